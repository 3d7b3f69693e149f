"use strict";exports.id=709,exports.ids=[709],exports.modules={49232:function(C,s,e){Object.defineProperty(s,"__esModule",{value:!0}),
s.builtInPolicy=m,s.namedPolicy=r,s.policyFor=d,s.policyName=S,s.policyOfFile=i,s.repositoryOf=w;function f(){const o=e(
73024);return f=function(){return o},o}function g(){const o=e(76760);return g=function(){return o},o}function h(){const o=e(
41895);return h=function(){return o},o}function I(){const o=e(21311);return I=function(){return o},o}function v(){const o=e(
74238);return v=function(){return o},o}function j(){const o=e(48741);return j=function(){return o},o}function c(){const o=e(
96402);return c=function(){return o},o}function P(){const o=e(63550);return P=function(){return o},o}async function r(o,p){
if(o===void 0)return;const y=await i(o,p);return(0,I().requireExamples)(y),y}async function i(o,p){const y=(await p.readInput(
o)).toString("utf8"),F=await w(p.cwd,p.env)??p.cwd;return await(0,v().loadPolicyFile)(y,o,(0,j().folderTree)(F))}async function d({
policy:o,profile:p},y,F){const A=o===!1?await m():await r(o,y)??await R(F,y);return p===void 0?A:{...A,policy:{...A.policy,
profile:p}}}function S({source:o,path:p,ref:y}){return o==="default"||p===void 0?"the built-in policy":o==="file"||y===void 0?
p:`${p} in ${y}`}async function R(o,{cwd:p,env:y}){const F=o===void 0?await w(p,y):void 0,A=o??(F===void 0?void 0:(0,j().
folderTree)(F));if(A===void 0)return m();const G=await(0,v().loadPolicy)(A,A.label);return(0,I().requireExamples)(G),G}function m(){
const o=(0,P().literalTree)({});return(0,v().loadPolicy)(o,o.label)}async function w(o,p){try{const y=await(0,c().openRepository)(
o,p);return await y.close(),y.directory}catch(y){const F=y instanceof h().GateError&&y.code==="program_not_found";if(y instanceof
h().GateError&&!(F&&O(o)))return;throw y}}function O(o){const p=(0,g().dirname)(o);return(0,f().existsSync)((0,g().join)(
o,".git"))||p!==o&&O(p)}},95637:function(C,s,e){Object.defineProperty(s,"__esModule",{value:!0}),s.progressFor=j,s.terminalProgress=
v;function f(){const c=e(50427);return f=function(){return c},c}function g(){const c=e(49604);return g=function(){return c},
c}function h(){const c=e(20849);return h=function(){return c},c}const I=1e3;function v(c){let P=0,r=0,i=0,d=[],S=performance.
now(),R;const m=()=>{const[w="",...O]=d,o=`${r}/${P}${i>0?`, ${i} failed`:""}`,p=`${Math.floor((performance.now()-S)/1e3)}\
 s`,y=O.length>0?`(and ${O.length} more) `:"",F=(0,f().clipColumns)(`${o}  ${p}  ${y}${(0,h().safeLine)(w)}`,c.columns()-
1);c.write(`\r\x1B[K${F}`)};return{planned:w=>{P=w,S=performance.now(),R=setInterval(m,I),R.unref()},started:w=>{d=[...d,
w],m()},finished:(w,{status:O})=>{r+=1,O!=="passed"&&(i+=1),d=d.toSpliced(d.indexOf(w),1),m()},ended:()=>{clearInterval(
R),c.write("\r\x1B[K")}}}function j(c,P){if(P)return g().NO_PROGRESS;if(!c.interactive){const r=d=>c.note(`${d}
`),{fold:i}=c;return i?(0,g().groupedProgress)({info:r,startGroup:i,endGroup:()=>i()}):(0,g().linesOfProgress)(r)}return v(
{columns:c.noteColumns,write:c.note})}},78103:function(C,s,e){Object.defineProperty(s,"__esModule",{value:!0}),s.namedInputs=
j,s.promoteCommand=v,s.senderOf=c;function f(){const r=e(63314);return f=function(){return r},r}function g(){const r=e(41895);
return g=function(){return r},r}function h(){const r=e(48791);return h=function(){return r},r}const I=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory; \`-\` reads standard input. The policy lists the workflows whose signed
promotions count (\`a2a.attestation\`); no network is needed to verify them.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function v(){return new(f()).Command("promote").requiredOption("--assets <file>","\
file or directory with the candidates").option("--events <file>","event log for counting successes (default: the log of \
--repo)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence: a file or a directory").option(
"--attestation <file>","signed promotions of the candidates, as evidence").option("--trusted-root <file>","root of trust\
 of the signatures (gh attestation trusted-root)").option("--repo <dir>","target repository; assets that it already has \
are skipped").option("--policy <file>","policy file (default: the policy of --repo, else the built-in policy)").option("\
--run","run the commands of genes that pass all other checks").option("--approve <digest>","with --run, approve the comm\
ands that wait, with the digest of an earlier run").addOption(new(f()).Option("--fail-on <outcome>","what exits with 1: \
`rejected` candidates, or also `unproven` ones").choices(h().FAIL_ON).default("unproven")).addOption(new(f()).Option("--\
format <name>","output format; `jsonl` prints the promoted assets").choices(["text","json","jsonl"]).default("text")).addOption(
new(f()).Option("--emit <kind>","print the decisions as messages of the protocol, as JSONL; requires A2A_NODE_ID").choices(
["decision"]).conflicts("format")).option("--output <path>","also write the promoted assets to this file, as JSONL; to a\
 directory, one file for each type").option("--quarantine <file>","also add the candidates without sufficient evidence t\
o this file, as JSONL").addOption(new(f()).Option("--quiet","write only errors to standard error").conflicts("verbose")).
option("--verbose","show every reason").addHelpText("after",I)}function j(r){const{assets:i,events:d,report:S,attestation:R,
trustedRoot:m}=r,w=[i,d,S,R,m];if(r.run&&r.repo===void 0)throw P("promote --run requires --repo: candidates do not inclu\
de the files that their commands run.","Pass the repository with the scripts and tests with --repo.");if(r.approve!==void 0&&
!r.run)throw P("promote --approve requires --run: it approves commands that would run.","Add --run, or remove --approve.");
if(w.filter(O=>O==="-").length>1)throw P("promote can read standard input only once.","Use `-` for only one file.");if(R===
void 0!=(m===void 0))throw P("promote --attestation requires --trusted-root, and the other way around.","Write the file \
with `gh attestation trusted-root > trusted-root.jsonl`.");return{assets:i,events:d,report:S,attestation:R,trustedRoot:m}}
function c({emit:r},{env:i}){const d=i.A2A_NODE_ID?.trim()??"";if(r===void 0||d!=="")return d;throw P("promote --emit re\
quires the id of your node, which every message names as its sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0123456\
789ab.")}function P(r,i){return new(g()).GateError("usage",r,i)}},9956:function(C,s,e){Object.defineProperty(s,"__esModu\
le",{value:!0}),s.addToQuarantine=W,s.promoteVerb=void 0,s.quarantineAt=Y,s.requireOwnFiles=M,s.writeResult=B;function f(){
const n=e(73024);return f=function(){return n},n}function g(){const n=e(51455);return g=function(){return n},n}function h(){
const n=e(76760);return h=function(){return n},n}function I(){const n=e(89549);return I=function(){return n},n}function v(){
const n=e(27199);return v=function(){return n},n}function j(){const n=e(26040);return j=function(){return n},n}function c(){
const n=e(41895);return c=function(){return n},n}function P(){const n=e(41551);return P=function(){return n},n}function r(){
const n=e(28765);return r=function(){return n},n}function i(){const n=e(72883);return i=function(){return n},n}function d(){
const n=e(39242);return d=function(){return n},n}function S(){const n=e(48791);return S=function(){return n},n}function R(){
const n=e(18421);return R=function(){return n},n}function m(){const n=e(73517);return m=function(){return n},n}function w(){
const n=e(80335);return w=function(){return n},n}function O(){const n=e(10289);return O=function(){return n},n}function o(){
const n=e(32223);return o=function(){return n},n}function p(){const n=e(49232);return p=function(){return n},n}function y(){
const n=e(95637);return y=function(){return n},n}function F(){const n=e(78103);return F=function(){return n},n}function A(){
const n=e(82256);return A=function(){return n},n}const G=(n,a)=>(0,F().promoteCommand)().action(async u=>a(await z(u,n)));
s.promoteVerb=G;async function z(n,a){const u=(0,F().namedInputs)(n),E=(0,F().senderOf)(n,a),{emit:N,format:l,quiet:D,output:$,
quarantine:T}=n,{events:J,report:X,attestation:x,trustedRoot:k}=u,q=[u.assets,J,X,x,k],_=V($,{promoted:[]},a.cwd).map(({
path:b})=>b);M([..._,T],q,a.cwd),T!==void 0&&Y((0,h().resolve)(a.cwd,T));const L=await Z(u,n,a);for(const{path:b,lines:tn}of V(
$,L,a.cwd))await B(b,tn);T!==void 0&&await W((0,h().resolve)(a.cwd,T),(0,m().quarantinedLines)(L)),N===void 0?a.print(H(
L,n,a),l):a.print((0,m().decisionLines)(L,E).join(""),"jsonl");const nn=L.rejected.length+L.quarantined.length>0;return N===
void 0&&l==="jsonl"&&nn&&!D&&a.note(U(L,n,{...a,colour:!1})),(0,S().exitCodeOf)(L,n.failOn)}function Z(n,a,u){const{cwd:E,
platform:N,signal:l,openInput:D}=u,$=async J=>{const X=await(0,p().namedPolicy)(a.policy,u)??await(0,i().promotionPolicy)(
J);return(0,d().promote)({...await(0,R().openInputs)(n,E,D),policy:X,platform:N,signal:l,...J&&{workspace:J},...a.run&&{
run:Q(a,u)}})},{repo:T}=a;return T===void 0?$():(0,i().withWorkspace)((0,h().resolve)(E,T),u,$)}function Q({approve:n,quiet:a},u){
const{env:E,signal:N}=u;return{approver:(0,I().approveByDigest)(n,new Date),path:E.PATH??"",privateFolders:(0,o().privateFolders)(
E),progress:(0,y().progressFor)(u,a??!1),signal:N,secrets:(0,P().secretsOf)(E)}}function H(n,a,u){switch(a.format){case"\
json":return`${(0,O().json)(n)}
`;case"jsonl":return(0,m().promotedLines)(n).join("");case"text":return U(n,a,u)}}function U(n,a,u){return(0,w().renderPromotion)(
n,(0,A().textOptions)(a,u))}function M(n,a,u){const E=l=>l.flatMap(D=>D===void 0||D==="-"?[]:K((0,h().resolve)(u,D))),N=E(
a);for(const l of E(n)){if(N.includes(l)&&!t(l))throw new(c()).GateError("usage",`promote would overwrite ${l}, which an\
other option names.`,"Write to another file, and append the promoted assets to your store yourself.");N.push(l)}}function V(n,a,u){
if(n===void 0)return[];const E=(0,h().resolve)(u,n);return(0,f().statSync)(E,{throwIfNoEntry:!1})?.isDirectory()?(0,m().
promotedFiles)(a).map(([N,l])=>({path:(0,h().join)(E,N),lines:l})):[{path:E,lines:(0,m().promotedLines)(a)}]}async function B(n,a){
try{const u=K(n);await(t(u)?(0,g().writeFile)(u,a):(0,r().replaceFile)(u,a))}catch(u){throw new(c()).GateError("file_unr\
eadable",`Cannot write to ${n}: ${u.message.split(", ")[0]}.`,"Name a writable file.",{cause:u})}}async function W(n,a){
await B(n,new Set([...Y(n),...a]))}function Y(n){if(!(0,f().existsSync)(n)||t(n))return[];const a=(0,f().readFileSync)(n,
"utf8").split(`
`).filter(u=>u.trim()!=="");if(a.every(u=>(0,v().isJsonObject)((0,j().attempt)(()=>JSON.parse(u)))))return a.map(u=>`${u}\

`);throw new(c()).GateError("usage",`promote would add candidates to ${n}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function K(n){return(0,j().attempt)(()=>(0,f().realpathSync)(
n))??n}function t(n){return(0,f().statSync)(n,{throwIfNoEntry:!1})?.isFile()===!1}},82256:function(C,s,e){Object.defineProperty(
s,"__esModule",{value:!0}),s.REPO_OPTION=s.POLICY_OPTION=s.NO_GENES=s.DURATIONS=void 0,s.durationsOf=K,s.folderFiles=Q,s.
formatOption=p,s.inRepository=G,s.parsedBy=B,s.parsedNumber=W,s.printAnswer=F,s.rangeRequest=V,s.storeFiles=z,s.textOptions=
y,s.withChangeOptions=M,s.withJudgingOptions=w,s.withRangeOptions=U;function f(){const t=e(76760);return f=function(){return t},
t}function g(){const t=e(63314);return g=function(){return t},t}function h(){const t=e(7723);return h=function(){return t},
t}function I(){const t=e(89549);return I=function(){return t},t}function v(){const t=e(18744);return v=function(){return t},
t}function j(){const t=e(25966);return j=function(){return t},t}function c(){const t=e(41895);return c=function(){return t},
t}function P(){const t=e(41551);return P=function(){return t},t}function r(){const t=e(39763);return r=function(){return t},
t}function i(){const t=e(96402);return i=function(){return t},t}function d(){const t=e(93028);return d=function(){return t},
t}function S(){const t=e(10289);return S=function(){return t},t}function R(){const t=e(23107);return R=function(){return t},
t}function m(){const t=e(49232);return m=function(){return t},t}function w(t,n=["text","json"]){return t.option(...O).option(
"--no-policy","use the built-in policy").addOption(o()).addOption(p(n))}const O=s.POLICY_OPTION=["--policy <file>","poli\
cy file (default: the policy of the repository)"];function o(){return new(g()).Option("--profile <name>","profile for co\
mmands").choices(r().PROFILE_NAMES)}function p(t=["text","json"]){return new(g()).Option("--format <name>","output forma\
t").choices(t).default("text")}function y({verbose:t=!1},{columns:n,colour:a,name:u}){return{columns:n,colour:a,verbose:t,
name:u}}function F(t,n,a,u){u.print(a==="json"?`${(0,S().json)(t)}
`:n(),a)}const A=s.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function G({repo:t},{cwd:n,env:a,
note:u},E){const N=await(0,i().openRepository)((0,f().resolve)(n,t),a,u);try{return await E(N)}finally{await N.close()}}
function z(t,n,a){return H((0,v().assetPathsIn)(t,n),a)}const Z=s.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function Q(t,n,a){const u=(0,v().assetPathTest)(n),E=l=>[(0,f().resolve)(a,l).split(f().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,f().basename)(l)}`],N=[...t.files()].filter(({kind:l})=>(0,d().isRegular)(l)).map(({path:l})=>l);return H(
N.filter(l=>E(l).some(u)),a)}function H(t,n){if(t.length>0)return t;throw new(c()).GateError("usage",`${n} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function U(t){return M(
t).option("--all","check all genes of the head, not only changed ones")}function M(t){return t.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(g()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...A).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(o()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function V({base:t,head:n,worktree:a,staged:u,profile:E,...N},l){const D=(0,I().approveByDigest)(
N.approve,new Date),$=await(0,m().namedPolicy)(N.policy,l);return{directory:(0,f().resolve)(l.cwd,N.repo),env:l.env,note:l.
note,locate:T=>(0,j().resolveRange)(T,{...t!==void 0&&{base:t},...n!==void 0&&{head:n},...a&&{worktree:a},...u&&{staged:u}}),
...$&&{policy:$},...N.policyRef!==void 0&&{policyRef:N.policyRef},inputs:{profile:E},all:N.all??!1,approver:D,signal:l.signal,
secrets:(0,P().secretsOf)(l.env)}}function B(t,n){return a=>{const u=t().safeParse(a);if(u.success)return u.data;throw new(g()).
InvalidArgumentError(n)}}function W(t){return B(()=>h().coerce.number().pipe(t()),"Expected a number from 1 to 256.")}const Y=s.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function K({durations:t},n){return t===void 0?new Map:(0,R().readDurations)((0,f().resolve)(n.cwd,t),n.openInput)}},
25966:function(C,s,e){Object.defineProperty(s,"__esModule",{value:!0}),s.resolveRange=j;function f(){const i=e(41895);return f=
function(){return i},i}function g(){const i=e(24634);return g=function(){return i},i}function h(){const i=e(67397);return h=
function(){return i},i}function I(){const i=e(50598);return I=function(){return i},i}function v(){const i=e(34397);return v=
function(){return i},i}async function j(i,{base:d,head:S,worktree:R=!1,staged:m=!1}){if(R&&S!==void 0)throw new(f()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const w=await(0,I().resolveRevision)(i,S??"HEAD"),O=await P(i,d);return{name:m?"index":R?"worktree":"range",directory:i.
directory,base:await(0,g().mergeBase)(i,O.commit,w),head:w,audited:R?await(m?v().snapshotIndex:v().snapshotWorktree)(i):
w,policyCommit:O.commit,baseRef:O.name,...O.defaultBranch&&{defaultBranch:O.defaultBranch},isFork:!1}}const c=/^refs\/(?:heads|remotes\/origin)\//;
async function P(i,d){const S=d===void 0?await(0,h().defaultBranch)(i):await(0,I().resolveNamed)(i,d),{commit:R}=S,m=d===
"HEAD"||d==="@"?await(0,h().checkedOutBranch)(i):S.ref,w=m&&r(m);if(w===void 0)return{commit:R,name:d??"HEAD"};const O=d===
void 0?S:await(0,h().findDefaultBranch)(i),o=O?.ref&&r(O.ref);return{commit:R,name:w,...O&&o&&{defaultBranch:{name:o,commit:O.
commit}}}}function r(i){return c.test(i)?i.replace(c,""):void 0}},31048:function(C,s,e){Object.defineProperty(s,"__esMod\
ule",{value:!0}),s.renderJson=c,s.reportDigest=P;function f(){const r=e(23404);return f=function(){return r},r}function g(){
const r=e(2833);return g=function(){return r},r}function h(){const r=e(41895);return h=function(){return r},r}function I(){
const r=e(10289);return I=function(){return r},r}function v(){const r=e(5640);return v=function(){return r},r}function j(){
const r=e(78534);return j=function(){return r},r}function c(r,i=j().MAX_REPORT_BYTES){const d=`${(0,I().json)(v().gateReportSchema.
parse(r))}
`;if(Buffer.byteLength(d)<=i)return d;throw new(h()).GateError("file_unreadable",`The report has more than ${i} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function P(r){return(0,g().
digestOf)((0,f().canonicalize)(r))}}};
