"use strict";module.exports={"model/asset"(n,t,i,m){let a;const e=()=>a??=t("zod");let o;const s=()=>o??=t("model/asset-types");i(n,{
assetChangeKindSchema:()=>r,assetTypeSchema:()=>c,digestSchema:()=>l,geneDifferenceSchema:()=>d});const c=e().enum(s().ASSET_TYPES),
l=e().string().regex(/^sha256:[0-9a-f]{64}$/),r=e().enum(["added","modified","removed","applied","unchanged"]),d=e().object(
{kind:e().enum(["command_added","command_removed","constraint_loosened","constraint_tightened"]),field:e().string().describe(
"The field of the gene, such as `validation` or `constraints.max_files`."),base:e().string().nullable(),head:e().string().
nullable()})},"model/asset-types"(n,t,i,m){i(n,{ASSET_TYPES:()=>a});const a=["Gene","Capsule","EvolutionEvent","Validati\
onReport","Mutation"]},"model/blast-radius"(n,t,i,m){let a;const e=()=>a??=t("zod");let o;const s=()=>o??=t("model/blast\
-severities");i(n,{changeBlastRadiusSchema:()=>g,countingSchema:()=>p,geneBlastRadiusSchema:()=>l});const c=e().object({
files:e().int().nonnegative(),lines:e().int().nonnegative(),exempt_files:e().int().nonnegative(),exempt_lines:e().int().
nonnegative()}),l=c.extend({max_files:e().int().nonnegative(),default_limit:e().literal(!0).exactOptional().describe("Th\
e gene declares no valid `max_files`, so the default applies."),severity:e().enum(s().BLAST_SEVERITIES),message:e().string().
exactOptional().describe("The severity in the words of the protocol\u2019s reference engine.")}),r=e().enum(["asset_stor\
e","validation_script","reference"]),d=e().enum(["binary","long_lines","generated","no_diff"]),h=e().object({path:e().string(),
lines:e().int().nonnegative(),exempt:r.exactOptional().describe("Why the file does not count: an asset file, a new valid\
ation script, or the `reference` counting."),veil:d.exactOptional().describe("Why a diff does not show its lines: a bina\
ry file, very long lines, or a git attribute.")}),u=e().object({path:e().string(),files:e().int().nonnegative(),lines:e().
int().nonnegative(),exempt_files:e().int().nonnegative().exactOptional().describe("How many of the files do not count; a\
bsent if all count."),exempt_lines:e().int().nonnegative().exactOptional().describe("How many of the lines do not count;\
 absent if all count.")}),p=e().enum(["full","reference"]),g=c.extend({counting:p.describe("Which files the policy count\
s; all others are exempt."),hard_cap_files:e().int().positive(),hard_cap_lines:e().int().positive(),renamed_files:e().int().
nonnegative().exactOptional().describe("Files that are one file on the page of a pull request, and two names here."),directories:e().
array(u),changed_files:e().array(h).exactOptional().describe("The files with the most lines, at most 100; both names of \
a rename.")})},"model/blast-severities"(n,t,i,m){i(n,{BLAST_SEVERITIES:()=>a});const a=["within_limit","approaching_limi\
t","exceeded","critical_overrun","hard_cap_breach"]},"model/confirmations"(n,t,i,m){i(n,{CONFIRMATIONS:()=>a});const a=[
"standard","strong","very_strong"]},"model/containment-cause"(n,t,i,m){let a;const e=()=>a??=t("zod");i(n,{containmentCauseSchema:()=>c,
countedLimitSchema:()=>o});const o=e().enum(["memory_bytes","processes","written_bytes"]),s=e().enum(["memory","processe\
s","written","file_size","open_files","network","package_manager","home_cache","container_engine","machine_path","link_o\
utside","rename","read_only","privileges","nested_sandbox","terminal"]),c=e().object({cause:s,counted:e().literal(!0).exactOptional().
describe("The kernel enforced the limit, or the machine has what is missing; otherwise the output of the command only su\
ggests it."),limit:e().int().nonnegative().exactOptional().describe("The limit, in its own unit."),detail:e().string().exactOptional().
describe("The path that is missing."),key:e().string().exactOptional().describe("The key of the policy that changes it.")})},
"model/edit"(n,t,i,m){let a;const e=()=>a??=t("zod");let o;const s=()=>o??=t("model/finding");i(n,{editSchema:()=>l,judgedEditSchema:()=>r,
proposalSchema:()=>d});const c=e().array(e().object({path:e().string(),text:e().string()})).exactOptional().describe("Ne\
w files that the new commands run."),l=e().object({path:e().string().exactOptional().describe("The asset file; absent fo\
r a command that is in no file."),pointer:e().string().exactOptional().describe("JSON Pointer (RFC 6901) of the string i\
n the file; in JSONL, its first token is the index of the value. It is an entry of `validation`, or an `asset_id`."),old:e().
string(),new:e().array(e().string()).describe("What replaces it: in a list of commands, any number of strings, none of w\
hich is blocked, and an empty list removes it; for an `asset_id`, one string."),files:c,fix:e().boolean().describe("Whet\
her `gene-gate fix --write` makes this edit.")}),r=e().object({finding:s().findingIdSchema.describe("The id of the findi\
ng that the edit resolves."),path:e().string().describe("The asset file."),pointer:e().string().describe("JSON Pointer (\
RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the value."),old:e().string(),new:e().
array(e().string()).describe("The strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:c,after:e().
enum(["allow","warn"]).describe("The verdict about what replaces it, after all edits were applied to a copy.")}),d=e().object(
{edits:e().array(r),patch:e().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},
"model/evidence"(n,t,i,m){let a;const e=()=>a??=t("zod");i(n,{EVIDENCE_LEVELS:()=>o,eligibilitySchema:()=>r,evidenceLevelSchema:()=>s,
isAtLeast:()=>c});const o=["none","self_reported","gate","published","attested"],s=e().enum(o);function c(d,h){return o.
indexOf(d)>=o.indexOf(h)}const l=["eligible","unproven","refuted"],r=e().enum(l)},"model/finding"(n,t,i,m){let a;const e=()=>a??=
t("zod");i(n,{SEVERITIES:()=>o,findingIdSchema:()=>r,locationSchema:()=>h,severitySchema:()=>s,spanSchema:()=>c,subjectSchema:()=>l,
suppressionSchema:()=>d});const o=["error","warning","notice"],s=e().enum(o),c=e().object({start:e().int().min(0),end:e().
int().min(0)}),l=e().object({type:e().string().exactOptional(),id:e().string().exactOptional(),command:e().string().exactOptional()}),
r=e().string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/),d=e().object({reason:e().string(),expires:e().iso.date()}),h=e().object(
{path:e().string(),line:e().int().min(1),column:e().int().min(1),end_line:e().int().min(1).exactOptional(),end_column:e().
int().min(1).exactOptional()})},"model/head-lines"(n,t,i,m){let a;const e=()=>a??=t("zod");i(n,{headFileSchema:()=>s});const o=e().
object({line:e().int().min(1).describe("The first of the lines at the audited commit."),head_line:e().int().min(1).describe(
"The same line at the head."),lines:e().int().min(1).exactOptional().describe("How many; absent up to the end of the fil\
e.")}),s=e().object({path:e().string(),missing:e().literal(!0).exactOptional().describe("The head does not have the file\
."),same:e().array(o)})},"model/isolation"(n,t,i,m){let a;const e=()=>a??=t("zod");let o;const s=()=>o??=t("model/isolat\
ion-levels");i(n,{isolationSchema:()=>h});const c=e().enum(["off","auto","require"]),l=e().object({memory_bytes:e().int().
positive().nullable().describe("Null if unlimited."),processes:e().int().positive(),processes_counted_for:e().enum(["com\
mand","user"]),open_files:e().int().positive(),file_bytes:e().int().positive(),written_bytes:e().int().positive()}),r=e().
object({name:e().string(),held:e().boolean(),required:e().boolean()}),d=e().object({from:e().string(),reason:e().string()}),
h=e().object({level:e().enum(s().ISOLATION_LEVELS),description:e().string(),requested:c.exactOptional(),launcher:e().string().
exactOptional().describe("How the gate is allowed to create namespaces."),starter:e().enum(["slot","launcher"]).exactOptional().
describe("Whether namespaces are prepared before a command starts (slot), or made when it starts (launcher)."),limits:l.
exactOptional().describe("The limits of each command, as the kernel enforces them."),probes:e().array(r).exactOptional().
describe("The sandbox self-test: what a program that is started like the commands could not do."),downgrades:e().array(d).
exactOptional().describe("Stronger containment that this machine does not support, and why."),untrusted:e().literal(!0).
exactOptional().describe("The isolation and all outcomes were reported by a runner that the change controls.")})},"model\
/isolation-levels"(n,t,i,m){i(n,{ISOLATION_LEVELS:()=>a});const a=["none","process_group","namespaces"]},"model/level"(n,t,i,m){
let a;const e=()=>a??=t("zod");let o;const s=()=>o??=t("model/finding");i(n,{LEVELS:()=>l,RULE_GROUPS:()=>c,appliedLevelSchema:()=>d,
levelSchema:()=>r});const c=["size","log","hashes","schema","content","evidence","environment"],l=["off","warning","erro\
r"],r=e().enum(l),d=e().object({rules:e().string().describe("The rule or the group of rules that the policy names."),level:r,
from:s().severitySchema.describe("The severity without the policy."),reason:e().string().exactOptional(),until:e().iso.date().
exactOptional().describe("The last day (UTC) of the level.")})},"model/nothing-run"(n,t,i,m){i(n,{NOTHING_RUN:()=>a});const a={
level:"none",description:"Nothing was run."}},"model/nothing-touched"(n,t,i,m){i(n,{NOTHING_TOUCHED:()=>a});const a={files:0,
lines:0,exempt_files:0,exempt_lines:0}},"model/outcome"(n,t,i,m){let a;const e=()=>a??=t("zod");let o;const s=()=>o??=t(
"model/containment-cause");i(n,{outcomeSchema:()=>h});const c=e().object({head:e().string(),tail:e().string(),bytes:e().
int().nonnegative(),truncated:e().boolean()}),l=e().object({created:e().array(e().string()),changed:e().array(e().string()),
deleted:e().array(e().string()),totals:e().object({created:e().int().nonnegative(),changed:e().int().nonnegative(),deleted:e().
int().nonnegative()}).exactOptional().describe("The number of paths of each kind, if not all are listed."),complete:e().
literal(!1).exactOptional().describe("The lists are incomplete; absent if they contain everything.")}),r=e().object({peak_memory_bytes:e().
int().nonnegative().exactOptional(),cpu_ms:e().int().nonnegative().exactOptional()}),d=e().enum(["passed","failed","time\
d_out","blocked","skipped","crashed","not_runnable","error"]),h=e().object({status:d,exit_code:e().int().nullable(),signal:e().
string().nullable(),started_at:e().iso.datetime(),duration_ms:e().int().nonnegative(),reason:e().string().exactOptional(),
stdout:c,stderr:c,side_effects:l.exactOptional().describe("What the command wrote to its private copy of the checkout, w\
hich is discarded."),checkout_modified:e().array(e().string()).exactOptional().describe("Files of the checkout that diff\
er from the audited ones after the command."),checkout_changed:e().array(e().string()).exactOptional().describe("Files o\
f the checkout that something other than the command changed meanwhile."),left_out:e().array(e().string()).exactOptional().
describe("Files of the checkout that the failed command mentions and did not see, because they are not in the commit."),
root:e().string().exactOptional().describe("The root of the checkout as the command saw it; only if it did not pass and \
its output names it."),limits_hit:e().array(s().countedLimitSchema).exactOptional().describe("Limits that the kernel enf\
orced on the command; absent if none is known."),causes:e().array(s().containmentCauseSchema).exactOptional().describe("\
What containment did that explains why the command failed, the most certain first."),resources:r.exactOptional().describe(
"Usage of the command and all of its descendants, if the machine reports it."),reused:e().literal(!0).exactOptional().describe(
"The result of the same Plan in another gene; it ran once.")})},"model/platform"(n,t,i,m){i(n,{platformOf:()=>a});function a(e){
return e==="darwin"||e==="win32"?e:"linux"}},"model/prepare"(n,t,i,m){let a;const e=()=>a??=t("zod");let o;const s=()=>o??=
t("model/isolation");let c;const l=()=>c??=t("model/outcome");i(n,{prepareSchema:()=>r});const r=e().object({contained:e().
boolean().describe("False if this machine has no namespaces: the lines could reach all that the gate can."),isolation:s().
isolationSchema,lines:e().array(e().object({command:e().string(),outcome:l().outcomeSchema})),written:e().array(e().string()).
describe("Files and directories that are new in the checkout, sorted; a limited number.")})},"model/replay"(n,t,i,m){let a;
const e=()=>a??=t("zod");i(n,{replaySchema:()=>o});const o=e().object({cycles:e().int().nonnegative().describe("Number o\
f past cycles that were replayed; the newest ones."),of:e().int().nonnegative().describe("Number of past cycles in the l\
ogs of the base."),limited:e().boolean().describe("Whether fewer cycles were replayed because the genes have too many or\
 too complex patterns."),changed:e().int().nonnegative().describe("Number of cycles for which another gene would now be \
selected."),unmatched:e().object({base:e().int().nonnegative(),head:e().int().nonnegative()}).describe("Number of cycles\
 that no gene matches, with the genes of each side."),genes:e().array(e().object({id:e().string(),base:e().int().nonnegative().
describe("Number of cycles won with the genes of the base."),head:e().int().nonnegative().describe("Number of cycles won\
 with the genes of the head.")})).describe("The genes that win more or fewer cycles than before, largest difference firs\
t.")})},"model/run"(n,t,i,m){let a;const e=()=>a??=t("zod");let o;const s=()=>o??=t("model/verdict");i(n,{MAX_SHARDS:()=>r,
eventNameSchema:()=>c,judgedShardSchema:()=>u,platformSchema:()=>l,shardCountSchema:()=>d});const c=e().enum(["pull_requ\
est","merge_group","push","workflow_dispatch","range","worktree"]),l=e().enum(["darwin","linux","win32"]),r=256,d=e().int().
min(1).max(r),u=e().object({index:d,of:d}).extend({genes:e().int().nonnegative().describe("Number of genes in the shard."),
verdict:s().verdictSchema.describe("The verdict about these genes alone.")})},"model/verdict"(n,t,i,m){let a;const e=()=>a??=
t("zod");let o;const s=()=>o??=t("model/confirmations");i(n,{approvalSchema:()=>u,commandVerdictSchema:()=>r,confirmationSchema:()=>h,
nextActorSchema:()=>l,riskSchema:()=>d,verdictSchema:()=>c});const c=e().enum(["pass","warn","fail","error","needs_appro\
val"]),l=e().enum(["done","agent","human","undecided"]),r=e().enum(["allow","warn","block"]),d=e().enum(["safe","write",
"dangerous"]),h=e().enum(s().CONFIRMATIONS),u=e().object({user:e().string(),at:e().iso.datetime(),pull_request:e().int().
positive().exactOptional().describe("The pull request of the review; several can be in one merge group.")})}};
