"use strict";exports.id=984,exports.ids=[984],exports.modules={21916:((S,t)=>{var a;a=!0,t.Io=t.kp=void 0;var e=new Uint32Array(65536),
i=function(s,r){for(var p=s.length,v=r.length,g=1<<p-1,m=-1,f=0,O=p,n=p;n--;)e[s.charCodeAt(n)]|=1<<n;for(n=0;n<v;n++){var d=e[r.
charCodeAt(n)],y=d|f;d|=(d&m)+m^m,f|=~(d|m),m&=d,f&g&&O++,m&g&&O--,f=f<<1|1,m=m<<1|~(y|f),f&=y}for(n=p;n--;)e[s.charCodeAt(
n)]=0;return O},l=function(s,r){for(var p=r.length,v=s.length,g=[],m=[],f=Math.ceil(p/32),O=Math.ceil(v/32),n=0;n<f;n++)
m[n]=-1,g[n]=0;for(var d=0;d<O-1;d++){for(var y=0,T=-1,R=d*32,I=Math.min(32,v)+R,b=R;b<I;b++)e[s.charCodeAt(b)]|=1<<b;for(var n=0;n<
p;n++){var c=e[r.charCodeAt(n)],j=m[n/32|0]>>>n&1,E=g[n/32|0]>>>n&1,Z=c|y,_=((c|E)&T)+T^T|c|E,o=y|~(_|T),A=T&_;o>>>31^j&&
(m[n/32|0]^=1<<n),A>>>31^E&&(g[n/32|0]^=1<<n),o=o<<1|j,A=A<<1|E,T=A|~(Z|o),y=o&Z}for(var b=R;b<I;b++)e[s.charCodeAt(b)]=
0}for(var C=0,w=-1,N=d*32,P=Math.min(32,v-N)+N,b=N;b<P;b++)e[s.charCodeAt(b)]|=1<<b;for(var M=v,n=0;n<p;n++){var c=e[r.charCodeAt(
n)],j=m[n/32|0]>>>n&1,E=g[n/32|0]>>>n&1,Z=c|C,_=((c|E)&w)+w^w|c|E,o=C|~(_|w),A=w&_;M+=o>>>v-1&1,M-=A>>>v-1&1,o>>>31^j&&(m[n/
32|0]^=1<<n),A>>>31^E&&(g[n/32|0]^=1<<n),o=o<<1|j,A=A<<1|E,w=A|~(Z|o),C=o&Z}for(var b=N;b<P;b++)e[s.charCodeAt(b)]=0;return M},
u=function(s,r){if(s.length<r.length){var p=r;r=s,s=p}return r.length===0?s.length:s.length<=32?i(s,r):l(s,r)};t.Io=u;var h=function(s,r){
for(var p=1/0,v=0,g=0;g<r.length;g++){var m=u(s,r[g]);m<p&&(p=m,v=g)}return r[v]};t.kp=h}),67541:((S,t,a)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.JSON_SCHEMA_NAMES=void 0,t.jsonSchema=O,t.schemaVerb=void 0;function e(){const n=a(63314);return e=
function(){return n},n}function i(){const n=a(7723);return i=function(){return n},n}function l(){const n=a(11160);return l=
function(){return n},n}function u(){const n=a(48791);return u=function(){return n},n}function h(){const n=a(73849);return h=
function(){return n},n}function s(){const n=a(5640);return s=function(){return n},n}function r(){const n=a(61336);return r=
function(){return n},n}function p(){const n=a(27436);return p=function(){return n},n}function v(){const n=a(4147);return v=
function(){return n},n}const g=(n,d)=>new(e()).Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(
m)).action(y=>{n.print(`${JSON.stringify(O(y),null,2)}
`,"json"),d(0)});t.schemaVerb=g;const m=t.JSON_SCHEMA_NAMES=["report","validation-report","agent-task","promotion","doct\
or","policy"],f={report:{schema:s().gateReportSchema,io:"output",id:`urn:gene-gate:schema:report:${p().GATE_REPORT_VERSION}`,
title:"gene-gate GateReport"},"validation-report":{schema:r().validationReportSchema,io:"output",id:`urn:gene-gate:schem\
a:validation-report:${p().GATE_REPORT_VERSION}`,title:"gene-gate ValidationReport"},"agent-task":{schema:h().agentTaskSchema,
io:"output",id:`urn:gene-gate:schema:agent-task:${h().AGENT_TASK_VERSION}`,title:"gene-gate AgentTask"},promotion:{schema:u().
promotionSchema,io:"output",id:"urn:gene-gate:schema:promotion:1",title:"gene-gate promotion"},doctor:{schema:v().doctorSchema,
io:"output",id:"urn:gene-gate:schema:doctor:1",title:"gene-gate doctor"},policy:{schema:l().policySchema,io:"input",id:"\
urn:gene-gate:schema:policy:1",title:"gene-gate policy"}};function O(n){const{schema:d,io:y,id:T,title:R}=f[n],{$schema:I,
...b}=i().toJSONSchema(d,{target:"draft-2020-12",io:y});return{$schema:I,$id:T,title:R,...b}}}),59490:((S,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.groupBy=a;function a(e,i){const l=new Map;for(const u of e){const h=i(u),s=l.get(h);s?s.push(
u):l.set(h,[u])}return l}}),54078:((S,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.dotPath=a;function a(e){return e.
map(i=>typeof i=="number"?`[${i}]`:`.${String(i)}`).join("").replace(/^\./,"")}}),79167:((S,t,a)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.geneDifferenceSchema=t.digestSchema=t.assetTypeSchema=t.assetChangeKindSchema=void 0;function e(){
const r=a(7723);return e=function(){return r},r}function i(){const r=a(39763);return i=function(){return r},r}const l=t.
assetTypeSchema=e().enum(i().ASSET_TYPES),u=t.digestSchema=e().string().regex(/^sha256:[0-9a-f]{64}$/),h=t.assetChangeKindSchema=
e().enum(["added","modified","removed","applied","unchanged"]),s=t.geneDifferenceSchema=e().object({kind:e().enum(["comm\
and_added","command_removed","constraint_loosened","constraint_tightened"]),field:e().string().describe("The field of th\
e gene, such as `validation` or `constraints.max_files`."),base:e().string().nullable(),head:e().string().nullable()})}),
9819:((S,t,a)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.proposalSchema=t.judgedEditSchema=t.editSchema=void 0;
function e(){const r=a(7723);return e=function(){return r},r}function i(){const r=a(99462);return i=function(){return r},
r}const l=e().array(e().object({path:e().string(),text:e().string()})).exactOptional().describe("New files that the new \
commands run."),u=t.editSchema=e().object({path:e().string().exactOptional().describe("The asset file; absent for a comm\
and that is in no file."),pointer:e().string().exactOptional().describe("JSON Pointer (RFC 6901) of the string in the fi\
le; in JSONL, its first token is the index of the value. It is an entry of `validation`, or an `asset_id`."),old:e().string(),
new:e().array(e().string()).describe("What replaces it: in a list of commands, any number of strings, none of which is b\
locked, and an empty list removes it; for an `asset_id`, one string."),files:l,fix:e().boolean().describe("Whether `gene\
-gate fix --write` makes this edit.")}),h=t.judgedEditSchema=e().object({finding:i().findingIdSchema.describe("The id of\
 the finding that the edit resolves."),path:e().string().describe("The asset file."),pointer:e().string().describe("JSON\
 Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the value."),old:e().string(),
new:e().array(e().string()).describe("The strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:l,
after:e().enum(["allow","warn"]).describe("The verdict about what replaces it, after all edits were applied to a copy.")}),
s=t.proposalSchema=e().object({edits:e().array(h),patch:e().string().nullable().describe("A unified diff of the edits; n\
ull if it has too many lines.")})}),4190:((S,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.HASH_FORM_NAMES=t.HASH_FORMS=
void 0;const a=t.HASH_FORMS={content:"the current protocol",hub:"the hub, without `outcome.notes` and `outcome.details`",
unprefixed:"the current protocol, without `sha256:` in small letters before 64 digits","null-free":"a program that leave\
s out fields that are null","as-written":"a program that keeps numbers as they are written, such as `1.0`","json-dumps":"\
Python's `json.dumps` with `sort_keys` alone","top-level":"a program that sorts and keeps only the keys of the top level"},
e=t.HASH_FORM_NAMES=Object.keys(a)}),77299:((S,t,a)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.headFileSchema=
void 0;function e(){const u=a(7723);return e=function(){return u},u}const i=e().object({line:e().int().min(1).describe("\
The first of the lines at the audited commit."),head_line:e().int().min(1).describe("The same line at the head."),lines:e().
int().min(1).exactOptional().describe("How many; absent up to the end of the file.")}),l=t.headFileSchema=e().object({path:e().
string(),missing:e().literal(!0).exactOptional().describe("The head does not have the file."),same:e().array(i)})}),39763:((S,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.SEVERITIES=t.ISOLATION_LEVELS=t.CONFIRMATIONS=t.BLAST_SEVERITIES=t.ASSET_TYPES=
void 0;const a=t.ASSET_TYPES=["Gene","Capsule","EvolutionEvent","ValidationReport","Mutation"],e=t.BLAST_SEVERITIES=["wi\
thin_limit","approaching_limit","exceeded","critical_overrun","hard_cap_breach"],i=t.CONFIRMATIONS=["standard","strong",
"very_strong"],l=t.ISOLATION_LEVELS=["none","process_group","namespaces"],u=t.SEVERITIES=["error","warning","notice"]}),
54953:((S,t,a)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.attestedSchema=void 0;function e(){const h=a(7723);return e=
function(){return h},h}function i(){const h=a(79167);return i=function(){return h},h}const l=e().object({issuer:e().string().
describe("Who confirmed the identity, as a URL."),repository:e().string().describe("`owner/name` of the repository whose\
 workflow signed."),workflow:e().string().describe("The workflow file with its ref: `owner/name/.github/workflows/a.yml@\
refs/heads/main`."),ref:e().string().describe("The ref that the workflow ran for.")}),u=t.attestedSchema=e().object({source:e().
string().describe("The file and position, or the address."),digest:i().digestSchema.describe("Digest of the signed state\
ment."),predicate_type:e().string(),result:e().enum(["PASSED","WARNED"]),asset_id:i().digestSchema,commit:e().string().nullable().
describe("The commit that was verified, if the statement names it."),policy_digest:i().digestSchema,gate:e().object({id:e().
string(),version:e().string().nullable()}).nullable().describe("The gate; null if the statement does not name it."),verified_at:e().
iso.datetime(),signer:l}).describe("A verified attestation about the asset.")}),48791:((S,t,a)=>{Object.defineProperty(t,
"__esModule",{value:!0}),t.PROMOTION_VERSION=t.OUTCOMES=t.FAIL_ON=void 0,t.exitCodeOf=b,t.promotionSchema=void 0;function e(){
const c=a(7723);return e=function(){return c},c}function i(){const c=a(79167);return i=function(){return c},c}function l(){
const c=a(38942);return l=function(){return c},c}function u(){const c=a(99462);return u=function(){return c},c}function h(){
const c=a(4190);return h=function(){return c},c}function s(){const c=a(39763);return s=function(){return c},c}function r(){
const c=a(61336);return r=function(){return c},c}function p(){const c=a(54953);return p=function(){return c},c}const v=t.
PROMOTION_VERSION="1.0.0",g=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the sa\
me in every run, even if its position changes."),rule:e().string(),severity:u().severitySchema,message:e().string(),remedy:e().
string()}),m={path:e().string(),line:e().int().min(1)},f={id:e().string(),type:i().assetTypeSchema,asset_id:e().string().
nullable().describe("The hash that the candidate declares."),...m},O=e().array(g).min(1).describe("Why; the first reason\
 is the one to fix first."),n=e().object({...f,type:e().enum([...s().ASSET_TYPES,"File","Message"]).describe("`File` for\
 a part of the source that is not an asset, `Message` for a message."),reasons:O}),d=t.OUTCOMES=["promoted","quarantined",
"rejected"],y=e().object({level:l().evidenceLevelSchema,report_id:e().string().optional().describe("The ValidationReport\
 that reached the level."),report_digest:i().digestSchema.optional().describe("The digest of the GateReport that contain\
s it."),attestation:p().attestedSchema.optional()}),T=e().object({...f,sender_id:e().string().optional().describe("The s\
ender of the message that contained it."),outcome:e().enum(d),eligibility:l().eligibilitySchema,evidence:y,hash:e().object(
{form:e().enum(h().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if\
 it is none of them, so that the content was changed after it was hashed. Only `content` and `hub` are accepted."),not_matched:e().
array(e().enum(h().HASH_FORM_NAMES)).describe("The forms that were compared before, in their order."),content:i().digestSchema.
describe("The hash of the content by the current protocol.")}).describe("Whether the declared hash matches the content."),
promoted_asset_id:e().string().nullable().describe("The hash of the promoted form; null if the candidate is not promoted\
."),reasons:e().array(g).describe("Why it is not promoted; empty if it is."),notices:e().array(g).describe("Findings tha\
t do not prevent the promotion.")}),R=t.promotionSchema=e().object({type:e().literal("PromotionReport"),schema_version:e().
literal(v),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().object({source:e().enum(["de\
fault","base","file"]),path:e().string().optional(),digest:i().digestSchema,require_evidence:l().evidenceLevelSchema}),decided_at:e().
iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","report","attestation"]),name:e().string(),
digest:i().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The files that the decisions depend on, in ad\
dition to the repository."),decisions:e().array(T).describe("One for each candidate that is not skipped, in the order of\
 the source."),promoted:e().array(e().looseObject({type:i().assetTypeSchema,id:e().string()})).describe("The promoted as\
sets, ready to be appended to a log."),quarantined:e().array(n.extend({type:i().assetTypeSchema,sender_id:e().string().optional(),
asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("Candidates that nothing refutes, bu\
t for which evidence is missing."),rejected:e().array(n).describe("The candidates that are rejected."),skipped:e().array(
e().object({...f,type:n.shape.type,reason:g})).describe("Candidates that exist already or whose type agents do not excha\
nge, and messages without candidates."),reports:e().array(e().looseObject({...r().validationReportSchema.pick({gene_id:!0}).
shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().int().min(
1).optional().describe("How many of the candidates and other parts of the source the gate could not decide about; absent\
 if it decided about all."),gate:e().array(g).min(1).optional().describe("Where the policy and workflows of the reposito\
ry are weaker than those of its default branch; absent if they are not, or if the clone does not have this branch."),revoked:e().
array(e().object({...f,reason:g})).min(1).optional().describe("Assets of the repository that a message of the source rev\
okes.")}).describe("The decisions of a promotion"),I=t.FAIL_ON=["none","rejected","unproven"];function b({quarantined:c,
rejected:j,undecided:E},Z){return E!==void 0?2:{none:0,rejected:j.length,unproven:j.length+c.length}[Z]>0?1:0}}),73849:((S,t,a)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.agentTaskSchema=t.AGENT_TASK_VERSION=void 0,t.readAgentTask=O;function e(){
const d=a(7723);return e=function(){return d},d}function i(){const d=a(41895);return i=function(){return d},d}function l(){
const d=a(54078);return l=function(){return d},d}function u(){const d=a(9819);return u=function(){return d},d}function h(){
const d=a(99462);return h=function(){return d},d}function s(){const d=a(13970);return s=function(){return d},d}const r=t.
AGENT_TASK_VERSION="1.0.0",p=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),v=h().findingIdSchema.exactOptional().describe(
"The id of the finding; absent if the report is from a version without ids."),g=e().object({finding:v,rule:e().string(),
path:e().string().exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().string()}),m=e().
object({finding:v,why:e().string(),needs:e().string().describe("What the person does, such as an approval and its digest\
.")}),f=t.agentTaskSchema=e().object({type:e().literal("AgentTask"),schema_version:e().literal(r),next_actor:s().nextActorSchema.
describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, t\
hen run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:s().verdictSchema,
error:e().object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:p.nullable().describe("\
The commit that the task is about."),base_sha:p.nullable(),policy:e().object({ref:e().string().exactOptional(),profile:e().
string()}).nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(u().judgedEditSchema).
describe("What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(g).describe("Findi\
ngs that fail the gate and that no edit resolves: change the files yourself."),human:e().array(m).describe("Findings tha\
t only a person resolves."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the findings\
 are."),patch:e().union([e().string(),e().object({file:e().string()})]).nullable().describe("A unified diff of the edits\
 for `git apply`, or the result file that has it."),verify:e().string().describe("The command that exits with 0 when not\
hing is left to do, also if the policy only reports."),more:e().object({edits:e().int().nonnegative(),todo:e().int().nonnegative(),
human:e().int().nonnegative(),file:e().string()}).optional().describe("Numbers of entries that are not in these lists, a\
nd the result file that has them.")}).describe("AgentTask: what the agent that wrote a change does next");function O(d,y){
try{return f.parse(JSON.parse(d.toString("utf8")))}catch(T){throw new(i()).GateError("input_invalid",`${y} is not an Age\
ntTask of this version: ${n(T)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of th\
e results.",{cause:T})}}function n(d){return d instanceof e().ZodError?`\`${(0,l().dotPath)(d.issues[0]?.path??[])||"typ\
e"}\` is missing or has an invalid value`:"it is not JSON"}}),5640:((S,t,a)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.gateReportSchema=void 0;function e(){const o=a(7723);return e=function(){return o},o}function i(){const o=a(79167);return i=
function(){return o},o}function l(){const o=a(27576);return l=function(){return o},o}function u(){const o=a(9819);return u=
function(){return o},o}function h(){const o=a(38942);return h=function(){return o},o}function s(){const o=a(99462);return s=
function(){return o},o}function r(){const o=a(77299);return r=function(){return o},o}function p(){const o=a(41095);return p=
function(){return o},o}function v(){const o=a(54441);return v=function(){return o},o}function g(){const o=a(54123);return g=
function(){return o},o}function m(){const o=a(78374);return m=function(){return o},o}function f(){const o=a(13970);return f=
function(){return o},o}function O(){const o=a(61336);return O=function(){return o},o}function n(){const o=a(27436);return n=
function(){return o},o}const d=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),y=e().object({id:s().findingIdSchema.
optional().describe("Identity of the finding: the same in every run, even if its position changes. Equal findings are nu\
mbered: the second ends with `:2`."),cause:e().string().regex(/^[0-9a-f]{64}$/).optional().describe("The same for findin\
gs that are resolved together: those that differ only in their asset, command and path, and those of several rules about\
 one problem."),rule:e().string(),severity:s().severitySchema,layer:e().union([e().string(),e().int()]).optional(),message:e().
string(),remedy:e().string(),location:s().locationSchema.exactOptional(),span:s().spanSchema.exactOptional().describe("U\
TF-16 offsets in the command of the finding; the end is exclusive."),subject:s().subjectSchema.exactOptional(),edit:u().
editSchema.exactOptional().describe("What to write instead; the gate accepts it, and `remedy` is its text."),level:v().appliedLevelSchema.
exactOptional().describe("Why the severity is not the one of the rule: a level that the policy sets."),before:e().literal(
!0).exactOptional().describe("The base has the same finding, and the change does not touch its subject."),suppressed:s().
suppressionSchema.exactOptional().describe("Ignored by the policy until that day: shown, but does not affect the verdict\
.")}),T=e().object({id:e().string().optional().describe("The `cause` of its findings."),severity:s().severitySchema.describe(
"The gravest of its findings."),rules:e().array(e().string()).describe("The rules of its findings."),findings:e().int().
positive().describe("The number of its findings."),assets:e().int().nonnegative().describe("The number of assets that it\
s findings are about."),message:e().string().describe("The message of its first finding.")}),R=e().array(s().findingIdSchema).
exactOptional().describe("The ids of its findings; absent if there are none."),I=e().object({directory:e().string().describe(
"The directory of the package; empty for the root."),event:e().string().describe("The name of the script, as in `npm_lif\
ecycle_event`."),text:e().string().describe("The script with the quoted words of the command."),shell:e().boolean().describe(
"Whether a shell runs the text; otherwise it starts one program.")}),b=e().object({command:e().string(),verdict:f().commandVerdictSchema,
risk:f().riskSchema.optional(),confirmation:f().confirmationSchema.optional(),words:e().array(e().object({text:e().string(),
...s().spanSchema.shape})).optional().describe("The argv, each word with its UTF-16 offsets in the command; the end is e\
xclusive."),scripts:e().array(I).optional().describe("The scripts that the gate runs in place of npm, in their order."),
profiles:e().record(e().string(),f().commandVerdictSchema),validators:e().record(e().string(),f().commandVerdictSchema).
exactOptional().describe("The verdicts of the hub\u2019s validators, by version of the reference engine."),location:s().
locationSchema.exactOptional(),plan_digest:i().digestSchema.optional(),findings:R,outcome:g().outcomeSchema.exactOptional()}),
c=e().object({accepted:e().boolean(),reason:e().string().optional(),remark:e().string().optional()}),j=i().digestSchema.
optional().describe("The `asset_id` of the content at the head, or at the base if it was removed."),E=e().object({id:e().
string(),asset_id:j,path:e().string(),line:e().int().min(1),change:i().assetChangeKindSchema,verdict:f().verdictSchema,summary:e().
string().describe("The reason for the verdict in one line, in the protocol\u2019s words where they exist."),profiles:e().
record(e().string(),c).describe("Whether each profile accepts the gene, with the first reason if not, or a remark if so."),
validators:e().record(e().string(),c).exactOptional().describe("Whether the hub\u2019s validators accept the gene, by version\
 of the reference engine: `1.94`, and `newer` ones."),blast_radius:l().geneBlastRadiusSchema,commands:e().array(b),findings:R.
describe("The ids of the findings about the gene itself; absent if there are none. Each command has its own."),differences:e().
array(i().geneDifferenceSchema).exactOptional().describe("The differences to the same gene at the base."),validation_report_id:e().
string().nullable()}),Z=e().object({type:i().assetTypeSchema,id:e().string(),asset_id:j,path:e().string(),line:e().int().
min(1),change:i().assetChangeKindSchema,findings:R}),_=t.gateReportSchema=e().object({type:e().literal("GateReport"),schema_version:e().
literal(n().GATE_REPORT_VERSION),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),verdict:f().verdictSchema,
next_actor:f().nextActorSchema.describe("Who acts next: `done` (no one; the change can be merged), `agent` (who wrote th\
e change), `human` (a person who decides, for example about an approval) or `undecided` (the gate could not decide)."),error:e().
object({code:e().string(),message:e().string(),hint:e().string()}).optional(),event:e().object({name:m().eventNameSchema.
nullable(),pull_request:e().int().positive().optional(),fork:e().boolean().optional()}),base_sha:d.nullable(),head_sha:d.
nullable(),audited_sha:d.nullable(),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),
ref:e().string().optional(),digest:i().digestSchema,profile:e().string(),fail_on:e().enum(["error","warning"]).exactOptional().
describe("The least severity of a finding that fails the gate."),enforce:e().literal("report").exactOptional().describe(
"The verdict does not fail the check; absent if it does."),extends:e().object({repository:e().string(),commit:e().string(),
path:e().string(),sha256:e().string()}).exactOptional().describe("The policy of another repository that it extends."),combined_with:e().
object({name:e().string(),ref:e().string().optional(),digest:i().digestSchema}).optional().describe("The policy of anoth\
er branch; the stricter value of each key applies.")}).nullable(),head_files:e().array(r().headFileSchema).exactOptional().
describe("Only if another commit than the head was audited: the files with a location that differ at the head, and which\
 of their lines are the same there."),isolation:p().isolationSchema,prepare:m().prepareSchema.optional().describe("What \
`prepare` did before the second half of the audit; absent if it did not run."),blast_radius:l().changeBlastRadiusSchema.
nullable(),genes:e().array(E),capsules:e().array(Z.extend({eligible:e().boolean().nullable().describe("Whether the Capsu\
le is eligible for other agents; null for a removed one."),eligibility:h().eligibilitySchema.nullable().optional().describe(
"Whether an ineligible Capsule is `refuted` or only `unproven`."),reasons:e().array(e().object({rule:e().string(),message:e().
string()})).describe("Why the Capsule is not eligible: the stable id of a rule, and its message.")})),events:e().array(Z),
shards:e().array(m().judgedShardSchema).exactOptional().describe("The shard of this part, or the shards of a merged repo\
rt. The verdict of one part of several is never `pass` or `warn`."),causes:e().array(T).exactOptional().describe("What i\
s behind the errors and warnings, the gravest first: findings that are resolved together. Ignored findings and notices h\
ave no part in it."),findings:e().array(y),fix:u().proposalSchema.exactOptional().describe("What `gene-gate fix --write`\
 changes in the assets of the change."),approvals:e().array(f().approvalSchema).describe("Who approved the head of `appr\
oval_digest`, if the policy requires approval."),approval_digest:i().digestSchema.nullable().describe("Digest of everyth\
ing that an approval is bound to: the files of the head, the name of the base branch, the Plans of the head, and the pol\
icy. Null if nothing requires approval."),plans_digest:i().digestSchema.nullable().describe("Digest of all commands that\
 may run, with their environments and limits, without the files that they run."),validation_reports:e().array(O().validationReportSchema),
