//# report/audit-answer
(function(u,l,w,M){let _;const v=()=>_??=l("rules/finding");let y;const A=()=>y??=l("rules/identity");let O;const d=()=>O??=
l("report/entries");w(u,{commandAnswer:()=>g,fileAnswer:()=>$});function g(t,r,n,m,p){const{verdict:e,risk:i,confirmation:o,
reading:a,findings:s,profiles:b,validators:F}=n,[c]=e==="block"&&m==="workspace"?s:[];return{id:t,command:r,verdict:e,risk:i,
confirmation:o,argv:a.argv,findings:(0,d().reportFindings)(s,p),warnings:k(s),profiles:(0,d().verdictsOf)(b),validators:(0,d().
verdictsOf)(F),...c&&{error:(0,v().describe)(c).message.replace(/\.$/,""),rule:c.rule,layer:c.layer}}}function k(t){const r=t.
filter(({severity:n})=>n==="warning");return[...new Set(r.map(({rule:n})=>n))]}function $({path:t,assets:r,findings:n},m){
const p=r.flatMap(({commands:i})=>i.flatMap(o=>o.findings)),e=(0,A().idsOf)([...p,...n]);return{path:t,assets:r.map(({asset:i,
commands:o})=>({type:i.type,id:i.id,location:i.locate(),commands:o.map((a,s)=>g(`${i.id}#${s}`,a.command,a,m,e))})),findings:(0,d().
reportFindings)(n,e)}}});
//# report/build
(function(T,i,y,pt){let F;const G=()=>F??=i("audit/change/blast-radius");let j;const w=()=>j??=i("audit/claims/content-\
hash");let D;const N=()=>D??=i("model/nothing-run");let C;const k=()=>C??=i("rules/finding");let L;const W=()=>L??=i("ru\
les/identity");let A;const H=()=>A??=i("select/replay");let M;const P=()=>M??=i("tool");let U;const V=()=>U??=i("verdict\
/judge");let z;const B=()=>z??=i("verdict/next-actor");let J;const K=()=>J??=i("report/causes");let Q;const c=()=>Q??=i(
"report/entries");let X;const m=()=>X??=i("report/validation-reports");let Y;const Z=()=>Y??=i("report/version");y(T,{buildErrorReport:()=>st,
buildReport:()=>tt,withRefusedRun:()=>et});const $=10,q=100;function tt(t,e,n){const{audit:s,approval:r,change:a,runResult:v,
judgement:d,policy:p,startedAt:it}=t,R=(0,m().redactGenes)(d.genes,e),b=(0,m().validationReportsOf)(R,{nodeOf:v.nodeOf,policyDigest:p.
digest,startedAt:it,finishedAt:n}),_=(0,V().allFindings)(d),u=(0,W().idsOf)(_),O=(0,c().reportFindings)(_,u),x=(0,c().findingsAbout)(
d.findings),nt={about:x,ids:u},E=o=>(0,c().idsIn)(x(o),u),I=(0,H().replay)(t.assets.past,t.assets.present),{counting:ot,
hard_cap_files:rt,hard_cap_lines:at}=p.policy.blast_radius;return{...g(t,n),verdict:d.verdict,next_actor:(0,B().nextActorOf)(
d.verdict,_,p.policy.fail_on),isolation:v.isolation,blast_radius:{...s.blastRadius,counting:ot,hard_cap_files:rt,hard_cap_lines:at,
renamed_files:a.files.filter(({status:o})=>o==="renamed").length,directories:(0,G().busiestDirectories)(s.files,$),changed_files:s.
files.slice(0,q)},genes:R.map((o,l)=>(0,c().reportGene)(o,b[l]?.id??null,nt)),capsules:s.capsules.map(({change:o,asset:l,
eligible:dt,eligibility:lt,reasons:ct})=>({...h("Capsule",o,l),...E(l),eligible:dt,eligibility:lt,reasons:ct.map(S=>({rule:S.
rule,message:(0,k().describe)(S).message}))})),events:t.assets.changes.filter(({asset:o})=>o.type==="EvolutionEvent").map(
({kind:o,asset:l})=>({...h("EvolutionEvent",o,l),...E(l)})),...I&&{selection:I},...d.shards.length>0&&{shards:d.shards},
causes:(0,K().causesOf)(O),findings:O,...t.fix&&{fix:t.fix},...t.headFiles&&{head_files:t.headFiles},approvals:r.approvals,
approval_digest:r.digest??null,plans_digest:s.plansDigest,validation_reports:b.filter(o=>o!==null)}}function et(t,e){const{
code:n,message:s,hint:r}=e;return{...t,verdict:"error",next_actor:"undecided",error:{code:n,message:s,hint:r},genes:t.genes.
map(a=>a.verdict==="pass"||a.verdict==="warn"?{...a,verdict:"error"}:a),...t.shards&&{shards:t.shards.map(a=>({...a,verdict:"\
error"}))},validation_reports:[]}}function st(t,e,n){const{code:s,message:r,hint:a}=t;return{...g(e,n),verdict:"error",next_actor:"\
undecided",error:{code:s,message:r,hint:a},isolation:N().NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...e.
shard&&{shards:[{...e.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}
function g({event:t,policy:e,prepare:n,startedAt:s},r){return{type:"GateReport",schema_version:Z().GATE_REPORT_VERSION,tool:{
...P().TOOL},event:{name:t?.name??null,...t?.pullRequest&&{pull_request:t.pullRequest.number,fork:t.pullRequest.isFork}},
base_sha:t?.base??null,head_sha:t?.head??null,audited_sha:t?.audited??null,policy:e?{source:e.source,...e.path!==void 0&&
{path:e.path},...e.ref!==void 0&&{ref:e.ref},digest:e.digest,...e.policy.extends&&{extends:e.policy.extends},...e.combinedWith&&
{combined_with:{...e.combinedWith}},profile:e.policy.profile,fail_on:e.policy.fail_on,...e.policy.enforce==="report"&&{enforce:"\
report"}}:null,...n&&{prepare:n},started_at:s.toISOString(),finished_at:r.toISOString(),duration_ms:Math.max(0,r.getTime()-
s.getTime())}}function h(t,e,n){const{id:s,path:r}=n;return{type:t,id:s,asset_id:(0,w().assetIdOf)(n),path:r,line:n.locate().
line,change:e}}});
//# report/causes
(function(r,c,u,_){let p;const a=()=>p??=c("report/view/report-sections");u(r,{causesOf:()=>m});function m(t){const n=t.
filter(({severity:e,suppressed:i})=>e!=="notice"&&!i);return(0,a().groupFindings)(n).map(({lead:e,others:i})=>{const o=[
e,...i],l=o.flatMap(({subject:s})=>s?.id===void 0?[]:g(s));return{id:e.cause,severity:e.severity,rules:[...new Set(o.map(
({rule:s})=>s))],findings:o.length,assets:new Set(l).size,message:e.message}})}function g({type:t,id:n}){return`${t} ${n}`}});
//# report/entries
(function(j,d,k,P){let w;const A=()=>w??=d("audit/claims/content-hash");let F;const I=()=>F??=d("command/resolve/script\
-steps");let S;const C=()=>S??=d("group-by");let G;const g=()=>G??=d("rules/finding");let R;const b=()=>R??=d("rules/ide\
ntity");k(j,{findingsAbout:()=>B,idsIn:()=>_,reportFinding:()=>O,reportFindings:()=>x,reportGene:()=>$,reportScripts:()=>h,
verdictsOf:()=>m});function $(t,e,{about:n,ids:r}){const{gene:i,outcomes:a,runFindings:o,verdict:c,summary:u}=t,{asset:p,
change:l,blastRadius:z}=i,D=[...n(p),...i.findings,...o.filter(s=>s.subject?.command===void 0)];return{id:p.id,asset_id:(0,A().
assetIdOf)(p),path:p.path,line:p.locate().line,change:l,verdict:c,summary:u,profiles:y(i.commands.map(({profiles:s})=>s)),
validators:y(i.commands.map(({validators:s})=>s)),blast_radius:z,commands:i.commands.map((s,H)=>{const J=o.filter(N=>K(N,
s)),L=_([...s.findings,...J],r);return{...M(s,a[H]),...L}}),..._(D,r),...i.differences.length>0&&{differences:i.differences},
validation_report_id:e}}function B(t){const e=(0,C().groupBy)(t,({subject:n})=>v(n));return n=>(e.get(v(n))??[]).filter(
r=>E(r,n))}function v({type:t,id:e}={}){return`${t} ${e}`}function E({subject:t,location:e},{type:n,id:r,path:i}){return t?.
type===n&&t.id===r&&(e?.path??i)===i}function K({subject:t,location:e},{command:n,location:r}){return t?.command===n&&e?.
line===r.line&&e.column===r.column}function _(t,e){const n=t.flatMap(r=>e.get(r)??[]);return n.length>0?{findings:n}:{}}
function M(t,e){return{command:t.command,verdict:t.verdict,risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&{words:t.
reading.words.map(W)},...t.plan?.scripts&&{scripts:h(t.plan.scripts)},profiles:m(t.profiles),validators:m(t.validators),
location:t.location,...t.plan&&{plan_digest:t.plan.digest},...e&&{outcome:e}}}function W({text:t,span:{start:e,end:n}}){
return{text:t,start:e,end:n}}function h(t){return(0,I().stepsIn)(t).map(({directory:e,event:n,text:r,command:i})=>({directory:e,
event:n,text:r,shell:i===void 0}))}function m(t){return Object.fromEntries(Object.entries(t).map(([e,{verdict:n}])=>[e,n]))}
function y(t){const e={};for(const n of t)for(const[r,{verdict:i,reason:a,remark:o}]of Object.entries(n)){const c=e[r];c&&
!c.accepted||(e[r]=i==="block"?{accepted:!1,...a&&{reason:(0,g().describe)(a).message}}:{accepted:!0,...o&&{remark:(0,g().
describe)(o).message},...c})}return e}function x(t,e=(0,b().idsOf)(t)){return t.map(n=>({id:e.get(n),cause:(0,b().causeOf)(
n),...O(n)}))}function O(t){const{rule:e,severity:n,layer:r,location:i,span:a,subject:o,edit:c,level:u,before:p,suppressed:l}=t;
return{rule:e,severity:n,layer:r,...(0,g().describe)(t),...i&&{location:i},...a&&{span:a},...o&&{subject:o},...c&&{edit:c},
...u&&{level:u},...p&&{before:p},...l&&{suppressed:l}}}});
//# report/escape
(function(m,y,g,B){g(m,{html:()=>A,json:()=>T,jsonLine:()=>x,markdownCode:()=>s,markdownFence:()=>P,markdownInline:()=>l,
markdownLinkTarget:()=>b,markdownSentence:()=>_,outputLines:()=>h,sarifText:()=>j,suggestionBlock:()=>C,terminal:()=>o,terminalLines:()=>a,
workflowData:()=>p,workflowProperty:()=>O});const c=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
w=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,$=/\r\n|[\n\r]/g;
function k(n){return`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function o(n){return n.replace(
c,e=>`<${k(e)}>`)}function a(n){return n.replace(/\t/g,"    ").split($).map(o)}function h(n){return a(n.replace(w,""))}function A(n){
return o(n).replace(/[&<>"'$]/g,e=>`&#${e.codePointAt(0)??0};`)}const S=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
L=/^(.*?)([.,;:!?]?)$/s,I=/[\\`*[\]<>|~]|&(?=[#\w])/g,N=/^(\d*)([-+=]|(?<=\d)[.)])/;function i(n){return(n.match(/`+/g)??
[]).reduce((e,t)=>Math.max(e,t.length),0)}function l(n){return n.split(/\s+/).filter(Boolean).map(E).join(" ")}function _(n){
return n.split(/`([^`]+)`/).map((t,r)=>{if(r%2===1)return s(t);const[u,U]=[/^\s/.test(t)?" ":"",/\s$/.test(t)?" ":""];return u+
l(t)+U}).reduce((t,r)=>t.endsWith("`")&&r.startsWith("`")?`${t} ${r}`:t+r)}function E(n,e){const[,t="",r=""]=L.exec(n)??
[];if(S.test(n))return s(t)+r;const u=o(n).replace(I,"\\$&");return e===0?u.replace(N,"$1\\$2"):u}function s(n){const e=o(
n);if(e==="")return"(empty)";const t="`".repeat(i(e)+1),r=/^[ `]|[ `]$/.test(e)?" ":"";return`${t}${r}${e}${r}${t}`}function P(n,e="\
text"){const t=n.map(o),r="`".repeat(Math.max(3,i(t.join(`
`))+1));return[r+e,...t,r]}function C(n){const e="`".repeat(Math.max(3,i(n.join(`
`))+1));return[`${e}suggestion`,...n,e]}function b(n){if(!(!/^https?:\/\//i.test(n)||!URL.canParse(n)))return new URL(n).
href.replace(/[()<>\\`|*_~[\]]/g,e=>`%${(e.codePointAt(0)??0).toString(16).toUpperCase()}`)}function j(n){return o(n).replace(
/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}function p(n){return n.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(
`
`,"%0A")}function O(n){return p(n).replaceAll(":","%3A").replaceAll(",","%2C")}const R=new RegExp(`(?!\\n)(?:${c.source}\
)`,c.flags);function T(n){return d(JSON.stringify(n,null,2))}function x(n){return d(JSON.stringify(n))}const D=/[^ -~\n]/;
function d(n){return D.test(n)?n.replace(R,e=>Array.from({length:e.length},(t,r)=>`\\u${e.charCodeAt(r).toString(16).padStart(
4,"0")}`).join("")):n}});
//# report/explanation
(function(x,l,v,G){let y;const h=()=>y??=l("policy/profile-names");let b;const E=()=>b??=l("remedy/edits");let k;const g=()=>k??=
l("rules/example");let O;const m=()=>O??=l("report/entries");v(x,{explainCommand:()=>S,explainRule:()=>R});async function S(t,o){
const{policy:e,tree:i}=o.terms,n=new Map;for(const a of[...h().GENE_PROFILES,e.profile]){const c=o.with({policy:{...e,profile:a}}),
w=await c.command(t),j=a===e.profile;n.set(a,j?await(0,E().withEdit)(w,c):w)}const{reading:s,validators:r,verdict:p,confirmation:d}=await o.
command(t),{words:I,assignments:M,argv:N,invocation:u,targets:T,scripts:_}=s;return{command:t,profiles:Object.fromEntries(
[...n].map(([a,{verdict:c}])=>[a,c])),validators:(0,m().verdictsOf)(r),words:I,assignments:M,argv:N,invocation:u?C(u):null,
tree:i?.label??null,outcome:p==="block"?"blocked":d==="standard"?"runs":"needs_approval",targets:T,scripts:_?(0,m().reportScripts)(
_):null,findings:F(n)}}function C(t){const{program:o,subcommand:e=null,flags:i,operands:n,passthrough:s}=t;return{program:o,
subcommand:e,flags:i,operands:n,passthrough:s}}function F(t){const o=new Map;for(const[e,{findings:i}]of t)for(const n of i){
const s=JSON.stringify([n.rule,n.span,n.args]),r=o.get(s);r?(r.profiles.add(e),r.finding=n.edit?n:r.finding):o.set(s,{finding:n,
profiles:new Set([e])})}return[...o.values()].map(({finding:e,profiles:i})=>({...(0,m().reportFinding)(e),profiles:[...i]}))}
function R(t){const{id:o,title:e,severity:i,layer:n,since:s,why:r,configure:p}=t,d={wrong:(0,g().exampleText)(t.wrong),right:(0,g().
exampleText)(t.right)};return{id:o,title:e,severity:i,layer:n,since:s,why:r,...d,...p&&{configure:p}}}});
//# report/format
(function(s,r,i,A){let m;const a=()=>m??=r("report/agent/render");let d;const e=()=>d??=r("report/json");let p;const _=()=>p??=
r("report/junit/junit");let c;const l=()=>c??=r("report/markdown/markdown");let j;const R=()=>j??=r("report/sarif/sarif");
let w;const E=()=>w??=r("report/text/text");i(s,{REPORT_FORMATS:()=>h,htmlRenderer:()=>o,renderReport:()=>u});const h=["\
text","json","agent","jsonl","markdown","html","sarif","junit","in-toto","vsa"],k={maxCharacters:Number.MAX_SAFE_INTEGER},
x={text:(...t)=>(0,E().renderText)(...t),json:t=>(0,e().jsonPieces)(t),agent:t=>(0,a().renderAgentTask)(t),jsonl:t=>(0,e().
jsonLinePieces)(t),markdown:t=>(0,l().renderMarkdown)(t,k),html:async t=>(await o()).renderHtml(t),sarif:t=>(0,R().renderSarif)(
t),junit:t=>(0,_().renderJunit)(t),"in-toto":t=>(0,e().renderStatement)(t),vsa:t=>(0,e().renderSummary)(t)},o=()=>Promise.
resolve().then(()=>r("report/html/html"));async function u(t,S,T){const n=await x[S](t,T);return(typeof n=="string"?[n]:
[...n]).filter(g=>g!=="")}});
//# report/gate-report
(function(m,t,g,J){let b;const e=()=>b??=t("zod");let u;const i=()=>u??=t("model/asset");let v;const r=()=>v??=t("model\
/blast-radius");let _;const c=()=>_??=t("model/edit");let y;const S=()=>y??=t("model/evidence");let x;const a=()=>x??=t(
"model/finding");let T;const w=()=>T??=t("model/head-lines");let O;const j=()=>O??=t("model/isolation");let W;const R=()=>W??=
t("model/level");let k;const I=()=>k??=t("model/outcome");let C;const E=()=>C??=t("model/prepare");let V;const z=()=>V??=
t("model/replay");let D;const h=()=>D??=t("model/run");let F;const n=()=>F??=t("model/verdict");let G;const N=()=>G??=t(
"report/validation-report");let A;const B=()=>A??=t("report/version");g(m,{gateReportSchema:()=>H});const o=e().string().
regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),K=e().object({id:a().findingIdSchema.optional().describe("Identity of the finding\
: the same in every run, even if its position changes. Equal findings are numbered: the second ends with `:2`."),cause:e().
string().regex(/^[0-9a-f]{64}$/).optional().describe("The same for findings that are resolved together: those that diffe\
r only in their asset, command and path, and those of several rules about one problem."),rule:e().string(),severity:a().
severitySchema,layer:e().union([e().string(),e().int()]).optional(),message:e().string(),remedy:e().string(),location:a().
locationSchema.exactOptional(),span:a().spanSchema.exactOptional().describe("UTF-16 offsets in the command of the findin\
g; the end is exclusive."),subject:a().subjectSchema.exactOptional(),edit:c().editSchema.exactOptional().describe("What \
to write instead; the gate accepts it, and `remedy` is its text."),level:R().appliedLevelSchema.exactOptional().describe(
"Why the severity is not the one of the rule: a level that the policy sets."),before:e().literal(!0).exactOptional().describe(
"The base has the same finding, and the change does not touch its subject."),suppressed:a().suppressionSchema.exactOptional().
describe("Ignored by the policy until that day: shown, but does not affect the verdict.")}),P=e().object({id:e().string().
optional().describe("The `cause` of its findings."),severity:a().severitySchema.describe("The gravest of its findings."),
rules:e().array(e().string()).describe("The rules of its findings."),findings:e().int().positive().describe("The number \
of its findings."),assets:e().int().nonnegative().describe("The number of assets that its findings are about."),message:e().
string().describe("The message of its first finding.")}),s=e().array(a().findingIdSchema).exactOptional().describe("The \
ids of its findings; absent if there are none."),U=e().object({directory:e().string().describe("The directory of the pac\
kage; empty for the root."),event:e().string().describe("The name of the script, as in `npm_lifecycle_event`."),text:e().
string().describe("The script with the quoted words of the command."),shell:e().boolean().describe("Whether a shell runs\
 the text; otherwise it starts one program.")}),$=e().object({command:e().string(),verdict:n().commandVerdictSchema,risk:n().
riskSchema.optional(),confirmation:n().confirmationSchema.optional(),words:e().array(e().object({text:e().string(),...a().
spanSchema.shape})).optional().describe("The argv, each word with its UTF-16 offsets in the command; the end is exclusiv\
e."),scripts:e().array(U).optional().describe("The scripts that the gate runs in place of npm, in their order."),profiles:e().
record(e().string(),n().commandVerdictSchema),validators:e().record(e().string(),n().commandVerdictSchema).exactOptional().
describe("The verdicts of the hub\u2019s validators, by version of the reference engine."),location:a().locationSchema.exactOptional(),
plan_digest:i().digestSchema.optional(),findings:s,outcome:I().outcomeSchema.exactOptional()}),d=e().object({accepted:e().
boolean(),reason:e().string().optional(),remark:e().string().optional()}),l=i().digestSchema.optional().describe("The `a\
sset_id` of the content at the head, or at the base if it was removed."),L=e().object({id:e().string(),asset_id:l,path:e().
string(),line:e().int().min(1),change:i().assetChangeKindSchema,verdict:n().verdictSchema,summary:e().string().describe(
"The reason for the verdict in one line, in the protocol\u2019s words where they exist."),profiles:e().record(e().string(),
d).describe("Whether each profile accepts the gene, with the first reason if not, or a remark if so."),validators:e().record(
e().string(),d).exactOptional().describe("Whether the hub\u2019s validators accept the gene, by version of the reference engi\
ne: `1.94`, and `newer` ones."),blast_radius:r().geneBlastRadiusSchema,commands:e().array($),findings:s.describe("The id\
s of the findings about the gene itself; absent if there are none. Each command has its own."),differences:e().array(i().
geneDifferenceSchema).exactOptional().describe("The differences to the same gene at the base."),validation_report_id:e().
string().nullable()}),p=e().object({type:i().assetTypeSchema,id:e().string(),asset_id:l,path:e().string(),line:e().int().
min(1),change:i().assetChangeKindSchema,findings:s}),H=e().object({type:e().literal("GateReport"),schema_version:e().literal(
B().GATE_REPORT_VERSION),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),verdict:n().verdictSchema,
next_actor:n().nextActorSchema.describe("Who acts next: `done` (no one; the change can be merged), `agent` (who wrote th\
e change), `human` (a person who decides, for example about an approval) or `undecided` (the gate could not decide)."),error:e().
object({code:e().string(),message:e().string(),hint:e().string()}).optional(),event:e().object({name:h().eventNameSchema.
nullable(),pull_request:e().int().positive().optional(),fork:e().boolean().optional()}),base_sha:o.nullable(),head_sha:o.
nullable(),audited_sha:o.nullable(),policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),
ref:e().string().optional(),digest:i().digestSchema,profile:e().string(),fail_on:e().enum(["error","warning"]).exactOptional().
describe("The least severity of a finding that fails the gate."),enforce:e().literal("report").exactOptional().describe(
"The verdict does not fail the check; absent if it does."),extends:e().object({repository:e().string(),commit:e().string(),
path:e().string(),sha256:e().string()}).exactOptional().describe("The policy of another repository that it extends."),combined_with:e().
object({name:e().string(),ref:e().string().optional(),digest:i().digestSchema}).optional().describe("The policy of anoth\
er branch; the stricter value of each key applies.")}).nullable(),head_files:e().array(w().headFileSchema).exactOptional().
describe("Only if another commit than the head was audited: the files with a location that differ at the head, and which\
 of their lines are the same there."),isolation:j().isolationSchema,prepare:E().prepareSchema.optional().describe("What \
`prepare` did before the second half of the audit; absent if it did not run."),blast_radius:r().changeBlastRadiusSchema.
nullable(),genes:e().array(L),capsules:e().array(p.extend({eligible:e().boolean().nullable().describe("Whether the Capsu\
le is eligible for other agents; null for a removed one."),eligibility:S().eligibilitySchema.nullable().optional().describe(
"Whether an ineligible Capsule is `refuted` or only `unproven`."),reasons:e().array(e().object({rule:e().string(),message:e().
string()})).describe("Why the Capsule is not eligible: the stable id of a rule, and its message.")})),events:e().array(p),
selection:z().replaySchema.exactOptional().describe("The replay of the signals of past events with the genes of both sid\
es; absent if the change leaves the signals of every gene unchanged, or if the base has no past events."),shards:e().array(
h().judgedShardSchema).exactOptional().describe("The shard of this part, or the shards of a merged report. The verdict o\
f one part of several is never `pass` or `warn`."),causes:e().array(P).exactOptional().describe("What is behind the erro\
rs and warnings, the gravest first: findings that are resolved together. Ignored findings and notices have no part in it\
."),findings:e().array(K),fix:c().proposalSchema.exactOptional().describe("What `gene-gate fix --write` changes in the a\
ssets of the change."),approvals:e().array(n().approvalSchema).describe("Who approved the head of `approval_digest`, if \
the policy requires approval."),approval_digest:i().digestSchema.nullable().describe("Digest of everything that an appro\
val is bound to: the files of the head, the name of the base branch, the Plans of the head, and the policy. Null if noth\
ing requires approval."),plans_digest:i().digestSchema.nullable().describe("Digest of all commands that may run, with th\
eir environments and limits, without the files that they run."),validation_reports:e().array(N().validationReportSchema),
started_at:e().iso.datetime(),finished_at:e().iso.datetime(),duration_ms:e().int().nonnegative()}).describe("GateReport:\
 the result of the gate for one change")});
