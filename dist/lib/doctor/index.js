//# doctor/assets
(function(g,n,m,L){let u;const y=()=>u??=n("audit-commit");let h;const x=()=>h??=n("history/fixed-by");let O;const v=()=>O??=
n("judge/families/programs");let b;const j=()=>b??=n("propose-fix");let w;const N=()=>w??=n("repo/folder-tree");let T;const A=()=>T??=
n("report/view/group");let F;const R=()=>F??=n("rules/finding");let C;const k=()=>C??=n("rules/identity");let B;const D=()=>B??=
n("run/nothing-ran");let E;const a=()=>E??=n("verdict/judge");m(g,{assetsAnswer:()=>H,presentTerms:()=>G});function G(e){
const{repository:o,policy:s,platform:t,signal:i}=e;return{repository:o,policy:s,additions:(0,v().additionsFor)(s.policy),
disk:(0,N().folderTree)(o.directory),platform:t,...i&&{signal:i}}}async function H(e,o,s){const t={...e,all:!0,policyCommit:o},
i=await(0,y().auditCommit)(t,o,o),r=(0,a().judge)(i.audit,D().NOTHING_RAN,e.policy.policy,s),p=(0,a().allFindings)(r),d={
name:"range",base:o,head:o,audited:o},{edits:l=[]}=await(0,j().proposeFix)(t,d,i,p)??{};return{genes:i.audit.genes,problems:I(
p,(0,x().fixedBy)(l)),edits:l.length}}const _=["error","warning"];function I(e,o){const s=e.filter(({severity:t,suppressed:i})=>_.
includes(t)&&!i);return(0,A().groupsOf)(s,t=>JSON.stringify([t.severity,(0,k().causeOf)(t)])).map(({lead:t,others:i})=>{
const r=[t,...i],p=r.filter(K=>!o(K)),[d=t]=p,{rule:l,severity:J,location:c}=d,S={findings:r.length,fixed:r.length-p.length},
z=c&&{path:c.path};return{rule:l,severity:J,...S,...(0,R().describe)(d),...z}}).sort((t,i)=>_.indexOf(t.severity)-_.indexOf(
i.severity)||i.findings-t.findings)}});
//# doctor/doctor
(function(m,o,w,K){let d;const h=()=>d??=o("history/history-answer");let y;const g=()=>y??=o("init/workflow-template");
let k;const v=()=>k??=o("policy/asks-for-approvals");let O;const A=()=>O??=o("repo/folder-tree");let T;const u=()=>T??=o(
"tool");let P;const l=()=>P??=o("verdict/ignores");let x;const D=()=>x??=o("verdict/levels");let F;const a=()=>F??=o("do\
ctor/assets");let I;const L=()=>I??=o("doctor/doctor-answer");let R;const $=()=>R??=o("doctor/machine");let C;const E=()=>C??=
o("doctor/tighten");let M;const N=()=>M??=o("doctor/workflow");w(m,{examine:()=>S});async function S(s){const{repository:n,
policy:t,head:e,history:r,env:z,now:c,signal:B}=s,{directory:p}=n,i=e===void 0?void 0:await(0,a().assetsAnswer)((0,a().presentTerms)(
s),e,c),G=await(0,$().machineAnswer)(i?.genes??[],{directory:p,env:z,signal:B,policy:t.policy}),_=r?(0,h().historyAnswer)(
r,t.policy):null,H=(0,v().asksForApprovals)(t.policy)||(_?.policy.waits??0)>0;return{type:"Doctor",schema_version:L().DOCTOR_VERSION,
tool:{...u().TOOL},head_sha:e??null,policy:b(t,c),history:_,tighten:(0,E().tightenings)(t.policy,{changes:r?.changes??[],
present:i?.genes.flatMap(({commands:J})=>J)??[]}),assets:i?V(i):null,...G,workflow:await(0,N().workflowAnswer)((0,A().folderTree)(
p),(0,g().workflowFor)(H))}}function V({genes:s,...n}){return{genes:s.length,...n}}function b({policy:s,source:n},t){const{
profile:e,enforce:r}=s;return{source:n,profile:e,enforce:r,idle:j(s,(0,l().dayOf)(t))}}function j({ignores:s,rules:n},t){
return[...(0,l().idleIgnores)(s,t).map(({rule:e,why:r})=>({key:`ignores: ${e}`,why:r})),...(0,D().idleLevels)({rules:n,today:t}).
map(({name:e,why:r})=>({key:`rules.${e}`,why:r}))]}});
//# doctor/doctor-answer
(function(o,t,n,b){let r;const e=()=>r??=t("zod");let a;const c=()=>a??=t("history/history-answer");let h;const l=()=>h??=
t("model/finding");let d;const m=()=>d??=t("model/isolation");n(o,{DOCTOR_VERSION:()=>s,doctorSchema:()=>g});const s="1.\
0.0",i=e().int().nonnegative(),g=e().object({type:e().literal("Doctor"),schema_version:e().literal(s),tool:e().object({name:e().
literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe("Null without a commit."),policy:e().
object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().enum(["report","block"]),idle:e().array(
e().object({key:e().string(),why:e().string()})).describe("Parts of the policy without any effect.")}),history:c().historySchema.
nullable().describe("Null with `--no-history` or without a commit."),tighten:e().array(e().object({key:e().string(),what:e().
string(),why:e().string()})).describe("What the policy can make stricter, because the last changes did not need it."),assets:e().
object({genes:i,edits:i.describe("How many edits `gene-gate fix --write` makes."),problems:e().array(e().object({rule:e().
string(),severity:l().severitySchema,message:e().string().describe("Of the first finding that `gene-gate fix` does not r\
esolve, or else of the first."),findings:e().int().positive().describe("How many findings have this cause."),fixed:i.describe(
"How many of them `gene-gate fix --write` resolves."),remedy:e().string().describe("About the first that it does not res\
olve, if there is one."),path:e().string().exactOptional()}))}).nullable().describe("All assets as they are; null withou\
t a commit."),programs:e().array(e().object({name:e().string(),commands:e().int().positive().describe("How many commands\
 start it."),path:e().string().nullable(),missing:e().enum(["machine","dependencies"]).exactOptional().describe("What do\
es not have it.")})),containment:m().isolationSchema.describe("What this machine gives to commands."),workflow:e().object(
{paths:e().array(e().string()).describe("The workflows that run the gate."),lacks:e().array(e().object({path:e().string(),
key:e().string(),what:e().string(),why:e().string()})).describe("What the workflow of `gene-gate init` has and these do \
not.")})}).describe("The answer of `gene-gate doctor --format json`")});
//# doctor/lacking-keys
(function(k,l,w,T){let y;const m=()=>y??=l("audit/change/gate/gate-scripts");let S;const u=()=>S??=l("audit/change/gate\
/triggers");let _;const o=()=>_??=l("audit/change/gate/workflow");w(k,{lackingEvents:()=>O,lackingPermissions:()=>A,lackingSteps:()=>v});
function O(n,s){const r=(0,u().eventsOf)(s);return[...(0,u().eventsOf)(n)].flatMap(([e,i])=>{const t=`on.${e}`,c=r.get(e);
if(c===void 0)return[{key:t,what:`Add the event \`${e}\`.`}];const g=d(e,c),a=d(e,i).filter(p=>!g.includes(p));return[...a.
length>0?[{key:`${t}.types`,what:`Add the types \`${a.join("`, `")}\`.`}]:[],...M.filter(p=>(0,o().isMapping)(c)&&p in c).
map(p=>({key:`${t}.${p}`,what:"Remove the filter."}))]})}const M=["paths","paths-ignore"];function d(n,s){const r=(0,o().
isMapping)(s)?s.types:void 0;return r===void 0?u().DEFAULT_TYPES.get(n)??[]:[r].flat().map(String)}const h=["none","read",
"write"];function A(n,s){if(!(0,o().isMapping)(n))return[];const r=i=>h.indexOf(E(s,i));return Object.entries(n).filter(
([i,t])=>r(i)<h.indexOf(String(t))).map(([i,t])=>({key:`permissions.${i}`,what:`Add \`${i}: ${t}\` to \`permissions\`.`}))}
function E(n,s){return typeof n=="string"?n.replace("-all",""):(0,o().isMapping)(n)?String(n[s]??"none"):"none"}function v(n,s){
const r=(0,o().stepsOf)(s).filter(({uses:e})=>typeof e=="string");return(0,o().stepsOf)(n).flatMap(({uses:e,with:i})=>{const[
t="",c=""]=String(e??"").split("@");if(t===""||m().GATE.test(t))return[];const g=r.find(p=>String(p.uses).split("@")[0]===
t),a=`steps.${t}`;return g===void 0?[{key:a,what:`Add a step with \`${t}\`.`}]:[...P(a,i,g.with),...$(c)&&!$(String(g.uses).
split("@")[1]??"")?[{key:`${a}@`,what:`Use \`${t}\` at a commit: \`${e}\`.`}]:[]]})}function P(n,s,r){const e=(0,o().isMapping)(
r)?r:{};return Object.entries((0,o().isMapping)(s)?s:{}).flatMap(([i,t])=>typeof t=="string"||e[i]===t?[]:[{key:`${n}.${i}`,
what:`Set \`${i}: ${t}\`.`}])}function $(n){return/^[0-9a-f]{40}$/.test(n)}});
//# doctor/machine
(function(d,m,u,F){let h;const _=()=>h??=m("audit/gene/plans");let g;const w=()=>g??=m("run/containment/choose-backend");
let k;const l=()=>k??=m("run/containment/machine");let v;const b=()=>v??=m("run/containment/view");let M;const y=()=>M??=
m("run/programs");u(d,{machineAnswer:()=>A});async function A(e,{directory:t,env:n,policy:i,signal:a}){const o=B(e),c=[...o.
values()].flatMap(({tool:p,name:x})=>p?[]:[x]),s=await(0,y().findPrograms)({path:n.PATH??"",checkout:t,names:c}),{isolation:r,
close:P}=await(0,w().chooseBackend)({programs:s,checkout:t,outputBytes:i.limits.output_bytes,limits:(0,l().limitsOn)((0,l().
thisMachine)(),i.limits,1),requested:"auto",network:i.network==="allow",folders:(0,b().privateFolders)(n),signal:a});return await P(),
{programs:[...o.values()].map(p=>O(p,s)),containment:r}}function B(e){const t=new Map;for(const{reading:n,verdict:i}of e.
flatMap(({commands:a})=>a)){const a=n.invocation?.program??n.argv?.[0];if(i==="block"||a===void 0)continue;const o=(0,_().
toolOf)(n),c=o?.name??a,s=JSON.stringify([c,o!==void 0]),r=(t.get(s)?.commands??0)+1;t.set(s,{name:c,commands:r,...o&&{tool:{
path:o.path}}})}return t}function O({name:e,commands:t,tool:n},{node:i,npm:a,npx:o,machine:c}){const s={node:i.file,npm:a?.
file,npx:o?.file},r=n?n.path:s[e]??c.get(e)?.file;return r!==void 0?{name:e,commands:t,path:r}:{name:e,commands:t,path:null,
missing:n?"dependencies":"machine"}}});
//# doctor/text
(function(d,u,g,A){let h;const _=()=>h??=u("history/text");let b;const r=()=>b??=u("report/text/layout");let M;const S=()=>M??=
u("report/view/tones");let k;const $=()=>k??=u("report/view/words");g(d,{renderDoctor:()=>R});const x=5,m=300;function R(o,s,e){
const t=(0,r().layoutOf)(e),{history:n}=o;return(0,r().page)([v(o,s,t),...n?(0,_().historyRows)(n,E(n),t):[],o.tighten.flatMap(
({key:l,what:c,why:i})=>(0,r().prose)(t,"tighten",`${l}: ${c} ${i}`,{label:"good"})),...O(o.assets,t),G(o,t),I(o.workflow,
t)])}function E({levels:o}){return{strict:"no levels",policy:o.length>0?"proposed":"levels"}}function v({policy:o},s,e){
const t=o.enforce==="report"?"; it only reports":"";return[...(0,r().prose)(e,"policy",`${s}, profile ${o.profile}${t}`),
...o.idle.flatMap(({key:n,why:l})=>(0,r().prose)(e,"no effect",`${n}: ${l}`,{label:"bad"}))]}function O(o,s){if(o===null)
return[];const{genes:e,problems:t,edits:n}=o,l=p=>t.filter(j=>j.severity===p).length,c=["error","warning"].flatMap(p=>l(
p)>0?[`${p}s with ${(0,$().count)(l(p),"cause")}`]:[]),i=n>0?` gene-gate fix --write makes ${(0,$().count)(n,"edit")}.`:
"",{shown:w,rest:a}=(0,r().limited)(t,x,"problem",s);return[(0,r().prose)(s,"assets",`${(0,$().count)(e,"gene")}: ${c.length>
0?c.join(", "):"nothing is wrong"}.${i}`),...w.map(p=>N(p,s)),a]}function N({severity:o,message:s,rule:e,findings:t,fixed:n,
remedy:l},c){const i=t>1?`, ${t} times`:"",w=`gene-gate fix --write resolves ${n} of ${t}.`,a=t===1||n===0?[l]:n<t?[w,l]:
[w];return[...(0,r().prose)(c,o,`${(0,$().clip)(s,m)} (${e}${i})`,{label:S().SEVERITY_TONES[o]}),...a.flatMap(p=>(0,r().
prose)(c,"fix",(0,$().clip)(p,m)))]}const T={machine:"not on PATH",dependencies:"not in node_modules; install the depend\
encies"};function G({programs:o,containment:s},e){const{level:t,description:n,downgrades:l=[]}=s;return[...o.flatMap(({name:c,
commands:i,path:w,missing:a})=>(0,r().prose)(e,a?"missing":"program",`${c}, for ${(0,$().count)(i,"command")}: ${a?T[a]:
w}`,a?{label:"bad"}:{})),...(0,r().prose)(e,"contained",`${t}: ${n}`,{label:t==="namespaces"?"good":"caution"}),...e.verbose?
l.flatMap(({from:c,reason:i})=>(0,r().prose)(e,"",`${c}: ${i}`)):[]]}function I({paths:o,lacks:s},e){return o.length===0?
(0,r().prose)(e,"workflow","no workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,r().prose)(e,
"workflow",o.join(", ")),...s.flatMap(({path:t,key:n,what:l,why:c})=>{const i=o.length>1?`${t}: `:"";return(0,r().prose)(
e,"lacks",`${i}${n}: ${l} ${c}`,{label:"caution"})})]}});
//# doctor/tighten
(function(g,c,d,j){let w;const m=()=>w??=c("history/outcome");let p;const _=()=>p??=c("judge/families/programs");let v;
const y=()=>v??=c("policy/schema/rules");let k;const $=()=>k??=c("report/view/words");d(g,{tightenings:()=>M});function M(o,n){
return n.changes.length===0?[]:[...O(o,n),...b(o,n),...S(o,n),...x(o,n)]}function O({rules:o},{changes:n}){const r=n.flatMap(
t=>t.findings);return Object.entries(o).filter(([,t])=>(0,y().settingOf)(t).level!=="error").filter(([t])=>!r.some(({level:e})=>e?.
rules===t)).map(([t])=>({key:`rules.${t}`,what:`Remove the level of \`${t}\`.`,why:h(n)}))}function b({ignores:o},{changes:n}){
const r=n.flatMap(t=>t.findings).flatMap(({rule:t,suppressed:e})=>e?[{rule:t,...e}]:[]);return o.flatMap(({rule:t,reason:e,
expires:a},l)=>r.some(s=>s.rule===t&&s.reason===e&&s.expires===a)?[]:[{key:`ignores[${l}]`,what:`Remove the ignore of \`${t}\
\`.`,why:h(n)}])}function h(o){return`None of the last ${o.length} changes needs it.`}function S({programs:o,families:n},r){
if(o.length===0)return[];const t=u(r).flatMap(({command:e,reading:a})=>[e,...(a.scripts?.steps??[]).map(({text:l})=>l)]);
return o.filter(e=>{const a=(0,_().wordsOfProgram)(e,n);return!t.some(l=>a.some(s=>l.includes(s)))}).map(e=>({key:"progr\
ams",what:`Remove \`${e}\`.`,why:"No command of the last changes or of the assets starts it."}))}function x(o,n){const r=n.
changes.filter(m().isHonest),t=`No honest change of the last ${n.changes.length} would fail.`,e=!r.some(N),a=r.filter(({
hasAssets:i})=>i),l=a.some(i=>i.with({fail_on:"warning"}).verdict==="fail"),s=u({...n,changes:r}),R=({profiles:i})=>i.validator.
verdict!=="block";return[...o.enforce==="report"&&e?[{key:"enforce",what:"Set `enforce: block`.",why:t}]:[],...o.fail_on===
"error"&&e&&a.length>0&&!l?[{key:"fail_on",what:"Set `fail_on: warning`.",why:t}]:[],...o.profile==="evolver"&&s.length>
0&&s.every(R)?[{key:"profile",what:"Set `profile: validator`.",why:`It allows ${s.length===1?"the only command":`all ${(0,$().
count)(s.length,"command")}`} of these changes and of the assets.`}]:[]]}function N(o){return["fails","needs_fix"].includes(
(0,m().outcomeOf)(o))}function u({changes:o,present:n}){const t=[...o.flatMap(({commands:e})=>e),...n].filter(({verdict:e})=>e!==
"block");return[...new Map(t.map(e=>[e.command,e])).values()]}});
//# doctor/workflow
(function(l,p,h,S){let m;const g=()=>m??=p("audit/change/gate/gate-scripts");let d;const k=()=>d??=p("audit/change/gate\
/uses");let w;const i=()=>w??=p("audit/change/gate/workflow");let _;const u=()=>_??=p("doctor/lacking-keys");h(l,{workflowAnswer:()=>y});
async function y(t,n){const e=await(0,i().readWorkflows)(t),{jobs:s}=await(0,k().findGateUses)(t,e),r=e.filter(({path:a})=>s.
has(a)),c=(0,i().parseMapping)(n)??{};return{paths:r.map(({path:a})=>a),lacks:r.flatMap(a=>A(a,s.get(a.path)??new Set,c))}}
function A(t,n,e){const[s={}]=(0,i().jobsOf)({value:e}).values(),r=[...(0,i().jobsOf)(t)].filter(([o,q])=>n.has(o)&&T(q));
if(r.length===0)return[];const{value:c={}}=t,a=[...(0,u().lackingEvents)(e.on,c.on),...r.flatMap(([,o])=>[...(0,u().lackingPermissions)(
s.permissions??e.permissions,v(o,c)),...b([s,e],[o,c]),...(0,u().lackingSteps)(s,o)])];return[...new Map(a.map(o=>[o.key,
o])).values()].map(o=>({path:t.path,...o,why:M(o)}))}function v(t,n){return t.permissions??n.permissions}function b(t,n){
return["concurrency","timeout-minutes"].filter(e=>t.some(s=>e in s)&&!n.some(s=>e in s)).map(e=>({key:e,what:`Set \`${e}\
\`.`}))}function T(t){const n=(0,i().stepsOf)(t).flatMap(({uses:e,with:s})=>typeof e=="string"&&g().GATE.test(e)?[(0,i().
isMapping)(s)?s:{}]:[]);return t.uses===void 0&&n.every(({mode:e="gate"})=>e==="gate")}const O=[[/^on\..*\.paths/,"A req\
uired check stays pending if a filter skips its workflow."],[/^on\.pull_request\.types/,"A pull request with another bas\
e, or a closed one, is judged again."],[/^on\.pull_request_review/,"An approval makes the check run again."],[/^on\.merge_group/,
"A merge queue waits for the check of the merged commit."],[/^on\.pull_request$/,"Pull requests are what the gate judges\
."],[/^permissions\.checks/,"The gate publishes a check run."],[/^permissions\.pull-requests/,"The gate publishes a comm\
ent and reads reviews."],[/^permissions\.contents/,"The checkout reads the repository."],[/^concurrency/,"A new push end\
s the run of the old one."],[/^timeout-minutes/,"A job that hangs would take six hours."],[/\.fetch-depth$/,"The gate ne\
eds the merge base."],[/\.persist-credentials$/,"Commands must not find a token in the checkout."],[/@$/,"A tag can be m\
oved to other code."],[/upload-artifact/,"The comment links the report as a page."],[/^steps\./,"The gate reads the chec\
kout."]];function M({key:t}){return O.find(([n])=>n.test(t))?.[1]??"The template has it."}});
