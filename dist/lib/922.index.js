"use strict";exports.id=922,exports.ids=[922],exports.modules={81456:((L,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.assetLimits=
i;function i(c){return{maxBytes:c,maxDepth:64,maxValues:1e6,maxAssets:5e4}}}),78114:((L,u)=>{Object.defineProperty(u,"__\
esModule",{value:!0}),u.UNREAD=u.INCOMPLETE=void 0,u.ambiguousFiles=w,u.isIncomplete=p,u.markBefore=O;const i=u.UNREAD=new Set(
["file-too-large","file-not-utf8","too-many","not-judged"]),c=u.INCOMPLETE=new Set([...i,"file-not-json","json-too-deep"]);
function p({problems:a}){return a.some(({rule:s})=>c.has(s))}const b=new Set(["file-too-large","file-not-utf8","file-not\
-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function w(a){return new Set(a.filter(
({rule:s})=>b.has(s)).map(({location:s})=>s.path))}const E=new Set(["not-an-asset","missing-id","duplicate-id","duplicat\
e-copy"]);function O(a,s,y,t){const o=new Set(y.map(({asset:r})=>r.id)),n=new Map;for(const r of s){const g=h(r,r.location.
path);n.set(g,(n.get(g)??0)+1)}return a.map(r=>{const{rule:g,id:f,location:l}=r,m=h(r,t.get(l.path)??l.path),d=n.get(m)??
0;return!E.has(g)||d===0||f!==void 0&&o.has(f)?r:(n.set(m,d-1),{...r,before:!0})})}function h({rule:a,id:s,detail:y},t){
return JSON.stringify([a,t,s,y.replace(/\d+/g,"#")])}}),19922:((L,u,i)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.selectVerb=void 0;function c(){const e=i(76760);return c=function(){return e},e}function p(){const e=i(63314);return p=
function(){return e},e}function b(){const e=i(81456);return b=function(){return e},e}function w(){const e=i(64385);return w=
function(){return e},e}function E(){const e=i(78114);return E=function(){return e},e}function O(){const e=i(41895);return O=
function(){return e},e}function h(){const e=i(73388);return h=function(){return e},e}function a(){const e=i(94853);return a=
function(){return e},e}function s(){const e=i(74238);return s=function(){return e},e}function y(){const e=i(53010);return y=
function(){return e},e}function t(){const e=i(10289);return t=function(){return e},e}function o(){const e=i(52324);return o=
function(){return e},e}function n(){const e=i(94965);return n=function(){return e},e}function r(){const e=i(91147);return r=
function(){return e},e}function g(){const e=i(73734);return g=function(){return e},e}function f(){const e=i(63141);return f=
function(){return e},e}function l(){const e=i(15964);return l=function(){return e},e}function m(){const e=i(88817);return m=
function(){return e},e}function d(){const e=i(82256);return d=function(){return e},e}const S=4*1024*1024,v=(e,M)=>new(p()).
Command("select").option("--genes <file>","file with the genes (default: all genes and capsules of the repository)").option(
"--capsules <file>","file with capsules").option(...d().REPO_OPTION).option("--memory <file>","memory graph; past outcom\
es prefer or ban genes").option("--signals <list>","comma-separated signals, or a JSON array").addOption(new(p()).Option(
"--log <file>","extract the signals from a log or an instruction").conflicts("signals")).addOption((0,d().formatOption)()).
addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async P=>{const $=await N(P,e);e.print(P.format==="json"?`${(0,t().json)($.selector)}
`:(0,o().renderSelection)($,e),P.format),M(0)});u.selectVerb=v;async function N(e,M){const P=await T(e,M),{genes:$,capsules:j}=e,
R=e.memory===void 0?void 0:(0,g().readMemoryGraph)(await k(e.memory,M),e.memory),A=[...$===void 0?await z(e,M):await D($,
"gene",M),...j===void 0?[]:await D(j,"capsule",M)];return M.note(A.flatMap(I).join("")),(0,m().select)({options:A,signals:P,
...R&&{memory:{experiences:R,now:Date.now()}}})}function I({id:e,patterns:M}){return M.flatMap(P=>{const{unsupported:$}=(0,l().
compilePattern)(P);if($===void 0)return[];const[j,R]=[e,P].map(A=>(0,t().terminal)((0,n().clip)(A,100)));return`note: ${j}\
: ${R} is matched as plain text: ${(0,t().terminal)($)}
`})}async function T({signals:e,log:M},P){if(M!==void 0)return(0,r().extractSignals)(await k(M,P));const $=(e===void 0?[]:
_(e)).map(j=>j.trim()).filter(j=>j!=="");if($.length>0)return $;throw new(O()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function _(e){if(!e.
trimStart().startsWith("["))return e.split(",");try{const M=JSON.parse(e);if(Array.isArray(M)&&M.every(P=>typeof P=="str\
ing"))return M}catch{}throw new(O()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function k(e,M){const P=await M.
readInput(e);if(P.length<=S)return P.toString("utf8");throw new(O()).GateError("input_invalid",`${e} has ${P.length} byt\
es; the limit is ${S}.`,"Pass its newest part, for example with: tail -c 4000000")}const W=(0,b().assetLimits)(a().DEFAULT_POLICY.
assets.max_file_bytes);async function z({repo:e,capsules:M},{cwd:P,env:$}){const j=(0,c().resolve)(P,e);return(0,y().withSourceTree)(
j,$,async R=>{const{policy:A}=await(0,s().loadPolicy)(R,R.label),C=[];for(const G of(0,d().storeFiles)(R,A,j)){const{assets:x}=F(
G,await R.read(G));C.push(...x.flatMap(B=>(0,f().optionOf)(B)??[]))}return C.filter(({kind:G})=>G==="gene"||M===void 0)})}
function F(e,M){const P=(0,w().readAssetFile)(e,M,W),$=P.problems.find(({rule:A})=>E().INCOMPLETE.has(A));if($===void 0)
return P;const{line:j,column:R}=$.location;throw new(O()).GateError("input_invalid",`${(0,h().inputName)(e)} cannot be r\
ead completely: ${j}:${R}: ${$.detail}.`,`Run gene-gate audit ${e} to list all its problems.`)}async function D(e,M,P){const $=await P.
readInput(e),{assets:j,problems:R}=F(e,$),A=M==="gene"?"Gene":"Capsule",C=j.filter(({type:x})=>x===A);if(C.length>0)return C.
flatMap(x=>(0,f().optionOf)(x)??[]);const G=R.find(({rule:x})=>x==="not-an-asset")?.detail;if(j.length===0&&G===void 0&&
!/"type"\s*:/.test($.toString()))return[];throw new(O()).GateError("input_invalid",`${e} contains no ${A}${G===void 0?"":
`: ${G}`}.`,`Pass a file with ${M}s, such as assets/gep/${M}s.json.`)}}),82256:((L,u,i)=>{Object.defineProperty(u,"__esM\
odule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=void 0,u.formatOption=y,u.inRepository=o,u.profileOption=s,u.storeFiles=
n,u.withJudgingOptions=h;function c(){const r=i(76760);return c=function(){return r},r}function p(){const r=i(63314);return p=
function(){return r},r}function b(){const r=i(18744);return b=function(){return r},r}function w(){const r=i(41895);return w=
function(){return r},r}function E(){const r=i(80068);return E=function(){return r},r}function O(){const r=i(96402);return O=
function(){return r},r}function h(r){return r.option(...a).option("--no-policy","use the built-in policy").addOption(s()).
addOption(y())}const a=u.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function s(){
return new(p()).Option("--profile <name>","profile for commands").choices(E().PROFILE_NAMES)}function y(){return new(p()).
Option("--format <name>","output format").choices(["text","json"]).default("text")}const t=u.REPO_OPTION=["--repo <dir>",
"directory in the working tree","."];async function o({repo:r},{cwd:g,env:f},l){const m=await(0,O().openRepository)((0,c().
resolve)(g,r),f);try{return await l(m)}finally{await m.close()}}function n(r,g,f){const l=(0,b().assetPathsIn)(r,g);if(l.
length>0)return l;throw new(w()).GateError("usage",`${f} has no asset files.`,"Use --repo with the repository, or name t\
he files.")}}),53010:((L,u,i)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.withSourceTree=a;function c(){const s=i(
51455);return c=function(){return s},s}function p(){const s=i(41895);return p=function(){return s},s}function b(){const s=i(
67147);return b=function(){return s},s}function w(){const s=i(48741);return w=function(){return s},s}function E(){const s=i(
96402);return E=function(){return s},s}function O(){const s=i(35720);return O=function(){return s},s}function h(){const s=i(
34397);return h=function(){return s},s}async function a(s,y,t,o=!1){const n=await(0,E().openRepository)(s,y).catch(async r=>{
if(!(r instanceof p().GateError&&r.code==="not_a_repository"&&(await(0,c().stat)(s).catch(()=>{}))?.isDirectory()))throw r});
if(n===void 0)return t((0,w().folderTree)(s),s);try{const r=`the ${o?"staged ":""}files of ${n.directory}`,g=o?h().snapshotIndex:
h().snapshotWorktree,f=await(0,O().readTree)(n,await g(n),{label:r});return await t((0,b().withAdditions)(f,(0,w().folderTree)(
n.directory),(0,b().additionsOf)()),n.directory,n)}finally{await n.close()}}}),34397:((L,u,i)=>{Object.defineProperty(u,
"__esModule",{value:!0}),u.snapshotIndex=h,u.snapshotWorktree=O;function c(){const t=i(51455);return c=function(){return t},
t}function p(){const t=i(76760);return p=function(){return t},t}function b(){const t=i(41895);return b=function(){return t},
t}function w(){const t=i(96681);return w=function(){return t},t}const E=Buffer.from([0]);async function O(t){const o=await y(
t);return await o(["update-index","-z","--index-info"],await a(t)),await o(["add","--all","--","."]),(await o(["write-tr\
ee"])).toString().trim()}async function h(t){const o=(0,p().join)(await(0,c().mkdtemp)((0,p().join)(t.temporary,"index-")),
"index");await(0,c().copyFile)(t.index,o).catch(r=>{if(r.code!=="ENOENT")throw r});const n={...t.privateStore,GIT_INDEX_FILE:o};
return(await t.user(["write-tree"],{env:n})).toString().trim()}async function a(t){const o=[];for(const n of(0,w().splitNul)(
await t.user(["ls-files","-t","--stage","-z"]))){const r=n[0]===83,g=n.subarray(n.indexOf(9)+1);if(r&&!await s(t,g))throw new(b()).
GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,w().decodePath)(g))}`,"Run git sparse\
-checkout disable, or gate a commit (without --worktree).");o.push(n.subarray(2),E)}return Buffer.concat(o)}async function s({
directory:t},o){return(0,c().lstat)(Buffer.concat([Buffer.from(`${t}/`),o])).then(()=>!0,n=>{if(n.code==="ENOENT"||n.code===
"ENOTDIR")return!1;throw new(b()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,w().decodePath)(o))} (${n.
code})`,"Check the permissions of the directories above the file.",{cause:n})})}async function y(t){const o=await(0,c().
mkdtemp)((0,p().join)(t.temporary,"index-")),n={...t.privateStore,GIT_INDEX_FILE:(0,p().join)(o,"index")};return(r,g)=>t.
user(r,{env:n,...g&&{input:g}})}}),52324:((L,u,i)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.renderSelection=E;
function c(){const h=i(94965);return c=function(){return h},h}function p(){const h=i(31626);return p=function(){return h},
h}const b=60,w=6;function E({selector:h,candidates:a},s){const y=(0,p().layoutOf)({...s,verbose:!1}),[t,...o]=a;return`${[
...t?O("selected",t,y):(0,p().prose)(y,"selected","nothing",{label:"caution"}),"",...h.reason.flatMap((r,g)=>(0,p().prose)(
y,g===0?"why":"",r)),...o.length>0?[""]:[],...o.flatMap((r,g)=>O(g===0?"others":"",r,y))].join(`
`)}
`}function O(h,a,s){const{kind:y,id:t,gene:o,matched:n,patterns:r,score:g}=a,f=n.slice(0,w).map(d=>(0,c().clip)(d,b)),l=n.
length-f.length,m=y==="capsule"&&o!==void 0?`, reuses ${o}`:"";return[...(0,p().prose)(s,h,`${t} (${y}${m})`,{label:h===
"selected"?"good":"quiet"}),...(0,p().prose)(s,"",`score ${Number(g.toFixed(3))}: ${n.length} of ${(0,c().count)(r.length,
"pattern")}: ${f.join(", ")}${l>0?` and ${l} more`:""}`,{text:"quiet"})]}}),34915:((L,u)=>{Object.defineProperty(u,"__es\
Module",{value:!0}),u.errorSignature=w,u.normalizeErrorText=b,u.normalizeSignals=E;const i="errsig:",c="errsig_norm:",p=220;
function b(h){return h.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").
replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,p)}function w(h){const a=h.trim();
if(a.startsWith(i)){const s=b(a.slice(i.length));return s===""?void 0:`${c}${O(s)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(
a)?a.toLowerCase():void 0}function E(h){return h.flatMap(a=>{const s=a.trim(),y=s.startsWith(i)?w(s):s;return y?[y]:[]})}
function O(h){let a=2166136261;for(let s=0;s<h.length;s+=1)a=Math.imul(a^h.charCodeAt(s),16777619);return(a>>>0).toString(
16).padStart(8,"0")}}),91147:((L,u,i)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.extractSignals=E;function c(){
const l=i(34915);return c=function(){return l},l}const p={detail:260,snippet:200},b=3,w="stable_success_plateau";function E(l){
const m=l.split(/\r\n|[\n\r]/).map(S=>S.replace(/\s+/g," ").trim()).filter(S=>S!=="");if(m.length===0)return["session_lo\
gs_missing"];const d=[...O(m),...a(r,m),...s(m),...a(f,m),...t(m)];return d.length===0?[w]:[...new Set(d)]}function O(l){
const m=l.filter(v=>n.test(v)),[d]=m;if(d===void 0)return[];const S=h(m);return["log_error",`errsig:${d.slice(0,p.detail)}`,
...S.times<b?[]:["recurring_error",`recurring_errsig(${S.times}x):${S.line.slice(0,p.detail)}`]]}function h(l){const m=new Map;
for(const d of l){const S=(0,c().normalizeErrorText)(d),v=m.get(S)??{line:d,times:0};v.times+=1,m.set(S,v)}return[...m.values()].
reduce((d,S)=>S.times>d.times?S:d)}function a(l,m){return l.filter(([,d])=>m.some(S=>d.test(S))).map(([d])=>d)}function s(l){
return g.flatMap(([m,d])=>{const S=l.find(v=>d.test(v));return S===void 0?[]:[`${m}:${y(S,d)}`]})}function y(l,m){const d=Math.
max(0,l.search(m)-p.snippet/4);return l.slice(d,d+p.snippet).trim()}function t(l){const m=new Set(l.flatMap(d=>d.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return o.filter(d=>m.has(d))}const o=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],n=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
r=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
g=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
f=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]}),73734:((L,u,i)=>{Object.defineProperty(u,"__esModule",
{value:!0}),u.readMemoryGraph=O;function c(){const a=i(7723);return c=function(){return a},a}function p(){const a=i(41895);
return p=function(){return a},a}const b=2e3,w=c().object({type:c().literal("MemoryGraphEvent")}),E=c().object({type:c().
literal("MemoryGraphEvent"),kind:c().literal("outcome"),ts:c().string().optional().catch(void 0),signal:c().object({key:c().
string().optional().catch(void 0),signals:c().array(c().string()).catch([])}).catch({signals:[]}),gene:c().object({id:c().
string().min(1)}),capsule:c().object({id:c().string()}).optional().catch(void 0),capsule_id:c().string().optional().catch(
void 0),capsules:c().object({used:c().array(c().string())}).optional().catch(void 0),outcome:c().object({status:c().enum(
["success","failed"])})});function O(a,s){const t=a.split(`
`).map((o,n)=>({line:o.trim(),number:n+1})).filter(({line:o})=>o!=="").slice(-b).map(({line:o,number:n})=>h(o,`${s}:${n}`));
if(t.length>0&&!t.some(o=>w.safeParse(o).success))throw new(p()).GateError("input_invalid",`${s} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return t.flatMap(o=>{const n=E.safeParse(o);if(!n.success)
return[];const{ts:r,signal:g,gene:f,outcome:l,capsule:m,capsule_id:d,capsules:S}=n.data,v=[m?.id,d,...S?.used??[]].flatMap(
I=>I??[]),N=Date.parse(r??"");return{gene:f.id,...v.length>0&&{capsules:v},success:l.status==="success",signals:g.signals,
key:g.key??"(none)",at:Number.isNaN(N)?void 0:N}})}function h(a,s){try{return JSON.parse(a)}catch(y){throw new(p()).GateError(
"input_invalid",`Cannot read the memory graph: ${s} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:y})}}}),98239:((L,u,i)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.adviseFrom=s;function c(){
const f=i(59490);return c=function(){return f},f}function p(){const f=i(34915);return p=function(){return f},f}const b=.34,
w={alike:30,prior:45},E=1440*60*1e3,O={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},h={beside:.12,alone:.4},
a=6;function s(f,l,m,d){const S=new Set((0,p().normalizeSignals)(l)),v=[...new Set(m)].map(T=>y(T,f.filter(_=>_.gene===T),
S,d)),N=v.filter(o).map(({gene:T})=>T),[I]=v.filter(T=>T.successes>0&&!o(T)).sort((T,_)=>_.score-T.score);return{preferred:I?.
gene,banned:new Set(N),explanation:[...I?[`memory_prefer:${I.gene}`]:[],...N.length>0?[`memory_ban:${N.slice(0,a).join("\
,")}`]:[],...I?[`gene_prior:${I.prior.value.toFixed(3)}`]:[]]}}function y(f,l,m,d){const S=n(l).flatMap(I=>{const T=r(I,
m);if(T<b)return[];const{value:_,attempts:k}=t(I,w.alike,d);return{value:_*T,attempts:k}}),v={value:Math.max(0,...S.map(
({value:I})=>I)),attempts:Math.max(0,...S.map(({attempts:I})=>I))},N=t(l,w.prior,d);return{gene:f,successes:l.filter(({success:I})=>I).
length,alike:v,prior:N,score:v.value>0?v.value+N.value*h.beside:N.value*h.alone}}function t(f,l,m){const d=f.length;if(d===
0)return{value:0,attempts:d};const S=f.filter(({success:I})=>I).length,v=f.reduce((I,{at:T})=>Math.max(I,T??m),0),N=Math.
max(0,(m-v)/E);return{value:(S+1)/(d+2)*.5**(N/l),attempts:d}}function o({alike:f,prior:l}){return f.attempts>=O.alike.attempts&&
f.value<O.alike.below||f.attempts<O.alike.attempts&&l.attempts>=O.prior.attempts&&l.value<O.prior.below}function n(f){return[
...(0,c().groupBy)(f,({key:l})=>l).values()]}function r([f],l){return f?.key===[...l].sort().join("|")?1:g(l,new Set((0,p().
normalizeSignals)(f?.signals??[])))}function g(f,l){if(f.size===0&&l.size===0)return 1;const m=[...f].filter(d=>l.has(d)).
length;return m/(f.size+l.size-m)}}),63141:((L,u,i)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.optionOf=w;function c(){
const a=i(27199);return c=function(){return a},a}const p="gene_distilled_",b=.8;function w({type:a,id:s,value:y}){if(a===
"Gene"){const g=s.startsWith(p)?b:1;return{kind:"gene",id:s,gene:s,patterns:E(y.signals_match),weight:g}}if(a!=="Capsule"||
h(y.outcome))return;const{gene:t,trigger:o,confidence:n,success_streak:r}=y;return{kind:"capsule",id:s,gene:typeof t=="s\
tring"?t:void 0,patterns:E(o),weight:Math.min(1,O(n))*Math.max(1,O(r))}}function E(a){return Array.isArray(a)?a.filter(s=>typeof s==
"string"):[]}function O(a){return typeof a=="number"?Math.max(0,a):0}function h(a){return(0,c().isJsonObject)(a)&&a.status===
"failed"}}),15964:((L,u,i)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.compilePattern=E,u.matchesSignals=O,u.signalOf=
w;function c(){const t=i(86750);return c=function(){return t},t}function p(){const t=i(72720);return p=function(){return t},
t}function b(){const t=i(34915);return b=function(){return t},t}function w(t){return{text:t,lowerCase:t.toLowerCase(),signature:(0,b().
errorSignature)(t)}}function E(t){const o=h(t),n=(0,b().errorSignature)(t);return n===void 0?o:{...o,matches:r=>r.signature===
n||o.matches(r)}}function O(t,o){const{matches:n}=E(t);return o.some(r=>n(w(r)))}function h(t){const o=t.lastIndexOf("/");
if(t.startsWith("/")&&o>0){const n=t.slice(1,o),r=t.slice(o+1);return a(n,r)?s(n,r,t):y([t])}return!t.startsWith("/")&&t.
includes("|")?y(t.split("|").map(n=>n.trim())):y([t])}function a(t,o){try{return new RegExp(t,o),!0}catch{return!1}}function s(t,o,n){
const r=c().RE2JS.translateRegExp(t),g=(0,p().compileLinear)(o.includes("y")?`\\A(?:${r})`:r,{ignoreCase:o===""||o.includes(
"i"),multiline:o.includes("m"),dotAll:o.includes("s")});return"error"in g?{...y([n]),unsupported:g.error}:{matches:({text:f})=>g.
matches(f)}}function y(t){const o=t.filter(n=>n!=="").map(n=>n.toLowerCase());return{matches:n=>o.some(r=>n.lowerCase.includes(
r))}}}),88817:((L,u,i)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.select=E;function c(){const t=i(98239);return c=
function(){return t},t}function p(){const t=i(15964);return p=function(){return t},t}const b=4,w="ban_gene:";function E({
options:t,signals:o,memory:n}){const r=n&&(0,c().adviseFrom)(n.experiences,o,t.filter(({kind:N})=>N==="gene").map(({id:N})=>N),
n.now),g=n&&O(t,o,n),f=new Set([...r?.banned??[],...h(o)]),l=y(t,o.map(p().signalOf)).filter(({id:N,kind:I,gene:T})=>(T===
void 0||!f.has(T))&&!(I==="capsule"&&g?.banned.has(N))),m=({id:N,kind:I,gene:T})=>I==="capsule"&&N===g?.preferred?2:T!==
void 0&&T===r?.preferred?1:0,d=l.toSorted((N,I)=>m(I)-m(N)).slice(0,1+b),[S,...v]=d;return{selector:{selected:S?.id??null,
reason:a(S,o,[...S?.id===g?.preferred?g?.explanation??[]:[],...r?.explanation??[]]),alternatives:v.map(({id:N})=>N)},candidates:d}}
function O(t,o,{experiences:n,now:r}){const g=t.filter(({kind:l})=>l==="capsule").map(({id:l})=>l),f=n.flatMap(({capsules:l=[],
...m})=>l.map(d=>({...m,gene:d})));return(0,c().adviseFrom)(f,o,g,r)}function h(t){return t.filter(o=>o.startsWith(w)).map(
o=>o.slice(w.length))}function a(t,o,n){return[...s(t),...o.length>0?[`signals: ${o.join(", ")}`]:[],...n.length>0?[`mem\
ory_graph: ${n.join(" | ")}`]:[]]}function s(t){return t===void 0?["no matching gene found; new gene may be required"]:t.
kind==="gene"?["signals match gene.signals_match"]:["signals match capsule.trigger",...t.gene===void 0?[]:[`capsule.gene\
: ${t.gene}`]]}function y(t,o){return t.map(n=>{const r=n.patterns.filter(g=>{const{matches:f}=(0,p().compilePattern)(g);
return o.some(f)});return{...n,matched:r,score:r.length*n.weight}}).filter(({score:n})=>n>0).sort((n,r)=>n.score===r.score?
0:n.score<r.score?1:-1)}})};
