"use strict";exports.id=770,exports.ids=[770],exports.modules={89805:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.whileLocked=
p;function n(){const m=e(77598);return n=function(){return m},m}function h(){const m=e(51455);return h=function(){return m},
m}function j(){const m=e(76760);return j=function(){return m},m}function $(){const m=e(58500);return $=function(){return m},
m}function f(){const m=e(25479);return f=function(){return m},m}const a=".gene-gate.lock",g=3e4,d=50,T=12e4;async function p(m,S){
const y=(0,j().join)(m,a),l=performance.now()+g;for(;!await u(y);)if(await L(y))await x(y);else{if(performance.now()>l)throw new Error(
`another gene-gate process writes to ${m} (remove ${y} if none does)`);await(0,$().setTimeout)(d)}try{return await S()}finally{
await(0,h().rm)(y,{force:!0})}}async function u(m){try{return await(0,h().writeFile)(m,(0,f().processIdentity)(),{flag:"\
wx"}),!0}catch(S){if(S.code==="EEXIST")return!1;throw S}}async function x(m){const S=`${m}.${(0,n().randomUUID)()}`;try{
await(0,h().rename)(m,S)}catch{return}await L(S)||await(0,h().link)(S,m).catch(()=>{}),await(0,h().rm)(S,{force:!0})}async function L(m){
try{return(0,f().isEnded)(await(0,h().readFile)(m,"utf8"))?!0:Date.now()-(await(0,h().stat)(m)).mtimeMs>T}catch{return!1}}}),
55430:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.publishFiles=o,c.resultPaths=S;function n(){const t=e(
51455);return n=function(){return t},t}function h(){const t=e(76760);return h=function(){return t},t}function j(){const t=e(
58500);return j=function(){return t},t}function $(){const t=e(1207);return $=function(){return t},t}function f(){const t=e(
41895);return f=function(){return t},t}function a(){const t=e(28765);return a=function(){return t},t}function g(){const t=e(
52978);return g=function(){return t},t}function d(){const t=e(10289);return d=function(){return t},t}function T(){const t=e(
62887);return T=function(){return t},t}function p(){const t=e(58802);return p=function(){return t},t}function u(){const t=e(
31048);return u=function(){return t},t}function x(){const t=e(58924);return x=function(){return t},t}function L(){const t=e(
11357);return L=function(){return t},t}function m(){const t=e(89805);return m=function(){return t},t}function S(t){return{
report:(0,h().join)(t,"gate-report.json"),validationReports:(0,h().join)(t,"validation-reports"),validationLines:(0,h().
join)(t,"validation-reports.jsonl"),testResult:y(t,"test-result"),summary:y(t,"verification-summary"),agentTask:(0,h().join)(
t,g().AGENT_TASK_FILE),agentPatch:(0,h().join)(t,g().AGENT_PATCH_FILE),page:(0,h().join)(t,"report.md"),html:(0,h().join)(
t,"report.html"),sarif:(0,h().join)(t,"report.sarif"),junit:(0,h().join)(t,"report.junit.xml")}}function y(t,s){return{statement:(0,h().
join)(t,`${s}.intoto.json`),predicate:(0,h().join)(t,`${s}.predicate.json`),subjects:(0,h().join)(t,`${s}.subjects.sha25\
6`)}}const l=1024*1024;async function o(t,s,r){const O=S(t);try{return await M(t),await(0,m().whileLocked)(t,async()=>{for(const R of E(
O,s,r))await R(),await(0,j().setImmediate)(),r?.throwIfAborted()}),{status:"reached",where:t}}catch(R){return{status:"fa\
iled",reason:`could not write the result files: ${(0,$().readFailure)(R).said}`,...R instanceof f().GateError&&{hint:R.hint}}}}
function E(t,{report:s,markdown:r},O){const R=(0,u().renderJson)(s);return[()=>(0,a().replaceFile)(t.report,R),()=>b(t.validationReports,
s,O),()=>(0,a().replaceFile)(t.validationLines,(0,u().renderJsonLines)(s)),()=>C(t.testResult,(0,p().testResultStatement)(
s)),()=>C(t.summary,(0,u().summaryStatement)(s,R)),()=>(0,a().replaceFile)(t.agentTask,(0,g().renderAgentTask)(s)),()=>i(
t.agentPatch,s.fix?.patch||void 0),()=>(0,a().replaceFile)(t.page,r(l)),()=>(0,a().replaceFile)(t.html,(0,T().renderHtml)(
s)),()=>(0,a().replaceFile)(t.sarif,(0,L().renderSarif)(s)),()=>(0,a().replaceFile)(t.junit,(0,x().renderJunit)(s))]}async function b(t,{
validation_reports:s},r){await M(t);for(const O of await(0,n().readdir)(t))/^vr_\d+\.json$/.test(O)&&await(0,n().rm)((0,h().
join)(t,O));for(const O of s)r?.throwIfAborted(),await(0,a().replaceFile)((0,h().join)(t,`${O.id}.json`),`${(0,d().json)(
O)}
`)}async function C(t,s){await i(t.statement,s&&`${(0,d().json)(s)}
`),await i(t.predicate,s&&`${(0,d().json)(s.predicate)}
`),await i(t.subjects,s&&(0,p().checksumsOf)(s.subject))}async function M(t){if(await(0,a().makeFolder)(t),!(await(0,n().
lstat)(t)).isDirectory())throw new Error(`${t} is a symlink or not a directory`)}async function i(t,s){s===void 0?await(0,n().
rm)(t,{force:!0}):await(0,a().replaceFile)(t,s)}}),73849:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.agentTaskSchema=
c.AGENT_TASK_VERSION=void 0,c.readAgentTask=L;function n(){const S=e(7723);return n=function(){return S},S}function h(){
const S=e(41895);return h=function(){return S},S}function j(){const S=e(54078);return j=function(){return S},S}function $(){
const S=e(9819);return $=function(){return S},S}function f(){const S=e(99462);return f=function(){return S},S}function a(){
const S=e(13970);return a=function(){return S},S}const g=c.AGENT_TASK_VERSION="1.0.0",d=n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
T=f().findingIdSchema.exactOptional().describe("The id of the finding; absent if the report is from a version without id\
s."),p=n().object({finding:T,rule:n().string(),path:n().string().exactOptional(),line:n().int().min(1).exactOptional(),message:n().
string(),remedy:n().string()}),u=n().object({finding:T,why:n().string(),needs:n().string().describe("What the person doe\
s, such as an approval and its digest.")}),x=c.agentTaskSchema=n().object({type:n().literal("AgentTask"),schema_version:n().
literal(g),next_actor:a().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:a().verdictSchema,error:n().object({code:n().string(),message:n().string(),hint:n().
string()}).optional(),head_sha:d.nullable().describe("The commit that the task is about."),base_sha:d.nullable(),policy:n().
object({ref:n().string().exactOptional(),profile:n().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:n().array($().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:n().array(p).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),human:n().array(u).describe("Findings that only a person resolves."),must_not:n().array(n().string()).describe(
"What the agent does not do, whatever the findings are."),patch:n().string().nullable().describe("A unified diff of the \
edits for `git apply`; null without one."),verify:n().string().describe("The command that exits with 0 when nothing is l\
eft to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function L(S,y){
try{return x.parse(JSON.parse(S.toString("utf8")))}catch(l){throw new(h()).GateError("input_invalid",`${y} is not an Age\
ntTask of this version: ${m(l)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of th\
e results.",{cause:l})}}function m(S){return S instanceof n().ZodError?`\`${(0,j().dotPath)(S.issues[0]?.path??[])||"typ\
e"}\` is missing or has an invalid value`:"it is not JSON"}}),52978:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.AGENT_TASK_FILE=c.AGENT_PATCH_FILE=void 0,c.agentTask=l,c.renderAgentTask=L,c.renderTask=m;function n(){const i=e(1395);
return n=function(){return i},i}function h(){const i=e(28894);return h=function(){return i},i}function j(){const i=e(38863);
return j=function(){return i},i}function $(){const i=e(78261);return $=function(){return i},i}function f(){const i=e(39231);
return f=function(){return i},i}function a(){const i=e(13580);return a=function(){return i},i}function g(){const i=e(94274);
return g=function(){return i},i}function d(){const i=e(47350);return d=function(){return i},i}function T(){const i=e(10289);
return T=function(){return i},i}function p(){const i=e(73849);return p=function(){return i},i}const u=c.AGENT_TASK_FILE=
"agent-task.json",x=c.AGENT_PATCH_FILE="agent-task.patch";function L(i){return m(l(i))}function m(i){return`{
${Object.entries(p().agentTaskSchema.parse(i)).map(([s,r])=>{const R=Array.isArray(r)&&r.length>0?`[
${r.map(T().jsonLine).join(`,
`)}
]`:(0,T().jsonLine)(r);return`${JSON.stringify(s)}: ${R}`}).join(`,
`)}
}
`}const S=new Set(["approval-missing","gate-approval-missing"]),y=new Set([...S,...n().NEEDS_PERSON]);function l(i){const{
verdict:t,next_actor:s,error:r,head_sha:O,base_sha:R,policy:N,findings:P,fix:v}=i,w=s==="done"?o:E(i),F=P.filter(k=>w(k)||
o(k)).sort($().byHarm),I=new Set(F.filter(g().isForHuman)),W=b(v?.edits??[]);return{type:"AgentTask",schema_version:p().
AGENT_TASK_VERSION,next_actor:s,verdict:t,...r&&{error:r},head_sha:O,base_sha:R,policy:N&&{...N.ref!==void 0&&{ref:N.ref},
profile:N.profile},edits:v?.edits??[],todo:F.filter(k=>!I.has(k)&&!W(k)).map(({id:k,rule:U,message:H,remedy:A,location:D})=>({
...k!==void 0&&{finding:k},rule:U,...D&&{path:D.path,line:D.line},message:H,remedy:A})),human:[...I].map(k=>({...k.id!==
void 0&&{finding:k.id},why:k.message,needs:C(k,i)})),must_not:f().MUST_NOT,patch:v?.patch??null,verify:M(i,F)}}function o({
rule:i,severity:t,suppressed:s}){return(0,a().ruleOf)(i)?.advice===!0&&t==="warning"&&!s}function E({policy:i,verdict:t,
findings:s}){const r=s.some(N=>(0,d().isBlocking)(N,"error")),O=i?.fail_on??(t==="fail"&&!r?"warning":"error"),R=s.some(
({rule:N})=>N==="gate-approval-missing")?y:S;return N=>!N.suppressed&&((0,d().isBlocking)(N,O)||R.has(N.rule))}function b(i){
const t=new Set(i.map(({finding:r})=>r)),s=new Set(i.map(({path:r,old:O})=>JSON.stringify([r,O])));return({id:r,subject:O,
location:R})=>t.has(r)||s.has(JSON.stringify([R?.path,O?.command]))}function C({rule:i,remedy:t,location:s},{approval_digest:r}){
return r!==null&&y.has(i)?`${t} The approval digest is ${r}.`:s&&(0,h().isAuditLog)(s.path)?`${t} Only the process that \
owns the audit log writes to it.`:t}function M({policy:i,base_sha:t,event:s},r){const O=i?.ref??t,R=r.some(({layer:N})=>N===
"run");return[`${j().COMMAND} check --worktree`,...s?.name==="index"?["--staged"]:[],...R?[]:["--no-run"],...i?.enforce===
"report"?["--block"]:[],...O?[`--base ${O}`]:[]].join(" ")}}),31947:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.agentFilesSection=$;function n(){const a=e(892);return n=function(){return a},a}function h(){const a=e(66611);return h=
function(){return a},a}function j(){const a=e(77243);return j=function(){return a},a}function $({report:a}){const g=(0,h().
agentLines)(a);if(g.length!==0)return{id:"machines",title:h().AGENT_TITLE,count:g.length,body:(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)("p",{class:"quiet",children:h().AGENT_NOTE}),(0,n().jsx)(j().List,{of:g,noun:"command",each:d=>(0,n().
jsx)(f,{line:d})})]})}}function f({line:{file:a,entry:g,word:d,means:T,isGrave:p}}){return(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsxs)("p",{children:[(0,n().jsx)(j().Status,{tone:p?"bad":"caution",word:d.toLowerCase()})," ",(0,n().jsx)(j().Name,
{text:`${a.path}:${g.line}`})," ",(0,n().jsx)(j().Sentence,{text:g.event})]}),(0,n().jsx)("pre",{dir:"ltr",children:(0,n().
jsx)(j().Name,{text:g.command})}),T!==""&&(0,n().jsx)("p",{children:(0,n().jsx)(j().Sentence,{text:T})}),g.state!=="remo\
ved"&&(0,n().jsx)("p",{class:"quiet",children:(0,n().jsx)(j().Sentence,{text:`${a.tool} ${a.approval}.`})})]})}}),76114:((V,c,e)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.attentionSection=u;function n(){const o=e(892);return n=function(){return o},
o}function h(){const o=e(51660);return h=function(){return o},o}function j(){const o=e(17577);return j=function(){return o},
o}function $(){const o=e(63245);return $=function(){return o},o}function f(){const o=e(94965);return f=function(){return o},
o}function a(){const o=e(5013);return a=function(){return o},o}function g(){const o=e(77243);return g=function(){return o},
o}function d(){const o=e(48020);return d=function(){return o},o}const T=12,p={most:10,columns:120};function u(o){const{dangers:E,
blocked:b,failed:C,waiting:M,blast:i,findings:t}=o.sections,s=(0,$().groupCommands)(b).map(P=>x(P,o)),r=(0,$().groupCommands)(
C).map(P=>L(P,o)),O=(0,$().groupFindings)(M).map(P=>m(P,["waiting","approval required"])),R=P=>(0,$().groupFindings)(P).
map(v=>m(v,[f().SEVERITY_TONES[v.lead.severity],v.lead.severity])),N=[{noun:"dangerous finding",cards:R(E)},{noun:"block\
ed command",cards:s},{noun:"failed command",cards:r},{noun:"pending approval",cards:O},{noun:"finding",cards:R([...i,...t])}].
filter(({cards:P})=>P.length>0);if(N.length!==0)return{id:"attention",title:"Action required",count:N.reduce((P,{cards:v})=>P+
v.length,0),body:N.map(({noun:P,cards:v})=>(0,n().jsx)(g().List,{of:v,noun:P,each:w=>w,open:T},P))}}function x({lead:o,others:E},b){
const{main:C,further:M}=(0,j().reasonsOf)(o.findings),i=[...C?[C]:[],...M];return(0,n().jsxs)(S,{tone:"bad",word:"blocke\
d",title:(0,n().jsx)(y,{of:o,page:b}),children:[(0,n().jsx)(a().CommandText,{command:o.command,findings:i}),C===void 0&&
(0,n().jsx)("p",{children:(0,n().jsx)(g().Sentence,{text:o.gene.summary})}),i.map(t=>(0,n().jsx)(d().FindingReason,{finding:t},
t.rule)),(0,n().jsx)(l,{others:E,page:b})]})}function L({lead:o,others:E},b){const{outcome:C}=o.command;if(C===void 0)return null;
const M=(0,h().errorLines)(C,p.most,p.columns);return(0,n().jsxs)(S,{tone:"bad",word:`${(0,f().statusWords)(C)} after ${(0,f().
duration)(C.duration_ms)}`,title:(0,n().jsx)(y,{of:o,page:b}),children:[(0,n().jsx)(a().CommandText,{command:o.command,findings:[]}),
M.length>0&&(0,n().jsxs)("figure",{children:[(0,n().jsx)("figcaption",{class:"quiet",children:"Output"}),(0,n().jsx)("pr\
e",{dir:"ltr",children:M.join(`
`)})]}),o.findings.map((i,t)=>(0,n().jsx)(d().FindingReason,{finding:i},t)),(0,n().jsx)(l,{others:E,page:b})]})}function m({
lead:o,others:E},[b,C]){const M=(0,j().pathAndLine)(o)??o.subject?.id;return(0,n().jsxs)(S,{tone:b,word:C,title:M===void 0?
null:(0,n().jsx)(g().Name,{text:M}),children:[(0,n().jsx)(d().FindingReason,{finding:o}),E.length>0&&(0,n().jsxs)("detai\
ls",{children:[(0,n().jsxs)("summary",{children:[(0,f().count)(E.length,"more finding")," of this rule in this file"]}),
(0,n().jsx)(d().Findings,{of:E})]})]})}function S({tone:o,word:E,title:b,children:C}){return(0,n().jsxs)("article",{children:[
(0,n().jsxs)("h3",{children:[(0,n().jsx)(g().Status,{tone:o,word:E})," ",(0,n().jsx)("span",{class:"quiet",children:b})]}),
C]})}function y({of:{gene:o,command:E,position:b},page:C}){const{path:M=o.path,line:i=o.line}=E.location??{};return(0,n().
jsxs)(n().Fragment,{children:[(0,n().jsx)(g().Link,{to:C.anchorOf(E),children:(0,n().jsx)(g().Name,{text:o.id})}),", com\
mand ",b," of ",o.commands.length,", ",(0,n().jsx)(g().Name,{text:`${M}:${i}`})]})}function l({others:o,page:E}){return o.
length===0?null:(0,n().jsxs)("details",{children:[(0,n().jsxs)("summary",{children:["Same problem in ",(0,f().count)(o.length,
"other command")]}),(0,n().jsx)(g().List,{of:o,noun:"command",each:b=>(0,n().jsx)(y,{of:b,page:E})})]})}}),25757:((V,c,e)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.blastRadiusSection=f;function n(){const d=e(892);return n=function(){
return d},d}function h(){const d=e(67237);return h=function(){return d},d}function j(){const d=e(94965);return j=function(){
return d},d}function $(){const d=e(77243);return $=function(){return d},d}function f(d){const{report:T}=d,p=T.blast_radius;
if(p===null||p.files+p.exempt_files===0)return;const u=(0,h().uncountedFiles)(T);return{id:"blast-radius",title:"Blast r\
adius",body:(0,n().jsxs)(n().Fragment,{children:[(0,h().sizeLimits)(T).map((x,L)=>(0,n().jsx)(g,{limit:x,page:d},L)),(0,n().
jsx)($().Facts,{facts:[["Changed",(0,h().countedWords)(T)],["Counted",`${(0,j().count)(p.files,"file")}, ${(0,j().count)(
p.lines,"line")}`],["Not counted",`${(0,j().count)(p.exempt_files,"file")}, ${(0,j().count)(p.exempt_lines,"line")}: ass\
et files and new validation scripts`],["Hard cap",`${(0,j().count)(p.hard_cap_files,"file")}, ${(0,j().count)(p.hard_cap_lines,
"line")}`]]}),(0,n().jsx)(a,{of:p.directories}),u.length>0&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:"\
Files that do not count or whose diff is hidden"}),(0,n().jsx)($().List,{of:u,noun:"file",each:({path:x,words:L})=>(0,n().
jsxs)(n().Fragment,{children:[(0,n().jsx)($().Name,{text:x}),": ",L]})})]})]})}}function a({of:d}){const T=d.map(({path:p,
files:u,lines:x,exempt_files:L=0,exempt_lines:m=0})=>({path:p===""?".":p,files:u-L,lines:x-m,exempt:L===0?"":(0,j().count)(
L,"file")})).sort((p,u)=>u.files-p.files||u.lines-p.lines);return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("tabl\
e",{children:[(0,n().jsx)("thead",{children:(0,n().jsxs)("tr",{children:[(0,n().jsx)("th",{scope:"col",children:"Directo\
ry"}),(0,n().jsx)("th",{scope:"col",children:"Lines"}),(0,n().jsx)("th",{scope:"col",children:"Not counted"}),(0,n().jsx)(
"th",{scope:"col",children:"Files"})]})}),(0,n().jsx)("tbody",{children:(0,$().shownOf)(T).map(({path:p,lines:u,exempt:x,
files:L})=>(0,n().jsxs)("tr",{children:[(0,n().jsx)("th",{scope:"row",children:(0,n().jsx)($().Name,{text:p})}),(0,n().jsx)(
"td",{children:(0,j().grouped)(u)}),(0,n().jsx)("td",{children:x}),(0,n().jsx)("td",{children:(0,j().grouped)(L)})]},p))})]}),
(0,n().jsx)($().Rest,{of:T,noun:"folder"})]})}function g({limit:d,page:T}){const{used:p,limit:u,unit:x,grade:L,gene:m}=d,
{words:S,tone:y}=h().SIZE_GRADES[L];return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)("p",{children:[(0,n().jsx)($().
Status,{tone:y,word:`${(0,j().grouped)(p)} of ${(0,j().grouped)(u)} ${x}`})," ",S," ",(0,h().ownerWords)(d)," ",m&&(0,n().
jsx)($().Link,{to:T.anchorOf(m),children:(0,n().jsx)($().Name,{text:m.id})}),(0,h().othersOver)(T.report,d)]}),(0,n().jsx)(
"progress",{class:y,value:p,max:Math.max(1,u),"aria-hidden":"true"})]})}}),5013:((V,c,e)=>{Object.defineProperty(c,"__es\
Module",{value:!0}),c.Command=p,c.CommandText=u;function n(){const o=e(892);return n=function(){return o},o}function h(){
const o=e(10289);return h=function(){return o},o}function j(){const o=e(88611);return j=function(){return o},o}function $(){
const o=e(73861);return $=function(){return o},o}function f(){const o=e(94965);return f=function(){return o},o}function a(){
const o=e(77243);return a=function(){return o},o}function g(){const o=e(48020);return g=function(){return o},o}const d={
allow:"allowed",warn:"allowed with a warning",block:"blocked"},T={passed:"good",failed:"bad",timed_out:"bad",blocked:"ba\
d",skipped:"quiet",crashed:"bad",not_runnable:"bad",error:"bad"};function p({command:o,findings:E,anchor:b}){const{verdict:C,
risk:M,confirmation:i,outcome:t,mutant:s,profiles:r}=o,O=[...t?L(t):C==="block"?[]:["not run"],...s?[(0,$().mutantWords)(
s)]:[],...M?[`risk: ${M}`]:[],...i?[`confirmation: ${(0,f().spoken)(i)}`]:[],...Object.entries(r).map(([R,N])=>`${(0,h().
terminal)(R)}: ${N}`)];return(0,n().jsxs)("article",{id:b,children:[(0,n().jsx)(u,{command:o,findings:E}),(0,n().jsxs)("\
p",{class:"about",children:[(0,n().jsx)(a().Status,{tone:f().COMMAND_TONES[C],word:d[C]}),t&&(0,n().jsx)(a().Status,{tone:T[t.
status],word:(0,f().statusWords)(t)}),O.map(R=>(0,n().jsx)("span",{children:R},R))]}),E.length>0&&(0,n().jsx)(g().Findings,
{of:E}),(0,n().jsx)(x,{command:o}),t&&(0,n().jsx)(m,{outcome:t})]})}function u({command:{command:o},findings:E}){const b=E.
flatMap(({span:C})=>C??[]);return(0,n().jsx)("pre",{dir:"ltr",children:(0,j().shownParts)(o,b).map(({start:C,end:M,isShown:i})=>i?
(0,j().markedRuns)(o,{start:C,end:M},b).map(({text:t,marked:s},r)=>s?(0,n().jsx)("mark",{children:t||"\xA0"},r):t):(0,n().
jsx)("span",{class:"quiet",children:` ${(0,j().notShown)(M-C)} `},C))})}function x({command:{command:o,words:E=[]}}){return E.
every(({text:b,start:C,end:M})=>o.slice(C,M)===b)?null:(0,n().jsxs)("p",{class:"about",children:[(0,n().jsx)("span",{class:"\
quiet",children:"Parsed arguments"}),E.map(({text:b},C)=>(0,n().jsx)(a().Name,{text:b},C))]})}function L({status:o,duration_ms:E,
resources:b={}}){const{peak_memory_bytes:C,cpu_ms:M}=b;return[...o==="skipped"?[]:[(0,f().duration)(E)],...M===void 0?[]:
[`CPU: ${(0,f().duration)(M)}`],...C===void 0?[]:[`memory: ${(0,f().size)(C)}`]]}function m({outcome:o}){const{reason:E,
reused:b,stdout:C,stderr:M,side_effects:i}=o;return(0,n().jsxs)(n().Fragment,{children:[E!==void 0&&(0,n().jsx)("p",{children:(0,n().
jsx)(a().Sentence,{text:E})}),b&&(0,n().jsx)("p",{class:"quiet",children:"Result reused from another gene with the same \
command."}),(0,n().jsx)(y,{name:"Standard output",stream:C}),(0,n().jsx)(y,{name:"Standard error",stream:M}),i&&(0,n().jsx)(
S,{effects:i})]})}function S({effects:o}){const E=f().SIDE_EFFECTS.filter(M=>o[M].length),b=o.complete===!1;if(E.length===
0&&!b)return null;const C=E.map(M=>`${(0,f().count)((0,f().sideEffectCount)(M,o),"file")} ${M}`);return(0,n().jsxs)("det\
ails",{children:[(0,n().jsxs)("summary",{children:["Side effects ",(0,n().jsx)("span",{class:"quiet",children:C.join(", ")})]}),
b&&(0,n().jsx)("p",{class:"quiet",children:"The list of side effects is incomplete."}),(0,n().jsx)(a().Facts,{facts:E.map(
M=>[M,o[M].map((i,t)=>(0,n().jsx)("div",{children:(0,n().jsx)(a().Name,{text:i})},t))])})]})}function y({name:o,stream:E}){
const{head:b,tail:C,bytes:M,truncated:i}=E;return M===0?null:(0,n().jsxs)("details",{children:[(0,n().jsxs)("summary",{children:[
o," ",(0,n().jsx)("span",{class:"quiet",children:(0,f().size)(M)})]}),(0,n().jsx)(l,{text:b}),i&&(0,n().jsx)("p",{class:"\
quiet",children:"Output truncated: only the beginning and the end are kept."}),C!==""&&(0,n().jsx)(l,{text:C})]})}function l({
text:o}){return(0,n().jsx)("pre",{dir:"ltr",children:(0,h().outputLines)(o.replace(/\r?\n$/,"")).join(`
`)})}}),77243:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.Facts=L,c.Link=p,c.List=S,c.Name=g,c.Rest=y,
c.RuleLink=x,c.Sentence=d,c.Status=T,c.ruleAnchor=u,c.shownOf=m;function n(){const l=e(892);return n=function(){return l},
l}function h(){const l=e(13580);return h=function(){return l},l}function j(){const l=e(10289);return j=function(){return l},
l}function $(){const l=e(94965);return $=function(){return l},l}const f={sentence:2e3,name:300},a=1e3;function g({text:l}){
return(0,n().jsx)("code",{children:l===""?"(empty)":(0,j().terminal)((0,$().clipCounted)(l,f.name))})}function d({text:l}){
const o=(0,$().clipCounted)(l,f.sentence).split(/`([^`]+)`/);return(0,n().jsx)("bdi",{children:o.map((E,b)=>b%2===1?(0,n().
jsx)("code",{children:(0,j().terminal)(E)},b):(0,j().terminal)(E))})}function T({tone:l,word:o}){return(0,n().jsx)("stro\
ng",{class:`status ${l}`,children:o})}function p({to:l,children:o}){return l===void 0?o:(0,n().jsx)("a",{href:`#${l}`,children:o})}
function u(l){return(0,h().ruleOf)(l)&&`rule-${l}`}function x({rule:l}){return(0,n().jsx)(p,{to:u(l),children:(0,n().jsx)(
g,{text:l})})}function L({facts:l}){return(0,n().jsx)("dl",{children:l.map(([o,E],b)=>E?(0,n().jsxs)("div",{children:[(0,n().
jsx)("dt",{children:o}),(0,n().jsx)("dd",{children:E})]},b):null)})}function m(l){return l.slice(0,a)}function S({of:l,noun:o,
each:E,open:b=a}){const C=m(l).map((M,i)=>(0,n().jsx)("li",{children:E(M)},i));return(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsx)("ul",{children:C.slice(0,b)}),C.length>b&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:(0,$().
count)(l.length-b,`more ${o}`)}),(0,n().jsx)("ul",{children:C.slice(b)})]}),(0,n().jsx)(y,{of:l,noun:o})]})}function y({
of:{length:l},noun:o}){return l<=a?null:(0,n().jsxs)("p",{class:"quiet",children:[(0,$().count)(l-a,`more ${o}`)," in ",
(0,n().jsx)("code",{children:"gate-report.json"})]})}}),24845:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.environmentSection=g;function n(){const x=e(892);return n=function(){return x},x}function h(){const x=e(10289);return h=
function(){return x},x}function j(){const x=e(74658);return j=function(){return x},x}function $(){const x=e(90042);return $=
function(){return x},x}function f(){const x=e(94965);return f=function(){return x},x}function a(){const x=e(77243);return a=
function(){return x},x}function g({report:x}){const{isolation:L,policy:m,plans_digest:S,approval_digest:y}=x;return{id:"\
environment",title:"Environment",body:(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(a().Facts,{facts:[...(0,$().proofOf)(
x).map(({label:l,value:o})=>[l,(0,n().jsx)(a().Sentence,{text:o},l)]),["Next actor",(0,f().spoken)(x.next_actor)],["Poli\
cy digest",m&&(0,n().jsx)(a().Name,{text:m.digest},"policy")],["Plans digest",S&&(0,n().jsx)(a().Name,{text:S},"plans")],
["Approval digest",y&&(0,n().jsx)(a().Name,{text:y},"approval")],["Isolation in full",(0,n().jsx)(a().Sentence,{text:L.description},
"isolation")],["Isolation level",(0,f().spoken)(L.level)],["Requested isolation",L.requested],["Launcher",L.launcher&&(0,h().
terminal)(L.launcher)],...d(L),...T(x)]}),(0,n().jsx)(p,{isolation:L}),(0,n().jsx)(u,{isolation:L}),x.genes.length>0&&(0,n().
jsx)("p",{class:"quiet",children:$().EVIDENCE_NOTE})]})}}function d({limits:x}){if(x===void 0)return[];const{memory_bytes:L,
processes:m,processes_counted_for:S}=x;return[["Memory per command",L===null?"unlimited":(0,f().size)(L)],["Processes",`${m}\
 per ${S}`],["Open files",String(x.open_files)],["File size",(0,f().size)(x.file_bytes)],["Total written",(0,f().size)(x.
written_bytes)]]}function T({validation_reports:x,shards:L=[],tool:m,...S}){const y=x.map(({env_fingerprint:{node_version:o,
platform:E,arch:b}})=>`Node ${o}, ${E} ${b}`),l=L.length<(L[0]?.of??0);return[...[...new Set(y)].map(o=>["Commands ran o\
n",(0,h().terminal)(o)]),[l?"Shard":"Merged from",L.map(({index:o,of:E,verdict:b})=>`${o}/${E} (${j().VERDICT_WORDS[b]})`).
join(", ")],["Tool",`${m.name} ${(0,h().terminal)(m.version)}`],["Started",(0,h().terminal)((0,f().moment)(S.started_at))],
["Duration",(0,f().duration)(S.duration_ms)]]}function p({isolation:{probes:x=[]}}){if(x.length===0)return null;const L=x.
filter(({held:S})=>!S),m=`${x.length-L.length} of ${(0,f().count)(x.length,"attempt")} prevented`;return(0,n().jsxs)(n().
Fragment,{children:[(0,n().jsxs)("p",{children:["Sandbox self-test: ",(0,n().jsx)(a().Status,{tone:L.length===0?"good":"\
caution",word:m})]}),L.length>0&&(0,n().jsx)(a().List,{of:L,noun:"attempt",each:({name:S,required:y})=>(0,n().jsxs)(n().
Fragment,{children:[(0,n().jsx)(a().Status,{tone:y?"bad":"caution",word:"possible"})," ",(0,n().jsx)(a().Sentence,{text:(0,f().
spoken)(S)}),!y&&(0,n().jsx)("span",{class:"quiet",children:" (not required)"})]})})]})}function u({isolation:{downgrades:x=[]}}){
return x.length===0?null:(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("h3",{children:"Stronger containment that is n\
ot available"}),(0,n().jsx)(a().List,{of:x,noun:"downgrade",each:({from:L,reason:m})=>(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsx)(a().Name,{text:L}),": ",(0,n().jsx)(a().Sentence,{text:m})]})})]})}}),68875:((V,c,e)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.evidenceSection=j;function n(){const f=e(892);return n=function(){return f},f}function h(){
const f=e(77243);return h=function(){return f},f}function j({report:{capsules:f,events:a}}){const g=[...f.map(d=>({claim:d,
capsule:d})),...a.map(d=>({claim:d,capsule:void 0}))];if(g.length!==0)return{id:"evidence",title:"Evidence",count:g.length,
body:(0,n().jsx)(h().List,{of:g,noun:"asset",each:({claim:d,capsule:T})=>(0,n().jsxs)(n().Fragment,{children:[(0,n().jsxs)(
"p",{children:[d.type," ",(0,n().jsx)(h().Name,{text:d.id})," ",d.change," ",(0,n().jsx)("span",{class:"quiet",children:(0,n().
jsx)(h().Name,{text:`${d.path}:${d.line}`})})]}),T&&(0,n().jsx)($,{capsule:T})]})})}}function $({capsule:{eligible:f,reasons:a}}){
const[g,d]=f===null?["quiet","eligibility not checked"]:f?["good","eligible for promotion"]:["bad","not eligible for pro\
motion"];return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("p",{children:(0,n().jsx)(h().Status,{tone:g,word:d})}),
a.map(({rule:T,message:p},u)=>(0,n().jsxs)("p",{children:[(0,n().jsx)(h().Sentence,{text:p})," ",(0,n().jsx)(h().RuleLink,
{rule:T})]},u))]})}}),48020:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.FindingReason=x,c.Findings=p,c.
noticesSection=g,c.suppressedSection=d;function n(){const m=e(892);return n=function(){return m},m}function h(){const m=e(
10289);return h=function(){return m},m}function j(){const m=e(88611);return j=function(){return m},m}function $(){const m=e(
17577);return $=function(){return m},m}function f(){const m=e(94965);return f=function(){return m},m}function a(){const m=e(
77243);return a=function(){return m},m}function g({sections:m}){return T("notices","Notices",m.notices)}function d({sections:m}){
return T("suppressed","Ignored by the policy",m.suppressed)}function T(m,S,y){if(y.length!==0)return{id:m,title:S,count:y.
length,body:(0,n().jsx)(p,{of:y})}}function p({of:m}){return(0,n().jsx)(a().List,{of:m,noun:"finding",each:S=>(0,n().jsx)(
u,{finding:S})})}function u({finding:m}){const{severity:S}=m,y=(0,$().pathAndLine)(m);return(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsxs)("p",{children:[(0,n().jsx)(a().Status,{tone:f().SEVERITY_TONES[S],word:S})," ",y!==void 0&&(0,n().jsx)(a().
Name,{text:y})]}),(0,n().jsx)(x,{finding:m})]})}function x({finding:m}){const{message:S,remedy:y,rule:l,suppressed:o}=m;
return(0,n().jsx)(a().Facts,{facts:[["Why",(0,n().jsx)(a().Sentence,{text:S},"why")],["Fix",y!==""&&(0,n().jsx)(L,{finding:m},
"fix")],["Ignored",o&&(0,n().jsxs)(n().Fragment,{children:["until ",(0,h().terminal)(o.expires),": ",(0,n().jsx)(a().Sentence,
{text:o.reason})]})],["Rule",(0,n().jsx)(a().RuleLink,{rule:l},"rule")]]})}function L({finding:{remedy:m,edit:S}}){const y=(0,j().
editLines)(S).map(h().terminal);return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(a().Sentence,{text:m}),y.length>0&&
(0,n().jsx)("pre",{dir:"ltr",children:y.map((l,o)=>l.startsWith("-")?(0,n().jsx)("del",{children:`${l}
`},o):(0,n().jsx)("ins",{children:`${l}
`},o))})]})}}),77002:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.genesSection=d;function n(){const u=e(
892);return n=function(){return u},u}function h(){const u=e(78559);return h=function(){return u},u}function j(){const u=e(
74658);return j=function(){return u},u}function $(){const u=e(94965);return $=function(){return u},u}function f(){const u=e(
5013);return f=function(){return u},u}function a(){const u=e(77243);return a=function(){return u},u}function g(){const u=e(
48020);return g=function(){return u},u}function d(u){const{genes:x}=u;if(x.length!==0)return{id:"genes",title:"Genes",count:x.
length,body:(0,n().jsx)(a().List,{of:x,noun:"gene",each:L=>(0,n().jsx)(T,{gene:L,page:u})})}}function T({gene:u,page:x}){
const{id:L,change:m,verdict:S,commands:y,blast_radius:l}=u,o=x.findingsOf(u),E=(0,h().nestedRoot)(u);return(0,n().jsxs)(
"details",{id:x.anchorOf(u),class:"gene",children:[(0,n().jsxs)("summary",{children:[(0,n().jsx)(a().Status,{tone:$().VERDICT_TONES[S],
word:j().VERDICT_WORDS[S]})," ",(0,n().jsx)(a().Name,{text:L})," ",(0,n().jsxs)("span",{class:"quiet",children:[m," \xB7 ",
(0,h().commandCounts)(u)]})]}),S!=="pass"&&u.summary!==j().VERDICT_WORDS[S]&&(0,n().jsx)("p",{children:(0,n().jsx)(a().Sentence,
{text:u.summary})}),(0,n().jsx)(a().Facts,{facts:[["Location",(0,n().jsx)(a().Name,{text:`${u.path}:${u.line}`},"place")],
["Commands run in",E&&(0,n().jsx)(a().Name,{text:E},"root")],["Blast radius",`${l.files} of ${l.max_files} files, ${(0,$().
spoken)(l.severity)}`],...Object.entries(u.profiles).map(([b,{accepted:C,reason:M,remark:i}])=>{const t=M??i,s=C?"accept\
ed":"not accepted",r=t===void 0?s:`${s}: ${t}`;return[`Profile ${b}`,(0,n().jsx)(a().Sentence,{text:r},b)]}),["Validator\
s",(0,h().versionWords)(u)]]}),(0,n().jsx)(p,{gene:u}),o.length>0&&(0,n().jsx)(g().Findings,{of:o}),(0,n().jsx)(a().List,
{of:y,noun:"command",each:b=>(0,n().jsx)(f().Command,{command:b,findings:x.findingsOf(u,b),anchor:x.anchorOf(b)})})]})}function p({
gene:u}){const x=(0,h().differenceWords)(u);return x.length===0?null:(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("h\
3",{children:"Changes"}),(0,n().jsx)(a().List,{of:x,noun:"change",each:([L,...m])=>(0,n().jsxs)(n().Fragment,{children:[
(0,n().jsx)("span",{class:L==="loosens "?"caution":"quiet",children:L}),m.map((S,y)=>y%2===0?(0,n().jsx)(a().Name,{text:S},
y):S)]})})]})}}),62887:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.renderHtml=i;function n(){const r=e(
892);return n=function(){return r},r}function h(){const r=e(77598);return h=function(){return r},r}function j(){const r=e(
40894);return j=function(){return r},r}function $(){const r=e(74658);return $=function(){return r},r}function f(){const r=e(
94965);return f=function(){return r},r}function a(){const r=e(31947);return a=function(){return r},r}function g(){const r=e(
76114);return g=function(){return r},r}function d(){const r=e(25757);return d=function(){return r},r}function T(){const r=e(
24845);return T=function(){return r},r}function p(){const r=e(68875);return p=function(){return r},r}function u(){const r=e(
48020);return u=function(){return r},r}function x(){const r=e(77002);return x=function(){return r},r}function L(){const r=e(
11217);return L=function(){return r},r}function m(){const r=e(53153);return m=function(){return r},r}function S(){const r=e(
44388);return S=function(){return r},r}function y(){const r=e(60143);return y=function(){return r},r}function l(){const r=e(
26517);return l=function(){return r},r}function o(){const r=e(14305);return o=function(){return r},r}const E=[g().attentionSection,
a().agentFilesSection,S().readSection,d().blastRadiusSection,x().genesSection,p().evidenceSection,u().noticesSection,u().
suppressedSection,T().environmentSection,y().rulesSection],b=`(${l().pageScript.toString()})()`,C=["default-src 'none'",
`script-src '${M(b)}'`,`style-src '${M(o().STYLE)}'`,"base-uri 'none'","form-action 'none'","require-trusted-types-for '\
script'"].join("; ");function M(r){return`sha256-${(0,h().createHash)("sha256").update(r).digest("base64")}`}function i(r){
const O=(0,m().pageOf)(r),R=E.flatMap(v=>v(O)??[]),N=(0,j().renderToString)((0,n().jsxs)(n().Fragment,{children:[(0,n().
jsx)("meta",{"http-equiv":"Content-Security-Policy",content:C}),(0,n().jsx)("meta",{name:"viewport",content:"width=devic\
e-width, initial-scale=1"}),(0,n().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,n().jsx)("meta",{name:"color-\
scheme",content:"light dark"}),(0,n().jsx)("title",{children:`${(0,$().reportTitle)(r)} \xB7 gene-gate`})]})),P=(0,j().renderToString)(
(0,n().jsxs)("main",{children:[(0,n().jsx)(L().Masthead,{page:O}),(0,n().jsx)("nav",{"aria-label":"Sections",children:R.
map(v=>(0,n().jsx)("a",{href:`#${v.id}`,children:(0,n().jsx)(t,{section:v})},v.id))}),r.genes.length>0&&(0,n().jsx)(s,{}),
R.map(v=>(0,n().jsxs)("section",{id:v.id,"aria-labelledby":`${v.id}-title`,children:[(0,n().jsx)("h2",{id:`${v.id}-title`,
children:(0,n().jsx)(t,{section:v})}),v.body]},v.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${N}<style>${o().STYLE}</style></head>
<body>${P}<script>${b}<\/script></body>
</html>
`}function t({section:{title:r,count:O}}){return(0,n().jsxs)(n().Fragment,{children:[r,O!==void 0&&(0,n().jsxs)("span",{
class:"quiet",children:[" ",(0,f().grouped)(O)]})]})}function s(){return(0,n().jsxs)("search",{hidden:!0,children:[(0,n().
jsx)("label",{for:"filter",children:"Filter"}),(0,n().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,n().jsx)("output",{for:"filter"})]})}}),11217:((V,c,e)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.Masthead=g;function n(){const u=e(892);return n=function(){return u},u}function h(){const u=e(
10289);return h=function(){return u},u}function j(){const u=e(67237);return j=function(){return u},u}function $(){const u=e(
74658);return $=function(){return u},u}function f(){const u=e(94965);return f=function(){return u},u}function a(){const u=e(
77243);return a=function(){return u},u}function g({page:u}){const{report:x,sections:L}=u,m=(0,$().isReportedOnly)(x),{verdict:S,
words:y}=(0,$().headlineOf)(x,L),l=f().VERDICT_TONES[m?"warn":x.verdict];return(0,n().jsxs)("header",{children:[(0,n().jsxs)(
"p",{class:"quiet about",children:[(0,n().jsx)("strong",{children:"gene-gate"}),x.event.pull_request!==void 0&&(0,n().jsxs)(
"span",{children:["pull request ",x.event.pull_request]}),(0,n().jsxs)("span",{children:[(0,f().shortCommit)(x.base_sha),
" \u2192 ",(0,f().shortCommit)(x.head_sha)]}),(0,n().jsx)("time",{dateTime:x.finished_at,children:(0,f().moment)(x.finished_at)})]}),
(0,n().jsx)("h1",{children:(0,n().jsx)(a().Status,{tone:l,word:d(S)})}),(0,n().jsx)("p",{class:"headline",children:y}),m&&
(0,n().jsx)("p",{children:(0,n().jsx)(a().Sentence,{text:(0,$().reportedOnlyNote)(x)})}),x.error&&(0,n().jsx)(T,{error:x.
error}),(0,n().jsx)("dl",{class:"figures",children:p(u).map(([o,E,b,C])=>(0,n().jsxs)("div",{children:[(0,n().jsx)("dt",
{children:o}),(0,n().jsxs)("dd",{children:[(0,n().jsx)("strong",{children:(0,n().jsx)(a().Link,{to:C,children:E})})," ",
(0,n().jsx)("span",{class:"quiet",children:b})]})]},o))})]})}function d(u){return u.slice(0,1).toUpperCase()+u.slice(1)}
function T({error:u}){return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("p",{children:(0,n().jsx)(a().Sentence,{text:u.
message})}),(0,n().jsx)("p",{class:"quiet",children:"Fix"}),(0,n().jsx)("pre",{children:(0,h().terminalLines)(u.hint).join(
`
`)})]})}function p({report:u,sections:x}){const{genes:L,blast_radius:m,duration_ms:S}=u,{passed:y,blocked:l,failed:o,notRun:E}=x,
b=[];if(L.length>0){const C=L.filter(({verdict:s})=>s==="pass"||s==="warn").length,M=[y,l,o,E].reduce((s,{length:r})=>s+
r,0),i=["passed",...l.length>0?[`${l.length} blocked`]:[],...o.length>0?[`${o.length} failed`]:[],...E.length>0?[`${E.length}\
 not run`]:[]].join(", "),t=l.length+o.length>0?"attention":"genes";b.push(["Genes",`${C} of ${L.length}`,"passed","gene\
s"],["Commands",`${y.length} of ${M}`,i,t])}if(m){const C=(0,j().sizeLimits)(u).find(({gene:t})=>t)?.limit,M=C===void 0?
`${m.files}`:`${m.files} of ${C}`,i=m.files+m.exempt_files>0?"blast-radius":void 0;b.push(["Files",M,`counted, ${(0,f().
count)(m.lines,"line")}`,i])}return[...b,["Duration",(0,f().duration)(S),"total"]]}}),53153:((V,c,e)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.pageOf=$;function n(){const f=e(59490);return n=function(){return f},f}function h(){const f=e(
63245);return h=function(){return f},f}function j(){const f=e(77243);return j=function(){return f},f}function $(f){const a=({
verdict:p})=>p==="pass",g=f.genes.toSorted((p,u)=>Number(a(p))-Number(a(u))),d=new Map;(0,j().shownOf)(g).forEach((p,u)=>{
d.set(p,`gene-${u+1}`),(0,j().shownOf)(p.commands).forEach((x,L)=>{d.set(x,`gene-${u+1}-${L+1}`)})});const T=(0,n().groupBy)(
f.findings,({subject:p})=>(0,h().commandKey)(p?.id,p?.command));return{report:f,sections:(0,h().reportSections)(f),genes:g,
anchorOf:p=>d.get(p),findingsOf:(p,u)=>(T.get((0,h().commandKey)(p.id,u?.command))??[]).filter(x=>u?(0,h().standsAt)(x,p,
u):[void 0,p.path].includes(x.location?.path))}}}),44388:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.readSection=
$;function n(){const f=e(892);return n=function(){return f},f}function h(){const f=e(70540);return h=function(){return f},
f}function j(){const f=e(77243);return j=function(){return f},f}function $({report:{read:f=[]}}){if(f.length!==0)return{
id:"read",title:"Read these files",count:f.length,body:(0,n().jsx)(j().List,{of:f,noun:"file",each:a=>(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)(j().Name,{text:a.path})," ",(0,n().jsx)("span",{class:"quiet",children:(0,h().readWords)(a)})," ",
(0,n().jsx)(j().Sentence,{text:a.why})]})})}}}),60143:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.rulesSection=
a;function n(){const d=e(892);return n=function(){return d},d}function h(){const d=e(13580);return h=function(){return d},
d}function j(){const d=e(79215);return j=function(){return d},d}function $(){const d=e(10289);return $=function(){return d},
d}function f(){const d=e(77243);return f=function(){return d},d}function a({report:d}){const T=[...d.findings,...d.capsules.
flatMap(({reasons:u})=>u)],p=[...new Set(T.map(({rule:u})=>u))].flatMap(u=>(0,h().ruleOf)(u)??[]);if(p.length!==0)return{
id:"rules",title:"Rules",count:p.length,body:(0,n().jsx)(f().List,{of:p,noun:"rule",each:({id:u,title:x,why:L,wrong:m,right:S,
configure:y,since:l})=>(0,n().jsxs)("details",{id:(0,f().ruleAnchor)(u),children:[(0,n().jsxs)("summary",{children:[(0,n().
jsx)("code",{children:u})," ",(0,n().jsx)(f().Sentence,{text:x})]}),(0,n().jsx)("p",{children:(0,n().jsx)(f().Sentence,{
text:L.replace(/\s+/g," ")})}),(0,n().jsx)(f().Facts,{facts:[["Wrong",(0,n().jsx)(g,{text:(0,j().exampleText)(m)},"wrong")],
["Right",(0,n().jsx)(g,{text:(0,j().exampleText)(S)},"right")],["Configure",y&&(0,n().jsx)(g,{text:y},"configure")],["Si\
nce",l]]})]})})}}function g({text:d}){return(0,n().jsx)("pre",{children:(0,$().terminalLines)(d).join(`
`)})}}),26517:((V,c)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.pageScript=e;function e(){const n=document.querySelector(
"search"),[h,j]=[n?.querySelector("input"),n?.querySelector("output")],$=document.querySelectorAll("section > details"),
f=document.querySelectorAll("section > ul > li, section > details > ul > li");h?.addEventListener("input",()=>{const g=h.
value.trim().toLowerCase();let d=0;for(const T of f)T.hidden=!T.textContent.toLowerCase().includes(g),T.hidden||(d+=1);for(const T of $)
T.open=g!=="";j&&(j.textContent=g===""?"":`${d} of ${f.length} entries`)}),n&&(n.hidden=!1);const a=()=>{const g=document.
getElementById(location.hash.slice(1));for(let d=g?.closest("details");d;)d.open=!0,d=d.parentElement?.closest("details");
g?.scrollIntoView()};addEventListener("hashchange",a),location.hash&&a(),addEventListener("beforeprint",()=>{for(const g of document.
querySelectorAll("details"))g.open=!0})}}),14305:((V,c)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.STYLE=void 0;
const e=c.STYLE=`
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
`}),58924:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.renderJunit=u;function n(){const w=e(42844);return n=
function(){return w},w}function h(){const w=e(59490);return h=function(){return w},w}function j(){const w=e(10289);return j=
function(){return w},w}function $(){const w=e(51660);return $=function(){return w},w}function f(){const w=e(74658);return f=
function(){return w},w}function a(){const w=e(73861);return a=function(){return w},w}function g(){const w=e(63245);return g=
function(){return w},w}function d(){const w=e(94965);return d=function(){return w},w}const T="change",p=new(n()).default(
{attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function u(w){
const F=x(w),I={"@timestamp":w.started_at},W={"@name":"gene-gate",...l(F.flatMap(({cases:U})=>U)),...I,...F.length>0&&{testsuite:F.
map(({name:U,file:H,cases:A})=>({"@name":(0,j().terminal)(U),...l(A),...H!==void 0&&{"@file":(0,j().terminal)(H)},...I,testcase:A}))}},
k={"@version":"1.0","@encoding":"UTF-8"};return`${p.build({"?xml":k,testsuites:W}).trim()}
`}function x(w){const F=(0,g().reportSections)(w),I=[...F.dangers,...F.findings,...F.blast].filter(({severity:B})=>B==="\
error"),W=(0,h().groupBy)(I,({subject:B})=>B?.id??""),k=(0,h().groupBy)(F.commands,({gene:B})=>B),U=w.genes.map(B=>L(B,k.
get(B)??[],W.get(B.id)??[])),H=new Set(w.genes.map(({id:B})=>B)),A=I.filter(({subject:B})=>!H.has(B?.id??"")),D=m(w,A,U.
some(y));return D.cases.length>0?[D,...U]:U}function L(w,F,I){const W={name:w.id,file:w.path,cases:[...F.map(C),...I.map(
U=>M(U,w.id))]};return S(w.verdict)&&!y(W)?{...W,cases:[...W.cases,i("failure",w.id,w.summary,"")]}:W}function m(w,F,I){
const{error:W,verdict:k}=w,U=F.map(H=>M(H,T));return W?U.unshift(i("error",T,W.message,W.hint)):S(k)&&!I&&U.length===0&&
U.push(i("failure",T,(0,f().reportTitle)(w),"")),{name:T,cases:U}}function S(w){return w==="fail"||w==="error"}function y({
cases:w}){return w.some(({failure:F,error:I})=>F!==void 0||I!==void 0)}function l(w){return{"@tests":w.length,"@failures":w.
filter(({failure:F})=>F).length,"@errors":w.filter(({error:F})=>F).length,"@skipped":w.filter(({skipped:F})=>F).length,"\
@time":w.reduce((F,I)=>F+Number(I["@time"]),0).toFixed(3)}}function o(w){return{property:{"@name":"mutant","@value":R((0,a().
mutantWords)(w))}}}const E=1e3,b={lines:40,columns:200};function C(w){const{gene:F,command:I}=w,{outcome:W,mutant:k,location:U}=I;
return{"@name":R(I.command),"@classname":R(F.id),"@file":R(U?.path??F.path),"@line":U?.line??F.line,"@time":v(W?.duration_ms??
0),...k&&{properties:o(k)},...t(w),...W&&{"system-out":P(W.stdout),"system-err":P(W.stderr)}}}function M(w,F){const{rule:I,
message:W,location:k}=w;return{"@name":R(I),"@classname":R(F),...k&&{"@file":R(k.path),"@line":k.line},"@time":v(0),failure:{
"@type":R(I),"@message":R(W),"#text":O(w)}}}function i(w,F,I,W){return{"@name":"verdict","@classname":R(F),"@time":v(0),
[w]:{"@type":"verdict","@message":R(I),"#text":N(W)}}}function t({gene:w,command:F,result:I,findings:W}){switch(I){case"\
passed":return{};case"notRun":return{skipped:{"@message":R(r(w,F))}};case"blocked":case"failed":{const[k]=W,{outcome:U}=F,
H=U?(0,$().errorLines)(U,b.lines,b.columns):[],A={"@type":R(k?.rule??I),"@message":R(k?.message??w.summary),"#text":[...W.
map(O),...H].join(`
`)};return U!==void 0&&s.has(U.status)?{error:A}:{failure:A}}}}const s=new Set(["crashed","not_runnable","error"]);function r({
summary:w,verdict:F},{outcome:I}){const W=I?.reason??(F==="pass"||F==="warn"?"":w);return[I?(0,d().statusWords)(I):"not \
run",W].filter(Boolean).join(": ")}function O({message:w,remedy:F}){return[w,F].filter(Boolean).map(R).join(`
`)}function R(w){return(0,j().terminal)((0,d().clipCounted)(w,E))}function N(w){return(0,j().terminalLines)((0,d().clipCounted)(
w,E)).join(`
`)}function P({head:w,tail:F,bytes:I,truncated:W}){const k=W?[`[${I} bytes in total; the middle is omitted]`]:[];return[
...(0,j().outputLines)(w),...k,...F===""?[]:(0,j().outputLines)(F)].join(`
`)}function v(w){return(w/1e3).toFixed(3)}}),69633:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.diffLink=
a,c.headPlace=g,c.permalink=f,c.rulePage=$;function n(){const d=e(77598);return n=function(){return d},d}function h(){const d=e(
38863);return h=function(){return d},d}function j(){const d=e(13580);return j=function(){return d},d}function $(d){return(0,j().
ruleOf)(d)&&`${h().HOME}/blob/main/docs/rules/${d}.md`}function f(d,T,p){const u=g(d,p);if(u===void 0||d.head_sha===null||
/\p{Cs}/u.test(u.path))return;const x=u.path.split("/").map(encodeURIComponent).join("/"),L=u.line===void 0?"":`#L${u.line}`;
return`${T}/blob/${d.head_sha}/${x}${L}`}function a(d,T,p){const{pull_request:u}=d.event;if(u===void 0)return f(d,T,p);const x=(0,n().
createHash)("sha256").update(p.path).digest("hex");return`${T}/pull/${u}/files#diff-${x}`}function g({head_sha:d,audited_sha:T,
head_files:p},{path:u,line:x}){if(T===d)return{path:u,line:x};if(p===void 0)return{path:u};const L=p.find(S=>S.path===u);
if(L===void 0)return{path:u,line:x};if(L.missing)return;const m=L.same.find(S=>S.line<=x&&x<S.line+(S.lines??Number.POSITIVE_INFINITY));
return{path:u,...m&&{line:m.head_line+x-m.line}}}}),90503:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.
agentFilesSection=f;function n(){const g=e(66611);return n=function(){return g},g}function h(){const g=e(94965);return h=
function(){return g},g}function j(){const g=e(80615);return j=function(){return g},g}const $=12;function f(g,d){const T=(0,n().
agentLines)(g);if(T.length===0)return[];const p=T.length-$;return[`#### ${n().AGENT_TITLE}`,"",n().AGENT_NOTE,"",...T.slice(
0,$).map(u=>a(u,d)),...p>0?[`- and ${(0,h().count)(p,"other command")}`]:[],""]}function a({file:g,entry:d,word:T,means:p,
isGrave:u},x){const L=x.diff({path:g.path,line:d.line}),m=(d.scripts??[]).map(l=>x.diff({path:l,line:1},l)),S=[...p===""?
[]:[`${u?"\u26A0\uFE0F ":""}${(0,j().sentence)(p.replace(/\.$/,""))}`],...m.length>0?[`Scripts: ${m.join(", ")}`]:[],...d.
state==="removed"?[]:[(0,j().sentence)(`${g.tool} ${g.approval}`)]],y=(0,j().sentence)(`\`${d.command.replaceAll("`","\u02CB")}\
\``);return`- **${T}** ${(0,j().sentence)(d.event)}, ${L}: ${y}${S.map(l=>`. ${l}`).join("")}.`}}),89172:((V,c,e)=>{Object.
defineProperty(c,"__esModule",{value:!0}),c.agentLine=$;function n(){const f=e(52978);return n=function(){return f},f}function h(){
const f=e(94965);return h=function(){return f},f}function j(){const f=e(80615);return j=function(){return f},f}function $(f,a){
const{next_actor:g,edits:d,todo:T,human:p}=(0,n().agentTask)(f);if(g==="done")return[];const u=(0,j().linked)("artifacts",
a&&`${a}#artifacts`);return[`For agents: \`next_actor: ${g}\`, ${(0,h().count)(d.length,"edit")}, ${T.length} to do, ${p.
length} for a person. The task, with its diff, is \`${n().AGENT_TASK_FILE}\` in the ${u} of the run.`,""]}}),25866:((V,c,e)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.blockedBeyond=u,c.blockedSection=p,c.failedSection=b;function n(){const i=e(
10289);return n=function(){return i},i}function h(){const i=e(88611);return h=function(){return i},i}function j(){const i=e(
51660);return j=function(){return i},i}function $(){const i=e(17577);return $=function(){return i},i}function f(){const i=e(
63245);return f=function(){return i},i}function a(){const i=e(94965);return a=function(){return i},i}function g(){const i=e(
80615);return g=function(){return i},i}const d=2,T=20;function p(i,t,s){if(i.length===0)return[];const r=L(i,t),O=r.length>
d?1:d,R=r.slice(O).flatMap(N=>l(N,s));return["#### Blocked","",...r.slice(0,O).flatMap(N=>m(N,s)),...R.length>0?["Also b\
locked:","",...(0,g().foldedList)(R,"blocked command",T)]:[]]}function u(i,t){const s=L(i,t).flatMap(({lead:r,others:O})=>[
r,...O]);return x(i)-x(s)}function x(i){return i.reduce((t,s)=>t+(0,$().sizeOf)(s),0)}function L(i,{commands:t}){return(0,f().
groupByCause)(i.slice(0,t))}function m({lead:i,others:t},s){const{gene:r,findings:O,command:R}=i.lead,{main:N,further:P}=(0,$().
reasonsOf)(O),v=O.flatMap(({span:w})=>w??[]);return[(0,g().placeLine)(i,s),"",...(0,n().markdownFence)((0,h().markedLines)(
R.command,v)),"",...N?(0,g().reasonAndFix)(N):[`- Why: ${(0,g().sentence)(r.summary)}`],...P.map(({message:w,rule:F})=>`\
- Also: ${(0,g().sentence)(w)} (${(0,g().ruleLink)(F)})`),"",...S(N),...t.length>0?["Blocked for the same reason:",""]:[],
...(0,g().foldedList)(t.map(w=>{const F=(0,$().ownRemedy)(w.lead.findings,O);return`${o(w,s)}${F?`: ${(0,g().sentence)(F)}`:
""}`}),"command",T)]}function S(i){const{files:t=[],fix:s}=i?.edit??{fix:!0};return s?[]:t.flatMap(({path:r,text:O})=>{const R=O.
replace(/\n$/,"").split(`
`);return R.length>y?[`The new file ${(0,g().name)(r)} has ${R.length} lines.`,""]:[`The new file ${(0,g().name)(r)}:`,"",
...(0,n().markdownFence)(R),""]})}const y=20;function l({lead:i,others:t},s){const{gene:r,findings:O}=i.lead,{main:R}=(0,$().
reasonsOf)(O),N=R?`${(0,g().sentence)(R.message)} ${(0,g().sentence)((0,g().remedyOf)(R))} (${(0,g().ruleLink)(R.rule)})`:
(0,g().sentence)(r.summary);return[`${o(i,s)}: ${N}`,...t.map(P=>{const v=(0,$().ownRemedy)(P.lead.findings,O),w=`for th\
e same reason${v?`; ${(0,g().sentence)(v)}`:""}`;return`${o(P,s)}: ${w}`})]}function o(i,t){const{command:s,findings:r}=i.
lead,O=r.flatMap(({span:R})=>R??[]);return`- ${(0,n().markdownCode)((0,h().commandLine)(s.command,O))} \u2014 ${(0,g().shortPlaceLine)(
i,t)}`}const E=2;function b(i,t,s,r){if(i.length===0)return[];const O=i.slice(0,t.groups),R=O.length>E?1:E,N=O.slice(R),
P=Math.min(t.outputLines,O.length>E?6:t.outputLines),v=w=>w.flatMap(F=>M(F,P,s,r));return["#### Failed","",...v(O.slice(
0,R)),...N.length>0?["Also failed:","",...N.map(w=>C(w,s,r)),"",`<details><summary>Output of ${(0,a().count)(N.length,"o\
ther failed command")}</summary>`,"",...v(N),"</details>",""]:[]]}function C(i,t,s){const{command:r}=i.lead,O=r.outcome?
(0,a().outcomeWords)(r.outcome):"not run";return`- ${(0,n().markdownCode)((0,h().commandLine)(r.command,[]))} \u2014 ${(0,g().
shortPlaceLine)(i,t)}: ${(0,g().linked)(O,s)}`}function M(i,t,s,r){const{command:O,findings:R}=i.lead,{outcome:N}=O;if(N===
void 0)return[];const[P]=R,[v="",...w]=(0,h().markedLines)(O.command,[]);return[`${(0,g().placeLine)(i,s)}: ${(0,g().linked)(
(0,a().outcomeWords)(N),r)}`,"",...(0,n().markdownFence)([`$ ${v}`,...w,...(0,j().errorLines)(N,t)]),"",...P&&(0,$().isMissingTarget)(
P)?[`- Why: ${(0,g().sentence)(P.message)}`]:[],...P?[`- Fix: ${(0,g().sentence)(P.remedy)}`]:[],""]}}),42675:((V,c,e)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.everythingSection=u;function n(){const l=e(10289);return n=function(){
return l},l}function h(){const l=e(78559);return h=function(){return l},l}function j(){const l=e(67237);return j=function(){
return l},l}function $(){const l=e(73861);return $=function(){return l},l}function f(){const l=e(90042);return f=function(){
return l},l}function a(){const l=e(63245);return a=function(){return l},l}function g(){const l=e(94965);return g=function(){
return l},l}function d(){const l=e(80615);return d=function(){return l},l}const T=200,p=200;function u(l,o){const E=[...l.
genes.map(i=>L(i)),...l.capsules.map(i=>x(i)),...l.events.map(({type:i,id:t,change:s})=>`${i} ${y(t)} ${s}`),...l.blast_radius?
[`Size: ${(0,j().countedWords)(l)}`]:[],...(0,j().largestDirectories)(l.blast_radius?.directories??[]).map(i=>`Directory\
 ${y(i.path||".")}: ${(0,g().count)(i.files,"file")}, ${(0,g().count)(i.lines,"line")}${(0,j().exemptWords)(i)}`),...(0,j().
uncountedFiles)(l).map(({path:i,words:t})=>`File ${y(i)}: ${t}`),...o.notices.map(({rule:i,message:t})=>`Notice ${y(i)}:\
 ${y(t)}`),...o.suppressed.map(({rule:i,message:t,suppressed:s})=>`Ignored ${y(i)} until ${s?.expires}: ${y(t)}, reason:\
 ${y(s?.reason??"")}`)],b=E.length-p,C=[...E.slice(0,p),...b>0?[`${b} more not shown`]:[]],M=l.genes.reduce((i,t)=>i+t.commands.
length,0);return[`<details><summary>${l.genes.length>0?`Details: ${(0,g().count)(l.genes.length,"gene")}, ${(0,g().count)(
M,"command")}, `:""}commits, policy, isolation</summary>`,...C.length>0?[`<ul>${C.map(i=>`<li>${i}</li>`).join("")}</ul>`]:
[],"",[`Next actor: ${(0,g().spoken)(l.next_actor)}`,...(0,f().proofOf)(l).map(({label:i,value:t})=>`${i}: ${(0,d().sentence)(
t)}`),...l.genes.length>0?[f().EVIDENCE_NOTE]:[]].join("<br>"),"","</details>",""]}function x(l){const{lead:o,reason:E}=(0,h().
eligibilityWords)(l)??{},b=[o&&`, ${o}`,E&&`: ${y(E)}`];return`Capsule ${y(l.id)} ${l.change}${b.filter(Boolean).join("")}`}
function L(l){const{id:o,change:E,verdict:b,summary:C,commands:M}=l,i=M.some(v=>["blocked","failed"].includes((0,a().resultOf)(
v))),t=b==="pass"||i?"":`: ${y(C)}`,s=(0,h().differenceWords)(l).map(v=>`<li>${S(v)}</li>`),r=M.map(({command:v,outcome:w,
mutant:F})=>`<li>${y(v)} ${w?(0,g().outcomeWords)(w):"not run"}${F?`, ${(0,n().html)((0,$().mutantWords)(F))}`:""}</li>`),
O=(0,h().refusals)(l).map(v=>`; not accepted by the profile ${y(v.profile)}, which is not in use here: ${y(v.reason)}`),
R=(0,h().versionWords)(l),N=(0,h().nestedRoot)(l),P=(0,h().remarks)(l).map(v=>`; ${y(v)}`);return`${y(o)} ${E}, ${(0,g().
spoken)(b)}${t}${[N?`; commands run in ${y(N)}`:"",...O,R?`; ${R}`:"",...P].join("")}${m([...s,...r])}`}function m(l){return l.
length>0?`<ul>${l.join("")}</ul>`:""}function S(l){return l.map((o,E)=>E%2===0?o:y(o)).join("")}function y(l){return`<co\
de>${(0,n().html)((0,g().clipCounted)(l,T))}</code>`}}),45953:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.fixSection=g;function n(){const p=e(38863);return n=function(){return p},p}function h(){const p=e(52978);return h=function(){
return p},p}function j(){const p=e(10289);return j=function(){return p},p}function $(){const p=e(94965);return $=function(){
return p},p}function f(){const p=e(80615);return f=function(){return p},p}const a={lines:40,characters:4e3};function g({
fix:p,base_sha:u}){if(p===void 0||p.edits.length===0)return[];const x=p.edits.flatMap(({files:y=[]})=>y.map(({path:l})=>l)),
L=`${(0,$().count)(p.edits.length,"edit")}, accepted and not run, content hashes included`,m=x.length>0?`, and new files\
: ${(0,f().names)(x)}`:"",S=T(p.patch);return["#### Fix","",`${L}${m}. Run this in the repository (${(0,f().linked)("how\
 to get it",n().HOW_TO_GET_IT)}):`,"",...(0,j().rawBlock)([d(u)],"sh"),"",S?"Or save this as a file, and apply it with `\
git apply`:":`Or apply the \`patch\` of \`${h().AGENT_TASK_FILE}\` with \`git apply\`.`,"",...S?[...(0,j().rawBlock)(S,"\
diff"),""]:[]]}function d(p){return[n().COMMAND,"fix",...p===null?[]:[`--base ${(0,j().terminal)(p)}`],"--write"].join("\
 ")}function T(p){const u=p?.replace(/\n$/,"").split(`
`)??[],x=u.length<=a.lines&&(p??"").length<=a.characters;return u.length>0&&x&&u.every(j().isPlain)?u:void 0}}),17409:((V,c,e)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.findingsSection=p,c.genesTable=E,c.waitingSection=u;function n(){const t=e(
13970);return n=function(){return t},t}function h(){const t=e(10289);return h=function(){return t},t}function j(){const t=e(
78559);return j=function(){return t},t}function $(){const t=e(17577);return $=function(){return t},t}function f(){const t=e(
74658);return f=function(){return t},t}function a(){const t=e(73861);return a=function(){return t},t}function g(){const t=e(
94965);return g=function(){return t},t}function d(){const t=e(80615);return d=function(){return t},t}const T={Findings:4,
Dangerous:Number.POSITIVE_INFINITY};function p(t,s,r,O){if(s.length===0)return[];const R=s.slice(0,r.groups).map(N=>m(N,
O));return[`#### ${t}`,"",...(0,d().foldedList)(R,"finding",T[t]),...x(s)]}function u(t,s,r){return t.length===0?[]:["##\
## Approval required","",...t.slice(0,s.groups).map(R=>m(R,r,"Approval")),"",...x(t)]}function x(t){return t.some(({lead:r})=>r.
remedy.includes("`/gene-gate approve`"))?L:[]}const L=["The line for an approving review:","","```text","/gene-gate appr\
ove","```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job a\
gain.",""];function m(t,s,r=t.lead.severity[0]?.toUpperCase()+t.lead.severity.slice(1)){const{lead:O}=t,R=O.location?`${s.
place(O.location)}, `:"",N=(0,$().isWhole)(O)?(0,h().markdownSentence)(O.message):(0,d().sentence)(O.message);return`- *\
*${r}:** ${N} ${(0,d().sentence)((0,d().remedyOf)(O))} (${R}${(0,d().ruleLink)(O.rule)}${S(t)})`}function S(t){const{lead:s,
others:r}=t;if(r.length===0)return"";const O=r.flatMap(({subject:P})=>P?.id??[]),N=O.length===r.length&&!O.includes(s.subject?.
id??"")&&r.every(({rule:P})=>P===s.rule)?O:(0,$().otherFiles)(t);return N.length>0?`; also ${(0,d().names)(N)}`:`; ${(0,$().
othersWords)(t)}`}const y=10,l=2,o=["error","fail","needs_approval","warn","pass"];function E({genes:t},s){if(t.length===
0)return[];const r=t.toSorted((P,v)=>o.indexOf(P.verdict)-o.indexOf(v.verdict)),O=t.length>y?(0,$().groupsOf)(r,P=>M(P,t).
join("|")):r.map(P=>({lead:P,others:[]})),R=["Result","Files of limit","Gene","Commands",...b(t,"Notices a defect")],N=O.
slice(y).flatMap(({lead:P,others:v})=>[P,...v]);return[`| ${R.join(" | ")} |`,`|${"---|".repeat(R.length)}`,...O.slice(0,
y).map(P=>C(P,t,s)),"",...N.length>0?[`And ${(0,g().count)(N.length,"other gene")}: ${i(N)}.`,""]:[]]}function b(t,s){return t.
some(r=>(0,a().noticesDefect)(r)!==void 0)?[s]:[]}function C(t,s,r){const O=[t.lead,...t.others].slice(0,l).map(F=>r.place(
F,(0,j().geneName)(F,s)).replaceAll("|","\\|")),R=(0,$().sizeOf)(t)-O.length,N=`${O.join(", ")}${R>0?` and ${(0,g().grouped)(
R)} more`:""}`,[P,v,...w]=M(t.lead,s);return`| ${[P,v,N,...w].join(" | ")} |`}function M(t,s){const{verdict:r,blast_radius:O}=t;
return[`${f().VERDICT_SYMBOLS[r]} ${(0,g().spoken)(r)}`,`${(0,g().grouped)(O.files)} of ${(0,g().grouped)(O.max_files)}`,
(0,j().commandCounts)(t,""),...b(s,(0,a().noticesDefect)(t)??"not run")].map(R=>R.replaceAll(" ","\xA0"))}function i(t){
return n().verdictSchema.options.map(s=>({verdict:s,number:t.filter(r=>r.verdict===s).length})).filter(({number:s})=>s>0).
map(({verdict:s,number:r})=>`${r} ${(0,g().spoken)(s)}`).join(", ")}}),20471:((V,c,e)=>{Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.renderMarkdown=l;function n(){const v=e(59490);return n=function(){return v},v}function h(){const v=e(
10289);return h=function(){return v},v}function j(){const v=e(17577);return j=function(){return v},v}function $(){const v=e(
74658);return $=function(){return v},v}function f(){const v=e(63245);return f=function(){return v},v}function a(){const v=e(
94965);return a=function(){return v},v}function g(){const v=e(90503);return g=function(){return v},v}function d(){const v=e(
89172);return d=function(){return v},v}function T(){const v=e(25866);return T=function(){return v},v}function p(){const v=e(
42675);return p=function(){return v},v}function u(){const v=e(45953);return u=function(){return v},v}function x(){const v=e(
17409);return x=function(){return v},v}function L(){const v=e(80615);return L=function(){return v},v}function m(){const v=e(
98936);return m=function(){return v},v}const S=[{groups:8,commands:200,outputLines:10,everything:!0},{groups:8,commands:200,
outputLines:10,everything:!1},{groups:8,commands:20,outputLines:5,everything:!1},{groups:4,commands:6,outputLines:6,everything:!1},
{groups:2,commands:4,outputLines:3,everything:!1}],y=3;function l(v,w){const F=(0,f().reportSections)(v),I={report:v,sections:F,
dangers:(0,f().groupFindings)(F.dangers),blocked:(0,f().groupCommands)(F.blocked),failed:(0,f().groupCommands)(F.failed),
waiting:(0,f().groupFindings)(F.waiting),findings:(0,f().groupFindings)([...F.blast,...F.findings]),options:w},{part:W="\
whole",maxCharacters:k}=w;for(const U of o(W)){const H=b([...C(I),...U(I)]);if(H.length<=k)return H}return b(C(I)).split(
`
`,1).join("").slice(0,k)}function o(v){return v==="table"?[E,P]:[...(v==="screen"?S.slice(y):S).map(F=>I=>s(I,F)),P]}function E({
report:v,options:w}){return[...(0,x().genesTable)(v,(0,L().linkerOf)(v,w.repositoryUrl)),...O(w)]}function b(v){return`${v.
join(`
`).trimEnd()}
`}function C({report:v,sections:w}){const{verdict:F,words:I}=(0,$().headlineOf)(v,w),W=(0,$().isReportedOnly)(v),U=`### ${$().
VERDICT_SYMBOLS[W?"warn":((0,$().undecidedPart)(v)??v).verdict]} gene-gate: ${F}`,{error:H}=v;return[I===""?U:`${U} \u2014 ${I}`,
"",...H?[...t(H.message),...t(`Fix: ${H.hint}`)]:[],...W?[(0,$().reportedOnlyNote)(v),""]:[],...v.isolation.untrusted?[M,
""]:[]]}const M="The command results come from a runner that the pull request controls. The audit was repeated on a runn\
er of this repository.",i=2e3;function t(v){const[w="",...F]=(0,a().clip)(v,i).trim().split(`
`),I=F.length>0?[...(0,h().markdownFence)((0,h().terminalLines)(F.join(`
`))),""]:[];return[(0,L().sentence)(w),"",...I]}function s(v,w){const{report:F,sections:I,dangers:W,blocked:k,failed:U,waiting:H,
findings:A,options:D}=v,{part:B="whole",detailsUrl:z}=D,G=(0,L().linkerOf)(F,D.repositoryUrl);return[...(0,x().findingsSection)(
"Dangerous",W,w,G),...(0,g().agentFilesSection)(F,G),...(0,x().genesTable)(F,G),...(0,T().blockedSection)(k,w,G),...(0,T().
failedSection)(U,w,G,z),...(0,x().waitingSection)(H,w,G),...(0,x().findingsSection)("Findings",A,w,G),...(0,u().fixSection)(
F),...(0,m().readSection)(F,G),...r(v,w),...B==="detail"?[]:(0,d().agentLine)(F,z),...O(D),...w.everything?(0,p().everythingSection)(
F,I):[]]}function r({dangers:v,blocked:w,failed:F,waiting:I,findings:W,options:k},U){const H=B=>B.slice(U.groups).reduce(
(z,G)=>z+(0,j().sizeOf)(G),0),D=[...[[(0,T().blockedBeyond)(w,U),"blocked command"],[H(F),"failed command"],[H(I),"pendi\
ng approval"],[H(W)+H(v),"finding"]].filter(([B])=>B>0).map(([B,z])=>(0,a().count)(B,z)),...U.everything||k.part==="scre\
en"?[]:["everything that passed"]];return D.length===0?[]:[`Not shown: ${D.join(", ")}. ${R(k)}`,""]}function O({detailsUrl:v,
detailUrl:w}){const[F,I]=[v,w].map(k=>k&&(0,h().markdownLinkTarget)(k)),W=[...I?[`[Details](${I})`]:[],...F?[`Full repor\
t: \`report.html\` in the [artifacts](${F}#artifacts) of the run`,`[Log](${F})`]:[]];return W.length>0?[W.join(" \xB7 "),
""]:[]}function R({detailsUrl:v,detailUrl:w=v}){const F=w&&(0,h().markdownLinkTarget)(w);return F?`See the [full report]\
(${F}).`:"See the JSON report of this run."}const N=10;function P({report:v,options:w}){const F=v.findings.filter(({suppressed:W})=>!W),
I=[...(0,n().groupBy)(F,({rule:W})=>W)].sort(([,W],[,k])=>k.length-W.length);return[...I.slice(0,N).map(([W,{length:k}])=>`\
- ${(0,L().name)(W)}: ${(0,a().count)(k,"finding")}`),...I.length>N?[`- and ${(0,a().count)(I.length-N,"other rule")}`]:
[],"",`Not shown: everything but these counts. ${R(w)}`,""]}}),80615:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.foldedList=l,c.linked=u,c.linkerOf=T,c.name=a,c.names=d,c.placeLine=x,c.reasonAndFix=S,c.remedyOf=y,c.ruleLink=p,c.sentence=
f,c.shortPlaceLine=L;function n(){const o=e(10289);return n=function(){return o},o}function h(){const o=e(69633);return h=
function(){return o},o}function j(){const o=e(94965);return j=function(){return o},o}const $={sentence:400,name:100};function f(o){
return(0,n().markdownSentence)((0,j().clipCounted)(o,$.sentence))}function a(o){return(0,n().markdownCode)((0,j().clipCounted)(
o,$.name))}const g=3;function d(o){const E=[...new Set(o)];if(E.length<=g)return E.map(a).join(", ");const b=E.slice(0,g-
1);return`${b.map(a).join(", ")} and ${E.length-b.length} more`}function T(o,E){const b=C=>(M,i=`${M.path}:${M.line}`)=>u(
a(i),E===void 0?void 0:C(o,E,M));return{place:b(h().permalink),diff:b(h().diffLink)}}function p(o){return u(a(o),(0,h().
rulePage)(o))}function u(o,E){const b=E&&(0,n().markdownLinkTarget)(E);return b?`[${o}](${b})`:o}function x(o,E){const{gene:b,
command:C,position:M}=o.lead,{path:i=b.path,line:t=b.line}=C.location??{},s=b.commands.length>1?`, command ${M} of ${b.commands.
length}`:"";return`${a(b.id)}${s}, ${E.place({path:i,line:t})}${m(o)}`}function L(o,E){const{gene:b,command:C}=o.lead,{path:M=b.
path,line:i=b.line}=C.location??{},t=M.slice(M.lastIndexOf("/")+1);return`${a(b.id)}, ${E.place({path:M,line:i},`${t}:${i}`)}${m(
o)}`}function m({others:o}){return o.length>0?`; also in ${d(o.map(({gene:{id:E}})=>E))}`:""}function S(o){const{message:E,
rule:b}=o;return[`- Why: ${f(E)} (${p(b)})`,`- Fix: ${f(y(o))}`]}function y({remedy:o,edit:E}){return E?.fix===!0?o.replace(
/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,"."):o}function l(o,E,b){if(o.length===0)return[];const C=o.
slice(b),M=`<details><summary>${(0,j().count)(C.length,`other ${E}`)}</summary>`;return[...o.slice(0,b),"",...C.length>0?
[M,"",...C,"","</details>",""]:[]]}}),98936:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.readSection=f;
function n(){const a=e(70540);return n=function(){return a},a}function h(){const a=e(94965);return h=function(){return a},
a}function j(){const a=e(80615);return j=function(){return a},a}const $=12;function f({read:a=[]},g){if(a.length===0)return[];
const d=a.slice(0,$).map(p=>{const{path:u,why:x}=p,L=(0,n().readWords)(p),m=L===""?"":` (${L})`;return`- ${g.place({path:u,
line:1},u)}${m}: ${(0,j().sentence)(x)}`}),T=a.length-d.length;return["#### Read these files","","They decide what the c\
hecks mean, and this change touches them.","",...d,...T>0?[`- and ${(0,h().count)(T,"other file")}`]:[],""]}}),11357:((V,c,e)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.renderSarif=y;function n(){const A=e(77598);return n=function(){return A},
A}function h(){const A=e(41895);return h=function(){return A},A}function j(){const A=e(38863);return j=function(){return A},
A}function $(){const A=e(78261);return $=function(){return A},A}function f(){const A=e(13580);return f=function(){return A},
A}function a(){const A=e(17655);return a=function(){return A},A}function g(){const A=e(47350);return g=function(){return A},
A}function d(){const A=e(10289);return d=function(){return A},A}function T(){const A=e(69633);return T=function(){return A},
A}function p(){const A=e(8229);return p=function(){return A},A}function u(){const A=e(17577);return u=function(){return A},
A}function x(){const A=e(74658);return x=function(){return A},A}function L(){const A=e(94965);return L=function(){return A},
A}const m={results:25e3,bytes:1e7},S=2e6;function y(A){const D=l(M(A,m.results)),B=[...new Set(D.map(({ruleId:X=""})=>X))],
z=new Map(B.map((X,Q)=>[X,Q])),{audited_sha:G,base_sha:Y,verdict:K,tool:J}=A,Z={$schema:"https://json.schemastore.org/sa\
rif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:J.name,version:J.version,semanticVersion:J.version,informationUri:j().
HOME,rules:B.map(H)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[R]:{description:{text:"The audited commit."}}},invocations:[
E(A,A.findings.length-D.length)],results:D.map(X=>({...X,ruleIndex:z.get(X.ruleId??"")??-1})),properties:{verdict:K,base_sha:Y,
audited_sha:G}}]};return`${(0,d().jsonLine)(Z)}
`}function l(A){let D=S;const B=A.findIndex(z=>(D+=Buffer.byteLength((0,d().jsonLine)(z))+o,D>m.bytes));return B===-1?A:
A.slice(0,B)}const o=20;function E(A,D){const{error:B,verdict:z}=A,G=[...B?[{level:"error",descriptor:{id:B.code},message:{
text:(0,d().sarifText)((0,h().inSentences)(B))}}]:[],...D>0?[{level:"warning",message:{text:b(D)}}]:[]];return{executionSuccessful:z!==
"error",exitCode:(0,g().exitCodeOf)(z,A.policy?.enforce),exitCodeDescription:(0,x().reportTitle)(A),startTimeUtc:A.started_at,
endTimeUtc:A.finished_at,...G.length>0&&{toolExecutionNotifications:G}}}function b(A){return`${(0,L().count)(A,"finding")}\
 omitted, starting with the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`}
