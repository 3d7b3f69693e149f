"use strict";var A=Object.defineProperty;var n=(O,m)=>A(O,"name",{value:m,configurable:!0});module.exports={"select/error-signature"(O,m,v,R){v(O,{errorSignature:n(()=>E,"errorSignature"),normalizeErrorText:n(()=>f,
"normalizeErrorText"),normalizeSignals:n(()=>g,"normalizeSignals")});const w="errsig:",u="errsig_norm:",I=220;function f(b){
return b.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,
"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,I)}n(f,"normalizeErrorText");function E(b){const a=b.trim();
if(a.startsWith(w)){const p=f(a.slice(w.length));return p===""?void 0:`${u}${_(p)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(
a)?a.toLowerCase():void 0}n(E,"errorSignature");function g(b){return b.flatMap(a=>{const p=a.trim(),M=p.startsWith(w)?E(
p):p;return M?[M]:[]})}n(g,"normalizeSignals");function _(b){let a=2166136261;for(let p=0;p<b.length;p+=1)a=Math.imul(a^
b.charCodeAt(p),16777619);return(a>>>0).toString(16).padStart(8,"0")}n(_,"fnv1a")},"select/extract"(O,m,v,R){let w;const u=n(
()=>w??=m("select/error-signature"),"import_error_signature");let I;const f=n(()=>I??=m("select/triggers"),"import_trigg\
ers");v(O,{extractSignals:n(()=>b,"extractSignals")});const E={detail:260,snippet:200},g=3,_="stable_success_plateau";function b(s){
const e=s.split(/\r\n|[\n\r]/).map(r=>r.replace(/\s+/g," ").trim()).filter(r=>r!=="");if(e.length===0)return["session_lo\
gs_missing"];const t=[...a(e),...M(f().MISSING,e),...k(e),...M(f().OPPORTUNITIES,e),...h(e)];return t.length===0?[_]:[...new Set(
t)]}n(b,"extractSignals");function a(s){const e=s.filter(o=>f().ERROR_LINE.test(o)),[t]=e;if(t===void 0)return[];const r=p(
e);return["log_error",`errsig:${t.slice(0,E.detail)}`,...r.times<g?[]:["recurring_error",`recurring_errsig(${r.times}x):${r.
line.slice(0,E.detail)}`]]}n(a,"errorsIn");function p(s){const e=new Map;for(const t of s){const r=(0,u().normalizeErrorText)(
t),o=e.get(r)??{line:t,times:0};o.times+=1,e.set(r,o)}return[...e.values()].reduce((t,r)=>r.times>t.times?r:t)}n(p,"most\
Frequent");function M(s,e){return s.filter(([,t])=>e.some(r=>t.test(r))).map(([t])=>t)}n(M,"found");function k(s){return f().
QUOTED_OPPORTUNITIES.flatMap(([e,t])=>{const r=s.find(o=>t.test(o));return r===void 0?[]:[`${e}:${y(r,t)}`]})}n(k,"reque\
stsIn");function y(s,e){const t=Math.max(0,s.search(e)-E.snippet/4);return s.slice(t,t+E.snippet).trim()}n(y,"snippetOf");
function h(s){const e=new Set(s.flatMap(t=>t.toLowerCase().match(/[\p{L}\p{N}_]+/gu)??[]));return f().KEYWORDS.filter(t=>e.
has(t))}n(h,"keywordsIn")},"select/memory"(O,m,v,R){let w;const u=n(()=>w??=m("select/error-signature"),"import_error_si\
gnature");v(O,{adviseFrom:n(()=>a,"adviseFrom")});const I=.34,f={alike:30,prior:45},E=1440*60*1e3,g={alike:{attempts:2,below:.18},
prior:{attempts:3,below:.12}},_={beside:.12,alone:.4},b=6;function a(e,t,r,o){const l=new Set((0,u().normalizeSignals)(t)),
d=[...new Set(r)].map(S=>p(S,e.filter(N=>N.gene===S),l,o)),c=d.filter(k).map(({gene:S})=>S),[i]=d.filter(S=>S.successes>
0&&!k(S)).sort((S,N)=>N.score-S.score);return{preferred:i?.gene,banned:new Set(c),explanation:[...i?[`memory_prefer:${i.
gene}`]:[],...c.length>0?[`memory_ban:${c.slice(0,b).join(",")}`]:[],...i?[`gene_prior:${i.prior.value.toFixed(3)}`]:[]]}}
n(a,"adviseFrom");function p(e,t,r,o){const l=y(t).flatMap(i=>{const S=h(i,r);if(S<I)return[];const{value:N,attempts:x}=M(
i,f.alike,o);return{value:N*S,attempts:x}}),d={value:Math.max(0,...l.map(({value:i})=>i)),attempts:Math.max(0,...l.map(({
attempts:i})=>i))},c=M(t,f.prior,o);return{gene:e,successes:t.filter(({success:i})=>i).length,alike:d,prior:c,score:d.value>
0?d.value+c.value*_.beside:c.value*_.alone}}n(p,"historyOf");function M(e,t,r){const o=e.length;if(o===0)return{value:0,
attempts:o};const l=e.filter(({success:i})=>i).length,d=Math.max(...e.map(({at:i})=>i??r)),c=Math.max(0,(r-d)/E);return{
value:(l+1)/(o+2)*.5**(c/t),attempts:o}}n(M,"weigh");function k({alike:e,prior:t}){return e.attempts>=g.alike.attempts&&
e.value<g.alike.below||e.attempts<g.alike.attempts&&t.attempts>=g.prior.attempts&&t.value<g.prior.below}n(k,"isBanned");
function y(e){const t=new Map;for(const r of e){const o=t.get(r.key);o?o.push(r):t.set(r.key,[r])}return[...t.values()]}
n(y,"byKey");function h([e],t){return e?.key===[...t].sort().join("|")?1:s(t,new Set((0,u().normalizeSignals)(e?.signals??
[])))}n(h,"similarityOf");function s(e,t){if(e.size===0&&t.size===0)return 1;const r=[...e].filter(o=>t.has(o)).length;return r/
(e.size+t.size-r)}n(s,"jaccard")},"select/memory-graph"(O,m,v,R){let w;const u=n(()=>w??=m("zod"),"z");let I;const f=n(()=>I??=
m("error"),"import_error");v(O,{readMemoryGraph:n(()=>_,"readMemoryGraph")});const E=2e3,g=u().object({type:u().literal(
"MemoryGraphEvent"),kind:u().literal("outcome"),ts:u().string().optional().catch(void 0),signal:u().object({key:u().string().
optional().catch(void 0),signals:u().array(u().string()).catch([])}).catch({signals:[]}),gene:u().object({id:u().string().
min(1)}),outcome:u().object({status:u().enum(["success","failed"])})});function _(a,p){return a.split(`
`).map((k,y)=>({line:k.trim(),number:y+1})).filter(({line:k})=>k!=="").slice(-E).flatMap(({line:k,number:y})=>{const h=g.
safeParse(b(k,`${p}:${y}`));if(!h.success)return[];const{ts:s,signal:e,gene:t,outcome:r}=h.data,o=Date.parse(s??"");return{
gene:t.id,success:r.status==="success",signals:e.signals,key:e.key??"(none)",at:Number.isNaN(o)?void 0:o}})}n(_,"readMem\
oryGraph");function b(a,p){try{return JSON.parse(a)}catch(M){throw new(f()).GateError("input_invalid",`Cannot read the m\
emory graph: ${p} is not JSON.`,"A memory graph has one JSON object per line; fix or remove that line.",{cause:M})}}n(b,
"parse")},"select/option"(O,m,v,R){let w;const u=n(()=>w??=m("assets/asset"),"import_asset");v(O,{optionOf:n(()=>E,"opti\
onOf"),strings:n(()=>g,"strings")});const I="gene_distilled_",f=.8;function E({type:a,id:p,value:M}){if(a==="Gene"){const e=p.
startsWith(I)?f:1;return{kind:"gene",id:p,gene:p,patterns:g(M.signals_match),weight:e}}if(a!=="Capsule"||b(M.outcome))return;
const{gene:k,trigger:y,confidence:h,success_streak:s}=M;return{kind:"capsule",id:p,gene:typeof k=="string"?k:void 0,patterns:g(
y),weight:Math.min(1,_(h))*Math.max(1,_(s))}}n(E,"optionOf");function g(a){return Array.isArray(a)?a.filter(p=>typeof p==
"string"):[]}n(g,"strings");function _(a){return typeof a=="number"?Math.max(0,a):0}n(_,"numberOf");function b(a){return(0,u().
isJsonObject)(a)&&a.status==="failed"}n(b,"hasFailed")},"select/pattern"(O,m,v,R){let w;const u=n(()=>w??=m("re2js"),"im\
port_re2js");let I;const f=n(()=>I??=m("policy/linear-pattern"),"import_linear_pattern");let E;const g=n(()=>E??=m("sele\
ct/error-signature"),"import_error_signature");let _;const b=n(()=>_??=m("select/signal"),"import_signal");v(O,{compilePattern:n(
()=>a,"compilePattern"),matchesSignals:n(()=>p,"matchesSignals")});function a(s){const e=M(s),t=(0,g().errorSignature)(s);
return t===void 0?e:{...e,matches:n(r=>r.signature===t||e.matches(r),"matches")}}n(a,"compilePattern");function p(s,e){const{
matches:t}=a(s);return e.some(r=>t((0,b().signalOf)(r)))}n(p,"matchesSignals");function M(s){const e=s.lastIndexOf("/");
if(s.startsWith("/")&&e>0){const t=s.slice(1,e),r=s.slice(e+1);return k(t,r)?y(t,r,s):h([s])}return!s.startsWith("/")&&s.
includes("|")?{...h(s.split("|").map(t=>t.trim())),kind:"aliases"}:h([s])}n(M,"compileWritten");function k(s,e){try{return new RegExp(
s,e),!0}catch{return!1}}n(k,"isExpression");function y(s,e,t){const r=u().RE2JS.translateRegExp(s),o=(0,f().compileLinear)(
e.includes("y")?`\\A(?:${r})`:r,{ignoreCase:e===""||e.includes("i"),multiline:e.includes("m"),dotAll:e.includes("s")});return"\
error"in o?{...h([t]),unsupported:o.error}:{kind:"expression",matches:n(({text:l})=>o.matches(l),"matches"),cost:o.size}}
n(y,"expression");function h(s){const e=s.filter(t=>t!=="").map(t=>t.toLowerCase());return{kind:"substring",matches:n(t=>e.
some(r=>t.lowerCase.includes(r)),"matches"),cost:e.length}}n(h,"containing")},"select/replay"(O,m,v,R){let w;const u=n(()=>w??=
m("select/option"),"import_option");let I;const f=n(()=>I??=m("select/pattern"),"import_pattern");let E;const g=n(()=>E??=
m("select/signal"),"import_signal");v(O,{replay:n(()=>b,"replay")});const _={cycles:500,signal:400,expressions:200,steps:2e8};
function b(e,t){const r=a(e),o=a(t);if(JSON.stringify(r)===JSON.stringify(o))return;const l=e.filter(({type:S})=>S==="Ev\
olutionEvent").map(({value:S})=>(0,u().strings)(S.signals)).filter(S=>S.length>0);if(l.length===0)return;const d=p([...r,
...o]),c=d?M(l,d):[],i=d?k(c,d):()=>[];return{of:l.length,limited:c.length<Math.min(l.length,_.cycles),...h(i(r),i(o))}}
n(b,"replay");function a(e){return e.flatMap(t=>{const r=(0,u().optionOf)(t);return r?.kind==="gene"?r:[]})}n(a,"genesOf");
function p(e){const t=new Set(e.flatMap(({patterns:o})=>o));if(!([...t].filter(o=>o.startsWith("/")).length>_.expressions))
return new Map([...t].map(o=>[o,(0,f().compilePattern)(o)]))}n(p,"compileAll");function M(e,t){const o=[...t.values()].map(
({cost:i})=>i).reduce((i,S)=>i+S,0),l=new Set,d=[];let c=0;for(const i of e.slice(-_.cycles).reverse()){const S=i.map(N=>N.
slice(0,_.signal));for(const N of S)l.has(N)||(c+=o*N.length),l.add(N);if(c>_.steps)break;d.push(S)}return d}n(M,"newest\
Of");function k(e,t){const r=new Map(e.flat().map(l=>[l,(0,g().signalOf)(l)])),o=new Map([...t].map(([l,d])=>[l,y(d,e,r)]));
return l=>{const d=e.map(()=>({id:void 0,score:0})),c=new Uint32Array(e.length);for(const{id:i,patterns:S,weight:N}of l){
c.fill(0);for(const x of S)for(const T of o.get(x)??[])c[T]=(c[T]??0)+1;for(const[x,T]of d.entries()){const L=(c[x]??0)*
N;L>T.score&&(d[x]={id:i,score:L})}}return d.map(({id:i})=>i)}}n(k,"winsIn");function y({matches:e},t,r){const o=new Set(
[...r].filter(([,l])=>e(l)).map(([l])=>l));return o.size===0?[]:t.flatMap((l,d)=>l.some(c=>o.has(c))?d:[])}n(y,"cyclesMa\
tched");function h(e,t){const r=e.flatMap((c,i)=>c===t[i]?[]:[[c,t[i]]]),[o,l]=[s(e),s(t)],d=[...new Set(r.flat())].filter(
c=>c!==void 0).map(c=>({id:c,base:o.get(c)??0,head:l.get(c)??0})).sort((c,i)=>Math.abs(i.head-i.base)-Math.abs(c.head-c.
base)||(c.id<i.id?-1:1));return{cycles:e.length,changed:r.length,unmatched:{base:o.get(void 0)??0,head:l.get(void 0)??0},
genes:d}}n(h,"comparison");function s(e){const t=new Map;for(const r of e)t.set(r,(t.get(r)??0)+1);return t}n(s,"countsO\
f")},"select/score"(O,m,v,R){let w;const u=n(()=>w??=m("select/pattern"),"import_pattern");v(O,{rank:n(()=>I,"rank")});function I(f,E){
return f.map(g=>{const _=g.patterns.filter(b=>{const{matches:a}=(0,u().compilePattern)(b);return E.some(a)});return{...g,
matched:_,score:_.length*g.weight}}).filter(({score:g})=>g>0).sort((g,_)=>g.score===_.score?0:g.score<_.score?1:-1)}n(I,
"rank")},"select/selector"(O,m,v,R){let w;const u=n(()=>w??=m("select/memory"),"import_memory");let I;const f=n(()=>I??=
m("select/score"),"import_score");let E;const g=n(()=>E??=m("select/signal"),"import_signal");v(O,{select:n(()=>a,"selec\
t")});const _=4,b="ban_gene:";function a({options:y,signals:h,memory:s}){const e=s&&(0,u().adviseFrom)(s.experiences,h,y.
filter(({kind:i})=>i==="gene").map(({id:i})=>i),s.now),t=new Set([...e?.banned??[],...p(h)]),r=(0,f().rank)(y,h.map(g().
signalOf)).filter(({gene:i})=>i===void 0||!t.has(i)),o=n(({gene:i})=>i!==void 0&&i===e?.preferred,"isPreferred"),l=[...r.
filter(o),...r.filter(i=>!o(i))].slice(0,1+_),[d,...c]=l;return{selector:{selected:d?.id??null,reason:M(d,h,e),alternatives:c.
map(({id:i})=>i)},candidates:l}}n(a,"select");function p(y){return y.filter(h=>h.startsWith(b)).map(h=>h.slice(b.length))}
n(p,"bannedBySignal");function M(y,h,s){return[...k(y),...h.length>0?[`signals: ${h.join(", ")}`]:[],...s&&s.explanation.
length>0?[`memory_graph: ${s.explanation.join(" | ")}`]:[]]}n(M,"reasonFor");function k(y){return y===void 0?["no matchi\
ng gene found; new gene may be required"]:y.kind==="gene"?["signals match gene.signals_match"]:["signals match capsule.t\
rigger",...y.gene===void 0?[]:[`capsule.gene: ${y.gene}`]]}n(k,"choiceOf")},"select/signal"(O,m,v,R){let w;const u=n(()=>w??=
m("select/error-signature"),"import_error_signature");v(O,{signalOf:n(()=>I,"signalOf")});function I(f){return{text:f,lowerCase:f.
toLowerCase(),signature:(0,u().errorSignature)(f)}}n(I,"signalOf")},"select/triggers"(O,m,v,R){v(O,{ERROR_LINE:n(()=>u,"\
ERROR_LINE"),KEYWORDS:n(()=>w,"KEYWORDS"),MISSING:n(()=>I,"MISSING"),OPPORTUNITIES:n(()=>E,"OPPORTUNITIES"),QUOTED_OPPORTUNITIES:n(
()=>f,"QUOTED_OPPORTUNITIES")});const w=["error","exception","failed","crash","timeout","unstable","protocol","gep","pro\
mpt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external_opportunity","stable_success\
_plateau"],u=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
I=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
f=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
E=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]}};
