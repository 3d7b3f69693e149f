"use strict";exports.id=320,exports.ids=[320],exports.modules={65320:((B,c,o)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.check=
d,c.checkVerb=void 0;function m(){const e=o(63314);return m=function(){return e},e}function l(){const e=o(7723);return l=
function(){return e},e}function h(){const e=o(18744);return h=function(){return e},e}function p(){const e=o(24474);return p=
function(){return e},e}function O(){const e=o(94853);return O=function(){return e},e}function T(){const e=o(96025);return T=
function(){return e},e}function u(){const e=o(96681);return u=function(){return e},e}function w(){const e=o(31626);return w=
function(){return e},e}function i(){const e=o(2850);return i=function(){return e},e}function g(){const e=o(92910);return g=
function(){return e},e}function v(){const e=o(47350);return v=function(){return e},e}function r(){const e=o(33816);return r=
function(){return e},e}function f(){const e=o(95637);return f=function(){return e},e}function t(){const e=o(19234);return t=
function(){return e},e}function s(){const e=o(61399);return s=function(){return e},e}const y=(0,t().parsedBy)(()=>l().coerce.
number().pipe(T().concurrencySchema),"Expected a number from 1 to 256."),n=(0,t().parsedBy)(()=>g().shardSchema,"Expecte\
d a shard and the number of shards, such as 2/8."),a=(e,R)=>(0,s().withReportOptions)((0,t().withRangeOptions)(new(m()).
Command("check")).option("--concurrency <n>","maximum number of parallel commands",y).addOption(new(m()).Option("--no-ru\
n","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combi\
ne the reports with merge",n).option(...t().DURATIONS)).addOption(new(m()).Option("--quiet","hide progress").conflicts("\
verbose")).addOption(new(m()).Option("--if-staged","--staged, if an asset file, a script of a gene, package.json or the \
policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a policy with `enforce: report`\
 would exit with 0").action(async N=>R(await d(N,e)));c.checkVerb=a;async function d(e,R){const{concurrency:N}=e;if(e.ifStaged&&
!await(0,r().isConcerned)(e,R))return e.quiet||R.note(`Nothing that the gate judges is staged.
`),0;const S=await(0,t().rangeRequest)(e,R),E=await(0,p().gate)({...S,locate:async j=>{const A=await S.locate(j);return e.
quiet||await P(A,j,e,R),A},inputs:{...S.inputs,concurrency:N},run:e.run,...e.shard&&{shard:e.shard},durations:await(0,t().
durationsOf)(e,R),progress:(0,f().progressFor)(R,e.quiet??!1)});return await(0,s().deliver)(E,e,R),(0,v().exitCodeOf)((0,i().
ownVerdict)(E),e.block?"block":E.policy?.enforce)}async function P(e,R,{base:N,head:S},E){if(e.audited===e.head){if(e.base===
e.head&&N===void 0){const j=`The base is ${e.baseRef}, the default branch of this clone. To name another, add --base.`;E.
note((0,w().messageText)(j,E.columns))}S===void 0&&await D(R,e,E)}}const I=3,$=["status","--porcelain","-z","--no-rename\
s","--untracked-files=all","--ignore-submodules=all"];async function D(e,{base:R,head:N},S){if(R!==N&&!S.interactive)return;
const E=await e.user($).catch(()=>Buffer.alloc(0)),A=[...(0,u().splitNul)(E)].map(G=>(0,u().decodePath)(G.subarray(3))).
filter((0,h().assetPathTest)(O().DEFAULT_POLICY));if(A.length===0)return;const C=A.slice(0,I).join(", "),F=A.length>I?` \
and ${A.length-I} more`:"",M=`Not committed, so not judged: ${C}${F}.
To judge uncommitted files, add --worktree.`;S.note((0,w().messageText)(M,S.columns))}}),33816:((B,c,o)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.isConcerned=t;function m(){const n=o(76760);return m=function(){return n},n}function l(){const n=o(
81456);return l=function(){return n},n}function h(){const n=o(64385);return h=function(){return n},n}function p(){const n=o(
18744);return p=function(){return n},n}function O(){const n=o(77680);return O=function(){return n},n}function T(){const n=o(
86191);return T=function(){return n},n}function u(){const n=o(41895);return u=function(){return n},n}function w(){const n=o(
4378);return w=function(){return n},n}function i(){const n=o(74238);return i=function(){return n},n}function g(){const n=o(
96681);return g=function(){return n},n}function v(){const n=o(53010);return v=function(){return n},n}function r(){const n=o(
93028);return r=function(){return n},n}function f(){const n=o(49232);return f=function(){return n},n}async function t(n,a){
const d=(0,m().resolve)(a.cwd,n.repo);try{const P=await(0,f().namedPolicy)(n.policy,a),I=async($,D,e)=>{if(e===void 0)return!0;
const R={GIT_INDEX_FILE:e.index},N=[...(0,g().splitNul)(await e.user(s,{env:R}))].map(g().decodePath);if(N.length===0)return!1;
if(N.some(j=>j===i().POLICY_PATH||/(?:^|\/)package\.json$/.test(j)))return!0;const{policy:S}=P??await(0,i().loadPolicy)(
$,$.label);if(N.some((0,p().assetPathTest)(S)))return!0;const E=await y($,S,a);return N.some(j=>E.has(j))};return await(0,v().
withSourceTree)(d,a.env,I,!0)}catch(P){if(P instanceof u().GateError)return!0;throw P}}const s=["diff","--cached","--nam\
e-only","--no-renames","--no-ext-diff","-z"];async function y(n,a,{platform:d}){const P=(0,p().assetPathTest)(a),I=(0,l().
assetLimits)(a.assets.max_file_bytes),$=w().Judge.by({policy:a,tree:n,changed:new Set,platform:d}),D=new Set;for(const{kind:e,
path:R}of n.files()){if(!(0,r().isRegular)(e)||!P(R))continue;const{assets:N}=(0,h().readAssetFile)(R,await n.read(R),I);
for(const S of N.filter(({type:E})=>E==="Gene")){const E=(0,O().validationCommands)(S);for(const{value:j}of E.kind==="li\
st"?E.entries:[]){const A=$.forFile(S.path),{reading:C}=await A.command(j);for(const F of(0,T().namedPaths)(C.command,A.
terms.cwd))D.add(F);for(const{path:F}of C.targets)F!==void 0&&D.add(F)}}}return D}}),49232:((B,c,o)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.builtInPolicy=t,c.namedPolicy=i,c.policyFor=v,c.policyName=r,c.policyOfFile=g,c.repositoryOf=
s;function m(){const n=o(73024);return m=function(){return n},n}function l(){const n=o(76760);return l=function(){return n},
n}function h(){const n=o(41895);return h=function(){return n},n}function p(){const n=o(21311);return p=function(){return n},
n}function O(){const n=o(74238);return O=function(){return n},n}function T(){const n=o(48741);return T=function(){return n},
n}function u(){const n=o(96402);return u=function(){return n},n}function w(){const n=o(63550);return w=function(){return n},
n}async function i(n,a){if(n===void 0)return;const d=await g(n,a);return(0,p().requireExamples)(d),d}async function g(n,a){
const d=(await a.readInput(n)).toString("utf8"),P=await s(a.cwd,a.env)??a.cwd;return await(0,O().loadPolicyFile)(d,n,(0,T().
folderTree)(P))}async function v({policy:n,profile:a},d,P){const I=n===!1?await t():await i(n,d)??await f(P,d);return a===
void 0?I:{...I,policy:{...I.policy,profile:a}}}function r({source:n,path:a,ref:d}){return n==="default"||a===void 0?"the\
 built-in policy":n==="file"||d===void 0?a:`${a} in ${d}`}async function f(n,{cwd:a,env:d}){const P=n===void 0?await s(a,
d):void 0,I=n??(P===void 0?void 0:(0,T().folderTree)(P));if(I===void 0)return t();const $=await(0,O().loadPolicy)(I,I.label);
return(0,p().requireExamples)($),$}function t(){const n=(0,w().literalTree)({});return(0,O().loadPolicy)(n,n.label)}async function s(n,a){
try{const d=await(0,u().openRepository)(n,a);return await d.close(),d.directory}catch(d){const P=d instanceof h().GateError&&
d.code==="program_not_found";if(d instanceof h().GateError&&!(P&&y(n)))return;throw d}}function y(n){const a=(0,l().dirname)(
n);return(0,m().existsSync)((0,l().join)(n,".git"))||a!==n&&y(a)}}),95637:((B,c,o)=>{Object.defineProperty(c,"__esModule",
{value:!0}),c.progressFor=T,c.terminalProgress=O;function m(){const u=o(50427);return m=function(){return u},u}function l(){
const u=o(49604);return l=function(){return u},u}function h(){const u=o(20849);return h=function(){return u},u}const p=1e3;
function O(u){let w=0,i=0,g=0,v=[],r=performance.now(),f;const t=()=>{const[s="",...y]=v,n=`${i}/${w}${g>0?`, ${g} faile\
d`:""}`,a=`${Math.floor((performance.now()-r)/1e3)} s`,d=y.length>0?`(and ${y.length} more) `:"",P=(0,m().clipColumns)(`${n}\
  ${a}  ${d}${(0,h().safeLine)(s)}`,u.columns()-1);u.write(`\r\x1B[K${P}`)};return{planned:s=>{w=s,r=performance.now(),f=
setInterval(t,p),f.unref()},started:s=>{v=[...v,s],t()},finished:(s,{status:y})=>{i+=1,y!=="passed"&&(g+=1),v=v.toSpliced(
v.indexOf(s),1),t()},ended:()=>{clearInterval(f),u.write("\r\x1B[K")}}}function T(u,w){if(w)return l().NO_PROGRESS;if(!u.
interactive){const i=v=>u.note(`${v}
`),{fold:g}=u;return g?(0,l().groupedProgress)({info:i,startGroup:g,endGroup:()=>g()}):(0,l().linesOfProgress)(i)}return O(
{columns:u.noteColumns,write:u.note})}}),19234:((B,c,o)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.DURATIONS=void 0,
c.durationsOf=f,c.parsedBy=v,c.rangeRequest=g,c.withRangeOptions=i;function m(){const t=o(76760);return m=function(){return t},
t}function l(){const t=o(63314);return l=function(){return t},t}function h(){const t=o(89549);return h=function(){return t},
t}function p(){const t=o(25966);return p=function(){return t},t}function O(){const t=o(41551);return O=function(){return t},
t}function T(){const t=o(71667);return T=function(){return t},t}function u(){const t=o(49232);return u=function(){return t},
t}function w(){const t=o(82256);return w=function(){return t},t}function i(t){return t.option("--base <ref>","base branc\
h or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--wor\
ktree","check the uncommitted files instead of a commit").addOption(new(l()).Option("--staged","check what is staged, as\
 git commit would commit it").implies({worktree:!0})).option(...w().REPO_OPTION).option("--policy <file>","policy file t\
o use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricte\
r value of each key wins").addOption((0,w().profileOption)()).option("--all","check all genes of the head, not only chan\
ged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function g({
base:t,head:s,worktree:y,staged:n,profile:a,...d},P){const I=(0,h().approveByDigest)(d.approve,new Date),$=await(0,u().namedPolicy)(
d.policy,P);return{directory:(0,m().resolve)(P.cwd,d.repo),env:P.env,locate:D=>(0,p().resolveRange)(D,{...t!==void 0&&{base:t},
...s!==void 0&&{head:s},...y&&{worktree:y},...n&&{staged:n}}),...$&&{policy:$},...d.policyRef!==void 0&&{policyRef:d.policyRef},
inputs:{profile:a},all:d.all??!1,approver:I,signal:P.signal,secrets:(0,O().secretsOf)(P.env)}}function v(t,s){return y=>{
const n=t().safeParse(y);if(n.success)return n.data;throw new(l()).InvalidArgumentError(s)}}const r=c.DURATIONS=["--dura\
tions <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and merge"];async function f({
durations:t},s){return t===void 0?new Map:(0,T().readDurations)((0,m().resolve)(s.cwd,t),s.openInput)}}),82256:((B,c,o)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=void 0,c.formatOption=g,c.inRepository=r,
c.profileOption=i,c.storeFiles=f,c.withJudgingOptions=u;function m(){const t=o(76760);return m=function(){return t},t}function l(){
const t=o(63314);return l=function(){return t},t}function h(){const t=o(18744);return h=function(){return t},t}function p(){
const t=o(41895);return p=function(){return t},t}function O(){const t=o(80068);return O=function(){return t},t}function T(){
const t=o(96402);return T=function(){return t},t}function u(t){return t.option(...w).option("--no-policy","use the built\
-in policy").addOption(i()).addOption(g())}const w=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy \
of the repository)"];function i(){return new(l()).Option("--profile <name>","profile for commands").choices(O().PROFILE_NAMES)}
function g(){return new(l()).Option("--format <name>","output format").choices(["text","json"]).default("text")}const v=c.
REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function r({repo:t},{cwd:s,env:y},n){const a=await(0,T().
openRepository)((0,m().resolve)(s,t),y);try{return await n(a)}finally{await a.close()}}function f(t,s,y){const n=(0,h().
assetPathsIn)(t,s);if(n.length>0)return n;throw new(p()).GateError("usage",`${y} has no asset files.`,"Use --repo with t\
he repository, or name the files.")}}),25966:((B,c,o)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=
T;function m(){const r=o(41895);return m=function(){return r},r}function l(){const r=o(24634);return l=function(){return r},
r}function h(){const r=o(67397);return h=function(){return r},r}function p(){const r=o(50598);return p=function(){return r},
r}function O(){const r=o(34397);return O=function(){return r},r}async function T(r,{base:f,head:t,worktree:s=!1,staged:y=!1}){
if(s&&t!==void 0)throw new(m()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[n,a]=await u([(0,p().resolveRevision)(r,t??"HEAD"),i(r,f)]);return{
name:y?"index":s?"worktree":"range",directory:r.directory,base:await(0,l().mergeBase)(r,a.commit,n),head:n,audited:s?await(y?
O().snapshotIndex:O().snapshotWorktree)(r):n,policyCommit:a.commit,baseRef:a.name,...a.defaultBranch&&{defaultBranch:a.defaultBranch},
isFork:!1}}async function u(r){return await Promise.allSettled(r),Promise.all(r)}const w=/^refs\/(?:heads|remotes\/origin)\//;
async function i(r,f){const t=f===void 0?await(0,h().defaultBranch)(r):await(0,p().resolveNamed)(r,f),{commit:s}=t,y=f===
"HEAD"||f==="@"?await v(r):t.ref,n=y&&g(y);if(n===void 0)return{commit:s,name:f??"HEAD"};const a=f===void 0?t:await(0,h().
findDefaultBranch)(r),d=a?.ref&&g(a.ref);return{commit:s,name:n,...a&&d&&{defaultBranch:{name:d,commit:a.commit}}}}function g(r){
return w.test(r)?r.replace(w,""):void 0}async function v({user:r}){return(await r(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),53010:((B,c,o)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.withSourceTree=w;function m(){
const i=o(51455);return m=function(){return i},i}function l(){const i=o(41895);return l=function(){return i},i}function h(){
const i=o(67147);return h=function(){return i},i}function p(){const i=o(48741);return p=function(){return i},i}function O(){
const i=o(96402);return O=function(){return i},i}function T(){const i=o(35720);return T=function(){return i},i}function u(){
const i=o(34397);return u=function(){return i},i}async function w(i,g,v,r=!1){const f=await(0,O().openRepository)(i,g).catch(
async t=>{if(!(t instanceof l().GateError&&t.code==="not_a_repository"&&(await(0,m().stat)(i).catch(()=>{}))?.isDirectory()))
throw t});if(f===void 0)return v((0,p().folderTree)(i),i);try{const t=`the ${r?"staged ":""}files of ${f.directory}`,s=r?
u().snapshotIndex:u().snapshotWorktree,y=await(0,T().readTree)(f,await s(f),{label:t});return await v((0,h().withAdditions)(
y,(0,p().folderTree)(f.directory),(0,h().additionsOf)()),f.directory,f)}finally{await f.close()}}}),2850:((B,c)=>{Object.
defineProperty(c,"__esModule",{value:!0}),c.ownVerdict=o;function o({verdict:m,shards:l=[]}){const[h]=l;return h&&l.length<
h.of?h.verdict:m}})};
