//# model/asset
(function(s,o,n){const e=n("packages/zod"),a=n("model/asset-types"),t=e().enum(a().ASSET_TYPES),d=e().string().regex(/^sha256:[0-9a-f]{64}$/),
c=e().enum(["added","modified","removed","applied","unchanged"]),i=e().object({kind:e().enum(["command_added","command_r\
emoved","constraint_loosened","constraint_tightened"]),field:e().string().describe("The field of the gene, such as `vali\
dation` or `constraints.max_files`."),base:e().string().nullable(),head:e().string().nullable()});s.exports={assetChangeKindSchema:c,
assetTypeSchema:t,digestSchema:d,geneDifferenceSchema:i}});
//# model/asset-types
(function(t,n,o){const e=["Gene","Capsule","EvolutionEvent","ValidationReport","Mutation"];t.exports={ASSET_TYPES:e}});
//# model/blast-radius
(function(a,m,n){const e=n("packages/zod"),s=n("model/blast-severities"),t=e().object({files:e().int().nonnegative(),lines:e().
int().nonnegative(),exempt_files:e().int().nonnegative(),exempt_lines:e().int().nonnegative()}),o=t.extend({max_files:e().
int().nonnegative(),default_limit:e().literal(!0).exactOptional().describe("The gene declares no valid `max_files`, so t\
he default applies."),severity:e().enum(s().BLAST_SEVERITIES),message:e().string().exactOptional().describe("The severit\
y in the words of the protocol\u2019s reference engine.")}),c=e().enum(["asset_store","validation_script","reference"]),
l=e().enum(["binary","long_lines","generated","no_diff"]),r=e().object({path:e().string(),lines:e().int().nonnegative(),
exempt:c.exactOptional().describe("Why the file does not count: an asset file, a new validation script, or the `referenc\
e` counting."),veil:l.exactOptional().describe("Why a diff does not show its lines: a binary file, very long lines, or a\
 git attribute.")}),h=e().object({path:e().string(),files:e().int().nonnegative(),lines:e().int().nonnegative(),exempt_files:e().
int().nonnegative().exactOptional().describe("How many of the files do not count; absent if all count."),exempt_lines:e().
int().nonnegative().exactOptional().describe("How many of the lines do not count; absent if all count.")}),i=e().enum(["\
full","reference"]),d=t.extend({counting:i.describe("Which files the policy counts; all others are exempt."),hard_cap_files:e().
int().positive(),hard_cap_lines:e().int().positive(),renamed_files:e().int().nonnegative().exactOptional().describe("Fil\
es that are one file on the page of a pull request, and two names here."),directories:e().array(h),changed_files:e().array(
r).exactOptional().describe("The files with the most lines, at most 100; both names of a rename.")});a.exports={changeBlastRadiusSchema:d,
countingSchema:i,geneBlastRadiusSchema:o}});
//# model/blast-severities
(function(i,r,c){const e=["within_limit","approaching_limit","exceeded","critical_overrun","hard_cap_breach"];i.exports=
{BLAST_SEVERITIES:e}});
//# model/confirmations
(function(r,t,o){const n=["standard","strong","very_strong"];r.exports={CONFIRMATIONS:n}});
//# model/containment-cause
(function(t,c,i){const e=i("packages/zod"),n=e().enum(["memory_bytes","processes","written_bytes"]),a=e().enum(["memory",
"processes","written","file_size","open_files","network","package_manager","home_cache","container_engine","machine_path",
"link_outside","rename","read_only","privileges","nested_sandbox","terminal"]),s=e().object({cause:a,counted:e().literal(
!0).exactOptional().describe("The kernel enforced the limit, or the machine has what is missing; otherwise the output of\
 the command only suggests it."),limit:e().int().nonnegative().exactOptional().describe("The limit, in its own unit."),detail:e().
string().exactOptional().describe("The path that is missing."),key:e().string().exactOptional().describe("The key of the\
 policy that changes it.")});t.exports={containmentCauseSchema:s,countedLimitSchema:n}});
