"use strict";exports.id=709,exports.ids=[709],exports.modules={49232:function(C,i,r){Object.defineProperty(i,"__esModule",{value:!0}),
i.builtInPolicy=y,i.namedPolicy=u,i.policyFor=n,i.policyName=O,i.policyOfFile=p,i.repositoryOf=g;function h(){const o=r(
73024);return h=function(){return o},o}function l(){const o=r(76760);return l=function(){return o},o}function m(){const o=r(
41895);return m=function(){return o},o}function E(){const o=r(21311);return E=function(){return o},o}function v(){const o=r(
74238);return v=function(){return o},o}function F(){const o=r(48741);return F=function(){return o},o}function c(){const o=r(
96402);return c=function(){return o},o}function N(){const o=r(63550);return N=function(){return o},o}async function u(o,d){
if(o===void 0)return;const w=await p(o,d);return(0,E().requireExamples)(w),w}async function p(o,d){const w=(await d.readInput(
o)).toString("utf8"),S=await g(d.cwd,d.env)??d.cwd;return await(0,v().loadPolicyFile)(w,o,(0,F().folderTree)(S))}async function n({
policy:o,profile:d},w,S){const D=o===!1?await y():await u(o,w)??await P(S,w);return d===void 0?D:{...D,policy:{...D.policy,
profile:d}}}function O({source:o,path:d,ref:w}){return o==="default"||d===void 0?"the built-in policy":o==="file"||w===void 0?
d:`${d} in ${w}`}async function P(o,{cwd:d,env:w}){const S=o===void 0?await g(d,w):void 0,D=o??(S===void 0?void 0:(0,F().
folderTree)(S));if(D===void 0)return y();const G=await(0,v().loadPolicy)(D,D.label);return(0,E().requireExamples)(G),G}function y(){
const o=(0,N().literalTree)({});return(0,v().loadPolicy)(o,o.label)}async function g(o,d){try{const w=await(0,c().openRepository)(
o,d);return await w.close(),w.directory}catch(w){const S=w instanceof m().GateError&&w.code==="program_not_found";if(w instanceof
m().GateError&&!(S&&R(o)))return;throw w}}function R(o){const d=(0,l().dirname)(o);return(0,h().existsSync)((0,l().join)(
o,".git"))||d!==o&&R(d)}},95637:function(C,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.progressFor=F,i.terminalProgress=
v;function h(){const c=r(50427);return h=function(){return c},c}function l(){const c=r(49604);return l=function(){return c},
c}function m(){const c=r(20849);return m=function(){return c},c}const E=1e3;function v(c){let N=0,u=0,p=0,n=[],O=performance.
now(),P;const y=()=>{const[g="",...R]=n,o=`${u}/${N}${p>0?`, ${p} failed`:""}`,d=`${Math.floor((performance.now()-O)/1e3)}\
 s`,w=R.length>0?`(and ${R.length} more) `:"",S=(0,h().clipColumns)(`${o}  ${d}  ${w}${(0,m().safeLine)(g)}`,c.columns()-
1);c.write(`\r\x1B[K${S}`)};return{planned:g=>{N=g,O=performance.now(),P=setInterval(y,E),P.unref()},started:g=>{n=[...n,
g],y()},finished:(g,{status:R})=>{u+=1,R!=="passed"&&(p+=1),n=n.toSpliced(n.indexOf(g),1),y()},ended:()=>{clearInterval(
P),c.write("\r\x1B[K")}}}function F(c,N){if(N)return l().NO_PROGRESS;if(!c.interactive){const u=n=>c.note(`${n}
`),{fold:p}=c;return p?(0,l().groupedProgress)({info:u,startGroup:p,endGroup:()=>p()}):(0,l().linesOfProgress)(u)}return v(
{columns:c.noteColumns,write:c.note})}},78103:function(C,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.namedInputs=
N,i.promoteCommand=c,i.senderOf=u;function h(){const n=r(77598);return h=function(){return n},n}function l(){const n=r(63314);
return l=function(){return n},n}function m(){const n=r(41895);return m=function(){return n},n}function E(){const n=r(48791);
return E=function(){return n},n}function v(){const n=r(73517);return v=function(){return n},n}const F=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory; \`-\` reads standard input. The policy lists the workflows whose signed
promotions count (\`a2a.attestation\`); no network is needed to verify them.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function c(){return new(l()).Command("promote").requiredOption("--assets <file>","\
file or directory with the candidates").option("--events <file>","event log for counting successes (default: the log of \
--repo)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence: a file or a directory").option(
"--attestation <file>","signed promotions of the candidates, as evidence").option("--trusted-root <file>","root of trust\
 of the signatures (gh attestation trusted-root)").option("--repo <dir>","target repository; assets that it already has \
are skipped").option("--policy <file>","policy file (default: the policy of --repo, else the built-in policy)").option("\
--run","run the commands of genes that pass all other checks").option("--approve <digest>","with --run, approve the comm\
ands that wait, with the digest of an earlier run").addOption(new(l()).Option("--fail-on <outcome>","what exits with 1: \
`rejected` candidates, or also `unproven` ones").choices(E().FAIL_ON).default("unproven")).addOption(new(l()).Option("--\
format <name>","output format; `jsonl` prints the promoted assets").choices(["text","json","jsonl"]).default("text")).addOption(
new(l()).Option("--emit <kind>","print messages of the protocol instead, as JSONL; requires A2A_NODE_ID").choices(v().EMITTED).
conflicts("format")).option("--output <path>","also write the promoted assets to this file, as JSONL; to a directory, on\
e file for each type").option("--quarantine <file>","also add the candidates without sufficient evidence to this file, a\
s JSONL").addOption(new(l()).Option("--quiet","write only errors to standard error").conflicts("verbose")).option("--ver\
bose","show every reason").addHelpText("after",F)}function N(n){const{assets:O,events:P,report:y,attestation:g,trustedRoot:R}=n,
o=[O,P,y,g,R];if(n.run&&n.repo===void 0)throw p("promote --run requires --repo: candidates do not include the files that\
 their commands run.","Pass the repository with the scripts and tests with --repo.");if(n.approve!==void 0&&!n.run)throw p(
"promote --approve requires --run: it approves commands that would run.","Add --run, or remove --approve.");if(o.filter(
d=>d==="-").length>1)throw p("promote can read standard input only once.","Use `-` for only one file.");if(g===void 0&&R!==
void 0)throw p("promote --trusted-root requires --attestation.","Name the file of the attestations, or remove --trusted-\
root.");if(g!==void 0&&R===void 0)throw p("promote --attestation requires --trusted-root.","Write the file with `gh atte\
station trusted-root > trusted-root.jsonl`.");return{assets:O,events:P,report:y,attestation:g,trustedRoot:R}}function u({
emit:n},{env:O}){const P=O.A2A_NODE_ID?.trim()??"";if(n!==void 0&&P==="")throw p("promote --emit requires the id of your\
 node, which every message names as its sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0123456789ab.");return{id:P,
now:new Date,random:()=>(0,h().randomBytes)(4).toString("hex")}}function p(n,O){return new(m()).GateError("usage",n,O)}},
9956:function(C,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.addToQuarantine=K,i.promoteVerb=void 0,i.quarantineAt=
e,i.requireOwnFiles=M,i.writeResult=Y;function h(){const t=r(73024);return h=function(){return t},t}function l(){const t=r(
51455);return l=function(){return t},t}function m(){const t=r(76760);return m=function(){return t},t}function E(){const t=r(
89549);return E=function(){return t},t}function v(){const t=r(27199);return v=function(){return t},t}function F(){const t=r(
26040);return F=function(){return t},t}function c(){const t=r(41895);return c=function(){return t},t}function N(){const t=r(
41551);return N=function(){return t},t}function u(){const t=r(28765);return u=function(){return t},t}function p(){const t=r(
72883);return p=function(){return t},t}function n(){const t=r(39242);return n=function(){return t},t}function O(){const t=r(
48791);return O=function(){return t},t}function P(){const t=r(18421);return P=function(){return t},t}function y(){const t=r(
73517);return y=function(){return t},t}function g(){const t=r(80335);return g=function(){return t},t}function R(){const t=r(
10289);return R=function(){return t},t}function o(){const t=r(32223);return o=function(){return t},t}function d(){const t=r(
49232);return d=function(){return t},t}function w(){const t=r(95637);return w=function(){return t},t}function S(){const t=r(
78103);return S=function(){return t},t}function D(){const t=r(82256);return D=function(){return t},t}const G=(t,s)=>(0,S().
promoteCommand)().action(async a=>s(await z(a,t)));i.promoteVerb=G;async function z(t,s){const a=(0,S().namedInputs)(t),
f=(0,S().senderOf)(t,s),{emit:A,format:T,quiet:$,output:J,quarantine:L}=t,{events:H,report:Z,attestation:x,trustedRoot:k}=a,
q=[a.assets,H,Z,x,k],_=W(J,{promoted:[]},s.cwd).map(({path:b})=>b);M([..._,L],q,s.cwd),L!==void 0&&e((0,m().resolve)(s.cwd,
L));const B=await Q(a,t,s);for(const{path:b,lines:nt}of W(J,B,s.cwd))await Y(b,nt);L!==void 0&&await K((0,m().resolve)(s.
cwd,L),(0,y().quarantinedLines)(B)),A===void 0?s.print(X(B,t,s),T):s.print((0,y().messageLines)(B,A,f).join(""),"jsonl");
const tt=B.rejected.length+B.quarantined.length>0;return A===void 0&&T==="jsonl"&&tt&&!$&&s.note(V(B,t,{...s,colour:!1})),
(0,O().exitCodeOf)(B,t.failOn)}function Q(t,s,a){const{cwd:f,platform:A,signal:T,openInput:$}=a,J=async H=>{const Z=await(0,d().
namedPolicy)(s.policy,a)??await(0,p().promotionPolicy)(H);return(0,n().promote)({...await(0,P().openInputs)(t,f,$),policy:Z,
platform:A,signal:T,...H&&{workspace:H},...s.run&&{run:U(s,a)}})},{repo:L}=s;return L===void 0?J():(0,p().withWorkspace)(
(0,m().resolve)(f,L),a,J)}function U({approve:t,quiet:s},a){const{env:f,signal:A}=a;return{approver:(0,E().approveByDigest)(
t,new Date),path:f.PATH??"",privateFolders:(0,o().privateFolders)(f),progress:(0,w().progressFor)(a,s??!1),signal:A,secrets:(0,N().
secretsOf)(f)}}function X(t,s,a){switch(s.format){case"json":return`${(0,R().json)(t)}
`;case"jsonl":return(0,y().promotedLines)(t).join("");case"text":return V(t,s,a)}}function V(t,s,a){return(0,g().renderPromotion)(
t,(0,D().textOptions)(s,a))}function M(t,s,a){const f=T=>T.flatMap($=>$===void 0||$==="-"?[]:I((0,m().resolve)(a,$))),A=f(
s);for(const T of f(t)){if(A.includes(T)&&!j(T))throw new(c()).GateError("usage",`promote would overwrite ${T}, which an\
other option names.`,"Write to another file, and append the promoted assets to your store yourself.");A.push(T)}}function W(t,s,a){
if(t===void 0)return[];const f=(0,m().resolve)(a,t);return(0,h().statSync)(f,{throwIfNoEntry:!1})?.isDirectory()?(0,y().
promotedFiles)(s).map(([A,T])=>({path:(0,m().join)(f,A),lines:T})):[{path:f,lines:(0,y().promotedLines)(s)}]}async function Y(t,s){
try{const a=I(t);await(j(a)?(0,l().writeFile)(a,s):(0,u().replaceFile)(a,s))}catch(a){throw new(c()).GateError("file_unr\
eadable",`Cannot write to ${t}: ${a.message.split(", ")[0]}.`,"Name a writable file.",{cause:a})}}async function K(t,s){
await Y(t,new Set([...e(t),...s]))}function e(t){if(!(0,h().existsSync)(t)||j(t))return[];const s=(0,h().readFileSync)(t,
"utf8").split(`
`).filter(a=>a.trim()!=="");if(s.every(a=>(0,v().isJsonObject)((0,F().attempt)(()=>JSON.parse(a)))))return s.map(a=>`${a}\

`);throw new(c()).GateError("usage",`promote would add candidates to ${t}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function I(t){return(0,F().attempt)(()=>(0,h().realpathSync)(
t))??t}function j(t){return(0,h().statSync)(t,{throwIfNoEntry:!1})?.isFile()===!1}},82256:function(C,i,r){Object.defineProperty(
i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=i.DURATIONS=void 0,i.durationsOf=K,i.folderFiles=Q,i.formatOption=
d,i.inRepository=G,i.parsedBy=M,i.parsedNumber=W,i.printAnswer=S,i.rangeRequest=V,i.storeFiles=z,i.textOptions=w,i.withJudgingOptions=
g,i.withRangeOptions=X;function h(){const e=r(76760);return h=function(){return e},e}function l(){const e=r(63314);return l=
function(){return e},e}function m(){const e=r(7723);return m=function(){return e},e}function E(){const e=r(89549);return E=
function(){return e},e}function v(){const e=r(18744);return v=function(){return e},e}function F(){const e=r(25966);return F=
function(){return e},e}function c(){const e=r(41895);return c=function(){return e},e}function N(){const e=r(41551);return N=
function(){return e},e}function u(){const e=r(39763);return u=function(){return e},e}function p(){const e=r(96402);return p=
function(){return e},e}function n(){const e=r(93028);return n=function(){return e},e}function O(){const e=r(10289);return O=
function(){return e},e}function P(){const e=r(23107);return P=function(){return e},e}function y(){const e=r(49232);return y=
function(){return e},e}function g(e,I=["text","json"]){return e.option(...R).option("--no-policy","use the built-in poli\
cy").addOption(o()).addOption(d(I))}const R=i.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the \
repository)"];function o(){return new(l()).Option("--profile <name>","profile for commands").choices(u().PROFILE_NAMES)}
function d(e=["text","json"]){return new(l()).Option("--format <name>","output format").choices(e).default("text")}function w({
verbose:e=!1},{columns:I,colour:j,name:t}){return{columns:I,colour:j,verbose:e,name:t}}function S(e,I,j,t){t.print(j==="\
json"?`${(0,O().json)(e)}
`:I(),j)}const D=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function G({repo:e},{cwd:I,env:j,
note:t},s){const a=await(0,p().openRepository)((0,h().resolve)(I,e),j,t);try{return await s(a)}finally{await a.close()}}
function z(e,I,j){return U((0,v().assetPathsIn)(e,I),j)}function Q(e,I,j){const t=(0,v().assetPathTest)(I),s=f=>[(0,h().
resolve)(j,f).split(h().sep).join("/").replace(/^\//,""),`assets/gep/${(0,h().basename)(f)}`],a=[...e.files()].filter(({
kind:f})=>(0,n().isRegular)(f)).map(({path:f})=>f);return U(a.filter(f=>s(f).some(t)),j)}function U(e,I){if(e.length>0)return e;
throw new(c()).GateError("usage",`${I} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function X(e){return e.option("--base <ref>","base branch or commit (default: the defaul\
t branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted fi\
les instead of a commit").addOption(new(l()).Option("--staged","check what is staged, as git commit would commit it").implies(
{worktree:!0})).option(...D).option("--policy <file>","policy file to use instead of the policy of the base").option("--\
policy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption(o()).option("--\
all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, \
with the approval digest of an earlier run")}async function V({base:e,head:I,worktree:j,staged:t,profile:s,...a},f){const A=(0,E().
approveByDigest)(a.approve,new Date),T=await(0,y().namedPolicy)(a.policy,f);return{directory:(0,h().resolve)(f.cwd,a.repo),
env:f.env,note:f.note,locate:$=>(0,F().resolveRange)($,{...e!==void 0&&{base:e},...I!==void 0&&{head:I},...j&&{worktree:j},
...t&&{staged:t}}),...T&&{policy:T},...a.policyRef!==void 0&&{policyRef:a.policyRef},inputs:{profile:s},all:a.all??!1,approver:A,
signal:f.signal,secrets:(0,N().secretsOf)(f.env)}}function M(e,I){return j=>{const t=e().safeParse(j);if(t.success)return t.
data;throw new(l()).InvalidArgumentError(I)}}function W(e){return M(()=>m().coerce.number().pipe(e()),"Expected a number\
 from 1 to 256.")}const Y=i.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function K({durations:e},I){return e===void 0?new Map:(0,P().readDurations)((0,h().
resolve)(I.cwd,e),I.openInput)}},25966:function(C,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.resolveRange=F;
function h(){const n=r(41895);return h=function(){return n},n}function l(){const n=r(24634);return l=function(){return n},
n}function m(){const n=r(67397);return m=function(){return n},n}function E(){const n=r(50598);return E=function(){return n},
n}function v(){const n=r(34397);return v=function(){return n},n}async function F(n,{base:O,head:P,worktree:y=!1,staged:g=!1}){
if(y&&P!==void 0)throw new(h()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[R,o]=await c([(0,E().resolveRevision)(n,P??"HEAD"),u(n,O)]);return{
name:g?"index":y?"worktree":"range",directory:n.directory,base:await(0,l().mergeBase)(n,o.commit,R),head:R,audited:y?await(g?
v().snapshotIndex:v().snapshotWorktree)(n):R,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},
isFork:!1}}async function c(n){return await Promise.allSettled(n),Promise.all(n)}const N=/^refs\/(?:heads|remotes\/origin)\//;
async function u(n,O){const P=O===void 0?await(0,m().defaultBranch)(n):await(0,E().resolveNamed)(n,O),{commit:y}=P,g=O===
"HEAD"||O==="@"?await(0,m().checkedOutBranch)(n):P.ref,R=g&&p(g);if(R===void 0)return{commit:y,name:O??"HEAD"};const o=O===
void 0?P:await(0,m().findDefaultBranch)(n),d=o?.ref&&p(o.ref);return{commit:y,name:R,...o&&d&&{defaultBranch:{name:d,commit:o.
commit}}}}function p(n){return N.test(n)?n.replace(N,""):void 0}},31048:function(C,i,r){Object.defineProperty(i,"__esMod\
ule",{value:!0}),i.renderJson=c,i.reportDigest=N;function h(){const u=r(23404);return h=function(){return u},u}function l(){
const u=r(2833);return l=function(){return u},u}function m(){const u=r(41895);return m=function(){return u},u}function E(){
const u=r(10289);return E=function(){return u},u}function v(){const u=r(5640);return v=function(){return u},u}function F(){
const u=r(78534);return F=function(){return u},u}function c(u,p=F().MAX_REPORT_BYTES){const n=`${(0,E().json)(v().gateReportSchema.
parse(u))}
`;if(Buffer.byteLength(n)<=p)return n;throw new(m()).GateError("file_unreadable",`The report has more than ${p} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function N(u){return(0,l().
digestOf)((0,h().canonicalize)(u))}}};
