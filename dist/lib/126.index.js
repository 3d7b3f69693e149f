"use strict";exports.id=126,exports.ids=[126,342],exports.modules={3273:function(Y,a,s){Object.defineProperty(a,"__esModule",{value:!0}),
a.doctorVerb=void 0;function M(){const i=s(63314);return M=function(){return i},i}function P(){const i=s(48741);return P=
function(){return i},i}function T(){const i=s(67397);return T=function(){return i},i}function F(){const i=s(7360);return F=
function(){return i},i}function g(){const i=s(4147);return g=function(){return i},i}function O(){const i=s(49232);return O=
function(){return i},i}function l(){const i=s(82256);return l=function(){return i},i}const S=(i,h)=>new(M()).Command("do\
ctor").option(...l().REPO_OPTION).option(...l().POLICY_OPTION).addOption((0,l().formatOption)()).option("--verbose","sho\
w every problem").action(async B=>{await j(B,i),h(0)});a.doctorVerb=S;async function j(i,h){await(0,l().inRepository)(i,
h,async B=>{const{env:$,platform:b,signal:D}=h,I=await(0,O().policyFor)(i,h,(0,P().folderTree)(B.directory)),[k]=await(0,T().
lookUpCommits)(B,["HEAD"]),H={repository:B,policy:I,head:k,env:$,platform:b,signal:D},N=await(0,F().examine)(H),E=()=>(0,g().
renderDoctor)(N,(0,O().policyName)(I),(0,l().textOptions)(i,h));(0,l().printAnswer)(N,E,i.format,h)})}},77648:function(Y,a,s){
Object.defineProperty(a,"__esModule",{value:!0}),a.acceptanceOf=k,a.findingsAbout=i,a.idsIn=$,a.reportAgentFile=E,a.reportFinding=
N,a.reportFindings=H,a.reportGene=j,a.reportScripts=D,a.verdictsOf=I;function M(){const t=s(12195);return M=function(){return t},
t}function P(){const t=s(68450);return P=function(){return t},t}function T(){const t=s(85475);return T=function(){return t},
t}function F(){const t=s(80827);return F=function(){return t},t}function g(){const t=s(59490);return g=function(){return t},
t}function O(){const t=s(78261);return O=function(){return t},t}function l(){const t=s(95132);return l=function(){return t},
t}function S(){const t=s(37075);return S=function(){return t},t}function j(t,n,{about:o,ids:e}){const{gene:r,outcomes:c,
proofs:u,runFindings:d,capped:f,verdict:y,summary:v}=t,{asset:m,change:w,blastRadius:A}=r,C=[...o(m),...r.findings,...f,
...d.filter(p=>p.subject?.command===void 0)];return{id:m.id,asset_id:(0,T().assetIdOf)(m),path:m.path,line:m.locate().line,
store:{path:r.store.path||".",root:(0,P().shownRoot)(r.store),...r.store.checkoutAs!==void 0&&{checkout_as:r.store.checkoutAs}},
change:w,verdict:y,summary:v,profiles:k(r.commands.map(({profiles:p})=>p)),blast_radius:A,commands:r.commands.map((p,R)=>{
const U=d.filter(K=>B(K,p)),J=$([...p.findings,...U],e),G=u?.[R];return{...b(p,c[R]),...G&&{proof:G},...J}}),...$(C,e),...r.
differences.length>0&&{differences:r.differences},validation_report_id:n}}function i(t){const n=(0,g().groupBy)(t,({subject:o})=>h(
o));return o=>(n.get(h(o))??[]).filter(({location:e})=>(e?.path??o.path)===o.path)}function h({type:t,id:n}={}){return`${t}\
 ${n}`}function B({subject:t,location:n},{command:o,location:e}){return t?.command===o&&n?.line===e.line&&n.column===e.column}
function $(t,n){const o=[...new Set(t.flatMap(e=>n.get(e)??[]))];return o.length>0?{findings:o}:{}}function b(t,n){return{
command:t.command,verdict:t.verdict,risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&{words:t.reading.words.map(
({text:o,span:e})=>({text:o,...e}))},...t.plan?.scripts&&{scripts:D(t.plan.scripts)},profiles:I(t.profiles),location:t.location,
...t.plan&&{plan_digest:t.plan.digest},...n&&{outcome:n}}}function D(t){return(0,F().stepsIn)(t).map(({directory:n,event:o,
text:e,command:r})=>({directory:n,event:o,text:e,shell:r===void 0}))}function I(t){return Object.fromEntries(Object.entries(
t).map(([n,{verdict:o}])=>[n,o]))}function k(t){const n={};for(const o of t)for(const[e,{verdict:r,reason:c,remark:u,...d}]of Object.
entries(o)){const f=n[e];f&&!f.accepted||(n[e]=r==="block"?{accepted:!1,...c&&{reason:(0,l().describe)(c).message},...d}:
{accepted:!0,...u&&{remark:(0,l().describe)(u).message},...f,...d})}return n}function H(t,n=(0,S().idsOf)(t),o){return t.
toSorted(O().byHarm).map(e=>{const r={id:n.get(e),cause:(0,S().causeOf)(e),...N(e)};if(o===void 0)return r;const c=`gene\
-gate fix --base ${o.slice(0,12)} --`;return{...r,remedy:r.remedy.replaceAll("gene-gate fix --",c)}})}function N(t){const{
args:n,advice:o,...e}=t;return{...e,...(0,l().describe)(t)}}function E({file:{path:t,format:n},entries:o},e,r){const{name:c,
tool:u,approval:d,specification:f}=n;return{path:t,format:c,tool:u,approval:d,specification:f,entries:o.map(y=>L(y,e,r))}}
function L({state:t,entry:n,change:o,targets:e,digest:r,findings:c},u,d){const{event:f,shown:y,location:v}=n,m=u.filter(
p=>c.some(R=>V(R,p))),w=m.some(({rule:p})=>p==="agent-runs-danger"),A=(0,M().meansOf)(w?e.filter(({kind:p})=>p!=="danger"):
e),C=e.flatMap(({kind:p,name:R})=>p==="file"?[R]:[]);return{event:f,command:y,line:v.line,digest:r,...A.length>0&&{target:A.
join("; ")},...C.length>0&&{scripts:C},...t&&{state:t},...(o||n.setting)&&{change:o??(t?"changes":"widens")},...$(m,d)}}
function V(t,n){return t.rule===n.rule&&t.args===n.args}},92342:function(Y,a,s){Object.defineProperty(a,"__esModule",{value:!0}),
a.NOBODY=void 0,a.privilegesFor=F;function M(){const g=s(14495);return M=function(){return g},g}const P=a.NOBODY={uid:65534,
gid:65534},T=["sudo","-n","--","env","-i",`PATH=${M().SYSTEM_PATH}`];function F(g,O){const l=O.uid===0,S=l?P:{uid:O.uid,
gid:O.gid},j={user:S,runsAs:S,adopt:l,overlay:["redirect_dir=on",...l?["metacopy=on"]:[]]},i=["unshare","--mount"];return[
g.uid===0?{name:"root",newMounts:i,...j}:{name:"sudo",newMounts:[...T,...i],...j},{name:"user_namespace",newMounts:["uns\
hare","--user","--map-root-user","--mount"],runsAs:g.uid===0?P:g,adopt:!1,overlay:["userxattr"]}]}},7360:function(Y,a,s){
Object.defineProperty(a,"__esModule",{value:!0}),a.examine=H;function M(){const n=s(29121);return M=function(){return n},
n}function P(){const n=s(6470);return P=function(){return n},n}function T(){const n=s(54244);return T=function(){return n},
n}function F(){const n=s(38863);return F=function(){return n},n}function g(){const n=s(54062);return g=function(){return n},
n}function O(){const n=s(48741);return O=function(){return n},n}function l(){const n=s(77648);return l=function(){return n},
n}function S(){const n=s(60670);return S=function(){return n},n}function j(){const n=s(10582);return j=function(){return n},
n}function i(){const n=s(32223);return i=function(){return n},n}function h(){const n=s(46282);return h=function(){return n},
n}function B(){const n=s(9436);return B=function(){return n},n}function $(){const n=s(4147);return $=function(){return n},
n}function b(){const n=s(63512);return b=function(){return n},n}function D(){const n=s(50380);return D=function(){return n},
n}function I(){const n=s(20261);return I=function(){return n},n}function k(){const n=s(17493);return k=function(){return n},
n}async function H(n){const{repository:o,policy:e,head:r,env:c,signal:u}=n,{directory:d}=o,f=new Date,{profile:y}=e.policy,
v=(0,g().enforcementOn)((0,B().dayOf)(f),e.policy.enforce),m=r===void 0?void 0:await(0,D().auditPresent)(n,r),w=m?.audit.
genes??[],A=m&&await(0,b().firstPolicy)(m,e.policy,f),C=m?await(0,M().inventoryOf)(m.commandTree,e.policy,new(T()).AuditClock(
u)):[],p=await L(w,{directory:d,env:c,signal:u,policy:e.policy});return{type:"Doctor",schema_version:$().DOCTOR_VERSION,
tool:{...F().TOOL},head_sha:r??null,policy:{source:e.source,profile:y,enforce:v.mode,..."until"in v&&{enforce_until:v.until}},
lacks:A?E(A):[],genes:{stored:w.length,refused:w.filter(N).length},agent_files:C.map(R=>(0,l().reportAgentFile)(R,[],new Map)),
...p,workflow:await(0,I().workflowAnswer)((0,O().folderTree)(d),(0,k().workflowFor)({pushed:r===void 0?void 0:await(0,D().
pushedBranch)(o,r),...A?.installation}))}}function N({commands:n}){return n.some(({verdict:o})=>o==="block")}function E({
stores:n,include:o,programs:e,exceedsCap:r}){return[...n.map(({path:c,root:u,checkout_as:d})=>({key:"stores",what:d===void 0?
`Say where the commands of \`${c}\` run; now it is \`${u}\`.`:`Set \`checkout_as: ${d}\` for \`${c}\`, whose commands nam\
e files from the directory above.`})),...o.map(c=>({key:"assets.include",what:`Add \`${c}\`, which has genes and is not a\
udited.`})),...e.map(c=>({key:"programs",what:`Add \`${c}\`, which commands of stored genes start.`})),...r?[{key:"blast\
_radius",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}async function L(n,{directory:o,env:e,policy:r,signal:c}){
const u=V(n),d=[...u.values()].flatMap(({tool:w,name:A})=>w?[]:[A]),f=(0,i().privateFolders)(e),y=await(0,h().findPrograms)(
{path:e.PATH??"",checkout:o,names:d}),{isolation:v,close:m}=await(0,S().chooseBackend)({programs:y,checkout:o,outputBytes:r.
limits.output_bytes,limits:(0,j().limitsOn)((0,j().thisMachine)(),r.limits,1),requested:"auto",network:r.network==="allo\
w",folders:f,signal:c});return await m(),{programs:[...u.values()].map(w=>t(w,y,f)),containment:v}}function V(n){const o=new Map;
for(const{reading:e,verdict:r}of n.flatMap(({commands:c})=>c)){const c=e.invocation?.program??e.argv?.[0];if(r==="block"||
c===void 0)continue;const u=(0,P().toolOf)(e),d=u?.name??c,f=JSON.stringify([d,u!==void 0]),y=(o.get(f)?.commands??0)+1;
o.set(f,{name:d,commands:y,...u&&{tool:{path:u.path}}})}return o}function t({name:n,commands:o,tool:e},{node:r,npm:c,npx:u,
machine:d},f){const y=new Map(Object.entries({node:r,npm:c,npx:u})),v=e?void 0:d.get(n)?.file,m=e?e.path:y.get(n)?.file??
v,w=v!==void 0&&f.some(A=>(0,h().isInside)(A,v));return m!==void 0?{name:n,commands:o,path:m,...w&&{private:!0}}:{name:n,
commands:o,path:null,missing:e?"dependencies":"machine"}}}};
