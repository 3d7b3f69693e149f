"use strict";module.exports={"doctor/assets"(S,s,x,P){let A;const e=()=>A??=s("audit-commit");let T;const f=()=>T??=s("history/fixed-\
by");let M;const u=()=>M??=s("judge/families/programs");let v;const y=()=>v??=s("propose-fix");let $;const b=()=>$??=s("\
repo/folder-tree");let j;const R=()=>j??=s("report/view/group");let N;const p=()=>N??=s("rules/finding");let w;const n=()=>w??=
s("rules/identity");let c;const r=()=>c??=s("run/nothing-ran");let t;const a=()=>t??=s("verdict/judge");x(S,{assetsAnswer:()=>i,
presentTerms:()=>o});function o(m){const{repository:_,policy:k,platform:g,signal:d}=m;return{repository:_,policy:k,additions:(0,u().
additionsFor)(k.policy),disk:(0,b().folderTree)(_.directory),platform:g,...d&&{signal:d}}}async function i(m,_,k){const g={
...m,all:!0,policyCommit:_},d=await(0,e().auditCommit)(g,_,_),O=(0,a().judge)(d.audit,r().NOTHING_RAN,m.policy.policy,k),
E=(0,a().allFindings)(O),I={name:"range",base:_,head:_,audited:_},{edits:H=[]}=await(0,y().proposeFix)(g,I,d,E)??{};return{
genes:d.audit.genes,problems:l(E,(0,f().fixedBy)(H)),edits:H.length}}const h=["error","warning"];function l(m,_){const k=m.
filter(({severity:g,suppressed:d})=>h.includes(g)&&!d);return(0,R().groupsOf)(k,g=>JSON.stringify([g.severity,(0,n().causeOf)(
g)])).map(({lead:g,others:d})=>{const O=[g,...d],E=O.filter(G=>!_(G)),[I=g]=E,{rule:H,severity:W,location:D}=I,C={findings:O.
length,fixed:O.length-E.length},F=D&&{path:D.path};return{rule:H,severity:W,...C,...(0,p().describe)(I),...F}}).sort((g,d)=>h.
indexOf(g.severity)-h.indexOf(d.severity)||d.findings-g.findings)}},"doctor/doctor"(S,s,x,P){let A;const e=()=>A??=s("hi\
story/history-answer");let T;const f=()=>T??=s("init/workflow-template");let M;const u=()=>M??=s("repo/folder-tree");let v;
const y=()=>v??=s("tool");let $;const b=()=>$??=s("verdict/ignores");let j;const R=()=>j??=s("verdict/levels");let N;const p=()=>N??=
s("doctor/assets");let w;const n=()=>w??=s("doctor/doctor-answer");let c;const r=()=>c??=s("doctor/machine");let t;const a=()=>t??=
s("doctor/tighten");let o;const i=()=>o??=s("doctor/workflow");x(S,{examine:()=>h});async function h(k){const{repository:g,
policy:d,head:O,history:E,env:I,now:H,signal:W}=k,{directory:D}=g,C=O===void 0?void 0:await(0,p().assetsAnswer)((0,p().presentTerms)(
k),O,H),F=await(0,r().machineAnswer)(C?.genes??[],{directory:D,env:I,signal:W,policy:d.policy});return{type:"Doctor",schema_version:n().
DOCTOR_VERSION,tool:{...y().TOOL},head_sha:O??null,policy:m(d,H),history:E?(0,e().historyAnswer)(E,d.policy):null,tighten:(0,a().
tightenings)(d.policy,E?.changes??[]),assets:C?l(C):null,...F,workflow:await(0,i().workflowAnswer)((0,u().folderTree)(D),
f().WORKFLOW_TEMPLATE)}}function l({genes:k,...g}){return{genes:k.length,...g}}function m({policy:k,source:g},d){const{profile:O,
enforce:E}=k;return{source:g,profile:O,enforce:E,idle:_(k,(0,b().dayOf)(d))}}function _({ignores:k,rules:g},d){return[...(0,b().
idleIgnores)(k,d).map(({rule:O,why:E})=>({key:`ignores: ${O}`,why:E})),...(0,R().idleLevels)({rules:g,today:d}).map(({name:O,
why:E})=>({key:`rules.${O}`,why:E}))]}},"doctor/doctor-answer"(S,s,x,P){let A;const e=()=>A??=s("zod");let T;const f=()=>T??=
s("history/history-answer");let M;const u=()=>M??=s("model/finding");let v;const y=()=>v??=s("model/isolation");x(S,{DOCTOR_VERSION:()=>$,
doctorSchema:()=>j});const $="1.0.0",b=e().int().nonnegative(),j=e().object({type:e().literal("Doctor"),schema_version:e().
literal($),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe(
"Null without a commit."),policy:e().object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().
enum(["report","block"]),idle:e().array(e().object({key:e().string(),why:e().string()})).describe("Parts of the policy w\
ithout any effect.")}),history:f().historySchema.nullable().describe("Null with `--no-history` or without a commit."),tighten:e().
array(e().object({key:e().string(),what:e().string(),why:e().string()})).describe("What the policy can make stricter, be\
cause the last changes did not need it."),assets:e().object({genes:b,edits:b.describe("How many edits `gene-gate fix --w\
rite` makes."),problems:e().array(e().object({rule:e().string(),severity:u().severitySchema,message:e().string().describe(
"Of the first finding that `gene-gate fix` does not resolve, or else of the first."),findings:e().int().positive().describe(
"How many findings have this cause."),fixed:b.describe("How many of them `gene-gate fix --write` resolves."),remedy:e().
string().describe("About the first that it does not resolve, if there is one."),path:e().string().exactOptional()}))}).nullable().
describe("All assets as they are; null without a commit."),programs:e().array(e().object({name:e().string(),commands:e().
int().positive().describe("How many commands start it."),path:e().string().nullable(),missing:e().enum(["machine","depen\
dencies"]).exactOptional().describe("What does not have it.")})),containment:y().isolationSchema.describe("What this mac\
hine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe("The workflows that run the gate."),
lacks:e().array(e().object({path:e().string(),key:e().string(),what:e().string(),why:e().string()})).describe("What the \
workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --format json`")},"do\
ctor/lacking-keys"(S,s,x,P){let A;const e=()=>A??=s("audit/change/gate/gate-scripts");let T;const f=()=>T??=s("audit/cha\
nge/gate/triggers");let M;const u=()=>M??=s("audit/change/gate/workflow");x(S,{lackingEvents:()=>v,lackingPermissions:()=>j,
lackingSteps:()=>N});function v(n,c){const r=(0,f().eventsOf)(c);return[...(0,f().eventsOf)(n)].flatMap(([t,a])=>{const o=`\
on.${t}`,i=r.get(t);if(i===void 0)return[{key:o,what:`Add the event \`${t}\`.`}];const h=$(t,i),l=$(t,a).filter(m=>!h.includes(
m));return[...l.length>0?[{key:`${o}.types`,what:`Add the types \`${l.join("`, `")}\`.`}]:[],...y.filter(m=>(0,u().isMapping)(
i)&&m in i).map(m=>({key:`${o}.${m}`,what:"Remove the filter."}))]})}const y=["paths","paths-ignore"];function $(n,c){const r=(0,u().
isMapping)(c)?c.types:void 0;return r===void 0?f().DEFAULT_TYPES.get(n)??[]:[r].flat().map(String)}const b=["none","read",
"write"];function j(n,c){if(!(0,u().isMapping)(n))return[];const r=a=>b.indexOf(R(c,a));return Object.entries(n).filter(
([a,o])=>r(a)<b.indexOf(String(o))).map(([a,o])=>({key:`permissions.${a}`,what:`Add \`${a}: ${o}\` to \`permissions\`.`}))}
function R(n,c){return typeof n=="string"?n.replace("-all",""):(0,u().isMapping)(n)?String(n[c]??"none"):"none"}function N(n,c){
const r=(0,u().stepsOf)(c).filter(({uses:t})=>typeof t=="string");return(0,u().stepsOf)(n).flatMap(({uses:t,with:a})=>{const[
o="",i=""]=String(t??"").split("@");if(o===""||e().GATE.test(o))return[];const h=r.find(m=>String(m.uses).split("@")[0]===
o),l=`steps.${o}`;return h===void 0?[{key:l,what:`Add a step with \`${o}\`.`}]:[...p(l,a,h.with),...w(i)&&!w(String(h.uses).
split("@")[1]??"")?[{key:`${l}@`,what:`Use \`${o}\` at a commit: \`${t}\`.`}]:[]]})}function p(n,c,r){const t=(0,u().isMapping)(
r)?r:{};return Object.entries((0,u().isMapping)(c)?c:{}).flatMap(([a,o])=>typeof o=="string"||t[a]===o?[]:[{key:`${n}.${a}`,
what:`Set \`${a}: ${o}\`.`}])}function w(n){return/^[0-9a-f]{40}$/.test(n)}},"doctor/machine"(S,s,x,P){let A;const e=()=>A??=
s("audit/gene/plans");let T;const f=()=>T??=s("run/containment/choose-backend");let M;const u=()=>M??=s("run/containment\
/machine");let v;const y=()=>v??=s("run/containment/view");let $;const b=()=>$??=s("run/programs");x(S,{machineAnswer:()=>j});
async function j(p,{directory:w,env:n,policy:c,signal:r}){const t=R(p),a=[...t.values()].flatMap(({tool:l,name:m})=>l?[]:
[m]),o=await(0,b().findPrograms)({path:n.PATH??"",checkout:w,names:a}),{isolation:i,close:h}=await(0,f().chooseBackend)(
{programs:o,checkout:w,outputBytes:c.limits.output_bytes,limits:(0,u().limitsOn)((0,u().thisMachine)(),c.limits,1),requested:"\
auto",network:c.network==="allow",folders:(0,y().privateFolders)(n),signal:r});return await h(),{programs:[...t.values()].
map(l=>N(l,o)),containment:i}}function R(p){const w=new Map;for(const{reading:n,verdict:c}of p.flatMap(({commands:r})=>r)){
const r=n.invocation?.program??n.argv?.[0];if(c==="block"||r===void 0)continue;const t=(0,e().toolOf)(n),a=t?.name??r,o=JSON.
stringify([a,t!==void 0]),i=(w.get(o)?.commands??0)+1;w.set(o,{name:a,commands:i,...t&&{tool:{path:t.path}}})}return w}function N({
name:p,commands:w,tool:n},{node:c,npm:r,npx:t,machine:a}){const o={node:c.file,npm:r?.file,npx:t?.file},i=n?n.path:o[p]??
a.get(p)?.file;return i!==void 0?{name:p,commands:w,path:i}:{name:p,commands:w,path:null,missing:n?"dependencies":"machi\
ne"}}},"doctor/text"(S,s,x,P){let A;const e=()=>A??=s("history/text");let T;const f=()=>T??=s("report/text/layout");let M;
const u=()=>M??=s("report/view/tones");let v;const y=()=>v??=s("report/view/words");x(S,{renderDoctor:()=>j});const $=5,
b=300;function j(t,a,o){const i=(0,f().layoutOf)(o),{history:h}=t;return(0,f().page)([N(t,a,i),...h?(0,e().historyRows)(
h,R(h),i):[],t.tighten.flatMap(({key:l,what:m,why:_})=>(0,f().prose)(i,"tighten",`${l}: ${m} ${_}`,{label:"good"})),...p(
t.assets,i),c(t,i),r(t.workflow,i)])}function R({levels:t}){return{strict:"no levels",policy:t.length>0?"proposed":"leve\
ls"}}function N({policy:t},a,o){const i=t.enforce==="report"?"; it only reports":"";return[...(0,f().prose)(o,"policy",`${a}\
, profile ${t.profile}${i}`),...t.idle.flatMap(({key:h,why:l})=>(0,f().prose)(o,"no effect",`${h}: ${l}`,{label:"bad"}))]}
function p(t,a){if(t===null)return[];const{genes:o,problems:i,edits:h}=t,l=d=>i.filter(O=>O.severity===d).length,m=["err\
or","warning"].flatMap(d=>l(d)>0?[`${d}s with ${(0,y().count)(l(d),"cause")}`]:[]),_=h>0?` gene-gate fix --write makes ${(0,y().
count)(h,"edit")}.`:"",{shown:k,rest:g}=(0,f().limited)(i,$,"problem",a);return[(0,f().prose)(a,"assets",`${(0,y().count)(
o,"gene")}: ${m.length>0?m.join(", "):"nothing is wrong"}.${_}`),...k.map(d=>w(d,a)),g]}function w({severity:t,message:a,
rule:o,findings:i,fixed:h,remedy:l},m){const _=i>1?`, ${i} times`:"",k=`gene-gate fix --write resolves ${h} of ${i}.`,g=i===
1||h===0?[l]:h<i?[k,l]:[k];return[...(0,f().prose)(m,t,`${(0,y().clip)(a,b)} (${o}${_})`,{label:u().SEVERITY_TONES[t]}),
...g.flatMap(d=>(0,f().prose)(m,"fix",(0,y().clip)(d,b)))]}const n={machine:"not on PATH",dependencies:"not in node_modu\
les; install the dependencies"};function c({programs:t,containment:a},o){const{level:i,description:h,downgrades:l=[]}=a;
return[...t.flatMap(({name:m,commands:_,path:k,missing:g})=>(0,f().prose)(o,g?"missing":"program",`${m}, for ${(0,y().count)(
_,"command")}: ${g?n[g]:k}`,g?{label:"bad"}:{})),...(0,f().prose)(o,"contained",`${i}: ${h}`,{label:i==="namespaces"?"go\
od":"caution"}),...o.verbose?l.flatMap(({from:m,reason:_})=>(0,f().prose)(o,"",`${m}: ${_}`)):[]]}function r({paths:t,lacks:a},o){
return t.length===0?(0,f().prose)(o,"workflow","no workflow runs the gate; gene-gate init writes one",{label:"caution"}):
[...(0,f().prose)(o,"workflow",t.join(", ")),...a.flatMap(({path:i,key:h,what:l,why:m})=>{const _=t.length>1?`${i}: `:"";
return(0,f().prose)(o,"lacks",`${_}${h}: ${l} ${m}`,{label:"caution"})})]}},"doctor/tighten"(S,s,x,P){let A;const e=()=>A??=
s("history/outcome");let T;const f=()=>T??=s("policy/schema/rules");x(S,{tightenings:()=>M});function M(u,v){if(v.length===
0)return[];const y=v.flatMap(p=>p.findings),$=`None of the last ${v.length} changes needs it.`,b=Object.entries(u.rules).
filter(([,p])=>(0,f().settingOf)(p).level!=="error").filter(([p])=>!y.some(({level:w})=>w?.rules===p)).map(([p])=>({key:`\
rules.${p}`,what:`Remove the level of \`${p}\`.`,why:$})),j=u.ignores.flatMap(({rule:p,reason:w,expires:n},c)=>y.some(r=>r.
rule===p&&r.suppressed?.reason===w&&r.suppressed.expires===n)?[]:[{key:`ignores[${c}]`,what:`Remove the ignore of \`${p}\
\`.`,why:$}]),R=p=>["fails","needs_fix"].includes((0,e().outcomeOf)(p)),N=v.some(p=>(0,e().isHonest)(p)&&R(p));return[...b,
...j,...u.enforce==="report"&&!N?[{key:"enforce",what:"Set `enforce: block`.",why:`No honest change of the last ${v.length}\
 would fail.`}]:[]]}},"doctor/workflow"(S,s,x,P){let A;const e=()=>A??=s("audit/change/gate/gate-scripts");let T;const f=()=>T??=
s("audit/change/gate/uses");let M;const u=()=>M??=s("audit/change/gate/workflow");let v;const y=()=>v??=s("doctor/lackin\
g-keys");x(S,{workflowAnswer:()=>$});async function $(n,c){const r=await(0,u().readWorkflows)(n),{jobs:t}=await(0,f().findGateUses)(
n,r),a=r.filter(({path:i})=>t.has(i)),o=(0,u().parseMapping)(c)??{};return{paths:a.map(({path:i})=>i),lacks:a.flatMap(i=>b(
i,t.get(i.path)??new Set,o))}}function b(n,c,r){const[t={}]=(0,u().jobsOf)({value:r}).values(),a=[...(0,u().jobsOf)(n)].
filter(([l,m])=>c.has(l)&&N(m));if(a.length===0)return[];const{value:o={}}=n,i=[...(0,y().lackingEvents)(r.on,o.on),...a.
flatMap(([,l])=>[...(0,y().lackingPermissions)(t.permissions??r.permissions,j(l,o)),...R([t,r],[l,o]),...(0,y().lackingSteps)(
t,l)])];return[...new Map(i.map(l=>[l.key,l])).values()].map(l=>({path:n.path,...l,why:w(l)}))}function j(n,c){return n.
permissions??c.permissions}function R(n,c){return["concurrency","timeout-minutes"].filter(r=>n.some(t=>r in t)&&!c.some(
t=>r in t)).map(r=>({key:r,what:`Set \`${r}\`.`}))}function N(n){const c=(0,u().stepsOf)(n).flatMap(({uses:r,with:t})=>typeof r==
"string"&&e().GATE.test(r)?[(0,u().isMapping)(t)?t:{}]:[]);return n.uses===void 0&&c.every(({mode:r="gate"})=>r==="gate")}
const p=[[/^on\..*\.paths/,"A required check stays pending if a filter skips its workflow."],[/^on\.pull_request\.types/,
"A pull request with another base, or a closed one, is judged again."],[/^on\.pull_request_review/,"An approval makes th\
e check run again."],[/^on\.merge_group/,"A merge queue waits for the check of the merged commit."],[/^on\.pull_request$/,
"Pull requests are what the gate judges."],[/^permissions\.checks/,"The gate publishes a check run."],[/^permissions\.pull-requests/,
"The gate publishes a comment and reads reviews."],[/^permissions\.contents/,"The checkout reads the repository."],[/^concurrency/,
"A new push ends the run of the old one."],[/^timeout-minutes/,"A job that hangs would take six hours."],[/\.fetch-depth$/,
"The gate needs the merge base."],[/\.persist-credentials$/,"Commands must not find a token in the checkout."],[/@$/,"A \
tag can be moved to other code."],[/upload-artifact/,"The comment links the report as a page."],[/^steps\./,"The gate re\
ads the checkout."]];function w({key:n}){return p.find(([c])=>c.test(n))?.[1]??"The template has it."}}};
