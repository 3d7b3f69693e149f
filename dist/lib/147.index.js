"use strict";exports.id=147,exports.ids=[147],exports.modules={27809:function(W,f,m){Object.defineProperty(f,"__esModule",{value:!0}),
f.listRows=j,f.markedCommand=T,f.rowBlocks=k,f.rowLines=M;function a(){const n=m(10289);return a=function(){return n},n}
function $(){const n=m(50427);return $=function(){return n},n}function w(){const n=m(88611);return w=function(){return n},
n}function g(){const n=m(23408);return g=function(){return n},n}function O(){const n=m(94965);return O=function(){return n},
n}function h(){const n=m(31626);return h=function(){return n},n}const v=600;function k(n,e,{most:o,noun:r,all:s=(0,g().sizeOfRows)(
n)}){const u=e.verbose?n:n.slice(0,o),l=s-(0,g().sizeOfRows)(u);return[...u.map(d=>M(d,e)),...l>0?[(0,h().leftOut)((0,O().
count)(l,`other ${r}`),e)]:[]]}const S=12;function j({label:n,noun:e,rows:o},r){const{shown:s,rest:u}=(0,h().limited)(o,
S,e,r),l=s.map(({notes:d})=>JSON.stringify(d));return[...s.flatMap((d,p)=>{const b=!r.verbose&&l[p]===l[p+1];return M(b?
{...d,notes:[]}:d,r,p===0?n:"")}),...u]}function M(n,e,o=""){const{status:r=o,tone:s,name:u,word:l,words:d,command:p,blocks:b=[],
notes:N,rows:y=[]}=n,I=[...u===void 0?[]:[`${u}${l===void 0?"":` (${l})`}`],...d===void 0?[]:[d]].join(": "),A=n.isWhole?
Number.MAX_SAFE_INTEGER:v,P=s==="quiet"?{}:{text:s},H=n.status===void 0?P:{label:s};return[...I===""?[]:(0,h().prose)(e,
r,(0,O().clipCounted)(I,A),H),...R(n,e),...p===void 0?[]:(0,h().labelled)(e,"",T(p,n.spans??[],e)),...b.flatMap(D=>E(D,e)),
...t(N,e),...n.rule===void 0?[]:i(n.rule,e),...n.isFolded&&e.verbose?y.flatMap(D=>L(D,e)):[]]}function R({name:n,place:e,
also:o,isFolded:r},s){const l=[...e===void 0||r||n?.startsWith(e.path)?[]:[`${(0,O().clip)(e.path,200)}:${e.line}`],...o?
[o]:[]];return l.length===0?[]:(0,h().prose)(s,"",l.join("; "),{text:"quiet"})}function L({command:n,status:e,words:o,notes:r},s){
if(n===void 0)return[];const l=[[e,o].filter(Boolean).join(", "),...r.map(({text:d})=>d)].flatMap(d=>(0,$().chop)((0,a().
terminal)((0,O().clip)(d,v)),(0,h().roomOf)(s)-4));return(0,h().labelled)(s,"",[...(0,w().markedLines)(n,[],(0,h().roomOf)(
s)-2).map(d=>`  ${d}`),...l.map(d=>`    ${s.paint("quiet",d)}`)])}function T(n,e,o,r="bad"){return(0,w().markedLines)(n,
e,(0,h().roomOf)(o)).map(s=>o.paint(/^ *\^[ ^]*$/.test(s)?r:"strong",s))}function E({lines:n,language:e,isFolded:o,...r},s){
if(o)return[];const u=e==="diff"?"Its diff":r.title,l=u===void 0?`${s.paint("quiet","\u2502")} `:"",d=n.flatMap(p=>(0,$().
chop)((0,a().terminal)(p.replaceAll("	","    ")),(0,h().roomOf)(s)-(l===""?0:2)).map(b=>{const N=p.startsWith("-")?"bad":
p.startsWith("+")?"good":void 0;return l+(N&&e==="diff"?s.paint(N,b):b)}));return[...u===void 0?[]:(0,h().prose)(s,"",n.
length>0?`${u}:`:u),...(0,h().labelled)(s,"",d)]}const c=12;function t(n,e){const o=n.filter(({isMinor:u})=>e.verbose||!u),
{shown:r,rest:s}=(0,h().limited)(o,c,"remark",e);return[...r.flatMap(({label:u,text:l,tone:d="quiet"})=>{const p=(0,O().
clipCounted)(l,v);return u===void 0?(0,h().prose)(e,"",p,{text:d}):(0,h().prose)(e,u,p,{label:d})}),...s]}function i(n,e){
return(0,h().labelled)(e,"see",[e.paint("quiet",(0,h().shortName)(`gene-gate explain ${n}`,(0,h().roomOf)(e)))])}},88611:function(W,f,m){
Object.defineProperty(f,"__esModule",{value:!0}),f.commandLine=v,f.markedLines=h,f.markedRuns=E,f.notShown=S,f.shownParts=
k;function a(){const c=m(10289);return a=function(){return c},c}function $(){const c=m(50427);return $=function(){return c},
c}function w(){const c=m(94965);return w=function(){return c},c}const g=2e3,O=200;function h(c,t,i=Number.POSITIVE_INFINITY){
return k(c,t).flatMap(({start:n,end:e,isShown:o})=>o?L(R(c,n,e,t),i).flatMap(T):[S(e-n)])}function v(c,t){return k(c,t).
map(({start:i,end:n,isShown:e})=>e?(0,a().terminal)(c.slice(i,n)):` ${S(n-i)} `).join("").trimEnd()}function k(c,t){const i=[];
let n=0;for(const[e,o]of j(c,t))e>n&&i.push({start:n,end:e,isShown:!1}),i.push({start:e,end:o,isShown:!0}),n=o;return n<
c.length&&i.push({start:n,end:c.length,isShown:!1}),i}function S(c){return`[${(0,w().count)(c,"character")} not shown]`}
function j(c,t){if(c.length<=g)return[[0,c.length]];const i=[0,...t.map(({start:e})=>e)].toSorted((e,o)=>e-o),n=[];for(const e of i){
const o=Math.max(0,Math.min(e,c.length)-O),r=Math.min(c.length,e+O),s=n.at(-1);s&&o<=s[1]?s[1]=Math.max(s[1],r):n.push([
o,r])}return n.map(([e,o])=>[M(c,e),M(c,o)])}function M(c,t){return/^[\ud800-\udbff][\udc00-\udfff]/.test(c.slice(t-1,t+
1))?t+1:t}function R(c,t,i,n){const e=[];let o=t;for(const s of c.slice(t,i)){const[u,l]=[o,o+s.length],d=(0,a().terminal)(
s),p=n.some(b=>l>b.start&&u<Math.max(b.end,b.start+1));e.push({shown:d,width:(0,$().textWidth)(d),marked:p}),o=l}const r=i===
c.length&&n.some(s=>s.start>=i);return r&&e.push({shown:"",width:1,marked:r}),e}function L(c,t){const i=[];let n=[],e=0;
for(const o of c)n.length>0&&e+o.width>t&&(i.push(n),[n,e]=[[],0]),n.push(o),e+=o.width;return[...i,n]}function T(c){const t=c.
map(({shown:n})=>n).join(""),i=c.map(({width:n,marked:e})=>(e?"^":" ").repeat(n)).join("");return[t,i.trimEnd()].filter(
(n,e)=>e===0||n!=="")}function E(c,{start:t,end:i},n){const e=[];for(const{shown:o,marked:r}of R(c,t,i,n)){const s=e.at(
-1);s?.marked===r?s.text+=o:e.push({text:o,marked:r})}return e}},23408:function(W,f){Object.defineProperty(f,"__esModule",
{value:!0}),f.sizeOfRows=m;function m(a){return a.reduce(($,{size:w=1})=>$+w,0)}},38319:function(W,f,m){Object.defineProperty(
f,"__esModule",{value:!0}),f.claimList=j,f.isTold=g,f.machineList=h,f.readList=S,f.uncountedList=c;function a(){const t=m(
78261);return a=function(){return t},t}function $(){const t=m(13580);return $=function(){return t},t}function w(){const t=m(
94965);return w=function(){return t},t}function g({rule:t,severity:i,suppressed:n}){return(0,$().ruleOf)(t)?.listed===!0&&
i!=="error"&&!n}const O={new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function h({agent_files:t=[],
findings:i}){const n=new Map(i.map(r=>[r.id,r])),e=t.flatMap(r=>r.entries.map(s=>{const[u]=(s.findings??[]).flatMap(l=>n.
get(l)??[]).sort(a().byHarm);return{file:r,entry:s,worst:u}})),o=e.toSorted(({worst:r},{worst:s})=>r&&s?(0,a().byHarm)(r,
s):+!r-+!s).map(({file:r,entry:s,worst:u})=>{const{event:l,command:d,line:p,state:b,target:N,scripts:y}=s,C=u!==void 0&&
u.harm!=="bookkeeping",I=C&&g(u)?u.message:N??k(s),A=b==="removed"?void 0:`${r.tool} ${r.approval}`;return{name:`${r.path}\
:${p}`,place:{path:r.path,line:p},...b&&{word:O[b]},tone:C?"bad":"caution",words:l,...d!==""&&{command:d},notes:[I,A].flatMap(
P=>P?{text:`${(0,w().capital)(P).replace(/\.$/,"")}.`}:[]),...y&&{files:y}}});return{id:"machines",title:v(e.map(({entry:r})=>r)),
label:"machines",noun:"command",note:"This holds on the machine of everybody who opens the branch. The gate ran none of \
it.",rows:o}}function v(t){const i=t.filter(({state:n})=>n);return i.length===0?"Commands that run automatically":i.every(
({change:n})=>n!==void 0)?"What this change lets agents do":"Commands this change runs automatically"}function k({change:t,
command:i,state:n}){if(t==="widens")return"it gives more trust";if(t==="narrows")return"it gives less trust";if(!(t===void 0||
n==="removed"))return i===""?"its meaning is not known":"it gives other trust"}function S({read:t=[]}){return{id:"read",
title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches them.",
rows:t.map(({path:i,why:n,new:e,bytes:o})=>{const r=[...e?["new"]:[],...o===void 0?[]:[(0,w().size)(o)]];return{name:i,place:{
path:i,line:1},...r.length>0&&{word:r.join(", ")},tone:"quiet",words:n,notes:[]}})}}function j({capsules:t,events:i}){return{
id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...t.map(n=>({...M(n),...R(n),notes:n.reasons.map(({rule:e,
message:o})=>({text:`${o} (\`${e}\`)`}))})),...i.map(M)]}}function M({type:t,id:i,path:n,line:e,change:o}){return{name:i,
place:{path:n,line:e},tone:"quiet",words:`${t} ${o}`,notes:[]}}function R({eligible:t}){return t===null?{tone:"quiet"}:t?
{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const L=20,T={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},E={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function c({blast_radius:t}){return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"\
files",noun:"file",rows:(t?.changed_files??[]).filter(({exempt:n,veil:e})=>n??e).slice(0,L).map(({path:n,lines:e,exempt:o,
veil:r,bytes:s})=>({name:n,tone:"quiet",words:[...s===void 0||e>0?[(0,w().count)(e,"line")]:[],...s===void 0?[]:[(0,w().
size)(s)],...o?[T[o]]:[],...r?[E[r]]:[]].join(", "),notes:[]}))}}},4147:function(W,f,m){Object.defineProperty(f,"__esMod\
ule",{value:!0}),f.doctorSchema=f.DOCTOR_VERSION=void 0,f.renderDoctor=j,f.workflowRows=c;function a(){const t=m(7723);return a=
function(){return t},t}function $(){const t=m(60957);return $=function(){return t},t}function w(){const t=m(41095);return w=
function(){return t},t}function g(){const t=m(31626);return g=function(){return t},t}function O(){const t=m(27809);return O=
function(){return t},t}function h(){const t=m(38319);return h=function(){return t},t}function v(){const t=m(94965);return v=
function(){return t},t}const k=f.DOCTOR_VERSION="1.0.0",S=f.doctorSchema=a().object({type:a().literal("Doctor"),schema_version:a().
literal(k),tool:a().object({name:a().literal("gene-gate"),version:a().string()}),head_sha:a().string().nullable().describe(
"Null without a commit."),policy:a().object({source:a().enum(["default","base","file"]),profile:a().string(),enforce:a().
enum(["report","block"]).describe("What it enforces today."),enforce_until:a().string().exactOptional().describe("The la\
st day of the reports.")}),lacks:a().array(a().object({key:a().string(),what:a().string()})).describe("What `gene-gate i\
nit` would write for the assets as they are."),genes:a().object({stored:a().int().describe("How many genes the asset fil\
es have."),refused:a().int().describe("How many of them have a command that may not run.")}),agent_files:a().array($().agentFileSchema).
describe("What runs automatically in the repository today."),programs:a().array(a().object({name:a().string(),commands:a().
int().positive().describe("How many commands start it."),path:a().string().nullable(),private:a().literal(!0).exactOptional().
describe("Present if it is in the home directory or another one that commands do not see."),missing:a().enum(["machine",
"dependencies"]).exactOptional().describe("What does not have it.")})),containment:w().isolationSchema.describe("What th\
is machine gives to commands."),workflow:a().object({paths:a().array(a().string()).describe("The workflows that run the \
gate."),late:a().object({message:a().string(),remedy:a().string()}).exactOptional().describe("What a change can decide a\
bout the gate before it starts."),lacks:a().array(a().object({path:a().string(),key:a().string(),what:a().string()})).describe(
"What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --format js\
on`");function j(t,i,n){const e=(0,g().layoutOf)(n);return(0,g().page)([M(t,i,e),t.lacks.flatMap(({key:o,what:r})=>(0,g().
prose)(e,"policy",`${o}: ${r}`,{label:"caution"})),R(t,e),(0,O().listRows)((0,h().machineList)({agent_files:t.agent_files,
findings:[]}),e),E(t,e),c(t.workflow,e)])}function M({policy:t},i,n){const e=t.enforce_until===void 0?"":` until ${t.enforce_until}`,
o=t.enforce==="report"?`; it only reports${e}`:"";return(0,g().prose)(n,"policy",`${i}, profile ${t.profile}${o}`)}function R(t,i){
const{stored:n,refused:e}=t.genes,{agent_files:o}=t;if(n===0&&o.length>0)return(0,g().prose)(i,"genes","none; pull reque\
sts show what changes of the files below");const r=n===0?"none in an asset file; `assets.include` in the policy says whe\
re the gate looks":e===0?`${(0,v().count)(n,"gene")}, whose commands may all run`:`${(0,v().count)(n,"gene")}, of which ${e}\
 may not run; \`gene-gate audit\` says why`,s=n>0&&e===0?{}:{label:"caution"};return(0,g().prose)(i,"genes",r,s)}const L={
machine:"not on PATH",dependencies:"not in node_modules; install the dependencies"},T="contained commands see little els\
e of your home. If it fails there, install it in a directory of the system, such as /usr/local.";function E({programs:t,
containment:i},n){const{level:e,description:o,downgrades:r=[]}=i;return[...t.flatMap(({name:s,commands:u,path:l,missing:d,
private:p})=>{const b=d?L[d]:p?`${l}; ${T}`:l,N=d?{label:"bad"}:{},y=`${s}, for ${(0,v().count)(u,"command")}: ${b}`;return(0,g().
prose)(n,d?"missing":"program",y,N)}),...(0,g().prose)(n,"contained",`${e}: ${o}`,{label:e==="namespaces"?"good":"cautio\
n"}),...n.verbose?r.flatMap(({from:s,reason:u})=>(0,g().prose)(n,"",`${s}: ${u}`)):[]]}function c({paths:t,late:i,lacks:n},e){
return t.length===0?(0,g().prose)(e,"workflow","no workflow runs the gate; `gene-gate init` writes one",{label:"caution"}):
[...(0,g().prose)(e,"workflow",t.join(", ")),...i?(0,g().prose)(e,"late",`${i.message} ${i.remedy}`,{label:"caution"}):[],
...n.flatMap(({path:o,key:r,what:s})=>{const u=t.length>1?`${o}: `:"";return(0,g().prose)(e,"lacks",`${u}${r}: ${s}`,{label:"\
caution"})})]}}};
