"use strict";exports.id=4051,exports.ids=[4051],exports.modules={73849:function(j,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.agentTaskSchema=f.AGENT_TASK_VERSION=void 0,f.readAgentTask=E;function u(){const g=l(7723);return u=function(){return g},
g}function b(){const g=l(41895);return b=function(){return g},g}function T(){const g=l(54078);return T=function(){return g},
g}function A(){const g=l(9819);return A=function(){return g},g}function O(){const g=l(99462);return O=function(){return g},
g}function d(){const g=l(13970);return d=function(){return g},g}const v=f.AGENT_TASK_VERSION="1.0.0",$=u().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),k=O().findingIdSchema.exactOptional().describe("The id of the finding; absent if the re\
port is from a version without ids."),M=u().object({finding:k,rule:u().string(),path:u().string().exactOptional(),line:u().
int().min(1).exactOptional(),message:u().string(),remedy:u().string()}),L=u().object({finding:k,why:u().string(),needs:u().
string().describe("What the person does, such as an approval and its digest.")}),p=f.agentTaskSchema=u().object({type:u().
literal("AgentTask"),schema_version:u().literal(v),next_actor:d().nextActorSchema.describe("The one field to switch on. \
`done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. \
`undecided`: the gate could not decide; hand over or run it again."),verdict:d().verdictSchema,error:u().object({code:u().
string(),message:u().string(),hint:u().string()}).optional(),head_sha:$.nullable().describe("The commit that the task is\
 about."),base_sha:$.nullable(),policy:u().object({ref:u().string().exactOptional(),profile:u().string()}).nullable().describe(
"The commit whose policy applies, and the profile."),edits:u().array(A().judgedEditSchema).describe("What `gene-gate fix\
 --apply` changes; the new commands are judged already."),todo:u().array(M).describe("Findings that fail the gate and th\
at no edit resolves: change the files yourself."),human:u().array(L).describe("Findings that only a person resolves."),must_not:u().
array(u().string()).describe("What the agent does not do, whatever the findings are."),patch:u().string().nullable().describe(
"A unified diff of the edits for `git apply`; null without one."),verify:u().string().describe("The command that exits w\
ith 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a \
change does next");function E(g,S){try{return p.parse(JSON.parse(g.toString("utf8")))}catch(c){throw new(b()).GateError(
"input_invalid",`${S} is not an AgentTask of this version: ${(0,T().firstProblem)(c)}.`,"Pass the file that `gene-gate c\
heck --format agent` printed, or agent-task.json of the results.",{cause:c})}}},52978:function(j,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.AGENT_TASK_FILE=f.AGENT_PATCH_FILE=void 0,f.agentTask=g,f.renderAgentTask=p,f.renderTask=E;
function u(){const n=l(28894);return u=function(){return n},n}function b(){const n=l(44786);return b=function(){return n},
n}function T(){const n=l(38863);return T=function(){return n},n}function A(){const n=l(78261);return A=function(){return n},
n}function O(){const n=l(13580);return O=function(){return n},n}function d(){const n=l(94274);return d=function(){return n},
n}function v(){const n=l(47350);return v=function(){return n},n}function $(){const n=l(10289);return $=function(){return n},
n}function k(){const n=l(73849);return k=function(){return n},n}const M=f.AGENT_TASK_FILE="agent-task.json",L=f.AGENT_PATCH_FILE=
"agent-task.patch";function p(n){return E(g(n))}function E(n){return`{
${Object.entries(k().agentTaskSchema.parse(n)).map(([o,s])=>{const m=Array.isArray(s)&&s.length>0?`[
${s.map($().jsonLine).join(`,
`)}
]`:(0,$().jsonLine)(s);return`${JSON.stringify(o)}: ${m}`}).join(`,
`)}
}
`}function g(n){const{verdict:e,next_actor:o,error:s,head_sha:i,base_sha:m,policy:a,findings:w,fix:N}=n,F=o==="done"?S:c(
n),P=w.filter(R=>F(R)||S(R)).sort(A().byHarm),y=new Set(P.filter(d().isForHuman)),I=r(N?.edits??[]);return{type:"AgentTa\
sk",schema_version:k().AGENT_TASK_VERSION,next_actor:o,verdict:e,...s&&{error:s},head_sha:i,base_sha:m,policy:a&&{...a.ref!==
void 0&&{ref:a.ref},profile:a.profile},edits:N?.edits??[],todo:P.filter(R=>!y.has(R)&&!I(R)).map(({id:R,rule:W,message:C,
remedy:x,location:H})=>({...R!==void 0&&{finding:R},rule:W,...H&&{path:H.path,line:H.line},message:C,remedy:x})),human:[
...y].map(R=>({...R.id!==void 0&&{finding:R.id},why:R.message,needs:h(R,n)})),must_not:b().MUST_NOT,patch:N?.patch??null,
verify:t(n,P)}}function S({rule:n,severity:e,suppressed:o}){return(0,O().ruleOf)(n)?.advice===!0&&e==="warning"&&!o}function c({
policy:n,findings:e}){const o=n?.fail_on??"error",s=e.some(({rule:i})=>i==="gate-approval-missing");return i=>{const m=(0,O().
ruleOf)(i.rule)?.approval,a=m==="waits"||m==="needed"&&s;return!i.suppressed&&((0,v().isBlocking)(i,o)||a)}}function r(n){
const e=new Set(n.map(({finding:s})=>s)),o=new Set(n.map(({path:s,old:i})=>JSON.stringify([s,i])));return({id:s,subject:i,
location:m})=>e.has(s)||o.has(JSON.stringify([m?.path,i?.command]))}function h({rule:n,remedy:e,location:o},{approval_digest:s}){
return s!==null&&(0,O().ruleOf)(n)?.approval!==void 0?`${e} The approval digest is ${s}.`:o&&(0,u().isAuditLog)(o.path)?
`${e} Only the process that owns the audit log writes to it.`:e}function t({policy:n,base_sha:e,event:o},s){const i=n?.ref??
e,m=s.some(({layer:a})=>a==="run");return[`${T().COMMAND} check --worktree`,...o?.name==="index"?["--staged"]:[],...m?[]:
["--no-run"],...n?.enforce==="report"?["--block"]:[],...i?[`--base ${i}`]:[]].join(" ")}},27809:function(j,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.listRows=M,f.markedCommand=g,f.rowBlocks=$,f.rowLines=L;function u(){const t=l(10289);return u=
function(){return t},t}function b(){const t=l(50427);return b=function(){return t},t}function T(){const t=l(88611);return T=
function(){return t},t}function A(){const t=l(23408);return A=function(){return t},t}function O(){const t=l(94965);return O=
function(){return t},t}function d(){const t=l(31626);return d=function(){return t},t}const v=600;function $(t,n,{most:e,
noun:o,all:s=(0,A().sizeOfRows)(t)}){const i=n.verbose?t:t.slice(0,e),m=s-(0,A().sizeOfRows)(i);return[...i.map(a=>L(a,n)),
...m>0?[(0,d().leftOut)((0,O().count)(m,`other ${o}`),n)]:[]]}const k=12;function M({label:t,noun:n,rows:e},o){const{shown:s,
rest:i}=(0,d().limited)(e,k,n,o),m=s.map(({notes:a})=>JSON.stringify(a));return[...s.flatMap((a,w)=>{const N=!o.verbose&&
m[w]===m[w+1];return L(N?{...a,notes:[]}:a,o,w===0?t:"")}),...i]}function L(t,n,e=""){const{status:o=e,tone:s,name:i,word:m,
words:a,command:w,blocks:N=[],notes:F,rows:P=[]}=t,I=[...i===void 0?[]:[`${i}${m===void 0?"":` (${m})`}`],...a===void 0?
[]:[a]].join(": "),R=t.isWhole?Number.MAX_SAFE_INTEGER:v,W=s==="quiet"?{}:{text:s},C=t.status===void 0?W:{label:s};return[
...I===""?[]:(0,d().prose)(n,o,(0,O().clipCounted)(I,R),C),...p(t,n),...w===void 0?[]:(0,d().labelled)(n,"",g(w,t.spans??
[],n)),...N.flatMap(x=>S(x,n)),...r(F,n),...t.rule===void 0?[]:h(t.rule,n),...t.isFolded&&n.verbose?P.flatMap(x=>E(x,n)):
[]]}function p({name:t,place:n,also:e,isFolded:o},s){const m=[...n===void 0||o||t?.startsWith(n.path)?[]:[`${(0,O().clip)(
n.path,200)}:${n.line}`],...e?[e]:[]];return m.length===0?[]:(0,d().prose)(s,"",m.join("; "),{text:"quiet"})}function E({
command:t,status:n,words:e,notes:o},s){if(t===void 0)return[];const m=[[n,e].filter(Boolean).join(", "),...o.map(({text:a})=>a)].
flatMap(a=>(0,b().chop)((0,u().terminal)((0,O().clip)(a,v)),(0,d().roomOf)(s)-4));return(0,d().labelled)(s,"",[...(0,T().
markedLines)(t,[],(0,d().roomOf)(s)-2).map(a=>`  ${a}`),...m.map(a=>`    ${s.paint("quiet",a)}`)])}function g(t,n,e,o="b\
ad"){return(0,T().markedLines)(t,n,(0,d().roomOf)(e)).map(s=>e.paint(/^ *\^[ ^]*$/.test(s)?o:"strong",s))}function S({title:t,
lines:n,language:e,isFolded:o},s){if(o)return[];const i=t===void 0?`${s.paint("quiet","\u2502")} `:"",m=n.flatMap(a=>(0,b().
chop)((0,u().terminal)(a.replaceAll("	","    ")),(0,d().roomOf)(s)-(i===""?0:2)).map(w=>{const N=a.startsWith("-")?"bad":
a.startsWith("+")?"good":void 0;return i+(N&&e==="diff"?s.paint(N,w):w)}));return[...t===void 0?[]:(0,d().prose)(s,"",n.
length>0?`${t}:`:t),...(0,d().labelled)(s,"",m)]}const c=6;function r(t,n){const e=t.filter(({isMinor:i})=>n.verbose||!i),
{shown:o,rest:s}=(0,d().limited)(e,c,"remark",n);return[...o.flatMap(({label:i,text:m,tone:a="quiet"})=>{const w=(0,O().
clipCounted)(m,v);return i===void 0?(0,d().prose)(n,"",w,{text:a}):(0,d().prose)(n,i,w,{label:a})}),...s]}function h(t,n){
return(0,d().labelled)(n,"see",[n.paint("quiet",(0,d().shortName)(`gene-gate explain ${t}`,(0,d().roomOf)(n)))])}},88611:function(j,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.commandLine=v,f.markedLines=d,f.markedRuns=S,f.notShown=k,f.shownParts=
$;function u(){const c=l(10289);return u=function(){return c},c}function b(){const c=l(50427);return b=function(){return c},
c}function T(){const c=l(94965);return T=function(){return c},c}const A=2e3,O=200;function d(c,r,h=Number.POSITIVE_INFINITY){
return $(c,r).flatMap(({start:t,end:n,isShown:e})=>e?E(p(c,t,n,r),h).flatMap(g):[k(n-t)])}function v(c,r){return $(c,r).
map(({start:h,end:t,isShown:n})=>n?(0,u().terminal)(c.slice(h,t)):` ${k(t-h)} `).join("").trimEnd()}function $(c,r){const h=[];
let t=0;for(const[n,e]of M(c,r))n>t&&h.push({start:t,end:n,isShown:!1}),h.push({start:n,end:e,isShown:!0}),t=e;return t<
c.length&&h.push({start:t,end:c.length,isShown:!1}),h}function k(c){return`[${(0,T().count)(c,"character")} not shown]`}
function M(c,r){if(c.length<=A)return[[0,c.length]];const h=[0,...r.map(({start:n})=>n)].toSorted((n,e)=>n-e),t=[];for(const n of h){
const e=Math.max(0,Math.min(n,c.length)-O),o=Math.min(c.length,n+O),s=t.at(-1);s&&e<=s[1]?s[1]=Math.max(s[1],o):t.push([
e,o])}return t.map(([n,e])=>[L(c,n),L(c,e)])}function L(c,r){return/^[\ud800-\udbff][\udc00-\udfff]/.test(c.slice(r-1,r+
1))?r+1:r}function p(c,r,h,t){const n=[];let e=r;for(const s of c.slice(r,h)){const[i,m]=[e,e+s.length],a=(0,u().terminal)(
s),w=t.some(N=>m>N.start&&i<Math.max(N.end,N.start+1));n.push({shown:a,width:(0,b().textWidth)(a),marked:w}),e=m}const o=h===
c.length&&t.some(s=>s.start>=h);return o&&n.push({shown:"",width:1,marked:o}),n}function E(c,r){const h=[];let t=[],n=0;
for(const e of c)t.length>0&&n+e.width>r&&(h.push(t),[t,n]=[[],0]),t.push(e),n+=e.width;return[...h,t]}function g(c){const r=c.
map(({shown:t})=>t).join(""),h=c.map(({width:t,marked:n})=>(n?"^":" ").repeat(t)).join("");return[r,h.trimEnd()].filter(
(t,n)=>n===0||t!=="")}function S(c,{start:r,end:h},t){const n=[];for(const{shown:e,marked:o}of p(c,r,h,t)){const s=n.at(
-1);s?.marked===o?s.text+=e:n.push({text:e,marked:o})}return n}},51660:function(j,f,l){Object.defineProperty(f,"__esModu\
le",{value:!0}),f.errorLines=M,f.relativePaths=S,f.streamLines=A;function u(){const r=l(10289);return u=function(){return r},
r}function b(){const r=l(50427);return b=function(){return r},r}const T=256*1024;function A({head:r,tail:h,bytes:t,truncated:n}){
const e=s=>s===""?[]:(0,u().outputLines)(s.replace(/\r?\n$/,"")),o=n?[`[${t} bytes in total; the middle is omitted]`]:[];
return[...e(r),...o,...e(h)]}const O={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},d={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
v=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
$=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
k=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function M({stdout:r,stderr:h,root:t},n,e=Number.POSITIVE_INFINITY){const o=S(t),s=y=>(0,u().outputLines)(o(y.slice(-T))),
i=[h,r],m=i.map(({head:y,tail:I})=>s(`${y}
${I}`)),a=p(m,Object.values(O))??p(m,[d]),N=i.map(({head:y,tail:I})=>s(I===""?y:I).filter(L)).find(y=>y.length>0)??[],P=(a?
a.filter(L).slice(0,n):N.slice(-n)).flatMap(y=>(0,b().chop)(y.trimEnd(),e)).map(y=>y.trimEnd());return a?P.slice(0,n):P.
slice(-n)}function L(r){return![v,$,k].some(h=>h.test(r))}function p(r,h){return r.map(t=>E(t,h)).find(Boolean)}function E(r,h){
for(const{start:t,after:n,before:e=0}of h){const o=n?r.findIndex(i=>n.test(i)):0,s=r.findIndex((i,m)=>o!==-1&&m>=o&&t.test(
i));if(s!==-1)return r.slice(Math.max(0,s-e))}}const g=String.raw`[\w.@+~-]`;function S(r){if(r===void 0||r.length<2)return e=>e;
const t=[`file://${r.startsWith("/")?"":"/"}${encodeURI(r.replaceAll("\\","/"))}`,`file://${r}`,r.replaceAll("\\","\\\\"),
r],n=new RegExp(`(?<!${g})(?:${t.map(c).join("|")})(?:([/\\\\]{1,2})(?=${g})|(?!${g}))`,"g");return e=>e.replace(n,(o,s)=>s?
"":".")}function c(r){return r.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(j,f,l){Object.defineProperty(f,"__\
esModule",{value:!0}),f.blockedRows=g,f.failedRows=r,f.findingRows=v,f.reasonNotes=L;function u(){const t=l(13580);return u=
function(){return t},t}function b(){const t=l(51660);return b=function(){return t},t}function T(){const t=l(17577);return T=
function(){return t},t}function A(){const t=l(55967);return A=function(){return t},t}function O(){const t=l(63245);return O=
function(){return t},t}function d(){const t=l(94965);return d=function(){return t},t}function v(t,n=!1){return n?t.map(e=>$(
{lead:e,others:[]})):(0,O().groupFindings)(t).map($)}function $(t){const{lead:n,others:e}=t,{severity:o,rule:s,message:i,
location:m,suppressed:a}=n,w=(0,T().otherWords)(t),N=s==="approval-missing";return{status:a?"ignored":N?"approval":o,tone:N?
"waiting":d().SEVERITY_TONES[o],words:i,isWhole:(0,u().ruleOf)(s)?.shownWhole===!0,...m&&{place:m},notes:a?[{label:"reas\
on",text:`${a.reason} (until ${a.expires})`}]:p(n.remedy),blocks:E(n),rule:s,...w!==""&&{also:w},rows:e.map(F=>$({lead:F,
others:[]})),size:(0,T().sizeOf)(t)}}const k=3;function M(t){const n=t.find(({span:e})=>e!==void 0)??t[0];return n&&(0,T().
dangerFirst)(n)}function L(t){const n=M(t);if(n===void 0)return{notes:[]};const e=new Map(t.map(s=>[s.rule,s]));e.delete(
n.rule);const o=[...e.values()].slice(0,k);return{notes:[{label:"why",text:n.message},...p(n.remedy),...o.map(({message:s,
rule:i})=>({label:"also",text:`${s} (\`${i}\`)`}))],blocks:E(n),rule:n.rule}}function p(t){return t===""?[]:[{label:"fix",
text:t,tone:"good"}]}function E({edit:t}){return(0,A().newFiles)(t).map(({path:n,lines:e=[],length:o})=>({title:`new fil\
e \`${n}\`, ${(0,d().count)(o,"line")}`,lines:e.map(s=>s.replaceAll("	","    "))}))}function g(t,{isEach:n=!1,most:e=Number.
POSITIVE_INFINITY}={}){return(0,O().groupByCause)(S(t,n)).slice(0,e).flatMap(({lead:o,others:s})=>[c(o),...s.slice(0,e).
map(i=>c(i,o.lead))])}function S(t,n){return n?t.map(e=>({lead:e,others:[]})):(0,O().groupCommands)(t)}function c(t,n){const{
findings:e,gene:o}=t.lead,s=e.flatMap(({span:a})=>a??[]);if(n){const a=M(e)?.remedy??"",w=a===M(n.findings)?.remedy,F=[{
label:"why",text:"The reason is the same as above."},...w?[]:p(a)];return{...h(t,"blocked"),spans:s,notes:F}}const i=L(e),
m=e.length>0?i.notes:[{label:"why",text:o.summary}];return{...h(t,"blocked"),spans:s,...i,notes:m}}function r(t,{most:n,
columns:e},o=!1){return S(t,o).flatMap(s=>{const{findings:i,command:m}=s.lead,{outcome:a}=m;if(a===void 0)return[];const[
w]=i,N=w&&(0,O().isMissingTarget)(w)?` ${w.message}`:"";return{...h(s,"failed"),notes:[{label:"why",text:`It ${(0,d().outcomeWords)(
a)}.${N}`},...w?p(w.remedy):[]],blocks:[{lines:(0,b().errorLines)(a,n,e)}],...w&&{rule:w.rule}}})}function h(t,n){const{
gene:e,command:o,position:s}=t.lead,{path:i=e.path,line:m=e.line}=o.location??{},a=t.others.map(w=>w.gene.id);return{status:n,
tone:"bad",name:e.id,...e.commands.length>1&&{word:`command ${s} of ${e.commands.length}`},place:{path:i,line:m},command:o.
command,...a.length>0&&{also:`also in ${(0,d().named)(a)}`},size:(0,T().sizeOf)(t)}}},55967:function(j,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.fixList=v,f.newFiles=L;function u(){const p=l(28894);return u=function(){return p},p}function b(){
const p=l(38863);return b=function(){return p},p}function T(){const p=l(52978);return T=function(){return p},p}function A(){
const p=l(10289);return A=function(){return p},p}function O(){const p=l(94965);return O=function(){return p},p}const d={
lines:40,characters:4e3};function v(p){const{fix:E,base_sha:g}=p,S={id:"fix",title:"Fix",label:"fix",noun:"fix"},c=g===null?
"":` --base ${g.slice(0,12)}`,r={title:"Run this in the repository",language:"sh",lines:[`${b().COMMAND} fix${c} --write`]};
if(E===void 0||E.edits.length===0){const i={tone:"quiet",words:"If you edit an asset by hand, write its new content hash\
 with `gene-gate fix`.",notes:[],blocks:[r]};return{...S,rows:k(p)?[i]:[]}}const h=E.edits.flatMap(({files:s=[]})=>s.map(
({path:i})=>i)),t=h.length>0?`, and new files: ${(0,O().named)(h)}`:"",n=E.patch?.replace(/\n$/,"").split(`
`)??[],e=n.length>0&&n.length<=d.lines&&(E.patch??"").length<=d.characters&&n.every(A().isPlain);return{...S,rows:[{tone:"\
good",words:`${(0,O().count)(E.edits.length,"edit")} that the gate accepts, with new content hashes${t}; no command has \
run yet.`,notes:e?[]:[{text:`The \`patch\` of \`${T().AGENT_TASK_FILE}\` is its diff for \`git apply\`.`}],blocks:[r,...e?
[{title:"Or save this as a file, and apply it with `git apply`",language:"diff",lines:n}]:[]]}]}}const $=new Set(["chang\
e","run","promotion"]);function k({findings:p}){const E=new Set(p.flatMap(({rule:g,subject:S})=>g==="content-hash-missin\
g"?S?.id:[]));return p.some(({layer:g,rule:S,severity:c,suppressed:r,subject:h,location:t})=>c!=="notice"&&!r&&h!==void 0&&
!E.has(h.id)&&t!==void 0&&!(0,u().isAuditLog)(t.path)&&(!$.has(g)||S==="passes-when-broken"))}const M=20;function L(p){return p===
void 0||p.fix?[]:(p.files??[]).map(({path:E,text:g})=>{const S=g.replace(/\n$/,"").split(`
`);return{path:E,lines:S.length>M?void 0:S,length:S.length}})}},23408:function(j,f){Object.defineProperty(f,"__esModule",
{value:!0}),f.sizeOfRows=l;function l(u){return u.reduce((b,{size:T=1})=>b+T,0)}},94274:function(j,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.isForHuman=A,f.nextActorOf=O;function u(){const d=l(28894);return u=function(){return d},d}
function b(){const d=l(13580);return b=function(){return d},d}function T(){const d=l(47350);return T=function(){return d},
d}function A({rule:d,location:v,danger:$}){return $!==void 0||(0,b().ruleOf)(d)?.actor==="human"||v!==void 0&&(0,u().isAuditLog)(
v.path)}function O(d,v,$){switch(d){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":
return"human";case"fail":return v.some(k=>(0,T().isBlocking)(k,$)&&!A(k))?"agent":"human"}}}};
