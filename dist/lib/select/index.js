"use strict";module.exports={"select/error-signature"(w,f,E,N){E(w,{errorSignature:()=>O,normalizeErrorText:()=>m,normalizeSignals:()=>p});
const S="errsig:",l="errsig_norm:",v=220;function m(h){return h.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<pa\
th>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").
slice(0,v)}function O(h){const i=h.trim();if(i.startsWith(S)){const u=m(i.slice(S.length));return u===""?void 0:`${l}${d(
u)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(i)?i.toLowerCase():void 0}function p(h){return h.flatMap(i=>{const u=i.trim(),
I=u.startsWith(S)?O(u):u;return I?[I]:[]})}function d(h){let i=2166136261;for(let u=0;u<h.length;u+=1)i=Math.imul(i^h.charCodeAt(
u),16777619);return(i>>>0).toString(16).padStart(8,"0")}},"select/extract"(w,f,E,N){let S;const l=()=>S??=f("select/erro\
r-signature");let v;const m=()=>v??=f("select/triggers");E(w,{extractSignals:()=>h});const O={detail:260,snippet:200},p=3,
d="stable_success_plateau";function h(r){const e=r.split(/\r\n|[\n\r]/).map(n=>n.replace(/\s+/g," ").trim()).filter(n=>n!==
"");if(e.length===0)return["session_logs_missing"];const t=[...i(e),...I(m().MISSING,e),...M(e),...I(m().OPPORTUNITIES,e),
..._(e)];return t.length===0?[d]:[...new Set(t)]}function i(r){const e=r.filter(s=>m().ERROR_LINE.test(s)),[t]=e;if(t===
void 0)return[];const n=u(e);return["log_error",`errsig:${t.slice(0,O.detail)}`,...n.times<p?[]:["recurring_error",`recu\
rring_errsig(${n.times}x):${n.line.slice(0,O.detail)}`]]}function u(r){const e=new Map;for(const t of r){const n=(0,l().
normalizeErrorText)(t),s=e.get(n)??{line:t,times:0};s.times+=1,e.set(n,s)}return[...e.values()].reduce((t,n)=>n.times>t.
times?n:t)}function I(r,e){return r.filter(([,t])=>e.some(n=>t.test(n))).map(([t])=>t)}function M(r){return m().QUOTED_OPPORTUNITIES.
flatMap(([e,t])=>{const n=r.find(s=>t.test(s));return n===void 0?[]:[`${e}:${b(n,t)}`]})}function b(r,e){const t=Math.max(
0,r.search(e)-O.snippet/4);return r.slice(t,t+O.snippet).trim()}function _(r){const e=new Set(r.flatMap(t=>t.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return m().KEYWORDS.filter(t=>e.has(t))}},"select/memory"(w,f,E,N){let S;const l=()=>S??=
f("select/error-signature");E(w,{adviseFrom:()=>i});const v=.34,m={alike:30,prior:45},O=1440*60*1e3,p={alike:{attempts:2,
below:.18},prior:{attempts:3,below:.12}},d={beside:.12,alone:.4},h=6;function i(e,t,n,s){const c=new Set((0,l().normalizeSignals)(
t)),g=[...new Set(n)].map(y=>u(y,e.filter(k=>k.gene===y),c,s)),a=g.filter(M).map(({gene:y})=>y),[o]=g.filter(y=>y.successes>
0&&!M(y)).sort((y,k)=>k.score-y.score);return{preferred:o?.gene,banned:new Set(a),explanation:[...o?[`memory_prefer:${o.
gene}`]:[],...a.length>0?[`memory_ban:${a.slice(0,h).join(",")}`]:[],...o?[`gene_prior:${o.prior.value.toFixed(3)}`]:[]]}}
function u(e,t,n,s){const c=b(t).flatMap(o=>{const y=_(o,n);if(y<v)return[];const{value:k,attempts:R}=I(o,m.alike,s);return{
value:k*y,attempts:R}}),g={value:Math.max(0,...c.map(({value:o})=>o)),attempts:Math.max(0,...c.map(({attempts:o})=>o))},
a=I(t,m.prior,s);return{gene:e,successes:t.filter(({success:o})=>o).length,alike:g,prior:a,score:g.value>0?g.value+a.value*
d.beside:a.value*d.alone}}function I(e,t,n){const s=e.length;if(s===0)return{value:0,attempts:s};const c=e.filter(({success:o})=>o).
length,g=Math.max(...e.map(({at:o})=>o??n)),a=Math.max(0,(n-g)/O);return{value:(c+1)/(s+2)*.5**(a/t),attempts:s}}function M({
alike:e,prior:t}){return e.attempts>=p.alike.attempts&&e.value<p.alike.below||e.attempts<p.alike.attempts&&t.attempts>=p.
prior.attempts&&t.value<p.prior.below}function b(e){const t=new Map;for(const n of e){const s=t.get(n.key);s?s.push(n):t.
set(n.key,[n])}return[...t.values()]}function _([e],t){return e?.key===[...t].sort().join("|")?1:r(t,new Set((0,l().normalizeSignals)(
e?.signals??[])))}function r(e,t){if(e.size===0&&t.size===0)return 1;const n=[...e].filter(s=>t.has(s)).length;return n/
(e.size+t.size-n)}},"select/memory-graph"(w,f,E,N){let S;const l=()=>S??=f("zod");let v;const m=()=>v??=f("error");E(w,{
readMemoryGraph:()=>d});const O=2e3,p=l().object({type:l().literal("MemoryGraphEvent"),kind:l().literal("outcome"),ts:l().
string().optional().catch(void 0),signal:l().object({key:l().string().optional().catch(void 0),signals:l().array(l().string()).
catch([])}).catch({signals:[]}),gene:l().object({id:l().string().min(1)}),outcome:l().object({status:l().enum(["success",
"failed"])})});function d(i,u){return i.split(`
`).map((M,b)=>({line:M.trim(),number:b+1})).filter(({line:M})=>M!=="").slice(-O).flatMap(({line:M,number:b})=>{const _=p.
safeParse(h(M,`${u}:${b}`));if(!_.success)return[];const{ts:r,signal:e,gene:t,outcome:n}=_.data,s=Date.parse(r??"");return{
gene:t.id,success:n.status==="success",signals:e.signals,key:e.key??"(none)",at:Number.isNaN(s)?void 0:s}})}function h(i,u){
try{return JSON.parse(i)}catch(I){throw new(m()).GateError("input_invalid",`Cannot read the memory graph: ${u} is not JS\
ON.`,"A memory graph has one JSON object per line; fix or remove that line.",{cause:I})}}},"select/option"(w,f,E,N){let S;
const l=()=>S??=f("assets/asset");E(w,{optionOf:()=>O,strings:()=>p});const v="gene_distilled_",m=.8;function O({type:i,
id:u,value:I}){if(i==="Gene"){const e=u.startsWith(v)?m:1;return{kind:"gene",id:u,gene:u,patterns:p(I.signals_match),weight:e}}
if(i!=="Capsule"||h(I.outcome))return;const{gene:M,trigger:b,confidence:_,success_streak:r}=I;return{kind:"capsule",id:u,
gene:typeof M=="string"?M:void 0,patterns:p(b),weight:Math.min(1,d(_))*Math.max(1,d(r))}}function p(i){return Array.isArray(
i)?i.filter(u=>typeof u=="string"):[]}function d(i){return typeof i=="number"?Math.max(0,i):0}function h(i){return(0,l().
isJsonObject)(i)&&i.status==="failed"}},"select/pattern"(w,f,E,N){let S;const l=()=>S??=f("re2js");let v;const m=()=>v??=
f("policy/linear-pattern");let O;const p=()=>O??=f("select/error-signature");let d;const h=()=>d??=f("select/signal");E(
w,{compilePattern:()=>i,matchesSignals:()=>u});function i(r){const e=I(r),t=(0,p().errorSignature)(r);return t===void 0?
e:{...e,matches:n=>n.signature===t||e.matches(n)}}function u(r,e){const{matches:t}=i(r);return e.some(n=>t((0,h().signalOf)(
n)))}function I(r){const e=r.lastIndexOf("/");if(r.startsWith("/")&&e>0){const t=r.slice(1,e),n=r.slice(e+1);return M(t,
n)?b(t,n,r):_([r])}return!r.startsWith("/")&&r.includes("|")?{..._(r.split("|").map(t=>t.trim())),kind:"aliases"}:_([r])}
function M(r,e){try{return new RegExp(r,e),!0}catch{return!1}}function b(r,e,t){const n=l().RE2JS.translateRegExp(r),s=(0,m().
compileLinear)(e.includes("y")?`\\A(?:${n})`:n,{ignoreCase:e===""||e.includes("i"),multiline:e.includes("m"),dotAll:e.includes(
"s")});return"error"in s?{..._([t]),unsupported:s.error}:{kind:"expression",matches:({text:c})=>s.matches(c),cost:s.size}}
function _(r){const e=r.filter(t=>t!=="").map(t=>t.toLowerCase());return{kind:"substring",matches:t=>e.some(n=>t.lowerCase.
includes(n)),cost:e.length}}},"select/replay"(w,f,E,N){let S;const l=()=>S??=f("select/option");let v;const m=()=>v??=f(
"select/pattern");let O;const p=()=>O??=f("select/signal");E(w,{replay:()=>h});const d={cycles:500,signal:400,expressions:200,
steps:2e8};function h(e,t){const n=i(e),s=i(t);if(JSON.stringify(n)===JSON.stringify(s))return;const c=e.filter(({type:y})=>y===
"EvolutionEvent").map(({value:y})=>(0,l().strings)(y.signals)).filter(y=>y.length>0);if(c.length===0)return;const g=u([...n,
...s]),a=g?I(c,g):[],o=g?M(a,g):()=>[];return{of:c.length,limited:a.length<Math.min(c.length,d.cycles),..._(o(n),o(s))}}
function i(e){return e.flatMap(t=>{const n=(0,l().optionOf)(t);return n?.kind==="gene"?n:[]})}function u(e){const t=new Set(
e.flatMap(({patterns:s})=>s));if(!([...t].filter(s=>s.startsWith("/")).length>d.expressions))return new Map([...t].map(s=>[
s,(0,m().compilePattern)(s)]))}function I(e,t){const s=[...t.values()].map(({cost:o})=>o).reduce((o,y)=>o+y,0),c=new Set,
g=[];let a=0;for(const o of e.slice(-d.cycles).reverse()){const y=o.map(k=>k.slice(0,d.signal));for(const k of y)c.has(k)||
(a+=s*k.length),c.add(k);if(a>d.steps)break;g.push(y)}return g}function M(e,t){const n=new Map(e.flat().map(c=>[c,(0,p().
signalOf)(c)])),s=new Map([...t].map(([c,g])=>[c,b(g,e,n)]));return c=>{const g=e.map(()=>({id:void 0,score:0})),a=new Uint32Array(
e.length);for(const{id:o,patterns:y,weight:k}of c){a.fill(0);for(const R of y)for(const x of s.get(R)??[])a[x]=(a[x]??0)+
1;for(const[R,x]of g.entries()){const T=(a[R]??0)*k;T>x.score&&(g[R]={id:o,score:T})}}return g.map(({id:o})=>o)}}function b({
matches:e},t,n){const s=new Set([...n].filter(([,c])=>e(c)).map(([c])=>c));return s.size===0?[]:t.flatMap((c,g)=>c.some(
a=>s.has(a))?g:[])}function _(e,t){const n=e.flatMap((a,o)=>a===t[o]?[]:[[a,t[o]]]),[s,c]=[r(e),r(t)],g=[...new Set(n.flat())].
filter(a=>a!==void 0).map(a=>({id:a,base:s.get(a)??0,head:c.get(a)??0})).sort((a,o)=>Math.abs(o.head-o.base)-Math.abs(a.
head-a.base)||(a.id<o.id?-1:1));return{cycles:e.length,changed:n.length,unmatched:{base:s.get(void 0)??0,head:c.get(void 0)??
0},genes:g}}function r(e){const t=new Map;for(const n of e)t.set(n,(t.get(n)??0)+1);return t}},"select/score"(w,f,E,N){let S;
const l=()=>S??=f("select/pattern");E(w,{rank:()=>v});function v(m,O){return m.map(p=>{const d=p.patterns.filter(h=>{const{
matches:i}=(0,l().compilePattern)(h);return O.some(i)});return{...p,matched:d,score:d.length*p.weight}}).filter(({score:p})=>p>
0).sort((p,d)=>p.score===d.score?0:p.score<d.score?1:-1)}},"select/selector"(w,f,E,N){let S;const l=()=>S??=f("select/me\
mory");let v;const m=()=>v??=f("select/score");let O;const p=()=>O??=f("select/signal");E(w,{select:()=>i});const d=4,h="\
ban_gene:";function i({options:b,signals:_,memory:r}){const e=r&&(0,l().adviseFrom)(r.experiences,_,b.filter(({kind:o})=>o===
"gene").map(({id:o})=>o),r.now),t=new Set([...e?.banned??[],...u(_)]),n=(0,m().rank)(b,_.map(p().signalOf)).filter(({gene:o})=>o===
void 0||!t.has(o)),s=({gene:o})=>o!==void 0&&o===e?.preferred,c=[...n.filter(s),...n.filter(o=>!s(o))].slice(0,1+d),[g,...a]=c;
return{selector:{selected:g?.id??null,reason:I(g,_,e),alternatives:a.map(({id:o})=>o)},candidates:c}}function u(b){return b.
filter(_=>_.startsWith(h)).map(_=>_.slice(h.length))}function I(b,_,r){return[...M(b),..._.length>0?[`signals: ${_.join(
", ")}`]:[],...r&&r.explanation.length>0?[`memory_graph: ${r.explanation.join(" | ")}`]:[]]}function M(b){return b===void 0?
["no matching gene found; new gene may be required"]:b.kind==="gene"?["signals match gene.signals_match"]:["signals matc\
h capsule.trigger",...b.gene===void 0?[]:[`capsule.gene: ${b.gene}`]]}},"select/signal"(w,f,E,N){let S;const l=()=>S??=f(
"select/error-signature");E(w,{signalOf:()=>v});function v(m){return{text:m,lowerCase:m.toLowerCase(),signature:(0,l().errorSignature)(
m)}}},"select/triggers"(w,f,E,N){E(w,{ERROR_LINE:()=>l,KEYWORDS:()=>S,MISSING:()=>v,OPPORTUNITIES:()=>O,QUOTED_OPPORTUNITIES:()=>m});
const S=["error","exception","failed","crash","timeout","unstable","protocol","gep","prompt","audit","reusable","perf_bo\
ttleneck","user_feature_request","capability_gap","external_opportunity","stable_success_plateau"],l=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
v=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
m=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
O=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]}};
