"use strict";exports.id=273,exports.ids=[273],exports.modules={3273:((I,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.doctorVerb=
void 0;function n(){const t=s(63314);return n=function(){return t},t}function k(){const t=s(48741);return k=function(){return t},
t}function d(){const t=s(67397);return d=function(){return t},t}function O(){const t=s(10289);return O=function(){return t},
t}function v(){const t=s(7360);return v=function(){return t},t}function R(){const t=s(70138);return R=function(){return t},
t}function j(){const t=s(49232);return j=function(){return t},t}function T(){const t=s(82256);return T=function(){return t},
t}const o=(t,a)=>new(n()).Command("doctor").option(...T().REPO_OPTION).option(...T().POLICY_OPTION).addOption((0,T().formatOption)()).
option("--verbose","show every problem").action(async c=>{await f(c,t),a(0)});w.doctorVerb=o;async function f(t,a){await(0,T().
inRepository)(t,a,async c=>{const{env:e,platform:g,signal:l}=a,y=await(0,j().policyFor)(t,a,(0,k().folderTree)(c.directory)),
[$]=await(0,d().lookUpCommits)(c,["HEAD"]),A={repository:c,policy:y,head:$,env:e,platform:g,signal:l},S=await(0,v().examine)(
A);a.print(t.format==="json"?`${(0,O().json)(S)}
`:(0,R().renderDoctor)(S,(0,j().policyName)(y),{...a,verbose:t.verbose??!1}),t.format)})}}),4147:((I,w,s)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.doctorSchema=w.DOCTOR_VERSION=void 0;function n(){const v=s(7723);return n=function(){return v},
v}function k(){const v=s(41095);return k=function(){return v},v}const d=w.DOCTOR_VERSION="4.0.0",O=w.doctorSchema=n().object(
{type:n().literal("Doctor"),schema_version:n().literal(d),tool:n().object({name:n().literal("gene-gate"),version:n().string()}),
head_sha:n().string().nullable().describe("Null without a commit."),policy:n().object({source:n().enum(["default","base",
"file"]),profile:n().string(),enforce:n().enum(["report","block"]).describe("What it enforces today."),enforce_until:n().
string().exactOptional().describe("The last day of the reports.")}),lacks:n().array(n().object({key:n().string(),what:n().
string()})).describe("What `gene-gate init` would write for the assets as they are."),programs:n().array(n().object({name:n().
string(),commands:n().int().positive().describe("How many commands start it."),path:n().string().nullable(),private:n().
literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do not see."),
missing:n().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:k().isolationSchema.
describe("What this machine gives to commands."),workflow:n().object({paths:n().array(n().string()).describe("The workfl\
ows that run the gate."),late:n().object({message:n().string(),remedy:n().string()}).exactOptional().describe("What a ch\
ange can decide about the gate before it starts."),lacks:n().array(n().object({path:n().string(),key:n().string(),what:n().
string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-ga\
te doctor --format json`")}),70138:((I,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.renderDoctor=d;function n(){
const o=s(31626);return n=function(){return o},o}function k(){const o=s(94965);return k=function(){return o},o}function d(o,f,t){
const a=(0,n().layoutOf)(t);return(0,n().page)([O(o,f,a),o.lacks.flatMap(({key:c,what:e})=>(0,n().prose)(a,"policy",`${c}\
: ${e}`,{label:"caution"})),j(o,a),T(o.workflow,a)])}function O({policy:o},f,t){const a=o.enforce_until===void 0?"":` un\
til ${o.enforce_until}`,c=o.enforce==="report"?`; it only reports${a}`:"";return(0,n().prose)(t,"policy",`${f}, profile ${o.
profile}${c}`)}const v={machine:"not on PATH",dependencies:"not in node_modules; install the dependencies"},R="contained\
 commands see only this directory of your home. If it fails there, install it in a directory of the system, such as /usr\
/local.";function j({programs:o,containment:f},t){const{level:a,description:c,downgrades:e=[]}=f;return[...o.flatMap(({name:g,
commands:l,path:y,missing:$,private:A})=>{const S=$?v[$]:A?`${y}; ${R}`:y,E=$?{label:"bad"}:{},r=`${g}, for ${(0,k().count)(
l,"command")}: ${S}`;return(0,n().prose)(t,$?"missing":"program",r,E)}),...(0,n().prose)(t,"contained",`${a}: ${c}`,{label:a===
"namespaces"?"good":"caution"}),...t.verbose?e.flatMap(({from:g,reason:l})=>(0,n().prose)(t,"",`${g}: ${l}`)):[]]}function T({
paths:o,late:f,lacks:t},a){return o.length===0?(0,n().prose)(a,"workflow","no workflow runs the gate; gene-gate init wri\
tes one",{label:"caution"}):[...(0,n().prose)(a,"workflow",o.join(", ")),...f?(0,n().prose)(a,"late",`${f.message} ${f.remedy}`,
{label:"caution"}):[],...t.flatMap(({path:c,key:e,what:g})=>{const l=o.length>1?`${c}: `:"";return(0,n().prose)(a,"lacks",
`${l}${e}: ${g}`,{label:"caution"})})]}}),7360:((I,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.examine=a;function n(){
const e=s(38863);return n=function(){return e},e}function k(){const e=s(54062);return k=function(){return e},e}function d(){
const e=s(48741);return d=function(){return e},e}function O(){const e=s(9436);return O=function(){return e},e}function v(){
const e=s(4147);return v=function(){return e},e}function R(){const e=s(63512);return R=function(){return e},e}function j(){
const e=s(46478);return j=function(){return e},e}function T(){const e=s(50380);return T=function(){return e},e}function o(){
const e=s(12319);return o=function(){return e},e}function f(){const e=s(20261);return f=function(){return e},e}function t(){
const e=s(17493);return t=function(){return e},e}async function a(e){const{repository:g,policy:l,head:y,env:$,signal:A}=e,
{directory:S}=g,E=new Date,{profile:r}=l.policy,u=(0,k().enforcementOn)((0,O().dayOf)(E),l.policy.enforce),i=y===void 0?
void 0:await(0,T().auditPresent)(e,y),p=i?.audit.genes??[],h=i&&await(0,R().firstPolicy)(i,l.policy,E),m=await(0,j().machineAnswer)(
p,{directory:S,env:$,signal:A,policy:l.policy});return{type:"Doctor",schema_version:v().DOCTOR_VERSION,tool:{...n().TOOL},
head_sha:y??null,policy:{source:l.source,profile:r,enforce:u.mode,..."until"in u&&{enforce_until:u.until}},lacks:h?c(h):
[],...m,workflow:await(0,f().workflowAnswer)((0,d().folderTree)(S),(0,t().workflowFor)({pushed:y===void 0?void 0:await(0,o().
pushedBranch)(g,y),...h&&{prepare:h.prepare}}))}}function c({stores:e,include:g,programs:l,exceedsCap:y}){return[...e.map(
({path:$,root:A})=>({key:"stores",what:`Say where the commands of \`${$}\` run; now it is \`${A}\`.`})),...g.map($=>({key:"\
assets.include",what:`Add \`${$}\`, which has genes and is not audited.`})),...l.map($=>({key:"programs",what:`Add \`${$}\
\`, which commands of stored genes start.`})),...y?[{key:"blast_radius",what:"Raise the hard cap: the stores alone excee\
d it."}]:[]]}}),46478:((I,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.machineAnswer=R;function n(){const o=s(
6470);return n=function(){return o},o}function k(){const o=s(60670);return k=function(){return o},o}function d(){const o=s(
10582);return d=function(){return o},o}function O(){const o=s(32223);return O=function(){return o},o}function v(){const o=s(
46282);return v=function(){return o},o}async function R(o,{directory:f,env:t,policy:a,signal:c}){const e=j(o),g=[...e.values()].
flatMap(({tool:S,name:E})=>S?[]:[E]),l=(0,O().privateFolders)(t),y=await(0,v().findPrograms)({path:t.PATH??"",checkout:f,
names:g}),{isolation:$,close:A}=await(0,k().chooseBackend)({programs:y,checkout:f,outputBytes:a.limits.output_bytes,limits:(0,d().
limitsOn)((0,d().thisMachine)(),a.limits,1),requested:"auto",network:a.network==="allow",folders:l,signal:c});return await A(),
{programs:[...e.values()].map(S=>T(S,y,l)),containment:$}}function j(o){const f=new Map;for(const{reading:t,verdict:a}of o.
flatMap(({commands:c})=>c)){const c=t.invocation?.program??t.argv?.[0];if(a==="block"||c===void 0)continue;const e=(0,n().
toolOf)(t),g=e?.name??c,l=JSON.stringify([g,e!==void 0]),y=(f.get(l)?.commands??0)+1;f.set(l,{name:g,commands:y,...e&&{tool:{
path:e.path}}})}return f}function T({name:o,commands:f,tool:t},{node:a,npm:c,npx:e,machine:g},l){const y={node:a.file,npm:c?.
file,npx:e?.file},$=t?t.path:y[o]??g.get(o)?.file,A=t?void 0:g.get(o),S=l.some(E=>A&&(0,v().isInside)(E,A.file));return $!==
void 0?{name:o,commands:f,path:$,...S&&{private:!0}}:{name:o,commands:f,path:null,missing:t?"dependencies":"machine"}}}),
20261:((I,w,s)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.workflowAnswer=R;function n(){const r=s(39500);return n=
function(){return r},r}function k(){const r=s(52848);return k=function(){return r},r}function d(){const r=s(3733);return d=
function(){return r},r}function O(){const r=s(3463);return O=function(){return r},r}function v(){const r=s(95132);return v=
function(){return r},r}async function R(r,u){const i=await(0,d().readWorkflows)(r),p=await(0,k().findGateUses)(r,i),{jobs:h}=p,
m=(0,n().lateGate)(p),P=i.filter(({path:b})=>h.has(b)),D=(0,d().parseMapping)(u)??{};return{paths:P.map(({path:b})=>b),...m&&
{late:(0,v().describe)((0,v().finding)("gate-runs-late",{...m}))},lacks:P.flatMap(b=>j(b,h.get(b.path)??new Map,D))}}function j(r,u,i){
const[p={}]=(0,d().jobsOf)({value:i}).values(),h=[...(0,d().jobsOf)(r)].filter(([b,M])=>u.has(b)&&f(M));if(h.length===0)
return[];const{value:m={}}=r,P=[...t(i.on,m.on),...h.flatMap(([,b])=>[...y(p.permissions??i.permissions,T(b,m)),...o(m.on,
b.concurrency??m.concurrency),...A(p,b)])];return[...new Map(P.map(b=>[b.key,b])).values()].map(b=>({path:r.path,...b}))}
function T(r,u){return r.permissions??u.permissions}function o(r,u){const{group:i,"cancel-in-progress":p=!1}=(0,O().isMapping)(
u)?u:{};return p!==!1&&!/github\.event_name/.test(String(i))&&(0,d().eventsOf)(r).has("pull_request_review")?[{key:"conc\
urrency.group",what:"Add `${{ github.event_name }}` to the group; a review ends the run of a push."}]:[]}function f(r){const u=(0,d().
stepsOf)(r).flatMap(({uses:i,with:p})=>typeof i=="string"&&k().GATE.test(i)?[(0,O().isMapping)(p)?p:{}]:[]);return r.uses===
void 0&&u.every(({mode:i="gate"})=>i==="gate")}function t(r,u){const i=(0,d().eventsOf)(u);return[...(0,d().eventsOf)(r)].
flatMap(([p,h])=>{const m=`on.${p}`,P=i.get(p);if(P===void 0)return[{key:m,what:`Add the event \`${p}\`.`}];const D=g(p,
P),b=g(p,h).filter(M=>!D.includes(M));return[...b.length>0?[{key:`${m}.types`,what:`Add the types \`${b.join("`, `")}\`.`}]:
[],...a.filter(M=>(0,O().isMapping)(P)&&M in P).map(M=>({key:`${m}.${M}`,what:"Remove the filter."}))]})}const a=["paths",
"paths-ignore"],c=["opened","synchronize","reopened"],e=new Map([["pull_request",c],["pull_request_target",c]]);function g(r,u){
const i=(0,O().isMapping)(u)?u.types:void 0;return i===void 0?e.get(r)??[]:[i].flat().map(String)}const l=["none","read",
"write"];function y(r,u){if(!(0,O().isMapping)(r))return[];const i=h=>l.indexOf($(u,h));return Object.entries(r).filter(
([h,m])=>i(h)<l.indexOf(String(m))).map(([h,m])=>({key:`permissions.${h}`,what:`Add \`${h}: ${m}\` to \`permissions\`.`}))}
function $(r,u){return typeof r=="string"?r.replace("-all",""):(0,O().isMapping)(r)?String(r[u]??"none"):"none"}function A(r,u){
const i=(0,d().stepsOf)(u).filter(({uses:p})=>typeof p=="string");return(0,d().stepsOf)(r).flatMap(({uses:p,with:h})=>{const[
m=""]=String(p??"").split("@");return k().GATE.test(m)?E(h,u):m===""||i.some(P=>String(P.uses).split("@")[0]===m)?[]:[{key:`\
steps.${m}`,what:`Add a step with \`${m}\`.`}]})}const S=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;function E(r,u){
const i=(0,O().isMapping)(r)?String(r.prepare??"").trim():"",p=(0,d().stepsOf)(u),h=p.filter(({uses:M})=>typeof M=="stri\
ng"&&k().GATE.test(M)),m=h.some(({with:M})=>(0,O().isMapping)(M)&&"prepare"in M),P=p.some(({run:M})=>typeof M=="string"&&
S.test(M));return i===""||h.length===0||m||P?[]:[{key:"with.prepare",what:`Set \`prepare: ${i.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]}})};
