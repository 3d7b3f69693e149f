"use strict";exports.id=7541,exports.ids=[7541],exports.modules={27199:function(W,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.isJsonObject=e,t.placeOf=h,t.pointerText=c,t.subjectOf=u,t.withArticle=o;function o(a){return`${a.startsWith("E")?"an":
"a"} ${a}`}function e(a){return typeof a=="object"&&a!==null&&!Array.isArray(a)}function c(a){return a.map(g=>`/${String(
g).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function u({type:a,id:g}){return{type:a,id:g}}function h(a,g=[]){
return{location:a.locate(g),subject:u(a)}}},67541:function(W,t,o){Object.defineProperty(t,"__esModule",{value:!0}),t.JSON_SCHEMA_NAMES=
void 0,t.jsonSchema=O,t.schemaVerb=void 0;function e(){const n=o(63314);return e=function(){return n},n}function c(){const n=o(
7723);return c=function(){return n},n}function u(){const n=o(11160);return u=function(){return n},n}function h(){const n=o(
48791);return h=function(){return n},n}function a(){const n=o(73849);return a=function(){return n},n}function g(){const n=o(
5640);return g=function(){return n},n}function S(){const n=o(61336);return S=function(){return n},n}function w(){const n=o(
27436);return w=function(){return n},n}function N(){const n=o(4147);return N=function(){return n},n}const v=(n,R)=>new(e()).
Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(A)).action(T=>{n.print(`${JSON.stringify(O(T),
null,2)}
`,"json"),R(0)});t.schemaVerb=v;const M={report:{schema:g().gateReportSchema,title:"GateReport",version:w().GATE_REPORT_VERSION},
"validation-report":{schema:S().validationReportSchema,title:"ValidationReport",version:w().GATE_REPORT_VERSION},"agent-\
task":{schema:a().agentTaskSchema,title:"AgentTask",version:a().AGENT_TASK_VERSION},promotion:{schema:h().promotionSchema,
title:"promotion",version:1},doctor:{schema:N().doctorSchema,title:"doctor",version:1},policy:{schema:u().policySchema,title:"\
policy",version:1}},A=t.JSON_SCHEMA_NAMES=Object.keys(M);function O(n){const{schema:R,title:T,version:r}=M[n],l=n==="pol\
icy"?"input":"output",{$schema:m,...b}=c().toJSONSchema(R,{target:"draft-2020-12",io:l}),s=`urn:gene-gate:schema:${n}:${r}`;
return{$schema:m,$id:s,title:`gene-gate ${T}`,...b}}},54078:function(W,t,o){Object.defineProperty(t,"__esModule",{value:!0}),
t.firstProblem=u;function e(){const h=o(7723);return e=function(){return h},h}function c(h){return h.map(a=>typeof a=="n\
umber"?`[${a}]`:`.${String(a)}`).join("").replace(/^\./,"")}function u(h){return h instanceof e().ZodError?`\`${c(h.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},9819:function(W,t,o){Object.defineProperty(t,
"__esModule",{value:!0}),t.proposalSchema=t.judgedEditSchema=t.editSchema=void 0;function e(){const S=o(7723);return e=function(){
return S},S}function c(){const S=o(99462);return c=function(){return S},S}const u=e().array(e().object({path:e().string(),
text:e().string()})).exactOptional().describe("New files that the new commands run."),h=t.editSchema=e().object({path:e().
string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:e().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:e().string(),new:e().array(e().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:u,fix:e().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),a=t.judgedEditSchema=
e().object({finding:c().findingIdSchema.describe("The id of the finding that the edit resolves."),path:e().string().describe(
"The asset file."),pointer:e().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:e().string(),new:e().array(e().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:u,after:e().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),g=t.proposalSchema=e().object({edits:e().array(a),
patch:e().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},72371:function(W,t,o){
Object.defineProperty(t,"__esModule",{value:!0}),t.attestationJudge=N,t.attestedSchema=void 0;function e(){const i=o(7723);
return e=function(){return i},i}function c(){const i=o(27199);return c=function(){return i},i}function u(){const i=o(79167);
return u=function(){return i},i}function h(){const i=o(95132);return h=function(){return i},i}function a(){const i=o(36773);
return a=function(){return i},i}const g=e().object({issuer:e().string().describe("Who confirmed the identity, as a URL."),
repository:e().string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().string().describe(
"The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe("The \
ref that the workflow ran for.")}),S=t.attestedSchema=e().object({source:e().string().describe("The file and position, o\
r the address."),digest:u().digestSchema.describe("Digest of the signed statement."),predicate_type:e().string(),result:e().
enum(["PASSED","WARNED"]),asset_id:u().digestSchema,commit:e().string().nullable().describe("The commit that was verifie\
d, if the statement names it."),policy_digest:u().digestSchema,gate:e().object({id:e().string(),version:e().string().nullable()}).
nullable().describe("The gate; null if the statement does not name it."),verified_at:e().iso.datetime(),signer:g}).describe(
"A verified attestation about the asset."),w=1440*60*1e3;function N(i,f){return d=>{const p=d.value.asset_id,j=(typeof p==
"string"?i.filter(y=>v(y,p)):[]).map(y=>({each:y,reasons:M(d,y,f)})),P=j.flatMap(({each:y,reasons:J})=>"refused"in y||J.
length>0?[]:[y]).sort((y,J)=>Date.parse(J.verified_at)-Date.parse(y.verified_at));if(P.length===0)return{findings:j[0]?.
reasons??[_(d,l,m)]};const C=P.find(y=>!T(y,d)),D=P.filter(y=>T(y,d)&&(C===void 0||y.verified_at>C.verified_at)),V=D.find(
({gate:y})=>y!==null)??D[0];return V!==void 0?{accepted:I(V,String(p))}:{findings:C===void 0?[_(d,l,m)]:[r(d,C)]}}}function v(i,f){
return"refused"in i?i.claims?.has(f)??!0:i.subjects.has(f)}function M(i,f,{signers:d,policyDigest:p,now:k}){const j=`att\
estation \`${f.source}\``;if("refused"in f)return[(0,h().finding)("evidence-invalid",{source:j,why:f.refused},(0,c().placeOf)(
i))];const{signer:P,policy_digest:C,verified_at:D}=f,V=d.filter($=>A(P,$)),[y]=V;if(y===void 0){const $=d.length===0?"no\
 signer":(0,a().inCode)(d.map(R)),H=`the ${j} was signed by \`${n(P)}\`; the policy accepts ${$}`;return[_(i,H,b,"danger")]}
const J=({policies:$})=>$??[p],F=V.filter($=>J($).includes(C));if(F.length===0){const $=(0,a().inCode)(V.flatMap(J));return[
_(i,`the ${j} is about the policy \`${C}\`, not about ${$}`,s)]}const L=Math.max(...F.map(({max_age_days:$})=>$));if(k.getTime()-
Date.parse(D)>L*w){const $=`the ${j} is about a verification at ${D}, more than ${L} days ago`;return[_(i,$,E)]}return[]}
function A(i,{issuer:f,repository:d,workflow:p,ref:k}){const j=p.startsWith(".github/")?`${d}/${p}`:p,P=j.includes("@")?
j:`${j}@${k}`;return i.issuer===f&&i.ref===k&&O(i.repository)===O(d)&&O(i.workflow)===O(P)}function O(i){return i.replace(
/^[^/]+\/[^/]+/,f=>f.toLowerCase())}function n({repository:i,workflow:f,ref:d,issuer:p}){return`${f} for ${i} at ${d}, c\
onfirmed by ${p}`}function R({repository:i,workflow:f,ref:d}){return`${f} for ${i} at ${d}`}function T({result:i,validated:f},{
type:d}){return i!=="FAILED"&&(f||d!=="Gene")}function r(i,{source:f,result:d}){const p=`says that the verification ${d===
"FAILED"?"failed":"did not run all commands"}`;return(0,h().finding)("validation-failed",{source:`attestation \`${f}\``,
what:p},(0,c().placeOf)(i))}const l="none has its `asset_id` as a subject",m="Validate this version with the gate, sign \
its verification summary with `actions/attest`, and pass the bundle with `--attestation`",b="If you trust this workflow,\
 add its repository, file and ref to `a2a.attestation` in the policy",s="Run the gate with the policy of the promotion, \
or add the digest of the other policy to `policies` of this signer in `a2a.attestation`",E="Validate the asset again wit\
h the gate, or increase `max_age_days` of this signer in `a2a.attestation`";function _(i,f,d,p="bookkeeping"){const{type:k,
id:j}=i,P={what:"attestation",type:k,id:j,why:f,fix:d};return(0,h().finding)("evidence-missing",P,{...(0,c().placeOf)(i),
harm:p})}function I({subjects:i,validated:f,result:d,...p},k){return{...p,result:d==="WARNED"?"WARNED":"PASSED",asset_id:k}}},
48791:function(W,t,o){Object.defineProperty(t,"__esModule",{value:!0}),t.PROMOTION_VERSION=t.OUTCOMES=t.FAIL_ON=void 0,t.
exitCodeOf=b,t.promotionSchema=void 0;function e(){const s=o(7723);return e=function(){return s},s}function c(){const s=o(
79167);return c=function(){return s},s}function u(){const s=o(38942);return u=function(){return s},s}function h(){const s=o(
99462);return h=function(){return s},s}function a(){const s=o(4190);return a=function(){return s},s}function g(){const s=o(
39763);return g=function(){return s},s}function S(){const s=o(61336);return S=function(){return s},s}function w(){const s=o(
72371);return w=function(){return s},s}const N=t.PROMOTION_VERSION="1.0.0",v=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).
describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().string(),severity:h().
severitySchema,message:e().string(),remedy:e().string()}),M={path:e().string(),line:e().int().min(1)},A={id:e().string(),
type:c().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate declares."),...M},O=e().
array(v).min(1).describe("Why; the first reason is the one to fix first."),n=e().object({...A,type:e().enum([...g().ASSET_TYPES,
"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),reasons:O}),
R=t.OUTCOMES=["promoted","quarantined","rejected"],T=e().object({level:u().evidenceLevelSchema,report_id:e().string().optional().
describe("The ValidationReport that reached the level."),report_digest:c().digestSchema.optional().describe("The digest \
of the GateReport that contains it."),attestation:w().attestedSchema.optional()}),r=e().object({...A,sender_id:e().string().
optional().describe("The sender of the message that contained it."),outcome:e().enum(R),eligibility:u().eligibilitySchema,
evidence:T,hash:e().object({form:e().enum(a().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_\
id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hu\
b`, and `engine` are accepted."),not_matched:e().array(e().enum(a().HASH_FORM_NAMES)).describe("The forms that were comp\
ared before, in their order."),content:c().digestSchema.describe("The hash of the content by the current protocol.")}).describe(
"Whether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the pr\
omoted form; null if the candidate is not promoted."),reasons:e().array(v).describe("Why it is not promoted; empty if it\
 is."),notices:e().array(v).describe("Findings that do not prevent the promotion.")}),l=t.promotionSchema=e().object({type:e().
literal("PromotionReport"),schema_version:e().literal(N),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:c().digestSchema,require_evidence:u().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:c().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(r).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:c().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(n.extend({type:c().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(n).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...A,type:n.shape.type,reason:v})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...S().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(v).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...A,reason:v})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),m=t.FAIL_ON=["none","rejected","unproven"];function b({
quarantined:s,rejected:E,undecided:_},I){return _!==void 0?2:{none:0,rejected:E.length,unproven:E.length+s.length}[I]>0?
1:0}},73849:function(W,t,o){Object.defineProperty(t,"__esModule",{value:!0}),t.agentTaskSchema=t.AGENT_TASK_VERSION=void 0,
t.readAgentTask=O;function e(){const n=o(7723);return e=function(){return n},n}function c(){const n=o(41895);return c=function(){
return n},n}function u(){const n=o(54078);return u=function(){return n},n}function h(){const n=o(9819);return h=function(){
return n},n}function a(){const n=o(99462);return a=function(){return n},n}function g(){const n=o(13970);return g=function(){
return n},n}const S=t.AGENT_TASK_VERSION="1.0.0",w=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),N=a().findingIdSchema.
exactOptional().describe("The id of the finding; absent if the report is from a version without ids."),v=e().object({finding:N,
rule:e().string(),path:e().string().exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().
string()}),M=e().object({finding:N,why:e().string(),needs:e().string().describe("What the person does, such as an approv\
al and its digest.")}),A=t.agentTaskSchema=e().object({type:e().literal("AgentTask"),schema_version:e().literal(S),next_actor:g().
nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resol\
ve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),
verdict:g().verdictSchema,error:e().object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:w.
nullable().describe("The commit that the task is about."),base_sha:w.nullable(),policy:e().object({ref:e().string().exactOptional(),
profile:e().string()}).nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(h().judgedEditSchema).
describe("What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(v).describe("Findi\
ngs that fail the gate and that no edit resolves: change the files yourself."),human:e().array(M).describe("Findings tha\
t only a person resolves."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the findings\
 are."),patch:e().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:e().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports.")}).describe(
"AgentTask: what the agent that wrote a change does next");function O(n,R){try{return A.parse(JSON.parse(n.toString("utf\
8")))}catch(T){throw new(c()).GateError("input_invalid",`${R} is not an AgentTask of this version: ${(0,u().firstProblem)(
T)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of the results.",{cause:T})}}},95132:function(W,t,o){
Object.defineProperty(t,"__esModule",{value:!0}),t.describe=g,t.eligibilityOf=R,t.finding=u,t.isMissingEvidence=T,t.notJudged=
A,t.problemFinding=a,t.whyNotJudged=O;function e(){const r=o(41895);return e=function(){return r},r}function c(){const r=o(
13580);return c=function(){return r},r}function u(r,l,m={}){return h(r,l,m)}function h(r,l,m){const{severity:b,harm:s,layer:E}=(0,c().
ruleOf)(r);return{rule:r,severity:b,harm:s,layer:E,args:l,...m}}function a({rule:r,args:l,span:m,severity:b}){return h(r,
l,{span:m,severity:b})}function g({rule:r,args:l,edit:m,danger:b,level:s}){const E=(0,c().ruleOf)(r);return{message:E.message(
l)+(s?` ${S(s)}`:""),remedy:b===void 0?(m&&v(m))??E.remedy(l):`Remove the command: it ${b}. A person decides whether the\
 gene needs it.`}}function S({rules:r,level:l,from:m,reason:b}){const s=b===void 0?"":`: ${b.replace(/\.$/,"")}`;return`\
The policy sets \`${r}\` to \`${l}\`, instead of ${m}${s}.`}const w=160,N=4;function v({new:r,pointer:l,files:m=[],fix:b}){
if(!(r.length<=N&&r.every(d=>d.length<=w&&!d.includes("`"))))return b?"Run `gene-gate fix --write`, which replaces the c\
ommand (accepted; not run).":void 0;const E=l?.endsWith("/asset_id")===!0,_=E||r.length===0?"":" (accepted; not run)",I=b?
`; \`gene-gate fix --write\` does this${_}.`:".",[i,...f]=r.map(d=>`\`${d}\``);return i===void 0?`Remove the command, wh\
ich adds no check${I}`:E?`Set \`asset_id\` to ${i}${I}`:m.length>0?`Move it into a script, ${m.map(({path:p})=>`\`${p}\``).
join(", ")}, and run ${[i,...f].join(", ")}${I}`:f.length===0?`Write ${i} instead${I}`:`Write separate entries in \`valid\
ation\`: ${[i,...f].join(", ")}${I}`}const M=500;function A(r,l,m={}){return u("not-judged",{detail:O(r,l)},m)}function O(r,l){
if((0,e().endsAudit)(l))throw l;return`${r}: ${n(l).slice(0,M).replace(/\.$/,"")}`}function n(r){return r instanceof e().
GateError?r.message:r instanceof Error?`${r.name}: ${r.message}`:String(r)}function R(r){return r.length===0?"eligible":
r.every(T)?"unproven":"refuted"}function T({rule:r}){const{unproven:l,undecided:m}=(0,c().ruleOf)(r);return l===!0||m===
!0}},4147:function(W,t,o){Object.defineProperty(t,"__esModule",{value:!0}),t.doctorSchema=t.DOCTOR_VERSION=void 0;function e(){
const a=o(7723);return e=function(){return a},a}function c(){const a=o(41095);return c=function(){return a},a}const u=t.
DOCTOR_VERSION="4.2.0",h=t.doctorSchema=e().object({type:e().literal("Doctor"),schema_version:e().literal(u),tool:e().object(
{name:e().literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe("Null without a commit."),
policy:e().object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().enum(["report","block"]).
describe("What it enforces today."),enforce_until:e().string().exactOptional().describe("The last day of the reports.")}),
lacks:e().array(e().object({key:e().string(),what:e().string()})).describe("What `gene-gate init` would write for the as\
sets as they are."),genes:e().object({stored:e().int().describe("How many genes the asset files have."),refused:e().int().
describe("How many of them have a command that may not run.")}),agent_files:e().int().positive().exactOptional().describe(
"How many files make agents and editors run commands; absent in a repository with assets."),programs:e().array(e().object(
{name:e().string(),commands:e().int().positive().describe("How many commands start it."),path:e().string().nullable(),private:e().
literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do not see."),
missing:e().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:c().isolationSchema.
describe("What this machine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe("The workfl\
ows that run the gate."),late:e().object({message:e().string(),remedy:e().string()}).exactOptional().describe("What a ch\
ange can decide about the gate before it starts."),lacks:e().array(e().object({path:e().string(),key:e().string(),what:e().
string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-ga\
te doctor --format json`")}};
