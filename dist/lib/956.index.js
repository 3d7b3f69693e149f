"use strict";exports.id=956,exports.ids=[956],exports.modules={49232:((L,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.builtInPolicy=
e,d.namedPolicy=O,d.policyFor=r,d.policyName=v,d.policyOfFile=l,d.repositoryOf=u;function h(){const n=o(73024);return h=
function(){return n},n}function p(){const n=o(76760);return p=function(){return n},n}function I(){const n=o(41895);return I=
function(){return n},n}function P(){const n=o(21311);return P=function(){return n},n}function w(){const n=o(74238);return w=
function(){return n},n}function S(){const n=o(48741);return S=function(){return n},n}function a(){const n=o(96402);return a=
function(){return n},n}function g(){const n=o(63550);return g=function(){return n},n}async function O(n,s){if(n===void 0)
return;const i=await l(n,s);return(0,P().requireExamples)(i),i}async function l(n,s){const i=(await s.readInput(n)).toString(
"utf8"),y=await u(s.cwd,s.env)??s.cwd;return await(0,w().loadPolicyFile)(i,n,(0,S().folderTree)(y))}async function r({policy:n,
profile:s},i,y){const E=n===!1?await e():await O(n,i)??await m(y,i);return s===void 0?E:{...E,policy:{...E.policy,profile:s}}}
function v({source:n,path:s,ref:i}){return n==="default"||s===void 0?"the built-in policy":n==="file"||i===void 0?s:`${s}\
 in ${i}`}async function m(n,{cwd:s,env:i}){const y=n===void 0?await u(s,i):void 0,E=n??(y===void 0?void 0:(0,S().folderTree)(
y));if(E===void 0)return e();const t=await(0,w().loadPolicy)(E,E.label);return(0,P().requireExamples)(t),t}function e(){
const n=(0,g().literalTree)({});return(0,w().loadPolicy)(n,n.label)}async function u(n,s){try{const i=await(0,a().openRepository)(
n,s);return await i.close(),i.directory}catch(i){const y=i instanceof I().GateError&&i.code==="program_not_found";if(i instanceof
I().GateError&&!(y&&c(n)))return;throw i}}function c(n){const s=(0,p().dirname)(n);return(0,h().existsSync)((0,p().join)(
n,".git"))||s!==n&&c(s)}}),95637:((L,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.progressFor=S,d.terminalProgress=
w;function h(){const a=o(50427);return h=function(){return a},a}function p(){const a=o(49604);return p=function(){return a},
a}function I(){const a=o(20849);return I=function(){return a},a}const P=1e3;function w(a){let g=0,O=0,l=0,r=[],v=performance.
now(),m;const e=()=>{const[u="",...c]=r,n=`${O}/${g}${l>0?`, ${l} failed`:""}`,s=`${Math.floor((performance.now()-v)/1e3)}\
 s`,i=c.length>0?`(and ${c.length} more) `:"",y=(0,h().clipColumns)(`${n}  ${s}  ${i}${(0,I().safeLine)(u)}`,a.columns()-
1);a.write(`\r\x1B[K${y}`)};return{planned:u=>{g=u,v=performance.now(),m=setInterval(e,P),m.unref()},started:u=>{r=[...r,
u],e()},finished:(u,{status:c})=>{O+=1,c!=="passed"&&(l+=1),r=r.toSpliced(r.indexOf(u),1),e()},ended:()=>{clearInterval(
m),a.write("\r\x1B[K")}}}function S(a,g){if(g)return p().NO_PROGRESS;if(!a.interactive){const O=r=>a.note(`${r}
`),{fold:l}=a;return l?(0,p().groupedProgress)({info:O,startGroup:l,endGroup:()=>l()}):(0,p().linesOfProgress)(O)}return w(
{columns:a.noteColumns,write:a.note})}}),72890:((L,d,o)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.addToQuarantine=
l,d.quarantineAt=r,d.requireOwnFiles=g,d.writeResult=O;function h(){const e=o(73024);return h=function(){return e},e}function p(){
const e=o(51455);return p=function(){return e},e}function I(){const e=o(76760);return I=function(){return e},e}function P(){
const e=o(27199);return P=function(){return e},e}function w(){const e=o(26040);return w=function(){return e},e}function S(){
const e=o(41895);return S=function(){return e},e}function a(){const e=o(28765);return a=function(){return e},e}function g(e,u,c){
const n=i=>i.flatMap(y=>y===void 0||y==="-"?[]:v((0,I().resolve)(c,y))),s=n(u);for(const i of n(e)){if(s.includes(i)&&!m(
i))throw new(S()).GateError("usage",`promote would overwrite ${i}, which another option names.`,"Write to another file, \
and append the promoted assets to your store yourself.");s.push(i)}}async function O(e,u){try{const c=v(e);await(m(c)?(0,p().
writeFile)(c,u):(0,a().replaceFile)(c,u))}catch(c){throw new(S()).GateError("file_unreadable",`Cannot write to ${e}: ${c.
message.split(", ")[0]}.`,"Name a writable file.",{cause:c})}}async function l(e,u){await O(e,new Set([...r(e),...u]))}function r(e){
if(!(0,h().existsSync)(e)||m(e))return[];const u=(0,h().readFileSync)(e,"utf8").split(`
`).filter(c=>c.trim()!=="");if(u.every(c=>(0,P().isJsonObject)((0,w().attempt)(()=>JSON.parse(c)))))return u.map(c=>`${c}\

`);throw new(S()).GateError("usage",`promote would add candidates to ${e}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function v(e){return(0,w().attempt)(()=>(0,h().realpathSync)(
e))??e}function m(e){return(0,h().statSync)(e,{throwIfNoEntry:!1})?.isFile()===!1}}),78103:((L,d,o)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.namedInputs=g,d.promoteCommand=a,d.senderOf=O;function h(){const r=o(77598);return h=function(){
return r},r}function p(){const r=o(63314);return p=function(){return r},r}function I(){const r=o(41895);return I=function(){
return r},r}function P(){const r=o(48791);return P=function(){return r},r}function w(){const r=o(73517);return w=function(){
return r},r}const S=`
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
"--fail-on <outcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(P().FAIL_ON).default(
"unproven")).addOption(new(p()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["\
text","json","jsonl"]).default("text")).addOption(new(p()).Option("--emit <kind>","print messages of the protocol instea\
d, as JSONL; requires A2A_NODE_ID").choices(w().EMITTED).conflicts("format")).option("--output <file>","also write the p\
romoted assets to this file, as JSONL").option("--quarantine <file>","also add the candidates without sufficient evidenc\
e to this file, as JSONL").addOption(new(p()).Option("--quiet","write only errors to standard error").conflicts("verbose")).
option("--verbose","show every reason").addHelpText("after",S)}function g(r,{env:v}){const{assets:m,events:e,report:u,attestation:c,
fetch:n,trustedRoot:s}=r,i=c!==void 0||n===!0,y=[m,e,u,c,s];if(r.run&&r.repo===void 0)throw l("promote --run requires --\
repo: candidates do not include the files that their commands run.","Pass the repository with the scripts and tests with\
 --repo.");if(r.approve!==void 0&&!r.run)throw l("promote --approve requires --run: it approves commands that would run.",
"Add --run, or remove --approve.");if(y.filter(E=>E==="-").length>1)throw l("promote can read standard input only once.",
"Use `-` for only one file.");if(!i&&s!==void 0)throw l("promote --trusted-root requires --attestation or --fetch.","Say\
 where the attestations are, or remove --trusted-root.");if(i&&s===void 0)throw l("promote --attestation and --fetch req\
uire --trusted-root.","Write the file with `gh attestation trusted-root > trusted-root.jsonl`.");if(n&&!v.GITHUB_TOKEN)throw l(
"promote --fetch requires a token.","Set GITHUB_TOKEN; it needs `attestations: read` for the repositories of the signers\
.");return{assets:m,events:e,report:u,attestation:c,fetch:n,trustedRoot:s}}function O({emit:r},{env:v}){const m=v.A2A_NODE_ID?.
trim()??"";if(r!==void 0&&m==="")throw l("promote --emit requires the id of your node, which every message names as its \
sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0123456789ab.");return{id:m,now:new Date,random:()=>(0,h().randomBytes)(
4).toString("hex")}}function l(r,v){return new(I()).GateError("usage",r,v)}}),9956:((L,d,o)=>{Object.defineProperty(d,"_\
_esModule",{value:!0}),d.promoteVerb=void 0;function h(){const t=o(76760);return h=function(){return t},t}function p(){const t=o(
89549);return p=function(){return t},t}function I(){const t=o(41551);return I=function(){return t},t}function P(){const t=o(
72883);return P=function(){return t},t}function w(){const t=o(39242);return w=function(){return t},t}function S(){const t=o(
48791);return S=function(){return t},t}function a(){const t=o(18421);return a=function(){return t},t}function g(){const t=o(
73517);return g=function(){return t},t}function O(){const t=o(80335);return O=function(){return t},t}function l(){const t=o(
10289);return l=function(){return t},t}function r(){const t=o(32223);return r=function(){return t},t}function v(){const t=o(
49232);return v=function(){return t},t}function m(){const t=o(95637);return m=function(){return t},t}function e(){const t=o(
72890);return e=function(){return t},t}function u(){const t=o(78103);return u=function(){return t},t}const c=(t,f)=>(0,u().
promoteCommand)().action(async T=>f(await n(T,t)));d.promoteVerb=c;async function n(t,f){const T=(0,u().namedInputs)(t,f),
F=(0,u().senderOf)(t,f),{emit:N,format:$,quiet:B,output:A,quarantine:j}=t,{events:D,report:R,attestation:U,trustedRoot:C}=T,
H=[T.assets,D,R,U,C];(0,e().requireOwnFiles)([A,j],H,f.cwd),j!==void 0&&(0,e().quarantineAt)((0,h().resolve)(f.cwd,j));const G=await s(
T,t,f);A!==void 0&&await(0,e().writeResult)((0,h().resolve)(f.cwd,A),(0,g().promotedLines)(G)),j!==void 0&&await(0,e().addToQuarantine)(
(0,h().resolve)(f.cwd,j),(0,g().quarantinedLines)(G)),N===void 0?f.print(y(G,t,f),$):f.print((0,g().messageLines)(G,N,F).
join(""),"jsonl");const M=G.rejected.length+G.quarantined.length>0;return N===void 0&&$==="jsonl"&&M&&!B&&f.note(E(G,t,{
...f,colour:!1})),(0,S().exitCodeOf)(G,t.failOn)}function s(t,f,T){const{cwd:F,env:N,platform:$,signal:B,openInput:A}=T,
j=async R=>{const U=await(0,v().namedPolicy)(f.policy,T)??await(0,P().promotionPolicy)(R),C={folder:F,open:A,token:N.GITHUB_TOKEN,
repository:N.GITHUB_REPOSITORY,apiUrl:N.GITHUB_API_URL};return(0,w().promote)({...await(0,a().openInputs)(t,C,U),policy:U,
platform:$,environment:{platform:$,arch:process.arch,nodeVersion:process.version},signal:B,...R&&{workspace:R},...f.run&&
{run:i(f,T)}})},{repo:D}=f;return D===void 0?j():(0,P().withWorkspace)((0,h().resolve)(F,D),N,j)}function i({approve:t,quiet:f},T){
const{env:F,signal:N}=T;return{approver:(0,p().approveByDigest)(t,new Date),path:F.PATH??"",privateFolders:(0,r().privateFolders)(
F),progress:(0,m().progressFor)(T,f??!1),signal:N,secrets:(0,I().secretsOf)(F)}}function y(t,f,T){switch(f.format){case"\
json":return`${(0,l().json)(t)}
`;case"jsonl":return(0,g().promotedLines)(t).join("");case"text":return E(t,f,T)}}function E(t,{verbose:f},{columns:T,colour:F}){
return(0,O().renderPromotion)(t,{columns:T,colour:F,verbose:f??!1})}})};
