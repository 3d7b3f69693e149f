"use strict";exports.id=640,exports.ids=[640],exports.modules={60957:function(u,n,a){Object.defineProperty(n,"__esModule",{value:!0}),
n.agentFileSchema=void 0;function e(){const d=a(7723);return e=function(){return d},d}function s(){const d=a(99462);return s=
function(){return d},d}const i=e().enum(["new","changed","removed","script_changed"]),c=e().object({event:e().string().describe(
"When it runs."),command:e().string().describe("What stands in the file, without secrets."),line:e().int().min(1),target:e().
string().exactOptional().describe("What that is, as words."),scripts:e().array(e().string()).exactOptional().describe("T\
he files of the commit that run; absent if there are none."),state:i.exactOptional().describe("`script_changed`: only a \
file behind it. Absent in the audit of a single file."),findings:e().array(s().findingIdSchema).exactOptional().describe(
"The ids of its findings.")}),h=n.agentFileSchema=e().object({path:e().string(),format:e().string(),tool:e().string().describe(
"Who reads the file."),approval:e().string().describe("Who is asked before something runs, as a clause."),specification:e().
url(),entries:e().array(c)})},79167:function(u,n,a){Object.defineProperty(n,"__esModule",{value:!0}),n.geneDifferenceSchema=
n.digestSchema=n.assetTypeSchema=n.assetChangeKindSchema=void 0;function e(){const o=a(7723);return e=function(){return o},
o}function s(){const o=a(39763);return s=function(){return o},o}const i=n.assetTypeSchema=e().enum(s().ASSET_TYPES),c=n.
digestSchema=e().string().regex(/^sha256:[0-9a-f]{64}$/),h=n.assetChangeKindSchema=e().enum(["added","modified","removed",
"applied","unchanged"]),d=n.geneDifferenceSchema=e().object({kind:e().enum(["command_added","command_removed","constrain\
t_loosened","constraint_tightened"]),field:e().string().describe("The field of the gene, such as `validation` or `constr\
aints.max_files`."),base:e().string().nullable(),head:e().string().nullable()})},77299:function(u,n,a){Object.defineProperty(
n,"__esModule",{value:!0}),n.headFileSchema=void 0;function e(){const c=a(7723);return e=function(){return c},c}const s=e().
object({line:e().int().min(1).describe("The first of the lines at the audited commit."),head_line:e().int().min(1).describe(
"The same line at the head."),lines:e().int().min(1).exactOptional().describe("How many; absent up to the end of the fil\
e.")}),i=n.headFileSchema=e().object({path:e().string(),missing:e().literal(!0).exactOptional().describe("The head does \
not have the file."),same:e().array(s)})},36220:function(u,n,a){Object.defineProperty(n,"__esModule",{value:!0}),n.mutantSchema=
void 0;function e(){const h=a(7723);return e=function(){return h},h}const s=e().enum(["functions_fail","unparsable","mix\
ed"]).describe("How the files were broken: each function fails as its first step (`functions_fail`), the files begin wit\
h a text that no parser accepts (`unparsable`: they have no functions, or are of another language), or some the one and \
some the other (`mixed`)."),i=e().object({outcome:e().enum(["killed","survived","not_run"]).describe("`killed`: the comm\
and noticed the defect and did not pass. `survived`: it passed."),operator:s.exactOptional(),files:e().array(e().string()).
describe("The broken files, sorted; a limited number."),duration_ms:e().int().nonnegative(),reason:e().string().exactOptional().
describe("Why it was not run.")}),c=n.mutantSchema=i.extend({total_files:e().int().positive().exactOptional().describe("\
The number of broken files, if not all are listed."),existing:i.pick({files:!0,duration_ms:!0}).exactOptional().describe(
"The command noticed only defects of new files: with only these broken, which exist at the base, it passed.")}).describe(
"The result of the command on a copy of the commit in which the change is broken.")},5640:function(u,n,a){Object.defineProperty(
n,"__esModule",{value:!0}),n.gateReportSchema=void 0;function e(){const t=a(7723);return e=function(){return t},t}function s(){
const t=a(60957);return s=function(){return t},t}function i(){const t=a(79167);return i=function(){return t},t}function c(){
const t=a(27576);return c=function(){return t},t}function h(){const t=a(9819);return h=function(){return t},t}function d(){
const t=a(38942);return d=function(){return t},t}function o(){const t=a(99462);return o=function(){return t},t}function r(){
const t=a(77299);return r=function(){return t},t}function p(){const t=a(41095);return p=function(){return t},t}function b(){
const t=a(54441);return b=function(){return t},t}function v(){const t=a(36220);return v=function(){return t},t}function y(){
const t=a(54123);return y=function(){return t},t}function f(){const t=a(78374);return f=function(){return t},t}function l(){
const t=a(13970);return l=function(){return t},t}function S(){const t=a(61336);return S=function(){return t},t}function O(){
const t=a(27436);return O=function(){return t},t}const j=e().object({path:e().string(),why:e().string().describe("What i\
t decides, as a clause."),new:e().boolean().describe("Whether the change adds it."),bytes:e().int().nonnegative().exactOptional().
describe("Its size; absent if it was deleted.")}),m=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),_=e().object({id:o().
findingIdSchema.optional().describe("Identity of the finding: the same in every run, even if its position changes. Equal\
 findings are numbered: the second ends with `:2`."),cause:e().string().regex(/^[0-9a-f]{64}$/).optional().describe("The\
 same for findings that are resolved together: those that differ only in their asset, command and path, and those of sev\
eral rules about one problem."),rule:e().string(),severity:o().severitySchema,harm:o().harmSchema.optional().describe("W\
hat is behind it: `danger` (it runs code from elsewhere, destroys, reads secrets, or weakens what protects), `broken` (s\
omething fails or cannot be read), or `bookkeeping`. Findings are in this order; notices and ignored ones are behind the\
 others."),layer:e().union([e().string(),e().int()]).optional(),message:e().string(),remedy:e().string(),location:o().locationSchema.
exactOptional(),span:o().spanSchema.exactOptional().describe("UTF-16 offsets in the command of the finding; the end is e\
xclusive."),subject:o().subjectSchema.exactOptional(),edit:h().editSchema.exactOptional().describe("What to write instea\
d; the gate accepts it, and `remedy` is its text."),danger:e().string().exactOptional().describe("What is dangerous abou\
t the command, as a clause: only a person resolves the finding."),level:b().appliedLevelSchema.exactOptional().describe(
"Why the severity is not the one of the rule: a level that the policy sets."),before:e().literal(!0).exactOptional().describe(
"The base has the same finding, and the change does not touch its subject."),seed:e().literal(!0).exactOptional().describe(
"It is about an unchanged seed of the engine: shown as one notice (`engine-seeds`)."),suppressed:o().suppressionSchema.exactOptional().
describe("Ignored by the policy until that day: shown, but does not affect the verdict.")}),g=e().array(o().findingIdSchema).
exactOptional().describe("The ids of its findings; absent if there are none."),R=e().object({directory:e().string().describe(
"The directory of the package; empty for the root."),event:e().string().describe("The name of the script, as in `npm_lif\
ecycle_event`."),text:e().string().describe("The script with the quoted words of the command."),shell:e().boolean().describe(
"Whether a shell runs the text; otherwise it starts one program.")}),W=e().object({command:e().string(),verdict:l().commandVerdictSchema,
risk:l().riskSchema.optional(),confirmation:l().confirmationSchema.optional(),words:e().array(e().object({text:e().string(),
...o().spanSchema.shape})).optional().describe("The argv, each word with its UTF-16 offsets in the command; the end is e\
xclusive."),scripts:e().array(R).optional().describe("The scripts that the gate runs in place of npm, in their order."),
profiles:e().record(e().string(),l().commandVerdictSchema),validators:e().record(e().string(),l().commandVerdictSchema).
exactOptional().describe("The verdicts of the hub\u2019s validators, by version of the reference engine."),location:o().
locationSchema.exactOptional(),plan_digest:i().digestSchema.optional(),findings:g,outcome:y().outcomeSchema.exactOptional(),
mutant:v().mutantSchema.exactOptional()}),x=e().object({accepted:e().boolean(),reason:e().string().optional(),remark:e().
string().optional()}),T=i().digestSchema.optional().describe("The `asset_id` of the content at the head, or at the base \
if it was removed."),k=e().object({id:e().string(),asset_id:T,path:e().string(),line:e().int().min(1),store:e().object({
path:e().string().describe("The directory of the asset file."),root:e().string().describe("The directory in which the co\
mmands run; `.` is git\u2019s root.")}).exactOptional(),change:i().assetChangeKindSchema,verdict:l().verdictSchema,summary:e().
string().describe("The reason for the verdict in one line, in the protocol\u2019s words where they exist."),profiles:e().
record(e().string(),x).describe("Whether each profile accepts the gene, with the first reason if not, or a remark if so."),
validators:e().record(e().string(),x).exactOptional().describe("Whether the hub\u2019s validators accept the gene, by version\
 of the reference engine: `1.94`, and `newer` ones."),blast_radius:c().geneBlastRadiusSchema,commands:e().array(W),findings:g.
describe("The ids of the findings about the gene itself; absent if there are none. Each command has its own."),differences:e().
array(i().geneDifferenceSchema).exactOptional().describe("The differences to the same gene at the base."),validation_report_id:e().
string().nullable()}),w=e().object({type:i().assetTypeSchema,id:e().string(),asset_id:T,path:e().string(),line:e().int().
min(1),change:i().assetChangeKindSchema,findings:g}),E=n.gateReportSchema=e().object({type:e().literal("GateReport"),schema_version:e().
literal(O().GATE_REPORT_VERSION),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),verdict:l().verdictSchema,
next_actor:l().nextActorSchema.describe("Who acts next: `done` (no one; the change can be merged), `agent` (who wrote th\
e change), `human` (a person who decides, for example about an approval) or `undecided` (the gate could not decide)."),error:e().
object({code:e().string(),message:e().string(),hint:e().string()}).optional(),event:e().object({name:f().eventNameSchema.
nullable(),pull_request:e().int().positive().optional(),fork:e().boolean().optional()}),base_sha:m.nullable(),head_sha:m.
nullable(),audited_sha:m.nullable(),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),
ref:e().string().optional(),digest:i().digestSchema,profile:e().string(),fail_on:e().enum(["error","warning"]).exactOptional().
describe("The least severity of a finding that fails the gate."),enforce:e().literal("report").exactOptional().describe(
"The verdict does not fail the check; absent if it does."),enforce_until:e().string().exactOptional().describe("The last\
 day (UTC) of that; after it, the verdict fails the check."),extends:e().object({repository:e().string(),commit:e().string(),
path:e().string(),sha256:e().string()}).exactOptional().describe("The policy of another repository that it extends."),combined_with:e().
object({name:e().string(),ref:e().string().optional(),digest:i().digestSchema}).optional().describe("The policy of anoth\
er branch; the stricter value of each key applies.")}).nullable(),head_files:e().array(r().headFileSchema).exactOptional().
describe("Only if another commit than the head was audited: the files with a location that differ at the head, and which\
 of their lines are the same there."),isolation:p().isolationSchema,prepare:f().prepareSchema.optional().describe("What \
`prepare` did before the second half of the audit; absent if it did not run."),blast_radius:c().changeBlastRadiusSchema.
nullable(),genes:e().array(k),capsules:e().array(w.extend({eligible:e().boolean().nullable().describe("Whether the Capsu\
le is eligible for other agents; null for a removed one."),eligibility:d().eligibilitySchema.nullable().optional().describe(
"Whether an ineligible Capsule is `refuted` or only `unproven`."),reasons:e().array(e().object({rule:e().string(),message:e().
string()})).describe("Why the Capsule is not eligible: the stable id of a rule, and its message.")})),events:e().array(w),
shards:e().array(f().judgedShardSchema).exactOptional().describe("The shard of this part, or the shards of a merged repo\
rt. The verdict of one part of several is never `pass` or `warn`."),findings:e().array(_),read:e().array(j).exactOptional().
describe("What decides what the checks mean and was changed here, for a person to read; absent if there is nothing."),agent_files:e().
array(s().agentFileSchema).exactOptional().describe("Commands that the change runs automatically, through files of agent\
s and editors; absent if nothing changes."),fix:h().proposalSchema.exactOptional().describe("What `gene-gate fix --write\
` changes in the assets of the change."),approvals:e().array(l().approvalSchema).describe("Who approved the head of `app\
roval_digest`, if the policy requires approval."),approval_digest:i().digestSchema.nullable().describe("Digest of everyt\
hing that an approval is bound to: the files of the head, the name of the base branch, the Plans of the head, and the po\
licy. Null if nothing requires approval."),plans_digest:i().digestSchema.nullable().describe("Digest of all commands tha\
t may run, with their environments and limits, without the files that they run."),validation_reports:e().array(S().validationReportSchema),
started_at:e().iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).describe("GateReport:\
 the result of the gate for one change")},61336:function(u,n,a){Object.defineProperty(n,"__esModule",{value:!0}),n.validationReportSchema=
void 0;function e(){const r=a(7723);return e=function(){return r},r}function s(){const r=a(79167);return s=function(){return r},
r}function i(){const r=a(36220);return i=function(){return r},r}function c(){const r=a(54123);return c=function(){return r},
r}const h=e().object({command:e().string(),ok:e().boolean(),stdout:e().string().describe("At most 4,000 characters, reda\
cted."),stderr:e().string().describe("At most 4,000 characters, redacted."),...c().outcomeSchema.pick({status:!0,exit_code:!0,
signal:!0,duration_ms:!0}).shape,mutant:i().mutantSchema.pick({outcome:!0,operator:!0,files:!0}).exactOptional().describe(
"The result of the command with the change broken, as its own code reported it.")}),d=e().object({cmd:e().string(),ok:e().
boolean(),duration_ms:e().int().nonnegative(),err:e().string().optional()}),o=n.validationReportSchema=e().object({type:e().
literal("ValidationReport"),schema_version:e().string(),id:e().string().regex(/^vr_\d+$/),gene_id:e().string(),gene_asset_id:e().
string().nullable().describe("Content hash of the gene that was validated."),policy_digest:s().digestSchema.describe("Di\
gest of the policy that allowed the commands; the same as in the GateReport."),env_fingerprint:e().object({node_version:e().
string(),platform:e().string(),arch:e().string(),client:e().string(),client_version:e().string()}),env_fingerprint_key:e().
string().regex(/^[0-9a-f]{16}$/),commands:e().array(h),results:e().array(d),overall_ok:e().boolean(),duration_ms:e().int().
nonnegative(),started_at:e().iso.datetime(),finished_at:e().iso.datetime(),created_at:e().iso.datetime(),asset_id:s().digestSchema}).
describe("ValidationReport: the results of the validation commands of one gene")},27436:function(u,n){Object.defineProperty(
n,"__esModule",{value:!0}),n.GATE_REPORT_VERSION=void 0;const a=n.GATE_REPORT_VERSION="1.0.0"}};
