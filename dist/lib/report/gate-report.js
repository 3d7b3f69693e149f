"use strict";module.exports={"report/gate-report"(m,t,g,H){let f;const e=()=>f??=t("zod");let b;const i=()=>b??=t("model/asset");let u;
const r=()=>u??=t("model/blast-radius");let v;const c=()=>v??=t("model/edit");let _;const y=()=>_??=t("model/evidence");
let S;const a=()=>S??=t("model/finding");let x;const T=()=>x??=t("model/head-lines");let w;const O=()=>w??=t("model/isol\
ation");let j;const W=()=>j??=t("model/level");let R;const k=()=>R??=t("model/outcome");let I;const C=()=>I??=t("model/p\
repare");let E;const V=()=>E??=t("model/replay");let z;const h=()=>z??=t("model/run");let D;const o=()=>D??=t("model/ver\
dict");let F;const G=()=>F??=t("report/validation-report");let N;const A=()=>N??=t("report/version");g(m,{gateReportSchema:()=>L});
const n=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),B=e().object({id:a().findingIdSchema.optional().describe("Id\
entity of the finding: the same in every run, even if its position changes. Equal findings are numbered: the second ends\
 with `:2`."),cause:e().string().regex(/^[0-9a-f]{64}$/).optional().describe("The same for findings that are resolved to\
gether: those that differ only in their asset, command and path, and those of several rules about one problem."),rule:e().
string(),severity:a().severitySchema,layer:e().union([e().string(),e().int()]).optional(),message:e().string(),remedy:e().
string(),location:a().locationSchema.exactOptional(),span:a().spanSchema.exactOptional().describe("UTF-16 offsets in the\
 command of the finding; the end is exclusive."),subject:a().subjectSchema.exactOptional(),edit:c().editSchema.exactOptional().
describe("What to write instead; the gate accepts it, and `remedy` is its text."),level:W().appliedLevelSchema.exactOptional().
describe("Why the severity is not the one of the rule: a level that the policy sets."),before:e().literal(!0).exactOptional().
describe("The base has the same finding, and the change does not touch its subject."),suppressed:a().suppressionSchema.exactOptional().
describe("Ignored by the policy until that day: shown, but does not affect the verdict.")}),K=e().object({id:e().string().
optional().describe("The `cause` of its findings."),severity:a().severitySchema.describe("The gravest of its findings."),
rules:e().array(e().string()).describe("The rules of its findings."),findings:e().int().positive().describe("The number \
of its findings."),assets:e().int().nonnegative().describe("The number of assets that its findings are about."),message:e().
string().describe("The message of its first finding.")}),s=e().array(a().findingIdSchema).exactOptional().describe("The \
ids of its findings; absent if there are none."),P=e().object({directory:e().string().describe("The directory of the pac\
kage; empty for the root."),event:e().string().describe("The name of the script, as in `npm_lifecycle_event`."),text:e().
string().describe("The script with the quoted words of the command."),shell:e().boolean().describe("Whether a shell runs\
 the text; otherwise it starts one program.")}),U=e().object({command:e().string(),verdict:o().commandVerdictSchema,risk:o().
riskSchema.optional(),confirmation:o().confirmationSchema.optional(),words:e().array(e().object({text:e().string(),...a().
spanSchema.shape})).optional().describe("The argv, each word with its UTF-16 offsets in the command; the end is exclusiv\
e."),scripts:e().array(P).optional().describe("The scripts that the gate runs in place of npm, in their order."),profiles:e().
record(e().string(),o().commandVerdictSchema),validators:e().record(e().string(),o().commandVerdictSchema).exactOptional().
describe("The verdicts of the hub\u2019s validators, by version of the reference engine."),location:a().locationSchema.exactOptional(),
plan_digest:i().digestSchema.optional(),findings:s,outcome:k().outcomeSchema.exactOptional()}),d=e().object({accepted:e().
boolean(),reason:e().string().optional(),remark:e().string().optional()}),l=i().digestSchema.optional().describe("The `a\
sset_id` of the content at the head, or at the base if it was removed."),$=e().object({id:e().string(),asset_id:l,path:e().
string(),line:e().int().min(1),change:i().assetChangeKindSchema,verdict:o().verdictSchema,summary:e().string().describe(
"The reason for the verdict in one line, in the protocol\u2019s words where they exist."),profiles:e().record(e().string(),
d).describe("Whether each profile accepts the gene, with the first reason if not, or a remark if so."),validators:e().record(
e().string(),d).exactOptional().describe("Whether the hub\u2019s validators accept the gene, by version of the reference engi\
ne: `1.94`, and `newer` ones."),blast_radius:r().geneBlastRadiusSchema,commands:e().array(U),findings:s.describe("The id\
s of the findings about the gene itself; absent if there are none. Each command has its own."),differences:e().array(i().
geneDifferenceSchema).exactOptional().describe("The differences to the same gene at the base."),validation_report_id:e().
string().nullable()}),p=e().object({type:i().assetTypeSchema,id:e().string(),asset_id:l,path:e().string(),line:e().int().
min(1),change:i().assetChangeKindSchema,findings:s}),L=e().object({type:e().literal("GateReport"),schema_version:e().literal(
A().GATE_REPORT_VERSION),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),verdict:o().verdictSchema,
next_actor:o().nextActorSchema.describe("Who acts next: `done` (no one; the change can be merged), `agent` (who wrote th\
e change), `human` (a person who decides, for example about an approval) or `undecided` (the gate could not decide)."),error:e().
object({code:e().string(),message:e().string(),hint:e().string()}).optional(),event:e().object({name:h().eventNameSchema.
nullable(),pull_request:e().int().positive().optional(),fork:e().boolean().optional()}),base_sha:n.nullable(),head_sha:n.
nullable(),audited_sha:n.nullable(),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),
ref:e().string().optional(),digest:i().digestSchema,profile:e().string(),fail_on:e().enum(["error","warning"]).exactOptional().
describe("The least severity of a finding that fails the gate."),enforce:e().literal("report").exactOptional().describe(
"The verdict does not fail the check; absent if it does."),extends:e().object({repository:e().string(),commit:e().string(),
path:e().string(),sha256:e().string()}).exactOptional().describe("The policy of another repository that it extends."),combined_with:e().
object({name:e().string(),ref:e().string().optional(),digest:i().digestSchema}).optional().describe("The policy of anoth\
er branch; the stricter value of each key applies.")}).nullable(),head_files:e().array(T().headFileSchema).exactOptional().
describe("Only if another commit than the head was audited: the files with a location that differ at the head, and which\
 of their lines are the same there."),isolation:O().isolationSchema,prepare:C().prepareSchema.optional().describe("What \
`prepare` did before the second half of the audit; absent if it did not run."),blast_radius:r().changeBlastRadiusSchema.
nullable(),genes:e().array($),capsules:e().array(p.extend({eligible:e().boolean().nullable().describe("Whether the Capsu\
le is eligible for other agents; null for a removed one."),eligibility:y().eligibilitySchema.nullable().optional().describe(
"Whether an ineligible Capsule is `refuted` or only `unproven`."),reasons:e().array(e().object({rule:e().string(),message:e().
string()})).describe("Why the Capsule is not eligible: the stable id of a rule, and its message.")})),events:e().array(p),
selection:V().replaySchema.exactOptional().describe("The replay of the signals of past events with the genes of both sid\
es; absent if the change leaves the signals of every gene unchanged, or if the base has no past events."),shards:e().array(
h().judgedShardSchema).exactOptional().describe("The shard of this part, or the shards of a merged report. The verdict o\
f one part of several is never `pass` or `warn`."),causes:e().array(K).exactOptional().describe("What is behind the erro\
rs and warnings, the gravest first: findings that are resolved together. Ignored findings and notices have no part in it\
."),findings:e().array(B),fix:c().proposalSchema.exactOptional().describe("What `gene-gate fix --write` changes in the a\
ssets of the change."),approvals:e().array(o().approvalSchema).describe("Who approved the head of `approval_digest`, if \
the policy requires approval."),approval_digest:i().digestSchema.nullable().describe("Digest of everything that an appro\
val is bound to: the files of the head, the name of the base branch, the Plans of the head, and the policy. Null if noth\
ing requires approval."),plans_digest:i().digestSchema.nullable().describe("Digest of all commands that may run, with th\
eir environments and limits, without the files that they run."),validation_reports:e().array(G().validationReportSchema),
started_at:e().iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).describe("GateReport:\
 the result of the gate for one change")}};
