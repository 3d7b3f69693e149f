"use strict";exports.id=922,exports.ids=[922],exports.modules={78114:function(D,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.ambiguousFiles=w,c.hidesContent=M,c.isIncomplete=N,c.isUnread=I,c.markBefore=g;function l(){const i=a(28672);return l=
function(){return i},i}function p({rule:i}){return l().assetFileRules[i].content}function I(i){return p(i)==="unread"}function M(i){
return I(i)||p(i)==="misread"}function N({problems:i}){return i.some(M)}function E(i){return M(i)||p(i)==="ambiguous"}function w(i){
return new Set(i.filter(E).map(({location:s})=>s.path))}function g(i,s,f,h){const v=new Set(f.map(({asset:m})=>m.id)),u=new Map;
for(const m of s){const n=O(m,m.location.path);u.set(n,(u.get(n)??0)+1)}return i.map(m=>{const{id:n,location:e}=m,o=O(m,
h.get(e.path)??e.path),d=u.get(o)??0;return!(p(m)==="known")||d===0||n!==void 0&&v.has(n)?m:(u.set(o,d-1),{...m,before:!0})})}
function O({rule:i,id:s,detail:f},h){return JSON.stringify([i,h,s,f.replace(/\d+/g,"#")])}},49232:function(D,c,a){Object.
defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=v,c.namedPolicy=O,c.policyFor=s,c.policyName=f,c.policyOfFile=
i,c.repositoryOf=u;function l(){const n=a(73024);return l=function(){return n},n}function p(){const n=a(76760);return p=
function(){return n},n}function I(){const n=a(41895);return I=function(){return n},n}function M(){const n=a(21311);return M=
function(){return n},n}function N(){const n=a(74238);return N=function(){return n},n}function E(){const n=a(48741);return E=
function(){return n},n}function w(){const n=a(96402);return w=function(){return n},n}function g(){const n=a(63550);return g=
function(){return n},n}async function O(n,e){if(n===void 0)return;const o=await i(n,e);return(0,M().requireExamples)(o),
o}async function i(n,e){const o=(await e.readInput(n)).toString("utf8"),d=await u(e.cwd,e.env)??e.cwd;return await(0,N().
loadPolicyFile)(o,n,(0,E().folderTree)(d))}async function s({policy:n,profile:e},o,d){const S=n===!1?await v():await O(n,
o)??await h(d,o);return e===void 0?S:{...S,policy:{...S.policy,profile:e}}}function f({source:n,path:e,ref:o}){return n===
"default"||e===void 0?"the built-in policy":n==="file"||o===void 0?e:`${e} in ${o}`}async function h(n,{cwd:e,env:o}){const d=n===
void 0?await u(e,o):void 0,S=n??(d===void 0?void 0:(0,E().folderTree)(d));if(S===void 0)return v();const P=await(0,N().loadPolicy)(
S,S.label);return(0,M().requireExamples)(P),P}function v(){const n=(0,g().literalTree)({});return(0,N().loadPolicy)(n,n.
label)}async function u(n,e){try{const o=await(0,w().openRepository)(n,e);return await o.close(),o.directory}catch(o){const d=o instanceof
I().GateError&&o.code==="program_not_found";if(o instanceof I().GateError&&!(d&&m(n)))return;throw o}}function m(n){const e=(0,p().
dirname)(n);return(0,l().existsSync)((0,p().join)(n,".git"))||e!==n&&m(e)}},19922:function(D,c,a){Object.defineProperty(
c,"__esModule",{value:!0}),c.selectVerb=void 0;function l(){const r=a(76760);return l=function(){return r},r}function p(){
const r=a(63314);return p=function(){return r},r}function I(){const r=a(64385);return I=function(){return r},r}function M(){
const r=a(78114);return M=function(){return r},r}function N(){const r=a(94534);return N=function(){return r},r}function E(){
const r=a(41895);return E=function(){return r},r}function w(){const r=a(73388);return w=function(){return r},r}function g(){
const r=a(94853);return g=function(){return r},r}function O(){const r=a(74238);return O=function(){return r},r}function i(){
const r=a(34397);return i=function(){return r},r}function s(){const r=a(10289);return s=function(){return r},r}function f(){
const r=a(52324);return f=function(){return r},r}function h(){const r=a(94965);return h=function(){return r},r}function v(){
const r=a(91147);return v=function(){return r},r}function u(){const r=a(73734);return u=function(){return r},r}function m(){
const r=a(15964);return m=function(){return r},r}function n(){const r=a(88817);return n=function(){return r},r}function e(){
const r=a(82256);return e=function(){return r},r}const o=4*1024*1024,d=(r,b)=>new(p()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...e().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(p()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,e().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async R=>{const t=await S(R,r),y=()=>(0,f().renderSelection)(t,r);(0,e().printAnswer)(t.selector,y,R.
format,r),b(0)});c.selectVerb=d;async function S(r,b){const R=await T(r,b),{genes:t,capsules:y}=r,$=r.memory===void 0?void 0:
(0,u().readMemoryGraph)(await C(r.memory,b),r.memory),j=[...t===void 0?await W(r,b):await B(t,"gene",b),...y===void 0?[]:
await B(y,"capsule",b)];return b.note(j.flatMap(P).join("")),(0,n().select)({options:j,signals:R,...$&&{memory:{experiences:$,
now:Date.now()}}})}function P({id:r,patterns:b}){return b.flatMap(R=>{const{unsupported:t}=(0,m().compilePattern)(R);if(t===
void 0)return[];const[y,$]=[r,R].map(j=>(0,s().terminal)((0,h().clip)(j,100)));return`note: ${y}: ${$} is matched as pla\
in text: ${(0,s().terminal)(t)}
`})}async function T({signals:r,log:b},R){if(b!==void 0)return(0,v().extractSignals)(await C(b,R));const t=(r===void 0?[]:
G(r)).map(y=>y.trim()).filter(y=>y!=="");if(t.length>0)return t;throw new(E()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function G(r){if(!r.
trimStart().startsWith("["))return r.split(",");try{const b=JSON.parse(r);if(Array.isArray(b)&&b.every(R=>typeof R=="str\
ing"))return b}catch{}throw new(E()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function C(r,b){const R=await b.
readInput(r);if(R.length<=o)return R.toString("utf8");throw new(E()).GateError("input_invalid",`${r} has ${R.length} byt\
es; the limit is ${o}.`,"Pass its newest part, for example with: tail -c 4000000")}const z=(0,N().assetLimits)(g().DEFAULT_POLICY.
assets.max_file_bytes);async function W({repo:r,capsules:b},R){const t=(0,l().resolve)(R.cwd,r);return(0,i().withSourceTree)(
t,R,async y=>{const{policy:$}=await(0,O().loadPolicy)(y,y.label),j=[];for(const L of(0,e().storeFiles)(y,$,t)){const{assets:F}=x(
L,await y.read(L));j.push(...F.flatMap(A=>(0,n().optionOf)(A)??[]))}return j.filter(({kind:L})=>L==="gene"||b===void 0)})}
function x(r,b){const R=(0,I().readAssetFile)(r,b,z),t=R.problems.find(M().hidesContent);if(t===void 0)return R;const{line:y,
column:$}=t.location;throw new(E()).GateError("input_invalid",`${(0,w().inputName)(r)} cannot be read completely: ${y}:${$}\
: ${t.detail}.`,`Run gene-gate audit ${r} to list all its problems.`)}async function B(r,b,R){const t=await R.readInput(
r),{assets:y,problems:$}=x(r,t),j=b==="gene"?"Gene":"Capsule",L=y.filter(({type:A})=>A===j);if(L.length>0)return L.flatMap(
A=>(0,n().optionOf)(A)??[]);const F=$.find(({rule:A})=>A==="not-an-asset")?.detail;if(y.length===0&&F===void 0&&!/"type"\s*:/.
test(t.toString()))return[];throw new(E()).GateError("input_invalid",`${r} contains no ${j}${F===void 0?"":`: ${F}`}.`,`\
Pass a file with ${b}s, such as assets/gep/${b}s.json.`)}},82256:function(D,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.REPO_OPTION=c.POLICY_OPTION=c.DURATIONS=void 0,c.durationsOf=R,c.folderFiles=C,c.formatOption=o,c.inRepository=T,c.parsedBy=
B,c.parsedNumber=r,c.printAnswer=S,c.rangeRequest=x,c.storeFiles=G,c.textOptions=d,c.withJudgingOptions=m,c.withRangeOptions=
W;function l(){const t=a(76760);return l=function(){return t},t}function p(){const t=a(63314);return p=function(){return t},
t}function I(){const t=a(7723);return I=function(){return t},t}function M(){const t=a(89549);return M=function(){return t},
t}function N(){const t=a(18744);return N=function(){return t},t}function E(){const t=a(25966);return E=function(){return t},
t}function w(){const t=a(41895);return w=function(){return t},t}function g(){const t=a(41551);return g=function(){return t},
t}function O(){const t=a(39763);return O=function(){return t},t}function i(){const t=a(48741);return i=function(){return t},
t}function s(){const t=a(96402);return s=function(){return t},t}function f(){const t=a(93028);return f=function(){return t},
t}function h(){const t=a(10289);return h=function(){return t},t}function v(){const t=a(23107);return v=function(){return t},
t}function u(){const t=a(49232);return u=function(){return t},t}function m(t,y=["text","json"]){return t.option(...n).option(
"--no-policy","use the built-in policy").addOption(e()).addOption(o(y))}const n=c.POLICY_OPTION=["--policy <file>","poli\
cy file (default: the policy of the repository)"];function e(){return new(p()).Option("--profile <name>","profile for co\
mmands").choices(O().PROFILE_NAMES)}function o(t=["text","json"]){return new(p()).Option("--format <name>","output forma\
t").choices(t).default("text")}function d({verbose:t=!1},{columns:y,colour:$}){return{columns:y,colour:$,verbose:t}}function S(t,y,$,j){
j.print($==="json"?`${(0,h().json)(t)}
`:y(),$)}const P=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function T({repo:t},{cwd:y,env:$,
note:j},L){const F=await(0,s().openRepository)((0,l().resolve)(y,t),$,j);try{return await L(F)}finally{await F.close()}}
function G(t,y,$){return z((0,N().assetPathsIn)(t,y),$)}function C(t,y,$){const j=(0,N().assetPathTest)(y),L=A=>[(0,l().
resolve)(t,A).split(l().sep).join("/").replace(/^\//,""),`assets/gep/${(0,l().basename)(A)}`],F=[...(0,i().folderTree)(t).
files()].filter(({kind:A,path:k})=>(0,f().isRegular)(A)&&L(k).some(j));return z(F.map(({path:A})=>A),$)}function z(t,y){
if(t.length>0)return t;throw new(w()).GateError("usage",`${y} has no asset files.`,"Use --repo with the repository, or n\
ame the files. `gene-gate doctor` says what is here.")}function W(t){return t.option("--base <ref>","base branch or comm\
it (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","c\
heck the uncommitted files instead of a commit").addOption(new(p()).Option("--staged","check what is staged, as git comm\
it would commit it").implies({worktree:!0})).option(...P).option("--policy <file>","policy file to use instead of the po\
licy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of each key win\
s").addOption(e()).option("--all","check all genes of the head, not only changed ones").option("--approve <digest>","app\
rove the commands that wait, with the approval digest of an earlier run")}async function x({base:t,head:y,worktree:$,staged:j,
profile:L,...F},A){const k=(0,M().approveByDigest)(F.approve,new Date),U=await(0,u().namedPolicy)(F.policy,A);return{directory:(0,l().
resolve)(A.cwd,F.repo),env:A.env,note:A.note,locate:J=>(0,E().resolveRange)(J,{...t!==void 0&&{base:t},...y!==void 0&&{head:y},
...$&&{worktree:$},...j&&{staged:j}}),...U&&{policy:U},...F.policyRef!==void 0&&{policyRef:F.policyRef},inputs:{profile:L},
all:F.all??!1,approver:k,signal:A.signal,secrets:(0,g().secretsOf)(A.env)}}function B(t,y){return $=>{const j=t().safeParse(
$);if(j.success)return j.data;throw new(p()).InvalidArgumentError(y)}}function r(t){return B(()=>I().coerce.number().pipe(
t()),"Expected a number from 1 to 256.")}const b=c.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function R({durations:t},y){return t===void 0?new Map:(0,v().
readDurations)((0,l().resolve)(y.cwd,t),y.openInput)}},25966:function(D,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.resolveRange=E;function l(){const s=a(41895);return l=function(){return s},s}function p(){const s=a(24634);return p=function(){
return s},s}function I(){const s=a(67397);return I=function(){return s},s}function M(){const s=a(50598);return M=function(){
return s},s}function N(){const s=a(34397);return N=function(){return s},s}async function E(s,{base:f,head:h,worktree:v=!1,
staged:u=!1}){if(v&&h!==void 0)throw new(l()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[m,n]=await w([(0,M().resolveRevision)(s,h??"HEAD"),
O(s,f)]);return{name:u?"index":v?"worktree":"range",directory:s.directory,base:await(0,p().mergeBase)(s,n.commit,m),head:m,
audited:v?await(u?N().snapshotIndex:N().snapshotWorktree)(s):m,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&
{defaultBranch:n.defaultBranch},isFork:!1}}async function w(s){return await Promise.allSettled(s),Promise.all(s)}const g=/^refs\/(?:heads|remotes\/origin)\//;
async function O(s,f){const h=f===void 0?await(0,I().defaultBranch)(s):await(0,M().resolveNamed)(s,f),{commit:v}=h,u=f===
"HEAD"||f==="@"?await(0,I().checkedOutBranch)(s):h.ref,m=u&&i(u);if(m===void 0)return{commit:v,name:f??"HEAD"};const n=f===
void 0?h:await(0,I().findDefaultBranch)(s),e=n?.ref&&i(n.ref);return{commit:v,name:m,...n&&e&&{defaultBranch:{name:e,commit:n.
commit}}}}function i(s){return g.test(s)?s.replace(g,""):void 0}},52324:function(D,c,a){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.renderSelection=N;function l(){const w=a(94965);return l=function(){return w},w}function p(){const w=a(
31626);return p=function(){return w},w}const I=60,M=6;function N({selector:w,candidates:g},O){const i=(0,p().layoutOf)({
...O,verbose:!1}),[s,...f]=g;return`${[...s?E("selected",s,i):(0,p().prose)(i,"selected","nothing",{label:"caution"}),"",
...w.reason.flatMap((v,u)=>(0,p().prose)(i,u===0?"why":"",v)),...f.length>0?[""]:[],...f.flatMap((v,u)=>E(u===0?"others":
"",v,i))].join(`
`)}
`}function E(w,g,O){const{kind:i,id:s,gene:f,matched:h,patterns:v,score:u}=g,m=h.slice(0,M).map(o=>(0,l().clip)(o,I)),n=h.
length-m.length,e=i==="capsule"&&f!==void 0?`, reuses ${f}`:"";return[...(0,p().prose)(O,w,`${s} (${i}${e})`,{label:w===
"selected"?"good":"quiet"}),...(0,p().prose)(O,"",`score ${Number(u.toFixed(3))}: ${h.length} of ${(0,l().count)(v.length,
"pattern")}: ${m.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},34915:function(D,c){Object.defineProperty(c,"\
__esModule",{value:!0}),c.errorSignature=M,c.normalizeErrorText=I,c.normalizeSignals=N;const a="errsig:",l="errsig_norm:",
p=220;function I(w){return w.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<pa\
th>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,p)}function M(w){const g=w.
trim();if(g.startsWith(a)){const O=I(g.slice(a.length));return O===""?void 0:`${l}${E(O)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(g)?g.toLowerCase():void 0}function N(w){return w.flatMap(g=>{const O=g.trim(),i=O.startsWith(a)?M(O):O;return i?[i]:
[]})}function E(w){let g=2166136261;for(let O=0;O<w.length;O+=1)g=Math.imul(g^w.charCodeAt(O),16777619);return(g>>>0).toString(
16).padStart(8,"0")}},91147:function(D,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.extractSignals=N;function l(){
const n=a(34915);return l=function(){return n},n}const p={detail:260,snippet:200},I=3,M="stable_success_plateau";function N(n){
const e=n.split(/\r\n|[\n\r]/).map(d=>d.replace(/\s+/g," ").trim()).filter(d=>d!=="");if(e.length===0)return["session_lo\
gs_missing"];const o=[...E(e),...g(v,e),...O(e),...g(m,e),...s(e)];return o.length===0?[M]:[...new Set(o)]}function E(n){
const e=n.filter(S=>h.test(S)),[o]=e;if(o===void 0)return[];const d=w(e);return["log_error",`errsig:${o.slice(0,p.detail)}`,
...d.times<I?[]:["recurring_error",`recurring_errsig(${d.times}x):${d.line.slice(0,p.detail)}`]]}function w(n){const e=new Map;
for(const o of n){const d=(0,l().normalizeErrorText)(o),S=e.get(d)??{line:o,times:0};S.times+=1,e.set(d,S)}return[...e.values()].
reduce((o,d)=>d.times>o.times?d:o)}function g(n,e){return n.filter(([,o])=>e.some(d=>o.test(d))).map(([o])=>o)}function O(n){
return u.flatMap(([e,o])=>{const d=n.find(S=>o.test(S));return d===void 0?[]:[`${e}:${i(d,o)}`]})}function i(n,e){const o=Math.
max(0,n.search(e)-p.snippet/4);return n.slice(o,o+p.snippet).trim()}function s(n){const e=new Set(n.flatMap(o=>o.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return f.filter(o=>e.has(o))}const f=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],h=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
v=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
u=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
m=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(D,c,a){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.readMemoryGraph=E;function l(){const g=a(7723);return l=function(){return g},g}function p(){const g=a(
41895);return p=function(){return g},g}const I=2e3,M=l().object({type:l().literal("MemoryGraphEvent")}),N=l().object({type:l().
literal("MemoryGraphEvent"),kind:l().literal("outcome"),ts:l().string().optional().catch(void 0),signal:l().object({key:l().
string().optional().catch(void 0),signals:l().array(l().string()).catch([])}).catch({signals:[]}),gene:l().object({id:l().
string().min(1)}),capsule:l().object({id:l().string()}).optional().catch(void 0),capsule_id:l().string().optional().catch(
void 0),capsules:l().object({used:l().array(l().string())}).optional().catch(void 0),outcome:l().object({status:l().enum(
["success","failed"])})});function E(g,O){const s=g.split(`
`).map((f,h)=>({line:f.trim(),number:h+1})).filter(({line:f})=>f!=="").slice(-I).map(({line:f,number:h})=>w(f,`${O}:${h}`));
if(s.length>0&&!s.some(f=>M.safeParse(f).success))throw new(p()).GateError("input_invalid",`${O} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return s.flatMap(f=>{const h=N.safeParse(f);if(!h.success)
return[];const{ts:v,signal:u,gene:m,outcome:n,capsule:e,capsule_id:o,capsules:d}=h.data,S=[e?.id,o,...d?.used??[]].flatMap(
T=>T??[]),P=Date.parse(v??"");return{gene:m.id,...S.length>0&&{capsules:S},success:n.status==="success",signals:u.signals,
key:u.key??"(none)",at:Number.isNaN(P)?void 0:P}})}function w(g,O){try{return JSON.parse(g)}catch(i){throw new(p()).GateError(
"input_invalid",`Cannot read the memory graph: ${O} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:i})}}},98239:function(D,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.adviseFrom=O;function l(){
const u=a(59490);return l=function(){return u},u}function p(){const u=a(34915);return p=function(){return u},u}const I=.34,
M={alike:30,prior:45},N=1440*60*1e3,E={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},w={beside:.12,alone:.4},
g=6;function O(u,m,n,e){const o=new Set((0,p().normalizeSignals)(m)),d=[...new Set(n)].map(T=>i(T,u.filter(G=>G.gene===T),
o,e)),S=d.filter(f).map(({gene:T})=>T),[P]=d.filter(T=>T.successes>0&&!f(T)).sort((T,G)=>G.score-T.score);return{preferred:P?.
gene,banned:new Set(S),explanation:[...P?[`memory_prefer:${P.gene}`]:[],...S.length>0?[`memory_ban:${S.slice(0,g).join("\
,")}`]:[],...P?[`gene_prior:${P.prior.value.toFixed(3)}`]:[]]}}function i(u,m,n,e){const o=[...(0,l().groupBy)(m,({key:P})=>P).
values()].flatMap(P=>{const T=h(P,n);if(T<I)return[];const{value:G,attempts:C}=s(P,M.alike,e);return{value:G*T,attempts:C}}),
d={value:Math.max(0,...o.map(({value:P})=>P)),attempts:Math.max(0,...o.map(({attempts:P})=>P))},S=s(m,M.prior,e);return{
gene:u,successes:m.filter(({success:P})=>P).length,alike:d,prior:S,score:d.value>0?d.value+S.value*w.beside:S.value*w.alone}}
function s(u,m,n){const e=u.length;if(e===0)return{value:0,attempts:e};const o=u.filter(({success:P})=>P).length,d=u.reduce(
(P,{at:T})=>Math.max(P,T??n),0),S=Math.max(0,(n-d)/N);return{value:(o+1)/(e+2)*.5**(S/m),attempts:e}}function f({alike:u,
prior:m}){return u.attempts>=E.alike.attempts&&u.value<E.alike.below||u.attempts<E.alike.attempts&&m.attempts>=E.prior.attempts&&
m.value<E.prior.below}function h([u],m){return u?.key===[...m].sort().join("|")?1:v(m,new Set((0,p().normalizeSignals)(u?.
signals??[])))}function v(u,m){if(u.size===0&&m.size===0)return 1;const n=[...u].filter(e=>m.has(e)).length;return n/(u.
size+m.size-n)}},15964:function(D,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.compilePattern=M,c.matchesSignals=
N;function l(){const i=a(86750);return l=function(){return i},i}function p(){const i=a(72720);return p=function(){return i},
i}function I(){const i=a(34915);return I=function(){return i},i}function M(i){const s=E(i),f=(0,I().errorSignature)(i);return f===
void 0?s:{...s,matches:h=>(0,I().errorSignature)(h)===f||s.matches(h)}}function N(i,s){return s.some(M(i).matches)}function E(i){
const s=i.lastIndexOf("/");if(i.startsWith("/")&&s>0){const f=i.slice(1,s),h=i.slice(s+1);return w(f,h)?g(f,h,i):O([i])}
return!i.startsWith("/")&&i.includes("|")?O(i.split("|").map(f=>f.trim())):O([i])}function w(i,s){try{return new RegExp(
i,s),!0}catch{return!1}}function g(i,s,f){const h=l().RE2JS.translateRegExp(i),v=(0,p().compileLinear)(s.includes("y")?`\
\\A(?:${h})`:h,{ignoreCase:s===""||s.includes("i"),multiline:s.includes("m"),dotAll:s.includes("s")});return"error"in v?
{...O([f]),unsupported:v.error}:{matches:u=>v.matches(u)}}function O(i){const s=i.filter(f=>f!=="").map(f=>f.toLowerCase());
return{matches:f=>s.some(h=>f.toLowerCase().includes(h))}}},88817:function(D,c,a){Object.defineProperty(c,"__esModule",{
value:!0}),c.optionOf=h,c.select=E;function l(){const n=a(27199);return l=function(){return n},n}function p(){const n=a(
98239);return p=function(){return n},n}function I(){const n=a(15964);return I=function(){return n},n}const M=4,N="ban_ge\
ne:";function E({options:n,signals:e,memory:o}){const d=(b,R)=>{const t=n.filter(y=>y.kind===b).map(({id:y})=>y);return o&&
(0,p().adviseFrom)(R,e,t,o.now)},S=o?.experiences??[],P=d("gene",S),T=S.flatMap(({capsules:b=[],...R})=>b.map(t=>({...R,
gene:t}))),G=d("capsule",T),C=new Set([...P?.banned??[],...w(e)]),z=i(n,e).filter(({id:b,kind:R,gene:t})=>(t===void 0||!C.
has(t))&&!(R==="capsule"&&G?.banned.has(b))),W=({id:b,kind:R,gene:t})=>R==="capsule"&&b===G?.preferred?2:t!==void 0&&t===
P?.preferred?1:0,x=z.toSorted((b,R)=>W(R)-W(b)).slice(0,1+M),[B,...r]=x;return{selector:{selected:B?.id??null,reason:g(B,
e,[...B?.id===G?.preferred?G?.explanation??[]:[],...P?.explanation??[]]),alternatives:r.map(({id:b})=>b)},candidates:x}}
function w(n){return n.filter(e=>e.startsWith(N)).map(e=>e.slice(N.length))}function g(n,e,o){return[...O(n),...e.length>
0?[`signals: ${e.join(", ")}`]:[],...o.length>0?[`memory_graph: ${o.join(" | ")}`]:[]]}function O(n){return n===void 0?[
"no matching gene found; new gene may be required"]:n.kind==="gene"?["signals match gene.signals_match"]:["signals match\
 capsule.trigger",...n.gene===void 0?[]:[`capsule.gene: ${n.gene}`]]}function i(n,e){return n.map(o=>{const d=o.patterns.
filter(S=>(0,I().matchesSignals)(S,e));return{...o,matched:d,score:d.length*o.weight}}).filter(({score:o})=>o>0).sort((o,d)=>o.
score===d.score?0:o.score<d.score?1:-1)}const s="gene_distilled_",f=.8;function h({type:n,id:e,value:o}){if(n==="Gene"){
const G=e.startsWith(s)?f:1;return{kind:"gene",id:e,gene:e,patterns:v(o.signals_match),weight:G}}if(n!=="Capsule"||m(o.outcome))
return;const{gene:d,trigger:S,confidence:P,success_streak:T}=o;return{kind:"capsule",id:e,gene:typeof d=="string"?d:void 0,
patterns:v(S),weight:Math.min(1,u(P))*Math.max(1,u(T))}}function v(n){return Array.isArray(n)?n.filter(e=>typeof e=="str\
ing"):[]}function u(n){return typeof n=="number"?Math.max(0,n):0}function m(n){return(0,l().isJsonObject)(n)&&n.status===
"failed"}}};
