"use strict";exports.id=126,exports.ids=[126,2342],exports.modules={3273:function(Y,u,s){Object.defineProperty(u,"__esModule",{value:!0}),
u.doctorVerb=void 0;function v(){const i=s(63314);return v=function(){return i},i}function A(){const i=s(48741);return A=
function(){return i},i}function S(){const i=s(67397);return S=function(){return i},i}function T(){const i=s(7360);return T=
function(){return i},i}function g(){const i=s(4147);return g=function(){return i},i}function w(){const i=s(49232);return w=
function(){return i},i}function f(){const i=s(82256);return f=function(){return i},i}const M=(i,h)=>new(v()).Command("do\
ctor").option(...f().REPO_OPTION).option(...f().POLICY_OPTION).addOption((0,f().formatOption)()).option("--verbose","sho\
w every problem").action(async j=>{await F(j,i),h(0)});u.doctorVerb=M;async function F(i,h){await(0,f().inRepository)(i,
h,async j=>{const{env:B,platform:k,signal:D}=h,$=await(0,w().policyFor)(i,h,(0,A().folderTree)(j.directory)),[R]=await(0,S().
lookUpCommits)(j,["HEAD"]),H={repository:j,policy:$,head:R,env:B,platform:k,signal:D},I=await(0,T().examine)(H),E=()=>(0,g().
renderDoctor)(I,(0,w().policyName)($),(0,f().textOptions)(i,h));(0,f().printAnswer)(I,E,i.format,h)})}},77648:function(Y,u,s){
Object.defineProperty(u,"__esModule",{value:!0}),u.acceptanceOf=R,u.findingsAbout=i,u.idsIn=B,u.reportAgentFile=E,u.reportFinding=
I,u.reportFindings=H,u.reportGene=F,u.reportScripts=D,u.verdictsOf=$;function v(){const n=s(12195);return v=function(){return n},
n}function A(){const n=s(68450);return A=function(){return n},n}function S(){const n=s(85475);return S=function(){return n},
n}function T(){const n=s(80827);return T=function(){return n},n}function g(){const n=s(59490);return g=function(){return n},
n}function w(){const n=s(78261);return w=function(){return n},n}function f(){const n=s(95132);return f=function(){return n},
n}function M(){const n=s(37075);return M=function(){return n},n}function F(n,e,{about:t,ids:o}){const{gene:r,outcomes:c,
proofs:a,runFindings:d,capped:l,verdict:y,summary:O}=n,{asset:m,change:P,blastRadius:b}=r,N=[...t(m),...r.findings,...l,
...d.filter(p=>p.subject?.command===void 0)];return{id:m.id,asset_id:(0,S().assetIdOf)(m),path:m.path,line:m.locate().line,
store:{path:r.store.path||".",root:(0,A().shownRoot)(r.store),...r.store.checkoutAs!==void 0&&{checkout_as:r.store.checkoutAs}},
change:P,verdict:y,summary:O,profiles:R(r.commands.map(({profiles:p})=>p)),blast_radius:b,commands:r.commands.map((p,C)=>{
const U=d.filter(K=>j(K,p)),J=B([...p.findings,...U],o),G=a?.[C];return{...k(p,c[C]),...G&&{proof:G},...J}}),...B(N,o),...r.
differences.length>0&&{differences:r.differences},validation_report_id:e}}function i(n){const e=(0,g().groupBy)(n,({subject:t})=>h(
t));return t=>(e.get(h(t))??[]).filter(({location:o})=>(o?.path??t.path)===t.path)}function h({type:n,id:e}={}){return`${n}\
 ${e}`}function j({subject:n,location:e},{command:t,location:o}){return n?.command===t&&e?.line===o.line&&e.column===o.column}
function B(n,e){const t=[...new Set(n.flatMap(o=>e.get(o)??[]))];return t.length>0?{findings:t}:{}}function k(n,e){return{
command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(
({text:t,span:o})=>({text:t,...o}))},...n.plan?.scripts&&{scripts:D(n.plan.scripts)},profiles:$(n.profiles),location:n.location,
...n.plan&&{plan_digest:n.plan.digest},...e&&{outcome:e}}}function D(n){return(0,T().stepsIn)(n).map(({directory:e,event:t,
text:o,command:r})=>({directory:e,event:t,text:o,shell:r===void 0}))}function $(n){return Object.fromEntries(Object.entries(
n).map(([e,{verdict:t}])=>[e,t]))}function R(n){const e={};for(const t of n)for(const[o,{verdict:r,reason:c,remark:a,...d}]of Object.
entries(t)){const l=e[o];l&&!l.accepted||(e[o]=r==="block"?{accepted:!1,...c&&{reason:(0,f().describe)(c).message},...d}:
{accepted:!0,...a&&{remark:(0,f().describe)(a).message},...l,...d})}return e}function H(n,e=(0,M().idsOf)(n),t){return n.
toSorted(w().byHarm).map(o=>{const r={id:e.get(o),cause:(0,M().causeOf)(o),...I(o)};if(t===void 0)return r;const c=`gene\
-gate fix --base ${t.slice(0,12)} --`;return{...r,remedy:r.remedy.replaceAll("gene-gate fix --",c)}})}function I(n){const{
args:e,advice:t,...o}=n;return{...o,...(0,f().describe)(n)}}function E({file:{path:n,format:e},entries:t},o,r){const{name:c,
tool:a,approval:d,specification:l}=e;return{path:n,format:c,tool:a,approval:d,specification:l,entries:t.map(y=>L(y,o,r))}}
function L({state:n,entry:e,change:t,targets:o,digest:r,findings:c},a,d){const{event:l,shown:y,location:O}=e,m=a.filter(
p=>c.some(C=>V(C,p))),P=m.some(({rule:p})=>p==="agent-runs-danger"),b=(0,v().meansOf)(P?o.filter(({kind:p})=>p!=="danger"):
o),N=o.flatMap(({kind:p,name:C})=>p==="file"?[C]:[]);return{event:l,command:y,line:O.line,digest:r,...b.length>0&&{target:b.
join("; ")},...N.length>0&&{scripts:N},...n&&{state:n},...(t||e.setting)&&{change:t??(n?"changes":"widens")},...B(m,d)}}
function V(n,e){return n.rule===e.rule&&n.args===e.args}},92342:function(Y,u,s){Object.defineProperty(u,"__esModule",{value:!0}),
u.NOBODY=void 0,u.privilegesFor=T;function v(){const g=s(14495);return v=function(){return g},g}const A=u.NOBODY={uid:65534,
gid:65534},S=["sudo","-n","--","env","-i",`PATH=${v().SYSTEM_PATH}`];function T(g,w){const f=w.uid===0,M=f?A:{uid:w.uid,
gid:w.gid},F={user:M,runsAs:M,adopt:f,overlay:["redirect_dir=on",...f?["metacopy=on"]:[]]},i=["unshare","--mount"];return[
g.uid===0?{name:"root",newMounts:i,...F}:{name:"sudo",newMounts:[...S,...i],...F},{name:"user_namespace",newMounts:["uns\
hare","--user","--map-root-user","--mount"],runsAs:g.uid===0?A:g,adopt:!1,overlay:["userxattr"]}]}},7360:function(Y,u,s){
Object.defineProperty(u,"__esModule",{value:!0}),u.examine=R;function v(){const n=s(29121);return v=function(){return n},
n}function A(){const n=s(6470);return A=function(){return n},n}function S(){const n=s(54244);return S=function(){return n},
n}function T(){const n=s(38863);return T=function(){return n},n}function g(){const n=s(54062);return g=function(){return n},
n}function w(){const n=s(48741);return w=function(){return n},n}function f(){const n=s(77648);return f=function(){return n},
n}function M(){const n=s(60670);return M=function(){return n},n}function F(){const n=s(10582);return F=function(){return n},
n}function i(){const n=s(32223);return i=function(){return n},n}function h(){const n=s(46282);return h=function(){return n},
n}function j(){const n=s(4147);return j=function(){return n},n}function B(){const n=s(63512);return B=function(){return n},
n}function k(){const n=s(50380);return k=function(){return n},n}function D(){const n=s(20261);return D=function(){return n},
n}function $(){const n=s(17493);return $=function(){return n},n}async function R(n){const{repository:e,policy:t,head:o,env:r,
signal:c}=n,{directory:a}=e,d=new Date,{profile:l}=t.policy,y=(0,g().enforcementOn)((0,g().dayOf)(d),t.policy.enforce),O=o===
void 0?void 0:await(0,k().auditPresent)(n,o),m=O?.audit.genes??[],P=O&&await(0,B().firstPolicy)(O,t.policy,d),b=O?await(0,v().
inventoryOf)(O.commandTree,t.policy,new(S()).AuditClock(c)):[],N=await E(m,{directory:a,env:r,signal:c,policy:t.policy});
return{type:"Doctor",schema_version:j().DOCTOR_VERSION,tool:{...T().TOOL},head_sha:o??null,policy:{source:t.source,profile:l,
enforce:y.mode,..."until"in y&&{enforce_until:y.until}},lacks:P?I(P):[],genes:{stored:m.length,refused:m.filter(H).length},
agent_files:b.map(p=>(0,f().reportAgentFile)(p,[],new Map)),...N,workflow:await(0,D().workflowAnswer)((0,w().folderTree)(
a),(0,$().workflowFor)({pushed:o===void 0?void 0:await(0,k().pushedBranch)(e,o),...P?.installation}))}}function H({commands:n}){
return n.some(({verdict:e})=>e==="block")}function I({stores:n,include:e,programs:t,exceedsCap:o}){return[...n.map(({path:r,
root:c,checkout_as:a})=>({key:"stores",what:a===void 0?`Say where the commands of \`${r}\` run; now it is \`${c}\`.`:`Se\
t \`checkout_as: ${a}\` for \`${r}\`, whose commands name files from the directory above.`})),...e.map(r=>({key:"assets.\
include",what:`Add \`${r}\`, which has genes and is not audited.`})),...t.map(r=>({key:"programs",what:`Add \`${r}\`, whi\
ch commands of stored genes start.`})),...o?[{key:"blast_radius",what:"Raise the hard cap: the stores alone exceed it."}]:
[]]}async function E(n,{directory:e,env:t,policy:o,signal:r}){const c=L(n),a=[...c.values()].flatMap(({tool:m,name:P})=>m?
[]:[P]),d=(0,i().privateFolders)(t),l=await(0,h().findPrograms)({path:t.PATH??"",checkout:e,names:a}),{isolation:y,close:O}=await(0,M().
chooseBackend)({programs:l,checkout:e,outputBytes:o.limits.output_bytes,limits:(0,F().limitsOn)((0,F().thisMachine)(),o.
limits,1),requested:"auto",network:o.network==="allow",folders:d,signal:r});return await O(),{programs:[...c.values()].map(
m=>V(m,l,d)),containment:y}}function L(n){const e=new Map;for(const{reading:t,verdict:o}of n.flatMap(({commands:r})=>r)){
const r=t.invocation?.program??t.argv?.[0];if(o==="block"||r===void 0)continue;const c=(0,A().toolOf)(t),a=c?.name??r,d=JSON.
stringify([a,c!==void 0]),l=(e.get(d)?.commands??0)+1;e.set(d,{name:a,commands:l,...c&&{tool:{path:c.path}}})}return e}function V({
name:n,commands:e,tool:t},{node:o,npm:r,npx:c,machine:a},d){const l=new Map(Object.entries({node:o,npm:r,npx:c})),y=t?void 0:
a.get(n)?.file,O=t?t.path:l.get(n)?.file??y,m=y!==void 0&&d.some(P=>(0,h().isInside)(P,y));return O!==void 0?{name:n,commands:e,
path:O,...m&&{private:!0}}:{name:n,commands:e,path:null,missing:t?"dependencies":"machine"}}}};
