"use strict";exports.id=147,exports.ids=[147],exports.modules={27809:function(W,f,m){Object.defineProperty(f,"__esModule",{value:!0}),
f.listRows=N,f.markedCommand=j,f.rowBlocks=k,f.rowLines=M;function a(){const e=m(10289);return a=function(){return e},e}
function b(){const e=m(50427);return b=function(){return e},e}function w(){const e=m(88611);return w=function(){return e},
e}function g(){const e=m(23408);return g=function(){return e},e}function $(){const e=m(94965);return $=function(){return e},
e}function h(){const e=m(31626);return h=function(){return e},e}const v=600;function k(e,n,{most:o,noun:c,all:i=(0,g().sizeOfRows)(
e)}){const d=n.verbose?e:e.slice(0,o),l=i-(0,g().sizeOfRows)(d);return[...d.map(u=>M(u,n)),...l>0?[(0,h().leftOut)((0,$().
count)(l,`other ${c}`),n)]:[]]}const R=12;function N({label:e,noun:n,rows:o},c){const{shown:i,rest:d}=(0,h().limited)(o,
R,n,c),l=i.map(({notes:u})=>JSON.stringify(u));return[...i.flatMap((u,p)=>{const O=!c.verbose&&l[p]===l[p+1];return M(O?
{...u,notes:[]}:u,c,p===0?e:"")}),...d]}function M(e,n,o=""){const{status:c=o,tone:i,name:d,word:l,words:u,command:p,blocks:O=[],
notes:S,rows:y=[]}=e,I=[...d===void 0?[]:[`${d}${l===void 0?"":` (${l})`}`],...u===void 0?[]:[u]].join(": "),P=e.isWhole?
Number.MAX_SAFE_INTEGER:v,D=i==="quiet"?{}:{text:i},H=e.status===void 0?D:{label:i};return[...I===""?[]:(0,h().prose)(n,
c,(0,$().clipCounted)(I,P),H),...T(e,n),...p===void 0?[]:(0,h().labelled)(n,"",j(p,e.spans??[],n)),...O.flatMap(C=>E(C,n)),
...t(S,n),...e.rule===void 0?[]:r(e.rule,n),...e.isFolded&&n.verbose?y.flatMap(C=>L(C,n)):[]]}function T({name:e,place:n,
also:o,isFolded:c},i){const l=[...n===void 0||c||e?.startsWith(n.path)?[]:[`${(0,$().clip)(n.path,200)}:${n.line}`],...o?
[o]:[]];return l.length===0?[]:(0,h().prose)(i,"",l.join("; "),{text:"quiet"})}function L({command:e,status:n,words:o,notes:c},i){
if(e===void 0)return[];const l=[[n,o].filter(Boolean).join(", "),...c.map(({text:u})=>u)].flatMap(u=>(0,b().chop)((0,a().
terminal)((0,$().clip)(u,v)),(0,h().roomOf)(i)-4));return(0,h().labelled)(i,"",[...(0,w().markedLines)(e,[],(0,h().roomOf)(
i)-2).map(u=>`  ${u}`),...l.map(u=>`    ${i.paint("quiet",u)}`)])}function j(e,n,o,c="bad"){return(0,w().markedLines)(e,
n,(0,h().roomOf)(o)).map(i=>o.paint(/^ *\^[ ^]*$/.test(i)?c:"strong",i))}function E({lines:e,language:n,isFolded:o,...c},i){
if(o)return[];const d=n==="diff"?"Its diff":c.title,l=d===void 0?`${i.paint("quiet","\u2502")} `:"",u=e.flatMap(p=>(0,b().
chop)((0,a().terminal)(p.replaceAll("	","    ")),(0,h().roomOf)(i)-(l===""?0:2)).map(O=>{const S=p.startsWith("-")?"bad":
p.startsWith("+")?"good":void 0;return l+(S&&n==="diff"?i.paint(S,O):O)}));return[...d===void 0?[]:(0,h().prose)(i,"",e.
length>0?`${d}:`:d),...(0,h().labelled)(i,"",u)]}const s=12;function t(e,n){const o=e.filter(({isMinor:d})=>n.verbose||!d),
{shown:c,rest:i}=(0,h().limited)(o,s,"remark",n);return[...c.flatMap(({label:d,text:l,tone:u="quiet"})=>{const p=(0,$().
clipCounted)(l,v);return d===void 0?(0,h().prose)(n,"",p,{text:u}):(0,h().prose)(n,d,p,{label:u})}),...i]}function r(e,n){
return(0,h().labelled)(n,"see",[n.paint("quiet",(0,h().shortName)(`gene-gate explain ${e}`,(0,h().roomOf)(n)))])}},88611:function(W,f,m){
Object.defineProperty(f,"__esModule",{value:!0}),f.commandLine=v,f.markedLines=h,f.markedRuns=E,f.notShown=R,f.shownParts=
k;function a(){const s=m(10289);return a=function(){return s},s}function b(){const s=m(50427);return b=function(){return s},
s}function w(){const s=m(94965);return w=function(){return s},s}const g=2e3,$=200;function h(s,t,r=Number.POSITIVE_INFINITY){
return k(s,t).flatMap(({start:e,end:n,isShown:o})=>o?L(T(s,e,n,t),r).flatMap(j):[R(n-e)])}function v(s,t){return k(s,t).
map(({start:r,end:e,isShown:n})=>n?(0,a().terminal)(s.slice(r,e)):` ${R(e-r)} `).join("").trimEnd()}function k(s,t){const r=[];
let e=0;for(const[n,o]of N(s,t))n>e&&r.push({start:e,end:n,isShown:!1}),r.push({start:n,end:o,isShown:!0}),e=o;return e<
s.length&&r.push({start:e,end:s.length,isShown:!1}),r}function R(s){return`[${(0,w().count)(s,"character")} not shown]`}
function N(s,t){if(s.length<=g)return[[0,s.length]];const r=[0,...t.map(({start:n})=>n)].toSorted((n,o)=>n-o),e=[];for(const n of r){
const o=Math.max(0,Math.min(n,s.length)-$),c=Math.min(s.length,n+$),i=e.at(-1);i&&o<=i[1]?i[1]=Math.max(i[1],c):e.push([
o,c])}return e.map(([n,o])=>[M(s,n),M(s,o)])}function M(s,t){return/^[\ud800-\udbff][\udc00-\udfff]/.test(s.slice(t-1,t+
1))?t+1:t}function T(s,t,r,e){const n=[];let o=t;for(const i of s.slice(t,r)){const[d,l]=[o,o+i.length],u=(0,a().terminal)(
i),p=e.some(O=>l>O.start&&d<Math.max(O.end,O.start+1));n.push({shown:u,width:(0,b().textWidth)(u),marked:p}),o=l}const c=r===
s.length&&e.some(i=>i.start>=r);return c&&n.push({shown:"",width:1,marked:c}),n}function L(s,t){const r=[];let e=[],n=0;
for(const o of s)e.length>0&&n+o.width>t&&(r.push(e),[e,n]=[[],0]),e.push(o),n+=o.width;return[...r,e]}function j(s){const t=s.
map(({shown:e})=>e).join(""),r=s.map(({width:e,marked:n})=>(n?"^":" ").repeat(e)).join("");return[t,r.trimEnd()].filter(
(e,n)=>n===0||e!=="")}function E(s,{start:t,end:r},e){const n=[];for(const{shown:o,marked:c}of T(s,t,r,e)){const i=n.at(
-1);i?.marked===c?i.text+=o:n.push({text:o,marked:c})}return n}},23408:function(W,f){Object.defineProperty(f,"__esModule",
{value:!0}),f.sizeOfRows=m;function m(a){return a.reduce((b,{size:w=1})=>b+w,0)}},38319:function(W,f,m){Object.defineProperty(
f,"__esModule",{value:!0}),f.claimList=R,f.isTold=g,f.machineList=h,f.readList=k,f.uncountedList=E;function a(){const s=m(
78261);return a=function(){return s},s}function b(){const s=m(13580);return b=function(){return s},s}function w(){const s=m(
94965);return w=function(){return s},s}function g({rule:s,severity:t,suppressed:r}){return(0,b().ruleOf)(s)?.listed===!0&&
t!=="error"&&!r}const $={new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function h({agent_files:s=[],
findings:t}){const r=new Map(t.map(o=>[o.id,o])),e=s.flatMap(o=>o.entries.map(c=>{const[i]=(c.findings??[]).flatMap(d=>r.
get(d)??[]).sort(a().byHarm);return{file:o,entry:c,worst:i}})),n=e.toSorted(({worst:o},{worst:c})=>o&&c?(0,a().byHarm)(o,
c):+!o-+!c).map(({file:o,entry:c,worst:i})=>{const{event:d,command:l,line:u,state:p,target:O,scripts:S}=c,y=i!==void 0&&
i.harm!=="bookkeeping",A=y&&g(i)?i.message:O??v(c),I=p==="removed"?void 0:`${o.tool} ${o.approval}`;return{name:`${o.path}\
:${u}`,place:{path:o.path,line:u},...p&&{word:$[p]},tone:y?"bad":"caution",words:d,...l!==""&&{command:l},notes:[A,I].flatMap(
P=>P?{text:`${(0,w().capital)(P).replace(/\.$/,"")}.`}:[]),...S&&{files:S}}});return{id:"machines",title:e.every(({entry:o})=>o.
change!==void 0)?"What this change lets agents do":"Commands this change runs automatically",label:"machines",noun:"comm\
and",note:"Agents and editors run this by themselves on the machine of everybody who opens the branch. The gate ran none\
 of it.",rows:n}}function v({change:s,command:t,state:r}){if(s==="widens")return"it gives more trust";if(s==="narrows")return"\
it gives less trust";if(!(s===void 0||r==="removed"))return t===""?"its meaning is not known":"it gives other trust"}function k({
read:s=[]}){return{id:"read",title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, a\
nd this change touches them.",rows:s.map(({path:t,why:r,new:e,bytes:n})=>{const o=[...e?["new"]:[],...n===void 0?[]:[(0,w().
size)(n)]];return{name:t,place:{path:t,line:1},...o.length>0&&{word:o.join(", ")},tone:"quiet",words:r,notes:[]}})}}function R({
capsules:s,events:t}){return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...s.map(r=>({...N(r),...M(
r),notes:r.reasons.map(({rule:e,message:n})=>({text:`${n} (\`${e}\`)`}))})),...t.map(N)]}}function N({type:s,id:t,path:r,
line:e,change:n}){return{name:t,place:{path:r,line:e},tone:"quiet",words:`${s} ${n}`,notes:[]}}function M({eligible:s}){
return s===null?{tone:"quiet"}:s?{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"ca\
ution"}}const T=20,L={asset_store:"asset store file",validation_script:"new validation script",reference:"not counted by\
 the reference engine"},j={binary:"binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",
no_diff:"diff suppressed (.gitattributes)"};function E({blast_radius:s}){return{id:"uncounted",title:"Files that do not \
count or whose diff is hidden",label:"files",noun:"file",rows:(s?.changed_files??[]).filter(({exempt:r,veil:e})=>r??e).slice(
0,T).map(({path:r,lines:e,exempt:n,veil:o,bytes:c})=>({name:r,tone:"quiet",words:[...c===void 0||e>0?[(0,w().count)(e,"l\
ine")]:[],...c===void 0?[]:[(0,w().size)(c)],...n?[L[n]]:[],...o?[j[o]]:[]].join(", "),notes:[]}))}}},4147:function(W,f,m){
Object.defineProperty(f,"__esModule",{value:!0}),f.doctorSchema=f.DOCTOR_VERSION=void 0,f.renderDoctor=N,f.workflowRows=
s;function a(){const t=m(7723);return a=function(){return t},t}function b(){const t=m(60957);return b=function(){return t},
t}function w(){const t=m(41095);return w=function(){return t},t}function g(){const t=m(31626);return g=function(){return t},
t}function $(){const t=m(27809);return $=function(){return t},t}function h(){const t=m(38319);return h=function(){return t},
t}function v(){const t=m(94965);return v=function(){return t},t}const k=f.DOCTOR_VERSION="1.0.0",R=f.doctorSchema=a().object(
{type:a().literal("Doctor"),schema_version:a().literal(k),tool:a().object({name:a().literal("gene-gate"),version:a().string()}),
head_sha:a().string().nullable().describe("Null without a commit."),policy:a().object({source:a().enum(["default","base",
"file"]),profile:a().string(),enforce:a().enum(["report","block"]).describe("What it enforces today."),enforce_until:a().
string().exactOptional().describe("The last day of the reports.")}),lacks:a().array(a().object({key:a().string(),what:a().
string()})).describe("What `gene-gate init` would write for the assets as they are."),genes:a().object({stored:a().int().
describe("How many genes the asset files have."),refused:a().int().describe("How many of them have a command that may no\
t run.")}),agent_files:a().array(b().agentFileSchema).describe("What runs automatically in the repository today."),programs:a().
array(a().object({name:a().string(),commands:a().int().positive().describe("How many commands start it."),path:a().string().
nullable(),private:a().literal(!0).exactOptional().describe("Present if it is in the home directory or another one that \
commands do not see."),missing:a().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),
containment:w().isolationSchema.describe("What this machine gives to commands."),workflow:a().object({paths:a().array(a().
string()).describe("The workflows that run the gate."),late:a().object({message:a().string(),remedy:a().string()}).exactOptional().
describe("What a change can decide about the gate before it starts."),lacks:a().array(a().object({path:a().string(),key:a().
string(),what:a().string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The \
answer of `gene-gate doctor --format json`");function N(t,r,e){const n=(0,g().layoutOf)(e);return(0,g().page)([M(t,r,n),
t.lacks.flatMap(({key:o,what:c})=>(0,g().prose)(n,"policy",`${o}: ${c}`,{label:"caution"})),T(t,n),(0,$().listRows)((0,h().
machineList)({agent_files:t.agent_files,findings:[]}),n),E(t,n),s(t.workflow,n)])}function M({policy:t},r,e){const n=t.enforce_until===
void 0?"":` until ${t.enforce_until}`,o=t.enforce==="report"?`; it only reports${n}`:"";return(0,g().prose)(e,"policy",`${r}\
, profile ${t.profile}${o}`)}function T(t,r){const{stored:e,refused:n}=t.genes,{agent_files:o}=t;if(e===0&&o.length>0)return(0,g().
prose)(r,"genes","none; pull requests show what changes of the files below");const c=e===0?"none in an asset file; `asse\
ts.include` in the policy says where the gate looks":n===0?`${(0,v().count)(e,"gene")}, whose commands may all run`:`${(0,v().
count)(e,"gene")}, of which ${n} may not run; \`gene-gate audit\` says why`,i=e>0&&n===0?{}:{label:"caution"};return(0,g().
prose)(r,"genes",c,i)}const L={machine:"not on PATH",dependencies:"not in node_modules; install the dependencies"},j="co\
ntained commands see little else of your home. If it fails there, install it in a directory of the system, such as /usr/\
local.";function E({programs:t,containment:r},e){const{level:n,description:o,downgrades:c=[]}=r;return[...t.flatMap(({name:i,
commands:d,path:l,missing:u,private:p})=>{const O=u?L[u]:p?`${l}; ${j}`:l,S=u?{label:"bad"}:{},y=`${i}, for ${(0,v().count)(
d,"command")}: ${O}`;return(0,g().prose)(e,u?"missing":"program",y,S)}),...(0,g().prose)(e,"contained",`${n}: ${o}`,{label:n===
"namespaces"?"good":"caution"}),...e.verbose?c.flatMap(({from:i,reason:d})=>(0,g().prose)(e,"",`${i}: ${d}`)):[]]}function s({
paths:t,late:r,lacks:e},n){return t.length===0?(0,g().prose)(n,"workflow","no workflow runs the gate; `gene-gate init` w\
rites one",{label:"caution"}):[...(0,g().prose)(n,"workflow",t.join(", ")),...r?(0,g().prose)(n,"late",`${r.message} ${r.
remedy}`,{label:"caution"}):[],...e.flatMap(({path:o,key:c,what:i})=>{const d=t.length>1?`${o}: `:"";return(0,g().prose)(
n,"lacks",`${d}${c}: ${i}`,{label:"caution"})})]}}};
