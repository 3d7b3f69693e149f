"use strict";exports.id=51,exports.ids=[51],exports.modules={73849:((P,u,l)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.agentTaskSchema=
u.AGENT_TASK_VERSION=void 0,u.readAgentTask=O;function f(){const g=l(7723);return f=function(){return g},g}function w(){
const g=l(41895);return w=function(){return g},g}function T(){const g=l(54078);return T=function(){return g},g}function $(){
const g=l(9819);return $=function(){return g},g}function E(){const g=l(99462);return E=function(){return g},g}function h(){
const g=l(13970);return h=function(){return g},g}const A=u.AGENT_TASK_VERSION="1.0.0",v=f().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
N=E().findingIdSchema.exactOptional().describe("The id of the finding; absent if the report is from a version without id\
s."),R=f().object({finding:N,rule:f().string(),path:f().string().exactOptional(),line:f().int().min(1).exactOptional(),message:f().
string(),remedy:f().string()}),y=f().object({finding:N,why:f().string(),needs:f().string().describe("What the person doe\
s, such as an approval and its digest.")}),p=u.agentTaskSchema=f().object({type:f().literal("AgentTask"),schema_version:f().
literal(A),next_actor:h().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:h().verdictSchema,error:f().object({code:f().string(),message:f().string(),hint:f().
string()}).optional(),head_sha:v.nullable().describe("The commit that the task is about."),base_sha:v.nullable(),policy:f().
object({ref:f().string().exactOptional(),profile:f().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:f().array($().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:f().array(R).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),human:f().array(y).describe("Findings that only a person resolves."),must_not:f().array(f().string()).describe(
"What the agent does not do, whatever the findings are."),patch:f().string().nullable().describe("A unified diff of the \
edits for `git apply`; null without one."),verify:f().string().describe("The command that exits with 0 when nothing is l\
eft to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function O(g,b){
try{return p.parse(JSON.parse(g.toString("utf8")))}catch(o){throw new(w()).GateError("input_invalid",`${b} is not an Age\
ntTask of this version: ${(0,T().firstProblem)(o)}.`,"Pass the file that `gene-gate check --format agent` printed, or ag\
ent-task.json of the results.",{cause:o})}}}),52978:((P,u,l)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.AGENT_TASK_FILE=
u.AGENT_PATCH_FILE=void 0,u.agentTask=s,u.renderAgentTask=O,u.renderTask=g;function f(){const t=l(1395);return f=function(){
return t},t}function w(){const t=l(28894);return w=function(){return t},t}function T(){const t=l(38863);return T=function(){
return t},t}function $(){const t=l(78261);return $=function(){return t},t}function E(){const t=l(39231);return E=function(){
return t},t}function h(){const t=l(13580);return h=function(){return t},t}function A(){const t=l(94274);return A=function(){
return t},t}function v(){const t=l(47350);return v=function(){return t},t}function N(){const t=l(10289);return N=function(){
return t},t}function R(){const t=l(73849);return R=function(){return t},t}const y=u.AGENT_TASK_FILE="agent-task.json",p=u.
AGENT_PATCH_FILE="agent-task.patch";function O(t){return g(s(t))}function g(t){return`{
${Object.entries(R().agentTaskSchema.parse(t)).map(([c,d])=>{const L=Array.isArray(d)&&d.length>0?`[
${d.map(N().jsonLine).join(`,
`)}
]`:(0,N().jsonLine)(d);return`${JSON.stringify(c)}: ${L}`}).join(`,
`)}
}
`}const b=new Set(["approval-missing","gate-approval-missing"]),o=new Set([...b,...f().NEEDS_PERSON]);function s(t){const{
verdict:a,next_actor:c,error:d,head_sha:S,base_sha:L,policy:k,findings:M,fix:j}=t,x=c==="done"?r:n(t),F=M.filter(I=>x(I)||
r(I)).sort($().byHarm),C=new Set(F.filter(A().isForHuman)),G=e(j?.edits??[]);return{type:"AgentTask",schema_version:R().
AGENT_TASK_VERSION,next_actor:c,verdict:a,...d&&{error:d},head_sha:S,base_sha:L,policy:k&&{...k.ref!==void 0&&{ref:k.ref},
profile:k.profile},edits:j?.edits??[],todo:F.filter(I=>!C.has(I)&&!G(I)).map(({id:I,rule:H,message:B,remedy:z,location:W})=>({
...I!==void 0&&{finding:I},rule:H,...W&&{path:W.path,line:W.line},message:B,remedy:z})),human:[...C].map(I=>({...I.id!==
void 0&&{finding:I.id},why:I.message,needs:i(I,t)})),must_not:E().MUST_NOT,patch:j?.patch??null,verify:m(t,F)}}function r({
rule:t,severity:a,suppressed:c}){return(0,h().ruleOf)(t)?.advice===!0&&a==="warning"&&!c}function n({policy:t,verdict:a,
findings:c}){const d=c.some(k=>(0,v().isBlocking)(k,"error")),S=t?.fail_on??(a==="fail"&&!d?"warning":"error"),L=c.some(
({rule:k})=>k==="gate-approval-missing")?o:b;return k=>!k.suppressed&&((0,v().isBlocking)(k,S)||L.has(k.rule))}function e(t){
const a=new Set(t.map(({finding:d})=>d)),c=new Set(t.map(({path:d,old:S})=>JSON.stringify([d,S])));return({id:d,subject:S,
location:L})=>a.has(d)||c.has(JSON.stringify([L?.path,S?.command]))}function i({rule:t,remedy:a,location:c},{approval_digest:d}){
return d!==null&&o.has(t)?`${a} The approval digest is ${d}.`:c&&(0,w().isAuditLog)(c.path)?`${a} Only the process that \
owns the audit log writes to it.`:a}function m({policy:t,base_sha:a,event:c},d){const S=t?.ref??a,L=d.some(({layer:k})=>k===
"run");return[`${T().COMMAND} check --worktree`,...c?.name==="index"?["--staged"]:[],...L?[]:["--no-run"],...t?.enforce===
"report"?["--block"]:[],...S?[`--base ${S}`]:[]].join(" ")}}),27809:((P,u,l)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.LONGEST_SENTENCE=void 0,u.explainRow=r,u.listRows=R,u.markedCommand=g,u.noteLines=s,u.rowBlocks=v,u.rowLines=y;function f(){
const n=l(10289);return f=function(){return n},n}function w(){const n=l(50427);return w=function(){return n},n}function T(){
const n=l(88611);return T=function(){return n},n}function $(){const n=l(23408);return $=function(){return n},n}function E(){
const n=l(94965);return E=function(){return n},n}function h(){const n=l(31626);return h=function(){return n},n}const A=u.
LONGEST_SENTENCE=600;function v(n,e,{most:i,noun:m,all:t=(0,$().sizeOfRows)(n)}){const a=e.verbose?n:n.slice(0,i),c=t-(0,$().
sizeOfRows)(a);return[...a.map(d=>y(d,e)),...c>0?[(0,h().leftOut)((0,E().count)(c,`other ${m}`),e)]:[]]}const N=12;function R({
label:n,noun:e,rows:i},m){const{shown:t,rest:a}=(0,h().limited)(i,N,e,m),c=t.map(({notes:d})=>JSON.stringify(d));return[
...t.flatMap((d,S)=>{const L=!m.verbose&&c[S]===c[S+1];return y(L?{...d,notes:[]}:d,m,S===0?n:"")}),...a]}function y(n,e,i=""){
const{status:m=i,tone:t,name:a,word:c,words:d,command:S,blocks:L=[],notes:k,rows:M=[]}=n,x=[...a===void 0?[]:[`${a}${c===
void 0?"":` (${c})`}`],...d===void 0?[]:[d]].join(": "),F=n.isWhole?Number.MAX_SAFE_INTEGER:A,C=t==="quiet"?{}:{text:t},
G=n.status===void 0?C:{label:t};return[...x===""?[]:(0,h().prose)(e,m,(0,E().clipCounted)(x,F),G),...p(n,e),...S===void 0?
[]:(0,h().labelled)(e,"",g(S,n.spans??[],e)),...L.flatMap(I=>b(I,e)),...s(k,e),...n.rule===void 0?[]:r(n.rule,e),...n.isFolded&&
e.verbose?M.flatMap(I=>O(I,e)):[]]}function p({name:n,place:e,also:i,isFolded:m},t){const c=[...e===void 0||m||n?.startsWith(
e.path)?[]:[`${(0,E().clip)(e.path,200)}:${e.line}`],...i?[i]:[]];return c.length===0?[]:(0,h().prose)(t,"",c.join("; "),
{text:"quiet"})}function O({command:n,status:e,words:i,notes:m},t){if(n===void 0)return[];const c=[[e,i].filter(Boolean).
join(", "),...m.map(({text:d})=>d)].flatMap(d=>(0,w().chop)((0,f().terminal)((0,E().clip)(d,A)),(0,h().roomOf)(t)-4));return(0,h().
labelled)(t,"",[...(0,T().markedLines)(n,[],(0,h().roomOf)(t)-2).map(d=>`  ${d}`),...c.map(d=>`    ${t.paint("quiet",d)}`)])}
function g(n,e,i,m="bad"){return(0,T().markedLines)(n,e,(0,h().roomOf)(i)).map(t=>i.paint(/^ *\^[ ^]*$/.test(t)?m:"stron\
g",t))}function b({title:n,lines:e,language:i,isFolded:m},t){if(m)return[];const a=n===void 0?`${t.paint("quiet","\u2502")}\
 `:"",c=e.flatMap(d=>(0,w().chop)((0,f().terminal)(d.replaceAll("	","    ")),(0,h().roomOf)(t)-(a===""?0:2)).map(S=>{const L=d.
startsWith("-")?"bad":d.startsWith("+")?"good":void 0;return a+(L&&i==="diff"?t.paint(L,S):S)}));return[...n===void 0?[]:
(0,h().prose)(t,"",e.length>0?`${n}:`:n),...(0,h().labelled)(t,"",c)]}const o=6;function s(n,e){const i=n.filter(({isMinor:a})=>e.
verbose||!a),{shown:m,rest:t}=(0,h().limited)(i,o,"remark",e);return[...m.flatMap(({label:a,text:c,tone:d="quiet"})=>{const S=(0,E().
clipCounted)(c,A);return a===void 0?(0,h().prose)(e,"",S,{text:d}):(0,h().prose)(e,a,S,{label:d})}),...t]}function r(n,e){
return(0,h().labelled)(e,"see",[e.paint("quiet",(0,h().shortName)(`gene-gate explain ${n}`,(0,h().roomOf)(e)))])}}),88611:((P,u,l)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.commandLine=A,u.markedLines=h,u.markedRuns=b,u.notShown=N,u.shownParts=
v;function f(){const o=l(10289);return f=function(){return o},o}function w(){const o=l(50427);return w=function(){return o},
o}function T(){const o=l(94965);return T=function(){return o},o}const $=2e3,E=200;function h(o,s,r=Number.POSITIVE_INFINITY){
return v(o,s).flatMap(({start:n,end:e,isShown:i})=>i?O(p(o,n,e,s),r).flatMap(g):[N(e-n)])}function A(o,s){return v(o,s).
map(({start:r,end:n,isShown:e})=>e?(0,f().terminal)(o.slice(r,n)):` ${N(n-r)} `).join("").trimEnd()}function v(o,s){const r=[];
let n=0;for(const[e,i]of R(o,s))e>n&&r.push({start:n,end:e,isShown:!1}),r.push({start:e,end:i,isShown:!0}),n=i;return n<
o.length&&r.push({start:n,end:o.length,isShown:!1}),r}function N(o){return`[${(0,T().count)(o,"character")} not shown]`}
function R(o,s){if(o.length<=$)return[[0,o.length]];const r=[0,...s.map(({start:e})=>e)].toSorted((e,i)=>e-i),n=[];for(const e of r){
const i=Math.max(0,Math.min(e,o.length)-E),m=Math.min(o.length,e+E),t=n.at(-1);t&&i<=t[1]?t[1]=Math.max(t[1],m):n.push([
i,m])}return n.map(([e,i])=>[y(o,e),y(o,i)])}function y(o,s){return/^[\ud800-\udbff][\udc00-\udfff]/.test(o.slice(s-1,s+
1))?s+1:s}function p(o,s,r,n){const e=[];let i=s;for(const t of o.slice(s,r)){const[a,c]=[i,i+t.length],d=(0,f().terminal)(
t),S=n.some(L=>c>L.start&&a<Math.max(L.end,L.start+1));e.push({shown:d,width:(0,w().textWidth)(d),marked:S}),i=c}const m=r===
o.length&&n.some(t=>t.start>=r);return m&&e.push({shown:"",width:1,marked:m}),e}function O(o,s){const r=[];let n=[],e=0;
for(const i of o)n.length>0&&e+i.width>s&&(r.push(n),[n,e]=[[],0]),n.push(i),e+=i.width;return[...r,n]}function g(o){const s=o.
map(({shown:n})=>n).join(""),r=o.map(({width:n,marked:e})=>(e?"^":" ").repeat(n)).join("");return[s,r.trimEnd()].filter(
(n,e)=>e===0||n!=="")}function b(o,{start:s,end:r},n){const e=[];for(const{shown:i,marked:m}of p(o,s,r,n)){const t=e.at(
-1);t?.marked===m?t.text+=i:e.push({text:i,marked:m})}return e}}),51660:((P,u,l)=>{Object.defineProperty(u,"__esModule",
{value:!0}),u.errorLines=N,u.relativePaths=g;function f(){const o=l(10289);return f=function(){return o},o}function w(){
const o=l(50427);return w=function(){return o},o}const T=256*1024,$={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},
mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},
tap:{start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},
"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},E={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
h=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
A=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
v=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function N({stdout:o,stderr:s,root:r},n,e=Number.POSITIVE_INFINITY){const i=g(r),m=M=>(0,f().outputLines)(i(M.slice(-T))),
t=[s,o],a=t.map(({head:M,tail:j})=>m(`${M}
${j}`)),c=y(a,Object.values($))??y(a,[E]),S=t.map(({head:M,tail:j})=>m(j===""?M:j).filter(R)).find(M=>M.length>0)??[],k=(c?
c.filter(R).slice(0,n):S.slice(-n)).flatMap(M=>(0,w().chop)(M.trimEnd(),e)).map(M=>M.trimEnd());return c?k.slice(0,n):k.
slice(-n)}function R(o){return![h,A,v].some(s=>s.test(o))}function y(o,s){return o.map(r=>p(r,s)).find(Boolean)}function p(o,s){
for(const{start:r,after:n,before:e=0}of s){const i=n?o.findIndex(t=>n.test(t)):0,m=o.findIndex((t,a)=>i!==-1&&a>=i&&r.test(
t));if(m!==-1)return o.slice(Math.max(0,m-e))}}const O=String.raw`[\w.@+~-]`;function g(o){if(o===void 0||o.length<2)return e=>e;
const r=[`file://${o.startsWith("/")?"":"/"}${encodeURI(o.replaceAll("\\","/"))}`,`file://${o}`,o.replaceAll("\\","\\\\"),
o],n=new RegExp(`(?<!${O})(?:${r.map(b).join("|")})(?:([/\\\\]{1,2})(?=${O})|(?!${O}))`,"g");return e=>e.replace(n,(i,m)=>m?
"":".")}function b(o){return o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}}),69379:((P,u,l)=>{Object.defineProperty(u,"__esMo\
dule",{value:!0}),u.blockedRows=y,u.failedRows=g,u.findingList=o,u.findingRows=h,u.reasonNotes=v;function f(){const s=l(
51660);return f=function(){return s},s}function w(){const s=l(17577);return w=function(){return s},s}function T(){const s=l(
55967);return T=function(){return s},s}function $(){const s=l(63245);return $=function(){return s},s}function E(){const s=l(
94965);return E=function(){return s},s}function h(s,r=!1){return r?s.map(n=>A({lead:n,others:[]})):(0,$().groupFindings)(
s).map(A)}function A(s){const{lead:r,others:n}=s,{severity:e,rule:i,message:m,location:t,suppressed:a}=r,c=(0,w().otherWords)(
s),d=i==="approval-missing";return{status:a?"ignored":d?"approval":e,tone:d?"waiting":E().SEVERITY_TONES[e],words:m,isWhole:(0,w().
isWhole)(r),...t&&{place:t},notes:a?[{label:"reason",text:`${a.reason} (until ${a.expires})`}]:N(r.remedy),blocks:R(r),rule:i,
...c!==""&&{also:c},rows:n.map(S=>A({lead:S,others:[]})),size:(0,w().sizeOf)(s)}}function v(s){const{main:r,further:n}=(0,w().
reasonsOf)(s);return r===void 0?{notes:[]}:{notes:[{label:"why",text:r.message},...N(r.remedy),...n.map(({message:e,rule:i})=>({
label:"also",text:`${e} (\`${i}\`)`}))],blocks:R(r),rule:r.rule}}function N(s){return s===""?[]:[{label:"fix",text:s,tone:"\
good"}]}function R({edit:s}){return(0,T().newFiles)(s).map(({path:r,lines:n=[],length:e})=>({title:`new file \`${r}\`, ${(0,E().
count)(e,"line")}`,lines:n.map(i=>i.replaceAll("	","    "))}))}function y(s,{isEach:r=!1,most:n=Number.POSITIVE_INFINITY}={}){
return(0,$().groupByCause)(p(s,r)).slice(0,n).flatMap(({lead:e,others:i})=>[O(e),...i.slice(0,n).map(m=>O(m,e.lead))])}function p(s,r){
return r?s.map(n=>({lead:n,others:[]})):(0,$().groupCommands)(s)}function O(s,r){const{findings:n,gene:e}=s.lead,i=n.flatMap(
({span:a})=>a??[]);if(r){const c=[{label:"why",text:"The reason is the same as above."},...N((0,w().ownRemedy)(n,r.findings)??
"")];return{...b(s,"blocked"),spans:i,notes:c}}const m=v(n),t=n.length>0?m.notes:[{label:"why",text:e.summary}];return{...b(
s,"blocked"),spans:i,...m,notes:t}}function g(s,{most:r,columns:n},e=!1){return p(s,e).flatMap(i=>{const{findings:m,command:t}=i.
lead,{outcome:a}=t;if(a===void 0)return[];const[c]=m,d=c&&(0,w().isMissingTarget)(c)?` ${c.message}`:"";return{...b(i,"f\
ailed"),notes:[{label:"why",text:`It ${(0,E().outcomeWords)(a)}.${d}`},...c?N(c.remedy):[]],blocks:[{lines:(0,f().errorLines)(
a,r,n)}],...c&&{rule:c.rule}}})}function b(s,r){const{gene:n,command:e,position:i}=s.lead,{path:m=n.path,line:t=n.line}=e.
location??{},a=s.others.map(c=>c.gene.id);return{status:r,tone:"bad",name:n.id,...n.commands.length>1&&{word:`command ${i}\
 of ${n.commands.length}`},place:{path:m,line:t},command:e.command,...a.length>0&&{also:`also in ${(0,E().named)(a)}`},size:(0,w().
sizeOf)(s)}}function o(s,r,n,e=!1){return{id:s,title:r,label:"",noun:"finding",rows:h(n,e)}}}),55967:((P,u,l)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.fixList=A,u.newFiles=y;function f(){const p=l(28894);return f=function(){return p},p}function w(){
const p=l(38863);return w=function(){return p},p}function T(){const p=l(52978);return T=function(){return p},p}function $(){
const p=l(10289);return $=function(){return p},p}function E(){const p=l(94965);return E=function(){return p},p}const h={
lines:40,characters:4e3};function A(p){const{fix:O,base_sha:g}=p,b={id:"fix",title:"Fix",label:"fix",noun:"fix"},o=g===null?
"":` --base ${g.slice(0,12)}`,s={title:"Run this in the repository",language:"sh",lines:[`${w().COMMAND} fix${o} --write`]};
if(O===void 0||O.edits.length===0){const a={tone:"quiet",words:"If you edit an asset by hand, write its new content hash\
 with `gene-gate fix`.",notes:[],blocks:[s]};return{...b,rows:N(p)?[a]:[]}}const r=O.edits.flatMap(({files:t=[]})=>t.map(
({path:a})=>a)),n=r.length>0?`, and new files: ${(0,E().named)(r)}`:"",e=O.patch?.replace(/\n$/,"").split(`
`)??[],i=e.length>0&&e.length<=h.lines&&(O.patch??"").length<=h.characters&&e.every($().isPlain);return{...b,rows:[{tone:"\
good",words:`${(0,E().count)(O.edits.length,"edit")} that the gate accepts, with new content hashes${n}; no command has \
run yet.`,notes:i?[]:[{text:`The \`patch\` of \`${T().AGENT_TASK_FILE}\` is its diff for \`git apply\`.`}],blocks:[s,...i?
[{title:"Or save this as a file, and apply it with `git apply`",language:"diff",lines:e}]:[]]}]}}const v=new Set(["chang\
e","run","promotion"]);function N({findings:p}){const O=new Set(p.flatMap(({rule:g,subject:b})=>g==="content-hash-missin\
g"?b?.id:[]));return p.some(({layer:g,rule:b,severity:o,suppressed:s,subject:r,location:n})=>o!=="notice"&&!s&&r!==void 0&&
!O.has(r.id)&&n!==void 0&&!(0,f().isAuditLog)(n.path)&&(!v.has(g)||b==="passes-when-broken"))}const R=20;function y(p){return p===
void 0||p.fix?[]:(p.files??[]).map(({path:O,text:g})=>{const b=g.replace(/\n$/,"").split(`
`);return{path:O,lines:b.length>R?void 0:b,length:b.length}})}}),23408:((P,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.sizeOfRows=l;function l(f){return f.reduce((w,{size:T=1})=>w+T,0)}}),94274:((P,u,l)=>{Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.isForHuman=$,u.nextActorOf=E;function f(){const h=l(28894);return f=function(){return h},h}function w(){
const h=l(13580);return w=function(){return h},h}function T(){const h=l(47350);return T=function(){return h},h}function $({
rule:h,location:A,danger:v}){return v!==void 0||(0,w().ruleOf)(h)?.actor==="human"||A!==void 0&&(0,f().isAuditLog)(A.path)}
function E(h,A,v){switch(h){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"\
human";case"fail":return A.some(N=>(0,T().isBlocking)(N,v)&&!$(N))?"agent":"human"}}})};
