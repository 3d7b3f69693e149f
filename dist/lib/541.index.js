"use strict";exports.id=541,exports.ids=[541],exports.modules={27199:function(_,t){Object.defineProperty(t,"__esModule",{value:!0}),t.
isJsonObject=e,t.placeOf=l,t.pointerText=c,t.subjectOf=f,t.withArticle=r;function r(s){return`${s.startsWith("E")?"an":"\
a"} ${s}`}function e(s){return typeof s=="object"&&s!==null&&!Array.isArray(s)}function c(s){return s.map(b=>`/${String(
b).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function f({type:s,id:b}){return{type:s,id:b}}function l(s,b=[]){
return{location:s.locate(b),subject:f(s)}}},67541:function(_,t,r){Object.defineProperty(t,"__esModule",{value:!0}),t.JSON_SCHEMA_NAMES=
void 0,t.jsonSchema=j,t.schemaVerb=void 0;function e(){const n=r(63314);return e=function(){return n},n}function c(){const n=r(
7723);return c=function(){return n},n}function f(){const n=r(11160);return f=function(){return n},n}function l(){const n=r(
48791);return l=function(){return n},n}function s(){const n=r(73849);return s=function(){return n},n}function b(){const n=r(
5640);return b=function(){return n},n}function y(){const n=r(61336);return y=function(){return n},n}function w(){const n=r(
27436);return w=function(){return n},n}function R(){const n=r(4147);return R=function(){return n},n}const T=(n,N)=>new(e()).
Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(E)).action($=>{n.print(`${JSON.stringify(j($),
null,2)}
`,"json"),N(0)});t.schemaVerb=T;const P={report:{schema:b().gateReportSchema,title:"GateReport",version:w().GATE_REPORT_VERSION},
"validation-report":{schema:y().validationReportSchema,title:"ValidationReport",version:w().GATE_REPORT_VERSION},"agent-\
task":{schema:s().agentTaskSchema,title:"AgentTask",version:s().AGENT_TASK_VERSION},promotion:{schema:l().promotionSchema,
title:"promotion",version:1},doctor:{schema:R().doctorSchema,title:"doctor",version:1},policy:{schema:f().policySchema,title:"\
policy",version:1}},E=t.JSON_SCHEMA_NAMES=Object.keys(P);function j(n){const{schema:N,title:$,version:W}=P[n],I=n==="pol\
icy"?"input":"output",{$schema:o,...u}=c().toJSONSchema(N,{target:"draft-2020-12",io:I}),i=`urn:gene-gate:schema:${n}:${W}`;
return{$schema:o,$id:i,title:`gene-gate ${$}`,...u}}},54078:function(_,t,r){Object.defineProperty(t,"__esModule",{value:!0}),
t.firstProblem=f;function e(){const l=r(7723);return e=function(){return l},l}function c(l){return l.map(s=>typeof s=="n\
umber"?`[${s}]`:`.${String(s)}`).join("").replace(/^\./,"")}function f(l){return l instanceof e().ZodError?`\`${c(l.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},9819:function(_,t,r){Object.defineProperty(t,
"__esModule",{value:!0}),t.proposalSchema=t.judgedEditSchema=t.editSchema=void 0;function e(){const y=r(7723);return e=function(){
return y},y}function c(){const y=r(99462);return c=function(){return y},y}const f=e().array(e().object({path:e().string(),
text:e().string()})).exactOptional().describe("New files that the new commands run."),l=t.editSchema=e().object({path:e().
string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:e().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:e().string(),new:e().array(e().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:f,fix:e().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),s=t.judgedEditSchema=
e().object({finding:c().findingIdSchema.describe("The id of the finding that the edit resolves."),path:e().string().describe(
"The asset file."),pointer:e().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:e().string(),new:e().array(e().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:f,after:e().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),b=t.proposalSchema=e().object({edits:e().array(s),
patch:e().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},72371:function(_,t,r){
Object.defineProperty(t,"__esModule",{value:!0}),t.attestationJudge=R,t.attestedSchema=void 0;function e(){const a=r(7723);
return e=function(){return a},a}function c(){const a=r(27199);return c=function(){return a},a}function f(){const a=r(79167);
return f=function(){return a},a}function l(){const a=r(95132);return l=function(){return a},a}function s(){const a=r(36773);
return s=function(){return a},a}const b=e().object({issuer:e().string().describe("Who confirmed the identity, as a URL."),
repository:e().string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().string().describe(
"The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe("The \
ref that the workflow ran for.")}),y=t.attestedSchema=e().object({source:e().string().describe("The file and position, o\
r the address."),digest:f().digestSchema.describe("Digest of the signed statement."),predicate_type:e().string(),result:e().
enum(["PASSED","WARNED"]),asset_id:f().digestSchema,commit:e().string().nullable().describe("The commit that was verifie\
d, if the statement names it."),policy_digest:f().digestSchema,gate:e().object({id:e().string(),version:e().string().nullable()}).
nullable().describe("The gate; null if the statement does not name it."),verified_at:e().iso.datetime(),signer:b}).describe(
"A verified attestation about the asset."),w=1440*60*1e3;function R(a,h){return d=>{const g=d.value.asset_id,O=(typeof g==
"string"?a.filter(p=>T(p,g)):[]).map(p=>({each:p,reasons:P(d,p,h)})),k=O.flatMap(({each:p,reasons:J})=>"refused"in p||J.
length>0?[]:[p]).sort((p,J)=>Date.parse(J.verified_at)-Date.parse(p.verified_at));if(k.length===0)return{findings:O[0]?.
reasons??[S(d,I,o)]};const C=k.find(p=>!$(p,d)),D=k.filter(p=>$(p,d)&&(C===void 0||p.verified_at>C.verified_at)),V=D.find(
({gate:p})=>p!==null)??D[0];return V!==void 0?{accepted:M(V,String(g))}:{findings:C===void 0?[S(d,I,o)]:[W(d,C)]}}}function T(a,h){
return"refused"in a?a.claims?.has(h)??!0:a.subjects.has(h)}function P(a,h,{signers:d,policyDigest:g,now:v}){const O=`att\
estation \`${h.source}\``;if("refused"in h)return[(0,l().finding)("evidence-invalid",{source:O,why:h.refused},(0,c().placeOf)(
a))];const{signer:k,policy_digest:C,verified_at:D}=h,V=d.filter(A=>E(k,A)),[p]=V;if(p===void 0){const A=d.length===0?"no\
 signer":(0,s().inCode)(d.map(N)),H=`the ${O} was signed by \`${n(k)}\`; the policy accepts ${A}`;return[S(a,H,u,"danger")]}
const J=({policies:A})=>A??[g],F=V.filter(A=>J(A).includes(C));if(F.length===0){const A=(0,s().inCode)(V.flatMap(J));return[
S(a,`the ${O} is about the policy \`${C}\`, not about ${A}`,i)]}const L=Math.max(...F.map(({max_age_days:A})=>A));if(v.getTime()-
Date.parse(D)>L*w){const A=`the ${O} is about a verification at ${D}, more than ${L} days ago`;return[S(a,A,m)]}return[]}
function E(a,{issuer:h,repository:d,workflow:g,ref:v}){const O=g.startsWith(".github/")?`${d}/${g}`:g,k=O.includes("@")?
O:`${O}@${v}`;return a.issuer===h&&a.ref===v&&j(a.repository)===j(d)&&j(a.workflow)===j(k)}function j(a){return a.replace(
/^[^/]+\/[^/]+/,h=>h.toLowerCase())}function n({repository:a,workflow:h,ref:d,issuer:g}){return`${h} for ${a} at ${d}, c\
onfirmed by ${g}`}function N({repository:a,workflow:h,ref:d}){return`${h} for ${a} at ${d}`}function $({result:a,validated:h},{
type:d}){return a!=="FAILED"&&(h||d!=="Gene")}function W(a,{source:h,result:d}){const g=`says that the verification ${d===
"FAILED"?"failed":"did not run all commands"}`;return(0,l().finding)("validation-failed",{source:`attestation \`${h}\``,
what:g},(0,c().placeOf)(a))}const I="none has its `asset_id` as a subject",o="Validate this version with the gate, sign \
its verification summary with `actions/attest`, and pass the bundle with `--attestation`",u="If you trust this workflow,\
 add its repository, file and ref to `a2a.attestation` in the policy",i="Run the gate with the policy of the promotion, \
or add the digest of the other policy to `policies` of this signer in `a2a.attestation`",m="Validate the asset again wit\
h the gate, or increase `max_age_days` of this signer in `a2a.attestation`";function S(a,h,d,g="bookkeeping"){const{type:v,
id:O}=a;return(0,l().finding)("attestation-missing",{type:v,id:O,why:h,fix:d},{...(0,c().placeOf)(a),harm:g})}function M({
subjects:a,validated:h,result:d,...g},v){return{...g,result:d==="WARNED"?"WARNED":"PASSED",asset_id:v}}},48791:function(_,t,r){
Object.defineProperty(t,"__esModule",{value:!0}),t.PROMOTION_VERSION=t.OUTCOMES=t.FAIL_ON=void 0,t.exitCodeOf=u,t.promotionSchema=
void 0;function e(){const i=r(7723);return e=function(){return i},i}function c(){const i=r(79167);return c=function(){return i},
i}function f(){const i=r(38942);return f=function(){return i},i}function l(){const i=r(99462);return l=function(){return i},
i}function s(){const i=r(4190);return s=function(){return i},i}function b(){const i=r(39763);return b=function(){return i},
i}function y(){const i=r(61336);return y=function(){return i},i}function w(){const i=r(72371);return w=function(){return i},
i}const R=t.PROMOTION_VERSION="1.0.0",T=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the re\
ason: the same in every run, even if its position changes."),rule:e().string(),severity:l().severitySchema,message:e().string(),
remedy:e().string()}),P={path:e().string(),line:e().int().min(1)},E={id:e().string(),type:c().assetTypeSchema,asset_id:e().
string().nullable().describe("The hash that the candidate declares."),...P},j=e().array(T).min(1).describe("Why; the fir\
st reason is the one to fix first."),n=e().object({...E,type:e().enum([...b().ASSET_TYPES,"File","Message"]).describe("`\
File` for a part of the source that is not an asset, `Message` for a message."),reasons:j}),N=t.OUTCOMES=["promoted","qu\
arantined","rejected"],$=e().object({level:f().evidenceLevelSchema,report_id:e().string().optional().describe("The Valid\
ationReport that reached the level."),report_digest:c().digestSchema.optional().describe("The digest of the GateReport t\
hat contains it."),attestation:w().attestedSchema.optional()}),W=e().object({...E,sender_id:e().string().optional().describe(
"The sender of the message that contained it."),outcome:e().enum(N),eligibility:f().eligibilitySchema,evidence:$,hash:e().
object({form:e().enum(s().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; \
null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are\
 accepted."),not_matched:e().array(e().enum(s().HASH_FORM_NAMES)).describe("The forms that were compared before, in thei\
r order."),content:c().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Whether the\
 declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the promoted form;\
 null if the candidate is not promoted."),reasons:e().array(T).describe("Why it is not promoted; empty if it is."),notices:e().
array(T).describe("Findings that do not prevent the promotion.")}),I=t.promotionSchema=e().object({type:e().literal("Pro\
motionReport"),schema_version:e().literal(R),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().
object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:c().digestSchema,require_evidence:f().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:c().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(W).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:c().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(n.extend({type:c().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(n).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...E,type:n.shape.type,reason:T})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...y().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(T).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...E,reason:T})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),o=t.FAIL_ON=["none","rejected","unproven"];function u({
quarantined:i,rejected:m,undecided:S},M){return S!==void 0?2:{none:0,rejected:m.length,unproven:m.length+i.length}[M]>0?
1:0}},73849:function(_,t,r){Object.defineProperty(t,"__esModule",{value:!0}),t.agentTaskSchema=t.AGENT_TASK_VERSION=void 0,
t.readAgentTask=j;function e(){const n=r(7723);return e=function(){return n},n}function c(){const n=r(41895);return c=function(){
return n},n}function f(){const n=r(54078);return f=function(){return n},n}function l(){const n=r(9819);return l=function(){
return n},n}function s(){const n=r(99462);return s=function(){return n},n}function b(){const n=r(13970);return b=function(){
return n},n}const y=t.AGENT_TASK_VERSION="1.0.0",w=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),R=s().findingIdSchema.
exactOptional().describe("The id of the finding; absent if the report is from a version without ids."),T=e().object({finding:R,
rule:e().string(),path:e().string().exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().
string()}),P=e().object({finding:R,why:e().string(),needs:e().string().describe("What the person does, such as an approv\
al and its digest.")}),E=t.agentTaskSchema=e().object({type:e().literal("AgentTask"),schema_version:e().literal(y),next_actor:b().
nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resol\
ve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),
verdict:b().verdictSchema,error:e().object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:w.
nullable().describe("The commit that the task is about."),base_sha:w.nullable(),policy:e().object({ref:e().string().exactOptional(),
profile:e().string()}).nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(l().judgedEditSchema).
describe("What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(T).describe("Findi\
ngs that fail the gate and that no edit resolves: change the files yourself."),human:e().array(P).describe("Findings tha\
t only a person resolves."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the findings\
 are."),patch:e().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:e().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports.")}).describe(
"AgentTask: what the agent that wrote a change does next");function j(n,N){try{return E.parse(JSON.parse(n.toString("utf\
8")))}catch($){throw new(c()).GateError("input_invalid",`${N} is not an AgentTask of this version: ${(0,f().firstProblem)(
$)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of the results.",{cause:$})}}},95132:function(_,t,r){
Object.defineProperty(t,"__esModule",{value:!0}),t.describe=w,t.eligibilityOf=W,t.finding=f,t.isMissingEvidence=I,t.isProblem=
b,t.notJudged=n,t.problemAt=s,t.problemFinding=y,t.whyNotJudged=N;function e(){const o=r(41895);return e=function(){return o},
o}function c(){const o=r(13580);return c=function(){return o},o}function f(o,u,i={}){return l(o,u,i)}function l(o,u,i){const{
severity:m,harm:S,layer:M}=(0,c().ruleOf)(o);return{rule:o,severity:m,harm:S,layer:M,args:u,...i}}function s(o,u,i,m){return{
rule:o,args:i,span:u,...m&&{severity:m}}}function b(o,u){return o.rule===u}function y({rule:o,args:u,span:i,severity:m}){
return l(o,u,{span:i,...m&&{severity:m}})}function w({rule:o,args:u,edit:i,danger:m,level:S}){const M=(0,c().ruleOf)(o);
return{message:M.message(u)+(S?` ${R(S)}`:""),remedy:m===void 0?(i&&E(i))??M.remedy(u):`Remove the command: it ${m}. A p\
erson decides whether the gene needs it.`}}function R({rules:o,level:u,from:i,reason:m}){const S=m===void 0?"":`: ${m.replace(
/\.$/,"")}`;return`The policy sets \`${o}\` to \`${u}\`, instead of ${i}${S}.`}const T=160,P=4;function E({new:o,pointer:u,
files:i=[],fix:m}){if(!(o.length<=P&&o.every(v=>v.length<=T&&!v.includes("`"))))return m?"Run `gene-gate fix --write`, w\
hich replaces the command (accepted; not run).":void 0;const M=u?.endsWith("/asset_id")===!0,a=M||o.length===0?"":" (acc\
epted; not run)",h=m?`; \`gene-gate fix --write\` does this${a}.`:".",[d,...g]=o.map(v=>`\`${v}\``);return d===void 0?`R\
emove the command, which adds no check${h}`:M?`Set \`asset_id\` to ${d}${h}`:i.length>0?`Move it into a script, ${i.map(
({path:O})=>`\`${O}\``).join(", ")}, and run ${[d,...g].join(", ")}${h}`:g.length===0?`Write ${d} instead${h}`:`Write se\
parate entries in \`validation\`: ${[d,...g].join(", ")}${h}`}const j=500;function n(o,u,i={}){return f("not-judged",{detail:N(
o,u)},i)}function N(o,u){if((0,e().endsAudit)(u))throw u;return`${o}: ${$(u).slice(0,j).replace(/\.$/,"")}`}function $(o){
return o instanceof e().GateError?o.message:o instanceof Error?`${o.name}: ${o.message}`:String(o)}function W(o){return o.
length===0?"eligible":o.every(I)?"unproven":"refuted"}function I({rule:o}){const{unproven:u,undecided:i}=(0,c().ruleOf)(
o);return u===!0||i===!0}},4147:function(_,t,r){Object.defineProperty(t,"__esModule",{value:!0}),t.doctorSchema=t.DOCTOR_VERSION=
void 0;function e(){const s=r(7723);return e=function(){return s},s}function c(){const s=r(41095);return c=function(){return s},
s}const f=t.DOCTOR_VERSION="4.2.0",l=t.doctorSchema=e().object({type:e().literal("Doctor"),schema_version:e().literal(f),
tool:e().object({name:e().literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe("Null wi\
thout a commit."),policy:e().object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().enum(["\
report","block"]).describe("What it enforces today."),enforce_until:e().string().exactOptional().describe("The last day \
of the reports.")}),lacks:e().array(e().object({key:e().string(),what:e().string()})).describe("What `gene-gate init` wo\
uld write for the assets as they are."),genes:e().object({stored:e().int().describe("How many genes the asset files have\
."),refused:e().int().describe("How many of them have a command that may not run.")}),agent_files:e().int().positive().exactOptional().
describe("How many files make agents and editors run commands; absent in a repository with assets."),programs:e().array(
e().object({name:e().string(),commands:e().int().positive().describe("How many commands start it."),path:e().string().nullable(),
private:e().literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do\
 not see."),missing:e().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:c().
isolationSchema.describe("What this machine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe(
"The workflows that run the gate."),late:e().object({message:e().string(),remedy:e().string()}).exactOptional().describe(
"What a change can decide about the gate before it starts."),lacks:e().array(e().object({path:e().string(),key:e().string(),
what:e().string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of\
 `gene-gate doctor --format json`")}};
