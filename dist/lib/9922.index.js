"use strict";exports.id=9922,exports.ids=[9922],exports.modules={78114:function(C,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.ambiguousFiles=O,c.hidesContent=I,c.isIncomplete=R,c.isUnread=N,c.markBefore=w;function f(){const i=a(28672);return f=
function(){return i},i}function d({rule:i}){return f().assetFileRules[i].content}function N(i){return d(i)==="unread"}function I(i){
return N(i)||d(i)==="misread"}function R({problems:i}){return i.some(I)}function M(i){return I(i)||d(i)==="ambiguous"}function O(i){
return new Set(i.filter(M).map(({location:h})=>h.path))}function w(i,h,m,g){const S=new Set(m.map(({asset:t})=>t.id)),l=new Map;
for(const t of h){const n=E(t,t.location.path);l.set(n,(l.get(n)??0)+1)}return i.map(t=>{const{id:n,location:e}=t,s=E(t,
g.get(e.path)??e.path),u=l.get(s)??0;return!(d(t)==="known")||u===0||n!==void 0&&S.has(n)?t:(l.set(s,u-1),{...t,before:!0})})}
function E({rule:i,id:h,detail:m},g){return JSON.stringify([i,g,h,m.replace(/\d+/g,"#")])}},49232:function(C,c,a){Object.
defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=S,c.namedPolicy=E,c.policyFor=h,c.policyName=m,c.policyOfFile=
i,c.repositoryOf=l;function f(){const n=a(73024);return f=function(){return n},n}function d(){const n=a(76760);return d=
function(){return n},n}function N(){const n=a(41895);return N=function(){return n},n}function I(){const n=a(21311);return I=
function(){return n},n}function R(){const n=a(74238);return R=function(){return n},n}function M(){const n=a(48741);return M=
function(){return n},n}function O(){const n=a(96402);return O=function(){return n},n}function w(){const n=a(63550);return w=
function(){return n},n}async function E(n,e){if(n===void 0)return;const s=await i(n,e);return(0,I().requireExamples)(s),
s}async function i(n,e){const s=(await e.readInput(n)).toString("utf8"),u=await l(e.cwd,e.env)??e.cwd;return await(0,R().
loadPolicyFile)(s,n,(0,M().folderTree)(u))}async function h({policy:n,profile:e},s,u){const y=n===!1?await S():await E(n,
s)??await g(u,s);return e===void 0?y:{...y,policy:{...y.policy,profile:e}}}function m({source:n,path:e,ref:s}){return n===
"default"||e===void 0?"the built-in policy":n==="file"||s===void 0?e:`${e} in ${s}`}async function g(n,{cwd:e,env:s}){const u=n===
void 0?await l(e,s):void 0,y=n??(u===void 0?void 0:(0,M().folderTree)(u));if(y===void 0)return S();const v=await(0,R().loadPolicy)(
y,y.label);return(0,I().requireExamples)(v),v}function S(){const n=(0,w().literalTree)({});return(0,R().loadPolicy)(n,n.
label)}async function l(n,e){try{const s=await(0,O().openRepository)(n,e);return await s.close(),s.directory}catch(s){const u=s instanceof
N().GateError&&s.code==="program_not_found";if(s instanceof N().GateError&&!(u&&t(n)))return;throw s}}function t(n){const e=(0,d().
dirname)(n);return(0,f().existsSync)((0,d().join)(n,".git"))||e!==n&&t(e)}},19922:function(C,c,a){Object.defineProperty(
c,"__esModule",{value:!0}),c.selectVerb=void 0;function f(){const o=a(76760);return f=function(){return o},o}function d(){
const o=a(63314);return d=function(){return o},o}function N(){const o=a(64385);return N=function(){return o},o}function I(){
const o=a(78114);return I=function(){return o},o}function R(){const o=a(18744);return R=function(){return o},o}function M(){
const o=a(94534);return M=function(){return o},o}function O(){const o=a(41895);return O=function(){return o},o}function w(){
const o=a(73388);return w=function(){return o},o}function E(){const o=a(94853);return E=function(){return o},o}function i(){
const o=a(74238);return i=function(){return o},o}function h(){const o=a(34397);return h=function(){return o},o}function m(){
const o=a(10289);return m=function(){return o},o}function g(){const o=a(31626);return g=function(){return o},o}function S(){
const o=a(52324);return S=function(){return o},o}function l(){const o=a(94965);return l=function(){return o},o}function t(){
const o=a(91147);return t=function(){return o},o}function n(){const o=a(73734);return n=function(){return o},o}function e(){
const o=a(15964);return e=function(){return o},o}function s(){const o=a(88817);return s=function(){return o},o}function u(){
const o=a(82256);return u=function(){return o},o}const y=4*1024*1024,v=(o,P)=>new(d()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...u().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(d()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,u().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async r=>{const p=await $(r,o),b=()=>(0,S().renderSelection)(p,o);(0,u().printAnswer)(p.selector,b,r.
format,o),P(0)});c.selectVerb=v;async function $(o,P){const r=await z(o,P),{genes:p,capsules:b}=o,T=o.memory===void 0?void 0:
(0,n().readMemoryGraph)(await k(o.memory,P),o.memory),F=[...p===void 0?await J(o,P):await L(p,"gene",P),...b===void 0?[]:
await L(b,"capsule",P)];return P.note(F.flatMap(D).join("")),(0,s().select)({options:F,signals:r,...T&&{memory:{experiences:T,
now:Date.now()}}})}function D({id:o,patterns:P}){return P.flatMap(r=>{const{unsupported:p}=(0,e().compilePattern)(r);if(p===
void 0)return[];const[b,T]=[o,r].map(F=>(0,m().terminal)((0,l().clip)(F,100)));return`note: ${b}: ${T} is matched as pla\
in text: ${(0,m().terminal)(p)}
`})}async function z({signals:o,log:P},r){if(P!==void 0)return(0,t().extractSignals)(await k(P,r));const p=(o===void 0?[]:
W(o)).map(b=>b.trim()).filter(b=>b!=="");if(p.length>0)return p;throw new(O()).GateError("usage","select requires --sign\
als or --log.","Example: `gene-gate select --genes assets/gep/genes.json --signals log_error,timeout`")}function W(o){if(!o.
trimStart().startsWith("["))return o.split(",");try{const P=JSON.parse(o);if(Array.isArray(P)&&P.every(r=>typeof r=="str\
ing"))return P}catch{}throw new(O()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function k(o,P){const r=await P.
readInput(o);if(r.length<=y)return r.toString("utf8");throw new(O()).GateError("input_invalid",`${o} has ${r.length} byt\
es; the limit is ${y}.`,"Pass its newest part, for example with: tail -c 4000000")}const x=(0,M().assetLimits)(E().DEFAULT_POLICY.
assets.max_file_bytes);async function J({repo:o,capsules:P},r){const p=(0,f().resolve)(r.cwd,o);return(0,h().withSourceTree)(
p,r,async(b,T,F)=>{const{policy:G}=await(0,i().loadPolicy)(b,b.label),j=[],B=(F?R().assetPathsIn:u().storeFiles)(b,G,p);
B.length===0&&r.note((0,g().messageText)(`Nothing to select: ${u().NO_GENES}`,r));for(const U of B){const{assets:H}=A(U,
await b.read(U));j.push(...H.flatMap(Y=>(0,s().optionOf)(Y)??[]))}return j.filter(({kind:U})=>U==="gene"||P===void 0)})}
function A(o,P){const r=(0,N().readAssetFile)(o,P,x),p=r.problems.find(I().hidesContent);if(p===void 0)return r;const{line:b,
column:T}=p.location;throw new(O()).GateError("input_invalid",`${(0,w().inputName)(o)} cannot be read completely: ${b}:${T}\
: ${p.detail}.`,`Run \`gene-gate audit ${o}\` to list all its problems.`)}async function L(o,P,r){const p=await r.readInput(
o),{assets:b,problems:T}=A(o,p),F=P==="gene"?"Gene":"Capsule",G=b.filter(({type:B})=>B===F);if(G.length>0)return G.flatMap(
B=>(0,s().optionOf)(B)??[]);const j=T.find(({rule:B})=>B==="not-an-asset")?.detail;if(b.length===0&&j===void 0&&!/"type"\s*:/.
test(p.toString()))return[];throw new(O()).GateError("input_invalid",`${o} contains no ${F}${j===void 0?"":`: ${j}`}.`,`\
Pass a file with ${P}s, such as assets/gep/${P}s.json.`)}},82256:function(C,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.REPO_OPTION=c.POLICY_OPTION=c.NO_GENES=c.DURATIONS=void 0,c.durationsOf=P,c.folderFiles=z,c.formatOption=e,c.inRepository=
v,c.parsedBy=A,c.parsedNumber=L,c.printAnswer=u,c.rangeRequest=J,c.storeFiles=$,c.textOptions=s,c.withChangeOptions=x,c.
withJudgingOptions=l,c.withRangeOptions=k;function f(){const r=a(76760);return f=function(){return r},r}function d(){const r=a(
63314);return d=function(){return r},r}function N(){const r=a(7723);return N=function(){return r},r}function I(){const r=a(
89549);return I=function(){return r},r}function R(){const r=a(18744);return R=function(){return r},r}function M(){const r=a(
25966);return M=function(){return r},r}function O(){const r=a(41895);return O=function(){return r},r}function w(){const r=a(
41551);return w=function(){return r},r}function E(){const r=a(39763);return E=function(){return r},r}function i(){const r=a(
96402);return i=function(){return r},r}function h(){const r=a(93028);return h=function(){return r},r}function m(){const r=a(
10289);return m=function(){return r},r}function g(){const r=a(23107);return g=function(){return r},r}function S(){const r=a(
49232);return S=function(){return r},r}function l(r,p=["text","json"]){return r.option(...t).option("--no-policy","use t\
he built-in policy").addOption(n()).addOption(e(p))}const t=c.POLICY_OPTION=["--policy <file>","policy file (default: th\
e policy of the repository)"];function n(){return new(d()).Option("--profile <name>","profile for commands").choices(E().
PROFILE_NAMES)}function e(r=["text","json"]){return new(d()).Option("--format <name>","output format").choices(r).default(
"text")}function s({verbose:r=!1},{columns:p,colour:b,name:T}){return{columns:p,colour:b,verbose:r,name:T}}function u(r,p,b,T){
T.print(b==="json"?`${(0,m().json)(r)}
`:p(),b)}const y=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function v({repo:r},{cwd:p,env:b,
note:T},F){const G=await(0,i().openRepository)((0,f().resolve)(p,r),b,T);try{return await F(G)}finally{await G.close()}}
function $(r,p,b){return W((0,R().assetPathsIn)(r,p),b)}const D=c.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function z(r,p,b){const T=(0,R().assetPathTest)(p),F=j=>[(0,f().resolve)(b,j).split(f().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,f().basename)(j)}`],G=[...r.files()].filter(({kind:j})=>(0,h().isRegular)(j)).map(({path:j})=>j);return W(
G.filter(j=>F(j).some(T)),b)}function W(r,p){if(r.length>0)return r;throw new(O()).GateError("usage",`${p} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function k(r){return x(
r).option("--all","check all genes of the head, not only changed ones")}function x(r){return r.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(d()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...y).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(n()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function J({base:r,head:p,worktree:b,staged:T,profile:F,...G},j){const B=(0,I().approveByDigest)(
G.approve,new Date),U=await(0,S().namedPolicy)(G.policy,j);return{directory:(0,f().resolve)(j.cwd,G.repo),env:j.env,note:j.
note,locate:H=>(0,M().resolveRange)(H,{...r!==void 0&&{base:r},...p!==void 0&&{head:p},...b&&{worktree:b},...T&&{staged:T}}),
...U&&{policy:U},...G.policyRef!==void 0&&{policyRef:G.policyRef},inputs:{profile:F},all:G.all??!1,approver:B,signal:j.signal,
secrets:(0,w().secretsOf)(j.env)}}function A(r,p){return b=>{const T=r().safeParse(b);if(T.success)return T.data;throw new(d()).
InvalidArgumentError(p)}}function L(r){return A(()=>N().coerce.number().pipe(r()),"Expected a number from 1 to 256.")}const o=c.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function P({durations:r},p){return r===void 0?new Map:(0,g().readDurations)((0,f().resolve)(p.cwd,r),p.openInput)}},
25966:function(C,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=M;function f(){const i=a(41895);return f=
function(){return i},i}function d(){const i=a(24634);return d=function(){return i},i}function N(){const i=a(67397);return N=
function(){return i},i}function I(){const i=a(50598);return I=function(){return i},i}function R(){const i=a(34397);return R=
function(){return i},i}async function M(i,{base:h,head:m,worktree:g=!1,staged:S=!1}){if(g&&m!==void 0)throw new(f()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const l=await(0,I().resolveRevision)(i,m??"HEAD"),t=await w(i,h);return{name:S?"index":g?"worktree":"range",directory:i.
directory,base:await(0,d().mergeBase)(i,t.commit,l),head:l,audited:g?await(S?R().snapshotIndex:R().snapshotWorktree)(i):
l,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},isFork:!1}}const O=/^refs\/(?:heads|remotes\/origin)\//;
async function w(i,h){const m=h===void 0?await(0,N().defaultBranch)(i):await(0,I().resolveNamed)(i,h),{commit:g}=m,S=h===
"HEAD"||h==="@"?await(0,N().checkedOutBranch)(i):m.ref,l=S&&E(S);if(l===void 0)return{commit:g,name:h??"HEAD"};const t=h===
void 0?m:await(0,N().findDefaultBranch)(i),n=t?.ref&&E(t.ref);return{commit:g,name:l,...t&&n&&{defaultBranch:{name:n,commit:t.
commit}}}}function E(i){return O.test(i)?i.replace(O,""):void 0}},52324:function(C,c,a){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.renderSelection=R;function f(){const O=a(94965);return f=function(){return O},O}function d(){const O=a(
31626);return d=function(){return O},O}const N=60,I=6;function R({selector:O,candidates:w},E){const i=(0,d().layoutOf)({
...E,verbose:!1}),[h,...m]=w;return`${[...h?M("selected",h,i):(0,d().prose)(i,"selected","nothing",{label:"caution"}),"",
...O.reason.flatMap((S,l)=>(0,d().prose)(i,l===0?"why":"",S)),...m.length>0?[""]:[],...m.flatMap((S,l)=>M(l===0?"others":
"",S,i))].join(`
`)}
`}function M(O,w,E){const{kind:i,id:h,gene:m,matched:g,patterns:S,score:l}=w,t=g.slice(0,I).map(s=>(0,f().clip)(s,N)),n=g.
length-t.length,e=i==="capsule"&&m!==void 0?`, reuses ${m}`:"";return[...(0,d().prose)(E,O,`${h} (${i}${e})`,{label:O===
"selected"?"good":"quiet"}),...(0,d().prose)(E,"",`score ${Number(l.toFixed(3))}: ${g.length} of ${(0,f().count)(S.length,
"pattern")}: ${t.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},91147:function(C,c,a){Object.defineProperty(c,
"__esModule",{value:!0}),c.extractSignals=R;function f(){const n=a(15964);return f=function(){return n},n}const d={detail:260,
snippet:200},N=3,I="stable_success_plateau";function R(n){const e=n.split(/\r\n|[\n\r]/).map(u=>u.replace(/\s+/g," ").trim()).
filter(u=>u!=="");if(e.length===0)return["session_logs_missing"];const s=[...M(e),...w(S,e),...E(e),...w(t,e),...h(e)];return s.
length===0?[I]:[...new Set(s)]}function M(n){const e=n.filter(y=>g.test(y)),[s]=e;if(s===void 0)return[];const u=O(e);return[
"log_error",`errsig:${s.slice(0,d.detail)}`,...u.times<N?[]:["recurring_error",`recurring_errsig(${u.times}x):${u.line.slice(
0,d.detail)}`]]}function O(n){const e=new Map;for(const s of n){const u=(0,f().normalizeErrorText)(s),y=e.get(u)??{line:s,
times:0};y.times+=1,e.set(u,y)}return[...e.values()].reduce((s,u)=>u.times>s.times?u:s)}function w(n,e){return n.filter(
([,s])=>e.some(u=>s.test(u))).map(([s])=>s)}function E(n){return l.flatMap(([e,s])=>{const u=n.find(y=>s.test(y));return u===
void 0?[]:[`${e}:${i(u,s)}`]})}function i(n,e){const s=Math.max(0,n.search(e)-d.snippet/4);return n.slice(s,s+d.snippet).
trim()}function h(n){const e=new Set(n.flatMap(s=>s.toLowerCase().match(/[\p{L}\p{N}_]+/gu)??[]));return m.filter(s=>e.has(
s))}const m=["error","exception","failed","crash","timeout","unstable","protocol","gep","prompt","audit","reusable","per\
f_bottleneck","user_feature_request","capability_gap","external_opportunity","stable_success_plateau"],g=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
S=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
l=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
t=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(C,c,a){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.readMemoryGraph=M;function f(){const w=a(7723);return f=function(){return w},w}function d(){const w=a(
41895);return d=function(){return w},w}const N=2e3,I=f().object({type:f().literal("MemoryGraphEvent")}),R=f().object({type:f().
literal("MemoryGraphEvent"),kind:f().literal("outcome"),ts:f().string().optional().catch(void 0),signal:f().object({key:f().
string().optional().catch(void 0),signals:f().array(f().string()).catch([])}).catch({signals:[]}),gene:f().object({id:f().
string().min(1)}),capsule:f().object({id:f().string()}).optional().catch(void 0),capsule_id:f().string().optional().catch(
void 0),capsules:f().object({used:f().array(f().string())}).optional().catch(void 0),outcome:f().object({status:f().enum(
["success","failed"])})});function M(w,E){const h=w.split(`
`).map((m,g)=>({line:m.trim(),number:g+1})).filter(({line:m})=>m!=="").slice(-N).map(({line:m,number:g})=>O(m,`${E}:${g}`));
if(h.length>0&&!h.some(m=>I.safeParse(m).success))throw new(d()).GateError("input_invalid",`${E} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return h.flatMap(m=>{const g=R.safeParse(m);if(!g.success)
return[];const{ts:S,signal:l,gene:t,outcome:n,capsule:e,capsule_id:s,capsules:u}=g.data,y=[e?.id,s,...u?.used??[]].flatMap(
$=>$??[]),v=Date.parse(S??"");return{gene:t.id,...y.length>0&&{capsules:y},success:n.status==="success",signals:l.signals,
key:l.key??"(none)",at:Number.isNaN(v)?void 0:v}})}function O(w,E){try{return JSON.parse(w)}catch(i){throw new(d()).GateError(
"input_invalid",`Cannot read the memory graph: ${E} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:i})}}},98239:function(C,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.adviseFrom=E;function f(){
const l=a(59490);return f=function(){return l},l}function d(){const l=a(15964);return d=function(){return l},l}const N=.34,
I={alike:30,prior:45},R=1440*60*1e3,M={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},O={beside:.12,alone:.4},
w=6;function E(l,t,n,e){const s=new Set((0,d().normalizeSignals)(t)),u=[...new Set(n)].map($=>i($,l.filter(D=>D.gene===$),
s,e)),y=u.filter(m).map(({gene:$})=>$),[v]=u.filter($=>$.successes>0&&!m($)).sort(($,D)=>D.score-$.score);return{preferred:v?.
gene,banned:new Set(y),explanation:[...v?[`memory_prefer:${v.gene}`]:[],...y.length>0?[`memory_ban:${y.slice(0,w).join("\
,")}`]:[],...v?[`gene_prior:${v.prior.value.toFixed(3)}`]:[]]}}function i(l,t,n,e){const s=[...(0,f().groupBy)(t,({key:v})=>v).
values()].flatMap(v=>{const $=g(v,n);if($<N)return[];const{value:D,attempts:z}=h(v,I.alike,e);return{value:D*$,attempts:z}}),
u={value:Math.max(0,...s.map(({value:v})=>v)),attempts:Math.max(0,...s.map(({attempts:v})=>v))},y=h(t,I.prior,e);return{
gene:l,successes:t.filter(({success:v})=>v).length,alike:u,prior:y,score:u.value>0?u.value+y.value*O.beside:y.value*O.alone}}
function h(l,t,n){const e=l.length;if(e===0)return{value:0,attempts:e};const s=l.filter(({success:v})=>v).length,u=l.reduce(
(v,{at:$})=>Math.max(v,$??n),0),y=Math.max(0,(n-u)/R);return{value:(s+1)/(e+2)*.5**(y/t),attempts:e}}function m({alike:l,
prior:t}){return l.attempts>=M.alike.attempts&&l.value<M.alike.below||l.attempts<M.alike.attempts&&t.attempts>=M.prior.attempts&&
t.value<M.prior.below}function g([l],t){return l?.key===[...t].sort().join("|")?1:S(t,new Set((0,d().normalizeSignals)(l?.
signals??[])))}function S(l,t){if(l.size===0&&t.size===0)return 1;const n=[...l].filter(e=>t.has(e)).length;return n/(l.
size+t.size-n)}},15964:function(C,c,a){Object.defineProperty(c,"__esModule",{value:!0}),c.compilePattern=N,c.errorSignature=
g,c.matchesSignals=I,c.normalizeErrorText=m,c.normalizeSignals=S;function f(){const t=a(86750);return f=function(){return t},
t}function d(){const t=a(72720);return d=function(){return t},t}function N(t){const n=R(t),e=g(t);return e===void 0?n:{...n,
matches:s=>g(s)===e||n.matches(s)}}function I(t,n){return n.some(N(t).matches)}function R(t){const n=t.lastIndexOf("/");
if(t.startsWith("/")&&n>0){const e=t.slice(1,n),s=t.slice(n+1);return M(e,s)?O(e,s,t):w([t])}return!t.startsWith("/")&&t.
includes("|")?w(t.split("|").map(e=>e.trim())):w([t])}function M(t,n){try{return new RegExp(t,n),!0}catch{return!1}}function O(t,n,e){
const s=f().RE2JS.translateRegExp(t),u=(0,d().compileLinear)(n.includes("y")?`\\A(?:${s})`:s,{ignoreCase:n===""||n.includes(
"i"),multiline:n.includes("m"),dotAll:n.includes("s")});return"error"in u?{...w([e]),unsupported:u.error}:{matches:y=>u.
matches(y)}}function w(t){const n=t.filter(e=>e!=="").map(e=>e.toLowerCase());return{matches:e=>n.some(s=>e.toLowerCase().
includes(s))}}const E="errsig:",i="errsig_norm:",h=220;function m(t){return t.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,h)}function g(t){const n=t.trim();if(n.startsWith(E)){const e=m(n.slice(E.length));return e===""?void 0:`${i}${l(
e)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(n)?n.toLowerCase():void 0}function S(t){return t.flatMap(n=>{const e=n.trim(),
s=e.startsWith(E)?g(e):e;return s?[s]:[]})}function l(t){let n=2166136261;for(let e=0;e<t.length;e+=1)n=Math.imul(n^t.charCodeAt(
e),16777619);return(n>>>0).toString(16).padStart(8,"0")}},88817:function(C,c,a){Object.defineProperty(c,"__esModule",{value:!0}),
c.optionOf=g,c.select=M;function f(){const t=a(27199);return f=function(){return t},t}function d(){const t=a(98239);return d=
function(){return t},t}function N(){const t=a(15964);return N=function(){return t},t}const I=4,R="ban_gene:";function M({
options:t,signals:n,memory:e}){const s=(A,L)=>{const o=t.filter(P=>P.kind===A).map(({id:P})=>P);return e&&(0,d().adviseFrom)(
L,n,o,e.now)},u=e?.experiences??[],y=s("gene",u),v=u.flatMap(({capsules:A=[],...L})=>A.map(o=>({...L,gene:o}))),$=s("cap\
sule",v),D=new Set([...y?.banned??[],...O(n)]),z=i(t,n).filter(({id:A,kind:L,gene:o})=>(o===void 0||!D.has(o))&&!(L==="c\
apsule"&&$?.banned.has(A))),W=({id:A,kind:L,gene:o})=>L==="capsule"&&A===$?.preferred?2:o!==void 0&&o===y?.preferred?1:0,
k=z.toSorted((A,L)=>W(L)-W(A)).slice(0,1+I),[x,...J]=k;return{selector:{selected:x?.id??null,reason:w(x,n,[...x?.id===$?.
preferred?$?.explanation??[]:[],...y?.explanation??[]]),alternatives:J.map(({id:A})=>A)},candidates:k}}function O(t){return t.
filter(n=>n.startsWith(R)).map(n=>n.slice(R.length))}function w(t,n,e){return[...E(t),...n.length>0?[`signals: ${n.join(
", ")}`]:[],...e.length>0?[`memory_graph: ${e.join(" | ")}`]:[]]}function E(t){return t===void 0?["no matching gene foun\
d; new gene may be required"]:t.kind==="gene"?["signals match gene.signals_match"]:["signals match capsule.trigger",...t.
gene===void 0?[]:[`capsule.gene: ${t.gene}`]]}function i(t,n){return t.map(e=>{const s=e.patterns.filter(u=>(0,N().matchesSignals)(
u,n));return{...e,matched:s,score:s.length*e.weight}}).filter(({score:e})=>e>0).sort((e,s)=>e.score===s.score?0:e.score<
s.score?1:-1)}const h="gene_distilled_",m=.8;function g({type:t,id:n,value:e}){if(t==="Gene"){const D=n.startsWith(h)?m:
1;return{kind:"gene",id:n,gene:n,patterns:S(e.signals_match),weight:D}}const s=(0,f().isJsonObject)(e.outcome)&&e.outcome.
status==="failed";if(t!=="Capsule"||s)return;const{gene:u,trigger:y,confidence:v,success_streak:$}=e;return{kind:"capsul\
e",id:n,gene:typeof u=="string"?u:void 0,patterns:S(y),weight:Math.min(1,l(v))*Math.max(1,l($))}}function S(t){return Array.
isArray(t)?t.filter(n=>typeof n=="string"):[]}function l(t){return typeof t=="number"?Math.max(0,t):0}}};
