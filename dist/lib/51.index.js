"use strict";exports.id=51,exports.ids=[51],exports.modules={73849:function(F,d,l){Object.defineProperty(d,"__esModule",{value:!0}),d.
agentTaskSchema=d.AGENT_TASK_VERSION=void 0,d.readAgentTask=N;function c(){const p=l(7723);return c=function(){return p},
p}function S(){const p=l(41895);return S=function(){return p},p}function b(){const p=l(54078);return b=function(){return p},
p}function E(){const p=l(9819);return E=function(){return p},p}function O(){const p=l(99462);return O=function(){return p},
p}function h(){const p=l(13970);return h=function(){return p},p}const v=d.AGENT_TASK_VERSION="1.0.0",A=c().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),k=O().findingIdSchema.exactOptional().describe("The id of the finding; absent if the re\
port is from a version without ids."),L=c().object({finding:k,rule:c().string(),path:c().string().exactOptional(),line:c().
int().min(1).exactOptional(),message:c().string(),remedy:c().string()}),R=c().object({finding:k,why:c().string(),needs:c().
string().describe("What the person does, such as an approval and its digest.")}),w=d.agentTaskSchema=c().object({type:c().
literal("AgentTask"),schema_version:c().literal(v),next_actor:h().nextActorSchema.describe("The one field to switch on. \
`done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. \
`undecided`: the gate could not decide; hand over or run it again."),verdict:h().verdictSchema,error:c().object({code:c().
string(),message:c().string(),hint:c().string()}).optional(),head_sha:A.nullable().describe("The commit that the task is\
 about."),base_sha:A.nullable(),policy:c().object({ref:c().string().exactOptional(),profile:c().string()}).nullable().describe(
"The commit whose policy applies, and the profile."),edits:c().array(E().judgedEditSchema).describe("What `gene-gate fix\
 --apply` changes; the new commands are judged already."),todo:c().array(L).describe("Findings that fail the gate and th\
at no edit resolves: change the files yourself."),human:c().array(R).describe("Findings that only a person resolves."),must_not:c().
array(c().string()).describe("What the agent does not do, whatever the findings are."),patch:c().string().nullable().describe(
"A unified diff of the edits for `git apply`; null without one."),verify:c().string().describe("The command that exits w\
ith 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a \
change does next");function N(p,$){try{return w.parse(JSON.parse(p.toString("utf8")))}catch(a){throw new(S()).GateError(
"input_invalid",`${$} is not an AgentTask of this version: ${(0,b().firstProblem)(a)}.`,"Pass the file that `gene-gate c\
heck --format agent` printed, or agent-task.json of the results.",{cause:a})}}},52978:function(F,d,l){Object.defineProperty(
d,"__esModule",{value:!0}),d.AGENT_TASK_FILE=d.AGENT_PATCH_FILE=void 0,d.agentTask=r,d.renderAgentTask=N,d.renderTask=p;
function c(){const t=l(1395);return c=function(){return t},t}function S(){const t=l(28894);return S=function(){return t},
t}function b(){const t=l(38863);return b=function(){return t},t}function E(){const t=l(78261);return E=function(){return t},
t}function O(){const t=l(39231);return O=function(){return t},t}function h(){const t=l(13580);return h=function(){return t},
t}function v(){const t=l(94274);return v=function(){return t},t}function A(){const t=l(47350);return A=function(){return t},
t}function k(){const t=l(10289);return k=function(){return t},t}function L(){const t=l(73849);return L=function(){return t},
t}const R=d.AGENT_TASK_FILE="agent-task.json",w=d.AGENT_PATCH_FILE="agent-task.patch";function N(t){return p(r(t))}function p(t){
return`{
${Object.entries(L().agentTaskSchema.parse(t)).map(([f,o])=>{const T=Array.isArray(o)&&o.length>0?`[
${o.map(k().jsonLine).join(`,
`)}
]`:(0,k().jsonLine)(o);return`${JSON.stringify(f)}: ${T}`}).join(`,
`)}
}
`}const $=new Set(["approval-missing","gate-approval-missing"]),a=new Set([...$,...c().NEEDS_PERSON]);function r(t){const{
verdict:i,next_actor:f,error:o,head_sha:g,base_sha:T,policy:M,findings:P,fix:I}=t,j=f==="done"?m:n(t),x=P.filter(y=>j(y)||
m(y)).sort(E().byHarm),W=new Set(x.filter(v().isForHuman)),H=e(I?.edits??[]);return{type:"AgentTask",schema_version:L().
AGENT_TASK_VERSION,next_actor:f,verdict:i,...o&&{error:o},head_sha:g,base_sha:T,policy:M&&{...M.ref!==void 0&&{ref:M.ref},
profile:M.profile},edits:I?.edits??[],todo:x.filter(y=>!W.has(y)&&!H(y)).map(({id:y,rule:G,message:B,remedy:z,location:C})=>({
...y!==void 0&&{finding:y},rule:G,...C&&{path:C.path,line:C.line},message:B,remedy:z})),human:[...W].map(y=>({...y.id!==
void 0&&{finding:y.id},why:y.message,needs:s(y,t)})),must_not:O().MUST_NOT,patch:I?.patch??null,verify:u(t,x)}}function m({
rule:t,severity:i,suppressed:f}){return(0,h().ruleOf)(t)?.advice===!0&&i==="warning"&&!f}function n({policy:t,findings:i}){
const f=t?.fail_on??"error",o=i.some(({rule:g})=>g==="gate-approval-missing")?a:$;return g=>!g.suppressed&&((0,A().isBlocking)(
g,f)||o.has(g.rule))}function e(t){const i=new Set(t.map(({finding:o})=>o)),f=new Set(t.map(({path:o,old:g})=>JSON.stringify(
[o,g])));return({id:o,subject:g,location:T})=>i.has(o)||f.has(JSON.stringify([T?.path,g?.command]))}function s({rule:t,remedy:i,
location:f},{approval_digest:o}){return o!==null&&a.has(t)?`${i} The approval digest is ${o}.`:f&&(0,S().isAuditLog)(f.path)?
`${i} Only the process that owns the audit log writes to it.`:i}function u({policy:t,base_sha:i,event:f},o){const g=t?.ref??
i,T=o.some(({layer:M})=>M==="run");return[`${b().COMMAND} check --worktree`,...f?.name==="index"?["--staged"]:[],...T?[]:
["--no-run"],...t?.enforce==="report"?["--block"]:[],...g?[`--base ${g}`]:[]].join(" ")}},27809:function(F,d,l){Object.defineProperty(
d,"__esModule",{value:!0}),d.listRows=L,d.markedCommand=p,d.rowBlocks=A,d.rowLines=R;function c(){const n=l(10289);return c=
function(){return n},n}function S(){const n=l(50427);return S=function(){return n},n}function b(){const n=l(88611);return b=
function(){return n},n}function E(){const n=l(23408);return E=function(){return n},n}function O(){const n=l(94965);return O=
function(){return n},n}function h(){const n=l(31626);return h=function(){return n},n}const v=600;function A(n,e,{most:s,
noun:u,all:t=(0,E().sizeOfRows)(n)}){const i=e.verbose?n:n.slice(0,s),f=t-(0,E().sizeOfRows)(i);return[...i.map(o=>R(o,e)),
...f>0?[(0,h().leftOut)((0,O().count)(f,`other ${u}`),e)]:[]]}const k=12;function L({label:n,noun:e,rows:s},u){const{shown:t,
rest:i}=(0,h().limited)(s,k,e,u),f=t.map(({notes:o})=>JSON.stringify(o));return[...t.flatMap((o,g)=>{const T=!u.verbose&&
f[g]===f[g+1];return R(T?{...o,notes:[]}:o,u,g===0?n:"")}),...i]}function R(n,e,s=""){const{status:u=s,tone:t,name:i,word:f,
words:o,command:g,blocks:T=[],notes:M,rows:P=[]}=n,j=[...i===void 0?[]:[`${i}${f===void 0?"":` (${f})`}`],...o===void 0?
[]:[o]].join(": "),x=n.isWhole?Number.MAX_SAFE_INTEGER:v,W=t==="quiet"?{}:{text:t},H=n.status===void 0?W:{label:t};return[
...j===""?[]:(0,h().prose)(e,u,(0,O().clipCounted)(j,x),H),...w(n,e),...g===void 0?[]:(0,h().labelled)(e,"",p(g,n.spans??
[],e)),...T.flatMap(y=>$(y,e)),...r(M,e),...n.rule===void 0?[]:m(n.rule,e),...n.isFolded&&e.verbose?P.flatMap(y=>N(y,e)):
[]]}function w({name:n,place:e,also:s,isFolded:u},t){const f=[...e===void 0||u||n?.startsWith(e.path)?[]:[`${(0,O().clip)(
e.path,200)}:${e.line}`],...s?[s]:[]];return f.length===0?[]:(0,h().prose)(t,"",f.join("; "),{text:"quiet"})}function N({
command:n,status:e,words:s,notes:u},t){if(n===void 0)return[];const f=[[e,s].filter(Boolean).join(", "),...u.map(({text:o})=>o)].
flatMap(o=>(0,S().chop)((0,c().terminal)((0,O().clip)(o,v)),(0,h().roomOf)(t)-4));return(0,h().labelled)(t,"",[...(0,b().
markedLines)(n,[],(0,h().roomOf)(t)-2).map(o=>`  ${o}`),...f.map(o=>`    ${t.paint("quiet",o)}`)])}function p(n,e,s,u="b\
ad"){return(0,b().markedLines)(n,e,(0,h().roomOf)(s)).map(t=>s.paint(/^ *\^[ ^]*$/.test(t)?u:"strong",t))}function $({title:n,
lines:e,language:s,isFolded:u},t){if(u)return[];const i=n===void 0?`${t.paint("quiet","\u2502")} `:"",f=e.flatMap(o=>(0,S().
chop)((0,c().terminal)(o.replaceAll("	","    ")),(0,h().roomOf)(t)-(i===""?0:2)).map(g=>{const T=o.startsWith("-")?"bad":
o.startsWith("+")?"good":void 0;return i+(T&&s==="diff"?t.paint(T,g):g)}));return[...n===void 0?[]:(0,h().prose)(t,"",e.
length>0?`${n}:`:n),...(0,h().labelled)(t,"",f)]}const a=6;function r(n,e){const s=n.filter(({isMinor:i})=>e.verbose||!i),
{shown:u,rest:t}=(0,h().limited)(s,a,"remark",e);return[...u.flatMap(({label:i,text:f,tone:o="quiet"})=>{const g=(0,O().
clipCounted)(f,v);return i===void 0?(0,h().prose)(e,"",g,{text:o}):(0,h().prose)(e,i,g,{label:o})}),...t]}function m(n,e){
return(0,h().labelled)(e,"see",[e.paint("quiet",(0,h().shortName)(`gene-gate explain ${n}`,(0,h().roomOf)(e)))])}},88611:function(F,d,l){
Object.defineProperty(d,"__esModule",{value:!0}),d.commandLine=v,d.markedLines=h,d.markedRuns=$,d.notShown=k,d.shownParts=
A;function c(){const a=l(10289);return c=function(){return a},a}function S(){const a=l(50427);return S=function(){return a},
a}function b(){const a=l(94965);return b=function(){return a},a}const E=2e3,O=200;function h(a,r,m=Number.POSITIVE_INFINITY){
return A(a,r).flatMap(({start:n,end:e,isShown:s})=>s?N(w(a,n,e,r),m).flatMap(p):[k(e-n)])}function v(a,r){return A(a,r).
map(({start:m,end:n,isShown:e})=>e?(0,c().terminal)(a.slice(m,n)):` ${k(n-m)} `).join("").trimEnd()}function A(a,r){const m=[];
let n=0;for(const[e,s]of L(a,r))e>n&&m.push({start:n,end:e,isShown:!1}),m.push({start:e,end:s,isShown:!0}),n=s;return n<
a.length&&m.push({start:n,end:a.length,isShown:!1}),m}function k(a){return`[${(0,b().count)(a,"character")} not shown]`}
function L(a,r){if(a.length<=E)return[[0,a.length]];const m=[0,...r.map(({start:e})=>e)].toSorted((e,s)=>e-s),n=[];for(const e of m){
const s=Math.max(0,Math.min(e,a.length)-O),u=Math.min(a.length,e+O),t=n.at(-1);t&&s<=t[1]?t[1]=Math.max(t[1],u):n.push([
s,u])}return n.map(([e,s])=>[R(a,e),R(a,s)])}function R(a,r){return/^[\ud800-\udbff][\udc00-\udfff]/.test(a.slice(r-1,r+
1))?r+1:r}function w(a,r,m,n){const e=[];let s=r;for(const t of a.slice(r,m)){const[i,f]=[s,s+t.length],o=(0,c().terminal)(
t),g=n.some(T=>f>T.start&&i<Math.max(T.end,T.start+1));e.push({shown:o,width:(0,S().textWidth)(o),marked:g}),s=f}const u=m===
a.length&&n.some(t=>t.start>=m);return u&&e.push({shown:"",width:1,marked:u}),e}function N(a,r){const m=[];let n=[],e=0;
for(const s of a)n.length>0&&e+s.width>r&&(m.push(n),[n,e]=[[],0]),n.push(s),e+=s.width;return[...m,n]}function p(a){const r=a.
map(({shown:n})=>n).join(""),m=a.map(({width:n,marked:e})=>(e?"^":" ").repeat(n)).join("");return[r,m.trimEnd()].filter(
(n,e)=>e===0||n!=="")}function $(a,{start:r,end:m},n){const e=[];for(const{shown:s,marked:u}of w(a,r,m,n)){const t=e.at(
-1);t?.marked===u?t.text+=s:e.push({text:s,marked:u})}return e}},51660:function(F,d,l){Object.defineProperty(d,"__esModu\
le",{value:!0}),d.errorLines=L,d.relativePaths=$,d.streamLines=E;function c(){const r=l(10289);return c=function(){return r},
r}function S(){const r=l(50427);return S=function(){return r},r}const b=256*1024;function E({head:r,tail:m,bytes:n,truncated:e}){
const s=t=>t===""?[]:(0,c().outputLines)(t.replace(/\r?\n$/,"")),u=e?[`[${n} bytes in total; the middle is omitted]`]:[];
return[...s(r),...u,...s(m)]}const O={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},h={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
v=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
A=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
k=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function L({stdout:r,stderr:m,root:n},e,s=Number.POSITIVE_INFINITY){const u=$(n),t=I=>(0,c().outputLines)(u(I.slice(-b))),
i=[m,r],f=i.map(({head:I,tail:j})=>t(`${I}
${j}`)),o=w(f,Object.values(O))??w(f,[h]),T=i.map(({head:I,tail:j})=>t(j===""?I:j).filter(R)).find(I=>I.length>0)??[],P=(o?
o.filter(R).slice(0,e):T.slice(-e)).flatMap(I=>(0,S().chop)(I.trimEnd(),s)).map(I=>I.trimEnd());return o?P.slice(0,e):P.
slice(-e)}function R(r){return![v,A,k].some(m=>m.test(r))}function w(r,m){return r.map(n=>N(n,m)).find(Boolean)}function N(r,m){
for(const{start:n,after:e,before:s=0}of m){const u=e?r.findIndex(i=>e.test(i)):0,t=r.findIndex((i,f)=>u!==-1&&f>=u&&n.test(
i));if(t!==-1)return r.slice(Math.max(0,t-s))}}const p=String.raw`[\w.@+~-]`;function $(r){if(r===void 0||r.length<2)return s=>s;
const n=[`file://${r.startsWith("/")?"":"/"}${encodeURI(r.replaceAll("\\","/"))}`,`file://${r}`,r.replaceAll("\\","\\\\"),
r],e=new RegExp(`(?<!${p})(?:${n.map(a).join("|")})(?:([/\\\\]{1,2})(?=${p})|(?!${p}))`,"g");return s=>s.replace(e,(u,t)=>t?
"":".")}function a(r){return r.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(F,d,l){Object.defineProperty(d,"__\
esModule",{value:!0}),d.blockedRows=p,d.failedRows=r,d.findingRows=h,d.reasonNotes=R;function c(){const n=l(51660);return c=
function(){return n},n}function S(){const n=l(17577);return S=function(){return n},n}function b(){const n=l(55967);return b=
function(){return n},n}function E(){const n=l(63245);return E=function(){return n},n}function O(){const n=l(94965);return O=
function(){return n},n}function h(n,e=!1){return e?n.map(s=>A({lead:s,others:[]})):(0,E().groupFindings)(n).map(A)}const v=new Set(
["gate-weakened","policy-changed"]);function A(n){const{lead:e,others:s}=n,{severity:u,rule:t,message:i,location:f,suppressed:o}=e,
g=(0,S().otherWords)(n),T=t==="approval-missing";return{status:o?"ignored":T?"approval":u,tone:T?"waiting":O().SEVERITY_TONES[u],
words:i,isWhole:v.has(t),...f&&{place:f},notes:o?[{label:"reason",text:`${o.reason} (until ${o.expires})`}]:w(e.remedy),
blocks:N(e),rule:t,...g!==""&&{also:g},rows:s.map(M=>A({lead:M,others:[]})),size:(0,S().sizeOf)(n)}}const k=3;function L(n){
const e=n.find(({span:s})=>s!==void 0)??n[0];return e&&(0,S().dangerFirst)(e)}function R(n){const e=L(n);if(e===void 0)return{
notes:[]};const s=new Map(n.map(t=>[t.rule,t]));s.delete(e.rule);const u=[...s.values()].slice(0,k);return{notes:[{label:"\
why",text:e.message},...w(e.remedy),...u.map(({message:t,rule:i})=>({label:"also",text:`${t} (\`${i}\`)`}))],blocks:N(e),
rule:e.rule}}function w(n){return n===""?[]:[{label:"fix",text:n,tone:"good"}]}function N({edit:n}){return(0,b().newFiles)(
n).map(({path:e,lines:s=[],length:u})=>({title:`new file \`${e}\`, ${(0,O().count)(u,"line")}`,lines:s.map(t=>t.replaceAll(
"	","    "))}))}function p(n,{isEach:e=!1,most:s=Number.POSITIVE_INFINITY}={}){return(0,E().groupByCause)($(n,e)).slice(
0,s).flatMap(({lead:u,others:t})=>[a(u),...t.slice(0,s).map(i=>a(i,u.lead))])}function $(n,e){return e?n.map(s=>({lead:s,
others:[]})):(0,E().groupCommands)(n)}function a(n,e){const{findings:s,gene:u}=n.lead,t=s.flatMap(({span:o})=>o??[]);if(e){
const o=L(s)?.remedy??"",g=o===L(e.findings)?.remedy,M=[{label:"why",text:"The reason is the same as above."},...g?[]:w(
o)];return{...m(n,"blocked"),spans:t,notes:M}}const i=R(s),f=s.length>0?i.notes:[{label:"why",text:u.summary}];return{...m(
n,"blocked"),spans:t,...i,notes:f}}function r(n,{most:e,columns:s},u=!1){return $(n,u).flatMap(t=>{const{findings:i,command:f}=t.
lead,{outcome:o}=f;if(o===void 0)return[];const[g]=i,T=g&&(0,E().isMissingTarget)(g)?` ${g.message}`:"";return{...m(t,"f\
ailed"),notes:[{label:"why",text:`It ${(0,O().outcomeWords)(o)}.${T}`},...g?w(g.remedy):[]],blocks:[{lines:(0,c().errorLines)(
o,e,s)}],...g&&{rule:g.rule}}})}function m(n,e){const{gene:s,command:u,position:t}=n.lead,{path:i=s.path,line:f=s.line}=u.
location??{},o=n.others.map(g=>g.gene.id);return{status:e,tone:"bad",name:s.id,...s.commands.length>1&&{word:`command ${t}\
 of ${s.commands.length}`},place:{path:i,line:f},command:u.command,...o.length>0&&{also:`also in ${(0,O().named)(o)}`},size:(0,S().
sizeOf)(n)}}},55967:function(F,d,l){Object.defineProperty(d,"__esModule",{value:!0}),d.fixList=v,d.newFiles=R;function c(){
const w=l(28894);return c=function(){return w},w}function S(){const w=l(38863);return S=function(){return w},w}function b(){
const w=l(52978);return b=function(){return w},w}function E(){const w=l(10289);return E=function(){return w},w}function O(){
const w=l(94965);return O=function(){return w},w}const h={lines:40,characters:4e3};function v(w){const{fix:N,base_sha:p}=w,
$={id:"fix",title:"Fix",label:"fix",noun:"fix"},a=p===null?"":` --base ${p.slice(0,12)}`,r={title:"Run this in the repos\
itory",language:"sh",lines:[`${S().COMMAND} fix${a} --write`]};if(N===void 0||N.edits.length===0){const i={tone:"quiet",
words:"If you edit an asset by hand, write its new content hash with `gene-gate fix`.",notes:[],blocks:[r]};return{...$,
rows:k(w)?[i]:[]}}const m=N.edits.flatMap(({files:t=[]})=>t.map(({path:i})=>i)),n=m.length>0?`, and new files: ${(0,O().
named)(m)}`:"",e=N.patch?.replace(/\n$/,"").split(`
`)??[],s=e.length>0&&e.length<=h.lines&&(N.patch??"").length<=h.characters&&e.every(E().isPlain);return{...$,rows:[{tone:"\
good",words:`${(0,O().count)(N.edits.length,"edit")} that the gate accepts, with new content hashes${n}; no command has \
run yet.`,notes:s?[]:[{text:`The \`patch\` of \`${b().AGENT_TASK_FILE}\` is its diff for \`git apply\`.`}],blocks:[r,...s?
[{title:"Or save this as a file, and apply it with `git apply`",language:"diff",lines:e}]:[]]}]}}const A=new Set(["chang\
e","run","promotion"]);function k({findings:w}){const N=new Set(w.flatMap(({rule:p,subject:$})=>p==="content-hash-missin\
g"?$?.id:[]));return w.some(({layer:p,rule:$,severity:a,suppressed:r,subject:m,location:n})=>a!=="notice"&&!r&&m!==void 0&&
!N.has(m.id)&&n!==void 0&&!(0,c().isAuditLog)(n.path)&&(!A.has(p)||$==="passes-when-broken"))}const L=20;function R(w){return w===
void 0||w.fix?[]:(w.files??[]).map(({path:N,text:p})=>{const $=p.replace(/\n$/,"").split(`
`);return{path:N,lines:$.length>L?void 0:$,length:$.length}})}},23408:function(F,d){Object.defineProperty(d,"__esModule",
{value:!0}),d.sizeOfRows=l;function l(c){return c.reduce((S,{size:b=1})=>S+b,0)}},94274:function(F,d,l){Object.defineProperty(
d,"__esModule",{value:!0}),d.isForHuman=E,d.nextActorOf=O;function c(){const h=l(28894);return c=function(){return h},h}
function S(){const h=l(13580);return S=function(){return h},h}function b(){const h=l(47350);return b=function(){return h},
h}function E({rule:h,location:v,danger:A}){return A!==void 0||(0,S().ruleOf)(h)?.actor==="human"||v!==void 0&&(0,c().isAuditLog)(
v.path)}function O(h,v,A){switch(h){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":
return"human";case"fail":return v.some(k=>(0,b().isBlocking)(k,A)&&!E(k))?"agent":"human"}}}};
