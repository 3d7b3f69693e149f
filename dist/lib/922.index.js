"use strict";exports.id=922,exports.ids=[922],exports.modules={78114:function(L,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.ambiguousFiles=w,c.hidesContent=M,c.isIncomplete=N,c.isUnread=R,c.markBefore=h;function l(){const i=a(28672);return l=
function(){return i},i}function g({rule:i}){return l().assetFileRules[i].content}function R(i){return g(i)==="unread"}function M(i){
return R(i)||g(i)==="misread"}function N({problems:i}){return i.some(M)}function P(i){return M(i)||g(i)==="ambiguous"}function w(i){
return new Set(i.filter(P).map(({location:s})=>s.path))}function h(i,s,f,y){const E=new Set(f.map(({asset:p})=>p.id)),u=new Map;
for(const p of s){const n=O(p,p.location.path);u.set(n,(u.get(n)??0)+1)}return i.map(p=>{const{id:n,location:e}=p,o=O(p,
y.get(e.path)??e.path),d=u.get(o)??0;return!(g(p)==="known")||d===0||n!==void 0&&E.has(n)?p:(u.set(o,d-1),{...p,before:!0})})}
function O({rule:i,id:s,detail:f},y){return JSON.stringify([i,y,s,f.replace(/\d+/g,"#")])}},49232:function(L,c,a){Object.
defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=E,c.namedPolicy=O,c.policyFor=s,c.policyName=f,c.policyOfFile=
i,c.repositoryOf=u;function l(){const n=a(73024);return l=function(){return n},n}function g(){const n=a(76760);return g=
function(){return n},n}function R(){const n=a(41895);return R=function(){return n},n}function M(){const n=a(21311);return M=
function(){return n},n}function N(){const n=a(74238);return N=function(){return n},n}function P(){const n=a(48741);return P=
function(){return n},n}function w(){const n=a(96402);return w=function(){return n},n}function h(){const n=a(63550);return h=
function(){return n},n}async function O(n,e){if(n===void 0)return;const o=await i(n,e);return(0,M().requireExamples)(o),
o}async function i(n,e){const o=(await e.readInput(n)).toString("utf8"),d=await u(e.cwd,e.env)??e.cwd;return await(0,N().
loadPolicyFile)(o,n,(0,P().folderTree)(d))}async function s({policy:n,profile:e},o,d){const v=n===!1?await E():await O(n,
o)??await y(d,o);return e===void 0?v:{...v,policy:{...v.policy,profile:e}}}function f({source:n,path:e,ref:o}){return n===
"default"||e===void 0?"the built-in policy":n==="file"||o===void 0?e:`${e} in ${o}`}async function y(n,{cwd:e,env:o}){const d=n===
void 0?await u(e,o):void 0,v=n??(d===void 0?void 0:(0,P().folderTree)(d));if(v===void 0)return E();const I=await(0,N().loadPolicy)(
v,v.label);return(0,M().requireExamples)(I),I}function E(){const n=(0,h().literalTree)({});return(0,N().loadPolicy)(n,n.
label)}async function u(n,e){try{const o=await(0,w().openRepository)(n,e);return await o.close(),o.directory}catch(o){const d=o instanceof
R().GateError&&o.code==="program_not_found";if(o instanceof R().GateError&&!(d&&p(n)))return;throw o}}function p(n){const e=(0,g().
dirname)(n);return(0,l().existsSync)((0,g().join)(n,".git"))||e!==n&&p(e)}},19922:function(L,c,a){Object.defineProperty(
c,"__esModule",{value:!0}),c.selectVerb=void 0;function l(){const r=a(76760);return l=function(){return r},r}function g(){
const r=a(63314);return g=function(){return r},r}function R(){const r=a(64385);return R=function(){return r},r}function M(){
const r=a(78114);return M=function(){return r},r}function N(){const r=a(94534);return N=function(){return r},r}function P(){
const r=a(41895);return P=function(){return r},r}function w(){const r=a(73388);return w=function(){return r},r}function h(){
const r=a(94853);return h=function(){return r},r}function O(){const r=a(74238);return O=function(){return r},r}function i(){
const r=a(34397);return i=function(){return r},r}function s(){const r=a(10289);return s=function(){return r},r}function f(){
const r=a(52324);return f=function(){return r},r}function y(){const r=a(94965);return y=function(){return r},r}function E(){
const r=a(91147);return E=function(){return r},r}function u(){const r=a(73734);return u=function(){return r},r}function p(){
const r=a(15964);return p=function(){return r},r}function n(){const r=a(88817);return n=function(){return r},r}function e(){
const r=a(82256);return e=function(){return r},r}const o=4*1024*1024,d=(r,b)=>new(g()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...e().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(g()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,e().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async t=>{const m=await v(t,r),S=()=>(0,f().renderSelection)(m,r);(0,e().printAnswer)(m.selector,S,t.
format,r),b(0)});c.selectVerb=d;async function v(r,b){const t=await $(r,b),{genes:m,capsules:S}=r,T=r.memory===void 0?void 0:
(0,u().readMemoryGraph)(await D(r.memory,b),r.memory),G=[...m===void 0?await k(r,b):await x(m,"gene",b),...S===void 0?[]:
await x(S,"capsule",b)];return b.note(G.flatMap(I).join("")),(0,n().select)({options:G,signals:t,...T&&{memory:{experiences:T,
now:Date.now()}}})}function I({id:r,patterns:b}){return b.flatMap(t=>{const{unsupported:m}=(0,p().compilePattern)(t);if(m===
void 0)return[];const[S,T]=[r,t].map(G=>(0,s().terminal)((0,y().clip)(G,100)));return`note: ${S}: ${T} is matched as pla\
in text: ${(0,s().terminal)(m)}
`})}async function $({signals:r,log:b},t){if(b!==void 0)return(0,E().extractSignals)(await D(b,t));const m=(r===void 0?[]:
F(r)).map(S=>S.trim()).filter(S=>S!=="");if(m.length>0)return m;throw new(P()).GateError("usage","select requires --sign\
als or --log.","Example: `gene-gate select --genes assets/gep/genes.json --signals log_error,timeout`")}function F(r){if(!r.
trimStart().startsWith("["))return r.split(",");try{const b=JSON.parse(r);if(Array.isArray(b)&&b.every(t=>typeof t=="str\
ing"))return b}catch{}throw new(P()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function D(r,b){const t=await b.
readInput(r);if(t.length<=o)return t.toString("utf8");throw new(P()).GateError("input_invalid",`${r} has ${t.length} byt\
es; the limit is ${o}.`,"Pass its newest part, for example with: tail -c 4000000")}const z=(0,N().assetLimits)(h().DEFAULT_POLICY.
assets.max_file_bytes);async function k({repo:r,capsules:b},t){const m=(0,l().resolve)(t.cwd,r);return(0,i().withSourceTree)(
m,t,async S=>{const{policy:T}=await(0,O().loadPolicy)(S,S.label),G=[];for(const A of(0,e().storeFiles)(S,T,m)){const{assets:j}=C(
A,await S.read(A));G.push(...j.flatMap(B=>(0,n().optionOf)(B)??[]))}return G.filter(({kind:A})=>A==="gene"||b===void 0)})}
function C(r,b){const t=(0,R().readAssetFile)(r,b,z),m=t.problems.find(M().hidesContent);if(m===void 0)return t;const{line:S,
column:T}=m.location;throw new(P()).GateError("input_invalid",`${(0,w().inputName)(r)} cannot be read completely: ${S}:${T}\
: ${m.detail}.`,`Run \`gene-gate audit ${r}\` to list all its problems.`)}async function x(r,b,t){const m=await t.readInput(
r),{assets:S,problems:T}=C(r,m),G=b==="gene"?"Gene":"Capsule",A=S.filter(({type:B})=>B===G);if(A.length>0)return A.flatMap(
B=>(0,n().optionOf)(B)??[]);const j=T.find(({rule:B})=>B==="not-an-asset")?.detail;if(S.length===0&&j===void 0&&!/"type"\s*:/.
test(m.toString()))return[];throw new(P()).GateError("input_invalid",`${r} contains no ${G}${j===void 0?"":`: ${j}`}.`,`\
Pass a file with ${b}s, such as assets/gep/${b}s.json.`)}},82256:function(L,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.REPO_OPTION=c.POLICY_OPTION=c.DURATIONS=void 0,c.durationsOf=b,c.folderFiles=F,c.formatOption=e,c.inRepository=I,c.parsedBy=
C,c.parsedNumber=x,c.printAnswer=d,c.rangeRequest=k,c.storeFiles=$,c.textOptions=o,c.withJudgingOptions=u,c.withRangeOptions=
z;function l(){const t=a(76760);return l=function(){return t},t}function g(){const t=a(63314);return g=function(){return t},
t}function R(){const t=a(7723);return R=function(){return t},t}function M(){const t=a(89549);return M=function(){return t},
t}function N(){const t=a(18744);return N=function(){return t},t}function P(){const t=a(25966);return P=function(){return t},
t}function w(){const t=a(41895);return w=function(){return t},t}function h(){const t=a(41551);return h=function(){return t},
t}function O(){const t=a(39763);return O=function(){return t},t}function i(){const t=a(96402);return i=function(){return t},
t}function s(){const t=a(93028);return s=function(){return t},t}function f(){const t=a(10289);return f=function(){return t},
t}function y(){const t=a(23107);return y=function(){return t},t}function E(){const t=a(49232);return E=function(){return t},
t}function u(t,m=["text","json"]){return t.option(...p).option("--no-policy","use the built-in policy").addOption(n()).addOption(
e(m))}const p=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function n(){return new(g()).
Option("--profile <name>","profile for commands").choices(O().PROFILE_NAMES)}function e(t=["text","json"]){return new(g()).
Option("--format <name>","output format").choices(t).default("text")}function o({verbose:t=!1},{columns:m,colour:S,name:T}){
return{columns:m,colour:S,verbose:t,name:T}}function d(t,m,S,T){T.print(S==="json"?`${(0,f().json)(t)}
`:m(),S)}const v=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function I({repo:t},{cwd:m,env:S,
note:T},G){const A=await(0,i().openRepository)((0,l().resolve)(m,t),S,T);try{return await G(A)}finally{await A.close()}}
function $(t,m,S){return D((0,N().assetPathsIn)(t,m),S)}function F(t,m,S){const T=(0,N().assetPathTest)(m),G=j=>[(0,l().
resolve)(S,j).split(l().sep).join("/").replace(/^\//,""),`assets/gep/${(0,l().basename)(j)}`],A=[...t.files()].filter(({
kind:j})=>(0,s().isRegular)(j)).map(({path:j})=>j);return D(A.filter(j=>G(j).some(T)),S)}function D(t,m){if(t.length>0)return t;
throw new(w()).GateError("usage",`${m} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function z(t){return t.option("--base <ref>","base branch or commit (default: the defaul\
t branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted fi\
les instead of a commit").addOption(new(g()).Option("--staged","check what is staged, as git commit would commit it").implies(
{worktree:!0})).option(...v).option("--policy <file>","policy file to use instead of the policy of the base").option("--\
policy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption(n()).option("--\
all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, \
with the approval digest of an earlier run")}async function k({base:t,head:m,worktree:S,staged:T,profile:G,...A},j){const B=(0,M().
approveByDigest)(A.approve,new Date),W=await(0,E().namedPolicy)(A.policy,j);return{directory:(0,l().resolve)(j.cwd,A.repo),
env:j.env,note:j.note,locate:U=>(0,P().resolveRange)(U,{...t!==void 0&&{base:t},...m!==void 0&&{head:m},...S&&{worktree:S},
...T&&{staged:T}}),...W&&{policy:W},...A.policyRef!==void 0&&{policyRef:A.policyRef},inputs:{profile:G},all:A.all??!1,approver:B,
signal:j.signal,secrets:(0,h().secretsOf)(j.env)}}function C(t,m){return S=>{const T=t().safeParse(S);if(T.success)return T.
data;throw new(g()).InvalidArgumentError(m)}}function x(t){return C(()=>R().coerce.number().pipe(t()),"Expected a number\
 from 1 to 256.")}const r=c.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function b({durations:t},m){return t===void 0?new Map:(0,y().readDurations)((0,l().
resolve)(m.cwd,t),m.openInput)}},25966:function(L,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=P;
function l(){const s=a(41895);return l=function(){return s},s}function g(){const s=a(24634);return g=function(){return s},
s}function R(){const s=a(67397);return R=function(){return s},s}function M(){const s=a(50598);return M=function(){return s},
s}function N(){const s=a(34397);return N=function(){return s},s}async function P(s,{base:f,head:y,worktree:E=!1,staged:u=!1}){
if(E&&y!==void 0)throw new(l()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[p,n]=await w([(0,M().resolveRevision)(s,y??"HEAD"),O(s,f)]);return{
name:u?"index":E?"worktree":"range",directory:s.directory,base:await(0,g().mergeBase)(s,n.commit,p),head:p,audited:E?await(u?
N().snapshotIndex:N().snapshotWorktree)(s):p,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&{defaultBranch:n.defaultBranch},
isFork:!1}}async function w(s){return await Promise.allSettled(s),Promise.all(s)}const h=/^refs\/(?:heads|remotes\/origin)\//;
async function O(s,f){const y=f===void 0?await(0,R().defaultBranch)(s):await(0,M().resolveNamed)(s,f),{commit:E}=y,u=f===
"HEAD"||f==="@"?await(0,R().checkedOutBranch)(s):y.ref,p=u&&i(u);if(p===void 0)return{commit:E,name:f??"HEAD"};const n=f===
void 0?y:await(0,R().findDefaultBranch)(s),e=n?.ref&&i(n.ref);return{commit:E,name:p,...n&&e&&{defaultBranch:{name:e,commit:n.
commit}}}}function i(s){return h.test(s)?s.replace(h,""):void 0}},52324:function(L,c,a){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.renderSelection=N;function l(){const w=a(94965);return l=function(){return w},w}function g(){const w=a(
31626);return g=function(){return w},w}const R=60,M=6;function N({selector:w,candidates:h},O){const i=(0,g().layoutOf)({
...O,verbose:!1}),[s,...f]=h;return`${[...s?P("selected",s,i):(0,g().prose)(i,"selected","nothing",{label:"caution"}),"",
...w.reason.flatMap((E,u)=>(0,g().prose)(i,u===0?"why":"",E)),...f.length>0?[""]:[],...f.flatMap((E,u)=>P(u===0?"others":
"",E,i))].join(`
`)}
`}function P(w,h,O){const{kind:i,id:s,gene:f,matched:y,patterns:E,score:u}=h,p=y.slice(0,M).map(o=>(0,l().clip)(o,R)),n=y.
length-p.length,e=i==="capsule"&&f!==void 0?`, reuses ${f}`:"";return[...(0,g().prose)(O,w,`${s} (${i}${e})`,{label:w===
"selected"?"good":"quiet"}),...(0,g().prose)(O,"",`score ${Number(u.toFixed(3))}: ${y.length} of ${(0,l().count)(E.length,
"pattern")}: ${p.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},34915:function(L,c){Object.defineProperty(c,"\
__esModule",{value:!0}),c.errorSignature=M,c.normalizeErrorText=R,c.normalizeSignals=N;const a="errsig:",l="errsig_norm:",
g=220;function R(w){return w.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<pa\
th>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,g)}function M(w){const h=w.
trim();if(h.startsWith(a)){const O=R(h.slice(a.length));return O===""?void 0:`${l}${P(O)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(h)?h.toLowerCase():void 0}function N(w){return w.flatMap(h=>{const O=h.trim(),i=O.startsWith(a)?M(O):O;return i?[i]:
[]})}function P(w){let h=2166136261;for(let O=0;O<w.length;O+=1)h=Math.imul(h^w.charCodeAt(O),16777619);return(h>>>0).toString(
16).padStart(8,"0")}},91147:function(L,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.extractSignals=N;function l(){
const n=a(34915);return l=function(){return n},n}const g={detail:260,snippet:200},R=3,M="stable_success_plateau";function N(n){
const e=n.split(/\r\n|[\n\r]/).map(d=>d.replace(/\s+/g," ").trim()).filter(d=>d!=="");if(e.length===0)return["session_lo\
gs_missing"];const o=[...P(e),...h(E,e),...O(e),...h(p,e),...s(e)];return o.length===0?[M]:[...new Set(o)]}function P(n){
const e=n.filter(v=>y.test(v)),[o]=e;if(o===void 0)return[];const d=w(e);return["log_error",`errsig:${o.slice(0,g.detail)}`,
...d.times<R?[]:["recurring_error",`recurring_errsig(${d.times}x):${d.line.slice(0,g.detail)}`]]}function w(n){const e=new Map;
for(const o of n){const d=(0,l().normalizeErrorText)(o),v=e.get(d)??{line:o,times:0};v.times+=1,e.set(d,v)}return[...e.values()].
reduce((o,d)=>d.times>o.times?d:o)}function h(n,e){return n.filter(([,o])=>e.some(d=>o.test(d))).map(([o])=>o)}function O(n){
return u.flatMap(([e,o])=>{const d=n.find(v=>o.test(v));return d===void 0?[]:[`${e}:${i(d,o)}`]})}function i(n,e){const o=Math.
max(0,n.search(e)-g.snippet/4);return n.slice(o,o+g.snippet).trim()}function s(n){const e=new Set(n.flatMap(o=>o.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return f.filter(o=>e.has(o))}const f=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],y=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
E=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
u=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
p=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(L,c,a){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.readMemoryGraph=P;function l(){const h=a(7723);return l=function(){return h},h}function g(){const h=a(
41895);return g=function(){return h},h}const R=2e3,M=l().object({type:l().literal("MemoryGraphEvent")}),N=l().object({type:l().
literal("MemoryGraphEvent"),kind:l().literal("outcome"),ts:l().string().optional().catch(void 0),signal:l().object({key:l().
string().optional().catch(void 0),signals:l().array(l().string()).catch([])}).catch({signals:[]}),gene:l().object({id:l().
string().min(1)}),capsule:l().object({id:l().string()}).optional().catch(void 0),capsule_id:l().string().optional().catch(
void 0),capsules:l().object({used:l().array(l().string())}).optional().catch(void 0),outcome:l().object({status:l().enum(
["success","failed"])})});function P(h,O){const s=h.split(`
`).map((f,y)=>({line:f.trim(),number:y+1})).filter(({line:f})=>f!=="").slice(-R).map(({line:f,number:y})=>w(f,`${O}:${y}`));
if(s.length>0&&!s.some(f=>M.safeParse(f).success))throw new(g()).GateError("input_invalid",`${O} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return s.flatMap(f=>{const y=N.safeParse(f);if(!y.success)
return[];const{ts:E,signal:u,gene:p,outcome:n,capsule:e,capsule_id:o,capsules:d}=y.data,v=[e?.id,o,...d?.used??[]].flatMap(
$=>$??[]),I=Date.parse(E??"");return{gene:p.id,...v.length>0&&{capsules:v},success:n.status==="success",signals:u.signals,
key:u.key??"(none)",at:Number.isNaN(I)?void 0:I}})}function w(h,O){try{return JSON.parse(h)}catch(i){throw new(g()).GateError(
"input_invalid",`Cannot read the memory graph: ${O} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:i})}}},98239:function(L,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.adviseFrom=O;function l(){
const u=a(59490);return l=function(){return u},u}function g(){const u=a(34915);return g=function(){return u},u}const R=.34,
M={alike:30,prior:45},N=1440*60*1e3,P={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},w={beside:.12,alone:.4},
h=6;function O(u,p,n,e){const o=new Set((0,g().normalizeSignals)(p)),d=[...new Set(n)].map($=>i($,u.filter(F=>F.gene===$),
o,e)),v=d.filter(f).map(({gene:$})=>$),[I]=d.filter($=>$.successes>0&&!f($)).sort(($,F)=>F.score-$.score);return{preferred:I?.
gene,banned:new Set(v),explanation:[...I?[`memory_prefer:${I.gene}`]:[],...v.length>0?[`memory_ban:${v.slice(0,h).join("\
,")}`]:[],...I?[`gene_prior:${I.prior.value.toFixed(3)}`]:[]]}}function i(u,p,n,e){const o=[...(0,l().groupBy)(p,({key:I})=>I).
values()].flatMap(I=>{const $=y(I,n);if($<R)return[];const{value:F,attempts:D}=s(I,M.alike,e);return{value:F*$,attempts:D}}),
d={value:Math.max(0,...o.map(({value:I})=>I)),attempts:Math.max(0,...o.map(({attempts:I})=>I))},v=s(p,M.prior,e);return{
gene:u,successes:p.filter(({success:I})=>I).length,alike:d,prior:v,score:d.value>0?d.value+v.value*w.beside:v.value*w.alone}}
function s(u,p,n){const e=u.length;if(e===0)return{value:0,attempts:e};const o=u.filter(({success:I})=>I).length,d=u.reduce(
(I,{at:$})=>Math.max(I,$??n),0),v=Math.max(0,(n-d)/N);return{value:(o+1)/(e+2)*.5**(v/p),attempts:e}}function f({alike:u,
prior:p}){return u.attempts>=P.alike.attempts&&u.value<P.alike.below||u.attempts<P.alike.attempts&&p.attempts>=P.prior.attempts&&
p.value<P.prior.below}function y([u],p){return u?.key===[...p].sort().join("|")?1:E(p,new Set((0,g().normalizeSignals)(u?.
signals??[])))}function E(u,p){if(u.size===0&&p.size===0)return 1;const n=[...u].filter(e=>p.has(e)).length;return n/(u.
size+p.size-n)}},15964:function(L,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.compilePattern=M,c.matchesSignals=
N;function l(){const i=a(86750);return l=function(){return i},i}function g(){const i=a(72720);return g=function(){return i},
i}function R(){const i=a(34915);return R=function(){return i},i}function M(i){const s=P(i),f=(0,R().errorSignature)(i);return f===
void 0?s:{...s,matches:y=>(0,R().errorSignature)(y)===f||s.matches(y)}}function N(i,s){return s.some(M(i).matches)}function P(i){
const s=i.lastIndexOf("/");if(i.startsWith("/")&&s>0){const f=i.slice(1,s),y=i.slice(s+1);return w(f,y)?h(f,y,i):O([i])}
return!i.startsWith("/")&&i.includes("|")?O(i.split("|").map(f=>f.trim())):O([i])}function w(i,s){try{return new RegExp(
i,s),!0}catch{return!1}}function h(i,s,f){const y=l().RE2JS.translateRegExp(i),E=(0,g().compileLinear)(s.includes("y")?`\
\\A(?:${y})`:y,{ignoreCase:s===""||s.includes("i"),multiline:s.includes("m"),dotAll:s.includes("s")});return"error"in E?
{...O([f]),unsupported:E.error}:{matches:u=>E.matches(u)}}function O(i){const s=i.filter(f=>f!=="").map(f=>f.toLowerCase());
return{matches:f=>s.some(y=>f.toLowerCase().includes(y))}}},88817:function(L,c,a){Object.defineProperty(c,"__esModule",{
value:!0}),c.optionOf=y,c.select=P;function l(){const n=a(27199);return l=function(){return n},n}function g(){const n=a(
98239);return g=function(){return n},n}function R(){const n=a(15964);return R=function(){return n},n}const M=4,N="ban_ge\
ne:";function P({options:n,signals:e,memory:o}){const d=(b,t)=>{const m=n.filter(S=>S.kind===b).map(({id:S})=>S);return o&&
(0,g().adviseFrom)(t,e,m,o.now)},v=o?.experiences??[],I=d("gene",v),$=v.flatMap(({capsules:b=[],...t})=>b.map(m=>({...t,
gene:m}))),F=d("capsule",$),D=new Set([...I?.banned??[],...w(e)]),z=i(n,e).filter(({id:b,kind:t,gene:m})=>(m===void 0||!D.
has(m))&&!(t==="capsule"&&F?.banned.has(b))),k=({id:b,kind:t,gene:m})=>t==="capsule"&&b===F?.preferred?2:m!==void 0&&m===
I?.preferred?1:0,C=z.toSorted((b,t)=>k(t)-k(b)).slice(0,1+M),[x,...r]=C;return{selector:{selected:x?.id??null,reason:h(x,
e,[...x?.id===F?.preferred?F?.explanation??[]:[],...I?.explanation??[]]),alternatives:r.map(({id:b})=>b)},candidates:C}}
function w(n){return n.filter(e=>e.startsWith(N)).map(e=>e.slice(N.length))}function h(n,e,o){return[...O(n),...e.length>
0?[`signals: ${e.join(", ")}`]:[],...o.length>0?[`memory_graph: ${o.join(" | ")}`]:[]]}function O(n){return n===void 0?[
"no matching gene found; new gene may be required"]:n.kind==="gene"?["signals match gene.signals_match"]:["signals match\
 capsule.trigger",...n.gene===void 0?[]:[`capsule.gene: ${n.gene}`]]}function i(n,e){return n.map(o=>{const d=o.patterns.
filter(v=>(0,R().matchesSignals)(v,e));return{...o,matched:d,score:d.length*o.weight}}).filter(({score:o})=>o>0).sort((o,d)=>o.
score===d.score?0:o.score<d.score?1:-1)}const s="gene_distilled_",f=.8;function y({type:n,id:e,value:o}){if(n==="Gene"){
const F=e.startsWith(s)?f:1;return{kind:"gene",id:e,gene:e,patterns:E(o.signals_match),weight:F}}if(n!=="Capsule"||p(o.outcome))
return;const{gene:d,trigger:v,confidence:I,success_streak:$}=o;return{kind:"capsule",id:e,gene:typeof d=="string"?d:void 0,
patterns:E(v),weight:Math.min(1,u(I))*Math.max(1,u($))}}function E(n){return Array.isArray(n)?n.filter(e=>typeof e=="str\
ing"):[]}function u(n){return typeof n=="number"?Math.max(0,n):0}function p(n){return(0,l().isJsonObject)(n)&&n.status===
"failed"}}};
