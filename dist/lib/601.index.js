"use strict";exports.id=601,exports.ids=[601],exports.modules={59490:((S,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.groupBy=
i;function i(e,a){const l=new Map;for(const r of e){const m=a(r),h=l.get(m);h?h.push(r):l.set(m,[r])}return l}}),27576:((S,n,i)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.geneBlastRadiusSchema=n.countingSchema=n.changeBlastRadiusSchema=void 0;
function e(){const E=i(7723);return e=function(){return E},E}function a(){const E=i(39763);return a=function(){return E},
E}const l=e().object({files:e().int().nonnegative(),lines:e().int().nonnegative(),exempt_files:e().int().nonnegative(),exempt_lines:e().
int().nonnegative()}),r=n.geneBlastRadiusSchema=l.extend({max_files:e().int().nonnegative(),default_limit:e().literal(!0).
exactOptional().describe("The gene declares no valid `max_files`, so the default applies."),severity:e().enum(a().BLAST_SEVERITIES),
message:e().string().exactOptional().describe("The severity in the words of the protocol\u2019s reference engine.")}),m=e().
enum(["asset_store","validation_script","reference"]),h=e().enum(["binary","long_lines","generated","no_diff"]),s=e().object(
{path:e().string(),lines:e().int().nonnegative(),exempt:m.exactOptional().describe("Why the file does not count: an asse\
t file, a new validation script, or the `reference` counting."),veil:h.exactOptional().describe("Why a diff does not sho\
w its lines: a binary file, very long lines, or a git attribute."),bytes:e().int().nonnegative().exactOptional().describe(
"The size of a binary file after the change; only the lines of code are counted.")}),u=e().object({path:e().string(),files:e().
int().nonnegative(),lines:e().int().nonnegative(),exempt_files:e().int().nonnegative().exactOptional().describe("How man\
y of the files do not count; absent if all count."),exempt_lines:e().int().nonnegative().exactOptional().describe("How m\
any of the lines do not count; absent if all count.")}),g=n.countingSchema=e().enum(["full","reference"]),v=n.changeBlastRadiusSchema=
l.extend({counting:g.describe("Which files the policy counts; all others are exempt."),hard_cap_files:e().int().positive(),
hard_cap_lines:e().int().positive(),renamed_files:e().int().nonnegative().exactOptional().describe("Files that the pull \
request shows as one, and that have two names here."),directories:e().array(u),changed_files:e().array(s).exactOptional().
describe("The files with the most lines, at most 100; both names of a rename.")})}),38942:((S,n,i)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.evidenceLevelSchema=n.eligibilitySchema=n.EVIDENCE_LEVELS=void 0,n.isAtLeast=r;function e(){
const s=i(7723);return e=function(){return s},s}const a=n.EVIDENCE_LEVELS=["none","self_reported","gate","published","at\
tested"],l=n.evidenceLevelSchema=e().enum(a);function r(s,u){return a.indexOf(s)>=a.indexOf(u)}const m=["eligible","unpr\
oven","refuted"],h=n.eligibilitySchema=e().enum(m)}),99462:((S,n,i)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.
suppressionSchema=n.subjectSchema=n.spanSchema=n.severitySchema=n.locationSchema=n.harmSchema=n.findingIdSchema=void 0;function e(){
const v=i(7723);return e=function(){return v},v}function a(){const v=i(39763);return a=function(){return v},v}const l=n.
severitySchema=e().enum(a().SEVERITIES),r=n.harmSchema=e().enum(a().HARMS),m=n.spanSchema=e().object({start:e().int().min(
0),end:e().int().min(0)}),h=n.subjectSchema=e().object({type:e().string().exactOptional(),id:e().string().exactOptional(),
command:e().string().exactOptional()}),s=n.findingIdSchema=e().string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/),u=n.suppressionSchema=
e().object({reason:e().string(),expires:e().iso.date()}),g=n.locationSchema=e().object({path:e().string(),line:e().int().
min(1),column:e().int().min(1),end_line:e().int().min(1).exactOptional(),end_column:e().int().min(1).exactOptional()})}),
4190:((S,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.HASH_FORM_NAMES=n.HASH_FORMS=void 0;const i=n.HASH_FORMS=
{content:"the current protocol",hub:"the hub, without `outcome.notes` and `outcome.details`",engine:"the reference engin\
e, with `null` for fields without a value, which it does not write",created:"the reference engine, before it added what \
it learned to the gene",unprefixed:"the current protocol, without `sha256:` in small letters before 64 digits","null-fre\
e":"a program that leaves out fields that are null","as-written":"a program that keeps numbers as they are written, such\
 as `1.0`","json-dumps":"Python's `json.dumps` with `sort_keys` alone","top-level":"a program that sorts and keeps only \
the keys of the top level"},e=n.HASH_FORM_NAMES=Object.keys(i)}),41095:((S,n,i)=>{Object.defineProperty(n,"__esModule",{
value:!0}),n.isolationSchema=void 0;function e(){const u=i(7723);return e=function(){return u},u}function a(){const u=i(
39763);return a=function(){return u},u}const l=e().enum(["off","auto","require"]),r=e().object({memory_bytes:e().int().positive().
nullable().describe("Null if unlimited."),processes:e().int().positive(),processes_counted_for:e().enum(["command","user"]),
open_files:e().int().positive(),file_bytes:e().int().positive(),written_bytes:e().int().positive()}),m=e().object({name:e().
string(),held:e().boolean(),required:e().boolean()}),h=e().object({from:e().string(),reason:e().string()}),s=n.isolationSchema=
e().object({level:e().enum(a().ISOLATION_LEVELS),description:e().string(),requested:l.exactOptional(),launcher:e().string().
exactOptional().describe("How the gate is allowed to create namespaces."),starter:e().enum(["slot","launcher"]).exactOptional().
describe("What prepares the namespaces before a command starts: a supervisor (slot). Reports of earlier versions can hav\
e a shell for each command (launcher)."),limits:r.exactOptional().describe("The limits of each command, as the kernel en\
forces them."),probes:e().array(m).exactOptional().describe("The sandbox self-test: what a program that is started like \
the commands could not do."),downgrades:e().array(h).exactOptional().describe("Stronger containment that this machine do\
es not support, and why."),untrusted:e().literal(!0).exactOptional().describe("The isolation and all outcomes were repor\
ted by a runner that the change controls.")})}),54441:((S,n,i)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.levelSchema=
n.appliedLevelSchema=n.RULE_GROUPS=n.LEVELS=void 0;function e(){const s=i(7723);return e=function(){return s},s}function a(){
const s=i(99462);return a=function(){return s},s}const l=n.RULE_GROUPS=["size","log","hashes","schema","content","eviden\
ce","environment"],r=n.LEVELS=["off","warning","error"],m=n.levelSchema=e().enum(r),h=n.appliedLevelSchema=e().object({rules:e().
string().describe("The rule or the group of rules that the policy names."),level:m,from:a().severitySchema.describe("The\
 severity without the policy."),reason:e().string().exactOptional(),until:e().iso.date().exactOptional().describe("The l\
ast day (UTC) of the level.")})}),54123:((S,n,i)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.outcomeSchema=void 0;
function e(){const v=i(7723);return e=function(){return v},v}const a=e().object({head:e().string(),tail:e().string(),bytes:e().
int().nonnegative(),truncated:e().boolean()}),l=e().object({created:e().array(e().string()),changed:e().array(e().string()),
deleted:e().array(e().string()),totals:e().object({created:e().int().nonnegative(),changed:e().int().nonnegative(),deleted:e().
int().nonnegative()}).exactOptional().describe("The number of paths of each kind, if not all are listed."),complete:e().
literal(!1).exactOptional().describe("The lists are incomplete; absent if they contain everything.")}),r=e().object({peak_memory_bytes:e().
int().nonnegative().exactOptional(),cpu_ms:e().int().nonnegative().exactOptional()}),m=e().enum(["passed","failed","time\
d_out","blocked","skipped","crashed","not_runnable","error"]),h=e().enum(["memory_bytes","processes","written_bytes"]),s=e().
enum(["memory","processes","written","file_size","open_files","network","package_manager","home_cache","container_engine",
"machine_path","rename","read_only","privileges","nested_sandbox","terminal"]),u=e().object({cause:s,counted:e().literal(
!0).exactOptional().describe("The kernel enforced the limit, or the machine has what is missing; otherwise the output of\
 the command only suggests it."),limit:e().int().nonnegative().exactOptional().describe("The limit, in its own unit."),detail:e().
string().exactOptional().describe("The path that is missing."),key:e().string().exactOptional().describe("The key of the\
 policy that changes it.")}),g=n.outcomeSchema=e().object({status:m,exit_code:e().int().nullable(),signal:e().string().nullable(),
started_at:e().iso.datetime(),duration_ms:e().int().nonnegative(),reason:e().string().exactOptional(),stdout:a,stderr:a,
side_effects:l.exactOptional().describe("What the command wrote to its private copy of the checkout, which is discarded."),
checkout_modified:e().array(e().string()).exactOptional().describe("Files of the checkout that differ from the audited o\
nes after the command."),checkout_changed:e().array(e().string()).exactOptional().describe("Files of the checkout that s\
omething other than the command changed meanwhile."),left_out:e().array(e().string()).exactOptional().describe("Files of\
 the checkout that the failed command mentions and did not see, because they are not in the commit."),root:e().string().
exactOptional().describe("The root of the checkout as the command saw it; only if it did not pass and its output names i\
t."),limits_hit:e().array(h).exactOptional().describe("Limits that the kernel enforced on the command; absent if none is\
 known."),causes:e().array(u).exactOptional().describe("What containment did that explains why the command failed, the m\
ost certain first."),resources:r.exactOptional().describe("Usage of the command and all of its descendants, if the machi\
ne reports it."),reused:e().literal(!0).exactOptional().describe("The result of the same Plan in another gene; it ran on\
ce.")})}),78374:((S,n,i)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.shardCountSchema=n.prepareSchema=n.platformSchema=
n.judgedShardSchema=n.eventNameSchema=n.MAX_SHARDS=void 0;function e(){const p=i(7723);return e=function(){return p},p}function a(){
const p=i(41095);return a=function(){return p},p}function l(){const p=i(54123);return l=function(){return p},p}function r(){
const p=i(13970);return r=function(){return p},p}const m=n.eventNameSchema=e().enum(["pull_request","merge_group","push",
"workflow_dispatch","range","worktree","index"]),h=n.platformSchema=e().enum(["darwin","linux","win32"]),s=n.MAX_SHARDS=
256,u=n.shardCountSchema=e().int().min(1).max(s),g=e().object({index:u,of:u}),v=n.judgedShardSchema=g.extend({genes:e().
int().nonnegative().describe("Number of genes in the shard."),verdict:r().verdictSchema.describe("The verdict about thes\
e genes alone.")}),E=n.prepareSchema=e().object({contained:e().boolean().describe("False if this machine has no namespac\
es: the lines could reach all that the gate can."),isolation:a().isolationSchema,lines:e().array(e().object({command:e().
string(),outcome:l().outcomeSchema})),written:e().array(e().string()).describe("Files and directories that are new in th\
e checkout, sorted; a limited number.")})}),13970:((S,n,i)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.verdictSchema=
n.riskSchema=n.nextActorSchema=n.confirmationSchema=n.commandVerdictSchema=n.approvalSchema=void 0;function e(){const g=i(
7723);return e=function(){return g},g}function a(){const g=i(39763);return a=function(){return g},g}const l=n.verdictSchema=
e().enum(["pass","warn","fail","error","needs_approval"]),r=n.nextActorSchema=e().enum(["done","agent","human","undecide\
d"]),m=n.commandVerdictSchema=e().enum(["allow","warn","block"]),h=n.riskSchema=e().enum(["safe","write","dangerous"]),s=n.
confirmationSchema=e().enum(a().CONFIRMATIONS),u=n.approvalSchema=e().object({user:e().string(),at:e().iso.datetime(),pull_request:e().
int().positive().exactOptional().describe("The pull request of the review; several can be in one merge group.")})}),39763:((S,n)=>{
Object.defineProperty(n,"__esModule",{value:!0}),n.SEVERITIES=n.ISOLATION_LEVELS=n.HARMS=n.CONFIRMATIONS=n.BLAST_SEVERITIES=
n.ASSET_TYPES=void 0;const i=n.ASSET_TYPES=["Gene","Capsule","EvolutionEvent","ValidationReport","Mutation"],e=n.BLAST_SEVERITIES=
["within_limit","approaching_limit","exceeded","critical_overrun","hard_cap_breach"],a=n.CONFIRMATIONS=["standard","stro\
ng","very_strong"],l=n.ISOLATION_LEVELS=["none","process_group","namespaces"],r=n.HARMS=["danger","broken","bookkeeping"],
m=n.SEVERITIES=["error","warning","notice"]}),32854:((S,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.folded=u,
n.isLocatedIn=E,n.isWithin=s,n.isWithinAnywhere=C,n.locatePath=v,n.looksLikePattern=P,n.normalise=r,n.resolveInTree=m,n.
withinFolded=g;const i=40,e={path:"",kind:"directory",tracked:!0},a=/^[A-Za-z]:/,l=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function r(t){
if(l.test(t))return t;const o=t.replaceAll("\\","/");if(o.startsWith("/")||o.includes("\0"))return;const c=[];for(const d of o.
split("/"))if(!(d===""||d===".")){if(d!=="..")c.push(d);else if(c.pop()===void 0)return}return a.test(o)||a.test(c[0]??"")?
void 0:c.join("/")}function m(t,o){if(o.startsWith("/")||o.includes("\0"))return{kind:"outside",path:o};const c=o.split(
"/").reverse(),d=[];let b=e,O=0;for(let y=c.pop();y!==void 0;y=c.pop()){if(y===""||y===".")continue;if(b.kind!=="directo\
ry")return{kind:"missing",path:[...d,y].join("/")};if(y===".."){if(d.pop()===void 0)return{kind:"outside",path:o};b=h(d);
continue}const _=[...d,y].join("/"),Z=t.stat(_);if(Z===void 0)return{kind:"missing",path:_};if(Z.kind!=="symlink"){d.push(
y),b=Z;continue}if(O+=1,O>i)return{kind:"loop",path:o};const f=t.readlink(_);if(f===void 0||f===""||f.length>j)return{kind:"\
missing",path:_};if(f.startsWith("/")||f.includes("\0"))return{kind:"outside",path:_};c.push(...f.split("/").reverse())}
return{kind:"inside",path:b.path,entry:b}}function h(t){return t.length===0?e:{...e,path:t.join("/")}}function s(t,o,{ignoreCase:c=!1}={}){
const d=r(t),b=r(o);return d===void 0||b===void 0?!1:R(b,d,c)}function u(t){const o=r(t);return o===void 0?void 0:I(o)}function g(t){
const o=u(t);return c=>o!==void 0&&c!==void 0&&R(o,c,!1)}function v(t,o,{at:c,tree:d}){if(T(t))return;const O=(w(t)??[...w(
o)??[],...k(t)]).reverse(),y=A((w(c)??[]).filter(f=>f!=="")),_=[];let Z=0;for(let f=O.pop();f!==void 0;f=O.pop()){if(f===
""||f===".")continue;if(f===".."){_.pop();continue}_.push(f);const L=d&&p(d,y,A(_));if(L===void 0)continue;if(Z+=1,Z>i||
T(L))return;const M=w(L);M===void 0?_.pop():_.length=0,O.push(...(M??k(L)).reverse())}return A(_)}function E(t,o,{ignoreCase:c=!1}={}){
return R(o.slice(1),t.slice(1),c)}function p(t,o,c){if(E(c,o))return t.readlink(o==="/"?c.slice(1):c.slice(o.length+1))}
function A(t){return`/${t.join("/")}`}function k(t){return t.replaceAll("\\","/").split("/")}function w(t){return/^(?:[\\/]|[A-Za-z]:[\\/])/.
test(t)?k(t):void 0}const j=4096;function T(t){return t.length>j?!0:t.includes("\0")||/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(
t)}function R(t,o,c){if(t==="")return!0;const[d,b]=c?[I(o),I(t)]:[o,t];return d===b||d.startsWith(`${b}/`)}function I(t){
return l.test(t)?t.toLowerCase():t.normalize("NFC").toUpperCase().toLowerCase()}function C(t,o){const c=r(t);if(c!==void 0)
return`/${I(c)}/`.includes(`/${I(o)}/`);const d=t.split("/");return d.some((b,O)=>s(d.slice(O).join("/"),o,{ignoreCase:!0}))}
function P(t){return/[*?]|^!|\{[^{}]*,[^{}]*\}|^["'`].*["'`]$/.test(t)||t.trim()!==t}}),23404:((S,n,i)=>{i.r(n),i.d(n,{SCHEMA_VERSION:()=>e.
f$,canonicalize:()=>e.dw,computeAssetId:()=>e.ns,verifyAssetId:()=>e.Px});var e=i(35845)}),41330:((S,n,i)=>{i.r(n),i.d(n,
{default:()=>e});var e=i(14006)}),7723:((S,n,i)=>{i.r(n),i.d(n,{$brand:()=>e._ek,$input:()=>e.nP8,$output:()=>e.UY1,INVALID:()=>e.
uYZ,NEVER:()=>e.tmp,TimePrecision:()=>e.Son,ZodAny:()=>e.Mlh,ZodArray:()=>e.naA,ZodBase64:()=>e.nLo,ZodBase64URL:()=>e._$L,
ZodBigInt:()=>e.Lr4,ZodBigIntFormat:()=>e.A8m,ZodBoolean:()=>e.WFD,ZodCIDRv4:()=>e.W5S,ZodCIDRv6:()=>e.Yll,ZodCUID:()=>e.
JjC,ZodCUID2:()=>e.trZ,ZodCatch:()=>e.hw4,ZodCodec:()=>e.GSc,ZodCompileAsyncError:()=>e.RIv,ZodCompileUnsupportedError:()=>e.
iaB,ZodCreditCard:()=>e.jn4,ZodCustom:()=>e.JEJ,ZodCustomStringFormat:()=>e.LEJ,ZodDate:()=>e.aPP,ZodDefault:()=>e.XiL,ZodDiscriminatedUnion:()=>e.
jvo,ZodE164:()=>e.m7I,ZodEmail:()=>e.cM4,ZodEmoji:()=>e.yC$,ZodEnum:()=>e.Vb4,ZodError:()=>e.GaX,ZodExactOptional:()=>e.
ZwT,ZodFile:()=>e.im9,ZodFirstPartyTypeKind:()=>e.kYv,ZodFunction:()=>e.CZ,ZodGUID:()=>e.n49,ZodIBAN:()=>e.mDl,ZodIPv4:()=>e.
Bo6,ZodIPv6:()=>e.n4A,ZodISODate:()=>e.Brp,ZodISODateTime:()=>e.You,ZodISODuration:()=>e.$A2,ZodISOTime:()=>e.WV4,ZodInstanceOf:()=>e.
YVl,ZodIntersection:()=>e.JvG,ZodIssueCode:()=>e.eqx,ZodJWT:()=>e.fiS,ZodKSUID:()=>e.KfN,ZodLazy:()=>e.Ihb,ZodLiteral:()=>e.
DN5,ZodMAC:()=>e.VYb,ZodMap:()=>e.UtG,ZodNaN:()=>e.TqK,ZodNanoID:()=>e.n$i,ZodNever:()=>e.iSc,ZodNonOptional:()=>e.vZX,ZodNull:()=>e.
PQ,ZodNullable:()=>e.l1C,ZodNumber:()=>e.rSt,ZodNumberFormat:()=>e.Kqw,ZodObject:()=>e.bvH,ZodOptional:()=>e.IiU,ZodPipe:()=>e.
utH,ZodPrefault:()=>e.xgV,ZodPreprocess:()=>e.a2A,ZodPromise:()=>e.$i$,ZodReadonly:()=>e.EVz,ZodRealError:()=>e.gxR,ZodRecord:()=>e.
b8S,ZodSet:()=>e.KzS,ZodString:()=>e.NDH,ZodStringFormat:()=>e.EB4,ZodSuccess:()=>e.Bui,ZodSymbol:()=>e.K5M,ZodTemplateLiteral:()=>e.
ddM,ZodTransform:()=>e.CLY,ZodTuple:()=>e.y0Q,ZodType:()=>e.aRx,ZodULID:()=>e.qXy,ZodURL:()=>e.zYv,ZodUUID:()=>e.vXr,ZodUndefined:()=>e.
_ZT,ZodUnion:()=>e.fZ7,ZodUnknown:()=>e._aJ,ZodVoid:()=>e.a0N,ZodXID:()=>e.Lqq,ZodXor:()=>e.zAI,_ZodString:()=>e.UCp,_default:()=>e.
Rvf,_function:()=>e.KR7,any:()=>e.bzn,array:()=>e.YOg,base64:()=>e.K39,base64url:()=>e.r0z,bigint:()=>e.oad,boolean:()=>e.
zMY,catch:()=>e.MfU,check:()=>e.z6Y,cidrv4:()=>e.zrY,cidrv6:()=>e.l7s,clone:()=>e.o8B,codec:()=>e.rLB,coerce:()=>e.auy,compile:()=>e.
wEV,config:()=>e.$WB,core:()=>e.I8u,creditCard:()=>e.w8K,cuid:()=>e.gF3,cuid2:()=>e.GlQ,currencyCode:()=>e.Xyz,custom:()=>e.
IeY,date:()=>e.p6U,decode:()=>e.D4M,decodeAsync:()=>e.Re_,deepPartial:()=>e.YxC,describe:()=>e.q0y,discriminatedUnion:()=>e.
gMt,e164:()=>e.hQe,email:()=>e.Rpp,emoji:()=>e.ZgG,encode:()=>e.lFO,encodeAsync:()=>e.X$c,endsWith:()=>e.d55,enum:()=>e.
k5n,exactOptional:()=>e.yqP,file:()=>e.NJF,flattenError:()=>e.JMU,float32:()=>e.In1,float64:()=>e.BNo,formatError:()=>e.
Wk_,fromJSONSchema:()=>e.ygj,function:()=>e.fHH,getDiscriminatedOption:()=>e.IB9,getErrorMap:()=>e.$WG,globalRegistry:()=>e.
fd,gt:()=>e.gt,gte:()=>e.ROM,guid:()=>e.OsD,hash:()=>e.tWU,hex:()=>e.uhr,hostname:()=>e.OIJ,httpUrl:()=>e.q36,iban:()=>e.
Zkx,includes:()=>e.mKk,input:()=>e.hFB,instanceof:()=>e.Nlp,int:()=>e.Whr,int32:()=>e.HA5,int64:()=>e.Gkc,intersection:()=>e.
E$q,invertCodec:()=>e.L1c,ipv4:()=>e.uXy,ipv6:()=>e.ugL,iso:()=>e.KH5,json:()=>e.Pq9,jwt:()=>e.a$Y,keyof:()=>e.ZEF,ksuid:()=>e.
fOD,lazy:()=>e.RZV,length:()=>e.Bw9,literal:()=>e.euz,locales:()=>e.IBx,looseObject:()=>e._H3,looseRecord:()=>e.qWX,lowercase:()=>e.
ACj,lt:()=>e.lt,lte:()=>e.wJL,mac:()=>e.Mdg,map:()=>e.TjK,maxLength:()=>e.Ru6,maxSize:()=>e.egz,memoizer:()=>e.x38,meta:()=>e.
mIj,mime:()=>e.flb,minLength:()=>e.BpQ,minSize:()=>e.wMU,multipleOf:()=>e.aQL,nan:()=>e.oit,nanoid:()=>e.AkI,nativeEnum:()=>e.
fc,negative:()=>e.guH,never:()=>e.ZmZ,nonnegative:()=>e.ZnW,nonoptional:()=>e.eYS,nonpositive:()=>e.pD,normalize:()=>e.S86,
null:()=>e.chJ,nullable:()=>e.mee,nullish:()=>e.cl6,number:()=>e.aig,object:()=>e.Ikc,optional:()=>e.lqM,output:()=>e.CGW,
overwrite:()=>e.mx7,parse:()=>e.qgA,parseAsync:()=>e.EJS,partialRecord:()=>e.jgl,pipe:()=>e.FsL,positive:()=>e.yjt,prefault:()=>e.
SdS,preprocess:()=>e.vkY,prettifyError:()=>e.S1_,promise:()=>e.ivC,properties:()=>e.qol,property:()=>e.MZ5,readonly:()=>e.
tBZ,record:()=>e.g1P,refine:()=>e.YPB,regex:()=>e.yGV,regexes:()=>e.A$I,registry:()=>e.u5C,safeDecode:()=>e.exC,safeDecodeAsync:()=>e.
yRP,safeEncode:()=>e.wyb,safeEncodeAsync:()=>e.EMV,safeParse:()=>e.xLC,safeParseAsync:()=>e.bpZ,set:()=>e.hZp,setErrorMap:()=>e.
pJ$,size:()=>e.EjY,slugify:()=>e.Yvn,startsWith:()=>e.w1_,strictObject:()=>e.rej,string:()=>e.YjP,stringFormat:()=>e.NpN,
stringbool:()=>e.uEf,success:()=>e.kXE,superRefine:()=>e.zni,symbol:()=>e.HRO,templateLiteral:()=>e.Uy$,toJSONSchema:()=>e.
blZ,toLowerCase:()=>e.PXX,toUpperCase:()=>e.Ih0,toZod:()=>e.Lfn,transform:()=>e.pdi,treeifyError:()=>e.ZC6,trim:()=>e.Bqr,
tuple:()=>e.PVZ,uint32:()=>e.S8h,uint64:()=>e.VV_,ulid:()=>e.Z09,undefined:()=>e.Vxk,union:()=>e.KCZ,unknown:()=>e.L5J,uppercase:()=>e.
ZvZ,url:()=>e.OZ5,util:()=>e.ZSL,uuid:()=>e.uRe,uuidv4:()=>e.gZm,uuidv6:()=>e.gE,uuidv7:()=>e.nHE,validate:()=>e.tfT,validateAsync:()=>e.
F02,void:()=>e.rIH,withParser:()=>e.e1f,xid:()=>e.kMC,xor:()=>e.I86,z:()=>e.z});var e=i(9695)})};
