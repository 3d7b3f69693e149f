"use strict";exports.id=770,exports.ids=[770],exports.modules={55430:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.publishFiles=
v,d.resultPaths=x;function n(){const t=o(51455);return n=function(){return t},t}function S(){const t=o(76760);return S=function(){
return t},t}function C(){const t=o(58500);return C=function(){return t},t}function N(){const t=o(1207);return N=function(){
return t},t}function w(){const t=o(41895);return w=function(){return t},t}function u(){const t=o(28765);return u=function(){
return t},t}function T(){const t=o(52978);return T=function(){return t},t}function a(){const t=o(10289);return a=function(){
return t},t}function L(){const t=o(62887);return L=function(){return t},t}function E(){const t=o(58802);return E=function(){
return t},t}function p(){const t=o(31048);return p=function(){return t},t}function O(){const t=o(58924);return O=function(){
return t},t}function e(){const t=o(11357);return e=function(){return t},t}function x(t){return{report:(0,S().join)(t,"ga\
te-report.json"),validationReports:(0,S().join)(t,"validation-reports"),validationLines:(0,S().join)(t,"validation-repor\
ts.jsonl"),testResult:c(t,"test-result"),summary:c(t,"verification-summary"),agentTask:(0,S().join)(t,T().AGENT_TASK_FILE),
agentPatch:(0,S().join)(t,T().AGENT_PATCH_FILE),page:(0,S().join)(t,"report.md"),html:(0,S().join)(t,"report.html"),sarif:(0,S().
join)(t,"report.sarif"),junit:(0,S().join)(t,"report.junit.xml")}}function c(t,s){return{statement:(0,S().join)(t,`${s}.\
intoto.json`),predicate:(0,S().join)(t,`${s}.predicate.json`),subjects:(0,S().join)(t,`${s}.subjects.sha256`)}}const l=1024*
1024;async function v(t,s,f){const i=x(t);try{await k(t);for(const g of b(i,s,f))await g(),await(0,C().setImmediate)(),f?.
throwIfAborted();return{status:"reached",where:t}}catch(g){return{status:"failed",reason:`could not write the result fil\
es: ${(0,N().readFailure)(g).said}`,...g instanceof w().GateError&&{hint:g.hint}}}}function b(t,{report:s,markdown:f},i){
const g=(0,p().renderJson)(s);return[()=>(0,u().replaceFile)(t.report,g),()=>A(t.validationReports,s,i),()=>(0,u().replaceFile)(
t.validationLines,(0,p().renderJsonLines)(s)),()=>I(t.testResult,(0,E().testResultStatement)(s)),()=>I(t.summary,(0,p().
summaryStatement)(s,g)),()=>(0,u().replaceFile)(t.agentTask,(0,T().renderAgentTask)(s)),()=>r(t.agentPatch,s.fix?.patch||
void 0),()=>(0,u().replaceFile)(t.page,f(l)),()=>(0,u().replaceFile)(t.html,(0,L().renderHtml)(s)),()=>(0,u().replaceFile)(
t.sarif,(0,e().renderSarif)(s)),()=>(0,u().replaceFile)(t.junit,(0,O().renderJunit)(s))]}async function A(t,{validation_reports:s},f){
await k(t);for(const i of await(0,n().readdir)(t))/^vr_\d+\.json$/.test(i)&&await(0,n().rm)((0,S().join)(t,i));for(const i of s)
f?.throwIfAborted(),await(0,u().replaceFile)((0,S().join)(t,`${i.id}.json`),`${(0,a().json)(i)}
`)}async function I(t,s){await r(t.statement,s&&`${(0,a().json)(s)}
`),await r(t.predicate,s&&`${(0,a().json)(s.predicate)}
`),await r(t.subjects,s&&(0,E().checksumsOf)(s.subject))}async function k(t){if(await(0,u().makeFolder)(t),!(await(0,n().
lstat)(t)).isDirectory())throw new Error(`${t} is a symlink or not a directory`)}async function r(t,s){s===void 0?await(0,n().
rm)(t,{force:!0}):await(0,u().replaceFile)(t,s)}}),73849:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.agentTaskSchema=
d.AGENT_TASK_VERSION=void 0,d.readAgentTask=e;function n(){const c=o(7723);return n=function(){return c},c}function S(){
const c=o(41895);return S=function(){return c},c}function C(){const c=o(54078);return C=function(){return c},c}function N(){
const c=o(9819);return N=function(){return c},c}function w(){const c=o(99462);return w=function(){return c},c}function u(){
const c=o(13970);return u=function(){return c},c}const T=d.AGENT_TASK_VERSION="1.0.0",a=n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
L=w().findingIdSchema.exactOptional().describe("The id of the finding; absent if the report is from a version without id\
s."),E=n().object({finding:L,rule:n().string(),path:n().string().exactOptional(),line:n().int().min(1).exactOptional(),message:n().
string(),remedy:n().string()}),p=n().object({finding:L,why:n().string(),needs:n().string().describe("What the person doe\
s, such as an approval and its digest.")}),O=d.agentTaskSchema=n().object({type:n().literal("AgentTask"),schema_version:n().
literal(T),next_actor:u().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:u().verdictSchema,error:n().object({code:n().string(),message:n().string(),hint:n().
string()}).optional(),head_sha:a.nullable().describe("The commit that the task is about."),base_sha:a.nullable(),policy:n().
object({ref:n().string().exactOptional(),profile:n().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:n().array(N().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:n().array(E).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),human:n().array(p).describe("Findings that only a person resolves."),must_not:n().array(n().string()).describe(
"What the agent does not do, whatever the findings are."),patch:n().string().nullable().describe("A unified diff of the \
edits for `git apply`; null without one."),verify:n().string().describe("The command that exits with 0 when nothing is l\
eft to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function e(c,l){
try{return O.parse(JSON.parse(c.toString("utf8")))}catch(v){throw new(S()).GateError("input_invalid",`${l} is not an Age\
ntTask of this version: ${x(v)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of th\
e results.",{cause:v})}}function x(c){return c instanceof n().ZodError?`\`${(0,C().dotPath)(c.issues[0]?.path??[])||"typ\
e"}\` is missing or has an invalid value`:"it is not JSON"}}),52978:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.AGENT_TASK_FILE=d.AGENT_PATCH_FILE=void 0,d.agentTask=v,d.renderAgentTask=e,d.renderTask=x;function n(){const t=o(1395);
return n=function(){return t},t}function S(){const t=o(28894);return S=function(){return t},t}function C(){const t=o(38863);
return C=function(){return t},t}function N(){const t=o(78261);return N=function(){return t},t}function w(){const t=o(39231);
return w=function(){return t},t}function u(){const t=o(13580);return u=function(){return t},t}function T(){const t=o(94274);
return T=function(){return t},t}function a(){const t=o(47350);return a=function(){return t},t}function L(){const t=o(10289);
return L=function(){return t},t}function E(){const t=o(73849);return E=function(){return t},t}const p=d.AGENT_TASK_FILE=
"agent-task.json",O=d.AGENT_PATCH_FILE="agent-task.patch";function e(t){return x(v(t))}function x(t){return`{
${Object.entries(E().agentTaskSchema.parse(t)).map(([f,i])=>{const y=Array.isArray(i)&&i.length>0?`[
${i.map(L().jsonLine).join(`,
`)}
]`:(0,L().jsonLine)(i);return`${JSON.stringify(f)}: ${y}`}).join(`,
`)}
}
`}const c=new Set(["approval-missing","gate-approval-missing"]),l=new Set([...c,...n().NEEDS_PERSON]);function v(t){const{
verdict:s,next_actor:f,error:i,head_sha:g,base_sha:y,policy:h,findings:P,fix:$}=t,m=f==="done"?b:A(t),R=P.filter(j=>m(j)||
b(j)).sort(N().byHarm),M=new Set(R.filter(T().isForHuman)),D=I($?.edits??[]);return{type:"AgentTask",schema_version:E().
AGENT_TASK_VERSION,next_actor:f,verdict:s,...i&&{error:i},head_sha:g,base_sha:y,policy:h&&{...h.ref!==void 0&&{ref:h.ref},
profile:h.profile},edits:$?.edits??[],todo:R.filter(j=>!M.has(j)&&!D(j)).map(({id:j,rule:F,message:B,remedy:W,location:G})=>({
...j!==void 0&&{finding:j},rule:F,...G&&{path:G.path,line:G.line},message:B,remedy:W})),human:[...M].map(j=>({...j.id!==
void 0&&{finding:j.id},why:j.message,needs:k(j,t)})),must_not:w().MUST_NOT,patch:$?.patch??null,verify:r(t,R)}}function b({
rule:t,severity:s,suppressed:f}){return(0,u().ruleOf)(t)?.advice===!0&&s==="warning"&&!f}function A({policy:t,verdict:s,
findings:f}){const i=f.some(h=>(0,a().isBlocking)(h,"error")),g=t?.fail_on??(s==="fail"&&!i?"warning":"error"),y=f.some(
({rule:h})=>h==="gate-approval-missing")?l:c;return h=>!h.suppressed&&((0,a().isBlocking)(h,g)||y.has(h.rule))}function I(t){
const s=new Set(t.map(({finding:i})=>i)),f=new Set(t.map(({path:i,old:g})=>JSON.stringify([i,g])));return({id:i,subject:g,
location:y})=>s.has(i)||f.has(JSON.stringify([y?.path,g?.command]))}function k({rule:t,remedy:s,location:f},{approval_digest:i}){
return i!==null&&l.has(t)?`${s} The approval digest is ${i}.`:f&&(0,S().isAuditLog)(f.path)?`${s} Only the process that \
owns the audit log writes to it.`:s}function r({policy:t,base_sha:s,event:f},i){const g=t?.ref??s,y=i.some(({layer:h})=>h===
"run");return[`${C().COMMAND} check --worktree`,...f?.name==="index"?["--staged"]:[],...y?[]:["--no-run"],...t?.enforce===
"report"?["--block"]:[],...g?[`--base ${g}`]:[]].join(" ")}}),76114:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.Cards=p,d.cardsOf=E;function n(){const c=o(892);return n=function(){return c},c}function S(){const c=o(51660);return S=
function(){return c},c}function C(){const c=o(17577);return C=function(){return c},c}function N(){const c=o(63245);return N=
function(){return c},c}function w(){const c=o(94965);return w=function(){return c},c}function u(){const c=o(5013);return u=
function(){return c},c}function T(){const c=o(77243);return T=function(){return c},c}const a=12,L={most:10,columns:120};
function E(c){const{dangers:l,blocked:v,failed:b,waiting:A,blast:I,findings:k}=c.sections,r=t=>(0,N().groupFindings)(t).
map(e);return[{noun:"dangerous finding",cards:r(l)},{noun:"blocked command",cards:(0,N().groupCommands)(v).map(t=>O(t,c))},
{noun:"failed command",cards:(0,N().groupCommands)(b).map(t=>O(t,c))},{noun:"pending approval",cards:r(A)},{noun:"findin\
g",cards:r([...I,...k])}].filter(t=>t.cards.length>0)}function p({of:c,noun:l}){return(0,n().jsx)(T().List,{of:c,noun:l,
open:a,each:({tone:v,word:b,title:A,content:I})=>(0,n().jsxs)("article",{children:[(0,n().jsxs)("h3",{children:[(0,n().jsx)(
T().Status,{tone:v,word:b})," ",(0,n().jsx)("span",{class:"quiet",children:A})]}),I]})})}function O({lead:c,others:l},v){
const{gene:b,command:A,result:I,findings:k}=c,r=I==="failed"?A.outcome:void 0,{main:t,further:s}=(0,C().reasonsOf)(k),f=[
...t?[t]:[],...s],i=r?(0,S().errorLines)(r,L.most,L.columns):[];return{tone:"bad",word:r?`${(0,w().statusWords)(r)} afte\
r ${(0,w().duration)(r.duration_ms)}`:"blocked",title:(0,n().jsx)(x,{of:c,page:v}),content:(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsx)(u().CommandText,{command:A,findings:r?[]:f}),i.length>0&&(0,n().jsx)(T().Code,{lines:i}),f.length===0&&!r&&(0,n().
jsx)("p",{children:(0,n().jsx)(T().Sentence,{text:b.summary})}),f.map(g=>(0,n().jsx)(T().FindingReason,{finding:g},g.rule)),
l.length>0&&(0,n().jsxs)("details",{children:[(0,n().jsxs)("summary",{children:["Same problem in ",(0,w().count)(l.length,
"other command")]}),(0,n().jsx)(T().List,{of:l,noun:"command",each:g=>(0,n().jsx)(x,{of:g,page:v})})]})]})}}function e({
lead:c,others:l}){const v=(0,C().pathAndLine)(c)??c.subject?.id,b=c.rule==="approval-missing";return{tone:b?"waiting":w().
SEVERITY_TONES[c.severity],word:b?"approval required":c.severity,title:v!==void 0&&(0,n().jsx)(T().Name,{text:v}),content:(0,n().
jsxs)(n().Fragment,{children:[(0,n().jsx)(T().FindingReason,{finding:c}),l.length>0&&(0,n().jsxs)("details",{children:[(0,n().
jsxs)("summary",{children:[(0,w().count)(l.length,"more finding")," with the same cause"]}),(0,n().jsx)(T().Findings,{of:l})]})]})}}
function x({of:{gene:c,command:l,position:v},page:b}){const{path:A=c.path,line:I=c.line}=l.location??{};return(0,n().jsxs)(
n().Fragment,{children:[(0,n().jsx)(T().Link,{to:b.anchorOf(l),children:(0,n().jsx)(T().Name,{text:c.id})}),", command ",
v," of ",c.commands.length,", ",(0,n().jsx)(T().Name,{text:`${A}:${I}`})]})}}),5013:((V,d,o)=>{Object.defineProperty(d,"\
__esModule",{value:!0}),d.Command=L,d.CommandText=E;function n(){const c=o(892);return n=function(){return c},c}function S(){
const c=o(10289);return S=function(){return c},c}function C(){const c=o(88611);return C=function(){return c},c}function N(){
const c=o(90042);return N=function(){return c},c}function w(){const c=o(63245);return w=function(){return c},c}function u(){
const c=o(94965);return u=function(){return c},c}function T(){const c=o(77243);return T=function(){return c},c}const a={
passed:"good",failed:"bad",blocked:"bad",notRun:"quiet"};function L({command:c,findings:l,anchor:v}){const{verdict:b,risk:A,
confirmation:I,outcome:k,mutant:r,profiles:t}=c,s=b==="block"?"blocked":k?(0,u().statusWords)(k):"not run",f=[...k?p(k):
[],...k?.reused?["result reused from another gene with the same command"]:[],...r?[(0,N().mutantWords)(r)]:[],...b==="wa\
rn"?["allowed with a warning"]:[],...A?[`risk: ${A}`]:[],...I?[`confirmation: ${(0,u().spoken)(I)}`]:[],...Object.entries(
t).map(([i,g])=>`${(0,S().terminal)(i)}: ${g}`)];return(0,n().jsxs)("article",{id:v,children:[(0,n().jsx)(E,{command:c,findings:l}),
(0,n().jsxs)("p",{class:"about",children:[(0,n().jsx)(T().Status,{tone:a[(0,w().resultOf)(c)],word:s}),f.map(i=>(0,n().jsx)(
"span",{children:i},i))]}),l.length>0&&(0,n().jsx)(T().Findings,{of:l}),k&&(0,n().jsx)(O,{outcome:k})]})}function E({command:{
command:c},findings:l}){const v=l.flatMap(({span:b})=>b??[]);return(0,n().jsx)("pre",{dir:"ltr",children:(0,C().shownParts)(
c,v).map(({start:b,end:A,isShown:I})=>I?(0,C().markedRuns)(c,{start:b,end:A},v).map(({text:k,marked:r},t)=>r?(0,n().jsx)(
"mark",{children:k||"\xA0"},t):k):(0,n().jsx)("span",{class:"quiet",children:` ${(0,C().notShown)(A-b)} `},b))})}function p({
status:c,duration_ms:l,resources:v={}}){const{peak_memory_bytes:b,cpu_ms:A}=v;return[...c==="skipped"?[]:[(0,u().duration)(
l)],...A===void 0?[]:[`CPU: ${(0,u().duration)(A)}`],...b===void 0?[]:[`memory: ${(0,u().size)(b)}`]]}function O({outcome:c}){
const{reason:l,stdout:v,stderr:b,side_effects:A}=c;return(0,n().jsxs)(n().Fragment,{children:[l!==void 0&&(0,n().jsx)("p",
{children:(0,n().jsx)(T().Sentence,{text:l})}),(0,n().jsx)(x,{name:"Standard output",stream:v}),(0,n().jsx)(x,{name:"Sta\
ndard error",stream:b}),A&&(0,n().jsx)(e,{effects:A})]})}function e({effects:c}){const l=u().SIDE_EFFECTS.flatMap(b=>c[b].
map(A=>({kind:b,path:A})));if(l.length===0&&c.complete!==!1)return null;const v=u().SIDE_EFFECTS.filter(b=>c[b].length>0).
map(b=>`${(0,u().count)((0,u().sideEffectCount)(b,c),"file")} ${b}`);return(0,n().jsxs)("details",{children:[(0,n().jsxs)(
"summary",{children:["Side effects ",(0,n().jsx)("span",{class:"quiet",children:v.join(", ")})]}),c.complete===!1&&(0,n().
jsx)("p",{class:"quiet",children:"The list of side effects is incomplete."}),(0,n().jsx)(T().List,{of:l,noun:"file",each:({
kind:b,path:A})=>(0,n().jsxs)(n().Fragment,{children:[b," ",(0,n().jsx)(T().Name,{text:A})]})})]})}function x({name:c,stream:l}){
const{head:v,tail:b,bytes:A,truncated:I}=l;if(A===0)return null;const k=r=>(0,S().outputLines)(r.replace(/\r?\n$/,""));return(0,n().
jsxs)("details",{children:[(0,n().jsxs)("summary",{children:[c," ",(0,n().jsx)("span",{class:"quiet",children:(0,u().size)(
A)})]}),(0,n().jsx)(T().Code,{lines:k(v)}),I&&(0,n().jsx)("p",{class:"quiet",children:"Output truncated: only the beginn\
ing and the end are kept."}),b!==""&&(0,n().jsx)(T().Code,{lines:k(b)})]})}}),77243:((V,d,o)=>{Object.defineProperty(d,"\
__esModule",{value:!0}),d.Code=x,d.Diff=c,d.Facts=l,d.FindingReason=k,d.Findings=I,d.Link=O,d.List=b,d.Name=L,d.RowItem=
A,d.Sentence=E,d.Status=p,d.ruleAnchor=e,d.shownOf=v;function n(){const r=o(892);return n=function(){return r},r}function S(){
const r=o(13580);return S=function(){return r},r}function C(){const r=o(10289);return C=function(){return r},r}function N(){
const r=o(17577);return N=function(){return r},r}function w(){const r=o(55967);return w=function(){return r},r}function u(){
const r=o(94965);return u=function(){return r},r}const T={sentence:2e3,name:300},a=1e3;function L({text:r}){return(0,n().
jsx)("code",{children:r===""?"(empty)":(0,C().terminal)((0,u().clipCounted)(r,T.name))})}function E({text:r}){const t=(0,u().
clipCounted)(r,T.sentence).split(/`([^`]+)`/);return(0,n().jsx)("bdi",{children:t.map((s,f)=>f%2===1?(0,n().jsx)("code",
{children:(0,C().terminal)(s)},f):(0,C().terminal)(s))})}function p({tone:r,word:t}){return(0,n().jsx)("strong",{class:`\
status ${r}`,children:t})}function O({to:r,children:t}){return r===void 0?t:(0,n().jsx)("a",{href:`#${r}`,children:t})}function e(r){
return(0,S().ruleOf)(r)&&`rule-${r}`}function x({lines:r}){return(0,n().jsx)("pre",{dir:"ltr",children:r.join(`
`)})}function c({lines:r}){return(0,n().jsx)("pre",{dir:"ltr",children:r.map((t,s)=>{const f=`${t}
`;return t.startsWith("-")?(0,n().jsx)("del",{children:f},s):t.startsWith("+")?(0,n().jsx)("ins",{children:f},s):f})})}function l({
facts:r}){return(0,n().jsx)("dl",{children:r.map(([t,s],f)=>s?(0,n().jsxs)("div",{children:[(0,n().jsx)("dt",{children:t}),
(0,n().jsx)("dd",{children:s})]},f):null)})}function v(r){return r.slice(0,a)}function b({of:r,noun:t,each:s,open:f=a}){
const i=v(r).map((g,y)=>(0,n().jsx)("li",{children:s(g)},y));return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("ul",
{children:i.slice(0,f)}),i.length>f&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:(0,u().count)(r.length-
f,`more ${t}`)}),(0,n().jsx)("ul",{children:i.slice(f)})]}),r.length>a&&(0,n().jsxs)("p",{class:"quiet",children:[(0,u().
count)(r.length-a,`more ${t}`)," in ",(0,n().jsx)("code",{children:"gate-report.json"})]})]})}function A({row:r}){const{
name:t,place:s,word:f,tone:i,words:g,command:y,notes:h}=r;return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:[
(0,n().jsx)(L,{text:t}),f!==void 0&&(0,n().jsxs)(n().Fragment,{children:[" ",(0,n().jsx)(p,{tone:i,word:f})]}),": ",(0,n().
jsx)(E,{text:g})," ",s!==void 0&&!t.startsWith(s.path)&&(0,n().jsx)("span",{class:"quiet",children:(0,n().jsx)(L,{text:`${s.
path}:${s.line}`})})]}),y!==void 0&&(0,n().jsx)(x,{lines:[(0,C().terminal)(y)]}),h.map(P=>(0,n().jsx)("p",{class:"quiet",
children:(0,n().jsx)(E,{text:P})},P))]})}function I({of:r}){return(0,n().jsx)(b,{of:r,noun:"finding",each:t=>{const s=(0,N().
pathAndLine)(t);return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:[(0,n().jsx)(p,{tone:u().SEVERITY_TONES[t.
severity],word:t.severity})," ",s!==void 0&&(0,n().jsx)(L,{text:s})]}),(0,n().jsx)(k,{finding:t})]})}})}function k({finding:r}){
const{message:t,remedy:s,rule:f,suppressed:i,edit:g}=r,y=(0,w().newFiles)(g).map(({path:h,lines:P=[],length:$})=>{const m=P.
map(R=>(0,C().terminal)(`+ ${R.replaceAll("	","    ")}`));return["New file",(0,n().jsxs)(n().Fragment,{children:[(0,n().
jsx)(L,{text:h}),", ",(0,u().count)($,"line"),m.length>0&&(0,n().jsx)(c,{lines:m})]})]});return(0,n().jsx)(l,{facts:[["W\
hy",(0,n().jsx)(E,{text:t},"why")],["Fix",s!==""&&(0,n().jsx)(E,{text:s},"fix")],...y,["Ignored",i&&(0,n().jsxs)(n().Fragment,
{children:["until ",(0,C().terminal)(i.expires),": ",(0,n().jsx)(E,{text:i.reason})]})],["Rule",(0,n().jsx)(O,{to:e(f),children:(0,n().
jsx)(L,{text:f})},"rule")]]})}}),24845:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.Environment=T;function n(){
const p=o(892);return n=function(){return p},p}function S(){const p=o(10289);return S=function(){return p},p}function C(){
const p=o(74658);return C=function(){return p},p}function N(){const p=o(90042);return N=function(){return p},p}function w(){
const p=o(94965);return w=function(){return p},p}function u(){const p=o(77243);return u=function(){return p},p}function T({
report:p}){const{isolation:O,policy:e,plans_digest:x,approval_digest:c}=p,{downgrades:l=[]}=O;return(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)(u().Facts,{facts:[...(0,N().proofOf)(p).map(({label:v,value:b})=>[v,(0,n().jsx)(u().Sentence,{text:b},
v)]),["Next actor",(0,w().spoken)(p.next_actor)],["Policy digest",e&&(0,n().jsx)(u().Name,{text:e.digest},"policy")],["P\
lans digest",x&&(0,n().jsx)(u().Name,{text:x},"plans")],["Approval digest",c&&(0,n().jsx)(u().Name,{text:c},"approval")],
["Isolation in full",O.level!=="none"&&(0,n().jsx)(u().Sentence,{text:O.description},"isolation")],["Limits",a(O)],...L(
p)]}),(0,n().jsx)(E,{isolation:O}),l.length>0&&(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("h3",{children:"Stronger\
 containment that is not available"}),(0,n().jsx)(u().List,{of:l,noun:"downgrade",each:({from:v,reason:b})=>(0,n().jsxs)(
n().Fragment,{children:[(0,n().jsx)(u().Name,{text:v}),": ",(0,n().jsx)(u().Sentence,{text:b})]})})]}),p.genes.length>0&&
(0,n().jsx)("p",{class:"quiet",children:N().EVIDENCE_NOTE})]})}function a({limits:p}){if(p===void 0)return;const{memory_bytes:O,
processes:e,processes_counted_for:x}=p;return`${O===null?"unlimited memory":`${(0,w().size)(O)} of memory`} and ${(0,w().
size)(p.written_bytes)} written per command, ${e} processes per ${x}`}function L({validation_reports:p,shards:O=[],tool:e,
...x}){const c=p.map(({env_fingerprint:{node_version:v,platform:b,arch:A}})=>`Node ${v}, ${b} ${A}`),l=O.length<(O[0]?.of??
0);return[...[...new Set(c)].map(v=>["Commands ran on",(0,S().terminal)(v)]),[l?"Shard":"Merged from",O.map(({index:v,of:b,
verdict:A})=>`${v}/${b} (${C().VERDICT_WORDS[A]})`).join(", ")],["Tool",`${e.name} ${(0,S().terminal)(e.version)}`],["St\
arted",(0,S().terminal)((0,w().moment)(x.started_at))],["Duration",(0,w().duration)(x.duration_ms)]]}function E({isolation:{
probes:p=[]}}){if(p.length===0)return null;const O=p.filter(({held:x})=>!x),e=`${p.length-O.length} of ${(0,w().count)(p.
length,"attempt")} prevented`;return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:["Sandbox self-test:\
 ",(0,n().jsx)(u().Status,{tone:O.length===0?"good":"caution",word:e})]}),O.length>0&&(0,n().jsx)(u().List,{of:O,noun:"a\
ttempt",each:({name:x,required:c})=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(u().Status,{tone:c?"bad":"caution",
word:"possible"})," ",(0,n().jsx)(u().Sentence,{text:(0,w().spoken)(x)}),!c&&(0,n().jsx)("span",{class:"quiet",children:"\
 (not required)"})]})})]})}}),77002:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.Gene=T;function n(){const a=o(
892);return n=function(){return a},a}function S(){const a=o(94978);return S=function(){return a},a}function C(){const a=o(
74658);return C=function(){return a},a}function N(){const a=o(94965);return N=function(){return a},a}function w(){const a=o(
5013);return w=function(){return a},a}function u(){const a=o(77243);return u=function(){return a},a}function T({gene:a,page:L}){
const{id:E,change:p,verdict:O,commands:e,blast_radius:x}=a,c=L.findingsOf(a);return(0,n().jsxs)("details",{id:L.anchorOf(
a),class:"gene",children:[(0,n().jsxs)("summary",{children:[(0,n().jsx)(u().Status,{tone:N().VERDICT_TONES[O],word:C().VERDICT_WORDS[O]}),
" ",(0,n().jsx)(u().Name,{text:E})," ",(0,n().jsxs)("span",{class:"quiet",children:[p," \xB7 ",(0,S().commandCounts)(a)]})]}),
O!=="pass"&&a.summary!==C().VERDICT_WORDS[O]&&(0,n().jsx)("p",{children:(0,n().jsx)(u().Sentence,{text:a.summary})}),(0,n().
jsx)(u().Facts,{facts:[["Location",(0,n().jsx)(u().Name,{text:`${a.path}:${a.line}`},"place")],["Blast radius",`${x.files}\
 of ${x.max_files} files, ${(0,N().spoken)(x.severity)}`],...Object.entries(a.profiles).map(([l,{accepted:v,reason:b,remark:A}])=>{
const I=b??A,k=v?"accepted":"not accepted",r=I===void 0?k:`${k}: ${I}`;return[`Profile ${l}`,(0,n().jsx)(u().Sentence,{text:r},
l)]})]}),(0,S().geneNotes)(a).map(({tone:l,text:v})=>(0,n().jsx)("p",{class:l,children:(0,n().jsx)(u().Sentence,{text:v})},
v)),c.length>0&&(0,n().jsx)(u().Findings,{of:c}),(0,n().jsx)(u().List,{of:e,noun:"command",each:l=>(0,n().jsx)(w().Command,
{command:l,findings:L.findingsOf(a,l),anchor:L.anchorOf(l)})})]})}}),62887:((V,d,o)=>{Object.defineProperty(d,"__esModul\
e",{value:!0}),d.renderHtml=y;function n(){const $=o(892);return n=function(){return $},$}function S(){const $=o(77598);
return S=function(){return $},$}function C(){const $=o(40894);return C=function(){return $},$}function N(){const $=o(13580);
return N=function(){return $},$}function w(){const $=o(79215);return w=function(){return $},$}function u(){const $=o(10289);
return u=function(){return $},$}function T(){const $=o(67237);return T=function(){return $},$}function a(){const $=o(55967);
return a=function(){return $},$}function L(){const $=o(74658);return L=function(){return $},$}function E(){const $=o(38319);
return E=function(){return $},$}function p(){const $=o(94965);return p=function(){return $},$}function O(){const $=o(76114);
return O=function(){return $},$}function e(){const $=o(77243);return e=function(){return $},$}function x(){const $=o(24845);
return x=function(){return $},$}function c(){const $=o(77002);return c=function(){return $},$}function l(){const $=o(11217);
return l=function(){return $},$}function v(){const $=o(53153);return v=function(){return $},$}function b(){const $=o(26517);
return b=function(){return $},$}function A(){const $=o(14305);return A=function(){return $},$}function I($){const{report:m,
sections:R,genes:M}=$,{notices:D,suppressed:j}=R,F=(0,O().cardsOf)($);return[{id:"attention",title:"Action required",count:F.
reduce((W,{cards:G})=>W+G.length,0),body:F.map(({noun:W,cards:G})=>(0,n().jsx)(O().Cards,{noun:W,of:G},W))},...r(m),k((0,E().
machineList)(m)),k((0,E().readList)(m)),...t(m),{id:"genes",title:"Genes",count:M.length,body:(0,n().jsx)(e().List,{of:M,
noun:"gene",each:W=>(0,n().jsx)(c().Gene,{gene:W,page:$})})},k((0,E().claimList)(m)),{id:"notices",title:"Notices",count:D.
length,body:(0,n().jsx)(e().Findings,{of:D})},{id:"suppressed",title:"Ignored by the policy",count:j.length,body:(0,n().
jsx)(e().Findings,{of:j})},{id:"environment",title:"Environment",body:(0,n().jsx)(x().Environment,{report:m})},s(m)].filter(
W=>W.count!==0)}function k({id:$,title:m,noun:R,note:M,rows:D}){return{id:$,title:m,count:D.length,body:(0,n().jsxs)(n().
Fragment,{children:[M!==void 0&&(0,n().jsx)("p",{class:"quiet",children:M}),(0,n().jsx)(e().List,{of:D,noun:R,each:j=>(0,n().
jsx)(e().RowItem,{row:j})})]})}}function r($){const m=(0,a().fixOf)($);if(m===void 0)return[];const{what:R,command:M,diff:D}=m;
return[{id:"fix",title:"Fix",body:(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("p",{children:(0,n().jsx)(e().Sentence,
{text:`${R}:`})}),(0,n().jsx)(e().Code,{lines:[M]}),D&&(0,n().jsx)(e().Diff,{lines:D})]})}]}function t($){const m=$.blast_radius;
if(m===null||m.files+m.exempt_files===0)return[];const R=(j,F)=>`${(0,p().count)(j,"file")}, ${(0,p().count)(F,"line")}`,
M=(0,E().uncountedList)($);return[{id:"blast-radius",title:"Blast radius",body:(0,n().jsxs)(n().Fragment,{children:[(0,T().
sizeLimits)($).map(({words:j,tone:F,used:B,limit:W})=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("p",{class:F,children:(0,n().
jsx)(e().Sentence,{text:j})}),(0,n().jsx)("progress",{class:F,value:B,max:Math.max(1,W),"aria-hidden":"true"})]})),(0,n().
jsx)(e().Facts,{facts:[["Changed",(0,T().countedWords)($)],["Counted",R(m.files,m.lines)],["Not counted",R(m.exempt_files,
m.exempt_lines)],["Hard cap",R(m.hard_cap_files,m.hard_cap_lines)]]}),[(0,E().directoryList)($),M].map(({title:j,noun:F,
rows:B})=>B.length>0&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:j}),(0,n().jsx)(e().List,{of:B,noun:F,
each:W=>(0,n().jsx)(e().RowItem,{row:W})})]},j))]})}]}function s({findings:$,capsules:m}){const R=[...$,...m.flatMap(({reasons:F})=>F)],
M=[...new Set(R.map(({rule:F})=>F))].flatMap(F=>(0,N().ruleOf)(F)??[]),D=F=>(0,n().jsx)(e().Code,{lines:(0,u().terminalLines)(
F)}),j=(0,n().jsx)(e().List,{of:M,noun:"rule",each:({id:F,title:B,why:W,wrong:G,right:H,configure:U,since:z})=>(0,n().jsxs)(
"details",{id:(0,e().ruleAnchor)(F),children:[(0,n().jsxs)("summary",{children:[(0,n().jsx)("code",{children:F})," ",(0,n().
jsx)(e().Sentence,{text:B})]}),(0,n().jsx)("p",{children:(0,n().jsx)(e().Sentence,{text:W.replace(/\s+/g," ")})}),(0,n().
jsx)(e().Facts,{facts:[["Wrong",D((0,w().exampleText)(G))],["Right",D((0,w().exampleText)(H))],["Configure",U&&D(U)],["S\
ince",z]]})]})});return{id:"rules",title:"Rules",count:M.length,body:j}}const f=`(${b().pageScript.toString()})()`,i=["d\
efault-src 'none'",`script-src '${g(f)}'`,`style-src '${g(A().STYLE)}'`,"base-uri 'none'","form-action 'none'","require-\
trusted-types-for 'script'"].join("; ");function g($){return`sha256-${(0,S().createHash)("sha256").update($).digest("bas\
e64")}`}function y($){const m=(0,v().pageOf)($),R=I(m),M=(0,C().renderToString)((0,n().jsxs)(n().Fragment,{children:[(0,n().
jsx)("meta",{"http-equiv":"Content-Security-Policy",content:i}),(0,n().jsx)("meta",{name:"viewport",content:"width=devic\
e-width, initial-scale=1"}),(0,n().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,n().jsx)("meta",{name:"color-\
scheme",content:"light dark"}),(0,n().jsx)("title",{children:`${(0,L().reportTitle)($)} \xB7 gene-gate`})]})),D=(0,C().renderToString)(
(0,n().jsxs)("main",{children:[(0,n().jsx)(l().Masthead,{page:m}),(0,n().jsx)("nav",{"aria-label":"Sections",children:R.
map(j=>(0,n().jsx)("a",{href:`#${j.id}`,children:(0,n().jsx)(h,{section:j})},j.id))}),$.genes.length>0&&(0,n().jsx)(P,{}),
R.map(j=>(0,n().jsxs)("section",{id:j.id,"aria-labelledby":`${j.id}-title`,children:[(0,n().jsx)("h2",{id:`${j.id}-title`,
children:(0,n().jsx)(h,{section:j})}),j.body]},j.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${M}<style>${A().STYLE}</style></head>
<body>${D}<script>${f}<\/script></body>
</html>
`}function h({section:{title:$,count:m}}){return(0,n().jsxs)(n().Fragment,{children:[$,m!==void 0&&(0,n().jsxs)("span",{
class:"quiet",children:[" ",(0,p().grouped)(m)]})]})}function P(){return(0,n().jsxs)("search",{hidden:!0,children:[(0,n().
jsx)("label",{for:"filter",children:"Filter"}),(0,n().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,n().jsx)("output",{for:"filter"})]})}}),11217:((V,d,o)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.Masthead=u;function n(){const a=o(892);return n=function(){return a},a}function S(){const a=o(
10289);return S=function(){return a},a}function C(){const a=o(74658);return C=function(){return a},a}function N(){const a=o(
94965);return N=function(){return a},a}function w(){const a=o(77243);return w=function(){return a},a}function u({page:a}){
const{report:L,sections:E}=a,{error:p,event:O}=L,e=(0,C().isReportedOnly)(L),{verdict:x,words:c}=(0,C().headlineOf)(L,E);
return(0,n().jsxs)("header",{children:[(0,n().jsxs)("p",{class:"quiet about",children:[(0,n().jsx)("strong",{children:"g\
ene-gate"}),O.pull_request!==void 0&&(0,n().jsxs)("span",{children:["pull request ",O.pull_request]}),(0,n().jsxs)("span",
{children:[(0,N().shortCommit)(L.base_sha)," \u2192 ",(0,N().shortCommit)(L.head_sha)]}),(0,n().jsx)("time",{dateTime:L.
finished_at,children:(0,N().moment)(L.finished_at)})]}),(0,n().jsx)("h1",{children:(0,n().jsx)(w().Status,{tone:N().VERDICT_TONES[e?
"warn":L.verdict],word:x.slice(0,1).toUpperCase()+x.slice(1)})}),(0,n().jsx)("p",{class:"headline",children:c}),e&&(0,n().
jsx)("p",{children:(0,n().jsx)(w().Sentence,{text:(0,C().reportedOnlyNote)(L)})}),p&&(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsx)(w().Code,{lines:(0,S().terminalLines)(p.message)}),(0,n().jsx)("p",{class:"quiet",children:"Fix"}),(0,n().jsx)(
w().Code,{lines:(0,S().terminalLines)(p.hint)})]}),(0,n().jsx)("dl",{class:"figures",children:T(a).map(([l,v,b,A])=>(0,n().
jsxs)("div",{children:[(0,n().jsx)("dt",{children:l}),(0,n().jsxs)("dd",{children:[(0,n().jsx)("strong",{children:(0,n().
jsx)(w().Link,{to:A,children:v})})," ",(0,n().jsx)("span",{class:"quiet",children:b})]})]},l))})]})}function T({report:a,
sections:L}){const{genes:E,blast_radius:p,duration_ms:O}=a,{passed:e,blocked:x,failed:c,notRun:l}=L,v=E.filter(({verdict:k})=>k===
"pass"||k==="warn").length,b=e.length+x.length+c.length+l.length,I=[[x,"blocked"],[c,"failed"],[l,"not run"]].flatMap(([
{length:k},r])=>k>0?[`${k} ${r}`]:[]);return[...E.length>0?[["Genes",`${v} of ${E.length}`,"passed","genes"],["Commands",
`${e.length} of ${b}`,["passed",...I].join(", "),"genes"]]:[],...p?[["Files",`${p.files}`,`counted, ${(0,N().count)(p.lines,
"line")}`,p.files+p.exempt_files>0?"blast-radius":void 0]]:[],["Duration",(0,N().duration)(O),"total"]]}}),53153:((V,d,o)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.pageOf=N;function n(){const w=o(59490);return n=function(){return w},
w}function S(){const w=o(63245);return S=function(){return w},w}function C(){const w=o(77243);return C=function(){return w},
w}function N(w){const u=({verdict:E})=>E==="pass",T=w.genes.toSorted((E,p)=>Number(u(E))-Number(u(p))),a=new Map;(0,C().
shownOf)(T).forEach((E,p)=>{a.set(E,`gene-${p+1}`),(0,C().shownOf)(E.commands).forEach((O,e)=>{a.set(O,`gene-${p+1}-${e+
1}`)})});const L=(0,n().groupBy)(w.findings,({subject:E})=>(0,S().commandKey)(E?.id,E?.command));return{report:w,sections:(0,S().
reportSections)(w),genes:T,anchorOf:E=>a.get(E),findingsOf:(E,p)=>(L.get((0,S().commandKey)(E.id,p?.command))??[]).filter(
O=>p?(0,S().standsAt)(O,E,p):[void 0,E.path].includes(O.location?.path))}}}),26517:((V,d)=>{Object.defineProperty(d,"__e\
sModule",{value:!0}),d.pageScript=o;function o(){const n=document.querySelector("search"),[S,C]=[n?.querySelector("input"),
n?.querySelector("output")],N=document.querySelectorAll("section > details"),w=document.querySelectorAll("section > ul >\
 li, section > details > ul > li");S?.addEventListener("input",()=>{const T=S.value.trim().toLowerCase();let a=0;for(const L of w)
L.hidden=!L.textContent.toLowerCase().includes(T),L.hidden||(a+=1);for(const L of N)L.open=T!=="";C&&(C.textContent=T===
""?"":`${a} of ${w.length} entries`)}),n&&(n.hidden=!1);const u=()=>{const T=document.getElementById(location.hash.slice(
1));for(let a=T?.closest("details");a;)a.open=!0,a=a.parentElement?.closest("details");T?.scrollIntoView()};addEventListener(
"hashchange",u),location.hash&&u(),addEventListener("beforeprint",()=>{for(const T of document.querySelectorAll("details"))
T.open=!0})}}),14305:((V,d)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.STYLE=void 0;const o=d.STYLE=`
:root {
  color-scheme: light dark;
  --sunken: light-dark(#f3f3f1, #1f2327);
  --line: light-dark(#e1e1de, #2c3136);
  --quiet: light-dark(#5a616b, #a0a8b2);
  --good: light-dark(#1a7434, #62c979);
  --bad: light-dark(#b3261e, #ff8d82);
  --caution: light-dark(#855300, #e2b34a);
}

* {
  box-sizing: border-box;
  margin: 0;
}

html {
  background: light-dark(#fff, #121417);
  color: light-dark(#1c1f23, #e7e9ec);
  font: 0.9375rem / 1.5 system-ui, sans-serif;
}

main {
  max-width: 60rem;
  margin: auto;
  padding: 2rem 1.25rem 4rem;
  overflow-wrap: anywhere;
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

mark {
  background: light-dark(#ffe3df, #54221d);
  color: inherit;
  text-decoration: underline 2px var(--bad);
  print-color-adjust: exact;
}

a {
  color: light-dark(#0a58ca, #83b9ff);
}

/* The meaning of a word has a color and a sign, which is not read aloud. */
.good,
ins {
  color: var(--good);
}

.bad,
del {
  color: var(--bad);
}

.caution {
  color: var(--caution);
}

.waiting {
  color: light-dark(#6a3fc4, #bda5ff);
}

.quiet,
dt,
::placeholder {
  color: var(--quiet);
  font-weight: 400;
}

.status::before {
  margin-right: 0.375em;
  content: "\u2013" / "";
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

h1 {
  font-size: 2rem;
}

h2 {
  font-size: 1.25rem;
}

h3 {
  font-size: inherit;
}

.headline,
.figures strong {
  font-size: 1.25rem;
}

header,
section,
article,
details[open],
ul {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
}

.about,
nav,
search {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin-top: 0.5rem;
}

ul {
  padding: 0;
  list-style: none;
}

section {
  margin-top: 3rem;
}

li,
.figures {
  padding-top: 0.5rem;
  border-top: 1px solid var(--line);
}

article {
  padding: 0.875rem 1rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
}

li:has(> article) {
  border: 0;
  padding: 0;
}

summary {
  cursor: pointer;
}

dl > div {
  display: grid;
  grid-template-columns: minmax(4.5rem, 9rem) minmax(0, 1fr);
  gap: 1rem;
}

article dl > div {
  grid-template-columns: 4.5rem minmax(0, 1fr);
}

.figures {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 1rem;
}

.figures > div,
.figures strong {
  display: block;
}

progress {
  width: 100%;
  accent-color: currentcolor;
}

[hidden],
output:empty {
  display: none;
}

input {
  flex: 1 1 10rem;
  min-width: 0;
  font: inherit;
}

@media print {
  :root {
    color-scheme: light;
  }

  nav,
  search {
    display: none;
  }

  article {
    break-inside: avoid;
  }

  /* Paper cannot be unfolded. */
  details::details-content {
    content-visibility: visible;
    block-size: auto;
  }
}
`}),58924:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.renderJunit=p;function n(){const m=o(42844);return n=
function(){return m},m}function S(){const m=o(59490);return S=function(){return m},m}function C(){const m=o(10289);return C=
function(){return m},m}function N(){const m=o(51660);return N=function(){return m},m}function w(){const m=o(74658);return w=
function(){return m},m}function u(){const m=o(90042);return u=function(){return m},m}function T(){const m=o(63245);return T=
function(){return m},m}function a(){const m=o(94965);return a=function(){return m},m}const L="change",E=new(n()).default(
{attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function p(m){
const R=O(m),M={"@timestamp":m.started_at},D={"@name":"gene-gate",...v(R.flatMap(({cases:F})=>F)),...M,...R.length>0&&{testsuite:R.
map(({name:F,file:B,cases:W})=>({"@name":(0,C().terminal)(F),...v(W),...B!==void 0&&{"@file":(0,C().terminal)(B)},...M,testcase:W}))}},
j={"@version":"1.0","@encoding":"UTF-8"};return`${E.build({"?xml":j,testsuites:D}).trim()}
`}function O(m){const R=(0,T().reportSections)(m),M=[...R.dangers,...R.findings,...R.blast].filter(({severity:H})=>H==="\
error"),D=(0,S().groupBy)(M,({subject:H})=>H?.id??""),j=(0,S().groupBy)(R.commands,({gene:H})=>H),F=m.genes.map(H=>e(H,j.
get(H)??[],D.get(H.id)??[])),B=new Set(m.genes.map(({id:H})=>H)),W=M.filter(({subject:H})=>!B.has(H?.id??"")),G=x(m,W,F.
some(l));return G.cases.length>0?[G,...F]:F}function e(m,R,M){const D={name:m.id,file:m.path,cases:[...R.map(k),...M.map(
F=>r(F,m.id))]};return c(m.verdict)&&!l(D)?{...D,cases:[...D.cases,t("failure",m.id,m.summary,"")]}:D}function x(m,R,M){
const{error:D,verdict:j}=m,F=R.map(B=>r(B,L));return D?F.unshift(t("error",L,D.message,D.hint)):c(j)&&!M&&F.length===0&&
F.push(t("failure",L,(0,w().reportTitle)(m),"")),{name:L,cases:F}}function c(m){return m==="fail"||m==="error"}function l({
cases:m}){return m.some(({failure:R,error:M})=>R!==void 0||M!==void 0)}function v(m){return{"@tests":m.length,"@failures":m.
filter(({failure:R})=>R).length,"@errors":m.filter(({error:R})=>R).length,"@skipped":m.filter(({skipped:R})=>R).length,"\
@time":m.reduce((R,M)=>R+Number(M["@time"]),0).toFixed(3)}}function b(m){return{property:{"@name":"mutant","@value":y((0,u().
mutantWords)(m))}}}const A=1e3,I={lines:40,columns:200};function k(m){const{gene:R,command:M}=m,{outcome:D,mutant:j,location:F}=M;
return{"@name":y(M.command),"@classname":y(R.id),"@file":y(F?.path??R.path),"@line":F?.line??R.line,"@time":$(D?.duration_ms??
0),...j&&{properties:b(j)},...s(m),...D&&{"system-out":P(D.stdout),"system-err":P(D.stderr)}}}function r(m,R){const{rule:M,
message:D,location:j}=m;return{"@name":y(M),"@classname":y(R),...j&&{"@file":y(j.path),"@line":j.line},"@time":$(0),failure:{
"@type":y(M),"@message":y(D),"#text":g(m)}}}function t(m,R,M,D){return{"@name":"verdict","@classname":y(R),"@time":$(0),
[m]:{"@type":"verdict","@message":y(M),"#text":h(D)}}}function s({gene:m,command:R,result:M,findings:D}){switch(M){case"\
passed":return{};case"notRun":return{skipped:{"@message":y(i(m,R))}};case"blocked":case"failed":{const[j]=D,{outcome:F}=R,
B=F?(0,N().errorLines)(F,I.lines,I.columns):[],W={"@type":y(j?.rule??M),"@message":y(j?.message??m.summary),"#text":[...D.
map(g),...B].join(`
`)};return F!==void 0&&f.has(F.status)?{error:W}:{failure:W}}}}const f=new Set(["crashed","not_runnable","error"]);function i({
summary:m,verdict:R},{outcome:M}){const D=M?.reason??(R==="pass"||R==="warn"?"":m);return[M?(0,a().statusWords)(M):"not \
run",D].filter(Boolean).join(": ")}function g({message:m,remedy:R}){return[m,R].filter(Boolean).map(y).join(`
`)}function y(m){return(0,C().terminal)((0,a().clipCounted)(m,A))}function h(m){return(0,C().terminalLines)((0,a().clipCounted)(
m,A)).join(`
`)}function P({head:m,tail:R,bytes:M,truncated:D}){const j=D?[`[${M} bytes in total; the middle is omitted]`]:[];return[
...(0,C().outputLines)(m),...j,...R===""?[]:(0,C().outputLines)(R)].join(`
`)}function $(m){return(m/1e3).toFixed(3)}}),69633:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.diffLink=
u,d.headPlace=T,d.permalink=w,d.rulePage=N;function n(){const a=o(77598);return n=function(){return a},a}function S(){const a=o(
38863);return S=function(){return a},a}function C(){const a=o(13580);return C=function(){return a},a}function N(a){return(0,C().
ruleOf)(a)&&`${S().HOME}/blob/main/docs/rules/${a}.md`}function w(a,L,E){const p=T(a,E);if(p===void 0||a.head_sha===null||
/\p{Cs}/u.test(p.path))return;const O=p.path.split("/").map(encodeURIComponent).join("/"),e=p.line===void 0?"":`#L${p.line}`;
return`${L}/blob/${a.head_sha}/${O}${e}`}function u(a,L,E){const{pull_request:p}=a.event;if(p===void 0)return w(a,L,E);const O=(0,n().
createHash)("sha256").update(E.path).digest("hex");return`${L}/pull/${p}/files#diff-${O}`}function T({head_sha:a,audited_sha:L,
head_files:E},{path:p,line:O}){if(L===a)return{path:p,line:O};if(E===void 0)return{path:p};const e=E.find(c=>c.path===p);
if(e===void 0)return{path:p,line:O};if(e.missing)return;const x=e.same.find(c=>c.line<=O&&O<c.line+(c.lines??Number.POSITIVE_INFINITY));
return{path:p,...x&&{line:x.head_line+O-x.line}}}}),25866:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.
blockedBeyond=O,d.blockedSection=p,d.failedSection=I;function n(){const t=o(10289);return n=function(){return t},t}function S(){
const t=o(88611);return S=function(){return t},t}function C(){const t=o(51660);return C=function(){return t},t}function N(){
const t=o(17577);return N=function(){return t},t}function w(){const t=o(55967);return w=function(){return t},t}function u(){
const t=o(63245);return u=function(){return t},t}function T(){const t=o(94965);return T=function(){return t},t}function a(){
const t=o(80615);return a=function(){return t},t}const L=2,E=20;function p(t,s,f){if(t.length===0)return[];const i=x(t,s),
g=i.length>L?1:L,y=i.slice(g).flatMap(h=>v(h,f));return["#### Blocked","",...i.slice(0,g).flatMap(h=>c(h,f)),...y.length>
0?["Also blocked:","",...(0,a().foldedList)(y,"blocked command",E)]:[]]}function O(t,s){const f=x(t,s).flatMap(({lead:i,
others:g})=>[i,...g]);return e(t)-e(f)}function e(t){return t.reduce((s,f)=>s+(0,N().sizeOf)(f),0)}function x(t,{commands:s}){
return(0,u().groupByCause)(t.slice(0,s))}function c({lead:t,others:s},f){const{gene:i,findings:g,command:y}=t.lead,{main:h,
further:P}=(0,N().reasonsOf)(g),$=g.flatMap(({span:m})=>m??[]);return[(0,a().placeLine)(t,f),"",...(0,n().markdownFence)(
(0,S().markedLines)(y.command,$)),"",...h?(0,a().reasonAndFix)(h):[`- Why: ${(0,a().sentence)(i.summary)}`],...P.map(({message:m,
rule:R})=>`- Also: ${(0,a().sentence)(m)} (${(0,a().ruleLink)(R)})`),"",...l(h),...s.length>0?["Blocked for the same rea\
son:",""]:[],...(0,a().foldedList)(s.map(m=>{const R=(0,N().ownRemedy)(m.lead.findings,g);return`${b(m,f)}${R?`: ${(0,a().
sentence)(R)}`:""}`}),"command",E)]}function l(t){return(0,w().newFiles)(t?.edit).flatMap(({path:s,lines:f,length:i})=>f?
[`The new file ${(0,a().name)(s)}:`,"",...(0,n().markdownFence)(f),""]:[`The new file ${(0,a().name)(s)} has ${i} lines.`,
""])}function v({lead:t,others:s},f){const{gene:i,findings:g}=t.lead,{main:y}=(0,N().reasonsOf)(g),h=y?`${(0,a().sentence)(
y.message)} ${(0,a().sentence)((0,a().remedyOf)(y))} (${(0,a().ruleLink)(y.rule)})`:(0,a().sentence)(i.summary);return[`${b(
t,f)}: ${h}`,...s.map(P=>{const $=(0,N().ownRemedy)(P.lead.findings,g),m=`for the same reason${$?`; ${(0,a().sentence)($)}`:
""}`;return`${b(P,f)}: ${m}`})]}function b(t,s){const{command:f,findings:i}=t.lead,g=i.flatMap(({span:y})=>y??[]);return`\
- ${(0,n().markdownCode)((0,S().commandLine)(f.command,g))} \u2014 ${(0,a().shortPlaceLine)(t,s)}`}const A=2;function I(t,s,f,i){
if(t.length===0)return[];const g=t.slice(A,s.groups);return["#### Failed","",...t.slice(0,A).flatMap(y=>r(y,s.outputLines,
f,i)),...g.length>0?["Also failed:","",...g.map(y=>k(y,f,i)),""]:[]]}function k(t,s,f){const{command:i}=t.lead,g=i.outcome?
(0,T().outcomeWords)(i.outcome):"not run";return`- ${(0,n().markdownCode)((0,S().commandLine)(i.command,[]))} \u2014 ${(0,a().
shortPlaceLine)(t,s)}: ${(0,a().linked)(g,f)}`}function r(t,s,f,i){const{command:g,findings:y}=t.lead,{outcome:h}=g;if(h===
void 0)return[];const[P]=y,[$="",...m]=(0,S().markedLines)(g.command,[]);return[`${(0,a().placeLine)(t,f)}: ${(0,a().linked)(
(0,T().outcomeWords)(h),i)}`,"",...(0,n().markdownFence)([`$ ${$}`,...m,...(0,C().errorLines)(h,s)]),"",...P&&(0,N().isMissingTarget)(
P)?[`- Why: ${(0,a().sentence)(P.message)}`]:[],...P?[`- Fix: ${(0,a().sentence)(P.remedy)}`]:[],""]}}),42675:((V,d,o)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.everythingSection=p;function n(){const e=o(10289);return n=function(){
return e},e}function S(){const e=o(67237);return S=function(){return e},e}function C(){const e=o(94978);return C=function(){
return e},e}function N(){const e=o(90042);return N=function(){return e},e}function w(){const e=o(63245);return w=function(){
return e},e}function u(){const e=o(38319);return u=function(){return e},e}function T(){const e=o(94965);return T=function(){
return e},e}function a(){const e=o(80615);return a=function(){return e},e}const L=200,E=200;function p(e,x,c){const l=[(0,u().
claimList)(e),(0,u().directoryList)(e),(0,u().uncountedList)(e)],v=[...e.genes.flatMap(O),...l.flatMap(({rows:k})=>k.map(
r=>(0,a().rowItem)(r,c))),...e.blast_radius?[`- Size: ${(0,S().countedWords)(e)}`]:[],...x.notices.map(({rule:k,message:r})=>`\
- Notice ${(0,a().name)(k)}: ${(0,a().sentence)(r)}`),...x.suppressed.map(({rule:k,message:r,suppressed:t})=>`- Ignored ${(0,a().
name)(k)} until ${t?.expires}: ${(0,a().sentence)(r)} Reason: ${(0,a().sentence)(t?.reason??"")}`),`- Next actor: ${(0,T().
spoken)(e.next_actor)}`],b=v.length-E,{length:A}=e.genes.flatMap(({commands:k})=>k);return[`<details><summary>${e.genes.
length>0?`Details: ${(0,T().count)(e.genes.length,"gene")}, ${(0,T().count)(A,"command")}, `:""}commits, policy, isolati\
on</summary>`,"",...v.slice(0,E),...b>0?[`- ${b} more not shown`]:[],...(0,N().proofOf)(e).map(({label:k,value:r})=>`- ${k}\
: ${(0,a().sentence)(r)}`),...e.genes.length>0?["",N().EVIDENCE_NOTE]:[],"","</details>",""]}function O(e){const{id:x,change:c,
verdict:l,summary:v,commands:b}=e,A=b.some(r=>["blocked","failed"].includes((0,w().resultOf)(r))),I=l==="pass"||A?"":`: ${(0,a().
sentence)(v)}`,k=[...(0,C().geneNotes)(e).map(({text:r})=>r),...(0,C().remarks)(e)];return[`- ${(0,a().name)(x)} ${c}, ${(0,T().
spoken)(l)}${I}`,...k.map(r=>`  - ${(0,a().sentence)(r)}`),...b.map(({command:r,outcome:t,mutant:s})=>{const f=t?(0,T().
outcomeWords)(t):"not run",i=s?`, ${(0,a().sentence)((0,N().mutantWords)(s))}`:"";return`  - ${(0,n().markdownCode)((0,T().
clipCounted)(r,L))} ${f}${i}`})]}}),45953:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.agentLine=a,d.fixSection=
T;function n(){const L=o(38863);return n=function(){return L},L}function S(){const L=o(52978);return S=function(){return L},
L}function C(){const L=o(10289);return C=function(){return L},L}function N(){const L=o(55967);return N=function(){return L},
L}function w(){const L=o(94965);return w=function(){return L},L}function u(){const L=o(80615);return u=function(){return L},
L}function T(L){const E=(0,N().fixOf)(L);if(E===void 0)return[];const{what:p,command:O,diff:e}=E;return["#### Fix","",`${(0,u().
sentence)(p)}. Run this in the repository (${(0,u().linked)("how to get it",n().HOW_TO_GET_IT)}):`,"",...(0,C().rawBlock)(
[O],"sh"),"",e?"Or save this as a file, and apply it with `git apply`:":`Or apply the \`patch\` of \`${S().AGENT_TASK_FILE}\
\` with \`git apply\`.`,"",...e?[...(0,C().rawBlock)(e,"diff"),""]:[]]}function a(L,E){const{next_actor:p,edits:O,todo:e,
human:x}=(0,S().agentTask)(L);if(p==="done")return[];const c=(0,u().linked)("artifacts",E&&`${E}#artifacts`);return[`For\
 agents: \`next_actor: ${p}\`, ${(0,w().count)(O.length,"edit")}, ${e.length} to do, ${x.length} for a person. The task${O.
length>0?", with its diff,":""} is \`${S().AGENT_TASK_FILE}\` in the ${c} of the run.`,""]}}),17409:((V,d,o)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.findingsSection=L,d.genesTable=b,d.waitingSection=E;function n(){const r=o(10289);return n=
function(){return r},r}function S(){const r=o(17577);return S=function(){return r},r}function C(){const r=o(94978);return C=
function(){return r},r}function N(){const r=o(74658);return N=function(){return r},r}function w(){const r=o(90042);return w=
function(){return r},r}function u(){const r=o(94965);return u=function(){return r},r}function T(){const r=o(80615);return T=
function(){return r},r}const a={Findings:4,Dangerous:Number.POSITIVE_INFINITY};function L(r,t,s,f){if(t.length===0)return[];
const i=t.slice(0,s.groups).map(g=>e(g,f));return[`#### ${r}`,"",...(0,T().foldedList)(i,"finding",a[r]),...p(t)]}function E(r,t,s){
return r.length===0?[]:["#### Approval required","",...r.slice(0,t.groups).map(i=>e(i,s,"Approval")),"",...p(r)]}function p(r){
return r.some(({lead:s})=>s.remedy.includes("`/gene-gate approve`"))?O:[]}const O=["The line for an approving review:","",
"```text","/gene-gate approve","```","","The review runs the gate again if its workflow has the event `pull_request_revi\
ew`; if not, run the job again.",""];function e(r,t,s=r.lead.severity[0]?.toUpperCase()+r.lead.severity.slice(1)){const{
lead:f}=r,i=f.location?`${t.place(f.location)}, `:"",g=(0,S().isWhole)(f)?(0,n().markdownSentence)(f.message):(0,T().sentence)(
f.message);return`- **${s}:** ${g} ${(0,T().sentence)((0,T().remedyOf)(f))} (${i}${(0,T().ruleLink)(f.rule)}${x(r)})`}function x(r){
const{lead:t,others:s}=r;if(s.length===0)return"";const f=s.flatMap(({subject:y})=>y?.id??[]),g=f.length===s.length&&!f.
includes(t.subject?.id??"")&&s.every(({rule:y})=>y===t.rule)?f:(0,S().otherFiles)(r);return g.length>0?`; also ${(0,T().
names)(g)}`:`; ${(0,S().othersWords)(r)}`}const c=10,l=2,v=["error","fail","needs_approval","warn","pass"];function b({genes:r},t){
if(r.length===0)return[];const s=r.toSorted((y,h)=>v.indexOf(y.verdict)-v.indexOf(h.verdict)),f=r.length>c?(0,S().groupsOf)(
s,y=>k(y,r).join("|")):s.map(y=>({lead:y,others:[]})),i=["Result","Files of limit","Gene","Commands",...A(r,"Notices a d\
efect")],g=f.slice(c).flatMap(({lead:y,others:h})=>[y,...h]);return[`| ${i.join(" | ")} |`,`|${"---|".repeat(i.length)}`,
...f.slice(0,c).map(y=>I(y,r,t)),"",...g.length>0?[`And ${(0,u().count)(g.length,"other gene")}.`,""]:[]]}function A(r,t){
return r.some(s=>(0,w().noticesDefect)(s)!==void 0)?[t]:[]}function I(r,t,s){const f=[r.lead,...r.others].slice(0,l).map(
$=>s.place($,(0,C().geneName)($,t)).replaceAll("|","\\|")),i=(0,S().sizeOf)(r)-f.length,g=`${f.join(", ")}${i>0?` and ${(0,u().
grouped)(i)} more`:""}`,[y,h,...P]=k(r.lead,t);return`| ${[y,h,g,...P].join(" | ")} |`}function k(r,t){const{verdict:s,blast_radius:f}=r;
return[`${N().VERDICT_SYMBOLS[s]} ${(0,u().spoken)(s)}`,`${(0,u().grouped)(f.files)} of ${(0,u().grouped)(f.max_files)}`,
(0,C().commandCounts)(r,""),...A(t,(0,w().noticesDefect)(r)??"not run")].map(i=>i.replaceAll(" ","\xA0"))}}),20471:((V,d,o)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.renderMarkdown=c;function n(){const h=o(59490);return n=function(){return h},
h}function S(){const h=o(10289);return S=function(){return h},h}function C(){const h=o(17577);return C=function(){return h},
h}function N(){const h=o(74658);return N=function(){return h},h}function w(){const h=o(63245);return w=function(){return h},
h}function u(){const h=o(38319);return u=function(){return h},h}function T(){const h=o(94965);return T=function(){return h},
h}function a(){const h=o(25866);return a=function(){return h},h}function L(){const h=o(42675);return L=function(){return h},
h}function E(){const h=o(45953);return E=function(){return h},h}function p(){const h=o(17409);return p=function(){return h},
h}function O(){const h=o(80615);return O=function(){return h},h}const e=[{groups:8,commands:200,outputLines:10,everything:!0},
{groups:8,commands:200,outputLines:10,everything:!1},{groups:8,commands:20,outputLines:5,everything:!1},{groups:4,commands:6,
outputLines:6,everything:!1},{groups:2,commands:4,outputLines:3,everything:!1}],x=3;function c(h,P){const $=(0,w().reportSections)(
h),m={report:h,sections:$,dangers:(0,w().groupFindings)($.dangers),blocked:(0,w().groupCommands)($.blocked),failed:(0,w().
groupCommands)($.failed),waiting:(0,w().groupFindings)($.waiting),findings:(0,w().groupFindings)([...$.blast,...$.findings]),
options:P},{part:R="whole",maxCharacters:M}=P;for(const D of l(R)){const j=b([...A(m),...D(m)]);if(j.length<=M)return j}
return b(A(m)).split(`
`,1).join("").slice(0,M)}function l(h){return h==="table"?[v,y]:[...(h==="screen"?e.slice(x):e).map($=>m=>t(m,$)),y]}function v({
report:h,options:P}){return[...(0,p().genesTable)(h,(0,O().linkerOf)(h,P.repositoryUrl)),...f(P)]}function b(h){return`${h.
join(`
`).trimEnd()}
`}function A({report:h,sections:P}){const{verdict:$,words:m}=(0,N().headlineOf)(h,P),R=(0,N().isReportedOnly)(h),D=`### ${N().
VERDICT_SYMBOLS[R?"warn":((0,N().undecidedPart)(h)??h).verdict]} gene-gate: ${$}`,{error:j}=h;return[m===""?D:`${D} \u2014 ${m}`,
"",...j?[...r(j.message),...r(`Fix: ${j.hint}`)]:[],...R?[(0,N().reportedOnlyNote)(h),""]:[],...h.isolation.untrusted?[I,
""]:[]]}const I="The command results come from a runner that the pull request controls. The audit was repeated on a runn\
er of this repository.",k=2e3;function r(h){const[P="",...$]=(0,T().clip)(h,k).trim().split(`
`),m=$.length>0?[...(0,S().markdownFence)((0,S().terminalLines)($.join(`
`))),""]:[];return[(0,O().sentence)(P),"",...m]}function t(h,P){const{report:$,sections:m,dangers:R,blocked:M,failed:D,waiting:j,
findings:F,options:B}=h,{part:W="whole",detailsUrl:G}=B,H=(0,O().linkerOf)($,B.repositoryUrl);return[...(0,p().findingsSection)(
"Dangerous",R,P,H),...(0,O().listSection)((0,u().machineList)($),H),...(0,p().genesTable)($,H),...(0,a().blockedSection)(
M,P,H),...(0,a().failedSection)(D,P,H,G),...(0,p().waitingSection)(j,P,H),...(0,p().findingsSection)("Findings",F,P,H),...(0,E().
fixSection)($),...(0,O().listSection)((0,u().readList)($),H),...s(h,P),...W==="detail"?[]:(0,E().agentLine)($,G),...f(B),
...P.everything?(0,L().everythingSection)($,m,H):[]]}function s({dangers:h,blocked:P,failed:$,waiting:m,findings:R,options:M},D){
const j=W=>W.slice(D.groups).reduce((G,H)=>G+(0,C().sizeOf)(H),0),B=[...[[(0,a().blockedBeyond)(P,D),"blocked command"],
[j($),"failed command"],[j(m),"pending approval"],[j(R)+j(h),"finding"]].filter(([W])=>W>0).map(([W,G])=>(0,T().count)(W,
G)),...D.everything||M.part==="screen"?[]:["everything that passed"]];return B.length===0?[]:[`Not shown: ${B.join(", ")}\
. ${i(M)}`,""]}function f({detailsUrl:h,detailUrl:P}){const[$,m]=[h,P].map(M=>M&&(0,S().markdownLinkTarget)(M)),R=[...m?
[`[Details](${m})`]:[],...$?[`Full report: \`report.html\` in the [artifacts](${$}#artifacts) of the run`,`[Log](${$})`]:
[]];return R.length>0?[R.join(" \xB7 "),""]:[]}function i({detailsUrl:h,detailUrl:P=h}){const $=P&&(0,S().markdownLinkTarget)(
P);return $?`See the [full report](${$}).`:"See the JSON report of this run."}const g=10;function y({report:h,options:P}){
const $=h.findings.filter(({suppressed:R})=>!R),m=[...(0,n().groupBy)($,({rule:R})=>R)].sort(([,R],[,M])=>M.length-R.length);
return[...m.slice(0,g).map(([R,{length:M}])=>`- ${(0,O().name)(R)}: ${(0,T().count)(M,"finding")}`),...m.length>g?[`- an\
d ${(0,T().count)(m.length-g,"other rule")}`]:[],"",`Not shown: everything but these counts. ${i(P)}`,""]}}),80615:((V,d,o)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.foldedList=v,d.linked=p,d.linkerOf=L,d.listSection=A,d.name=u,d.names=
a,d.placeLine=O,d.reasonAndFix=c,d.remedyOf=l,d.rowItem=I,d.ruleLink=E,d.sentence=w,d.shortPlaceLine=e;function n(){const r=o(
10289);return n=function(){return r},r}function S(){const r=o(69633);return S=function(){return r},r}function C(){const r=o(
94965);return C=function(){return r},r}const N={sentence:400,name:100};function w(r){return(0,n().markdownSentence)((0,C().
clipCounted)(r,N.sentence))}function u(r){return(0,n().markdownCode)((0,C().clipCounted)(r,N.name))}const T=3;function a(r){
const t=[...new Set(r)];if(t.length<=T)return t.map(u).join(", ");const s=t.slice(0,T-1);return`${s.map(u).join(", ")} a\
nd ${t.length-s.length} more`}function L(r,t){const s=f=>(i,g=`${i.path}:${i.line}`)=>p(u(g),t===void 0?void 0:f(r,t,i));
return{place:s(S().permalink),diff:s(S().diffLink)}}function E(r){return p(u(r),(0,S().rulePage)(r))}function p(r,t){const s=t&&
(0,n().markdownLinkTarget)(t);return s?`[${r}](${s})`:r}function O(r,t){const{gene:s,command:f,position:i}=r.lead,{path:g=s.
path,line:y=s.line}=f.location??{},h=s.commands.length>1?`, command ${i} of ${s.commands.length}`:"";return`${u(s.id)}${h}\
, ${t.place({path:g,line:y})}${x(r)}`}function e(r,t){const{gene:s,command:f}=r.lead,{path:i=s.path,line:g=s.line}=f.location??
{},y=i.slice(i.lastIndexOf("/")+1);return`${u(s.id)}, ${t.place({path:i,line:g},`${y}:${g}`)}${x(r)}`}function x({others:r}){
return r.length>0?`; also in ${a(r.map(({gene:{id:t}})=>t))}`:""}function c(r){const{message:t,rule:s}=r;return[`- Why: ${w(
t)} (${E(s)})`,`- Fix: ${w(l(r))}`]}function l({remedy:r,edit:t}){return t?.fix===!0?r.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):r}function v(r,t,s){if(r.length===0)return[];const f=r.slice(s),i=`<details><summary>${(0,C().count)(f.length,`othe\
r ${t}`)}</summary>`;return[...r.slice(0,s),"",...f.length>0?[i,"",...f,"","</details>",""]:[]]}const b=12;function A({title:r,
note:t,noun:s,rows:f},i){if(f.length===0)return[];const g=f.length-b;return[`#### ${r}`,"",...t===void 0?[]:[t,""],...f.
slice(0,b).map(y=>I(y,i)),...g>0?[`- and ${(0,C().count)(g,`other ${s}`)}`]:[],""]}function I(r,t){const{name:s,place:f,
word:i,tone:g,words:y,command:h,notes:P,files:$=[]}=r,m=f?t.diff(f,s):u(s),R=w(y),M=h===void 0?R:`${R}: ${k(h)}`,D=$.map(
B=>t.diff({path:B,line:1},B)),j=[M,...P.map(B=>w(B.replace(/\.$/,""))),...D.length>0?[`Files: ${D.join(", ")}`]:[]],F=j.
length>1?".":"";return`- ${g==="bad"?"\u26A0\uFE0F ":""}${m}${i===void 0?"":` (${i})`}: ${j.join(". ")}${F}`}function k(r){
return(0,n().markdownCode)((0,C().clipCounted)(r,N.sentence))}}),11357:((V,d,o)=>{Object.defineProperty(d,"__esModule",{
value:!0}),d.renderSarif=c;function n(){const j=o(77598);return n=function(){return j},j}function S(){const j=o(41895);return S=
function(){return j},j}function C(){const j=o(38863);return C=function(){return j},j}function N(){const j=o(78261);return N=
function(){return j},j}function w(){const j=o(13580);return w=function(){return j},j}function u(){const j=o(17655);return u=
function(){return j},j}function T(){const j=o(47350);return T=function(){return j},j}function a(){const j=o(10289);return a=
function(){return j},j}function L(){const j=o(69633);return L=function(){return j},j}function E(){const j=o(8229);return E=
function(){return j},j}function p(){const j=o(17577);return p=function(){return j},j}function O(){const j=o(74658);return O=
function(){return j},j}function e(){const j=o(94965);return e=function(){return j},j}const x=5e3;function c(j){const F=A(
j),B=[...new Set(F.map(({ruleId:Y=""})=>Y))],W=new Map(B.map((Y,K)=>[Y,K])),{audited_sha:G,base_sha:H,verdict:U,tool:z}=j,
J={$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:z.name,version:z.version,
semanticVersion:z.version,informationUri:C().HOME,rules:B.map(D)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[f]:{
description:{text:"The audited commit."}}},invocations:[l(j,j.findings.length-F.length)],results:F.map(Y=>({...Y,ruleIndex:W.
get(Y.ruleId??"")??-1})),properties:{verdict:U,base_sha:H,audited_sha:G}}]};return`${(0,a().jsonLine)(J)}
`}function l(j,F){const{error:B,verdict:W}=j,G=[...B?[{level:"error",descriptor:{id:B.code},message:{text:(0,a().sarifText)(
(0,S().inSentences)(B))}}]:[],...F>0?[{level:"warning",message:{text:v(F)}}]:[]];return{executionSuccessful:W!=="error",
exitCode:(0,T().exitCodeOf)(W,j.policy?.enforce),exitCodeDescription:(0,O().reportTitle)(j),startTimeUtc:j.started_at,endTimeUtc:j.
finished_at,...G.length>0&&{toolExecutionNotifications:G}}}function v(j){return`${(0,e().count)(j,"finding")} omitted, s\
tarting with the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`}const b=600;
function A(j){const F=j.findings.toSorted(N().byHarm).slice(0,x),B=s(F);return F.map((W,G)=>({ruleId:W.rule,level:P[W.severity],
rank:m[W.harm??"bookkeeping"],message:{text:I(W)},locations:[g(W,j)],partialFingerprints:B[G]??{},...W.suppressed&&{suppressions:[
k(W.suppressed)]}}))}function I({message:j,remedy:F,rule:B}){return[j,F].filter(G=>G!=="").map(G=>(0,a().sarifText)((0,e().
clipCounted)(G,b))).join(" ")||B}function k({reason:j,expires:F}){return{kind:"external",status:"accepted",justification:(0,a().
sarifText)((0,e().clipCounted)(j,b)),properties:{expires:F}}}const r="geneGateFinding/v1",t="geneGateFinding/v2";function s(j){
const F=new Map,B=W=>{const G=(F.get(W)??0)+1;return F.set(W,G),`${W}:${G}`};return j.map(({id:W,rule:G,location:H,subject:U})=>{
const z=[G,H?.path,U?.type,U?.id,U?.command],J=(0,n().createHash)("sha256").update(JSON.stringify(z)).digest("hex");return{
[r]:B(J),...W!==void 0&&{[t]:W.includes(":")?W:`${W}:1`}}})}const f="%SRCROOT%",i=".github/gene-gate.yml";function g({subject:j,
location:F},{genes:B,policy:W}){const G=B.find(({id:U})=>U===j?.id),H=[F,G&&{path:G.path,line:G.line}].find(U=>U!==void 0&&
(0,p().isRepositoryPath)(U.path));return{physicalLocation:{artifactLocation:{uri:h(H?.path??W?.path??i),uriBaseId:f},region:H===
void 0?{startLine:1}:y(H)},...j?.id!==void 0&&{logicalLocations:[{name:(0,a().terminal)(j.id),kind:(0,a().terminal)(j.type??
"Gene").toLowerCase()}]}}}function y(j){const{line:F=1,column:B,end_line:W,end_column:G}=j,H=W!==void 0&&W>=F;return{startLine:F,
...B!==void 0&&{startColumn:B},...H&&{endLine:W},...H&&G!==void 0&&(W>F||G>=(B??1))&&{endColumn:G}}}function h(j){return j.
split("/").map(F=>encodeURIComponent(Buffer.from(F).toString())).join("/")}const P={error:"error",warning:"warning",notice:"\
note"},$={error:"error",warning:"warning",notice:"recommendation"},m={danger:90,broken:50,bookkeeping:10},R={danger:"8.0",
broken:"5.0",bookkeeping:"2.0"},M=80;function D(j){const F=(0,w().ruleOf)(j);if(F===void 0)return{id:j};const{title:B,why:W,
severity:G,harm:H,layer:U}=F,z=(0,L().rulePage)(j);return{id:j,...z!==void 0&&{helpUri:z},shortDescription:{text:`${B}.`},
fullDescription:{text:W},help:{text:(0,E().renderRule)(F,M),markdown:(0,u().ruleMarkdown)(F)},defaultConfiguration:{level:P[G]},
properties:{tags:[...H==="danger"?["security"]:[],typeof U=="number"?`layer-${U}`:U],"problem.severity":$[G],"security-s\
everity":R[H]}}}}),8229:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.renderExplanation=a,d.renderRule=k,
d.renderRuleList=r;function n(){const s=o(17655);return n=function(){return s},s}function S(){const s=o(10289);return S=
function(){return s},s}function C(){const s=o(50427);return C=function(){return s},s}function N(){const s=o(94965);return N=
function(){return s},s}function w(){const s=o(17722);return w=function(){return s},s}function u(){const s=o(31626);return u=
function(){return s},s}const T=8;function a(s,f){const i=(0,u().layoutOf)(f),{shown:g,rest:y}=(0,u().limited)(s.findings,
T,"finding",i);return(0,u().page)([L(s,i),...g.map(h=>p(h,s,i)),y,x(s,i),v(s,i),A(s,i)])}function L({command:s,profiles:f},i){
const g=O(s)?[i.paint("strong","(blank)")]:(0,w().markedCommand)(s,[],i);return[...(0,u().labelled)(i,"command",g),...Object.
entries(f).flatMap(([y,h])=>(0,u().prose)(i,h,`profile ${y}`,{label:N().COMMAND_TONES[h]}))]}const E=160;function p(s,{command:f,
profiles:i},g){const{severity:y,message:h,span:P}=s,$=s.profiles.length<Object.keys(i).length;return[...(0,u().prose)(g,
y,(0,N().clip)(h,w().LONGEST_SENTENCE),{label:N().SEVERITY_TONES[y]}),...P===void 0||O(f)?[]:(0,u().labelled)(g,"",(0,w().
markedCommand)(f,[P],g,{whole:E})),...$?(0,u().prose)(g,"only in",`profile ${s.profiles.join(", ")}`):[],...(0,w().fixRows)(
s,g)]}function O(s){return/^ *$/.test(s)}const e=800;function x({argv:s,assignments:f,invocation:i},g){const y=(M,D)=>{const j=D.
map(B=>B===""?"(empty)":B).join(", "),F=g.verbose?j:(0,N().clip)(j,e);return D.length===0?[]:(0,u().labelled)(g,M,(0,C().
chop)((0,S().terminal)(F),(0,u().roomOf)(g)))},{program:h,subcommand:P,flags:$=[],operands:m=[],passthrough:R=[]}=i??{};
return[...y("sets",f.map(({name:M,value:D})=>`${M}=${D}`)),...y("argv",[s===null?"none: the command is ambiguous":`[${s.
map(M=>JSON.stringify(M)).join(", ")}]`]),...y("program",[h??"not one of the default profile"]),...y("subcommand",P?[P]:
[]),...y("flags",$.map(c)),...y("operands",m.map(({text:M})=>M)),...y("passed on",R.map(({text:M})=>M))]}function c({name:s,
written:f,value:i}){const g=i===void 0?s:`${s} = ${i===""?"(empty)":i}`;return f===s?g:`${g} (written as ${f})`}const l=12;
function v(s,f){const{argv:i,invocation:g,outcome:y,targets:h,tree:P,root:$}=s,[m]=i??[];if(m===void 0)return(0,u().prose)(
f,"would run","nothing");const R=y==="needs_approval"?(0,u().prose)(f,"waits","needs approval"):[],M=y==="blocked"?"lead\
s to":"would run";if(g===null){const F=y==="blocked"?"nothing":`program ${m}`;return[...R,...(0,u().prose)(f,"would run",
F)]}if(P===null)return[...R,...(0,u().prose)(f,M,"unknown without a repository; use --repo DIR")];const{shown:D,rest:j}=(0,u().
limited)(h,l,"target",f);return[...R,...h.length===0?(0,u().prose)(f,M,"no file, script or tool found"):[],...D.flatMap(
(F,B)=>(0,u().prose)(f,B===0?M:"",(0,N().clip)(b(F),400))),...j,...(0,u().prose)(f,"looked in",$===void 0?P:`${$} of ${P}`)]}
function b({kind:s,name:f,path:i,script:g,via:y}){const h=y===void 0?"":`  (from ${y})`;switch(s){case"file":return`file\
 ${i??f}${h}`;case"npm_script":return`script ${f}: ${g??""}${h}`;case"package_binary":return`tool ${f}${i===void 0?"":`:\
 ${i}`}${h}`}}function A({argv:s,scripts:f},i){if(s===null||f===null)return[];const{shown:g,rest:y}=(0,u().limited)(f,l,
"script",i);return[...f.length===0?(0,u().prose)(i,"in order","no script"):[],...g.flatMap((h,P)=>(0,u().prose)(i,P===0?
"in order":"",(0,N().clip)(I(h),400))),...y]}function I({directory:s,event:f,text:i,shell:g}){const y=s===""?"":` in ${s}`;
return i===""?`${f}${y}: there is no such script, or it is empty`:`${f}${y}, ${g?"by a shell":"without a shell"}: ${i}`}
function k(s,f){return`${(0,n().rulePage)(s).map(i=>t(i,f)).join(`

`)}
`}function r(s,{columns:f}){const i=Math.max(...[...s.values()].flat().map(({id:y})=>y.length))+4;return`${[...s].map(([
y,h])=>[`${y}:`,...h.flatMap(({id:P,title:$})=>(0,C().wrap)($,f-i).map((m,R)=>(0,C().padRight)(R===0?`  ${P}`:"",i)+m))]).
map(y=>y.join(`
`)).join(`

`)}
`}function t({kind:s,text:f},i){switch(s){case"title":return f;case"heading":return`${f}:`;case"paragraph":return(0,C().
wrap)(f.replace(/\s+/g," "),i).join(`
`);case"code":return f.replace(/^(?=.)/gm,"    ")}}}),67237:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.countedWords=L,d.sizeLimits=C;function n(){const E=o(53315);return n=function(){return E},E}function S(){const E=o(94965);
return S=function(){return E},E}function C({genes:E,blast_radius:p}){const[O]=E.filter(l=>l.blast_radius.files>0).toSorted(
(l,v)=>w(v)-w(l)),e=E.filter(l=>l!==O&&w(l)>1).length,x=p&&(0,n().cappedSize)(p,p.counting),c=x&&[T(x.files,p.hard_cap_files,
"file",N),T(x.lines,p.hard_cap_lines,"line",N)];return[...O?[u(O,e)]:[],...(c??[]).filter(({isNear:l})=>l)]}const N="the\
 policy for every change (hard cap)";function w({blast_radius:{files:E,max_files:p}}){return E/Math.max(1,p)}function u({
id:E,blast_radius:p},O){const e=`${p.default_limit?"genes without one of their own, such as ":""}${(0,S().inCode)(E)}`,x=O>
0?`, and ${(0,S().count)(O,"other gene")} over the limit`:"";return T(p.files,p.max_files,"file",e+x)}function T(E,p,O,e){
const[x,c]=a(E,p);return{used:E,limit:p,tone:c,words:`${(0,S().grouped)(E)} of ${(0,S().count)(p,O)}, ${x} the limit of ${e}`,
isNear:E>.8*p}}function a(E,p){return E>2*p?["more than twice","bad"]:E>p?["over","bad"]:E===p?["as many as","caution"]:
E>.8*p?["close to","caution"]:["within","good"]}function L({blast_radius:E}){if(E===null)return"";const{files:p,exempt_files:O,
renamed_files:e=0}=E;return[`${(0,S().count)(p+O-e,"changed file")} in the pull request`,...e>0?[`${(0,S().count)(e,"ren\
ame")}, counted with both names`]:[],...O>0?[`${(0,S().grouped)(O)} not counted`]:[]].join("; ")}}),94978:((V,d,o)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.commandCounts=N,d.geneName=w,d.geneNotes=T,d.remarks=L,d.versionWords=E;function n(){
const e=o(63245);return n=function(){return e},e}function S(){const e=o(94965);return S=function(){return e},e}const C={
blocked:"blocked",failed:"failed",passed:"passed",notRun:"not run"};function N({commands:e},x="command"){if(e.length===0)
return"no commands";const c=e.map(n().resultOf);return Object.entries(C).map(([v,b])=>({words:b,number:c.filter(A=>A===v).
length})).filter(({number:v})=>v>0).map(({words:v,number:b},A)=>`${A===0&&x!==""?(0,S().count)(b,x):(0,S().grouped)(b)} ${v}`).
join(", ")}function w({id:e,path:x},c){return c.filter(v=>v.id===e).length<2?e:`${e} (${x})`}const u=200;function T(e){const{
store:x,commands:c,differences:l=[]}=e,v=x!==void 0&&x.root!=="."&&c.length>0,b=E(e),A=l.map(O);return[...v?[{tone:"quie\
t",text:`commands run in ${(0,S().inCode)(x.root)}`}]:[],...A.filter(({tone:I})=>I==="caution"),...A.filter(({tone:I})=>I!==
"caution"),...a(e),...b===void 0?[]:[{tone:"caution",text:b}]].map(({tone:I,text:k})=>({tone:I,text:(0,S().clip)(k,u)}))}
function a({commands:e,profiles:x}){return e.some(({verdict:c})=>c==="block")?[]:Object.entries(x).flatMap(([c,{accepted:l,
reason:v="no reason given"}])=>{const b=`not accepted by the profile ${c}, which is not in use here: ${v}`;return l?[]:[
{tone:"caution",text:b}]})}function L({profiles:e}){return Object.values(e).flatMap(({remark:x})=>x??[])}function E({validators:e={}}){
const x=v=>Object.entries(e).filter(([,{accepted:b}])=>b===v).map(([b])=>b==="newer"?"newer ones":b).join(" and "),[c,l]=[
x(!0),x(!1)];return c===""||l===""?void 0:`accepted by the validators of ${c}, not of ${l}`}const p={command_added:"adds",
command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function O({kind:e,field:x,base:c,
head:l}){const v=e==="constraint_loosened"?"caution":"quiet",b=e==="command_added"||e==="command_removed",A=c===null?`no\
w also ${(0,S().inCode)(l??"")}`:l===null?`no longer ${(0,S().inCode)(c)}`:`${(0,S().inCode)(c)} \u2192 ${(0,S().inCode)(
l)}`,I=b?(0,S().inCode)(l??c??""):`${(0,S().inCode)(x)}: ${A}`;return{tone:v,text:`${p[e]} ${I}`}}}),74658:((V,d,o)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.VERDICT_WORDS=d.VERDICT_SYMBOLS=void 0,d.headlineOf=e,d.isReportedOnly=L,d.reportTitle=
x,d.reportedOnlyNote=E,d.undecidedPart=T;function n(){const i=o(13580);return n=function(){return i},i}function S(){const i=o(
47350);return S=function(){return i},i}function C(){const i=o(17577);return C=function(){return i},i}function N(){const i=o(
63245);return N=function(){return i},i}function w(){const i=o(94965);return w=function(){return i},i}const u=d.VERDICT_WORDS=
{pass:"pass",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"};function T({
verdict:i,error:g,shards:y=[]}){const[h]=y;return i==="error"&&!g&&h&&y.length<h.of?h:void 0}function a(i){const{verdict:g}=i,
y=T(i);return y?`part ${y.index}/${y.of}: ${u[y.verdict]}`:L(i)?g==="fail"?"would fail":`would be: ${u[g]}`:u[g]}function L({
verdict:i,policy:g}){return g?.enforce==="report"&&S().REPORTED_ONLY.has(i)}function E({policy:i}){const g=i?.enforce_until;
return`The policy reports ${g===void 0?"only":`only until ${g}, and blocks from then on`} (\`enforce\`): the check is neut\
ral, which satisfies a required check, and blocks nothing.`}const p=d.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",
fail:"\u274C",error:"\u274C",needs_approval:"\u270B"},O=56;function e(i,g){const y=c(i,g);let h="";for(const P of l(i,g)){
const[$]=[P].flat().map(m=>h===""?m:`${h}, ${m}`).filter(m=>y.length+m.length<=O);h=$??h}return{verdict:y,words:h}}function x(i){
const{verdict:g,words:y}=e(i,(0,N().reportSections)(i));return y===""?g:`${g}: ${y}`}function c(i,g){const y=a(i),{length:h}=b(
g);return y===u.warn&&h>0?`pass with ${(0,w().count)(h,"warning")}`:y}function l(i,g){const y=A(g);switch(i.verdict){case"\
pass":case"warn":return[...y,...k(b(g)),...v(i,g)];case"needs_approval":return[...t(i),...A(s(g))];case"fail":case"error":
return[.../^\w+$/.test(i.error?.code??"")?[(0,w().spoken)(i.error?.code??"")]:[],...y,...f(i,g)]}}function v({genes:i},{
passed:g,notRun:y}){return i.length===0?["no genes changed"]:[(0,w().count)(i.length,"gene"),...g.length>0?[`${(0,w().count)(
g.length,"command")} passed`]:[],...y.length>0?[`${(0,w().count)(y.length,"command")} not run`]:[]]}function b({dangers:i,
findings:g,blast:y,told:h}){return(0,N().groupCauses)([...i,...g,...y,...h]).filter(({lead:P})=>P.severity==="warning")}
function A({blocked:i,dangers:g}){const h=[...i.flatMap(({findings:[R]})=>R?.harm==="danger"?R:[]),...(0,N().groupCauses)(
g).map(({lead:R})=>R)],[P]=h.map(R=>({why:r(R),isError:R.severity==="error"})).toSorted((R,M)=>Number(M.isError)-Number(
R.isError)||(0,C().dangerRank)(R.why)-(0,C().dangerRank)(M.why));if(P===void 0)return[];const{why:$}=P,m=(0,w().grouped)(
h.length);return h.length===1?[[$.replace(/^command /,"1 command "),"1 danger"]]:[[$,$.replace(/ with .*/,"")].map(R=>`${m}\
 dangers: ${R}`).concat(`${m} dangers`)]}function I({findings:[i]}){return i?.harm==="danger"}function k([i,...g]){return i&&
g.length===0&&i.lead.harm!=="danger"?[r(i.lead)]:[]}function r({rule:i,danger:g=""}){return/^[\w ,`]+$/.test(g)?`command\
 ${g.replaceAll("`","")}`:((0,n().ruleOf)(i)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,h=>h.toLowerCase())}
function t({genes:i,findings:g}){const y=i.filter(({verdict:$})=>$==="needs_approval").length,h=g.some(({rule:$})=>$==="\
gate-approval-missing"),P=$=>h&&g.some(({rule:m})=>m===$);return[...P("gate-weakened")?["the gate is weakened"]:[],...P(
"agent-files-unapproved")?["machines run something else"]:[],...y>0?[`${(0,w().grouped)(y)} of ${(0,w().count)(i.length,
"gene")}`]:[]]}function s(i){const g=i.dangers.filter(({rule:y})=>!/^gate-|^agent-files-/.test(y));return{...i,dangers:g}}
function f({genes:i},g){const{blocked:y,failed:h,blast:P,findings:$}=g,m=i.filter(({verdict:F})=>F==="fail"||F==="error").
length,R=(0,N().groupCauses)($).filter(({lead:F})=>F.severity==="error"),M=[...m>0?[`${(0,w().grouped)(m)} of ${(0,w().count)(
i.length,"gene")} failed`]:[],...y.some(F=>!I(F))?[`${(0,w().count)(y.length,"command")} blocked`]:[],...h.length>0?[`${(0,w().
count)(h.length,"command")} failed`]:[],...P.some(({severity:F})=>F==="error")?["blast radius exceeded"]:[]],D=M.length>
0?"other error":"error";if(R.length>0)return[...M,[...k(R),(0,w().count)(R.length,D)]];const j=b(g);return M.length>0||j.
length===0?M:[[...k(j),(0,w().count)(j.length,"warning")]]}}),90042:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.EVIDENCE_NOTE=void 0,d.mutantWords=L,d.noticesDefect=E,d.proofOf=C;function n(){const O=o(89549);return n=function(){return O},
O}function S(){const O=o(94965);return S=function(){return O},O}function C(O){const{policy:e,isolation:x,approvals:c,approval_digest:l}=O,
v=O.blast_radius?.counting==="reference"?", files counted like the reference engine":"",b=e?.extends?` extending ${e.extends.
repository}/${e.extends.path}`:"",A=e?.enforce_until===void 0?"":` until ${e.enforce_until}`,I=e?.enforce?`, reports onl\
y${A}: a failing verdict does not fail the check`:"",k=e?.combined_with?` combined with ${e.combined_with.name}`:"";return[
{label:"Commits",value:N(O)},{label:"Policy",value:e?`${e.path??"built-in defaults"}${b}${k}, profile ${e.profile}${v}${I}`:
"not read"},...c.length>0?[{label:"Approved",value:c.map(w).join(", ")}]:[],...l===null?[]:[{label:"Approval",value:`dig\
est ${(0,n().shortDigest)(l)}`}],{label:"Isolation",value:u(x)},...O.genes.some(({commands:r})=>r.length>0)?[{label:"Can\
 fail",value:p(O)}]:[]]}function N(O){const{base_sha:e,head_sha:x,audited_sha:c,event:l}=O;if(e!==null&&e===c)return`${(0,S().
shortCommit)(e)} is both base and head, so nothing changes`;const v=`${(0,S().shortCommit)(e)} \u2192 ${(0,S().shortCommit)(
x)}`;return l.name==="worktree"?`${v} with the uncommitted files`:l.name==="index"?`${v} with the staged files`:c===x?v:
`${v}, audited: ${(0,S().shortCommit)(c)}`}function w({user:O,at:e,pull_request:x}){return`by ${O} at ${(0,S().moment)(e)}${x===
void 0?"":` (pull request ${x})`}`}function u({level:O,description:e}){return O!=="namespaces"?e:`contained: ${/no network/.
test(e)?"no network":"network allowed"}, private copy`}const T=d.EVIDENCE_NOTE="The audit is the gate. Command output co\
mes from the change\u2019s own code and is only evidence.",a={killed:"yes",survived:"no",not_run:"not run"};function L({
outcome:O,reason:e}){return`notices a defect: ${a[O]}${e===void 0?"":` (${e})`}`}function E({commands:O}){const e=O.flatMap(
({mutant:c})=>c?.outcome??[]);if(e.length===0)return;const[x]=["killed","not_run","survived"].filter(c=>e.includes(c));return x&&
a[x]}function p({genes:O}){const x=O.flatMap(v=>v.commands).flatMap(({mutant:v})=>v??[]);if(x.length===0)return"not trie\
d; only a run with the change broken can tell";const c=x.find(v=>v.reason!==void 0)?.reason,l=v=>x.filter(({outcome:b})=>b===
v).length;return l("not_run")===x.length?`not tried: ${c}`:`with the change broken, ${l("killed")} of ${x.length} comman\
ds did not pass, as the change\u2019s own code reported${c===void 0?"":`; ${l("not_run")} not run: ${c}`}`}}),17655:((V,d,o)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.ruleDocuments=T,d.ruleMarkdown=p,d.rulePage=e,d.rulesByTopic=a;function n(){
const l=o(59490);return n=function(){return l},l}function S(){const l=o(13580);return S=function(){return l},l}function C(){
const l=o(79215);return C=function(){return l},l}function N(){const l=o(43767);return N=function(){return l},l}function w(){
const l=o(88489);return w=function(){return l},l}const u="<!-- Generated from the catalogue of rules. Do not edit. -->";
function T(l=(0,S().allRules)()){return new Map([["README.md",L(l)],...l.map(v=>[`${v.id}.md`,`${u}

${p(v)}`])])}function a(l=(0,S().allRules)()){return(0,n().groupBy)(l,E)}function L(l){const v=[...a(l)].map(([A,I])=>{const k=I.
map(({id:r,severity:t,title:s})=>`| [${r}](${r}.md) | ${t} | ${s} |`);return[`## ${A}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...k].join(`
`)}),b=`The gate has ${l.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${w().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[u,"# Rules",b,...v].join(`

`)}
`}function E({layer:l,profile:v}){return v===void 0?String(l):`Profile ${v}${typeof l=="number"?`, layer ${l}`:""}`}function p(l){
return`${e(l).map(O).join(`

`)}
`}function O({kind:l,text:v}){switch(l){case"title":return`# ${v}`;case"heading":return`## ${v}`;case"paragraph":return v;case"\
code":return`\`\`\`\`text
${v}
\`\`\`\``}}function e(l){const{id:v,title:b,severity:A,harm:I,layer:k,since:r,why:t,wrong:s,right:f,configure:i}=l;return[
{kind:"title",text:v},{kind:"paragraph",text:`${b}.`},{kind:"paragraph",text:`Severity: ${A} \xB7 Harm: ${I} \xB7 Layer: ${k}\
 \xB7 Since: ${r}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:t},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,C().
exampleText)(s)},{kind:"heading",text:"Right"},{kind:"code",text:(0,C().exampleText)(f)},{kind:"heading",text:"In the po\
licy"},...i===void 0?[]:[{kind:"code",text:i}],...x(l)]}function x(l){return(0,N().mayBeIgnored)(l)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${l.id}
    reason: Why this is acceptable
    expires: ${c}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const c="2027-12-31"}),
80633:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.fileText=N,d.filesText=C;function n(){const T=o(80401);
return n=function(){return T},T}function S(){const T=o(67298);return S=function(){return T},T}function C(T,a={}){return[
...new Set([...Object.keys(T??{}),...Object.keys(a)])].map(E=>{const p=T?.[E],O=a[E];return(T===void 0||JSON.stringify(p)===
JSON.stringify(O))&&O!==void 0?N(E,O):w(E,p,O)})}function N(T,a){if(typeof a=="object"&&"symlink"in a)return`# ${T} -> ${a.
symlink}`;const L=typeof a=="object"&&"latin1"in a?" (in ISO 8859-1)":"",E=u(T,a).trimEnd();return E===""?`# ${T} (empty\
)`:`# ${T}${L}
${E}`}function w(T,a,L){return(0,n().createTwoFilesPatch)(a===void 0?"/dev/null":`a/${T}`,L===void 0?"/dev/null":`b/${T}`,
u(T,a),u(T,L),void 0,void 0,{headerOptions:n().FILE_HEADERS_ONLY}).trimEnd()}function u(T,a=""){return typeof a=="string"?
a:"symlink"in a?a.symlink:"submodule"in a?`Subproject commit ${a.submodule}
`:("latin1"in a?a.latin1:a).map(E=>`${(0,S().assetText)(E,T.endsWith(".jsonl"))}
`).join("")}}),79215:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.exampleText=N,d.isChangeExample=S,d.isPromotionExample=
C;function n(){const e=o(80633);return n=function(){return e},e}function S(e){return typeof e=="object"&&"head"in e}function C(e){
return typeof e=="object"&&"candidates"in e}function N(e){return typeof e=="string"?O(e):[...T(e),...u(e)].join(`

`)}const w=".github/gene-gate.yml";function u({policy:e}){return e===void 0?[]:[(0,n().fileText)(w,e)]}function T(e){if(C(
e))return L(e);if(!S(e))return[p(e),...e.firstHalf?["# Judged before `prepare`"]:[],...(e.without??[]).map(I=>`# without\
 ${I}`),...(0,n().filesText)(e.base,e.files)];const{base:x,head:c,checkout:l,inputs:v,run:b,approvedBy:A}=e;return[...(0,n().
filesText)(x,c),...l?[`# The checkout is ${a[l]}.`]:[],...v?[`with:
${E(v)}`]:[],...b?.installed?["npm ci --ignore-scripts"]:[],...b?.prepare?[`with:
  prepare: ${b.prepare}`]:[],...b?.large?["truncate --size=5G node_modules/large"]:[],...b?.untracked?["# On disk, but n\
ot in the commit:",...(0,n().filesText)(void 0,b.untracked)]:[],...b?.meanwhile?["# Written while this runs:",...(0,n().
filesText)(void 0,b.meanwhile)]:[],...b?.shard?[`gene-gate check --shard ${b.shard}`]:[],...b?.cancelled?["# The job is \
cancelled while this runs."]:[],...(A??[]).map(I=>`@${I} approves with the comment: /gene-gate approve`)]}const a={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function L(e){
const{candidates:x,messages:c=[],files:l,events:v,reports:b,attestations:A=[],checkRun:I,run:k}=e;return[...c.map(r=>(0,n().
fileText)("messages.jsonl",JSON.stringify(r))),...(0,n().filesText)(void 0,{"candidates.jsonl":x,...l,...v&&{"events.jso\
nl":v},...b&&{"gate-report.json":b}}),...A.map(r=>`# The attestation:
${JSON.stringify(r,null,2)}`),...I===void 0?[]:[`# The digest of the report is ${I?"":"not "}in a check run on GitHub.`],
...k?["gene-gate promote candidates.jsonl --run"]:[]]}function E(e){return Object.entries(e).map(([x,c])=>`  ${x}: ${c}`).
join(`
`)}function p({command:e,context:x}){return x===void 0?O(e):JSON.stringify({command:e,context:x})}function O(e){return typeof e==
"string"&&e.trim()!==""?e:`"validation": [${JSON.stringify(e)}]`}}),23107:((V,d,o)=>{Object.defineProperty(d,"__esModule",
{value:!0}),d.findParts=L,d.readAtMost=p,d.readParts=E;function n(){const x=o(51455);return n=function(){return x},x}function S(){
const x=o(76760);return S=function(){return x},x}function C(){const x=o(41895);return C=function(){return x},x}function N(){
const x=o(73388);return N=function(){return x},x}function w(){const x=o(78374);return w=function(){return x},x}function u(){
const x=o(78534);return u=function(){return x},x}const T=2*u().MAX_REPORT_BYTES,a="gate-report.json";async function L(x){
return(await(0,n().readdir)(x,{recursive:!0,withFileTypes:!0}).catch(l=>{if(l.code==="ENOENT")return[];throw new(C()).GateError(
"file_unreadable",`Cannot read the directory ${x} (${l.code}).`,"Specify the directory into which the parts were downloa\
ded.",{cause:l})})).filter(l=>l.isFile()&&l.name===a).map(({parentPath:l,name:v})=>(0,S().join)(l,v)).sort()}async function E(x,c,l=O){
if(x.length>w().MAX_SHARDS)throw e(`There are more than ${w().MAX_SHARDS} parts`);const v=[];let b=T;for(const A of x){const I=await p(
Math.min(b,u().MAX_REPORT_BYTES),A,c);b-=I.length;const k=(0,N().inputName)(A);v.push({name:k,report:(0,u().readReportFile)(
I,k,l)})}return v}async function p(x,c,l){const v=[];let b=0;for await(const A of l(c)){if(b+=A.length,b>x)throw e(`${(0,N().
inputName)(c)} is too large, alone or together with the other parts`);v.push(A)}return Buffer.concat(v)}const O="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function e(x){return new(C()).GateError("\
artifact_invalid",x,O)}}),94274:((V,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.isForHuman=N,d.nextActorOf=
w;function n(){const u=o(28894);return n=function(){return u},u}function S(){const u=o(13580);return S=function(){return u},
u}function C(){const u=o(47350);return C=function(){return u},u}function N({rule:u,location:T,danger:a}){return a!==void 0||
(0,S().ruleOf)(u)?.actor==="human"||T!==void 0&&(0,n().isAuditLog)(T.path)}function w(u,T,a){switch(u){case"pass":case"w\
arn":return"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":return T.some(L=>(0,C().isBlocking)(
L,a)&&!N(L))?"agent":"human"}}}),42844:((V,d,o)=>{o.r(d),o.d(d,{default:()=>n.A});var n=o(49585)}),40894:((V,d,o)=>{o.r(
d),o.d(d,{renderToString:()=>n.F0});var n=o(53091)}),892:((V,d,o)=>{o.r(d),o.d(d,{Fragment:()=>n.FK,jsx:()=>n.Y,jsxs:()=>n.
FD});var n=o(38720)})};
