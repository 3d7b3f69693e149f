var Se=Object.defineProperty;var e=(R,O)=>Se(R,"name",{value:O,configurable:!0});export const id=297,ids=[297],modules={73496:((R,O,c)=>{c.d(O,{O:e(()=>y,"O"),v:e(()=>f,"v")});function f(u){return`${u.
startsWith("E")?"an":"a"} ${u}`}e(f,"withArticle");function y(u){return typeof u=="object"&&u!==null&&!Array.isArray(u)}
e(y,"isJsonObject")}),17051:((R,O,c)=>{c.d(O,{al:e(()=>I,"al"),j5:e(()=>S,"j5"),pC:e(()=>h,"pC"),yn:e(()=>u,"yn")});var f=c(
35845),y=c(16032);const u=new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),S=new Set([...u,"file-not-\
json","json-too-deep"]);function h({head:r,base:o,untouched:l,renames:g}){const E=[],P=e(T=>g.get(T)??T,"basePath");let v=d(
r,P),j=d(o,T=>T);for(const T of w){const N=m(v,j,T);for(const[{asset:L,content:x},K]of N)x!==K.content&&E.push({kind:"mo\
dified",asset:L,before:K.asset});const W=new Set(N.values());v=v.filter(L=>!N.has(L)),j=j.filter(L=>!W.has(L))}const C=new Map(
[...l,...o].flatMap(({assets:T})=>T).filter(({value:T})=>(0,y.ST)(T)!==void 0).map(T=>[p(T),T]));for(const{asset:T,name:N}of v){
const W=C.get(N);E.push({kind:"added",asset:T,...W&&{before:W}})}const U=new Set(r.filter(a).map(({path:T})=>P(T)));for(const{
asset:T,path:N}of j)U.has(N)||E.push({kind:"removed",asset:T});return I(E)}e(h,"compareAssets");function I(r){return r.map(
o=>({change:o,place:o.asset.locate()})).sort(({place:o},{place:l})=>o.path===l.path?o.line-l.line||o.column-l.column:o.path<
l.path?-1:1).map(({change:o})=>o)}e(I,"inOrder");const w=[({name:r,path:o,content:l})=>[r,o,l],({name:r,path:o})=>[r,o],
({name:r,content:o})=>[r,o],({name:r})=>[r]];function d(r,o){return r.flatMap(({path:l,assets:g})=>g.map(E=>({asset:E,name:p(
E),path:o(l),content:(0,f.dw)(E.value)})))}e(d,"tag");function p({type:r,value:o}){return`${r} ${(0,y.ST)(o)??""}`}e(p,"\
typeAndId");function m(r,o,l){const g=new Map;for(const P of o.toReversed()){const v=JSON.stringify(l(P)),j=g.get(v);j?j.
push(P):g.set(v,[P])}const E=new Map;for(const P of r){const v=g.get(JSON.stringify(l(P)))?.pop();v&&E.set(P,v)}return E}
e(m,"pairUp");function a({problems:r}){return r.some(({rule:o})=>S.has(o))}e(a,"isIncomplete")}),45706:((R,O,c)=>{c.r(O),
c.d(O,{selectVerb:e(()=>Ee,"selectVerb")});var f=c(48179),y=c(17051),u=c(16032),S=c(61758),h=c(35602),I=c(68956),w=c(9924),
d=c(83677),p=c(58848),m=c(27048);const a=["error","exception","failed","crash","timeout","unstable","protocol","gep","pr\
ompt","audit","reusable","perf_bottleneck","user_feature_request","capability_gap","external_opportunity","stable_succes\
s_plateau"],r=/(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i,
o=[["memory_missing",/\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],["session_logs_missing",/\bno (?:session logs?|jsonl files?)\b/i],
["integration_key_missing",/\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i]],
l=[["user_feature_request",/\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i],
["user_improvement_suggestion",/\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i]],
g=[["perf_bottleneck",/\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i],
["capability_gap",/\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i],
["external_opportunity",/\bbounty\b|\bexternal opportunity\b/i]],E={detail:260,snippet:200},P=3,v="stable_success_platea\
u";function j(t){const n=t.split(/\r\n|[\n\r]/).map(i=>i.replace(/\s+/g," ").trim()).filter(i=>i!=="");if(n.length===0)return[
"session_logs_missing"];const s=[...C(n),...T(o,n),...N(n),...T(g,n),...L(n)];return s.length===0?[v]:[...new Set(s)]}e(
j,"extractSignals");function C(t){const n=t.filter(_=>r.test(_)),[s]=n;if(s===void 0)return[];const i=U(n);return["log_e\
rror",`errsig:${s.slice(0,E.detail)}`,...i.times<P?[]:["recurring_error",`recurring_errsig(${i.times}x):${i.line.slice(0,
E.detail)}`]]}e(C,"errorsIn");function U(t){const n=new Map;for(const s of t){const i=(0,m.Db)(s),_=n.get(i)??{line:s,times:0};
_.times+=1,n.set(i,_)}return[...n.values()].reduce((s,i)=>i.times>s.times?i:s)}e(U,"mostFrequent");function T(t,n){return t.
filter(([,s])=>n.some(i=>s.test(i))).map(([s])=>s)}e(T,"found");function N(t){return l.flatMap(([n,s])=>{const i=t.find(
_=>s.test(_));return i===void 0?[]:[`${n}:${W(i,s)}`]})}e(N,"requestsIn");function W(t,n){const s=Math.max(0,t.search(n)-
E.snippet/4);return t.slice(s,s+E.snippet).trim()}e(W,"snippetOf");function L(t){const n=new Set(t.flatMap(s=>s.toLowerCase().
match(/[\p{L}\p{N}_]+/gu)??[]));return a.filter(s=>n.has(s))}e(L,"keywordsIn");var x=c(2503);const K=2e3,Z=x.Ikc({type:x.
euz("MemoryGraphEvent"),kind:x.euz("outcome"),ts:x.YjP().optional().catch(void 0),signal:x.Ikc({key:x.YjP().optional().catch(
void 0),signals:x.YOg(x.YjP()).catch([])}).catch({signals:[]}),gene:x.Ikc({id:x.YjP().min(1)}),outcome:x.Ikc({status:x.k5n(
["success","failed"])})});function q(t,n){return t.split(`
`).map((i,_)=>({line:i.trim(),number:_+1})).filter(({line:i})=>i!=="").slice(-K).flatMap(({line:i,number:_})=>{const M=Z.
safeParse(ee(i,`${n}:${_}`));if(!M.success)return[];const{ts:b,signal:$,gene:D,outcome:k}=M.data,A=Date.parse(b??"");return{
gene:D.id,success:k.status==="success",signals:$.signals,key:$.key??"(none)",at:Number.isNaN(A)?void 0:A}})}e(q,"readMem\
oryGraph");function ee(t,n){try{return JSON.parse(t)}catch(s){throw new h.ue("input_invalid",`Cannot read the memory gra\
ph: ${n} is not JSON.`,"A memory graph has one JSON object per line; fix or remove that line.",{cause:s})}}e(ee,"parse");
var te=c(77728),G=c(94915);const ne=.34,Y={alike:30,prior:45},se=1440*60*1e3,B={alike:{attempts:2,below:.18},prior:{attempts:3,
below:.12}},z={beside:.12,alone:.4},oe=6;function re(t,n,s,i){const _=new Set((0,m.Xt)(n)),M=[...new Set(s)].map(D=>ie(D,
t.filter(k=>k.gene===D),_,i)),b=M.filter(J).map(({gene:D})=>D),[$]=M.filter(D=>D.successes>0&&!J(D)).sort((D,k)=>k.score-
D.score);return{preferred:$?.gene,banned:new Set(b),explanation:[...$?[`memory_prefer:${$.gene}`]:[],...b.length>0?[`mem\
ory_ban:${b.slice(0,oe).join(",")}`]:[],...$?[`gene_prior:${$.prior.value.toFixed(3)}`]:[]]}}e(re,"adviseFrom");function ie(t,n,s,i){
const _=ae(n).flatMap($=>{const D=ce($,s);if(D<ne)return[];const{value:k,attempts:A}=F($,Y.alike,i);return{value:k*D,attempts:A}}),
M={value:Math.max(0,..._.map(({value:$})=>$)),attempts:Math.max(0,..._.map(({attempts:$})=>$))},b=F(n,Y.prior,i);return{
gene:t,successes:n.filter(({success:$})=>$).length,alike:M,prior:b,score:M.value>0?M.value+b.value*z.beside:b.value*z.alone}}
e(ie,"historyOf");function F(t,n,s){const i=t.length;if(i===0)return{value:0,attempts:i};const _=t.filter(({success:$})=>$).
length,M=Math.max(...t.map(({at:$})=>$??s)),b=Math.max(0,(s-M)/se);return{value:(_+1)/(i+2)*.5**(b/n),attempts:i}}e(F,"w\
eigh");function J({alike:t,prior:n}){return t.attempts>=B.alike.attempts&&t.value<B.alike.below||t.attempts<B.alike.attempts&&
n.attempts>=B.prior.attempts&&n.value<B.prior.below}e(J,"isBanned");function ae(t){const n=new Map;for(const s of t){const i=n.
get(s.key);i?i.push(s):n.set(s.key,[s])}return[...n.values()]}e(ae,"byKey");function ce([t],n){return t?.key===[...n].sort().
join("|")?1:le(n,new Set((0,m.Xt)(t?.signals??[])))}e(ce,"similarityOf");function le(t,n){if(t.size===0&&n.size===0)return 1;
const s=[...t].filter(i=>n.has(i)).length;return s/(t.size+n.size-s)}e(le,"jaccard");function ue(t,n){return t.map(s=>{const i=s.
patterns.filter(_=>{const{matches:M}=(0,G.E)(_);return n.some(M)});return{...s,matched:i,score:i.length*s.weight}}).filter(
({score:s})=>s>0).sort((s,i)=>s.score===i.score?0:s.score<i.score?1:-1)}e(ue,"rank");var de=c(49761);const fe=4,H="ban_g\
ene:";function pe({options:t,signals:n,memory:s}){const i=s&&re(s.experiences,n,t.filter(({kind:A})=>A==="gene").map(({id:A})=>A),
s.now),_=new Set([...i?.banned??[],...me(n)]),M=ue(t,n.map(de.o)).filter(({gene:A})=>A===void 0||!_.has(A)),b=e(({gene:A})=>A!==
void 0&&A===i?.preferred,"isPreferred"),$=[...M.filter(b),...M.filter(A=>!b(A))].slice(0,1+fe),[D,...k]=$;return{selector:{
selected:D?.id??null,reason:ge(D,n,i),alternatives:k.map(({id:A})=>A)},candidates:$}}e(pe,"selector_select");function me(t){
return t.filter(n=>n.startsWith(H)).map(n=>n.slice(H.length))}e(me,"bannedBySignal");function ge(t,n,s){return[...he(t),
...n.length>0?[`signals: ${n.join(", ")}`]:[],...s&&s.explanation.length>0?[`memory_graph: ${s.explanation.join(" | ")}`]:
[]]}e(ge,"reasonFor");function he(t){return t===void 0?["no matching gene found; new gene may be required"]:t.kind==="ge\
ne"?["signals match gene.signals_match"]:["signals match capsule.trigger",...t.gene===void 0?[]:[`capsule.gene: ${t.gene}`]]}
e(he,"choiceOf");const V=4*1024*1024,_e=(0,S.L)(I.zj.assets.max_file_bytes),Ee=e((t,n)=>new f.uB("select").requiredOption(
"--genes <file>","file with the genes").option("--capsules <file>","file with capsules").option("--memory <file>","memor\
y graph; past outcomes prefer or ban genes").option("--signals <list>","comma-separated signals, or a JSON array").addOption(
new f.c$("--log <file>","extract the signals from a log or an instruction").conflicts("signals")).addOption(new f.c$("--\
format <name>","output format").choices(["json","text"]).default("json")).addHelpText("after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async s=>{const i=await we(s,t);t.print(s.format==="json"?`${(0,w.Pq)(i.selector)}
`:(0,d.V)(i,t),s.format),n(0)}),"selectVerb");async function we(t,n){const s=await be(t,n),i=await X(t.genes,"gene",n);if(i.
length===0)throw new h.ue("input_invalid",`${t.genes} contains no Gene.`,"Pass a file with genes, such as assets/gep/gen\
es.json.");const _=t.capsules===void 0?[]:await X(t.capsules,"capsule",n),M=t.memory===void 0?void 0:q(await Q(t.memory,
n),t.memory),b=[...i,..._];return n.note(b.flatMap(ye).join("")),pe({options:b,signals:s,...M&&{memory:{experiences:M,now:Date.
now()}}})}e(we,"answer");function ye({id:t,patterns:n}){return n.flatMap(s=>{const{unsupported:i}=(0,G.E)(s);if(i===void 0)
return[];const[_,M]=[t,s].map(b=>(0,w.Fo)((0,p.$Q)(b,100)));return`note: ${_}: ${M} is matched as plain text: ${(0,w.Fo)(
i)}
`})}e(ye,"unsupportedNotes");async function be({signals:t,log:n},s){if(n!==void 0)return j(await Q(n,s));const i=(t===void 0?
[]:Oe(t)).map(_=>_.trim()).filter(_=>_!=="");if(i.length>0)return i;throw new h.ue("usage","select requires --signals or\
 --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}e(be,"signalsOf");function Oe(t){
if(!t.trimStart().startsWith("["))return t.split(",");try{const n=JSON.parse(t);if(Array.isArray(n)&&n.every(s=>typeof s==
"string"))return n}catch{}throw new h.ue("usage","--signals begins with [ but is not a JSON array of strings.",`Example:\
 --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}e(Oe,"listOf");async function X(t,n,s){
const{assets:i,problems:_}=(0,u.DZ)(t,await s.readInput(t),_e),M=_.find(({rule:b})=>y.j5.has(b));if(M){const{line:b,column:$}=M.
location;throw new h.ue("input_invalid",`${t} cannot be read completely: ${b}:${$}: ${M.detail}.`,`Run gene-gate audit ${t}\
 to list all its problems.`)}return i.flatMap(b=>(0,te.X)(b)??[]).filter(b=>b.kind===n)}e(X,"choicesIn");async function Q(t,n){
const s=await n.readInput(t);if(s.length<=V)return s.toString("utf8");throw new h.ue("input_invalid",`${t} has ${s.length}\
 bytes; the limit is ${V}.`,"Pass its newest part, for example with: tail -c 4000000")}e(Q,"textOf")}),42634:((R,O,c)=>{
c.d(O,{Cz:e(()=>h,"Cz"),Dd:e(()=>y,"Dd"),er:e(()=>S,"er"),iM:e(()=>u,"iM"),qA:e(()=>I,"qA")});var f=c(2503);const y=["Ge\
ne","Capsule","EvolutionEvent","ValidationReport","Mutation"],u=f.k5n(y),S=f.YjP().regex(/^sha256:[0-9a-f]{64}$/),h=f.k5n(
["added","modified","removed","applied"]),I=f.Ikc({kind:f.k5n(["command_added","command_removed","constraint_loosened","\
constraint_tightened"]),field:f.YjP().describe("The field of the gene, such as `validation` or `constraints.max_files`."),
base:f.YjP().nullable(),head:f.YjP().nullable()})}),83677:((R,O,c)=>{c.d(O,{A:e(()=>h,"A"),V:e(()=>d,"V")});var f=c(3311),
y=c(58848),u=c(58933);const S=6;function h(m,a){const r=(0,f.w)(m);if(r===void 0)return[];const{shown:o,rest:l}=(0,u.TJ)(
r.genes,S,"gene",a);return[...(0,u.CS)(a,"selection",r.lead),...o.flatMap(({id:g,words:E})=>(0,u.CS)(a,"",`${(0,y.$Q)(g,
60)} ${E}`)),...l]}e(h,"selectionRows");const I=60,w=6;function d({selector:m,candidates:a},r){const o=(0,u.aH)({...r,verbose:!1}),
[l,...g]=a;return`${[...l?p("selected",l,o):(0,u.CS)(o,"selected","nothing",{label:"caution"}),"",...m.reason.flatMap((P,v)=>(0,u.
CS)(o,v===0?"why":"",P)),...g.length>0?[""]:[],...g.flatMap((P,v)=>p(v===0?"others":"",P,o))].join(`
`)}
`}e(d,"renderSelection");function p(m,a,r){const{kind:o,id:l,gene:g,matched:E,patterns:P,score:v}=a,j=E.slice(0,w).map(T=>(0,y.
$Q)(T,I)),C=E.length-j.length,U=o==="capsule"&&g!==void 0?`, reuses ${g}`:"";return[...(0,u.CS)(r,m,`${l} (${o}${U})`,{label:m===
"selected"?"good":"quiet"}),...(0,u.CS)(r,"",`score ${Number(v.toFixed(3))}: ${E.length} of ${(0,y.U9)(P.length,"pattern")}\
: ${j.join(", ")}${C>0?` and ${C} more`:""}`,{text:"quiet"})]}e(p,"candidateRows")}),3311:((R,O,c)=>{c.d(O,{w:e(()=>y,"w")});
var f=c(58848);function y({selection:S}){if(S===void 0||S.changed===0&&!S.limited)return;const{cycles:h,of:I,limited:w,changed:d,
unmatched:p,genes:m}=S;return{lead:[`Of ${h<I?`the newest ${h} of ${u(I)}`:u(h)}, ${d} would select a different gene.`,...w?
["The other cycles were not replayed: the genes have too many or too complex patterns."]:[],...p.base===p.head?[]:[`No g\
ene matches ${p.head} of them (before: ${p.base}).`]].join(" "),genes:m.map(({id:o,base:l,head:g})=>({id:o,words:g===l?`\
would still be selected in ${g} of ${h}, but in different ones`:`would be selected in ${g} of ${u(h)} (before: ${l})`}))}}
e(y,"selectionWords");function u(S){return(0,f.U9)(S,"past cycle")}e(u,"past")}),60237:((R,O,c)=>{c.d(O,{q0:e(()=>m,"q0"),
gk:e(()=>h,"gk"),AN:e(()=>d,"AN"),l4:e(()=>w,"l4"),Lb:e(()=>p,"Lb")});var f=c(60027);const y=160,u=4;function S({new:a,files:r=[],
fix:o}){if(!(a.length<=u&&a.every(v=>v.length<=y&&!v.includes("`"))))return o?"Run `gene-gate fix --write`, which replac\
es the command.":void 0;const g=o?"; `gene-gate fix --write` does this.":".",[E,...P]=a.map(v=>`\`${v}\``);return E===void 0?
`Remove the command, which cannot fail${g}`:r.length>0?`Move it into a script, ${r.map(({path:j})=>`\`${j}\``).join(", ")}\
, and run ${[E,...P].join(", ")}${g}`:P.length===0?`Write ${E} instead${g}`:`Write separate entries in \`validation\`: ${[
E,...P].join(", ")}${g}`}e(S,"editSentence");function h(a,r,o={}){return I(a,r,o)}e(h,"finding");function I(a,r,o){const{
severity:l,layer:g}=(0,f.Y)(a);return{rule:a,severity:l,layer:g,args:r,...o}}e(I,"found");function w(a,r,o){return{rule:a,
args:o,span:r}}e(w,"problemAt");function d(a,r){return a.rule===r}e(d,"isProblem");function p({rule:a,args:r,span:o}){return I(
a,r,{span:o})}e(p,"problemFinding");function m({rule:a,args:r,edit:o}){const l=(0,f.Y)(a);return{message:l.message(r),remedy:(o&&
S(o))??l.remedy(r)}}e(m,"describe")}),33231:((R,O,c)=>{c.d(O,{B:e(()=>h,"B"),b:e(()=>S,"b")});var f=c(35602),y=c(60237);
const u=500;function S(w,d,p={}){return(0,y.gk)("not-judged",{detail:h(w,d)},p)}e(S,"notJudged");function h(w,d){if((0,f.
qz)(d))throw d;return`${w}: ${I(d).slice(0,u).replace(/\.$/,"")}`}e(h,"whyNotJudged");function I(w){return w instanceof f.
ue?w.message:w instanceof Error?`${w.name}: ${w.message}`:String(w)}e(I,"reasonOf")}),27048:((R,O,c)=>{c.d(O,{Db:e(()=>S,
"Db"),Xt:e(()=>I,"Xt"),lq:e(()=>h,"lq")});const f="errsig:",y="errsig_norm:",u=220;function S(d){return d.trim().toLowerCase().
replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(
/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,u)}e(S,"normalizeErrorText");function h(d){const p=d.trim();if(p.startsWith(
f)){const m=S(p.slice(f.length));return m===""?void 0:`${y}${w(m)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(p)?p.toLowerCase():
void 0}e(h,"errorSignature");function I(d){return d.flatMap(p=>{const m=p.trim(),a=m.startsWith(f)?h(m):m;return a?[a]:[]})}
e(I,"normalizeSignals");function w(d){let p=2166136261;for(let m=0;m<d.length;m+=1)p=Math.imul(p^d.charCodeAt(m),16777619);
return(p>>>0).toString(16).padStart(8,"0")}e(w,"fnv1a")}),77728:((R,O,c)=>{c.d(O,{P:e(()=>h,"P"),X:e(()=>S,"X")});var f=c(
73496);const y="gene_distilled_",u=.8;function S({type:d,id:p,value:m}){if(d==="Gene"){const g=p.startsWith(y)?u:1;return{
kind:"gene",id:p,gene:p,patterns:h(m.signals_match),weight:g}}if(d!=="Capsule"||w(m.outcome))return;const{gene:a,trigger:r,
confidence:o,success_streak:l}=m;return{kind:"capsule",id:p,gene:typeof a=="string"?a:void 0,patterns:h(r),weight:Math.min(
1,I(o))*Math.max(1,I(l))}}e(S,"optionOf");function h(d){return Array.isArray(d)?d.filter(p=>typeof p=="string"):[]}e(h,"\
strings");function I(d){return typeof d=="number"?Math.max(0,d):0}e(I,"numberOf");function w(d){return(0,f.O)(d)&&d.status===
"failed"}e(w,"hasFailed")}),94915:((R,O,c)=>{c.d(O,{E:e(()=>h,"E"),z:e(()=>I,"z")});var f=c(2856),y=c(14953),u=c(27048),
S=c(49761);function h(a){const r=w(a),o=(0,u.lq)(a);return o===void 0?r:{...r,matches:e(l=>l.signature===o||r.matches(l),
"matches")}}e(h,"compilePattern");function I(a,r){const{matches:o}=h(a);return r.some(l=>o((0,S.o)(l)))}e(I,"matchesSign\
als");function w(a){const r=a.lastIndexOf("/");if(a.startsWith("/")&&r>0){const o=a.slice(1,r),l=a.slice(r+1);return d(o,
l)?p(o,l,a):m([a])}return!a.startsWith("/")&&a.includes("|")?{...m(a.split("|").map(o=>o.trim())),kind:"aliases"}:m([a])}
e(w,"compileWritten");function d(a,r){try{return new RegExp(a,r),!0}catch{return!1}}e(d,"isExpression");function p(a,r,o){
const l=f.L3.translateRegExp(a),g=(0,y.Z)(r.includes("y")?`\\A(?:${l})`:l,{ignoreCase:r===""||r.includes("i"),multiline:r.
includes("m"),dotAll:r.includes("s")});return"error"in g?{...m([o]),unsupported:g.error}:{kind:"expression",matches:e(({
text:E})=>g.matches(E),"matches"),cost:g.size}}e(p,"expression");function m(a){const r=a.filter(o=>o!=="").map(o=>o.toLowerCase());
return{kind:"substring",matches:e(o=>r.some(l=>o.lowerCase.includes(l)),"matches"),cost:r.length}}e(m,"containing")}),49761:((R,O,c)=>{
c.d(O,{o:e(()=>y,"o")});var f=c(27048);function y(u){return{text:u,lowerCase:u.toLowerCase(),signature:(0,f.lq)(u)}}e(y,
"signalOf")})};
