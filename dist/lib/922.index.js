"use strict";exports.id=922,exports.ids=[922],exports.modules={19922:((L,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.selectVerb=
void 0;function a(){const n=i(76760);return a=function(){return n},n}function p(){const n=i(63314);return p=function(){return n},
n}function b(){const n=i(27199);return b=function(){return n},n}function O(){const n=i(81456);return O=function(){return n},
n}function v(){const n=i(64385);return v=function(){return n},n}function S(){const n=i(78114);return S=function(){return n},
n}function g(){const n=i(73229);return g=function(){return n},n}function u(){const n=i(86581);return u=function(){return n},
n}function s(){const n=i(94534);return s=function(){return n},n}function y(){const n=i(24932);return y=function(){return n},
n}function t(){const n=i(41895);return t=function(){return n},n}function r(){const n=i(73388);return r=function(){return n},
n}function e(){const n=i(94853);return e=function(){return n},n}function o(){const n=i(74238);return o=function(){return n},
n}function h(){const n=i(53010);return h=function(){return n},n}function l(){const n=i(10289);return l=function(){return n},
n}function c(){const n=i(52324);return c=function(){return n},n}function m(){const n=i(94965);return m=function(){return n},
n}function d(){const n=i(91147);return d=function(){return n},n}function w(){const n=i(73734);return w=function(){return n},
n}function T(){const n=i(63141);return T=function(){return n},n}function P(){const n=i(15964);return P=function(){return n},
n}function E(){const n=i(88817);return E=function(){return n},n}function N(){const n=i(82256);return N=function(){return n},
n}const G=4*1024*1024,D=(n,I)=>new(p()).Command("select").option("--genes <file>","file with the genes (default: all gen\
es and capsules of the repository)").option("--capsules <file>","file with capsules").option(...N().REPO_OPTION).option(
"--memory <file>","memory graph; past outcomes prefer or ban genes").option("--signals <list>","comma-separated signals,\
 or a JSON array").addOption(new(p()).Option("--log <file>","extract the signals from a log or an instruction").conflicts(
"signals")).addOption((0,N().formatOption)()).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async $=>{const M=await k($,n);n.print($.format==="json"?`${(0,l().json)(M.selector)}
`:(0,c().renderSelection)(M,n),$.format),I(0)});f.selectVerb=D;async function k(n,I){const $=await Y(n,I),{genes:M,capsules:j}=n,
R=n.memory===void 0?void 0:(0,w().readMemoryGraph)(await W(n.memory,I),n.memory),x=[...M===void 0?await K(n,I):await B(M,
"gene",I),...j===void 0?[]:await B(j,"capsule",I)];return I.note(x.flatMap(U).join("")),(0,E().select)({options:x,signals:$,
...R&&{memory:{experiences:R,now:Date.now()}}})}function U({id:n,patterns:I}){return I.flatMap($=>{const{unsupported:M}=(0,P().
compilePattern)($);if(M===void 0)return[];const[j,R]=[n,$].map(x=>(0,l().terminal)((0,m().clip)(x,100)));return`note: ${j}\
: ${R} is matched as plain text: ${(0,l().terminal)(M)}
`})}async function Y({signals:n,log:I},$){if(I!==void 0)return(0,d().extractSignals)(await W(I,$));const M=(n===void 0?[]:
H(n)).map(j=>j.trim()).filter(j=>j!=="");if(M.length>0)return M;throw new(t()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function H(n){if(!n.
trimStart().startsWith("["))return n.split(",");try{const I=JSON.parse(n);if(Array.isArray(I)&&I.every($=>typeof $=="str\
ing"))return I}catch{}throw new(t()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function W(n,I){const $=await I.
readInput(n);if($.length<=G)return $.toString("utf8");throw new(t()).GateError("input_invalid",`${n} has ${$.length} byt\
es; the limit is ${G}.`,"Pass its newest part, for example with: tail -c 4000000")}const z=(0,O().assetLimits)(e().DEFAULT_POLICY.
assets.max_file_bytes);async function K({repo:n,capsules:I},{cwd:$,env:M}){const j=(0,a().resolve)($,n);return(0,h().withSourceTree)(
j,M,async R=>{const{policy:x}=await(0,o().loadPolicy)(R,R.label),A=[];for(const C of(0,N().storeFiles)(R,x,j)){const{assets:F}=J(
C,await R.read(C));A.push(...F.flatMap(X=>(0,T().optionOf)(X)??[]))}return A.filter(({kind:C})=>C==="gene"||I===void 0)})}
function J(n,I){const $=(0,v().readAssetFile)(n,I,z),M=$.problems.find(({rule:x})=>S().INCOMPLETE.has(x));if(M===void 0)
return $;const{line:j,column:R}=M.location;throw new(t()).GateError("input_invalid",`${(0,r().inputName)(n)} cannot be r\
ead completely: ${j}:${R}: ${M.detail}.`,`Run gene-gate audit ${n} to list all its problems.`)}async function B(n,I,$){const M=await $.
readInput(n),{assets:j,problems:R}=J(n,M),x=I==="gene"?"Gene":"Capsule",A=j.filter(({type:F})=>F===x);if(A.length>0)return A.
flatMap(F=>(0,T().optionOf)(F)??[]);const C=R.find(({rule:F})=>F==="not-an-asset")?.detail??V(n,M);if(j.length>0||C!==void 0)
throw new(t()).GateError("input_invalid",`${n} contains no ${x}${C===void 0?"":`: ${C}`}.`,`Pass a file with ${I}s, such\
 as assets/gep/${I}s.json.`);return[]}function V(n,I){const{text:$}=(0,y().decodeUtf8)(I),j=(0,g().readJson)($,z,new(s()).
Problems(new(s()).Source(n,$))).flatMap(({value:x})=>[x].flat().map(A=>(0,b().isJsonObject)(A)?A.type:void 0)),[R]=j.filter(
u().isCompanion);return R===void 0?void 0:`found an object of type ${JSON.stringify(R)}`}}),82256:((L,f,i)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.REPO_OPTION=f.POLICY_OPTION=void 0,f.formatOption=y,f.inRepository=r,f.profileOption=s,f.storeFiles=
e,f.withJudgingOptions=g;function a(){const o=i(76760);return a=function(){return o},o}function p(){const o=i(63314);return p=
function(){return o},o}function b(){const o=i(18744);return b=function(){return o},o}function O(){const o=i(41895);return O=
function(){return o},o}function v(){const o=i(80068);return v=function(){return o},o}function S(){const o=i(96402);return S=
function(){return o},o}function g(o){return o.option(...u).option("--no-policy","use the built-in policy").addOption(s()).
addOption(y())}const u=f.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function s(){
return new(p()).Option("--profile <name>","profile for commands").choices(v().PROFILE_NAMES)}function y(){return new(p()).
Option("--format <name>","output format").choices(["text","json"]).default("text")}const t=f.REPO_OPTION=["--repo <dir>",
"directory in the working tree","."];async function r({repo:o},{cwd:h,env:l},c){const m=await(0,S().openRepository)((0,a().
resolve)(h,o),l);try{return await c(m)}finally{await m.close()}}function e(o,h,l){const c=(0,b().assetPathsIn)(o,h);if(c.
length>0)return c;throw new(O()).GateError("usage",`${l} has no asset files.`,"Use --repo with the repository, or name t\
he files.")}}),53010:((L,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.withSourceTree=u;function a(){const s=i(
51455);return a=function(){return s},s}function p(){const s=i(41895);return p=function(){return s},s}function b(){const s=i(
67147);return b=function(){return s},s}function O(){const s=i(48741);return O=function(){return s},s}function v(){const s=i(
96402);return v=function(){return s},s}function S(){const s=i(35720);return S=function(){return s},s}function g(){const s=i(
34397);return g=function(){return s},s}async function u(s,y,t,r=!1){const e=await(0,v().openRepository)(s,y).catch(async o=>{
if(!(o instanceof p().GateError&&o.code==="not_a_repository"&&(await(0,a().stat)(s).catch(()=>{}))?.isDirectory()))throw o});
if(e===void 0)return t((0,O().folderTree)(s),s);try{const o=`the ${r?"staged ":""}files of ${e.directory}`,h=r?g().snapshotIndex:
g().snapshotWorktree,l=await(0,S().readTree)(e,await h(e),{label:o});return await t((0,b().withAdditions)(l,(0,O().folderTree)(
e.directory),(0,b().additionsOf)()),e.directory,e)}finally{await e.close()}}}),34397:((L,f,i)=>{Object.defineProperty(f,
"__esModule",{value:!0}),f.snapshotIndex=g,f.snapshotWorktree=S;function a(){const t=i(51455);return a=function(){return t},
t}function p(){const t=i(76760);return p=function(){return t},t}function b(){const t=i(41895);return b=function(){return t},
t}function O(){const t=i(96681);return O=function(){return t},t}const v=Buffer.from([0]);async function S(t){const r=await y(
t);return await r(["update-index","-z","--index-info"],await u(t)),await r(["add","--all","--","."]),(await r(["write-tr\
ee"])).toString().trim()}async function g(t){const r=(0,p().join)(await(0,a().mkdtemp)((0,p().join)(t.temporary,"index-")),
"index");await(0,a().copyFile)(t.index,r).catch(o=>{if(o.code!=="ENOENT")throw o});const e={...t.privateStore,GIT_INDEX_FILE:r};
return(await t.user(["write-tree"],{env:e})).toString().trim()}async function u(t){const r=[];for(const e of(0,O().splitNul)(
await t.user(["ls-files","-t","--stage","-z"]))){const o=e[0]===83,h=e.subarray(e.indexOf(9)+1);if(o&&!await s(t,h))throw new(b()).
GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,O().decodePath)(h))}`,"Run git sparse\
-checkout disable, or gate a commit (without --worktree).");r.push(e.subarray(2),v)}return Buffer.concat(r)}async function s({
directory:t},r){return(0,a().lstat)(Buffer.concat([Buffer.from(`${t}/`),r])).then(()=>!0,e=>{if(e.code==="ENOENT"||e.code===
"ENOTDIR")return!1;throw new(b()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,O().decodePath)(r))} (${e.
code})`,"Check the permissions of the directories above the file.",{cause:e})})}async function y(t){const r=await(0,a().
mkdtemp)((0,p().join)(t.temporary,"index-")),e={...t.privateStore,GIT_INDEX_FILE:(0,p().join)(r,"index")};return(o,h)=>t.
user(o,{env:e,...h&&{input:h}})}}),52324:((L,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.renderSelection=v;
function a(){const g=i(94965);return a=function(){return g},g}function p(){const g=i(31626);return p=function(){return g},
g}const b=60,O=6;function v({selector:g,candidates:u},s){const y=(0,p().layoutOf)({...s,verbose:!1}),[t,...r]=u;return`${[
...t?S("selected",t,y):(0,p().prose)(y,"selected","nothing",{label:"caution"}),"",...g.reason.flatMap((o,h)=>(0,p().prose)(
y,h===0?"why":"",o)),...r.length>0?[""]:[],...r.flatMap((o,h)=>S(h===0?"others":"",o,y))].join(`
`)}
`}function S(g,u,s){const{kind:y,id:t,gene:r,matched:e,patterns:o,score:h}=u,l=e.slice(0,O).map(d=>(0,a().clip)(d,b)),c=e.
length-l.length,m=y==="capsule"&&r!==void 0?`, reuses ${r}`:"";return[...(0,p().prose)(s,g,`${t} (${y}${m})`,{label:g===
"selected"?"good":"quiet"}),...(0,p().prose)(s,"",`score ${Number(h.toFixed(3))}: ${e.length} of ${(0,a().count)(o.length,
"pattern")}: ${l.join(", ")}${c>0?` and ${c} more`:""}`,{text:"quiet"})]}}),34915:((L,f)=>{Object.defineProperty(f,"__es\
Module",{value:!0}),f.errorSignature=O,f.normalizeErrorText=b,f.normalizeSignals=v;const i="errsig:",a="errsig_norm:",p=220;
function b(g){return g.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").
replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,p)}function O(g){const u=g.trim();
if(u.startsWith(i)){const s=b(u.slice(i.length));return s===""?void 0:`${a}${S(s)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(
u)?u.toLowerCase():void 0}function v(g){return g.flatMap(u=>{const s=u.trim(),y=s.startsWith(i)?O(s):s;return y?[y]:[]})}
function S(g){let u=2166136261;for(let s=0;s<g.length;s+=1)u=Math.imul(u^g.charCodeAt(s),16777619);return(u>>>0).toString(
16).padStart(8,"0")}}),91147:((L,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.extractSignals=v;function a(){
const c=i(34915);return a=function(){return c},c}const p={detail:260,snippet:200},b=3,O="stable_success_plateau";function v(c){
const m=c.split(/\r\n|[\n\r]/).map(w=>w.replace(/\s+/g," ").trim()).filter(w=>w!=="");if(m.length===0)return["session_lo\
gs_missing"];const d=[...S(m),...u(o,m),...s(m),...u(l,m),...t(m)];return d.length===0?[O]:[...new Set(d)]}function S(c){
const m=c.filter(T=>e.test(T)),[d]=m;if(d===void 0)return[];const w=g(m);return["log_error",`errsig:${d.slice(0,p.detail)}`,
...w.times<b?[]:["recurring_error",`recurring_errsig(${w.times}x):${w.line.slice(0,p.detail)}`]]}function g(c){const m=new Map;
for(const d of c){const w=(0,a().normalizeErrorText)(d),T=m.get(w)??{line:d,times:0};T.times+=1,m.set(w,T)}return[...m.values()].
reduce((d,w)=>w.times>d.times?w:d)}function u(c,m){return c.filter(([,d])=>m.some(w=>d.test(w))).map(([d])=>d)}function s(c){
return h.flatMap(([m,d])=>{const w=c.find(T=>d.test(T));return w===void 0?[]:[`${m}:${y(w,d)}`]})}function y(c,m){const d=Math.
max(0,c.search(m)-p.snippet/4);return c.slice(d,d+p.snippet).trim()}function t(c){const m=new Set(c.flatMap(d=>d.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return r.filter(d=>m.has(d))}const r=["error","exception","failed","crash","timeout","un\
stable","protocol","gep","prompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external\
_opportunity","stable_success_plateau"],e=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
o=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
h=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
l=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]]}),73734:((L,f,i)=>{Object.defineProperty(f,"__esModule",
{value:!0}),f.readMemoryGraph=S;function a(){const u=i(7723);return a=function(){return u},u}function p(){const u=i(41895);
return p=function(){return u},u}const b=2e3,O=a().object({type:a().literal("MemoryGraphEvent")}),v=a().object({type:a().
literal("MemoryGraphEvent"),kind:a().literal("outcome"),ts:a().string().optional().catch(void 0),signal:a().object({key:a().
string().optional().catch(void 0),signals:a().array(a().string()).catch([])}).catch({signals:[]}),gene:a().object({id:a().
string().min(1)}),capsule:a().object({id:a().string()}).optional().catch(void 0),capsule_id:a().string().optional().catch(
void 0),capsules:a().object({used:a().array(a().string())}).optional().catch(void 0),outcome:a().object({status:a().enum(
["success","failed"])})});function S(u,s){const t=u.split(`
`).map((r,e)=>({line:r.trim(),number:e+1})).filter(({line:r})=>r!=="").slice(-b).map(({line:r,number:e})=>g(r,`${s}:${e}`));
if(t.length>0&&!t.some(r=>O.safeParse(r).success))throw new(p()).GateError("input_invalid",`${s} contains no MemoryGraph\
Event.`,"Pass the memory graph, such as memory_graph.jsonl.");return t.flatMap(r=>{const e=v.safeParse(r);if(!e.success)
return[];const{ts:o,signal:h,gene:l,outcome:c,capsule:m,capsule_id:d,capsules:w}=e.data,T=[m?.id,d,...w?.used??[]].flatMap(
E=>E??[]),P=Date.parse(o??"");return{gene:l.id,...T.length>0&&{capsules:T},success:c.status==="success",signals:h.signals,
key:h.key??"(none)",at:Number.isNaN(P)?void 0:P}})}function g(u,s){try{return JSON.parse(u)}catch(y){throw new(p()).GateError(
"input_invalid",`Cannot read the memory graph: ${s} is not JSON.`,"A memory graph has one JSON object per line; fix or r\
emove that line.",{cause:y})}}}),98239:((L,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.adviseFrom=s;function a(){
const l=i(59490);return a=function(){return l},l}function p(){const l=i(34915);return p=function(){return l},l}const b=.34,
O={alike:30,prior:45},v=1440*60*1e3,S={alike:{attempts:2,below:.18},prior:{attempts:3,below:.12}},g={beside:.12,alone:.4},
u=6;function s(l,c,m,d){const w=new Set((0,p().normalizeSignals)(c)),T=[...new Set(m)].map(N=>y(N,l.filter(G=>G.gene===N),
w,d)),P=T.filter(r).map(({gene:N})=>N),[E]=T.filter(N=>N.successes>0&&!r(N)).sort((N,G)=>G.score-N.score);return{preferred:E?.
gene,banned:new Set(P),explanation:[...E?[`memory_prefer:${E.gene}`]:[],...P.length>0?[`memory_ban:${P.slice(0,u).join("\
,")}`]:[],...E?[`gene_prior:${E.prior.value.toFixed(3)}`]:[]]}}function y(l,c,m,d){const w=e(c).flatMap(E=>{const N=o(E,
m);if(N<b)return[];const{value:G,attempts:D}=t(E,O.alike,d);return{value:G*N,attempts:D}}),T={value:Math.max(0,...w.map(
({value:E})=>E)),attempts:Math.max(0,...w.map(({attempts:E})=>E))},P=t(c,O.prior,d);return{gene:l,successes:c.filter(({success:E})=>E).
length,alike:T,prior:P,score:T.value>0?T.value+P.value*g.beside:P.value*g.alone}}function t(l,c,m){const d=l.length;if(d===
0)return{value:0,attempts:d};const w=l.filter(({success:E})=>E).length,T=l.reduce((E,{at:N})=>Math.max(E,N??m),0),P=Math.
max(0,(m-T)/v);return{value:(w+1)/(d+2)*.5**(P/c),attempts:d}}function r({alike:l,prior:c}){return l.attempts>=S.alike.attempts&&
l.value<S.alike.below||l.attempts<S.alike.attempts&&c.attempts>=S.prior.attempts&&c.value<S.prior.below}function e(l){return[
...(0,a().groupBy)(l,({key:c})=>c).values()]}function o([l],c){return l?.key===[...c].sort().join("|")?1:h(c,new Set((0,p().
normalizeSignals)(l?.signals??[])))}function h(l,c){if(l.size===0&&c.size===0)return 1;const m=[...l].filter(d=>c.has(d)).
length;return m/(l.size+c.size-m)}}),63141:((L,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.optionOf=O;function a(){
const u=i(27199);return a=function(){return u},u}const p="gene_distilled_",b=.8;function O({type:u,id:s,value:y}){if(u===
"Gene"){const h=s.startsWith(p)?b:1;return{kind:"gene",id:s,gene:s,patterns:v(y.signals_match),weight:h}}if(u!=="Capsule"||
g(y.outcome))return;const{gene:t,trigger:r,confidence:e,success_streak:o}=y;return{kind:"capsule",id:s,gene:typeof t=="s\
tring"?t:void 0,patterns:v(r),weight:Math.min(1,S(e))*Math.max(1,S(o))}}function v(u){return Array.isArray(u)?u.filter(s=>typeof s==
"string"):[]}function S(u){return typeof u=="number"?Math.max(0,u):0}function g(u){return(0,a().isJsonObject)(u)&&u.status===
"failed"}}),15964:((L,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.compilePattern=v,f.matchesSignals=S,f.signalOf=
O;function a(){const t=i(86750);return a=function(){return t},t}function p(){const t=i(72720);return p=function(){return t},
t}function b(){const t=i(34915);return b=function(){return t},t}function O(t){return{text:t,lowerCase:t.toLowerCase(),signature:(0,b().
errorSignature)(t)}}function v(t){const r=g(t),e=(0,b().errorSignature)(t);return e===void 0?r:{...r,matches:o=>o.signature===
e||r.matches(o)}}function S(t,r){const{matches:e}=v(t);return r.some(o=>e(O(o)))}function g(t){const r=t.lastIndexOf("/");
if(t.startsWith("/")&&r>0){const e=t.slice(1,r),o=t.slice(r+1);return u(e,o)?s(e,o,t):y([t])}return!t.startsWith("/")&&t.
includes("|")?y(t.split("|").map(e=>e.trim())):y([t])}function u(t,r){try{return new RegExp(t,r),!0}catch{return!1}}function s(t,r,e){
const o=a().RE2JS.translateRegExp(t),h=(0,p().compileLinear)(r.includes("y")?`\\A(?:${o})`:o,{ignoreCase:r===""||r.includes(
"i"),multiline:r.includes("m"),dotAll:r.includes("s")});return"error"in h?{...y([e]),unsupported:h.error}:{matches:({text:l})=>h.
matches(l)}}function y(t){const r=t.filter(e=>e!=="").map(e=>e.toLowerCase());return{matches:e=>r.some(o=>e.lowerCase.includes(
o))}}}),88817:((L,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.select=v;function a(){const t=i(98239);return a=
function(){return t},t}function p(){const t=i(15964);return p=function(){return t},t}const b=4,O="ban_gene:";function v({
options:t,signals:r,memory:e}){const o=e&&(0,a().adviseFrom)(e.experiences,r,t.filter(({kind:P})=>P==="gene").map(({id:P})=>P),
e.now),h=e&&S(t,r,e),l=new Set([...o?.banned??[],...g(r)]),c=y(t,r.map(p().signalOf)).filter(({id:P,kind:E,gene:N})=>(N===
void 0||!l.has(N))&&!(E==="capsule"&&h?.banned.has(P))),m=({id:P,kind:E,gene:N})=>E==="capsule"&&P===h?.preferred?2:N!==
void 0&&N===o?.preferred?1:0,d=c.toSorted((P,E)=>m(E)-m(P)).slice(0,1+b),[w,...T]=d;return{selector:{selected:w?.id??null,
reason:u(w,r,[...w?.id===h?.preferred?h?.explanation??[]:[],...o?.explanation??[]]),alternatives:T.map(({id:P})=>P)},candidates:d}}
function S(t,r,{experiences:e,now:o}){const h=t.filter(({kind:c})=>c==="capsule").map(({id:c})=>c),l=e.flatMap(({capsules:c=[],
...m})=>c.map(d=>({...m,gene:d})));return(0,a().adviseFrom)(l,r,h,o)}function g(t){return t.filter(r=>r.startsWith(O)).map(
r=>r.slice(O.length))}function u(t,r,e){return[...s(t),...r.length>0?[`signals: ${r.join(", ")}`]:[],...e.length>0?[`mem\
ory_graph: ${e.join(" | ")}`]:[]]}function s(t){return t===void 0?["no matching gene found; new gene may be required"]:t.
kind==="gene"?["signals match gene.signals_match"]:["signals match capsule.trigger",...t.gene===void 0?[]:[`capsule.gene\
: ${t.gene}`]]}function y(t,r){return t.map(e=>{const o=e.patterns.filter(h=>{const{matches:l}=(0,p().compilePattern)(h);
return r.some(l)});return{...e,matched:o,score:o.length*e.weight}}).filter(({score:e})=>e>0).sort((e,o)=>e.score===o.score?
0:e.score<o.score?1:-1)}})};
