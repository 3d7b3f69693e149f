"use strict";exports.id=126,exports.ids=[126,342],exports.modules={3273:function(Y,u,s){Object.defineProperty(u,"__esModule",{value:!0}),
u.doctorVerb=void 0;function P(){const i=s(63314);return P=function(){return i},i}function S(){const i=s(48741);return S=
function(){return i},i}function F(){const i=s(67397);return F=function(){return i},i}function j(){const i=s(7360);return j=
function(){return i},i}function p(){const i=s(4147);return p=function(){return i},i}function v(){const i=s(49232);return v=
function(){return i},i}function m(){const i=s(82256);return m=function(){return i},i}const w=(i,h)=>new(P()).Command("do\
ctor").option(...m().REPO_OPTION).option(...m().POLICY_OPTION).addOption((0,m().formatOption)()).option("--verbose","sho\
w every problem").action(async T=>{await A(T,i),h(0)});u.doctorVerb=w;async function A(i,h){await(0,m().inRepository)(i,
h,async T=>{const{env:N,platform:$,signal:I}=h,B=await(0,v().policyFor)(i,h,(0,S().folderTree)(T.directory)),[D]=await(0,F().
lookUpCommits)(T,["HEAD"]),R={repository:T,policy:B,head:D,env:N,platform:$,signal:I},C=await(0,j().examine)(R),k=()=>(0,p().
renderDoctor)(C,(0,v().policyName)(B),(0,m().textOptions)(i,h));(0,m().printAnswer)(C,k,i.format,h)})}},77648:function(Y,u,s){
Object.defineProperty(u,"__esModule",{value:!0}),u.findingsAbout=h,u.idsIn=$,u.reportAgentFile=L,u.reportFinding=k,u.reportFindings=
C,u.reportGene=i,u.reportScripts=B,u.verdictsOf=D;function P(){const n=s(12195);return P=function(){return n},n}function S(){
const n=s(68450);return S=function(){return n},n}function F(){const n=s(85475);return F=function(){return n},n}function j(){
const n=s(80827);return j=function(){return n},n}function p(){const n=s(59490);return p=function(){return n},n}function v(){
const n=s(38863);return v=function(){return n},n}function m(){const n=s(78261);return m=function(){return n},n}function w(){
const n=s(95132);return w=function(){return n},n}function A(){const n=s(37075);return A=function(){return n},n}function i(n,e,{
about:t,ids:o}){const{gene:r,outcomes:c,mutants:a,runFindings:d,capped:y,verdict:g,summary:O}=n,{asset:l,change:M,blastRadius:H}=r,
b=[...t(l),...r.findings,...y,...d.filter(f=>f.subject?.command===void 0)];return{id:l.id,asset_id:(0,F().assetIdOf)(l),
path:l.path,line:l.locate().line,store:{path:r.store.path||".",root:(0,S().shownRoot)(r.store),...r.store.checkoutAs!==void 0&&
{checkout_as:r.store.checkoutAs}},change:M,verdict:g,summary:O,profiles:R(r.commands.map(({profiles:f})=>f)),validators:R(
r.commands.map(({validators:f})=>f)),blast_radius:H,commands:r.commands.map((f,E)=>{const J=d.filter(z=>N(z,f)),K=$([...f.
findings,...J],o),U=a?.[E];return{...I(f,c[E]),...U&&{mutant:U},...K}}),...$(b,o),...r.differences.length>0&&{differences:r.
differences},validation_report_id:e}}function h(n){const e=(0,p().groupBy)(n,({subject:t})=>T(t));return t=>(e.get(T(t))??
[]).filter(({location:o})=>(o?.path??t.path)===t.path)}function T({type:n,id:e}={}){return`${n} ${e}`}function N({subject:n,
location:e},{command:t,location:o}){return n?.command===t&&e?.line===o.line&&e.column===o.column}function $(n,e){const t=[
...new Set(n.flatMap(o=>e.get(o)??[]))];return t.length>0?{findings:t}:{}}function I(n,e){return{command:n.command,verdict:n.
verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(({text:t,span:o})=>({text:t,
...o}))},...n.plan?.scripts&&{scripts:B(n.plan.scripts)},profiles:D(n.profiles),validators:D(n.validators),location:n.location,
...n.plan&&{plan_digest:n.plan.digest},...e&&{outcome:e}}}function B(n){return(0,j().stepsIn)(n).map(({directory:e,event:t,
text:o,command:r})=>({directory:e,event:t,text:o,shell:r===void 0}))}function D(n){return Object.fromEntries(Object.entries(
n).map(([e,{verdict:t}])=>[e,t]))}function R(n){const e={};for(const t of n)for(const[o,{verdict:r,reason:c,remark:a}]of Object.
entries(t)){const d=e[o];d&&!d.accepted||(e[o]=r==="block"?{accepted:!1,...c&&{reason:(0,w().describe)(c).message}}:{accepted:!0,
...a&&{remark:(0,w().describe)(a).message},...d})}return e}function C(n,e=(0,A().idsOf)(n),t){return n.toSorted(m().byHarm).
map(o=>{const r={id:e.get(o),cause:(0,A().causeOf)(o),...k(o)};if(t===void 0)return r;const c=`${v().COMMAND} fix --base\
 ${t.slice(0,12)} --`;return{...r,remedy:r.remedy.replaceAll("gene-gate fix --",c)}})}function k(n){const{args:e,advice:t,
...o}=n;return{...o,...(0,w().describe)(n)}}function L({file:{path:n,format:e},entries:t},o,r){const{name:c,tool:a,approval:d,
specification:y}=e;return{path:n,format:c,tool:a,approval:d,specification:y,entries:t.map(g=>V(g,o,r))}}function V({state:n,
entry:e,change:t,targets:o,digest:r,findings:c},a,d){const{event:y,shown:g,location:O}=e,l=a.filter(f=>c.some(E=>G(E,f))),
M=l.some(({rule:f})=>f==="agent-runs-danger"),H=(0,P().meansOf)(M?o.filter(({kind:f})=>f!=="danger"):o),b=o.flatMap(({kind:f,
name:E})=>f==="file"?[E]:[]);return{event:y,command:g,line:O.line,digest:r,...H.length>0&&{target:H.join("; ")},...b.length>
0&&{scripts:b},...n&&{state:n},...(t||e.setting)&&{change:t??(n?"changes":"widens")},...$(l,d)}}function G(n,e){return n.
rule===e.rule&&n.args===e.args}},92342:function(Y,u,s){Object.defineProperty(u,"__esModule",{value:!0}),u.NOBODY=void 0,
u.privilegesFor=j;function P(){const p=s(14495);return P=function(){return p},p}const S=u.NOBODY={uid:65534,gid:65534},F=[
"sudo","-n","--","env","-i",`PATH=${P().SYSTEM_PATH}`];function j(p,v){const m=v.uid===0,w=m?S:{uid:v.uid,gid:v.gid},A={
user:w,runsAs:w,adopt:m,overlay:["redirect_dir=on",...m?["metacopy=on"]:[]]},i=["unshare","--mount"];return[p.uid===0?{name:"\
root",newMounts:i,...A}:{name:"sudo",newMounts:[...F,...i],...A},{name:"user_namespace",newMounts:["unshare","--user","-\
-map-root-user","--mount"],runsAs:p.uid===0?S:p,adopt:!1,overlay:["userxattr"]}]}},7360:function(Y,u,s){Object.defineProperty(
u,"__esModule",{value:!0}),u.examine=R;function P(){const n=s(29121);return P=function(){return n},n}function S(){const n=s(
6470);return S=function(){return n},n}function F(){const n=s(54244);return F=function(){return n},n}function j(){const n=s(
38863);return j=function(){return n},n}function p(){const n=s(54062);return p=function(){return n},n}function v(){const n=s(
48741);return v=function(){return n},n}function m(){const n=s(77648);return m=function(){return n},n}function w(){const n=s(
60670);return w=function(){return n},n}function A(){const n=s(10582);return A=function(){return n},n}function i(){const n=s(
32223);return i=function(){return n},n}function h(){const n=s(46282);return h=function(){return n},n}function T(){const n=s(
9436);return T=function(){return n},n}function N(){const n=s(4147);return N=function(){return n},n}function $(){const n=s(
63512);return $=function(){return n},n}function I(){const n=s(50380);return I=function(){return n},n}function B(){const n=s(
20261);return B=function(){return n},n}function D(){const n=s(17493);return D=function(){return n},n}async function R(n){
const{repository:e,policy:t,head:o,env:r,signal:c}=n,{directory:a}=e,d=new Date,{profile:y}=t.policy,g=(0,p().enforcementOn)(
(0,T().dayOf)(d),t.policy.enforce),O=o===void 0?void 0:await(0,I().auditPresent)(n,o),l=O?.audit.genes??[],M=O&&await(0,$().
firstPolicy)(O,t.policy,d),H=O?await(0,P().inventoryOf)(O.commandTree,t.policy,new(F()).AuditClock(c)):[],b=await L(l,{directory:a,
env:r,signal:c,policy:t.policy});return{type:"Doctor",schema_version:N().DOCTOR_VERSION,tool:{...j().TOOL},head_sha:o??null,
policy:{source:t.source,profile:y,enforce:g.mode,..."until"in g&&{enforce_until:g.until}},lacks:M?k(M):[],genes:{stored:l.
length,refused:l.filter(C).length},agent_files:H.map(f=>(0,m().reportAgentFile)(f,[],new Map)),...b,workflow:await(0,B().
workflowAnswer)((0,v().folderTree)(a),(0,D().workflowFor)({pushed:o===void 0?void 0:await(0,I().pushedBranch)(e,o),...M&&
{prepare:M.prepare}}))}}function C({commands:n}){return n.some(({verdict:e})=>e==="block")}function k({stores:n,include:e,
programs:t,exceedsCap:o}){return[...n.map(({path:r,root:c,checkout_as:a})=>({key:"stores",what:a===void 0?`Say where the\
 commands of \`${r}\` run; now it is \`${c}\`.`:`Set \`checkout_as: ${a}\` for \`${r}\`, whose commands name files from t\
he directory above.`})),...e.map(r=>({key:"assets.include",what:`Add \`${r}\`, which has genes and is not audited.`})),...t.
map(r=>({key:"programs",what:`Add \`${r}\`, which commands of stored genes start.`})),...o?[{key:"blast_radius",what:"Ra\
ise the hard cap: the stores alone exceed it."}]:[]]}async function L(n,{directory:e,env:t,policy:o,signal:r}){const c=V(
n),a=[...c.values()].flatMap(({tool:l,name:M})=>l?[]:[M]),d=(0,i().privateFolders)(t),y=await(0,h().findPrograms)({path:t.
PATH??"",checkout:e,names:a}),{isolation:g,close:O}=await(0,w().chooseBackend)({programs:y,checkout:e,outputBytes:o.limits.
output_bytes,limits:(0,A().limitsOn)((0,A().thisMachine)(),o.limits,1),requested:"auto",network:o.network==="allow",folders:d,
signal:r});return await O(),{programs:[...c.values()].map(l=>G(l,y,d)),containment:g}}function V(n){const e=new Map;for(const{
reading:t,verdict:o}of n.flatMap(({commands:r})=>r)){const r=t.invocation?.program??t.argv?.[0];if(o==="block"||r===void 0)
continue;const c=(0,S().toolOf)(t),a=c?.name??r,d=JSON.stringify([a,c!==void 0]),y=(e.get(d)?.commands??0)+1;e.set(d,{name:a,
commands:y,...c&&{tool:{path:c.path}}})}return e}function G({name:n,commands:e,tool:t},{node:o,npm:r,npx:c,machine:a},d){
const y=new Map(Object.entries({node:o,npm:r,npx:c})),g=t?void 0:a.get(n)?.file,O=t?t.path:y.get(n)?.file??g,l=g!==void 0&&
d.some(M=>(0,h().isInside)(M,g));return O!==void 0?{name:n,commands:e,path:O,...l&&{private:!0}}:{name:n,commands:e,path:null,
missing:t?"dependencies":"machine"}}}};
