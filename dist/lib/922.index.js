"use strict";exports.id=922,exports.ids=[922],exports.modules={78114:function(G,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.ambiguousFiles=b,c.hidesContent=R,c.isIncomplete=$,c.isUnread=I,c.markBefore=h;function d(){const o=s(28672);return d=
function(){return o},o}function g({rule:o}){return d().assetFileRules[o].content}function I(o){return g(o)==="unread"}function R(o){
return I(o)||g(o)==="misread"}function $({problems:o}){return o.some(R)}function v(o){return R(o)||g(o)==="ambiguous"}function b(o){
return new Set(o.filter(v).map(({location:i})=>i.path))}function h(o,i,l,y){const E=new Set(l.map(({asset:p})=>p.id)),u=new Map;
for(const p of i){const n=O(p,p.location.path);u.set(n,(u.get(n)??0)+1)}return o.map(p=>{const{id:n,location:e}=p,r=O(p,
y.get(e.path)??e.path),f=u.get(r)??0;return!(g(p)==="known")||f===0||n!==void 0&&E.has(n)?p:(u.set(r,f-1),{...p,before:!0})})}
function O({rule:o,id:i,detail:l},y){return JSON.stringify([o,y,i,l.replace(/\d+/g,"#")])}},49232:function(G,c,s){Object.
defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=E,c.namedPolicy=O,c.policyFor=i,c.policyName=l,c.policyOfFile=
o,c.repositoryOf=u;function d(){const n=s(73024);return d=function(){return n},n}function g(){const n=s(76760);return g=
function(){return n},n}function I(){const n=s(41895);return I=function(){return n},n}function R(){const n=s(21311);return R=
function(){return n},n}function $(){const n=s(74238);return $=function(){return n},n}function v(){const n=s(48741);return v=
function(){return n},n}function b(){const n=s(96402);return b=function(){return n},n}function h(){const n=s(63550);return h=
function(){return n},n}async function O(n,e){if(n===void 0)return;const r=await o(n,e);return(0,R().requireExamples)(r),
r}async function o(n,e){const r=(await e.readInput(n)).toString("utf8"),f=await u(e.cwd,e.env)??e.cwd;return await(0,$().
loadPolicyFile)(r,n,(0,v().folderTree)(f))}async function i({policy:n,profile:e},r,f){const S=n===!1?await E():await O(n,
r)??await y(f,r);return e===void 0?S:{...S,policy:{...S.policy,profile:e}}}function l({source:n,path:e,ref:r}){return n===
"default"||e===void 0?"the built-in policy":n==="file"||r===void 0?e:`${e} in ${r}`}async function y(n,{cwd:e,env:r}){const f=n===
void 0?await u(e,r):void 0,S=n??(f===void 0?void 0:(0,v().folderTree)(f));if(S===void 0)return E();const P=await(0,$().loadPolicy)(
S,S.label);return(0,R().requireExamples)(P),P}function E(){const n=(0,h().literalTree)({});return(0,$().loadPolicy)(n,n.
label)}async function u(n,e){try{const r=await(0,b().openRepository)(n,e);return await r.close(),r.directory}catch(r){const f=r instanceof
I().GateError&&r.code==="program_not_found";if(r instanceof I().GateError&&!(f&&p(n)))return;throw r}}function p(n){const e=(0,g().
dirname)(n);return(0,d().existsSync)((0,g().join)(n,".git"))||e!==n&&p(e)}},19922:function(G,c,s){Object.defineProperty(
c,"__esModule",{value:!0}),c.selectVerb=void 0;function d(){const t=s(76760);return d=function(){return t},t}function g(){
const t=s(63314);return g=function(){return t},t}function I(){const t=s(64385);return I=function(){return t},t}function R(){
const t=s(78114);return R=function(){return t},t}function $(){const t=s(94534);return $=function(){return t},t}function v(){
const t=s(41895);return v=function(){return t},t}function b(){const t=s(73388);return b=function(){return t},t}function h(){
const t=s(94853);return h=function(){return t},t}function O(){const t=s(74238);return O=function(){return t},t}function o(){
const t=s(34397);return o=function(){return t},t}function i(){const t=s(10289);return i=function(){return t},t}function l(){
const t=s(52324);return l=function(){return t},t}function y(){const t=s(94965);return y=function(){return t},t}function E(){
const t=s(91147);return E=function(){return t},t}function u(){const t=s(73734);return u=function(){return t},t}function p(){
const t=s(15964);return p=function(){return t},t}function n(){const t=s(88817);return n=function(){return t},t}function e(){
const t=s(82256);return e=function(){return t},t}const r=4*1024*1024,f=(t,m)=>new(g()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...e().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(g()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,e().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async w=>{const M=await S(w,t),N=()=>(0,l().renderSelection)(M,t);(0,e().printAnswer)(M.selector,N,w.
format,t),m(0)});c.selectVerb=f;async function S(t,m){const w=await T(t,m),{genes:M,capsules:N}=t,j=t.memory===void 0?void 0:
(0,u().readMemoryGraph)(await D(t.memory,m),t.memory),F=[...M===void 0?await z(t,m):await a(M,"gene",m),...N===void 0?[]:
await a(N,"capsule",m)];return m.note(F.flatMap(P).join("")),(0,n().select)({options:F,signals:w,...j&&{memory:{experiences:j,
now:Date.now()}}})}function P({id:t,patterns:m}){return m.flatMap(w=>{const{unsupported:M}=(0,p().compilePattern)(w);if(M===
void 0)return[];const[N,j]=[t,w].map(F=>(0,i().terminal)((0,y().clip)(F,100)));return`note: ${N}: ${j} is matched as pla\
in text: ${(0,i().terminal)(M)}
`})}async function T({signals:t,log:m},w){if(m!==void 0)return(0,E().extractSignals)(await D(m,w));const M=(t===void 0?[]:
A(t)).map(N=>N.trim()).filter(N=>N!=="");if(M.length>0)return M;throw new(v()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function A(t){if(!t.
trimStart().startsWith("["))return t.split(",");try{const m=JSON.parse(t);if(Array.isArray(m)&&m.every(w=>typeof w=="str\
ing"))return m}catch{}throw new(v()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function D(t,m){const w=await m.
readInput(t);if(w.length<=r)return w.toString("utf8");throw new(v()).GateError("input_invalid",`${t} has ${w.length} byt\
es; the limit is ${r}.`,"Pass its newest part, for example with: tail -c 4000000")}const k=(0,$().assetLimits)(h().DEFAULT_POLICY.
assets.max_file_bytes);async function z({repo:t,capsules:m},w){const M=(0,d().resolve)(w.cwd,t);return(0,o().withSourceTree)(
M,w,async N=>{const{policy:j}=await(0,O().loadPolicy)(N,N.label),F=[];for(const L of(0,e().storeFiles)(N,j,M)){const{assets:C}=B(
L,await N.read(L));F.push(...C.flatMap(x=>(0,n().optionOf)(x)??[]))}return F.filter(({kind:L})=>L==="gene"||m===void 0)})}
function B(t,m){const w=(0,I().readAssetFile)(t,m,k),M=w.problems.find(R().hidesContent);if(M===void 0)return w;const{line:N,
column:j}=M.location;throw new(v()).GateError("input_invalid",`${(0,b().inputName)(t)} cannot be read completely: ${N}:${j}\
: ${M.detail}.`,`Run gene-gate audit ${t} to list all its problems.`)}async function a(t,m,w){const M=await w.readInput(
t),{assets:N,problems:j}=B(t,M),F=m==="gene"?"Gene":"Capsule",L=N.filter(({type:x})=>x===F);if(L.length>0)return L.flatMap(
x=>(0,n().optionOf)(x)??[]);const C=j.find(({rule:x})=>x==="not-an-asset")?.detail;if(N.length===0&&C===void 0&&!/"type"\s*:/.
test(M.toString()))return[];throw new(v()).GateError("input_invalid",`${t} contains no ${F}${C===void 0?"":`: ${C}`}.`,`\
Pass a file with ${m}s, such as assets/gep/${m}s.json.`)}},82256:function(G,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.REPO_OPTION=c.POLICY_OPTION=c.DURATIONS=void 0,c.durationsOf=B,c.formatOption=n,c.inRepository=S,c.parsedBy=D,c.parsedNumber=
k,c.printAnswer=r,c.rangeRequest=A,c.storeFiles=P,c.textOptions=e,c.withJudgingOptions=E,c.withRangeOptions=T;function d(){
const a=s(76760);return d=function(){return a},a}function g(){const a=s(63314);return g=function(){return a},a}function I(){
const a=s(7723);return I=function(){return a},a}function R(){const a=s(89549);return R=function(){return a},a}function $(){
const a=s(18744);return $=function(){return a},a}function v(){const a=s(25966);return v=function(){return a},a}function b(){
const a=s(41895);return b=function(){return a},a}function h(){const a=s(41551);return h=function(){return a},a}function O(){
const a=s(39763);return O=function(){return a},a}function o(){const a=s(96402);return o=function(){return a},a}function i(){
const a=s(10289);return i=function(){return a},a}function l(){const a=s(23107);return l=function(){return a},a}function y(){
const a=s(49232);return y=function(){return a},a}function E(a,t=["text","json"]){return a.option(...u).option("--no-poli\
cy","use the built-in policy").addOption(p()).addOption(n(t))}const u=c.POLICY_OPTION=["--policy <file>","policy file (d\
efault: the policy of the repository)"];function p(){return new(g()).Option("--profile <name>","profile for commands").choices(
O().PROFILE_NAMES)}function n(a=["text","json"]){return new(g()).Option("--format <name>","output format").choices(a).default(
"text")}function e({verbose:a=!1},{columns:t,colour:m}){return{columns:t,colour:m,verbose:a}}function r(a,t,m,w){w.print(
m==="json"?`${(0,i().json)(a)}
`:t(),m)}const f=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function S({repo:a},{cwd:t,env:m,
note:w},M){const N=await(0,o().openRepository)((0,d().resolve)(t,a),m,w);try{return await M(N)}finally{await N.close()}}
function P(a,t,m){const w=(0,$().assetPathsIn)(a,t);if(w.length>0)return w;throw new(b()).GateError("usage",`${m} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function T(a){
return a.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(g()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...f).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(p()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function A({
base:a,head:t,worktree:m,staged:w,profile:M,...N},j){const F=(0,R().approveByDigest)(N.approve,new Date),L=await(0,y().namedPolicy)(
N.policy,j);return{directory:(0,d().resolve)(j.cwd,N.repo),env:j.env,note:j.note,locate:C=>(0,v().resolveRange)(C,{...a!==
void 0&&{base:a},...t!==void 0&&{head:t},...m&&{worktree:m},...w&&{staged:w}}),...L&&{policy:L},...N.policyRef!==void 0&&
{policyRef:N.policyRef},inputs:{profile:M},all:N.all??!1,approver:F,signal:j.signal,secrets:(0,h().secretsOf)(j.env)}}function D(a,t){
return m=>{const w=a().safeParse(m);if(w.success)return w.data;throw new(g()).InvalidArgumentError(t)}}function k(a){return D(
()=>I().coerce.number().pipe(a()),"Expected a number from 1 to 256.")}const z=c.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function B({durations:a},t){return a===
void 0?new Map:(0,l().readDurations)((0,d().resolve)(t.cwd,a),t.openInput)}},25966:function(G,c,s){Object.defineProperty(
c,"__esModule",{value:!0}),c.resolveRange=v;function d(){const i=s(41895);return d=function(){return i},i}function g(){const i=s(
24634);return g=function(){return i},i}function I(){const i=s(67397);return I=function(){return i},i}function R(){const i=s(
50598);return R=function(){return i},i}function $(){const i=s(34397);return $=function(){return i},i}async function v(i,{
base:l,head:y,worktree:E=!1,staged:u=!1}){if(E&&y!==void 0)throw new(d()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[p,n]=await b([(0,R().resolveRevision)(
i,y??"HEAD"),O(i,l)]);return{name:u?"index":E?"worktree":"range",directory:i.directory,base:await(0,g().mergeBase)(i,n.commit,
p),head:p,audited:E?await(u?$().snapshotIndex:$().snapshotWorktree)(i):p,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&
{defaultBranch:n.defaultBranch},isFork:!1}}async function b(i){return await Promise.allSettled(i),Promise.all(i)}const h=/^refs\/(?:heads|remotes\/origin)\//;
async function O(i,l){const y=l===void 0?await(0,I().defaultBranch)(i):await(0,R().resolveNamed)(i,l),{commit:E}=y,u=l===
"HEAD"||l==="@"?await(0,I().checkedOutBranch)(i):y.ref,p=u&&o(u);if(p===void 0)return{commit:E,name:l??"HEAD"};const n=l===
void 0?y:await(0,I().findDefaultBranch)(i),e=n?.ref&&o(n.ref);return{commit:E,name:p,...n&&e&&{defaultBranch:{name:e,commit:n.
commit}}}}function o(i){return h.test(i)?i.replace(h,""):void 0}},52324:function(G,c,s){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.renderSelection=$;function d(){const b=s(94965);return d=function(){return b},b}function g(){const b=s(
31626);return g=function(){return b},b}const I=60,R=6;function $({selector:b,candidates:h},O){const o=(0,g().layoutOf)({
...O,verbose:!1}),[i,...l]=h;return`${[...i?v("selected",i,o):(0,g().prose)(o,"selected","nothing",{label:"caution"}),"",
...b.reason.flatMap((E,u)=>(0,g().prose)(o,u===0?"why":"",E)),...l.length>0?[""]:[],...l.flatMap((E,u)=>v(u===0?"others":
"",E,o))].join(`
`)}
`}function v(b,h,O){const{kind:o,id:i,gene:l,matched:y,patterns:E,score:u}=h,p=y.slice(0,R).map(r=>(0,d().clip)(r,I)),n=y.
length-p.length,e=o==="capsule"&&l!==void 0?`, reuses ${l}`:"";return[...(0,g().prose)(O,b,`${i} (${o}${e})`,{label:b===
"selected"?"good":"quiet"}),...(0,g().prose)(O,"",`score ${Number(u.toFixed(3))}: ${y.length} of ${(0,d().count)(E.length,
"pattern")}: ${p.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},34915:function(G,c){Object.defineProperty(c,"\
__esModule",{value:!0}),c.errorSignature=R,c.normalizeErrorText=I,c.normalizeSignals=$;const s="errsig:",d="errsig_norm:",
g=220;function I(b){return b.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<pa\
th>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,g)}function R(b){const h=b.
trim();if(h.startsWith(s)){const O=I(h.slice(s.length));return O===""?void 0:`${d}${v(O)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(h)?h.toLowerCase():void 0}function $(b){return b.flatMap(h=>{const O=h.trim(),o=O.startsWith(s)?R(O):O;return o?[o]:
[]})}function v(b){let h=2166136261;for(let O=0;O<b.length;O+=1)h=Math.imul(h^b.charCodeAt(O),16777619);return(h>>>0).toString(
16).padStart(8,"0")}},91147:function(G,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.extractSignals=$;function d(){
const n=s(34915);return d=function(){return n},n}const g={detail:260,snippet:200},I=3,R="stable_success_plateau";function $(n){
const e=n.split(/\r\n|[\n\r]/).map(f=>f.replace(/\s+/g," ").trim()).filter(f=>f!=="");if(e.length===0)return["session_lo\
gs_missing"];const r=[...v(e),...h(E,e),...O(e),...h(p,e),...i(e)];return r.length===0?[R]:[...new Set(r)]}function v(n){
const e=n.filter(S=>y.test(S)),[r]=e;if(r===void 0)return[];const f=b(e);return["log_error",`errsig:${r.slice(0,g.detail)}`,
...f.times<I?[]:["recurring_error",`recurring_errsig(${f.times}x):${f.line.slice(0,g.detail)}`]]}function b(n){const e=new Map;
for(const r of n){const f=(0,d().normalizeErrorText)(r),S=e.get(f)??{line:r,times:0};S.times+=1,e.set(f,S)}return[...e.values()].
reduce((r,f)=>f.times>r.times?f:r)}function h(n,e){return n.filter(([,r])=>e.some(f=>r.test(f))).map(([r])=>r)}function O(n){
return u.flatMap(([e,r])=>{const f=n.find(S=>r.test(S));return f===void 0?[]:[`${e}:${o(f,r)}`]})}function o(n,e){const r=Math.
max(0,n.search(e)-g.snippet/4);return n.slice(r,r+g.snippet).trim()}function i(n){const e=new Set(n.flatMap(r=>r.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return l.filter(r=>e.has(r))}const l=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],y=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
E=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
u=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
p=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(G,c,s){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.readMemoryGraph=v;function d(){const h=s(7723);return d=function(){return h},h}function g(){const h=s(
41895);return g=function(){return h},h}const I=2e3,R=d().object({type:d().literal("MemoryGraphEvent")}),$=d().object({type:d().
literal("MemoryGraphEvent"),kind:d().literal("outcome"),ts:d().string().optional().catch(void 0),signal:d().object({key:d().
string().optional().catch(void 0),signals:d().array(d().string()).catch([])}).catch({signals:[]}),gene:d().object({id:d().
string().min(1)}),capsule:d().object({id:d().string()}).optional().catch(void 0),capsule_id:d().string().optional().catch(
void 0),capsules:d().object({used:d().array(d().string())}).optional().catch(void 0),outcome:d().object({status:d().enum(
["success","failed"])})});function v(h,O){const i=h.split(`
`).map((l,y)=>({line:l.trim(),number:y+1})).filter(({line:l})=>l!=="").slice(-I).map(({line:l,number:y})=>b(l,`${O}:${y}`));
if(i.length>0&&!i.some(l=>R.safeParse(l).success))throw new(g()).GateError("input_invalid",`${O} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return i.flatMap(l=>{const y=$.safeParse(l);if(!y.success)
return[];const{ts:E,signal:u,gene:p,outcome:n,capsule:e,capsule_id:r,capsules:f}=y.data,S=[e?.id,r,...f?.used??[]].flatMap(
T=>T??[]),P=Date.parse(E??"");return{gene:p.id,...S.length>0&&{capsules:S},success:n.status==="success",signals:u.signals,
key:u.key??"(none)",at:Number.isNaN(P)?void 0:P}})}function b(h,O){try{return JSON.parse(h)}catch(o){throw new(g()).GateError(
"input_invalid",`Cannot read the memory graph: ${O} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:o})}}},98239:function(G,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.adviseFrom=O;function d(){
const u=s(59490);return d=function(){return u},u}function g(){const u=s(34915);return g=function(){return u},u}const I=.34,
R={alike:30,prior:45},$=1440*60*1e3,v={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},b={beside:.12,alone:.4},
h=6;function O(u,p,n,e){const r=new Set((0,g().normalizeSignals)(p)),f=[...new Set(n)].map(T=>o(T,u.filter(A=>A.gene===T),
r,e)),S=f.filter(l).map(({gene:T})=>T),[P]=f.filter(T=>T.successes>0&&!l(T)).sort((T,A)=>A.score-T.score);return{preferred:P?.
gene,banned:new Set(S),explanation:[...P?[`memory_prefer:${P.gene}`]:[],...S.length>0?[`memory_ban:${S.slice(0,h).join("\
,")}`]:[],...P?[`gene_prior:${P.prior.value.toFixed(3)}`]:[]]}}function o(u,p,n,e){const r=[...(0,d().groupBy)(p,({key:P})=>P).
values()].flatMap(P=>{const T=y(P,n);if(T<I)return[];const{value:A,attempts:D}=i(P,R.alike,e);return{value:A*T,attempts:D}}),
f={value:Math.max(0,...r.map(({value:P})=>P)),attempts:Math.max(0,...r.map(({attempts:P})=>P))},S=i(p,R.prior,e);return{
gene:u,successes:p.filter(({success:P})=>P).length,alike:f,prior:S,score:f.value>0?f.value+S.value*b.beside:S.value*b.alone}}
function i(u,p,n){const e=u.length;if(e===0)return{value:0,attempts:e};const r=u.filter(({success:P})=>P).length,f=u.reduce(
(P,{at:T})=>Math.max(P,T??n),0),S=Math.max(0,(n-f)/$);return{value:(r+1)/(e+2)*.5**(S/p),attempts:e}}function l({alike:u,
prior:p}){return u.attempts>=v.alike.attempts&&u.value<v.alike.below||u.attempts<v.alike.attempts&&p.attempts>=v.prior.attempts&&
p.value<v.prior.below}function y([u],p){return u?.key===[...p].sort().join("|")?1:E(p,new Set((0,g().normalizeSignals)(u?.
signals??[])))}function E(u,p){if(u.size===0&&p.size===0)return 1;const n=[...u].filter(e=>p.has(e)).length;return n/(u.
size+p.size-n)}},15964:function(G,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.compilePattern=R,c.matchesSignals=
$;function d(){const o=s(86750);return d=function(){return o},o}function g(){const o=s(72720);return g=function(){return o},
o}function I(){const o=s(34915);return I=function(){return o},o}function R(o){const i=v(o),l=(0,I().errorSignature)(o);return l===
void 0?i:{...i,matches:y=>(0,I().errorSignature)(y)===l||i.matches(y)}}function $(o,i){return i.some(R(o).matches)}function v(o){
const i=o.lastIndexOf("/");if(o.startsWith("/")&&i>0){const l=o.slice(1,i),y=o.slice(i+1);return b(l,y)?h(l,y,o):O([o])}
return!o.startsWith("/")&&o.includes("|")?O(o.split("|").map(l=>l.trim())):O([o])}function b(o,i){try{return new RegExp(
o,i),!0}catch{return!1}}function h(o,i,l){const y=d().RE2JS.translateRegExp(o),E=(0,g().compileLinear)(i.includes("y")?`\
\\A(?:${y})`:y,{ignoreCase:i===""||i.includes("i"),multiline:i.includes("m"),dotAll:i.includes("s")});return"error"in E?
{...O([l]),unsupported:E.error}:{matches:u=>E.matches(u)}}function O(o){const i=o.filter(l=>l!=="").map(l=>l.toLowerCase());
return{matches:l=>i.some(y=>l.toLowerCase().includes(y))}}},88817:function(G,c,s){Object.defineProperty(c,"__esModule",{
value:!0}),c.optionOf=y,c.select=v;function d(){const n=s(27199);return d=function(){return n},n}function g(){const n=s(
98239);return g=function(){return n},n}function I(){const n=s(15964);return I=function(){return n},n}const R=4,$="ban_ge\
ne:";function v({options:n,signals:e,memory:r}){const f=(m,w)=>{const M=n.filter(N=>N.kind===m).map(({id:N})=>N);return r&&
(0,g().adviseFrom)(w,e,M,r.now)},S=r?.experiences??[],P=f("gene",S),T=S.flatMap(({capsules:m=[],...w})=>m.map(M=>({...w,
gene:M}))),A=f("capsule",T),D=new Set([...P?.banned??[],...b(e)]),k=o(n,e).filter(({id:m,kind:w,gene:M})=>(M===void 0||!D.
has(M))&&!(w==="capsule"&&A?.banned.has(m))),z=({id:m,kind:w,gene:M})=>w==="capsule"&&m===A?.preferred?2:M!==void 0&&M===
P?.preferred?1:0,B=k.toSorted((m,w)=>z(w)-z(m)).slice(0,1+R),[a,...t]=B;return{selector:{selected:a?.id??null,reason:h(a,
e,[...a?.id===A?.preferred?A?.explanation??[]:[],...P?.explanation??[]]),alternatives:t.map(({id:m})=>m)},candidates:B}}
function b(n){return n.filter(e=>e.startsWith($)).map(e=>e.slice($.length))}function h(n,e,r){return[...O(n),...e.length>
0?[`signals: ${e.join(", ")}`]:[],...r.length>0?[`memory_graph: ${r.join(" | ")}`]:[]]}function O(n){return n===void 0?[
"no matching gene found; new gene may be required"]:n.kind==="gene"?["signals match gene.signals_match"]:["signals match\
 capsule.trigger",...n.gene===void 0?[]:[`capsule.gene: ${n.gene}`]]}function o(n,e){return n.map(r=>{const f=r.patterns.
filter(S=>(0,I().matchesSignals)(S,e));return{...r,matched:f,score:f.length*r.weight}}).filter(({score:r})=>r>0).sort((r,f)=>r.
score===f.score?0:r.score<f.score?1:-1)}const i="gene_distilled_",l=.8;function y({type:n,id:e,value:r}){if(n==="Gene"){
const A=e.startsWith(i)?l:1;return{kind:"gene",id:e,gene:e,patterns:E(r.signals_match),weight:A}}if(n!=="Capsule"||p(r.outcome))
return;const{gene:f,trigger:S,confidence:P,success_streak:T}=r;return{kind:"capsule",id:e,gene:typeof f=="string"?f:void 0,
patterns:E(S),weight:Math.min(1,u(P))*Math.max(1,u(T))}}function E(n){return Array.isArray(n)?n.filter(e=>typeof e=="str\
ing"):[]}function u(n){return typeof n=="number"?Math.max(0,n):0}function p(n){return(0,d().isJsonObject)(n)&&n.status===
"failed"}}};
