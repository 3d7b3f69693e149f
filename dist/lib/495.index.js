"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:((A,c,a)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.planVerb=
c.mergeVerb=void 0;function g(){const n=a(63314);return g=function(){return n},n}function y(){const n=a(7723);return y=function(){
return n},n}function p(){const n=a(24474);return p=function(){return n},n}function O(){const n=a(78374);return O=function(){
return n},n}function l(){const n=a(10289);return l=function(){return n},n}function w(){const n=a(31626);return w=function(){
return n},n}function v(){const n=a(49604);return v=function(){return n},n}function R(){const n=a(91088);return R=function(){
return n},n}function N(){const n=a(77875);return N=function(){return n},n}function P(){const n=a(23107);return P=function(){
return n},n}function $(){const n=a(47350);return $=function(){return n},n}function i(){const n=a(19234);return i=function(){
return n},n}function h(){const n=a(61399);return h=function(){return n},n}const e=(0,i().parsedBy)(()=>y().coerce.number().
pipe(O().shardCountSchema),"Expected a number from 1 to 256."),r=(n,f)=>(0,i().withRangeOptions)(new(g()).Command("plan")).
requiredOption("--shards <n>","maximum number of shards",e).option(...i().DURATIONS).action(async o=>f(await s(o,n)));c.
planVerb=r;async function s({shards:n,...f},o){const d=await(0,i().rangeRequest)(f,o),m=await(0,p().gate)({...d,run:!1,progress:v().
NO_PROGRESS});return m.error?(o.note((0,w().failureText)(m.error,o.columns)),2):(o.print(`${(0,l().json)((0,N().planShards)(
m,n,await(0,i().durationsOf)(f,o)))}
`,"json"),0)}const t=(n,f)=>(0,h().withReportOptions)((0,i().withRangeOptions)(new(g()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...i().DURATIONS))).action(async(o,d)=>f(await u(o,d,n)));c.mergeVerb=t;
async function u(n,f,o){const d=await(0,i().durationsOf)(f,o),m=await(0,p().gate)({...await(0,i().rangeRequest)(f,o),run:!1,
takeRuns:async(I,S)=>(0,R().mergedRuns)(await(0,P().readParts)(n,o.openInput),I,S,d),progress:v().NO_PROGRESS});return await(0,h().
deliver)(m,f,o),(0,$().exitCodeOf)(m.verdict,m.policy?.enforce)}}),49232:((A,c,a)=>{Object.defineProperty(c,"__esModule",
{value:!0}),c.builtInPolicy=e,c.namedPolicy=N,c.policyFor=$,c.policyName=i,c.policyOfFile=P,c.repositoryOf=r;function g(){
const t=a(73024);return g=function(){return t},t}function y(){const t=a(76760);return y=function(){return t},t}function p(){
const t=a(41895);return p=function(){return t},t}function O(){const t=a(21311);return O=function(){return t},t}function l(){
const t=a(74238);return l=function(){return t},t}function w(){const t=a(48741);return w=function(){return t},t}function v(){
const t=a(96402);return v=function(){return t},t}function R(){const t=a(63550);return R=function(){return t},t}async function N(t,u){
if(t===void 0)return;const n=await P(t,u);return(0,O().requireExamples)(n),n}async function P(t,u){const n=(await u.readInput(
t)).toString("utf8"),f=await r(u.cwd,u.env)??u.cwd;return await(0,l().loadPolicyFile)(n,t,(0,w().folderTree)(f))}async function $({
policy:t,profile:u},n,f){const o=t===!1?await e():await N(t,n)??await h(f,n);return u===void 0?o:{...o,policy:{...o.policy,
profile:u}}}function i({source:t,path:u,ref:n}){return t==="default"||u===void 0?"the built-in policy":t==="file"||n===void 0?
u:`${u} in ${n}`}async function h(t,{cwd:u,env:n}){const f=t===void 0?await r(u,n):void 0,o=t??(f===void 0?void 0:(0,w().
folderTree)(f));if(o===void 0)return e();const d=await(0,l().loadPolicy)(o,o.label);return(0,O().requireExamples)(d),d}function e(){
const t=(0,R().literalTree)({});return(0,l().loadPolicy)(t,t.label)}async function r(t,u){try{const n=await(0,v().openRepository)(
t,u);return await n.close(),n.directory}catch(n){const f=n instanceof p().GateError&&n.code==="program_not_found";if(n instanceof
p().GateError&&!(f&&s(t)))return;throw n}}function s(t){const u=(0,y().dirname)(t);return(0,g().existsSync)((0,y().join)(
t,".git"))||u!==t&&s(u)}}),19234:((A,c,a)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.DURATIONS=void 0,c.durationsOf=
h,c.parsedBy=$,c.rangeRequest=P,c.withRangeOptions=N;function g(){const e=a(76760);return g=function(){return e},e}function y(){
const e=a(63314);return y=function(){return e},e}function p(){const e=a(89549);return p=function(){return e},e}function O(){
const e=a(25966);return O=function(){return e},e}function l(){const e=a(41551);return l=function(){return e},e}function w(){
const e=a(71667);return w=function(){return e},e}function v(){const e=a(49232);return v=function(){return e},e}function R(){
const e=a(82256);return R=function(){return e},e}function N(e){return e.option("--base <ref>","base branch or commit (de\
fault: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check t\
he uncommitted files instead of a commit").addOption(new(y()).Option("--staged","check what is staged, as git commit wou\
ld commit it").implies({worktree:!0})).option(...R().REPO_OPTION).option("--policy <file>","policy file to use instead o\
f the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of each\
 key wins").addOption((0,R().profileOption)()).option("--all","check all genes of the head, not only changed ones").option(
"--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function P({base:e,
head:r,worktree:s,staged:t,profile:u,...n},f){const o=(0,p().approveByDigest)(n.approve,new Date),d=await(0,v().namedPolicy)(
n.policy,f);return{directory:(0,g().resolve)(f.cwd,n.repo),env:f.env,locate:m=>(0,O().resolveRange)(m,{...e!==void 0&&{base:e},
...r!==void 0&&{head:r},...s&&{worktree:s},...t&&{staged:t}}),...d&&{policy:d},...n.policyRef!==void 0&&{policyRef:n.policyRef},
inputs:{profile:u},all:n.all??!1,approver:o,signal:f.signal,secrets:(0,l().secretsOf)(f.env)}}function $(e,r){return s=>{
const t=e().safeParse(s);if(t.success)return t.data;throw new(y()).InvalidArgumentError(r)}}const i=c.DURATIONS=["--dura\
tions <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and merge"];async function h({
durations:e},r){return e===void 0?new Map:(0,w().readDurations)((0,g().resolve)(r.cwd,e),r.openInput)}}),82256:((A,c,a)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=void 0,c.formatOption=P,c.inRepository=i,
c.profileOption=N,c.storeFiles=h,c.withJudgingOptions=v;function g(){const e=a(76760);return g=function(){return e},e}function y(){
const e=a(63314);return y=function(){return e},e}function p(){const e=a(18744);return p=function(){return e},e}function O(){
const e=a(41895);return O=function(){return e},e}function l(){const e=a(80068);return l=function(){return e},e}function w(){
const e=a(96402);return w=function(){return e},e}function v(e){return e.option(...R).option("--no-policy","use the built\
-in policy").addOption(N()).addOption(P())}const R=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy \
of the repository)"];function N(){return new(y()).Option("--profile <name>","profile for commands").choices(l().PROFILE_NAMES)}
function P(){return new(y()).Option("--format <name>","output format").choices(["text","json"]).default("text")}const $=c.
REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function i({repo:e},{cwd:r,env:s},t){const u=await(0,w().
openRepository)((0,g().resolve)(r,e),s);try{return await t(u)}finally{await u.close()}}function h(e,r,s){const t=(0,p().
assetPathsIn)(e,r);if(t.length>0)return t;throw new(O()).GateError("usage",`${s} has no asset files.`,"Use --repo with t\
he repository, or name the files.")}}),25966:((A,c,a)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=
w;function g(){const i=a(41895);return g=function(){return i},i}function y(){const i=a(24634);return y=function(){return i},
i}function p(){const i=a(67397);return p=function(){return i},i}function O(){const i=a(50598);return O=function(){return i},
i}function l(){const i=a(34397);return l=function(){return i},i}async function w(i,{base:h,head:e,worktree:r=!1,staged:s=!1}){
if(r&&e!==void 0)throw new(g()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[t,u]=await v([(0,O().resolveRevision)(i,e??"HEAD"),N(i,h)]);return{
name:s?"index":r?"worktree":"range",directory:i.directory,base:await(0,y().mergeBase)(i,u.commit,t),head:t,audited:r?await(s?
l().snapshotIndex:l().snapshotWorktree)(i):t,policyCommit:u.commit,baseRef:u.name,...u.defaultBranch&&{defaultBranch:u.defaultBranch},
isFork:!1}}async function v(i){return await Promise.allSettled(i),Promise.all(i)}const R=/^refs\/(?:heads|remotes\/origin)\//;
async function N(i,h){const e=h===void 0?await(0,p().defaultBranch)(i):await(0,O().resolveNamed)(i,h),{commit:r}=e,s=h===
"HEAD"||h==="@"?await $(i):e.ref,t=s&&P(s);if(t===void 0)return{commit:r,name:h??"HEAD"};const u=h===void 0?e:await(0,p().
findDefaultBranch)(i),n=u?.ref&&P(u.ref);return{commit:r,name:t,...u&&n&&{defaultBranch:{name:n,commit:u.commit}}}}function P(i){
return R.test(i)?i.replace(R,""):void 0}async function $({user:i}){return(await i(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),91088:((A,c,a)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.mergeIsolation=t,c.mergedRuns=
N;function g(){const o=a(57975);return g=function(){return o},o}function y(){const o=a(57430);return y=function(){return o},
o}function p(){const o=a(39763);return p=function(){return o},o}function O(){const o=a(78534);return O=function(){return o},
o}function l(){const o=a(57334);return l=function(){return o},o}function w(){const o=a(22562);return w=function(){return o},
o}function v(){const o=a(89953);return v=function(){return o},o}function R(){const o=a(96620);return R=function(){return o},
o}function N(o,d,m,I){const S=(0,v().requireParts)(o,d),{genes:E}=d.audit,M=(0,R().partition)((0,R().commandsToRun)(E),S.
length,I),G=new Map(E.flatMap((T,D)=>{const B=S[(M[D]??0)-1];return B?[[T,B]]:[]})),j=E.flatMap((T,D)=>{const B=G.get(T);
return B===void 0||m.has(T)?[]:[[T,P(B,B.report.genes[D],T)]]}),F=new Map([...G].map(([{asset:T},{report:D}])=>[T,(0,O().
nodeIn)(D)])),[U=process]=F.values();return{outcomes:new Map([...(0,w().refusedOutcomes)(E,!0,new Date),...h(j,d.policy.
policy.views)]),mutants:i(E,G,m),interrupted:(0,l().countInterrupted)(j.flatMap(([,T])=>T)),isolation:t(S.map(({report:T})=>T.
isolation)),nodeOf:({asset:T})=>F.get(T)??U,shards:S.map(({shard:{index:T,of:D}})=>({index:T,of:D,genes:new Set(E.filter(
(B,C)=>M[C]===T))}))}}function P(o,d,{asset:m,commands:I}){return I.map((S,E)=>{const M=$(d,S,E);if(M)return M;throw(0,v().
invalid)(`${(0,v().nameOf)(o)} has no result for command ${E+1} of \`${m.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function $(o,d,m){const I=o?.
commands[m];return(I?.plan_digest===d.plan?.digest||(0,R().isPending)(d))&&I?.command===d.command?I.outcome:void 0}function i(o,d,m){
return new Map(o.flatMap((I,S)=>{const E=d.get(I)?.report.genes[S],M=m.has(I)?void 0:(0,O().mutantsIn)(E,I);return M?[[I,
M]]:[]}))}function h(o,d){const m=new Map;return o.map(([I,S])=>[I,S.map((E,M)=>{const{reused:G,...j}=E,F=d==="gene"?r(I,
M):e(I,M);if(F===void 0||j.status==="skipped")return j;const U=m.get(F);return U===void 0?(m.set(F,j),j):s(U,j)?{...U,reused:!0}:
j})])}function e({commands:o},d){return o[d]?.plan?.digest}function r(o,d){return[d,...o.commands.map((m,I)=>e(o,I))].join()}
function s(o,d){return o.status===d.status&&o.exit_code===d.exit_code&&o.signal===d.signal}function t(o){const d=o.filter(
({level:S})=>S!=="none").sort((S,E)=>n(S)-n(E)||u(E)-u(S)),[m,...I]=d;return m===void 0?y().NOTHING_RUN:I.every(S=>f(S,m))?
m:{...m,description:`${m.description} The machines differed; this is the weakest isolation.`}}function u({limits:o}){return o?.
written_bytes??0}function n({level:o,limits:d}){return 2*p().ISOLATION_LEVELS.indexOf(o)+(d?.memory_bytes===null?0:1)}function f(o,d){
const m=({limits:I,description:S,...E})=>E;return n(o)===n(d)&&(0,g().isDeepStrictEqual)(m(o),m(d))}}),89953:((A,c,a)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.invalid=e,c.nameOf=i,c.requireParts=w;function g(){const r=a(41895);return g=
function(){return r},r}function y(){const r=a(38863);return y=function(){return r},r}function p(){const r=a(96620);return p=
function(){return r},r}function O(){const r=a(92910);return O=function(){return r},r}const l=500;function w(r,s){const t=r.
map(N),[u]=t;if(u===void 0){if((0,p().shardsFor)((0,p().commandsToRun)(s.audit.genes),1)===0)return[];throw e("There are\
 commands to run, but no parts",h)}for(const n of t)v(n,u,s);return R(t,u.shard.of)}function v(r,s,t){const{shard:u,report:n}=r;
if(u.of!==s.shard.of)throw e(`${i(r)} and ${i(s)} are not parts of the same run`);if(n.error)throw e(`${i(r)} could not \
decide${P(n)}`,h);const f=$(n,t);if(f.length>0)throw e(`${i(r)} belongs to another run: ${f.join("; ")}`)}function R(r,s){
const t=Array.from({length:s},(f,o)=>r.filter(({shard:d})=>d.index===o+1)),u=t.filter(({length:f})=>f>1).flat();if(u.length>
0)throw e(`Duplicate parts: ${u.map(i).join(", ")}`);const n=t.flatMap(({length:f},o)=>f===0?[(0,O().shardName)({index:o+
1,of:s})]:[]);if(n.length>0)throw e(`Missing parts: ${n.join(", ")}`,h);return t.flat()}function N({name:r,report:s}){const{
shards:t=[]}=s,[u]=t;if(u&&t.length===1)return{name:r,report:s,shard:u};throw e(`${r} is not a part of a run${P(s)}`)}function P({
error:r}){return r?`; its error: ${r.message.slice(0,l)}`:""}function $(r,{audit:s,event:t,policy:u}){const n=!s.genes.some(
({commands:o})=>o.some(p().isPending));return[["version of the gate",r.tool.version,y().TOOL.version],["base",r.base_sha,
t.base],["head",r.head_sha,t.head],["audited commit",r.audited_sha,t.audited],["policy",r.policy?.digest,u.digest],["oth\
er policy",r.policy?.combined_with?.digest,u.combinedWith?.digest],["profile",r.policy?.profile,u.policy.profile],...n?[
["Plans",r.plans_digest,s.plansDigest]]:[],["number of genes",r.genes.length,s.genes.length]].flatMap(([o,d,m])=>d===m?[]:
[`its ${o}: ${d??"none"}, here: ${m??"none"}`])}function i({shard:r,name:s}){return`part ${(0,O().shardName)(r)} (${s})`}
const h="See the logs of the jobs that run the shards, and run them again.";function e(r,s="Use exactly the parts of one\
 run, made with the same options and dependencies as here."){const t=r.charAt(0).toUpperCase()+r.slice(1);return new(g()).
GateError("parts_invalid",t,s)}}),77875:((A,c,a)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.planShards=p;function g(){
const l=a(96620);return g=function(){return l},l}function y(){const l=a(92910);return y=function(){return l},l}function p({
genes:l,findings:w,approval_digest:v,plans_digest:R},N,P){const $=new Set(w.flatMap(({rule:s,subject:t})=>s==="target-no\
t-judged"?t?.id??[]:[])),i=l.map(s=>O(s,$)),h=(0,g().shardsFor)(i,N,P),e=(0,g().partition)(i,h,P),r=Array.from({length:h},
(s,t)=>{const u=l.filter((n,f)=>e[f]===t+1);return{shard:(0,y().shardName)({index:t+1,of:h}),genes:u.map(({id:n})=>n),commands:u.
reduce((n,{commands:f})=>n+f.length,0)}});return{matrix:{shard:r.map(({shard:s})=>s)},shards:r,waiting:l.filter(({verdict:s})=>s===
"needs_approval").map(({id:s})=>s),approval_digest:v,plans_digest:R}}function O({id:l,commands:w},v){return w.every(({plan_digest:N,
verdict:P})=>N!==void 0||P!=="block"&&v.has(l))?w.map(({command:N})=>N):[]}})};
