"use strict";exports.id=51,exports.ids=[51],exports.modules={54078:function(F,i,f){Object.defineProperty(i,"__esModule",{value:!0}),i.
firstProblem=w;function o(){const p=f(7723);return o=function(){return p},p}function S(p){return p.map(O=>typeof O=="num\
ber"?`[${O}]`:`.${String(O)}`).join("").replace(/^\./,"")}function w(p){return p instanceof o().ZodError?`\`${S(p.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function(F,i,f){Object.defineProperty(
i,"__esModule",{value:!0}),i.byHarm=S;function o(){const p=f(39763);return o=function(){return p},p}function S(p,O){return w(
p)-w(O)}function w({severity:p,harm:O="bookkeeping",suppressed:m}){return((m?2:+(p==="notice"))*o().HARMS.length+o().HARMS.
indexOf(O))*o().SEVERITIES.length+o().SEVERITIES.indexOf(p)}},9819:function(F,i,f){Object.defineProperty(i,"__esModule",
{value:!0}),i.proposalSchema=i.judgedEditSchema=i.editSchema=void 0;function o(){const k=f(7723);return o=function(){return k},
k}function S(){const k=f(99462);return S=function(){return k},k}const w=o().array(o().object({path:o().string(),text:o().
string()})).exactOptional().describe("New files that the new commands run."),p=i.editSchema=o().object({path:o().string().
exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:o().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:o().string(),new:o().array(o().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:w,fix:o().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),O=i.judgedEditSchema=
o().object({finding:S().findingIdSchema.describe("The id of the finding that the edit resolves."),path:o().string().describe(
"The asset file."),pointer:o().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:o().string(),new:o().array(o().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:w,after:o().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),m=i.proposalSchema=o().object({edits:o().array(O),
all:o().literal(!0).optional().describe("Set if the edits are also of assets that the change does not touch."),patch:o().
string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},73849:function(F,i,f){Object.
defineProperty(i,"__esModule",{value:!0}),i.agentTaskSchema=i.AGENT_TASK_VERSION=void 0,i.readAgentTask=E;function o(){const T=f(
7723);return o=function(){return T},T}function S(){const T=f(41895);return S=function(){return T},T}function w(){const T=f(
54078);return w=function(){return T},T}function p(){const T=f(9819);return p=function(){return T},T}function O(){const T=f(
99462);return O=function(){return T},T}function m(){const T=f(13970);return m=function(){return T},T}const k=i.AGENT_TASK_VERSION=
"1.0.0",A=o().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),M=O().findingIdSchema.exactOptional().describe("The id of \
the finding."),h=o().object({finding:M,rule:o().string(),path:o().string().exactOptional(),line:o().int().min(1).exactOptional(),
message:o().string(),remedy:o().string()}),y=o().object({finding:M,why:o().string(),needs:o().string().describe("What th\
e person does, such as an approval and its digest.")}),$=i.agentTaskSchema=o().object({type:o().literal("AgentTask"),schema_version:o().
literal(k),next_actor:m().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:m().verdictSchema,error:o().object({code:o().string(),message:o().string(),hint:o().
string()}).optional(),head_sha:A.nullable().describe("The commit that the task is about."),base_sha:A.nullable(),policy:o().
object({ref:o().string().exactOptional(),profile:o().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:o().array(p().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:o().array(h).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),human:o().array(y).describe("Findings that only a person resolves."),must_not:o().array(o().string()).describe(
"What the agent does not do, whatever the findings are."),patch:o().string().nullable().describe("A unified diff of the \
edits for `git apply`; null without one."),verify:o().string().describe("The command that exits with 0 when nothing is l\
eft to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function E(T,b){
try{return $.parse(JSON.parse(T.toString("utf8")))}catch(u){throw new(S()).GateError("input_invalid",`${b} is not an Age\
ntTask of this version: ${(0,w().firstProblem)(u)}.`,"Pass the file that `gene-gate check --format agent` printed, or ag\
ent-task.json of the results.",{cause:u})}}},52978:function(F,i,f){Object.defineProperty(i,"__esModule",{value:!0}),i.AGENT_TASK_FILE=
i.AGENT_PATCH_FILE=void 0,i.agentTask=T,i.renderAgentTask=$,i.renderTask=E;function o(){const n=f(28894);return o=function(){
return n},n}function S(){const n=f(44786);return S=function(){return n},n}function w(){const n=f(38863);return w=function(){
return n},n}function p(){const n=f(78261);return p=function(){return n},n}function O(){const n=f(13580);return O=function(){
return n},n}function m(){const n=f(94274);return m=function(){return n},n}function k(){const n=f(47350);return k=function(){
return n},n}function A(){const n=f(10289);return A=function(){return n},n}function M(){const n=f(73849);return M=function(){
return n},n}const h=i.AGENT_TASK_FILE="agent-task.json",y=i.AGENT_PATCH_FILE="agent-task.patch";function $(n){return E(T(
n))}function E(n){return`{
${Object.entries(M().agentTaskSchema.parse(n)).map(([e,s])=>{const g=Array.isArray(s)&&s.length>0?`[
${s.map(A().jsonLine).join(`,
`)}
]`:(0,A().jsonLine)(s);return`${JSON.stringify(e)}: ${g}`}).join(`,
`)}
}
`}function T(n){const{verdict:r,next_actor:e,error:s,head_sha:a,base_sha:g,policy:d,findings:N,fix:R}=n,I=e==="done"?b:u(
n),W=N.filter(j=>I(j)||b(j)).sort(p().byHarm),L=new Set(W.filter(m().isForHuman)),P=c(R?.edits??[]);return{type:"AgentTa\
sk",schema_version:M().AGENT_TASK_VERSION,next_actor:e,verdict:r,...s&&{error:s},head_sha:a,base_sha:g,policy:d&&{...d.ref!==
void 0&&{ref:d.ref},profile:d.profile},edits:R?.edits??[],todo:W.filter(j=>!L.has(j)&&!P(j)).map(({id:j,rule:v,message:C,
remedy:H,location:z})=>({...j!==void 0&&{finding:j},rule:v,...z&&{path:z.path,line:z.line},message:C,remedy:H})),human:[
...L].map(j=>({...j.id!==void 0&&{finding:j.id},why:j.message,needs:l(j,n)})),must_not:S().MUST_NOT,patch:R?.patch??null,
verify:t(n,W)}}function b({rule:n,severity:r,suppressed:e}){return(0,O().ruleOf)(n)?.advice===!0&&r==="warning"&&!e}function u({
policy:n,findings:r}){const e=n?.fail_on??"error",s=r.some(({rule:a})=>a==="gate-approval-missing");return a=>{const g=(0,O().
ruleOf)(a.rule)?.approval,d=g==="waits"||g==="needed"&&s;return!a.suppressed&&((0,k().isBlocking)(a,e)||d)}}function c(n){
const r=new Set(n.map(({finding:s})=>s)),e=new Set(n.map(({path:s,old:a})=>JSON.stringify([s,a])));return({id:s,subject:a,
location:g})=>r.has(s)||e.has(JSON.stringify([g?.path,a?.command]))}function l({rule:n,remedy:r,location:e},{approval_digest:s}){
return s!==null&&(0,O().ruleOf)(n)?.approval!==void 0?`${r} The approval digest is ${s}.`:e&&(0,o().isAuditLog)(e.path)?
`${r} Only the process that owns the audit log writes to it.`:r}function t({policy:n,base_sha:r,event:e},s){const a=n?.ref??
r,g=s.some(({layer:d})=>d==="run");return[`${w().COMMAND} check --worktree`,...e?.name==="index"?["--staged"]:[],...g?[]:
["--no-run"],...n?.enforce==="report"?["--block"]:[],...a?[`--base ${a}`]:[]].join(" ")}},27809:function(F,i,f){Object.defineProperty(
i,"__esModule",{value:!0}),i.listRows=h,i.markedCommand=T,i.rowBlocks=A,i.rowLines=y;function o(){const t=f(10289);return o=
function(){return t},t}function S(){const t=f(50427);return S=function(){return t},t}function w(){const t=f(88611);return w=
function(){return t},t}function p(){const t=f(23408);return p=function(){return t},t}function O(){const t=f(94965);return O=
function(){return t},t}function m(){const t=f(31626);return m=function(){return t},t}const k=600;function A(t,n,{most:r,
noun:e,all:s=(0,p().sizeOfRows)(t)}){const a=n.verbose?t:t.slice(0,r),g=s-(0,p().sizeOfRows)(a);return[...a.map(d=>y(d,n)),
...g>0?[(0,m().leftOut)((0,O().count)(g,`other ${e}`),n)]:[]]}const M=12;function h({label:t,noun:n,rows:r},e){const{shown:s,
rest:a}=(0,m().limited)(r,M,n,e),g=s.map(({notes:d})=>JSON.stringify(d));return[...s.flatMap((d,N)=>{const R=!e.verbose&&
g[N]===g[N+1];return y(R?{...d,notes:[]}:d,e,N===0?t:"")}),...a]}function y(t,n,r=""){const{status:e=r,tone:s,name:a,word:g,
words:d,command:N,blocks:R=[],notes:I,rows:W=[]}=t,P=[...a===void 0?[]:[`${a}${g===void 0?"":` (${g})`}`],...d===void 0?
[]:[d]].join(": "),j=t.isWhole?Number.MAX_SAFE_INTEGER:k,v=s==="quiet"?{}:{text:s},C=t.status===void 0?v:{label:s};return[
...P===""?[]:(0,m().prose)(n,e,(0,O().clipCounted)(P,j),C),...$(t,n),...N===void 0?[]:(0,m().labelled)(n,"",T(N,t.spans??
[],n)),...R.flatMap(H=>b(H,n)),...c(I,n),...t.rule===void 0?[]:l(t.rule,n),...t.isFolded&&n.verbose?W.flatMap(H=>E(H,n)):
[]]}function $({name:t,place:n,also:r,isFolded:e},s){const g=[...n===void 0||e||t?.startsWith(n.path)?[]:[`${(0,O().clip)(
n.path,200)}:${n.line}`],...r?[r]:[]];return g.length===0?[]:(0,m().prose)(s,"",g.join("; "),{text:"quiet"})}function E({
command:t,status:n,words:r,notes:e},s){if(t===void 0)return[];const g=[[n,r].filter(Boolean).join(", "),...e.map(({text:d})=>d)].
flatMap(d=>(0,S().chop)((0,o().terminal)((0,O().clip)(d,k)),(0,m().roomOf)(s)-4));return(0,m().labelled)(s,"",[...(0,w().
markedLines)(t,[],(0,m().roomOf)(s)-2).map(d=>`  ${d}`),...g.map(d=>`    ${s.paint("quiet",d)}`)])}function T(t,n,r,e="b\
ad"){return(0,w().markedLines)(t,n,(0,m().roomOf)(r)).map(s=>r.paint(/^ *\^[ ^]*$/.test(s)?e:"strong",s))}function b({title:t,
lines:n,language:r,isFolded:e},s){if(e)return[];const a=t===void 0?`${s.paint("quiet","\u2502")} `:"",g=n.flatMap(d=>(0,S().
chop)((0,o().terminal)(d.replaceAll("	","    ")),(0,m().roomOf)(s)-(a===""?0:2)).map(N=>{const R=d.startsWith("-")?"bad":
d.startsWith("+")?"good":void 0;return a+(R&&r==="diff"?s.paint(R,N):N)}));return[...t===void 0?[]:(0,m().prose)(s,"",n.
length>0?`${t}:`:t),...(0,m().labelled)(s,"",g)]}const u=6;function c(t,n){const r=t.filter(({isMinor:a})=>n.verbose||!a),
{shown:e,rest:s}=(0,m().limited)(r,u,"remark",n);return[...e.flatMap(({label:a,text:g,tone:d="quiet"})=>{const N=(0,O().
clipCounted)(g,k);return a===void 0?(0,m().prose)(n,"",N,{text:d}):(0,m().prose)(n,a,N,{label:d})}),...s]}function l(t,n){
return(0,m().labelled)(n,"see",[n.paint("quiet",(0,m().shortName)(`gene-gate explain ${t}`,(0,m().roomOf)(n)))])}},88611:function(F,i,f){
Object.defineProperty(i,"__esModule",{value:!0}),i.commandLine=k,i.markedLines=m,i.markedRuns=b,i.notShown=M,i.shownParts=
A;function o(){const u=f(10289);return o=function(){return u},u}function S(){const u=f(50427);return S=function(){return u},
u}function w(){const u=f(94965);return w=function(){return u},u}const p=2e3,O=200;function m(u,c,l=Number.POSITIVE_INFINITY){
return A(u,c).flatMap(({start:t,end:n,isShown:r})=>r?E($(u,t,n,c),l).flatMap(T):[M(n-t)])}function k(u,c){return A(u,c).
map(({start:l,end:t,isShown:n})=>n?(0,o().terminal)(u.slice(l,t)):` ${M(t-l)} `).join("").trimEnd()}function A(u,c){const l=[];
let t=0;for(const[n,r]of h(u,c))n>t&&l.push({start:t,end:n,isShown:!1}),l.push({start:n,end:r,isShown:!0}),t=r;return t<
u.length&&l.push({start:t,end:u.length,isShown:!1}),l}function M(u){return`[${(0,w().count)(u,"character")} not shown]`}
function h(u,c){if(u.length<=p)return[[0,u.length]];const l=[0,...c.map(({start:n})=>n)].toSorted((n,r)=>n-r),t=[];for(const n of l){
const r=Math.max(0,Math.min(n,u.length)-O),e=Math.min(u.length,n+O),s=t.at(-1);s&&r<=s[1]?s[1]=Math.max(s[1],e):t.push([
r,e])}return t.map(([n,r])=>[y(u,n),y(u,r)])}function y(u,c){return/^[\ud800-\udbff][\udc00-\udfff]/.test(u.slice(c-1,c+
1))?c+1:c}function $(u,c,l,t){const n=[];let r=c;for(const s of u.slice(c,l)){const[a,g]=[r,r+s.length],d=(0,o().terminal)(
s),N=t.some(R=>g>R.start&&a<Math.max(R.end,R.start+1));n.push({shown:d,width:(0,S().textWidth)(d),marked:N}),r=g}const e=l===
u.length&&t.some(s=>s.start>=l);return e&&n.push({shown:"",width:1,marked:e}),n}function E(u,c){const l=[];let t=[],n=0;
for(const r of u)t.length>0&&n+r.width>c&&(l.push(t),[t,n]=[[],0]),t.push(r),n+=r.width;return[...l,t]}function T(u){const c=u.
map(({shown:t})=>t).join(""),l=u.map(({width:t,marked:n})=>(n?"^":" ").repeat(t)).join("");return[c,l.trimEnd()].filter(
(t,n)=>n===0||t!=="")}function b(u,{start:c,end:l},t){const n=[];for(const{shown:r,marked:e}of $(u,c,l,t)){const s=n.at(
-1);s?.marked===e?s.text+=r:n.push({text:r,marked:e})}return n}},51660:function(F,i,f){Object.defineProperty(i,"__esModu\
le",{value:!0}),i.errorLines=h,i.relativePaths=b,i.streamLines=p;function o(){const c=f(10289);return o=function(){return c},
c}function S(){const c=f(50427);return S=function(){return c},c}const w=256*1024;function p({head:c,tail:l,bytes:t,truncated:n}){
const r=s=>s===""?[]:(0,o().outputLines)(s.replace(/\r?\n$/,"")),e=n?[`[${t} bytes in total; the middle is omitted]`]:[];
return[...r(c),...e,...r(l)]}const O={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},m={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
k=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
A=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
M=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function h({stdout:c,stderr:l,root:t},n,r=Number.POSITIVE_INFINITY){const e=b(t),s=L=>(0,o().outputLines)(e(L.slice(-w))),
a=[l,c],g=a.map(({head:L,tail:P})=>s(`${L}
${P}`)),d=$(g,Object.values(O))??$(g,[m]),R=a.map(({head:L,tail:P})=>s(P===""?L:P).filter(y)).find(L=>L.length>0)??[],W=(d?
d.filter(y).slice(0,n):R.slice(-n)).flatMap(L=>(0,S().chop)(L.trimEnd(),r)).map(L=>L.trimEnd());return d?W.slice(0,n):W.
slice(-n)}function y(c){return![k,A,M].some(l=>l.test(c))}function $(c,l){return c.map(t=>E(t,l)).find(Boolean)}function E(c,l){
for(const{start:t,after:n,before:r=0}of l){const e=n?c.findIndex(a=>n.test(a)):0,s=c.findIndex((a,g)=>e!==-1&&g>=e&&t.test(
a));if(s!==-1)return c.slice(Math.max(0,s-r))}}const T=String.raw`[\w.@+~-]`;function b(c){if(c===void 0||c.length<2)return r=>r;
const t=[`file://${c.startsWith("/")?"":"/"}${encodeURI(c.replaceAll("\\","/"))}`,`file://${c}`,c.replaceAll("\\","\\\\"),
c],n=new RegExp(`(?<!${T})(?:${t.map(u).join("|")})(?:([/\\\\]{1,2})(?=${T})|(?!${T}))`,"g");return r=>r.replace(n,(e,s)=>s?
"":".")}function u(c){return c.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(F,i,f){Object.defineProperty(i,"__\
esModule",{value:!0}),i.blockedRows=T,i.failedRows=c,i.findingRows=k,i.reasonNotes=y;function o(){const t=f(13580);return o=
function(){return t},t}function S(){const t=f(51660);return S=function(){return t},t}function w(){const t=f(17577);return w=
function(){return t},t}function p(){const t=f(55967);return p=function(){return t},t}function O(){const t=f(63245);return O=
function(){return t},t}function m(){const t=f(94965);return m=function(){return t},t}function k(t,n=!1){return n?t.map(r=>A(
{lead:r,others:[]})):(0,O().groupFindings)(t).map(A)}function A(t){const{lead:n,others:r}=t,{severity:e,rule:s,message:a,
location:g,suppressed:d}=n,N=(0,w().otherWords)(t),R=s==="approval-missing";return{status:d?"ignored":R?"approval":e,tone:R?
"waiting":m().SEVERITY_TONES[e],words:a,isWhole:(0,o().ruleOf)(s)?.shownWhole===!0,...g&&{place:g},notes:d?[{label:"reas\
on",text:`${d.reason} (until ${d.expires})`}]:$(n.remedy),blocks:E(n),rule:s,...N!==""&&{also:N},rows:r.map(I=>A({lead:I,
others:[]})),size:(0,w().sizeOf)(t)}}const M=3;function h(t){const n=t.find(({span:r})=>r!==void 0)??t[0];return n&&(0,w().
dangerFirst)(n)}function y(t){const n=h(t);if(n===void 0)return{notes:[]};const r=new Map(t.map(s=>[s.rule,s]));r.delete(
n.rule);const e=[...r.values()].slice(0,M);return{notes:[{label:"why",text:n.message},...$(n.remedy),...e.map(({message:s,
rule:a})=>({label:"also",text:`${s} (\`${a}\`)`}))],blocks:E(n),rule:n.rule}}function $(t){return t===""?[]:[{label:"fix",
text:t,tone:"good"}]}function E({edit:t}){return(0,p().newFiles)(t).map(({path:n,lines:r=[],length:e})=>({title:`new fil\
e \`${n}\`, ${(0,m().count)(e,"line")}`,lines:r.map(s=>s.replaceAll("	","    "))}))}function T(t,{isEach:n=!1,most:r=Number.
POSITIVE_INFINITY}={}){return(0,O().groupByCause)(b(t,n)).slice(0,r).flatMap(({lead:e,others:s})=>[u(e),...s.slice(0,r).
map(a=>u(a,e.lead))])}function b(t,n){return n?t.map(r=>({lead:r,others:[]})):(0,O().groupCommands)(t)}function u(t,n){const{
findings:r,gene:e}=t.lead,s=r.flatMap(({span:d})=>d??[]);if(n){const d=h(r)?.remedy??"",N=d===h(n.findings)?.remedy,I=[{
label:"why",text:"The reason is the same as above."},...N?[]:$(d)];return{...l(t,"blocked"),spans:s,notes:I}}const a=y(r),
g=r.length>0?a.notes:[{label:"why",text:e.summary}];return{...l(t,"blocked"),spans:s,...a,notes:g}}function c(t,{most:n,
columns:r},e=!1){return b(t,e).flatMap(s=>{const{findings:a,command:g}=s.lead,{outcome:d}=g;if(d===void 0)return[];const[
N]=a,R=N&&(0,O().isMissingTarget)(N)?` ${N.message}`:"";return{...l(s,"failed"),notes:[{label:"why",text:`It ${(0,m().outcomeWords)(
d)}.${R}`},...N?$(N.remedy):[]],blocks:[{lines:(0,S().errorLines)(d,n,r)}],...N&&{rule:N.rule}}})}function l(t,n){const{
gene:r,command:e,position:s}=t.lead,{path:a=r.path,line:g=r.line}=e.location??{},d=t.others.map(N=>N.gene.id);return{status:n,
tone:"bad",name:r.id,...r.commands.length>1&&{word:`command ${s} of ${r.commands.length}`},place:{path:a,line:g},command:e.
command,...d.length>0&&{also:`also in ${(0,m().named)(d)}`},size:(0,w().sizeOf)(t)}}},17577:function(F,i,f){Object.defineProperty(
i,"__esModule",{value:!0}),i.dangerFirst=O,i.dangerRank=p,i.groupsOf=M,i.otherWords=A,i.sizeOf=m;function o(){const h=f(
59490);return o=function(){return h},h}function S(){const h=f(94965);return S=function(){return h},h}const w=[/weakens the gate/i,
/download|remote code|whatever it reads|what npm runs|from elsewhere/i,/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];
function p(h){const y=w.findIndex($=>$.test(h));return y===-1?w.length:y}function O(h){const{message:y,remedy:$,danger:E}=h;
return E===void 0?h:{...h,message:`The command ${E}. ${y}`,remedy:$.replace(`: it ${E}`,"")}}function m({others:h}){return 1+
h.length}const k=3;function A({lead:h,others:y}){if(y.length===0)return"";const $=y.flatMap(({subject:l})=>l?.id??[]),E=y.
flatMap(({subject:l,location:t})=>l?[]:t?.path??[]),T=new Set(y.map(({rule:l})=>l).filter(l=>l!==h.rule)),b=(l,t="")=>T.
size===0&&l.length===y.length&&!l.includes(t);if(b($,h.subject?.id))return`also ${(0,S().named)($)}`;if(E.length<=k&&new Set(
E).size===E.length&&b(E,h.location?.path))return`also ${(0,S().named)(E)}`;const c=new Set($).size;return[(0,S().count)(
y.length,"other place")+(c>1?` in ${c} assets`:""),...T.size>0?[`also ${[...T].join(", ")}`]:[]].join(", ")}function M(h,y){
return[...(0,o().groupBy)(h,y).values()].flatMap(([$,...E])=>$===void 0?[]:[{lead:$,others:E}])}},55967:function(F,i,f){
Object.defineProperty(i,"__esModule",{value:!0}),i.fixList=m,i.newFiles=M;function o(){const h=f(38863);return o=function(){
return h},h}function S(){const h=f(52978);return S=function(){return h},h}function w(){const h=f(10289);return w=function(){
return h},h}function p(){const h=f(94965);return p=function(){return h},h}const O={lines:40,characters:4e3};function m({
fix:h,base_sha:y}){const $={id:"fix",title:"Fix",label:"fix",noun:"fix"};if(h===void 0||h.edits.length===0)return{...$,rows:[]};
const E=y===null||h.all?"":` --base ${y.slice(0,12)}`,T={title:"Run this in the repository",language:"sh",lines:[`${o().
COMMAND} fix${E} --write`]},b=h.patch?.replace(/\n$/,"").split(`
`)??[],u=b.length>0&&b.length<=O.lines&&(h.patch??"").length<=O.characters&&b.every(w().isPlain),l={tone:"good",words:`${k(
h)}; the gate accepts the result, and no command has run yet.`,notes:u?[]:[{text:`The \`patch\` of \`${S().AGENT_TASK_FILE}\
\` is its diff for \`git apply\`.`}],blocks:[T,...u?[{title:"Or save this as a file, and apply it with `git apply`",language:"\
diff",lines:b}]:[]]};return{...$,rows:[l]}}function k({edits:h}){const y=h.filter(({pointer:b})=>b.endsWith("/asset_id")).
length,$=h.length-y,E=h.flatMap(({files:b=[]})=>b.map(({path:u})=>u));return`Writes ${[...$>0?[`${(0,p().count)($,"comma\
nd")} with new content hashes`]:[],...y>0?[(0,p().count)(y,"new `asset_id`")]:[],...E.length>0?[`the new files ${(0,p().
named)(E)}`]:[]].join(", and ")}`}const A=20;function M(h){return h===void 0||h.fix?[]:(h.files??[]).map(({path:y,text:$})=>{
const E=$.replace(/\n$/,"").split(`
`);return{path:y,lines:E.length>A?void 0:E,length:E.length}})}},63245:function(F,i,f){Object.defineProperty(i,"__esModul\
e",{value:!0}),i.groupByCause=r,i.groupCauses=c,i.groupCommands=n,i.groupFindings=l,i.isMissingTarget=h,i.isOfSize=$,i.reportSections=
m,i.resultOf=T;function o(){const e=f(59490);return o=function(){return e},e}function S(){const e=f(78261);return S=function(){
return e},e}function w(){const e=f(13580);return w=function(){return e},e}function p(){const e=f(17577);return p=function(){
return e},e}function O(){const e=f(38319);return O=function(){return e},e}function m(e){const s=(0,o().groupBy)(e.findings,
({subject:v})=>E(v?.id,v?.command)),a=(v,C)=>(s.get(E(v.id,C?.command))??[]).filter(H=>u(H,v,C)),g=e.genes.flatMap(v=>v.
commands.map((C,H)=>{const z=T(C),B=a(v,C).filter(_=>b(_,z)).sort((_,G)=>Number(h(G))-Number(h(_)));return{gene:v,command:C,
result:z,position:H+1,findings:B}})),d=v=>g.filter(({gene:C,command:H,result:z})=>z===v&&!k(a(C,H))).sort(M),N=new Set(g.
flatMap(({findings:v})=>v)),R=new Set(e.agent_files?e.findings.filter(O().isTold):[]),I=e.findings.filter(v=>!N.has(v)&&
!v.suppressed&&!A(v)&&!R.has(v)),W=({severity:v})=>v==="notice",L=I.filter(v=>!W(v)&&!y(v)),P=new Set(L.filter(({harm:v})=>v===
"danger").map(t)),j=v=>P.has(t(v));return{commands:g,blocked:d("blocked"),failed:d("failed"),passed:d("passed"),notRun:d(
"notRun"),dangers:L.filter(j),findings:L.filter(v=>!j(v)).sort((v,C)=>Number($(C))-Number($(v))),told:[...R],waiting:I.filter(
y),notices:I.filter(v=>W(v)&&!y(v)),suppressed:e.findings.filter(({suppressed:v})=>v),about:a}}function k(e){return e.length>
0&&e.every(A)}function A({seed:e,severity:s}){return e===!0&&s!=="error"}function M({findings:[e]},{findings:[s]}){return!e||
!s?0:(0,S().byHarm)(e,s)||(0,p().dangerRank)(e.danger??"")-(0,p().dangerRank)(s.danger??"")}function h({rule:e}){return e===
"target-missing"}function y({rule:e}){return(0,w().ruleOf)(e)?.approval==="waits"}function $({rule:e}){return(0,w().ruleOf)(
e)?.group==="size"}function E(e,s){return JSON.stringify([e,s])}function T({verdict:e,outcome:s}){if(e==="block"||s?.status===
"blocked")return"blocked";switch(s?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"\
not_runnable":case"error":return"failed";default:return"notRun"}}function b(e,s){const{severity:a,layer:g}=e,d=g==="run";
return s==="blocked"?a==="error"&&!d:s==="failed"&&(h(e)||a==="error"&&d)}function u({location:e},s,a){if(e===void 0)return!0;
if(a===void 0)return e.path===s.path;const{path:g=s.path,line:d=e.line}=a.location??{};return e.path===g&&e.line===d}function c(e){
return(0,p().groupsOf)(e.toSorted(S().byHarm),t)}function l(e){return(0,p().groupsOf)(e.toSorted(S().byHarm),s=>JSON.stringify(
[t(s),/ fix --/.test(s.remedy)]))}function t({cause:e,rule:s,location:a,message:g}){return e??JSON.stringify([s,a?a.path:
g])}function n(e){return(0,p().groupsOf)(e,({command:s,findings:[a]})=>JSON.stringify([a&&t(a),s.outcome?.status,s.outcome?.
exit_code,a&&h(a)?a.message:s.command]))}function r(e){return(0,p().groupsOf)(e,({lead:{gene:s,findings:a}})=>a[0]?JSON.
stringify([t(a[0]),a[0].danger]):s.summary)}},23408:function(F,i){Object.defineProperty(i,"__esModule",{value:!0}),i.sizeOfRows=
f;function f(o){return o.reduce((S,{size:w=1})=>S+w,0)}},38319:function(F,i,f){Object.defineProperty(i,"__esModule",{value:!0}),
i.claimList=A,i.isTold=p,i.machineList=m,i.readList=k,i.uncountedList=T;function o(){const b=f(78261);return o=function(){
return b},b}function S(){const b=f(13580);return S=function(){return b},b}function w(){const b=f(94965);return w=function(){
return b},b}function p({rule:b,severity:u,suppressed:c}){return(0,S().ruleOf)(b)?.listed===!0&&u!=="error"&&!c}const O={
new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function m({agent_files:b=[],findings:u}){
const c=new Map(u.map(n=>[n.id,n]));return{id:"machines",title:"Commands this change runs automatically",label:"machines",
noun:"command",note:"Agents and editors run this by themselves on the machine of everybody who opens the branch. The gat\
e ran none of it.",rows:b.flatMap(n=>n.entries.map(r=>{const[e]=(r.findings??[]).flatMap(s=>c.get(s)??[]).sort(o().byHarm);
return{file:n,entry:r,worst:e}})).toSorted(({worst:n},{worst:r})=>n&&r?(0,o().byHarm)(n,r):+!n-+!r).map(({file:n,entry:r,
worst:e})=>{const{event:s,command:a,line:g,state:d,target:N,scripts:R}=r,I=e!==void 0&&e.harm!=="bookkeeping",W=I&&p(e)?
e.message:N,L=d==="removed"?void 0:`${n.tool} ${n.approval}`;return{name:`${n.path}:${g}`,place:{path:n.path,line:g},...d&&
{word:O[d]},tone:I?"bad":"caution",words:s,command:a,notes:[W,L].flatMap(P=>P?{text:`${(0,w().capital)(P).replace(/\.$/,
"")}.`}:[]),...R&&{files:R}}})}}function k({read:b=[]}){return{id:"read",title:"Read these files",label:"read",noun:"fil\
e",note:"They decide what the checks mean, and this change touches them.",rows:b.map(({path:u,why:c,new:l,bytes:t})=>{const n=[
...l?["new"]:[],...t===void 0?[]:[(0,w().size)(t)]];return{name:u,place:{path:u,line:1},...n.length>0&&{word:n.join(", ")},
tone:"quiet",words:c,notes:[]}})}}function A({capsules:b,events:u}){return{id:"evidence",title:"Evidence",label:"evidenc\
e",noun:"asset",rows:[...b.map(c=>({...M(c),...h(c),notes:c.reasons.map(({rule:l,message:t})=>({text:`${t} (\`${l}\`)`}))})),
...u.map(M)]}}function M({type:b,id:u,path:c,line:l,change:t}){return{name:u,place:{path:c,line:l},tone:"quiet",words:`${b}\
 ${t}`,notes:[]}}function h({eligible:b}){return b===null?{tone:"quiet"}:b?{word:"eligible for promotion",tone:"good"}:{
word:"not eligible for promotion",tone:"caution"}}const y=20,$={asset_store:"asset store file",validation_script:"new va\
lidation script",reference:"not counted by the reference engine"},E={binary:"binary",long_lines:"very long lines",generated:"\
marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function T({blast_radius:b}){return{id:"\
uncounted",title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(b?.changed_files??[]).
filter(({exempt:c,veil:l})=>c??l).slice(0,y).map(({path:c,lines:l,exempt:t,veil:n,bytes:r})=>({name:c,tone:"quiet",words:[
...r===void 0||l>0?[(0,w().count)(l,"line")]:[],...r===void 0?[]:[(0,w().size)(r)],...t?[$[t]]:[],...n?[E[n]]:[]].join("\
, "),notes:[]}))}}},94274:function(F,i,f){Object.defineProperty(i,"__esModule",{value:!0}),i.isForHuman=p,i.nextActorOf=
O;function o(){const m=f(28894);return o=function(){return m},m}function S(){const m=f(13580);return S=function(){return m},
m}function w(){const m=f(47350);return w=function(){return m},m}function p({rule:m,location:k,danger:A}){return A!==void 0||
(0,S().ruleOf)(m)?.actor==="human"||k!==void 0&&(0,o().isAuditLog)(k.path)}function O(m,k,A){switch(m){case"pass":case"w\
arn":return"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":return k.some(M=>(0,w().isBlocking)(
M,A)&&!p(M))?"agent":"human"}}}};