const C=1e3;function M(A,D){const B=A.findings.toSorted($().byHarm).slice(0,D),z=O(B);return B.map((G,Y)=>({ruleId:G.rule,
level:F[G.severity],rank:W[G.harm??"bookkeeping"],message:{text:i(G)},locations:[P(G,A)],partialFingerprints:z[Y]??{},...G.
suppressed&&{suppressions:[t(G.suppressed)]}}))}function i({message:A,remedy:D,rule:B}){return[A,D].filter(G=>G!=="").map(
G=>(0,d().sarifText)((0,L().clipCounted)(G,C))).join(" ")||B}function t({reason:A,expires:D}){return{kind:"external",status:"\
accepted",justification:(0,d().sarifText)((0,L().clipCounted)(A,C)),properties:{expires:D}}}const s="geneGateFinding/v1",
r="geneGateFinding/v2";function O(A){const D=new Map,B=z=>{const G=(D.get(z)??0)+1;return D.set(z,G),`${z}:${G}`};return A.
map(({id:z,rule:G,location:Y,subject:K})=>{const J=[G,Y?.path,K?.type,K?.id,K?.command],Z=(0,n().createHash)("sha256").update(
JSON.stringify(J)).digest("hex");return{[s]:B(Z),...z!==void 0&&{[r]:z.includes(":")?z:`${z}:1`}}})}const R="%SRCROOT%",
N=".github/gene-gate.yml";function P({subject:A,location:D},{genes:B,policy:z}){const G=B.find(({id:K})=>K===A?.id),Y=[D,
G&&{path:G.path,line:G.line}].find(K=>K!==void 0&&(0,u().isRepositoryPath)(K.path));return{physicalLocation:{artifactLocation:{
uri:w(Y?.path??z?.path??N),uriBaseId:R},region:Y===void 0?{startLine:1}:v(Y)},...A?.id!==void 0&&{logicalLocations:[{name:(0,d().
terminal)(A.id),kind:(0,d().terminal)(A.type??"Gene").toLowerCase()}]}}}function v(A){const{line:D=1,column:B,end_line:z,
end_column:G}=A,Y=z!==void 0&&z>=D;return{startLine:D,...B!==void 0&&{startColumn:B},...Y&&{endLine:z},...Y&&G!==void 0&&
(z>D||G>=(B??1))&&{endColumn:G}}}function w(A){return A.split("/").map(D=>encodeURIComponent(Buffer.from(D).toString())).
join("/")}const F={error:"error",warning:"warning",notice:"note"},I={error:"error",warning:"warning",notice:"recommendat\
ion"},W={danger:90,broken:50,bookkeeping:10},k={danger:"8.0",broken:"5.0",bookkeeping:"2.0"},U=80;function H(A){const D=(0,f().
ruleOf)(A);if(D===void 0)return{id:A};const{title:B,why:z,severity:G,harm:Y,layer:K}=D,J=(0,T().rulePage)(A);return{id:A,
...J!==void 0&&{helpUri:J},shortDescription:{text:`${B}.`},fullDescription:{text:z},help:{text:(0,p().renderRule)(D,U),markdown:(0,a().
ruleMarkdown)(D)},defaultConfiguration:{level:F[G]},properties:{tags:[...Y==="danger"?["security"]:[],typeof K=="number"?
`layer-${K}`:K],"problem.severity":I[G],"security-severity":k[Y]}}}}),78559:((V,c,e)=>{Object.defineProperty(c,"__esModu\
le",{value:!0}),c.commandCounts=$,c.differenceWords=u,c.eligibilityWords=m,c.geneName=a,c.nestedRoot=g,c.refusals=f,c.remarks=
d,c.versionWords=T;function n(){const S=e(63245);return n=function(){return S},S}function h(){const S=e(94965);return h=
function(){return S},S}const j={blocked:"blocked",failed:"failed",passed:"passed",notRun:"not run"};function $({commands:S},y="\
command"){if(S.length===0)return"no commands";const l=S.map(n().resultOf);return Object.entries(j).map(([E,b])=>({words:b,
number:l.filter(C=>C===E).length})).filter(({number:E})=>E>0).map(({words:E,number:b},C)=>`${C===0&&y!==""?(0,h().count)(
b,y):(0,h().grouped)(b)} ${E}`).join(", ")}function f(S){return S.commands.some(({verdict:y})=>y==="block")?[]:Object.entries(
S.profiles).filter(([,{accepted:y}])=>!y).map(([y,{reason:l}])=>({profile:y,reason:l??"no reason given"}))}function a({id:S,
path:y},l){return l.filter(E=>E.id===S).length<2?S:`${S} (${y})`}function g({store:S,commands:y}){return S===void 0||S.root===
"."||y.length===0?void 0:(0,h().clip)(S.root,L.message)}function d({profiles:S}){return Object.values(S).flatMap(({remark:y})=>y??
[])}function T({validators:S={}}){const y=E=>Object.entries(S).filter(([,{accepted:b}])=>b===E).map(([b])=>b==="newer"?"\
newer ones":b).join(" and "),[l,o]=[y(!0),y(!1)];return l===""||o===""?void 0:`accepted by the validators of ${l}, not o\
f ${o}`}const p={command_added:"adds",command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tigh\
tens"};function u({differences:S=[]}){const y=S.filter(({kind:o})=>o==="constraint_loosened"),l=S.filter(({kind:o})=>o!==
"constraint_loosened");return[...y,...l].map(x)}function x({kind:S,field:y,base:l,head:o}){const E=`${p[S]} `;return S===
"command_added"||S==="command_removed"?[E,o??l??""]:l===null?[E,y,": now also ",o??""]:o===null?[E,y,": no longer ",l]:[
E,y,": ",l," \u2192 ",o]}const L={message:200,rule:60};function m({eligible:S,reasons:[y,...l]}){if(S===null)return;if(S)
return{lead:"eligible"};if(y===void 0)return{lead:"not eligible"};const o=l.length>0?`, and ${(0,h().count)(l.length,"ot\
her reason")}`:"",{message:E,rule:b}=y;return{lead:"not eligible",reason:`${(0,h().clip)(E,L.message)} (${(0,h().clip)(b,
L.rule)}${o})`}}}),67237:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.SIZE_GRADES=void 0,c.countedWords=
m,c.directoryLines=l,c.exemptWords=o,c.largestDirectories=y,c.limitBar=a,c.othersOver=u,c.ownerWords=d,c.sizeLimits=p,c.
uncountedFiles=M;function n(){const i=e(53315);return n=function(){return i},i}function h(){const i=e(10289);return h=function(){
return i},i}function j(){const i=e(50427);return j=function(){return i},i}function $(){const i=e(94965);return $=function(){
return i},i}const f=10;function a({used:i,limit:t,unit:s}){const r=i===0?0:Math.max(1,Math.floor(i/t*f)),O=Math.min(f,r);
return`${(0,$().grouped)(i)} / ${(0,$().grouped)(t)} ${s} ${"\u2588".repeat(O)}${"\u2591".repeat(f-O)}`}const g=c.SIZE_GRADES=
{within:{words:"within the limit of",tone:"good"},near:{words:"close to the limit of",tone:"caution"},reached:{words:"as\
 many as the limit of",tone:"caution"},over:{words:"over the limit of",tone:"bad"},twice:{words:"more than twice the lim\
it of",tone:"bad"}};function d({gene:i}){return i===void 0?T:i.blast_radius.default_limit?"genes without one of their ow\
n, such as":""}const T="the policy for every change (hard cap)";function p({genes:i,blast_radius:t}){const s=i.map(N=>x(
N.blast_radius.files,N.blast_radius.max_files,"files",N)).toSorted((N,P)=>P.used/Math.max(1,P.limit)-N.used/Math.max(1,N.
limit)),[r]=s.filter(({used:N})=>N>0),O=t&&(0,n().cappedSize)(t,t.counting),R=O?[x(O.files,t.hard_cap_files,"files"),x(O.
lines,t.hard_cap_lines,"lines")].filter(({grade:N})=>N!=="within"):[];return[...r?[r]:[],...R]}function u({genes:i},{gene:t}){
const s=i.filter(r=>r!==t&&r.blast_radius.files>r.blast_radius.max_files).length;return t===void 0||s===0?"":`, and ${(0,$().
count)(s,"other gene")} over the limit`}function x(i,t,s,r){return{used:i,limit:t,unit:s,grade:L(i,t),...r&&{gene:r}}}function L(i,t){
return i>2*t?"twice":i>t?"over":i===t?"reached":i>.8*t?"near":"within"}function m({blast_radius:i}){if(i===null)return"";
const{files:t,exempt_files:s,renamed_files:r=0}=i,O=t+s-r;return[`${(0,$().count)(O,"changed file")} in the pull request`,
...r>0?[`${(0,$().count)(r,"rename")}, counted with both names`]:[],...s>0?[`${(0,$().grouped)(s)} not counted`]:[]].join(
"; ")}const S=6;function y(i){return i.toSorted((t,s)=>s.files-t.files||s.lines-t.lines).slice(0,S)}function l(i,t){const s=y(
i),r=s.map(F=>[(0,$().count)(F.files,"file"),(0,$().count)(F.lines,"line"),o(F)]),O=Math.max(0,...r.map(([F])=>F.length)),
R=Math.max(0,...r.map(([,F])=>F.length)),N=Math.max(0,...r.map(([,,F])=>F.length)),P=t-O-R-N-4,v=s.map(({path:F})=>(0,j().
clipColumns)((0,h().terminal)(F===""?".":F),P)),w=Math.max(0,...v.map(j().textWidth));return r.map(([F,I,W],k)=>`${(0,j().
padRight)(v[k]??"",w)}  ${F.padStart(O)}  ${I.padStart(R)}${W}`)}function o({files:i,exempt_files:t=0}){return t===0?"":
t===i?", not counted":`, ${(0,$().count)(t,"file")} not counted`}const E=20,b={asset_store:"asset store file",validation_script:"\
new validation script",reference:"not counted by the reference engine"},C={binary:"binary",long_lines:"very long lines",
generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function M({blast_radius:i}){
return(i?.changed_files??[]).filter(({exempt:t,veil:s})=>t??s).slice(0,E).map(({path:t,lines:s,exempt:r,veil:O,bytes:R})=>({
path:t,words:[...R===void 0||s>0?[(0,$().count)(s,"line")]:[],...R===void 0?[]:[(0,$().size)(R)],...r?[b[r]]:[],...O?[C[O]]:
[]].join(", ")}))}}),74658:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.VERDICT_WORDS=c.VERDICT_SYMBOLS=
void 0,c.headlineOf=x,c.isReportedOnly=d,c.reportTitle=L,c.reportedOnlyNote=T,c.undecidedPart=a;function n(){const s=e(13580);
return n=function(){return s},s}function h(){const s=e(47350);return h=function(){return s},s}function j(){const s=e(63245);
return j=function(){return s},s}function $(){const s=e(94965);return $=function(){return s},s}const f=c.VERDICT_WORDS={pass:"\
pass",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"};function a({verdict:s,
error:r,shards:O=[]}){const[R]=O;return s==="error"&&!r&&R&&O.length<R.of?R:void 0}function g(s){const{verdict:r}=s,O=a(
s);return O?`part ${O.index}/${O.of}: ${f[O.verdict]}`:d(s)?r==="fail"?"would fail":`would be: ${f[r]}`:f[r]}function d({
verdict:s,policy:r}){return r?.enforce==="report"&&h().REPORTED_ONLY.has(s)}function T({policy:s}){const r=s?.enforce_until;
return`The policy reports ${r===void 0?"only":`only until ${r}, and blocks from then on`} (\`enforce\`): the check is neut\
ral, which satisfies a required check, and blocks nothing.`}const p=c.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",
fail:"\u274C",error:"\u274C",needs_approval:"\u270B"},u=56;function x(s,r){const O=m(s,r);let R="";for(const N of S(s,r)){
const[P]=[N].flat().map(v=>R===""?v:`${R}, ${v}`).filter(v=>O.length+v.length<=u);R=P??R}return{verdict:O,words:R}}function L(s){
const{verdict:r,words:O}=x(s,(0,j().reportSections)(s));return O===""?r:`${r}: ${O}`}function m(s,r){const O=g(s),{length:R}=l(
r);return O===f.warn&&R>0?`pass with ${(0,$().count)(R,"warning")}`:O}function S(s,r){const O=o(r);switch(s.verdict){case"\
pass":case"warn":return[...O,...b(l(r)),...y(s,r)];case"needs_approval":return[...M(s),...o(i(r))];case"fail":case"error":
return[.../^\w+$/.test(s.error?.code??"")?[(0,$().spoken)(s.error?.code??"")]:[],...O,...t(s,r)]}}function y({genes:s},{
passed:r,notRun:O}){return s.length===0?["no genes changed"]:[(0,$().count)(s.length,"gene"),...r.length>0?[`${(0,$().count)(
r.length,"command")} passed`]:[],...O.length>0?[`${(0,$().count)(O.length,"command")} not run`]:[]]}function l({dangers:s,
findings:r,blast:O,told:R}){return(0,j().groupCauses)([...s,...r,...O,...R]).filter(({lead:N})=>N.severity==="warning")}
function o({blocked:s,dangers:r}){const O=s.filter(E),R=(0,j().groupCauses)(r),N=O.length+R.length,P=O[0]?.findings[0]??
R[0]?.lead;if(P===void 0)return[];const v=C(P),w=v.replace(/^command /,"1 command ");return N===1?[[w,"1 danger"]]:[[`${(0,$().
grouped)(N)} dangers: ${v}`,`${(0,$().grouped)(N)} dangers`]]}function E({findings:[s]}){return s?.harm==="danger"}function b([
s,...r]){return s&&r.length===0&&s.lead.harm!=="danger"?[C(s.lead)]:[]}function C({rule:s,danger:r=""}){return/^[\w ,`]+$/.
test(r)?`command ${r.replaceAll("`","")}`:((0,n().ruleOf)(s)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,R=>R.
toLowerCase())}function M({genes:s,findings:r}){const O=s.filter(({verdict:P})=>P==="needs_approval").length,R=r.some(({
rule:P})=>P==="gate-approval-missing"),N=P=>R&&r.some(({rule:v})=>v===P);return[...N("gate-weakened")?["the gate is weak\
ened"]:[],...N("agent-files-unapproved")?["machines run something else"]:[],...O>0?[`${(0,$().grouped)(O)} of ${(0,$().count)(
s.length,"gene")}`]:[]]}function i(s){const r=s.dangers.filter(({rule:O})=>!/^gate-|^agent-files-/.test(O));return{...s,
dangers:r}}function t({genes:s},r){const{blocked:O,failed:R,blast:N,findings:P}=r,v=s.filter(({verdict:k})=>k==="fail"||
k==="error").length,w=(0,j().groupCauses)(P).filter(({lead:k})=>k.severity==="error"),F=[...v>0?[`${(0,$().grouped)(v)} \
of ${(0,$().count)(s.length,"gene")} failed`]:[],...O.some(k=>!E(k))?[`${(0,$().count)(O.length,"command")} blocked`]:[],
...R.length>0?[`${(0,$().count)(R.length,"command")} failed`]:[],...N.some(({severity:k})=>k==="error")?["blast radius e\
xceeded"]:[]],I=F.length>0?"other error":"error";if(w.length>0)return[...F,[...b(w),(0,$().count)(w.length,I)]];const W=l(
r);return F.length>0||W.length===0?F:[[...b(W),(0,$().count)(W.length,"warning")]]}}),73861:((V,c)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.canFailWords=j,c.mutantWords=n,c.noticesDefect=h;const e={killed:"yes",survived:"no",not_run:"\
not run"};function n({outcome:$,reason:f}){return`notices a defect: ${e[$]}${f===void 0?"":` (${f})`}`}function h({commands:$}){
const f=$.flatMap(({mutant:g})=>g?.outcome??[]);if(f.length===0)return;const[a]=["killed","not_run","survived"].filter(g=>f.
includes(g));return a&&e[a]}function j({genes:$}){const a=$.flatMap(T=>T.commands).flatMap(({mutant:T})=>T??[]);if(a.length===
0)return"not tried; only a run with the change broken can tell";const g=a.find(T=>T.reason!==void 0)?.reason,d=T=>a.filter(
({outcome:p})=>p===T).length;return d("not_run")===a.length?`not tried: ${g}`:`with the change broken, ${d("killed")} of\
 ${a.length} commands did not pass, as the change\u2019s own code reported${g===void 0?"":`; ${d("not_run")} not run: ${g}`}`}}),
90042:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.EVIDENCE_NOTE=void 0,c.proofOf=$;function n(){const T=e(
89549);return n=function(){return T},T}function h(){const T=e(73861);return h=function(){return T},T}function j(){const T=e(
94965);return j=function(){return T},T}function $(T){const{policy:p,isolation:u,approvals:x,approval_digest:L}=T,m=T.blast_radius?.
counting==="reference"?", files counted like the reference engine":"",S=p?.extends?` extending ${p.extends.repository}/${p.
extends.path}`:"",y=p?.enforce_until===void 0?"":` until ${p.enforce_until}`,l=p?.enforce?`, reports only${y}: a failing\
 verdict does not fail the check`:"",o=p?.combined_with?` combined with ${p.combined_with.name}`:"";return[{label:"Commi\
ts",value:f(T)},{label:"Policy",value:p?`${p.path??"built-in defaults"}${S}${o}, profile ${p.profile}${m}${l}`:"not read"},
...x.length>0?[{label:"Approved",value:x.map(a).join(", ")}]:[],...L===null?[]:[{label:"Approval",value:`digest ${(0,n().
shortDigest)(L)}`}],{label:"Isolation",value:g(u)},...T.genes.some(({commands:E})=>E.length>0)?[{label:"Can fail",value:(0,h().
canFailWords)(T)}]:[]]}function f(T){const{base_sha:p,head_sha:u,audited_sha:x,event:L}=T;if(p!==null&&p===x)return`${(0,j().
shortCommit)(p)} is both base and head, so nothing changes`;const m=`${(0,j().shortCommit)(p)} \u2192 ${(0,j().shortCommit)(
u)}`;return L.name==="worktree"?`${m} with the uncommitted files`:L.name==="index"?`${m} with the staged files`:x===u?m:
`${m}, audited: ${(0,j().shortCommit)(x)}`}function a({user:T,at:p,pull_request:u}){return`by ${T} at ${(0,j().moment)(p)}${u===
void 0?"":` (pull request ${u})`}`}function g({level:T,description:p}){return T!=="namespaces"?p:`contained: ${/no network/.
test(p)?"no network":"network allowed"}, private copy`}const d=c.EVIDENCE_NOTE="The audit is the gate. Command output co\
mes from the change\u2019s own code and is only evidence."}),70540:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.readWords=h;function n(){const j=e(94965);return n=function(){return j},j}function h({new:j,bytes:$}){return[...j?["ne\
w"]:[],...$===void 0?[]:[(0,n().size)($)]].join(", ")}}),23107:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.findParts=T,c.readAtMost=u,c.readParts=p;function n(){const m=e(51455);return n=function(){return m},m}function h(){const m=e(
76760);return h=function(){return m},m}function j(){const m=e(41895);return j=function(){return m},m}function $(){const m=e(
73388);return $=function(){return m},m}function f(){const m=e(78374);return f=function(){return m},m}function a(){const m=e(
78534);return a=function(){return m},m}const g=2*a().MAX_REPORT_BYTES,d="gate-report.json";async function T(m){return(await(0,n().
readdir)(m,{recursive:!0,withFileTypes:!0}).catch(y=>{if(y.code==="ENOENT")return[];throw new(j()).GateError("file_unrea\
dable",`Cannot read the directory ${m} (${y.code}).`,"Specify the directory into which the parts were downloaded.",{cause:y})})).
filter(y=>y.isFile()&&y.name===d).map(({parentPath:y,name:l})=>(0,h().join)(y,l)).sort()}async function p(m,S,y=x){if(m.
length>f().MAX_SHARDS)throw L(`There are more than ${f().MAX_SHARDS} parts`);const l=[];let o=g;for(const E of m){const b=await u(
Math.min(o,a().MAX_REPORT_BYTES),E,S);o-=b.length;const C=(0,$().inputName)(E);l.push({name:C,report:(0,a().readReportFile)(
b,C,y)})}return l}async function u(m,S,y){const l=[];let o=0;for await(const E of y(S)){if(o+=E.length,o>m)throw L(`${(0,$().
inputName)(S)} is too large, alone or together with the other parts`);l.push(E)}return Buffer.concat(l)}const x="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function L(m){return new(j()).GateError("\
artifact_invalid",m,x)}}),94274:((V,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.isForHuman=$,c.nextActorOf=
f;function n(){const a=e(28894);return n=function(){return a},a}function h(){const a=e(13580);return h=function(){return a},
a}function j(){const a=e(47350);return j=function(){return a},a}function $({rule:a,location:g,danger:d}){return d!==void 0||
(0,h().ruleOf)(a)?.actor==="human"||g!==void 0&&(0,n().isAuditLog)(g.path)}function f(a,g,d){switch(a){case"pass":case"w\
arn":return"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":return g.some(T=>(0,j().isBlocking)(
T,d)&&!$(T))?"agent":"human"}}}),42844:((V,c,e)=>{e.r(c),e.d(c,{default:()=>n.A});var n=e(49585)}),40894:((V,c,e)=>{e.r(
c),e.d(c,{renderToString:()=>n.F0});var n=e(53091)}),892:((V,c,e)=>{e.r(c),e.d(c,{Fragment:()=>n.FK,jsx:()=>n.Y,jsxs:()=>n.
FD});var n=e(38720)})};
