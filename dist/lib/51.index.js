"use strict";exports.id=51,exports.ids=[51],exports.modules={73849:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.
agentTaskSchema=c.AGENT_TASK_VERSION=void 0,c.readAgentTask=S;function l(){const O=m(7723);return l=function(){return O},
O}function T(){const O=m(41895);return T=function(){return O},O}function N(){const O=m(54078);return N=function(){return O},
O}function $(){const O=m(9819);return $=function(){return O},O}function k(){const O=m(99462);return k=function(){return O},
O}function w(){const O=m(13970);return w=function(){return O},O}const b=c.AGENT_TASK_VERSION="1.0.0",A=l().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),M=k().findingIdSchema.exactOptional().describe("The id of the finding."),u=l().object({
finding:M,rule:l().string(),path:l().string().exactOptional(),line:l().int().min(1).exactOptional(),message:l().string(),
remedy:l().string()}),p=l().object({finding:M,why:l().string(),needs:l().string().describe("What the person does, such a\
s an approval and its digest.")}),y=c.agentTaskSchema=l().object({type:l().literal("AgentTask"),schema_version:l().literal(
b),next_actor:w().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:w().verdictSchema,error:l().object({code:l().string(),message:l().string(),hint:l().string()}).
optional(),head_sha:A.nullable().describe("The commit that the task is about."),base_sha:A.nullable(),policy:l().object(
{ref:l().string().exactOptional(),profile:l().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:l().array($().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:l().array(u).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:l().array(u).describe("Warnings that fail nothing: what would make the checks worth more."),human:l().array(
p).describe("Findings that only a person resolves."),must_not:l().array(l().string()).describe("What the agent does not \
do, whatever the findings are."),patch:l().string().nullable().describe("A unified diff of the edits for `git apply`; nu\
ll without one."),verify:l().string().describe("The command that exits with 0 when nothing is left to do, also if the po\
licy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function S(O,L){try{return y.
parse(JSON.parse(O.toString("utf8")))}catch(i){throw new(T()).GateError("input_invalid",`${L} is not an AgentTask of thi\
s version: ${(0,N().firstProblem)(i)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:i})}}},52978:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.AGENT_TASK_FILE=
c.AGENT_PATCH_FILE=void 0,c.agentTask=O,c.renderAgentTask=y,c.renderTask=S;function l(){const e=m(28894);return l=function(){
return e},e}function T(){const e=m(44786);return T=function(){return e},e}function N(){const e=m(38863);return N=function(){
return e},e}function $(){const e=m(78261);return $=function(){return e},e}function k(){const e=m(13580);return k=function(){
return e},e}function w(){const e=m(94274);return w=function(){return e},e}function b(){const e=m(47350);return b=function(){
return e},e}function A(){const e=m(10289);return A=function(){return e},e}function M(){const e=m(73849);return M=function(){
return e},e}const u=c.AGENT_TASK_FILE="agent-task.json",p=c.AGENT_PATCH_FILE="agent-task.patch";function y(e){return S(O(
e))}function S(e){return`{
${Object.entries(M().agentTaskSchema.parse(e)).map(([s,o])=>{const h=Array.isArray(o)&&o.length>0?`[
${o.map(A().jsonLine).join(`,
`)}
]`:(0,A().jsonLine)(o);return`${JSON.stringify(s)}: ${h}`}).join(`,
`)}
}
`}function O(e){const{verdict:n,next_actor:s,error:o,head_sha:f,base_sha:h,policy:g,findings:E,fix:R}=e,j=n==="pass"||n===
"warn"?()=>!1:a(e),F=E.filter(I=>j(I)||i(I)).sort($().byHarm),P=new Set(F.filter(w().isForHuman)),C=F.filter(I=>!P.has(I)),
v=d(R?.edits??[]);return{type:"AgentTask",schema_version:M().AGENT_TASK_VERSION,next_actor:s,verdict:n,...o&&{error:o},head_sha:f,
base_sha:h,policy:g&&{...g.ref!==void 0&&{ref:g.ref},profile:g.profile},edits:R?.edits??[],todo:C.filter(I=>j(I)&&!v(I)).
map(L),advice:C.filter(I=>!j(I)).map(L),human:[...P].map(I=>({...I.id!==void 0&&{finding:I.id},why:I.message,needs:r(I,e)})),
must_not:T().MUST_NOT,patch:R?.patch??null,verify:t(e)}}function L({id:e,rule:n,message:s,remedy:o,location:f}){const h=e===
void 0?{}:{finding:e},g=f&&{path:f.path,line:f.line};return{...h,rule:n,...g,message:s,remedy:o}}function i({rule:e,severity:n,
suppressed:s}){return(0,k().ruleOf)(e)?.advice===!0&&n==="warning"&&!s}function a({policy:e,findings:n}){const s=e?.fail_on??
"error",o=n.some(({rule:f})=>f==="gate-approval-missing");return f=>{const h=(0,k().ruleOf)(f.rule)?.approval,g=h==="wai\
ts"||h==="needed"&&o;return!f.suppressed&&((0,b().isBlocking)(f,s)||g)}}function d(e){const n=new Set(e.map(({finding:o})=>o)),
s=new Set(e.map(({path:o,old:f})=>JSON.stringify([o,f])));return({id:o,subject:f,location:h})=>n.has(o)||s.has(JSON.stringify(
[h?.path,f?.command]))}function r({rule:e,remedy:n,location:s},{approval_digest:o}){return o!==null&&(0,k().ruleOf)(e)?.
approval!==void 0?`${n} The approval digest is ${o}.`:s&&(0,l().isAuditLog)(s.path)?`${n} Only the process that owns the\
 audit log writes to it.`:n}function t({policy:e,base_sha:n,event:s}){const o=e?.ref??n;return[`${N().COMMAND} check --w\
orktree`,...s?.name==="index"?["--staged"]:[],...e?.enforce==="report"?["--block"]:[],...o?[`--base ${o}`]:[]].join(" ")}},
27809:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.listRows=u,c.markedCommand=O,c.rowBlocks=A,c.rowLines=
p;function l(){const r=m(10289);return l=function(){return r},r}function T(){const r=m(50427);return T=function(){return r},
r}function N(){const r=m(88611);return N=function(){return r},r}function $(){const r=m(23408);return $=function(){return r},
r}function k(){const r=m(94965);return k=function(){return r},r}function w(){const r=m(31626);return w=function(){return r},
r}const b=600;function A(r,t,{most:e,noun:n,all:s=(0,$().sizeOfRows)(r)}){const o=t.verbose?r:r.slice(0,e),f=s-(0,$().sizeOfRows)(
o);return[...o.map(h=>p(h,t)),...f>0?[(0,w().leftOut)((0,k().count)(f,`other ${n}`),t)]:[]]}const M=12;function u({label:r,
noun:t,rows:e},n){const{shown:s,rest:o}=(0,w().limited)(e,M,t,n),f=s.map(({notes:h})=>JSON.stringify(h));return[...s.flatMap(
(h,g)=>{const E=!n.verbose&&f[g]===f[g+1];return p(E?{...h,notes:[]}:h,n,g===0?r:"")}),...o]}function p(r,t,e=""){const{
status:n=e,tone:s,name:o,word:f,words:h,command:g,blocks:E=[],notes:R,rows:j=[]}=r,P=[...o===void 0?[]:[`${o}${f===void 0?
"":` (${f})`}`],...h===void 0?[]:[h]].join(": "),C=r.isWhole?Number.MAX_SAFE_INTEGER:b,v=s==="quiet"?{}:{text:s},I=r.status===
void 0?v:{label:s};return[...P===""?[]:(0,w().prose)(t,n,(0,k().clipCounted)(P,C),I),...y(r,t),...g===void 0?[]:(0,w().labelled)(
t,"",O(g,r.spans??[],t)),...E.flatMap(z=>L(z,t)),...a(R,t),...r.rule===void 0?[]:d(r.rule,t),...r.isFolded&&t.verbose?j.
flatMap(z=>S(z,t)):[]]}function y({name:r,place:t,also:e,isFolded:n},s){const f=[...t===void 0||n||r?.startsWith(t.path)?
[]:[`${(0,k().clip)(t.path,200)}:${t.line}`],...e?[e]:[]];return f.length===0?[]:(0,w().prose)(s,"",f.join("; "),{text:"\
quiet"})}function S({command:r,status:t,words:e,notes:n},s){if(r===void 0)return[];const f=[[t,e].filter(Boolean).join("\
, "),...n.map(({text:h})=>h)].flatMap(h=>(0,T().chop)((0,l().terminal)((0,k().clip)(h,b)),(0,w().roomOf)(s)-4));return(0,w().
labelled)(s,"",[...(0,N().markedLines)(r,[],(0,w().roomOf)(s)-2).map(h=>`  ${h}`),...f.map(h=>`    ${s.paint("quiet",h)}`)])}
function O(r,t,e,n="bad"){return(0,N().markedLines)(r,t,(0,w().roomOf)(e)).map(s=>e.paint(/^ *\^[ ^]*$/.test(s)?n:"stron\
g",s))}function L({lines:r,language:t,isFolded:e,...n},s){if(e)return[];const o=t==="diff"?"Its diff":n.title,f=o===void 0?
`${s.paint("quiet","\u2502")} `:"",h=r.flatMap(g=>(0,T().chop)((0,l().terminal)(g.replaceAll("	","    ")),(0,w().roomOf)(
s)-(f===""?0:2)).map(E=>{const R=g.startsWith("-")?"bad":g.startsWith("+")?"good":void 0;return f+(R&&t==="diff"?s.paint(
R,E):E)}));return[...o===void 0?[]:(0,w().prose)(s,"",r.length>0?`${o}:`:o),...(0,w().labelled)(s,"",h)]}const i=12;function a(r,t){
const e=r.filter(({isMinor:o})=>t.verbose||!o),{shown:n,rest:s}=(0,w().limited)(e,i,"remark",t);return[...n.flatMap(({label:o,
text:f,tone:h="quiet"})=>{const g=(0,k().clipCounted)(f,b);return o===void 0?(0,w().prose)(t,"",g,{text:h}):(0,w().prose)(
t,o,g,{label:h})}),...s]}function d(r,t){return(0,w().labelled)(t,"see",[t.paint("quiet",(0,w().shortName)(`gene-gate ex\
plain ${r}`,(0,w().roomOf)(t)))])}},88611:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.commandLine=
b,c.markedLines=w,c.markedRuns=L,c.notShown=M,c.shownParts=A;function l(){const i=m(10289);return l=function(){return i},
i}function T(){const i=m(50427);return T=function(){return i},i}function N(){const i=m(94965);return N=function(){return i},
i}const $=2e3,k=200;function w(i,a,d=Number.POSITIVE_INFINITY){return A(i,a).flatMap(({start:r,end:t,isShown:e})=>e?S(y(
i,r,t,a),d).flatMap(O):[M(t-r)])}function b(i,a){return A(i,a).map(({start:d,end:r,isShown:t})=>t?(0,l().terminal)(i.slice(
d,r)):` ${M(r-d)} `).join("").trimEnd()}function A(i,a){const d=[];let r=0;for(const[t,e]of u(i,a))t>r&&d.push({start:r,
end:t,isShown:!1}),d.push({start:t,end:e,isShown:!0}),r=e;return r<i.length&&d.push({start:r,end:i.length,isShown:!1}),d}
function M(i){return`[${(0,N().count)(i,"character")} not shown]`}function u(i,a){if(i.length<=$)return[[0,i.length]];const d=[
0,...a.map(({start:t})=>t)].toSorted((t,e)=>t-e),r=[];for(const t of d){const e=Math.max(0,Math.min(t,i.length)-k),n=Math.
min(i.length,t+k),s=r.at(-1);s&&e<=s[1]?s[1]=Math.max(s[1],n):r.push([e,n])}return r.map(([t,e])=>[p(i,t),p(i,e)])}function p(i,a){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(i.slice(a-1,a+1))?a+1:a}function y(i,a,d,r){const t=[];let e=a;for(const s of i.
slice(a,d)){const[o,f]=[e,e+s.length],h=(0,l().terminal)(s),g=r.some(E=>f>E.start&&o<Math.max(E.end,E.start+1));t.push({
shown:h,width:(0,T().textWidth)(h),marked:g}),e=f}const n=d===i.length&&r.some(s=>s.start>=d);return n&&t.push({shown:"",
width:1,marked:n}),t}function S(i,a){const d=[];let r=[],t=0;for(const e of i)r.length>0&&t+e.width>a&&(d.push(r),[r,t]=
[[],0]),r.push(e),t+=e.width;return[...d,r]}function O(i){const a=i.map(({shown:r})=>r).join(""),d=i.map(({width:r,marked:t})=>(t?
"^":" ").repeat(r)).join("");return[a,d.trimEnd()].filter((r,t)=>t===0||r!=="")}function L(i,{start:a,end:d},r){const t=[];
for(const{shown:e,marked:n}of y(i,a,d,r)){const s=t.at(-1);s?.marked===n?s.text+=e:t.push({text:e,marked:n})}return t}},
51660:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.errorLines=u,c.relativePaths=L,c.streamLines=$;
function l(){const a=m(10289);return l=function(){return a},a}function T(){const a=m(50427);return T=function(){return a},
a}const N=256*1024;function $({head:a,tail:d,bytes:r,truncated:t}){const e=s=>s===""?[]:(0,l().outputLines)(s.replace(/\r?\n$/,
"")),n=t?[`[${r} bytes in total; the middle is omitted]`]:[];return[...e(a),...n,...e(d)]}const k={vitest:{start:/^ FAIL {2}\S/},
jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,
after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{
start:/^Traceback \(most recent call last\):$/},"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},
"go test":{start:/^\s*--- FAIL: |^panic: /},tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},
exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},make:{start:/^make(?:\[\d+\])?: \*\*\* /}},
w={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},b=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
A=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
M=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function u({stdout:a,stderr:d,root:r},t,e=Number.POSITIVE_INFINITY){const n=L(r),s=F=>(0,l().outputLines)(n(F.slice(-N))),
o=[d,a],f=o.map(({head:F,tail:P})=>s(`${F}
${P}`)),h=y(f,Object.values(k))??y(f,[w]),E=o.map(({head:F,tail:P})=>s(P===""?F:P).filter(p)).find(F=>F.length>0)??[],j=(h?
h.filter(p).slice(0,t):E.slice(-t)).flatMap(F=>(0,T().chop)(F.trimEnd(),e)).map(F=>F.trimEnd());return h?j.slice(0,t):j.
slice(-t)}function p(a){return![b,A,M].some(d=>d.test(a))}function y(a,d){return a.map(r=>S(r,d)).find(Boolean)}function S(a,d){
for(const{start:r,after:t,before:e=0}of d){const n=t?a.findIndex(o=>t.test(o)):0,s=a.findIndex((o,f)=>n!==-1&&f>=n&&r.test(
o));if(s!==-1)return a.slice(Math.max(0,s-e))}}const O=String.raw`[\w.@+~-]`;function L(a){if(a===void 0||a.length<2)return e=>e;
const r=[`file://${a.startsWith("/")?"":"/"}${encodeURI(a.replaceAll("\\","/"))}`,`file://${a}`,a.replaceAll("\\","\\\\"),
a],t=new RegExp(`(?<!${O})(?:${r.map(i).join("|")})(?:([/\\\\]{1,2})(?=${O})|(?!${O}))`,"g");return e=>e.replace(t,(n,s)=>s?
"":".")}function i(a){return a.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(W,c,m){Object.defineProperty(c,"__\
esModule",{value:!0}),c.blockedRows=L,c.failedRows=d,c.findingRows=A,c.reasonNotes=y;function l(){const t=m(59490);return l=
function(){return t},t}function T(){const t=m(13580);return T=function(){return t},t}function N(){const t=m(51660);return N=
function(){return t},t}function $(){const t=m(17577);return $=function(){return t},t}function k(){const t=m(55967);return k=
function(){return t},t}function w(){const t=m(63245);return w=function(){return t},t}function b(){const t=m(94965);return b=
function(){return t},t}function A(t,e=!1){return e?t.map(n=>M({lead:n,others:[]})):(0,w().groupFindings)(t).map(M)}function M(t){
const{lead:e,others:n}=t,{severity:s,rule:o,message:f,location:h,suppressed:g}=e,E=(0,$().otherWords)(t),R=o==="approval\
-missing";return{status:g?"ignored":R?"approval":s,tone:R?"waiting":b().SEVERITY_TONES[s],words:f,isWhole:(0,T().ruleOf)(
o)?.shownWhole===!0,...h&&{place:h},notes:g?[{label:"reason",text:`${g.reason} (until ${g.expires})`}]:S(e.remedy),blocks:O(
e),rule:o,...E!==""&&{also:E},rows:n.map(j=>M({lead:j,others:[]})),size:(0,$().sizeOf)(t)}}const u=3;function p(t){return t.
find(({span:e})=>e!==void 0)??t[0]}function y(t){const e=p(t);if(e===void 0)return{notes:[]};const n=(0,$().dangerFirst)(
e),s=({rule:R,message:j})=>JSON.stringify([R,j]),o=new Map(t.map(R=>[s(R),R]));o.delete(s(e));const f=(0,l().groupBy)([...o.
values()],({severity:R})=>R==="error"),h=f.get(!0)??[],g=(f.get(!1)??[]).slice(0,Math.max(0,u-h.length)),E=[...h,...g];return{
notes:[{label:"why",text:n.message},...S(n.remedy),...E.map(({message:R,rule:j})=>({label:"also",text:`${R} (\`${j}\`)`}))],
blocks:O(n),rule:n.rule}}function S(t){return t===""?[]:[{label:"fix",text:t,tone:"good"}]}function O({edit:t}){return(0,k().
newFiles)(t).map(({path:e,lines:n=[],length:s})=>({title:`new file \`${e}\`, ${(0,b().count)(s,"line")}`,lines:n.map(o=>o.
replaceAll("	","    "))}))}function L(t,{isEach:e=!1,most:n=Number.POSITIVE_INFINITY}={}){return(0,w().groupByCause)(i(t,
e)).slice(0,n).flatMap(({lead:s,others:o})=>[a(s),...o.slice(0,n).map(f=>a(f,s.lead))])}function i(t,e){return e?t.map(n=>({
lead:n,others:[]})):(0,w().groupCommands)(t)}function a(t,e){const{findings:n,gene:s}=t.lead,o=n.flatMap(({span:g})=>g??
[]);if(e){const g=p(n)?.remedy??"",E=g===p(e.findings)?.remedy,j=[{label:"why",text:"The reason is the same as above."},
...E?[]:S(g)];return{...r(t,"blocked"),spans:o,notes:j}}const f=y(n),h=n.length>0?f.notes:[{label:"why",text:s.summary}];
return{...r(t,"blocked"),spans:o,...f,notes:h}}function d(t,{most:e,columns:n},s=!1){return i(t,s).flatMap(o=>{const{findings:f,
command:h}=o.lead,{outcome:g}=h;if(g===void 0)return[];const[E]=f,R=E&&(0,w().isMissingTarget)(E)?` ${E.message}`:"";return{
...r(o,"failed"),notes:[{label:"why",text:`It ${(0,b().outcomeWords)(g)}.${R}`},...E?S(E.remedy):[]],blocks:[{lines:(0,N().
errorLines)(g,e,n)}],...E&&{rule:E.rule}}})}function r(t,e){const{gene:n,command:s,position:o}=t.lead,{path:f=n.path,line:h=n.
line}=s.location??{},g=t.others.map(E=>E.gene.id);return{status:e,tone:"bad",name:n.id,...n.commands.length>1&&{word:`co\
mmand ${o} of ${n.commands.length}`},place:{path:f,line:h},command:s.command,...g.length>0&&{also:`also in ${(0,b().named)(
g)}`},size:(0,$().sizeOf)(t)}}},17577:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.dangerFirst=k,c.
dangerRank=$,c.groupsOf=M,c.otherWords=A,c.sizeOf=w;function l(){const u=m(59490);return l=function(){return u},u}function T(){
const u=m(94965);return T=function(){return u},u}const N=[/weakens the gate/i,/download|remote code|whatever it reads|what npm runs|from elsewhere/i,
/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];function $(u){const p=N.findIndex(y=>y.test(
u));return p===-1?N.length:p}function k(u){const{message:p,remedy:y,danger:S}=u;return S===void 0?u:{...u,message:`The c\
ommand ${S}. ${p}`,remedy:y.replace(`: it ${S}`,"")}}function w({others:u}){return 1+u.length}const b=3;function A({lead:u,
others:p}){if(p.length===0)return"";const y=p.flatMap(({subject:d})=>d?.id??[]),S=p.flatMap(({subject:d,location:r})=>d?
[]:r?.path??[]),O=new Set(p.map(({rule:d})=>d).filter(d=>d!==u.rule)),L=(d,r="")=>O.size===0&&d.length===p.length&&!d.includes(
r);if(L(y,u.subject?.id))return`also ${(0,T().named)(y)}`;if(S.length<=b&&new Set(S).size===S.length&&L(S,u.location?.path))
return`also ${(0,T().named)(S)}`;const a=new Set(y).size;return[(0,T().count)(p.length,"other place")+(a>1?` in ${a} ass\
ets`:""),...O.size>0?[`also ${[...O].join(", ")}`]:[]].join(", ")}function M(u,p){return[...(0,l().groupBy)(u,p).values()].
flatMap(([y,...S])=>y===void 0?[]:[{lead:y,others:S}])}},55967:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),
c.fixList=w,c.newFiles=M;function l(){const u=m(38863);return l=function(){return u},u}function T(){const u=m(52978);return T=
function(){return u},u}function N(){const u=m(10289);return N=function(){return u},u}function $(){const u=m(94965);return $=
function(){return u},u}const k={lines:40,characters:4e3};function w({fix:u,base_sha:p}){const y={id:"fix",title:"Fix",label:"\
fix",noun:"fix"};if(u===void 0||u.edits.length===0)return{...y,rows:[]};const S=p===null||u.all?"":` --base ${p.slice(0,
12)}`,O={title:"Run this in the repository",language:"sh",lines:[`${l().COMMAND} fix${S} --write`]},L=u.patch?.replace(/\n$/,
"").split(`
`)??[],i=L.length>0&&L.length<=k.lines&&(u.patch??"").length<=k.characters&&L.every(N().isPlain),d={tone:"good",words:`${b(
u)}; the gate accepts the result, and no command has run yet.`,notes:i?[]:[{text:`The \`patch\` of \`${T().AGENT_TASK_FILE}\
\` is its diff for \`git apply\`.`}],blocks:[O,...i?[{title:"Or save this as a file, and apply it with `git apply`",language:"\
diff",lines:L}]:[]]};return{...y,rows:[d]}}function b({edits:u}){const p=u.filter(({pointer:L})=>L.endsWith("/asset_id")).
length,y=u.length-p,S=u.flatMap(({files:L=[]})=>L.map(({path:i})=>i));return`Writes ${[...y>0?[`${(0,$().count)(y,"comma\
nd")} with new content hashes`]:[],...p>0?[(0,$().count)(p,"new `asset_id`")]:[],...S.length>0?[`the new files ${(0,$().
named)(S)}`]:[]].join(", and ")}`}const A=20;function M(u){return u===void 0||u.fix?[]:(u.files??[]).map(({path:p,text:y})=>{
const S=y.replace(/\n$/,"").split(`
`);return{path:p,lines:S.length>A?void 0:S,length:S.length}})}},63245:function(W,c,m){Object.defineProperty(c,"__esModul\
e",{value:!0}),c.groupByCause=e,c.groupCauses=a,c.groupCommands=t,c.groupFindings=d,c.isMissingTarget=u,c.isOfSize=y,c.reportSections=
w,c.resultOf=O;function l(){const n=m(59490);return l=function(){return n},n}function T(){const n=m(78261);return T=function(){
return n},n}function N(){const n=m(13580);return N=function(){return n},n}function $(){const n=m(17577);return $=function(){
return n},n}function k(){const n=m(38319);return k=function(){return n},n}function w(n){const s=(0,l().groupBy)(n.findings,
({subject:v})=>S(v?.id,v?.command)),o=(v,I)=>(s.get(S(v.id,I?.command))??[]).filter(z=>i(z,v,I)),f=n.genes.flatMap(v=>v.
commands.map((I,z)=>{const H=O(I),G=o(v,I).filter(B=>L(B,H)).sort((B,D)=>Number(u(D))-Number(u(B)));return{gene:v,command:I,
result:H,position:z+1,findings:G}})),h=v=>f.filter(({gene:I,command:z,result:H})=>H===v&&!b(o(I,z))).sort(M),g=new Set(f.
flatMap(({findings:v})=>v)),E=new Set(n.agent_files?n.findings.filter(k().isTold):[]),R=n.findings.filter(v=>!g.has(v)&&
!v.suppressed&&!A(v)&&!E.has(v)),j=({severity:v})=>v==="notice",F=R.filter(v=>!j(v)&&!p(v)),P=new Set(F.filter(({harm:v})=>v===
"danger").map(r)),C=v=>P.has(r(v));return{commands:f,blocked:h("blocked"),failed:h("failed"),passed:h("passed"),notRun:h(
"notRun"),dangers:F.filter(C),findings:F.filter(v=>!C(v)).sort((v,I)=>Number(y(I))-Number(y(v))),told:[...E],waiting:R.filter(
p),notices:R.filter(v=>j(v)&&!p(v)),suppressed:n.findings.filter(({suppressed:v})=>v),about:o}}function b(n){return n.length>
0&&n.every(A)}function A({seed:n,severity:s}){return n===!0&&s!=="error"}function M({findings:[n]},{findings:[s]}){return!n||
!s?0:(0,T().byHarm)(n,s)||(0,$().dangerRank)(n.danger??"")-(0,$().dangerRank)(s.danger??"")}function u({rule:n}){return n===
"target-missing"}function p({rule:n}){return(0,N().ruleOf)(n)?.approval==="waits"}function y({rule:n}){return(0,N().ruleOf)(
n)?.group==="size"}function S(n,s){return JSON.stringify([n,s])}function O({verdict:n,outcome:s}){if(n==="block"||s?.status===
"blocked")return"blocked";switch(s?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"\
not_runnable":case"error":return"failed";default:return"notRun"}}function L(n,s){const{severity:o,layer:f}=n,h=f==="run";
return s==="blocked"?o==="error"&&!h:s==="failed"&&(u(n)||o==="error"&&h)}function i({location:n},s,o){if(n===void 0)return!0;
if(o===void 0)return n.path===s.path;const{path:f=s.path,line:h=n.line}=o.location??{};return n.path===f&&n.line===h}function a(n){
return(0,$().groupsOf)(n.toSorted(T().byHarm),r)}function d(n){return(0,$().groupsOf)(n.toSorted(T().byHarm),s=>JSON.stringify(
[r(s),/ fix --/.test(s.remedy)]))}function r({cause:n,rule:s,location:o,message:f}){return n??JSON.stringify([s,o?o.path:
f])}function t(n){return(0,$().groupsOf)(n,({command:s,findings:[o]})=>JSON.stringify([o&&r(o),s.outcome?.status,s.outcome?.
exit_code,o&&u(o)?o.message:s.command]))}function e(n){return(0,$().groupsOf)(n,({lead:{gene:s,findings:o}})=>o[0]?JSON.
stringify([r(o[0]),o[0].danger]):s.summary)}},23408:function(W,c){Object.defineProperty(c,"__esModule",{value:!0}),c.sizeOfRows=
m;function m(l){return l.reduce((T,{size:N=1})=>T+N,0)}},38319:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),
c.claimList=M,c.isTold=$,c.machineList=w,c.readList=A,c.uncountedList=L;function l(){const i=m(78261);return l=function(){
return i},i}function T(){const i=m(13580);return T=function(){return i},i}function N(){const i=m(94965);return N=function(){
return i},i}function $({rule:i,severity:a,suppressed:d}){return(0,T().ruleOf)(i)?.listed===!0&&a!=="error"&&!d}const k={
new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function w({agent_files:i=[],findings:a}){
const d=new Map(a.map(e=>[e.id,e])),r=i.flatMap(e=>e.entries.map(n=>{const[s]=(n.findings??[]).flatMap(o=>d.get(o)??[]).
sort(l().byHarm);return{file:e,entry:n,worst:s}})),t=r.toSorted(({worst:e},{worst:n})=>e&&n?(0,l().byHarm)(e,n):+!e-+!n).
map(({file:e,entry:n,worst:s})=>{const{event:o,command:f,line:h,state:g,target:E,scripts:R}=n,j=s!==void 0&&s.harm!=="bo\
okkeeping",F=j&&$(s)?s.message:E??b(n),P=g==="removed"?void 0:`${e.tool} ${e.approval}`;return{name:`${e.path}:${h}`,place:{
path:e.path,line:h},...g&&{word:k[g]},tone:j?"bad":"caution",words:o,...f!==""&&{command:f},notes:[F,P].flatMap(C=>C?{text:`${(0,N().
capital)(C).replace(/\.$/,"")}.`}:[]),...R&&{files:R}}});return{id:"machines",title:r.every(({entry:e})=>e.change!==void 0)?
"What this change lets agents do":"Commands this change runs automatically",label:"machines",noun:"command",note:"Agents\
 and editors run this by themselves on the machine of everybody who opens the branch. The gate ran none of it.",rows:t}}
function b({change:i,command:a,state:d}){if(i==="widens")return"it gives more trust";if(i==="narrows")return"it gives le\
ss trust";if(!(i===void 0||d==="removed"))return a===""?"its meaning is not known":"it gives other trust"}function A({read:i=[]}){
return{id:"read",title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, and this chan\
ge touches them.",rows:i.map(({path:a,why:d,new:r,bytes:t})=>{const e=[...r?["new"]:[],...t===void 0?[]:[(0,N().size)(t)]];
return{name:a,place:{path:a,line:1},...e.length>0&&{word:e.join(", ")},tone:"quiet",words:d,notes:[]}})}}function M({capsules:i,
events:a}){return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...i.map(d=>({...u(d),...p(d),notes:d.
reasons.map(({rule:r,message:t})=>({text:`${t} (\`${r}\`)`}))})),...a.map(u)]}}function u({type:i,id:a,path:d,line:r,change:t}){
return{name:a,place:{path:d,line:r},tone:"quiet",words:`${i} ${t}`,notes:[]}}function p({eligible:i}){return i===null?{tone:"\
quiet"}:i?{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const y=20,S={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},O={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function L({blast_radius:i}){return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"\
files",noun:"file",rows:(i?.changed_files??[]).filter(({exempt:d,veil:r})=>d??r).slice(0,y).map(({path:d,lines:r,exempt:t,
veil:e,bytes:n})=>({name:d,tone:"quiet",words:[...n===void 0||r>0?[(0,N().count)(r,"line")]:[],...n===void 0?[]:[(0,N().
size)(n)],...t?[S[t]]:[],...e?[O[e]]:[]].join(", "),notes:[]}))}}},94274:function(W,c,m){Object.defineProperty(c,"__esMo\
dule",{value:!0}),c.isForHuman=$,c.nextActorOf=w;function l(){const b=m(28894);return l=function(){return b},b}function T(){
const b=m(13580);return T=function(){return b},b}function N(){const b=m(47350);return N=function(){return b},b}function $({
rule:b,location:A,danger:M}){return M!==void 0||(0,T().ruleOf)(b)?.actor==="human"||A!==void 0&&(0,l().isAuditLog)(A.path)}
function k({rule:b,severity:A,suppressed:M}){const{advice:u,actor:p}=(0,T().ruleOf)(b)??{};return A==="warning"&&M===void 0&&
u===!0&&p==="human"}function w(b,A,M){switch(b){case"pass":case"warn":return A.some(k)?"human":"done";case"error":return"\
undecided";case"needs_approval":return"human";case"fail":return A.some(u=>(0,N().isBlocking)(u,M)&&!$(u))?"agent":"human"}}}};
