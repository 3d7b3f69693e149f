"use strict";module.exports={"model/asset"(i,t,o,l){let n;const e=()=>n??=t("zod");let a;const s=()=>a??=t("model/asset-types");o(i,{
assetChangeKindSchema:()=>r,assetTypeSchema:()=>c,digestSchema:()=>d,geneDifferenceSchema:()=>m});const c=e().enum(s().ASSET_TYPES),
d=e().string().regex(/^sha256:[0-9a-f]{64}$/),r=e().enum(["added","modified","removed","applied","unchanged"]),m=e().object(
{kind:e().enum(["command_added","command_removed","constraint_loosened","constraint_tightened"]),field:e().string().describe(
"The field of the gene, such as `validation` or `constraints.max_files`."),base:e().string().nullable(),head:e().string().
nullable()})},"model/asset-types"(i,t,o,l){o(i,{ASSET_TYPES:()=>n});const n=["Gene","Capsule","EvolutionEvent","Validati\
onReport","Mutation"]},"model/blast-radius"(i,t,o,l){let n;const e=()=>n??=t("zod");let a;const s=()=>a??=t("model/blast\
-severities");o(i,{changeBlastRadiusSchema:()=>f,countingSchema:()=>p,geneBlastRadiusSchema:()=>d});const c=e().object({
files:e().int().nonnegative(),lines:e().int().nonnegative(),exempt_files:e().int().nonnegative(),exempt_lines:e().int().
nonnegative()}),d=c.extend({max_files:e().int().nonnegative(),default_limit:e().literal(!0).exactOptional().describe("Th\
e gene declares no valid `max_files`, so the default applies."),severity:e().enum(s().BLAST_SEVERITIES),message:e().string().
exactOptional().describe("The severity in the words of the protocol\u2019s reference engine.")}),r=e().enum(["asset_stor\
e","validation_script","reference"]),m=e().enum(["binary","long_lines","generated","no_diff"]),h=e().object({path:e().string(),
lines:e().int().nonnegative(),exempt:r.exactOptional().describe("Why the file does not count: an asset file, a new valid\
ation script, or the `reference` counting."),veil:m.exactOptional().describe("Why a diff does not show its lines: a bina\
ry file, very long lines, or a git attribute.")}),u=e().object({path:e().string(),files:e().int().nonnegative(),lines:e().
int().nonnegative(),exempt_files:e().int().nonnegative().exactOptional().describe("How many of the files do not count; a\
bsent if all count."),exempt_lines:e().int().nonnegative().exactOptional().describe("How many of the lines do not count;\
 absent if all count.")}),p=e().enum(["full","reference"]),f=c.extend({counting:p.describe("Which files the policy count\
s; all others are exempt."),hard_cap_files:e().int().positive(),hard_cap_lines:e().int().positive(),renamed_files:e().int().
nonnegative().exactOptional().describe("Files that are one file on the page of a pull request, and two names here."),directories:e().
array(u),changed_files:e().array(h).exactOptional().describe("The files with the most lines, at most 100; both names of \
a rename.")})},"model/blast-severities"(i,t,o,l){o(i,{BLAST_SEVERITIES:()=>n});const n=["within_limit","approaching_limi\
t","exceeded","critical_overrun","hard_cap_breach"]},"model/confirmations"(i,t,o,l){o(i,{CONFIRMATIONS:()=>n});const n=[
"standard","strong","very_strong"]},"model/containment-cause"(i,t,o,l){let n;const e=()=>n??=t("zod");o(i,{containmentCauseSchema:()=>c,
countedLimitSchema:()=>a});const a=e().enum(["memory_bytes","processes","written_bytes"]),s=e().enum(["memory","processe\
s","written","file_size","open_files","network","package_manager","home_cache","container_engine","machine_path","link_o\
utside","rename","read_only","privileges","nested_sandbox","terminal"]),c=e().object({cause:s,counted:e().literal(!0).exactOptional().
describe("The kernel enforced the limit, or the machine has what is missing; otherwise the output of the command only su\
ggests it."),limit:e().int().nonnegative().exactOptional().describe("The limit, in its own unit."),detail:e().string().exactOptional().
describe("The path that is missing."),key:e().string().exactOptional().describe("The key of the policy that changes it.")})},
"model/edit"(i,t,o,l){let n;const e=()=>n??=t("zod");let a;const s=()=>a??=t("model/finding");o(i,{editSchema:()=>d,judgedEditSchema:()=>r,
proposalSchema:()=>m});const c=e().array(e().object({path:e().string(),text:e().string()})).exactOptional().describe("Ne\
w files that the new commands run."),d=e().object({path:e().string().exactOptional().describe("The asset file; absent fo\
r a command that is in no file."),pointer:e().string().exactOptional().describe("JSON Pointer (RFC 6901) of the string i\
n the file; in JSONL, its first token is the index of the value. It is an entry of `validation`, or an `asset_id`."),old:e().
string(),new:e().array(e().string()).describe("What replaces it: in a list of commands, any number of strings, none of w\
hich is blocked, and an empty list removes it; for an `asset_id`, one string."),files:c,fix:e().boolean().describe("Whet\
her `gene-gate fix --write` makes this edit.")}),r=e().object({finding:s().findingIdSchema.describe("The id of the findi\
ng that the edit resolves."),path:e().string().describe("The asset file."),pointer:e().string().describe("JSON Pointer (\
RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the value."),old:e().string(),new:e().
array(e().string()).describe("The strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:c,after:e().
enum(["allow","warn"]).describe("The verdict about what replaces it, after all edits were applied to a copy.")}),m=e().object(
{edits:e().array(r),patch:e().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},
"model/evidence"(i,t,o,l){let n;const e=()=>n??=t("zod");o(i,{EVIDENCE_LEVELS:()=>a,eligibilitySchema:()=>r,evidenceLevelSchema:()=>s,
isAtLeast:()=>c});const a=["none","self_reported","gate","published","attested"],s=e().enum(a);function c(m,h){return a.
indexOf(m)>=a.indexOf(h)}const d=["eligible","unproven","refuted"],r=e().enum(d)},"model/finding"(i,t,o,l){let n;const e=()=>n??=
t("zod");let a;const s=()=>a??=t("model/severities");o(i,{findingIdSchema:()=>m,locationSchema:()=>u,severitySchema:()=>c,
spanSchema:()=>d,subjectSchema:()=>r,suppressionSchema:()=>h});const c=e().enum(s().SEVERITIES),d=e().object({start:e().
int().min(0),end:e().int().min(0)}),r=e().object({type:e().string().exactOptional(),id:e().string().exactOptional(),command:e().
string().exactOptional()}),m=e().string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/),h=e().object({reason:e().string(),expires:e().
iso.date()}),u=e().object({path:e().string(),line:e().int().min(1),column:e().int().min(1),end_line:e().int().min(1).exactOptional(),
end_column:e().int().min(1).exactOptional()})},"model/hash-form"(i,t,o,l){o(i,{HASH_FORMS:()=>n,HASH_FORM_NAMES:()=>e});
const n={content:"the current protocol",hub:"the hub, without `outcome.notes` and `outcome.details`",unprefixed:"the cur\
rent protocol, without `sha256:` in small letters before 64 digits","null-free":"a program that leaves out fields that a\
re null","as-written":"a program that keeps numbers as they are written, such as `1.0`","json-dumps":"Python's `json.dum\
ps` with `sort_keys` alone","top-level":"a program that sorts and keeps only the keys of the top level"},e=Object.keys(n)},
"model/head-lines"(i,t,o,l){let n;const e=()=>n??=t("zod");o(i,{headFileSchema:()=>s});const a=e().object({line:e().int().
min(1).describe("The first of the lines at the audited commit."),head_line:e().int().min(1).describe("The same line at t\
he head."),lines:e().int().min(1).exactOptional().describe("How many; absent up to the end of the file.")}),s=e().object(
{path:e().string(),missing:e().literal(!0).exactOptional().describe("The head does not have the file."),same:e().array(a)})},
"model/isolation"(i,t,o,l){let n;const e=()=>n??=t("zod");let a;const s=()=>a??=t("model/isolation-levels");o(i,{isolationSchema:()=>h});
const c=e().enum(["off","auto","require"]),d=e().object({memory_bytes:e().int().positive().nullable().describe("Null if \
unlimited."),processes:e().int().positive(),processes_counted_for:e().enum(["command","user"]),open_files:e().int().positive(),
file_bytes:e().int().positive(),written_bytes:e().int().positive()}),r=e().object({name:e().string(),held:e().boolean(),
required:e().boolean()}),m=e().object({from:e().string(),reason:e().string()}),h=e().object({level:e().enum(s().ISOLATION_LEVELS),
description:e().string(),requested:c.exactOptional(),launcher:e().string().exactOptional().describe("How the gate is all\
owed to create namespaces."),starter:e().enum(["slot","launcher"]).exactOptional().describe("What prepares the namespace\
s before a command starts: a supervisor (slot), or a shell for each command (launcher)."),limits:d.exactOptional().describe(
"The limits of each command, as the kernel enforces them."),probes:e().array(r).exactOptional().describe("The sandbox se\
lf-test: what a program that is started like the commands could not do."),downgrades:e().array(m).exactOptional().describe(
"Stronger containment that this machine does not support, and why."),untrusted:e().literal(!0).exactOptional().describe(
"The isolation and all outcomes were reported by a runner that the change controls.")})},"model/isolation-levels"(i,t,o,l){
o(i,{ISOLATION_LEVELS:()=>n});const n=["none","process_group","namespaces"]},"model/level"(i,t,o,l){let n;const e=()=>n??=
t("zod");let a;const s=()=>a??=t("model/finding");o(i,{LEVELS:()=>d,RULE_GROUPS:()=>c,appliedLevelSchema:()=>m,levelSchema:()=>r});
const c=["size","log","hashes","schema","content","evidence","environment"],d=["off","warning","error"],r=e().enum(d),m=e().
object({rules:e().string().describe("The rule or the group of rules that the policy names."),level:r,from:s().severitySchema.
describe("The severity without the policy."),reason:e().string().exactOptional(),until:e().iso.date().exactOptional().describe(
"The last day (UTC) of the level.")})},"model/nothing-run"(i,t,o,l){o(i,{NOTHING_RUN:()=>n});const n={level:"none",description:"\
Nothing was run."}},"model/nothing-touched"(i,t,o,l){o(i,{NOTHING_TOUCHED:()=>n});const n={files:0,lines:0,exempt_files:0,
exempt_lines:0}},"model/outcome"(i,t,o,l){let n;const e=()=>n??=t("zod");let a;const s=()=>a??=t("model/containment-caus\
e");o(i,{outcomeSchema:()=>h});const c=e().object({head:e().string(),tail:e().string(),bytes:e().int().nonnegative(),truncated:e().
boolean()}),d=e().object({created:e().array(e().string()),changed:e().array(e().string()),deleted:e().array(e().string()),
totals:e().object({created:e().int().nonnegative(),changed:e().int().nonnegative(),deleted:e().int().nonnegative()}).exactOptional().
describe("The number of paths of each kind, if not all are listed."),complete:e().literal(!1).exactOptional().describe("\
The lists are incomplete; absent if they contain everything.")}),r=e().object({peak_memory_bytes:e().int().nonnegative().
exactOptional(),cpu_ms:e().int().nonnegative().exactOptional()}),m=e().enum(["passed","failed","timed_out","blocked","sk\
ipped","crashed","not_runnable","error"]),h=e().object({status:m,exit_code:e().int().nullable(),signal:e().string().nullable(),
started_at:e().iso.datetime(),duration_ms:e().int().nonnegative(),reason:e().string().exactOptional(),stdout:c,stderr:c,
side_effects:d.exactOptional().describe("What the command wrote to its private copy of the checkout, which is discarded."),
checkout_modified:e().array(e().string()).exactOptional().describe("Files of the checkout that differ from the audited o\
nes after the command."),checkout_changed:e().array(e().string()).exactOptional().describe("Files of the checkout that s\
omething other than the command changed meanwhile."),left_out:e().array(e().string()).exactOptional().describe("Files of\
 the checkout that the failed command mentions and did not see, because they are not in the commit."),root:e().string().
exactOptional().describe("The root of the checkout as the command saw it; only if it did not pass and its output names i\
t."),limits_hit:e().array(s().countedLimitSchema).exactOptional().describe("Limits that the kernel enforced on the comma\
nd; absent if none is known."),causes:e().array(s().containmentCauseSchema).exactOptional().describe("What containment d\
id that explains why the command failed, the most certain first."),resources:r.exactOptional().describe("Usage of the co\
mmand and all of its descendants, if the machine reports it."),reused:e().literal(!0).exactOptional().describe("The resu\
lt of the same Plan in another gene; it ran once.")})},"model/platform"(i,t,o,l){o(i,{platformOf:()=>n});function n(e){return e===
"darwin"||e==="win32"?e:"linux"}},"model/prepare"(i,t,o,l){let n;const e=()=>n??=t("zod");let a;const s=()=>a??=t("model\
/isolation");let c;const d=()=>c??=t("model/outcome");o(i,{prepareSchema:()=>r});const r=e().object({contained:e().boolean().
describe("False if this machine has no namespaces: the lines could reach all that the gate can."),isolation:s().isolationSchema,
lines:e().array(e().object({command:e().string(),outcome:d().outcomeSchema})),written:e().array(e().string()).describe("\
Files and directories that are new in the checkout, sorted; a limited number.")})},"model/replay"(i,t,o,l){let n;const e=()=>n??=
t("zod");o(i,{replaySchema:()=>a});const a=e().object({cycles:e().int().nonnegative().describe("Number of past cycles th\
at were replayed; the newest ones."),of:e().int().nonnegative().describe("Number of past cycles in the logs of the base."),
limited:e().boolean().describe("Whether fewer cycles were replayed because the genes have too many or too complex patter\
ns."),changed:e().int().nonnegative().describe("Number of cycles for which another gene would now be selected."),unmatched:e().
object({base:e().int().nonnegative(),head:e().int().nonnegative()}).describe("Number of cycles that no gene matches, wit\
h the genes of each side."),genes:e().array(e().object({id:e().string(),base:e().int().nonnegative().describe("Number of\
 cycles won with the genes of the base."),head:e().int().nonnegative().describe("Number of cycles won with the genes of \
the head.")})).describe("The genes that win more or fewer cycles than before, largest difference first.")})},"model/run"(i,t,o,l){
let n;const e=()=>n??=t("zod");let a;const s=()=>a??=t("model/verdict");o(i,{MAX_SHARDS:()=>r,eventNameSchema:()=>c,judgedShardSchema:()=>u,
platformSchema:()=>d,shardCountSchema:()=>m});const c=e().enum(["pull_request","merge_group","push","workflow_dispatch",
"range","worktree"]),d=e().enum(["darwin","linux","win32"]),r=256,m=e().int().min(1).max(r),u=e().object({index:m,of:m}).
extend({genes:e().int().nonnegative().describe("Number of genes in the shard."),verdict:s().verdictSchema.describe("The \
verdict about these genes alone.")})},"model/severities"(i,t,o,l){o(i,{SEVERITIES:()=>n});const n=["error","warning","no\
tice"]},"model/verdict"(i,t,o,l){let n;const e=()=>n??=t("zod");let a;const s=()=>a??=t("model/confirmations");o(i,{approvalSchema:()=>u,
commandVerdictSchema:()=>r,confirmationSchema:()=>h,nextActorSchema:()=>d,riskSchema:()=>m,verdictSchema:()=>c});const c=e().
enum(["pass","warn","fail","error","needs_approval"]),d=e().enum(["done","agent","human","undecided"]),r=e().enum(["allo\
w","warn","block"]),m=e().enum(["safe","write","dangerous"]),h=e().enum(s().CONFIRMATIONS),u=e().object({user:e().string(),
at:e().iso.datetime(),pull_request:e().int().positive().exactOptional().describe("The pull request of the review; severa\
l can be in one merge group.")})}};
