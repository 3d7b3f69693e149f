//# history/fixed-by
(function(e,o,c,p){let s;const r=()=>s??=o("rules/identity");c(e,{fixedBy:()=>a});function a(i){const d=new Set(i.map(({
finding:t})=>t.replace(/:\d+$/,""))),m=new Set(i.map(({path:t,old:n})=>JSON.stringify([t,n])));return t=>{const{subject:n,
location:y}=t;return m.has(JSON.stringify([y?.path,n?.command]))||d.has((0,r().identityOf)(t))}}});
//# history/history-answer
(function(g,n,u,D){let p;const e=()=>p??=n("zod");let b;const v=()=>b??=n("model/level");let y;const c=()=>y??=n("repor\
t/view/group");let _;const w=()=>_??=n("rules/finding");let j;const O=()=>j??=n("rules/identity");let S;const l=()=>S??=
n("history/levels");let x;const r=()=>x??=n("history/outcome");let z;const W=()=>z??=n("history/programs");u(g,{historyAnswer:()=>P,
historySchema:()=>k,ruleCounts:()=>L});const d=e().object({passes:e().int().nonnegative(),needs_fix:e().int().nonnegative().
describe("Passes once `gene-gate fix` has rewritten it."),waits:e().int().nonnegative().describe("Waits for an approval."),
fails:e().int().nonnegative(),undecided:e().int().nonnegative().describe("The gate could not decide.")}),C=e().object({rule:e().
string(),findings:e().int().positive(),message:e().string().describe("Of the first finding with this cause."),remedy:e().
string()}),H=e().object({commit:e().string(),subject:e().string(),outcome:e().enum(r().OUTCOMES),honest:e().boolean().describe(
"Introduces no command that both profiles and `gene-gate fix` refuse."),inherited:e().boolean().describe("Whether all th\
at fails it is in commands that its genes had before: it only applies them, or edits other parts."),reasons:e().array(C).
describe("What fails it and is left after `gene-gate fix`."),refused:e().array(e().object({gene:e().string(),command:e().
string(),rule:e().string()}))}),T=e().object({rule:e().string(),changes:e().int().positive()}),k=e().object({tip:e().string().
describe("The newest commit that was looked at."),changes:e().int().nonnegative().describe("How many past changes were j\
udged."),with_assets:e().int().nonnegative().describe("How many of them touch asset files."),left:e().int().nonnegative().
describe("How many others were not judged, because it takes too long."),shallow:e().boolean().describe("Whether the clon\
e lacks older commits."),strict:d.describe("Under the policy without its levels."),policy:d.describe("Under the policy w\
ith the levels of `levels` added."),levels:e().array(e().object({name:e().string(),level:v().levelSchema,changes:e().int().
positive(),rules:e().array(T)})).describe("Levels under which honest changes of the past would have passed."),programs:e().
array(e().object({name:e().string(),commands:e().int().positive()})).describe("Programs of refused commands that the pol\
icy can allow by name."),failing:e().array(H).describe("The changes that do not pass all the same."),undecided:e().array(
e().object({message:e().string(),hint:e().string(),changes:e().int().positive()})).describe("Why the gate could not deci\
de about changes.")});function P({tip:o,changes:s,left:i,shallow:M},{rules:$,fail_on:E}){const m=E==="error"?(0,l().proposeLevels)(
s):[],I={...$,...(0,l().levelsOf)(m)},h=s.map(t=>({change:t,now:t.with({rules:I})})),B=h.filter(({now:t})=>["fails","nee\
ds_fix"].includes((0,r().outcomeOf)(t)));return{tip:o,changes:s.length,with_assets:s.filter(({hasAssets:t})=>t).length,left:i,
shallow:M,strict:(0,r().countOutcomes)(s.map(t=>t.with({rules:{}}))),policy:(0,r().countOutcomes)(h.map(({now:t})=>t)),levels:m.
map(({group:t,...a})=>({name:t,level:"warning",...a})),programs:(0,W().offeredPrograms)(s),failing:B.map(({change:t,now:a})=>({
commit:t.commit,subject:t.subject,outcome:(0,r().outcomeOf)(a),honest:(0,r().isHonest)(t),inherited:a.inherited,reasons:U(
a.unfixed),refused:t.refused})),undecided:A(s)}}function U(o){return(0,c().groupsOf)(o,O().causeOf).map(s=>({rule:s.lead.
rule,findings:(0,c().sizeOf)(s),...(0,w().describe)(s.lead)}))}function A(o){const s=o.flatMap(({error:i})=>i??[]);return(0,c().
groupsOf)(s,({message:i})=>i).map(i=>({message:i.lead.message,hint:i.lead.hint,changes:(0,c().sizeOf)(i)}))}function L(o){
return o.map(({rule:s,changes:i})=>`${s} (${i})`).join(", ")}});
//# history/introduced
(function(o,y,c,k){c(o,{introducedIn:()=>a,refusedBy:()=>s});function s(e,r){const{asset:n,commands:d}=e,m=r.filter(({path:t})=>t===
n.path).map(({old:t})=>t);return d.filter(t=>l(t)&&u(t,e)).filter(({command:t})=>!m.includes(t)).map(({command:t,profiles:{
evolver:p}})=>({gene:n.id,command:t,rule:p.reason?.rule??"not-judged"}))}function a(e){const r=new Set(e.flatMap(n=>n.commands.
filter(d=>u(d,n)).map(({command:d})=>i({id:n.asset.id,command:d}))));return n=>r.has(i(n))}function i({id:e,command:r}){
return JSON.stringify([e,r])}function l({profiles:{evolver:e,validator:r}}){return e.verdict==="block"&&r.verdict==="blo\
ck"}function u({command:e},r){return r.change==="added"?!0:r.differences.some(({kind:n,head:d})=>n==="command_added"&&d===
e)}});
//# history/judge-change
(function(x,i,h,Y){let j;const w=()=>j??=i("approval/approval");let F;const b=()=>F??=i("approval/by-digest");let B;const C=()=>B??=
i("approval/head");let I;const N=()=>I??=i("as-gate-error");let G;const O=()=>G??=i("audit-commit");let A;const H=()=>A??=
i("propose-fix");let M;const S=()=>M??=i("run/nothing-ran");let k;const _=()=>k??=i("verdict/judge");let D;const E=()=>D??=
i("verdict/next-actor");let P;const R=()=>P??=i("history/fixed-by");let T;const g=()=>T??=i("history/introduced");h(x,{judgeChange:()=>W});
async function W(r,a,n,d){const{commit:t,subject:s}=r;try{return{commit:t,subject:s,hasAssets:a,...await z(r,n,d)}}catch(l){
const c=(0,N().asGateError)(l);if(c.code==="interrupted")throw c;const p={verdict:"error",findings:[],unfixed:[],inherited:!1};
return{commit:t,subject:s,hasAssets:a,error:c,...p,...{refused:[],commands:[],with:()=>p}}}}async function z({commit:r,base:a},n,d){
const t=await(0,O().auditCommit)(n,r,a),{policy:s}=n.policy,l=await K(t,n,d),c=o=>(0,_().judge)(t.audit,S().NOTHING_RAN,
{...s,...o},d,l),p=c({}),v=[p,c({rules:{}})].some(({verdict:o})=>!J.includes(o))?await L(t,n,{commit:r,base:a},p):[],U=(0,R().
fixedBy)(v),V=(0,g().introducedIn)(t.audit.genes),y=(o,X=s.fail_on)=>{const m=(0,_().allFindings)(o),u=e=>(0,E().isBlocking)(
e,X);return{verdict:o.verdict,findings:m.filter(e=>e.level||e.suppressed||u(e)),unfixed:m.filter(e=>u(e)&&!U(e)),inherited:m.
filter(u).every(({subject:e})=>e?.command!==void 0&&!V(e))}};return{...y(p),refused:t.audit.genes.flatMap(o=>(0,g().refusedBy)(
o,v)),commands:t.audit.genes.flatMap(({commands:o})=>o),with:o=>y(c(o),o.fail_on)}}const J=["pass","warn"];function K({audit:r,
tree:a},{policy:n},d){const t={judge:()=>(0,C().judgedHead)(r,a,n,"")};return(0,w().seekApproval)(r,n.policy.approvals,[
t],(0,b().approveByDigest)(void 0,d))}async function L(r,a,{commit:n,base:d},t){const s={name:"range",head:n,audited:n,base:d};
return(await(0,H().proposeFix)(a,s,r,(0,_().allFindings)(t)))?.edits??[]}});
//# history/judge-history
(function(u,c,w,R){let C;const j=()=>C??=c("assets/globs");let A;const b=()=>A??=c("error");let E;const S=()=>E??=c("ju\
dge/families/programs");let y;const D=()=>y??=c("repo/past-changes");let H;const G=()=>H??=c("history/judge-change");w(u,
{JUDGED_CHANGES:()=>P,judgeHistory:()=>N});const P=50,m=4,M=1e3;async function N(o,{tip:s,most:i,policy:e,platform:l,now:r,
signal:t,enough:J,progress:_}){const O=await(0,D().pastChanges)(o,s,Math.max(i,M)),U=(0,j().assetPathTest)(e.policy),a=v(
O,i,({paths:n})=>n.some(U)),h=AbortSignal.any([t,J]),p=(0,S().additionsFor)(e.policy),x={repository:o,policy:e,additions:p,
isPending:p.cover,platform:l,policyCommit:s,all:!1,signal:h},g=[];for(let n=0;n<a.length&&!h.aborted;n+=m){_(n,a.length);
const F=await Promise.all(a.slice(n,n+m).map(({change:d,hasAssets:I})=>(0,G().judgeChange)(d,I,x,r).catch(T(h))));g.push(
...F.filter(d=>d!==void 0))}if(_(a.length,a.length),t.aborted)throw(0,b().interrupted)("while it judged the history");const z=(await o.
shallowCommits()).size>0;return{tip:s,changes:g,left:a.length-g.length,shallow:z}}function T(o){return s=>{if(!o.aborted)
throw s}}function v(o,s,i){const e=o.map(t=>({change:t,hasAssets:i(t)})),l=e.filter(t=>t.hasAssets).slice(0,s),r=new Set(
[...e.slice(0,s),...l]);return e.filter(t=>r.has(t))}});
//# history/levels
(function(s,l,c,w){let u;const a=()=>u??=l("model/level");let i;const p=()=>i??=l("rules/catalogue");let m;const g=()=>m??=
l("history/outcome");c(s,{levelsOf:()=>O,proposeLevels:()=>_});function _(r){const o=r.filter(e=>e.verdict==="fail"&&(0,g().
isHonest)(e));return a().RULE_GROUPS.flatMap(e=>{const t=o.map(n=>v(n,e)).filter(({size:n})=>n>0);return t.length===0?[]:
[{group:e,changes:t.length,rules:h(t)}]})}function v({findings:r},o){const e=r.filter(({rule:t,severity:n,suppressed:d})=>n===
"error"&&!d&&(0,p().ruleOf)(t).group===o);return new Set(e.map(({rule:t})=>t))}function h(r){const o=new Map;for(const e of r.
flatMap(t=>[...t]))o.set(e,(o.get(e)??0)+1);return[...o].map(([e,t])=>({rule:e,changes:t})).sort((e,t)=>t.changes-e.changes)}
function O(r){return Object.fromEntries(r.map(({group:o})=>[o,"warning"]))}});
//# history/outcome
(function(o,l,r,O){r(o,{OUTCOMES:()=>n,countOutcomes:()=>i,isHonest:()=>u,outcomeOf:()=>t});const n=["passes","needs_fi\
x","waits","fails","undecided"];function t({verdict:e,unfixed:s}){switch(e){case"pass":case"warn":return"passes";case"ne\
eds_approval":return"waits";case"fail":return s.length===0?"needs_fix":"fails";case"error":return"undecided"}}function u({
refused:e}){return e.length===0}function i(e){const s=e.map(t),a=n.map(c=>[c,s.filter(d=>d===c).length]);return Object.fromEntries(
a)}});
//# history/programs
(function(r,c,t,d){t(r,{offeredPrograms:()=>a});function a(s){const m=new Map;for(const{args:e,subject:o}of s.flatMap(({
findings:n})=>n)){const{offered:n}=e;typeof n!="string"||n===""||!o?.command||m.set(n,(m.get(n)??new Set).add(o.command))}
return[...m].map(([e,{size:o}])=>({name:e,commands:o})).sort((e,o)=>o.commands-e.commands)}});
//# history/text
(function(R,w,S,J){let v;const t=()=>v??=w("report/text/layout");let M;const i=()=>M??=w("report/view/words");let E;const N=()=>E??=
w("history/history-answer");let T;const W=()=>T??=w("history/outcome");S(R,{countWords:()=>p,historyRows:()=>G});const C={
passes:"pass",needs_fix:"pass after gene-gate fix",waits:"wait for an approval",fails:"fail",undecided:"could not be jud\
ged"},j=5,_=300;function G(o,r,e){const{changes:a,with_assets:s,left:c,shallow:l,strict:n,policy:g,levels:m,programs:$,failing:b}=o,
x=l?" The clone is shallow; git fetch --unshallow gets the others.":"",O=c>0?` ${(0,i().count)(c,"older change")} would \
take too long.`:"";return a===0?[(0,t().prose)(e,"history",`There is no past change.${O}${x}`)]:[[...(0,t().prose)(e,"hi\
story",`Judged the last ${(0,i().count)(a,"change")}, ${s} of them with assets, as if they were pull requests today. Not\
hing was run.${O}${x}`),...(0,t().prose)(e,r.strict,p(n)),...p(g)===p(n)?[]:(0,t().prose)(e,r.policy,p(g)),...A(b,e),...m.
flatMap(({name:h,level:d,...u})=>(0,t().prose)(e,"level",`${h}: ${d}, because of ${(0,i().count)(u.changes,"change")}: ${(0,N().
ruleCounts)(u.rules)}`)),...$.flatMap(({name:h,commands:d})=>(0,t().prose)(e,"program",`${h}: ${(0,i().count)(d,"command")}\
 would be allowed with programs: [${h}]`))],...D(b,e),...o.undecided.map(({message:h,hint:d,changes:u})=>[...(0,t().prose)(
e,"undecided",`${(0,i().count)(u,"change")}: ${(0,i().clip)(h,_)}`,{label:"bad"}),...(0,t().prose)(e,"fix",d)])]}function p(o){
return W().OUTCOMES.filter(e=>o[e]>0).map(e=>`${o[e]} ${C[e]}`).join(", ")}function A(o,r){const e=o.filter(s=>s.outcome===
"needs_fix"&&s.inherited);if(e.length===0)return[];const a=`${(0,i().count)(e.length,"change")} would pass if the assets\
 had been repaired before: the commands that fail are older than the change.`;return(0,t().prose)(r,"repair",a)}function D(o,r){
const[e,a]=[o.filter(({outcome:n})=>n==="fails"),o.filter(({outcome:n})=>n!=="fails")],{shown:s,rest:c}=(0,t().limited)(
e,j,"change",r),l=[...s,...r.verbose?a:[]].map(n=>H(n,r));return c.length>0?[...l,c]:l}function H({commit:o,subject:r,outcome:e,
reasons:a},s){const[c,l]=e==="fails"?["fails","bad"]:["fix","caution"],n=`${(0,i().shortCommit)(o)} ${r}`;return[...(0,t().
labelled)(s,c,[s.paint("strong",(0,t().shortName)(n,(0,t().roomOf)(s)))],l),...a.length===0?(0,t().prose)(s,"","gene-gat\
e fix rewrites what fails."):[],...a.flatMap(({rule:g,findings:m,message:$})=>(0,t().prose)(s,"",`${(0,i().clip)($,_)} (${g}${m>
1?`, ${m} times`:""})`))]}});
