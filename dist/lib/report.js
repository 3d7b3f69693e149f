"use strict";var at=Object.defineProperty;var t=(R,n)=>at(R,"name",{value:n,configurable:!0});module.exports={"report/agent/agent-task"(R,n,N,G){let T;const e=t(()=>T??=n("zod"),"z");let O;const b=t(()=>O??=n("mode\
l/edit"),"import_edit");let E;const g=t(()=>E??=n("model/finding"),"import_finding");let k;const h=t(()=>k??=n("model/ve\
rdict"),"import_verdict");N(R,{AGENT_TASK_VERSION:t(()=>S,"AGENT_TASK_VERSION"),agentTaskSchema:t(()=>i,"agentTaskSchema")});
const S="1.0.0",u=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),j=g().findingIdSchema.exactOptional().describe("Th\
e id of the finding; absent if the report is from a version without ids."),_=e().object({finding:j,rule:e().string(),path:e().
string().exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().string()}),x=e().object({
finding:j,why:e().string(),needs:e().string().describe("What the person does, such as an approval and its digest.")}),i=e().
object({type:e().literal("AgentTask"),schema_version:e().literal(S),next_actor:h().nextActorSchema.describe("The one fie\
ld to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `hu\
man`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:h().verdictSchema,error:e().
object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:u.nullable().describe("The commit\
 that the task is about."),base_sha:u.nullable(),policy:e().object({ref:e().string().exactOptional(),profile:e().string()}).
nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(b().judgedEditSchema).describe(
"What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(_).describe("Findings that \
fail the gate and that no edit resolves: change the files yourself."),human:e().array(x).describe("Findings that only a \
person resolves."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the findings are."),patch:e().
union([e().string(),e().object({file:e().string()})]).nullable().describe("A unified diff of the edits for `git apply`, \
or the result file that has it."),verify:e().string().describe("The command that exits with 0 when the agent is done."),
more:e().object({edits:e().int().nonnegative(),todo:e().int().nonnegative(),human:e().int().nonnegative(),file:e().string()}).
optional().describe("Numbers of entries that are not in these lists, and the result file that has them.")}).describe("Ag\
entTask: what the agent that wrote a change does next")},"report/agent/project"(R,n,N,G){let T;const e=t(()=>T??=n("asse\
ts/log/audit-log"),"import_audit_log");let O;const b=t(()=>O??=n("rules/agents-block"),"import_agents_block");let E;const g=t(
()=>E??=n("verdict/next-actor"),"import_next_actor");let k;const h=t(()=>k??=n("report/agent/agent-task"),"import_agent_\
task");N(R,{agentTask:t(()=>u,"agentTask")});const S=new Set(["approval-missing","gate-approval-missing","gate-weakened"]);
function u(c){const{verdict:p,next_actor:r,error:o,head_sha:s,base_sha:a,policy:m,findings:l,fix:f}=c,d=r==="done"?[]:l.
filter(j(c)),w=d.filter(g().isForHuman),v=_(f?.edits??[]);return{type:"AgentTask",schema_version:h().AGENT_TASK_VERSION,
next_actor:r,verdict:p,...o&&{error:o},head_sha:s,base_sha:a,policy:m&&{...m.ref!==void 0&&{ref:m.ref},profile:m.profile},
edits:f?.edits??[],todo:d.filter($=>!w.includes($)&&!v($)).map(({id:$,rule:y,message:A,remedy:L,location:D})=>({...$!==void 0&&
{finding:$},rule:y,...D&&{path:D.path,line:D.line},message:A,remedy:L})),human:w.map($=>({...$.id!==void 0&&{finding:$.id},
why:$.message,needs:x($,c)})),must_not:b().MUST_NOT,patch:f?.patch??null,verify:i(c,d)}}t(u,"agentTask");function j({policy:c,
verdict:p,findings:r}){const o=r.some(a=>(0,g().isBlocking)(a,"error")),s=c?.fail_on??(p==="fail"&&!o?"warning":"error");
return a=>!a.suppressed&&((0,g().isBlocking)(a,s)||S.has(a.rule))}t(j,"isOpenFor");function _(c){const p=new Set(c.map(({
finding:o})=>o)),r=new Set(c.map(({path:o,old:s})=>JSON.stringify([o,s])));return({id:o,subject:s,location:a})=>p.has(o)||
r.has(JSON.stringify([a?.path,s?.command]))}t(_,"resolvedBy");function x({rule:c,remedy:p,location:r},{approval_digest:o}){
return o!==null&&S.has(c)?`${p} The approval digest is ${o}.`:r&&(0,e().isAuditLog)(r.path)?`${p} Only the process that \
owns the audit log writes to it.`:p}t(x,"needsOf");function i({policy:c,base_sha:p},r){const o=c?.ref??p;return["npx gen\
e-gate check --worktree",...r.some(({layer:a})=>a==="run")?[]:["--no-run"],...o?[`--base ${o}`]:[]].join(" ")}t(i,"verif\
yCommand")},"report/agent/read-task"(R,n,N,G){let T;const e=t(()=>T??=n("zod"),"z");let O;const b=t(()=>O??=n("error"),"\
import_error");let E;const g=t(()=>E??=n("report/agent/agent-task"),"import_agent_task");N(R,{readAgentTask:t(()=>k,"rea\
dAgentTask")});function k(S,u){try{return g().agentTaskSchema.parse(JSON.parse(S.toString("utf8")))}catch(j){throw new(b()).
GateError("input_invalid",`${u} is not an AgentTask of this version: ${h(j)}.`,"Pass the file that `gene-gate check --fo\
rmat agent` printed, or agent-task.json of the results.",{cause:j})}}t(k,"readAgentTask");function h(S){return S instanceof
e().ZodError?`\`${e().core.toDotPath(S.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JS\
ON"}t(h,"complaintOf")},"report/agent/render"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),"import_escape");let O;
const b=t(()=>O??=n("report/agent/agent-task"),"import_agent_task");let E;const g=t(()=>E??=n("report/agent/project"),"i\
mport_project");N(R,{AGENT_PATCH_FILE:t(()=>h,"AGENT_PATCH_FILE"),AGENT_TASK_FILE:t(()=>k,"AGENT_TASK_FILE"),fittingTask:t(
()=>j,"fittingTask"),renderAgentTask:t(()=>S,"renderAgentTask"),renderTask:t(()=>u,"renderTask")});const k="agent-task.j\
son",h="agent-task.patch";function S(i){return u((0,g().agentTask)(i))}t(S,"renderAgentTask");function u(i){return`{
${Object.entries(b().agentTaskSchema.parse(i)).map(([p,r])=>{const s=Array.isArray(r)&&r.length>0?`[
${r.map(e().jsonLine).join(`,
`)}
]`:(0,e().jsonLine)(r);return`${JSON.stringify(p)}: ${s}`}).join(`,
`)}
}
`}t(u,"renderTask");function j(i,c){const p=i.patch===null?null:{file:h},r=u({...i,patch:p});if(r.length<=c)return r;const o={
human:0,edits:0,todo:0},s=t(()=>u({...i,human:i.human.slice(0,o.human),edits:i.edits.slice(0,o.edits),todo:i.todo.slice(
0,o.todo),patch:p,more:{edits:i.edits.length-o.edits,todo:i.todo.length-o.todo,human:i.human.length-o.human,file:k}}),"r\
ender");let a=s();if(!(a.length>c)){for(const m of["human","edits","todo"])for(const l of _(i,m)){const f=o[m];o[m]=l;const d=s();
if(d.length>c){o[m]=f;break}a=d}return a}}t(j,"fittingTask");function _(i,c){const p=i[c].map((o,s)=>s+1);if(c!=="edits")
return p;const r=i.edits.map(({path:o,pointer:s})=>`${o}#${x(s)}`);return p.filter(o=>r[o-1]!==r[o])}t(_,"endsOf");function x(i){
return i.replace(/\/(asset_id|validation\/\d+)$/,"")}t(x,"assetOf")},"report/audit-answer"(R,n,N,G){let T;const e=t(()=>T??=
n("rules/finding"),"import_finding");let O;const b=t(()=>O??=n("rules/identity"),"import_identity");let E;const g=t(()=>E??=
n("report/entries"),"import_entries");N(R,{commandAnswer:t(()=>k,"commandAnswer"),fileAnswer:t(()=>S,"fileAnswer")});function k(u,j,_,x,i){
const{verdict:c,risk:p,confirmation:r,reading:o,findings:s,profiles:a,validators:m}=_,[l]=c==="block"&&x==="workspace"?s:
[];return{id:u,command:j,verdict:c,risk:p,confirmation:r,argv:o.argv,findings:(0,g().reportFindings)(s,i),warnings:h(s),
profiles:(0,g().verdictsOf)(a),validators:(0,g().verdictsOf)(m),...l&&{error:(0,e().describe)(l).message.replace(/\.$/,""),
rule:l.rule,layer:l.layer}}}t(k,"commandAnswer");function h(u){const j=u.filter(({severity:_})=>_==="warning");return[...new Set(
j.map(({rule:_})=>_))]}t(h,"warningsOf");function S({path:u,assets:j,findings:_},x){const i=j.flatMap(({commands:p})=>p.
flatMap(r=>r.findings)),c=(0,b().idsOf)([...i,..._]);return{path:u,assets:j.map(({asset:p,commands:r})=>({type:p.type,id:p.
id,location:p.locate(),commands:r.map((o,s)=>k(`${p.id}#${s}`,o.command,o,x,c))})),findings:(0,g().reportFindings)(_,c)}}
t(S,"fileAnswer")},"report/build"(R,n,N,G){let T;const e=t(()=>T??=n("audit/change/blast-radius"),"import_blast_radius");
let O;const b=t(()=>O??=n("audit/claims/content-hash"),"import_content_hash");let E;const g=t(()=>E??=n("model/isolation"),
"import_isolation");let k;const h=t(()=>k??=n("rules/finding"),"import_finding");let S;const u=t(()=>S??=n("rules/identi\
ty"),"import_identity");let j;const _=t(()=>j??=n("select/replay"),"import_replay");let x;const i=t(()=>x??=n("tool"),"i\
mport_tool");let c;const p=t(()=>c??=n("verdict/judge"),"import_judge");let r;const o=t(()=>r??=n("verdict/next-actor"),
"import_next_actor");let s;const a=t(()=>s??=n("report/entries"),"import_entries");let m;const l=t(()=>m??=n("report/gat\
e-report"),"import_gate_report");let f;const d=t(()=>f??=n("report/validation-reports"),"import_validation_reports");N(R,
{buildErrorReport:t(()=>y,"buildErrorReport"),buildReport:t(()=>$,"buildReport")});const w=10,v=100;function $(D,P,C){const{
audit:F,approval:I,change:W,runResult:U,judgement:M,policy:V,startedAt:z}=D,B=(0,d().redactGenes)(M.genes,P),H=(0,d().validationReportsOf)(
B,{nodeOf:U.nodeOf,policyDigest:V.digest,startedAt:z,finishedAt:C}),K=(0,p().allFindings)(M),Y=(0,u().idsOf)(K),J={general:M.
findings,ids:Y},Z=t(q=>(0,a().idsIn)(M.findings.filter(tt=>(0,a().isAboutAsset)(tt,q)),Y),"found"),X=(0,_().replay)(D.assets.
past,D.assets.present),{counting:Q,hard_cap_files:et,hard_cap_lines:ot}=V.policy.blast_radius;return{...A(D,C),verdict:M.
verdict,next_actor:(0,o().nextActorOf)(M.verdict,K,V.policy.fail_on),isolation:U.isolation,blast_radius:{...F.blastRadius,
counting:Q,hard_cap_files:et,hard_cap_lines:ot,directories:(0,e().busiestDirectories)(W,w),changed_files:F.files.slice(0,
v)},genes:B.map((q,tt)=>(0,a().reportGene)(q,H[tt]?.id??null,J)),capsules:F.capsules.map(({change:q,asset:tt,eligible:rt,
eligibility:st,reasons:it})=>({...L("Capsule",q,tt),...Z(tt),eligible:rt,eligibility:st,reasons:it.map(nt=>({rule:nt.rule,
message:(0,h().describe)(nt).message}))})),events:D.assets.changes.filter(({asset:q})=>q.type==="EvolutionEvent").map(({
kind:q,asset:tt})=>({...L("EvolutionEvent",q,tt),...Z(tt)})),...X&&{selection:X},...M.shards.length>0&&{shards:M.shards},
findings:(0,a().reportFindings)(K,Y),...D.fix&&{fix:D.fix},approvals:I.approvals,approval_digest:I.digest??null,plans_digest:F.
plansDigest,validation_reports:H.filter(q=>q!==null)}}t($,"buildReport");function y(D,P,C){const{code:F,message:I,hint:W}=D;
return{...A(P,C),verdict:"error",next_actor:"undecided",error:{code:F,message:I,hint:W},isolation:g().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...P.shard&&{shards:[{...P.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}t(y,"buildErrorReport");function A({event:D,policy:P,prepare:C,startedAt:F},I){
return{type:"GateReport",schema_version:l().GATE_REPORT_VERSION,tool:{...i().TOOL},event:{name:D?.name??null,...D?.pullRequest&&
{pull_request:D.pullRequest.number,fork:D.pullRequest.isFork}},base_sha:D?.base??null,head_sha:D?.head??null,audited_sha:D?.
audited??null,policy:P?{source:P.source,...P.path!==void 0&&{path:P.path},...P.ref!==void 0&&{ref:P.ref},digest:P.digest,
...P.combinedWith&&{combined_with:{...P.combinedWith}},profile:P.policy.profile,fail_on:P.policy.fail_on}:null,...C&&{prepare:C},
started_at:F.toISOString(),finished_at:I.toISOString(),duration_ms:Math.max(0,I.getTime()-F.getTime())}}t(A,"frame");function L(D,P,C){
const{id:F,path:I}=C;return{type:D,id:F,asset_id:(0,b().assetIdOf)(C),path:I,line:C.locate().line,change:P}}t(L,"reportC\
laim")},"report/entries"(R,n,N,G){let T;const e=t(()=>T??=n("audit/claims/content-hash"),"import_content_hash");let O;const b=t(
()=>O??=n("command/resolve/script-steps"),"import_script_steps");let E;const g=t(()=>E??=n("rules/finding"),"import_find\
ing");let k;const h=t(()=>k??=n("rules/identity"),"import_identity");N(R,{idsIn:t(()=>_,"idsIn"),isAboutAsset:t(()=>u,"i\
sAboutAsset"),reportFinding:t(()=>s,"reportFinding"),reportFindings:t(()=>o,"reportFindings"),reportGene:t(()=>S,"report\
Gene"),reportScripts:t(()=>c,"reportScripts"),verdictsOf:t(()=>p,"verdictsOf")});function S(a,m,{general:l,ids:f}){const{
gene:d,outcomes:w,runFindings:v,verdict:$,summary:y}=a,{asset:A,change:L,blastRadius:D}=d,P=[...l.filter(C=>u(C,A)),...d.
findings,...v.filter(C=>C.subject?.command===void 0)];return{id:A.id,asset_id:(0,e().assetIdOf)(A),path:A.path,line:A.locate().
line,change:L,verdict:$,summary:y,profiles:r(d.commands.map(({profiles:C})=>C)),validators:r(d.commands.map(({validators:C})=>C)),
blast_radius:D,commands:d.commands.map((C,F)=>{const I=v.filter(U=>j(U,C)),W=_([...C.findings,...I],f);return{...x(C,w[F]),
...W}}),..._(P,f),...d.differences.length>0&&{differences:d.differences},validation_report_id:m}}t(S,"reportGene");function u({
subject:a,location:m},{type:l,id:f,path:d}){return a?.type===l&&a.id===f&&(m?.path??d)===d}t(u,"isAboutAsset");function j({
subject:a,location:m},{command:l,location:f}){return a?.command===l&&m?.line===f.line&&m.column===f.column}t(j,"isAboutC\
ommand");function _(a,m){const l=a.flatMap(f=>m.get(f)??[]);return l.length>0?{findings:l}:{}}t(_,"idsIn");function x(a,m){
return{command:a.command,verdict:a.verdict,risk:a.risk,confirmation:a.confirmation,...a.reading.argv&&{words:a.reading.words.
map(i)},...a.plan?.scripts&&{scripts:c(a.plan.scripts)},profiles:p(a.profiles),validators:p(a.validators),location:a.location,
...a.plan&&{plan_digest:a.plan.digest},...m&&{outcome:m}}}t(x,"reportCommand");function i({text:a,span:{start:m,end:l}}){
return{text:a,start:m,end:l}}t(i,"reportWord");function c(a){return(0,b().stepsIn)(a).map(({directory:m,event:l,text:f,command:d})=>({
directory:m,event:l,text:f,shell:d===void 0}))}t(c,"reportScripts");function p(a){return Object.fromEntries(Object.entries(
a).map(([m,{verdict:l}])=>[m,l]))}t(p,"verdictsOf");function r(a){const m={};for(const l of a)for(const[f,{verdict:d,reason:w,
remark:v}]of Object.entries(l)){const $=m[f];$&&!$.accepted||(m[f]=d==="block"?{accepted:!1,...w&&{reason:(0,g().describe)(
w).message}}:{accepted:!0,...v&&{remark:(0,g().describe)(v).message},...$})}return m}t(r,"acceptanceOf");function o(a,m=(0,h().
idsOf)(a)){return a.map(l=>({id:m.get(l),cause:(0,h().causeOf)(l),...s(l)}))}t(o,"reportFindings");function s(a){const{rule:m,
severity:l,layer:f,location:d,span:w,subject:v,edit:$,suppressed:y}=a;return{rule:m,severity:l,layer:f,...(0,g().describe)(
a),...d&&{location:d},...w&&{span:w},...v&&{subject:v},...$&&{edit:$},...y&&{suppressed:y}}}t(s,"reportFinding")},"repor\
t/escape"(R,n,N,G){N(R,{html:t(()=>h,"html"),json:t(()=>d,"json"),jsonLine:t(()=>w,"jsonLine"),markdownCode:t(()=>r,"mar\
kdownCode"),markdownFence:t(()=>o,"markdownFence"),markdownInline:t(()=>i,"markdownInline"),markdownLinkTarget:t(()=>s,"\
markdownLinkTarget"),markdownSentence:t(()=>c,"markdownSentence"),outputLines:t(()=>k,"outputLines"),sarifText:t(()=>a,"\
sarifText"),terminal:t(()=>E,"terminal"),terminalLines:t(()=>g,"terminalLines"),workflowData:t(()=>m,"workflowData"),workflowProperty:t(
()=>l,"workflowProperty")});const T=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
e=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,O=/\r\n|[\n\r]/g;
function b($){return`U+${($.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}t(b,"codePointName");function E($){
return $.replace(T,y=>`<${b(y)}>`)}t(E,"terminal");function g($){return $.replace(/\t/g,"    ").split(O).map(E)}t(g,"ter\
minalLines");function k($){return g($.replace(e,""))}t(k,"outputLines");function h($){return E($).replace(/[&<>"'$]/g,y=>`\
&#${y.codePointAt(0)??0};`)}t(h,"html");const S=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,u=/^(.*?)([.,;:!?]?)$/s,
j=/[\\`*[\]<>|~]|&(?=[#\w])/g,_=/^(\d*)([-+=]|(?<=\d)[.)])/;function x($){return($.match(/`+/g)??[]).reduce((y,A)=>Math.
max(y,A.length),0)}t(x,"longestFence");function i($){return $.split(/\s+/).filter(Boolean).map(p).join(" ")}t(i,"markdow\
nInline");function c($){return $.split(/`([^`]+)`/).map((A,L)=>{if(L%2===1)return r(A);const[D,P]=[/^\s/.test(A)?" ":"",
/\s$/.test(A)?" ":""];return D+i(A)+P}).reduce((A,L)=>A.endsWith("`")&&L.startsWith("`")?`${A} ${L}`:A+L)}t(c,"markdownS\
entence");function p($,y){const[,A="",L=""]=u.exec($)??[];if(S.test($))return r(A)+L;const D=E($).replace(j,"\\$&");return y===
0?D.replace(_,"$1\\$2"):D}t(p,"markdownWord");function r($){const y=E($);if(y==="")return"(empty)";const A="`".repeat(x(
y)+1),L=/^[ `]|[ `]$/.test(y)?" ":"";return`${A}${L}${y}${L}${A}`}t(r,"markdownCode");function o($,y="text"){const A=$.map(
E),L="`".repeat(Math.max(3,x(A.join(`
`))+1));return[L+y,...A,L]}t(o,"markdownFence");function s($){if(!(!/^https?:\/\//i.test($)||!URL.canParse($)))return new URL(
$).href.replace(/[()<>\\`|*_~[\]]/g,y=>`%${(y.codePointAt(0)??0).toString(16).toUpperCase()}`)}t(s,"markdownLinkTarget");
function a($){return E($).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}t(a,"sarifText");function m($){return $.replaceAll(
"%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}t(m,"workflowData");function l($){return m($).replaceAll(":","%3A").replaceAll(",","%2C")}t(l,"workflowProperty");
const f=new RegExp(`(?!\\n)(?:${T.source})`,T.flags);function d($){return v(JSON.stringify($,null,2))}t(d,"json");function w($){
return v(JSON.stringify($))}t(w,"jsonLine");function v($){return $.replace(f,y=>Array.from({length:y.length},(A,L)=>`\\u${y.
charCodeAt(L).toString(16).padStart(4,"0")}`).join(""))}t(v,"withoutInvisible")},"report/explanation"(R,n,N,G){let T;const e=t(
()=>T??=n("policy/schema/commands"),"import_commands");let O;const b=t(()=>O??=n("remedy/edits"),"import_edits");let E;const g=t(
()=>E??=n("rules/example"),"import_example");let k;const h=t(()=>k??=n("report/entries"),"import_entries");N(R,{explainCommand:t(
()=>S,"explainCommand"),explainRule:t(()=>_,"explainRule")});async function S(x,i){const{policy:c,tree:p}=i.terms,r=new Map;
for(const y of[...e().GENE_PROFILES,c.profile]){const A=i.with({policy:{...c,profile:y}}),L=await A.command(x),D=y===c.profile;
r.set(y,D?await(0,b().withEdit)(L,A):L)}const{reading:o,validators:s,verdict:a,confirmation:m}=await i.command(x),{words:l,
assignments:f,argv:d,invocation:w,targets:v,scripts:$}=o;return{command:x,profiles:Object.fromEntries([...r].map(([y,{verdict:A}])=>[
y,A])),validators:(0,h().verdictsOf)(s),words:l,assignments:f,argv:d,invocation:w?u(w):null,tree:p?.label??null,outcome:a===
"block"?"blocked":m==="standard"?"runs":"needs_approval",targets:v,scripts:$?(0,h().reportScripts)($):null,findings:j(r)}}
t(S,"explainCommand");function u(x){const{program:i,subcommand:c=null,flags:p,operands:r,passthrough:o}=x;return{program:i,
subcommand:c,flags:p,operands:r,passthrough:o}}t(u,"explainInvocation");function j(x){const i=new Map;for(const[c,{findings:p}]of x)
for(const r of p){const o=JSON.stringify([r.rule,r.span,r.args]),s=i.get(o);s?(s.profiles.add(c),s.finding=r.edit?r:s.finding):
i.set(o,{finding:r,profiles:new Set([c])})}return[...i.values()].map(({finding:c,profiles:p})=>({...(0,h().reportFinding)(
c),profiles:[...p]}))}t(j,"mergeFindings");function _(x){const{id:i,title:c,severity:p,layer:r,since:o,why:s,configure:a}=x,
m={wrong:(0,g().exampleText)(x.wrong),right:(0,g().exampleText)(x.right)};return{id:i,title:c,severity:p,layer:r,since:o,
why:s,...m,...a&&{configure:a}}}t(_,"explainRule")},"report/format"(R,n,N,G){let T;const e=t(()=>T??=n("report/agent/ren\
der"),"import_render");let O;const b=t(()=>O??=n("report/json"),"import_json");let E;const g=t(()=>E??=n("report/junit/j\
unit"),"import_junit");let k;const h=t(()=>k??=n("report/markdown/markdown"),"import_markdown");let S;const u=t(()=>S??=
n("report/sarif/sarif"),"import_sarif");let j;const _=t(()=>j??=n("report/text/text"),"import_text");N(R,{REPORT_FORMATS:t(
()=>x,"REPORT_FORMATS"),htmlRenderer:t(()=>p,"htmlRenderer"),renderReport:t(()=>r,"renderReport")});const x=["text","jso\
n","agent","jsonl","markdown","html","sarif","junit","in-toto","vsa"],i={maxCharacters:Number.MAX_SAFE_INTEGER},c={text:_().
renderText,json:b().renderJson,agent:e().renderAgentTask,jsonl:b().renderJsonLines,markdown:t(o=>(0,h().renderMarkdown)(
o,i),"markdown"),html:t(async o=>(await p()).renderHtml(o),"html"),sarif:u().renderSarif,junit:g().renderJunit,"in-toto":b().
renderStatement,vsa:b().renderSummary},p=t(()=>Promise.resolve().then(()=>n("report/html/html")),"htmlRenderer");async function r(o,s,a){
return c[s](o,a)}t(r,"renderReport")},"report/gate-report"(R,n,N,G){let T;const e=t(()=>T??=n("zod"),"z");let O;const b=t(
()=>O??=n("model/asset"),"import_asset");let E;const g=t(()=>E??=n("model/blast-radius"),"import_blast_radius");let k;const h=t(
()=>k??=n("model/edit"),"import_edit");let S;const u=t(()=>S??=n("model/evidence"),"import_evidence");let j;const _=t(()=>j??=
n("model/finding"),"import_finding");let x;const i=t(()=>x??=n("model/head-lines"),"import_head_lines");let c;const p=t(
()=>c??=n("model/isolation"),"import_isolation");let r;const o=t(()=>r??=n("model/outcome"),"import_outcome");let s;const a=t(
()=>s??=n("model/prepare"),"import_prepare");let m;const l=t(()=>m??=n("model/replay"),"import_replay");let f;const d=t(
()=>f??=n("model/run"),"import_run");let w;const v=t(()=>w??=n("model/verdict"),"import_verdict");let $;const y=t(()=>$??=
n("report/validation-report"),"import_validation_report");N(R,{GATE_REPORT_VERSION:t(()=>A,"GATE_REPORT_VERSION"),gateReportSchema:t(
()=>V,"gateReportSchema")});const A="1.4.0",L=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),D=e().object({id:_().findingIdSchema.
optional().describe("Identity of the finding: the same in every run, even if its position changes. Equal findings are nu\
mbered: the second ends with `:2`."),cause:e().string().regex(/^[0-9a-f]{64}$/).optional().describe("The same for findin\
gs that differ only in their asset, command and path."),rule:e().string(),severity:_().severitySchema,layer:e().union([e().
string(),e().int()]).optional(),message:e().string(),remedy:e().string(),location:_().locationSchema.exactOptional(),span:_().
spanSchema.exactOptional().describe("UTF-16 offsets in the command of the finding; the end is exclusive."),subject:_().subjectSchema.
exactOptional(),edit:h().editSchema.exactOptional().describe("What to write instead; the gate accepts it, and `remedy` i\
s its text."),suppressed:_().suppressionSchema.exactOptional().describe("Ignored by the policy until that day: shown, bu\
t does not affect the verdict.")}),P=e().array(_().findingIdSchema).exactOptional().describe("The ids of its findings; a\
bsent if there are none."),C=e().object({directory:e().string().describe("The folder of the package; empty for the root."),
event:e().string().describe("The name of the script, as in `npm_lifecycle_event`."),text:e().string().describe("The scri\
pt with the quoted words of the command."),shell:e().boolean().describe("Whether a shell runs the text; otherwise it sta\
rts one program.")}),F=e().object({command:e().string(),verdict:v().commandVerdictSchema,risk:v().riskSchema.optional(),
confirmation:v().confirmationSchema.optional(),words:e().array(e().object({text:e().string(),..._().spanSchema.shape})).
optional().describe("The argv, each word with its UTF-16 offsets in the command; the end is exclusive."),scripts:e().array(
C).optional().describe("The scripts that the gate runs in place of npm, in their order."),profiles:e().record(e().string(),
v().commandVerdictSchema),validators:e().record(e().string(),v().commandVerdictSchema).exactOptional().describe("The ver\
dicts of the hub\u2019s validators, by version of the reference engine."),location:_().locationSchema.exactOptional(),plan_digest:b().
digestSchema.optional(),findings:P,outcome:o().outcomeSchema.exactOptional()}),I=e().object({accepted:e().boolean(),reason:e().
string().optional(),remark:e().string().optional()}),W=b().digestSchema.optional().describe("The `asset_id` of the conte\
nt at the head, or at the base if it was removed."),U=e().object({id:e().string(),asset_id:W,path:e().string(),line:e().
int().min(1),change:b().assetChangeKindSchema,verdict:v().verdictSchema,summary:e().string().describe("The reason for th\
e verdict in one line, in the protocol\u2019s words where they exist."),profiles:e().record(e().string(),I).describe("Wh\
ether each profile accepts the gene, with the first reason if not, or a remark if so."),validators:e().record(e().string(),
I).exactOptional().describe("Whether the hub\u2019s validators accept the gene, by version of the reference engine: `1.94`, a\
nd `newer` ones."),blast_radius:g().geneBlastRadiusSchema,commands:e().array(F),findings:P.describe("The ids of the find\
ings about the gene itself; absent if there are none. Each command has its own."),differences:e().array(b().geneDifferenceSchema).
exactOptional().describe("The differences to the same gene at the base."),validation_report_id:e().string().nullable()}),
M=e().object({type:b().assetTypeSchema,id:e().string(),asset_id:W,path:e().string(),line:e().int().min(1),change:b().assetChangeKindSchema,
findings:P}),V=e().object({type:e().literal("GateReport"),schema_version:e().literal(A),tool:e().object({name:e().literal(
"gene-gate"),version:e().string()}),verdict:v().verdictSchema,next_actor:v().nextActorSchema.describe("Who acts next: `d\
one` (no one; the change can be merged), `agent` (who wrote the change), `human` (a person who decides, for example abou\
t an approval) or `undecided` (the gate could not decide)."),error:e().object({code:e().string(),message:e().string(),hint:e().
string()}).optional(),event:e().object({name:d().eventNameSchema.nullable(),pull_request:e().int().positive().optional(),
fork:e().boolean().optional()}),base_sha:L.nullable(),head_sha:L.nullable(),audited_sha:L.nullable(),policy:e().object({
source:e().enum(["default","base","file"]),path:e().string().optional(),ref:e().string().optional(),digest:b().digestSchema,
profile:e().string(),fail_on:e().enum(["error","warning"]).exactOptional().describe("The least severity of a finding tha\
t fails the gate."),combined_with:e().object({name:e().string(),ref:e().string().optional(),digest:b().digestSchema}).optional().
describe("The policy of another branch; the stricter value of each key applies.")}).nullable(),head_files:e().array(i().
headFileSchema).exactOptional().describe("Only if another commit than the head was audited: the files with a location th\
at differ at the head, and which of their lines are the same there."),isolation:p().isolationSchema,prepare:a().prepareSchema.
optional().describe("What `prepare` did before the second half of the audit; absent if it did not run."),blast_radius:g().
changeBlastRadiusSchema.nullable(),genes:e().array(U),capsules:e().array(M.extend({eligible:e().boolean().nullable().describe(
"Whether the Capsule is eligible for other agents; null for a removed one."),eligibility:u().eligibilitySchema.nullable().
optional().describe("Whether an ineligible Capsule is `refuted` or only `unproven`."),reasons:e().array(e().object({rule:e().
string(),message:e().string()})).describe("Why the Capsule is not eligible: the stable id of a rule, and its message.")})),
events:e().array(M),selection:l().replaySchema.exactOptional().describe("The replay of the signals of past events with t\
he genes of both sides; absent if the change leaves the signals of every gene unchanged, or if the base has no past even\
ts."),shards:e().array(d().judgedShardSchema).exactOptional().describe("The shard of this part, or the shards of a merge\
d report. The verdict of one part of several is never `pass` or `warn`."),findings:e().array(D),fix:h().proposalSchema.exactOptional().
describe("What `gene-gate fix --write` changes in the assets of the change."),approvals:e().array(v().approvalSchema).describe(
"Who approved the head of `approval_digest`, if the policy requires approval."),approval_digest:b().digestSchema.nullable().
describe("Digest of everything that an approval is bound to: the files of the head, the name of the base branch, the Pla\
ns of the head, and the policy. Null if nothing requires approval."),plans_digest:b().digestSchema.nullable().describe("\
Digest of all commands that may run, with their environments and limits, without the files that they run."),validation_reports:e().
array(y().validationReportSchema),started_at:e().iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).
describe("GateReport: the result of the gate for one change")},"report/html/assets"(R,n,N,G){N(R,{SCRIPT:t(()=>e,"SCRIPT"),
STYLE:t(()=>T,"STYLE")});const T=':root{color-scheme:light dark;--ground: #fbfbfa;--surface: #fff;--sunken: #f3f3f1;--li\
ne: #e1e1de;--edge: #8b8f96;--ink: #1c1f23;--quiet: #5a616b;--link: #0a58ca;--good: #1a7434;--bad: #b3261e;--caution: #8\
55300;--waiting: #6a3fc4;--marked: #ffe3df;--found: #ffe58a;--current: #ff9f43;--on-found: #1c1f23}@media(prefers-color-\
scheme:dark){:root{--ground: #101214;--surface: #171a1d;--sunken: #1f2327;--line: #2c3136;--edge: #737b85;--ink: #e7e9ec\
;--quiet: #a0a8b2;--link: #83b9ff;--good: #62c979;--bad: #ff8d82;--caution: #e2b34a;--waiting: #bda5ff;--marked: #54221d\
;--found: #7a6512;--current: #b3590a;--on-found: #fff}}*,*:before,*:after{box-sizing:border-box}[hidden]{display:none!im\
portant}html{font:100%/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,sans-serif;background:var(--ground);co\
lor:var(--ink);scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}body{margin:0;font-size:.9375rem;overflow-wrap:an\
ywhere}code,pre{font-family:ui-monospace,SF Mono,Cascadia Code,Menlo,Consolas,DejaVu Sans Mono,monospace;font-size:.875e\
m;unicode-bidi:isolate;font-variant-ligatures:none}pre{margin:0;padding:.625rem .75rem;background:var(--sunken);border-r\
adius:.375rem;white-space:pre-wrap;line-height:1.45}h1,h2,h3,p,dl,dd,ul,figure{margin:0}h2{font-size:1.25rem;font-weight\
:650;letter-spacing:-.01em;margin-bottom:1rem}h3{font-size:.9375rem;font-weight:600}a{color:var(--link);text-underline-o\
ffset:.2em;text-decoration-thickness:.06em}a:hover{text-decoration-thickness:.12em}:focus-visible{outline:2px solid var(\
--link);outline-offset:2px;border-radius:.25rem}main:focus{outline:none}del{color:var(--quiet)}ins{text-decoration:none;\
font-weight:600}::highlight(found){background:var(--found);color:var(--on-found)}::highlight(current){background:var(--c\
urrent);color:var(--on-found)}.skip{position:absolute;left:.5rem;top:-10rem;z-index:3;padding:.5rem .75rem;background:va\
r(--surface);border:1px solid var(--line);border-radius:.375rem}.skip:focus{top:.5rem}.shapes{position:absolute}.frame{m\
ax-width:60rem;margin:0 auto;padding:0 1rem 4rem}.contents{display:none}.contents a{display:flex;justify-content:space-b\
etween;gap:.75rem;padding:.25rem .5rem;border-radius:.375rem;color:var(--quiet);text-decoration:none}.contents a:hover{b\
ackground:var(--sunken);color:var(--ink)}.contents ul{list-style:none;padding:0}.count{color:var(--quiet);font-weight:40\
0;font-variant-numeric:tabular-nums}h2 .count{margin-left:.5rem}main>section{margin-top:3rem}.toolbar{position:sticky;to\
p:0;z-index:2;margin-top:1.5rem;padding:.625rem 0;background:var(--ground);border-bottom:1px solid var(--line)}.toolbar \
form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}.toolbar label{position:absolute;clip-path:inset(50%);widt\
h:1px;height:1px;overflow:hidden;white-space:nowrap}.toolbar input{flex:1 1 10rem;min-width:0}.toolbar input,.toolbar bu\
tton{font:inherit;color:inherit;padding:.3125rem .625rem;background:var(--surface);border:1px solid var(--edge);border-r\
adius:.375rem}.toolbar input::placeholder{color:var(--quiet);opacity:1}.toolbar button{cursor:pointer}.toolbar button:ho\
ver{background:var(--sunken)}.toolbar output:empty{margin-left:-.5rem}.toolbar output{color:var(--quiet);font-variant-nu\
meric:tabular-nums}@media(max-width:30rem){.toolbar{position:static}.toolbar input{flex-basis:100%}}@media(min-width:64r\
em){.frame{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:3rem;max-width:76rem;padding-inline:2rem}.contents\
{display:block;position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:2.5rem 0}}.masthead{paddi\
ng-top:2.5rem}.about{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;color:var(--quiet)}.about strong{color:var(--ink)}h1\
{display:flex;gap:.75rem;margin:1.25rem 0 1.5rem;font-size:2rem;line-height:1.2;letter-spacing:-.02em}h1 .mark{flex:none\
;width:2.25rem;height:2.25rem}.verdict{display:block;font-weight:700}.verdict:first-letter{text-transform:uppercase}.hea\
dline{display:block;margin-top:.25rem;font-size:1.0625rem;font-weight:400;letter-spacing:0;line-height:1.4}.numbers{disp\
lay:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem 1.5rem;padding:1rem 0;border-top:1px solid var\
(--line);border-bottom:1px solid var(--line)}.numbers dt{color:var(--quiet);font-size:.8125rem}.numbers .figure{display:\
block;font-size:1.375rem;font-weight:600;letter-spacing:-.01em;font-variant-numeric:tabular-nums}.undecided{display:grid\
;gap:.5rem;margin-bottom:1.5rem}.quiet,.label,.reason dt{color:var(--quiet);font-weight:400}.good{color:var(--good)}.bad\
{color:var(--bad)}.caution{color:var(--caution)}.waiting{color:var(--waiting)}.mark{fill:none;stroke:currentcolor;stroke\
-width:1.5;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.15em}.status{display:inline-flex;gap:.375rem;alig\
n-items:baseline;font-weight:600}.status .mark{flex:none;position:relative;top:.1875rem}.status span:first-letter{text-t\
ransform:uppercase}.masthead .mark{stroke-width:1.25}.plain{list-style:none;padding:0}.facts{display:grid;gap:.375rem}.f\
acts>div{display:grid;grid-template-columns:minmax(7rem,11rem) minmax(0,1fr);gap:1rem}.facts dt{color:var(--quiet)}.card\
s{display:grid;gap:1rem}.cards+.cards{margin-top:1rem}.card{display:grid;gap:.75rem;padding:1rem 1.125rem;background:var\
(--surface);border:1px solid var(--line);border-radius:.5rem}section>h3,section>.quiet{margin-top:1.25rem}section>h3+ul{\
margin-top:.375rem}.card h3{display:flex;flex-wrap:wrap;gap:.25rem .75rem}.fold>.card{margin-top:1rem}.where{font-weight\
:400;color:var(--quiet)}.finding{display:grid;gap:.25rem}.reason{display:grid;grid-template-columns:4.5rem minmax(0,1fr)\
;gap:.125rem .25rem}.number{font-variant-numeric:tabular-nums}.fold>summary,.gene>summary,.rule>summary{cursor:pointer}.\
fold>summary{color:var(--link)}.fold>pre,.fold>dl,.fold>ul,.fold>div,.fold>p{margin-top:.5rem}.finding+.finding{margin-t\
op:.75rem}.command>.finding+.finding{margin-top:0}.gene,.rule,.rows>li,#notices>div,#suppressed>div{border-top:1px solid\
 var(--line);padding:.625rem 0}.gene:last-child,.rule:last-child{border-bottom:1px solid var(--line)}.gene>summary,.rule\
>summary{padding:.125rem 0}.gene>summary{display:grid;grid-template-columns:.75rem 11.5rem minmax(0,1fr) auto;gap:.125re\
m .5rem;list-style:none}.gene>summary:before{content:"\\25b8" / "";color:var(--quiet)}.gene[open]>summary:before{content:\
"\\25be" / ""}.gene>summary::-webkit-details-marker{display:none}.gene>summary .id{font-weight:600}.inside{display:grid;g\
ap:1rem;padding:.75rem 0 1rem 1.125rem}.differences ul{margin-top:.25rem}table{width:100%;border-collapse:collapse}th,td\
{padding:.375rem 1rem .375rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}t\
head th{color:var(--quiet);font-size:.8125rem}th.number,td.number{width:1%;text-align:right;white-space:nowrap}.unseen{p\
osition:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}@media(max-width:30rem){.facts>div{grid-templ\
ate-columns:minmax(0,1fr);gap:0}.gene>summary{grid-template-columns:.75rem minmax(0,1fr)}.gene>summary>*{grid-column:2}.\
card{padding:.875rem}.inside{padding-left:0}}.command{display:grid;gap:.625rem;padding:.875rem 1rem;background:var(--sur\
face);border:1px solid var(--line);border-radius:.5rem}.command-text{padding:.5rem .75rem;background:var(--sunken);borde\
r-radius:.375rem;line-height:1.9}.command-text code{white-space:pre-wrap}.word{padding:.0625rem .1875rem;border-radius:.\
1875rem;box-shadow:inset 0 0 0 1px var(--line);background:var(--surface);unicode-bidi:isolate;-webkit-box-decoration-bre\
ak:clone;box-decoration-break:clone}mark{background:var(--marked);color:inherit;text-decoration:underline 2px var(--bad)\
;text-underline-offset:.25em;-webkit-box-decoration-break:clone;box-decoration-break:clone}mark sup{display:inline-block\
;margin-left:.125rem;font:600 .6875rem/1 system-ui,sans-serif;text-decoration:none;color:var(--bad);vertical-align:super\
}.result{display:flex;flex-wrap:wrap;gap:.125rem 1rem;color:var(--quiet)}.reason .number{display:inline-block;min-width:\
1.25rem;padding:0 .25rem;border:1px solid currentcolor;border-radius:.625rem;font-size:.75rem;line-height:1.125rem;text-\
align:center;color:var(--bad)}.argv .word{margin-right:.25rem}.excerpt figcaption{margin-bottom:.25rem;color:var(--quiet\
);font-size:.8125rem}.diff{margin-top:.375rem}.diff del{color:var(--bad);text-decoration:none}.diff ins{color:var(--good\
);font-weight:400}.limit{display:grid;gap:.5rem;margin-bottom:1.25rem}.bar,.timeline svg{display:block;overflow:visible}\
.track{fill:var(--sunken);stroke:var(--line)}.fill{fill:var(--edge)}.fill.good{fill:var(--good)}.fill.bad{fill:var(--bad\
)}.fill.caution{fill:var(--caution)}.stop{stroke:var(--ink);stroke-width:2}.directories{margin-bottom:1.25rem}.directori\
es .chart{width:40%;padding-right:0}.directories .bar{margin-top:.4375rem}.timeline figcaption{margin-bottom:.75rem;colo\
r:var(--quiet)}.timeline+*{margin-top:1rem}.tick line{stroke:var(--line)}.tick text{fill:var(--quiet);font-size:.75rem}#\
stripes path{stroke:var(--surface);stroke-width:1.5}@media(max-width:30rem){.directories .chart{width:20%}}@media print{\
:root{color-scheme:light;--ground: #fff;--surface: #fff;--sunken: #f5f5f4;--line: #d0d0cd;--edge: #8b8f96;--ink: #000;--\
quiet: #4a5058;--link: #000;--good: #145c29;--bad: #9a1c15;--caution: #6b4300;--waiting: #52309b;--marked: #ffe3df}body{\
font-size:9.5pt}.contents,.skip,.toolbar{display:none}.frame{display:block;max-width:none;padding:0}.masthead{padding-to\
p:0}main>section{margin-top:1.5rem}.card,.command,.finding,tr{break-inside:avoid}h2,summary{break-after:avoid}details::d\
etails-content{content-visibility:visible;block-size:auto}.bar,.timeline svg,mark{-webkit-print-color-adjust:exact;print\
-color-adjust:exact}}',e='"use strict";(()=>{var h=()=>document.querySelectorAll("details");function m(s){for(let e of s\
.querySelectorAll("button[data-fold]"))e.addEventListener("click",()=>{for(let t of h())t.open=e.dataset.fold==="open"})\
}function d(s){for(let e=s.closest("details");e;e=T(e))e.open=!0}function T(s){return s.parentElement?.closest("details"\
)??null}function g(){let s=[];addEventListener("beforeprint",()=>{s=[...h()].filter(({open:e})=>!e);for(let e of s)e.ope\
n=!0}),addEventListener("afterprint",()=>{for(let e of s)e.open=!1})}function p(){let s=()=>{let e=document.getElementBy\
Id(location.hash.slice(1));e&&(d(e),e.scrollIntoView())};addEventListener("hashchange",s),location.hash&&s()}var c=class\
{#e=[];current=-1;more=!1;get count(){return this.#e.length}show(e,t){return this.#e=[],this.current=-1,this.more=!1,e!=\
=""&&this.#t(e,t),this.#n("found",this.#e),this.#n("current",[]),this.#e}go(e){let{count:t}=this;if(t===0)return;this.cu\
rrent=this.current<0&&e<0?t-1:(this.current+e+t)%t;let n=this.#e[this.current];return n&&this.#n("current",[n]),n}#t(e,t\
){let n=new RegExp(e.replace(/[.*+?^${}()|[\\]\\\\]/g,"\\\\$&"),"gi");for(let i of t){let o=new u(i);for(let{index:r,0:l}of o\
.content.matchAll(n)){if(this.#e.length===500){this.more=!0;return}this.#e.push(o.rangeOf(r,r+l.length))}}}#n(e,t){typeo\
f Highlight>"u"||CSS.highlights.set(e,new Highlight(...t))}},u=class{content;#e=[];#t=[];constructor(e){let t=document.c\
reateTreeWalker(e,NodeFilter.SHOW_TEXT|NodeFilter.SHOW_ELEMENT,o=>o instanceof Text?NodeFilter.FILTER_ACCEPT:o.hasAttrib\
ute("hidden")?NodeFilter.FILTER_REJECT:NodeFilter.FILTER_SKIP),n=[],i=0;for(let o=e.hidden?null:t.nextNode();o;o=t.nextN\
ode()){let{data:r}=o;this.#e.push(o),this.#t.push(i),n.push(r),i+=r.length}this.content=n.join("")}rangeOf(e,t){let n=ne\
w Range;n.setStart(...this.#n(e));let[i,o]=this.#n(t-1);return n.setEnd(i,o+1),n}#n(e){let[t,n]=[0,this.#t.length-1];for\
(;t<n;){let i=Math.ceil((t+n)/2);(this.#t[i]??0)<=e?t=i:n=i-1}return[this.#e[t],e-(this.#t[t]??0)]}};var y=120;function \
E(s){let e=s.querySelector("input"),t=s.querySelector("output");if(!e||!t)return;let n=new f,i,o=()=>{clearTimeout(i),t.\
textContent=n.find(e.value.trim())};e.addEventListener("input",()=>{clearTimeout(i),i=setTimeout(o,y)}),s.addEventListen\
er("submit",r=>r.preventDefault()),e.addEventListener("keydown",r=>{r.key==="Enter"?(r.preventDefault(),o(),t.textConten\
t=n.go(r.shiftKey?-1:1)):r.key==="Escape"&&(e.value="",o())}),document.addEventListener("keydown",r=>{let l=r.target ins\
tanceof Element&&r.target.closest("input");r.key!=="/"||l||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),e.focus()\
,e.select())})}var f=class{#e=[...document.querySelectorAll("[data-item]")];#t=[...document.querySelectorAll("main > sec\
tion")];#n=new Map;#o=new Set;#r=new c;#s="";find(e){if(e===this.#s)return this.#i();this.#s=e;for(let o of this.#o)o.op\
en=!1;this.#o.clear();let t=e.toLowerCase(),n=o=>t===""||this.#c(o).includes(t);for(let o of this.#e)o.hidden=!n(o);for(\
let o of this.#t){let r=!n(o);o.hidden=r;let l=document.querySelector(`.contents a[href="#${o.id}"]`)?.parentElement;l&&\
(l.hidden=r)}let i=this.#r.show(e,this.#t);for(let{startContainer:o}of i)this.#l(o.parentElement);return this.#i()}go(e)\
{let n=this.#r.go(e)?.startContainer.parentElement;return n&&(d(n),n.scrollIntoView({block:"center"})),this.#i()}#i(){if\
(this.#s==="")return"";let{current:e,count:t,more:n}=this.#r;if(t===0)return"No matches";let i=`${t.toLocaleString("en-U\
S")}${n?" or more":""}`;return e<0?`${i} found`:`${e+1} of ${i}`}#l(e){for(let t=e?.closest("details");t;)t.open||(t.ope\
n=!0,this.#o.add(t)),t=t.parentElement?.closest("details")}#c(e){let t=this.#n.get(e);if(t!==void 0)return t;let n=(e.te\
xtContent??"").toLowerCase();return this.#n.set(e,n),n}};var a=document.querySelector(".toolbar");a&&(m(a),E(a),a.hidden\
=!1);p();g();})();'},"report/html/command"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runtime");
let O;const b=t(()=>O??=n("report/escape"),"import_escape");let E;const g=t(()=>E??=n("report/view/output"),"import_outp\
ut");let k;const h=t(()=>k??=n("report/view/tones"),"import_tones");let S;const u=t(()=>S??=n("report/view/words"),"impo\
rt_words");let j;const _=t(()=>j??=n("report/html/command-text"),"import_command_text");let x;const i=t(()=>x??=n("repor\
t/html/finding"),"import_finding");let c;const p=t(()=>c??=n("report/html/mark"),"import_mark");let r;const o=t(()=>r??=
n("report/html/words"),"import_words2");N(R,{Command:t(()=>a,"Command")});const s={allow:"allowed",warn:"allowed with a \
warning",block:"blocked"};function a({gene:y,command:A,page:L}){const{verdict:D,risk:P,confirmation:C,outcome:F}=A,I=L.findingsOf(
y,A),W=(0,_().marksOf)(I);return(0,e().jsxs)("div",{class:"command",id:L.commandAnchor(A),children:[(0,e().jsx)(_().CommandText,
{command:A,marked:W}),(0,e().jsxs)("p",{class:"result",children:[(0,e().jsx)(p().Status,{tone:h().COMMAND_TONES[D],word:s[D]}),
F&&(0,e().jsx)(p().Status,{tone:p().STATUS_TONES[F.status],word:(0,g().statusWords)(F)}),F&&F.status!=="skipped"&&(0,e().
jsx)("span",{children:(0,u().duration)(F.duration_ms)}),F&&(0,e().jsx)(l,{outcome:F}),F===void 0&&D!=="block"&&(0,e().jsx)(
"span",{children:"not run"}),P&&(0,e().jsxs)("span",{children:["risk: ",P]}),C&&(0,e().jsxs)("span",{children:["confirma\
tion: ",(0,u().spoken)(C)]}),Object.entries(A.profiles).map(([U,M])=>(0,e().jsxs)("span",{children:[(0,b().terminal)(U),
": ",M]},U))]}),I.map((U,M)=>(0,e().jsx)(i().FindingItem,{finding:U,page:L,number:(0,_().numberOf)(U,W)},M)),(0,e().jsx)(
m,{command:A}),F&&(0,e().jsx)(f,{outcome:F})]})}t(a,"Command");function m({command:{command:y,words:A=[]}}){return A.every(
({text:L,start:D,end:P})=>y.slice(D,P)===L)?null:(0,e().jsxs)("p",{class:"argv",children:[(0,e().jsx)("span",{class:"lab\
el",children:"Parsed arguments"})," ",A.map(({text:L},D)=>(0,e().jsx)("span",{class:"word",children:(0,e().jsx)(o().Name,
{text:L})},D))]})}t(m,"Argv");function l({outcome:{resources:y={}}}){const{peak_memory_bytes:A,cpu_ms:L}=y;return(0,e().
jsxs)(e().Fragment,{children:[L!==void 0&&(0,e().jsxs)("span",{children:["CPU: ",(0,u().duration)(L)]}),A!==void 0&&(0,e().
jsxs)("span",{children:["memory: ",(0,u().size)(A)]})]})}t(l,"Resources");function f({outcome:y}){const{reason:A,reused:L,
side_effects:D}=y;return(0,e().jsxs)(e().Fragment,{children:[A!==void 0&&(0,e().jsx)("p",{children:(0,e().jsx)(o().Sentence,
{text:A})}),L&&(0,e().jsx)("p",{class:"quiet",children:"Result reused from another gene with the same command."}),(0,e().
jsx)(w,{outcome:y}),D&&(0,e().jsx)(d,{effects:D})]})}t(f,"OutcomeDetails");function d({effects:y}){const A=g().SIDE_EFFECTS.
filter(D=>y[D].length),L=y.complete===!1;return A.length===0&&!L?null:(0,e().jsxs)("details",{class:"fold",children:[(0,e().
jsxs)("summary",{children:["Side effects"," ",(0,e().jsx)("span",{class:"quiet",children:A.map(D=>`${(0,u().count)((0,g().
sideEffectCount)(D,y),"file")} ${D}`).join(", ")})]}),L&&(0,e().jsx)("p",{class:"quiet",children:"The list of side effec\
ts is incomplete."}),(0,e().jsx)(o().Facts,{facts:A.map(D=>[D,(0,e().jsx)("ul",{class:"plain",children:y[D].map((P,C)=>(0,e().
jsx)("li",{children:(0,e().jsx)(o().Name,{text:P})},C))},D)])})]})}t(d,"SideEffects");function w({outcome:y}){return(0,e().
jsxs)(e().Fragment,{children:[(0,e().jsx)(v,{name:"Standard output",stream:y.stdout}),(0,e().jsx)(v,{name:"Standard erro\
r",stream:y.stderr})]})}t(w,"Output");function v({name:y,stream:A}){const{head:L,tail:D,bytes:P,truncated:C}=A;return P===
0?null:(0,e().jsxs)("details",{class:"fold",children:[(0,e().jsxs)("summary",{children:[y," ",(0,e().jsx)("span",{class:"\
quiet",children:(0,u().size)(P)})]}),(0,e().jsx)($,{text:L}),C&&(0,e().jsx)("p",{class:"quiet",children:"Output truncate\
d: only the beginning and the end are kept."}),D!==""&&(0,e().jsx)($,{text:D})]})}t(v,"Stream");function $({text:y}){return(0,e().
jsx)("pre",{dir:"ltr",children:(0,b().outputLines)(y.replace(/\r?\n$/,"")).join(`
`)})}t($,"Lines")},"report/html/command-text"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runti\
me");let O;const b=t(()=>O??=n("report/escape"),"import_escape");let E;const g=t(()=>E??=n("report/view/marked-lines"),"\
import_marked_lines");let k;const h=t(()=>k??=n("report/html/segments"),"import_segments");N(R,{CommandText:t(()=>x,"Com\
mandText"),marksOf:t(()=>j,"marksOf"),numberOf:t(()=>_,"numberOf")});const S=4e3,u=30;function j(p){return p.filter(({span:r})=>r!==
void 0).slice(0,u)}t(j,"marksOf");function _(p,r){return r.length>1&&r.includes(p)?r.indexOf(p)+1:void 0}t(_,"numberOf");
function x({command:{command:p,words:r=[]},marked:o}){const s=o.flatMap(({span:m})=>m??[]),a=o.length>1;return(0,e().jsx)(
"p",{class:"command-text",children:(0,g().shownParts)(p,s,S).map(({start:m,end:l,isShown:f})=>f?(0,e().jsx)("code",{dir:"\
ltr",children:c((0,h().segmentsWithin)(p,r,s,{start:m,end:l})).map(({word:d,segments:w},v)=>d===void 0?w.map(i(a)):(0,e().
jsx)("span",{class:"word",children:w.map(i(a))},v))},m):(0,e().jsxs)("span",{class:"quiet",children:[" ",(0,g().notShown)(
l-m)," "]},m))})}t(x,"CommandText");const i=t(p=>t(function({text:o,marks:s,ends:a},m){return s.length===0?(0,b().terminal)(
o):(0,e().jsxs)("mark",{children:[o===""?"\xA0":(0,b().terminal)(o),p&&a.map(l=>(0,e().jsx)("sup",{children:l+1},l))]},m)},
"Marking"),"marking");function c(p){const r=[];for(const o of p){const s=r.at(-1);s&&s.word===o.word?s.segments.push(o):
r.push({word:o.word,segments:[o]})}return r}t(c,"byWord")},"report/html/finding"(R,n,N,G){let T;const e=t(()=>T??=n("pre\
act/jsx-runtime"),"import_jsx_runtime");let O;const b=t(()=>O??=n("report/escape"),"import_escape");let E;const g=t(()=>E??=
n("report/view/edit-lines"),"import_edit_lines");let k;const h=t(()=>k??=n("report/view/finding"),"import_finding");let S;
const u=t(()=>S??=n("report/view/tones"),"import_tones");let j;const _=t(()=>j??=n("report/html/mark"),"import_mark");let x;
const i=t(()=>x??=n("report/html/words"),"import_words");N(R,{FindingItem:t(()=>r,"FindingItem"),FindingReason:t(()=>c,"\
FindingReason")});function c({finding:o,page:s,number:a}){const{message:m,remedy:l,rule:f,suppressed:d,edit:w}=o;return(0,e().
jsxs)("dl",{class:"reason",children:[(0,e().jsx)("dt",{children:"Why"}),(0,e().jsxs)("dd",{children:[a!==void 0&&(0,e().
jsx)("span",{class:"number",children:a})," ",(0,e().jsx)(i().Sentence,{text:m})]}),l!==""&&(0,e().jsxs)(e().Fragment,{children:[
(0,e().jsx)("dt",{children:"Fix"}),(0,e().jsxs)("dd",{children:[(0,e().jsx)(i().Sentence,{text:l}),(0,e().jsx)(p,{edit:w})]})]}),
d&&(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)("dt",{children:"Ignored"}),(0,e().jsxs)("dd",{children:["until ",(0,b().
terminal)(d.expires),": ",(0,e().jsx)(i().Sentence,{text:d.reason})]})]}),(0,e().jsx)("dt",{children:"Rule"}),(0,e().jsx)(
"dd",{children:(0,e().jsx)(i().Link,{to:s.ruleAnchor(f),children:(0,e().jsx)(i().Name,{text:f})})})]})}t(c,"FindingReaso\
n");function p({edit:o}){const s=(0,g().editLines)(o);return s.length===0?null:(0,e().jsx)("pre",{dir:"ltr",class:"diff",
children:s.map((a,m)=>a.startsWith("-")?(0,e().jsx)("del",{children:`${(0,b().terminal)(a)}
`},m):(0,e().jsx)("ins",{children:`${(0,b().terminal)(a)}
`},m))})}t(p,"EditDiff");function r({finding:o,page:s,number:a}){const{severity:m}=o,l=(0,h().pathAndLine)(o);return(0,e().
jsxs)("div",{class:"finding",children:[(0,e().jsxs)("p",{children:[(0,e().jsx)(_().Status,{tone:u().SEVERITY_TONES[m],word:m}),
" ",l!==void 0&&(0,e().jsx)("span",{class:"quiet",children:(0,e().jsx)(i().Name,{text:l})})]}),(0,e().jsx)(c,{finding:o,
page:s,number:a})]})}t(r,"FindingItem")},"report/html/html"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),"im\
port_jsx_runtime");let O;const b=t(()=>O??=n("node:crypto"),"import_node_crypto");let E;const g=t(()=>E??=n("preact-rend\
er-to-string"),"import_preact_render_to_string");let k;const h=t(()=>k??=n("report/view/headline"),"import_headline");let S;
const u=t(()=>S??=n("report/html/assets"),"import_assets");let j;const _=t(()=>j??=n("report/html/mark"),"import_mark");
let x;const i=t(()=>x??=n("report/html/masthead"),"import_masthead");let c;const p=t(()=>c??=n("report/html/page"),"impo\
rt_page");let r;const o=t(()=>r??=n("report/html/sections/attention"),"import_attention");let s;const a=t(()=>s??=n("rep\
ort/html/sections/blast-radius"),"import_blast_radius");let m;const l=t(()=>m??=n("report/html/sections/environment"),"i\
mport_environment");let f;const d=t(()=>f??=n("report/html/sections/evidence"),"import_evidence");let w;const v=t(()=>w??=
n("report/html/sections/genes"),"import_genes");let $;const y=t(()=>$??=n("report/html/sections/remarks"),"import_remark\
s");let A;const L=t(()=>A??=n("report/html/sections/rules"),"import_rules");let D;const P=t(()=>D??=n("report/html/secti\
ons/selection"),"import_selection");let C;const F=t(()=>C??=n("report/html/sections/timeline"),"import_timeline");N(R,{Toolbar:t(
()=>z,"Toolbar"),renderHtml:t(()=>W,"renderHtml")});const I=[o().attentionSection,a().blastRadiusSection,v().genesSection,
F().timelineSection,d().evidenceSection,P().selectionSection,d().approvalsSection,y().noticesSection,y().suppressedSection,
l().environmentSection,L().rulesSection];function W(B){const H=(0,p().pageOf)(B),K=I.flatMap(Z=>Z(H)??[]),Y=(0,g().renderToString)(
(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)(_().Shapes,{}),(0,e().jsx)("a",{class:"skip",href:"#content",children:"\
Skip to the report"}),(0,e().jsxs)("div",{class:"frame",children:[(0,e().jsx)(V,{sections:K}),(0,e().jsxs)("main",{id:"c\
ontent",tabIndex:-1,children:[(0,e().jsx)(i().Masthead,{page:H}),(0,e().jsx)(z,{}),K.map(({id:Z,title:X,count:Q,body:et})=>(0,e().
jsxs)("section",{id:Z,"aria-labelledby":`${Z}-title`,children:[(0,e().jsxs)("h2",{id:`${Z}-title`,children:[X,Q!==void 0&&
(0,e().jsx)("span",{class:"count",children:Q.toLocaleString("en-US")})]}),et]},Z))]})]})]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${(0,g().renderToString)((0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)("meta",{"http-equi\
v":"Content-Security-Policy",content:U}),(0,e().jsx)("meta",{name:"viewport",content:"width=device-width, initial-scale=\
1"}),(0,e().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,e().jsx)("meta",{name:"color-scheme",content:"light \
dark"}),(0,e().jsx)("title",{children:`${(0,h().reportTitle)(B)} \xB7 gene-gate`})]}))}<style>${u().STYLE}</style></head\
>
<body>${Y}<script>${u().SCRIPT}<\/script></body>
</html>
`}t(W,"renderHtml");const U=["default-src 'none'",`script-src '${M(u().SCRIPT)}'`,`style-src '${M(u().STYLE)}'`,"base-ur\
i 'none'","form-action 'none'","require-trusted-types-for 'script'"].join("; ");function M(B){return`sha256-${(0,b().createHash)(
"sha256").update(B).digest("base64")}`}t(M,"hashOf");function V({sections:B}){return(0,e().jsx)("nav",{class:"contents",
"aria-label":"Sections",children:(0,e().jsx)("ul",{children:B.map(({id:H,title:K,count:Y})=>(0,e().jsx)("li",{children:(0,e().
jsxs)("a",{href:`#${H}`,children:[K,Y!==void 0&&(0,e().jsx)("span",{class:"count",children:Y.toLocaleString("en-US")})]})},
H))})})}t(V,"Contents");function z(){return(0,e().jsx)("search",{class:"toolbar",hidden:!0,children:(0,e().jsxs)("form",
{children:[(0,e().jsx)("label",{for:"search",children:"Search the report"}),(0,e().jsx)("input",{id:"search",type:"searc\
h",autoComplete:"off",spellcheck:!1,placeholder:"Press / to search","aria-describedby":"found"}),(0,e().jsx)("button",{type:"\
button","data-fold":"open",children:"Open all"}),(0,e().jsx)("button",{type:"button","data-fold":"close",children:"Close\
 all"}),(0,e().jsx)("output",{id:"found",for:"search"})]})})}t(z,"Toolbar")},"report/html/lanes"(R,n,N,G){N(R,{runsOf:t(
()=>T,"runsOf")});function T(O){const b=O.flatMap(k=>k.commands.flatMap(h=>{const{outcome:S}=h,u=Date.parse(S?.started_at??
"");return S&&e(S)&&Number.isFinite(u)?[{gene:k,command:h,outcome:S,at:u}]:[]})).sort((k,h)=>k.at-h.at),E=b[0]?.at??0,g=[];
return b.map(({gene:k,command:h,outcome:S,at:u})=>{const j=u-E,_=j+S.duration_ms,x=g.findIndex(c=>c<=j),i=x<0?g.length:x;
return g[i]=_,{gene:k,command:h,outcome:S,start:j,end:_,lane:i}})}t(T,"runsOf");function e({status:O,reused:b}){return!b&&
O!=="skipped"&&O!=="blocked"}t(e,"didRun")},"report/html/mark"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),
"import_jsx_runtime");N(R,{Mark:t(()=>g,"Mark"),STATUS_TONES:t(()=>O,"STATUS_TONES"),Shapes:t(()=>E,"Shapes"),Status:t(()=>k,
"Status")});const O={passed:"good",failed:"bad",timed_out:"bad",blocked:"bad",skipped:"quiet",crashed:"bad",error:"bad"},
b={good:"M4.5 8.4 7 10.9l4.6-5.4",bad:"m5.3 5.3 5.4 5.4m0-5.4-5.4 5.4",caution:"M8 4.3v4.6m0 2.5v.2",waiting:"M6.4 5.2v5\
.6m3.2-5.6v5.6",quiet:"M5 8h6"};function E(){return(0,e().jsx)("svg",{class:"shapes",width:"0",height:"0","aria-hidden":"\
true",focusable:"false",children:Object.entries(b).map(([h,S])=>(0,e().jsxs)("symbol",{id:`shape-${h}`,viewBox:"0 0 16 1\
6",children:[(0,e().jsx)("circle",{cx:"8",cy:"8",r:"7.25"}),(0,e().jsx)("path",{d:S})]},h))})}t(E,"Shapes");function g({
tone:h}){return(0,e().jsx)("svg",{class:`mark ${h}`,width:"16",height:"16","aria-hidden":"true",focusable:"false",children:(0,e().
jsx)("use",{href:`#shape-${h}`})})}t(g,"Mark");function k({tone:h,word:S}){return(0,e().jsxs)("span",{class:`status ${h}`,
children:[(0,e().jsx)(g,{tone:h}),(0,e().jsx)("span",{children:S})]})}t(k,"Status")},"report/html/masthead"(R,n,N,G){let T;
const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runtime");let O;const b=t(()=>O??=n("report/escape"),"import_escap\
e");let E;const g=t(()=>E??=n("report/view/blast-radius"),"import_blast_radius");let k;const h=t(()=>k??=n("report/view/\
headline"),"import_headline");let S;const u=t(()=>S??=n("report/view/tones"),"import_tones");let j;const _=t(()=>j??=n("\
report/view/words"),"import_words");let x;const i=t(()=>x??=n("report/html/mark"),"import_mark");let c;const p=t(()=>c??=
n("report/html/words"),"import_words2");N(R,{Masthead:t(()=>r,"Masthead")});function r({page:l}){const{report:f,sections:d}=l,
w=(0,h().headline)(f,d),v=u().VERDICT_TONES[f.verdict];return(0,e().jsxs)("header",{class:"masthead",children:[(0,e().jsxs)(
"p",{class:"about",children:[(0,e().jsx)("strong",{children:"gene-gate"}),f.event.pull_request!==void 0&&(0,e().jsxs)("s\
pan",{children:["pull request ",f.event.pull_request]}),(0,e().jsxs)("span",{children:[(0,_().shortCommit)(f.base_sha),"\
 \u2192 ",(0,_().shortCommit)(f.head_sha)]}),(0,e().jsx)("time",{dateTime:f.finished_at,children:(0,_().moment)(f.finished_at)})]}),
(0,e().jsxs)("h1",{children:[(0,e().jsx)(i().Mark,{tone:v}),(0,e().jsxs)("span",{children:[(0,e().jsx)("span",{class:"ve\
rdict",children:h().VERDICT_WORDS[f.verdict]}),w!==""&&(0,e().jsx)("span",{class:"headline",children:w})]})]}),f.error&&
(0,e().jsx)(o,{error:f.error}),(0,e().jsx)(s,{page:l})]})}t(r,"Masthead");function o({error:{message:l,hint:f}}){return(0,e().
jsxs)("div",{class:"undecided",children:[(0,e().jsx)("p",{children:(0,e().jsx)(p().Sentence,{text:l})}),(0,e().jsx)("p",
{class:"label",children:"Fix"}),(0,e().jsx)("pre",{children:(0,b().terminalLines)(f).join(`
`)})]})}t(o,"Undecided");function s({page:l}){return(0,e().jsx)("dl",{class:"numbers",children:a(l).map(([f,d,w])=>(0,e().
jsxs)("div",{children:[(0,e().jsx)("dt",{children:f}),(0,e().jsxs)("dd",{children:[(0,e().jsx)("span",{class:"figure",children:d}),
" ",(0,e().jsx)("span",{class:"quiet",children:w})]})]},f))})}t(s,"Numbers");function a({report:l,sections:f}){const{genes:d,
blast_radius:w,duration_ms:v}=l,$=[];if(d.length>0){const y=d.filter(({verdict:L})=>L==="pass"||L==="warn").length,A=d.reduce(
(L,D)=>L+D.commands.length,0);$.push(["Genes",`${y} / ${d.length}`,"passed"],["Commands",`${f.passed.length} / ${A}`,m(f)])}
if(w){const y=(0,g().blastOf)(l)?.tightest.blast_radius.max_files,A=y===void 0?`${w.files}`:`${w.files} / ${y}`;$.push([
"Files",A,`changed, ${(0,_().count)(w.lines,"line")}`])}return[...$,["Duration",(0,_().duration)(v),"total"]]}t(a,"numbe\
rsOf");function m({blocked:l,failed:f,notRun:d}){return["passed",...l.length>0?[`${l.length} blocked`]:[],...f.length>0?
[`${f.length} failed`]:[],...d.length>0?[`${d.length} not run`]:[]].join(", ")}t(m,"commandRemark")},"report/html/page"(R,n,N,G){
let T;const e=t(()=>T??=n("rules/catalogue"),"import_catalogue");let O;const b=t(()=>O??=n("report/view/group"),"import_\
group");let E;const g=t(()=>E??=n("report/view/report-sections"),"import_report_sections");N(R,{pageOf:t(()=>k,"pageOf")});
function k(h){const S=new Map(h.genes.map((_,x)=>[_,`gene-${x+1}`])),u=new Map(h.genes.flatMap(_=>_.commands.map((x,i)=>[
x,`${S.get(_)}-${i+1}`]))),j=(0,b().groupBy)(h.findings,({subject:_})=>(0,g().commandKey)(_?.id,_?.command));return{report:h,
sections:(0,g().reportSections)(h),geneAnchor:t(_=>S.get(_),"geneAnchor"),commandAnchor:t(_=>u.get(_),"commandAnchor"),ruleAnchor:t(
_=>(0,e().ruleOf)(_)?`rule-${_}`:void 0,"ruleAnchor"),findingsOf:t((_,x)=>(j.get((0,g().commandKey)(_.id,x.command))??[]).
filter(i=>(0,g().standsAt)(i,_,x)),"findingsOf"),findingsOfGene:t(_=>(j.get((0,g().commandKey)(_.id,void 0))??[]).filter(
({location:x})=>x===void 0||x.path===_.path),"findingsOfGene")}}t(k,"pageOf")},"report/html/sections/attention"(R,n,N,G){
let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runtime");let O;const b=t(()=>O??=n("report/view/error-lines"),
"import_error_lines");let E;const g=t(()=>E??=n("report/view/finding"),"import_finding");let k;const h=t(()=>k??=n("repo\
rt/view/output"),"import_output");let S;const u=t(()=>S??=n("report/view/report-sections"),"import_report_sections");let j;
const _=t(()=>j??=n("report/view/tones"),"import_tones");let x;const i=t(()=>x??=n("report/view/words"),"import_words");
let c;const p=t(()=>c??=n("report/html/command-text"),"import_command_text");let r;const o=t(()=>r??=n("report/html/find\
ing"),"import_finding2");let s;const a=t(()=>s??=n("report/html/mark"),"import_mark");let m;const l=t(()=>m??=n("report/\
html/words"),"import_words2");N(R,{attentionSection:t(()=>w,"attentionSection")});const f=12,d={most:10,columns:120};function w(P){
const{blocked:C,failed:F,waiting:I,blast:W,findings:U}=P.sections,[M,V]=[(0,u().groupCommands)(C),(0,u().groupCommands)(
F)],z=[{noun:"blocked command",cards:M.map(B=>v(B,P))},{noun:"failed command",cards:V.map(B=>$(B,P))},{noun:"pending app\
roval",cards:(0,u().groupFindings)(I).map(B=>y(B,P,["waiting","approval required"]))},{noun:"finding",cards:(0,u().groupFindings)(
[...W,...U]).map(B=>y(B,P))}].filter(({cards:B})=>B.length>0);if(z.length!==0)return{id:"attention",title:"Action requir\
ed",count:z.reduce((B,{cards:H})=>B+H.length,0),body:z.map(({noun:B,cards:H})=>(0,e().jsxs)("div",{class:"cards",children:[
H.slice(0,f),H.length>f&&(0,e().jsxs)("details",{class:"fold",children:[(0,e().jsx)("summary",{children:(0,i().count)(H.
length-f,`more ${B}`)}),H.slice(f)]})]},B))}}t(w,"attentionSection");function v({lead:P,others:C},F){const{main:I,further:W}=(0,g().
reasonsOf)(P.findings),U=[...I?[I]:[],...W],M=(0,p().marksOf)(U);return(0,e().jsxs)(A,{tone:"bad",word:"blocked",title:(0,e().
jsx)(L,{of:P,page:F}),children:[(0,e().jsx)(p().CommandText,{command:P.command,marked:M}),I===void 0&&(0,e().jsx)("p",{children:(0,e().
jsx)(l().Sentence,{text:P.gene.summary})}),U.map(V=>(0,e().jsx)(o().FindingReason,{finding:V,page:F,number:(0,p().numberOf)(
V,M)},V.rule)),(0,e().jsx)(D,{others:C,page:F})]})}t(v,"blockedCard");function $({lead:P,others:C},F){const{outcome:I}=P.
command;if(I===void 0)return null;const W=(0,b().errorLines)(I,d.most,d.columns);return(0,e().jsxs)(A,{tone:"bad",word:`${(0,h().
statusWords)(I)} after ${(0,i().duration)(I.duration_ms)}`,title:(0,e().jsx)(L,{of:P,page:F}),children:[(0,e().jsx)(p().
CommandText,{command:P.command,marked:[]}),W.length>0&&(0,e().jsxs)("figure",{class:"excerpt",children:[(0,e().jsx)("fig\
caption",{children:"Output"}),(0,e().jsx)("pre",{dir:"ltr",children:W.join(`
`)})]}),P.findings.map((U,M)=>(0,e().jsx)(o().FindingReason,{finding:U,page:F},M)),(0,e().jsx)(D,{others:C,page:F})]})}t(
$,"failedCard");function y({lead:P,others:C},F,[I,W]=[_().SEVERITY_TONES[P.severity],P.severity]){const U=(0,g().pathAndLine)(
P)??P.subject?.id;return(0,e().jsxs)(A,{tone:I,word:W,title:U===void 0?null:(0,e().jsx)(l().Name,{text:U}),children:[(0,e().
jsx)(o().FindingReason,{finding:P,page:F}),C.length>0&&(0,e().jsxs)("details",{class:"fold",children:[(0,e().jsxs)("summ\
ary",{children:[(0,i().count)(C.length,"more finding")," of this rule in this file"]}),C.map((M,V)=>(0,e().jsx)(o().FindingItem,
{finding:M,page:F},V))]})]})}t(y,"findingCard");function A({tone:P,word:C,title:F,children:I}){return(0,e().jsxs)("artic\
le",{class:"card","data-item":"",children:[(0,e().jsxs)("h3",{children:[(0,e().jsx)(a().Status,{tone:P,word:C})," ",(0,e().
jsx)("span",{class:"where",children:F})]}),I]})}t(A,"Card");function L({of:{gene:P,command:C,position:F},page:I}){const{
path:W=P.path,line:U=P.line}=C.location??{};return(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)(l().Link,{to:I.commandAnchor(
C),children:(0,e().jsx)(l().Name,{text:P.id})}),", command ",F," of ",P.commands.length,", ",(0,e().jsx)(l().Name,{text:`${W}\
:${U}`})]})}t(L,"CommandPlace");function D({others:P,page:C}){return P.length===0?null:(0,e().jsxs)("details",{class:"fo\
ld",children:[(0,e().jsxs)("summary",{children:["Same problem in ",(0,i().count)(P.length,"other command")]}),(0,e().jsx)(
"ul",{class:"plain",children:P.map((F,I)=>(0,e().jsx)("li",{children:(0,e().jsx)(L,{of:F,page:C})},I))})]})}t(D,"SameCom\
mands")},"report/html/sections/blast-radius"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runtim\
e");let O;const b=t(()=>O??=n("d3-scale"),"import_d3_scale");let E;const g=t(()=>E??=n("report/view/blast-radius"),"impo\
rt_blast_radius");let k;const h=t(()=>k??=n("report/view/words"),"import_words");let S;const u=t(()=>S??=n("report/html/\
mark"),"import_mark");let j;const _=t(()=>j??=n("report/html/words"),"import_words2");N(R,{blastRadiusSection:t(()=>x,"b\
lastRadiusSection")});function x(s){const{report:a}=s,m=a.blast_radius;if(m===null||m.files+m.exempt_files===0)return;const l=(0,g().
blastOf)(a);return{id:"blast-radius",title:"Blast radius",body:(0,e().jsxs)(e().Fragment,{children:[l&&(0,e().jsx)(c,{blast:l,
page:s}),(0,e().jsx)(p,{radius:m,limit:l?.tightest.blast_radius.max_files}),(0,e().jsx)(r,{report:a}),(0,e().jsx)(_().Facts,
{facts:[["Counted",`${(0,h().count)(m.files,"file")}, ${(0,h().count)(m.lines,"line")}`],["Not counted",`${(0,h().count)(
m.exempt_files,"file")}, ${(0,h().count)(m.exempt_lines,"line")}: asset files and new validation scripts`],["Hard cap",`${(0,h().
count)(m.hard_cap_files,"file")}, ${(0,h().count)(m.hard_cap_lines,"line")}`]]})]})}}t(x,"blastRadiusSection");function i({
near:s,over:a}){return a?"bad":s?"caution":"good"}t(i,"toneOf");function c({blast:s,page:a}){const{tightest:m,others:l}=s,
{files:f,max_files:d,severity:w}=m.blast_radius,v=i(s),$=o(Math.max(f,d));return(0,e().jsxs)("div",{class:"limit",children:[
(0,e().jsxs)("p",{children:[(0,e().jsx)(u().Status,{tone:v,word:`${f} of ${(0,h().count)(d,"file")}`})," ",g().BLAST_WORDS[w],
" ",(0,e().jsx)(_().Link,{to:a.geneAnchor(m),children:(0,e().jsx)(_().Name,{text:m.id})}),l]}),(0,e().jsxs)("svg",{class:"\
bar",width:"100%",height:"14","aria-hidden":"true",focusable:"false",children:[(0,e().jsx)("rect",{class:"track",width:"\
100%",height:"14",rx:"3"}),(0,e().jsx)("rect",{class:`fill ${v}`,width:$(f),height:"14",rx:"3"}),f>d&&(0,e().jsx)("line",
{class:"stop",x1:$(d),x2:$(d),y2:"14"})]})]})}t(c,"Limit");function p({radius:{directories:s},limit:a=0}){if(s.length===
0)return null;const m=s.toSorted((f,d)=>d.files-f.files||d.lines-f.lines),l=o(Math.max(a,...m.map(({files:f})=>f)));return(0,e().
jsx)("div",{class:"directories",children:(0,e().jsx)(_().Table,{caption:"Changed directories",columns:[["Directory"],["F\
iles","number"],["Lines","number"],["Share","chart"]],children:m.map(({path:f,files:d,lines:w})=>(0,e().jsxs)("tr",{"dat\
a-item":"",children:[(0,e().jsx)("th",{scope:"row",children:(0,e().jsx)(_().Name,{text:f===""?".":f})}),(0,e().jsx)("td",
{class:"number",children:d.toLocaleString("en-US")}),(0,e().jsx)("td",{class:"number",children:w.toLocaleString("en-US")}),
(0,e().jsx)("td",{class:"chart",children:(0,e().jsx)("svg",{class:"bar",width:"100%",height:"8","aria-hidden":"true",focusable:"\
false",children:(0,e().jsx)("rect",{class:"fill",width:l(d),height:"8",rx:"2"})})})]},f))})})}t(p,"Directories");function r({
report:s}){const a=(0,g().uncountedFiles)(s);return a.length===0?null:(0,e().jsxs)("details",{children:[(0,e().jsx)("sum\
mary",{children:"Files that do not count or whose diff is hidden"}),(0,e().jsx)("ul",{children:a.map(({path:m,words:l},f)=>(0,e().
jsxs)("li",{"data-item":"",children:[(0,e().jsx)(_().Name,{text:m}),": ",l]},f))})]})}t(r,"UncountedFiles");function o(s){
const a=(0,b().scaleLinear)().domain([0,Math.max(1,s)]).range([0,100]).clamp(!0);return m=>`${a(m).toFixed(2)}%`}t(o,"pe\
rcentOf")},"report/html/sections/environment"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runti\
me");let O;const b=t(()=>O??=n("report/escape"),"import_escape");let E;const g=t(()=>E??=n("report/view/headline"),"impo\
rt_headline");let k;const h=t(()=>k??=n("report/view/proof"),"import_proof");let S;const u=t(()=>S??=n("report/view/word\
s"),"import_words");let j;const _=t(()=>j??=n("report/html/mark"),"import_mark");let x;const i=t(()=>x??=n("report/html/\
words"),"import_words2");N(R,{environmentSection:t(()=>c,"environmentSection")});function c({report:l}){const{isolation:f}=l;
return{id:"environment",title:"Environment",body:(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)(i().Facts,{facts:[...p(
l),...r(f),...o(l)]}),(0,e().jsx)(a,{isolation:f}),(0,e().jsx)(m,{isolation:f}),l.genes.length>0&&(0,e().jsx)("p",{class:"\
quiet",children:h().EVIDENCE_NOTE})]})}}t(c,"environmentSection");function p(l){const{policy:f,isolation:d,plans_digest:w}=l;
return[...(0,h().proofOf)(l).map(({label:v,value:$})=>[v,(0,e().jsx)(i().Sentence,{text:$},v)]),...f?[["Policy digest",(0,e().
jsx)(i().Name,{text:f.digest},"policy")]]:[],...w===null?[]:[["Plans digest",(0,e().jsx)(i().Name,{text:w},"plans")]],["\
Isolation level",(0,u().spoken)(d.level)],...d.requested?[["Requested isolation",d.requested]]:[],...d.launcher?[["Launc\
her",(0,b().terminal)(d.launcher)]]:[]]}t(p,"proof");function r({limits:l}){if(l===void 0)return[];const{memory_bytes:f,
processes:d,processes_counted_for:w}=l;return[["Memory per command",f===null?"unlimited":(0,u().size)(f)],["Processes",`${d}\
 per ${w}`],["Open files",String(l.open_files)],["File size",(0,u().size)(l.file_bytes)],["Total written",(0,u().size)(l.
written_bytes)]]}t(r,"limits");function o({validation_reports:l,shards:f,tool:d,...w}){const v=l.map(({env_fingerprint:{
node_version:$,platform:y,arch:A}})=>`Node ${$}, ${y} ${A}`);return[...[...new Set(v)].map($=>["Commands ran on",(0,b().
terminal)($)]),...f?[s(f)]:[],["Tool",`${d.name} ${(0,b().terminal)(d.version)}`],["Started",(0,b().terminal)((0,u().moment)(
w.started_at))],["Duration",(0,u().duration)(w.duration_ms)]]}t(o,"machine");function s(l){const f=l.length<(l[0]?.of??0),
d=l.map(({index:w,of:v,verdict:$})=>`${w}/${v} (${g().VERDICT_WORDS[$]})`);return[f?"Shard":"Merged from",d.join(", ")]}
t(s,"shardsFact");function a({isolation:{probes:l=[]}}){return l.length===0?null:(0,e().jsxs)(e().Fragment,{children:[(0,e().
jsx)("h3",{children:"Sandbox self-test"}),(0,e().jsx)("ul",{class:"plain",children:l.map(({name:f,held:d,required:w},v)=>(0,e().
jsxs)("li",{children:[(0,e().jsx)(_().Status,{tone:d?"good":w?"bad":"caution",word:d?"prevented":"not prevented"})," ",(0,e().
jsx)(i().Sentence,{text:(0,u().spoken)(f)}),!w&&(0,e().jsx)("span",{class:"quiet",children:" (not required)"})]},v))})]})}
t(a,"Probes");function m({isolation:{downgrades:l=[]}}){return l.length===0?null:(0,e().jsxs)(e().Fragment,{children:[(0,e().
jsx)("h3",{children:"Stronger containment that is not available"}),(0,e().jsx)("ul",{children:l.map(({from:f,reason:d},w)=>(0,e().
jsxs)("li",{children:[(0,e().jsx)(i().Name,{text:f}),": ",(0,e().jsx)(i().Sentence,{text:d})]},w))})]})}t(m,"Downgrades")},
"report/html/sections/evidence"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runtime");let O;const b=t(
()=>O??=n("report/escape"),"import_escape");let E;const g=t(()=>E??=n("report/view/words"),"import_words");let k;const h=t(
()=>k??=n("report/html/mark"),"import_mark");let S;const u=t(()=>S??=n("report/html/words"),"import_words2");N(R,{approvalsSection:t(
()=>i,"approvalsSection"),evidenceSection:t(()=>j,"evidenceSection")});function j({report:{capsules:c,events:p},ruleAnchor:r}){
if(c.length+p.length!==0)return{id:"evidence",title:"Evidence",count:c.length+p.length,body:(0,e().jsxs)("ul",{class:"pl\
ain rows",children:[c.map((o,s)=>(0,e().jsxs)("li",{"data-item":"",children:[(0,e().jsx)(_,{claim:o}),(0,e().jsx)(x,{capsule:o,
ruleAnchor:r})]},`capsule-${s}`)),p.map((o,s)=>(0,e().jsx)("li",{"data-item":"",children:(0,e().jsx)(_,{claim:o})},`even\
t-${s}`))]})}}t(j,"evidenceSection");function _({claim:c}){const{type:p,id:r,change:o,path:s,line:a}=c;return(0,e().jsxs)(
"p",{children:[p," ",(0,e().jsx)(u().Name,{text:r})," ",o," ",(0,e().jsx)("span",{class:"quiet",children:(0,e().jsx)(u().
Name,{text:`${s}:${a}`})})]})}t(_,"Claim");function x({capsule:{eligible:c,reasons:p},ruleAnchor:r}){const[o,s]=c===null?
["quiet","eligibility not checked"]:c?["good","eligible for promotion"]:["bad","not eligible for promotion"];return(0,e().
jsxs)(e().Fragment,{children:[(0,e().jsx)("p",{children:(0,e().jsx)(h().Status,{tone:o,word:s})}),p.length>0&&(0,e().jsx)(
"ul",{children:p.map(({rule:a,message:m},l)=>(0,e().jsxs)("li",{children:[(0,e().jsx)(u().Sentence,{text:m})," ",(0,e().
jsx)(u().Link,{to:r(a),children:(0,e().jsx)(u().Name,{text:a})})]},l))})]})}t(x,"Eligibility");function i({report:{approvals:c,
approval_digest:p}}){if(c.length!==0)return{id:"approvals",title:"Approvals",count:c.length,body:(0,e().jsx)(u().Facts,{
facts:[...c.map(({user:r,at:o},s)=>[`Approved ${c.length>1?`(${s+1})`:""}`,(0,e().jsxs)(e().Fragment,{children:["by ",(0,e().
jsx)(u().Name,{text:r})," at ",(0,b().terminal)((0,g().moment)(o))]})]),...p===null?[]:[["Approval digest",(0,e().jsx)(u().
Name,{text:p},"digest")]]]})}}t(i,"approvalsSection")},"report/html/sections/genes"(R,n,N,G){let T;const e=t(()=>T??=n("\
preact/jsx-runtime"),"import_jsx_runtime");let O;const b=t(()=>O??=n("report/view/assets"),"import_assets");let E;const g=t(
()=>E??=n("report/view/headline"),"import_headline");let k;const h=t(()=>k??=n("report/view/tones"),"import_tones");let S;
const u=t(()=>S??=n("report/view/words"),"import_words");let j;const _=t(()=>j??=n("report/html/command"),"import_comman\
d");let x;const i=t(()=>x??=n("report/html/finding"),"import_finding");let c;const p=t(()=>c??=n("report/html/mark"),"im\
port_mark");let r;const o=t(()=>r??=n("report/html/words"),"import_words2");N(R,{genesSection:t(()=>s,"genesSection")});
function s(l){const{genes:f}=l.report;if(f.length===0)return;const d=t(v=>v.verdict==="pass","passing"),w=[...f.filter(v=>!d(
v)),...f.filter(d)];return{id:"genes",title:"Genes",count:f.length,body:w.map(v=>(0,e().jsx)(a,{gene:v,page:l},l.geneAnchor(
v)))}}t(s,"genesSection");function a({gene:l,page:f}){const{id:d,change:w,verdict:v,commands:$,blast_radius:y}=l,A=(0,b().
versionWords)(l);return(0,e().jsxs)("details",{class:"gene",id:f.geneAnchor(l),"data-item":"",children:[(0,e().jsxs)("su\
mmary",{children:[(0,e().jsx)(p().Status,{tone:h().VERDICT_TONES[v],word:g().VERDICT_WORDS[v]}),(0,e().jsx)("span",{class:"\
id",children:(0,e().jsx)(o().Name,{text:d})}),(0,e().jsxs)("span",{class:"quiet",children:[w," \xB7 ",(0,b().commandCounts)(
l)]})]}),(0,e().jsxs)("div",{class:"inside",children:[v!=="pass"&&l.summary!==g().VERDICT_WORDS[v]&&(0,e().jsx)("p",{children:(0,e().
jsx)(o().Sentence,{text:l.summary})}),(0,e().jsx)(o().Facts,{facts:[["Location",(0,e().jsx)(o().Name,{text:`${l.path}:${l.
line}`},"place")],["Blast radius",`${y.files} of ${y.max_files} files, ${(0,u().spoken)(y.severity)}`],...Object.entries(
l.profiles).map(([L,{accepted:D,reason:P,remark:C}])=>[`Profile ${L}`,(0,e().jsxs)(e().Fragment,{children:[D?"accepted":
"blocked",(P??C)!==void 0&&(0,e().jsxs)(e().Fragment,{children:[": ",(0,e().jsx)(o().Sentence,{text:P??C??""})]})]})]),...A?
[["Validators",A]]:[]]}),(0,e().jsx)(m,{gene:l}),f.findingsOfGene(l).map((L,D)=>(0,e().jsx)(i().FindingItem,{finding:L,page:f},
D)),$.map((L,D)=>(0,e().jsx)(_().Command,{gene:l,command:L,page:f},D))]})]})}t(a,"Gene");function m({gene:{differences:l=[]}}){
return l.length===0?null:(0,e().jsxs)("div",{class:"differences",children:[(0,e().jsx)("h3",{children:"Changes"}),(0,e().
jsx)("ul",{class:"plain",children:l.map(({kind:f,field:d,base:w,head:v},$)=>(0,e().jsxs)("li",{children:[(0,e().jsx)("sp\
an",{class:f==="constraint_loosened"?"caution":"quiet",children:(0,u().spoken)(f)})," ",(0,e().jsx)(o().Name,{text:d}),"\
:"," ",w!==null&&(0,e().jsx)("del",{children:(0,e().jsx)(o().Name,{text:w})}),w!==null&&v!==null&&" \u2192 ",v!==null&&(0,e().
jsx)("ins",{children:(0,e().jsx)(o().Name,{text:v})})]},$))})]})}t(m,"Differences")},"report/html/sections/remarks"(R,n,N,G){
let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runtime");let O;const b=t(()=>O??=n("report/html/finding"),"\
import_finding");N(R,{noticesSection:t(()=>E,"noticesSection"),suppressedSection:t(()=>g,"suppressedSection")});function E(h){
return k("notices","Notices",h.sections.notices,h)}t(E,"noticesSection");function g(h){return k("suppressed","Ignored by\
 the policy",h.sections.suppressed,h)}t(g,"suppressedSection");function k(h,S,u,j){if(u.length!==0)return{id:h,title:S,count:u.
length,body:u.map((_,x)=>(0,e().jsx)("div",{"data-item":"",children:(0,e().jsx)(b().FindingItem,{finding:_,page:j})},x))}}
t(k,"listed")},"report/html/sections/rules"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runtime");
let O;const b=t(()=>O??=n("rules/catalogue"),"import_catalogue");let E;const g=t(()=>E??=n("rules/example"),"import_exam\
ple");let k;const h=t(()=>k??=n("report/escape"),"import_escape");let S;const u=t(()=>S??=n("report/html/words"),"import\
_words");N(R,{rulesSection:t(()=>j,"rulesSection")});function j({report:x,ruleAnchor:i}){const c=[...x.findings,...x.capsules.
flatMap(({reasons:r})=>r)],p=[...new Set(c.map(({rule:r})=>r))].flatMap(r=>(0,b().ruleOf)(r)??[]);if(p.length!==0)return{
id:"rules",title:"Rules",count:p.length,body:p.map(({id:r,title:o,why:s,wrong:a,right:m,configure:l,since:f})=>(0,e().jsxs)(
"details",{class:"rule",id:i(r),"data-item":"",children:[(0,e().jsxs)("summary",{children:[(0,e().jsx)("code",{children:r}),
" ",(0,e().jsx)(u().Sentence,{text:o})]}),(0,e().jsxs)("div",{class:"inside",children:[(0,e().jsx)("p",{children:(0,e().
jsx)(u().Sentence,{text:s.replace(/\s+/g," ")})}),(0,e().jsx)(u().Facts,{facts:[["Wrong",(0,e().jsx)("pre",{children:_((0,g().
exampleText)(a))},"wrong")],["Right",(0,e().jsx)("pre",{children:_((0,g().exampleText)(m))},"right")],...l?[["Configure",
(0,e().jsx)("pre",{children:_(l)},"configure")]]:[],["Since",f]]})]})]},r))}}t(j,"rulesSection");function _(x){return(0,h().
terminalLines)(x).join(`
`)}t(_,"lines")},"report/html/sections/selection"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_r\
untime");let O;const b=t(()=>O??=n("report/view/selection"),"import_selection");let E;const g=t(()=>E??=n("report/html/w\
ords"),"import_words");N(R,{selectionSection:t(()=>k,"selectionSection")});function k({report:S}){const u=(0,b().selectionWords)(
S);if(u===void 0)return;const{genes:j}=S.selection??{genes:[]};return{id:"selection",title:"Selection",body:(0,e().jsxs)(
e().Fragment,{children:[(0,e().jsx)("p",{children:u.lead}),j.length>0&&(0,e().jsx)(g().Table,{caption:"Selected cycles",
columns:[["Gene"],["Before","number"],["After","number"],["Difference","number"]],children:j.map(({id:_,base:x,head:i},c)=>(0,e().
jsxs)("tr",{"data-item":"",children:[(0,e().jsx)("th",{scope:"row",children:(0,e().jsx)(g().Name,{text:_})}),(0,e().jsx)(
"td",{class:"number",children:x}),(0,e().jsx)("td",{class:"number",children:i}),(0,e().jsx)("td",{class:"number",children:h(
i-x)})]},c))})]})}}t(k,"selectionSection");function h(S){return S===0?"0":S>0?`+${S}`:`\u2212${-S}`}t(h,"signed")},"repo\
rt/html/sections/timeline"(R,n,N,G){let T;const e=t(()=>T??=n("preact/jsx-runtime"),"import_jsx_runtime");let O;const b=t(
()=>O??=n("d3-scale"),"import_d3_scale");let E;const g=t(()=>E??=n("report/view/output"),"import_output");let k;const h=t(
()=>k??=n("report/view/words"),"import_words");let S;const u=t(()=>S??=n("report/html/lanes"),"import_lanes");let j;const _=t(
()=>j??=n("report/html/mark"),"import_mark");let x;const i=t(()=>x??=n("report/html/words"),"import_words2");N(R,{timelineSection:t(
()=>m,"timelineSection")});const c={height:18,gap:5},p={height:6,gap:2},r=12,o=22,s=4,a=8;function m({report:d,commandAnchor:w}){
const v=(0,u().runsOf)(d.genes);if(v.length===0)return;const $=(0,e().jsx)(f,{runs:v,commandAnchor:w});return{id:"timeli\
ne",title:"Timeline",count:v.length,body:(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)(l,{runs:v}),v.length>a?(0,e().
jsxs)("details",{class:"fold",children:[(0,e().jsxs)("summary",{children:["Table of ",(0,h().count)(v.length,"run")]}),$]}):
$]})}}t(m,"timelineSection");function l({runs:d}){const w=Math.max(1,...d.map(D=>D.end)),v=Math.max(...d.map(({lane:D})=>D))+
1,$=(0,b().scaleLinear)().domain([0,w]).range([0,100]),{height:y,gap:A}=v>r?p:c,L=v*(y+A);return(0,e().jsxs)("figure",{class:"\
timeline",children:[(0,e().jsxs)("figcaption",{children:[(0,h().count)(d.length,"command")," in ",(0,h().duration)(w),",\
 ",(0,h().count)(v,"lane"),"; striped bars did not pass."]}),(0,e().jsxs)("svg",{width:"100%",height:L+o,"aria-hidden":"\
true",focusable:"false",children:[(0,e().jsx)("defs",{children:(0,e().jsx)("pattern",{id:"stripes",width:"6",height:"6",
patternUnits:"userSpaceOnUse",children:(0,e().jsx)("path",{d:"M-1 1l2-2M0 6l6-6M5 7l2-2"})})}),$.ticks(s).map(D=>(0,e().
jsxs)("g",{class:"tick",children:[(0,e().jsx)("line",{x1:`${$(D)}%`,x2:`${$(D)}%`,y2:L}),(0,e().jsx)("text",{x:`${$(D)}%`,
y:L+15,"text-anchor":D===0?"start":$(D)>92?"end":"middle",children:(0,h().duration)(D)})]},D)),d.map(({start:D,end:P,lane:C,
outcome:F},I)=>{const W={x:`${$(D).toFixed(2)}%`,y:C*(y+A),width:`${Math.max(.4,$(P-D)).toFixed(2)}%`,height:y,rx:2};return(0,e().
jsxs)("g",{children:[(0,e().jsx)("rect",{class:`fill ${_().STATUS_TONES[F.status]}`,...W}),F.status!=="passed"&&(0,e().jsx)(
"rect",{fill:"url(#stripes)",...W})]},I)})]})]})}t(l,"Lanes");function f({runs:d,commandAnchor:w}){return(0,e().jsx)(i().
Table,{caption:"Runs",columns:[["Start","number"],["Duration","number"],["Result"],["Command"]],children:d.map(({gene:v,
command:$,outcome:y,start:A},L)=>(0,e().jsxs)("tr",{"data-item":"",children:[(0,e().jsx)("td",{class:"number",children:(0,h().
duration)(A)}),(0,e().jsx)("td",{class:"number",children:(0,h().duration)(y.duration_ms)}),(0,e().jsx)("td",{children:(0,e().
jsx)(_().Status,{tone:_().STATUS_TONES[y.status],word:(0,g().statusWords)(y)})}),(0,e().jsxs)("td",{children:[(0,e().jsx)(
i().Link,{to:w($),children:(0,e().jsx)(i().Name,{text:$.command})})," ",(0,e().jsx)("span",{class:"quiet",children:(0,e().
jsx)(i().Name,{text:v.id})})]})]},L))})}t(f,"Runs")},"report/html/segments"(R,n,N,G){N(R,{segmentsOf:t(()=>T,"segmentsOf"),
segmentsWithin:t(()=>e,"segmentsWithin")});function T(g,k,h){const S=t(c=>b(g,Math.min(Math.max(0,c),g.length)),"place"),
u=h.map(({start:c,end:p})=>{const r=S(c);return{start:r,end:Math.max(S(p),E(g,r))}}),j=new Set([0,g.length]);for(const{start:c,
end:p}of[...k,...u])j.add(S(c)).add(S(p));const _=[...j].sort((c,p)=>c-p),x=[];let i=0;return _.forEach((c,p)=>{const r=_[p+
1]??c,o=O(u,a=>a.start<=c&&r<=a.end&&(c<r||a.start===c));if(c===r&&o.length===0)return;for(;i<k.length&&(k[i]?.end??0)<=
c;)i+=1;const s=i<k.length&&(k[i]?.start??r)<=c&&c<r;x.push({text:g.slice(c,r),word:s?i:void 0,marks:o,ends:o.filter(a=>u[a]?.
end===r)})}),x}t(T,"segmentsOf");function e(g,k,h,{start:S,end:u}){if(S===0&&u===g.length)return T(g,k,h);const j=t(c=>({
start:Math.max(c.start-S,0),end:Math.min(c.end,u)-S}),"moved"),_=k.filter(c=>c.end>S&&c.start<u).map(j),x={start:Number.
POSITIVE_INFINITY,end:Number.POSITIVE_INFINITY},i=h.map(c=>c.start<u&&Math.max(c.end,c.start+1)>S?j(c):x);return T(g.slice(
S,u),_,i).filter(({text:c})=>c!=="")}t(e,"segmentsWithin");function O(g,k){return g.flatMap((h,S)=>k(h)?[S]:[])}t(O,"ind\
exesOf");function b(g,k){return(g.codePointAt(k-1)??0)>65535?k-1:k}t(b,"whole");function E(g,k){const h=g.codePointAt(k);
return h===void 0?k:k+(h>65535?2:1)}t(E,"afterCharacter")},"report/html/words"(R,n,N,G){let T;const e=t(()=>T??=n("preac\
t/jsx-runtime"),"import_jsx_runtime");let O;const b=t(()=>O??=n("report/escape"),"import_escape");let E;const g=t(()=>E??=
n("report/view/words"),"import_words");N(R,{Facts:t(()=>j,"Facts"),Link:t(()=>u,"Link"),Name:t(()=>h,"Name"),Sentence:t(
()=>S,"Sentence"),Table:t(()=>_,"Table")});const k={sentence:2e3,name:300};function h({text:x}){return(0,e().jsx)("code",
{children:x===""?"(empty)":(0,b().terminal)((0,g().clipCounted)(x,k.name))})}t(h,"Name");function S({text:x}){const i=(0,g().
clipCounted)(x,k.sentence).split(/`([^`]+)`/);return(0,e().jsx)("bdi",{children:i.map((c,p)=>p%2===1?(0,e().jsx)("code",
{children:(0,b().terminal)(c)},p):(0,b().terminal)(c))})}t(S,"Sentence");function u({to:x,children:i}){return x===void 0?
i:(0,e().jsx)("a",{href:`#${x}`,children:i})}t(u,"Link");function j({facts:x}){return(0,e().jsx)("dl",{class:"facts",children:x.
map(([i,c],p)=>(0,e().jsxs)("div",{children:[(0,e().jsx)("dt",{children:i}),(0,e().jsx)("dd",{children:c})]},p))})}t(j,"\
Facts");function _({caption:x,columns:i,children:c}){return(0,e().jsxs)("table",{children:[(0,e().jsx)("caption",{class:"\
unseen",children:x}),(0,e().jsx)("thead",{children:(0,e().jsx)("tr",{children:i.map(([p,r])=>(0,e().jsx)("th",{scope:"co\
l",class:r,children:r==="chart"?(0,e().jsx)("span",{class:"unseen",children:p}):p},p))})}),(0,e().jsx)("tbody",{children:c})]})}
t(_,"Table")},"report/in-toto/statement"(R,n,N,G){let T;const e=t(()=>T??=n("node:crypto"),"import_node_crypto");N(R,{RESULTS:t(
()=>h,"RESULTS"),STATEMENT:t(()=>O,"STATEMENT"),assetSubject:t(()=>E,"assetSubject"),checksumsOf:t(()=>u,"checksumsOf"),
commitSubject:t(()=>b,"commitSubject"),policyResource:t(()=>S,"policyResource"),sha256:t(()=>g,"sha256"),textDigest:t(()=>k,
"textDigest")});const O="https://in-toto.io/Statement/v1";function b(j){return{name:"commit",digest:{gitCommit:j}}}t(b,"\
commitSubject");function E(j,_){return{name:j,digest:g(_)}}t(E,"assetSubject");function g(j){return{sha256:j.replace(/^sha256:/,
"")}}t(g,"sha256");function k(j){return(0,e().createHash)("sha256").update(j).digest("hex")}t(k,"textDigest");const h={pass:"\
PASSED",warn:"WARNED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function S({path:j,digest:_}){return{name:j??
"default policy",digest:g(_)}}t(S,"policyResource");function u(j){return j.map(({name:_,digest:x})=>`${x.sha256??k(x.gitCommit??
"")}  ${_.replace(/[\p{C}\p{Zl}\p{Zp}]/gu,"?")}
`).join("")}t(u,"checksumsOf")},"report/in-toto/test-result"(R,n,N,G){let T;const e=t(()=>T??=n("report/view/report-sect\
ions"),"import_report_sections");let O;const b=t(()=>O??=n("report/in-toto/statement"),"import_statement");N(R,{TEST_RESULT:t(
()=>E,"TEST_RESULT"),testResultStatement:t(()=>g,"testResultStatement")});const E="https://in-toto.io/attestation/test-r\
esult/v0.1";function g(k){const{audited_sha:h,policy:S,genes:u}=k;if(h===null||S===null)return;const j=u.flatMap(x=>x.commands.
map(i=>({name:`${x.id}: ${i.command}`,result:(0,e().resultOf)(i),warned:i.verdict==="warn"}))),_=t(x=>j.filter(({result:i,
warned:c})=>x(i,c)).map(({name:i})=>i),"namesOf");return{_type:b().STATEMENT,subject:[(0,b().commitSubject)(h),...k.validation_reports.
flatMap(({gene_id:x,gene_asset_id:i})=>i===null?[]:[(0,b().assetSubject)(x,i)])],predicateType:E,predicate:{result:b().RESULTS[k.
verdict],configuration:[(0,b().policyResource)(S)],passedTests:_((x,i)=>x==="passed"&&!i),warnedTests:_((x,i)=>x==="pass\
ed"&&i),failedTests:_(x=>x==="failed"||x==="blocked"),skippedTests:_(x=>x==="notRun")}}}t(g,"testResultStatement")},"rep\
ort/in-toto/verification-summary"(R,n,N,G){let T;const e=t(()=>T??=n("tool"),"import_tool");let O;const b=t(()=>O??=n("r\
eport/in-toto/statement"),"import_statement");N(R,{VALIDATED:t(()=>g,"VALIDATED"),VERIFICATION_SUMMARY:t(()=>E,"VERIFICA\
TION_SUMMARY"),commitUri:t(()=>j,"commitUri"),verificationSummary:t(()=>h,"verificationSummary")});const E="https://slsa\
.dev/verification_summary/v1",g="GENE_GATE_VALIDATED",k="GENE_GATE_AUDITED";function h(x,i){const{audited_sha:c,policy:p,
tool:r,finished_at:o}=x;if(c===null||p===null)return;const s=b().RESULTS[x.verdict]!=="FAILED";return{_type:b().STATEMENT,
subject:[(0,b().commitSubject)(c),...S(x,s)],predicateType:E,predicate:{verifier:{id:e().HOME,version:{[e().TOOL.name]:r.
version}},timeVerified:o,resourceUri:j(c),policy:{uri:_(p),digest:(0,b().sha256)(p.digest)},inputAttestations:i,verificationResult:s?
"PASSED":"FAILED",verifiedLevels:[s?u(x):"FAILED"]}}}t(h,"verificationSummary");function S({genes:x,capsules:i,events:c},p){
const r=i.filter(({eligible:o})=>!p||o===!0);return[...x,...r,...c].flatMap(({id:o,change:s,asset_id:a})=>s==="removed"||
a===void 0?[]:[(0,b().assetSubject)(o,a)])}t(S,"assetsOf");function u({genes:x,validation_reports:i}){const c=x.filter(({
change:o})=>o!=="removed"),p=new Set(i.filter(o=>o.overall_ok).map(({id:o})=>o)),r=c.every(({validation_report_id:o})=>o!==
null&&p.has(o));return c.length>0&&r?g:k}t(u,"levelOf");function j(x){return`gitoid:commit:${x.length===40?"sha1":"sha25\
6"}:${x}`}t(j,"commitUri");function _({source:x,path:i,ref:c}){return x!=="base"||i===void 0||!/^[0-9a-f]{40,64}$/.test(
c??"")?`${e().HOME}/blob/main/docs/policy.md`:`${j(c??"")}#${encodeURI(i)}`}t(_,"policyUri")},"report/json"(R,n,N,G){let T;
const e=t(()=>T??=n("node:crypto"),"import_node_crypto");let O;const b=t(()=>O??=n("@evomap/gep-sdk"),"import_gep_sdk");
let E;const g=t(()=>E??=n("report/escape"),"import_escape");let k;const h=t(()=>k??=n("report/gate-report"),"import_gate\
_report");let S;const u=t(()=>S??=n("report/in-toto/statement"),"import_statement");let j;const _=t(()=>j??=n("report/in\
-toto/test-result"),"import_test_result");let x;const i=t(()=>x??=n("report/in-toto/verification-summary"),"import_verif\
ication_summary");N(R,{renderJson:t(()=>c,"renderJson"),renderJsonLines:t(()=>p,"renderJsonLines"),renderStatement:t(()=>r,
"renderStatement"),renderSummary:t(()=>s,"renderSummary"),reportDigest:t(()=>a,"reportDigest"),summaryStatement:t(()=>o,
"summaryStatement")});function c(m){return`${(0,g().json)(h().gateReportSchema.parse(m))}
`}t(c,"renderJson");function p({validation_reports:m}){return m.map(l=>`${(0,g().jsonLine)(l)}
`).join("")}t(p,"renderJsonLines");function r(m){const l=(0,_().testResultStatement)(m);return l===void 0?"":`${(0,g().json)(
l)}
`}t(r,"renderStatement");function o(m){const l=[{uri:"gate-report.json",digest:{sha256:(0,u().textDigest)(c(m))}},{uri:"\
test-result.intoto.json",digest:{sha256:(0,u().textDigest)(r(m))}}];return(0,i().verificationSummary)(m,l)}t(o,"summaryS\
tatement");function s(m){const l=o(m);return l===void 0?"":`${(0,g().json)(l)}
`}t(s,"renderSummary");function a(m){return`sha256:${(0,e().createHash)("sha256").update((0,b().canonicalize)(m)).digest(
"hex")}`}t(a,"reportDigest")},"report/junit/cases"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),"import_escape");
let O;const b=t(()=>O??=n("report/view/error-lines"),"import_error_lines");let E;const g=t(()=>E??=n("report/view/output"),
"import_output");let k;const h=t(()=>k??=n("report/view/words"),"import_words");N(R,{commandCase:t(()=>j,"commandCase"),
findingCase:t(()=>_,"findingCase"),verdictCase:t(()=>x,"verdictCase")});const S=1e3,u={lines:40,columns:200};function j(m,l){
const{gene:f,command:d}=m,{outcome:w,location:v}=d;return{"@name":r(d.command),"@classname":r(f.id),"@file":r(v?.path??f.
path),"@line":v?.line??f.line,"@time":a(w?.duration_ms??0),...i(m,l),...w&&{"system-out":s(w.stdout),"system-err":s(w.stderr)}}}
t(j,"commandCase");function _(m,l){const{rule:f,message:d,location:w}=m;return{"@name":r(f),"@classname":r(l),...w&&{"@f\
ile":r(w.path),"@line":w.line},"@time":a(0),failure:{"@type":r(f),"@message":r(d),"#text":p(m)}}}t(_,"findingCase");function x(m,l,f,d){
return{"@name":"verdict","@classname":r(l),"@time":a(0),[m]:{"@type":"verdict","@message":r(f),"#text":o(d)}}}t(x,"verdi\
ctCase");function i({gene:m,command:l,findings:f},d){switch(d){case"passed":return{};case"notRun":return{skipped:{"@mess\
age":r(c(m,l))}};case"blocked":case"failed":{const[w]=f,{outcome:v}=l,$=v?(0,b().errorLines)(v,u.lines,u.columns):[],y={
"@type":r(w?.rule??d),"@message":r(w?.message??m.summary),"#text":[...f.map(p),...$].join(`
`)};return v?.status==="crashed"||v?.status==="error"?{error:y}:{failure:y}}}}t(i,"troubleOf");function c({summary:m,verdict:l},{
outcome:f}){const d=f?.reason??(l==="pass"||l==="warn"?"":m);return[f?(0,g().statusWords)(f):"not run",d].filter(Boolean).
join(": ")}t(c,"notRunWords");function p({message:m,remedy:l}){return[m,l].filter(Boolean).map(r).join(`
`)}t(p,"reason");function r(m){return(0,e().terminal)((0,h().clipCounted)(m,S))}t(r,"words");function o(m){return(0,e().
terminalLines)((0,h().clipCounted)(m,S)).join(`
`)}t(o,"lines");function s({head:m,tail:l,bytes:f,truncated:d}){const w=d?[`[${f} bytes in total; the middle is omitted]`]:
[];return[...(0,e().outputLines)(m),...w,...l===""?[]:(0,e().outputLines)(l)].join(`
`)}t(s,"streamText");function a(m){return(m/1e3).toFixed(3)}t(a,"seconds")},"report/junit/junit"(R,n,N,G){let T;const e=t(
()=>T??=n("fast-xml-builder"),"import_fast_xml_builder");let O;const b=t(()=>O??=n("report/escape"),"import_escape");let E;
const g=t(()=>E??=n("report/view/group"),"import_group");let k;const h=t(()=>k??=n("report/view/headline"),"import_headl\
ine");let S;const u=t(()=>S??=n("report/view/report-sections"),"import_report_sections");let j;const _=t(()=>j??=n("repo\
rt/junit/cases"),"import_cases");N(R,{renderJunit:t(()=>c,"renderJunit")});const x="change",i=new(e()).default({attributeNamePrefix:"\
@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function c(l){const f=p(l),d={"?xml":{
"@version":"1.0","@encoding":"UTF-8"},testsuites:{"@name":"gene-gate",...m(f.flatMap(({cases:w})=>w)),"@timestamp":l.started_at,
testsuite:f.map(({name:w,file:v,cases:$})=>({"@name":(0,b().terminal)(w),...m($),...v!==void 0&&{"@file":(0,b().terminal)(
v)},"@timestamp":l.started_at,testcase:$}))}};return`${i.build(d).trim()}
`}t(c,"renderJunit");function p(l){const f=(0,u().reportSections)(l),d=[...f.findings,...f.blast].filter(({severity:L})=>L===
"error"),w=(0,g().groupBy)(d,({subject:L})=>L?.id??""),v=l.genes.map(L=>r(L,f,w.get(L.id)??[])),$=new Set(l.genes.map(({
id:L})=>L)),y=d.filter(({subject:L})=>!$.has(L?.id??"")),A=o(l,y,v.some(a));return A.cases.length>0?[A,...v]:v}t(p,"suit\
esOf");function r(l,f,d){const w=u().COMMAND_RESULTS.flatMap(y=>f[y].filter(A=>A.gene===l).map(A=>({...A,result:y}))).sort(
(y,A)=>y.position-A.position),v={name:l.id,file:l.path,cases:[...w.map(y=>(0,_().commandCase)(y,y.result)),...d.map(y=>(0,_().
findingCase)(y,l.id))]};return s(l.verdict)&&!a(v)?{...v,cases:[...v.cases,(0,_().verdictCase)("failure",l.id,l.summary,
"")]}:v}t(r,"geneSuite");function o(l,f,d){const{error:w,verdict:v}=l,$=f.map(y=>(0,_().findingCase)(y,x));return w?$.unshift(
(0,_().verdictCase)("error",x,w.message,w.hint)):s(v)&&!d&&$.length===0&&$.push((0,_().verdictCase)("failure",x,(0,h().reportTitle)(
l),"")),{name:x,cases:$}}t(o,"changeSuite");function s(l){return l==="fail"||l==="error"}t(s,"isRefusal");function a({cases:l}){
return l.some(({failure:f,error:d})=>f!==void 0||d!==void 0)}t(a,"hasTrouble");function m(l){return{"@tests":l.length,"@\
failures":l.filter(({failure:f})=>f).length,"@errors":l.filter(({error:f})=>f).length,"@skipped":l.filter(({skipped:f})=>f).
length,"@time":l.reduce((f,d)=>f+Number(d["@time"]),0).toFixed(3)}}t(m,"counts")},"report/links"(R,n,N,G){let T;const e=t(
()=>T??=n("rules/catalogue"),"import_catalogue");let O;const b=t(()=>O??=n("tool"),"import_tool");let E;const g=t(()=>E??=
n("report/view/head-place"),"import_head_place");N(R,{permalink:t(()=>h,"permalink"),rulePage:t(()=>k,"rulePage")});function k(S){
return(0,e().ruleOf)(S)&&`${b().HOME}/blob/main/docs/rules/${S}.md`}t(k,"rulePage");function h(S,u,j){const _=(0,g().headPlace)(
S,j);if(_===void 0||S.head_sha===null||new RegExp("\\p{Cs}","u").test(_.path))return;const x=_.path.split("/").map(encodeURIComponent).
join("/"),i=_.line===void 0?"":`#L${_.line}`;return`${u}/blob/${S.head_sha}/${x}${i}`}t(h,"permalink")},"report/markdown\
/agent-task"(R,n,N,G){let T;const e=t(()=>T??=n("report/agent/project"),"import_project");let O;const b=t(()=>O??=n("rep\
ort/agent/render"),"import_render");let E;const g=t(()=>E??=n("report/escape"),"import_escape");N(R,{agentSection:t(()=>u,
"agentSection"),roomForPeople:t(()=>S,"roomForPeople")});const k=6e3,h=2e4;function S({next_actor:_},x){return _==="done"||
x<3*k?x:x-k}t(S,"roomForPeople");function u(_,x){const i=(0,e().agentTask)(_);if(i.next_actor==="done")return"";const{edits:c,
todo:p,human:r}=i,s=`
<details><summary>${`For agents: ${c.length} edits, ${p.length} to do, ${r.length} for a person`}</summary>

`,a=`

</details>
`,m=Math.min(x,h)-s.length-a.length-2*j,l=(0,b().fittingTask)(i,m);if(l===void 0)return"";const f=(0,g().markdownFence)(
l.trimEnd().split(`
`),"json").join(`
`),d=`${s}${f}${a}`;return d.length<=x?d:""}t(u,"agentSection");const j=16},"report/markdown/blocked"(R,n,N,G){let T;const e=t(
()=>T??=n("report/escape"),"import_escape");let O;const b=t(()=>O??=n("report/view/edit-lines"),"import_edit_lines");let E;
const g=t(()=>E??=n("report/view/finding"),"import_finding");let k;const h=t(()=>k??=n("report/view/group"),"import_grou\
p");let S;const u=t(()=>S??=n("report/view/marked-lines"),"import_marked_lines");let j;const _=t(()=>j??=n("report/view/\
report-sections"),"import_report_sections");let x;const i=t(()=>x??=n("report/markdown/prose"),"import_prose");N(R,{blockedBeyond:t(
()=>o,"blockedBeyond"),blockedSection:t(()=>r,"blockedSection")});const c=2,p=20;function r(w,v,$){if(w.length===0)return[];
const y=a(w,v),A=y.slice(c).flatMap(L=>f(L,$));return["#### Blocked","",...y.slice(0,c).flatMap(L=>m(L,$)),...A.length>0?
["Also blocked:","",...(0,i().foldedList)(A,"blocked command",p)]:[]]}t(r,"blockedSection");function o(w,v){const $=a(w,
v).flatMap(({lead:y,others:A})=>[y,...A]);return s(w)-s($)}t(o,"blockedBeyond");function s(w){return w.reduce((v,$)=>v+(0,h().
sizeOf)($),0)}t(s,"sum");function a(w,{commands:v}){return(0,_().groupByCause)(w.slice(0,v))}t(a,"limitedCauses");function m({
lead:w,others:v},$){const{gene:y,findings:A,command:L}=w.lead,{main:D,further:P}=(0,g().reasonsOf)(A),C=A.flatMap(({span:F})=>F??
[]);return[(0,i().placeLine)(w,$),"",...(0,e().markdownFence)((0,u().markedLines)(L.command,C)),"",...D?(0,i().reasonAndFix)(
D):[`- Why: ${(0,i().sentence)(y.summary)}`],...P.map(({message:F,rule:I})=>`- Also: ${(0,i().sentence)(F)} (${(0,i().ruleLink)(
I)})`),"",...l(D),...v.length>0?["Blocked for the same reason:",""]:[],...(0,i().foldedList)(v.map(F=>d(F,$)),"command",
p)]}t(m,"explainedCause");function l(w){const v=(0,b().editLines)(w?.edit);return v.length>0?[...(0,e().markdownFence)(v,
"diff"),""]:[]}t(l,"editBlock");function f({lead:w,others:v},$){const{gene:y,findings:A}=w.lead,{main:L}=(0,g().reasonsOf)(
A),D=L?`${(0,i().sentence)(L.message)} ${(0,i().sentence)(L.remedy)} (${(0,i().ruleLink)(L.rule)})`:(0,i().sentence)(y.summary);
return[`${d(w,$)}: ${D}`,...v.map(P=>`${d(P,$)}: for the same reason`)]}t(f,"listedCause");function d(w,v){const{command:$,
findings:y}=w.lead,A=y.flatMap(({span:L})=>L??[]);return`- ${(0,e().markdownCode)((0,u().commandLine)($.command,A))} \u2014 ${(0,i().
placeLine)(w,v)}`}t(d,"listedCommand")},"report/markdown/check-text"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),
"import_escape");let O;const b=t(()=>O??=n("report/view/headline"),"import_headline");let E;const g=t(()=>E??=n("report/\
view/marked-lines"),"import_marked_lines");let k;const h=t(()=>k??=n("report/view/output"),"import_output");let S;const u=t(
()=>S??=n("report/view/words"),"import_words");let j;const _=t(()=>j??=n("report/markdown/prose"),"import_prose");N(R,{renderCheckText:t(
()=>x,"renderCheckText")});function x(r,o){const{genes:s,validation_reports:a}=r;if(s.length===0)return;const m=new Map(
a.map(y=>[y.id,y])),l=(0,_().linkerOf)(r,o.repositoryUrl),f=["### Genes and their ValidationReports","",...i(a)],d=s.map(
y=>{const A=m.get(y.validation_report_id??""),L=`**${l.place(y,y.id)}** ${b().VERDICT_SYMBOLS[y.verdict]} ${(0,u().spoken)(
y.verdict)}`,D=A?`, ${(0,_().name)(A.id)}, ${(0,_().name)(A.asset_id)}`:"";return[L+D,"",...y.commands.map(c),""].join(`\

`)}),w=t(y=>[...f,...d.slice(0,y),...p(s.slice(y),o)].join(`
`),"join");let[v,$]=[0,d.length];for(;v<$;){const y=Math.ceil((v+$)/2);w(y).length<=o.maxCharacters?v=y:$=y-1}return w(v).
slice(0,o.maxCharacters)}t(x,"renderCheckText");function i(r){const o=r.map(({env_fingerprint:{node_version:s,platform:a,
arch:m},env_fingerprint_key:l})=>`Commands ran with Node ${(0,_().name)(s)} on ${(0,_().name)(`${a} ${m}`)}, fingerprint\
 ${(0,_().name)(l)}.`);return[...new Set(o)].flatMap(s=>[s,""])}t(i,"environments");function c({command:r,verdict:o,outcome:s}){
const a=o==="block"?"blocked":s?(0,h().outcomeWords)(s):"not run";return`- ${(0,e().markdownCode)((0,g().commandLine)(r,
[]))}: ${a}`}t(c,"commandItem");function p(r,{detailsUrl:o}){const s=(0,_().linked)("result files of the run",o);return[
...r.length>0?[`Not shown: ${(0,u().count)(r.length,"gene")}.`]:[],`The ${s} contain all ValidationReports as JSON, with\
 the output of each command.`,""]}t(p,"closing")},"report/markdown/everything"(R,n,N,G){let T;const e=t(()=>T??=n("repor\
t/escape"),"import_escape");let O;const b=t(()=>O??=n("report/view/assets"),"import_assets");let E;const g=t(()=>E??=n("\
report/view/blast-radius"),"import_blast_radius");let k;const h=t(()=>k??=n("report/view/output"),"import_output");let S;
const u=t(()=>S??=n("report/view/proof"),"import_proof");let j;const _=t(()=>j??=n("report/view/selection"),"import_sele\
ction");let x;const i=t(()=>x??=n("report/view/words"),"import_words");let c;const p=t(()=>c??=n("report/markdown/prose"),
"import_prose");N(R,{everythingSection:t(()=>s,"everythingSection")});const r=200,o=200;function s(v,$,y){if(!y.everything)
return[];const A=[...v.genes.map(l),...v.capsules.map(m),...v.events.map(({type:C,id:F,change:I})=>`${C} ${w(F)} ${I}`),
...a(v),...(0,g().largestDirectories)(v.blast_radius?.directories??[]).map(({path:C,files:F,lines:I})=>`Folder ${w(C===""?
".":C)}: ${(0,i().count)(F,"file")}, ${(0,i().count)(I,"line")}`),...(0,g().uncountedFiles)(v).map(({path:C,words:F})=>`\
File ${w(C)}: ${F}`),...$.notices.map(({rule:C,message:F})=>`Notice ${w(C)}: ${w(F)}`),...$.suppressed.map(({rule:C,message:F,
suppressed:I})=>`Ignored ${w(C)} until ${I?.expires}: ${w(F)}, reason: ${w(I?.reason??"")}`)],L=A.length-o,D=[...A.slice(
0,o),...L>0?[`${L} more not shown`]:[]],P=v.genes.reduce((C,F)=>C+F.commands.length,0);return[`<details><summary>${v.genes.
length>0?`Details: ${(0,i().count)(v.genes.length,"gene")}, ${(0,i().count)(P,"command")}, `:""}commits, policy, isolati\
on</summary>`,...D.length>0?[`<ul>${D.map(C=>`<li>${C}</li>`).join("")}</ul>`]:[],"",[...(0,u().proofOf)(v).map(({label:C,
value:F})=>`${C}: ${(0,p().sentence)(F)}`),...v.genes.length>0?[u().EVIDENCE_NOTE]:[]].join("<br>"),"","</details>",""]}
t(s,"everythingSection");function a(v){const $=(0,_().selectionWords)(v);if($===void 0)return[];const y=$.genes.map(({id:A,
words:L})=>`<li>${w(A)} ${L}</li>`);return[`${$.lead}${f(y)}`]}t(a,"selectionItems");function m(v){const{lead:$,reason:y}=(0,b().
eligibilityWords)(v)??{},A=[$&&`, ${$}`,y&&`: ${w(y)}`];return`Capsule ${w(v.id)} ${v.change}${A.filter(Boolean).join("")}`}
t(m,"capsuleItem");function l(v){const{id:$,change:y,verdict:A,summary:L,commands:D}=v,P=A==="pass"?"":`: ${w(L)}`,C=(0,b().
differenceWords)(v).map(M=>`<li>${d(M)}</li>`),F=D.map(({command:M,outcome:V})=>`<li>${w(M)} ${V?(0,h().outcomeWords)(V):
"not run"}</li>`),I=(0,b().refusals)(v).map(M=>`; profile ${w(M.profile)} would block it: ${w(M.reason)}`),W=(0,b().versionWords)(
v),U=(0,b().remarks)(v).map(M=>`; ${w(M)}`);return`${w($)} ${y}, ${(0,i().spoken)(A)}${P}${[...I,W?`; ${W}`:"",...U].join(
"")}${f([...C,...F])}`}t(l,"geneItem");function f(v){return v.length>0?`<ul>${v.join("")}</ul>`:""}t(f,"listOf");function d(v){
return v.map(($,y)=>y%2===0?$:w($)).join("")}t(d,"proseAndCode");function w(v){return`<code>${(0,e().html)((0,i().clipCounted)(
v,r))}</code>`}t(w,"code")},"report/markdown/failed"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),"import_escape");
let O;const b=t(()=>O??=n("report/view/error-lines"),"import_error_lines");let E;const g=t(()=>E??=n("report/view/findin\
g"),"import_finding");let k;const h=t(()=>k??=n("report/view/marked-lines"),"import_marked_lines");let S;const u=t(()=>S??=
n("report/view/output"),"import_output");let j;const _=t(()=>j??=n("report/view/words"),"import_words");let x;const i=t(
()=>x??=n("report/markdown/prose"),"import_prose");N(R,{failedSection:t(()=>p,"failedSection")});const c=2;function p(s,a,m,l){
if(s.length===0)return[];const f=s.slice(0,a.groups),d=f.slice(c),w=Math.min(a.outputLines,f.length>c?6:a.outputLines),v=t(
$=>$.flatMap(y=>o(y,w,m,l)),"rendered");return["#### Failed","",...v(f.slice(0,c)),...d.length>0?["Also failed:","",...d.
map($=>r($,m,l)),"",`<details><summary>Output of ${(0,_().count)(d.length,"other failed command")}</summary>`,"",...v(d),
"</details>",""]:[]]}t(p,"failedSection");function r(s,a,m){const{command:l}=s.lead,f=l.outcome?(0,u().outcomeWords)(l.outcome):
"not run";return`- ${(0,e().markdownCode)((0,h().commandLine)(l.command,[]))} \u2014 ${(0,i().placeLine)(s,a)}: ${(0,i().
linked)(f,m)}`}t(r,"listedCommand");function o(s,a,m,l){const{command:f,findings:d}=s.lead,{outcome:w}=f;if(w===void 0)return[];
const[v]=d,[$="",...y]=(0,h().markedLines)(f.command,[]);return[`${(0,i().placeLine)(s,m)}: ${(0,i().linked)((0,u().outcomeWords)(
w),l)}`,"",...(0,e().markdownFence)([`$ ${$}`,...y,...(0,b().errorLines)(w,a)]),"",...v&&(0,g().isMissingTarget)(v)?[`- \
Why: ${(0,i().sentence)(v.message)}`]:[],...v?[`- Fix: ${(0,i().sentence)(v.remedy)}`]:[],""]}t(o,"failedCommand")},"rep\
ort/markdown/findings"(R,n,N,G){let T;const e=t(()=>T??=n("report/view/words"),"import_words");let O;const b=t(()=>O??=n(
"report/markdown/prose"),"import_prose");N(R,{findingsSection:t(()=>g,"findingsSection"),waitingSection:t(()=>k,"waiting\
Section")});const E=4;function g(u,j,_){if(u.length===0)return[];const x=u.slice(0,j.groups).map(i=>h(i,_));return["####\
 Findings","",...(0,b().foldedList)(x,"finding",E)]}t(g,"findingsSection");function k(u,j,_){return u.length===0?[]:["##\
## Approval required","",...u.slice(0,j.groups).map(i=>h(i,_,"Approval")),""]}t(k,"waitingSection");function h(u,j,_=u.lead.
severity[0]?.toUpperCase()+u.lead.severity.slice(1)){const{lead:x}=u,i=x.location?`${j.place(x.location)}, `:"";return`-\
 **${_}:** ${(0,b().sentence)(x.message)} ${(0,b().sentence)(x.remedy)} (${i}${(0,b().ruleLink)(x.rule)}${S(u)})`}t(h,"f\
indingItem");function S({lead:u,others:j}){if(j.length===0)return"";const _=j.flatMap(({subject:i})=>i?.id??[]),x=new Set(
_).size;return _.length===j.length&&x>0&&!_.includes(u.subject?.id??"")?`; also ${(0,b().names)(_)}`:`; ${(0,e().count)(
j.length,"other place")}`}t(S,"elsewhere")},"report/markdown/genes"(R,n,N,G){let T;const e=t(()=>T??=n("model/verdict"),
"import_verdict");let O;const b=t(()=>O??=n("report/view/assets"),"import_assets");let E;const g=t(()=>E??=n("report/vie\
w/group"),"import_group");let k;const h=t(()=>k??=n("report/view/headline"),"import_headline");let S;const u=t(()=>S??=n(
"report/view/words"),"import_words");N(R,{genesTable:t(()=>i,"genesTable")});const j=10,_=2,x=["error","fail","needs_app\
roval","warn","pass"];function i({genes:o},s){if(o.length===0)return[];const a=o.toSorted((f,d)=>x.indexOf(f.verdict)-x.
indexOf(d.verdict)),m=o.length>j?(0,g().groupsOf)(a,f=>p(f).join("|")):a.map(f=>({lead:f,others:[]})),l=m.slice(j).flatMap(
({lead:f,others:d})=>[f,...d]);return["| Gene | Result | Commands | Files |","|---|---|---|--:|",...m.slice(0,j).map(f=>c(
f,s)),"",...l.length>0?[`And ${(0,u().count)(l.length,"other gene")}: ${r(l)}.`,""]:[]]}t(i,"genesTable");function c(o,s){
const a=[o.lead,...o.others].slice(0,_).map(({id:f,path:d,line:w})=>s.place({path:d,line:w},f).replaceAll("|","\\|")),m=(0,g().
sizeOf)(o)-a.length;return`| ${[`${a.join(", ")}${m>0?` and ${m.toLocaleString("en-US")} more`:""}`,...p(o.lead)].join("\
 | ")} |`}t(c,"rowOf");function p(o){const{verdict:s,blast_radius:a}=o;return[`${h().VERDICT_SYMBOLS[s]} ${(0,u().spoken)(
s)}`,(0,b().commandCounts)(o,String(o.commands.length)),`${a.files} / ${a.max_files}`].map(m=>m.replaceAll(" ","\xA0"))}
t(p,"cells");function r(o){return e().verdictSchema.options.map(s=>({verdict:s,number:o.filter(a=>a.verdict===s).length})).
filter(({number:s})=>s>0).map(({verdict:s,number:a})=>`${a} ${(0,u().spoken)(s)}`).join(", ")}t(r,"tally")},"report/mark\
down/markdown"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),"import_escape");let O;const b=t(()=>O??=n("report/vi\
ew/group"),"import_group");let E;const g=t(()=>E??=n("report/view/headline"),"import_headline");let k;const h=t(()=>k??=
n("report/view/report-sections"),"import_report_sections");let S;const u=t(()=>S??=n("report/view/words"),"import_words");
let j;const _=t(()=>j??=n("report/markdown/agent-task"),"import_agent_task");let x;const i=t(()=>x??=n("report/markdown/\
blocked"),"import_blocked");let c;const p=t(()=>c??=n("report/markdown/everything"),"import_everything");let r;const o=t(
()=>r??=n("report/markdown/failed"),"import_failed");let s;const a=t(()=>s??=n("report/markdown/findings"),"import_findi\
ngs");let m;const l=t(()=>m??=n("report/markdown/genes"),"import_genes");let f;const d=t(()=>f??=n("report/markdown/pros\
e"),"import_prose");N(R,{renderMarkdown:t(()=>v,"renderMarkdown")});const w=[{groups:8,commands:200,outputLines:10,everything:!0},
{groups:8,commands:200,outputLines:10,everything:!1},{groups:8,commands:20,outputLines:5,everything:!1},{groups:2,commands:4,
outputLines:3,everything:!1}];function v(M,V){const z=(0,h().reportSections)(M),B={report:M,sections:z,blocked:(0,h().groupCommands)(
z.blocked),failed:(0,h().groupCommands)(z.failed),waiting:(0,h().groupFindings)(z.waiting),findings:(0,h().groupFindings)(
[...z.blast,...z.findings]),options:V},H=(0,_().roomForPeople)(M,V.maxCharacters);for(const Y of w){const J=$([...y(B),...P(
B,Y)]);if(J.length<=H)return J+(0,_().agentSection)(M,V.maxCharacters-J.length)}const K=$([...y(B),...U(B)]);return K.length<=
V.maxCharacters?K+(0,_().agentSection)(M,V.maxCharacters-K.length):K.slice(0,K.indexOf(`
`)).slice(0,V.maxCharacters)}t(v,"renderMarkdown");function $(M){return`${M.join(`
`).trimEnd()}
`}t($,"join");function y({report:M,sections:V}){const z=(0,g().headline)(M,V),B=`### ${g().VERDICT_SYMBOLS[M.verdict]} g\
ene-gate: ${g().VERDICT_WORDS[M.verdict]}`,{error:H}=M;return[[z===""?B:`${B} \u2014 ${z}`,(0,g().nextActorWords)(M)].join(
" \xB7 "),"",...H?[...D(H.message),...D(`Fix: ${H.hint}`)]:[],...M.isolation.untrusted?[A,""]:[]]}t(y,"opening");const A="\
The command results come from a runner that the pull request controls. The audit was repeated on a runner of this reposi\
tory.",L=2e3;function D(M){const[V="",...z]=(0,u().clip)(M,L).trim().split(`
`),B=z.length>0?[...(0,e().markdownFence)((0,e().terminalLines)(z.join(`
`))),""]:[];return[(0,d().sentence)(V),"",...B]}t(D,"paragraph");function P(M,V){const{report:z,sections:B,blocked:H,failed:K,
waiting:Y,findings:J,options:Z}=M,X=(0,d().linkerOf)(z,Z.repositoryUrl);return[...(0,l().genesTable)(z,X),...(0,i().blockedSection)(
H,V,X),...(0,o().failedSection)(K,V,X,Z.detailsUrl),...(0,a().waitingSection)(Y,V,X),...(0,a().findingsSection)(J,V,X),...C(
M,V),...F(Z),...(0,p().everythingSection)(z,B,V)]}t(P,"pageSections");function C({blocked:M,failed:V,waiting:z,findings:B,
options:H},K){const Y=t(X=>X.slice(K.groups).reduce((Q,et)=>Q+(0,b().sizeOf)(et),0),"beyond"),Z=[...[[(0,i().blockedBeyond)(
M,K),"blocked command"],[Y(V),"failed command"],[Y(z),"pending approval"],[Y(B),"finding"]].filter(([X])=>X>0).map(([X,Q])=>(0,u().
count)(X,Q)),...K.everything?[]:["everything that passed"]];return Z.length===0?[]:[`Not shown: ${Z.join(", ")}. ${I(H)}`,
""]}t(C,"leftOut");function F({detailsUrl:M}){const V=M&&(0,e().markdownLinkTarget)(M);return V?[`[Full report and log](${V}\
)`,""]:[]}t(F,"fullReport");function I({detailsUrl:M}){const V=M&&(0,e().markdownLinkTarget)(M);return V?`See the [full \
report](${V}).`:"See the JSON report of this run."}t(I,"pointer");const W=10;function U({report:M,options:V}){const z=M.
findings.filter(({suppressed:H})=>!H),B=[...(0,b().groupBy)(z,({rule:H})=>H)].sort(([,H],[,K])=>K.length-H.length);return[
...B.slice(0,W).map(([H,{length:K}])=>`- ${(0,d().name)(H)}: ${(0,u().count)(K,"finding")}`),...B.length>W?[`- and ${(0,u().
count)(B.length-W,"other rule")}`]:[],"",`Not shown: everything but these counts. ${I(V)}`,""]}t(U,"counts")},"report/ma\
rkdown/prose"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),"import_escape");let O;const b=t(()=>O??=n("report/lin\
ks"),"import_links");let E;const g=t(()=>E??=n("report/view/words"),"import_words");N(R,{foldedList:t(()=>p,"foldedList"),
linked:t(()=>x,"linked"),linkerOf:t(()=>j,"linkerOf"),name:t(()=>S,"name"),names:t(()=>u,"names"),placeLine:t(()=>i,"pla\
ceLine"),reasonAndFix:t(()=>c,"reasonAndFix"),ruleLink:t(()=>_,"ruleLink"),sentence:t(()=>h,"sentence")});const k={sentence:400,
name:100};function h(r){return(0,e().markdownSentence)((0,g().clipCounted)(r,k.sentence))}t(h,"sentence");function S(r){
return(0,e().markdownCode)((0,g().clipCounted)(r,k.name))}t(S,"name");function u(r){const o=[...new Set(r)],s=o.slice(0,
3).map(S).join(", ");return o.length>3?`${s} and ${o.length-3} more`:s}t(u,"names");function j(r,o){return{place:t((s,a=`${s.
path}:${s.line}`)=>{const m=o===void 0?void 0:(0,b().permalink)(r,o,s);return x(S(a),m)},"place")}}t(j,"linkerOf");function _(r){
return x(S(r),(0,b().rulePage)(r))}t(_,"ruleLink");function x(r,o){const s=o&&(0,e().markdownLinkTarget)(o);return s?`[${r}\
](${s})`:r}t(x,"linked");function i({lead:r,others:o},s){const{gene:a,command:m,position:l}=r,{path:f=a.path,line:d=a.line}=m.
location??{},w=o.length>0?`; also in ${u(o.map(({gene:{id:$}})=>$))}`:"",v=a.commands.length>1?`, command ${l} of ${a.commands.
length}`:"";return`${S(a.id)}${v}, ${s.place({path:f,line:d})}${w}`}t(i,"placeLine");function c({message:r,rule:o,remedy:s}){
return[`- Why: ${h(r)} (${_(o)})`,`- Fix: ${h(s)}`]}t(c,"reasonAndFix");function p(r,o,s){if(r.length===0)return[];const a=r.
slice(s),m=`<details><summary>${(0,g().count)(a.length,`other ${o}`)}</summary>`;return[...r.slice(0,s),"",...a.length>0?
[m,"",...a,"","</details>",""]:[]]}t(p,"foldedList")},"report/read"(R,n,N,G){let T;const e=t(()=>T??=n("zod"),"z");let O;
const b=t(()=>O??=n("error"),"import_error");let E;const g=t(()=>E??=n("report/gate-report"),"import_gate_report");N(R,{
MAX_REPORT_BYTES:t(()=>k,"MAX_REPORT_BYTES"),REPORT_FILE:t(()=>i,"REPORT_FILE"),nodeIn:t(()=>x,"nodeIn"),readReportFile:t(
()=>S,"readReportFile"),readUploadedReport:t(()=>c,"readUploadedReport")});const k=64*1024*1024,h=500;function S(r,o,s){
try{return g().gateReportSchema.parse(JSON.parse(r.toString("utf8")))}catch(a){throw new(b()).GateError("artifact_invali\
d",`${o} ${j(a,r).slice(0,h)}`,s,{cause:a})}}t(S,"readReportFile");const u=e().looseObject({type:e().unknown().optional(),
schema_version:e().unknown().optional()});function j(r,o){if(!(r instanceof e().ZodError))return"is not JSON.";const s=u.
safeParse(JSON.parse(o.toString("utf8"))).data;if(s?.type!=="GateReport"){const m=typeof s?.type=="string"?`its type is ${JSON.
stringify(s.type)}`:"";return`is not a GateReport${m&&`: ${m}`}.`}return s.schema_version!==g().GATE_REPORT_VERSION?`is \
a GateReport of version ${JSON.stringify(s.schema_version??null)}; this version of gene-gate reads ${g().GATE_REPORT_VERSION}\
.`:`is not a valid GateReport: \`${_(r.issues[0]?.path??[])}\` is missing or has an invalid value.`}t(j,"complaintOf");function _(r){
return r.map(o=>typeof o=="number"?`[${o}]`:`.${String(o)}`).join("").replace(/^\./,"")}t(_,"dotPath");function x({validation_reports:[
r]}){if(r===void 0)return process;const{node_version:o,platform:s,arch:a}=r.env_fingerprint;return{version:o,platform:s,
arch:a}}t(x,"nodeIn");const i="gate-report.json";function c(r,{headSha:o,pullRequest:s}){const a=S(r,`The ${i} of the ru\
n`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:m}=a.event;if(a.verdict===
"error"&&a.head_sha===null)return a;if(a.head_sha!==o)throw p(`commit ${a.head_sha}`,o);if(m!==s.number)throw p(`pull re\
quest ${m??"(none)"}`,`${s.number}`);return a}t(c,"readUploadedReport");function p(r,o){return new(b()).GateError("artif\
act_invalid",`The report of the run is about ${r}, not ${o}.`,"Run the first workflow again. If the error persists, chec\
k its file for changes.")}t(p,"foreign")},"report/redact/forms"(R,n,N,G){N(R,{formsOf:t(()=>e,"formsOf")});const T=4;function e(g){
const k=Buffer.from(g),h=O(g),S=encodeURIComponent(k.toString()),u=k.toString("hex"),j=[g,...g.split(/\r?\n/),h,h.replaceAll(
"/","\\/"),O(h),...b(S),u,u.toUpperCase(),...[0,1,2].flatMap(_=>E(k,_))];return[...new Set(j)].filter(_=>_.trim().length>=
T)}t(e,"formsOf");function O(g){return JSON.stringify(g).slice(1,-1)}t(O,"jsonText");function b(g){const k=g.replace(/[!'()*]/g,
h=>`%${h.charCodeAt(0).toString(16).toUpperCase()}`);return[g,k].flatMap(h=>{const S=h.replace(/%../g,u=>u.toLowerCase());
return[h,S,h.replaceAll("%20","+"),S.replaceAll("%20","+")]})}t(b,"percentForms");function E(g,k){const h=Buffer.concat(
[Buffer.alloc(k),g]).toString("base64"),S=Math.ceil(k*8/6),u=Math.floor((k+g.length)*8/6),j=h.slice(S,u);return[j,j.replaceAll(
"+","-").replaceAll("/","_")]}t(E,"base64Forms")},"report/redact/known-values"(R,n,N,G){let T;const e=t(()=>T??=n("repor\
t/redact/forms"),"import_forms");N(R,{findKnown:t(()=>E,"findKnown"),knownForms:t(()=>b,"knownForms"),withoutEndOfKnown:t(
()=>u,"withoutEndOfKnown"),withoutStartOfKnown:t(()=>S,"withoutStartOfKnown")});const O=12;function b(i){const c=[...new Set(
i.flatMap(e().formsOf))],p=c.map(r=>r.replace(/\s/g,""));return{exact:c,squeezed:[...new Set(p)].filter(r=>r.length>=O)}}
t(b,"knownForms");function E(i,{exact:c,squeezed:p}){const r=c.flatMap(a=>g(i,a,m=>m));if(p.length===0||!/\s/.test(i))return r;
const{text:o,at:s}=k(i);return[...r,...p.flatMap(a=>g(o,a,m=>s[m]??0))]}t(E,"findKnown");function g(i,c,p){const r=[];for(let o=i.
indexOf(c);o>=0;o=i.indexOf(c,o+c.length))r.push({kind:"secret",start:p(o),end:p(o+c.length-1)+1});return r}t(g,"occurre\
nces");function k(i){const c=new Uint32Array(i.length),p=[];let r=0;for(const{0:o,index:s}of i.matchAll(/\S+/g)){for(let a=0;a<
o.length;a+=1)c[r+a]=s+a;r+=o.length,p.push(o)}return{text:p.join(""),at:c}}t(k,"withoutSpace");const h=4;function S(i,{
exact:c}){const p=c.map(r=>{const{text:o,at:s}=k(i.slice(-2*r.length-j)),a=x(o,r.replace(/\s/g,"")),m=i.length-Math.min(
i.length,2*r.length+j);return a<h?i.length:m+(s[o.length-a]??0)});return i.slice(0,Math.min(i.length,...p))}t(S,"without\
StartOfKnown");function u(i,{exact:c}){const p=c.map(r=>{const{text:o,at:s}=k(i.slice(0,2*r.length+j)),a=x(_(o),_(r.replace(
/\s/g,"")));return a<h?0:(s[a-1]??0)+1});return i.slice(Math.max(0,...p))}t(u,"withoutEndOfKnown");const j=64;function _(i){
return i.split("").reverse().join("")}t(_,"reversed");function x(i,c){const p=new Uint32Array(c.length);for(let o=1,s=0;o<
c.length;o+=1){for(;s>0&&c[o]!==c[s];)s=p[s-1]??0;c[o]===c[s]&&(s+=1),p[o]=s}let r=0;for(const o of i.slice(-c.length).split(
"")){for(;r>0&&(r===c.length||o!==c[r]);)r=p[r-1]??0;o===c[r]&&(r+=1)}return r}t(x,"overlap")},"report/redact/named-valu\
es"(R,n,N,G){N(R,{findNamed:t(()=>S,"findNamed")});const T="(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_-]?(?:access[_\
-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",e="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",O="(?:[ \\t]{\
0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",b=`\\\\{0,3}["']`,E=new RegExp(`${T}(?:${b})?${e}${b}(?<val\
ue>[^\\s"'\\\\]{4,})`,"dgi"),g=new RegExp(`${T}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),k=new RegExp(`${T}${O}\
(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),h=new RegExp(`${T}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<>(){}[\\]\\\
\\]{7,})`,"dgi");function S(p){return[...u(p,E,({name:r,value:o,next:s})=>/["'\\]/.test(s)&&!x(r,o)),...u(p,g,({value:r,
next:o})=>!i(r,o)),...u(p,k,({value:r,next:o})=>c(r)&&!i(r,o)),...u(p,h,({value:r,next:o})=>c(r)&&!i(r,o))]}t(S,"findNam\
ed");function u(p,r,o){return Array.from(p.matchAll(r)).flatMap(({groups:s={},indices:a})=>{const{name:m="",value:l=""}=s,
[f,d]=a?.groups?.value??[0,0],w={name:m,value:l,next:p.charAt(d)};return _(m,l)||!o(w)?[]:[{kind:"named secret",start:f,
end:d}]})}t(u,"valuesOf");const j=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function _(p,r){return j.test(r)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(r)?!0:/^[\d.:_-]+$/.test(r)&&!/^p/i.test(p)}
t(_,"isPlaceholder");function x(p,r){return/token|key/i.test(p)&&/^[A-Za-z][a-z]{0,15}$/.test(r)}t(x,"isWord");function i(p,r){
return r!==""&&"([{".includes(r)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.
test(p)}t(i,"isCode");function c(p){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.test(p)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.
test(p)?!1:/\d/.test(p)?/[a-z]/i.test(p):p.length>=20&&!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(p)}t(c,"looksRandom")},
"report/redact/redact"(R,n,N,G){let T;const e=t(()=>T??=n("report/redact/known-values"),"import_known_values");let O;const b=t(
()=>O??=n("report/redact/named-values"),"import_named_values");N(R,{redact:t(()=>k,"redact"),redactOutcome:t(()=>S,"reda\
ctOutcome")});const E=[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["g\
itlab token",/glpat-[\w-]{20,}/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA)[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["slack token",/xox[abeoprs]-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/services\/([\w/]{20,})/dg],["api\
 key",/\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/dg],["api key",/\bsk-(?:ant-|or-|proj-|svcacct-)[\w-]{16,}/dg],["api key",
/\bsk-[A-Za-z0-9]{32,}/dg],["api key",/AIza[\w-]{35}/dg],["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["authorization head\
er",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["\
private key",/-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/dg]];
function g(c){return E.flatMap(([p,r])=>Array.from(c.matchAll(r),({indices:o})=>{const[s,a]=o?.[1]??o?.[0]??[0,0];return{
kind:p,start:s,end:a}}))}t(g,"shapes");function k(c,p=[]){return h(c,(0,e().knownForms)(p))}t(k,"redact");function h(c,p){
const r=[...(0,e().findKnown)(c,p),...g(c),...(0,b().findNamed)(c)].sort((m,l)=>m.start-l.start||l.end-m.end),o=[];for(const m of r){
const l=o.at(-1);l===void 0||m.start>=l.end?o.push(m):m.end>l.end&&o.splice(-1,1,{...l,end:m.end})}let s="",a=0;for(const{
kind:m,start:l,end:f}of o)s+=`${c.slice(a,l)}[redacted ${m}]`,a=f;return{text:s+c.slice(a),redactions:o}}t(h,"redactForm\
s");function S(c,p=[]){const r=(0,e().knownForms)(p);return{...c,stdout:u(c.stdout,r),stderr:u(c.stderr,r),...c.reason===
void 0?{}:{reason:h(c.reason,r).text}}}t(S,"redactOutcome");function u(c,p){const{head:r,tail:o,truncated:s}=c;if(!s)return{
...c,head:h(r+o,p).text,tail:""};const a=_((0,e().withoutStartOfKnown)(r,p)),m=i(x((0,e().withoutEndOfKnown)(o,p)));return{
...c,head:h(a,p).text,tail:h(m,p).text}}t(u,"redactStream");const j=4096;function _(c){const p=/\S*$/.exec(c.slice(-j))?.[0]??
"";return c.slice(0,c.length-p.length)}t(_,"withoutLastWord");function x(c){return c.slice(/^\S*/.exec(c.slice(0,j))?.[0].
length??0)}t(x,"withoutFirstWord");function i(c){const p=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(
c);return p===null?c:`[redacted private key]${c.slice(p[0].length)}`}t(i,"withoutFirstKey")},"report/redact/secrets"(R,n,N,G){
N(R,{secretsOf:t(()=>g,"secretsOf")});const T=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
e=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,O=/^(?:[\\/~]|[A-Za-z]:[\\/])/,b=8,E=/^[A-Za-z][a-z]{0,9}$/;function g(h){
const S=Object.entries(h).flatMap(([u,j])=>j!==void 0&&T.test(u)&&k(u,j)?[j]:[]);return[...new Set(S)]}t(g,"secretsOf");
function k(h,S){return S.length<b||E.test(S)?!1:!(e.test(h)&&O.test(S))}t(k,"isSecret")},"report/reported-runs"(R,n,N,G){
let T;const e=t(()=>T??=n("error"),"import_error");let O;const b=t(()=>O??=n("run/not-run"),"import_not_run");let E;const g=t(
()=>E??=n("run/outcomes"),"import_outcomes");let k;const h=t(()=>k??=n("report/read"),"import_read");N(R,{reportedRuns:t(
()=>S,"reportedRuns")});function S(_,x,i){if(x.error)throw new(e()).GateError("artifact_invalid",`The run could not deci\
de: ${x.error.message.slice(0,500)}`,"See the log of the run.");const c=new Date(x.finished_at),p=_.genes.filter(a=>!i.has(
a)&&!(a.change==="removed"&&a.commands.length===0)),r=new Map(p.map(a=>[a,u(x,a,c)])),{level:o}=x.isolation,s=(0,h().nodeIn)(
x);return{outcomes:r,interrupted:(0,b().countInterrupted)([...r.values()].flat()),isolation:{level:o,untrusted:!0,description:`\
Reported by a runner that the pull request controls, as isolation level "${o}".`},nodeOf:t(()=>s,"nodeOf")}}t(S,"reporte\
dRuns");function u(_,x,i){if(x.commands.some(({verdict:o})=>o==="block"))return(0,g().outcomesOf)(x,[],i);const{id:c,path:p}=x.
asset,r=_.genes.find(o=>o.id===c&&o.path===p);return x.commands.map((o,s)=>j(r?.commands[s],o,i))}t(u,"outcomesIn");function j(_,{
command:x,plan:i},c){if(_?.command!==x||_.outcome===void 0)return(0,b().skippedOutcome)("the run reported no result for \
this command",c);const{plan_digest:p,outcome:r}=_;return i!==void 0&&p!==i.digest?(0,b().skippedOutcome)("what the comma\
nd runs has changed since; run the first workflow again",c):r}t(j,"outcomeIn")},"report/sarif/places"(R,n,N,G){let T;const e=t(
()=>T??=n("report/escape"),"import_escape");let O;const b=t(()=>O??=n("report/view/finding"),"import_finding");N(R,{ROOT:t(
()=>E,"ROOT"),sarifLocation:t(()=>k,"sarifLocation")});const E="%SRCROOT%",g=".github/gene-gate.yml";function k(u,{genes:j,
policy:_}){const{subject:x,location:i}=u,c=j.find(({id:r})=>r===x?.id),p=[i,c&&{path:c.path,line:c.line}].find(r=>r!==void 0&&
(0,b().isRepositoryPath)(r.path));return{physicalLocation:{artifactLocation:{uri:S(p?.path??_?.path??g),uriBaseId:E},region:p===
void 0?{startLine:1}:h(p)},...x?.id!==void 0&&{logicalLocations:[{name:(0,e().terminal)(x.id),kind:(0,e().terminal)(x.type??
"Gene").toLowerCase()}]}}}t(k,"sarifLocation");function h(u){const{line:j=1,column:_,end_line:x,end_column:i}=u,c=x!==void 0&&
x>=j;return{startLine:j,..._!==void 0&&{startColumn:_},...c&&{endLine:x},...c&&i!==void 0&&(x>j||i>=(_??1))&&{endColumn:i}}}
t(h,"regionOf");function S(u){return u.split("/").map(j=>encodeURIComponent(Buffer.from(j).toString())).join("/")}t(S,"r\
elativeUri")},"report/sarif/results"(R,n,N,G){let T;const e=t(()=>T??=n("node:crypto"),"import_node_crypto");let O;const b=t(
()=>O??=n("model/finding"),"import_finding");let E;const g=t(()=>E??=n("report/escape"),"import_escape");let k;const h=t(
()=>k??=n("report/view/words"),"import_words");let S;const u=t(()=>S??=n("report/sarif/places"),"import_places");let j;const _=t(
()=>j??=n("report/sarif/rules"),"import_rules");N(R,{resultsOf:t(()=>i,"resultsOf")});const x=1e3;function i(m){const l=m.
findings.toSorted((d,w)=>c(d)-c(w)),f=a(l);return l.map((d,w)=>({ruleId:d.rule,level:_().LEVELS[d.severity],message:{text:p(
d)},locations:[(0,u().sarifLocation)(d,m)],partialFingerprints:f[w]??{},...d.suppressed&&{suppressions:[r(d.suppressed)]}}))}
t(i,"resultsOf");function c({severity:m,suppressed:l}){return b().SEVERITIES.indexOf(m)+(l?b().SEVERITIES.length:0)}t(c,
"rank");function p({message:m,remedy:l,rule:f}){return[m,l].filter(w=>w!=="").map(w=>(0,g().sarifText)((0,h().clipCounted)(
w,x))).join(" ")||f}t(p,"words");function r({reason:m,expires:l}){return{kind:"external",status:"accepted",justification:(0,g().
sarifText)((0,h().clipCounted)(m,x)),properties:{expires:l}}}t(r,"suppressionOf");const o="geneGateFinding/v1",s="geneGa\
teFinding/v2";function a(m){const l=new Map,f=t(d=>{const w=(l.get(d)??0)+1;return l.set(d,w),`${d}:${w}`},"numbered");return m.
map(({id:d,rule:w,location:v,subject:$})=>{const y=[w,v?.path,$?.type,$?.id,$?.command],A=(0,e().createHash)("sha256").update(
JSON.stringify(y)).digest("hex");return{[o]:f(A),...d!==void 0&&{[s]:d.includes(":")?d:`${d}:1`}}})}t(a,"fingerprints")},
"report/sarif/rules"(R,n,N,G){let T;const e=t(()=>T??=n("rules/catalogue"),"import_catalogue");let O;const b=t(()=>O??=n(
"rules/documents"),"import_documents");let E;const g=t(()=>E??=n("report/links"),"import_links");let k;const h=t(()=>k??=
n("report/text/explain/rule"),"import_rule");N(R,{LEVELS:t(()=>S,"LEVELS"),describeRule:t(()=>_,"describeRule")});const S={
error:"error",warning:"warning",notice:"note"},u={error:"error",warning:"warning",notice:"recommendation"},j=80;function _(x){
const i=(0,e().ruleOf)(x);if(i===void 0)return{id:x};const{title:c,why:p,severity:r,layer:o}=i,s=(0,g().rulePage)(x);return{
id:x,...s!==void 0&&{helpUri:s},shortDescription:{text:`${c}.`},fullDescription:{text:p},help:{text:(0,h().renderRule)(i,
j),markdown:(0,b().ruleMarkdown)(i)},defaultConfiguration:{level:S[r]},properties:{tags:[typeof o=="number"?`layer-${o}`:
o],"problem.severity":u[r]}}}t(_,"describeRule")},"report/sarif/sarif"(R,n,N,G){let T;const e=t(()=>T??=n("tool"),"impor\
t_tool");let O;const b=t(()=>O??=n("verdict/exit-code"),"import_exit_code");let E;const g=t(()=>E??=n("report/escape"),"\
import_escape");let k;const h=t(()=>k??=n("report/view/headline"),"import_headline");let S;const u=t(()=>S??=n("report/v\
iew/words"),"import_words");let j;const _=t(()=>j??=n("report/sarif/places"),"import_places");let x;const i=t(()=>x??=n(
"report/sarif/results"),"import_results");let c;const p=t(()=>c??=n("report/sarif/rules"),"import_rules");N(R,{renderSarif:t(
()=>s,"renderSarif")});const r={results:25e3,bytes:1e7},o=2e6;function s(d){const w=(0,i().resultsOf)(d),v=a(w),$=[...new Set(
v.map(({ruleId:F=""})=>F))],y=new Map($.map((F,I)=>[F,I])),{audited_sha:A,base_sha:L,verdict:D,tool:P}=d,C={$schema:"htt\
ps://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:P.name,version:P.version,semanticVersion:P.
version,informationUri:e().HOME,rules:$.map(p().describeRule)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[_().ROOT]:{
description:{text:"The audited commit."}}},invocations:[l(d,w.length-v.length)],results:v.map(F=>({...F,ruleIndex:y.get(
F.ruleId??"")??-1})),properties:{verdict:D,base_sha:L,audited_sha:A}}]};return`${(0,g().jsonLine)(C)}
`}t(s,"renderSarif");function a(d){let w=o;const v=d.slice(0,r.results).findIndex($=>(w+=Buffer.byteLength((0,g().jsonLine)(
$))+m,w>r.bytes));return d.slice(0,v===-1?r.results:v)}t(a,"fitting");const m=20;function l(d,w){const{error:v,verdict:$}=d,
y=[...v?[{level:"error",descriptor:{id:v.code},message:{text:(0,g().sarifText)(`${v.message} ${v.hint}`.replace(/\s+/g,"\
 "))}}]:[],...w>0?[{level:"warning",message:{text:f(w)}}]:[]];return{executionSuccessful:$!=="error",exitCode:(0,b().exitCodeOf)(
$),exitCodeDescription:(0,h().reportTitle)(d),startTimeUtc:d.started_at,endTimeUtc:d.finished_at,...y.length>0&&{toolExecutionNotifications:y}}}
t(l,"invocationOf");function f(d){return`${(0,u().count)(d,"finding")} omitted, starting with the least severe, to stay \
within GitHub's upload limits; the JSON report contains all of them.`}t(f,"leftOutWords")},"report/text/assets"(R,n,N,G){
let T;const e=t(()=>T??=n("report/escape"),"import_escape");let O;const b=t(()=>O??=n("report/view/assets"),"import_asse\
ts");let E;const g=t(()=>E??=n("report/view/columns"),"import_columns");let k;const h=t(()=>k??=n("report/view/marked-li\
nes"),"import_marked_lines");let S;const u=t(()=>S??=n("report/view/output"),"import_output");let j;const _=t(()=>j??=n(
"report/view/tones"),"import_tones");let x;const i=t(()=>x??=n("report/view/words"),"import_words");let c;const p=t(()=>c??=
n("report/text/commands"),"import_commands");let r;const o=t(()=>r??=n("report/text/layout"),"import_layout");N(R,{claimsRows:t(
()=>F,"claimsRows"),genesRows:t(()=>f,"genesRows")});const s=12,a=3,m=12,l=12;function f({genes:W},U){if(W.length===0)return[];
const M=[...W.filter(({verdict:J})=>J!=="pass"),...W.filter(({verdict:J})=>J==="pass")],{shown:V,rest:z}=(0,o().limited)(
M,s,"gene",U),B=Math.max(...V.map(J=>(0,b().commandCounts)(J).length)),H=Math.max(l,(0,o().roomOf)(U)-m-B),K=V.map(({id:J})=>(0,o().
shortName)(J,H)),Y=Math.max(...K.map(g().textWidth));return[...V.flatMap((J,Z)=>d(J,(0,g().padRight)(K[Z]??"",Y),U)),...z]}
t(f,"genesRows");function d(W,U,M){const{change:V,verdict:z,summary:B,commands:H}=W,K=z==="needs_approval"?"approval":(0,i().
spoken)(z),Y=`${U}  ${V.padEnd(8)}  ${(0,b().commandCounts)(W)}`;return[...(0,o().labelled)(M,K,[(0,g().clipColumns)(Y,(0,o().
roomOf)(M))],_().VERDICT_TONES[z]),...z==="pass"?[]:(0,o().prose)(M,"",(0,i().clipCounted)(B,p().LONGEST_SENTENCE),{text:"\
quiet"}),...v(W,M),...(0,b().refusals)(W).flatMap(({profile:J,reason:Z})=>(0,o().prose)(M,"",(0,i().clip)(`Profile ${J} \
would block this gene: ${Z}`,200),{text:"caution"})),...w(W,M),...M.verbose?[...(0,b().remarks)(W).flatMap(J=>(0,o().prose)(
M,"",(0,i().clip)(J,200),{text:"quiet"})),...H.flatMap(J=>$(J,M))]:[]]}t(d,"geneRows");function w(W,U){const M=(0,b().versionWords)(
W);return M?(0,o().prose)(U,"",`The gene is ${M}.`,{text:"caution"}):[]}t(w,"versionRows");function v(W,U){const M=(0,b().
differenceWords)(W).map(B=>B.join("")),{shown:V,rest:z}=(0,o().limited)(M,a,"difference",U);return[...V.flatMap(B=>(0,o().
prose)(U,"",(0,i().clip)(B,p().LONGEST_SENTENCE),{...B.startsWith("loosens ")&&{text:"caution"}})),...z]}t(v,"difference\
Rows");function $({command:W,outcome:U},M){const V=(0,h().markedLines)(W,[],{columns:(0,o().roomOf)(M)-2});return[...(0,o().
labelled)(M,"",V.map(z=>`  ${z}`)),...U?D(U,M):(0,o().labelled)(M,"",[M.paint("quiet","    not run")])]}t($,"commandRows");
const y="    ",A=600,L=20;function D(W,U){const{duration_ms:M,reason:V,reused:z,resources:B,side_effects:H}=W,{peak_memory_bytes:K,
cpu_ms:Y}=B??{},J=[[(0,u().statusWords)(W),(0,i().duration)(M),...Y===void 0?[]:[`CPU ${(0,i().duration)(Y)}`],...K===void 0?
[]:[`memory ${(0,i().size)(K)}`],...z?["reused from another gene"]:[]].join(", "),...V===void 0?[]:[V],...P("created",H),
...P("changed",H),...P("deleted",H),...H?.complete===!1?["The list of side effects is incomplete."]:[]],Z=(0,o().roomOf)(
U)-y.length,X=J.flatMap(Q=>(0,g().chop)((0,e().terminal)((0,i().clip)(Q,A)),Z));return(0,o().labelled)(U,"",X.map(Q=>y+U.
paint("quiet",Q)))}t(D,"outcomeRows");function P(W,U){const M=U?.[W]??[],V=(0,u().sideEffectCount)(W,U)-Math.min(M.length,
L);return[...M.slice(0,L).map(z=>`${W} ${z}`),...V>0?[`${W} ${V} more`]:[]]}t(P,"pathsOf");const C=6;function F({capsules:W,
events:U},M){const V=[...W.map(H=>["capsule",`${(0,i().clip)(H.id,60)} ${H.change}${I(H)}`]),...U.map(({id:H,change:K})=>[
"event",`${(0,i().clip)(H,60)} ${K}`])],{shown:z,rest:B}=(0,o().limited)(V,C,"claim",M);return[...z.flatMap(([H="",K=""])=>(0,o().
prose)(M,H,K)),...B]}t(F,"claimsRows");function I(W){const{lead:U,reason:M}=(0,b().eligibilityWords)(W)??{};return[U&&`,\
 ${U}`,M&&`: ${M}`].filter(Boolean).join("")}t(I,"eligibility")},"report/text/audit"(R,n,N,G){let T;const e=t(()=>T??=n(
"report/view/finding"),"import_finding");let O;const b=t(()=>O??=n("report/view/report-sections"),"import_report_section\
s");let E;const g=t(()=>E??=n("report/view/tones"),"import_tones");let k;const h=t(()=>k??=n("report/view/words"),"impor\
t_words");let S;const u=t(()=>S??=n("report/text/commands"),"import_commands");let j;const _=t(()=>j??=n("report/text/fi\
ndings"),"import_findings");let x;const i=t(()=>x??=n("report/text/layout"),"import_layout");N(R,{renderCommandAnswers:t(
()=>c,"renderCommandAnswers"),renderFileAnswers:t(()=>p,"renderFileAnswers")});function c(m,l){const f=(0,i().layoutOf)(
l);return(0,i().page)([...o(m,f),a(m,[],f)])}t(c,"renderCommandAnswers");function p(m,l){const f=(0,i().layoutOf)(l),d=m.
flatMap(({assets:w})=>w.flatMap(v=>v.commands));return(0,i().page)([...m.flatMap(w=>r(w,f)),a(d,[(0,h().count)(m.length,
"file"),(0,h().count)(m.reduce((w,{assets:v})=>w+v.length,0),"asset")],f)])}t(p,"renderFileAnswers");function r({path:m,
assets:l,findings:f},d){const w=f.filter(({subject:L})=>L?.command===void 0),v=d.verbose?w:w.filter(({severity:L})=>L!==
"notice"),$=[...l.flatMap(({commands:L})=>o(L,d)),...(0,b().groupFindings)(v).map(L=>(0,_().findingRows)(L,d))],y=d.paint(
"strong",(0,i().shortName)(m,(0,i().roomOf)(d))),A=$.length===0?[d.paint("quiet","no problems found")]:[];return[(0,i().
labelled)(d,"file",[y,...A]),...$]}t(r,"fileBlocks");function o(m,l){return m.filter(({verdict:f})=>l.verbose||f!=="allo\
w").map(f=>s(f,l))}t(o,"commandBlocks");function s({command:m,verdict:l,findings:f},d){const{main:w,further:v}=(0,e().reasonsOf)(
f.filter(({severity:$})=>$!=="notice"));return[...(0,i().labelled)(d,l,(0,u().markedCommand)(m,w?.span?[w.span]:[],d,{tone:g().
COMMAND_TONES[l]}),g().COMMAND_TONES[l]),...w?(0,u().explanation)(w,d):[],...v.flatMap(({message:$,rule:y})=>(0,i().prose)(
d,"also",`${$} (${y})`))]}t(s,"commandRows");function a(m,l,f){const d=t(v=>m.filter(({verdict:$})=>$===v).length,"of"),
w=[...l,(0,h().count)(m.length,"command"),`${d("allow")} allowed`,...d("warn")>0?[`${d("warn")} allowed with a warning`]:
[],...d("block")>0?[`${d("block")} blocked`]:[]];return(0,i().prose)(f,"total",w.join(", "))}t(a,"countRows")},"report/t\
ext/blast-radius"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),"import_escape");let O;const b=t(()=>O??=n("report\
/view/blast-radius"),"import_blast_radius");let E;const g=t(()=>E??=n("report/view/columns"),"import_columns");let k;const h=t(
()=>k??=n("report/view/report-sections"),"import_report_sections");let S;const u=t(()=>S??=n("report/view/words"),"impor\
t_words");let j;const _=t(()=>j??=n("report/text/findings"),"import_findings");let x;const i=t(()=>x??=n("report/text/la\
yout"),"import_layout");N(R,{blastRadiusRows:t(()=>c,"blastRadiusRows")});function c(r,o,s){const a=(0,h().groupFindings)(
o.blast).map(F=>(0,_().findingRows)(F,s)),m=s.verbose?p(r,s):[],l=(0,b().blastOf)(r);if(l===void 0)return[...a,...m];const{
files:f,max_files:d,severity:w}=l.tightest.blast_radius,v=l.over?"bad":l.near?"caution":"good",$=(0,b().filesBar)(f,d),y=`${b().
BLAST_WORDS[w]} ${(0,u().clip)(l.tightest.id,100)}${l.others}`,A=l.near||s.verbose?r.blast_radius?.directories??[]:[],L=(0,i().
roomOf)(s),D=(0,g().wrap)((0,e().terminal)(y),L),[P=""]=D,C=D.length===1&&(0,g().textWidth)($)+2+(0,g().textWidth)(P)<=L;
return[(0,i().labelled)(s,"size",[...C?[`${s.paint(v,$)}  ${P}`]:[s.paint(v,$),...D],...(0,b().directoryLines)(A,L)]),...a,
...m]}t(c,"blastRadiusRows");function p(r,o){const s=(0,b().uncountedFiles)(r).flatMap(({path:a,words:m})=>(0,g().wrap)(
`${(0,e().terminal)((0,u().clip)(a,100))}: ${m}`,(0,i().roomOf)(o)));return s.length===0?[]:[(0,i().labelled)(o,"files",
s)]}t(p,"uncountedRows")},"report/text/commands"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),"import_escape");let O;
const b=t(()=>O??=n("report/view/columns"),"import_columns");let E;const g=t(()=>E??=n("report/view/edit-lines"),"import\
_edit_lines");let k;const h=t(()=>k??=n("report/view/error-lines"),"import_error_lines");let S;const u=t(()=>S??=n("repo\
rt/view/finding"),"import_finding");let j;const _=t(()=>j??=n("report/view/marked-lines"),"import_marked_lines");let x;const i=t(
()=>x??=n("report/view/output"),"import_output");let c;const p=t(()=>c??=n("report/view/words"),"import_words");let r;const o=t(
()=>r??=n("report/text/layout"),"import_layout");N(R,{LONGEST_SENTENCE:t(()=>s,"LONGEST_SENTENCE"),alsoBlockedRows:t(()=>l,
"alsoBlockedRows"),blockedRows:t(()=>m,"blockedRows"),explanation:t(()=>y,"explanation"),failedRows:t(()=>w,"failedRows"),
fixRows:t(()=>A,"fixRows"),markedCommand:t(()=>d,"markedCommand")});const s=600,a={quiet:8,verbose:200};function m({lead:C,
others:F},I){const{main:W,further:U}=(0,u().reasonsOf)(C.findings);return[...$(C,"blocked",I),...(0,o().labelled)(I,"",f(
C,I)),...W?y(W,I):(0,o().prose)(I,"why",(0,p().clipCounted)(C.gene.summary,s)),...U.flatMap(({message:M,rule:V})=>(0,o().
prose)(I,"also",`${(0,p().clip)(M,s)} (${(0,p().clip)(V,60)})`)),...P(F,I)]}t(m,"blockedRows");function l({lead:C,others:F},I){
return[...$(C,"blocked",I),...(0,o().labelled)(I,"",f(C,I)),...(0,o().prose)(I,"why","The reason is the same as above."),
...P(F,I)]}t(l,"alsoBlockedRows");function f({command:C,findings:F},I){const W=F.flatMap(({span:U})=>U??[]);return d(C.command,
W,I)}t(f,"commandLines");function d(C,F,I,{tone:W="bad",...U}={}){return(0,_().markedLines)(C,F,{columns:(0,o().roomOf)(
I),...U}).map(M=>I.paint(/^ *\^[ ^]*$/.test(M)?W:"strong",M))}t(d,"markedCommand");function w({lead:C,others:F},I){const{
outcome:W}=C.command;if(W===void 0)return[];const U=I.verbose?a.verbose:a.quiet,[M]=C.findings;return[...$(C,"failed",I),
...(0,o().labelled)(I,"",[...f({...C,findings:[]},I),...(0,h().errorLines)(W,U,(0,o().roomOf)(I)-2).map(V=>`${I.paint("q\
uiet","\u2502")} ${V}`)]),...(0,o().prose)(I,"why",`It ${(0,i().statusWords)(W)} after ${(0,p().duration)(W.duration_ms)}\
.${v(M)}`),...M?A(M,I):[],...P(F,I)]}t(w,"failedRows");function v(C){return C&&(0,u().isMissingTarget)(C)?` ${(0,p().clip)(
C.message,s)}`:""}t(v,"causeOf");function $({gene:C,command:F,position:I},W,U){const M=(0,o().roomOf)(U),V=F.location?.path??
C.path,z=`:${F.location?.line??C.line}`,B=`, command ${I} of ${C.commands.length}`;return(0,o().labelled)(U,W,[(0,o().shortName)(
C.id,M-B.length)+B,U.paint("quiet",(0,o().shortName)(V,M-z.length)+z)],"bad")}t($,"placeRows");function y(C,F){return[...(0,o().
prose)(F,"why",(0,p().clipCounted)(C.message,s)),...A(C,F,C.edit)]}t(y,"explanation");function A({remedy:C,rule:F},I,W){
return[...(0,o().prose)(I,"fix",(0,p().clip)(C,s),{label:"good"}),...L(W,I),...D(F,I)]}t(A,"fixRows");function L(C,F){const I=(0,g().
editLines)(C).flatMap(W=>(0,b().chop)((0,e().terminal)(W),(0,o().roomOf)(F)).map(U=>F.paint(W.startsWith("-")?"bad":"goo\
d",U)));return I.length>0?(0,o().labelled)(F,"",I):[]}t(L,"editRows");function D(C,F){return(0,o().labelled)(F,"see",[F.
paint("quiet",(0,o().shortName)(`gene-gate explain ${C}`,(0,o().roomOf)(F)))])}t(D,"explainRow");function P(C,F){if(C.length===
0)return[];const I=[...new Set(C.map(({gene:U})=>(0,p().clip)(U.id,40)))],W=I.length>3?` and ${I.length-3} more`:"";return(0,o().
prose)(F,"repeated",`Same problem in ${(0,p().count)(C.length,"other command")}, in ${I.slice(0,3).join(", ")}${W}.`)}t(
P,"sameAgain")},"report/text/explain/command"(R,n,N,G){let T;const e=t(()=>T??=n("report/view/tones"),"import_tones");let O;
const b=t(()=>O??=n("report/view/words"),"import_words");let E;const g=t(()=>E??=n("report/text/commands"),"import_comma\
nds");let k;const h=t(()=>k??=n("report/text/layout"),"import_layout");let S;const u=t(()=>S??=n("report/text/explain/wo\
rds"),"import_words2");N(R,{renderExplanation:t(()=>_,"renderExplanation")});const j=8;function _(d,w){const v=(0,h().layoutOf)(
w),{shown:$,rest:y}=(0,h().limited)(d.findings,j,"finding",v);return(0,h().page)([x(d,v),...$.map(A=>c(A,d,v)),y,(0,u().
wordRows)(d,v),r(d,v),a(d,v),l(d,v)])}t(_,"renderExplanation");function x({command:d,profiles:w},v){const $=p(d)?[v.paint(
"strong","(blank)")]:(0,g().markedCommand)(d,[],v);return[...(0,h().labelled)(v,"command",$),...Object.entries(w).flatMap(
([y,A])=>(0,h().prose)(v,A,`profile ${y}`,{label:e().COMMAND_TONES[A]}))]}t(x,"verdictRows");const i=160;function c(d,{command:w,
profiles:v},$){const{severity:y,message:A,span:L}=d,D=d.profiles.length<Object.keys(v).length;return[...(0,h().prose)($,
y,(0,b().clip)(A,g().LONGEST_SENTENCE),{label:e().SEVERITY_TONES[y]}),...L===void 0||p(w)?[]:(0,h().labelled)($,"",(0,g().
markedCommand)(w,[L],$,{whole:i})),...D?(0,h().prose)($,"only in",`profile ${d.profiles.join(", ")}`):[],...(0,g().fixRows)(
d,$)]}t(c,"explainedFindingRows");function p(d){return/^ *$/.test(d)}t(p,"showsNothing");function r({command:d,invocation:w},v){
if(w===null)return(0,h().prose)(v,"program","not an allowed program");const{program:$,subcommand:y,flags:A,operands:L,passthrough:D}=w,
P=t(C=>(0,u().wordText)(C,d),"text");return[...(0,h().prose)(v,"program",$),...y===null?[]:(0,h().prose)(v,"subcommand",
y),...(0,u().placedRows)("flags","flag",A,o,v),...(0,u().placedRows)("operands","operand",L,P,v),...(0,u().placedRows)("\
passed on","word",D,P,v)]}t(r,"invocationRows");function o({name:d,written:w,value:v}){const $=v===void 0?d:`${d} = ${v===
""?"(empty)":v}`;return w===d?$:`${$}  (written as ${w})`}t(o,"flagText");const s=12;function a(d,w){const{argv:v,invocation:$,
outcome:y,targets:A,tree:L}=d,[D]=v??[];if(D===void 0)return(0,h().prose)(w,"would run","nothing");const P=y==="needs_ap\
proval"?(0,h().prose)(w,"waits","needs approval"):[],C=y==="blocked"?"leads to":"would run";if($===null){const W=y==="bl\
ocked"?"nothing":`program ${D}`;return[...P,...(0,h().prose)(w,"would run",W)]}if(L===null)return[...P,...(0,h().prose)(
w,C,"unknown without a repository; use --repo DIR")];const{shown:F,rest:I}=(0,h().limited)(A,s,"target",w);return[...P,...A.
length===0?(0,h().prose)(w,C,"no file, script or tool found"):[],...F.flatMap((W,U)=>(0,h().prose)(w,U===0?C:"",(0,b().clip)(
m(W),400))),...I,...(0,h().prose)(w,"looked in",L)]}t(a,"targetRows");function m({kind:d,name:w,path:v,script:$,via:y}){
const A=y===void 0?"":`  (from ${y})`;switch(d){case"file":return`file ${v??w}${A}`;case"npm_script":return`script ${w}:\
 ${$??""}${A}`;case"package_binary":return`tool ${w}${v===void 0?"":`: ${v}`}${A}`}}t(m,"targetText");function l({argv:d,
scripts:w},v){if(d===null||w===null)return[];const{shown:$,rest:y}=(0,h().limited)(w,s,"script",v);return[...w.length===
0?(0,h().prose)(v,"in order","no script"):[],...$.flatMap((A,L)=>(0,h().prose)(v,L===0?"in order":"",(0,b().clip)(f(A),400))),
...y]}t(l,"scriptRows");function f({directory:d,event:w,text:v,shell:$}){const y=d===""?"":` in ${d}`;return`${w}${y}, ${$?
"by a shell":"without a shell"}: ${v}`}t(f,"scriptText")},"report/text/explain/rule"(R,n,N,G){let T;const e=t(()=>T??=n(
"rules/page"),"import_page");let O;const b=t(()=>O??=n("report/view/columns"),"import_columns");N(R,{renderRule:t(()=>E,
"renderRule")});function E(k,h){return`${(0,e().rulePage)(k).map(S=>g(S,h)).join(`

`)}
`}t(E,"renderRule");function g({kind:k,text:h},S){switch(k){case"title":return h;case"heading":return`${h}:`;case"paragr\
aph":return(0,b().wrap)(h.replace(/\s+/g," "),S).join(`
`);case"code":return h.replace(/^(?=.)/gm,"    ")}}t(g,"renderBlock")},"report/text/explain/words"(R,n,N,G){let T;const e=t(
()=>T??=n("report/escape"),"import_escape");let O;const b=t(()=>O??=n("report/view/columns"),"import_columns");let E;const g=t(
()=>E??=n("report/view/words"),"import_words");let k;const h=t(()=>k??=n("report/text/layout"),"import_layout");N(R,{placedRows:t(
()=>_,"placedRows"),wordRows:t(()=>j,"wordRows"),wordText:t(()=>c,"wordText")});const S=16,u=800;function j(r,o){const{command:s,
words:a,assignments:m}=r;return[..._("sets","assignment",m,i,o),..._("words","word",a,l=>c(l,s),o),...(0,h().labelled)(o,
"argv",p(r,o))]}t(j,"wordRows");function _(r,o,s,a,m){const{shown:l,rest:f}=(0,h().limited)(s,S,o,m),d=l.map(({span:v})=>x(
v)),w=Math.max(0,...d.map(({length:v})=>v))+2;return[...(0,h().labelled)(m,r,l.map((v,$)=>m.paint("quiet",(0,b().padRight)(
d[$]??"",w))+(0,h().shortName)(a(v),(0,h().roomOf)(m)-w))),...f]}t(_,"placedRows");function x({start:r,end:o}){return o-
r>1?`${r+1}-${o}`:`${r+1}`}t(x,"columnsOf");function i({name:r,value:o}){return`${r}=${o}`}t(i,"assignmentText");function c({
text:r,span:o},s){const a=s.slice(o.start,o.end),m=r===""?"(empty)":r;return r===a?m:`${m}  (written as ${a})`}t(c,"word\
Text");function p({argv:r},o){if(r===null)return(0,b().wrap)("none: the command is ambiguous",(0,h().roomOf)(o));const s=(0,e().
terminal)(`[${r.map(a=>JSON.stringify(a)).join(", ")}]`);return(0,b().chop)(o.verbose?s:(0,g().clip)(s,u),(0,h().roomOf)(
o))}t(p,"argvLines")},"report/text/findings"(R,n,N,G){let T;const e=t(()=>T??=n("report/view/finding"),"import_finding");
let O;const b=t(()=>O??=n("report/view/tones"),"import_tones");let E;const g=t(()=>E??=n("report/view/words"),"import_wo\
rds");let k;const h=t(()=>k??=n("report/text/commands"),"import_commands");let S;const u=t(()=>S??=n("report/text/layout"),
"import_layout");N(R,{findingRows:t(()=>j,"findingRows"),suppressedRows:t(()=>i,"suppressedRows"),waitingRows:t(()=>_,"w\
aitingRows")});function j(c,p){const{severity:r}=c.lead;return x(c,r,b().SEVERITY_TONES[r],p)}t(j,"findingRows");function _(c,p){
return x(c,"approval","caution",p)}t(_,"waitingRows");function x({lead:c,others:p},r,o,s){const a=(0,e().pathAndLine)(c),
m=p.length>0?` and ${(0,g().count)(p.length,"other place")}`:"";return[...(0,u().prose)(s,r,(0,g().clip)(c.message,h().LONGEST_SENTENCE),
{label:o}),...a===void 0?[]:(0,u().labelled)(s,"",[s.paint("quiet",(0,u().shortName)(a,(0,u().roomOf)(s)-m.length)+m)]),
...(0,h().fixRows)(c,s)]}t(x,"labelledRows");function i(c,p){const{rule:r,message:o,suppressed:s}=c,a=(0,e().pathAndLine)(
c),m=`${s?.reason??""} (${r}, until ${s?.expires})`;return[...(0,u().prose)(p,"ignored",(0,g().clip)(o,h().LONGEST_SENTENCE),
{label:"quiet"}),...a===void 0?[]:(0,u().labelled)(p,"",[p.paint("quiet",(0,u().shortName)(a,(0,u().roomOf)(p)))]),...(0,u().
prose)(p,"reason",(0,g().clip)(m,h().LONGEST_SENTENCE))]}t(i,"suppressedRows")},"report/text/layout"(R,n,N,G){let T;const e=t(
()=>T??=n("node:util"),"import_node_util");let O;const b=t(()=>O??=n("report/escape"),"import_escape");let E;const g=t(()=>E??=
n("report/view/columns"),"import_columns");let k;const h=t(()=>k??=n("report/view/words"),"import_words");N(R,{failureText:t(
()=>m,"failureText"),labelled:t(()=>x,"labelled"),layoutOf:t(()=>r,"layoutOf"),leftOut:t(()=>c,"leftOut"),limited:t(()=>i,
"limited"),page:t(()=>o,"page"),prose:t(()=>j,"prose"),roomOf:t(()=>u,"roomOf"),shortName:t(()=>p,"shortName")});const S=11;
function u({columns:f}){return Math.max(20,f-S)}t(u,"roomOf");function j(f,d,w,v={}){const $=(0,g().wrap)((0,b().terminal)(
w.replace(/\s+/g," ").trim()),u(f),f.columns-_);return x(f,d,$.map(y=>v.text?f.paint(v.text,y):y),v.label)}t(j,"prose");
const _=2;function x({columns:f,paint:d},w,v,$="quiet"){const y=w===""?[]:[d($,(0,g().padRight)(w,S))],A=t(F=>" ".repeat(
Math.max(0,Math.min(S,f-(0,g().textWidth)((0,e().stripVTControlCharacters)(F))))),"marginOf"),[L,...D]=v;if(L===void 0)return[];
const P=A(L).length<S;return[...y.length>0&&!P?[`${y}${L}`]:[...y,A(L)+L],...D.map(F=>A(F)+F)].map(F=>F.trimEnd())}t(x,"\
labelled");function i(f,d,w,v){const $=v.verbose?f:f.slice(0,d),y=f.length-$.length;return{shown:$,rest:y>0?c((0,h().count)(
y,`other ${w}`),v):[]}}t(i,"limited");function c(f,d){return j(d,"",`and ${f}; --verbose shows all`,{text:"quiet"})}t(c,
"leftOut");function p(f,d){return(0,g().clipColumns)((0,b().terminal)(f.slice(0,d*2)),d)}t(p,"shortName");function r({columns:f,
colour:d,verbose:w}){return{columns:Math.max(40,f),paint:a(d),verbose:w}}t(r,"layoutOf");function o(f){return`${f.filter(
d=>d.length>0).map(d=>d.join(`
`)).join(`

`)}
`}t(o,"page");const s={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function a(f){
return f?(d,w)=>w===""?w:(0,e().styleText)(s[d],w,{validateStream:!1}):(d,w)=>w}t(a,"painter");function m({message:f,hint:d},w){
return[...l("error: ",f,w),...l("hint: ",d,w),""].join(`
`)}t(m,"failureText");function l(f,d,w){return(0,b().terminalLines)(d).flatMap((v,$)=>{const y=$===0?f:"";return/^\s/.test(
v)?[v]:(0,g().wrap)(y+v,w,Number.POSITIVE_INFINITY)})}t(l,"wrapped")},"report/text/policy"(R,n,N,G){let T;const e=t(()=>T??=
n("policy/difference"),"import_difference");let O;const b=t(()=>O??=n("policy/policy"),"import_policy");let E;const g=t(
()=>E??=n("report/view/words"),"import_words");let k;const h=t(()=>k??=n("report/text/layout"),"import_layout");N(R,{renderPolicy:t(
()=>u,"renderPolicy"),renderPolicyUsed:t(()=>S,"renderPolicyUsed")});function S(j,{profile:_},x){const i=(0,h().layoutOf)(
{...x,verbose:!0});return`${(0,h().prose)(i,"policy",`${j}, profile ${_}`).join(`
`)}
`}t(S,"renderPolicyUsed");function u(j,_,{idleIgnores:x,failedExamples:i},c){const p=(0,h().layoutOf)({...c,verbose:!0}),
r=(0,e().comparePolicies)(b().DEFAULT_POLICY,j),o=r.length===0?"same as the defaults":`${(0,g().count)(r.length,"differe\
nce")} from the defaults`;return`${[(0,h().prose)(p,"policy",`${_}: ${o}`,{text:"strong"}),...r.map(({key:a,change:m,direction:l="\
changed"})=>(0,h().prose)(p,l,`${a}: ${m}`,{label:l==="looser"?"caution":"quiet"})),...i.map(a=>(0,h().prose)(p,"example",
a,{label:"bad"})),...x.map(({rule:a,why:m})=>(0,h().prose)(p,"no effect",`ignore ${a}: ${m}`,{label:"bad"}))].flat().join(
`
`)}
`}t(u,"renderPolicy")},"report/text/selection"(R,n,N,G){let T;const e=t(()=>T??=n("report/view/selection"),"import_selec\
tion");let O;const b=t(()=>O??=n("report/view/words"),"import_words");let E;const g=t(()=>E??=n("report/text/layout"),"i\
mport_layout");N(R,{renderSelection:t(()=>j,"renderSelection"),selectionRows:t(()=>h,"selectionRows")});const k=6;function h(x,i){
const c=(0,e().selectionWords)(x);if(c===void 0)return[];const{shown:p,rest:r}=(0,g().limited)(c.genes,k,"gene",i);return[
...(0,g().prose)(i,"selection",c.lead),...p.flatMap(({id:o,words:s})=>(0,g().prose)(i,"",`${(0,b().clip)(o,60)} ${s}`)),
...r]}t(h,"selectionRows");const S=60,u=6;function j({selector:x,candidates:i},c){const p=(0,g().layoutOf)({...c,verbose:!1}),
[r,...o]=i;return`${[...r?_("selected",r,p):(0,g().prose)(p,"selected","nothing",{label:"caution"}),"",...x.reason.flatMap(
(a,m)=>(0,g().prose)(p,m===0?"why":"",a)),...o.length>0?[""]:[],...o.flatMap((a,m)=>_(m===0?"others":"",a,p))].join(`
`)}
`}t(j,"renderSelection");function _(x,i,c){const{kind:p,id:r,gene:o,matched:s,patterns:a,score:m}=i,l=s.slice(0,u).map(w=>(0,b().
clip)(w,S)),f=s.length-l.length,d=p==="capsule"&&o!==void 0?`, reuses ${o}`:"";return[...(0,g().prose)(c,x,`${r} (${p}${d}\
)`,{label:x==="selected"?"good":"quiet"}),...(0,g().prose)(c,"",`score ${Number(m.toFixed(3))}: ${s.length} of ${(0,b().
count)(a.length,"pattern")}: ${l.join(", ")}${f>0?` and ${f} more`:""}`,{text:"quiet"})]}t(_,"candidateRows")},"report/t\
ext/text"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),"import_escape");let O;const b=t(()=>O??=n("report/view/co\
lumns"),"import_columns");let E;const g=t(()=>E??=n("report/view/headline"),"import_headline");let k;const h=t(()=>k??=n(
"report/view/proof"),"import_proof");let S;const u=t(()=>S??=n("report/view/report-sections"),"import_report_sections");
let j;const _=t(()=>j??=n("report/view/tones"),"import_tones");let x;const i=t(()=>x??=n("report/view/words"),"import_wo\
rds");let c;const p=t(()=>c??=n("report/text/assets"),"import_assets");let r;const o=t(()=>r??=n("report/text/blast-radi\
us"),"import_blast_radius");let s;const a=t(()=>s??=n("report/text/commands"),"import_commands");let m;const l=t(()=>m??=
n("report/text/findings"),"import_findings");let f;const d=t(()=>f??=n("report/text/layout"),"import_layout");let w;const v=t(
()=>w??=n("report/text/selection"),"import_selection");N(R,{renderText:t(()=>y,"renderText")});const $=8;function y(I,W){
const U=(0,d().layoutOf)(W),{verbose:M}=W,V=(0,u().reportSections)(I);return(0,d().page)([A(I,(0,g().headline)(I,V),U),...L(
I,U),...D(V.blocked,U),...P(V.failed,u().groupCommands,a().failedRows,"failed command",U),...P(V.waiting,u().groupFindings,
l().waitingRows,"pending approval",U),...P(V.findings,u().groupFindings,l().findingRows,"finding",U),...M?P(V.notices,u().
groupFindings,l().findingRows,"notice",U):[],...M?V.suppressed.map(z=>(0,l().suppressedRows)(z,U)):[],...(0,o().blastRadiusRows)(
I,V,U),(0,p().genesRows)(I,U),(0,v().selectionRows)(I,U),(0,p().claimsRows)(I,U),M?[]:C(V.notices,U),F(I,U)])}t(y,"rende\
rText");function A(I,W,U){const M=g().VERDICT_WORDS[I.verdict].toUpperCase(),[V="",...z]=(0,b().wrap)(W===""?M:`${M}: ${W}`,
(0,d().roomOf)(U)),B=_().VERDICT_TONES[I.verdict],H=U.paint(B,V.slice(0,M.length))+V.slice(M.length);return(0,d().labelled)(
U,"gene-gate",[H,...z],"strong")}t(A,"verdictRows");function L({error:I},W){if(I===void 0)return[];const U=t(M=>M.split(
`
`).flatMap(V=>/^\s/.test(V)?(0,b().chop)((0,e().terminal)(V),(0,d().roomOf)(W)):(0,b().wrap)((0,e().terminal)(V),(0,d().
roomOf)(W))),"linesOf");return[(0,d().labelled)(W,"why",U(I.message)),(0,d().labelled)(W,"fix",U(I.hint),"good")]}t(L,"e\
rrorRows");function D(I,W){const U=W.verbose?I.map(M=>({lead:M,others:[]})):(0,u().groupCommands)(I);return(0,u().groupByCause)(
U).flatMap(({lead:M,others:V})=>[(0,a().blockedRows)(M,W),...V.map(z=>(0,a().alsoBlockedRows)(z,W))])}t(D,"blockedSectio\
n");function P(I,W,U,M,V){const z=V.verbose?I.map(K=>({lead:K,others:[]})):W(I),B=V.verbose?z:z.slice(0,$),H=z.slice(B.length).
reduce((K,{others:Y})=>K+1+Y.length,0);return[...B.map(K=>U(K,V)),...H>0?[(0,d().leftOut)((0,i().count)(H,`other ${M}`),
V)]:[]]}t(P,"section");function C(I,W){if(I.length===0)return[];const U=[...new Set(I.map(({rule:V})=>V))].join(", "),M=`${I.
length} (${U}); --verbose shows all`;return(0,d().prose)(W,"notices",M,{text:"quiet"})}t(C,"noticedRows");function F(I,W){
return[...(0,h().proofOf)(I).flatMap(({label:U,value:M})=>(0,d().prose)(W,U.toLowerCase(),M,{text:"quiet"})),...I.genes.
length>0?(0,d().prose)(W,"note",h().EVIDENCE_NOTE,{text:"quiet"}):[]]}t(F,"proofRows")},"report/validation"(R,n,N,G){let T;
const e=t(()=>T??=n("node:crypto"),"import_node_crypto");let O;const b=t(()=>O??=n("@evomap/gep-sdk"),"import_gep_sdk");
N(R,{buildValidationReport:t(()=>g,"buildValidationReport"),commonFields:t(()=>h,"commonFields"),fingerprint:t(()=>i,"fi\
ngerprint"),reportIds:t(()=>E,"reportIds"),sealed:t(()=>S,"sealed"),shortenText:t(()=>x,"shortenText")});function E(c){let p=Math.
floor(c);return()=>`vr_${p++}`}t(E,"reportIds");function g(c){const{gene:p,policyDigest:r,fingerprint:o,id:s,startedAt:a,
finishedAt:m}=c,l=c.commands.map(({command:f,outcome:d})=>({command:f,ok:d.status==="passed",stdout:_(d.stdout,u),stderr:k(
d),status:d.status,exit_code:d.exit_code,signal:d.signal,duration_ms:d.duration_ms}));return S({...h({commands:l,startedAt:a,
finishedAt:m}),id:s,gene_id:p.id,gene_asset_id:(0,b().computeAssetId)(p.value),policy_digest:r,...o,commands:l})}t(g,"bu\
ildValidationReport");function k({stderr:c,reason:p,status:r}){if(r==="passed"||p===void 0)return _(c,u);const o=p.slice(
0,j),s=_(c,u-o.length-1);return s===""?o:`${s}
${o}`}t(k,"complaint");function h({commands:c,startedAt:p,finishedAt:r}){return{type:"ValidationReport",schema_version:b().
SCHEMA_VERSION,results:c.map(({command:o,ok:s,duration_ms:a,stderr:m})=>({cmd:o,ok:s,duration_ms:a,...s?{}:{err:m}})),overall_ok:c.
length>0&&c.every(({ok:o})=>o),duration_ms:Math.max(0,Date.parse(r)-Date.parse(p)),started_at:p,finished_at:r,created_at:r}}
t(h,"commonFields");function S(c){const p=(0,b().computeAssetId)(c);if(p===null)throw new TypeError("computeAssetId retu\
rns null only for a value that is not an object");return{...c,asset_id:p}}t(S,"sealed");const u=4e3,j=1e3;function _({head:c,
tail:p,bytes:r,truncated:o},s){const a=c+p;if(!o&&a.length<=s)return a;const m=`
[cut: the beginning and the end of ${r} bytes]
`,l=o?c:a,f=o?p:a;return l.slice(0,j).replace(/[\ud800-\udbff]$/,"")+m+f.slice(-(s-j-m.length)).replace(/^[\udc00-\udfff]/,
"")}t(_,"shortenStream");function x(c){const p={head:c,tail:"",bytes:Buffer.byteLength(c),truncated:!1};return _(p,u)}t(
x,"shortenText");function i(c){const{nodeVersion:p,platform:r,arch:o,client:s,clientVersion:a}=c,m=["",p,r,o,"",s,a].join(
"|");return{env_fingerprint:{node_version:p,platform:r,arch:o,client:s,client_version:a},env_fingerprint_key:(0,e().createHash)(
"sha256").update(m).digest("hex").slice(0,16)}}t(i,"fingerprint")},"report/validation-reading"(R,n,N,G){let T;const e=t(
()=>T??=n("assets/asset"),"import_asset");let O;const b=t(()=>O??=n("audit/claims/content-hash"),"import_content_hash");
let E;const g=t(()=>E??=n("audit/claims/schema/differences"),"import_differences");N(R,{readValidationReport:t(()=>k,"re\
adValidationReport")});function k(_){if(!(0,e().isJsonObject)(_)||_.type!=="ValidationReport")return;const x=typeof _.overall_ok==
"boolean"?"protocol":"results",i=x==="protocol"?_.commands:_.results;if(!Array.isArray(i))return;const c=i.map(h);return{
shape:x,id:u(_.id),geneId:u(_.gene_id),commands:c,ok:_.overall_ok!==!1&&c.length>0&&c.every(({ok:p})=>p),durationMs:j(_.
duration_ms)??S(_),hash:(0,b().matchContentHash)({type:"ValidationReport",value:_})??null,differences:(0,g().schemaDifferences)(
"ValidationReport",_)}}t(k,"readValidationReport");function h(_){const{command:x,cmd:i,ok:c,duration_ms:p,err:r,stderr:o}=(0,e().
isJsonObject)(_)?_:{},s=u(x)??u(i);return{command:s??"",ok:c===!0&&s!==null,durationMs:j(p),error:u(r)??u(o)}}t(h,"comma\
ndResult");function S({started_at:_,finished_at:x}){const[i,c]=[_,x].map(p=>typeof p=="string"?Date.parse(p):j(p));return typeof i==
"number"&&typeof c=="number"&&c>=i?c-i:null}t(S,"between");function u(_){return typeof _=="string"?_:null}t(u,"stringOrN\
ull");function j(_){return typeof _=="number"?_:null}t(j,"numberOrNull")},"report/validation-report"(R,n,N,G){let T;const e=t(
()=>T??=n("zod"),"z");let O;const b=t(()=>O??=n("model/asset"),"import_asset");let E;const g=t(()=>E??=n("model/outcome"),
"import_outcome");N(R,{validationReportSchema:t(()=>S,"validationReportSchema")});const k=e().object({command:e().string(),
ok:e().boolean(),stdout:e().string().describe("At most 4,000 characters, redacted."),stderr:e().string().describe("At mo\
st 4,000 characters, redacted."),...g().outcomeSchema.pick({status:!0,exit_code:!0,signal:!0,duration_ms:!0}).shape}),h=e().
object({cmd:e().string(),ok:e().boolean(),duration_ms:e().int().nonnegative(),err:e().string().optional()}),S=e().object(
{type:e().literal("ValidationReport"),schema_version:e().string(),id:e().string().regex(/^vr_\d+$/),gene_id:e().string(),
gene_asset_id:e().string().nullable().describe("Content hash of the gene that was validated."),policy_digest:b().digestSchema.
describe("Digest of the policy that allowed the commands; the same as in the GateReport."),env_fingerprint:e().object({node_version:e().
string(),platform:e().string(),arch:e().string(),client:e().string(),client_version:e().string()}),env_fingerprint_key:e().
string().regex(/^[0-9a-f]{16}$/),commands:e().array(k),results:e().array(h),overall_ok:e().boolean(),duration_ms:e().int().
nonnegative(),started_at:e().iso.datetime(),finished_at:e().iso.datetime(),created_at:e().iso.datetime(),asset_id:b().digestSchema}).
describe("ValidationReport: the results of the validation commands of one gene")},"report/validation-reports"(R,n,N,G){let T;
const e=t(()=>T??=n("tool"),"import_tool");let O;const b=t(()=>O??=n("report/redact/redact"),"import_redact");let E;const g=t(
()=>E??=n("report/validation"),"import_validation");N(R,{redactGenes:t(()=>k,"redactGenes"),validationReportsOf:t(()=>h,
"validationReportsOf")});function k(u,j){return u.map(_=>({..._,outcomes:_.outcomes.map(x=>(0,b().redactOutcome)(x,j))}))}
t(k,"redactGenes");function h(u,{nodeOf:j,policyDigest:_,startedAt:x,finishedAt:i}){const c=(0,g().reportIds)(x.getTime());
return u.map(({gene:p,ran:r,outcomes:o})=>{if(!r)return null;const{asset:s,commands:a}=p,m=j(p);return(0,g().buildValidationReport)(
{gene:s,policyDigest:_,commands:o.map((l,f)=>({command:a[f]?.command??"",outcome:l})),fingerprint:(0,g().fingerprint)({nodeVersion:m.
version,platform:m.platform,arch:m.arch,client:e().TOOL.name,clientVersion:e().TOOL.version}),id:c(),startedAt:o[0]?.started_at??
i.toISOString(),finishedAt:S(o,i)})})}t(h,"validationReportsOf");function S(u,j){if(u.length===0)return j.toISOString();
const _=u.map(({started_at:x,duration_ms:i})=>Date.parse(x)+i);return new Date(Math.min(Math.max(..._),j.getTime())).toISOString()}
t(S,"endOf")},"report/view/assets"(R,n,N,G){let T;const e=t(()=>T??=n("report/view/report-sections"),"import_report_sect\
ions");let O;const b=t(()=>O??=n("report/view/words"),"import_words");N(R,{commandCounts:t(()=>E,"commandCounts"),differenceWords:t(
()=>u,"differenceWords"),eligibilityWords:t(()=>x,"eligibilityWords"),refusals:t(()=>g,"refusals"),remarks:t(()=>k,"rema\
rks"),versionWords:t(()=>h,"versionWords")});function E({commands:i},c=(0,b().count)(i.length,"command")){if(i.length===
0)return"no commands";const p=i.filter(({verdict:s})=>s==="block").length;if(p>0)return`${p} of ${c} blocked`;const r=i.
filter(s=>(0,e().resultOf)(s)==="failed").length;return r>0?`${r} of ${c} failed`:i.every(({outcome:s})=>s===void 0)?`${c}\
, not run`:`${i.filter(({outcome:s})=>s?.status==="passed").length} of ${c} passed`}t(E,"commandCounts");function g(i){return i.
commands.some(({verdict:c})=>c==="block")?[]:Object.entries(i.profiles).filter(([,{accepted:c}])=>!c).map(([c,{reason:p}])=>({
profile:c,reason:p??"no reason given"}))}t(g,"refusals");function k({profiles:i}){return Object.values(i).flatMap(({remark:c})=>c??
[])}t(k,"remarks");function h({validators:i={}}){const c=t(o=>Object.entries(i).filter(([,{accepted:s}])=>s===o).map(([s])=>s===
"newer"?"newer ones":s).join(" and "),"named"),[p,r]=[c(!0),c(!1)];return p===""||r===""?void 0:`accepted by the validat\
ors of ${p}, not of ${r}`}t(h,"versionWords");const S={command_added:"adds",command_removed:"removes",constraint_loosened:"\
loosens",constraint_tightened:"tightens"};function u({differences:i=[]}){const c=i.filter(({kind:r})=>r==="constraint_lo\
osened"),p=i.filter(({kind:r})=>r!=="constraint_loosened");return[...c,...p].map(j)}t(u,"differenceWords");function j({kind:i,
field:c,base:p,head:r}){const o=`${S[i]} `;return i==="command_added"||i==="command_removed"?[o,r??p??""]:p===null?[o,c,
": now also ",r??""]:r===null?[o,c,": no longer ",p]:[o,c,": ",p," \u2192 ",r]}t(j,"partsOf");const _={message:200,rule:60};
function x({eligible:i,reasons:[c,...p]}){if(i===null)return;if(i)return{lead:"eligible"};if(c===void 0)return{lead:"not\
 eligible"};const r=p.length>0?`, and ${(0,b().count)(p.length,"other reason")}`:"",{message:o,rule:s}=c;return{lead:"no\
t eligible",reason:`${(0,b().clip)(o,_.message)} (${(0,b().clip)(s,_.rule)}${r})`}}t(x,"eligibilityWords")},"report/view\
/blast-radius"(R,n,N,G){let T;const e=t(()=>T??=n("model/blast-radius"),"import_blast_radius");let O;const b=t(()=>O??=n(
"report/escape"),"import_escape");let E;const g=t(()=>E??=n("report/view/columns"),"import_columns");let k;const h=t(()=>k??=
n("report/view/words"),"import_words");N(R,{BLAST_WORDS:t(()=>j,"BLAST_WORDS"),blastOf:t(()=>_,"blastOf"),directoryLines:t(
()=>s,"directoryLines"),filesBar:t(()=>u,"filesBar"),largestDirectories:t(()=>o,"largestDirectories"),uncountedFiles:t(()=>f,
"uncountedFiles")});const S=10;function u(d,w){const v=d===0?0:Math.max(1,Math.floor(d/w*S)),$=Math.min(S,v);return`${d}\
 / ${w} files ${"\u2588".repeat($)}${"\u2591".repeat(S-$)}`}t(u,"filesBar");const j={within_limit:"within the limit of",
approaching_limit:"close to the limit of",exceeded:"over the limit of",critical_overrun:"more than twice the limit of",hard_cap_breach:"\
over the hard cap, which also applies to"};function _({genes:d}){const[w,...v]=d.toSorted((y,A)=>c(A)-c(y)||p(A)-p(y));if(w===
void 0||w.blast_radius.files===0)return;const $=v.filter(y=>c(y)>=i).length;return{tightest:w,near:c(w)>=x,over:c(w)>=i,
others:$===0?"":`, and ${(0,h().count)($,"other gene")} over the limit`}}t(_,"blastOf");const x=e().BLAST_SEVERITIES.indexOf(
"approaching_limit"),i=e().BLAST_SEVERITIES.indexOf("exceeded");function c({blast_radius:d}){return e().BLAST_SEVERITIES.
indexOf(d.severity)}t(c,"gradeOf");function p({blast_radius:{files:d,max_files:w}}){return d/Math.max(1,w)}t(p,"fullness");
const r=6;function o(d){return d.toSorted((w,v)=>v.files-w.files||v.lines-w.lines).slice(0,r)}t(o,"largestDirectories");
function s(d,w){const v=o(d),$=v.map(({files:C,lines:F})=>[(0,h().count)(C,"file"),(0,h().count)(F,"line")]),y=Math.max(
0,...$.map(([C])=>C.length)),A=Math.max(0,...$.map(([,C])=>C.length)),L=w-y-A-4,D=v.map(({path:C})=>(0,g().clipColumns)(
(0,b().terminal)(C===""?".":C),L)),P=Math.max(0,...D.map(g().textWidth));return $.map(([C,F],I)=>`${(0,g().padRight)(D[I]??
"",P)}  ${C.padStart(y)}  ${F.padStart(A)}`)}t(s,"directoryLines");const a=20,m={asset_store:"asset store file",validation_script:"\
new validation script",reference:"not counted by the reference engine"},l={binary:"binary",long_lines:"very long lines",
generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function f({blast_radius:d}){
return(d?.changed_files??[]).filter(({exempt:w,veil:v})=>w??v).slice(0,a).map(({path:w,lines:v,exempt:$,veil:y})=>({path:w,
words:[(0,h().count)(v,"line"),...$?[m[$]]:[],...y?[l[y]]:[]].join(", ")}))}t(f,"uncountedFiles")},"report/view/columns"(R,n,N,G){
N(R,{chop:t(()=>h,"chop"),clipColumns:t(()=>g,"clipColumns"),padRight:t(()=>E,"padRight"),textWidth:t(()=>b,"textWidth"),
wrap:t(()=>k,"wrap")});const T=new RegExp("[\\u1100-\\u115f\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\ua4c\
f\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}\
-\\u{1b2fb}\\u{1d300}-\\u{1d37f}\\u{1f000}-\\u{1faff}\\u{20000}-\\u{3fffd}]|\\ufe0f|\\p{Emoji_Presentation}","u"),e=/[\p{Mn}\p{Me}]/u;
function O(S){return S<"\x7F"?1:T.test(S)?2:e.test(S)?0:1}t(O,"charWidth");function b(S){let u=0;for(const j of S)u+=O(j);
return u}t(b,"textWidth");function E(S,u){return S+" ".repeat(Math.max(0,u-b(S)))}t(E,"padRight");function g(S,u){let j=0,
_=0,x=0;for(const i of S)if(j+=O(i),_+=i.length,j<=u-1&&(x=_),j>u)return`${S.slice(0,x)}\u2026`;return S}t(g,"clipColumn\
s");function k(S,u,j=u){const _=[];let x="",i=0;const c=t(p=>b(p)>j?h(p,u):[p],"broken");for(const p of S.split(" ").flatMap(
c)){const r=b(p);i>0&&i+1+r>u&&(_.push(x),[x,i]=["",0]),[x,i]=i>0?[`${x} ${p}`,i+1+r]:[p,r]}return[..._,x]}t(k,"wrap");function h(S,u){
const j=[];let _="",x=0;for(const i of S){const c=O(i);if(x+c>u&&_!==""){const p=_.lastIndexOf(" ")+1,r=p>_.length/2?p:_.
length;j.push(_.slice(0,r)),_=_.slice(r),x=b(_)}_+=i,x+=c}return[...j,_]}t(h,"chop")},"report/view/edit-lines"(R,n,N,G){
let T;const e=t(()=>T??=n("report/escape"),"import_escape");N(R,{editLines:t(()=>b,"editLines")});const O=20;function b(h){
if(h===void 0)return[];const{old:S,new:u,files:j=[]}=h;return[g(JSON.stringify(S)),...u.map(_=>k(`${JSON.stringify(_)}`)),
...j.flatMap(({path:_,text:x})=>E(_,x))]}t(b,"editLines");function E(h,S){const u=(0,e().terminalLines)(S.replace(/\n$/,
""));return u.length>O?[k(`(${h}: ${u.length} lines)`)]:[k(`(${h})`),...u.map(k)]}t(E,"newFile");function g(h){return`- ${h}`}
t(g,"removed");function k(h){return`+ ${h}`}t(k,"added")},"report/view/error-lines"(R,n,N,G){let T;const e=t(()=>T??=n("\
report/escape"),"import_escape");let O;const b=t(()=>O??=n("report/view/columns"),"import_columns");let E;const g=t(()=>E??=
n("report/view/relative-paths"),"import_relative_paths");let k;const h=t(()=>k??=n("report/view/words"),"import_words");
N(R,{errorLines:t(()=>c,"errorLines")});const S=256*1024,u={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{
start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{
start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},
"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},j={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
_=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
x=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
i=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function c({stdout:a,stderr:m,root:l},f,d=Number.POSITIVE_INFINITY){const w=[m,a],v=(0,g().relativePaths)(l),$=t(P=>(0,e().
outputLines)(v(P.slice(-S))),"linesOf"),y=r(w.map(({head:P,tail:C})=>$(`${P}
${C}`))),A=w.map(({head:P,tail:C})=>s($(C===""?P:C))),D=(y?s(y).slice(0,f):p(A,f)).flatMap(P=>(0,b().chop)(P.trimEnd(),d)).
map(P=>P.trimEnd());return y?D.slice(0,f):D.slice(-f)}t(c,"errorLines");function p(a,m){return a.find(l=>l.length>0)?.slice(
-m)??[]}t(p,"endOf");function r(a){return a.map(m=>o(m,Object.values(u))).find(Boolean)??a.map(m=>o(m,[j])).find(Boolean)}
t(r,"beginningOf");function o(a,m){for(const{start:l,after:f,before:d=0}of m){const w=f?a.findIndex($=>f.test($)):0,v=a.
findIndex(($,y)=>w!==-1&&y>=w&&l.test($));if(v!==-1)return a.slice(Math.max(0,v-d))}}t(o,"beginningIn");function s(a){const m=[];
let l=0;const f=t(()=>{l>0&&m.push(`    \u2026 ${(0,h().count)(l,"frame")} of dependencies`),l=0},"told");for(const d of a)
if(!(_.test(d)||x.test(d))){if(i.test(d)){l++;continue}f(),m.push(d)}return f(),m}t(s,"relevant")},"report/view/finding"(R,n,N,G){
N(R,{isMissingTarget:t(()=>b,"isMissingTarget"),isRepositoryPath:t(()=>E,"isRepositoryPath"),pathAndLine:t(()=>T,"pathAn\
dLine"),reasonsOf:t(()=>O,"reasonsOf")});function T({location:g}){return g&&`${g.path}:${g.line}`}t(T,"pathAndLine");const e=3;
function O(g){const k=g.find(({span:u})=>u!==void 0)??g[0],S=[...new Map(g.map(u=>[u.rule,u])).values()].filter(({rule:u})=>u!==
k?.rule);return{main:k,further:S.slice(0,e)}}t(O,"reasonsOf");function b({rule:g}){return g==="target-missing"}t(b,"isMi\
ssingTarget");function E(g){return g.split("/").every(k=>!["",".",".."].includes(k))}t(E,"isRepositoryPath")},"report/vi\
ew/group"(R,n,N,G){N(R,{groupBy:t(()=>e,"groupBy"),groupsOf:t(()=>O,"groupsOf"),sizeOf:t(()=>T,"sizeOf")});function T({others:b}){
return 1+b.length}t(T,"sizeOf");function e(b,E){const g=new Map;for(const k of b){const h=E(k),S=g.get(h);S?S.push(k):g.
set(h,[k])}return g}t(e,"groupBy");function O(b,E){return[...e(b,E).values()].flatMap(([g,...k])=>g===void 0?[]:[{lead:g,
others:k}])}t(O,"groupsOf")},"report/view/head-place"(R,n,N,G){N(R,{headPlace:t(()=>T,"headPlace")});function T({head_sha:e,
audited_sha:O,head_files:b},{path:E,line:g}){if(O===e)return{path:E,line:g};if(b===void 0)return{path:E};const k=b.find(
S=>S.path===E);if(k===void 0)return{path:E,line:g};if(k.missing)return;const h=k.same.find(S=>S.line<=g&&g<S.line+(S.lines??
Number.POSITIVE_INFINITY));return{path:E,...h&&{line:h.head_line+g-h.line}}}t(T,"headPlace")},"report/view/headline"(R,n,N,G){
let T;const e=t(()=>T??=n("report/view/report-sections"),"import_report_sections");let O;const b=t(()=>O??=n("report/vie\
w/words"),"import_words");N(R,{VERDICT_SYMBOLS:t(()=>g,"VERDICT_SYMBOLS"),VERDICT_WORDS:t(()=>E,"VERDICT_WORDS"),checkTitle:t(
()=>c,"checkTitle"),headline:t(()=>k,"headline"),nextActorWords:t(()=>x,"nextActorWords"),reportTitle:t(()=>_,"reportTit\
le")});const E={pass:"pass",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval requ\
ired"},g={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\u270B"};function k(s,a){switch(s.
verdict){case"pass":case"warn":return[...h(s,a),...S(a)].join(", ");case"needs_approval":return u(s).join(", ");case"fai\
l":case"error":return j(s,a).join(", ")}}t(k,"headline");function h({genes:s},{passed:a,notRun:m}){if(s.length===0)return[
"no genes changed"];const l=a.reduce((f,{command:d})=>f+(d.outcome?.duration_ms??0),0);return[(0,b().count)(s.length,"ge\
ne"),...a.length>0?[`${(0,b().count)(a.length,"command")} passed in ${(0,b().duration)(l)}`]:[],...m.length>0?[`${(0,b().
count)(m.length,"command")} not run`]:[]]}t(h,"passedWords");function S({findings:s,blast:a}){const m=(0,e().groupFindings)(
[...s,...a]).filter(({lead:l})=>l.severity==="warning").length;return m===0?[]:[(0,b().count)(m,"warning")]}t(S,"warning\
Words");function u({genes:s,findings:a}){const m=s.filter(({verdict:l})=>l==="needs_approval").length;return[...m>0?[`${m}\
 of ${(0,b().count)(s.length,"gene")}`]:[],...a.some(({rule:l})=>l==="gate-approval-missing")?["the gate is weakened"]:[]]}
t(u,"waitingWords");function j(s,a){const{genes:m}=s,l=m.filter(({verdict:d})=>d==="fail"||d==="error").length,f=(0,e().
groupFindings)(a.findings).filter(({lead:d})=>d.severity==="error").length;return[...l>0?[`${l.toLocaleString("en-US")} \
of ${(0,b().count)(m.length,"gene")} failed`]:[],...a.blocked.length>0?[`${(0,b().count)(a.blocked.length,"command")} bl\
ocked`]:[],...a.failed.length>0?[`${(0,b().count)(a.failed.length,"command")} failed`]:[],...a.blast.some(({severity:d})=>d===
"error")?["blast radius exceeded"]:[],...f>0?[(0,b().count)(f,a.blocked.length+a.failed.length>0?"other error":"error")]:
[],...f===0&&l===0?S(a):[]]}t(j,"failedWords");function _(s){const a=k(s,(0,e().reportSections)(s)),m=E[s.verdict];return a===
""?m:`${m}: ${a}`}t(_,"reportTitle");function x({next_actor:s}){return`next_actor: ${s}`}t(x,"nextActorWords");const i=80;
function c(s){const a=_(s),m=s.error&&`${a.includes(":")?",":":"} ${(0,b().spoken)(s.error.code)}`,l=a+(m??""),f=` \xB7 ${x(
s)}`;return[l,r(l),o(r(l))].map(w=>w+f).find(({length:w})=>w<=i)??E[s.verdict]+f}t(c,"checkTitle");const p=[[/^pass with warnings: /,
"pass: "],[/ of ([\d,]+) genes? failed/,"/$1 genes"],[/ commands? (?=passed|blocked|failed|not run)/g," "],[/ passed in [^,]+/,
" passed"],[/blast radius exceeded/,"size"],[/ other error/," error"]];function r(s){return p.reduce((a,[m,l])=>a.replace(
m,l),s)}t(r,"brief");function o(s){return s.replace(/\/[\d,]+/,"").replace(/(\d),\d{3}\b/g,"$1k")}t(o,"rounded")},"repor\
t/view/marked-lines"(R,n,N,G){let T;const e=t(()=>T??=n("report/escape"),"import_escape");let O;const b=t(()=>O??=n("rep\
ort/view/columns"),"import_columns");let E;const g=t(()=>E??=n("report/view/words"),"import_words");N(R,{commandLine:t(()=>u,
"commandLine"),markedLines:t(()=>S,"markedLines"),notShown:t(()=>_,"notShown"),shownParts:t(()=>j,"shownParts")});const k=2e3,
h=200;function S(o,s,{columns:a=Number.POSITIVE_INFINITY,whole:m=k}={}){return j(o,s,m).flatMap(({start:l,end:f,isShown:d})=>d?
p(c(o,l,f,s),a).flatMap(r):[_(f-l)])}t(S,"markedLines");function u(o,s){return j(o,s).map(({start:a,end:m,isShown:l})=>l?
(0,e().terminal)(o.slice(a,m)):` ${_(m-a)} `).join("").trimEnd()}t(u,"commandLine");function j(o,s,a=k){const m=[];let l=0;
for(const[f,d]of x(o,s,a))f>l&&m.push({start:l,end:f,isShown:!1}),m.push({start:f,end:d,isShown:!0}),l=d;return l<o.length&&
m.push({start:l,end:o.length,isShown:!1}),m}t(j,"shownParts");function _(o){return`[${(0,g().count)(o,"character")} not \
shown]`}t(_,"notShown");function x(o,s,a){if(o.length<=a)return[[0,o.length]];const m=[0,...s.map(({start:f})=>f)].toSorted(
(f,d)=>f-d),l=[];for(const f of m){const d=Math.max(0,Math.min(f,o.length)-h),w=Math.min(o.length,f+h),v=l.at(-1);v&&d<=
v[1]?v[1]=Math.max(v[1],w):l.push([d,w])}return l.map(([f,d])=>[i(o,f),i(o,d)])}t(x,"shownRanges");function i(o,s){return/^[\ud800-\udbff][\udc00-\udfff]/.
test(o.slice(s-1,s+1))?s+1:s}t(i,"betweenPairs");function c(o,s,a,m){const l=[];let f=s;for(const w of o.slice(s,a)){const[
v,$]=[f,f+w.length],y=(0,e().terminal)(w),A=m.some(L=>$>L.start&&v<Math.max(L.end,L.start+1));l.push({shown:y,width:(0,b().
textWidth)(y),marked:A}),f=$}const d=a===o.length&&m.some(w=>w.start>=a);return d&&l.push({shown:"",width:1,marked:d}),l}
t(c,"cellsOf");function p(o,s){const a=[];let m=[],l=0;for(const f of o)m.length>0&&l+f.width>s&&(a.push(m),[m,l]=[[],0]),
m.push(f),l+=f.width;return[...a,m]}t(p,"rowsOf");function r(o){const s=o.map(({shown:m})=>m).join(""),a=o.map(({width:m,
marked:l})=>(l?"^":" ").repeat(m)).join("");return[s,a.trimEnd()].filter((m,l)=>l===0||m!=="")}t(r,"rowWithMarks")},"rep\
ort/view/output"(R,n,N,G){let T;const e=t(()=>T??=n("report/view/words"),"import_words");N(R,{SIDE_EFFECTS:t(()=>E,"SIDE\
_EFFECTS"),didRun:t(()=>k,"didRun"),outcomeWords:t(()=>h,"outcomeWords"),sideEffectCount:t(()=>g,"sideEffectCount"),statusWords:t(
()=>b,"statusWords")});const O={passed:"passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",
crashed:"crashed",error:"not decided"};function b({status:S,exit_code:u,signal:j}){return S==="failed"&&u!==null?`failed\
 with exit code ${u}`:S==="crashed"&&/^SIG\w{2,12}$/.test(j??"")?`crashed with ${j}`:O[S]}t(b,"statusWords");const E=["c\
reated","changed","deleted"];function g(S,u){return u?.totals?.[S]??u?.[S].length??0}t(g,"sideEffectCount");function k({
status:S}){return S!=="blocked"&&S!=="skipped"}t(k,"didRun");function h(S){const u=b(S);return k(S)?`${u} ${S.status==="\
passed"?"in":"after"} ${(0,e().duration)(S.duration_ms)}`:u}t(h,"outcomeWords")},"report/view/proof"(R,n,N,G){let T;const e=t(
()=>T??=n("approval/by-digest"),"import_by_digest");let O;const b=t(()=>O??=n("report/view/words"),"import_words");N(R,{
EVIDENCE_NOTE:t(()=>k,"EVIDENCE_NOTE"),proofOf:t(()=>E,"proofOf")});function E(h){const{policy:S,isolation:u,approvals:j,
approval_digest:_}=h,x=h.blast_radius?.counting==="reference"?", files counted like the reference engine":"",i=S?.combined_with?
` combined with ${S.combined_with.name}`:"";return[{label:"Commits",value:`${(0,b().shortCommit)(h.base_sha)} \u2192 ${(0,b().
shortCommit)(h.head_sha)}`+(h.audited_sha===h.head_sha?"":`, audited: ${(0,b().shortCommit)(h.audited_sha)}`)},{label:"P\
olicy",value:S?`${S.path??"built-in defaults"}${i}, profile ${S.profile}${x}`:"not read"},...j.length>0?[{label:"Approve\
d",value:j.map(g).join(", ")}]:[],..._===null?[]:[{label:"Approval",value:`digest ${(0,e().shortDigest)(_)}`}],{label:"I\
solation",value:u.description}]}t(E,"proofOf");function g({user:h,at:S,pull_request:u}){return`by ${h} at ${(0,b().moment)(
S)}${u===void 0?"":` (pull request ${u})`}`}t(g,"approvalWords");const k="The audit is the gate. Command output comes fr\
om the change\u2019s own code and is only evidence."},"report/view/relative-paths"(R,n,N,G){N(R,{relativePaths:t(()=>e,"\
relativePaths")});const T=String.raw`[\w.@+~-]`;function e(b){if(b===void 0||b.length<2)return h=>h;const g=[`file://${b.
startsWith("/")?"":"/"}${encodeURI(b.replaceAll("\\","/"))}`,`file://${b}`,b.replaceAll("\\","\\\\"),b],k=new RegExp(`(?\
<!${T})(?:${g.map(O).join("|")})(?:([/\\\\]{1,2})(?=${T})|(?!${T}))`,"g");return h=>h.replace(k,(S,u)=>u?"":".")}t(e,"re\
lativePaths");function O(b){return b.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}t(O,"literal")},"report/view/report-sections"(R,n,N,G){
let T;const e=t(()=>T??=n("report/view/finding"),"import_finding");let O;const b=t(()=>O??=n("report/view/group"),"impor\
t_group");N(R,{COMMAND_RESULTS:t(()=>E,"COMMAND_RESULTS"),commandKey:t(()=>S,"commandKey"),groupByCause:t(()=>p,"groupBy\
Cause"),groupCommands:t(()=>c,"groupCommands"),groupFindings:t(()=>x,"groupFindings"),reportSections:t(()=>g,"reportSect\
ions"),resultOf:t(()=>u,"resultOf"),standsAt:t(()=>_,"standsAt")});const E=["blocked","failed","passed","notRun"];function g(r){
const o=(0,b().groupBy)(r.findings,({subject:f})=>S(f?.id,f?.command)),s={blocked:[],failed:[],passed:[],notRun:[]},a=new Set;
for(const f of r.genes)f.commands.forEach((d,w)=>{const v=u(d),$=v==="blocked"||v==="failed"?(o.get(S(f.id,d.command))??
[]).filter(y=>j(y,v,f,d)):[];for(const y of $)a.add(y);$.sort((y,A)=>Number((0,e().isMissingTarget)(A))-Number((0,e().isMissingTarget)(
y))),s[v].push({gene:f,command:d,position:w+1,findings:$})});const m=r.findings.filter(f=>!a.has(f)&&!f.suppressed),l=m.
filter(({severity:f})=>f!=="notice");return{...s,blast:l.filter(h),findings:l.filter(f=>!h(f)),waiting:m.filter(k),notices:m.
filter(f=>f.severity==="notice"&&!k(f)),suppressed:r.findings.filter(({suppressed:f})=>f)}}t(g,"reportSections");function k({
rule:r}){return r==="approval-missing"}t(k,"isWaiting");function h({rule:r}){return r.startsWith("blast-radius-")}t(h,"i\
sBlast");function S(r,o){return JSON.stringify([r,o])}t(S,"commandKey");function u({verdict:r,outcome:o}){if(r==="block"||
o?.status==="blocked")return"blocked";switch(o?.status){case"passed":return"passed";case"failed":case"timed_out":case"cr\
ashed":case"error":return"failed";default:return"notRun"}}t(u,"resultOf");function j(r,o,s,a){const{severity:m,layer:l}=r;
return(o==="failed"?(0,e().isMissingTarget)(r)||m==="error"&&l==="run":m==="error"&&l!=="run")&&_(r,s,a)}t(j,"explains");
function _({location:r},o,s){if(r===void 0)return!0;const{path:a=o.path,line:m=r.line}=s.location??{};return r.path===a&&
r.line===m}t(_,"standsAt");function x(r){const o=(0,b().groupsOf)(r,a=>JSON.stringify([a.severity,i(a)]));return[...o.filter(
({lead:a})=>a.severity==="error"),...o.filter(({lead:a})=>a.severity!=="error")]}t(x,"groupFindings");function i({cause:r,
rule:o,location:s,message:a}){return r??JSON.stringify([o,s?s.path:a])}t(i,"causeKey");function c(r){return(0,b().groupsOf)(
r,({command:o,findings:[s]})=>JSON.stringify([s&&i(s),o.outcome?.status,o.outcome?.exit_code,s&&(0,e().isMissingTarget)(
s)?s.message:o.command]))}t(c,"groupCommands");function p(r){return(0,b().groupsOf)(r,({lead:{gene:o,findings:s}})=>s[0]?
i(s[0]):o.summary)}t(p,"groupByCause")},"report/view/selection"(R,n,N,G){let T;const e=t(()=>T??=n("report/view/words"),
"import_words");N(R,{selectionWords:t(()=>O,"selectionWords")});function O({selection:E}){if(E===void 0||E.changed===0&&
!E.limited)return;const{cycles:g,of:k,limited:h,changed:S,unmatched:u,genes:j}=E;return{lead:[`Of ${g<k?`the newest ${g}\
 of ${b(k)}`:b(g)}, ${S} would select a different gene.`,...h?["The other cycles were not replayed: the genes have too m\
any or too complex patterns."]:[],...u.base===u.head?[]:[`No gene matches ${u.head} of them (before: ${u.base}).`]].join(
" "),genes:j.map(({id:i,base:c,head:p})=>({id:i,words:p===c?`would still be selected in ${p} of ${g}, but in different o\
nes`:`would be selected in ${p} of ${b(g)} (before: ${c})`}))}}t(O,"selectionWords");function b(E){return(0,e().count)(E,
"past cycle")}t(b,"past")},"report/view/tones"(R,n,N,G){N(R,{COMMAND_TONES:t(()=>e,"COMMAND_TONES"),SEVERITY_TONES:t(()=>O,
"SEVERITY_TONES"),VERDICT_TONES:t(()=>T,"VERDICT_TONES")});const T={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"\
waiting"},e={allow:"good",warn:"caution",block:"bad"},O={error:"bad",warning:"caution",notice:"quiet"}},"report/view/wor\
ds"(R,n,N,G){N(R,{clip:t(()=>S,"clip"),clipCounted:t(()=>h,"clipCounted"),count:t(()=>T,"count"),duration:t(()=>e,"durat\
ion"),moment:t(()=>E,"moment"),shortCommit:t(()=>g,"shortCommit"),size:t(()=>O,"size"),spoken:t(()=>k,"spoken")});function T(u,j){
return`${u.toLocaleString("en-US")} ${j}${u===1?"":"s"}`}t(T,"count");function e(u){if(u<1e3)return`${Math.round(u)} ms`;
const j=Math.floor(u/1e3);return j<60?`${(Math.floor(u/100)/10).toFixed(1)} s`:`${Math.floor(j/60)} min ${j%60} s`}t(e,"\
duration");function O(u){const j=Math.min(b.length-1,Math.floor(Math.log2(Math.max(1,u))/10)),_=u/1024**j;return`${j===0?
_:_.toFixed(1)} ${b[j]}`}t(O,"size");const b=["B","KiB","MiB","GiB","TiB"];function E(u){return`${u.slice(0,16).replace(
"T"," ")} UTC`}t(E,"moment");function g(u){return u===null?"unknown":u.slice(0,7)}t(g,"shortCommit");function k(u){return u.
replaceAll("_"," ")}t(k,"spoken");function h(u,j){const _=S(u,j);return _===u?u:`${_} (${T(u.length-_.length+1,"characte\
r")} not shown)`}t(h,"clipCounted");function S(u,j){return u.length<=j?u:`${u.slice(0,j-1).replace(/[\ud800-\udbff]$/,"")}\
\u2026`}t(S,"clip")}};
