"use strict";exports.id=51,exports.ids=[51],exports.modules={54078:function(P,i,f){Object.defineProperty(i,"__esModule",{value:!0}),i.
firstProblem=b;function o(){const p=f(7723);return o=function(){return p},p}function S(p){return p.map(O=>typeof O=="num\
ber"?`[${O}]`:`.${String(O)}`).join("").replace(/^\./,"")}function b(p){return p instanceof o().ZodError?`\`${S(p.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function(P,i,f){Object.defineProperty(
i,"__esModule",{value:!0}),i.byHarm=S;function o(){const p=f(39763);return o=function(){return p},p}function S(p,O){return b(
p)-b(O)}function b({severity:p,harm:O="bookkeeping",suppressed:g}){return((g?2:+(p==="notice"))*o().HARMS.length+o().HARMS.
indexOf(O))*o().SEVERITIES.length+o().SEVERITIES.indexOf(p)}},9819:function(P,i,f){Object.defineProperty(i,"__esModule",
{value:!0}),i.proposalSchema=i.judgedEditSchema=i.editSchema=void 0;function o(){const k=f(7723);return o=function(){return k},
k}function S(){const k=f(99462);return S=function(){return k},k}const b=o().array(o().object({path:o().string(),text:o().
string()})).exactOptional().describe("New files that the new commands run."),p=i.editSchema=o().object({path:o().string().
exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:o().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:o().string(),new:o().array(o().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:b,fix:o().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),O=i.judgedEditSchema=
o().object({finding:S().findingIdSchema.describe("The id of the finding that the edit resolves."),path:o().string().describe(
"The asset file."),pointer:o().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:o().string(),new:o().array(o().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:b,after:o().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),g=i.proposalSchema=o().object({edits:o().array(O),
all:o().literal(!0).optional().describe("Set if the edits are also of assets that the change does not touch."),patch:o().
string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},73849:function(P,i,f){Object.
defineProperty(i,"__esModule",{value:!0}),i.agentTaskSchema=i.AGENT_TASK_VERSION=void 0,i.readAgentTask=N;function o(){const y=f(
7723);return o=function(){return y},y}function S(){const y=f(41895);return S=function(){return y},y}function b(){const y=f(
54078);return b=function(){return y},y}function p(){const y=f(9819);return p=function(){return y},y}function O(){const y=f(
99462);return O=function(){return y},y}function g(){const y=f(13970);return g=function(){return y},y}const k=i.AGENT_TASK_VERSION=
"1.0.0",A=o().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),M=O().findingIdSchema.exactOptional().describe("The id of \
the finding."),l=o().object({finding:M,rule:o().string(),path:o().string().exactOptional(),line:o().int().min(1).exactOptional(),
message:o().string(),remedy:o().string()}),T=o().object({finding:M,why:o().string(),needs:o().string().describe("What th\
e person does, such as an approval and its digest.")}),$=i.agentTaskSchema=o().object({type:o().literal("AgentTask"),schema_version:o().
literal(k),next_actor:g().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:g().verdictSchema,error:o().object({code:o().string(),message:o().string(),hint:o().
string()}).optional(),head_sha:A.nullable().describe("The commit that the task is about."),base_sha:A.nullable(),policy:o().
object({ref:o().string().exactOptional(),profile:o().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:o().array(p().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:o().array(l).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),advice:o().array(l).describe("Warnings that fail nothing: what would make the checks worth more."),human:o().
array(T).describe("Findings that only a person resolves."),must_not:o().array(o().string()).describe("What the agent doe\
s not do, whatever the findings are."),patch:o().string().nullable().describe("A unified diff of the edits for `git appl\
y`; null without one."),verify:o().string().describe("The command that exits with 0 when nothing is left to do, also if \
the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function N(y,w){try{return $.
parse(JSON.parse(y.toString("utf8")))}catch(d){throw new(S()).GateError("input_invalid",`${w} is not an AgentTask of thi\
s version: ${(0,b().firstProblem)(d)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:d})}}},52978:function(P,i,f){Object.defineProperty(i,"__esModule",{value:!0}),i.AGENT_TASK_FILE=
i.AGENT_PATCH_FILE=void 0,i.agentTask=y,i.renderAgentTask=$,i.renderTask=N;function o(){const t=f(28894);return o=function(){
return t},t}function S(){const t=f(44786);return S=function(){return t},t}function b(){const t=f(38863);return b=function(){
return t},t}function p(){const t=f(78261);return p=function(){return t},t}function O(){const t=f(13580);return O=function(){
return t},t}function g(){const t=f(94274);return g=function(){return t},t}function k(){const t=f(47350);return k=function(){
return t},t}function A(){const t=f(10289);return A=function(){return t},t}function M(){const t=f(73849);return M=function(){
return t},t}const l=i.AGENT_TASK_FILE="agent-task.json",T=i.AGENT_PATCH_FILE="agent-task.patch";function $(t){return N(y(
t))}function N(t){return`{
${Object.entries(M().agentTaskSchema.parse(t)).map(([r,a])=>{const u=Array.isArray(a)&&a.length>0?`[
${a.map(A().jsonLine).join(`,
`)}
]`:(0,A().jsonLine)(a);return`${JSON.stringify(r)}: ${u}`}).join(`,
`)}
}
`}function y(t){const{verdict:s,next_actor:r,error:a,head_sha:m,base_sha:u,policy:v,findings:L,fix:I}=t,C=r==="done"?()=>!1:
c(t),j=L.filter(R=>C(R)||d(R)).sort(p().byHarm),F=new Set(j.filter(g().isForHuman)),H=j.filter(R=>!F.has(R)),E=h(I?.edits??
[]);return{type:"AgentTask",schema_version:M().AGENT_TASK_VERSION,next_actor:r,verdict:s,...a&&{error:a},head_sha:m,base_sha:u,
policy:v&&{...v.ref!==void 0&&{ref:v.ref},profile:v.profile},edits:I?.edits??[],todo:H.filter(R=>C(R)&&!E(R)).map(w),advice:H.
filter(R=>!C(R)).map(w),human:[...F].map(R=>({...R.id!==void 0&&{finding:R.id},why:R.message,needs:n(R,t)})),must_not:S().
MUST_NOT,patch:I?.patch??null,verify:e(t)}}function w({id:t,rule:s,message:r,remedy:a,location:m}){const u=t===void 0?{}:
{finding:t},v=m&&{path:m.path,line:m.line};return{...u,rule:s,...v,message:r,remedy:a}}function d({rule:t,severity:s,suppressed:r}){
return(0,O().ruleOf)(t)?.advice===!0&&s==="warning"&&!r}function c({policy:t,findings:s}){const r=t?.fail_on??"error",a=s.
some(({rule:m})=>m==="gate-approval-missing");return m=>{const u=(0,O().ruleOf)(m.rule)?.approval,v=u==="waits"||u==="ne\
eded"&&a;return!m.suppressed&&((0,k().isBlocking)(m,r)||v)}}function h(t){const s=new Set(t.map(({finding:a})=>a)),r=new Set(
t.map(({path:a,old:m})=>JSON.stringify([a,m])));return({id:a,subject:m,location:u})=>s.has(a)||r.has(JSON.stringify([u?.
path,m?.command]))}function n({rule:t,remedy:s,location:r},{approval_digest:a}){return a!==null&&(0,O().ruleOf)(t)?.approval!==
void 0?`${s} The approval digest is ${a}.`:r&&(0,o().isAuditLog)(r.path)?`${s} Only the process that owns the audit log \
writes to it.`:s}function e({policy:t,base_sha:s,event:r}){const a=t?.ref??s;return[`${b().COMMAND} check --worktree`,...r?.
name==="index"?["--staged"]:[],...t?.enforce==="report"?["--block"]:[],...a?[`--base ${a}`]:[]].join(" ")}},27809:function(P,i,f){
Object.defineProperty(i,"__esModule",{value:!0}),i.listRows=l,i.markedCommand=y,i.rowBlocks=A,i.rowLines=T;function o(){
const n=f(10289);return o=function(){return n},n}function S(){const n=f(50427);return S=function(){return n},n}function b(){
const n=f(88611);return b=function(){return n},n}function p(){const n=f(23408);return p=function(){return n},n}function O(){
const n=f(94965);return O=function(){return n},n}function g(){const n=f(31626);return g=function(){return n},n}const k=600;
function A(n,e,{most:t,noun:s,all:r=(0,p().sizeOfRows)(n)}){const a=e.verbose?n:n.slice(0,t),m=r-(0,p().sizeOfRows)(a);return[
...a.map(u=>T(u,e)),...m>0?[(0,g().leftOut)((0,O().count)(m,`other ${s}`),e)]:[]]}const M=12;function l({label:n,noun:e,
rows:t},s){const{shown:r,rest:a}=(0,g().limited)(t,M,e,s),m=r.map(({notes:u})=>JSON.stringify(u));return[...r.flatMap((u,v)=>{
const L=!s.verbose&&m[v]===m[v+1];return T(L?{...u,notes:[]}:u,s,v===0?n:"")}),...a]}function T(n,e,t=""){const{status:s=t,
tone:r,name:a,word:m,words:u,command:v,blocks:L=[],notes:I,rows:C=[]}=n,F=[...a===void 0?[]:[`${a}${m===void 0?"":` (${m}\
)`}`],...u===void 0?[]:[u]].join(": "),H=n.isWhole?Number.MAX_SAFE_INTEGER:k,E=r==="quiet"?{}:{text:r},R=n.status===void 0?
E:{label:r};return[...F===""?[]:(0,g().prose)(e,s,(0,O().clipCounted)(F,H),R),...$(n,e),...v===void 0?[]:(0,g().labelled)(
e,"",y(v,n.spans??[],e)),...L.flatMap(W=>w(W,e)),...c(I,e),...n.rule===void 0?[]:h(n.rule,e),...n.isFolded&&e.verbose?C.
flatMap(W=>N(W,e)):[]]}function $({name:n,place:e,also:t,isFolded:s},r){const m=[...e===void 0||s||n?.startsWith(e.path)?
[]:[`${(0,O().clip)(e.path,200)}:${e.line}`],...t?[t]:[]];return m.length===0?[]:(0,g().prose)(r,"",m.join("; "),{text:"\
quiet"})}function N({command:n,status:e,words:t,notes:s},r){if(n===void 0)return[];const m=[[e,t].filter(Boolean).join("\
, "),...s.map(({text:u})=>u)].flatMap(u=>(0,S().chop)((0,o().terminal)((0,O().clip)(u,k)),(0,g().roomOf)(r)-4));return(0,g().
labelled)(r,"",[...(0,b().markedLines)(n,[],(0,g().roomOf)(r)-2).map(u=>`  ${u}`),...m.map(u=>`    ${r.paint("quiet",u)}`)])}
function y(n,e,t,s="bad"){return(0,b().markedLines)(n,e,(0,g().roomOf)(t)).map(r=>t.paint(/^ *\^[ ^]*$/.test(r)?s:"stron\
g",r))}function w({title:n,lines:e,language:t,isFolded:s},r){if(s)return[];const a=n===void 0?`${r.paint("quiet","\u2502")}\
 `:"",m=e.flatMap(u=>(0,S().chop)((0,o().terminal)(u.replaceAll("	","    ")),(0,g().roomOf)(r)-(a===""?0:2)).map(v=>{const L=u.
startsWith("-")?"bad":u.startsWith("+")?"good":void 0;return a+(L&&t==="diff"?r.paint(L,v):v)}));return[...n===void 0?[]:
(0,g().prose)(r,"",e.length>0?`${n}:`:n),...(0,g().labelled)(r,"",m)]}const d=6;function c(n,e){const t=n.filter(({isMinor:a})=>e.
verbose||!a),{shown:s,rest:r}=(0,g().limited)(t,d,"remark",e);return[...s.flatMap(({label:a,text:m,tone:u="quiet"})=>{const v=(0,O().
clipCounted)(m,k);return a===void 0?(0,g().prose)(e,"",v,{text:u}):(0,g().prose)(e,a,v,{label:u})}),...r]}function h(n,e){
return(0,g().labelled)(e,"see",[e.paint("quiet",(0,g().shortName)(`gene-gate explain ${n}`,(0,g().roomOf)(e)))])}},88611:function(P,i,f){
Object.defineProperty(i,"__esModule",{value:!0}),i.commandLine=k,i.markedLines=g,i.markedRuns=w,i.notShown=M,i.shownParts=
A;function o(){const d=f(10289);return o=function(){return d},d}function S(){const d=f(50427);return S=function(){return d},
d}function b(){const d=f(94965);return b=function(){return d},d}const p=2e3,O=200;function g(d,c,h=Number.POSITIVE_INFINITY){
return A(d,c).flatMap(({start:n,end:e,isShown:t})=>t?N($(d,n,e,c),h).flatMap(y):[M(e-n)])}function k(d,c){return A(d,c).
map(({start:h,end:n,isShown:e})=>e?(0,o().terminal)(d.slice(h,n)):` ${M(n-h)} `).join("").trimEnd()}function A(d,c){const h=[];
let n=0;for(const[e,t]of l(d,c))e>n&&h.push({start:n,end:e,isShown:!1}),h.push({start:e,end:t,isShown:!0}),n=t;return n<
d.length&&h.push({start:n,end:d.length,isShown:!1}),h}function M(d){return`[${(0,b().count)(d,"character")} not shown]`}
function l(d,c){if(d.length<=p)return[[0,d.length]];const h=[0,...c.map(({start:e})=>e)].toSorted((e,t)=>e-t),n=[];for(const e of h){
const t=Math.max(0,Math.min(e,d.length)-O),s=Math.min(d.length,e+O),r=n.at(-1);r&&t<=r[1]?r[1]=Math.max(r[1],s):n.push([
t,s])}return n.map(([e,t])=>[T(d,e),T(d,t)])}function T(d,c){return/^[\ud800-\udbff][\udc00-\udfff]/.test(d.slice(c-1,c+
1))?c+1:c}function $(d,c,h,n){const e=[];let t=c;for(const r of d.slice(c,h)){const[a,m]=[t,t+r.length],u=(0,o().terminal)(
r),v=n.some(L=>m>L.start&&a<Math.max(L.end,L.start+1));e.push({shown:u,width:(0,S().textWidth)(u),marked:v}),t=m}const s=h===
d.length&&n.some(r=>r.start>=h);return s&&e.push({shown:"",width:1,marked:s}),e}function N(d,c){const h=[];let n=[],e=0;
for(const t of d)n.length>0&&e+t.width>c&&(h.push(n),[n,e]=[[],0]),n.push(t),e+=t.width;return[...h,n]}function y(d){const c=d.
map(({shown:n})=>n).join(""),h=d.map(({width:n,marked:e})=>(e?"^":" ").repeat(n)).join("");return[c,h.trimEnd()].filter(
(n,e)=>e===0||n!=="")}function w(d,{start:c,end:h},n){const e=[];for(const{shown:t,marked:s}of $(d,c,h,n)){const r=e.at(
-1);r?.marked===s?r.text+=t:e.push({text:t,marked:s})}return e}},51660:function(P,i,f){Object.defineProperty(i,"__esModu\
le",{value:!0}),i.errorLines=l,i.relativePaths=w,i.streamLines=p;function o(){const c=f(10289);return o=function(){return c},
c}function S(){const c=f(50427);return S=function(){return c},c}const b=256*1024;function p({head:c,tail:h,bytes:n,truncated:e}){
const t=r=>r===""?[]:(0,o().outputLines)(r.replace(/\r?\n$/,"")),s=e?[`[${n} bytes in total; the middle is omitted]`]:[];
return[...t(c),...s,...t(h)]}const O={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},g={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
k=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
A=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
M=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function l({stdout:c,stderr:h,root:n},e,t=Number.POSITIVE_INFINITY){const s=w(n),r=j=>(0,o().outputLines)(s(j.slice(-b))),
a=[h,c],m=a.map(({head:j,tail:F})=>r(`${j}
${F}`)),u=$(m,Object.values(O))??$(m,[g]),L=a.map(({head:j,tail:F})=>r(F===""?j:F).filter(T)).find(j=>j.length>0)??[],C=(u?
u.filter(T).slice(0,e):L.slice(-e)).flatMap(j=>(0,S().chop)(j.trimEnd(),t)).map(j=>j.trimEnd());return u?C.slice(0,e):C.
slice(-e)}function T(c){return![k,A,M].some(h=>h.test(c))}function $(c,h){return c.map(n=>N(n,h)).find(Boolean)}function N(c,h){
for(const{start:n,after:e,before:t=0}of h){const s=e?c.findIndex(a=>e.test(a)):0,r=c.findIndex((a,m)=>s!==-1&&m>=s&&n.test(
a));if(r!==-1)return c.slice(Math.max(0,r-t))}}const y=String.raw`[\w.@+~-]`;function w(c){if(c===void 0||c.length<2)return t=>t;
const n=[`file://${c.startsWith("/")?"":"/"}${encodeURI(c.replaceAll("\\","/"))}`,`file://${c}`,c.replaceAll("\\","\\\\"),
c],e=new RegExp(`(?<!${y})(?:${n.map(d).join("|")})(?:([/\\\\]{1,2})(?=${y})|(?!${y}))`,"g");return t=>t.replace(e,(s,r)=>r?
"":".")}function d(c){return c.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(P,i,f){Object.defineProperty(i,"__\
esModule",{value:!0}),i.blockedRows=y,i.failedRows=c,i.findingRows=k,i.reasonNotes=T;function o(){const n=f(13580);return o=
function(){return n},n}function S(){const n=f(51660);return S=function(){return n},n}function b(){const n=f(17577);return b=
function(){return n},n}function p(){const n=f(55967);return p=function(){return n},n}function O(){const n=f(63245);return O=
function(){return n},n}function g(){const n=f(94965);return g=function(){return n},n}function k(n,e=!1){return e?n.map(t=>A(
{lead:t,others:[]})):(0,O().groupFindings)(n).map(A)}function A(n){const{lead:e,others:t}=n,{severity:s,rule:r,message:a,
location:m,suppressed:u}=e,v=(0,b().otherWords)(n),L=r==="approval-missing";return{status:u?"ignored":L?"approval":s,tone:L?
"waiting":g().SEVERITY_TONES[s],words:a,isWhole:(0,o().ruleOf)(r)?.shownWhole===!0,...m&&{place:m},notes:u?[{label:"reas\
on",text:`${u.reason} (until ${u.expires})`}]:$(e.remedy),blocks:N(e),rule:r,...v!==""&&{also:v},rows:t.map(I=>A({lead:I,
others:[]})),size:(0,b().sizeOf)(n)}}const M=3;function l(n){const e=n.find(({span:t})=>t!==void 0)??n[0];return e&&(0,b().
dangerFirst)(e)}function T(n){const e=l(n);if(e===void 0)return{notes:[]};const t=new Map(n.map(r=>[r.rule,r]));t.delete(
e.rule);const s=[...t.values()].slice(0,M);return{notes:[{label:"why",text:e.message},...$(e.remedy),...s.map(({message:r,
rule:a})=>({label:"also",text:`${r} (\`${a}\`)`}))],blocks:N(e),rule:e.rule}}function $(n){return n===""?[]:[{label:"fix",
text:n,tone:"good"}]}function N({edit:n}){return(0,p().newFiles)(n).map(({path:e,lines:t=[],length:s})=>({title:`new fil\
e \`${e}\`, ${(0,g().count)(s,"line")}`,lines:t.map(r=>r.replaceAll("	","    "))}))}function y(n,{isEach:e=!1,most:t=Number.
POSITIVE_INFINITY}={}){return(0,O().groupByCause)(w(n,e)).slice(0,t).flatMap(({lead:s,others:r})=>[d(s),...r.slice(0,t).
map(a=>d(a,s.lead))])}function w(n,e){return e?n.map(t=>({lead:t,others:[]})):(0,O().groupCommands)(n)}function d(n,e){const{
findings:t,gene:s}=n.lead,r=t.flatMap(({span:u})=>u??[]);if(e){const u=l(t)?.remedy??"",v=u===l(e.findings)?.remedy,I=[{
label:"why",text:"The reason is the same as above."},...v?[]:$(u)];return{...h(n,"blocked"),spans:r,notes:I}}const a=T(t),
m=t.length>0?a.notes:[{label:"why",text:s.summary}];return{...h(n,"blocked"),spans:r,...a,notes:m}}function c(n,{most:e,
columns:t},s=!1){return w(n,s).flatMap(r=>{const{findings:a,command:m}=r.lead,{outcome:u}=m;if(u===void 0)return[];const[
v]=a,L=v&&(0,O().isMissingTarget)(v)?` ${v.message}`:"";return{...h(r,"failed"),notes:[{label:"why",text:`It ${(0,g().outcomeWords)(
u)}.${L}`},...v?$(v.remedy):[]],blocks:[{lines:(0,S().errorLines)(u,e,t)}],...v&&{rule:v.rule}}})}function h(n,e){const{
gene:t,command:s,position:r}=n.lead,{path:a=t.path,line:m=t.line}=s.location??{},u=n.others.map(v=>v.gene.id);return{status:e,
tone:"bad",name:t.id,...t.commands.length>1&&{word:`command ${r} of ${t.commands.length}`},place:{path:a,line:m},command:s.
command,...u.length>0&&{also:`also in ${(0,g().named)(u)}`},size:(0,b().sizeOf)(n)}}},17577:function(P,i,f){Object.defineProperty(
i,"__esModule",{value:!0}),i.dangerFirst=O,i.dangerRank=p,i.groupsOf=M,i.otherWords=A,i.sizeOf=g;function o(){const l=f(
59490);return o=function(){return l},l}function S(){const l=f(94965);return S=function(){return l},l}const b=[/weakens the gate/i,
/download|remote code|whatever it reads|what npm runs|from elsewhere/i,/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];
function p(l){const T=b.findIndex($=>$.test(l));return T===-1?b.length:T}function O(l){const{message:T,remedy:$,danger:N}=l;
return N===void 0?l:{...l,message:`The command ${N}. ${T}`,remedy:$.replace(`: it ${N}`,"")}}function g({others:l}){return 1+
l.length}const k=3;function A({lead:l,others:T}){if(T.length===0)return"";const $=T.flatMap(({subject:h})=>h?.id??[]),N=T.
flatMap(({subject:h,location:n})=>h?[]:n?.path??[]),y=new Set(T.map(({rule:h})=>h).filter(h=>h!==l.rule)),w=(h,n="")=>y.
size===0&&h.length===T.length&&!h.includes(n);if(w($,l.subject?.id))return`also ${(0,S().named)($)}`;if(N.length<=k&&new Set(
N).size===N.length&&w(N,l.location?.path))return`also ${(0,S().named)(N)}`;const c=new Set($).size;return[(0,S().count)(
T.length,"other place")+(c>1?` in ${c} assets`:""),...y.size>0?[`also ${[...y].join(", ")}`]:[]].join(", ")}function M(l,T){
return[...(0,o().groupBy)(l,T).values()].flatMap(([$,...N])=>$===void 0?[]:[{lead:$,others:N}])}},55967:function(P,i,f){
Object.defineProperty(i,"__esModule",{value:!0}),i.fixList=g,i.newFiles=M;function o(){const l=f(38863);return o=function(){
return l},l}function S(){const l=f(52978);return S=function(){return l},l}function b(){const l=f(10289);return b=function(){
return l},l}function p(){const l=f(94965);return p=function(){return l},l}const O={lines:40,characters:4e3};function g({
fix:l,base_sha:T}){const $={id:"fix",title:"Fix",label:"fix",noun:"fix"};if(l===void 0||l.edits.length===0)return{...$,rows:[]};
const N=T===null||l.all?"":` --base ${T.slice(0,12)}`,y={title:"Run this in the repository",language:"sh",lines:[`${o().
COMMAND} fix${N} --write`]},w=l.patch?.replace(/\n$/,"").split(`
`)??[],d=w.length>0&&w.length<=O.lines&&(l.patch??"").length<=O.characters&&w.every(b().isPlain),h={tone:"good",words:`${k(
l)}; the gate accepts the result, and no command has run yet.`,notes:d?[]:[{text:`The \`patch\` of \`${S().AGENT_TASK_FILE}\
\` is its diff for \`git apply\`.`}],blocks:[y,...d?[{title:"Or save this as a file, and apply it with `git apply`",language:"\
diff",lines:w}]:[]]};return{...$,rows:[h]}}function k({edits:l}){const T=l.filter(({pointer:w})=>w.endsWith("/asset_id")).
length,$=l.length-T,N=l.flatMap(({files:w=[]})=>w.map(({path:d})=>d));return`Writes ${[...$>0?[`${(0,p().count)($,"comma\
nd")} with new content hashes`]:[],...T>0?[(0,p().count)(T,"new `asset_id`")]:[],...N.length>0?[`the new files ${(0,p().
named)(N)}`]:[]].join(", and ")}`}const A=20;function M(l){return l===void 0||l.fix?[]:(l.files??[]).map(({path:T,text:$})=>{
const N=$.replace(/\n$/,"").split(`
`);return{path:T,lines:N.length>A?void 0:N,length:N.length}})}},63245:function(P,i,f){Object.defineProperty(i,"__esModul\
e",{value:!0}),i.groupByCause=t,i.groupCauses=c,i.groupCommands=e,i.groupFindings=h,i.isMissingTarget=l,i.isOfSize=$,i.reportSections=
g,i.resultOf=y;function o(){const s=f(59490);return o=function(){return s},s}function S(){const s=f(78261);return S=function(){
return s},s}function b(){const s=f(13580);return b=function(){return s},s}function p(){const s=f(17577);return p=function(){
return s},s}function O(){const s=f(38319);return O=function(){return s},s}function g(s){const r=(0,o().groupBy)(s.findings,
({subject:E})=>N(E?.id,E?.command)),a=(E,R)=>(r.get(N(E.id,R?.command))??[]).filter(W=>d(W,E,R)),m=s.genes.flatMap(E=>E.
commands.map((R,W)=>{const z=y(R),B=a(E,R).filter(_=>w(_,z)).sort((_,G)=>Number(l(G))-Number(l(_)));return{gene:E,command:R,
result:z,position:W+1,findings:B}})),u=E=>m.filter(({gene:R,command:W,result:z})=>z===E&&!k(a(R,W))).sort(M),v=new Set(m.
flatMap(({findings:E})=>E)),L=new Set(s.agent_files?s.findings.filter(O().isTold):[]),I=s.findings.filter(E=>!v.has(E)&&
!E.suppressed&&!A(E)&&!L.has(E)),C=({severity:E})=>E==="notice",j=I.filter(E=>!C(E)&&!T(E)),F=new Set(j.filter(({harm:E})=>E===
"danger").map(n)),H=E=>F.has(n(E));return{commands:m,blocked:u("blocked"),failed:u("failed"),passed:u("passed"),notRun:u(
"notRun"),dangers:j.filter(H),findings:j.filter(E=>!H(E)).sort((E,R)=>Number($(R))-Number($(E))),told:[...L],waiting:I.filter(
T),notices:I.filter(E=>C(E)&&!T(E)),suppressed:s.findings.filter(({suppressed:E})=>E),about:a}}function k(s){return s.length>
0&&s.every(A)}function A({seed:s,severity:r}){return s===!0&&r!=="error"}function M({findings:[s]},{findings:[r]}){return!s||
!r?0:(0,S().byHarm)(s,r)||(0,p().dangerRank)(s.danger??"")-(0,p().dangerRank)(r.danger??"")}function l({rule:s}){return s===
"target-missing"}function T({rule:s}){return(0,b().ruleOf)(s)?.approval==="waits"}function $({rule:s}){return(0,b().ruleOf)(
s)?.group==="size"}function N(s,r){return JSON.stringify([s,r])}function y({verdict:s,outcome:r}){if(s==="block"||r?.status===
"blocked")return"blocked";switch(r?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"\
not_runnable":case"error":return"failed";default:return"notRun"}}function w(s,r){const{severity:a,layer:m}=s,u=m==="run";
return r==="blocked"?a==="error"&&!u:r==="failed"&&(l(s)||a==="error"&&u)}function d({location:s},r,a){if(s===void 0)return!0;
if(a===void 0)return s.path===r.path;const{path:m=r.path,line:u=s.line}=a.location??{};return s.path===m&&s.line===u}function c(s){
return(0,p().groupsOf)(s.toSorted(S().byHarm),n)}function h(s){return(0,p().groupsOf)(s.toSorted(S().byHarm),r=>JSON.stringify(
[n(r),/ fix --/.test(r.remedy)]))}function n({cause:s,rule:r,location:a,message:m}){return s??JSON.stringify([r,a?a.path:
m])}function e(s){return(0,p().groupsOf)(s,({command:r,findings:[a]})=>JSON.stringify([a&&n(a),r.outcome?.status,r.outcome?.
exit_code,a&&l(a)?a.message:r.command]))}function t(s){return(0,p().groupsOf)(s,({lead:{gene:r,findings:a}})=>a[0]?JSON.
stringify([n(a[0]),a[0].danger]):r.summary)}},23408:function(P,i){Object.defineProperty(i,"__esModule",{value:!0}),i.sizeOfRows=
f;function f(o){return o.reduce((S,{size:b=1})=>S+b,0)}},38319:function(P,i,f){Object.defineProperty(i,"__esModule",{value:!0}),
i.claimList=A,i.isTold=p,i.machineList=g,i.readList=k,i.uncountedList=y;function o(){const w=f(78261);return o=function(){
return w},w}function S(){const w=f(13580);return S=function(){return w},w}function b(){const w=f(94965);return b=function(){
return w},w}function p({rule:w,severity:d,suppressed:c}){return(0,S().ruleOf)(w)?.listed===!0&&d!=="error"&&!c}const O={
new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function g({agent_files:w=[],findings:d}){
const c=new Map(d.map(e=>[e.id,e]));return{id:"machines",title:"Commands this change runs automatically",label:"machines",
noun:"command",note:"Agents and editors run this by themselves on the machine of everybody who opens the branch. The gat\
e ran none of it.",rows:w.flatMap(e=>e.entries.map(t=>{const[s]=(t.findings??[]).flatMap(r=>c.get(r)??[]).sort(o().byHarm);
return{file:e,entry:t,worst:s}})).toSorted(({worst:e},{worst:t})=>e&&t?(0,o().byHarm)(e,t):+!e-+!t).map(({file:e,entry:t,
worst:s})=>{const{event:r,command:a,line:m,state:u,target:v,scripts:L}=t,I=s!==void 0&&s.harm!=="bookkeeping",C=I&&p(s)?
s.message:v,j=u==="removed"?void 0:`${e.tool} ${e.approval}`;return{name:`${e.path}:${m}`,place:{path:e.path,line:m},...u&&
{word:O[u]},tone:I?"bad":"caution",words:r,command:a,notes:[C,j].flatMap(F=>F?{text:`${(0,b().capital)(F).replace(/\.$/,
"")}.`}:[]),...L&&{files:L}}})}}function k({read:w=[]}){return{id:"read",title:"Read these files",label:"read",noun:"fil\
e",note:"They decide what the checks mean, and this change touches them.",rows:w.map(({path:d,why:c,new:h,bytes:n})=>{const e=[
...h?["new"]:[],...n===void 0?[]:[(0,b().size)(n)]];return{name:d,place:{path:d,line:1},...e.length>0&&{word:e.join(", ")},
tone:"quiet",words:c,notes:[]}})}}function A({capsules:w,events:d}){return{id:"evidence",title:"Evidence",label:"evidenc\
e",noun:"asset",rows:[...w.map(c=>({...M(c),...l(c),notes:c.reasons.map(({rule:h,message:n})=>({text:`${n} (\`${h}\`)`}))})),
...d.map(M)]}}function M({type:w,id:d,path:c,line:h,change:n}){return{name:d,place:{path:c,line:h},tone:"quiet",words:`${w}\
 ${n}`,notes:[]}}function l({eligible:w}){return w===null?{tone:"quiet"}:w?{word:"eligible for promotion",tone:"good"}:{
word:"not eligible for promotion",tone:"caution"}}const T=20,$={asset_store:"asset store file",validation_script:"new va\
lidation script",reference:"not counted by the reference engine"},N={binary:"binary",long_lines:"very long lines",generated:"\
marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function y({blast_radius:w}){return{id:"\
uncounted",title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(w?.changed_files??[]).
filter(({exempt:c,veil:h})=>c??h).slice(0,T).map(({path:c,lines:h,exempt:n,veil:e,bytes:t})=>({name:c,tone:"quiet",words:[
...t===void 0||h>0?[(0,b().count)(h,"line")]:[],...t===void 0?[]:[(0,b().size)(t)],...n?[$[n]]:[],...e?[N[e]]:[]].join("\
, "),notes:[]}))}}},94274:function(P,i,f){Object.defineProperty(i,"__esModule",{value:!0}),i.isForHuman=p,i.nextActorOf=
O;function o(){const g=f(28894);return o=function(){return g},g}function S(){const g=f(13580);return S=function(){return g},
g}function b(){const g=f(47350);return b=function(){return g},g}function p({rule:g,location:k,danger:A}){return A!==void 0||
(0,S().ruleOf)(g)?.actor==="human"||k!==void 0&&(0,o().isAuditLog)(k.path)}function O(g,k,A){switch(g){case"pass":case"w\
arn":return"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":return k.some(M=>(0,b().isBlocking)(
M,A)&&!p(M))?"agent":"human"}}}};
