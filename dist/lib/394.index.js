"use strict";exports.id=394,exports.ids=[394],exports.modules={1395:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.approvalDigest=
_,l.boundFiles=R,l.changedSince=S,l.groupDigest=N,l.judgedHead=h,l.weakensGate=b;function v(){const i=u(77598);return v=
function(){return i},i}function w(){const i=u(57975);return w=function(){return i},i}function k(){const i=u(41330);return k=
function(){return i},i}function I(){const i=u(32854);return I=function(){return i},i}async function R(i,f,a=new Set){const o=f.
length===0?()=>!1:(0,k().default)([...f],{dot:!0,nonegate:!0}),n=[...i.files()].filter(({path:e})=>(0,I().isWithin)(e,".\
github")||a.has(e)||!o(e)).map(async e=>[e.path,await T(i,e)]);return new Map(await Promise.all(n))}async function T(i,{
path:f,kind:a,oid:o}){if(o!==void 0)return`${a} ${o}`;const t=a==="symlink"?i.readlink(f)??"":await i.read(f);return`${a}\
 ${(0,v().createHash)("sha256").update(t).digest("hex")}`}function _(i){const{files:f,baseRef:a,plansDigest:o,policyDigest:t,
weakened:n}=i,e=[...f].sort(([s],[r])=>s<r?-1:1);return g([a,o,t,e,n])}function N(i){return i.length>1?g([...i].sort()):
i[0]}function g(i){return`sha256:${(0,v().createHash)("sha256").update(JSON.stringify(i)).digest("hex")}`}const y=3;function S(i,f){
const a=[...new Set([...i.files.keys(),...f.files.keys()])].filter(o=>i.files.get(o)!==f.files.get(o)).sort();return a.length>
0?`${m(a)} ${a.length===1?"has":"have"} changed`:i.plansDigest!==f.plansDigest?"the commands that would run have changed":
(0,w().isDeepStrictEqual)(i.weakened,f.weakened)?void 0:"what weakens the gate has changed"}function m(i){const f=i.slice(
0,y).map(t=>`\`${t}\``),a=i.length-f.length,o=a>0?`${a} more ${a===1?"file":"files"}`:f.pop();return f.length===0?`${o}`:
`${f.join(", ")} and ${o}`}async function h(i,f,{policy:a,digest:o},t){const{genes:n,plansDigest:e}=i,s=i.findings.filter(
({rule:d})=>d==="gate-weakened").map(({args:d,location:O})=>[O?.path??"",JSON.stringify(d)]),r=new Set(s.map(([d])=>d));
return{subject:{files:await R(f,a.approvals.unaffected_by,r),baseRef:t,plansDigest:e,policyDigest:o,weakened:s},genes:n,
weakensGate:b(i)}}function b({findings:i}){return i.some(({rule:f})=>f==="gate-weakened")}}),9354:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.NOTHING_WAITS=void 0,l.findApprovals=I;function v(){const m=u(41895);return v=function(){return m},
m}function w(){const m=u(39763);return w=function(){return m},m}function k(){const m=u(1395);return k=function(){return m},
m}async function I(m,h,b,i){const{means:f}=i,a=(0,k().weakensGate)(m)?R(h.gate,f):0,o=m.genes.flatMap(d=>{const O=y(d);return O===
"standard"?[]:[{gene:d,confirmation:O,needed:R(h[O],f)}]});if(o.length===0&&a===0)return{...S,means:f};const t=await Promise.
all(b.map(d=>_(d,h.people,i))),n=b.length>1?t.map(N):t,e=o.flatMap(({gene:d,...O})=>{const p=T(n,({asking:P})=>P?.has(g(
d))??!0);return O.needed>p?[[d,{...O,given:p}]]:[]}),s=T(n,({weakensGate:d})=>d??!0),r=n.flatMap(({digest:d})=>d??[]),c=r.
length===b.length?(0,k().groupDigest)(r):void 0;return{means:f,approvals:n.flatMap(({approvals:d})=>d),refusals:n.flatMap(
({refusals:d})=>d),waiting:new Map(e),...a>s&&{gate:{needed:a,given:s}},...c!==void 0&&{digest:c}}}function R(m,h){return h===
"digest"?Math.min(m,1):m}function T(m,h){const b=m.filter(h),i=b.length>0?b:m;return i.length===0?0:Math.min(...i.map(({
approvals:f})=>f.length))}async function _({pullRequest:m,judge:h},b,{find:i}){try{const{subject:f,genes:a,weakensGate:o}=await h(),
t=(0,k().approvalDigest)(f),n={people:b,subject:f,...m!==void 0&&{pullRequest:m}},{approvals:e,refusals:s}=await i(n),r=a.
filter(c=>y(c)!=="standard").map(g);return{pullRequest:m,approvals:e,refusals:s,asking:new Set(r),weakensGate:o,digest:t}}catch(f){
if(!(f instanceof v().GateError))throw f;const a=`could not judge the head: ${f.message}`;return{pullRequest:m,approvals:[],
refusals:[a]}}}function N(m){const{pullRequest:h,approvals:b,refusals:i}=m;return h===void 0?m:{...m,approvals:b.map(f=>({
...f,pull_request:h})),refusals:i.map(f=>`pull request ${h}: ${f}`)}}function g({asset:{path:m,id:h}}){return JSON.stringify(
[m,h])}function y({commands:m}){if(m.some(({plan:b})=>b===void 0))return"standard";const h=m.map(({confirmation:b})=>w().
CONFIRMATIONS.indexOf(b));return w().CONFIRMATIONS[Math.max(0,...h)]??"standard"}const S=l.NOTHING_WAITS={means:"digest",
approvals:[],refusals:[],waiting:new Map}}),89549:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.approveByDigest=
T,l.shortDigest=R;function v(){const _=u(41895);return v=function(){return _},_}function w(){const _=u(1395);return w=function(){
return _},_}const k=24,I=new RegExp(`^sha256:[0-9a-f]{${k},64}$`);function R(_){return _.slice(0,7+k)}function T(_,N){if(_!==
void 0&&!I.test(_))throw new(v()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(_)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:g})=>{
if(_===void 0)return{approvals:[],refusals:[]};if((0,w().approvalDigest)(g).startsWith(_))return{approvals:[{user:"comma\
nd line",at:N.toISOString()}],refusals:[]};const y=R(_);return{approvals:[],refusals:[`--approve ${y} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}}),23423:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.readAppendedLog=y,l.readRecords=i,l.readUntouchedLog=g;function v(){const t=u(23404);return v=
function(){return t},t}function w(){const t=u(26040);return w=function(){return t},t}function k(){const t=u(27199);return k=
function(){return t},t}function I(){const t=u(64385);return I=function(){return t},t}function R(){const t=u(78114);return R=
function(){return t},t}function T(){const t=u(86581);return T=function(){return t},t}function _(){const t=u(24932);return _=
function(){return t},t}function N(){const t=u(28894);return N=function(){return t},t}async function g(t,{path:n,size:e=0},s){
if(e>N().MAX_LOG_BYTES)return h(n,e);try{return i(n,await t.read(n,N().MAX_LOG_BYTES),s)}catch(r){return(0,I().unreadFile)(
n,r)}}async function y(t,n,{path:e,size:s=0},r){if(!(s>N().MAX_LOG_BYTES))try{const[c,d]=await Promise.all([t.read(e,N().
MAX_LOG_BYTES),n.read(e,N().MAX_LOG_BYTES)]),O=(0,N().continuationOf)(c,d);if(O.kind==="rewritten")return;const{from:p}=O,
P=i(e,d.subarray(0,p),r),E=(0,N().countLines)(d,p)+1,M=S(e,d.subarray(p),r,E);return{kept:P,appended:m(M,P)}}catch(c){return{
kept:{path:e,assets:[],problems:[]},appended:(0,I().unreadFile)(e,c)}}}function S(t,n,e,s){return n.length>e.maxBytes?(0,I().
tooLargeFile)(t,n.length,e):(0,I().readAssetFile)(t,n,e,s)}function m(t,n){if(t.assets.length===0)return t;const e=new Map(
n.assets.map(r=>[`${r.type} ${r.id}`,r])),s=t.assets.flatMap(r=>{const c=e.get(`${r.type} ${r.id}`);if(c===void 0||r.id.
startsWith("#"))return[];if((0,v().canonicalize)(r.value)===(0,v().canonicalize)(c.value)){const O=`${r.type} ${JSON.stringify(
r.id)}, 2 times`;return[{rule:"duplicate-copy",location:r.locate(),detail:O,id:r.id}]}const d=`${r.type} ${JSON.stringify(
r.id)}, first at line ${c.locate().line}, column 1`;return[{rule:"duplicate-id",location:r.locate(),detail:d,id:r.id}]});
return{...t,problems:[...t.problems,...s]}}function h(t,n){return{path:t,assets:[],problems:[],unread:`${n} bytes, of at\
 most ${N().MAX_LOG_BYTES}`}}const b=10;function i(t,n,e){const s=f(n,e.maxBytes),r=n.subarray(s),c=(0,N().countLines)(n,
s)+1,d=a(t,r,c),O=d?{path:t,assets:d,problems:[]}:(0,I().readAssetFile)(t,r,e,c),p=O.problems.find(({rule:M})=>R().UNREAD.
has(M))?.detail,P=s>0?`only the newest ${r.length} of ${n.length} bytes`:void 0,E=p??P;return{...O,...E!==void 0&&{unread:E}}}
function f(t,n){if(t.length<=n)return 0;const e=t.indexOf(b,t.length-n-1);return e<0?t.length:e+1}function a(t,n,e){const{
text:s,complete:r}=(0,_().decodeUtf8)(n);if(!r)return;const c=[];let d=e;for(let O=0;O<s.length;d+=1){const p=s.indexOf(
`
`,O),P=p<0?s.length:p,E=s.slice(O,P);if(O=P+1,E.trim()==="")continue;const M=o(E);if(M===void 0||(0,T().hasAssetLists)(M))
return;const{type:j}=M;if((0,T().isAssetType)(j)){const[C,L]=[d,c.length];c.push({type:j,id:(0,I().declaredId)(M)??`#${L+
1}`,path:t,value:M,pointer:[L],locate:()=>({path:t,line:C,column:1})})}else if(!(0,T().isCompanion)(j))return}return c}function o(t){
const n=(0,w().attempt)(()=>JSON.parse(t));return(0,k().isJsonObject)(n)?n:void 0}}),67506:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.auditAssets=m,l.auditChange=S,l.mayRunSome=f;function v(){const t=u(12154);return v=function(){
return t},t}function w(){const t=u(91850);return w=function(){return t},t}function k(){const t=u(72025);return k=function(){
return t},t}function I(){const t=u(70716);return I=function(){return t},t}function R(){const t=u(97004);return R=function(){
return t},t}function T(){const t=u(72391);return T=function(){return t},t}function _(){const t=u(54034);return _=function(){
return t},t}function N(){const t=u(16373);return N=function(){return t},t}function g(){const t=u(6470);return g=function(){
return t},t}function y(){const t=u(66160);return y=function(){return t},t}async function S(t){const n=await(0,y().readChangeSubject)(
t),{change:e,tree:s,policy:r,assets:c,exempt:d,radius:O,counted:p}=n,{genes:P,...E}=await b(n,j=>j),M=await(0,R().blockedGenes)(
n.claims.filter(({type:j})=>j==="Capsule"),c.present,n.judge);return{...E,genes:P.map(([{change:j},C])=>({...C,change:j.
kind})),capsules:(0,T().judgeCapsules)(c,r.a2a,p.least,M),blastRadius:O,files:await(0,w().markHiddenFiles)((0,v().countedFiles)(
e,d,s),s)}}async function m(t,n,e){const s={assets:t,problems:[]},r=h(t,e),c=()=>"author",{genes:d,...O}=await b((0,y().
subjectOfAssets)(s,n,c,r),({asset:p})=>(0,N().readGene)(p,n,c));return{...O,genes:d.map(([,p])=>p)}}function h(t,n){return{
changes:[...t.map(e=>({kind:"added",asset:e})),...n.filter(({type:e})=>e==="Gene").map(e=>({kind:"applied",asset:e,before:e}))],
problems:[],files:[],present:[...n,...t],unread:[]}}async function b(t,n){const e=await i(t),s={timeoutMs:t.policy.limits.
command_timeout_seconds*1e3,mayRun:t.tree!==void 0&&!e.some(o)},{clock:r}=t,c=await r.all("Checking genes",t.genes,async O=>{
const p=await n(O);return[p,await(0,_().auditGene)(t,p,s)]}),d=c.flatMap(([,{commands:O}])=>O.flatMap(({plan:p})=>p??[]));
return{genes:c,findings:e,plansDigest:(0,g().digestPlans)(d)}}async function i(t){const{clock:n,claims:e}=t,s=await(0,k().
ask)(I().SUBJECT_CHECKS,t),r=await n.all("Checking events and Capsules",e,c=>(0,k().ask)(I().CLAIM_CHECKS,t,{asset:c}));
return[s,...r].flat()}function f({genes:t,findings:n}){return!n.some(o)&&t.some(({commands:e,findings:s})=>e.length>0&&e.
every(({verdict:r})=>r!=="block")&&!s.some(_().forbidsRunningGene))}const a=new Set(["forbidden-path-always","symlink-le\
aves-tree","submodule-changed","store-root-missing"]);function o({rule:t,location:n}){return a.has(t)||t==="not-judged"&&
n===void 0}}),97247:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.isOfChange=u;function u(v){return"files"in
v}}),91850:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.markHiddenFiles=T;function v(){const i=u(72720);
return v=function(){return i},i}function w(){const i=u(93028);return w=function(){return i},i}const k=100,I=64*1024,R=200;
async function T(i,f){const a=i.slice(0,k),o=[...new Set(a.flatMap(({path:n})=>N(n)))].sort((n,e)=>n.length-e.length),t=(await Promise.
all(o.map(n=>g(n,f)))).flat();return i.map((n,e)=>{if(e>=k||n.veil!==void 0)return n;const s=_(t,n.path);return s===void 0?
n:{...n,veil:s}})}function _(i,f){const a=new Map;for(const o of i)if(o.attributes.size>0&&o.matches(f))for(const[t,n]of o.
attributes)a.set(t,n);return[...a].find(([,o])=>o)?.[0]}function N(i){return["",...[...i.matchAll(/\//g)].map(({index:f})=>i.
slice(0,f+1))]}async function g(i,f){const{kind:a,size:o=0}=f.stat(`${i}.gitattributes`)??{};return!(0,w().isRegular)(a)||
o>I?[]:(await f.read(`${i}.gitattributes`)).toString("utf8").split(`
`).slice(0,R).flatMap(n=>y(n,i))}function y(i,f){const[a="",...o]=i.trim().split(/\s+/);if(a===""||/^[#!"]/.test(a))return[];
const t=(0,v().compileLinear)(m(a));return"error"in t?[]:[{matches:e=>e.startsWith(f)&&t.matches(e.slice(f.length)),attributes:new Map(
o.flatMap(e=>S[e]??[]))}]}const S={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function m(i){const f=i.
includes("/")?"":"(?:.*/)?",a=i.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,o=>h[o]??b(o));return`\
^${f}${a}$`}const h={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function b(i){return i.startsWith("*")?"\
[^/]*":`\\${i}`}}),84812:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.broadcastFindings=R;function v(){
const S=u(27199);return v=function(){return S},S}function w(){const S=u(95132);return w=function(){return S},S}function k(){
const S=u(72025);return k=function(){return S},S}function I(){const S=u(88333);return I=function(){return S},S}function R(S,m,h,b={
files:0,lines:0}){const{status:i,score:f}=N(S.value.outcome),a=N(S.value.blast_radius),o={capsule:S.id},t=(...e)=>(0,v().
placeOf)(S,e),n=[];if(i!=="success"){const e={...o,status:y(i)};n.push((0,w().finding)("capsule-not-successful",e,t("out\
come","status")))}if(!g(f,h.min_score,1)){const e={...o,score:y(f),least:h.min_score};n.push((0,w().finding)("capsule-sc\
ore",e,t("outcome","score")))}for(const e of["files","lines"]){const s=h[`max_${e}`],r=Math.max(b[e],m.radius?.[e]??0);if(g(
a[e],0,s)&&r<=s)continue;const c=y(a[e]),d=r>s?`${r} (claimed: ${c})`:c,O={...o,field:e,found:d,most:s};n.push((0,w().finding)(
"capsule-blast-radius",O,t("blast_radius",e)))}if(m.unmeasured!==void 0){const e=`not a size in the event \`${m.unmeasured}\
\``,s={...o,field:"files",found:e,most:h.max_files};n.push((0,w().finding)("capsule-blast-radius",s,t("blast_radius")))}
return m.count<h.min_success_streak&&n.push(...T(S,m,h.min_success_streak)),n}function T(S,{count:m,unread:h,failed:b,uncounted:i=[]},f){
const a=(0,v().placeOf)(S),o={capsule:S.id};if(b!==void 0)return[(0,w().finding)("capsule-failed",{...o,event:b},a)];if(h!==
void 0){const t=`whether the Capsule \`${S.id}\` has enough consecutive successes`;return[(0,k().notChecked)(t,h,{...a,severity:"\
error"})]}return[(0,w().finding)("capsule-streak",{...o,streak:m,least:f},a),...i.slice(0,_).map(t=>(0,w().finding)("str\
eak-event-not-counted",{...o,...t},a))]}const _=5;function N(S){return(0,v().isJsonObject)(S)?S:{}}function g(S,m,h){return typeof S==
"number"&&S>=m&&S<=h}function y(S){return S===void 0?"missing":(0,I().describeJson)(S)}}),72391:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.judgeCapsules=N;function v(){const m=u(68616);return v=function(){return m},m}function w(){
const m=u(72025);return w=function(){return m},m}function k(){const m=u(84812);return k=function(){return m},m}function I(){
const m=u(59613);return I=function(){return m},m}function R(){const m=u(85475);return R=function(){return m},m}function T(){
const m=u(57733);return T=function(){return m},m}function _(){const m=u(47771);return _=function(){return m},m}function N({
changes:m,present:h,unread:b},i,f,a=new Map){const o=m.filter(S);if(o.length===0)return[];const t=(0,_().streakCounter)(
(0,_().eventsIn)({changes:m,present:h,unread:b}),!0),n=b.at(-1),e=f&&g(o,f);return o.map(({kind:s,asset:r,before:c})=>{if(s===
"removed")return{change:s,asset:r,eligible:null,eligibility:null,reasons:[]};const d=s==="added"?e:c&&(0,I().sizeOf)(c.value.
blast_radius),O=y(r,()=>{const E=t(r),M=n===void 0||E.ended?E:{...E,unread:n},j=a.get(r);return[...(0,k().broadcastFindings)(
r,M,i,d),...j?[j]:[]]}),p=(0,v().eligibilityOf)(O);return{change:s,asset:r,eligible:p==="eligible",eligibility:p,reasons:O}})}
function g(m,h){const b=m.filter(({kind:a})=>a==="added").map(({asset:a})=>(0,I().sizeOf)(a.value.blast_radius)??{files:0,
lines:0}),i=a=>b.reduce((o,t)=>o+t[a],0);return i("files")>=h.files&&i("lines")>=h.lines?void 0:h}function y(m,h){try{return[
...h(),...(0,T().promotionSchemaFindings)(m),...(0,R().identityFindings)(m,"hand")].filter(({severity:b,rule:i})=>b==="e\
rror"||i==="streak-event-not-counted")}catch(b){return[(0,w().assetNotJudged)(m,b)]}}function S({asset:m}){return m.type===
"Capsule"}}),31238:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.runsTests=I;function v(){const R=u(75070);
return v=function(){return R},R}const w=["pytest","py.test","unittest","nose2","tox","nox","phpunit","rspec"],k=new Set(
["node","cargo","go","bun","deno","dotnet","swift","mvn","gradle"]);function I(R){const T=new Set([...w,...v().TEST_RUNNERS.
flatMap(({programs:_})=>_)]);return R.some((_,N)=>T.has(_)?!0:k.has(_)&&/^(?:--)?test$/.test(R[N+1]??""))}}),39092:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.commitLayer=R;function v(){const T=u(51455);return v=function(){return T},
T}function w(){const T=u(76760);return w=function(){return T},T}function k(){const T=u(7650);return k=function(){return T},
T}function I(){const T=u(78173);return I=function(){return T},T}async function R({checkout:T,layer:_,modes:N,env:g}){const y=(0,w().
join)(T,".git");if(!(await(0,v().lstat)(y).catch(()=>{}))?.isDirectory())return;const m=(0,k().userEnvironment)(g),b=(await(0,k().
runGit)({directory:T,env:m,config:["safe.directory=*"]},["rev-parse","--verify","HEAD"])).stdout.toString().trim(),i=b.length===
64?"sha256":"sha1",f=await(0,I().openObjectView)({objects:(0,w().join)(y,"objects"),shallow:(0,w().join)(y,"shallow"),format:i,
env:m}),a=async(o,t,n)=>(await f.objects(o,{...t!==void 0&&{input:t},...n!==void 0&&{env:{GIT_INDEX_FILE:n}}})).toString();
try{const o=[...N.keys()],n=(await a(["hash-object","-w","--no-filters","--stdin-paths"],o.map(E=>`${JSON.stringify((0,w().
join)(_,E))}
`).join(""))).trim().split(`
`),e=(0,w().join)(_,".git","index");await(0,v().mkdir)((0,w().dirname)(e),{recursive:!0}),await(0,v().cp)((0,w().join)(y,
"index"),e);const s=o.map((E,M)=>`${N.get(E)} ${n[M]}	${E}\0`);await a(["update-index","-z","--index-info"],s.join(""),e);
const r=(await a(["write-tree"],void 0,e)).trim(),d=(await a(["cat-file","commit",b])).replace(/^tree .*/,`tree ${r}`),O=await a(
["hash-object","-t","commit","-w","--stdin"],d);await(0,v().cp)(f.privateStore.GIT_OBJECT_DIRECTORY??"",(0,w().join)(_,"\
.git","objects"),{recursive:!0,filter:E=>!E.endsWith("/info")});const p=await(0,v().readFile)((0,w().join)(y,"HEAD"),"ut\
f8"),P=/^ref: (refs\/\S+)\n?$/.exec(p)?.[1]??"HEAD";await(0,v().mkdir)((0,w().dirname)((0,w().join)(_,".git",P)),{recursive:!0}),
await(0,v().writeFile)((0,w().join)(_,".git",P),O)}finally{await f.close()}}}),37156:((D,l,u)=>{Object.defineProperty(l,
"__esModule",{value:!0}),l.CHECK_RULES=l.ALL_RULES=void 0;function v(){const n=u(31453);return v=function(){return n},n}
function w(){const n=u(28672);return w=function(){return n},n}function k(){const n=u(46931);return k=function(){return n},
n}function I(){const n=u(8909);return I=function(){return n},n}function R(){const n=u(6335);return R=function(){return n},
n}function T(){const n=u(96208);return T=function(){return n},n}function _(){const n=u(40036);return _=function(){return n},
n}function N(){const n=u(72443);return N=function(){return n},n}function g(){const n=u(46711);return g=function(){return n},
n}function y(){const n=u(9969);return y=function(){return n},n}function S(){const n=u(17188);return S=function(){return n},
n}function m(){const n=u(65316);return m=function(){return n},n}function h(){const n=u(76186);return h=function(){return n},
n}function b(){const n=u(48516);return b=function(){return n},n}function i(){const n=u(8371);return i=function(){return n},
n}function f(){const n=u(42148);return f=function(){return n},n}const a=l.CHECK_RULES=t(h().syntaxRules,y().programRules,
N().invocationRules,b().targetRules,i().validatorRules,R().curatedRules,g().policyRules,f().workspaceRules,w().assetFileRules,
v().assetRules,_().evidenceRules,T().eligibilityRules,I().changeRules,m().runRules),o=l.ALL_RULES=[...a,...t(S().promotionRules,
k().attestationRules)];function t(...n){return n.flatMap(e=>Object.values(e))}}),55250:((D,l)=>{Object.defineProperty(l,
"__esModule",{value:!0}),l.CONTAINMENT_CAUSES=void 0,l.causeWords=I;const u=T=>()=>`If the command needs more, increase \
\`${T}\` in the policy of the base branch.`,v=T=>({key:_})=>_==="concurrency"?`The commands that run at once share the m\
emory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machine with more memory. \`${T}\
\` allows more.`:u(T)(),w=({detail:T=""})=>`Add \`${T}\` to \`home_caches\` in the policy of the base branch, and fill it b\
efore the gate runs.`,k=l.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memory_bytes",says:({limit:T=0})=>`\
the kernel ended a process at the limit of ${R(T)} of memory, which includes the files that the command writes`,change:v(
"limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:T,counted:_})=>_?`the kernel refused a process or thread above t\
he limit of ${T}`:`it may have ${T} processes and threads, and its output reports that one could not start`,change:u("li\
mits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,unless:/file watchers|unshare|namespace/i,
counted:"written_bytes",key:"limits.written_bytes",says:({limit:T=0,counted:_})=>_?`it filled the ${R(T)} that it may wr\
ite, including temporary files`:`it may write ${R(T)}, including temporary files, and its output reports a full disk`,change:v(
"limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:T=0})=>`a file may have ${R(T)}, and its output reports one that is too large`,change:u(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:T})=>`a process may have ${T} open files, and its output reports too many of them`,change:u("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:T})=>`it ran w\
ith an empty home directory, and its output names \`~/${T}\`, which exists in the home directory of the gate`,change:w},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},link_outside:{says:({detail:T})=>`\
its output names \`${T}\`, which is a link that leads out of the checkout; commands do not see its target`,change:()=>"C\
ommit the target, or create a copy in `prepare`."},machine_path:{says:({detail:T})=>`its output names \`${T}\`, which exi\
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
or scripts, or start it with `script`."}};function I(T=[]){return{causes:T.map(_=>k[_.cause].says(_)),change:T.map(_=>k[_.
cause].change(_)).join(" ")}}function R(T){return`${Math.round(T/1024/1024)} MiB`}}),68616:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.eligibilityOf=w,l.isMissingEvidence=k;function v(){const I=u(13580);return v=function(){return I},
I}function w(I){return I.length===0?"eligible":I.every(k)?"unproven":"refuted"}function k({rule:I}){const{unproven:R,undecided:T}=(0,v().
ruleOf)(I);return R===!0||T===!0}}),19309:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.copyCheckout=y,l.
shareFolder=b;function v(){const f=u(73024);return v=function(){return f},f}function w(){const f=u(51455);return w=function(){
return f},f}function k(){const f=u(76760);return k=function(){return f},f}function I(){const f=u(41895);return I=function(){
return f},f}function R(){const f=u(4339);return R=function(){return f},f}function T(){const f=u(95132);return T=function(){
return f},f}function _(){const f=u(51968);return _=function(){return f},f}const N={entries:2e5,bytes:4*1024**3};class g extends Error{}
async function y(f,a=N){const o=await(0,R().temporaryFolder)(),t=()=>(0,w().rm)(o,{recursive:!0,force:!0,maxRetries:3}),
n=(0,k().join)(o,(0,k().basename)(f.directory)||"checkout");try{await S(f,n,a);const e=await(0,_().copyRepository)(f.directory,
n);return{guard:f.at(n),objects:e,close:t}}catch(e){if(await t(),e instanceof g)return;throw e}}async function S(f,a,o){
const{directory:t,files:n,folders:e}=f,s={...o},r=async c=>{const[d,O]=[(0,k().join)(t,c),(0,k().join)(a,c)],p=await(0,w().
lstat)(d);if(s.entries-=1,s.bytes-=p.isFile()?p.size:0,s.entries<0||s.bytes<0)throw new g;if(p.isSymbolicLink())await h(
d,O,t,a);else if(p.isFile())await(0,w().copyFile)(d,O,v().constants.COPYFILE_FICLONE);else if(p.isDirectory()){await(0,w().
mkdir)(O,{mode:p.mode});for(const{name:P}of await m(d))await r((0,k().join)(c,P))}};for(const c of e)await(0,w().mkdir)(
(0,k().join)(a,c),{recursive:!0});for(const{path:c}of n)await r(c);for(const c of f.additions)await(0,w().mkdir)((0,k().
join)(a,c,".."),{recursive:!0}),await r(c)}async function m(f){return(await(0,w().readdir)(f,{withFileTypes:!0})).filter(
({name:o})=>o!==".git")}async function h(f,a,o,t){const n=await(0,w().readlink)(f),e=(0,k().isAbsolute)(n)?(0,k().relative)(
o,n):"..",s=!e.startsWith("..")&&!(0,k().isAbsolute)(e),r=process.platform==="win32"?"junction":void 0;await(0,w().symlink)(
s?(0,k().join)(t,e):n,a,r)}function b(f,a,o=!1,t=y){let n,e=!1;return{folder:async()=>{if(o)return f.directory;if(n=await t(
f),e=n===void 0,e&&!a)throw i(f);return n?.guard.directory??f.directory},guard:()=>n?.guard??f,hides:()=>!e,findings:()=>e?
[(0,T().finding)("checkout-shared",{untracked:f.leftOut.length})]:[],close:async()=>n?.close()}}function i({directory:f}){
return new(I()).GateError("containment_unavailable",`The checkout ${f} is too large to copy, and without namespaces comm\
ands would see files that are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namesp\
aces, or install fewer dependencies before the gate.")}}),51968:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.copyRepository=I,l.safeGitConfigs=m,l.withoutSecrets=b;function v(){const i=u(51455);return v=function(){return i},i}function w(){
const i=u(76760);return w=function(){return i},i}const k=new Set(["hooks","lfs","worktrees"]);async function I(i,f){const a=(0,w().
join)(i,".git"),o=await(0,v().lstat)(a).catch(()=>{});if(o===void 0)return[];const t=(0,w().join)(f,".git");if(o.isDirectory())
return R(a,t);const n=/^gitdir: (.+)\n?$/.exec(await(0,v().readFile)(a,"utf8"))?.[1];if(n===void 0)return[];const e=(0,w().
resolve)(i,n),s=await(0,v().readFile)((0,w().join)(e,"commondir"),"utf8").catch(()=>{});return[...s===void 0?[]:await R(
(0,w().resolve)(e,s.trim()),t),...await R(e,t,new Set(["commondir","gitdir"]))]}async function R(i,f,a=new Set){const o=[];
await(0,v().mkdir)(f,{recursive:!0});const t=await(0,v().readdir)(i,{withFileTypes:!0}),n=T(t);for(const e of t){const{name:s}=e,
[r,c]=[(0,w().join)(i,s),(0,w().join)(f,s)];n&&k.has(s)||a.has(s)||(e.isDirectory()&&s==="objects"&&n?(await _(r,c),o.push(
r)):e.isDirectory()?o.push(...await R(r,c)):e.isFile()&&/^config(\.worktree)?$/.test(s)?await(0,v().writeFile)(c,b(await(0,v().
readFile)(r,"utf8"))):e.isFile()&&await(0,v().copyFile)(r,c))}return o}function T(i){const f=a=>i.find(o=>o.name===a);return f(
"HEAD")?.isFile()===!0&&f("objects")?.isDirectory()===!0}async function _(i,f){await(0,v().mkdir)((0,w().join)(f,"info"),
{recursive:!0}),await(0,v().writeFile)((0,w().join)(f,"info","alternates"),`${JSON.stringify(i)}
`)}const N=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,g=/^\s*([\w-]+)\s*(?:=|$)/,y={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},S=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function m(i){const f=await h(i,".git"),a=async o=>{
const t=await(0,v().readFile)((0,w().join)(i,o),"utf8");return[o,b(t)]};return new Map(await Promise.all(f.map(a)))}async function h(i,f){
const o=(await(0,v().readdir)((0,w().join)(i,f),{withFileTypes:!0}).catch(()=>[])).map(async t=>{const n=(0,w().join)(f,
t.name);return t.isFile()?/^config(\.worktree)?$/.test(t.name)?[n]:[]:t.isDirectory()?h(i,n):[]});return(await Promise.all(
o)).flat()}function b(i){if(S.test(i))return i;let f=[];return i.split(`
`).filter(o=>{const t=N.exec(o)?.[1]?.toLowerCase();if(t!==void 0)return f=y[t]??[],f.length>0&&o.trimEnd().endsWith("]");
const n=g.exec(o)?.[1]?.toLowerCase();return n!==void 0&&f.includes(n)&&!o.endsWith("\\")}).map(o=>`${o}
`).join("")}}),46252:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.causesOf=f;function v(){const E=u(73024);
return v=function(){return E},E}function w(){const E=u(76760);return w=function(){return E},E}function k(){const E=u(26040);
return k=function(){return E},E}function I(){const E=u(55250);return I=function(){return E},E}function R(){const E=u(32223);
return R=function(){return E},E}function T(){const E=u(96266);return T=function(){return E},E}function _(){const E=u(46282);
return _=function(){return E},E}const N=3,g=new Set(["failed","crashed","timed_out"]),y={memory:"memory_bytes",processes:"\
processes",written:"written_bytes",file_size:"file_bytes",open_files:"open_files"},S=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
m=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,h=2e3,b=new Set(["/","/dev","/dev/shm","/proc","/home",T().HOME,T().TEMP]),
i=[...R().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(E=>`/dev/${E}`);function f(E){const{isolation:M}=E;
return j=>{if(M.level!=="namespaces"||!g.has(j.status))return j;const C=[...o(j,E),...t(j,E)],L=C.some(({counted:F})=>F),
$=C.filter(({cause:F,counted:G})=>G||y[F]),A=a(L?$:C).slice(0,N);return A.length===0?j:{...j,causes:A}}}function a(E){const M=E.
flatMap(({cause:j})=>I().CONTAINMENT_CAUSES[j].implies??[]);return E.filter(({cause:j},C)=>!M.includes(j)&&E.findIndex(L=>L.
cause===j)===C)}function o({limits_hit:E=[]},M){return P().flatMap(j=>{const C=I().CONTAINMENT_CAUSES[j].counted;return C&&
E.includes(C)?[e(j,M,!0)]:[]})}function t(E,M){const j=[E.stderr,E.stdout].flatMap(({head:L,tail:$})=>[L,$]).flatMap(L=>L.
split(`
`)).map(L=>L.slice(0,h)),C=s(j,M);return P().flatMap(L=>{const $=C[L];if($!==void 0)return[{...e(L,M,!0),detail:$}];const{
signs:A,unless:F}=I().CONTAINMENT_CAUSES[L],G=U=>A?.test(U)===!0&&F?.test(U)!==!0;return(E.signal==="SIGXFSZ"?L==="file_\
size":j.some(G))&&n(L,M)?[e(L,M)]:[]})}function n(E,{isolation:M,policy:j}){switch(E){case"processes":return M.limits?.processes_counted_for===
"user";case"network":case"package_manager":return j.network==="none";case"privileges":return M.launcher==="root";default:
return!0}}function e(E,M,j=!1){const{key:C}=I().CONTAINMENT_CAUSES[E],L=y[E],$=L&&(M.isolation.limits?.[L]??void 0),G=L&&
$!==void 0&&$<M.policy.limits[L]&&(E==="memory"||E==="written")?"concurrency":C;return{cause:E,...j&&{counted:!0},...$!==
void 0&&{limit:$},...G!==void 0&&{key:G}}}function s(E,M){const j={},C=new Set(E.filter(L=>S.test(L)).flatMap(L=>L.match(
m)??[]));for(const L of C){const[$,A]=r(L.replace(/[.:]+$/,""),M)??[];$!==void 0&&A!==void 0&&(j[$]??=A)}return j}function r(E,{
checkout:M,home:j,programs:C}){const L=c(E);if(L!==void 0)return j===void 0||!p((0,w().join)(j,L))?void 0:["home_cache",
d(L)];const $=(0,w().resolve)(M,E);if((0,_().isInside)(M,$)){const x=O(M,$);return x===void 0?void 0:["link_outside",x]}
if(!(0,w().isAbsolute)(E)||/\/(?:docker|podman|containerd)\.sock$/.test(E))return;const A=(0,w().dirname)((0,w().dirname)(
C.node.file));if([...R().SYSTEM,"/proc",...i,A,...C.searchPath].some(x=>(0,_().isInside)(x,$)))return;const G=[$,(0,w().
dirname)($)].find(x=>!b.has(x)&&p(x));return G===void 0?void 0:["machine_path",G]}function c(E){return E.startsWith("~/")?
E.slice(2):E.startsWith(`${T().HOME}/`)?E.slice(T().HOME.length+1):void 0}function d(E){const M=E.split("/"),j=E.startsWith(
".local/share/")?3:/^\.(?:cache|config)\//.test(E)?2:1;return M.slice(0,j).join("/")}function O(E,M){const j=(0,w().relative)(
E,M).split("/");for(const[C]of j.entries()){const L=j.slice(0,C+1).join("/"),$=(0,w().join)(E,L),A=(0,k().attempt)(()=>(0,v().
lstatSync)($).isSymbolicLink());if(A===void 0)return;const F=A?(0,k().attempt)(()=>(0,v().realpathSync)($)):void 0;if(F!==
void 0&&!(0,_().isInside)(E,F))return L}}function p(E){return(0,k().attempt)(()=>(0,v().lstatSync)(E))!==void 0}function P(){
return Object.keys(I().CONTAINMENT_CAUSES)}}),60670:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.chooseBackend=
m,l.tryNamespaces=e;function v(){const d=u(51455);return v=function(){return d},d}function w(){const d=u(41895);return w=
function(){return d},d}function k(){const d=u(14495);return k=function(){return d},d}function I(){const d=u(51968);return I=
function(){return d},d}function R(){const d=u(10582);return R=function(){return d},d}function T(){const d=u(81607);return T=
function(){return d},d}function _(){const d=u(3170);return _=function(){return d},d}function N(){const d=u(4877);return N=
function(){return d},d}function g(){const d=u(92342);return g=function(){return d},d}function y(){const d=u(85723);return y=
function(){return d},d}function S(){const d=u(32223);return S=function(){return d},d}async function m(d){const{requested:O,
signal:p}=d,P=[];if(O!=="off")for await(const L of h(d)){if("backend"in L)return{...L,isolation:{...L.isolation,requested:O,
downgrades:P}};P.push(L)}if(O==="require")throw p?.aborted?(0,w().interrupted)("while it tested containment"):a(P);const E=await d.
shareFolder?.()??d.checkout,M=(0,y().processGroup)({...d,checkout:E}),{level:j}=M,C=[M.description,...b(P)].join(" ");return{
backend:{...M,description:C},isolation:{level:j,description:C,requested:O,downgrades:P},close:()=>Promise.resolve()}}async function*h(d){
const{platform:O=process.platform}=d;if(O!=="linux"||!process.getuid||!process.getgid){yield{from:"namespaces",reason:`${O}\
 has no namespaces`};return}const p=await(0,v().realpath)(d.checkout),P={uid:process.getuid(),gid:process.getgid()};for(const E of(0,g().
privilegesFor)(P,await(0,v().stat)(p)))yield await e(E,{...d,checkout:p})}function b(d){return d.length===0?[]:[`Namespa\
ces were tried and are not available. ${i(d)}. ${f(d)}.`]}function i(d){return d.map(({from:O,reason:p})=>`${O.replace("\
_"," ")}: ${p}`).join("; ")}function f(d){return d.some(({reason:O})=>O===n)?"To contain commands, install python3 as a \
package of the system (`apt-get install python3-minimal`, `apk add python3`)":"To contain commands, use a Linux runner w\
ith passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo)"}function a(d){return new(w()).
GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine does not support.\
 ${i(d)}.`,`${f(d)}, or set \`containment: auto\` in the policy of the base branch.`)}const o=2e4,t="python3",n=`${t}, w\
hich starts commands in namespaces, is not installed in a directory of the system`;async function e(d,O){const{checkout:p,
folders:P,leftOut:E=[],keepsWrites:M,network:j,programs:C,signal:L}=O,$=d.name,A=d.newMounts[0]??"",[F,G]=await Promise.
all([A,t].map(k().systemTool));if(F===void 0)return{from:$,reason:`${A} is not installed`};if(G===void 0)return{from:$,reason:n};
const x=await(0,N().prepareView)({privileges:d,checkout:p,leftOut:E,keepsWrites:M,limits:O.limits,signal:L,file:F,python:G,
network:j,lanes:O.lanes??1,view:r(await(0,S().viewOf)(C,P,j),O),replaced:new Map([...await(0,I().safeGitConfigs)(p),...O.
replaced??[]])});if(typeof x=="string")return{from:$,reason:x};const{limits:U}=x,B=c(d,j,U),W={...O,leftOut:E,prepared:x,
description:B,limits:U},H=await(0,T().probeIsolation)({checkout:p,folders:P,network:j,keepsWrites:M,shown:C.node.file,run:K=>{
const{file:Z}=C.node,Q={file:Z,args:K,cwd:p,timeoutMs:o,signal:L};return(0,_().runContained)(Q,W)}}),Y=typeof H=="string"?
H:s(H);if(typeof H=="string"||Y!==void 0)return await x.close(),{from:$,reason:Y??""};const V=(0,_().namespaces)(W),{level:J}=V;
return{backend:V,isolation:{level:J,description:B,launcher:$,starter:"slot",limits:U,probes:H},close:x.close}}function s(d){
const O=d.filter(({required:p,held:P})=>p&&!P).map(({name:p})=>p);return O.length>0?`the probe run failed: ${O.join(", ")}`:
void 0}function r(d,{shown:O=[],home:p=[]}){return{...d,tools:[...d.tools,...O],home:p}}function c({name:d,user:O},p,P){
const E=O?`user ${O.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${d.
replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the\
 machine","prepared by a supervisor before the command starts",p?"network access as allowed by the policy":"no network e\
xcept loopback",`as ${E}; ${(0,R().limitsInWords)(P)}.`].join("; ")}}),10582:((D,l,u)=>{Object.defineProperty(l,"__esMod\
ule",{value:!0}),l.effectiveLimits=k,l.limitsInWords=R,l.limitsOn=b,l.resourceLimits=I,l.thisMachine=h;function v(){const f=u(
73024);return v=function(){return f},f}function w(){const f=u(48161);return w=function(){return f},f}function k(f,a){const{
memory_bytes:o,processes:t,open_files:n,file_bytes:e,written_bytes:s}=f;return{memory_bytes:a.memory?o:null,processes:t,
processes_counted_for:a.processes?"command":"user",open_files:n,file_bytes:e,written_bytes:s}}function I(f){return[["cor\
e",1],["fsize",f.file_bytes],["nofile",f.open_files],...f.processes_counted_for==="user"?[["nproc",f.processes]]:[]]}function R(f){
const{memory_bytes:a,processes:o,processes_counted_for:t,open_files:n}=f;return[a===null?"memory: unlimited":`memory: ${T(
a)}`,`processes: ${o}${t==="user"?" of the same user":""}`,`open files: ${n}`,`file size: ${T(f.file_bytes)}`,`total wri\
tten: ${T(f.written_bytes)}`].join(", ")}function T(f){return`${Math.round(f/1024/1024)} MiB`}const _=1024**3,N=64*1024**
2,g=1/2,y=4/5,S=2*_,m=1024*1024;function h(){return{totalBytes:Math.min(process.constrainedMemory()||1/0,(0,w().totalmem)()),
freeBytes:process.availableMemory(),openFiles:i("Max open files")}}function b(f,a,o){const{totalBytes:t,freeBytes:n,openFiles:e}=f,
s=(r,c)=>Math.max(r/o-r/o%N,c);return{...a,memory_bytes:Math.min(a.memory_bytes,s(t*y,S)),written_bytes:Math.min(a.written_bytes,
s(n*g,m)),open_files:Math.min(a.open_files,e)}}function i(f){try{const a=new RegExp(`^${f}\\s+\\S+\\s+(\\d+)`,"m");return Number(
a.exec((0,v().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}}),80842:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.controlGroups=i,l.findHierarchies=t,l.groupSettings=b,l.removeLeftGroups=f;function v(){const c=u(
73024);return v=function(){return c},c}function w(){const c=u(76760);return w=function(){return c},c}function k(){const c=u(
26040);return k=function(){return c},c}function I(){const c=u(25479);return I=function(){return c},c}function R(){const c=u(
4339);return R=function(){return c},c}const T={unified:({memory_bytes:c,processes:d})=>[[["memory.max",c],["pids.max",d]],
[["memory.swap.max",0]]],memory:({memory_bytes:c})=>[[["memory.limit_in_bytes",c]],[["memory.memsw.limit_in_bytes",c]]],
pids:({processes:c})=>[[["pids.max",c]],[]],cpuacct:()=>[[],[]],cpu:()=>[[],[]]},_=/^(\d+)$/m,N=/^oom_kill (\d+)$/m,g={unified:{
file:"memory.peak",pattern:_,units:1},memory:{file:"memory.max_usage_in_bytes",pattern:_,units:1}},y={unified:{file:"cpu\
.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"cpuacct.usage",pattern:_,units:1e6}},S={file:"pids.events",
pattern:/^max (\d+)$/m,units:1},m=["memory_bytes","processes"],h={memory_bytes:{unified:{file:"memory.events",pattern:N,
units:1},memory:{file:"memory.oom_control",pattern:N,units:1}},processes:{unified:S,pids:S}};function b(c,d){return c.flatMap(
({controller:O},p)=>T[O](d).flatMap((P,E)=>P.map(([M,j])=>({index:p,file:M,value:j,isNeeded:E===0}))))}function i(c,d,O){
const p=c.filter((E,M)=>d.includes(M)),P=E=>p.some(M=>M.controller==="unified"||M.controller===E);return{enforced:{memory:P(
"memory"),processes:P("pids")},of:E=>{const M=p.map(({controller:C,parent:L})=>({controller:C,folder:(0,w().join)(L,O,E)})),
j=C=>M.map(({controller:L,folder:$})=>o(C[L],$)).find(a);return{resources:()=>{const[C,L]=[j(g),j(y)];return{...a(C)&&{peak_memory_bytes:C},
...a(L)&&{cpu_ms:L}}},limitsHit:()=>m.filter(C=>(j(h[C])??0)>0)}}}}function f(c){for(const{parent:d}of c)(0,k().attempt)(
()=>{const O=(0,v().readdirSync)(d).filter(p=>p.startsWith(R().TEMPORARY_PREFIX)&&(0,I().isEnded)(p));for(const p of O.map(
P=>(0,w().join)(d,P))){for(const P of(0,v().readdirSync)(p))(0,k().attempt)(()=>(0,v().rmdirSync)((0,w().join)(p,P)));(0,k().
attempt)(()=>(0,v().rmdirSync)(p))}})}function a(c){return c!==void 0}function o(c,d){if(!c)return;const{file:O,pattern:p,
units:P}=c,E=(0,k().attempt)(()=>(0,v().readFileSync)((0,w().join)(d,O),"utf8"))??"",M=p.exec(E)?.[1];return M===void 0?
void 0:Math.round(Number(M)/P)}function t(c,d,O){const p=d.split(`
`).flatMap(n),P=c.split(`
`).flatMap(e),E=p.find(({version:$})=>$===2),M=P.find(({controllers:$})=>$.length===0);if(E&&M)for(const $ of r(E.point,
s(E,M.path))){const A=O($).split(/\s+/);if(["memory","pids"].every(F=>A.includes(F)))return[{controller:"unified",parent:$}]}
const j=["memory","pids","cpuacct","cpu"].flatMap($=>{const A=p.find(({version:G,options:x})=>G===1&&x.includes($)),F=P.
find(({controllers:G})=>G.includes($));return A&&F?[{controller:$,parent:s(A,F.path)}]:[]}),[C,L]=["cpuacct","cpu"].map(
$=>j.find(({controller:A})=>A===$));return j.filter($=>$!==L||$.parent!==C?.parent)}function n(c){const[d="",O=""]=c.split(
" - "),[,,,p="",P=""]=d.split(" "),[E,,M=""]=O.split(" ");return E!=="cgroup"&&E!=="cgroup2"?[]:[{root:p,point:P,version:E===
"cgroup"?1:2,options:M.split(",")}]}function e(c){const d=/^\d+:([^:]*):(\/.*)$/.exec(c);if(!d)return[];const[,O="",p=""]=d;
return[{controllers:O.split(",").filter(Boolean),path:p}]}function s({point:c,root:d},O){const p=(0,w().relative)(d,O);return p.
startsWith("..")?c:(0,w().join)(c,p)}function r(c,d){const O=(0,w().relative)(c,d).split("/").filter(Boolean);return O.map(
(p,P)=>(0,w().join)(c,...O.slice(0,O.length-P))).concat(c)}}),52703:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),
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
function(){return e},e}function w(){const e=u(77598);return w=function(){return e},e}function k(){const e=u(73024);return k=
function(){return e},e}function I(){const e=u(51455);return I=function(){return e},e}function R(){const e=u(77030);return R=
function(){return e},e}function T(){const e=u(76760);return T=function(){return e},e}function _(){const e=u(7723);return _=
function(){return e},e}function N(){const e=u(26040);return N=function(){return e},e}function g(){const e=u(4339);return g=
function(){return e},e}function y(){const e=u(52703);return y=function(){return e},e}const S=_().object({root:_().boolean(),
capabilities:_().boolean(),newPrivileges:_().boolean(),otherProcesses:_().boolean(),tcp:_().boolean(),interfaces:_().boolean(),
loopback:_().boolean(),unixSocket:_().boolean(),outsideWrite:_().coerce.boolean(),checkoutWrite:_().boolean(),canaries:_().
array(_().boolean()),environ:_().boolean(),sudo:_().boolean(),openFiles:_().boolean(),raisedLimit:_().boolean(),sharedKeyring:_().
boolean(),sharedLock:_().boolean(),filters:_().number(),userNamespace:_().boolean(),dns:_().boolean()});async function m(e){
const{run:s,checkout:r,network:c}=e,d=(0,w().randomUUID)(),O=await(0,g().temporaryFolder)(),p=(0,T().join)(O,"socket"),P=(0,T().
join)(O,"written"),E=(0,T().join)(r,`.gene-gate-probe-${d}`),M=await i([O,...e.folders],d),j=`secret-${d}`,C=(0,v().spawn)(
"/bin/sh",["-c","read -r _",d],{env:{SECRET:j},stdio:["pipe","ignore","ignore"]});C.on("error",()=>{});const L=await t(e.
shown),$=[(0,R().createServer)(),(0,R().createServer)()];try{await Promise.all([f($[0],{port:0,host:"127.0.0.1"}),f($[1],
p)]);const A=$[0].address(),F=typeof A=="object"&&A?A.port:0,G=`heartbeat-${d}`,x=C.pid??0,U=L.isHeld?e.shown:"",B={port:F,
socket:p,outside:P,inside:E,canaries:M,secret:j,token:d,pid:x,heartbeat:G,locked:U},W=await s(["-e",y().PROBE_SCRIPT,JSON.
stringify(B)]),H=S.safeParse((0,N().attempt)(()=>JSON.parse(W.stdout.head)));return W.status!=="passed"||!H.success?b(W):
h(H.data,{persisted:(0,k().existsSync)(P)||!e.keepsWrites&&(0,k().existsSync)(E),survived:o(G)>0,network:c,locked:L.isHeld})}finally{
n(C),L.release();for(const A of $)A.close();await Promise.all([O,E,...M].map(A=>(0,I().rm)(A,{recursive:!0,force:!0})))}}
function h(e,s){const r={unprivileged_user:!e.root,no_capabilities:!e.capabilities,no_new_privileges:!e.newPrivileges,own_processes_only:!e.
otherProcesses,...!s.network&&{no_tcp_to_the_machine:!e.tcp,only_loopback:!e.interfaces,no_name_resolution:!e.dns},no_unix_socket:!e.
unixSocket,checkout_can_be_written:e.checkoutWrite,no_write_stays:!s.persisted,no_write_outside:!e.outsideWrite,no_private_folder:e.
canaries.every(O=>!O),no_foreign_environment:!e.environ,no_sudo:!e.sudo,no_open_files:!e.openFiles,no_limit_can_be_raised:!e.
raisedLimit,nothing_survives:!s.survived},c={loopback_works:e.loopback,no_user_namespace:!e.userNamespace,own_session_keyring:!e.
sharedKeyring,system_calls_filtered:e.filters>a(),...s.locked&&{no_lock_on_the_machine:!e.sharedLock}},d=(O,p)=>Object.entries(
O).map(([P,E])=>({name:P,held:E,required:p}));return[...d(r,!0),...d(c,!1)]}function b({status:e,reason:s,stderr:r}){return s??
`the probe ${e} without output: ${r.head.slice(0,200)}`}async function i(e,s){return(await Promise.all(e.map(async c=>{const d=(0,T().
join)(c,`.gene-gate-canary-${s}`);return(0,I().writeFile)(d,s,{mode:420,flag:"wx"}).then(()=>[d],()=>[])}))).flat()}function f(e,s){
return e.on("connection",r=>r.destroy()),new Promise((r,c)=>{e.once("error",c),e.listen(s,r)})}function a(){const e=(0,k().
readFileSync)("/proc/self/status","utf8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(e)?.[1]??0)}function o(e){return(0,k().
readdirSync)("/proc").filter(s=>{try{return/^\d+$/.test(s)&&(0,k().readFileSync)(`/proc/${s}/cmdline`).includes(e)}catch{
return!1}}).length}function t(e){const s=(0,v().spawn)("flock",["-s",e,"sh","-c","echo; read -r _"],{stdio:["pipe","pipe",
"ignore"]}),r=()=>s.stdin.destroy();return new Promise(c=>{s.once("error",()=>c({isHeld:!1,release:r})),s.once("exit",()=>c(
{isHeld:!1,release:r})),s.stdout.once("data",()=>c({isHeld:!0,release:r}))})}function n(e){e.stdin?.destroy()}}),3170:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.namespaces=y,l.runContained=b;function v(){const o=u(12086);return v=
function(){return o},o}function w(){const o=u(57334);return w=function(){return o},o}function k(){const o=u(27097);return k=
function(){return o},o}function I(){const o=u(35353);return I=function(){return o},o}function R(){const o=u(11863);return R=
function(){return o},o}function T(){const o=u(66535);return T=function(){return o},o}function _(){const o=u(96266);return _=
function(){return o},o}const N=64*1024,g={home:_().HOME,temp:_().TEMP,npmCache:`${_().HOME}/npm-cache`,npmUserConfig:"/h\
ome/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function y(o){const{programs:t,checkout:n,description:e}=o;return{
level:"namespaces",description:e,check:s=>{(0,k().launchOf)(s,{programs:t,checkout:n,base:{}})},run:(s,r)=>b(S(s,o,r),o),
forGene:(s,r)=>h(o,s,r),cover:async s=>{const r={...o,prepared:await o.prepared.cover(s)};return{run:(c,d)=>b(S(c,r,d),r),
forGene:(c,d)=>h(r,c,d)}},prepare:(s,r)=>{const c=m(t,s.env,(0,v().npmForPrepare)(t)),d=(0,k().launchOf)(s,{programs:t,checkout:n,
base:c}),{timeoutMs:O}=s;return b({...d,timeoutMs:O,signal:r,env:{...c,...d.env}},o)}}}function S(o,{programs:t,checkout:n},e){
const s=m(t,o.env),r=(0,k().launchOf)(o,{programs:t,checkout:n,base:s});return{...r,timeoutMs:o.timeoutMs,signal:e,env:{
...s,...r.env}}}function m({node:o,searchPath:t,shell:n},e,s){const r={node:o.file,searchPath:t,folder:g,shell:n,npm:s,assignments:e};
return(0,v().commandEnvironment)(r,process)}async function h(o,t,n){const e=await o.prepared.share(t);if(typeof e=="stri\
ng"){const r=n?.aborted?(0,w().skippedOutcome)((0,w().stopReason)(n),new Date):void 0;return{run:async()=>r??a((0,w().skippedOutcome)(
"",new Date),e),close:()=>Promise.resolve()}}const s={written:new Map};return{run:(r,c)=>b(S(r,o,c),{...o,prepared:e,history:s}),
close:e.close}}async function b(o,t){const{checkout:n,history:e,outputBytes:s,prepared:r,programs:c,limits:d}=t,{file:O,
args:p,env:P=m(c,{}),cwd:E,timeoutMs:M,signal:j}=o;if(j?.aborted)return(0,w().skippedOutcome)((0,w().stopReason)(j),new Date);
const C=r.slot();try{const L=await C.whenReady();if(L!==void 0)return a((0,w().skippedOutcome)("",new Date),L);const $=()=>C.
start({file:O,args:p,env:P,cwd:E}),A=await(0,I().superviseStarted)(O,$,{timeoutMs:M,outputBytes:s,signal:j});if(A.status===
"error")return A;const F=(0,T().lowerLayer)(n,t.leftOut),G=await i(A,C,F,e);return f(G,C.group,d)}finally{await C.release()}}
async function i(o,t,n,e){const s=e&&{former:e.written,isTaken:(0,R().takenFor)(n)},r=new(T()).SideEffectsReader(n,s),{started:c,
complete:d,free:O}=await t.report(r);if(c){const{side_effects:P,modified:E,remembered:M}=r.result(d),C=O&&(O.bytes<N||O.
files===0)?{limits_hit:["written_bytes"]}:{};return e===void 0?{...o,...C,side_effects:P}:(e.written=M,{...o,...C,side_effects:P,
...E.length>0&&{checkout_modified:E}})}if(o.status==="timed_out"||o.status==="skipped")return o;const[p="no reason given"]=o.
stderr.head.trim().split(`
`);return a(o,p)}function f(o,t,n){const e=t.resources(),s=[...t.limitsHit(),...o.limits_hit??[]],r=o.reason!==void 0&&s.
includes("memory_bytes")?`${o.reason}, at its limit of ${n.memory_bytes} bytes of memory`:o.reason;return{...o,...r!==void 0&&
{reason:r},...s.length>0&&{limits_hit:s},...Object.keys(e).length>0&&{resources:e}}}function a(o,t){return{...o,status:"\
crashed",reason:`Containment could not be set up: ${t}`}}}),4877:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.prepareView=i;function v(){const s=u(73024);return v=function(){return s},s}function w(){const s=u(51455);return w=function(){
return s},s}function k(){const s=u(76760);return k=function(){return s},s}function I(){const s=u(41895);return I=function(){
return s},s}function R(){const s=u(4339);return R=function(){return s},s}function T(){const s=u(57334);return T=function(){
return s},s}function _(){const s=u(10582);return _=function(){return s},s}function N(){const s=u(80842);return N=function(){
return s},s}function g(){const s=u(39105);return g=function(){return s},s}function y(){const s=u(50820);return y=function(){
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
`,b=6e4;async function i(s){a(s.leftOut);const{privileges:r,file:c,python:d,replaced:O,signal:p}=s,P=await e();(0,N().removeLeftGroups)(
P);const E=await(0,R().temporaryFolder)(),M=(0,k().join)(E,"supervisor.py");await(0,w().writeFile)(M,h),await(0,w().mkdir)(
(0,k().join)(E,"stage")),await(0,w().mkdir)((0,k().join)(E,"run","replaced"),{recursive:!0});for(const[H,Y]of[...O.values()].
entries())await(0,w().writeFile)((0,k().join)(E,"run","replaced",String(H)),Y);const j=(0,y().startSupervisor)([c,...r.newMounts.
slice(1),d,"-I","-S",M]),{link:C}=j,L=async()=>{await j.close(),await(0,w().rm)(E,{recursive:!0,force:!0})},$=()=>C.lose(
T().INTERRUPTED);p?.addEventListener("abort",$),p?.aborted&&$();const A=C.reply("","ready",b);for(const H of o(s,E,P))C.
send(...H);const F=await A;if(p?.removeEventListener("abort",$),typeof F=="string")return await L(),F===T().INTERRUPTED?
F:j.complaint()??F;const G=(0,N().controlGroups)(P,F.slice(2).map(Number),(0,k().basename)(E)),x=(0,_().effectiveLimits)(
s.limits,G.enforced);t(C,s,x);const U=(0,k().join)(E,"run"),B=new(g()).Slots({link:C,folder:U,groups:G}),W=B.stock(s.lanes);
return{limits:x,slot:W.slot,share:H=>B.share(H),cover:async H=>{const Y=B.name();await(0,w().mkdir)((0,k().join)(U,Y)),await H(
(0,k().join)(U,Y));const V=process.getuid?.()===0?r.user:void 0;return V&&await f((0,k().join)(U,Y),V),{...B.stock(0,0,{
layer:Y}),share:K=>B.share(K,Y)}},close:async()=>{await W.close(),await L()}}}async function f(s,{uid:r,gid:c}){for(const d of[
"",...await(0,w().readdir)(s,{recursive:!0})])await(0,w().lchown)((0,k().join)(s,d),r,c)}function a(s){const r=s.find(c=>Buffer.
from(c).toString()!==c);if(r!==void 0)throw new(I()).GateError("checkout_differs",`The file ${JSON.stringify(r)} is not \
in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.")}function o({privileges:s,view:r,checkout:c,
leftOut:d,limits:O,network:p},P,E){const{user:M,runsAs:j,adopt:C}=s,L=(0,S().systemCallFilter)(p),$=(0,m().sharedMounts)(
{view:r,checkout:c,run:(0,k().join)(P,"run"),stage:(0,k().join)(P,"stage")});return[["user",M?"real":"mapped",String(j.uid),
String(j.gid)],["option","checkout",c],["option","folder",P],["option","group",(0,k().basename)(P)],["option","adopt",C?
"1":"0"],["option","size",String(O.written_bytes)],["option","network",p?"allow":"deny"],["option","keyctl",String(L?.keyctl??
-1)],["option","filter",L?.hex??""],...$.system.map(({source:A,target:F})=>["show",A,F]),...$.mounts.map(A=>["shared",...n(
A)]),...$.tools.map(({source:A,target:F})=>["show",A,F]),...r.devices.map(A=>["device",A]),...d.length>0?[["hide",...d]]:
[],...(0,N().groupSettings)(E,O).map(({index:A,file:F,value:G,isNeeded:x})=>["setting",String(A),F,String(G),x?"needed":
"wanted"]),["prepare","",...E.map(({parent:A})=>A)]]}function t(s,r,c){for(const[O,p]of(0,_().resourceLimits)(c))s.send(
"limit",O.toUpperCase(),String(p));for(const O of(0,m().commandFolders)(r.view))s.send("folder",O,"755");const d=(0,m().
commandMounts)({...r,hides:r.leftOut.length>0,replaced:[...r.replaced.keys()]});for(const O of d)s.send("mount",...n(O))}
function n({source:s,target:r,type:c,options:d}){return[s,r,c,d]}async function e(){const[s,r]=await Promise.all(["cgrou\
p","mountinfo"].map(d=>(0,w().readFile)(`/proc/self/${d}`,"utf8").catch(()=>""))),c=d=>{try{return(0,v().readFileSync)((0,k().
join)(d,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};return(0,N().findHierarchies)(s??"",r??"",c)}}),92342:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.NOBODY=void 0,l.privilegesFor=I;function v(){const R=u(14495);return v=
function(){return R},R}const w=l.NOBODY={uid:65534,gid:65534},k=["sudo","-n","--","env","-i",`PATH=${v().SYSTEM_PATH}`];
function I(R,T){const _=T.uid===0,N=_?w:{uid:T.uid,gid:T.gid},g={user:N,runsAs:N,adopt:_,overlay:["redirect_dir=on",..._?
["metacopy=on"]:[]]},y=["unshare","--mount"];return R.uid===0?[{name:"root",newMounts:y,...g}]:[{name:"sudo",newMounts:[
...k,...y],...g},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:R,adopt:!1,overlay:[
"userxattr"]}]}}),85723:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.processGroup=g;function v(){const h=u(
73024);return v=function(){return h},h}function w(){const h=u(51455);return w=function(){return h},h}function k(){const h=u(
76760);return k=function(){return h},h}function I(){const h=u(4339);return I=function(){return h},h}function R(){const h=u(
12086);return R=function(){return h},h}function T(){const h=u(57334);return T=function(){return h},h}function _(){const h=u(
27097);return _=function(){return h},h}function N(){const h=u(35353);return N=function(){return h},h}function g({programs:h,
checkout:b,outputBytes:i}){const f=(0,v().realpathSync)(b);return{level:"process_group",description:`Clean environment, \
private HOME and TMPDIR, ${S()}. Access to the network and to the files of this user is not restricted.`,check:a=>{(0,_().
launchOf)(a,{programs:h,checkout:f,base:{}})},prepare:(a,o)=>m(t=>{const{node:n,searchPath:e,shell:s}=h,r=(0,R().npmForPrepare)(
h),c={node:n.file,searchPath:e,folder:t,shell:s,npm:r,assignments:a.env},d=(0,R().commandEnvironment)(c,process),{file:O,
args:p,env:P,cwd:E}=(0,_().launchOf)(a,{programs:h,checkout:f,base:d}),{timeoutMs:M}=a;return(0,N().supervise)({file:O,args:p,
cwd:E,env:{...d,...P},timeoutMs:M,outputBytes:i,signal:o})}),run:(a,o)=>m(async t=>{if(a.npmSettings)return y(a.npmSettings);
const{node:n,searchPath:e,shell:s}=h,r=(0,R().commandEnvironment)({node:n.file,searchPath:e,folder:t,shell:s,assignments:a.
env},process),{file:c,args:d,env:O,cwd:p}=(0,_().launchOf)(a,{programs:h,checkout:f,base:r});return(0,N().supervise)({file:c,
args:d,cwd:p,env:{...r,...O},timeoutMs:a.timeoutMs,outputBytes:i,signal:o})})}}function y(h){const b=`It starts npm, whi\
ch would read settings that only containment in namespaces hides (${h.join("; ")})`;return{...(0,T().skippedOutcome)("",
new Date),status:"crashed",reason:b}}function S(){switch(process.platform){case"linux":return"process group and marked d\
escendants killed at the end";case"win32":return"process tree killed when it is stopped";default:return"process group ki\
lled at the end"}}async function m(h){const b=await(0,I().temporaryFolder)(),i={home:(0,k().join)(b,"home"),temp:(0,k().
join)(b,"tmp"),npmCache:(0,k().join)(b,"npm-cache"),npmUserConfig:(0,k().join)(b,"npmrc-user"),npmGlobalConfig:(0,k().join)(
b,"npmrc-global")};try{return await Promise.all([(0,w().mkdir)(i.home),(0,w().mkdir)(i.temp),(0,w().writeFile)(i.npmUserConfig,
""),(0,w().writeFile)(i.npmGlobalConfig,"")]),await h(i)}finally{await(0,w().rm)(b,{recursive:!0,force:!0,maxRetries:3}).
catch(()=>{})}}}),39105:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.Slots=void 0;function v(){const o=u(
73024);return v=function(){return o},o}function w(){const o=u(51455);return w=function(){return o},o}function k(){const o=u(
77030);return k=function(){return o},o}function I(){const o=u(48161);return I=function(){return o},o}function R(){const o=u(
76760);return R=function(){return o},o}function T(){const o=u(27159);return T=function(){return o},o}function _(){const o=u(
74225);return _=function(){return o},o}const N=3e4,g={started:!0,complete:!0},y={started:!0,complete:!1};class S{#e;#n=0;constructor(t){
this.#e=t}stock(t,n=Number.POSITIVE_INFINITY,e={}){const s=[];let r=0;const c=()=>m(this.#e,this.name(),e),d=()=>{for(;s.
length<t&&r<n;r+=1)s.push(c())};return d(),{slot:()=>{const O=s.shift()??c();return d(),O},close:async()=>{r=n,await Promise.
all(s.splice(0).map(O=>O.release()))}}}async share(t,n=""){const{link:e}=this.#e,s=this.name(),r=e.reply(s,"ready",N);e.
send("view",s,n);const c=await r;if(typeof c=="string")return c;const d=this.stock(1,t,{view:s,layer:n});return{...d,close:async()=>{
await d.close(),e.send("drop",s)}}}name(){return this.#n+=1,`slot-${this.#n}`}}l.Slots=S;function m({link:o,folder:t,groups:n},e,{
view:s="",layer:r=""}){const c=(0,R().join)(t,`report-${e}`);let d,O=!1,p;const P=o.reply(e,"ready",N);o.send("slot",e,s,
r);const E=P.then(M=>{if(typeof M=="string")return M;try{d=i(t,e)}catch(j){return`its outputs cannot be opened: ${j.message}`}});
return{group:n.of(e),whenReady:async()=>await E??o.lost,start:({file:M,args:j,cwd:C,env:L})=>{O=!0;const $=Object.entries(
L).map(([x,U])=>`${x}=${U}`),A=o.reply(e,"done").then(x=>typeof x=="string"?{exitCode:null,signal:null,lost:x}:(p=x[4]===
"listed",b(x))),F=[String($.length),...$,M,...j],G=["run",e,C,...F];return h(o,e,{outputs:d,ended:A,request:G})},report:async M=>p===
void 0?y:p?(0,T().readReport)(c,M):g,release:async()=>{O||o.send("discard",e),o.send("free",e);for(const M of d??[])M.destroy();
await(0,w().rm)(c,{force:!0})}}}function h(o,t,{outputs:n,ended:e,request:s}){const r=n??[],c=r.map(O=>new Promise(p=>O.
once("close",p)));let d;try{o.send(...s)}catch(O){d=O}for(const O of r)O.resume();return{outputs:n??[null,null],ended:d?
Promise.resolve({exitCode:null,signal:null,error:d}):e,closed:Promise.all(c),terminate:()=>o.send("term",t),kill:()=>o.send(
"kill",t),sweep:()=>Promise.resolve(),release:()=>{}}}function b([,,o,t=""]){const n=/^\d{1,3}$/.test(t)?Number(t):void 0;
if(o==="exit"&&n!==void 0)return{exitCode:n,signal:null};const[e]=Object.entries(I().constants.signals).find(([,s])=>s===
n)??[];return o==="signal"&&e!==void 0?{exitCode:null,signal:e}:{exitCode:null,signal:null,lost:_().NONSENSE}}function i(o,t){
const n=f((0,R().join)(o,`${t}-out`));try{const e=f((0,R().join)(o,`${t}-err`));return[a(n),a(e)]}catch(e){throw(0,v().closeSync)(
n),e}}function f(o){const t=(0,v().openSync)(o,v().constants.O_RDONLY|v().constants.O_NONBLOCK);return(0,v().unlinkSync)(
o),t}function a(o){const t=new(k()).Socket({fd:o,readable:!0,writable:!1});return t.on("error",()=>{}),t.unref()}}),74225:((D,l)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.SupervisorLink=l.NONSENSE=l.ENDED=void 0,l.frame=R;const u=4,v=64*1024,
w=l.ENDED="the supervisor has ended",k=l.NONSENSE="the supervisor sent an unknown reply";class I{#e;#n=new Map;#t;constructor({
requests:_,replies:N}){this.#e=_;let g=Buffer.alloc(0);N.on("data",y=>{g=this.#o(Buffer.concat([g,y]))});for(const y of[
_,N])y.on("error",()=>this.lose(w)),y.once("close",()=>this.lose(w))}get lost(){return this.#t}send(..._){const N=R(..._);
this.#t===void 0&&this.#e.write(N)}reply(_,N,g){return this.#t!==void 0?Promise.resolve(this.#t):new Promise(y=>{const S=h=>{
clearTimeout(m),this.#n.delete(_),y(h)},m=g===void 0?void 0:setTimeout(()=>S("it takes too long"),g);this.#n.set(_,{kind:N,
settle:S})})}lose(_){if(this.#t===void 0){this.#t=_,this.#e.destroy();for(const{settle:N}of[...this.#n.values()])N(_)}}#o(_){
let N=_;for(;N.length>=u&&this.#t===void 0;){const g=u+N.readUInt32BE();if(g>v)this.lose(k);else{if(N.length<g)break;this.#s(
N.toString("utf8",u,g).split("\0"))}N=N.subarray(g)}return N}#s(_){const[N,g="",y=""]=_,S=this.#n.get(g);N==="failed"?S?.
settle(y||"no reason given"):S!==void 0&&N===S.kind?S.settle(_):N!=="ready"&&this.lose(k)}}l.SupervisorLink=I;function R(...T){
if(T.some(g=>g.includes("\0")))throw Object.assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});
const _=Buffer.from(T.join("\0")),N=Buffer.alloc(u);return N.writeUInt32BE(_.length),Buffer.concat([N,_])}}),50820:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.startSupervisor=N;function v(){const y=u(31421);return v=function(){return y},
y}function w(){const y=u(73024);return w=function(){return y},y}function k(){const y=u(58500);return k=function(){return y},
y}function I(){const y=u(14495);return I=function(){return y},y}function R(){const y=u(64467);return R=function(){return y},
y}function T(){const y=u(74225);return T=function(){return y},y}const _=1e4;function N([y="",...S]){const m=(0,w().openSync)(
"/","r"),h=(0,v().spawn)(y,S,{cwd:"/",env:{PATH:I().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",m]});(0,w().closeSync)(
m);let b="";h.stderr.on("data",a=>{b=`${b}${a}`.slice(-1e3)}),h.stderr.on("error",()=>{}),h.once("error",({message:a})=>{
b=a});const i=new Promise(a=>h.once("close",a)),f=new(T()).SupervisorLink({requests:h.stdin,replies:h.stdout});return g(
h),{link:f,complaint:()=>b.trim().split(`
`)[0]||void 0,close:async()=>{h.ref(),f.lose(T().ENDED);const a=new AbortController,o=(0,k().setTimeout)(_,void 0,{signal:a.
signal}).catch(()=>{});await Promise.race([i,o]),a.abort();const t=h.exitCode===null&&h.signalCode===null;h.pid!==void 0&&
t&&(0,R().signalTree)(h.pid,"SIGKILL")}}}function g(y){y.unref();for(const S of[y.stdin,y.stdout,y.stderr])"unref"in S&&
typeof S.unref=="function"&&S.unref()}}),515:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.systemCallFilter=
f;const u={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{id:1073741827,socket:359,
socketcall:102,unshare:310,clone:120,keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,socket:198,unshare:97,clone:220,
keys:217,setrlimit:164,prlimit64:261},arm:{id:1073741864,socket:281,unshare:337,clone:120,keys:309,setrlimit:75,prlimit64:369}},
v=425,w=435,k=268435456,I=[1,2,10,16],R=4,T={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[_,N,g,y,S]=[32,84,21,69,6],m=[S,
0,0,2147418112],[h,b,i]=[0,4,16];function f(r,c=process.arch){const d=Object.entries(u).find(([p])=>p===c)?.[1];return d===
void 0?void 0:{hex:[[_,0,0,b],...Object.values(u).flatMap(p=>t(p.id,a(p,r))),n("ENOSYS")].map(s).join(""),keyctl:d.keys+
2}}function a(r,c){const{keys:d,socket:O,socketcall:p=w,unshare:P,clone:E,setrlimit:M,prlimit64:j}=r,C=[...[p,v].flatMap(
L=>t(L,[n("ENOSYS")])),...t(O,[e(0),...I.flatMap(L=>t(L,[m])),n("EAFNOSUPPORT")])];return[[_,0,0,h],[N,0,0,1073741823],...[
w,d,d+1,d+2].flatMap(L=>t(L,[n("ENOSYS")])),...c?[]:C,...t(P,[e(0),[y,0,1,k],n("EPERM"),m]),...t(E,[e(0),[y,0,1,k],n("EP\
ERM"),m]),...t(M,[e(0),...t(R,[n("none")]),m]),...t(j,[e(1),...t(R,[...o(32),...o(36)]),m]),m]}function o(r){return[[_,0,
0,r],[g,1,0,0],n("none")]}function t(r,c){return[[g,0,c.length,r],...c]}function n(r){return[S,0,0,327680|T[r]]}function e(r){
return[_,0,0,i+8*r]}function s([r,c,d,O]){const p=Buffer.alloc(8);return p.writeUInt16LE(r),p.set([c,d],2),p.writeUInt32LE(
O,4),p.toString("hex")}}),32223:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.SYSTEM=l.DEVICES=void 0,l.
homeFolders=f,l.privateFolders=y,l.viewOf=S;function v(){const a=u(51455);return v=function(){return a},a}function w(){const a=u(
48161);return w=function(){return a},a}function k(){const a=u(76760);return k=function(){return a},a}function I(){const a=u(
46282);return I=function(){return a},a}const R=l.SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],
T=["/nix/store","/gnu/store"],_=l.DEVICES=["null","zero","full","random","urandom"],N="tty",g=["EVENT_PATH","ENV","OUTPU\
T","PATH","STATE","STEP_SUMMARY"];function y(a){const o=g.flatMap(n=>a[`GITHUB_${n}`]??[]),t=[a.HOME,a.RUNNER_TEMP,a.XDG_RUNTIME_DIR].
flatMap(n=>n??[]);return[...new Set([...t,(0,w().tmpdir)(),...o.map(k().dirname)].filter(n=>(0,k().isAbsolute)(n)))]}async function S({
node:a,npm:o,machine:t},n,e){const s=await h([...R,...T]),c=(await Promise.all(n.map(P=>(0,v().realpath)(P).catch(()=>[])))).
flat(),d=[(0,k().dirname)(a.file),...o?[(0,k().dirname)((0,k().dirname)(o.file))]:[],...[...t.values()].flatMap(P=>m(P,c)),
...e?await i():[]].filter(P=>!s.some(E=>(0,I().isInside)(E,P))),O=c.filter(P=>s.some(E=>E!==P&&(0,I().isInside)(E,P))),p=await b(
`/dev/${N}`)?[..._,N]:_;return{system:s,emptied:O,tools:[...new Set(d)],devices:p,home:[]}}function m({file:a,real:o},t){
const n=(0,k().dirname)(o),e=(0,k().dirname)(n),s=(0,k().basename)(n)==="bin"&&!t.some(r=>(0,I().isInside)(r,e));return[
(0,k().dirname)(a),n,...s?[e]:[]].filter(r=>!t.some(c=>(0,I().isInside)(r,c)))}async function h(a){return(await Promise.
all(a.map(async t=>(await(0,v().lstat)(t).catch(()=>{}))?.isDirectory()?[t]:[]))).flat()}function b(a){return(0,v().lstat)(
a).then(()=>!0,()=>!1)}async function i(){const a=await(0,v().realpath)("/etc/resolv.conf").catch(()=>{});return a?.startsWith(
"/run/systemd/resolve/")?[(0,k().dirname)(a)]:[]}async function f(a,o){return o===void 0||!(0,k().isAbsolute)(o)?[]:(await Promise.
all([...new Set(a)].sort().map(async n=>{const e=await(0,v().realpath)((0,k().join)(o,n)).catch(()=>{});return e===void 0||
!(await(0,v().stat)(e)).isDirectory()?[]:[{path:n,source:e}]}))).flat()}}),96266:((D,l,u)=>{Object.defineProperty(l,"__e\
sModule",{value:!0}),l.TEMP=l.HOME=void 0,l.commandFolders=S,l.commandMounts=y,l.sharedMounts=g;function v(){const h=u(76760);
return v=function(){return h},h}function w(){const h=u(39491);return w=function(){return h},h}function k(){const h=u(46282);
return k=function(){return h},h}const I=l.HOME="/home/gene-gate",R=l.TEMP="/tmp",T=64,_="/.gene-gate",N={lower:`${_}/low\
er`,cover:`${_}/cover`,own:`${_}/own`,run:`${_}/run`,replaced:`${_}/replaced`,home:`${_}/home`,tools:`${_}/tools`};function g({
view:h,checkout:b,run:i,stage:f}){const a=(o,t,n)=>({source:o,target:(0,v().join)(f,t),type:"none",options:n});return{system:h.
system.map(o=>({source:o,target:(0,v().join)(f,o)})),mounts:[...h.emptied.map(o=>({source:"gene-gate",target:(0,v().join)(
f,o),type:"tmpfs",options:"size=1m,mode=0755"})),a("/proc","proc","rbind"),a(b,N.lower,"rbind"),a(i,N.run,"bind")],tools:[
...h.tools.map((o,t)=>({source:o,target:(0,v().join)(f,m(o,t))})),...h.home.map(({source:o},t)=>({source:o,target:(0,v().
join)(f,N.home,String(t))}))]}}function y(h){const{view:b,checkout:i,privileges:f,hides:a,keepsWrites:o,replaced:t}=h,n=(r,c,d="\
bind")=>({source:r,target:c,type:"none",options:d}),e=b.tools.map((r,c)=>({folder:r,place:m(r,c)})),s=[`lowerdir=${a||f.
adopt?`${N.cover}:`:""}${N.lower}`,`upperdir=${N.own}/upper`,`workdir=${N.own}/work`,...f.overlay,"X-mount.mkdir"];return[
n(`${N.own}/tmp`,R),n(`${N.own}/home`,I),...b.home.map(({path:r},c)=>n(`${N.home}/${c}`,(0,v().join)(I,r))),n(`${N.own}/\
shm`,"/dev/shm"),{source:"gene-gate",target:"/dev/pts",type:"devpts",options:`newinstance,nosuid,noexec,mode=0620,ptmxmo\
de=0666,max=${T}`},...e.filter(({folder:r,place:c})=>r!==c).map(({folder:r,place:c})=>n(c,r,"rbind,X-mount.mkdir")),o?n(
N.lower,i,"bind,X-mount.mkdir"):{source:"gene-gate",target:i,type:"overlay",options:s.join(",")},...t.map((r,c)=>n(`${N.
replaced}/${c}`,(0,v().join)(i,r))),{source:"gene-gate",target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{source:"\
gene-gate",target:_,type:"tmpfs",options:"ro,size=4k,mode=0755"}]}function S({home:h}){return["upper","work","tmp","home",
"shm",...[...new Set(h.flatMap(({path:i})=>[...(0,w().foldersAbove)(i),i]))].map(i=>`home/${i}`)]}function m(h,b){return[
R,I].some(f=>(0,k().isInside)(f,h))?`${N.tools}/${b}`:h}}),12086:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.commandEnvironment=T,l.npmForPrepare=y;function v(){const S=u(76760);return v=function(){return S},S}const w={CI:"true",
NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},k={npm_config_offline:"true",npm_config_fetch_retries:"\
0"},I=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],R="cmd.exe";function T({node:S,searchPath:m,folder:h,shell:b,
npm:i,assignments:f},a){const o=a.platform==="win32"?N(a.env,h):{},{delimiter:t,dirname:n}=a.platform==="win32"?v().win32:
v().posix,e={PATH:[...new Set([n(S),...m])].join(t),HOME:h.home,TMPDIR:h.temp,...o,..._(h,b??(a.platform==="win32"?R:"/b\
in/sh")),...i??k};return{...w,...g(e,f),...e}}function _(S,m){return{npm_config_script_shell:m,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:S.npmCache,npm_config_userconfig:S.npmUserConfig,npm_config_globalconfig:S.
npmGlobalConfig}}function N(S,m){const h=Object.entries(S).flatMap(([b,i])=>{const f=b.toUpperCase();return I.includes(f)&&
i!==void 0?[[f,i]]:[]});return{...Object.fromEntries(h),USERPROFILE:m.home,APPDATA:m.home,LOCALAPPDATA:m.home,TEMP:m.temp,
TMP:m.temp}}function g(S,m){const h=new Set(Object.keys(S).map(b=>b.toUpperCase()));return Object.fromEntries(Object.entries(
m).filter(([b])=>!h.has(b.toUpperCase())))}function y({npm:S}){const m=S&&(0,v().join)((0,v().dirname)(S.file),"../node_\
modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...m&&{npm_config_node_gyp:m}}}}),
31992:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.breakAndRun=R;function v(){const g=u(86191);return v=
function(){return g},g}function w(){const g=u(41115);return w=function(){return g},g}function k(){const g=u(67147);return k=
function(){return g},g}function I(){const g=u(69983);return I=function(){return g},g}async function R(g,{policy:y,change:S,
checkout:m,...h}){if(y.mutants==="off"||S===void 0)return new Map;const b=[...g].flatMap(([{gene:t,plans:n},e])=>{const s=e.
map(({outcome:r})=>r);return!T.has(t.change)||s.some(({status:r})=>r!=="passed")?[]:[{gene:t,plans:n,outcomes:s,launched:_(
t)}]}),i=N(m,y);if(i!==void 0){const t=`commands can read \`${i}\`, which was built before the change was broken`;return new Map(
b.map(n=>[n.gene,(0,I().notRun)(n,t)]))}const{directory:f}=m,a={directory:f,isCommitted:S.isCommitted,path:h.path},o=await(0,I().
runMutants)(b,{...h,change:S.files,checkout:a,views:y.views});return new Map([...o].map(([{gene:t},n])=>[t,n]))}const T=new Set(
["added","modified"]);function _({commands:g}){return new Set(g.flatMap(({reading:y})=>(0,v().startedFiles)(y)))}function N({
additions:g},y){const{cover:S}=(0,k().additionsOf)([],(0,w().dependencyFolders)(y));return g.find(m=>!S(m))}}),35134:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.breakFiles=_;function v(){const g=u(76760);return v=function(){return g},
g}function w(){const g=u(77476);return w=function(){return g},g}function k(){const g=u(77259);return k=function(){return g},
g}function I(){const g=u(93291);return I=function(){return g},g}function R(){const g=u(55420);return R=function(){return g},
g}const T=new Map([...["js","mjs","cjs","jsx"].map(g=>[g,w().javascript]),...["ts","mts","cts","tsx"].map(g=>[g,R().typescript]),
...["py","pyi"].map(g=>[g,I().python]),["rs",I().rust],["go",I().go]]);function _(g,y){const S=new Map,m=new Map;for(const[
b,i]of g){const a=T.get(v().posix.extname(b).slice(1).toLowerCase())?.(i,y);a===void 0?m.set(b,N(i,y)):a.length>0&&S.set(
b,(0,k().insert)(i,a))}if(S.size===0){const b=[...g].map(([i,f])=>[i,N(f,y)]);return{files:new Map(b),operator:"unparsab\
le"}}const h=m.size>0?"mixed":"functions_fail";return{files:new Map([...S,...m]),operator:h}}function N(g,y){return`)]}>\
"'\`<<<<<<< ${y}
${g}`}}),62609:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.failingExpression=v,l.failingStatements=u,l.unusedExport=
w;function u(k){return` debugger; var _${k}=${k}( "x" ) ; throw _${k} ;`}function v(k){return` (() => {${u(k)} })( ) ? 0\
 : `}function w(k){return`
export const unused_${k} = "x"  ;
`}}),77476:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.javascript=void 0;function v(){const g=u(76188);
return v=function(){return g},g}function w(){const g=u(62609);return w=function(){return g},g}function k(){const g=u(55420);
return k=function(){return g},g}const I=(g,y)=>{const S=g.replace(/^#!/,"//"),m=(0,v().parseCode)(S,"module")??(0,v().parseCode)(
S,"script");if(m===void 0)return(0,k().typescript)(g,y);const h=[...(0,v().walk)(m)].flatMap(({node:b})=>_(b,y));return h.
length===0||!R(m)?h:[...h,{at:g.length,text:(0,w().unusedExport)(y)}]};l.javascript=I;function R({body:g}){return g.some(
({type:y})=>/^(?:Import|Export)/.test(y))}const T=/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
function _(g,y){if(!T.test(g.type))return[];const{body:S}=g;return S.type!=="BlockStatement"?[{at:S.start,text:(0,w().failingExpression)(
y)}]:[{at:S.body.filter(N).at(-1)?.end??S.start+1,text:(0,w().failingStatements)(y)}]}function N(g){return g.type==="Exp\
ressionStatement"&&g.directive!=null}}),77259:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.afterClosing=I,
l.insert=u,l.masked=v;function u(R,T){let _="",N=0;for(const{at:g,text:y}of T.toSorted((S,m)=>S.at-m.at))_+=R.slice(N,g)+
y,N=g;return _+R.slice(N)}function v(R,T){return R.replaceAll(T,_=>_.replaceAll(/[^\n]/g," "))}const w="([{",k=")]}";function I(R,T){
let _=0;for(let N=T;N<R.length;N+=1){const g=R.charAt(N);if(w.includes(g)?_+=1:k.includes(g)&&(_-=1),_===0)return N+1}}}),
93291:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.rust=l.python=l.go=void 0;function v(){const g=u(77259);
return v=function(){return g},g}const w=/"""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g,
k=/^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}("""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')(?=[ \t]*(?:[;#\n]|$))/,
I=(g,y)=>{const S=(0,v().masked)(g,w),m=`_${y}=${y}( "x" ) ;raise RuntimeError(_${y})`;return N(S,/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*(?=\()/g,
/^[^:\n]*(?:\[[^\]]*\])?[^:\n]*:/).map(({body:h})=>{const b=k.exec(g.slice(h));if(b)return{at:h+b[0].length,text:`; ${m}`};
const i=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(g.slice(h)),f=i?.[0]===i?.[1];return{at:h+(i?.[0].length??0),text:f?
`${m}; `:`${m}
${i?.[1]}`}})};l.python=I;const R=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\[\s\S]|[^"\\])*"|`[^`]*`/g,T=(g,y)=>{const S=(0,v().
masked)(g,R).replace(/#\[cfg\(test\)\][\s\S]*$/,""),m=` let _${y} =( "x" ) ; panic!( "${y}" ) ;`;return N(S,/\bfn\s+\w+\s*(?:<[^(){};]*>)?\s*(?=\()/g,
/^[^{};]*\{/).filter(({start:h})=>!/#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*$/.test(S.slice(0,h))).map(({body:h})=>({
at:h,text:m}))};l.rust=T;const _=(g,y)=>{const S=(0,v().masked)(g,R);return N(S,/^func\b[^(\n]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?(?=\()/gm,
/^[^{}\n]*\{/).map(({body:m})=>({at:m,text:` panic( "${y}" ) ;`}))};l.go=_;function N(g,y,S){return[...g.matchAll(y)].flatMap(
m=>{const h=(0,v().afterClosing)(g,m.index+m[0].length),b=h===void 0?null:S.exec(g.slice(h));return h===void 0||b===null?
[]:[{start:m.index,body:h+b[0].length}]})}}),69983:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.notRun=
b,l.runMutants=h;function v(){const r=u(77598);return v=function(){return r},r}function w(){const r=u(57334);return w=function(){
return r},r}function k(){const r=u(96469);return k=function(){return r},r}function I(){const r=u(35134);return I=function(){
return r},r}function R(){const r=u(48081);return R=function(){return r},r}function T(){const r=u(83820);return T=function(){
return r},r}const _="without namespaces, commands share one checkout, which must not be broken",N="the time for runs on \
the broken change was spent",g="an earlier command of the gene noticed the defect, and they share a view",y=2,S=2e3,m=20;
async function h(r,c){const d=new(k()).Pool(c.concurrency),O=new Map,p=async E=>{const M=[...E.launched].sort().join("\0"),
j=O.get(M)??i(E.launched,d,c);O.set(M,j);const C=await j;return typeof C=="string"?b(E,C):o(E,C)},P=r.map(async E=>{const M=await p(
E).catch(j=>b(E,j.message));return[E,M]});return new Map(await Promise.all(P))}function b({plans:r},c){return r.map(()=>({
outcome:"not_run",files:[],duration_ms:0,reason:c}))}async function i(r,c,d){if(d.backend.cover===void 0)return _;const O=await(0,R().
sourcesOf)(d.change,d.tree,r);if(typeof O=="string")return O;const p=a(O);return{whole:t((0,I().breakFiles)(O.texts,f()),
c,d),...p&&{existing:t((0,I().breakFiles)(p,f()),c,d)}}}function f(){return`z${(0,v().randomBytes)(8).toString("hex").replaceAll(
/\d/g,"q")}`}function a({texts:r,existing:c}){return c&&new Map([...r].filter(([d])=>c.has(d)))}async function o(r,{whole:c,
existing:d}){const O=await c(r);if(!d||!O.some(({outcome:P})=>P==="killed"))return O;const p=await d(r);return O.map((P,E)=>{
const M=p[E];return P.outcome!=="killed"||M?.outcome!=="survived"?P:{...P,existing:{files:M.files,duration_ms:M.duration_ms}}})}
function t(r,c,d){const{backend:O,checkout:p,signal:P}=d;let E;const M=new Map,j=(C,L)=>{const $=async()=>{E??=Promise.resolve(
O.cover?.(G=>(0,T().writeLayer)(G,r.files,p)));const F=await E;return F?L(F):[]},A=M.get(C)??c.run(()=>0,$);return M.set(
C,A),A};return async({plans:C,outcomes:L})=>{const $=C.map((x,U)=>n(x,L[U])),A=C.map(({digest:x})=>x).join(),F=d.views===
"gene"?[j(A,x=>e($,x,P))]:$.map(x=>j(x.digest,async({run:U})=>[await U(x,P)])),G=(await Promise.all(F)).flat();return C.
map((x,U)=>s(G[U],r))}}function n(r,c){return{...r,timeoutMs:y*(c?.duration_ms??0)+S}}async function e(r,c,d){const O=await c.
forGene(r.length,d),p=[];try{for(const P of r){if(p.some(({status:E})=>E!=="passed"))break;p.push(await O.run(P,d))}}finally{
await O.close()}return p}function s(r,{files:c,operator:d}){const O=[...c.keys()].sort(),p={operator:d,files:O.slice(0,m),
...O.length>m&&{total_files:O.length},duration_ms:r?.duration_ms??0};if(r===void 0)return{...p,outcome:"not_run",reason:g};
const{status:P,signal:E,reason:M=P}=r;return P==="passed"?{...p,outcome:"survived"}:M===w().BUDGET_SPENT?{...p,outcome:"\
not_run",reason:N}:P==="failed"||P==="timed_out"||E!==null?{...p,outcome:"killed"}:{...p,outcome:"not_run",reason:M}}}),
48081:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.isSource=h,l.sourcesOf=b;function v(){const f=u(76760);
return v=function(){return f},f}function w(){const f=u(93028);return w=function(){return f},f}const k=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),I=/(?:^|\/)(?:tests?|__tests__|specs?|e2e|__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils|cypress|playwright|features|bench(?:marks?)?)\//i,
R=/(?:^|\/)(?:tests?|spec|conftest|(?:[^/]*[._-])?(?:tests?|spec|tst|test-d|cy|bench|stories)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+(?:\.snap)?$/,
T=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
_=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
N=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,g=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
y=600,S=500,m=10*1024**2;function h(f){return k.has(v().posix.extname(f).slice(1).toLowerCase())&&![I,R,T,_].some(a=>a.test(
f))}async function b(f,a,o){const t=c=>h(c)&&!o.has(c)&&(0,w().isRegular)(a.stat(c)?.kind),n=f.filter(({path:c,status:d})=>d!==
"deleted"&&t(c));if(n.length>0){const c=await i(n,a);if(typeof c=="string")return c;const d=n.filter(({status:p})=>p!=="\
added").map(({path:p})=>p),O=d.length>0&&d.length<n.length;return{texts:c,isWhole:!1,...O&&{existing:new Set(d)}}}const e=[
...a.files()].filter(({path:c})=>t(c)&&!N.test(c));if(e.length===0)return"neither the change nor the repository has a so\
urce file to break";const s=await i(e,a);if(typeof s=="string")return s;const r=[...s].filter(([,c])=>!g.test(c.slice(0,
y)));return r.length===0?"all source files are generated":{texts:new Map(r),isWhole:!0}}async function i(f,a){const o=f.
reduce((n,{path:e})=>n+(a.stat(e)?.size??0),0);if(f.length>S||o>m)return`there are too many source files to break: ${f.length}\
 with ${Math.ceil(o/1024**2)} MB`;const t=async({path:n})=>[n,(await a.read(n)).toString("utf8")];return new Map(await Promise.
all(f.map(t)))}}),55420:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.typescript=void 0;function v(){const e=u(
62609);return v=function(){return e},e}function w(){const e=u(77259);return w=function(){return e},e}const k=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g,
I=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,R=String.raw`\s*:\s*(?:[^\s;{}()=]|${I})(?:[^;{}()=]|${I})*`,T=new RegExp(
String.raw`^(?:${R})?\s*\{`),_=new RegExp(String.raw`^(?:${R}?)?\s*=>\s*\{`),N=new RegExp(String.raw`^(?:${R}?)?\s*=>(?!\s*\{)`),
g=400,y=/\b(?:if|for|while|switch|catch|with|await|else|do|try)\s*$/,S=/[\w$\]]\s*(?:<[^;(){}]*>)?\s*$/,m=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,
h=[/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$/,/\w<[^;(){}=>]*,\s*$/,/(?::|\breadonly)\s*\(\s*$/],b=200,
i=(e,s)=>{const r=(0,w().masked)(e,k),d=[...[...f(r)].flatMap(({start:p,end:P})=>{const E=r.slice(Math.max(0,p-b),p);return a(
e,r,{head:E,end:P},s)}),...t(e,r,s)],O=/^\s*(?:import|export)\b/m.test(r);return d.length===0||!O?d:[...d,{at:e.length,text:(0,v().
unusedExport)(s)}]};l.typescript=i;function*f(e){for(let s=e.indexOf("(");s>=0;s=e.indexOf("(",s+1)){const r=(0,w().afterClosing)(
e,s);r!==void 0&&(yield{start:s,end:r})}}function a(e,s,{head:r,end:c},d){const O=s.slice(c,c+g),p=_.exec(O),P=h.some(j=>j.
test(r));if(p&&!P)return[n(e,c+p[0].length,d)];const E=N.exec(O);if(E)return!m.test(r)||P?[]:[{at:c+E[0].length,text:(0,v().
failingExpression)(d)}];const M=T.exec(O);return!M||y.test(r)||!S.test(r)?[]:[n(e,c+M[0].length,d)]}const o=/(?<=(?:[=(,?[{]|[^)\s]\s*:|&&|\|\||\basync\s)\s*)[\w$]+\s*=>\s*(\{)?/g;
function t(e,s,r){return[...s.matchAll(o)].map(c=>{const d=c.index+c[0].length;return c[1]?n(e,d,r):{at:d,text:(0,v().failingExpression)(
r)}})}function n(e,s,r){const c=/^\s*(["'])use \w+\1;?/.exec(e.slice(s,s+b));return{at:s+(c?.[0].length??0),text:(0,v().
failingStatements)(r)}}}),83820:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.writeLayer=I;function v(){
const T=u(51455);return v=function(){return T},T}function w(){const T=u(76760);return w=function(){return T},T}function k(){
const T=u(39092);return k=function(){return T},T}async function I(T,_,{directory:N,isCommitted:g,path:y}){const S=new Map;
for(const[m,h]of _){const{mode:b}=await(0,v().lstat)((0,w().join)(N,m));await(0,v().mkdir)((0,w().dirname)((0,w().join)(
T,m)),{recursive:!0}),await(0,v().writeFile)((0,w().join)(T,m),h),await(0,v().chmod)((0,w().join)(T,m),b&511),S.set(m,(b&
73)===0?"100644":"100755")}g&&await(0,k().commitLayer)({checkout:N,layer:T,modes:S,env:{PATH:y}}),await R(T,N)}async function R(T,_){
const N=await(0,v().readdir)(T,{recursive:!0,withFileTypes:!0});for(const g of N.filter(y=>y.isDirectory())){const y=(0,w().
join)(g.parentPath,g.name),S=await(0,v().lstat)((0,w().join)(_,y.slice(T.length))).catch(()=>{});S&&await(0,v().chmod)(y,
S.mode&511)}}}),57334:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.OUTCOME_LOST=l.INTERRUPTED=l.CHECKOUT_CHANGED=
l.BUDGET_SPENT=void 0,l.blockedOutcome=_,l.changedOutcome=S,l.countInterrupted=R,l.lostOutcome=y,l.programMissingOutcome=
N,l.skippedOutcome=g,l.stopReason=T;const u="BLOCKED: validation command rejected by safety check (allowed prefixes: nod\
e/npm/npx; shell operators prohibited)",v=l.INTERRUPTED="interrupted",w=l.BUDGET_SPENT="the time budget for all commands\
 was spent",k=l.OUTCOME_LOST="the run returned no outcome for this command",I=l.CHECKOUT_CHANGED="files of the checkout \
changed while the gate ran";function R(h){return h.filter(({reason:b})=>b===v).length}function T(h){return h.reason===w?
w:v}function _(h){return m("blocked",u,h)}function N({message:h,hint:b},i){return m("not_runnable",`${h} ${b}`,i)}function g(h,b){
return m("skipped",h,b)}function y(h){return m("skipped",k,h)}function S(h,b,i){return{...i??m("error",I,h),status:"erro\
r",reason:I,checkout_changed:[...b]}}function m(h,b,i){const f={head:"",tail:"",bytes:0,truncated:!1};return{status:h,exit_code:null,
signal:null,started_at:i.toISOString(),duration_ms:0,stdout:f,stderr:f,reason:b}}}),22562:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.outcomesOf=I,l.plansOf=k,l.refusedOutcomes=T;function v(){const y=u(6470);return v=function(){
return y},y}function w(){const y=u(57334);return w=function(){return y},y}function k({asset:y,commands:S}){const m=S.flatMap(
({plan:h})=>h??[]);return{id:y.id,plans:m.length===S.length?m:[]}}function I({commands:y},S,m){if(y.every(({plan:b})=>b!==
void 0))return y.map(({plan:b},i)=>R(b,S[i],m));const h=g(y);return y.map(({verdict:b})=>b==="block"?(0,w().blockedOutcome)(
m):(0,w().skippedOutcome)(h,m))}function R(y,S,m){if(S===void 0||S.plan.digest!==y?.digest)return(0,w().lostOutcome)(m);
const{outcome:h,changedFiles:b}=S;return b.length===0?h:{...h,checkout_modified:b}}function T(y,S,m){const h=y.filter(b=>S?
_(b):b.commands.some(N));return new Map(h.map(b=>[b,I(b,[],m)]))}function _({change:y,commands:S}){return S.length===0?y!==
"removed":S.some(({plan:m})=>m===void 0)}function N({verdict:y}){return y==="block"}function g(y){if(y.some(({verdict:h})=>h===
"block"))return"another command of the gene is blocked";const m=y.flatMap(({reading:h})=>(0,v().toolOf)(h)??[]).find(({path:h})=>h===
void 0);return m?`${m.name} is not installed; install dependencies before the gate`:"the audit does not allow this gene \
to run; see its findings"}}),26756:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.mentionedOf=R,l.namedRootOf=
_;function v(){const N=u(76760);return v=function(){return N},N}const w=5,k=30,I=/[^\w.@+~/\\-]+/;function R(N){const g=new Map(
N.map(y=>[y,y]));for(const y of N){const{dir:S,name:m,ext:h}=v().posix.parse(y),b=v().posix.join(S,m);h!==""&&!g.has(b)&&
g.set(b,y)}return y=>{if(y.status!=="failed"||g.size===0)return y;const{stdout:S,stderr:m}=y,h=[m,S].flatMap(({head:f,tail:a})=>[
f,a]),b=new Set(h.flatMap(f=>f.split(I))),i=new Set([...b].flatMap(f=>T(f)).flatMap(f=>g.get(f)??[]));return i.size===0?
y:{...y,left_out:[...i].sort().slice(0,w)}}}function T(N){const g=N.replaceAll("\\","/").replace(/[.,]+$/,"").split("/").
filter(y=>y!==""&&y!=="."&&y!=="..");return g.length>k?[]:g.flatMap((y,S)=>g.slice(S).map((m,h)=>g.slice(S,S+h+1).join("\
/")))}function _(N){return g=>{const{status:y,stdout:S,stderr:m}=g;return y==="passed"||N==="/"?g:[S,m].some(({head:b,tail:i})=>[
b,i].some(f=>f.includes(N)))?{...g,root:N}:g}}}),27097:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.launchOf=
R;function v(){const g=u(76760);return v=function(){return g},g}function w(){const g=u(41895);return w=function(){return g},
g}function k(){const g=u(64836);return k=function(){return g},g}const I={npm_config_node_options:"--warnings"};function R(g,{
programs:y,checkout:S,base:m}){const{argv:h,binary:b,program:i,scripts:f,directory:a}=g,o=y.node.file,t=(0,v().join)(S,a);
if(f!==void 0){const{platform:s}=process,r=(0,k().launchScripts)(f,{programs:y,checkout:S,base:m,platform:s});if(!("miss\
ing"in r))return r;throw r.missing==="sh"?_(g):T(g,r.missing,o)}const n=h.slice(1);if(b!==void 0)return{file:o,args:[(0,v().
join)(S,b),...n],cwd:t};if(i==="node")return{file:o,args:n,cwd:t};if(i==="npm"||i==="npx"){const s=y[i];if(s)return{file:o,
args:[s.file,...n],env:I,cwd:t};throw T(g,i,o)}const e=y.machine.get(i);if(e)return{file:e.file,args:n,cwd:t};throw N(g,
i,"on PATH outside the checkout","Install the program before this step, in a directory outside the checkout. Shell built\
ins such as cd cannot be run.")}function T(g,y,S){return N(g,y,`next to ${S} or on PATH outside the checkout`,"Set up No\
de.js with npm before this step (for example with actions/setup-node).")}function _(g){return N(g,"a POSIX shell (sh)","\
on this machine","Install Git for Windows, which includes sh, or make the script one command of node or of a local tool.")}
function N({command:g},y,S,m){const h=`The command "${g}" needs ${y}, which was not found ${S}.`;return new(w()).GateError(
"program_not_found",h,m)}}),96469:((D,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.Pool=void 0;class u{#e;#n=[];constructor(w){
this.#e=w}run(w,k){return new Promise((I,R)=>{const T=()=>{k().then(I,R).finally(()=>{this.#e+=1,this.#t()})};this.#n=[...this.#n,
{urgency:w,start:T}],this.#t()})}#t(){setImmediate(()=>{const w=[...this.#n].sort((k,I)=>I.urgency()-k.urgency()).slice(
0,this.#e);this.#e-=w.length,this.#n=this.#n.filter(k=>!w.includes(k));for(const{start:k}of w)k()})}}l.Pool=u}),64467:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.MARKER=void 0,l.signalTree=N,l.sweepTree=y;function v(){const b=u(31421);
return v=function(){return b},b}function w(){const b=u(73024);return w=function(){return b},b}function k(){const b=u(76760);
return k=function(){return b},b}function I(){const b=u(58500);return I=function(){return b},b}const R=l.MARKER="GENE_GAT\
E_RUN",T=40,_=10;function N(b,i){process.platform==="win32"?i==="SIGKILL"&&g(b):h(-b,i)}function g(b){const i=(0,k().join)(
process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),f={stdio:"ignore",windowsHide:!0};(0,v().spawn)(i,["/PI\
D",String(b),"/T","/F"],f).on("error",()=>{})}async function y(b,i){if(process.platform!=="win32"&&(h(-b,"SIGKILL"),!!(0,w().
existsSync)("/proc/self/environ")))for(let f=0;f<T;f+=1){const a=S(i);if(a.length===0)return;for(const o of a)h(o,"SIGKI\
LL");await(0,I().setTimeout)(_)}}function S(b){return(0,w().readdirSync)("/proc").filter(i=>/^\d+$/.test(i)).filter(i=>m(
i).includes(`${R}=${b}`)).map(Number)}function m(b){try{return(0,w().readFileSync)(`/proc/${b}/environ`)}catch{return Buffer.
alloc(0)}}function h(b,i){try{process.kill(b,i)}catch{}}}),46282:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.findPrograms=h,l.isInside=O;function v(){const p=u(31421);return v=function(){return p},p}function w(){const p=u(73024);
return w=function(){return p},p}function k(){const p=u(51455);return k=function(){return p},p}function I(){const p=u(48161);
return I=function(){return p},p}function R(){const p=u(76760);return R=function(){return p},p}function T(){const p=u(57975);
return T=function(){return p},p}function _(){const p=u(7723);return _=function(){return p},p}function N(){const p=u(26040);
return N=function(){return p},p}function g(){const p=u(41895);return g=function(){return p},p}const y=_().object({file:_().
string(),version:_().string(),platform:_().string(),arch:_().string()}),S="JSON.stringify({file: process.execPath, versi\
on: process.version, platform: process.platform, arch: process.arch})",m=2e4;async function h(p){const{path:P,checkout:E,
names:M=[]}=p,j=await s(P,E),C=await b(j,E),[L,$]=await Promise.all(["npm","npx"].map(G=>f(G,C.file,j,E))),A=await e(M,j,
E),F=await t(j,E);return{node:C,...L&&{npm:L},...$&&{npx:$},...F!==void 0&&{shell:F},machine:A,searchPath:j}}async function b(p,P){
for await(const{file:E,real:M}of c("node",p,P)){const j=await i(E,M,p),C=await r(j.file,P);if(C!==void 0)return{...j,file:C}}
throw new(g()).GateError("program_not_found","node was not found on PATH outside the checkout.","Install Node.js before \
this step (for example with actions/setup-node), in a directory outside the checkout.")}async function i(p,P,E){const{execPath:M,
version:j,platform:C,arch:L}=process;if(P===await(0,k().realpath)(M))return{file:P,version:j,platform:C,arch:L};try{const{
stdout:$}=await(0,T().promisify)(v().execFile)(p,["-p",S],{cwd:(0,R().dirname)(p),env:{PATH:E.join(R().delimiter),HOME:(0,I().
homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:m,windowsHide:!0});return y.parse(JSON.
parse($))}catch($){throw new(g()).GateError("program_not_found",`${p} is the first node on PATH, but it does not work.`,
"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:$})}}async function f(p,P,E,M){
const j=(0,R().join)("node_modules","npm","bin",`${p}-cli.js`);for(const C of[(0,R().dirname)(P),...E]){for(const $ of[(0,R().
join)(C,j),(0,R().join)(C,"..","lib",j)]){const A=await a($,p,M);if(A)return A}const L=await a((0,R().join)(C,p),p,M);if(L)
return L}}async function a(p,P,E){const M=await r(p,E);if(!M?.endsWith(`${P}-cli.js`))return;const j=(0,R().join)((0,R().
dirname)(M),"..","package.json"),C=await(0,k().readFile)(j,"utf8").catch(()=>"null"),{success:L,data:$}=_().object({name:_().
literal("npm"),version:_().string()}).safeParse((0,N().attempt)(()=>JSON.parse(C)));return L?{file:M,version:$.version}:
void 0}const o="/bin/sh";async function t(p,P){if(process.platform!=="win32")return o;for await(const{real:E}of c("git",
p,P)){const M=await r((0,R().join)((0,R().dirname)(E),"..","bin","sh.exe"),P);if(M!==void 0)return M}}const n=/^[A-Za-z0-9][\w.+-]*$/;
async function e(p,P,E){const M=new Map;for(const j of p.filter(C=>n.test(C))){const C=await c(j,P,E).next();C.done||M.set(
j,C.value)}return M}async function s(p,P){const E=new Set(p.split(R().delimiter).filter(j=>(0,R().isAbsolute)(j)));return(await Promise.
all([...E].map(async j=>await r(j,P)===void 0?[]:[j]))).flat()}async function r(p,P){const[E,M]=await Promise.all([(0,k().
realpath)(p).catch(()=>{}),(0,k().realpath)(P)]);if(E===void 0)return;const j=[E,(0,R().resolve)(p)],C=[M,(0,R().resolve)(
P)];return j.some(L=>C.some($=>O($,L)))?void 0:E}async function*c(p,P,E){for(const M of P){const j=(0,R().join)(M,process.
platform==="win32"?`${p}.exe`:p),C=await r(j,E);C!==void 0&&await d(C)&&(yield{file:j,real:C})}}async function d(p){try{
return await(0,k().access)(p,w().constants.X_OK),(await(0,k().stat)(p)).isFile()}catch{return!1}}function O(p,P){const E=(0,R().
relative)(p,P);return E!==".."&&!E.startsWith(`..${R().sep}`)&&!(0,R().isAbsolute)(E)}}),63682:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.NOTHING_RAN=void 0,l.requestOf=p,l.runAudited=e,l.withinBudget=E;function v(){const M=u(48161);
return v=function(){return M},M}function w(){const M=u(97247);return w=function(){return M},M}function k(){const M=u(60210);
return k=function(){return M},M}function I(){const M=u(41115);return I=function(){return M},M}function R(){const M=u(57430);
return R=function(){return M},M}function T(){const M=u(19309);return T=function(){return M},M}function _(){const M=u(60670);
return _=function(){return M},M}function N(){const M=u(10582);return N=function(){return M},M}function g(){const M=u(32223);
return g=function(){return M},M}function y(){const M=u(46252);return y=function(){return M},M}function S(){const M=u(31992);
return S=function(){return M},M}function m(){const M=u(57334);return m=function(){return M},M}function h(){const M=u(22562);
return h=function(){return M},M}function b(){const M=u(26756);return b=function(){return M},M}function i(){const M=u(46282);
return i=function(){return M},M}function f(){const M=u(64474);return f=function(){return M},M}const a=4*1024*1024,o=6e4,
t=4,n=2*1024;async function e(M,j){const C=new Date,L=s(M,j),{checkout:$,path:A,policy:F,progress:G,signal:x,shown:U}=j,
B=(0,h().refusedOutcomes)(M.genes,$!==void 0,C);if($===void 0||L.length===0)return{...P,outcomes:B};const{directory:W,leftOut:H}=$,
Y=new Set(L.flatMap(({plans:z})=>z.map(X=>X.program))),V=await(0,i().findPrograms)({path:A,checkout:W,names:[...Y]}),J=d(
F.concurrency),K=(0,T().shareFolder)($,j.attended,U!==void 0),{backend:Z,isolation:Q,close:sn}=await(0,_().chooseBackend)(
{programs:V,checkout:W,leftOut:H,...U&&{shown:U},shareFolder:K.folder,outputBytes:c(F.limits.output_bytes,M.genes),limits:(0,N().
limitsOn)((0,N().thisMachine)(),F.limits,J),lanes:J,requested:p(F.containment,j.fork),network:F.network==="allow",replaced:await r(
M,j.tree),folders:j.privateFolders,home:await(0,g().homeFolders)([...F.home_caches,...(0,I().homeDependencies)(F)],j.home),
signal:x}),q=Z.level==="namespaces",nn=q?J:1,rn=async()=>{const z=performance.now(),X=await E(F.limits.budget_seconds*1e3,
x,tn=>(0,f().runPlans)(L,{backend:Z,progress:G,views:F.views,concurrency:nn,signal:tn,guard:K.guard()})),en=Math.max(o,performance.
now()-z),fn=await E(en,x,tn=>(0,S().breakAndRun)(X,{...j,checkout:$,backend:Z,concurrency:nn,signal:tn}));return{runs:X,
mutants:fn}},{runs:an,mutants:cn}=await rn().finally(()=>Promise.all([sn(),K.close()])),un=[(0,b().mentionedOf)(K.hides()?
H:[]),(0,y().causesOf)({isolation:Q,policy:F,programs:V,checkout:W,home:j.home}),(0,b().namedRootOf)(q?W:K.guard().directory)],
dn=z=>un.reduce((X,en)=>en(X),z),on=L.map(z=>{const{gene:X}=z;return[X,(0,h().outcomesOf)(X,an.get(z)??[],C).map(dn)]});
return{outcomes:new Map([...B,...on]),interrupted:(0,m().countInterrupted)(on.flatMap(([,z])=>z)),isolation:{...Q,description:`${Q.
description} ${O(q,F.views,nn)}`},nodeOf:()=>V.node,mutants:cn,findings:K.findings()}}function s(M,{waiting:j}){return M.
genes.filter(C=>!j.has(C)).map(C=>({...(0,h().plansOf)(C),gene:C})).filter(({plans:C})=>C.length>0)}async function r(M,j){
const C=new Set((0,w().isOfChange)(M)?M.files.map(({path:$})=>$):[]),L=await(0,k().npmrcCopies)(j,C);return new Map(L.flatMap(
({path:$,text:A,dropped:F,isLink:G})=>F.length>0&&!G?[[$,A]]:[]))}function c(M,j){const C=j.flatMap(A=>(0,h().plansOf)(A).
plans),L=new Set(C.map(({digest:A})=>A)),$=Math.floor(a/(L.size*t));return Math.min(M,Math.max($,n))}function d(M){return M===
"cores"?(0,v().availableParallelism)():M}function O(M,j,C){if(!M)return"One command at a time, because all commands shar\
e the checkout.";const L=j==="gene"?" The commands of one gene share a view.":"";return`${C===1?"One command at a time.":
`Up to ${C} commands at once.`}${L}`}function p(M,j){return M==="require-for-forks"?j?"require":"auto":M}const P=l.NOTHING_RAN=
{outcomes:new Map,interrupted:0,isolation:R().NOTHING_RUN,nodeOf:()=>process};async function E(M,j,C){const L=new AbortController,
$=setTimeout(()=>L.abort(m().BUDGET_SPENT),M);try{return await C(AbortSignal.any([j,L.signal]))}finally{clearTimeout($)}}}),
64474:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.runPlans=I;function v(){const t=u(41895);return v=function(){
return t},t}function w(){const t=u(57334);return w=function(){return t},t}function k(){const t=u(96469);return k=function(){
return t},t}async function I(t,n){const{backend:e,progress:s,concurrency:r,views:c}=n,d=new Map(t.flatMap(({plans:$})=>$.
map(A=>[A.digest,A]))),O=new Map;for(const $ of d.values()){const A=b(()=>e.check($));A&&O.set($.digest,A)}const p=new AbortController,
P=AbortSignal.any([n.signal,p.signal]),E=new(k()).Pool(r),M=S({...n,signal:P},O),j=c==="gene"?T(E,M,e,P):R(E,M,e,P),C=({
plans:$})=>j($).catch(A=>{throw p.abort(),A}),L=new Map(t.map(({plans:$})=>[_($),$]));s.planned(c==="gene"?[...L.values()].
flat().length:d.size);try{const $=r===1?await N(t,C):await g(t,C),A=a($);return new Map(t.map((F,G)=>[F,A[G]??[]]))}finally{
s.ended()}}function R(t,n,e,s){const r=f((c,d)=>t.run(d,()=>n(c,(O,p)=>e.run(O,p))));return c=>y(c,r,s)}function T(t,n,e,s){
const r=new Map,c=async d=>{const O=await e.forGene?.(d.length,s),p=(P,E)=>(O??e).run(P,E);return y(d,P=>n(P,p),s).finally(
()=>O?.close())};return async d=>{const O=_(d),p=r.get(O)??t.run(()=>d.length,()=>c(d));return r.set(O,p),(await p).map(
(P,E)=>({...P,plan:d[E]??P.plan}))}}function _(t){return t.map(({digest:n})=>n).join()}async function N(t,n){const e=[];
for(const s of t)e.push(await n(s));return e}async function g(t,n){const e=t.map(n);return await Promise.allSettled(e),Promise.
all(e)}async function y(t,n,e){const s=[];for(const[r,c]of t.entries()){const d=s.find(({outcome:O})=>O.checkout_modified);
e.aborted?s.push(o(c,(0,w().stopReason)(e))):d?s.push(o(c,i(d.plan))):s.some(({outcome:O})=>O.status!=="passed")?s.push(
o(c,"an earlier command of the gene did not pass")):s.push({...await n(c,t.length-r),plan:c})}return s}function S(t,n){const{
backend:e,progress:s,signal:r,guard:c}=t;let d;return async(O,p)=>{if(d!==void 0)return o(O,d);if(r.aborted)return o(O,(0,w().
stopReason)(r));const P=e.level==="process_group",E=c?.state(),M=E?await m(c,E,P):[];if(M.length>0)return d=w().CHECKOUT_CHANGED,
{plan:O,outcome:(0,w().changedOutcome)(new Date,M),changedFiles:[]};s.started(O.command);const j=n.get(O.digest),C=j?(0,w().
programMissingOutcome)(j,new Date):await p(O,r),L=r.aborted||!E?[]:await h(c,E,P);if(L.length===0||P)return s.finished(O.
command,C),L.length>0&&(d=i(O)),{plan:O,outcome:C,changedFiles:L};d=w().CHECKOUT_CHANGED;const $=(0,w().changedOutcome)(
new Date(C.started_at),L,C);return s.finished(O.command,$),{plan:O,outcome:$,changedFiles:[]}}}async function m(t,n,e){return t===
void 0?[]:[...await t.changed(n),...e?[]:t.added(n)]}async function h(t,n,e){return t===void 0?[]:e?t.changed():t.touchedSince(
n)}function b(t){try{t();return}catch(n){if(n instanceof v().GateError&&n.code==="program_not_found")return n;throw n}}function i({
command:t}){return`the command "${t}" changed files of the checkout`}function f(t){const n=new Map,e=new Map;return(s,r)=>{
const{digest:c}=s;e.set(c,Math.max(r,e.get(c)??0));const d=n.get(c)??t(s,()=>e.get(c)??0);return n.set(c,d),d}}function a(t){
const n=new Set;return t.map(e=>e.map(s=>{const{outcome:r}=s;return r.status==="skipped"?s:n.has(r)?{...s,outcome:{...r,
reused:!0}}:(n.add(r),s)}))}function o(t,n){return{plan:t,outcome:(0,w().skippedOutcome)(n,new Date),changedFiles:[]}}}),
75009:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.commandVariables=k,l.scriptVariables=R;function v(){
const N=u(73024);return v=function(){return N},N}function w(){const N=u(76760);return w=function(){return N},N}function k(N,{
programs:g,checkout:y,base:S,platform:m}){const{node:h,npm:b}=g,i=m==="win32"?w().win32:w().posix,{subcommand:f,directory:a,
project:o,prefixed:t,config:n}=N,e=S.npm_config_node_options??N.nodeOptions,s=n.npm_config_color??S.npm_config_color,r=i.
join(y,o),c=i.dirname(h.file),d=m==="win32"?c:i.dirname(c),O=t?r:S.npm_config_prefix??d;return{...n,COLOR:s==="always"?"\
1":"0",EDITOR:m==="win32"?`${S.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:i.join(y,a),NODE:h.file,...e!==void 0&&{NODE_OPTIONS:e},
...e!==void 0&&{npm_config_node_options:e},npm_command:f,npm_config_global_prefix:O,npm_config_init_module:i.join(S.HOME??
"",".npm-init.js"),npm_config_local_prefix:r,npm_config_noproxy:"",npm_config_prefix:O,npm_node_execpath:h.file,...b&&I(
N,b,h,i),...S.npm_config_user_agent&&{npm_config_user_agent:S.npm_config_user_agent}}}function I({subcommand:N,inWorkspaces:g},y,S,m){
const h=T(y.file,m),b=`npm/${y.version} node/${S.version} ${S.platform} ${S.arch}`,i=(0,v().existsSync)(m.join(h,"lib/co\
mmands/run-script.js"))?"run-script":"run";return{npm_command:N==="run"?i:N,npm_config_node_gyp:m.join(h,"node_modules/n\
ode-gyp/bin/node-gyp.js"),npm_config_npm_version:y.version,npm_config_user_agent:`${b} workspaces/${g}`,npm_execpath:y.file}}
function R({directory:N,event:g,body:y="",packageEnv:S},{programs:{npm:m},checkout:h,base:b,platform:i}){const f=i==="wi\
n32"?w().win32:w().posix,a=f.join(h,N),t=[..._(a,f).map(n=>f.join(n,"node_modules",".bin")),...m?[f.join(T(m.file,f),"no\
de_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],b.PATH];return{...S,PATH:t.join(f.delimiter),npm_lifecycle_event:g,
npm_lifecycle_script:y,npm_package_json:f.join(a,"package.json")}}function T(N,g){return g.dirname(g.dirname(N))}function _(N,g){
const y=g.dirname(N);return y===N?[N]:[N,..._(y,g)]}}),64836:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.DRIVER=void 0,l.launchScripts=k;function v(){const m=u(76760);return v=function(){return m},m}function w(){const m=u(75009);
return w=function(){return m},m}function k(m,h){const{checkout:b,platform:i,programs:f}=h,{shell:a}=f,{join:o}=i==="win3\
2"?v().win32:v().posix,t=(0,w().commandVariables)(m,h),n={...h,base:{...h.base,...t}};if(a!==void 0){const c=I(m,n);return"\
missing"in c?c:{file:a,args:c,env:t,cwd:o(b,m.directory)}}const[e,...s]=m.steps;if(e===void 0||s.length>0)return{missing:"\
sh"};const r=_(e,n);return"missing"in r?r:r.argv[0]!==f.node.file?{missing:"sh"}:{file:f.node.file,args:r.argv.slice(1),
cwd:o(b,e.directory),env:{...t,...(0,w().scriptVariables)(e,n),...r.env}}}function I(m,h){const{npm_config_loglevel:b,npm_config_json:i}=h.
base,f=b!=="silent"&&i!=="true",a=[];for(const o of m.steps){const t=(0,w().scriptVariables)(o,h),n=_(o,{...h,base:{...h.
base,...t}});if("missing"in n)return n;const e=f&&o.body!==void 0?y(o):"",s=m.inWorkspaces?o.directory:"",r={...T(t,h),...n.
env};a.push(...R({group:s,directory:o.directory,heading:e},{...n,env:r},h))}return["-c",S,"npm",...a]}function R({group:m,
directory:h,heading:b},{argv:i,env:f},{checkout:a,platform:o}){const{join:t}=o==="win32"?v().win32:v().posix,n=Object.entries(
f).map(([r,c])=>`${r}=${c}`),s=[...[m,t(a,h),b,String(n.length)],...n,...i];return[String(s.length),...s]}function T(m,{
platform:h}){if(h!=="win32")return m;const b=(m.PATH??"").split(";").map(i=>i.replace(/^([A-Za-z]):/,(f,a)=>`/${a.toLowerCase()}`).
replaceAll("\\","/"));return{...m,PATH:b.join(":")}}function _(m,h){const{programs:b,checkout:i,platform:f}=h,{node:a,shell:o}=b,
{join:t}=f==="win32"?v().win32:v().posix,{body:n,event:e,text:s,command:r}=m;if(o!==void 0&&r?.nested)return N(r.nested,
m,h,o);if(r===void 0||r.argv.length===0)return o===void 0?{missing:"sh"}:{argv:n===void 0?[o,"-c",g,"npm",e]:[o,"-c",s],
env:{}};const{env:c,file:d}=r,[O="",...p]=r.argv,P=(...E)=>({argv:[a.file,...E,...p],env:c});if(d!==void 0)return P(t(i,
d));if(O==="node")return P();if(O==="npm"||O==="npx"){const E=b[O];return E===void 0?{missing:O}:P(E.file)}return{argv:r.
argv,env:c}}function N(m,{directory:h},b,i){const f=[];for(const n of m){const e=(0,w().commandVariables)(n,b),s=I(n,{...b,
base:{...b.base,...e}});if("missing"in s)return s;f.push({argv:[i,...s],env:e})}const[a,...o]=f;if(a!==void 0&&o.length===
0)return a;const t=f.flatMap(n=>R({group:"",directory:h,heading:""},n,b));return{argv:[i,"-c",S,"npm",...t],env:{}}}const g=`\
printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function y({packageId:m,event:h,body:b="",words:i}){const f=m===
""?h:`${m} ${h}`,a=[b.trim().replaceAll(`
`,`
> `),...i].join(" ");return`
> ${f}
> ${a}

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
`}),2978:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.startProgram=R;function v(){const a=u(31421);return v=
function(){return a},a}function w(){const a=u(77598);return w=function(){return a},a}function k(){const a=u(73024);return k=
function(){return a},a}function I(){const a=u(64467);return I=function(){return a},a}function R(a){const o=(0,w().randomUUID)(),
t=g(o);let n;try{n=(0,v().spawn)(a.file,a.args,{cwd:a.cwd,env:{...a.env,[I().MARKER]:o},detached:process.platform!=="win\
32",shell:!1,stdio:["ignore","pipe","pipe",...m()],windowsHide:!0})}catch(s){return t.release(),_(s)}const{pid:e}=n;return e!==
void 0&&t.hold(e),{outputs:[n.stdout,n.stderr],ended:T(n),closed:new Promise(s=>n.once("close",s)),terminate:()=>{e!==void 0&&
(0,I().signalTree)(e,"SIGTERM")},kill:()=>{e!==void 0&&(0,I().signalTree)(e,"SIGKILL")},sweep:async()=>{e!==void 0&&await(0,I().
sweepTree)(e,o)},release:()=>{t.release();for(const s of[n.stdout,n.stderr])s?.destroy()}}}function T(a){return new Promise(
o=>{a.once("error",t=>o({exitCode:null,signal:null,error:t})),a.once("exit",(t,n)=>o({exitCode:t,signal:n}))})}function _(a){
const o=()=>{};return{outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:a}),closed:Promise.resolve(),
terminate:o,kill:o,sweep:()=>Promise.resolve(),release:o}}const N=`
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
`;function g(a){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const o=(0,v().spawn)("/bin/sh",["-c",N,
"gene-gate",`${I().MARKER}=${a}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return o.
on("error",()=>{}),o.stdin.on("error",()=>{}),o.unref(),"unref"in o.stdin&&typeof o.stdin.unref=="function"&&o.stdin.unref(),
{hold:t=>{o.stdin.write(`${t}
`)},release:()=>{o.stdin.end(`done
`)}}}const y=524288;let S;function m(){return S??=h(b()),S}function h(a){if(a.length===0)return[];const o=(0,k().openSync)(
"/dev/null","r"),t=Math.max(...a)-2,n=new Array(t).fill("ignore");for(const e of a)n[e-3]=o;return n}function b(){return i().
filter(a=>{const o=/^flags:\s*([0-7]+)$/m.exec(f(a))?.[1]??"";return o!==""&&(Number.parseInt(o,8)&y)===0})}function i(){
return process.platform!=="linux"?[]:(0,k().readdirSync)("/proc/self/fd").map(Number).filter(a=>a>2)}function f(a){try{return(0,k().
readFileSync)(`/proc/self/fdinfo/${a}`,"utf8")}catch{return""}}}),35353:((D,l,u)=>{Object.defineProperty(l,"__esModule",
{value:!0}),l.Capture=void 0,l.supervise=N,l.superviseStarted=g;function v(){const a=u(46193);return v=function(){return a},
a}function w(){const a=u(58500);return w=function(){return a},a}function k(){const a=u(57334);return k=function(){return a},
a}function I(){const a=u(2978);return I=function(){return a},a}const R=500,T=1e3,_=5e3;async function N(a){return g(a.file,
()=>(0,I().startProgram)(a),a)}async function g(a,o,t){if(t.signal?.aborted)return(0,k().skippedOutcome)((0,k().stopReason)(
t.signal),new Date);const n=[new i(t.outputBytes),new i(t.outputBytes)],e=new Date().toISOString(),s=performance.now(),r=await y(
o(),n,t);return{...b(r,a,t),exit_code:r.exitCode,signal:r.signal,started_at:e,duration_ms:Math.round(r.at-s),stdout:n[0].
result(),stderr:n[1].result()}}async function y(a,o,t){S(a.outputs[0],o[0]),S(a.outputs[1],o[1]);const n=await m(a,t);return await a.
sweep(),n.error===void 0&&await h(a.closed),a.release(),n}function S(a,o){a?.on("data",t=>o.write(t)),a?.on("error",()=>{})}
function m(a,{timeoutMs:o,graceMs:t=2e3,signal:n}){return new Promise(e=>{let s,r;const c=(P,E)=>{s??=P,a.terminate(),clearTimeout(
O),clearTimeout(r),r=setTimeout(()=>{a.kill(),r=setTimeout(()=>p({exitCode:null,signal:null}),_)},E)},d=()=>c("interrupt",
R),O=setTimeout(()=>c("timeout",t),o);n?.addEventListener("abort",d);const p=P=>{clearTimeout(O),clearTimeout(r),n?.removeEventListener(
"abort",d),e({...P,stopped:s,at:performance.now()})};a.ended.then(p)})}async function h(a){const o=new AbortController,t=(0,w().
setTimeout)(T,void 0,{signal:o.signal}).catch(()=>{});await Promise.race([a,t]),o.abort()}function b({exitCode:a,signal:o,
error:t,lost:n,stopped:e},s,{timeoutMs:r,signal:c}){if(t){const d=t.code??t.message;return{status:"crashed",reason:`Comm\
and could not be started: ${s} (${d})`}}if(e==="timeout")return{status:"timed_out",reason:`Command timed out after ${r}m\
s`};if(e==="interrupt"&&c){const d=(0,k().stopReason)(c);return{status:d===k().BUDGET_SPENT?"timed_out":"skipped",reason:d}}
return n!==void 0?{status:"error",reason:`Containment was lost: ${n}`}:o!==null?{status:"crashed",reason:`Command was en\
ded by ${o}`}:a===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${a}`}}class i{#e;#n;#t=0;constructor(o){
this.#e=Buffer.allocUnsafeSlow(o),this.#n=Buffer.allocUnsafeSlow(o)}write(o){const t=Math.max(0,this.#e.length-this.#t);
t>0&&o.copy(this.#e,this.#t);const n=o.subarray(t);n.length>0&&this.#o(n),this.#t+=o.length}#o(o){const t=this.#n.length,
n=Math.max(0,this.#t-this.#e.length),e=o.subarray(Math.max(0,o.length-t)),s=(n+o.length-e.length)%t,r=e.copy(this.#n,s);
e.copy(this.#n,0,r)}result(){const o=this.#e.length,t=this.#t,n=new(v()).StringDecoder("utf8"),e=this.#e.subarray(0,Math.
min(t,o));if(t<=o)return{head:n.end(e),tail:"",bytes:t,truncated:!1};const s=n.write(e);if(t<=2*o){const O=n.end(this.#n.
subarray(0,t-o));return{head:s,tail:O,bytes:t,truncated:!1}}const r=t%o,c=Buffer.concat([this.#n.subarray(r),this.#n.subarray(
0,r)]),d=c.subarray(f(c)).toString("utf8");return{head:s,tail:d,bytes:t,truncated:!0}}}l.Capture=i;function f(a){const o=n=>n!==
void 0&&n>>6===2;return[0,1,2,3].find(n=>!o(a[n]))??0}}),11863:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.configuresTool=d,l.replacesAudited=h,l.takenFor=m;function v(){const p=u(76760);return v=function(){return p},p}function w(){
const p=u(41330);return w=function(){return p},p}const k=["",".js",".json",".node"],I=new Set(["package.json",".npmrc"]),
R=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,T=/(?:^|\/)\.git(?:\/|$)/,_=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
N=/\.(?:gch|pch|local)$/,g=/\.d\.[cm]?ts$/i,y=/^(?:index|__init__|__main__|init|mod|main)\./,S=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function m(p){const P=a(p),E=M=>M===""||p.kindOf(M)==="directory";return M=>{if(R.test(M)||T.test(M)||h(M,A=>p.kindOf(A)!==
void 0))return!0;const j=O(M);if(j!==void 0&&E(j))return!0;const C=S.exec(M);if(C){const[,A="",F]=C;return F===void 0?E(
A):P(A).has(F)}const[L,$]=[t(M),v().posix.basename(M)];return E(L)?b($)||f($,P(L)):(b($)||I.has($))&&P(t(L)).has(v().posix.
basename(L))}}function h(p,P){return I.has(v().posix.basename(p))?P(v().posix.dirname(p)):k.some((E,M)=>{if(!p.endsWith(
E))return!1;const j=p.slice(0,p.length-E.length);return[...k.slice(M+1),...E===""?[]:[""]].some(L=>P(j+L))})}function b(p){
return y.test(p)&&i(p)}function i(p){return _.test(p)&&!g.test(p)}function f(p,P){return N.test(p)?P.has(p.replace(N,"")):
(o(p)===p||i(p))&&P.has(o(p))}function a(p){const P=new Map;return E=>{const M=()=>p.list(E).map(C=>v().posix.basename(C)),
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
r=(0,w().default)(e,{dot:!0}),c=(0,w().default)(n,{dot:!0});function d(p,P){return c(v().posix.basename(p))&&P(v().posix.
dirname(p))}function O(p){const P=s.exec(p);if(P)return P[1]??"";const E=p.lastIndexOf("/");return r(p.slice(E+1))?p.slice(
0,Math.max(E,0)):void 0}}),66535:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.SideEffectsReader=void 0,
l.lowerLayer=h;function v(){const b=u(73024);return v=function(){return b},b}function w(){const b=u(76760);return w=function(){
return b},b}function k(){const b=u(26040);return k=function(){return b},b}function I(){const b=u(39491);return I=function(){
return b},b}function R(){const b=u(93028);return R=function(){return b},b}const T=1e5,_="more than can be listed",N=new Set;
class g{#e;#n;#t=new Map;#o=new m;#s=new m;#r=new m;#i=new m;#a=new Map;#c=!0;constructor(i,f){this.#e=i,this.#n=f}entry(i){
const{type:f,path:a}=i;if(this.#t.size===0&&this.#u("",!0),f==="c")return;const o=this.#t.get(y(a)),t=o?.below.has(a)===
!0,n=t?this.#e.kindOf(a):void 0;o&&!t&&(o.foreign-=1),f==="m"?this.#d(a,t):f!=="d"?this.#f(i,t):(t&&n!=="directory"?this.#f(
i,t):t&&i.mode!==this.#e.modeOf(a)&&this.#d(a,t),this.#u(a,n==="directory"))}left(i){const f=this.#t.get(y(i));f&&!f.below.
delete(i)&&(f.foreign+=1)}result(i){i&&this.#m();const f=[this.#o,this.#s,this.#r],[a,o,t]=f.map(c=>c.first()),n=i&&this.#c,
e=n&&f.every(c=>c.isWhole),s={created:a??[],changed:o??[],deleted:t??[],...!e&&{totals:this.#l(),complete:!1}},r=[...this.#i.
first(),...n?[]:[_]];return{side_effects:s,modified:r,remembered:this.#a}}#l(){return{created:this.#o.total,changed:this.#s.
total,deleted:this.#r.total}}#u(i,f){const a=f?new Set(this.#e.list(i)):N;this.#t.set(i,{below:a,foreign:0})}#d(i,f){(f?
this.#s:this.#o).add(`${i}/`),(f||this.#n?.isTaken(i))&&this.#i.add(i)}#f({path:i,stamp:f},a){if(this.#n===void 0){(a?this.#s:
this.#o).add(i);return}const{former:o,isTaken:t}=this.#n,n=o.get(i);n===void 0?(a?this.#s:this.#o).add(i):n!==f&&this.#s.
add(i),(a||t(i))&&this.#i.add(i),this.#a.size<T?this.#a.set(i,f):this.#c=!1}#m(){for(const[i,{below:f,foreign:a}]of this.#t){
for(const o of f)this.#p(o);a>0&&this.#o.add(`${i}/`)}for(const i of this.#n?.former.keys()??[])this.#a.has(i)||this.#r.
add(i)}#p(i){this.#r.add(i),this.#i.add(i)}}l.SideEffectsReader=g;function y(b){const i=w().posix.dirname(b);return i===
"."?"":i}const S=100;class m{#e=[];#n=0;add(i){this.#n+=1,this.#e.push(i),this.#e.length>10*S&&(this.#e=this.first())}get total(){
return this.#n}get isWhole(){return this.#n<=S}first(){return this.#e.sort().slice(0,S)}}function h(b,i){const f=new Set(
i),a=o=>f.has(o)||(0,I().foldersAbove)(o).some(t=>f.has(t));return{kindOf:o=>{if(a(o))return;const t=(0,k().attempt)(()=>(0,v().
lstatSync)((0,w().join)(b,o)));return t&&((0,R().kindOf)(t)??"special")},modeOf:o=>{const t=(0,k().attempt)(()=>(0,v().lstatSync)(
(0,w().join)(b,o)));return t&&t.mode&511},list:o=>{const t=(0,w().join)(b,o);return a(o)||(0,k().attempt)(()=>(0,v().realpathSync)(
t))!==t?[]:((0,k().attempt)(()=>(0,v().readdirSync)(t))??[]).map(e=>(0,w().join)(o,e)).filter(e=>!a(e))}}}}),27159:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.Records=void 0,l.readReport=R;function v(){const g=u(73024);return v=
function(){return g},g}const w="ready",k="end",I=0;async function R(g,y){const S=new T(y);for await(const m of(0,v().createReadStream)(
g))S.write(m);return S.end()}class T{#e;#n=Buffer.alloc(0);#t;#o=!1;#s;constructor(y){this.#e=y}write(y){const S=this.#n.
length===0?y:Buffer.concat([this.#n,y]);let m=0;for(let h=S.indexOf(I);h>=0;h=S.indexOf(I,m))this.#r(this.#t),this.#t=S.
toString("utf8",m,h),m=h+1;this.#n=S.subarray(m)}end(){const y=this.#t===k&&this.#n.length===0;return this.#t===w&&(this.#o=
!0),{started:this.#o,complete:y,free:this.#s}}#r(y){y!==void 0&&(this.#o?y.startsWith("=")?this.#e.left(y.slice(1)):y.startsWith(
"!free ")?this.#s=N(y):this.#e.entry(_(y)):this.#o=y===w)}}l.Records=T;function _(g){const y=g.indexOf(" ")+1,S=g.slice(
0,y-1),m=Number.parseInt(S.slice(S.lastIndexOf(":")+1),8)&511;return{type:g.slice(0,1),stamp:S,mode:m,path:g.slice(y)}}function N(g){
const[y,S,m]=g.split(" ").slice(1).map(Number);if(!(!y&&y!==0))return{bytes:y*Number(S),files:Number(m)}}}),46562:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.findingsOf=N,l.judgeGene=_;function v(){const o=u(13580);return v=function(){
return o},o}function w(){const o=u(57334);return w=function(){return o},o}function k(){const o=u(9436);return k=function(){
return o},o}function I(){const o=u(26239);return I=function(){return o},o}function R(){const o=u(49001);return R=function(){
return o},o}function T(){const o=u(47350);return T=function(){return o},o}function _(o,t,{policy:n,ignoring:e,missing:s}){
const r=h(o,C=>(0,k().suppress)(C,e)),c=t.outcomes.get(o)??[],d=t.mutants?.get(o),O=[...(0,R().runFindings)(r,c,t,n),...(0,I().
mutantFindings)(r,d)],P=[...(0,k().suppress)(O,e),...s?[s]:[]],E=N({gene:r,runFindings:P}).filter(({suppressed:C})=>!C),
M=y(c,P),j=(0,T().gravest)([(0,T().severityVerdict)(E,n.fail_on),...r.commands.map(C=>C.verdict==="block"?"fail":"pass"),
...M?["warn"]:c.map(m),s?"needs_approval":"pass"]);return{gene:r,ran:t.outcomes.has(o),outcomes:c,...d&&{mutants:d},runFindings:P,
verdict:j,summary:M?g:b(r,c,j,E)}}function N({gene:o,runFindings:t}){return[...o.findings,...o.commands.flatMap(n=>n.findings),
...t]}const g="not runnable here: the machine lacks a program or a tool";function y(o,t){const n=t.filter(({rule:e})=>(0,v().
ruleOf)(e).group==="environment");return n.length>0&&n.every(({severity:e})=>e!=="error")&&o.every(({status:e,reason:s})=>e===
"skipped"?!S.has(s):e==="passed"||e==="not_runnable")}const S=new Set([w().INTERRUPTED,w().OUTCOME_LOST]);function m({status:o,
reason:t}){return o==="passed"?"pass":o==="error"||S.has(t)?"error":"fail"}function h(o,t){return{...o,findings:t(o.findings),
commands:o.commands.map(n=>({...n,findings:t(n.findings)}))}}function b(o,t,n,e){const s=o.commands.findIndex($=>$.verdict===
"block"),r=t.findIndex(({status:$})=>$!=="passed"&&$!=="skipped"),c=t.findIndex(({status:$})=>$==="skipped"),d=[s,r,c].find(
$=>$>=0)??-1,O=o.commands[d];if(O)return`constraint: validation_failed: ${O.command} => ${a(t[d])}`;if(o.change==="remov\
ed")return"removed";const{files:p,max_files:P,severity:E}=o.blastRadius;if(e.some(i))return`constraint: blast_radius ${E}\
: ${p} / ${P} files`;const M=o.commands.length,j=M===1?"1 command":`${M} commands`;if(n==="needs_approval")return`${j} a\
llowed, waiting for approval`;if(n==="fail")return`failed: ${f(e).join(", ")}`;const C=t.length>0?`${j} passed`:`${j} al\
lowed, none run`,L=n==="warn"?f(e):[];return L.length>0?`${C}, with warnings: ${L.join(", ")}`:C}function i({rule:o,severity:t}){
return t==="error"&&o.startsWith("blast-radius-")}function f(o){const t=o.filter(({severity:e})=>e==="error"),n=o.filter(
({severity:e})=>e==="warning");return[...new Set((t.length>0?t:n).map(({rule:e})=>e))]}function a(o){return o?o.reason??
`exit code ${o.exit_code}`:"BLOCKED"}}),9436:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.dayOf=g,l.idleIgnores=
i,l.ignoreFindings=m,l.isIgnorable=y,l.refusalOf=b,l.suppress=S;function v(){const n=u(41330);return v=function(){return n},
n}function w(){const n=u(3051);return w=function(){return n},n}function k(){const n=u(32854);return k=function(){return n},
n}function I(){const n=u(37156);return I=function(){return n},n}function R(){const n=u(13580);return R=function(){return n},
n}function T(){const n=u(95132);return T=function(){return n},n}function _(){const n=u(43767);return _=function(){return n},
n}function N(){const n=u(52288);return N=function(){return n},n}function g(n){return n.toISOString().slice(0,10)}function y({
rule:n,severity:e,layer:s}){return(0,_().mayBeIgnored)({...(0,R().ruleOf)(n),severity:e,layer:s})}function S(n,{ignores:e,
...s}){const r=e.filter(d=>!(0,N().hasExpired)(d.expires,s.today)),c=(0,N().withLevels)(n,s);return r.length===0?c:c.map(
d=>{const O=y(d)&&r.find(p=>f(p,d));return O?{...d,suppressed:{reason:O.reason,expires:O.expires}}:d})}function m({ignores:n,
today:e},s,r){return n.flatMap(c=>{const{rule:d,reason:O,expires:p}=c,P=t(c),E=s.filter(C=>f(c,C)),M=E.every(y)?b(c):h;return M!==
void 0?[(0,T().finding)("ignore-refused",{rule:d,where:P,refusal:M})]:(0,N().hasExpired)(c.expires,e)?[(0,T().finding)("\
ignore-expired",{rule:d,where:P,reason:O,expires:p})]:E.length===0&&r.some(C=>a(c,C))?[(0,T().finding)("ignore-unused",{
rule:d,where:P,reason:O})]:[]})}const h="the rule decides whether commands may run, what a change may touch, or whether \
files are readable";function b({rule:n}){const e=new Map(I().CHECK_RULES.map(r=>[r.id,r])),s=e.get(n);if(s===void 0){const r=(0,w().
nearestName)(n,[...e.keys()]);return`the rule does not exist${r?` (did you mean \`${r}\`?)`:""}`}if(n!=="protected-path")
return(0,_().mayBeIgnored)(s)?void 0:h}function i(n,e){return n.flatMap(s=>{const r=(0,N().hasExpired)(s.expires,e)?`it \
expired on ${s.expires}`:void 0,c=b(s)??r;return c===void 0?[]:[{rule:s.rule,why:c}]})}function f({rule:n,where:e},{rule:s,
location:r,subject:c}){if(n!==s)return!1;const{path:d,gene:O,command:p}=e??{};return(d===void 0||r!==void 0&&o(r.path,d))&&
(O===void 0||O===c?.id)&&(p===void 0||p===c?.command)}function a({where:n},{asset:e,commands:s}){const{path:r,gene:c,command:d}=n??
{};return(r===void 0||o(e.path,r))&&(c===void 0||c===e.id)&&(d===void 0||s.some(O=>O.command===d))}function o(n,e){return(0,k().
isWithin)(n,e)||(0,v().default)(e,{dot:!0,nonegate:!0})(n)}function t({where:n={}}){const e=Object.entries(n).map(([s,r])=>`\
the ${s} \`${r}\``);return e.length===0?"for all findings":`for ${e.join(", ")}`}}),92344:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.allFindings=i,l.judge=h,l.judgeShards=o,l.otherShards=t,l.verdictOfPart=n;function v(){const e=u(
9354);return v=function(){return e},e}function w(){const e=u(89549);return w=function(){return e},e}function k(){const e=u(
27199);return k=function(){return e},e}function I(){const e=u(97247);return I=function(){return e},e}function R(){const e=u(
95132);return R=function(){return e},e}function T(){const e=u(46562);return T=function(){return e},e}function _(){const e=u(
9436);return _=function(){return e},e}function N(){const e=u(52288);return N=function(){return e},e}function g(){const e=u(
47350);return g=function(){return e},e}const y=new Set(["gate-weakened","gate-approval-missing"]),S=new Set,m={ignores:[],
rules:{}};function h(e,s,{policy:r,now:c,approval:d=v().NOTHING_WAITS}){const{ignores:O,rules:p}=(0,I().isOfChange)(e)?r:
m,P={ignores:O,rules:p,today:(0,_().dayOf)(c)},E=new Map(e.genes.map(W=>{const H=f(W,d);return[W,(0,T().judgeGene)(W,s,{
policy:r,ignoring:P,...H&&{missing:H}})]})),M=[...E.values()],j=t(s.shards??[]),C=a(d),L=[...C?e.findings:b(e.findings,r,
d),...C?[C]:[],...j?[j]:[],...s.findings??[],...s.interrupted>0?[(0,R().finding)("run-interrupted",{skipped:s.interrupted})]:
[]],$=[...L,...M.flatMap(T().findingsOf)],A=[...(0,_().suppress)(L,P),...(0,_().ignoreFindings)(P,$,e.genes),...(0,N().levelFindings)(
P)],F=r.approvals.gate>0?y:S,G=(0,g().gravest)([(0,g().severityVerdict)(A.filter(({rule:W})=>!F.has(W)),r.fail_on),A.some(
({rule:W})=>F.has(W))?"warn":"pass"]),x=s.interrupted>0?"error":"pass",U=C?"needs_approval":"pass",B=(0,g().gravest)([G,
x,U,...M.map(W=>W.verdict)]);return{genes:M,findings:A,verdict:j?n(B):B,shards:o(s.shards??[],E)}}function b(e,{approvals:{
gate:s}},{approvals:r}){if(s>0&&r.length===0)return e;const c=s>0?"given":"not required";return e.map(d=>d.rule==="gate-\
weakened"?{...d,args:{...d.args,approval:c}}:d)}function i({findings:e,genes:s}){return[...e,...s.flatMap(T().findingsOf)]}
function f(e,{waiting:s,refusals:r,means:c,digest:d=""}){const O=s.get(e);if(O===void 0)return;const{asset:p,commands:P}=e;
return(0,R().finding)("approval-missing",{gene:p.id,confirmation:O.confirmation==="strong"?"strong":"very strong",needed:O.
needed,given:O.given,commands:P.filter(({confirmation:E})=>E!=="standard").map(({command:E})=>E),means:c,digest:(0,w().shortDigest)(
d),refusals:r},(0,k().placeOf)(p))}function a({gate:e,refusals:s,means:r,digest:c=""}){if(e===void 0)return;const d={...e,
means:r,digest:(0,w().shortDigest)(c),refusals:s};return(0,R().finding)("gate-approval-missing",d)}function o(e,s){return e.
map(({index:r,of:c,genes:d})=>{const O=(0,g().gravest)([...d].map(p=>s.get(p)?.verdict??"error"));return{index:r,of:c,genes:d.
size,verdict:O}})}function t(e){const[s]=e;if(!(s===void 0||e.length===s.of))return(0,R().finding)("part-of-run",{index:s.
index,of:s.of,genes:s.genes.size})}function n(e){return e==="pass"||e==="warn"?"error":e}}),52288:((D,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.hasExpired=y,l.idleLevels=m,l.levelFindings=h,l.withLevels=N;function v(){const i=u(3051);return v=
function(){return i},i}function w(){const i=u(54441);return w=function(){return i},i}function k(){const i=u(8801);return k=
function(){return i},i}function I(){const i=u(37156);return I=function(){return i},i}function R(){const i=u(13580);return R=
function(){return i},i}function T(){const i=u(95132);return T=function(){return i},i}function _(){const i=u(43767);return _=
function(){return i},i}function N(i,f){return Object.keys(f.rules).length===0?i:i.map(a=>g(a,f))}function g(i,f){const{rule:a,
severity:o,layer:t}=i,n={...(0,R().ruleOf)(a),severity:o,layer:t},e=S(f,a),s=o==="error"&&n.group&&S(f,n.group),r=e?a:n.
group,c=e??(s||void 0);if(c===void 0||r===void 0)return i;const{level:d,...O}=c,p=d==="off"?"notice":d;return p===o||p!==
"error"&&!(0,_().mayBeSoftened)(n)?i:{...i,severity:p,level:{rules:r,level:d,from:o,...O}}}function y(i,f){return i!==void 0&&
i<f}function S({rules:i,today:f},a){const o=Object.hasOwn(i,a)?i[a]:void 0,t=o&&(0,k().settingOf)(o);return y(t?.until,f)?
void 0:t}function m({rules:i,today:f}){return Object.entries(i).flatMap(([a,o])=>{const{level:t,until:n}=(0,k().settingOf)(
o),e=y(n,f)?`it expired on ${n}`:void 0,s=b(a,t)??e;return s===void 0?[]:[{name:a,why:s}]})}function h({rules:i,today:f}){
return Object.entries(i).flatMap(([a,o])=>{const{level:t,until:n,reason:e="none given"}=(0,k().settingOf)(o),s=b(a,t);return s!==
void 0?[(0,T().finding)("level-refused",{name:a,level:t,refusal:s})]:y(n,f)?[(0,T().finding)("level-expired",{name:a,level:t,
until:n,reason:e})]:[]})}function b(i,f){const a=new Set(w().RULE_GROUPS),o=new Map(I().CHECK_RULES.map(n=>[n.id,n]));if(a.
has(i))return;const t=o.get(i);if(t===void 0){const n=(0,v().nearestName)(i,[...a,...o.keys()]);return`there is no such \
rule or group${n?` (did you mean \`${n}\`?)`:""}`}if(!(f==="error"||(0,_().mayBeSoftened)(t)||i==="protected-path"))return"\
the rule decides whether commands may run, what a change may touch, or whether files are readable"}}),26239:((D,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.mutantFindings=I;function v(){const T=u(27199);return v=function(){return T},
T}function w(){const T=u(31238);return w=function(){return T},T}function k(){const T=u(95132);return k=function(){return T},
T}function I({asset:T,commands:_},N){if(N===void 0)return[];const g=N.every(({outcome:y})=>y==="survived");return _.flatMap(
(y,S)=>{const m=N[S],h=m?.outcome==="survived"?m.files:m?.existing?.files;if(m===void 0||h===void 0)return[];const{command:b,
location:i}=y,f=m.outcome!=="survived",a=f?h.length:m.total_files??h.length,o=m.operator??"mixed",t=(0,k().finding)("pas\
ses-when-broken",{command:b,files:h,total:a,how:o,isExisting:f},{location:i,subject:{...(0,v().subjectOf)(T),command:b}});
return[!f&&(g||R(y))?t:{...t,severity:"notice"}]})}function R({plan:T}){if(T===void 0)return!1;const{argv:_,scripts:N}=T;
return N===void 0?(0,w().runsTests)(_):N.steps.some(({text:g})=>(0,w().runsTests)(g.split(/[\s;&|()]+/)))}}),49001:((D,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.earlierOutputOf=f,l.runFindings=_;function v(){const n=u(41330);return v=
function(){return n},n}function w(){const n=u(27199);return w=function(){return n},n}function k(){const n=u(6470);return k=
function(){return n},n}function I(){const n=u(55250);return I=function(){return n},n}function R(){const n=u(95132);return R=
function(){return n},n}function T(){const n=u(57334);return T=function(){return n},n}function _(n,e,{isolation:s},r){const c=s.
level==="namespaces"&&r.views==="command",d=n.commands.flatMap((O,p)=>{const P=e[p];if(P===void 0)return[];const{command:E,
location:M}=O,j={location:M,subject:{...(0,w().subjectOf)(n.asset),command:E}};return[{audited:O,command:E,outcome:P,place:j}]});
return[...d.flatMap(O=>[...h(O,r),...m(O,r),...S(O)]),...c?g(d):[],...N(n,e,r)]}function N({asset:n,commands:e},s,{limits:r}){
const c=e.filter((p,P)=>s[P]?.reason===T().BUDGET_SPENT),[d]=c;if(d===void 0)return[];const O={gene:n.id,seconds:r.budget_seconds,
commands:c.length};return[(0,R().finding)("budget-spent",O,{location:d.location,subject:(0,w().subjectOf)(n)})]}function g(n){
const e=n.findIndex(({outcome:c})=>c.status==="failed"),s=n[e],r=s&&f(s,n.slice(0,e));return r?[(0,R().finding)("earlier\
-output-missing",{command:s.command,...r},s.place)]:[]}const y=[["checkout_modified","checkout-modified"],["checkout_cha\
nged","checkout-changed"],["left_out","file-left-out"]];function S({command:n,outcome:e,place:s}){return y.flatMap(([r,c])=>{
const d=e[r];return d?[(0,R().finding)(c,{command:n,paths:d},s)]:[]})}function m({command:n,outcome:{side_effects:e},place:s},{
caches:r,views:c}){const O=e?b({...e,...c==="gene"&&{created:[]}},r):[];return O.length===0?[]:[(0,R().finding)("command\
-writes",{command:n,paths:O},s)]}function h({audited:n,command:e,outcome:s,place:r},{limits:{slow_command_seconds:c}}){const d=Math.
round(s.duration_ms/1e3),O=(0,I().causeWords)(s.causes);switch(s.status){case"failed":{const p=s.exit_code??1;return[(0,R().
finding)("command-failed",{command:e,exitCode:p,...O},r)]}case"timed_out":return s.reason===T().BUDGET_SPENT?[]:[(0,R().
finding)("command-timed-out",{command:e,seconds:d,...O},r)];case"crashed":return[(0,R().finding)("command-crashed",{command:e,
reason:s.reason??"no exit code",...O},r)];case"not_runnable":{const{program:p=e}=n.plan??{};return[(0,R().finding)("prog\
ram-missing",{command:e,program:p},r)]}case"passed":return s.duration_ms>c*1e3?[(0,R().finding)("command-slow",{command:e,
seconds:d,limit:c},r)]:[];case"skipped":{if(s.reason===T().OUTCOME_LOST)return[(0,R().finding)("not-judged",{detail:`the\
 command \`${e}\`: ${T().OUTCOME_LOST}`},r)];const p=(0,k().toolOf)(n.reading);return p&&p.path===void 0?[(0,R().finding)(
"tool-not-installed",{command:e,tool:p.name},r)]:[]}case"error":case"blocked":return[]}}function b({created:n,changed:e,
deleted:s},r){const c=(0,v().default)([...r],{dot:!0});return[...n,...e,...s].filter(d=>!c(d)).sort()}const i=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function f(n,e){const s=a(n),r=s.filter(c=>i.test(c));for(const{command:c,outcome:d}of e.toReversed())for(const O of d.side_effects?.
created??[]){if(s.some(P=>o(P,O)))return{path:O,writer:c};const p=t(O).find(P=>r.some(E=>o(E,P)));if(p!==void 0)return{path:p,
writer:c}}}function a({command:n,outcome:{stdout:e,stderr:s}}){const r=[s,e].flatMap(({head:c,tail:d})=>[c,d]);return[n,
...r.flatMap(c=>c.split(`
`))]}function o(n,e){for(let s=n.indexOf(e);s>=0;s=n.indexOf(e,s+1)){const r=n[s-1]??" ",c=n.slice(s+e.length,s+e.length+
2);if(/[^\w.-]/.test(r)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(c))return!0}return!1}function t(n){const e=n.split("/").slice(
0,-1);return e.map((s,r)=>e.slice(0,e.length-r).join("/"))}}),47350:((D,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.REPORTED_ONLY=void 0,l.exitCodeOf=N,l.gravest=R,l.isBlocking=k,l.severityVerdict=I;function v(){const g=u(13580);return v=
function(){return g},g}const w={pass:0,warn:1,needs_approval:2,fail:3,error:4};function k({rule:g,severity:y,suppressed:S},m){
return S||y==="notice"?!1:y==="error"||m==="warning"&&!(0,v().ruleOf)(g)?.advice}function I(g,y){const S=m=>g.some(h=>h.
severity===m&&!h.suppressed);return g.some(({rule:m})=>(0,v().ruleOf)(m).undecided)?"error":S("error")?"fail":S("warning")?
g.some(m=>k(m,y))?"fail":"warn":"pass"}function R(g){return g.reduce((y,S)=>w[S]>w[y]?S:y,"pass")}const T=l.REPORTED_ONLY=
new Set(["fail","needs_approval"]),_={pass:0,warn:0,fail:1,needs_approval:1,error:2};function N(g,y="block"){return y===
"report"&&T.has(g)?0:_[g]}})};
