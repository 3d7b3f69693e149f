"use strict";exports.id=5001,exports.ids=[5001],exports.modules={67541:function(N,o,i){Object.defineProperty(o,"__esModule",{value:!0}),
o.JSON_SCHEMA_NAMES=void 0,o.jsonSchema=j,o.schemaVerb=void 0;function e(){const t=i(63314);return e=function(){return t},
t}function c(){const t=i(7723);return c=function(){return t},t}function h(){const t=i(11160);return h=function(){return t},
t}function a(){const t=i(48791);return a=function(){return t},t}function l(){const t=i(73849);return l=function(){return t},
t}function f(){const t=i(5640);return f=function(){return t},t}function p(){const t=i(61336);return p=function(){return t},
t}function S(){const t=i(27436);return S=function(){return t},t}function g(){const t=i(4147);return g=function(){return t},
t}const b=(t,v)=>new(e()).Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(O)).action(y=>{t.print(
`${JSON.stringify(j(y),null,2)}
`,"json"),v(0)});o.schemaVerb=b;const R={report:{schema:f().gateReportSchema,title:"GateReport",version:S().GATE_REPORT_VERSION},
"validation-report":{schema:p().validationReportSchema,title:"ValidationReport",version:S().GATE_REPORT_VERSION},"agent-\
task":{schema:l().agentTaskSchema,title:"AgentTask",version:l().AGENT_TASK_VERSION},promotion:{schema:a().promotionSchema,
title:"promotion",version:a().PROMOTION_VERSION},doctor:{schema:g().doctorSchema,title:"doctor",version:g().DOCTOR_VERSION},
policy:{schema:h().policySchema,title:"policy",version:1}},O=o.JSON_SCHEMA_NAMES=Object.keys(R);function j(t){const{schema:v,
title:y,version:n}=R[t],u=t==="policy"?"input":"output",{$schema:d,...s}=c().toJSONSchema(v,{target:"draft-2020-12",io:u}),
m=`urn:gene-gate:schema:${t}:${n}`;return{$schema:d,$id:m,title:`gene-gate ${y}`,...s}}},78261:function(N,o,i){Object.defineProperty(
o,"__esModule",{value:!0}),o.byHarm=c;function e(){const a=i(39763);return e=function(){return a},a}function c(a,l){return h(
a)-h(l)}function h({severity:a,harm:l="bookkeeping",suppressed:f}){return((f?2:+(a==="notice"))*e().HARMS.length+e().HARMS.
indexOf(l))*e().SEVERITIES.length+e().SEVERITIES.indexOf(a)}},48791:function(N,o,i){Object.defineProperty(o,"__esModule",
{value:!0}),o.PROMOTION_VERSION=o.OUTCOMES=o.FAIL_ON=void 0,o.exitCodeOf=T,o.promotionSchema=void 0;function e(){const r=i(
7723);return e=function(){return r},r}function c(){const r=i(79167);return c=function(){return r},r}function h(){const r=i(
38942);return h=function(){return r},r}function a(){const r=i(99462);return a=function(){return r},r}function l(){const r=i(
4190);return l=function(){return r},r}function f(){const r=i(39763);return f=function(){return r},r}const p=o.PROMOTION_VERSION=
"1.0.0",S=e().string().regex(/^[0-9a-f]{64}$/),g=e().object({id:S.describe("Identity of the reason: the same in every ru\
n, even if its position changes."),rule:e().string(),severity:a().severitySchema,message:e().string(),remedy:e().string()}),
b={id:e().string(),type:c().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate decla\
res."),path:e().string(),line:e().int().min(1)},R=e().array(g).min(1).describe("Why; the first reason is the one to fix \
first."),O=e().object({...b,type:e().enum([...f().ASSET_TYPES,"File","Message"]).describe("`File` for a part of the sour\
ce that is not an asset, `Message` for a message."),reasons:R}),j=O.extend({type:c().assetTypeSchema,sender_id:e().string().
optional(),asset:e().looseObject({}).describe("The candidate as it was received.")}),t=e().object({role:e().enum(["asset\
s","events","report","attestation"]),name:e().string(),digest:c().digestSchema.describe("The SHA-256 of its bytes.")}),v=o.
OUTCOMES=["promoted","quarantined","rejected"],y=e().object({issuer:e().string().describe("Who confirmed the identity, a\
s a URL."),repository:e().string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().string().
describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe("The ref that the workflow r\
an for.")}),n=e().object({source:e().string().describe("The file and position."),digest:c().digestSchema.describe("Diges\
t of the signed statement."),policy_digest:c().digestSchema.describe("The policy of that promotion."),decided_at:e().iso.
datetime(),signer:y}).describe("The signed promotion that promoted the same content."),u=e().enum(l().HASH_FORM_NAMES).nullable().
describe("The form of the content that `asset_id` is the hash of; null if it is none of them, so that the content was ch\
anged after it was hashed. Only `content`, `hub`, `engine`, and `local` are accepted."),d=e().object({...b,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(v),eligibility:h().eligibilitySchema,
evidence:e().object({level:h().evidenceLevelSchema,report_id:e().string().optional().describe("The ValidationReport that\
 reached the level."),report_digest:c().digestSchema.optional().describe("Digest of the GateReport that contains it."),attestation:n.
optional(),proof:e().enum(f().PROOF_OUTCOMES).optional().describe("Whether a command of the Gene fails without the chang\
e.")}),hash:e().object({form:u,content:c().digestSchema.describe("The hash of the content by the current protocol.")}),promoted_asset_id:e().
string().nullable().describe("Null if it is not promoted."),reasons:e().array(g).describe("Why it is not promoted; empty\
 if it is."),notices:e().array(g).describe("Findings that do not prevent the promotion.")}),s=o.promotionSchema=e().object(
{type:e().literal("PromotionReport"),schema_version:e().literal(p),tool:e().object({name:e().literal("gene-gate"),version:e().
string()}),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:c().digestSchema,
require_evidence:h().evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(t).describe("The files that th\
e decisions depend on."),decisions:e().array(d).describe("One for each candidate that is not skipped, in order."),promoted:e().
array(e().looseObject({type:c().assetTypeSchema,id:e().string()})).describe("The promoted assets, ready to be appended t\
o a log."),quarantined:e().array(j).describe("Nothing refutes them, but evidence is missing."),rejected:e().array(O).describe(
"The candidates that are rejected."),skipped:e().array(e().object({...b,type:O.shape.type,reason:g})).describe("What exi\
sts already or is not exchanged, and messages without candidates."),reports:e().array(e().looseObject({gene_id:e().string()})).
describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().int().min(1).optional().
describe("How many the gate could not decide about."),gate:e().array(g).min(1).optional().describe("Where the gate of th\
e repository is weaker than that of its default branch."),revoked:e().array(e().object({...b,reason:g})).min(1).optional().
describe("Assets of the repository that a message of the source revokes.")}).describe("The decisions of a promotion"),m=o.
FAIL_ON=["none","rejected","unproven"];function T({quarantined:r,rejected:w,undecided:A},E){return A!==void 0?2:{none:[],
rejected:w,unproven:[...w,...r]}[E].length>0?1:0}},73849:function(N,o,i){Object.defineProperty(o,"__esModule",{value:!0}),
o.agentTaskSchema=o.AGENT_TASK_VERSION=void 0,o.readAgentTask=j;function e(){const t=i(7723);return e=function(){return t},
t}function c(){const t=i(41895);return c=function(){return t},t}function h(){const t=i(54078);return h=function(){return t},
t}function a(){const t=i(9819);return a=function(){return t},t}function l(){const t=i(99462);return l=function(){return t},
t}function f(){const t=i(13970);return f=function(){return t},t}const p=o.AGENT_TASK_VERSION="1.0.0",S=e().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),g=l().findingIdSchema.exactOptional().describe("The id of the finding."),b=e().object({
finding:g,rule:e().string(),path:e().string().exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),
remedy:e().string()}),R=e().object({finding:g,why:e().string(),needs:e().string().describe("What the person does, such a\
s an approval and its digest.")}),O=o.agentTaskSchema=e().object({type:e().literal("AgentTask"),schema_version:e().literal(
p),next_actor:f().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:f().verdictSchema,error:e().object({code:e().string(),message:e().string(),hint:e().string()}).
optional(),head_sha:S.nullable().describe("The commit that the task is about."),base_sha:S.nullable(),policy:e().object(
{ref:e().string().exactOptional(),profile:e().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:e().array(a().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:e().array(b).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:e().array(b).describe("Warnings that fail nothing: what would make the checks worth more."),human:e().array(
R).describe("Findings that only a person resolves."),hub:e().array(e().object({gene:e().string(),taken:e().boolean(),words:e().
string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene of the ch\
ange, before it is published."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the find\
ings are."),patch:e().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:e().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports."),how_to_get_it:e().
string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what the agent that wrote a chang\
e does next");function j(t,v){try{return O.parse(JSON.parse(t.toString("utf8")))}catch(y){throw new(c()).GateError("inpu\
t_invalid",`${v} is not an AgentTask of this version: ${(0,h().firstProblem)(y)}.`,"Pass the file that `gene-gate check \
--format agent` printed, or agent-task.json of the results.",{cause:y})}}},4147:function(N,o,i){Object.defineProperty(o,
"__esModule",{value:!0}),o.doctorSchema=o.DOCTOR_VERSION=void 0,o.renderDoctor=b,o.workflowRows=y;function e(){const n=i(
7723);return e=function(){return n},n}function c(){const n=i(60957);return c=function(){return n},n}function h(){const n=i(
41095);return h=function(){return n},n}function a(){const n=i(31626);return a=function(){return n},n}function l(){const n=i(
27809);return l=function(){return n},n}function f(){const n=i(38319);return f=function(){return n},n}function p(){const n=i(
94965);return p=function(){return n},n}const S=o.DOCTOR_VERSION="1.0.0",g=o.doctorSchema=e().object({type:e().literal("D\
octor"),schema_version:e().literal(S),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),head_sha:e().
string().nullable().describe("Null without a commit."),policy:e().object({source:e().enum(["default","base","file"]),profile:e().
string(),enforce:e().enum(["report","block"]).describe("What it enforces today."),enforce_until:e().string().exactOptional().
describe("The last day of the reports.")}),lacks:e().array(e().object({key:e().string(),what:e().string()})).describe("W\
hat `gene-gate init` would write for the assets as they are."),genes:e().object({stored:e().int().describe("How many gen\
es the asset files have."),refused:e().int().describe("How many of them have a command that may not run.")}),agent_files:e().
array(c().agentFileSchema).describe("What runs automatically in the repository today."),programs:e().array(e().object({name:e().
string(),commands:e().int().positive().describe("How many commands start it."),path:e().string().nullable(),private:e().
literal(!0).exactOptional().describe("Present if it is in the home directory or another one that commands do not see."),
missing:e().enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:h().isolationSchema.
describe("What this machine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe("The workfl\
ows that run the gate."),late:e().object({message:e().string(),remedy:e().string()}).exactOptional().describe("What a ch\
ange can decide about the gate before it starts."),lacks:e().array(e().object({path:e().string(),key:e().string(),what:e().
string()})).describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-ga\
te doctor --format json`");function b(n,u,d){const s=(0,a().layoutOf)(d);return(0,a().page)([R(n,u,s),n.lacks.flatMap(({
key:m,what:T})=>(0,a().prose)(s,"policy",`${m}: ${T}`,{label:"caution"})),(0,l().listRows)((0,f().machineList)({agent_files:n.
agent_files,findings:[]}),s),O(n,s),v(n,s),y(n.workflow,s)])}function R({policy:n},u,d){const s=n.enforce_until===void 0?
"":` until ${n.enforce_until}`,m=n.enforce==="report"?`; it only reports${s}`:"";return(0,a().prose)(d,"policy",`${u}, p\
rofile ${n.profile}${m}`)}function O(n,u){const{stored:d,refused:s}=n.genes,{agent_files:m}=n;if(d===0&&m.length>0)return(0,a().
prose)(u,"genes","none; pull requests show what changes of the files above");const T=d===0?"none in an asset file; `asse\
ts.include` in the policy says where the gate looks":s===0?`${(0,p().count)(d,"gene")}, whose commands may all run`:`${(0,p().
count)(d,"gene")}, of which ${s} may not run; \`gene-gate audit\` says why`,r=d>0&&s===0?{}:{label:"caution"};return(0,a().
prose)(u,"genes",T,r)}const j={machine:"not on PATH",dependencies:"not in node_modules; install the dependencies"},t="co\
ntained commands see little else of your home. If it fails there, install it in a directory of the system, such as /usr/\
local.";function v({programs:n,containment:u},d){const{level:s,description:m,downgrades:T=[]}=u;return[...n.flatMap(({name:r,
commands:w,path:A,missing:E,private:$})=>{const k=E?j[E]:$?`${A}; ${t}`:A,I=E?{label:"bad"}:{},M=`${r}, for ${(0,p().count)(
w,"command")}: ${k}`;return(0,a().prose)(d,E?"missing":"program",M,I)}),...(0,a().prose)(d,"contained",`${s}: ${m}`,{label:s===
"namespaces"?"good":"caution"}),...d.verbose?T.flatMap(({from:r,reason:w})=>(0,a().prose)(d,"",`${r}: ${w}`)):[]]}function y({
paths:n,late:u,lacks:d},s){return n.length===0?(0,a().prose)(s,"workflow","no workflow runs the gate; `gene-gate init` w\
rites one",{label:"caution"}):[...(0,a().prose)(s,"workflow",n.join(", ")),...u?(0,a().prose)(s,"late",`${u.message} ${u.
remedy}`,{label:"caution"}):[],...d.flatMap(({path:m,key:T,what:r})=>{const w=n.length>1?`${m}: `:"";return(0,a().prose)(
s,"lacks",`${w}${T}: ${r}`,{label:"caution"})})]}}};
