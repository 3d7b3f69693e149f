"use strict";exports.id=5001,exports.ids=[5001],exports.modules={67541:function(N,o,i){Object.defineProperty(o,"__esModule",{value:!0}),
o.JSON_SCHEMA_NAMES=void 0,o.jsonSchema=w,o.schemaVerb=void 0;function e(){const t=i(63314);return e=function(){return t},
t}function c(){const t=i(7723);return c=function(){return t},t}function l(){const t=i(11160);return l=function(){return t},
t}function a(){const t=i(48791);return a=function(){return t},t}function h(){const t=i(73849);return h=function(){return t},
t}function m(){const t=i(5640);return m=function(){return t},t}function p(){const t=i(61336);return p=function(){return t},
t}function f(){const t=i(27436);return f=function(){return t},t}function b(){const t=i(4147);return b=function(){return t},
t}const T=(t,v)=>new(e()).Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(j)).action(y=>{t.print(
`${JSON.stringify(w(y),null,2)}
`,"json"),v(0)});o.schemaVerb=T;const S={report:{schema:m().gateReportSchema,title:"GateReport",version:f().GATE_REPORT_VERSION},
"validation-report":{schema:p().validationReportSchema,title:"ValidationReport",version:f().GATE_REPORT_VERSION},"agent-\
task":{schema:h().agentTaskSchema,title:"AgentTask",version:h().AGENT_TASK_VERSION},promotion:{schema:a().promotionSchema,
title:"promotion",version:a().PROMOTION_VERSION},doctor:{schema:b().doctorSchema,title:"doctor",version:b().DOCTOR_VERSION},
policy:{schema:l().policySchema,title:"policy",version:1}},j=o.JSON_SCHEMA_NAMES=Object.keys(S);function w(t){const{schema:v,
title:y,version:n}=S[t],u=t==="policy"?"input":"output",{$schema:d,...s}=c().toJSONSchema(v,{target:"draft-2020-12",io:u}),
g=`urn:gene-gate:schema:${t}:${n}`;return{$schema:d,$id:g,title:`gene-gate ${y}`,...s}}},78261:function(N,o,i){Object.defineProperty(
o,"__esModule",{value:!0}),o.byHarm=c;function e(){const a=i(39763);return e=function(){return a},a}function c(a,h){return l(
a)-l(h)}function l({severity:a,harm:h="bookkeeping",suppressed:m}){return((m?2:+(a==="notice"))*e().HARMS.length+e().HARMS.
indexOf(h))*e().SEVERITIES.length+e().SEVERITIES.indexOf(a)}},48791:function(N,o,i){Object.defineProperty(o,"__esModule",
{value:!0}),o.PROMOTION_VERSION=o.OUTCOMES=o.FAIL_ON=void 0,o.exitCodeOf=g,o.promotionSchema=void 0;function e(){const r=i(
7723);return e=function(){return r},r}function c(){const r=i(79167);return c=function(){return r},r}function l(){const r=i(
38942);return l=function(){return r},r}function a(){const r=i(99462);return a=function(){return r},r}function h(){const r=i(
39763);return h=function(){return r},r}const m=o.PROMOTION_VERSION="1.0.0",p=e().string().regex(/^[0-9a-f]{64}$/),f=e().
object({id:p.describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().string(),
severity:a().severitySchema,message:e().string(),remedy:e().string()}),b={id:e().string(),type:c().assetTypeSchema,asset_id:e().
string().nullable().describe("The hash that the candidate declares."),path:e().string(),line:e().int().min(1)},T=e().array(
f).min(1).describe("Why; the first reason is the one to fix first."),S=e().object({...b,type:e().enum([...h().ASSET_TYPES,
"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),reasons:T}),
j=S.extend({type:c().assetTypeSchema,sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate\
 as it was received.")}),w=e().object({role:e().enum(["assets","events","report","attestation"]),name:e().string(),digest:c().
digestSchema.describe("The SHA-256 of its bytes.")}),t=o.OUTCOMES=["promoted","quarantined","rejected"],v=e().object({issuer:e().
string().describe("Who confirmed the identity, as a URL."),repository:e().string().describe("`owner/name` of the reposit\
ory whose workflow signed."),workflow:e().string().describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().
string().describe("The ref that the workflow ran for.")}),y=e().object({source:e().string().describe("The file and posit\
ion."),digest:c().digestSchema.describe("Digest of the signed statement."),policy_digest:c().digestSchema.describe("The \
policy of that promotion."),decided_at:e().iso.datetime(),signer:v}).describe("The signed promotion that promoted the sa\
me content."),n=e().enum(h().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash o\
f; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, `engine`, and\
 `local` are accepted."),u=e().object({...b,sender_id:e().string().optional().describe("The sender of the message that c\
ontained it."),outcome:e().enum(t),eligibility:l().eligibilitySchema,evidence:e().object({level:l().evidenceLevelSchema,
report_id:e().string().optional().describe("The ValidationReport that reached the level."),report_digest:c().digestSchema.
optional().describe("Digest of the GateReport that contains it."),attestation:y.optional(),proof:e().enum(h().PROOF_OUTCOMES).
optional().describe("Whether a command of the Gene fails without the change.")}),hash:e().object({form:n,content:c().digestSchema.
describe("The hash of the content by the current protocol.")}),promoted_asset_id:e().string().nullable().describe("Null \
if it is not promoted."),reasons:e().array(f).describe("Why it is not promoted; empty if it is."),notices:e().array(f).describe(
"Findings that do not prevent the promotion.")}),d=o.promotionSchema=e().object({type:e().literal("PromotionReport"),schema_version:e().
literal(m),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().object({source:e().enum(["de\
fault","base","file"]),path:e().string().optional(),digest:c().digestSchema,require_evidence:l().evidenceLevelSchema}),decided_at:e().
iso.datetime(),inputs:e().array(w).describe("The files that the decisions depend on."),decisions:e().array(u).describe("\
One for each candidate that is not skipped, in order."),promoted:e().array(e().looseObject({type:c().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(j).describe("Nothing r\
efutes them, but evidence is missing."),rejected:e().array(S).describe("The candidates that are rejected."),skipped:e().
array(e().object({...b,type:S.shape.type,reason:f})).describe("What exists already or is not exchanged, and messages wit\
hout candidates."),reports:e().array(e().looseObject({gene_id:e().string()})).describe("The ValidationReports that `--ru\
n` made, or that were accepted as evidence."),undecided:e().int().min(1).optional().describe("How many the gate could no\
t decide about."),gate:e().array(f).min(1).optional().describe("Where the gate of the repository is weaker than that of \
its default branch."),revoked:e().array(e().object({...b,reason:f})).min(1).optional().describe("Assets of the repositor\
y that a message of the source revokes.")}).describe("The decisions of a promotion"),s=o.FAIL_ON=["none","rejected","unp\
roven"];function g({quarantined:r,rejected:O,undecided:R},A){return R!==void 0?2:{none:[],rejected:O,unproven:[...O,...r]}[A].
length>0?1:0}},73849:function(N,o,i){Object.defineProperty(o,"__esModule",{value:!0}),o.agentTaskSchema=o.AGENT_TASK_VERSION=
void 0,o.readAgentTask=w;function e(){const t=i(7723);return e=function(){return t},t}function c(){const t=i(41895);return c=
function(){return t},t}function l(){const t=i(54078);return l=function(){return t},t}function a(){const t=i(9819);return a=
function(){return t},t}function h(){const t=i(99462);return h=function(){return t},t}function m(){const t=i(13970);return m=
function(){return t},t}const p=o.AGENT_TASK_VERSION="1.0.0",f=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),b=h().
findingIdSchema.exactOptional().describe("The id of the finding."),T=e().object({finding:b,rule:e().string(),path:e().string().
exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),remedy:e().string()}),S=e().object({finding:b,
why:e().string(),needs:e().string().describe("What the person does, such as an approval and its digest.")}),j=o.agentTaskSchema=
e().object({type:e().literal("AgentTask"),schema_version:e().literal(p),next_actor:m().nextActorSchema.describe("The one\
 field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`.\
 `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:m().verdictSchema,error:e().
object({code:e().string(),message:e().string(),hint:e().string()}).optional(),head_sha:f.nullable().describe("The commit\
 that the task is about."),base_sha:f.nullable(),policy:e().object({ref:e().string().exactOptional(),profile:e().string()}).
nullable().describe("The commit whose policy applies, and the profile."),edits:e().array(a().judgedEditSchema).describe(
"What `gene-gate fix --apply` changes; the new commands are judged already."),todo:e().array(T).describe("Findings that \
fail the gate and that no edit resolves: change the files yourself."),advice:e().array(T).describe("Warnings that fail n\
othing: what would make the checks worth more."),human:e().array(S).describe("Findings that only a person resolves."),hub:e().
array(e().object({gene:e().string(),taken:e().boolean(),words:e().string()})).exactOptional().describe("Whether the engi\
nes that the policy names (`a2a.engines`) take each gene of the change, before it is published."),must_not:e().array(e().
string()).describe("What the agent does not do, whatever the findings are."),patch:e().string().nullable().describe("A u\
nified diff of the edits for `git apply`; null without one."),verify:e().string().describe("The command that exits with \
0 when nothing is left to do, also if the policy only reports."),how_to_get_it:e().string().describe("The page that says\
 how to get `gene-gate`.")}).describe("AgentTask: what the agent that wrote a change does next");function w(t,v){try{return j.
parse(JSON.parse(t.toString("utf8")))}catch(y){throw new(c()).GateError("input_invalid",`${v} is not an AgentTask of thi\
s version: ${(0,l().firstProblem)(y)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:y})}}},4147:function(N,o,i){Object.defineProperty(o,"__esModule",{value:!0}),o.doctorSchema=o.DOCTOR_VERSION=
void 0,o.renderDoctor=T,o.workflowRows=y;function e(){const n=i(7723);return e=function(){return n},n}function c(){const n=i(
60957);return c=function(){return n},n}function l(){const n=i(41095);return l=function(){return n},n}function a(){const n=i(
31626);return a=function(){return n},n}function h(){const n=i(27809);return h=function(){return n},n}function m(){const n=i(
38319);return m=function(){return n},n}function p(){const n=i(94965);return p=function(){return n},n}const f=o.DOCTOR_VERSION=
"1.0.0",b=o.doctorSchema=e().object({type:e().literal("Doctor"),schema_version:e().literal(f),tool:e().object({name:e().
literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe("Null without a commit."),policy:e().
object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().enum(["report","block"]).describe("W\
hat it enforces today."),enforce_until:e().string().exactOptional().describe("The last day of the reports.")}),lacks:e().
array(e().object({key:e().string(),what:e().string()})).describe("What `gene-gate init` would write for the assets as th\
ey are."),genes:e().object({stored:e().int().describe("How many genes the asset files have."),refused:e().int().describe(
"How many of them have a command that may not run.")}),agent_files:e().array(c().agentFileSchema).describe("What runs au\
tomatically in the repository today."),programs:e().array(e().object({name:e().string(),commands:e().int().positive().describe(
"How many commands start it."),path:e().string().nullable(),private:e().literal(!0).exactOptional().describe("Present if\
 it is in the home directory or another one that commands do not see."),missing:e().enum(["machine","dependencies"]).exactOptional().
describe("What does not have it.")})),containment:l().isolationSchema.describe("What this machine gives to commands."),workflow:e().
object({paths:e().array(e().string()).describe("The workflows that run the gate."),late:e().object({message:e().string(),
remedy:e().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:e().array(
e().object({path:e().string(),key:e().string(),what:e().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`");function T(n,u,d){const s=(0,a().layoutOf)(
d);return(0,a().page)([S(n,u,s),n.lacks.flatMap(({key:g,what:r})=>(0,a().prose)(s,"policy",`${g}: ${r}`,{label:"caution"})),
(0,h().listRows)((0,m().machineList)({agent_files:n.agent_files,findings:[]}),s),j(n,s),v(n,s),y(n.workflow,s)])}function S({
policy:n},u,d){const s=n.enforce_until===void 0?"":` until ${n.enforce_until}`,g=n.enforce==="report"?`; it only reports${s}`:
"";return(0,a().prose)(d,"policy",`${u}, profile ${n.profile}${g}`)}function j(n,u){const{stored:d,refused:s}=n.genes,{agent_files:g}=n;
if(d===0&&g.length>0)return(0,a().prose)(u,"genes","none; pull requests show what changes of the files above");const r=d===
0?"none in an asset file; `assets.include` in the policy says where the gate looks":s===0?`${(0,p().count)(d,"gene")}, w\
hose commands may all run`:`${(0,p().count)(d,"gene")}, of which ${s} may not run; \`gene-gate audit\` says why`,O=d>0&&
s===0?{}:{label:"caution"};return(0,a().prose)(u,"genes",r,O)}const w={machine:"not on PATH",dependencies:"not in node_m\
odules; install the dependencies"},t="contained commands see little else of your home. If it fails there, install it in \
a directory of the system, such as /usr/local.";function v({programs:n,containment:u},d){const{level:s,description:g,downgrades:r=[]}=u;
return[...n.flatMap(({name:O,commands:R,path:A,missing:E,private:$})=>{const k=E?w[E]:$?`${A}; ${t}`:A,I=E?{label:"bad"}:
{},M=`${O}, for ${(0,p().count)(R,"command")}: ${k}`;return(0,a().prose)(d,E?"missing":"program",M,I)}),...(0,a().prose)(
d,"contained",`${s}: ${g}`,{label:s==="namespaces"?"good":"caution"}),...d.verbose?r.flatMap(({from:O,reason:R})=>(0,a().
prose)(d,"",`${O}: ${R}`)):[]]}function y({paths:n,late:u,lacks:d},s){return n.length===0?(0,a().prose)(s,"workflow","no\
 workflow runs the gate; `gene-gate init` writes one",{label:"caution"}):[...(0,a().prose)(s,"workflow",n.join(", ")),...u?
(0,a().prose)(s,"late",`${u.message} ${u.remedy}`,{label:"caution"}):[],...d.flatMap(({path:g,key:r,what:O})=>{const R=n.
length>1?`${g}: `:"";return(0,a().prose)(s,"lacks",`${R}${r}: ${O}`,{label:"caution"})})]}}};
