"use strict";exports.id=495,exports.ids=[495],exports.modules={41495:((D,s,i)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.planVerb=
s.mergeVerb=void 0;function y(){const n=i(63314);return y=function(){return n},n}function w(){const n=i(7723);return w=function(){
return n},n}function g(){const n=i(24474);return g=function(){return n},n}function R(){const n=i(78374);return R=function(){
return n},n}function m(){const n=i(10289);return m=function(){return n},n}function v(){const n=i(31626);return v=function(){
return n},n}function P(){const n=i(49604);return P=function(){return n},n}function I(){const n=i(91088);return I=function(){
return n},n}function S(){const n=i(77875);return S=function(){return n},n}function N(){const n=i(23107);return N=function(){
return n},n}function h(){const n=i(47350);return h=function(){return n},n}function r(){const n=i(19234);return r=function(){
return n},n}function p(){const n=i(61399);return p=function(){return n},n}const a=(0,r().parsedBy)(()=>w().coerce.number().
pipe(R().shardCountSchema),"Expected a number from 1 to 256."),e=(n,f)=>(0,r().withRangeOptions)(new(y()).Command("plan")).
requiredOption("--shards <n>","maximum number of shards",a).option(...r().DURATIONS).action(async l=>f(await c(l,n)));s.
planVerb=e;async function c({shards:n,...f},l){const o=await(0,r().rangeRequest)(f,l),d=await(0,g().gate)({...o,run:!1,progress:P().
NO_PROGRESS});return d.error?(l.note((0,v().failureText)(d.error,l.columns)),2):(l.print(`${(0,m().json)((0,S().planShards)(
d,n,await(0,r().durationsOf)(f,l)))}
`,"json"),0)}const t=(n,f)=>(0,p().withReportOptions)((0,r().withRangeOptions)(new(y()).Command("merge").argument("[repo\
rt...]","gate-report.json of each shard").option(...r().DURATIONS))).action(async(l,o)=>f(await u(l,o,n)));s.mergeVerb=t;
async function u(n,f,l){const o=await(0,r().durationsOf)(f,l),d=await(0,g().gate)({...await(0,r().rangeRequest)(f,l),run:!1,
takeRuns:async(T,O)=>(0,I().mergedRuns)(await(0,N().readParts)(n,l.openInput),T,O,o),progress:P().NO_PROGRESS});return await(0,p().
deliver)(d,f,l),(0,h().exitCodeOf)(d.verdict,d.policy?.enforce)}}),49232:((D,s,i)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.builtInPolicy=a,s.namedPolicy=S,s.policyFor=h,s.policyName=r,s.policyOfFile=N,s.repositoryOf=e;function y(){
const t=i(73024);return y=function(){return t},t}function w(){const t=i(76760);return w=function(){return t},t}function g(){
const t=i(41895);return g=function(){return t},t}function R(){const t=i(21311);return R=function(){return t},t}function m(){
const t=i(74238);return m=function(){return t},t}function v(){const t=i(48741);return v=function(){return t},t}function P(){
const t=i(96402);return P=function(){return t},t}function I(){const t=i(63550);return I=function(){return t},t}async function S(t,u){
if(t===void 0)return;const n=await N(t,u);return(0,R().requireExamples)(n),n}async function N(t,u){const n=(await u.readInput(
t)).toString("utf8"),f=await e(u.cwd,u.env)??u.cwd;return await(0,m().loadPolicyFile)(n,t,(0,v().folderTree)(f))}async function h({
policy:t,profile:u},n,f){const l=t===!1?await a():await S(t,n)??await p(f,n);return u===void 0?l:{...l,policy:{...l.policy,
profile:u}}}function r({source:t,path:u,ref:n}){return t==="default"||u===void 0?"the built-in policy":t==="file"||n===void 0?
u:`${u} in ${n}`}async function p(t,{cwd:u,env:n}){const f=t===void 0?await e(u,n):void 0,l=t??(f===void 0?void 0:(0,v().
folderTree)(f));if(l===void 0)return a();const o=await(0,m().loadPolicy)(l,l.label);return(0,R().requireExamples)(o),o}function a(){
const t=(0,I().literalTree)({});return(0,m().loadPolicy)(t,t.label)}async function e(t,u){try{const n=await(0,P().openRepository)(
t,u);return await n.close(),n.directory}catch(n){const f=n instanceof g().GateError&&n.code==="program_not_found";if(n instanceof
g().GateError&&!(f&&c(t)))return;throw n}}function c(t){const u=(0,w().dirname)(t);return(0,y().existsSync)((0,w().join)(
t,".git"))||u!==t&&c(u)}}),19234:((D,s,i)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.DURATIONS=void 0,s.durationsOf=
p,s.parsedBy=h,s.rangeRequest=N,s.withRangeOptions=S;function y(){const a=i(76760);return y=function(){return a},a}function w(){
const a=i(63314);return w=function(){return a},a}function g(){const a=i(89549);return g=function(){return a},a}function R(){
const a=i(25966);return R=function(){return a},a}function m(){const a=i(83890);return m=function(){return a},a}function v(){
const a=i(71667);return v=function(){return a},a}function P(){const a=i(49232);return P=function(){return a},a}function I(){
const a=i(82256);return I=function(){return a},a}function S(a){return a.option("--base <ref>","base branch or commit (de\
fault: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check t\
he uncommitted files instead of a commit").option(...I().REPO_OPTION).option("--policy <file>","policy file to use inste\
ad of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of \
each key wins").addOption((0,I().profileOption)()).option("--all","check all genes of the head, not only changed ones").
option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function N({
base:a,head:e,worktree:c,profile:t,...u},n){const f=(0,g().approveByDigest)(u.approve,new Date),l=await(0,P().namedPolicy)(
u.policy,n);return{directory:(0,y().resolve)(n.cwd,u.repo),env:n.env,locate:o=>(0,R().resolveRange)(o,{...a!==void 0&&{base:a},
...e!==void 0&&{head:e},...c&&{worktree:c}}),...l&&{policy:l},...u.policyRef!==void 0&&{policyRef:u.policyRef},inputs:{profile:t},
all:u.all??!1,approver:f,signal:n.signal,secrets:(0,m().secretsOf)(n.env)}}function h(a,e){return c=>{const t=a().safeParse(
c);if(t.success)return t.data;throw new(w()).InvalidArgumentError(e)}}const r=s.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function p({durations:a},e){return a===
void 0?new Map:(0,v().readDurations)((0,y().resolve)(e.cwd,a),e.openInput)}}),82256:((D,s,i)=>{Object.defineProperty(s,"\
__esModule",{value:!0}),s.REPO_OPTION=s.POLICY_OPTION=void 0,s.formatOption=I,s.inRepository=N,s.profileOption=P,s.withJudgingOptions=
m;function y(){const h=i(76760);return y=function(){return h},h}function w(){const h=i(63314);return w=function(){return h},
h}function g(){const h=i(80068);return g=function(){return h},h}function R(){const h=i(96402);return R=function(){return h},
h}function m(h){return h.option(...v).option("--no-policy","use the built-in policy").addOption(P()).addOption(I())}const v=s.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function P(){return new(w()).Option(
"--profile <name>","profile for commands").choices(g().PROFILE_NAMES)}function I(){return new(w()).Option("--format <nam\
e>","output format").choices(["text","json"]).default("text")}const S=s.REPO_OPTION=["--repo <dir>","directory in the wo\
rking tree","."];async function N({repo:h},{cwd:r,env:p},a){const e=await(0,R().openRepository)((0,y().resolve)(r,h),p);
try{return await a(e)}finally{await e.close()}}}),25966:((D,s,i)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.resolveRange=
v;function y(){const r=i(41895);return y=function(){return r},r}function w(){const r=i(24634);return w=function(){return r},
r}function g(){const r=i(67397);return g=function(){return r},r}function R(){const r=i(50598);return R=function(){return r},
r}function m(){const r=i(34397);return m=function(){return r},r}async function v(r,{base:p,head:a,worktree:e=!1}){if(e&&
a!==void 0)throw new(y()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the \
checked-out commit","Remove one of them.");const[c,t]=await P([(0,R().resolveRevision)(r,a??"HEAD"),S(r,p)]);return{name:e?
"worktree":"range",directory:r.directory,base:await(0,w().mergeBase)(r,t.commit,c),head:c,audited:e?await(0,m().snapshotWorktree)(
r):c,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},isFork:!1}}async function P(r){
return await Promise.allSettled(r),Promise.all(r)}const I=/^refs\/(?:heads|remotes\/origin)\//;async function S(r,p){const a=p===
void 0?await(0,g().defaultBranch)(r):await(0,R().resolveNamed)(r,p),{commit:e}=a,c=p==="HEAD"||p==="@"?await h(r):a.ref,
t=c&&N(c);if(t===void 0)return{commit:e,name:p??"HEAD"};const u=p===void 0?a:await(0,g().findDefaultBranch)(r),n=u?.ref&&
N(u.ref);return{commit:e,name:t,...u&&n&&{defaultBranch:{name:n,commit:u.commit}}}}function N(r){return I.test(r)?r.replace(
I,""):void 0}async function h({user:r}){return(await r(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}}),
91088:((D,s,i)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.mergeIsolation=c,s.mergedRuns=I;function y(){const o=i(
57430);return y=function(){return o},o}function w(){const o=i(39763);return w=function(){return o},o}function g(){const o=i(
78534);return g=function(){return o},o}function R(){const o=i(57334);return R=function(){return o},o}function m(){const o=i(
22562);return m=function(){return o},o}function v(){const o=i(89953);return v=function(){return o},o}function P(){const o=i(
96620);return P=function(){return o},o}function I(o,d,T,O){const M=(0,v().requireParts)(o,d),{genes:$}=d.audit,j=(0,P().
partition)((0,P().commandsToRun)($),M.length,O),C=new Map($.flatMap((E,B)=>{const F=M[(j[B]??0)-1];return F?[[E,F]]:[]})),
A=$.flatMap((E,B)=>{const F=C.get(E);return F===void 0||T.has(E)?[]:[[E,S(F,F.report.genes[B],E)]]}),L=new Map([...C].map(
([{asset:E},{report:B}])=>[E,(0,g().nodeIn)(B)])),[U=process]=L.values();return{outcomes:new Map([...(0,m().refusedOutcomes)(
$,!0,new Date),...r(A,d.policy.policy.views)]),mutants:h($,C,T),interrupted:(0,R().countInterrupted)(A.flatMap(([,E])=>E)),
isolation:c(M.map(({report:E})=>E.isolation)),nodeOf:({asset:E})=>L.get(E)??U,shards:M.map(({shard:{index:E,of:B}})=>({index:E,
of:B,genes:new Set($.filter((F,G)=>j[G]===E))}))}}function S(o,d,{asset:T,commands:O}){return O.map((M,$)=>{const j=N(d,
M,$);if(j)return j;throw(0,v().invalid)(`${(0,v().nameOf)(o)} has no result for command ${$+1} of \`${T.id}\``,"If an ap\
proval was given while the parts ran, run them again; use the same durations for all jobs; otherwise the part is incompl\
ete.")})}function N(o,d,T){const O=o?.commands[T];return(O?.plan_digest===d.plan?.digest||(0,P().isPending)(d))&&O?.command===
d.command?O.outcome:void 0}function h(o,d,T){return new Map(o.flatMap((O,M)=>{const $=d.get(O)?.report.genes[M],j=T.has(
O)?void 0:(0,g().mutantsIn)($,O);return j?[[O,j]]:[]}))}function r(o,d){const T=new Map;return o.map(([O,M])=>[O,M.map(($,j)=>{
const{reused:C,...A}=$,L=d==="gene"?a(O,j):p(O,j);if(L===void 0||A.status==="skipped")return A;const U=T.get(L);return U===
void 0?(T.set(L,A),A):e(U,A)?{...U,reused:!0}:A})])}function p({commands:o},d){return o[d]?.plan?.digest}function a(o,d){
return[d,...o.commands.map((T,O)=>p(o,O))].join()}function e(o,d){return o.status===d.status&&o.exit_code===d.exit_code&&
o.signal===d.signal}function c(o){const d=o.filter(({level:M})=>M!=="none"),[T]=d;if(T===void 0)return y().NOTHING_RUN;const O=d.
reduce((M,$)=>t($,M)?$:M);return new Set(d.map(f)).size===1?O:{...O,description:`${O.description} The machines differed;\
 this is the weakest isolation.`}}function t(o,d){return u(o)<u(d)||u(o)===u(d)&&n(o)>n(d)}function u({level:o}){return w().
ISOLATION_LEVELS.indexOf(o)}function n({limits:o}){return o?.written_bytes??0}function f({limits:o,description:d,...T}){
return JSON.stringify({...T,limits:o?l(o):d})}function l({memory_bytes:o,processes:d,processes_counted_for:T,file_bytes:O}){
return{isMemoryLimited:o!==null,processes:d,processes_counted_for:T,file_bytes:O}}}),89953:((D,s,i)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.invalid=a,s.nameOf=r,s.requireParts=v;function y(){const e=i(41895);return y=function(){return e},
e}function w(){const e=i(38863);return w=function(){return e},e}function g(){const e=i(96620);return g=function(){return e},
e}function R(){const e=i(92910);return R=function(){return e},e}const m=500;function v(e,c){const t=e.map(S),[u]=t;if(u===
void 0){if((0,g().shardsFor)((0,g().commandsToRun)(c.audit.genes),1)===0)return[];throw a("There are commands to run, bu\
t no parts",p)}for(const n of t)P(n,u,c);return I(t,u.shard.of)}function P(e,c,t){const{shard:u,report:n}=e;if(u.of!==c.
shard.of)throw a(`${r(e)} and ${r(c)} are not parts of the same run`);if(n.error)throw a(`${r(e)} could not decide${N(n)}`,
p);const f=h(n,t);if(f.length>0)throw a(`${r(e)} belongs to another run: ${f.join("; ")}`)}function I(e,c){const t=Array.
from({length:c},(f,l)=>e.filter(({shard:o})=>o.index===l+1)),u=t.filter(({length:f})=>f>1).flat();if(u.length>0)throw a(
`Duplicate parts: ${u.map(r).join(", ")}`);const n=t.flatMap(({length:f},l)=>f===0?[(0,R().shardName)({index:l+1,of:c})]:
[]);if(n.length>0)throw a(`Missing parts: ${n.join(", ")}`,p);return t.flat()}function S({name:e,report:c}){const{shards:t=[]}=c,
[u]=t;if(u&&t.length===1)return{name:e,report:c,shard:u};throw a(`${e} is not a part of a run${N(c)}`)}function N({error:e}){
return e?`; its error: ${e.message.slice(0,m)}`:""}function h(e,{audit:c,event:t,policy:u}){const n=!c.genes.some(({commands:l})=>l.
some(g().isPending));return[["version of the gate",e.tool.version,w().TOOL.version],["base",e.base_sha,t.base],["head",e.
head_sha,t.head],["audited commit",e.audited_sha,t.audited],["policy",e.policy?.digest,u.digest],["other policy",e.policy?.
combined_with?.digest,u.combinedWith?.digest],["profile",e.policy?.profile,u.policy.profile],...n?[["Plans",e.plans_digest,
c.plansDigest]]:[],["number of genes",e.genes.length,c.genes.length]].flatMap(([l,o,d])=>o===d?[]:[`its ${l}: ${o??"none"}\
, here: ${d??"none"}`])}function r({shard:e,name:c}){return`part ${(0,R().shardName)(e)} (${c})`}const p="See the logs o\
f the jobs that run the shards, and run them again.";function a(e,c="Use exactly the parts of one run, made with the sam\
e options and dependencies as here."){const t=e.charAt(0).toUpperCase()+e.slice(1);return new(y()).GateError("parts_inva\
lid",t,c)}}),77875:((D,s,i)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.planShards=g;function y(){const m=i(96620);
return y=function(){return m},m}function w(){const m=i(92910);return w=function(){return m},m}function g({genes:m,findings:v,
approval_digest:P,plans_digest:I},S,N){const h=new Set(v.flatMap(({rule:c,subject:t})=>c==="target-not-judged"?t?.id??[]:
[])),r=m.map(c=>R(c,h)),p=(0,y().shardsFor)(r,S,N),a=(0,y().partition)(r,p,N),e=Array.from({length:p},(c,t)=>{const u=m.
filter((n,f)=>a[f]===t+1);return{shard:(0,w().shardName)({index:t+1,of:p}),genes:u.map(({id:n})=>n),commands:u.reduce((n,{
commands:f})=>n+f.length,0)}});return{matrix:{shard:e.map(({shard:c})=>c)},shards:e,waiting:m.filter(({verdict:c})=>c===
"needs_approval").map(({id:c})=>c),approval_digest:P,plans_digest:I}}function R({id:m,commands:v},P){return v.every(({plan_digest:S,
verdict:N})=>S!==void 0||N!=="block"&&P.has(m))?v.map(({command:S})=>S):[]}})};
