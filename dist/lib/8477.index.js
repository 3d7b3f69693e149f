"use strict";exports.id=8477,exports.ids=[8477],exports.modules={54078:function(f,n,a){Object.defineProperty(n,"__esModule",{value:!0}),
n.firstProblem=i;function e(){const r=a(7723);return e=function(){return r},r}function s(r){return r.map(h=>typeof h=="n\
umber"?`[${h}]`:`.${String(h)}`).join("").replace(/^\./,"")}function i(r){return r instanceof e().ZodError?`\`${s(r.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},60957:function(f,n,a){Object.defineProperty(
n,"__esModule",{value:!0}),n.agentFileSchema=void 0;function e(){const c=a(7723);return e=function(){return c},c}function s(){
const c=a(99462);return s=function(){return c},c}const i=e().enum(["new","changed","removed","script_changed"]),r=e().object(
{event:e().string().describe("When it runs."),command:e().string().describe("What stands in the file, without secrets."),
line:e().int().min(1),target:e().string().exactOptional().describe("What that is, as words."),scripts:e().array(e().string()).
exactOptional().describe("The files of the commit that run; absent if there are none."),state:i.exactOptional().describe(
"`script_changed`: only a file behind it. Absent in the audit of a single file."),change:e().enum(["widens","narrows","c\
hanges"]).exactOptional().describe("Of a setting, and of a hook that goes and could prevent something: what the change d\
oes to the trust in the agent. `changes` also stands for a key whose meaning is not known."),digest:e().string().describe(
"Of its content and of the scripts behind it, for `agent_files.rules` of the policy."),findings:e().array(s().findingIdSchema).
exactOptional().describe("The ids of its findings.")}),h=n.agentFileSchema=e().object({path:e().string(),format:e().string(),
tool:e().string().describe("Who reads the file."),approval:e().string().describe("Who is asked before something runs, as\
 a clause."),specification:e().url(),entries:e().array(r)})},79167:function(f,n,a){Object.defineProperty(n,"__esModule",
{value:!0}),n.geneDifferenceSchema=n.digestSchema=n.assetTypeSchema=n.assetChangeKindSchema=void 0;function e(){const o=a(
7723);return e=function(){return o},o}function s(){const o=a(2833);return s=function(){return o},o}function i(){const o=a(
39763);return i=function(){return o},o}const r=n.assetTypeSchema=e().enum(i().ASSET_TYPES),h=n.digestSchema=e().string().
regex(s().DIGEST),c=n.assetChangeKindSchema=e().enum(["added","modified","removed","applied","unchanged"]),d=n.geneDifferenceSchema=
e().object({kind:e().enum(["command_added","command_removed","constraint_loosened","constraint_tightened"]),field:e().string().
describe("The field of the gene, such as `validation` or `constraints.max_files`."),base:e().string().nullable(),head:e().
string().nullable()})},9819:function(f,n,a){Object.defineProperty(n,"__esModule",{value:!0}),n.proposalSchema=n.judgedEditSchema=
n.editSchema=void 0;function e(){const d=a(7723);return e=function(){return d},d}function s(){const d=a(99462);return s=
function(){return d},d}const i=e().array(e().object({path:e().string(),text:e().string()})).exactOptional().describe("Ne\
w files that the new commands run."),r=n.editSchema=e().object({path:e().string().exactOptional().describe("The asset fi\
le; absent for a command that is in no file."),pointer:e().string().exactOptional().describe("JSON Pointer (RFC 6901) of\
 the string in the file; in JSONL, its first token is the index of the value. It is an entry of `validation`, or an `ass\
et_id`."),old:e().string(),new:e().array(e().string()).describe("What replaces it: in a list of commands, any number of \
strings, none of which is blocked, and an empty list removes it; for an `asset_id`, one string."),files:i,fix:e().boolean().
describe("Whether `gene-gate fix --write` makes this edit.")}),h=n.judgedEditSchema=e().object({finding:s().findingIdSchema.
describe("The id of the finding that the edit resolves."),path:e().string().describe("The asset file."),pointer:e().string().
describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the valu\
e."),old:e().string(),new:e().array(e().string()).describe("The strings that replace it: commands, or one `asset_id`. Em\
pty to remove it."),files:i,after:e().enum(["allow","warn"]).describe("The verdict about what replaces it, after all edi\
ts were applied to a copy.")}),c=n.proposalSchema=e().object({edits:e().array(h),all:e().literal(!0).optional().describe(
"Set if the edits are also of assets that the change does not touch."),patch:e().string().nullable().describe("A unified\
 diff of the edits; null if it has too many lines.")})},77299:function(f,n,a){Object.defineProperty(n,"__esModule",{value:!0}),
n.headFileSchema=void 0;function e(){const r=a(7723);return e=function(){return r},r}const s=e().object({line:e().int().
min(1).describe("The first of the lines at the audited commit."),head_line:e().int().min(1).describe("The same line at t\
he head."),lines:e().int().min(1).exactOptional().describe("How many; absent up to the end of the file.")}),i=n.headFileSchema=
e().object({path:e().string(),missing:e().literal(!0).exactOptional().describe("The head does not have the file."),same:e().
array(s)})},78641:function(f,n,a){Object.defineProperty(n,"__esModule",{value:!0}),n.linesOf=h,n.proofSchema=void 0;function e(){
const c=a(7723);return e=function(){return c},c}function s(){const c=a(39763);return s=function(){return c},c}const i=e().
object({path:e().string(),lines:e().tuple([e().int().min(1),e().int().min(0)]).describe("The first and the last line at \
the head; the last is lower where only lines were removed."),noticed:e().boolean().describe("Whether the command fails i\
f this part alone is taken back.")}),r=n.proofSchema=e().object({outcome:e().enum(s().PROOF_OUTCOMES).describe("`fails_w\
ithout_change`: the command passed, and fails if the change is taken back. `fails_when_new_code_fails`: it fails if the \
functions of one added file fail. `nothing_shown`: it passes without the change, too. `no_subject`: the change has only \
tests, configuration, comments or assets. `not_run`: see `reason`."),files:e().array(e().string()).describe("The files t\
hat were taken back, or whose functions failed."),kept:e().array(e().string()).describe("The changed files that stayed a\
s they are: tests, manifests, configuration, scripts."),hunks:e().array(i).exactOptional().describe("The parts of the ch\
ange that were taken back alone, as far as there was time."),duration_ms:e().int().nonnegative(),reason:e().string().exactOptional().
describe("Why it was not run.")}).describe("Whether the command, which passed, fails without the change.");function h({lines:[
c=1,d=0]}){return d>c?`lines ${c}\u2013${d}`:`line ${c}`}},5640:function(f,n,a){Object.defineProperty(n,"__esModule",{value:!0}),
n.gateReportSchema=void 0;function e(){const t=a(7723);return e=function(){return t},t}function s(){const t=a(60957);return s=
function(){return t},t}function i(){const t=a(79167);return i=function(){return t},t}function r(){const t=a(27576);return r=
function(){return t},t}function h(){const t=a(9819);return h=function(){return t},t}function c(){const t=a(38942);return c=
function(){return t},t}function d(){const t=a(99462);return d=function(){return t},t}function o(){const t=a(77299);return o=
function(){return t},t}function p(){const t=a(41095);return p=function(){return t},t}function b(){const t=a(54441);return b=
function(){return t},t}function v(){const t=a(54123);return v=function(){return t},t}function y(){const t=a(78641);return y=
function(){return t},t}function u(){const t=a(78374);return u=function(){return t},t}function l(){const t=a(13970);return l=
function(){return t},t}function S(){const t=a(61336);return S=function(){return t},t}function O(){const t=a(27436);return O=
function(){return t},t}const j=e().object({path:e().string(),why:e().string().describe("What it decides, as a clause."),
new:e().boolean().describe("Whether the change adds it."),bytes:e().int().nonnegative().exactOptional().describe("Its si\
ze; absent if it was deleted.")}),m=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),_=e().object({id:d().findingIdSchema.
optional().describe("Identity of the finding: the same in every run, even if its position changes. Equal findings are nu\
mbered: the second ends with `:2`."),cause:e().string().regex(/^[0-9a-f]{64}$/).optional().describe("The same for findin\
gs that are resolved together: those that differ only in their asset, command and path, and those of several rules about\
 one problem."),rule:e().string(),severity:d().severitySchema,harm:d().harmSchema.optional().describe("What is behind it\
: `danger` (it runs code from elsewhere, destroys, reads secrets, or weakens what protects), `broken` (something fails o\
r cannot be read), or `bookkeeping`. Findings are in this order; notices and ignored ones are behind the others."),layer:e().
union([e().string(),e().int()]).optional(),message:e().string(),remedy:e().string(),location:d().locationSchema.exactOptional(),
span:d().spanSchema.exactOptional().describe("UTF-16 offsets in the command of the finding; the end is exclusive."),subject:d().
subjectSchema.exactOptional(),edit:h().editSchema.exactOptional().describe("What to write instead; the gate accepts it, \
and `remedy` is its text."),danger:e().string().exactOptional().describe("What is dangerous about the command, as a clau\
se: only a person resolves the finding."),level:b().appliedLevelSchema.exactOptional().describe("Why the severity is not\
 the one of the rule: a level that the policy sets."),before:e().literal(!0).exactOptional().describe("The base has the \
same finding, and the change does not touch its subject."),seed:e().literal(!0).exactOptional().describe("It is about an\
 unchanged seed of the engine: shown as one notice (`engine-seeds`)."),suppressed:d().suppressionSchema.exactOptional().
describe("Ignored by the policy until that day: shown, but does not affect the verdict.")}),g=e().array(d().findingIdSchema).
exactOptional().describe("The ids of its findings; absent if there are none."),x=e().object({directory:e().string().describe(
"The directory of the package; empty for the root."),event:e().string().describe("The name of the script, as in `npm_lif\
ecycle_event`."),text:e().string().describe("The script with the quoted words of the command."),shell:e().boolean().describe(
"Whether a shell runs the text; otherwise it starts one program.")}),R=e().object({command:e().string(),verdict:l().commandVerdictSchema,
risk:l().riskSchema.optional(),confirmation:l().confirmationSchema.optional(),words:e().array(e().object({text:e().string(),
...d().spanSchema.shape})).optional().describe("The argv, each word with its UTF-16 offsets in the command; the end is e\
xclusive."),scripts:e().array(x).optional().describe("The scripts that the gate runs in place of npm, in their order."),
profiles:e().record(e().string(),l().commandVerdictSchema).describe("The verdict of each profile, and of each version of\
 the reference engine and its hub."),location:d().locationSchema.exactOptional(),plan_digest:i().digestSchema.optional(),
findings:g,outcome:v().outcomeSchema.exactOptional(),proof:y().proofSchema.exactOptional()}),W=e().object({accepted:e().
boolean(),reason:e().string().optional(),remark:e().string().optional(),required:e().literal(!0).exactOptional().describe(
"Set on a version of the engine or hub that the policy names (`a2a.engines`).")}),w=i().digestSchema.optional().describe(
"The `asset_id` of the content at the head, or at the base if it was removed."),k=e().object({id:e().string(),asset_id:w,
path:e().string(),line:e().int().min(1),store:e().object({path:e().string().describe("The directory of the asset file."),
root:e().string().describe("The directory in which the commands run; `.` is git\u2019s root, `..` the one above."),checkout_as:e().
string().exactOptional().describe("The name of the checkout in `..`.")}).exactOptional(),change:i().assetChangeKindSchema,
verdict:l().verdictSchema,summary:e().string().describe("The reason for the verdict in one line, in the protocol\u2019s words\
 where they exist."),profiles:e().record(e().string(),W).describe("Whether each profile, and each version of the referen\
ce engine and its hub, accepts the gene, with the first reason if not, or a remark if so."),blast_radius:r().geneBlastRadiusSchema,
commands:e().array(R),findings:g.describe("The ids of the findings about the gene itself; absent if there are none. Each\
 command has its own."),differences:e().array(i().geneDifferenceSchema).exactOptional().describe("The differences to the\
 same gene at the base."),validation_report_id:e().string().nullable()}),T=e().object({type:i().assetTypeSchema,id:e().string(),
asset_id:w,path:e().string(),line:e().int().min(1),change:i().assetChangeKindSchema,findings:g}),E=n.gateReportSchema=e().
object({type:e().literal("GateReport"),schema_version:e().literal(O().GATE_REPORT_VERSION),tool:e().object({name:e().literal(
"gene-gate"),version:e().string()}),verdict:l().verdictSchema,next_actor:l().nextActorSchema.describe("Who acts next: `d\
one` (no one; the change can be merged), `agent` (who wrote the change), `human` (a person who decides, for example abou\
t an approval) or `undecided` (the gate could not decide)."),error:e().object({code:e().string(),message:e().string(),hint:e().
string()}).optional(),event:e().object({name:u().eventNameSchema.nullable(),pull_request:e().int().positive().optional(),
fork:e().boolean().optional()}),base_sha:m.nullable(),head_sha:m.nullable(),audited_sha:m.nullable(),policy:e().object({
source:e().enum(["default","base","file"]),path:e().string().optional(),ref:e().string().optional(),digest:i().digestSchema,
profile:e().string(),fail_on:e().enum(["error","warning"]).exactOptional().describe("The least severity of a finding tha\
t fails the gate."),enforce:e().literal("report").exactOptional().describe("The verdict does not fail the check; absent \
if it does."),enforce_until:e().string().exactOptional().describe("The last day (UTC) of that; after it, the verdict fai\
ls the check."),extends:e().object({repository:e().string(),commit:e().string(),path:e().string(),sha256:e().string()}).
exactOptional().describe("The policy of another repository that it extends."),combined_with:e().object({name:e().string(),
ref:e().string().optional(),digest:i().digestSchema}).optional().describe("The policy of another branch; the stricter va\
lue of each key applies.")}).nullable(),head_files:e().array(o().headFileSchema).exactOptional().describe("Only if anoth\
er commit than the head was audited: the files with a location that differ at the head, and which of their lines are the\
 same there."),isolation:p().isolationSchema,prepare:u().prepareSchema.optional().describe("What `prepare` did before th\
e second half of the audit; absent if it did not run."),blast_radius:r().changeBlastRadiusSchema.nullable(),genes:e().array(
k),capsules:e().array(T.extend({eligible:e().boolean().nullable().describe("Whether the Capsule is eligible for other ag\
ents; null for a removed one."),eligibility:c().eligibilitySchema.nullable().optional().describe("Whether an ineligible \
Capsule is `refuted` or only `unproven`."),reasons:e().array(e().object({rule:e().string(),message:e().string()})).describe(
"Why the Capsule is not eligible: the stable id of a rule, and its message.")})),events:e().array(T),shards:e().array(u().
judgedShardSchema).exactOptional().describe("The shard of this part, or the shards of a merged report. The verdict of on\
e part of several is never `pass` or `warn`."),findings:e().array(_),read:e().array(j).exactOptional().describe("What de\
cides what the checks mean and was changed here, for a person to read; absent if there is nothing."),agent_files:e().array(
s().agentFileSchema).exactOptional().describe("Commands that the change runs automatically, through files of agents and \
editors; absent if nothing changes."),fix:h().proposalSchema.exactOptional().describe("What `gene-gate fix --write` chan\
ges in the assets of the change."),approvals:e().array(l().approvalSchema).describe("Who approved the head of `approval_\
digest`, if the policy requires approval."),approval_digest:i().digestSchema.nullable().describe("Digest of everything t\
hat an approval is bound to: the files of the head, the name of the base branch, the Plans of the head, and the policy. \
Null if nothing requires approval."),plans_digest:i().digestSchema.nullable().describe("Digest of all commands that may \
run, with their environments and limits, without the files that they run."),validation_reports:e().array(S().validationReportSchema),
started_at:e().iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).describe("GateReport:\
 the result of the gate for one change")},61336:function(f,n,a){Object.defineProperty(n,"__esModule",{value:!0}),n.validationReportSchema=
void 0;function e(){const o=a(7723);return e=function(){return o},o}function s(){const o=a(79167);return s=function(){return o},
o}function i(){const o=a(54123);return i=function(){return o},o}function r(){const o=a(78641);return r=function(){return o},
o}const h=e().object({command:e().string(),ok:e().boolean(),stdout:e().string().describe("At most 4,000 characters, reda\
cted."),stderr:e().string().describe("At most 4,000 characters, redacted."),...i().outcomeSchema.pick({status:!0,exit_code:!0,
signal:!0,duration_ms:!0}).shape,proof:r().proofSchema.pick({outcome:!0,files:!0}).exactOptional().describe("Whether the\
 command fails without the change, as its own code reported it.")}),c=e().object({cmd:e().string(),ok:e().boolean(),duration_ms:e().
int().nonnegative(),err:e().string().optional()}),d=n.validationReportSchema=e().object({type:e().literal("ValidationRep\
ort"),schema_version:e().string(),id:e().string().regex(/^vr_\d+$/),gene_id:e().string(),gene_asset_id:e().string().nullable().
describe("Content hash of the gene that was validated."),policy_digest:s().digestSchema.describe("Digest of the policy t\
hat allowed the commands; the same as in the GateReport."),env_fingerprint:e().object({node_version:e().string(),platform:e().
string(),arch:e().string(),client:e().string(),client_version:e().string()}),env_fingerprint_key:e().string().regex(/^[0-9a-f]{16}$/),
commands:e().array(h),results:e().array(c),overall_ok:e().boolean(),duration_ms:e().int().nonnegative(),started_at:e().iso.
datetime(),finished_at:e().iso.datetime(),created_at:e().iso.datetime(),asset_id:s().digestSchema}).describe("Validation\
Report: the results of the validation commands of one gene")},27436:function(f,n){Object.defineProperty(n,"__esModule",{
value:!0}),n.GATE_REPORT_VERSION=void 0;const a=n.GATE_REPORT_VERSION="1.0.0"}};
