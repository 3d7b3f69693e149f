"use strict";exports.id=273,exports.ids=[273],exports.modules={3273:((I,O,r)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.doctorVerb=
void 0;function n(){const t=r(63314);return n=function(){return t},t}function w(){const t=r(48741);return w=function(){return t},
t}function p(){const t=r(67397);return p=function(){return t},t}function v(){const t=r(10289);return v=function(){return t},
t}function b(){const t=r(7360);return b=function(){return t},t}function R(){const t=r(70138);return R=function(){return t},
t}function j(){const t=r(49232);return j=function(){return t},t}function P(){const t=r(82256);return P=function(){return t},
t}const i=(t,c)=>new(n()).Command("doctor").option(...P().REPO_OPTION).option(...P().POLICY_OPTION).addOption((0,P().formatOption)()).
option("--verbose","show every problem").action(async a=>{await s(a,t),c(0)});O.doctorVerb=i;async function s(t,c){await(0,P().
inRepository)(t,c,async a=>{const{env:h,platform:e,signal:m}=c,g=await(0,j().policyFor)(t,c,(0,w().folderTree)(a.directory)),
[M]=await(0,p().lookUpCommits)(a,["HEAD"]),$={repository:a,policy:g,head:M,env:h,platform:e,signal:m},S=await(0,b().examine)(
$);c.print(t.format==="json"?`${(0,v().json)(S)}
`:(0,R().renderDoctor)(S,(0,j().policyName)(g),{...c,verbose:t.verbose??!1}),t.format)})}}),4147:((I,O,r)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.doctorSchema=O.DOCTOR_VERSION=void 0;function n(){const b=r(7723);return n=function(){return b},
b}function w(){const b=r(41095);return w=function(){return b},b}const p=O.DOCTOR_VERSION="4.1.0",v=O.doctorSchema=n().object(
{type:n().literal("Doctor"),schema_version:n().literal(p),tool:n().object({name:n().literal("gene-gate"),version:n().string()}),
head_sha:n().string().nullable().describe("Null without a commit."),policy:n().object({source:n().enum(["default","base",
"file"]),profile:n().string(),enforce:n().enum(["report","block"]).describe("What it enforces today."),enforce_until:n().
string().exactOptional().describe("The last day of the reports.")}),lacks:n().array(n().object({key:n().string(),what:n().
string()})).describe("What `gene-gate init` would write for the assets as they are."),genes:n().object({stored:n().int().
describe("How many genes the asset files have."),refused:n().int().describe("How many of them have a command that may no\
t run.")}),programs:n().array(n().object({name:n().string(),commands:n().int().positive().describe("How many commands st\
art it."),path:n().string().nullable(),private:n().literal(!0).exactOptional().describe("Present if it is in the home di\
rectory or another one that commands do not see."),missing:n().enum(["machine","dependencies"]).exactOptional().describe(
"What does not have it.")})),containment:w().isolationSchema.describe("What this machine gives to commands."),workflow:n().
object({paths:n().array(n().string()).describe("The workflows that run the gate."),late:n().object({message:n().string(),
remedy:n().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:n().array(
n().object({path:n().string(),key:n().string(),what:n().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`")}),70138:((I,O,r)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.renderDoctor=p;function n(){const s=r(31626);return n=function(){return s},s}function w(){const s=r(
94965);return w=function(){return s},s}function p(s,t,c){const a=(0,n().layoutOf)(c);return(0,n().page)([v(s,t,a),s.lacks.
flatMap(({key:h,what:e})=>(0,n().prose)(a,"policy",`${h}: ${e}`,{label:"caution"})),b(s,a),P(s,a),i(s.workflow,a)])}function v({
policy:s},t,c){const a=s.enforce_until===void 0?"":` until ${s.enforce_until}`,h=s.enforce==="report"?`; it only reports${a}`:
"";return(0,n().prose)(c,"policy",`${t}, profile ${s.profile}${h}`)}function b({genes:{stored:s,refused:t}},c){const a=s===
0?"none in an asset file; `assets.include` in the policy says where the gate looks":t===0?`${(0,w().count)(s,"gene")}, w\
hose commands may all run`:`${(0,w().count)(s,"gene")}, of which ${t} may not run; gene-gate check --all --no-run says w\
hy`,h=s>0&&t===0?{}:{label:"caution"};return(0,n().prose)(c,"genes",a,h)}const R={machine:"not on PATH",dependencies:"no\
t in node_modules; install the dependencies"},j="contained commands see only this directory of your home. If it fails th\
ere, install it in a directory of the system, such as /usr/local.";function P({programs:s,containment:t},c){const{level:a,
description:h,downgrades:e=[]}=t;return[...s.flatMap(({name:m,commands:g,path:M,missing:$,private:S})=>{const E=$?R[$]:S?
`${M}; ${j}`:M,o=$?{label:"bad"}:{},d=`${m}, for ${(0,w().count)(g,"command")}: ${E}`;return(0,n().prose)(c,$?"missing":
"program",d,o)}),...(0,n().prose)(c,"contained",`${a}: ${h}`,{label:a==="namespaces"?"good":"caution"}),...c.verbose?e.flatMap(
({from:m,reason:g})=>(0,n().prose)(c,"",`${m}: ${g}`)):[]]}function i({paths:s,late:t,lacks:c},a){return s.length===0?(0,n().
prose)(a,"workflow","no workflow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,n().prose)(a,"workf\
low",s.join(", ")),...t?(0,n().prose)(a,"late",`${t.message} ${t.remedy}`,{label:"caution"}):[],...c.flatMap(({path:h,key:e,
what:m})=>{const g=s.length>1?`${h}: `:"";return(0,n().prose)(a,"lacks",`${g}${e}: ${m}`,{label:"caution"})})]}}),7360:((I,O,r)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.examine=c;function n(){const e=r(38863);return n=function(){return e},
e}function w(){const e=r(54062);return w=function(){return e},e}function p(){const e=r(48741);return p=function(){return e},
e}function v(){const e=r(9436);return v=function(){return e},e}function b(){const e=r(4147);return b=function(){return e},
e}function R(){const e=r(63512);return R=function(){return e},e}function j(){const e=r(46478);return j=function(){return e},
e}function P(){const e=r(50380);return P=function(){return e},e}function i(){const e=r(12319);return i=function(){return e},
e}function s(){const e=r(20261);return s=function(){return e},e}function t(){const e=r(17493);return t=function(){return e},
e}async function c(e){const{repository:m,policy:g,head:M,env:$,signal:S}=e,{directory:E}=m,o=new Date,{profile:d}=g.policy,
u=(0,w().enforcementOn)((0,v().dayOf)(o),g.policy.enforce),f=M===void 0?void 0:await(0,P().auditPresent)(e,M),y=f?.audit.
genes??[],l=f&&await(0,R().firstPolicy)(f,g.policy,o),A=await(0,j().machineAnswer)(y,{directory:E,env:$,signal:S,policy:g.
policy});return{type:"Doctor",schema_version:b().DOCTOR_VERSION,tool:{...n().TOOL},head_sha:M??null,policy:{source:g.source,
profile:d,enforce:u.mode,..."until"in u&&{enforce_until:u.until}},lacks:l?h(l):[],genes:{stored:y.length,refused:y.filter(
a).length},...A,workflow:await(0,s().workflowAnswer)((0,p().folderTree)(E),(0,t().workflowFor)({pushed:M===void 0?void 0:
await(0,i().pushedBranch)(m,M),...l&&{prepare:l.prepare}}))}}function a({commands:e}){return e.some(({verdict:m})=>m==="\
block")}function h({stores:e,include:m,programs:g,exceedsCap:M}){return[...e.map(({path:$,root:S})=>({key:"stores",what:`\
Say where the commands of \`${$}\` run; now it is \`${S}\`.`})),...m.map($=>({key:"assets.include",what:`Add \`${$}\`, wh\
ich has genes and is not audited.`})),...g.map($=>({key:"programs",what:`Add \`${$}\`, which commands of stored genes sta\
rt.`})),...M?[{key:"blast_radius",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}}),46478:((I,O,r)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.machineAnswer=R;function n(){const i=r(6470);return n=function(){return i},i}
function w(){const i=r(60670);return w=function(){return i},i}function p(){const i=r(10582);return p=function(){return i},
i}function v(){const i=r(32223);return v=function(){return i},i}function b(){const i=r(46282);return b=function(){return i},
i}async function R(i,{directory:s,env:t,policy:c,signal:a}){const h=j(i),e=[...h.values()].flatMap(({tool:S,name:E})=>S?
[]:[E]),m=(0,v().privateFolders)(t),g=await(0,b().findPrograms)({path:t.PATH??"",checkout:s,names:e}),{isolation:M,close:$}=await(0,w().
chooseBackend)({programs:g,checkout:s,outputBytes:c.limits.output_bytes,limits:(0,p().limitsOn)((0,p().thisMachine)(),c.
limits,1),requested:"auto",network:c.network==="allow",folders:m,signal:a});return await $(),{programs:[...h.values()].map(
S=>P(S,g,m)),containment:M}}function j(i){const s=new Map;for(const{reading:t,verdict:c}of i.flatMap(({commands:a})=>a)){
const a=t.invocation?.program??t.argv?.[0];if(c==="block"||a===void 0)continue;const h=(0,n().toolOf)(t),e=h?.name??a,m=JSON.
stringify([e,h!==void 0]),g=(s.get(m)?.commands??0)+1;s.set(m,{name:e,commands:g,...h&&{tool:{path:h.path}}})}return s}function P({
name:i,commands:s,tool:t},{node:c,npm:a,npx:h,machine:e},m){const g={node:c.file,npm:a?.file,npx:h?.file},M=t?t.path:g[i]??
e.get(i)?.file,$=t?void 0:e.get(i),S=m.some(E=>$&&(0,b().isInside)(E,$.file));return M!==void 0?{name:i,commands:s,path:M,
...S&&{private:!0}}:{name:i,commands:s,path:null,missing:t?"dependencies":"machine"}}}),20261:((I,O,r)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.workflowAnswer=R;function n(){const o=r(39500);return n=function(){return o},o}function w(){
const o=r(52848);return w=function(){return o},o}function p(){const o=r(3733);return p=function(){return o},o}function v(){
const o=r(3463);return v=function(){return o},o}function b(){const o=r(95132);return b=function(){return o},o}async function R(o,d){
const u=await(0,p().readWorkflows)(o),f=await(0,w().findGateUses)(o,u),{jobs:y}=f,l=(0,n().lateGate)(f),A=u.filter(({path:k})=>y.
has(k)),D=(0,p().parseMapping)(d)??{};return{paths:A.map(({path:k})=>k),...l&&{late:(0,b().describe)((0,b().finding)("ga\
te-runs-late",{...l}))},lacks:A.flatMap(k=>j(k,y.get(k.path)??new Map,D))}}function j(o,d,u){const[f={}]=(0,p().jobsOf)(
{value:u}).values(),y=[...(0,p().jobsOf)(o)].filter(([k,T])=>d.has(k)&&s(T));if(y.length===0)return[];const{value:l={}}=o,
A=[...t(u.on,l.on),...y.flatMap(([,k])=>[...g(f.permissions??u.permissions,P(k,l)),...i(l.on,k.concurrency??l.concurrency),
...$(f,k)])];return[...new Map(A.map(k=>[k.key,k])).values()].map(k=>({path:o.path,...k}))}function P(o,d){return o.permissions??
d.permissions}function i(o,d){const{group:u,"cancel-in-progress":f=!1}=(0,v().isMapping)(d)?d:{};return f!==!1&&!/github\.event_name/.
test(String(u))&&(0,p().eventsOf)(o).has("pull_request_review")?[{key:"concurrency.group",what:"Add `${{ github.event_na\
me }}` to the group; a review ends the run of a push."}]:[]}function s(o){const d=(0,p().stepsOf)(o).flatMap(({uses:u,with:f})=>typeof u==
"string"&&w().GATE.test(u)?[(0,v().isMapping)(f)?f:{}]:[]);return o.uses===void 0&&d.every(({mode:u="gate"})=>u==="gate")}
function t(o,d){const u=(0,p().eventsOf)(d);return[...(0,p().eventsOf)(o)].flatMap(([f,y])=>{const l=`on.${f}`,A=u.get(f);
if(A===void 0)return[{key:l,what:`Add the event \`${f}\`.`}];const D=e(f,A),k=e(f,y).filter(T=>!D.includes(T));return[...k.
length>0?[{key:`${l}.types`,what:`Add the types \`${k.join("`, `")}\`.`}]:[],...c.filter(T=>(0,v().isMapping)(A)&&T in A).
map(T=>({key:`${l}.${T}`,what:"Remove the filter."}))]})}const c=["paths","paths-ignore"],a=["opened","synchronize","reo\
pened"],h=new Map([["pull_request",a],["pull_request_target",a]]);function e(o,d){const u=(0,v().isMapping)(d)?d.types:void 0;
return u===void 0?h.get(o)??[]:[u].flat().map(String)}const m=["none","read","write"];function g(o,d){if(!(0,v().isMapping)(
o))return[];const u=y=>m.indexOf(M(d,y));return Object.entries(o).filter(([y,l])=>u(y)<m.indexOf(String(l))).map(([y,l])=>({
key:`permissions.${y}`,what:`Add \`${y}: ${l}\` to \`permissions\`.`}))}function M(o,d){return typeof o=="string"?o.replace(
"-all",""):(0,v().isMapping)(o)?String(o[d]??"none"):"none"}function $(o,d){const u=(0,p().stepsOf)(d).filter(({uses:f})=>typeof f==
"string");return(0,p().stepsOf)(o).flatMap(({uses:f,with:y})=>{const[l=""]=String(f??"").split("@");return w().GATE.test(
l)?E(y,d):l===""||u.some(A=>String(A.uses).split("@")[0]===l)?[]:[{key:`steps.${l}`,what:`Add a step with \`${l}\`.`}]})}
const S=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;function E(o,d){const u=(0,v().isMapping)(o)?String(o.prepare??
"").trim():"",f=(0,p().stepsOf)(d),y=f.filter(({uses:T})=>typeof T=="string"&&w().GATE.test(T)),l=y.some(({with:T})=>(0,v().
isMapping)(T)&&"prepare"in T),A=f.some(({run:T})=>typeof T=="string"&&S.test(T));return u===""||y.length===0||l||A?[]:[{
key:"with.prepare",what:`Set \`prepare: ${u.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]}})};
