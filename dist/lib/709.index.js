"use strict";exports.id=709,exports.ids=[709],exports.modules={49232:function(B,i,o){Object.defineProperty(i,"__esModule",{value:!0}),
i.builtInPolicy=w,i.namedPolicy=u,i.policyFor=e,i.policyName=g,i.policyOfFile=l,i.repositoryOf=h;function p(){const r=o(
73024);return p=function(){return r},r}function f(){const r=o(76760);return f=function(){return r},r}function y(){const r=o(
41895);return y=function(){return r},r}function E(){const r=o(21311);return E=function(){return r},r}function v(){const r=o(
74238);return v=function(){return r},r}function j(){const r=o(48741);return j=function(){return r},r}function c(){const r=o(
96402);return c=function(){return r},r}function N(){const r=o(63550);return N=function(){return r},r}async function u(r,d){
if(r===void 0)return;const m=await l(r,d);return(0,E().requireExamples)(m),m}async function l(r,d){const m=(await d.readInput(
r)).toString("utf8"),S=await h(d.cwd,d.env)??d.cwd;return await(0,v().loadPolicyFile)(m,r,(0,j().folderTree)(S))}async function e({
policy:r,profile:d},m,S){const F=r===!1?await w():await u(r,m)??await P(S,m);return d===void 0?F:{...F,policy:{...F.policy,
profile:d}}}function g({source:r,path:d,ref:m}){return r==="default"||d===void 0?"the built-in policy":r==="file"||m===void 0?
d:`${d} in ${m}`}async function P(r,{cwd:d,env:m}){const S=r===void 0?await h(d,m):void 0,F=r??(S===void 0?void 0:(0,j().
folderTree)(S));if(F===void 0)return w();const C=await(0,v().loadPolicy)(F,F.label);return(0,E().requireExamples)(C),C}function w(){
const r=(0,N().literalTree)({});return(0,v().loadPolicy)(r,r.label)}async function h(r,d){try{const m=await(0,c().openRepository)(
r,d);return await m.close(),m.directory}catch(m){const S=m instanceof y().GateError&&m.code==="program_not_found";if(m instanceof
y().GateError&&!(S&&R(r)))return;throw m}}function R(r){const d=(0,f().dirname)(r);return(0,p().existsSync)((0,f().join)(
r,".git"))||d!==r&&R(d)}},95637:function(B,i,o){Object.defineProperty(i,"__esModule",{value:!0}),i.progressFor=j,i.terminalProgress=
v;function p(){const c=o(50427);return p=function(){return c},c}function f(){const c=o(49604);return f=function(){return c},
c}function y(){const c=o(20849);return y=function(){return c},c}const E=1e3;function v(c){let N=0,u=0,l=0,e=[],g=performance.
now(),P;const w=()=>{const[h="",...R]=e,r=`${u}/${N}${l>0?`, ${l} failed`:""}`,d=`${Math.floor((performance.now()-g)/1e3)}\
 s`,m=R.length>0?`(and ${R.length} more) `:"",S=(0,p().clipColumns)(`${r}  ${d}  ${m}${(0,y().safeLine)(h)}`,c.columns()-
1);c.write(`\r\x1B[K${S}`)};return{planned:h=>{N=h,g=performance.now(),P=setInterval(w,E),P.unref()},started:h=>{e=[...e,
h],w()},finished:(h,{status:R})=>{u+=1,R!=="passed"&&(l+=1),e=e.toSpliced(e.indexOf(h),1),w()},ended:()=>{clearInterval(
P),c.write("\r\x1B[K")}}}function j(c,N){if(N)return f().NO_PROGRESS;if(!c.interactive){const u=e=>c.note(`${e}
`),{fold:l}=c;return l?(0,f().groupedProgress)({info:u,startGroup:l,endGroup:()=>l()}):(0,f().linesOfProgress)(u)}return v(
{columns:c.noteColumns,write:c.note})}},78103:function(B,i,o){Object.defineProperty(i,"__esModule",{value:!0}),i.namedInputs=
N,i.promoteCommand=c,i.senderOf=u;function p(){const e=o(77598);return p=function(){return e},e}function f(){const e=o(63314);
return f=function(){return e},e}function y(){const e=o(41895);return y=function(){return e},e}function E(){const e=o(48791);
return E=function(){return e},e}function v(){const e=o(73517);return v=function(){return e},e}const j=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory; \`-\` reads standard input. The policy lists the workflows whose signed
promotions count (\`a2a.attestation\`); no network is needed to verify them.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function c(){return new(f()).Command("promote").requiredOption("--assets <file>","\
file or directory with the candidates").option("--events <file>","event log for counting successes (default: the log of \
--repo)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence").option("--attestation <f\
ile>","signed promotions of the candidates, as evidence").option("--trusted-root <file>","root of trust of the signature\
s (gh attestation trusted-root)").option("--repo <dir>","target repository; assets that it already has are skipped").option(
"--policy <file>","policy file (default: the policy of --repo, else the built-in policy)").option("--run","run the comma\
nds of genes that pass all other checks").option("--approve <digest>","with --run, approve the commands that wait, with \
the digest of an earlier run").addOption(new(f()).Option("--fail-on <outcome>","what exits with 1: `rejected` candidates\
, or also `unproven` ones").choices(E().FAIL_ON).default("unproven")).addOption(new(f()).Option("--format <name>","outpu\
t format; `jsonl` prints the promoted assets").choices(["text","json","jsonl"]).default("text")).addOption(new(f()).Option(
"--emit <kind>","print messages of the protocol instead, as JSONL; requires A2A_NODE_ID").choices(v().EMITTED).conflicts(
"format")).option("--output <file>","also write the promoted assets to this file, as JSONL").option("--quarantine <file>",
"also add the candidates without sufficient evidence to this file, as JSONL").addOption(new(f()).Option("--quiet","write\
 only errors to standard error").conflicts("verbose")).option("--verbose","show every reason").addHelpText("after",j)}function N(e){
const{assets:g,events:P,report:w,attestation:h,trustedRoot:R}=e,r=[g,P,w,h,R];if(e.run&&e.repo===void 0)throw l("promote\
 --run requires --repo: candidates do not include the files that their commands run.","Pass the repository with the scri\
pts and tests with --repo.");if(e.approve!==void 0&&!e.run)throw l("promote --approve requires --run: it approves comman\
ds that would run.","Add --run, or remove --approve.");if(r.filter(d=>d==="-").length>1)throw l("promote can read standa\
rd input only once.","Use `-` for only one file.");if(h===void 0&&R!==void 0)throw l("promote --trusted-root requires --\
attestation.","Name the file of the attestations, or remove --trusted-root.");if(h!==void 0&&R===void 0)throw l("promote\
 --attestation requires --trusted-root.","Write the file with `gh attestation trusted-root > trusted-root.jsonl`.");return{
assets:g,events:P,report:w,attestation:h,trustedRoot:R}}function u({emit:e},{env:g}){const P=g.A2A_NODE_ID?.trim()??"";if(e!==
void 0&&P==="")throw l("promote --emit requires the id of your node, which every message names as its sender.","Set A2A_\
NODE_ID, such as A2A_NODE_ID=node_0123456789ab.");return{id:P,now:new Date,random:()=>(0,p().randomBytes)(4).toString("h\
ex")}}function l(e,g){return new(y()).GateError("usage",e,g)}},9956:function(B,i,o){Object.defineProperty(i,"__esModule",
{value:!0}),i.addToQuarantine=V,i.promoteVerb=void 0,i.quarantineAt=W,i.requireOwnFiles=U,i.writeResult=G;function p(){const n=o(
73024);return p=function(){return n},n}function f(){const n=o(51455);return f=function(){return n},n}function y(){const n=o(
76760);return y=function(){return n},n}function E(){const n=o(89549);return E=function(){return n},n}function v(){const n=o(
27199);return v=function(){return n},n}function j(){const n=o(26040);return j=function(){return n},n}function c(){const n=o(
41895);return c=function(){return n},n}function N(){const n=o(41551);return N=function(){return n},n}function u(){const n=o(
28765);return u=function(){return n},n}function l(){const n=o(72883);return l=function(){return n},n}function e(){const n=o(
39242);return e=function(){return n},n}function g(){const n=o(48791);return g=function(){return n},n}function P(){const n=o(
18421);return P=function(){return n},n}function w(){const n=o(73517);return w=function(){return n},n}function h(){const n=o(
80335);return h=function(){return n},n}function R(){const n=o(10289);return R=function(){return n},n}function r(){const n=o(
32223);return r=function(){return n},n}function d(){const n=o(49232);return d=function(){return n},n}function m(){const n=o(
95637);return m=function(){return n},n}function S(){const n=o(78103);return S=function(){return n},n}function F(){const n=o(
82256);return F=function(){return n},n}const C=(n,a)=>(0,S().promoteCommand)().action(async s=>a(await K(s,n)));i.promoteVerb=
C;async function K(n,a){const s=(0,S().namedInputs)(n),T=(0,S().senderOf)(n,a),{emit:I,format:O,quiet:A,output:$,quarantine:D}=n,
{events:M,report:X,attestation:Z,trustedRoot:b}=s,x=[s.assets,M,X,Z,b];U([$,D],x,a.cwd),D!==void 0&&W((0,y().resolve)(a.
cwd,D));const L=await z(s,n,a);$!==void 0&&await G((0,y().resolve)(a.cwd,$),(0,w().promotedLines)(L)),D!==void 0&&await V(
(0,y().resolve)(a.cwd,D),(0,w().quarantinedLines)(L)),I===void 0?a.print(J(L,n,a),O):a.print((0,w().messageLines)(L,I,T).
join(""),"jsonl");const k=L.rejected.length+L.quarantined.length>0;return I===void 0&&O==="jsonl"&&k&&!A&&a.note(H(L,n,{
...a,colour:!1})),(0,g().exitCodeOf)(L,n.failOn)}function z(n,a,s){const{cwd:T,platform:I,signal:O,openInput:A}=s,$=async M=>{
const X=await(0,d().namedPolicy)(a.policy,s)??await(0,l().promotionPolicy)(M);return(0,e().promote)({...await(0,P().openInputs)(
n,T,A),policy:X,platform:I,signal:O,...M&&{workspace:M},...a.run&&{run:Q(a,s)}})},{repo:D}=a;return D===void 0?$():(0,l().
withWorkspace)((0,y().resolve)(T,D),s,$)}function Q({approve:n,quiet:a},s){const{env:T,signal:I}=s;return{approver:(0,E().
approveByDigest)(n,new Date),path:T.PATH??"",privateFolders:(0,r().privateFolders)(T),progress:(0,m().progressFor)(s,a??
!1),signal:I,secrets:(0,N().secretsOf)(T)}}function J(n,a,s){switch(a.format){case"json":return`${(0,R().json)(n)}
`;case"jsonl":return(0,w().promotedLines)(n).join("");case"text":return H(n,a,s)}}function H(n,a,s){return(0,h().renderPromotion)(
n,(0,F().textOptions)(a,s))}function U(n,a,s){const T=O=>O.flatMap(A=>A===void 0||A==="-"?[]:Y((0,y().resolve)(s,A))),I=T(
a);for(const O of T(n)){if(I.includes(O)&&!t(O))throw new(c()).GateError("usage",`promote would overwrite ${O}, which an\
other option names.`,"Write to another file, and append the promoted assets to your store yourself.");I.push(O)}}async function G(n,a){
try{const s=Y(n);await(t(s)?(0,f().writeFile)(s,a):(0,u().replaceFile)(s,a))}catch(s){throw new(c()).GateError("file_unr\
eadable",`Cannot write to ${n}: ${s.message.split(", ")[0]}.`,"Name a writable file.",{cause:s})}}async function V(n,a){
await G(n,new Set([...W(n),...a]))}function W(n){if(!(0,p().existsSync)(n)||t(n))return[];const a=(0,p().readFileSync)(n,
"utf8").split(`
`).filter(s=>s.trim()!=="");if(a.every(s=>(0,v().isJsonObject)((0,j().attempt)(()=>JSON.parse(s)))))return a.map(s=>`${s}\

`);throw new(c()).GateError("usage",`promote would add candidates to ${n}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function Y(n){return(0,j().attempt)(()=>(0,p().realpathSync)(
n))??n}function t(n){return(0,p().statSync)(n,{throwIfNoEntry:!1})?.isFile()===!1}},82256:function(B,i,o){Object.defineProperty(
i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=i.DURATIONS=void 0,i.durationsOf=Y,i.folderFiles=Q,i.formatOption=
m,i.inRepository=K,i.parsedBy=G,i.parsedNumber=V,i.printAnswer=F,i.rangeRequest=U,i.storeFiles=z,i.textOptions=S,i.withJudgingOptions=
R,i.withRangeOptions=H;function p(){const t=o(76760);return p=function(){return t},t}function f(){const t=o(63314);return f=
function(){return t},t}function y(){const t=o(7723);return y=function(){return t},t}function E(){const t=o(89549);return E=
function(){return t},t}function v(){const t=o(18744);return v=function(){return t},t}function j(){const t=o(25966);return j=
function(){return t},t}function c(){const t=o(41895);return c=function(){return t},t}function N(){const t=o(41551);return N=
function(){return t},t}function u(){const t=o(39763);return u=function(){return t},t}function l(){const t=o(48741);return l=
function(){return t},t}function e(){const t=o(96402);return e=function(){return t},t}function g(){const t=o(93028);return g=
function(){return t},t}function P(){const t=o(10289);return P=function(){return t},t}function w(){const t=o(23107);return w=
function(){return t},t}function h(){const t=o(49232);return h=function(){return t},t}function R(t,n=["text","json"]){return t.
option(...r).option("--no-policy","use the built-in policy").addOption(d()).addOption(m(n))}const r=i.POLICY_OPTION=["--\
policy <file>","policy file (default: the policy of the repository)"];function d(){return new(f()).Option("--profile <na\
me>","profile for commands").choices(u().PROFILE_NAMES)}function m(t=["text","json"]){return new(f()).Option("--format <\
name>","output format").choices(t).default("text")}function S({verbose:t=!1},{columns:n,colour:a}){return{columns:n,colour:a,
verbose:t}}function F(t,n,a,s){s.print(a==="json"?`${(0,P().json)(t)}
`:n(),a)}const C=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function K({repo:t},{cwd:n,env:a,
note:s},T){const I=await(0,e().openRepository)((0,p().resolve)(n,t),a,s);try{return await T(I)}finally{await I.close()}}
function z(t,n,a){return J((0,v().assetPathsIn)(t,n),a)}function Q(t,n,a){const s=(0,v().assetPathTest)(n),T=O=>[(0,p().
resolve)(t,O).split(p().sep).join("/").replace(/^\//,""),`assets/gep/${(0,p().basename)(O)}`],I=[...(0,l().folderTree)(t).
files()].filter(({kind:O,path:A})=>(0,g().isRegular)(O)&&T(A).some(s));return J(I.map(({path:O})=>O),a)}function J(t,n){
if(t.length>0)return t;throw new(c()).GateError("usage",`${n} has no asset files.`,"Use --repo with the repository, or n\
ame the files. `gene-gate doctor` says what is here.")}function H(t){return t.option("--base <ref>","base branch or comm\
it (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","c\
heck the uncommitted files instead of a commit").addOption(new(f()).Option("--staged","check what is staged, as git comm\
it would commit it").implies({worktree:!0})).option(...C).option("--policy <file>","policy file to use instead of the po\
licy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of each key win\
s").addOption(d()).option("--all","check all genes of the head, not only changed ones").option("--approve <digest>","app\
rove the commands that wait, with the approval digest of an earlier run")}async function U({base:t,head:n,worktree:a,staged:s,
profile:T,...I},O){const A=(0,E().approveByDigest)(I.approve,new Date),$=await(0,h().namedPolicy)(I.policy,O);return{directory:(0,p().
resolve)(O.cwd,I.repo),env:O.env,note:O.note,locate:D=>(0,j().resolveRange)(D,{...t!==void 0&&{base:t},...n!==void 0&&{head:n},
...a&&{worktree:a},...s&&{staged:s}}),...$&&{policy:$},...I.policyRef!==void 0&&{policyRef:I.policyRef},inputs:{profile:T},
all:I.all??!1,approver:A,signal:O.signal,secrets:(0,N().secretsOf)(O.env)}}function G(t,n){return a=>{const s=t().safeParse(
a);if(s.success)return s.data;throw new(f()).InvalidArgumentError(n)}}function V(t){return G(()=>y().coerce.number().pipe(
t()),"Expected a number from 1 to 256.")}const W=i.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function Y({durations:t},n){return t===void 0?new Map:(0,w().
readDurations)((0,p().resolve)(n.cwd,t),n.openInput)}},25966:function(B,i,o){Object.defineProperty(i,"__esModule",{value:!0}),
i.resolveRange=j;function p(){const e=o(41895);return p=function(){return e},e}function f(){const e=o(24634);return f=function(){
return e},e}function y(){const e=o(67397);return y=function(){return e},e}function E(){const e=o(50598);return E=function(){
return e},e}function v(){const e=o(34397);return v=function(){return e},e}async function j(e,{base:g,head:P,worktree:w=!1,
staged:h=!1}){if(w&&P!==void 0)throw new(p()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[R,r]=await c([(0,E().resolveRevision)(e,P??"HEAD"),
u(e,g)]);return{name:h?"index":w?"worktree":"range",directory:e.directory,base:await(0,f().mergeBase)(e,r.commit,R),head:R,
audited:w?await(h?v().snapshotIndex:v().snapshotWorktree)(e):R,policyCommit:r.commit,baseRef:r.name,...r.defaultBranch&&
{defaultBranch:r.defaultBranch},isFork:!1}}async function c(e){return await Promise.allSettled(e),Promise.all(e)}const N=/^refs\/(?:heads|remotes\/origin)\//;
async function u(e,g){const P=g===void 0?await(0,y().defaultBranch)(e):await(0,E().resolveNamed)(e,g),{commit:w}=P,h=g===
"HEAD"||g==="@"?await(0,y().checkedOutBranch)(e):P.ref,R=h&&l(h);if(R===void 0)return{commit:w,name:g??"HEAD"};const r=g===
void 0?P:await(0,y().findDefaultBranch)(e),d=r?.ref&&l(r.ref);return{commit:w,name:R,...r&&d&&{defaultBranch:{name:d,commit:r.
commit}}}}function l(e){return N.test(e)?e.replace(N,""):void 0}},31048:function(B,i,o){Object.defineProperty(i,"__esMod\
ule",{value:!0}),i.renderJson=c,i.reportDigest=N;function p(){const u=o(77598);return p=function(){return u},u}function f(){
const u=o(23404);return f=function(){return u},u}function y(){const u=o(41895);return y=function(){return u},u}function E(){
const u=o(10289);return E=function(){return u},u}function v(){const u=o(5640);return v=function(){return u},u}function j(){
const u=o(78534);return j=function(){return u},u}function c(u,l=j().MAX_REPORT_BYTES){const e=`${(0,E().json)(v().gateReportSchema.
parse(u))}
`;if(Buffer.byteLength(e)<=l)return e;throw new(y()).GateError("file_unreadable",`The report has more than ${l} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function N(u){return`s\
ha256:${(0,p().createHash)("sha256").update((0,f().canonicalize)(u)).digest("hex")}`}}};
