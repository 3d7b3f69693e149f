"use strict";exports.id=273,exports.ids=[273],exports.modules={3273:((R,b,s)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.doctorVerb=
void 0;function t(){const n=s(63314);return t=function(){return n},n}function O(){const n=s(48741);return O=function(){return n},
n}function g(){const n=s(67397);return g=function(){return n},n}function $(){const n=s(7360);return $=function(){return n},
n}function v(){const n=s(70138);return v=function(){return n},n}function T(){const n=s(49232);return T=function(){return n},
n}function A(){const n=s(82256);return A=function(){return n},n}const P=(n,r)=>new(t()).Command("doctor").option(...A().
REPO_OPTION).option(...A().POLICY_OPTION).addOption((0,A().formatOption)()).option("--verbose","show every problem").action(
async c=>{await d(c,n),r(0)});b.doctorVerb=P;async function d(n,r){await(0,A().inRepository)(n,r,async c=>{const{env:i,platform:p,
signal:o}=r,h=await(0,T().policyFor)(n,r,(0,O().folderTree)(c.directory)),[w]=await(0,g().lookUpCommits)(c,["HEAD"]),k={
repository:c,policy:h,head:w,env:i,platform:p,signal:o},e=await(0,$().examine)(k),a=()=>(0,v().renderDoctor)(e,(0,T().policyName)(
h),(0,A().textOptions)(n,r));(0,A().printAnswer)(e,a,n.format,r)})}}),4147:((R,b,s)=>{Object.defineProperty(b,"__esModul\
e",{value:!0}),b.doctorSchema=b.DOCTOR_VERSION=void 0;function t(){const v=s(7723);return t=function(){return v},v}function O(){
const v=s(41095);return O=function(){return v},v}const g=b.DOCTOR_VERSION="4.2.0",$=b.doctorSchema=t().object({type:t().
literal("Doctor"),schema_version:t().literal(g),tool:t().object({name:t().literal("gene-gate"),version:t().string()}),head_sha:t().
string().nullable().describe("Null without a commit."),policy:t().object({source:t().enum(["default","base","file"]),profile:t().
string(),enforce:t().enum(["report","block"]).describe("What it enforces today."),enforce_until:t().string().exactOptional().
describe("The last day of the reports.")}),lacks:t().array(t().object({key:t().string(),what:t().string()})).describe("W\
hat `gene-gate init` would write for the assets as they are."),genes:t().object({stored:t().int().describe("How many gen\
es the asset files have."),refused:t().int().describe("How many of them have a command that may not run.")}),agent_files:t().
int().positive().exactOptional().describe("How many files make agents and editors run commands; absent in a repository w\
ith assets."),programs:t().array(t().object({name:t().string(),commands:t().int().positive().describe("How many commands\
 start it."),path:t().string().nullable(),private:t().literal(!0).exactOptional().describe("Present if it is in the home\
 directory or another one that commands do not see."),missing:t().enum(["machine","dependencies"]).exactOptional().describe(
"What does not have it.")})),containment:O().isolationSchema.describe("What this machine gives to commands."),workflow:t().
object({paths:t().array(t().string()).describe("The workflows that run the gate."),late:t().object({message:t().string(),
remedy:t().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:t().array(
t().object({path:t().string(),key:t().string(),what:t().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`")}),70138:((R,b,s)=>{Object.defineProperty(
b,"__esModule",{value:!0}),b.renderDoctor=g;function t(){const n=s(31626);return t=function(){return n},n}function O(){const n=s(
94965);return O=function(){return n},n}function g(n,r,c){const i=(0,t().layoutOf)(c);return(0,t().page)([$(n,r,i),n.lacks.
flatMap(({key:p,what:o})=>(0,t().prose)(i,"policy",`${p}: ${o}`,{label:"caution"})),v(n,i),P(n,i),d(n.workflow,i)])}function $({
policy:n},r,c){const i=n.enforce_until===void 0?"":` until ${n.enforce_until}`,p=n.enforce==="report"?`; it only reports${i}`:
"";return(0,t().prose)(c,"policy",`${r}, profile ${n.profile}${p}`)}function v(n,r){const{stored:c,refused:i}=n.genes,{agent_files:p}=n;
if(p!==void 0){const w=`none; pull requests show what agents and editors run because of ${(0,O().count)(p,"file")}`;return(0,t().
prose)(r,"genes",w)}const o=c===0?"none in an asset file; `assets.include` in the policy says where the gate looks":i===
0?`${(0,O().count)(c,"gene")}, whose commands may all run`:`${(0,O().count)(c,"gene")}, of which ${i} may not run; gene-\
gate check --all --no-run says why`,h=c>0&&i===0?{}:{label:"caution"};return(0,t().prose)(r,"genes",o,h)}const T={machine:"\
not on PATH",dependencies:"not in node_modules; install the dependencies"},A="contained commands see little else of your\
 home. If it fails there, install it in a directory of the system, such as /usr/local.";function P({programs:n,containment:r},c){
const{level:i,description:p,downgrades:o=[]}=r;return[...n.flatMap(({name:h,commands:w,path:k,missing:e,private:a})=>{const u=e?
T[e]:a?`${k}; ${A}`:k,f=e?{label:"bad"}:{},y=`${h}, for ${(0,O().count)(w,"command")}: ${u}`;return(0,t().prose)(c,e?"mi\
ssing":"program",y,f)}),...(0,t().prose)(c,"contained",`${i}: ${p}`,{label:i==="namespaces"?"good":"caution"}),...c.verbose?
o.flatMap(({from:h,reason:w})=>(0,t().prose)(c,"",`${h}: ${w}`)):[]]}function d({paths:n,late:r,lacks:c},i){return n.length===
0?(0,t().prose)(i,"workflow","no workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,t().prose)(
i,"workflow",n.join(", ")),...r?(0,t().prose)(i,"late",`${r.message} ${r.remedy}`,{label:"caution"}):[],...c.flatMap(({path:p,
key:o,what:h})=>{const w=n.length>1?`${p}: `:"";return(0,t().prose)(i,"lacks",`${w}${o}: ${h}`,{label:"caution"})})]}}),
7360:((R,b,s)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.examine=c;function t(){const o=s(38863);return t=function(){
return o},o}function O(){const o=s(54062);return O=function(){return o},o}function g(){const o=s(48741);return g=function(){
return o},o}function $(){const o=s(9436);return $=function(){return o},o}function v(){const o=s(4147);return v=function(){
return o},o}function T(){const o=s(63512);return T=function(){return o},o}function A(){const o=s(46478);return A=function(){
return o},o}function P(){const o=s(50380);return P=function(){return o},o}function d(){const o=s(12319);return d=function(){
return o},o}function n(){const o=s(20261);return n=function(){return o},o}function r(){const o=s(17493);return r=function(){
return o},o}async function c(o){const{repository:h,policy:w,head:k,env:e,signal:a}=o,{directory:u}=h,f=new Date,{profile:y}=w.
policy,m=(0,O().enforcementOn)((0,$().dayOf)(f),w.policy.enforce),M=k===void 0?void 0:await(0,P().auditPresent)(o,k),j=M?.
audit.genes??[],l=M&&await(0,T().firstPolicy)(M,w.policy,f),S=await(0,A().machineAnswer)(j,{directory:u,env:e,signal:a,policy:w.
policy});return{type:"Doctor",schema_version:v().DOCTOR_VERSION,tool:{...t().TOOL},head_sha:k??null,policy:{source:w.source,
profile:y,enforce:m.mode,..."until"in m&&{enforce_until:m.until}},lacks:l?p(l):[],genes:{stored:j.length,refused:j.filter(
i).length},...l&&l.agentFiles.length>0&&{agent_files:l.agentFiles.length},...S,workflow:await(0,n().workflowAnswer)((0,g().
folderTree)(u),(0,r().workflowFor)({pushed:k===void 0?void 0:await(0,d().pushedBranch)(h,k),...l&&{prepare:l.prepare}}))}}
function i({commands:o}){return o.some(({verdict:h})=>h==="block")}function p({stores:o,include:h,programs:w,exceedsCap:k}){
return[...o.map(({path:e,root:a})=>({key:"stores",what:`Say where the commands of \`${e}\` run; now it is \`${a}\`.`})),
...h.map(e=>({key:"assets.include",what:`Add \`${e}\`, which has genes and is not audited.`})),...w.map(e=>({key:"progra\
ms",what:`Add \`${e}\`, which commands of stored genes start.`})),...k?[{key:"blast_radius",what:"Raise the hard cap: th\
e stores alone exceed it."}]:[]]}}),46478:((R,b,s)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.machineAnswer=T;
function t(){const d=s(6470);return t=function(){return d},d}function O(){const d=s(60670);return O=function(){return d},
d}function g(){const d=s(10582);return g=function(){return d},d}function $(){const d=s(32223);return $=function(){return d},
d}function v(){const d=s(46282);return v=function(){return d},d}async function T(d,{directory:n,env:r,policy:c,signal:i}){
const p=A(d),o=[...p.values()].flatMap(({tool:a,name:u})=>a?[]:[u]),h=(0,$().privateFolders)(r),w=await(0,v().findPrograms)(
{path:r.PATH??"",checkout:n,names:o}),{isolation:k,close:e}=await(0,O().chooseBackend)({programs:w,checkout:n,outputBytes:c.
limits.output_bytes,limits:(0,g().limitsOn)((0,g().thisMachine)(),c.limits,1),requested:"auto",network:c.network==="allo\
w",folders:h,signal:i});return await e(),{programs:[...p.values()].map(a=>P(a,w,h)),containment:k}}function A(d){const n=new Map;
for(const{reading:r,verdict:c}of d.flatMap(({commands:i})=>i)){const i=r.invocation?.program??r.argv?.[0];if(c==="block"||
i===void 0)continue;const p=(0,t().toolOf)(r),o=p?.name??i,h=JSON.stringify([o,p!==void 0]),w=(n.get(h)?.commands??0)+1;
n.set(h,{name:o,commands:w,...p&&{tool:{path:p.path}}})}return n}function P({name:d,commands:n,tool:r},{node:c,npm:i,npx:p,
machine:o},h){const w=new Map(Object.entries({node:c,npm:i,npx:p})),k=r?void 0:o.get(d)?.file,e=r?r.path:w.get(d)?.file??
k,a=k!==void 0&&h.some(u=>(0,v().isInside)(u,k));return e!==void 0?{name:d,commands:n,path:e,...a&&{private:!0}}:{name:d,
commands:n,path:null,missing:r?"dependencies":"machine"}}}),20261:((R,b,s)=>{Object.defineProperty(b,"__esModule",{value:!0}),
b.workflowAnswer=T;function t(){const e=s(39500);return t=function(){return e},e}function O(){const e=s(52848);return O=
function(){return e},e}function g(){const e=s(3733);return g=function(){return e},e}function $(){const e=s(3463);return $=
function(){return e},e}function v(){const e=s(95132);return v=function(){return e},e}async function T(e,a){const u=await(0,g().
readWorkflows)(e),f=await(0,O().findGateUses)(e,u),{jobs:y}=f,m=(0,t().lateGate)(f),M=u.filter(({path:l})=>y.has(l)),j=(0,g().
parseMapping)(a)??{};return{paths:M.map(({path:l})=>l),...m&&{late:(0,v().describe)((0,v().finding)("gate-runs-late",{...m}))},
lacks:M.flatMap(l=>A(l,y.get(l.path)??new Map,j))}}function A(e,a,u){const[f={}]=(0,g().jobsOf)({value:u}).values(),y=[...(0,g().
jobsOf)(e)].filter(([l,S])=>a.has(l)&&d(S));if(y.length===0)return[];const{value:m={}}=e,M=[...n(u.on,m.on),...y.flatMap(
([,l])=>[...p(f.permissions??u.permissions,l.permissions??m.permissions),...P(m.on,l.concurrency??m.concurrency),...h(f,
l)])];return[...new Map(M.map(l=>[l.key,l])).values()].map(l=>({path:e.path,...l}))}function P(e,a){if(!(0,$().isMapping)(
a)||!(0,g().eventsOf)(e).has("pull_request_review"))return[];const{group:u,"cancel-in-progress":f=!1}=a;return f===!1||/github\.event_name/.
test(String(u))?[]:[{key:"concurrency.group",what:"Add `${{ github.event_name }}` to the group; a review ends the run of\
 a push."}]}function d(e){const a=(0,g().stepsOf)(e).flatMap(({uses:u,with:f})=>typeof u=="string"&&O().GATE.test(u)?[(0,$().
isMapping)(f)?f:{}]:[]);return e.uses===void 0&&a.every(({mode:u="gate"})=>u==="gate")}function n(e,a){const u=(0,g().eventsOf)(
a);return[...(0,g().eventsOf)(e)].flatMap(([f,y])=>{const m=`on.${f}`,M=u.get(f),j=f==="push"?": the last changes came w\
ithout a pull request":"";if(M===void 0)return[{key:m,what:`Add the event \`${f}\`${j}.`}];const l=c(f,M),S=c(f,y).filter(
I=>!l.includes(I));return[...S.length>0?[{key:`${m}.types`,what:`Add the types \`${S.join("`, `")}\`.`}]:[],...r.filter(
I=>(0,$().isMapping)(M)&&I in M).map(I=>({key:`${m}.${I}`,what:"Remove the filter."}))]})}const r=["paths","paths-ignore"];
function c(e,a){const u=(0,$().isMapping)(a)?a.types:void 0;return u!==void 0?[u].flat().map(String):/^pull_request(?:_target)?$/.
test(e)?["opened","synchronize","reopened"]:[]}const i=["none","read","write"];function p(e,a){if(!(0,$().isMapping)(e))
return[];const u=y=>i.indexOf(o(a,y));return Object.entries(e).filter(([y,m])=>u(y)<i.indexOf(String(m))).map(([y,m])=>({
key:`permissions.${y}`,what:`Add \`${y}: ${m}\` to \`permissions\`.`}))}function o(e,a){return typeof e=="string"?e.replace(
"-all",""):(0,$().isMapping)(e)?String(e[a]??"none"):"none"}function h(e,a){const u=(0,g().stepsOf)(a).filter(({uses:f})=>typeof f==
"string");return(0,g().stepsOf)(e).flatMap(({uses:f,with:y})=>{const[m=""]=String(f??"").split("@");return O().GATE.test(
m)?k(y,a):m===""||u.some(M=>String(M.uses).split("@")[0]===m)?[]:[{key:`steps.${m}`,what:`Add a step with \`${m}\`.`}]})}
const w=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;function k(e,a){const u=(0,$().isMapping)(e)?String(e.prepare??
"").trim():"",f=(0,g().stepsOf)(a),y=f.filter(({uses:S})=>typeof S=="string"&&O().GATE.test(S)),m=y.some(({with:S})=>(0,$().
isMapping)(S)&&"prepare"in S),M=f.some(({run:S})=>typeof S=="string"&&w.test(S));return u===""||y.length===0||m||M?[]:[{
key:"with.prepare",what:`Set \`prepare: ${u.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]}})};
