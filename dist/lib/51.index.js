"use strict";exports.id=51,exports.ids=[51],exports.modules={54078:function(j,i,f){Object.defineProperty(i,"__esModule",{value:!0}),i.
firstProblem=S;function o(){const w=f(7723);return o=function(){return w},w}function y(w){return w.map(T=>typeof T=="num\
ber"?`[${T}]`:`.${String(T)}`).join("").replace(/^\./,"")}function S(w){return w instanceof o().ZodError?`\`${y(w.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function(j,i,f){Object.defineProperty(
i,"__esModule",{value:!0}),i.byHarm=y;function o(){const w=f(39763);return o=function(){return w},w}function y(w,T){return S(
w)-S(T)}function S({severity:w,harm:T="bookkeeping",suppressed:h}){return((h?2:+(w==="notice"))*o().HARMS.length+o().HARMS.
indexOf(T))*o().SEVERITIES.length+o().SEVERITIES.indexOf(w)}},9819:function(j,i,f){Object.defineProperty(i,"__esModule",
{value:!0}),i.proposalSchema=i.judgedEditSchema=i.editSchema=void 0;function o(){const k=f(7723);return o=function(){return k},
k}function y(){const k=f(99462);return y=function(){return k},k}const S=o().array(o().object({path:o().string(),text:o().
string()})).exactOptional().describe("New files that the new commands run."),w=i.editSchema=o().object({path:o().string().
exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:o().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:o().string(),new:o().array(o().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:S,fix:o().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),T=i.judgedEditSchema=
o().object({finding:y().findingIdSchema.describe("The id of the finding that the edit resolves."),path:o().string().describe(
"The asset file."),pointer:o().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:o().string(),new:o().array(o().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:S,after:o().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),h=i.proposalSchema=o().object({edits:o().array(T),
patch:o().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},73849:function(j,i,f){
Object.defineProperty(i,"__esModule",{value:!0}),i.agentTaskSchema=i.AGENT_TASK_VERSION=void 0,i.readAgentTask=$;function o(){
const O=f(7723);return o=function(){return O},O}function y(){const O=f(41895);return y=function(){return O},O}function S(){
const O=f(54078);return S=function(){return O},O}function w(){const O=f(9819);return w=function(){return O},O}function T(){
const O=f(99462);return T=function(){return O},O}function h(){const O=f(13970);return h=function(){return O},O}const k=i.
AGENT_TASK_VERSION="1.0.0",M=o().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),A=T().findingIdSchema.exactOptional().describe(
"The id of the finding."),v=o().object({finding:A,rule:o().string(),path:o().string().exactOptional(),line:o().int().min(
1).exactOptional(),message:o().string(),remedy:o().string()}),E=o().object({finding:A,why:o().string(),needs:o().string().
describe("What the person does, such as an approval and its digest.")}),g=i.agentTaskSchema=o().object({type:o().literal(
"AgentTask"),schema_version:o().literal(k),next_actor:h().nextActorSchema.describe("The one field to switch on. `done`: \
nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecid\
ed`: the gate could not decide; hand over or run it again."),verdict:h().verdictSchema,error:o().object({code:o().string(),
message:o().string(),hint:o().string()}).optional(),head_sha:M.nullable().describe("The commit that the task is about."),
base_sha:M.nullable(),policy:o().object({ref:o().string().exactOptional(),profile:o().string()}).nullable().describe("Th\
e commit whose policy applies, and the profile."),edits:o().array(w().judgedEditSchema).describe("What `gene-gate fix --\
apply` changes; the new commands are judged already."),todo:o().array(v).describe("Findings that fail the gate and that \
no edit resolves: change the files yourself."),human:o().array(E).describe("Findings that only a person resolves."),must_not:o().
array(o().string()).describe("What the agent does not do, whatever the findings are."),patch:o().string().nullable().describe(
"A unified diff of the edits for `git apply`; null without one."),verify:o().string().describe("The command that exits w\
ith 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a \
change does next");function $(O,p){try{return g.parse(JSON.parse(O.toString("utf8")))}catch(d){throw new(y()).GateError(
"input_invalid",`${p} is not an AgentTask of this version: ${(0,S().firstProblem)(d)}.`,"Pass the file that `gene-gate c\
heck --format agent` printed, or agent-task.json of the results.",{cause:d})}}},52978:function(j,i,f){Object.defineProperty(
i,"__esModule",{value:!0}),i.AGENT_TASK_FILE=i.AGENT_PATCH_FILE=void 0,i.agentTask=O,i.renderAgentTask=g,i.renderTask=$;
function o(){const n=f(28894);return o=function(){return n},n}function y(){const n=f(44786);return y=function(){return n},
n}function S(){const n=f(38863);return S=function(){return n},n}function w(){const n=f(78261);return w=function(){return n},
n}function T(){const n=f(13580);return T=function(){return n},n}function h(){const n=f(94274);return h=function(){return n},
n}function k(){const n=f(47350);return k=function(){return n},n}function M(){const n=f(10289);return M=function(){return n},
n}function A(){const n=f(73849);return A=function(){return n},n}const v=i.AGENT_TASK_FILE="agent-task.json",E=i.AGENT_PATCH_FILE=
"agent-task.patch";function g(n){return $(O(n))}function $(n){return`{
${Object.entries(A().agentTaskSchema.parse(n)).map(([r,s])=>{const m=Array.isArray(s)&&s.length>0?`[
${s.map(M().jsonLine).join(`,
`)}
]`:(0,M().jsonLine)(s);return`${JSON.stringify(r)}: ${m}`}).join(`,
`)}
}
`}function O(n){const{verdict:t,next_actor:r,error:s,head_sha:u,base_sha:m,policy:l,findings:N,fix:R}=n,F=r==="done"?p:d(
n),P=N.filter(b=>F(b)||p(b)).sort(w().byHarm),L=new Set(P.filter(h().isForHuman)),I=a(R?.edits??[]);return{type:"AgentTa\
sk",schema_version:A().AGENT_TASK_VERSION,next_actor:r,verdict:t,...s&&{error:s},head_sha:u,base_sha:m,policy:l&&{...l.ref!==
void 0&&{ref:l.ref},profile:l.profile},edits:R?.edits??[],todo:P.filter(b=>!L.has(b)&&!I(b)).map(({id:b,rule:H,message:W,
remedy:C,location:z})=>({...b!==void 0&&{finding:b},rule:H,...z&&{path:z.path,line:z.line},message:W,remedy:C})),human:[
...L].map(b=>({...b.id!==void 0&&{finding:b.id},why:b.message,needs:c(b,n)})),must_not:y().MUST_NOT,patch:R?.patch??null,
verify:e(n,P)}}function p({rule:n,severity:t,suppressed:r}){return(0,T().ruleOf)(n)?.advice===!0&&t==="warning"&&!r}function d({
policy:n,findings:t}){const r=n?.fail_on??"error",s=t.some(({rule:u})=>u==="gate-approval-missing");return u=>{const m=(0,T().
ruleOf)(u.rule)?.approval,l=m==="waits"||m==="needed"&&s;return!u.suppressed&&((0,k().isBlocking)(u,r)||l)}}function a(n){
const t=new Set(n.map(({finding:s})=>s)),r=new Set(n.map(({path:s,old:u})=>JSON.stringify([s,u])));return({id:s,subject:u,
location:m})=>t.has(s)||r.has(JSON.stringify([m?.path,u?.command]))}function c({rule:n,remedy:t,location:r},{approval_digest:s}){
return s!==null&&(0,T().ruleOf)(n)?.approval!==void 0?`${t} The approval digest is ${s}.`:r&&(0,o().isAuditLog)(r.path)?
`${t} Only the process that owns the audit log writes to it.`:t}function e({policy:n,base_sha:t,event:r},s){const u=n?.ref??
t,m=s.some(({layer:l})=>l==="run");return[`${S().COMMAND} check --worktree`,...r?.name==="index"?["--staged"]:[],...m?[]:
["--no-run"],...n?.enforce==="report"?["--block"]:[],...u?[`--base ${u}`]:[]].join(" ")}},27809:function(j,i,f){Object.defineProperty(
i,"__esModule",{value:!0}),i.listRows=v,i.markedCommand=O,i.rowBlocks=M,i.rowLines=E;function o(){const e=f(10289);return o=
function(){return e},e}function y(){const e=f(50427);return y=function(){return e},e}function S(){const e=f(88611);return S=
function(){return e},e}function w(){const e=f(23408);return w=function(){return e},e}function T(){const e=f(94965);return T=
function(){return e},e}function h(){const e=f(31626);return h=function(){return e},e}const k=600;function M(e,n,{most:t,
noun:r,all:s=(0,w().sizeOfRows)(e)}){const u=n.verbose?e:e.slice(0,t),m=s-(0,w().sizeOfRows)(u);return[...u.map(l=>E(l,n)),
...m>0?[(0,h().leftOut)((0,T().count)(m,`other ${r}`),n)]:[]]}const A=12;function v({label:e,noun:n,rows:t},r){const{shown:s,
rest:u}=(0,h().limited)(t,A,n,r),m=s.map(({notes:l})=>JSON.stringify(l));return[...s.flatMap((l,N)=>{const R=!r.verbose&&
m[N]===m[N+1];return E(R?{...l,notes:[]}:l,r,N===0?e:"")}),...u]}function E(e,n,t=""){const{status:r=t,tone:s,name:u,word:m,
words:l,command:N,blocks:R=[],notes:F,rows:P=[]}=e,I=[...u===void 0?[]:[`${u}${m===void 0?"":` (${m})`}`],...l===void 0?
[]:[l]].join(": "),b=e.isWhole?Number.MAX_SAFE_INTEGER:k,H=s==="quiet"?{}:{text:s},W=e.status===void 0?H:{label:s};return[
...I===""?[]:(0,h().prose)(n,r,(0,T().clipCounted)(I,b),W),...g(e,n),...N===void 0?[]:(0,h().labelled)(n,"",O(N,e.spans??
[],n)),...R.flatMap(C=>p(C,n)),...a(F,n),...e.rule===void 0?[]:c(e.rule,n),...e.isFolded&&n.verbose?P.flatMap(C=>$(C,n)):
[]]}function g({name:e,place:n,also:t,isFolded:r},s){const m=[...n===void 0||r||e?.startsWith(n.path)?[]:[`${(0,T().clip)(
n.path,200)}:${n.line}`],...t?[t]:[]];return m.length===0?[]:(0,h().prose)(s,"",m.join("; "),{text:"quiet"})}function $({
command:e,status:n,words:t,notes:r},s){if(e===void 0)return[];const m=[[n,t].filter(Boolean).join(", "),...r.map(({text:l})=>l)].
flatMap(l=>(0,y().chop)((0,o().terminal)((0,T().clip)(l,k)),(0,h().roomOf)(s)-4));return(0,h().labelled)(s,"",[...(0,S().
markedLines)(e,[],(0,h().roomOf)(s)-2).map(l=>`  ${l}`),...m.map(l=>`    ${s.paint("quiet",l)}`)])}function O(e,n,t,r="b\
ad"){return(0,S().markedLines)(e,n,(0,h().roomOf)(t)).map(s=>t.paint(/^ *\^[ ^]*$/.test(s)?r:"strong",s))}function p({title:e,
lines:n,language:t,isFolded:r},s){if(r)return[];const u=e===void 0?`${s.paint("quiet","\u2502")} `:"",m=n.flatMap(l=>(0,y().
chop)((0,o().terminal)(l.replaceAll("	","    ")),(0,h().roomOf)(s)-(u===""?0:2)).map(N=>{const R=l.startsWith("-")?"bad":
l.startsWith("+")?"good":void 0;return u+(R&&t==="diff"?s.paint(R,N):N)}));return[...e===void 0?[]:(0,h().prose)(s,"",n.
length>0?`${e}:`:e),...(0,h().labelled)(s,"",m)]}const d=6;function a(e,n){const t=e.filter(({isMinor:u})=>n.verbose||!u),
{shown:r,rest:s}=(0,h().limited)(t,d,"remark",n);return[...r.flatMap(({label:u,text:m,tone:l="quiet"})=>{const N=(0,T().
clipCounted)(m,k);return u===void 0?(0,h().prose)(n,"",N,{text:l}):(0,h().prose)(n,u,N,{label:l})}),...s]}function c(e,n){
return(0,h().labelled)(n,"see",[n.paint("quiet",(0,h().shortName)(`gene-gate explain ${e}`,(0,h().roomOf)(n)))])}},88611:function(j,i,f){
Object.defineProperty(i,"__esModule",{value:!0}),i.commandLine=k,i.markedLines=h,i.markedRuns=p,i.notShown=A,i.shownParts=
M;function o(){const d=f(10289);return o=function(){return d},d}function y(){const d=f(50427);return y=function(){return d},
d}function S(){const d=f(94965);return S=function(){return d},d}const w=2e3,T=200;function h(d,a,c=Number.POSITIVE_INFINITY){
return M(d,a).flatMap(({start:e,end:n,isShown:t})=>t?$(g(d,e,n,a),c).flatMap(O):[A(n-e)])}function k(d,a){return M(d,a).
map(({start:c,end:e,isShown:n})=>n?(0,o().terminal)(d.slice(c,e)):` ${A(e-c)} `).join("").trimEnd()}function M(d,a){const c=[];
let e=0;for(const[n,t]of v(d,a))n>e&&c.push({start:e,end:n,isShown:!1}),c.push({start:n,end:t,isShown:!0}),e=t;return e<
d.length&&c.push({start:e,end:d.length,isShown:!1}),c}function A(d){return`[${(0,S().count)(d,"character")} not shown]`}
function v(d,a){if(d.length<=w)return[[0,d.length]];const c=[0,...a.map(({start:n})=>n)].toSorted((n,t)=>n-t),e=[];for(const n of c){
const t=Math.max(0,Math.min(n,d.length)-T),r=Math.min(d.length,n+T),s=e.at(-1);s&&t<=s[1]?s[1]=Math.max(s[1],r):e.push([
t,r])}return e.map(([n,t])=>[E(d,n),E(d,t)])}function E(d,a){return/^[\ud800-\udbff][\udc00-\udfff]/.test(d.slice(a-1,a+
1))?a+1:a}function g(d,a,c,e){const n=[];let t=a;for(const s of d.slice(a,c)){const[u,m]=[t,t+s.length],l=(0,o().terminal)(
s),N=e.some(R=>m>R.start&&u<Math.max(R.end,R.start+1));n.push({shown:l,width:(0,y().textWidth)(l),marked:N}),t=m}const r=c===
d.length&&e.some(s=>s.start>=c);return r&&n.push({shown:"",width:1,marked:r}),n}function $(d,a){const c=[];let e=[],n=0;
for(const t of d)e.length>0&&n+t.width>a&&(c.push(e),[e,n]=[[],0]),e.push(t),n+=t.width;return[...c,e]}function O(d){const a=d.
map(({shown:e})=>e).join(""),c=d.map(({width:e,marked:n})=>(n?"^":" ").repeat(e)).join("");return[a,c.trimEnd()].filter(
(e,n)=>n===0||e!=="")}function p(d,{start:a,end:c},e){const n=[];for(const{shown:t,marked:r}of g(d,a,c,e)){const s=n.at(
-1);s?.marked===r?s.text+=t:n.push({text:t,marked:r})}return n}},51660:function(j,i,f){Object.defineProperty(i,"__esModu\
le",{value:!0}),i.errorLines=v,i.relativePaths=p,i.streamLines=w;function o(){const a=f(10289);return o=function(){return a},
a}function y(){const a=f(50427);return y=function(){return a},a}const S=256*1024;function w({head:a,tail:c,bytes:e,truncated:n}){
const t=s=>s===""?[]:(0,o().outputLines)(s.replace(/\r?\n$/,"")),r=n?[`[${e} bytes in total; the middle is omitted]`]:[];
return[...t(a),...r,...t(c)]}const T={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},h={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
k=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
M=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
A=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function v({stdout:a,stderr:c,root:e},n,t=Number.POSITIVE_INFINITY){const r=p(e),s=L=>(0,o().outputLines)(r(L.slice(-S))),
u=[c,a],m=u.map(({head:L,tail:I})=>s(`${L}
${I}`)),l=g(m,Object.values(T))??g(m,[h]),R=u.map(({head:L,tail:I})=>s(I===""?L:I).filter(E)).find(L=>L.length>0)??[],P=(l?
l.filter(E).slice(0,n):R.slice(-n)).flatMap(L=>(0,y().chop)(L.trimEnd(),t)).map(L=>L.trimEnd());return l?P.slice(0,n):P.
slice(-n)}function E(a){return![k,M,A].some(c=>c.test(a))}function g(a,c){return a.map(e=>$(e,c)).find(Boolean)}function $(a,c){
for(const{start:e,after:n,before:t=0}of c){const r=n?a.findIndex(u=>n.test(u)):0,s=a.findIndex((u,m)=>r!==-1&&m>=r&&e.test(
u));if(s!==-1)return a.slice(Math.max(0,s-t))}}const O=String.raw`[\w.@+~-]`;function p(a){if(a===void 0||a.length<2)return t=>t;
const e=[`file://${a.startsWith("/")?"":"/"}${encodeURI(a.replaceAll("\\","/"))}`,`file://${a}`,a.replaceAll("\\","\\\\"),
a],n=new RegExp(`(?<!${O})(?:${e.map(d).join("|")})(?:([/\\\\]{1,2})(?=${O})|(?!${O}))`,"g");return t=>t.replace(n,(r,s)=>s?
"":".")}function d(a){return a.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(j,i,f){Object.defineProperty(i,"__\
esModule",{value:!0}),i.blockedRows=O,i.failedRows=a,i.findingRows=k,i.reasonNotes=E;function o(){const e=f(13580);return o=
function(){return e},e}function y(){const e=f(51660);return y=function(){return e},e}function S(){const e=f(17577);return S=
function(){return e},e}function w(){const e=f(55967);return w=function(){return e},e}function T(){const e=f(63245);return T=
function(){return e},e}function h(){const e=f(94965);return h=function(){return e},e}function k(e,n=!1){return n?e.map(t=>M(
{lead:t,others:[]})):(0,T().groupFindings)(e).map(M)}function M(e){const{lead:n,others:t}=e,{severity:r,rule:s,message:u,
location:m,suppressed:l}=n,N=(0,S().otherWords)(e),R=s==="approval-missing";return{status:l?"ignored":R?"approval":r,tone:R?
"waiting":h().SEVERITY_TONES[r],words:u,isWhole:(0,o().ruleOf)(s)?.shownWhole===!0,...m&&{place:m},notes:l?[{label:"reas\
on",text:`${l.reason} (until ${l.expires})`}]:g(n.remedy),blocks:$(n),rule:s,...N!==""&&{also:N},rows:t.map(F=>M({lead:F,
others:[]})),size:(0,S().sizeOf)(e)}}const A=3;function v(e){const n=e.find(({span:t})=>t!==void 0)??e[0];return n&&(0,S().
dangerFirst)(n)}function E(e){const n=v(e);if(n===void 0)return{notes:[]};const t=new Map(e.map(s=>[s.rule,s]));t.delete(
n.rule);const r=[...t.values()].slice(0,A);return{notes:[{label:"why",text:n.message},...g(n.remedy),...r.map(({message:s,
rule:u})=>({label:"also",text:`${s} (\`${u}\`)`}))],blocks:$(n),rule:n.rule}}function g(e){return e===""?[]:[{label:"fix",
text:e,tone:"good"}]}function $({edit:e}){return(0,w().newFiles)(e).map(({path:n,lines:t=[],length:r})=>({title:`new fil\
e \`${n}\`, ${(0,h().count)(r,"line")}`,lines:t.map(s=>s.replaceAll("	","    "))}))}function O(e,{isEach:n=!1,most:t=Number.
POSITIVE_INFINITY}={}){return(0,T().groupByCause)(p(e,n)).slice(0,t).flatMap(({lead:r,others:s})=>[d(r),...s.slice(0,t).
map(u=>d(u,r.lead))])}function p(e,n){return n?e.map(t=>({lead:t,others:[]})):(0,T().groupCommands)(e)}function d(e,n){const{
findings:t,gene:r}=e.lead,s=t.flatMap(({span:l})=>l??[]);if(n){const l=v(t)?.remedy??"",N=l===v(n.findings)?.remedy,F=[{
label:"why",text:"The reason is the same as above."},...N?[]:g(l)];return{...c(e,"blocked"),spans:s,notes:F}}const u=E(t),
m=t.length>0?u.notes:[{label:"why",text:r.summary}];return{...c(e,"blocked"),spans:s,...u,notes:m}}function a(e,{most:n,
columns:t},r=!1){return p(e,r).flatMap(s=>{const{findings:u,command:m}=s.lead,{outcome:l}=m;if(l===void 0)return[];const[
N]=u,R=N&&(0,T().isMissingTarget)(N)?` ${N.message}`:"";return{...c(s,"failed"),notes:[{label:"why",text:`It ${(0,h().outcomeWords)(
l)}.${R}`},...N?g(N.remedy):[]],blocks:[{lines:(0,y().errorLines)(l,n,t)}],...N&&{rule:N.rule}}})}function c(e,n){const{
gene:t,command:r,position:s}=e.lead,{path:u=t.path,line:m=t.line}=r.location??{},l=e.others.map(N=>N.gene.id);return{status:n,
tone:"bad",name:t.id,...t.commands.length>1&&{word:`command ${s} of ${t.commands.length}`},place:{path:u,line:m},command:r.
command,...l.length>0&&{also:`also in ${(0,h().named)(l)}`},size:(0,S().sizeOf)(e)}}},17577:function(j,i,f){Object.defineProperty(
i,"__esModule",{value:!0}),i.dangerFirst=T,i.dangerRank=w,i.groupsOf=A,i.otherWords=M,i.sizeOf=h;function o(){const v=f(
59490);return o=function(){return v},v}function y(){const v=f(94965);return y=function(){return v},v}const S=[/weakens the gate/i,
/download|remote code|whatever it reads|what npm runs|from elsewhere/i,/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];
function w(v){const E=S.findIndex(g=>g.test(v));return E===-1?S.length:E}function T(v){const{message:E,remedy:g,danger:$}=v;
return $===void 0?v:{...v,message:`The command ${$}. ${E}`,remedy:g.replace(`: it ${$}`,"")}}function h({others:v}){return 1+
v.length}const k=3;function M({lead:v,others:E}){if(E.length===0)return"";const g=E.flatMap(({subject:c})=>c?.id??[]),$=E.
flatMap(({subject:c,location:e})=>c?[]:e?.path??[]),O=new Set(E.map(({rule:c})=>c).filter(c=>c!==v.rule)),p=(c,e="")=>O.
size===0&&c.length===E.length&&!c.includes(e);if(p(g,v.subject?.id))return`also ${(0,y().named)(g)}`;if($.length<=k&&new Set(
$).size===$.length&&p($,v.location?.path))return`also ${(0,y().named)($)}`;const a=new Set(g).size;return[(0,y().count)(
E.length,"other place")+(a>1?` in ${a} assets`:""),...O.size>0?[`also ${[...O].join(", ")}`]:[]].join(", ")}function A(v,E){
return[...(0,o().groupBy)(v,E).values()].flatMap(([g,...$])=>g===void 0?[]:[{lead:g,others:$}])}},55967:function(j,i,f){
Object.defineProperty(i,"__esModule",{value:!0}),i.fixList=k,i.newFiles=E;function o(){const g=f(28894);return o=function(){
return g},g}function y(){const g=f(38863);return y=function(){return g},g}function S(){const g=f(52978);return S=function(){
return g},g}function w(){const g=f(10289);return w=function(){return g},g}function T(){const g=f(94965);return T=function(){
return g},g}const h={lines:40,characters:4e3};function k(g){const{fix:$,base_sha:O}=g,p={id:"fix",title:"Fix",label:"fix",
noun:"fix"},d=O===null?"":` --base ${O.slice(0,12)}`,a={title:"Run this in the repository",language:"sh",lines:[`${y().COMMAND}\
 fix${d} --write`]};if($===void 0||$.edits.length===0){const u={tone:"quiet",words:"If you edit an asset by hand, write \
its new content hash with `gene-gate fix`.",notes:[],blocks:[a]};return{...p,rows:A(g)?[u]:[]}}const c=$.edits.flatMap(({
files:s=[]})=>s.map(({path:u})=>u)),e=c.length>0?`, and new files: ${(0,T().named)(c)}`:"",n=$.patch?.replace(/\n$/,"").
split(`
`)??[],t=n.length>0&&n.length<=h.lines&&($.patch??"").length<=h.characters&&n.every(w().isPlain);return{...p,rows:[{tone:"\
good",words:`${(0,T().count)($.edits.length,"edit")} that the gate accepts, with new content hashes${e}; no command has \
run yet.`,notes:t?[]:[{text:`The \`patch\` of \`${S().AGENT_TASK_FILE}\` is its diff for \`git apply\`.`}],blocks:[a,...t?
[{title:"Or save this as a file, and apply it with `git apply`",language:"diff",lines:n}]:[]]}]}}const M=new Set(["chang\
e","run","promotion"]);function A({findings:g}){const $=new Set(g.flatMap(({rule:O,subject:p})=>O==="content-hash-missin\
g"?p?.id:[]));return g.some(({layer:O,rule:p,severity:d,suppressed:a,subject:c,location:e})=>d!=="notice"&&!a&&c!==void 0&&
!$.has(c.id)&&e!==void 0&&!(0,o().isAuditLog)(e.path)&&(!M.has(O)||p==="passes-when-broken"))}const v=20;function E(g){return g===
void 0||g.fix?[]:(g.files??[]).map(({path:$,text:O})=>{const p=O.replace(/\n$/,"").split(`
`);return{path:$,lines:p.length>v?void 0:p,length:p.length}})}},63245:function(j,i,f){Object.defineProperty(i,"__esModul\
e",{value:!0}),i.groupByCause=n,i.groupCauses=d,i.groupCommands=e,i.groupFindings=a,i.isMissingTarget=A,i.isOfSize=E,i.reportSections=
h,i.resultOf=$;function o(){const t=f(59490);return o=function(){return t},t}function y(){const t=f(78261);return y=function(){
return t},t}function S(){const t=f(13580);return S=function(){return t},t}function w(){const t=f(17577);return w=function(){
return t},t}function T(){const t=f(38319);return T=function(){return t},t}function h(t){const r=(0,o().groupBy)(t.findings,
({subject:b})=>g(b?.id,b?.command)),s=(b,H)=>(r.get(g(b.id,H?.command))??[]).filter(W=>p(W,b,H)),u=t.genes.flatMap(b=>b.
commands.map((H,W)=>{const C=$(H),z=s(b,H).filter(B=>O(B,C)).sort((B,G)=>Number(A(G))-Number(A(B)));return{gene:b,command:H,
result:C,position:W+1,findings:z}})),m=b=>u.filter(({gene:H,command:W,result:C})=>C===b&&!k(s(H,W))).sort(M),l=new Set(u.
flatMap(({findings:b})=>b)),N=new Set(t.agent_files?t.findings.filter(T().isTold):[]),R=t.findings.filter(b=>!l.has(b)&&
!b.suppressed&&!b.seed&&!N.has(b)),F=({severity:b})=>b==="notice",P=R.filter(b=>!F(b)&&!v(b)),L=new Set(P.filter(({harm:b})=>b===
"danger").map(c)),I=b=>L.has(c(b));return{commands:u,blocked:m("blocked"),failed:m("failed"),passed:m("passed"),notRun:m(
"notRun"),dangers:P.filter(I),findings:P.filter(b=>!I(b)).sort((b,H)=>Number(E(H))-Number(E(b))),told:[...N],waiting:R.filter(
v),notices:R.filter(b=>F(b)&&!v(b)),suppressed:t.findings.filter(({suppressed:b})=>b),about:s}}function k(t){return t.length>
0&&t.every(({seed:r})=>r)}function M({findings:[t]},{findings:[r]}){return!t||!r?0:(0,y().byHarm)(t,r)||(0,w().dangerRank)(
t.danger??"")-(0,w().dangerRank)(r.danger??"")}function A({rule:t}){return t==="target-missing"}function v({rule:t}){return(0,S().
ruleOf)(t)?.approval==="waits"}function E({rule:t}){return(0,S().ruleOf)(t)?.group==="size"}function g(t,r){return JSON.
stringify([t,r])}function $({verdict:t,outcome:r}){if(t==="block"||r?.status==="blocked")return"blocked";switch(r?.status){case"\
passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:
return"notRun"}}function O(t,r){const{severity:s,layer:u}=t,m=u==="run";return r==="blocked"?s==="error"&&!m:r==="failed"&&
(A(t)||s==="error"&&m)}function p({location:t},r,s){if(t===void 0)return!0;if(s===void 0)return t.path===r.path;const{path:u=r.
path,line:m=t.line}=s.location??{};return t.path===u&&t.line===m}function d(t){return(0,w().groupsOf)(t.toSorted(y().byHarm),
c)}function a(t){return(0,w().groupsOf)(t.toSorted(y().byHarm),r=>JSON.stringify([c(r),/ fix --/.test(r.remedy)]))}function c({
cause:t,rule:r,location:s,message:u}){return t??JSON.stringify([r,s?s.path:u])}function e(t){return(0,w().groupsOf)(t,({
command:r,findings:[s]})=>JSON.stringify([s&&c(s),r.outcome?.status,r.outcome?.exit_code,s&&A(s)?s.message:r.command]))}
function n(t){return(0,w().groupsOf)(t,({lead:{gene:r,findings:s}})=>s[0]?JSON.stringify([c(s[0]),s[0].danger]):r.summary)}},
23408:function(j,i){Object.defineProperty(i,"__esModule",{value:!0}),i.sizeOfRows=f;function f(o){return o.reduce((y,{size:S=1})=>y+
S,0)}},38319:function(j,i,f){Object.defineProperty(i,"__esModule",{value:!0}),i.claimList=M,i.isTold=w,i.machineList=h,i.
readList=k,i.uncountedList=O;function o(){const p=f(78261);return o=function(){return p},p}function y(){const p=f(13580);
return y=function(){return p},p}function S(){const p=f(94965);return S=function(){return p},p}function w({rule:p,severity:d,
suppressed:a}){return(0,y().ruleOf)(p)?.listed===!0&&d!=="error"&&!a}const T={new:"new",changed:"changed",removed:"remov\
ed",script_changed:"script changed"};function h({agent_files:p=[],findings:d}){const a=new Map(d.map(n=>[n.id,n]));return{
id:"machines",title:"This change makes machines run",label:"machines",noun:"command",note:"Agents and editors run this b\
y themselves on the machine of everybody who opens the branch. The gate ran none of it.",rows:p.flatMap(n=>n.entries.map(
t=>{const[r]=(t.findings??[]).flatMap(s=>a.get(s)??[]).sort(o().byHarm);return{file:n,entry:t,worst:r}})).toSorted(({worst:n},{
worst:t})=>n&&t?(0,o().byHarm)(n,t):+!n-+!t).map(({file:n,entry:t,worst:r})=>{const{event:s,command:u,line:m,state:l,target:N,
scripts:R}=t,F=r!==void 0&&r.harm!=="bookkeeping",P=F&&w(r)?r.message:N,L=l==="removed"?void 0:`${n.tool} ${n.approval}`;
return{name:`${n.path}:${m}`,place:{path:n.path,line:m},...l&&{word:T[l]},tone:F?"bad":"caution",words:s,command:u,notes:[
P,L].flatMap(I=>I?{text:`${(0,S().capital)(I).replace(/\.$/,"")}.`}:[]),...R&&{files:R}}})}}function k({read:p=[]}){return{
id:"read",title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, and this change touc\
hes them.",rows:p.map(({path:d,why:a,new:c,bytes:e})=>{const n=[...c?["new"]:[],...e===void 0?[]:[(0,S().size)(e)]];return{
name:d,place:{path:d,line:1},...n.length>0&&{word:n.join(", ")},tone:"quiet",words:a,notes:[]}})}}function M({capsules:p,
events:d}){return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...p.map(a=>({...A(a),...v(a),notes:a.
reasons.map(({rule:c,message:e})=>({text:`${e} (\`${c}\`)`}))})),...d.map(A)]}}function A({type:p,id:d,path:a,line:c,change:e}){
return{name:d,place:{path:a,line:c},tone:"quiet",words:`${p} ${e}`,notes:[]}}function v({eligible:p}){return p===null?{tone:"\
quiet"}:p?{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const E=20,g={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},$={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function O({blast_radius:p}){return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"\
files",noun:"file",rows:(p?.changed_files??[]).filter(({exempt:a,veil:c})=>a??c).slice(0,E).map(({path:a,lines:c,exempt:e,
veil:n,bytes:t})=>({name:a,tone:"quiet",words:[...t===void 0||c>0?[(0,S().count)(c,"line")]:[],...t===void 0?[]:[(0,S().
size)(t)],...e?[g[e]]:[],...n?[$[n]]:[]].join(", "),notes:[]}))}}},94274:function(j,i,f){Object.defineProperty(i,"__esMo\
dule",{value:!0}),i.isForHuman=w,i.nextActorOf=T;function o(){const h=f(28894);return o=function(){return h},h}function y(){
const h=f(13580);return y=function(){return h},h}function S(){const h=f(47350);return S=function(){return h},h}function w({
rule:h,location:k,danger:M}){return M!==void 0||(0,y().ruleOf)(h)?.actor==="human"||k!==void 0&&(0,o().isAuditLog)(k.path)}
function T(h,k,M){switch(h){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"\
human";case"fail":return k.some(A=>(0,S().isBlocking)(A,M)&&!w(A))?"agent":"human"}}}};
