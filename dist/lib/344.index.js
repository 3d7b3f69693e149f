"use strict";exports.id=344,exports.ids=[344],exports.modules={27576:((y,n,o)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.geneBlastRadiusSchema=
n.countingSchema=n.changeBlastRadiusSchema=void 0;function e(){const v=o(7723);return e=function(){return v},v}function a(){
const v=o(39763);return a=function(){return v},v}const m=e().object({files:e().int().nonnegative(),lines:e().int().nonnegative(),
exempt_files:e().int().nonnegative(),exempt_lines:e().int().nonnegative()}),u=n.geneBlastRadiusSchema=m.extend({max_files:e().
int().nonnegative(),default_limit:e().literal(!0).exactOptional().describe("The gene declares no valid `max_files`, so t\
he default applies."),severity:e().enum(a().BLAST_SEVERITIES),message:e().string().exactOptional().describe("The severit\
y in the words of the protocol\u2019s reference engine.")}),h=e().enum(["asset_store","validation_script","reference"]),
g=e().enum(["binary","long_lines","generated","no_diff"]),r=e().object({path:e().string(),lines:e().int().nonnegative(),
exempt:h.exactOptional().describe("Why the file does not count: an asset file, a new validation script, or the `referenc\
e` counting."),veil:g.exactOptional().describe("Why a diff does not show its lines: a binary file, very long lines, or a\
 git attribute."),bytes:e().int().nonnegative().exactOptional().describe("The size of a binary file after the change; on\
ly the lines of code are counted.")}),l=e().object({path:e().string(),files:e().int().nonnegative(),lines:e().int().nonnegative(),
exempt_files:e().int().nonnegative().exactOptional().describe("How many of the files do not count; absent if all count."),
exempt_lines:e().int().nonnegative().exactOptional().describe("How many of the lines do not count; absent if all count.")}),
S=n.countingSchema=e().enum(["full","reference"]),w=n.changeBlastRadiusSchema=m.extend({counting:S.describe("Which files\
 the policy counts; all others are exempt."),hard_cap_files:e().int().positive(),hard_cap_lines:e().int().positive(),renamed_files:e().
int().nonnegative().exactOptional().describe("Files that are one file on the page of a pull request, and two names here."),
directories:e().array(l),changed_files:e().array(r).exactOptional().describe("The files with the most lines, at most 100\
; both names of a rename.")})}),38942:((y,n,o)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.evidenceLevelSchema=
n.eligibilitySchema=n.EVIDENCE_LEVELS=void 0,n.isAtLeast=u;function e(){const r=o(7723);return e=function(){return r},r}
const a=n.EVIDENCE_LEVELS=["none","self_reported","gate","published","attested"],m=n.evidenceLevelSchema=e().enum(a);function u(r,l){
return a.indexOf(r)>=a.indexOf(l)}const h=["eligible","unproven","refuted"],g=n.eligibilitySchema=e().enum(h)}),99462:((y,n,o)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.byHarm=h,n.suppressionSchema=n.subjectSchema=n.spanSchema=n.severitySchema=
n.locationSchema=n.harmSchema=n.findingIdSchema=void 0;function e(){const s=o(7723);return e=function(){return s},s}function a(){
const s=o(39763);return a=function(){return s},s}const m=n.severitySchema=e().enum(a().SEVERITIES),u=n.harmSchema=e().enum(
a().HARMS);function h(s,k){return g(s)-g(k)}function g({severity:s,harm:k="bookkeeping",suppressed:L}){return((L?2:+(s===
"notice"))*a().HARMS.length+a().HARMS.indexOf(k))*a().SEVERITIES.length+a().SEVERITIES.indexOf(s)}const r=n.spanSchema=e().
object({start:e().int().min(0),end:e().int().min(0)}),l=n.subjectSchema=e().object({type:e().string().exactOptional(),id:e().
string().exactOptional(),command:e().string().exactOptional()}),S=n.findingIdSchema=e().string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/),
w=n.suppressionSchema=e().object({reason:e().string(),expires:e().iso.date()}),v=n.locationSchema=e().object({path:e().string(),
line:e().int().min(1),column:e().int().min(1),end_line:e().int().min(1).exactOptional(),end_column:e().int().min(1).exactOptional()})}),
41095:((y,n,o)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.isolationSchema=void 0;function e(){const l=o(7723);
return e=function(){return l},l}function a(){const l=o(39763);return a=function(){return l},l}const m=e().enum(["off","a\
uto","require"]),u=e().object({memory_bytes:e().int().positive().nullable().describe("Null if unlimited."),processes:e().
int().positive(),processes_counted_for:e().enum(["command","user"]),open_files:e().int().positive(),file_bytes:e().int().
positive(),written_bytes:e().int().positive()}),h=e().object({name:e().string(),held:e().boolean(),required:e().boolean()}),
g=e().object({from:e().string(),reason:e().string()}),r=n.isolationSchema=e().object({level:e().enum(a().ISOLATION_LEVELS),
description:e().string(),requested:m.exactOptional(),launcher:e().string().exactOptional().describe("How the gate is all\
owed to create namespaces."),starter:e().enum(["slot","launcher"]).exactOptional().describe("What prepares the namespace\
s before a command starts: a supervisor (slot). Reports of earlier versions can have a shell for each command (launcher)\
."),limits:u.exactOptional().describe("The limits of each command, as the kernel enforces them."),probes:e().array(h).exactOptional().
describe("The sandbox self-test: what a program that is started like the commands could not do."),downgrades:e().array(g).
exactOptional().describe("Stronger containment that this machine does not support, and why."),untrusted:e().literal(!0).
exactOptional().describe("The isolation and all outcomes were reported by a runner that the change controls.")})}),54441:((y,n,o)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.levelSchema=n.appliedLevelSchema=n.RULE_GROUPS=n.LEVELS=void 0;function e(){
const r=o(7723);return e=function(){return r},r}function a(){const r=o(99462);return a=function(){return r},r}const m=n.
RULE_GROUPS=["size","log","hashes","schema","content","evidence","environment"],u=n.LEVELS=["off","warning","error"],h=n.
levelSchema=e().enum(u),g=n.appliedLevelSchema=e().object({rules:e().string().describe("The rule or the group of rules t\
hat the policy names."),level:h,from:a().severitySchema.describe("The severity without the policy."),reason:e().string().
exactOptional(),until:e().iso.date().exactOptional().describe("The last day (UTC) of the level.")})}),54123:((y,n,o)=>{Object.
defineProperty(n,"__esModule",{value:!0}),n.outcomeSchema=void 0;function e(){const w=o(7723);return e=function(){return w},
w}const a=e().object({head:e().string(),tail:e().string(),bytes:e().int().nonnegative(),truncated:e().boolean()}),m=e().
object({created:e().array(e().string()),changed:e().array(e().string()),deleted:e().array(e().string()),totals:e().object(
{created:e().int().nonnegative(),changed:e().int().nonnegative(),deleted:e().int().nonnegative()}).exactOptional().describe(
"The number of paths of each kind, if not all are listed."),complete:e().literal(!1).exactOptional().describe("The lists\
 are incomplete; absent if they contain everything.")}),u=e().object({peak_memory_bytes:e().int().nonnegative().exactOptional(),
cpu_ms:e().int().nonnegative().exactOptional()}),h=e().enum(["passed","failed","timed_out","blocked","skipped","crashed",
"not_runnable","error"]),g=e().enum(["memory_bytes","processes","written_bytes"]),r=e().enum(["memory","processes","writ\
ten","file_size","open_files","network","package_manager","home_cache","container_engine","machine_path","link_outside",
"rename","read_only","privileges","nested_sandbox","terminal"]),l=e().object({cause:r,counted:e().literal(!0).exactOptional().
describe("The kernel enforced the limit, or the machine has what is missing; otherwise the output of the command only su\
ggests it."),limit:e().int().nonnegative().exactOptional().describe("The limit, in its own unit."),detail:e().string().exactOptional().
describe("The path that is missing."),key:e().string().exactOptional().describe("The key of the policy that changes it.")}),
S=n.outcomeSchema=e().object({status:h,exit_code:e().int().nullable(),signal:e().string().nullable(),started_at:e().iso.
datetime(),duration_ms:e().int().nonnegative(),reason:e().string().exactOptional(),stdout:a,stderr:a,side_effects:m.exactOptional().
describe("What the command wrote to its private copy of the checkout, which is discarded."),checkout_modified:e().array(
e().string()).exactOptional().describe("Files of the checkout that differ from the audited ones after the command."),checkout_changed:e().
array(e().string()).exactOptional().describe("Files of the checkout that something other than the command changed meanwh\
ile."),left_out:e().array(e().string()).exactOptional().describe("Files of the checkout that the failed command mentions\
 and did not see, because they are not in the commit."),root:e().string().exactOptional().describe("The root of the chec\
kout as the command saw it; only if it did not pass and its output names it."),limits_hit:e().array(g).exactOptional().describe(
"Limits that the kernel enforced on the command; absent if none is known."),causes:e().array(l).exactOptional().describe(
"What containment did that explains why the command failed, the most certain first."),resources:u.exactOptional().describe(
"Usage of the command and all of its descendants, if the machine reports it."),reused:e().literal(!0).exactOptional().describe(
"The result of the same Plan in another gene; it ran once.")})}),78374:((y,n,o)=>{Object.defineProperty(n,"__esModule",{
value:!0}),n.shardCountSchema=n.prepareSchema=n.platformSchema=n.judgedShardSchema=n.eventNameSchema=n.MAX_SHARDS=void 0;
function e(){const s=o(7723);return e=function(){return s},s}function a(){const s=o(41095);return a=function(){return s},
s}function m(){const s=o(54123);return m=function(){return s},s}function u(){const s=o(13970);return u=function(){return s},
s}const h=n.eventNameSchema=e().enum(["pull_request","merge_group","push","workflow_dispatch","range","worktree"]),g=n.platformSchema=
e().enum(["darwin","linux","win32"]),r=n.MAX_SHARDS=256,l=n.shardCountSchema=e().int().min(1).max(r),S=e().object({index:l,
of:l}),w=n.judgedShardSchema=S.extend({genes:e().int().nonnegative().describe("Number of genes in the shard."),verdict:u().
verdictSchema.describe("The verdict about these genes alone.")}),v=n.prepareSchema=e().object({contained:e().boolean().describe(
"False if this machine has no namespaces: the lines could reach all that the gate can."),isolation:a().isolationSchema,lines:e().
array(e().object({command:e().string(),outcome:m().outcomeSchema})),written:e().array(e().string()).describe("Files and \
directories that are new in the checkout, sorted; a limited number.")})}),13970:((y,n,o)=>{Object.defineProperty(n,"__es\
Module",{value:!0}),n.verdictSchema=n.riskSchema=n.nextActorSchema=n.confirmationSchema=n.commandVerdictSchema=n.approvalSchema=
void 0;function e(){const S=o(7723);return e=function(){return S},S}function a(){const S=o(39763);return a=function(){return S},
S}const m=n.verdictSchema=e().enum(["pass","warn","fail","error","needs_approval"]),u=n.nextActorSchema=e().enum(["done",
"agent","human","undecided"]),h=n.commandVerdictSchema=e().enum(["allow","warn","block"]),g=n.riskSchema=e().enum(["safe",
"write","dangerous"]),r=n.confirmationSchema=e().enum(a().CONFIRMATIONS),l=n.approvalSchema=e().object({user:e().string(),
at:e().iso.datetime(),pull_request:e().int().positive().exactOptional().describe("The pull request of the review; severa\
l can be in one merge group.")})}),32854:((y,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.folded=l,n.isLocatedIn=
v,n.isWithin=r,n.isWithinAnywhere=V,n.locatePath=w,n.looksLikePattern=C,n.normalise=u,n.resolveInTree=h,n.withinFolded=S;
const o=40,e={path:"",kind:"directory",tracked:!0},a=/^[A-Za-z]:/,m=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function u(t){if(m.
test(t))return t;const i=t.replaceAll("\\","/");if(i.startsWith("/")||i.includes("\0"))return;const c=[];for(const d of i.
split("/"))if(!(d===""||d===".")){if(d!=="..")c.push(d);else if(c.pop()===void 0)return}return a.test(i)||a.test(c[0]??"")?
void 0:c.join("/")}function h(t,i){if(i.startsWith("/")||i.includes("\0"))return{kind:"outside",path:i};const c=i.split(
"/").reverse(),d=[];let b=e,O=0;for(let _=c.pop();_!==void 0;_=c.pop()){if(_===""||_===".")continue;if(b.kind!=="directo\
ry")return{kind:"missing",path:[...d,_].join("/")};if(_===".."){if(d.pop()===void 0)return{kind:"outside",path:i};b=g(d);
continue}const p=[...d,_].join("/"),E=t.stat(p);if(E===void 0)return{kind:"missing",path:p};if(E.kind!=="symlink"){d.push(
_),b=E;continue}if(O+=1,O>o)return{kind:"loop",path:i};const f=t.readlink(p);if(f===void 0||f===""||f.length>R)return{kind:"\
missing",path:p};if(f.startsWith("/")||f.includes("\0"))return{kind:"outside",path:p};c.push(...f.split("/").reverse())}
return{kind:"inside",path:b.path,entry:b}}function g(t){return t.length===0?e:{...e,path:t.join("/")}}function r(t,i,{ignoreCase:c=!1}={}){
const d=u(t),b=u(i);return d===void 0||b===void 0?!1:I(b,d,c)}function l(t){const i=u(t);return i===void 0?void 0:T(i)}function S(t){
const i=l(t);return c=>i!==void 0&&c!==void 0&&I(i,c,!1)}function w(t,i,{at:c,tree:d}){if(M(t))return;const O=(j(t)??[...j(
i)??[],...L(t)]).reverse(),_=k((j(c)??[]).filter(f=>f!=="")),p=[];let E=0;for(let f=O.pop();f!==void 0;f=O.pop()){if(f===
""||f===".")continue;if(f===".."){p.pop();continue}p.push(f);const A=d&&s(d,_,k(p));if(A===void 0)continue;if(E+=1,E>o||
M(A))return;const P=j(A);P===void 0?p.pop():p.length=0,O.push(...(P??L(A)).reverse())}return k(p)}function v(t,i,{ignoreCase:c=!1}={}){
return I(i.slice(1),t.slice(1),c)}function s(t,i,c){if(v(c,i))return t.readlink(i==="/"?c.slice(1):c.slice(i.length+1))}
function k(t){return`/${t.join("/")}`}function L(t){return t.replaceAll("\\","/").split("/")}function j(t){return/^(?:[\\/]|[A-Za-z]:[\\/])/.
test(t)?L(t):void 0}const R=4096;function M(t){return t.length>R?!0:t.includes("\0")||/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(
t)}function I(t,i,c){if(t==="")return!0;const[d,b]=c?[T(i),T(t)]:[i,t];return d===b||d.startsWith(`${b}/`)}function T(t){
return m.test(t)?t.toLowerCase():t.normalize("NFC").toUpperCase().toLowerCase()}function V(t,i){const c=u(t);if(c!==void 0)
return`/${T(c)}/`.includes(`/${T(i)}/`);const d=t.split("/");return d.some((b,O)=>r(d.slice(O).join("/"),i,{ignoreCase:!0}))}
function C(t){return/[*?]|^!|\{[^{}]*,[^{}]*\}|^["'`].*["'`]$/.test(t)||t.trim()!==t}}),41330:((y,n,o)=>{o.r(n),o.d(n,{default:()=>e});
var e=o(14006)})};
