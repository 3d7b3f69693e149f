"use strict";module.exports={"report/agent/agent-task"(b,a,k,O){let v;const t=()=>v??=a("zod");let y;const A=()=>y??=a("model/edit");
let S;const h=()=>S??=a("model/finding");let _;const p=()=>_??=a("model/verdict");k(b,{AGENT_TASK_VERSION:()=>m,agentTaskSchema:()=>n});
const m="1.0.0",c=t().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),l=h().findingIdSchema.exactOptional().describe("Th\
e id of the finding; absent if the report is from a version without ids."),u=t().object({finding:l,rule:t().string(),path:t().
string().exactOptional(),line:t().int().min(1).exactOptional(),message:t().string(),remedy:t().string()}),T=t().object({
finding:l,why:t().string(),needs:t().string().describe("What the person does, such as an approval and its digest.")}),n=t().
object({type:t().literal("AgentTask"),schema_version:t().literal(m),next_actor:p().nextActorSchema.describe("The one fie\
ld to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `hu\
man`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:p().verdictSchema,error:t().
object({code:t().string(),message:t().string(),hint:t().string()}).optional(),head_sha:c.nullable().describe("The commit\
 that the task is about."),base_sha:c.nullable(),policy:t().object({ref:t().string().exactOptional(),profile:t().string()}).
nullable().describe("The commit whose policy applies, and the profile."),edits:t().array(A().judgedEditSchema).describe(
"What `gene-gate fix --apply` changes; the new commands are judged already."),todo:t().array(u).describe("Findings that \
fail the gate and that no edit resolves: change the files yourself."),human:t().array(T).describe("Findings that only a \
person resolves."),must_not:t().array(t().string()).describe("What the agent does not do, whatever the findings are."),patch:t().
union([t().string(),t().object({file:t().string()})]).nullable().describe("A unified diff of the edits for `git apply`, \
or the result file that has it."),verify:t().string().describe("The command that exits with 0 when the agent is done."),
more:t().object({edits:t().int().nonnegative(),todo:t().int().nonnegative(),human:t().int().nonnegative(),file:t().string()}).
optional().describe("Numbers of entries that are not in these lists, and the result file that has them.")}).describe("Ag\
entTask: what the agent that wrote a change does next")},"report/agent/project"(b,a,k,O){let v;const t=()=>v??=a("assets\
/log/audit-log");let y;const A=()=>y??=a("rules/agents-block");let S;const h=()=>S??=a("verdict/next-actor");let _;const p=()=>_??=
a("report/agent/agent-task");k(b,{agentTask:()=>c});const m=new Set(["approval-missing","gate-approval-missing","gate-we\
akened"]);function c(i){const{verdict:s,next_actor:o,error:e,head_sha:r,base_sha:d,policy:f,findings:E,fix:j}=i,w=o==="d\
one"?[]:E.filter(l(i)),x=w.filter(h().isForHuman),$=u(j?.edits??[]);return{type:"AgentTask",schema_version:p().AGENT_TASK_VERSION,
next_actor:o,verdict:s,...e&&{error:e},head_sha:r,base_sha:d,policy:f&&{...f.ref!==void 0&&{ref:f.ref},profile:f.profile},
edits:j?.edits??[],todo:w.filter(g=>!x.includes(g)&&!$(g)).map(({id:g,rule:I,message:z,remedy:G,location:N})=>({...g!==void 0&&
{finding:g},rule:I,...N&&{path:N.path,line:N.line},message:z,remedy:G})),human:x.map(g=>({...g.id!==void 0&&{finding:g.id},
why:g.message,needs:T(g,i)})),must_not:A().MUST_NOT,patch:j?.patch??null,verify:n(i,w)}}function l({policy:i,verdict:s,findings:o}){
const e=o.some(d=>(0,h().isBlocking)(d,"error")),r=i?.fail_on??(s==="fail"&&!e?"warning":"error");return d=>!d.suppressed&&
((0,h().isBlocking)(d,r)||m.has(d.rule))}function u(i){const s=new Set(i.map(({finding:e})=>e)),o=new Set(i.map(({path:e,
old:r})=>JSON.stringify([e,r])));return({id:e,subject:r,location:d})=>s.has(e)||o.has(JSON.stringify([d?.path,r?.command]))}
function T({rule:i,remedy:s,location:o},{approval_digest:e}){return e!==null&&m.has(i)?`${s} The approval digest is ${e}\
.`:o&&(0,t().isAuditLog)(o.path)?`${s} Only the process that owns the audit log writes to it.`:s}function n({policy:i,base_sha:s},o){
const e=i?.ref??s;return["npx gene-gate check --worktree",...o.some(({layer:d})=>d==="run")?[]:["--no-run"],...e?[`--bas\
e ${e}`]:[]].join(" ")}},"report/agent/read-task"(b,a,k,O){let v;const t=()=>v??=a("zod");let y;const A=()=>y??=a("error");
let S;const h=()=>S??=a("zod-path");let _;const p=()=>_??=a("report/agent/agent-task");k(b,{readAgentTask:()=>m});function m(l,u){
try{return p().agentTaskSchema.parse(JSON.parse(l.toString("utf8")))}catch(T){throw new(A()).GateError("input_invalid",`${u}\
 is not an AgentTask of this version: ${c(T)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-t\
ask.json of the results.",{cause:T})}}function c(l){return l instanceof t().ZodError?`\`${(0,h().dotPath)(l.issues[0]?.path??
[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},"report/agent/render"(b,a,k,O){let v;const t=()=>v??=
a("report/escape");let y;const A=()=>y??=a("report/agent/agent-task");let S;const h=()=>S??=a("report/agent/project");k(
b,{AGENT_PATCH_FILE:()=>p,AGENT_TASK_FILE:()=>_,fittingTask:()=>l,renderAgentTask:()=>m,renderTask:()=>c});const _="agen\
t-task.json",p="agent-task.patch";function m(n){return c((0,h().agentTask)(n))}function c(n){return`{
${Object.entries(A().agentTaskSchema.parse(n)).map(([s,o])=>{const r=Array.isArray(o)&&o.length>0?`[
${o.map(t().jsonLine).join(`,
`)}
]`:(0,t().jsonLine)(o);return`${JSON.stringify(s)}: ${r}`}).join(`,
`)}
}
`}function l(n,i){const s=n.patch===null?null:{file:p},o=c({...n,patch:s});if(o.length<=i)return o;const e={human:0,edits:0,
todo:0},r=()=>c({...n,human:n.human.slice(0,e.human),edits:n.edits.slice(0,e.edits),todo:n.todo.slice(0,e.todo),patch:s,
more:{edits:n.edits.length-e.edits,todo:n.todo.length-e.todo,human:n.human.length-e.human,file:_}});let d=r();if(!(d.length>
i)){for(const f of["human","edits","todo"])for(const E of u(n,f)){const j=e[f];e[f]=E;const w=r();if(w.length>i){e[f]=j;
break}d=w}return d}}function u(n,i){const s=n[i].map((e,r)=>r+1);if(i!=="edits")return s;const o=n.edits.map(({path:e,pointer:r})=>`${e}\
#${T(r)}`);return s.filter(e=>o[e-1]!==o[e])}function T(n){return n.replace(/\/(asset_id|validation\/\d+)$/,"")}}};
