"use strict";module.exports={"select/error-signature"(w,h,E,R){E(w,{errorSignature:()=>v,normalizeErrorText:()=>g,normalizeSignals:()=>f});
const S="errsig:",i="errsig_norm:",M=220;function g(y){return y.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<pa\
th>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").
slice(0,M)}function v(y){const l=y.trim();if(l.startsWith(S)){const m=g(l.slice(S.length));return m===""?void 0:`${i}${_(
m)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(l)?l.toLowerCase():void 0}function f(y){return y.flatMap(l=>{const m=l.trim(),
O=m.startsWith(S)?v(m):m;return O?[O]:[]})}function _(y){let l=2166136261;for(let m=0;m<y.length;m+=1)l=Math.imul(l^y.charCodeAt(
m),16777619);return(l>>>0).toString(16).padStart(8,"0")}},"select/extract"(w,h,E,R){let S;const i=()=>S??=h("select/erro\
r-signature");let M;const g=()=>M??=h("select/triggers");E(w,{extractSignals:()=>y});const v={detail:260,snippet:200},f=3,
_="stable_success_plateau";function y(r){const e=r.split(/\r\n|[\n\r]/).map(n=>n.replace(/\s+/g," ").trim()).filter(n=>n!==
"");if(e.length===0)return["session_logs_missing"];const t=[...l(e),...O(g().MISSING,e),...I(e),...O(g().OPPORTUNITIES,e),
...u(e)];return t.length===0?[_]:[...new Set(t)]}function l(r){const e=r.filter(s=>g().ERROR_LINE.test(s)),[t]=e;if(t===
void 0)return[];const n=m(e);return["log_error",`errsig:${t.slice(0,v.detail)}`,...n.times<f?[]:["recurring_error",`recu\
rring_errsig(${n.times}x):${n.line.slice(0,v.detail)}`]]}function m(r){const e=new Map;for(const t of r){const n=(0,i().
normalizeErrorText)(t),s=e.get(n)??{line:t,times:0};s.times+=1,e.set(n,s)}return[...e.values()].reduce((t,n)=>n.times>t.
times?n:t)}function O(r,e){return r.filter(([,t])=>e.some(n=>t.test(n))).map(([t])=>t)}function I(r){return g().QUOTED_OPPORTUNITIES.
flatMap(([e,t])=>{const n=r.find(s=>t.test(s));return n===void 0?[]:[`${e}:${k(n,t)}`]})}function k(r,e){const t=Math.max(
0,r.search(e)-v.snippet/4);return r.slice(t,t+v.snippet).trim()}function u(r){const e=new Set(r.flatMap(t=>t.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return g().KEYWORDS.filter(t=>e.has(t))}},"select/memory"(w,h,E,R){let S;const i=()=>S??=
h("select/error-signature");E(w,{adviseFrom:()=>l});const M=.34,g={alike:30,prior:45},v=1440*60*1e3,f={alike:{attempts:2,
below:.18},prior:{attempts:3,below:.12}},_={beside:.12,alone:.4},y=6;function l(e,t,n,s){const a=new Set((0,i().normalizeSignals)(
t)),p=[...new Set(n)].map(d=>m(d,e.filter(b=>b.gene===d),a,s)),c=p.filter(I).map(({gene:d})=>d),[o]=p.filter(d=>d.successes>
0&&!I(d)).sort((d,b)=>b.score-d.score);return{preferred:o?.gene,banned:new Set(c),explanation:[...o?[`memory_prefer:${o.
gene}`]:[],...c.length>0?[`memory_ban:${c.slice(0,y).join(",")}`]:[],...o?[`gene_prior:${o.prior.value.toFixed(3)}`]:[]]}}
function m(e,t,n,s){const a=k(t).flatMap(o=>{const d=u(o,n);if(d<M)return[];const{value:b,attempts:N}=O(o,g.alike,s);return{
value:b*d,attempts:N}}),p={value:Math.max(0,...a.map(({value:o})=>o)),attempts:Math.max(0,...a.map(({attempts:o})=>o))},
c=O(t,g.prior,s);return{gene:e,successes:t.filter(({success:o})=>o).length,alike:p,prior:c,score:p.value>0?p.value+c.value*
_.beside:c.value*_.alone}}function O(e,t,n){const s=e.length;if(s===0)return{value:0,attempts:s};const a=e.filter(({success:o})=>o).
length,p=Math.max(...e.map(({at:o})=>o??n)),c=Math.max(0,(n-p)/v);return{value:(a+1)/(s+2)*.5**(c/t),attempts:s}}function I({
alike:e,prior:t}){return e.attempts>=f.alike.attempts&&e.value<f.alike.below||e.attempts<f.alike.attempts&&t.attempts>=f.
prior.attempts&&t.value<f.prior.below}function k(e){const t=new Map;for(const n of e){const s=t.get(n.key);s?s.push(n):t.
set(n.key,[n])}return[...t.values()]}function u([e],t){return e?.key===[...t].sort().join("|")?1:r(t,new Set((0,i().normalizeSignals)(
e?.signals??[])))}function r(e,t){if(e.size===0&&t.size===0)return 1;const n=[...e].filter(s=>t.has(s)).length;return n/
(e.size+t.size-n)}},"select/memory-graph"(w,h,E,R){let S;const i=()=>S??=h("zod");let M;const g=()=>M??=h("error");E(w,{
readMemoryGraph:()=>y});const v=2e3,f=i().object({type:i().literal("MemoryGraphEvent")}),_=i().object({type:i().literal(
"MemoryGraphEvent"),kind:i().literal("outcome"),ts:i().string().optional().catch(void 0),signal:i().object({key:i().string().
optional().catch(void 0),signals:i().array(i().string()).catch([])}).catch({signals:[]}),gene:i().object({id:i().string().
min(1)}),capsule:i().object({id:i().string()}).optional().catch(void 0),capsule_id:i().string().optional().catch(void 0),
capsules:i().object({used:i().array(i().string())}).optional().catch(void 0),outcome:i().object({status:i().enum(["succe\
ss","failed"])})});function y(m,O){const k=m.split(`
`).map((u,r)=>({line:u.trim(),number:r+1})).filter(({line:u})=>u!=="").slice(-v).map(({line:u,number:r})=>l(u,`${O}:${r}`));
if(k.length>0&&!k.some(u=>f.safeParse(u).success))throw new(g()).GateError("input_invalid",`${O} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return k.flatMap(u=>{const r=_.safeParse(u);if(!r.success)
return[];const{ts:e,signal:t,gene:n,outcome:s,capsule:a,capsule_id:p,capsules:c}=r.data,o=[a?.id,p,...c?.used??[]].flatMap(
b=>b??[]),d=Date.parse(e??"");return{gene:n.id,...o.length>0&&{capsules:o},success:s.status==="success",signals:t.signals,
key:t.key??"(none)",at:Number.isNaN(d)?void 0:d}})}function l(m,O){try{return JSON.parse(m)}catch(I){throw new(g()).GateError(
"input_invalid",`Cannot read the memory graph: ${O} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:I})}}},"select/option"(w,h,E,R){let S;const i=()=>S??=h("assets/asset");E(w,{optionOf:()=>v,strings:()=>f});
const M="gene_distilled_",g=.8;function v({type:l,id:m,value:O}){if(l==="Gene"){const e=m.startsWith(M)?g:1;return{kind:"\
gene",id:m,gene:m,patterns:f(O.signals_match),weight:e}}if(l!=="Capsule"||y(O.outcome))return;const{gene:I,trigger:k,confidence:u,
success_streak:r}=O;return{kind:"capsule",id:m,gene:typeof I=="string"?I:void 0,patterns:f(k),weight:Math.min(1,_(u))*Math.
max(1,_(r))}}function f(l){return Array.isArray(l)?l.filter(m=>typeof m=="string"):[]}function _(l){return typeof l=="nu\
mber"?Math.max(0,l):0}function y(l){return(0,i().isJsonObject)(l)&&l.status==="failed"}},"select/pattern"(w,h,E,R){let S;
const i=()=>S??=h("re2js");let M;const g=()=>M??=h("policy/linear-pattern");let v;const f=()=>v??=h("select/error-signat\
ure");let _;const y=()=>_??=h("select/signal");E(w,{compilePattern:()=>l,matchesSignals:()=>m});function l(r){const e=O(
r),t=(0,f().errorSignature)(r);return t===void 0?e:{...e,matches:n=>n.signature===t||e.matches(n)}}function m(r,e){const{
matches:t}=l(r);return e.some(n=>t((0,y().signalOf)(n)))}function O(r){const e=r.lastIndexOf("/");if(r.startsWith("/")&&
e>0){const t=r.slice(1,e),n=r.slice(e+1);return I(t,n)?k(t,n,r):u([r])}return!r.startsWith("/")&&r.includes("|")?{...u(r.
split("|").map(t=>t.trim())),kind:"aliases"}:u([r])}function I(r,e){try{return new RegExp(r,e),!0}catch{return!1}}function k(r,e,t){
const n=i().RE2JS.translateRegExp(r),s=(0,g().compileLinear)(e.includes("y")?`\\A(?:${n})`:n,{ignoreCase:e===""||e.includes(
"i"),multiline:e.includes("m"),dotAll:e.includes("s")});return"error"in s?{...u([t]),unsupported:s.error}:{kind:"express\
ion",matches:({text:a})=>s.matches(a),cost:s.size}}function u(r){const e=r.filter(t=>t!=="").map(t=>t.toLowerCase());return{
kind:"substring",matches:t=>e.some(n=>t.lowerCase.includes(n)),cost:e.length}}},"select/replay"(w,h,E,R){let S;const i=()=>S??=
h("select/option");let M;const g=()=>M??=h("select/pattern");let v;const f=()=>v??=h("select/signal");E(w,{replay:()=>y});
const _={cycles:500,signal:400,expressions:200,steps:2e8};function y(e,t){const n=l(e),s=l(t);if(JSON.stringify(n)===JSON.
stringify(s))return;const a=e.filter(({type:d})=>d==="EvolutionEvent").map(({value:d})=>(0,i().strings)(d.signals)).filter(
d=>d.length>0);if(a.length===0)return;const p=m([...n,...s]),c=p?O(a,p):[],o=p?I(c,p):()=>[];return{of:a.length,limited:c.
length<Math.min(a.length,_.cycles),...u(o(n),o(s))}}function l(e){return e.flatMap(t=>{const n=(0,i().optionOf)(t);return n?.
kind==="gene"?n:[]})}function m(e){const t=new Set(e.flatMap(({patterns:s})=>s));if(!([...t].filter(s=>s.startsWith("/")).
length>_.expressions))return new Map([...t].map(s=>[s,(0,g().compilePattern)(s)]))}function O(e,t){const s=[...t.values()].
map(({cost:o})=>o).reduce((o,d)=>o+d,0),a=new Set,p=[];let c=0;for(const o of e.slice(-_.cycles).reverse()){const d=o.map(
b=>b.slice(0,_.signal));for(const b of d)a.has(b)||(c+=s*b.length),a.add(b);if(c>_.steps)break;p.push(d)}return p}function I(e,t){
const n=new Map(e.flat().map(a=>[a,(0,f().signalOf)(a)])),s=new Map([...t].map(([a,p])=>[a,k(p,e,n)]));return a=>{const p=e.
map(()=>({id:void 0,score:0})),c=new Uint32Array(e.length);for(const{id:o,patterns:d,weight:b}of a){c.fill(0);for(const N of d)
for(const x of s.get(N)??[])c[x]=(c[x]??0)+1;for(const[N,x]of p.entries()){const T=(c[N]??0)*b;T>x.score&&(p[N]={id:o,score:T})}}
return p.map(({id:o})=>o)}}function k({matches:e},t,n){const s=new Set([...n].filter(([,a])=>e(a)).map(([a])=>a));return s.
size===0?[]:t.flatMap((a,p)=>a.some(c=>s.has(c))?p:[])}function u(e,t){const n=e.flatMap((c,o)=>c===t[o]?[]:[[c,t[o]]]),
[s,a]=[r(e),r(t)],p=[...new Set(n.flat())].filter(c=>c!==void 0).map(c=>({id:c,base:s.get(c)??0,head:a.get(c)??0})).sort(
(c,o)=>Math.abs(o.head-o.base)-Math.abs(c.head-c.base)||(c.id<o.id?-1:1));return{cycles:e.length,changed:n.length,unmatched:{
base:s.get(void 0)??0,head:a.get(void 0)??0},genes:p}}function r(e){const t=new Map;for(const n of e)t.set(n,(t.get(n)??
0)+1);return t}},"select/score"(w,h,E,R){let S;const i=()=>S??=h("select/pattern");E(w,{rank:()=>M});function M(g,v){return g.
map(f=>{const _=f.patterns.filter(y=>{const{matches:l}=(0,i().compilePattern)(y);return v.some(l)});return{...f,matched:_,
score:_.length*f.weight}}).filter(({score:f})=>f>0).sort((f,_)=>f.score===_.score?0:f.score<_.score?1:-1)}},"select/sele\
ctor"(w,h,E,R){let S;const i=()=>S??=h("select/memory");let M;const g=()=>M??=h("select/score");let v;const f=()=>v??=h(
"select/signal");E(w,{select:()=>l});const _=4,y="ban_gene:";function l({options:u,signals:r,memory:e}){const t=e&&(0,i().
adviseFrom)(e.experiences,r,u.filter(({kind:b})=>b==="gene").map(({id:b})=>b),e.now),n=e&&m(u,r,e),s=new Set([...t?.banned??
[],...O(r)]),a=(0,g().rank)(u,r.map(f().signalOf)).filter(({id:b,kind:N,gene:x})=>(x===void 0||!s.has(x))&&!(N==="capsul\
e"&&n?.banned.has(b))),p=({id:b,kind:N,gene:x})=>N==="capsule"&&b===n?.preferred?2:x!==void 0&&x===t?.preferred?1:0,c=a.
toSorted((b,N)=>p(N)-p(b)).slice(0,1+_),[o,...d]=c;return{selector:{selected:o?.id??null,reason:I(o,r,[...o?.id===n?.preferred?
n?.explanation??[]:[],...t?.explanation??[]]),alternatives:d.map(({id:b})=>b)},candidates:c}}function m(u,r,{experiences:e,
now:t}){const n=u.filter(({kind:a})=>a==="capsule").map(({id:a})=>a),s=e.flatMap(({capsules:a=[],...p})=>a.map(c=>({...p,
gene:c})));return(0,i().adviseFrom)(s,r,n,t)}function O(u){return u.filter(r=>r.startsWith(y)).map(r=>r.slice(y.length))}
function I(u,r,e){return[...k(u),...r.length>0?[`signals: ${r.join(", ")}`]:[],...e.length>0?[`memory_graph: ${e.join(" \
| ")}`]:[]]}function k(u){return u===void 0?["no matching gene found; new gene may be required"]:u.kind==="gene"?["signa\
ls match gene.signals_match"]:["signals match capsule.trigger",...u.gene===void 0?[]:[`capsule.gene: ${u.gene}`]]}},"sel\
ect/signal"(w,h,E,R){let S;const i=()=>S??=h("select/error-signature");E(w,{signalOf:()=>M});function M(g){return{text:g,
lowerCase:g.toLowerCase(),signature:(0,i().errorSignature)(g)}}},"select/triggers"(w,h,E,R){E(w,{ERROR_LINE:()=>i,KEYWORDS:()=>S,
MISSING:()=>M,OPPORTUNITIES:()=>v,QUOTED_OPPORTUNITIES:()=>g});const S=["error","exception","failed","crash","timeout","\
unstable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","extern\
al_opportunity","stable_success_plateau"],i=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
M=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
g=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
v=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]}};
