//# report/audit-answer
(function(u,$,c){const w=c("rules/finding"),v=c("rules/identity"),y=c("turns"),d=c("report/entries");function g(e,r,n,p,m){
const{verdict:t,risk:i,confirmation:o,reading:a,findings:s,profiles:_,validators:k}=n,[l]=t==="block"&&p==="workspace"?s:
[];return{id:e,command:r,verdict:t,risk:i,confirmation:o,argv:a.argv,findings:(0,d().reportFindings)(s,m),warnings:A(s),
profiles:(0,d().verdictsOf)(_),validators:(0,d().verdictsOf)(k),...l&&{error:(0,w().describe)(l).message.replace(/\.$/,""),
rule:l.rule,layer:l.layer}}}function A(e){const r=e.filter(({severity:n})=>n==="warning");return[...new Set(r.map(({rule:n})=>n))]}
function*O({path:e,assets:r,findings:n},p){const m=r.flatMap(({commands:i})=>i.flatMap(o=>o.findings)),t=(0,v().idsOf)([
...m,...n]);return yield"",{path:e,assets:yield*(0,y().each)(r,({asset:i,commands:o})=>({type:i.type,id:i.id,location:i.
locate(),commands:o.map((a,s)=>g(`${i.id}#${s}`,a.command,a,p,t))})),findings:(0,d().reportFindings)(n,t)}}u.exports={commandAnswer:g,
fileAnswer:O}});
//# report/build
(function(G,z,n){const q=n("audit/change/blast-radius"),F=n("audit/claims/content-hash"),w=n("model/nothing-run"),D=n("\
rules/finding"),N=n("select/replay"),j=n("tool"),u=n("turns"),C=n("verdict/judge"),k=n("verdict/next-actor"),L=n("report\
/causes"),l=n("report/entries"),h=n("report/validation-reports"),W=n("report/version"),A=10,H=100;function*M(e,t,r){const{
audit:i,approval:o,change:a,runResult:v,judgement:d,ids:p,policy:_,startedAt:V}=e,R=yield*(0,u().each)(d.genes,s=>(0,h().
redactGene)(s,t)),b=(0,h().validationReportsOf)(R,{nodeOf:v.nodeOf,policyDigest:_.digest,startedAt:V,finishedAt:r});yield"";
const O=(0,C().allFindings)(d),x=yield*(0,u().each)(O,s=>(0,l().reportIdentified)(s,p)),B=(0,L().causesOf)(x);yield"";const E=(0,l().
findingsAbout)(d.findings),J={about:E,ids:p},I=s=>(0,l().idsIn)(E(s),p),S=(0,N().replay)(e.assets.past,e.assets.present),
{counting:K,hard_cap_files:Q,hard_cap_lines:X}=_.policy.blast_radius,Y=yield*(0,u().each)(R,(s,c)=>(0,l().reportGene)(s,
b[c]?.id??null,J));return{...g(e,r),verdict:d.verdict,next_actor:(0,k().nextActorOf)(d.verdict,O,_.policy.fail_on),isolation:v.
isolation,blast_radius:{...i.blastRadius,counting:K,hard_cap_files:Q,hard_cap_lines:X,renamed_files:a.files.filter(({status:s})=>s===
"renamed").length,directories:(0,q().busiestDirectories)(i.files,A),changed_files:i.files.slice(0,H)},genes:Y,capsules:i.
capsules.map(({change:s,asset:c,eligible:Z,eligibility:$,reasons:y})=>({...m("Capsule",s,c),...I(c),eligible:Z,eligibility:$,
reasons:y.map(T=>({rule:T.rule,message:(0,D().describe)(T).message}))})),events:e.assets.changes.filter(({asset:s})=>s.type===
"EvolutionEvent").map(({kind:s,asset:c})=>({...m("EvolutionEvent",s,c),...I(c)})),...S&&{selection:S},...d.shards.length>
0&&{shards:d.shards},causes:B,findings:x,...e.fix&&{fix:e.fix},...e.headFiles&&{head_files:e.headFiles},approvals:o.approvals,
approval_digest:o.digest??null,plans_digest:i.plansDigest,validation_reports:b.filter(s=>s!==null)}}function P(e,t){const{
code:r,message:i,hint:o}=t;return{...e,verdict:"error",next_actor:"undecided",error:{code:r,message:i,hint:o},genes:e.genes.
map(a=>a.verdict==="pass"||a.verdict==="warn"?{...a,verdict:"error"}:a),...e.shards&&{shards:e.shards.map(a=>({...a,verdict:"\
error"}))},validation_reports:[]}}function U(e,t,r){const{code:i,message:o,hint:a}=e;return{...g(t,r),verdict:"error",next_actor:"\
undecided",error:{code:i,message:o,hint:a},isolation:w().NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...t.
shard&&{shards:[{...t.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}
function g({event:e,policy:t,prepare:r,startedAt:i},o){return{type:"GateReport",schema_version:W().GATE_REPORT_VERSION,tool:{
...j().TOOL},event:{name:e?.name??null,...e?.pullRequest&&{pull_request:e.pullRequest.number,fork:e.pullRequest.isFork}},
base_sha:e?.base??null,head_sha:e?.head??null,audited_sha:e?.audited??null,policy:t?{source:t.source,...t.path!==void 0&&
{path:t.path},...t.ref!==void 0&&{ref:t.ref},digest:t.digest,...t.policy.extends&&{extends:t.policy.extends},...t.combinedWith&&
{combined_with:{...t.combinedWith}},profile:t.policy.profile,fail_on:t.policy.fail_on,...t.policy.enforce==="report"&&{enforce:"\
report"}}:null,...r&&{prepare:r},started_at:i.toISOString(),finished_at:o.toISOString(),duration_ms:Math.max(0,o.getTime()-
i.getTime())}}function m(e,t,r){const{id:i,path:o}=r;return{type:e,id:i,asset_id:(0,F().assetIdOf)(r),path:o,line:r.locate().
line,change:t}}G.exports={buildErrorReport:U,buildReport:M,withRefusedRun:P}});
//# report/causes
(function(o,m,c){const u=c("report/view/report-sections");function a(t){const n=t.filter(({severity:e,suppressed:r})=>e!==
"notice"&&!r);return(0,u().groupFindings)(n).map(({lead:e,others:r})=>{const i=[e,...r],g=i.flatMap(({subject:s})=>s?.id===
void 0?[]:p(s));return{id:e.cause,severity:e.severity,rules:[...new Set(i.map(({rule:s})=>s))],findings:i.length,assets:new Set(
g).size,message:e.message}})}function p({type:t,id:n}){return`${t} ${n}`}o.exports={causesOf:a}});
//# report/checked-report
(function(p,v,o){const i=o("packages/zod"),h=o("turns"),c=o("report/gate-report"),m=["genes","capsules","events","findi\
ngs","validation_reports"];function*d(n){const t=Object(n),r=m.filter(e=>Array.isArray(t[e])),g=Object.fromEntries(r.map(
e=>[e,[]])),k=c().gateReportSchema.parse({...t,...g}),s={};for(const e of r){const{element:l}=c().gateReportSchema.shape[e];
s[e]=yield*(0,h().each)(t[e],(R,S)=>{const{data:_,error:a}=l.safeParse(R);if(a)throw u([e,S],a);return _})}return{...k,...s}}
function u(n,{issues:t}){return new(i()).ZodError(t.map(r=>({...r,path:[...n,...r.path]})))}p.exports={checkedReport:d}});
//# report/entries
(function(y,D,a){const I=a("audit/claims/content-hash"),w=a("command/resolve/script-steps"),A=a("group-by"),g=a("rules/\
finding"),v=a("rules/identity");function F(e,t,{about:n,ids:r}){const{gene:i,outcomes:u,runFindings:o,verdict:c,summary:d}=e,
{asset:p,change:l,blastRadius:x}=i,B=[...n(p),...i.findings,...o.filter(s=>s.subject?.command===void 0)];return{id:p.id,
asset_id:(0,I().assetIdOf)(p),path:p.path,line:p.locate().line,change:l,verdict:c,summary:d,profiles:O(i.commands.map(({
profiles:s})=>s)),validators:O(i.commands.map(({validators:s})=>s)),blast_radius:x,commands:i.commands.map((s,E)=>{const K=o.
filter(W=>G(W,s)),M=b([...s.findings,...K],r);return{...R(s,u[E]),...M}}),...b(B,r),...i.differences.length>0&&{differences:i.
differences},validation_report_id:t}}function S(e){const t=(0,A().groupBy)(e,({subject:n})=>_(n));return n=>(t.get(_(n))??
[]).filter(r=>C(r,n))}function _({type:e,id:t}={}){return`${e} ${t}`}function C({subject:e,location:t},{type:n,id:r,path:i}){
return e?.type===n&&e.id===r&&(t?.path??i)===i}function G({subject:e,location:t},{command:n,location:r}){return e?.command===
n&&t?.line===r.line&&t.column===r.column}function b(e,t){const n=e.flatMap(r=>t.get(r)??[]);return n.length>0?{findings:n}:
{}}function R(e,t){return{command:e.command,verdict:e.verdict,risk:e.risk,confirmation:e.confirmation,...e.reading.argv&&
{words:e.reading.words.map($)},...e.plan?.scripts&&{scripts:h(e.plan.scripts)},profiles:m(e.profiles),validators:m(e.validators),
location:e.location,...e.plan&&{plan_digest:e.plan.digest},...t&&{outcome:t}}}function $({text:e,span:{start:t,end:n}}){
return{text:e,start:t,end:n}}function h(e){return(0,w().stepsIn)(e).map(({directory:t,event:n,text:r,command:i})=>({directory:t,
event:n,text:r,shell:i===void 0}))}function m(e){return Object.fromEntries(Object.entries(e).map(([t,{verdict:n}])=>[t,n]))}
function O(e){const t={};for(const n of e)for(const[r,{verdict:i,reason:u,remark:o}]of Object.entries(n)){const c=t[r];c&&
!c.accepted||(t[r]=i==="block"?{accepted:!1,...u&&{reason:(0,g().describe)(u).message}}:{accepted:!0,...o&&{remark:(0,g().
describe)(o).message},...c})}return t}function q(e,t=(0,v().idsOf)(e)){return e.map(n=>j(n,t))}function j(e,t){return{id:t.
get(e),cause:(0,v().causeOf)(e),...k(e)}}function k(e){const{rule:t,severity:n,layer:r,location:i,span:u,subject:o,edit:c,
level:d,before:p,suppressed:l}=e;return{rule:t,severity:n,layer:r,...(0,g().describe)(e),...i&&{location:i},...u&&{span:u},
...o&&{subject:o},...c&&{edit:c},...d&&{level:d},...p&&{before:p},...l&&{suppressed:l}}}y.exports={findingsAbout:S,idsIn:b,
reportFinding:k,reportFindings:q,reportGene:F,reportIdentified:j,reportScripts:h,verdictsOf:m}});
//# report/escape
(function(g,D,U){const c=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
m=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,w=/\r\n|[\n\r]/g;
function $(n){return`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function o(n){return n.replace(
c,e=>`<${$(e)}>`)}function a(n){return n.replace(/\t/g,"    ").split(w).map(o)}function k(n){return a(n.replace(m,""))}function h(n){
return o(n).replace(/[&<>"'$]/g,e=>`&#${e.codePointAt(0)??0};`)}const A=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
S=/^(.*?)([.,;:!?]?)$/s,L=/[\\`*[\]<>|~]|&(?=[#\w])/g,I=/^(\d*)([-+=]|(?<=\d)[.)])/;function i(n){return(n.match(/`+/g)??
[]).reduce((e,t)=>Math.max(e,t.length),0)}function l(n){return n.split(/\s+/).filter(Boolean).map(_).join(" ")}function N(n){
return n.split(/`([^`]+)`/).map((t,r)=>{if(r%2===1)return s(t);const[u,y]=[/^\s/.test(t)?" ":"",/\s$/.test(t)?" ":""];return u+
l(t)+y}).reduce((t,r)=>t.endsWith("`")&&r.startsWith("`")?`${t} ${r}`:t+r)}function _(n,e){const[,t="",r=""]=S.exec(n)??
[];if(A.test(n))return s(t)+r;const u=o(n).replace(L,"\\$&");return e===0?u.replace(I,"$1\\$2"):u}function s(n){const e=o(
n);if(e==="")return"(empty)";const t="`".repeat(i(e)+1),r=/^[ `]|[ `]$/.test(e)?" ":"";return`${t}${r}${e}${r}${t}`}function E(n,e="\
text"){const t=n.map(o),r="`".repeat(Math.max(3,i(t.join(`
`))+1));return[r+e,...t,r]}function P(n){const e="`".repeat(Math.max(3,i(n.join(`
`))+1));return[`${e}suggestion`,...n,e]}function C(n){if(!(!/^https?:\/\//i.test(n)||!URL.canParse(n)))return new URL(n).
href.replace(/[()<>\\`|*_~[\]]/g,e=>`%${(e.codePointAt(0)??0).toString(16).toUpperCase()}`)}function b(n){return o(n).replace(
/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}function p(n){return n.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(
`
`,"%0A")}function j(n){return p(n).replaceAll(":","%3A").replaceAll(",","%2C")}const x=new RegExp(`(?!\\n)(?:${c.source}\
)`,c.flags);function O(n){return d(JSON.stringify(n,null,2))}function R(n){return d(JSON.stringify(n))}const T=/[^ -~\n]/;
function d(n){return T.test(n)?n.replace(x,e=>Array.from({length:e.length},(t,r)=>`\\u${e.charCodeAt(r).toString(16).padStart(
4,"0")}`).join("")):n}g.exports={html:h,json:O,jsonLine:R,markdownCode:s,markdownFence:E,markdownInline:l,markdownLinkTarget:C,
markdownSentence:N,outputLines:k,sarifText:b,suggestionBlock:P,terminal:o,terminalLines:a,workflowData:p,workflowProperty:j}});
//# report/explanation
(function(v,I,c){const h=c("policy/profile-names"),y=c("remedy/edits"),g=c("rules/example"),d=c("report/entries");async function _(t,i){
const{policy:e,tree:o}=i.terms,n=new Map;for(const a of[...h().GENE_PROFILES,e.profile]){const l=i.with({policy:{...e,profile:a}}),
x=await l.command(t),R=a===e.profile;n.set(a,R?await(0,y().withEdit)(x,l):x)}const{reading:r,validators:s,verdict:p,confirmation:m}=await i.
command(t),{words:O,assignments:S,argv:C,invocation:u,targets:F,scripts:w}=r;return{command:t,profiles:Object.fromEntries(
[...n].map(([a,{verdict:l}])=>[a,l])),validators:(0,d().verdictsOf)(s),words:O,assignments:S,argv:C,invocation:u?b(u):null,
tree:o?.label??null,outcome:p==="block"?"blocked":m==="standard"?"runs":"needs_approval",targets:F,scripts:w?(0,d().reportScripts)(
w):null,findings:E(n)}}function b(t){const{program:i,subcommand:e=null,flags:o,operands:n,passthrough:r}=t;return{program:i,
subcommand:e,flags:o,operands:n,passthrough:r}}function E(t){const i=new Map;for(const[e,{findings:o}]of t)for(const n of o){
const r=JSON.stringify([n.rule,n.span,n.args]),s=i.get(r);s?(s.profiles.add(e),s.finding=n.edit?n:s.finding):i.set(r,{finding:n,
profiles:new Set([e])})}return[...i.values()].map(({finding:e,profiles:o})=>({...(0,d().reportFinding)(e),profiles:[...o]}))}
function k(t){const{id:i,title:e,severity:o,layer:n,since:r,why:s,configure:p}=t,m={wrong:(0,g().exampleText)(t.wrong),right:(0,g().
exampleText)(t.right)};return{id:i,title:e,severity:o,layer:n,since:r,why:s,...m,...p&&{configure:p}}}v.exports={explainCommand:_,
explainRule:k}});
//# report/format
(function(s,i,e){const a=e("report/agent/render"),r=e("report/json"),m=e("report/junit/junit"),c=e("report/markdown/mar\
kdown"),d=e("report/sarif/sarif"),p=e("report/text/text"),j=["text","json","agent","jsonl","markdown","html","sarif","ju\
nit","in-toto","vsa"],R={maxCharacters:Number.MAX_SAFE_INTEGER},u={text:(...t)=>(0,p().renderText)(...t),json:t=>(0,r().
jsonPieces)(t),agent:t=>(0,a().agentTaskPieces)(t),jsonl:t=>(0,r().jsonLinePieces)(t),markdown:t=>(0,c().renderMarkdown)(
t,R),html:async t=>(await o()).htmlPieces(t),sarif:t=>(0,d().sarifPieces)(t),junit:t=>(0,m().junitPieces)(t),"in-toto":t=>(0,r().
renderStatement)(t),vsa:t=>(0,r().renderSummary)(t)},o=()=>Promise.resolve().then(()=>i("report/html/html"));async function _(t,h,E){
const n=await u[h](t,E);return typeof n=="string"?[n]:n}s.exports={REPORT_FORMATS:j,htmlRenderer:o,renderReport:_}});
//# report/gate-report
(function(m,I,t){const e=t("packages/zod"),i=t("model/asset"),r=t("model/blast-radius"),c=t("model/edit"),g=t("model/ev\
idence"),a=t("model/finding"),b=t("model/head-lines"),u=t("model/isolation"),v=t("model/level"),y=t("model/outcome"),S=t(
"model/prepare"),_=t("model/replay"),h=t("model/run"),n=t("model/verdict"),x=t("report/validation-report"),T=t("report/v\
ersion"),s=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),w=e().object({id:a().findingIdSchema.optional().describe(
"Identity of the finding: the same in every run, even if its position changes. Equal findings are numbered: the second e\
nds with `:2`."),cause:e().string().regex(/^[0-9a-f]{64}$/).optional().describe("The same for findings that are resolved\
 together: those that differ only in their asset, command and path, and those of several rules about one problem."),rule:e().
string(),severity:a().severitySchema,layer:e().union([e().string(),e().int()]).optional(),message:e().string(),remedy:e().
string(),location:a().locationSchema.exactOptional(),span:a().spanSchema.exactOptional().describe("UTF-16 offsets in the\
 command of the finding; the end is exclusive."),subject:a().subjectSchema.exactOptional(),edit:c().editSchema.exactOptional().
describe("What to write instead; the gate accepts it, and `remedy` is its text."),level:v().appliedLevelSchema.exactOptional().
describe("Why the severity is not the one of the rule: a level that the policy sets."),before:e().literal(!0).exactOptional().
describe("The base has the same finding, and the change does not touch its subject."),suppressed:a().suppressionSchema.exactOptional().
describe("Ignored by the policy until that day: shown, but does not affect the verdict.")}),O=e().object({id:e().string().
optional().describe("The `cause` of its findings."),severity:a().severitySchema.describe("The gravest of its findings."),
rules:e().array(e().string()).describe("The rules of its findings."),findings:e().int().positive().describe("The number \
of its findings."),assets:e().int().nonnegative().describe("The number of assets that its findings are about."),message:e().
string().describe("The message of its first finding.")}),o=e().array(a().findingIdSchema).exactOptional().describe("The \
ids of its findings; absent if there are none."),j=e().object({directory:e().string().describe("The directory of the pac\
kage; empty for the root."),event:e().string().describe("The name of the script, as in `npm_lifecycle_event`."),text:e().
string().describe("The script with the quoted words of the command."),shell:e().boolean().describe("Whether a shell runs\
 the text; otherwise it starts one program.")}),W=e().object({command:e().string(),verdict:n().commandVerdictSchema,risk:n().
riskSchema.optional(),confirmation:n().confirmationSchema.optional(),words:e().array(e().object({text:e().string(),...a().
spanSchema.shape})).optional().describe("The argv, each word with its UTF-16 offsets in the command; the end is exclusiv\
e."),scripts:e().array(j).optional().describe("The scripts that the gate runs in place of npm, in their order."),profiles:e().
record(e().string(),n().commandVerdictSchema),validators:e().record(e().string(),n().commandVerdictSchema).exactOptional().
describe("The verdicts of the hub\u2019s validators, by version of the reference engine."),location:a().locationSchema.exactOptional(),
plan_digest:i().digestSchema.optional(),findings:o,outcome:y().outcomeSchema.exactOptional()}),d=e().object({accepted:e().
boolean(),reason:e().string().optional(),remark:e().string().optional()}),l=i().digestSchema.optional().describe("The `a\
sset_id` of the content at the head, or at the base if it was removed."),R=e().object({id:e().string(),asset_id:l,path:e().
string(),line:e().int().min(1),change:i().assetChangeKindSchema,verdict:n().verdictSchema,summary:e().string().describe(
"The reason for the verdict in one line, in the protocol\u2019s words where they exist."),profiles:e().record(e().string(),
d).describe("Whether each profile accepts the gene, with the first reason if not, or a remark if so."),validators:e().record(
e().string(),d).exactOptional().describe("Whether the hub\u2019s validators accept the gene, by version of the reference engi\
ne: `1.94`, and `newer` ones."),blast_radius:r().geneBlastRadiusSchema,commands:e().array(W),findings:o.describe("The id\
s of the findings about the gene itself; absent if there are none. Each command has its own."),differences:e().array(i().
geneDifferenceSchema).exactOptional().describe("The differences to the same gene at the base."),validation_report_id:e().
string().nullable()}),p=e().object({type:i().assetTypeSchema,id:e().string(),asset_id:l,path:e().string(),line:e().int().
min(1),change:i().assetChangeKindSchema,findings:o}),k=e().object({type:e().literal("GateReport"),schema_version:e().literal(
T().GATE_REPORT_VERSION),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),verdict:n().verdictSchema,
next_actor:n().nextActorSchema.describe("Who acts next: `done` (no one; the change can be merged), `agent` (who wrote th\
e change), `human` (a person who decides, for example about an approval) or `undecided` (the gate could not decide)."),error:e().
object({code:e().string(),message:e().string(),hint:e().string()}).optional(),event:e().object({name:h().eventNameSchema.
nullable(),pull_request:e().int().positive().optional(),fork:e().boolean().optional()}),base_sha:s.nullable(),head_sha:s.
nullable(),audited_sha:s.nullable(),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),
ref:e().string().optional(),digest:i().digestSchema,profile:e().string(),fail_on:e().enum(["error","warning"]).exactOptional().
describe("The least severity of a finding that fails the gate."),enforce:e().literal("report").exactOptional().describe(
"The verdict does not fail the check; absent if it does."),extends:e().object({repository:e().string(),commit:e().string(),
path:e().string(),sha256:e().string()}).exactOptional().describe("The policy of another repository that it extends."),combined_with:e().
object({name:e().string(),ref:e().string().optional(),digest:i().digestSchema}).optional().describe("The policy of anoth\
er branch; the stricter value of each key applies.")}).nullable(),head_files:e().array(b().headFileSchema).exactOptional().
describe("Only if another commit than the head was audited: the files with a location that differ at the head, and which\
 of their lines are the same there."),isolation:u().isolationSchema,prepare:S().prepareSchema.optional().describe("What \
`prepare` did before the second half of the audit; absent if it did not run."),blast_radius:r().changeBlastRadiusSchema.
nullable(),genes:e().array(R),capsules:e().array(p.extend({eligible:e().boolean().nullable().describe("Whether the Capsu\
le is eligible for other agents; null for a removed one."),eligibility:g().eligibilitySchema.nullable().optional().describe(
"Whether an ineligible Capsule is `refuted` or only `unproven`."),reasons:e().array(e().object({rule:e().string(),message:e().
string()})).describe("Why the Capsule is not eligible: the stable id of a rule, and its message.")})),events:e().array(p),
selection:_().replaySchema.exactOptional().describe("The replay of the signals of past events with the genes of both sid\
es; absent if the change leaves the signals of every gene unchanged, or if the base has no past events."),shards:e().array(
h().judgedShardSchema).exactOptional().describe("The shard of this part, or the shards of a merged report. The verdict o\
f one part of several is never `pass` or `warn`."),causes:e().array(O).exactOptional().describe("What is behind the erro\
rs and warnings, the gravest first: findings that are resolved together. Ignored findings and notices have no part in it\
."),findings:e().array(w),fix:c().proposalSchema.exactOptional().describe("What `gene-gate fix --write` changes in the a\
ssets of the change."),approvals:e().array(n().approvalSchema).describe("Who approved the head of `approval_digest`, if \
the policy requires approval."),approval_digest:i().digestSchema.nullable().describe("Digest of everything that an appro\
val is bound to: the files of the head, the name of the base branch, the Plans of the head, and the policy. Null if noth\
ing requires approval."),plans_digest:i().digestSchema.nullable().describe("Digest of all commands that may run, with th\
eir environments and limits, without the files that they run."),validation_reports:e().array(x().validationReportSchema),
started_at:e().iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).describe("GateReport:\
 the result of the gate for one change");m.exports={gateReportSchema:k}});
