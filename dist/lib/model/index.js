//# model/asset
(function(s,n,t,l){let a;const e=()=>a??=n("zod");let d;const c=()=>d??=n("model/asset-types");t(s,{assetChangeKindSchema:()=>m,
assetTypeSchema:()=>i,digestSchema:()=>o,geneDifferenceSchema:()=>h});const i=e().enum(c().ASSET_TYPES),o=e().string().regex(
/^sha256:[0-9a-f]{64}$/),m=e().enum(["added","modified","removed","applied","unchanged"]),h=e().object({kind:e().enum(["\
command_added","command_removed","constraint_loosened","constraint_tightened"]),field:e().string().describe("The field o\
f the gene, such as `validation` or `constraints.max_files`."),base:e().string().nullable(),head:e().string().nullable()})});
//# model/asset-types
(function(e,t,n,i){n(e,{ASSET_TYPES:()=>o});const o=["Gene","Capsule","EvolutionEvent","ValidationReport","Mutation"]});
//# model/blast-radius
(function(a,t,s,u){let o;const e=()=>o??=t("zod");let l;const c=()=>l??=t("model/blast-severities");s(a,{changeBlastRadiusSchema:()=>p,
countingSchema:()=>i,geneBlastRadiusSchema:()=>r});const n=e().object({files:e().int().nonnegative(),lines:e().int().nonnegative(),
exempt_files:e().int().nonnegative(),exempt_lines:e().int().nonnegative()}),r=n.extend({max_files:e().int().nonnegative(),
default_limit:e().literal(!0).exactOptional().describe("The gene declares no valid `max_files`, so the default applies."),
severity:e().enum(c().BLAST_SEVERITIES),message:e().string().exactOptional().describe("The severity in the words of the \
protocol\u2019s reference engine.")}),d=e().enum(["asset_store","validation_script","reference"]),h=e().enum(["binary","\
long_lines","generated","no_diff"]),m=e().object({path:e().string(),lines:e().int().nonnegative(),exempt:d.exactOptional().
describe("Why the file does not count: an asset file, a new validation script, or the `reference` counting."),veil:h.exactOptional().
describe("Why a diff does not show its lines: a binary file, very long lines, or a git attribute.")}),g=e().object({path:e().
string(),files:e().int().nonnegative(),lines:e().int().nonnegative(),exempt_files:e().int().nonnegative().exactOptional().
describe("How many of the files do not count; absent if all count."),exempt_lines:e().int().nonnegative().exactOptional().
describe("How many of the lines do not count; absent if all count.")}),i=e().enum(["full","reference"]),p=n.extend({counting:i.
describe("Which files the policy counts; all others are exempt."),hard_cap_files:e().int().positive(),hard_cap_lines:e().
int().positive(),renamed_files:e().int().nonnegative().exactOptional().describe("Files that are one file on the page of \
a pull request, and two names here."),directories:e().array(g),changed_files:e().array(m).exactOptional().describe("The \
files with the most lines, at most 100; both names of a rename.")})});
//# model/blast-severities
(function(i,r,e,_){e(i,{BLAST_SEVERITIES:()=>c});const c=["within_limit","approaching_limit","exceeded","critical_overr\
un","hard_cap_breach"]});
//# model/confirmations
(function(n,t,r,e){r(n,{CONFIRMATIONS:()=>o});const o=["standard","strong","very_strong"]});
//# model/containment-cause
(function(t,i,n,m){let a;const e=()=>a??=i("zod");n(t,{containmentCauseSchema:()=>c,countedLimitSchema:()=>s});const s=e().
enum(["memory_bytes","processes","written_bytes"]),o=e().enum(["memory","processes","written","file_size","open_files","\
network","package_manager","home_cache","container_engine","machine_path","link_outside","rename","read_only","privilege\
s","nested_sandbox","terminal"]),c=e().object({cause:o,counted:e().literal(!0).exactOptional().describe("The kernel enfo\
rced the limit, or the machine has what is missing; otherwise the output of the command only suggests it."),limit:e().int().
nonnegative().exactOptional().describe("The limit, in its own unit."),detail:e().string().exactOptional().describe("The \
path that is missing."),key:e().string().exactOptional().describe("The key of the policy that changes it.")})});
//# model/edit
(function(s,t,a,h){let o;const e=()=>o??=t("zod");let r;const d=()=>r??=t("model/finding");a(s,{editSchema:()=>c,judgedEditSchema:()=>n,
proposalSchema:()=>l});const i=e().array(e().object({path:e().string(),text:e().string()})).exactOptional().describe("Ne\
w files that the new commands run."),c=e().object({path:e().string().exactOptional().describe("The asset file; absent fo\
r a command that is in no file."),pointer:e().string().exactOptional().describe("JSON Pointer (RFC 6901) of the string i\
n the file; in JSONL, its first token is the index of the value. It is an entry of `validation`, or an `asset_id`."),old:e().
string(),new:e().array(e().string()).describe("What replaces it: in a list of commands, any number of strings, none of w\
hich is blocked, and an empty list removes it; for an `asset_id`, one string."),files:i,fix:e().boolean().describe("Whet\
her `gene-gate fix --write` makes this edit.")}),n=e().object({finding:d().findingIdSchema.describe("The id of the findi\
ng that the edit resolves."),path:e().string().describe("The asset file."),pointer:e().string().describe("JSON Pointer (\
RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the value."),old:e().string(),new:e().
array(e().string()).describe("The strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:i,after:e().
enum(["allow","warn"]).describe("The verdict about what replaces it, after all edits were applied to a copy.")}),l=e().object(
{edits:e().array(n),patch:e().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})});
//# model/evidence
(function(n,i,c,a){let l;const t=()=>l??=i("zod");c(n,{EVIDENCE_LEVELS:()=>e,eligibilitySchema:()=>d,evidenceLevelSchema:()=>o,
isAtLeast:()=>s});const e=["none","self_reported","gate","published","attested"],o=t().enum(e);function s(L,u){return e.
indexOf(L)>=e.indexOf(u)}const E=["eligible","unproven","refuted"],d=t().enum(E)});
//# model/finding
(function(t,n,i,d){let c;const e=()=>c??=n("zod");let s;const o=()=>s??=n("model/severities");i(t,{findingIdSchema:()=>p,
locationSchema:()=>S,severitySchema:()=>a,spanSchema:()=>m,subjectSchema:()=>r,suppressionSchema:()=>l});const a=e().enum(
o().SEVERITIES),m=e().object({start:e().int().min(0),end:e().int().min(0)}),r=e().object({type:e().string().exactOptional(),
id:e().string().exactOptional(),command:e().string().exactOptional()}),p=e().string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/),
l=e().object({reason:e().string(),expires:e().iso.date()}),S=e().object({path:e().string(),line:e().int().min(1),column:e().
int().min(1),end_line:e().int().min(1).exactOptional(),end_column:e().int().min(1).exactOptional()})});
//# model/hash-form
(function(e,r,o,n){o(e,{HASH_FORMS:()=>t,HASH_FORM_NAMES:()=>s});const t={content:"the current protocol",hub:"the hub, \
without `outcome.notes` and `outcome.details`",unprefixed:"the current protocol, without `sha256:` in small letters befo\
re 64 digits","null-free":"a program that leaves out fields that are null","as-written":"a program that keeps numbers as\
 they are written, such as `1.0`","json-dumps":"Python's `json.dumps` with `sort_keys` alone","top-level":"a program tha\
t sorts and keeps only the keys of the top level"},s=Object.keys(t)});
//# model/head-lines
(function(t,i,a,o){let n;const e=()=>n??=i("zod");a(t,{headFileSchema:()=>s});const h=e().object({line:e().int().min(1).
describe("The first of the lines at the audited commit."),head_line:e().int().min(1).describe("The same line at the head\
."),lines:e().int().min(1).exactOptional().describe("How many; absent up to the end of the file.")}),s=e().object({path:e().
string(),missing:e().literal(!0).exactOptional().describe("The head does not have the file."),same:e().array(h)})});
//# model/isolation
(function(o,t,s,h){let a;const e=()=>a??=t("zod");let n;const i=()=>n??=t("model/isolation-levels");s(o,{isolationSchema:()=>d});
const r=e().enum(["off","auto","require"]),l=e().object({memory_bytes:e().int().positive().nullable().describe("Null if \
unlimited."),processes:e().int().positive(),processes_counted_for:e().enum(["command","user"]),open_files:e().int().positive(),
file_bytes:e().int().positive(),written_bytes:e().int().positive()}),c=e().object({name:e().string(),held:e().boolean(),
required:e().boolean()}),m=e().object({from:e().string(),reason:e().string()}),d=e().object({level:e().enum(i().ISOLATION_LEVELS),
description:e().string(),requested:r.exactOptional(),launcher:e().string().exactOptional().describe("How the gate is all\
owed to create namespaces."),starter:e().enum(["slot","launcher"]).exactOptional().describe("What prepares the namespace\
s before a command starts: a supervisor (slot), or a shell for each command (launcher)."),limits:l.exactOptional().describe(
"The limits of each command, as the kernel enforces them."),probes:e().array(c).exactOptional().describe("The sandbox se\
lf-test: what a program that is started like the commands could not do."),downgrades:e().array(m).exactOptional().describe(
"Stronger containment that this machine does not support, and why."),untrusted:e().literal(!0).exactOptional().describe(
"The isolation and all outcomes were reported by a runner that the change controls.")})});
//# model/isolation-levels
(function(e,L,n,s){n(e,{ISOLATION_LEVELS:()=>o});const o=["none","process_group","namespaces"]});
//# model/level
(function(i,t,l,d){let c;const e=()=>c??=t("zod");let s;const a=()=>s??=t("model/finding");l(i,{LEVELS:()=>n,RULE_GROUPS:()=>r,
appliedLevelSchema:()=>h,levelSchema:()=>o});const r=["size","log","hashes","schema","content","evidence","environment"],
n=["off","warning","error"],o=e().enum(n),h=e().object({rules:e().string().describe("The rule or the group of rules that\
 the policy names."),level:o,from:a().severitySchema.describe("The severity without the policy."),reason:e().string().exactOptional(),
until:e().iso.date().exactOptional().describe("The last day (UTC) of the level.")})});
//# model/nothing-run
(function(n,o,e,i){e(n,{NOTHING_RUN:()=>N});const N={level:"none",description:"Nothing was run."}});
//# model/nothing-touched
(function(e,n,i,s){i(e,{NOTHING_TOUCHED:()=>l});const l={files:0,lines:0,exempt_files:0,exempt_lines:0}});
//# model/outcome
(function(i,t,o,l){let c;const e=()=>c??=t("zod");let s;const a=()=>s??=t("model/containment-cause");o(i,{outcomeSchema:()=>m});
const n=e().object({head:e().string(),tail:e().string(),bytes:e().int().nonnegative(),truncated:e().boolean()}),r=e().object(
{created:e().array(e().string()),changed:e().array(e().string()),deleted:e().array(e().string()),totals:e().object({created:e().
int().nonnegative(),changed:e().int().nonnegative(),deleted:e().int().nonnegative()}).exactOptional().describe("The numb\
er of paths of each kind, if not all are listed."),complete:e().literal(!1).exactOptional().describe("The lists are inco\
mplete; absent if they contain everything.")}),d=e().object({peak_memory_bytes:e().int().nonnegative().exactOptional(),cpu_ms:e().
int().nonnegative().exactOptional()}),h=e().enum(["passed","failed","timed_out","blocked","skipped","crashed","not_runna\
ble","error"]),m=e().object({status:h,exit_code:e().int().nullable(),signal:e().string().nullable(),started_at:e().iso.datetime(),
duration_ms:e().int().nonnegative(),reason:e().string().exactOptional(),stdout:n,stderr:n,side_effects:r.exactOptional().
describe("What the command wrote to its private copy of the checkout, which is discarded."),checkout_modified:e().array(
e().string()).exactOptional().describe("Files of the checkout that differ from the audited ones after the command."),checkout_changed:e().
array(e().string()).exactOptional().describe("Files of the checkout that something other than the command changed meanwh\
ile."),left_out:e().array(e().string()).exactOptional().describe("Files of the checkout that the failed command mentions\
 and did not see, because they are not in the commit."),root:e().string().exactOptional().describe("The root of the chec\
kout as the command saw it; only if it did not pass and its output names it."),limits_hit:e().array(a().countedLimitSchema).
exactOptional().describe("Limits that the kernel enforced on the command; absent if none is known."),causes:e().array(a().
containmentCauseSchema).exactOptional().describe("What containment did that explains why the command failed, the most ce\
rtain first."),resources:d.exactOptional().describe("Usage of the command and all of its descendants, if the machine rep\
orts it."),reused:e().literal(!0).exactOptional().describe("The result of the same Plan in another gene; it ran once.")})});
//# model/platform
(function(i,e,u,o){u(i,{platformOf:()=>r});function r(n){return n==="darwin"||n==="win32"?n:"linux"}});
//# model/prepare
(function(t,o,a,r){let i;const e=()=>i??=o("zod");let c;const n=()=>c??=o("model/isolation");let s;const m=()=>s??=o("m\
odel/outcome");a(t,{prepareSchema:()=>l});const l=e().object({contained:e().boolean().describe("False if this machine ha\
s no namespaces: the lines could reach all that the gate can."),isolation:n().isolationSchema,lines:e().array(e().object(
{command:e().string(),outcome:m().outcomeSchema})),written:e().array(e().string()).describe("Files and directories that \
are new in the checkout, sorted; a limited number.")})});
//# model/replay
(function(n,t,o,a){let c;const e=()=>c??=t("zod");o(n,{replaySchema:()=>s});const s=e().object({cycles:e().int().nonnegative().
describe("Number of past cycles that were replayed; the newest ones."),of:e().int().nonnegative().describe("Number of pa\
st cycles in the logs of the base."),limited:e().boolean().describe("Whether fewer cycles were replayed because the gene\
s have too many or too complex patterns."),changed:e().int().nonnegative().describe("Number of cycles for which another \
gene would now be selected."),unmatched:e().object({base:e().int().nonnegative(),head:e().int().nonnegative()}).describe(
"Number of cycles that no gene matches, with the genes of each side."),genes:e().array(e().object({id:e().string(),base:e().
int().nonnegative().describe("Number of cycles won with the genes of the base."),head:e().int().nonnegative().describe("\
Number of cycles won with the genes of the head.")})).describe("The genes that win more or fewer cycles than before, lar\
gest difference first.")})});
//# model/run
(function(a,n,o,S){let d;const e=()=>d??=n("zod");let r;const m=()=>r??=n("model/verdict");o(a,{MAX_SHARDS:()=>c,eventNameSchema:()=>h,
judgedShardSchema:()=>i,platformSchema:()=>s,shardCountSchema:()=>t});const h=e().enum(["pull_request","merge_group","pu\
sh","workflow_dispatch","range","worktree"]),s=e().enum(["darwin","linux","win32"]),c=256,t=e().int().min(1).max(c),i=e().
object({index:t,of:t}).extend({genes:e().int().nonnegative().describe("Number of genes in the shard."),verdict:m().verdictSchema.
describe("The verdict about these genes alone.")})});
//# model/severities
(function(n,e,r,o){r(n,{SEVERITIES:()=>E});const E=["error","warning","notice"]});
//# model/verdict
(function(o,n,a,u){let c;const e=()=>c??=n("zod");let t;const m=()=>t??=n("model/confirmations");a(o,{approvalSchema:()=>h,
commandVerdictSchema:()=>s,confirmationSchema:()=>l,nextActorSchema:()=>i,riskSchema:()=>d,verdictSchema:()=>r});const r=e().
enum(["pass","warn","fail","error","needs_approval"]),i=e().enum(["done","agent","human","undecided"]),s=e().enum(["allo\
w","warn","block"]),d=e().enum(["safe","write","dangerous"]),l=e().enum(m().CONFIRMATIONS),h=e().object({user:e().string(),
at:e().iso.datetime(),pull_request:e().int().positive().exactOptional().describe("The pull request of the review; severa\
l can be in one merge group.")})});
