"use strict";exports.id=541,exports.ids=[541],exports.modules={27199:((R,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.isJsonObject=
e,i.placeOf=d,i.pointerText=s,i.subjectOf=h,i.withArticle=o;function o(a){return`${a.startsWith("E")?"an":"a"} ${a}`}function e(a){
return typeof a=="object"&&a!==null&&!Array.isArray(a)}function s(a){return a.map(f=>`/${String(f).replaceAll("~","~0").
replaceAll("/","~1")}`).join("")}function h({type:a,id:f}){return{type:a,id:f}}function d(a,f=[]){return{location:a.locate(
f),subject:h(a)}}}),67541:((R,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.JSON_SCHEMA_NAMES=void 0,i.jsonSchema=
j,i.schemaVerb=void 0;function e(){const n=o(63314);return e=function(){return n},n}function s(){const n=o(7723);return s=
function(){return n},n}function h(){const n=o(11160);return h=function(){return n},n}function d(){const n=o(48791);return d=
function(){return n},n}function a(){const n=o(73849);return a=function(){return n},n}function f(){const n=o(5640);return f=
function(){return n},n}function l(){const n=o(61336);return l=function(){return n},n}function b(){const n=o(27436);return b=
function(){return n},n}function y(){const n=o(4147);return y=function(){return n},n}const p=(n,w)=>new(e()).Command("sch\
ema").addArgument(new(e()).Argument("<name>","schema").choices(S)).action(v=>{n.print(`${JSON.stringify(j(v),null,2)}
`,"json"),w(0)});i.schemaVerb=p;const E={report:{schema:f().gateReportSchema,title:"GateReport",version:b().GATE_REPORT_VERSION},
"validation-report":{schema:l().validationReportSchema,title:"ValidationReport",version:b().GATE_REPORT_VERSION},"agent-\
task":{schema:a().agentTaskSchema,title:"AgentTask",version:a().AGENT_TASK_VERSION},promotion:{schema:d().promotionSchema,
title:"promotion",version:1},doctor:{schema:y().doctorSchema,title:"doctor",version:1},policy:{schema:h().policySchema,title:"\
policy",version:1}},S=i.JSON_SCHEMA_NAMES=Object.keys(E);function j(n){const{schema:w,title:v,version:$}=E[n],W=n==="pol\
icy"?"input":"output",{$schema:I,..._}=s().toJSONSchema(w,{target:"draft-2020-12",io:W}),t=`urn:gene-gate:schema:${n}:${$}`;
return{$schema:I,$id:t,title:`gene-gate ${v}`,..._}}}),54078:((R,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.firstProblem=h;function e(){const d=o(7723);return e=function(){return d},d}function s(d){return d.map(a=>typeof a=="n\
umber"?`[${a}]`:`.${String(a)}`).join("").replace(/^\./,"")}function h(d){return d instanceof e().ZodError?`\`${s(d.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),9819:((R,i,o)=>{Object.defineProperty(i,"__\
esModule",{value:!0}),i.proposalSchema=i.judgedEditSchema=i.editSchema=void 0;function e(){const l=o(7723);return e=function(){
return l},l}function s(){const l=o(99462);return s=function(){return l},l}const h=e().array(e().object({path:e().string(),
text:e().string()})).exactOptional().describe("New files that the new commands run."),d=i.editSchema=e().object({path:e().
string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:e().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:e().string(),new:e().array(e().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:h,fix:e().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),a=i.judgedEditSchema=
e().object({finding:s().findingIdSchema.describe("The id of the finding that the edit resolves."),path:e().string().describe(
"The asset file."),pointer:e().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:e().string(),new:e().array(e().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:h,after:e().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),f=i.proposalSchema=e().object({edits:e().array(a),
patch:e().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})}),72371:((R,i,o)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.attestationJudge=b,i.attestedSchema=void 0;function e(){const t=o(7723);
return e=function(){return t},t}function s(){const t=o(27199);return s=function(){return t},t}function h(){const t=o(79167);
return h=function(){return t},t}function d(){const t=o(95132);return d=function(){return t},t}const a=e().object({issuer:e().
string().describe("Who confirmed the identity, as a URL."),repository:e().string().describe("`owner/name` of the reposit\
ory whose workflow signed."),workflow:e().string().describe("The workflow file with its ref: `owner/name/.github/workflo\
ws/a.yml@refs/heads/main`."),ref:e().string().describe("The ref that the workflow ran for.")}),f=i.attestedSchema=e().object(
{source:e().string().describe("The file and position, or the address."),digest:h().digestSchema.describe("Digest of the \
signed statement."),predicate_type:e().string(),result:e().enum(["PASSED","WARNED"]),asset_id:h().digestSchema,commit:e().
string().nullable().describe("The commit that was verified, if the statement names it."),policy_digest:h().digestSchema,
gate:e().object({id:e().string(),version:e().string().nullable()}).nullable().describe("The gate; null if the statement \
does not name it."),verified_at:e().iso.datetime(),signer:a}).describe("A verified attestation about the asset."),l=1440*
60*1e3;function b(t,r){return c=>{const m=c.value.asset_id,O=(typeof m=="string"?t.filter(u=>p(u,m)):[]).map(u=>({each:u,
reasons:E(c,u,r)})),T=O.flatMap(({each:u,reasons:k})=>"refused"in u||k.length>0?[]:[u]);if(T.length===0){const[u={reasons:[
I(c)]}]=O;return{findings:u.reasons}}const[A]=y(T.filter(u=>!$(u,c))),M=y(T.filter(u=>$(u,c))).filter(({verified_at:u})=>A===
void 0||u>A.verified_at),P=M.find(({gate:u})=>u!==null)??M[0];return P!==void 0?{accepted:_(P,String(m))}:{findings:A===
void 0?[I(c)]:[W(c,A)]}}}function y(t){return[...t].sort((r,c)=>Date.parse(c.verified_at)-Date.parse(r.verified_at))}function p(t,r){
return"refused"in t?t.claims?.has(r)??!0:t.subjects.has(r)}function E(t,r,{signers:c,policyDigest:m,now:N}){const O=(0,s().
placeOf)(t),{source:T}=r;if("refused"in r)return[(0,d().finding)("attestation-invalid",{source:T,reason:r.refused},O)];const{
signer:A,policy_digest:M,verified_at:P}=r,u=c.filter(g=>S(A,g)),[k]=u;if(k===void 0){const g={source:T,found:w(A),accepted:c.
map(v)};return[(0,d().finding)("attestation-other-signer",g,O)]}const C=({policies:g})=>g??[m],V=u.filter(g=>C(g).includes(
M));if(V.length===0){const g={source:T,found:M,accepted:u.flatMap(C)};return[(0,d().finding)("attestation-other-policy",
g,O)]}const F=Math.max(...V.map(({max_age_days:g})=>g));if(N.getTime()-Date.parse(P)>F*l){const g={source:T,verified:P,days:F};
return[(0,d().finding)("attestation-expired",g,O)]}return[]}function S(t,{issuer:r,repository:c,workflow:m,ref:N}){const[
O="",T=""]=n(t.workflow),[A="",M="",...P]=O.split("/"),[u="",k=N]=n(m),C=u.startsWith(".github/")?u===P.join("/")&&j(`${A}\
/${M}`,c):u===O;return t.issuer===r&&j(t.repository,c)&&C&&T===k&&t.ref===N}function j(t,r){return t.toLowerCase()===r.toLowerCase()}
function n(t){const r=t.indexOf("@");return r===-1?[t]:[t.slice(0,r),t.slice(r+1)]}function w({repository:t,workflow:r,ref:c,
issuer:m}){return`${r} for ${t} at ${c}, confirmed by ${m}`}function v({repository:t,workflow:r,ref:c}){return`${r} for ${t}\
 at ${c}`}function $({result:t,validated:r},{type:c}){return t!=="FAILED"&&(r||c!=="Gene")}function W(t,{source:r,result:c}){
const m=c==="FAILED"?"failed":"did not run all commands";return(0,d().finding)("attestation-not-passed",{source:r,what:m},
(0,s().placeOf)(t))}function I(t){const{type:r,id:c}=t;return(0,d().finding)("attestation-missing",{type:r,id:c},(0,s().
placeOf)(t))}function _({subjects:t,validated:r,result:c,...m},N){return{...m,result:c==="WARNED"?"WARNED":"PASSED",asset_id:N}}}),
48791:((R,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.PROMOTION_VERSION=i.OUTCOMES=i.FAIL_ON=void 0,i.exitCodeOf=
_,i.promotionSchema=void 0;function e(){const t=o(7723);return e=function(){return t},t}function s(){const t=o(79167);return s=
function(){return t},t}function h(){const t=o(38942);return h=function(){return t},t}function d(){const t=o(99462);return d=
function(){return t},t}function a(){const t=o(4190);return a=function(){return t},t}function f(){const t=o(39763);return f=
function(){return t},t}function l(){const t=o(61336);return l=function(){return t},t}function b(){const t=o(72371);return b=
function(){return t},t}const y=i.PROMOTION_VERSION="1.0.0",p=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe(
"Identity of the reason: the same in every run, even if its position changes."),rule:e().string(),severity:d().severitySchema,
message:e().string(),remedy:e().string()}),E={path:e().string(),line:e().int().min(1)},S={id:e().string(),type:s().assetTypeSchema,
asset_id:e().string().nullable().describe("The hash that the candidate declares."),...E},j=e().array(p).min(1).describe(
"Why; the first reason is the one to fix first."),n=e().object({...S,type:e().enum([...f().ASSET_TYPES,"File","Message"]).
describe("`File` for a part of the source that is not an asset, `Message` for a message."),reasons:j}),w=i.OUTCOMES=["pr\
omoted","quarantined","rejected"],v=e().object({level:h().evidenceLevelSchema,report_id:e().string().optional().describe(
"The ValidationReport that reached the level."),report_digest:s().digestSchema.optional().describe("The digest of the Ga\
teReport that contains it."),attestation:b().attestedSchema.optional()}),$=e().object({...S,sender_id:e().string().optional().
describe("The sender of the message that contained it."),outcome:e().enum(w),eligibility:h().eligibilitySchema,evidence:v,
hash:e().object({form:e().enum(a().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the \
hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `en\
gine` are accepted."),not_matched:e().array(e().enum(a().HASH_FORM_NAMES)).describe("The forms that were compared before\
, in their order."),content:s().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Wh\
ether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the promo\
ted form; null if the candidate is not promoted."),reasons:e().array(p).describe("Why it is not promoted; empty if it is\
."),notices:e().array(p).describe("Findings that do not prevent the promotion.")}),W=i.promotionSchema=e().object({type:e().
literal("PromotionReport"),schema_version:e().literal(y),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:s().digestSchema,require_evidence:h().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:s().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array($).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:s().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(n.extend({type:s().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(n).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...S,type:n.shape.type,reason:p})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...l().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(p).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...S,reason:p})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),I=i.FAIL_ON=["none","rejected","unproven"];function _({
quarantined:t,rejected:r,undecided:c},m){return c!==void 0?2:{none:0,rejected:r.length,unproven:r.length+t.length}[m]>0?
1:0}}),73849:((R,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.agentTaskSchema=i.AGENT_TASK_VERSION=void 0,i.
readAgentTask=j;function e(){const n=o(7723);return e=function(){return n},n}function s(){const n=o(41895);return s=function(){
return n},n}function h(){const n=o(54078);return h=function(){return n},n}function d(){const n=o(9819);return d=function(){
return n},n}function a(){const n=o(99462);return a=function(){return n},n}function f(){const n=o(13970);return f=function(){
return n},n}const l=i.AGENT_TASK_VERSION="1.0.0",b=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),y=a().findingIdSchema.
exactOptional().describe("The id of the finding; absent if the report is from a version without ids."),p=e().object({finding:y,
rule:e().string(),path:e().string().exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().
string()}),E=e().object({finding:y,why:e().string(),needs:e().string().describe("What the person does, such as an approv\
al and its digest.")}),S=i.agentTaskSchema=e().object({type:e().literal("AgentTask"),schema_version:e().literal(l),next_actor:f().
nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resol\
ve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),
verdict:f().verdictSchema,error:e().object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:b.
nullable().describe("The commit that the task is about."),base_sha:b.nullable(),policy:e().object({ref:e().string().exactOptional(),
profile:e().string()}).nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(d().judgedEditSchema).
describe("What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(p).describe("Findi\
ngs that fail the gate and that no edit resolves: change the files yourself."),human:e().array(E).describe("Findings tha\
t only a person resolves."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the findings\
 are."),patch:e().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:e().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports.")}).describe(
"AgentTask: what the agent that wrote a change does next");function j(n,w){try{return S.parse(JSON.parse(n.toString("utf\
8")))}catch(v){throw new(s()).GateError("input_invalid",`${w} is not an AgentTask of this version: ${(0,h().firstProblem)(
v)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of the results.",{cause:v})}}}),4147:((R,i,o)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.doctorSchema=i.DOCTOR_VERSION=void 0;function e(){const a=o(7723);return e=
function(){return a},a}function s(){const a=o(41095);return s=function(){return a},a}const h=i.DOCTOR_VERSION="4.2.0",d=i.
doctorSchema=e().object({type:e().literal("Doctor"),schema_version:e().literal(h),tool:e().object({name:e().literal("gen\
e-gate"),version:e().string()}),head_sha:e().string().nullable().describe("Null without a commit."),policy:e().object({source:e().
enum(["default","base","file"]),profile:e().string(),enforce:e().enum(["report","block"]).describe("What it enforces tod\
ay."),enforce_until:e().string().exactOptional().describe("The last day of the reports.")}),lacks:e().array(e().object({
key:e().string(),what:e().string()})).describe("What `gene-gate init` would write for the assets as they are."),genes:e().
object({stored:e().int().describe("How many genes the asset files have."),refused:e().int().describe("How many of them h\
ave a command that may not run.")}),agent_files:e().int().positive().exactOptional().describe("How many files make agent\
s and editors run commands; absent in a repository with assets."),programs:e().array(e().object({name:e().string(),commands:e().
int().positive().describe("How many commands start it."),path:e().string().nullable(),private:e().literal(!0).exactOptional().
describe("Present if it is in the home directory or another one that commands do not see."),missing:e().enum(["machine",
"dependencies"]).exactOptional().describe("What does not have it.")})),containment:s().isolationSchema.describe("What th\
is machine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe("The workflows that run the \
gate."),late:e().object({message:e().string(),remedy:e().string()}).exactOptional().describe("What a change can decide a\
bout the gate before it starts."),lacks:e().array(e().object({path:e().string(),key:e().string(),what:e().string()})).describe(
"What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --format js\
on`")})};
