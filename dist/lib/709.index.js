"use strict";exports.id=709,exports.ids=[709],exports.modules={49232:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),
a.builtInPolicy=y,a.namedPolicy=s,a.policyFor=n,a.policyName=v,a.policyOfFile=l,a.repositoryOf=g;function p(){const o=r(
73024);return p=function(){return o},o}function f(){const o=r(76760);return f=function(){return o},o}function h(){const o=r(
41895);return h=function(){return o},o}function N(){const o=r(21311);return N=function(){return o},o}function R(){const o=r(
74238);return R=function(){return o},o}function F(){const o=r(48741);return F=function(){return o},o}function c(){const o=r(
96402);return c=function(){return o},o}function j(){const o=r(63550);return j=function(){return o},o}async function s(o,d){
if(o===void 0)return;const w=await l(o,d);return(0,N().requireExamples)(w),w}async function l(o,d){const w=(await d.readInput(
o)).toString("utf8"),S=await g(d.cwd,d.env)??d.cwd;return await(0,R().loadPolicyFile)(w,o,(0,F().folderTree)(S))}async function n({
policy:o,profile:d},w,S){const A=o===!1?await y():await s(o,w)??await I(S,w);return d===void 0?A:{...A,policy:{...A.policy,
profile:d}}}function v({source:o,path:d,ref:w}){return o==="default"||d===void 0?"the built-in policy":o==="file"||w===void 0?
d:`${d} in ${w}`}async function I(o,{cwd:d,env:w}){const S=o===void 0?await g(d,w):void 0,A=o??(S===void 0?void 0:(0,F().
folderTree)(S));if(A===void 0)return y();const G=await(0,R().loadPolicy)(A,A.label);return(0,N().requireExamples)(G),G}function y(){
const o=(0,j().literalTree)({});return(0,R().loadPolicy)(o,o.label)}async function g(o,d){try{const w=await(0,c().openRepository)(
o,d);return await w.close(),w.directory}catch(w){const S=w instanceof h().GateError&&w.code==="program_not_found";if(w instanceof
h().GateError&&!(S&&E(o)))return;throw w}}function E(o){const d=(0,f().dirname)(o);return(0,p().existsSync)((0,f().join)(
o,".git"))||d!==o&&E(d)}},95637:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.progressFor=F,a.terminalProgress=
R;function p(){const c=r(50427);return p=function(){return c},c}function f(){const c=r(49604);return f=function(){return c},
c}function h(){const c=r(20849);return h=function(){return c},c}const N=1e3;function R(c){let j=0,s=0,l=0,n=[],v=performance.
now(),I;const y=()=>{const[g="",...E]=n,o=`${s}/${j}${l>0?`, ${l} failed`:""}`,d=`${Math.floor((performance.now()-v)/1e3)}\
 s`,w=E.length>0?`(and ${E.length} more) `:"",S=(0,p().clipColumns)(`${o}  ${d}  ${w}${(0,h().safeLine)(g)}`,c.columns()-
1);c.write(`\r\x1B[K${S}`)};return{planned:g=>{j=g,v=performance.now(),I=setInterval(y,N),I.unref()},started:g=>{n=[...n,
g],y()},finished:(g,{status:E})=>{s+=1,E!=="passed"&&(l+=1),n=n.toSpliced(n.indexOf(g),1),y()},ended:()=>{clearInterval(
I),c.write("\r\x1B[K")}}}function F(c,j){if(j)return f().NO_PROGRESS;if(!c.interactive){const s=n=>c.note(`${n}
`),{fold:l}=c;return l?(0,f().groupedProgress)({info:s,startGroup:l,endGroup:()=>l()}):(0,f().linesOfProgress)(s)}return R(
{columns:c.noteColumns,write:c.note})}},78103:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.namedInputs=
j,a.promoteCommand=c,a.senderOf=s;function p(){const n=r(77598);return p=function(){return n},n}function f(){const n=r(63314);
return f=function(){return n},n}function h(){const n=r(41895);return h=function(){return n},n}function N(){const n=r(48791);
return N=function(){return n},n}function R(){const n=r(73517);return R=function(){return n},n}const F=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory; \`-\` reads standard input. The policy lists the workflows whose signed
promotions count (\`a2a.attestation\`); no network is needed to verify them.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function c(){return new(f()).Command("promote").requiredOption("--assets <file>","\
file or directory with the candidates").option("--events <file>","event log for counting successes (default: the log of \
--repo)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence: a file or a directory").option(
"--attestation <file>","signed promotions of the candidates, as evidence").option("--trusted-root <file>","root of trust\
 of the signatures (gh attestation trusted-root)").option("--repo <dir>","target repository; assets that it already has \
are skipped").option("--policy <file>","policy file (default: the policy of --repo, else the built-in policy)").option("\
--run","run the commands of genes that pass all other checks").option("--approve <digest>","with --run, approve the comm\
ands that wait, with the digest of an earlier run").addOption(new(f()).Option("--fail-on <outcome>","what exits with 1: \
`rejected` candidates, or also `unproven` ones").choices(N().FAIL_ON).default("unproven")).addOption(new(f()).Option("--\
format <name>","output format; `jsonl` prints the promoted assets").choices(["text","json","jsonl"]).default("text")).addOption(
new(f()).Option("--emit <kind>","print messages of the protocol instead, as JSONL; requires A2A_NODE_ID").choices(R().EMITTED).
conflicts("format")).option("--output <path>","also write the promoted assets to this file, as JSONL; to a directory, on\
e file for each type").option("--quarantine <file>","also add the candidates without sufficient evidence to this file, a\
s JSONL").addOption(new(f()).Option("--quiet","write only errors to standard error").conflicts("verbose")).option("--ver\
bose","show every reason").addHelpText("after",F)}function j(n){const{assets:v,events:I,report:y,attestation:g,trustedRoot:E}=n,
o=[v,I,y,g,E];if(n.run&&n.repo===void 0)throw l("promote --run requires --repo: candidates do not include the files that\
 their commands run.","Pass the repository with the scripts and tests with --repo.");if(n.approve!==void 0&&!n.run)throw l(
"promote --approve requires --run: it approves commands that would run.","Add --run, or remove --approve.");if(o.filter(
d=>d==="-").length>1)throw l("promote can read standard input only once.","Use `-` for only one file.");if(g===void 0&&E!==
void 0)throw l("promote --trusted-root requires --attestation.","Name the file of the attestations, or remove --trusted-\
root.");if(g!==void 0&&E===void 0)throw l("promote --attestation requires --trusted-root.","Write the file with `gh atte\
station trusted-root > trusted-root.jsonl`.");return{assets:v,events:I,report:y,attestation:g,trustedRoot:E}}function s({
emit:n},{env:v}){const I=v.A2A_NODE_ID?.trim()??"";if(n!==void 0&&I==="")throw l("promote --emit requires the id of your\
 node, which every message names as its sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0123456789ab.");return{id:I,
now:new Date,random:()=>(0,p().randomBytes)(4).toString("hex")}}function l(n,v){return new(h()).GateError("usage",n,v)}},
9956:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.addToQuarantine=X,a.promoteVerb=void 0,a.quarantineAt=
U,a.requireOwnFiles=Y,a.writeResult=H;function p(){const t=r(73024);return p=function(){return t},t}function f(){const t=r(
51455);return f=function(){return t},t}function h(){const t=r(76760);return h=function(){return t},t}function N(){const t=r(
89549);return N=function(){return t},t}function R(){const t=r(27199);return R=function(){return t},t}function F(){const t=r(
26040);return F=function(){return t},t}function c(){const t=r(41895);return c=function(){return t},t}function j(){const t=r(
41551);return j=function(){return t},t}function s(){const t=r(28765);return s=function(){return t},t}function l(){const t=r(
72883);return l=function(){return t},t}function n(){const t=r(39242);return n=function(){return t},t}function v(){const t=r(
48791);return v=function(){return t},t}function I(){const t=r(18421);return I=function(){return t},t}function y(){const t=r(
73517);return y=function(){return t},t}function g(){const t=r(80335);return g=function(){return t},t}function E(){const t=r(
10289);return E=function(){return t},t}function o(){const t=r(32223);return o=function(){return t},t}function d(){const t=r(
49232);return d=function(){return t},t}function w(){const t=r(95637);return w=function(){return t},t}function S(){const t=r(
78103);return S=function(){return t},t}function A(){const t=r(82256);return A=function(){return t},t}const G=(t,i)=>(0,S().
promoteCommand)().action(async u=>i(await K(u,t)));a.promoteVerb=G;async function K(t,i){const u=(0,S().namedInputs)(t),
O=(0,S().senderOf)(t,i),{emit:m,format:T,quiet:D,output:C,quarantine:$}=t,{events:V,report:Z,attestation:x,trustedRoot:k}=u,
q=[u.assets,V,Z,x,k],_=J(C,{promoted:[]},i.cwd).map(({path:b})=>b);Y([..._,$],q,i.cwd),$!==void 0&&U((0,h().resolve)(i.cwd,
$));const L=await z(u,t,i);for(const{path:b,lines:nt}of J(C,L,i.cwd))await H(b,nt);$!==void 0&&await X((0,h().resolve)(i.
cwd,$),(0,y().quarantinedLines)(L)),m===void 0?i.print(Q(L,t,i),T):i.print((0,y().messageLines)(L,m,O).join(""),"jsonl");
const tt=L.rejected.length+L.quarantined.length>0;return m===void 0&&T==="jsonl"&&tt&&!D&&i.note(M(L,t,{...i,colour:!1})),
(0,v().exitCodeOf)(L,t.failOn)}function z(t,i,u){const{cwd:O,platform:m,signal:T,openInput:D}=u,C=async V=>{const Z=await(0,d().
namedPolicy)(i.policy,u)??await(0,l().promotionPolicy)(V);return(0,n().promote)({...await(0,I().openInputs)(t,O,D),policy:Z,
platform:m,signal:T,...V&&{workspace:V},...i.run&&{run:W(i,u)}})},{repo:$}=i;return $===void 0?C():(0,l().withWorkspace)(
(0,h().resolve)(O,$),u,C)}function W({approve:t,quiet:i},u){const{env:O,signal:m}=u;return{approver:(0,N().approveByDigest)(
t,new Date),path:O.PATH??"",privateFolders:(0,o().privateFolders)(O),progress:(0,w().progressFor)(u,i??!1),signal:m,secrets:(0,j().
secretsOf)(O)}}function Q(t,i,u){switch(i.format){case"json":return`${(0,E().json)(t)}
`;case"jsonl":return(0,y().promotedLines)(t).join("");case"text":return M(t,i,u)}}function M(t,i,u){return(0,g().renderPromotion)(
t,(0,A().textOptions)(i,u))}function Y(t,i,u){const O=T=>T.flatMap(D=>D===void 0||D==="-"?[]:e((0,h().resolve)(u,D))),m=O(
i);for(const T of O(t)){if(m.includes(T)&&!P(T))throw new(c()).GateError("usage",`promote would overwrite ${T}, which an\
other option names.`,"Write to another file, and append the promoted assets to your store yourself.");m.push(T)}}function J(t,i,u){
if(t===void 0)return[];const O=(0,h().resolve)(u,t);return(0,p().statSync)(O,{throwIfNoEntry:!1})?.isDirectory()?(0,y().
promotedFiles)(i).map(([m,T])=>({path:(0,h().join)(O,m),lines:T})):[{path:O,lines:(0,y().promotedLines)(i)}]}async function H(t,i){
try{const u=e(t);await(P(u)?(0,f().writeFile)(u,i):(0,s().replaceFile)(u,i))}catch(u){throw new(c()).GateError("file_unr\
eadable",`Cannot write to ${t}: ${u.message.split(", ")[0]}.`,"Name a writable file.",{cause:u})}}async function X(t,i){
await H(t,new Set([...U(t),...i]))}function U(t){if(!(0,p().existsSync)(t)||P(t))return[];const i=(0,p().readFileSync)(t,
"utf8").split(`
`).filter(u=>u.trim()!=="");if(i.every(u=>(0,R().isJsonObject)((0,F().attempt)(()=>JSON.parse(u)))))return i.map(u=>`${u}\

