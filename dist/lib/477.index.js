"use strict";exports.id=477,exports.ids=[477],exports.modules={54078:function(u,n,a){Object.defineProperty(n,"__esModule",{value:!0}),
n.firstProblem=i;function e(){const s=a(7723);return e=function(){return s},s}function r(s){return s.map(c=>typeof c=="n\
umber"?`[${c}]`:`.${String(c)}`).join("").replace(/^\./,"")}function i(s){return s instanceof e().ZodError?`\`${r(s.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},60957:function(u,n,a){Object.defineProperty(
n,"__esModule",{value:!0}),n.agentFileSchema=void 0;function e(){const h=a(7723);return e=function(){return h},h}function r(){
const h=a(99462);return r=function(){return h},h}const i=e().enum(["new","changed","removed","script_changed"]),s=e().object(
{event:e().string().describe("When it runs."),command:e().string().describe("What stands in the file, without secrets."),
line:e().int().min(1),target:e().string().exactOptional().describe("What that is, as words."),scripts:e().array(e().string()).
exactOptional().describe("The files of the commit that run; absent if there are none."),state:i.exactOptional().describe(
"`script_changed`: only a file behind it. Absent in the audit of a single file."),change:e().enum(["widens","narrows","c\
hanges"]).exactOptional().describe("Of a setting, and of a hook that goes and could prevent something: what the change d\
oes to the trust in the agent. `changes` also stands for a key whose meaning is not known."),digest:e().string().describe(
"Of its content and of the scripts behind it, for `agent_files.rules` of the policy."),findings:e().array(r().findingIdSchema).
exactOptional().describe("The ids of its findings.")}),c=n.agentFileSchema=e().object({path:e().string(),format:e().string(),
tool:e().string().describe("Who reads the file."),approval:e().string().describe("Who is asked before something runs, as\
 a clause."),specification:e().url(),entries:e().array(s)})},79167:function(u,n,a){Object.defineProperty(n,"__esModule",
{value:!0}),n.geneDifferenceSchema=n.digestSchema=n.assetTypeSchema=n.assetChangeKindSchema=void 0;function e(){const o=a(
7723);return e=function(){return o},o}function r(){const o=a(39763);return r=function(){return o},o}const i=n.assetTypeSchema=
e().enum(r().ASSET_TYPES),s=n.digestSchema=e().string().regex(/^sha256:[0-9a-f]{64}$/),c=n.assetChangeKindSchema=e().enum(
["added","modified","removed","applied","unchanged"]),h=n.geneDifferenceSchema=e().object({kind:e().enum(["command_added",
"command_removed","constraint_loosened","constraint_tightened"]),field:e().string().describe("The field of the gene, suc\
h as `validation` or `constraints.max_files`."),base:e().string().nullable(),head:e().string().nullable()})},9819:function(u,n,a){
Object.defineProperty(n,"__esModule",{value:!0}),n.proposalSchema=n.judgedEditSchema=n.editSchema=void 0;function e(){const o=a(
7723);return e=function(){return o},o}function r(){const o=a(99462);return r=function(){return o},o}const i=e().array(e().
object({path:e().string(),text:e().string()})).exactOptional().describe("New files that the new commands run."),s=n.editSchema=
e().object({path:e().string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:e().
string().exactOptional().describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the i\
ndex of the value. It is an entry of `validation`, or an `asset_id`."),old:e().string(),new:e().array(e().string()).describe(
"What replaces it: in a list of commands, any number of strings, none of which is blocked, and an empty list removes it;\
 for an `asset_id`, one string."),files:i,fix:e().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),
c=n.judgedEditSchema=e().object({finding:r().findingIdSchema.describe("The id of the finding that the edit resolves."),path:e().
string().describe("The asset file."),pointer:e().string().describe("JSON Pointer (RFC 6901) of the string in the file as\
 it is; in JSONL, its first token is the index of the value."),old:e().string(),new:e().array(e().string()).describe("Th\
e strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:i,after:e().enum(["allow","warn"]).describe(
"The verdict about what replaces it, after all edits were applied to a copy.")}),h=n.proposalSchema=e().object({edits:e().
array(c),all:e().literal(!0).optional().describe("Set if the edits are also of assets that the change does not touch."),
patch:e().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},77299:function(u,n,a){
Object.defineProperty(n,"__esModule",{value:!0}),n.headFileSchema=void 0;function e(){const s=a(7723);return e=function(){
return s},s}const r=e().object({line:e().int().min(1).describe("The first of the lines at the audited commit."),head_line:e().
int().min(1).describe("The same line at the head."),lines:e().int().min(1).exactOptional().describe("How many; absent up\
 to the end of the file.")}),i=n.headFileSchema=e().object({path:e().string(),missing:e().literal(!0).exactOptional().describe(
"The head does not have the file."),same:e().array(r)})},36220:function(u,n,a){Object.defineProperty(n,"__esModule",{value:!0}),
n.mutantSchema=void 0;function e(){const c=a(7723);return e=function(){return c},c}const r=e().enum(["functions_fail","u\
nparsable","mixed"]).describe("How the files were broken: each function fails as its first step (`functions_fail`), the \
files begin with a text that no parser accepts (`unparsable`: they have no functions, or are of another language), or so\
me the one and some the other (`mixed`)."),i=e().object({outcome:e().enum(["killed","survived","not_run"]).describe("`ki\
lled`: the command noticed the defect and did not pass. `survived`: it passed."),operator:r.exactOptional(),files:e().array(
e().string()).describe("The broken files, sorted; a limited number."),duration_ms:e().int().nonnegative(),reason:e().string().
exactOptional().describe("Why it was not run.")}),s=n.mutantSchema=i.extend({total_files:e().int().positive().exactOptional().
describe("The number of broken files, if not all are listed."),existing:i.pick({files:!0,duration_ms:!0}).exactOptional().
describe("The command noticed only defects of new files: with only these broken, which exist at the base, it passed.")}).
describe("The result of the command on a copy of the commit in which the change is broken.")},5640:function(u,n,a){Object.
defineProperty(n,"__esModule",{value:!0}),n.gateReportSchema=void 0;function e(){const t=a(7723);return e=function(){return t},
t}function r(){const t=a(60957);return r=function(){return t},t}function i(){const t=a(79167);return i=function(){return t},
t}function s(){const t=a(27576);return s=function(){return t},t}function c(){const t=a(9819);return c=function(){return t},
t}function h(){const t=a(38942);return h=function(){return t},t}function o(){const t=a(99462);return o=function(){return t},
t}function d(){const t=a(77299);return d=function(){return t},t}function p(){const t=a(41095);return p=function(){return t},
t}function b(){const t=a(54441);return b=function(){return t},t}function v(){const t=a(36220);return v=function(){return t},
t}function y(){const t=a(54123);return y=function(){return t},t}function f(){const t=a(78374);return f=function(){return t},
t}function l(){const t=a(13970);return l=function(){return t},t}function S(){const t=a(61336);return S=function(){return t},
t}function O(){const t=a(27436);return O=function(){return t},t}const j=e().object({path:e().string(),why:e().string().describe(
"What it decides, as a clause."),new:e().boolean().describe("Whether the change adds it."),bytes:e().int().nonnegative().
exactOptional().describe("Its size; absent if it was deleted.")}),m=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
_=e().object({id:o().findingIdSchema.optional().describe("Identity of the finding: the same in every run, even if its po\
sition changes. Equal findings are numbered: the second ends with `:2`."),cause:e().string().regex(/^[0-9a-f]{64}$/).optional().
describe("The same for findings that are resolved together: those that differ only in their asset, command and path, and\
 those of several rules about one problem."),rule:e().string(),severity:o().severitySchema,harm:o().harmSchema.optional().
describe("What is behind it: `danger` (it runs code from elsewhere, destroys, reads secrets, or weakens what protects), \
`broken` (something fails or cannot be read), or `bookkeeping`. Findings are in this order; notices and ignored ones are\
 behind the others."),layer:e().union([e().string(),e().int()]).optional(),message:e().string(),remedy:e().string(),location:o().
locationSchema.exactOptional(),span:o().spanSchema.exactOptional().describe("UTF-16 offsets in the command of the findin\
g; the end is exclusive."),subject:o().subjectSchema.exactOptional(),edit:c().editSchema.exactOptional().describe("What \
to write instead; the gate accepts it, and `remedy` is its text."),danger:e().string().exactOptional().describe("What is\
 dangerous about the command, as a clause: only a person resolves the finding."),level:b().appliedLevelSchema.exactOptional().
describe("Why the severity is not the one of the rule: a level that the policy sets."),before:e().literal(!0).exactOptional().
describe("The base has the same finding, and the change does not touch its subject."),seed:e().literal(!0).exactOptional().
describe("It is about an unchanged seed of the engine: shown as one notice (`engine-seeds`)."),suppressed:o().suppressionSchema.
exactOptional().describe("Ignored by the policy until that day: shown, but does not affect the verdict.")}),g=e().array(
o().findingIdSchema).exactOptional().describe("The ids of its findings; absent if there are none."),R=e().object({directory:e().
string().describe("The directory of the package; empty for the root."),event:e().string().describe("The name of the scri\
pt, as in `npm_lifecycle_event`."),text:e().string().describe("The script with the quoted words of the command."),shell:e().
boolean().describe("Whether a shell runs the text; otherwise it starts one program.")}),k=e().object({command:e().string(),
verdict:l().commandVerdictSchema,risk:l().riskSchema.optional(),confirmation:l().confirmationSchema.optional(),words:e().
array(e().object({text:e().string(),...o().spanSchema.shape})).optional().describe("The argv, each word with its UTF-16 \
offsets in the command; the end is exclusive."),scripts:e().array(R).optional().describe("The scripts that the gate runs\
 in place of npm, in their order."),profiles:e().record(e().string(),l().commandVerdictSchema),validators:e().record(e().
string(),l().commandVerdictSchema).exactOptional().describe("The verdicts of the hub\u2019s validators, by version of the ref\
erence engine."),location:o().locationSchema.exactOptional(),plan_digest:i().digestSchema.optional(),findings:g,outcome:y().
outcomeSchema.exactOptional(),mutant:v().mutantSchema.exactOptional()}),w=e().object({accepted:e().boolean(),reason:e().
string().optional(),remark:e().string().optional()}),T=i().digestSchema.optional().describe("The `asset_id` of the conte\
nt at the head, or at the base if it was removed."),W=e().object({id:e().string(),asset_id:T,path:e().string(),line:e().
int().min(1),store:e().object({path:e().string().describe("The directory of the asset file."),root:e().string().describe(
"The directory in which the commands run; `.` is git\u2019s root.")}).exactOptional(),change:i().assetChangeKindSchema,verdict:l().
verdictSchema,summary:e().string().describe("The reason for the verdict in one line, in the protocol\u2019s words where they \
exist."),profiles:e().record(e().string(),w).describe("Whether each profile accepts the gene, with the first reason if n\
ot, or a remark if so."),validators:e().record(e().string(),w).exactOptional().describe("Whether the hub\u2019s validators ac\
cept the gene, by version of the reference engine: `1.94`, and `newer` ones."),blast_radius:s().geneBlastRadiusSchema,commands:e().
array(k),findings:g.describe("The ids of the findings about the gene itself; absent if there are none. Each command has \
its own."),differences:e().array(i().geneDifferenceSchema).exactOptional().describe("The differences to the same gene at\
 the base."),validation_report_id:e().string().nullable()}),x=e().object({type:i().assetTypeSchema,id:e().string(),asset_id:T,
path:e().string(),line:e().int().min(1),change:i().assetChangeKindSchema,findings:g}),E=n.gateReportSchema=e().object({type:e().
literal("GateReport"),schema_version:e().literal(O().GATE_REPORT_VERSION),tool:e().object({name:e().literal("gene-gate"),
version:e().string()}),verdict:l().verdictSchema,next_actor:l().nextActorSchema.describe("Who acts next: `done` (no one;\
 the change can be merged), `agent` (who wrote the change), `human` (a person who decides, for example about an approval\
) or `undecided` (the gate could not decide)."),error:e().object({code:e().string(),message:e().string(),hint:e().string()}).
optional(),event:e().object({name:f().eventNameSchema.nullable(),pull_request:e().int().positive().optional(),fork:e().boolean().
optional()}),base_sha:m.nullable(),head_sha:m.nullable(),audited_sha:m.nullable(),policy:e().object({source:e().enum(["d\
efault","base","file"]),path:e().string().optional(),ref:e().string().optional(),digest:i().digestSchema,profile:e().string(),
fail_on:e().enum(["error","warning"]).exactOptional().describe("The least severity of a finding that fails the gate."),enforce:e().
literal("report").exactOptional().describe("The verdict does not fail the check; absent if it does."),enforce_until:e().
string().exactOptional().describe("The last day (UTC) of that; after it, the verdict fails the check."),extends:e().object(
{repository:e().string(),commit:e().string(),path:e().string(),sha256:e().string()}).exactOptional().describe("The polic\
y of another repository that it extends."),combined_with:e().object({name:e().string(),ref:e().string().optional(),digest:i().
digestSchema}).optional().describe("The policy of another branch; the stricter value of each key applies.")}).nullable(),
head_files:e().array(d().headFileSchema).exactOptional().describe("Only if another commit than the head was audited: the\
 files with a location that differ at the head, and which of their lines are the same there."),isolation:p().isolationSchema,
prepare:f().prepareSchema.optional().describe("What `prepare` did before the second half of the audit; absent if it did \
not run."),blast_radius:s().changeBlastRadiusSchema.nullable(),genes:e().array(W),capsules:e().array(x.extend({eligible:e().
boolean().nullable().describe("Whether the Capsule is eligible for other agents; null for a removed one."),eligibility:h().
eligibilitySchema.nullable().optional().describe("Whether an ineligible Capsule is `refuted` or only `unproven`."),reasons:e().
array(e().object({rule:e().string(),message:e().string()})).describe("Why the Capsule is not eligible: the stable id of \
a rule, and its message.")})),events:e().array(x),shards:e().array(f().judgedShardSchema).exactOptional().describe("The \
shard of this part, or the shards of a merged report. The verdict of one part of several is never `pass` or `warn`."),findings:e().
array(_),read:e().array(j).exactOptional().describe("What decides what the checks mean and was changed here, for a perso\
n to read; absent if there is nothing."),agent_files:e().array(r().agentFileSchema).exactOptional().describe("Commands t\
hat the change runs automatically, through files of agents and editors; absent if nothing changes."),fix:c().proposalSchema.
exactOptional().describe("What `gene-gate fix --write` changes in the assets of the change."),approvals:e().array(l().approvalSchema).
describe("Who approved the head of `approval_digest`, if the policy requires approval."),approval_digest:i().digestSchema.
nullable().describe("Digest of everything that an approval is bound to: the files of the head, the name of the base bran\
ch, the Plans of the head, and the policy. Null if nothing requires approval."),plans_digest:i().digestSchema.nullable().
describe("Digest of all commands that may run, with their environments and limits, without the files that they run."),validation_reports:e().
array(S().validationReportSchema),started_at:e().iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).
describe("GateReport: the result of the gate for one change")},61336:function(u,n,a){Object.defineProperty(n,"__esModule",
{value:!0}),n.validationReportSchema=void 0;function e(){const d=a(7723);return e=function(){return d},d}function r(){const d=a(
79167);return r=function(){return d},d}function i(){const d=a(36220);return i=function(){return d},d}function s(){const d=a(
54123);return s=function(){return d},d}const c=e().object({command:e().string(),ok:e().boolean(),stdout:e().string().describe(
"At most 4,000 characters, redacted."),stderr:e().string().describe("At most 4,000 characters, redacted."),...s().outcomeSchema.
pick({status:!0,exit_code:!0,signal:!0,duration_ms:!0}).shape,mutant:i().mutantSchema.pick({outcome:!0,operator:!0,files:!0}).
exactOptional().describe("The result of the command with the change broken, as its own code reported it.")}),h=e().object(
{cmd:e().string(),ok:e().boolean(),duration_ms:e().int().nonnegative(),err:e().string().optional()}),o=n.validationReportSchema=
e().object({type:e().literal("ValidationReport"),schema_version:e().string(),id:e().string().regex(/^vr_\d+$/),gene_id:e().
string(),gene_asset_id:e().string().nullable().describe("Content hash of the gene that was validated."),policy_digest:r().
digestSchema.describe("Digest of the policy that allowed the commands; the same as in the GateReport."),env_fingerprint:e().
object({node_version:e().string(),platform:e().string(),arch:e().string(),client:e().string(),client_version:e().string()}),
env_fingerprint_key:e().string().regex(/^[0-9a-f]{16}$/),commands:e().array(c),results:e().array(h),overall_ok:e().boolean(),
duration_ms:e().int().nonnegative(),started_at:e().iso.datetime(),finished_at:e().iso.datetime(),created_at:e().iso.datetime(),
asset_id:r().digestSchema}).describe("ValidationReport: the results of the validation commands of one gene")},27436:function(u,n){
Object.defineProperty(n,"__esModule",{value:!0}),n.GATE_REPORT_VERSION=void 0;const a=n.GATE_REPORT_VERSION="1.0.0"}};