//# report/json
(function(u,o,y,H){let g;const h=()=>g??=o("node:crypto");let j;const S=()=>j??=o("@evomap/gep-sdk");let L;const P=()=>L??=
o("error");let $;const i=()=>$??=o("report/compact/compact");let v;const s=()=>v??=o("report/escape");let b;const A=()=>b??=
o("report/gate-report");let O;const p=()=>O??=o("report/in-toto/statement");let T;const D=()=>T??=o("report/in-toto/test\
-result");let R;const w=()=>R??=o("report/in-toto/verification-summary");let x;const c=()=>x??=o("report/json-pieces");let E;
const G=()=>E??=o("report/read");y(u,{jsonLinePieces:()=>N,jsonPieces:()=>_,renderJson:()=>m,renderStatement:()=>l,renderSummary:()=>k,
reportDigest:()=>z,summaryStatement:()=>d});function m(t){return _(t).join("")}function _(t,e=G().MAX_REPORT_BYTES){const r=[];
let n=0;for(const a of(0,c().inPieces)(J(A().gateReportSchema.parse(t)))){if(n+=Buffer.byteLength(a),n>e)throw new(P()).
GateError("file_unreadable",`The report has more than ${e} bytes, which no command of gene-gate could read.`,"Split the \
change, or use another --format.");r.push(a)}return r}function*J(t){if(!(0,i().isLong)(t)){yield*(0,c().jsonParts)(t,2),
yield`
`;return}let e=`{
`;for(const[r,n]of Object.entries((0,i().compact)(t))){if(yield`${e}  ${JSON.stringify(r)}: `,e=`,
`,!i().LONG_LISTS.has(r)||!Array.isArray(n)||n.length===0)yield(0,s().jsonLine)(n);else for(const[a,B]of n.entries())yield`${a===
0?"[":","}
${(0,s().jsonLine)(B)}`;i().LONG_LISTS.has(r)&&Array.isArray(n)&&n.length>0&&(yield`
  ]`)}yield`
}
`}function*N({validation_reports:t}){yield*(0,c().inPieces)(I(t))}function*I(t){for(const e of t)yield`${(0,s().jsonLine)(
e)}
`}function l(t){const e=(0,D().testResultStatement)(t);return e===void 0?"":`${(0,s().json)(e)}
`}function d(t){const e=[{uri:"gate-report.json",digest:{sha256:(0,p().textDigest)(m(t))}},{uri:"test-result.intoto.json",
digest:{sha256:(0,p().textDigest)(l(t))}}];return(0,w().verificationSummary)(t,e)}function k(t){const e=d(t);return e===
void 0?"":`${(0,s().json)(e)}
`}function z(t){return`sha256:${(0,h().createHash)("sha256").update((0,S().canonicalize)(t)).digest("hex")}`}});
//# report/json-pieces
(function(a,p,y,u){let d;const c=()=>d??=p("report/escape");y(a,{inPieces:()=>j,jsonParts:()=>s});const $=65536;function*j(e){
let o="";for(const t of e)o+=t,!(o.length<$)&&(yield o,o="");o!==""&&(yield o)}function*s(e,o,t=""){if(o===0||typeof e!=
"object"||e===null){yield(0,c().json)(e).replaceAll(`
`,`
${t}`);return}const r=Symbol.iterator in e,[i,l]=r?["[","]"]:["{","}"];let n=i;for(const[b,h]of r?m(e):P(e))yield`${n}
${t}  ${b}`,yield*s(h,o-1,`${t}  `),n=",";yield n===i?i+l:`
${t}${l}`}function*m(e){for(const o of e)yield["",o]}function*P(e){for(const[o,t]of Object.entries(e))t!==void 0&&(yield[
`${(0,c().json)(o)}: `,t])}});
//# report/links
(function(l,t,a,g){let n;const c=()=>n??=t("rules/catalogue");let i;const p=()=>i??=t("tool");let s;const u=()=>s??=t("\
report/view/head-place");a(l,{permalink:()=>m,rulePage:()=>d});function d(o){return(0,c().ruleOf)(o)&&`${p().HOME}/blob/\
main/docs/rules/${o}.md`}function m(o,r,_){const e=(0,u().headPlace)(o,_);if(e===void 0||o.head_sha===null||new RegExp("\
\\p{Cs}","u").test(e.path))return;const h=e.path.split("/").map(encodeURIComponent).join("/"),$=e.line===void 0?"":`#L${e.
line}`;return`${r}/blob/${o.head_sha}/${h}${$}`}});
//# report/read
(function(m,i,u,z){let d;const a=()=>d??=i("zod");let v;const R=()=>v??=i("attempt");let g;const s=()=>g??=i("error");let E;
const O=()=>E??=i("zod-path");let S;const $=()=>S??=i("report/compact/compact");let w;const p=()=>w??=i("report/gate-rep\
ort");let T;const c=()=>T??=i("report/version");u(m,{MAX_REPORT_BYTES:()=>P,REPORT_FILE:()=>h,claimedPull:()=>k,nodeIn:()=>I,
readReportFile:()=>_,readUploadedReport:()=>b});const P=256*1024*1024,N=500;function _(t,o,r){try{return p().gateReportSchema.
parse((0,$().expand)(JSON.parse(t.toString("utf8"))))}catch(e){throw new(s()).GateError("artifact_invalid",`${o} ${G(e,t).
slice(0,N)}`,r,{cause:e})}}const y=a().looseObject({type:a().unknown().optional(),schema_version:a().unknown().optional()});
function G(t,o){if(!(t instanceof a().ZodError))return"is not JSON.";const r=y.safeParse(JSON.parse(o.toString("utf8"))).
data;if(r?.type!=="GateReport"){const n=typeof r?.type=="string"?`its type is ${JSON.stringify(r.type)}`:"";return`is no\
t a GateReport${n&&`: ${n}`}.`}if(r.schema_version!==c().GATE_REPORT_VERSION){const n=r.schema_version;return`is a GateR\
eport ${n===void 0?"without a version":`of version ${JSON.stringify(n)}`}; this version of gene-gate reads ${c().GATE_REPORT_VERSION}\
.`}return`is not a valid GateReport: \`${(0,O().dotPath)(t.issues[0]?.path??[])}\` is missing or has an invalid value.`}
function I({validation_reports:[t]}){if(t===void 0)return process;const{node_version:o,platform:r,arch:e}=t.env_fingerprint;
return{version:o,platform:r,arch:e}}const h="gate-report.json";function k(t){const o=p().gateReportSchema.pick({event:!0});
return(0,R().attempt)(()=>o.parse(JSON.parse(t.toString("utf8"))).event.pull_request)}function b(t,{headSha:o,pullRequest:r}){
const e=_(t,`The ${h} of the run`,"Use the same version of the action in both workflows, and run the first one again."),
{pull_request:n}=e.event;if(e.verdict==="error"&&e.head_sha===null)return e;if(e.head_sha!==o)throw l(`commit ${e.head_sha}`,
o);if(n!==r.number)throw l(`pull request ${n??"(none)"}`,`${r.number}`);return e}function l(t,o){return new(s()).GateError(
"artifact_invalid",`The report of the run is about ${t}, not ${o}.`,"Run the first workflow again. If the error persists\
, check its file for changes.")}});
//# report/reported-runs
(function(a,u,l,b){let p;const h=()=>p??=u("error");let _;const m=()=>_??=u("run/not-run");let v;const w=()=>v??=u("run\
/outcomes");let g;const k=()=>g??=u("report/read");l(a,{reportedRuns:()=>I});function I(n,t,e){if(t.error)throw new(h()).
GateError("artifact_invalid",`The run could not decide: ${t.error.message.slice(0,500)}`,"See the log of the run.");const r=new Date(
t.finished_at),i=n.genes.filter(c=>!e.has(c)&&!(c.change==="removed"&&c.commands.length===0)),s=new Map(i.map(c=>[c,O(t,
c,r)])),{level:o}=t.isolation,d=(0,k().nodeIn)(t);return{outcomes:s,interrupted:(0,m().countInterrupted)([...s.values()].
flat()),isolation:{level:o,untrusted:!0,description:`Reported by a runner that the pull request controls, as isolation l\
evel "${o}".`},nodeOf:()=>d}}function O(n,t,e){if(t.commands.some(({verdict:o})=>o==="block"))return(0,w().outcomesOf)(t,
[],e);const{id:r,path:i}=t.asset,s=n.genes.find(o=>o.id===r&&o.path===i);return t.commands.map((o,d)=>R(s?.commands[d],o,
e))}function R(n,{command:t,plan:e},r){if(n?.command!==t||n.outcome===void 0)return(0,m().skippedOutcome)("the run repor\
ted no result for this command",r);const{plan_digest:i,outcome:s}=n;return e!==void 0&&i!==e.digest?(0,m().skippedOutcome)(
"what the command runs has changed since; run the first workflow again",r):s}});
//# report/validation
(function(y,g,v,T){let A;const R=()=>A??=g("node:crypto");let b;const p=()=>b??=g("@evomap/gep-sdk");v(y,{buildValidationReport:()=>k,
commonFields:()=>h,fingerprint:()=>S,reportIds:()=>E,sealed:()=>m,shortenText:()=>I});function E(e){let t=Math.floor(e);
return()=>`vr_${t++}`}function k(e){const{gene:t,policyDigest:r,fingerprint:n,id:s,startedAt:o,finishedAt:i}=e,l=e.commands.
map(({command:_,outcome:a})=>({command:_,ok:a.status==="passed",stdout:c(a.stdout,d),stderr:x(a),status:a.status,exit_code:a.
exit_code,signal:a.signal,duration_ms:a.duration_ms}));return m({...h({commands:l,startedAt:o,finishedAt:i}),id:s,gene_id:t.
id,gene_asset_id:(0,p().computeAssetId)(t.value),policy_digest:r,...n,commands:l})}function x({stderr:e,reason:t,status:r}){
if(r==="passed"||t===void 0)return c(e,d);const n=t.slice(0,u),s=c(e,d-n.length-1);return s===""?n:`${s}
${n}`}function h({commands:e,startedAt:t,finishedAt:r}){return{type:"ValidationReport",schema_version:p().SCHEMA_VERSION,
results:e.map(({command:n,ok:s,duration_ms:o,stderr:i})=>({cmd:n,ok:s,duration_ms:o,...s?{}:{err:i}})),overall_ok:e.length>
0&&e.every(({ok:n})=>n),duration_ms:Math.max(0,Date.parse(r)-Date.parse(t)),started_at:t,finished_at:r,created_at:r}}function m(e){
const t=(0,p().computeAssetId)(e);if(t===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...e,asset_id:t}}const d=4e3,u=1e3;function c({head:e,tail:t,bytes:r,truncated:n},s){const o=e+t;
if(!n&&o.length<=s)return o;const i=`
[cut: the beginning and the end of ${r} bytes]
`,l=n?e:o,_=n?t:o;return l.slice(0,u).replace(/[\ud800-\udbff]$/,"")+i+_.slice(-(s-u-i.length)).replace(/^[\udc00-\udfff]/,
"")}function I(e){const t={head:e,tail:"",bytes:Buffer.byteLength(e),truncated:!1};return c(t,d)}function S(e){const{nodeVersion:t,
platform:r,arch:n,client:s,clientVersion:o}=e,i=["",t,r,n,"",s,o].join("|");return{env_fingerprint:{node_version:t,platform:r,
arch:n,client:s,client_version:o},env_fingerprint_key:(0,R().createHash)("sha256").update(i).digest("hex").slice(0,16)}}});
//# report/validation-reading
(function(m,i,l,O){let p;const a=()=>p??=i("assets/asset");let u;const _=()=>u??=i("audit/claims/content-hash");let h;const y=()=>h??=
i("audit/claims/schema/differences");l(m,{readValidationReport:()=>b});function b(t){if(!(0,a().isJsonObject)(t)||t.type!==
"ValidationReport")return;const s=typeof t.overall_ok=="boolean"?"protocol":"results",o=s==="protocol"?t.commands:t.results;
if(!Array.isArray(o))return;const n=o.map(g);return{shape:s,id:r(t.id),geneId:r(t.gene_id),commands:n,ok:t.overall_ok!==
!1&&n.length>0&&n.every(({ok:e})=>e),durationMs:c(t.duration_ms)??R(t),hash:(0,_().matchContentHash)({type:"ValidationRe\
port",value:t})??null,differences:(0,y().schemaDifferences)("ValidationReport",t)}}function g(t){const{command:s,cmd:o,ok:n,
duration_ms:e,err:k,stderr:V}=(0,a().isJsonObject)(t)?t:{},d=r(s)??r(o);return{command:d??"",ok:n===!0&&d!==null,durationMs:c(
e),error:r(k)??r(V)}}function R({started_at:t,finished_at:s}){const[o,n]=[t,s].map(e=>typeof e=="string"?Date.parse(e):c(
e));return typeof o=="number"&&typeof n=="number"&&n>=o?n-o:null}function r(t){return typeof t=="string"?t:null}function c(t){
return typeof t=="number"?t:null}});
//# report/validation-report
(function(s,e,i,g){let a;const t=()=>a??=e("zod");let n;const o=()=>n??=e("model/asset");let r;const d=()=>r??=e("model\
/outcome");i(s,{validationReportSchema:()=>l});const c=t().object({command:t().string(),ok:t().boolean(),stdout:t().string().
describe("At most 4,000 characters, redacted."),stderr:t().string().describe("At most 4,000 characters, redacted."),...d().
outcomeSchema.pick({status:!0,exit_code:!0,signal:!0,duration_ms:!0}).shape}),m=t().object({cmd:t().string(),ok:t().boolean(),
duration_ms:t().int().nonnegative(),err:t().string().optional()}),l=t().object({type:t().literal("ValidationReport"),schema_version:t().
string(),id:t().string().regex(/^vr_\d+$/),gene_id:t().string(),gene_asset_id:t().string().nullable().describe("Content \
hash of the gene that was validated."),policy_digest:o().digestSchema.describe("Digest of the policy that allowed the co\
mmands; the same as in the GateReport."),env_fingerprint:t().object({node_version:t().string(),platform:t().string(),arch:t().
string(),client:t().string(),client_version:t().string()}),env_fingerprint_key:t().string().regex(/^[0-9a-f]{16}$/),commands:t().
array(c),results:t().array(m),overall_ok:t().boolean(),duration_ms:t().int().nonnegative(),started_at:t().iso.datetime(),
finished_at:t().iso.datetime(),created_at:t().iso.datetime(),asset_id:o().digestSchema}).describe("ValidationReport: the\
 results of the validation commands of one gene")});
