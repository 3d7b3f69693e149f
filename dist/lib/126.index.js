"use strict";exports.id=126,exports.ids=[126,342],exports.modules={3273:function(j,i,r){Object.defineProperty(i,"__esModule",{value:!0}),
i.doctorVerb=void 0;function t(){const e=r(63314);return t=function(){return e},e}function h(){const e=r(48741);return h=
function(){return e},e}function g(){const e=r(67397);return g=function(){return e},e}function O(){const e=r(7360);return O=
function(){return e},e}function s(){const e=r(70138);return s=function(){return e},e}function y(){const e=r(49232);return y=
function(){return e},e}function u(){const e=r(82256);return u=function(){return e},e}const b=(e,a)=>new(t()).Command("do\
ctor").option(...u().REPO_OPTION).option(...u().POLICY_OPTION).addOption((0,u().formatOption)()).option("--verbose","sho\
w every problem").action(async f=>{await o(f,e),a(0)});i.doctorVerb=b;async function o(e,a){await(0,u().inRepository)(e,
a,async f=>{const{env:w,platform:p,signal:n}=a,c=await(0,y().policyFor)(e,a,(0,h().folderTree)(f.directory)),[d]=await(0,g().
lookUpCommits)(f,["HEAD"]),l={repository:f,policy:c,head:d,env:w,platform:p,signal:n},m=await(0,O().examine)(l),v=()=>(0,s().
renderDoctor)(m,(0,y().policyName)(c),(0,u().textOptions)(e,a));(0,u().printAnswer)(m,v,e.format,a)})}},92342:function(j,i,r){
Object.defineProperty(i,"__esModule",{value:!0}),i.NOBODY=void 0,i.privilegesFor=O;function t(){const s=r(14495);return t=
function(){return s},s}const h=i.NOBODY={uid:65534,gid:65534},g=["sudo","-n","--","env","-i",`PATH=${t().SYSTEM_PATH}`];
function O(s,y){const u=y.uid===0,b=u?h:{uid:y.uid,gid:y.gid},o={user:b,runsAs:b,adopt:u,overlay:["redirect_dir=on",...u?
["metacopy=on"]:[]]},e=["unshare","--mount"];return[s.uid===0?{name:"root",newMounts:e,...o}:{name:"sudo",newMounts:[...g,
...e],...o},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:s.uid===0?h:s,adopt:!1,
overlay:["userxattr"]}]}},4147:function(j,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.doctorSchema=i.DOCTOR_VERSION=
void 0;function t(){const s=r(7723);return t=function(){return s},s}function h(){const s=r(41095);return h=function(){return s},
s}const g=i.DOCTOR_VERSION="1.0.0",O=i.doctorSchema=t().object({type:t().literal("Doctor"),schema_version:t().literal(g),
tool:t().object({name:t().literal("gene-gate"),version:t().string()}),head_sha:t().string().nullable().describe("Null wi\
thout a commit."),policy:t().object({source:t().enum(["default","base","file"]),profile:t().string(),enforce:t().enum(["\
report","block"]).describe("What it enforces today."),enforce_until:t().string().exactOptional().describe("The last day \
of the reports.")}),lacks:t().array(t().object({key:t().string(),what:t().string()})).describe("What `gene-gate init` wo\
uld write for the assets as they are."),genes:t().object({stored:t().int().describe("How many genes the asset files have\
."),refused:t().int().describe("How many of them have a command that may not run.")}),agent_files:t().int().positive().exactOptional().
describe("How many files make agents and editors run commands; absent in a repository with assets."),programs:t().array(
t().object({name:t().string(),commands:t().int().positive().describe("How many commands start it."),path:t().string().nullable(),
private:t().literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do\
 not see."),missing:t().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:h().
isolationSchema.describe("What this machine gives to commands."),workflow:t().object({paths:t().array(t().string()).describe(
"The workflows that run the gate."),late:t().object({message:t().string(),remedy:t().string()}).exactOptional().describe(
"What a change can decide about the gate before it starts."),lacks:t().array(t().object({path:t().string(),key:t().string(),
what:t().string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of\
 `gene-gate doctor --format json`")},7360:function(j,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.examine=f;function t(){
const n=r(38863);return t=function(){return n},n}function h(){const n=r(54062);return h=function(){return n},n}function g(){
const n=r(48741);return g=function(){return n},n}function O(){const n=r(9436);return O=function(){return n},n}function s(){
const n=r(4147);return s=function(){return n},n}function y(){const n=r(63512);return y=function(){return n},n}function u(){
const n=r(46478);return u=function(){return n},n}function b(){const n=r(50380);return b=function(){return n},n}function o(){
const n=r(12319);return o=function(){return n},n}function e(){const n=r(20261);return e=function(){return n},n}function a(){
const n=r(17493);return a=function(){return n},n}async function f(n){const{repository:c,policy:d,head:l,env:m,signal:v}=n,
{directory:P}=c,D=new Date,{profile:S}=d.policy,k=(0,h().enforcementOn)((0,O().dayOf)(D),d.policy.enforce),A=l===void 0?
void 0:await(0,b().auditPresent)(n,l),M=A?.audit.genes??[],T=A&&await(0,y().firstPolicy)(A,d.policy,D),N=await(0,u().machineAnswer)(
M,{directory:P,env:m,signal:v,policy:d.policy});return{type:"Doctor",schema_version:s().DOCTOR_VERSION,tool:{...t().TOOL},
head_sha:l??null,policy:{source:d.source,profile:S,enforce:k.mode,..."until"in k&&{enforce_until:k.until}},lacks:T?p(T):
[],genes:{stored:M.length,refused:M.filter(w).length},...T&&T.agentFiles.length>0&&{agent_files:T.agentFiles.length},...N,
workflow:await(0,e().workflowAnswer)((0,g().folderTree)(P),(0,a().workflowFor)({pushed:l===void 0?void 0:await(0,o().pushedBranch)(
c,l),...T&&{prepare:T.prepare}}))}}function w({commands:n}){return n.some(({verdict:c})=>c==="block")}function p({stores:n,
include:c,programs:d,exceedsCap:l}){return[...n.map(({path:m,root:v})=>({key:"stores",what:`Say where the commands of \`${m}\
\` run; now it is \`${v}\`.`})),...c.map(m=>({key:"assets.include",what:`Add \`${m}\`, which has genes and is not audited\
.`})),...d.map(m=>({key:"programs",what:`Add \`${m}\`, which commands of stored genes start.`})),...l?[{key:"blast_radiu\
s",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}},46478:function(j,i,r){Object.defineProperty(i,"__esMod\
ule",{value:!0}),i.machineAnswer=y;function t(){const o=r(6470);return t=function(){return o},o}function h(){const o=r(60670);
return h=function(){return o},o}function g(){const o=r(10582);return g=function(){return o},o}function O(){const o=r(32223);
return O=function(){return o},o}function s(){const o=r(46282);return s=function(){return o},o}async function y(o,{directory:e,
env:a,policy:f,signal:w}){const p=u(o),n=[...p.values()].flatMap(({tool:v,name:P})=>v?[]:[P]),c=(0,O().privateFolders)(a),
d=await(0,s().findPrograms)({path:a.PATH??"",checkout:e,names:n}),{isolation:l,close:m}=await(0,h().chooseBackend)({programs:d,
checkout:e,outputBytes:f.limits.output_bytes,limits:(0,g().limitsOn)((0,g().thisMachine)(),f.limits,1),requested:"auto",
network:f.network==="allow",folders:c,signal:w});return await m(),{programs:[...p.values()].map(v=>b(v,d,c)),containment:l}}
function u(o){const e=new Map;for(const{reading:a,verdict:f}of o.flatMap(({commands:w})=>w)){const w=a.invocation?.program??
a.argv?.[0];if(f==="block"||w===void 0)continue;const p=(0,t().toolOf)(a),n=p?.name??w,c=JSON.stringify([n,p!==void 0]),
d=(e.get(c)?.commands??0)+1;e.set(c,{name:n,commands:d,...p&&{tool:{path:p.path}}})}return e}function b({name:o,commands:e,
tool:a},{node:f,npm:w,npx:p,machine:n},c){const d=new Map(Object.entries({node:f,npm:w,npx:p})),l=a?void 0:n.get(o)?.file,
m=a?a.path:d.get(o)?.file??l,v=l!==void 0&&c.some(P=>(0,s().isInside)(P,l));return m!==void 0?{name:o,commands:e,path:m,
...v&&{private:!0}}:{name:o,commands:e,path:null,missing:a?"dependencies":"machine"}}}};
