"use strict";exports.id=344,exports.ids=[344],exports.modules={27576:((_,n,a)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.geneBlastRadiusSchema=
n.countingSchema=n.changeBlastRadiusSchema=void 0;function e(){const y=a(7723);return e=function(){return y},y}function o(){
const y=a(39763);return o=function(){return y},y}const m=e().object({files:e().int().nonnegative(),lines:e().int().nonnegative(),
exempt_files:e().int().nonnegative(),exempt_lines:e().int().nonnegative()}),d=n.geneBlastRadiusSchema=m.extend({max_files:e().
int().nonnegative(),default_limit:e().literal(!0).exactOptional().describe("The gene declares no valid `max_files`, so t\
he default applies."),severity:e().enum(o().BLAST_SEVERITIES),message:e().string().exactOptional().describe("The severit\
y in the words of the protocol\u2019s reference engine.")}),f=e().enum(["asset_store","validation_script","reference"]),
p=e().enum(["binary","long_lines","generated","no_diff"]),s=e().object({path:e().string(),lines:e().int().nonnegative(),
exempt:f.exactOptional().describe("Why the file does not count: an asset file, a new validation script, or the `referenc\
e` counting."),veil:p.exactOptional().describe("Why a diff does not show its lines: a binary file, very long lines, or a\
 git attribute.")}),u=e().object({path:e().string(),files:e().int().nonnegative(),lines:e().int().nonnegative(),exempt_files:e().
int().nonnegative().exactOptional().describe("How many of the files do not count; absent if all count."),exempt_lines:e().
int().nonnegative().exactOptional().describe("How many of the lines do not count; absent if all count.")}),l=n.countingSchema=
e().enum(["full","reference"]),w=n.changeBlastRadiusSchema=m.extend({counting:l.describe("Which files the policy counts;\
 all others are exempt."),hard_cap_files:e().int().positive(),hard_cap_lines:e().int().positive(),renamed_files:e().int().
nonnegative().exactOptional().describe("Files that are one file on the page of a pull request, and two names here."),directories:e().
array(u),changed_files:e().array(s).exactOptional().describe("The files with the most lines, at most 100; both names of \
a rename.")})}),38942:((_,n,a)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.evidenceLevelSchema=n.eligibilitySchema=
n.EVIDENCE_LEVELS=void 0,n.isAtLeast=d;function e(){const s=a(7723);return e=function(){return s},s}const o=n.EVIDENCE_LEVELS=
["none","self_reported","gate","published","attested"],m=n.evidenceLevelSchema=e().enum(o);function d(s,u){return o.indexOf(
s)>=o.indexOf(u)}const f=["eligible","unproven","refuted"],p=n.eligibilitySchema=e().enum(f)}),99462:((_,n,a)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.suppressionSchema=n.subjectSchema=n.spanSchema=n.severitySchema=n.locationSchema=n.findingIdSchema=
void 0;function e(){const l=a(7723);return e=function(){return l},l}function o(){const l=a(39763);return o=function(){return l},
l}const m=n.severitySchema=e().enum(o().SEVERITIES),d=n.spanSchema=e().object({start:e().int().min(0),end:e().int().min(
0)}),f=n.subjectSchema=e().object({type:e().string().exactOptional(),id:e().string().exactOptional(),command:e().string().
exactOptional()}),p=n.findingIdSchema=e().string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/),s=n.suppressionSchema=e().object(
{reason:e().string(),expires:e().iso.date()}),u=n.locationSchema=e().object({path:e().string(),line:e().int().min(1),column:e().
int().min(1),end_line:e().int().min(1).exactOptional(),end_column:e().int().min(1).exactOptional()})}),41095:((_,n,a)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.isolationSchema=void 0;function e(){const u=a(7723);return e=function(){
return u},u}function o(){const u=a(39763);return o=function(){return u},u}const m=e().enum(["off","auto","require"]),d=e().
object({memory_bytes:e().int().positive().nullable().describe("Null if unlimited."),processes:e().int().positive(),processes_counted_for:e().
enum(["command","user"]),open_files:e().int().positive(),file_bytes:e().int().positive(),written_bytes:e().int().positive()}),
f=e().object({name:e().string(),held:e().boolean(),required:e().boolean()}),p=e().object({from:e().string(),reason:e().string()}),
s=n.isolationSchema=e().object({level:e().enum(o().ISOLATION_LEVELS),description:e().string(),requested:m.exactOptional(),
launcher:e().string().exactOptional().describe("How the gate is allowed to create namespaces."),starter:e().enum(["slot",
"launcher"]).exactOptional().describe("What prepares the namespaces before a command starts: a supervisor (slot). Report\
s of earlier versions can have a shell for each command (launcher)."),limits:d.exactOptional().describe("The limits of e\
ach command, as the kernel enforces them."),probes:e().array(f).exactOptional().describe("The sandbox self-test: what a \
program that is started like the commands could not do."),downgrades:e().array(p).exactOptional().describe("Stronger con\
tainment that this machine does not support, and why."),untrusted:e().literal(!0).exactOptional().describe("The isolatio\
n and all outcomes were reported by a runner that the change controls.")})}),54441:((_,n,a)=>{Object.defineProperty(n,"_\
_esModule",{value:!0}),n.levelSchema=n.appliedLevelSchema=n.RULE_GROUPS=n.LEVELS=void 0;function e(){const s=a(7723);return e=
function(){return s},s}function o(){const s=a(99462);return o=function(){return s},s}const m=n.RULE_GROUPS=["size","log",
"hashes","schema","content","evidence","environment"],d=n.LEVELS=["off","warning","error"],f=n.levelSchema=e().enum(d),p=n.
appliedLevelSchema=e().object({rules:e().string().describe("The rule or the group of rules that the policy names."),level:f,
from:o().severitySchema.describe("The severity without the policy."),reason:e().string().exactOptional(),until:e().iso.date().
exactOptional().describe("The last day (UTC) of the level.")})}),54123:((_,n,a)=>{Object.defineProperty(n,"__esModule",{
value:!0}),n.outcomeSchema=void 0;function e(){const w=a(7723);return e=function(){return w},w}const o=e().object({head:e().
string(),tail:e().string(),bytes:e().int().nonnegative(),truncated:e().boolean()}),m=e().object({created:e().array(e().string()),
changed:e().array(e().string()),deleted:e().array(e().string()),totals:e().object({created:e().int().nonnegative(),changed:e().
int().nonnegative(),deleted:e().int().nonnegative()}).exactOptional().describe("The number of paths of each kind, if not\
 all are listed."),complete:e().literal(!1).exactOptional().describe("The lists are incomplete; absent if they contain e\
verything.")}),d=e().object({peak_memory_bytes:e().int().nonnegative().exactOptional(),cpu_ms:e().int().nonnegative().exactOptional()}),
f=e().enum(["passed","failed","timed_out","blocked","skipped","crashed","not_runnable","error"]),p=e().enum(["memory_byt\
es","processes","written_bytes"]),s=e().enum(["memory","processes","written","file_size","open_files","network","package\
_manager","home_cache","container_engine","machine_path","link_outside","rename","read_only","privileges","nested_sandbo\
x","terminal"]),u=e().object({cause:s,counted:e().literal(!0).exactOptional().describe("The kernel enforced the limit, o\
r the machine has what is missing; otherwise the output of the command only suggests it."),limit:e().int().nonnegative().
exactOptional().describe("The limit, in its own unit."),detail:e().string().exactOptional().describe("The path that is m\
issing."),key:e().string().exactOptional().describe("The key of the policy that changes it.")}),l=n.outcomeSchema=e().object(
{status:f,exit_code:e().int().nullable(),signal:e().string().nullable(),started_at:e().iso.datetime(),duration_ms:e().int().
nonnegative(),reason:e().string().exactOptional(),stdout:o,stderr:o,side_effects:m.exactOptional().describe("What the co\
mmand wrote to its private copy of the checkout, which is discarded."),checkout_modified:e().array(e().string()).exactOptional().
describe("Files of the checkout that differ from the audited ones after the command."),checkout_changed:e().array(e().string()).
exactOptional().describe("Files of the checkout that something other than the command changed meanwhile."),left_out:e().
array(e().string()).exactOptional().describe("Files of the checkout that the failed command mentions and did not see, be\
cause they are not in the commit."),root:e().string().exactOptional().describe("The root of the checkout as the command \
saw it; only if it did not pass and its output names it."),limits_hit:e().array(p).exactOptional().describe("Limits that\
 the kernel enforced on the command; absent if none is known."),causes:e().array(u).exactOptional().describe("What conta\
inment did that explains why the command failed, the most certain first."),resources:d.exactOptional().describe("Usage o\
f the command and all of its descendants, if the machine reports it."),reused:e().literal(!0).exactOptional().describe("\
The result of the same Plan in another gene; it ran once.")})}),78374:((_,n,a)=>{Object.defineProperty(n,"__esModule",{value:!0}),
n.shardCountSchema=n.prepareSchema=n.platformSchema=n.judgedShardSchema=n.eventNameSchema=n.MAX_SHARDS=void 0;function e(){
const g=a(7723);return e=function(){return g},g}function o(){const g=a(41095);return o=function(){return g},g}function m(){
const g=a(54123);return m=function(){return g},g}function d(){const g=a(13970);return d=function(){return g},g}const f=n.
eventNameSchema=e().enum(["pull_request","merge_group","push","workflow_dispatch","range","worktree"]),p=n.platformSchema=
e().enum(["darwin","linux","win32"]),s=n.MAX_SHARDS=256,u=n.shardCountSchema=e().int().min(1).max(s),l=e().object({index:u,
of:u}),w=n.judgedShardSchema=l.extend({genes:e().int().nonnegative().describe("Number of genes in the shard."),verdict:d().
verdictSchema.describe("The verdict about these genes alone.")}),y=n.prepareSchema=e().object({contained:e().boolean().describe(
"False if this machine has no namespaces: the lines could reach all that the gate can."),isolation:o().isolationSchema,lines:e().
array(e().object({command:e().string(),outcome:m().outcomeSchema})),written:e().array(e().string()).describe("Files and \
directories that are new in the checkout, sorted; a limited number.")})}),13970:((_,n,a)=>{Object.defineProperty(n,"__es\
Module",{value:!0}),n.verdictSchema=n.riskSchema=n.nextActorSchema=n.confirmationSchema=n.commandVerdictSchema=n.approvalSchema=
void 0;function e(){const l=a(7723);return e=function(){return l},l}function o(){const l=a(39763);return o=function(){return l},
l}const m=n.verdictSchema=e().enum(["pass","warn","fail","error","needs_approval"]),d=n.nextActorSchema=e().enum(["done",
"agent","human","undecided"]),f=n.commandVerdictSchema=e().enum(["allow","warn","block"]),p=n.riskSchema=e().enum(["safe",
"write","dangerous"]),s=n.confirmationSchema=e().enum(o().CONFIRMATIONS),u=n.approvalSchema=e().object({user:e().string(),
at:e().iso.datetime(),pull_request:e().int().positive().exactOptional().describe("The pull request of the review; severa\
l can be in one merge group.")})}),32854:((_,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.folded=u,n.isLocatedIn=
y,n.isWithin=s,n.isWithinAnywhere=C,n.locatePath=w,n.looksLikePattern=V,n.normalise=d,n.resolveInTree=f,n.withinFolded=l;
const a=40,e={path:"",kind:"directory",tracked:!0},o=/^[A-Za-z]:/,m=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function d(t){if(m.
test(t))return t;const i=t.replaceAll("\\","/");if(i.startsWith("/")||i.includes("\0"))return;const c=[];for(const r of i.
split("/"))if(!(r===""||r===".")){if(r!=="..")c.push(r);else if(c.pop()===void 0)return}return o.test(i)||o.test(c[0]??"")?
void 0:c.join("/")}function f(t,i){if(i.startsWith("/")||i.includes("\0"))return{kind:"outside",path:i};const c=i.split(
"/").reverse(),r=[];let S=e,O=0;for(let v=c.pop();v!==void 0;v=c.pop()){if(v===""||v===".")continue;if(S.kind!=="directo\
ry")return{kind:"missing",path:[...r,v].join("/")};if(v===".."){if(r.pop()===void 0)return{kind:"outside",path:i};S=p(r);
continue}const b=[...r,v].join("/"),k=t.stat(b);if(k===void 0)return{kind:"missing",path:b};if(k.kind!=="symlink"){r.push(
v),S=k;continue}if(O+=1,O>a)return{kind:"loop",path:i};const h=t.readlink(b);if(h===void 0||h===""||h.length>R)return{kind:"\
missing",path:b};if(h.startsWith("/")||h.includes("\0"))return{kind:"outside",path:b};c.push(...h.split("/").reverse())}
return{kind:"inside",path:S.path,entry:S}}function p(t){return t.length===0?e:{...e,path:t.join("/")}}function s(t,i,{ignoreCase:c=!1}={}){
const r=d(t),S=d(i);return r===void 0||S===void 0?!1:I(S,r,c)}function u(t){const i=d(t);return i===void 0?void 0:L(i)}function l(t){
const i=u(t);return c=>i!==void 0&&c!==void 0&&I(i,c,!1)}function w(t,i,{at:c,tree:r}){if(M(t))return;const O=(j(t)??[...j(
i)??[],...A(t)]).reverse(),v=T((j(c)??[]).filter(h=>h!=="")),b=[];let k=0;for(let h=O.pop();h!==void 0;h=O.pop()){if(h===
""||h===".")continue;if(h===".."){b.pop();continue}b.push(h);const E=r&&g(r,v,T(b));if(E===void 0)continue;if(k+=1,k>a||
M(E))return;const P=j(E);P===void 0?b.pop():b.length=0,O.push(...(P??A(E)).reverse())}return T(b)}function y(t,i,{ignoreCase:c=!1}={}){
return I(i.slice(1),t.slice(1),c)}function g(t,i,c){if(y(c,i))return t.readlink(i==="/"?c.slice(1):c.slice(i.length+1))}
function T(t){return`/${t.join("/")}`}function A(t){return t.replaceAll("\\","/").split("/")}function j(t){return/^(?:[\\/]|[A-Za-z]:[\\/])/.
test(t)?A(t):void 0}const R=4096;function M(t){return t.length>R?!0:t.includes("\0")||/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(
t)}function I(t,i,c){if(t==="")return!0;const[r,S]=c?[L(i),L(t)]:[i,t];return r===S||r.startsWith(`${S}/`)}function L(t){
return m.test(t)?t.toLowerCase():t.normalize("NFC").toUpperCase().toLowerCase()}function C(t,i){const c=d(t);if(c!==void 0)
return`/${L(c)}/`.includes(`/${L(i)}/`);const r=t.split("/");return r.some((S,O)=>s(r.slice(O).join("/"),i,{ignoreCase:!0}))}
function V(t){return/[*?]|^!|\{[^{}]*,[^{}]*\}|^["'`].*["'`]$/.test(t)||t.trim()!==t}}),41330:((_,n,a)=>{a.r(n),a.d(n,{default:()=>e});
var e=a(14006)})};
