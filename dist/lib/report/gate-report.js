"use strict";module.exports={"report/gate-report"(m,t,g,L){let f;const e=()=>f??=t("zod");let b;const a=()=>b??=t("model/asset");let _;
const r=()=>_??=t("model/blast-radius");let u;const c=()=>u??=t("model/edit");let v;const y=()=>v??=t("model/evidence");
let S;const i=()=>S??=t("model/finding");let x;const w=()=>x??=t("model/head-lines");let T;const O=()=>T??=t("model/isol\
ation");let j;const W=()=>j??=t("model/level");let R;const k=()=>R??=t("model/outcome");let I;const C=()=>I??=t("model/p\
repare");let E;const V=()=>E??=t("model/replay");let z;const l=()=>z??=t("model/run");let D;const o=()=>D??=t("model/ver\
dict");let F;const G=()=>F??=t("report/validation-report");let N;const A=()=>N??=t("report/version");g(m,{gateReportSchema:()=>$});
const n=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),B=e().object({id:i().findingIdSchema.optional().describe("Id\
entity of the finding: the same in every run, even if its position changes. Equal findings are numbered: the second ends\
 with `:2`."),cause:e().string().regex(/^[0-9a-f]{64}$/).optional().describe("The same for findings that differ only in \
their asset, command and path."),rule:e().string(),severity:i().severitySchema,layer:e().union([e().string(),e().int()]).
optional(),message:e().string(),remedy:e().string(),location:i().locationSchema.exactOptional(),span:i().spanSchema.exactOptional().
describe("UTF-16 offsets in the command of the finding; the end is exclusive."),subject:i().subjectSchema.exactOptional(),
edit:c().editSchema.exactOptional().describe("What to write instead; the gate accepts it, and `remedy` is its text."),level:W().
appliedLevelSchema.exactOptional().describe("Why the severity is not the one of the rule: a level that the policy sets."),
before:e().literal(!0).exactOptional().describe("The base has the same finding, and the change does not touch its subjec\
t."),suppressed:i().suppressionSchema.exactOptional().describe("Ignored by the policy until that day: shown, but does no\
t affect the verdict.")}),s=e().array(i().findingIdSchema).exactOptional().describe("The ids of its findings; absent if \
there are none."),K=e().object({directory:e().string().describe("The directory of the package; empty for the root."),event:e().
string().describe("The name of the script, as in `npm_lifecycle_event`."),text:e().string().describe("The script with th\
e quoted words of the command."),shell:e().boolean().describe("Whether a shell runs the text; otherwise it starts one pr\
ogram.")}),P=e().object({command:e().string(),verdict:o().commandVerdictSchema,risk:o().riskSchema.optional(),confirmation:o().
confirmationSchema.optional(),words:e().array(e().object({text:e().string(),...i().spanSchema.shape})).optional().describe(
"The argv, each word with its UTF-16 offsets in the command; the end is exclusive."),scripts:e().array(K).optional().describe(
"The scripts that the gate runs in place of npm, in their order."),profiles:e().record(e().string(),o().commandVerdictSchema),
validators:e().record(e().string(),o().commandVerdictSchema).exactOptional().describe("The verdicts of the hub\u2019s validat\
ors, by version of the reference engine."),location:i().locationSchema.exactOptional(),plan_digest:a().digestSchema.optional(),
findings:s,outcome:k().outcomeSchema.exactOptional()}),h=e().object({accepted:e().boolean(),reason:e().string().optional(),
remark:e().string().optional()}),d=a().digestSchema.optional().describe("The `asset_id` of the content at the head, or a\
t the base if it was removed."),U=e().object({id:e().string(),asset_id:d,path:e().string(),line:e().int().min(1),change:a().
assetChangeKindSchema,verdict:o().verdictSchema,summary:e().string().describe("The reason for the verdict in one line, i\
n the protocol\u2019s words where they exist."),profiles:e().record(e().string(),h).describe("Whether each profile accep\
ts the gene, with the first reason if not, or a remark if so."),validators:e().record(e().string(),h).exactOptional().describe(
"Whether the hub\u2019s validators accept the gene, by version of the reference engine: `1.94`, and `newer` ones."),blast_radius:r().
geneBlastRadiusSchema,commands:e().array(P),findings:s.describe("The ids of the findings about the gene itself; absent i\
f there are none. Each command has its own."),differences:e().array(a().geneDifferenceSchema).exactOptional().describe("\
The differences to the same gene at the base."),validation_report_id:e().string().nullable()}),p=e().object({type:a().assetTypeSchema,
id:e().string(),asset_id:d,path:e().string(),line:e().int().min(1),change:a().assetChangeKindSchema,findings:s}),$=e().object(
{type:e().literal("GateReport"),schema_version:e().literal(A().GATE_REPORT_VERSION),tool:e().object({name:e().literal("g\
ene-gate"),version:e().string()}),verdict:o().verdictSchema,next_actor:o().nextActorSchema.describe("Who acts next: `don\
e` (no one; the change can be merged), `agent` (who wrote the change), `human` (a person who decides, for example about \
an approval) or `undecided` (the gate could not decide)."),error:e().object({code:e().string(),message:e().string(),hint:e().
string()}).optional(),event:e().object({name:l().eventNameSchema.nullable(),pull_request:e().int().positive().optional(),
fork:e().boolean().optional()}),base_sha:n.nullable(),head_sha:n.nullable(),audited_sha:n.nullable(),policy:e().object({
source:e().enum(["default","base","file"]),path:e().string().optional(),ref:e().string().optional(),digest:a().digestSchema,
profile:e().string(),fail_on:e().enum(["error","warning"]).exactOptional().describe("The least severity of a finding tha\
t fails the gate."),enforce:e().literal("report").exactOptional().describe("The verdict does not fail the check; absent \
if it does."),extends:e().object({repository:e().string(),commit:e().string(),path:e().string(),sha256:e().string()}).exactOptional().
describe("The policy of another repository that it extends."),combined_with:e().object({name:e().string(),ref:e().string().
optional(),digest:a().digestSchema}).optional().describe("The policy of another branch; the stricter value of each key a\
pplies.")}).nullable(),head_files:e().array(w().headFileSchema).exactOptional().describe("Only if another commit than th\
e head was audited: the files with a location that differ at the head, and which of their lines are the same there."),isolation:O().
isolationSchema,prepare:C().prepareSchema.optional().describe("What `prepare` did before the second half of the audit; a\
bsent if it did not run."),blast_radius:r().changeBlastRadiusSchema.nullable(),genes:e().array(U),capsules:e().array(p.extend(
{eligible:e().boolean().nullable().describe("Whether the Capsule is eligible for other agents; null for a removed one."),
eligibility:y().eligibilitySchema.nullable().optional().describe("Whether an ineligible Capsule is `refuted` or only `un\
proven`."),reasons:e().array(e().object({rule:e().string(),message:e().string()})).describe("Why the Capsule is not elig\
ible: the stable id of a rule, and its message.")})),events:e().array(p),selection:V().replaySchema.exactOptional().describe(
"The replay of the signals of past events with the genes of both sides; absent if the change leaves the signals of every\
 gene unchanged, or if the base has no past events."),shards:e().array(l().judgedShardSchema).exactOptional().describe("\
The shard of this part, or the shards of a merged report. The verdict of one part of several is never `pass` or `warn`."),
findings:e().array(B),fix:c().proposalSchema.exactOptional().describe("What `gene-gate fix --write` changes in the asset\
s of the change."),approvals:e().array(o().approvalSchema).describe("Who approved the head of `approval_digest`, if the \
policy requires approval."),approval_digest:a().digestSchema.nullable().describe("Digest of everything that an approval \
is bound to: the files of the head, the name of the base branch, the Plans of the head, and the policy. Null if nothing \
requires approval."),plans_digest:a().digestSchema.nullable().describe("Digest of all commands that may run, with their \
environments and limits, without the files that they run."),validation_reports:e().array(G().validationReportSchema),started_at:e().
iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).describe("GateReport: the result of \
the gate for one change")}};
