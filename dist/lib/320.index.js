"use strict";exports.id=320,exports.ids=[320],exports.modules={30225:((M,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.groupedProgress=
p;function h(){const s=e(289);return h=function(){return s},s}function y(){const s=e(94965);return y=function(){return s},
s}function m(){const s=e(49604);return m=function(){return s},s}function p(s){const g=(0,m().linesOfProgress)(s.info);return{
...g,planned:O=>{s.startGroup(`Run ${(0,y().count)(O,"validation command")}`),g.planned(O)},ended:()=>s.endGroup(),audit:(0,h().
linesOfAudit)({begin:()=>s.startGroup("Audit"),line:s.info,end:()=>s.endGroup()})}}}),65320:((M,u,e)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.check=R,u.checkVerb=void 0;function h(){const t=e(63314);return h=function(){return t},t}function y(){
const t=e(7723);return y=function(){return t},t}function m(){const t=e(18744);return m=function(){return t},t}function p(){
const t=e(24474);return p=function(){return t},t}function s(){const t=e(41895);return s=function(){return t},t}function g(){
const t=e(94853);return g=function(){return t},t}function O(){const t=e(96025);return O=function(){return t},t}function P(){
const t=e(96681);return P=function(){return t},t}function a(){const t=e(31626);return a=function(){return t},t}function v(){
const t=e(2850);return v=function(){return t},t}function l(){const t=e(92910);return l=function(){return t},t}function r(){
const t=e(47350);return r=function(){return t},t}function i(){const t=e(33816);return i=function(){return t},t}function o(){
const t=e(95637);return o=function(){return t},t}function f(){const t=e(19234);return f=function(){return t},t}function w(){
const t=e(61399);return w=function(){return t},t}const n=(0,f().parsedBy)(()=>y().coerce.number().pipe(O().concurrencySchema),
"Expected a number from 1 to 256."),c=(0,f().parsedBy)(()=>l().shardSchema,"Expected a shard and the number of shards, s\
uch as 2/8."),d=(t,T)=>(0,w().withReportOptions)((0,f().withRangeOptions)(new(h()).Command("check")).option("--concurren\
cy <n>","maximum number of parallel commands",n).addOption(new(h()).Option("--no-run","audit only; do not run commands").
conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combine the reports with merge",c).option(...f().
DURATIONS)).addOption(new(h()).Option("--quiet","hide progress").conflicts("verbose")).option("--if-staged","do nothing \
unless an asset file, a script of a gene, package.json or the policy is staged").option("--block","exit with 1 where a p\
olicy with `enforce: report` would exit with 0").action(async S=>T(await R(S,t)));u.checkVerb=d;async function R(t,T){const{
concurrency:S}=t;if(t.ifStaged){if(!t.worktree)throw new(s()).GateError("usage","`--if-staged` needs `--worktree`: it is\
 about what the next commit has.","Add --worktree, or remove --if-staged.");if(!await(0,i().isConcerned)(t,T))return t.quiet||
T.note(`Nothing that the gate judges is staged.
`),0}const A=await(0,f().rangeRequest)(t,T),N=await(0,p().gate)({...A,locate:async j=>{const G=await A.locate(j);return t.
quiet||await E(G,j,t,T),G},inputs:{...A.inputs,concurrency:S},run:t.run,...t.shard&&{shard:t.shard},durations:await(0,f().
durationsOf)(t,T),progress:(0,o().progressFor)(T,t.quiet??!1)});return await(0,w().deliver)(N,t,T),(0,r().exitCodeOf)((0,v().
ownVerdict)(N),t.block?"block":N.policy?.enforce)}async function E(t,T,{base:S,head:A},N){if(t.audited===t.head){if(t.base===
t.head&&S===void 0){const j=`The base is ${t.baseRef}, the default branch of this clone. To name another, add --base.`;N.
note((0,a().messageText)(j,N.columns))}A===void 0&&await D(T,t,N)}}const $=3,I=["status","--porcelain","-z","--no-rename\
s","--untracked-files=all","--ignore-submodules=all"];async function D(t,{base:T,head:S},A){if(T!==S&&!A.interactive)return;
const N=await t.user(I).catch(()=>Buffer.alloc(0)),G=[...(0,P().splitNul)(N)].map(L=>(0,P().decodePath)(L.subarray(3))).
filter((0,m().assetPathTest)(g().DEFAULT_POLICY));if(G.length===0)return;const B=G.slice(0,$).join(", "),C=G.length>$?` \
and ${G.length-$} more`:"",F=`Not committed, so not judged: ${B}${C}.
To judge uncommitted files, add --worktree.`;A.note((0,a().messageText)(F,A.columns))}}),33816:((M,u,e)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.isConcerned=o;function h(){const n=e(76760);return h=function(){return n},n}function y(){const n=e(
81456);return y=function(){return n},n}function m(){const n=e(64385);return m=function(){return n},n}function p(){const n=e(
18744);return p=function(){return n},n}function s(){const n=e(77680);return s=function(){return n},n}function g(){const n=e(
86191);return g=function(){return n},n}function O(){const n=e(41895);return O=function(){return n},n}function P(){const n=e(
4378);return P=function(){return n},n}function a(){const n=e(74238);return a=function(){return n},n}function v(){const n=e(
96681);return v=function(){return n},n}function l(){const n=e(53010);return l=function(){return n},n}function r(){const n=e(
93028);return r=function(){return n},n}function i(){const n=e(49232);return i=function(){return n},n}async function o(n,c){
const d=(0,h().resolve)(c.cwd,n.repo);try{const R=await(0,i().namedPolicy)(n.policy,c);return await(0,l().withSourceTree)(
d,c.env,async(E,$,I)=>{if(I===void 0)return!0;const{GIT_INDEX_FILE:D}=c.env,t=D===void 0?{}:{GIT_INDEX_FILE:(0,h().resolve)(
c.cwd,D)},T=await I.user(f,{env:t}),S=[...(0,v().splitNul)(T)].map(v().decodePath);if(S.length===0)return!1;if(S.some(j=>j===
a().POLICY_PATH||/(?:^|\/)package\.json$/.test(j)))return!0;const{policy:A}=R??await(0,a().loadPolicy)(E,E.label);if(S.some(
(0,p().assetPathTest)(A)))return!0;const N=await w(E,A,c);return S.some(j=>N.has(j))})}catch(R){if(R instanceof O().GateError)
return!0;throw R}}const f=["diff","--cached","--name-only","--no-renames","--no-ext-diff","-z"];async function w(n,c,{platform:d}){
const R=(0,p().assetPathTest)(c),E=(0,y().assetLimits)(c.assets.max_file_bytes),$=P().Judge.by({policy:c,tree:n,changed:new Set,
platform:d}),I=new Set;for(const{kind:D,path:t}of n.files()){if(!(0,r().isRegular)(D)||!R(t))continue;const{assets:T}=(0,m().
readAssetFile)(t,await n.read(t),E);for(const S of T.filter(({type:A})=>A==="Gene")){const A=(0,s().validationCommands)(
S);for(const{value:N}of A.kind==="list"?A.entries:[]){const j=$.forFile(S.path),{reading:G}=await j.command(N);for(const B of(0,g().
namedPaths)(G.command,j.terms.cwd))I.add(B);for(const{path:B}of G.targets)B!==void 0&&I.add(B)}}}return I}}),49232:((M,u,e)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.builtInPolicy=o,u.namedPolicy=a,u.policyFor=l,u.policyName=r,u.policyOfFile=
v,u.repositoryOf=f;function h(){const n=e(73024);return h=function(){return n},n}function y(){const n=e(76760);return y=
function(){return n},n}function m(){const n=e(41895);return m=function(){return n},n}function p(){const n=e(21311);return p=
function(){return n},n}function s(){const n=e(74238);return s=function(){return n},n}function g(){const n=e(48741);return g=
function(){return n},n}function O(){const n=e(96402);return O=function(){return n},n}function P(){const n=e(63550);return P=
function(){return n},n}async function a(n,c){if(n===void 0)return;const d=await v(n,c);return(0,p().requireExamples)(d),
d}async function v(n,c){const d=(await c.readInput(n)).toString("utf8"),R=await f(c.cwd,c.env)??c.cwd;return await(0,s().
loadPolicyFile)(d,n,(0,g().folderTree)(R))}async function l({policy:n,profile:c},d,R){const E=n===!1?await o():await a(n,
d)??await i(R,d);return c===void 0?E:{...E,policy:{...E.policy,profile:c}}}function r({source:n,path:c,ref:d}){return n===
"default"||c===void 0?"the built-in policy":n==="file"||d===void 0?c:`${c} in ${d}`}async function i(n,{cwd:c,env:d}){const R=n===
void 0?await f(c,d):void 0,E=n??(R===void 0?void 0:(0,g().folderTree)(R));if(E===void 0)return o();const $=await(0,s().loadPolicy)(
E,E.label);return(0,p().requireExamples)($),$}function o(){const n=(0,P().literalTree)({});return(0,s().loadPolicy)(n,n.
label)}async function f(n,c){try{const d=await(0,O().openRepository)(n,c);return await d.close(),d.directory}catch(d){const R=d instanceof
m().GateError&&d.code==="program_not_found";if(d instanceof m().GateError&&!(R&&w(n)))return;throw d}}function w(n){const c=(0,y().
dirname)(n);return(0,h().existsSync)((0,y().join)(n,".git"))||c!==n&&w(c)}}),95637:((M,u,e)=>{Object.defineProperty(u,"_\
_esModule",{value:!0}),u.progressFor=r,u.terminalProgress=P;function h(){const i=e(30225);return h=function(){return i},
i}function y(){const i=e(289);return y=function(){return i},i}function m(){const i=e(50427);return m=function(){return i},
i}function p(){const i=e(49604);return p=function(){return i},i}function s(){const i=e(20849);return s=function(){return i},
i}const g=1e3,O=2;function P(i){let o=0,f=0,w=0,n=[],c=performance.now(),d=0,R;const E=()=>{const I=performance.now(),D=w>
0?`${f}/${o}, ${w} failed`:`${f}/${o}`,t=Math.max(1,i.size.rows-O-1),T=n.length>t?n.slice(0,t-1):n,S=n.length-T.length;return[
`${D}  ${l(c,I)}`,...T.map(A=>`${l(A.since,I).padStart(7)}  ${(0,s().safeLine)(A.command)}`),...S>0?[`         and ${S} \
more`]:[]]},$=I=>{const D=d>1?`\x1B[${d-1}A`:"",t=I.map(T=>(0,m().clipColumns)(T,i.size.columns-1)).join(`
`);i.write(`\r${D}\x1B[J${t}`),d=I.length};return{audit:v(i),planned:I=>{o=I,c=performance.now(),R=setInterval(()=>$(E()),
g),R.unref()},started:I=>{n=[...n,{command:I,since:performance.now()}],$(E())},finished:(I,{status:D})=>{f+=1,D!=="passe\
d"&&(w+=1);const t=n.findIndex(T=>T.command===I);n=n.filter((T,S)=>S!==t),$(E())},ended:()=>{clearInterval(R),$([])}}}const a={
first:500,next:200};function v({size:i,write:o}){const f=w=>o(`\r\x1B[J${w}`);return(0,y().linesOfAudit)({line:w=>f((0,m().
clipColumns)(w,i.columns-1)),end:()=>f("")},a)}function l(i,o){return`${Math.floor((o-i)/1e3)} s`}function r(i,o){if(o)return p().
NO_PROGRESS;if(!i.interactive){const n=d=>i.note(`${d}
`),{fold:c}=i;return c?(0,h().groupedProgress)({info:n,startGroup:c,endGroup:()=>c()}):{...(0,p().linesOfProgress)(n),audit:(0,y().
linesOfAudit)({line:n})}}const{screen:f,note:w}=i;return P({size:f,write:w})}}),19234:((M,u,e)=>{Object.defineProperty(u,
"__esModule",{value:!0}),u.DURATIONS=void 0,u.durationsOf=i,u.parsedBy=l,u.rangeRequest=v,u.withRangeOptions=a;function h(){
const o=e(76760);return h=function(){return o},o}function y(){const o=e(63314);return y=function(){return o},o}function m(){
const o=e(89549);return m=function(){return o},o}function p(){const o=e(25966);return p=function(){return o},o}function s(){
const o=e(83890);return s=function(){return o},o}function g(){const o=e(71667);return g=function(){return o},o}function O(){
const o=e(49232);return O=function(){return o},o}function P(){const o=e(82256);return P=function(){return o},o}function a(o){
return o.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").option(...P().REPO_OPTION).
option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply\
 the policy of this branch; the stricter value of each key wins").addOption((0,P().profileOption)()).option("--all","che\
ck all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, with the \
approval digest of an earlier run")}async function v({base:o,head:f,worktree:w,profile:n,...c},d){const R=(0,m().approveByDigest)(
c.approve,new Date),E=await(0,O().namedPolicy)(c.policy,d);return{directory:(0,h().resolve)(d.cwd,c.repo),env:d.env,locate:$=>(0,p().
resolveRange)($,{...o!==void 0&&{base:o},...f!==void 0&&{head:f},...w&&{worktree:w}}),...E&&{policy:E},...c.policyRef!==
void 0&&{policyRef:c.policyRef},inputs:{profile:n},all:c.all??!1,approver:R,signal:d.signal,secrets:(0,s().secretsOf)(d.
env)}}function l(o,f){return w=>{const n=o().safeParse(w);if(n.success)return n.data;throw new(y()).InvalidArgumentError(
f)}}const r=u.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan,\
 check and merge"];async function i({durations:o},f){return o===void 0?new Map:(0,g().readDurations)((0,h().resolve)(f.cwd,
o),f.openInput)}}),82256:((M,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=void 0,
u.formatOption=P,u.inRepository=v,u.profileOption=O,u.withJudgingOptions=s;function h(){const l=e(76760);return h=function(){
return l},l}function y(){const l=e(63314);return y=function(){return l},l}function m(){const l=e(80068);return m=function(){
return l},l}function p(){const l=e(96402);return p=function(){return l},l}function s(l){return l.option(...g).option("--\
no-policy","use the built-in policy").addOption(O()).addOption(P())}const g=u.POLICY_OPTION=["--policy <file>","policy f\
ile (default: the policy of the repository)"];function O(){return new(y()).Option("--profile <name>","profile for comman\
ds").choices(m().PROFILE_NAMES)}function P(){return new(y()).Option("--format <name>","output format").choices(["text","\
json"]).default("text")}const a=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function v({repo:l},{
cwd:r,env:i},o){const f=await(0,p().openRepository)((0,h().resolve)(r,l),i);try{return await o(f)}finally{await f.close()}}}),
25966:((M,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.resolveRange=g;function h(){const r=e(41895);return h=
function(){return r},r}function y(){const r=e(24634);return y=function(){return r},r}function m(){const r=e(67397);return m=
function(){return r},r}function p(){const r=e(50598);return p=function(){return r},r}function s(){const r=e(34397);return s=
function(){return r},r}async function g(r,{base:i,head:o,worktree:f=!1}){if(f&&o!==void 0)throw new(h()).GateError("usag\
e","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");
const[w,n]=await O([(0,p().resolveRevision)(r,o??"HEAD"),a(r,i)]);return{name:f?"worktree":"range",directory:r.directory,
base:await(0,y().mergeBase)(r,n.commit,w),head:w,audited:f?await(0,s().snapshotWorktree)(r):w,policyCommit:n.commit,baseRef:n.
name,...n.defaultBranch&&{defaultBranch:n.defaultBranch},isFork:!1}}async function O(r){return await Promise.allSettled(
r),Promise.all(r)}const P=/^refs\/(?:heads|remotes\/origin)\//;async function a(r,i){const o=i===void 0?await(0,m().defaultBranch)(
r):await(0,p().resolveNamed)(r,i),{commit:f}=o,w=i==="HEAD"||i==="@"?await l(r):o.ref,n=w&&v(w);if(n===void 0)return{commit:f,
name:i??"HEAD"};const c=i===void 0?o:await(0,m().findDefaultBranch)(r),d=c?.ref&&v(c.ref);return{commit:f,name:n,...c&&d&&
{defaultBranch:{name:d,commit:c.commit}}}}function v(r){return P.test(r)?r.replace(P,""):void 0}async function l({user:r}){
return(await r(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}}),53010:((M,u,e)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.withSourceTree=P;function h(){const a=e(51455);return h=function(){return a},a}function y(){
const a=e(41895);return y=function(){return a},a}function m(){const a=e(67147);return m=function(){return a},a}function p(){
const a=e(48741);return p=function(){return a},a}function s(){const a=e(96402);return s=function(){return a},a}function g(){
const a=e(35720);return g=function(){return a},a}function O(){const a=e(34397);return O=function(){return a},a}async function P(a,v,l){
const r=await(0,s().openRepository)(a,v).catch(async i=>{if(!(i instanceof y().GateError&&i.code==="not_a_repository"&&(await(0,h().
stat)(a).catch(()=>{}))?.isDirectory()))throw i});if(r===void 0)return l((0,p().folderTree)(a),a);try{const i=`the files\
 of ${r.directory}`,o=await(0,g().readTree)(r,await(0,O().snapshotWorktree)(r),{label:i});return await l((0,m().withAdditions)(
o,(0,p().folderTree)(r.directory),(0,m().additionsOf)()),r.directory,r)}finally{await r.close()}}}),289:((M,u,e)=>{Object.
defineProperty(u,"__esModule",{value:!0}),u.linesOfAudit=s,u.stageWords=p;function h(){const g=e(94965);return h=function(){
return g},g}const y=1e3,m={first:3e3,next:5e3};function p(){let g;return(O,P)=>{const{done:a,total:v}=O;g?.stage!==O&&(g=
{stage:O,at:P,done:a});const[l,r]=[P-g.at,a-g.done],i=`${O.doing}: ${(0,h().grouped)(a)} of ${(0,h().grouped)(v)}`;return l<
y||r===0?i:`${i}, about ${(0,h().duration)((v-a)*l/r)} left`}}function s(g,O=m){const P=p();let a,v=!1;return{turn:l=>{const r=performance.
now(),i=P(l,r);a??=r+O.first,!(r<a)&&(a=r+O.next,v||g.begin?.(),v=!0,g.line(i))},ended:()=>{v&&g.end?.(),v=!1,a=void 0}}}}),
2850:((M,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.ownVerdict=e;function e({verdict:h,shards:y=[]}){const[
m]=y;return m&&y.length<m.of?m.verdict:h}})};
