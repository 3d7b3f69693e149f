"use strict";exports.id=770,exports.ids=[770],exports.modules={89805:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.whileLocked=
S;function n(){const i=o(77598);return n=function(){return i},i}function $(){const i=o(51455);return $=function(){return i},
i}function v(){const i=o(76760);return v=function(){return i},i}function E(){const i=o(58500);return E=function(){return i},
i}function y(){const i=o(25479);return y=function(){return i},i}const c=".gene-gate.lock",x=3e4,f=50,C=12e4;async function S(i,d){
const L=(0,v().join)(i,c),s=performance.now()+x;for(;!await m(L);)if(await p(L))await h(L);else{if(performance.now()>s)throw new Error(
`another gene-gate process writes to ${i} (remove ${L} if none does)`);await(0,E().setTimeout)(f)}try{return await d()}finally{
await(0,$().rm)(L,{force:!0})}}async function m(i){try{return await(0,$().writeFile)(i,(0,y().processIdentity)(),{flag:"\
wx"}),!0}catch(d){if(d.code==="EEXIST")return!1;throw d}}async function h(i){const d=`${i}.${(0,n().randomUUID)()}`;try{
await(0,$().rename)(i,d)}catch{return}await p(d)||await(0,$().link)(d,i).catch(()=>{}),await(0,$().rm)(d,{force:!0})}async function p(i){
try{return(0,y().isEnded)(await(0,$().readFile)(i,"utf8"))?!0:Date.now()-(await(0,$().stat)(i)).mtimeMs>C}catch{return!1}}}),
55430:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.publishFiles=l,u.resultPaths=d;function n(){const t=o(
51455);return n=function(){return t},t}function $(){const t=o(76760);return $=function(){return t},t}function v(){const t=o(
58500);return v=function(){return t},t}function E(){const t=o(1207);return E=function(){return t},t}function y(){const t=o(
41895);return y=function(){return t},t}function c(){const t=o(28765);return c=function(){return t},t}function x(){const t=o(
52978);return x=function(){return t},t}function f(){const t=o(10289);return f=function(){return t},t}function C(){const t=o(
62887);return C=function(){return t},t}function S(){const t=o(58802);return S=function(){return t},t}function m(){const t=o(
31048);return m=function(){return t},t}function h(){const t=o(58924);return h=function(){return t},t}function p(){const t=o(
11357);return p=function(){return t},t}function i(){const t=o(89805);return i=function(){return t},t}function d(t){return{
report:(0,$().join)(t,"gate-report.json"),validationReports:(0,$().join)(t,"validation-reports"),validationLines:(0,$().
join)(t,"validation-reports.jsonl"),testResult:L(t,"test-result"),summary:L(t,"verification-summary"),agentTask:(0,$().join)(
t,x().AGENT_TASK_FILE),agentPatch:(0,$().join)(t,x().AGENT_PATCH_FILE),page:(0,$().join)(t,"report.md"),html:(0,$().join)(
t,"report.html"),sarif:(0,$().join)(t,"report.sarif"),junit:(0,$().join)(t,"report.junit.xml")}}function L(t,O){return{statement:(0,$().
join)(t,`${O}.intoto.json`),predicate:(0,$().join)(t,`${O}.predicate.json`),subjects:(0,$().join)(t,`${O}.subjects.sha25\
6`)}}const s=1024*1024;async function l(t,O,F){const M=d(t);try{return await e(t),await(0,i().whileLocked)(t,async()=>{for(const I of j(
M,O,F))await I(),await(0,v().setImmediate)(),F?.throwIfAborted()}),{status:"reached",where:t}}catch(I){return{status:"fa\
iled",reason:`could not write the result files: ${(0,E().readFailure)(I).said}`,...I instanceof y().GateError&&{hint:I.hint}}}}
function j(t,{report:O,markdown:F},M){const I=(0,m().renderJson)(O);return[()=>(0,c().replaceFile)(t.report,I),()=>g(t.validationReports,
O,M),()=>(0,c().replaceFile)(t.validationLines,(0,m().renderJsonLines)(O)),()=>w(t.testResult,(0,S().testResultStatement)(
O)),()=>w(t.summary,(0,m().summaryStatement)(O,I)),()=>(0,c().replaceFile)(t.agentTask,(0,x().renderAgentTask)(O)),()=>a(
t.agentPatch,O.fix?.patch||void 0),()=>(0,c().replaceFile)(t.page,F(s)),()=>(0,c().replaceFile)(t.html,(0,C().renderHtml)(
O)),()=>(0,c().replaceFile)(t.sarif,(0,p().renderSarif)(O)),()=>(0,c().replaceFile)(t.junit,(0,h().renderJunit)(O))]}async function g(t,{
validation_reports:O},F){await e(t);for(const M of await(0,n().readdir)(t))/^vr_\d+\.json$/.test(M)&&await(0,n().rm)((0,$().
join)(t,M));for(const M of O)F?.throwIfAborted(),await(0,c().replaceFile)((0,$().join)(t,`${M.id}.json`),`${(0,f().json)(
M)}
`)}async function w(t,O){await a(t.statement,O&&`${(0,f().json)(O)}
`),await a(t.predicate,O&&`${(0,f().json)(O.predicate)}
`),await a(t.subjects,O&&(0,S().checksumsOf)(O.subject))}async function e(t){if(await(0,c().makeFolder)(t),!(await(0,n().
lstat)(t)).isDirectory())throw new Error(`${t} is a symlink or not a directory`)}async function a(t,O){O===void 0?await(0,n().
rm)(t,{force:!0}):await(0,c().replaceFile)(t,O)}}),73849:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.agentTaskSchema=
u.AGENT_TASK_VERSION=void 0,u.readAgentTask=p;function n(){const d=o(7723);return n=function(){return d},d}function $(){
const d=o(41895);return $=function(){return d},d}function v(){const d=o(54078);return v=function(){return d},d}function E(){
const d=o(9819);return E=function(){return d},d}function y(){const d=o(99462);return y=function(){return d},d}function c(){
const d=o(13970);return c=function(){return d},d}const x=u.AGENT_TASK_VERSION="1.0.0",f=n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
C=y().findingIdSchema.exactOptional().describe("The id of the finding; absent if the report is from a version without id\
s."),S=n().object({finding:C,rule:n().string(),path:n().string().exactOptional(),line:n().int().min(1).exactOptional(),message:n().
string(),remedy:n().string()}),m=n().object({finding:C,why:n().string(),needs:n().string().describe("What the person doe\
s, such as an approval and its digest.")}),h=u.agentTaskSchema=n().object({type:n().literal("AgentTask"),schema_version:n().
literal(x),next_actor:c().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:c().verdictSchema,error:n().object({code:n().string(),message:n().string(),hint:n().
string()}).optional(),head_sha:f.nullable().describe("The commit that the task is about."),base_sha:f.nullable(),policy:n().
object({ref:n().string().exactOptional(),profile:n().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:n().array(E().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:n().array(S).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),human:n().array(m).describe("Findings that only a person resolves."),must_not:n().array(n().string()).describe(
"What the agent does not do, whatever the findings are."),patch:n().union([n().string(),n().object({file:n().string()})]).
nullable().describe("A unified diff of the edits for `git apply`, or the result file that has it."),verify:n().string().
describe("The command that exits with 0 when nothing is left to do, also if the policy only reports."),more:n().object({
edits:n().int().nonnegative(),todo:n().int().nonnegative(),human:n().int().nonnegative(),file:n().string()}).optional().
describe("Numbers of entries that are not in these lists, and the result file that has them.")}).describe("AgentTask: wh\
at the agent that wrote a change does next");function p(d,L){try{return h.parse(JSON.parse(d.toString("utf8")))}catch(s){
throw new($()).GateError("input_invalid",`${L} is not an AgentTask of this version: ${i(s)}.`,"Pass the file that `gene-\
gate check --format agent` printed, or agent-task.json of the results.",{cause:s})}}function i(d){return d instanceof n().
ZodError?`\`${(0,v().dotPath)(d.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),
52978:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.AGENT_TASK_FILE=u.AGENT_PATCH_FILE=void 0,u.agentTask=
d,u.fittingTask=S,u.renderAgentTask=f,u.renderTask=C;function n(){const g=o(28894);return n=function(){return g},g}function $(){
const g=o(39231);return $=function(){return g},g}function v(){const g=o(94274);return v=function(){return g},g}function E(){
const g=o(10289);return E=function(){return g},g}function y(){const g=o(73849);return y=function(){return g},g}const c=u.
AGENT_TASK_FILE="agent-task.json",x=u.AGENT_PATCH_FILE="agent-task.patch";function f(g){return C(d(g))}function C(g){return`\
{
${Object.entries(y().agentTaskSchema.parse(g)).map(([e,a])=>{const O=Array.isArray(a)&&a.length>0?`[
${a.map(E().jsonLine).join(`,
`)}
]`:(0,E().jsonLine)(a);return`${JSON.stringify(e)}: ${O}`}).join(`,
`)}
}
`}function S(g,w){const e=g.patch===null?null:{file:x},a=C({...g,patch:e});if(a.length<=w)return a;const t={human:0,edits:0,
todo:0},O=()=>C({...g,human:g.human.slice(0,t.human),edits:g.edits.slice(0,t.edits),todo:g.todo.slice(0,t.todo),patch:e,
more:{edits:g.edits.length-t.edits,todo:g.todo.length-t.todo,human:g.human.length-t.human,file:c}});let F=O();if(!(F.length>
w)){for(const M of["human","edits","todo"])for(const I of m(g,M)){const b=t[M];t[M]=I;const r=O();if(r.length>w){t[M]=b;
break}F=r}return F}}function m(g,w){const e=g[w].map((t,O)=>O+1);if(w!=="edits")return e;const a=g.edits.map(({path:t,pointer:O})=>`${t}\
#${h(O)}`);return e.filter(t=>a[t-1]!==a[t])}function h(g){return g.replace(/\/(asset_id|validation\/\d+)$/,"")}const p=new Set(
["approval-missing","gate-approval-missing"]),i=new Set([...p,"gate-weakened"]);function d(g){const{verdict:w,next_actor:e,
error:a,head_sha:t,base_sha:O,policy:F,findings:M,fix:I}=g,b=e==="done"?[]:M.filter(L(g)),r=new Set(b.filter(v().isForHuman)),
T=s(I?.edits??[]);return{type:"AgentTask",schema_version:y().AGENT_TASK_VERSION,next_actor:e,verdict:w,...a&&{error:a},head_sha:t,
base_sha:O,policy:F&&{...F.ref!==void 0&&{ref:F.ref},profile:F.profile},edits:I?.edits??[],todo:b.filter(R=>!r.has(R)&&!T(
R)).map(({id:R,rule:A,message:k,remedy:D,location:W})=>({...R!==void 0&&{finding:R},rule:A,...W&&{path:W.path,line:W.line},
message:k,remedy:D})),human:[...r].map(R=>({...R.id!==void 0&&{finding:R.id},why:R.message,needs:l(R,g)})),must_not:$().
MUST_NOT,patch:I?.patch??null,verify:j(g,b)}}function L({policy:g,verdict:w,findings:e}){const a=e.some(F=>(0,v().isBlocking)(
F,"error")),t=g?.fail_on??(w==="fail"&&!a?"warning":"error"),O=e.some(({rule:F})=>F==="gate-approval-missing")?i:p;return F=>!F.
suppressed&&((0,v().isBlocking)(F,t)||O.has(F.rule))}function s(g){const w=new Set(g.map(({finding:a})=>a)),e=new Set(g.
map(({path:a,old:t})=>JSON.stringify([a,t])));return({id:a,subject:t,location:O})=>w.has(a)||e.has(JSON.stringify([O?.path,
t?.command]))}function l({rule:g,remedy:w,location:e},{approval_digest:a}){return a!==null&&i.has(g)?`${w} The approval \
digest is ${a}.`:e&&(0,n().isAuditLog)(e.path)?`${w} Only the process that owns the audit log writes to it.`:w}function j({
policy:g,base_sha:w},e){const a=g?.ref??w;return["npx gene-gate check --worktree",...e.some(({layer:O})=>O==="run")?[]:[
"--no-run"],...g?.enforce==="report"?["--block"]:[],...a?[`--base ${a}`]:[]].join(" ")}}),76114:((B,u,o)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.attentionSection=m;function n(){const l=o(892);return n=function(){return l},l}function $(){
const l=o(51660);return $=function(){return l},l}function v(){const l=o(17577);return v=function(){return l},l}function E(){
const l=o(63245);return E=function(){return l},l}function y(){const l=o(94965);return y=function(){return l},l}function c(){
const l=o(5013);return c=function(){return l},l}function x(){const l=o(77243);return x=function(){return l},l}function f(){
const l=o(48020);return f=function(){return l},l}const C=12,S={most:10,columns:120};function m(l){const{blocked:j,failed:g,
waiting:w,blast:e,findings:a}=l.sections,t=(0,E().groupCommands)(j).map(b=>h(b,l)),O=(0,E().groupCommands)(g).map(b=>p(b,
l)),F=(0,E().groupFindings)(w).map(b=>i(b,["waiting","approval required"])),M=(0,E().groupFindings)([...e,...a]).map(b=>i(
b,[y().SEVERITY_TONES[b.lead.severity],b.lead.severity])),I=[{noun:"blocked command",cards:t},{noun:"failed command",cards:O},
{noun:"pending approval",cards:F},{noun:"finding",cards:M}].filter(({cards:b})=>b.length>0);if(I.length!==0)return{id:"a\
ttention",title:"Action required",count:I.reduce((b,{cards:r})=>b+r.length,0),body:I.map(({noun:b,cards:r})=>(0,n().jsx)(
x().List,{of:r,noun:b,each:T=>T,open:C},b))}}function h({lead:l,others:j},g){const{main:w,further:e}=(0,v().reasonsOf)(l.
findings),a=[...w?[w]:[],...e];return(0,n().jsxs)(d,{tone:"bad",word:"blocked",title:(0,n().jsx)(L,{of:l,page:g}),children:[
(0,n().jsx)(c().CommandText,{command:l.command,findings:a}),w===void 0&&(0,n().jsx)("p",{children:(0,n().jsx)(x().Sentence,
{text:l.gene.summary})}),a.map(t=>(0,n().jsx)(f().FindingReason,{finding:t},t.rule)),(0,n().jsx)(s,{others:j,page:g})]})}
function p({lead:l,others:j},g){const{outcome:w}=l.command;if(w===void 0)return null;const e=(0,$().errorLines)(w,S.most,
S.columns);return(0,n().jsxs)(d,{tone:"bad",word:`${(0,y().statusWords)(w)} after ${(0,y().duration)(w.duration_ms)}`,title:(0,n().
jsx)(L,{of:l,page:g}),children:[(0,n().jsx)(c().CommandText,{command:l.command,findings:[]}),e.length>0&&(0,n().jsxs)("f\
igure",{children:[(0,n().jsx)("figcaption",{class:"quiet",children:"Output"}),(0,n().jsx)("pre",{dir:"ltr",children:e.join(
`
`)})]}),l.findings.map((a,t)=>(0,n().jsx)(f().FindingReason,{finding:a},t)),(0,n().jsx)(s,{others:j,page:g})]})}function i({
lead:l,others:j},[g,w]){const e=(0,v().pathAndLine)(l)??l.subject?.id;return(0,n().jsxs)(d,{tone:g,word:w,title:e===void 0?
null:(0,n().jsx)(x().Name,{text:e}),children:[(0,n().jsx)(f().FindingReason,{finding:l}),j.length>0&&(0,n().jsxs)("detai\
ls",{children:[(0,n().jsxs)("summary",{children:[(0,y().count)(j.length,"more finding")," of this rule in this file"]}),
(0,n().jsx)(f().Findings,{of:j})]})]})}function d({tone:l,word:j,title:g,children:w}){return(0,n().jsxs)("article",{children:[
(0,n().jsxs)("h3",{children:[(0,n().jsx)(x().Status,{tone:l,word:j})," ",(0,n().jsx)("span",{class:"quiet",children:g})]}),
w]})}function L({of:{gene:l,command:j,position:g},page:w}){const{path:e=l.path,line:a=l.line}=j.location??{};return(0,n().
jsxs)(n().Fragment,{children:[(0,n().jsx)(x().Link,{to:w.anchorOf(j),children:(0,n().jsx)(x().Name,{text:l.id})}),", com\
mand ",g," of ",l.commands.length,", ",(0,n().jsx)(x().Name,{text:`${e}:${a}`})]})}function s({others:l,page:j}){return l.
length===0?null:(0,n().jsxs)("details",{children:[(0,n().jsxs)("summary",{children:["Same problem in ",(0,y().count)(l.length,
"other command")]}),(0,n().jsx)(x().List,{of:l,noun:"command",each:g=>(0,n().jsx)(L,{of:g,page:j})})]})}}),25757:((B,u,o)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.blastRadiusSection=y;function n(){const f=o(892);return n=function(){
return f},f}function $(){const f=o(67237);return $=function(){return f},f}function v(){const f=o(94965);return v=function(){
return f},f}function E(){const f=o(77243);return E=function(){return f},f}function y(f){const{report:C}=f,S=C.blast_radius;
if(S===null||S.files+S.exempt_files===0)return;const m=(0,$().uncountedFiles)(C);return{id:"blast-radius",title:"Blast r\
adius",body:(0,n().jsxs)(n().Fragment,{children:[(0,$().sizeLimits)(C).map((h,p)=>(0,n().jsx)(x,{limit:h,page:f},p)),(0,n().
jsx)(E().Facts,{facts:[["Changed",(0,$().countedWords)(C)],["Counted",`${(0,v().count)(S.files,"file")}, ${(0,v().count)(
S.lines,"line")}`],["Not counted",`${(0,v().count)(S.exempt_files,"file")}, ${(0,v().count)(S.exempt_lines,"line")}: ass\
et files and new validation scripts`],["Hard cap",`${(0,v().count)(S.hard_cap_files,"file")}, ${(0,v().count)(S.hard_cap_lines,
"line")}`]]}),(0,n().jsx)(c,{of:S.directories}),m.length>0&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:"\
Files that do not count or whose diff is hidden"}),(0,n().jsx)(E().List,{of:m,noun:"file",each:({path:h,words:p})=>(0,n().
jsxs)(n().Fragment,{children:[(0,n().jsx)(E().Name,{text:h}),": ",p]})})]})]})}}function c({of:f}){const C=f.map(({path:S,
files:m,lines:h,exempt_files:p=0,exempt_lines:i=0})=>({path:S===""?".":S,files:m-p,lines:h-i,exempt:p===0?"":(0,v().count)(
p,"file")})).sort((S,m)=>m.files-S.files||m.lines-S.lines);return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("tabl\
e",{children:[(0,n().jsx)("thead",{children:(0,n().jsxs)("tr",{children:[(0,n().jsx)("th",{scope:"col",children:"Directo\
ry"}),(0,n().jsx)("th",{scope:"col",children:"Lines"}),(0,n().jsx)("th",{scope:"col",children:"Not counted"}),(0,n().jsx)(
"th",{scope:"col",children:"Files"})]})}),(0,n().jsx)("tbody",{children:(0,E().shownOf)(C).map(({path:S,lines:m,exempt:h,
files:p})=>(0,n().jsxs)("tr",{children:[(0,n().jsx)("th",{scope:"row",children:(0,n().jsx)(E().Name,{text:S})}),(0,n().jsx)(
"td",{children:(0,v().grouped)(m)}),(0,n().jsx)("td",{children:h}),(0,n().jsx)("td",{children:(0,v().grouped)(p)})]},S))})]}),
(0,n().jsx)(E().Rest,{of:C,noun:"folder"})]})}function x({limit:f,page:C}){const{used:S,limit:m,unit:h,grade:p,gene:i}=f,
{words:d,tone:L}=$().SIZE_GRADES[p];return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:[(0,n().jsx)(E().
Status,{tone:L,word:`${(0,v().grouped)(S)} of ${(0,v().grouped)(m)} ${h}`})," ",d," ",(0,$().ownerWords)(f)," ",i&&(0,n().
jsx)(E().Link,{to:C.anchorOf(i),children:(0,n().jsx)(E().Name,{text:i.id})}),(0,$().othersOver)(C.report,f)]}),(0,n().jsx)(
"progress",{class:L,value:S,max:Math.max(1,m),"aria-hidden":"true"})]})}}),5013:((B,u,o)=>{Object.defineProperty(u,"__es\
Module",{value:!0}),u.Command=C,u.CommandText=S;function n(){const s=o(892);return n=function(){return s},s}function $(){
const s=o(10289);return $=function(){return s},s}function v(){const s=o(88611);return v=function(){return s},s}function E(){
const s=o(94965);return E=function(){return s},s}function y(){const s=o(77243);return y=function(){return s},s}function c(){
const s=o(48020);return c=function(){return s},s}const x={allow:"allowed",warn:"allowed with a warning",block:"blocked"},
f={passed:"good",failed:"bad",timed_out:"bad",blocked:"bad",skipped:"quiet",crashed:"bad",not_runnable:"bad",error:"bad"};
function C({command:s,findings:l,anchor:j}){const{verdict:g,risk:w,confirmation:e,outcome:a,profiles:t}=s,O=[...a?h(a):g===
"block"?[]:["not run"],...w?[`risk: ${w}`]:[],...e?[`confirmation: ${(0,E().spoken)(e)}`]:[],...Object.entries(t).map(([
F,M])=>`${(0,$().terminal)(F)}: ${M}`)];return(0,n().jsxs)("article",{id:j,children:[(0,n().jsx)(S,{command:s,findings:l}),
(0,n().jsxs)("p",{class:"about",children:[(0,n().jsx)(y().Status,{tone:E().COMMAND_TONES[g],word:x[g]}),a&&(0,n().jsx)(y().
Status,{tone:f[a.status],word:(0,E().statusWords)(a)}),O.map(F=>(0,n().jsx)("span",{children:F},F))]}),l.length>0&&(0,n().
jsx)(c().Findings,{of:l}),(0,n().jsx)(m,{command:s}),a&&(0,n().jsx)(p,{outcome:a})]})}function S({command:{command:s},findings:l}){
const j=l.flatMap(({span:g})=>g??[]);return(0,n().jsx)("pre",{dir:"ltr",children:(0,v().shownParts)(s,j).map(({start:g,end:w,
isShown:e})=>e?(0,v().markedRuns)(s,{start:g,end:w},j).map(({text:a,marked:t},O)=>t?(0,n().jsx)("mark",{children:a||"\xA0"},
O):a):(0,n().jsx)("span",{class:"quiet",children:` ${(0,v().notShown)(w-g)} `},g))})}function m({command:{command:s,words:l=[]}}){
return l.every(({text:j,start:g,end:w})=>s.slice(g,w)===j)?null:(0,n().jsxs)("p",{class:"about",children:[(0,n().jsx)("s\
pan",{class:"quiet",children:"Parsed arguments"}),l.map(({text:j},g)=>(0,n().jsx)(y().Name,{text:j},g))]})}function h({status:s,
duration_ms:l,resources:j={}}){const{peak_memory_bytes:g,cpu_ms:w}=j;return[...s==="skipped"?[]:[(0,E().duration)(l)],...w===
void 0?[]:[`CPU: ${(0,E().duration)(w)}`],...g===void 0?[]:[`memory: ${(0,E().size)(g)}`]]}function p({outcome:s}){const{
reason:l,reused:j,stdout:g,stderr:w,side_effects:e}=s;return(0,n().jsxs)(n().Fragment,{children:[l!==void 0&&(0,n().jsx)(
"p",{children:(0,n().jsx)(y().Sentence,{text:l})}),j&&(0,n().jsx)("p",{class:"quiet",children:"Result reused from anothe\
r gene with the same command."}),(0,n().jsx)(d,{name:"Standard output",stream:g}),(0,n().jsx)(d,{name:"Standard error",stream:w}),
e&&(0,n().jsx)(i,{effects:e})]})}function i({effects:s}){const l=E().SIDE_EFFECTS.filter(w=>s[w].length),j=s.complete===
!1;if(l.length===0&&!j)return null;const g=l.map(w=>`${(0,E().count)((0,E().sideEffectCount)(w,s),"file")} ${w}`);return(0,n().
jsxs)("details",{children:[(0,n().jsxs)("summary",{children:["Side effects ",(0,n().jsx)("span",{class:"quiet",children:g.
join(", ")})]}),j&&(0,n().jsx)("p",{class:"quiet",children:"The list of side effects is incomplete."}),(0,n().jsx)(y().Facts,
{facts:l.map(w=>[w,s[w].map((e,a)=>(0,n().jsx)("div",{children:(0,n().jsx)(y().Name,{text:e})},a))])})]})}function d({name:s,
stream:l}){const{head:j,tail:g,bytes:w,truncated:e}=l;return w===0?null:(0,n().jsxs)("details",{children:[(0,n().jsxs)("\
summary",{children:[s," ",(0,n().jsx)("span",{class:"quiet",children:(0,E().size)(w)})]}),(0,n().jsx)(L,{text:j}),e&&(0,n().
jsx)("p",{class:"quiet",children:"Output truncated: only the beginning and the end are kept."}),g!==""&&(0,n().jsx)(L,{text:g})]})}
function L({text:s}){return(0,n().jsx)("pre",{dir:"ltr",children:(0,$().outputLines)(s.replace(/\r?\n$/,"")).join(`
`)})}}),77243:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.Facts=p,u.Link=S,u.List=d,u.Name=x,u.Rest=L,
u.RuleLink=h,u.Sentence=f,u.Status=C,u.ruleAnchor=m,u.shownOf=i;function n(){const s=o(892);return n=function(){return s},
s}function $(){const s=o(13580);return $=function(){return s},s}function v(){const s=o(10289);return v=function(){return s},
s}function E(){const s=o(94965);return E=function(){return s},s}const y={sentence:2e3,name:300},c=1e3;function x({text:s}){
return(0,n().jsx)("code",{children:s===""?"(empty)":(0,v().terminal)((0,E().clipCounted)(s,y.name))})}function f({text:s}){
const l=(0,E().clipCounted)(s,y.sentence).split(/`([^`]+)`/);return(0,n().jsx)("bdi",{children:l.map((j,g)=>g%2===1?(0,n().
jsx)("code",{children:(0,v().terminal)(j)},g):(0,v().terminal)(j))})}function C({tone:s,word:l}){return(0,n().jsx)("stro\
ng",{class:`status ${s}`,children:l})}function S({to:s,children:l}){return s===void 0?l:(0,n().jsx)("a",{href:`#${s}`,children:l})}
function m(s){return(0,$().ruleOf)(s)&&`rule-${s}`}function h({rule:s}){return(0,n().jsx)(S,{to:m(s),children:(0,n().jsx)(
x,{text:s})})}function p({facts:s}){return(0,n().jsx)("dl",{children:s.map(([l,j],g)=>j?(0,n().jsxs)("div",{children:[(0,n().
jsx)("dt",{children:l}),(0,n().jsx)("dd",{children:j})]},g):null)})}function i(s){return s.slice(0,c)}function d({of:s,noun:l,
each:j,open:g=c}){const w=i(s).map((e,a)=>(0,n().jsx)("li",{children:j(e)},a));return(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsx)("ul",{children:w.slice(0,g)}),w.length>g&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:(0,E().
count)(s.length-g,`more ${l}`)}),(0,n().jsx)("ul",{children:w.slice(g)})]}),(0,n().jsx)(L,{of:s,noun:l})]})}function L({
of:{length:s},noun:l}){return s<=c?null:(0,n().jsxs)("p",{class:"quiet",children:[(0,E().count)(s-c,`more ${l}`)," in ",
(0,n().jsx)("code",{children:"gate-report.json"})]})}}),24845:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.environmentSection=x;function n(){const h=o(892);return n=function(){return h},h}function $(){const h=o(10289);return $=
function(){return h},h}function v(){const h=o(74658);return v=function(){return h},h}function E(){const h=o(90042);return E=
function(){return h},h}function y(){const h=o(94965);return y=function(){return h},h}function c(){const h=o(77243);return c=
function(){return h},h}function x({report:h}){const{isolation:p,policy:i,plans_digest:d,approval_digest:L}=h;return{id:"\
environment",title:"Environment",body:(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(c().Facts,{facts:[...(0,E().proofOf)(
h).map(({label:s,value:l})=>[s,(0,n().jsx)(c().Sentence,{text:l},s)]),["Policy digest",i&&(0,n().jsx)(c().Name,{text:i.digest},
"policy")],["Plans digest",d&&(0,n().jsx)(c().Name,{text:d},"plans")],["Approval digest",L&&(0,n().jsx)(c().Name,{text:L},
"approval")],["Isolation level",(0,y().spoken)(p.level)],["Requested isolation",p.requested],["Launcher",p.launcher&&(0,$().
terminal)(p.launcher)],...f(p),...C(h)]}),(0,n().jsx)(S,{isolation:p}),(0,n().jsx)(m,{isolation:p}),h.genes.length>0&&(0,n().
jsx)("p",{class:"quiet",children:E().EVIDENCE_NOTE})]})}}function f({limits:h}){if(h===void 0)return[];const{memory_bytes:p,
processes:i,processes_counted_for:d}=h;return[["Memory per command",p===null?"unlimited":(0,y().size)(p)],["Processes",`${i}\
 per ${d}`],["Open files",String(h.open_files)],["File size",(0,y().size)(h.file_bytes)],["Total written",(0,y().size)(h.
written_bytes)]]}function C({validation_reports:h,shards:p=[],tool:i,...d}){const L=h.map(({env_fingerprint:{node_version:l,
platform:j,arch:g}})=>`Node ${l}, ${j} ${g}`),s=p.length<(p[0]?.of??0);return[...[...new Set(L)].map(l=>["Commands ran o\
n",(0,$().terminal)(l)]),[s?"Shard":"Merged from",p.map(({index:l,of:j,verdict:g})=>`${l}/${j} (${v().VERDICT_WORDS[g]})`).
join(", ")],["Tool",`${i.name} ${(0,$().terminal)(i.version)}`],["Started",(0,$().terminal)((0,y().moment)(d.started_at))],
["Duration",(0,y().duration)(d.duration_ms)]]}function S({isolation:{probes:h=[]}}){return h.length===0?null:(0,n().jsxs)(
n().Fragment,{children:[(0,n().jsx)("h3",{children:"Sandbox self-test"}),(0,n().jsx)(c().List,{of:h,noun:"probe",each:({
name:p,held:i,required:d})=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(c().Status,{tone:i?"good":d?"bad":"caution",
word:i?"prevented":"not prevented"})," ",(0,n().jsx)(c().Sentence,{text:(0,y().spoken)(p)}),!d&&(0,n().jsx)("span",{class:"\
quiet",children:" (not required)"})]})})]})}function m({isolation:{downgrades:h=[]}}){return h.length===0?null:(0,n().jsxs)(
n().Fragment,{children:[(0,n().jsx)("h3",{children:"Stronger containment that is not available"}),(0,n().jsx)(c().List,{
of:h,noun:"downgrade",each:({from:p,reason:i})=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(c().Name,{text:p}),": ",
(0,n().jsx)(c().Sentence,{text:i})]})})]})}}),68875:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.evidenceSection=
v;function n(){const y=o(892);return n=function(){return y},y}function $(){const y=o(77243);return $=function(){return y},
y}function v({report:{capsules:y,events:c}}){const x=[...y.map(f=>({claim:f,capsule:f})),...c.map(f=>({claim:f,capsule:void 0}))];
if(x.length!==0)return{id:"evidence",title:"Evidence",count:x.length,body:(0,n().jsx)($().List,{of:x,noun:"asset",each:({
claim:f,capsule:C})=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:[f.type," ",(0,n().jsx)($().Name,{text:f.
id})," ",f.change," ",(0,n().jsx)("span",{class:"quiet",children:(0,n().jsx)($().Name,{text:`${f.path}:${f.line}`})})]}),
C&&(0,n().jsx)(E,{capsule:C})]})})}}function E({capsule:{eligible:y,reasons:c}}){const[x,f]=y===null?["quiet","eligibili\
ty not checked"]:y?["good","eligible for promotion"]:["bad","not eligible for promotion"];return(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)("p",{children:(0,n().jsx)($().Status,{tone:x,word:f})}),c.map(({rule:C,message:S},m)=>(0,n().jsxs)(
"p",{children:[(0,n().jsx)($().Sentence,{text:S})," ",(0,n().jsx)($().RuleLink,{rule:C})]},m))]})}}),48020:((B,u,o)=>{Object.
defineProperty(u,"__esModule",{value:!0}),u.FindingReason=h,u.Findings=S,u.noticesSection=x,u.suppressedSection=f;function n(){
const i=o(892);return n=function(){return i},i}function $(){const i=o(10289);return $=function(){return i},i}function v(){
const i=o(88611);return v=function(){return i},i}function E(){const i=o(17577);return E=function(){return i},i}function y(){
const i=o(94965);return y=function(){return i},i}function c(){const i=o(77243);return c=function(){return i},i}function x({
sections:i}){return C("notices","Notices",i.notices)}function f({sections:i}){return C("suppressed","Ignored by the poli\
cy",i.suppressed)}function C(i,d,L){if(L.length!==0)return{id:i,title:d,count:L.length,body:(0,n().jsx)(S,{of:L})}}function S({
of:i}){return(0,n().jsx)(c().List,{of:i,noun:"finding",each:d=>(0,n().jsx)(m,{finding:d})})}function m({finding:i}){const{
severity:d}=i,L=(0,E().pathAndLine)(i);return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:[(0,n().jsx)(
c().Status,{tone:y().SEVERITY_TONES[d],word:d})," ",L!==void 0&&(0,n().jsx)(c().Name,{text:L})]}),(0,n().jsx)(h,{finding:i})]})}
function h({finding:i}){const{message:d,remedy:L,rule:s,suppressed:l}=i;return(0,n().jsx)(c().Facts,{facts:[["Why",(0,n().
jsx)(c().Sentence,{text:d},"why")],["Fix",L!==""&&(0,n().jsx)(p,{finding:i},"fix")],["Ignored",l&&(0,n().jsxs)(n().Fragment,
{children:["until ",(0,$().terminal)(l.expires),": ",(0,n().jsx)(c().Sentence,{text:l.reason})]})],["Rule",(0,n().jsx)(c().
RuleLink,{rule:s},"rule")]]})}function p({finding:{remedy:i,edit:d}}){const L=(0,v().editLines)(d).map($().terminal);return(0,n().
jsxs)(n().Fragment,{children:[(0,n().jsx)(c().Sentence,{text:i}),L.length>0&&(0,n().jsx)("pre",{dir:"ltr",children:L.map(
(s,l)=>s.startsWith("-")?(0,n().jsx)("del",{children:`${s}
`},l):(0,n().jsx)("ins",{children:`${s}
`},l))})]})}}),77002:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.genesSection=f;function n(){const m=o(
892);return n=function(){return m},m}function $(){const m=o(78559);return $=function(){return m},m}function v(){const m=o(
74658);return v=function(){return m},m}function E(){const m=o(94965);return E=function(){return m},m}function y(){const m=o(
5013);return y=function(){return m},m}function c(){const m=o(77243);return c=function(){return m},m}function x(){const m=o(
48020);return x=function(){return m},m}function f(m){const{genes:h}=m;if(h.length!==0)return{id:"genes",title:"Genes",count:h.
length,body:(0,n().jsx)(c().List,{of:h,noun:"gene",each:p=>(0,n().jsx)(C,{gene:p,page:m})})}}function C({gene:m,page:h}){
const{id:p,change:i,verdict:d,commands:L,blast_radius:s}=m,l=h.findingsOf(m);return(0,n().jsxs)("details",{id:h.anchorOf(
m),class:"gene",children:[(0,n().jsxs)("summary",{children:[(0,n().jsx)(c().Status,{tone:E().VERDICT_TONES[d],word:v().VERDICT_WORDS[d]}),
" ",(0,n().jsx)(c().Name,{text:p})," ",(0,n().jsxs)("span",{class:"quiet",children:[i," \xB7 ",(0,$().commandCounts)(m)]})]}),
d!=="pass"&&m.summary!==v().VERDICT_WORDS[d]&&(0,n().jsx)("p",{children:(0,n().jsx)(c().Sentence,{text:m.summary})}),(0,n().
jsx)(c().Facts,{facts:[["Location",(0,n().jsx)(c().Name,{text:`${m.path}:${m.line}`},"place")],["Blast radius",`${s.files}\
 of ${s.max_files} files, ${(0,E().spoken)(s.severity)}`],...Object.entries(m.profiles).map(([j,{accepted:g,reason:w,remark:e}])=>{
const a=w??e,t=g?"accepted":"blocked",O=a===void 0?t:`${t}: ${a}`;return[`Profile ${j}`,(0,n().jsx)(c().Sentence,{text:O},
j)]}),["Validators",(0,$().versionWords)(m)]]}),(0,n().jsx)(S,{gene:m}),l.length>0&&(0,n().jsx)(x().Findings,{of:l}),(0,n().
jsx)(c().List,{of:L,noun:"command",each:j=>(0,n().jsx)(y().Command,{command:j,findings:h.findingsOf(m,j),anchor:h.anchorOf(
j)})})]})}function S({gene:m}){const h=(0,$().differenceWords)(m);return h.length===0?null:(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsx)("h3",{children:"Changes"}),(0,n().jsx)(c().List,{of:h,noun:"change",each:([p,...i])=>(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)("span",{class:p==="loosens "?"caution":"quiet",children:p}),i.map((d,L)=>L%2===0?(0,n().jsx)(c().
Name,{text:d},L):d)]})})]})}}),62887:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.renderHtml=w;function n(){
const t=o(892);return n=function(){return t},t}function $(){const t=o(77598);return $=function(){return t},t}function v(){
const t=o(40894);return v=function(){return t},t}function E(){const t=o(74658);return E=function(){return t},t}function y(){
const t=o(94965);return y=function(){return t},t}function c(){const t=o(76114);return c=function(){return t},t}function x(){
const t=o(25757);return x=function(){return t},t}function f(){const t=o(24845);return f=function(){return t},t}function C(){
const t=o(68875);return C=function(){return t},t}function S(){const t=o(48020);return S=function(){return t},t}function m(){
const t=o(77002);return m=function(){return t},t}function h(){const t=o(11217);return h=function(){return t},t}function p(){
const t=o(53153);return p=function(){return t},t}function i(){const t=o(60143);return i=function(){return t},t}function d(){
const t=o(26517);return d=function(){return t},t}function L(){const t=o(14305);return L=function(){return t},t}const s=[
c().attentionSection,x().blastRadiusSection,m().genesSection,C().evidenceSection,S().noticesSection,S().suppressedSection,
f().environmentSection,i().rulesSection],l=`(${d().pageScript.toString()})()`,j=["default-src 'none'",`script-src '${g(l)}\
'`,`style-src '${g(L().STYLE)}'`,"base-uri 'none'","form-action 'none'","require-trusted-types-for 'script'"].join("; ");
function g(t){return`sha256-${(0,$().createHash)("sha256").update(t).digest("base64")}`}function w(t){const O=(0,p().pageOf)(
t),F=s.flatMap(b=>b(O)??[]),M=(0,v().renderToString)((0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("meta",{"http-equi\
v":"Content-Security-Policy",content:j}),(0,n().jsx)("meta",{name:"viewport",content:"width=device-width, initial-scale=\
1"}),(0,n().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,n().jsx)("meta",{name:"color-scheme",content:"light \
dark"}),(0,n().jsx)("title",{children:`${(0,E().reportTitle)(t)} \xB7 gene-gate`})]})),I=(0,v().renderToString)((0,n().jsxs)(
"main",{children:[(0,n().jsx)(h().Masthead,{page:O}),(0,n().jsx)("nav",{"aria-label":"Sections",children:F.map(b=>(0,n().
jsx)("a",{href:`#${b.id}`,children:(0,n().jsx)(e,{section:b})},b.id))}),(0,n().jsx)(a,{}),F.map(b=>(0,n().jsxs)("section",
{id:b.id,"aria-labelledby":`${b.id}-title`,children:[(0,n().jsx)("h2",{id:`${b.id}-title`,children:(0,n().jsx)(e,{section:b})}),
b.body]},b.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${M}<style>${L().STYLE}</style></head>
<body>${I}<script>${l}<\/script></body>
</html>
`}function e({section:{title:t,count:O}}){return(0,n().jsxs)(n().Fragment,{children:[t,O!==void 0&&(0,n().jsxs)("span",{
class:"quiet",children:[" ",(0,y().grouped)(O)]})]})}function a(){return(0,n().jsxs)("search",{hidden:!0,children:[(0,n().
jsx)("label",{for:"filter",children:"Filter"}),(0,n().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,n().jsx)("output",{for:"filter"})]})}}),11217:((B,u,o)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.Masthead=x;function n(){const m=o(892);return n=function(){return m},m}function $(){const m=o(
10289);return $=function(){return m},m}function v(){const m=o(67237);return v=function(){return m},m}function E(){const m=o(
74658);return E=function(){return m},m}function y(){const m=o(94965);return y=function(){return m},m}function c(){const m=o(
77243);return c=function(){return m},m}function x({page:m}){const{report:h,sections:p}=m,i=(0,E().isReportedOnly)(h),d=y().
VERDICT_TONES[i?"warn":h.verdict];return(0,n().jsxs)("header",{children:[(0,n().jsxs)("p",{class:"quiet about",children:[
(0,n().jsx)("strong",{children:"gene-gate"}),h.event.pull_request!==void 0&&(0,n().jsxs)("span",{children:["pull request\
 ",h.event.pull_request]}),(0,n().jsxs)("span",{children:[(0,y().shortCommit)(h.base_sha)," \u2192 ",(0,y().shortCommit)(
h.head_sha)]}),(0,n().jsx)("time",{dateTime:h.finished_at,children:(0,y().moment)(h.finished_at)})]}),(0,n().jsx)("h1",{
children:(0,n().jsx)(c().Status,{tone:d,word:f((0,E().verdictWords)(h))})}),(0,n().jsx)("p",{class:"headline",children:(0,E().
headline)(h,p)}),i&&(0,n().jsx)("p",{children:(0,n().jsx)(c().Sentence,{text:E().REPORTED_ONLY_NOTE})}),h.error&&(0,n().
jsx)(C,{error:h.error}),(0,n().jsx)("dl",{class:"figures",children:S(m).map(([L,s,l,j])=>(0,n().jsxs)("div",{children:[(0,n().
jsx)("dt",{children:L}),(0,n().jsxs)("dd",{children:[(0,n().jsx)("strong",{children:(0,n().jsx)(c().Link,{to:j,children:s})}),
" ",(0,n().jsx)("span",{class:"quiet",children:l})]})]},L))})]})}function f(m){return m.slice(0,1).toUpperCase()+m.slice(
1)}function C({error:m}){return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("p",{children:(0,n().jsx)(c().Sentence,{
text:m.message})}),(0,n().jsx)("p",{class:"quiet",children:"Fix"}),(0,n().jsx)("pre",{children:(0,$().terminalLines)(m.hint).
join(`
`)})]})}function S({report:m,sections:h}){const{genes:p,blast_radius:i,duration_ms:d}=m,{passed:L,blocked:s,failed:l,notRun:j}=h,
g=[];if(p.length>0){const w=p.filter(({verdict:O})=>O==="pass"||O==="warn").length,e=[L,s,l,j].reduce((O,{length:F})=>O+
F,0),a=["passed",...s.length>0?[`${s.length} blocked`]:[],...l.length>0?[`${l.length} failed`]:[],...j.length>0?[`${j.length}\
 not run`]:[]].join(", "),t=s.length+l.length>0?"attention":"genes";g.push(["Genes",`${w} / ${p.length}`,"passed","genes"],
["Commands",`${L.length} / ${e}`,a,t])}if(i){const w=(0,v().sizeLimits)(m).find(({gene:t})=>t)?.limit,e=w===void 0?`${i.
files}`:`${i.files} / ${w}`,a=i.files+i.exempt_files>0?"blast-radius":void 0;g.push(["Files",e,`counted, ${(0,y().count)(
i.lines,"line")}`,a])}return[...g,["Duration",(0,y().duration)(d),"total"]]}}),53153:((B,u,o)=>{Object.defineProperty(u,
"__esModule",{value:!0}),u.pageOf=E;function n(){const y=o(59490);return n=function(){return y},y}function $(){const y=o(
63245);return $=function(){return y},y}function v(){const y=o(77243);return v=function(){return y},y}function E(y){const c=({
verdict:S})=>S==="pass",x=y.genes.toSorted((S,m)=>Number(c(S))-Number(c(m))),f=new Map;(0,v().shownOf)(x).forEach((S,m)=>{
f.set(S,`gene-${m+1}`),(0,v().shownOf)(S.commands).forEach((h,p)=>{f.set(h,`gene-${m+1}-${p+1}`)})});const C=(0,n().groupBy)(
y.findings,({subject:S})=>(0,$().commandKey)(S?.id,S?.command));return{report:y,sections:(0,$().reportSections)(y),genes:x,
anchorOf:S=>f.get(S),findingsOf:(S,m)=>(C.get((0,$().commandKey)(S.id,m?.command))??[]).filter(h=>m?(0,$().standsAt)(h,S,
m):[void 0,S.path].includes(h.location?.path))}}}),60143:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.rulesSection=
c;function n(){const f=o(892);return n=function(){return f},f}function $(){const f=o(13580);return $=function(){return f},
f}function v(){const f=o(79215);return v=function(){return f},f}function E(){const f=o(10289);return E=function(){return f},
f}function y(){const f=o(77243);return y=function(){return f},f}function c({report:f}){const C=[...f.findings,...f.capsules.
flatMap(({reasons:m})=>m)],S=[...new Set(C.map(({rule:m})=>m))].flatMap(m=>(0,$().ruleOf)(m)??[]);if(S.length!==0)return{
id:"rules",title:"Rules",count:S.length,body:(0,n().jsx)(y().List,{of:S,noun:"rule",each:({id:m,title:h,why:p,wrong:i,right:d,
configure:L,since:s})=>(0,n().jsxs)("details",{id:(0,y().ruleAnchor)(m),children:[(0,n().jsxs)("summary",{children:[(0,n().
jsx)("code",{children:m})," ",(0,n().jsx)(y().Sentence,{text:h})]}),(0,n().jsx)("p",{children:(0,n().jsx)(y().Sentence,{
text:p.replace(/\s+/g," ")})}),(0,n().jsx)(y().Facts,{facts:[["Wrong",(0,n().jsx)(x,{text:(0,v().exampleText)(i)},"wrong")],
["Right",(0,n().jsx)(x,{text:(0,v().exampleText)(d)},"right")],["Configure",L&&(0,n().jsx)(x,{text:L},"configure")],["Si\
nce",s]]})]})})}}function x({text:f}){return(0,n().jsx)("pre",{children:(0,E().terminalLines)(f).join(`
`)})}}),26517:((B,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.pageScript=o;function o(){const n=document.querySelector(
"search"),[$,v]=[n?.querySelector("input"),n?.querySelector("output")],E=document.querySelectorAll("section > details"),
y=document.querySelectorAll("section > ul > li, section > details > ul > li");$?.addEventListener("input",()=>{const x=$.
value.trim().toLowerCase();let f=0;for(const C of y)C.hidden=!C.textContent.toLowerCase().includes(x),C.hidden||(f+=1);for(const C of E)
C.open=x!=="";v&&(v.textContent=x===""?"":`${f} of ${y.length} entries`)}),n&&(n.hidden=!1);const c=()=>{const x=document.
getElementById(location.hash.slice(1));for(let f=x?.closest("details");f;)f.open=!0,f=f.parentElement?.closest("details");
x?.scrollIntoView()};addEventListener("hashchange",c),location.hash&&c(),addEventListener("beforeprint",()=>{for(const x of document.
querySelectorAll("details"))x.open=!0})}}),14305:((B,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.STYLE=void 0;
const o=u.STYLE=`
:root {
  color-scheme: light dark;
  --ground: light-dark(#fbfbfa, #101214);
  --surface: light-dark(#fff, #171a1d);
  --sunken: light-dark(#f3f3f1, #1f2327);
  --line: light-dark(#e1e1de, #2c3136);
  --ink: light-dark(#1c1f23, #e7e9ec);
  --quiet: light-dark(#5a616b, #a0a8b2);
  --link: light-dark(#0a58ca, #83b9ff);
  --good: light-dark(#1a7434, #62c979);
  --bad: light-dark(#b3261e, #ff8d82);
  --caution: light-dark(#855300, #e2b34a);
  --waiting: light-dark(#6a3fc4, #bda5ff);
  --marked: light-dark(#ffe3df, #54221d);
}

* {
  box-sizing: border-box;
  margin: 0;
}

html {
  background: var(--ground);
  color: var(--ink);
  font:
    0.9375rem / 1.5 system-ui,
    sans-serif;
  -webkit-text-size-adjust: 100%;
}

body {
  overflow-wrap: anywhere;
}

main {
  max-width: 60rem;
  margin: auto;
  padding: 2rem 1.25rem 4rem;
}

/* Right-to-left text does not reorder the text next to it, and two characters are two characters. */
code,
pre {
  font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, monospace;
  font-size: 0.875em;
  font-variant-ligatures: none;
  unicode-bidi: isolate;
}

pre {
  padding: 0.625rem 0.75rem;
  background: var(--sunken);
  border-radius: 0.375rem;
  white-space: pre-wrap;
}

del,
ins {
  text-decoration: none;
}

del {
  color: var(--bad);
}

ins {
  color: var(--good);
}

mark {
  background: var(--marked);
  color: inherit;
  text-decoration: underline 2px var(--bad);
  text-underline-offset: 0.25em;
}

a {
  color: var(--link);
  text-underline-offset: 0.2em;
}

:focus-visible {
  outline: 2px solid var(--link);
  outline-offset: 2px;
  border-radius: 0.25rem;
}

/* The meaning of a word has a color and a sign, which is not read aloud. */
.good {
  color: var(--good);
}

.bad {
  color: var(--bad);
}

.caution {
  color: var(--caution);
}

.waiting {
  color: var(--waiting);
}

.quiet,
dt {
  color: var(--quiet);
  font-weight: 400;
}

.status::before {
  margin-right: 0.375em;
}

.status.good::before {
  content: "\u2713" / "";
}

.status.bad::before {
  content: "\u2717" / "";
}

.status.caution::before {
  content: "!" / "";
}

.status.waiting::before {
  content: "\u2026" / "";
}

.status.quiet::before {
  content: "\u2013" / "";
}

h1 {
  margin-top: 1rem;
  font-size: 2rem;
  letter-spacing: -0.02em;
}

h2 {
  margin-bottom: 1rem;
  font-size: 1.25rem;
}

h3 {
  font-size: inherit;
}

strong {
  font-weight: 650;
}

header,
article {
  display: grid;
  gap: 0.625rem;
}

.headline {
  margin: -0.5rem 0 0.5rem;
  font-size: 1.125rem;
}

.about,
nav,
search {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  align-items: baseline;
}

ul {
  display: grid;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
}

section {
  margin-top: 3rem;
}

section > * + * {
  margin-top: 1.25rem;
}

section > ul > li,
section > details > ul > li {
  border-top: 1px solid var(--line);
  padding-top: 0.5rem;
}

article {
  padding: 0.875rem 1rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 0.5rem;
}

#attention li {
  border: 0;
  padding: 0;
}

summary {
  cursor: pointer;
}

@media (min-width: 40rem) {
  .gene > summary > .status {
    display: inline-block;
    min-width: 11rem;
  }

  .gene > summary > .quiet:last-child {
    float: right;
  }
}

dl {
  display: grid;
  gap: 0.25rem;
}

dl > div {
  display: grid;
  grid-template-columns: minmax(4.5rem, 9rem) minmax(0, 1fr);
  gap: 0.25rem 1rem;
}

article dl > div {
  grid-template-columns: 4.5rem minmax(0, 1fr);
}

dd pre {
  margin-top: 0.375rem;
}

.figures {
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 1rem;
  padding: 1rem 0;
  border: solid var(--line);
  border-width: 1px 0;
}

.figures > div {
  display: block;
}

.figures strong {
  display: block;
  font-size: 1.375rem;
}

details > * + * {
  margin-top: 0.625rem;
}

progress {
  width: 100%;
  accent-color: currentcolor;
}

section > p + progress {
  margin-top: 0.25rem;
}

table {
  width: 100%;
  border-collapse: collapse;
}

th,
td {
  padding: 0.375rem 0 0.375rem 1rem;
  border-bottom: 1px solid var(--line);
  text-align: right;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}

thead th {
  color: var(--quiet);
}

th:first-child {
  width: 100%;
  padding-left: 0;
  text-align: left;
  white-space: normal;
}

nav {
  margin-top: 1rem;
}

search {
  margin-top: 0.75rem;
}

[hidden],
output:empty {
  display: none;
}

::placeholder {
  color: var(--quiet);
}

input {
  flex: 1 1 10rem;
  min-width: 0;
  padding: 0.3125rem 0.625rem;
  background: var(--surface);
  border: 1px solid var(--quiet);
  border-radius: 0.375rem;
  color: inherit;
  font: inherit;
}

@media print {
  :root {
    color-scheme: light;
  }

  html {
    font-size: 9.5pt;
  }

  nav,
  search {
    display: none;
  }

  article,
  tr {
    break-inside: avoid;
  }

  /* Paper cannot be unfolded. */
  details::details-content {
    content-visibility: visible;
    block-size: auto;
  }

  mark {
    print-color-adjust: exact;
  }
}
`}),58924:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.renderJunit=S;function n(){const r=o(42844);return n=
function(){return r},r}function $(){const r=o(59490);return $=function(){return r},r}function v(){const r=o(10289);return v=
function(){return r},r}function E(){const r=o(51660);return E=function(){return r},r}function y(){const r=o(74658);return y=
function(){return r},r}function c(){const r=o(63245);return c=function(){return r},r}function x(){const r=o(94965);return x=
function(){return r},r}const f="change",C=new(n()).default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,
suppressEmptyNode:!0,format:!0});function S(r){const T=m(r),R={"@timestamp":r.started_at},A={"@name":"gene-gate",...L(T.
flatMap(({cases:D})=>D)),...R,...T.length>0&&{testsuite:T.map(({name:D,file:W,cases:Y})=>({"@name":(0,v().terminal)(D),...L(
Y),...W!==void 0&&{"@file":(0,v().terminal)(W)},...R,testcase:Y}))}},k={"@version":"1.0","@encoding":"UTF-8"};return`${C.
build({"?xml":k,testsuites:A}).trim()}
`}function m(r){const T=(0,c().reportSections)(r),R=[...T.findings,...T.blast].filter(({severity:P})=>P==="error"),A=(0,$().
groupBy)(R,({subject:P})=>P?.id??""),k=(0,$().groupBy)(T.commands,({gene:P})=>P),D=r.genes.map(P=>h(P,k.get(P)??[],A.get(
P.id)??[])),W=new Set(r.genes.map(({id:P})=>P)),Y=R.filter(({subject:P})=>!W.has(P?.id??"")),N=p(r,Y,D.some(d));return N.
cases.length>0?[N,...D]:D}function h(r,T,R){const A={name:r.id,file:r.path,cases:[...T.map(j),...R.map(D=>g(D,r.id))]};return i(
r.verdict)&&!d(A)?{...A,cases:[...A.cases,w("failure",r.id,r.summary,"")]}:A}function p(r,T,R){const{error:A,verdict:k}=r,
D=T.map(W=>g(W,f));return A?D.unshift(w("error",f,A.message,A.hint)):i(k)&&!R&&D.length===0&&D.push(w("failure",f,(0,y().
reportTitle)(r),"")),{name:f,cases:D}}function i(r){return r==="fail"||r==="error"}function d({cases:r}){return r.some(({
failure:T,error:R})=>T!==void 0||R!==void 0)}function L(r){return{"@tests":r.length,"@failures":r.filter(({failure:T})=>T).
length,"@errors":r.filter(({error:T})=>T).length,"@skipped":r.filter(({skipped:T})=>T).length,"@time":r.reduce((T,R)=>T+
Number(R["@time"]),0).toFixed(3)}}const s=1e3,l={lines:40,columns:200};function j(r){const{gene:T,command:R}=r,{outcome:A,
location:k}=R;return{"@name":F(R.command),"@classname":F(T.id),"@file":F(k?.path??T.path),"@line":k?.line??T.line,"@time":b(
A?.duration_ms??0),...e(r),...A&&{"system-out":I(A.stdout),"system-err":I(A.stderr)}}}function g(r,T){const{rule:R,message:A,
location:k}=r;return{"@name":F(R),"@classname":F(T),...k&&{"@file":F(k.path),"@line":k.line},"@time":b(0),failure:{"@typ\
e":F(R),"@message":F(A),"#text":O(r)}}}function w(r,T,R,A){return{"@name":"verdict","@classname":F(T),"@time":b(0),[r]:{
"@type":"verdict","@message":F(R),"#text":M(A)}}}function e({gene:r,command:T,result:R,findings:A}){switch(R){case"passe\
d":return{};case"notRun":return{skipped:{"@message":F(t(r,T))}};case"blocked":case"failed":{const[k]=A,{outcome:D}=T,W=D?
(0,E().errorLines)(D,l.lines,l.columns):[],Y={"@type":F(k?.rule??R),"@message":F(k?.message??r.summary),"#text":[...A.map(
O),...W].join(`
`)};return D!==void 0&&a.has(D.status)?{error:Y}:{failure:Y}}}}const a=new Set(["crashed","not_runnable","error"]);function t({
summary:r,verdict:T},{outcome:R}){const A=R?.reason??(T==="pass"||T==="warn"?"":r);return[R?(0,x().statusWords)(R):"not \
run",A].filter(Boolean).join(": ")}function O({message:r,remedy:T}){return[r,T].filter(Boolean).map(F).join(`
`)}function F(r){return(0,v().terminal)((0,x().clipCounted)(r,s))}function M(r){return(0,v().terminalLines)((0,x().clipCounted)(
r,s)).join(`
`)}function I({head:r,tail:T,bytes:R,truncated:A}){const k=A?[`[${R} bytes in total; the middle is omitted]`]:[];return[
...(0,v().outputLines)(r),...k,...T===""?[]:(0,v().outputLines)(T)].join(`
`)}function b(r){return(r/1e3).toFixed(3)}}),69633:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.headPlace=
y,u.permalink=E,u.rulePage=v;function n(){const c=o(38863);return n=function(){return c},c}function $(){const c=o(13580);
return $=function(){return c},c}function v(c){return(0,$().ruleOf)(c)&&`${n().HOME}/blob/main/docs/rules/${c}.md`}function E(c,x,f){
const C=y(c,f);if(C===void 0||c.head_sha===null||/\p{Cs}/u.test(C.path))return;const S=C.path.split("/").map(encodeURIComponent).
join("/"),m=C.line===void 0?"":`#L${C.line}`;return`${x}/blob/${c.head_sha}/${S}${m}`}function y({head_sha:c,audited_sha:x,
head_files:f},{path:C,line:S}){if(x===c)return{path:C,line:S};if(f===void 0)return{path:C};const m=f.find(p=>p.path===C);
if(m===void 0)return{path:C,line:S};if(m.missing)return;const h=m.same.find(p=>p.line<=S&&S<p.line+(p.lines??Number.POSITIVE_INFINITY));
return{path:C,...h&&{line:h.head_line+S-h.line}}}}),25866:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.
blockedBeyond=m,u.blockedSection=S,u.failedSection=j;function n(){const e=o(10289);return n=function(){return e},e}function $(){
const e=o(88611);return $=function(){return e},e}function v(){const e=o(51660);return v=function(){return e},e}function E(){
const e=o(17577);return E=function(){return e},e}function y(){const e=o(63245);return y=function(){return e},e}function c(){
const e=o(94965);return c=function(){return e},e}function x(){const e=o(80615);return x=function(){return e},e}const f=2,
C=20;function S(e,a,t){if(e.length===0)return[];const O=p(e,a),F=O.length>f?1:f,M=O.slice(F).flatMap(I=>L(I,t));return["\
#### Blocked","",...O.slice(0,F).flatMap(I=>i(I,t)),...M.length>0?["Also blocked:","",...(0,x().foldedList)(M,"blocked c\
ommand",C)]:[]]}function m(e,a){const t=p(e,a).flatMap(({lead:O,others:F})=>[O,...F]);return h(e)-h(t)}function h(e){return e.
reduce((a,t)=>a+(0,E().sizeOf)(t),0)}function p(e,{commands:a}){return(0,y().groupByCause)(e.slice(0,a))}function i({lead:e,
others:a},t){const{gene:O,findings:F,command:M}=e.lead,{main:I,further:b}=(0,E().reasonsOf)(F),r=F.flatMap(({span:T})=>T??
[]);return[(0,x().placeLine)(e,t),"",...(0,n().markdownFence)((0,$().markedLines)(M.command,r)),"",...I?(0,x().reasonAndFix)(
I):[`- Why: ${(0,x().sentence)(O.summary)}`],...b.map(({message:T,rule:R})=>`- Also: ${(0,x().sentence)(T)} (${(0,x().ruleLink)(
R)})`),"",...d(I),...a.length>0?["Blocked for the same reason:",""]:[],...(0,x().foldedList)(a.map(T=>{const R=(0,E().ownRemedy)(
T.lead.findings,F);return`${s(T,t)}${R?`: ${(0,x().sentence)(R)}`:""}`}),"command",C)]}function d(e){const a=(0,$().editLines)(
e?.edit);return a.length>0?[...(0,n().markdownFence)(a,"diff"),""]:[]}function L({lead:e,others:a},t){const{gene:O,findings:F}=e.
lead,{main:M}=(0,E().reasonsOf)(F),I=M?`${(0,x().sentence)(M.message)} ${(0,x().sentence)(M.remedy)} (${(0,x().ruleLink)(
M.rule)})`:(0,x().sentence)(O.summary);return[`${s(e,t)}: ${I}`,...a.map(b=>{const r=(0,E().ownRemedy)(b.lead.findings,F),
T=`for the same reason${r?`; ${(0,x().sentence)(r)}`:""}`;return`${s(b,t)}: ${T}`})]}function s(e,a){const{command:t,findings:O}=e.
lead,F=O.flatMap(({span:M})=>M??[]);return`- ${(0,n().markdownCode)((0,$().commandLine)(t.command,F))} \u2014 ${(0,x().shortPlaceLine)(
e,a)}`}const l=2;function j(e,a,t,O){if(e.length===0)return[];const F=e.slice(0,a.groups),M=F.length>l?1:l,I=F.slice(M),
b=Math.min(a.outputLines,F.length>l?6:a.outputLines),r=T=>T.flatMap(R=>w(R,b,t,O));return["#### Failed","",...r(F.slice(
0,M)),...I.length>0?["Also failed:","",...I.map(T=>g(T,t,O)),"",`<details><summary>Output of ${(0,c().count)(I.length,"o\
ther failed command")}</summary>`,"",...r(I),"</details>",""]:[]]}function g(e,a,t){const{command:O}=e.lead,F=O.outcome?
(0,c().outcomeWords)(O.outcome):"not run";return`- ${(0,n().markdownCode)((0,$().commandLine)(O.command,[]))} \u2014 ${(0,x().
shortPlaceLine)(e,a)}: ${(0,x().linked)(F,t)}`}function w(e,a,t,O){const{command:F,findings:M}=e.lead,{outcome:I}=F;if(I===
void 0)return[];const[b]=M,[r="",...T]=(0,$().markedLines)(F.command,[]);return[`${(0,x().placeLine)(e,t)}: ${(0,x().linked)(
(0,c().outcomeWords)(I),O)}`,"",...(0,n().markdownFence)([`$ ${r}`,...T,...(0,v().errorLines)(I,a)]),"",...b&&(0,E().isMissingTarget)(
b)?[`- Why: ${(0,x().sentence)(b.message)}`]:[],...b?[`- Fix: ${(0,x().sentence)(b.remedy)}`]:[],""]}}),42675:((B,u,o)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.everythingSection=C;function n(){const d=o(10289);return n=function(){
return d},d}function $(){const d=o(78559);return $=function(){return d},d}function v(){const d=o(67237);return v=function(){
return d},d}function E(){const d=o(90042);return E=function(){return d},d}function y(){const d=o(94965);return y=function(){
return d},d}function c(){const d=o(80615);return c=function(){return d},d}const x=200,f=200;function C(d,L,s){if(!s.everything)
return[];const l=[...d.genes.map(e=>m(e)),...d.capsules.map(e=>S(e)),...d.events.map(({type:e,id:a,change:t})=>`${e} ${i(
a)} ${t}`),...d.blast_radius?[`Size: ${(0,v().countedWords)(d)}`]:[],...(0,v().largestDirectories)(d.blast_radius?.directories??
[]).map(e=>`Directory ${i(e.path||".")}: ${(0,y().count)(e.files,"file")}, ${(0,y().count)(e.lines,"line")}${(0,v().exemptWords)(
e)}`),...(0,v().uncountedFiles)(d).map(({path:e,words:a})=>`File ${i(e)}: ${a}`),...L.notices.map(({rule:e,message:a})=>`\
Notice ${i(e)}: ${i(a)}`),...L.suppressed.map(({rule:e,message:a,suppressed:t})=>`Ignored ${i(e)} until ${t?.expires}: ${i(
a)}, reason: ${i(t?.reason??"")}`)],j=l.length-f,g=[...l.slice(0,f),...j>0?[`${j} more not shown`]:[]],w=d.genes.reduce(
(e,a)=>e+a.commands.length,0);return[`<details><summary>${d.genes.length>0?`Details: ${(0,y().count)(d.genes.length,"gen\
e")}, ${(0,y().count)(w,"command")}, `:""}commits, policy, isolation</summary>`,...g.length>0?[`<ul>${g.map(e=>`<li>${e}\
</li>`).join("")}</ul>`]:[],"",[...(0,E().proofOf)(d).map(({label:e,value:a})=>`${e}: ${(0,c().sentence)(a)}`),...d.genes.
length>0?[E().EVIDENCE_NOTE]:[]].join("<br>"),"","</details>",""]}function S(d){const{lead:L,reason:s}=(0,$().eligibilityWords)(
d)??{},l=[L&&`, ${L}`,s&&`: ${i(s)}`];return`Capsule ${i(d.id)} ${d.change}${l.filter(Boolean).join("")}`}function m(d){
const{id:L,change:s,verdict:l,summary:j,commands:g}=d,w=l==="pass"?"":`: ${i(j)}`,e=(0,$().differenceWords)(d).map(M=>`<\
li>${p(M)}</li>`),a=g.map(({command:M,outcome:I})=>`<li>${i(M)} ${I?(0,y().outcomeWords)(I):"not run"}</li>`),t=(0,$().refusals)(
d).map(M=>`; profile ${i(M.profile)} would block it: ${i(M.reason)}`),O=(0,$().versionWords)(d),F=(0,$().remarks)(d).map(
M=>`; ${i(M)}`);return`${i(L)} ${s}, ${(0,y().spoken)(l)}${w}${[...t,O?`; ${O}`:"",...F].join("")}${h([...e,...a])}`}function h(d){
return d.length>0?`<ul>${d.join("")}</ul>`:""}function p(d){return d.map((L,s)=>s%2===0?L:i(L)).join("")}function i(d){return`\
<code>${(0,n().html)((0,y().clipCounted)(d,x))}</code>`}}),17409:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.findingsSection=f,u.genesTable=d,u.waitingSection=C;function n(){const j=o(13970);return n=function(){return j},j}function $(){
const j=o(78559);return $=function(){return j},j}function v(){const j=o(17577);return v=function(){return j},j}function E(){
const j=o(74658);return E=function(){return j},j}function y(){const j=o(94965);return y=function(){return j},j}function c(){
const j=o(80615);return c=function(){return j},j}const x=4;function f(j,g,w){if(j.length===0)return[];const e=j.slice(0,
g.groups).map(a=>S(a,w));return["#### Findings","",...(0,c().foldedList)(e,"finding",x)]}function C(j,g,w){return j.length===
0?[]:["#### Approval required","",...j.slice(0,g.groups).map(a=>S(a,w,"Approval")),""]}function S(j,g,w=j.lead.severity[0]?.
toUpperCase()+j.lead.severity.slice(1)){const{lead:e}=j,a=e.location?`${g.place(e.location)}, `:"";return`- **${w}:** ${(0,c().
sentence)(e.message)} ${(0,c().sentence)(e.remedy)} (${a}${(0,c().ruleLink)(e.rule)}${m(j)})`}function m(j){const{lead:g,
others:w}=j;if(w.length===0)return"";const e=w.flatMap(({subject:O})=>O?.id??[]),t=e.length===w.length&&!e.includes(g.subject?.
id??"")&&w.every(({rule:O})=>O===g.rule)?e:(0,v().otherFiles)(j);return t.length>0?`; also ${(0,c().names)(t)}`:`; ${(0,v().
othersWords)(j)}`}const h=10,p=2,i=["error","fail","needs_approval","warn","pass"];function d({genes:j},g){if(j.length===
0)return[];const w=j.toSorted((t,O)=>i.indexOf(t.verdict)-i.indexOf(O.verdict)),e=j.length>h?(0,v().groupsOf)(w,t=>s(t).
join("|")):w.map(t=>({lead:t,others:[]})),a=e.slice(h).flatMap(({lead:t,others:O})=>[t,...O]);return["| Gene | Result | \
Commands | Files |","|---|---|---|--:|",...e.slice(0,h).map(t=>L(t,g)),"",...a.length>0?[`And ${(0,y().count)(a.length,"\
other gene")}: ${l(a)}.`,""]:[]]}function L(j,g){const w=[j.lead,...j.others].slice(0,p).map(({id:t,path:O,line:F})=>g.place(
{path:O,line:F},t).replaceAll("|","\\|")),e=(0,v().sizeOf)(j)-w.length;return`| ${[`${w.join(", ")}${e>0?` and ${(0,y().
grouped)(e)} more`:""}`,...s(j.lead)].join(" | ")} |`}function s(j){const{verdict:g,blast_radius:w}=j;return[`${E().VERDICT_SYMBOLS[g]}\
 ${(0,y().spoken)(g)}`,(0,$().commandCounts)(j,String(j.commands.length)),`${w.files} / ${w.max_files}`].map(e=>e.replaceAll(
" ","\xA0"))}function l(j){return n().verdictSchema.options.map(g=>({verdict:g,number:j.filter(w=>w.verdict===g).length})).
filter(({number:g})=>g>0).map(({verdict:g,number:w})=>`${w} ${(0,y().spoken)(g)}`).join(", ")}}),20471:((B,u,o)=>{Object.
defineProperty(u,"__esModule",{value:!0}),u.renderMarkdown=p;function n(){const r=o(59490);return n=function(){return r},
r}function $(){const r=o(52978);return $=function(){return r},r}function v(){const r=o(10289);return v=function(){return r},
r}function E(){const r=o(17577);return E=function(){return r},r}function y(){const r=o(74658);return y=function(){return r},
r}function c(){const r=o(63245);return c=function(){return r},r}function x(){const r=o(94965);return x=function(){return r},
r}function f(){const r=o(25866);return f=function(){return r},r}function C(){const r=o(42675);return C=function(){return r},
r}function S(){const r=o(17409);return S=function(){return r},r}function m(){const r=o(80615);return m=function(){return r},
r}const h=[{groups:8,commands:200,outputLines:10,everything:!0},{groups:8,commands:200,outputLines:10,everything:!1},{groups:8,
commands:20,outputLines:5,everything:!1},{groups:2,commands:4,outputLines:3,everything:!1}];function p(r,T){const R=(0,c().
reportSections)(r),A={report:r,sections:R,blocked:(0,c().groupCommands)(R.blocked),failed:(0,c().groupCommands)(R.failed),
waiting:(0,c().groupFindings)(R.waiting),findings:(0,c().groupFindings)([...R.blast,...R.findings]),options:T},k=M(r,T.maxCharacters);
for(const W of h){const Y=i([...d(A),...j(A,W)]);if(Y.length<=k)return Y+I(r,T.maxCharacters-Y.length)}const D=i([...d(A),
...t(A)]);return D.length<=T.maxCharacters?D+I(r,T.maxCharacters-D.length):D.slice(0,D.indexOf(`
`)).slice(0,T.maxCharacters)}function i(r){return`${r.join(`
`).trimEnd()}
`}function d({report:r,sections:T}){const R=(0,y().headline)(r,T),A=(0,y().isReportedOnly)(r),D=`### ${y().VERDICT_SYMBOLS[A?
"warn":((0,y().undecidedPart)(r)??r).verdict]} gene-gate: ${(0,y().verdictWords)(r)}`,{error:W}=r;return[[R===""?D:`${D}\
 \u2014 ${R}`,(0,y().nextActorWords)(r)].join(" \xB7 "),"",...W?[...l(W.message),...l(`Fix: ${W.hint}`)]:[],...A?[y().REPORTED_ONLY_NOTE,
""]:[],...r.isolation.untrusted?[L,""]:[]]}const L="The command results come from a runner that the pull request control\
s. The audit was repeated on a runner of this repository.",s=2e3;function l(r){const[T="",...R]=(0,x().clip)(r,s).trim().
split(`
`),A=R.length>0?[...(0,v().markdownFence)((0,v().terminalLines)(R.join(`
`))),""]:[];return[(0,m().sentence)(T),"",...A]}function j(r,T){const{report:R,sections:A,blocked:k,failed:D,waiting:W,findings:Y,
options:N}=r,P=(0,m().linkerOf)(R,N.repositoryUrl);return[...(0,S().genesTable)(R,P),...(0,f().blockedSection)(k,T,P),...(0,f().
failedSection)(D,T,P,N.detailsUrl),...(0,S().waitingSection)(W,T,P),...(0,S().findingsSection)(Y,T,P),...g(r,T),...w(N),
...(0,C().everythingSection)(R,A,T)]}function g({blocked:r,failed:T,waiting:R,findings:A,options:k},D){const W=P=>P.slice(
D.groups).reduce((U,V)=>U+(0,E().sizeOf)(V),0),N=[...[[(0,f().blockedBeyond)(r,D),"blocked command"],[W(T),"failed comma\
nd"],[W(R),"pending approval"],[W(A),"finding"]].filter(([P])=>P>0).map(([P,U])=>(0,x().count)(P,U)),...D.everything?[]:
["everything that passed"]];return N.length===0?[]:[`Not shown: ${N.join(", ")}. ${e(k)}`,""]}function w({detailsUrl:r}){
const T=r&&(0,v().markdownLinkTarget)(r);return T?[`Full report: \`report.html\` in the [artifacts](${T}#artifacts) of t\
he run \xB7 [Log](${T})`,""]:[]}function e({detailsUrl:r}){const T=r&&(0,v().markdownLinkTarget)(r);return T?`See the [f\
ull report](${T}).`:"See the JSON report of this run."}const a=10;function t({report:r,options:T}){const R=r.findings.filter(
({suppressed:k})=>!k),A=[...(0,n().groupBy)(R,({rule:k})=>k)].sort(([,k],[,D])=>D.length-k.length);return[...A.slice(0,a).
map(([k,{length:D}])=>`- ${(0,m().name)(k)}: ${(0,x().count)(D,"finding")}`),...A.length>a?[`- and ${(0,x().count)(A.length-
a,"other rule")}`]:[],"",`Not shown: everything but these counts. ${e(T)}`,""]}const O=6e3,F=2e4;function M({next_actor:r},T){
return r==="done"||T<3*O?T:T-O}function I(r,T){const R=(0,$().agentTask)(r);if(R.next_actor==="done")return"";const{edits:A,
todo:k,human:D}=R,Y=`
<details><summary>${`For agents: ${(0,x().count)(A.length,"edit")}, ${k.length} to do, ${D.length} for a person`}</summa\
ry>

`,N=`

</details>
`,P=Math.min(T,F)-Y.length-N.length-2*b,U=(0,$().fittingTask)(R,P);if(U===void 0)return"";const V=(0,v().markdownFence)(
U.trimEnd().split(`
`),"json").join(`
`),G=`${Y}${V}${N}`;return G.length<=T?G:""}const b=16}),80615:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.foldedList=L,u.linked=m,u.linkerOf=C,u.name=c,u.names=f,u.placeLine=h,u.reasonAndFix=d,u.ruleLink=S,u.sentence=y,u.shortPlaceLine=
p;function n(){const s=o(10289);return n=function(){return s},s}function $(){const s=o(69633);return $=function(){return s},
s}function v(){const s=o(94965);return v=function(){return s},s}const E={sentence:400,name:100};function y(s){return(0,n().
markdownSentence)((0,v().clipCounted)(s,E.sentence))}function c(s){return(0,n().markdownCode)((0,v().clipCounted)(s,E.name))}
const x=3;function f(s){const l=[...new Set(s)];if(l.length<=x)return l.map(c).join(", ");const j=l.slice(0,x-1);return`${j.
map(c).join(", ")} and ${l.length-j.length} more`}function C(s,l){return{place:(j,g=`${j.path}:${j.line}`)=>{const w=l===
void 0?void 0:(0,$().permalink)(s,l,j);return m(c(g),w)}}}function S(s){return m(c(s),(0,$().rulePage)(s))}function m(s,l){
const j=l&&(0,n().markdownLinkTarget)(l);return j?`[${s}](${j})`:s}function h(s,l){const{gene:j,command:g,position:w}=s.
lead,{path:e=j.path,line:a=j.line}=g.location??{},t=j.commands.length>1?`, command ${w} of ${j.commands.length}`:"";return`${c(
j.id)}${t}, ${l.place({path:e,line:a})}${i(s)}`}function p(s,l){const{gene:j,command:g}=s.lead,{path:w=j.path,line:e=j.line}=g.
location??{},a=w.slice(w.lastIndexOf("/")+1);return`${c(j.id)}, ${l.place({path:w,line:e},`${a}:${e}`)}${i(s)}`}function i({
others:s}){return s.length>0?`; also in ${f(s.map(({gene:{id:l}})=>l))}`:""}function d({message:s,rule:l,remedy:j}){return[
`- Why: ${y(s)} (${S(l)})`,`- Fix: ${y(j)}`]}function L(s,l,j){if(s.length===0)return[];const g=s.slice(j),w=`<details><\
summary>${(0,v().count)(g.length,`other ${l}`)}</summary>`;return[...s.slice(0,j),"",...g.length>0?[w,"",...g,"","</deta\
ils>",""]:[]]}}),11357:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.renderSarif=L;function n(){const N=o(
77598);return n=function(){return N},N}function $(){const N=o(41895);return $=function(){return N},N}function v(){const N=o(
38863);return v=function(){return N},N}function E(){const N=o(39763);return E=function(){return N},N}function y(){const N=o(
13580);return y=function(){return N},N}function c(){const N=o(17655);return c=function(){return N},N}function x(){const N=o(
47350);return x=function(){return N},N}function f(){const N=o(10289);return f=function(){return N},N}function C(){const N=o(
69633);return C=function(){return N},N}function S(){const N=o(8229);return S=function(){return N},N}function m(){const N=o(
17577);return m=function(){return N},N}function h(){const N=o(74658);return h=function(){return N},N}function p(){const N=o(
94965);return p=function(){return N},N}const i={results:25e3,bytes:1e7},d=2e6;function L(N){const P=s(e(N,i.results)),U=[
...new Set(P.map(({ruleId:J=""})=>J))],V=new Map(U.map((J,Z)=>[J,Z])),{audited_sha:G,base_sha:z,verdict:H,tool:K}=N,X={$schema:"\
https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:K.name,version:K.version,semanticVersion:K.
version,informationUri:v().HOME,rules:U.map(Y)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[b]:{description:{text:"\
The audited commit."}}},invocations:[j(N,N.findings.length-P.length)],results:P.map(J=>({...J,ruleIndex:V.get(J.ruleId??
"")??-1})),properties:{verdict:H,base_sha:z,audited_sha:G}}]};return`${(0,f().jsonLine)(X)}
`}function s(N){let P=d;const U=N.findIndex(V=>(P+=Buffer.byteLength((0,f().jsonLine)(V))+l,P>i.bytes));return U===-1?N:
N.slice(0,U)}const l=20;function j(N,P){const{error:U,verdict:V}=N,G=[...U?[{level:"error",descriptor:{id:U.code},message:{
text:(0,f().sarifText)((0,$().inSentences)(U))}}]:[],...P>0?[{level:"warning",message:{text:g(P)}}]:[]];return{executionSuccessful:V!==
"error",exitCode:(0,x().exitCodeOf)(V,N.policy?.enforce),exitCodeDescription:(0,h().reportTitle)(N),startTimeUtc:N.started_at,
endTimeUtc:N.finished_at,...G.length>0&&{toolExecutionNotifications:G}}}function g(N){return`${(0,p().count)(N,"finding")}\
 omitted, starting with the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`}
const w=1e3;function e(N,P){const U=N.findings.toSorted((G,z)=>a(G)-a(z)).slice(0,P),V=I(U);return U.map((G,z)=>({ruleId:G.
rule,level:k[G.severity],message:{text:t(G)},locations:[T(G,N)],partialFingerprints:V[z]??{},...G.suppressed&&{suppressions:[
O(G.suppressed)]}}))}function a({severity:N,suppressed:P}){return E().SEVERITIES.indexOf(N)+(P?E().SEVERITIES.length:0)}
function t({message:N,remedy:P,rule:U}){return[N,P].filter(G=>G!=="").map(G=>(0,f().sarifText)((0,p().clipCounted)(G,w))).
join(" ")||U}function O({reason:N,expires:P}){return{kind:"external",status:"accepted",justification:(0,f().sarifText)((0,p().
clipCounted)(N,w)),properties:{expires:P}}}const F="geneGateFinding/v1",M="geneGateFinding/v2";function I(N){const P=new Map,
U=V=>{const G=(P.get(V)??0)+1;return P.set(V,G),`${V}:${G}`};return N.map(({id:V,rule:G,location:z,subject:H})=>{const K=[
G,z?.path,H?.type,H?.id,H?.command],X=(0,n().createHash)("sha256").update(JSON.stringify(K)).digest("hex");return{[F]:U(
X),...V!==void 0&&{[M]:V.includes(":")?V:`${V}:1`}}})}const b="%SRCROOT%",r=".github/gene-gate.yml";function T({subject:N,
location:P},{genes:U,policy:V}){const G=U.find(({id:H})=>H===N?.id),z=[P,G&&{path:G.path,line:G.line}].find(H=>H!==void 0&&
(0,m().isRepositoryPath)(H.path));return{physicalLocation:{artifactLocation:{uri:A(z?.path??V?.path??r),uriBaseId:b},region:z===
void 0?{startLine:1}:R(z)},...N?.id!==void 0&&{logicalLocations:[{name:(0,f().terminal)(N.id),kind:(0,f().terminal)(N.type??
"Gene").toLowerCase()}]}}}function R(N){const{line:P=1,column:U,end_line:V,end_column:G}=N,z=V!==void 0&&V>=P;return{startLine:P,
...U!==void 0&&{startColumn:U},...z&&{endLine:V},...z&&G!==void 0&&(V>P||G>=(U??1))&&{endColumn:G}}}function A(N){return N.
split("/").map(P=>encodeURIComponent(Buffer.from(P).toString())).join("/")}const k={error:"error",warning:"warning",notice:"\
note"},D={error:"error",warning:"warning",notice:"recommendation"},W=80;function Y(N){const P=(0,y().ruleOf)(N);if(P===void 0)
return{id:N};const{title:U,why:V,severity:G,layer:z}=P,H=(0,C().rulePage)(N);return{id:N,...H!==void 0&&{helpUri:H},shortDescription:{
text:`${U}.`},fullDescription:{text:V},help:{text:(0,S().renderRule)(P,W),markdown:(0,c().ruleMarkdown)(P)},defaultConfiguration:{
level:k[G]},properties:{tags:[typeof z=="number"?`layer-${z}`:z],"problem.severity":D[G]}}}}),8229:((B,u,o)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.renderExplanation=f,u.renderRule=M;function n(){const b=o(41134);return n=function(){return b},
b}function $(){const b=o(10289);return $=function(){return b},b}function v(){const b=o(50427);return v=function(){return b},
b}function E(){const b=o(94965);return E=function(){return b},b}function y(){const b=o(17722);return y=function(){return b},
b}function c(){const b=o(31626);return c=function(){return b},b}const x=8;function f(b,r){const T=(0,c().layoutOf)(r),{shown:R,
rest:A}=(0,c().limited)(b.findings,x,"finding",T);return(0,c().page)([C(b,T),...R.map(k=>m(k,b,T)),A,e(b,T),p(b,T),L(b,T),
l(b,T)])}function C({command:b,profiles:r},T){const R=h(b)?[T.paint("strong","(blank)")]:(0,y().markedCommand)(b,[],T);return[
...(0,c().labelled)(T,"command",R),...Object.entries(r).flatMap(([A,k])=>(0,c().prose)(T,k,`profile ${A}`,{label:E().COMMAND_TONES[k]}))]}
const S=160;function m(b,{command:r,profiles:T},R){const{severity:A,message:k,span:D}=b,W=b.profiles.length<Object.keys(
T).length;return[...(0,c().prose)(R,A,(0,E().clip)(k,y().LONGEST_SENTENCE),{label:E().SEVERITY_TONES[A]}),...D===void 0||
h(r)?[]:(0,c().labelled)(R,"",(0,y().markedCommand)(r,[D],R,{whole:S})),...W?(0,c().prose)(R,"only in",`profile ${b.profiles.
join(", ")}`):[],...(0,y().fixRows)(b,R)]}function h(b){return/^ *$/.test(b)}function p({command:b,invocation:r},T){if(r===
null)return(0,c().prose)(T,"program","not one of the default profile");const{program:R,subcommand:A,flags:k,operands:D,passthrough:W}=r,
Y=N=>O(N,b);return[...(0,c().prose)(T,"program",R),...A===null?[]:(0,c().prose)(T,"subcommand",A),...a("flags","flag",k.
map(i),T),...a("operands","operand",D.map(Y),T),...a("passed on","word",W.map(Y),T)]}function i({span:b,name:r,written:T,
value:R}){const A=R===void 0?r:`${r} = ${R===""?"(empty)":R}`;return{span:b,words:T===r?A:`${A}  (written as ${T})`}}const d=12;
function L(b,r){const{argv:T,invocation:R,outcome:A,targets:k,tree:D}=b,[W]=T??[];if(W===void 0)return(0,c().prose)(r,"w\
ould run","nothing");const Y=A==="needs_approval"?(0,c().prose)(r,"waits","needs approval"):[],N=A==="blocked"?"leads to":
"would run";if(R===null){const V=A==="blocked"?"nothing":`program ${W}`;return[...Y,...(0,c().prose)(r,"would run",V)]}if(D===
null)return[...Y,...(0,c().prose)(r,N,"unknown without a repository; use --repo DIR")];const{shown:P,rest:U}=(0,c().limited)(
k,d,"target",r);return[...Y,...k.length===0?(0,c().prose)(r,N,"no file, script or tool found"):[],...P.flatMap((V,G)=>(0,c().
prose)(r,G===0?N:"",(0,E().clip)(s(V),400))),...U,...(0,c().prose)(r,"looked in",D)]}function s({kind:b,name:r,path:T,script:R,
via:A}){const k=A===void 0?"":`  (from ${A})`;switch(b){case"file":return`file ${T??r}${k}`;case"npm_script":return`scri\
pt ${r}: ${R??""}${k}`;case"package_binary":return`tool ${r}${T===void 0?"":`: ${T}`}${k}`}}function l({argv:b,scripts:r},T){
if(b===null||r===null)return[];const{shown:R,rest:A}=(0,c().limited)(r,d,"script",T);return[...r.length===0?(0,c().prose)(
T,"in order","no script"):[],...R.flatMap((k,D)=>(0,c().prose)(T,D===0?"in order":"",(0,E().clip)(j(k),400))),...A]}function j({
directory:b,event:r,text:T,shell:R}){const A=b===""?"":` in ${b}`;return T===""?`${r}${A}: there is no such script, or i\
t is empty`:`${r}${A}, ${R?"by a shell":"without a shell"}: ${T}`}const g=16,w=800;function e(b,r){const{command:T,words:R,
assignments:A}=b,k=A.map(({span:W,name:Y,value:N})=>({span:W,words:`${Y}=${N}`})),D=R.map(W=>O(W,T));return[...a("sets",
"assignment",k,r),...a("words","word",D,r),...(0,c().labelled)(r,"argv",F(b,r))]}function a(b,r,T,R){const{shown:A,rest:k}=(0,c().
limited)(T,g,r,R),D=A.map(({span:N})=>t(N)),W=Math.max(0,...D.map(({length:N})=>N))+2,Y=A.map(({words:N},P)=>R.paint("qu\
iet",(0,v().padRight)(D[P]??"",W))+(0,c().shortName)(N,(0,c().roomOf)(R)-W));return[...(0,c().labelled)(R,b,Y),...k]}function t({
start:b,end:r}){return r-b>1?`${b+1}-${r}`:`${b+1}`}function O({text:b,span:r},T){const R=T.slice(r.start,r.end),A=b===""?
"(empty)":b;return{span:r,words:b===R?A:`${A}  (written as ${R})`}}function F({argv:b},r){if(b===null)return(0,v().wrap)(
"none: the command is ambiguous",(0,c().roomOf)(r));const T=(0,$().terminal)(`[${b.map(R=>JSON.stringify(R)).join(", ")}\
]`);return(0,v().chop)(r.verbose?T:(0,E().clip)(T,w),(0,c().roomOf)(r))}function M(b,r){return`${(0,n().rulePage)(b).map(
T=>I(T,r)).join(`

`)}
`}function I({kind:b,text:r},T){switch(b){case"title":return r;case"heading":return`${r}:`;case"paragraph":return(0,v().
wrap)(r.replace(/\s+/g," "),T).join(`
`);case"code":return r.replace(/^(?=.)/gm,"    ")}}}),78559:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.commandCounts=v,u.differenceWords=f,u.eligibilityWords=m,u.refusals=E,u.remarks=y,u.versionWords=c;function n(){const h=o(
63245);return n=function(){return h},h}function $(){const h=o(94965);return $=function(){return h},h}function v({commands:h},p=(0,$().
count)(h.length,"command")){if(h.length===0)return"no commands";const i=h.filter(({verdict:s})=>s==="block").length;if(i>
0)return`${i} of ${p} blocked`;const d=h.filter(s=>(0,n().resultOf)(s)==="failed").length;return d>0?`${d} of ${p} faile\
d`:h.every(({outcome:s})=>s===void 0)?`${p}, not run`:`${h.filter(({outcome:s})=>s?.status==="passed").length} of ${p} p\
assed`}function E(h){return h.commands.some(({verdict:p})=>p==="block")?[]:Object.entries(h.profiles).filter(([,{accepted:p}])=>!p).
map(([p,{reason:i}])=>({profile:p,reason:i??"no reason given"}))}function y({profiles:h}){return Object.values(h).flatMap(
({remark:p})=>p??[])}function c({validators:h={}}){const p=L=>Object.entries(h).filter(([,{accepted:s}])=>s===L).map(([s])=>s===
"newer"?"newer ones":s).join(" and "),[i,d]=[p(!0),p(!1)];return i===""||d===""?void 0:`accepted by the validators of ${i}\
, not of ${d}`}const x={command_added:"adds",command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"\
tightens"};function f({differences:h=[]}){const p=h.filter(({kind:d})=>d==="constraint_loosened"),i=h.filter(({kind:d})=>d!==
"constraint_loosened");return[...p,...i].map(C)}function C({kind:h,field:p,base:i,head:d}){const L=`${x[h]} `;return h===
"command_added"||h==="command_removed"?[L,d??i??""]:i===null?[L,p,": now also ",d??""]:d===null?[L,p,": no longer ",i]:[
L,p,": ",i," \u2192 ",d]}const S={message:200,rule:60};function m({eligible:h,reasons:[p,...i]}){if(h===null)return;if(h)
return{lead:"eligible"};if(p===void 0)return{lead:"not eligible"};const d=i.length>0?`, and ${(0,$().count)(i.length,"ot\
her reason")}`:"",{message:L,rule:s}=p;return{lead:"not eligible",reason:`${(0,$().clip)(L,S.message)} (${(0,$().clip)(s,
S.rule)}${d})`}}}),67237:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.SIZE_GRADES=void 0,u.countedWords=
p,u.directoryLines=L,u.exemptWords=s,u.largestDirectories=d,u.limitBar=y,u.othersOver=S,u.ownerWords=x,u.sizeLimits=C,u.
uncountedFiles=w;function n(){const e=o(10289);return n=function(){return e},e}function $(){const e=o(50427);return $=function(){
return e},e}function v(){const e=o(94965);return v=function(){return e},e}const E=10;function y({used:e,limit:a,unit:t}){
const O=e===0?0:Math.max(1,Math.floor(e/a*E)),F=Math.min(E,O);return`${(0,v().grouped)(e)} / ${(0,v().grouped)(a)} ${t} ${"\
\u2588".repeat(F)}${"\u2591".repeat(E-F)}`}const c=u.SIZE_GRADES={within:{words:"within the limit of",tone:"good"},near:{
words:"close to the limit of",tone:"caution"},reached:{words:"as many as the limit of",tone:"caution"},over:{words:"over\
 the limit of",tone:"bad"},twice:{words:"more than twice the limit of",tone:"bad"}};function x({gene:e}){return e===void 0?
f:e.blast_radius.default_limit?"genes without one of their own, such as":""}const f="the policy for every change (hard c\
ap)";function C({genes:e,blast_radius:a}){const t=e.map(M=>m(M.blast_radius.files,M.blast_radius.max_files,"files",M)).toSorted(
(M,I)=>I.used/Math.max(1,I.limit)-M.used/Math.max(1,M.limit)),[O]=t.filter(({used:M})=>M>0),F=a?[m(a.files,a.hard_cap_files,
"files"),m(a.lines,a.hard_cap_lines,"lines")].filter(({grade:M})=>M!=="within"):[];return[...O?[O]:[],...F]}function S({
genes:e},{gene:a}){const t=e.filter(O=>O!==a&&O.blast_radius.files>O.blast_radius.max_files).length;return a===void 0||t===
0?"":`, and ${(0,v().count)(t,"other gene")} over the limit`}function m(e,a,t,O){return{used:e,limit:a,unit:t,grade:h(e,
a),...O&&{gene:O}}}function h(e,a){return e>2*a?"twice":e>a?"over":e===a?"reached":e>.8*a?"near":"within"}function p({blast_radius:e}){
if(e===null)return"";const{files:a,exempt_files:t,renamed_files:O=0}=e,F=a+t-O;return[`${(0,v().count)(F,"changed file")}\
 on the page of the pull request`,...O>0?[`${(0,v().count)(O,"rename")}, counted with both names`]:[],...t>0?[`${(0,v().
grouped)(t)} not counted`]:[]].join("; ")}const i=6;function d(e){return e.toSorted((a,t)=>t.files-a.files||t.lines-a.lines).
slice(0,i)}function L(e,a){const t=d(e),O=t.map(R=>[(0,v().count)(R.files,"file"),(0,v().count)(R.lines,"line"),s(R)]),F=Math.
max(0,...O.map(([R])=>R.length)),M=Math.max(0,...O.map(([,R])=>R.length)),I=Math.max(0,...O.map(([,,R])=>R.length)),b=a-
F-M-I-4,r=t.map(({path:R})=>(0,$().clipColumns)((0,n().terminal)(R===""?".":R),b)),T=Math.max(0,...r.map($().textWidth));
return O.map(([R,A,k],D)=>`${(0,$().padRight)(r[D]??"",T)}  ${R.padStart(F)}  ${A.padStart(M)}${k}`)}function s({files:e,
exempt_files:a=0}){return a===0?"":a===e?", not counted":`, ${(0,v().count)(a,"file")} not counted`}const l=20,j={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},g={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function w({blast_radius:e}){return(e?.changed_files??[]).filter(({exempt:a,veil:t})=>a??t).slice(0,l).map(({path:a,
lines:t,exempt:O,veil:F})=>({path:a,words:[(0,v().count)(t,"line"),...O?[j[O]]:[],...F?[g[F]]:[]].join(", ")}))}}),74658:((B,u,o)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.VERDICT_WORDS=u.VERDICT_SYMBOLS=u.REPORTED_ONLY_NOTE=void 0,u.checkTitle=
l,u.headline=S,u.isReportedOnly=x,u.nextActorWords=L,u.reportTitle=d,u.undecidedPart=y,u.verdictWords=c;function n(){const e=o(
47350);return n=function(){return e},e}function $(){const e=o(63245);return $=function(){return e},e}function v(){const e=o(
94965);return v=function(){return e},e}const E=u.VERDICT_WORDS={pass:"pass",warn:"pass with warnings",fail:"fail",error:"\
could not decide",needs_approval:"approval required"};function y({verdict:e,error:a,shards:t=[]}){const[O]=t;return e===
"error"&&!a&&O&&t.length<O.of?O:void 0}function c(e){const{verdict:a}=e,t=y(e);return t?`part ${t.index}/${t.of}: ${E[t.
verdict]}`:x(e)?a==="fail"?"would fail":`would be: ${E[a]}`:E[a]}function x({verdict:e,policy:a}){return a?.enforce==="r\
eport"&&n().REPORTED_ONLY.has(e)}const f=u.REPORTED_ONLY_NOTE="The policy asks for reports only (`enforce: report`): the\
 check is neutral and blocks nothing.",C=u.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",
needs_approval:"\u270B"};function S(e,a){switch(e.verdict){case"pass":case"warn":return[...m(e,a),...h(a)].join(", ");case"\
needs_approval":return p(e).join(", ");case"fail":case"error":return i(e,a).join(", ")}}function m({genes:e},{passed:a,notRun:t}){
if(e.length===0)return["no genes changed"];const O=a.reduce((F,{command:M})=>F+(M.outcome?.duration_ms??0),0);return[(0,v().
count)(e.length,"gene"),...a.length>0?[`${(0,v().count)(a.length,"command")} passed in ${(0,v().duration)(O)}`]:[],...t.
length>0?[`${(0,v().count)(t.length,"command")} not run`]:[]]}function h({findings:e,blast:a}){const t=(0,$().groupFindings)(
[...e,...a]).filter(({lead:O})=>O.severity==="warning").length;return t===0?[]:[(0,v().count)(t,"warning")]}function p({
genes:e,findings:a}){const t=e.filter(({verdict:O})=>O==="needs_approval").length;return[...t>0?[`${t} of ${(0,v().count)(
e.length,"gene")}`]:[],...a.some(({rule:O})=>O==="gate-approval-missing")?["the gate is weakened"]:[]]}function i(e,a){const{
genes:t}=e,O=t.filter(({verdict:M})=>M==="fail"||M==="error").length,F=(0,$().groupFindings)(a.findings).filter(({lead:M})=>M.
severity==="error").length;return[...O>0?[`${(0,v().grouped)(O)} of ${(0,v().count)(t.length,"gene")} failed`]:[],...a.blocked.
length>0?[`${(0,v().count)(a.blocked.length,"command")} blocked`]:[],...a.failed.length>0?[`${(0,v().count)(a.failed.length,
"command")} failed`]:[],...a.blast.some(({severity:M})=>M==="error")?["blast radius exceeded"]:[],...F>0?[(0,v().count)(
F,a.blocked.length+a.failed.length>0?"other error":"error")]:[],...F===0&&O===0?h(a):[]]}function d(e){const a=S(e,(0,$().
reportSections)(e)),t=c(e);return a===""?t:`${t}: ${a}`}function L({next_actor:e}){return`next_actor: ${e}`}const s=80;function l(e){
const a=d(e),t=e.error&&`${a.includes(":")?",":":"} ${(0,v().spoken)(e.error.code)}`,O=a+(t??""),F=` \xB7 ${L(e)}`;return[
O,g(O),w(g(O))].map(I=>I+F).find(({length:I})=>I<=s)??E[e.verdict]+F}const j=[[/^pass with warnings: /,"pass: "],[/ of ([\d,]+) genes? failed/,
"/$1 genes"],[/ commands? (?=passed|blocked|failed|not run)/g," "],[/ passed in [^,]+/," passed"],[/blast radius exceeded/,
"size"],[/ other error/," error"]];function g(e){return j.reduce((a,[t,O])=>a.replace(t,O),e)}function w(e){return e.replace(
/\/[\d,]+/,"").replace(/(\d),\d{3}\b/g,"$1k")}}),90042:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.EVIDENCE_NOTE=
void 0,u.proofOf=v;function n(){const x=o(89549);return n=function(){return x},x}function $(){const x=o(94965);return $=
function(){return x},x}function v(x){const{policy:f,isolation:C,approvals:S,approval_digest:m}=x,h=x.blast_radius?.counting===
"reference"?", files counted like the reference engine":"",p=f?.extends?` extending ${f.extends.repository}/${f.extends.
path}`:"",i=f?.combined_with?` combined with ${f.combined_with.name}`:"";return[{label:"Commits",value:E(x)},{label:"Pol\
icy",value:f?`${f.path??"built-in defaults"}${p}${i}, profile ${f.profile}${h}${f.enforce==="report"?", reports only: a \
failing verdict does not fail the check":""}`:"not read"},...S.length>0?[{label:"Approved",value:S.map(y).join(", ")}]:[],
...m===null?[]:[{label:"Approval",value:`digest ${(0,n().shortDigest)(m)}`}],{label:"Isolation",value:C.description}]}function E(x){
const{base_sha:f,head_sha:C,audited_sha:S,event:m}=x;if(f!==null&&f===S)return`${(0,$().shortCommit)(f)} is both base an\
d head, so nothing changes`;const h=`${(0,$().shortCommit)(f)} \u2192 ${(0,$().shortCommit)(C)}`;return m.name==="worktr\
ee"?`${h} with the uncommitted files`:S===C?h:`${h}, audited: ${(0,$().shortCommit)(S)}`}function y({user:x,at:f,pull_request:C}){
return`by ${x} at ${(0,$().moment)(f)}${C===void 0?"":` (pull request ${C})`}`}const c=u.EVIDENCE_NOTE="The audit is the\
 gate. Command output comes from the change\u2019s own code and is only evidence."}),17655:((B,u,o)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.ruleDocuments=y,u.ruleMarkdown=f;function n(){const S=o(37156);return n=function(){return S},
S}function $(){const S=o(41134);return $=function(){return S},S}function v(){const S=o(88489);return v=function(){return S},
S}const E="<!-- Generated from the catalogue of rules. Do not edit. -->";function y(S=n().ALL_RULES){return new Map([["R\
EADME.md",c(S)],...S.map(m=>[`${m.id}.md`,`${E}

${f(m)}`])])}function c(S){const h=[...new Set(S.map(x))].map(i=>{const d=S.filter(L=>x(L)===i).map(({id:L,severity:s,title:l})=>`\
| [${L}](${L}.md) | ${s} | ${l} |`);return[`## ${i}`,"","| Rule | Severity | Finds |","| --- | --- | --- |",...d].join(`\

`)}),p=`The gate has ${S.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, and \`gene-gate explain "COMMAND"\` shows the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${v().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[E,"# Rules",p,...h].join(`

`)}
`}function x({layer:S,profile:m}){return m===void 0?String(S):`Profile ${m}${typeof S=="number"?`, layer ${S}`:""}`}function f(S){
return`${(0,$().rulePage)(S).map(C).join(`

`)}
`}function C({kind:S,text:m}){switch(S){case"title":return`# ${m}`;case"heading":return`## ${m}`;case"paragraph":return m;case"\
code":return`\`\`\`\`text
${m}
\`\`\`\``}}}),80633:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.fileText=E,u.filesText=v;function n(){
const x=o(80401);return n=function(){return x},x}function $(){const x=o(67298);return $=function(){return x},x}function v(x,f={}){
return[...new Set([...Object.keys(x??{}),...Object.keys(f)])].map(S=>{const m=x?.[S],h=f[S];return(x===void 0||JSON.stringify(
m)===JSON.stringify(h))&&h!==void 0?E(S,h):y(S,m,h)})}function E(x,f){if(typeof f=="object"&&"symlink"in f)return`# ${x}\
 -> ${f.symlink}`;const C=typeof f=="object"&&"latin1"in f?" (in ISO 8859-1)":"",S=c(x,f).trimEnd();return S===""?`# ${x}\
 (empty)`:`# ${x}${C}
${S}`}function y(x,f,C){return(0,n().createTwoFilesPatch)(f===void 0?"/dev/null":`a/${x}`,C===void 0?"/dev/null":`b/${x}`,
c(x,f),c(x,C),void 0,void 0,{headerOptions:n().FILE_HEADERS_ONLY}).trimEnd()}function c(x,f=""){return typeof f=="string"?
f:"symlink"in f?f.symlink:"submodule"in f?`Subproject commit ${f.submodule}
`:("latin1"in f?f.latin1:f).map(S=>`${(0,$().assetText)(S,x.endsWith(".jsonl"))}
`).join("")}}),79215:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.exampleText=E,u.isChangeExample=$,u.isPromotionExample=
v;function n(){const p=o(80633);return n=function(){return p},p}function $(p){return typeof p=="object"&&"head"in p}function v(p){
return typeof p=="object"&&"candidates"in p}function E(p){return typeof p=="string"?h(p):[...x(p),...c(p)].join(`

`)}const y=".github/gene-gate.yml";function c({policy:p}){return p===void 0?[]:[(0,n().fileText)(y,p)]}function x(p){if(v(
p))return C(p);if(!$(p))return[m(p),...p.firstHalf?["# Judged before `prepare`"]:[],...(p.without??[]).map(g=>`# without\
 ${g}`),...(0,n().filesText)(p.base,p.files)];const{base:i,head:d,checkout:L,inputs:s,run:l,approvedBy:j}=p;return[...(0,n().
filesText)(i,d),...L?[`# The checkout is ${f[L]}.`]:[],...s?[`with:
${S(s)}`]:[],...l?.installed?["npm ci --ignore-scripts"]:[],...l?.prepare?[`with:
  prepare: ${l.prepare}`]:[],...l?.large?["truncate --size=5G node_modules/large"]:[],...l?.untracked?["# On disk, but n\
ot in the commit:",...(0,n().filesText)(void 0,l.untracked)]:[],...l?.meanwhile?["# Written while this runs:",...(0,n().
filesText)(void 0,l.meanwhile)]:[],...l?.shard?[`gene-gate check --shard ${l.shard}`]:[],...l?.cancelled?["# The job is \
cancelled while this runs."]:[],...(j??[]).map(g=>`@${g} approves with the comment: /gene-gate approve`)]}const f={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function C(p){
const{candidates:i,messages:d=[],files:L,events:s,reports:l,attestations:j=[],checkRun:g,run:w}=p;return[...d.map(e=>(0,n().
fileText)("messages.jsonl",JSON.stringify(e))),...(0,n().filesText)(void 0,{"candidates.jsonl":i,...L,...s&&{"events.jso\
nl":s},...l&&{"gate-report.json":l}}),...j.map(e=>`# The attestation:
${JSON.stringify(e,null,2)}`),...g===void 0?[]:[`# The digest of the report is ${g?"":"not "}in a check run on GitHub.`],
...w?["gene-gate promote candidates.jsonl --run"]:[]]}function S(p){return Object.entries(p).map(([i,d])=>`  ${i}: ${d}`).
join(`
`)}function m({command:p,context:i}){return i===void 0?h(p):JSON.stringify({command:p,context:i})}function h(p){return typeof p==
"string"&&p.trim()!==""?p:`"validation": [${JSON.stringify(p)}]`}}),41134:((B,u,o)=>{Object.defineProperty(u,"__esModule",
{value:!0}),u.rulePage=v;function n(){const c=o(79215);return n=function(){return c},c}function $(){const c=o(43767);return $=
function(){return c},c}function v(c){const{id:x,title:f,severity:C,layer:S,since:m,why:h,wrong:p,right:i,configure:d}=c;
return[{kind:"title",text:x},{kind:"paragraph",text:`${f}.`},{kind:"paragraph",text:`Severity: ${C} \xB7 Layer: ${S} \xB7 S\
ince: ${m}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:h},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,n().
exampleText)(p)},{kind:"heading",text:"Right"},{kind:"code",text:(0,n().exampleText)(i)},{kind:"heading",text:"In the po\
licy"},...d===void 0?[]:[{kind:"code",text:d}],...E(c)]}function E(c){return(0,$().mayBeIgnored)(c)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${c.id}
    reason: Why this is acceptable
    expires: ${y}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const y="2027-12-31"}),
23107:((B,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.findParts=C,u.readAtMost=m,u.readParts=S;function n(){
const i=o(51455);return n=function(){return i},i}function $(){const i=o(76760);return $=function(){return i},i}function v(){
const i=o(41895);return v=function(){return i},i}function E(){const i=o(73388);return E=function(){return i},i}function y(){
const i=o(78374);return y=function(){return i},i}function c(){const i=o(78534);return c=function(){return i},i}const x=2*
c().MAX_REPORT_BYTES,f="gate-report.json";async function C(i){return(await(0,n().readdir)(i,{recursive:!0,withFileTypes:!0}).
catch(L=>{if(L.code==="ENOENT")return[];throw new(v()).GateError("file_unreadable",`Cannot read the directory ${i} (${L.
code}).`,"Specify the directory into which the parts were downloaded.",{cause:L})})).filter(L=>L.isFile()&&L.name===f).map(
({parentPath:L,name:s})=>(0,$().join)(L,s)).sort()}async function S(i,d,L=h){if(i.length>y().MAX_SHARDS)throw p(`There a\
re more than ${y().MAX_SHARDS} parts`);const s=[];let l=x;for(const j of i){const g=await m(Math.min(l,c().MAX_REPORT_BYTES),
j,d);l-=g.length;const w=(0,E().inputName)(j);s.push({name:w,report:(0,c().readReportFile)(g,w,L)})}return s}async function m(i,d,L){
const s=[];let l=0;for await(const j of L(d)){if(l+=j.length,l>i)throw p(`${(0,E().inputName)(d)} is too large, alone or\
 together with the other parts`);s.push(j)}return Buffer.concat(s)}const h="Specify the gate-report.json of every shard,\
 made by this version, and nothing else.";function p(i){return new(v()).GateError("artifact_invalid",i,h)}}),42844:((B,u,o)=>{
o.r(u),o.d(u,{default:()=>n.A});var n=o(49585)}),40894:((B,u,o)=>{o.r(u),o.d(u,{renderToString:()=>n.F0});var n=o(53091)}),
892:((B,u,o)=>{o.r(u),o.d(u,{Fragment:()=>n.FK,jsx:()=>n.Y,jsxs:()=>n.FD});var n=o(38720)})};
