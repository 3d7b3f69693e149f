"use strict";exports.id=709,exports.ids=[709],exports.modules={49232:function(M,i,o){Object.defineProperty(i,"__esModule",{value:!0}),
i.builtInPolicy=w,i.namedPolicy=u,i.policyFor=t,i.policyName=y,i.policyOfFile=l,i.repositoryOf=h;function g(){const e=o(
73024);return g=function(){return e},e}function f(){const e=o(76760);return f=function(){return e},e}function p(){const e=o(
41895);return p=function(){return e},e}function R(){const e=o(21311);return R=function(){return e},e}function P(){const e=o(
74238);return P=function(){return e},e}function N(){const e=o(48741);return N=function(){return e},e}function s(){const e=o(
96402);return s=function(){return e},e}function I(){const e=o(63550);return I=function(){return e},e}async function u(e,d){
if(e===void 0)return;const m=await l(e,d);return(0,R().requireExamples)(m),m}async function l(e,d){const m=(await d.readInput(
e)).toString("utf8"),S=await h(d.cwd,d.env)??d.cwd;return await(0,P().loadPolicyFile)(m,e,(0,N().folderTree)(S))}async function t({
policy:e,profile:d},m,S){const D=e===!1?await w():await u(e,m)??await v(S,m);return d===void 0?D:{...D,policy:{...D.policy,
profile:d}}}function y({source:e,path:d,ref:m}){return e==="default"||d===void 0?"the built-in policy":e==="file"||m===void 0?
d:`${d} in ${m}`}async function v(e,{cwd:d,env:m}){const S=e===void 0?await h(d,m):void 0,D=e??(S===void 0?void 0:(0,N().
folderTree)(S));if(D===void 0)return w();const J=await(0,P().loadPolicy)(D,D.label);return(0,R().requireExamples)(J),J}function w(){
const e=(0,I().literalTree)({});return(0,P().loadPolicy)(e,e.label)}async function h(e,d){try{const m=await(0,s().openRepository)(
e,d);return await m.close(),m.directory}catch(m){const S=m instanceof p().GateError&&m.code==="program_not_found";if(m instanceof
p().GateError&&!(S&&O(e)))return;throw m}}function O(e){const d=(0,f().dirname)(e);return(0,g().existsSync)((0,f().join)(
e,".git"))||d!==e&&O(d)}},95637:function(M,i,o){Object.defineProperty(i,"__esModule",{value:!0}),i.progressFor=N,i.terminalProgress=
P;function g(){const s=o(50427);return g=function(){return s},s}function f(){const s=o(49604);return f=function(){return s},
s}function p(){const s=o(20849);return p=function(){return s},s}const R=1e3;function P(s){let I=0,u=0,l=0,t=[],y=performance.
now(),v;const w=()=>{const[h="",...O]=t,e=`${u}/${I}${l>0?`, ${l} failed`:""}`,d=`${Math.floor((performance.now()-y)/1e3)}\
 s`,m=O.length>0?`(and ${O.length} more) `:"",S=(0,g().clipColumns)(`${e}  ${d}  ${m}${(0,p().safeLine)(h)}`,s.columns()-
1);s.write(`\r\x1B[K${S}`)};return{planned:h=>{I=h,y=performance.now(),v=setInterval(w,R),v.unref()},started:h=>{t=[...t,
h],w()},finished:(h,{status:O})=>{u+=1,O!=="passed"&&(l+=1),t=t.toSpliced(t.indexOf(h),1),w()},ended:()=>{clearInterval(
v),s.write("\r\x1B[K")}}}function N(s,I){if(I)return f().NO_PROGRESS;if(!s.interactive){const u=t=>s.note(`${t}
`),{fold:l}=s;return l?(0,f().groupedProgress)({info:u,startGroup:l,endGroup:()=>l()}):(0,f().linesOfProgress)(u)}return P(
{columns:s.noteColumns,write:s.note})}},78103:function(M,i,o){Object.defineProperty(i,"__esModule",{value:!0}),i.namedInputs=
I,i.promoteCommand=s,i.senderOf=u;function g(){const t=o(77598);return g=function(){return t},t}function f(){const t=o(63314);
return f=function(){return t},t}function p(){const t=o(41895);return p=function(){return t},t}function R(){const t=o(48791);
return R=function(){return t},t}function P(){const t=o(73517);return P=function(){return t},t}const N=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory; \`-\` reads standard input. The policy lists the workflows whose signed
promotions count (\`a2a.attestation\`); no network is needed to verify them.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function s(){return new(f()).Command("promote").requiredOption("--assets <file>","\
file or directory with the candidates").option("--events <file>","event log for counting successes (default: the log of \
--repo)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence").option("--attestation <f\
ile>","signed promotions of the candidates, as evidence").option("--trusted-root <file>","root of trust of the signature\
s (gh attestation trusted-root)").option("--repo <dir>","target repository; assets that it already has are skipped").option(
"--policy <file>","policy file (default: the policy of --repo, else the built-in policy)").option("--run","run the comma\
nds of genes that pass all other checks").option("--approve <digest>","with --run, approve the commands that wait, with \
the digest of an earlier run").addOption(new(f()).Option("--fail-on <outcome>","what exits with 1: `rejected` candidates\
, or also `unproven` ones").choices(R().FAIL_ON).default("unproven")).addOption(new(f()).Option("--format <name>","outpu\
t format; `jsonl` prints the promoted assets").choices(["text","json","jsonl"]).default("text")).addOption(new(f()).Option(
"--emit <kind>","print messages of the protocol instead, as JSONL; requires A2A_NODE_ID").choices(P().EMITTED).conflicts(
"format")).option("--output <file>","also write the promoted assets to this file, as JSONL").option("--quarantine <file>",
"also add the candidates without sufficient evidence to this file, as JSONL").addOption(new(f()).Option("--quiet","write\
 only errors to standard error").conflicts("verbose")).option("--verbose","show every reason").addHelpText("after",N)}function I(t){
const{assets:y,events:v,report:w,attestation:h,trustedRoot:O}=t,e=[y,v,w,h,O];if(t.run&&t.repo===void 0)throw l("promote\
 --run requires --repo: candidates do not include the files that their commands run.","Pass the repository with the scri\
pts and tests with --repo.");if(t.approve!==void 0&&!t.run)throw l("promote --approve requires --run: it approves comman\
ds that would run.","Add --run, or remove --approve.");if(e.filter(d=>d==="-").length>1)throw l("promote can read standa\
rd input only once.","Use `-` for only one file.");if(h===void 0&&O!==void 0)throw l("promote --trusted-root requires --\
attestation.","Name the file of the attestations, or remove --trusted-root.");if(h!==void 0&&O===void 0)throw l("promote\
 --attestation requires --trusted-root.","Write the file with `gh attestation trusted-root > trusted-root.jsonl`.");return{
assets:y,events:v,report:w,attestation:h,trustedRoot:O}}function u({emit:t},{env:y}){const v=y.A2A_NODE_ID?.trim()??"";if(t!==
void 0&&v==="")throw l("promote --emit requires the id of your node, which every message names as its sender.","Set A2A_\
NODE_ID, such as A2A_NODE_ID=node_0123456789ab.");return{id:v,now:new Date,random:()=>(0,g().randomBytes)(4).toString("h\
ex")}}function l(t,y){return new(p()).GateError("usage",t,y)}},9956:function(M,i,o){Object.defineProperty(i,"__esModule",
{value:!0}),i.addToQuarantine=E,i.promoteVerb=void 0,i.quarantineAt=j,i.requireOwnFiles=W,i.writeResult=r;function g(){const n=o(
73024);return g=function(){return n},n}function f(){const n=o(51455);return f=function(){return n},n}function p(){const n=o(
76760);return p=function(){return n},n}function R(){const n=o(89549);return R=function(){return n},n}function P(){const n=o(
27199);return P=function(){return n},n}function N(){const n=o(26040);return N=function(){return n},n}function s(){const n=o(
41895);return s=function(){return n},n}function I(){const n=o(41551);return I=function(){return n},n}function u(){const n=o(
28765);return u=function(){return n},n}function l(){const n=o(72883);return l=function(){return n},n}function t(){const n=o(
39242);return t=function(){return n},n}function y(){const n=o(48791);return y=function(){return n},n}function v(){const n=o(
18421);return v=function(){return n},n}function w(){const n=o(73517);return w=function(){return n},n}function h(){const n=o(
80335);return h=function(){return n},n}function O(){const n=o(10289);return O=function(){return n},n}function e(){const n=o(
32223);return e=function(){return n},n}function d(){const n=o(49232);return d=function(){return n},n}function m(){const n=o(
95637);return m=function(){return n},n}function S(){const n=o(78103);return S=function(){return n},n}function D(){const n=o(
82256);return D=function(){return n},n}const J=(n,a)=>(0,S().promoteCommand)().action(async c=>a(await Y(c,n)));i.promoteVerb=
J;async function Y(n,a){const c=(0,S().namedInputs)(n),A=(0,S().senderOf)(n,a),{emit:F,format:$,quiet:G,output:H,quarantine:L}=n,
{events:U,report:X,attestation:Z,trustedRoot:b}=c,x=[c.assets,U,X,Z,b];W([H,L],x,a.cwd),L!==void 0&&j((0,p().resolve)(a.
cwd,L));const B=await K(c,n,a);H!==void 0&&await r((0,p().resolve)(a.cwd,H),(0,w().promotedLines)(B)),L!==void 0&&await E(
(0,p().resolve)(a.cwd,L),(0,w().quarantinedLines)(B)),F===void 0?a.print(z(B,n,a),$):a.print((0,w().messageLines)(B,F,A).
join(""),"jsonl");const k=B.rejected.length+B.quarantined.length>0;return F===void 0&&$==="jsonl"&&k&&!G&&a.note(Q(B,n,{
...a,colour:!1})),(0,y().exitCodeOf)(B,n.failOn)}function K(n,a,c){const{cwd:A,platform:F,signal:$,openInput:G}=c,H=async U=>{
const X=await(0,d().namedPolicy)(a.policy,c)??await(0,l().promotionPolicy)(U);return(0,t().promote)({...await(0,v().openInputs)(
n,A,G),policy:X,platform:F,signal:$,...U&&{workspace:U},...a.run&&{run:V(a,c)}})},{repo:L}=a;return L===void 0?H():(0,l().
withWorkspace)((0,p().resolve)(A,L),c,H)}function V({approve:n,quiet:a},c){const{env:A,signal:F}=c;return{approver:(0,R().
approveByDigest)(n,new Date),path:A.PATH??"",privateFolders:(0,e().privateFolders)(A),progress:(0,m().progressFor)(c,a??
!1),signal:F,secrets:(0,I().secretsOf)(A)}}function z(n,a,c){switch(a.format){case"json":return`${(0,O().json)(n)}
`;case"jsonl":return(0,w().promotedLines)(n).join("");case"text":return Q(n,a,c)}}function Q(n,a,c){return(0,h().renderPromotion)(
n,(0,D().textOptions)(a,c))}function W(n,a,c){const A=$=>$.flatMap(G=>G===void 0||G==="-"?[]:T((0,p().resolve)(c,G))),F=A(
a);for(const $ of A(n)){if(F.includes($)&&!C($))throw new(s()).GateError("usage",`promote would overwrite ${$}, which an\
other option names.`,"Write to another file, and append the promoted assets to your store yourself.");F.push($)}}async function r(n,a){
try{const c=T(n);await(C(c)?(0,f().writeFile)(c,a):(0,u().replaceFile)(c,a))}catch(c){throw new(s()).GateError("file_unr\
eadable",`Cannot write to ${n}: ${c.message.split(", ")[0]}.`,"Name a writable file.",{cause:c})}}async function E(n,a){
await r(n,new Set([...j(n),...a]))}function j(n){if(!(0,g().existsSync)(n)||C(n))return[];const a=(0,g().readFileSync)(n,
"utf8").split(`
`).filter(c=>c.trim()!=="");if(a.every(c=>(0,P().isJsonObject)((0,N().attempt)(()=>JSON.parse(c)))))return a.map(c=>`${c}\

`);throw new(s()).GateError("usage",`promote would add candidates to ${n}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function T(n){return(0,N().attempt)(()=>(0,g().realpathSync)(
n))??n}function C(n){return(0,g().statSync)(n,{throwIfNoEntry:!1})?.isFile()===!1}},82256:function(M,i,o){Object.defineProperty(
i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=i.DURATIONS=void 0,i.durationsOf=W,i.formatOption=e,i.inRepository=
D,i.parsedBy=V,i.parsedNumber=z,i.printAnswer=m,i.rangeRequest=K,i.storeFiles=J,i.textOptions=d,i.withJudgingOptions=w,i.
withRangeOptions=Y;function g(){const r=o(76760);return g=function(){return r},r}function f(){const r=o(63314);return f=
function(){return r},r}function p(){const r=o(7723);return p=function(){return r},r}function R(){const r=o(89549);return R=
function(){return r},r}function P(){const r=o(18744);return P=function(){return r},r}function N(){const r=o(25966);return N=
function(){return r},r}function s(){const r=o(41895);return s=function(){return r},r}function I(){const r=o(41551);return I=
function(){return r},r}function u(){const r=o(39763);return u=function(){return r},r}function l(){const r=o(96402);return l=
function(){return r},r}function t(){const r=o(10289);return t=function(){return r},r}function y(){const r=o(23107);return y=
function(){return r},r}function v(){const r=o(49232);return v=function(){return r},r}function w(r,E=["text","json"]){return r.
option(...h).option("--no-policy","use the built-in policy").addOption(O()).addOption(e(E))}const h=i.POLICY_OPTION=["--\
policy <file>","policy file (default: the policy of the repository)"];function O(){return new(f()).Option("--profile <na\
me>","profile for commands").choices(u().PROFILE_NAMES)}function e(r=["text","json"]){return new(f()).Option("--format <\
name>","output format").choices(r).default("text")}function d({verbose:r=!1},{columns:E,colour:j}){return{columns:E,colour:j,
verbose:r}}function m(r,E,j,T){T.print(j==="json"?`${(0,t().json)(r)}
`:E(),j)}const S=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function D({repo:r},{cwd:E,env:j,
note:T},C){const n=await(0,l().openRepository)((0,g().resolve)(E,r),j,T);try{return await C(n)}finally{await n.close()}}
function J(r,E,j){const T=(0,P().assetPathsIn)(r,E);if(T.length>0)return T;throw new(s()).GateError("usage",`${j} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function Y(r){
return r.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(f()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...S).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(O()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function K({
base:r,head:E,worktree:j,staged:T,profile:C,...n},a){const c=(0,R().approveByDigest)(n.approve,new Date),A=await(0,v().namedPolicy)(
n.policy,a);return{directory:(0,g().resolve)(a.cwd,n.repo),env:a.env,note:a.note,locate:F=>(0,N().resolveRange)(F,{...r!==
void 0&&{base:r},...E!==void 0&&{head:E},...j&&{worktree:j},...T&&{staged:T}}),...A&&{policy:A},...n.policyRef!==void 0&&
{policyRef:n.policyRef},inputs:{profile:C},all:n.all??!1,approver:c,signal:a.signal,secrets:(0,I().secretsOf)(a.env)}}function V(r,E){
return j=>{const T=r().safeParse(j);if(T.success)return T.data;throw new(f()).InvalidArgumentError(E)}}function z(r){return V(
()=>p().coerce.number().pipe(r()),"Expected a number from 1 to 256.")}const Q=i.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function W({durations:r},E){return r===
void 0?new Map:(0,y().readDurations)((0,g().resolve)(E.cwd,r),E.openInput)}},25966:function(M,i,o){Object.defineProperty(
i,"__esModule",{value:!0}),i.resolveRange=N;function g(){const t=o(41895);return g=function(){return t},t}function f(){const t=o(
24634);return f=function(){return t},t}function p(){const t=o(67397);return p=function(){return t},t}function R(){const t=o(
50598);return R=function(){return t},t}function P(){const t=o(34397);return P=function(){return t},t}async function N(t,{
base:y,head:v,worktree:w=!1,staged:h=!1}){if(w&&v!==void 0)throw new(g()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[O,e]=await s([(0,R().resolveRevision)(
t,v??"HEAD"),u(t,y)]);return{name:h?"index":w?"worktree":"range",directory:t.directory,base:await(0,f().mergeBase)(t,e.commit,
O),head:O,audited:w?await(h?P().snapshotIndex:P().snapshotWorktree)(t):O,policyCommit:e.commit,baseRef:e.name,...e.defaultBranch&&
{defaultBranch:e.defaultBranch},isFork:!1}}async function s(t){return await Promise.allSettled(t),Promise.all(t)}const I=/^refs\/(?:heads|remotes\/origin)\//;
async function u(t,y){const v=y===void 0?await(0,p().defaultBranch)(t):await(0,R().resolveNamed)(t,y),{commit:w}=v,h=y===
"HEAD"||y==="@"?await(0,p().checkedOutBranch)(t):v.ref,O=h&&l(h);if(O===void 0)return{commit:w,name:y??"HEAD"};const e=y===
void 0?v:await(0,p().findDefaultBranch)(t),d=e?.ref&&l(e.ref);return{commit:w,name:O,...e&&d&&{defaultBranch:{name:d,commit:e.
commit}}}}function l(t){return I.test(t)?t.replace(I,""):void 0}},31048:function(M,i,o){Object.defineProperty(i,"__esMod\
ule",{value:!0}),i.renderJson=s,i.reportDigest=I;function g(){const u=o(77598);return g=function(){return u},u}function f(){
const u=o(23404);return f=function(){return u},u}function p(){const u=o(41895);return p=function(){return u},u}function R(){
const u=o(10289);return R=function(){return u},u}function P(){const u=o(5640);return P=function(){return u},u}function N(){
const u=o(78534);return N=function(){return u},u}function s(u,l=N().MAX_REPORT_BYTES){const t=`${(0,R().json)(P().gateReportSchema.
parse(u))}
`;if(Buffer.byteLength(t)<=l)return t;throw new(p()).GateError("file_unreadable",`The report has more than ${l} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function I(u){return`s\
ha256:${(0,g().createHash)("sha256").update((0,f().canonicalize)(u)).digest("hex")}`}}};