started_at:e().iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).describe("GateReport:\
 the result of the gate for one change")}),61336:((S,t,a)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.validationReportSchema=
void 0;function e(){const r=a(7723);return e=function(){return r},r}function i(){const r=a(79167);return i=function(){return r},
r}function l(){const r=a(54123);return l=function(){return r},r}const u=e().object({command:e().string(),ok:e().boolean(),
stdout:e().string().describe("At most 4,000 characters, redacted."),stderr:e().string().describe("At most 4,000 characte\
rs, redacted."),...l().outcomeSchema.pick({status:!0,exit_code:!0,signal:!0,duration_ms:!0}).shape}),h=e().object({cmd:e().
string(),ok:e().boolean(),duration_ms:e().int().nonnegative(),err:e().string().optional()}),s=t.validationReportSchema=e().
object({type:e().literal("ValidationReport"),schema_version:e().string(),id:e().string().regex(/^vr_\d+$/),gene_id:e().string(),
gene_asset_id:e().string().nullable().describe("Content hash of the gene that was validated."),policy_digest:i().digestSchema.
describe("Digest of the policy that allowed the commands; the same as in the GateReport."),env_fingerprint:e().object({node_version:e().
string(),platform:e().string(),arch:e().string(),client:e().string(),client_version:e().string()}),env_fingerprint_key:e().
string().regex(/^[0-9a-f]{16}$/),commands:e().array(u),results:e().array(h),overall_ok:e().boolean(),duration_ms:e().int().
nonnegative(),started_at:e().iso.datetime(),finished_at:e().iso.datetime(),created_at:e().iso.datetime(),asset_id:i().digestSchema}).
describe("ValidationReport: the results of the validation commands of one gene")}),27436:((S,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.GATE_REPORT_VERSION=void 0;const a=t.GATE_REPORT_VERSION="1.5.0"}),4147:((S,t,a)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.doctorSchema=t.DOCTOR_VERSION=void 0;function e(){const h=a(7723);return e=function(){return h},
h}function i(){const h=a(41095);return i=function(){return h},h}const l=t.DOCTOR_VERSION="3.0.0",u=t.doctorSchema=e().object(
{type:e().literal("Doctor"),schema_version:e().literal(l),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
head_sha:e().string().nullable().describe("Null without a commit."),policy:e().object({source:e().enum(["default","base",
"file"]),profile:e().string(),enforce:e().enum(["report","block"])}),tighten:e().array(e().object({key:e().string(),what:e().
string(),why:e().string()})).describe("What the policy can make stricter, because the last changes did not need it."),programs:e().
array(e().object({name:e().string(),commands:e().int().positive().describe("How many commands start it."),path:e().string().
nullable(),missing:e().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:i().
isolationSchema.describe("What this machine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe(
"The workflows that run the gate."),lacks:e().array(e().object({path:e().string(),key:e().string(),what:e().string()})).
describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --\
format json`")}),23404:((S,t,a)=>{a.r(t),a.d(t,{SCHEMA_VERSION:()=>e.f$,canonicalize:()=>e.dw,computeAssetId:()=>e.ns,verifyAssetId:()=>e.
Px});var e=a(35845)}),7723:((S,t,a)=>{a.r(t),a.d(t,{$brand:()=>e._ek,$input:()=>e.nP8,$output:()=>e.UY1,INVALID:()=>e.uYZ,
NEVER:()=>e.tmp,TimePrecision:()=>e.Son,ZodAny:()=>e.Mlh,ZodArray:()=>e.naA,ZodBase64:()=>e.nLo,ZodBase64URL:()=>e._$L,ZodBigInt:()=>e.
Lr4,ZodBigIntFormat:()=>e.A8m,ZodBoolean:()=>e.WFD,ZodCIDRv4:()=>e.W5S,ZodCIDRv6:()=>e.Yll,ZodCUID:()=>e.JjC,ZodCUID2:()=>e.
trZ,ZodCatch:()=>e.hw4,ZodCodec:()=>e.GSc,ZodCompileAsyncError:()=>e.RIv,ZodCompileUnsupportedError:()=>e.iaB,ZodCreditCard:()=>e.
jn4,ZodCustom:()=>e.JEJ,ZodCustomStringFormat:()=>e.LEJ,ZodDate:()=>e.aPP,ZodDefault:()=>e.XiL,ZodDiscriminatedUnion:()=>e.
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
F02,void:()=>e.rIH,withParser:()=>e.e1f,xid:()=>e.kMC,xor:()=>e.I86,z:()=>e.z});var e=a(9695)})};
