"use strict";var b=Object.defineProperty;var t=(a,n)=>b(a,"name",{value:n,configurable:!0});module.exports={"model/asset"(a,n,o,u){let s;const e=t(()=>s??=n("zod"),"z");o(a,{ASSET_TYPES:t(()=>i,"ASSET_TYPES"),assetChangeKindSchema:t(
()=>l,"assetChangeKindSchema"),assetTypeSchema:t(()=>c,"assetTypeSchema"),digestSchema:t(()=>r,"digestSchema"),geneDifferenceSchema:t(
()=>d,"geneDifferenceSchema")});const i=["Gene","Capsule","EvolutionEvent","ValidationReport","Mutation"],c=e().enum(i),
r=e().string().regex(/^sha256:[0-9a-f]{64}$/),l=e().enum(["added","modified","removed","applied","unchanged"]),d=e().object(
{kind:e().enum(["command_added","command_removed","constraint_loosened","constraint_tightened"]),field:e().string().describe(
"The field of the gene, such as `validation` or `constraints.max_files`."),base:e().string().nullable(),head:e().string().
nullable()})},"model/blast-radius"(a,n,o,u){let s;const e=t(()=>s??=n("zod"),"z");o(a,{BLAST_SEVERITIES:t(()=>r,"BLAST_S\
EVERITIES"),NOTHING_TOUCHED:t(()=>c,"NOTHING_TOUCHED"),changeBlastRadiusSchema:t(()=>p,"changeBlastRadiusSchema"),countingSchema:t(
()=>g,"countingSchema"),geneBlastRadiusSchema:t(()=>l,"geneBlastRadiusSchema")});const i=e().object({files:e().int().nonnegative(),
lines:e().int().nonnegative(),exempt_files:e().int().nonnegative(),exempt_lines:e().int().nonnegative()}),c={files:0,lines:0,
exempt_files:0,exempt_lines:0},r=["within_limit","approaching_limit","exceeded","critical_overrun","hard_cap_breach"],l=i.
extend({max_files:e().int().nonnegative(),severity:e().enum(r),message:e().string().exactOptional().describe("The severi\
ty in the words of the protocol\u2019s reference engine.")}),d=e().enum(["asset_store","validation_script","reference"]),
m=e().enum(["binary","long_lines","generated","no_diff"]),h=e().object({path:e().string(),lines:e().int().nonnegative(),
exempt:d.exactOptional().describe("Why the file does not count: an asset file, a new validation script, or the `referenc\
e` counting."),veil:m.exactOptional().describe("Why a diff does not show its lines: a binary file, very long lines, or a\
 git attribute.")}),f=e().object({path:e().string(),files:e().int().nonnegative(),lines:e().int().nonnegative()}),g=e().
enum(["full","reference"]),p=i.extend({counting:g.describe("Which files the policy counts; all others are exempt."),hard_cap_files:e().
int().positive(),hard_cap_lines:e().int().positive(),directories:e().array(f),changed_files:e().array(h).exactOptional().
describe("The files with the most lines, at most 100; both names of a rename.")})},"model/containment-cause"(a,n,o,u){let s;
const e=t(()=>s??=n("zod"),"z");o(a,{containmentCauseSchema:t(()=>r,"containmentCauseSchema"),countedLimitSchema:t(()=>i,
"countedLimitSchema")});const i=e().enum(["memory_bytes","processes","written_bytes"]),c=e().enum(["memory","processes",
"written","file_size","open_files","network","package_manager","home_cache","container_engine","machine_path","link_outs\
ide","rename","read_only","privileges","nested_sandbox","terminal"]),r=e().object({cause:c,counted:e().literal(!0).exactOptional().
describe("The kernel enforced the limit, or the machine has what is missing; otherwise the output of the command only su\
ggests it."),limit:e().int().nonnegative().exactOptional().describe("The limit, in its own unit."),detail:e().string().exactOptional().
describe("The path that is missing."),key:e().string().exactOptional().describe("The key of the policy that changes it.")})},
"model/edit"(a,n,o,u){let s;const e=t(()=>s??=n("zod"),"z");let i;const c=t(()=>i??=n("model/finding"),"import_finding");
o(a,{editSchema:t(()=>l,"editSchema"),judgedEditSchema:t(()=>d,"judgedEditSchema"),proposalSchema:t(()=>m,"proposalSchem\
a")});const r=e().array(e().object({path:e().string(),text:e().string()})).exactOptional().describe("New files that the \
new commands run."),l=e().object({path:e().string().exactOptional().describe("The asset file; absent for a command that \
is in no file."),pointer:e().string().exactOptional().describe("JSON Pointer (RFC 6901) of the string in the file; in JS\
ONL, its first token is the index of the value. It is an entry of `validation`, or an `asset_id`."),old:e().string(),new:e().
array(e().string()).describe("What replaces it: in a list of commands, any number of strings, none of which is blocked, \
and an empty list removes it; for an `asset_id`, one string."),files:r,fix:e().boolean().describe("Whether `gene-gate fi\
x --write` makes this edit.")}),d=e().object({finding:c().findingIdSchema.describe("The id of the finding that the edit \
resolves."),path:e().string().describe("The asset file."),pointer:e().string().describe("JSON Pointer (RFC 6901) of the \
string in the file as it is; in JSONL, its first token is the index of the value."),old:e().string(),new:e().array(e().string()).
describe("The strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:r,after:e().enum(["allow",
"warn"]).describe("The verdict about what replaces it, after all edits were applied to a copy.")}),m=e().object({edits:e().
array(d),patch:e().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},"model\
/evidence"(a,n,o,u){let s;const e=t(()=>s??=n("zod"),"z");o(a,{EVIDENCE_LEVELS:t(()=>i,"EVIDENCE_LEVELS"),eligibilitySchema:t(
()=>d,"eligibilitySchema"),evidenceLevelSchema:t(()=>c,"evidenceLevelSchema"),isAtLeast:t(()=>r,"isAtLeast")});const i=[
"none","self_reported","gate","published","attested"],c=e().enum(i);function r(m,h){return i.indexOf(m)>=i.indexOf(h)}t(
r,"isAtLeast");const l=["eligible","unproven","refuted"],d=e().enum(l)},"model/finding"(a,n,o,u){let s;const e=t(()=>s??=
n("zod"),"z");o(a,{SEVERITIES:t(()=>i,"SEVERITIES"),findingIdSchema:t(()=>d,"findingIdSchema"),locationSchema:t(()=>h,"l\
ocationSchema"),severitySchema:t(()=>c,"severitySchema"),spanSchema:t(()=>r,"spanSchema"),subjectSchema:t(()=>l,"subject\
Schema"),suppressionSchema:t(()=>m,"suppressionSchema")});const i=["error","warning","notice"],c=e().enum(i),r=e().object(
{start:e().int().min(0),end:e().int().min(0)}),l=e().object({type:e().string().exactOptional(),id:e().string().exactOptional(),
command:e().string().exactOptional()}),d=e().string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/),m=e().object({reason:e().string(),
expires:e().iso.date()}),h=e().object({path:e().string(),line:e().int().min(1),column:e().int().min(1),end_line:e().int().
min(1).exactOptional(),end_column:e().int().min(1).exactOptional()})},"model/head-lines"(a,n,o,u){let s;const e=t(()=>s??=
n("zod"),"z");o(a,{headFileSchema:t(()=>c,"headFileSchema")});const i=e().object({line:e().int().min(1).describe("The fi\
rst of the lines at the audited commit."),head_line:e().int().min(1).describe("The same line at the head."),lines:e().int().
min(1).exactOptional().describe("How many; absent up to the end of the file.")}),c=e().object({path:e().string(),missing:e().
literal(!0).exactOptional().describe("The head does not have the file."),same:e().array(i)})},"model/isolation"(a,n,o,u){
let s;const e=t(()=>s??=n("zod"),"z");o(a,{ISOLATION_LEVELS:t(()=>i,"ISOLATION_LEVELS"),NOTHING_RUN:t(()=>h,"NOTHING_RUN"),
isolationSchema:t(()=>m,"isolationSchema")});const i=["none","process_group","namespaces"],c=e().enum(["off","auto","req\
uire"]),r=e().object({memory_bytes:e().int().positive().nullable().describe("Null if unlimited."),processes:e().int().positive(),
processes_counted_for:e().enum(["command","user"]),open_files:e().int().positive(),file_bytes:e().int().positive(),written_bytes:e().
int().positive()}),l=e().object({name:e().string(),held:e().boolean(),required:e().boolean()}),d=e().object({from:e().string(),
reason:e().string()}),m=e().object({level:e().enum(i),description:e().string(),requested:c.exactOptional(),launcher:e().
string().exactOptional().describe("How the gate is allowed to create namespaces."),starter:e().enum(["slot","launcher"]).
exactOptional().describe("Whether namespaces are prepared before a command starts (slot), or made when it starts (launch\
er)."),limits:r.exactOptional().describe("The limits of each command, as the kernel enforces them."),probes:e().array(l).
exactOptional().describe("The sandbox self-test: what a program that is started like the commands could not do."),downgrades:e().
array(d).exactOptional().describe("Stronger containment that this machine does not support, and why."),untrusted:e().literal(
!0).exactOptional().describe("The isolation and all outcomes were reported by a runner that the change controls.")}),h={
level:"none",description:"Nothing was run."}},"model/outcome"(a,n,o,u){let s;const e=t(()=>s??=n("zod"),"z");let i;const c=t(
()=>i??=n("model/containment-cause"),"import_containment_cause");o(a,{outcomeSchema:t(()=>h,"outcomeSchema")});const r=e().
object({head:e().string(),tail:e().string(),bytes:e().int().nonnegative(),truncated:e().boolean()}),l=e().object({created:e().
array(e().string()),changed:e().array(e().string()),deleted:e().array(e().string()),totals:e().object({created:e().int().
nonnegative(),changed:e().int().nonnegative(),deleted:e().int().nonnegative()}).exactOptional().describe("The number of \
paths of each kind, if not all are listed."),complete:e().literal(!1).exactOptional().describe("The lists are incomplete\
; absent if they contain everything.")}),d=e().object({peak_memory_bytes:e().int().nonnegative().exactOptional(),cpu_ms:e().
int().nonnegative().exactOptional()}),m=e().enum(["passed","failed","timed_out","blocked","skipped","crashed","error"]),
h=e().object({status:m,exit_code:e().int().nullable(),signal:e().string().nullable(),started_at:e().iso.datetime(),duration_ms:e().
int().nonnegative(),reason:e().string().exactOptional(),stdout:r,stderr:r,side_effects:l.exactOptional().describe("What \
the command wrote to its private copy of the checkout, which is discarded."),checkout_modified:e().array(e().string()).exactOptional().
describe("Files of the checkout that differ from the audited ones after the command."),checkout_changed:e().array(e().string()).
exactOptional().describe("Files of the checkout that something other than the command changed meanwhile."),left_out:e().
array(e().string()).exactOptional().describe("Files of the checkout that the failed command mentions and did not see, be\
cause they are not in the commit."),root:e().string().exactOptional().describe("The root of the checkout as the command \
saw it; only if it did not pass and its output names it."),limits_hit:e().array(c().countedLimitSchema).exactOptional().
describe("Limits that the kernel enforced on the command; absent if none is known."),causes:e().array(c().containmentCauseSchema).
exactOptional().describe("What containment did that explains why the command failed, the most certain first."),resources:d.
exactOptional().describe("Usage of the command and all of its descendants, if the machine reports it."),reused:e().literal(
!0).exactOptional().describe("The result of the same Plan in another gene; it ran once.")})},"model/prepare"(a,n,o,u){let s;
const e=t(()=>s??=n("zod"),"z");let i;const c=t(()=>i??=n("model/isolation"),"import_isolation");let r;const l=t(()=>r??=
n("model/outcome"),"import_outcome");o(a,{prepareSchema:t(()=>d,"prepareSchema")});const d=e().object({contained:e().boolean().
describe("False if this machine has no namespaces: the lines could reach all that the gate can."),isolation:c().isolationSchema,
lines:e().array(e().object({command:e().string(),outcome:l().outcomeSchema})),written:e().array(e().string()).describe("\
Files and folders that are new in the checkout, sorted; a limited number.")})},"model/replay"(a,n,o,u){let s;const e=t(()=>s??=
n("zod"),"z");o(a,{replaySchema:t(()=>i,"replaySchema")});const i=e().object({cycles:e().int().nonnegative().describe("N\
umber of past cycles that were replayed; the newest ones."),of:e().int().nonnegative().describe("Number of past cycles i\
n the logs of the base."),limited:e().boolean().describe("Whether fewer cycles were replayed because the genes have too \
many or too complex patterns."),changed:e().int().nonnegative().describe("Number of cycles for which another gene would \
now be selected."),unmatched:e().object({base:e().int().nonnegative(),head:e().int().nonnegative()}).describe("Number of\
 cycles that no gene matches, with the genes of each side."),genes:e().array(e().object({id:e().string(),base:e().int().
nonnegative().describe("Number of cycles won with the genes of the base."),head:e().int().nonnegative().describe("Number\
 of cycles won with the genes of the head.")})).describe("The genes that win more or fewer cycles than before, largest d\
ifference first.")})},"model/run"(a,n,o,u){let s;const e=t(()=>s??=n("zod"),"z");let i;const c=t(()=>i??=n("model/verdic\
t"),"import_verdict");o(a,{MAX_SHARDS:t(()=>m,"MAX_SHARDS"),eventNameSchema:t(()=>r,"eventNameSchema"),judgedShardSchema:t(
()=>g,"judgedShardSchema"),platformOf:t(()=>d,"platformOf"),platformSchema:t(()=>l,"platformSchema"),shardCountSchema:t(
()=>h,"shardCountSchema")});const r=e().enum(["pull_request","merge_group","push","workflow_dispatch","range","worktree"]),
l=e().enum(["darwin","linux","win32"]);function d(p){return p==="darwin"||p==="win32"?p:"linux"}t(d,"platformOf");const m=256,
h=e().int().min(1).max(m),g=e().object({index:h,of:h}).extend({genes:e().int().nonnegative().describe("Number of genes i\
n the shard."),verdict:c().verdictSchema.describe("The verdict about these genes alone.")})},"model/verdict"(a,n,o,u){let s;
const e=t(()=>s??=n("zod"),"z");o(a,{CONFIRMATIONS:t(()=>d,"CONFIRMATIONS"),approvalSchema:t(()=>h,"approvalSchema"),commandVerdictSchema:t(
()=>r,"commandVerdictSchema"),confirmationSchema:t(()=>m,"confirmationSchema"),nextActorSchema:t(()=>c,"nextActorSchema"),
riskSchema:t(()=>l,"riskSchema"),verdictSchema:t(()=>i,"verdictSchema")});const i=e().enum(["pass","warn","fail","error",
"needs_approval"]),c=e().enum(["done","agent","human","undecided"]),r=e().enum(["allow","warn","block"]),l=e().enum(["sa\
fe","write","dangerous"]),d=["standard","strong","very_strong"],m=e().enum(d),h=e().object({user:e().string(),at:e().iso.
datetime(),pull_request:e().int().positive().exactOptional().describe("The pull request of the review; several can be in\
 one merge group.")})}};
