"use strict";exports.id=273,exports.ids=[273],exports.modules={3273:((I,O,r)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.doctorVerb=
void 0;function n(){const t=r(63314);return n=function(){return t},t}function y(){const t=r(48741);return y=function(){return t},
t}function p(){const t=r(67397);return p=function(){return t},t}function v(){const t=r(10289);return v=function(){return t},
t}function $(){const t=r(7360);return $=function(){return t},t}function R(){const t=r(70138);return R=function(){return t},
t}function j(){const t=r(49232);return j=function(){return t},t}function A(){const t=r(82256);return A=function(){return t},
t}const i=(t,c)=>new(n()).Command("doctor").option(...A().REPO_OPTION).option(...A().POLICY_OPTION).addOption((0,A().formatOption)()).
option("--verbose","show every problem").action(async a=>{await s(a,t),c(0)});O.doctorVerb=i;async function s(t,c){await(0,A().
inRepository)(t,c,async a=>{const{env:h,platform:e,signal:m}=c,g=await(0,j().policyFor)(t,c,(0,y().folderTree)(a.directory)),
[M]=await(0,p().lookUpCommits)(a,["HEAD"]),b={repository:a,policy:g,head:M,env:h,platform:e,signal:m},S=await(0,$().examine)(
b);c.print(t.format==="json"?`${(0,v().json)(S)}
`:(0,R().renderDoctor)(S,(0,j().policyName)(g),{...c,verbose:t.verbose??!1}),t.format)})}}),4147:((I,O,r)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.doctorSchema=O.DOCTOR_VERSION=void 0;function n(){const $=r(7723);return n=function(){return $},
$}function y(){const $=r(41095);return y=function(){return $},$}const p=O.DOCTOR_VERSION="4.1.0",v=O.doctorSchema=n().object(
{type:n().literal("Doctor"),schema_version:n().literal(p),tool:n().object({name:n().literal("gene-gate"),version:n().string()}),
head_sha:n().string().nullable().describe("Null without a commit."),policy:n().object({source:n().enum(["default","base",
"file"]),profile:n().string(),enforce:n().enum(["report","block"]).describe("What it enforces today."),enforce_until:n().
string().exactOptional().describe("The last day of the reports.")}),lacks:n().array(n().object({key:n().string(),what:n().
string()})).describe("What `gene-gate init` would write for the assets as they are."),genes:n().object({stored:n().int().
describe("How many genes the asset files have."),refused:n().int().describe("How many of them have a command that may no\
t run.")}),programs:n().array(n().object({name:n().string(),commands:n().int().positive().describe("How many commands st\
art it."),path:n().string().nullable(),private:n().literal(!0).exactOptional().describe("Present if it is in the home di\
rectory or another one that commands do not see."),missing:n().enum(["machine","dependencies"]).exactOptional().describe(
"What does not have it.")})),containment:y().isolationSchema.describe("What this machine gives to commands."),workflow:n().
object({paths:n().array(n().string()).describe("The workflows that run the gate."),late:n().object({message:n().string(),
remedy:n().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:n().array(
n().object({path:n().string(),key:n().string(),what:n().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`")}),70138:((I,O,r)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.renderDoctor=p;function n(){const s=r(31626);return n=function(){return s},s}function y(){const s=r(
94965);return y=function(){return s},s}function p(s,t,c){const a=(0,n().layoutOf)(c);return(0,n().page)([v(s,t,a),s.lacks.
flatMap(({key:h,what:e})=>(0,n().prose)(a,"policy",`${h}: ${e}`,{label:"caution"})),$(s,a),A(s,a),i(s.workflow,a)])}function v({
policy:s},t,c){const a=s.enforce_until===void 0?"":` until ${s.enforce_until}`,h=s.enforce==="report"?`; it only reports${a}`:
"";return(0,n().prose)(c,"policy",`${t}, profile ${s.profile}${h}`)}function $({genes:{stored:s,refused:t}},c){const a=s===
0?"none in an asset file; `assets.include` in the policy says where the gate looks":t===0?`${(0,y().count)(s,"gene")}, w\
hose commands may all run`:`${(0,y().count)(s,"gene")}, of which ${t} may not run; gene-gate check --all --no-run says w\
hy`,h=s>0&&t===0?{}:{label:"caution"};return(0,n().prose)(c,"genes",a,h)}const R={machine:"not on PATH",dependencies:"no\
t in node_modules; install the dependencies"},j="contained commands see little else of your home. If it fails there, ins\
tall it in a directory of the system, such as /usr/local.";function A({programs:s,containment:t},c){const{level:a,description:h,
downgrades:e=[]}=t;return[...s.flatMap(({name:m,commands:g,path:M,missing:b,private:S})=>{const E=b?R[b]:S?`${M}; ${j}`:
M,o=b?{label:"bad"}:{},d=`${m}, for ${(0,y().count)(g,"command")}: ${E}`;return(0,n().prose)(c,b?"missing":"program",d,o)}),
...(0,n().prose)(c,"contained",`${a}: ${h}`,{label:a==="namespaces"?"good":"caution"}),...c.verbose?e.flatMap(({from:m,reason:g})=>(0,n().
prose)(c,"",`${m}: ${g}`)):[]]}function i({paths:s,late:t,lacks:c},a){return s.length===0?(0,n().prose)(a,"workflow","no\
 workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,n().prose)(a,"workflow",s.join(", ")),...t?
(0,n().prose)(a,"late",`${t.message} ${t.remedy}`,{label:"caution"}):[],...c.flatMap(({path:h,key:e,what:m})=>{const g=s.
length>1?`${h}: `:"";return(0,n().prose)(a,"lacks",`${g}${e}: ${m}`,{label:"caution"})})]}}),7360:((I,O,r)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.examine=c;function n(){const e=r(38863);return n=function(){return e},e}function y(){const e=r(
54062);return y=function(){return e},e}function p(){const e=r(48741);return p=function(){return e},e}function v(){const e=r(
9436);return v=function(){return e},e}function $(){const e=r(4147);return $=function(){return e},e}function R(){const e=r(
63512);return R=function(){return e},e}function j(){const e=r(46478);return j=function(){return e},e}function A(){const e=r(
50380);return A=function(){return e},e}function i(){const e=r(12319);return i=function(){return e},e}function s(){const e=r(
20261);return s=function(){return e},e}function t(){const e=r(17493);return t=function(){return e},e}async function c(e){
const{repository:m,policy:g,head:M,env:b,signal:S}=e,{directory:E}=m,o=new Date,{profile:d}=g.policy,u=(0,y().enforcementOn)(
(0,v().dayOf)(o),g.policy.enforce),f=M===void 0?void 0:await(0,A().auditPresent)(e,M),w=f?.audit.genes??[],l=f&&await(0,R().
firstPolicy)(f,g.policy,o),T=await(0,j().machineAnswer)(w,{directory:E,env:b,signal:S,policy:g.policy});return{type:"Doc\
tor",schema_version:$().DOCTOR_VERSION,tool:{...n().TOOL},head_sha:M??null,policy:{source:g.source,profile:d,enforce:u.mode,
..."until"in u&&{enforce_until:u.until}},lacks:l?h(l):[],genes:{stored:w.length,refused:w.filter(a).length},...T,workflow:await(0,s().
workflowAnswer)((0,p().folderTree)(E),(0,t().workflowFor)({pushed:M===void 0?void 0:await(0,i().pushedBranch)(m,M),...l&&
{prepare:l.prepare}}))}}function a({commands:e}){return e.some(({verdict:m})=>m==="block")}function h({stores:e,include:m,
programs:g,exceedsCap:M}){return[...e.map(({path:b,root:S})=>({key:"stores",what:`Say where the commands of \`${b}\` run;\
 now it is \`${S}\`.`})),...m.map(b=>({key:"assets.include",what:`Add \`${b}\`, which has genes and is not audited.`})),
...g.map(b=>({key:"programs",what:`Add \`${b}\`, which commands of stored genes start.`})),...M?[{key:"blast_radius",what:"\
Raise the hard cap: the stores alone exceed it."}]:[]]}}),46478:((I,O,r)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.machineAnswer=R;function n(){const i=r(6470);return n=function(){return i},i}function y(){const i=r(60670);return y=function(){
return i},i}function p(){const i=r(10582);return p=function(){return i},i}function v(){const i=r(32223);return v=function(){
return i},i}function $(){const i=r(46282);return $=function(){return i},i}async function R(i,{directory:s,env:t,policy:c,
signal:a}){const h=j(i),e=[...h.values()].flatMap(({tool:S,name:E})=>S?[]:[E]),m=(0,v().privateFolders)(t),g=await(0,$().
findPrograms)({path:t.PATH??"",checkout:s,names:e}),{isolation:M,close:b}=await(0,y().chooseBackend)({programs:g,checkout:s,
outputBytes:c.limits.output_bytes,limits:(0,p().limitsOn)((0,p().thisMachine)(),c.limits,1),requested:"auto",network:c.network===
"allow",folders:m,signal:a});return await b(),{programs:[...h.values()].map(S=>A(S,g,m)),containment:M}}function j(i){const s=new Map;
for(const{reading:t,verdict:c}of i.flatMap(({commands:a})=>a)){const a=t.invocation?.program??t.argv?.[0];if(c==="block"||
a===void 0)continue;const h=(0,n().toolOf)(t),e=h?.name??a,m=JSON.stringify([e,h!==void 0]),g=(s.get(m)?.commands??0)+1;
s.set(m,{name:e,commands:g,...h&&{tool:{path:h.path}}})}return s}function A({name:i,commands:s,tool:t},{node:c,npm:a,npx:h,
machine:e},m){const g={node:c.file,npm:a?.file,npx:h?.file},M=t?t.path:g[i]??e.get(i)?.file,b=t?void 0:e.get(i),S=m.some(
E=>b&&(0,$().isInside)(E,b.file));return M!==void 0?{name:i,commands:s,path:M,...S&&{private:!0}}:{name:i,commands:s,path:null,
missing:t?"dependencies":"machine"}}}),20261:((I,O,r)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.workflowAnswer=
R;function n(){const o=r(39500);return n=function(){return o},o}function y(){const o=r(52848);return y=function(){return o},
o}function p(){const o=r(3733);return p=function(){return o},o}function v(){const o=r(3463);return v=function(){return o},
o}function $(){const o=r(95132);return $=function(){return o},o}async function R(o,d){const u=await(0,p().readWorkflows)(
o),f=await(0,y().findGateUses)(o,u),{jobs:w}=f,l=(0,n().lateGate)(f),T=u.filter(({path:k})=>w.has(k)),D=(0,p().parseMapping)(
d)??{};return{paths:T.map(({path:k})=>k),...l&&{late:(0,$().describe)((0,$().finding)("gate-runs-late",{...l}))},lacks:T.
flatMap(k=>j(k,w.get(k.path)??new Map,D))}}function j(o,d,u){const[f={}]=(0,p().jobsOf)({value:u}).values(),w=[...(0,p().
jobsOf)(o)].filter(([k,P])=>d.has(k)&&s(P));if(w.length===0)return[];const{value:l={}}=o,T=[...t(u.on,l.on),...w.flatMap(
([,k])=>[...g(f.permissions??u.permissions,A(k,l)),...i(l.on,k.concurrency??l.concurrency),...b(f,k)])];return[...new Map(
T.map(k=>[k.key,k])).values()].map(k=>({path:o.path,...k}))}function A(o,d){return o.permissions??d.permissions}function i(o,d){
const{group:u,"cancel-in-progress":f=!1}=(0,v().isMapping)(d)?d:{};return f!==!1&&!/github\.event_name/.test(String(u))&&
(0,p().eventsOf)(o).has("pull_request_review")?[{key:"concurrency.group",what:"Add `${{ github.event_name }}` to the gro\
up; a review ends the run of a push."}]:[]}function s(o){const d=(0,p().stepsOf)(o).flatMap(({uses:u,with:f})=>typeof u==
"string"&&y().GATE.test(u)?[(0,v().isMapping)(f)?f:{}]:[]);return o.uses===void 0&&d.every(({mode:u="gate"})=>u==="gate")}
function t(o,d){const u=(0,p().eventsOf)(d);return[...(0,p().eventsOf)(o)].flatMap(([f,w])=>{const l=`on.${f}`,T=u.get(f),
D=f==="push"?": the last changes came without a pull request":"";if(T===void 0)return[{key:l,what:`Add the event \`${f}\`${D}\
.`}];const k=e(f,T),P=e(f,w).filter(N=>!k.includes(N));return[...P.length>0?[{key:`${l}.types`,what:`Add the types \`${P.
join("`, `")}\`.`}]:[],...c.filter(N=>(0,v().isMapping)(T)&&N in T).map(N=>({key:`${l}.${N}`,what:"Remove the filter."}))]})}
const c=["paths","paths-ignore"],a=["opened","synchronize","reopened"],h=new Map([["pull_request",a],["pull_request_targ\
et",a]]);function e(o,d){const u=(0,v().isMapping)(d)?d.types:void 0;return u===void 0?h.get(o)??[]:[u].flat().map(String)}
const m=["none","read","write"];function g(o,d){if(!(0,v().isMapping)(o))return[];const u=w=>m.indexOf(M(d,w));return Object.
entries(o).filter(([w,l])=>u(w)<m.indexOf(String(l))).map(([w,l])=>({key:`permissions.${w}`,what:`Add \`${w}: ${l}\` to \`\
permissions\`.`}))}function M(o,d){return typeof o=="string"?o.replace("-all",""):(0,v().isMapping)(o)?String(o[d]??"non\
e"):"none"}function b(o,d){const u=(0,p().stepsOf)(d).filter(({uses:f})=>typeof f=="string");return(0,p().stepsOf)(o).flatMap(
({uses:f,with:w})=>{const[l=""]=String(f??"").split("@");return y().GATE.test(l)?E(w,d):l===""||u.some(T=>String(T.uses).
split("@")[0]===l)?[]:[{key:`steps.${l}`,what:`Add a step with \`${l}\`.`}]})}const S=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function E(o,d){const u=(0,v().isMapping)(o)?String(o.prepare??"").trim():"",f=(0,p().stepsOf)(d),w=f.filter(({uses:P})=>typeof P==
"string"&&y().GATE.test(P)),l=w.some(({with:P})=>(0,v().isMapping)(P)&&"prepare"in P),T=f.some(({run:P})=>typeof P=="str\
ing"&&S.test(P));return u===""||w.length===0||l||T?[]:[{key:"with.prepare",what:`Set \`prepare: ${u.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]}})};
