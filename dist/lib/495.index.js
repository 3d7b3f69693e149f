"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:((A,d,i)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.planVerb=
d.mergeVerb=void 0;function g(){const n=i(63314);return g=function(){return n},n}function O(){const n=i(7723);return O=function(){
return n},n}function p(){const n=i(24474);return p=function(){return n},n}function w(){const n=i(78374);return w=function(){
return n},n}function l(){const n=i(10289);return l=function(){return n},n}function R(){const n=i(31626);return R=function(){
return n},n}function v(){const n=i(49604);return v=function(){return n},n}function P(){const n=i(91088);return P=function(){
return n},n}function S(){const n=i(77875);return S=function(){return n},n}function I(){const n=i(23107);return I=function(){
return n},n}function m(){const n=i(47350);return m=function(){return n},n}function r(){const n=i(19234);return r=function(){
return n},n}function h(){const n=i(61399);return h=function(){return n},n}const a=(0,r().parsedBy)(()=>O().coerce.number().
pipe(w().shardCountSchema),"Expected a number from 1 to 256."),o=(n,f)=>(0,r().withRangeOptions)(new(g()).Command("plan")).
requiredOption("--shards <n>","maximum number of shards",a).option(...r().DURATIONS).action(async e=>f(await c(e,n)));d.
planVerb=o;async function c({shards:n,...f},e){const s=await(0,r().rangeRequest)(f,e),y=await(0,p().gate)({...s,run:!1,progress:v().
NO_PROGRESS});return y.error?(e.note((0,R().failureText)(y.error,e.columns)),2):(e.print(`${(0,l().json)((0,S().planShards)(
y,n,await(0,r().durationsOf)(f,e)))}
`,"json"),0)}const t=(n,f)=>(0,h().withReportOptions)((0,r().withRangeOptions)(new(g()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...r().DURATIONS))).action(async(e,s)=>f(await u(e,s,n)));d.mergeVerb=t;
async function u(n,f,e){const s=await(0,r().durationsOf)(f,e),y=await(0,p().gate)({...await(0,r().rangeRequest)(f,e),run:!1,
takeRuns:async(N,E)=>(0,P().mergedRuns)(await(0,I().readParts)(n,e.openInput),N,E,s),progress:v().NO_PROGRESS});return await(0,h().
deliver)(y,f,e),(0,m().exitCodeOf)(y.verdict,y.policy?.enforce)}}),49232:((A,d,i)=>{Object.defineProperty(d,"__esModule",
{value:!0}),d.builtInPolicy=a,d.namedPolicy=S,d.policyFor=m,d.policyName=r,d.policyOfFile=I,d.repositoryOf=o;function g(){
const t=i(73024);return g=function(){return t},t}function O(){const t=i(76760);return O=function(){return t},t}function p(){
const t=i(41895);return p=function(){return t},t}function w(){const t=i(21311);return w=function(){return t},t}function l(){
const t=i(74238);return l=function(){return t},t}function R(){const t=i(48741);return R=function(){return t},t}function v(){
const t=i(96402);return v=function(){return t},t}function P(){const t=i(63550);return P=function(){return t},t}async function S(t,u){
if(t===void 0)return;const n=await I(t,u);return(0,w().requireExamples)(n),n}async function I(t,u){const n=(await u.readInput(
t)).toString("utf8"),f=await o(u.cwd,u.env)??u.cwd;return await(0,l().loadPolicyFile)(n,t,(0,R().folderTree)(f))}async function m({
policy:t,profile:u},n,f){const e=t===!1?await a():await S(t,n)??await h(f,n);return u===void 0?e:{...e,policy:{...e.policy,
profile:u}}}function r({source:t,path:u,ref:n}){return t==="default"||u===void 0?"the built-in policy":t==="file"||n===void 0?
u:`${u} in ${n}`}async function h(t,{cwd:u,env:n}){const f=t===void 0?await o(u,n):void 0,e=t??(f===void 0?void 0:(0,R().
folderTree)(f));if(e===void 0)return a();const s=await(0,l().loadPolicy)(e,e.label);return(0,w().requireExamples)(s),s}function a(){
const t=(0,P().literalTree)({});return(0,l().loadPolicy)(t,t.label)}async function o(t,u){try{const n=await(0,v().openRepository)(
t,u);return await n.close(),n.directory}catch(n){const f=n instanceof p().GateError&&n.code==="program_not_found";if(n instanceof
p().GateError&&!(f&&c(t)))return;throw n}}function c(t){const u=(0,O().dirname)(t);return(0,g().existsSync)((0,O().join)(
t,".git"))||u!==t&&c(u)}}),19234:((A,d,i)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.DURATIONS=void 0,d.durationsOf=
h,d.parsedBy=m,d.rangeRequest=I,d.withRangeOptions=S;function g(){const a=i(76760);return g=function(){return a},a}function O(){
const a=i(63314);return O=function(){return a},a}function p(){const a=i(89549);return p=function(){return a},a}function w(){
const a=i(25966);return w=function(){return a},a}function l(){const a=i(83890);return l=function(){return a},a}function R(){
const a=i(71667);return R=function(){return a},a}function v(){const a=i(49232);return v=function(){return a},a}function P(){
const a=i(82256);return P=function(){return a},a}function S(a){return a.option("--base <ref>","base branch or commit (de\
fault: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check t\
he uncommitted files instead of a commit").option(...P().REPO_OPTION).option("--policy <file>","policy file to use inste\
ad of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of \
each key wins").addOption((0,P().profileOption)()).option("--all","check all genes of the head, not only changed ones").
option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function I({
base:a,head:o,worktree:c,profile:t,...u},n){const f=(0,p().approveByDigest)(u.approve,new Date),e=await(0,v().namedPolicy)(
u.policy,n);return{directory:(0,g().resolve)(n.cwd,u.repo),env:n.env,locate:s=>(0,w().resolveRange)(s,{...a!==void 0&&{base:a},
...o!==void 0&&{head:o},...c&&{worktree:c}}),...e&&{policy:e},...u.policyRef!==void 0&&{policyRef:u.policyRef},inputs:{profile:t},
all:u.all??!1,approver:f,signal:n.signal,secrets:(0,l().secretsOf)(n.env)}}function m(a,o){return c=>{const t=a().safeParse(
c);if(t.success)return t.data;throw new(O()).InvalidArgumentError(o)}}const r=d.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function h({durations:a},o){return a===
void 0?new Map:(0,R().readDurations)((0,g().resolve)(o.cwd,a),o.openInput)}}),82256:((A,d,i)=>{Object.defineProperty(d,"\
__esModule",{value:!0}),d.REPO_OPTION=d.POLICY_OPTION=void 0,d.formatOption=P,d.inRepository=I,d.profileOption=v,d.withJudgingOptions=
l;function g(){const m=i(76760);return g=function(){return m},m}function O(){const m=i(63314);return O=function(){return m},
m}function p(){const m=i(80068);return p=function(){return m},m}function w(){const m=i(96402);return w=function(){return m},
m}function l(m){return m.option(...R).option("--no-policy","use the built-in policy").addOption(v()).addOption(P())}const R=d.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function v(){return new(O()).Option(
"--profile <name>","profile for commands").choices(p().PROFILE_NAMES)}function P(){return new(O()).Option("--format <nam\
e>","output format").choices(["text","json"]).default("text")}const S=d.REPO_OPTION=["--repo <dir>","directory in the wo\
rking tree","."];async function I({repo:m},{cwd:r,env:h},a){const o=await(0,w().openRepository)((0,g().resolve)(r,m),h);
try{return await a(o)}finally{await o.close()}}}),25966:((A,d,i)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.resolveRange=
R;function g(){const r=i(41895);return g=function(){return r},r}function O(){const r=i(24634);return O=function(){return r},
r}function p(){const r=i(67397);return p=function(){return r},r}function w(){const r=i(50598);return w=function(){return r},
r}function l(){const r=i(34397);return l=function(){return r},r}async function R(r,{base:h,head:a,worktree:o=!1}){if(o&&
a!==void 0)throw new(g()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the \
checked-out commit","Remove one of them.");const[c,t]=await v([(0,w().resolveRevision)(r,a??"HEAD"),S(r,h)]);return{name:o?
"worktree":"range",directory:r.directory,base:await(0,O().mergeBase)(r,t.commit,c),head:c,audited:o?await(0,l().snapshotWorktree)(
r):c,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},isFork:!1}}async function v(r){
return await Promise.allSettled(r),Promise.all(r)}const P=/^refs\/(?:heads|remotes\/origin)\//;async function S(r,h){const a=h===
void 0?await(0,p().defaultBranch)(r):await(0,w().resolveNamed)(r,h),{commit:o}=a,c=h==="HEAD"||h==="@"?await m(r):a.ref,
t=c&&I(c);if(t===void 0)return{commit:o,name:h??"HEAD"};const u=h===void 0?a:await(0,p().findDefaultBranch)(r),n=u?.ref&&
I(u.ref);return{commit:o,name:t,...u&&n&&{defaultBranch:{name:n,commit:u.commit}}}}function I(r){return P.test(r)?r.replace(
P,""):void 0}async function m({user:r}){return(await r(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}}),
91088:((A,d,i)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.mergeIsolation=o,d.mergedRuns=P;function g(){const e=i(
57430);return g=function(){return e},e}function O(){const e=i(39763);return O=function(){return e},e}function p(){const e=i(
78534);return p=function(){return e},e}function w(){const e=i(57334);return w=function(){return e},e}function l(){const e=i(
22562);return l=function(){return e},e}function R(){const e=i(89953);return R=function(){return e},e}function v(){const e=i(
96620);return v=function(){return e},e}function P(e,s,y,N){const E=(0,R().requireParts)(e,s),{genes:$}=s.audit,j=(0,v().
partition)((0,v().commandsToRun)($),E.length,N),U=new Map($.flatMap((T,D)=>{const B=E[(j[D]??0)-1];return B?[[T,B]]:[]})),
M=$.flatMap((T,D)=>{const B=U.get(T);return B===void 0||y.has(T)?[]:[[T,S(B,B.report.genes[D],T)]]}),F=new Map([...U].map(
([{asset:T},{report:D}])=>[T,(0,p().nodeIn)(D)])),[L=process]=F.values();return{outcomes:new Map([...(0,l().refusedOutcomes)(
$,!0,new Date),...m(M,s.policy.policy.views)]),interrupted:(0,w().countInterrupted)(M.flatMap(([,T])=>T)),isolation:o(E.
map(({report:T})=>T.isolation)),nodeOf:({asset:T})=>F.get(T)??L,shards:E.map(({shard:{index:T,of:D}})=>({index:T,of:D,genes:new Set(
$.filter((B,C)=>j[C]===T))}))}}function S(e,s,{asset:y,commands:N}){return N.map((E,$)=>{const j=I(s,E,$);if(j)return j;
throw(0,R().invalid)(`${(0,R().nameOf)(e)} has no result for command ${$+1} of \`${y.id}\``,"If an approval was given wh\
ile the parts ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function I(e,s,y){
const N=e?.commands[y];return(N?.plan_digest===s.plan?.digest||(0,v().isPending)(s))&&N?.command===s.command?N.outcome:void 0}
function m(e,s){const y=new Map;return e.map(([N,E])=>[N,E.map(($,j)=>{const{reused:U,...M}=$,F=s==="gene"?h(N,j):r(N,j);
if(F===void 0||M.status==="skipped")return M;const L=y.get(F);return L===void 0?(y.set(F,M),M):a(L,M)?{...L,reused:!0}:M})])}
function r({commands:e},s){return e[s]?.plan?.digest}function h(e,s){return[s,...e.commands.map((y,N)=>r(e,N))].join()}function a(e,s){
return e.status===s.status&&e.exit_code===s.exit_code&&e.signal===s.signal}function o(e){const s=e.filter(({level:E})=>E!==
"none"),[y]=s;if(y===void 0)return g().NOTHING_RUN;const N=s.reduce((E,$)=>c($,E)?$:E);return new Set(s.map(n)).size===1?
N:{...N,description:`${N.description} The machines differed; this is the weakest isolation.`}}function c(e,s){return t(e)<
t(s)||t(e)===t(s)&&u(e)>u(s)}function t({level:e}){return O().ISOLATION_LEVELS.indexOf(e)}function u({limits:e}){return e?.
written_bytes??0}function n({limits:e,description:s,...y}){return JSON.stringify({...y,limits:e?f(e):s})}function f({memory_bytes:e,
processes:s,processes_counted_for:y,file_bytes:N}){return{isMemoryLimited:e!==null,processes:s,processes_counted_for:y,file_bytes:N}}}),
89953:((A,d,i)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.invalid=a,d.nameOf=r,d.requireParts=R;function g(){const o=i(
41895);return g=function(){return o},o}function O(){const o=i(38863);return O=function(){return o},o}function p(){const o=i(
96620);return p=function(){return o},o}function w(){const o=i(92910);return w=function(){return o},o}const l=500;function R(o,c){
const t=o.map(S),[u]=t;if(u===void 0){if((0,p().shardsFor)((0,p().commandsToRun)(c.audit.genes),1)===0)return[];throw a(
"There are commands to run, but no parts",h)}for(const n of t)v(n,u,c);return P(t,u.shard.of)}function v(o,c,t){const{shard:u,
report:n}=o;if(u.of!==c.shard.of)throw a(`${r(o)} and ${r(c)} are not parts of the same run`);if(n.error)throw a(`${r(o)}\
 could not decide${I(n)}`,h);const f=m(n,t);if(f.length>0)throw a(`${r(o)} belongs to another run: ${f.join("; ")}`)}function P(o,c){
const t=Array.from({length:c},(f,e)=>o.filter(({shard:s})=>s.index===e+1)),u=t.filter(({length:f})=>f>1).flat();if(u.length>
0)throw a(`Duplicate parts: ${u.map(r).join(", ")}`);const n=t.flatMap(({length:f},e)=>f===0?[(0,w().shardName)({index:e+
1,of:c})]:[]);if(n.length>0)throw a(`Missing parts: ${n.join(", ")}`,h);return t.flat()}function S({name:o,report:c}){const{
shards:t=[]}=c,[u]=t;if(u&&t.length===1)return{name:o,report:c,shard:u};throw a(`${o} is not a part of a run${I(c)}`)}function I({
error:o}){return o?`; its error: ${o.message.slice(0,l)}`:""}function m(o,{audit:c,event:t,policy:u}){const n=!c.genes.some(
({commands:e})=>e.some(p().isPending));return[["version of the gate",o.tool.version,O().TOOL.version],["base",o.base_sha,
t.base],["head",o.head_sha,t.head],["audited commit",o.audited_sha,t.audited],["policy",o.policy?.digest,u.digest],["oth\
er policy",o.policy?.combined_with?.digest,u.combinedWith?.digest],["profile",o.policy?.profile,u.policy.profile],...n?[
["Plans",o.plans_digest,c.plansDigest]]:[],["number of genes",o.genes.length,c.genes.length]].flatMap(([e,s,y])=>s===y?[]:
[`its ${e}: ${s??"none"}, here: ${y??"none"}`])}function r({shard:o,name:c}){return`part ${(0,w().shardName)(o)} (${c})`}
const h="See the logs of the jobs that run the shards, and run them again.";function a(o,c="Use exactly the parts of one\
 run, made with the same options and dependencies as here."){const t=o.charAt(0).toUpperCase()+o.slice(1);return new(g()).
GateError("parts_invalid",t,c)}}),77875:((A,d,i)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.planShards=p;function g(){
const l=i(96620);return g=function(){return l},l}function O(){const l=i(92910);return O=function(){return l},l}function p({
genes:l,findings:R,approval_digest:v,plans_digest:P},S,I){const m=new Set(R.flatMap(({rule:c,subject:t})=>c==="target-no\
t-judged"?t?.id??[]:[])),r=l.map(c=>w(c,m)),h=(0,g().shardsFor)(r,S,I),a=(0,g().partition)(r,h,I),o=Array.from({length:h},
(c,t)=>{const u=l.filter((n,f)=>a[f]===t+1);return{shard:(0,O().shardName)({index:t+1,of:h}),genes:u.map(({id:n})=>n),commands:u.
reduce((n,{commands:f})=>n+f.length,0)}});return{matrix:{shard:o.map(({shard:c})=>c)},shards:o,waiting:l.filter(({verdict:c})=>c===
"needs_approval").map(({id:c})=>c),approval_digest:v,plans_digest:P}}function w({id:l,commands:R},v){return R.every(({plan_digest:S,
verdict:I})=>S!==void 0||I!=="block"&&v.has(l))?R.map(({command:S})=>S):[]}})};
