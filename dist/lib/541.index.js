"use strict";exports.id=541,exports.ids=[541],exports.modules={67541:function(S,n,i){Object.defineProperty(n,"__esModule",{value:!0}),
n.JSON_SCHEMA_NAMES=void 0,n.jsonSchema=y,n.schemaVerb=void 0;function e(){const t=i(63314);return e=function(){return t},
t}function o(){const t=i(7723);return o=function(){return t},t}function c(){const t=i(11160);return c=function(){return t},
t}function r(){const t=i(48791);return r=function(){return t},t}function a(){const t=i(73849);return a=function(){return t},
t}function l(){const t=i(5640);return l=function(){return t},t}function d(){const t=i(61336);return d=function(){return t},
t}function f(){const t=i(27436);return f=function(){return t},t}function h(){const t=i(4147);return h=function(){return t},
t}const u=(t,b)=>new(e()).Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(g)).action(m=>{t.print(
`${JSON.stringify(y(m),null,2)}
`,"json"),b(0)});n.schemaVerb=u;const p={report:{schema:l().gateReportSchema,title:"GateReport",version:f().GATE_REPORT_VERSION},
"validation-report":{schema:d().validationReportSchema,title:"ValidationReport",version:f().GATE_REPORT_VERSION},"agent-\
task":{schema:a().agentTaskSchema,title:"AgentTask",version:a().AGENT_TASK_VERSION},promotion:{schema:r().promotionSchema,
title:"promotion",version:1},doctor:{schema:h().doctorSchema,title:"doctor",version:1},policy:{schema:c().policySchema,title:"\
policy",version:1}},g=n.JSON_SCHEMA_NAMES=Object.keys(p);function y(t){const{schema:b,title:m,version:v}=p[t],O=t==="pol\
icy"?"input":"output",{$schema:T,...j}=o().toJSONSchema(b,{target:"draft-2020-12",io:O}),w=`urn:gene-gate:schema:${t}:${v}`;
return{$schema:T,$id:w,title:`gene-gate ${m}`,...j}}},54078:function(S,n,i){Object.defineProperty(n,"__esModule",{value:!0}),
n.firstProblem=c;function e(){const r=i(7723);return e=function(){return r},r}function o(r){return r.map(a=>typeof a=="n\
umber"?`[${a}]`:`.${String(a)}`).join("").replace(/^\./,"")}function c(r){return r instanceof e().ZodError?`\`${o(r.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},9819:function(S,n,i){Object.defineProperty(n,
"__esModule",{value:!0}),n.proposalSchema=n.judgedEditSchema=n.editSchema=void 0;function e(){const d=i(7723);return e=function(){
return d},d}function o(){const d=i(99462);return o=function(){return d},d}const c=e().array(e().object({path:e().string(),
text:e().string()})).exactOptional().describe("New files that the new commands run."),r=n.editSchema=e().object({path:e().
string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:e().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:e().string(),new:e().array(e().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:c,fix:e().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),a=n.judgedEditSchema=
e().object({finding:o().findingIdSchema.describe("The id of the finding that the edit resolves."),path:e().string().describe(
"The asset file."),pointer:e().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:e().string(),new:e().array(e().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:c,after:e().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),l=n.proposalSchema=e().object({edits:e().array(a),
all:e().literal(!0).optional().describe("Set if the edits are also of assets that the change does not touch."),patch:e().
string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},48791:function(S,n,i){Object.
defineProperty(n,"__esModule",{value:!0}),n.PROMOTION_VERSION=n.OUTCOMES=n.FAIL_ON=void 0,n.exitCodeOf=E,n.promotionSchema=
void 0;function e(){const s=i(7723);return e=function(){return s},s}function o(){const s=i(79167);return o=function(){return s},
s}function c(){const s=i(38942);return c=function(){return s},s}function r(){const s=i(99462);return r=function(){return s},
s}function a(){const s=i(4190);return a=function(){return s},s}function l(){const s=i(39763);return l=function(){return s},
s}const d=n.PROMOTION_VERSION="1.0.0",f=e().string().regex(/^[0-9a-f]{64}$/),h=e().object({id:f.describe("Identity of th\
e reason: the same in every run, even if its position changes."),rule:e().string(),severity:r().severitySchema,message:e().
string(),remedy:e().string()}),u={id:e().string(),type:o().assetTypeSchema,asset_id:e().string().nullable().describe("Th\
e hash that the candidate declares."),path:e().string(),line:e().int().min(1)},p=e().array(h).min(1).describe("Why; the \
first reason is the one to fix first."),g=e().object({...u,type:e().enum([...l().ASSET_TYPES,"File","Message"]).describe(
"`File` for a part of the source that is not an asset, `Message` for a message."),reasons:p}),y=g.extend({type:o().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")}),t=e().object(
{role:e().enum(["assets","events","report","attestation"]),name:e().string(),digest:o().digestSchema.describe("The SHA-2\
56 of its bytes.")}),b=n.OUTCOMES=["promoted","quarantined","rejected"],m=e().object({issuer:e().string().describe("Who \
confirmed the identity, as a URL."),repository:e().string().describe("`owner/name` of the repository whose workflow sign\
ed."),workflow:e().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe(
"The ref that the workflow ran for.")}),v=e().object({source:e().string().describe("The file and position."),digest:o().
digestSchema.describe("Digest of the signed statement."),policy_digest:o().digestSchema.describe("The policy of that pro\
motion."),decided_at:e().iso.datetime(),signer:m}).describe("The signed promotion that promoted the same content."),O=e().
enum(a().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if it is non\
e of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are accepted."),T=e().
object({...u,sender_id:e().string().optional().describe("The sender of the message that contained it."),outcome:e().enum(
b),eligibility:c().eligibilitySchema,evidence:e().object({level:c().evidenceLevelSchema,report_id:e().string().optional().
describe("The ValidationReport that reached the level."),report_digest:o().digestSchema.optional().describe("Digest of t\
he GateReport that contains it."),attestation:v.optional()}),hash:e().object({form:O,content:o().digestSchema.describe("\
The hash of the content by the current protocol.")}),promoted_asset_id:e().string().nullable().describe("Null if it is n\
ot promoted."),reasons:e().array(h).describe("Why it is not promoted; empty if it is."),notices:e().array(h).describe("F\
indings that do not prevent the promotion.")}),j=n.promotionSchema=e().object({type:e().literal("PromotionReport"),schema_version:e().
literal(d),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().object({source:e().enum(["de\
fault","base","file"]),path:e().string().optional(),digest:o().digestSchema,require_evidence:c().evidenceLevelSchema}),decided_at:e().
iso.datetime(),inputs:e().array(t).describe("The files that the decisions depend on."),decisions:e().array(T).describe("\
One for each candidate that is not skipped, in order."),promoted:e().array(e().looseObject({type:o().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(y).describe("Nothing r\
efutes them, but evidence is missing."),rejected:e().array(g).describe("The candidates that are rejected."),skipped:e().
array(e().object({...u,type:g.shape.type,reason:h})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:e().array(e().looseObject({gene_id:e().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:e().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:e().array(h).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:e().array(e().object({...u,reason:h})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),w=n.FAIL_ON=["none","rejected","unp\
roven"];function E({quarantined:s,rejected:N,undecided:R},A){return R!==void 0?2:{none:[],rejected:N,unproven:[...N,...s]}[A].
length>0?1:0}},73849:function(S,n,i){Object.defineProperty(n,"__esModule",{value:!0}),n.agentTaskSchema=n.AGENT_TASK_VERSION=
void 0,n.readAgentTask=y;function e(){const t=i(7723);return e=function(){return t},t}function o(){const t=i(41895);return o=
function(){return t},t}function c(){const t=i(54078);return c=function(){return t},t}function r(){const t=i(9819);return r=
function(){return t},t}function a(){const t=i(99462);return a=function(){return t},t}function l(){const t=i(13970);return l=
function(){return t},t}const d=n.AGENT_TASK_VERSION="1.0.0",f=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),h=a().
findingIdSchema.exactOptional().describe("The id of the finding."),u=e().object({finding:h,rule:e().string(),path:e().string().
exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().string()}),p=e().object({finding:h,
why:e().string(),needs:e().string().describe("What the person does, such as an approval and its digest.")}),g=n.agentTaskSchema=
e().object({type:e().literal("AgentTask"),schema_version:e().literal(d),next_actor:l().nextActorSchema.describe("The one\
 field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`.\
 `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:l().verdictSchema,error:e().
object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:f.nullable().describe("The commit\
 that the task is about."),base_sha:f.nullable(),policy:e().object({ref:e().string().exactOptional(),profile:e().string()}).
nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(r().judgedEditSchema).describe(
"What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(u).describe("Findings that \
fail the gate and that no edit resolves: change the files yourself."),advice:e().array(u).describe("Warnings that fail n\
othing: what would make the checks worth more."),human:e().array(p).describe("Findings that only a person resolves."),must_not:e().
array(e().string()).describe("What the agent does not do, whatever the findings are."),patch:e().string().nullable().describe(
"A unified diff of the edits for `git apply`; null without one."),verify:e().string().describe("The command that exits w\
ith 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a \
change does next");function y(t,b){try{return g.parse(JSON.parse(t.toString("utf8")))}catch(m){throw new(o()).GateError(
"input_invalid",`${b} is not an AgentTask of this version: ${(0,c().firstProblem)(m)}.`,"Pass the file that `gene-gate c\
heck --format agent` printed, or agent-task.json of the results.",{cause:m})}}},4147:function(S,n,i){Object.defineProperty(
n,"__esModule",{value:!0}),n.doctorSchema=n.DOCTOR_VERSION=void 0;function e(){const a=i(7723);return e=function(){return a},
a}function o(){const a=i(41095);return o=function(){return a},a}const c=n.DOCTOR_VERSION="1.0.0",r=n.doctorSchema=e().object(
{type:e().literal("Doctor"),schema_version:e().literal(c),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
head_sha:e().string().nullable().describe("Null without a commit."),policy:e().object({source:e().enum(["default","base",
"file"]),profile:e().string(),enforce:e().enum(["report","block"]).describe("What it enforces today."),enforce_until:e().
string().exactOptional().describe("The last day of the reports.")}),lacks:e().array(e().object({key:e().string(),what:e().
string()})).describe("What `gene-gate init` would write for the assets as they are."),genes:e().object({stored:e().int().
describe("How many genes the asset files have."),refused:e().int().describe("How many of them have a command that may no\
t run.")}),agent_files:e().int().positive().exactOptional().describe("How many files make agents and editors run command\
s; absent in a repository with assets."),programs:e().array(e().object({name:e().string(),commands:e().int().positive().
describe("How many commands start it."),path:e().string().nullable(),private:e().literal(!0).exactOptional().describe("P\
resent if it is in the home directory or another one that commands do not see."),missing:e().enum(["machine","dependenci\
es"]).exactOptional().describe("What does not have it.")})),containment:o().isolationSchema.describe("What this machine \
gives to commands."),workflow:e().object({paths:e().array(e().string()).describe("The workflows that run the gate."),late:e().
object({message:e().string(),remedy:e().string()}).exactOptional().describe("What a change can decide about the gate bef\
ore it starts."),lacks:e().array(e().object({path:e().string(),key:e().string(),what:e().string()})).describe("What the \
workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --format json`")}};
