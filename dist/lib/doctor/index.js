"use strict";module.exports={"doctor/assets"(S,s,x,H){let A;const e=()=>A??=s("audit-commit");let T;const m=()=>T??=s("history/fixed-\
by");let M;const g=()=>M??=s("judge/families/programs");let $;const y=()=>$??=s("propose-fix");let O;const v=()=>O??=s("\
repo/additions");let j;const R=()=>j??=s("repo/folder-tree");let N;const p=()=>N??=s("report/view/group");let w;const n=()=>w??=
s("rules/finding");let c;const r=()=>c??=s("rules/identity");let t;const a=()=>t??=s("run/nothing-ran");let o;const i=()=>o??=
s("verdict/judge");x(S,{assetsAnswer:()=>l,presentTerms:()=>f});function f(k){const{repository:h,policy:u,platform:_,signal:b}=k;
return{repository:h,policy:u,additions:(0,v().additionsOf)(u.policy.build_outputs,(0,g().dependencyFolders)(u.policy)),disk:(0,R().
folderTree)(h.directory),platform:_,...b&&{signal:b}}}async function l(k,h,u){const _={...k,all:!0,policyCommit:h},b=await(0,e().
auditCommit)(_,h,h),I=(0,i().judge)(b.audit,a().NOTHING_RAN,k.policy.policy,u),P=(0,i().allFindings)(I),C={name:"range",
base:h,head:h,audited:h},{edits:D=[]}=await(0,y().proposeFix)(_,C,b,P)??{};return{genes:b.audit.genes,problems:E(P,(0,m().
fixedBy)(D)),edits:D.length}}const d=["error","warning"];function E(k,h){const u=k.filter(({severity:_,suppressed:b})=>d.
includes(_)&&!b);return(0,p().groupsOf)(u,_=>JSON.stringify([_.severity,(0,r().causeOf)(_)])).map(({lead:_,others:b})=>{
const I=[_,...b],P=I.filter(B=>!h(B)),[C=_]=P,{rule:D,severity:W,location:F}=C,G={findings:I.length,fixed:I.length-P.length},
L=F&&{path:F.path};return{rule:D,severity:W,...G,...(0,n().describe)(C),...L}}).sort((_,b)=>d.indexOf(_.severity)-d.indexOf(
b.severity)||b.findings-_.findings)}},"doctor/doctor"(S,s,x,H){let A;const e=()=>A??=s("history/history-answer");let T;const m=()=>T??=
s("init/workflow-template");let M;const g=()=>M??=s("repo/folder-tree");let $;const y=()=>$??=s("tool");let O;const v=()=>O??=
s("verdict/ignores");let j;const R=()=>j??=s("verdict/levels");let N;const p=()=>N??=s("doctor/assets");let w;const n=()=>w??=
s("doctor/doctor-answer");let c;const r=()=>c??=s("doctor/machine");let t;const a=()=>t??=s("doctor/tighten");let o;const i=()=>o??=
s("doctor/workflow");x(S,{examine:()=>f});async function f(k){const{repository:h,policy:u,head:_,history:b,env:I,now:P,signal:C}=k,
{directory:D}=h,W=_===void 0?void 0:await(0,p().assetsAnswer)((0,p().presentTerms)(k),_,P),F=await(0,r().machineAnswer)(
W?.genes??[],{directory:D,env:I,signal:C,policy:u.policy});return{type:"Doctor",schema_version:n().DOCTOR_VERSION,tool:{
...y().TOOL},head_sha:_??null,policy:d(u,P),history:b?(0,e().historyAnswer)(b,u.policy):null,tighten:(0,a().tightenings)(
u.policy,b?.changes??[]),assets:W?l(W):null,...F,workflow:await(0,i().workflowAnswer)((0,g().folderTree)(D),m().WORKFLOW_TEMPLATE)}}
function l({genes:k,...h}){return{genes:k.length,...h}}function d({policy:k,source:h},u){const{profile:_,enforce:b}=k;return{
source:h,profile:_,enforce:b,idle:E(k,(0,v().dayOf)(u))}}function E({ignores:k,rules:h},u){return[...(0,v().idleIgnores)(
k,u).map(({rule:_,why:b})=>({key:`ignores: ${_}`,why:b})),...(0,R().idleLevels)({rules:h,today:u}).map(({name:_,why:b})=>({
key:`rules.${_}`,why:b}))]}},"doctor/doctor-answer"(S,s,x,H){let A;const e=()=>A??=s("zod");let T;const m=()=>T??=s("his\
tory/history-answer");let M;const g=()=>M??=s("model/finding");let $;const y=()=>$??=s("model/isolation");x(S,{DOCTOR_VERSION:()=>O,
doctorSchema:()=>j});const O="1.0.0",v=e().int().nonnegative(),j=e().object({type:e().literal("Doctor"),schema_version:e().
literal(O),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe(
"Null without a commit."),policy:e().object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().
enum(["report","block"]),idle:e().array(e().object({key:e().string(),why:e().string()})).describe("Parts of the policy w\
ithout any effect.")}),history:m().historySchema.nullable().describe("Null with `--no-history` or without a commit."),tighten:e().
array(e().object({key:e().string(),what:e().string(),why:e().string()})).describe("What the policy can make stricter, be\
cause the last changes did not need it."),assets:e().object({genes:v,edits:v.describe("How many edits `gene-gate fix --w\
rite` makes."),problems:e().array(e().object({rule:e().string(),severity:g().severitySchema,message:e().string().describe(
"Of the first finding that `gene-gate fix` does not resolve, or else of the first."),findings:e().int().positive().describe(
"How many findings have this cause."),fixed:v.describe("How many of them `gene-gate fix --write` resolves."),remedy:e().
string().describe("About the first that it does not resolve, if there is one."),path:e().string().exactOptional()}))}).nullable().
describe("All assets as they are; null without a commit."),programs:e().array(e().object({name:e().string(),commands:e().
int().positive().describe("How many commands start it."),path:e().string().nullable(),missing:e().enum(["machine","depen\
dencies"]).exactOptional().describe("What does not have it.")})),containment:y().isolationSchema.describe("What this mac\
hine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe("The workflows that run the gate."),
lacks:e().array(e().object({path:e().string(),key:e().string(),what:e().string(),why:e().string()})).describe("What the \
workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --format json`")},"do\
ctor/lacking-keys"(S,s,x,H){let A;const e=()=>A??=s("audit/change/gate/gate-scripts");let T;const m=()=>T??=s("audit/cha\
nge/gate/triggers");let M;const g=()=>M??=s("audit/change/gate/workflow");x(S,{lackingEvents:()=>$,lackingPermissions:()=>j,
lackingSteps:()=>N});function $(n,c){const r=(0,m().eventsOf)(c);return[...(0,m().eventsOf)(n)].flatMap(([t,a])=>{const o=`\
on.${t}`,i=r.get(t);if(i===void 0)return[{key:o,what:`Add the event \`${t}\`.`}];const f=O(t,i),l=O(t,a).filter(d=>!f.includes(
d));return[...l.length>0?[{key:`${o}.types`,what:`Add the types \`${l.join("`, `")}\`.`}]:[],...y.filter(d=>(0,g().isMapping)(
i)&&d in i).map(d=>({key:`${o}.${d}`,what:"Remove the filter."}))]})}const y=["paths","paths-ignore"];function O(n,c){const r=(0,g().
isMapping)(c)?c.types:void 0;return r===void 0?m().DEFAULT_TYPES.get(n)??[]:[r].flat().map(String)}const v=["none","read",
"write"];function j(n,c){if(!(0,g().isMapping)(n))return[];const r=a=>v.indexOf(R(c,a));return Object.entries(n).filter(
([a,o])=>r(a)<v.indexOf(String(o))).map(([a,o])=>({key:`permissions.${a}`,what:`Add \`${a}: ${o}\` to \`permissions\`.`}))}
function R(n,c){return typeof n=="string"?n.replace("-all",""):(0,g().isMapping)(n)?String(n[c]??"none"):"none"}function N(n,c){
const r=(0,g().stepsOf)(c).filter(({uses:t})=>typeof t=="string");return(0,g().stepsOf)(n).flatMap(({uses:t,with:a})=>{const[
o="",i=""]=String(t??"").split("@");if(o===""||e().GATE.test(o))return[];const f=r.find(d=>String(d.uses).split("@")[0]===
o),l=`steps.${o}`;return f===void 0?[{key:l,what:`Add a step with \`${o}\`.`}]:[...p(l,a,f.with),...w(i)&&!w(String(f.uses).
split("@")[1]??"")?[{key:`${l}@`,what:`Use \`${o}\` at a commit: \`${t}\`.`}]:[]]})}function p(n,c,r){const t=(0,g().isMapping)(
r)?r:{};return Object.entries((0,g().isMapping)(c)?c:{}).flatMap(([a,o])=>typeof o=="string"||t[a]===o?[]:[{key:`${n}.${a}`,
what:`Set \`${a}: ${o}\`.`}])}function w(n){return/^[0-9a-f]{40}$/.test(n)}},"doctor/machine"(S,s,x,H){let A;const e=()=>A??=
s("audit/gene/plans");let T;const m=()=>T??=s("run/containment/choose-backend");let M;const g=()=>M??=s("run/containment\
/machine");let $;const y=()=>$??=s("run/containment/view");let O;const v=()=>O??=s("run/programs");x(S,{machineAnswer:()=>j});
async function j(p,{directory:w,env:n,policy:c,signal:r}){const t=R(p),a=[...t.values()].flatMap(({tool:l,name:d})=>l?[]:
[d]),o=await(0,v().findPrograms)({path:n.PATH??"",checkout:w,names:a}),{isolation:i,close:f}=await(0,m().chooseBackend)(
{programs:o,checkout:w,outputBytes:c.limits.output_bytes,limits:(0,g().limitsOn)((0,g().thisMachine)(),c.limits,1),requested:"\
auto",network:c.network==="allow",folders:(0,y().privateFolders)(n),signal:r});return await f(),{programs:[...t.values()].
map(l=>N(l,o)),containment:i}}function R(p){const w=new Map;for(const{reading:n,verdict:c}of p.flatMap(({commands:r})=>r)){
const r=n.invocation?.program??n.argv?.[0];if(c==="block"||r===void 0)continue;const t=(0,e().toolOf)(n),a=t?.name??r,o=JSON.
stringify([a,t!==void 0]),i=(w.get(o)?.commands??0)+1;w.set(o,{name:a,commands:i,...t&&{tool:{path:t.path}}})}return w}function N({
name:p,commands:w,tool:n},{node:c,npm:r,npx:t,machine:a}){const o={node:c.file,npm:r?.file,npx:t?.file},i=n?n.path:o[p]??
a.get(p)?.file;return i!==void 0?{name:p,commands:w,path:i}:{name:p,commands:w,path:null,missing:n?"dependencies":"machi\
ne"}}},"doctor/text"(S,s,x,H){let A;const e=()=>A??=s("history/text");let T;const m=()=>T??=s("report/text/layout");let M;
const g=()=>M??=s("report/view/tones");let $;const y=()=>$??=s("report/view/words");x(S,{renderDoctor:()=>j});const O=5,
v=300;function j(t,a,o){const i=(0,m().layoutOf)(o),{history:f}=t;return(0,m().page)([N(t,a,i),...f?(0,e().historyRows)(
f,R(f),i):[],t.tighten.flatMap(({key:l,what:d,why:E})=>(0,m().prose)(i,"tighten",`${l}: ${d} ${E}`,{label:"good"})),...p(
t.assets,i),c(t,i),r(t.workflow,i)])}function R({levels:t}){return{strict:"no levels",policy:t.length>0?"proposed":"leve\
ls"}}function N({policy:t},a,o){const i=t.enforce==="report"?"; it only reports":"";return[...(0,m().prose)(o,"policy",`${a}\
, profile ${t.profile}${i}`),...t.idle.flatMap(({key:f,why:l})=>(0,m().prose)(o,"no effect",`${f}: ${l}`,{label:"bad"}))]}
function p(t,a){if(t===null)return[];const{genes:o,problems:i,edits:f}=t,l=u=>i.filter(_=>_.severity===u).length,d=["err\
or","warning"].flatMap(u=>l(u)>0?[`${u}s with ${(0,y().count)(l(u),"cause")}`]:[]),E=f>0?` gene-gate fix --write makes ${(0,y().
count)(f,"edit")}.`:"",{shown:k,rest:h}=(0,m().limited)(i,O,"problem",a);return[(0,m().prose)(a,"assets",`${(0,y().count)(
o,"gene")}: ${d.length>0?d.join(", "):"nothing is wrong"}.${E}`),...k.map(u=>w(u,a)),h]}function w({severity:t,message:a,
rule:o,findings:i,fixed:f,remedy:l},d){const E=i>1?`, ${i} times`:"",k=`gene-gate fix --write resolves ${f} of ${i}.`,h=i===
1||f===0?[l]:f<i?[k,l]:[k];return[...(0,m().prose)(d,t,`${(0,y().clip)(a,v)} (${o}${E})`,{label:g().SEVERITY_TONES[t]}),
...h.flatMap(u=>(0,m().prose)(d,"fix",(0,y().clip)(u,v)))]}const n={machine:"not on PATH",dependencies:"not in node_modu\
les; install the dependencies"};function c({programs:t,containment:a},o){const{level:i,description:f,downgrades:l=[]}=a;
return[...t.flatMap(({name:d,commands:E,path:k,missing:h})=>(0,m().prose)(o,h?"missing":"program",`${d}, for ${(0,y().count)(
E,"command")}: ${h?n[h]:k}`,h?{label:"bad"}:{})),...(0,m().prose)(o,"contained",`${i}: ${f}`,{label:i==="namespaces"?"go\
od":"caution"}),...o.verbose?l.flatMap(({from:d,reason:E})=>(0,m().prose)(o,"",`${d}: ${E}`)):[]]}function r({paths:t,lacks:a},o){
return t.length===0?(0,m().prose)(o,"workflow","no workflow runs the gate; gene-gate init writes one",{label:"caution"}):
[...(0,m().prose)(o,"workflow",t.join(", ")),...a.flatMap(({path:i,key:f,what:l,why:d})=>{const E=t.length>1?`${i}: `:"";
return(0,m().prose)(o,"lacks",`${E}${f}: ${l} ${d}`,{label:"caution"})})]}},"doctor/tighten"(S,s,x,H){let A;const e=()=>A??=
s("history/outcome");let T;const m=()=>T??=s("policy/schema/rules");x(S,{tightenings:()=>M});function M(g,$){if($.length===
0)return[];const y=$.flatMap(p=>p.findings),O=`None of the last ${$.length} changes needs it.`,v=Object.entries(g.rules).
filter(([,p])=>(0,m().settingOf)(p).level!=="error").filter(([p])=>!y.some(({level:w})=>w?.rules===p)).map(([p])=>({key:`\
rules.${p}`,what:`Remove the level of \`${p}\`.`,why:O})),j=g.ignores.flatMap(({rule:p,reason:w,expires:n},c)=>y.some(r=>r.
rule===p&&r.suppressed?.reason===w&&r.suppressed.expires===n)?[]:[{key:`ignores[${c}]`,what:`Remove the ignore of \`${p}\
\`.`,why:O}]),R=p=>["fails","needs_fix"].includes((0,e().outcomeOf)(p)),N=$.some(p=>(0,e().isHonest)(p)&&R(p));return[...v,
...j,...g.enforce==="report"&&!N?[{key:"enforce",what:"Set `enforce: block`.",why:`No honest change of the last ${$.length}\
 would fail.`}]:[]]}},"doctor/workflow"(S,s,x,H){let A;const e=()=>A??=s("audit/change/gate/gate-scripts");let T;const m=()=>T??=
s("audit/change/gate/uses");let M;const g=()=>M??=s("audit/change/gate/workflow");let $;const y=()=>$??=s("doctor/lackin\
g-keys");x(S,{workflowAnswer:()=>O});async function O(n,c){const r=await(0,g().readWorkflows)(n),{jobs:t}=await(0,m().findGateUses)(
n,r),a=r.filter(({path:i})=>t.has(i)),o=(0,g().parseMapping)(c)??{};return{paths:a.map(({path:i})=>i),lacks:a.flatMap(i=>v(
i,t.get(i.path)??new Set,o))}}function v(n,c,r){const[t={}]=(0,g().jobsOf)({value:r}).values(),a=[...(0,g().jobsOf)(n)].
filter(([l,d])=>c.has(l)&&N(d));if(a.length===0)return[];const{value:o={}}=n,i=[...(0,y().lackingEvents)(r.on,o.on),...a.
flatMap(([,l])=>[...(0,y().lackingPermissions)(t.permissions??r.permissions,j(l,o)),...R([t,r],[l,o]),...(0,y().lackingSteps)(
t,l)])];return[...new Map(i.map(l=>[l.key,l])).values()].map(l=>({path:n.path,...l,why:w(l)}))}function j(n,c){return n.
permissions??c.permissions}function R(n,c){return["concurrency","timeout-minutes"].filter(r=>n.some(t=>r in t)&&!c.some(
t=>r in t)).map(r=>({key:r,what:`Set \`${r}\`.`}))}function N(n){const c=(0,g().stepsOf)(n).flatMap(({uses:r,with:t})=>typeof r==
"string"&&e().GATE.test(r)?[(0,g().isMapping)(t)?t:{}]:[]);return n.uses===void 0&&c.every(({mode:r="gate"})=>r==="gate")}
const p=[[/^on\..*\.paths/,"A required check stays pending if a filter skips its workflow."],[/^on\.pull_request\.types/,
"A pull request with another base, or a closed one, is judged again."],[/^on\.pull_request_review/,"An approval makes th\
e check run again."],[/^on\.merge_group/,"A merge queue waits for the check of the merged commit."],[/^on\.pull_request$/,
"Pull requests are what the gate judges."],[/^permissions\.checks/,"The gate publishes a check run."],[/^permissions\.pull-requests/,
"The gate publishes a comment and reads reviews."],[/^permissions\.contents/,"The checkout reads the repository."],[/^concurrency/,
"A new push ends the run of the old one."],[/^timeout-minutes/,"A job that hangs would take six hours."],[/\.fetch-depth$/,
"The gate needs the merge base."],[/\.persist-credentials$/,"Commands must not find a token in the checkout."],[/@$/,"A \
tag can be moved to other code."],[/upload-artifact/,"The comment links the report as a page."],[/^steps\./,"The gate re\
ads the checkout."]];function w({key:n}){return p.find(([c])=>c.test(n))?.[1]??"The template has it."}}};
