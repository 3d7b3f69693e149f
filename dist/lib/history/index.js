//# history/fixed-by
(function(e,o,c,p){let s;const r=()=>s??=o("rules/identity");c(e,{fixedBy:()=>a});function a(i){const d=new Set(i.map(({
finding:t})=>t.replace(/:\d+$/,""))),m=new Set(i.map(({path:t,old:n})=>JSON.stringify([t,n])));return t=>{const{subject:n,
location:y}=t;return m.has(JSON.stringify([y?.path,n?.command]))||d.has((0,r().identityOf)(t))}}});
//# history/history-answer
(function(g,o,h,D){let p;const e=()=>p??=o("zod");let b;const v=()=>b??=o("model/level");let y;const a=()=>y??=o("repor\
t/view/group");let _;const w=()=>_??=o("rules/finding");let j;const O=()=>j??=o("rules/identity");let S;const l=()=>S??=
o("history/levels");let x;const r=()=>x??=o("history/outcome");let z;const C=()=>z??=o("history/programs");h(g,{historyAnswer:()=>P,
historySchema:()=>k,ruleCounts:()=>L});const d=e().object({passes:e().int().nonnegative(),needs_fix:e().int().nonnegative().
describe("Passes once `gene-gate fix` has rewritten it."),waits:e().int().nonnegative().describe("Waits for an approval."),
fails:e().int().nonnegative(),undecided:e().int().nonnegative().describe("The gate could not decide.")}),H=e().object({rule:e().
string(),findings:e().int().positive(),message:e().string().describe("Of the first finding with this cause."),remedy:e().
string()}),T=e().object({commit:e().string(),subject:e().string(),outcome:e().enum(r().OUTCOMES),honest:e().boolean().describe(
"Introduces no command that both profiles and `gene-gate fix` refuse."),reasons:e().array(H).describe("What fails it and\
 is left after `gene-gate fix`."),refused:e().array(e().object({gene:e().string(),command:e().string(),rule:e().string()}))}),
W=e().object({rule:e().string(),changes:e().int().positive()}),k=e().object({tip:e().string().describe("The newest commi\
t that was looked at."),changes:e().int().nonnegative().describe("How many past changes were judged."),with_assets:e().int().
nonnegative().describe("How many of them touch asset files."),left:e().int().nonnegative().describe("How many others wer\
e not judged, because it takes too long."),shallow:e().boolean().describe("Whether the clone lacks older commits."),strict:d.
describe("Under the policy without its levels."),policy:d.describe("Under the policy with the levels of `levels` added."),
levels:e().array(e().object({name:e().string(),level:v().levelSchema,changes:e().int().positive(),rules:e().array(W)})).
describe("Levels under which honest changes of the past would have passed."),programs:e().array(e().object({name:e().string(),
commands:e().int().positive()})).describe("Programs of refused commands that the policy can allow by name."),failing:e().
array(T).describe("The changes that do not pass all the same."),undecided:e().array(e().object({message:e().string(),hint:e().
string(),changes:e().int().positive()})).describe("Why the gate could not decide about changes.")});function P({tip:i,changes:s,
left:n,shallow:M},{rules:$,fail_on:E}){const m=E==="error"?(0,l().proposeLevels)(s):[],I={...$,...(0,l().levelsOf)(m)},u=s.
map(t=>({change:t,now:t.with({rules:I})})),B=u.filter(({now:t})=>["fails","needs_fix"].includes((0,r().outcomeOf)(t)));return{
tip:i,changes:s.length,with_assets:s.filter(({hasAssets:t})=>t).length,left:n,shallow:M,strict:(0,r().countOutcomes)(s.map(
t=>t.with({rules:{}}))),policy:(0,r().countOutcomes)(u.map(({now:t})=>t)),levels:m.map(({group:t,...c})=>({name:t,level:"\
warning",...c})),programs:(0,C().offeredPrograms)(s),failing:B.map(({change:t,now:c})=>({commit:t.commit,subject:t.subject,
outcome:(0,r().outcomeOf)(c),honest:(0,r().isHonest)(t),reasons:U(c.unfixed),refused:t.refused})),undecided:A(s)}}function U(i){
return(0,a().groupsOf)(i,O().causeOf).map(s=>({rule:s.lead.rule,findings:(0,a().sizeOf)(s),...(0,w().describe)(s.lead)}))}
function A(i){const s=i.flatMap(({error:n})=>n??[]);return(0,a().groupsOf)(s,({message:n})=>n).map(n=>({message:n.lead.message,
hint:n.lead.hint,changes:(0,a().sizeOf)(n)}))}function L(i){return i.map(({rule:s,changes:n})=>`${s} (${n})`).join(", ")}});
//# history/judge-change
(function(x,s,y,Y){let h;const j=()=>h??=s("approval/approval");let w;const b=()=>w??=s("approval/by-digest");let F;const B=()=>F??=
s("approval/head");let C;const N=()=>C??=s("as-gate-error");let k;const G=()=>k??=s("audit-commit");let I;const O=()=>I??=
s("propose-fix");let A;const H=()=>A??=s("run/nothing-ran");let M;const l=()=>M??=s("verdict/judge");let R;const S=()=>R??=
s("verdict/next-actor");let D;const E=()=>D??=s("history/fixed-by");y(x,{judgeChange:()=>P});async function P(o,e,n,a){const{
commit:i,subject:t}=o;try{return{commit:i,subject:t,hasAssets:e,...await T(o,n,a)}}catch(_){const c=(0,N().asGateError)(
_);if(c.code==="interrupted")throw c;const p={verdict:"error",findings:[],unfixed:[]};return{commit:i,subject:t,hasAssets:e,
error:c,...p,...{refused:[],commands:[],with:()=>p}}}}async function T({commit:o,base:e},n,a){const i=await(0,G().auditCommit)(
n,o,e),{policy:t}=n.policy,_=await z(i,n,a),c=r=>(0,l().judge)(i.audit,H().NOTHING_RAN,{...t,...r},a,_),p=c({}),u=[p,c({
rules:{}})].some(({verdict:r})=>!W.includes(r))?await J(i,n,{commit:o,base:e},p):[],V=(0,E().fixedBy)(u),m=(r,X=t.fail_on)=>{
const g=(0,l().allFindings)(r),v=d=>(0,S().isBlocking)(d,X);return{verdict:r.verdict,findings:g.filter(d=>d.level||d.suppressed||
v(d)),unfixed:g.filter(d=>v(d)&&!V(d))}};return{...m(p),refused:i.audit.genes.flatMap(r=>K(r,u)),commands:i.audit.genes.
flatMap(({commands:r})=>r),with:r=>m(c(r),r.fail_on)}}const W=["pass","warn"];function z({audit:o,tree:e},{policy:n},a){
const i={judge:()=>(0,B().judgedHead)(o,e,n,"")};return(0,j().seekApproval)(o,n.policy.approvals,[i],(0,b().approveByDigest)(
void 0,a))}async function J(o,e,{commit:n,base:a},i){const t={name:"range",head:n,audited:n,base:a};return(await(0,O().proposeFix)(
e,t,o,(0,l().allFindings)(i)))?.edits??[]}function K(o,e){const{asset:n,commands:a}=o,i=e.filter(({path:t})=>t===n.path).
map(({old:t})=>t);return a.filter(t=>L(t)&&Q(t,o)).filter(({command:t})=>!i.includes(t)).map(({command:t,profiles:{evolver:_}})=>({
gene:n.id,command:t,rule:_.reason?.rule??"not-judged"}))}function L({profiles:{evolver:o,validator:e}}){return o.verdict===
"block"&&e.verdict==="block"}function Q({command:o},e){return e.change==="added"?!0:e.differences.some(({kind:n,head:a})=>n===
"command_added"&&a===o)}});
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
(function(O,d,S,D){let v;const t=()=>v??=d("report/text/layout");let M;const i=()=>M??=d("report/view/words");let R;const E=()=>R??=
d("history/history-answer");let N;const T=()=>N??=d("history/outcome");S(O,{historyRows:()=>j});const C={passes:"pass",needs_fix:"\
pass after gene-gate fix",waits:"wait for an approval",fails:"fail",undecided:"could not be judged"},W=5,_=300;function j(o,r,e){
const{changes:a,with_assets:n,left:c,shallow:l,strict:s,policy:g,levels:m,programs:u,failing:A}=o,b=l?" The clone is sha\
llow; git fetch --unshallow gets the others.":"",x=c>0?` ${(0,i().count)(c,"older change")} would take too long.`:"";return a===
0?[(0,t().prose)(e,"history",`There is no past change.${x}${b}`)]:[[...(0,t().prose)(e,"history",`Judged the last ${(0,i().
count)(a,"change")}, ${n} of them with assets, as if they were pull requests today. Nothing was run.${x}${b}`),...(0,t().
prose)(e,r.strict,w(s)),...w(g)===w(s)?[]:(0,t().prose)(e,r.policy,w(g)),...m.flatMap(({name:p,level:h,...$})=>(0,t().prose)(
e,"level",`${p}: ${h}, because of ${(0,i().count)($.changes,"change")}: ${(0,E().ruleCounts)($.rules)}`)),...u.flatMap(({
name:p,commands:h})=>(0,t().prose)(e,"program",`${p}: ${(0,i().count)(h,"command")} would be allowed with programs: [${p}\
]`))],...G(A,e),...o.undecided.map(({message:p,hint:h,changes:$})=>[...(0,t().prose)(e,"undecided",`${(0,i().count)($,"c\
hange")}: ${(0,i().clip)(p,_)}`,{label:"bad"}),...(0,t().prose)(e,"fix",h)])]}function w(o){return T().OUTCOMES.filter(e=>o[e]>
0).map(e=>`${o[e]} ${C[e]}`).join(", ")}function G(o,r){const[e,a]=[o.filter(({outcome:s})=>s==="fails"),o.filter(({outcome:s})=>s!==
"fails")],{shown:n,rest:c}=(0,t().limited)(e,W,"change",r),l=[...n,...r.verbose?a:[]].map(s=>y(s,r));return c.length>0?[
...l,c]:l}function y({commit:o,subject:r,outcome:e,reasons:a},n){const[c,l]=e==="fails"?["fails","bad"]:["fix","caution"],
s=`${(0,i().shortCommit)(o)} ${r}`;return[...(0,t().labelled)(n,c,[n.paint("strong",(0,t().shortName)(s,(0,t().roomOf)(n)))],
l),...a.length===0?(0,t().prose)(n,"","gene-gate fix rewrites what fails."):[],...a.flatMap(({rule:g,findings:m,message:u})=>(0,t().
prose)(n,"",`${(0,i().clip)(u,_)} (${g}${m>1?`, ${m} times`:""})`))]}});