`);throw new(c()).GateError("usage",`promote would add candidates to ${t}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function e(t){return(0,F().attempt)(()=>(0,p().realpathSync)(
t))??t}function P(t){return(0,p().statSync)(t,{throwIfNoEntry:!1})?.isFile()===!1}},82256:function(B,a,r){Object.defineProperty(
a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=a.DURATIONS=void 0,a.durationsOf=U,a.folderFiles=z,a.formatOption=
d,a.inRepository=G,a.parsedBy=J,a.parsedNumber=H,a.printAnswer=S,a.rangeRequest=Y,a.storeFiles=K,a.textOptions=w,a.withChangeOptions=
M,a.withJudgingOptions=g,a.withRangeOptions=Q;function p(){const e=r(76760);return p=function(){return e},e}function f(){
const e=r(63314);return f=function(){return e},e}function h(){const e=r(7723);return h=function(){return e},e}function N(){
const e=r(89549);return N=function(){return e},e}function R(){const e=r(18744);return R=function(){return e},e}function F(){
const e=r(25966);return F=function(){return e},e}function c(){const e=r(41895);return c=function(){return e},e}function j(){
const e=r(41551);return j=function(){return e},e}function s(){const e=r(39763);return s=function(){return e},e}function l(){
const e=r(96402);return l=function(){return e},e}function n(){const e=r(93028);return n=function(){return e},e}function v(){
const e=r(10289);return v=function(){return e},e}function I(){const e=r(23107);return I=function(){return e},e}function y(){
const e=r(49232);return y=function(){return e},e}function g(e,P=["text","json"]){return e.option(...E).option("--no-poli\
cy","use the built-in policy").addOption(o()).addOption(d(P))}const E=a.POLICY_OPTION=["--policy <file>","policy file (d\
efault: the policy of the repository)"];function o(){return new(f()).Option("--profile <name>","profile for commands").choices(
s().PROFILE_NAMES)}function d(e=["text","json"]){return new(f()).Option("--format <name>","output format").choices(e).default(
"text")}function w({verbose:e=!1},{columns:P,colour:t,name:i}){return{columns:P,colour:t,verbose:e,name:i}}function S(e,P,t,i){
i.print(t==="json"?`${(0,v().json)(e)}
`:P(),t)}const A=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function G({repo:e},{cwd:P,env:t,
note:i},u){const O=await(0,l().openRepository)((0,p().resolve)(P,e),t,i);try{return await u(O)}finally{await O.close()}}
function K(e,P,t){return W((0,R().assetPathsIn)(e,P),t)}function z(e,P,t){const i=(0,R().assetPathTest)(P),u=m=>[(0,p().
resolve)(t,m).split(p().sep).join("/").replace(/^\//,""),`assets/gep/${(0,p().basename)(m)}`],O=[...e.files()].filter(({
kind:m})=>(0,n().isRegular)(m)).map(({path:m})=>m);return W(O.filter(m=>u(m).some(i)),t)}function W(e,P){if(e.length>0)return e;
throw new(c()).GateError("usage",`${P} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function Q(e){return M(e).option("--all","check all genes of the head, not only changed \
ones")}function M(e){return e.option("--base <ref>","base branch or commit (default: the default branch)").option("--hea\
d <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").
addOption(new(f()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(
...A).option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also\
 apply the policy of this branch; the stricter value of each key wins").addOption(o()).option("--approve <digest>","appr\
ove the commands that wait, with the approval digest of an earlier run")}async function Y({base:e,head:P,worktree:t,staged:i,
profile:u,...O},m){const T=(0,N().approveByDigest)(O.approve,new Date),D=await(0,y().namedPolicy)(O.policy,m);return{directory:(0,p().
resolve)(m.cwd,O.repo),env:m.env,note:m.note,locate:C=>(0,F().resolveRange)(C,{...e!==void 0&&{base:e},...P!==void 0&&{head:P},
...t&&{worktree:t},...i&&{staged:i}}),...D&&{policy:D},...O.policyRef!==void 0&&{policyRef:O.policyRef},inputs:{profile:u},
all:O.all??!1,approver:T,signal:m.signal,secrets:(0,j().secretsOf)(m.env)}}function J(e,P){return t=>{const i=e().safeParse(
t);if(i.success)return i.data;throw new(f()).InvalidArgumentError(P)}}function H(e){return J(()=>h().coerce.number().pipe(
e()),"Expected a number from 1 to 256.")}const X=a.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function U({durations:e},P){return e===void 0?new Map:(0,I().
readDurations)((0,p().resolve)(P.cwd,e),P.openInput)}},25966:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),
a.resolveRange=F;function p(){const n=r(41895);return p=function(){return n},n}function f(){const n=r(24634);return f=function(){
return n},n}function h(){const n=r(67397);return h=function(){return n},n}function N(){const n=r(50598);return N=function(){
return n},n}function R(){const n=r(34397);return R=function(){return n},n}async function F(n,{base:v,head:I,worktree:y=!1,
staged:g=!1}){if(y&&I!==void 0)throw new(p()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[E,o]=await c([(0,N().resolveRevision)(n,I??"HEAD"),
s(n,v)]);return{name:g?"index":y?"worktree":"range",directory:n.directory,base:await(0,f().mergeBase)(n,o.commit,E),head:E,
audited:y?await(g?R().snapshotIndex:R().snapshotWorktree)(n):E,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function c(n){return await Promise.allSettled(n),Promise.all(n)}const j=/^refs\/(?:heads|remotes\/origin)\//;
async function s(n,v){const I=v===void 0?await(0,h().defaultBranch)(n):await(0,N().resolveNamed)(n,v),{commit:y}=I,g=v===
"HEAD"||v==="@"?await(0,h().checkedOutBranch)(n):I.ref,E=g&&l(g);if(E===void 0)return{commit:y,name:v??"HEAD"};const o=v===
void 0?I:await(0,h().findDefaultBranch)(n),d=o?.ref&&l(o.ref);return{commit:y,name:E,...o&&d&&{defaultBranch:{name:d,commit:o.
commit}}}}function l(n){return j.test(n)?n.replace(j,""):void 0}},31048:function(B,a,r){Object.defineProperty(a,"__esMod\
ule",{value:!0}),a.renderJson=c,a.reportDigest=j;function p(){const s=r(23404);return p=function(){return s},s}function f(){
const s=r(2833);return f=function(){return s},s}function h(){const s=r(41895);return h=function(){return s},s}function N(){
const s=r(10289);return N=function(){return s},s}function R(){const s=r(5640);return R=function(){return s},s}function F(){
const s=r(78534);return F=function(){return s},s}function c(s,l=F().MAX_REPORT_BYTES){const n=`${(0,N().json)(R().gateReportSchema.
parse(s))}
`;if(Buffer.byteLength(n)<=l)return n;throw new(h()).GateError("file_unreadable",`The report has more than ${l} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function j(s){return(0,f().
digestOf)((0,p().canonicalize)(s))}}};
