//# select/error-signature
(function(s,h,l,d){l(s,{errorSignature:()=>o,normalizeErrorText:()=>i,normalizeSignals:()=>u});const n="errsig:",c="err\
sig_norm:",m=220;function i(e){return e.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,
"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,m)}function o(e){const r=e.
trim();if(r.startsWith(n)){const t=i(r.slice(n.length));return t===""?void 0:`${c}${g(t)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(r)?r.toLowerCase():void 0}function u(e){return e.flatMap(r=>{const t=r.trim(),a=t.startsWith(n)?o(t):t;return a?[a]:
[]})}function g(e){let r=2166136261;for(let t=0;t<e.length;t+=1)r=Math.imul(r^e.charCodeAt(t),16777619);return(r>>>0).toString(
16).padStart(8,"0")}});
//# select/extract
(function(u,c,a,T){let g;const p=()=>g??=c("select/error-signature");let m;const i=()=>m??=c("select/triggers");a(u,{extractSignals:()=>O});
const o={detail:260,snippet:200},_=3,I="stable_success_plateau";function O(n){const e=n.split(/\r\n|[\n\r]/).map(r=>r.replace(
/\s+/g," ").trim()).filter(r=>r!=="");if(e.length===0)return["session_logs_missing"];const t=[...d(e),...l(i().MISSING,e),
...R(e),...l(i().OPPORTUNITIES,e),...E(e)];return t.length===0?[I]:[...new Set(t)]}function d(n){const e=n.filter(s=>i().
ERROR_LINE.test(s)),[t]=e;if(t===void 0)return[];const r=N(e);return["log_error",`errsig:${t.slice(0,o.detail)}`,...r.times<
_?[]:["recurring_error",`recurring_errsig(${r.times}x):${r.line.slice(0,o.detail)}`]]}function N(n){const e=new Map;for(const t of n){
const r=(0,p().normalizeErrorText)(t),s=e.get(r)??{line:t,times:0};s.times+=1,e.set(r,s)}return[...e.values()].reduce((t,r)=>r.
times>t.times?r:t)}function l(n,e){return n.filter(([,t])=>e.some(r=>t.test(r))).map(([t])=>t)}function R(n){return i().
QUOTED_OPPORTUNITIES.flatMap(([e,t])=>{const r=n.find(s=>t.test(s));return r===void 0?[]:[`${e}:${S(r,t)}`]})}function S(n,e){
const t=Math.max(0,n.search(e)-o.snippet/4);return n.slice(t,t+o.snippet).trim()}function E(n){const e=new Set(n.flatMap(
t=>t.toLowerCase().match(/[\p{L}\p{N}_]+/gu)??[]));return i().KEYWORDS.filter(t=>e.has(t))}});
//# select/memory
(function(h,m,b,B){let y;const S=()=>y??=m("group-by");let w;const p=()=>w??=m("select/error-signature");b(h,{adviseFrom:()=>z});
const M=.34,g={alike:30,prior:45},A=1440*60*1e3,u={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},_={beside:.12,
alone:.4},k=6;function z(t,e,o,s){const l=new Set((0,p().normalizeSignals)(e)),i=[...new Set(o)].map(n=>F(n,t.filter(c=>c.
gene===n),l,s)),a=i.filter(d).map(({gene:n})=>n),[r]=i.filter(n=>n.successes>0&&!d(n)).sort((n,c)=>c.score-n.score);return{
preferred:r?.gene,banned:new Set(a),explanation:[...r?[`memory_prefer:${r.gene}`]:[],...a.length>0?[`memory_ban:${a.slice(
0,k).join(",")}`]:[],...r?[`gene_prior:${r.prior.value.toFixed(3)}`]:[]]}}function F(t,e,o,s){const l=D(e).flatMap(r=>{const n=E(
r,o);if(n<M)return[];const{value:c,attempts:j}=v(r,g.alike,s);return{value:c*n,attempts:j}}),i={value:Math.max(0,...l.map(
({value:r})=>r)),attempts:Math.max(0,...l.map(({attempts:r})=>r))},a=v(e,g.prior,s);return{gene:t,successes:e.filter(({success:r})=>r).
length,alike:i,prior:a,score:i.value>0?i.value+a.value*_.beside:a.value*_.alone}}function v(t,e,o){const s=t.length;if(s===
0)return{value:0,attempts:s};const l=t.filter(({success:r})=>r).length,i=Math.max(...t.map(({at:r})=>r??o)),a=Math.max(0,
(o-i)/A);return{value:(l+1)/(s+2)*.5**(a/e),attempts:s}}function d({alike:t,prior:e}){return t.attempts>=u.alike.attempts&&
t.value<u.alike.below||t.attempts<u.alike.attempts&&e.attempts>=u.prior.attempts&&e.value<u.prior.below}function D(t){return[
...(0,S().groupBy)(t,({key:e})=>e).values()]}function E([t],e){return t?.key===[...e].sort().join("|")?1:O(e,new Set((0,p().
normalizeSignals)(t?.signals??[])))}function O(t,e){if(t.size===0&&e.size===0)return 1;const o=[...t].filter(s=>e.has(s)).
length;return o/(t.size+e.size-o)}});
//# select/memory-graph
(function(m,o,h,O){let d;const e=()=>d??=o("zod");let g;const c=()=>g??=o("error");h(m,{readMemoryGraph:()=>_});const y=2e3,
v=e().object({type:e().literal("MemoryGraphEvent")}),b=e().object({type:e().literal("MemoryGraphEvent"),kind:e().literal(
"outcome"),ts:e().string().optional().catch(void 0),signal:e().object({key:e().string().optional().catch(void 0),signals:e().
array(e().string()).catch([])}).catch({signals:[]}),gene:e().object({id:e().string().min(1)}),capsule:e().object({id:e().
string()}).optional().catch(void 0),capsule_id:e().string().optional().catch(void 0),capsules:e().object({used:e().array(
e().string())}).optional().catch(void 0),outcome:e().object({status:e().enum(["success","failed"])})});function _(r,a){const n=r.
split(`
`).map((t,s)=>({line:t.trim(),number:s+1})).filter(({line:t})=>t!=="").slice(-y).map(({line:t,number:s})=>j(t,`${a}:${s}`));
if(n.length>0&&!n.some(t=>v.safeParse(t).success))throw new(c()).GateError("input_invalid",`${a} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return n.flatMap(t=>{const s=b.safeParse(t);if(!s.success)
return[];const{ts:E,signal:l,gene:M,outcome:G,capsule:N,capsule_id:S,capsules:k}=s.data,p=[N?.id,S,...k?.used??[]].flatMap(
w=>w??[]),u=Date.parse(E??"");return{gene:M.id,...p.length>0&&{capsules:p},success:G.status==="success",signals:l.signals,
key:l.key??"(none)",at:Number.isNaN(u)?void 0:u}})}function j(r,a){try{return JSON.parse(r)}catch(i){throw new(c()).GateError(
"input_invalid",`Cannot read the memory graph: ${a} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:i})}}});
//# select/option
(function(o,a,c,y){let g;const u=()=>g??=a("assets/asset");c(o,{optionOf:()=>_,strings:()=>e});const p="gene_distilled_",
m=.8;function _({type:t,id:n,value:s}){if(t==="Gene"){const k=n.startsWith(p)?m:1;return{kind:"gene",id:n,gene:n,patterns:e(
s.signals_match),weight:k}}if(t!=="Capsule"||h(s.outcome))return;const{gene:i,trigger:d,confidence:l,success_streak:I}=s;
return{kind:"capsule",id:n,gene:typeof i=="string"?i:void 0,patterns:e(d),weight:Math.min(1,r(l))*Math.max(1,r(I))}}function e(t){
return Array.isArray(t)?t.filter(n=>typeof n=="string"):[]}function r(t){return typeof t=="number"?Math.max(0,t):0}function h(t){
return(0,u().isJsonObject)(t)&&t.status==="failed"}});
//# select/pattern
(function(l,r,c,j){let m;const p=()=>m??=r("re2js");let u;const d=()=>u??=r("policy/linear-pattern");let _;const g=()=>_??=
r("select/error-signature");let h;const x=()=>h??=r("select/signal");c(l,{compilePattern:()=>a,matchesSignals:()=>w});function a(t){
const n=S(t),e=(0,g().errorSignature)(t);return e===void 0?n:{...n,matches:i=>i.signature===e||n.matches(i)}}function w(t,n){
const{matches:e}=a(t);return n.some(i=>e((0,x().signalOf)(i)))}function S(t){const n=t.lastIndexOf("/");if(t.startsWith(
"/")&&n>0){const e=t.slice(1,n),i=t.slice(n+1);return y(e,i)?C(e,i,t):s([t])}return!t.startsWith("/")&&t.includes("|")?{
...s(t.split("|").map(e=>e.trim())),kind:"aliases"}:s([t])}function y(t,n){try{return new RegExp(t,n),!0}catch{return!1}}
function C(t,n,e){const i=p().RE2JS.translateRegExp(t),o=(0,d().compileLinear)(n.includes("y")?`\\A(?:${i})`:i,{ignoreCase:n===
""||n.includes("i"),multiline:n.includes("m"),dotAll:n.includes("s")});return"error"in o?{...s([e]),unsupported:o.error}:
{kind:"expression",matches:({text:E})=>o.matches(E),cost:o.size}}function s(t){const n=t.filter(e=>e!=="").map(e=>e.toLowerCase());
return{kind:"substring",matches:e=>n.some(i=>e.lowerCase.includes(i)),cost:n.length}}});
//# select/replay
(function(v,h,y,z){let _;const m=()=>_??=h("select/option");let O;const S=()=>O??=h("select/pattern");let b;const k=()=>b??=
h("select/signal");y(v,{replay:()=>x});const p={cycles:500,signal:400,expressions:200,steps:2e8};function x(e,s){const c=d(
e),o=d(s);if(JSON.stringify(c)===JSON.stringify(o))return;const n=e.filter(({type:a})=>a==="EvolutionEvent").map(({value:a})=>(0,m().
strings)(a.signals)).filter(a=>a.length>0);if(n.length===0)return;const r=E([...c,...o]),t=r?I(n,r):[],i=r?A(t,r):()=>[];
return{of:n.length,limited:t.length<Math.min(n.length,p.cycles),...N(i(c),i(o))}}function d(e){return e.flatMap(s=>{const c=(0,m().
optionOf)(s);return c?.kind==="gene"?c:[]})}function E(e){const s=new Set(e.flatMap(({patterns:o})=>o));if(!([...s].filter(
o=>o.startsWith("/")).length>p.expressions))return new Map([...s].map(o=>[o,(0,S().compilePattern)(o)]))}function I(e,s){
const o=[...s.values()].map(({cost:i})=>i).reduce((i,a)=>i+a,0),n=new Set,r=[];let t=0;for(const i of e.slice(-p.cycles).
reverse()){const a=i.map(l=>l.slice(0,p.signal));for(const l of a)n.has(l)||(t+=o*l.length),n.add(l);if(t>p.steps)break;
r.push(a)}return r}function A(e,s){const c=new Map(e.flat().map(n=>[n,(0,k().signalOf)(n)])),o=new Map([...s].map(([n,r])=>[
n,J(r,e,c)]));return n=>{const r=e.map(()=>({id:void 0,score:0})),t=new Uint32Array(e.length);for(const{id:i,patterns:a,
weight:l}of n){t.fill(0);for(const g of a)for(const u of o.get(g)??[])t[u]=(t[u]??0)+1;for(const[g,u]of r.entries()){const M=(t[g]??
0)*l;M>u.score&&(r[g]={id:i,score:M})}}return r.map(({id:i})=>i)}}function J({matches:e},s,c){const o=new Set([...c].filter(
([,n])=>e(n)).map(([n])=>n));return o.size===0?[]:s.flatMap((n,r)=>n.some(t=>o.has(t))?r:[])}function N(e,s){const c=e.flatMap(
(t,i)=>t===s[i]?[]:[[t,s[i]]]),[o,n]=[w(e),w(s)],r=[...new Set(c.flat())].filter(t=>t!==void 0).map(t=>({id:t,base:o.get(
t)??0,head:n.get(t)??0})).sort((t,i)=>Math.abs(i.head-i.base)-Math.abs(t.head-t.base)||(t.id<i.id?-1:1));return{cycles:e.
length,changed:c.length,unmatched:{base:o.get(void 0)??0,head:n.get(void 0)??0},genes:r}}function w(e){const s=new Map;for(const c of e)
s.set(c,(s.get(c)??0)+1);return s}});
//# select/score
(function(r,n,c,u){let s;const o=()=>s??=n("select/pattern");c(r,{rank:()=>a});function a(m,l){return m.map(t=>{const e=t.
patterns.filter(i=>{const{matches:p}=(0,o().compilePattern)(i);return l.some(p)});return{...t,matched:e,score:e.length*t.
weight}}).filter(({score:t})=>t>0).sort((t,e)=>t.score===e.score?0:t.score<e.score?1:-1)}});
//# select/selector
(function(h,p,v,y){let b;const g=()=>b??=p("select/memory");let S;const w=()=>S??=p("select/score");let A;const O=()=>A??=
p("select/signal");v(h,{select:()=>N});const F=4,_="ban_gene:";function N({options:e,signals:n,memory:r}){const c=r&&(0,g().
adviseFrom)(r.experiences,n,e.filter(({kind:t})=>t==="gene").map(({id:t})=>t),r.now),s=r&&T(e,n,r),u=new Set([...c?.banned??
[],...$(n)]),a=(0,w().rank)(e,n.map(O().signalOf)).filter(({id:t,kind:o,gene:i})=>(i===void 0||!u.has(i))&&!(o==="capsul\
e"&&s?.banned.has(t))),l=({id:t,kind:o,gene:i})=>o==="capsule"&&t===s?.preferred?2:i!==void 0&&i===c?.preferred?1:0,d=a.
toSorted((t,o)=>l(o)-l(t)).slice(0,1+F),[m,...x]=d;return{selector:{selected:m?.id??null,reason:j(m,n,[...m?.id===s?.preferred?
s?.explanation??[]:[],...c?.explanation??[]]),alternatives:x.map(({id:t})=>t)},candidates:d}}function T(e,n,{experiences:r,
now:c}){const s=e.filter(({kind:a})=>a==="capsule").map(({id:a})=>a),u=r.flatMap(({capsules:a=[],...l})=>a.map(d=>({...l,
gene:d})));return(0,g().adviseFrom)(u,n,s,c)}function $(e){return e.filter(n=>n.startsWith(_)).map(n=>n.slice(_.length))}
function j(e,n,r){return[...k(e),...n.length>0?[`signals: ${n.join(", ")}`]:[],...r.length>0?[`memory_graph: ${r.join(" \
| ")}`]:[]]}function k(e){return e===void 0?["no matching gene found; new gene may be required"]:e.kind==="gene"?["signa\
ls match gene.signals_match"]:["signals match capsule.trigger",...e.gene===void 0?[]:[`capsule.gene: ${e.gene}`]]}});
//# select/signal
(function(e,n,o,a){let i;const s=()=>i??=n("select/error-signature");o(e,{signalOf:()=>t});function t(r){return{text:r,
lowerCase:r.toLowerCase(),signature:(0,s().errorSignature)(r)}}});
//# select/triggers
(function(e,b,o,u){o(e,{ERROR_LINE:()=>s,KEYWORDS:()=>t,MISSING:()=>i,OPPORTUNITIES:()=>r,QUOTED_OPPORTUNITIES:()=>n});
const t=["error","exception","failed","crash","timeout","unstable","protocol","gep","prompt","audit","reusable","perf_bo\
ttleneck","user_feature_request","capability_gap","external_opportunity","stable_success_plateau"],s=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
i=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
n=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
r=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]});
