"use strict";module.exports={"select/error-signature"(v,_,w,R){w(v,{errorSignature:()=>O,normalizeErrorText:()=>f,normalizeSignals:()=>m});
const S="errsig:",c="errsig_norm:",E=220;function f(b){return b.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<pa\
th>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").
slice(0,E)}function O(b){const l=b.trim();if(l.startsWith(S)){const p=f(l.slice(S.length));return p===""?void 0:`${c}${h(
p)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(l)?l.toLowerCase():void 0}function m(b){return b.flatMap(l=>{const p=l.trim(),
I=p.startsWith(S)?O(p):p;return I?[I]:[]})}function h(b){let l=2166136261;for(let p=0;p<b.length;p+=1)l=Math.imul(l^b.charCodeAt(
p),16777619);return(l>>>0).toString(16).padStart(8,"0")}},"select/extract"(v,_,w,R){let S;const c=()=>S??=_("select/erro\
r-signature");let E;const f=()=>E??=_("select/triggers");w(v,{extractSignals:()=>b});const O={detail:260,snippet:200},m=3,
h="stable_success_plateau";function b(r){const e=r.split(/\r\n|[\n\r]/).map(n=>n.replace(/\s+/g," ").trim()).filter(n=>n!==
"");if(e.length===0)return["session_logs_missing"];const t=[...l(e),...I(f().MISSING,e),...M(e),...I(f().OPPORTUNITIES,e),
...g(e)];return t.length===0?[h]:[...new Set(t)]}function l(r){const e=r.filter(s=>f().ERROR_LINE.test(s)),[t]=e;if(t===
void 0)return[];const n=p(e);return["log_error",`errsig:${t.slice(0,O.detail)}`,...n.times<m?[]:["recurring_error",`recu\
rring_errsig(${n.times}x):${n.line.slice(0,O.detail)}`]]}function p(r){const e=new Map;for(const t of r){const n=(0,c().
normalizeErrorText)(t),s=e.get(n)??{line:t,times:0};s.times+=1,e.set(n,s)}return[...e.values()].reduce((t,n)=>n.times>t.
times?n:t)}function I(r,e){return r.filter(([,t])=>e.some(n=>t.test(n))).map(([t])=>t)}function M(r){return f().QUOTED_OPPORTUNITIES.
flatMap(([e,t])=>{const n=r.find(s=>t.test(s));return n===void 0?[]:[`${e}:${k(n,t)}`]})}function k(r,e){const t=Math.max(
0,r.search(e)-O.snippet/4);return r.slice(t,t+O.snippet).trim()}function g(r){const e=new Set(r.flatMap(t=>t.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return f().KEYWORDS.filter(t=>e.has(t))}},"select/memory"(v,_,w,R){let S;const c=()=>S??=
_("select/error-signature");w(v,{adviseFrom:()=>l});const E=.34,f={alike:30,prior:45},O=1440*60*1e3,m={alike:{attempts:2,
below:.18},prior:{attempts:3,below:.12}},h={beside:.12,alone:.4},b=6;function l(e,t,n,s){const a=new Set((0,c().normalizeSignals)(
t)),u=[...new Set(n)].map(d=>p(d,e.filter(y=>y.gene===d),a,s)),i=u.filter(M).map(({gene:d})=>d),[o]=u.filter(d=>d.successes>
0&&!M(d)).sort((d,y)=>y.score-d.score);return{preferred:o?.gene,banned:new Set(i),explanation:[...o?[`memory_prefer:${o.
gene}`]:[],...i.length>0?[`memory_ban:${i.slice(0,b).join(",")}`]:[],...o?[`gene_prior:${o.prior.value.toFixed(3)}`]:[]]}}
function p(e,t,n,s){const a=k(t).flatMap(o=>{const d=g(o,n);if(d<E)return[];const{value:y,attempts:N}=I(o,f.alike,s);return{
value:y*d,attempts:N}}),u={value:Math.max(0,...a.map(({value:o})=>o)),attempts:Math.max(0,...a.map(({attempts:o})=>o))},
i=I(t,f.prior,s);return{gene:e,successes:t.filter(({success:o})=>o).length,alike:u,prior:i,score:u.value>0?u.value+i.value*
h.beside:i.value*h.alone}}function I(e,t,n){const s=e.length;if(s===0)return{value:0,attempts:s};const a=e.filter(({success:o})=>o).
length,u=Math.max(...e.map(({at:o})=>o??n)),i=Math.max(0,(n-u)/O);return{value:(a+1)/(s+2)*.5**(i/t),attempts:s}}function M({
alike:e,prior:t}){return e.attempts>=m.alike.attempts&&e.value<m.alike.below||e.attempts<m.alike.attempts&&t.attempts>=m.
prior.attempts&&t.value<m.prior.below}function k(e){const t=new Map;for(const n of e){const s=t.get(n.key);s?s.push(n):t.
set(n.key,[n])}return[...t.values()]}function g([e],t){return e?.key===[...t].sort().join("|")?1:r(t,new Set((0,c().normalizeSignals)(
e?.signals??[])))}function r(e,t){if(e.size===0&&t.size===0)return 1;const n=[...e].filter(s=>t.has(s)).length;return n/
(e.size+t.size-n)}},"select/memory-graph"(v,_,w,R){let S;const c=()=>S??=_("zod");let E;const f=()=>E??=_("error");w(v,{
readMemoryGraph:()=>h});const O=2e3,m=c().object({type:c().literal("MemoryGraphEvent"),kind:c().literal("outcome"),ts:c().
string().optional().catch(void 0),signal:c().object({key:c().string().optional().catch(void 0),signals:c().array(c().string()).
catch([])}).catch({signals:[]}),gene:c().object({id:c().string().min(1)}),capsule:c().object({id:c().string()}).optional().
catch(void 0),capsule_id:c().string().optional().catch(void 0),capsules:c().object({used:c().array(c().string())}).optional().
catch(void 0),outcome:c().object({status:c().enum(["success","failed"])})});function h(l,p){return l.split(`
`).map((M,k)=>({line:M.trim(),number:k+1})).filter(({line:M})=>M!=="").slice(-O).flatMap(({line:M,number:k})=>{const g=m.
safeParse(b(M,`${p}:${k}`));if(!g.success)return[];const{ts:r,signal:e,gene:t,outcome:n,capsule:s,capsule_id:a,capsules:u}=g.
data,i=[s?.id,a,...u?.used??[]].flatMap(d=>d??[]),o=Date.parse(r??"");return{gene:t.id,...i.length>0&&{capsules:i},success:n.
status==="success",signals:e.signals,key:e.key??"(none)",at:Number.isNaN(o)?void 0:o}})}function b(l,p){try{return JSON.
parse(l)}catch(I){throw new(f()).GateError("input_invalid",`Cannot read the memory graph: ${p} is not JSON.`,"A memory g\
raph has one JSON object per line; fix or remove that line.",{cause:I})}}},"select/option"(v,_,w,R){let S;const c=()=>S??=
_("assets/asset");w(v,{optionOf:()=>O,strings:()=>m});const E="gene_distilled_",f=.8;function O({type:l,id:p,value:I}){if(l===
"Gene"){const e=p.startsWith(E)?f:1;return{kind:"gene",id:p,gene:p,patterns:m(I.signals_match),weight:e}}if(l!=="Capsule"||
b(I.outcome))return;const{gene:M,trigger:k,confidence:g,success_streak:r}=I;return{kind:"capsule",id:p,gene:typeof M=="s\
tring"?M:void 0,patterns:m(k),weight:Math.min(1,h(g))*Math.max(1,h(r))}}function m(l){return Array.isArray(l)?l.filter(p=>typeof p==
"string"):[]}function h(l){return typeof l=="number"?Math.max(0,l):0}function b(l){return(0,c().isJsonObject)(l)&&l.status===
"failed"}},"select/pattern"(v,_,w,R){let S;const c=()=>S??=_("re2js");let E;const f=()=>E??=_("policy/linear-pattern");let O;
const m=()=>O??=_("select/error-signature");let h;const b=()=>h??=_("select/signal");w(v,{compilePattern:()=>l,matchesSignals:()=>p});
function l(r){const e=I(r),t=(0,m().errorSignature)(r);return t===void 0?e:{...e,matches:n=>n.signature===t||e.matches(n)}}
function p(r,e){const{matches:t}=l(r);return e.some(n=>t((0,b().signalOf)(n)))}function I(r){const e=r.lastIndexOf("/");
if(r.startsWith("/")&&e>0){const t=r.slice(1,e),n=r.slice(e+1);return M(t,n)?k(t,n,r):g([r])}return!r.startsWith("/")&&r.
includes("|")?{...g(r.split("|").map(t=>t.trim())),kind:"aliases"}:g([r])}function M(r,e){try{return new RegExp(r,e),!0}catch{
return!1}}function k(r,e,t){const n=c().RE2JS.translateRegExp(r),s=(0,f().compileLinear)(e.includes("y")?`\\A(?:${n})`:n,
{ignoreCase:e===""||e.includes("i"),multiline:e.includes("m"),dotAll:e.includes("s")});return"error"in s?{...g([t]),unsupported:s.
error}:{kind:"expression",matches:({text:a})=>s.matches(a),cost:s.size}}function g(r){const e=r.filter(t=>t!=="").map(t=>t.
toLowerCase());return{kind:"substring",matches:t=>e.some(n=>t.lowerCase.includes(n)),cost:e.length}}},"select/replay"(v,_,w,R){
let S;const c=()=>S??=_("select/option");let E;const f=()=>E??=_("select/pattern");let O;const m=()=>O??=_("select/signa\
l");w(v,{replay:()=>b});const h={cycles:500,signal:400,expressions:200,steps:2e8};function b(e,t){const n=l(e),s=l(t);if(JSON.
stringify(n)===JSON.stringify(s))return;const a=e.filter(({type:d})=>d==="EvolutionEvent").map(({value:d})=>(0,c().strings)(
d.signals)).filter(d=>d.length>0);if(a.length===0)return;const u=p([...n,...s]),i=u?I(a,u):[],o=u?M(i,u):()=>[];return{of:a.
length,limited:i.length<Math.min(a.length,h.cycles),...g(o(n),o(s))}}function l(e){return e.flatMap(t=>{const n=(0,c().optionOf)(
t);return n?.kind==="gene"?n:[]})}function p(e){const t=new Set(e.flatMap(({patterns:s})=>s));if(!([...t].filter(s=>s.startsWith(
"/")).length>h.expressions))return new Map([...t].map(s=>[s,(0,f().compilePattern)(s)]))}function I(e,t){const s=[...t.values()].
map(({cost:o})=>o).reduce((o,d)=>o+d,0),a=new Set,u=[];let i=0;for(const o of e.slice(-h.cycles).reverse()){const d=o.map(
y=>y.slice(0,h.signal));for(const y of d)a.has(y)||(i+=s*y.length),a.add(y);if(i>h.steps)break;u.push(d)}return u}function M(e,t){
const n=new Map(e.flat().map(a=>[a,(0,m().signalOf)(a)])),s=new Map([...t].map(([a,u])=>[a,k(u,e,n)]));return a=>{const u=e.
map(()=>({id:void 0,score:0})),i=new Uint32Array(e.length);for(const{id:o,patterns:d,weight:y}of a){i.fill(0);for(const N of d)
for(const x of s.get(N)??[])i[x]=(i[x]??0)+1;for(const[N,x]of u.entries()){const T=(i[N]??0)*y;T>x.score&&(u[N]={id:o,score:T})}}
return u.map(({id:o})=>o)}}function k({matches:e},t,n){const s=new Set([...n].filter(([,a])=>e(a)).map(([a])=>a));return s.
size===0?[]:t.flatMap((a,u)=>a.some(i=>s.has(i))?u:[])}function g(e,t){const n=e.flatMap((i,o)=>i===t[o]?[]:[[i,t[o]]]),
[s,a]=[r(e),r(t)],u=[...new Set(n.flat())].filter(i=>i!==void 0).map(i=>({id:i,base:s.get(i)??0,head:a.get(i)??0})).sort(
(i,o)=>Math.abs(o.head-o.base)-Math.abs(i.head-i.base)||(i.id<o.id?-1:1));return{cycles:e.length,changed:n.length,unmatched:{
base:s.get(void 0)??0,head:a.get(void 0)??0},genes:u}}function r(e){const t=new Map;for(const n of e)t.set(n,(t.get(n)??
0)+1);return t}},"select/score"(v,_,w,R){let S;const c=()=>S??=_("select/pattern");w(v,{rank:()=>E});function E(f,O){return f.
map(m=>{const h=m.patterns.filter(b=>{const{matches:l}=(0,c().compilePattern)(b);return O.some(l)});return{...m,matched:h,
score:h.length*m.weight}}).filter(({score:m})=>m>0).sort((m,h)=>m.score===h.score?0:m.score<h.score?1:-1)}},"select/sele\
ctor"(v,_,w,R){let S;const c=()=>S??=_("select/memory");let E;const f=()=>E??=_("select/score");let O;const m=()=>O??=_(
"select/signal");w(v,{select:()=>l});const h=4,b="ban_gene:";function l({options:g,signals:r,memory:e}){const t=e&&(0,c().
adviseFrom)(e.experiences,r,g.filter(({kind:y})=>y==="gene").map(({id:y})=>y),e.now),n=e&&p(g,r,e),s=new Set([...t?.banned??
[],...I(r)]),a=(0,f().rank)(g,r.map(m().signalOf)).filter(({id:y,kind:N,gene:x})=>(x===void 0||!s.has(x))&&!(N==="capsul\
e"&&n?.banned.has(y))),u=({id:y,kind:N,gene:x})=>N==="capsule"&&y===n?.preferred?2:x!==void 0&&x===t?.preferred?1:0,i=a.
toSorted((y,N)=>u(N)-u(y)).slice(0,1+h),[o,...d]=i;return{selector:{selected:o?.id??null,reason:M(o,r,[...o?.id===n?.preferred?
n?.explanation??[]:[],...t?.explanation??[]]),alternatives:d.map(({id:y})=>y)},candidates:i}}function p(g,r,{experiences:e,
now:t}){const n=g.filter(({kind:a})=>a==="capsule").map(({id:a})=>a),s=e.flatMap(({capsules:a=[],...u})=>a.map(i=>({...u,
gene:i})));return(0,c().adviseFrom)(s,r,n,t)}function I(g){return g.filter(r=>r.startsWith(b)).map(r=>r.slice(b.length))}
function M(g,r,e){return[...k(g),...r.length>0?[`signals: ${r.join(", ")}`]:[],...e.length>0?[`memory_graph: ${e.join(" \
| ")}`]:[]]}function k(g){return g===void 0?["no matching gene found; new gene may be required"]:g.kind==="gene"?["signa\
ls match gene.signals_match"]:["signals match capsule.trigger",...g.gene===void 0?[]:[`capsule.gene: ${g.gene}`]]}},"sel\
ect/signal"(v,_,w,R){let S;const c=()=>S??=_("select/error-signature");w(v,{signalOf:()=>E});function E(f){return{text:f,
lowerCase:f.toLowerCase(),signature:(0,c().errorSignature)(f)}}},"select/triggers"(v,_,w,R){w(v,{ERROR_LINE:()=>c,KEYWORDS:()=>S,
MISSING:()=>E,OPPORTUNITIES:()=>O,QUOTED_OPPORTUNITIES:()=>f});const S=["error","exception","failed","crash","timeout","\
unstable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","extern\
al_opportunity","stable_success_plateau"],c=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
E=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
f=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
O=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]}};
