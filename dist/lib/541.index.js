"use strict";exports.id=541,exports.ids=[541],exports.modules={27199:function(M,i){Object.defineProperty(i,"__esModule",{value:!0}),i.
isJsonObject=e,i.placeOf=u,i.pointerText=d,i.subjectOf=h,i.withArticle=r;function r(s){return`${s.startsWith("E")?"an":"\
a"} ${s}`}function e(s){return typeof s=="object"&&s!==null&&!Array.isArray(s)}function d(s){return s.map(m=>`/${String(
m).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function h({type:s,id:m}){return{type:s,id:m}}function u(s,m=[]){
return{location:s.locate(m),subject:h(s)}}},67541:function(M,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.JSON_SCHEMA_NAMES=
void 0,i.jsonSchema=N,i.schemaVerb=void 0;function e(){const o=r(63314);return e=function(){return o},o}function d(){const o=r(
7723);return d=function(){return o},o}function h(){const o=r(11160);return h=function(){return o},o}function u(){const o=r(
48791);return u=function(){return o},o}function s(){const o=r(73849);return s=function(){return o},o}function m(){const o=r(
5640);return m=function(){return o},o}function g(){const o=r(61336);return g=function(){return o},o}function S(){const o=r(
27436);return S=function(){return o},o}function A(){const o=r(4147);return A=function(){return o},o}const y=(o,v)=>new(e()).
Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(p)).action(w=>{o.print(`${JSON.stringify(N(w),
null,2)}
`,"json"),v(0)});i.schemaVerb=y;const $={report:{schema:m().gateReportSchema,title:"GateReport",version:S().GATE_REPORT_VERSION},
"validation-report":{schema:g().validationReportSchema,title:"ValidationReport",version:S().GATE_REPORT_VERSION},"agent-\
task":{schema:s().agentTaskSchema,title:"AgentTask",version:s().AGENT_TASK_VERSION},promotion:{schema:u().promotionSchema,
title:"promotion",version:1},doctor:{schema:A().doctorSchema,title:"doctor",version:1},policy:{schema:h().policySchema,title:"\
policy",version:1}},p=i.JSON_SCHEMA_NAMES=Object.keys($);function N(o){const{schema:v,title:w,version:P}=$[o],_=o==="pol\
icy"?"input":"output",{$schema:t,...a}=d().toJSONSchema(v,{target:"draft-2020-12",io:_}),n=`urn:gene-gate:schema:${o}:${P}`;
return{$schema:t,$id:n,title:`gene-gate ${w}`,...a}}},54078:function(M,i,r){Object.defineProperty(i,"__esModule",{value:!0}),
i.firstProblem=h;function e(){const u=r(7723);return e=function(){return u},u}function d(u){return u.map(s=>typeof s=="n\
umber"?`[${s}]`:`.${String(s)}`).join("").replace(/^\./,"")}function h(u){return u instanceof e().ZodError?`\`${d(u.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},9819:function(M,i,r){Object.defineProperty(i,
"__esModule",{value:!0}),i.proposalSchema=i.judgedEditSchema=i.editSchema=void 0;function e(){const g=r(7723);return e=function(){
return g},g}function d(){const g=r(99462);return d=function(){return g},g}const h=e().array(e().object({path:e().string(),
text:e().string()})).exactOptional().describe("New files that the new commands run."),u=i.editSchema=e().object({path:e().
string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:e().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:e().string(),new:e().array(e().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:h,fix:e().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),s=i.judgedEditSchema=
e().object({finding:d().findingIdSchema.describe("The id of the finding that the edit resolves."),path:e().string().describe(
"The asset file."),pointer:e().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:e().string(),new:e().array(e().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:h,after:e().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),m=i.proposalSchema=e().object({edits:e().array(s),
patch:e().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},72371:function(M,i,r){
Object.defineProperty(i,"__esModule",{value:!0}),i.attestationJudge=S,i.attestedSchema=void 0;function e(){const t=r(7723);
return e=function(){return t},t}function d(){const t=r(27199);return d=function(){return t},t}function h(){const t=r(79167);
return h=function(){return t},t}function u(){const t=r(95132);return u=function(){return t},t}const s=e().object({issuer:e().
string().describe("Who confirmed the identity, as a URL."),repository:e().string().describe("`owner/name` of the reposit\
ory whose workflow signed."),workflow:e().string().describe("The workflow file with its ref: `owner/name/.github/workflo\
ws/a.yml@refs/heads/main`."),ref:e().string().describe("The ref that the workflow ran for.")}),m=i.attestedSchema=e().object(
{source:e().string().describe("The file and position, or the address."),digest:h().digestSchema.describe("Digest of the \
signed statement."),predicate_type:e().string(),result:e().enum(["PASSED","WARNED"]),asset_id:h().digestSchema,commit:e().
string().nullable().describe("The commit that was verified, if the statement names it."),policy_digest:h().digestSchema,
gate:e().object({id:e().string(),version:e().string().nullable()}).nullable().describe("The gate; null if the statement \
does not name it."),verified_at:e().iso.datetime(),signer:s}).describe("A verified attestation about the asset."),g=1440*
60*1e3;function S(t,a){return n=>{const c=n.value.asset_id,l=(typeof c=="string"?t.filter(f=>A(f,c)):[]).map(f=>({each:f,
reasons:y(n,f,a)})),O=l.flatMap(({each:f,reasons:I})=>"refused"in f||I.length>0?[]:[f]).sort((f,I)=>Date.parse(I.verified_at)-
Date.parse(f.verified_at));if(O.length===0)return{findings:l[0]?.reasons??[P(n)]};const T=O.find(f=>!v(f,n)),E=O.filter(
f=>v(f,n)&&(T===void 0||f.verified_at>T.verified_at)),R=E.find(({gate:f})=>f!==null)??E[0];return R!==void 0?{accepted:_(
R,String(c))}:{findings:T===void 0?[P(n)]:[w(n,T)]}}}function A(t,a){return"refused"in t?t.claims?.has(a)??!0:t.subjects.
has(a)}function y(t,a,{signers:n,policyDigest:c,now:b}){const l=(0,d().placeOf)(t),{source:O}=a;if("refused"in a)return[
(0,u().finding)("attestation-invalid",{source:O,reason:a.refused},l)];const{signer:T,policy_digest:E,verified_at:R}=a,f=n.
filter(j=>$(T,j)),[I]=f;if(I===void 0){const j={source:O,found:N(T),accepted:n.map(o)};return[(0,u().finding)("attestati\
on-other-signer",j,l)]}const W=({policies:j})=>j??[c],k=f.filter(j=>W(j).includes(E));if(k.length===0){const j={source:O,
found:E,accepted:f.flatMap(W)};return[(0,u().finding)("attestation-other-policy",j,l)]}const C=Math.max(...k.map(({max_age_days:j})=>j));
if(b.getTime()-Date.parse(R)>C*g){const j={source:O,verified:R,days:C};return[(0,u().finding)("attestation-expired",j,l)]}
return[]}function $(t,{issuer:a,repository:n,workflow:c,ref:b}){const l=c.startsWith(".github/")?`${n}/${c}`:c,O=l.includes(
"@")?l:`${l}@${b}`;return t.issuer===a&&t.ref===b&&p(t.repository)===p(n)&&p(t.workflow)===p(O)}function p(t){return t.replace(
/^[^/]+\/[^/]+/,a=>a.toLowerCase())}function N({repository:t,workflow:a,ref:n,issuer:c}){return`${a} for ${t} at ${n}, c\
onfirmed by ${c}`}function o({repository:t,workflow:a,ref:n}){return`${a} for ${t} at ${n}`}function v({result:t,validated:a},{
type:n}){return t!=="FAILED"&&(a||n!=="Gene")}function w(t,{source:a,result:n}){const c=n==="FAILED"?"failed":"did not r\
un all commands";return(0,u().finding)("attestation-not-passed",{source:a,what:c},(0,d().placeOf)(t))}function P(t){const{
type:a,id:n}=t;return(0,u().finding)("attestation-missing",{type:a,id:n},(0,d().placeOf)(t))}function _({subjects:t,validated:a,
result:n,...c},b){return{...c,result:n==="WARNED"?"WARNED":"PASSED",asset_id:b}}},48791:function(M,i,r){Object.defineProperty(
i,"__esModule",{value:!0}),i.PROMOTION_VERSION=i.OUTCOMES=i.FAIL_ON=void 0,i.exitCodeOf=a,i.promotionSchema=void 0;function e(){
const n=r(7723);return e=function(){return n},n}function d(){const n=r(79167);return d=function(){return n},n}function h(){
const n=r(38942);return h=function(){return n},n}function u(){const n=r(99462);return u=function(){return n},n}function s(){
const n=r(4190);return s=function(){return n},n}function m(){const n=r(39763);return m=function(){return n},n}function g(){
const n=r(61336);return g=function(){return n},n}function S(){const n=r(72371);return S=function(){return n},n}const A=i.
PROMOTION_VERSION="1.0.0",y=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the sa\
me in every run, even if its position changes."),rule:e().string(),severity:u().severitySchema,message:e().string(),remedy:e().
string()}),$={path:e().string(),line:e().int().min(1)},p={id:e().string(),type:d().assetTypeSchema,asset_id:e().string().
nullable().describe("The hash that the candidate declares."),...$},N=e().array(y).min(1).describe("Why; the first reason\
 is the one to fix first."),o=e().object({...p,type:e().enum([...m().ASSET_TYPES,"File","Message"]).describe("`File` for\
 a part of the source that is not an asset, `Message` for a message."),reasons:N}),v=i.OUTCOMES=["promoted","quarantined",
"rejected"],w=e().object({level:h().evidenceLevelSchema,report_id:e().string().optional().describe("The ValidationReport\
 that reached the level."),report_digest:d().digestSchema.optional().describe("The digest of the GateReport that contain\
s it."),attestation:S().attestedSchema.optional()}),P=e().object({...p,sender_id:e().string().optional().describe("The s\
ender of the message that contained it."),outcome:e().enum(v),eligibility:h().eligibilitySchema,evidence:w,hash:e().object(
{form:e().enum(s().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if\
 it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are accept\
ed."),not_matched:e().array(e().enum(s().HASH_FORM_NAMES)).describe("The forms that were compared before, in their order\
."),content:d().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Whether the declar\
ed hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the promoted form; null i\
f the candidate is not promoted."),reasons:e().array(y).describe("Why it is not promoted; empty if it is."),notices:e().
array(y).describe("Findings that do not prevent the promotion.")}),_=i.promotionSchema=e().object({type:e().literal("Pro\
motionReport"),schema_version:e().literal(A),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().
object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:d().digestSchema,require_evidence:h().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:d().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(P).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:d().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(o.extend({type:d().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(o).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...p,type:o.shape.type,reason:y})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...g().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(y).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...p,reason:y})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),t=i.FAIL_ON=["none","rejected","unproven"];function a({
quarantined:n,rejected:c,undecided:b},l){return b!==void 0?2:{none:0,rejected:c.length,unproven:c.length+n.length}[l]>0?
1:0}},73849:function(M,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.agentTaskSchema=i.AGENT_TASK_VERSION=void 0,
i.readAgentTask=N;function e(){const o=r(7723);return e=function(){return o},o}function d(){const o=r(41895);return d=function(){
return o},o}function h(){const o=r(54078);return h=function(){return o},o}function u(){const o=r(9819);return u=function(){
return o},o}function s(){const o=r(99462);return s=function(){return o},o}function m(){const o=r(13970);return m=function(){
return o},o}const g=i.AGENT_TASK_VERSION="1.0.0",S=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),A=s().findingIdSchema.
exactOptional().describe("The id of the finding; absent if the report is from a version without ids."),y=e().object({finding:A,
rule:e().string(),path:e().string().exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().
string()}),$=e().object({finding:A,why:e().string(),needs:e().string().describe("What the person does, such as an approv\
al and its digest.")}),p=i.agentTaskSchema=e().object({type:e().literal("AgentTask"),schema_version:e().literal(g),next_actor:m().
nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resol\
ve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),
verdict:m().verdictSchema,error:e().object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:S.
nullable().describe("The commit that the task is about."),base_sha:S.nullable(),policy:e().object({ref:e().string().exactOptional(),
profile:e().string()}).nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(u().judgedEditSchema).
describe("What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(y).describe("Findi\
ngs that fail the gate and that no edit resolves: change the files yourself."),human:e().array($).describe("Findings tha\
t only a person resolves."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the findings\
 are."),patch:e().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:e().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports.")}).describe(
"AgentTask: what the agent that wrote a change does next");function N(o,v){try{return p.parse(JSON.parse(o.toString("utf\
8")))}catch(w){throw new(d()).GateError("input_invalid",`${v} is not an AgentTask of this version: ${(0,h().firstProblem)(
w)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of the results.",{cause:w})}}},95132:function(M,i,r){
Object.defineProperty(i,"__esModule",{value:!0}),i.describe=S,i.eligibilityOf=P,i.finding=h,i.isMissingEvidence=_,i.isProblem=
m,i.notJudged=o,i.problemAt=s,i.problemFinding=g,i.whyNotJudged=v;function e(){const t=r(41895);return e=function(){return t},
t}function d(){const t=r(13580);return d=function(){return t},t}function h(t,a,n={}){return u(t,a,n)}function u(t,a,n){const{
severity:c,harm:b,layer:l}=(0,d().ruleOf)(t);return{rule:t,severity:c,harm:b,layer:l,args:a,...n}}function s(t,a,n,c){return{
rule:t,args:n,span:a,...c&&{severity:c}}}function m(t,a){return t.rule===a}function g({rule:t,args:a,span:n,severity:c}){
return u(t,a,{span:n,...c&&{severity:c}})}function S({rule:t,args:a,edit:n,danger:c,level:b}){const l=(0,d().ruleOf)(t);
return{message:l.message(a)+(b?` ${A(b)}`:""),remedy:c===void 0?(n&&p(n))??l.remedy(a):`Remove the command: it ${c}. A p\
erson decides whether the gene needs it.`}}function A({rules:t,level:a,from:n,reason:c}){const b=c===void 0?"":`: ${c.replace(
/\.$/,"")}`;return`The policy sets \`${t}\` to \`${a}\`, instead of ${n}${b}.`}const y=160,$=4;function p({new:t,pointer:a,
files:n=[],fix:c}){if(!(t.length<=$&&t.every(f=>f.length<=y&&!f.includes("`"))))return c?"Run `gene-gate fix --write`, w\
hich replaces the command (accepted; not run).":void 0;const l=a?.endsWith("/asset_id")===!0,O=l||t.length===0?"":" (acc\
epted; not run)",T=c?`; \`gene-gate fix --write\` does this${O}.`:".",[E,...R]=t.map(f=>`\`${f}\``);return E===void 0?`R\
emove the command, which adds no check${T}`:l?`Set \`asset_id\` to ${E}${T}`:n.length>0?`Move it into a script, ${n.map(
({path:I})=>`\`${I}\``).join(", ")}, and run ${[E,...R].join(", ")}${T}`:R.length===0?`Write ${E} instead${T}`:`Write se\
parate entries in \`validation\`: ${[E,...R].join(", ")}${T}`}const N=500;function o(t,a,n={}){return h("not-judged",{detail:v(
t,a)},n)}function v(t,a){if((0,e().endsAudit)(a))throw a;return`${t}: ${w(a).slice(0,N).replace(/\.$/,"")}`}function w(t){
return t instanceof e().GateError?t.message:t instanceof Error?`${t.name}: ${t.message}`:String(t)}function P(t){return t.
length===0?"eligible":t.every(_)?"unproven":"refuted"}function _({rule:t}){const{unproven:a,undecided:n}=(0,d().ruleOf)(
t);return a===!0||n===!0}},4147:function(M,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.doctorSchema=i.DOCTOR_VERSION=
void 0;function e(){const s=r(7723);return e=function(){return s},s}function d(){const s=r(41095);return d=function(){return s},
s}const h=i.DOCTOR_VERSION="4.2.0",u=i.doctorSchema=e().object({type:e().literal("Doctor"),schema_version:e().literal(h),
tool:e().object({name:e().literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe("Null wi\
thout a commit."),policy:e().object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().enum(["\
report","block"]).describe("What it enforces today."),enforce_until:e().string().exactOptional().describe("The last day \
of the reports.")}),lacks:e().array(e().object({key:e().string(),what:e().string()})).describe("What `gene-gate init` wo\
uld write for the assets as they are."),genes:e().object({stored:e().int().describe("How many genes the asset files have\
."),refused:e().int().describe("How many of them have a command that may not run.")}),agent_files:e().int().positive().exactOptional().
describe("How many files make agents and editors run commands; absent in a repository with assets."),programs:e().array(
e().object({name:e().string(),commands:e().int().positive().describe("How many commands start it."),path:e().string().nullable(),
private:e().literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do\
 not see."),missing:e().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:d().
isolationSchema.describe("What this machine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe(
"The workflows that run the gate."),late:e().object({message:e().string(),remedy:e().string()}).exactOptional().describe(
"What a change can decide about the gate before it starts."),lacks:e().array(e().object({path:e().string(),key:e().string(),
what:e().string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of\
 `gene-gate doctor --format json`")}};
