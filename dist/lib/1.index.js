"use strict";exports.id=1,exports.ids=[1],exports.modules={67541:function(S,n,o){Object.defineProperty(n,"__esModule",{value:!0}),n.JSON_SCHEMA_NAMES=
void 0,n.jsonSchema=y,n.schemaVerb=void 0;function e(){const t=o(63314);return e=function(){return t},t}function a(){const t=o(
7723);return a=function(){return t},t}function s(){const t=o(11160);return s=function(){return t},t}function r(){const t=o(
48791);return r=function(){return t},t}function c(){const t=o(73849);return c=function(){return t},t}function h(){const t=o(
5640);return h=function(){return t},t}function f(){const t=o(61336);return f=function(){return t},t}function l(){const t=o(
27436);return l=function(){return t},t}function d(){const t=o(4147);return d=function(){return t},t}const u=(t,p)=>new(e()).
Command("schema").addArgument(new(e()).Argument("<name>","schema").choices(m)).action(g=>{t.print(`${JSON.stringify(y(g),
null,2)}
`,"json"),p(0)});n.schemaVerb=u;const b={report:{schema:h().gateReportSchema,title:"GateReport",version:l().GATE_REPORT_VERSION},
"validation-report":{schema:f().validationReportSchema,title:"ValidationReport",version:l().GATE_REPORT_VERSION},"agent-\
task":{schema:c().agentTaskSchema,title:"AgentTask",version:c().AGENT_TASK_VERSION},promotion:{schema:r().promotionSchema,
title:"promotion",version:r().PROMOTION_VERSION},doctor:{schema:d().doctorSchema,title:"doctor",version:d().DOCTOR_VERSION},
policy:{schema:s().policySchema,title:"policy",version:1}},m=n.JSON_SCHEMA_NAMES=Object.keys(b);function y(t){const{schema:p,
title:g,version:O}=b[t],T=t==="policy"?"input":"output",{$schema:v,...E}=a().toJSONSchema(p,{target:"draft-2020-12",io:T}),
R=`urn:gene-gate:schema:${t}:${O}`;return{$schema:v,$id:R,title:`gene-gate ${g}`,...E}}},78261:function(S,n,o){Object.defineProperty(
n,"__esModule",{value:!0}),n.byHarm=a;function e(){const r=o(39763);return e=function(){return r},r}function a(r,c){return s(
r)-s(c)}function s({severity:r,harm:c="bookkeeping",suppressed:h}){return((h?2:+(r==="notice"))*e().HARMS.length+e().HARMS.
indexOf(c))*e().SEVERITIES.length+e().SEVERITIES.indexOf(r)}},48791:function(S,n,o){Object.defineProperty(n,"__esModule",
{value:!0}),n.PROMOTION_VERSION=n.OUTCOMES=n.FAIL_ON=void 0,n.exitCodeOf=j,n.promotionSchema=void 0;function e(){const i=o(
7723);return e=function(){return i},i}function a(){const i=o(79167);return a=function(){return i},i}function s(){const i=o(
38942);return s=function(){return i},i}function r(){const i=o(99462);return r=function(){return i},i}function c(){const i=o(
4190);return c=function(){return i},i}function h(){const i=o(39763);return h=function(){return i},i}const f=n.PROMOTION_VERSION=
"1.0.0",l=e().string().regex(/^[0-9a-f]{64}$/),d=e().object({id:l.describe("Identity of the reason: the same in every ru\
n, even if its position changes."),rule:e().string(),severity:r().severitySchema,message:e().string(),remedy:e().string()}),
u={id:e().string(),type:a().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate decla\
res."),path:e().string(),line:e().int().min(1)},b=e().array(d).min(1).describe("Why; the first reason is the one to fix \
first."),m=e().object({...u,type:e().enum([...h().ASSET_TYPES,"File","Message"]).describe("`File` for a part of the sour\
ce that is not an asset, `Message` for a message."),reasons:b}),y=m.extend({type:a().assetTypeSchema,sender_id:e().string().
optional(),asset:e().looseObject({}).describe("The candidate as it was received.")}),t=e().object({role:e().enum(["asset\
s","events","report","attestation"]),name:e().string(),digest:a().digestSchema.describe("The SHA-256 of its bytes.")}),p=n.
OUTCOMES=["promoted","quarantined","rejected"],g=e().object({issuer:e().string().describe("Who confirmed the identity, a\
s a URL."),repository:e().string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().string().
describe("`owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe("The ref that the workflow r\
an for.")}),O=e().object({source:e().string().describe("The file and position."),digest:a().digestSchema.describe("Diges\
t of the signed statement."),policy_digest:a().digestSchema.describe("The policy of that promotion."),decided_at:e().iso.
datetime(),signer:g}).describe("The signed promotion that promoted the same content."),T=e().enum(c().HASH_FORM_NAMES).nullable().
describe("The form of the content that `asset_id` is the hash of; null if it is none of them, so that the content was ch\
anged after it was hashed. Only `content`, `hub`, `engine`, and `local` are accepted."),v=e().object({...u,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(p),eligibility:s().eligibilitySchema,
evidence:e().object({level:s().evidenceLevelSchema,report_id:e().string().optional().describe("The ValidationReport that\
 reached the level."),report_digest:a().digestSchema.optional().describe("Digest of the GateReport that contains it."),attestation:O.
optional(),proof:e().enum(h().PROOF_OUTCOMES).optional().describe("Whether a command of the Gene fails without the chang\
e.")}),hash:e().object({form:T,content:a().digestSchema.describe("The hash of the content by the current protocol.")}),promoted_asset_id:e().
string().nullable().describe("Null if it is not promoted."),reasons:e().array(d).describe("Why it is not promoted; empty\
 if it is."),notices:e().array(d).describe("Findings that do not prevent the promotion.")}),E=n.promotionSchema=e().object(
{type:e().literal("PromotionReport"),schema_version:e().literal(f),tool:e().object({name:e().literal("gene-gate"),version:e().
string()}),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:a().digestSchema,
require_evidence:s().evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(t).describe("The files that th\
e decisions depend on."),decisions:e().array(v).describe("One for each candidate that is not skipped, in order."),promoted:e().
array(e().looseObject({type:a().assetTypeSchema,id:e().string()})).describe("The promoted assets, ready to be appended t\
o a log."),quarantined:e().array(y).describe("Nothing refutes them, but evidence is missing."),rejected:e().array(m).describe(
"The candidates that are rejected."),skipped:e().array(e().object({...u,type:m.shape.type,reason:d})).describe("What exi\
sts already or is not exchanged, and messages without candidates."),reports:e().array(e().looseObject({gene_id:e().string()})).
describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().int().min(1).optional().
describe("How many the gate could not decide about."),gate:e().array(d).min(1).optional().describe("Where the gate of th\
e repository is weaker than that of its default branch."),revoked:e().array(e().object({...u,reason:d})).min(1).optional().
describe("Assets of the repository that a message of the source revokes.")}).describe("The decisions of a promotion"),R=n.
FAIL_ON=["none","rejected","unproven"];function j({quarantined:i,rejected:A,undecided:N},w){return N!==void 0?2:{none:[],
rejected:A,unproven:[...A,...i]}[w].length>0?1:0}},73849:function(S,n,o){Object.defineProperty(n,"__esModule",{value:!0}),
n.agentTaskSchema=n.AGENT_TASK_VERSION=void 0,n.readAgentTask=y;function e(){const t=o(7723);return e=function(){return t},
t}function a(){const t=o(41895);return a=function(){return t},t}function s(){const t=o(54078);return s=function(){return t},
t}function r(){const t=o(9819);return r=function(){return t},t}function c(){const t=o(99462);return c=function(){return t},
t}function h(){const t=o(13970);return h=function(){return t},t}const f=n.AGENT_TASK_VERSION="1.0.0",l=e().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),d=c().findingIdSchema.exactOptional().describe("The id of the finding."),u=e().object({
finding:d,rule:e().string(),path:e().string().exactOptional(),line:e().int().min(1).exactOptional(),message:e().string(),
remedy:e().string()}),b=e().object({finding:d,why:e().string(),needs:e().string().describe("What the person does, such a\
s an approval and its digest.")}),m=n.agentTaskSchema=e().object({type:e().literal("AgentTask"),schema_version:e().literal(
f),next_actor:h().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:h().verdictSchema,error:e().object({code:e().string(),message:e().string(),hint:e().string()}).
optional(),head_sha:l.nullable().describe("The commit that the task is about."),base_sha:l.nullable(),policy:e().object(
{ref:e().string().exactOptional(),profile:e().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:e().array(r().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:e().array(u).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:e().array(u).describe("Warnings that fail nothing: what would make the checks worth more."),human:e().array(
b).describe("Findings that only a person resolves."),hub:e().array(e().object({gene:e().string(),taken:e().boolean(),words:e().
string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene of the ch\
ange, before it is published."),must_not:e().array(e().string()).describe("What the agent does not do, whatever the find\
ings are."),patch:e().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:e().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports."),how_to_get_it:e().
string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what the agent that wrote a chang\
e does next");function y(t,p){try{return m.parse(JSON.parse(t.toString("utf8")))}catch(g){throw new(a()).GateError("inpu\
t_invalid",`${p} is not an AgentTask of this version: ${(0,s().firstProblem)(g)}.`,"Pass the file that `gene-gate check \
--format agent` printed, or agent-task.json of the results.",{cause:g})}}}};
