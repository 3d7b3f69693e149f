"use strict";exports.id=9922,exports.ids=[9922],exports.modules={78114:function(D,u,c){Object.defineProperty(u,"__esModule",{value:!0}),
u.ambiguousFiles=O,u.hidesContent=R,u.isIncomplete=N,u.isUnread=P,u.markBefore=g;function f(){const o=c(28672);return f=
function(){return o},o}function p({rule:o}){return f().assetFileRules[o].content}function P(o){return p(o)==="unread"}function R(o){
return P(o)||p(o)==="misread"}function N({problems:o}){return o.some(R)}function E(o){return R(o)||p(o)==="ambiguous"}function O(o){
return new Set(o.filter(E).map(({location:i})=>i.path))}function g(o,i,d,h){const v=new Set(d.map(({asset:s})=>s.id)),l=new Map;
for(const s of i){const n=y(s,s.location.path);l.set(n,(l.get(n)??0)+1)}return o.map(s=>{const{id:n,location:r}=s,a=y(s,
h.get(r.path)??r.path),m=l.get(a)??0;return!(p(s)==="known")||m===0||n!==void 0&&v.has(n)?s:(l.set(a,m-1),{...s,before:!0})})}
function y({rule:o,id:i,detail:d},h){return JSON.stringify([o,h,i,d.replace(/\d+/g,"#")])}},49232:function(D,u,c){Object.
defineProperty(u,"__esModule",{value:!0}),u.builtInPolicy=v,u.namedPolicy=y,u.policyFor=i,u.policyName=d,u.policyOfFile=
o,u.repositoryOf=l;function f(){const n=c(73024);return f=function(){return n},n}function p(){const n=c(76760);return p=
function(){return n},n}function P(){const n=c(41895);return P=function(){return n},n}function R(){const n=c(21311);return R=
function(){return n},n}function N(){const n=c(74238);return N=function(){return n},n}function E(){const n=c(48741);return E=
function(){return n},n}function O(){const n=c(96402);return O=function(){return n},n}function g(){const n=c(63550);return g=
function(){return n},n}async function y(n,r){if(n===void 0)return;const a=await o(n,r);return(0,R().requireExamples)(a),
a}async function o(n,r){const a=(await r.readInput(n)).toString("utf8"),m=await l(r.cwd,r.env)??r.cwd;return await(0,N().
loadPolicyFile)(a,n,(0,E().folderTree)(m))}async function i({policy:n,profile:r},a,m){const b=n===!1?await v():await y(n,
a)??await h(m,a);return r===void 0?b:{...b,policy:{...b.policy,profile:r}}}function d({source:n,path:r,ref:a}){return n===
"default"||r===void 0?"the built-in policy":n==="file"||a===void 0?r:`${r} in ${a}`}async function h(n,{cwd:r,env:a}){const m=n===
void 0?await l(r,a):void 0,b=n??(m===void 0?void 0:(0,E().folderTree)(m));if(b===void 0)return v();const M=await(0,N().loadPolicy)(
b,b.label);return(0,R().requireExamples)(M),M}function v(){const n=(0,g().literalTree)({});return(0,N().loadPolicy)(n,n.
label)}async function l(n,r){try{const a=await(0,O().openRepository)(n,r);return await a.close(),a.directory}catch(a){const m=a instanceof
P().GateError&&a.code==="program_not_found";if(a instanceof P().GateError&&!(m&&s(n)))return;throw a}}function s(n){const r=(0,p().
dirname)(n);return(0,f().existsSync)((0,p().join)(n,".git"))||r!==n&&s(r)}},19922:function(D,u,c){Object.defineProperty(
u,"__esModule",{value:!0}),u.selectVerb=void 0;function f(){const t=c(76760);return f=function(){return t},t}function p(){
const t=c(63314);return p=function(){return t},t}function P(){const t=c(64385);return P=function(){return t},t}function R(){
const t=c(78114);return R=function(){return t},t}function N(){const t=c(94534);return N=function(){return t},t}function E(){
const t=c(41895);return E=function(){return t},t}function O(){const t=c(73388);return O=function(){return t},t}function g(){
const t=c(94853);return g=function(){return t},t}function y(){const t=c(74238);return y=function(){return t},t}function o(){
const t=c(34397);return o=function(){return t},t}function i(){const t=c(10289);return i=function(){return t},t}function d(){
const t=c(52324);return d=function(){return t},t}function h(){const t=c(94965);return h=function(){return t},t}function v(){
const t=c(91147);return v=function(){return t},t}function l(){const t=c(73734);return l=function(){return t},t}function s(){
const t=c(15964);return s=function(){return t},t}function n(){const t=c(88817);return n=function(){return t},t}function r(){
const t=c(82256);return r=function(){return t},t}const a=4*1024*1024,m=(t,S)=>new(p()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...r().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(p()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,r().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async I=>{const e=await b(I,t),w=()=>(0,d().renderSelection)(e,t);(0,r().printAnswer)(e.selector,w,I.
format,t),S(0)});u.selectVerb=m;async function b(t,S){const I=await $(t,S),{genes:e,capsules:w}=t,T=t.memory===void 0?void 0:
(0,l().readMemoryGraph)(await C(t.memory,S),t.memory),j=[...e===void 0?await x(t,S):await k(e,"gene",S),...w===void 0?[]:
await k(w,"capsule",S)];return S.note(j.flatMap(M).join("")),(0,n().select)({options:j,signals:I,...T&&{memory:{experiences:T,
now:Date.now()}}})}function M({id:t,patterns:S}){return S.flatMap(I=>{const{unsupported:e}=(0,s().compilePattern)(I);if(e===
void 0)return[];const[w,T]=[t,I].map(j=>(0,i().terminal)((0,h().clip)(j,100)));return`note: ${w}: ${T} is matched as pla\
in text: ${(0,i().terminal)(e)}
`})}async function $({signals:t,log:S},I){if(S!==void 0)return(0,v().extractSignals)(await C(S,I));const e=(t===void 0?[]:
G(t)).map(w=>w.trim()).filter(w=>w!=="");if(e.length>0)return e;throw new(E()).GateError("usage","select requires --sign\
als or --log.","Example: `gene-gate select --genes assets/gep/genes.json --signals log_error,timeout`")}function G(t){if(!t.
trimStart().startsWith("["))return t.split(",");try{const S=JSON.parse(t);if(Array.isArray(S)&&S.every(I=>typeof I=="str\
ing"))return S}catch{}throw new(E()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function C(t,S){const I=await S.
readInput(t);if(I.length<=a)return I.toString("utf8");throw new(E()).GateError("input_invalid",`${t} has ${I.length} byt\
es; the limit is ${a}.`,"Pass its newest part, for example with: tail -c 4000000")}const z=(0,N().assetLimits)(g().DEFAULT_POLICY.
assets.max_file_bytes);async function x({repo:t,capsules:S},I){const e=(0,f().resolve)(I.cwd,t);return(0,o().withSourceTree)(
e,I,async w=>{const{policy:T}=await(0,y().loadPolicy)(w,w.label),j=[];for(const L of(0,r().storeFiles)(w,T,e)){const{assets:F}=B(
L,await w.read(L));j.push(...F.flatMap(A=>(0,n().optionOf)(A)??[]))}return j.filter(({kind:L})=>L==="gene"||S===void 0)})}
function B(t,S){const I=(0,P().readAssetFile)(t,S,z),e=I.problems.find(R().hidesContent);if(e===void 0)return I;const{line:w,
column:T}=e.location;throw new(E()).GateError("input_invalid",`${(0,O().inputName)(t)} cannot be read completely: ${w}:${T}\
: ${e.detail}.`,`Run \`gene-gate audit ${t}\` to list all its problems.`)}async function k(t,S,I){const e=await I.readInput(
t),{assets:w,problems:T}=B(t,e),j=S==="gene"?"Gene":"Capsule",L=w.filter(({type:A})=>A===j);if(L.length>0)return L.flatMap(
A=>(0,n().optionOf)(A)??[]);const F=T.find(({rule:A})=>A==="not-an-asset")?.detail;if(w.length===0&&F===void 0&&!/"type"\s*:/.
test(e.toString()))return[];throw new(E()).GateError("input_invalid",`${t} contains no ${j}${F===void 0?"":`: ${F}`}.`,`\
Pass a file with ${S}s, such as assets/gep/${S}s.json.`)}},82256:function(D,u,c){Object.defineProperty(u,"__esModule",{value:!0}),
u.REPO_OPTION=u.POLICY_OPTION=u.DURATIONS=void 0,u.durationsOf=I,u.folderFiles=G,u.formatOption=r,u.inRepository=M,u.parsedBy=
k,u.parsedNumber=t,u.printAnswer=m,u.rangeRequest=B,u.storeFiles=$,u.textOptions=a,u.withChangeOptions=x,u.withJudgingOptions=
l,u.withRangeOptions=z;function f(){const e=c(76760);return f=function(){return e},e}function p(){const e=c(63314);return p=
function(){return e},e}function P(){const e=c(7723);return P=function(){return e},e}function R(){const e=c(89549);return R=
function(){return e},e}function N(){const e=c(18744);return N=function(){return e},e}function E(){const e=c(25966);return E=
function(){return e},e}function O(){const e=c(41895);return O=function(){return e},e}function g(){const e=c(41551);return g=
function(){return e},e}function y(){const e=c(39763);return y=function(){return e},e}function o(){const e=c(96402);return o=
function(){return e},e}function i(){const e=c(93028);return i=function(){return e},e}function d(){const e=c(10289);return d=
function(){return e},e}function h(){const e=c(23107);return h=function(){return e},e}function v(){const e=c(49232);return v=
function(){return e},e}function l(e,w=["text","json"]){return e.option(...s).option("--no-policy","use the built-in poli\
cy").addOption(n()).addOption(r(w))}const s=u.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the \
repository)"];function n(){return new(p()).Option("--profile <name>","profile for commands").choices(y().PROFILE_NAMES)}
function r(e=["text","json"]){return new(p()).Option("--format <name>","output format").choices(e).default("text")}function a({
verbose:e=!1},{columns:w,colour:T,name:j}){return{columns:w,colour:T,verbose:e,name:j}}function m(e,w,T,j){j.print(T==="\
json"?`${(0,d().json)(e)}
`:w(),T)}const b=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function M({repo:e},{cwd:w,env:T,
note:j},L){const F=await(0,o().openRepository)((0,f().resolve)(w,e),T,j);try{return await L(F)}finally{await F.close()}}
function $(e,w,T){return C((0,N().assetPathsIn)(e,w),T)}function G(e,w,T){const j=(0,N().assetPathTest)(w),L=A=>[(0,f().
resolve)(T,A).split(f().sep).join("/").replace(/^\//,""),`assets/gep/${(0,f().basename)(A)}`],F=[...e.files()].filter(({
kind:A})=>(0,i().isRegular)(A)).map(({path:A})=>A);return C(F.filter(A=>L(A).some(j)),T)}function C(e,w){if(e.length>0)return e;
throw new(O()).GateError("usage",`${w} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function z(e){return x(e).option("--all","check all genes of the head, not only changed \
ones")}function x(e){return e.option("--base <ref>","base branch or commit (default: the default branch)").option("--hea\
d <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").
addOption(new(p()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(
...b).option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also\
 apply the policy of this branch; the stricter value of each key wins").addOption(n()).option("--approve <digest>","appr\
ove the commands that wait, with the approval digest of an earlier run")}async function B({base:e,head:w,worktree:T,staged:j,
profile:L,...F},A){const U=(0,R().approveByDigest)(F.approve,new Date),W=await(0,v().namedPolicy)(F.policy,A);return{directory:(0,f().
resolve)(A.cwd,F.repo),env:A.env,note:A.note,locate:J=>(0,E().resolveRange)(J,{...e!==void 0&&{base:e},...w!==void 0&&{head:w},
...T&&{worktree:T},...j&&{staged:j}}),...W&&{policy:W},...F.policyRef!==void 0&&{policyRef:F.policyRef},inputs:{profile:L},
all:F.all??!1,approver:U,signal:A.signal,secrets:(0,g().secretsOf)(A.env)}}function k(e,w){return T=>{const j=e().safeParse(
T);if(j.success)return j.data;throw new(p()).InvalidArgumentError(w)}}function t(e){return k(()=>P().coerce.number().pipe(
e()),"Expected a number from 1 to 256.")}const S=u.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function I({durations:e},w){return e===void 0?new Map:(0,h().
readDurations)((0,f().resolve)(w.cwd,e),w.openInput)}},25966:function(D,u,c){Object.defineProperty(u,"__esModule",{value:!0}),
u.resolveRange=E;function f(){const i=c(41895);return f=function(){return i},i}function p(){const i=c(24634);return p=function(){
return i},i}function P(){const i=c(67397);return P=function(){return i},i}function R(){const i=c(50598);return R=function(){
return i},i}function N(){const i=c(34397);return N=function(){return i},i}async function E(i,{base:d,head:h,worktree:v=!1,
staged:l=!1}){if(v&&h!==void 0)throw new(f()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[s,n]=await O([(0,R().resolveRevision)(i,h??"HEAD"),
y(i,d)]);return{name:l?"index":v?"worktree":"range",directory:i.directory,base:await(0,p().mergeBase)(i,n.commit,s),head:s,
audited:v?await(l?N().snapshotIndex:N().snapshotWorktree)(i):s,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&
{defaultBranch:n.defaultBranch},isFork:!1}}async function O(i){return await Promise.allSettled(i),Promise.all(i)}const g=/^refs\/(?:heads|remotes\/origin)\//;
async function y(i,d){const h=d===void 0?await(0,P().defaultBranch)(i):await(0,R().resolveNamed)(i,d),{commit:v}=h,l=d===
"HEAD"||d==="@"?await(0,P().checkedOutBranch)(i):h.ref,s=l&&o(l);if(s===void 0)return{commit:v,name:d??"HEAD"};const n=d===
void 0?h:await(0,P().findDefaultBranch)(i),r=n?.ref&&o(n.ref);return{commit:v,name:s,...n&&r&&{defaultBranch:{name:r,commit:n.
commit}}}}function o(i){return g.test(i)?i.replace(g,""):void 0}},52324:function(D,u,c){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.renderSelection=N;function f(){const O=c(94965);return f=function(){return O},O}function p(){const O=c(
31626);return p=function(){return O},O}const P=60,R=6;function N({selector:O,candidates:g},y){const o=(0,p().layoutOf)({
...y,verbose:!1}),[i,...d]=g;return`${[...i?E("selected",i,o):(0,p().prose)(o,"selected","nothing",{label:"caution"}),"",
...O.reason.flatMap((v,l)=>(0,p().prose)(o,l===0?"why":"",v)),...d.length>0?[""]:[],...d.flatMap((v,l)=>E(l===0?"others":
"",v,o))].join(`
`)}
`}function E(O,g,y){const{kind:o,id:i,gene:d,matched:h,patterns:v,score:l}=g,s=h.slice(0,R).map(a=>(0,f().clip)(a,P)),n=h.
length-s.length,r=o==="capsule"&&d!==void 0?`, reuses ${d}`:"";return[...(0,p().prose)(y,O,`${i} (${o}${r})`,{label:O===
"selected"?"good":"quiet"}),...(0,p().prose)(y,"",`score ${Number(l.toFixed(3))}: ${h.length} of ${(0,f().count)(v.length,
"pattern")}: ${s.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},34915:function(D,u){Object.defineProperty(u,"\
__esModule",{value:!0}),u.errorSignature=R,u.normalizeErrorText=P,u.normalizeSignals=N;const c="errsig:",f="errsig_norm:",
p=220;function P(O){return O.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<pa\
th>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,p)}function R(O){const g=O.
trim();if(g.startsWith(c)){const y=P(g.slice(c.length));return y===""?void 0:`${f}${E(y)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(g)?g.toLowerCase():void 0}function N(O){return O.flatMap(g=>{const y=g.trim(),o=y.startsWith(c)?R(y):y;return o?[o]:
[]})}function E(O){let g=2166136261;for(let y=0;y<O.length;y+=1)g=Math.imul(g^O.charCodeAt(y),16777619);return(g>>>0).toString(
16).padStart(8,"0")}},91147:function(D,u,c){Object.defineProperty(u,"__esModule",{value:!0}),u.extractSignals=N;function f(){
const n=c(34915);return f=function(){return n},n}const p={detail:260,snippet:200},P=3,R="stable_success_plateau";function N(n){
const r=n.split(/\r\n|[\n\r]/).map(m=>m.replace(/\s+/g," ").trim()).filter(m=>m!=="");if(r.length===0)return["session_lo\
gs_missing"];const a=[...E(r),...g(v,r),...y(r),...g(s,r),...i(r)];return a.length===0?[R]:[...new Set(a)]}function E(n){
const r=n.filter(b=>h.test(b)),[a]=r;if(a===void 0)return[];const m=O(r);return["log_error",`errsig:${a.slice(0,p.detail)}`,
...m.times<P?[]:["recurring_error",`recurring_errsig(${m.times}x):${m.line.slice(0,p.detail)}`]]}function O(n){const r=new Map;
for(const a of n){const m=(0,f().normalizeErrorText)(a),b=r.get(m)??{line:a,times:0};b.times+=1,r.set(m,b)}return[...r.values()].
reduce((a,m)=>m.times>a.times?m:a)}function g(n,r){return n.filter(([,a])=>r.some(m=>a.test(m))).map(([a])=>a)}function y(n){
return l.flatMap(([r,a])=>{const m=n.find(b=>a.test(b));return m===void 0?[]:[`${r}:${o(m,a)}`]})}function o(n,r){const a=Math.
max(0,n.search(r)-p.snippet/4);return n.slice(a,a+p.snippet).trim()}function i(n){const r=new Set(n.flatMap(a=>a.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return d.filter(a=>r.has(a))}const d=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],h=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
v=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
l=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
s=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(D,u,c){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.readMemoryGraph=E;function f(){const g=c(7723);return f=function(){return g},g}function p(){const g=c(
41895);return p=function(){return g},g}const P=2e3,R=f().object({type:f().literal("MemoryGraphEvent")}),N=f().object({type:f().
literal("MemoryGraphEvent"),kind:f().literal("outcome"),ts:f().string().optional().catch(void 0),signal:f().object({key:f().
string().optional().catch(void 0),signals:f().array(f().string()).catch([])}).catch({signals:[]}),gene:f().object({id:f().
string().min(1)}),capsule:f().object({id:f().string()}).optional().catch(void 0),capsule_id:f().string().optional().catch(
void 0),capsules:f().object({used:f().array(f().string())}).optional().catch(void 0),outcome:f().object({status:f().enum(
["success","failed"])})});function E(g,y){const i=g.split(`
`).map((d,h)=>({line:d.trim(),number:h+1})).filter(({line:d})=>d!=="").slice(-P).map(({line:d,number:h})=>O(d,`${y}:${h}`));
if(i.length>0&&!i.some(d=>R.safeParse(d).success))throw new(p()).GateError("input_invalid",`${y} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return i.flatMap(d=>{const h=N.safeParse(d);if(!h.success)
return[];const{ts:v,signal:l,gene:s,outcome:n,capsule:r,capsule_id:a,capsules:m}=h.data,b=[r?.id,a,...m?.used??[]].flatMap(
$=>$??[]),M=Date.parse(v??"");return{gene:s.id,...b.length>0&&{capsules:b},success:n.status==="success",signals:l.signals,
key:l.key??"(none)",at:Number.isNaN(M)?void 0:M}})}function O(g,y){try{return JSON.parse(g)}catch(o){throw new(p()).GateError(
"input_invalid",`Cannot read the memory graph: ${y} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:o})}}},98239:function(D,u,c){Object.defineProperty(u,"__esModule",{value:!0}),u.adviseFrom=y;function f(){
const l=c(59490);return f=function(){return l},l}function p(){const l=c(34915);return p=function(){return l},l}const P=.34,
R={alike:30,prior:45},N=1440*60*1e3,E={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},O={beside:.12,alone:.4},
g=6;function y(l,s,n,r){const a=new Set((0,p().normalizeSignals)(s)),m=[...new Set(n)].map($=>o($,l.filter(G=>G.gene===$),
a,r)),b=m.filter(d).map(({gene:$})=>$),[M]=m.filter($=>$.successes>0&&!d($)).sort(($,G)=>G.score-$.score);return{preferred:M?.
gene,banned:new Set(b),explanation:[...M?[`memory_prefer:${M.gene}`]:[],...b.length>0?[`memory_ban:${b.slice(0,g).join("\
,")}`]:[],...M?[`gene_prior:${M.prior.value.toFixed(3)}`]:[]]}}function o(l,s,n,r){const a=[...(0,f().groupBy)(s,({key:M})=>M).
values()].flatMap(M=>{const $=h(M,n);if($<P)return[];const{value:G,attempts:C}=i(M,R.alike,r);return{value:G*$,attempts:C}}),
m={value:Math.max(0,...a.map(({value:M})=>M)),attempts:Math.max(0,...a.map(({attempts:M})=>M))},b=i(s,R.prior,r);return{
gene:l,successes:s.filter(({success:M})=>M).length,alike:m,prior:b,score:m.value>0?m.value+b.value*O.beside:b.value*O.alone}}
function i(l,s,n){const r=l.length;if(r===0)return{value:0,attempts:r};const a=l.filter(({success:M})=>M).length,m=l.reduce(
(M,{at:$})=>Math.max(M,$??n),0),b=Math.max(0,(n-m)/N);return{value:(a+1)/(r+2)*.5**(b/s),attempts:r}}function d({alike:l,
prior:s}){return l.attempts>=E.alike.attempts&&l.value<E.alike.below||l.attempts<E.alike.attempts&&s.attempts>=E.prior.attempts&&
s.value<E.prior.below}function h([l],s){return l?.key===[...s].sort().join("|")?1:v(s,new Set((0,p().normalizeSignals)(l?.
signals??[])))}function v(l,s){if(l.size===0&&s.size===0)return 1;const n=[...l].filter(r=>s.has(r)).length;return n/(l.
size+s.size-n)}},15964:function(D,u,c){Object.defineProperty(u,"__esModule",{value:!0}),u.compilePattern=R,u.matchesSignals=
N;function f(){const o=c(86750);return f=function(){return o},o}function p(){const o=c(72720);return p=function(){return o},
o}function P(){const o=c(34915);return P=function(){return o},o}function R(o){const i=E(o),d=(0,P().errorSignature)(o);return d===
void 0?i:{...i,matches:h=>(0,P().errorSignature)(h)===d||i.matches(h)}}function N(o,i){return i.some(R(o).matches)}function E(o){
const i=o.lastIndexOf("/");if(o.startsWith("/")&&i>0){const d=o.slice(1,i),h=o.slice(i+1);return O(d,h)?g(d,h,o):y([o])}
return!o.startsWith("/")&&o.includes("|")?y(o.split("|").map(d=>d.trim())):y([o])}function O(o,i){try{return new RegExp(
o,i),!0}catch{return!1}}function g(o,i,d){const h=f().RE2JS.translateRegExp(o),v=(0,p().compileLinear)(i.includes("y")?`\
\\A(?:${h})`:h,{ignoreCase:i===""||i.includes("i"),multiline:i.includes("m"),dotAll:i.includes("s")});return"error"in v?
{...y([d]),unsupported:v.error}:{matches:l=>v.matches(l)}}function y(o){const i=o.filter(d=>d!=="").map(d=>d.toLowerCase());
return{matches:d=>i.some(h=>d.toLowerCase().includes(h))}}},88817:function(D,u,c){Object.defineProperty(u,"__esModule",{
value:!0}),u.optionOf=h,u.select=E;function f(){const s=c(27199);return f=function(){return s},s}function p(){const s=c(
98239);return p=function(){return s},s}function P(){const s=c(15964);return P=function(){return s},s}const R=4,N="ban_ge\
ne:";function E({options:s,signals:n,memory:r}){const a=(t,S)=>{const I=s.filter(e=>e.kind===t).map(({id:e})=>e);return r&&
(0,p().adviseFrom)(S,n,I,r.now)},m=r?.experiences??[],b=a("gene",m),M=m.flatMap(({capsules:t=[],...S})=>t.map(I=>({...S,
gene:I}))),$=a("capsule",M),G=new Set([...b?.banned??[],...O(n)]),C=o(s,n).filter(({id:t,kind:S,gene:I})=>(I===void 0||!G.
has(I))&&!(S==="capsule"&&$?.banned.has(t))),z=({id:t,kind:S,gene:I})=>S==="capsule"&&t===$?.preferred?2:I!==void 0&&I===
b?.preferred?1:0,x=C.toSorted((t,S)=>z(S)-z(t)).slice(0,1+R),[B,...k]=x;return{selector:{selected:B?.id??null,reason:g(B,
n,[...B?.id===$?.preferred?$?.explanation??[]:[],...b?.explanation??[]]),alternatives:k.map(({id:t})=>t)},candidates:x}}
function O(s){return s.filter(n=>n.startsWith(N)).map(n=>n.slice(N.length))}function g(s,n,r){return[...y(s),...n.length>
0?[`signals: ${n.join(", ")}`]:[],...r.length>0?[`memory_graph: ${r.join(" | ")}`]:[]]}function y(s){return s===void 0?[
"no matching gene found; new gene may be required"]:s.kind==="gene"?["signals match gene.signals_match"]:["signals match\
 capsule.trigger",...s.gene===void 0?[]:[`capsule.gene: ${s.gene}`]]}function o(s,n){return s.map(r=>{const a=r.patterns.
filter(m=>(0,P().matchesSignals)(m,n));return{...r,matched:a,score:a.length*r.weight}}).filter(({score:r})=>r>0).sort((r,a)=>r.
score===a.score?0:r.score<a.score?1:-1)}const i="gene_distilled_",d=.8;function h({type:s,id:n,value:r}){if(s==="Gene"){
const G=n.startsWith(i)?d:1;return{kind:"gene",id:n,gene:n,patterns:v(r.signals_match),weight:G}}const a=(0,f().isJsonObject)(
r.outcome)&&r.outcome.status==="failed";if(s!=="Capsule"||a)return;const{gene:m,trigger:b,confidence:M,success_streak:$}=r;
return{kind:"capsule",id:n,gene:typeof m=="string"?m:void 0,patterns:v(b),weight:Math.min(1,l(M))*Math.max(1,l($))}}function v(s){
return Array.isArray(s)?s.filter(n=>typeof n=="string"):[]}function l(s){return typeof s=="number"?Math.max(0,s):0}}};
