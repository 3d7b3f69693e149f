//# doctor/assets
(function(m,q,e){const _=e("audit-commit"),h=e("history/fixed-by"),x=e("judge/families/programs"),O=e("propose-fix"),y=e(
"repo/folder-tree"),v=e("report/view/group"),w=e("rules/finding"),g=e("rules/identity"),b=e("run/nothing-ran"),j=e("turn\
s"),a=e("verdict/judge");function N(r){const{repository:i,policy:s,platform:t,signal:n}=r;return{repository:i,policy:s,additions:(0,x().
additionsFor)(s.policy),disk:(0,y().folderTree)(i.directory),platform:t,...n&&{signal:n}}}async function T(r,i,s){const t={
...r,all:!0,policyCommit:i},n=await(0,_().auditCommit)(t,i,i),o=(0,j().resultOf)((0,a().judge)(n.audit,b().NOTHING_RAN,r.
policy.policy,s)),d=(0,a().allFindings)(o),p={name:"range",base:i,head:i,audited:i},{edits:c=[]}=await(0,O().proposeFix)(
t,p,n,(0,g().idsOf)(d))??{};return{genes:n.audit.genes,problems:A(d,(0,h().fixedBy)(c)),edits:c.length}}const u=["error",
"warning"];function A(r,i){const s=r.filter(({severity:t,suppressed:n})=>u.includes(t)&&!n);return(0,v().groupsOf)(s,t=>JSON.
stringify([t.severity,(0,g().causeOf)(t)])).map(({lead:t,others:n})=>{const o=[t,...n],d=o.filter(k=>!i(k)),[p=t]=d,{rule:c,
severity:F,location:l}=p,R={findings:o.length,fixed:o.length-d.length},C=l&&{path:l.path};return{rule:c,severity:F,...R,
...(0,w().describe)(p),...C}}).sort((t,n)=>u.indexOf(t.severity)-u.indexOf(n.severity)||n.findings-t.findings)}m.exports=
{assetsAnswer:T,presentTerms:N}});
//# doctor/doctor
(function(m,q,o){const d=o("history/history-answer"),h=o("init/workflow-template"),_=o("policy/asks-for-approvals"),g=o(
"repo/folder-tree"),u=o("tool"),c=o("verdict/ignores"),v=o("verdict/levels"),p=o("doctor/assets"),k=o("doctor/doctor-ans\
wer"),y=o("doctor/machine"),O=o("doctor/tighten"),A=o("doctor/workflow");async function T(e){const{repository:n,policy:t,
head:s,history:r,env:F,now:a,signal:I}=e,{directory:l}=n,i=s===void 0?void 0:await(0,p().assetsAnswer)((0,p().presentTerms)(
e),s,a),L=await(0,y().machineAnswer)(i?.genes??[],{directory:l,env:F,signal:I,policy:t.policy}),w=r?(0,d().historyAnswer)(
r,t.policy):null,R=(0,_().asksForApprovals)(t.policy)||(w?.policy.waits??0)>0;return{type:"Doctor",schema_version:k().DOCTOR_VERSION,
tool:{...u().TOOL},head_sha:s??null,policy:P(t,a),history:w,tighten:(0,O().tightenings)(t.policy,{changes:r?.changes??[],
present:i?.genes.flatMap(({commands:$})=>$)??[]}),assets:i?x(i):null,...L,workflow:await(0,A().workflowAnswer)((0,g().folderTree)(
l),(0,h().workflowFor)(R))}}function x({genes:e,...n}){return{genes:e.length,...n}}function P({policy:e,source:n},t){const{
profile:s,enforce:r}=e;return{source:n,profile:s,enforce:r,idle:D(e,(0,c().dayOf)(t))}}function D({ignores:e,rules:n},t){
return[...(0,c().idleIgnores)(e,t).map(({rule:s,why:r})=>({key:`ignores: ${s}`,why:r})),...(0,v().idleLevels)({rules:n,today:t}).
map(({name:s,why:r})=>({key:`rules.${s}`,why:r}))]}m.exports={examine:T}});
//# doctor/doctor-answer
(function(o,h,t){const e=t("packages/zod"),n=t("history/history-answer"),r=t("model/finding"),a=t("model/isolation"),s="\
1.0.0",i=e().int().nonnegative(),c=e().object({type:e().literal("Doctor"),schema_version:e().literal(s),tool:e().object(
{name:e().literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe("Null without a commit."),
policy:e().object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().enum(["report","block"]),
idle:e().array(e().object({key:e().string(),why:e().string()})).describe("Parts of the policy without any effect.")}),history:n().
historySchema.nullable().describe("Null with `--no-history` or without a commit."),tighten:e().array(e().object({key:e().
string(),what:e().string(),why:e().string()})).describe("What the policy can make stricter, because the last changes did\
 not need it."),assets:e().object({genes:i,edits:i.describe("How many edits `gene-gate fix --write` makes."),problems:e().
array(e().object({rule:e().string(),severity:r().severitySchema,message:e().string().describe("Of the first finding that\
 `gene-gate fix` does not resolve, or else of the first."),findings:e().int().positive().describe("How many findings hav\
e this cause."),fixed:i.describe("How many of them `gene-gate fix --write` resolves."),remedy:e().string().describe("Abo\
ut the first that it does not resolve, if there is one."),path:e().string().exactOptional()}))}).nullable().describe("Al\
l assets as they are; null without a commit."),programs:e().array(e().object({name:e().string(),commands:e().int().positive().
describe("How many commands start it."),path:e().string().nullable(),missing:e().enum(["machine","dependencies"]).exactOptional().
describe("What does not have it.")})),containment:a().isolationSchema.describe("What this machine gives to commands."),workflow:e().
object({paths:e().array(e().string()).describe("The workflows that run the gate."),lacks:e().array(e().object({path:e().
string(),key:e().string(),what:e().string(),why:e().string()})).describe("What the workflow of `gene-gate init` has and \
these do not.")})}).describe("The answer of `gene-gate doctor --format json`");o.exports={DOCTOR_VERSION:s,doctorSchema:c}});
//# doctor/lacking-keys
(function(k,E,u){const w=u("audit/change/gate/gate-scripts"),d=u("audit/change/gate/triggers"),o=u("audit/change/gate/w\
orkflow");function y(n,e){const r=(0,d().eventsOf)(e);return[...(0,d().eventsOf)(n)].flatMap(([s,i])=>{const t=`on.${s}`,
p=r.get(s);if(p===void 0)return[{key:t,what:`Add the event \`${s}\`.`}];const g=l(s,p),a=l(s,i).filter(c=>!g.includes(c));
return[...a.length>0?[{key:`${t}.types`,what:`Add the types \`${a.join("`, `")}\`.`}]:[],...S.filter(c=>(0,o().isMapping)(
p)&&c in p).map(c=>({key:`${t}.${c}`,what:"Remove the filter."}))]})}const S=["paths","paths-ignore"];function l(n,e){const r=(0,o().
isMapping)(e)?e.types:void 0;return r===void 0?d().DEFAULT_TYPES.get(n)??[]:[r].flat().map(String)}const h=["none","read",
"write"];function m(n,e){if(!(0,o().isMapping)(n))return[];const r=i=>h.indexOf(O(e,i));return Object.entries(n).filter(
([i,t])=>r(i)<h.indexOf(String(t))).map(([i,t])=>({key:`permissions.${i}`,what:`Add \`${i}: ${t}\` to \`permissions\`.`}))}
function O(n,e){return typeof n=="string"?n.replace("-all",""):(0,o().isMapping)(n)?String(n[e]??"none"):"none"}function M(n,e){
const r=(0,o().stepsOf)(e).filter(({uses:s})=>typeof s=="string");return(0,o().stepsOf)(n).flatMap(({uses:s,with:i})=>{const[
t="",p=""]=String(s??"").split("@");if(t===""||w().GATE.test(t))return[];const g=r.find(c=>String(c.uses).split("@")[0]===
t),a=`steps.${t}`;return g===void 0?[{key:a,what:`Add a step with \`${t}\`.`}]:[...A(a,i,g.with),...$(p)&&!$(String(g.uses).
split("@")[1]??"")?[{key:`${a}@`,what:`Use \`${t}\` at a commit: \`${s}\`.`}]:[]]})}function A(n,e,r){const s=(0,o().isMapping)(
r)?r:{};return Object.entries((0,o().isMapping)(e)?e:{}).flatMap(([i,t])=>typeof t=="string"||s[i]===t?[]:[{key:`${n}.${i}`,
what:`Set \`${i}: ${t}\`.`}])}function $(n){return/^[0-9a-f]{40}$/.test(n)}k.exports={lackingEvents:y,lackingPermissions:m,
lackingSteps:M}});
//# doctor/machine
(function(d,A,m){const l=m("audit/gene/plans"),h=m("run/containment/choose-backend"),u=m("run/containment/machine"),g=m(
"run/containment/view"),w=m("run/programs");async function k(e,{directory:t,env:n,policy:s,signal:i}){const o=v(e),c=[...o.
values()].flatMap(({tool:p,name:M})=>p?[]:[M]),a=await(0,w().findPrograms)({path:n.PATH??"",checkout:t,names:c}),{isolation:r,
close:b}=await(0,h().chooseBackend)({programs:a,checkout:t,outputBytes:s.limits.output_bytes,limits:(0,u().limitsOn)((0,u().
thisMachine)(),s.limits,1),requested:"auto",network:s.network==="allow",folders:(0,g().privateFolders)(n),signal:i});return await b(),
{programs:[...o.values()].map(p=>_(p,a)),containment:r}}function v(e){const t=new Map;for(const{reading:n,verdict:s}of e.
flatMap(({commands:i})=>i)){const i=n.invocation?.program??n.argv?.[0];if(s==="block"||i===void 0)continue;const o=(0,l().
toolOf)(n),c=o?.name??i,a=JSON.stringify([c,o!==void 0]),r=(t.get(a)?.commands??0)+1;t.set(a,{name:c,commands:r,...o&&{tool:{
path:o.path}}})}return t}function _({name:e,commands:t,tool:n},{node:s,npm:i,npx:o,machine:c}){const a={node:s.file,npm:i?.
file,npx:o?.file},r=n?n.path:a[e]??c.get(e)?.file;return r!==void 0?{name:e,commands:t,path:r}:{name:e,commands:t,path:null,
missing:n?"dependencies":"machine"}}d.exports={machineAnswer:k}});
//# doctor/text
(function(g,T,w){const m=w("history/text"),r=w("report/text/layout"),b=w("report/view/tones"),$=w("report/view/words"),
M=5,h=300;function S(e,s,t){const o=(0,r().layoutOf)(t),{history:n}=e;return(0,r().page)([x(e,s,o),...n?(0,m().historyRows)(
n,k(n),o):[],e.tighten.flatMap(({key:c,what:i,why:l})=>(0,r().prose)(o,"tighten",`${c}: ${i} ${l}`,{label:"good"})),...R(
e.assets,o),v(e,o),O(e.workflow,o)])}function k({levels:e}){return{strict:"no levels",policy:e.length>0?"proposed":"leve\
ls"}}function x({policy:e},s,t){const o=e.enforce==="report"?"; it only reports":"";return[...(0,r().prose)(t,"policy",`${s}\
, profile ${e.profile}${o}`),...e.idle.flatMap(({key:n,why:c})=>(0,r().prose)(t,"no effect",`${n}: ${c}`,{label:"bad"}))]}
function R(e,s){if(e===null)return[];const{genes:t,problems:o,edits:n}=e,c=a=>o.filter(N=>N.severity===a).length,i=["err\
or","warning"].flatMap(a=>c(a)>0?[`${a}s with ${(0,$().count)(c(a),"cause")}`]:[]),l=t===0?"the policy names the files w\
ith genes in `assets.include`":"nothing is wrong",u=n>0?` gene-gate fix --write makes ${(0,$().count)(n,"edit")}.`:"",{shown:p,
rest:d}=(0,r().limited)(o,M,"problem",s);return[(0,r().prose)(s,"assets",`${(0,$().count)(t,"gene")}: ${i.length>0?i.join(
", "):l}.${u}`),...p.map(a=>_(a,s)),d]}function _({severity:e,message:s,rule:t,findings:o,fixed:n,remedy:c},i){const l=o>
1?`, ${o} times`:"",u=`gene-gate fix --write resolves ${n} of ${o}.`,p=o===1||n===0?[c]:n<o?[u,c]:[u];return[...(0,r().prose)(
i,e,`${(0,$().clip)(s,h)} (${t}${l})`,{label:b().SEVERITY_TONES[e]}),...p.flatMap(d=>(0,r().prose)(i,"fix",(0,$().clip)(
d,h)))]}const E={machine:"not on PATH",dependencies:"not in node_modules; install the dependencies"};function v({programs:e,
containment:s},t){const{level:o,description:n,downgrades:c=[]}=s;return[...e.flatMap(({name:i,commands:l,path:u,missing:p})=>(0,r().
prose)(t,p?"missing":"program",`${i}, for ${(0,$().count)(l,"command")}: ${p?E[p]:u}`,p?{label:"bad"}:{})),...(0,r().prose)(
t,"contained",`${o}: ${n}`,{label:o==="namespaces"?"good":"caution"}),...t.verbose?c.flatMap(({from:i,reason:l})=>(0,r().
prose)(t,"",`${i}: ${l}`)):[]]}function O({paths:e,lacks:s},t){return e.length===0?(0,r().prose)(t,"workflow","no workfl\
ow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,r().prose)(t,"workflow",e.join(", ")),...s.flatMap(
({path:o,key:n,what:c,why:i})=>{const l=e.length>1?`${o}: `:"";return(0,r().prose)(t,"lacks",`${l}${n}: ${c} ${i}`,{label:"\
caution"})})]}g.exports={renderDoctor:S}});
//# doctor/tighten
(function(g,b,c){const h=c("history/outcome"),d=c("judge/families/programs"),w=c("policy/schema/rules"),p=c("report/vie\
w/words");function v(n,o){return o.changes.length===0?[]:[...k(n,o),..._(n,o),...$(n,o),...y(n,o)]}function k({rules:n},{
changes:o}){const r=o.flatMap(e=>e.findings);return Object.entries(n).filter(([,e])=>(0,w().settingOf)(e).level!=="error").
filter(([e])=>!r.some(({level:t})=>t?.rules===e)).map(([e])=>({key:`rules.${e}`,what:`Remove the level of \`${e}\`.`,why:u(
o)}))}function _({ignores:n},{changes:o}){const r=o.flatMap(e=>e.findings).flatMap(({rule:e,suppressed:t})=>t?[{rule:e,...t}]:
[]);return n.flatMap(({rule:e,reason:t,expires:i},a)=>r.some(s=>s.rule===e&&s.reason===t&&s.expires===i)?[]:[{key:`ignor\
es[${a}]`,what:`Remove the ignore of \`${e}\`.`,why:u(o)}])}function u(n){return`None of the last ${n.length} changes ne\
eds it.`}function $({programs:n,families:o},r){if(n.length===0)return[];const e=m(r).flatMap(({command:t,reading:i})=>[t,
...(i.scripts?.steps??[]).map(({text:a})=>a)]);return n.filter(t=>{const i=(0,d().wordsOfProgram)(t,o);return!e.some(a=>i.
some(s=>a.includes(s)))}).map(t=>({key:"programs",what:`Remove \`${t}\`.`,why:"No command of the last changes or of the \
assets starts it."}))}function y(n,o){const r=o.changes.filter(h().isHonest),e=`No honest change of the last ${o.changes.
length} would fail.`,t=!r.some(M),i=r.filter(({hasAssets:l})=>l),a=i.some(l=>l.with({fail_on:"warning"}).verdict==="fail"),
s=m({...o,changes:r}),O=({profiles:l})=>l.validator.verdict!=="block";return[...n.enforce==="report"&&t?[{key:"enforce",
what:"Set `enforce: block`.",why:e}]:[],...n.fail_on==="error"&&t&&i.length>0&&!a?[{key:"fail_on",what:"Set `fail_on: wa\
rning`.",why:e}]:[],...n.profile==="evolver"&&s.length>0&&s.every(O)?[{key:"profile",what:"Set `profile: validator`.",why:`\
It allows ${s.length===1?"the only command":`all ${(0,p().count)(s.length,"command")}`} of these changes and of the asse\
ts.`}]:[]]}function M(n){return["fails","needs_fix"].includes((0,h().outcomeOf)(n))}function m({changes:n,present:o}){const e=[
...n.flatMap(({commands:t})=>t),...o].filter(({verdict:t})=>t!=="block");return[...new Map(e.map(t=>[t.command,t])).values()]}
g.exports={tightenings:v}});
//# doctor/workflow
(function(h,q,u){const l=u("audit/change/gate/gate-scripts"),m=u("audit/change/gate/uses"),i=u("audit/change/gate/workf\
low"),p=u("doctor/lacking-keys");async function g(t,n){const e=await(0,i().readWorkflows)(t),{jobs:s}=await(0,m().findGateUses)(
t,e),r=e.filter(({path:a})=>s.has(a)),c=(0,i().parseMapping)(n)??{};return{paths:r.map(({path:a})=>a),lacks:r.flatMap(a=>d(
a,s.get(a.path)??new Set,c))}}function d(t,n,e){const[s={}]=(0,i().jobsOf)({value:e}).values(),r=[...(0,i().jobsOf)(t)].
filter(([o,y])=>n.has(o)&&A(y));if(r.length===0)return[];const{value:c={}}=t,a=[...(0,p().lackingEvents)(e.on,c.on),...r.
flatMap(([,o])=>[...(0,p().lackingPermissions)(s.permissions??e.permissions,k(o,c)),...w([s,e],[o,c]),...(0,p().lackingSteps)(
s,o)])];return[...new Map(a.map(o=>[o.key,o])).values()].map(o=>({path:t.path,...o,why:v(o)}))}function k(t,n){return t.
permissions??n.permissions}function w(t,n){return["concurrency","timeout-minutes"].filter(e=>t.some(s=>e in s)&&!n.some(
s=>e in s)).map(e=>({key:e,what:`Set \`${e}\`.`}))}function A(t){const n=(0,i().stepsOf)(t).flatMap(({uses:e,with:s})=>typeof e==
"string"&&l().GATE.test(e)?[(0,i().isMapping)(s)?s:{}]:[]);return t.uses===void 0&&n.every(({mode:e="gate"})=>e==="gate")}
const _=[[/^on\..*\.paths/,"A required check stays pending if a filter skips its workflow."],[/^on\.pull_request\.types/,
"A pull request with another base, or a closed one, is judged again."],[/^on\.pull_request_review/,"An approval makes th\
e check run again."],[/^on\.merge_group/,"A merge queue waits for the check of the merged commit."],[/^on\.pull_request$/,
"Pull requests are what the gate judges."],[/^permissions\.checks/,"The gate publishes a check run."],[/^permissions\.pull-requests/,
"The gate publishes a comment and reads reviews."],[/^permissions\.contents/,"The checkout reads the repository."],[/^concurrency/,
"A new push ends the run of the old one."],[/^timeout-minutes/,"A job that hangs would take six hours."],[/\.fetch-depth$/,
"The gate needs the merge base."],[/\.persist-credentials$/,"Commands must not find a token in the checkout."],[/@$/,"A \
tag can be moved to other code."],[/upload-artifact/,"The comment links the report as a page."],[/^steps\./,"The gate re\
ads the checkout."]];function v({key:t}){return _.find(([n])=>n.test(t))?.[1]??"The template has it."}h.exports={workflowAnswer:g}});
