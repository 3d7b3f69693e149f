"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:((D,c,u)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.planVerb=
c.mergeVerb=void 0;function g(){const n=u(63314);return g=function(){return n},n}function y(){const n=u(7723);return y=function(){
return n},n}function p(){const n=u(24474);return p=function(){return n},n}function R(){const n=u(78374);return R=function(){
return n},n}function l(){const n=u(10289);return l=function(){return n},n}function O(){const n=u(31626);return O=function(){
return n},n}function v(){const n=u(49604);return v=function(){return n},n}function N(){const n=u(91088);return N=function(){
return n},n}function I(){const n=u(77875);return I=function(){return n},n}function P(){const n=u(23107);return P=function(){
return n},n}function $(){const n=u(47350);return $=function(){return n},n}function i(){const n=u(19234);return i=function(){
return n},n}function h(){const n=u(61399);return h=function(){return n},n}const e=(0,i().parsedBy)(()=>y().coerce.number().
pipe(R().shardCountSchema),"Expected a number from 1 to 256."),o=(n,f)=>(0,i().withRangeOptions)(new(g()).Command("plan")).
requiredOption("--shards <n>","maximum number of shards",e).option(...i().DURATIONS).action(async m=>f(await s(m,n)));c.
planVerb=o;async function s({shards:n,...f},m){const r=await(0,i().rangeRequest)(f,m),d=await(0,p().gate)({...r,run:!1,progress:v().
NO_PROGRESS});return d.error?(m.note((0,O().failureText)(d.error,m.columns)),2):(m.print(`${(0,l().json)((0,I().planShards)(
d,n,await(0,i().durationsOf)(f,m)))}
`,"json"),0)}const t=(n,f)=>(0,h().withReportOptions)((0,i().withRangeOptions)(new(g()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...i().DURATIONS))).action(async(m,r)=>f(await a(m,r,n)));c.mergeVerb=t;
async function a(n,f,m){const r=await(0,i().durationsOf)(f,m),d=await(0,p().gate)({...await(0,i().rangeRequest)(f,m),run:!1,
takeRuns:async(S,w)=>(0,N().mergedRuns)(await(0,P().readParts)(n,m.openInput),S,w,r),progress:v().NO_PROGRESS});return await(0,h().
deliver)(d,f,m),(0,$().exitCodeOf)(d.verdict,d.policy?.enforce)}}),49232:((D,c,u)=>{Object.defineProperty(c,"__esModule",
{value:!0}),c.builtInPolicy=e,c.namedPolicy=I,c.policyFor=$,c.policyName=i,c.policyOfFile=P,c.repositoryOf=o;function g(){
const t=u(73024);return g=function(){return t},t}function y(){const t=u(76760);return y=function(){return t},t}function p(){
const t=u(41895);return p=function(){return t},t}function R(){const t=u(21311);return R=function(){return t},t}function l(){
const t=u(74238);return l=function(){return t},t}function O(){const t=u(48741);return O=function(){return t},t}function v(){
const t=u(96402);return v=function(){return t},t}function N(){const t=u(63550);return N=function(){return t},t}async function I(t,a){
if(t===void 0)return;const n=await P(t,a);return(0,R().requireExamples)(n),n}async function P(t,a){const n=(await a.readInput(
t)).toString("utf8"),f=await o(a.cwd,a.env)??a.cwd;return await(0,l().loadPolicyFile)(n,t,(0,O().folderTree)(f))}async function $({
policy:t,profile:a},n,f){const m=t===!1?await e():await I(t,n)??await h(f,n);return a===void 0?m:{...m,policy:{...m.policy,
profile:a}}}function i({source:t,path:a,ref:n}){return t==="default"||a===void 0?"the built-in policy":t==="file"||n===void 0?
a:`${a} in ${n}`}async function h(t,{cwd:a,env:n}){const f=t===void 0?await o(a,n):void 0,m=t??(f===void 0?void 0:(0,O().
folderTree)(f));if(m===void 0)return e();const r=await(0,l().loadPolicy)(m,m.label);return(0,R().requireExamples)(r),r}function e(){
const t=(0,N().literalTree)({});return(0,l().loadPolicy)(t,t.label)}async function o(t,a){try{const n=await(0,v().openRepository)(
t,a);return await n.close(),n.directory}catch(n){const f=n instanceof p().GateError&&n.code==="program_not_found";if(n instanceof
p().GateError&&!(f&&s(t)))return;throw n}}function s(t){const a=(0,y().dirname)(t);return(0,g().existsSync)((0,y().join)(
t,".git"))||a!==t&&s(a)}}),19234:((D,c,u)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.DURATIONS=void 0,c.durationsOf=
h,c.parsedBy=$,c.rangeRequest=P,c.withRangeOptions=I;function g(){const e=u(76760);return g=function(){return e},e}function y(){
const e=u(63314);return y=function(){return e},e}function p(){const e=u(89549);return p=function(){return e},e}function R(){
const e=u(25966);return R=function(){return e},e}function l(){const e=u(41551);return l=function(){return e},e}function O(){
const e=u(71667);return O=function(){return e},e}function v(){const e=u(49232);return v=function(){return e},e}function N(){
const e=u(82256);return N=function(){return e},e}function I(e){return e.option("--base <ref>","base branch or commit (de\
fault: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check t\
he uncommitted files instead of a commit").addOption(new(y()).Option("--staged","check what is staged, as git commit wou\
ld commit it").implies({worktree:!0})).option(...N().REPO_OPTION).option("--policy <file>","policy file to use instead o\
f the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of each\
 key wins").addOption((0,N().profileOption)()).option("--all","check all genes of the head, not only changed ones").option(
"--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function P({base:e,
head:o,worktree:s,staged:t,profile:a,...n},f){const m=(0,p().approveByDigest)(n.approve,new Date),r=await(0,v().namedPolicy)(
n.policy,f);return{directory:(0,g().resolve)(f.cwd,n.repo),env:f.env,locate:d=>(0,R().resolveRange)(d,{...e!==void 0&&{base:e},
...o!==void 0&&{head:o},...s&&{worktree:s},...t&&{staged:t}}),...r&&{policy:r},...n.policyRef!==void 0&&{policyRef:n.policyRef},
inputs:{profile:a},all:n.all??!1,approver:m,signal:f.signal,secrets:(0,l().secretsOf)(f.env)}}function $(e,o){return s=>{
const t=e().safeParse(s);if(t.success)return t.data;throw new(y()).InvalidArgumentError(o)}}const i=c.DURATIONS=["--dura\
tions <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and merge"];async function h({
durations:e},o){return e===void 0?new Map:(0,O().readDurations)((0,g().resolve)(o.cwd,e),o.openInput)}}),82256:((D,c,u)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=void 0,c.formatOption=P,c.inRepository=i,
c.profileOption=I,c.storeFiles=h,c.withJudgingOptions=v;function g(){const e=u(76760);return g=function(){return e},e}function y(){
const e=u(63314);return y=function(){return e},e}function p(){const e=u(18744);return p=function(){return e},e}function R(){
const e=u(41895);return R=function(){return e},e}function l(){const e=u(80068);return l=function(){return e},e}function O(){
const e=u(96402);return O=function(){return e},e}function v(e){return e.option(...N).option("--no-policy","use the built\
-in policy").addOption(I()).addOption(P())}const N=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy \
of the repository)"];function I(){return new(y()).Option("--profile <name>","profile for commands").choices(l().PROFILE_NAMES)}
function P(){return new(y()).Option("--format <name>","output format").choices(["text","json"]).default("text")}const $=c.
REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function i({repo:e},{cwd:o,env:s},t){const a=await(0,O().
openRepository)((0,g().resolve)(o,e),s);try{return await t(a)}finally{await a.close()}}function h(e,o,s){const t=(0,p().
assetPathsIn)(e,o);if(t.length>0)return t;throw new(R()).GateError("usage",`${s} has no asset files.`,"Use --repo with t\
he repository, or name the files.")}}),25966:((D,c,u)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=
O;function g(){const i=u(41895);return g=function(){return i},i}function y(){const i=u(24634);return y=function(){return i},
i}function p(){const i=u(67397);return p=function(){return i},i}function R(){const i=u(50598);return R=function(){return i},
i}function l(){const i=u(34397);return l=function(){return i},i}async function O(i,{base:h,head:e,worktree:o=!1,staged:s=!1}){
if(o&&e!==void 0)throw new(g()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[t,a]=await v([(0,R().resolveRevision)(i,e??"HEAD"),I(i,h)]);return{
name:s?"index":o?"worktree":"range",directory:i.directory,base:await(0,y().mergeBase)(i,a.commit,t),head:t,audited:o?await(s?
l().snapshotIndex:l().snapshotWorktree)(i):t,policyCommit:a.commit,baseRef:a.name,...a.defaultBranch&&{defaultBranch:a.defaultBranch},
isFork:!1}}async function v(i){return await Promise.allSettled(i),Promise.all(i)}const N=/^refs\/(?:heads|remotes\/origin)\//;
async function I(i,h){const e=h===void 0?await(0,p().defaultBranch)(i):await(0,R().resolveNamed)(i,h),{commit:o}=e,s=h===
"HEAD"||h==="@"?await $(i):e.ref,t=s&&P(s);if(t===void 0)return{commit:o,name:h??"HEAD"};const a=h===void 0?e:await(0,p().
findDefaultBranch)(i),n=a?.ref&&P(a.ref);return{commit:o,name:t,...a&&n&&{defaultBranch:{name:n,commit:a.commit}}}}function P(i){
return N.test(i)?i.replace(N,""):void 0}async function $({user:i}){return(await i(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),91088:((D,c,u)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.mergeIsolation=s,c.mergedRuns=
N;function g(){const r=u(57430);return g=function(){return r},r}function y(){const r=u(39763);return y=function(){return r},
r}function p(){const r=u(78534);return p=function(){return r},r}function R(){const r=u(57334);return R=function(){return r},
r}function l(){const r=u(22562);return l=function(){return r},r}function O(){const r=u(89953);return O=function(){return r},
r}function v(){const r=u(96620);return v=function(){return r},r}function N(r,d,S,w){const T=(0,O().requireParts)(r,d),{genes:M}=d.
audit,j=(0,v().partition)((0,v().commandsToRun)(M),T.length,w),L=new Map(M.flatMap((E,B)=>{const F=T[(j[B]??0)-1];return F?
[[E,F]]:[]})),A=M.flatMap((E,B)=>{const F=L.get(E);return F===void 0||S.has(E)?[]:[[E,I(F,F.report.genes[B],E)]]}),U=new Map(
[...L].map(([{asset:E},{report:B}])=>[E,(0,p().nodeIn)(B)])),[G=process]=U.values();return{outcomes:new Map([...(0,l().refusedOutcomes)(
M,!0,new Date),...i(A,d.policy.policy.views)]),mutants:$(M,L,S),interrupted:(0,R().countInterrupted)(A.flatMap(([,E])=>E)),
isolation:s(T.map(({report:E})=>E.isolation)),nodeOf:({asset:E})=>U.get(E)??G,shards:T.map(({shard:{index:E,of:B}})=>({index:E,
of:B,genes:new Set(M.filter((F,C)=>j[C]===E))}))}}function I(r,d,{asset:S,commands:w}){return w.map((T,M)=>{const j=P(d,
T,M);if(j)return j;throw(0,O().invalid)(`${(0,O().nameOf)(r)} has no result for command ${M+1} of \`${S.id}\``,"If an ap\
proval was given while the parts ran, run them again; use the same durations for all jobs; otherwise the part is incompl\
ete.")})}function P(r,d,S){const w=r?.commands[S];return(w?.plan_digest===d.plan?.digest||(0,v().isPending)(d))&&w?.command===
d.command?w.outcome:void 0}function $(r,d,S){return new Map(r.flatMap((w,T)=>{const M=d.get(w)?.report.genes[T],j=S.has(
w)?void 0:(0,p().mutantsIn)(M,w);return j?[[w,j]]:[]}))}function i(r,d){const S=new Map;return r.map(([w,T])=>[w,T.map((M,j)=>{
const{reused:L,...A}=M,U=d==="gene"?e(w,j):h(w,j);if(U===void 0||A.status==="skipped")return A;const G=S.get(U);return G===
void 0?(S.set(U,A),A):o(G,A)?{...G,reused:!0}:A})])}function h({commands:r},d){return r[d]?.plan?.digest}function e(r,d){
return[d,...r.commands.map((S,w)=>h(r,w))].join()}function o(r,d){return r.status===d.status&&r.exit_code===d.exit_code&&
r.signal===d.signal}function s(r){const d=r.filter(({level:T})=>T!=="none"),[S]=d;if(S===void 0)return g().NOTHING_RUN;const w=d.
reduce((T,M)=>t(M,T)?M:T);return new Set(d.map(f)).size===1?w:{...w,description:`${w.description} The machines differed;\
 this is the weakest isolation.`}}function t(r,d){return a(r)<a(d)||a(r)===a(d)&&n(r)>n(d)}function a({level:r}){return y().
ISOLATION_LEVELS.indexOf(r)}function n({limits:r}){return r?.written_bytes??0}function f({limits:r,description:d,...S}){
return JSON.stringify({...S,limits:r?m(r):d})}function m({memory_bytes:r,processes:d,processes_counted_for:S,file_bytes:w}){
return{isMemoryLimited:r!==null,processes:d,processes_counted_for:S,file_bytes:w}}}),89953:((D,c,u)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.invalid=e,c.nameOf=i,c.requireParts=O;function g(){const o=u(41895);return g=function(){return o},
o}function y(){const o=u(38863);return y=function(){return o},o}function p(){const o=u(96620);return p=function(){return o},
o}function R(){const o=u(92910);return R=function(){return o},o}const l=500;function O(o,s){const t=o.map(I),[a]=t;if(a===
void 0){if((0,p().shardsFor)((0,p().commandsToRun)(s.audit.genes),1)===0)return[];throw e("There are commands to run, bu\
t no parts",h)}for(const n of t)v(n,a,s);return N(t,a.shard.of)}function v(o,s,t){const{shard:a,report:n}=o;if(a.of!==s.
shard.of)throw e(`${i(o)} and ${i(s)} are not parts of the same run`);if(n.error)throw e(`${i(o)} could not decide${P(n)}`,
h);const f=$(n,t);if(f.length>0)throw e(`${i(o)} belongs to another run: ${f.join("; ")}`)}function N(o,s){const t=Array.
from({length:s},(f,m)=>o.filter(({shard:r})=>r.index===m+1)),a=t.filter(({length:f})=>f>1).flat();if(a.length>0)throw e(
`Duplicate parts: ${a.map(i).join(", ")}`);const n=t.flatMap(({length:f},m)=>f===0?[(0,R().shardName)({index:m+1,of:s})]:
[]);if(n.length>0)throw e(`Missing parts: ${n.join(", ")}`,h);return t.flat()}function I({name:o,report:s}){const{shards:t=[]}=s,
[a]=t;if(a&&t.length===1)return{name:o,report:s,shard:a};throw e(`${o} is not a part of a run${P(s)}`)}function P({error:o}){
return o?`; its error: ${o.message.slice(0,l)}`:""}function $(o,{audit:s,event:t,policy:a}){const n=!s.genes.some(({commands:m})=>m.
some(p().isPending));return[["version of the gate",o.tool.version,y().TOOL.version],["base",o.base_sha,t.base],["head",o.
head_sha,t.head],["audited commit",o.audited_sha,t.audited],["policy",o.policy?.digest,a.digest],["other policy",o.policy?.
combined_with?.digest,a.combinedWith?.digest],["profile",o.policy?.profile,a.policy.profile],...n?[["Plans",o.plans_digest,
s.plansDigest]]:[],["number of genes",o.genes.length,s.genes.length]].flatMap(([m,r,d])=>r===d?[]:[`its ${m}: ${r??"none"}\
, here: ${d??"none"}`])}function i({shard:o,name:s}){return`part ${(0,R().shardName)(o)} (${s})`}const h="See the logs o\
f the jobs that run the shards, and run them again.";function e(o,s="Use exactly the parts of one run, made with the sam\
e options and dependencies as here."){const t=o.charAt(0).toUpperCase()+o.slice(1);return new(g()).GateError("parts_inva\
lid",t,s)}}),77875:((D,c,u)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.planShards=p;function g(){const l=u(96620);
return g=function(){return l},l}function y(){const l=u(92910);return y=function(){return l},l}function p({genes:l,findings:O,
approval_digest:v,plans_digest:N},I,P){const $=new Set(O.flatMap(({rule:s,subject:t})=>s==="target-not-judged"?t?.id??[]:
[])),i=l.map(s=>R(s,$)),h=(0,g().shardsFor)(i,I,P),e=(0,g().partition)(i,h,P),o=Array.from({length:h},(s,t)=>{const a=l.
filter((n,f)=>e[f]===t+1);return{shard:(0,y().shardName)({index:t+1,of:h}),genes:a.map(({id:n})=>n),commands:a.reduce((n,{
commands:f})=>n+f.length,0)}});return{matrix:{shard:o.map(({shard:s})=>s)},shards:o,waiting:l.filter(({verdict:s})=>s===
"needs_approval").map(({id:s})=>s),approval_digest:v,plans_digest:N}}function R({id:l,commands:O},v){return O.every(({plan_digest:I,
verdict:P})=>I!==void 0||P!=="block"&&v.has(l))?O.map(({command:I})=>I):[]}})};
