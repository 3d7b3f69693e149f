"use strict";exports.id=9922,exports.ids=[9922],exports.modules={78114:function(C,a,s){Object.defineProperty(a,"__esModule",{value:!0}),
a.ambiguousFiles=w,a.hidesContent=I,a.isIncomplete=R,a.isUnread=N,a.markBefore=O;function f(){const d=s(28672);return f=
function(){return d},d}function m({rule:d}){return f().assetFileRules[d].content}function N(d){return m(d)==="unread"}function I(d){
return N(d)||m(d)==="misread"}function R({problems:d}){return d.some(I)}function M(d){return I(d)||m(d)==="ambiguous"}function w(d){
return new Set(d.filter(M).map(({location:c})=>c.path))}function O(d,c,p,g){const S=new Set(p.map(({asset:t})=>t.id)),l=new Map;
for(const t of c){const n=v(t,t.location.path);l.set(n,(l.get(n)??0)+1)}return d.map(t=>{const{id:n,location:e}=t,i=v(t,
g.get(e.path)??e.path),u=l.get(i)??0;return!(m(t)==="known")||u===0||n!==void 0&&S.has(n)?t:(l.set(i,u-1),{...t,before:!0})})}
function v({rule:d,id:c,detail:p},g){return JSON.stringify([d,g,c,p.replace(/\d+/g,"#")])}},49232:function(C,a,s){Object.
defineProperty(a,"__esModule",{value:!0}),a.builtInPolicy=S,a.namedPolicy=v,a.policyFor=c,a.policyName=p,a.policyOfFile=
d,a.repositoryOf=l;function f(){const n=s(73024);return f=function(){return n},n}function m(){const n=s(76760);return m=
function(){return n},n}function N(){const n=s(41895);return N=function(){return n},n}function I(){const n=s(21311);return I=
function(){return n},n}function R(){const n=s(74238);return R=function(){return n},n}function M(){const n=s(48741);return M=
function(){return n},n}function w(){const n=s(96402);return w=function(){return n},n}function O(){const n=s(63550);return O=
function(){return n},n}async function v(n,e){if(n===void 0)return;const i=await d(n,e);return(0,I().requireExamples)(i),
i}async function d(n,e){const i=(await e.readInput(n)).toString("utf8"),u=await l(e.cwd,e.env)??e.cwd;return await(0,R().
loadPolicyFile)(i,n,(0,M().folderTree)(u))}async function c({policy:n,profile:e},i,u){const y=n===!1?await S():await v(n,
i)??await g(u,i);return e===void 0?y:{...y,policy:{...y.policy,profile:e}}}function p({source:n,path:e,ref:i}){return n===
"default"||e===void 0?"the built-in policy":n==="file"||i===void 0?e:`${e} in ${i}`}async function g(n,{cwd:e,env:i}){const u=n===
void 0?await l(e,i):void 0,y=n??(u===void 0?void 0:(0,M().folderTree)(u));if(y===void 0)return S();const E=await(0,R().loadPolicy)(
y,y.label);return(0,I().requireExamples)(E),E}function S(){const n=(0,O().literalTree)({});return(0,R().loadPolicy)(n,n.
label)}async function l(n,e){try{const i=await(0,w().openRepository)(n,e);return await i.close(),i.directory}catch(i){const u=i instanceof
N().GateError&&i.code==="program_not_found";if(i instanceof N().GateError&&!(u&&t(n)))return;throw i}}function t(n){const e=(0,m().
dirname)(n);return(0,f().existsSync)((0,m().join)(n,".git"))||e!==n&&t(e)}},19922:function(C,a,s){Object.defineProperty(
a,"__esModule",{value:!0}),a.selectVerb=void 0;function f(){const o=s(76760);return f=function(){return o},o}function m(){
const o=s(63314);return m=function(){return o},o}function N(){const o=s(64385);return N=function(){return o},o}function I(){
const o=s(78114);return I=function(){return o},o}function R(){const o=s(18744);return R=function(){return o},o}function M(){
const o=s(94534);return M=function(){return o},o}function w(){const o=s(41895);return w=function(){return o},o}function O(){
const o=s(73388);return O=function(){return o},o}function v(){const o=s(94853);return v=function(){return o},o}function d(){
const o=s(74238);return d=function(){return o},o}function c(){const o=s(34397);return c=function(){return o},o}function p(){
const o=s(10289);return p=function(){return o},o}function g(){const o=s(31626);return g=function(){return o},o}function S(){
const o=s(52324);return S=function(){return o},o}function l(){const o=s(94965);return l=function(){return o},o}function t(){
const o=s(91147);return t=function(){return o},o}function n(){const o=s(73734);return n=function(){return o},o}function e(){
const o=s(15964);return e=function(){return o},o}function i(){const o=s(88817);return i=function(){return o},o}function u(){
const o=s(82256);return u=function(){return o},o}const y=4*1024*1024,E=(o,P)=>new(m()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...u().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(m()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,u().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async r=>{const h=await $(r,o),b=()=>(0,S().renderSelection)(h,o);(0,u().printAnswer)(h.selector,b,r.
format,o),P(0)});a.selectVerb=E;async function $(o,P){const r=await z(o,P),{genes:h,capsules:b}=o,T=o.memory===void 0?void 0:
(0,n().readMemoryGraph)(await k(o.memory,P),o.memory),F=[...h===void 0?await J(o,P):await L(h,"gene",P),...b===void 0?[]:
await L(b,"capsule",P)];return P.note(F.flatMap(D).join("")),(0,i().select)({options:F,signals:r,...T&&{memory:{experiences:T,
now:Date.now()}}})}function D({id:o,patterns:P}){return P.flatMap(r=>{const{unsupported:h}=(0,e().compilePattern)(r);if(h===
void 0)return[];const[b,T]=[o,r].map(F=>(0,p().terminal)((0,l().clip)(F,100)));return`note: ${b}: ${T} is matched as pla\
in text: ${(0,p().terminal)(h)}
`})}async function z({signals:o,log:P},r){if(P!==void 0)return(0,t().extractSignals)(await k(P,r));const h=(o===void 0?[]:
W(o)).map(b=>b.trim()).filter(b=>b!=="");if(h.length>0)return h;throw new(w()).GateError("usage","select requires --sign\
als or --log.","Example: `gene-gate select --genes assets/gep/genes.json --signals log_error,timeout`")}function W(o){if(!o.
trimStart().startsWith("["))return o.split(",");try{const P=JSON.parse(o);if(Array.isArray(P)&&P.every(r=>typeof r=="str\
ing"))return P}catch{}throw new(w()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function k(o,P){const r=await P.
readInput(o);if(r.length<=y)return r.toString("utf8");throw new(w()).GateError("input_invalid",`${o} has ${r.length} byt\
es; the limit is ${y}.`,"Pass its newest part, for example with: tail -c 4000000")}const x=(0,M().assetLimits)(v().DEFAULT_POLICY.
assets.max_file_bytes);async function J({repo:o,capsules:P},r){const h=(0,f().resolve)(r.cwd,o);return(0,c().withSourceTree)(
h,r,async(b,T,F)=>{const{policy:G}=await(0,d().loadPolicy)(b,b.label),j=[],B=(F?R().assetPathsIn:u().storeFiles)(b,G,h);
B.length===0&&r.note((0,g().messageText)(`Nothing to select: ${u().NO_GENES}`,r));for(const U of B){const{assets:H}=A(U,
await b.read(U));j.push(...H.flatMap(Y=>(0,i().optionOf)(Y)??[]))}return j.filter(({kind:U})=>U==="gene"||P===void 0)})}
function A(o,P){const r=(0,N().readAssetFile)(o,P,x),h=r.problems.find(I().hidesContent);if(h===void 0)return r;const{line:b,
column:T}=h.location;throw new(w()).GateError("input_invalid",`${(0,O().inputName)(o)} cannot be read completely: ${b}:${T}\
: ${h.detail}.`,`Run \`gene-gate audit ${o}\` to list all its problems.`)}async function L(o,P,r){const h=await r.readInput(
o),{assets:b,problems:T}=A(o,h),F=P==="gene"?"Gene":"Capsule",G=b.filter(({type:B})=>B===F);if(G.length>0)return G.flatMap(
B=>(0,i().optionOf)(B)??[]);const j=T.find(({rule:B})=>B==="not-an-asset")?.detail;if(b.length===0&&j===void 0&&!/"type"\s*:/.
test(h.toString()))return[];throw new(w()).GateError("input_invalid",`${o} contains no ${F}${j===void 0?"":`: ${j}`}.`,`\
Pass a file with ${P}s, such as assets/gep/${P}s.json.`)}},82256:function(C,a,s){Object.defineProperty(a,"__esModule",{value:!0}),
a.REPO_OPTION=a.POLICY_OPTION=a.NO_GENES=a.DURATIONS=void 0,a.durationsOf=P,a.folderFiles=z,a.formatOption=e,a.inRepository=
E,a.parsedBy=A,a.parsedNumber=L,a.printAnswer=u,a.rangeRequest=J,a.storeFiles=$,a.textOptions=i,a.withChangeOptions=x,a.
withJudgingOptions=l,a.withRangeOptions=k;function f(){const r=s(76760);return f=function(){return r},r}function m(){const r=s(
63314);return m=function(){return r},r}function N(){const r=s(7723);return N=function(){return r},r}function I(){const r=s(
89549);return I=function(){return r},r}function R(){const r=s(18744);return R=function(){return r},r}function M(){const r=s(
25966);return M=function(){return r},r}function w(){const r=s(41895);return w=function(){return r},r}function O(){const r=s(
41551);return O=function(){return r},r}function v(){const r=s(39763);return v=function(){return r},r}function d(){const r=s(
96402);return d=function(){return r},r}function c(){const r=s(93028);return c=function(){return r},r}function p(){const r=s(
10289);return p=function(){return r},r}function g(){const r=s(23107);return g=function(){return r},r}function S(){const r=s(
49232);return S=function(){return r},r}function l(r,h=["text","json"]){return r.option(...t).option("--no-policy","use t\
he built-in policy").addOption(n()).addOption(e(h))}const t=a.POLICY_OPTION=["--policy <file>","policy file (default: th\
e policy of the repository)"];function n(){return new(m()).Option("--profile <name>","profile for commands").choices(v().
PROFILE_NAMES)}function e(r=["text","json"]){return new(m()).Option("--format <name>","output format").choices(r).default(
"text")}function i({verbose:r=!1},{columns:h,colour:b,name:T}){return{columns:h,colour:b,verbose:r,name:T}}function u(r,h,b,T){
T.print(b==="json"?`${(0,p().json)(r)}
`:h(),b)}const y=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function E({repo:r},{cwd:h,env:b,
note:T},F){const G=await(0,d().openRepository)((0,f().resolve)(h,r),b,T);try{return await F(G)}finally{await G.close()}}
function $(r,h,b){return W((0,R().assetPathsIn)(r,h),b)}const D=a.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function z(r,h,b){const T=(0,R().assetPathTest)(h),F=j=>[(0,f().resolve)(b,j).split(f().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,f().basename)(j)}`],G=[...r.files()].filter(({kind:j})=>(0,c().isRegular)(j)).map(({path:j})=>j);return W(
G.filter(j=>F(j).some(T)),b)}function W(r,h){if(r.length>0)return r;throw new(w()).GateError("usage",`${h} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function k(r){return x(
r).option("--all","check all genes of the head, not only changed ones")}function x(r){return r.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(m()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...y).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(n()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function J({base:r,head:h,worktree:b,staged:T,profile:F,...G},j){const B=(0,I().approveByDigest)(
G.approve,new Date),U=await(0,S().namedPolicy)(G.policy,j);return{directory:(0,f().resolve)(j.cwd,G.repo),env:j.env,note:j.
note,locate:H=>(0,M().resolveRange)(H,{...r!==void 0&&{base:r},...h!==void 0&&{head:h},...b&&{worktree:b},...T&&{staged:T}}),
...U&&{policy:U},...G.policyRef!==void 0&&{policyRef:G.policyRef},inputs:{profile:F},all:G.all??!1,approver:B,signal:j.signal,
secrets:(0,O().secretsOf)(j.env)}}function A(r,h){return b=>{const T=r().safeParse(b);if(T.success)return T.data;throw new(m()).
InvalidArgumentError(h)}}function L(r){return A(()=>N().coerce.number().pipe(r()),"Expected a number from 1 to 256.")}const o=a.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function P({durations:r},h){return r===void 0?new Map:(0,g().readDurations)((0,f().resolve)(h.cwd,r),h.openInput)}},
25966:function(C,a,s){Object.defineProperty(a,"__esModule",{value:!0}),a.resolveRange=M;function f(){const c=s(41895);return f=
function(){return c},c}function m(){const c=s(24634);return m=function(){return c},c}function N(){const c=s(67397);return N=
function(){return c},c}function I(){const c=s(50598);return I=function(){return c},c}function R(){const c=s(34397);return R=
function(){return c},c}async function M(c,{base:p,head:g,worktree:S=!1,staged:l=!1}){if(S&&g!==void 0)throw new(f()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[t,n]=await w([(0,I().resolveRevision)(c,g??"HEAD"),v(c,p)]);return{name:l?"index":S?"worktree":"range",directory:c.
directory,base:await(0,m().mergeBase)(c,n.commit,t),head:t,audited:S?await(l?R().snapshotIndex:R().snapshotWorktree)(c):
t,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&{defaultBranch:n.defaultBranch},isFork:!1}}async function w(c){
return await Promise.allSettled(c),Promise.all(c)}const O=/^refs\/(?:heads|remotes\/origin)\//;async function v(c,p){const g=p===
void 0?await(0,N().defaultBranch)(c):await(0,I().resolveNamed)(c,p),{commit:S}=g,l=p==="HEAD"||p==="@"?await(0,N().checkedOutBranch)(
c):g.ref,t=l&&d(l);if(t===void 0)return{commit:S,name:p??"HEAD"};const n=p===void 0?g:await(0,N().findDefaultBranch)(c),
e=n?.ref&&d(n.ref);return{commit:S,name:t,...n&&e&&{defaultBranch:{name:e,commit:n.commit}}}}function d(c){return O.test(
c)?c.replace(O,""):void 0}},52324:function(C,a,s){Object.defineProperty(a,"__esModule",{value:!0}),a.renderSelection=R;function f(){
const w=s(94965);return f=function(){return w},w}function m(){const w=s(31626);return m=function(){return w},w}const N=60,
I=6;function R({selector:w,candidates:O},v){const d=(0,m().layoutOf)({...v,verbose:!1}),[c,...p]=O;return`${[...c?M("sel\
ected",c,d):(0,m().prose)(d,"selected","nothing",{label:"caution"}),"",...w.reason.flatMap((S,l)=>(0,m().prose)(d,l===0?
"why":"",S)),...p.length>0?[""]:[],...p.flatMap((S,l)=>M(l===0?"others":"",S,d))].join(`
`)}
`}function M(w,O,v){const{kind:d,id:c,gene:p,matched:g,patterns:S,score:l}=O,t=g.slice(0,I).map(i=>(0,f().clip)(i,N)),n=g.
length-t.length,e=d==="capsule"&&p!==void 0?`, reuses ${p}`:"";return[...(0,m().prose)(v,w,`${c} (${d}${e})`,{label:w===
"selected"?"good":"quiet"}),...(0,m().prose)(v,"",`score ${Number(l.toFixed(3))}: ${g.length} of ${(0,f().count)(S.length,
"pattern")}: ${t.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},91147:function(C,a,s){Object.defineProperty(a,
"__esModule",{value:!0}),a.extractSignals=R;function f(){const n=s(15964);return f=function(){return n},n}const m={detail:260,
snippet:200},N=3,I="stable_success_plateau";function R(n){const e=n.split(/\r\n|[\n\r]/).map(u=>u.replace(/\s+/g," ").trim()).
filter(u=>u!=="");if(e.length===0)return["session_logs_missing"];const i=[...M(e),...O(S,e),...v(e),...O(t,e),...c(e)];return i.
length===0?[I]:[...new Set(i)]}function M(n){const e=n.filter(y=>g.test(y)),[i]=e;if(i===void 0)return[];const u=w(e);return[
"log_error",`errsig:${i.slice(0,m.detail)}`,...u.times<N?[]:["recurring_error",`recurring_errsig(${u.times}x):${u.line.slice(
0,m.detail)}`]]}function w(n){const e=new Map;for(const i of n){const u=(0,f().normalizeErrorText)(i),y=e.get(u)??{line:i,
times:0};y.times+=1,e.set(u,y)}return[...e.values()].reduce((i,u)=>u.times>i.times?u:i)}function O(n,e){return n.filter(
([,i])=>e.some(u=>i.test(u))).map(([i])=>i)}function v(n){return l.flatMap(([e,i])=>{const u=n.find(y=>i.test(y));return u===
void 0?[]:[`${e}:${d(u,i)}`]})}function d(n,e){const i=Math.max(0,n.search(e)-m.snippet/4);return n.slice(i,i+m.snippet).
trim()}function c(n){const e=new Set(n.flatMap(i=>i.toLowerCase().match(/[\p{L}\p{N}_]+/gu)??[]));return p.filter(i=>e.has(
i))}const p=["error","exception","failed","crash","timeout","unstable","protocol","gep","prompt","audit","reusable","per\
f_bottleneck","user_feature_request","capability_gap","external_opportunity","stable_success_plateau"],g=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
S=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
l=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
t=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]},73734:function(C,a,s){Object.defineProperty(a,"__esMod\
ule",{value:!0}),a.readMemoryGraph=M;function f(){const O=s(7723);return f=function(){return O},O}function m(){const O=s(
41895);return m=function(){return O},O}const N=2e3,I=f().object({type:f().literal("MemoryGraphEvent")}),R=f().object({type:f().
literal("MemoryGraphEvent"),kind:f().literal("outcome"),ts:f().string().optional().catch(void 0),signal:f().object({key:f().
string().optional().catch(void 0),signals:f().array(f().string()).catch([])}).catch({signals:[]}),gene:f().object({id:f().
string().min(1)}),capsule:f().object({id:f().string()}).optional().catch(void 0),capsule_id:f().string().optional().catch(
void 0),capsules:f().object({used:f().array(f().string())}).optional().catch(void 0),outcome:f().object({status:f().enum(
["success","failed"])})});function M(O,v){const c=O.split(`
`).map((p,g)=>({line:p.trim(),number:g+1})).filter(({line:p})=>p!=="").slice(-N).map(({line:p,number:g})=>w(p,`${v}:${g}`));
if(c.length>0&&!c.some(p=>I.safeParse(p).success))throw new(m()).GateError("input_invalid",`${v} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return c.flatMap(p=>{const g=R.safeParse(p);if(!g.success)
return[];const{ts:S,signal:l,gene:t,outcome:n,capsule:e,capsule_id:i,capsules:u}=g.data,y=[e?.id,i,...u?.used??[]].flatMap(
$=>$??[]),E=Date.parse(S??"");return{gene:t.id,...y.length>0&&{capsules:y},success:n.status==="success",signals:l.signals,
key:l.key??"(none)",at:Number.isNaN(E)?void 0:E}})}function w(O,v){try{return JSON.parse(O)}catch(d){throw new(m()).GateError(
"input_invalid",`Cannot read the memory graph: ${v} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:d})}}},98239:function(C,a,s){Object.defineProperty(a,"__esModule",{value:!0}),a.adviseFrom=v;function f(){
const l=s(59490);return f=function(){return l},l}function m(){const l=s(15964);return m=function(){return l},l}const N=.34,
I={alike:30,prior:45},R=1440*60*1e3,M={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},w={beside:.12,alone:.4},
O=6;function v(l,t,n,e){const i=new Set((0,m().normalizeSignals)(t)),u=[...new Set(n)].map($=>d($,l.filter(D=>D.gene===$),
i,e)),y=u.filter(p).map(({gene:$})=>$),[E]=u.filter($=>$.successes>0&&!p($)).sort(($,D)=>D.score-$.score);return{preferred:E?.
gene,banned:new Set(y),explanation:[...E?[`memory_prefer:${E.gene}`]:[],...y.length>0?[`memory_ban:${y.slice(0,O).join("\
,")}`]:[],...E?[`gene_prior:${E.prior.value.toFixed(3)}`]:[]]}}function d(l,t,n,e){const i=[...(0,f().groupBy)(t,({key:E})=>E).
values()].flatMap(E=>{const $=g(E,n);if($<N)return[];const{value:D,attempts:z}=c(E,I.alike,e);return{value:D*$,attempts:z}}),
u={value:Math.max(0,...i.map(({value:E})=>E)),attempts:Math.max(0,...i.map(({attempts:E})=>E))},y=c(t,I.prior,e);return{
gene:l,successes:t.filter(({success:E})=>E).length,alike:u,prior:y,score:u.value>0?u.value+y.value*w.beside:y.value*w.alone}}
function c(l,t,n){const e=l.length;if(e===0)return{value:0,attempts:e};const i=l.filter(({success:E})=>E).length,u=l.reduce(
(E,{at:$})=>Math.max(E,$??n),0),y=Math.max(0,(n-u)/R);return{value:(i+1)/(e+2)*.5**(y/t),attempts:e}}function p({alike:l,
prior:t}){return l.attempts>=M.alike.attempts&&l.value<M.alike.below||l.attempts<M.alike.attempts&&t.attempts>=M.prior.attempts&&
t.value<M.prior.below}function g([l],t){return l?.key===[...t].sort().join("|")?1:S(t,new Set((0,m().normalizeSignals)(l?.
signals??[])))}function S(l,t){if(l.size===0&&t.size===0)return 1;const n=[...l].filter(e=>t.has(e)).length;return n/(l.
size+t.size-n)}},15964:function(C,a,s){Object.defineProperty(a,"__esModule",{value:!0}),a.compilePattern=N,a.errorSignature=
g,a.matchesSignals=I,a.normalizeErrorText=p,a.normalizeSignals=S;function f(){const t=s(86750);return f=function(){return t},
t}function m(){const t=s(72720);return m=function(){return t},t}function N(t){const n=R(t),e=g(t);return e===void 0?n:{...n,
matches:i=>g(i)===e||n.matches(i)}}function I(t,n){return n.some(N(t).matches)}function R(t){const n=t.lastIndexOf("/");
if(t.startsWith("/")&&n>0){const e=t.slice(1,n),i=t.slice(n+1);return M(e,i)?w(e,i,t):O([t])}return!t.startsWith("/")&&t.
includes("|")?O(t.split("|").map(e=>e.trim())):O([t])}function M(t,n){try{return new RegExp(t,n),!0}catch{return!1}}function w(t,n,e){
const i=f().RE2JS.translateRegExp(t),u=(0,m().compileLinear)(n.includes("y")?`\\A(?:${i})`:i,{ignoreCase:n===""||n.includes(
"i"),multiline:n.includes("m"),dotAll:n.includes("s")});return"error"in u?{...O([e]),unsupported:u.error}:{matches:y=>u.
matches(y)}}function O(t){const n=t.filter(e=>e!=="").map(e=>e.toLowerCase());return{matches:e=>n.some(i=>e.toLowerCase().
includes(i))}}const v="errsig:",d="errsig_norm:",c=220;function p(t){return t.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,c)}function g(t){const n=t.trim();if(n.startsWith(v)){const e=p(n.slice(v.length));return e===""?void 0:`${d}${l(
e)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(n)?n.toLowerCase():void 0}function S(t){return t.flatMap(n=>{const e=n.trim(),
i=e.startsWith(v)?g(e):e;return i?[i]:[]})}function l(t){let n=2166136261;for(let e=0;e<t.length;e+=1)n=Math.imul(n^t.charCodeAt(
e),16777619);return(n>>>0).toString(16).padStart(8,"0")}},88817:function(C,a,s){Object.defineProperty(a,"__esModule",{value:!0}),
a.optionOf=g,a.select=M;function f(){const t=s(27199);return f=function(){return t},t}function m(){const t=s(98239);return m=
function(){return t},t}function N(){const t=s(15964);return N=function(){return t},t}const I=4,R="ban_gene:";function M({
options:t,signals:n,memory:e}){const i=(A,L)=>{const o=t.filter(P=>P.kind===A).map(({id:P})=>P);return e&&(0,m().adviseFrom)(
L,n,o,e.now)},u=e?.experiences??[],y=i("gene",u),E=u.flatMap(({capsules:A=[],...L})=>A.map(o=>({...L,gene:o}))),$=i("cap\
sule",E),D=new Set([...y?.banned??[],...w(n)]),z=d(t,n).filter(({id:A,kind:L,gene:o})=>(o===void 0||!D.has(o))&&!(L==="c\
apsule"&&$?.banned.has(A))),W=({id:A,kind:L,gene:o})=>L==="capsule"&&A===$?.preferred?2:o!==void 0&&o===y?.preferred?1:0,
k=z.toSorted((A,L)=>W(L)-W(A)).slice(0,1+I),[x,...J]=k;return{selector:{selected:x?.id??null,reason:O(x,n,[...x?.id===$?.
preferred?$?.explanation??[]:[],...y?.explanation??[]]),alternatives:J.map(({id:A})=>A)},candidates:k}}function w(t){return t.
filter(n=>n.startsWith(R)).map(n=>n.slice(R.length))}function O(t,n,e){return[...v(t),...n.length>0?[`signals: ${n.join(
", ")}`]:[],...e.length>0?[`memory_graph: ${e.join(" | ")}`]:[]]}function v(t){return t===void 0?["no matching gene foun\
d; new gene may be required"]:t.kind==="gene"?["signals match gene.signals_match"]:["signals match capsule.trigger",...t.
gene===void 0?[]:[`capsule.gene: ${t.gene}`]]}function d(t,n){return t.map(e=>{const i=e.patterns.filter(u=>(0,N().matchesSignals)(
u,n));return{...e,matched:i,score:i.length*e.weight}}).filter(({score:e})=>e>0).sort((e,i)=>e.score===i.score?0:e.score<
i.score?1:-1)}const c="gene_distilled_",p=.8;function g({type:t,id:n,value:e}){if(t==="Gene"){const D=n.startsWith(c)?p:
1;return{kind:"gene",id:n,gene:n,patterns:S(e.signals_match),weight:D}}const i=(0,f().isJsonObject)(e.outcome)&&e.outcome.
status==="failed";if(t!=="Capsule"||i)return;const{gene:u,trigger:y,confidence:E,success_streak:$}=e;return{kind:"capsul\
e",id:n,gene:typeof u=="string"?u:void 0,patterns:S(y),weight:Math.min(1,l(E))*Math.max(1,l($))}}function S(t){return Array.
isArray(t)?t.filter(n=>typeof n=="string"):[]}function l(t){return typeof t=="number"?Math.max(0,t):0}}};
