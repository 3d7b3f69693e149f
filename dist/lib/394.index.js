"use strict";exports.id=394,exports.ids=[394],exports.modules={1395:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.approvalDigest=
k,l.boundFiles=R,l.changedSince=S,l.groupDigest=T,l.judgedHead=h,l.weakensGate=b;function v(){const a=u(77598);return v=
function(){return a},a}function y(){const a=u(57975);return y=function(){return a},a}function _(){const a=u(41330);return _=
function(){return a},a}function I(){const a=u(32854);return I=function(){return a},a}async function R(a,f,i=new Set){const o=f.
length===0?()=>!1:(0,_().default)([...f],{dot:!0,nonegate:!0}),n=[...a.files()].filter(({path:e})=>(0,I().isWithin)(e,".\
github")||i.has(e)||!o(e)).map(async e=>[e.path,await N(a,e)]);return new Map(await Promise.all(n))}async function N(a,{
path:f,kind:i,oid:o}){if(o!==void 0)return`${i} ${o}`;const t=i==="symlink"?a.readlink(f)??"":await a.read(f);return`${i}\
 ${(0,v().createHash)("sha256").update(t).digest("hex")}`}function k(a){const{files:f,baseRef:i,plansDigest:o,policyDigest:t,
weakened:n}=a,e=[...f].sort(([s],[r])=>s<r?-1:1);return w([i,o,t,e,n])}function T(a){return a.length>1?w([...a].sort()):
a[0]}function w(a){return`sha256:${(0,v().createHash)("sha256").update(JSON.stringify(a)).digest("hex")}`}const g=3;function S(a,f){
const i=[...new Set([...a.files.keys(),...f.files.keys()])].filter(o=>a.files.get(o)!==f.files.get(o)).sort();return i.length>
0?`${m(i)} ${i.length===1?"has":"have"} changed`:a.plansDigest!==f.plansDigest?"the commands that would run have changed":
(0,y().isDeepStrictEqual)(a.weakened,f.weakened)?void 0:"what weakens the gate has changed"}function m(a){const f=a.slice(
0,g).map(t=>`\`${t}\``),i=a.length-f.length,o=i>0?`${i} more ${i===1?"file":"files"}`:f.pop();return f.length===0?`${o}`:
`${f.join(", ")} and ${o}`}async function h(a,f,{policy:i,digest:o},t){const{genes:n,plansDigest:e}=a,s=a.findings.filter(
({rule:d})=>d==="gate-weakened").map(({args:d,location:O})=>[O?.path??"",JSON.stringify(d)]),r=new Set(s.map(([d])=>d));
return{subject:{files:await R(f,i.approvals.unaffected_by,r),baseRef:t,plansDigest:e,policyDigest:o,weakened:s},genes:n,
weakensGate:b(a)}}function b({findings:a}){return a.some(({rule:f})=>f==="gate-weakened")}}),9354:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.NOTHING_WAITS=void 0,l.findApprovals=I;function v(){const m=u(41895);return v=function(){return m},
m}function y(){const m=u(39763);return y=function(){return m},m}function _(){const m=u(1395);return _=function(){return m},
m}async function I(m,h,b,a){const{means:f}=a,i=(0,_().weakensGate)(m)?R(h.gate,f):0,o=m.genes.flatMap(d=>{const O=g(d);return O===
"standard"?[]:[{gene:d,confirmation:O,needed:R(h[O],f)}]});if(o.length===0&&i===0)return{...S,means:f};const t=await Promise.
all(b.map(d=>k(d,h.people,a))),n=b.length>1?t.map(T):t,e=o.flatMap(({gene:d,...O})=>{const p=N(n,({asking:P})=>P?.has(w(
d))??!0);return O.needed>p?[[d,{...O,given:p}]]:[]}),s=N(n,({weakensGate:d})=>d??!0),r=n.flatMap(({digest:d})=>d??[]),c=r.
length===b.length?(0,_().groupDigest)(r):void 0;return{means:f,approvals:n.flatMap(({approvals:d})=>d),refusals:n.flatMap(
({refusals:d})=>d),waiting:new Map(e),...i>s&&{gate:{needed:i,given:s}},...c!==void 0&&{digest:c}}}function R(m,h){return h===
"digest"?Math.min(m,1):m}function N(m,h){const b=m.filter(h),a=b.length>0?b:m;return a.length===0?0:Math.min(...a.map(({
approvals:f})=>f.length))}async function k({pullRequest:m,judge:h},b,{find:a}){try{const{subject:f,genes:i,weakensGate:o}=await h(),
t=(0,_().approvalDigest)(f),n={people:b,subject:f,...m!==void 0&&{pullRequest:m}},{approvals:e,refusals:s}=await a(n),r=i.
filter(c=>g(c)!=="standard").map(w);return{pullRequest:m,approvals:e,refusals:s,asking:new Set(r),weakensGate:o,digest:t}}catch(f){
if(!(f instanceof v().GateError))throw f;const i=`could not judge the head: ${f.message}`;return{pullRequest:m,approvals:[],
refusals:[i]}}}function T(m){const{pullRequest:h,approvals:b,refusals:a}=m;return h===void 0?m:{...m,approvals:b.map(f=>({
...f,pull_request:h})),refusals:a.map(f=>`pull request ${h}: ${f}`)}}function w({asset:{path:m,id:h}}){return JSON.stringify(
[m,h])}function g({commands:m}){if(m.some(({plan:b})=>b===void 0))return"standard";const h=m.map(({confirmation:b})=>y().
CONFIRMATIONS.indexOf(b));return y().CONFIRMATIONS[Math.max(0,...h)]??"standard"}const S=l.NOTHING_WAITS={means:"digest",
approvals:[],refusals:[],waiting:new Map}}),89549:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.approveByDigest=
N,l.shortDigest=R;function v(){const k=u(41895);return v=function(){return k},k}function y(){const k=u(1395);return y=function(){
return k},k}const _=24,I=new RegExp(`^sha256:[0-9a-f]{${_},64}$`);function R(k){return k.slice(0,7+_)}function N(k,T){if(k!==
void 0&&!I.test(k))throw new(v()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(k)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:w})=>{
if(k===void 0)return{approvals:[],refusals:[]};if((0,y().approvalDigest)(w).startsWith(k))return{approvals:[{user:"comma\
nd line",at:T.toISOString()}],refusals:[]};const g=R(k);return{approvals:[],refusals:[`--approve ${g} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}}),23423:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.readAppendedLog=g,l.readRecords=a,l.readUntouchedLog=w;function v(){const t=u(23404);return v=
function(){return t},t}function y(){const t=u(26040);return y=function(){return t},t}function _(){const t=u(27199);return _=
function(){return t},t}function I(){const t=u(64385);return I=function(){return t},t}function R(){const t=u(78114);return R=
function(){return t},t}function N(){const t=u(86581);return N=function(){return t},t}function k(){const t=u(24932);return k=
function(){return t},t}function T(){const t=u(28894);return T=function(){return t},t}async function w(t,{path:n,size:e=0},s){
if(e>T().MAX_LOG_BYTES)return h(n,e);try{return a(n,await t.read(n,T().MAX_LOG_BYTES),s)}catch(r){return(0,I().unreadFile)(
n,r)}}async function g(t,n,{path:e,size:s=0},r){if(!(s>T().MAX_LOG_BYTES))try{const[c,d]=await Promise.all([t.read(e,T().
MAX_LOG_BYTES),n.read(e,T().MAX_LOG_BYTES)]),O=(0,T().continuationOf)(c,d);if(O.kind==="rewritten")return;const{from:p}=O,
P=a(e,d.subarray(0,p),r),E=(0,T().countLines)(d,p)+1,M=S(e,d.subarray(p),r,E);return{kept:P,appended:m(M,P)}}catch(c){return{
kept:{path:e,assets:[],problems:[]},appended:(0,I().unreadFile)(e,c)}}}function S(t,n,e,s){return n.length>e.maxBytes?(0,I().
tooLargeFile)(t,n.length,e):(0,I().readAssetFile)(t,n,e,s)}function m(t,n){if(t.assets.length===0)return t;const e=new Map(
n.assets.map(r=>[`${r.type} ${r.id}`,r])),s=t.assets.flatMap(r=>{const c=e.get(`${r.type} ${r.id}`);if(c===void 0||r.id.
startsWith("#"))return[];if((0,v().canonicalize)(r.value)===(0,v().canonicalize)(c.value)){const O=`${r.type} ${JSON.stringify(
r.id)}, 2 times`;return[{rule:"duplicate-copy",location:r.locate(),detail:O,id:r.id}]}const d=`${r.type} ${JSON.stringify(
r.id)}, first at line ${c.locate().line}, column 1`;return[{rule:"duplicate-id",location:r.locate(),detail:d,id:r.id}]});
return{...t,problems:[...t.problems,...s]}}function h(t,n){return{path:t,assets:[],problems:[],unread:`${n} bytes, of at\
 most ${T().MAX_LOG_BYTES}`}}const b=10;function a(t,n,e){const s=f(n,e.maxBytes),r=n.subarray(s),c=(0,T().countLines)(n,
s)+1,d=i(t,r,c),O=d?{path:t,assets:d,problems:[]}:(0,I().readAssetFile)(t,r,e,c),p=O.problems.find(({rule:M})=>R().UNREAD.
has(M))?.detail,P=s>0?`only the newest ${r.length} of ${n.length} bytes`:void 0,E=p??P;return{...O,...E!==void 0&&{unread:E}}}
function f(t,n){if(t.length<=n)return 0;const e=t.indexOf(b,t.length-n-1);return e<0?t.length:e+1}function i(t,n,e){const{
text:s,complete:r}=(0,k().decodeUtf8)(n);if(!r)return;const c=[];let d=e;for(let O=0;O<s.length;d+=1){const p=s.indexOf(
`
`,O),P=p<0?s.length:p,E=s.slice(O,P);if(O=P+1,E.trim()==="")continue;const M=o(E);if(M===void 0||(0,N().hasAssetLists)(M))
return;const{type:j}=M;if((0,N().isAssetType)(j)){const[C,L]=[d,c.length];c.push({type:j,id:(0,I().declaredId)(M)??`#${L+
1}`,path:t,value:M,pointer:[L],locate:()=>({path:t,line:C,column:1})})}else if(!(0,N().isCompanion)(j))return}return c}function o(t){
const n=(0,y().attempt)(()=>JSON.parse(t));return(0,_().isJsonObject)(n)?n:void 0}}),67506:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.auditAssets=m,l.auditChange=S,l.mayRunSome=f;function v(){const t=u(12154);return v=function(){
return t},t}function y(){const t=u(91850);return y=function(){return t},t}function _(){const t=u(72025);return _=function(){
return t},t}function I(){const t=u(70716);return I=function(){return t},t}function R(){const t=u(97004);return R=function(){
return t},t}function N(){const t=u(72391);return N=function(){return t},t}function k(){const t=u(54034);return k=function(){
return t},t}function T(){const t=u(16373);return T=function(){return t},t}function w(){const t=u(6470);return w=function(){
return t},t}function g(){const t=u(66160);return g=function(){return t},t}async function S(t){const n=await(0,g().readChangeSubject)(
t),{change:e,tree:s,policy:r,assets:c,exempt:d,radius:O,counted:p}=n,{genes:P,...E}=await b(n,j=>j),M=await(0,R().blockedGenes)(
n.claims.filter(({type:j})=>j==="Capsule"),c.present,n.judge);return{...E,genes:P.map(([{change:j},C])=>({...C,change:j.
kind})),capsules:(0,N().judgeCapsules)(c,r.a2a,p.least,M),blastRadius:O,files:await(0,y().markHiddenFiles)((0,v().countedFiles)(
e,d,s),s)}}async function m(t,n,e){const s={assets:t,problems:[]},r=h(t,e),c=()=>"author",{genes:d,...O}=await b((0,g().
subjectOfAssets)(s,n,c,r),({asset:p})=>(0,T().readGene)(p,n,c));return{...O,genes:d.map(([,p])=>p)}}function h(t,n){return{
changes:[...t.map(e=>({kind:"added",asset:e})),...n.filter(({type:e})=>e==="Gene").map(e=>({kind:"applied",asset:e,before:e}))],
problems:[],files:[],present:[...n,...t],unread:[]}}async function b(t,n){const e=await a(t),s={timeoutMs:t.policy.limits.
command_timeout_seconds*1e3,mayRun:t.tree!==void 0&&!e.some(o)},{clock:r}=t,c=await r.all("Checking genes",t.genes,async O=>{
const p=await n(O);return[p,await(0,k().auditGene)(t,p,s)]}),d=c.flatMap(([,{commands:O}])=>O.flatMap(({plan:p})=>p??[]));
return{genes:c,findings:e,plansDigest:(0,w().digestPlans)(d)}}async function a(t){const{clock:n,claims:e}=t,s=await(0,_().
ask)(I().SUBJECT_CHECKS,t),r=await n.all("Checking events and Capsules",e,c=>(0,_().ask)(I().CLAIM_CHECKS,t,{asset:c}));
return[s,...r].flat()}function f({genes:t,findings:n}){return!n.some(o)&&t.some(({commands:e,findings:s})=>e.length>0&&e.
every(({verdict:r})=>r!=="block")&&!s.some(k().forbidsRunningGene))}const i=new Set(["forbidden-path-always","symlink-le\
aves-tree","submodule-changed","store-root-missing"]);function o({rule:t,location:n}){return i.has(t)||t==="not-judged"&&
n===void 0}}),97247:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.isOfChange=u;function u(v){return"files"in
v}}),91850:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.markHiddenFiles=N;function v(){const a=u(72720);
return v=function(){return a},a}function y(){const a=u(93028);return y=function(){return a},a}const _=100,I=64*1024,R=200;
async function N(a,f){const i=a.slice(0,_),o=[...new Set(i.flatMap(({path:n})=>T(n)))].sort((n,e)=>n.length-e.length),t=(await Promise.
all(o.map(n=>w(n,f)))).flat();return a.map((n,e)=>{if(e>=_||n.veil!==void 0)return n;const s=k(t,n.path);return s===void 0?
n:{...n,veil:s}})}function k(a,f){const i=new Map;for(const o of a)if(o.attributes.size>0&&o.matches(f))for(const[t,n]of o.
attributes)i.set(t,n);return[...i].find(([,o])=>o)?.[0]}function T(a){return["",...[...a.matchAll(/\//g)].map(({index:f})=>a.
slice(0,f+1))]}async function w(a,f){const{kind:i,size:o=0}=f.stat(`${a}.gitattributes`)??{};return!(0,y().isRegular)(i)||
o>I?[]:(await f.read(`${a}.gitattributes`)).toString("utf8").split(`
`).slice(0,R).flatMap(n=>g(n,a))}function g(a,f){const[i="",...o]=a.trim().split(/\s+/);if(i===""||/^[#!"]/.test(i))return[];
const t=(0,v().compileLinear)(m(i));return"error"in t?[]:[{matches:e=>e.startsWith(f)&&t.matches(e.slice(f.length)),attributes:new Map(
o.flatMap(e=>S[e]??[]))}]}const S={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function m(a){const f=a.
includes("/")?"":"(?:.*/)?",i=a.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,o=>h[o]??b(o));return`\
^${f}${i}$`}const h={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function b(a){return a.startsWith("*")?"\
[^/]*":`\\${a}`}}),84812:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.broadcastFindings=R;function v(){
const S=u(27199);return v=function(){return S},S}function y(){const S=u(95132);return y=function(){return S},S}function _(){
const S=u(72025);return _=function(){return S},S}function I(){const S=u(88333);return I=function(){return S},S}function R(S,m,h,b={
files:0,lines:0}){const{status:a,score:f}=T(S.value.outcome),i=T(S.value.blast_radius),o={capsule:S.id},t=(...e)=>(0,v().
placeOf)(S,e),n=[];if(a!=="success"){const e={...o,status:g(a)};n.push((0,y().finding)("capsule-not-successful",e,t("out\
come","status")))}if(!w(f,h.min_score,1)){const e={...o,score:g(f),least:h.min_score};n.push((0,y().finding)("capsule-sc\
ore",e,t("outcome","score")))}for(const e of["files","lines"]){const s=h[`max_${e}`],r=Math.max(b[e],m.radius?.[e]??0);if(w(
i[e],0,s)&&r<=s)continue;const c=g(i[e]),d=r>s?`${r} (claimed: ${c})`:c,O={...o,field:e,found:d,most:s};n.push((0,y().finding)(
"capsule-blast-radius",O,t("blast_radius",e)))}if(m.unmeasured!==void 0){const e=`not a size in the event \`${m.unmeasured}\
\``,s={...o,field:"files",found:e,most:h.max_files};n.push((0,y().finding)("capsule-blast-radius",s,t("blast_radius")))}
return m.count<h.min_success_streak&&n.push(...N(S,m,h.min_success_streak)),n}function N(S,{count:m,unread:h,failed:b,uncounted:a=[]},f){
const i=(0,v().placeOf)(S),o={capsule:S.id};if(b!==void 0)return[(0,y().finding)("capsule-failed",{...o,event:b},i)];if(h!==
void 0){const t=`whether the Capsule \`${S.id}\` has enough consecutive successes`;return[(0,_().notChecked)(t,h,{...i,severity:"\
error"})]}return[(0,y().finding)("capsule-streak",{...o,streak:m,least:f},i),...a.slice(0,k).map(t=>(0,y().finding)("str\
eak-event-not-counted",{...o,...t},i))]}const k=5;function T(S){return(0,v().isJsonObject)(S)?S:{}}function w(S,m,h){return typeof S==
"number"&&S>=m&&S<=h}function g(S){return S===void 0?"missing":(0,I().describeJson)(S)}}),72391:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.judgeCapsules=T;function v(){const m=u(68616);return v=function(){return m},m}function y(){
const m=u(72025);return y=function(){return m},m}function _(){const m=u(84812);return _=function(){return m},m}function I(){
const m=u(59613);return I=function(){return m},m}function R(){const m=u(85475);return R=function(){return m},m}function N(){
const m=u(57733);return N=function(){return m},m}function k(){const m=u(47771);return k=function(){return m},m}function T({
changes:m,present:h,unread:b},a,f,i=new Map){const o=m.filter(S);if(o.length===0)return[];const t=(0,k().streakCounter)(
(0,k().eventsIn)({changes:m,present:h,unread:b}),!0),n=b.at(-1),e=f&&w(o,f);return o.map(({kind:s,asset:r,before:c})=>{if(s===
"removed")return{change:s,asset:r,eligible:null,eligibility:null,reasons:[]};const d=s==="added"?e:c&&(0,I().sizeOf)(c.value.
blast_radius),O=g(r,()=>{const E=t(r),M=n===void 0||E.ended?E:{...E,unread:n},j=i.get(r);return[...(0,_().broadcastFindings)(
r,M,a,d),...j?[j]:[]]}),p=(0,v().eligibilityOf)(O);return{change:s,asset:r,eligible:p==="eligible",eligibility:p,reasons:O}})}
function w(m,h){const b=m.filter(({kind:i})=>i==="added").map(({asset:i})=>(0,I().sizeOf)(i.value.blast_radius)??{files:0,
lines:0}),a=i=>b.reduce((o,t)=>o+t[i],0);return a("files")>=h.files&&a("lines")>=h.lines?void 0:h}function g(m,h){try{return[
...h(),...(0,N().promotionSchemaFindings)(m),...(0,R().identityFindings)(m,"hand")].filter(({severity:b,rule:a})=>b==="e\
rror"||a==="streak-event-not-counted")}catch(b){return[(0,y().assetNotJudged)(m,b)]}}function S({asset:m}){return m.type===
"Capsule"}}),31238:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.runsTests=I;function v(){const R=u(75070);
return v=function(){return R},R}const y=["pytest","py.test","unittest","nose2","tox","nox","phpunit","rspec"],_=new Set(
["node","cargo","go","bun","deno","dotnet","swift","mvn","gradle"]);function I(R){const N=new Set([...y,...v().TEST_RUNNERS.
flatMap(({programs:k})=>k)]);return R.some((k,T)=>N.has(k)?!0:_.has(k)&&/^(?:--)?test$/.test(R[T+1]??""))}}),39092:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.commitLayer=R;function v(){const N=u(51455);return v=function(){return N},
N}function y(){const N=u(76760);return y=function(){return N},N}function _(){const N=u(7650);return _=function(){return N},
N}function I(){const N=u(78173);return I=function(){return N},N}async function R({checkout:N,layer:k,modes:T,env:w}){const g=(0,y().
join)(N,".git");if(!(await(0,v().lstat)(g).catch(()=>{}))?.isDirectory())return;const m=(0,_().userEnvironment)(w),b=(await(0,_().
runGit)({directory:N,env:m,config:["safe.directory=*"]},["rev-parse","--verify","HEAD"])).stdout.toString().trim(),a=b.length===
64?"sha256":"sha1",f=await(0,I().openObjectView)({objects:(0,y().join)(g,"objects"),shallow:(0,y().join)(g,"shallow"),format:a,
env:m}),i=async(o,t,n)=>(await f.objects(o,{...t!==void 0&&{input:t},...n!==void 0&&{env:{GIT_INDEX_FILE:n}}})).toString();
try{const o=[...T.keys()],n=(await i(["hash-object","-w","--no-filters","--stdin-paths"],o.map(E=>`${JSON.stringify((0,y().
join)(k,E))}
`).join(""))).trim().split(`
`),e=(0,y().join)(k,".git","index");await(0,v().mkdir)((0,y().dirname)(e),{recursive:!0}),await(0,v().cp)((0,y().join)(g,
"index"),e);const s=o.map((E,M)=>`${T.get(E)} ${n[M]}	${E}\0`);await i(["update-index","-z","--index-info"],s.join(""),e);
const r=(await i(["write-tree"],void 0,e)).trim(),d=(await i(["cat-file","commit",b])).replace(/^tree .*/,`tree ${r}`),O=await i(
["hash-object","-t","commit","-w","--stdin"],d);await(0,v().cp)(f.privateStore.GIT_OBJECT_DIRECTORY??"",(0,y().join)(k,"\
.git","objects"),{recursive:!0,filter:E=>!E.endsWith("/info")});const p=await(0,v().readFile)((0,y().join)(g,"HEAD"),"ut\
f8"),P=/^ref: (refs\/\S+)\n?$/.exec(p)?.[1]??"HEAD";await(0,v().mkdir)((0,y().dirname)((0,y().join)(k,".git",P)),{recursive:!0}),
await(0,v().writeFile)((0,y().join)(k,".git",P),O)}finally{await f.close()}}}),37156:((D,l,u)=>{Object.defineProperty(l,
"__esModule",{value:!0}),l.CHECK_RULES=l.ALL_RULES=void 0;function v(){const n=u(31453);return v=function(){return n},n}
function y(){const n=u(28672);return y=function(){return n},n}function _(){const n=u(46931);return _=function(){return n},
n}function I(){const n=u(8909);return I=function(){return n},n}function R(){const n=u(6335);return R=function(){return n},
n}function N(){const n=u(96208);return N=function(){return n},n}function k(){const n=u(40036);return k=function(){return n},
n}function T(){const n=u(72443);return T=function(){return n},n}function w(){const n=u(46711);return w=function(){return n},
n}function g(){const n=u(9969);return g=function(){return n},n}function S(){const n=u(17188);return S=function(){return n},
n}function m(){const n=u(65316);return m=function(){return n},n}function h(){const n=u(76186);return h=function(){return n},
n}function b(){const n=u(48516);return b=function(){return n},n}function a(){const n=u(8371);return a=function(){return n},
n}function f(){const n=u(42148);return f=function(){return n},n}const i=l.CHECK_RULES=t(h().syntaxRules,g().programRules,
T().invocationRules,b().targetRules,a().validatorRules,R().curatedRules,w().policyRules,f().workspaceRules,y().assetFileRules,
v().assetRules,k().evidenceRules,N().eligibilityRules,I().changeRules,m().runRules),o=l.ALL_RULES=[...i,...t(S().promotionRules,
_().attestationRules)];function t(...n){return n.flatMap(e=>Object.values(e))}}),55250:((D,l)=>{Object.defineProperty(l,
"__esModule",{value:!0}),l.CONTAINMENT_CAUSES=void 0,l.causeWords=I;const u=N=>()=>`If the command needs more, increase \
\`${N}\` in the policy of the base branch.`,v=N=>({key:k})=>k==="concurrency"?`The commands that run at once share the m\
emory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machine with more memory. \`${N}\
\` allows more.`:u(N)(),y=({detail:N=""})=>`Add \`${N}\` to \`home_caches\` in the policy of the base branch, and fill it b\
efore the gate runs.`,_=l.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memory_bytes",says:({limit:N=0})=>`\
the kernel ended a process at the limit of ${R(N)} of memory, which includes the files that the command writes`,change:v(
"limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:N,counted:k})=>k?`the kernel refused a process or thread above t\
he limit of ${N}`:`it may have ${N} processes and threads, and its output reports that one could not start`,change:u("li\
mits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,unless:/file watchers|unshare|namespace/i,
counted:"written_bytes",key:"limits.written_bytes",says:({limit:N=0,counted:k})=>k?`it filled the ${R(N)} that it may wr\
ite, including temporary files`:`it may write ${R(N)}, including temporary files, and its output reports a full disk`,change:v(
"limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:N=0})=>`a file may have ${R(N)}, and its output reports one that is too large`,change:u(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:N})=>`a process may have ${N} open files, and its output reports too many of them`,change:u("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:N})=>`it ran w\
ith an empty home directory, and its output names \`~/${N}\`, which exists in the home directory of the gate`,change:y},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},link_outside:{says:({detail:N})=>`\
its output names \`${N}\`, which is a link that leads out of the checkout; commands do not see its target`,change:()=>"C\
ommit the target, or create a copy in `prepare`."},machine_path:{says:({detail:N})=>`its output names \`${N}\`, which exi\
sts on the machine; commands do not see it`,change:()=>"Commit what the command needs, create it in `prepare`, or instal\
l it in a directory of the system, such as `/usr/local`."},rename:{signs:/\bEXDEV\b|[Cc]ross-device link|os error 18\b|\bErrno 18\b/,
says:()=>"its output reports a rename between file systems; the checkout, the home directory and the temporary directory\
 are different ones, and with user namespaces a directory of the commit cannot be renamed",change:()=>"Copy and then del\
ete, as `mv` does, where a rename reports `EXDEV`."},read_only:{signs:/\bEROFS\b|[Rr]ead-only file system|os error 30\b|\bErrno 30\b/,
says:()=>"its output reports a read-only file system; the directories of the system are read-only",change:()=>"Write bel\
ow the checkout, `HOME` or `TMPDIR`."},nested_sandbox:{signs:/No usable sandbox|zygote_host_impl|setuid sandbox|CLONE_NEWUSER|newuidmap|\bbwrap: |unshare(?: failed)?: |Failed to move to new namespace/,
says:()=>"its output reports that a sandbox of its own could not be created",change:()=>"Start the program without a san\
dbox of its own (a browser with `--no-sandbox`); containment already isolates it."},privileges:{signs:/\bEPERM\b|\bEACCES\b|Operation not permitted|Permission denied|must be (?:run as )?root|no new privileges|effective uid is not 0|superuser/,
says:()=>"it ran as a user without privileges, and its output reports that something is not permitted",change:()=>"Do no\
t require root: use a port above 1023, and change neither owners nor files outside of the checkout."},terminal:{signs:/\/dev\/tty\b|not a (?:tty|terminal)|Inappropriate ioctl for device|\bENOTTY\b/,
says:()=>"it ran without a terminal, and its output reports that it needs one",change:()=>"Use the mode of the program f\
or scripts, or start it with `script`."}};function I(N=[]){return{causes:N.map(k=>_[k.cause].says(k)),change:N.map(k=>_[k.
cause].change(k)).join(" ")}}function R(N){return`${Math.round(N/1024/1024)} MiB`}}),68616:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.eligibilityOf=y,l.isMissingEvidence=_;function v(){const I=u(13580);return v=function(){return I},
I}function y(I){return I.length===0?"eligible":I.every(_)?"unproven":"refuted"}function _({rule:I}){const{unproven:R,undecided:N}=(0,v().
ruleOf)(I);return R===!0||N===!0}}),19309:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.copyCheckout=g,l.
shareFolder=b;function v(){const f=u(73024);return v=function(){return f},f}function y(){const f=u(51455);return y=function(){
return f},f}function _(){const f=u(76760);return _=function(){return f},f}function I(){const f=u(41895);return I=function(){
return f},f}function R(){const f=u(4339);return R=function(){return f},f}function N(){const f=u(95132);return N=function(){
return f},f}function k(){const f=u(51968);return k=function(){return f},f}const T={entries:2e5,bytes:4*1024**3};class w extends Error{}
async function g(f,i=T){const o=await(0,R().temporaryFolder)(),t=()=>(0,y().rm)(o,{recursive:!0,force:!0,maxRetries:3}),
n=(0,_().join)(o,(0,_().basename)(f.directory)||"checkout");try{await S(f,n,i);const e=await(0,k().copyRepository)(f.directory,
n);return{guard:f.at(n),objects:e,close:t}}catch(e){if(await t(),e instanceof w)return;throw e}}async function S(f,i,o){
const{directory:t,files:n,folders:e}=f,s={...o},r=async c=>{const[d,O]=[(0,_().join)(t,c),(0,_().join)(i,c)],p=await(0,y().
lstat)(d);if(s.entries-=1,s.bytes-=p.isFile()?p.size:0,s.entries<0||s.bytes<0)throw new w;if(p.isSymbolicLink())await h(
d,O,t,i);else if(p.isFile())await(0,y().copyFile)(d,O,v().constants.COPYFILE_FICLONE);else if(p.isDirectory()){await(0,y().
mkdir)(O,{mode:p.mode});for(const{name:P}of await m(d))await r((0,_().join)(c,P))}};for(const c of e)await(0,y().mkdir)(
(0,_().join)(i,c),{recursive:!0});for(const{path:c}of n)await r(c);for(const c of f.additions)await(0,y().mkdir)((0,_().
join)(i,c,".."),{recursive:!0}),await r(c)}async function m(f){return(await(0,y().readdir)(f,{withFileTypes:!0})).filter(
({name:o})=>o!==".git")}async function h(f,i,o,t){const n=await(0,y().readlink)(f),e=(0,_().isAbsolute)(n)?(0,_().relative)(
o,n):"..",s=!e.startsWith("..")&&!(0,_().isAbsolute)(e),r=process.platform==="win32"?"junction":void 0;await(0,y().symlink)(
s?(0,_().join)(t,e):n,i,r)}function b(f,i,o=!1,t=g){let n,e=!1;return{folder:async()=>{if(o)return f.directory;if(n=await t(
f),e=n===void 0,e&&!i)throw a(f);return n?.guard.directory??f.directory},guard:()=>n?.guard??f,hides:()=>!e,findings:()=>e?
[(0,N().finding)("checkout-shared",{untracked:f.leftOut.length})]:[],close:async()=>n?.close()}}function a({directory:f}){
return new(I()).GateError("containment_unavailable",`The checkout ${f} is too large to copy, and without namespaces comm\
ands would see files that are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namesp\
aces, or install fewer dependencies before the gate.")}}),51968:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.copyRepository=I,l.safeGitConfigs=m,l.withoutSecrets=b;function v(){const a=u(51455);return v=function(){return a},a}function y(){
const a=u(76760);return y=function(){return a},a}const _=new Set(["hooks","lfs","worktrees"]);async function I(a,f){const i=(0,y().
join)(a,".git"),o=await(0,v().lstat)(i).catch(()=>{});if(o===void 0)return[];const t=(0,y().join)(f,".git");if(o.isDirectory())
return R(i,t);const n=/^gitdir: (.+)\n?$/.exec(await(0,v().readFile)(i,"utf8"))?.[1];if(n===void 0)return[];const e=(0,y().
resolve)(a,n),s=await(0,v().readFile)((0,y().join)(e,"commondir"),"utf8").catch(()=>{});return[...s===void 0?[]:await R(
(0,y().resolve)(e,s.trim()),t),...await R(e,t,new Set(["commondir","gitdir"]))]}async function R(a,f,i=new Set){const o=[];
await(0,v().mkdir)(f,{recursive:!0});const t=await(0,v().readdir)(a,{withFileTypes:!0}),n=N(t);for(const e of t){const{name:s}=e,
[r,c]=[(0,y().join)(a,s),(0,y().join)(f,s)];n&&_.has(s)||i.has(s)||(e.isDirectory()&&s==="objects"&&n?(await k(r,c),o.push(
r)):e.isDirectory()?o.push(...await R(r,c)):e.isFile()&&/^config(\.worktree)?$/.test(s)?await(0,v().writeFile)(c,b(await(0,v().
readFile)(r,"utf8"))):e.isFile()&&await(0,v().copyFile)(r,c))}return o}function N(a){const f=i=>a.find(o=>o.name===i);return f(
"HEAD")?.isFile()===!0&&f("objects")?.isDirectory()===!0}async function k(a,f){await(0,v().mkdir)((0,y().join)(f,"info"),
{recursive:!0}),await(0,v().writeFile)((0,y().join)(f,"info","alternates"),`${JSON.stringify(a)}
`)}const T=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,w=/^\s*([\w-]+)\s*(?:=|$)/,g={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},S=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function m(a){const f=await h(a,".git"),i=async o=>{
const t=await(0,v().readFile)((0,y().join)(a,o),"utf8");return[o,b(t)]};return new Map(await Promise.all(f.map(i)))}async function h(a,f){
const o=(await(0,v().readdir)((0,y().join)(a,f),{withFileTypes:!0}).catch(()=>[])).map(async t=>{const n=(0,y().join)(f,
t.name);return t.isFile()?/^config(\.worktree)?$/.test(t.name)?[n]:[]:t.isDirectory()?h(a,n):[]});return(await Promise.all(
o)).flat()}function b(a){if(S.test(a))return a;let f=[];return a.split(`
`).filter(o=>{const t=T.exec(o)?.[1]?.toLowerCase();if(t!==void 0)return f=g[t]??[],f.length>0&&o.trimEnd().endsWith("]");
const n=w.exec(o)?.[1]?.toLowerCase();return n!==void 0&&f.includes(n)&&!o.endsWith("\\")}).map(o=>`${o}
`).join("")}}),46252:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.causesOf=f;function v(){const E=u(73024);
return v=function(){return E},E}function y(){const E=u(76760);return y=function(){return E},E}function _(){const E=u(26040);
return _=function(){return E},E}function I(){const E=u(55250);return I=function(){return E},E}function R(){const E=u(32223);
return R=function(){return E},E}function N(){const E=u(96266);return N=function(){return E},E}function k(){const E=u(46282);
return k=function(){return E},E}const T=3,w=new Set(["failed","crashed","timed_out"]),g={memory:"memory_bytes",processes:"\
processes",written:"written_bytes",file_size:"file_bytes",open_files:"open_files"},S=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
m=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,h=2e3,b=new Set(["/","/dev","/dev/shm","/proc","/home",N().HOME,N().TEMP]),
a=[...R().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(E=>`/dev/${E}`);function f(E){const{isolation:M}=E;
return j=>{if(M.level!=="namespaces"||!w.has(j.status))return j;const C=[...o(j,E),...t(j,E)],L=C.some(({counted:F})=>F),
$=C.filter(({cause:F,counted:G})=>G||g[F]),A=i(L?$:C).slice(0,T);return A.length===0?j:{...j,causes:A}}}function i(E){const M=E.
flatMap(({cause:j})=>I().CONTAINMENT_CAUSES[j].implies??[]);return E.filter(({cause:j},C)=>!M.includes(j)&&E.findIndex(L=>L.
cause===j)===C)}function o({limits_hit:E=[]},M){return P().flatMap(j=>{const C=I().CONTAINMENT_CAUSES[j].counted;return C&&
E.includes(C)?[e(j,M,!0)]:[]})}function t(E,M){const j=[E.stderr,E.stdout].flatMap(({head:L,tail:$})=>[L,$]).flatMap(L=>L.
split(`
`)).map(L=>L.slice(0,h)),C=s(j,M);return P().flatMap(L=>{const $=C[L];if($!==void 0)return[{...e(L,M,!0),detail:$}];const{
signs:A,unless:F}=I().CONTAINMENT_CAUSES[L],G=U=>A?.test(U)===!0&&F?.test(U)!==!0;return(E.signal==="SIGXFSZ"?L==="file_\
size":j.some(G))&&n(L,M)?[e(L,M)]:[]})}function n(E,{isolation:M,policy:j}){switch(E){case"processes":return M.limits?.processes_counted_for===
"user";case"network":case"package_manager":return j.network==="none";case"privileges":return M.launcher==="root";default:
return!0}}function e(E,M,j=!1){const{key:C}=I().CONTAINMENT_CAUSES[E],L=g[E],$=L&&(M.isolation.limits?.[L]??void 0),G=L&&
$!==void 0&&$<M.policy.limits[L]&&(E==="memory"||E==="written")?"concurrency":C;return{cause:E,...j&&{counted:!0},...$!==
void 0&&{limit:$},...G!==void 0&&{key:G}}}function s(E,M){const j={},C=new Set(E.filter(L=>S.test(L)).flatMap(L=>L.match(
m)??[]));for(const L of C){const[$,A]=r(L.replace(/[.:]+$/,""),M)??[];$!==void 0&&A!==void 0&&(j[$]??=A)}return j}function r(E,{
checkout:M,home:j,programs:C}){const L=c(E);if(L!==void 0)return j===void 0||!p((0,y().join)(j,L))?void 0:["home_cache",
d(L)];const $=(0,y().resolve)(M,E);if((0,k().isInside)(M,$)){const x=O(M,$);return x===void 0?void 0:["link_outside",x]}
if(!(0,y().isAbsolute)(E)||/\/(?:docker|podman|containerd)\.sock$/.test(E))return;const A=(0,y().dirname)((0,y().dirname)(
C.node.file));if([...R().SYSTEM,"/proc",...a,A,...C.searchPath].some(x=>(0,k().isInside)(x,$)))return;const G=[$,(0,y().
dirname)($)].find(x=>!b.has(x)&&p(x));return G===void 0?void 0:["machine_path",G]}function c(E){return E.startsWith("~/")?
E.slice(2):E.startsWith(`${N().HOME}/`)?E.slice(N().HOME.length+1):void 0}function d(E){const M=E.split("/"),j=E.startsWith(
".local/share/")?3:/^\.(?:cache|config)\//.test(E)?2:1;return M.slice(0,j).join("/")}function O(E,M){const j=(0,y().relative)(
E,M).split("/");for(const[C]of j.entries()){const L=j.slice(0,C+1).join("/"),$=(0,y().join)(E,L),A=(0,_().attempt)(()=>(0,v().
lstatSync)($).isSymbolicLink());if(A===void 0)return;const F=A?(0,_().attempt)(()=>(0,v().realpathSync)($)):void 0;if(F!==
void 0&&!(0,k().isInside)(E,F))return L}}function p(E){return(0,_().attempt)(()=>(0,v().lstatSync)(E))!==void 0}function P(){
return Object.keys(I().CONTAINMENT_CAUSES)}}),60670:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.chooseBackend=
m,l.tryNamespaces=e;function v(){const d=u(51455);return v=function(){return d},d}function y(){const d=u(41895);return y=
function(){return d},d}function _(){const d=u(14495);return _=function(){return d},d}function I(){const d=u(51968);return I=
function(){return d},d}function R(){const d=u(10582);return R=function(){return d},d}function N(){const d=u(81607);return N=
function(){return d},d}function k(){const d=u(3170);return k=function(){return d},d}function T(){const d=u(4877);return T=
function(){return d},d}function w(){const d=u(92342);return w=function(){return d},d}function g(){const d=u(85723);return g=
function(){return d},d}function S(){const d=u(32223);return S=function(){return d},d}async function m(d){const{requested:O,
signal:p}=d,P=[];if(O!=="off")for await(const L of h(d)){if("backend"in L)return{...L,isolation:{...L.isolation,requested:O,
downgrades:P}};P.push(L)}if(O==="require")throw p?.aborted?(0,y().interrupted)("while it tested containment"):i(P);const E=await d.
shareFolder?.()??d.checkout,M=(0,g().processGroup)({...d,checkout:E}),{level:j}=M,C=[M.description,...b(P)].join(" ");return{
backend:{...M,description:C},isolation:{level:j,description:C,requested:O,downgrades:P},close:()=>Promise.resolve()}}async function*h(d){
const{platform:O=process.platform}=d;if(O!=="linux"||!process.getuid||!process.getgid){yield{from:"namespaces",reason:`${O}\
 has no namespaces`};return}const p=await(0,v().realpath)(d.checkout),P={uid:process.getuid(),gid:process.getgid()};for(const E of(0,w().
privilegesFor)(P,await(0,v().stat)(p)))yield await e(E,{...d,checkout:p})}function b(d){return d.length===0?[]:[`Namespa\
ces were tried and are not available. ${a(d)}. ${f(d)}.`]}function a(d){return d.map(({from:O,reason:p})=>`${O.replace("\
_"," ")}: ${p}`).join("; ")}function f(d){return d.some(({reason:O})=>O===n)?"To contain commands, install python3 as a \
package of the system (`apt-get install python3-minimal`, `apk add python3`)":"To contain commands, use a Linux runner w\
ith passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo)"}function i(d){return new(y()).
GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine does not support.\
 ${a(d)}.`,`${f(d)}, or set \`containment: auto\` in the policy of the base branch.`)}const o=2e4,t="python3",n=`${t}, w\
hich starts commands in namespaces, is not installed in a directory of the system`;async function e(d,O){const{checkout:p,
folders:P,leftOut:E=[],keepsWrites:M,network:j,programs:C,signal:L}=O,$=d.name,A=d.newMounts[0]??"",[F,G]=await Promise.
all([A,t].map(_().systemTool));if(F===void 0)return{from:$,reason:`${A} is not installed`};if(G===void 0)return{from:$,reason:n};
const x=await(0,T().prepareView)({privileges:d,checkout:p,leftOut:E,keepsWrites:M,limits:O.limits,signal:L,file:F,python:G,
network:j,lanes:O.lanes??1,view:r(await(0,S().viewOf)(C,P,j),O),replaced:new Map([...await(0,I().safeGitConfigs)(p),...O.
replaced??[]])});if(typeof x=="string")return{from:$,reason:x};const{limits:U}=x,B=c(d,j,U),W={...O,leftOut:E,prepared:x,
description:B,limits:U},H=await(0,N().probeIsolation)({checkout:p,folders:P,network:j,keepsWrites:M,shown:C.node.file,run:K=>{
const{file:Z}=C.node,Q={file:Z,args:K,cwd:p,timeoutMs:o,signal:L};return(0,k().runContained)(Q,W)}}),Y=typeof H=="string"?
H:s(H);if(typeof H=="string"||Y!==void 0)return await x.close(),{from:$,reason:Y??""};const V=(0,k().namespaces)(W),{level:J}=V;
return{backend:V,isolation:{level:J,description:B,launcher:$,starter:"slot",limits:U,probes:H},close:x.close}}function s(d){
const O=d.filter(({required:p,held:P})=>p&&!P).map(({name:p})=>p);return O.length>0?`the probe run failed: ${O.join(", ")}`:
void 0}function r(d,{shown:O=[],home:p=[]}){return{...d,tools:[...d.tools,...O],home:p}}function c({name:d,user:O},p,P){
const E=O?`user ${O.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${d.
replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the\
 machine","prepared by a supervisor before the command starts",p?"network access as allowed by the policy":"no network e\
xcept loopback",`as ${E}; ${(0,R().limitsInWords)(P)}.`].join("; ")}}),10582:((D,l,u)=>{Object.defineProperty(l,"__esMod\
ule",{value:!0}),l.effectiveLimits=_,l.limitsInWords=R,l.limitsOn=b,l.resourceLimits=I,l.thisMachine=h;function v(){const f=u(
73024);return v=function(){return f},f}function y(){const f=u(48161);return y=function(){return f},f}function _(f,i){const{
memory_bytes:o,processes:t,open_files:n,file_bytes:e,written_bytes:s}=f;return{memory_bytes:i.memory?o:null,processes:t,
processes_counted_for:i.processes?"command":"user",open_files:n,file_bytes:e,written_bytes:s}}function I(f){return[["cor\
e",1],["fsize",f.file_bytes],["nofile",f.open_files],...f.processes_counted_for==="user"?[["nproc",f.processes]]:[]]}function R(f){
const{memory_bytes:i,processes:o,processes_counted_for:t,open_files:n}=f;return[i===null?"memory: unlimited":`memory: ${N(
i)}`,`processes: ${o}${t==="user"?" of the same user":""}`,`open files: ${n}`,`file size: ${N(f.file_bytes)}`,`total wri\
tten: ${N(f.written_bytes)}`].join(", ")}function N(f){return`${Math.round(f/1024/1024)} MiB`}const k=1024**3,T=64*1024**
2,w=1/2,g=4/5,S=2*k,m=1024*1024;function h(){return{totalBytes:Math.min(process.constrainedMemory()||1/0,(0,y().totalmem)()),
freeBytes:process.availableMemory(),openFiles:a("Max open files")}}function b(f,i,o){const{totalBytes:t,freeBytes:n,openFiles:e}=f,
s=(r,c)=>Math.max(r/o-r/o%T,c);return{...i,memory_bytes:Math.min(i.memory_bytes,s(t*g,S)),written_bytes:Math.min(i.written_bytes,
s(n*w,m)),open_files:Math.min(i.open_files,e)}}function a(f){try{const i=new RegExp(`^${f}\\s+\\S+\\s+(\\d+)`,"m");return Number(
i.exec((0,v().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}}),80842:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.controlGroups=a,l.findHierarchies=t,l.groupSettings=b,l.removeLeftGroups=f;function v(){const c=u(
73024);return v=function(){return c},c}function y(){const c=u(76760);return y=function(){return c},c}function _(){const c=u(
26040);return _=function(){return c},c}function I(){const c=u(25479);return I=function(){return c},c}function R(){const c=u(
4339);return R=function(){return c},c}const N={unified:({memory_bytes:c,processes:d})=>[[["memory.max",c],["pids.max",d]],
[["memory.swap.max",0]]],memory:({memory_bytes:c})=>[[["memory.limit_in_bytes",c]],[["memory.memsw.limit_in_bytes",c]]],
pids:({processes:c})=>[[["pids.max",c]],[]],cpuacct:()=>[[],[]],cpu:()=>[[],[]]},k=/^(\d+)$/m,T=/^oom_kill (\d+)$/m,w={unified:{
file:"memory.peak",pattern:k,units:1},memory:{file:"memory.max_usage_in_bytes",pattern:k,units:1}},g={unified:{file:"cpu\
.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"cpuacct.usage",pattern:k,units:1e6}},S={file:"pids.events",
pattern:/^max (\d+)$/m,units:1},m=["memory_bytes","processes"],h={memory_bytes:{unified:{file:"memory.events",pattern:T,
units:1},memory:{file:"memory.oom_control",pattern:T,units:1}},processes:{unified:S,pids:S}};function b(c,d){return c.flatMap(
({controller:O},p)=>N[O](d).flatMap((P,E)=>P.map(([M,j])=>({index:p,file:M,value:j,isNeeded:E===0}))))}function a(c,d,O){
const p=c.filter((E,M)=>d.includes(M)),P=E=>p.some(M=>M.controller==="unified"||M.controller===E);return{enforced:{memory:P(
"memory"),processes:P("pids")},of:E=>{const M=p.map(({controller:C,parent:L})=>({controller:C,folder:(0,y().join)(L,O,E)})),
j=C=>M.map(({controller:L,folder:$})=>o(C[L],$)).find(i);return{resources:()=>{const[C,L]=[j(w),j(g)];return{...i(C)&&{peak_memory_bytes:C},
...i(L)&&{cpu_ms:L}}},limitsHit:()=>m.filter(C=>(j(h[C])??0)>0)}}}}function f(c){for(const{parent:d}of c)(0,_().attempt)(
()=>{const O=(0,v().readdirSync)(d).filter(p=>p.startsWith(R().TEMPORARY_PREFIX)&&(0,I().isEnded)(p));for(const p of O.map(
P=>(0,y().join)(d,P))){for(const P of(0,v().readdirSync)(p))(0,_().attempt)(()=>(0,v().rmdirSync)((0,y().join)(p,P)));(0,_().
attempt)(()=>(0,v().rmdirSync)(p))}})}function i(c){return c!==void 0}function o(c,d){if(!c)return;const{file:O,pattern:p,
units:P}=c,E=(0,_().attempt)(()=>(0,v().readFileSync)((0,y().join)(d,O),"utf8"))??"",M=p.exec(E)?.[1];return M===void 0?
void 0:Math.round(Number(M)/P)}function t(c,d,O){const p=d.split(`
`).flatMap(n),P=c.split(`
`).flatMap(e),E=p.find(({version:$})=>$===2),M=P.find(({controllers:$})=>$.length===0);if(E&&M)for(const $ of r(E.point,
s(E,M.path))){const A=O($).split(/\s+/);if(["memory","pids"].every(F=>A.includes(F)))return[{controller:"unified",parent:$}]}
const j=["memory","pids","cpuacct","cpu"].flatMap($=>{const A=p.find(({version:G,options:x})=>G===1&&x.includes($)),F=P.
find(({controllers:G})=>G.includes($));return A&&F?[{controller:$,parent:s(A,F.path)}]:[]}),[C,L]=["cpuacct","cpu"].map(
$=>j.find(({controller:A})=>A===$));return j.filter($=>$!==L||$.parent!==C?.parent)}function n(c){const[d="",O=""]=c.split(
" - "),[,,,p="",P=""]=d.split(" "),[E,,M=""]=O.split(" ");return E!=="cgroup"&&E!=="cgroup2"?[]:[{root:p,point:P,version:E===
"cgroup"?1:2,options:M.split(",")}]}function e(c){const d=/^\d+:([^:]*):(\/.*)$/.exec(c);if(!d)return[];const[,O="",p=""]=d;
return[{controllers:O.split(",").filter(Boolean),path:p}]}function s({point:c,root:d},O){const p=(0,y().relative)(d,O);return p.
startsWith("..")?c:(0,y().join)(c,p)}function r(c,d){const O=(0,y().relative)(c,d).split("/").filter(Boolean);return O.map(
(p,P)=>(0,y().join)(c,...O.slice(0,O.length-P))).concat(c)}}),52703:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.PROBE_SCRIPT=void 0;const u=l.PROBE_SCRIPT=String.raw`
const fs = require('fs'), net = require('net'), os = require('os');
const { spawn, spawnSync } = require('child_process');
const t = JSON.parse(process.argv[1]);
const can = (f) => { try { return Boolean(f()) } catch { return false } };
const status = fs.readFileSync('/proc/self/status', 'utf8');
const field = (name) => new RegExp('^' + name + ':\\s*(\\S+)', 'm').exec(status)?.[1];
const connects = (to) => new Promise((done) => {
  const socket = net.connect(to, () => { socket.destroy(); done(true) });
  socket.on('error', () => done(false));
  socket.setTimeout(1000, () => { socket.destroy(); done(false) });
});
const environ = (pid) => can(() => fs.readFileSync('/proc/' + pid + '/environ').includes(t.secret));
// The outputs are pipes that have no name any more.
const isOutput = (fd) => {
  const file = fs.fstatSync(Number(fd));
  return /^[12]$/.test(fd) && file.isFIFO() && file.nlink === 0;
};
const links = () => fs.readdirSync('/proc/self/fd').map((fd) => {
  try { return isOutput(fd) ? '' : fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' }
});
// In its own user namespace, a command could mount its control group, and write what belongs to its user.
const raise = 'for type in "cgroup2 none" "cgroup none -o memory" "cgroup none -o pids"; do ' +
  'mount -t $type "$0" || continue; for file in memory.max pids.max memory.limit_in_bytes; do ' +
  'if (cat "$0/$file" >"$0/$file"); then echo raised; fi; done; umount "$0"; done 2>/dev/null';
const raises = () => {
  const folder = fs.mkdtempSync(os.tmpdir() + '/');
  const words = ['--user', '--map-root-user', '--mount', '--cgroup', 'sh', '-c', raise, folder];
  return spawnSync('unshare', words, { encoding: 'utf8' }).stdout.includes('raised');
};
const keys = () => { try { return fs.readFileSync('/proc/keys', 'utf8') } catch { return undefined } };
const writes = (file) => can(() => { fs.writeFileSync(file, 'x'); return true });
(async () => {
  const lookup = new Promise((done) => require('dns').lookup('example.com', (error) => done(!error)));
  const local = await new Promise((done) => {
    const server = net.createServer().on('error', () => done(false));
    server.listen(0, '127.0.0.1', async () => {
      done(await connects({ port: server.address().port, host: '127.0.0.1' }));
      server.close();
    });
  });
  const seen = {
    root: process.getuid() === 0,
    capabilities: [field('CapEff'), field('CapPrm')].some((set) => !/^0+$/.test(set)),
    newPrivileges: field('NoNewPrivs') !== '1',
    otherProcesses: can(() => fs.existsSync('/proc/' + t.pid) &&
      fs.readFileSync('/proc/' + t.pid + '/cmdline').includes(t.token)),
    tcp: await connects({ port: t.port, host: '127.0.0.1' }),
    interfaces: Object.keys(os.networkInterfaces()).some((name) => name !== 'lo'),
    loopback: local,
    unixSocket: await connects(t.socket),
    outsideWrite: writes(t.outside) | writes('/usr/.gene-gate-probe') | writes('/etc/.gene-gate-probe'),
    checkoutWrite: writes(t.inside),
    canaries: t.canaries.map((file) => can(() => fs.readFileSync(file))),
    environ: can(() => fs.readdirSync('/proc').some((name) => /^\d+$/.test(name) && environ(name))),
    sudo: spawnSync('sudo', ['-n', 'true']).status === 0,
    openFiles: links().some((name) => /^\/(?!dev\/null$|proc\/)/.test(name)),
    raisedLimit: can(raises),
    // Only the gate makes a keyring with these permissions.
    sharedKeyring: !(keys() === undefined || / 3f000000 .* keyring +_ses/.test(keys())),
    sharedLock: t.locked !== '' && spawnSync('flock', ['-n', '-x', t.locked, 'true']).status === 1,
    filters: Number(field('Seccomp_filters') ?? 0),
    userNamespace: spawnSync('unshare', ['--user', 'true']).status === 0,
    dns: await Promise.race([lookup, new Promise((done) => setTimeout(done, 500, false))]),
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify(seen));
  process.exit(0);
})();
`}),81607:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.probeIsolation=m;function v(){const e=u(31421);return v=
function(){return e},e}function y(){const e=u(77598);return y=function(){return e},e}function _(){const e=u(73024);return _=
function(){return e},e}function I(){const e=u(51455);return I=function(){return e},e}function R(){const e=u(77030);return R=
function(){return e},e}function N(){const e=u(76760);return N=function(){return e},e}function k(){const e=u(7723);return k=
function(){return e},e}function T(){const e=u(26040);return T=function(){return e},e}function w(){const e=u(4339);return w=
function(){return e},e}function g(){const e=u(52703);return g=function(){return e},e}const S=k().object({root:k().boolean(),
capabilities:k().boolean(),newPrivileges:k().boolean(),otherProcesses:k().boolean(),tcp:k().boolean(),interfaces:k().boolean(),
loopback:k().boolean(),unixSocket:k().boolean(),outsideWrite:k().coerce.boolean(),checkoutWrite:k().boolean(),canaries:k().
array(k().boolean()),environ:k().boolean(),sudo:k().boolean(),openFiles:k().boolean(),raisedLimit:k().boolean(),sharedKeyring:k().
boolean(),sharedLock:k().boolean(),filters:k().number(),userNamespace:k().boolean(),dns:k().boolean()});async function m(e){
const{run:s,checkout:r,network:c}=e,d=(0,y().randomUUID)(),O=await(0,w().temporaryFolder)(),p=(0,N().join)(O,"socket"),P=(0,N().
join)(O,"written"),E=(0,N().join)(r,`.gene-gate-probe-${d}`),M=await a([O,...e.folders],d),j=`secret-${d}`,C=(0,v().spawn)(
"/bin/sh",["-c","read -r _",d],{env:{SECRET:j},stdio:["pipe","ignore","ignore"]});C.on("error",()=>{});const L=await t(e.
shown),$=[(0,R().createServer)(),(0,R().createServer)()];try{await Promise.all([f($[0],{port:0,host:"127.0.0.1"}),f($[1],
p)]);const A=$[0].address(),F=typeof A=="object"&&A?A.port:0,G=`heartbeat-${d}`,x=C.pid??0,U=L.isHeld?e.shown:"",B={port:F,
socket:p,outside:P,inside:E,canaries:M,secret:j,token:d,pid:x,heartbeat:G,locked:U},W=await s(["-e",g().PROBE_SCRIPT,JSON.
stringify(B)]),H=S.safeParse((0,T().attempt)(()=>JSON.parse(W.stdout.head)));return W.status!=="passed"||!H.success?b(W):
h(H.data,{persisted:(0,_().existsSync)(P)||!e.keepsWrites&&(0,_().existsSync)(E),survived:o(G)>0,network:c,locked:L.isHeld})}finally{
n(C),L.release();for(const A of $)A.close();await Promise.all([O,E,...M].map(A=>(0,I().rm)(A,{recursive:!0,force:!0})))}}
function h(e,s){const r={unprivileged_user:!e.root,no_capabilities:!e.capabilities,no_new_privileges:!e.newPrivileges,own_processes_only:!e.
otherProcesses,...!s.network&&{no_tcp_to_the_machine:!e.tcp,only_loopback:!e.interfaces,no_name_resolution:!e.dns},no_unix_socket:!e.
unixSocket,checkout_can_be_written:e.checkoutWrite,no_write_stays:!s.persisted,no_write_outside:!e.outsideWrite,no_private_folder:e.
canaries.every(O=>!O),no_foreign_environment:!e.environ,no_sudo:!e.sudo,no_open_files:!e.openFiles,no_limit_can_be_raised:!e.
raisedLimit,nothing_survives:!s.survived},c={loopback_works:e.loopback,no_user_namespace:!e.userNamespace,own_session_keyring:!e.
sharedKeyring,system_calls_filtered:e.filters>i(),...s.locked&&{no_lock_on_the_machine:!e.sharedLock}},d=(O,p)=>Object.entries(
O).map(([P,E])=>({name:P,held:E,required:p}));return[...d(r,!0),...d(c,!1)]}function b({status:e,reason:s,stderr:r}){return s??
`the probe ${e} without output: ${r.head.slice(0,200)}`}async function a(e,s){return(await Promise.all(e.map(async c=>{const d=(0,N().
join)(c,`.gene-gate-canary-${s}`);return(0,I().writeFile)(d,s,{mode:420,flag:"wx"}).then(()=>[d],()=>[])}))).flat()}function f(e,s){
return e.on("connection",r=>r.destroy()),new Promise((r,c)=>{e.once("error",c),e.listen(s,r)})}function i(){const e=(0,_().
readFileSync)("/proc/self/status","utf8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(e)?.[1]??0)}function o(e){return(0,_().
readdirSync)("/proc").filter(s=>{try{return/^\d+$/.test(s)&&(0,_().readFileSync)(`/proc/${s}/cmdline`).includes(e)}catch{
return!1}}).length}function t(e){const s=(0,v().spawn)("flock",["-s",e,"sh","-c","echo; read -r _"],{stdio:["pipe","pipe",
"ignore"]}),r=()=>s.stdin.destroy();return new Promise(c=>{s.once("error",()=>c({isHeld:!1,release:r})),s.once("exit",()=>c(
{isHeld:!1,release:r})),s.stdout.once("data",()=>c({isHeld:!0,release:r}))})}function n(e){e.stdin?.destroy()}}),3170:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.namespaces=g,l.runContained=b;function v(){const o=u(12086);return v=
function(){return o},o}function y(){const o=u(57334);return y=function(){return o},o}function _(){const o=u(27097);return _=
function(){return o},o}function I(){const o=u(35353);return I=function(){return o},o}function R(){const o=u(11863);return R=
function(){return o},o}function N(){const o=u(66535);return N=function(){return o},o}function k(){const o=u(96266);return k=
function(){return o},o}const T=64*1024,w={home:k().HOME,temp:k().TEMP,npmCache:`${k().HOME}/npm-cache`,npmUserConfig:"/h\
ome/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function g(o){const{programs:t,checkout:n,description:e}=o;return{
level:"namespaces",description:e,check:s=>{(0,_().launchOf)(s,{programs:t,checkout:n,base:{}})},run:(s,r)=>b(S(s,o,r),o),
forGene:(s,r)=>h(o,s,r),cover:async s=>{const r={...o,prepared:await o.prepared.cover(s)};return{run:(c,d)=>b(S(c,r,d),r),
forGene:(c,d)=>h(r,c,d)}},prepare:(s,r)=>{const c=m(t,s.env,(0,v().npmForPrepare)(t)),d=(0,_().launchOf)(s,{programs:t,checkout:n,
base:c}),{timeoutMs:O}=s;return b({...d,timeoutMs:O,signal:r,env:{...c,...d.env}},o)}}}function S(o,{programs:t,checkout:n},e){
const s=m(t,o.env),r=(0,_().launchOf)(o,{programs:t,checkout:n,base:s});return{...r,timeoutMs:o.timeoutMs,signal:e,env:{
...s,...r.env}}}function m({node:o,searchPath:t,shell:n},e,s){const r={node:o.file,searchPath:t,folder:w,shell:n,npm:s,assignments:e};
return(0,v().commandEnvironment)(r,process)}async function h(o,t,n){const e=await o.prepared.share(t);if(typeof e=="stri\
ng"){const r=n?.aborted?(0,y().skippedOutcome)((0,y().stopReason)(n),new Date):void 0;return{run:async()=>r??i((0,y().skippedOutcome)(
"",new Date),e),close:()=>Promise.resolve()}}const s={written:new Map};return{run:(r,c)=>b(S(r,o,c),{...o,prepared:e,history:s}),
close:e.close}}async function b(o,t){const{checkout:n,history:e,outputBytes:s,prepared:r,programs:c,limits:d}=t,{file:O,
args:p,env:P=m(c,{}),cwd:E,timeoutMs:M,signal:j}=o;if(j?.aborted)return(0,y().skippedOutcome)((0,y().stopReason)(j),new Date);
const C=r.slot();try{const L=await C.whenReady();if(L!==void 0)return i((0,y().skippedOutcome)("",new Date),L);const $=()=>C.
start({file:O,args:p,env:P,cwd:E}),A=await(0,I().superviseStarted)(O,$,{timeoutMs:M,outputBytes:s,signal:j});if(A.status===
"error")return A;const F=(0,N().lowerLayer)(n,t.leftOut),G=await a(A,C,F,e);return f(G,C.group,d)}finally{await C.release()}}
async function a(o,t,n,e){const s=e&&{former:e.written,isTaken:(0,R().takenFor)(n)},r=new(N()).SideEffectsReader(n,s),{started:c,
complete:d,free:O}=await t.report(r);if(c){const{side_effects:P,modified:E,remembered:M}=r.result(d),C=O&&(O.bytes<T||O.
files===0)?{limits_hit:["written_bytes"]}:{};return e===void 0?{...o,...C,side_effects:P}:(e.written=M,{...o,...C,side_effects:P,
...E.length>0&&{checkout_modified:E}})}if(o.status==="timed_out"||o.status==="skipped")return o;const[p="no reason given"]=o.
stderr.head.trim().split(`
`);return i(o,p)}function f(o,t,n){const e=t.resources(),s=[...t.limitsHit(),...o.limits_hit??[]],r=o.reason!==void 0&&s.
includes("memory_bytes")?`${o.reason}, at its limit of ${n.memory_bytes} bytes of memory`:o.reason;return{...o,...r!==void 0&&
{reason:r},...s.length>0&&{limits_hit:s},...Object.keys(e).length>0&&{resources:e}}}function i(o,t){return{...o,status:"\
crashed",reason:`Containment could not be set up: ${t}`}}}),4877:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.prepareView=a;function v(){const s=u(73024);return v=function(){return s},s}function y(){const s=u(51455);return y=function(){
return s},s}function _(){const s=u(76760);return _=function(){return s},s}function I(){const s=u(41895);return I=function(){
return s},s}function R(){const s=u(4339);return R=function(){return s},s}function N(){const s=u(57334);return N=function(){
return s},s}function k(){const s=u(10582);return k=function(){return s},s}function T(){const s=u(80842);return T=function(){
return s},s}function w(){const s=u(39105);return w=function(){return s},s}function g(){const s=u(50820);return g=function(){
return s},s}function S(){const s=u(515);return S=function(){return s},s}function m(){const s=u(96266);return m=function(){
return s},s}const h=`"""Makes the namespaces of commands before they are needed, and starts the commands in them.

A slot is a set of namespaces for one command. Four processes take part, each with less privileges:

  keeper      makes the part of the view that all commands of a run share, in its own mount namespace, and
              removes the run's control groups at the end.
  supervisor  process 1 of a PID namespace for the run, in that mount namespace. It makes slots and passes
              messages on. If it ends, the kernel kills every slot.
  init        process 1 of a slot. It mounts the command's part of the view, stops and reaps all that
              the command starts, and reports the result before the namespaces are torn down.
  starter     becomes the command. It has joined the control groups and given up all privileges before
              it waits for the words to execute, so that only execve remains.

The gate writes requests to the supervisor's standard input and reads replies from its standard output.
A command has neither: its outputs are named pipes that the gate reads, and everything above
descriptor 2 is closed. Every message is a frame: a length of four bytes, then words separated by NUL.

  user real|mapped UID GID     who runs commands; mapped if the keeper is in a user namespace
  option NAME VALUE            checkout, folder (of the gate), size (bytes of a tmpfs), group (name of the run's
                               control groups), adopt (1 to give the tree to the user), network, keyctl, filter
  show SOURCE TARGET           shows a directory of the machine in the view, read-only
  shared SOURCE TARGET TYPE OPTIONS   a mount that all commands share; in order, like show
  device NAME                  shows a device file
  hide PATH...                 hides files and directories of the checkout
  setting PARENT FILE VALUE needed|wanted   a value for a file of the control group of each slot
  prepare ID PARENT...         makes the view -> ready ID NUMBER..., the parents in which groups can be made
  limit NAME VALUE             a resource limit, by its name without RLIMIT_
  folder NAME MODE             a directory of the tmpfs for what a command writes
  mount SOURCE TARGET TYPE OPTIONS
  view ID LAYER / drop ID      makes or drops an upper layer that several slots share
  slot ID VIEW LAYER           makes a slot -> ready ID, or failed ID REASON; LAYER is a directory of the gate's
                               folder for the run, whose files cover those of the checkout
  run ID FOLDER COUNT ENV... WORD...   starts the command there -> done ID exit|signal NUMBER listed|empty
  term ID / kill ID            signals all processes of the slot
  discard ID                   ends a slot that is not needed
  free ID                      removes the slot's control groups

Every call is checked; whatever fails ends the slot, and the gate then runs no command in it.
"""
import ctypes
import fcntl
import os
import resource
import select
import signal
import socket
import stat
import struct
import time

# From the kernel's headers; the same on every architecture.
NEW_MOUNTS, NEW_UTS, NEW_IPC = 0x20000, 0x4000000, 0x8000000
NEW_USER, NEW_PIDS, NEW_NETWORK = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 32, 4096, 16384, 1 << 18
PR_SET_PDEATHSIG, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 1, 22, 2
MNT_DETACH = 2
PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 24, 38, 47, 4
SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 1
CAPABILITY_VERSION = 0x20080522
KEYCTL_GET_KEYRING_ID, KEYCTL_JOIN_SESSION_KEYRING, KEYCTL_SETPERM = 0, 1, 5
SESSION_KEYRING, ONLY_POSSESSOR = -3, 0x3f000000
MOUNT_FLAGS = {b'ro': MS_RDONLY, b'nosuid': 2, b'nodev': 4, b'noexec': 8, b'bind': MS_BIND,
               b'rbind': MS_BIND | MS_REC}
# Flags of statvfs(3) that a mount keeps when it becomes read-only, as flags of mount(2).
KEPT_FLAGS = {2: 2, 4: 4, 8: 8, 1024: 1024, 2048: 2048, 4096: 1 << 21}

# The letters of find(1).
TYPES = {stat.S_IFREG: b'f', stat.S_IFDIR: b'd', stat.S_IFLNK: b'l', stat.S_IFIFO: b'p',
         stat.S_IFSOCK: b's', stat.S_IFBLK: b'b', stat.S_IFCHR: b'c'}
# Limits of the lists and of the path of a directory in them, in bytes.
MOST_BYTES, LONGEST_PATH = 64 << 20, 1000

# Paths inside the view; see view-layout.ts.
ROOT = b'/.gene-gate'
OWN, RUN, SHARED, GROUPS = ROOT + b'/own', ROOT + b'/run', ROOT + b'/shared', ROOT + b'/cgroup'
INSIDE = [b'lower', b'cover', b'covering', b'covered', b'nothing', b'own', b'run', b'shared', b'tools',
          b'cgroup', b'replaced']
# Directories that distributions replace by links.
LINKS = [b'bin', b'sbin', b'lib', b'lib32', b'lib64', b'libx32']
# Larger files of the machine are not copied, in bytes.
SMALL = 64 << 10
# Directories of packages in node_modules; others with a leading dot are caches of tools.
PACKAGES = [b'.bin', b'.pnpm', b'.store']
SYSTEM_PATH = b'/usr/sbin:/usr/bin:/sbin:/bin'

libc = ctypes.CDLL(None, use_errno=True)


def call(name, *arguments):
    """Calls a function of the C library. Raises OSError if it fails."""
    result = getattr(libc, name)(*arguments)
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, name + ': ' + os.strerror(number))
    return result


# -- frames

def send(descriptor, *words):
    data = b'\\0'.join(words)
    write_all(descriptor, len(data).to_bytes(4, 'big') + data)


def write_all(descriptor, data):
    while data:
        data = data[os.write(descriptor, data):]


def receive(descriptor):
    """Returns the words of one frame. Raises EOFError if the other end is closed."""
    return read(descriptor, int.from_bytes(read(descriptor, 4), 'big')).split(b'\\0')


def read(descriptor, size):
    data = b''
    while len(data) < size:
        part = os.read(descriptor, size - len(data))
        if not part:
            raise EOFError('the other end is closed')
        data += part
    return data


# -- the configuration of a run, from the gate

class Config:
    def __init__(self):
        self.user = None
        self.options = {}
        self.shared, self.devices, self.hidden, self.settings = [], [], [], []
        self.limits, self.folders, self.mounts = [], [], []
        # The run's control groups, by the numbers of their parents.
        self.groups = {}

    def add(self, kind, *values):
        if kind == b'user':
            self.user = (values[0] == b'mapped', int(values[1]), int(values[2]))
        elif kind == b'option':
            self.options[values[0]] = values[1]
        elif kind in (b'show', b'shared'):
            self.shared.append(values)
        elif kind == b'device':
            self.devices.append(values[0])
        elif kind == b'hide':
            self.hidden = values
        elif kind == b'limit':
            self.limits.append((getattr(resource, 'RLIMIT_' + values[0].decode()), int(values[1])))
        elif kind == b'folder':
            self.folders.append((values[0], int(values[1], 8)))
        elif kind == b'mount':
            self.mounts.append(values)
        elif kind == b'setting':
            self.settings.append(values)
        else:
            raise ValueError('unknown request')


# -- mounts

def mount(source, target, kind, options):
    """Does what mount(8) does with a line of its table."""
    flags, data = 0, []
    for option in options.split(b','):
        if option == b'X-mount.mkdir':
            os.makedirs(target, exist_ok=True)
        elif option in MOUNT_FLAGS:
            flags |= MOUNT_FLAGS[option]
        else:
            data.append(option)
    kind = None if kind == b'none' else kind
    call('mount', source, target, kind, ctypes.c_ulong(flags), b','.join(data) or None)
    if flags & MS_BIND and flags & MS_RDONLY:
        # A bind ignores all other flags; only a second call sets them.
        make_read_only(target)


def make_read_only(target):
    now = os.statvfs(target).f_flag
    kept = sum(flag for seen, flag in KEPT_FLAGS.items() if now & seen)
    remount = MS_REMOUNT | MS_BIND | MS_RDONLY | kept
    call('mount', None, target, None, ctypes.c_ulong(remount), None)


def mounted():
    """Returns the mount points of this process, with their options."""
    with open('/proc/self/mountinfo', 'rb') as lines:
        fields = [line.split(b' ') for line in lines]
    # White space and backslashes are octal escapes.
    return [(each[4].decode('unicode_escape').encode('latin-1'), each[5].split(b',')) for each in fields]


def make_folders(config, above, wanted):
    is_mapped, uid, gid = config.user
    for name, mode in config.folders:
        if not wanted(name):
            continue
        path = above + b'/' + name
        os.mkdir(path)
        os.chmod(path, mode)
        if not is_mapped:
            os.chown(path, uid, gid)


def is_layer(name):
    return name in (b'upper', b'work')


def mount_tmpfs(config):
    size = int(config.options[b'size'])
    mount(b'gene-gate', OWN, b'tmpfs', b'mode=0755,size=%d,nr_inodes=%d' % (size, size // 1024))


def mount_slot(config, name, view, layer):
    """Mounts a command's own part of the view. Returns descriptors of its upper layer and tmpfs."""
    if view is None:
        mount_tmpfs(config)
        make_folders(config, OWN, lambda _: True)
    upper = os.open(OWN + b'/upper', os.O_RDONLY | os.O_DIRECTORY)
    own = os.open(OWN, os.O_RDONLY | os.O_DIRECTORY)
    if view is not None:
        # The commands of a view share the checkout, but not their other directories.
        os.mkdir(OWN + b'/' + name)
        make_folders(config, OWN + b'/' + name, lambda name: not is_layer(name))
        mount(OWN + b'/' + name, OWN, b'none', b'bind')
    for source, target, kind, options in config.mounts:
        if view is not None and kind == b'overlay':
            source, kind, options = SHARED, b'none', b'bind,X-mount.mkdir'
        mount(source, target, kind, with_layer(kind, options, layer))
    return upper, own


def with_layer(kind, options, layer):
    if kind != b'overlay' or not layer:
        return options
    return options.replace(b'lowerdir=', b'lowerdir=' + RUN + b'/' + layer + b':', 1)


def share_view(config, home, layer):
    """Makes an upper layer in a mount namespace of its own. Returns a descriptor of the namespace."""
    call('unshare', NEW_MOUNTS)
    try:
        mount_tmpfs(config)
        make_folders(config, OWN, is_layer)
        for source, _, kind, options in config.mounts:
            if kind == b'overlay':
                mount(source, SHARED, kind, with_layer(kind, options, layer))
        return os.open('/proc/self/ns/mnt', os.O_RDONLY)
    finally:
        call('setns', home, NEW_MOUNTS)


# -- control groups

def make_groups(config, name):
    """Makes the groups of a slot, which belong to the keeper's user. Returns their directories."""
    for folder in config.groups.values():
        os.mkdir(folder + b'/' + name)
    for number, file, value, need in config.settings:
        if int(number) in config.groups:
            try:
                write_file(config.groups[int(number)] + b'/' + name + b'/' + file, value)
            except OSError:
                if need == b'needed':
                    raise
    return [folder + b'/' + name for folder in config.groups.values()]


def free_groups(config, name):
    for folder in config.groups.values():
        try:
            os.rmdir(folder + b'/' + name)
        except OSError:
            pass  # Still in use, or never made; removed at the end of the run.


def try_group(config, number, parent):
    """Makes the run's group in a hierarchy, if a process of this user can join it and its limits can be set."""
    own = parent + b'/' + config.options[b'group']
    try:
        os.mkdir(own)
    except OSError:
        return
    config.groups = {number: own}
    try:
        if not can_join(own):
            raise OSError
        for controllers in (b'+memory +pids', b'+cpu'):
            try:
                write_file(own + b'/cgroup.subtree_control', controllers)
            except OSError:
                pass  # Version 1, or not delegated.
        make_groups(config, b'trial')
        free_groups(config, b'trial')
        inside = b'%b/%d' % (GROUPS, number)
        os.mkdir(inside[1:])
        mount(parent, inside[1:], b'none', b'bind')
        return inside + b'/' + config.options[b'group']
    except OSError:
        free_groups(config, b'trial')
        os.rmdir(own)


def can_join(group):
    pid = os.fork()
    if pid == 0:
        try:
            write_file(group + b'/cgroup.procs', b'0')
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(pid, 0)[1] == 0


def remove_groups(config):
    """Removes the run's groups at its end; the kernel may need time to empty them."""
    for folder in config.groups.values():
        for attempt in range(5):
            time.sleep(0.1 if attempt else 0)
            try:
                for name in next(os.walk(folder))[1]:
                    os.rmdir(folder + b'/' + name)
                os.rmdir(folder)
                break
            except (OSError, StopIteration):
                pass


def write_file(path, value):
    descriptor = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    try:
        os.write(descriptor, value)
    finally:
        os.close(descriptor)


# -- processes

def close_others(kept):
    """Closes all descriptors except these and the standard ones."""
    for name in os.listdir('/proc/self/fd'):
        if int(name) > 2 and int(name) not in kept:
            try:
                os.close(int(name))
            except OSError:
                pass  # The descriptor of the listing itself.


def wake_up_when_a_child_ends():
    """Returns a descriptor that can be read after a child has ended."""
    reader, writer = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    return reader


def reap(child):
    """Collects children that have ended. Returns the status of child if it is one of them."""
    status = None
    while True:
        try:
            pid, ended = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return status
        if pid == 0:
            return status
        if pid == child:
            status = ended


def kill_all(number):
    """Signals every other process of this PID namespace."""
    try:
        os.kill(-1, number)
    except ProcessLookupError:
        pass


# -- the process that becomes a command

def starter(config, joins, to_init, outputs):
    signal.set_wakeup_fd(-1)
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.setsid()
    for group in joins:
        os.write(group, b'0')
    os.dup2(outputs[0], 1)
    os.dup2(outputs[1], 2)
    close_others({to_init})
    # If the memory of the machine is used up, the kernel ends the command first.
    write_file('/proc/self/oom_score_adj', b'1000')
    for name, value in config.limits:
        resource.setrlimit(name, (value, value))
    give_up_privileges(config, to_init)
    join_new_keyring(int(config.options[b'keyctl']))
    filter_calls(bytes.fromhex(config.options[b'filter'].decode()))
    send(to_init, b'ready')
    request = receive(to_init)
    folder, count, *rest = request
    environment = dict(each.split(b'=', 1) for each in rest[:int(count)])
    words = rest[int(count):]
    try:
        os.chdir(folder)
    except OSError as error:
        os.write(2, folder + b': ' + error.strerror.encode() + b'\\n')
        os._exit(126)
    try:
        os.execve(words[0], words, environment)
    except OSError as error:
        # As env(1) does.
        os.write(2, words[0] + b': ' + error.strerror.encode() + b'\\n')
        os._exit(127 if isinstance(error, FileNotFoundError) else 126)


def give_up_privileges(config, to_init):
    is_mapped, uid, gid = config.user
    # In its own user namespace, no further one can be made by the command.
    call('unshare', NEW_USER)
    send(to_init, b'map')
    receive(to_init)
    write_file('/proc/sys/user/max_user_namespaces', b'0')
    for capability in range(64):
        try:
            prctl(PR_CAPBSET_DROP, capability)
        except OSError:
            if capability == 0:
                raise
            break  # The kernel knows no more.
    if not is_mapped:
        os.setgroups([])
    os.setresgid(gid, gid, gid)
    os.setresuid(uid, uid, uid)
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    call('capset', struct.pack('Ii', CAPABILITY_VERSION, 0), bytes(24))


def prctl(option, value):
    zero = ctypes.c_ulong(0)
    call('prctl', option, ctypes.c_ulong(value), zero, zero, zero)


def filter_calls(code):
    """Installs a filter of system calls (see system-call-filter.ts). Without one, the self-test says so."""
    instructions = ctypes.create_string_buffer(code, len(code))
    program = struct.pack('HP', len(code) // 8, ctypes.addressof(instructions))
    zero = ctypes.c_ulong(0)
    try:
        call('prctl', PR_SET_SECCOMP, ctypes.c_ulong(SECCOMP_MODE_FILTER), program, zero, zero)
    except OSError:
        pass  # A kernel without filters, or none for this architecture.


def join_new_keyring(number):
    """Leaves the session keyring of the gate. A kernel without keyrings, or a filter of system calls
    that refuses them, refuses the command as well."""
    try:
        keyring = keyctl(number, KEYCTL_JOIN_SESSION_KEYRING, 0)
    except OSError:
        try:
            keyctl(number, KEYCTL_GET_KEYRING_ID, SESSION_KEYRING)
        except OSError:
            return
        raise
    keyctl(number, KEYCTL_SETPERM, keyring, ONLY_POSSESSOR)


def keyctl(*words):
    """keyctl(2) has no wrapper in the C library."""
    return call('syscall', *(ctypes.c_long(each) for each in (*words, 0)))


# -- process 1 of a slot

def init(config, name, layers, groups, control):
    try:
        try:
            child, to_starter, readers, files = prepare(config, name, layers, groups, control)
            send(control, b'ready', name)
        except Exception as error:
            send(control, b'failed', name, str(error).encode())
            return
        status = run(control, child, to_starter, readers, files[-1])
        kill_all(signal.SIGKILL)
        try:
            while True:
                os.wait()
        except ChildProcessError:
            pass
        how = (b'signal', os.WTERMSIG(status)) if os.WIFSIGNALED(status) \\
            else (b'exit', os.WEXITSTATUS(status))
        listed = report(config, name, status, *files[:-1], layers[0] is not None)
        send(control, b'done', name, how[0], b'%d' % how[1], b'listed' if listed else b'empty')
    finally:
        os._exit(0)


def prepare(config, name, layers, groups, control):
    """Makes the namespaces. Returns the starter, which waits, its socket, the reading ends of its outputs,
    and open files for the report."""
    view, layer = layers
    nothing = os.open('/dev/null', os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    close_others({control} | ({view} if view is not None else set()))
    if view is not None:
        call('setns', view, NEW_MOUNTS)
    is_alone = config.options[b'network'] == b'deny'
    call('unshare', NEW_MOUNTS | NEW_UTS | NEW_IPC | (NEW_NETWORK if is_alone else 0))
    call('mount', None, b'/', None, ctypes.c_ulong(MS_REC | MS_PRIVATE), None)
    if is_alone:
        bring_up_loopback()
    readers, outputs = zip(*(make_output(name, stream) for stream in (b'out', b'err')))
    joins = [os.open(folder + b'/cgroup.procs', os.O_WRONLY) for folder in groups]
    run_folder = os.open(RUN, os.O_RDONLY | os.O_DIRECTORY)
    upper, own = mount_slot(config, name, view, layer)
    os.chdir(config.options[b'checkout'])
    wake = wake_up_when_a_child_ends()
    ours, theirs = (each.detach() for each in socket.socketpair())
    child = os.fork()
    if child == 0:
        try:
            starter(config, joins, theirs, outputs)
        except BaseException as error:
            send(theirs, b'failed', str(error).encode())
        finally:
            os._exit(1)
    for descriptor in [theirs, *outputs, *joins]:
        os.close(descriptor)
    reply = receive(ours)
    if reply == [b'map']:
        for kind in ('uid', 'gid'):
            write_file('/proc/%d/%s_map' % (child, kind), identities(config, kind))
        send(ours, b'mapped')
        reply = receive(ours)
    if reply != [b'ready']:
        raise OSError(0, (reply[-1] or b'the starter failed').decode(errors='replace'))
    return child, ours, readers, (run_folder, upper, own, wake)


def identities(config, kind):
    """Maps every identity of this user namespace to itself, or the command's own one to root's."""
    is_mapped, uid, gid = config.user
    if is_mapped:
        return b'%d 0 1' % (uid if kind == 'uid' else gid)
    with open('/proc/self/%s_map' % kind, 'rb') as lines:
        return b''.join(b'%b %b %b\\n' % (first, first, count)
                        for first, _, count in (line.split() for line in lines))


def bring_up_loopback():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack('16sh22x', b'lo', 0)
        flags = struct.unpack_from('16sh', fcntl.ioctl(any_socket, SIOCGIFFLAGS, request))[1]
        fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack('16sh22x', b'lo', flags | IFF_UP))


def make_output(name, stream):
    """Makes an output, a named pipe, so that a command can also open it as /dev/stdout or /dev/stderr. Returns
    a reading end, without which nobody could open the other one, and the end of the command."""
    path = RUN + b'/' + name + b'-' + stream
    os.mkfifo(path)
    # The gate and the command can be different users, and nobody else can enter the directory.
    os.chmod(path, 0o666)
    return os.open(path, os.O_RDONLY | os.O_NONBLOCK), os.open(path, os.O_WRONLY)


def run(control, child, to_starter, readers, wake):
    """Starts the command, passes signals on, and reaps. Returns the status of the command."""
    poller = select.poll()
    poller.register(control, select.POLLIN)
    poller.register(wake, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll():
            if descriptor == wake:
                os.read(wake, 4096)
                continue
            kind, *words = receive(control)
            if kind == b'run':
                send(to_starter, *words[1:])
                # The gate has opened the outputs; a command whose gate is gone must not fill them for ever.
                for descriptor in (to_starter, *readers):
                    os.close(descriptor)
            elif kind == b'term':
                kill_all(signal.SIGTERM)
            elif kind == b'kill':
                kill_all(signal.SIGKILL)
        status = reap(child)
        if status is not None:
            return status


def report(config, name, status, run_folder, upper, own, is_shared):
    """Lists what the command wrote, unless that is nothing. Returns whether there is a list."""
    # Of the root, the list tells nothing else.
    is_same = not is_shared or stat.S_IMODE(os.fstat(upper).st_mode) == 0o755
    listed = bool(os.listdir(upper)) or status != 0 or not is_same
    if listed:
        create = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        file = os.open(b'report-' + name, create, 0o644, dir_fd=run_folder)
        records = Records(file)
        records.add(b'ready')
        if status != 0:
            room = os.fstatvfs(upper)
            records.add(b'!free %d %d %d' % (room.f_bavail, room.f_frsize, room.f_ffree))
        try:
            if list_written(records, upper) and is_same:
                records.add(b'end')
        except (OverflowError, OSError):
            pass  # Without its last record, the list is known to be incomplete.
        records.flush()
    if is_shared:
        remove_own(config, name, own)
    return listed


def remove_own(config, name, own):
    """Removes the directories of a slot from the tmpfs that all slots of its view share. A program does it only
    if there is something in them: starting one takes a millisecond."""
    try:
        for folder, _ in reversed(config.folders):
            if not is_layer(folder):
                os.rmdir(name + b'/' + folder, dir_fd=own)
        os.rmdir(name, dir_fd=own)
    except OSError:
        # The tmpfs is not visible any more.
        execute([b'/bin/rm', b'-rf', b'--', b'/proc/self/fd/3/' + name], {3: own})


class Records:
    """Writes the records of a report, each with NUL at its end, up to a limit."""
    def __init__(self, file):
        self.file, self.waiting, self.size = file, [], 0

    def add(self, record):
        self.size += len(record) + 1
        if self.size > MOST_BYTES:
            raise OverflowError
        self.waiting.append(record + b'\\0')
        if len(self.waiting) >= 10_000:
            self.flush()

    def flush(self):
        write_all(self.file, b''.join(self.waiting))
        self.waiting.clear()


def list_written(records, layer):
    """Lists what a command wrote. Nothing changes meanwhile: no other process is left.

    For each entry of the layer, directories before their contents: its type, a stamp that differs after each change
    (inode, time and permissions), and its path. Then for each entry that is left in a directory of the layer: "="
    and the path. Returns whether everything is listed: not what is in a directory with a long path."""
    checkout = os.open(b'.', os.O_RDONLY | os.O_DIRECTORY)
    os.fchdir(layer)
    is_whole, folders = True, [b'']
    for folder in folders:
        with os.scandir(folder or b'.') as entries:
            for entry in entries:
                path = folder + entry.name
                records.add(described(path))
                if entry.is_dir(follow_symlinks=False):
                    if len(path) < LONGEST_PATH:
                        folders.append(path + b'/')
                    else:
                        is_whole = False
    for folder in folders:
        with os.scandir(b'/proc/self/fd/%d/%b' % (checkout, folder)) as entries:
            for entry in entries:
                records.add(b'=' + folder + entry.name)
    return is_whole


def described(path):
    found = os.lstat(path)
    kind = TYPES.get(stat.S_IFMT(found.st_mode), b'?')
    if kind == b'd' and is_moved(path):
        kind = b'm'
    mode = stat.S_IMODE(found.st_mode)
    return b'%b%d:%d:%o %b' % (kind, found.st_ino, found.st_ctime_ns, mode, path)


def is_moved(folder):
    """Whether a directory of a layer shows the contents of another one, which was renamed to it."""
    try:
        return os.getxattr(folder, 'trusted.overlay.redirect') != b''
    except OSError:
        return False


def execute(words, descriptors):
    """Runs a program of the system with these descriptors, and waits for its end."""
    # Above all targets first, so that no copy replaces a descriptor that is still to be copied.
    copies = {target: fcntl.fcntl(each, fcntl.F_DUPFD_CLOEXEC, 10)
              for target, each in descriptors.items()}
    actions = [(os.POSIX_SPAWN_DUP2, copy, target) for target, copy in copies.items()]
    # Python ignores this signal, and a program would inherit that.
    pid = os.posix_spawn(words[0], words, {b'PATH': SYSTEM_PATH}, file_actions=actions,
                         setsigdef=[signal.SIGPIPE])
    os.waitpid(pid, 0)


# -- the part of the view that all commands share

def make_stage(config, parents):
    """Makes it in a tmpfs, which becomes the root."""
    stage = config.options[b'folder'] + b'/stage'
    mount(b'gene-gate', stage, b'tmpfs', b'mode=0755,size=' + config.options[b'size'])
    os.chdir(stage)
    for folder in (b'dev/shm', b'dev/pts', b'proc', b'tmp', b'home/gene-gate', b'.old'):
        os.makedirs(folder)
    os.mkdir(ROOT[1:])
    for name in INSIDE:
        os.mkdir(ROOT[1:] + b'/' + name)
    for file in (b'home/npmrc-user', b'home/npmrc-global'):
        create(file)
    for link, target in ((b'fd', b'/proc/self/fd'), (b'ptmx', b'pts/ptmx'), (b'stdin', b'/proc/self/fd/0'),
                         (b'stdout', b'/proc/self/fd/1'), (b'stderr', b'/proc/self/fd/2')):
        os.symlink(target, b'dev/' + link)
    for name in LINKS:
        if os.path.islink(b'/' + name):
            os.symlink(os.readlink(b'/' + name), name)
    for words in config.shared:
        (show if len(words) == 2 else mount)(*words)
    for name in config.devices:
        show_device(name)
    for name in os.listdir(RUN[1:] + b'/replaced'):
        copy(RUN[1:] + b'/replaced/' + name, ROOT[1:] + b'/replaced/' + name)
    os.chdir(ROOT[1:])
    hide(config)
    if config.options[b'adopt'] == b'1':
        adopt(config)
    os.chdir(stage)
    tried = [(number, try_group(config, number, parent)) for number, parent in enumerate(parents)]
    config.groups = {number: folder for number, folder in tried if folder}
    os.makedirs(config.options[b'checkout'][1:], exist_ok=True)
    call('pivot_root', b'.', b'.old')
    os.chdir('/')
    call('umount2', b'/.old', MNT_DETACH)
    os.rmdir('/.old')
    for point, options in mounted():
        # With nested mounts: a recursive bind makes only its top read-only.
        if b'ro' not in options and not (point + b'/').startswith((b'/proc/', b'/dev/', ROOT + b'/')):
            make_read_only(point)


def show(source, target):
    """Shows a directory of the machine as an overlay without an upper layer, because a lock on a file of an
    overlay is not one on the machine's file. Where the kernel refuses that for a directory with nested mounts (in
    a user namespace), those in it are, its small files are copies, and only its other files are binds."""
    os.makedirs(target, exist_ok=True)
    if is_overlaid(source, target):
        return
    if not any(point.startswith(source + b'/') for point, _ in mounted()):
        mount(source, target, b'none', b'rbind,ro')
        return
    for entry in os.scandir(source):
        shown = target + b'/' + entry.name
        if entry.is_symlink():
            os.symlink(os.readlink(entry.path), shown)
        elif entry.is_dir():
            show(entry.path, shown)
        elif entry.is_file():
            if entry.stat().st_size > SMALL or not copy(entry.path, shown):
                create(shown)
                mount(entry.path, shown, b'none', b'bind,ro')


def is_overlaid(source, target):
    stage = os.open(b'.', os.O_RDONLY)
    try:
        # The directory is a descriptor, because a path can have characters that separate options.
        lower = os.open(source, os.O_RDONLY | os.O_DIRECTORY)
        os.chdir(ROOT[1:] + b'/nothing')
        mount(b'gene-gate', target, b'overlay', b'ro,lowerdir=/proc/self/fd/%d:.' % lower)
        os.close(lower)
        return True
    except OSError:
        return False
    finally:
        os.fchdir(stage)
        os.close(stage)


def copy(source, target):
    """Copies a file with its mode and times. Returns whether it may be read."""
    try:
        with open(source, 'rb') as file:
            content, found = file.read(), os.fstat(file.fileno())
    except OSError:
        return False
    with open(target, 'xb') as file:
        file.write(content)
    os.chmod(target, stat.S_IMODE(found.st_mode))
    os.utime(target, ns=(found.st_atime_ns, found.st_mtime_ns))
    return True


def create(file):
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o644))


def show_device(name):
    """Copies a device file, for the same reason, if that is allowed."""
    found = os.stat(b'/dev/' + name)
    try:
        os.mknod(b'dev/' + name, found.st_mode, found.st_rdev)
        os.chmod(b'dev/' + name, stat.S_IMODE(found.st_mode))
        os.chown(b'dev/' + name, found.st_uid, found.st_gid)
    except OSError:
        create(b'dev/' + name)
        mount(b'/dev/' + name, b'dev/' + name, b'none', b'bind')


def hide(config):
    """Makes a layer over the checkout that hides what is not in the audited commit: a whiteout (a character
    device 0/0) for each path, below directories with the attributes that they have in the checkout."""
    folders = set()
    for path in config.hidden:
        folders.update(path[:at] for at in range(len(path)) if path[at:at + 1] == b'/')
    for path in [b'', *sorted(folders)] if config.hidden else []:
        os.makedirs(b'cover/' + path, exist_ok=True)
    for path in config.hidden:
        os.mknod(b'cover/' + path, stat.S_IFCHR)
    for path in [*sorted(folders, reverse=True), b''] if config.hidden else []:
        found = os.stat(b'lower/' + path)
        if not config.user[0]:
            os.chown(b'cover/' + path, found.st_uid, found.st_gid)
        os.chmod(b'cover/' + path, stat.S_IMODE(found.st_mode))
        os.utime(b'cover/' + path, ns=(found.st_atime_ns, found.st_mtime_ns))


def adopt(config):
    """Gives a tree that belongs to root to the user that runs commands, who could not write it: the layer
    changes the owner. With metacopy this copies no content. Entries of node_modules and .git can still be
    replaced, but not written in place; except for the directories of tools in node_modules (.cache,
    .vite-temp), which an earlier run as root can have made."""
    mount(b'gene-gate', b'covered', b'overlay', b'lowerdir=lower,upperdir=cover,workdir=covering,metacopy=on')
    give(config, b'covered', False)
    call('umount2', b'covered', 0)


def give(config, folder, is_cache):
    _, uid, gid = config.user
    os.chown(folder, uid, gid)
    with os.scandir(folder) as entries:
        for entry in entries:
            is_folder = entry.is_dir(follow_symlinks=False)
            is_packages = entry.name == b'node_modules'
            if is_folder and (is_cache or not is_packages and entry.path != b'covered/.git'):
                give(config, entry.path, is_cache)
                continue
            os.chown(entry.path, uid, gid, follow_symlinks=False)
            if is_folder and is_packages:
                give_caches(config, entry.path)


def give_caches(config, packages):
    with os.scandir(packages) as entries:
        for entry in entries:
            is_cache = entry.name.startswith(b'.') and entry.name not in PACKAGES
            if is_cache and entry.is_dir(follow_symlinks=False):
                give(config, entry.path, True)


# -- the keeper

def keep():
    os.umask(0o022)
    config = Config()
    kind, name, *parents = receive(0)
    while kind != b'prepare':
        config.add(kind, name, *parents)
        kind, name, *parents = receive(0)
    try:
        make_stage(config, parents)
        call('unshare', NEW_PIDS)
    except Exception as error:
        send(1, b'failed', name, str(error).encode())
        return
    send(1, b'ready', name, *(b'%d' % number for number in config.groups))
    pid = os.fork()
    if pid == 0:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        supervise(config)
    os.close(0)
    os.close(1)
    os.waitpid(pid, 0)
    remove_groups(config)


# -- the supervisor

def supervise(config):
    if os.getpid() != 1:
        raise OSError(0, 'not process 1 of a PID namespace')
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    homes = [os.open('/proc/self/ns/' + name, os.O_RDONLY) for name in ('mnt', 'pid')]
    wake = wake_up_when_a_child_ends()
    slots, views = {}, {}
    poller = select.poll()
    for descriptor in (0, wake):
        poller.register(descriptor, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll():
            if descriptor == wake:
                os.read(wake, 4096)
                reap(None)
            elif descriptor == 0:
                handle(receive(0), config, slots, views, homes, poller)
            elif descriptor in slots:
                pass_on(descriptor, slots, poller)


def handle(request, config, slots, views, homes, poller):
    kind, name, *values = request
    if kind == b'slot':
        try:
            view = views[values[0]] if values[0] else None
            control = start_slot(config, name, (view, values[1]), homes[1])
            slots[control] = name
            poller.register(control, select.POLLIN)
        except (OSError, KeyError) as error:
            send(1, b'failed', name, str(error).encode())
    elif kind == b'view':
        try:
            views[name] = share_view(config, homes[0], values[0])
            send(1, b'ready', name)
        except OSError as error:
            send(1, b'failed', name, str(error).encode())
    elif kind == b'drop':
        os.close(views.pop(name))
    elif kind == b'free':
        free_groups(config, name)
    elif kind in (b'run', b'term', b'kill', b'discard'):
        for control in [each for each, owner in slots.items() if owner == name]:
            try:
                if kind == b'discard':
                    forget(control, slots, poller)
                else:
                    send(control, *request)
            except OSError:
                pass  # It has ended meanwhile, which its end of the socket tells.
    else:
        config.add(*request)


def start_slot(config, name, layers, home):
    """Starts process 1 of a new slot. Returns the supervisor's end of its socket."""
    groups = make_groups(config, name)
    ours, theirs = (each.detach() for each in socket.socketpair())
    try:
        call('unshare', NEW_PIDS)
        try:
            pid = os.fork()
            if pid == 0:
                init(config, name, layers, groups, theirs)
        finally:
            call('setns', home, NEW_PIDS)
    finally:
        os.close(theirs)
    return ours


def pass_on(control, slots, poller):
    try:
        reply = receive(control)
    except (EOFError, OSError):
        send(1, b'failed', slots[control], b'its process 1 has ended')
        forget(control, slots, poller)
        return
    send(1, *reply)
    if reply[0] in (b'done', b'failed'):
        forget(control, slots, poller)


def forget(control, slots, poller):
    poller.unregister(control)
    os.close(control)
    del slots[control]


try:
    keep()
except EOFError:
    pass  # The gate has ended, or needs no more commands.
`,b=6e4;async function a(s){i(s.leftOut);const{privileges:r,file:c,python:d,replaced:O,signal:p}=s,P=await e();(0,T().removeLeftGroups)(
P);const E=await(0,R().temporaryFolder)(),M=(0,_().join)(E,"supervisor.py");await(0,y().writeFile)(M,h),await(0,y().mkdir)(
(0,_().join)(E,"stage")),await(0,y().mkdir)((0,_().join)(E,"run","replaced"),{recursive:!0});for(const[H,Y]of[...O.values()].
entries())await(0,y().writeFile)((0,_().join)(E,"run","replaced",String(H)),Y);const j=(0,g().startSupervisor)([c,...r.newMounts.
slice(1),d,"-I","-S",M]),{link:C}=j,L=async()=>{await j.close(),await(0,y().rm)(E,{recursive:!0,force:!0})},$=()=>C.lose(
N().INTERRUPTED);p?.addEventListener("abort",$),p?.aborted&&$();const A=C.reply("","ready",b);for(const H of o(s,E,P))C.
send(...H);const F=await A;if(p?.removeEventListener("abort",$),typeof F=="string")return await L(),F===N().INTERRUPTED?
F:j.complaint()??F;const G=(0,T().controlGroups)(P,F.slice(2).map(Number),(0,_().basename)(E)),x=(0,k().effectiveLimits)(
s.limits,G.enforced);t(C,s,x);const U=(0,_().join)(E,"run"),B=new(w()).Slots({link:C,folder:U,groups:G}),W=B.stock(s.lanes);
return{limits:x,slot:W.slot,share:H=>B.share(H),cover:async H=>{const Y=B.name();await(0,y().mkdir)((0,_().join)(U,Y)),await H(
(0,_().join)(U,Y));const V=process.getuid?.()===0?r.user:void 0;return V&&await f((0,_().join)(U,Y),V),{...B.stock(0,0,{
layer:Y}),share:K=>B.share(K,Y)}},close:async()=>{await W.close(),await L()}}}async function f(s,{uid:r,gid:c}){for(const d of[
"",...await(0,y().readdir)(s,{recursive:!0})])await(0,y().lchown)((0,_().join)(s,d),r,c)}function i(s){const r=s.find(c=>Buffer.
from(c).toString()!==c);if(r!==void 0)throw new(I()).GateError("checkout_differs",`The file ${JSON.stringify(r)} is not \
in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.")}function o({privileges:s,view:r,checkout:c,
leftOut:d,limits:O,network:p},P,E){const{user:M,runsAs:j,adopt:C}=s,L=(0,S().systemCallFilter)(p),$=(0,m().sharedMounts)(
{view:r,checkout:c,run:(0,_().join)(P,"run"),stage:(0,_().join)(P,"stage")});return[["user",M?"real":"mapped",String(j.uid),
String(j.gid)],["option","checkout",c],["option","folder",P],["option","group",(0,_().basename)(P)],["option","adopt",C?
"1":"0"],["option","size",String(O.written_bytes)],["option","network",p?"allow":"deny"],["option","keyctl",String(L?.keyctl??
-1)],["option","filter",L?.hex??""],...$.system.map(({source:A,target:F})=>["show",A,F]),...$.mounts.map(A=>["shared",...n(
A)]),...$.tools.map(({source:A,target:F})=>["show",A,F]),...r.devices.map(A=>["device",A]),...d.length>0?[["hide",...d]]:
[],...(0,T().groupSettings)(E,O).map(({index:A,file:F,value:G,isNeeded:x})=>["setting",String(A),F,String(G),x?"needed":
"wanted"]),["prepare","",...E.map(({parent:A})=>A)]]}function t(s,r,c){for(const[O,p]of(0,k().resourceLimits)(c))s.send(
"limit",O.toUpperCase(),String(p));for(const O of(0,m().commandFolders)(r.view))s.send("folder",O,"755");const d=(0,m().
commandMounts)({...r,hides:r.leftOut.length>0,replaced:[...r.replaced.keys()]});for(const O of d)s.send("mount",...n(O))}
function n({source:s,target:r,type:c,options:d}){return[s,r,c,d]}async function e(){const[s,r]=await Promise.all(["cgrou\
p","mountinfo"].map(d=>(0,y().readFile)(`/proc/self/${d}`,"utf8").catch(()=>""))),c=d=>{try{return(0,v().readFileSync)((0,_().
join)(d,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};return(0,T().findHierarchies)(s??"",r??"",c)}}),92342:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.NOBODY=void 0,l.privilegesFor=I;function v(){const R=u(14495);return v=
function(){return R},R}const y=l.NOBODY={uid:65534,gid:65534},_=["sudo","-n","--","env","-i",`PATH=${v().SYSTEM_PATH}`];
function I(R,N){const k=N.uid===0,T=k?y:{uid:N.uid,gid:N.gid},w={user:T,runsAs:T,adopt:k,overlay:["redirect_dir=on",...k?
["metacopy=on"]:[]]},g=["unshare","--mount"];return R.uid===0?[{name:"root",newMounts:g,...w}]:[{name:"sudo",newMounts:[
..._,...g],...w},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:R,adopt:!1,overlay:[
"userxattr"]}]}}),85723:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.processGroup=w;function v(){const h=u(
73024);return v=function(){return h},h}function y(){const h=u(51455);return y=function(){return h},h}function _(){const h=u(
76760);return _=function(){return h},h}function I(){const h=u(4339);return I=function(){return h},h}function R(){const h=u(
12086);return R=function(){return h},h}function N(){const h=u(57334);return N=function(){return h},h}function k(){const h=u(
27097);return k=function(){return h},h}function T(){const h=u(35353);return T=function(){return h},h}function w({programs:h,
checkout:b,outputBytes:a}){const f=(0,v().realpathSync)(b);return{level:"process_group",description:`Clean environment, \
private HOME and TMPDIR, ${S()}. Access to the network and to the files of this user is not restricted.`,check:i=>{(0,k().
launchOf)(i,{programs:h,checkout:f,base:{}})},prepare:(i,o)=>m(t=>{const{node:n,searchPath:e,shell:s}=h,r=(0,R().npmForPrepare)(
h),c={node:n.file,searchPath:e,folder:t,shell:s,npm:r,assignments:i.env},d=(0,R().commandEnvironment)(c,process),{file:O,
args:p,env:P,cwd:E}=(0,k().launchOf)(i,{programs:h,checkout:f,base:d}),{timeoutMs:M}=i;return(0,T().supervise)({file:O,args:p,
cwd:E,env:{...d,...P},timeoutMs:M,outputBytes:a,signal:o})}),run:(i,o)=>m(async t=>{if(i.npmSettings)return g(i.npmSettings);
const{node:n,searchPath:e,shell:s}=h,r=(0,R().commandEnvironment)({node:n.file,searchPath:e,folder:t,shell:s,assignments:i.
env},process),{file:c,args:d,env:O,cwd:p}=(0,k().launchOf)(i,{programs:h,checkout:f,base:r});return(0,T().supervise)({file:c,
args:d,cwd:p,env:{...r,...O},timeoutMs:i.timeoutMs,outputBytes:a,signal:o})})}}function g(h){const b=`It starts npm, whi\
ch would read settings that only containment in namespaces hides (${h.join("; ")})`;return{...(0,N().skippedOutcome)("",
new Date),status:"crashed",reason:b}}function S(){switch(process.platform){case"linux":return"process group and marked d\
escendants killed at the end";case"win32":return"process tree killed when it is stopped";default:return"process group ki\
lled at the end"}}async function m(h){const b=await(0,I().temporaryFolder)(),a={home:(0,_().join)(b,"home"),temp:(0,_().
join)(b,"tmp"),npmCache:(0,_().join)(b,"npm-cache"),npmUserConfig:(0,_().join)(b,"npmrc-user"),npmGlobalConfig:(0,_().join)(
b,"npmrc-global")};try{return await Promise.all([(0,y().mkdir)(a.home),(0,y().mkdir)(a.temp),(0,y().writeFile)(a.npmUserConfig,
""),(0,y().writeFile)(a.npmGlobalConfig,"")]),await h(a)}finally{await(0,y().rm)(b,{recursive:!0,force:!0,maxRetries:3}).
catch(()=>{})}}}),39105:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.Slots=void 0;function v(){const o=u(
73024);return v=function(){return o},o}function y(){const o=u(51455);return y=function(){return o},o}function _(){const o=u(
77030);return _=function(){return o},o}function I(){const o=u(48161);return I=function(){return o},o}function R(){const o=u(
76760);return R=function(){return o},o}function N(){const o=u(27159);return N=function(){return o},o}function k(){const o=u(
74225);return k=function(){return o},o}const T=3e4,w={started:!0,complete:!0},g={started:!0,complete:!1};class S{#e;#n=0;constructor(t){
this.#e=t}stock(t,n=Number.POSITIVE_INFINITY,e={}){const s=[];let r=0;const c=()=>m(this.#e,this.name(),e),d=()=>{for(;s.
length<t&&r<n;r+=1)s.push(c())};return d(),{slot:()=>{const O=s.shift()??c();return d(),O},close:async()=>{r=n,await Promise.
all(s.splice(0).map(O=>O.release()))}}}async share(t,n=""){const{link:e}=this.#e,s=this.name(),r=e.reply(s,"ready",T);e.
send("view",s,n);const c=await r;if(typeof c=="string")return c;const d=this.stock(1,t,{view:s,layer:n});return{...d,close:async()=>{
await d.close(),e.send("drop",s)}}}name(){return this.#n+=1,`slot-${this.#n}`}}l.Slots=S;function m({link:o,folder:t,groups:n},e,{
view:s="",layer:r=""}){const c=(0,R().join)(t,`report-${e}`);let d,O=!1,p;const P=o.reply(e,"ready",T);o.send("slot",e,s,
r);const E=P.then(M=>{if(typeof M=="string")return M;try{d=a(t,e)}catch(j){return`its outputs cannot be opened: ${j.message}`}});
return{group:n.of(e),whenReady:async()=>await E??o.lost,start:({file:M,args:j,cwd:C,env:L})=>{O=!0;const $=Object.entries(
L).map(([x,U])=>`${x}=${U}`),A=o.reply(e,"done").then(x=>typeof x=="string"?{exitCode:null,signal:null,lost:x}:(p=x[4]===
"listed",b(x))),F=[String($.length),...$,M,...j],G=["run",e,C,...F];return h(o,e,{outputs:d,ended:A,request:G})},report:async M=>p===
void 0?g:p?(0,N().readReport)(c,M):w,release:async()=>{O||o.send("discard",e),o.send("free",e);for(const M of d??[])M.destroy();
await(0,y().rm)(c,{force:!0})}}}function h(o,t,{outputs:n,ended:e,request:s}){const r=n??[],c=r.map(O=>new Promise(p=>O.
once("close",p)));let d;try{o.send(...s)}catch(O){d=O}for(const O of r)O.resume();return{outputs:n??[null,null],ended:d?
Promise.resolve({exitCode:null,signal:null,error:d}):e,closed:Promise.all(c),terminate:()=>o.send("term",t),kill:()=>o.send(
"kill",t),sweep:()=>Promise.resolve(),release:()=>{}}}function b([,,o,t=""]){const n=/^\d{1,3}$/.test(t)?Number(t):void 0;
if(o==="exit"&&n!==void 0)return{exitCode:n,signal:null};const[e]=Object.entries(I().constants.signals).find(([,s])=>s===
n)??[];return o==="signal"&&e!==void 0?{exitCode:null,signal:e}:{exitCode:null,signal:null,lost:k().NONSENSE}}function a(o,t){
const n=f((0,R().join)(o,`${t}-out`));try{const e=f((0,R().join)(o,`${t}-err`));return[i(n),i(e)]}catch(e){throw(0,v().closeSync)(
n),e}}function f(o){const t=(0,v().openSync)(o,v().constants.O_RDONLY|v().constants.O_NONBLOCK);return(0,v().unlinkSync)(
o),t}function i(o){const t=new(_()).Socket({fd:o,readable:!0,writable:!1});return t.on("error",()=>{}),t.unref()}}),74225:((D,l)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.SupervisorLink=l.NONSENSE=l.ENDED=void 0,l.frame=R;const u=4,v=64*1024,
y=l.ENDED="the supervisor has ended",_=l.NONSENSE="the supervisor sent an unknown reply";class I{#e;#n=new Map;#t;constructor({
requests:k,replies:T}){this.#e=k;let w=Buffer.alloc(0);T.on("data",g=>{w=this.#o(Buffer.concat([w,g]))});for(const g of[
k,T])g.on("error",()=>this.lose(y)),g.once("close",()=>this.lose(y))}get lost(){return this.#t}send(...k){const T=R(...k);
this.#t===void 0&&this.#e.write(T)}reply(k,T,w){return this.#t!==void 0?Promise.resolve(this.#t):new Promise(g=>{const S=h=>{
clearTimeout(m),this.#n.delete(k),g(h)},m=w===void 0?void 0:setTimeout(()=>S("it takes too long"),w);this.#n.set(k,{kind:T,
settle:S})})}lose(k){if(this.#t===void 0){this.#t=k,this.#e.destroy();for(const{settle:T}of[...this.#n.values()])T(k)}}#o(k){
let T=k;for(;T.length>=u&&this.#t===void 0;){const w=u+T.readUInt32BE();if(w>v)this.lose(_);else{if(T.length<w)break;this.#s(
T.toString("utf8",u,w).split("\0"))}T=T.subarray(w)}return T}#s(k){const[T,w="",g=""]=k,S=this.#n.get(w);T==="failed"?S?.
settle(g||"no reason given"):S!==void 0&&T===S.kind?S.settle(k):T!=="ready"&&this.lose(_)}}l.SupervisorLink=I;function R(...N){
if(N.some(w=>w.includes("\0")))throw Object.assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});
const k=Buffer.from(N.join("\0")),T=Buffer.alloc(u);return T.writeUInt32BE(k.length),Buffer.concat([T,k])}}),50820:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.startSupervisor=T;function v(){const g=u(31421);return v=function(){return g},
g}function y(){const g=u(73024);return y=function(){return g},g}function _(){const g=u(58500);return _=function(){return g},
g}function I(){const g=u(14495);return I=function(){return g},g}function R(){const g=u(64467);return R=function(){return g},
g}function N(){const g=u(74225);return N=function(){return g},g}const k=1e4;function T([g="",...S]){const m=(0,y().openSync)(
"/","r"),h=(0,v().spawn)(g,S,{cwd:"/",env:{PATH:I().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",m]});(0,y().closeSync)(
m);let b="";h.stderr.on("data",i=>{b=`${b}${i}`.slice(-1e3)}),h.stderr.on("error",()=>{}),h.once("error",({message:i})=>{
b=i});const a=new Promise(i=>h.once("close",i)),f=new(N()).SupervisorLink({requests:h.stdin,replies:h.stdout});return w(
h),{link:f,complaint:()=>b.trim().split(`
`)[0]||void 0,close:async()=>{h.ref(),f.lose(N().ENDED);const i=new AbortController,o=(0,_().setTimeout)(k,void 0,{signal:i.
signal}).catch(()=>{});await Promise.race([a,o]),i.abort();const t=h.exitCode===null&&h.signalCode===null;h.pid!==void 0&&
t&&(0,R().signalTree)(h.pid,"SIGKILL")}}}function w(g){g.unref();for(const S of[g.stdin,g.stdout,g.stderr])"unref"in S&&
typeof S.unref=="function"&&S.unref()}}),515:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.systemCallFilter=
f;const u={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{id:1073741827,socket:359,
socketcall:102,unshare:310,clone:120,keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,socket:198,unshare:97,clone:220,
keys:217,setrlimit:164,prlimit64:261},arm:{id:1073741864,socket:281,unshare:337,clone:120,keys:309,setrlimit:75,prlimit64:369}},
v=425,y=435,_=268435456,I=[1,2,10,16],R=4,N={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[k,T,w,g,S]=[32,84,21,69,6],m=[S,
0,0,2147418112],[h,b,a]=[0,4,16];function f(r,c=process.arch){const d=Object.entries(u).find(([p])=>p===c)?.[1];return d===
void 0?void 0:{hex:[[k,0,0,b],...Object.values(u).flatMap(p=>t(p.id,i(p,r))),n("ENOSYS")].map(s).join(""),keyctl:d.keys+
2}}function i(r,c){const{keys:d,socket:O,socketcall:p=y,unshare:P,clone:E,setrlimit:M,prlimit64:j}=r,C=[...[p,v].flatMap(
L=>t(L,[n("ENOSYS")])),...t(O,[e(0),...I.flatMap(L=>t(L,[m])),n("EAFNOSUPPORT")])];return[[k,0,0,h],[T,0,0,1073741823],...[
y,d,d+1,d+2].flatMap(L=>t(L,[n("ENOSYS")])),...c?[]:C,...t(P,[e(0),[g,0,1,_],n("EPERM"),m]),...t(E,[e(0),[g,0,1,_],n("EP\
ERM"),m]),...t(M,[e(0),...t(R,[n("none")]),m]),...t(j,[e(1),...t(R,[...o(32),...o(36)]),m]),m]}function o(r){return[[k,0,
0,r],[w,1,0,0],n("none")]}function t(r,c){return[[w,0,c.length,r],...c]}function n(r){return[S,0,0,327680|N[r]]}function e(r){
return[k,0,0,a+8*r]}function s([r,c,d,O]){const p=Buffer.alloc(8);return p.writeUInt16LE(r),p.set([c,d],2),p.writeUInt32LE(
O,4),p.toString("hex")}}),32223:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.SYSTEM=l.DEVICES=void 0,l.
homeFolders=f,l.privateFolders=g,l.viewOf=S;function v(){const i=u(51455);return v=function(){return i},i}function y(){const i=u(
48161);return y=function(){return i},i}function _(){const i=u(76760);return _=function(){return i},i}function I(){const i=u(
46282);return I=function(){return i},i}const R=l.SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],
N=["/nix/store","/gnu/store"],k=l.DEVICES=["null","zero","full","random","urandom"],T="tty",w=["EVENT_PATH","ENV","OUTPU\
T","PATH","STATE","STEP_SUMMARY"];function g(i){const o=w.flatMap(n=>i[`GITHUB_${n}`]??[]),t=[i.HOME,i.RUNNER_TEMP,i.XDG_RUNTIME_DIR].
flatMap(n=>n??[]);return[...new Set([...t,(0,y().tmpdir)(),...o.map(_().dirname)].filter(n=>(0,_().isAbsolute)(n)))]}async function S({
node:i,npm:o,machine:t},n,e){const s=await h([...R,...N]),c=(await Promise.all(n.map(P=>(0,v().realpath)(P).catch(()=>[])))).
flat(),d=[(0,_().dirname)(i.file),...o?[(0,_().dirname)((0,_().dirname)(o.file))]:[],...[...t.values()].flatMap(P=>m(P,c)),
...e?await a():[]].filter(P=>!s.some(E=>(0,I().isInside)(E,P))),O=c.filter(P=>s.some(E=>E!==P&&(0,I().isInside)(E,P))),p=await b(
`/dev/${T}`)?[...k,T]:k;return{system:s,emptied:O,tools:[...new Set(d)],devices:p,home:[]}}function m({file:i,real:o},t){
const n=(0,_().dirname)(o),e=(0,_().dirname)(n),s=(0,_().basename)(n)==="bin"&&!t.some(r=>(0,I().isInside)(r,e));return[
(0,_().dirname)(i),n,...s?[e]:[]].filter(r=>!t.some(c=>(0,I().isInside)(r,c)))}async function h(i){return(await Promise.
all(i.map(async t=>(await(0,v().lstat)(t).catch(()=>{}))?.isDirectory()?[t]:[]))).flat()}function b(i){return(0,v().lstat)(
i).then(()=>!0,()=>!1)}async function a(){const i=await(0,v().realpath)("/etc/resolv.conf").catch(()=>{});return i?.startsWith(
"/run/systemd/resolve/")?[(0,_().dirname)(i)]:[]}async function f(i,o){return o===void 0||!(0,_().isAbsolute)(o)?[]:(await Promise.
all([...new Set(i)].sort().map(async n=>{const e=await(0,v().realpath)((0,_().join)(o,n)).catch(()=>{});return e===void 0||
!(await(0,v().stat)(e)).isDirectory()?[]:[{path:n,source:e}]}))).flat()}}),96266:((D,l,u)=>{Object.defineProperty(l,"__e\
sModule",{value:!0}),l.TEMP=l.HOME=void 0,l.commandFolders=S,l.commandMounts=g,l.sharedMounts=w;function v(){const h=u(76760);
return v=function(){return h},h}function y(){const h=u(39491);return y=function(){return h},h}function _(){const h=u(46282);
return _=function(){return h},h}const I=l.HOME="/home/gene-gate",R=l.TEMP="/tmp",N=64,k="/.gene-gate",T={lower:`${k}/low\
er`,cover:`${k}/cover`,own:`${k}/own`,run:`${k}/run`,replaced:`${k}/replaced`,home:`${k}/home`,tools:`${k}/tools`};function w({
view:h,checkout:b,run:a,stage:f}){const i=(o,t,n)=>({source:o,target:(0,v().join)(f,t),type:"none",options:n});return{system:h.
system.map(o=>({source:o,target:(0,v().join)(f,o)})),mounts:[...h.emptied.map(o=>({source:"gene-gate",target:(0,v().join)(
f,o),type:"tmpfs",options:"size=1m,mode=0755"})),i("/proc","proc","rbind"),i(b,T.lower,"rbind"),i(a,T.run,"bind")],tools:[
...h.tools.map((o,t)=>({source:o,target:(0,v().join)(f,m(o,t))})),...h.home.map(({source:o},t)=>({source:o,target:(0,v().
join)(f,T.home,String(t))}))]}}function g(h){const{view:b,checkout:a,privileges:f,hides:i,keepsWrites:o,replaced:t}=h,n=(r,c,d="\
bind")=>({source:r,target:c,type:"none",options:d}),e=b.tools.map((r,c)=>({folder:r,place:m(r,c)})),s=[`lowerdir=${i||f.
adopt?`${T.cover}:`:""}${T.lower}`,`upperdir=${T.own}/upper`,`workdir=${T.own}/work`,...f.overlay,"X-mount.mkdir"];return[
n(`${T.own}/tmp`,R),n(`${T.own}/home`,I),...b.home.map(({path:r},c)=>n(`${T.home}/${c}`,(0,v().join)(I,r))),n(`${T.own}/\
shm`,"/dev/shm"),{source:"gene-gate",target:"/dev/pts",type:"devpts",options:`newinstance,nosuid,noexec,mode=0620,ptmxmo\
de=0666,max=${N}`},...e.filter(({folder:r,place:c})=>r!==c).map(({folder:r,place:c})=>n(c,r,"rbind,X-mount.mkdir")),o?n(
T.lower,a,"bind,X-mount.mkdir"):{source:"gene-gate",target:a,type:"overlay",options:s.join(",")},...t.map((r,c)=>n(`${T.
replaced}/${c}`,(0,v().join)(a,r))),{source:"gene-gate",target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{source:"\
gene-gate",target:k,type:"tmpfs",options:"ro,size=4k,mode=0755"}]}function S({home:h}){return["upper","work","tmp","home",
"shm",...[...new Set(h.flatMap(({path:a})=>[...(0,y().foldersAbove)(a),a]))].map(a=>`home/${a}`)]}function m(h,b){return[
R,I].some(f=>(0,_().isInside)(f,h))?`${T.tools}/${b}`:h}}),12086:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.commandEnvironment=N,l.npmForPrepare=g;function v(){const S=u(76760);return v=function(){return S},S}const y={CI:"true",
NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},_={npm_config_offline:"true",npm_config_fetch_retries:"\
0"},I=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],R="cmd.exe";function N({node:S,searchPath:m,folder:h,shell:b,
npm:a,assignments:f},i){const o=i.platform==="win32"?T(i.env,h):{},{delimiter:t,dirname:n}=i.platform==="win32"?v().win32:
v().posix,e={PATH:[...new Set([n(S),...m])].join(t),HOME:h.home,TMPDIR:h.temp,...o,...k(h,b??(i.platform==="win32"?R:"/b\
in/sh")),...a??_};return{...y,...w(e,f),...e}}function k(S,m){return{npm_config_script_shell:m,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:S.npmCache,npm_config_userconfig:S.npmUserConfig,npm_config_globalconfig:S.
npmGlobalConfig}}function T(S,m){const h=Object.entries(S).flatMap(([b,a])=>{const f=b.toUpperCase();return I.includes(f)&&
a!==void 0?[[f,a]]:[]});return{...Object.fromEntries(h),USERPROFILE:m.home,APPDATA:m.home,LOCALAPPDATA:m.home,TEMP:m.temp,
TMP:m.temp}}function w(S,m){const h=new Set(Object.keys(S).map(b=>b.toUpperCase()));return Object.fromEntries(Object.entries(
m).filter(([b])=>!h.has(b.toUpperCase())))}function g({npm:S}){const m=S&&(0,v().join)((0,v().dirname)(S.file),"../node_\
modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...m&&{npm_config_node_gyp:m}}}}),
31992:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.breakAndRun=I;function v(){const T=u(41115);return v=
function(){return T},T}function y(){const T=u(67147);return y=function(){return T},T}function _(){const T=u(69983);return _=
function(){return T},T}async function I(T,{policy:w,change:g,checkout:S,...m}){if(w.mutants==="off"||g===void 0)return new Map;
const h=[...T].flatMap(([{gene:o,plans:t},n])=>{const e=n.map(({outcome:s})=>s);return!R.has(o.change)||e.some(({status:s})=>s!==
"passed")?[]:[{gene:o,plans:t,outcomes:e,launched:N(o)}]}),b=k(S,w);if(b!==void 0){const o=`commands can read \`${b}\`, w\
hich was built before the change was broken`;return new Map(h.map(t=>[t.gene,(0,_().notRun)(t,o)]))}const{directory:a}=S,
f={directory:a,isCommitted:g.isCommitted,path:m.path},i=await(0,_().runMutants)(h,{...m,change:g.files,checkout:f,views:w.
views});return new Map([...i].map(([{gene:o},t])=>[o,t]))}const R=new Set(["added","modified"]);function N({commands:T}){
const w=T.flatMap(({reading:g})=>g.targets);return new Set(w.flatMap(({kind:g,path:S})=>g==="file"&&S?[S]:[]))}function k({
additions:T},w){const{cover:g}=(0,y().additionsOf)([],(0,v().dependencyFolders)(w));return T.find(S=>!g(S))}}),35134:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.breakFiles=k;function v(){const w=u(76760);return v=function(){return w},
w}function y(){const w=u(77476);return y=function(){return w},w}function _(){const w=u(77259);return _=function(){return w},
w}function I(){const w=u(93291);return I=function(){return w},w}function R(){const w=u(55420);return R=function(){return w},
w}const N=new Map([...["js","mjs","cjs","jsx"].map(w=>[w,y().javascript]),...["ts","mts","cts","tsx"].map(w=>[w,R().typescript]),
...["py","pyi"].map(w=>[w,I().python]),["rs",I().rust],["go",I().go]]);function k(w,g){const S=new Map,m=new Map;for(const[
b,a]of w){const i=N.get(v().posix.extname(b).slice(1).toLowerCase())?.(a,g);i===void 0?m.set(b,T(a,g)):i.length>0&&S.set(
b,(0,_().insert)(a,i))}if(S.size===0){const b=[...w].map(([a,f])=>[a,T(f,g)]);return{files:new Map(b),operator:"unparsab\
le"}}const h=m.size>0?"mixed":"functions_fail";return{files:new Map([...S,...m]),operator:h}}function T(w,g){return`)]}>\
"'\`<<<<<<< ${g}
${w}`}}),62609:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.failingExpression=v,l.failingStatements=u,l.unusedExport=
y;function u(_){return` debugger; var _${_}=${_}( "x" ) ; throw _${_} ;`}function v(_){return` (() => {${u(_)} })( ) ? 0\
 : `}function y(_){return`
export const unused_${_} = "x"  ;
`}}),77476:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.javascript=void 0;function v(){const w=u(76188);
return v=function(){return w},w}function y(){const w=u(62609);return y=function(){return w},w}function _(){const w=u(55420);
return _=function(){return w},w}const I=(w,g)=>{const S=w.replace(/^#!/,"//"),m=(0,v().parseCode)(S,"module")??(0,v().parseCode)(
S,"script");if(m===void 0)return(0,_().typescript)(w,g);const h=[...(0,v().walk)(m)].flatMap(({node:b})=>k(b,g));return h.
length===0||!R(m)?h:[...h,{at:w.length,text:(0,y().unusedExport)(g)}]};l.javascript=I;function R({body:w}){return w.some(
({type:g})=>/^(?:Import|Export)/.test(g))}const N=/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
function k(w,g){if(!N.test(w.type))return[];const{body:S}=w;return S.type!=="BlockStatement"?[{at:S.start,text:(0,y().failingExpression)(
g)}]:[{at:S.body.filter(T).at(-1)?.end??S.start+1,text:(0,y().failingStatements)(g)}]}function T(w){return w.type==="Exp\
ressionStatement"&&w.directive!=null}}),77259:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.afterClosing=I,
l.insert=u,l.masked=v;function u(R,N){let k="",T=0;for(const{at:w,text:g}of N.toSorted((S,m)=>S.at-m.at))k+=R.slice(T,w)+
g,T=w;return k+R.slice(T)}function v(R,N){return R.replaceAll(N,k=>k.replaceAll(/[^\n]/g," "))}const y="([{",_=")]}";function I(R,N){
let k=0;for(let T=N;T<R.length;T+=1){const w=R.charAt(T);if(y.includes(w)?k+=1:_.includes(w)&&(k-=1),k===0)return T+1}}}),
93291:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.rust=l.python=l.go=void 0;function v(){const w=u(77259);
return v=function(){return w},w}const y=/"""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g,
_=/^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}("""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')(?=[ \t]*(?:[;#\n]|$))/,
I=(w,g)=>{const S=(0,v().masked)(w,y),m=`_${g}=${g}( "x" ) ;raise RuntimeError(_${g})`;return T(S,/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*(?=\()/g,
/^[^:\n]*(?:\[[^\]]*\])?[^:\n]*:/).map(({body:h})=>{const b=_.exec(w.slice(h));if(b)return{at:h+b[0].length,text:`; ${m}`};
const a=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(w.slice(h)),f=a?.[0]===a?.[1];return{at:h+(a?.[0].length??0),text:f?
`${m}; `:`${m}
${a?.[1]}`}})};l.python=I;const R=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\[\s\S]|[^"\\])*"|`[^`]*`/g,N=(w,g)=>{const S=(0,v().
masked)(w,R).replace(/#\[cfg\(test\)\][\s\S]*$/,""),m=` let _${g} =( "x" ) ; panic!( "${g}" ) ;`;return T(S,/\bfn\s+\w+\s*(?:<[^(){};]*>)?\s*(?=\()/g,
/^[^{};]*\{/).filter(({start:h})=>!/#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*$/.test(S.slice(0,h))).map(({body:h})=>({
at:h,text:m}))};l.rust=N;const k=(w,g)=>{const S=(0,v().masked)(w,R);return T(S,/^func\b[^(\n]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?(?=\()/gm,
/^[^{}\n]*\{/).map(({body:m})=>({at:m,text:` panic( "${g}" ) ;`}))};l.go=k;function T(w,g,S){return[...w.matchAll(g)].flatMap(
m=>{const h=(0,v().afterClosing)(w,m.index+m[0].length),b=h===void 0?null:S.exec(w.slice(h));return h===void 0||b===null?
[]:[{start:m.index,body:h+b[0].length}]})}}),69983:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.notRun=
b,l.runMutants=h;function v(){const r=u(77598);return v=function(){return r},r}function y(){const r=u(57334);return y=function(){
return r},r}function _(){const r=u(96469);return _=function(){return r},r}function I(){const r=u(35134);return I=function(){
return r},r}function R(){const r=u(48081);return R=function(){return r},r}function N(){const r=u(83820);return N=function(){
return r},r}const k="without namespaces, commands share one checkout, which must not be broken",T="the time for runs on \
the broken change was spent",w="an earlier command of the gene noticed the defect, and they share a view",g=2,S=2e3,m=20;
async function h(r,c){const d=new(_()).Pool(c.concurrency),O=new Map,p=async E=>{const M=[...E.launched].sort().join("\0"),
j=O.get(M)??a(E.launched,d,c);O.set(M,j);const C=await j;return typeof C=="string"?b(E,C):o(E,C)},P=r.map(async E=>{const M=await p(
E).catch(j=>b(E,j.message));return[E,M]});return new Map(await Promise.all(P))}function b({plans:r},c){return r.map(()=>({
outcome:"not_run",files:[],duration_ms:0,reason:c}))}async function a(r,c,d){if(d.backend.cover===void 0)return k;const O=await(0,R().
sourcesOf)(d.change,d.tree,r);if(typeof O=="string")return O;const p=i(O);return{whole:t((0,I().breakFiles)(O.texts,f()),
c,d),...p&&{existing:t((0,I().breakFiles)(p,f()),c,d)}}}function f(){return`z${(0,v().randomBytes)(8).toString("hex").replaceAll(
/\d/g,"q")}`}function i({texts:r,existing:c}){return c&&new Map([...r].filter(([d])=>c.has(d)))}async function o(r,{whole:c,
existing:d}){const O=await c(r);if(!d||!O.some(({outcome:P})=>P==="killed"))return O;const p=await d(r);return O.map((P,E)=>{
const M=p[E];return P.outcome!=="killed"||M?.outcome!=="survived"?P:{...P,existing:{files:M.files,duration_ms:M.duration_ms}}})}
function t(r,c,d){const{backend:O,checkout:p,signal:P}=d;let E;const M=new Map,j=(C,L)=>{const $=async()=>{E??=Promise.resolve(
O.cover?.(G=>(0,N().writeLayer)(G,r.files,p)));const F=await E;return F?L(F):[]},A=M.get(C)??c.run(()=>0,$);return M.set(
C,A),A};return async({plans:C,outcomes:L})=>{const $=C.map((x,U)=>n(x,L[U])),A=C.map(({digest:x})=>x).join(),F=d.views===
"gene"?[j(A,x=>e($,x,P))]:$.map(x=>j(x.digest,async({run:U})=>[await U(x,P)])),G=(await Promise.all(F)).flat();return C.
map((x,U)=>s(G[U],r))}}function n(r,c){return{...r,timeoutMs:g*(c?.duration_ms??0)+S}}async function e(r,c,d){const O=await c.
forGene(r.length,d),p=[];try{for(const P of r){if(p.some(({status:E})=>E!=="passed"))break;p.push(await O.run(P,d))}}finally{
await O.close()}return p}function s(r,{files:c,operator:d}){const O=[...c.keys()].sort(),p={operator:d,files:O.slice(0,m),
...O.length>m&&{total_files:O.length},duration_ms:r?.duration_ms??0};if(r===void 0)return{...p,outcome:"not_run",reason:w};
const{status:P,signal:E,reason:M=P}=r;return P==="passed"?{...p,outcome:"survived"}:M===y().BUDGET_SPENT?{...p,outcome:"\
not_run",reason:T}:P==="failed"||P==="timed_out"||E!==null?{...p,outcome:"killed"}:{...p,outcome:"not_run",reason:M}}}),
48081:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.isSource=h,l.sourcesOf=b;function v(){const f=u(76760);
return v=function(){return f},f}function y(){const f=u(93028);return y=function(){return f},f}const _=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),I=/(?:^|\/)(?:tests?|__tests__|specs?|e2e|__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils|cypress|playwright|features|bench(?:marks?)?)\//i,
R=/(?:^|\/)(?:tests?|spec|conftest|(?:[^/]*[._-])?(?:tests?|spec|tst|test-d|cy|bench|stories)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+(?:\.snap)?$/,
N=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
k=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
T=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,w=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
g=600,S=500,m=10*1024**2;function h(f){return _.has(v().posix.extname(f).slice(1).toLowerCase())&&![I,R,N,k].some(i=>i.test(
f))}async function b(f,i,o){const t=c=>h(c)&&!o.has(c)&&(0,y().isRegular)(i.stat(c)?.kind),n=f.filter(({path:c,status:d})=>d!==
"deleted"&&t(c));if(n.length>0){const c=await a(n,i);if(typeof c=="string")return c;const d=n.filter(({status:p})=>p!=="\
added").map(({path:p})=>p),O=d.length>0&&d.length<n.length;return{texts:c,isWhole:!1,...O&&{existing:new Set(d)}}}const e=[
...i.files()].filter(({path:c})=>t(c)&&!T.test(c));if(e.length===0)return"neither the change nor the repository has a so\
urce file to break";const s=await a(e,i);if(typeof s=="string")return s;const r=[...s].filter(([,c])=>!w.test(c.slice(0,
g)));return r.length===0?"all source files are generated":{texts:new Map(r),isWhole:!0}}async function a(f,i){const o=f.
reduce((n,{path:e})=>n+(i.stat(e)?.size??0),0);if(f.length>S||o>m)return`there are too many source files to break: ${f.length}\
 with ${Math.ceil(o/1024**2)} MB`;const t=async({path:n})=>[n,(await i.read(n)).toString("utf8")];return new Map(await Promise.
all(f.map(t)))}}),55420:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.typescript=void 0;function v(){const e=u(
62609);return v=function(){return e},e}function y(){const e=u(77259);return y=function(){return e},e}const _=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g,
I=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,R=String.raw`\s*:\s*(?:[^\s;{}()=]|${I})(?:[^;{}()=]|${I})*`,N=new RegExp(
String.raw`^(?:${R})?\s*\{`),k=new RegExp(String.raw`^(?:${R}?)?\s*=>\s*\{`),T=new RegExp(String.raw`^(?:${R}?)?\s*=>(?!\s*\{)`),
w=400,g=/\b(?:if|for|while|switch|catch|with|await|else|do|try)\s*$/,S=/[\w$\]]\s*(?:<[^;(){}]*>)?\s*$/,m=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,
h=[/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$/,/\w<[^;(){}=>]*,\s*$/,/(?::|\breadonly)\s*\(\s*$/],b=200,
a=(e,s)=>{const r=(0,y().masked)(e,_),d=[...[...f(r)].flatMap(({start:p,end:P})=>{const E=r.slice(Math.max(0,p-b),p);return i(
e,r,{head:E,end:P},s)}),...t(e,r,s)],O=/^\s*(?:import|export)\b/m.test(r);return d.length===0||!O?d:[...d,{at:e.length,text:(0,v().
unusedExport)(s)}]};l.typescript=a;function*f(e){for(let s=e.indexOf("(");s>=0;s=e.indexOf("(",s+1)){const r=(0,y().afterClosing)(
e,s);r!==void 0&&(yield{start:s,end:r})}}function i(e,s,{head:r,end:c},d){const O=s.slice(c,c+w),p=k.exec(O),P=h.some(j=>j.
test(r));if(p&&!P)return[n(e,c+p[0].length,d)];const E=T.exec(O);if(E)return!m.test(r)||P?[]:[{at:c+E[0].length,text:(0,v().
failingExpression)(d)}];const M=N.exec(O);return!M||g.test(r)||!S.test(r)?[]:[n(e,c+M[0].length,d)]}const o=/(?<=(?:[=(,?[{]|[^)\s]\s*:|&&|\|\||\basync\s)\s*)[\w$]+\s*=>\s*(\{)?/g;
function t(e,s,r){return[...s.matchAll(o)].map(c=>{const d=c.index+c[0].length;return c[1]?n(e,d,r):{at:d,text:(0,v().failingExpression)(
r)}})}function n(e,s,r){const c=/^\s*(["'])use \w+\1;?/.exec(e.slice(s,s+b));return{at:s+(c?.[0].length??0),text:(0,v().
failingStatements)(r)}}}),83820:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.writeLayer=I;function v(){
const N=u(51455);return v=function(){return N},N}function y(){const N=u(76760);return y=function(){return N},N}function _(){
const N=u(39092);return _=function(){return N},N}async function I(N,k,{directory:T,isCommitted:w,path:g}){const S=new Map;
for(const[m,h]of k){const{mode:b}=await(0,v().lstat)((0,y().join)(T,m));await(0,v().mkdir)((0,y().dirname)((0,y().join)(
N,m)),{recursive:!0}),await(0,v().writeFile)((0,y().join)(N,m),h),await(0,v().chmod)((0,y().join)(N,m),b&511),S.set(m,(b&
73)===0?"100644":"100755")}w&&await(0,_().commitLayer)({checkout:T,layer:N,modes:S,env:{PATH:g}}),await R(N,T)}async function R(N,k){
const T=await(0,v().readdir)(N,{recursive:!0,withFileTypes:!0});for(const w of T.filter(g=>g.isDirectory())){const g=(0,y().
join)(w.parentPath,w.name),S=await(0,v().lstat)((0,y().join)(k,g.slice(N.length))).catch(()=>{});S&&await(0,v().chmod)(g,
S.mode&511)}}}),57334:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.OUTCOME_LOST=l.INTERRUPTED=l.CHECKOUT_CHANGED=
l.BUDGET_SPENT=void 0,l.blockedOutcome=k,l.changedOutcome=S,l.countInterrupted=R,l.lostOutcome=g,l.programMissingOutcome=
T,l.skippedOutcome=w,l.stopReason=N;const u="BLOCKED: validation command rejected by safety check (allowed prefixes: nod\
e/npm/npx; shell operators prohibited)",v=l.INTERRUPTED="interrupted",y=l.BUDGET_SPENT="the time budget for all commands\
 was spent",_=l.OUTCOME_LOST="the run returned no outcome for this command",I=l.CHECKOUT_CHANGED="files of the checkout \
changed while the gate ran";function R(h){return h.filter(({reason:b})=>b===v).length}function N(h){return h.reason===y?
y:v}function k(h){return m("blocked",u,h)}function T({message:h,hint:b},a){return m("not_runnable",`${h} ${b}`,a)}function w(h,b){
return m("skipped",h,b)}function g(h){return m("skipped",_,h)}function S(h,b,a){return{...a??m("error",I,h),status:"erro\
r",reason:I,checkout_changed:[...b]}}function m(h,b,a){const f={head:"",tail:"",bytes:0,truncated:!1};return{status:h,exit_code:null,
signal:null,started_at:a.toISOString(),duration_ms:0,stdout:f,stderr:f,reason:b}}}),22562:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.outcomesOf=I,l.plansOf=_,l.refusedOutcomes=N;function v(){const g=u(6470);return v=function(){
return g},g}function y(){const g=u(57334);return y=function(){return g},g}function _({asset:g,commands:S}){const m=S.flatMap(
({plan:h})=>h??[]);return{id:g.id,plans:m.length===S.length?m:[]}}function I({commands:g},S,m){if(g.every(({plan:b})=>b!==
void 0))return g.map(({plan:b},a)=>R(b,S[a],m));const h=w(g);return g.map(({verdict:b})=>b==="block"?(0,y().blockedOutcome)(
m):(0,y().skippedOutcome)(h,m))}function R(g,S,m){if(S===void 0||S.plan.digest!==g?.digest)return(0,y().lostOutcome)(m);
const{outcome:h,changedFiles:b}=S;return b.length===0?h:{...h,checkout_modified:b}}function N(g,S,m){const h=g.filter(b=>S?
k(b):b.commands.some(T));return new Map(h.map(b=>[b,I(b,[],m)]))}function k({change:g,commands:S}){return S.length===0?g!==
"removed":S.some(({plan:m})=>m===void 0)}function T({verdict:g}){return g==="block"}function w(g){if(g.some(({verdict:h})=>h===
"block"))return"another command of the gene is blocked";const m=g.flatMap(({reading:h})=>(0,v().toolOf)(h)??[]).find(({path:h})=>h===
void 0);return m?`${m.name} is not installed; install dependencies before the gate`:"the audit does not allow this gene \
to run; see its findings"}}),26756:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.mentionedOf=R,l.namedRootOf=
k;function v(){const T=u(76760);return v=function(){return T},T}const y=5,_=30,I=/[^\w.@+~/\\-]+/;function R(T){const w=new Map(
T.map(g=>[g,g]));for(const g of T){const{dir:S,name:m,ext:h}=v().posix.parse(g),b=v().posix.join(S,m);h!==""&&!w.has(b)&&
w.set(b,g)}return g=>{if(g.status!=="failed"||w.size===0)return g;const{stdout:S,stderr:m}=g,h=[m,S].flatMap(({head:f,tail:i})=>[
f,i]),b=new Set(h.flatMap(f=>f.split(I))),a=new Set([...b].flatMap(f=>N(f)).flatMap(f=>w.get(f)??[]));return a.size===0?
g:{...g,left_out:[...a].sort().slice(0,y)}}}function N(T){const w=T.replaceAll("\\","/").replace(/[.,]+$/,"").split("/").
filter(g=>g!==""&&g!=="."&&g!=="..");return w.length>_?[]:w.flatMap((g,S)=>w.slice(S).map((m,h)=>w.slice(S,S+h+1).join("\
/")))}function k(T){return w=>{const{status:g,stdout:S,stderr:m}=w;return g==="passed"||T==="/"?w:[S,m].some(({head:b,tail:a})=>[
b,a].some(f=>f.includes(T)))?{...w,root:T}:w}}}),27097:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.launchOf=
R;function v(){const w=u(76760);return v=function(){return w},w}function y(){const w=u(41895);return y=function(){return w},
w}function _(){const w=u(64836);return _=function(){return w},w}const I={npm_config_node_options:"--warnings"};function R(w,{
programs:g,checkout:S,base:m}){const{argv:h,binary:b,program:a,scripts:f,directory:i}=w,o=g.node.file,t=(0,v().join)(S,i);
if(f!==void 0){const{platform:s}=process,r=(0,_().launchScripts)(f,{programs:g,checkout:S,base:m,platform:s});if(!("miss\
ing"in r))return r;throw r.missing==="sh"?k(w):N(w,r.missing,o)}const n=h.slice(1);if(b!==void 0)return{file:o,args:[(0,v().
join)(S,b),...n],cwd:t};if(a==="node")return{file:o,args:n,cwd:t};if(a==="npm"||a==="npx"){const s=g[a];if(s)return{file:o,
args:[s.file,...n],env:I,cwd:t};throw N(w,a,o)}const e=g.machine.get(a);if(e)return{file:e.file,args:n,cwd:t};throw T(w,
a,"on PATH outside the checkout","Install the program before this step, in a directory outside the checkout. Shell built\
ins such as cd cannot be run.")}function N(w,g,S){return T(w,g,`next to ${S} or on PATH outside the checkout`,"Set up No\
de.js with npm before this step (for example with actions/setup-node).")}function k(w){return T(w,"a POSIX shell (sh)","\
on this machine","Install Git for Windows, which includes sh, or make the script one command of node or of a local tool.")}
function T({command:w},g,S,m){const h=`The command "${w}" needs ${g}, which was not found ${S}.`;return new(y()).GateError(
"program_not_found",h,m)}}),96469:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.Pool=void 0;class u{#e;#n=[];constructor(y){
this.#e=y}run(y,_){return new Promise((I,R)=>{const N=()=>{_().then(I,R).finally(()=>{this.#e+=1,this.#t()})};this.#n=[...this.#n,
{urgency:y,start:N}],this.#t()})}#t(){setImmediate(()=>{const y=[...this.#n].sort((_,I)=>I.urgency()-_.urgency()).slice(
0,this.#e);this.#e-=y.length,this.#n=this.#n.filter(_=>!y.includes(_));for(const{start:_}of y)_()})}}l.Pool=u}),64467:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.MARKER=void 0,l.signalTree=T,l.sweepTree=g;function v(){const b=u(31421);
return v=function(){return b},b}function y(){const b=u(73024);return y=function(){return b},b}function _(){const b=u(76760);
return _=function(){return b},b}function I(){const b=u(58500);return I=function(){return b},b}const R=l.MARKER="GENE_GAT\
E_RUN",N=40,k=10;function T(b,a){process.platform==="win32"?a==="SIGKILL"&&w(b):h(-b,a)}function w(b){const a=(0,_().join)(
process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),f={stdio:"ignore",windowsHide:!0};(0,v().spawn)(a,["/PI\
D",String(b),"/T","/F"],f).on("error",()=>{})}async function g(b,a){if(process.platform!=="win32"&&(h(-b,"SIGKILL"),!!(0,y().
existsSync)("/proc/self/environ")))for(let f=0;f<N;f+=1){const i=S(a);if(i.length===0)return;for(const o of i)h(o,"SIGKI\
LL");await(0,I().setTimeout)(k)}}function S(b){return(0,y().readdirSync)("/proc").filter(a=>/^\d+$/.test(a)).filter(a=>m(
a).includes(`${R}=${b}`)).map(Number)}function m(b){try{return(0,y().readFileSync)(`/proc/${b}/environ`)}catch{return Buffer.
alloc(0)}}function h(b,a){try{process.kill(b,a)}catch{}}}),46282:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.findPrograms=h,l.isInside=O;function v(){const p=u(31421);return v=function(){return p},p}function y(){const p=u(73024);
return y=function(){return p},p}function _(){const p=u(51455);return _=function(){return p},p}function I(){const p=u(48161);
return I=function(){return p},p}function R(){const p=u(76760);return R=function(){return p},p}function N(){const p=u(57975);
return N=function(){return p},p}function k(){const p=u(7723);return k=function(){return p},p}function T(){const p=u(26040);
return T=function(){return p},p}function w(){const p=u(41895);return w=function(){return p},p}const g=k().object({file:k().
string(),version:k().string(),platform:k().string(),arch:k().string()}),S="JSON.stringify({file: process.execPath, versi\
on: process.version, platform: process.platform, arch: process.arch})",m=2e4;async function h(p){const{path:P,checkout:E,
names:M=[]}=p,j=await s(P,E),C=await b(j,E),[L,$]=await Promise.all(["npm","npx"].map(G=>f(G,C.file,j,E))),A=await e(M,j,
E),F=await t(j,E);return{node:C,...L&&{npm:L},...$&&{npx:$},...F!==void 0&&{shell:F},machine:A,searchPath:j}}async function b(p,P){
for await(const{file:E,real:M}of c("node",p,P)){const j=await a(E,M,p),C=await r(j.file,P);if(C!==void 0)return{...j,file:C}}
throw new(w()).GateError("program_not_found","node was not found on PATH outside the checkout.","Install Node.js before \
this step (for example with actions/setup-node), in a directory outside the checkout.")}async function a(p,P,E){const{execPath:M,
version:j,platform:C,arch:L}=process;if(P===await(0,_().realpath)(M))return{file:P,version:j,platform:C,arch:L};try{const{
stdout:$}=await(0,N().promisify)(v().execFile)(p,["-p",S],{cwd:(0,R().dirname)(p),env:{PATH:E.join(R().delimiter),HOME:(0,I().
homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:m,windowsHide:!0});return g.parse(JSON.
parse($))}catch($){throw new(w()).GateError("program_not_found",`${p} is the first node on PATH, but it does not work.`,
"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:$})}}async function f(p,P,E,M){
const j=(0,R().join)("node_modules","npm","bin",`${p}-cli.js`);for(const C of[(0,R().dirname)(P),...E]){for(const $ of[(0,R().
join)(C,j),(0,R().join)(C,"..","lib",j)]){const A=await i($,p,M);if(A)return A}const L=await i((0,R().join)(C,p),p,M);if(L)
return L}}async function i(p,P,E){const M=await r(p,E);if(!M?.endsWith(`${P}-cli.js`))return;const j=(0,R().join)((0,R().
dirname)(M),"..","package.json"),C=await(0,_().readFile)(j,"utf8").catch(()=>"null"),{success:L,data:$}=k().object({name:k().
literal("npm"),version:k().string()}).safeParse((0,T().attempt)(()=>JSON.parse(C)));return L?{file:M,version:$.version}:
void 0}const o="/bin/sh";async function t(p,P){if(process.platform!=="win32")return o;for await(const{real:E}of c("git",
p,P)){const M=await r((0,R().join)((0,R().dirname)(E),"..","bin","sh.exe"),P);if(M!==void 0)return M}}const n=/^[A-Za-z0-9][\w.+-]*$/;
async function e(p,P,E){const M=new Map;for(const j of p.filter(C=>n.test(C))){const C=await c(j,P,E).next();C.done||M.set(
j,C.value)}return M}async function s(p,P){const E=new Set(p.split(R().delimiter).filter(j=>(0,R().isAbsolute)(j)));return(await Promise.
all([...E].map(async j=>await r(j,P)===void 0?[]:[j]))).flat()}async function r(p,P){const[E,M]=await Promise.all([(0,_().
realpath)(p).catch(()=>{}),(0,_().realpath)(P)]);if(E===void 0)return;const j=[E,(0,R().resolve)(p)],C=[M,(0,R().resolve)(
P)];return j.some(L=>C.some($=>O($,L)))?void 0:E}async function*c(p,P,E){for(const M of P){const j=(0,R().join)(M,process.
platform==="win32"?`${p}.exe`:p),C=await r(j,E);C!==void 0&&await d(C)&&(yield{file:j,real:C})}}async function d(p){try{
return await(0,_().access)(p,y().constants.X_OK),(await(0,_().stat)(p)).isFile()}catch{return!1}}function O(p,P){const E=(0,R().
relative)(p,P);return E!==".."&&!E.startsWith(`..${R().sep}`)&&!(0,R().isAbsolute)(E)}}),63682:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.NOTHING_RAN=void 0,l.requestOf=p,l.runAudited=e,l.withinBudget=E;function v(){const M=u(48161);
return v=function(){return M},M}function y(){const M=u(97247);return y=function(){return M},M}function _(){const M=u(60210);
return _=function(){return M},M}function I(){const M=u(41115);return I=function(){return M},M}function R(){const M=u(57430);
return R=function(){return M},M}function N(){const M=u(19309);return N=function(){return M},M}function k(){const M=u(60670);
return k=function(){return M},M}function T(){const M=u(10582);return T=function(){return M},M}function w(){const M=u(32223);
return w=function(){return M},M}function g(){const M=u(46252);return g=function(){return M},M}function S(){const M=u(31992);
return S=function(){return M},M}function m(){const M=u(57334);return m=function(){return M},M}function h(){const M=u(22562);
return h=function(){return M},M}function b(){const M=u(26756);return b=function(){return M},M}function a(){const M=u(46282);
return a=function(){return M},M}function f(){const M=u(64474);return f=function(){return M},M}const i=4*1024*1024,o=6e4,
t=4,n=2*1024;async function e(M,j){const C=new Date,L=s(M,j),{checkout:$,path:A,policy:F,progress:G,signal:x,shown:U}=j,
B=(0,h().refusedOutcomes)(M.genes,$!==void 0,C);if($===void 0||L.length===0)return{...P,outcomes:B};const{directory:W,leftOut:H}=$,
Y=new Set(L.flatMap(({plans:z})=>z.map(X=>X.program))),V=await(0,a().findPrograms)({path:A,checkout:W,names:[...Y]}),J=d(
F.concurrency),K=(0,N().shareFolder)($,j.attended,U!==void 0),{backend:Z,isolation:Q,close:sn}=await(0,k().chooseBackend)(
{programs:V,checkout:W,leftOut:H,...U&&{shown:U},shareFolder:K.folder,outputBytes:c(F.limits.output_bytes,M.genes),limits:(0,T().
limitsOn)((0,T().thisMachine)(),F.limits,J),lanes:J,requested:p(F.containment,j.fork),network:F.network==="allow",replaced:await r(
M,j.tree),folders:j.privateFolders,home:await(0,w().homeFolders)([...F.home_caches,...(0,I().homeDependencies)(F)],j.home),
signal:x}),q=Z.level==="namespaces",nn=q?J:1,rn=async()=>{const z=performance.now(),X=await E(F.limits.budget_seconds*1e3,
x,tn=>(0,f().runPlans)(L,{backend:Z,progress:G,views:F.views,concurrency:nn,signal:tn,guard:K.guard()})),en=Math.max(o,performance.
now()-z),fn=await E(en,x,tn=>(0,S().breakAndRun)(X,{...j,checkout:$,backend:Z,concurrency:nn,signal:tn}));return{runs:X,
mutants:fn}},{runs:an,mutants:cn}=await rn().finally(()=>Promise.all([sn(),K.close()])),un=[(0,b().mentionedOf)(K.hides()?
H:[]),(0,g().causesOf)({isolation:Q,policy:F,programs:V,checkout:W,home:j.home}),(0,b().namedRootOf)(q?W:K.guard().directory)],
dn=z=>un.reduce((X,en)=>en(X),z),on=L.map(z=>{const{gene:X}=z;return[X,(0,h().outcomesOf)(X,an.get(z)??[],C).map(dn)]});
return{outcomes:new Map([...B,...on]),interrupted:(0,m().countInterrupted)(on.flatMap(([,z])=>z)),isolation:{...Q,description:`${Q.
description} ${O(q,F.views,nn)}`},nodeOf:()=>V.node,mutants:cn,findings:K.findings()}}function s(M,{waiting:j}){return M.
genes.filter(C=>!j.has(C)).map(C=>({...(0,h().plansOf)(C),gene:C})).filter(({plans:C})=>C.length>0)}async function r(M,j){
const C=new Set((0,y().isOfChange)(M)?M.files.map(({path:$})=>$):[]),L=await(0,_().npmrcCopies)(j,C);return new Map(L.flatMap(
({path:$,text:A,dropped:F,isLink:G})=>F.length>0&&!G?[[$,A]]:[]))}function c(M,j){const C=j.flatMap(A=>(0,h().plansOf)(A).
plans),L=new Set(C.map(({digest:A})=>A)),$=Math.floor(i/(L.size*t));return Math.min(M,Math.max($,n))}function d(M){return M===
"cores"?(0,v().availableParallelism)():M}function O(M,j,C){if(!M)return"One command at a time, because all commands shar\
e the checkout.";const L=j==="gene"?" The commands of one gene share a view.":"";return`${C===1?"One command at a time.":
`Up to ${C} commands at once.`}${L}`}function p(M,j){return M==="require-for-forks"?j?"require":"auto":M}const P=l.NOTHING_RAN=
{outcomes:new Map,interrupted:0,isolation:R().NOTHING_RUN,nodeOf:()=>process};async function E(M,j,C){const L=new AbortController,
$=setTimeout(()=>L.abort(m().BUDGET_SPENT),M);try{return await C(AbortSignal.any([j,L.signal]))}finally{clearTimeout($)}}}),
64474:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.runPlans=I;function v(){const t=u(41895);return v=function(){
return t},t}function y(){const t=u(57334);return y=function(){return t},t}function _(){const t=u(96469);return _=function(){
return t},t}async function I(t,n){const{backend:e,progress:s,concurrency:r,views:c}=n,d=new Map(t.flatMap(({plans:$})=>$.
map(A=>[A.digest,A]))),O=new Map;for(const $ of d.values()){const A=b(()=>e.check($));A&&O.set($.digest,A)}const p=new AbortController,
P=AbortSignal.any([n.signal,p.signal]),E=new(_()).Pool(r),M=S({...n,signal:P},O),j=c==="gene"?N(E,M,e,P):R(E,M,e,P),C=({
plans:$})=>j($).catch(A=>{throw p.abort(),A}),L=new Map(t.map(({plans:$})=>[k($),$]));s.planned(c==="gene"?[...L.values()].
flat().length:d.size);try{const $=r===1?await T(t,C):await w(t,C),A=i($);return new Map(t.map((F,G)=>[F,A[G]??[]]))}finally{
s.ended()}}function R(t,n,e,s){const r=f((c,d)=>t.run(d,()=>n(c,(O,p)=>e.run(O,p))));return c=>g(c,r,s)}function N(t,n,e,s){
const r=new Map,c=async d=>{const O=await e.forGene?.(d.length,s),p=(P,E)=>(O??e).run(P,E);return g(d,P=>n(P,p),s).finally(
()=>O?.close())};return async d=>{const O=k(d),p=r.get(O)??t.run(()=>d.length,()=>c(d));return r.set(O,p),(await p).map(
(P,E)=>({...P,plan:d[E]??P.plan}))}}function k(t){return t.map(({digest:n})=>n).join()}async function T(t,n){const e=[];
for(const s of t)e.push(await n(s));return e}async function w(t,n){const e=t.map(n);return await Promise.allSettled(e),Promise.
all(e)}async function g(t,n,e){const s=[];for(const[r,c]of t.entries()){const d=s.find(({outcome:O})=>O.checkout_modified);
e.aborted?s.push(o(c,(0,y().stopReason)(e))):d?s.push(o(c,a(d.plan))):s.some(({outcome:O})=>O.status!=="passed")?s.push(
o(c,"an earlier command of the gene did not pass")):s.push({...await n(c,t.length-r),plan:c})}return s}function S(t,n){const{
backend:e,progress:s,signal:r,guard:c}=t;let d;return async(O,p)=>{if(d!==void 0)return o(O,d);if(r.aborted)return o(O,(0,y().
stopReason)(r));const P=e.level==="process_group",E=c?.state(),M=E?await m(c,E,P):[];if(M.length>0)return d=y().CHECKOUT_CHANGED,
{plan:O,outcome:(0,y().changedOutcome)(new Date,M),changedFiles:[]};s.started(O.command);const j=n.get(O.digest),C=j?(0,y().
programMissingOutcome)(j,new Date):await p(O,r),L=r.aborted||!E?[]:await h(c,E,P);if(L.length===0||P)return s.finished(O.
command,C),L.length>0&&(d=a(O)),{plan:O,outcome:C,changedFiles:L};d=y().CHECKOUT_CHANGED;const $=(0,y().changedOutcome)(
new Date(C.started_at),L,C);return s.finished(O.command,$),{plan:O,outcome:$,changedFiles:[]}}}async function m(t,n,e){return t===
void 0?[]:[...await t.changed(n),...e?[]:t.added(n)]}async function h(t,n,e){return t===void 0?[]:e?t.changed():t.touchedSince(
n)}function b(t){try{t();return}catch(n){if(n instanceof v().GateError&&n.code==="program_not_found")return n;throw n}}function a({
command:t}){return`the command "${t}" changed files of the checkout`}function f(t){const n=new Map,e=new Map;return(s,r)=>{
const{digest:c}=s;e.set(c,Math.max(r,e.get(c)??0));const d=n.get(c)??t(s,()=>e.get(c)??0);return n.set(c,d),d}}function i(t){
const n=new Set;return t.map(e=>e.map(s=>{const{outcome:r}=s;return r.status==="skipped"?s:n.has(r)?{...s,outcome:{...r,
reused:!0}}:(n.add(r),s)}))}function o(t,n){return{plan:t,outcome:(0,y().skippedOutcome)(n,new Date),changedFiles:[]}}}),
75009:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.commandVariables=_,l.scriptVariables=R;function v(){
const T=u(73024);return v=function(){return T},T}function y(){const T=u(76760);return y=function(){return T},T}function _(T,{
programs:w,checkout:g,base:S,platform:m}){const{node:h,npm:b}=w,a=m==="win32"?y().win32:y().posix,{subcommand:f,directory:i,
project:o,prefixed:t,config:n}=T,e=S.npm_config_node_options??T.nodeOptions,s=n.npm_config_color??S.npm_config_color,r=a.
join(g,o),c=a.dirname(h.file),d=m==="win32"?c:a.dirname(c),O=t?r:S.npm_config_prefix??d;return{...n,COLOR:s==="always"?"\
1":"0",EDITOR:m==="win32"?`${S.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:a.join(g,i),NODE:h.file,...e!==void 0&&{NODE_OPTIONS:e},
...e!==void 0&&{npm_config_node_options:e},npm_command:f,npm_config_global_prefix:O,npm_config_init_module:a.join(S.HOME??
"",".npm-init.js"),npm_config_local_prefix:r,npm_config_noproxy:"",npm_config_prefix:O,npm_node_execpath:h.file,...b&&I(
T,b,h,a),...S.npm_config_user_agent&&{npm_config_user_agent:S.npm_config_user_agent}}}function I({subcommand:T,inWorkspaces:w},g,S,m){
const h=N(g.file,m),b=`npm/${g.version} node/${S.version} ${S.platform} ${S.arch}`,a=(0,v().existsSync)(m.join(h,"lib/co\
mmands/run-script.js"))?"run-script":"run";return{npm_command:T==="run"?a:T,npm_config_node_gyp:m.join(h,"node_modules/n\
ode-gyp/bin/node-gyp.js"),npm_config_npm_version:g.version,npm_config_user_agent:`${b} workspaces/${w}`,npm_execpath:g.file}}
function R({directory:T,event:w,body:g="",packageEnv:S},{programs:{npm:m},checkout:h,base:b,platform:a}){const f=a==="wi\
n32"?y().win32:y().posix,i=f.join(h,T),t=[...k(i,f).map(n=>f.join(n,"node_modules",".bin")),...m?[f.join(N(m.file,f),"no\
de_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],b.PATH];return{...S,PATH:t.join(f.delimiter),npm_lifecycle_event:w,
npm_lifecycle_script:g,npm_package_json:f.join(i,"package.json")}}function N(T,w){return w.dirname(w.dirname(T))}function k(T,w){
const g=w.dirname(T);return g===T?[T]:[T,...k(g,w)]}}),64836:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.DRIVER=void 0,l.launchScripts=_;function v(){const m=u(76760);return v=function(){return m},m}function y(){const m=u(75009);
return y=function(){return m},m}function _(m,h){const{checkout:b,platform:a,programs:f}=h,{shell:i}=f,{join:o}=a==="win3\
2"?v().win32:v().posix,t=(0,y().commandVariables)(m,h),n={...h,base:{...h.base,...t}};if(i!==void 0){const c=I(m,n);return"\
missing"in c?c:{file:i,args:c,env:t,cwd:o(b,m.directory)}}const[e,...s]=m.steps;if(e===void 0||s.length>0)return{missing:"\
sh"};const r=k(e,n);return"missing"in r?r:r.argv[0]!==f.node.file?{missing:"sh"}:{file:f.node.file,args:r.argv.slice(1),
cwd:o(b,e.directory),env:{...t,...(0,y().scriptVariables)(e,n),...r.env}}}function I(m,h){const{npm_config_loglevel:b,npm_config_json:a}=h.
base,f=b!=="silent"&&a!=="true",i=[];for(const o of m.steps){const t=(0,y().scriptVariables)(o,h),n=k(o,{...h,base:{...h.
base,...t}});if("missing"in n)return n;const e=f&&o.body!==void 0?g(o):"",s=m.inWorkspaces?o.directory:"",r={...N(t,h),...n.
env};i.push(...R({group:s,directory:o.directory,heading:e},{...n,env:r},h))}return["-c",S,"npm",...i]}function R({group:m,
directory:h,heading:b},{argv:a,env:f},{checkout:i,platform:o}){const{join:t}=o==="win32"?v().win32:v().posix,n=Object.entries(
f).map(([r,c])=>`${r}=${c}`),s=[...[m,t(i,h),b,String(n.length)],...n,...a];return[String(s.length),...s]}function N(m,{
platform:h}){if(h!=="win32")return m;const b=(m.PATH??"").split(";").map(a=>a.replace(/^([A-Za-z]):/,(f,i)=>`/${i.toLowerCase()}`).
replaceAll("\\","/"));return{...m,PATH:b.join(":")}}function k(m,h){const{programs:b,checkout:a,platform:f}=h,{node:i,shell:o}=b,
{join:t}=f==="win32"?v().win32:v().posix,{body:n,event:e,text:s,command:r}=m;if(o!==void 0&&r?.nested)return T(r.nested,
m,h,o);if(r===void 0||r.argv.length===0)return o===void 0?{missing:"sh"}:{argv:n===void 0?[o,"-c",w,"npm",e]:[o,"-c",s],
env:{}};const{env:c,file:d}=r,[O="",...p]=r.argv,P=(...E)=>({argv:[i.file,...E,...p],env:c});if(d!==void 0)return P(t(a,
d));if(O==="node")return P();if(O==="npm"||O==="npx"){const E=b[O];return E===void 0?{missing:O}:P(E.file)}return{argv:r.
argv,env:c}}function T(m,{directory:h},b,a){const f=[];for(const n of m){const e=(0,y().commandVariables)(n,b),s=I(n,{...b,
base:{...b.base,...e}});if("missing"in s)return s;f.push({argv:[a,...s],env:e})}const[i,...o]=f;if(i!==void 0&&o.length===
0)return i;const t=f.flatMap(n=>R({group:"",directory:h,heading:""},n,b));return{argv:[a,"-c",S,"npm",...t],env:{}}}const w=`\
printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function g({packageId:m,event:h,body:b="",words:a}){const f=m===
""?h:`${m} ${h}`,i=[b.trim().replaceAll(`
`,`
> `),...a].join(" ");return`
> ${f}
> ${i}

`}const S=l.DRIVER=String.raw`
enter() {
  cd "$1" || exit
  unset OLDPWD
  printf '%s' "$2"
  shift 2
  gene_gate_count=$1
  shift
  while [ "$gene_gate_count" -gt 0 ]; do
    export "$1"
    shift
    gene_gate_count=$((gene_gate_count - 1))
  done
  unset gene_gate_count
  exec "$@"
}
at=0 status=0 failed=
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
while [ "$at" -lt "$#" ]; do
  eval "size=\${$((at + 1))} package=\${$((at + 2))}"
  last=$((at + 1 + size)) at=$((at + 2)) words=
  while [ "$at" -lt "$last" ]; do
    at=$((at + 1))
    words="$words \"\${$at}\""
  done
  if [ ":$package" = "$failed" ]; then continue; fi
  if [ "$at" -eq "$#" ] && [ "$status" -eq 0 ]; then eval "enter $words"; fi
  code=0
  (eval "enter $words") || code=$?
  if [ "$code" -ne 0 ]; then failed=":$package" status=$code; fi
done
exit "$status"
`}),2978:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.startProgram=R;function v(){const i=u(31421);return v=
function(){return i},i}function y(){const i=u(77598);return y=function(){return i},i}function _(){const i=u(73024);return _=
function(){return i},i}function I(){const i=u(64467);return I=function(){return i},i}function R(i){const o=(0,y().randomUUID)(),
t=w(o);let n;try{n=(0,v().spawn)(i.file,i.args,{cwd:i.cwd,env:{...i.env,[I().MARKER]:o},detached:process.platform!=="win\
32",shell:!1,stdio:["ignore","pipe","pipe",...m()],windowsHide:!0})}catch(s){return t.release(),k(s)}const{pid:e}=n;return e!==
void 0&&t.hold(e),{outputs:[n.stdout,n.stderr],ended:N(n),closed:new Promise(s=>n.once("close",s)),terminate:()=>{e!==void 0&&
(0,I().signalTree)(e,"SIGTERM")},kill:()=>{e!==void 0&&(0,I().signalTree)(e,"SIGKILL")},sweep:async()=>{e!==void 0&&await(0,I().
sweepTree)(e,o)},release:()=>{t.release();for(const s of[n.stdout,n.stderr])s?.destroy()}}}function N(i){return new Promise(
o=>{i.once("error",t=>o({exitCode:null,signal:null,error:t})),i.once("exit",(t,n)=>o({exitCode:t,signal:n}))})}function k(i){
const o=()=>{};return{outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:i}),closed:Promise.resolve(),
terminate:o,kill:o,sweep:()=>Promise.resolve(),release:o}}const T=`
group=
while read -r word; do
  if [ "$word" = done ]; then exit 0; fi
  group=$word
done
if [ -n "$group" ]; then kill -KILL "-$group"; fi
for round in 1 2 3; do
  for each in /proc/[0-9]*; do
    if tr '\\0' '\\n' <"$each/environ" | grep -qxF "$1"; then kill -KILL "\${each#/proc/}"; fi
  done
done
`;function w(i){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const o=(0,v().spawn)("/bin/sh",["-c",T,
"gene-gate",`${I().MARKER}=${i}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return o.
on("error",()=>{}),o.stdin.on("error",()=>{}),o.unref(),"unref"in o.stdin&&typeof o.stdin.unref=="function"&&o.stdin.unref(),
{hold:t=>{o.stdin.write(`${t}
`)},release:()=>{o.stdin.end(`done
`)}}}const g=524288;let S;function m(){return S??=h(b()),S}function h(i){if(i.length===0)return[];const o=(0,_().openSync)(
"/dev/null","r"),t=Math.max(...i)-2,n=new Array(t).fill("ignore");for(const e of i)n[e-3]=o;return n}function b(){return a().
filter(i=>{const o=/^flags:\s*([0-7]+)$/m.exec(f(i))?.[1]??"";return o!==""&&(Number.parseInt(o,8)&g)===0})}function a(){
return process.platform!=="linux"?[]:(0,_().readdirSync)("/proc/self/fd").map(Number).filter(i=>i>2)}function f(i){try{return(0,_().
readFileSync)(`/proc/self/fdinfo/${i}`,"utf8")}catch{return""}}}),35353:((D,l,u)=>{Object.defineProperty(l,"__esModule",
{value:!0}),l.Capture=void 0,l.supervise=T,l.superviseStarted=w;function v(){const i=u(46193);return v=function(){return i},
i}function y(){const i=u(58500);return y=function(){return i},i}function _(){const i=u(57334);return _=function(){return i},
i}function I(){const i=u(2978);return I=function(){return i},i}const R=500,N=1e3,k=5e3;async function T(i){return w(i.file,
()=>(0,I().startProgram)(i),i)}async function w(i,o,t){if(t.signal?.aborted)return(0,_().skippedOutcome)((0,_().stopReason)(
t.signal),new Date);const n=[new a(t.outputBytes),new a(t.outputBytes)],e=new Date().toISOString(),s=performance.now(),r=await g(
o(),n,t);return{...b(r,i,t),exit_code:r.exitCode,signal:r.signal,started_at:e,duration_ms:Math.round(r.at-s),stdout:n[0].
result(),stderr:n[1].result()}}async function g(i,o,t){S(i.outputs[0],o[0]),S(i.outputs[1],o[1]);const n=await m(i,t);return await i.
sweep(),n.error===void 0&&await h(i.closed),i.release(),n}function S(i,o){i?.on("data",t=>o.write(t)),i?.on("error",()=>{})}
function m(i,{timeoutMs:o,graceMs:t=2e3,signal:n}){return new Promise(e=>{let s,r;const c=(P,E)=>{s??=P,i.terminate(),clearTimeout(
O),clearTimeout(r),r=setTimeout(()=>{i.kill(),r=setTimeout(()=>p({exitCode:null,signal:null}),k)},E)},d=()=>c("interrupt",
R),O=setTimeout(()=>c("timeout",t),o);n?.addEventListener("abort",d);const p=P=>{clearTimeout(O),clearTimeout(r),n?.removeEventListener(
"abort",d),e({...P,stopped:s,at:performance.now()})};i.ended.then(p)})}async function h(i){const o=new AbortController,t=(0,y().
setTimeout)(N,void 0,{signal:o.signal}).catch(()=>{});await Promise.race([i,t]),o.abort()}function b({exitCode:i,signal:o,
error:t,lost:n,stopped:e},s,{timeoutMs:r,signal:c}){if(t){const d=t.code??t.message;return{status:"crashed",reason:`Comm\
and could not be started: ${s} (${d})`}}if(e==="timeout")return{status:"timed_out",reason:`Command timed out after ${r}m\
s`};if(e==="interrupt"&&c){const d=(0,_().stopReason)(c);return{status:d===_().BUDGET_SPENT?"timed_out":"skipped",reason:d}}
return n!==void 0?{status:"error",reason:`Containment was lost: ${n}`}:o!==null?{status:"crashed",reason:`Command was en\
ded by ${o}`}:i===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${i}`}}class a{#e;#n;#t=0;constructor(o){
this.#e=Buffer.allocUnsafeSlow(o),this.#n=Buffer.allocUnsafeSlow(o)}write(o){const t=Math.max(0,this.#e.length-this.#t);
t>0&&o.copy(this.#e,this.#t);const n=o.subarray(t);n.length>0&&this.#o(n),this.#t+=o.length}#o(o){const t=this.#n.length,
n=Math.max(0,this.#t-this.#e.length),e=o.subarray(Math.max(0,o.length-t)),s=(n+o.length-e.length)%t,r=e.copy(this.#n,s);
e.copy(this.#n,0,r)}result(){const o=this.#e.length,t=this.#t,n=new(v()).StringDecoder("utf8"),e=this.#e.subarray(0,Math.
min(t,o));if(t<=o)return{head:n.end(e),tail:"",bytes:t,truncated:!1};const s=n.write(e);if(t<=2*o){const O=n.end(this.#n.
subarray(0,t-o));return{head:s,tail:O,bytes:t,truncated:!1}}const r=t%o,c=Buffer.concat([this.#n.subarray(r),this.#n.subarray(
0,r)]),d=c.subarray(f(c)).toString("utf8");return{head:s,tail:d,bytes:t,truncated:!0}}}l.Capture=a;function f(i){const o=n=>n!==
void 0&&n>>6===2;return[0,1,2,3].find(n=>!o(i[n]))??0}}),11863:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.configuresTool=d,l.replacesAudited=h,l.takenFor=m;function v(){const p=u(76760);return v=function(){return p},p}function y(){
const p=u(41330);return y=function(){return p},p}const _=["",".js",".json",".node"],I=new Set(["package.json",".npmrc"]),
R=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,N=/(?:^|\/)\.git(?:\/|$)/,k=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
T=/\.(?:gch|pch|local)$/,w=/\.d\.[cm]?ts$/i,g=/^(?:index|__init__|__main__|init|mod|main)\./,S=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function m(p){const P=i(p),E=M=>M===""||p.kindOf(M)==="directory";return M=>{if(R.test(M)||N.test(M)||h(M,A=>p.kindOf(A)!==
void 0))return!0;const j=O(M);if(j!==void 0&&E(j))return!0;const C=S.exec(M);if(C){const[,A="",F]=C;return F===void 0?E(
A):P(A).has(F)}const[L,$]=[t(M),v().posix.basename(M)];return E(L)?b($)||f($,P(L)):(b($)||I.has($))&&P(t(L)).has(v().posix.
basename(L))}}function h(p,P){return I.has(v().posix.basename(p))?P(v().posix.dirname(p)):_.some((E,M)=>{if(!p.endsWith(
E))return!1;const j=p.slice(0,p.length-E.length);return[..._.slice(M+1),...E===""?[]:[""]].some(L=>P(j+L))})}function b(p){
return g.test(p)&&a(p)}function a(p){return k.test(p)&&!w.test(p)}function f(p,P){return T.test(p)?P.has(p.replace(T,"")):
(o(p)===p||a(p))&&P.has(o(p))}function i(p){const P=new Map;return E=>{const M=()=>p.list(E).map(C=>v().posix.basename(C)),
j=P.get(E)??new Set(M().flatMap(C=>[C,o(C)]));return P.set(E,j),j}}function o(p){return v().posix.parse(p).name}function t(p){
const P=v().posix.dirname(p);return P==="."?"":P}const n=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts\
,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpf\
ile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.\
py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],e=[...n,"{package.json5,package.yaml,npm-shrinkwrap.json,\
package-lock.json,yarn.lock,pnpm-lock.yaml,bun.lock,bun.lockb}","{.pnpmfile.cjs,pnpm-workspace.yaml,.pnp.cjs,.pnp.js,.pn\
p.loader.mjs,bunfig.toml,import_map.json}","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel,deno,dprint,node\
mon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.gitmodules}","{.e\
nv,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfile.lock,*.pth,.pyt\
hon-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-toolchain,rust-to\
olchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{pom.xml,settings.xm\
l,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,global.json,nuget.c\
onfig,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMakeUserPresets.jso\
n,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xml.dist,composer.j\
son}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.bazel}"],s=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,
r=(0,y().default)(e,{dot:!0}),c=(0,y().default)(n,{dot:!0});function d(p,P){return c(v().posix.basename(p))&&P(v().posix.
dirname(p))}function O(p){const P=s.exec(p);if(P)return P[1]??"";const E=p.lastIndexOf("/");return r(p.slice(E+1))?p.slice(
0,Math.max(E,0)):void 0}}),66535:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.SideEffectsReader=void 0,
l.lowerLayer=h;function v(){const b=u(73024);return v=function(){return b},b}function y(){const b=u(76760);return y=function(){
return b},b}function _(){const b=u(26040);return _=function(){return b},b}function I(){const b=u(39491);return I=function(){
return b},b}function R(){const b=u(93028);return R=function(){return b},b}const N=1e5,k="more than can be listed",T=new Set;
class w{#e;#n;#t=new Map;#o=new m;#s=new m;#r=new m;#i=new m;#a=new Map;#c=!0;constructor(a,f){this.#e=a,this.#n=f}entry(a){
const{type:f,path:i}=a;if(this.#t.size===0&&this.#u("",!0),f==="c")return;const o=this.#t.get(g(i)),t=o?.below.has(i)===
!0,n=t?this.#e.kindOf(i):void 0;o&&!t&&(o.foreign-=1),f==="m"?this.#d(i,t):f!=="d"?this.#f(a,t):(t&&n!=="directory"?this.#f(
a,t):t&&a.mode!==this.#e.modeOf(i)&&this.#d(i,t),this.#u(i,n==="directory"))}left(a){const f=this.#t.get(g(a));f&&!f.below.
delete(a)&&(f.foreign+=1)}result(a){a&&this.#m();const f=[this.#o,this.#s,this.#r],[i,o,t]=f.map(c=>c.first()),n=a&&this.#c,
e=n&&f.every(c=>c.isWhole),s={created:i??[],changed:o??[],deleted:t??[],...!e&&{totals:this.#l(),complete:!1}},r=[...this.#i.
first(),...n?[]:[k]];return{side_effects:s,modified:r,remembered:this.#a}}#l(){return{created:this.#o.total,changed:this.#s.
total,deleted:this.#r.total}}#u(a,f){const i=f?new Set(this.#e.list(a)):T;this.#t.set(a,{below:i,foreign:0})}#d(a,f){(f?
this.#s:this.#o).add(`${a}/`),(f||this.#n?.isTaken(a))&&this.#i.add(a)}#f({path:a,stamp:f},i){if(this.#n===void 0){(i?this.#s:
this.#o).add(a);return}const{former:o,isTaken:t}=this.#n,n=o.get(a);n===void 0?(i?this.#s:this.#o).add(a):n!==f&&this.#s.
add(a),(i||t(a))&&this.#i.add(a),this.#a.size<N?this.#a.set(a,f):this.#c=!1}#m(){for(const[a,{below:f,foreign:i}]of this.#t){
for(const o of f)this.#p(o);i>0&&this.#o.add(`${a}/`)}for(const a of this.#n?.former.keys()??[])this.#a.has(a)||this.#r.
add(a)}#p(a){this.#r.add(a),this.#i.add(a)}}l.SideEffectsReader=w;function g(b){const a=y().posix.dirname(b);return a===
"."?"":a}const S=100;class m{#e=[];#n=0;add(a){this.#n+=1,this.#e.push(a),this.#e.length>10*S&&(this.#e=this.first())}get total(){
return this.#n}get isWhole(){return this.#n<=S}first(){return this.#e.sort().slice(0,S)}}function h(b,a){const f=new Set(
a),i=o=>f.has(o)||(0,I().foldersAbove)(o).some(t=>f.has(t));return{kindOf:o=>{if(i(o))return;const t=(0,_().attempt)(()=>(0,v().
lstatSync)((0,y().join)(b,o)));return t&&((0,R().kindOf)(t)??"special")},modeOf:o=>{const t=(0,_().attempt)(()=>(0,v().lstatSync)(
(0,y().join)(b,o)));return t&&t.mode&511},list:o=>{const t=(0,y().join)(b,o);return i(o)||(0,_().attempt)(()=>(0,v().realpathSync)(
t))!==t?[]:((0,_().attempt)(()=>(0,v().readdirSync)(t))??[]).map(e=>(0,y().join)(o,e)).filter(e=>!i(e))}}}}),27159:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.Records=void 0,l.readReport=R;function v(){const w=u(73024);return v=
function(){return w},w}const y="ready",_="end",I=0;async function R(w,g){const S=new N(g);for await(const m of(0,v().createReadStream)(
w))S.write(m);return S.end()}class N{#e;#n=Buffer.alloc(0);#t;#o=!1;#s;constructor(g){this.#e=g}write(g){const S=this.#n.
length===0?g:Buffer.concat([this.#n,g]);let m=0;for(let h=S.indexOf(I);h>=0;h=S.indexOf(I,m))this.#r(this.#t),this.#t=S.
toString("utf8",m,h),m=h+1;this.#n=S.subarray(m)}end(){const g=this.#t===_&&this.#n.length===0;return this.#t===y&&(this.#o=
!0),{started:this.#o,complete:g,free:this.#s}}#r(g){g!==void 0&&(this.#o?g.startsWith("=")?this.#e.left(g.slice(1)):g.startsWith(
"!free ")?this.#s=T(g):this.#e.entry(k(g)):this.#o=g===y)}}l.Records=N;function k(w){const g=w.indexOf(" ")+1,S=w.slice(
0,g-1),m=Number.parseInt(S.slice(S.lastIndexOf(":")+1),8)&511;return{type:w.slice(0,1),stamp:S,mode:m,path:w.slice(g)}}function T(w){
const[g,S,m]=w.split(" ").slice(1).map(Number);if(!(!g&&g!==0))return{bytes:g*Number(S),files:Number(m)}}}),46562:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.findingsOf=T,l.judgeGene=k;function v(){const o=u(13580);return v=function(){
return o},o}function y(){const o=u(57334);return y=function(){return o},o}function _(){const o=u(9436);return _=function(){
return o},o}function I(){const o=u(26239);return I=function(){return o},o}function R(){const o=u(49001);return R=function(){
return o},o}function N(){const o=u(47350);return N=function(){return o},o}function k(o,t,{policy:n,ignoring:e,missing:s}){
const r=h(o,C=>(0,_().suppress)(C,e)),c=t.outcomes.get(o)??[],d=t.mutants?.get(o),O=[...(0,R().runFindings)(r,c,t,n),...(0,I().
mutantFindings)(r,d)],P=[...(0,_().suppress)(O,e),...s?[s]:[]],E=T({gene:r,runFindings:P}).filter(({suppressed:C})=>!C),
M=g(c,P),j=(0,N().gravest)([(0,N().severityVerdict)(E,n.fail_on),...r.commands.map(C=>C.verdict==="block"?"fail":"pass"),
...M?["warn"]:c.map(m),s?"needs_approval":"pass"]);return{gene:r,ran:t.outcomes.has(o),outcomes:c,...d&&{mutants:d},runFindings:P,
verdict:j,summary:M?w:b(r,c,j,E)}}function T({gene:o,runFindings:t}){return[...o.findings,...o.commands.flatMap(n=>n.findings),
...t]}const w="not runnable here: the machine lacks a program or a tool";function g(o,t){const n=t.filter(({rule:e})=>(0,v().
ruleOf)(e).group==="environment");return n.length>0&&n.every(({severity:e})=>e!=="error")&&o.every(({status:e,reason:s})=>e===
"skipped"?!S.has(s):e==="passed"||e==="not_runnable")}const S=new Set([y().INTERRUPTED,y().OUTCOME_LOST]);function m({status:o,
reason:t}){return o==="passed"?"pass":o==="error"||S.has(t)?"error":"fail"}function h(o,t){return{...o,findings:t(o.findings),
commands:o.commands.map(n=>({...n,findings:t(n.findings)}))}}function b(o,t,n,e){const s=o.commands.findIndex($=>$.verdict===
"block"),r=t.findIndex(({status:$})=>$!=="passed"&&$!=="skipped"),c=t.findIndex(({status:$})=>$==="skipped"),d=[s,r,c].find(
$=>$>=0)??-1,O=o.commands[d];if(O)return`constraint: validation_failed: ${O.command} => ${i(t[d])}`;if(o.change==="remov\
ed")return"removed";const{files:p,max_files:P,severity:E}=o.blastRadius;if(e.some(a))return`constraint: blast_radius ${E}\
: ${p} / ${P} files`;const M=o.commands.length,j=M===1?"1 command":`${M} commands`;if(n==="needs_approval")return`${j} a\
llowed, waiting for approval`;if(n==="fail")return`failed: ${f(e).join(", ")}`;const C=t.length>0?`${j} passed`:`${j} al\
lowed, none run`,L=n==="warn"?f(e):[];return L.length>0?`${C}, with warnings: ${L.join(", ")}`:C}function a({rule:o,severity:t}){
return t==="error"&&o.startsWith("blast-radius-")}function f(o){const t=o.filter(({severity:e})=>e==="error"),n=o.filter(
({severity:e})=>e==="warning");return[...new Set((t.length>0?t:n).map(({rule:e})=>e))]}function i(o){return o?o.reason??
`exit code ${o.exit_code}`:"BLOCKED"}}),9436:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.dayOf=w,l.idleIgnores=
a,l.ignoreFindings=m,l.isIgnorable=g,l.refusalOf=b,l.suppress=S;function v(){const n=u(41330);return v=function(){return n},
n}function y(){const n=u(3051);return y=function(){return n},n}function _(){const n=u(32854);return _=function(){return n},
n}function I(){const n=u(37156);return I=function(){return n},n}function R(){const n=u(13580);return R=function(){return n},
n}function N(){const n=u(95132);return N=function(){return n},n}function k(){const n=u(43767);return k=function(){return n},
n}function T(){const n=u(52288);return T=function(){return n},n}function w(n){return n.toISOString().slice(0,10)}function g({
rule:n,severity:e,layer:s}){return(0,k().mayBeIgnored)({...(0,R().ruleOf)(n),severity:e,layer:s})}function S(n,{ignores:e,
...s}){const r=e.filter(d=>!(0,T().hasExpired)(d.expires,s.today)),c=(0,T().withLevels)(n,s);return r.length===0?c:c.map(
d=>{const O=g(d)&&r.find(p=>f(p,d));return O?{...d,suppressed:{reason:O.reason,expires:O.expires}}:d})}function m({ignores:n,
today:e},s,r){return n.flatMap(c=>{const{rule:d,reason:O,expires:p}=c,P=t(c),E=s.filter(C=>f(c,C)),M=E.every(g)?b(c):h;return M!==
void 0?[(0,N().finding)("ignore-refused",{rule:d,where:P,refusal:M})]:(0,T().hasExpired)(c.expires,e)?[(0,N().finding)("\
ignore-expired",{rule:d,where:P,reason:O,expires:p})]:E.length===0&&r.some(C=>i(c,C))?[(0,N().finding)("ignore-unused",{
rule:d,where:P,reason:O})]:[]})}const h="the rule decides whether commands may run, what a change may touch, or whether \
files are readable";function b({rule:n}){const e=new Map(I().CHECK_RULES.map(r=>[r.id,r])),s=e.get(n);if(s===void 0){const r=(0,y().
nearestName)(n,[...e.keys()]);return`the rule does not exist${r?` (did you mean \`${r}\`?)`:""}`}if(n!=="protected-path")
return(0,k().mayBeIgnored)(s)?void 0:h}function a(n,e){return n.flatMap(s=>{const r=(0,T().hasExpired)(s.expires,e)?`it \
expired on ${s.expires}`:void 0,c=b(s)??r;return c===void 0?[]:[{rule:s.rule,why:c}]})}function f({rule:n,where:e},{rule:s,
location:r,subject:c}){if(n!==s)return!1;const{path:d,gene:O,command:p}=e??{};return(d===void 0||r!==void 0&&o(r.path,d))&&
(O===void 0||O===c?.id)&&(p===void 0||p===c?.command)}function i({where:n},{asset:e,commands:s}){const{path:r,gene:c,command:d}=n??
{};return(r===void 0||o(e.path,r))&&(c===void 0||c===e.id)&&(d===void 0||s.some(O=>O.command===d))}function o(n,e){return(0,_().
isWithin)(n,e)||(0,v().default)(e,{dot:!0,nonegate:!0})(n)}function t({where:n={}}){const e=Object.entries(n).map(([s,r])=>`\
the ${s} \`${r}\``);return e.length===0?"for all findings":`for ${e.join(", ")}`}}),92344:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.allFindings=a,l.judge=h,l.judgeShards=o,l.otherShards=t,l.verdictOfPart=n;function v(){const e=u(
9354);return v=function(){return e},e}function y(){const e=u(89549);return y=function(){return e},e}function _(){const e=u(
27199);return _=function(){return e},e}function I(){const e=u(97247);return I=function(){return e},e}function R(){const e=u(
95132);return R=function(){return e},e}function N(){const e=u(46562);return N=function(){return e},e}function k(){const e=u(
9436);return k=function(){return e},e}function T(){const e=u(52288);return T=function(){return e},e}function w(){const e=u(
47350);return w=function(){return e},e}const g=new Set(["gate-weakened","gate-approval-missing"]),S=new Set,m={ignores:[],
rules:{}};function h(e,s,{policy:r,now:c,approval:d=v().NOTHING_WAITS}){const{ignores:O,rules:p}=(0,I().isOfChange)(e)?r:
m,P={ignores:O,rules:p,today:(0,k().dayOf)(c)},E=new Map(e.genes.map(W=>{const H=f(W,d);return[W,(0,N().judgeGene)(W,s,{
policy:r,ignoring:P,...H&&{missing:H}})]})),M=[...E.values()],j=t(s.shards??[]),C=i(d),L=[...C?e.findings:b(e.findings,r,
d),...C?[C]:[],...j?[j]:[],...s.findings??[],...s.interrupted>0?[(0,R().finding)("run-interrupted",{skipped:s.interrupted})]:
[]],$=[...L,...M.flatMap(N().findingsOf)],A=[...(0,k().suppress)(L,P),...(0,k().ignoreFindings)(P,$,e.genes),...(0,T().levelFindings)(
P)],F=r.approvals.gate>0?g:S,G=(0,w().gravest)([(0,w().severityVerdict)(A.filter(({rule:W})=>!F.has(W)),r.fail_on),A.some(
({rule:W})=>F.has(W))?"warn":"pass"]),x=s.interrupted>0?"error":"pass",U=C?"needs_approval":"pass",B=(0,w().gravest)([G,
x,U,...M.map(W=>W.verdict)]);return{genes:M,findings:A,verdict:j?n(B):B,shards:o(s.shards??[],E)}}function b(e,{approvals:{
gate:s}},{approvals:r}){if(s>0&&r.length===0)return e;const c=s>0?"given":"not required";return e.map(d=>d.rule==="gate-\
weakened"?{...d,args:{...d.args,approval:c}}:d)}function a({findings:e,genes:s}){return[...e,...s.flatMap(N().findingsOf)]}
function f(e,{waiting:s,refusals:r,means:c,digest:d=""}){const O=s.get(e);if(O===void 0)return;const{asset:p,commands:P}=e;
return(0,R().finding)("approval-missing",{gene:p.id,confirmation:O.confirmation==="strong"?"strong":"very strong",needed:O.
needed,given:O.given,commands:P.filter(({confirmation:E})=>E!=="standard").map(({command:E})=>E),means:c,digest:(0,y().shortDigest)(
d),refusals:r},(0,_().placeOf)(p))}function i({gate:e,refusals:s,means:r,digest:c=""}){if(e===void 0)return;const d={...e,
means:r,digest:(0,y().shortDigest)(c),refusals:s};return(0,R().finding)("gate-approval-missing",d)}function o(e,s){return e.
map(({index:r,of:c,genes:d})=>{const O=(0,w().gravest)([...d].map(p=>s.get(p)?.verdict??"error"));return{index:r,of:c,genes:d.
size,verdict:O}})}function t(e){const[s]=e;if(!(s===void 0||e.length===s.of))return(0,R().finding)("part-of-run",{index:s.
index,of:s.of,genes:s.genes.size})}function n(e){return e==="pass"||e==="warn"?"error":e}}),52288:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.hasExpired=g,l.idleLevels=m,l.levelFindings=h,l.withLevels=T;function v(){const a=u(3051);return v=
function(){return a},a}function y(){const a=u(54441);return y=function(){return a},a}function _(){const a=u(8801);return _=
function(){return a},a}function I(){const a=u(37156);return I=function(){return a},a}function R(){const a=u(13580);return R=
function(){return a},a}function N(){const a=u(95132);return N=function(){return a},a}function k(){const a=u(43767);return k=
function(){return a},a}function T(a,f){return Object.keys(f.rules).length===0?a:a.map(i=>w(i,f))}function w(a,f){const{rule:i,
severity:o,layer:t}=a,n={...(0,R().ruleOf)(i),severity:o,layer:t},e=S(f,i),s=o==="error"&&n.group&&S(f,n.group),r=e?i:n.
group,c=e??(s||void 0);if(c===void 0||r===void 0)return a;const{level:d,...O}=c,p=d==="off"?"notice":d;return p===o||p!==
"error"&&!(0,k().mayBeSoftened)(n)?a:{...a,severity:p,level:{rules:r,level:d,from:o,...O}}}function g(a,f){return a!==void 0&&
a<f}function S({rules:a,today:f},i){const o=Object.hasOwn(a,i)?a[i]:void 0,t=o&&(0,_().settingOf)(o);return g(t?.until,f)?
void 0:t}function m({rules:a,today:f}){return Object.entries(a).flatMap(([i,o])=>{const{level:t,until:n}=(0,_().settingOf)(
o),e=g(n,f)?`it expired on ${n}`:void 0,s=b(i,t)??e;return s===void 0?[]:[{name:i,why:s}]})}function h({rules:a,today:f}){
return Object.entries(a).flatMap(([i,o])=>{const{level:t,until:n,reason:e="none given"}=(0,_().settingOf)(o),s=b(i,t);return s!==
void 0?[(0,N().finding)("level-refused",{name:i,level:t,refusal:s})]:g(n,f)?[(0,N().finding)("level-expired",{name:i,level:t,
until:n,reason:e})]:[]})}function b(a,f){const i=new Set(y().RULE_GROUPS),o=new Map(I().CHECK_RULES.map(n=>[n.id,n]));if(i.
has(a))return;const t=o.get(a);if(t===void 0){const n=(0,v().nearestName)(a,[...i,...o.keys()]);return`there is no such \
rule or group${n?` (did you mean \`${n}\`?)`:""}`}if(!(f==="error"||(0,k().mayBeSoftened)(t)||a==="protected-path"))return"\
the rule decides whether commands may run, what a change may touch, or whether files are readable"}}),26239:((D,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.mutantFindings=I;function v(){const N=u(27199);return v=function(){return N},
N}function y(){const N=u(31238);return y=function(){return N},N}function _(){const N=u(95132);return _=function(){return N},
N}function I({asset:N,commands:k},T){if(T===void 0)return[];const w=T.every(({outcome:g})=>g==="survived");return k.flatMap(
(g,S)=>{const m=T[S],h=m?.outcome==="survived"?m.files:m?.existing?.files;if(m===void 0||h===void 0)return[];const{command:b,
location:a}=g,f=m.outcome!=="survived",i=f?h.length:m.total_files??h.length,o=m.operator??"mixed",t=(0,_().finding)("pas\
ses-when-broken",{command:b,files:h,total:i,how:o,isExisting:f},{location:a,subject:{...(0,v().subjectOf)(N),command:b}});
return[!f&&(w||R(g))?t:{...t,severity:"notice"}]})}function R({plan:N}){if(N===void 0)return!1;const{argv:k,scripts:T}=N;
return T===void 0?(0,y().runsTests)(k):T.steps.some(({text:w})=>(0,y().runsTests)(w.split(/[\s;&|()]+/)))}}),49001:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.earlierOutputOf=f,l.runFindings=k;function v(){const n=u(41330);return v=
function(){return n},n}function y(){const n=u(27199);return y=function(){return n},n}function _(){const n=u(6470);return _=
function(){return n},n}function I(){const n=u(55250);return I=function(){return n},n}function R(){const n=u(95132);return R=
function(){return n},n}function N(){const n=u(57334);return N=function(){return n},n}function k(n,e,{isolation:s},r){const c=s.
level==="namespaces"&&r.views==="command",d=n.commands.flatMap((O,p)=>{const P=e[p];if(P===void 0)return[];const{command:E,
location:M}=O,j={location:M,subject:{...(0,y().subjectOf)(n.asset),command:E}};return[{audited:O,command:E,outcome:P,place:j}]});
return[...d.flatMap(O=>[...h(O,r),...m(O,r),...S(O)]),...c?w(d):[],...T(n,e,r)]}function T({asset:n,commands:e},s,{limits:r}){
const c=e.filter((p,P)=>s[P]?.reason===N().BUDGET_SPENT),[d]=c;if(d===void 0)return[];const O={gene:n.id,seconds:r.budget_seconds,
commands:c.length};return[(0,R().finding)("budget-spent",O,{location:d.location,subject:(0,y().subjectOf)(n)})]}function w(n){
const e=n.findIndex(({outcome:c})=>c.status==="failed"),s=n[e],r=s&&f(s,n.slice(0,e));return r?[(0,R().finding)("earlier\
-output-missing",{command:s.command,...r},s.place)]:[]}const g=[["checkout_modified","checkout-modified"],["checkout_cha\
nged","checkout-changed"],["left_out","file-left-out"]];function S({command:n,outcome:e,place:s}){return g.flatMap(([r,c])=>{
const d=e[r];return d?[(0,R().finding)(c,{command:n,paths:d},s)]:[]})}function m({command:n,outcome:{side_effects:e},place:s},{
caches:r,views:c}){const O=e?b({...e,...c==="gene"&&{created:[]}},r):[];return O.length===0?[]:[(0,R().finding)("command\
-writes",{command:n,paths:O},s)]}function h({audited:n,command:e,outcome:s,place:r},{limits:{slow_command_seconds:c}}){const d=Math.
round(s.duration_ms/1e3),O=(0,I().causeWords)(s.causes);switch(s.status){case"failed":{const p=s.exit_code??1;return[(0,R().
finding)("command-failed",{command:e,exitCode:p,...O},r)]}case"timed_out":return s.reason===N().BUDGET_SPENT?[]:[(0,R().
finding)("command-timed-out",{command:e,seconds:d,...O},r)];case"crashed":return[(0,R().finding)("command-crashed",{command:e,
reason:s.reason??"no exit code",...O},r)];case"not_runnable":{const{program:p=e}=n.plan??{};return[(0,R().finding)("prog\
ram-missing",{command:e,program:p},r)]}case"passed":return s.duration_ms>c*1e3?[(0,R().finding)("command-slow",{command:e,
seconds:d,limit:c},r)]:[];case"skipped":{if(s.reason===N().OUTCOME_LOST)return[(0,R().finding)("not-judged",{detail:`the\
 command \`${e}\`: ${N().OUTCOME_LOST}`},r)];const p=(0,_().toolOf)(n.reading);return p&&p.path===void 0?[(0,R().finding)(
"tool-not-installed",{command:e,tool:p.name},r)]:[]}case"error":case"blocked":return[]}}function b({created:n,changed:e,
deleted:s},r){const c=(0,v().default)([...r],{dot:!0});return[...n,...e,...s].filter(d=>!c(d)).sort()}const a=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function f(n,e){const s=i(n),r=s.filter(c=>a.test(c));for(const{command:c,outcome:d}of e.toReversed())for(const O of d.side_effects?.
created??[]){if(s.some(P=>o(P,O)))return{path:O,writer:c};const p=t(O).find(P=>r.some(E=>o(E,P)));if(p!==void 0)return{path:p,
writer:c}}}function i({command:n,outcome:{stdout:e,stderr:s}}){const r=[s,e].flatMap(({head:c,tail:d})=>[c,d]);return[n,
...r.flatMap(c=>c.split(`
`))]}function o(n,e){for(let s=n.indexOf(e);s>=0;s=n.indexOf(e,s+1)){const r=n[s-1]??" ",c=n.slice(s+e.length,s+e.length+
2);if(/[^\w.-]/.test(r)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(c))return!0}return!1}function t(n){const e=n.split("/").slice(
0,-1);return e.map((s,r)=>e.slice(0,e.length-r).join("/"))}}),47350:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.REPORTED_ONLY=void 0,l.exitCodeOf=T,l.gravest=R,l.isBlocking=_,l.severityVerdict=I;function v(){const w=u(13580);return v=
function(){return w},w}const y={pass:0,warn:1,needs_approval:2,fail:3,error:4};function _({rule:w,severity:g,suppressed:S},m){
return S||g==="notice"?!1:g==="error"||m==="warning"&&!(0,v().ruleOf)(w)?.advice}function I(w,g){const S=m=>w.some(h=>h.
severity===m&&!h.suppressed);return w.some(({rule:m})=>(0,v().ruleOf)(m).undecided)?"error":S("error")?"fail":S("warning")?
w.some(m=>_(m,g))?"fail":"warn":"pass"}function R(w){return w.reduce((g,S)=>y[S]>y[g]?S:g,"pass")}const N=l.REPORTED_ONLY=
new Set(["fail","needs_approval"]),k={pass:0,warn:0,fail:1,needs_approval:1,error:2};function T(w,g="block"){return g===
"report"&&N.has(w)?0:k[w]}})};
