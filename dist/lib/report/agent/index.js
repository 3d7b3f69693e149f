"use strict";module.exports={"report/agent/agent-task"(b,r,k,O){let v;const t=()=>v??=r("zod");let y;const A=()=>y??=r("model/edit");
let S;const h=()=>S??=r("model/finding");let _;const p=()=>_??=r("model/verdict");k(b,{AGENT_TASK_VERSION:()=>f,agentTaskSchema:()=>n});
const f="1.0.0",c=t().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),l=h().findingIdSchema.exactOptional().describe("Th\
e id of the finding; absent if the report is from a version without ids."),u=t().object({finding:l,rule:t().string(),path:t().
string().exactOptional(),line:t().int().min(1).exactOptional(),message:t().string(),remedy:t().string()}),T=t().object({
finding:l,why:t().string(),needs:t().string().describe("What the person does, such as an approval and its digest.")}),n=t().
object({type:t().literal("AgentTask"),schema_version:t().literal(f),next_actor:p().nextActorSchema.describe("The one fie\
ld to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `hu\
man`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:p().verdictSchema,error:t().
object({code:t().string(),message:t().string(),hint:t().string()}).optional(),head_sha:c.nullable().describe("The commit\
 that the task is about."),base_sha:c.nullable(),policy:t().object({ref:t().string().exactOptional(),profile:t().string()}).
nullable().describe("The commit whose policy applies, and the profile."),edits:t().array(A().judgedEditSchema).describe(
"What `gene-gate fix --apply` changes; the new commands are judged already."),todo:t().array(u).describe("Findings that \
fail the gate and that no edit resolves: change the files yourself."),human:t().array(T).describe("Findings that only a \
person resolves."),must_not:t().array(t().string()).describe("What the agent does not do, whatever the findings are."),patch:t().
union([t().string(),t().object({file:t().string()})]).nullable().describe("A unified diff of the edits for `git apply`, \
or the result file that has it."),verify:t().string().describe("The command that exits with 0 when nothing is left to do\
, also if the policy only reports."),more:t().object({edits:t().int().nonnegative(),todo:t().int().nonnegative(),human:t().
int().nonnegative(),file:t().string()}).optional().describe("Numbers of entries that are not in these lists, and the res\
ult file that has them.")}).describe("AgentTask: what the agent that wrote a change does next")},"report/agent/project"(b,r,k,O){
let v;const t=()=>v??=r("assets/log/audit-log");let y;const A=()=>y??=r("rules/agents-block");let S;const h=()=>S??=r("v\
erdict/next-actor");let _;const p=()=>_??=r("report/agent/agent-task");k(b,{agentTask:()=>c});const f=new Set(["approval\
-missing","gate-approval-missing","gate-weakened"]);function c(o){const{verdict:s,next_actor:i,error:e,head_sha:a,base_sha:d,
policy:m,findings:E,fix:j}=o,w=i==="done"?[]:E.filter(l(o)),x=w.filter(h().isForHuman),$=u(j?.edits??[]);return{type:"Ag\
entTask",schema_version:p().AGENT_TASK_VERSION,next_actor:i,verdict:s,...e&&{error:e},head_sha:a,base_sha:d,policy:m&&{...m.
ref!==void 0&&{ref:m.ref},profile:m.profile},edits:j?.edits??[],todo:w.filter(g=>!x.includes(g)&&!$(g)).map(({id:g,rule:I,
message:z,remedy:G,location:N})=>({...g!==void 0&&{finding:g},rule:I,...N&&{path:N.path,line:N.line},message:z,remedy:G})),
human:x.map(g=>({...g.id!==void 0&&{finding:g.id},why:g.message,needs:T(g,o)})),must_not:A().MUST_NOT,patch:j?.patch??null,
verify:n(o,w)}}function l({policy:o,verdict:s,findings:i}){const e=i.some(d=>(0,h().isBlocking)(d,"error")),a=o?.fail_on??
(s==="fail"&&!e?"warning":"error");return d=>!d.suppressed&&((0,h().isBlocking)(d,a)||f.has(d.rule))}function u(o){const s=new Set(
o.map(({finding:e})=>e)),i=new Set(o.map(({path:e,old:a})=>JSON.stringify([e,a])));return({id:e,subject:a,location:d})=>s.
has(e)||i.has(JSON.stringify([d?.path,a?.command]))}function T({rule:o,remedy:s,location:i},{approval_digest:e}){return e!==
null&&f.has(o)?`${s} The approval digest is ${e}.`:i&&(0,t().isAuditLog)(i.path)?`${s} Only the process that owns the au\
dit log writes to it.`:s}function n({policy:o,base_sha:s},i){const e=o?.ref??s;return["npx gene-gate check --worktree",...i.
some(({layer:d})=>d==="run")?[]:["--no-run"],...o?.enforce==="report"?["--block"]:[],...e?[`--base ${e}`]:[]].join(" ")}},
"report/agent/read-task"(b,r,k,O){let v;const t=()=>v??=r("zod");let y;const A=()=>y??=r("error");let S;const h=()=>S??=
r("zod-path");let _;const p=()=>_??=r("report/agent/agent-task");k(b,{readAgentTask:()=>f});function f(l,u){try{return p().
agentTaskSchema.parse(JSON.parse(l.toString("utf8")))}catch(T){throw new(A()).GateError("input_invalid",`${u} is not an \
AgentTask of this version: ${c(T)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of\
 the results.",{cause:T})}}function c(l){return l instanceof t().ZodError?`\`${(0,h().dotPath)(l.issues[0]?.path??[])||"\
type"}\` is missing or has an invalid value`:"it is not JSON"}},"report/agent/render"(b,r,k,O){let v;const t=()=>v??=r("\
report/escape");let y;const A=()=>y??=r("report/agent/agent-task");let S;const h=()=>S??=r("report/agent/project");k(b,{
AGENT_PATCH_FILE:()=>p,AGENT_TASK_FILE:()=>_,fittingTask:()=>l,renderAgentTask:()=>f,renderTask:()=>c});const _="agent-t\
ask.json",p="agent-task.patch";function f(n){return c((0,h().agentTask)(n))}function c(n){return`{
${Object.entries(A().agentTaskSchema.parse(n)).map(([s,i])=>{const a=Array.isArray(i)&&i.length>0?`[
${i.map(t().jsonLine).join(`,
`)}
]`:(0,t().jsonLine)(i);return`${JSON.stringify(s)}: ${a}`}).join(`,
`)}
}
`}function l(n,o){const s=n.patch===null?null:{file:p},i=c({...n,patch:s});if(i.length<=o)return i;const e={human:0,edits:0,
todo:0},a=()=>c({...n,human:n.human.slice(0,e.human),edits:n.edits.slice(0,e.edits),todo:n.todo.slice(0,e.todo),patch:s,
more:{edits:n.edits.length-e.edits,todo:n.todo.length-e.todo,human:n.human.length-e.human,file:_}});let d=a();if(!(d.length>
o)){for(const m of["human","edits","todo"])for(const E of u(n,m)){const j=e[m];e[m]=E;const w=a();if(w.length>o){e[m]=j;
break}d=w}return d}}function u(n,o){const s=n[o].map((e,a)=>a+1);if(o!=="edits")return s;const i=n.edits.map(({path:e,pointer:a})=>`${e}\
#${T(a)}`);return s.filter(e=>i[e-1]!==i[e])}function T(n){return n.replace(/\/(asset_id|validation\/\d+)$/,"")}}};
