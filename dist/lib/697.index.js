"use strict";exports.id=697,exports.ids=[697],exports.modules={49232:function(N,e,n){Object.defineProperty(e,"__esModule",{value:!0}),
e.builtInPolicy=u,e.namedPolicy=h,e.policyFor=d,e.policyName=E,e.policyOfFile=g,e.repositoryOf=y;function r(){const t=n(
73024);return r=function(){return t},t}function f(){const t=n(76760);return f=function(){return t},t}function m(){const t=n(
41895);return m=function(){return t},t}function l(){const t=n(21311);return l=function(){return t},t}function p(){const t=n(
74238);return p=function(){return t},t}function v(){const t=n(48741);return v=function(){return t},t}function i(){const t=n(
96402);return i=function(){return t},t}function w(){const t=n(63550);return w=function(){return t},t}async function h(t,c){
if(t===void 0)return;const s=await g(t,c);return(0,l().requireExamples)(s),s}async function g(t,c){const s=(await c.readInput(
t)).toString("utf8"),O=await y(c.cwd,c.env)??c.cwd;return await(0,p().loadPolicyFile)(s,t,(0,v().folderTree)(O))}async function d({
policy:t,profile:c},s,O){const T=t===!1?await u():await h(t,s)??await P(O,s);return c===void 0?T:{...T,policy:{...T.policy,
profile:c}}}function E({source:t,path:c,ref:s}){return t==="default"||c===void 0?"the built-in policy":t==="file"||s===void 0?
c:`${c} in ${s}`}async function P(t,{cwd:c,env:s}){const O=t===void 0?await y(c,s):void 0,T=t??(O===void 0?void 0:(0,v().
folderTree)(O));if(T===void 0)return u();const b=await(0,p().loadPolicy)(T,T.label);return(0,l().requireExamples)(b),b}function u(){
const t=(0,w().literalTree)({});return(0,p().loadPolicy)(t,t.label)}async function y(t,c){try{const s=await(0,i().openRepository)(
t,c);return await s.close(),s.directory}catch(s){const O=s instanceof m().GateError&&s.code==="program_not_found";if(s instanceof
m().GateError&&!(O&&a(t)))return;throw s}}function a(t){const c=(0,f().dirname)(t);return(0,r().existsSync)((0,f().join)(
t,".git"))||c!==t&&a(c)}},95637:function(N,e,n){Object.defineProperty(e,"__esModule",{value:!0}),e.progressFor=v,e.terminalProgress=
p;function r(){const i=n(50427);return r=function(){return i},i}function f(){const i=n(49604);return f=function(){return i},
i}function m(){const i=n(20849);return m=function(){return i},i}const l=1e3;function p(i){let w=0,h=0,g=0,d=[],E=performance.
now(),P;const u=()=>{const[y="",...a]=d,t=`${h}/${w}${g>0?`, ${g} failed`:""}`,c=`${Math.floor((performance.now()-E)/1e3)}\
 s`,s=a.length>0?`(and ${a.length} more) `:"",O=(0,r().clipColumns)(`${t}  ${c}  ${s}${(0,m().safeLine)(y)}`,i.columns()-
1);i.write(`\r\x1B[K${O}`)};return{planned:y=>{w=y,E=performance.now(),P=setInterval(u,l),P.unref()},started:y=>{d=[...d,
y],u()},finished:(y,{status:a})=>{h+=1,a!=="passed"&&(g+=1),d=d.toSpliced(d.indexOf(y),1),u()},ended:()=>{clearInterval(
P),i.write("\r\x1B[K")}}}function v(i,w){if(w)return f().NO_PROGRESS;if(!i.interactive){const h=d=>i.note(`${d}
`),{fold:g}=i;return g?(0,f().groupedProgress)({info:h,startGroup:g,endGroup:()=>g()}):(0,f().linesOfProgress)(h)}return p(
{columns:i.noteColumns,write:i.note})}},72890:function(N,e,n){Object.defineProperty(e,"__esModule",{value:!0}),e.addToQuarantine=
g,e.quarantineAt=d,e.requireOwnFiles=w,e.writeResult=h;function r(){const u=n(73024);return r=function(){return u},u}function f(){
const u=n(51455);return f=function(){return u},u}function m(){const u=n(76760);return m=function(){return u},u}function l(){
const u=n(27199);return l=function(){return u},u}function p(){const u=n(26040);return p=function(){return u},u}function v(){
const u=n(41895);return v=function(){return u},u}function i(){const u=n(28765);return i=function(){return u},u}function w(u,y,a){
const t=s=>s.flatMap(O=>O===void 0||O==="-"?[]:E((0,m().resolve)(a,O))),c=t(y);for(const s of t(u)){if(c.includes(s)&&!P(
s))throw new(v()).GateError("usage",`promote would overwrite ${s}, which another option names.`,"Write to another file, \
and append the promoted assets to your store yourself.");c.push(s)}}async function h(u,y){try{const a=E(u);await(P(a)?(0,f().
writeFile)(a,y):(0,i().replaceFile)(a,y))}catch(a){throw new(v()).GateError("file_unreadable",`Cannot write to ${u}: ${a.
message.split(", ")[0]}.`,"Name a writable file.",{cause:a})}}async function g(u,y){await h(u,new Set([...d(u),...y]))}function d(u){
if(!(0,r().existsSync)(u)||P(u))return[];const y=(0,r().readFileSync)(u,"utf8").split(`
`).filter(a=>a.trim()!=="");if(y.every(a=>(0,l().isJsonObject)((0,p().attempt)(()=>JSON.parse(a)))))return y.map(a=>`${a}\

`);throw new(v()).GateError("usage",`promote would add candidates to ${u}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function E(u){return(0,p().attempt)(()=>(0,r().realpathSync)(
u))??u}function P(u){return(0,r().statSync)(u,{throwIfNoEntry:!1})?.isFile()===!1}},78103:function(N,e,n){Object.defineProperty(
e,"__esModule",{value:!0}),e.namedInputs=w,e.promoteCommand=i,e.senderOf=h;function r(){const d=n(77598);return r=function(){
return d},d}function f(){const d=n(63314);return f=function(){return d},d}function m(){const d=n(41895);return m=function(){
return d},d}function l(){const d=n(48791);return l=function(){return d},d}function p(){const d=n(73517);return p=function(){
return d},d}const v=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory; \`-\` reads standard input. The policy lists the workflows whose signed
promotions count (\`a2a.attestation\`); no network is needed to verify them.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function i(){return new(f()).Command("promote").requiredOption("--assets <file>","\
file or directory with the candidates").option("--events <file>","event log for counting successes (default: the log of \
--repo)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence").option("--attestation <f\
ile>","signed promotions of the candidates, as evidence").option("--trusted-root <file>","root of trust of the signature\
s (gh attestation trusted-root)").option("--repo <dir>","target repository; assets that it already has are skipped").option(
"--policy <file>","policy file (default: the policy of --repo, else the built-in policy)").option("--run","run the comma\
nds of genes that pass all other checks").option("--approve <digest>","with --run, approve the commands that wait, with \
the digest of an earlier run").addOption(new(f()).Option("--fail-on <outcome>","what exits with 1: `rejected` candidates\
, or also `unproven` ones").choices(l().FAIL_ON).default("unproven")).addOption(new(f()).Option("--format <name>","outpu\
t format; `jsonl` prints the promoted assets").choices(["text","json","jsonl"]).default("text")).addOption(new(f()).Option(
"--emit <kind>","print messages of the protocol instead, as JSONL; requires A2A_NODE_ID").choices(p().EMITTED).conflicts(
"format")).option("--output <file>","also write the promoted assets to this file, as JSONL").option("--quarantine <file>",
"also add the candidates without sufficient evidence to this file, as JSONL").addOption(new(f()).Option("--quiet","write\
 only errors to standard error").conflicts("verbose")).option("--verbose","show every reason").addHelpText("after",v)}function w(d){
const{assets:E,events:P,report:u,attestation:y,trustedRoot:a}=d,t=[E,P,u,y,a];if(d.run&&d.repo===void 0)throw g("promote\
 --run requires --repo: candidates do not include the files that their commands run.","Pass the repository with the scri\
pts and tests with --repo.");if(d.approve!==void 0&&!d.run)throw g("promote --approve requires --run: it approves comman\
ds that would run.","Add --run, or remove --approve.");if(t.filter(c=>c==="-").length>1)throw g("promote can read standa\
rd input only once.","Use `-` for only one file.");if(y===void 0&&a!==void 0)throw g("promote --trusted-root requires --\
attestation.","Name the file of the attestations, or remove --trusted-root.");if(y!==void 0&&a===void 0)throw g("promote\
 --attestation requires --trusted-root.","Write the file with `gh attestation trusted-root > trusted-root.jsonl`.");return{
assets:E,events:P,report:u,attestation:y,trustedRoot:a}}function h({emit:d},{env:E}){const P=E.A2A_NODE_ID?.trim()??"";if(d!==
void 0&&P==="")throw g("promote --emit requires the id of your node, which every message names as its sender.","Set A2A_\
NODE_ID, such as A2A_NODE_ID=node_0123456789ab.");return{id:P,now:new Date,random:()=>(0,r().randomBytes)(4).toString("h\
ex")}}function g(d,E){return new(m()).GateError("usage",d,E)}},9956:function(N,e,n){Object.defineProperty(e,"__esModule",
{value:!0}),e.promoteVerb=void 0;function r(){const o=n(76760);return r=function(){return o},o}function f(){const o=n(89549);
return f=function(){return o},o}function m(){const o=n(41551);return m=function(){return o},o}function l(){const o=n(72883);
return l=function(){return o},o}function p(){const o=n(39242);return p=function(){return o},o}function v(){const o=n(48791);
return v=function(){return o},o}function i(){const o=n(18421);return i=function(){return o},o}function w(){const o=n(73517);
return w=function(){return o},o}function h(){const o=n(80335);return h=function(){return o},o}function g(){const o=n(10289);
return g=function(){return o},o}function d(){const o=n(32223);return d=function(){return o},o}function E(){const o=n(49232);
return E=function(){return o},o}function P(){const o=n(95637);return P=function(){return o},o}function u(){const o=n(72890);
return u=function(){return o},o}function y(){const o=n(78103);return y=function(){return o},o}function a(){const o=n(82256);
return a=function(){return o},o}const t=(o,S)=>(0,y().promoteCommand)().action(async R=>S(await c(R,o)));e.promoteVerb=t;
async function c(o,S){const R=(0,y().namedInputs)(o),I=(0,y().senderOf)(o,S),{emit:$,format:M,quiet:G,output:A,quarantine:j}=o,
{events:J,report:L,attestation:C,trustedRoot:D}=R,V=[R.assets,J,L,C,D];(0,u().requireOwnFiles)([A,j],V,S.cwd),j!==void 0&&
(0,u().quarantineAt)((0,r().resolve)(S.cwd,j));const F=await s(R,o,S);A!==void 0&&await(0,u().writeResult)((0,r().resolve)(
S.cwd,A),(0,w().promotedLines)(F)),j!==void 0&&await(0,u().addToQuarantine)((0,r().resolve)(S.cwd,j),(0,w().quarantinedLines)(
F)),$===void 0?S.print(T(F,o,S),M):S.print((0,w().messageLines)(F,$,I).join(""),"jsonl");const U=F.rejected.length+F.quarantined.
length>0;return $===void 0&&M==="jsonl"&&U&&!G&&S.note(b(F,o,{...S,colour:!1})),(0,v().exitCodeOf)(F,o.failOn)}function s(o,S,R){
const{cwd:I,env:$,platform:M,signal:G,openInput:A}=R,j=async L=>{const C=await(0,E().namedPolicy)(S.policy,R)??await(0,l().
promotionPolicy)(L);return(0,p().promote)({...await(0,i().openInputs)(o,I,A),policy:C,platform:M,signal:G,...L&&{workspace:L},
...S.run&&{run:O(S,R)}})},{repo:J}=S;return J===void 0?j():(0,l().withWorkspace)((0,r().resolve)(I,J),$,j)}function O({approve:o,
quiet:S},R){const{env:I,signal:$}=R;return{approver:(0,f().approveByDigest)(o,new Date),path:I.PATH??"",privateFolders:(0,d().
privateFolders)(I),progress:(0,P().progressFor)(R,S??!1),signal:$,secrets:(0,m().secretsOf)(I)}}function T(o,S,R){switch(S.
format){case"json":return`${(0,g().json)(o)}
`;case"jsonl":return(0,w().promotedLines)(o).join("");case"text":return b(o,S,R)}}function b(o,S,R){return(0,h().renderPromotion)(
o,(0,a().textOptions)(S,R))}},82256:function(N,e,n){Object.defineProperty(e,"__esModule",{value:!0}),e.REPO_OPTION=e.POLICY_OPTION=
void 0,e.formatOption=d,e.inRepository=y,e.printAnswer=P,e.profileOption=g,e.storeFiles=a,e.textOptions=E,e.withJudgingOptions=
w;function r(){const t=n(76760);return r=function(){return t},t}function f(){const t=n(63314);return f=function(){return t},
t}function m(){const t=n(18744);return m=function(){return t},t}function l(){const t=n(41895);return l=function(){return t},
t}function p(){const t=n(80068);return p=function(){return t},t}function v(){const t=n(96402);return v=function(){return t},
t}function i(){const t=n(10289);return i=function(){return t},t}function w(t){return t.option(...h).option("--no-policy",
"use the built-in policy").addOption(g()).addOption(d())}const h=e.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function g(){return new(f()).Option("--profile <name>","profile for commands").choices(
p().PROFILE_NAMES)}function d(){return new(f()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}function E({verbose:t=!1},{columns:c,colour:s}){return{columns:c,colour:s,verbose:t}}function P(t,c,s,O){O.print(
s==="json"?`${(0,i().json)(t)}
`:c(),s)}const u=e.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function y({repo:t},{cwd:c,env:s},O){
const T=await(0,v().openRepository)((0,r().resolve)(c,t),s);try{return await O(T)}finally{await T.close()}}function a(t,c,s){
const O=(0,m().assetPathsIn)(t,c);if(O.length>0)return O;throw new(l()).GateError("usage",`${s} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},28765:function(N,e,n){Object.defineProperty(e,"__esModule",{value:!0}),
e.makeFolder=p,e.replaceFile=l;function r(){const i=n(77598);return r=function(){return i},i}function f(){const i=n(51455);
return f=function(){return i},i}function m(){const i=n(76760);return m=function(){return i},i}async function l(i,w,h){const g=`${i}\
.${(0,r().randomUUID)()}.tmp`;try{await(0,f().writeFile)(g,w,{flag:"wx",mode:h}),await(0,f().rename)(g,i)}finally{await(0,f().
rm)(g,{force:!0})}}async function p(i){await v(i)||((0,m().dirname)(i)!==i&&await p((0,m().dirname)(i)).catch(()=>{}),await(0,f().
mkdir)(i).catch(async w=>{if(!await v(i))throw w}))}async function v(i){return(0,f().stat)(i).then(w=>w.isDirectory(),()=>!1)}},
54078:function(N,e,n){Object.defineProperty(e,"__esModule",{value:!0}),e.firstProblem=m;function r(){const l=n(7723);return r=
function(){return l},l}function f(l){return l.map(p=>typeof p=="number"?`[${p}]`:`.${String(p)}`).join("").replace(/^\./,
"")}function m(l){return l instanceof r().ZodError?`\`${f(l.issues[0]?.path??[])||"type"}\` is missing or has an invalid \
value`:"it is not JSON"}},78261:function(N,e,n){Object.defineProperty(e,"__esModule",{value:!0}),e.byHarm=f;function r(){
const l=n(39763);return r=function(){return l},l}function f(l,p){return m(l)-m(p)}function m({severity:l,harm:p="bookkee\
ping",suppressed:v}){return((v?2:+(l==="notice"))*r().HARMS.length+r().HARMS.indexOf(p))*r().SEVERITIES.length+r().SEVERITIES.
indexOf(l)}},9819:function(N,e,n){Object.defineProperty(e,"__esModule",{value:!0}),e.proposalSchema=e.judgedEditSchema=e.
editSchema=void 0;function r(){const i=n(7723);return r=function(){return i},i}function f(){const i=n(99462);return f=function(){
return i},i}const m=r().array(r().object({path:r().string(),text:r().string()})).exactOptional().describe("New files tha\
t the new commands run."),l=e.editSchema=r().object({path:r().string().exactOptional().describe("The asset file; absent \
for a command that is in no file."),pointer:r().string().exactOptional().describe("JSON Pointer (RFC 6901) of the string\
 in the file; in JSONL, its first token is the index of the value. It is an entry of `validation`, or an `asset_id`."),old:r().
string(),new:r().array(r().string()).describe("What replaces it: in a list of commands, any number of strings, none of w\
hich is blocked, and an empty list removes it; for an `asset_id`, one string."),files:m,fix:r().boolean().describe("Whet\
her `gene-gate fix --write` makes this edit.")}),p=e.judgedEditSchema=r().object({finding:f().findingIdSchema.describe("\
The id of the finding that the edit resolves."),path:r().string().describe("The asset file."),pointer:r().string().describe(
"JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the value."),old:r().
string(),new:r().array(r().string()).describe("The strings that replace it: commands, or one `asset_id`. Empty to remove\
 it."),files:m,after:r().enum(["allow","warn"]).describe("The verdict about what replaces it, after all edits were appli\
ed to a copy.")}),v=e.proposalSchema=r().object({edits:r().array(p),all:r().literal(!0).optional().describe("Set if the \
edits are also of assets that the change does not touch."),patch:r().string().nullable().describe("A unified diff of the\
 edits; null if it has too many lines.")})},31048:function(N,e,n){Object.defineProperty(e,"__esModule",{value:!0}),e.renderJson=
i,e.reportDigest=w;function r(){const h=n(77598);return r=function(){return h},h}function f(){const h=n(23404);return f=
function(){return h},h}function m(){const h=n(41895);return m=function(){return h},h}function l(){const h=n(10289);return l=
function(){return h},h}function p(){const h=n(5640);return p=function(){return h},h}function v(){const h=n(78534);return v=
function(){return h},h}function i(h,g=v().MAX_REPORT_BYTES){const d=`${(0,l().json)(p().gateReportSchema.parse(h))}
`;if(Buffer.byteLength(d)<=g)return d;throw new(m()).GateError("file_unreadable",`The report has more than ${g} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function w(h){return`s\
ha256:${(0,r().createHash)("sha256").update((0,f().canonicalize)(h)).digest("hex")}`}},78534:function(N,e,n){Object.defineProperty(
e,"__esModule",{value:!0}),e.REPORT_FILE=e.MAX_REPORT_BYTES=void 0,e.claimedPull=P,e.mutantsOf=d,e.nodeIn=g,e.readReportFile=
w,e.readUploadedReport=u;function r(){const a=n(26040);return r=function(){return a},a}function f(){const a=n(41895);return f=
function(){return a},a}function m(){const a=n(54078);return m=function(){return a},a}function l(){const a=n(5640);return l=
function(){return a},a}function p(){const a=n(27436);return p=function(){return a},a}const v=e.MAX_REPORT_BYTES=256*1024*
1024,i=500;function w(a,t,c){try{return l().gateReportSchema.parse(JSON.parse(a.toString("utf8")))}catch(s){throw new(f()).
GateError("artifact_invalid",`${t} ${h(s,a).slice(0,i)}`,c,{cause:s})}}function h(a,t){if(a instanceof SyntaxError)return"\
is not JSON.";const{type:c,schema_version:s}=JSON.parse(t.toString("utf8"))??{};return c!=="GateReport"?`is not a GateRe\
port${typeof c=="string"?`: its type is ${JSON.stringify(c)}`:""}.`:s!==p().GATE_REPORT_VERSION?`is a GateReport ${s===void 0?
"without a version":`of version ${JSON.stringify(s)}`}; this version of gene-gate reads ${p().GATE_REPORT_VERSION}.`:`is\
 not a valid GateReport: ${(0,m().firstProblem)(a)}.`}function g({validation_reports:[a]}){if(a===void 0)return process;
const{node_version:t,platform:c,arch:s}=a.env_fingerprint;return{version:t,platform:c,arch:s}}function d(a,t){const c=a.
map((s,O)=>{const T=t(s,O)?.commands,b=s.commands.flatMap(({command:o,plan:S},R)=>{const I=T?.[R];return I?.command===o&&
I.plan_digest===S?.digest&&I.mutant?[I.mutant]:[]});return[s,b]});return new Map(c.filter(([{commands:s},{length:O}])=>O>
0&&O===s.length))}const E=e.REPORT_FILE="gate-report.json";function P(a){const t=l().gateReportSchema.pick({event:!0});return(0,r().
attempt)(()=>t.parse(JSON.parse(a.toString("utf8"))).event.pull_request)}function u(a,{headSha:t,pullRequest:c}){const s=w(
a,`The ${E} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:O}=s.
event;if(s.verdict==="error"&&s.head_sha===null)return s;if(s.head_sha!==t)throw y(`commit ${s.head_sha}`,t);if(O!==c.number)
throw y(`pull request ${O??"(none)"}`,`${c.number}`);return s}function y(a,t){return new(f()).GateError("artifact_invali\
d",`The report of the run is about ${a}, not ${t}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}}};
