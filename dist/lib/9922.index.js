"use strict";exports.id=9922,exports.ids=[9922],exports.modules={78114:function(C,u,c){Object.defineProperty(u,"__esModule",{value:!0}),
u.ambiguousFiles=g,u.hidesContent=P,u.isIncomplete=R,u.isUnread=v,u.markBefore=h;function d(){const r=c(28672);return d=
function(){return r},r}function p({rule:r}){return d().assetFileRules[r].content}function v(r){return p(r)==="unread"}function P(r){
return v(r)||p(r)==="misread"}function R({problems:r}){return r.some(P)}function M(r){return P(r)||p(r)==="ambiguous"}function g(r){
return new Set(r.filter(M).map(({location:i})=>i.path))}function h(r,i,l,y){const S=new Set(l.map(({asset:s})=>s.id)),f=new Map;
for(const s of i){const n=O(s,s.location.path);f.set(n,(f.get(n)??0)+1)}return r.map(s=>{const{id:n,location:o}=s,a=O(s,
y.get(o.path)??o.path),m=f.get(a)??0;return!(p(s)==="known")||m===0||n!==void 0&&S.has(n)?s:(f.set(a,m-1),{...s,before:!0})})}
function O({rule:r,id:i,detail:l},y){return JSON.stringify([r,y,i,l.replace(/\d+/g,"#")])}},49232:function(C,u,c){Object.
defineProperty(u,"__esModule",{value:!0}),u.builtInPolicy=S,u.namedPolicy=O,u.policyFor=i,u.policyName=l,u.policyOfFile=
r,u.repositoryOf=f;function d(){const n=c(73024);return d=function(){return n},n}function p(){const n=c(76760);return p=
function(){return n},n}function v(){const n=c(41895);return v=function(){return n},n}function P(){const n=c(21311);return P=
function(){return n},n}function R(){const n=c(74238);return R=function(){return n},n}function M(){const n=c(48741);return M=
function(){return n},n}function g(){const n=c(96402);return g=function(){return n},n}function h(){const n=c(63550);return h=
function(){return n},n}async function O(n,o){if(n===void 0)return;const a=await r(n,o);return(0,P().requireExamples)(a),
a}async function r(n,o){const a=(await o.readInput(n)).toString("utf8"),m=await f(o.cwd,o.env)??o.cwd;return await(0,R().
loadPolicyFile)(a,n,(0,M().folderTree)(m))}async function i({policy:n,profile:o},a,m){const b=n===!1?await S():await O(n,
a)??await y(m,a);return o===void 0?b:{...b,policy:{...b.policy,profile:o}}}function l({source:n,path:o,ref:a}){return n===
"default"||o===void 0?"the built-in policy":n==="file"||a===void 0?o:`${o} in ${a}`}async function y(n,{cwd:o,env:a}){const m=n===
void 0?await f(o,a):void 0,b=n??(m===void 0?void 0:(0,M().folderTree)(m));if(b===void 0)return S();const N=await(0,R().loadPolicy)(
b,b.label);return(0,P().requireExamples)(N),N}function S(){const n=(0,h().literalTree)({});return(0,R().loadPolicy)(n,n.
label)}async function f(n,o){try{const a=await(0,g().openRepository)(n,o);return await a.close(),a.directory}catch(a){const m=a instanceof
v().GateError&&a.code==="program_not_found";if(a instanceof v().GateError&&!(m&&s(n)))return;throw a}}function s(n){const o=(0,p().
dirname)(n);return(0,d().existsSync)((0,p().join)(n,".git"))||o!==n&&s(o)}},19922:function(C,u,c){Object.defineProperty(
u,"__esModule",{value:!0}),u.selectVerb=void 0;function d(){const t=c(76760);return d=function(){return t},t}function p(){
const t=c(63314);return p=function(){return t},t}function v(){const t=c(64385);return v=function(){return t},t}function P(){
const t=c(78114);return P=function(){return t},t}function R(){const t=c(18744);return R=function(){return t},t}function M(){
const t=c(94534);return M=function(){return t},t}function g(){const t=c(41895);return g=function(){return t},t}function h(){
const t=c(73388);return h=function(){return t},t}function O(){const t=c(94853);return O=function(){return t},t}function r(){
const t=c(74238);return r=function(){return t},t}function i(){const t=c(34397);return i=function(){return t},t}function l(){
const t=c(10289);return l=function(){return t},t}function y(){const t=c(31626);return y=function(){return t},t}function S(){
const t=c(52324);return S=function(){return t},t}function f(){const t=c(94965);return f=function(){return t},t}function s(){
const t=c(91147);return s=function(){return t},t}function n(){const t=c(73734);return n=function(){return t},t}function o(){
const t=c(15964);return o=function(){return t},t}function a(){const t=c(88817);return a=function(){return t},t}function m(){
const t=c(82256);return m=function(){return t},t}const b=4*1024*1024,N=(t,I)=>new(p()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...m().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(p()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,m().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async e=>{const w=await $(e,t),E=()=>(0,S().renderSelection)(w,t);(0,m().printAnswer)(w.selector,E,e.
format,t),I(0)});u.selectVerb=N;async function $(t,I){const e=await z(t,I),{genes:w,capsules:E}=t,T=t.memory===void 0?void 0:
(0,n().readMemoryGraph)(await k(t.memory,I),t.memory),F=[...w===void 0?await J(t,I):await L(w,"gene",I),...E===void 0?[]:
await L(E,"capsule",I)];return I.note(F.flatMap(D).join("")),(0,a().select)({options:F,signals:e,...T&&{memory:{experiences:T,
now:Date.now()}}})}function D({id:t,patterns:I}){return I.flatMap(e=>{const{unsupported:w}=(0,o().compilePattern)(e);if(w===
void 0)return[];const[E,T]=[t,e].map(F=>(0,l().terminal)((0,f().clip)(F,100)));return`note: ${E}: ${T} is matched as pla\
in text: ${(0,l().terminal)(w)}
`})}async function z({signals:t,log:I},e){if(I!==void 0)return(0,s().extractSignals)(await k(I,e));const w=(t===void 0?[]:
W(t)).map(E=>E.trim()).filter(E=>E!=="");if(w.length>0)return w;throw new(g()).GateError("usage","select requires --sign\
als or --log.","Example: `gene-gate select --genes assets/gep/genes.json --signals log_error,timeout`")}function W(t){if(!t.
trimStart().startsWith("["))return t.split(",");try{const I=JSON.parse(t);if(Array.isArray(I)&&I.every(e=>typeof e=="str\
ing"))return I}catch{}throw new(g()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function k(t,I){const e=await I.
readInput(t);if(e.length<=b)return e.toString("utf8");throw new(g()).GateError("input_invalid",`${t} has ${e.length} byt\
es; the limit is ${b}.`,"Pass its newest part, for example with: tail -c 4000000")}const x=(0,M().assetLimits)(O().DEFAULT_POLICY.
assets.max_file_bytes);async function J({repo:t,capsules:I},e){const w=(0,d().resolve)(e.cwd,t);return(0,i().withSourceTree)(
w,e,async(E,T,F)=>{const{policy:G}=await(0,r().loadPolicy)(E,E.label),j=[],B=(F?R().assetPathsIn:m().storeFiles)(E,G,w);
B.length===0&&e.note((0,y().messageText)(`Nothing to select: ${m().NO_GENES}`,e));for(const U of B){const{assets:H}=A(U,
await E.read(U));j.push(...H.flatMap(Y=>(0,a().optionOf)(Y)??[]))}return j.filter(({kind:U})=>U==="gene"||I===void 0)})}
function A(t,I){const e=(0,v().readAssetFile)(t,I,x),w=e.problems.find(P().hidesContent);if(w===void 0)return e;const{line:E,
column:T}=w.location;throw new(g()).GateError("input_invalid",`${(0,h().inputName)(t)} cannot be read completely: ${E}:${T}\
: ${w.detail}.`,`Run \`gene-gate audit ${t}\` to list all its problems.`)}async function L(t,I,e){const w=await e.readInput(
t),{assets:E,problems:T}=A(t,w),F=I==="gene"?"Gene":"Capsule",G=E.filter(({type:B})=>B===F);if(G.length>0)return G.flatMap(
B=>(0,a().optionOf)(B)??[]);const j=T.find(({rule:B})=>B==="not-an-asset")?.detail;if(E.length===0&&j===void 0&&!/"type"\s*:/.
test(w.toString()))return[];throw new(g()).GateError("input_invalid",`${t} contains no ${F}${j===void 0?"":`: ${j}`}.`,`\
Pass a file with ${I}s, such as assets/gep/${I}s.json.`)}},82256:function(C,u,c){Object.defineProperty(u,"__esModule",{value:!0}),
u.REPO_OPTION=u.POLICY_OPTION=u.NO_GENES=u.DURATIONS=void 0,u.durationsOf=I,u.folderFiles=z,u.formatOption=o,u.inRepository=
N,u.parsedBy=A,u.parsedNumber=L,u.printAnswer=m,u.rangeRequest=J,u.storeFiles=$,u.textOptions=a,u.withChangeOptions=x,u.
withJudgingOptions=f,u.withRangeOptions=k;function d(){const e=c(76760);return d=function(){return e},e}function p(){const e=c(
63314);return p=function(){return e},e}function v(){const e=c(7723);return v=function(){return e},e}function P(){const e=c(
89549);return P=function(){return e},e}function R(){const e=c(18744);return R=function(){return e},e}function M(){const e=c(
25966);return M=function(){return e},e}function g(){const e=c(41895);return g=function(){return e},e}function h(){const e=c(
41551);return h=function(){return e},e}function O(){const e=c(39763);return O=function(){return e},e}function r(){const e=c(
96402);return r=function(){return e},e}function i(){const e=c(93028);return i=function(){return e},e}function l(){const e=c(
10289);return l=function(){return e},e}function y(){const e=c(23107);return y=function(){return e},e}function S(){const e=c(
49232);return S=function(){return e},e}function f(e,w=["text","json"]){return e.option(...s).option("--no-policy","use t\
he built-in policy").addOption(n()).addOption(o(w))}const s=u.POLICY_OPTION=["--policy <file>","policy file (default: th\
e policy of the repository)"];function n(){return new(p()).Option("--profile <name>","profile for commands").choices(O().
PROFILE_NAMES)}function o(e=["text","json"]){return new(p()).Option("--format <name>","output format").choices(e).default(
"text")}function a({verbose:e=!1},{columns:w,colour:E,name:T}){return{columns:w,colour:E,verbose:e,name:T}}function m(e,w,E,T){
T.print(E==="json"?`${(0,l().json)(e)}
`:w(),E)}const b=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function N({repo:e},{cwd:w,env:E,
note:T},F){const G=await(0,r().openRepository)((0,d().resolve)(w,e),E,T);try{return await F(G)}finally{await G.close()}}
function $(e,w,E){return W((0,R().assetPathsIn)(e,w),E)}const D=u.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function z(e,w,E){const T=(0,R().assetPathTest)(w),F=j=>[(0,d().resolve)(E,j).split(d().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,d().basename)(j)}`],G=[...e.files()].filter(({kind:j})=>(0,i().isRegular)(j)).map(({path:j})=>j);return W(
G.filter(j=>F(j).some(T)),E)}function W(e,w){if(e.length>0)return e;throw new(g()).GateError("usage",`${w} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function k(e){return x(
e).option("--all","check all genes of the head, not only changed ones")}function x(e){return e.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(p()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...b).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(n()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function J({base:e,head:w,worktree:E,staged:T,profile:F,...G},j){const B=(0,P().approveByDigest)(
G.approve,new Date),U=await(0,S().namedPolicy)(G.policy,j);return{directory:(0,d().resolve)(j.cwd,G.repo),env:j.env,note:j.
note,locate:H=>(0,M().resolveRange)(H,{...e!==void 0&&{base:e},...w!==void 0&&{head:w},...E&&{worktree:E},...T&&{staged:T}}),
...U&&{policy:U},...G.policyRef!==void 0&&{policyRef:G.policyRef},inputs:{profile:F},all:G.all??!1,approver:B,signal:j.signal,
secrets:(0,h().secretsOf)(j.env)}}function A(e,w){return E=>{const T=e().safeParse(E);if(T.success)return T.data;throw new(p()).
InvalidArgumentError(w)}}function L(e){return A(()=>v().coerce.number().pipe(e()),"Expected a number from 1 to 256.")}const t=u.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function I({durations:e},w){return e===void 0?new Map:(0,y().readDurations)((0,d().resolve)(w.cwd,e),w.openInput)}},
25966:function(C,u,c){Object.defineProperty(u,"__esModule",{value:!0}),u.resolveRange=M;function d(){const i=c(41895);return d=
function(){return i},i}function p(){const i=c(24634);return p=function(){return i},i}function v(){const i=c(67397);return v=
function(){return i},i}function P(){const i=c(50598);return P=function(){return i},i}function R(){const i=c(34397);return R=
function(){return i},i}async function M(i,{base:l,head:y,worktree:S=!1,staged:f=!1}){if(S&&y!==void 0)throw new(d()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[s,n]=await g([(0,P().resolveRevision)(i,y??"HEAD"),O(i,l)]);return{name:f?"index":S?"worktree":"range",directory:i.
directory,base:await(0,p().mergeBase)(i,n.commit,s),head:s,audited:S?await(f?R().snapshotIndex:R().snapshotWorktree)(i):
s,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&{defaultBranch:n.defaultBranch},isFork:!1}}async function g(i){
return await Promise.allSettled(i),Promise.all(i)}const h=/^refs\/(?:heads|remotes\/origin)\//;async function O(i,l){const y=l===
void 0?await(0,v().defaultBranch)(i):await(0,P().resolveNamed)(i,l),{commit:S}=y,f=l==="HEAD"||l==="@"?await(0,v().checkedOutBranch)(
i):y.ref,s=f&&r(f);if(s===void 0)return{commit:S,name:l??"HEAD"};const n=l===void 0?y:await(0,v().findDefaultBranch)(i),
o=n?.ref&&r(n.ref);return{commit:S,name:s,...n&&o&&{defaultBranch:{name:o,commit:n.commit}}}}function r(i){return h.test(
i)?i.replace(h,""):void 0}},52324:function(C,u,c){Object.defineProperty(u,"__esModule",{value:!0}),u.renderSelection=R;function d(){
const g=c(94965);return d=function(){return g},g}function p(){const g=c(31626);return p=function(){return g},g}const v=60,
P=6;function R({selector:g,candidates:h},O){const r=(0,p().layoutOf)({...O,verbose:!1}),[i,...l]=h;return`${[...i?M("sel\
ected",i,r):(0,p().prose)(r,"selected","nothing",{label:"caution"}),"",...g.reason.flatMap((S,f)=>(0,p().prose)(r,f===0?
"why":"",S)),...l.length>0?[""]:[],...l.flatMap((S,f)=>M(f===0?"others":"",S,r))].join(`
`)}
`}function M(g,h,O){const{kind:r,id:i,gene:l,matched:y,patterns:S,score:f}=h,s=y.slice(0,P).map(a=>(0,d().clip)(a,v)),n=y.
length-s.length,o=r==="capsule"&&l!==void 0?`, reuses ${l}`:"";return[...(0,p().prose)(O,g,`${i} (${r}${o})`,{label:g===
"selected"?"good":"quiet"}),...(0,p().prose)(O,"",`score ${Number(f.toFixed(3))}: ${y.length} of ${(0,d().count)(S.length,
"pattern")}: ${s.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},34915:function(C,u){Object.defineProperty(u,"\
__esModule",{value:!0}),u.errorSignature=P,u.normalizeErrorText=v,u.normalizeSignals=R;const c="errsig:",d="errsig_norm:",
p=220;function v(g){return g.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<pa\
th>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,p)}function P(g){const h=g.
trim();if(h.startsWith(c)){const O=v(h.slice(c.length));return O===""?void 0:`${d}${M(O)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(h)?h.toLowerCase():void 0}function R(g){return g.flatMap(h=>{const O=h.trim(),r=O.startsWith(c)?P(O):O;return r?[r]:
[]})}function M(g){let h=2166136261;for(let O=0;O<g.length;O+=1)h=Math.imul(h^g.charCodeAt(O),16777619);return(h>>>0).toString(
16).padStart(8,"0")}},91147:function(C,u,c){Object.defineProperty(u,"__esModule",{value:!0}),u.extractSignals=R;function d(){
const n=c(34915);return d=function(){return n},n}const p={detail:260,snippet:200},v=3,P="stable_success_plateau";function R(n){
const o=n.split(/\r\n|[\n\r]/).map(m=>m.replace(/\s+/g," ").trim()).filter(m=>m!=="");if(o.length===0)return["session_lo\
gs_missing"];const a=[...M(o),...h(S,o),...O(o),...h(s,o),...i(o)];return a.length===0?[P]:[...new Set(a)]}function M(n){
const o=n.filter(b=>y.test(b)),[a]=o;if(a===void 0)return[];const m=g(o);return["log_error",`errsig:${a.slice(0,p.detail)}`,
...m.times<v?[]:["recurring_error",`recurring_errsig(${m.times}x):${m.line.slice(0,p.detail)}`]]}function g(n){const o=new Map;
for(const a of n){const m=(0,d().normalizeErrorText)(a),b=o.get(m)??{line:a,times:0};b.times+=1,o.set(m,b)}return[...o.values()].
reduce((a,m)=>m.times>a.times?m:a)}function h(n,o){return n.filter(([,a])=>o.some(m=>a.test(m))).map(([a])=>a)}function O(n){
return f.flatMap(([o,a])=>{const m=n.find(b=>a.test(b));return m===void 0?[]:[`${o}:${r(m,a)}`]})}function r(n,o){const a=Math.
max(0,n.search(o)-p.snippet/4);return n.slice(a,a+p.snippet).trim()}function i(n){const o=new Set(n.flatMap(a=>a.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return l.filter(a=>o.has(a))}const l=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],y=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
S=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
f=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
s=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(C,u,c){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.readMemoryGraph=M;function d(){const h=c(7723);return d=function(){return h},h}function p(){const h=c(
41895);return p=function(){return h},h}const v=2e3,P=d().object({type:d().literal("MemoryGraphEvent")}),R=d().object({type:d().
literal("MemoryGraphEvent"),kind:d().literal("outcome"),ts:d().string().optional().catch(void 0),signal:d().object({key:d().
string().optional().catch(void 0),signals:d().array(d().string()).catch([])}).catch({signals:[]}),gene:d().object({id:d().
string().min(1)}),capsule:d().object({id:d().string()}).optional().catch(void 0),capsule_id:d().string().optional().catch(
void 0),capsules:d().object({used:d().array(d().string())}).optional().catch(void 0),outcome:d().object({status:d().enum(
["success","failed"])})});function M(h,O){const i=h.split(`
`).map((l,y)=>({line:l.trim(),number:y+1})).filter(({line:l})=>l!=="").slice(-v).map(({line:l,number:y})=>g(l,`${O}:${y}`));
if(i.length>0&&!i.some(l=>P.safeParse(l).success))throw new(p()).GateError("input_invalid",`${O} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return i.flatMap(l=>{const y=R.safeParse(l);if(!y.success)
return[];const{ts:S,signal:f,gene:s,outcome:n,capsule:o,capsule_id:a,capsules:m}=y.data,b=[o?.id,a,...m?.used??[]].flatMap(
$=>$??[]),N=Date.parse(S??"");return{gene:s.id,...b.length>0&&{capsules:b},success:n.status==="success",signals:f.signals,
key:f.key??"(none)",at:Number.isNaN(N)?void 0:N}})}function g(h,O){try{return JSON.parse(h)}catch(r){throw new(p()).GateError(
"input_invalid",`Cannot read the memory graph: ${O} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:r})}}},98239:function(C,u,c){Object.defineProperty(u,"__esModule",{value:!0}),u.adviseFrom=O;function d(){
const f=c(59490);return d=function(){return f},f}function p(){const f=c(34915);return p=function(){return f},f}const v=.34,
P={alike:30,prior:45},R=1440*60*1e3,M={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},g={beside:.12,alone:.4},
h=6;function O(f,s,n,o){const a=new Set((0,p().normalizeSignals)(s)),m=[...new Set(n)].map($=>r($,f.filter(D=>D.gene===$),
a,o)),b=m.filter(l).map(({gene:$})=>$),[N]=m.filter($=>$.successes>0&&!l($)).sort(($,D)=>D.score-$.score);return{preferred:N?.
gene,banned:new Set(b),explanation:[...N?[`memory_prefer:${N.gene}`]:[],...b.length>0?[`memory_ban:${b.slice(0,h).join("\
,")}`]:[],...N?[`gene_prior:${N.prior.value.toFixed(3)}`]:[]]}}function r(f,s,n,o){const a=[...(0,d().groupBy)(s,({key:N})=>N).
values()].flatMap(N=>{const $=y(N,n);if($<v)return[];const{value:D,attempts:z}=i(N,P.alike,o);return{value:D*$,attempts:z}}),
m={value:Math.max(0,...a.map(({value:N})=>N)),attempts:Math.max(0,...a.map(({attempts:N})=>N))},b=i(s,P.prior,o);return{
gene:f,successes:s.filter(({success:N})=>N).length,alike:m,prior:b,score:m.value>0?m.value+b.value*g.beside:b.value*g.alone}}
function i(f,s,n){const o=f.length;if(o===0)return{value:0,attempts:o};const a=f.filter(({success:N})=>N).length,m=f.reduce(
(N,{at:$})=>Math.max(N,$??n),0),b=Math.max(0,(n-m)/R);return{value:(a+1)/(o+2)*.5**(b/s),attempts:o}}function l({alike:f,
prior:s}){return f.attempts>=M.alike.attempts&&f.value<M.alike.below||f.attempts<M.alike.attempts&&s.attempts>=M.prior.attempts&&
s.value<M.prior.below}function y([f],s){return f?.key===[...s].sort().join("|")?1:S(s,new Set((0,p().normalizeSignals)(f?.
signals??[])))}function S(f,s){if(f.size===0&&s.size===0)return 1;const n=[...f].filter(o=>s.has(o)).length;return n/(f.
size+s.size-n)}},15964:function(C,u,c){Object.defineProperty(u,"__esModule",{value:!0}),u.compilePattern=P,u.matchesSignals=
R;function d(){const r=c(86750);return d=function(){return r},r}function p(){const r=c(72720);return p=function(){return r},
r}function v(){const r=c(34915);return v=function(){return r},r}function P(r){const i=M(r),l=(0,v().errorSignature)(r);return l===
void 0?i:{...i,matches:y=>(0,v().errorSignature)(y)===l||i.matches(y)}}function R(r,i){return i.some(P(r).matches)}function M(r){
const i=r.lastIndexOf("/");if(r.startsWith("/")&&i>0){const l=r.slice(1,i),y=r.slice(i+1);return g(l,y)?h(l,y,r):O([r])}
return!r.startsWith("/")&&r.includes("|")?O(r.split("|").map(l=>l.trim())):O([r])}function g(r,i){try{return new RegExp(
r,i),!0}catch{return!1}}function h(r,i,l){const y=d().RE2JS.translateRegExp(r),S=(0,p().compileLinear)(i.includes("y")?`\
\\A(?:${y})`:y,{ignoreCase:i===""||i.includes("i"),multiline:i.includes("m"),dotAll:i.includes("s")});return"error"in S?
{...O([l]),unsupported:S.error}:{matches:f=>S.matches(f)}}function O(r){const i=r.filter(l=>l!=="").map(l=>l.toLowerCase());
return{matches:l=>i.some(y=>l.toLowerCase().includes(y))}}},88817:function(C,u,c){Object.defineProperty(u,"__esModule",{
value:!0}),u.optionOf=y,u.select=M;function d(){const s=c(27199);return d=function(){return s},s}function p(){const s=c(
98239);return p=function(){return s},s}function v(){const s=c(15964);return v=function(){return s},s}const P=4,R="ban_ge\
ne:";function M({options:s,signals:n,memory:o}){const a=(A,L)=>{const t=s.filter(I=>I.kind===A).map(({id:I})=>I);return o&&
(0,p().adviseFrom)(L,n,t,o.now)},m=o?.experiences??[],b=a("gene",m),N=m.flatMap(({capsules:A=[],...L})=>A.map(t=>({...L,
gene:t}))),$=a("capsule",N),D=new Set([...b?.banned??[],...g(n)]),z=r(s,n).filter(({id:A,kind:L,gene:t})=>(t===void 0||!D.
has(t))&&!(L==="capsule"&&$?.banned.has(A))),W=({id:A,kind:L,gene:t})=>L==="capsule"&&A===$?.preferred?2:t!==void 0&&t===
b?.preferred?1:0,k=z.toSorted((A,L)=>W(L)-W(A)).slice(0,1+P),[x,...J]=k;return{selector:{selected:x?.id??null,reason:h(x,
n,[...x?.id===$?.preferred?$?.explanation??[]:[],...b?.explanation??[]]),alternatives:J.map(({id:A})=>A)},candidates:k}}
function g(s){return s.filter(n=>n.startsWith(R)).map(n=>n.slice(R.length))}function h(s,n,o){return[...O(s),...n.length>
0?[`signals: ${n.join(", ")}`]:[],...o.length>0?[`memory_graph: ${o.join(" | ")}`]:[]]}function O(s){return s===void 0?[
"no matching gene found; new gene may be required"]:s.kind==="gene"?["signals match gene.signals_match"]:["signals match\
 capsule.trigger",...s.gene===void 0?[]:[`capsule.gene: ${s.gene}`]]}function r(s,n){return s.map(o=>{const a=o.patterns.
filter(m=>(0,v().matchesSignals)(m,n));return{...o,matched:a,score:a.length*o.weight}}).filter(({score:o})=>o>0).sort((o,a)=>o.
score===a.score?0:o.score<a.score?1:-1)}const i="gene_distilled_",l=.8;function y({type:s,id:n,value:o}){if(s==="Gene"){
const D=n.startsWith(i)?l:1;return{kind:"gene",id:n,gene:n,patterns:S(o.signals_match),weight:D}}const a=(0,d().isJsonObject)(
o.outcome)&&o.outcome.status==="failed";if(s!=="Capsule"||a)return;const{gene:m,trigger:b,confidence:N,success_streak:$}=o;
return{kind:"capsule",id:n,gene:typeof m=="string"?m:void 0,patterns:S(b),weight:Math.min(1,f(N))*Math.max(1,f($))}}function S(s){
return Array.isArray(s)?s.filter(n=>typeof n=="string"):[]}function f(s){return typeof s=="number"?Math.max(0,s):0}}};