//# report/json
(function(g,N,i){const l=i("packages/evomap/gep-sdk"),j=i("error"),S=i("report/checked-report"),s=i("report/compact/com\
pact"),c=i("report/escape"),p=i("report/in-toto/statement"),L=i("report/in-toto/test-result"),P=i("report/in-toto/verifi\
cation-summary"),m=i("report/json-pieces"),$=i("report/read");function O(e){return[...d(e)].join("")}function*d(e,t=$().
MAX_REPORT_BYTES){const r=[];let o=0;for(const n of(0,m().inPieces)(A(yield*(0,S().checkedReport)(e)))){if(o+=Buffer.byteLength(
n),o>t)throw new(j()).GateError("file_unreadable",`The report has more than ${t} bytes, which no command of gene-gate co\
uld read.`,"Split the change: smaller ones have smaller reports.");r.push(n),yield""}yield*r}const b=1e3;function*A(e){if((0,s().
entriesOf)(e)<=b){yield*(0,m().jsonParts)(e,2),yield`
`;return}let t=`{
`;const r=(0,s().isLong)(e)?yield*(0,s().compact)(e):e;for(const[o,n]of Object.entries(r))if(n!==void 0){if(yield`${t}  ${JSON.
stringify(o)}: `,t=`,
`,!s().LONG_LISTS.has(o)||!Array.isArray(n)||n.length===0)yield(0,c().jsonLine)(n);else for(const[a,u]of n.entries())yield`${a===
0?"[":","}
${(0,c().jsonLine)(u)}`;s().LONG_LISTS.has(o)&&Array.isArray(n)&&n.length>0&&(yield`
  ]`)}yield`
}
`}function*D({validation_reports:e}){yield*(0,m().inPieces)(T(e))}function*T(e){for(const t of e)yield`${(0,c().jsonLine)(
t)}
`}function y(e){const t=(0,L().testResultStatement)(e);return t===void 0?"":`${(0,c().json)(t)}
`}function h(e,t=(0,p().piecesDigest)(d(e))){const r=[{uri:"gate-report.json",digest:{sha256:t}},{uri:"test-result.intot\
o.json",digest:{sha256:(0,p().piecesDigest)([y(e)])}}];return(0,P().verificationSummary)(e,r)}function k(e){const t=h(e);
return t===void 0?"":`${(0,c().json)(t)}
`}function E(e){return`sha256:${(0,p().piecesDigest)((0,m().inPieces)(_(e,2)))}`}function*_(e,t){if(t===0||typeof e!="ob\
ject"||e===null){yield(0,l().canonicalize)(e);return}const r=Array.isArray(e),o=Object.entries(e);r||o.sort(([n],[a])=>n<
a?-1:1),yield r?"[":"{";for(const[n,[a,u]]of o.entries())yield(n===0?"":",")+(r?"":`${(0,l().canonicalize)(a)}:`),yield*_(
u,t-1);yield r?"]":"}"}g.exports={jsonLinePieces:D,jsonPieces:d,renderJson:O,renderStatement:y,renderSummary:k,reportDigest:E,
summaryStatement:h}});
//# report/json-pieces
(function(y,h,a){const c=a("report/escape"),p=65536;function*d(e){let o="";for(const i of e)i===""&&(yield""),o+=i,!(o.
length<p)&&(yield o,o="");o!==""&&(yield o)}function*s(e,o,i=""){if(o===0||typeof e!="object"||e===null){yield(0,c().json)(
e).replaceAll(`
`,`
${i}`);return}const r=Symbol.iterator in e,[t,l]=r?["[","]"]:["{","}"];let n=t;for(const[P,b]of r?$(e):j(e))yield`${n}
${i}  ${P}`,yield*s(b,o-1,`${i}  `),n=",";yield n===t?t+l:`
${i}${l}`}function*$(e){for(const o of e)yield["",o]}function*j(e){for(const[o,i]of Object.entries(e))i!==void 0&&(yield[
`${(0,c().json)(o)}: `,i])}y.exports={inPieces:d,jsonParts:s}});
//# report/links
(function(t,h,n){const a=n("rules/catalogue"),i=n("tool"),l=n("report/view/head-place");function c(e){return(0,a().ruleOf)(
e)&&`${i().HOME}/blob/main/docs/rules/${e}.md`}function r(e,p,s){const o=(0,l().headPlace)(e,s);if(o===void 0||e.head_sha===
null||new RegExp("\\p{Cs}","u").test(o.path))return;const u=o.path.split("/").map(encodeURIComponent).join("/"),d=o.line===
void 0?"":`#L${o.line}`;return`${p}/blob/${e.head_sha}/${u}${d}`}t.exports={permalink:r,rulePage:c}});
//# report/read
(function(h,k,n){const s=n("packages/zod"),_=n("attempt"),a=n("error"),m=n("zod-path"),l=n("report/checked-report"),v=n(
"report/compact/compact"),R=n("report/gate-report"),c=n("report/version"),g=256*1024*1024,E=500;function*p(t,r,o){try{const e=JSON.
parse(t.toString("utf8"));return yield"",yield*(0,l().checkedReport)(yield*(0,v().expand)(e))}catch(e){throw new(a()).GateError(
"artifact_invalid",`${r} ${S(e,t).slice(0,E)}`,o,{cause:e})}}const O=s().looseObject({type:s().unknown().optional(),schema_version:s().
unknown().optional()});function S(t,r){if(t instanceof SyntaxError)return"is not JSON.";const o=O.safeParse(JSON.parse(r.
toString("utf8"))).data;if(o?.type!=="GateReport"){const i=typeof o?.type=="string"?`its type is ${JSON.stringify(o.type)}`:
"";return`is not a GateReport${i&&`: ${i}`}.`}if(o.schema_version!==c().GATE_REPORT_VERSION){const i=o.schema_version;return`\
is a GateReport ${i===void 0?"without a version":`of version ${JSON.stringify(i)}`}; this version of gene-gate reads ${c().
GATE_REPORT_VERSION}.`}return t instanceof s().ZodError?`is not a valid GateReport: \`${(0,m().dotPath)(t.issues[0]?.path??
[])}\` is missing or has an invalid value.`:"is not a valid GateReport."}function w({validation_reports:[t]}){if(t===void 0)
return process;const{node_version:r,platform:o,arch:e}=t.env_fingerprint;return{version:r,platform:o,arch:e}}const u="ga\
te-report.json";function $(t){const r=R().gateReportSchema.pick({event:!0});return(0,_().attempt)(()=>r.parse(JSON.parse(
t.toString("utf8"))).event.pull_request)}function*T(t,{headSha:r,pullRequest:o}){const e=yield*p(t,`The ${u} of the run`,
"Use the same version of the action in both workflows, and run the first one again."),{pull_request:i}=e.event;if(e.verdict===
"error"&&e.head_sha===null)return e;if(e.head_sha!==r)throw d(`commit ${e.head_sha}`,r);if(i!==o.number)throw d(`pull re\
quest ${i??"(none)"}`,`${o.number}`);return e}function d(t,r){return new(a()).GateError("artifact_invalid",`The report o\
f the run is about ${t}, not ${r}.`,"Run the first workflow again. If the error persists, check its file for changes.")}
h.exports={MAX_REPORT_BYTES:g,REPORT_FILE:u,claimedPull:$,nodeIn:w,readReportFile:p,readUploadedReport:T}});
//# report/reported-runs
(function(m,g,u){const h=u("error"),d=u("run/not-run"),l=u("run/outcomes"),p=u("report/read");function _(e,o,n){if(o.error)
throw new(h()).GateError("artifact_invalid",`The run could not decide: ${o.error.message.slice(0,500)}`,"See the log of \
the run.");const r=new Date(o.finished_at),i=e.genes.filter(c=>!n.has(c)&&!(c.change==="removed"&&c.commands.length===0)),
s=new Map(i.map(c=>[c,v(o,c,r)])),{level:t}=o.isolation,a=(0,p().nodeIn)(o);return{outcomes:s,interrupted:(0,d().countInterrupted)(
[...s.values()].flat()),isolation:{level:t,untrusted:!0,description:`Reported by a runner that the pull request controls\
, as isolation level "${t}".`},nodeOf:()=>a}}function v(e,o,n){if(o.commands.some(({verdict:t})=>t==="block"))return(0,l().
outcomesOf)(o,[],n);const{id:r,path:i}=o.asset,s=e.genes.find(t=>t.id===r&&t.path===i);return o.commands.map((t,a)=>w(s?.
commands[a],t,n))}function w(e,{command:o,plan:n},r){if(e?.command!==o||e.outcome===void 0)return(0,d().skippedOutcome)(
"the run reported no result for this command",r);const{plan_digest:i,outcome:s}=e;return n!==void 0&&i!==n.digest?(0,d().
skippedOutcome)("what the command runs has changed since; run the first workflow again",r):s}m.exports={reportedRuns:_}});
//# report/validation
(function(y,S,p){const v=p("node:crypto"),h=p("packages/evomap/gep-sdk"),A=p("audit/claims/content-hash");function R(e){
let t=Math.floor(e);return()=>`vr_${t++}`}function b(e){const{gene:t,policyDigest:r,fingerprint:n,id:s,startedAt:i,finishedAt:o}=e,
l=e.commands.map(({command:_,outcome:a})=>({command:_,ok:a.status==="passed",stdout:d(a.stdout,c),stderr:x(a),status:a.status,
exit_code:a.exit_code,signal:a.signal,duration_ms:a.duration_ms}));return m({...g({commands:l,startedAt:i,finishedAt:o}),
id:s,gene_id:t.id,gene_asset_id:(0,A().hashOfAsset)(t),policy_digest:r,...n,commands:l})}function x({stderr:e,reason:t,status:r}){
if(r==="passed"||t===void 0)return d(e,c);const n=t.slice(0,u),s=d(e,c-n.length-1);return s===""?n:`${s}
${n}`}function g({commands:e,startedAt:t,finishedAt:r}){return{type:"ValidationReport",schema_version:h().SCHEMA_VERSION,
results:e.map(({command:n,ok:s,duration_ms:i,stderr:o})=>({cmd:n,ok:s,duration_ms:i,...s?{}:{err:o}})),overall_ok:e.length>
0&&e.every(({ok:n})=>n),duration_ms:Math.max(0,Date.parse(r)-Date.parse(t)),started_at:t,finished_at:r,created_at:r}}function m(e){
const t=(0,h().computeAssetId)(e);if(t===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...e,asset_id:t}}const c=4e3,u=1e3;function d({head:e,tail:t,bytes:r,truncated:n},s){const i=e+t;
if(!n&&i.length<=s)return i;const o=`
[cut: the beginning and the end of ${r} bytes]
`,l=n?e:i,_=n?t:i;return l.slice(0,u).replace(/[\ud800-\udbff]$/,"")+o+_.slice(-(s-u-o.length)).replace(/^[\udc00-\udfff]/,
"")}function E(e){const t={head:e,tail:"",bytes:Buffer.byteLength(e),truncated:!1};return d(t,c)}function k(e){const{nodeVersion:t,
platform:r,arch:n,client:s,clientVersion:i}=e,o=["",t,r,n,"",s,i].join("|");return{env_fingerprint:{node_version:t,platform:r,
arch:n,client:s,client_version:i},env_fingerprint_key:(0,v().createHash)("sha256").update(o).digest("hex").slice(0,16)}}
y.exports={buildValidationReport:b,commonFields:g,fingerprint:k,reportIds:R,sealed:m,shortenText:E}});
//# report/validation-reading
(function(m,g,i){const a=i("assets/asset"),p=i("audit/claims/content-hash"),u=i("audit/claims/schema/differences");function l(t){
if(!(0,a().isJsonObject)(t)||t.type!=="ValidationReport")return;const s=typeof t.overall_ok=="boolean"?"protocol":"resul\
ts",o=s==="protocol"?t.commands:t.results;if(!Array.isArray(o))return;const n=o.map(h);return{shape:s,id:e(t.id),geneId:e(
t.gene_id),commands:n,ok:t.overall_ok!==!1&&n.length>0&&n.every(({ok:r})=>r),durationMs:c(t.duration_ms)??_(t),hash:(0,p().
matchContentHash)({type:"ValidationReport",value:t})??null,differences:(0,u().schemaDifferences)("ValidationReport",t)}}
function h(t){const{command:s,cmd:o,ok:n,duration_ms:r,err:b,stderr:y}=(0,a().isJsonObject)(t)?t:{},d=e(s)??e(o);return{
command:d??"",ok:n===!0&&d!==null,durationMs:c(r),error:e(b)??e(y)}}function _({started_at:t,finished_at:s}){const[o,n]=[
t,s].map(r=>typeof r=="string"?Date.parse(r):c(r));return typeof o=="number"&&typeof n=="number"&&n>=o?n-o:null}function e(t){
return typeof t=="string"?t:null}function c(t){return typeof t=="number"?t:null}m.exports={readValidationReport:l}});
//# report/validation-report
(function(i,c,t){const e=t("packages/zod"),o=t("model/asset"),s=t("model/outcome"),a=e().object({command:e().string(),ok:e().
boolean(),stdout:e().string().describe("At most 4,000 characters, redacted."),stderr:e().string().describe("At most 4,00\
0 characters, redacted."),...s().outcomeSchema.pick({status:!0,exit_code:!0,signal:!0,duration_ms:!0}).shape}),n=e().object(
{cmd:e().string(),ok:e().boolean(),duration_ms:e().int().nonnegative(),err:e().string().optional()}),r=e().object({type:e().
literal("ValidationReport"),schema_version:e().string(),id:e().string().regex(/^vr_\d+$/),gene_id:e().string(),gene_asset_id:e().
string().nullable().describe("Content hash of the gene that was validated."),policy_digest:o().digestSchema.describe("Di\
gest of the policy that allowed the commands; the same as in the GateReport."),env_fingerprint:e().object({node_version:e().
string(),platform:e().string(),arch:e().string(),client:e().string(),client_version:e().string()}),env_fingerprint_key:e().
string().regex(/^[0-9a-f]{16}$/),commands:e().array(a),results:e().array(n),overall_ok:e().boolean(),duration_ms:e().int().
nonnegative(),started_at:e().iso.datetime(),finished_at:e().iso.datetime(),created_at:e().iso.datetime(),asset_id:o().digestSchema}).
describe("ValidationReport: the results of the validation commands of one gene");i.exports={validationReportSchema:r}});
//# report/validation-reports
(function(p,x,a){const m=a("tool"),l=a("report/redact/redact"),i=a("report/validation");function u(t,n){const r=t.outcomes.
map(e=>(0,l().redactOutcome)(e,n));return{...t,outcomes:r}}function O(t,{nodeOf:n,policyDigest:r,startedAt:e,finishedAt:o}){
const v=(0,i().reportIds)(e.getTime());return t.map(({gene:s,ran:S,outcomes:c})=>{if(!S)return null;const{asset:I,commands:h}=s,
d=n(s);return(0,i().buildValidationReport)({gene:I,policyDigest:r,commands:c.map((T,_)=>({command:h[_]?.command??"",outcome:T})),
fingerprint:(0,i().fingerprint)({nodeVersion:d.version,platform:d.platform,arch:d.arch,client:m().TOOL.name,clientVersion:m().
TOOL.version}),id:v(),startedAt:c[0]?.started_at??o.toISOString(),finishedAt:g(c,o)})})}function g(t,n){if(t.length===0)
return n.toISOString();const r=t.map(({started_at:e,duration_ms:o})=>Date.parse(e)+o);return new Date(Math.min(Math.max(
...r),n.getTime())).toISOString()}p.exports={redactGene:u,validationReportsOf:O}});
//# report/version
(function(E,O,T){const R="1.4.0";E.exports={GATE_REPORT_VERSION:R}});
