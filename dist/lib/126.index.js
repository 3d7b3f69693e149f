"use strict";exports.id=126,exports.ids=[126,342],exports.modules={3273:function(Y,u,s){Object.defineProperty(u,"__esModule",{value:!0}),
u.doctorVerb=void 0;function M(){const i=s(63314);return M=function(){return i},i}function P(){const i=s(48741);return P=
function(){return i},i}function S(){const i=s(67397);return S=function(){return i},i}function j(){const i=s(7360);return j=
function(){return i},i}function m(){const i=s(4147);return m=function(){return i},i}function v(){const i=s(49232);return v=
function(){return i},i}function f(){const i=s(82256);return f=function(){return i},i}const T=(i,g)=>new(M()).Command("do\
ctor").option(...f().REPO_OPTION).option(...f().POLICY_OPTION).addOption((0,f().formatOption)()).option("--verbose","sho\
w every problem").action(async D=>{await B(D,i),g(0)});u.doctorVerb=T;async function B(i,g){await(0,f().inRepository)(i,
g,async D=>{const{env:I,platform:H,signal:$}=g,N=await(0,v().policyFor)(i,g,(0,P().folderTree)(D.directory)),[C]=await(0,S().
lookUpCommits)(D,["HEAD"]),b={repository:D,policy:N,head:C,env:I,platform:H,signal:$},R=await(0,j().examine)(b),E=()=>(0,m().
renderDoctor)(R,(0,v().policyName)(N),(0,f().textOptions)(i,g));(0,f().printAnswer)(R,E,i.format,g)})}},77648:function(Y,u,s){
Object.defineProperty(u,"__esModule",{value:!0}),u.findingsAbout=i,u.idsIn=I,u.reportAgentFile=E,u.reportFinding=R,u.reportFindings=
b,u.reportGene=B,u.reportScripts=$,u.verdictsOf=N;function M(){const t=s(12195);return M=function(){return t},t}function P(){
const t=s(85475);return P=function(){return t},t}function S(){const t=s(80827);return S=function(){return t},t}function j(){
const t=s(59490);return j=function(){return t},t}function m(){const t=s(38863);return m=function(){return t},t}function v(){
const t=s(78261);return v=function(){return t},t}function f(){const t=s(95132);return f=function(){return t},t}function T(){
const t=s(37075);return T=function(){return t},t}function B(t,n,{about:o,ids:e}){const{gene:r,outcomes:c,mutants:a,runFindings:d,
capped:p,verdict:y,summary:w}=t,{asset:l,change:O,blastRadius:A}=r,F=[...o(l),...r.findings,...p,...d.filter(h=>h.subject?.
command===void 0)];return{id:l.id,asset_id:(0,P().assetIdOf)(l),path:l.path,line:l.locate().line,store:{path:r.store.path||
".",root:r.store.root||"."},change:O,verdict:y,summary:w,profiles:C(r.commands.map(({profiles:h})=>h)),validators:C(r.commands.
map(({validators:h})=>h)),blast_radius:A,commands:r.commands.map((h,k)=>{const U=d.filter(K=>D(K,h)),J=I([...h.findings,
...U],e),G=a?.[k];return{...H(h,c[k]),...G&&{mutant:G},...J}}),...I(F,e),...r.differences.length>0&&{differences:r.differences},
validation_report_id:n}}function i(t){const n=(0,j().groupBy)(t,({subject:o})=>g(o));return o=>(n.get(g(o))??[]).filter(
({location:e})=>(e?.path??o.path)===o.path)}function g({type:t,id:n}={}){return`${t} ${n}`}function D({subject:t,location:n},{
command:o,location:e}){return t?.command===o&&n?.line===e.line&&n.column===e.column}function I(t,n){const o=[...new Set(
t.flatMap(e=>n.get(e)??[]))];return o.length>0?{findings:o}:{}}function H(t,n){return{command:t.command,verdict:t.verdict,
risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&{words:t.reading.words.map(({text:o,span:e})=>({text:o,...e}))},
...t.plan?.scripts&&{scripts:$(t.plan.scripts)},profiles:N(t.profiles),validators:N(t.validators),location:t.location,...t.
plan&&{plan_digest:t.plan.digest},...n&&{outcome:n}}}function $(t){return(0,S().stepsIn)(t).map(({directory:n,event:o,text:e,
command:r})=>({directory:n,event:o,text:e,shell:r===void 0}))}function N(t){return Object.fromEntries(Object.entries(t).
map(([n,{verdict:o}])=>[n,o]))}function C(t){const n={};for(const o of t)for(const[e,{verdict:r,reason:c,remark:a}]of Object.
entries(o)){const d=n[e];d&&!d.accepted||(n[e]=r==="block"?{accepted:!1,...c&&{reason:(0,f().describe)(c).message}}:{accepted:!0,
...a&&{remark:(0,f().describe)(a).message},...d})}return n}function b(t,n=(0,T().idsOf)(t),o){return t.toSorted(v().byHarm).
map(e=>{const r={id:n.get(e),cause:(0,T().causeOf)(e),...R(e)};if(o===void 0)return r;const c=`${m().COMMAND} fix --base\
 ${o.slice(0,12)} --`;return{...r,remedy:r.remedy.replaceAll("gene-gate fix --",c)}})}function R(t){const{args:n,advice:o,
...e}=t;return{...e,...(0,f().describe)(t)}}function E({file:{path:t,format:n},entries:o},e,r){const{name:c,tool:a,approval:d,
specification:p}=n;return{path:t,format:c,tool:a,approval:d,specification:p,entries:o.map(y=>L(y,e,r))}}function L({state:t,
entry:n,change:o,targets:e,digest:r,findings:c},a,d){const{event:p,shown:y,location:w}=n,l=c.some(({rule:F})=>F==="agent\
-runs-danger"),O=(0,M().meansOf)(l?e.filter(({kind:F})=>F!=="danger"):e),A=e.flatMap(({kind:F,name:h})=>F==="file"?[h]:[]);
return{event:p,command:y,line:w.line,digest:r,...O.length>0&&{target:O.join("; ")},...A.length>0&&{scripts:A},...t&&{state:t},
...t&&(o||n.setting)&&{change:o??"changes"},...I(a.filter(F=>c.some(h=>V(h,F))),d)}}function V(t,n){return t.rule===n.rule&&
t.args===n.args}},92342:function(Y,u,s){Object.defineProperty(u,"__esModule",{value:!0}),u.NOBODY=void 0,u.privilegesFor=
j;function M(){const m=s(14495);return M=function(){return m},m}const P=u.NOBODY={uid:65534,gid:65534},S=["sudo","-n","-\
-","env","-i",`PATH=${M().SYSTEM_PATH}`];function j(m,v){const f=v.uid===0,T=f?P:{uid:v.uid,gid:v.gid},B={user:T,runsAs:T,
adopt:f,overlay:["redirect_dir=on",...f?["metacopy=on"]:[]]},i=["unshare","--mount"];return[m.uid===0?{name:"root",newMounts:i,
...B}:{name:"sudo",newMounts:[...S,...i],...B},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","-\
-mount"],runsAs:m.uid===0?P:m,adopt:!1,overlay:["userxattr"]}]}},7360:function(Y,u,s){Object.defineProperty(u,"__esModul\
e",{value:!0}),u.examine=b;function M(){const n=s(29121);return M=function(){return n},n}function P(){const n=s(6470);return P=
function(){return n},n}function S(){const n=s(54244);return S=function(){return n},n}function j(){const n=s(38863);return j=
function(){return n},n}function m(){const n=s(54062);return m=function(){return n},n}function v(){const n=s(48741);return v=
function(){return n},n}function f(){const n=s(77648);return f=function(){return n},n}function T(){const n=s(60670);return T=
function(){return n},n}function B(){const n=s(10582);return B=function(){return n},n}function i(){const n=s(32223);return i=
function(){return n},n}function g(){const n=s(46282);return g=function(){return n},n}function D(){const n=s(9436);return D=
function(){return n},n}function I(){const n=s(4147);return I=function(){return n},n}function H(){const n=s(63512);return H=
function(){return n},n}function $(){const n=s(50380);return $=function(){return n},n}function N(){const n=s(20261);return N=
function(){return n},n}function C(){const n=s(17493);return C=function(){return n},n}async function b(n){const{repository:o,
policy:e,head:r,env:c,signal:a}=n,{directory:d}=o,p=new Date,{profile:y}=e.policy,w=(0,m().enforcementOn)((0,D().dayOf)(
p),e.policy.enforce),l=r===void 0?void 0:await(0,$().auditPresent)(n,r),O=l?.audit.genes??[],A=l&&await(0,H().firstPolicy)(
l,e.policy,p),F=l?await(0,M().inventoryOf)(l.commandTree,e.policy,new(S()).AuditClock(a)):[],h=await L(O,{directory:d,env:c,
signal:a,policy:e.policy});return{type:"Doctor",schema_version:I().DOCTOR_VERSION,tool:{...j().TOOL},head_sha:r??null,policy:{
source:e.source,profile:y,enforce:w.mode,..."until"in w&&{enforce_until:w.until}},lacks:A?E(A):[],genes:{stored:O.length,
refused:O.filter(R).length},agent_files:F.map(k=>(0,f().reportAgentFile)(k,[],new Map)),...h,workflow:await(0,N().workflowAnswer)(
(0,v().folderTree)(d),(0,C().workflowFor)({pushed:r===void 0?void 0:await(0,$().pushedBranch)(o,r),...A&&{prepare:A.prepare}}))}}
function R({commands:n}){return n.some(({verdict:o})=>o==="block")}function E({stores:n,include:o,programs:e,exceedsCap:r}){
return[...n.map(({path:c,root:a})=>({key:"stores",what:`Say where the commands of \`${c}\` run; now it is \`${a}\`.`})),
...o.map(c=>({key:"assets.include",what:`Add \`${c}\`, which has genes and is not audited.`})),...e.map(c=>({key:"progra\
ms",what:`Add \`${c}\`, which commands of stored genes start.`})),...r?[{key:"blast_radius",what:"Raise the hard cap: th\
e stores alone exceed it."}]:[]]}async function L(n,{directory:o,env:e,policy:r,signal:c}){const a=V(n),d=[...a.values()].
flatMap(({tool:O,name:A})=>O?[]:[A]),p=(0,i().privateFolders)(e),y=await(0,g().findPrograms)({path:e.PATH??"",checkout:o,
names:d}),{isolation:w,close:l}=await(0,T().chooseBackend)({programs:y,checkout:o,outputBytes:r.limits.output_bytes,limits:(0,B().
limitsOn)((0,B().thisMachine)(),r.limits,1),requested:"auto",network:r.network==="allow",folders:p,signal:c});return await l(),
{programs:[...a.values()].map(O=>t(O,y,p)),containment:w}}function V(n){const o=new Map;for(const{reading:e,verdict:r}of n.
flatMap(({commands:c})=>c)){const c=e.invocation?.program??e.argv?.[0];if(r==="block"||c===void 0)continue;const a=(0,P().
toolOf)(e),d=a?.name??c,p=JSON.stringify([d,a!==void 0]),y=(o.get(p)?.commands??0)+1;o.set(p,{name:d,commands:y,...a&&{tool:{
path:a.path}}})}return o}function t({name:n,commands:o,tool:e},{node:r,npm:c,npx:a,machine:d},p){const y=new Map(Object.
entries({node:r,npm:c,npx:a})),w=e?void 0:d.get(n)?.file,l=e?e.path:y.get(n)?.file??w,O=w!==void 0&&p.some(A=>(0,g().isInside)(
A,w));return l!==void 0?{name:n,commands:o,path:l,...O&&{private:!0}}:{name:n,commands:o,path:null,missing:e?"dependenci\
es":"machine"}}}};
