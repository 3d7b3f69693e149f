"use strict";exports.id=534,exports.ids=[534],exports.modules={54078:((p,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.dotPath=
i;function i(e){return e.map(o=>typeof o=="number"?`[${o}]`:`.${String(o)}`).join("").replace(/^\./,"")}}),79167:((p,t,i)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.geneDifferenceSchema=t.digestSchema=t.assetTypeSchema=t.assetChangeKindSchema=
void 0;function e(){const r=i(7723);return e=function(){return r},r}function o(){const r=i(39763);return o=function(){return r},
r}const d=t.assetTypeSchema=e().enum(o().ASSET_TYPES),u=t.digestSchema=e().string().regex(/^sha256:[0-9a-f]{64}$/),m=t.assetChangeKindSchema=
e().enum(["added","modified","removed","applied","unchanged"]),s=t.geneDifferenceSchema=e().object({kind:e().enum(["comm\
and_added","command_removed","constraint_loosened","constraint_tightened"]),field:e().string().describe("The field of th\
e gene, such as `validation` or `constraints.max_files`."),base:e().string().nullable(),head:e().string().nullable()})}),
9819:((p,t,i)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.proposalSchema=t.judgedEditSchema=t.editSchema=void 0;
function e(){const r=i(7723);return e=function(){return r},r}function o(){const r=i(99462);return o=function(){return r},
r}const d=e().array(e().object({path:e().string(),text:e().string()})).exactOptional().describe("New files that the new \
commands run."),u=t.editSchema=e().object({path:e().string().exactOptional().describe("The asset file; absent for a comm\
and that is in no file."),pointer:e().string().exactOptional().describe("JSON Pointer (RFC 6901) of the string in the fi\
le; in JSONL, its first token is the index of the value. It is an entry of `validation`, or an `asset_id`."),old:e().string(),
new:e().array(e().string()).describe("What replaces it: in a list of commands, any number of strings, none of which is b\
locked, and an empty list removes it; for an `asset_id`, one string."),files:d,fix:e().boolean().describe("Whether `gene\
-gate fix --write` makes this edit.")}),m=t.judgedEditSchema=e().object({finding:o().findingIdSchema.describe("The id of\
 the finding that the edit resolves."),path:e().string().describe("The asset file."),pointer:e().string().describe("JSON\
 Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the value."),old:e().string(),
new:e().array(e().string()).describe("The strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:d,
after:e().enum(["allow","warn"]).describe("The verdict about what replaces it, after all edits were applied to a copy.")}),
s=t.proposalSchema=e().object({edits:e().array(m),patch:e().string().nullable().describe("A unified diff of the edits; n\
ull if it has too many lines.")})}),77299:((p,t,i)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.headFileSchema=void 0;
function e(){const u=i(7723);return e=function(){return u},u}const o=e().object({line:e().int().min(1).describe("The fir\
st of the lines at the audited commit."),head_line:e().int().min(1).describe("The same line at the head."),lines:e().int().
min(1).exactOptional().describe("How many; absent up to the end of the file.")}),d=t.headFileSchema=e().object({path:e().
string(),missing:e().literal(!0).exactOptional().describe("The head does not have the file."),same:e().array(o)})}),5640:((p,t,i)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.gateReportSchema=void 0;function e(){const n=i(7723);return e=function(){
return n},n}function o(){const n=i(79167);return o=function(){return n},n}function d(){const n=i(27576);return d=function(){
return n},n}function u(){const n=i(9819);return u=function(){return n},n}function m(){const n=i(38942);return m=function(){
return n},n}function s(){const n=i(99462);return s=function(){return n},n}function r(){const n=i(77299);return r=function(){
return n},n}function y(){const n=i(41095);return y=function(){return n},n}function v(){const n=i(54441);return v=function(){
return n},n}function T(){const n=i(54123);return T=function(){return n},n}function b(){const n=i(78374);return b=function(){
return n},n}function f(){const n=i(13970);return f=function(){return n},n}function O(){const n=i(61336);return O=function(){
return n},n}function R(){const n=i(27436);return R=function(){return n},n}const S=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
_=e().object({id:s().findingIdSchema.optional().describe("Identity of the finding: the same in every run, even if its po\
sition changes. Equal findings are numbered: the second ends with `:2`."),cause:e().string().regex(/^[0-9a-f]{64}$/).optional().
describe("The same for findings that are resolved together: those that differ only in their asset, command and path, and\
 those of several rules about one problem."),rule:e().string(),severity:s().severitySchema,layer:e().union([e().string(),
e().int()]).optional(),message:e().string(),remedy:e().string(),location:s().locationSchema.exactOptional(),span:s().spanSchema.
exactOptional().describe("UTF-16 offsets in the command of the finding; the end is exclusive."),subject:s().subjectSchema.
exactOptional(),edit:u().editSchema.exactOptional().describe("What to write instead; the gate accepts it, and `remedy` i\
s its text."),level:v().appliedLevelSchema.exactOptional().describe("Why the severity is not the one of the rule: a leve\
l that the policy sets."),before:e().literal(!0).exactOptional().describe("The base has the same finding, and the change\
 does not touch its subject."),suppressed:s().suppressionSchema.exactOptional().describe("Ignored by the policy until th\
at day: shown, but does not affect the verdict.")}),a=e().object({id:e().string().optional().describe("The `cause` of it\
s findings."),severity:s().severitySchema.describe("The gravest of its findings."),rules:e().array(e().string()).describe(
"The rules of its findings."),findings:e().int().positive().describe("The number of its findings."),assets:e().int().nonnegative().
describe("The number of assets that its findings are about."),message:e().string().describe("The message of its first fi\
nding.")}),c=e().array(s().findingIdSchema).exactOptional().describe("The ids of its findings; absent if there are none."),
l=e().object({directory:e().string().describe("The directory of the package; empty for the root."),event:e().string().describe(
"The name of the script, as in `npm_lifecycle_event`."),text:e().string().describe("The script with the quoted words of \
the command."),shell:e().boolean().describe("Whether a shell runs the text; otherwise it starts one program.")}),h=e().object(
{command:e().string(),verdict:f().commandVerdictSchema,risk:f().riskSchema.optional(),confirmation:f().confirmationSchema.
optional(),words:e().array(e().object({text:e().string(),...s().spanSchema.shape})).optional().describe("The argv, each \
word with its UTF-16 offsets in the command; the end is exclusive."),scripts:e().array(l).optional().describe("The scrip\
ts that the gate runs in place of npm, in their order."),profiles:e().record(e().string(),f().commandVerdictSchema),validators:e().
record(e().string(),f().commandVerdictSchema).exactOptional().describe("The verdicts of the hub\u2019s validators, by version\
 of the reference engine."),location:s().locationSchema.exactOptional(),plan_digest:o().digestSchema.optional(),findings:c,
outcome:T().outcomeSchema.exactOptional()}),g=e().object({accepted:e().boolean(),reason:e().string().optional(),remark:e().
string().optional()}),j=o().digestSchema.optional().describe("The `asset_id` of the content at the head, or at the base \
if it was removed."),w=e().object({id:e().string(),asset_id:j,path:e().string(),line:e().int().min(1),change:o().assetChangeKindSchema,
verdict:f().verdictSchema,summary:e().string().describe("The reason for the verdict in one line, in the protocol\u2019s words\
 where they exist."),profiles:e().record(e().string(),g).describe("Whether each profile accepts the gene, with the first\
 reason if not, or a remark if so."),validators:e().record(e().string(),g).exactOptional().describe("Whether the hub\u2019s v\
alidators accept the gene, by version of the reference engine: `1.94`, and `newer` ones."),blast_radius:d().geneBlastRadiusSchema,
commands:e().array(h),findings:c.describe("The ids of the findings about the gene itself; absent if there are none. Each\
 command has its own."),differences:e().array(o().geneDifferenceSchema).exactOptional().describe("The differences to the\
 same gene at the base."),validation_report_id:e().string().nullable()}),E=e().object({type:o().assetTypeSchema,id:e().string(),
asset_id:j,path:e().string(),line:e().int().min(1),change:o().assetChangeKindSchema,findings:c}),P=t.gateReportSchema=e().
object({type:e().literal("GateReport"),schema_version:e().literal(R().GATE_REPORT_VERSION),tool:e().object({name:e().literal(
"gene-gate"),version:e().string()}),verdict:f().verdictSchema,next_actor:f().nextActorSchema.describe("Who acts next: `d\
one` (no one; the change can be merged), `agent` (who wrote the change), `human` (a person who decides, for example abou\
t an approval) or `undecided` (the gate could not decide)."),error:e().object({code:e().string(),message:e().string(),hint:e().
string()}).optional(),event:e().object({name:b().eventNameSchema.nullable(),pull_request:e().int().positive().optional(),
fork:e().boolean().optional()}),base_sha:S.nullable(),head_sha:S.nullable(),audited_sha:S.nullable(),policy:e().object({
source:e().enum(["default","base","file"]),path:e().string().optional(),ref:e().string().optional(),digest:o().digestSchema,
profile:e().string(),fail_on:e().enum(["error","warning"]).exactOptional().describe("The least severity of a finding tha\
t fails the gate."),enforce:e().literal("report").exactOptional().describe("The verdict does not fail the check; absent \
if it does."),extends:e().object({repository:e().string(),commit:e().string(),path:e().string(),sha256:e().string()}).exactOptional().
describe("The policy of another repository that it extends."),combined_with:e().object({name:e().string(),ref:e().string().
optional(),digest:o().digestSchema}).optional().describe("The policy of another branch; the stricter value of each key a\
pplies.")}).nullable(),head_files:e().array(r().headFileSchema).exactOptional().describe("Only if another commit than th\
e head was audited: the files with a location that differ at the head, and which of their lines are the same there."),isolation:y().
isolationSchema,prepare:b().prepareSchema.optional().describe("What `prepare` did before the second half of the audit; a\
bsent if it did not run."),blast_radius:d().changeBlastRadiusSchema.nullable(),genes:e().array(w),capsules:e().array(E.extend(
{eligible:e().boolean().nullable().describe("Whether the Capsule is eligible for other agents; null for a removed one."),
eligibility:m().eligibilitySchema.nullable().optional().describe("Whether an ineligible Capsule is `refuted` or only `un\
proven`."),reasons:e().array(e().object({rule:e().string(),message:e().string()})).describe("Why the Capsule is not elig\
ible: the stable id of a rule, and its message.")})),events:e().array(E),shards:e().array(b().judgedShardSchema).exactOptional().
describe("The shard of this part, or the shards of a merged report. The verdict of one part of several is never `pass` o\
r `warn`."),causes:e().array(a).exactOptional().describe("What is behind the errors and warnings, the gravest first: fin\
dings that are resolved together. Ignored findings and notices have no part in it."),findings:e().array(_),fix:u().proposalSchema.
exactOptional().describe("What `gene-gate fix --write` changes in the assets of the change."),approvals:e().array(f().approvalSchema).
describe("Who approved the head of `approval_digest`, if the policy requires approval."),approval_digest:o().digestSchema.
nullable().describe("Digest of everything that an approval is bound to: the files of the head, the name of the base bran\
ch, the Plans of the head, and the policy. Null if nothing requires approval."),plans_digest:o().digestSchema.nullable().
describe("Digest of all commands that may run, with their environments and limits, without the files that they run."),validation_reports:e().
array(O().validationReportSchema),started_at:e().iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).
describe("GateReport: the result of the gate for one change")}),78534:((p,t,i)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.REPORT_FILE=t.MAX_REPORT_BYTES=void 0,t.claimedPull=R,t.nodeIn=f,t.readReportFile=v,t.readUploadedReport=S;function e(){
const a=i(7723);return e=function(){return a},a}function o(){const a=i(26040);return o=function(){return a},a}function d(){
const a=i(41895);return d=function(){return a},a}function u(){const a=i(54078);return u=function(){return a},a}function m(){
const a=i(5640);return m=function(){return a},a}function s(){const a=i(27436);return s=function(){return a},a}const r=t.
MAX_REPORT_BYTES=256*1024*1024,y=500;function v(a,c,l){try{return m().gateReportSchema.parse(JSON.parse(a.toString("utf8")))}catch(h){
throw new(d()).GateError("artifact_invalid",`${c} ${b(h,a).slice(0,y)}`,l,{cause:h})}}const T=e().looseObject({type:e().
unknown().optional(),schema_version:e().unknown().optional()});function b(a,c){if(a instanceof SyntaxError)return"is not\
 JSON.";const l=T.safeParse(JSON.parse(c.toString("utf8"))).data;if(l?.type!=="GateReport"){const g=typeof l?.type=="str\
ing"?`its type is ${JSON.stringify(l.type)}`:"";return`is not a GateReport${g&&`: ${g}`}.`}if(l.schema_version!==s().GATE_REPORT_VERSION){
const g=l.schema_version;return`is a GateReport ${g===void 0?"without a version":`of version ${JSON.stringify(g)}`}; thi\
s version of gene-gate reads ${s().GATE_REPORT_VERSION}.`}return a instanceof e().ZodError?`is not a valid GateReport: \`${(0,u().
dotPath)(a.issues[0]?.path??[])}\` is missing or has an invalid value.`:"is not a valid GateReport."}function f({validation_reports:[
a]}){if(a===void 0)return process;const{node_version:c,platform:l,arch:h}=a.env_fingerprint;return{version:c,platform:l,
arch:h}}const O=t.REPORT_FILE="gate-report.json";function R(a){const c=m().gateReportSchema.pick({event:!0});return(0,o().
attempt)(()=>c.parse(JSON.parse(a.toString("utf8"))).event.pull_request)}function S(a,{headSha:c,pullRequest:l}){const h=v(
a,`The ${O} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:g}=h.
event;if(h.verdict==="error"&&h.head_sha===null)return h;if(h.head_sha!==c)throw _(`commit ${h.head_sha}`,c);if(g!==l.number)
throw _(`pull request ${g??"(none)"}`,`${l.number}`);return h}function _(a,c){return new(d()).GateError("artifact_invali\
d",`The report of the run is about ${a}, not ${c}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}}),61336:((p,t,i)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.validationReportSchema=void 0;function e(){
const r=i(7723);return e=function(){return r},r}function o(){const r=i(79167);return o=function(){return r},r}function d(){
const r=i(54123);return d=function(){return r},r}const u=e().object({command:e().string(),ok:e().boolean(),stdout:e().string().
describe("At most 4,000 characters, redacted."),stderr:e().string().describe("At most 4,000 characters, redacted."),...d().
outcomeSchema.pick({status:!0,exit_code:!0,signal:!0,duration_ms:!0}).shape}),m=e().object({cmd:e().string(),ok:e().boolean(),
duration_ms:e().int().nonnegative(),err:e().string().optional()}),s=t.validationReportSchema=e().object({type:e().literal(
"ValidationReport"),schema_version:e().string(),id:e().string().regex(/^vr_\d+$/),gene_id:e().string(),gene_asset_id:e().
string().nullable().describe("Content hash of the gene that was validated."),policy_digest:o().digestSchema.describe("Di\
gest of the policy that allowed the commands; the same as in the GateReport."),env_fingerprint:e().object({node_version:e().
string(),platform:e().string(),arch:e().string(),client:e().string(),client_version:e().string()}),env_fingerprint_key:e().
string().regex(/^[0-9a-f]{16}$/),commands:e().array(u),results:e().array(m),overall_ok:e().boolean(),duration_ms:e().int().
nonnegative(),started_at:e().iso.datetime(),finished_at:e().iso.datetime(),created_at:e().iso.datetime(),asset_id:o().digestSchema}).
describe("ValidationReport: the results of the validation commands of one gene")}),27436:((p,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.GATE_REPORT_VERSION=void 0;const i=t.GATE_REPORT_VERSION="1.5.0"})};
