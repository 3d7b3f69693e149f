"use strict";exports.id=984,exports.ids=[984],exports.modules={21916:((Z,n)=>{var o;o=!0,n.Io=n.kp=void 0;var e=new Uint32Array(65536),
d=function(i,c){for(var u=i.length,g=c.length,h=1<<u-1,l=-1,v=0,b=u,t=u;t--;)e[i.charCodeAt(t)]|=1<<t;for(t=0;t<g;t++){var a=e[c.
charCodeAt(t)],S=a|v;a|=(a&l)+l^l,v|=~(a|l),l&=a,v&h&&b++,l&h&&b--,v=v<<1|1,l=l<<1|~(S|v),v&=S}for(t=u;t--;)e[i.charCodeAt(
t)]=0;return b},m=function(i,c){for(var u=c.length,g=i.length,h=[],l=[],v=Math.ceil(u/32),b=Math.ceil(g/32),t=0;t<v;t++)
l[t]=-1,h[t]=0;for(var a=0;a<b-1;a++){for(var S=0,y=-1,R=a*32,N=Math.min(32,g)+R,f=R;f<N;f++)e[i.charCodeAt(f)]|=1<<f;for(var t=0;t<
u;t++){var r=e[c.charCodeAt(t)],T=l[t/32|0]>>>t&1,E=h[t/32|0]>>>t&1,I=r|S,w=((r|E)&y)+y^y|r|E,O=S|~(w|y),A=y&w;O>>>31^T&&
(l[t/32|0]^=1<<t),A>>>31^E&&(h[t/32|0]^=1<<t),O=O<<1|T,A=A<<1|E,y=A|~(I|O),S=O&I}for(var f=R;f<N;f++)e[i.charCodeAt(f)]=
0}for(var _=0,j=-1,M=a*32,k=Math.min(32,g-M)+M,f=M;f<k;f++)e[i.charCodeAt(f)]|=1<<f;for(var C=g,t=0;t<u;t++){var r=e[c.charCodeAt(
t)],T=l[t/32|0]>>>t&1,E=h[t/32|0]>>>t&1,I=r|_,w=((r|E)&j)+j^j|r|E,O=_|~(w|j),A=j&w;C+=O>>>g-1&1,C-=A>>>g-1&1,O>>>31^T&&(l[t/
32|0]^=1<<t),A>>>31^E&&(h[t/32|0]^=1<<t),O=O<<1|T,A=A<<1|E,j=A|~(I|O),_=O&I}for(var f=M;f<k;f++)e[i.charCodeAt(f)]=0;return C},
p=function(i,c){if(i.length<c.length){var u=c;c=i,i=u}return c.length===0?i.length:i.length<=32?d(i,c):m(i,c)};n.Io=p;var s=function(i,c){
for(var u=1/0,g=0,h=0;h<c.length;h++){var l=p(i,c[h]);l<u&&(u=l,g=h)}return c[g]};n.kp=s}),67541:((Z,n,o)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.JSON_SCHEMA_NAMES=void 0,n.jsonSchema=b,n.schemaVerb=void 0;function e(){const t=o(63314);return e=
function(){return t},t}function d(){const t=o(7723);return d=function(){return t},t}function m(){const t=o(11160);return m=
function(){return t},t}function p(){const t=o(48791);return p=function(){return t},t}function s(){const t=o(73849);return s=
function(){return t},t}function i(){const t=o(5640);return i=function(){return t},t}function c(){const t=o(61336);return c=
function(){return t},t}function u(){const t=o(27436);return u=function(){return t},t}function g(){const t=o(4147);return g=
function(){return t},t}const h=(t,a)=>new(e()).Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(
l)).action(S=>{t.print(`${JSON.stringify(b(S),null,2)}
`,"json"),a(0)});n.schemaVerb=h;const l=n.JSON_SCHEMA_NAMES=["report","validation-report","agent-task","promotion","doct\
or","policy"],v={report:{schema:i().gateReportSchema,io:"output",id:`urn:gene-gate:schema:report:${u().GATE_REPORT_VERSION}`,
title:"gene-gate GateReport"},"validation-report":{schema:c().validationReportSchema,io:"output",id:`urn:gene-gate:schem\
a:validation-report:${u().GATE_REPORT_VERSION}`,title:"gene-gate ValidationReport"},"agent-task":{schema:s().agentTaskSchema,
io:"output",id:`urn:gene-gate:schema:agent-task:${s().AGENT_TASK_VERSION}`,title:"gene-gate AgentTask"},promotion:{schema:p().
promotionSchema,io:"output",id:"urn:gene-gate:schema:promotion:1",title:"gene-gate promotion"},doctor:{schema:g().doctorSchema,
io:"output",id:"urn:gene-gate:schema:doctor:1",title:"gene-gate doctor"},policy:{schema:m().policySchema,io:"input",id:"\
urn:gene-gate:schema:policy:1",title:"gene-gate policy"}};function b(t){const{schema:a,io:S,id:y,title:R}=v[t],{$schema:N,
...f}=d().toJSONSchema(a,{target:"draft-2020-12",io:S});return{$schema:N,$id:y,title:R,...f}}}),59490:((Z,n)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.groupBy=o;function o(e,d){const m=new Map;for(const p of e){const s=d(p),i=m.get(s);i?i.push(
p):m.set(s,[p])}return m}}),4190:((Z,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.HASH_FORM_NAMES=n.HASH_FORMS=
void 0;const o=n.HASH_FORMS={content:"the current protocol",hub:"the hub, without `outcome.notes` and `outcome.details`",
engine:"the reference engine, with `null` for fields without a value, which it does not write",created:"the reference en\
gine, before it added what it learned to the gene",unprefixed:"the current protocol, without `sha256:` in small letters \
before 64 digits","null-free":"a program that leaves out fields that are null","as-written":"a program that keeps number\
s as they are written, such as `1.0`","json-dumps":"Python's `json.dumps` with `sort_keys` alone","top-level":"a program\
 that sorts and keeps only the keys of the top level"},e=n.HASH_FORM_NAMES=Object.keys(o)}),39763:((Z,n)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.SEVERITIES=n.ISOLATION_LEVELS=n.HARMS=n.CONFIRMATIONS=n.BLAST_SEVERITIES=n.ASSET_TYPES=void 0;
const o=n.ASSET_TYPES=["Gene","Capsule","EvolutionEvent","ValidationReport","Mutation"],e=n.BLAST_SEVERITIES=["within_li\
mit","approaching_limit","exceeded","critical_overrun","hard_cap_breach"],d=n.CONFIRMATIONS=["standard","strong","very_s\
trong"],m=n.ISOLATION_LEVELS=["none","process_group","namespaces"],p=n.HARMS=["danger","broken","bookkeeping"],s=n.SEVERITIES=
["error","warning","notice"]}),54953:((Z,n,o)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.attestedSchema=void 0;
function e(){const s=o(7723);return e=function(){return s},s}function d(){const s=o(79167);return d=function(){return s},
s}const m=e().object({issuer:e().string().describe("Who confirmed the identity, as a URL."),repository:e().string().describe(
"`owner/name` of the repository whose workflow signed."),workflow:e().string().describe("The workflow file with its ref:\
 `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe("The ref that the workflow ran for.")}),
p=n.attestedSchema=e().object({source:e().string().describe("The file and position, or the address."),digest:d().digestSchema.
describe("Digest of the signed statement."),predicate_type:e().string(),result:e().enum(["PASSED","WARNED"]),asset_id:d().
digestSchema,commit:e().string().nullable().describe("The commit that was verified, if the statement names it."),policy_digest:d().
digestSchema,gate:e().object({id:e().string(),version:e().string().nullable()}).nullable().describe("The gate; null if t\
he statement does not name it."),verified_at:e().iso.datetime(),signer:m}).describe("A verified attestation about the as\
set.")}),48791:((Z,n,o)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.PROMOTION_VERSION=n.OUTCOMES=n.FAIL_ON=void 0,
n.exitCodeOf=f,n.promotionSchema=void 0;function e(){const r=o(7723);return e=function(){return r},r}function d(){const r=o(
79167);return d=function(){return r},r}function m(){const r=o(38942);return m=function(){return r},r}function p(){const r=o(
99462);return p=function(){return r},r}function s(){const r=o(4190);return s=function(){return r},r}function i(){const r=o(
39763);return i=function(){return r},r}function c(){const r=o(61336);return c=function(){return r},r}function u(){const r=o(
54953);return u=function(){return r},r}const g=n.PROMOTION_VERSION="1.0.0",h=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).
describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().string(),severity:p().
severitySchema,message:e().string(),remedy:e().string()}),l={path:e().string(),line:e().int().min(1)},v={id:e().string(),
type:d().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate declares."),...l},b=e().
array(h).min(1).describe("Why; the first reason is the one to fix first."),t=e().object({...v,type:e().enum([...i().ASSET_TYPES,
"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),reasons:b}),
a=n.OUTCOMES=["promoted","quarantined","rejected"],S=e().object({level:m().evidenceLevelSchema,report_id:e().string().optional().
describe("The ValidationReport that reached the level."),report_digest:d().digestSchema.optional().describe("The digest \
of the GateReport that contains it."),attestation:u().attestedSchema.optional()}),y=e().object({...v,sender_id:e().string().
optional().describe("The sender of the message that contained it."),outcome:e().enum(a),eligibility:m().eligibilitySchema,
evidence:S,hash:e().object({form:e().enum(s().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_\
id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hu\
b`, and `engine` are accepted."),not_matched:e().array(e().enum(s().HASH_FORM_NAMES)).describe("The forms that were comp\
ared before, in their order."),content:d().digestSchema.describe("The hash of the content by the current protocol.")}).describe(
"Whether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the pr\
omoted form; null if the candidate is not promoted."),reasons:e().array(h).describe("Why it is not promoted; empty if it\
 is."),notices:e().array(h).describe("Findings that do not prevent the promotion.")}),R=n.promotionSchema=e().object({type:e().
literal("PromotionReport"),schema_version:e().literal(g),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:d().digestSchema,require_evidence:m().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:d().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(y).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:d().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(t.extend({type:d().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(t).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...v,type:t.shape.type,reason:h})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...c().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(h).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...v,reason:h})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),N=n.FAIL_ON=["none","rejected","unproven"];function f({
quarantined:r,rejected:T,undecided:E},I){return E!==void 0?2:{none:0,rejected:T.length,unproven:T.length+r.length}[I]>0?
1:0}}),73849:((Z,n,o)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.agentTaskSchema=n.AGENT_TASK_VERSION=void 0,n.
readAgentTask=b;function e(){const a=o(7723);return e=function(){return a},a}function d(){const a=o(41895);return d=function(){
return a},a}function m(){const a=o(54078);return m=function(){return a},a}function p(){const a=o(9819);return p=function(){
return a},a}function s(){const a=o(99462);return s=function(){return a},a}function i(){const a=o(13970);return i=function(){
return a},a}const c=n.AGENT_TASK_VERSION="1.0.0",u=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),g=s().findingIdSchema.
exactOptional().describe("The id of the finding; absent if the report is from a version without ids."),h=e().object({finding:g,
rule:e().string(),path:e().string().exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().
string()}),l=e().object({finding:g,why:e().string(),needs:e().string().describe("What the person does, such as an approv\
al and its digest.")}),v=n.agentTaskSchema=e().object({type:e().literal("AgentTask"),schema_version:e().literal(c),next_actor:i().
nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resol\
ve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),
verdict:i().verdictSchema,error:e().object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:u.
nullable().describe("The commit that the task is about."),base_sha:u.nullable(),policy:e().object({ref:e().string().exactOptional(),
profile:e().string()}).nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(p().judgedEditSchema).
describe("What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(h).describe("Findi\
ngs that fail the gate and that no edit resolves: change the files yourself."),human:e().array(l).describe("Findings tha\
t only a person resolves."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the findings\
 are."),patch:e().union([e().string(),e().object({file:e().string()})]).nullable().describe("A unified diff of the edits\
 for `git apply`, or the result file that has it."),verify:e().string().describe("The command that exits with 0 when not\
hing is left to do, also if the policy only reports."),more:e().object({edits:e().int().nonnegative(),todo:e().int().nonnegative(),
human:e().int().nonnegative(),file:e().string()}).optional().describe("Numbers of entries that are not in these lists, a\
nd the result file that has them.")}).describe("AgentTask: what the agent that wrote a change does next");function b(a,S){
try{return v.parse(JSON.parse(a.toString("utf8")))}catch(y){throw new(d()).GateError("input_invalid",`${S} is not an Age\
ntTask of this version: ${t(y)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of th\
e results.",{cause:y})}}function t(a){return a instanceof e().ZodError?`\`${(0,m().dotPath)(a.issues[0]?.path??[])||"typ\
e"}\` is missing or has an invalid value`:"it is not JSON"}}),4147:((Z,n,o)=>{Object.defineProperty(n,"__esModule",{value:!0}),
n.doctorSchema=n.DOCTOR_VERSION=void 0;function e(){const s=o(7723);return e=function(){return s},s}function d(){const s=o(
41095);return d=function(){return s},s}const m=n.DOCTOR_VERSION="3.1.0",p=n.doctorSchema=e().object({type:e().literal("D\
octor"),schema_version:e().literal(m),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),head_sha:e().
string().nullable().describe("Null without a commit."),policy:e().object({source:e().enum(["default","base","file"]),profile:e().
string(),enforce:e().enum(["report","block"]).describe("What it enforces today."),enforce_until:e().string().exactOptional().
describe("The last day of the reports.")}),tighten:e().array(e().object({key:e().string(),what:e().string(),why:e().string()})).
describe("What the policy can make stricter, because the last changes did not need it."),lacks:e().array(e().object({key:e().
string(),what:e().string()})).describe("What `gene-gate init` would write for the assets as they are."),programs:e().array(
e().object({name:e().string(),commands:e().int().positive().describe("How many commands start it."),path:e().string().nullable(),
missing:e().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:d().isolationSchema.
describe("What this machine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe("The workfl\
ows that run the gate."),late:e().object({message:e().string(),remedy:e().string()}).exactOptional().describe("What a ch\
ange can decide about the gate before it starts."),lacks:e().array(e().object({path:e().string(),key:e().string(),what:e().
string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-ga\
te doctor --format json`")}),23404:((Z,n,o)=>{o.r(n),o.d(n,{SCHEMA_VERSION:()=>e.f$,canonicalize:()=>e.dw,computeAssetId:()=>e.
ns,verifyAssetId:()=>e.Px});var e=o(35845)}),7723:((Z,n,o)=>{o.r(n),o.d(n,{$brand:()=>e._ek,$input:()=>e.nP8,$output:()=>e.
UY1,INVALID:()=>e.uYZ,NEVER:()=>e.tmp,TimePrecision:()=>e.Son,ZodAny:()=>e.Mlh,ZodArray:()=>e.naA,ZodBase64:()=>e.nLo,ZodBase64URL:()=>e.
_$L,ZodBigInt:()=>e.Lr4,ZodBigIntFormat:()=>e.A8m,ZodBoolean:()=>e.WFD,ZodCIDRv4:()=>e.W5S,ZodCIDRv6:()=>e.Yll,ZodCUID:()=>e.
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
F02,void:()=>e.rIH,withParser:()=>e.e1f,xid:()=>e.kMC,xor:()=>e.I86,z:()=>e.z});var e=o(9695)})};
