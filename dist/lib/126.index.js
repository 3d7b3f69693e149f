"use strict";exports.id=126,exports.ids=[126,342],exports.modules={3273:function(Y,u,s){Object.defineProperty(u,"__esModule",{value:!0}),
u.doctorVerb=void 0;function M(){const i=s(63314);return M=function(){return i},i}function P(){const i=s(48741);return P=
function(){return i},i}function F(){const i=s(67397);return F=function(){return i},i}function S(){const i=s(7360);return S=
function(){return i},i}function g(){const i=s(4147);return g=function(){return i},i}function O(){const i=s(49232);return O=
function(){return i},i}function f(){const i=s(82256);return f=function(){return i},i}const T=(i,h)=>new(M()).Command("do\
ctor").option(...f().REPO_OPTION).option(...f().POLICY_OPTION).addOption((0,f().formatOption)()).option("--verbose","sho\
w every problem").action(async B=>{await j(B,i),h(0)});u.doctorVerb=T;async function j(i,h){await(0,f().inRepository)(i,
h,async B=>{const{env:D,platform:H,signal:N}=h,I=await(0,O().policyFor)(i,h,(0,P().folderTree)(B.directory)),[C]=await(0,F().
lookUpCommits)(B,["HEAD"]),E={repository:B,policy:I,head:C,env:D,platform:H,signal:N},R=await(0,S().examine)(E),k=()=>(0,g().
renderDoctor)(R,(0,O().policyName)(I),(0,f().textOptions)(i,h));(0,f().printAnswer)(R,k,i.format,h)})}},77648:function(Y,u,s){
Object.defineProperty(u,"__esModule",{value:!0}),u.findingsAbout=i,u.idsIn=D,u.reportAgentFile=k,u.reportFinding=R,u.reportFindings=
E,u.reportGene=j,u.reportScripts=N,u.verdictsOf=I;function M(){const t=s(12195);return M=function(){return t},t}function P(){
const t=s(85475);return P=function(){return t},t}function F(){const t=s(80827);return F=function(){return t},t}function S(){
const t=s(59490);return S=function(){return t},t}function g(){const t=s(38863);return g=function(){return t},t}function O(){
const t=s(78261);return O=function(){return t},t}function f(){const t=s(95132);return f=function(){return t},t}function T(){
const t=s(37075);return T=function(){return t},t}function j(t,n,{about:o,ids:e}){const{gene:r,outcomes:c,mutants:a,runFindings:d,
capped:m,verdict:y,summary:v}=t,{asset:l,change:w,blastRadius:A}=r,b=[...o(l),...r.findings,...m,...d.filter(p=>p.subject?.
command===void 0)];return{id:l.id,asset_id:(0,P().assetIdOf)(l),path:l.path,line:l.locate().line,store:{path:r.store.path||
".",root:r.store.root||"."},change:w,verdict:y,summary:v,profiles:C(r.commands.map(({profiles:p})=>p)),validators:C(r.commands.
map(({validators:p})=>p)),blast_radius:A,commands:r.commands.map((p,$)=>{const U=d.filter(K=>B(K,p)),J=D([...p.findings,
...U],e),G=a?.[$];return{...H(p,c[$]),...G&&{mutant:G},...J}}),...D(b,e),...r.differences.length>0&&{differences:r.differences},
validation_report_id:n}}function i(t){const n=(0,S().groupBy)(t,({subject:o})=>h(o));return o=>(n.get(h(o))??[]).filter(
({location:e})=>(e?.path??o.path)===o.path)}function h({type:t,id:n}={}){return`${t} ${n}`}function B({subject:t,location:n},{
command:o,location:e}){return t?.command===o&&n?.line===e.line&&n.column===e.column}function D(t,n){const o=[...new Set(
t.flatMap(e=>n.get(e)??[]))];return o.length>0?{findings:o}:{}}function H(t,n){return{command:t.command,verdict:t.verdict,
risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&{words:t.reading.words.map(({text:o,span:e})=>({text:o,...e}))},
...t.plan?.scripts&&{scripts:N(t.plan.scripts)},profiles:I(t.profiles),validators:I(t.validators),location:t.location,...t.
plan&&{plan_digest:t.plan.digest},...n&&{outcome:n}}}function N(t){return(0,F().stepsIn)(t).map(({directory:n,event:o,text:e,
command:r})=>({directory:n,event:o,text:e,shell:r===void 0}))}function I(t){return Object.fromEntries(Object.entries(t).
map(([n,{verdict:o}])=>[n,o]))}function C(t){const n={};for(const o of t)for(const[e,{verdict:r,reason:c,remark:a}]of Object.
entries(o)){const d=n[e];d&&!d.accepted||(n[e]=r==="block"?{accepted:!1,...c&&{reason:(0,f().describe)(c).message}}:{accepted:!0,
...a&&{remark:(0,f().describe)(a).message},...d})}return n}function E(t,n=(0,T().idsOf)(t),o){return t.toSorted(O().byHarm).
map(e=>{const r={id:n.get(e),cause:(0,T().causeOf)(e),...R(e)};if(o===void 0)return r;const c=`${g().COMMAND} fix --base\
 ${o.slice(0,12)} --`;return{...r,remedy:r.remedy.replaceAll("gene-gate fix --",c)}})}function R(t){const{args:n,advice:o,
...e}=t;return{...e,...(0,f().describe)(t)}}function k({file:{path:t,format:n},entries:o},e,r){const{name:c,tool:a,approval:d,
specification:m}=n;return{path:t,format:c,tool:a,approval:d,specification:m,entries:o.map(y=>L(y,e,r))}}function L({state:t,
entry:n,change:o,targets:e,digest:r,findings:c},a,d){const{event:m,shown:y,location:v}=n,l=a.filter(p=>c.some($=>V($,p))),
w=l.some(({rule:p})=>p==="agent-runs-danger"),A=(0,M().meansOf)(w?e.filter(({kind:p})=>p!=="danger"):e),b=e.flatMap(({kind:p,
name:$})=>p==="file"?[$]:[]);return{event:m,command:y,line:v.line,digest:r,...A.length>0&&{target:A.join("; ")},...b.length>
0&&{scripts:b},...t&&{state:t},...(o||n.setting)&&{change:o??(t?"changes":"widens")},...D(l,d)}}function V(t,n){return t.
rule===n.rule&&t.args===n.args}},92342:function(Y,u,s){Object.defineProperty(u,"__esModule",{value:!0}),u.NOBODY=void 0,
u.privilegesFor=S;function M(){const g=s(14495);return M=function(){return g},g}const P=u.NOBODY={uid:65534,gid:65534},F=[
"sudo","-n","--","env","-i",`PATH=${M().SYSTEM_PATH}`];function S(g,O){const f=O.uid===0,T=f?P:{uid:O.uid,gid:O.gid},j={
user:T,runsAs:T,adopt:f,overlay:["redirect_dir=on",...f?["metacopy=on"]:[]]},i=["unshare","--mount"];return[g.uid===0?{name:"\
root",newMounts:i,...j}:{name:"sudo",newMounts:[...F,...i],...j},{name:"user_namespace",newMounts:["unshare","--user","-\
-map-root-user","--mount"],runsAs:g.uid===0?P:g,adopt:!1,overlay:["userxattr"]}]}},7360:function(Y,u,s){Object.defineProperty(
u,"__esModule",{value:!0}),u.examine=E;function M(){const n=s(29121);return M=function(){return n},n}function P(){const n=s(
6470);return P=function(){return n},n}function F(){const n=s(54244);return F=function(){return n},n}function S(){const n=s(
38863);return S=function(){return n},n}function g(){const n=s(54062);return g=function(){return n},n}function O(){const n=s(
48741);return O=function(){return n},n}function f(){const n=s(77648);return f=function(){return n},n}function T(){const n=s(
60670);return T=function(){return n},n}function j(){const n=s(10582);return j=function(){return n},n}function i(){const n=s(
32223);return i=function(){return n},n}function h(){const n=s(46282);return h=function(){return n},n}function B(){const n=s(
9436);return B=function(){return n},n}function D(){const n=s(4147);return D=function(){return n},n}function H(){const n=s(
63512);return H=function(){return n},n}function N(){const n=s(50380);return N=function(){return n},n}function I(){const n=s(
20261);return I=function(){return n},n}function C(){const n=s(17493);return C=function(){return n},n}async function E(n){
const{repository:o,policy:e,head:r,env:c,signal:a}=n,{directory:d}=o,m=new Date,{profile:y}=e.policy,v=(0,g().enforcementOn)(
(0,B().dayOf)(m),e.policy.enforce),l=r===void 0?void 0:await(0,N().auditPresent)(n,r),w=l?.audit.genes??[],A=l&&await(0,H().
firstPolicy)(l,e.policy,m),b=l?await(0,M().inventoryOf)(l.commandTree,e.policy,new(F()).AuditClock(a)):[],p=await L(w,{directory:d,
env:c,signal:a,policy:e.policy});return{type:"Doctor",schema_version:D().DOCTOR_VERSION,tool:{...S().TOOL},head_sha:r??null,
policy:{source:e.source,profile:y,enforce:v.mode,..."until"in v&&{enforce_until:v.until}},lacks:A?k(A):[],genes:{stored:w.
length,refused:w.filter(R).length},agent_files:b.map($=>(0,f().reportAgentFile)($,[],new Map)),...p,workflow:await(0,I().
workflowAnswer)((0,O().folderTree)(d),(0,C().workflowFor)({pushed:r===void 0?void 0:await(0,N().pushedBranch)(o,r),...A&&
{prepare:A.prepare}}))}}function R({commands:n}){return n.some(({verdict:o})=>o==="block")}function k({stores:n,include:o,
programs:e,exceedsCap:r}){return[...n.map(({path:c,root:a})=>({key:"stores",what:`Say where the commands of \`${c}\` run;\
 now it is \`${a}\`.`})),...o.map(c=>({key:"assets.include",what:`Add \`${c}\`, which has genes and is not audited.`})),
...e.map(c=>({key:"programs",what:`Add \`${c}\`, which commands of stored genes start.`})),...r?[{key:"blast_radius",what:"\
Raise the hard cap: the stores alone exceed it."}]:[]]}async function L(n,{directory:o,env:e,policy:r,signal:c}){const a=V(
n),d=[...a.values()].flatMap(({tool:w,name:A})=>w?[]:[A]),m=(0,i().privateFolders)(e),y=await(0,h().findPrograms)({path:e.
PATH??"",checkout:o,names:d}),{isolation:v,close:l}=await(0,T().chooseBackend)({programs:y,checkout:o,outputBytes:r.limits.
output_bytes,limits:(0,j().limitsOn)((0,j().thisMachine)(),r.limits,1),requested:"auto",network:r.network==="allow",folders:m,
signal:c});return await l(),{programs:[...a.values()].map(w=>t(w,y,m)),containment:v}}function V(n){const o=new Map;for(const{
reading:e,verdict:r}of n.flatMap(({commands:c})=>c)){const c=e.invocation?.program??e.argv?.[0];if(r==="block"||c===void 0)
continue;const a=(0,P().toolOf)(e),d=a?.name??c,m=JSON.stringify([d,a!==void 0]),y=(o.get(m)?.commands??0)+1;o.set(m,{name:d,
commands:y,...a&&{tool:{path:a.path}}})}return o}function t({name:n,commands:o,tool:e},{node:r,npm:c,npx:a,machine:d},m){
const y=new Map(Object.entries({node:r,npm:c,npx:a})),v=e?void 0:d.get(n)?.file,l=e?e.path:y.get(n)?.file??v,w=v!==void 0&&
m.some(A=>(0,h().isInside)(A,v));return l!==void 0?{name:n,commands:o,path:l,...w&&{private:!0}}:{name:n,commands:o,path:null,
missing:e?"dependencies":"machine"}}}};