//# report/validation-reports
(function(s,a,l,G){let u;const c=()=>u??=a("tool");let O;const _=()=>O??=a("report/redact/redact");let g;const i=()=>g??=
a("report/validation");l(s,{redactGenes:()=>v,validationReportsOf:()=>S});function v(t,n){return t.map(o=>({...o,outcomes:o.
outcomes.map(r=>(0,_().redactOutcome)(r,n))}))}function S(t,{nodeOf:n,policyDigest:o,startedAt:r,finishedAt:e}){const h=(0,i().
reportIds)(r.getTime());return t.map(({gene:p,ran:T,outcomes:d})=>{if(!T)return null;const{asset:R,commands:V}=p,m=n(p);
return(0,i().buildValidationReport)({gene:R,policyDigest:o,commands:d.map((x,D)=>({command:V[D]?.command??"",outcome:x})),
fingerprint:(0,i().fingerprint)({nodeVersion:m.version,platform:m.platform,arch:m.arch,client:c().TOOL.name,clientVersion:c().
TOOL.version}),id:h(),startedAt:d[0]?.started_at??e.toISOString(),finishedAt:I(d,e)})})}function I(t,n){if(t.length===0)
return n.toISOString();const o=t.map(({started_at:r,duration_ms:e})=>Date.parse(r)+e);return new Date(Math.min(Math.max(
...o),n.getTime())).toISOString()}});
//# report/version
(function(E,T,R,_){R(E,{GATE_REPORT_VERSION:()=>O});const O="1.4.0"});
