//# history/fixed-by
(function(e,m,r){const s=r("rules/identity");function c(i){const o=new Set(i.map(({finding:t})=>t.replace(/:\d+$/,""))),
a=new Set(i.map(({path:t,old:n})=>JSON.stringify([t,n])));return t=>{const{subject:n,location:d}=t;return a.has(JSON.stringify(
[d?.path,n?.command]))||o.has((0,s().identityOf)(t))}}e.exports={fixedBy:c}});
//# history/history-answer
(function(u,U,n){const e=n("packages/zod"),g=n("model/level"),c=n("report/view/group"),p=n("rules/finding"),b=n("rules/\
identity"),d=n("history/levels"),r=n("history/outcome"),v=n("history/programs"),l=e().object({passes:e().int().nonnegative(),
needs_fix:e().int().nonnegative().describe("Passes once `gene-gate fix` has rewritten it."),waits:e().int().nonnegative().
describe("Waits for an approval."),fails:e().int().nonnegative(),undecided:e().int().nonnegative().describe("The gate co\
uld not decide.")}),w=e().object({rule:e().string(),findings:e().int().positive(),message:e().string().describe("Of the \
first finding with this cause."),remedy:e().string()}),y=e().object({commit:e().string(),subject:e().string(),outcome:e().
enum(r().OUTCOMES),honest:e().boolean().describe("Introduces no command that both profiles and `gene-gate fix` refuse."),
inherited:e().boolean().describe("Whether all that fails it is in commands that its genes had before: it only applies th\
em, or edits other parts."),reasons:e().array(w).describe("What fails it and is left after `gene-gate fix`."),refused:e().
array(e().object({gene:e().string(),command:e().string(),rule:e().string()}))}),j=e().object({rule:e().string(),changes:e().
int().positive()}),O=e().object({tip:e().string().describe("The newest commit that was looked at."),changes:e().int().nonnegative().
describe("How many past changes were judged."),with_assets:e().int().nonnegative().describe("How many of them touch asse\
t files."),left:e().int().nonnegative().describe("How many others were not judged, because it takes too long."),shallow:e().
boolean().describe("Whether the clone lacks older commits."),strict:l.describe("Under the policy without its levels."),policy:l.
describe("Under the policy with the levels of `levels` added."),levels:e().array(e().object({name:e().string(),level:g().
levelSchema,changes:e().int().positive(),rules:e().array(j)})).describe("Levels under which honest changes of the past w\
ould have passed."),programs:e().array(e().object({name:e().string(),commands:e().int().positive()})).describe("Programs\
 of refused commands that the policy can allow by name."),failing:e().array(y).describe("The changes that do not pass al\
l the same."),undecided:e().array(e().object({message:e().string(),hint:e().string(),changes:e().int().positive()})).describe(
"Why the gate could not decide about changes.")});function _({tip:o,changes:s,left:i,shallow:k},{rules:C,fail_on:H}){const m=H===
"error"?(0,d().proposeLevels)(s):[],T={...C,...(0,d().levelsOf)(m)},h=s.map(t=>({change:t,now:t.with({rules:T})})),P=h.filter(
({now:t})=>["fails","needs_fix"].includes((0,r().outcomeOf)(t)));return{tip:o,changes:s.length,with_assets:s.filter(({hasAssets:t})=>t).
length,left:i,shallow:k,strict:(0,r().countOutcomes)(s.map(t=>t.with({rules:{}}))),policy:(0,r().countOutcomes)(h.map(({
now:t})=>t)),levels:m.map(({group:t,...a})=>({name:t,level:"warning",...a})),programs:(0,v().offeredPrograms)(s),failing:P.
map(({change:t,now:a})=>({commit:t.commit,subject:t.subject,outcome:(0,r().outcomeOf)(a),honest:(0,r().isHonest)(t),inherited:a.
inherited,reasons:S(a.unfixed),refused:t.refused})),undecided:x(s)}}function S(o){return(0,c().groupsOf)(o,b().causeOf).
map(s=>({rule:s.lead.rule,findings:(0,c().sizeOf)(s),...(0,p().describe)(s.lead)}))}function x(o){const s=o.flatMap(({error:i})=>i??
[]);return(0,c().groupsOf)(s,({message:i})=>i).map(i=>({message:i.lead.message,hint:i.lead.hint,changes:(0,c().sizeOf)(i)}))}
function W(o){return o.map(({rule:s,changes:i})=>`${s} (${i})`).join(", ")}u.exports={historyAnswer:_,historySchema:O,ruleCounts:W}});
//# history/introduced
(function(o,p,y){function s(e,r){const{asset:t,commands:d}=e,l=r.filter(({path:n})=>n===t.path).map(({old:n})=>n);return d.
filter(n=>a(n)&&u(n,e)).filter(({command:n})=>!l.includes(n)).map(({command:n,profiles:{evolver:m}})=>({gene:t.id,command:n,
rule:m.reason?.rule??"not-judged"}))}function c(e){const r=new Set(e.flatMap(t=>t.commands.filter(d=>u(d,t)).map(({command:d})=>i(
{id:t.asset.id,command:d}))));return t=>r.has(i(t))}function i({id:e,command:r}){return JSON.stringify([e,r])}function a({
profiles:{evolver:e,validator:r}}){return e.verdict==="block"&&r.verdict==="block"}function u({command:e},r){return r.change===
"added"?!0:r.differences.some(({kind:t,head:d})=>t==="command_added"&&d===e)}o.exports={introducedIn:c,refusedBy:s}});
//# history/judge-change
(function(h,R,t){const j=t("approval/approval"),w=t("approval/by-digest"),y=t("approval/head"),F=t("as-gate-error"),O=t(
"audit-commit"),B=t("propose-fix"),C=t("rules/identity"),I=t("run/nothing-ran"),N=t("turns"),g=t("verdict/judge"),b=t("v\
erdict/next-actor"),G=t("history/fixed-by"),l=t("history/introduced");async function A(r,s,o,d){const{commit:n,subject:c}=r;
try{return{commit:n,subject:c,hasAssets:s,...await H(r,o,d)}}catch(p){const a=(0,F().asGateError)(p);if(a.code==="interr\
upted")throw a;const u={verdict:"error",findings:[],unfixed:[],inherited:!1};return{commit:n,subject:c,hasAssets:s,error:a,
...u,...{refused:[],commands:[],with:()=>u}}}}async function H({commit:r,base:s},o,d){const n=await(0,O().auditCommit)(o,
r,s),{policy:c}=o.policy,p=await S(n,o,d),a=i=>(0,N().resultOf)((0,g().judge)(n.audit,I().NOTHING_RAN,{...c,...i},d,p)),
u=a({}),v=[u,a({rules:{}})].some(({verdict:i})=>!M.includes(i))?await k(n,o,{commit:r,base:s},u):[],D=(0,G().fixedBy)(v),
E=(0,l().introducedIn)(n.audit.genes),x=(i,P=c.fail_on)=>{const m=(0,g().allFindings)(i),_=e=>(0,b().isBlocking)(e,P);return{
verdict:i.verdict,findings:m.filter(e=>e.level||e.suppressed||_(e)),unfixed:m.filter(e=>_(e)&&!D(e)),inherited:m.filter(
_).every(({subject:e})=>e?.command!==void 0&&!E(e))}};return{...x(u),refused:n.audit.genes.flatMap(i=>(0,l().refusedBy)(
i,v)),commands:n.audit.genes.flatMap(({commands:i})=>i),with:i=>x(a(i),i.fail_on)}}const M=["pass","warn"];function S({audit:r,
tree:s},{policy:o},d){const n={judge:()=>(0,y().judgedHead)(r,s,o,"")};return(0,j().seekApproval)(r,o.policy.approvals,[
n],(0,w().approveByDigest)(void 0,d))}async function k(r,s,{commit:o,base:d},n){const c={name:"range",head:o,audited:o,base:d},
p=(0,C().idsOf)((0,g().allFindings)(n));return(await(0,B().proposeFix)(s,c,r,p))?.edits??[]}h.exports={judgeChange:A}});
//# history/judge-history
(function(_,O,i){const w=i("assets/globs"),C=i("error"),A=i("judge/families/programs"),j=i("repo/past-changes"),E=i("hi\
story/judge-change"),b=50,u=4,S=1e3;async function D(e,{tip:s,most:c,policy:n,platform:r,now:h,signal:t,enough:P,progress:m}){
const M=await(0,j().pastChanges)(e,s,Math.max(c,S)),N=(0,w().assetPathTest)(n.policy),a=G(M,c,({paths:o})=>o.some(N)),l=AbortSignal.
any([t,P]),p=(0,A().additionsFor)(n.policy),T={repository:e,policy:n,additions:p,isPending:p.cover,platform:r,policyCommit:s,
all:!1,signal:l},g=[];for(let o=0;o<a.length&&!l.aborted;o+=u){m(o,a.length);const x=await Promise.all(a.slice(o,o+u).map(
({change:d,hasAssets:J})=>(0,E().judgeChange)(d,J,T,h).catch(H(l))));g.push(...x.filter(d=>d!==void 0))}if(m(a.length,a.
length),t.aborted)throw(0,C().interrupted)("while it judged the history");const v=(await e.shallowCommits()).size>0;return{
tip:s,changes:g,left:a.length-g.length,shallow:v}}function H(e){return s=>{if(!e.aborted)throw s}}function G(e,s,c){const n=e.
map(t=>({change:t,hasAssets:c(t)})),r=n.filter(t=>t.hasAssets).slice(0,s),h=new Set([...n.slice(0,s),...r]);return n.filter(
t=>h.has(t))}_.exports={JUDGED_CHANGES:b,judgeHistory:D}});
//# history/levels
(function(l,h,s){const u=s("model/level"),c=s("rules/catalogue"),i=s("history/outcome");function p(o){const r=o.filter(
e=>e.verdict==="fail"&&(0,i().isHonest)(e));return u().RULE_GROUPS.flatMap(e=>{const t=r.map(n=>a(n,e)).filter(({size:n})=>n>
0);return t.length===0?[]:[{group:e,changes:t.length,rules:m(t)}]})}function a({findings:o},r){const e=o.filter(({rule:t,
severity:n,suppressed:v})=>n==="error"&&!v&&(0,c().ruleOf)(t).group===r);return new Set(e.map(({rule:t})=>t))}function m(o){
const r=new Map;for(const e of o.flatMap(t=>[...t]))r.set(e,(r.get(e)??0)+1);return[...r].map(([e,t])=>({rule:e,changes:t})).
sort((e,t)=>t.changes-e.changes)}function g(o){return Object.fromEntries(o.map(({group:r})=>[r,"warning"]))}l.exports={levelsOf:g,
proposeLevels:p}});
//# history/outcome
(function(r,d,l){const n=["passes","needs_fix","waits","fails","undecided"];function t({verdict:e,unfixed:s}){switch(e){case"\
pass":case"warn":return"passes";case"needs_approval":return"waits";case"fail":return s.length===0?"needs_fix":"fails";case"\
error":return"undecided"}}function o({refused:e}){return e.length===0}function u(e){const s=e.map(t),a=n.map(c=>[c,s.filter(
i=>i===c).length]);return Object.fromEntries(a)}r.exports={OUTCOMES:n,countOutcomes:u,isHonest:o,outcomeOf:t}});
//# history/programs
(function(t,s,c){function a(m){const r=new Map;for(const{args:e,subject:o}of m.flatMap(({findings:n})=>n)){const{offered:n}=e;
typeof n!="string"||n===""||!o?.command||r.set(n,(r.get(n)??new Set).add(o.command))}return[...r].map(([e,{size:o}])=>({
name:e,commands:o})).sort((e,o)=>o.commands-e.commands)}t.exports={offeredPrograms:a}});
//# history/text
(function(R,j,g){const t=g("report/text/layout"),i=g("report/view/words"),S=g("history/history-answer"),v=g("history/ou\
tcome"),M={passes:"pass",needs_fix:"pass after gene-gate fix",waits:"wait for an approval",fails:"fail",undecided:"could\
 not be judged"},E=5,b=300;function N(s,r,e){const{changes:a,with_assets:o,left:c,shallow:h,strict:n,policy:w,levels:u,programs:m,
failing:x}=s,_=h?" The clone is shallow; git fetch --unshallow gets the others.":"",O=c>0?` ${(0,i().count)(c,"older cha\
nge")} would take too long.`:"";return a===0?[(0,t().prose)(e,"history",`There is no past change.${O}${_}`)]:[[...(0,t().
prose)(e,"history",`Judged the last ${(0,i().count)(a,"change")}, ${o} of them with assets, as if they were pull request\
s today. Nothing was run.${O}${_}`),...(0,t().prose)(e,r.strict,p(n)),...p(w)===p(n)?[]:(0,t().prose)(e,r.policy,p(w)),...T(
x,e),...u.flatMap(({name:l,level:d,...$})=>(0,t().prose)(e,"level",`${l}: ${d}, because of ${(0,i().count)($.changes,"ch\
ange")}: ${(0,S().ruleCounts)($.rules)}`)),...m.flatMap(({name:l,commands:d})=>(0,t().prose)(e,"program",`${l}: ${(0,i().
count)(d,"command")} would be allowed with programs: [${l}]`))],...W(x,e),...s.undecided.map(({message:l,hint:d,changes:$})=>[
...(0,t().prose)(e,"undecided",`${(0,i().count)($,"change")}: ${(0,i().clip)(l,b)}`,{label:"bad"}),...(0,t().prose)(e,"f\
ix",d)])]}function p(s){return v().OUTCOMES.filter(e=>s[e]>0).map(e=>`${s[e]} ${M[e]}`).join(", ")}function T(s,r){const e=s.
filter(o=>o.outcome==="needs_fix"&&o.inherited);if(e.length===0)return[];const a=`${(0,i().count)(e.length,"change")} wo\
uld pass if the assets had been repaired before: the commands that fail are older than the change.`;return(0,t().prose)(
r,"repair",a)}function W(s,r){const[e,a]=[s.filter(({outcome:n})=>n==="fails"),s.filter(({outcome:n})=>n!=="fails")],{shown:o,
rest:c}=(0,t().limited)(e,E,"change",r),h=[...o,...r.verbose?a:[]].map(n=>C(n,r));return c.length>0?[...h,c]:h}function C({
commit:s,subject:r,outcome:e,reasons:a},o){const[c,h]=e==="fails"?["fails","bad"]:["fix","caution"],n=`${(0,i().shortCommit)(
s)} ${r}`;return[...(0,t().labelled)(o,c,[o.paint("strong",(0,t().shortName)(n,(0,t().roomOf)(o)))],h),...a.length===0?(0,t().
prose)(o,"","gene-gate fix rewrites what fails."):[],...a.flatMap(({rule:w,findings:u,message:m})=>(0,t().prose)(o,"",`${(0,i().
clip)(m,b)} (${w}${u>1?`, ${u} times`:""})`))]}R.exports={countWords:p,historyRows:N}});
