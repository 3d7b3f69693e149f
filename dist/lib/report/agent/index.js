//# report/agent/agent-task
(function(s,t,r,v){let d;const e=()=>d??=t("zod");let h;const c=()=>h??=t("model/edit");let l;const g=()=>l??=t("model/\
finding");let m;const i=()=>m??=t("model/verdict");r(s,{AGENT_TASK_VERSION:()=>n,agentTaskSchema:()=>u});const n="1.0.0",
a=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),o=g().findingIdSchema.exactOptional().describe("The id of the find\
ing; absent if the report is from a version without ids."),p=e().object({finding:o,rule:e().string(),path:e().string().exactOptional(),
line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().string()}),b=e().object({finding:o,why:e().string(),
needs:e().string().describe("What the person does, such as an approval and its digest.")}),u=e().object({type:e().literal(
"AgentTask"),schema_version:e().literal(n),next_actor:i().nextActorSchema.describe("The one field to switch on. `done`: \
nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecid\
ed`: the gate could not decide; hand over or run it again."),verdict:i().verdictSchema,error:e().object({code:e().string(),
message:e().string(),hint:e().string()}).optional(),head_sha:a.nullable().describe("The commit that the task is about."),
base_sha:a.nullable(),policy:e().object({ref:e().string().exactOptional(),profile:e().string()}).nullable().describe("Th\
e commit whose policy applies, and the profile."),edits:e().array(c().judgedEditSchema).describe("What `gene-gate fix --\
apply` changes; the new commands are judged already."),todo:e().array(p).describe("Findings that fail the gate and that \
no edit resolves: change the files yourself."),human:e().array(b).describe("Findings that only a person resolves."),must_not:e().
array(e().string()).describe("What the agent does not do, whatever the findings are."),patch:e().union([e().string(),e().
object({file:e().string()})]).nullable().describe("A unified diff of the edits for `git apply`, or the result file that \
has it."),verify:e().string().describe("The command that exits with 0 when nothing is left to do, also if the policy onl\
y reports."),more:e().object({edits:e().int().nonnegative(),todo:e().int().nonnegative(),human:e().int().nonnegative(),file:e().
string()}).optional().describe("Numbers of entries that are not in these lists, and the result file that has them.")}).describe(
"AgentTask: what the agent that wrote a change does next")});
//# report/agent/project
(function(h,l,k,J){let v;const w=()=>v??=l("assets/log/audit-log");let O;const S=()=>O??=l("rules/agents-block");let T;
const p=()=>T??=l("verdict/next-actor");let b;const y=()=>b??=l("report/agent/agent-task");k(h,{agentTask:()=>A});const d=new Set(
["approval-missing","gate-approval-missing"]),_=new Set([...d,"gate-weakened"]);function A(n){const{verdict:s,next_actor:e,
error:t,head_sha:r,base_sha:a,policy:o,findings:$,fix:c}=n,g=e==="done"?[]:$.filter(x(n)),u=g.filter(p().isForHuman),I=N(
c?.edits??[]);return{type:"AgentTask",schema_version:y().AGENT_TASK_VERSION,next_actor:e,verdict:s,...t&&{error:t},head_sha:r,
base_sha:a,policy:o&&{...o.ref!==void 0&&{ref:o.ref},profile:o.profile},edits:c?.edits??[],todo:g.filter(i=>!u.includes(
i)&&!I(i)).map(({id:i,rule:F,message:G,remedy:H,location:m})=>({...i!==void 0&&{finding:i},rule:F,...m&&{path:m.path,line:m.
line},message:G,remedy:H})),human:u.map(i=>({...i.id!==void 0&&{finding:i.id},why:i.message,needs:B(i,n)})),must_not:S().
MUST_NOT,patch:c?.patch??null,verify:E(n,g)}}function x({policy:n,verdict:s,findings:e}){const t=e.some(o=>(0,p().isBlocking)(
o,"error")),r=n?.fail_on??(s==="fail"&&!t?"warning":"error"),a=e.some(({rule:o})=>o==="gate-approval-missing")?_:d;return o=>!o.
suppressed&&((0,p().isBlocking)(o,r)||a.has(o.rule))}function N(n){const s=new Set(n.map(({finding:t})=>t)),e=new Set(n.
map(({path:t,old:r})=>JSON.stringify([t,r])));return({id:t,subject:r,location:a})=>s.has(t)||e.has(JSON.stringify([a?.path,
r?.command]))}function B({rule:n,remedy:s,location:e},{approval_digest:t}){return t!==null&&_.has(n)?`${s} The approval \
digest is ${t}.`:e&&(0,w().isAuditLog)(e.path)?`${s} Only the process that owns the audit log writes to it.`:s}function E({
policy:n,base_sha:s},e){const t=n?.ref??s;return["npx gene-gate check --worktree",...e.some(({layer:a})=>a==="run")?[]:[
"--no-run"],...n?.enforce==="report"?["--block"]:[],...t?[`--base ${t}`]:[]].join(" ")}});
//# report/agent/read-task
(function(e,t,r,u){let s;const i=()=>s??=t("zod");let p;const c=()=>p??=t("error");let h;const _=()=>h??=t("zod-path");
let g;const d=()=>g??=t("report/agent/agent-task");r(e,{readAgentTask:()=>l});function l(a,n){try{return d().agentTaskSchema.
parse(JSON.parse(a.toString("utf8")))}catch(o){throw new(c()).GateError("input_invalid",`${n} is not an AgentTask of thi\
s version: ${m(o)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of the results.",{
cause:o})}}function m(a){return a instanceof i().ZodError?`\`${(0,_().dotPath)(a.issues[0]?.path??[])||"type"}\` is missi\
ng or has an invalid value`:"it is not JSON"}});
//# report/agent/render
(function(_,a,h,I){let m;const l=()=>m??=a("report/escape");let T;const A=()=>T??=a("report/agent/agent-task");let j;const E=()=>j??=
a("report/agent/project");h(_,{AGENT_PATCH_FILE:()=>g,AGENT_TASK_FILE:()=>p,fittingTask:()=>$,renderAgentTask:()=>L,renderTask:()=>i});
const p="agent-task.json",g="agent-task.patch";function L(t){return i((0,E().agentTask)(t))}function i(t){return`{
${Object.entries(A().agentTaskSchema.parse(t)).map(([r,e])=>{const o=Array.isArray(e)&&e.length>0?`[
${e.map(l().jsonLine).join(`,
`)}
]`:(0,l().jsonLine)(e);return`${JSON.stringify(r)}: ${o}`}).join(`,
`)}
}
`}function $(t,s){const r=t.patch===null?null:{file:g},e=i({...t,patch:r});if(e.length<=s)return e;const n={human:0,edits:0,
todo:0},o=()=>i({...t,human:t.human.slice(0,n.human),edits:t.edits.slice(0,n.edits),todo:t.todo.slice(0,n.todo),patch:r,
more:{edits:t.edits.length-n.edits,todo:t.todo.length-n.todo,human:t.human.length-n.human,file:p}});let d=o();if(!(d.length>
s)){for(const c of["human","edits","todo"])for(const F of k(t,c)){const G=n[c];n[c]=F;const u=o();if(u.length>s){n[c]=G;
break}d=u}return d}}function k(t,s){const r=t[s].map((n,o)=>o+1);if(s!=="edits")return r;const e=t.edits.map(({path:n,pointer:o})=>`${n}\
#${N(o)}`);return r.filter(n=>e[n-1]!==e[n])}function N(t){return t.replace(/\/(asset_id|validation\/\d+)$/,"")}});
