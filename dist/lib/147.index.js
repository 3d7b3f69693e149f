"use strict";exports.id=147,exports.ids=[147],exports.modules={27809:function(y,f,m){Object.defineProperty(f,"__esModule",{value:!0}),
f.listRows=L,f.markedCommand=N,f.rowBlocks=k,f.rowLines=M;function a(){const n=m(10289);return a=function(){return n},n}
function $(){const n=m(50427);return $=function(){return n},n}function b(){const n=m(88611);return b=function(){return n},
n}function p(){const n=m(23408);return p=function(){return n},n}function O(){const n=m(94965);return O=function(){return n},
n}function l(){const n=m(31626);return l=function(){return n},n}const v=600;function k(n,e,{most:s,noun:r,all:o=(0,p().sizeOfRows)(
n)}){const u=e.verbose?n:n.slice(0,s),h=o-(0,p().sizeOfRows)(u);return[...u.map(d=>M(d,e)),...h>0?[(0,l().leftOut)((0,O().
count)(h,`other ${r}`),e)]:[]]}const R=12;function L({label:n,noun:e,rows:s},r){const{shown:o,rest:u}=(0,l().limited)(s,
R,e,r),h=o.map(({notes:d})=>JSON.stringify(d));return[...o.flatMap((d,w)=>{const g=!r.verbose&&h[w]===h[w+1];return M(g?
{...d,notes:[]}:d,r,w===0?n:"")}),...u]}function M(n,e,s=""){const{status:r=s,tone:o,name:u,word:h,words:d,command:w,blocks:g=[],
notes:j,rows:S=[]}=n,I=[...u===void 0?[]:[`${u}${h===void 0?"":` (${h})`}`],...d===void 0?[]:[d]].join(": "),A=n.isWhole?
Number.MAX_SAFE_INTEGER:v,P=o==="quiet"?{}:{text:o},H=n.status===void 0?P:{label:o};return[...I===""?[]:(0,l().prose)(e,
r,(0,O().clipCounted)(I,A),H),...T(n,e),...w===void 0?[]:(0,l().labelled)(e,"",N(w,n.spans??[],e)),...g.flatMap(D=>W(D,e)),
...t(j,e),...n.rule===void 0?[]:i(n.rule,e),...n.isFolded&&e.verbose?S.flatMap(D=>E(D,e)):[]]}function T({name:n,place:e,
also:s,isFolded:r},o){const h=[...e===void 0||r||n?.startsWith(e.path)?[]:[`${(0,O().clip)(e.path,200)}:${e.line}`],...s?
[s]:[]];return h.length===0?[]:(0,l().prose)(o,"",h.join("; "),{text:"quiet"})}function E({command:n,status:e,words:s,notes:r},o){
if(n===void 0)return[];const h=[[e,s].filter(Boolean).join(", "),...r.map(({text:d})=>d)].flatMap(d=>(0,$().chop)((0,a().
terminal)((0,O().clip)(d,v)),(0,l().roomOf)(o)-4));return(0,l().labelled)(o,"",[...(0,b().markedLines)(n,[],(0,l().roomOf)(
o)-2).map(d=>`  ${d}`),...h.map(d=>`    ${o.paint("quiet",d)}`)])}function N(n,e,s,r="bad"){return(0,b().markedLines)(n,
e,(0,l().roomOf)(s)).map(o=>s.paint(/^ *\^[ ^]*$/.test(o)?r:"strong",o))}function W({lines:n,language:e,isFolded:s,...r},o){
if(s)return[];const u=e==="diff"?"Its diff":r.title,h=u===void 0?`${o.paint("quiet","\u2502")} `:"",d=n.map(g=>g.replace(
/^gene-gate /,`${o.name} `));if(e==="sh")return[...(0,l().prose)(o,"",`${u}:`),...(0,l().labelled)(o,"",d)];const w=n.flatMap(
g=>(0,$().chop)((0,a().terminal)(g.replaceAll("	","    ")),(0,l().roomOf)(o)-(h===""?0:2)).map(j=>{const S=g.startsWith(
"-")?"bad":g.startsWith("+")?"good":void 0;return h+(S&&e==="diff"?o.paint(S,j):j)}));return[...u===void 0?[]:(0,l().prose)(
o,"",n.length>0?`${u}:`:u),...(0,l().labelled)(o,"",w)]}const c=12;function t(n,e){const s=n.filter(({isMinor:u})=>e.verbose||
!u),{shown:r,rest:o}=(0,l().limited)(s,c,"remark",e);return[...r.flatMap(({label:u,text:h,tone:d="quiet"})=>{const w=(0,O().
clipCounted)(h,v);return u===void 0?(0,l().prose)(e,"",w,{text:d}):(0,l().prose)(e,u,w,{label:d})}),...o]}function i(n,e){
return(0,l().labelled)(e,"see",[e.paint("quiet",(0,l().shortName)(`${e.name} explain ${n}`,(0,l().roomOf)(e)))])}},88611:function(y,f,m){
Object.defineProperty(f,"__esModule",{value:!0}),f.commandLine=v,f.markedLines=l,f.markedRuns=W,f.notShown=R,f.shownParts=
k;function a(){const c=m(10289);return a=function(){return c},c}function $(){const c=m(50427);return $=function(){return c},
c}function b(){const c=m(94965);return b=function(){return c},c}const p=2e3,O=200;function l(c,t,i=Number.POSITIVE_INFINITY){
return k(c,t).flatMap(({start:n,end:e,isShown:s})=>s?E(T(c,n,e,t),i).flatMap(N):[R(e-n)])}function v(c,t){return k(c,t).
map(({start:i,end:n,isShown:e})=>e?(0,a().terminal)(c.slice(i,n)):` ${R(n-i)} `).join("").trimEnd()}function k(c,t){const i=[];
let n=0;for(const[e,s]of L(c,t))e>n&&i.push({start:n,end:e,isShown:!1}),i.push({start:e,end:s,isShown:!0}),n=s;return n<
c.length&&i.push({start:n,end:c.length,isShown:!1}),i}function R(c){return`[${(0,b().count)(c,"character")} not shown]`}
function L(c,t){if(c.length<=p)return[[0,c.length]];const i=[0,...t.map(({start:e})=>e)].toSorted((e,s)=>e-s),n=[];for(const e of i){
const s=Math.max(0,Math.min(e,c.length)-O),r=Math.min(c.length,e+O),o=n.at(-1);o&&s<=o[1]?o[1]=Math.max(o[1],r):n.push([
s,r])}return n.map(([e,s])=>[M(c,e),M(c,s)])}function M(c,t){return/^[\ud800-\udbff][\udc00-\udfff]/.test(c.slice(t-1,t+
1))?t+1:t}function T(c,t,i,n){const e=[];let s=t;for(const o of c.slice(t,i)){const[u,h]=[s,s+o.length],d=(0,a().terminal)(
o),w=n.some(g=>h>g.start&&u<Math.max(g.end,g.start+1));e.push({shown:d,width:(0,$().textWidth)(d),marked:w}),s=h}const r=i===
c.length&&n.some(o=>o.start>=i);return r&&e.push({shown:"",width:1,marked:r}),e}function E(c,t){const i=[];let n=[],e=0;
for(const s of c)n.length>0&&e+s.width>t&&(i.push(n),[n,e]=[[],0]),n.push(s),e+=s.width;return[...i,n]}function N(c){const t=c.
map(({shown:n})=>n).join(""),i=c.map(({width:n,marked:e})=>(e?"^":" ").repeat(n)).join("");return[t,i.trimEnd()].filter(
(n,e)=>e===0||n!=="")}function W(c,{start:t,end:i},n){const e=[];for(const{shown:s,marked:r}of T(c,t,i,n)){const o=e.at(
-1);o?.marked===r?o.text+=s:e.push({text:s,marked:r})}return e}},23408:function(y,f){Object.defineProperty(f,"__esModule",
{value:!0}),f.sizeOfRows=m;function m(a){return a.reduce(($,{size:b=1})=>$+b,0)}},38319:function(y,f,m){Object.defineProperty(
f,"__esModule",{value:!0}),f.claimList=L,f.isTold=p,f.machineList=l,f.readList=R,f.uncountedList=c;function a(){const t=m(
78261);return a=function(){return t},t}function $(){const t=m(13580);return $=function(){return t},t}function b(){const t=m(
94965);return b=function(){return t},t}function p({rule:t,severity:i,suppressed:n}){return(0,$().ruleOf)(t)?.listed===!0&&
i!=="error"&&!n}const O={new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function l({agent_files:t=[],
findings:i}){const n=new Map(i.map(r=>[r.id,r])),e=t.flatMap(r=>r.entries.map(o=>{const[u]=(o.findings??[]).flatMap(h=>n.
get(h)??[]).sort(a().byHarm);return{file:r,entry:o,worst:u}})),s=e.toSorted(({worst:r},{worst:o})=>r&&o?(0,a().byHarm)(r,
o):+!r-+!o).map(({file:r,entry:o,worst:u})=>{const{event:h,command:d,line:w,state:g,target:j,scripts:S}=o,C=u!==void 0&&
u.harm!=="bookkeeping",I=C&&p(u)?u.message:j??k(o),A=g==="removed"?void 0:`${r.tool} ${r.approval}`;return{name:`${r.path}\
:${w}`,place:{path:r.path,line:w},...g&&{word:O[g]},tone:C?"bad":"caution",words:h,...d!==""&&{command:d},notes:[I,A].flatMap(
P=>P?{text:`${(0,b().capital)(P).replace(/\.$/,"")}.`}:[]),...S&&{files:S}}});return{id:"machines",title:v(e.map(({entry:r})=>r)),
label:"machines",noun:"command",note:"This holds on the machine of everybody who opens the branch. The gate ran none of \
it.",rows:s}}function v(t){const i=t.filter(({state:n})=>n);return i.length===0?"Commands that run automatically":i.every(
({change:n})=>n!==void 0)?"What this change lets agents do":"Commands this change runs automatically"}function k({change:t,
command:i,state:n}){if(t==="widens")return"it gives more trust";if(t==="narrows")return"it gives less trust";if(!(t===void 0||
n==="removed"))return i===""?"its meaning is not known":"it gives other trust"}function R({read:t=[]}){return{id:"read",
title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches them.",
rows:t.map(({path:i,why:n,new:e,bytes:s})=>{const r=[...e?["new"]:[],...s===void 0?[]:[(0,b().size)(s)]];return{name:i,place:{
path:i,line:1},...r.length>0&&{word:r.join(", ")},tone:"quiet",words:n,notes:[]}})}}function L({capsules:t,events:i}){return{
id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...t.map(n=>({...M(n),...T(n),notes:n.reasons.map(({rule:e,
message:s})=>({text:`${s} (\`${e}\`)`}))})),...i.map(M)]}}function M({type:t,id:i,path:n,line:e,change:s}){return{name:i,
place:{path:n,line:e},tone:"quiet",words:`${t} ${s}`,notes:[]}}function T({eligible:t}){return t===null?{tone:"quiet"}:t?
{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const E=20,N={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},W={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function c({blast_radius:t}){return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"\
files",noun:"file",rows:(t?.changed_files??[]).filter(({exempt:n,veil:e})=>n??e).slice(0,E).map(({path:n,lines:e,exempt:s,
veil:r,bytes:o})=>({name:n,tone:"quiet",words:[...o===void 0||e>0?[(0,b().count)(e,"line")]:[],...o===void 0?[]:[(0,b().
size)(o)],...s?[N[s]]:[],...r?[W[r]]:[]].join(", "),notes:[]}))}}},4147:function(y,f,m){Object.defineProperty(f,"__esMod\
ule",{value:!0}),f.doctorSchema=f.DOCTOR_VERSION=void 0,f.renderDoctor=L,f.workflowRows=c;function a(){const t=m(7723);return a=
function(){return t},t}function $(){const t=m(60957);return $=function(){return t},t}function b(){const t=m(41095);return b=
function(){return t},t}function p(){const t=m(31626);return p=function(){return t},t}function O(){const t=m(27809);return O=
function(){return t},t}function l(){const t=m(38319);return l=function(){return t},t}function v(){const t=m(94965);return v=
function(){return t},t}const k=f.DOCTOR_VERSION="1.0.0",R=f.doctorSchema=a().object({type:a().literal("Doctor"),schema_version:a().
literal(k),tool:a().object({name:a().literal("gene-gate"),version:a().string()}),head_sha:a().string().nullable().describe(
"Null without a commit."),policy:a().object({source:a().enum(["default","base","file"]),profile:a().string(),enforce:a().
enum(["report","block"]).describe("What it enforces today."),enforce_until:a().string().exactOptional().describe("The la\
st day of the reports.")}),lacks:a().array(a().object({key:a().string(),what:a().string()})).describe("What `gene-gate i\
nit` would write for the assets as they are."),genes:a().object({stored:a().int().describe("How many genes the asset fil\
es have."),refused:a().int().describe("How many of them have a command that may not run.")}),agent_files:a().array($().agentFileSchema).
describe("What runs automatically in the repository today."),programs:a().array(a().object({name:a().string(),commands:a().
int().positive().describe("How many commands start it."),path:a().string().nullable(),private:a().literal(!0).exactOptional().
describe("Present if it is in the home directory or another one that commands do not see."),missing:a().enum(["machine",
"dependencies"]).exactOptional().describe("What does not have it.")})),containment:b().isolationSchema.describe("What th\
is machine gives to commands."),workflow:a().object({paths:a().array(a().string()).describe("The workflows that run the \
gate."),late:a().object({message:a().string(),remedy:a().string()}).exactOptional().describe("What a change can decide a\
bout the gate before it starts."),lacks:a().array(a().object({path:a().string(),key:a().string(),what:a().string()})).describe(
"What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --format js\
on`");function L(t,i,n){const e=(0,p().layoutOf)(n);return(0,p().page)([M(t,i,e),t.lacks.flatMap(({key:s,what:r})=>(0,p().
prose)(e,"policy",`${s}: ${r}`,{label:"caution"})),T(t,e),(0,O().listRows)((0,l().machineList)({agent_files:t.agent_files,
findings:[]}),e),W(t,e),c(t.workflow,e)])}function M({policy:t},i,n){const e=t.enforce_until===void 0?"":` until ${t.enforce_until}`,
s=t.enforce==="report"?`; it only reports${e}`:"";return(0,p().prose)(n,"policy",`${i}, profile ${t.profile}${s}`)}function T(t,i){
const{stored:n,refused:e}=t.genes,{agent_files:s}=t;if(n===0&&s.length>0)return(0,p().prose)(i,"genes","none; pull reque\
sts show what changes of the files below");const r=n===0?"none in an asset file; `assets.include` in the policy says whe\
re the gate looks":e===0?`${(0,v().count)(n,"gene")}, whose commands may all run`:`${(0,v().count)(n,"gene")}, of which ${e}\
 may not run; \`gene-gate audit\` says why`,o=n>0&&e===0?{}:{label:"caution"};return(0,p().prose)(i,"genes",r,o)}const E={
machine:"not on PATH",dependencies:"not in node_modules; install the dependencies"},N="contained commands see little els\
e of your home. If it fails there, install it in a directory of the system, such as /usr/local.";function W({programs:t,
containment:i},n){const{level:e,description:s,downgrades:r=[]}=i;return[...t.flatMap(({name:o,commands:u,path:h,missing:d,
private:w})=>{const g=d?E[d]:w?`${h}; ${N}`:h,j=d?{label:"bad"}:{},S=`${o}, for ${(0,v().count)(u,"command")}: ${g}`;return(0,p().
prose)(n,d?"missing":"program",S,j)}),...(0,p().prose)(n,"contained",`${e}: ${s}`,{label:e==="namespaces"?"good":"cautio\
n"}),...n.verbose?r.flatMap(({from:o,reason:u})=>(0,p().prose)(n,"",`${o}: ${u}`)):[]]}function c({paths:t,late:i,lacks:n},e){
return t.length===0?(0,p().prose)(e,"workflow","no workflow runs the gate; `gene-gate init` writes one",{label:"caution"}):
[...(0,p().prose)(e,"workflow",t.join(", ")),...i?(0,p().prose)(e,"late",`${i.message} ${i.remedy}`,{label:"caution"}):[],
...n.flatMap(({path:s,key:r,what:o})=>{const u=t.length>1?`${s}: `:"";return(0,p().prose)(e,"lacks",`${u}${r}: ${o}`,{label:"\
caution"})})]}}};
