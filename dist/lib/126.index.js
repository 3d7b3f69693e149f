"use strict";exports.id=126,exports.ids=[126,2342],exports.modules={3273:function(Y,u,i){Object.defineProperty(u,"__esModule",{value:!0}),
u.doctorVerb=void 0;function P(){const s=i(63314);return P=function(){return s},s}function T(){const s=i(48741);return T=
function(){return s},s}function F(){const s=i(67397);return F=function(){return s},s}function S(){const s=i(7360);return S=
function(){return s},s}function g(){const s=i(4147);return g=function(){return s},s}function h(){const s=i(49232);return h=
function(){return s},s}function m(){const s=i(82256);return m=function(){return s},s}const k=(s,y)=>new(P()).Command("do\
ctor").option(...m().REPO_OPTION).option(...m().POLICY_OPTION).addOption((0,m().formatOption)()).option("--verbose","sho\
w every problem").action(async w=>{await j(w,s),y(0)});u.doctorVerb=k;async function j(s,y){await(0,m().inRepository)(s,
y,async w=>{const{env:R,platform:B,signal:D}=y,$=await(0,h().policyFor)(s,y,(0,T().folderTree)(w.directory)),[H]=await(0,F().
lookUpCommits)(w,["HEAD"]),I={repository:w,policy:$,head:H,env:R,platform:B,signal:D},N=await(0,S().examine)(I),E=()=>(0,g().
renderDoctor)(N,(0,h().policyName)($),(0,m().textOptions)(s,y));(0,m().printAnswer)(N,E,s.format,y)})}},77648:function(Y,u,i){
Object.defineProperty(u,"__esModule",{value:!0}),u.acceptanceOf=$,u.findingsAbout=j,u.idsIn=w,u.reportAgentFile=N,u.reportFinding=
I,u.reportFindings=H,u.reportGene=k,u.reportScripts=B,u.verdictsOf=D;function P(){const t=i(12195);return P=function(){return t},
t}function T(){const t=i(68450);return T=function(){return t},t}function F(){const t=i(85475);return F=function(){return t},
t}function S(){const t=i(59490);return S=function(){return t},t}function g(){const t=i(78261);return g=function(){return t},
t}function h(){const t=i(95132);return h=function(){return t},t}function m(){const t=i(37075);return m=function(){return t},
t}function k(t,n,{about:o,ids:e}){const{gene:r,outcomes:c,proofs:a,runFindings:d,capped:f,verdict:O,summary:v}=t,{asset:l,
change:A,blastRadius:M}=r,C=[...o(l),...r.findings,...f,...d.filter(p=>p.subject?.command===void 0)];return{id:l.id,asset_id:(0,F().
assetIdOf)(l),path:l.path,line:l.locate().line,store:{path:r.store.path||".",root:(0,T().shownRoot)(r.store),...r.store.
checkoutAs!==void 0&&{checkout_as:r.store.checkoutAs}},change:A,verdict:O,summary:v,profiles:$(r.commands.map(({profiles:p})=>p)),
blast_radius:M,commands:r.commands.map((p,b)=>{const G=d.filter(J=>y(J,p)),U=w([...p.findings,...G],e),V=a?.[b];return{...R(
p,c[b]),...V&&{proof:V},...U}}),...w(C,e),...r.differences.length>0&&{differences:r.differences},validation_report_id:n}}
function j(t){const n=(0,S().groupBy)(t,({subject:o})=>s(o));return o=>(n.get(s(o))??[]).filter(({location:e})=>(e?.path??
o.path)===o.path)}function s({type:t,id:n}={}){return`${t} ${n}`}function y({subject:t,location:n},{command:o,location:e}){
return t?.command===o&&n?.line===e.line&&n.column===e.column}function w(t,n){const o=[...new Set(t.flatMap(e=>n.get(e)??
[]))];return o.length>0?{findings:o}:{}}function R(t,n){return{command:t.command,verdict:t.verdict,risk:t.risk,confirmation:t.
confirmation,...t.reading.argv&&{words:t.reading.words.map(({text:o,span:e})=>({text:o,...e}))},...t.plan?.scripts&&{scripts:B(
t.plan.scripts)},profiles:D(t.profiles),location:t.location,...t.plan&&{plan_digest:t.plan.digest},...n&&{outcome:n}}}function B(t){
return t.steps.map(({directory:n,event:o,text:e,command:r})=>({directory:n,event:o,text:e,shell:r===void 0}))}function D(t){
return Object.fromEntries(Object.entries(t).map(([n,{verdict:o}])=>[n,o]))}function $(t){const n={};for(const o of t)for(const[
e,{verdict:r,reason:c,remark:a,...d}]of Object.entries(o)){const f=n[e];f&&!f.accepted||(n[e]=r==="block"?{accepted:!1,...c&&
{reason:(0,h().describe)(c).message},...d}:{accepted:!0,...a&&{remark:(0,h().describe)(a).message},...f,...d})}return n}
function H(t,n=(0,m().idsOf)(t),o){return t.toSorted(g().byHarm).map(e=>{const r={id:n.get(e),cause:(0,m().causeOf)(e),...I(
e)};if(o===void 0)return r;const c=`gene-gate fix --base ${o.slice(0,12)} --`;return{...r,remedy:r.remedy.replaceAll("ge\
ne-gate fix --",c)}})}function I(t){const{args:n,advice:o,...e}=t;return{...e,...(0,h().describe)(t)}}function N({file:{
path:t,format:n},entries:o},e,r){const{name:c,tool:a,approval:d,specification:f}=n;return{path:t,format:c,tool:a,approval:d,
specification:f,entries:o.map(O=>E(O,e,r))}}function E({state:t,entry:n,change:o,targets:e,digest:r,findings:c},a,d){const{
event:f,shown:O,location:v}=n,l=a.filter(p=>c.some(b=>L(b,p))),A=l.some(({rule:p})=>p==="agent-runs-danger"),M=(0,P().meansOf)(
A?e.filter(({kind:p})=>p!=="danger"):e),C=e.flatMap(({kind:p,name:b})=>p==="file"?[b]:[]);return{event:f,command:O,line:v.
line,digest:r,...M.length>0&&{target:M.join("; ")},...C.length>0&&{scripts:C},...t&&{state:t},...(o||n.setting)&&{change:o??
(t?"changes":"widens")},...w(l,d)}}function L(t,n){return t.rule===n.rule&&t.args===n.args}},92342:function(Y,u,i){Object.
defineProperty(u,"__esModule",{value:!0}),u.NOBODY=void 0,u.privilegesFor=S;function P(){const g=i(14495);return P=function(){
return g},g}const T=u.NOBODY={uid:65534,gid:65534},F=["sudo","-n","--","env","-i",`PATH=${P().SYSTEM_PATH}`];function S(g,h){
const m=h.uid===0,k=m?T:{uid:h.uid,gid:h.gid},j={user:k,runsAs:k,adopt:m,overlay:["redirect_dir=on",...m?["metacopy=on"]:
[]]},s=["unshare","--mount"];return[g.uid===0?{name:"root",newMounts:s,...j}:{name:"sudo",newMounts:[...F,...s],...j},{name:"\
user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:g.uid===0?T:g,adopt:!1,overlay:["userx\
attr"]}]}},7360:function(Y,u,i){Object.defineProperty(u,"__esModule",{value:!0}),u.examine=H;function P(){const n=i(29121);
return P=function(){return n},n}function T(){const n=i(6470);return T=function(){return n},n}function F(){const n=i(54244);
return F=function(){return n},n}function S(){const n=i(38863);return S=function(){return n},n}function g(){const n=i(54062);
return g=function(){return n},n}function h(){const n=i(48741);return h=function(){return n},n}function m(){const n=i(77648);
return m=function(){return n},n}function k(){const n=i(60670);return k=function(){return n},n}function j(){const n=i(10582);
return j=function(){return n},n}function s(){const n=i(32223);return s=function(){return n},n}function y(){const n=i(46282);
return y=function(){return n},n}function w(){const n=i(4147);return w=function(){return n},n}function R(){const n=i(63512);
return R=function(){return n},n}function B(){const n=i(50380);return B=function(){return n},n}function D(){const n=i(20261);
return D=function(){return n},n}function $(){const n=i(17493);return $=function(){return n},n}async function H(n){const{
repository:o,policy:e,head:r,env:c,signal:a}=n,{directory:d}=o,f=new Date,{profile:O}=e.policy,v=(0,g().enforcementOn)((0,g().
dayOf)(f),e.policy.enforce),l=r===void 0?void 0:await(0,B().auditPresent)(n,r),A=l?.audit.genes??[],M=l&&await(0,R().firstPolicy)(
l,e.policy,f),C=l?await(0,P().inventoryOf)(l.commandTree,e.policy,new(F()).AuditClock(a)):[],p=await E(A,{directory:d,env:c,
signal:a,policy:e.policy});return{type:"Doctor",schema_version:w().DOCTOR_VERSION,tool:{...S().TOOL},head_sha:r??null,policy:{
source:e.source,profile:O,enforce:v.mode,..."until"in v&&{enforce_until:v.until}},lacks:M?N(M):[],genes:{stored:A.length,
refused:A.filter(I).length},agent_files:C.map(b=>(0,m().reportAgentFile)(b,[],new Map)),...p,workflow:await(0,D().workflowAnswer)(
(0,h().folderTree)(d),(0,$().workflowFor)({pushed:r===void 0?void 0:await(0,B().pushedBranch)(o,r),...M?.installation}))}}
function I({commands:n}){return n.some(({verdict:o})=>o==="block")}function N({stores:n,include:o,programs:e,exceedsCap:r}){
return[...n.map(({path:c,root:a,checkout_as:d})=>({key:"stores",what:d===void 0?`Say where the commands of \`${c}\` run; \
now it is \`${a}\`.`:`Set \`checkout_as: ${d}\` for \`${c}\`, whose commands name files from the directory above.`})),...o.
map(c=>({key:"assets.include",what:`Add \`${c}\`, which has genes and is not audited.`})),...e.map(c=>({key:"programs",what:`\
Add \`${c}\`, which commands of stored genes start.`})),...r?[{key:"blast_radius",what:"Raise the hard cap: the stores a\
lone exceed it."}]:[]]}async function E(n,{directory:o,env:e,policy:r,signal:c}){const a=L(n),d=[...a.values()].flatMap(
({tool:A,name:M})=>A?[]:[M]),f=(0,s().privateFolders)(e),O=await(0,y().findPrograms)({path:e.PATH??"",checkout:o,names:d}),
{isolation:v,close:l}=await(0,k().chooseBackend)({programs:O,checkout:o,outputBytes:r.limits.output_bytes,limits:(0,j().
limitsOn)((0,j().thisMachine)(),r.limits,1),requested:"auto",network:r.network==="allow",folders:f,signal:c});return await l(),
{programs:[...a.values()].map(A=>t(A,O,f)),containment:v}}function L(n){const o=new Map;for(const{reading:e,verdict:r}of n.
flatMap(({commands:c})=>c)){const c=e.invocation?.program??e.argv?.[0];if(r==="block"||c===void 0)continue;const a=(0,T().
toolOf)(e),d=a?.name??c,f=JSON.stringify([d,a!==void 0]),O=(o.get(f)?.commands??0)+1;o.set(f,{name:d,commands:O,...a&&{tool:{
path:a.path}}})}return o}function t({name:n,commands:o,tool:e},{node:r,npm:c,npx:a,machine:d},f){const O=new Map(Object.
entries({node:r,npm:c,npx:a})),v=e?void 0:d.get(n)?.file,l=e?e.path:O.get(n)?.file??v,A=v!==void 0&&f.some(M=>(0,y().isInside)(
M,v));return l!==void 0?{name:n,commands:o,path:l,...A&&{private:!0}}:{name:n,commands:o,path:null,missing:e?"dependenci\
es":"machine"}}}};
