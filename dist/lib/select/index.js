//# select/error-signature
(function(s,m,u){const n="errsig:",l="errsig_norm:";function a(e){return e.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,220)}function i(e){const r=e.trim();if(r.startsWith(n)){const t=a(r.slice(n.length));return t===""?void 0:`${l}${g(
t)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(r)?r.toLowerCase():void 0}function c(e){return e.flatMap(r=>{const t=r.trim(),
o=t.startsWith(n)?i(t):t;return o?[o]:[]})}function g(e){let r=2166136261;for(let t=0;t<e.length;t+=1)r=Math.imul(r^e.charCodeAt(
t),16777619);return(r>>>0).toString(16).padStart(8,"0")}s.exports={errorSignature:i,normalizeErrorText:a,normalizeSignals:c}});
//# select/extract
(function(a,S,c){const l=c("select/error-signature"),i=c("select/triggers"),o={detail:260,snippet:200},g=3,p="stable_su\
ccess_plateau";function m(n){const e=n.split(/\r\n|[\n\r]/).map(r=>r.replace(/\s+/g," ").trim()).filter(r=>r!=="");if(e.
length===0)return["session_logs_missing"];const t=[..._(e),...u(i().MISSING,e),...O(e),...u(i().OPPORTUNITIES,e),...R(e)];
return t.length===0?[p]:[...new Set(t)]}function _(n){const e=n.filter(s=>i().ERROR_LINE.test(s)),[t]=e;if(t===void 0)return[];
const r=I(e);return["log_error",`errsig:${t.slice(0,o.detail)}`,...r.times<g?[]:["recurring_error",`recurring_errsig(${r.
times}x):${r.line.slice(0,o.detail)}`]]}function I(n){const e=new Map;for(const t of n){const r=(0,l().normalizeErrorText)(
t),s=e.get(r)??{line:t,times:0};s.times+=1,e.set(r,s)}return[...e.values()].reduce((t,r)=>r.times>t.times?r:t)}function u(n,e){
return n.filter(([,t])=>e.some(r=>t.test(r))).map(([t])=>t)}function O(n){return i().QUOTED_OPPORTUNITIES.flatMap(([e,t])=>{
const r=n.find(s=>t.test(s));return r===void 0?[]:[`${e}:${N(r,t)}`]})}function N(n,e){const t=Math.max(0,n.search(e)-o.
snippet/4);return n.slice(t,t+o.snippet).trim()}function R(n){const e=new Set(n.flatMap(t=>t.toLowerCase().match(/[\p{L}\p{N}_]+/gu)??
[]));return i().KEYWORDS.filter(t=>e.has(t))}a.exports={extractSignals:m}});
//# select/memory
(function(_,E,m){const b=m("group-by"),p=m("select/error-signature"),S=.34,g={alike:30,prior:45},y=1440*60*1e3,u={alike:{
attempts:2,below:.18},prior:{attempts:3,below:.12}},v={beside:.12,alone:.4},w=6;function M(e,t,o,s){const l=new Set((0,p().
normalizeSignals)(t)),i=[...new Set(o)].map(n=>A(n,e.filter(c=>c.gene===n),l,s)),a=i.filter(h).map(({gene:n})=>n),[r]=i.
filter(n=>n.successes>0&&!h(n)).sort((n,c)=>c.score-n.score);return{preferred:r?.gene,banned:new Set(a),explanation:[...r?
[`memory_prefer:${r.gene}`]:[],...a.length>0?[`memory_ban:${a.slice(0,w).join(",")}`]:[],...r?[`gene_prior:${r.prior.value.
toFixed(3)}`]:[]]}}function A(e,t,o,s){const l=k(t).flatMap(r=>{const n=z(r,o);if(n<S)return[];const{value:c,attempts:D}=d(
r,g.alike,s);return{value:c*n,attempts:D}}),i={value:Math.max(0,...l.map(({value:r})=>r)),attempts:Math.max(0,...l.map(({
attempts:r})=>r))},a=d(t,g.prior,s);return{gene:e,successes:t.filter(({success:r})=>r).length,alike:i,prior:a,score:i.value>
0?i.value+a.value*v.beside:a.value*v.alone}}function d(e,t,o){const s=e.length;if(s===0)return{value:0,attempts:s};const l=e.
filter(({success:r})=>r).length,i=e.reduce((r,{at:n})=>Math.max(r,n??o),0),a=Math.max(0,(o-i)/y);return{value:(l+1)/(s+2)*
.5**(a/t),attempts:s}}function h({alike:e,prior:t}){return e.attempts>=u.alike.attempts&&e.value<u.alike.below||e.attempts<
u.alike.attempts&&t.attempts>=u.prior.attempts&&t.value<u.prior.below}function k(e){return[...(0,b().groupBy)(e,({key:t})=>t).
values()]}function z([e],t){return e?.key===[...t].sort().join("|")?1:F(t,new Set((0,p().normalizeSignals)(e?.signals??[])))}
function F(e,t){if(e.size===0&&t.size===0)return 1;const o=[...e].filter(s=>t.has(s)).length;return o/(e.size+t.size-o)}
_.exports={adviseFrom:M}});
//# select/memory-graph
(function(h,k,o){const e=o("packages/zod"),c=o("error"),m=2e3,d=e().object({type:e().literal("MemoryGraphEvent")}),g=e().
object({type:e().literal("MemoryGraphEvent"),kind:e().literal("outcome"),ts:e().string().optional().catch(void 0),signal:e().
object({key:e().string().optional().catch(void 0),signals:e().array(e().string()).catch([])}).catch({signals:[]}),gene:e().
object({id:e().string().min(1)}),capsule:e().object({id:e().string()}).optional().catch(void 0),capsule_id:e().string().
optional().catch(void 0),capsules:e().object({used:e().array(e().string())}).optional().catch(void 0),outcome:e().object(
{status:e().enum(["success","failed"])})});function y(r,a){const n=r.split(`
`).map((t,s)=>({line:t.trim(),number:s+1})).filter(({line:t})=>t!=="").slice(-m).map(({line:t,number:s})=>v(t,`${a}:${s}`));
if(n.length>0&&!n.some(t=>d.safeParse(t).success))throw new(c()).GateError("input_invalid",`${a} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return n.flatMap(t=>{const s=g.safeParse(t);if(!s.success)
return[];const{ts:b,signal:l,gene:j,outcome:E,capsule:M,capsule_id:G,capsules:N}=s.data,p=[M?.id,G,...N?.used??[]].flatMap(
_=>_??[]),u=Date.parse(b??"");return{gene:j.id,...p.length>0&&{capsules:p},success:E.status==="success",signals:l.signals,
key:l.key??"(none)",at:Number.isNaN(u)?void 0:u}})}function v(r,a){try{return JSON.parse(r)}catch(i){throw new(c()).GateError(
"input_invalid",`Cannot read the memory graph: ${a} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:i})}}h.exports={readMemoryGraph:y}});
//# select/option
(function(o,k,a){const c=a("assets/asset"),g="gene_distilled_",u=.8;function p({type:t,id:n,value:s}){if(t==="Gene"){const I=n.
startsWith(g)?u:1;return{kind:"gene",id:n,gene:n,patterns:e(s.signals_match),weight:I}}if(t!=="Capsule"||h(s.outcome))return;
const{gene:i,trigger:m,confidence:_,success_streak:d}=s;return{kind:"capsule",id:n,gene:typeof i=="string"?i:void 0,patterns:e(
m),weight:Math.min(1,r(_))*Math.max(1,r(d))}}function e(t){return Array.isArray(t)?t.filter(n=>typeof n=="string"):[]}function r(t){
return typeof t=="number"?Math.max(0,t):0}function h(t){return(0,c().isJsonObject)(t)&&t.status==="failed"}o.exports={optionOf:p,
strings:e}});
//# select/pattern
(function(a,w,r){const l=r("packages/re2js"),m=r("policy/linear-pattern"),p=r("select/error-signature"),u=r("select/sig\
nal");function c(t){const n=g(t),e=(0,p().errorSignature)(t);return e===void 0?n:{...n,matches:i=>i.signature===e||n.matches(
i)}}function d(t,n){const{matches:e}=c(t);return n.some(i=>e((0,u().signalOf)(i)))}function g(t){const n=t.lastIndexOf("\
/");if(t.startsWith("/")&&n>0){const e=t.slice(1,n),i=t.slice(n+1);return h(e,i)?x(e,i,t):s([t])}return!t.startsWith("/")&&
t.includes("|")?{...s(t.split("|").map(e=>e.trim())),kind:"aliases"}:s([t])}function h(t,n){try{return new RegExp(t,n),!0}catch{
return!1}}function x(t,n,e){const i=l().RE2JS.translateRegExp(t),o=(0,m().compileLinear)(n.includes("y")?`\\A(?:${i})`:i,
{ignoreCase:n===""||n.includes("i"),multiline:n.includes("m"),dotAll:n.includes("s")});return"error"in o?{...s([e]),unsupported:o.
error}:{kind:"expression",matches:({text:_})=>o.matches(_),cost:o.size}}function s(t){const n=t.filter(e=>e!=="").map(e=>e.
toLowerCase());return{kind:"substring",matches:e=>n.some(i=>e.lowerCase.includes(i)),cost:n.length}}a.exports={compilePattern:c,
matchesSignals:d}});
//# select/replay
(function(v,_,h){const d=h("select/option"),y=h("select/pattern"),O=h("select/signal"),p={cycles:500,signal:400,expressions:200,
steps:2e8};function S(e,s){const i=m(e),o=m(s);if(JSON.stringify(i)===JSON.stringify(o))return;const n=e.filter(({type:a})=>a===
"EvolutionEvent").map(({value:a})=>(0,d().strings)(a.signals)).filter(a=>a.length>0);if(n.length===0)return;const c=b([...i,
...o]),t=c?x(n,c):[],r=c?k(t,c):()=>[];return{of:n.length,limited:t.length<Math.min(n.length,p.cycles),...I(r(i),r(o))}}
function m(e){return e.flatMap(s=>{const i=(0,d().optionOf)(s);return i?.kind==="gene"?i:[]})}function b(e){const s=new Set(
e.flatMap(({patterns:o})=>o));if(!([...s].filter(o=>o.startsWith("/")).length>p.expressions))return new Map([...s].map(o=>[
o,(0,y().compilePattern)(o)]))}function x(e,s){const o=[...s.values()].map(({cost:r})=>r).reduce((r,a)=>r+a,0),n=new Set,
c=[];let t=0;for(const r of e.slice(-p.cycles).reverse()){const a=r.map(l=>l.slice(0,p.signal));for(const l of a)n.has(l)||
(t+=o*l.length),n.add(l);if(t>p.steps)break;c.push(a)}return c}function k(e,s){const i=new Map(e.flat().map(n=>[n,(0,O().
signalOf)(n)])),o=new Map([...s].map(([n,c])=>[n,E(c,e,i)]));return n=>{const c=e.map(()=>({id:void 0,score:0})),t=new Uint32Array(
e.length);for(const{id:r,patterns:a,weight:l}of n){t.fill(0);for(const g of a)for(const u of o.get(g)??[])t[u]=(t[u]??0)+
1;for(const[g,u]of c.entries()){const M=(t[g]??0)*l;M>u.score&&(c[g]={id:r,score:M})}}return c.map(({id:r})=>r)}}function E({
matches:e},s,i){const o=new Set([...i].filter(([,n])=>e(n)).map(([n])=>n));return o.size===0?[]:s.flatMap((n,c)=>n.some(
t=>o.has(t))?c:[])}function I(e,s){const i=e.flatMap((t,r)=>t===s[r]?[]:[[t,s[r]]]),[o,n]=[w(e),w(s)],c=[...new Set(i.flat())].
filter(t=>t!==void 0).map(t=>({id:t,base:o.get(t)??0,head:n.get(t)??0})).sort((t,r)=>Math.abs(r.head-r.base)-Math.abs(t.
head-t.base)||(t.id<r.id?-1:1));return{cycles:e.length,changed:i.length,unmatched:{base:o.get(void 0)??0,head:n.get(void 0)??
0},genes:c}}function w(e){const s=new Map;for(const i of e)s.set(i,(s.get(i)??0)+1);return s}v.exports={replay:S}});
//# select/score
(function(t,u,n){const c=n("select/pattern");function s(o,a){return o.map(e=>{const r=e.patterns.filter(i=>{const{matches:m}=(0,c().
compilePattern)(i);return a.some(m)});return{...e,matched:r,score:r.length*e.weight}}).filter(({score:e})=>e>0).sort((e,r)=>e.
score===r.score?0:e.score<r.score?1:-1)}t.exports={rank:s}});
//# select/selector
(function(v,T,d){const m=d("select/memory"),_=d("select/score"),b=d("select/signal"),S=4,h="ban_gene:";function w({options:e,
signals:n,memory:r}){const c=r&&(0,m().adviseFrom)(r.experiences,n,e.filter(({kind:t})=>t==="gene").map(({id:t})=>t),r.now),
a=r&&A(e,n,r),p=new Set([...c?.banned??[],...O(n)]),s=(0,_().rank)(e,n.map(b().signalOf)).filter(({id:t,kind:i,gene:o})=>(o===
void 0||!p.has(o))&&!(i==="capsule"&&a?.banned.has(t))),l=({id:t,kind:i,gene:o})=>i==="capsule"&&t===a?.preferred?2:o!==
void 0&&o===c?.preferred?1:0,u=s.toSorted((t,i)=>l(i)-l(t)).slice(0,1+S),[g,...N]=u;return{selector:{selected:g?.id??null,
reason:x(g,n,[...g?.id===a?.preferred?a?.explanation??[]:[],...c?.explanation??[]]),alternatives:N.map(({id:t})=>t)},candidates:u}}
function A(e,n,{experiences:r,now:c}){const a=e.filter(({kind:s})=>s==="capsule").map(({id:s})=>s),p=r.flatMap(({capsules:s=[],
...l})=>s.map(u=>({...l,gene:u})));return(0,m().adviseFrom)(p,n,a,c)}function O(e){return e.filter(n=>n.startsWith(h)).map(
n=>n.slice(h.length))}function x(e,n,r){return[...F(e),...n.length>0?[`signals: ${n.join(", ")}`]:[],...r.length>0?[`mem\
ory_graph: ${r.join(" | ")}`]:[]]}function F(e){return e===void 0?["no matching gene found; new gene may be required"]:e.
kind==="gene"?["signals match gene.signals_match"]:["signals match capsule.trigger",...e.gene===void 0?[]:[`capsule.gene\
: ${e.gene}`]]}v.exports={select:w}});
//# select/signal
(function(e,s,n){const o=n("select/error-signature");function i(r){return{text:r,lowerCase:r.toLowerCase(),signature:(0,o().
errorSignature)(r)}}e.exports={signalOf:i}});
//# select/triggers
(function(e,r,b){const o=["error","exception","failed","crash","timeout","unstable","protocol","gep","prompt","audit","\
reusable","perf_bottleneck","user_feature_request","capability_gap","external_opportunity","stable_success_plateau"],t=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
s=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
i=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
n=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]];e.exports={ERROR_LINE:t,KEYWORDS:o,MISSING:s,OPPORTUNITIES:n,
QUOTED_OPPORTUNITIES:i}});