//# model/edit
(function(s,d,t){const e=t("packages/zod"),a=t("model/finding"),i=e().array(e().object({path:e().string(),text:e().string()})).
exactOptional().describe("New files that the new commands run."),r=e().object({path:e().string().exactOptional().describe(
"The asset file; absent for a command that is in no file."),pointer:e().string().exactOptional().describe("JSON Pointer \
(RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is an entry of `validation\
`, or an `asset_id`."),old:e().string(),new:e().array(e().string()).describe("What replaces it: in a list of commands, a\
ny number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, one string."),files:i,fix:e().
boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),n=e().object({finding:a().findingIdSchema.describe(
"The id of the finding that the edit resolves."),path:e().string().describe("The asset file."),pointer:e().string().describe(
"JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the value."),old:e().
string(),new:e().array(e().string()).describe("The strings that replace it: commands, or one `asset_id`. Empty to remove\
 it."),files:i,after:e().enum(["allow","warn"]).describe("The verdict about what replaces it, after all edits were appli\
ed to a copy.")}),o=e().object({edits:e().array(n),patch:e().string().nullable().describe("A unified diff of the edits; \
null if it has too many lines.")});s.exports={editSchema:r,judgedEditSchema:n,proposalSchema:o}});
//# model/evidence
(function(i,L,n){const t=n("packages/zod"),e=["none","self_reported","gate","published","attested"],c=t().enum(e);function s(a,l){
return e.indexOf(a)>=e.indexOf(l)}const o=["eligible","unproven","refuted"],E=t().enum(o);i.exports={EVIDENCE_LEVELS:e,eligibilitySchema:E,
evidenceLevelSchema:c,isAtLeast:s}});
//# model/finding
(function(t,p,n){const e=n("packages/zod"),i=n("model/severities"),c=e().enum(i().SEVERITIES),s=e().object({start:e().int().
min(0),end:e().int().min(0)}),a=e().object({type:e().string().exactOptional(),id:e().string().exactOptional(),command:e().
string().exactOptional()}),o=e().string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/),m=e().object({reason:e().string(),expires:e().
iso.date()}),r=e().object({path:e().string(),line:e().int().min(1),column:e().int().min(1),end_line:e().int().min(1).exactOptional(),
end_column:e().int().min(1).exactOptional()});t.exports={findingIdSchema:o,locationSchema:r,severitySchema:c,spanSchema:s,
subjectSchema:a,suppressionSchema:m}});
//# model/hash-form
(function(e,s,r){const t={content:"the current protocol",hub:"the hub, without `outcome.notes` and `outcome.details`",unprefixed:"\
the current protocol, without `sha256:` in small letters before 64 digits","null-free":"a program that leaves out fields\
 that are null","as-written":"a program that keeps numbers as they are written, such as `1.0`","json-dumps":"Python's `j\
son.dumps` with `sort_keys` alone","top-level":"a program that sorts and keeps only the keys of the top level"},o=Object.
keys(t);e.exports={HASH_FORMS:t,HASH_FORM_NAMES:o}});
//# model/head-lines
(function(t,s,i){const e=i("packages/zod"),a=e().object({line:e().int().min(1).describe("The first of the lines at the \
audited commit."),head_line:e().int().min(1).describe("The same line at the head."),lines:e().int().min(1).exactOptional().
describe("How many; absent up to the end of the file.")}),n=e().object({path:e().string(),missing:e().literal(!0).exactOptional().
describe("The head does not have the file."),same:e().array(a)});t.exports={headFileSchema:n}});
//# model/isolation
(function(o,l,t){const e=t("packages/zod"),s=t("model/isolation-levels"),a=e().enum(["off","auto","require"]),n=e().object(
{memory_bytes:e().int().positive().nullable().describe("Null if unlimited."),processes:e().int().positive(),processes_counted_for:e().
enum(["command","user"]),open_files:e().int().positive(),file_bytes:e().int().positive(),written_bytes:e().int().positive()}),
i=e().object({name:e().string(),held:e().boolean(),required:e().boolean()}),r=e().object({from:e().string(),reason:e().string()}),
c=e().object({level:e().enum(s().ISOLATION_LEVELS),description:e().string(),requested:a.exactOptional(),launcher:e().string().
exactOptional().describe("How the gate is allowed to create namespaces."),starter:e().enum(["slot","launcher"]).exactOptional().
describe("What prepares the namespaces before a command starts: a supervisor (slot), or a shell for each command (launch\
er)."),limits:n.exactOptional().describe("The limits of each command, as the kernel enforces them."),probes:e().array(i).
exactOptional().describe("The sandbox self-test: what a program that is started like the commands could not do."),downgrades:e().
array(r).exactOptional().describe("Stronger containment that this machine does not support, and why."),untrusted:e().literal(
!0).exactOptional().describe("The isolation and all outcomes were reported by a runner that the change controls.")});o.exports=
{isolationSchema:c}});
//# model/isolation-levels
(function(e,o,s){const n=["none","process_group","namespaces"];e.exports={ISOLATION_LEVELS:n}});
//# model/level
(function(i,l,t){const e=t("packages/zod"),s=t("model/finding"),c=["size","log","hashes","schema","content","evidence",
"environment"],o=["off","warning","error"],n=e().enum(o),r=e().object({rules:e().string().describe("The rule or the grou\
p of rules that the policy names."),level:n,from:s().severitySchema.describe("The severity without the policy."),reason:e().
string().exactOptional(),until:e().iso.date().exactOptional().describe("The last day (UTC) of the level.")});i.exports={
LEVELS:o,RULE_GROUPS:c,appliedLevelSchema:r,levelSchema:n}});
//# model/nothing-run
(function(n,N,o){const e={level:"none",description:"Nothing was run."};n.exports={NOTHING_RUN:e}});
//# model/nothing-touched
(function(e,s,l){const i={files:0,lines:0,exempt_files:0,exempt_lines:0};e.exports={NOTHING_TOUCHED:i}});
//# model/outcome
(function(i,d,t){const e=t("packages/zod"),a=t("model/containment-cause"),n=e().object({head:e().string(),tail:e().string(),
bytes:e().int().nonnegative(),truncated:e().boolean()}),o=e().object({created:e().array(e().string()),changed:e().array(
e().string()),deleted:e().array(e().string()),totals:e().object({created:e().int().nonnegative(),changed:e().int().nonnegative(),
deleted:e().int().nonnegative()}).exactOptional().describe("The number of paths of each kind, if not all are listed."),complete:e().
literal(!1).exactOptional().describe("The lists are incomplete; absent if they contain everything.")}),c=e().object({peak_memory_bytes:e().
int().nonnegative().exactOptional(),cpu_ms:e().int().nonnegative().exactOptional()}),s=e().enum(["passed","failed","time\
d_out","blocked","skipped","crashed","not_runnable","error"]),r=e().object({status:s,exit_code:e().int().nullable(),signal:e().
string().nullable(),started_at:e().iso.datetime(),duration_ms:e().int().nonnegative(),reason:e().string().exactOptional(),
stdout:n,stderr:n,side_effects:o.exactOptional().describe("What the command wrote to its private copy of the checkout, w\
hich is discarded."),checkout_modified:e().array(e().string()).exactOptional().describe("Files of the checkout that diff\
er from the audited ones after the command."),checkout_changed:e().array(e().string()).exactOptional().describe("Files o\
f the checkout that something other than the command changed meanwhile."),left_out:e().array(e().string()).exactOptional().
describe("Files of the checkout that the failed command mentions and did not see, because they are not in the commit."),
root:e().string().exactOptional().describe("The root of the checkout as the command saw it; only if it did not pass and \
its output names it."),limits_hit:e().array(a().countedLimitSchema).exactOptional().describe("Limits that the kernel enf\
orced on the command; absent if none is known."),causes:e().array(a().containmentCauseSchema).exactOptional().describe("\
What containment did that explains why the command failed, the most certain first."),resources:c.exactOptional().describe(
"Usage of the command and all of its descendants, if the machine reports it."),reused:e().literal(!0).exactOptional().describe(
"The result of the same Plan in another gene; it ran once.")});i.exports={outcomeSchema:r}});
//# model/platform
(function(i,u,e){function r(n){return n==="darwin"||n==="win32"?n:"linux"}i.exports={platformOf:r}});
//# model/prepare
(function(t,n,o){const e=o("packages/zod"),a=o("model/isolation"),i=o("model/outcome"),c=e().object({contained:e().boolean().
describe("False if this machine has no namespaces: the lines could reach all that the gate can."),isolation:a().isolationSchema,
lines:e().array(e().object({command:e().string(),outcome:i().outcomeSchema})),written:e().array(e().string()).describe("\
Files and directories that are new in the checkout, sorted; a limited number.")});t.exports={prepareSchema:c}});
//# model/replay
(function(n,c,t){const e=t("packages/zod"),o=e().object({cycles:e().int().nonnegative().describe("Number of past cycles\
 that were replayed; the newest ones."),of:e().int().nonnegative().describe("Number of past cycles in the logs of the ba\
se."),limited:e().boolean().describe("Whether fewer cycles were replayed because the genes have too many or too complex \
patterns."),changed:e().int().nonnegative().describe("Number of cycles for which another gene would now be selected."),unmatched:e().
object({base:e().int().nonnegative(),head:e().int().nonnegative()}).describe("Number of cycles that no gene matches, wit\
h the genes of each side."),genes:e().array(e().object({id:e().string(),base:e().int().nonnegative().describe("Number of\
 cycles won with the genes of the base."),head:e().int().nonnegative().describe("Number of cycles won with the genes of \
the head.")})).describe("The genes that win more or fewer cycles than before, largest difference first.")});n.exports={replaySchema:o}});
//# model/run
(function(c,h,t){const e=t("packages/zod"),r=t("model/verdict"),o=e().enum(["pull_request","merge_group","push","workfl\
ow_dispatch","range","worktree"]),d=e().enum(["darwin","linux","win32"]),a=256,n=e().int().min(1).max(a),s=e().object({index:n,
of:n}).extend({genes:e().int().nonnegative().describe("Number of genes in the shard."),verdict:r().verdictSchema.describe(
"The verdict about these genes alone.")});c.exports={MAX_SHARDS:a,eventNameSchema:o,judgedShardSchema:s,platformSchema:d,
shardCountSchema:n}});
//# model/severities
(function(r,E,e){const n=["error","warning","notice"];r.exports={SEVERITIES:n}});
//# model/verdict
(function(a,d,n){const e=n("packages/zod"),c=n("model/confirmations"),o=e().enum(["pass","warn","fail","error","needs_a\
pproval"]),t=e().enum(["done","agent","human","undecided"]),r=e().enum(["allow","warn","block"]),i=e().enum(["safe","wri\
te","dangerous"]),m=e().enum(c().CONFIRMATIONS),s=e().object({user:e().string(),at:e().iso.datetime(),pull_request:e().int().
positive().exactOptional().describe("The pull request of the review; several can be in one merge group.")});a.exports={approvalSchema:s,
commandVerdictSchema:r,confirmationSchema:m,nextActorSchema:t,riskSchema:i,verdictSchema:o}});
