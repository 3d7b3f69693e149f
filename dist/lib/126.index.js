"use strict";exports.id=126,exports.ids=[126,342],exports.modules={3273:function(j,i,r){Object.defineProperty(i,"__esModule",{value:!0}),
i.doctorVerb=void 0;function n(){const e=r(63314);return n=function(){return e},e}function h(){const e=r(48741);return h=
function(){return e},e}function g(){const e=r(67397);return g=function(){return e},e}function O(){const e=r(7360);return O=
function(){return e},e}function s(){const e=r(70138);return s=function(){return e},e}function y(){const e=r(49232);return y=
function(){return e},e}function u(){const e=r(82256);return u=function(){return e},e}const b=(e,a)=>new(n()).Command("do\
ctor").option(...u().REPO_OPTION).option(...u().POLICY_OPTION).addOption((0,u().formatOption)()).option("--verbose","sho\
w every problem").action(async f=>{await o(f,e),a(0)});i.doctorVerb=b;async function o(e,a){await(0,u().inRepository)(e,
a,async f=>{const{env:w,platform:p,signal:t}=a,c=await(0,y().policyFor)(e,a,(0,h().folderTree)(f.directory)),[d]=await(0,g().
lookUpCommits)(f,["HEAD"]),l={repository:f,policy:c,head:d,env:w,platform:p,signal:t},m=await(0,O().examine)(l),v=()=>(0,s().
renderDoctor)(m,(0,y().policyName)(c),(0,u().textOptions)(e,a));(0,u().printAnswer)(m,v,e.format,a)})}},92342:function(j,i,r){
Object.defineProperty(i,"__esModule",{value:!0}),i.NOBODY=void 0,i.privilegesFor=O;function n(){const s=r(14495);return n=
function(){return s},s}const h=i.NOBODY={uid:65534,gid:65534},g=["sudo","-n","--","env","-i",`PATH=${n().SYSTEM_PATH}`];
function O(s,y){const u=y.uid===0,b=u?h:{uid:y.uid,gid:y.gid},o={user:b,runsAs:b,adopt:u,overlay:["redirect_dir=on",...u?
["metacopy=on"]:[]]},e=["unshare","--mount"];return s.uid===0?[{name:"root",newMounts:e,...o}]:[{name:"sudo",newMounts:[
...g,...e],...o},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:s,adopt:!1,overlay:[
"userxattr"]}]}},4147:function(j,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.doctorSchema=i.DOCTOR_VERSION=void 0;
function n(){const s=r(7723);return n=function(){return s},s}function h(){const s=r(41095);return h=function(){return s},
s}const g=i.DOCTOR_VERSION="1.0.0",O=i.doctorSchema=n().object({type:n().literal("Doctor"),schema_version:n().literal(g),
tool:n().object({name:n().literal("gene-gate"),version:n().string()}),head_sha:n().string().nullable().describe("Null wi\
thout a commit."),policy:n().object({source:n().enum(["default","base","file"]),profile:n().string(),enforce:n().enum(["\
report","block"]).describe("What it enforces today."),enforce_until:n().string().exactOptional().describe("The last day \
of the reports.")}),lacks:n().array(n().object({key:n().string(),what:n().string()})).describe("What `gene-gate init` wo\
uld write for the assets as they are."),genes:n().object({stored:n().int().describe("How many genes the asset files have\
."),refused:n().int().describe("How many of them have a command that may not run.")}),agent_files:n().int().positive().exactOptional().
describe("How many files make agents and editors run commands; absent in a repository with assets."),programs:n().array(
n().object({name:n().string(),commands:n().int().positive().describe("How many commands start it."),path:n().string().nullable(),
private:n().literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do\
 not see."),missing:n().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:h().
isolationSchema.describe("What this machine gives to commands."),workflow:n().object({paths:n().array(n().string()).describe(
"The workflows that run the gate."),late:n().object({message:n().string(),remedy:n().string()}).exactOptional().describe(
"What a change can decide about the gate before it starts."),lacks:n().array(n().object({path:n().string(),key:n().string(),
what:n().string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of\
 `gene-gate doctor --format json`")},7360:function(j,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.examine=f;function n(){
const t=r(38863);return n=function(){return t},t}function h(){const t=r(54062);return h=function(){return t},t}function g(){
const t=r(48741);return g=function(){return t},t}function O(){const t=r(9436);return O=function(){return t},t}function s(){
const t=r(4147);return s=function(){return t},t}function y(){const t=r(63512);return y=function(){return t},t}function u(){
const t=r(46478);return u=function(){return t},t}function b(){const t=r(50380);return b=function(){return t},t}function o(){
const t=r(12319);return o=function(){return t},t}function e(){const t=r(20261);return e=function(){return t},t}function a(){
const t=r(17493);return a=function(){return t},t}async function f(t){const{repository:c,policy:d,head:l,env:m,signal:v}=t,
{directory:P}=c,D=new Date,{profile:S}=d.policy,k=(0,h().enforcementOn)((0,O().dayOf)(D),d.policy.enforce),A=l===void 0?
void 0:await(0,b().auditPresent)(t,l),M=A?.audit.genes??[],T=A&&await(0,y().firstPolicy)(A,d.policy,D),N=await(0,u().machineAnswer)(
M,{directory:P,env:m,signal:v,policy:d.policy});return{type:"Doctor",schema_version:s().DOCTOR_VERSION,tool:{...n().TOOL},
head_sha:l??null,policy:{source:d.source,profile:S,enforce:k.mode,..."until"in k&&{enforce_until:k.until}},lacks:T?p(T):
[],genes:{stored:M.length,refused:M.filter(w).length},...T&&T.agentFiles.length>0&&{agent_files:T.agentFiles.length},...N,
workflow:await(0,e().workflowAnswer)((0,g().folderTree)(P),(0,a().workflowFor)({pushed:l===void 0?void 0:await(0,o().pushedBranch)(
c,l),...T&&{prepare:T.prepare}}))}}function w({commands:t}){return t.some(({verdict:c})=>c==="block")}function p({stores:t,
include:c,programs:d,exceedsCap:l}){return[...t.map(({path:m,root:v})=>({key:"stores",what:`Say where the commands of \`${m}\
\` run; now it is \`${v}\`.`})),...c.map(m=>({key:"assets.include",what:`Add \`${m}\`, which has genes and is not audited\
.`})),...d.map(m=>({key:"programs",what:`Add \`${m}\`, which commands of stored genes start.`})),...l?[{key:"blast_radiu\
s",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}},46478:function(j,i,r){Object.defineProperty(i,"__esMod\
ule",{value:!0}),i.machineAnswer=y;function n(){const o=r(6470);return n=function(){return o},o}function h(){const o=r(60670);
return h=function(){return o},o}function g(){const o=r(10582);return g=function(){return o},o}function O(){const o=r(32223);
return O=function(){return o},o}function s(){const o=r(46282);return s=function(){return o},o}async function y(o,{directory:e,
env:a,policy:f,signal:w}){const p=u(o),t=[...p.values()].flatMap(({tool:v,name:P})=>v?[]:[P]),c=(0,O().privateFolders)(a),
d=await(0,s().findPrograms)({path:a.PATH??"",checkout:e,names:t}),{isolation:l,close:m}=await(0,h().chooseBackend)({programs:d,
checkout:e,outputBytes:f.limits.output_bytes,limits:(0,g().limitsOn)((0,g().thisMachine)(),f.limits,1),requested:"auto",
network:f.network==="allow",folders:c,signal:w});return await m(),{programs:[...p.values()].map(v=>b(v,d,c)),containment:l}}
function u(o){const e=new Map;for(const{reading:a,verdict:f}of o.flatMap(({commands:w})=>w)){const w=a.invocation?.program??
a.argv?.[0];if(f==="block"||w===void 0)continue;const p=(0,n().toolOf)(a),t=p?.name??w,c=JSON.stringify([t,p!==void 0]),
d=(e.get(c)?.commands??0)+1;e.set(c,{name:t,commands:d,...p&&{tool:{path:p.path}}})}return e}function b({name:o,commands:e,
tool:a},{node:f,npm:w,npx:p,machine:t},c){const d=new Map(Object.entries({node:f,npm:w,npx:p})),l=a?void 0:t.get(o)?.file,
m=a?a.path:d.get(o)?.file??l,v=l!==void 0&&c.some(P=>(0,s().isInside)(P,l));return m!==void 0?{name:o,commands:e,path:m,
...v&&{private:!0}}:{name:o,commands:e,path:null,missing:a?"dependencies":"machine"}}}};
