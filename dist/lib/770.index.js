"use strict";exports.id=770,exports.ids=[770],exports.modules={89805:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.whileLocked=
y;function n(){const s=e(77598);return n=function(){return s},s}function p(){const s=e(51455);return p=function(){return s},
s}function x(){const s=e(76760);return x=function(){return s},s}function b(){const s=e(58500);return b=function(){return s},
s}function f(){const s=e(25479);return f=function(){return s},s}const o=".gene-gate.lock",g=3e4,c=50,E=12e4;async function y(s,S){
const l=(0,x().join)(s,o),m=performance.now()+g;for(;!await u(l);)if(await d(l))await v(l);else{if(performance.now()>m)throw new Error(
`another gene-gate process writes to ${s} (remove ${l} if none does)`);await(0,b().setTimeout)(c)}try{return await S()}finally{
await(0,p().rm)(l,{force:!0})}}async function u(s){try{return await(0,p().writeFile)(s,(0,f().processIdentity)(),{flag:"\
wx"}),!0}catch(S){if(S.code==="EEXIST")return!1;throw S}}async function v(s){const S=`${s}.${(0,n().randomUUID)()}`;try{
await(0,p().rename)(s,S)}catch{return}await d(S)||await(0,p().link)(S,s).catch(()=>{}),await(0,p().rm)(S,{force:!0})}async function d(s){
try{return(0,f().isEnded)(await(0,p().readFile)(s,"utf8"))?!0:Date.now()-(await(0,p().stat)(s)).mtimeMs>E}catch{return!1}}}),
55430:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.publishFiles=r,a.resultPaths=S;function n(){const t=e(
51455);return n=function(){return t},t}function p(){const t=e(76760);return p=function(){return t},t}function x(){const t=e(
58500);return x=function(){return t},t}function b(){const t=e(1207);return b=function(){return t},t}function f(){const t=e(
41895);return f=function(){return t},t}function o(){const t=e(28765);return o=function(){return t},t}function g(){const t=e(
52978);return g=function(){return t},t}function c(){const t=e(10289);return c=function(){return t},t}function E(){const t=e(
62887);return E=function(){return t},t}function y(){const t=e(58802);return y=function(){return t},t}function u(){const t=e(
31048);return u=function(){return t},t}function v(){const t=e(58924);return v=function(){return t},t}function d(){const t=e(
11357);return d=function(){return t},t}function s(){const t=e(89805);return s=function(){return t},t}function S(t){return{
report:(0,p().join)(t,"gate-report.json"),validationReports:(0,p().join)(t,"validation-reports"),validationLines:(0,p().
join)(t,"validation-reports.jsonl"),testResult:l(t,"test-result"),summary:l(t,"verification-summary"),agentTask:(0,p().join)(
t,g().AGENT_TASK_FILE),agentPatch:(0,p().join)(t,g().AGENT_PATCH_FILE),page:(0,p().join)(t,"report.md"),html:(0,p().join)(
t,"report.html"),sarif:(0,p().join)(t,"report.sarif"),junit:(0,p().join)(t,"report.junit.xml")}}function l(t,h){return{statement:(0,p().
join)(t,`${h}.intoto.json`),predicate:(0,p().join)(t,`${h}.predicate.json`),subjects:(0,p().join)(t,`${h}.subjects.sha25\
6`)}}const m=1024*1024;async function r(t,h,R){const N=S(t);try{return await w(t),await(0,s().whileLocked)(t,async()=>{for(const M of L(
N,h,R))await M(),await(0,x().setImmediate)(),R?.throwIfAborted()}),{status:"reached",where:t}}catch(M){return{status:"fa\
iled",reason:`could not write the result files: ${(0,b().readFailure)(M).said}`,...M instanceof f().GateError&&{hint:M.hint}}}}
function L(t,{report:h,markdown:R},N){const M=(0,u().renderJson)(h);return[()=>(0,o().replaceFile)(t.report,M),()=>A(t.validationReports,
h,N),()=>(0,o().replaceFile)(t.validationLines,(0,u().renderJsonLines)(h)),()=>T(t.testResult,(0,y().testResultStatement)(
h)),()=>T(t.summary,(0,u().summaryStatement)(h,M)),()=>(0,o().replaceFile)(t.agentTask,(0,g().renderAgentTask)(h)),()=>i(
t.agentPatch,h.fix?.patch||void 0),()=>(0,o().replaceFile)(t.page,R(m)),()=>(0,o().replaceFile)(t.html,(0,E().renderHtml)(
h)),()=>(0,o().replaceFile)(t.sarif,(0,d().renderSarif)(h)),()=>(0,o().replaceFile)(t.junit,(0,v().renderJunit)(h))]}async function A(t,{
validation_reports:h},R){await w(t);for(const N of await(0,n().readdir)(t))/^vr_\d+\.json$/.test(N)&&await(0,n().rm)((0,p().
join)(t,N));for(const N of h)R?.throwIfAborted(),await(0,o().replaceFile)((0,p().join)(t,`${N.id}.json`),`${(0,c().json)(
N)}
`)}async function T(t,h){await i(t.statement,h&&`${(0,c().json)(h)}
`),await i(t.predicate,h&&`${(0,c().json)(h.predicate)}
`),await i(t.subjects,h&&(0,y().checksumsOf)(h.subject))}async function w(t){if(await(0,o().makeFolder)(t),!(await(0,n().
lstat)(t)).isDirectory())throw new Error(`${t} is a symlink or not a directory`)}async function i(t,h){h===void 0?await(0,n().
rm)(t,{force:!0}):await(0,o().replaceFile)(t,h)}}),73849:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.agentTaskSchema=
a.AGENT_TASK_VERSION=void 0,a.readAgentTask=d;function n(){const S=e(7723);return n=function(){return S},S}function p(){
const S=e(41895);return p=function(){return S},S}function x(){const S=e(54078);return x=function(){return S},S}function b(){
const S=e(9819);return b=function(){return S},S}function f(){const S=e(99462);return f=function(){return S},S}function o(){
const S=e(13970);return o=function(){return S},S}const g=a.AGENT_TASK_VERSION="1.0.0",c=n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
E=f().findingIdSchema.exactOptional().describe("The id of the finding; absent if the report is from a version without id\
s."),y=n().object({finding:E,rule:n().string(),path:n().string().exactOptional(),line:n().int().min(1).exactOptional(),message:n().
string(),remedy:n().string()}),u=n().object({finding:E,why:n().string(),needs:n().string().describe("What the person doe\
s, such as an approval and its digest.")}),v=a.agentTaskSchema=n().object({type:n().literal("AgentTask"),schema_version:n().
literal(g),next_actor:o().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:o().verdictSchema,error:n().object({code:n().string(),message:n().string(),hint:n().
string()}).optional(),head_sha:c.nullable().describe("The commit that the task is about."),base_sha:c.nullable(),policy:n().
object({ref:n().string().exactOptional(),profile:n().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:n().array(b().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:n().array(y).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),human:n().array(u).describe("Findings that only a person resolves."),must_not:n().array(n().string()).describe(
"What the agent does not do, whatever the findings are."),patch:n().union([n().string(),n().object({file:n().string()})]).
nullable().describe("A unified diff of the edits for `git apply`, or the result file that has it."),verify:n().string().
describe("The command that exits with 0 when nothing is left to do, also if the policy only reports."),more:n().object({
edits:n().int().nonnegative(),todo:n().int().nonnegative(),human:n().int().nonnegative(),file:n().string()}).optional().
describe("Numbers of entries that are not in these lists, and the result file that has them.")}).describe("AgentTask: wh\
at the agent that wrote a change does next");function d(S,l){try{return v.parse(JSON.parse(S.toString("utf8")))}catch(m){
throw new(p()).GateError("input_invalid",`${l} is not an AgentTask of this version: ${s(m)}.`,"Pass the file that `gene-\
gate check --format agent` printed, or agent-task.json of the results.",{cause:m})}}function s(S){return S instanceof n().
ZodError?`\`${(0,x().dotPath)(S.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),
52978:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.AGENT_TASK_FILE=a.AGENT_PATCH_FILE=void 0,a.agentTask=
r,a.fittingTask=d,a.renderAgentTask=u,a.renderTask=v;function n(){const t=e(28894);return n=function(){return t},t}function p(){
const t=e(99462);return p=function(){return t},t}function x(){const t=e(39231);return x=function(){return t},t}function b(){
const t=e(13580);return b=function(){return t},t}function f(){const t=e(94274);return f=function(){return t},t}function o(){
const t=e(47350);return o=function(){return t},t}function g(){const t=e(10289);return g=function(){return t},t}function c(){
const t=e(73849);return c=function(){return t},t}const E=a.AGENT_TASK_FILE="agent-task.json",y=a.AGENT_PATCH_FILE="agent\
-task.patch";function u(t){return v(r(t))}function v(t){return`{
${Object.entries(c().agentTaskSchema.parse(t)).map(([R,N])=>{const O=Array.isArray(N)&&N.length>0?`[
${N.map(g().jsonLine).join(`,
`)}
]`:(0,g().jsonLine)(N);return`${JSON.stringify(R)}: ${O}`}).join(`,
`)}
}
`}function d(t,h){const R=t.patch===null?null:{file:y},N=v({...t,patch:R});if(N.length<=h)return N;const M={human:0,edits:0,
todo:0},O=()=>v({...t,human:t.human.slice(0,M.human),edits:t.edits.slice(0,M.edits),todo:t.todo.slice(0,M.todo),patch:R,
more:{edits:t.edits.length-M.edits,todo:t.todo.length-M.todo,human:t.human.length-M.human,file:E}});let F=O();if(!(F.length>
h)){for(const $ of["human","edits","todo"])for(const j of s(t,$)){const C=M[$];M[$]=j;const P=O();if(P.length>h){M[$]=C;
break}F=P}return F}}function s(t,h){const R=t[h].map((M,O)=>O+1);if(h!=="edits")return R;const N=t.edits.map(({path:M,pointer:O})=>`${M}\
#${S(O)}`);return R.filter(M=>N[M-1]!==N[M])}function S(t){return t.replace(/\/(asset_id|validation\/\d+)$/,"")}const l=new Set(
["approval-missing","gate-approval-missing"]),m=new Set([...l,"gate-weakened"]);function r(t){const{verdict:h,next_actor:R,
error:N,head_sha:M,base_sha:O,policy:F,findings:$,fix:j}=t,C=R==="done"?L:A(t),P=$.filter(W=>C(W)||L(W)).sort(p().byHarm),
I=new Set(P.filter(f().isForHuman)),B=T(j?.edits??[]);return{type:"AgentTask",schema_version:c().AGENT_TASK_VERSION,next_actor:R,
verdict:h,...N&&{error:N},head_sha:M,base_sha:O,policy:F&&{...F.ref!==void 0&&{ref:F.ref},profile:F.profile},edits:j?.edits??
[],todo:P.filter(W=>!I.has(W)&&!B(W)).map(({id:W,rule:U,message:k,remedy:G,location:D})=>({...W!==void 0&&{finding:W},rule:U,
...D&&{path:D.path,line:D.line},message:k,remedy:G})),human:[...I].map(W=>({...W.id!==void 0&&{finding:W.id},why:W.message,
needs:w(W,t)})),must_not:x().MUST_NOT,patch:j?.patch??null,verify:i(t,P)}}function L({rule:t,severity:h,suppressed:R}){return(0,b().
ruleOf)(t)?.advice===!0&&h==="warning"&&!R}function A({policy:t,verdict:h,findings:R}){const N=R.some(F=>(0,o().isBlocking)(
F,"error")),M=t?.fail_on??(h==="fail"&&!N?"warning":"error"),O=R.some(({rule:F})=>F==="gate-approval-missing")?m:l;return F=>!F.
suppressed&&((0,o().isBlocking)(F,M)||O.has(F.rule))}function T(t){const h=new Set(t.map(({finding:N})=>N)),R=new Set(t.
map(({path:N,old:M})=>JSON.stringify([N,M])));return({id:N,subject:M,location:O})=>h.has(N)||R.has(JSON.stringify([O?.path,
M?.command]))}function w({rule:t,remedy:h,location:R},{approval_digest:N}){return N!==null&&m.has(t)?`${h} The approval \
digest is ${N}.`:R&&(0,n().isAuditLog)(R.path)?`${h} Only the process that owns the audit log writes to it.`:h}function i({
policy:t,base_sha:h},R){const N=t?.ref??h;return["npx gene-gate check --worktree",...R.some(({layer:O})=>O==="run")?[]:[
"--no-run"],...t?.enforce==="report"?["--block"]:[],...N?[`--base ${N}`]:[]].join(" ")}}),76114:((V,a,e)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.attentionSection=u;function n(){const r=e(892);return n=function(){return r},r}function p(){
const r=e(51660);return p=function(){return r},r}function x(){const r=e(17577);return x=function(){return r},r}function b(){
const r=e(63245);return b=function(){return r},r}function f(){const r=e(94965);return f=function(){return r},r}function o(){
const r=e(5013);return o=function(){return r},r}function g(){const r=e(77243);return g=function(){return r},r}function c(){
const r=e(48020);return c=function(){return r},r}const E=12,y={most:10,columns:120};function u(r){const{dangers:L,blocked:A,
failed:T,waiting:w,blast:i,findings:t}=r.sections,h=(0,b().groupCommands)(A).map(F=>v(F,r)),R=(0,b().groupCommands)(T).map(
F=>d(F,r)),N=(0,b().groupFindings)(w).map(F=>s(F,["waiting","approval required"])),M=F=>(0,b().groupFindings)(F).map($=>s(
$,[f().SEVERITY_TONES[$.lead.severity],$.lead.severity])),O=[{noun:"dangerous finding",cards:M(L)},{noun:"blocked comman\
d",cards:h},{noun:"failed command",cards:R},{noun:"pending approval",cards:N},{noun:"finding",cards:M([...i,...t])}].filter(
({cards:F})=>F.length>0);if(O.length!==0)return{id:"attention",title:"Action required",count:O.reduce((F,{cards:$})=>F+$.
length,0),body:O.map(({noun:F,cards:$})=>(0,n().jsx)(g().List,{of:$,noun:F,each:j=>j,open:E},F))}}function v({lead:r,others:L},A){
const{main:T,further:w}=(0,x().reasonsOf)(r.findings),i=[...T?[T]:[],...w];return(0,n().jsxs)(S,{tone:"bad",word:"blocke\
d",title:(0,n().jsx)(l,{of:r,page:A}),children:[(0,n().jsx)(o().CommandText,{command:r.command,findings:i}),T===void 0&&
(0,n().jsx)("p",{children:(0,n().jsx)(g().Sentence,{text:r.gene.summary})}),i.map(t=>(0,n().jsx)(c().FindingReason,{finding:t},
t.rule)),(0,n().jsx)(m,{others:L,page:A})]})}function d({lead:r,others:L},A){const{outcome:T}=r.command;if(T===void 0)return null;
const w=(0,p().errorLines)(T,y.most,y.columns);return(0,n().jsxs)(S,{tone:"bad",word:`${(0,f().statusWords)(T)} after ${(0,f().
duration)(T.duration_ms)}`,title:(0,n().jsx)(l,{of:r,page:A}),children:[(0,n().jsx)(o().CommandText,{command:r.command,findings:[]}),
w.length>0&&(0,n().jsxs)("figure",{children:[(0,n().jsx)("figcaption",{class:"quiet",children:"Output"}),(0,n().jsx)("pr\
e",{dir:"ltr",children:w.join(`
`)})]}),r.findings.map((i,t)=>(0,n().jsx)(c().FindingReason,{finding:i},t)),(0,n().jsx)(m,{others:L,page:A})]})}function s({
lead:r,others:L},[A,T]){const w=(0,x().pathAndLine)(r)??r.subject?.id;return(0,n().jsxs)(S,{tone:A,word:T,title:w===void 0?
null:(0,n().jsx)(g().Name,{text:w}),children:[(0,n().jsx)(c().FindingReason,{finding:r}),L.length>0&&(0,n().jsxs)("detai\
ls",{children:[(0,n().jsxs)("summary",{children:[(0,f().count)(L.length,"more finding")," of this rule in this file"]}),
(0,n().jsx)(c().Findings,{of:L})]})]})}function S({tone:r,word:L,title:A,children:T}){return(0,n().jsxs)("article",{children:[
(0,n().jsxs)("h3",{children:[(0,n().jsx)(g().Status,{tone:r,word:L})," ",(0,n().jsx)("span",{class:"quiet",children:A})]}),
T]})}function l({of:{gene:r,command:L,position:A},page:T}){const{path:w=r.path,line:i=r.line}=L.location??{};return(0,n().
jsxs)(n().Fragment,{children:[(0,n().jsx)(g().Link,{to:T.anchorOf(L),children:(0,n().jsx)(g().Name,{text:r.id})}),", com\
mand ",A," of ",r.commands.length,", ",(0,n().jsx)(g().Name,{text:`${w}:${i}`})]})}function m({others:r,page:L}){return r.
length===0?null:(0,n().jsxs)("details",{children:[(0,n().jsxs)("summary",{children:["Same problem in ",(0,f().count)(r.length,
"other command")]}),(0,n().jsx)(g().List,{of:r,noun:"command",each:A=>(0,n().jsx)(l,{of:A,page:L})})]})}}),25757:((V,a,e)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.blastRadiusSection=f;function n(){const c=e(892);return n=function(){
return c},c}function p(){const c=e(67237);return p=function(){return c},c}function x(){const c=e(94965);return x=function(){
return c},c}function b(){const c=e(77243);return b=function(){return c},c}function f(c){const{report:E}=c,y=E.blast_radius;
if(y===null||y.files+y.exempt_files===0)return;const u=(0,p().uncountedFiles)(E);return{id:"blast-radius",title:"Blast r\
adius",body:(0,n().jsxs)(n().Fragment,{children:[(0,p().sizeLimits)(E).map((v,d)=>(0,n().jsx)(g,{limit:v,page:c},d)),(0,n().
jsx)(b().Facts,{facts:[["Changed",(0,p().countedWords)(E)],["Counted",`${(0,x().count)(y.files,"file")}, ${(0,x().count)(
y.lines,"line")}`],["Not counted",`${(0,x().count)(y.exempt_files,"file")}, ${(0,x().count)(y.exempt_lines,"line")}: ass\
et files and new validation scripts`],["Hard cap",`${(0,x().count)(y.hard_cap_files,"file")}, ${(0,x().count)(y.hard_cap_lines,
"line")}`]]}),(0,n().jsx)(o,{of:y.directories}),u.length>0&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:"\
Files that do not count or whose diff is hidden"}),(0,n().jsx)(b().List,{of:u,noun:"file",each:({path:v,words:d})=>(0,n().
jsxs)(n().Fragment,{children:[(0,n().jsx)(b().Name,{text:v}),": ",d]})})]})]})}}function o({of:c}){const E=c.map(({path:y,
files:u,lines:v,exempt_files:d=0,exempt_lines:s=0})=>({path:y===""?".":y,files:u-d,lines:v-s,exempt:d===0?"":(0,x().count)(
d,"file")})).sort((y,u)=>u.files-y.files||u.lines-y.lines);return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("tabl\
e",{children:[(0,n().jsx)("thead",{children:(0,n().jsxs)("tr",{children:[(0,n().jsx)("th",{scope:"col",children:"Directo\
ry"}),(0,n().jsx)("th",{scope:"col",children:"Lines"}),(0,n().jsx)("th",{scope:"col",children:"Not counted"}),(0,n().jsx)(
"th",{scope:"col",children:"Files"})]})}),(0,n().jsx)("tbody",{children:(0,b().shownOf)(E).map(({path:y,lines:u,exempt:v,
files:d})=>(0,n().jsxs)("tr",{children:[(0,n().jsx)("th",{scope:"row",children:(0,n().jsx)(b().Name,{text:y})}),(0,n().jsx)(
"td",{children:(0,x().grouped)(u)}),(0,n().jsx)("td",{children:v}),(0,n().jsx)("td",{children:(0,x().grouped)(d)})]},y))})]}),
(0,n().jsx)(b().Rest,{of:E,noun:"folder"})]})}function g({limit:c,page:E}){const{used:y,limit:u,unit:v,grade:d,gene:s}=c,
{words:S,tone:l}=p().SIZE_GRADES[d];return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:[(0,n().jsx)(b().
Status,{tone:l,word:`${(0,x().grouped)(y)} of ${(0,x().grouped)(u)} ${v}`})," ",S," ",(0,p().ownerWords)(c)," ",s&&(0,n().
jsx)(b().Link,{to:E.anchorOf(s),children:(0,n().jsx)(b().Name,{text:s.id})}),(0,p().othersOver)(E.report,c)]}),(0,n().jsx)(
"progress",{class:l,value:y,max:Math.max(1,u),"aria-hidden":"true"})]})}}),5013:((V,a,e)=>{Object.defineProperty(a,"__es\
Module",{value:!0}),a.Command=y,a.CommandText=u;function n(){const r=e(892);return n=function(){return r},r}function p(){
const r=e(10289);return p=function(){return r},r}function x(){const r=e(88611);return x=function(){return r},r}function b(){
const r=e(73861);return b=function(){return r},r}function f(){const r=e(94965);return f=function(){return r},r}function o(){
const r=e(77243);return o=function(){return r},r}function g(){const r=e(48020);return g=function(){return r},r}const c={
allow:"allowed",warn:"allowed with a warning",block:"blocked"},E={passed:"good",failed:"bad",timed_out:"bad",blocked:"ba\
d",skipped:"quiet",crashed:"bad",not_runnable:"bad",error:"bad"};function y({command:r,findings:L,anchor:A}){const{verdict:T,
risk:w,confirmation:i,outcome:t,mutant:h,profiles:R}=r,N=[...t?d(t):T==="block"?[]:["not run"],...h?[(0,b().mutantWords)(
h)]:[],...w?[`risk: ${w}`]:[],...i?[`confirmation: ${(0,f().spoken)(i)}`]:[],...Object.entries(R).map(([M,O])=>`${(0,p().
terminal)(M)}: ${O}`)];return(0,n().jsxs)("article",{id:A,children:[(0,n().jsx)(u,{command:r,findings:L}),(0,n().jsxs)("\
p",{class:"about",children:[(0,n().jsx)(o().Status,{tone:f().COMMAND_TONES[T],word:c[T]}),t&&(0,n().jsx)(o().Status,{tone:E[t.
status],word:(0,f().statusWords)(t)}),N.map(M=>(0,n().jsx)("span",{children:M},M))]}),L.length>0&&(0,n().jsx)(g().Findings,
{of:L}),(0,n().jsx)(v,{command:r}),t&&(0,n().jsx)(s,{outcome:t})]})}function u({command:{command:r},findings:L}){const A=L.
flatMap(({span:T})=>T??[]);return(0,n().jsx)("pre",{dir:"ltr",children:(0,x().shownParts)(r,A).map(({start:T,end:w,isShown:i})=>i?
(0,x().markedRuns)(r,{start:T,end:w},A).map(({text:t,marked:h},R)=>h?(0,n().jsx)("mark",{children:t||"\xA0"},R):t):(0,n().
jsx)("span",{class:"quiet",children:` ${(0,x().notShown)(w-T)} `},T))})}function v({command:{command:r,words:L=[]}}){return L.
every(({text:A,start:T,end:w})=>r.slice(T,w)===A)?null:(0,n().jsxs)("p",{class:"about",children:[(0,n().jsx)("span",{class:"\
quiet",children:"Parsed arguments"}),L.map(({text:A},T)=>(0,n().jsx)(o().Name,{text:A},T))]})}function d({status:r,duration_ms:L,
resources:A={}}){const{peak_memory_bytes:T,cpu_ms:w}=A;return[...r==="skipped"?[]:[(0,f().duration)(L)],...w===void 0?[]:
[`CPU: ${(0,f().duration)(w)}`],...T===void 0?[]:[`memory: ${(0,f().size)(T)}`]]}function s({outcome:r}){const{reason:L,
reused:A,stdout:T,stderr:w,side_effects:i}=r;return(0,n().jsxs)(n().Fragment,{children:[L!==void 0&&(0,n().jsx)("p",{children:(0,n().
jsx)(o().Sentence,{text:L})}),A&&(0,n().jsx)("p",{class:"quiet",children:"Result reused from another gene with the same \
command."}),(0,n().jsx)(l,{name:"Standard output",stream:T}),(0,n().jsx)(l,{name:"Standard error",stream:w}),i&&(0,n().jsx)(
S,{effects:i})]})}function S({effects:r}){const L=f().SIDE_EFFECTS.filter(w=>r[w].length),A=r.complete===!1;if(L.length===
0&&!A)return null;const T=L.map(w=>`${(0,f().count)((0,f().sideEffectCount)(w,r),"file")} ${w}`);return(0,n().jsxs)("det\
ails",{children:[(0,n().jsxs)("summary",{children:["Side effects ",(0,n().jsx)("span",{class:"quiet",children:T.join(", ")})]}),
A&&(0,n().jsx)("p",{class:"quiet",children:"The list of side effects is incomplete."}),(0,n().jsx)(o().Facts,{facts:L.map(
w=>[w,r[w].map((i,t)=>(0,n().jsx)("div",{children:(0,n().jsx)(o().Name,{text:i})},t))])})]})}function l({name:r,stream:L}){
const{head:A,tail:T,bytes:w,truncated:i}=L;return w===0?null:(0,n().jsxs)("details",{children:[(0,n().jsxs)("summary",{children:[
r," ",(0,n().jsx)("span",{class:"quiet",children:(0,f().size)(w)})]}),(0,n().jsx)(m,{text:A}),i&&(0,n().jsx)("p",{class:"\
quiet",children:"Output truncated: only the beginning and the end are kept."}),T!==""&&(0,n().jsx)(m,{text:T})]})}function m({
text:r}){return(0,n().jsx)("pre",{dir:"ltr",children:(0,p().outputLines)(r.replace(/\r?\n$/,"")).join(`
`)})}}),77243:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.Facts=d,a.Link=y,a.List=S,a.Name=g,a.Rest=l,
a.RuleLink=v,a.Sentence=c,a.Status=E,a.ruleAnchor=u,a.shownOf=s;function n(){const m=e(892);return n=function(){return m},
m}function p(){const m=e(13580);return p=function(){return m},m}function x(){const m=e(10289);return x=function(){return m},
m}function b(){const m=e(94965);return b=function(){return m},m}const f={sentence:2e3,name:300},o=1e3;function g({text:m}){
return(0,n().jsx)("code",{children:m===""?"(empty)":(0,x().terminal)((0,b().clipCounted)(m,f.name))})}function c({text:m}){
const r=(0,b().clipCounted)(m,f.sentence).split(/`([^`]+)`/);return(0,n().jsx)("bdi",{children:r.map((L,A)=>A%2===1?(0,n().
jsx)("code",{children:(0,x().terminal)(L)},A):(0,x().terminal)(L))})}function E({tone:m,word:r}){return(0,n().jsx)("stro\
ng",{class:`status ${m}`,children:r})}function y({to:m,children:r}){return m===void 0?r:(0,n().jsx)("a",{href:`#${m}`,children:r})}
function u(m){return(0,p().ruleOf)(m)&&`rule-${m}`}function v({rule:m}){return(0,n().jsx)(y,{to:u(m),children:(0,n().jsx)(
g,{text:m})})}function d({facts:m}){return(0,n().jsx)("dl",{children:m.map(([r,L],A)=>L?(0,n().jsxs)("div",{children:[(0,n().
jsx)("dt",{children:r}),(0,n().jsx)("dd",{children:L})]},A):null)})}function s(m){return m.slice(0,o)}function S({of:m,noun:r,
each:L,open:A=o}){const T=s(m).map((w,i)=>(0,n().jsx)("li",{children:L(w)},i));return(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsx)("ul",{children:T.slice(0,A)}),T.length>A&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:(0,b().
count)(m.length-A,`more ${r}`)}),(0,n().jsx)("ul",{children:T.slice(A)})]}),(0,n().jsx)(l,{of:m,noun:r})]})}function l({
of:{length:m},noun:r}){return m<=o?null:(0,n().jsxs)("p",{class:"quiet",children:[(0,b().count)(m-o,`more ${r}`)," in ",
(0,n().jsx)("code",{children:"gate-report.json"})]})}}),24845:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.environmentSection=g;function n(){const v=e(892);return n=function(){return v},v}function p(){const v=e(10289);return p=
function(){return v},v}function x(){const v=e(74658);return x=function(){return v},v}function b(){const v=e(90042);return b=
function(){return v},v}function f(){const v=e(94965);return f=function(){return v},v}function o(){const v=e(77243);return o=
function(){return v},v}function g({report:v}){const{isolation:d,policy:s,plans_digest:S,approval_digest:l}=v;return{id:"\
environment",title:"Environment",body:(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(o().Facts,{facts:[...(0,b().proofOf)(
v).map(({label:m,value:r})=>[m,(0,n().jsx)(o().Sentence,{text:r},m)]),["Policy digest",s&&(0,n().jsx)(o().Name,{text:s.digest},
"policy")],["Plans digest",S&&(0,n().jsx)(o().Name,{text:S},"plans")],["Approval digest",l&&(0,n().jsx)(o().Name,{text:l},
"approval")],["Isolation level",(0,f().spoken)(d.level)],["Requested isolation",d.requested],["Launcher",d.launcher&&(0,p().
terminal)(d.launcher)],...c(d),...E(v)]}),(0,n().jsx)(y,{isolation:d}),(0,n().jsx)(u,{isolation:d}),v.genes.length>0&&(0,n().
jsx)("p",{class:"quiet",children:b().EVIDENCE_NOTE})]})}}function c({limits:v}){if(v===void 0)return[];const{memory_bytes:d,
processes:s,processes_counted_for:S}=v;return[["Memory per command",d===null?"unlimited":(0,f().size)(d)],["Processes",`${s}\
 per ${S}`],["Open files",String(v.open_files)],["File size",(0,f().size)(v.file_bytes)],["Total written",(0,f().size)(v.
written_bytes)]]}function E({validation_reports:v,shards:d=[],tool:s,...S}){const l=v.map(({env_fingerprint:{node_version:r,
platform:L,arch:A}})=>`Node ${r}, ${L} ${A}`),m=d.length<(d[0]?.of??0);return[...[...new Set(l)].map(r=>["Commands ran o\
n",(0,p().terminal)(r)]),[m?"Shard":"Merged from",d.map(({index:r,of:L,verdict:A})=>`${r}/${L} (${x().VERDICT_WORDS[A]})`).
join(", ")],["Tool",`${s.name} ${(0,p().terminal)(s.version)}`],["Started",(0,p().terminal)((0,f().moment)(S.started_at))],
["Duration",(0,f().duration)(S.duration_ms)]]}function y({isolation:{probes:v=[]}}){return v.length===0?null:(0,n().jsxs)(
n().Fragment,{children:[(0,n().jsx)("h3",{children:"Sandbox self-test"}),(0,n().jsx)(o().List,{of:v,noun:"probe",each:({
name:d,held:s,required:S})=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(o().Status,{tone:s?"good":S?"bad":"caution",
word:s?"prevented":"not prevented"})," ",(0,n().jsx)(o().Sentence,{text:(0,f().spoken)(d)}),!S&&(0,n().jsx)("span",{class:"\
quiet",children:" (not required)"})]})})]})}function u({isolation:{downgrades:v=[]}}){return v.length===0?null:(0,n().jsxs)(
n().Fragment,{children:[(0,n().jsx)("h3",{children:"Stronger containment that is not available"}),(0,n().jsx)(o().List,{
of:v,noun:"downgrade",each:({from:d,reason:s})=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(o().Name,{text:d}),": ",
(0,n().jsx)(o().Sentence,{text:s})]})})]})}}),68875:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.evidenceSection=
x;function n(){const f=e(892);return n=function(){return f},f}function p(){const f=e(77243);return p=function(){return f},
f}function x({report:{capsules:f,events:o}}){const g=[...f.map(c=>({claim:c,capsule:c})),...o.map(c=>({claim:c,capsule:void 0}))];
if(g.length!==0)return{id:"evidence",title:"Evidence",count:g.length,body:(0,n().jsx)(p().List,{of:g,noun:"asset",each:({
claim:c,capsule:E})=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:[c.type," ",(0,n().jsx)(p().Name,{text:c.
id})," ",c.change," ",(0,n().jsx)("span",{class:"quiet",children:(0,n().jsx)(p().Name,{text:`${c.path}:${c.line}`})})]}),
E&&(0,n().jsx)(b,{capsule:E})]})})}}function b({capsule:{eligible:f,reasons:o}}){const[g,c]=f===null?["quiet","eligibili\
ty not checked"]:f?["good","eligible for promotion"]:["bad","not eligible for promotion"];return(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)("p",{children:(0,n().jsx)(p().Status,{tone:g,word:c})}),o.map(({rule:E,message:y},u)=>(0,n().jsxs)(
"p",{children:[(0,n().jsx)(p().Sentence,{text:y})," ",(0,n().jsx)(p().RuleLink,{rule:E})]},u))]})}}),48020:((V,a,e)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.FindingReason=v,a.Findings=y,a.noticesSection=g,a.suppressedSection=c;function n(){
const s=e(892);return n=function(){return s},s}function p(){const s=e(10289);return p=function(){return s},s}function x(){
const s=e(88611);return x=function(){return s},s}function b(){const s=e(17577);return b=function(){return s},s}function f(){
const s=e(94965);return f=function(){return s},s}function o(){const s=e(77243);return o=function(){return s},s}function g({
sections:s}){return E("notices","Notices",s.notices)}function c({sections:s}){return E("suppressed","Ignored by the poli\
cy",s.suppressed)}function E(s,S,l){if(l.length!==0)return{id:s,title:S,count:l.length,body:(0,n().jsx)(y,{of:l})}}function y({
of:s}){return(0,n().jsx)(o().List,{of:s,noun:"finding",each:S=>(0,n().jsx)(u,{finding:S})})}function u({finding:s}){const{
severity:S}=s,l=(0,b().pathAndLine)(s);return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:[(0,n().jsx)(
o().Status,{tone:f().SEVERITY_TONES[S],word:S})," ",l!==void 0&&(0,n().jsx)(o().Name,{text:l})]}),(0,n().jsx)(v,{finding:s})]})}
function v({finding:s}){const{message:S,remedy:l,rule:m,suppressed:r}=s;return(0,n().jsx)(o().Facts,{facts:[["Why",(0,n().
jsx)(o().Sentence,{text:S},"why")],["Fix",l!==""&&(0,n().jsx)(d,{finding:s},"fix")],["Ignored",r&&(0,n().jsxs)(n().Fragment,
{children:["until ",(0,p().terminal)(r.expires),": ",(0,n().jsx)(o().Sentence,{text:r.reason})]})],["Rule",(0,n().jsx)(o().
RuleLink,{rule:m},"rule")]]})}function d({finding:{remedy:s,edit:S}}){const l=(0,x().editLines)(S).map(p().terminal);return(0,n().
jsxs)(n().Fragment,{children:[(0,n().jsx)(o().Sentence,{text:s}),l.length>0&&(0,n().jsx)("pre",{dir:"ltr",children:l.map(
(m,r)=>m.startsWith("-")?(0,n().jsx)("del",{children:`${m}
`},r):(0,n().jsx)("ins",{children:`${m}
`},r))})]})}}),77002:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.genesSection=c;function n(){const u=e(
892);return n=function(){return u},u}function p(){const u=e(78559);return p=function(){return u},u}function x(){const u=e(
74658);return x=function(){return u},u}function b(){const u=e(94965);return b=function(){return u},u}function f(){const u=e(
5013);return f=function(){return u},u}function o(){const u=e(77243);return o=function(){return u},u}function g(){const u=e(
48020);return g=function(){return u},u}function c(u){const{genes:v}=u;if(v.length!==0)return{id:"genes",title:"Genes",count:v.
length,body:(0,n().jsx)(o().List,{of:v,noun:"gene",each:d=>(0,n().jsx)(E,{gene:d,page:u})})}}function E({gene:u,page:v}){
const{id:d,change:s,verdict:S,commands:l,blast_radius:m}=u,r=v.findingsOf(u),L=(0,p().nestedRoot)(u);return(0,n().jsxs)(
"details",{id:v.anchorOf(u),class:"gene",children:[(0,n().jsxs)("summary",{children:[(0,n().jsx)(o().Status,{tone:b().VERDICT_TONES[S],
word:x().VERDICT_WORDS[S]})," ",(0,n().jsx)(o().Name,{text:d})," ",(0,n().jsxs)("span",{class:"quiet",children:[s," \xB7 ",
(0,p().commandCounts)(u)]})]}),S!=="pass"&&u.summary!==x().VERDICT_WORDS[S]&&(0,n().jsx)("p",{children:(0,n().jsx)(o().Sentence,
{text:u.summary})}),(0,n().jsx)(o().Facts,{facts:[["Location",(0,n().jsx)(o().Name,{text:`${u.path}:${u.line}`},"place")],
["Commands run in",L&&(0,n().jsx)(o().Name,{text:L},"root")],["Blast radius",`${m.files} of ${m.max_files} files, ${(0,b().
spoken)(m.severity)}`],...Object.entries(u.profiles).map(([A,{accepted:T,reason:w,remark:i}])=>{const t=w??i,h=T?"accept\
ed":"blocked",R=t===void 0?h:`${h}: ${t}`;return[`Profile ${A}`,(0,n().jsx)(o().Sentence,{text:R},A)]}),["Validators",(0,p().
versionWords)(u)]]}),(0,n().jsx)(y,{gene:u}),r.length>0&&(0,n().jsx)(g().Findings,{of:r}),(0,n().jsx)(o().List,{of:l,noun:"\
command",each:A=>(0,n().jsx)(f().Command,{command:A,findings:v.findingsOf(u,A),anchor:v.anchorOf(A)})})]})}function y({gene:u}){
const v=(0,p().differenceWords)(u);return v.length===0?null:(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("h3",{children:"\
Changes"}),(0,n().jsx)(o().List,{of:v,noun:"change",each:([d,...s])=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("s\
pan",{class:d==="loosens "?"caution":"quiet",children:d}),s.map((S,l)=>l%2===0?(0,n().jsx)(o().Name,{text:S},l):S)]})})]})}}),
62887:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.renderHtml=T;function n(){const t=e(892);return n=function(){
return t},t}function p(){const t=e(77598);return p=function(){return t},t}function x(){const t=e(40894);return x=function(){
return t},t}function b(){const t=e(74658);return b=function(){return t},t}function f(){const t=e(94965);return f=function(){
return t},t}function o(){const t=e(76114);return o=function(){return t},t}function g(){const t=e(25757);return g=function(){
return t},t}function c(){const t=e(24845);return c=function(){return t},t}function E(){const t=e(68875);return E=function(){
return t},t}function y(){const t=e(48020);return y=function(){return t},t}function u(){const t=e(77002);return u=function(){
return t},t}function v(){const t=e(11217);return v=function(){return t},t}function d(){const t=e(53153);return d=function(){
return t},t}function s(){const t=e(60143);return s=function(){return t},t}function S(){const t=e(26517);return S=function(){
return t},t}function l(){const t=e(14305);return l=function(){return t},t}const m=[o().attentionSection,g().blastRadiusSection,
u().genesSection,E().evidenceSection,y().noticesSection,y().suppressedSection,c().environmentSection,s().rulesSection],r=`\
(${S().pageScript.toString()})()`,L=["default-src 'none'",`script-src '${A(r)}'`,`style-src '${A(l().STYLE)}'`,"base-uri\
 'none'","form-action 'none'","require-trusted-types-for 'script'"].join("; ");function A(t){return`sha256-${(0,p().createHash)(
"sha256").update(t).digest("base64")}`}function T(t){const h=(0,d().pageOf)(t),R=m.flatMap(O=>O(h)??[]),N=(0,x().renderToString)(
(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:L}),(0,n().jsx)(
"meta",{name:"viewport",content:"width=device-width, initial-scale=1"}),(0,n().jsx)("meta",{name:"referrer",content:"no-\
referrer"}),(0,n().jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,n().jsx)("title",{children:`${(0,b().reportTitle)(
t)} \xB7 gene-gate`})]})),M=(0,x().renderToString)((0,n().jsxs)("main",{children:[(0,n().jsx)(v().Masthead,{page:h}),(0,n().
jsx)("nav",{"aria-label":"Sections",children:R.map(O=>(0,n().jsx)("a",{href:`#${O.id}`,children:(0,n().jsx)(w,{section:O})},
O.id))}),(0,n().jsx)(i,{}),R.map(O=>(0,n().jsxs)("section",{id:O.id,"aria-labelledby":`${O.id}-title`,children:[(0,n().jsx)(
"h2",{id:`${O.id}-title`,children:(0,n().jsx)(w,{section:O})}),O.body]},O.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${N}<style>${l().STYLE}</style></head>
<body>${M}<script>${r}<\/script></body>
</html>
`}function w({section:{title:t,count:h}}){return(0,n().jsxs)(n().Fragment,{children:[t,h!==void 0&&(0,n().jsxs)("span",{
class:"quiet",children:[" ",(0,f().grouped)(h)]})]})}function i(){return(0,n().jsxs)("search",{hidden:!0,children:[(0,n().
jsx)("label",{for:"filter",children:"Filter"}),(0,n().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,n().jsx)("output",{for:"filter"})]})}}),11217:((V,a,e)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.Masthead=g;function n(){const u=e(892);return n=function(){return u},u}function p(){const u=e(
10289);return p=function(){return u},u}function x(){const u=e(67237);return x=function(){return u},u}function b(){const u=e(
74658);return b=function(){return u},u}function f(){const u=e(94965);return f=function(){return u},u}function o(){const u=e(
77243);return o=function(){return u},u}function g({page:u}){const{report:v,sections:d}=u,s=(0,b().isReportedOnly)(v),S=f().
VERDICT_TONES[s?"warn":v.verdict];return(0,n().jsxs)("header",{children:[(0,n().jsxs)("p",{class:"quiet about",children:[
(0,n().jsx)("strong",{children:"gene-gate"}),v.event.pull_request!==void 0&&(0,n().jsxs)("span",{children:["pull request\
 ",v.event.pull_request]}),(0,n().jsxs)("span",{children:[(0,f().shortCommit)(v.base_sha)," \u2192 ",(0,f().shortCommit)(
v.head_sha)]}),(0,n().jsx)("time",{dateTime:v.finished_at,children:(0,f().moment)(v.finished_at)})]}),(0,n().jsx)("h1",{
children:(0,n().jsx)(o().Status,{tone:S,word:c((0,b().verdictWords)(v))})}),(0,n().jsx)("p",{class:"headline",children:(0,b().
headline)(v,d)}),s&&(0,n().jsx)("p",{children:(0,n().jsx)(o().Sentence,{text:(0,b().reportedOnlyNote)(v)})}),v.error&&(0,n().
jsx)(E,{error:v.error}),(0,n().jsx)("dl",{class:"figures",children:y(u).map(([l,m,r,L])=>(0,n().jsxs)("div",{children:[(0,n().
jsx)("dt",{children:l}),(0,n().jsxs)("dd",{children:[(0,n().jsx)("strong",{children:(0,n().jsx)(o().Link,{to:L,children:m})}),
" ",(0,n().jsx)("span",{class:"quiet",children:r})]})]},l))})]})}function c(u){return u.slice(0,1).toUpperCase()+u.slice(
1)}function E({error:u}){return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("p",{children:(0,n().jsx)(o().Sentence,{
text:u.message})}),(0,n().jsx)("p",{class:"quiet",children:"Fix"}),(0,n().jsx)("pre",{children:(0,p().terminalLines)(u.hint).
join(`
`)})]})}function y({report:u,sections:v}){const{genes:d,blast_radius:s,duration_ms:S}=u,{passed:l,blocked:m,failed:r,notRun:L}=v,
A=[];if(d.length>0){const T=d.filter(({verdict:h})=>h==="pass"||h==="warn").length,w=[l,m,r,L].reduce((h,{length:R})=>h+
R,0),i=["passed",...m.length>0?[`${m.length} blocked`]:[],...r.length>0?[`${r.length} failed`]:[],...L.length>0?[`${L.length}\
 not run`]:[]].join(", "),t=m.length+r.length>0?"attention":"genes";A.push(["Genes",`${T} / ${d.length}`,"passed","genes"],
["Commands",`${l.length} / ${w}`,i,t])}if(s){const T=(0,x().sizeLimits)(u).find(({gene:t})=>t)?.limit,w=T===void 0?`${s.
files}`:`${s.files} / ${T}`,i=s.files+s.exempt_files>0?"blast-radius":void 0;A.push(["Files",w,`counted, ${(0,f().count)(
s.lines,"line")}`,i])}return[...A,["Duration",(0,f().duration)(S),"total"]]}}),53153:((V,a,e)=>{Object.defineProperty(a,
"__esModule",{value:!0}),a.pageOf=b;function n(){const f=e(59490);return n=function(){return f},f}function p(){const f=e(
63245);return p=function(){return f},f}function x(){const f=e(77243);return x=function(){return f},f}function b(f){const o=({
verdict:y})=>y==="pass",g=f.genes.toSorted((y,u)=>Number(o(y))-Number(o(u))),c=new Map;(0,x().shownOf)(g).forEach((y,u)=>{
c.set(y,`gene-${u+1}`),(0,x().shownOf)(y.commands).forEach((v,d)=>{c.set(v,`gene-${u+1}-${d+1}`)})});const E=(0,n().groupBy)(
f.findings,({subject:y})=>(0,p().commandKey)(y?.id,y?.command));return{report:f,sections:(0,p().reportSections)(f),genes:g,
anchorOf:y=>c.get(y),findingsOf:(y,u)=>(E.get((0,p().commandKey)(y.id,u?.command))??[]).filter(v=>u?(0,p().standsAt)(v,y,
u):[void 0,y.path].includes(v.location?.path))}}}),60143:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.rulesSection=
o;function n(){const c=e(892);return n=function(){return c},c}function p(){const c=e(13580);return p=function(){return c},
c}function x(){const c=e(79215);return x=function(){return c},c}function b(){const c=e(10289);return b=function(){return c},
c}function f(){const c=e(77243);return f=function(){return c},c}function o({report:c}){const E=[...c.findings,...c.capsules.
flatMap(({reasons:u})=>u)],y=[...new Set(E.map(({rule:u})=>u))].flatMap(u=>(0,p().ruleOf)(u)??[]);if(y.length!==0)return{
id:"rules",title:"Rules",count:y.length,body:(0,n().jsx)(f().List,{of:y,noun:"rule",each:({id:u,title:v,why:d,wrong:s,right:S,
configure:l,since:m})=>(0,n().jsxs)("details",{id:(0,f().ruleAnchor)(u),children:[(0,n().jsxs)("summary",{children:[(0,n().
jsx)("code",{children:u})," ",(0,n().jsx)(f().Sentence,{text:v})]}),(0,n().jsx)("p",{children:(0,n().jsx)(f().Sentence,{
text:d.replace(/\s+/g," ")})}),(0,n().jsx)(f().Facts,{facts:[["Wrong",(0,n().jsx)(g,{text:(0,x().exampleText)(s)},"wrong")],
["Right",(0,n().jsx)(g,{text:(0,x().exampleText)(S)},"right")],["Configure",l&&(0,n().jsx)(g,{text:l},"configure")],["Si\
nce",m]]})]})})}}function g({text:c}){return(0,n().jsx)("pre",{children:(0,b().terminalLines)(c).join(`
`)})}}),26517:((V,a)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.pageScript=e;function e(){const n=document.querySelector(
"search"),[p,x]=[n?.querySelector("input"),n?.querySelector("output")],b=document.querySelectorAll("section > details"),
f=document.querySelectorAll("section > ul > li, section > details > ul > li");p?.addEventListener("input",()=>{const g=p.
value.trim().toLowerCase();let c=0;for(const E of f)E.hidden=!E.textContent.toLowerCase().includes(g),E.hidden||(c+=1);for(const E of b)
E.open=g!=="";x&&(x.textContent=g===""?"":`${c} of ${f.length} entries`)}),n&&(n.hidden=!1);const o=()=>{const g=document.
getElementById(location.hash.slice(1));for(let c=g?.closest("details");c;)c.open=!0,c=c.parentElement?.closest("details");
g?.scrollIntoView()};addEventListener("hashchange",o),location.hash&&o(),addEventListener("beforeprint",()=>{for(const g of document.
querySelectorAll("details"))g.open=!0})}}),14305:((V,a)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.STYLE=void 0;
const e=a.STYLE=`
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
`}),58924:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.renderJunit=u;function n(){const j=e(42844);return n=
function(){return j},j}function p(){const j=e(59490);return p=function(){return j},j}function x(){const j=e(10289);return x=
function(){return j},j}function b(){const j=e(51660);return b=function(){return j},j}function f(){const j=e(74658);return f=
function(){return j},j}function o(){const j=e(73861);return o=function(){return j},j}function g(){const j=e(63245);return g=
function(){return j},j}function c(){const j=e(94965);return c=function(){return j},j}const E="change",y=new(n()).default(
{attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function u(j){
const C=v(j),P={"@timestamp":j.started_at},I={"@name":"gene-gate",...m(C.flatMap(({cases:W})=>W)),...P,...C.length>0&&{testsuite:C.
map(({name:W,file:U,cases:k})=>({"@name":(0,x().terminal)(W),...m(k),...U!==void 0&&{"@file":(0,x().terminal)(U)},...P,testcase:k}))}},
B={"@version":"1.0","@encoding":"UTF-8"};return`${y.build({"?xml":B,testsuites:I}).trim()}
`}function v(j){const C=(0,g().reportSections)(j),P=[...C.dangers,...C.findings,...C.blast].filter(({severity:D})=>D==="\
error"),I=(0,p().groupBy)(P,({subject:D})=>D?.id??""),B=(0,p().groupBy)(C.commands,({gene:D})=>D),W=j.genes.map(D=>d(D,B.
get(D)??[],I.get(D.id)??[])),U=new Set(j.genes.map(({id:D})=>D)),k=P.filter(({subject:D})=>!U.has(D?.id??"")),G=s(j,k,W.
some(l));return G.cases.length>0?[G,...W]:W}function d(j,C,P){const I={name:j.id,file:j.path,cases:[...C.map(T),...P.map(
W=>w(W,j.id))]};return S(j.verdict)&&!l(I)?{...I,cases:[...I.cases,i("failure",j.id,j.summary,"")]}:I}function s(j,C,P){
const{error:I,verdict:B}=j,W=C.map(U=>w(U,E));return I?W.unshift(i("error",E,I.message,I.hint)):S(B)&&!P&&W.length===0&&
W.push(i("failure",E,(0,f().reportTitle)(j),"")),{name:E,cases:W}}function S(j){return j==="fail"||j==="error"}function l({
cases:j}){return j.some(({failure:C,error:P})=>C!==void 0||P!==void 0)}function m(j){return{"@tests":j.length,"@failures":j.
filter(({failure:C})=>C).length,"@errors":j.filter(({error:C})=>C).length,"@skipped":j.filter(({skipped:C})=>C).length,"\
@time":j.reduce((C,P)=>C+Number(P["@time"]),0).toFixed(3)}}function r(j){return{property:{"@name":"mutant","@value":M((0,o().
mutantWords)(j))}}}const L=1e3,A={lines:40,columns:200};function T(j){const{gene:C,command:P}=j,{outcome:I,mutant:B,location:W}=P;
return{"@name":M(P.command),"@classname":M(C.id),"@file":M(W?.path??C.path),"@line":W?.line??C.line,"@time":$(I?.duration_ms??
0),...B&&{properties:r(B)},...t(j),...I&&{"system-out":F(I.stdout),"system-err":F(I.stderr)}}}function w(j,C){const{rule:P,
message:I,location:B}=j;return{"@name":M(P),"@classname":M(C),...B&&{"@file":M(B.path),"@line":B.line},"@time":$(0),failure:{
"@type":M(P),"@message":M(I),"#text":N(j)}}}function i(j,C,P,I){return{"@name":"verdict","@classname":M(C),"@time":$(0),
[j]:{"@type":"verdict","@message":M(P),"#text":O(I)}}}function t({gene:j,command:C,result:P,findings:I}){switch(P){case"\
passed":return{};case"notRun":return{skipped:{"@message":M(R(j,C))}};case"blocked":case"failed":{const[B]=I,{outcome:W}=C,
U=W?(0,b().errorLines)(W,A.lines,A.columns):[],k={"@type":M(B?.rule??P),"@message":M(B?.message??j.summary),"#text":[...I.
map(N),...U].join(`
`)};return W!==void 0&&h.has(W.status)?{error:k}:{failure:k}}}}const h=new Set(["crashed","not_runnable","error"]);function R({
summary:j,verdict:C},{outcome:P}){const I=P?.reason??(C==="pass"||C==="warn"?"":j);return[P?(0,c().statusWords)(P):"not \
run",I].filter(Boolean).join(": ")}function N({message:j,remedy:C}){return[j,C].filter(Boolean).map(M).join(`
`)}function M(j){return(0,x().terminal)((0,c().clipCounted)(j,L))}function O(j){return(0,x().terminalLines)((0,c().clipCounted)(
j,L)).join(`
`)}function F({head:j,tail:C,bytes:P,truncated:I}){const B=I?[`[${P} bytes in total; the middle is omitted]`]:[];return[
...(0,x().outputLines)(j),...B,...C===""?[]:(0,x().outputLines)(C)].join(`
`)}function $(j){return(j/1e3).toFixed(3)}}),69633:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.headPlace=
f,a.permalink=b,a.rulePage=x;function n(){const o=e(38863);return n=function(){return o},o}function p(){const o=e(13580);
return p=function(){return o},o}function x(o){return(0,p().ruleOf)(o)&&`${n().HOME}/blob/main/docs/rules/${o}.md`}function b(o,g,c){
const E=f(o,c);if(E===void 0||o.head_sha===null||/\p{Cs}/u.test(E.path))return;const y=E.path.split("/").map(encodeURIComponent).
join("/"),u=E.line===void 0?"":`#L${E.line}`;return`${g}/blob/${o.head_sha}/${y}${u}`}function f({head_sha:o,audited_sha:g,
head_files:c},{path:E,line:y}){if(g===o)return{path:E,line:y};if(c===void 0)return{path:E};const u=c.find(d=>d.path===E);
if(u===void 0)return{path:E,line:y};if(u.missing)return;const v=u.same.find(d=>d.line<=y&&y<d.line+(d.lines??Number.POSITIVE_INFINITY));
return{path:E,...v&&{line:v.head_line+y-v.line}}}}),25866:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.
blockedBeyond=u,a.blockedSection=y,a.failedSection=L;function n(){const w=e(10289);return n=function(){return w},w}function p(){
const w=e(88611);return p=function(){return w},w}function x(){const w=e(51660);return x=function(){return w},w}function b(){
const w=e(17577);return b=function(){return w},w}function f(){const w=e(63245);return f=function(){return w},w}function o(){
const w=e(94965);return o=function(){return w},w}function g(){const w=e(80615);return g=function(){return w},w}const c=2,
E=20;function y(w,i,t){if(w.length===0)return[];const h=d(w,i),R=h.length>c?1:c,N=h.slice(R).flatMap(M=>l(M,t));return["\
#### Blocked","",...h.slice(0,R).flatMap(M=>s(M,t)),...N.length>0?["Also blocked:","",...(0,g().foldedList)(N,"blocked c\
ommand",E)]:[]]}function u(w,i){const t=d(w,i).flatMap(({lead:h,others:R})=>[h,...R]);return v(w)-v(t)}function v(w){return w.
reduce((i,t)=>i+(0,b().sizeOf)(t),0)}function d(w,{commands:i}){return(0,f().groupByCause)(w.slice(0,i))}function s({lead:w,
others:i},t){const{gene:h,findings:R,command:N}=w.lead,{main:M,further:O}=(0,b().reasonsOf)(R),F=R.flatMap(({span:$})=>$??
[]);return[(0,g().placeLine)(w,t),"",...(0,n().markdownFence)((0,p().markedLines)(N.command,F)),"",...M?(0,g().reasonAndFix)(
M):[`- Why: ${(0,g().sentence)(h.summary)}`],...O.map(({message:$,rule:j})=>`- Also: ${(0,g().sentence)($)} (${(0,g().ruleLink)(
j)})`),"",...S(M),...i.length>0?["Blocked for the same reason:",""]:[],...(0,g().foldedList)(i.map($=>{const j=(0,b().ownRemedy)(
$.lead.findings,R);return`${m($,t)}${j?`: ${(0,g().sentence)(j)}`:""}`}),"command",E)]}function S(w){const i=(0,p().editLines)(
w?.edit);return i.length>0?[...(0,n().markdownFence)(i,"diff"),""]:[]}function l({lead:w,others:i},t){const{gene:h,findings:R}=w.
lead,{main:N}=(0,b().reasonsOf)(R),M=N?`${(0,g().sentence)(N.message)} ${(0,g().sentence)(N.remedy)} (${(0,g().ruleLink)(
N.rule)})`:(0,g().sentence)(h.summary);return[`${m(w,t)}: ${M}`,...i.map(O=>{const F=(0,b().ownRemedy)(O.lead.findings,R),
$=`for the same reason${F?`; ${(0,g().sentence)(F)}`:""}`;return`${m(O,t)}: ${$}`})]}function m(w,i){const{command:t,findings:h}=w.
lead,R=h.flatMap(({span:N})=>N??[]);return`- ${(0,n().markdownCode)((0,p().commandLine)(t.command,R))} \u2014 ${(0,g().shortPlaceLine)(
w,i)}`}const r=2;function L(w,i,t,h){if(w.length===0)return[];const R=w.slice(0,i.groups),N=R.length>r?1:r,M=R.slice(N),
O=Math.min(i.outputLines,R.length>r?6:i.outputLines),F=$=>$.flatMap(j=>T(j,O,t,h));return["#### Failed","",...F(R.slice(
0,N)),...M.length>0?["Also failed:","",...M.map($=>A($,t,h)),"",`<details><summary>Output of ${(0,o().count)(M.length,"o\
ther failed command")}</summary>`,"",...F(M),"</details>",""]:[]]}function A(w,i,t){const{command:h}=w.lead,R=h.outcome?
(0,o().outcomeWords)(h.outcome):"not run";return`- ${(0,n().markdownCode)((0,p().commandLine)(h.command,[]))} \u2014 ${(0,g().
shortPlaceLine)(w,i)}: ${(0,g().linked)(R,t)}`}function T(w,i,t,h){const{command:R,findings:N}=w.lead,{outcome:M}=R;if(M===
void 0)return[];const[O]=N,[F="",...$]=(0,p().markedLines)(R.command,[]);return[`${(0,g().placeLine)(w,t)}: ${(0,g().linked)(
(0,o().outcomeWords)(M),h)}`,"",...(0,n().markdownFence)([`$ ${F}`,...$,...(0,x().errorLines)(M,i)]),"",...O&&(0,b().isMissingTarget)(
O)?[`- Why: ${(0,g().sentence)(O.message)}`]:[],...O?[`- Fix: ${(0,g().sentence)(O.remedy)}`]:[],""]}}),42675:((V,a,e)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.everythingSection=y;function n(){const l=e(10289);return n=function(){
return l},l}function p(){const l=e(78559);return p=function(){return l},l}function x(){const l=e(67237);return x=function(){
return l},l}function b(){const l=e(73861);return b=function(){return l},l}function f(){const l=e(90042);return f=function(){
return l},l}function o(){const l=e(94965);return o=function(){return l},l}function g(){const l=e(80615);return g=function(){
return l},l}const c=200,E=200;function y(l,m,r){if(!r.everything)return[];const L=[...l.genes.map(i=>v(i)),...l.capsules.
map(i=>u(i)),...l.events.map(({type:i,id:t,change:h})=>`${i} ${S(t)} ${h}`),...l.blast_radius?[`Size: ${(0,x().countedWords)(
l)}`]:[],...(0,x().largestDirectories)(l.blast_radius?.directories??[]).map(i=>`Directory ${S(i.path||".")}: ${(0,o().count)(
i.files,"file")}, ${(0,o().count)(i.lines,"line")}${(0,x().exemptWords)(i)}`),...(0,x().uncountedFiles)(l).map(({path:i,
words:t})=>`File ${S(i)}: ${t}`),...m.notices.map(({rule:i,message:t})=>`Notice ${S(i)}: ${S(t)}`),...m.suppressed.map(({
rule:i,message:t,suppressed:h})=>`Ignored ${S(i)} until ${h?.expires}: ${S(t)}, reason: ${S(h?.reason??"")}`)],A=L.length-
E,T=[...L.slice(0,E),...A>0?[`${A} more not shown`]:[]],w=l.genes.reduce((i,t)=>i+t.commands.length,0);return[`<details>\
<summary>${l.genes.length>0?`Details: ${(0,o().count)(l.genes.length,"gene")}, ${(0,o().count)(w,"command")}, `:""}commi\
ts, policy, isolation</summary>`,...T.length>0?[`<ul>${T.map(i=>`<li>${i}</li>`).join("")}</ul>`]:[],"",[...(0,f().proofOf)(
l).map(({label:i,value:t})=>`${i}: ${(0,g().sentence)(t)}`),...l.genes.length>0?[f().EVIDENCE_NOTE]:[]].join("<br>"),"",
"</details>",""]}function u(l){const{lead:m,reason:r}=(0,p().eligibilityWords)(l)??{},L=[m&&`, ${m}`,r&&`: ${S(r)}`];return`\
Capsule ${S(l.id)} ${l.change}${L.filter(Boolean).join("")}`}function v(l){const{id:m,change:r,verdict:L,summary:A,commands:T}=l,
w=L==="pass"?"":`: ${S(A)}`,i=(0,p().differenceWords)(l).map(O=>`<li>${s(O)}</li>`),t=T.map(({command:O,outcome:F,mutant:$})=>`\
<li>${S(O)} ${F?(0,o().outcomeWords)(F):"not run"}${$?`, ${(0,n().html)((0,b().mutantWords)($))}`:""}</li>`),h=(0,p().refusals)(
l).map(O=>`; profile ${S(O.profile)} would block it: ${S(O.reason)}`),R=(0,p().versionWords)(l),N=(0,p().nestedRoot)(l),
M=(0,p().remarks)(l).map(O=>`; ${S(O)}`);return`${S(m)} ${r}, ${(0,o().spoken)(L)}${w}${[N?`; commands run in ${S(N)}`:"",
...h,R?`; ${R}`:"",...M].join("")}${d([...i,...t])}`}function d(l){return l.length>0?`<ul>${l.join("")}</ul>`:""}function s(l){
return l.map((m,r)=>r%2===0?m:S(m)).join("")}function S(l){return`<code>${(0,n().html)((0,o().clipCounted)(l,c))}</code>`}}),
17409:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.findingsSection=E,a.genesTable=l,a.waitingSection=y;
function n(){const T=e(13970);return n=function(){return T},T}function p(){const T=e(78559);return p=function(){return T},
T}function x(){const T=e(17577);return x=function(){return T},T}function b(){const T=e(74658);return b=function(){return T},
T}function f(){const T=e(73861);return f=function(){return T},T}function o(){const T=e(94965);return o=function(){return T},
T}function g(){const T=e(80615);return g=function(){return T},T}const c={Findings:4,Dangerous:Number.POSITIVE_INFINITY};
function E(T,w,i,t){if(w.length===0)return[];const h=w.slice(0,i.groups).map(R=>u(R,t));return[`#### ${T}`,"",...(0,g().
foldedList)(h,"finding",c[T])]}function y(T,w,i){return T.length===0?[]:["#### Approval required","",...T.slice(0,w.groups).
map(h=>u(h,i,"Approval")),""]}function u(T,w,i=T.lead.severity[0]?.toUpperCase()+T.lead.severity.slice(1)){const{lead:t}=T,
h=t.location?`${w.place(t.location)}, `:"";return`- **${i}:** ${(0,g().sentence)(t.message)} ${(0,g().sentence)(t.remedy)}\
 (${h}${(0,g().ruleLink)(t.rule)}${v(T)})`}function v(T){const{lead:w,others:i}=T;if(i.length===0)return"";const t=i.flatMap(
({subject:N})=>N?.id??[]),R=t.length===i.length&&!t.includes(w.subject?.id??"")&&i.every(({rule:N})=>N===w.rule)?t:(0,x().
otherFiles)(T);return R.length>0?`; also ${(0,g().names)(R)}`:`; ${(0,x().othersWords)(T)}`}const d=10,s=2,S=["error","f\
ail","needs_approval","warn","pass"];function l({genes:T},w){if(T.length===0)return[];const i=T.toSorted((N,M)=>S.indexOf(
N.verdict)-S.indexOf(M.verdict)),t=T.length>d?(0,x().groupsOf)(i,N=>L(N,T).join("|")):i.map(N=>({lead:N,others:[]})),h=[
"Gene","Result","Commands",...m(T,"Notices a defect"),"Files"],R=t.slice(d).flatMap(({lead:N,others:M})=>[N,...M]);return[
`| ${h.join(" | ")} |`,`|${"---|".repeat(h.length-1)}--:|`,...t.slice(0,d).map(N=>r(N,T,w)),"",...R.length>0?[`And ${(0,o().
count)(R.length,"other gene")}: ${A(R)}.`,""]:[]]}function m(T,w){return T.some(i=>(0,f().noticesDefect)(i)!==void 0)?[w]:
[]}function r(T,w,i){const t=[T.lead,...T.others].slice(0,s).map(({id:N,path:M,line:O})=>i.place({path:M,line:O},N).replaceAll(
"|","\\|")),h=(0,x().sizeOf)(T)-t.length;return`| ${[`${t.join(", ")}${h>0?` and ${(0,o().grouped)(h)} more`:""}`,...L(T.
lead,w)].join(" | ")} |`}function L(T,w){const{verdict:i,blast_radius:t}=T;return[`${b().VERDICT_SYMBOLS[i]} ${(0,o().spoken)(
i)}`,(0,p().commandCounts)(T,String(T.commands.length)),...m(w,(0,f().noticesDefect)(T)??"not run"),`${t.files} / ${t.max_files}`].
map(h=>h.replaceAll(" ","\xA0"))}function A(T){return n().verdictSchema.options.map(w=>({verdict:w,number:T.filter(i=>i.
verdict===w).length})).filter(({number:w})=>w>0).map(({verdict:w,number:i})=>`${i} ${(0,o().spoken)(w)}`).join(", ")}}),
20471:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.renderMarkdown=s;function n(){const $=e(59490);return n=
function(){return $},$}function p(){const $=e(52978);return p=function(){return $},$}function x(){const $=e(10289);return x=
function(){return $},$}function b(){const $=e(17577);return b=function(){return $},$}function f(){const $=e(74658);return f=
function(){return $},$}function o(){const $=e(63245);return o=function(){return $},$}function g(){const $=e(94965);return g=
function(){return $},$}function c(){const $=e(25866);return c=function(){return $},$}function E(){const $=e(42675);return E=
function(){return $},$}function y(){const $=e(17409);return y=function(){return $},$}function u(){const $=e(80615);return u=
function(){return $},$}function v(){const $=e(98936);return v=function(){return $},$}const d=[{groups:8,commands:200,outputLines:10,
everything:!0},{groups:8,commands:200,outputLines:10,everything:!1},{groups:8,commands:20,outputLines:5,everything:!1},{
groups:2,commands:4,outputLines:3,everything:!1}];function s($,j){const C=(0,o().reportSections)($),P={report:$,sections:C,
dangers:(0,o().groupFindings)(C.dangers),blocked:(0,o().groupCommands)(C.blocked),failed:(0,o().groupCommands)(C.failed),
waiting:(0,o().groupFindings)(C.waiting),findings:(0,o().groupFindings)([...C.blast,...C.findings]),options:j},I=M($,j.maxCharacters);
for(const W of d){const U=S([...l(P),...A(P,W)]);if(U.length<=I)return U+O($,j.maxCharacters-U.length)}const B=S([...l(P),
...h(P)]);return B.length<=j.maxCharacters?B+O($,j.maxCharacters-B.length):B.slice(0,B.indexOf(`
`)).slice(0,j.maxCharacters)}function S($){return`${$.join(`
`).trimEnd()}
`}function l({report:$,sections:j}){const C=(0,f().headline)($,j),P=(0,f().isReportedOnly)($),B=`### ${f().VERDICT_SYMBOLS[P?
"warn":((0,f().undecidedPart)($)??$).verdict]} gene-gate: ${(0,f().verdictWords)($)}`,{error:W}=$;return[[C===""?B:`${B}\
 \u2014 ${C}`,(0,f().nextActorWords)($)].join(" \xB7 "),"",...W?[...L(W.message),...L(`Fix: ${W.hint}`)]:[],...P?[(0,f().
reportedOnlyNote)($),""]:[],...$.isolation.untrusted?[m,""]:[]]}const m="The command results come from a runner that the\
 pull request controls. The audit was repeated on a runner of this repository.",r=2e3;function L($){const[j="",...C]=(0,g().
clip)($,r).trim().split(`
`),P=C.length>0?[...(0,x().markdownFence)((0,x().terminalLines)(C.join(`
`))),""]:[];return[(0,u().sentence)(j),"",...P]}function A($,j){const{report:C,sections:P,dangers:I,blocked:B,failed:W,waiting:U,
findings:k,options:G}=$,D=(0,u().linkerOf)(C,G.repositoryUrl);return[...(0,y().findingsSection)("Dangerous",I,j,D),...(0,y().
genesTable)(C,D),...(0,c().blockedSection)(B,j,D),...(0,c().failedSection)(W,j,D,G.detailsUrl),...(0,y().waitingSection)(
U,j,D),...(0,y().findingsSection)("Findings",k,j,D),...(0,v().readSection)(C,D),...T($,j),...w(G),...(0,E().everythingSection)(
C,P,j)]}function T({dangers:$,blocked:j,failed:C,waiting:P,findings:I,options:B},W){const U=D=>D.slice(W.groups).reduce(
(z,H)=>z+(0,b().sizeOf)(H),0),G=[...[[(0,c().blockedBeyond)(j,W),"blocked command"],[U(C),"failed command"],[U(P),"pendi\
ng approval"],[U(I)+U($),"finding"]].filter(([D])=>D>0).map(([D,z])=>(0,g().count)(D,z)),...W.everything?[]:["everything\
 that passed"]];return G.length===0?[]:[`Not shown: ${G.join(", ")}. ${i(B)}`,""]}function w({detailsUrl:$}){const j=$&&
(0,x().markdownLinkTarget)($);return j?[`Full report: \`report.html\` in the [artifacts](${j}#artifacts) of the run \xB7 [L\
og](${j})`,""]:[]}function i({detailsUrl:$}){const j=$&&(0,x().markdownLinkTarget)($);return j?`See the [full report](${j}\
).`:"See the JSON report of this run."}const t=10;function h({report:$,options:j}){const C=$.findings.filter(({suppressed:I})=>!I),
P=[...(0,n().groupBy)(C,({rule:I})=>I)].sort(([,I],[,B])=>B.length-I.length);return[...P.slice(0,t).map(([I,{length:B}])=>`\
- ${(0,u().name)(I)}: ${(0,g().count)(B,"finding")}`),...P.length>t?[`- and ${(0,g().count)(P.length-t,"other rule")}`]:
[],"",`Not shown: everything but these counts. ${i(j)}`,""]}const R=6e3,N=2e4;function M({next_actor:$},j){return $==="d\
one"||j<3*R?j:j-R}function O($,j){const C=(0,p().agentTask)($);if(C.next_actor==="done")return"";const{edits:P,todo:I,human:B}=C,
U=`
<details><summary>${`For agents: ${(0,g().count)(P.length,"edit")}, ${I.length} to do, ${B.length} for a person`}</summa\
ry>

`,k=`

</details>
`,G=Math.min(j,N)-U.length-k.length-2*F,D=(0,p().fittingTask)(C,G);if(D===void 0)return"";const z=(0,x().markdownFence)(
D.trimEnd().split(`
`),"json").join(`
`),H=`${U}${z}${k}`;return H.length<=j?H:""}const F=16}),80615:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.foldedList=l,a.linked=u,a.linkerOf=E,a.name=o,a.names=c,a.placeLine=v,a.reasonAndFix=S,a.ruleLink=y,a.sentence=f,a.shortPlaceLine=
d;function n(){const m=e(10289);return n=function(){return m},m}function p(){const m=e(69633);return p=function(){return m},
m}function x(){const m=e(94965);return x=function(){return m},m}const b={sentence:400,name:100};function f(m){return(0,n().
markdownSentence)((0,x().clipCounted)(m,b.sentence))}function o(m){return(0,n().markdownCode)((0,x().clipCounted)(m,b.name))}
const g=3;function c(m){const r=[...new Set(m)];if(r.length<=g)return r.map(o).join(", ");const L=r.slice(0,g-1);return`${L.
map(o).join(", ")} and ${r.length-L.length} more`}function E(m,r){return{place:(L,A=`${L.path}:${L.line}`)=>{const T=r===
void 0?void 0:(0,p().permalink)(m,r,L);return u(o(A),T)}}}function y(m){return u(o(m),(0,p().rulePage)(m))}function u(m,r){
const L=r&&(0,n().markdownLinkTarget)(r);return L?`[${m}](${L})`:m}function v(m,r){const{gene:L,command:A,position:T}=m.
lead,{path:w=L.path,line:i=L.line}=A.location??{},t=L.commands.length>1?`, command ${T} of ${L.commands.length}`:"";return`${o(
L.id)}${t}, ${r.place({path:w,line:i})}${s(m)}`}function d(m,r){const{gene:L,command:A}=m.lead,{path:T=L.path,line:w=L.line}=A.
location??{},i=T.slice(T.lastIndexOf("/")+1);return`${o(L.id)}, ${r.place({path:T,line:w},`${i}:${w}`)}${s(m)}`}function s({
others:m}){return m.length>0?`; also in ${c(m.map(({gene:{id:r}})=>r))}`:""}function S({message:m,rule:r,remedy:L}){return[
`- Why: ${f(m)} (${y(r)})`,`- Fix: ${f(L)}`]}function l(m,r,L){if(m.length===0)return[];const A=m.slice(L),T=`<details><\
summary>${(0,x().count)(A.length,`other ${r}`)}</summary>`;return[...m.slice(0,L),"",...A.length>0?[T,"",...A,"","</deta\
ils>",""]:[]]}}),98936:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.readSection=b;function n(){const f=e(
94965);return n=function(){return f},f}function p(){const f=e(80615);return p=function(){return f},f}const x=12;function b({
read:f=[]},o){if(f.length===0)return[];const g=f.slice(0,x).map(({path:E,why:y,new:u,bytes:v})=>{const d=[...u?["new"]:[],
...v===void 0?[]:[(0,n().size)(v)]],s=d.length>0?` (${d.join(", ")})`:"";return`- ${o.place({path:E,line:1},E)}${s}: ${(0,p().
sentence)(y)}`}),c=f.length-g.length;return["#### Read these files","","They decide what the checks mean, and this chang\
e touches them.","",...g,...c>0?[`- and ${(0,n().count)(c,"other file")}`]:[],""]}}),11357:((V,a,e)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.renderSarif=l;function n(){const k=e(77598);return n=function(){return k},k}function p(){const k=e(
41895);return p=function(){return k},k}function x(){const k=e(38863);return x=function(){return k},k}function b(){const k=e(
99462);return b=function(){return k},k}function f(){const k=e(13580);return f=function(){return k},k}function o(){const k=e(
17655);return o=function(){return k},k}function g(){const k=e(47350);return g=function(){return k},k}function c(){const k=e(
10289);return c=function(){return k},k}function E(){const k=e(69633);return E=function(){return k},k}function y(){const k=e(
8229);return y=function(){return k},k}function u(){const k=e(17577);return u=function(){return k},k}function v(){const k=e(
74658);return v=function(){return k},k}function d(){const k=e(94965);return d=function(){return k},k}const s={results:25e3,
bytes:1e7},S=2e6;function l(k){const G=m(w(k,s.results)),D=[...new Set(G.map(({ruleId:X=""})=>X))],z=new Map(D.map((X,Q)=>[
X,Q])),{audited_sha:H,base_sha:Y,verdict:J,tool:K}=k,Z={$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"\
2.1.0",runs:[{tool:{driver:{name:K.name,version:K.version,semanticVersion:K.version,informationUri:x().HOME,rules:D.map(
U)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[M]:{description:{text:"The audited commit."}}},invocations:[L(k,k.
findings.length-G.length)],results:G.map(X=>({...X,ruleIndex:z.get(X.ruleId??"")??-1})),properties:{verdict:J,base_sha:Y,
audited_sha:H}}]};return`${(0,c().jsonLine)(Z)}
`}function m(k){let G=S;const D=k.findIndex(z=>(G+=Buffer.byteLength((0,c().jsonLine)(z))+r,G>s.bytes));return D===-1?k:
k.slice(0,D)}const r=20;function L(k,G){const{error:D,verdict:z}=k,H=[...D?[{level:"error",descriptor:{id:D.code},message:{
text:(0,c().sarifText)((0,p().inSentences)(D))}}]:[],...G>0?[{level:"warning",message:{text:A(G)}}]:[]];return{executionSuccessful:z!==
"error",exitCode:(0,g().exitCodeOf)(z,k.policy?.enforce),exitCodeDescription:(0,v().reportTitle)(k),startTimeUtc:k.started_at,
endTimeUtc:k.finished_at,...H.length>0&&{toolExecutionNotifications:H}}}function A(k){return`${(0,d().count)(k,"finding")}\
 omitted, starting with the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`}
const T=1e3;function w(k,G){const D=k.findings.toSorted(b().byHarm).slice(0,G),z=N(D);return D.map((H,Y)=>({ruleId:H.rule,
level:C[H.severity],rank:I[H.harm??"bookkeeping"],message:{text:i(H)},locations:[F(H,k)],partialFingerprints:z[Y]??{},...H.
suppressed&&{suppressions:[t(H.suppressed)]}}))}function i({message:k,remedy:G,rule:D}){return[k,G].filter(H=>H!=="").map(
H=>(0,c().sarifText)((0,d().clipCounted)(H,T))).join(" ")||D}function t({reason:k,expires:G}){return{kind:"external",status:"\
accepted",justification:(0,c().sarifText)((0,d().clipCounted)(k,T)),properties:{expires:G}}}const h="geneGateFinding/v1",
R="geneGateFinding/v2";function N(k){const G=new Map,D=z=>{const H=(G.get(z)??0)+1;return G.set(z,H),`${z}:${H}`};return k.
map(({id:z,rule:H,location:Y,subject:J})=>{const K=[H,Y?.path,J?.type,J?.id,J?.command],Z=(0,n().createHash)("sha256").update(
JSON.stringify(K)).digest("hex");return{[h]:D(Z),...z!==void 0&&{[R]:z.includes(":")?z:`${z}:1`}}})}const M="%SRCROOT%",
O=".github/gene-gate.yml";function F({subject:k,location:G},{genes:D,policy:z}){const H=D.find(({id:J})=>J===k?.id),Y=[G,
H&&{path:H.path,line:H.line}].find(J=>J!==void 0&&(0,u().isRepositoryPath)(J.path));return{physicalLocation:{artifactLocation:{
uri:j(Y?.path??z?.path??O),uriBaseId:M},region:Y===void 0?{startLine:1}:$(Y)},...k?.id!==void 0&&{logicalLocations:[{name:(0,c().
terminal)(k.id),kind:(0,c().terminal)(k.type??"Gene").toLowerCase()}]}}}function $(k){const{line:G=1,column:D,end_line:z,
end_column:H}=k,Y=z!==void 0&&z>=G;return{startLine:G,...D!==void 0&&{startColumn:D},...Y&&{endLine:z},...Y&&H!==void 0&&
(z>G||H>=(D??1))&&{endColumn:H}}}function j(k){return k.split("/").map(G=>encodeURIComponent(Buffer.from(G).toString())).
join("/")}const C={error:"error",warning:"warning",notice:"note"},P={error:"error",warning:"warning",notice:"recommendat\
ion"},I={danger:90,broken:50,bookkeeping:10},B={danger:"8.0",broken:"5.0",bookkeeping:"2.0"},W=80;function U(k){const G=(0,f().
ruleOf)(k);if(G===void 0)return{id:k};const{title:D,why:z,severity:H,harm:Y,layer:J}=G,K=(0,E().rulePage)(k);return{id:k,
...K!==void 0&&{helpUri:K},shortDescription:{text:`${D}.`},fullDescription:{text:z},help:{text:(0,y().renderRule)(G,W),markdown:(0,o().
ruleMarkdown)(G)},defaultConfiguration:{level:C[H]},properties:{tags:[...Y==="danger"?["security"]:[],typeof J=="number"?
`layer-${J}`:J],"problem.severity":P[H],"security-severity":B[Y]}}}}),8229:((V,a,e)=>{Object.defineProperty(a,"__esModul\
e",{value:!0}),a.renderExplanation=c,a.renderRule=N;function n(){const O=e(41134);return n=function(){return O},O}function p(){
const O=e(10289);return p=function(){return O},O}function x(){const O=e(50427);return x=function(){return O},O}function b(){
const O=e(94965);return b=function(){return O},O}function f(){const O=e(17722);return f=function(){return O},O}function o(){
const O=e(31626);return o=function(){return O},O}const g=8;function c(O,F){const $=(0,o().layoutOf)(F),{shown:j,rest:C}=(0,o().
limited)(O.findings,g,"finding",$);return(0,o().page)([E(O,$),...j.map(P=>u(P,O,$)),C,w(O,$),d(O,$),l(O,$),r(O,$)])}function E({
command:O,profiles:F},$){const j=v(O)?[$.paint("strong","(blank)")]:(0,f().markedCommand)(O,[],$);return[...(0,o().labelled)(
$,"command",j),...Object.entries(F).flatMap(([C,P])=>(0,o().prose)($,P,`profile ${C}`,{label:b().COMMAND_TONES[P]}))]}const y=160;
function u(O,{command:F,profiles:$},j){const{severity:C,message:P,span:I}=O,B=O.profiles.length<Object.keys($).length;return[
...(0,o().prose)(j,C,(0,b().clip)(P,f().LONGEST_SENTENCE),{label:b().SEVERITY_TONES[C]}),...I===void 0||v(F)?[]:(0,o().labelled)(
j,"",(0,f().markedCommand)(F,[I],j,{whole:y})),...B?(0,o().prose)(j,"only in",`profile ${O.profiles.join(", ")}`):[],...(0,f().
fixRows)(O,j)]}function v(O){return/^ *$/.test(O)}function d({command:O,invocation:F},$){if(F===null)return(0,o().prose)(
$,"program","not one of the default profile");const{program:j,subcommand:C,flags:P,operands:I,passthrough:B}=F,W=U=>h(U,
O);return[...(0,o().prose)($,"program",j),...C===null?[]:(0,o().prose)($,"subcommand",C),...i("flags","flag",P.map(s),$),
...i("operands","operand",I.map(W),$),...i("passed on","word",B.map(W),$)]}function s({span:O,name:F,written:$,value:j}){
const C=j===void 0?F:`${F} = ${j===""?"(empty)":j}`;return{span:O,words:$===F?C:`${C}  (written as ${$})`}}const S=12;function l(O,F){
const{argv:$,invocation:j,outcome:C,targets:P,tree:I,root:B}=O,[W]=$??[];if(W===void 0)return(0,o().prose)(F,"would run",
"nothing");const U=C==="needs_approval"?(0,o().prose)(F,"waits","needs approval"):[],k=C==="blocked"?"leads to":"would r\
un";if(j===null){const z=C==="blocked"?"nothing":`program ${W}`;return[...U,...(0,o().prose)(F,"would run",z)]}if(I===null)
return[...U,...(0,o().prose)(F,k,"unknown without a repository; use --repo DIR")];const{shown:G,rest:D}=(0,o().limited)(
P,S,"target",F);return[...U,...P.length===0?(0,o().prose)(F,k,"no file, script or tool found"):[],...G.flatMap((z,H)=>(0,o().
prose)(F,H===0?k:"",(0,b().clip)(m(z),400))),...D,...(0,o().prose)(F,"looked in",B===void 0?I:`${B} of ${I}`)]}function m({
kind:O,name:F,path:$,script:j,via:C}){const P=C===void 0?"":`  (from ${C})`;switch(O){case"file":return`file ${$??F}${P}`;case"\
npm_script":return`script ${F}: ${j??""}${P}`;case"package_binary":return`tool ${F}${$===void 0?"":`: ${$}`}${P}`}}function r({
argv:O,scripts:F},$){if(O===null||F===null)return[];const{shown:j,rest:C}=(0,o().limited)(F,S,"script",$);return[...F.length===
0?(0,o().prose)($,"in order","no script"):[],...j.flatMap((P,I)=>(0,o().prose)($,I===0?"in order":"",(0,b().clip)(L(P),400))),
...C]}function L({directory:O,event:F,text:$,shell:j}){const C=O===""?"":` in ${O}`;return $===""?`${F}${C}: there is no\
 such script, or it is empty`:`${F}${C}, ${j?"by a shell":"without a shell"}: ${$}`}const A=16,T=800;function w(O,F){const{
command:$,words:j,assignments:C}=O,P=C.map(({span:B,name:W,value:U})=>({span:B,words:`${W}=${U}`})),I=j.map(B=>h(B,$));return[
...i("sets","assignment",P,F),...i("words","word",I,F),...(0,o().labelled)(F,"argv",R(O,F))]}function i(O,F,$,j){const{shown:C,
rest:P}=(0,o().limited)($,A,F,j),I=C.map(({span:U})=>t(U)),B=Math.max(0,...I.map(({length:U})=>U))+2,W=C.map(({words:U},k)=>j.
paint("quiet",(0,x().padRight)(I[k]??"",B))+(0,o().shortName)(U,(0,o().roomOf)(j)-B));return[...(0,o().labelled)(j,O,W),
...P]}function t({start:O,end:F}){return F-O>1?`${O+1}-${F}`:`${O+1}`}function h({text:O,span:F},$){const j=$.slice(F.start,
F.end),C=O===""?"(empty)":O;return{span:F,words:O===j?C:`${C}  (written as ${j})`}}function R({argv:O},F){if(O===null)return(0,x().
wrap)("none: the command is ambiguous",(0,o().roomOf)(F));const $=(0,p().terminal)(`[${O.map(j=>JSON.stringify(j)).join(
", ")}]`);return(0,x().chop)(F.verbose?$:(0,b().clip)($,T),(0,o().roomOf)(F))}function N(O,F){return`${(0,n().rulePage)(
O).map($=>M($,F)).join(`

`)}
`}function M({kind:O,text:F},$){switch(O){case"title":return F;case"heading":return`${F}:`;case"paragraph":return(0,x().
wrap)(F.replace(/\s+/g," "),$).join(`
`);case"code":return F.replace(/^(?=.)/gm,"    ")}}}),78559:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.commandCounts=x,a.differenceWords=E,a.eligibilityWords=v,a.nestedRoot=f,a.refusals=b,a.remarks=o,a.versionWords=g;function n(){
const d=e(63245);return n=function(){return d},d}function p(){const d=e(94965);return p=function(){return d},d}function x({
commands:d},s=(0,p().count)(d.length,"command")){if(d.length===0)return"no commands";const S=d.filter(({verdict:r})=>r===
"block").length;if(S>0)return`${S} of ${s} blocked`;const l=d.filter(r=>(0,n().resultOf)(r)==="failed").length;return l>
0?`${l} of ${s} failed`:d.every(({outcome:r})=>r===void 0)?`${s}, not run`:`${d.filter(({outcome:r})=>r?.status==="passe\
d").length} of ${s} passed`}function b(d){return d.commands.some(({verdict:s})=>s==="block")?[]:Object.entries(d.profiles).
filter(([,{accepted:s}])=>!s).map(([s,{reason:S}])=>({profile:s,reason:S??"no reason given"}))}function f({store:d,commands:s}){
return d===void 0||d.root==="."||s.length===0?void 0:(0,p().clip)(d.root,u.message)}function o({profiles:d}){return Object.
values(d).flatMap(({remark:s})=>s??[])}function g({validators:d={}}){const s=m=>Object.entries(d).filter(([,{accepted:r}])=>r===
m).map(([r])=>r==="newer"?"newer ones":r).join(" and "),[S,l]=[s(!0),s(!1)];return S===""||l===""?void 0:`accepted by th\
e validators of ${S}, not of ${l}`}const c={command_added:"adds",command_removed:"removes",constraint_loosened:"loosens",
constraint_tightened:"tightens"};function E({differences:d=[]}){const s=d.filter(({kind:l})=>l==="constraint_loosened"),
S=d.filter(({kind:l})=>l!=="constraint_loosened");return[...s,...S].map(y)}function y({kind:d,field:s,base:S,head:l}){const m=`${c[d]}\
 `;return d==="command_added"||d==="command_removed"?[m,l??S??""]:S===null?[m,s,": now also ",l??""]:l===null?[m,s,": no\
 longer ",S]:[m,s,": ",S," \u2192 ",l]}const u={message:200,rule:60};function v({eligible:d,reasons:[s,...S]}){if(d===null)
return;if(d)return{lead:"eligible"};if(s===void 0)return{lead:"not eligible"};const l=S.length>0?`, and ${(0,p().count)(
S.length,"other reason")}`:"",{message:m,rule:r}=s;return{lead:"not eligible",reason:`${(0,p().clip)(m,u.message)} (${(0,p().
clip)(r,u.rule)}${l})`}}}),67237:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.SIZE_GRADES=void 0,a.countedWords=
s,a.directoryLines=m,a.exemptWords=r,a.largestDirectories=l,a.limitBar=o,a.othersOver=u,a.ownerWords=c,a.sizeLimits=y,a.
uncountedFiles=w;function n(){const i=e(53315);return n=function(){return i},i}function p(){const i=e(10289);return p=function(){
return i},i}function x(){const i=e(50427);return x=function(){return i},i}function b(){const i=e(94965);return b=function(){
return i},i}const f=10;function o({used:i,limit:t,unit:h}){const R=i===0?0:Math.max(1,Math.floor(i/t*f)),N=Math.min(f,R);
return`${(0,b().grouped)(i)} / ${(0,b().grouped)(t)} ${h} ${"\u2588".repeat(N)}${"\u2591".repeat(f-N)}`}const g=a.SIZE_GRADES=
{within:{words:"within the limit of",tone:"good"},near:{words:"close to the limit of",tone:"caution"},reached:{words:"as\
 many as the limit of",tone:"caution"},over:{words:"over the limit of",tone:"bad"},twice:{words:"more than twice the lim\
it of",tone:"bad"}};function c({gene:i}){return i===void 0?E:i.blast_radius.default_limit?"genes without one of their ow\
n, such as":""}const E="the policy for every change (hard cap)";function y({genes:i,blast_radius:t}){const h=i.map(O=>v(
O.blast_radius.files,O.blast_radius.max_files,"files",O)).toSorted((O,F)=>F.used/Math.max(1,F.limit)-O.used/Math.max(1,O.
limit)),[R]=h.filter(({used:O})=>O>0),N=t&&(0,n().cappedSize)(t,t.counting),M=N?[v(N.files,t.hard_cap_files,"files"),v(N.
lines,t.hard_cap_lines,"lines")].filter(({grade:O})=>O!=="within"):[];return[...R?[R]:[],...M]}function u({genes:i},{gene:t}){
const h=i.filter(R=>R!==t&&R.blast_radius.files>R.blast_radius.max_files).length;return t===void 0||h===0?"":`, and ${(0,b().
count)(h,"other gene")} over the limit`}function v(i,t,h,R){return{used:i,limit:t,unit:h,grade:d(i,t),...R&&{gene:R}}}function d(i,t){
return i>2*t?"twice":i>t?"over":i===t?"reached":i>.8*t?"near":"within"}function s({blast_radius:i}){if(i===null)return"";
const{files:t,exempt_files:h,renamed_files:R=0}=i,N=t+h-R;return[`${(0,b().count)(N,"changed file")} on the page of the \
pull request`,...R>0?[`${(0,b().count)(R,"rename")}, counted with both names`]:[],...h>0?[`${(0,b().grouped)(h)} not cou\
nted`]:[]].join("; ")}const S=6;function l(i){return i.toSorted((t,h)=>h.files-t.files||h.lines-t.lines).slice(0,S)}function m(i,t){
const h=l(i),R=h.map(C=>[(0,b().count)(C.files,"file"),(0,b().count)(C.lines,"line"),r(C)]),N=Math.max(0,...R.map(([C])=>C.
length)),M=Math.max(0,...R.map(([,C])=>C.length)),O=Math.max(0,...R.map(([,,C])=>C.length)),F=t-N-M-O-4,$=h.map(({path:C})=>(0,x().
clipColumns)((0,p().terminal)(C===""?".":C),F)),j=Math.max(0,...$.map(x().textWidth));return R.map(([C,P,I],B)=>`${(0,x().
padRight)($[B]??"",j)}  ${C.padStart(N)}  ${P.padStart(M)}${I}`)}function r({files:i,exempt_files:t=0}){return t===0?"":
t===i?", not counted":`, ${(0,b().count)(t,"file")} not counted`}const L=20,A={asset_store:"asset store file",validation_script:"\
new validation script",reference:"not counted by the reference engine"},T={binary:"binary",long_lines:"very long lines",
generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function w({blast_radius:i}){
return(i?.changed_files??[]).filter(({exempt:t,veil:h})=>t??h).slice(0,L).map(({path:t,lines:h,exempt:R,veil:N,bytes:M})=>({
path:t,words:[...M===void 0||h>0?[(0,b().count)(h,"line")]:[],...M===void 0?[]:[(0,b().size)(M)],...R?[A[R]]:[],...N?[T[N]]:
[]].join(", ")}))}}),74658:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.VERDICT_WORDS=a.VERDICT_SYMBOLS=
void 0,a.checkTitle=L,a.headline=y,a.isReportedOnly=g,a.nextActorWords=m,a.reportTitle=l,a.reportedOnlyNote=c,a.undecidedPart=
f,a.verdictWords=o;function n(){const i=e(47350);return n=function(){return i},i}function p(){const i=e(63245);return p=
function(){return i},i}function x(){const i=e(94965);return x=function(){return i},i}const b=a.VERDICT_WORDS={pass:"pass",
warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"};function f({verdict:i,
error:t,shards:h=[]}){const[R]=h;return i==="error"&&!t&&R&&h.length<R.of?R:void 0}function o(i){const{verdict:t}=i,h=f(
i);return h?`part ${h.index}/${h.of}: ${b[h.verdict]}`:g(i)?t==="fail"?"would fail":`would be: ${b[t]}`:b[t]}function g({
verdict:i,policy:t}){return t?.enforce==="report"&&n().REPORTED_ONLY.has(i)}function c({policy:i}){const t=i?.enforce_until;
return`The policy reports ${t===void 0?"only":`only until ${t}, and blocks from then on`} (\`enforce\`): the check is neut\
ral, which satisfies a required check, and blocks nothing.`}const E=a.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",
fail:"\u274C",error:"\u274C",needs_approval:"\u270B"};function y(i,t){switch(i.verdict){case"pass":case"warn":return[...d(
t),...u(i,t),...v(t)].join(", ");case"needs_approval":return s(i).join(", ");case"fail":case"error":return S(i,t).join("\
, ")}}function u({genes:i},{passed:t,notRun:h}){if(i.length===0)return["no genes changed"];const R=t.reduce((N,{command:M})=>N+
(M.outcome?.duration_ms??0),0);return[(0,x().count)(i.length,"gene"),...t.length>0?[`${(0,x().count)(t.length,"command")}\
 passed in ${(0,x().duration)(R)}`]:[],...h.length>0?[`${(0,x().count)(h.length,"command")} not run`]:[]]}function v({findings:i,
blast:t}){const h=(0,p().groupFindings)([...i,...t]).filter(({lead:R})=>R.severity==="warning").length;return h===0?[]:[
(0,x().count)(h,"warning")]}function d({dangers:i}){const{length:t}=(0,p().groupFindings)(i);return t===0?[]:[`${(0,x().
grouped)(t)} dangerous`]}function s({genes:i,findings:t}){const h=i.filter(({verdict:R})=>R==="needs_approval").length;return[
...h>0?[`${h} of ${(0,x().count)(i.length,"gene")}`]:[],...t.some(({rule:R})=>R==="gate-approval-missing")?["the gate is\
 weakened"]:[]]}function S(i,t){const{genes:h}=i,R=h.filter(({verdict:O})=>O==="fail"||O==="error").length,N=(0,p().groupFindings)(
t.findings).filter(({lead:O})=>O.severity==="error").length,M=d(t);return[...M,...R>0?[`${(0,x().grouped)(R)} of ${(0,x().
count)(h.length,"gene")} failed`]:[],...t.blocked.length>0?[`${(0,x().count)(t.blocked.length,"command")} blocked`]:[],...t.
failed.length>0?[`${(0,x().count)(t.failed.length,"command")} failed`]:[],...t.blast.some(({severity:O})=>O==="error")?[
"blast radius exceeded"]:[],...N>0?[(0,x().count)(N,M.length+t.blocked.length+t.failed.length>0?"other error":"error")]:
[],...N===0&&R===0?v(t):[]]}function l(i){const t=y(i,(0,p().reportSections)(i)),h=o(i);return t===""?h:`${h}: ${t}`}function m({
next_actor:i}){return`next_actor: ${i}`}const r=80;function L(i){const t=l(i),h=i.error&&`${t.includes(":")?",":":"} ${(0,x().
spoken)(i.error.code)}`,R=t+(h??""),N=` \xB7 ${m(i)}`;return[R,T(R),w(T(R))].map(O=>O+N).find(({length:O})=>O<=r)??b[i.verdict]+
N}const A=[[/^pass with warnings: /,"pass: "],[/ of ([\d,]+) genes? failed/,"/$1 genes"],[/ commands? (?=passed|blocked|failed|not run)/g,
" "],[/ passed in [^,]+/," passed"],[/blast radius exceeded/,"size"],[/ other error/," error"]];function T(i){return A.reduce(
(t,[h,R])=>t.replace(h,R),i)}function w(i){return i.replace(/\/[\d,]+/,"").replace(/(\d),\d{3}\b/g,"$1k")}}),73861:((V,a)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.canFailWords=x,a.mutantWords=n,a.noticesDefect=p;const e={killed:"yes",
survived:"no",not_run:"not run"};function n({outcome:b,reason:f}){return`notices a defect: ${e[b]}${f===void 0?"":` (${f}\
)`}`}function p({commands:b}){const f=b.flatMap(({mutant:g})=>g?.outcome??[]);if(f.length===0)return;const[o]=["killed",
"not_run","survived"].filter(g=>f.includes(g));return o&&e[o]}function x({genes:b}){const o=b.flatMap(E=>E.commands).flatMap(
({mutant:E})=>E??[]);if(o.length===0)return"not tried; only a run with the change broken can tell";const g=o.find(E=>E.reason!==
void 0)?.reason,c=E=>o.filter(({outcome:y})=>y===E).length;return c("not_run")===o.length?`not tried: ${g}`:`with the ch\
ange broken, ${c("killed")} of ${o.length} commands did not pass, as the change\u2019s own code reported${g===void 0?"":
`; ${c("not_run")} not run: ${g}`}`}}),90042:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.EVIDENCE_NOTE=
void 0,a.proofOf=b;function n(){const c=e(89549);return n=function(){return c},c}function p(){const c=e(73861);return p=
function(){return c},c}function x(){const c=e(94965);return x=function(){return c},c}function b(c){const{policy:E,isolation:y,
approvals:u,approval_digest:v}=c,d=c.blast_radius?.counting==="reference"?", files counted like the reference engine":"",
s=E?.extends?` extending ${E.extends.repository}/${E.extends.path}`:"",S=E?.enforce_until===void 0?"":` until ${E.enforce_until}`,
l=E?.enforce?`, reports only${S}: a failing verdict does not fail the check`:"",m=E?.combined_with?` combined with ${E.combined_with.
name}`:"";return[{label:"Commits",value:f(c)},{label:"Policy",value:E?`${E.path??"built-in defaults"}${s}${m}, profile ${E.
profile}${d}${l}`:"not read"},...u.length>0?[{label:"Approved",value:u.map(o).join(", ")}]:[],...v===null?[]:[{label:"Ap\
proval",value:`digest ${(0,n().shortDigest)(v)}`}],{label:"Isolation",value:y.description},...c.genes.some(({commands:r})=>r.
length>0)?[{label:"Can fail",value:(0,p().canFailWords)(c)}]:[]]}function f(c){const{base_sha:E,head_sha:y,audited_sha:u,
event:v}=c;if(E!==null&&E===u)return`${(0,x().shortCommit)(E)} is both base and head, so nothing changes`;const d=`${(0,x().
shortCommit)(E)} \u2192 ${(0,x().shortCommit)(y)}`;return v.name==="worktree"?`${d} with the uncommitted files`:u===y?d:
`${d}, audited: ${(0,x().shortCommit)(u)}`}function o({user:c,at:E,pull_request:y}){return`by ${c} at ${(0,x().moment)(E)}${y===
void 0?"":` (pull request ${y})`}`}const g=a.EVIDENCE_NOTE="The audit is the gate. Command output comes from the change\u2019\
s own code and is only evidence."}),17655:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.ruleDocuments=f,
a.ruleMarkdown=c;function n(){const y=e(37156);return n=function(){return y},y}function p(){const y=e(41134);return p=function(){
return y},y}function x(){const y=e(88489);return x=function(){return y},y}const b="<!-- Generated from the catalogue of \
rules. Do not edit. -->";function f(y=n().ALL_RULES){return new Map([["README.md",o(y)],...y.map(u=>[`${u.id}.md`,`${b}

${c(u)}`])])}function o(y){const v=[...new Set(y.map(g))].map(s=>{const S=y.filter(l=>g(l)===s).map(({id:l,severity:m,title:r})=>`\
| [${l}](${l}.md) | ${m} | ${r} |`);return[`## ${s}`,"","| Rule | Severity | Finds |","| --- | --- | --- |",...S].join(`\

`)}),d=`The gate has ${y.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, and \`gene-gate explain "COMMAND"\` shows the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${x().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[b,"# Rules",d,...v].join(`

`)}
`}function g({layer:y,profile:u}){return u===void 0?String(y):`Profile ${u}${typeof y=="number"?`, layer ${y}`:""}`}function c(y){
return`${(0,p().rulePage)(y).map(E).join(`

`)}
`}function E({kind:y,text:u}){switch(y){case"title":return`# ${u}`;case"heading":return`## ${u}`;case"paragraph":return u;case"\
code":return`\`\`\`\`text
${u}
\`\`\`\``}}}),80633:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.fileText=b,a.filesText=x;function n(){
const g=e(80401);return n=function(){return g},g}function p(){const g=e(67298);return p=function(){return g},g}function x(g,c={}){
return[...new Set([...Object.keys(g??{}),...Object.keys(c)])].map(y=>{const u=g?.[y],v=c[y];return(g===void 0||JSON.stringify(
u)===JSON.stringify(v))&&v!==void 0?b(y,v):f(y,u,v)})}function b(g,c){if(typeof c=="object"&&"symlink"in c)return`# ${g}\
 -> ${c.symlink}`;const E=typeof c=="object"&&"latin1"in c?" (in ISO 8859-1)":"",y=o(g,c).trimEnd();return y===""?`# ${g}\
 (empty)`:`# ${g}${E}
${y}`}function f(g,c,E){return(0,n().createTwoFilesPatch)(c===void 0?"/dev/null":`a/${g}`,E===void 0?"/dev/null":`b/${g}`,
o(g,c),o(g,E),void 0,void 0,{headerOptions:n().FILE_HEADERS_ONLY}).trimEnd()}function o(g,c=""){return typeof c=="string"?
c:"symlink"in c?c.symlink:"submodule"in c?`Subproject commit ${c.submodule}
`:("latin1"in c?c.latin1:c).map(y=>`${(0,p().assetText)(y,g.endsWith(".jsonl"))}
`).join("")}}),79215:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.exampleText=b,a.isChangeExample=p,a.isPromotionExample=
x;function n(){const d=e(80633);return n=function(){return d},d}function p(d){return typeof d=="object"&&"head"in d}function x(d){
return typeof d=="object"&&"candidates"in d}function b(d){return typeof d=="string"?v(d):[...g(d),...o(d)].join(`

`)}const f=".github/gene-gate.yml";function o({policy:d}){return d===void 0?[]:[(0,n().fileText)(f,d)]}function g(d){if(x(
d))return E(d);if(!p(d))return[u(d),...d.firstHalf?["# Judged before `prepare`"]:[],...(d.without??[]).map(A=>`# without\
 ${A}`),...(0,n().filesText)(d.base,d.files)];const{base:s,head:S,checkout:l,inputs:m,run:r,approvedBy:L}=d;return[...(0,n().
filesText)(s,S),...l?[`# The checkout is ${c[l]}.`]:[],...m?[`with:
${y(m)}`]:[],...r?.installed?["npm ci --ignore-scripts"]:[],...r?.prepare?[`with:
  prepare: ${r.prepare}`]:[],...r?.large?["truncate --size=5G node_modules/large"]:[],...r?.untracked?["# On disk, but n\
ot in the commit:",...(0,n().filesText)(void 0,r.untracked)]:[],...r?.meanwhile?["# Written while this runs:",...(0,n().
filesText)(void 0,r.meanwhile)]:[],...r?.shard?[`gene-gate check --shard ${r.shard}`]:[],...r?.cancelled?["# The job is \
cancelled while this runs."]:[],...(L??[]).map(A=>`@${A} approves with the comment: /gene-gate approve`)]}const c={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function E(d){
const{candidates:s,messages:S=[],files:l,events:m,reports:r,attestations:L=[],checkRun:A,run:T}=d;return[...S.map(w=>(0,n().
fileText)("messages.jsonl",JSON.stringify(w))),...(0,n().filesText)(void 0,{"candidates.jsonl":s,...l,...m&&{"events.jso\
nl":m},...r&&{"gate-report.json":r}}),...L.map(w=>`# The attestation:
${JSON.stringify(w,null,2)}`),...A===void 0?[]:[`# The digest of the report is ${A?"":"not "}in a check run on GitHub.`],
...T?["gene-gate promote candidates.jsonl --run"]:[]]}function y(d){return Object.entries(d).map(([s,S])=>`  ${s}: ${S}`).
join(`
`)}function u({command:d,context:s}){return s===void 0?v(d):JSON.stringify({command:d,context:s})}function v(d){return typeof d==
"string"&&d.trim()!==""?d:`"validation": [${JSON.stringify(d)}]`}}),41134:((V,a,e)=>{Object.defineProperty(a,"__esModule",
{value:!0}),a.rulePage=x;function n(){const o=e(79215);return n=function(){return o},o}function p(){const o=e(43767);return p=
function(){return o},o}function x(o){const{id:g,title:c,severity:E,harm:y,layer:u,since:v,why:d,wrong:s,right:S,configure:l}=o;
return[{kind:"title",text:g},{kind:"paragraph",text:`${c}.`},{kind:"paragraph",text:`Severity: ${E} \xB7 Harm: ${y} \xB7 La\
yer: ${u} \xB7 Since: ${v}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:d},{kind:"heading",text:"Wrong"},{kind:"\
code",text:(0,n().exampleText)(s)},{kind:"heading",text:"Right"},{kind:"code",text:(0,n().exampleText)(S)},{kind:"headin\
g",text:"In the policy"},...l===void 0?[]:[{kind:"code",text:l}],...b(o)]}function b(o){return(0,p().mayBeIgnored)(o)?[{
kind:"paragraph",text:"A policy can ignore the findings of this rule until a date. They stay in the report but do not af\
fect the verdict."},{kind:"code",text:`ignores:
  - rule: ${o.id}
    reason: Why this is acceptable
    expires: ${f}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const f="2027-12-31"}),
23107:((V,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.findParts=E,a.readAtMost=u,a.readParts=y;function n(){
const s=e(51455);return n=function(){return s},s}function p(){const s=e(76760);return p=function(){return s},s}function x(){
const s=e(41895);return x=function(){return s},s}function b(){const s=e(73388);return b=function(){return s},s}function f(){
const s=e(78374);return f=function(){return s},s}function o(){const s=e(78534);return o=function(){return s},s}const g=2*
o().MAX_REPORT_BYTES,c="gate-report.json";async function E(s){return(await(0,n().readdir)(s,{recursive:!0,withFileTypes:!0}).
catch(l=>{if(l.code==="ENOENT")return[];throw new(x()).GateError("file_unreadable",`Cannot read the directory ${s} (${l.
code}).`,"Specify the directory into which the parts were downloaded.",{cause:l})})).filter(l=>l.isFile()&&l.name===c).map(
({parentPath:l,name:m})=>(0,p().join)(l,m)).sort()}async function y(s,S,l=v){if(s.length>f().MAX_SHARDS)throw d(`There a\
re more than ${f().MAX_SHARDS} parts`);const m=[];let r=g;for(const L of s){const A=await u(Math.min(r,o().MAX_REPORT_BYTES),
L,S);r-=A.length;const T=(0,b().inputName)(L);m.push({name:T,report:(0,o().readReportFile)(A,T,l)})}return m}async function u(s,S,l){
const m=[];let r=0;for await(const L of l(S)){if(r+=L.length,r>s)throw d(`${(0,b().inputName)(S)} is too large, alone or\
 together with the other parts`);m.push(L)}return Buffer.concat(m)}const v="Specify the gate-report.json of every shard,\
 made by this version, and nothing else.";function d(s){return new(x()).GateError("artifact_invalid",s,v)}}),94274:((V,a,e)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.isForHuman=b,a.nextActorOf=f;function n(){const o=e(28894);return n=function(){
return o},o}function p(){const o=e(13580);return p=function(){return o},o}function x(){const o=e(47350);return x=function(){
return o},o}function b({rule:o,location:g,danger:c}){return c!==void 0||(0,p().ruleOf)(o)?.actor==="human"||g!==void 0&&
(0,n().isAuditLog)(g.path)}function f(o,g,c){switch(o){case"pass":case"warn":return"done";case"error":return"undecided";case"\
needs_approval":return"human";case"fail":return g.some(E=>(0,x().isBlocking)(E,c)&&!b(E))?"agent":"human"}}}),42844:((V,a,e)=>{
e.r(a),e.d(a,{default:()=>n.A});var n=e(49585)}),40894:((V,a,e)=>{e.r(a),e.d(a,{renderToString:()=>n.F0});var n=e(53091)}),
892:((V,a,e)=>{e.r(a),e.d(a,{Fragment:()=>n.FK,jsx:()=>n.Y,jsxs:()=>n.FD});var n=e(38720)})};
