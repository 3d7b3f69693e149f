"use strict";exports.id=922,exports.ids=[922],exports.modules={81456:((L,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.assetLimits=
i;function i(f){return{maxBytes:f,maxDepth:64,maxValues:1e6,maxAssets:5e4}}}),78114:((L,l)=>{Object.defineProperty(l,"__\
esModule",{value:!0}),l.UNREAD=l.INCOMPLETE=void 0,l.ambiguousFiles=b,l.isIncomplete=m,l.markBefore=w;const i=l.UNREAD=new Set(
["file-too-large","file-not-utf8","too-many","not-judged"]),f=l.INCOMPLETE=new Set([...i,"file-not-json","json-too-deep"]);
function m({problems:a}){return a.some(({rule:s})=>f.has(s))}const S=new Set(["file-too-large","file-not-utf8","file-not\
-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function b(a){return new Set(a.filter(
({rule:s})=>S.has(s)).map(({location:s})=>s.path))}const E=new Set(["not-an-asset","missing-id","duplicate-id","duplicat\
e-copy"]);function w(a,s,y,t){const o=new Set(y.map(({asset:c})=>c.id)),e=new Map;for(const c of s){const h=g(c,c.location.
path);e.set(h,(e.get(h)??0)+1)}return a.map(c=>{const{rule:h,id:p,location:r}=c,d=g(c,t.get(r.path)??r.path),u=e.get(d)??
0;return!E.has(h)||u===0||p!==void 0&&o.has(p)?c:(e.set(d,u-1),{...c,before:!0})})}function g({rule:a,id:s,detail:y},t){
return JSON.stringify([a,t,s,y.replace(/\d+/g,"#")])}}),19922:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.selectVerb=void 0;function f(){const n=i(76760);return f=function(){return n},n}function m(){const n=i(63314);return m=
function(){return n},n}function S(){const n=i(81456);return S=function(){return n},n}function b(){const n=i(64385);return b=
function(){return n},n}function E(){const n=i(78114);return E=function(){return n},n}function w(){const n=i(41895);return w=
function(){return n},n}function g(){const n=i(73388);return g=function(){return n},n}function a(){const n=i(94853);return a=
function(){return n},n}function s(){const n=i(74238);return s=function(){return n},n}function y(){const n=i(53010);return y=
function(){return n},n}function t(){const n=i(10289);return t=function(){return n},n}function o(){const n=i(52324);return o=
function(){return n},n}function e(){const n=i(94965);return e=function(){return n},n}function c(){const n=i(91147);return c=
function(){return n},n}function h(){const n=i(73734);return h=function(){return n},n}function p(){const n=i(63141);return p=
function(){return n},n}function r(){const n=i(15964);return r=function(){return n},n}function d(){const n=i(88817);return d=
function(){return n},n}function u(){const n=i(82256);return u=function(){return n},n}const O=4*1024*1024,P=(n,M)=>new(m()).
Command("select").option("--genes <file>","file with the genes (default: all genes and capsules of the repository)").option(
"--capsules <file>","file with capsules").option(...u().REPO_OPTION).option("--memory <file>","memory graph; past outcom\
es prefer or ban genes").option("--signals <list>","comma-separated signals, or a JSON array").addOption(new(m()).Option(
"--log <file>","extract the signals from a log or an instruction").conflicts("signals")).addOption((0,u().formatOption)()).
addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async T=>{const $=await N(T,n),j=()=>(0,o().renderSelection)($,n);(0,u().printAnswer)($.selector,j,T.
format,n),M(0)});l.selectVerb=P;async function N(n,M){const T=await v(n,M),{genes:$,capsules:j}=n,R=n.memory===void 0?void 0:
(0,h().readMemoryGraph)(await k(n.memory,M),n.memory),A=[...$===void 0?await z(n,M):await D($,"gene",M),...j===void 0?[]:
await D(j,"capsule",M)];return M.note(A.flatMap(I).join("")),(0,d().select)({options:A,signals:T,...R&&{memory:{experiences:R,
now:Date.now()}}})}function I({id:n,patterns:M}){return M.flatMap(T=>{const{unsupported:$}=(0,r().compilePattern)(T);if($===
void 0)return[];const[j,R]=[n,T].map(A=>(0,t().terminal)((0,e().clip)(A,100)));return`note: ${j}: ${R} is matched as pla\
in text: ${(0,t().terminal)($)}
`})}async function v({signals:n,log:M},T){if(M!==void 0)return(0,c().extractSignals)(await k(M,T));const $=(n===void 0?[]:
x(n)).map(j=>j.trim()).filter(j=>j!=="");if($.length>0)return $;throw new(w()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function x(n){if(!n.
trimStart().startsWith("["))return n.split(",");try{const M=JSON.parse(n);if(Array.isArray(M)&&M.every(T=>typeof T=="str\
ing"))return M}catch{}throw new(w()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function k(n,M){const T=await M.
readInput(n);if(T.length<=O)return T.toString("utf8");throw new(w()).GateError("input_invalid",`${n} has ${T.length} byt\
es; the limit is ${O}.`,"Pass its newest part, for example with: tail -c 4000000")}const W=(0,S().assetLimits)(a().DEFAULT_POLICY.
assets.max_file_bytes);async function z({repo:n,capsules:M},{cwd:T,env:$}){const j=(0,f().resolve)(T,n);return(0,y().withSourceTree)(
j,$,async R=>{const{policy:A}=await(0,s().loadPolicy)(R,R.label),C=[];for(const G of(0,u().storeFiles)(R,A,j)){const{assets:_}=F(
G,await R.read(G));C.push(..._.flatMap(B=>(0,p().optionOf)(B)??[]))}return C.filter(({kind:G})=>G==="gene"||M===void 0)})}
function F(n,M){const T=(0,b().readAssetFile)(n,M,W),$=T.problems.find(({rule:A})=>E().INCOMPLETE.has(A));if($===void 0)
return T;const{line:j,column:R}=$.location;throw new(w()).GateError("input_invalid",`${(0,g().inputName)(n)} cannot be r\
ead completely: ${j}:${R}: ${$.detail}.`,`Run gene-gate audit ${n} to list all its problems.`)}async function D(n,M,T){const $=await T.
readInput(n),{assets:j,problems:R}=F(n,$),A=M==="gene"?"Gene":"Capsule",C=j.filter(({type:_})=>_===A);if(C.length>0)return C.
flatMap(_=>(0,p().optionOf)(_)??[]);const G=R.find(({rule:_})=>_==="not-an-asset")?.detail;if(j.length===0&&G===void 0&&
!/"type"\s*:/.test($.toString()))return[];throw new(w()).GateError("input_invalid",`${n} contains no ${A}${G===void 0?"":
`: ${G}`}.`,`Pass a file with ${M}s, such as assets/gep/${M}s.json.`)}}),82256:((L,l,i)=>{Object.defineProperty(l,"__esM\
odule",{value:!0}),l.REPO_OPTION=l.POLICY_OPTION=void 0,l.formatOption=t,l.inRepository=h,l.printAnswer=e,l.profileOption=
y,l.storeFiles=p,l.textOptions=o,l.withJudgingOptions=a;function f(){const r=i(76760);return f=function(){return r},r}function m(){
const r=i(63314);return m=function(){return r},r}function S(){const r=i(18744);return S=function(){return r},r}function b(){
const r=i(41895);return b=function(){return r},r}function E(){const r=i(80068);return E=function(){return r},r}function w(){
const r=i(96402);return w=function(){return r},r}function g(){const r=i(10289);return g=function(){return r},r}function a(r){
return r.option(...s).option("--no-policy","use the built-in policy").addOption(y()).addOption(t())}const s=l.POLICY_OPTION=
["--policy <file>","policy file (default: the policy of the repository)"];function y(){return new(m()).Option("--profile\
 <name>","profile for commands").choices(E().PROFILE_NAMES)}function t(){return new(m()).Option("--format <name>","outpu\
t format").choices(["text","json"]).default("text")}function o({verbose:r=!1},{columns:d,colour:u}){return{columns:d,colour:u,
verbose:r}}function e(r,d,u,O){O.print(u==="json"?`${(0,g().json)(r)}
`:d(),u)}const c=l.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function h({repo:r},{cwd:d,env:u},O){
const P=await(0,w().openRepository)((0,f().resolve)(d,r),u);try{return await O(P)}finally{await P.close()}}function p(r,d,u){
const O=(0,S().assetPathsIn)(r,d);if(O.length>0)return O;throw new(b()).GateError("usage",`${u} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}}),53010:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.withSourceTree=a;function f(){const s=i(51455);return f=function(){return s},s}function m(){const s=i(41895);return m=
function(){return s},s}function S(){const s=i(67147);return S=function(){return s},s}function b(){const s=i(48741);return b=
function(){return s},s}function E(){const s=i(96402);return E=function(){return s},s}function w(){const s=i(35720);return w=
function(){return s},s}function g(){const s=i(34397);return g=function(){return s},s}async function a(s,y,t,o=!1){const e=await(0,E().
openRepository)(s,y).catch(async c=>{if(!(c instanceof m().GateError&&c.code==="not_a_repository"&&(await(0,f().stat)(s).
catch(()=>{}))?.isDirectory()))throw c});if(e===void 0)return t((0,b().folderTree)(s),s);try{const c=`the ${o?"staged ":
""}files of ${e.directory}`,h=o?g().snapshotIndex:g().snapshotWorktree,p=await(0,w().readTree)(e,await h(e),{label:c});return await t(
(0,S().withAdditions)(p,(0,b().folderTree)(e.directory),(0,S().additionsOf)()),e.directory,e)}finally{await e.close()}}}),
34397:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.snapshotIndex=g,l.snapshotWorktree=w;function f(){const t=i(
51455);return f=function(){return t},t}function m(){const t=i(76760);return m=function(){return t},t}function S(){const t=i(
41895);return S=function(){return t},t}function b(){const t=i(96681);return b=function(){return t},t}const E=Buffer.from(
[0]);async function w(t){const o=await y(t);return await o(["update-index","-z","--index-info"],await a(t)),await o(["ad\
d","--all","--","."]),(await o(["write-tree"])).toString().trim()}async function g(t){const o=(0,m().join)(await(0,f().mkdtemp)(
(0,m().join)(t.temporary,"index-")),"index");await(0,f().copyFile)(t.index,o).catch(c=>{if(c.code!=="ENOENT")throw c});const e={
...t.privateStore,GIT_INDEX_FILE:o};return(await t.user(["write-tree"],{env:e})).toString().trim()}async function a(t){const o=[];
for(const e of(0,b().splitNul)(await t.user(["ls-files","-t","--stage","-z"]))){const c=e[0]===83,h=e.subarray(e.indexOf(
9)+1);if(c&&!await s(t,h))throw new(S()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify(
(0,b().decodePath)(h))}`,"Run git sparse-checkout disable, or gate a commit (without --worktree).");o.push(e.subarray(2),
E)}return Buffer.concat(o)}async function s({directory:t},o){return(0,f().lstat)(Buffer.concat([Buffer.from(`${t}/`),o])).
then(()=>!0,e=>{if(e.code==="ENOENT"||e.code==="ENOTDIR")return!1;throw new(S()).GateError("file_unreadable",`Cannot exa\
mine ${JSON.stringify((0,b().decodePath)(o))} (${e.code})`,"Check the permissions of the directories above the file.",{cause:e})})}
async function y(t){const o=await(0,f().mkdtemp)((0,m().join)(t.temporary,"index-")),e={...t.privateStore,GIT_INDEX_FILE:(0,m().
join)(o,"index")};return(c,h)=>t.user(c,{env:e,...h&&{input:h}})}}),52324:((L,l,i)=>{Object.defineProperty(l,"__esModule",
{value:!0}),l.renderSelection=E;function f(){const g=i(94965);return f=function(){return g},g}function m(){const g=i(31626);
return m=function(){return g},g}const S=60,b=6;function E({selector:g,candidates:a},s){const y=(0,m().layoutOf)({...s,verbose:!1}),
[t,...o]=a;return`${[...t?w("selected",t,y):(0,m().prose)(y,"selected","nothing",{label:"caution"}),"",...g.reason.flatMap(
(c,h)=>(0,m().prose)(y,h===0?"why":"",c)),...o.length>0?[""]:[],...o.flatMap((c,h)=>w(h===0?"others":"",c,y))].join(`
`)}
`}function w(g,a,s){const{kind:y,id:t,gene:o,matched:e,patterns:c,score:h}=a,p=e.slice(0,b).map(u=>(0,f().clip)(u,S)),r=e.
length-p.length,d=y==="capsule"&&o!==void 0?`, reuses ${o}`:"";return[...(0,m().prose)(s,g,`${t} (${y}${d})`,{label:g===
"selected"?"good":"quiet"}),...(0,m().prose)(s,"",`score ${Number(h.toFixed(3))}: ${e.length} of ${(0,f().count)(c.length,
"pattern")}: ${p.join(", ")}${r>0?` and ${r} more`:""}`,{text:"quiet"})]}}),34915:((L,l)=>{Object.defineProperty(l,"__es\
Module",{value:!0}),l.errorSignature=b,l.normalizeErrorText=S,l.normalizeSignals=E;const i="errsig:",f="errsig_norm:",m=220;
function S(g){return g.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").
replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,m)}function b(g){const a=g.trim();
if(a.startsWith(i)){const s=S(a.slice(i.length));return s===""?void 0:`${f}${w(s)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(
a)?a.toLowerCase():void 0}function E(g){return g.flatMap(a=>{const s=a.trim(),y=s.startsWith(i)?b(s):s;return y?[y]:[]})}
function w(g){let a=2166136261;for(let s=0;s<g.length;s+=1)a=Math.imul(a^g.charCodeAt(s),16777619);return(a>>>0).toString(
16).padStart(8,"0")}}),91147:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.extractSignals=E;function f(){
const r=i(34915);return f=function(){return r},r}const m={detail:260,snippet:200},S=3,b="stable_success_plateau";function E(r){
const d=r.split(/\r\n|[\n\r]/).map(O=>O.replace(/\s+/g," ").trim()).filter(O=>O!=="");if(d.length===0)return["session_lo\
gs_missing"];const u=[...w(d),...a(c,d),...s(d),...a(p,d),...t(d)];return u.length===0?[b]:[...new Set(u)]}function w(r){
const d=r.filter(P=>e.test(P)),[u]=d;if(u===void 0)return[];const O=g(d);return["log_error",`errsig:${u.slice(0,m.detail)}`,
...O.times<S?[]:["recurring_error",`recurring_errsig(${O.times}x):${O.line.slice(0,m.detail)}`]]}function g(r){const d=new Map;
for(const u of r){const O=(0,f().normalizeErrorText)(u),P=d.get(O)??{line:u,times:0};P.times+=1,d.set(O,P)}return[...d.values()].
reduce((u,O)=>O.times>u.times?O:u)}function a(r,d){return r.filter(([,u])=>d.some(O=>u.test(O))).map(([u])=>u)}function s(r){
return h.flatMap(([d,u])=>{const O=r.find(P=>u.test(P));return O===void 0?[]:[`${d}:${y(O,u)}`]})}function y(r,d){const u=Math.
max(0,r.search(d)-m.snippet/4);return r.slice(u,u+m.snippet).trim()}function t(r){const d=new Set(r.flatMap(u=>u.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return o.filter(u=>d.has(u))}const o=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],e=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
c=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
h=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
p=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]}),73734:((L,l,i)=>{Object.defineProperty(l,"__esModule",
{value:!0}),l.readMemoryGraph=w;function f(){const a=i(7723);return f=function(){return a},a}function m(){const a=i(41895);
return m=function(){return a},a}const S=2e3,b=f().object({type:f().literal("MemoryGraphEvent")}),E=f().object({type:f().
literal("MemoryGraphEvent"),kind:f().literal("outcome"),ts:f().string().optional().catch(void 0),signal:f().object({key:f().
string().optional().catch(void 0),signals:f().array(f().string()).catch([])}).catch({signals:[]}),gene:f().object({id:f().
string().min(1)}),capsule:f().object({id:f().string()}).optional().catch(void 0),capsule_id:f().string().optional().catch(
void 0),capsules:f().object({used:f().array(f().string())}).optional().catch(void 0),outcome:f().object({status:f().enum(
["success","failed"])})});function w(a,s){const t=a.split(`
`).map((o,e)=>({line:o.trim(),number:e+1})).filter(({line:o})=>o!=="").slice(-S).map(({line:o,number:e})=>g(o,`${s}:${e}`));
if(t.length>0&&!t.some(o=>b.safeParse(o).success))throw new(m()).GateError("input_invalid",`${s} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return t.flatMap(o=>{const e=E.safeParse(o);if(!e.success)
return[];const{ts:c,signal:h,gene:p,outcome:r,capsule:d,capsule_id:u,capsules:O}=e.data,P=[d?.id,u,...O?.used??[]].flatMap(
I=>I??[]),N=Date.parse(c??"");return{gene:p.id,...P.length>0&&{capsules:P},success:r.status==="success",signals:h.signals,
key:h.key??"(none)",at:Number.isNaN(N)?void 0:N}})}function g(a,s){try{return JSON.parse(a)}catch(y){throw new(m()).GateError(
"input_invalid",`Cannot read the memory graph: ${s} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:y})}}}),98239:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.adviseFrom=s;function f(){
const p=i(59490);return f=function(){return p},p}function m(){const p=i(34915);return m=function(){return p},p}const S=.34,
b={alike:30,prior:45},E=1440*60*1e3,w={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},g={beside:.12,alone:.4},
a=6;function s(p,r,d,u){const O=new Set((0,m().normalizeSignals)(r)),P=[...new Set(d)].map(v=>y(v,p.filter(x=>x.gene===v),
O,u)),N=P.filter(o).map(({gene:v})=>v),[I]=P.filter(v=>v.successes>0&&!o(v)).sort((v,x)=>x.score-v.score);return{preferred:I?.
gene,banned:new Set(N),explanation:[...I?[`memory_prefer:${I.gene}`]:[],...N.length>0?[`memory_ban:${N.slice(0,a).join("\
,")}`]:[],...I?[`gene_prior:${I.prior.value.toFixed(3)}`]:[]]}}function y(p,r,d,u){const O=e(r).flatMap(I=>{const v=c(I,
d);if(v<S)return[];const{value:x,attempts:k}=t(I,b.alike,u);return{value:x*v,attempts:k}}),P={value:Math.max(0,...O.map(
({value:I})=>I)),attempts:Math.max(0,...O.map(({attempts:I})=>I))},N=t(r,b.prior,u);return{gene:p,successes:r.filter(({success:I})=>I).
length,alike:P,prior:N,score:P.value>0?P.value+N.value*g.beside:N.value*g.alone}}function t(p,r,d){const u=p.length;if(u===
0)return{value:0,attempts:u};const O=p.filter(({success:I})=>I).length,P=p.reduce((I,{at:v})=>Math.max(I,v??d),0),N=Math.
max(0,(d-P)/E);return{value:(O+1)/(u+2)*.5**(N/r),attempts:u}}function o({alike:p,prior:r}){return p.attempts>=w.alike.attempts&&
p.value<w.alike.below||p.attempts<w.alike.attempts&&r.attempts>=w.prior.attempts&&r.value<w.prior.below}function e(p){return[
...(0,f().groupBy)(p,({key:r})=>r).values()]}function c([p],r){return p?.key===[...r].sort().join("|")?1:h(r,new Set((0,m().
normalizeSignals)(p?.signals??[])))}function h(p,r){if(p.size===0&&r.size===0)return 1;const d=[...p].filter(u=>r.has(u)).
length;return d/(p.size+r.size-d)}}),63141:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.optionOf=b;function f(){
const a=i(27199);return f=function(){return a},a}const m="gene_distilled_",S=.8;function b({type:a,id:s,value:y}){if(a===
"Gene"){const h=s.startsWith(m)?S:1;return{kind:"gene",id:s,gene:s,patterns:E(y.signals_match),weight:h}}if(a!=="Capsule"||
g(y.outcome))return;const{gene:t,trigger:o,confidence:e,success_streak:c}=y;return{kind:"capsule",id:s,gene:typeof t=="s\
tring"?t:void 0,patterns:E(o),weight:Math.min(1,w(e))*Math.max(1,w(c))}}function E(a){return Array.isArray(a)?a.filter(s=>typeof s==
"string"):[]}function w(a){return typeof a=="number"?Math.max(0,a):0}function g(a){return(0,f().isJsonObject)(a)&&a.status===
"failed"}}),15964:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.compilePattern=E,l.matchesSignals=w,l.signalOf=
b;function f(){const t=i(86750);return f=function(){return t},t}function m(){const t=i(72720);return m=function(){return t},
t}function S(){const t=i(34915);return S=function(){return t},t}function b(t){return{text:t,lowerCase:t.toLowerCase(),signature:(0,S().
errorSignature)(t)}}function E(t){const o=g(t),e=(0,S().errorSignature)(t);return e===void 0?o:{...o,matches:c=>c.signature===
e||o.matches(c)}}function w(t,o){const{matches:e}=E(t);return o.some(c=>e(b(c)))}function g(t){const o=t.lastIndexOf("/");
if(t.startsWith("/")&&o>0){const e=t.slice(1,o),c=t.slice(o+1);return a(e,c)?s(e,c,t):y([t])}return!t.startsWith("/")&&t.
includes("|")?y(t.split("|").map(e=>e.trim())):y([t])}function a(t,o){try{return new RegExp(t,o),!0}catch{return!1}}function s(t,o,e){
const c=f().RE2JS.translateRegExp(t),h=(0,m().compileLinear)(o.includes("y")?`\\A(?:${c})`:c,{ignoreCase:o===""||o.includes(
"i"),multiline:o.includes("m"),dotAll:o.includes("s")});return"error"in h?{...y([e]),unsupported:h.error}:{matches:({text:p})=>h.
matches(p)}}function y(t){const o=t.filter(e=>e!=="").map(e=>e.toLowerCase());return{matches:e=>o.some(c=>e.lowerCase.includes(
c))}}}),88817:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.select=E;function f(){const t=i(98239);return f=
function(){return t},t}function m(){const t=i(15964);return m=function(){return t},t}const S=4,b="ban_gene:";function E({
options:t,signals:o,memory:e}){const c=e&&(0,f().adviseFrom)(e.experiences,o,t.filter(({kind:N})=>N==="gene").map(({id:N})=>N),
e.now),h=e&&w(t,o,e),p=new Set([...c?.banned??[],...g(o)]),r=y(t,o.map(m().signalOf)).filter(({id:N,kind:I,gene:v})=>(v===
void 0||!p.has(v))&&!(I==="capsule"&&h?.banned.has(N))),d=({id:N,kind:I,gene:v})=>I==="capsule"&&N===h?.preferred?2:v!==
void 0&&v===c?.preferred?1:0,u=r.toSorted((N,I)=>d(I)-d(N)).slice(0,1+S),[O,...P]=u;return{selector:{selected:O?.id??null,
reason:a(O,o,[...O?.id===h?.preferred?h?.explanation??[]:[],...c?.explanation??[]]),alternatives:P.map(({id:N})=>N)},candidates:u}}
function w(t,o,{experiences:e,now:c}){const h=t.filter(({kind:r})=>r==="capsule").map(({id:r})=>r),p=e.flatMap(({capsules:r=[],
...d})=>r.map(u=>({...d,gene:u})));return(0,f().adviseFrom)(p,o,h,c)}function g(t){return t.filter(o=>o.startsWith(b)).map(
o=>o.slice(b.length))}function a(t,o,e){return[...s(t),...o.length>0?[`signals: ${o.join(", ")}`]:[],...e.length>0?[`mem\
ory_graph: ${e.join(" | ")}`]:[]]}function s(t){return t===void 0?["no matching gene found; new gene may be required"]:t.
kind==="gene"?["signals match gene.signals_match"]:["signals match capsule.trigger",...t.gene===void 0?[]:[`capsule.gene\
: ${t.gene}`]]}function y(t,o){return t.map(e=>{const c=e.patterns.filter(h=>{const{matches:p}=(0,m().compilePattern)(h);
return o.some(p)});return{...e,matched:c,score:c.length*e.weight}}).filter(({score:e})=>e>0).sort((e,c)=>e.score===c.score?
0:e.score<c.score?1:-1)}})};
