"use strict";exports.id=922,exports.ids=[922],exports.modules={78114:((L,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.UNREAD=
l.INCOMPLETE=void 0,l.ambiguousFiles=w,l.isIncomplete=p,l.markBefore=O;const i=l.UNREAD=new Set(["file-too-large","file-\
not-utf8","too-many","not-judged"]),u=l.INCOMPLETE=new Set([...i,"file-not-json","json-too-deep"]);function p({problems:a}){
return a.some(({rule:s})=>u.has(s))}const b=new Set(["file-too-large","file-not-utf8","file-not-regular","file-not-json",
"json-too-deep","too-many","duplicate-key","forbidden-key"]);function w(a){return new Set(a.filter(({rule:s})=>b.has(s)).
map(({location:s})=>s.path))}const E=new Set(["not-an-asset","missing-id","duplicate-id","duplicate-copy"]);function O(a,s,y,t){
const o=new Set(y.map(({asset:r})=>r.id)),e=new Map;for(const r of s){const g=h(r,r.location.path);e.set(g,(e.get(g)??0)+
1)}return a.map(r=>{const{rule:g,id:f,location:c}=r,m=h(r,t.get(c.path)??c.path),d=e.get(m)??0;return!E.has(g)||d===0||f!==
void 0&&o.has(f)?r:(e.set(m,d-1),{...r,before:!0})})}function h({rule:a,id:s,detail:y},t){return JSON.stringify([a,t,s,y.
replace(/\d+/g,"#")])}}),19922:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.selectVerb=void 0;function u(){
const n=i(76760);return u=function(){return n},n}function p(){const n=i(63314);return p=function(){return n},n}function b(){
const n=i(81456);return b=function(){return n},n}function w(){const n=i(64385);return w=function(){return n},n}function E(){
const n=i(78114);return E=function(){return n},n}function O(){const n=i(41895);return O=function(){return n},n}function h(){
const n=i(73388);return h=function(){return n},n}function a(){const n=i(94853);return a=function(){return n},n}function s(){
const n=i(74238);return s=function(){return n},n}function y(){const n=i(53010);return y=function(){return n},n}function t(){
const n=i(10289);return t=function(){return n},n}function o(){const n=i(52324);return o=function(){return n},n}function e(){
const n=i(94965);return e=function(){return n},n}function r(){const n=i(91147);return r=function(){return n},n}function g(){
const n=i(73734);return g=function(){return n},n}function f(){const n=i(63141);return f=function(){return n},n}function c(){
const n=i(15964);return c=function(){return n},n}function m(){const n=i(88817);return m=function(){return n},n}function d(){
const n=i(82256);return d=function(){return n},n}const S=4*1024*1024,T=(n,N)=>new(p()).Command("select").option("--genes\
 <file>","file with the genes (default: all genes and capsules of the repository)").option("--capsules <file>","file wit\
h capsules").option(...d().REPO_OPTION).option("--memory <file>","memory graph; past outcomes prefer or ban genes").option(
"--signals <list>","comma-separated signals, or a JSON array").addOption(new(p()).Option("--log <file>","extract the sig\
nals from a log or an instruction").conflicts("signals")).addOption((0,d().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async P=>{const $=await M(P,n);n.print(P.format==="json"?`${(0,t().json)($.selector)}
`:(0,o().renderSelection)($,n),P.format),N(0)});l.selectVerb=T;async function M(n,N){const P=await v(n,N),{genes:$,capsules:j}=n,
R=n.memory===void 0?void 0:(0,g().readMemoryGraph)(await F(n.memory,N),n.memory),A=[...$===void 0?await z(n,N):await D($,
"gene",N),...j===void 0?[]:await D(j,"capsule",N)];return N.note(A.flatMap(I).join("")),(0,m().select)({options:A,signals:P,
...R&&{memory:{experiences:R,now:Date.now()}}})}function I({id:n,patterns:N}){return N.flatMap(P=>{const{unsupported:$}=(0,c().
compilePattern)(P);if($===void 0)return[];const[j,R]=[n,P].map(A=>(0,t().terminal)((0,e().clip)(A,100)));return`note: ${j}\
: ${R} is matched as plain text: ${(0,t().terminal)($)}
`})}async function v({signals:n,log:N},P){if(N!==void 0)return(0,r().extractSignals)(await F(N,P));const $=(n===void 0?[]:
x(n)).map(j=>j.trim()).filter(j=>j!=="");if($.length>0)return $;throw new(O()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function x(n){if(!n.
trimStart().startsWith("["))return n.split(",");try{const N=JSON.parse(n);if(Array.isArray(N)&&N.every(P=>typeof P=="str\
ing"))return N}catch{}throw new(O()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function F(n,N){const P=await N.
readInput(n);if(P.length<=S)return P.toString("utf8");throw new(O()).GateError("input_invalid",`${n} has ${P.length} byt\
es; the limit is ${S}.`,"Pass its newest part, for example with: tail -c 4000000")}const W=(0,b().assetLimits)(a().DEFAULT_POLICY.
assets.max_file_bytes);async function z({repo:n,capsules:N},{cwd:P,env:$}){const j=(0,u().resolve)(P,n);return(0,y().withSourceTree)(
j,$,async R=>{const{policy:A}=await(0,s().loadPolicy)(R,R.label),k=[];for(const G of(0,d().storeFiles)(R,A,j)){const{assets:C}=_(
G,await R.read(G));k.push(...C.flatMap(B=>(0,f().optionOf)(B)??[]))}return k.filter(({kind:G})=>G==="gene"||N===void 0)})}
function _(n,N){const P=(0,w().readAssetFile)(n,N,W),$=P.problems.find(({rule:A})=>E().INCOMPLETE.has(A));if($===void 0)
return P;const{line:j,column:R}=$.location;throw new(O()).GateError("input_invalid",`${(0,h().inputName)(n)} cannot be r\
ead completely: ${j}:${R}: ${$.detail}.`,`Run gene-gate audit ${n} to list all its problems.`)}async function D(n,N,P){const $=await P.
readInput(n),{assets:j,problems:R}=_(n,$),A=N==="gene"?"Gene":"Capsule",k=j.filter(({type:C})=>C===A);if(k.length>0)return k.
flatMap(C=>(0,f().optionOf)(C)??[]);const G=R.find(({rule:C})=>C==="not-an-asset")?.detail;if(j.length===0&&G===void 0&&
!/"type"\s*:/.test($.toString()))return[];throw new(O()).GateError("input_invalid",`${n} contains no ${A}${G===void 0?"":
`: ${G}`}.`,`Pass a file with ${N}s, such as assets/gep/${N}s.json.`)}}),82256:((L,l,i)=>{Object.defineProperty(l,"__esM\
odule",{value:!0}),l.REPO_OPTION=l.POLICY_OPTION=void 0,l.formatOption=y,l.inRepository=o,l.profileOption=s,l.storeFiles=
e,l.withJudgingOptions=h;function u(){const r=i(76760);return u=function(){return r},r}function p(){const r=i(63314);return p=
function(){return r},r}function b(){const r=i(18744);return b=function(){return r},r}function w(){const r=i(41895);return w=
function(){return r},r}function E(){const r=i(80068);return E=function(){return r},r}function O(){const r=i(96402);return O=
function(){return r},r}function h(r){return r.option(...a).option("--no-policy","use the built-in policy").addOption(s()).
addOption(y())}const a=l.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function s(){
return new(p()).Option("--profile <name>","profile for commands").choices(E().PROFILE_NAMES)}function y(){return new(p()).
Option("--format <name>","output format").choices(["text","json"]).default("text")}const t=l.REPO_OPTION=["--repo <dir>",
"directory in the working tree","."];async function o({repo:r},{cwd:g,env:f},c){const m=await(0,O().openRepository)((0,u().
resolve)(g,r),f);try{return await c(m)}finally{await m.close()}}function e(r,g,f){const c=(0,b().assetPathsIn)(r,g);if(c.
length>0)return c;throw new(w()).GateError("usage",`${f} has no asset files.`,"Use --repo with the repository, or name t\
he files.")}}),53010:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.withSourceTree=a;function u(){const s=i(
51455);return u=function(){return s},s}function p(){const s=i(41895);return p=function(){return s},s}function b(){const s=i(
67147);return b=function(){return s},s}function w(){const s=i(48741);return w=function(){return s},s}function E(){const s=i(
96402);return E=function(){return s},s}function O(){const s=i(35720);return O=function(){return s},s}function h(){const s=i(
34397);return h=function(){return s},s}async function a(s,y,t,o=!1){const e=await(0,E().openRepository)(s,y).catch(async r=>{
if(!(r instanceof p().GateError&&r.code==="not_a_repository"&&(await(0,u().stat)(s).catch(()=>{}))?.isDirectory()))throw r});
if(e===void 0)return t((0,w().folderTree)(s),s);try{const r=`the ${o?"staged ":""}files of ${e.directory}`,g=o?h().snapshotIndex:
h().snapshotWorktree,f=await(0,O().readTree)(e,await g(e),{label:r});return await t((0,b().withAdditions)(f,(0,w().folderTree)(
e.directory),(0,b().additionsOf)()),e.directory,e)}finally{await e.close()}}}),34397:((L,l,i)=>{Object.defineProperty(l,
"__esModule",{value:!0}),l.snapshotIndex=h,l.snapshotWorktree=O;function u(){const t=i(51455);return u=function(){return t},
t}function p(){const t=i(76760);return p=function(){return t},t}function b(){const t=i(41895);return b=function(){return t},
t}function w(){const t=i(96681);return w=function(){return t},t}const E=Buffer.from([0]);async function O(t){const o=await y(
t);return await o(["update-index","-z","--index-info"],await a(t)),await o(["add","--all","--","."]),(await o(["write-tr\
ee"])).toString().trim()}async function h(t){const o=(0,p().join)(await(0,u().mkdtemp)((0,p().join)(t.temporary,"index-")),
"index");await(0,u().copyFile)(t.index,o).catch(r=>{if(r.code!=="ENOENT")throw r});const e={...t.privateStore,GIT_INDEX_FILE:o};
return(await t.user(["write-tree"],{env:e})).toString().trim()}async function a(t){const o=[];for(const e of(0,w().splitNul)(
await t.user(["ls-files","-t","--stage","-z"]))){const r=e[0]===83,g=e.subarray(e.indexOf(9)+1);if(r&&!await s(t,g))throw new(b()).
GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,w().decodePath)(g))}`,"Run git sparse\
-checkout disable, or gate a commit (without --worktree).");o.push(e.subarray(2),E)}return Buffer.concat(o)}async function s({
directory:t},o){return(0,u().lstat)(Buffer.concat([Buffer.from(`${t}/`),o])).then(()=>!0,e=>{if(e.code==="ENOENT"||e.code===
"ENOTDIR")return!1;throw new(b()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,w().decodePath)(o))} (${e.
code})`,"Check the permissions of the directories above the file.",{cause:e})})}async function y(t){const o=await(0,u().
mkdtemp)((0,p().join)(t.temporary,"index-")),e={...t.privateStore,GIT_INDEX_FILE:(0,p().join)(o,"index")};return(r,g)=>t.
user(r,{env:e,...g&&{input:g}})}}),52324:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.renderSelection=E;
function u(){const h=i(94965);return u=function(){return h},h}function p(){const h=i(31626);return p=function(){return h},
h}const b=60,w=6;function E({selector:h,candidates:a},s){const y=(0,p().layoutOf)({...s,verbose:!1}),[t,...o]=a;return`${[
...t?O("selected",t,y):(0,p().prose)(y,"selected","nothing",{label:"caution"}),"",...h.reason.flatMap((r,g)=>(0,p().prose)(
y,g===0?"why":"",r)),...o.length>0?[""]:[],...o.flatMap((r,g)=>O(g===0?"others":"",r,y))].join(`
`)}
`}function O(h,a,s){const{kind:y,id:t,gene:o,matched:e,patterns:r,score:g}=a,f=e.slice(0,w).map(d=>(0,u().clip)(d,b)),c=e.
length-f.length,m=y==="capsule"&&o!==void 0?`, reuses ${o}`:"";return[...(0,p().prose)(s,h,`${t} (${y}${m})`,{label:h===
"selected"?"good":"quiet"}),...(0,p().prose)(s,"",`score ${Number(g.toFixed(3))}: ${e.length} of ${(0,u().count)(r.length,
"pattern")}: ${f.join(", ")}${c>0?` and ${c} more`:""}`,{text:"quiet"})]}}),34915:((L,l)=>{Object.defineProperty(l,"__es\
Module",{value:!0}),l.errorSignature=w,l.normalizeErrorText=b,l.normalizeSignals=E;const i="errsig:",u="errsig_norm:",p=220;
function b(h){return h.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").
replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,p)}function w(h){const a=h.trim();
if(a.startsWith(i)){const s=b(a.slice(i.length));return s===""?void 0:`${u}${O(s)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(
a)?a.toLowerCase():void 0}function E(h){return h.flatMap(a=>{const s=a.trim(),y=s.startsWith(i)?w(s):s;return y?[y]:[]})}
function O(h){let a=2166136261;for(let s=0;s<h.length;s+=1)a=Math.imul(a^h.charCodeAt(s),16777619);return(a>>>0).toString(
16).padStart(8,"0")}}),91147:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.extractSignals=E;function u(){
const c=i(34915);return u=function(){return c},c}const p={detail:260,snippet:200},b=3,w="stable_success_plateau";function E(c){
const m=c.split(/\r\n|[\n\r]/).map(S=>S.replace(/\s+/g," ").trim()).filter(S=>S!=="");if(m.length===0)return["session_lo\
gs_missing"];const d=[...O(m),...a(r,m),...s(m),...a(f,m),...t(m)];return d.length===0?[w]:[...new Set(d)]}function O(c){
const m=c.filter(T=>e.test(T)),[d]=m;if(d===void 0)return[];const S=h(m);return["log_error",`errsig:${d.slice(0,p.detail)}`,
...S.times<b?[]:["recurring_error",`recurring_errsig(${S.times}x):${S.line.slice(0,p.detail)}`]]}function h(c){const m=new Map;
for(const d of c){const S=(0,u().normalizeErrorText)(d),T=m.get(S)??{line:d,times:0};T.times+=1,m.set(S,T)}return[...m.values()].
reduce((d,S)=>S.times>d.times?S:d)}function a(c,m){return c.filter(([,d])=>m.some(S=>d.test(S))).map(([d])=>d)}function s(c){
return g.flatMap(([m,d])=>{const S=c.find(T=>d.test(T));return S===void 0?[]:[`${m}:${y(S,d)}`]})}function y(c,m){const d=Math.
max(0,c.search(m)-p.snippet/4);return c.slice(d,d+p.snippet).trim()}function t(c){const m=new Set(c.flatMap(d=>d.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return o.filter(d=>m.has(d))}const o=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],e=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
r=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
g=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
f=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]}),73734:((L,l,i)=>{Object.defineProperty(l,"__esModule",
{value:!0}),l.readMemoryGraph=O;function u(){const a=i(7723);return u=function(){return a},a}function p(){const a=i(41895);
return p=function(){return a},a}const b=2e3,w=u().object({type:u().literal("MemoryGraphEvent")}),E=u().object({type:u().
literal("MemoryGraphEvent"),kind:u().literal("outcome"),ts:u().string().optional().catch(void 0),signal:u().object({key:u().
string().optional().catch(void 0),signals:u().array(u().string()).catch([])}).catch({signals:[]}),gene:u().object({id:u().
string().min(1)}),capsule:u().object({id:u().string()}).optional().catch(void 0),capsule_id:u().string().optional().catch(
void 0),capsules:u().object({used:u().array(u().string())}).optional().catch(void 0),outcome:u().object({status:u().enum(
["success","failed"])})});function O(a,s){const t=a.split(`
`).map((o,e)=>({line:o.trim(),number:e+1})).filter(({line:o})=>o!=="").slice(-b).map(({line:o,number:e})=>h(o,`${s}:${e}`));
if(t.length>0&&!t.some(o=>w.safeParse(o).success))throw new(p()).GateError("input_invalid",`${s} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return t.flatMap(o=>{const e=E.safeParse(o);if(!e.success)
return[];const{ts:r,signal:g,gene:f,outcome:c,capsule:m,capsule_id:d,capsules:S}=e.data,T=[m?.id,d,...S?.used??[]].flatMap(
I=>I??[]),M=Date.parse(r??"");return{gene:f.id,...T.length>0&&{capsules:T},success:c.status==="success",signals:g.signals,
key:g.key??"(none)",at:Number.isNaN(M)?void 0:M}})}function h(a,s){try{return JSON.parse(a)}catch(y){throw new(p()).GateError(
"input_invalid",`Cannot read the memory graph: ${s} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:y})}}}),98239:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.adviseFrom=s;function u(){
const f=i(59490);return u=function(){return f},f}function p(){const f=i(34915);return p=function(){return f},f}const b=.34,
w={alike:30,prior:45},E=1440*60*1e3,O={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},h={beside:.12,alone:.4},
a=6;function s(f,c,m,d){const S=new Set((0,p().normalizeSignals)(c)),T=[...new Set(m)].map(v=>y(v,f.filter(x=>x.gene===v),
S,d)),M=T.filter(o).map(({gene:v})=>v),[I]=T.filter(v=>v.successes>0&&!o(v)).sort((v,x)=>x.score-v.score);return{preferred:I?.
gene,banned:new Set(M),explanation:[...I?[`memory_prefer:${I.gene}`]:[],...M.length>0?[`memory_ban:${M.slice(0,a).join("\
,")}`]:[],...I?[`gene_prior:${I.prior.value.toFixed(3)}`]:[]]}}function y(f,c,m,d){const S=e(c).flatMap(I=>{const v=r(I,
m);if(v<b)return[];const{value:x,attempts:F}=t(I,w.alike,d);return{value:x*v,attempts:F}}),T={value:Math.max(0,...S.map(
({value:I})=>I)),attempts:Math.max(0,...S.map(({attempts:I})=>I))},M=t(c,w.prior,d);return{gene:f,successes:c.filter(({success:I})=>I).
length,alike:T,prior:M,score:T.value>0?T.value+M.value*h.beside:M.value*h.alone}}function t(f,c,m){const d=f.length;if(d===
0)return{value:0,attempts:d};const S=f.filter(({success:I})=>I).length,T=f.reduce((I,{at:v})=>Math.max(I,v??m),0),M=Math.
max(0,(m-T)/E);return{value:(S+1)/(d+2)*.5**(M/c),attempts:d}}function o({alike:f,prior:c}){return f.attempts>=O.alike.attempts&&
f.value<O.alike.below||f.attempts<O.alike.attempts&&c.attempts>=O.prior.attempts&&c.value<O.prior.below}function e(f){return[
...(0,u().groupBy)(f,({key:c})=>c).values()]}function r([f],c){return f?.key===[...c].sort().join("|")?1:g(c,new Set((0,p().
normalizeSignals)(f?.signals??[])))}function g(f,c){if(f.size===0&&c.size===0)return 1;const m=[...f].filter(d=>c.has(d)).
length;return m/(f.size+c.size-m)}}),63141:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.optionOf=w;function u(){
const a=i(27199);return u=function(){return a},a}const p="gene_distilled_",b=.8;function w({type:a,id:s,value:y}){if(a===
"Gene"){const g=s.startsWith(p)?b:1;return{kind:"gene",id:s,gene:s,patterns:E(y.signals_match),weight:g}}if(a!=="Capsule"||
h(y.outcome))return;const{gene:t,trigger:o,confidence:e,success_streak:r}=y;return{kind:"capsule",id:s,gene:typeof t=="s\
tring"?t:void 0,patterns:E(o),weight:Math.min(1,O(e))*Math.max(1,O(r))}}function E(a){return Array.isArray(a)?a.filter(s=>typeof s==
"string"):[]}function O(a){return typeof a=="number"?Math.max(0,a):0}function h(a){return(0,u().isJsonObject)(a)&&a.status===
"failed"}}),15964:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.compilePattern=E,l.matchesSignals=O,l.signalOf=
w;function u(){const t=i(86750);return u=function(){return t},t}function p(){const t=i(72720);return p=function(){return t},
t}function b(){const t=i(34915);return b=function(){return t},t}function w(t){return{text:t,lowerCase:t.toLowerCase(),signature:(0,b().
errorSignature)(t)}}function E(t){const o=h(t),e=(0,b().errorSignature)(t);return e===void 0?o:{...o,matches:r=>r.signature===
e||o.matches(r)}}function O(t,o){const{matches:e}=E(t);return o.some(r=>e(w(r)))}function h(t){const o=t.lastIndexOf("/");
if(t.startsWith("/")&&o>0){const e=t.slice(1,o),r=t.slice(o+1);return a(e,r)?s(e,r,t):y([t])}return!t.startsWith("/")&&t.
includes("|")?y(t.split("|").map(e=>e.trim())):y([t])}function a(t,o){try{return new RegExp(t,o),!0}catch{return!1}}function s(t,o,e){
const r=u().RE2JS.translateRegExp(t),g=(0,p().compileLinear)(o.includes("y")?`\\A(?:${r})`:r,{ignoreCase:o===""||o.includes(
"i"),multiline:o.includes("m"),dotAll:o.includes("s")});return"error"in g?{...y([e]),unsupported:g.error}:{matches:({text:f})=>g.
matches(f)}}function y(t){const o=t.filter(e=>e!=="").map(e=>e.toLowerCase());return{matches:e=>o.some(r=>e.lowerCase.includes(
r))}}}),88817:((L,l,i)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.select=E;function u(){const t=i(98239);return u=
function(){return t},t}function p(){const t=i(15964);return p=function(){return t},t}const b=4,w="ban_gene:";function E({
options:t,signals:o,memory:e}){const r=e&&(0,u().adviseFrom)(e.experiences,o,t.filter(({kind:M})=>M==="gene").map(({id:M})=>M),
e.now),g=e&&O(t,o,e),f=new Set([...r?.banned??[],...h(o)]),c=y(t,o.map(p().signalOf)).filter(({id:M,kind:I,gene:v})=>(v===
void 0||!f.has(v))&&!(I==="capsule"&&g?.banned.has(M))),m=({id:M,kind:I,gene:v})=>I==="capsule"&&M===g?.preferred?2:v!==
void 0&&v===r?.preferred?1:0,d=c.toSorted((M,I)=>m(I)-m(M)).slice(0,1+b),[S,...T]=d;return{selector:{selected:S?.id??null,
reason:a(S,o,[...S?.id===g?.preferred?g?.explanation??[]:[],...r?.explanation??[]]),alternatives:T.map(({id:M})=>M)},candidates:d}}
function O(t,o,{experiences:e,now:r}){const g=t.filter(({kind:c})=>c==="capsule").map(({id:c})=>c),f=e.flatMap(({capsules:c=[],
...m})=>c.map(d=>({...m,gene:d})));return(0,u().adviseFrom)(f,o,g,r)}function h(t){return t.filter(o=>o.startsWith(w)).map(
o=>o.slice(w.length))}function a(t,o,e){return[...s(t),...o.length>0?[`signals: ${o.join(", ")}`]:[],...e.length>0?[`mem\
ory_graph: ${e.join(" | ")}`]:[]]}function s(t){return t===void 0?["no matching gene found; new gene may be required"]:t.
kind==="gene"?["signals match gene.signals_match"]:["signals match capsule.trigger",...t.gene===void 0?[]:[`capsule.gene\
: ${t.gene}`]]}function y(t,o){return t.map(e=>{const r=e.patterns.filter(g=>{const{matches:f}=(0,p().compilePattern)(g);
return o.some(f)});return{...e,matched:r,score:r.length*e.weight}}).filter(({score:e})=>e>0).sort((e,r)=>e.score===r.score?
0:e.score<r.score?1:-1)}})};
