"use strict";exports.id=126,exports.ids=[126,342],exports.modules={3273:function(Y,u,i){Object.defineProperty(u,"__esModule",{value:!0}),
u.doctorVerb=void 0;function A(){const s=i(63314);return A=function(){return s},s}function M(){const s=i(48741);return M=
function(){return s},s}function F(){const s=i(67397);return F=function(){return s},s}function S(){const s=i(7360);return S=
function(){return s},s}function m(){const s=i(4147);return m=function(){return s},s}function v(){const s=i(49232);return v=
function(){return s},s}function f(){const s=i(82256);return f=function(){return s},s}const P=(s,g)=>new(A()).Command("do\
ctor").option(...f().REPO_OPTION).option(...f().POLICY_OPTION).addOption((0,f().formatOption)()).option("--verbose","sho\
w every problem").action(async B=>{await j(B,s),g(0)});u.doctorVerb=P;async function j(s,g){await(0,f().inRepository)(s,
g,async B=>{const{env:D,platform:H,signal:N}=g,I=await(0,v().policyFor)(s,g,(0,M().folderTree)(B.directory)),[$]=await(0,F().
lookUpCommits)(B,["HEAD"]),b={repository:B,policy:I,head:$,env:D,platform:H,signal:N},C=await(0,S().examine)(b),E=()=>(0,m().
renderDoctor)(C,(0,v().policyName)(I),(0,f().textOptions)(s,g));(0,f().printAnswer)(C,E,s.format,g)})}},77648:function(Y,u,i){
Object.defineProperty(u,"__esModule",{value:!0}),u.findingsAbout=s,u.idsIn=D,u.reportAgentFile=E,u.reportFinding=C,u.reportFindings=
b,u.reportGene=j,u.reportScripts=N,u.verdictsOf=I;function A(){const t=i(12195);return A=function(){return t},t}function M(){
const t=i(85475);return M=function(){return t},t}function F(){const t=i(80827);return F=function(){return t},t}function S(){
const t=i(59490);return S=function(){return t},t}function m(){const t=i(38863);return m=function(){return t},t}function v(){
const t=i(78261);return v=function(){return t},t}function f(){const t=i(95132);return f=function(){return t},t}function P(){
const t=i(37075);return P=function(){return t},t}function j(t,n,{about:o,ids:e}){const{gene:r,outcomes:c,mutants:a,runFindings:d,
capped:p,verdict:h,summary:w}=t,{asset:l,change:y,blastRadius:O}=r,R=[...o(l),...r.findings,...p,...d.filter(T=>T.subject?.
command===void 0)];return{id:l.id,asset_id:(0,M().assetIdOf)(l),path:l.path,line:l.locate().line,store:{path:r.store.path||
".",root:r.store.root||"."},change:y,verdict:h,summary:w,profiles:$(r.commands.map(({profiles:T})=>T)),validators:$(r.commands.
map(({validators:T})=>T)),blast_radius:O,commands:r.commands.map((T,k)=>{const U=d.filter(K=>B(K,T)),J=D([...T.findings,
...U],e),G=a?.[k];return{...H(T,c[k]),...G&&{mutant:G},...J}}),...D(R,e),...r.differences.length>0&&{differences:r.differences},
validation_report_id:n}}function s(t){const n=(0,S().groupBy)(t,({subject:o})=>g(o));return o=>(n.get(g(o))??[]).filter(
({location:e})=>(e?.path??o.path)===o.path)}function g({type:t,id:n}={}){return`${t} ${n}`}function B({subject:t,location:n},{
command:o,location:e}){return t?.command===o&&n?.line===e.line&&n.column===e.column}function D(t,n){const o=[...new Set(
t.flatMap(e=>n.get(e)??[]))];return o.length>0?{findings:o}:{}}function H(t,n){return{command:t.command,verdict:t.verdict,
risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&{words:t.reading.words.map(({text:o,span:e})=>({text:o,...e}))},
...t.plan?.scripts&&{scripts:N(t.plan.scripts)},profiles:I(t.profiles),validators:I(t.validators),location:t.location,...t.
plan&&{plan_digest:t.plan.digest},...n&&{outcome:n}}}function N(t){return(0,F().stepsIn)(t).map(({directory:n,event:o,text:e,
command:r})=>({directory:n,event:o,text:e,shell:r===void 0}))}function I(t){return Object.fromEntries(Object.entries(t).
map(([n,{verdict:o}])=>[n,o]))}function $(t){const n={};for(const o of t)for(const[e,{verdict:r,reason:c,remark:a}]of Object.
entries(o)){const d=n[e];d&&!d.accepted||(n[e]=r==="block"?{accepted:!1,...c&&{reason:(0,f().describe)(c).message}}:{accepted:!0,
...a&&{remark:(0,f().describe)(a).message},...d})}return n}function b(t,n=(0,P().idsOf)(t),o){return t.toSorted(v().byHarm).
map(e=>{const r={id:n.get(e),cause:(0,P().causeOf)(e),...C(e)};if(o===void 0)return r;const c=`${m().COMMAND} fix --base\
 ${o.slice(0,12)} --`;return{...r,remedy:r.remedy.replaceAll("gene-gate fix --",c)}})}function C(t){const{args:n,advice:o,
...e}=t;return{...e,...(0,f().describe)(t)}}function E({file:{path:t,format:n},entries:o},e,r){const{name:c,tool:a,approval:d,
specification:p}=n;return{path:t,format:c,tool:a,approval:d,specification:p,entries:o.map(h=>L(h,e,r))}}function L({state:t,
entry:n,change:o,targets:e,digest:r,findings:c},a,d){const{event:p,shown:h,location:w}=n,l=(0,A().meansOf)(e),y=e.flatMap(
({kind:O,name:R})=>O==="file"?[R]:[]);return{event:p,command:h,line:w.line,digest:r,...l.length>0&&{target:l.join("; ")},
...y.length>0&&{scripts:y},...t&&{state:t},...t&&(o||n.setting)&&{change:o??"changes"},...D(a.filter(O=>c.some(R=>V(R,O))),
d)}}function V(t,n){return t.rule===n.rule&&t.args===n.args}},92342:function(Y,u,i){Object.defineProperty(u,"__esModule",
{value:!0}),u.NOBODY=void 0,u.privilegesFor=S;function A(){const m=i(14495);return A=function(){return m},m}const M=u.NOBODY=
{uid:65534,gid:65534},F=["sudo","-n","--","env","-i",`PATH=${A().SYSTEM_PATH}`];function S(m,v){const f=v.uid===0,P=f?M:
{uid:v.uid,gid:v.gid},j={user:P,runsAs:P,adopt:f,overlay:["redirect_dir=on",...f?["metacopy=on"]:[]]},s=["unshare","--mo\
unt"];return[m.uid===0?{name:"root",newMounts:s,...j}:{name:"sudo",newMounts:[...F,...s],...j},{name:"user_namespace",newMounts:[
"unshare","--user","--map-root-user","--mount"],runsAs:m.uid===0?M:m,adopt:!1,overlay:["userxattr"]}]}},7360:function(Y,u,i){
Object.defineProperty(u,"__esModule",{value:!0}),u.examine=b;function A(){const n=i(29121);return A=function(){return n},
n}function M(){const n=i(6470);return M=function(){return n},n}function F(){const n=i(54244);return F=function(){return n},
n}function S(){const n=i(38863);return S=function(){return n},n}function m(){const n=i(54062);return m=function(){return n},
n}function v(){const n=i(48741);return v=function(){return n},n}function f(){const n=i(77648);return f=function(){return n},
n}function P(){const n=i(60670);return P=function(){return n},n}function j(){const n=i(10582);return j=function(){return n},
n}function s(){const n=i(32223);return s=function(){return n},n}function g(){const n=i(46282);return g=function(){return n},
n}function B(){const n=i(9436);return B=function(){return n},n}function D(){const n=i(4147);return D=function(){return n},
n}function H(){const n=i(63512);return H=function(){return n},n}function N(){const n=i(50380);return N=function(){return n},
n}function I(){const n=i(20261);return I=function(){return n},n}function $(){const n=i(17493);return $=function(){return n},
n}async function b(n){const{repository:o,policy:e,head:r,env:c,signal:a}=n,{directory:d}=o,p=new Date,{profile:h}=e.policy,
w=(0,m().enforcementOn)((0,B().dayOf)(p),e.policy.enforce),l=r===void 0?void 0:await(0,N().auditPresent)(n,r),y=l?.audit.
genes??[],O=l&&await(0,H().firstPolicy)(l,e.policy,p),R=l?await(0,A().inventoryOf)(l.commandTree,e.policy,new(F()).AuditClock(
a)):[],T=await L(y,{directory:d,env:c,signal:a,policy:e.policy});return{type:"Doctor",schema_version:D().DOCTOR_VERSION,
tool:{...S().TOOL},head_sha:r??null,policy:{source:e.source,profile:h,enforce:w.mode,..."until"in w&&{enforce_until:w.until}},
lacks:O?E(O):[],genes:{stored:y.length,refused:y.filter(C).length},agent_files:R.map(k=>(0,f().reportAgentFile)(k,[],new Map)),
...T,workflow:await(0,I().workflowAnswer)((0,v().folderTree)(d),(0,$().workflowFor)({pushed:r===void 0?void 0:await(0,N().
pushedBranch)(o,r),...O&&{prepare:O.prepare}}))}}function C({commands:n}){return n.some(({verdict:o})=>o==="block")}function E({
stores:n,include:o,programs:e,exceedsCap:r}){return[...n.map(({path:c,root:a})=>({key:"stores",what:`Say where the comma\
nds of \`${c}\` run; now it is \`${a}\`.`})),...o.map(c=>({key:"assets.include",what:`Add \`${c}\`, which has genes and i\
s not audited.`})),...e.map(c=>({key:"programs",what:`Add \`${c}\`, which commands of stored genes start.`})),...r?[{key:"\
blast_radius",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}async function L(n,{directory:o,env:e,policy:r,
signal:c}){const a=V(n),d=[...a.values()].flatMap(({tool:y,name:O})=>y?[]:[O]),p=(0,s().privateFolders)(e),h=await(0,g().
findPrograms)({path:e.PATH??"",checkout:o,names:d}),{isolation:w,close:l}=await(0,P().chooseBackend)({programs:h,checkout:o,
outputBytes:r.limits.output_bytes,limits:(0,j().limitsOn)((0,j().thisMachine)(),r.limits,1),requested:"auto",network:r.network===
"allow",folders:p,signal:c});return await l(),{programs:[...a.values()].map(y=>t(y,h,p)),containment:w}}function V(n){const o=new Map;
for(const{reading:e,verdict:r}of n.flatMap(({commands:c})=>c)){const c=e.invocation?.program??e.argv?.[0];if(r==="block"||
c===void 0)continue;const a=(0,M().toolOf)(e),d=a?.name??c,p=JSON.stringify([d,a!==void 0]),h=(o.get(p)?.commands??0)+1;
o.set(p,{name:d,commands:h,...a&&{tool:{path:a.path}}})}return o}function t({name:n,commands:o,tool:e},{node:r,npm:c,npx:a,
machine:d},p){const h=new Map(Object.entries({node:r,npm:c,npx:a})),w=e?void 0:d.get(n)?.file,l=e?e.path:h.get(n)?.file??
w,y=w!==void 0&&p.some(O=>(0,g().isInside)(O,w));return l!==void 0?{name:n,commands:o,path:l,...y&&{private:!0}}:{name:n,
commands:o,path:null,missing:e?"dependencies":"machine"}}}};
