"use strict";exports.id=9956,exports.ids=[9956],exports.modules={49232:function(A,u,o){Object.defineProperty(u,"__esModule",{value:!0}),
u.builtInPolicy=e,u.namedPolicy=I,u.policyFor=r,u.policyName=T,u.policyOfFile=f,u.repositoryOf=c;function m(){const t=o(
73024);return m=function(){return t},t}function p(){const t=o(76760);return p=function(){return t},t}function g(){const t=o(
41895);return g=function(){return t},t}function v(){const t=o(21311);return v=function(){return t},t}function y(){const t=o(
74238);return y=function(){return t},t}function P(){const t=o(48741);return P=function(){return t},t}function a(){const t=o(
96402);return a=function(){return t},t}function w(){const t=o(63550);return w=function(){return t},t}async function I(t,s){
if(t===void 0)return;const i=await f(t,s);return(0,v().requireExamples)(i),i}async function f(t,s){const i=(await s.readInput(
t)).toString("utf8"),h=await c(s.cwd,s.env)??s.cwd;return await(0,y().loadPolicyFile)(i,t,(0,P().folderTree)(h))}async function r({
policy:t,profile:s},i,h){const E=t===!1?await e():await I(t,i)??await O(h,i);return s===void 0?E:{...E,policy:{...E.policy,
profile:s}}}function T({source:t,path:s,ref:i}){return t==="default"||s===void 0?"the built-in policy":t==="file"||i===void 0?
s:`${s} in ${i}`}async function O(t,{cwd:s,env:i}){const h=t===void 0?await c(s,i):void 0,E=t??(h===void 0?void 0:(0,P().
folderTree)(h));if(E===void 0)return e();const R=await(0,y().loadPolicy)(E,E.label);return(0,v().requireExamples)(R),R}function e(){
const t=(0,w().literalTree)({});return(0,y().loadPolicy)(t,t.label)}async function c(t,s){try{const i=await(0,a().openRepository)(
t,s);return await i.close(),i.directory}catch(i){const h=i instanceof g().GateError&&i.code==="program_not_found";if(i instanceof
g().GateError&&!(h&&d(t)))return;throw i}}function d(t){const s=(0,p().dirname)(t);return(0,m().existsSync)((0,p().join)(
t,".git"))||s!==t&&d(s)}},95637:function(A,u,o){Object.defineProperty(u,"__esModule",{value:!0}),u.progressFor=P,u.terminalProgress=
y;function m(){const a=o(50427);return m=function(){return a},a}function p(){const a=o(49604);return p=function(){return a},
a}function g(){const a=o(20849);return g=function(){return a},a}const v=1e3;function y(a){let w=0,I=0,f=0,r=[],T=performance.
now(),O;const e=()=>{const[c="",...d]=r,t=`${I}/${w}${f>0?`, ${f} failed`:""}`,s=`${Math.floor((performance.now()-T)/1e3)}\
 s`,i=d.length>0?`(and ${d.length} more) `:"",h=(0,m().clipColumns)(`${t}  ${s}  ${i}${(0,g().safeLine)(c)}`,a.columns()-
1);a.write(`\r\x1B[K${h}`)};return{planned:c=>{w=c,T=performance.now(),O=setInterval(e,v),O.unref()},started:c=>{r=[...r,
c],e()},finished:(c,{status:d})=>{I+=1,d!=="passed"&&(f+=1),r=r.toSpliced(r.indexOf(c),1),e()},ended:()=>{clearInterval(
O),a.write("\r\x1B[K")}}}function P(a,w){if(w)return p().NO_PROGRESS;if(!a.interactive){const I=r=>a.note(`${r}
`),{fold:f}=a;return f?(0,p().groupedProgress)({info:I,startGroup:f,endGroup:()=>f()}):(0,p().linesOfProgress)(I)}return y(
{columns:a.noteColumns,write:a.note})}},72890:function(A,u,o){Object.defineProperty(u,"__esModule",{value:!0}),u.addToQuarantine=
f,u.quarantineAt=r,u.requireOwnFiles=w,u.writeResult=I;function m(){const e=o(73024);return m=function(){return e},e}function p(){
const e=o(51455);return p=function(){return e},e}function g(){const e=o(76760);return g=function(){return e},e}function v(){
const e=o(27199);return v=function(){return e},e}function y(){const e=o(26040);return y=function(){return e},e}function P(){
const e=o(41895);return P=function(){return e},e}function a(){const e=o(28765);return a=function(){return e},e}function w(e,c,d){
const t=i=>i.flatMap(h=>h===void 0||h==="-"?[]:T((0,g().resolve)(d,h))),s=t(c);for(const i of t(e)){if(s.includes(i)&&!O(
i))throw new(P()).GateError("usage",`promote would overwrite ${i}, which another option names.`,"Write to another file, \
and append the promoted assets to your store yourself.");s.push(i)}}async function I(e,c){try{const d=T(e);await(O(d)?(0,p().
writeFile)(d,c):(0,a().replaceFile)(d,c))}catch(d){throw new(P()).GateError("file_unreadable",`Cannot write to ${e}: ${d.
message.split(", ")[0]}.`,"Name a writable file.",{cause:d})}}async function f(e,c){await I(e,new Set([...r(e),...c]))}function r(e){
if(!(0,m().existsSync)(e)||O(e))return[];const c=(0,m().readFileSync)(e,"utf8").split(`
`).filter(d=>d.trim()!=="");if(c.every(d=>(0,v().isJsonObject)((0,y().attempt)(()=>JSON.parse(d)))))return c.map(d=>`${d}\

`);throw new(P()).GateError("usage",`promote would add candidates to ${e}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function T(e){return(0,y().attempt)(()=>(0,m().realpathSync)(
e))??e}function O(e){return(0,m().statSync)(e,{throwIfNoEntry:!1})?.isFile()===!1}},78103:function(A,u,o){Object.defineProperty(
u,"__esModule",{value:!0}),u.namedInputs=w,u.promoteCommand=a,u.senderOf=I;function m(){const r=o(77598);return m=function(){
return r},r}function p(){const r=o(63314);return p=function(){return r},r}function g(){const r=o(41895);return g=function(){
return r},r}function v(){const r=o(48791);return v=function(){return r},r}function y(){const r=o(73517);return y=function(){
return r},r}const P=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name). The policy lists the
workflows whose attestations count (\`a2a.attestation\`); no network is needed to
verify those of a file. --fetch requires GITHUB_TOKEN.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function a(){return new(p()).Command("promote").requiredOption("--assets <file>","\
file or directory with the candidates").option("--events <file>","event log for counting successes (default: the log of \
--repo)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence").option("--attestation <f\
ile>","signed attestations of the genes, as evidence").option("--fetch","ask GitHub for the attestations of the genes").
option("--trusted-root <file>","root of trust of the signatures (gh attestation trusted-root)").option("--repo <dir>","t\
arget repository; assets that it already has are skipped").option("--policy <file>","policy file (default: the policy of\
 --repo, else the built-in policy)").option("--run","run the commands of genes that pass all other checks").option("--ap\
prove <digest>","with --run, approve the commands that wait, with the digest of an earlier run").addOption(new(p()).Option(
"--fail-on <outcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(v().FAIL_ON).default(
"unproven")).addOption(new(p()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["\
text","json","jsonl"]).default("text")).addOption(new(p()).Option("--emit <kind>","print messages of the protocol instea\
d, as JSONL; requires A2A_NODE_ID").choices(y().EMITTED).conflicts("format")).option("--output <file>","also write the p\
romoted assets to this file, as JSONL").option("--quarantine <file>","also add the candidates without sufficient evidenc\
e to this file, as JSONL").addOption(new(p()).Option("--quiet","write only errors to standard error").conflicts("verbose")).
option("--verbose","show every reason").addHelpText("after",P)}function w(r,{env:T}){const{assets:O,events:e,report:c,attestation:d,
fetch:t,trustedRoot:s}=r,i=d!==void 0||t===!0,h=[O,e,c,d,s];if(r.run&&r.repo===void 0)throw f("promote --run requires --\
repo: candidates do not include the files that their commands run.","Pass the repository with the scripts and tests with\
 --repo.");if(r.approve!==void 0&&!r.run)throw f("promote --approve requires --run: it approves commands that would run.",
"Add --run, or remove --approve.");if(h.filter(E=>E==="-").length>1)throw f("promote can read standard input only once.",
"Use `-` for only one file.");if(!i&&s!==void 0)throw f("promote --trusted-root requires --attestation or --fetch.","Say\
 where the attestations are, or remove --trusted-root.");if(i&&s===void 0)throw f("promote --attestation and --fetch req\
uire --trusted-root.","Write the file with `gh attestation trusted-root > trusted-root.jsonl`.");if(t&&!T.GITHUB_TOKEN)throw f(
"promote --fetch requires a token.","Set GITHUB_TOKEN; it needs `attestations: read` for the repositories of the signers\
.");return{assets:O,events:e,report:c,attestation:d,fetch:t,trustedRoot:s}}function I({emit:r},{env:T}){const O=T.A2A_NODE_ID?.
trim()??"";if(r!==void 0&&O==="")throw f("promote --emit requires the id of your node, which every message names as its \
sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0123456789ab.");return{id:O,now:new Date,random:()=>(0,m().randomBytes)(
4).toString("hex")}}function f(r,T){return new(g()).GateError("usage",r,T)}},9956:function(A,u,o){Object.defineProperty(
u,"__esModule",{value:!0}),u.promoteVerb=void 0;function m(){const n=o(76760);return m=function(){return n},n}function p(){
const n=o(89549);return p=function(){return n},n}function g(){const n=o(41551);return g=function(){return n},n}function v(){
const n=o(72883);return v=function(){return n},n}function y(){const n=o(39242);return y=function(){return n},n}function P(){
const n=o(48791);return P=function(){return n},n}function a(){const n=o(18421);return a=function(){return n},n}function w(){
const n=o(73517);return w=function(){return n},n}function I(){const n=o(80335);return I=function(){return n},n}function f(){
const n=o(10289);return f=function(){return n},n}function r(){const n=o(32223);return r=function(){return n},n}function T(){
const n=o(49232);return T=function(){return n},n}function O(){const n=o(95637);return O=function(){return n},n}function e(){
const n=o(72890);return e=function(){return n},n}function c(){const n=o(78103);return c=function(){return n},n}function d(){
const n=o(82256);return d=function(){return n},n}const t=(n,l)=>(0,c().promoteCommand)().action(async N=>l(await s(N,n)));
u.promoteVerb=t;async function s(n,l){const N=(0,c().namedInputs)(n,l),j=(0,c().senderOf)(n,l),{emit:F,format:C,quiet:J,
output:G,quarantine:S}=n,{events:D,report:L,attestation:M,trustedRoot:B}=N,H=[N.assets,D,L,M,B];(0,e().requireOwnFiles)(
[G,S],H,l.cwd),S!==void 0&&(0,e().quarantineAt)((0,m().resolve)(l.cwd,S));const $=await i(N,n,l);G!==void 0&&await(0,e().
writeResult)((0,m().resolve)(l.cwd,G),(0,w().promotedLines)($)),S!==void 0&&await(0,e().addToQuarantine)((0,m().resolve)(
l.cwd,S),(0,w().quarantinedLines)($)),F===void 0?l.print(E($,n,l),C):l.print((0,w().messageLines)($,F,j).join(""),"jsonl");
const U=$.rejected.length+$.quarantined.length>0;return F===void 0&&C==="jsonl"&&U&&!J&&l.note(R($,n,{...l,colour:!1})),
(0,P().exitCodeOf)($,n.failOn)}function i(n,l,N){const{cwd:j,env:F,platform:C,signal:J,openInput:G}=N,S=async L=>{const M=await(0,T().
namedPolicy)(l.policy,N)??await(0,v().promotionPolicy)(L),B={folder:j,open:G,token:F.GITHUB_TOKEN,env:F};return(0,y().promote)(
{...await(0,a().openInputs)(n,B,M),policy:M,platform:C,signal:J,...L&&{workspace:L},...l.run&&{run:h(l,N)}})},{repo:D}=l;
return D===void 0?S():(0,v().withWorkspace)((0,m().resolve)(j,D),F,S)}function h({approve:n,quiet:l},N){const{env:j,signal:F}=N;
return{approver:(0,p().approveByDigest)(n,new Date),path:j.PATH??"",privateFolders:(0,r().privateFolders)(j),progress:(0,O().
progressFor)(N,l??!1),signal:F,secrets:(0,g().secretsOf)(j)}}function E(n,l,N){switch(l.format){case"json":return`${(0,f().
json)(n)}
`;case"jsonl":return(0,w().promotedLines)(n).join("");case"text":return R(n,l,N)}}function R(n,l,N){return(0,I().renderPromotion)(
n,(0,d().textOptions)(l,N))}},82256:function(A,u,o){Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=
void 0,u.formatOption=r,u.inRepository=c,u.printAnswer=O,u.profileOption=f,u.storeFiles=d,u.textOptions=T,u.withJudgingOptions=
w;function m(){const t=o(76760);return m=function(){return t},t}function p(){const t=o(63314);return p=function(){return t},
t}function g(){const t=o(18744);return g=function(){return t},t}function v(){const t=o(41895);return v=function(){return t},
t}function y(){const t=o(80068);return y=function(){return t},t}function P(){const t=o(96402);return P=function(){return t},
t}function a(){const t=o(10289);return a=function(){return t},t}function w(t){return t.option(...I).option("--no-policy",
"use the built-in policy").addOption(f()).addOption(r())}const I=u.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function f(){return new(p()).Option("--profile <name>","profile for commands").choices(
y().PROFILE_NAMES)}function r(){return new(p()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}function T({verbose:t=!1},{columns:s,colour:i}){return{columns:s,colour:i,verbose:t}}function O(t,s,i,h){h.print(
i==="json"?`${(0,a().json)(t)}
`:s(),i)}const e=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function c({repo:t},{cwd:s,env:i},h){
const E=await(0,P().openRepository)((0,m().resolve)(s,t),i);try{return await h(E)}finally{await E.close()}}function d(t,s,i){
const h=(0,g().assetPathsIn)(t,s);if(h.length>0)return h;throw new(v()).GateError("usage",`${i} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}}};
