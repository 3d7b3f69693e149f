"use strict";exports.id=51,exports.ids=[51],exports.modules={73849:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.
agentTaskSchema=c.AGENT_TASK_VERSION=void 0,c.readAgentTask=b;function l(){const w=m(7723);return l=function(){return w},
w}function $(){const w=m(41895);return $=function(){return w},w}function v(){const w=m(54078);return v=function(){return w},
w}function S(){const w=m(9819);return S=function(){return w},w}function E(){const w=m(99462);return E=function(){return w},
w}function g(){const w=m(13970);return g=function(){return w},w}const k=c.AGENT_TASK_VERSION="1.0.0",M=l().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),R=E().findingIdSchema.exactOptional().describe("The id of the finding."),f=l().object({
finding:R,rule:l().string(),path:l().string().exactOptional(),line:l().int().min(1).exactOptional(),message:l().string(),
remedy:l().string()}),O=l().object({finding:R,why:l().string(),needs:l().string().describe("What the person does, such a\
s an approval and its digest.")}),y=c.agentTaskSchema=l().object({type:l().literal("AgentTask"),schema_version:l().literal(
k),next_actor:g().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:g().verdictSchema,error:l().object({code:l().string(),message:l().string(),hint:l().string()}).
optional(),head_sha:M.nullable().describe("The commit that the task is about."),base_sha:M.nullable(),policy:l().object(
{ref:l().string().exactOptional(),profile:l().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:l().array(S().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:l().array(f).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:l().array(f).describe("Warnings that fail nothing: what would make the checks worth more."),human:l().array(
O).describe("Findings that only a person resolves."),must_not:l().array(l().string()).describe("What the agent does not \
do, whatever the findings are."),patch:l().string().nullable().describe("A unified diff of the edits for `git apply`; nu\
ll without one."),verify:l().string().describe("The command that exits with 0 when nothing is left to do, also if the po\
licy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function b(w,L){try{return y.
parse(JSON.parse(w.toString("utf8")))}catch(i){throw new($()).GateError("input_invalid",`${L} is not an AgentTask of thi\
s version: ${(0,v().firstProblem)(i)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:i})}}},52978:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.AGENT_TASK_FILE=
c.AGENT_PATCH_FILE=void 0,c.agentTask=w,c.renderAgentTask=y,c.renderTask=b;function l(){const e=m(28894);return l=function(){
return e},e}function $(){const e=m(44786);return $=function(){return e},e}function v(){const e=m(38863);return v=function(){
return e},e}function S(){const e=m(78261);return S=function(){return e},e}function E(){const e=m(13580);return E=function(){
return e},e}function g(){const e=m(94274);return g=function(){return e},e}function k(){const e=m(47350);return k=function(){
return e},e}function M(){const e=m(10289);return M=function(){return e},e}function R(){const e=m(73849);return R=function(){
return e},e}const f=c.AGENT_TASK_FILE="agent-task.json",O=c.AGENT_PATCH_FILE="agent-task.patch";function y(e){return b(w(
e))}function b(e){return`{
${Object.entries(R().agentTaskSchema.parse(e)).map(([s,o])=>{const h=Array.isArray(o)&&o.length>0?`[
${o.map(M().jsonLine).join(`,
`)}
]`:(0,M().jsonLine)(o);return`${JSON.stringify(s)}: ${h}`}).join(`,
`)}
}
`}function w(e){const{verdict:n,next_actor:s,error:o,head_sha:d,base_sha:h,policy:p,findings:N,fix:A}=e,j=s==="done"?()=>!1:
a(e),F=N.filter(I=>j(I)||i(I)).sort(S().byHarm),P=new Set(F.filter(g().isForHuman)),C=F.filter(I=>!P.has(I)),T=u(A?.edits??
[]);return{type:"AgentTask",schema_version:R().AGENT_TASK_VERSION,next_actor:s,verdict:n,...o&&{error:o},head_sha:d,base_sha:h,
policy:p&&{...p.ref!==void 0&&{ref:p.ref},profile:p.profile},edits:A?.edits??[],todo:C.filter(I=>j(I)&&!T(I)).map(L),advice:C.
filter(I=>!j(I)).map(L),human:[...P].map(I=>({...I.id!==void 0&&{finding:I.id},why:I.message,needs:r(I,e)})),must_not:$().
MUST_NOT,patch:A?.patch??null,verify:t(e)}}function L({id:e,rule:n,message:s,remedy:o,location:d}){const h=e===void 0?{}:
{finding:e},p=d&&{path:d.path,line:d.line};return{...h,rule:n,...p,message:s,remedy:o}}function i({rule:e,severity:n,suppressed:s}){
return(0,E().ruleOf)(e)?.advice===!0&&n==="warning"&&!s}function a({policy:e,findings:n}){const s=e?.fail_on??"error",o=n.
some(({rule:d})=>d==="gate-approval-missing");return d=>{const h=(0,E().ruleOf)(d.rule)?.approval,p=h==="waits"||h==="ne\
eded"&&o;return!d.suppressed&&((0,k().isBlocking)(d,s)||p)}}function u(e){const n=new Set(e.map(({finding:o})=>o)),s=new Set(
e.map(({path:o,old:d})=>JSON.stringify([o,d])));return({id:o,subject:d,location:h})=>n.has(o)||s.has(JSON.stringify([h?.
path,d?.command]))}function r({rule:e,remedy:n,location:s},{approval_digest:o}){return o!==null&&(0,E().ruleOf)(e)?.approval!==
void 0?`${n} The approval digest is ${o}.`:s&&(0,l().isAuditLog)(s.path)?`${n} Only the process that owns the audit log \
writes to it.`:n}function t({policy:e,base_sha:n,event:s}){const o=e?.ref??n;return[`${v().COMMAND} check --worktree`,...s?.
name==="index"?["--staged"]:[],...e?.enforce==="report"?["--block"]:[],...o?[`--base ${o}`]:[]].join(" ")}},27809:function(W,c,m){
Object.defineProperty(c,"__esModule",{value:!0}),c.listRows=f,c.markedCommand=w,c.rowBlocks=M,c.rowLines=O;function l(){
const r=m(10289);return l=function(){return r},r}function $(){const r=m(50427);return $=function(){return r},r}function v(){
const r=m(88611);return v=function(){return r},r}function S(){const r=m(23408);return S=function(){return r},r}function E(){
const r=m(94965);return E=function(){return r},r}function g(){const r=m(31626);return g=function(){return r},r}const k=600;
function M(r,t,{most:e,noun:n,all:s=(0,S().sizeOfRows)(r)}){const o=t.verbose?r:r.slice(0,e),d=s-(0,S().sizeOfRows)(o);return[
...o.map(h=>O(h,t)),...d>0?[(0,g().leftOut)((0,E().count)(d,`other ${n}`),t)]:[]]}const R=12;function f({label:r,noun:t,
rows:e},n){const{shown:s,rest:o}=(0,g().limited)(e,R,t,n),d=s.map(({notes:h})=>JSON.stringify(h));return[...s.flatMap((h,p)=>{
const N=!n.verbose&&d[p]===d[p+1];return O(N?{...h,notes:[]}:h,n,p===0?r:"")}),...o]}function O(r,t,e=""){const{status:n=e,
tone:s,name:o,word:d,words:h,command:p,blocks:N=[],notes:A,rows:j=[]}=r,P=[...o===void 0?[]:[`${o}${d===void 0?"":` (${d}\
)`}`],...h===void 0?[]:[h]].join(": "),C=r.isWhole?Number.MAX_SAFE_INTEGER:k,T=s==="quiet"?{}:{text:s},I=r.status===void 0?
T:{label:s};return[...P===""?[]:(0,g().prose)(t,n,(0,E().clipCounted)(P,C),I),...y(r,t),...p===void 0?[]:(0,g().labelled)(
t,"",w(p,r.spans??[],t)),...N.flatMap(z=>L(z,t)),...a(A,t),...r.rule===void 0?[]:u(r.rule,t),...r.isFolded&&t.verbose?j.
flatMap(z=>b(z,t)):[]]}function y({name:r,place:t,also:e,isFolded:n},s){const d=[...t===void 0||n||r?.startsWith(t.path)?
[]:[`${(0,E().clip)(t.path,200)}:${t.line}`],...e?[e]:[]];return d.length===0?[]:(0,g().prose)(s,"",d.join("; "),{text:"\
quiet"})}function b({command:r,status:t,words:e,notes:n},s){if(r===void 0)return[];const d=[[t,e].filter(Boolean).join("\
, "),...n.map(({text:h})=>h)].flatMap(h=>(0,$().chop)((0,l().terminal)((0,E().clip)(h,k)),(0,g().roomOf)(s)-4));return(0,g().
labelled)(s,"",[...(0,v().markedLines)(r,[],(0,g().roomOf)(s)-2).map(h=>`  ${h}`),...d.map(h=>`    ${s.paint("quiet",h)}`)])}
function w(r,t,e,n="bad"){return(0,v().markedLines)(r,t,(0,g().roomOf)(e)).map(s=>e.paint(/^ *\^[ ^]*$/.test(s)?n:"stron\
g",s))}function L({lines:r,language:t,isFolded:e,...n},s){if(e)return[];const o=t==="diff"?"Its diff":n.title,d=o===void 0?
`${s.paint("quiet","\u2502")} `:"",h=r.flatMap(p=>(0,$().chop)((0,l().terminal)(p.replaceAll("	","    ")),(0,g().roomOf)(
s)-(d===""?0:2)).map(N=>{const A=p.startsWith("-")?"bad":p.startsWith("+")?"good":void 0;return d+(A&&t==="diff"?s.paint(
A,N):N)}));return[...o===void 0?[]:(0,g().prose)(s,"",r.length>0?`${o}:`:o),...(0,g().labelled)(s,"",h)]}const i=12;function a(r,t){
const e=r.filter(({isMinor:o})=>t.verbose||!o),{shown:n,rest:s}=(0,g().limited)(e,i,"remark",t);return[...n.flatMap(({label:o,
text:d,tone:h="quiet"})=>{const p=(0,E().clipCounted)(d,k);return o===void 0?(0,g().prose)(t,"",p,{text:h}):(0,g().prose)(
t,o,p,{label:h})}),...s]}function u(r,t){return(0,g().labelled)(t,"see",[t.paint("quiet",(0,g().shortName)(`gene-gate ex\
plain ${r}`,(0,g().roomOf)(t)))])}},88611:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.commandLine=
k,c.markedLines=g,c.markedRuns=L,c.notShown=R,c.shownParts=M;function l(){const i=m(10289);return l=function(){return i},
i}function $(){const i=m(50427);return $=function(){return i},i}function v(){const i=m(94965);return v=function(){return i},
i}const S=2e3,E=200;function g(i,a,u=Number.POSITIVE_INFINITY){return M(i,a).flatMap(({start:r,end:t,isShown:e})=>e?b(y(
i,r,t,a),u).flatMap(w):[R(t-r)])}function k(i,a){return M(i,a).map(({start:u,end:r,isShown:t})=>t?(0,l().terminal)(i.slice(
u,r)):` ${R(r-u)} `).join("").trimEnd()}function M(i,a){const u=[];let r=0;for(const[t,e]of f(i,a))t>r&&u.push({start:r,
end:t,isShown:!1}),u.push({start:t,end:e,isShown:!0}),r=e;return r<i.length&&u.push({start:r,end:i.length,isShown:!1}),u}
function R(i){return`[${(0,v().count)(i,"character")} not shown]`}function f(i,a){if(i.length<=S)return[[0,i.length]];const u=[
0,...a.map(({start:t})=>t)].toSorted((t,e)=>t-e),r=[];for(const t of u){const e=Math.max(0,Math.min(t,i.length)-E),n=Math.
min(i.length,t+E),s=r.at(-1);s&&e<=s[1]?s[1]=Math.max(s[1],n):r.push([e,n])}return r.map(([t,e])=>[O(i,t),O(i,e)])}function O(i,a){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(i.slice(a-1,a+1))?a+1:a}function y(i,a,u,r){const t=[];let e=a;for(const s of i.
slice(a,u)){const[o,d]=[e,e+s.length],h=(0,l().terminal)(s),p=r.some(N=>d>N.start&&o<Math.max(N.end,N.start+1));t.push({
shown:h,width:(0,$().textWidth)(h),marked:p}),e=d}const n=u===i.length&&r.some(s=>s.start>=u);return n&&t.push({shown:"",
width:1,marked:n}),t}function b(i,a){const u=[];let r=[],t=0;for(const e of i)r.length>0&&t+e.width>a&&(u.push(r),[r,t]=
[[],0]),r.push(e),t+=e.width;return[...u,r]}function w(i){const a=i.map(({shown:r})=>r).join(""),u=i.map(({width:r,marked:t})=>(t?
"^":" ").repeat(r)).join("");return[a,u.trimEnd()].filter((r,t)=>t===0||r!=="")}function L(i,{start:a,end:u},r){const t=[];
for(const{shown:e,marked:n}of y(i,a,u,r)){const s=t.at(-1);s?.marked===n?s.text+=e:t.push({text:e,marked:n})}return t}},
51660:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.errorLines=f,c.relativePaths=L,c.streamLines=S;
function l(){const a=m(10289);return l=function(){return a},a}function $(){const a=m(50427);return $=function(){return a},
a}const v=256*1024;function S({head:a,tail:u,bytes:r,truncated:t}){const e=s=>s===""?[]:(0,l().outputLines)(s.replace(/\r?\n$/,
"")),n=t?[`[${r} bytes in total; the middle is omitted]`]:[];return[...e(a),...n,...e(u)]}const E={vitest:{start:/^ FAIL {2}\S/},
jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,
after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{
start:/^Traceback \(most recent call last\):$/},"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},
"go test":{start:/^\s*--- FAIL: |^panic: /},tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},
exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},make:{start:/^make(?:\[\d+\])?: \*\*\* /}},
g={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},k=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
M=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
R=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function f({stdout:a,stderr:u,root:r},t,e=Number.POSITIVE_INFINITY){const n=L(r),s=F=>(0,l().outputLines)(n(F.slice(-v))),
o=[u,a],d=o.map(({head:F,tail:P})=>s(`${F}
${P}`)),h=y(d,Object.values(E))??y(d,[g]),N=o.map(({head:F,tail:P})=>s(P===""?F:P).filter(O)).find(F=>F.length>0)??[],j=(h?
h.filter(O).slice(0,t):N.slice(-t)).flatMap(F=>(0,$().chop)(F.trimEnd(),e)).map(F=>F.trimEnd());return h?j.slice(0,t):j.
slice(-t)}function O(a){return![k,M,R].some(u=>u.test(a))}function y(a,u){return a.map(r=>b(r,u)).find(Boolean)}function b(a,u){
for(const{start:r,after:t,before:e=0}of u){const n=t?a.findIndex(o=>t.test(o)):0,s=a.findIndex((o,d)=>n!==-1&&d>=n&&r.test(
o));if(s!==-1)return a.slice(Math.max(0,s-e))}}const w=String.raw`[\w.@+~-]`;function L(a){if(a===void 0||a.length<2)return e=>e;
const r=[`file://${a.startsWith("/")?"":"/"}${encodeURI(a.replaceAll("\\","/"))}`,`file://${a}`,a.replaceAll("\\","\\\\"),
a],t=new RegExp(`(?<!${w})(?:${r.map(i).join("|")})(?:([/\\\\]{1,2})(?=${w})|(?!${w}))`,"g");return e=>e.replace(t,(n,s)=>s?
"":".")}function i(a){return a.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(W,c,m){Object.defineProperty(c,"__\
esModule",{value:!0}),c.blockedRows=L,c.failedRows=u,c.findingRows=M,c.reasonNotes=y;function l(){const t=m(59490);return l=
function(){return t},t}function $(){const t=m(13580);return $=function(){return t},t}function v(){const t=m(51660);return v=
function(){return t},t}function S(){const t=m(17577);return S=function(){return t},t}function E(){const t=m(55967);return E=
function(){return t},t}function g(){const t=m(63245);return g=function(){return t},t}function k(){const t=m(94965);return k=
function(){return t},t}function M(t,e=!1){return e?t.map(n=>R({lead:n,others:[]})):(0,g().groupFindings)(t).map(R)}function R(t){
const{lead:e,others:n}=t,{severity:s,rule:o,message:d,location:h,suppressed:p}=e,N=(0,S().otherWords)(t),A=o==="approval\
-missing";return{status:p?"ignored":A?"approval":s,tone:A?"waiting":k().SEVERITY_TONES[s],words:d,isWhole:(0,$().ruleOf)(
o)?.shownWhole===!0,...h&&{place:h},notes:p?[{label:"reason",text:`${p.reason} (until ${p.expires})`}]:b(e.remedy),blocks:w(
e),rule:o,...N!==""&&{also:N},rows:n.map(j=>R({lead:j,others:[]})),size:(0,S().sizeOf)(t)}}const f=3;function O(t){return t.
find(({span:e})=>e!==void 0)??t[0]}function y(t){const e=O(t);if(e===void 0)return{notes:[]};const n=(0,S().dangerFirst)(
e),s=({rule:A,message:j})=>JSON.stringify([A,j]),o=new Map(t.map(A=>[s(A),A]));o.delete(s(e));const d=(0,l().groupBy)([...o.
values()],({severity:A})=>A==="error"),h=d.get(!0)??[],p=(d.get(!1)??[]).slice(0,Math.max(0,f-h.length)),N=[...h,...p];return{
notes:[{label:"why",text:n.message},...b(n.remedy),...N.map(({message:A,rule:j})=>({label:"also",text:`${A} (\`${j}\`)`}))],
blocks:w(n),rule:n.rule}}function b(t){return t===""?[]:[{label:"fix",text:t,tone:"good"}]}function w({edit:t}){return(0,E().
newFiles)(t).map(({path:e,lines:n=[],length:s})=>({title:`new file \`${e}\`, ${(0,k().count)(s,"line")}`,lines:n.map(o=>o.
replaceAll("	","    "))}))}function L(t,{isEach:e=!1,most:n=Number.POSITIVE_INFINITY}={}){return(0,g().groupByCause)(i(t,
e)).slice(0,n).flatMap(({lead:s,others:o})=>[a(s),...o.slice(0,n).map(d=>a(d,s.lead))])}function i(t,e){return e?t.map(n=>({
lead:n,others:[]})):(0,g().groupCommands)(t)}function a(t,e){const{findings:n,gene:s}=t.lead,o=n.flatMap(({span:p})=>p??
[]);if(e){const p=O(n)?.remedy??"",N=p===O(e.findings)?.remedy,j=[{label:"why",text:"The reason is the same as above."},
...N?[]:b(p)];return{...r(t,"blocked"),spans:o,notes:j}}const d=y(n),h=n.length>0?d.notes:[{label:"why",text:s.summary}];
return{...r(t,"blocked"),spans:o,...d,notes:h}}function u(t,{most:e,columns:n},s=!1){return i(t,s).flatMap(o=>{const{findings:d,
command:h}=o.lead,{outcome:p}=h;if(p===void 0)return[];const[N]=d,A=N&&(0,g().isMissingTarget)(N)?` ${N.message}`:"";return{
...r(o,"failed"),notes:[{label:"why",text:`It ${(0,k().outcomeWords)(p)}.${A}`},...N?b(N.remedy):[]],blocks:[{lines:(0,v().
errorLines)(p,e,n)}],...N&&{rule:N.rule}}})}function r(t,e){const{gene:n,command:s,position:o}=t.lead,{path:d=n.path,line:h=n.
line}=s.location??{},p=t.others.map(N=>N.gene.id);return{status:e,tone:"bad",name:n.id,...n.commands.length>1&&{word:`co\
mmand ${o} of ${n.commands.length}`},place:{path:d,line:h},command:s.command,...p.length>0&&{also:`also in ${(0,k().named)(
p)}`},size:(0,S().sizeOf)(t)}}},17577:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),c.dangerFirst=E,c.
dangerRank=S,c.groupsOf=R,c.otherWords=M,c.sizeOf=g;function l(){const f=m(59490);return l=function(){return f},f}function $(){
const f=m(94965);return $=function(){return f},f}const v=[/weakens the gate/i,/download|remote code|whatever it reads|what npm runs|from elsewhere/i,
/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];function S(f){const O=v.findIndex(y=>y.test(
f));return O===-1?v.length:O}function E(f){const{message:O,remedy:y,danger:b}=f;return b===void 0?f:{...f,message:`The c\
ommand ${b}. ${O}`,remedy:y.replace(`: it ${b}`,"")}}function g({others:f}){return 1+f.length}const k=3;function M({lead:f,
others:O}){if(O.length===0)return"";const y=O.flatMap(({subject:u})=>u?.id??[]),b=O.flatMap(({subject:u,location:r})=>u?
[]:r?.path??[]),w=new Set(O.map(({rule:u})=>u).filter(u=>u!==f.rule)),L=(u,r="")=>w.size===0&&u.length===O.length&&!u.includes(
r);if(L(y,f.subject?.id))return`also ${(0,$().named)(y)}`;if(b.length<=k&&new Set(b).size===b.length&&L(b,f.location?.path))
return`also ${(0,$().named)(b)}`;const a=new Set(y).size;return[(0,$().count)(O.length,"other place")+(a>1?` in ${a} ass\
ets`:""),...w.size>0?[`also ${[...w].join(", ")}`]:[]].join(", ")}function R(f,O){return[...(0,l().groupBy)(f,O).values()].
flatMap(([y,...b])=>y===void 0?[]:[{lead:y,others:b}])}},55967:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),
c.fixList=g,c.newFiles=R;function l(){const f=m(38863);return l=function(){return f},f}function $(){const f=m(52978);return $=
function(){return f},f}function v(){const f=m(10289);return v=function(){return f},f}function S(){const f=m(94965);return S=
function(){return f},f}const E={lines:40,characters:4e3};function g({fix:f,base_sha:O}){const y={id:"fix",title:"Fix",label:"\
fix",noun:"fix"};if(f===void 0||f.edits.length===0)return{...y,rows:[]};const b=O===null||f.all?"":` --base ${O.slice(0,
12)}`,w={title:"Run this in the repository",language:"sh",lines:[`${l().COMMAND} fix${b} --write`]},L=f.patch?.replace(/\n$/,
"").split(`
`)??[],i=L.length>0&&L.length<=E.lines&&(f.patch??"").length<=E.characters&&L.every(v().isPlain),u={tone:"good",words:`${k(
f)}; the gate accepts the result, and no command has run yet.`,notes:i?[]:[{text:`The \`patch\` of \`${$().AGENT_TASK_FILE}\
\` is its diff for \`git apply\`.`}],blocks:[w,...i?[{title:"Or save this as a file, and apply it with `git apply`",language:"\
diff",lines:L}]:[]]};return{...y,rows:[u]}}function k({edits:f}){const O=f.filter(({pointer:L})=>L.endsWith("/asset_id")).
length,y=f.length-O,b=f.flatMap(({files:L=[]})=>L.map(({path:i})=>i));return`Writes ${[...y>0?[`${(0,S().count)(y,"comma\
nd")} with new content hashes`]:[],...O>0?[(0,S().count)(O,"new `asset_id`")]:[],...b.length>0?[`the new files ${(0,S().
named)(b)}`]:[]].join(", and ")}`}const M=20;function R(f){return f===void 0||f.fix?[]:(f.files??[]).map(({path:O,text:y})=>{
const b=y.replace(/\n$/,"").split(`
`);return{path:O,lines:b.length>M?void 0:b,length:b.length}})}},63245:function(W,c,m){Object.defineProperty(c,"__esModul\
e",{value:!0}),c.groupByCause=e,c.groupCauses=a,c.groupCommands=t,c.groupFindings=u,c.isMissingTarget=f,c.isOfSize=y,c.reportSections=
g,c.resultOf=w;function l(){const n=m(59490);return l=function(){return n},n}function $(){const n=m(78261);return $=function(){
return n},n}function v(){const n=m(13580);return v=function(){return n},n}function S(){const n=m(17577);return S=function(){
return n},n}function E(){const n=m(38319);return E=function(){return n},n}function g(n){const s=(0,l().groupBy)(n.findings,
({subject:T})=>b(T?.id,T?.command)),o=(T,I)=>(s.get(b(T.id,I?.command))??[]).filter(z=>i(z,T,I)),d=n.genes.flatMap(T=>T.
commands.map((I,z)=>{const H=w(I),G=o(T,I).filter(B=>L(B,H)).sort((B,J)=>Number(f(J))-Number(f(B)));return{gene:T,command:I,
result:H,position:z+1,findings:G}})),h=T=>d.filter(({gene:I,command:z,result:H})=>H===T&&!k(o(I,z))).sort(R),p=new Set(d.
flatMap(({findings:T})=>T)),N=new Set(n.agent_files?n.findings.filter(E().isTold):[]),A=n.findings.filter(T=>!p.has(T)&&
!T.suppressed&&!M(T)&&!N.has(T)),j=({severity:T})=>T==="notice",F=A.filter(T=>!j(T)&&!O(T)),P=new Set(F.filter(({harm:T})=>T===
"danger").map(r)),C=T=>P.has(r(T));return{commands:d,blocked:h("blocked"),failed:h("failed"),passed:h("passed"),notRun:h(
"notRun"),dangers:F.filter(C),findings:F.filter(T=>!C(T)).sort((T,I)=>Number(y(I))-Number(y(T))),told:[...N],waiting:A.filter(
O),notices:A.filter(T=>j(T)&&!O(T)),suppressed:n.findings.filter(({suppressed:T})=>T),about:o}}function k(n){return n.length>
0&&n.every(M)}function M({seed:n,severity:s}){return n===!0&&s!=="error"}function R({findings:[n]},{findings:[s]}){return!n||
!s?0:(0,$().byHarm)(n,s)||(0,S().dangerRank)(n.danger??"")-(0,S().dangerRank)(s.danger??"")}function f({rule:n}){return n===
"target-missing"}function O({rule:n}){return(0,v().ruleOf)(n)?.approval==="waits"}function y({rule:n}){return(0,v().ruleOf)(
n)?.group==="size"}function b(n,s){return JSON.stringify([n,s])}function w({verdict:n,outcome:s}){if(n==="block"||s?.status===
"blocked")return"blocked";switch(s?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"\
not_runnable":case"error":return"failed";default:return"notRun"}}function L(n,s){const{severity:o,layer:d}=n,h=d==="run";
return s==="blocked"?o==="error"&&!h:s==="failed"&&(f(n)||o==="error"&&h)}function i({location:n},s,o){if(n===void 0)return!0;
if(o===void 0)return n.path===s.path;const{path:d=s.path,line:h=n.line}=o.location??{};return n.path===d&&n.line===h}function a(n){
return(0,S().groupsOf)(n.toSorted($().byHarm),r)}function u(n){return(0,S().groupsOf)(n.toSorted($().byHarm),s=>JSON.stringify(
[r(s),/ fix --/.test(s.remedy)]))}function r({cause:n,rule:s,location:o,message:d}){return n??JSON.stringify([s,o?o.path:
d])}function t(n){return(0,S().groupsOf)(n,({command:s,findings:[o]})=>JSON.stringify([o&&r(o),s.outcome?.status,s.outcome?.
exit_code,o&&f(o)?o.message:s.command]))}function e(n){return(0,S().groupsOf)(n,({lead:{gene:s,findings:o}})=>o[0]?JSON.
stringify([r(o[0]),o[0].danger]):s.summary)}},23408:function(W,c){Object.defineProperty(c,"__esModule",{value:!0}),c.sizeOfRows=
m;function m(l){return l.reduce(($,{size:v=1})=>$+v,0)}},38319:function(W,c,m){Object.defineProperty(c,"__esModule",{value:!0}),
c.claimList=R,c.isTold=S,c.machineList=g,c.readList=M,c.uncountedList=L;function l(){const i=m(78261);return l=function(){
return i},i}function $(){const i=m(13580);return $=function(){return i},i}function v(){const i=m(94965);return v=function(){
return i},i}function S({rule:i,severity:a,suppressed:u}){return(0,$().ruleOf)(i)?.listed===!0&&a!=="error"&&!u}const E={
new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function g({agent_files:i=[],findings:a}){
const u=new Map(a.map(e=>[e.id,e])),r=i.flatMap(e=>e.entries.map(n=>{const[s]=(n.findings??[]).flatMap(o=>u.get(o)??[]).
sort(l().byHarm);return{file:e,entry:n,worst:s}})),t=r.toSorted(({worst:e},{worst:n})=>e&&n?(0,l().byHarm)(e,n):+!e-+!n).
map(({file:e,entry:n,worst:s})=>{const{event:o,command:d,line:h,state:p,target:N,scripts:A}=n,j=s!==void 0&&s.harm!=="bo\
okkeeping",F=j&&S(s)?s.message:N??k(n),P=p==="removed"?void 0:`${e.tool} ${e.approval}`;return{name:`${e.path}:${h}`,place:{
path:e.path,line:h},...p&&{word:E[p]},tone:j?"bad":"caution",words:o,...d!==""&&{command:d},notes:[F,P].flatMap(C=>C?{text:`${(0,v().
capital)(C).replace(/\.$/,"")}.`}:[]),...A&&{files:A}}});return{id:"machines",title:r.every(({entry:e})=>e.change!==void 0)?
"What this change lets agents do":"Commands this change runs automatically",label:"machines",noun:"command",note:"Agents\
 and editors run this by themselves on the machine of everybody who opens the branch. The gate ran none of it.",rows:t}}
function k({change:i,command:a,state:u}){if(i==="widens")return"it gives more trust";if(i==="narrows")return"it gives le\
ss trust";if(!(i===void 0||u==="removed"))return a===""?"its meaning is not known":"it gives other trust"}function M({read:i=[]}){
return{id:"read",title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, and this chan\
ge touches them.",rows:i.map(({path:a,why:u,new:r,bytes:t})=>{const e=[...r?["new"]:[],...t===void 0?[]:[(0,v().size)(t)]];
return{name:a,place:{path:a,line:1},...e.length>0&&{word:e.join(", ")},tone:"quiet",words:u,notes:[]}})}}function R({capsules:i,
events:a}){return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...i.map(u=>({...f(u),...O(u),notes:u.
reasons.map(({rule:r,message:t})=>({text:`${t} (\`${r}\`)`}))})),...a.map(f)]}}function f({type:i,id:a,path:u,line:r,change:t}){
return{name:a,place:{path:u,line:r},tone:"quiet",words:`${i} ${t}`,notes:[]}}function O({eligible:i}){return i===null?{tone:"\
quiet"}:i?{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const y=20,b={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},w={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function L({blast_radius:i}){return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"\
files",noun:"file",rows:(i?.changed_files??[]).filter(({exempt:u,veil:r})=>u??r).slice(0,y).map(({path:u,lines:r,exempt:t,
veil:e,bytes:n})=>({name:u,tone:"quiet",words:[...n===void 0||r>0?[(0,v().count)(r,"line")]:[],...n===void 0?[]:[(0,v().
size)(n)],...t?[b[t]]:[],...e?[w[e]]:[]].join(", "),notes:[]}))}}},94274:function(W,c,m){Object.defineProperty(c,"__esMo\
dule",{value:!0}),c.isForHuman=S,c.nextActorOf=E;function l(){const g=m(28894);return l=function(){return g},g}function $(){
const g=m(13580);return $=function(){return g},g}function v(){const g=m(47350);return v=function(){return g},g}function S({
rule:g,location:k,danger:M}){return M!==void 0||(0,$().ruleOf)(g)?.actor==="human"||k!==void 0&&(0,l().isAuditLog)(k.path)}
function E(g,k,M){switch(g){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"\
human";case"fail":return k.some(R=>(0,v().isBlocking)(R,M)&&!S(R))?"agent":"human"}}}};
