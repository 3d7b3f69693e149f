"use strict";exports.id=541,exports.ids=[541],exports.modules={67541:((v,n,o)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.JSON_SCHEMA_NAMES=
void 0,n.jsonSchema=b,n.schemaVerb=void 0;function e(){const t=o(63314);return e=function(){return t},t}function r(){const t=o(
7723);return r=function(){return t},t}function c(){const t=o(11160);return c=function(){return t},t}function d(){const t=o(
48791);return d=function(){return t},t}function s(){const t=o(73849);return s=function(){return t},t}function u(){const t=o(
5640);return u=function(){return t},t}function f(){const t=o(61336);return f=function(){return t},t}function l(){const t=o(
27436);return l=function(){return t},t}function p(){const t=o(4147);return p=function(){return t},t}const h=(t,a)=>new(e()).
Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(S)).action(g=>{t.print(`${JSON.stringify(b(g),
null,2)}
`,"json"),a(0)});n.schemaVerb=h;const S=n.JSON_SCHEMA_NAMES=["report","validation-report","agent-task","promotion","doct\
or","policy"],m={report:{schema:u().gateReportSchema,io:"output",id:`urn:gene-gate:schema:report:${l().GATE_REPORT_VERSION}`,
title:"gene-gate GateReport"},"validation-report":{schema:f().validationReportSchema,io:"output",id:`urn:gene-gate:schem\
a:validation-report:${l().GATE_REPORT_VERSION}`,title:"gene-gate ValidationReport"},"agent-task":{schema:s().agentTaskSchema,
io:"output",id:`urn:gene-gate:schema:agent-task:${s().AGENT_TASK_VERSION}`,title:"gene-gate AgentTask"},promotion:{schema:d().
promotionSchema,io:"output",id:"urn:gene-gate:schema:promotion:1",title:"gene-gate promotion"},doctor:{schema:p().doctorSchema,
io:"output",id:"urn:gene-gate:schema:doctor:1",title:"gene-gate doctor"},policy:{schema:c().policySchema,io:"input",id:"\
urn:gene-gate:schema:policy:1",title:"gene-gate policy"}};function b(t){const{schema:a,io:g,id:y,title:T}=m[t],{$schema:j,
...O}=r().toJSONSchema(a,{target:"draft-2020-12",io:g});return{$schema:j,$id:y,title:T,...O}}}),54953:((v,n,o)=>{Object.
defineProperty(n,"__esModule",{value:!0}),n.attestedSchema=void 0;function e(){const s=o(7723);return e=function(){return s},
s}function r(){const s=o(79167);return r=function(){return s},s}const c=e().object({issuer:e().string().describe("Who co\
nfirmed the identity, as a URL."),repository:e().string().describe("`owner/name` of the repository whose workflow signed\
."),workflow:e().string().describe("The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`\
."),ref:e().string().describe("The ref that the workflow ran for.")}),d=n.attestedSchema=e().object({source:e().string().
describe("The file and position, or the address."),digest:r().digestSchema.describe("Digest of the signed statement."),predicate_type:e().
string(),result:e().enum(["PASSED","WARNED"]),asset_id:r().digestSchema,commit:e().string().nullable().describe("The com\
mit that was verified, if the statement names it."),policy_digest:r().digestSchema,gate:e().object({id:e().string(),version:e().
string().nullable()}).nullable().describe("The gate; null if the statement does not name it."),verified_at:e().iso.datetime(),
signer:c}).describe("A verified attestation about the asset.")}),48791:((v,n,o)=>{Object.defineProperty(n,"__esModule",{
value:!0}),n.PROMOTION_VERSION=n.OUTCOMES=n.FAIL_ON=void 0,n.exitCodeOf=O,n.promotionSchema=void 0;function e(){const i=o(
7723);return e=function(){return i},i}function r(){const i=o(79167);return r=function(){return i},i}function c(){const i=o(
38942);return c=function(){return i},i}function d(){const i=o(99462);return d=function(){return i},i}function s(){const i=o(
4190);return s=function(){return i},i}function u(){const i=o(39763);return u=function(){return i},i}function f(){const i=o(
61336);return f=function(){return i},i}function l(){const i=o(54953);return l=function(){return i},i}const p=n.PROMOTION_VERSION=
"1.0.0",h=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, e\
ven if its position changes."),rule:e().string(),severity:d().severitySchema,message:e().string(),remedy:e().string()}),
S={path:e().string(),line:e().int().min(1)},m={id:e().string(),type:r().assetTypeSchema,asset_id:e().string().nullable().
describe("The hash that the candidate declares."),...S},b=e().array(h).min(1).describe("Why; the first reason is the one\
 to fix first."),t=e().object({...m,type:e().enum([...u().ASSET_TYPES,"File","Message"]).describe("`File` for a part of \
the source that is not an asset, `Message` for a message."),reasons:b}),a=n.OUTCOMES=["promoted","quarantined","rejected"],
g=e().object({level:c().evidenceLevelSchema,report_id:e().string().optional().describe("The ValidationReport that reache\
d the level."),report_digest:r().digestSchema.optional().describe("The digest of the GateReport that contains it."),attestation:l().
attestedSchema.optional()}),y=e().object({...m,sender_id:e().string().optional().describe("The sender of the message tha\
t contained it."),outcome:e().enum(a),eligibility:c().eligibilitySchema,evidence:g,hash:e().object({form:e().enum(s().HASH_FORM_NAMES).
nullable().describe("The form of the content that `asset_id` is the hash of; null if it is none of them, so that the con\
tent was changed after it was hashed. Only `content`, `hub`, and `engine` are accepted."),not_matched:e().array(e().enum(
s().HASH_FORM_NAMES)).describe("The forms that were compared before, in their order."),content:r().digestSchema.describe(
"The hash of the content by the current protocol.")}).describe("Whether the declared hash matches the content."),promoted_asset_id:e().
string().nullable().describe("The hash of the promoted form; null if the candidate is not promoted."),reasons:e().array(
h).describe("Why it is not promoted; empty if it is."),notices:e().array(h).describe("Findings that do not prevent the p\
romotion.")}),T=n.promotionSchema=e().object({type:e().literal("PromotionReport"),schema_version:e().literal(p),tool:e().
object({name:e().literal("gene-gate"),version:e().string()}),policy:e().object({source:e().enum(["default","base","file"]),
path:e().string().optional(),digest:r().digestSchema,require_evidence:c().evidenceLevelSchema}),decided_at:e().iso.datetime(),
inputs:e().array(e().object({role:e().enum(["assets","events","report","attestation"]),name:e().string(),digest:r().digestSchema.
describe("The SHA-256 of its bytes.")})).describe("The files that the decisions depend on, in addition to the repository\
."),decisions:e().array(y).describe("One for each candidate that is not skipped, in the order of the source."),promoted:e().
array(e().looseObject({type:r().assetTypeSchema,id:e().string()})).describe("The promoted assets, ready to be appended t\
o a log."),quarantined:e().array(t.extend({type:r().assetTypeSchema,sender_id:e().string().optional(),asset:e().looseObject(
{}).describe("The candidate as it was received.")})).describe("Candidates that nothing refutes, but for which evidence i\
s missing."),rejected:e().array(t).describe("The candidates that are rejected."),skipped:e().array(e().object({...m,type:t.
shape.type,reason:h})).describe("Candidates that exist already or whose type agents do not exchange, and messages withou\
t candidates."),reports:e().array(e().looseObject({...f().validationReportSchema.pick({gene_id:!0}).shape})).describe("T\
he ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().int().min(1).optional().describe(
"How many of the candidates and other parts of the source the gate could not decide about; absent if it decided about al\
l."),gate:e().array(h).min(1).optional().describe("Where the policy and workflows of the repository are weaker than thos\
e of its default branch; absent if they are not, or if the clone does not have this branch."),revoked:e().array(e().object(
{...m,reason:h})).min(1).optional().describe("Assets of the repository that a message of the source revokes.")}).describe(
"The decisions of a promotion"),j=n.FAIL_ON=["none","rejected","unproven"];function O({quarantined:i,rejected:w,undecided:A},E){
return A!==void 0?2:{none:0,rejected:w.length,unproven:w.length+i.length}[E]>0?1:0}}),73849:((v,n,o)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.agentTaskSchema=n.AGENT_TASK_VERSION=void 0,n.readAgentTask=b;function e(){const a=o(7723);
return e=function(){return a},a}function r(){const a=o(41895);return r=function(){return a},a}function c(){const a=o(54078);
return c=function(){return a},a}function d(){const a=o(9819);return d=function(){return a},a}function s(){const a=o(99462);
return s=function(){return a},a}function u(){const a=o(13970);return u=function(){return a},a}const f=n.AGENT_TASK_VERSION=
"1.0.0",l=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),p=s().findingIdSchema.exactOptional().describe("The id of \
the finding; absent if the report is from a version without ids."),h=e().object({finding:p,rule:e().string(),path:e().string().
exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().string()}),S=e().object({finding:p,
why:e().string(),needs:e().string().describe("What the person does, such as an approval and its digest.")}),m=n.agentTaskSchema=
e().object({type:e().literal("AgentTask"),schema_version:e().literal(f),next_actor:u().nextActorSchema.describe("The one\
 field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`.\
 `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:u().verdictSchema,error:e().
object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:l.nullable().describe("The commit\
 that the task is about."),base_sha:l.nullable(),policy:e().object({ref:e().string().exactOptional(),profile:e().string()}).
nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(d().judgedEditSchema).describe(
"What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(h).describe("Findings that \
fail the gate and that no edit resolves: change the files yourself."),human:e().array(S).describe("Findings that only a \
person resolves."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the findings are."),patch:e().
string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:e().string().describe(
"The command that exits with 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: wha\
t the agent that wrote a change does next");function b(a,g){try{return m.parse(JSON.parse(a.toString("utf8")))}catch(y){
throw new(r()).GateError("input_invalid",`${g} is not an AgentTask of this version: ${t(y)}.`,"Pass the file that `gene-\
gate check --format agent` printed, or agent-task.json of the results.",{cause:y})}}function t(a){return a instanceof e().
ZodError?`\`${(0,c().dotPath)(a.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),
4147:((v,n,o)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.doctorSchema=n.DOCTOR_VERSION=void 0;function e(){const s=o(
7723);return e=function(){return s},s}function r(){const s=o(41095);return r=function(){return s},s}const c=n.DOCTOR_VERSION=
"4.0.0",d=n.doctorSchema=e().object({type:e().literal("Doctor"),schema_version:e().literal(c),tool:e().object({name:e().
literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe("Null without a commit."),policy:e().
object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().enum(["report","block"]).describe("W\
hat it enforces today."),enforce_until:e().string().exactOptional().describe("The last day of the reports.")}),lacks:e().
array(e().object({key:e().string(),what:e().string()})).describe("What `gene-gate init` would write for the assets as th\
ey are."),programs:e().array(e().object({name:e().string(),commands:e().int().positive().describe("How many commands sta\
rt it."),path:e().string().nullable(),private:e().literal(!0).exactOptional().describe("Present if it is in the home dir\
ectory or another one that commands do not see."),missing:e().enum(["machine","dependencies"]).exactOptional().describe(
"What does not have it.")})),containment:r().isolationSchema.describe("What this machine gives to commands."),workflow:e().
object({paths:e().array(e().string()).describe("The workflows that run the gate."),late:e().object({message:e().string(),
remedy:e().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:e().array(
e().object({path:e().string(),key:e().string(),what:e().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`")})};
