//# report/agent/agent-task
(function(s,g,t){const e=t("packages/zod"),r=t("model/edit"),d=t("model/finding"),i=t("model/verdict"),n="1.0.0",a=e().
string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),o=d().findingIdSchema.exactOptional().describe("The id of the finding; a\
bsent if the report is from a version without ids."),h=e().object({finding:o,rule:e().string(),path:e().string().exactOptional(),
line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().string()}),c=e().object({finding:o,why:e().string(),
needs:e().string().describe("What the person does, such as an approval and its digest.")}),l=e().object({type:e().literal(
"AgentTask"),schema_version:e().literal(n),next_actor:i().nextActorSchema.describe("The one field to switch on. `done`: \
nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecid\
ed`: the gate could not decide; hand over or run it again."),verdict:i().verdictSchema,error:e().object({code:e().string(),
message:e().string(),hint:e().string()}).optional(),head_sha:a.nullable().describe("The commit that the task is about."),
base_sha:a.nullable(),policy:e().object({ref:e().string().exactOptional(),profile:e().string()}).nullable().describe("Th\
e commit whose policy applies, and the profile."),edits:e().array(r().judgedEditSchema).describe("What `gene-gate fix --\
apply` changes; the new commands are judged already."),todo:e().array(h).describe("Findings that fail the gate and that \
no edit resolves: change the files yourself."),human:e().array(c).describe("Findings that only a person resolves."),must_not:e().
array(e().string()).describe("What the agent does not do, whatever the findings are."),patch:e().union([e().string(),e().
object({file:e().string()})]).nullable().describe("A unified diff of the edits for `git apply`, or the result file that \
has it."),verify:e().string().describe("The command that exits with 0 when nothing is left to do, also if the policy onl\
y reports."),more:e().object({edits:e().int().nonnegative(),todo:e().int().nonnegative(),human:e().int().nonnegative(),file:e().
string()}).optional().describe("Numbers of entries that are not in these lists, and the result file that has them.")}).describe(
"AgentTask: what the agent that wrote a change does next");s.exports={AGENT_TASK_VERSION:n,agentTaskSchema:l}});
//# report/agent/project
(function(_,$,p){const k=p("assets/log/audit-log"),v=p("rules/agents-block"),c=p("verdict/next-actor"),w=p("report/agen\
t/agent-task"),d=new Set(["approval-missing","gate-approval-missing"]),m=new Set([...d,"gate-weakened"]);function S(t){const{
verdict:o,next_actor:e,error:n,head_sha:i,base_sha:a,policy:s,findings:x,fix:g}=t,u=e==="done"?[]:x.filter(O(t)),h=new Set(
u.filter(c().isForHuman)),N=T(g?.edits??[]);return{type:"AgentTask",schema_version:w().AGENT_TASK_VERSION,next_actor:e,verdict:o,
...n&&{error:n},head_sha:i,base_sha:a,policy:s&&{...s.ref!==void 0&&{ref:s.ref},profile:s.profile},edits:g?.edits??[],todo:u.
filter(r=>!h.has(r)&&!N(r)).map(({id:r,rule:y,message:B,remedy:E,location:l})=>({...r!==void 0&&{finding:r},rule:y,...l&&
{path:l.path,line:l.line},message:B,remedy:E})),human:[...h].map(r=>({...r.id!==void 0&&{finding:r.id},why:r.message,needs:A(
r,t)})),must_not:v().MUST_NOT,patch:g?.patch??null,verify:b(t,u)}}function O({policy:t,verdict:o,findings:e}){const n=e.
some(s=>(0,c().isBlocking)(s,"error")),i=t?.fail_on??(o==="fail"&&!n?"warning":"error"),a=e.some(({rule:s})=>s==="gate-a\
pproval-missing")?m:d;return s=>!s.suppressed&&((0,c().isBlocking)(s,i)||a.has(s.rule))}function T(t){const o=new Set(t.
map(({finding:n})=>n)),e=new Set(t.map(({path:n,old:i})=>JSON.stringify([n,i])));return({id:n,subject:i,location:a})=>o.
has(n)||e.has(JSON.stringify([a?.path,i?.command]))}function A({rule:t,remedy:o,location:e},{approval_digest:n}){return n!==
null&&m.has(t)?`${o} The approval digest is ${n}.`:e&&(0,k().isAuditLog)(e.path)?`${o} Only the process that owns the au\
dit log writes to it.`:o}function b({policy:t,base_sha:o},e){const n=t?.ref??o;return["npx gene-gate check --worktree",...e.
some(({layer:a})=>a==="run")?[]:["--no-run"],...t?.enforce==="report"?["--block"]:[],...n?[`--base ${n}`]:[]].join(" ")}
_.exports={agentTask:S}});
//# report/agent/read-task
(function(a,g,t){const o=t("packages/zod"),s=t("error"),i=t("zod-path"),c=t("report/agent/agent-task");function p(e,n){
try{return c().agentTaskSchema.parse(JSON.parse(e.toString("utf8")))}catch(r){throw new(s()).GateError("input_invalid",`${n}\
 is not an AgentTask of this version: ${h(r)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-t\
ask.json of the results.",{cause:r})}}function h(e){return e instanceof o().ZodError?`\`${(0,i().dotPath)(e.issues[0]?.path??
[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}a.exports={readAgentTask:p}});
//# report/agent/render
(function(T,k,c){const l=c("report/escape"),_=c("report/json-pieces"),m=c("report/agent/agent-task"),A=c("report/agent/\
project"),u="agent-task.json",g="agent-task.patch";function*E(e){const n=(0,A().agentTask)(e);yield"",yield*a(n)}function a(e){
return(0,_().inPieces)(j(m().agentTaskSchema.parse(e)))}function*j(e){let n=`{
`;for(const[i,o]of Object.entries(e))if(yield`${n}${JSON.stringify(i)}: `,n=`,
`,!Array.isArray(o)||o.length===0)yield(0,l().jsonLine)(o);else{for(const[t,s]of o.entries())yield`${t===0?"[":","}
${(0,l().jsonLine)(s)}`;yield`
]`}yield`
}
`}function h(e){return[...a(e)].join("")}const y=21;function P(e,n){const i=e.patch===null?null:{file:g};if((e.human.length+
e.edits.length+e.todo.length)*y<=n){const r=h({...e,patch:i});if(r.length<=n)return r}const t={human:0,edits:0,todo:0},s=()=>h(
{...e,human:e.human.slice(0,t.human),edits:e.edits.slice(0,t.edits),todo:e.todo.slice(0,t.todo),patch:i,more:{edits:e.edits.
length-t.edits,todo:e.todo.length-t.todo,human:e.human.length-t.human,file:u}});let d=s();if(!(d.length>n)){for(const r of[
"human","edits","todo"])for(const N of L(e,r)){const S=t[r];t[r]=N;const p=s();if(p.length>n){t[r]=S;break}d=p}return d}}
function L(e,n){const i=e[n].map((t,s)=>s+1);if(n!=="edits")return i;const o=e.edits.map(({path:t,pointer:s})=>`${t}#${$(
s)}`);return i.filter(t=>o[t-1]!==o[t])}function $(e){return e.replace(/\/(asset_id|validation\/\d+)$/,"")}T.exports={AGENT_PATCH_FILE:g,
AGENT_TASK_FILE:u,agentTaskPieces:E,fittingTask:P,taskPieces:a}});
