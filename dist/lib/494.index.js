"use strict";exports.id=494,exports.ids=[494],exports.modules={1395:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.NEEDS_PERSON=
void 0,f.approvalDigest=M,f.boundFiles=T,f.changedSince=m,f.groupDigest=w,f.judgedHead=h,f.weakensGate=a;function b(){const o=i(
77598);return b=function(){return o},o}function g(){const o=i(57975);return g=function(){return o},o}function _(){const o=i(
41330);return _=function(){return o},o}function I(){const o=i(97247);return I=function(){return o},o}function P(){const o=i(
32854);return P=function(){return o},o}async function T(o,e,t=new Set){const s=e.length===0?()=>!1:(0,_().default)([...e],
{dot:!0,nonegate:!0}),r=[...o.files()].filter(({path:c})=>(0,P().isWithin)(c,".github")||t.has(c)||!s(c)).map(async c=>[
c.path,await k(o,c)]);return new Map(await Promise.all(r))}async function k(o,{path:e,kind:t,oid:s}){if(s!==void 0)return`${t}\
 ${s}`;const n=t==="symlink"?o.readlink(e)??"":await o.read(e);return`${t} ${(0,b().createHash)("sha256").update(n).digest(
"hex")}`}function M(o){const{files:e,baseRef:t,plansDigest:s,policyDigest:n,weakened:r}=o,c=[...e].sort(([d],[O])=>d<O?-1:
1);return y([t,s,n,c,r])}function w(o){return o.length>1?y([...o].sort()):o[0]}function y(o){return`sha256:${(0,b().createHash)(
"sha256").update(JSON.stringify(o)).digest("hex")}`}const E=3;function m(o,e){const t=[...new Set([...o.files.keys(),...e.
files.keys()])].filter(s=>o.files.get(s)!==e.files.get(s)).sort();return t.length>0?`${p(t)} ${t.length===1?"has":"have"}\
 changed`:o.plansDigest!==e.plansDigest?"the commands that would run have changed":(0,g().isDeepStrictEqual)(o.weakened,
e.weakened)?void 0:"what weakens the gate has changed"}function p(o){const e=o.slice(0,E).map(n=>`\`${n}\``),t=o.length-
e.length,s=t>0?`${t} more ${t===1?"file":"files"}`:e.pop();return e.length===0?`${s}`:`${e.join(", ")} and ${s}`}async function h(o,e,{
policy:t,digest:s},n){const{genes:r,plansDigest:c}=o,d=o.findings.filter(({rule:S})=>u.has(S)).map(({args:S,location:N})=>[
N?.path??"",JSON.stringify(S)]),O=(0,I().isOfChange)(o)?o.agentFiles.flatMap(l):[],v=new Set([...d.map(([S])=>S),...O]);
return{subject:{files:await T(e,t.approvals.unaffected_by,v),baseRef:n,plansDigest:c,policyDigest:s,weakened:d},genes:r,
weakensGate:a(o)}}function l({file:{path:o},entries:e}){const t=e.flatMap(s=>s.targets);return[o,...t.flatMap(({kind:s,name:n})=>s===
"file"?[n]:[])]}const u=f.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);function a({findings:o}){return o.
some(({rule:e})=>u.has(e))}}),9354:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_WAITS=void 0,f.
findApprovals=I;function b(){const m=i(41895);return b=function(){return m},m}function g(){const m=i(39763);return g=function(){
return m},m}function _(){const m=i(1395);return _=function(){return m},m}async function I(m,p,h,l){const{means:u}=l,a=(0,_().
weakensGate)(m)?P(p.gate,u):0,o=m.genes.flatMap(d=>{const O=y(d);return O==="standard"?[]:[{gene:d,confirmation:O,needed:P(
p[O],u)}]});if(o.length===0&&a===0)return{...E,means:u};const e=await Promise.all(h.map(d=>k(d,p.people,l))),t=h.length>
1?e.map(M):e,s=o.flatMap(({gene:d,...O})=>{const v=T(t,({asking:R})=>R?.has(w(d))??!0);return O.needed>v?[[d,{...O,given:v}]]:
[]}),n=T(t,({weakensGate:d})=>d??!0),r=t.flatMap(({digest:d})=>d??[]),c=r.length===h.length?(0,_().groupDigest)(r):void 0;
return{means:u,approvals:t.flatMap(({approvals:d})=>d),refusals:t.flatMap(({refusals:d})=>d),waiting:new Map(s),...a>n&&
{gate:{needed:a,given:n}},...c!==void 0&&{digest:c}}}function P(m,p){return p==="digest"?Math.min(m,1):m}function T(m,p){
const h=m.filter(p),l=h.length>0?h:m;return l.length===0?0:Math.min(...l.map(({approvals:u})=>u.length))}async function k({
pullRequest:m,judge:p},h,{find:l}){try{const{subject:u,genes:a,weakensGate:o}=await p(),e=(0,_().approvalDigest)(u),t={people:h,
subject:u,...m!==void 0&&{pullRequest:m}},{approvals:s,refusals:n}=await l(t),r=a.filter(c=>y(c)!=="standard").map(w);return{
pullRequest:m,approvals:s,refusals:n,asking:new Set(r),weakensGate:o,digest:e}}catch(u){if(!(u instanceof b().GateError))
throw u;const a=`could not judge the head: ${u.message}`;return{pullRequest:m,approvals:[],refusals:[a]}}}function M(m){
const{pullRequest:p,approvals:h,refusals:l}=m;return p===void 0?m:{...m,approvals:h.map(u=>({...u,pull_request:p})),refusals:l.
map(u=>`pull request ${p}: ${u}`)}}function w({asset:{path:m,id:p}}){return JSON.stringify([m,p])}function y({commands:m}){
if(m.some(({plan:h})=>h===void 0))return"standard";const p=m.map(({confirmation:h})=>g().CONFIRMATIONS.indexOf(h));return g().
CONFIRMATIONS[Math.max(0,...p)]??"standard"}const E=f.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}}),
89549:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.approveByDigest=T,f.shortDigest=P;function b(){const k=i(
41895);return b=function(){return k},k}function g(){const k=i(1395);return g=function(){return k},k}const _=24,I=new RegExp(
`^sha256:[0-9a-f]{${_},64}$`);function P(k){return k.slice(0,7+_)}function T(k,M){if(k!==void 0&&!I.test(k))throw new(b()).
GateError("usage",`--approve requires an approval digest; ${JSON.stringify(k)} is not one`,"Run the command without --ap\
prove; it prints the digest to approve.");return{means:"digest",find:async({subject:w})=>{if(k===void 0)return{approvals:[],
refusals:[]};if((0,g().approvalDigest)(w).startsWith(k))return{approvals:[{user:"command line",at:M.toISOString()}],refusals:[]};
const y=P(k);return{approvals:[],refusals:[`--approve ${y} is for another state: the files of the head, the base branch,\
 the policy or the commands have changed`]}}}}}),23423:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.readAppendedLog=
y,f.readRecords=l,f.readUntouchedLog=w;function b(){const e=i(23404);return b=function(){return e},e}function g(){const e=i(
26040);return g=function(){return e},e}function _(){const e=i(27199);return _=function(){return e},e}function I(){const e=i(
64385);return I=function(){return e},e}function P(){const e=i(78114);return P=function(){return e},e}function T(){const e=i(
86581);return T=function(){return e},e}function k(){const e=i(24932);return k=function(){return e},e}function M(){const e=i(
28894);return M=function(){return e},e}async function w(e,{path:t,size:s=0},n){if(s>M().MAX_LOG_BYTES)return p(t,s);try{
return l(t,await e.read(t,M().MAX_LOG_BYTES),n)}catch(r){return(0,I().unreadFile)(t,r)}}async function y(e,t,{path:s,size:n=0},r){
if(!(n>M().MAX_LOG_BYTES))try{const[c,d]=await Promise.all([e.read(s,M().MAX_LOG_BYTES),t.read(s,M().MAX_LOG_BYTES)]),O=(0,M().
continuationOf)(c,d);if(O.kind==="rewritten")return;const{from:v}=O,R=l(s,d.subarray(0,v),r),S=(0,M().countLines)(d,v)+1,
N=E(s,d.subarray(v),r,S);return{kept:R,appended:m(N,R)}}catch(c){return{kept:{path:s,assets:[],problems:[]},appended:(0,I().
unreadFile)(s,c)}}}function E(e,t,s,n){return t.length>s.maxBytes?(0,I().tooLargeFile)(e,t.length,s):(0,I().readAssetFile)(
e,t,s,n)}function m(e,t){if(e.assets.length===0)return e;const s=new Map(t.assets.map(r=>[`${r.type} ${r.id}`,r])),n=e.assets.
flatMap(r=>{const c=s.get(`${r.type} ${r.id}`);if(c===void 0||r.id.startsWith("#"))return[];if((0,b().canonicalize)(r.value)===
(0,b().canonicalize)(c.value)){const O=`${r.type} ${JSON.stringify(r.id)}, 2 times`;return[{rule:"duplicate-copy",location:r.
locate(),detail:O,id:r.id}]}const d=`${r.type} ${JSON.stringify(r.id)}, first at line ${c.locate().line}, column 1`;return[
{rule:"duplicate-id",location:r.locate(),detail:d,id:r.id}]});return{...e,problems:[...e.problems,...n]}}function p(e,t){
return{path:e,assets:[],problems:[],unread:`${t} bytes, of at most ${M().MAX_LOG_BYTES}`}}const h=10;function l(e,t,s){const n=u(
t,s.maxBytes),r=t.subarray(n),c=(0,M().countLines)(t,n)+1,d=a(e,r,c),O=d?{path:e,assets:d,problems:[]}:(0,I().readAssetFile)(
e,r,s,c),v=O.problems.find(({rule:N})=>P().UNREAD.has(N))?.detail,R=n>0?`only the newest ${r.length} of ${t.length} byte\
s`:void 0,S=v??R;return{...O,...S!==void 0&&{unread:S}}}function u(e,t){if(e.length<=t)return 0;const s=e.indexOf(h,e.length-
t-1);return s<0?e.length:s+1}function a(e,t,s){const{text:n,complete:r}=(0,k().decodeUtf8)(t);if(!r)return;const c=[];let d=s;
for(let O=0;O<n.length;d+=1){const v=n.indexOf(`
`,O),R=v<0?n.length:v,S=n.slice(O,R);if(O=R+1,S.trim()==="")continue;const N=o(S);if(N===void 0||(0,T().hasAssetLists)(N))
return;const{type:j}=N;if((0,T().isAssetType)(j)){const[$,L]=[d,c.length];c.push({type:j,id:(0,I().declaredId)(N)??`#${L+
1}`,path:e,value:N,pointer:[L],locate:()=>({path:e,line:$,column:1})})}else if(!(0,T().isCompanion)(j))return}return c}function o(e){
const t=(0,g().attempt)(()=>JSON.parse(e));return(0,_().isJsonObject)(t)?t:void 0}}),67506:((D,f,i)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.auditAssets=m,f.auditChange=E,f.mayRunSome=u;function b(){const e=i(12154);return b=function(){
return e},e}function g(){const e=i(91850);return g=function(){return e},e}function _(){const e=i(72025);return _=function(){
return e},e}function I(){const e=i(70716);return I=function(){return e},e}function P(){const e=i(97004);return P=function(){
return e},e}function T(){const e=i(72391);return T=function(){return e},e}function k(){const e=i(54034);return k=function(){
return e},e}function M(){const e=i(16373);return M=function(){return e},e}function w(){const e=i(6470);return w=function(){
return e},e}function y(){const e=i(66160);return y=function(){return e},e}async function E(e){const t=await(0,y().readChangeSubject)(
e),{change:s,tree:n,policy:r,assets:c,exempt:d,radius:O,counted:v}=t,{genes:R,...S}=await h(t,j=>j),N=await(0,P().blockedGenes)(
t.claims.filter(({type:j})=>j==="Capsule"),c.present,t.judge);return{...S,genes:R.map(([{change:j},$])=>({...$,change:j.
kind})),capsules:(0,T().judgeCapsules)(c,r.a2a,v.least,N),seeds:[...t.seeds.keys()],agentFiles:t.agentFiles,blastRadius:O,
files:await(0,g().markHiddenFiles)((0,b().countedFiles)(s,d,n),n)}}async function m(e,t,s){const n={assets:e,problems:[]},
r=p(e,s),c=()=>"author",{genes:d,...O}=await h((0,y().subjectOfAssets)(n,t,c,r),({asset:v})=>(0,M().readGene)(v,t,c));return{
...O,genes:d.map(([,v])=>v)}}function p(e,t){return{changes:[...e.map(s=>({kind:"added",asset:s})),...t.filter(({type:s})=>s===
"Gene").map(s=>({kind:"applied",asset:s,before:s}))],problems:[],files:[],present:[...t,...e],unread:[]}}async function h(e,t){
const s=await l(e),n={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.tree!==void 0&&!s.some(o)},{clock:r}=e,
c=await r.all(e.genes,async O=>{const v=await t(O);return[v,await(0,k().auditGene)(e,v,n)]}),d=c.flatMap(([,{commands:O}])=>O.
flatMap(({plan:v})=>v??[]));return{genes:c,findings:s,plansDigest:(0,w().digestPlans)(d)}}async function l(e){const{clock:t,
claims:s}=e,n=await(0,_().ask)(I().SUBJECT_CHECKS,e),r=await t.all(s,c=>(0,_().ask)(I().CLAIM_CHECKS,e,{asset:c}));return[
n,...r].flat()}function u({genes:e,findings:t}){return!t.some(o)&&e.some(({commands:s,findings:n})=>s.length>0&&s.every(
({verdict:r})=>r!=="block")&&!n.some(k().forbidsRunningGene))}const a=new Set(["forbidden-path-always","symlink-leaves-t\
ree","submodule-changed","store-root-missing"]);function o({rule:e,location:t}){return a.has(e)||e==="not-judged"&&t===void 0}}),
97247:((D,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.isOfChange=i;function i(b){return"files"in b}}),84812:((D,f,i)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.broadcastFindings=P;function b(){const E=i(27199);return b=function(){
return E},E}function g(){const E=i(95132);return g=function(){return E},E}function _(){const E=i(72025);return _=function(){
return E},E}function I(){const E=i(88333);return I=function(){return E},E}function P(E,m,p,h={files:0,lines:0}){const{status:l,
score:u}=M(E.value.outcome),a=M(E.value.blast_radius),o={capsule:E.id},e=(...s)=>(0,b().placeOf)(E,s),t=[];if(l!=="succe\
ss"){const s={...o,status:y(l)};t.push((0,g().finding)("capsule-not-successful",s,e("outcome","status")))}if(!w(u,p.min_score,
1)){const s={...o,score:y(u),least:p.min_score};t.push((0,g().finding)("capsule-score",s,e("outcome","score")))}for(const s of[
"files","lines"]){const n=p[`max_${s}`],r=Math.max(h[s],m.radius?.[s]??0);if(w(a[s],0,n)&&r<=n)continue;const c=y(a[s]),
d=r>n?`${r} (claimed: ${c})`:c,O={...o,field:s,found:d,most:n};t.push((0,g().finding)("capsule-blast-radius",O,e("blast_\
radius",s)))}if(m.unmeasured!==void 0){const s=`not a size in the event \`${m.unmeasured}\``,n={...o,field:"files",found:s,
most:p.max_files};t.push((0,g().finding)("capsule-blast-radius",n,e("blast_radius")))}return m.count<p.min_success_streak&&
t.push(...T(E,m,p.min_success_streak)),t}function T(E,{count:m,unread:p,failed:h,uncounted:l=[]},u){const a=(0,b().placeOf)(
E),o={capsule:E.id};if(h!==void 0)return[(0,g().finding)("capsule-failed",{...o,event:h},a)];if(p!==void 0){const e=`whe\
ther the Capsule \`${E.id}\` has enough consecutive successes`;return[(0,_().notChecked)(e,p,{...a,severity:"error"})]}return[
(0,g().finding)("capsule-streak",{...o,streak:m,least:u},a),...l.slice(0,k).map(e=>(0,g().finding)("streak-event-not-cou\
nted",{...o,...e},a))]}const k=5;function M(E){return(0,b().isJsonObject)(E)?E:{}}function w(E,m,p){return typeof E=="nu\
mber"&&E>=m&&E<=p}function y(E){return E===void 0?"missing":(0,I().describeJson)(E)}}),72391:((D,f,i)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.judgeCapsules=M;function b(){const m=i(68616);return b=function(){return m},m}function g(){
const m=i(72025);return g=function(){return m},m}function _(){const m=i(84812);return _=function(){return m},m}function I(){
const m=i(59613);return I=function(){return m},m}function P(){const m=i(85475);return P=function(){return m},m}function T(){
const m=i(57733);return T=function(){return m},m}function k(){const m=i(47771);return k=function(){return m},m}function M({
changes:m,present:p,unread:h},l,u,a=new Map){const o=m.filter(E);if(o.length===0)return[];const e=(0,k().streakCounter)(
(0,k().eventsIn)({changes:m,present:p,unread:h}),!0),t=h.at(-1),s=u&&w(o,u);return o.map(({kind:n,asset:r,before:c})=>{if(n===
"removed")return{change:n,asset:r,eligible:null,eligibility:null,reasons:[]};const d=n==="added"?s:c&&(0,I().sizeOf)(c.value.
blast_radius),O=y(r,()=>{const S=e(r),N=t===void 0||S.ended?S:{...S,unread:t},j=a.get(r);return[...(0,_().broadcastFindings)(
r,N,l,d),...j?[j]:[]]}),v=(0,b().eligibilityOf)(O);return{change:n,asset:r,eligible:v==="eligible",eligibility:v,reasons:O}})}
function w(m,p){const h=m.filter(({kind:a})=>a==="added").map(({asset:a})=>(0,I().sizeOf)(a.value.blast_radius)??{files:0,
lines:0}),l=a=>h.reduce((o,e)=>o+e[a],0);return l("files")>=p.files&&l("lines")>=p.lines?void 0:p}function y(m,p){try{return[
...p(),...(0,T().promotionSchemaFindings)(m),...(0,P().identityFindings)(m,"hand")].filter(({severity:h,rule:l})=>h==="e\
rror"||l==="streak-event-not-counted")}catch(h){return[(0,g().assetNotJudged)(m,h)]}}function E({asset:m}){return m.type===
"Capsule"}}),31238:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.runsTests=I;function b(){const P=i(75070);
return b=function(){return P},P}const g=["pytest","py.test","unittest","nose2","tox","nox","phpunit","rspec"],_=new Set(
["node","cargo","go","bun","deno","dotnet","swift","mvn","gradle"]);function I(P){const T=new Set([...g,...b().TEST_RUNNERS.
flatMap(({programs:k})=>k)]);return P.some((k,M)=>T.has(k)?!0:_.has(k)&&/^(?:--)?test$/.test(P[M+1]??""))}}),39092:((D,f,i)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.commitLayer=P;function b(){const T=i(51455);return b=function(){return T},
T}function g(){const T=i(76760);return g=function(){return T},T}function _(){const T=i(7650);return _=function(){return T},
T}function I(){const T=i(78173);return I=function(){return T},T}async function P({checkout:T,layer:k,modes:M,env:w}){const y=(0,g().
join)(T,".git");if(!(await(0,b().lstat)(y).catch(()=>{}))?.isDirectory())return;const m=(0,_().userEnvironment)(w),h=(await(0,_().
runGit)({directory:T,env:m,config:["safe.directory=*"]},["rev-parse","--verify","HEAD"])).stdout.toString().trim(),l=h.length===
64?"sha256":"sha1",u=await(0,I().openObjectView)({objects:(0,g().join)(y,"objects"),shallow:(0,g().join)(y,"shallow"),format:l,
env:m}),a=async(o,e,t)=>(await u.objects(o,{...e!==void 0&&{input:e},...t!==void 0&&{env:{GIT_INDEX_FILE:t}}})).toString();
try{const o=[...M.keys()],t=(await a(["hash-object","-w","--no-filters","--stdin-paths"],o.map(S=>`${JSON.stringify((0,g().
join)(k,S))}
`).join(""))).trim().split(`
`),s=(0,g().join)(k,".git","index");await(0,b().mkdir)((0,g().dirname)(s),{recursive:!0}),await(0,b().cp)((0,g().join)(y,
"index"),s);const n=o.map((S,N)=>`${M.get(S)} ${t[N]}	${S}\0`);await a(["update-index","-z","--index-info"],n.join(""),s);
const r=(await a(["write-tree"],void 0,s)).trim(),d=(await a(["cat-file","commit",h])).replace(/^tree .*/,`tree ${r}`),O=await a(
["hash-object","-t","commit","-w","--stdin"],d);await(0,b().cp)(u.privateStore.GIT_OBJECT_DIRECTORY??"",(0,g().join)(k,"\
.git","objects"),{recursive:!0,filter:S=>!S.endsWith("/info")});const v=await(0,b().readFile)((0,g().join)(y,"HEAD"),"ut\
f8"),R=/^ref: (refs\/\S+)\n?$/.exec(v)?.[1]??"HEAD";await(0,b().mkdir)((0,g().dirname)((0,g().join)(k,".git",R)),{recursive:!0}),
await(0,b().writeFile)((0,g().join)(k,".git",R),O)}finally{await u.close()}}}),17577:((D,f,i)=>{Object.defineProperty(f,
"__esModule",{value:!0}),f.dangerFirst=T,f.groupsOf=h,f.isMissingTarget=M,f.isRepositoryPath=w,f.isWhole=l,f.otherFiles=
p,f.othersWords=E,f.ownRemedy=k,f.pathAndLine=_,f.reasonsOf=P,f.sizeOf=y;function b(){const u=i(59490);return b=function(){
return u},u}function g(){const u=i(94965);return g=function(){return u},u}function _({location:u}){return u&&`${u.path}:${u.
line}`}const I=3;function P(u){const a=u.find(({span:t})=>t!==void 0)??u[0],e=[...new Map(u.map(t=>[t.rule,t])).values()].
filter(({rule:t})=>t!==a?.rule);return{main:a&&T(a),further:e.slice(0,I)}}function T(u){const{message:a,remedy:o,danger:e}=u;
return e===void 0?u:{...u,message:`The command ${e}. ${a}`,remedy:o.replace(`: it ${e}`,"")}}function k(u,a){const o=P(u).
main?.remedy;return o===P(a).main?.remedy?void 0:o}function M({rule:u}){return u==="target-missing"}function w(u){return u.
split("/").every(a=>!["",".",".."].includes(a))}function y({others:u}){return 1+u.length}function E({lead:u,others:a}){if(a.
length===0)return"";const o=new Set(a.flatMap(({subject:t})=>t?.id??[])).size,e=new Set(a.map(({rule:t})=>t).filter(t=>t!==
u.rule));return[o===a.length?(0,g().count)(o,"other asset"):(0,g().count)(a.length,"other place")+(o>1?` in ${o} assets`:
""),...e.size>0?[`also ${[...e].join(", ")}`]:[]].join(", ")}const m=3;function p({lead:u,others:a}){const o=a.map(({subject:s,
location:n})=>s?void 0:n?.path),e=new Set(o);return a.length<=m&&e.size===a.length&&!e.has(void 0)&&!e.has(u.location?.path)&&
a.every(({rule:s})=>s===u.rule)?o.flatMap(s=>s??[]):[]}function h(u,a){return[...(0,b().groupBy)(u,a).values()].flatMap(
([o,...e])=>o===void 0?[]:[{lead:o,others:e}])}function l({rule:u}){return u==="gate-weakened"||u==="policy-changed"}}),
37156:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.CHECK_RULES=f.ALL_RULES=void 0;function b(){const n=i(
18118);return b=function(){return n},n}function g(){const n=i(31453);return g=function(){return n},n}function _(){const n=i(
28672);return _=function(){return n},n}function I(){const n=i(46931);return I=function(){return n},n}function P(){const n=i(
8909);return P=function(){return n},n}function T(){const n=i(6335);return T=function(){return n},n}function k(){const n=i(
96208);return k=function(){return n},n}function M(){const n=i(40036);return M=function(){return n},n}function w(){const n=i(
72443);return w=function(){return n},n}function y(){const n=i(46711);return y=function(){return n},n}function E(){const n=i(
9969);return E=function(){return n},n}function m(){const n=i(17188);return m=function(){return n},n}function p(){const n=i(
65316);return p=function(){return n},n}function h(){const n=i(6692);return h=function(){return n},n}function l(){const n=i(
76186);return l=function(){return n},n}function u(){const n=i(48516);return u=function(){return n},n}function a(){const n=i(
8371);return a=function(){return n},n}function o(){const n=i(42148);return o=function(){return n},n}const e=f.CHECK_RULES=
s(l().syntaxRules,E().programRules,w().invocationRules,u().targetRules,a().validatorRules,T().curatedRules,y().policyRules,
o().workspaceRules,_().assetFileRules,g().assetRules,M().evidenceRules,k().eligibilityRules,P().changeRules,h().storeRules,
b().agentFileRules,p().runRules),t=f.ALL_RULES=[...e,...s(m().promotionRules,I().attestationRules)];function s(...n){return n.
flatMap(r=>Object.values(r))}}),55250:((D,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.CONTAINMENT_CAUSES=void 0,
f.causeWords=I;const i=T=>()=>`If the command needs more, increase \`${T}\` in the policy of the base branch.`,b=T=>({key:k})=>k===
"concurrency"?`The commands that run at once share the memory of the machine: set a lower \`concurrency\` in the policy of\
 the base branch, or use a machine with more memory. \`${T}\` allows more.`:i(T)(),g=({detail:T=""})=>`Add \`${T}\` to \`h\
ome_caches\` in the policy of the base branch, and fill it before the gate runs.`,_=f.CONTAINMENT_CAUSES={memory:{counted:"\
memory_bytes",key:"limits.memory_bytes",says:({limit:T=0})=>`the kernel ended a process at the limit of ${P(T)} of memor\
y, which includes the files that the command writes`,change:b("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:T,counted:k})=>k?`the kernel refused a process or thread above t\
he limit of ${T}`:`it may have ${T} processes and threads, and its output reports that one could not start`,change:i("li\
mits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,unless:/file watchers|unshare|namespace/i,
counted:"written_bytes",key:"limits.written_bytes",says:({limit:T=0,counted:k})=>k?`it filled the ${P(T)} that it may wr\
ite, including temporary files`:`it may write ${P(T)}, including temporary files, and its output reports a full disk`,change:b(
"limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:T=0})=>`a file may have ${P(T)}, and its output reports one that is too large`,change:i(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:T})=>`a process may have ${T} open files, and its output reports too many of them`,change:i("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:T})=>`it ran w\
ith an empty home directory, and its output names \`~/${T}\`, which exists in the home directory of the gate`,change:g},
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
or scripts, or start it with `script`."}};function I(T=[]){return{causes:T.map(k=>_[k.cause].says(k)),change:T.map(k=>_[k.
cause].change(k)).join(" ")}}function P(T){return`${Math.round(T/1024/1024)} MiB`}}),68616:((D,f,i)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.eligibilityOf=g,f.isMissingEvidence=_;function b(){const I=i(13580);return b=function(){return I},
I}function g(I){return I.length===0?"eligible":I.every(_)?"unproven":"refuted"}function _({rule:I}){const{unproven:P,undecided:T}=(0,b().
ruleOf)(I);return P===!0||T===!0}}),19309:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.copyCheckout=y,f.
shareFolder=h;function b(){const u=i(73024);return b=function(){return u},u}function g(){const u=i(51455);return g=function(){
return u},u}function _(){const u=i(76760);return _=function(){return u},u}function I(){const u=i(41895);return I=function(){
return u},u}function P(){const u=i(4339);return P=function(){return u},u}function T(){const u=i(95132);return T=function(){
return u},u}function k(){const u=i(51968);return k=function(){return u},u}const M={entries:2e5,bytes:4*1024**3};class w extends Error{}
async function y(u,a=M){const o=await(0,P().temporaryFolder)(),e=()=>(0,g().rm)(o,{recursive:!0,force:!0,maxRetries:3}),
t=(0,_().join)(o,(0,_().basename)(u.directory)||"checkout");try{await E(u,t,a);const s=await(0,k().copyRepository)(u.directory,
t);return{guard:u.at(t),objects:s,close:e}}catch(s){if(await e(),s instanceof w)return;throw s}}async function E(u,a,o){
const{directory:e,files:t,folders:s}=u,n={...o},r=async c=>{const[d,O]=[(0,_().join)(e,c),(0,_().join)(a,c)],v=await(0,g().
lstat)(d);if(n.entries-=1,n.bytes-=v.isFile()?v.size:0,n.entries<0||n.bytes<0)throw new w;if(v.isSymbolicLink())await p(
d,O,e,a);else if(v.isFile())await(0,g().copyFile)(d,O,b().constants.COPYFILE_FICLONE);else if(v.isDirectory()){await(0,g().
mkdir)(O,{mode:v.mode});for(const{name:R}of await m(d))await r((0,_().join)(c,R))}};for(const c of s)await(0,g().mkdir)(
(0,_().join)(a,c),{recursive:!0});for(const{path:c}of t)await r(c);for(const c of u.additions)await(0,g().mkdir)((0,_().
join)(a,c,".."),{recursive:!0}),await r(c)}async function m(u){return(await(0,g().readdir)(u,{withFileTypes:!0})).filter(
({name:o})=>o!==".git")}async function p(u,a,o,e){const t=await(0,g().readlink)(u),s=(0,_().isAbsolute)(t)?(0,_().relative)(
o,t):"..",n=!s.startsWith("..")&&!(0,_().isAbsolute)(s),r=process.platform==="win32"?"junction":void 0;await(0,g().symlink)(
n?(0,_().join)(e,s):t,a,r)}function h(u,a,o=!1,e=y){let t,s=!1;return{folder:async()=>{if(o)return u.directory;if(t=await e(
u),s=t===void 0,s&&!a)throw l(u);return t?.guard.directory??u.directory},guard:()=>t?.guard??u,hides:()=>!s,findings:()=>s?
[(0,T().finding)("checkout-shared",{untracked:u.leftOut.length})]:[],close:async()=>t?.close()}}function l({directory:u}){
return new(I()).GateError("containment_unavailable",`The checkout ${u} is too large to copy, and without namespaces comm\
ands would see files that are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namesp\
aces, or install fewer dependencies before the gate.")}}),51968:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.copyRepository=I,f.safeGitConfigs=m,f.withoutSecrets=h;function b(){const l=i(51455);return b=function(){return l},l}function g(){
const l=i(76760);return g=function(){return l},l}const _=new Set(["hooks","lfs","worktrees"]);async function I(l,u){const a=(0,g().
join)(l,".git"),o=await(0,b().lstat)(a).catch(()=>{});if(o===void 0)return[];const e=(0,g().join)(u,".git");if(o.isDirectory())
return P(a,e);const t=/^gitdir: (.+)\n?$/.exec(await(0,b().readFile)(a,"utf8"))?.[1];if(t===void 0)return[];const s=(0,g().
resolve)(l,t),n=await(0,b().readFile)((0,g().join)(s,"commondir"),"utf8").catch(()=>{});return[...n===void 0?[]:await P(
(0,g().resolve)(s,n.trim()),e),...await P(s,e,new Set(["commondir","gitdir"]))]}async function P(l,u,a=new Set){const o=[];
await(0,b().mkdir)(u,{recursive:!0});const e=await(0,b().readdir)(l,{withFileTypes:!0}),t=T(e);for(const s of e){const{name:n}=s,
[r,c]=[(0,g().join)(l,n),(0,g().join)(u,n)];t&&_.has(n)||a.has(n)||(s.isDirectory()&&n==="objects"&&t?(await k(r,c),o.push(
r)):s.isDirectory()?o.push(...await P(r,c)):s.isFile()&&/^config(\.worktree)?$/.test(n)?await(0,b().writeFile)(c,h(await(0,b().
readFile)(r,"utf8"))):s.isFile()&&await(0,b().copyFile)(r,c))}return o}function T(l){const u=a=>l.find(o=>o.name===a);return u(
"HEAD")?.isFile()===!0&&u("objects")?.isDirectory()===!0}async function k(l,u){await(0,b().mkdir)((0,g().join)(u,"info"),
{recursive:!0}),await(0,b().writeFile)((0,g().join)(u,"info","alternates"),`${JSON.stringify(l)}
`)}const M=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,w=/^\s*([\w-]+)\s*(?:=|$)/,y={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},E=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function m(l){const u=await p(l,".git"),a=async o=>{
const e=await(0,b().readFile)((0,g().join)(l,o),"utf8");return[o,h(e)]};return new Map(await Promise.all(u.map(a)))}async function p(l,u){
const o=(await(0,b().readdir)((0,g().join)(l,u),{withFileTypes:!0}).catch(()=>[])).map(async e=>{const t=(0,g().join)(u,
e.name);return e.isFile()?/^config(\.worktree)?$/.test(e.name)?[t]:[]:e.isDirectory()?p(l,t):[]});return(await Promise.all(
o)).flat()}function h(l){if(E.test(l))return l;let u=[];return l.split(`
`).filter(o=>{const e=M.exec(o)?.[1]?.toLowerCase();if(e!==void 0)return u=y[e]??[],u.length>0&&o.trimEnd().endsWith("]");
const t=w.exec(o)?.[1]?.toLowerCase();return t!==void 0&&u.includes(t)&&!o.endsWith("\\")}).map(o=>`${o}
`).join("")}}),46252:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.causesOf=u;function b(){const S=i(73024);
return b=function(){return S},S}function g(){const S=i(76760);return g=function(){return S},S}function _(){const S=i(26040);
return _=function(){return S},S}function I(){const S=i(55250);return I=function(){return S},S}function P(){const S=i(32223);
return P=function(){return S},S}function T(){const S=i(96266);return T=function(){return S},S}function k(){const S=i(46282);
return k=function(){return S},S}const M=3,w=new Set(["failed","crashed","timed_out"]),y={memory:"memory_bytes",processes:"\
processes",written:"written_bytes",file_size:"file_bytes",open_files:"open_files"},E=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
m=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,p=2e3,h=new Set(["/","/dev","/dev/shm","/proc","/home",T().HOME,T().TEMP]),
l=[...P().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(S=>`/dev/${S}`);function u(S){const{isolation:N}=S;
return j=>{if(N.level!=="namespaces"||!w.has(j.status))return j;const $=[...o(j,S),...e(j,S)],L=$.some(({counted:F})=>F),
C=$.filter(({cause:F,counted:x})=>x||y[F]),A=a(L?C:$).slice(0,M);return A.length===0?j:{...j,causes:A}}}function a(S){const N=S.
flatMap(({cause:j})=>I().CONTAINMENT_CAUSES[j].implies??[]);return S.filter(({cause:j},$)=>!N.includes(j)&&S.findIndex(L=>L.
cause===j)===$)}function o({limits_hit:S=[]},N){return R().flatMap(j=>{const $=I().CONTAINMENT_CAUSES[j].counted;return $&&
S.includes($)?[s(j,N,!0)]:[]})}function e(S,N){const j=[S.stderr,S.stdout].flatMap(({head:L,tail:C})=>[L,C]).flatMap(L=>L.
split(`
`)).map(L=>L.slice(0,p)),$=n(j,N);return R().flatMap(L=>{const C=$[L];if(C!==void 0)return[{...s(L,N,!0),detail:C}];const{
signs:A,unless:F}=I().CONTAINMENT_CAUSES[L],x=W=>A?.test(W)===!0&&F?.test(W)!==!0;return(S.signal==="SIGXFSZ"?L==="file_\
size":j.some(x))&&t(L,N)?[s(L,N)]:[]})}function t(S,{isolation:N,policy:j}){switch(S){case"processes":return N.limits?.processes_counted_for===
"user";case"network":case"package_manager":return j.network==="none";case"privileges":return N.launcher==="root";default:
return!0}}function s(S,N,j=!1){const{key:$}=I().CONTAINMENT_CAUSES[S],L=y[S],C=L&&(N.isolation.limits?.[L]??void 0),x=L&&
C!==void 0&&C<N.policy.limits[L]&&(S==="memory"||S==="written")?"concurrency":$;return{cause:S,...j&&{counted:!0},...C!==
void 0&&{limit:C},...x!==void 0&&{key:x}}}function n(S,N){const j={},$=new Set(S.filter(L=>E.test(L)).flatMap(L=>L.match(
m)??[]));for(const L of $){const[C,A]=r(L.replace(/[.:]+$/,""),N)??[];C!==void 0&&A!==void 0&&(j[C]??=A)}return j}function r(S,{
checkout:N,home:j,programs:$}){const L=c(S);if(L!==void 0)return j===void 0||!v((0,g().join)(j,L))?void 0:["home_cache",
d(L)];const C=(0,g().resolve)(N,S);if((0,k().isInside)(N,C)){const G=O(N,C);return G===void 0?void 0:["link_outside",G]}
if(!(0,g().isAbsolute)(S)||/\/(?:docker|podman|containerd)\.sock$/.test(S))return;const A=(0,g().dirname)((0,g().dirname)(
$.node.file));if([...P().SYSTEM,"/proc",...l,A,...$.searchPath].some(G=>(0,k().isInside)(G,C)))return;const x=[C,(0,g().
dirname)(C)].find(G=>!h.has(G)&&v(G));return x===void 0?void 0:["machine_path",x]}function c(S){return S.startsWith("~/")?
S.slice(2):S.startsWith(`${T().HOME}/`)?S.slice(T().HOME.length+1):void 0}function d(S){const N=S.split("/"),j=S.startsWith(
".local/share/")?3:/^\.(?:cache|config)\//.test(S)?2:1;return N.slice(0,j).join("/")}function O(S,N){const j=(0,g().relative)(
S,N).split("/");for(const[$]of j.entries()){const L=j.slice(0,$+1).join("/"),C=(0,g().join)(S,L),A=(0,_().attempt)(()=>(0,b().
lstatSync)(C).isSymbolicLink());if(A===void 0)return;const F=A?(0,_().attempt)(()=>(0,b().realpathSync)(C)):void 0;if(F!==
void 0&&!(0,k().isInside)(S,F))return L}}function v(S){return(0,_().attempt)(()=>(0,b().lstatSync)(S))!==void 0}function R(){
return Object.keys(I().CONTAINMENT_CAUSES)}}),60670:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.chooseBackend=
m,f.tryNamespaces=s;function b(){const d=i(51455);return b=function(){return d},d}function g(){const d=i(41895);return g=
function(){return d},d}function _(){const d=i(14495);return _=function(){return d},d}function I(){const d=i(51968);return I=
function(){return d},d}function P(){const d=i(10582);return P=function(){return d},d}function T(){const d=i(81607);return T=
function(){return d},d}function k(){const d=i(3170);return k=function(){return d},d}function M(){const d=i(4877);return M=
function(){return d},d}function w(){const d=i(92342);return w=function(){return d},d}function y(){const d=i(85723);return y=
function(){return d},d}function E(){const d=i(32223);return E=function(){return d},d}async function m(d){const{requested:O,
signal:v}=d,R=[];if(O!=="off")for await(const L of p(d)){if("backend"in L)return{...L,isolation:{...L.isolation,requested:O,
downgrades:R}};R.push(L)}if(O==="require")throw v?.aborted?(0,g().interrupted)("while it tested containment"):a(R);const S=await d.
shareFolder?.()??d.checkout,N=(0,y().processGroup)({...d,checkout:S}),{level:j}=N,$=[N.description,...h(R)].join(" ");return{
backend:{...N,description:$},isolation:{level:j,description:$,requested:O,downgrades:R},close:()=>Promise.resolve()}}async function*p(d){
const{platform:O=process.platform}=d;if(O!=="linux"||!process.getuid||!process.getgid){yield{from:"namespaces",reason:`${O}\
 has no namespaces`};return}const v=await(0,b().realpath)(d.checkout),R={uid:process.getuid(),gid:process.getgid()};for(const S of(0,w().
privilegesFor)(R,await(0,b().stat)(v)))yield await s(S,{...d,checkout:v})}function h(d){return d.length===0?[]:[`Namespa\
ces were tried and are not available. ${l(d)}. ${u(d)}.`]}function l(d){return d.map(({from:O,reason:v})=>`${O.replace("\
_"," ")}: ${v}`).join("; ")}function u(d){return d.some(({reason:O})=>O===t)?"To contain commands, install python3 as a \
package of the system (`apt-get install python3-minimal`, `apk add python3`)":"To contain commands, use a Linux runner w\
ith passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo)"}function a(d){return new(g()).
GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine does not support.\
 ${l(d)}.`,`${u(d)}, or set \`containment: auto\` in the policy of the base branch.`)}const o=2e4,e="python3",t=`${e}, w\
hich starts commands in namespaces, is not installed in a directory of the system`;async function s(d,O){const{checkout:v,
folders:R,leftOut:S=[],keepsWrites:N,network:j,programs:$,signal:L}=O,C=d.name,A=d.newMounts[0]??"",[F,x]=await Promise.
all([A,e].map(_().systemTool));if(F===void 0)return{from:C,reason:`${A} is not installed`};if(x===void 0)return{from:C,reason:t};
const G=await(0,M().prepareView)({privileges:d,checkout:v,leftOut:S,keepsWrites:N,limits:O.limits,signal:L,file:F,python:x,
network:j,lanes:O.lanes??1,view:r(await(0,E().viewOf)($,R,j),O),replaced:new Map([...await(0,I().safeGitConfigs)(v),...O.
replaced??[]])});if(typeof G=="string")return{from:C,reason:G};const{limits:W}=G,B=c(d,j,W),H={...O,leftOut:S,prepared:G,
description:B,limits:W},U=await(0,T().probeIsolation)({checkout:v,folders:R,network:j,keepsWrites:N,shown:$.node.file,run:K=>{
const{file:Z}=$.node,Q={file:Z,args:K,cwd:v,timeoutMs:o,signal:L};return(0,k().runContained)(Q,H)}}),Y=typeof U=="string"?
U:n(U);if(typeof U=="string"||Y!==void 0)return await G.close(),{from:C,reason:Y??""};const V=(0,k().namespaces)(H),{level:J}=V;
return{backend:V,isolation:{level:J,description:B,launcher:C,starter:"slot",limits:W,probes:U},close:G.close}}function n(d){
const O=d.filter(({required:v,held:R})=>v&&!R).map(({name:v})=>v);return O.length>0?`the probe run failed: ${O.join(", ")}`:
void 0}function r(d,{shown:O=[],home:v=[]}){return{...d,tools:[...d.tools,...O],home:v}}function c({name:d,user:O},v,R){
const S=O?`user ${O.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${d.
replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the\
 machine","prepared by a supervisor before the command starts",v?"network access as allowed by the policy":"no network e\
xcept loopback",`as ${S}; ${(0,P().limitsInWords)(R)}.`].join("; ")}}),10582:((D,f,i)=>{Object.defineProperty(f,"__esMod\
ule",{value:!0}),f.effectiveLimits=_,f.limitsInWords=P,f.limitsOn=h,f.resourceLimits=I,f.thisMachine=p;function b(){const u=i(
73024);return b=function(){return u},u}function g(){const u=i(48161);return g=function(){return u},u}function _(u,a){const{
memory_bytes:o,processes:e,open_files:t,file_bytes:s,written_bytes:n}=u;return{memory_bytes:a.memory?o:null,processes:e,
processes_counted_for:a.processes?"command":"user",open_files:t,file_bytes:s,written_bytes:n}}function I(u){return[["cor\
e",1],["fsize",u.file_bytes],["nofile",u.open_files],...u.processes_counted_for==="user"?[["nproc",u.processes]]:[]]}function P(u){
const{memory_bytes:a,processes:o,processes_counted_for:e,open_files:t}=u;return[a===null?"memory: unlimited":`memory: ${T(
a)}`,`processes: ${o}${e==="user"?" of the same user":""}`,`open files: ${t}`,`file size: ${T(u.file_bytes)}`,`total wri\
tten: ${T(u.written_bytes)}`].join(", ")}function T(u){return`${Math.round(u/1024/1024)} MiB`}const k=1024**3,M=64*1024**
2,w=1/2,y=4/5,E=2*k,m=1024*1024;function p(){return{totalBytes:Math.min(process.constrainedMemory()||1/0,(0,g().totalmem)()),
freeBytes:process.availableMemory(),openFiles:l("Max open files")}}function h(u,a,o){const{totalBytes:e,freeBytes:t,openFiles:s}=u,
n=(r,c)=>Math.max(r/o-r/o%M,c);return{...a,memory_bytes:Math.min(a.memory_bytes,n(e*y,E)),written_bytes:Math.min(a.written_bytes,
n(t*w,m)),open_files:Math.min(a.open_files,s)}}function l(u){try{const a=new RegExp(`^${u}\\s+\\S+\\s+(\\d+)`,"m");return Number(
a.exec((0,b().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}}),80842:((D,f,i)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.controlGroups=l,f.findHierarchies=e,f.groupSettings=h,f.removeLeftGroups=u;function b(){const c=i(
73024);return b=function(){return c},c}function g(){const c=i(76760);return g=function(){return c},c}function _(){const c=i(
26040);return _=function(){return c},c}function I(){const c=i(25479);return I=function(){return c},c}function P(){const c=i(
4339);return P=function(){return c},c}const T={unified:({memory_bytes:c,processes:d})=>[[["memory.max",c],["pids.max",d]],
[["memory.swap.max",0]]],memory:({memory_bytes:c})=>[[["memory.limit_in_bytes",c]],[["memory.memsw.limit_in_bytes",c]]],
pids:({processes:c})=>[[["pids.max",c]],[]],cpuacct:()=>[[],[]],cpu:()=>[[],[]]},k=/^(\d+)$/m,M=/^oom_kill (\d+)$/m,w={unified:{
file:"memory.peak",pattern:k,units:1},memory:{file:"memory.max_usage_in_bytes",pattern:k,units:1}},y={unified:{file:"cpu\
.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"cpuacct.usage",pattern:k,units:1e6}},E={file:"pids.events",
pattern:/^max (\d+)$/m,units:1},m=["memory_bytes","processes"],p={memory_bytes:{unified:{file:"memory.events",pattern:M,
units:1},memory:{file:"memory.oom_control",pattern:M,units:1}},processes:{unified:E,pids:E}};function h(c,d){return c.flatMap(
({controller:O},v)=>T[O](d).flatMap((R,S)=>R.map(([N,j])=>({index:v,file:N,value:j,isNeeded:S===0}))))}function l(c,d,O){
const v=c.filter((S,N)=>d.includes(N)),R=S=>v.some(N=>N.controller==="unified"||N.controller===S);return{enforced:{memory:R(
"memory"),processes:R("pids")},of:S=>{const N=v.map(({controller:$,parent:L})=>({controller:$,folder:(0,g().join)(L,O,S)})),
j=$=>N.map(({controller:L,folder:C})=>o($[L],C)).find(a);return{resources:()=>{const[$,L]=[j(w),j(y)];return{...a($)&&{peak_memory_bytes:$},
...a(L)&&{cpu_ms:L}}},limitsHit:()=>m.filter($=>(j(p[$])??0)>0)}}}}function u(c){for(const{parent:d}of c)(0,_().attempt)(
()=>{const O=(0,b().readdirSync)(d).filter(v=>v.startsWith(P().TEMPORARY_PREFIX)&&(0,I().isEnded)(v));for(const v of O.map(
R=>(0,g().join)(d,R))){for(const R of(0,b().readdirSync)(v))(0,_().attempt)(()=>(0,b().rmdirSync)((0,g().join)(v,R)));(0,_().
attempt)(()=>(0,b().rmdirSync)(v))}})}function a(c){return c!==void 0}function o(c,d){if(!c)return;const{file:O,pattern:v,
units:R}=c,S=(0,_().attempt)(()=>(0,b().readFileSync)((0,g().join)(d,O),"utf8"))??"",N=v.exec(S)?.[1];return N===void 0?
void 0:Math.round(Number(N)/R)}function e(c,d,O){const v=d.split(`
`).flatMap(t),R=c.split(`
`).flatMap(s),S=v.find(({version:C})=>C===2),N=R.find(({controllers:C})=>C.length===0);if(S&&N)for(const C of r(S.point,
n(S,N.path))){const A=O(C).split(/\s+/);if(["memory","pids"].every(F=>A.includes(F)))return[{controller:"unified",parent:C}]}
const j=["memory","pids","cpuacct","cpu"].flatMap(C=>{const A=v.find(({version:x,options:G})=>x===1&&G.includes(C)),F=R.
find(({controllers:x})=>x.includes(C));return A&&F?[{controller:C,parent:n(A,F.path)}]:[]}),[$,L]=["cpuacct","cpu"].map(
C=>j.find(({controller:A})=>A===C));return j.filter(C=>C!==L||C.parent!==$?.parent)}function t(c){const[d="",O=""]=c.split(
" - "),[,,,v="",R=""]=d.split(" "),[S,,N=""]=O.split(" ");return S!=="cgroup"&&S!=="cgroup2"?[]:[{root:v,point:R,version:S===
"cgroup"?1:2,options:N.split(",")}]}function s(c){const d=/^\d+:([^:]*):(\/.*)$/.exec(c);if(!d)return[];const[,O="",v=""]=d;
return[{controllers:O.split(",").filter(Boolean),path:v}]}function n({point:c,root:d},O){const v=(0,g().relative)(d,O);return v.
startsWith("..")?c:(0,g().join)(c,v)}function r(c,d){const O=(0,g().relative)(c,d).split("/").filter(Boolean);return O.map(
(v,R)=>(0,g().join)(c,...O.slice(0,O.length-R))).concat(c)}}),52703:((D,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.PROBE_SCRIPT=void 0;const i=f.PROBE_SCRIPT=String.raw`
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
`}),81607:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.probeIsolation=m;function b(){const s=i(31421);return b=
function(){return s},s}function g(){const s=i(77598);return g=function(){return s},s}function _(){const s=i(73024);return _=
function(){return s},s}function I(){const s=i(51455);return I=function(){return s},s}function P(){const s=i(77030);return P=
function(){return s},s}function T(){const s=i(76760);return T=function(){return s},s}function k(){const s=i(7723);return k=
function(){return s},s}function M(){const s=i(26040);return M=function(){return s},s}function w(){const s=i(4339);return w=
function(){return s},s}function y(){const s=i(52703);return y=function(){return s},s}const E=k().object({root:k().boolean(),
capabilities:k().boolean(),newPrivileges:k().boolean(),otherProcesses:k().boolean(),tcp:k().boolean(),interfaces:k().boolean(),
loopback:k().boolean(),unixSocket:k().boolean(),outsideWrite:k().coerce.boolean(),checkoutWrite:k().boolean(),canaries:k().
array(k().boolean()),environ:k().boolean(),sudo:k().boolean(),openFiles:k().boolean(),raisedLimit:k().boolean(),sharedKeyring:k().
boolean(),sharedLock:k().boolean(),filters:k().number(),userNamespace:k().boolean(),dns:k().boolean()});async function m(s){
const{run:n,checkout:r,network:c}=s,d=(0,g().randomUUID)(),O=await(0,w().temporaryFolder)(),v=(0,T().join)(O,"socket"),R=(0,T().
join)(O,"written"),S=(0,T().join)(r,`.gene-gate-probe-${d}`),N=await l([O,...s.folders],d),j=`secret-${d}`,$=(0,b().spawn)(
"/bin/sh",["-c","read -r _",d],{env:{SECRET:j},stdio:["pipe","ignore","ignore"]});$.on("error",()=>{});const L=await e(s.
shown),C=[(0,P().createServer)(),(0,P().createServer)()];try{await Promise.all([u(C[0],{port:0,host:"127.0.0.1"}),u(C[1],
v)]);const A=C[0].address(),F=typeof A=="object"&&A?A.port:0,x=`heartbeat-${d}`,G=$.pid??0,W=L.isHeld?s.shown:"",B={port:F,
socket:v,outside:R,inside:S,canaries:N,secret:j,token:d,pid:G,heartbeat:x,locked:W},H=await n(["-e",y().PROBE_SCRIPT,JSON.
stringify(B)]),U=E.safeParse((0,M().attempt)(()=>JSON.parse(H.stdout.head)));return H.status!=="passed"||!U.success?h(H):
p(U.data,{persisted:(0,_().existsSync)(R)||!s.keepsWrites&&(0,_().existsSync)(S),survived:o(x)>0,network:c,locked:L.isHeld})}finally{
t($),L.release();for(const A of C)A.close();await Promise.all([O,S,...N].map(A=>(0,I().rm)(A,{recursive:!0,force:!0})))}}
function p(s,n){const r={unprivileged_user:!s.root,no_capabilities:!s.capabilities,no_new_privileges:!s.newPrivileges,own_processes_only:!s.
otherProcesses,...!n.network&&{no_tcp_to_the_machine:!s.tcp,only_loopback:!s.interfaces,no_name_resolution:!s.dns},no_unix_socket:!s.
unixSocket,checkout_can_be_written:s.checkoutWrite,no_write_stays:!n.persisted,no_write_outside:!s.outsideWrite,no_private_folder:s.
canaries.every(O=>!O),no_foreign_environment:!s.environ,no_sudo:!s.sudo,no_open_files:!s.openFiles,no_limit_can_be_raised:!s.
raisedLimit,nothing_survives:!n.survived},c={loopback_works:s.loopback,no_user_namespace:!s.userNamespace,own_session_keyring:!s.
sharedKeyring,system_calls_filtered:s.filters>a(),...n.locked&&{no_lock_on_the_machine:!s.sharedLock}},d=(O,v)=>Object.entries(
O).map(([R,S])=>({name:R,held:S,required:v}));return[...d(r,!0),...d(c,!1)]}function h({status:s,reason:n,stderr:r}){return n??
`the probe ${s} without output: ${r.head.slice(0,200)}`}async function l(s,n){return(await Promise.all(s.map(async c=>{const d=(0,T().
join)(c,`.gene-gate-canary-${n}`);return(0,I().writeFile)(d,n,{mode:420,flag:"wx"}).then(()=>[d],()=>[])}))).flat()}function u(s,n){
return s.on("connection",r=>r.destroy()),new Promise((r,c)=>{s.once("error",c),s.listen(n,r)})}function a(){const s=(0,_().
readFileSync)("/proc/self/status","utf8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(s)?.[1]??0)}function o(s){return(0,_().
readdirSync)("/proc").filter(n=>{try{return/^\d+$/.test(n)&&(0,_().readFileSync)(`/proc/${n}/cmdline`).includes(s)}catch{
return!1}}).length}function e(s){const n=(0,b().spawn)("flock",["-s",s,"sh","-c","echo; read -r _"],{stdio:["pipe","pipe",
"ignore"]}),r=()=>n.stdin.destroy();return new Promise(c=>{n.once("error",()=>c({isHeld:!1,release:r})),n.once("exit",()=>c(
{isHeld:!1,release:r})),n.stdout.once("data",()=>c({isHeld:!0,release:r}))})}function t(s){s.stdin?.destroy()}}),3170:((D,f,i)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.namespaces=y,f.runContained=h;function b(){const o=i(12086);return b=
function(){return o},o}function g(){const o=i(57334);return g=function(){return o},o}function _(){const o=i(27097);return _=
function(){return o},o}function I(){const o=i(35353);return I=function(){return o},o}function P(){const o=i(11863);return P=
function(){return o},o}function T(){const o=i(66535);return T=function(){return o},o}function k(){const o=i(96266);return k=
function(){return o},o}const M=64*1024,w={home:k().HOME,temp:k().TEMP,npmCache:`${k().HOME}/npm-cache`,npmUserConfig:"/h\
ome/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function y(o){const{programs:e,checkout:t,description:s}=o;return{
level:"namespaces",description:s,check:n=>{(0,_().launchOf)(n,{programs:e,checkout:t,base:{}})},run:(n,r)=>h(E(n,o,r),o),
forGene:(n,r)=>p(o,n,r),cover:async n=>{const r={...o,prepared:await o.prepared.cover(n)};return{run:(c,d)=>h(E(c,r,d),r),
forGene:(c,d)=>p(r,c,d)}},prepare:(n,r)=>{const c=m(e,n.env,(0,b().npmForPrepare)(e)),d=(0,_().launchOf)(n,{programs:e,checkout:t,
base:c}),{timeoutMs:O}=n;return h({...d,timeoutMs:O,signal:r,env:{...c,...d.env}},o)}}}function E(o,{programs:e,checkout:t},s){
const n=m(e,o.env),r=(0,_().launchOf)(o,{programs:e,checkout:t,base:n});return{...r,timeoutMs:o.timeoutMs,signal:s,env:{
...n,...r.env}}}function m({node:o,searchPath:e,shell:t},s,n){const r={node:o.file,searchPath:e,folder:w,shell:t,npm:n,assignments:s};
return(0,b().commandEnvironment)(r,process)}async function p(o,e,t){const s=await o.prepared.share(e);if(typeof s=="stri\
ng"){const r=t?.aborted?(0,g().skippedOutcome)((0,g().stopReason)(t),new Date):void 0;return{run:async()=>r??a((0,g().skippedOutcome)(
"",new Date),s),close:()=>Promise.resolve()}}const n={written:new Map};return{run:(r,c)=>h(E(r,o,c),{...o,prepared:s,history:n}),
close:s.close}}async function h(o,e){const{checkout:t,history:s,outputBytes:n,prepared:r,programs:c,limits:d}=e,{file:O,
args:v,env:R=m(c,{}),cwd:S,timeoutMs:N,signal:j}=o;if(j?.aborted)return(0,g().skippedOutcome)((0,g().stopReason)(j),new Date);
const $=r.slot();try{const L=await $.whenReady();if(L!==void 0)return a((0,g().skippedOutcome)("",new Date),L);const C=()=>$.
start({file:O,args:v,env:R,cwd:S}),A=await(0,I().superviseStarted)(O,C,{timeoutMs:N,outputBytes:n,signal:j});if(A.status===
"error")return A;const F=(0,T().lowerLayer)(t,e.leftOut),x=await l(A,$,F,s);return u(x,$.group,d)}finally{await $.release()}}
async function l(o,e,t,s){const n=s&&{former:s.written,isTaken:(0,P().takenFor)(t)},r=new(T()).SideEffectsReader(t,n),{started:c,
complete:d,free:O}=await e.report(r);if(c){const{side_effects:R,modified:S,remembered:N}=r.result(d),$=O&&(O.bytes<M||O.
files===0)?{limits_hit:["written_bytes"]}:{};return s===void 0?{...o,...$,side_effects:R}:(s.written=N,{...o,...$,side_effects:R,
...S.length>0&&{checkout_modified:S}})}if(o.status==="timed_out"||o.status==="skipped")return o;const[v="no reason given"]=o.
stderr.head.trim().split(`
`);return a(o,v)}function u(o,e,t){const s=e.resources(),n=[...e.limitsHit(),...o.limits_hit??[]],r=o.reason!==void 0&&n.
includes("memory_bytes")?`${o.reason}, at its limit of ${t.memory_bytes} bytes of memory`:o.reason;return{...o,...r!==void 0&&
{reason:r},...n.length>0&&{limits_hit:n},...Object.keys(s).length>0&&{resources:s}}}function a(o,e){return{...o,status:"\
crashed",reason:`Containment could not be set up: ${e}`}}}),4877:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.prepareView=l;function b(){const n=i(73024);return b=function(){return n},n}function g(){const n=i(51455);return g=function(){
return n},n}function _(){const n=i(76760);return _=function(){return n},n}function I(){const n=i(41895);return I=function(){
return n},n}function P(){const n=i(4339);return P=function(){return n},n}function T(){const n=i(57334);return T=function(){
return n},n}function k(){const n=i(10582);return k=function(){return n},n}function M(){const n=i(80842);return M=function(){
return n},n}function w(){const n=i(39105);return w=function(){return n},n}function y(){const n=i(50820);return y=function(){
return n},n}function E(){const n=i(515);return E=function(){return n},n}function m(){const n=i(96266);return m=function(){
return n},n}const p=`"""Makes the namespaces of commands before they are needed, and starts the commands in them.

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
`,h=6e4;async function l(n){a(n.leftOut);const{privileges:r,file:c,python:d,replaced:O,signal:v}=n,R=await s();(0,M().removeLeftGroups)(
R);const S=await(0,P().temporaryFolder)(),N=(0,_().join)(S,"supervisor.py");await(0,g().writeFile)(N,p),await(0,g().mkdir)(
(0,_().join)(S,"stage")),await(0,g().mkdir)((0,_().join)(S,"run","replaced"),{recursive:!0});for(const[U,Y]of[...O.values()].
entries())await(0,g().writeFile)((0,_().join)(S,"run","replaced",String(U)),Y);const j=(0,y().startSupervisor)([c,...r.newMounts.
slice(1),d,"-I","-S",N]),{link:$}=j,L=async()=>{await j.close(),await(0,g().rm)(S,{recursive:!0,force:!0})},C=()=>$.lose(
T().INTERRUPTED);v?.addEventListener("abort",C),v?.aborted&&C();const A=$.reply("","ready",h);for(const U of o(n,S,R))$.
send(...U);const F=await A;if(v?.removeEventListener("abort",C),typeof F=="string")return await L(),F===T().INTERRUPTED?
F:j.complaint()??F;const x=(0,M().controlGroups)(R,F.slice(2).map(Number),(0,_().basename)(S)),G=(0,k().effectiveLimits)(
n.limits,x.enforced);e($,n,G);const W=(0,_().join)(S,"run"),B=new(w()).Slots({link:$,folder:W,groups:x}),H=B.stock(n.lanes);
return{limits:G,slot:H.slot,share:U=>B.share(U),cover:async U=>{const Y=B.name();await(0,g().mkdir)((0,_().join)(W,Y)),await U(
(0,_().join)(W,Y));const V=process.getuid?.()===0?r.user:void 0;return V&&await u((0,_().join)(W,Y),V),{...B.stock(0,0,{
layer:Y}),share:K=>B.share(K,Y)}},close:async()=>{await H.close(),await L()}}}async function u(n,{uid:r,gid:c}){for(const d of[
"",...await(0,g().readdir)(n,{recursive:!0})])await(0,g().lchown)((0,_().join)(n,d),r,c)}function a(n){const r=n.find(c=>Buffer.
from(c).toString()!==c);if(r!==void 0)throw new(I()).GateError("checkout_differs",`The file ${JSON.stringify(r)} is not \
in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.")}function o({privileges:n,view:r,checkout:c,
leftOut:d,limits:O,network:v},R,S){const{user:N,runsAs:j,adopt:$}=n,L=(0,E().systemCallFilter)(v),C=(0,m().sharedMounts)(
{view:r,checkout:c,run:(0,_().join)(R,"run"),stage:(0,_().join)(R,"stage")});return[["user",N?"real":"mapped",String(j.uid),
String(j.gid)],["option","checkout",c],["option","folder",R],["option","group",(0,_().basename)(R)],["option","adopt",$?
"1":"0"],["option","size",String(O.written_bytes)],["option","network",v?"allow":"deny"],["option","keyctl",String(L?.keyctl??
-1)],["option","filter",L?.hex??""],...C.system.map(({source:A,target:F})=>["show",A,F]),...C.mounts.map(A=>["shared",...t(
A)]),...C.tools.map(({source:A,target:F})=>["show",A,F]),...r.devices.map(A=>["device",A]),...d.length>0?[["hide",...d]]:
[],...(0,M().groupSettings)(S,O).map(({index:A,file:F,value:x,isNeeded:G})=>["setting",String(A),F,String(x),G?"needed":
"wanted"]),["prepare","",...S.map(({parent:A})=>A)]]}function e(n,r,c){for(const[O,v]of(0,k().resourceLimits)(c))n.send(
"limit",O.toUpperCase(),String(v));for(const O of(0,m().commandFolders)(r.view))n.send("folder",O,"755");const d=(0,m().
commandMounts)({...r,hides:r.leftOut.length>0,replaced:[...r.replaced.keys()]});for(const O of d)n.send("mount",...t(O))}
function t({source:n,target:r,type:c,options:d}){return[n,r,c,d]}async function s(){const[n,r]=await Promise.all(["cgrou\
p","mountinfo"].map(d=>(0,g().readFile)(`/proc/self/${d}`,"utf8").catch(()=>""))),c=d=>{try{return(0,b().readFileSync)((0,_().
join)(d,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};return(0,M().findHierarchies)(n??"",r??"",c)}}),92342:((D,f,i)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.NOBODY=void 0,f.privilegesFor=I;function b(){const P=i(14495);return b=
function(){return P},P}const g=f.NOBODY={uid:65534,gid:65534},_=["sudo","-n","--","env","-i",`PATH=${b().SYSTEM_PATH}`];
function I(P,T){const k=T.uid===0,M=k?g:{uid:T.uid,gid:T.gid},w={user:M,runsAs:M,adopt:k,overlay:["redirect_dir=on",...k?
["metacopy=on"]:[]]},y=["unshare","--mount"];return P.uid===0?[{name:"root",newMounts:y,...w}]:[{name:"sudo",newMounts:[
..._,...y],...w},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:P,adopt:!1,overlay:[
"userxattr"]}]}}),85723:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.processGroup=w;function b(){const p=i(
73024);return b=function(){return p},p}function g(){const p=i(51455);return g=function(){return p},p}function _(){const p=i(
76760);return _=function(){return p},p}function I(){const p=i(4339);return I=function(){return p},p}function P(){const p=i(
12086);return P=function(){return p},p}function T(){const p=i(57334);return T=function(){return p},p}function k(){const p=i(
27097);return k=function(){return p},p}function M(){const p=i(35353);return M=function(){return p},p}function w({programs:p,
checkout:h,outputBytes:l}){const u=(0,b().realpathSync)(h);return{level:"process_group",description:`Clean environment, \
private HOME and TMPDIR, ${E()}. Access to the network and to the files of this user is not restricted.`,check:a=>{(0,k().
launchOf)(a,{programs:p,checkout:u,base:{}})},prepare:(a,o)=>m(e=>{const{node:t,searchPath:s,shell:n}=p,r=(0,P().npmForPrepare)(
p),c={node:t.file,searchPath:s,folder:e,shell:n,npm:r,assignments:a.env},d=(0,P().commandEnvironment)(c,process),{file:O,
args:v,env:R,cwd:S}=(0,k().launchOf)(a,{programs:p,checkout:u,base:d}),{timeoutMs:N}=a;return(0,M().supervise)({file:O,args:v,
cwd:S,env:{...d,...R},timeoutMs:N,outputBytes:l,signal:o})}),run:(a,o)=>m(async e=>{if(a.npmSettings)return y(a.npmSettings);
const{node:t,searchPath:s,shell:n}=p,r=(0,P().commandEnvironment)({node:t.file,searchPath:s,folder:e,shell:n,assignments:a.
env},process),{file:c,args:d,env:O,cwd:v}=(0,k().launchOf)(a,{programs:p,checkout:u,base:r});return(0,M().supervise)({file:c,
args:d,cwd:v,env:{...r,...O},timeoutMs:a.timeoutMs,outputBytes:l,signal:o})})}}function y(p){const h=`It starts npm, whi\
ch would read settings that only containment in namespaces hides (${p.join("; ")})`;return{...(0,T().skippedOutcome)("",
new Date),status:"crashed",reason:h}}function E(){switch(process.platform){case"linux":return"process group and marked d\
escendants killed at the end";case"win32":return"process tree killed when it is stopped";default:return"process group ki\
lled at the end"}}async function m(p){const h=await(0,I().temporaryFolder)(),l={home:(0,_().join)(h,"home"),temp:(0,_().
join)(h,"tmp"),npmCache:(0,_().join)(h,"npm-cache"),npmUserConfig:(0,_().join)(h,"npmrc-user"),npmGlobalConfig:(0,_().join)(
h,"npmrc-global")};try{return await Promise.all([(0,g().mkdir)(l.home),(0,g().mkdir)(l.temp),(0,g().writeFile)(l.npmUserConfig,
""),(0,g().writeFile)(l.npmGlobalConfig,"")]),await p(l)}finally{await(0,g().rm)(h,{recursive:!0,force:!0,maxRetries:3}).
catch(()=>{})}}}),39105:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.Slots=void 0;function b(){const o=i(
73024);return b=function(){return o},o}function g(){const o=i(51455);return g=function(){return o},o}function _(){const o=i(
77030);return _=function(){return o},o}function I(){const o=i(48161);return I=function(){return o},o}function P(){const o=i(
76760);return P=function(){return o},o}function T(){const o=i(27159);return T=function(){return o},o}function k(){const o=i(
74225);return k=function(){return o},o}const M=3e4,w={started:!0,complete:!0},y={started:!0,complete:!1};class E{#e;#n=0;constructor(e){
this.#e=e}stock(e,t=Number.POSITIVE_INFINITY,s={}){const n=[];let r=0;const c=()=>m(this.#e,this.name(),s),d=()=>{for(;n.
length<e&&r<t;r+=1)n.push(c())};return d(),{slot:()=>{const O=n.shift()??c();return d(),O},close:async()=>{r=t,await Promise.
all(n.splice(0).map(O=>O.release()))}}}async share(e,t=""){const{link:s}=this.#e,n=this.name(),r=s.reply(n,"ready",M);s.
send("view",n,t);const c=await r;if(typeof c=="string")return c;const d=this.stock(1,e,{view:n,layer:t});return{...d,close:async()=>{
await d.close(),s.send("drop",n)}}}name(){return this.#n+=1,`slot-${this.#n}`}}f.Slots=E;function m({link:o,folder:e,groups:t},s,{
view:n="",layer:r=""}){const c=(0,P().join)(e,`report-${s}`);let d,O=!1,v;const R=o.reply(s,"ready",M);o.send("slot",s,n,
r);const S=R.then(N=>{if(typeof N=="string")return N;try{d=l(e,s)}catch(j){return`its outputs cannot be opened: ${j.message}`}});
return{group:t.of(s),whenReady:async()=>await S??o.lost,start:({file:N,args:j,cwd:$,env:L})=>{O=!0;const C=Object.entries(
L).map(([G,W])=>`${G}=${W}`),A=o.reply(s,"done").then(G=>typeof G=="string"?{exitCode:null,signal:null,lost:G}:(v=G[4]===
"listed",h(G))),F=[String(C.length),...C,N,...j],x=["run",s,$,...F];return p(o,s,{outputs:d,ended:A,request:x})},report:async N=>v===
void 0?y:v?(0,T().readReport)(c,N):w,release:async()=>{O||o.send("discard",s),o.send("free",s);for(const N of d??[])N.destroy();
await(0,g().rm)(c,{force:!0})}}}function p(o,e,{outputs:t,ended:s,request:n}){const r=t??[],c=r.map(O=>new Promise(v=>O.
once("close",v)));let d;try{o.send(...n)}catch(O){d=O}for(const O of r)O.resume();return{outputs:t??[null,null],ended:d?
Promise.resolve({exitCode:null,signal:null,error:d}):s,closed:Promise.all(c),terminate:()=>o.send("term",e),kill:()=>o.send(
"kill",e),sweep:()=>Promise.resolve(),release:()=>{}}}function h([,,o,e=""]){const t=/^\d{1,3}$/.test(e)?Number(e):void 0;
if(o==="exit"&&t!==void 0)return{exitCode:t,signal:null};const[s]=Object.entries(I().constants.signals).find(([,n])=>n===
t)??[];return o==="signal"&&s!==void 0?{exitCode:null,signal:s}:{exitCode:null,signal:null,lost:k().NONSENSE}}function l(o,e){
const t=u((0,P().join)(o,`${e}-out`));try{const s=u((0,P().join)(o,`${e}-err`));return[a(t),a(s)]}catch(s){throw(0,b().closeSync)(
t),s}}function u(o){const e=(0,b().openSync)(o,b().constants.O_RDONLY|b().constants.O_NONBLOCK);return(0,b().unlinkSync)(
o),e}function a(o){const e=new(_()).Socket({fd:o,readable:!0,writable:!1});return e.on("error",()=>{}),e.unref()}}),74225:((D,f)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.SupervisorLink=f.NONSENSE=f.ENDED=void 0,f.frame=P;const i=4,b=64*1024,
g=f.ENDED="the supervisor has ended",_=f.NONSENSE="the supervisor sent an unknown reply";class I{#e;#n=new Map;#t;constructor({
requests:k,replies:M}){this.#e=k;let w=Buffer.alloc(0);M.on("data",y=>{w=this.#o(Buffer.concat([w,y]))});for(const y of[
k,M])y.on("error",()=>this.lose(g)),y.once("close",()=>this.lose(g))}get lost(){return this.#t}send(...k){const M=P(...k);
this.#t===void 0&&this.#e.write(M)}reply(k,M,w){return this.#t!==void 0?Promise.resolve(this.#t):new Promise(y=>{const E=p=>{
clearTimeout(m),this.#n.delete(k),y(p)},m=w===void 0?void 0:setTimeout(()=>E("it takes too long"),w);this.#n.set(k,{kind:M,
settle:E})})}lose(k){if(this.#t===void 0){this.#t=k,this.#e.destroy();for(const{settle:M}of[...this.#n.values()])M(k)}}#o(k){
let M=k;for(;M.length>=i&&this.#t===void 0;){const w=i+M.readUInt32BE();if(w>b)this.lose(_);else{if(M.length<w)break;this.#s(
M.toString("utf8",i,w).split("\0"))}M=M.subarray(w)}return M}#s(k){const[M,w="",y=""]=k,E=this.#n.get(w);M==="failed"?E?.
settle(y||"no reason given"):E!==void 0&&M===E.kind?E.settle(k):M!=="ready"&&this.lose(_)}}f.SupervisorLink=I;function P(...T){
if(T.some(w=>w.includes("\0")))throw Object.assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});
const k=Buffer.from(T.join("\0")),M=Buffer.alloc(i);return M.writeUInt32BE(k.length),Buffer.concat([M,k])}}),50820:((D,f,i)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.startSupervisor=M;function b(){const y=i(31421);return b=function(){return y},
y}function g(){const y=i(73024);return g=function(){return y},y}function _(){const y=i(58500);return _=function(){return y},
y}function I(){const y=i(14495);return I=function(){return y},y}function P(){const y=i(64467);return P=function(){return y},
y}function T(){const y=i(74225);return T=function(){return y},y}const k=1e4;function M([y="",...E]){const m=(0,g().openSync)(
"/","r"),p=(0,b().spawn)(y,E,{cwd:"/",env:{PATH:I().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",m]});(0,g().closeSync)(
m);let h="";p.stderr.on("data",a=>{h=`${h}${a}`.slice(-1e3)}),p.stderr.on("error",()=>{}),p.once("error",({message:a})=>{
h=a});const l=new Promise(a=>p.once("close",a)),u=new(T()).SupervisorLink({requests:p.stdin,replies:p.stdout});return w(
p),{link:u,complaint:()=>h.trim().split(`
`)[0]||void 0,close:async()=>{p.ref(),u.lose(T().ENDED);const a=new AbortController,o=(0,_().setTimeout)(k,void 0,{signal:a.
signal}).catch(()=>{});await Promise.race([l,o]),a.abort();const e=p.exitCode===null&&p.signalCode===null;p.pid!==void 0&&
e&&(0,P().signalTree)(p.pid,"SIGKILL")}}}function w(y){y.unref();for(const E of[y.stdin,y.stdout,y.stderr])"unref"in E&&
typeof E.unref=="function"&&E.unref()}}),515:((D,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.systemCallFilter=
u;const i={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{id:1073741827,socket:359,
socketcall:102,unshare:310,clone:120,keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,socket:198,unshare:97,clone:220,
keys:217,setrlimit:164,prlimit64:261},arm:{id:1073741864,socket:281,unshare:337,clone:120,keys:309,setrlimit:75,prlimit64:369}},
b=425,g=435,_=268435456,I=[1,2,10,16],P=4,T={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[k,M,w,y,E]=[32,84,21,69,6],m=[E,
0,0,2147418112],[p,h,l]=[0,4,16];function u(r,c=process.arch){const d=Object.entries(i).find(([v])=>v===c)?.[1];return d===
void 0?void 0:{hex:[[k,0,0,h],...Object.values(i).flatMap(v=>e(v.id,a(v,r))),t("ENOSYS")].map(n).join(""),keyctl:d.keys+
2}}function a(r,c){const{keys:d,socket:O,socketcall:v=g,unshare:R,clone:S,setrlimit:N,prlimit64:j}=r,$=[...[v,b].flatMap(
L=>e(L,[t("ENOSYS")])),...e(O,[s(0),...I.flatMap(L=>e(L,[m])),t("EAFNOSUPPORT")])];return[[k,0,0,p],[M,0,0,1073741823],...[
g,d,d+1,d+2].flatMap(L=>e(L,[t("ENOSYS")])),...c?[]:$,...e(R,[s(0),[y,0,1,_],t("EPERM"),m]),...e(S,[s(0),[y,0,1,_],t("EP\
ERM"),m]),...e(N,[s(0),...e(P,[t("none")]),m]),...e(j,[s(1),...e(P,[...o(32),...o(36)]),m]),m]}function o(r){return[[k,0,
0,r],[w,1,0,0],t("none")]}function e(r,c){return[[w,0,c.length,r],...c]}function t(r){return[E,0,0,327680|T[r]]}function s(r){
return[k,0,0,l+8*r]}function n([r,c,d,O]){const v=Buffer.alloc(8);return v.writeUInt16LE(r),v.set([c,d],2),v.writeUInt32LE(
O,4),v.toString("hex")}}),32223:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.SYSTEM=f.DEVICES=void 0,f.
homeFolders=u,f.privateFolders=y,f.viewOf=E;function b(){const a=i(51455);return b=function(){return a},a}function g(){const a=i(
48161);return g=function(){return a},a}function _(){const a=i(76760);return _=function(){return a},a}function I(){const a=i(
46282);return I=function(){return a},a}const P=f.SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],
T=["/nix/store","/gnu/store"],k=f.DEVICES=["null","zero","full","random","urandom"],M="tty",w=["EVENT_PATH","ENV","OUTPU\
T","PATH","STATE","STEP_SUMMARY"];function y(a){const o=w.flatMap(t=>a[`GITHUB_${t}`]??[]),e=[a.HOME,a.RUNNER_TEMP,a.XDG_RUNTIME_DIR].
flatMap(t=>t??[]);return[...new Set([...e,(0,g().tmpdir)(),...o.map(_().dirname)].filter(t=>(0,_().isAbsolute)(t)))]}async function E({
node:a,npm:o,machine:e},t,s){const n=await p([...P,...T]),c=(await Promise.all(t.map(R=>(0,b().realpath)(R).catch(()=>[])))).
flat(),d=[(0,_().dirname)(a.file),...o?[(0,_().dirname)((0,_().dirname)(o.file))]:[],...[...e.values()].flatMap(R=>m(R,c)),
...s?await l():[]].filter(R=>!n.some(S=>(0,I().isInside)(S,R))),O=c.filter(R=>n.some(S=>S!==R&&(0,I().isInside)(S,R))),v=await h(
`/dev/${M}`)?[...k,M]:k;return{system:n,emptied:O,tools:[...new Set(d)],devices:v,home:[]}}function m({file:a,real:o},e){
const t=(0,_().dirname)(o),s=(0,_().dirname)(t),n=(0,_().basename)(t)==="bin"&&!e.some(r=>(0,I().isInside)(r,s));return[
(0,_().dirname)(a),t,...n?[s]:[]].filter(r=>!e.some(c=>(0,I().isInside)(r,c)))}async function p(a){return(await Promise.
all(a.map(async e=>(await(0,b().lstat)(e).catch(()=>{}))?.isDirectory()?[e]:[]))).flat()}function h(a){return(0,b().lstat)(
a).then(()=>!0,()=>!1)}async function l(){const a=await(0,b().realpath)("/etc/resolv.conf").catch(()=>{});return a?.startsWith(
"/run/systemd/resolve/")?[(0,_().dirname)(a)]:[]}async function u(a,o){return o===void 0||!(0,_().isAbsolute)(o)?[]:(await Promise.
all([...new Set(a)].sort().map(async t=>{const s=await(0,b().realpath)((0,_().join)(o,t)).catch(()=>{});return s===void 0||
!(await(0,b().stat)(s)).isDirectory()?[]:[{path:t,source:s}]}))).flat()}}),96266:((D,f,i)=>{Object.defineProperty(f,"__e\
sModule",{value:!0}),f.TEMP=f.HOME=void 0,f.commandFolders=E,f.commandMounts=y,f.sharedMounts=w;function b(){const p=i(76760);
return b=function(){return p},p}function g(){const p=i(39491);return g=function(){return p},p}function _(){const p=i(46282);
return _=function(){return p},p}const I=f.HOME="/home/gene-gate",P=f.TEMP="/tmp",T=64,k="/.gene-gate",M={lower:`${k}/low\
er`,cover:`${k}/cover`,own:`${k}/own`,run:`${k}/run`,replaced:`${k}/replaced`,home:`${k}/home`,tools:`${k}/tools`};function w({
view:p,checkout:h,run:l,stage:u}){const a=(o,e,t)=>({source:o,target:(0,b().join)(u,e),type:"none",options:t});return{system:p.
system.map(o=>({source:o,target:(0,b().join)(u,o)})),mounts:[...p.emptied.map(o=>({source:"gene-gate",target:(0,b().join)(
u,o),type:"tmpfs",options:"size=1m,mode=0755"})),a("/proc","proc","rbind"),a(h,M.lower,"rbind"),a(l,M.run,"bind")],tools:[
...p.tools.map((o,e)=>({source:o,target:(0,b().join)(u,m(o,e))})),...p.home.map(({source:o},e)=>({source:o,target:(0,b().
join)(u,M.home,String(e))}))]}}function y(p){const{view:h,checkout:l,privileges:u,hides:a,keepsWrites:o,replaced:e}=p,t=(r,c,d="\
bind")=>({source:r,target:c,type:"none",options:d}),s=h.tools.map((r,c)=>({folder:r,place:m(r,c)})),n=[`lowerdir=${a||u.
adopt?`${M.cover}:`:""}${M.lower}`,`upperdir=${M.own}/upper`,`workdir=${M.own}/work`,...u.overlay,"X-mount.mkdir"];return[
t(`${M.own}/tmp`,P),t(`${M.own}/home`,I),...h.home.map(({path:r},c)=>t(`${M.home}/${c}`,(0,b().join)(I,r))),t(`${M.own}/\
shm`,"/dev/shm"),{source:"gene-gate",target:"/dev/pts",type:"devpts",options:`newinstance,nosuid,noexec,mode=0620,ptmxmo\
de=0666,max=${T}`},...s.filter(({folder:r,place:c})=>r!==c).map(({folder:r,place:c})=>t(c,r,"rbind,X-mount.mkdir")),o?t(
M.lower,l,"bind,X-mount.mkdir"):{source:"gene-gate",target:l,type:"overlay",options:n.join(",")},...e.map((r,c)=>t(`${M.
replaced}/${c}`,(0,b().join)(l,r))),{source:"gene-gate",target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{source:"\
gene-gate",target:k,type:"tmpfs",options:"ro,size=4k,mode=0755"}]}function E({home:p}){return["upper","work","tmp","home",
"shm",...[...new Set(p.flatMap(({path:l})=>[...(0,g().foldersAbove)(l),l]))].map(l=>`home/${l}`)]}function m(p,h){return[
P,I].some(u=>(0,_().isInside)(u,p))?`${M.tools}/${h}`:p}}),12086:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.commandEnvironment=T,f.npmForPrepare=y;function b(){const E=i(76760);return b=function(){return E},E}const g={CI:"true",
NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},_={npm_config_offline:"true",npm_config_fetch_retries:"\
0"},I=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],P="cmd.exe";function T({node:E,searchPath:m,folder:p,shell:h,
npm:l,assignments:u},a){const o=a.platform==="win32"?M(a.env,p):{},{delimiter:e,dirname:t}=a.platform==="win32"?b().win32:
b().posix,s={PATH:[...new Set([t(E),...m])].join(e),HOME:p.home,TMPDIR:p.temp,...o,...k(p,h??(a.platform==="win32"?P:"/b\
in/sh")),...l??_};return{...g,...w(s,u),...s}}function k(E,m){return{npm_config_script_shell:m,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:E.npmCache,npm_config_userconfig:E.npmUserConfig,npm_config_globalconfig:E.
npmGlobalConfig}}function M(E,m){const p=Object.entries(E).flatMap(([h,l])=>{const u=h.toUpperCase();return I.includes(u)&&
l!==void 0?[[u,l]]:[]});return{...Object.fromEntries(p),USERPROFILE:m.home,APPDATA:m.home,LOCALAPPDATA:m.home,TEMP:m.temp,
TMP:m.temp}}function w(E,m){const p=new Set(Object.keys(E).map(h=>h.toUpperCase()));return Object.fromEntries(Object.entries(
m).filter(([h])=>!p.has(h.toUpperCase())))}function y({npm:E}){const m=E&&(0,b().join)((0,b().dirname)(E.file),"../node_\
modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...m&&{npm_config_node_gyp:m}}}}),
31992:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.breakAndRun=P;function b(){const w=i(86191);return b=
function(){return w},w}function g(){const w=i(41115);return g=function(){return w},w}function _(){const w=i(67147);return _=
function(){return w},w}function I(){const w=i(69983);return I=function(){return w},w}async function P(w,{policy:y,change:E,
checkout:m,...p}){if(y.mutants==="off"||E===void 0)return new Map;const h=[...w].flatMap(([{gene:e,plans:t},s])=>{const n=s.
map(({outcome:r})=>r);return!T.has(e.change)||n.some(({status:r})=>r!=="passed")?[]:[{gene:e,plans:t,outcomes:n,launched:k(
e)}]}),l=M(m,y);if(l!==void 0){const e=`commands can read \`${l}\`, which was built before the change was broken`;return new Map(
h.map(t=>[t.gene,(0,I().notRun)(t,e)]))}const{directory:u}=m,a={directory:u,isCommitted:E.isCommitted,path:p.path},o=await(0,I().
runMutants)(h,{...p,change:E.files,checkout:a,views:y.views});return new Map([...o].map(([{gene:e},t])=>[e,t]))}const T=new Set(
["added","modified"]);function k({commands:w}){return new Set(w.flatMap(({reading:y})=>(0,b().startedFiles)(y)))}function M({
additions:w},y){const{cover:E}=(0,_().additionsOf)([],(0,g().dependencyFolders)(y));return w.find(m=>!E(m))}}),35134:((D,f,i)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.breakFiles=k;function b(){const w=i(76760);return b=function(){return w},
w}function g(){const w=i(77476);return g=function(){return w},w}function _(){const w=i(77259);return _=function(){return w},
w}function I(){const w=i(93291);return I=function(){return w},w}function P(){const w=i(55420);return P=function(){return w},
w}const T=new Map([...["js","mjs","cjs","jsx"].map(w=>[w,g().javascript]),...["ts","mts","cts","tsx"].map(w=>[w,P().typescript]),
...["py","pyi"].map(w=>[w,I().python]),["rs",I().rust],["go",I().go],["java",I().java],...["kt","kts"].map(w=>[w,I().kotlin])]);
function k(w,y){const E=new Map,m=new Map;for(const[h,l]of w){const a=T.get(b().posix.extname(h).slice(1).toLowerCase())?.(
l,y);a===void 0?m.set(h,M(l,y)):a.length>0&&E.set(h,(0,_().insert)(l,a))}if(E.size===0){const h=[...w].map(([l,u])=>[l,M(
u,y)]);return{files:new Map(h),operator:"unparsable"}}const p=m.size>0?"mixed":"functions_fail";return{files:new Map([...E,
...m]),operator:p}}function M(w,y){return`)]}>"'\`<<<<<<< ${y}
${w}`}}),62609:((D,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.failingExpression=b,f.failingStatements=i,f.unusedExport=
g;function i(_){return` debugger; var _${_}=${_}( "x" ) ; throw _${_} ;`}function b(_){return` (() => {${i(_)} })( ) ? 0\
 : `}function g(_){return`
export const unused_${_} = "x"  ;
`}}),77476:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.javascript=void 0;function b(){const w=i(76188);
return b=function(){return w},w}function g(){const w=i(62609);return g=function(){return w},w}function _(){const w=i(55420);
return _=function(){return w},w}const I=(w,y)=>{const E=w.replace(/^#!/,"//"),m=(0,b().parseCode)(E,"module")??(0,b().parseCode)(
E,"script");if(m===void 0)return(0,_().typescript)(w,y);const p=[...(0,b().walk)(m)].flatMap(({node:h})=>k(h,y));return p.
length===0||!P(m)?p:[...p,{at:w.length,text:(0,g().unusedExport)(y)}]};f.javascript=I;function P({body:w}){return w.some(
({type:y})=>/^(?:Import|Export)/.test(y))}const T=/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
function k(w,y){if(!T.test(w.type))return[];const{body:E}=w;return E.type!=="BlockStatement"?[{at:E.start,text:(0,g().failingExpression)(
y)}]:[{at:E.body.filter(M).at(-1)?.end??E.start+1,text:(0,g().failingStatements)(y)}]}function M(w){return w.type==="Exp\
ressionStatement"&&w.directive!=null}}),77259:((D,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.afterClosing=I,
f.insert=i,f.masked=b;function i(P,T){let k="",M=0;for(const{at:w,text:y}of T.toSorted((E,m)=>E.at-m.at))k+=P.slice(M,w)+
y,M=w;return k+P.slice(M)}function b(P,T){return P.replaceAll(T,k=>k.replaceAll(/[^\n]/g," "))}const g="([{",_=")]}";function I(P,T){
let k=0;for(let M=T;M<P.length;M+=1){const w=P.charAt(M);if(g.includes(w)?k+=1:_.includes(w)&&(k-=1),k===0)return M+1}}}),
93291:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.rust=f.python=f.kotlin=f.java=f.go=void 0;function b(){
const m=i(77259);return b=function(){return m},m}const g=/"""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g,
_=/^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}("""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')(?=[ \t]*(?:[;#\n]|$))/,
I=(m,p)=>{const h=(0,b().masked)(m,g),l=`_${p}=${p}( "x" ) ;raise RuntimeError(_${p})`;return E(h,/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*(?=\()/g,
/^[^:\n]*(?:\[[^\]]*\])?[^:\n]*:/).map(({body:u})=>{const a=_.exec(m.slice(u));if(a)return{at:u+a[0].length,text:`; ${l}`};
const o=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(m.slice(u)),e=o?.[0]===o?.[1];return{at:u+(o?.[0].length??0),text:e?
`${l}; `:`${l}
${o?.[1]}`}})};f.python=I;const P=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\[\s\S]|[^"\\])*"|`[^`]*`/g,T=(m,p)=>{const h=(0,b().
masked)(m,P).replace(/#\[cfg\(test\)\][\s\S]*$/,""),l=` let _${p} =( "x" ) ; panic!( "${p}" ) ;`;return E(h,/\bfn\s+\w+\s*(?:<[^(){};]*>)?\s*(?=\()/g,
/^[^{};]*\{/).filter(({start:u})=>!/#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*$/.test(h.slice(0,u))).map(({body:u})=>({
at:u,text:l}))};f.rust=T;const k=(m,p)=>{const h=(0,b().masked)(m,P);return E(h,/^func\b[^(\n]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?(?=\()/gm,
/^[^{}\n]*\{/).map(({body:l})=>({at:l,text:` panic( "${p}" ) ;`}))};f.go=k;const M=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
w=(m,p)=>{const h=(0,b().masked)(m,M),l=` if ( true ) throw new RuntimeException( "${p}" ) ;`;return E(h,/(?<=[\w>\]]\s+)(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*(?=\()/g,
/^\s*(?:throws\s[\w\s.,<>@]*)?\{/).map(({body:u})=>({at:u,text:l}))};f.java=w;const y=(m,p)=>{const h=(0,b().masked)(m,M);
return E(h,/\bfun\b[^()={}\n]*(?=\()/g,/^[^={}\n]*\{/).map(({body:l})=>({at:l,text:` throw RuntimeException( "${p}" ) ;`}))};
f.kotlin=y;function E(m,p,h){return[...m.matchAll(p)].flatMap(l=>{const u=(0,b().afterClosing)(m,l.index+l[0].length),a=u===
void 0?null:h.exec(m.slice(u));return u===void 0||a===null?[]:[{start:l.index,body:u+a[0].length}]})}}),69983:((D,f,i)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.notRun=h,f.runMutants=p;function b(){const r=i(77598);return b=function(){
return r},r}function g(){const r=i(57334);return g=function(){return r},r}function _(){const r=i(96469);return _=function(){
return r},r}function I(){const r=i(35134);return I=function(){return r},r}function P(){const r=i(48081);return P=function(){
return r},r}function T(){const r=i(83820);return T=function(){return r},r}const k="without namespaces, commands share on\
e checkout, which must not be broken",M="the time for runs on the broken change was spent",w="an earlier command of the \
gene noticed the defect, and they share a view",y=2,E=2e3,m=20;async function p(r,c){const d=new(_()).Pool(c.concurrency),
O=new Map,v=async S=>{const N=[...S.launched].sort().join("\0"),j=O.get(N)??l(S.launched,d,c);O.set(N,j);const $=await j;
return typeof $=="string"?h(S,$):o(S,$)},R=r.map(async S=>{const N=await v(S).catch(j=>h(S,j.message));return[S,N]});return new Map(
await Promise.all(R))}function h({plans:r},c){return r.map(()=>({outcome:"not_run",files:[],duration_ms:0,reason:c}))}async function l(r,c,d){
if(d.backend.cover===void 0)return k;const O=await(0,P().sourcesOf)(d.change,d.tree,r);if(typeof O=="string")return O;const v=a(
O);return{whole:e((0,I().breakFiles)(O.texts,u()),c,d),...v&&{existing:e((0,I().breakFiles)(v,u()),c,d)}}}function u(){return`\
z${(0,b().randomBytes)(8).toString("hex").replaceAll(/\d/g,"q")}`}function a({texts:r,existing:c}){return c&&new Map([...r].
filter(([d])=>c.has(d)))}async function o(r,{whole:c,existing:d}){const O=await c(r);if(!d||!O.some(({outcome:R})=>R==="\
killed"))return O;const v=await d(r);return O.map((R,S)=>{const N=v[S];return R.outcome!=="killed"||N?.outcome!=="surviv\
ed"?R:{...R,existing:{files:N.files,duration_ms:N.duration_ms}}})}function e(r,c,d){const{backend:O,checkout:v,signal:R}=d;
let S;const N=new Map,j=($,L)=>{const C=async()=>{S??=Promise.resolve(O.cover?.(x=>(0,T().writeLayer)(x,r.files,v)));const F=await S;
return F?L(F):[]},A=N.get($)??c.run(()=>0,C);return N.set($,A),A};return async({plans:$,outcomes:L})=>{const C=$.map((G,W)=>t(
G,L[W])),A=$.map(({digest:G})=>G).join(),F=d.views==="gene"?[j(A,G=>s(C,G,R))]:C.map(G=>j(G.digest,async({run:W})=>[await W(
G,R)])),x=(await Promise.all(F)).flat();return $.map((G,W)=>n(x[W],r))}}function t(r,c){return{...r,timeoutMs:y*(c?.duration_ms??
0)+E}}async function s(r,c,d){const O=await c.forGene(r.length,d),v=[];try{for(const R of r){if(v.some(({status:S})=>S!==
"passed"))break;v.push(await O.run(R,d))}}finally{await O.close()}return v}function n(r,{files:c,operator:d}){const O=[...c.
keys()].sort(),v={operator:d,files:O.slice(0,m),...O.length>m&&{total_files:O.length},duration_ms:r?.duration_ms??0};if(r===
void 0)return{...v,outcome:"not_run",reason:w};const{status:R,signal:S,reason:N=R}=r;return R==="passed"?{...v,outcome:"\
survived"}:N===g().BUDGET_SPENT?{...v,outcome:"not_run",reason:M}:R==="failed"||R==="timed_out"||S!==null?{...v,outcome:"\
killed"}:{...v,outcome:"not_run",reason:N}}}),48081:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.isSource=
E,f.sourcesOf=m;function b(){const h=i(86944);return b=function(){return h},h}function g(){const h=i(8426);return g=function(){
return h},h}function _(){const h=i(93028);return _=function(){return h},h}const I=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
P=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
T=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,k=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
M=600,w=500,y=10*1024**2;function E(h){return(0,b().isProgramCode)(h)&&!(0,g().isOfTests)(h)&&![I,P].some(l=>l.test(h))}
async function m(h,l,u){const a=n=>E(n)&&!u.has(n)&&(0,_().isRegular)(l.stat(n)?.kind),o=h.filter(({path:n,status:r})=>r!==
"deleted"&&a(n));if(o.length>0){const n=await p(o,l);if(typeof n=="string")return n;const r=o.filter(({status:d})=>d!=="\
added").map(({path:d})=>d),c=r.length>0&&r.length<o.length;return{texts:n,isWhole:!1,...c&&{existing:new Set(r)}}}const e=[
...l.files()].filter(({path:n})=>a(n)&&!T.test(n));if(e.length===0)return"neither the change nor the repository has a so\
urce file to break";const t=await p(e,l);if(typeof t=="string")return t;const s=[...t].filter(([,n])=>!k.test(n.slice(0,
M)));return s.length===0?"all source files are generated":{texts:new Map(s),isWhole:!0}}async function p(h,l){const u=h.
reduce((o,{path:e})=>o+(l.stat(e)?.size??0),0);if(h.length>w||u>y)return`there are too many source files to break: ${h.length}\
 with ${Math.ceil(u/1024**2)} MB`;const a=async({path:o})=>[o,(await l.read(o)).toString("utf8")];return new Map(await Promise.
all(h.map(a)))}}),55420:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.typescript=void 0;function b(){const s=i(
62609);return b=function(){return s},s}function g(){const s=i(77259);return g=function(){return s},s}const _=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g,
I=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,P=String.raw`\s*:\s*(?:[^\s;{}()=]|${I})(?:[^;{}()=]|${I})*`,T=new RegExp(
String.raw`^(?:${P})?\s*\{`),k=new RegExp(String.raw`^(?:${P}?)?\s*=>\s*\{`),M=new RegExp(String.raw`^(?:${P}?)?\s*=>(?!\s*\{)`),
w=400,y=/\b(?:if|for|while|switch|catch|with|await|else|do|try)\s*$/,E=/[\w$\]]\s*(?:<[^;(){}]*>)?\s*$/,m=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,
p=[/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$/,/\w<[^;(){}=>]*,\s*$/,/(?::|\breadonly)\s*\(\s*$/],h=200,
l=(s,n)=>{const r=(0,g().masked)(s,_),d=[...[...u(r)].flatMap(({start:v,end:R})=>{const S=r.slice(Math.max(0,v-h),v);return a(
s,r,{head:S,end:R},n)}),...e(s,r,n)],O=/^\s*(?:import|export)\b/m.test(r);return d.length===0||!O?d:[...d,{at:s.length,text:(0,b().
unusedExport)(n)}]};f.typescript=l;function*u(s){for(let n=s.indexOf("(");n>=0;n=s.indexOf("(",n+1)){const r=(0,g().afterClosing)(
s,n);r!==void 0&&(yield{start:n,end:r})}}function a(s,n,{head:r,end:c},d){const O=n.slice(c,c+w),v=k.exec(O),R=p.some(j=>j.
test(r));if(v&&!R)return[t(s,c+v[0].length,d)];const S=M.exec(O);if(S)return!m.test(r)||R?[]:[{at:c+S[0].length,text:(0,b().
failingExpression)(d)}];const N=T.exec(O);return!N||y.test(r)||!E.test(r)?[]:[t(s,c+N[0].length,d)]}const o=/(?<=(?:[=(,?[{]|[^)\s]\s*:|&&|\|\||\basync\s)\s*)[\w$]+\s*=>\s*(\{)?/g;
function e(s,n,r){return[...n.matchAll(o)].map(c=>{const d=c.index+c[0].length;return c[1]?t(s,d,r):{at:d,text:(0,b().failingExpression)(
r)}})}function t(s,n,r){const c=/^\s*(["'])use \w+\1;?/.exec(s.slice(n,n+h));return{at:n+(c?.[0].length??0),text:(0,b().
failingStatements)(r)}}}),83820:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.writeLayer=I;function b(){
const T=i(51455);return b=function(){return T},T}function g(){const T=i(76760);return g=function(){return T},T}function _(){
const T=i(39092);return _=function(){return T},T}async function I(T,k,{directory:M,isCommitted:w,path:y}){const E=new Map;
for(const[m,p]of k){const{mode:h}=await(0,b().lstat)((0,g().join)(M,m));await(0,b().mkdir)((0,g().dirname)((0,g().join)(
T,m)),{recursive:!0}),await(0,b().writeFile)((0,g().join)(T,m),p),await(0,b().chmod)((0,g().join)(T,m),h&511),E.set(m,(h&
73)===0?"100644":"100755")}w&&await(0,_().commitLayer)({checkout:M,layer:T,modes:E,env:{PATH:y}}),await P(T,M)}async function P(T,k){
const M=await(0,b().readdir)(T,{recursive:!0,withFileTypes:!0});for(const w of M.filter(y=>y.isDirectory())){const y=(0,g().
join)(w.parentPath,w.name),E=await(0,b().lstat)((0,g().join)(k,y.slice(T.length))).catch(()=>{});E&&await(0,b().chmod)(y,
E.mode&511)}}}),57334:((D,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.OUTCOME_LOST=f.INTERRUPTED=f.CHECKOUT_CHANGED=
f.BUDGET_SPENT=void 0,f.blockedOutcome=k,f.changedOutcome=E,f.countInterrupted=P,f.lostOutcome=y,f.programMissingOutcome=
M,f.skippedOutcome=w,f.stopReason=T;const i="BLOCKED: validation command rejected by safety check",b=f.INTERRUPTED="inte\
rrupted",g=f.BUDGET_SPENT="the time budget for all commands was spent",_=f.OUTCOME_LOST="the run returned no outcome for\
 this command",I=f.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function P(p){return p.filter(({reason:h})=>h===
b).length}function T(p){return p.reason===g?g:b}function k(p){return m("blocked",i,p)}function M({message:p,hint:h},l){return m(
"not_runnable",`${p} ${h}`,l)}function w(p,h){return m("skipped",p,h)}function y(p){return m("skipped",_,p)}function E(p,h,l){
return{...l??m("error",I,p),status:"error",reason:I,checkout_changed:[...h]}}function m(p,h,l){const u={head:"",tail:"",
bytes:0,truncated:!1};return{status:p,exit_code:null,signal:null,started_at:l.toISOString(),duration_ms:0,stdout:u,stderr:u,
reason:h}}}),22562:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.outcomesOf=I,f.plansOf=_,f.refusedOutcomes=
T;function b(){const y=i(6470);return b=function(){return y},y}function g(){const y=i(57334);return g=function(){return y},
y}function _({asset:y,commands:E}){const m=E.flatMap(({plan:p})=>p??[]);return{id:y.id,plans:m.length===E.length?m:[]}}function I({
commands:y},E,m){if(y.every(({plan:h})=>h!==void 0))return y.map(({plan:h},l)=>P(h,E[l],m));const p=w(y);return y.map(({
verdict:h})=>h==="block"?(0,g().blockedOutcome)(m):(0,g().skippedOutcome)(p,m))}function P(y,E,m){if(E===void 0||E.plan.
digest!==y?.digest)return(0,g().lostOutcome)(m);const{outcome:p,changedFiles:h}=E;return h.length===0?p:{...p,checkout_modified:h}}
function T(y,E,m){const p=y.filter(h=>E?k(h):h.commands.some(M));return new Map(p.map(h=>[h,I(h,[],m)]))}function k({change:y,
commands:E}){return E.length===0?y!=="removed":E.some(({plan:m})=>m===void 0)}function M({verdict:y}){return y==="block"}
function w(y){if(y.some(({verdict:p})=>p==="block"))return"another command of the gene is blocked";const m=y.flatMap(({reading:p})=>(0,b().
toolOf)(p)??[]).find(({path:p})=>p===void 0);return m?`${m.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}}),26756:((D,f,i)=>{Object.defineProperty(f,"__esModule",{
value:!0}),f.mentionedOf=P,f.namedRootOf=k;function b(){const M=i(76760);return b=function(){return M},M}const g=5,_=30,
I=/[^\w.@+~/\\-]+/;function P(M){const w=new Map(M.map(y=>[y,y]));for(const y of M){const{dir:E,name:m,ext:p}=b().posix.
parse(y),h=b().posix.join(E,m);p!==""&&!w.has(h)&&w.set(h,y)}return y=>{if(y.status!=="failed"||w.size===0)return y;const{
stdout:E,stderr:m}=y,p=[m,E].flatMap(({head:u,tail:a})=>[u,a]),h=new Set(p.flatMap(u=>u.split(I))),l=new Set([...h].flatMap(
u=>T(u)).flatMap(u=>w.get(u)??[]));return l.size===0?y:{...y,left_out:[...l].sort().slice(0,g)}}}function T(M){const w=M.
replaceAll("\\","/").replace(/[.,]+$/,"").split("/").filter(y=>y!==""&&y!=="."&&y!=="..");return w.length>_?[]:w.flatMap(
(y,E)=>w.slice(E).map((m,p)=>w.slice(E,E+p+1).join("/")))}function k(M){return w=>{const{status:y,stdout:E,stderr:m}=w;return y===
"passed"||M==="/"?w:[E,m].some(({head:h,tail:l})=>[h,l].some(u=>u.includes(M)))?{...w,root:M}:w}}}),27097:((D,f,i)=>{Object.
defineProperty(f,"__esModule",{value:!0}),f.launchOf=P;function b(){const w=i(76760);return b=function(){return w},w}function g(){
const w=i(41895);return g=function(){return w},w}function _(){const w=i(64836);return _=function(){return w},w}const I={
npm_config_node_options:"--warnings"};function P(w,{programs:y,checkout:E,base:m}){const{argv:p,binary:h,program:l,scripts:u,
directory:a}=w,o=y.node.file,e=(0,b().join)(E,a);if(u!==void 0){const{platform:n}=process,r=(0,_().launchScripts)(u,{programs:y,
checkout:E,base:m,platform:n});if(!("missing"in r))return r;throw r.missing==="sh"?k(w):T(w,r.missing,o)}const t=p.slice(
1);if(h!==void 0)return{file:o,args:[(0,b().join)(E,h),...t],cwd:e};if(l==="node")return{file:o,args:t,cwd:e};if(l==="np\
m"||l==="npx"){const n=y[l];if(n)return{file:o,args:[n.file,...t],env:I,cwd:e};throw T(w,l,o)}const s=y.machine.get(l);if(s)
return{file:s.file,args:t,cwd:e};throw M(w,l,"on PATH outside the checkout","Install the program before this step, in a \
directory outside the checkout. Shell builtins such as cd cannot be run.")}function T(w,y,E){return M(w,y,`next to ${E} \
or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}function k(w){
return M(w,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh, or make the script one co\
mmand of node or of a local tool.")}function M({command:w},y,E,m){const p=`The command "${w}" needs ${y}, which was not \
found ${E}.`;return new(g()).GateError("program_not_found",p,m)}}),96469:((D,f)=>{Object.defineProperty(f,"__esModule",{
value:!0}),f.Pool=void 0;class i{#e;#n=[];constructor(g){this.#e=g}run(g,_){return new Promise((I,P)=>{const T=()=>{_().
then(I,P).finally(()=>{this.#e+=1,this.#t()})};this.#n=[...this.#n,{urgency:g,start:T}],this.#t()})}#t(){setImmediate(()=>{
const g=[...this.#n].sort((_,I)=>I.urgency()-_.urgency()).slice(0,this.#e);this.#e-=g.length,this.#n=this.#n.filter(_=>!g.
includes(_));for(const{start:_}of g)_()})}}f.Pool=i}),64467:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.MARKER=void 0,f.signalTree=M,f.sweepTree=y;function b(){const h=i(31421);return b=function(){return h},h}function g(){
const h=i(73024);return g=function(){return h},h}function _(){const h=i(76760);return _=function(){return h},h}function I(){
const h=i(58500);return I=function(){return h},h}const P=f.MARKER="GENE_GATE_RUN",T=40,k=10;function M(h,l){process.platform===
"win32"?l==="SIGKILL"&&w(h):p(-h,l)}function w(h){const l=(0,_().join)(process.env.SYSTEMROOT??"C:\\Windows","System32",
"taskkill.exe"),u={stdio:"ignore",windowsHide:!0};(0,b().spawn)(l,["/PID",String(h),"/T","/F"],u).on("error",()=>{})}async function y(h,l){
if(process.platform!=="win32"&&(p(-h,"SIGKILL"),!!(0,g().existsSync)("/proc/self/environ")))for(let u=0;u<T;u+=1){const a=E(
l);if(a.length===0)return;for(const o of a)p(o,"SIGKILL");await(0,I().setTimeout)(k)}}function E(h){return(0,g().readdirSync)(
"/proc").filter(l=>/^\d+$/.test(l)).filter(l=>m(l).includes(`${P}=${h}`)).map(Number)}function m(h){try{return(0,g().readFileSync)(
`/proc/${h}/environ`)}catch{return Buffer.alloc(0)}}function p(h,l){try{process.kill(h,l)}catch{}}}),46282:((D,f,i)=>{Object.
defineProperty(f,"__esModule",{value:!0}),f.findPrograms=p,f.isInside=O;function b(){const v=i(31421);return b=function(){
return v},v}function g(){const v=i(73024);return g=function(){return v},v}function _(){const v=i(51455);return _=function(){
return v},v}function I(){const v=i(48161);return I=function(){return v},v}function P(){const v=i(76760);return P=function(){
return v},v}function T(){const v=i(57975);return T=function(){return v},v}function k(){const v=i(7723);return k=function(){
return v},v}function M(){const v=i(26040);return M=function(){return v},v}function w(){const v=i(41895);return w=function(){
return v},v}const y=k().object({file:k().string(),version:k().string(),platform:k().string(),arch:k().string()}),E="JSON\
.stringify({file: process.execPath, version: process.version, platform: process.platform, arch: process.arch})",m=2e4;async function p(v){
const{path:R,checkout:S,names:N=[]}=v,j=await n(R,S),$=await h(j,S),[L,C]=await Promise.all(["npm","npx"].map(x=>u(x,$.file,
j,S))),A=await s(N,j,S),F=await e(j,S);return{node:$,...L&&{npm:L},...C&&{npx:C},...F!==void 0&&{shell:F},machine:A,searchPath:j}}
async function h(v,R){for await(const{file:S,real:N}of c("node",v,R)){const j=await l(S,N,v),$=await r(j.file,R);if($!==
void 0)return{...j,file:$}}throw new(w()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function l(v,R,S){
const{execPath:N,version:j,platform:$,arch:L}=process;if(R===await(0,_().realpath)(N))return{file:R,version:j,platform:$,
arch:L};try{const{stdout:C}=await(0,T().promisify)(b().execFile)(v,["-p",E],{cwd:(0,P().dirname)(v),env:{PATH:S.join(P().
delimiter),HOME:(0,I().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:m,windowsHide:!0});
return y.parse(JSON.parse(C))}catch(C){throw new(w()).GateError("program_not_found",`${v} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:C})}}
async function u(v,R,S,N){const j=(0,P().join)("node_modules","npm","bin",`${v}-cli.js`);for(const $ of[(0,P().dirname)(
R),...S]){for(const C of[(0,P().join)($,j),(0,P().join)($,"..","lib",j)]){const A=await a(C,v,N);if(A)return A}const L=await a(
(0,P().join)($,v),v,N);if(L)return L}}async function a(v,R,S){const N=await r(v,S);if(!N?.endsWith(`${R}-cli.js`))return;
const j=(0,P().join)((0,P().dirname)(N),"..","package.json"),$=await(0,_().readFile)(j,"utf8").catch(()=>"null"),{success:L,
data:C}=k().object({name:k().literal("npm"),version:k().string()}).safeParse((0,M().attempt)(()=>JSON.parse($)));return L?
{file:N,version:C.version}:void 0}const o="/bin/sh";async function e(v,R){if(process.platform!=="win32")return o;for await(const{
real:S}of c("git",v,R)){const N=await r((0,P().join)((0,P().dirname)(S),"..","bin","sh.exe"),R);if(N!==void 0)return N}}
const t=/^[A-Za-z0-9][\w.+-]*$/;async function s(v,R,S){const N=new Map;for(const j of v.filter($=>t.test($))){const $=await c(
j,R,S).next();$.done||N.set(j,$.value)}return N}async function n(v,R){const S=new Set(v.split(P().delimiter).filter(j=>(0,P().
isAbsolute)(j)));return(await Promise.all([...S].map(async j=>await r(j,R)===void 0?[]:[j]))).flat()}async function r(v,R){
const[S,N]=await Promise.all([(0,_().realpath)(v).catch(()=>{}),(0,_().realpath)(R)]);if(S===void 0)return;const j=[S,(0,P().
resolve)(v)],$=[N,(0,P().resolve)(R)];return j.some(L=>$.some(C=>O(C,L)))?void 0:S}async function*c(v,R,S){for(const N of R){
const j=(0,P().join)(N,process.platform==="win32"?`${v}.exe`:v),$=await r(j,S);$!==void 0&&await d($)&&(yield{file:j,real:$})}}
async function d(v){try{return await(0,_().access)(v,g().constants.X_OK),(await(0,_().stat)(v)).isFile()}catch{return!1}}
function O(v,R){const S=(0,P().relative)(v,R);return S!==".."&&!S.startsWith(`..${P().sep}`)&&!(0,P().isAbsolute)(S)}}),
63682:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_RAN=void 0,f.requestOf=v,f.runAudited=s,f.withinBudget=
S;function b(){const N=i(48161);return b=function(){return N},N}function g(){const N=i(97247);return g=function(){return N},
N}function _(){const N=i(60210);return _=function(){return N},N}function I(){const N=i(41115);return I=function(){return N},
N}function P(){const N=i(57430);return P=function(){return N},N}function T(){const N=i(19309);return T=function(){return N},
N}function k(){const N=i(60670);return k=function(){return N},N}function M(){const N=i(10582);return M=function(){return N},
N}function w(){const N=i(32223);return w=function(){return N},N}function y(){const N=i(46252);return y=function(){return N},
N}function E(){const N=i(31992);return E=function(){return N},N}function m(){const N=i(57334);return m=function(){return N},
N}function p(){const N=i(22562);return p=function(){return N},N}function h(){const N=i(26756);return h=function(){return N},
N}function l(){const N=i(46282);return l=function(){return N},N}function u(){const N=i(64474);return u=function(){return N},
N}const a=4*1024*1024,o=6e4,e=4,t=2*1024;async function s(N,j){const $=new Date,L=n(N,j),{checkout:C,path:A,policy:F,progress:x,
signal:G,shown:W}=j,B=(0,p().refusedOutcomes)(N.genes,C!==void 0,$);if(C===void 0||L.length===0)return{...R,outcomes:B};
const{directory:H,leftOut:U}=C,Y=new Set(L.flatMap(({plans:z})=>z.map(X=>X.program))),V=await(0,l().findPrograms)({path:A,
checkout:H,names:[...Y]}),J=d(F.concurrency),K=(0,T().shareFolder)(C,j.attended,W!==void 0),{backend:Z,isolation:Q,close:sn}=await(0,k().
chooseBackend)({programs:V,checkout:H,leftOut:U,...W&&{shown:W},shareFolder:K.folder,outputBytes:c(F.limits.output_bytes,
N.genes),limits:(0,M().limitsOn)((0,M().thisMachine)(),F.limits,J),lanes:J,requested:v(F.containment,j.fork),network:F.network===
"allow",replaced:await r(N,j.tree),folders:j.privateFolders,home:await(0,w().homeFolders)([...F.home_caches,...(0,I().homeDependencies)(
F)],j.home),signal:G}),q=Z.level==="namespaces",nn=q?J:1,rn=async()=>{const z=performance.now(),X=await S(F.limits.budget_seconds*
1e3,G,tn=>(0,u().runPlans)(L,{backend:Z,progress:x,views:F.views,concurrency:nn,signal:tn,guard:K.guard()})),en=Math.max(
o,performance.now()-z),fn=await S(en,G,tn=>(0,E().breakAndRun)(X,{...j,checkout:C,backend:Z,concurrency:nn,signal:tn}));
return{runs:X,mutants:fn}},{runs:an,mutants:cn}=await rn().finally(()=>Promise.all([sn(),K.close()])),un=[(0,h().mentionedOf)(
K.hides()?U:[]),(0,y().causesOf)({isolation:Q,policy:F,programs:V,checkout:H,home:j.home}),(0,h().namedRootOf)(q?H:K.guard().
directory)],dn=z=>un.reduce((X,en)=>en(X),z),on=L.map(z=>{const{gene:X}=z;return[X,(0,p().outcomesOf)(X,an.get(z)??[],$).
map(dn)]});return{outcomes:new Map([...B,...on]),interrupted:(0,m().countInterrupted)(on.flatMap(([,z])=>z)),isolation:{
...Q,description:`${Q.description} ${O(q,F.views,nn)}`},nodeOf:()=>V.node,mutants:cn,findings:K.findings()}}function n(N,{
waiting:j}){return N.genes.filter($=>!j.has($)).map($=>({...(0,p().plansOf)($),gene:$})).filter(({plans:$})=>$.length>0)}
async function r(N,j){const $=new Set((0,g().isOfChange)(N)?N.files.map(({path:C})=>C):[]),L=await(0,_().npmrcCopies)(j,
$);return new Map(L.flatMap(({path:C,text:A,dropped:F,isLink:x})=>F.length>0&&!x?[[C,A]]:[]))}function c(N,j){const $=j.
flatMap(A=>(0,p().plansOf)(A).plans),L=new Set($.map(({digest:A})=>A)),C=Math.floor(a/(L.size*e));return Math.min(N,Math.
max(C,t))}function d(N){return N==="cores"?(0,b().availableParallelism)():N}function O(N,j,$){if(!N)return"One command a\
t a time, because all commands share the checkout.";const L=j==="gene"?" The commands of one gene share a view.":"";return`${$===
1?"One command at a time.":`Up to ${$} commands at once.`}${L}`}function v(N,j){return N==="require-for-forks"?j?"requir\
e":"auto":N}const R=f.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:P().NOTHING_RUN,nodeOf:()=>process};async function S(N,j,$){
const L=new AbortController,C=setTimeout(()=>L.abort(m().BUDGET_SPENT),N);try{return await $(AbortSignal.any([j,L.signal]))}finally{
clearTimeout(C)}}}),64474:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.runPlans=I;function b(){const e=i(
41895);return b=function(){return e},e}function g(){const e=i(57334);return g=function(){return e},e}function _(){const e=i(
96469);return _=function(){return e},e}async function I(e,t){const{backend:s,progress:n,concurrency:r,views:c}=t,d=new Map(
e.flatMap(({plans:C})=>C.map(A=>[A.digest,A]))),O=new Map;for(const C of d.values()){const A=h(()=>s.check(C));A&&O.set(
C.digest,A)}const v=new AbortController,R=AbortSignal.any([t.signal,v.signal]),S=new(_()).Pool(r),N=E({...t,signal:R},O),
j=c==="gene"?T(S,N,s,R):P(S,N,s,R),$=({plans:C})=>j(C).catch(A=>{throw v.abort(),A}),L=new Map(e.map(({plans:C})=>[k(C),
C]));n.planned(c==="gene"?[...L.values()].flat().length:d.size);try{const C=r===1?await M(e,$):await w(e,$),A=a(C);return new Map(
e.map((F,x)=>[F,A[x]??[]]))}finally{n.ended()}}function P(e,t,s,n){const r=u((c,d)=>e.run(d,()=>t(c,(O,v)=>s.run(O,v))));
return c=>y(c,r,n)}function T(e,t,s,n){const r=new Map,c=async d=>{const O=await s.forGene?.(d.length,n),v=(R,S)=>(O??s).
run(R,S);return y(d,R=>t(R,v),n).finally(()=>O?.close())};return async d=>{const O=k(d),v=r.get(O)??e.run(()=>d.length,()=>c(
d));return r.set(O,v),(await v).map((R,S)=>({...R,plan:d[S]??R.plan}))}}function k(e){return e.map(({digest:t})=>t).join()}
async function M(e,t){const s=[];for(const n of e)s.push(await t(n));return s}async function w(e,t){const s=e.map(t);return await Promise.
allSettled(s),Promise.all(s)}async function y(e,t,s){const n=[];for(const[r,c]of e.entries()){const d=n.find(({outcome:O})=>O.
checkout_modified);s.aborted?n.push(o(c,(0,g().stopReason)(s))):d?n.push(o(c,l(d.plan))):n.some(({outcome:O})=>O.status!==
"passed")?n.push(o(c,"an earlier command of the gene did not pass")):n.push({...await t(c,e.length-r),plan:c})}return n}
function E(e,t){const{backend:s,progress:n,signal:r,guard:c}=e;let d;return async(O,v)=>{if(d!==void 0)return o(O,d);if(r.
aborted)return o(O,(0,g().stopReason)(r));const R=s.level==="process_group",S=c?.state(),N=S?await m(c,S,R):[];if(N.length>
0)return d=g().CHECKOUT_CHANGED,{plan:O,outcome:(0,g().changedOutcome)(new Date,N),changedFiles:[]};n.started(O.command);
const j=t.get(O.digest),$=j?(0,g().programMissingOutcome)(j,new Date):await v(O,r),L=r.aborted||!S?[]:await p(c,S,R);if(L.
length===0||R)return n.finished(O.command,$),L.length>0&&(d=l(O)),{plan:O,outcome:$,changedFiles:L};d=g().CHECKOUT_CHANGED;
const C=(0,g().changedOutcome)(new Date($.started_at),L,$);return n.finished(O.command,C),{plan:O,outcome:C,changedFiles:[]}}}
async function m(e,t,s){return e===void 0?[]:[...await e.changed(t),...s?[]:e.added(t)]}async function p(e,t,s){return e===
void 0?[]:s?e.changed():e.touchedSince(t)}function h(e){try{e();return}catch(t){if(t instanceof b().GateError&&t.code===
"program_not_found")return t;throw t}}function l({command:e}){return`the command "${e}" changed files of the checkout`}function u(e){
const t=new Map,s=new Map;return(n,r)=>{const{digest:c}=n;s.set(c,Math.max(r,s.get(c)??0));const d=t.get(c)??e(n,()=>s.get(
c)??0);return t.set(c,d),d}}function a(e){const t=new Set;return e.map(s=>s.map(n=>{const{outcome:r}=n;return r.status===
"skipped"?n:t.has(r)?{...n,outcome:{...r,reused:!0}}:(t.add(r),n)}))}function o(e,t){return{plan:e,outcome:(0,g().skippedOutcome)(
t,new Date),changedFiles:[]}}}),75009:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.commandVariables=_,f.
scriptVariables=P;function b(){const M=i(73024);return b=function(){return M},M}function g(){const M=i(76760);return g=function(){
return M},M}function _(M,{programs:w,checkout:y,base:E,platform:m}){const{node:p,npm:h}=w,l=m==="win32"?g().win32:g().posix,
{subcommand:u,directory:a,project:o,prefixed:e,config:t}=M,s=E.npm_config_node_options??M.nodeOptions,n=t.npm_config_color??
E.npm_config_color,r=l.join(y,o),c=l.dirname(p.file),d=m==="win32"?c:l.dirname(c),O=e?r:E.npm_config_prefix??d;return{...t,
COLOR:n==="always"?"1":"0",EDITOR:m==="win32"?`${E.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:l.join(y,a),NODE:p.file,...s!==
void 0&&{NODE_OPTIONS:s},...s!==void 0&&{npm_config_node_options:s},npm_command:u,npm_config_global_prefix:O,npm_config_init_module:l.
join(E.HOME??"",".npm-init.js"),npm_config_local_prefix:r,npm_config_noproxy:"",npm_config_prefix:O,npm_node_execpath:p.
file,...h&&I(M,h,p,l),...E.npm_config_user_agent&&{npm_config_user_agent:E.npm_config_user_agent}}}function I({subcommand:M,
inWorkspaces:w},y,E,m){const p=T(y.file,m),h=`npm/${y.version} node/${E.version} ${E.platform} ${E.arch}`,l=(0,b().existsSync)(
m.join(p,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:M==="run"?l:M,npm_config_node_gyp:m.join(p,
"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:y.version,npm_config_user_agent:`${h} workspaces/${w}`,npm_execpath:y.
file}}function P({directory:M,event:w,body:y="",packageEnv:E},{programs:{npm:m},checkout:p,base:h,platform:l}){const u=l===
"win32"?g().win32:g().posix,a=u.join(p,M),e=[...k(a,u).map(t=>u.join(t,"node_modules",".bin")),...m?[u.join(T(m.file,u),
"node_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],h.PATH];return{...E,PATH:e.join(u.delimiter),npm_lifecycle_event:w,
npm_lifecycle_script:y,npm_package_json:u.join(a,"package.json")}}function T(M,w){return w.dirname(w.dirname(M))}function k(M,w){
const y=w.dirname(M);return y===M?[M]:[M,...k(y,w)]}}),64836:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.DRIVER=void 0,f.launchScripts=_;function b(){const m=i(76760);return b=function(){return m},m}function g(){const m=i(75009);
return g=function(){return m},m}function _(m,p){const{checkout:h,platform:l,programs:u}=p,{shell:a}=u,{join:o}=l==="win3\
2"?b().win32:b().posix,e=(0,g().commandVariables)(m,p),t={...p,base:{...p.base,...e}};if(a!==void 0){const c=I(m,t);return"\
missing"in c?c:{file:a,args:c,env:e,cwd:o(h,m.directory)}}const[s,...n]=m.steps;if(s===void 0||n.length>0)return{missing:"\
sh"};const r=k(s,t);return"missing"in r?r:r.argv[0]!==u.node.file?{missing:"sh"}:{file:u.node.file,args:r.argv.slice(1),
cwd:o(h,s.directory),env:{...e,...(0,g().scriptVariables)(s,t),...r.env}}}function I(m,p){const{npm_config_loglevel:h,npm_config_json:l}=p.
base,u=h!=="silent"&&l!=="true",a=[];for(const o of m.steps){const e=(0,g().scriptVariables)(o,p),t=k(o,{...p,base:{...p.
base,...e}});if("missing"in t)return t;const s=u&&o.body!==void 0?y(o):"",n=m.inWorkspaces?o.directory:"",r={...T(e,p),...t.
env};a.push(...P({group:n,directory:o.directory,heading:s},{...t,env:r},p))}return["-c",E,"npm",...a]}function P({group:m,
directory:p,heading:h},{argv:l,env:u},{checkout:a,platform:o}){const{join:e}=o==="win32"?b().win32:b().posix,t=Object.entries(
u).map(([r,c])=>`${r}=${c}`),n=[...[m,e(a,p),h,String(t.length)],...t,...l];return[String(n.length),...n]}function T(m,{
platform:p}){if(p!=="win32")return m;const h=(m.PATH??"").split(";").map(l=>l.replace(/^([A-Za-z]):/,(u,a)=>`/${a.toLowerCase()}`).
replaceAll("\\","/"));return{...m,PATH:h.join(":")}}function k(m,p){const{programs:h}=p,{node:l,shell:u}=h,{body:a,event:o,
text:e,command:t}=m;if(u!==void 0&&t?.nested)return M(t.nested,m,p,u);if(t===void 0||t.argv.length===0)return u===void 0?
{missing:"sh"}:{argv:a===void 0?[u,"-c",w,"npm",o]:[u,"-c",e],env:{}};const{env:s}=t,[n="",...r]=t.argv,c=(...d)=>({argv:[
l.file,...d,...r],env:s});if(n==="node")return c();if(n==="npm"||n==="npx"){const d=h[n];return d===void 0?{missing:n}:c(
d.file)}return{argv:t.argv,env:s}}function M(m,{directory:p},h,l){const u=[];for(const t of m){const s=(0,g().commandVariables)(
t,h),n=I(t,{...h,base:{...h.base,...s}});if("missing"in n)return n;u.push({argv:[l,...n],env:s})}const[a,...o]=u;if(a!==
void 0&&o.length===0)return a;const e=u.flatMap(t=>P({group:"",directory:p,heading:""},t,h));return{argv:[l,"-c",E,"npm",
...e],env:{}}}const w=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function y({packageId:m,event:p,body:h="",
words:l}){const u=m===""?p:`${m} ${p}`,a=[h.trim().replaceAll(`
`,`
> `),...l].join(" ");return`
> ${u}
> ${a}

`}const E=f.DRIVER=String.raw`
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
`}),2978:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.startProgram=P;function b(){const a=i(31421);return b=
function(){return a},a}function g(){const a=i(77598);return g=function(){return a},a}function _(){const a=i(73024);return _=
function(){return a},a}function I(){const a=i(64467);return I=function(){return a},a}function P(a){const o=(0,g().randomUUID)(),
e=w(o);let t;try{t=(0,b().spawn)(a.file,a.args,{cwd:a.cwd,env:{...a.env,[I().MARKER]:o},detached:process.platform!=="win\
32",shell:!1,stdio:["ignore","pipe","pipe",...m()],windowsHide:!0})}catch(n){return e.release(),k(n)}const{pid:s}=t;return s!==
void 0&&e.hold(s),{outputs:[t.stdout,t.stderr],ended:T(t),closed:new Promise(n=>t.once("close",n)),terminate:()=>{s!==void 0&&
(0,I().signalTree)(s,"SIGTERM")},kill:()=>{s!==void 0&&(0,I().signalTree)(s,"SIGKILL")},sweep:async()=>{s!==void 0&&await(0,I().
sweepTree)(s,o)},release:()=>{e.release();for(const n of[t.stdout,t.stderr])n?.destroy()}}}function T(a){return new Promise(
o=>{a.once("error",e=>o({exitCode:null,signal:null,error:e})),a.once("exit",(e,t)=>o({exitCode:e,signal:t}))})}function k(a){
const o=()=>{};return{outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:a}),closed:Promise.resolve(),
terminate:o,kill:o,sweep:()=>Promise.resolve(),release:o}}const M=`
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
`;function w(a){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const o=(0,b().spawn)("/bin/sh",["-c",M,
"gene-gate",`${I().MARKER}=${a}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return o.
on("error",()=>{}),o.stdin.on("error",()=>{}),o.unref(),"unref"in o.stdin&&typeof o.stdin.unref=="function"&&o.stdin.unref(),
{hold:e=>{o.stdin.write(`${e}
`)},release:()=>{o.stdin.end(`done
`)}}}const y=524288;let E;function m(){return E??=p(h()),E}function p(a){if(a.length===0)return[];const o=(0,_().openSync)(
"/dev/null","r"),e=Math.max(...a)-2,t=new Array(e).fill("ignore");for(const s of a)t[s-3]=o;return t}function h(){return l().
filter(a=>{const o=/^flags:\s*([0-7]+)$/m.exec(u(a))?.[1]??"";return o!==""&&(Number.parseInt(o,8)&y)===0})}function l(){
return process.platform!=="linux"?[]:(0,_().readdirSync)("/proc/self/fd").map(Number).filter(a=>a>2)}function u(a){try{return(0,_().
readFileSync)(`/proc/self/fdinfo/${a}`,"utf8")}catch{return""}}}),35353:((D,f,i)=>{Object.defineProperty(f,"__esModule",
{value:!0}),f.Capture=void 0,f.supervise=M,f.superviseStarted=w;function b(){const a=i(46193);return b=function(){return a},
a}function g(){const a=i(58500);return g=function(){return a},a}function _(){const a=i(57334);return _=function(){return a},
a}function I(){const a=i(2978);return I=function(){return a},a}const P=500,T=1e3,k=5e3;async function M(a){return w(a.file,
()=>(0,I().startProgram)(a),a)}async function w(a,o,e){if(e.signal?.aborted)return(0,_().skippedOutcome)((0,_().stopReason)(
e.signal),new Date);const t=[new l(e.outputBytes),new l(e.outputBytes)],s=new Date().toISOString(),n=performance.now(),r=await y(
o(),t,e);return{...h(r,a,e),exit_code:r.exitCode,signal:r.signal,started_at:s,duration_ms:Math.round(r.at-n),stdout:t[0].
result(),stderr:t[1].result()}}async function y(a,o,e){E(a.outputs[0],o[0]),E(a.outputs[1],o[1]);const t=await m(a,e);return await a.
sweep(),t.error===void 0&&await p(a.closed),a.release(),t}function E(a,o){a?.on("data",e=>o.write(e)),a?.on("error",()=>{})}
function m(a,{timeoutMs:o,graceMs:e=2e3,signal:t}){return new Promise(s=>{let n,r;const c=(R,S)=>{n??=R,a.terminate(),clearTimeout(
O),clearTimeout(r),r=setTimeout(()=>{a.kill(),r=setTimeout(()=>v({exitCode:null,signal:null}),k)},S)},d=()=>c("interrupt",
P),O=setTimeout(()=>c("timeout",e),o);t?.addEventListener("abort",d);const v=R=>{clearTimeout(O),clearTimeout(r),t?.removeEventListener(
"abort",d),s({...R,stopped:n,at:performance.now()})};a.ended.then(v)})}async function p(a){const o=new AbortController,e=(0,g().
setTimeout)(T,void 0,{signal:o.signal}).catch(()=>{});await Promise.race([a,e]),o.abort()}function h({exitCode:a,signal:o,
error:e,lost:t,stopped:s},n,{timeoutMs:r,signal:c}){if(e){const d=e.code??e.message;return{status:"crashed",reason:`Comm\
and could not be started: ${n} (${d})`}}if(s==="timeout")return{status:"timed_out",reason:`Command timed out after ${r}m\
s`};if(s==="interrupt"&&c){const d=(0,_().stopReason)(c);return{status:d===_().BUDGET_SPENT?"timed_out":"skipped",reason:d}}
return t!==void 0?{status:"error",reason:`Containment was lost: ${t}`}:o!==null?{status:"crashed",reason:`Command was en\
ded by ${o}`}:a===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${a}`}}class l{#e;#n;#t=0;constructor(o){
this.#e=Buffer.allocUnsafeSlow(o),this.#n=Buffer.allocUnsafeSlow(o)}write(o){const e=Math.max(0,this.#e.length-this.#t);
e>0&&o.copy(this.#e,this.#t);const t=o.subarray(e);t.length>0&&this.#o(t),this.#t+=o.length}#o(o){const e=this.#n.length,
t=Math.max(0,this.#t-this.#e.length),s=o.subarray(Math.max(0,o.length-e)),n=(t+o.length-s.length)%e,r=s.copy(this.#n,n);
s.copy(this.#n,0,r)}result(){const o=this.#e.length,e=this.#t,t=new(b()).StringDecoder("utf8"),s=this.#e.subarray(0,Math.
min(e,o));if(e<=o)return{head:t.end(s),tail:"",bytes:e,truncated:!1};const n=t.write(s);if(e<=2*o){const O=t.end(this.#n.
subarray(0,e-o));return{head:n,tail:O,bytes:e,truncated:!1}}const r=e%o,c=Buffer.concat([this.#n.subarray(r),this.#n.subarray(
0,r)]),d=c.subarray(u(c)).toString("utf8");return{head:n,tail:d,bytes:e,truncated:!0}}}f.Capture=l;function u(a){const o=t=>t!==
void 0&&t>>6===2;return[0,1,2,3].find(t=>!o(a[t]))??0}}),11863:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.configuresTool=O,f.replacesAudited=h,f.takenFor=p;function b(){const R=i(76760);return b=function(){return R},R}function g(){
const R=i(41330);return g=function(){return R},R}function _(){const R=i(81624);return _=function(){return R},R}const I=[
"",".js",".json",".node"],P=new Set(["package.json",".npmrc"]),T=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,k=/(?:^|\/)\.git(?:\/|$)/,
M=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
w=/\.(?:gch|pch|local)$/,y=/\.d\.[cm]?ts$/i,E=/^(?:index|__init__|__main__|init|mod|main)\./,m=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function p(R){const S=o(R),N=j=>j===""||R.kindOf(j)==="directory";return j=>{if(T.test(j)||k.test(j)||h(j,F=>R.kindOf(F)!==
void 0))return!0;const $=v(j);if($!==void 0&&N($))return!0;const L=m.exec(j);if(L){const[,F="",x]=L;return x===void 0?N(
F):S(F).has(x)}const[C,A]=[t(j),b().posix.basename(j)];return N(C)?l(A)||a(A,S(C)):(l(A)||P.has(A))&&S(t(C)).has(b().posix.
basename(C))}}function h(R,S){return P.has(b().posix.basename(R))?S(b().posix.dirname(R)):I.some((N,j)=>{if(!R.endsWith(
N))return!1;const $=R.slice(0,R.length-N.length);return[...I.slice(j+1),...N===""?[]:[""]].some(C=>S($+C))})}function l(R){
return E.test(R)&&u(R)}function u(R){return M.test(R)&&!y.test(R)}function a(R,S){return w.test(R)?S.has(R.replace(w,"")):
(e(R)===R||u(R))&&S.has(e(R))}function o(R){const S=new Map;return N=>{const j=()=>R.list(N).map(L=>b().posix.basename(L)),
$=S.get(N)??new Set(j().flatMap(L=>[L,e(L)]));return S.set(N,$),$}}function e(R){return b().posix.parse(R).name}function t(R){
const S=b().posix.dirname(R);return S==="."?"":S}const s=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts\
,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpf\
ile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.\
py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],n=[...s,"import_map.json","{biome,nx,lerna,turbo,rush,pro\
ject,workspace,angular,vercel,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorcon\
fig,.*ignore,.gitattributes,.gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.f\
lake8,pylintrc,Pipfile,Pipfile.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.t\
oml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,ruboco\
p}.{yml,yaml,toml,json}","{pom.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*\
.props,Directory.*.targets,global.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLi\
sts.txt,CMakePresets.json,CMakeUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-v\
ersion,phpunit.xml,phpunit.xml.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,\
BUILD.bazel,WORKSPACE,MODULE.bazel}"],r=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,
c=(0,g().default)(n,{dot:!0}),d=(0,g().default)(s,{dot:!0});function O(R,S){return d(b().posix.basename(R))&&S(b().posix.
dirname(R))}function v(R){const S=r.exec(R);if(S)return S[1]??"";const N=b().posix.basename(R);return c(N)||(0,_().isPackageFile)(
N)&&!P.has(N)?t(R):void 0}}),66535:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.SideEffectsReader=void 0,
f.lowerLayer=p;function b(){const h=i(73024);return b=function(){return h},h}function g(){const h=i(76760);return g=function(){
return h},h}function _(){const h=i(26040);return _=function(){return h},h}function I(){const h=i(39491);return I=function(){
return h},h}function P(){const h=i(93028);return P=function(){return h},h}const T=1e5,k="more than can be listed",M=new Set;
class w{#e;#n;#t=new Map;#o=new m;#s=new m;#r=new m;#i=new m;#a=new Map;#c=!0;constructor(l,u){this.#e=l,this.#n=u}entry(l){
const{type:u,path:a}=l;if(this.#t.size===0&&this.#u("",!0),u==="c")return;const o=this.#t.get(y(a)),e=o?.below.has(a)===
!0,t=e?this.#e.kindOf(a):void 0;o&&!e&&(o.foreign-=1),u==="m"?this.#d(a,e):u!=="d"?this.#f(l,e):(e&&t!=="directory"?this.#f(
l,e):e&&l.mode!==this.#e.modeOf(a)&&this.#d(a,e),this.#u(a,t==="directory"))}left(l){const u=this.#t.get(y(l));u&&!u.below.
delete(l)&&(u.foreign+=1)}result(l){l&&this.#m();const u=[this.#o,this.#s,this.#r],[a,o,e]=u.map(c=>c.first()),t=l&&this.#c,
s=t&&u.every(c=>c.isWhole),n={created:a??[],changed:o??[],deleted:e??[],...!s&&{totals:this.#l(),complete:!1}},r=[...this.#i.
first(),...t?[]:[k]];return{side_effects:n,modified:r,remembered:this.#a}}#l(){return{created:this.#o.total,changed:this.#s.
total,deleted:this.#r.total}}#u(l,u){const a=u?new Set(this.#e.list(l)):M;this.#t.set(l,{below:a,foreign:0})}#d(l,u){(u?
this.#s:this.#o).add(`${l}/`),(u||this.#n?.isTaken(l))&&this.#i.add(l)}#f({path:l,stamp:u},a){if(this.#n===void 0){(a?this.#s:
this.#o).add(l);return}const{former:o,isTaken:e}=this.#n,t=o.get(l);t===void 0?(a?this.#s:this.#o).add(l):t!==u&&this.#s.
add(l),(a||e(l))&&this.#i.add(l),this.#a.size<T?this.#a.set(l,u):this.#c=!1}#m(){for(const[l,{below:u,foreign:a}]of this.#t){
for(const o of u)this.#p(o);a>0&&this.#o.add(`${l}/`)}for(const l of this.#n?.former.keys()??[])this.#a.has(l)||this.#r.
add(l)}#p(l){this.#r.add(l),this.#i.add(l)}}f.SideEffectsReader=w;function y(h){const l=g().posix.dirname(h);return l===
"."?"":l}const E=100;class m{#e=[];#n=0;add(l){this.#n+=1,this.#e.push(l),this.#e.length>10*E&&(this.#e=this.first())}get total(){
return this.#n}get isWhole(){return this.#n<=E}first(){return this.#e.sort().slice(0,E)}}function p(h,l){const u=new Set(
l),a=o=>u.has(o)||(0,I().foldersAbove)(o).some(e=>u.has(e));return{kindOf:o=>{if(a(o))return;const e=(0,_().attempt)(()=>(0,b().
lstatSync)((0,g().join)(h,o)));return e&&((0,P().kindOf)(e)??"special")},modeOf:o=>{const e=(0,_().attempt)(()=>(0,b().lstatSync)(
(0,g().join)(h,o)));return e&&e.mode&511},list:o=>{const e=(0,g().join)(h,o);return a(o)||(0,_().attempt)(()=>(0,b().realpathSync)(
e))!==e?[]:((0,_().attempt)(()=>(0,b().readdirSync)(e))??[]).map(s=>(0,g().join)(o,s)).filter(s=>!a(s))}}}}),27159:((D,f,i)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.Records=void 0,f.readReport=P;function b(){const w=i(73024);return b=
function(){return w},w}const g="ready",_="end",I=0;async function P(w,y){const E=new T(y);for await(const m of(0,b().createReadStream)(
w))E.write(m);return E.end()}class T{#e;#n=Buffer.alloc(0);#t;#o=!1;#s;constructor(y){this.#e=y}write(y){const E=this.#n.
length===0?y:Buffer.concat([this.#n,y]);let m=0;for(let p=E.indexOf(I);p>=0;p=E.indexOf(I,m))this.#r(this.#t),this.#t=E.
toString("utf8",m,p),m=p+1;this.#n=E.subarray(m)}end(){const y=this.#t===_&&this.#n.length===0;return this.#t===g&&(this.#o=
!0),{started:this.#o,complete:y,free:this.#s}}#r(y){y!==void 0&&(this.#o?y.startsWith("=")?this.#e.left(y.slice(1)):y.startsWith(
"!free ")?this.#s=M(y):this.#e.entry(k(y)):this.#o=y===g)}}f.Records=T;function k(w){const y=w.indexOf(" ")+1,E=w.slice(
0,y-1),m=Number.parseInt(E.slice(E.lastIndexOf(":")+1),8)&511;return{type:w.slice(0,1),stamp:E,mode:m,path:w.slice(y)}}function M(w){
const[y,E,m]=w.split(" ").slice(1).map(Number);if(!(!y&&y!==0))return{bytes:y*Number(E),files:Number(m)}}}),46562:((D,f,i)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.findingsOf=M,f.judgeGene=k;function b(){const o=i(13580);return b=function(){
return o},o}function g(){const o=i(57334);return g=function(){return o},o}function _(){const o=i(9436);return _=function(){
return o},o}function I(){const o=i(26239);return I=function(){return o},o}function P(){const o=i(49001);return P=function(){
return o},o}function T(){const o=i(47350);return T=function(){return o},o}function k(o,e,{policy:t,ignoring:s,missing:n}){
const r=p(o,$=>(0,_().suppress)($,s)),c=e.outcomes.get(o)??[],d=e.mutants?.get(o),O=[...(0,P().runFindings)(r,c,e,t),...(0,I().
mutantFindings)(r,d)],R=[...(0,_().suppress)(O,s),...n?[n]:[]],S=M({gene:r,runFindings:R}).filter(({suppressed:$})=>!$),
N=y(c,R),j=(0,T().gravest)([(0,T().severityVerdict)(S,t.fail_on),...r.commands.map($=>$.verdict==="block"?"fail":"pass"),
...N?["warn"]:c.map(m),n?"needs_approval":"pass"]);return{gene:r,ran:e.outcomes.has(o),outcomes:c,...d&&{mutants:d},runFindings:R,
verdict:j,summary:N?w:h(r,c,j,S)}}function M({gene:o,runFindings:e}){return[...o.findings,...o.commands.flatMap(t=>t.findings),
...e]}const w="not runnable here: the machine lacks a program or a tool";function y(o,e){const t=e.filter(({rule:s})=>(0,b().
ruleOf)(s).group==="environment");return t.length>0&&t.every(({severity:s})=>s!=="error")&&o.every(({status:s,reason:n})=>s===
"skipped"?!E.has(n):s==="passed"||s==="not_runnable")}const E=new Set([g().INTERRUPTED,g().OUTCOME_LOST]);function m({status:o,
reason:e}){return o==="passed"?"pass":o==="error"||E.has(e)?"error":"fail"}function p(o,e){return{...o,findings:e(o.findings),
commands:o.commands.map(t=>({...t,findings:e(t.findings)}))}}function h(o,e,t,s){const n=o.commands.findIndex(C=>C.verdict===
"block"),r=e.findIndex(({status:C})=>C!=="passed"&&C!=="skipped"),c=e.findIndex(({status:C})=>C==="skipped"),d=[n,r,c].find(
C=>C>=0)??-1,O=o.commands[d];if(O)return`constraint: validation_failed: ${O.command} => ${a(e[d])}`;if(o.change==="remov\
ed")return"removed";const{files:v,max_files:R,severity:S}=o.blastRadius;if(s.some(l))return`constraint: blast_radius ${S}\
: ${v} / ${R} files`;const N=o.commands.length,j=N===1?"1 command":`${N} commands`;if(t==="needs_approval")return`${j} a\
llowed, waiting for approval`;if(t==="fail")return`failed: ${u(s).join(", ")}`;const $=e.length>0?`${j} passed`:`${j} al\
lowed, none run`,L=t==="warn"?u(s):[];return L.length>0?`${$}, with warnings: ${L.join(", ")}`:$}function l({rule:o,severity:e}){
return e==="error"&&o.startsWith("blast-radius-")}function u(o){const e=o.filter(({severity:s})=>s==="error"),t=o.filter(
({severity:s})=>s==="warning");return[...new Set((e.length>0?e:t).map(({rule:s})=>s))]}function a(o){return o?o.reason??
`exit code ${o.exit_code}`:"BLOCKED"}}),9436:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.dayOf=w,f.idleIgnores=
l,f.ignoreFindings=m,f.isIgnorable=y,f.refusalOf=h,f.suppress=E;function b(){const t=i(41330);return b=function(){return t},
t}function g(){const t=i(3051);return g=function(){return t},t}function _(){const t=i(32854);return _=function(){return t},
t}function I(){const t=i(37156);return I=function(){return t},t}function P(){const t=i(13580);return P=function(){return t},
t}function T(){const t=i(95132);return T=function(){return t},t}function k(){const t=i(43767);return k=function(){return t},
t}function M(){const t=i(52288);return M=function(){return t},t}function w(t){return t.toISOString().slice(0,10)}function y({
rule:t,severity:s,layer:n}){return(0,k().mayBeIgnored)({...(0,P().ruleOf)(t),severity:s,layer:n})}function E(t,{ignores:s,
...n}){const r=s.filter(d=>!(0,M().hasExpired)(d.expires,n.today)),c=(0,M().withLevels)(t,n);return r.length===0?c:c.map(
d=>{const O=y(d)&&r.find(v=>u(v,d));return O?{...d,suppressed:{reason:O.reason,expires:O.expires}}:d})}function m({ignores:t,
today:s},n,r){return t.flatMap(c=>{const{rule:d,reason:O,expires:v}=c,R=e(c),S=n.filter($=>u(c,$)),N=S.every(y)?h(c):p;return N!==
void 0?[(0,T().finding)("ignore-refused",{rule:d,where:R,refusal:N})]:(0,M().hasExpired)(c.expires,s)?[(0,T().finding)("\
ignore-expired",{rule:d,where:R,reason:O,expires:v})]:S.length===0&&r.some($=>a(c,$))?[(0,T().finding)("ignore-unused",{
rule:d,where:R,reason:O})]:[]})}const p="the rule decides whether commands may run, what a change may touch, or whether \
files are readable";function h({rule:t}){const s=new Map(I().CHECK_RULES.map(r=>[r.id,r])),n=s.get(t);if(n===void 0){const r=(0,g().
nearestName)(t,[...s.keys()]);return`the rule does not exist${r?` (did you mean \`${r}\`?)`:""}`}if(t!=="protected-path")
return(0,k().mayBeIgnored)(n)?void 0:p}function l(t,s){return t.flatMap(n=>{const r=(0,M().hasExpired)(n.expires,s)?`it \
expired on ${n.expires}`:void 0,c=h(n)??r;return c===void 0?[]:[{rule:n.rule,why:c}]})}function u({rule:t,where:s},{rule:n,
location:r,subject:c}){if(t!==n)return!1;const{path:d,gene:O,command:v}=s??{};return(d===void 0||r!==void 0&&o(r.path,d))&&
(O===void 0||O===c?.id)&&(v===void 0||v===c?.command)}function a({where:t},{asset:s,commands:n}){const{path:r,gene:c,command:d}=t??
{};return(r===void 0||o(s.path,r))&&(c===void 0||c===s.id)&&(d===void 0||n.some(O=>O.command===d))}function o(t,s){return(0,_().
isWithin)(t,s)||(0,b().default)(s,{dot:!0,nonegate:!0})(t)}function e({where:t={}}){const s=Object.entries(t).map(([n,r])=>`\
the ${n} \`${r}\``);return s.length===0?"for all findings":`for ${s.join(", ")}`}}),92344:((D,f,i)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.allFindings=u,f.judge=h,f.judgeShards=e,f.otherShards=t,f.verdictOfPart=s;function b(){const n=i(
9354);return b=function(){return n},n}function g(){const n=i(1395);return g=function(){return n},n}function _(){const n=i(
89549);return _=function(){return n},n}function I(){const n=i(27199);return I=function(){return n},n}function P(){const n=i(
97247);return P=function(){return n},n}function T(){const n=i(95132);return T=function(){return n},n}function k(){const n=i(
46562);return k=function(){return n},n}function M(){const n=i(9436);return M=function(){return n},n}function w(){const n=i(
52288);return w=function(){return n},n}function y(){const n=i(47350);return y=function(){return n},n}const E=new Set([...g().
NEEDS_PERSON,"gate-approval-missing"]),m=new Set,p={ignores:[],rules:{}};function h(n,r,{policy:c,now:d,approval:O=b().NOTHING_WAITS}){
const{ignores:v,rules:R}=(0,P().isOfChange)(n)?c:p,S={ignores:v,rules:R,today:(0,M().dayOf)(d)},N=new Map(n.genes.map(U=>{
const Y=a(U,O);return[U,(0,k().judgeGene)(U,r,{policy:c,ignoring:S,...Y&&{missing:Y}})]})),j=[...N.values()],$=t(r.shards??
[]),L=o(O,n.findings),C=[...L?n.findings:l(n.findings,c,O),...L?[L]:[],...$?[$]:[],...r.findings??[],...r.interrupted>0?
[(0,T().finding)("run-interrupted",{skipped:r.interrupted})]:[]],A=[...C,...j.flatMap(k().findingsOf)],F=[...(0,M().suppress)(
C,S),...(0,M().ignoreFindings)(S,A,n.genes),...(0,w().levelFindings)(S)],x=c.approvals.gate>0?E:m,G=(0,y().gravest)([(0,y().
severityVerdict)(F.filter(({rule:U})=>!x.has(U)),c.fail_on),F.some(({rule:U})=>x.has(U))?"warn":"pass"]),W=r.interrupted>
0?"error":"pass",B=L?"needs_approval":"pass",H=(0,y().gravest)([G,W,B,...j.map(U=>U.verdict)]);return{genes:j,findings:F,
verdict:$?s(H):H,shards:e(r.shards??[],N)}}function l(n,{approvals:{gate:r}},{approvals:c}){if(r>0&&c.length===0)return n;
const d=r>0?"given":"not required";return n.map(O=>g().NEEDS_PERSON.has(O.rule)?{...O,args:{...O.args,approval:d}}:O)}function u({
findings:n,genes:r}){return[...n,...r.flatMap(k().findingsOf)]}function a(n,{waiting:r,refusals:c,means:d,digest:O=""}){
const v=r.get(n);if(v===void 0)return;const{asset:R,commands:S}=n;return(0,T().finding)("approval-missing",{gene:R.id,confirmation:v.
confirmation==="strong"?"strong":"very strong",needed:v.needed,given:v.given,commands:S.filter(({confirmation:N})=>N!=="\
standard").map(({command:N})=>N),means:d,digest:(0,_().shortDigest)(O),refusals:c},(0,I().placeOf)(R))}function o({gate:n,
refusals:r,means:c,digest:d=""},O){if(n===void 0)return;const v=O.some(({rule:N})=>N==="gate-weakened"),R=O.some(({rule:N})=>N===
"agent-files-unapproved"),S={...n,means:c,digest:(0,_().shortDigest)(d),refusals:r,weakens:v,runs:R};return(0,T().finding)(
"gate-approval-missing",S)}function e(n,r){return n.map(({index:c,of:d,genes:O})=>{const v=(0,y().gravest)([...O].map(R=>r.
get(R)?.verdict??"error"));return{index:c,of:d,genes:O.size,verdict:v}})}function t(n){const[r]=n;if(!(r===void 0||n.length===
r.of))return(0,T().finding)("part-of-run",{index:r.index,of:r.of,genes:r.genes.size})}function s(n){return n==="pass"||n===
"warn"?"error":n}}),52288:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.hasExpired=y,f.idleLevels=m,f.levelFindings=
p,f.withLevels=M;function b(){const l=i(3051);return b=function(){return l},l}function g(){const l=i(54441);return g=function(){
return l},l}function _(){const l=i(54062);return _=function(){return l},l}function I(){const l=i(37156);return I=function(){
return l},l}function P(){const l=i(13580);return P=function(){return l},l}function T(){const l=i(95132);return T=function(){
return l},l}function k(){const l=i(43767);return k=function(){return l},l}function M(l,u){return Object.keys(u.rules).length===
0?l:l.map(a=>w(a,u))}function w(l,u){const{rule:a,severity:o,layer:e}=l,t={...(0,P().ruleOf)(a),severity:o,layer:e},s=E(
u,a),n=o==="error"&&t.group&&E(u,t.group),r=s?a:t.group,c=s??(n||void 0);if(c===void 0||r===void 0)return l;const{level:d,
...O}=c,v=d==="off"?"notice":d;return v===o||v!=="error"&&!(0,k().mayBeSoftened)(t)?l:{...l,severity:v,level:{rules:r,level:d,
from:o,...O}}}function y(l,u){return l!==void 0&&l<u}function E({rules:l,today:u},a){const o=Object.hasOwn(l,a)?l[a]:void 0,
e=o&&(0,_().settingOf)(o);return y(e?.until,u)?void 0:e}function m({rules:l,today:u}){return Object.entries(l).flatMap(([
a,o])=>{const{level:e,until:t}=(0,_().settingOf)(o),s=y(t,u)?`it expired on ${t}`:void 0,n=h(a,e)??s;return n===void 0?[]:
[{name:a,why:n}]})}function p({rules:l,today:u}){return Object.entries(l).flatMap(([a,o])=>{const{level:e,until:t,reason:s="\
none given"}=(0,_().settingOf)(o),n=h(a,e);return n!==void 0?[(0,T().finding)("level-refused",{name:a,level:e,refusal:n})]:
y(t,u)?[(0,T().finding)("level-expired",{name:a,level:e,until:t,reason:s})]:[]})}function h(l,u){const a=new Set(g().RULE_GROUPS),
o=new Map(I().CHECK_RULES.map(t=>[t.id,t]));if(a.has(l))return;const e=o.get(l);if(e===void 0){const t=(0,b().nearestName)(
l,[...a,...o.keys()]);return`there is no such rule or group${t?` (did you mean \`${t}\`?)`:""}`}if(!(u==="error"||(0,k().
mayBeSoftened)(e)||l==="protected-path"))return"the rule decides whether commands may run, what a change may touch, or w\
hether files are readable"}}),26239:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.mutantFindings=I;function b(){
const T=i(27199);return b=function(){return T},T}function g(){const T=i(31238);return g=function(){return T},T}function _(){
const T=i(95132);return _=function(){return T},T}function I({asset:T,commands:k},M){if(M===void 0)return[];const w=M.every(
({outcome:y})=>y==="survived");return k.flatMap((y,E)=>{const m=M[E],p=m?.outcome==="survived"?m.files:m?.existing?.files;
if(m===void 0||p===void 0)return[];const{command:h,location:l}=y,u=m.outcome!=="survived",a=u?p.length:m.total_files??p.
length,o=m.operator??"mixed",e=(0,_().finding)("passes-when-broken",{command:h,files:p,total:a,how:o,isExisting:u},{location:l,
subject:{...(0,b().subjectOf)(T),command:h}});return[!u&&(w||P(y))?e:{...e,severity:"notice"}]})}function P({plan:T}){if(T===
void 0)return!1;const{argv:k,scripts:M}=T;return M===void 0?(0,g().runsTests)(k):M.steps.some(({text:w})=>(0,g().runsTests)(
w.split(/[\s;&|()]+/)))}}),49001:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.earlierOutputOf=u,f.runFindings=
k;function b(){const t=i(41330);return b=function(){return t},t}function g(){const t=i(27199);return g=function(){return t},
t}function _(){const t=i(6470);return _=function(){return t},t}function I(){const t=i(55250);return I=function(){return t},
t}function P(){const t=i(95132);return P=function(){return t},t}function T(){const t=i(57334);return T=function(){return t},
t}function k(t,s,{isolation:n},r){const c=n.level==="namespaces"&&r.views==="command",d=t.commands.flatMap((O,v)=>{const R=s[v];
if(R===void 0)return[];const{command:S,location:N}=O,j={location:N,subject:{...(0,g().subjectOf)(t.asset),command:S}};return[
{audited:O,command:S,outcome:R,place:j}]});return[...d.flatMap(O=>[...p(O,r),...m(O,r),...E(O)]),...c?w(d):[],...M(t,s,r)]}
function M({asset:t,commands:s},n,{limits:r}){const c=s.filter((v,R)=>n[R]?.reason===T().BUDGET_SPENT),[d]=c;if(d===void 0)
return[];const O={gene:t.id,seconds:r.budget_seconds,commands:c.length};return[(0,P().finding)("budget-spent",O,{location:d.
location,subject:(0,g().subjectOf)(t)})]}function w(t){const s=t.findIndex(({outcome:c})=>c.status==="failed"),n=t[s],r=n&&
u(n,t.slice(0,s));return r?[(0,P().finding)("earlier-output-missing",{command:n.command,...r},n.place)]:[]}const y=[["ch\
eckout_modified","checkout-modified"],["checkout_changed","checkout-changed"],["left_out","file-left-out"]];function E({
command:t,outcome:s,place:n}){return y.flatMap(([r,c])=>{const d=s[r];return d?[(0,P().finding)(c,{command:t,paths:d},n)]:
[]})}function m({command:t,outcome:{side_effects:s},place:n},{caches:r,views:c}){const O=s?h({...s,...c==="gene"&&{created:[]}},
r):[];return O.length===0?[]:[(0,P().finding)("command-writes",{command:t,paths:O},n)]}function p({audited:t,command:s,outcome:n,
place:r},{limits:{slow_command_seconds:c}}){const d=Math.round(n.duration_ms/1e3),O=(0,I().causeWords)(n.causes);switch(n.
status){case"failed":{const v=n.exit_code??1;return[(0,P().finding)("command-failed",{command:s,exitCode:v,...O},r)]}case"\
timed_out":return n.reason===T().BUDGET_SPENT?[]:[(0,P().finding)("command-timed-out",{command:s,seconds:d,...O},r)];case"\
crashed":return[(0,P().finding)("command-crashed",{command:s,reason:n.reason??"no exit code",...O},r)];case"not_runnable":{
const{program:v=s}=t.plan??{};return[(0,P().finding)("program-missing",{command:s,program:v},r)]}case"passed":return n.duration_ms>
c*1e3?[(0,P().finding)("command-slow",{command:s,seconds:d,limit:c},r)]:[];case"skipped":{if(n.reason===T().OUTCOME_LOST)
return[(0,P().finding)("not-judged",{detail:`the command \`${s}\`: ${T().OUTCOME_LOST}`},r)];const v=(0,_().toolOf)(t.reading);
return v&&v.path===void 0?[(0,P().finding)("tool-not-installed",{command:s,tool:v.name},r)]:[]}case"error":case"blocked":
return[]}}function h({created:t,changed:s,deleted:n},r){const c=(0,b().default)([...r],{dot:!0});return[...t,...s,...n].
filter(d=>!c(d)).sort()}const l=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function u(t,s){const n=a(
t),r=n.filter(c=>l.test(c));for(const{command:c,outcome:d}of s.toReversed())for(const O of d.side_effects?.created??[]){
if(n.some(R=>o(R,O)))return{path:O,writer:c};const v=e(O).find(R=>r.some(S=>o(S,R)));if(v!==void 0)return{path:v,writer:c}}}
function a({command:t,outcome:{stdout:s,stderr:n}}){const r=[n,s].flatMap(({head:c,tail:d})=>[c,d]);return[t,...r.flatMap(
c=>c.split(`
`))]}function o(t,s){for(let n=t.indexOf(s);n>=0;n=t.indexOf(s,n+1)){const r=t[n-1]??" ",c=t.slice(n+s.length,n+s.length+
2);if(/[^\w.-]/.test(r)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(c))return!0}return!1}function e(t){const s=t.split("/").slice(
0,-1);return s.map((n,r)=>s.slice(0,s.length-r).join("/"))}}),47350:((D,f,i)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.REPORTED_ONLY=void 0,f.exitCodeOf=M,f.gravest=P,f.isBlocking=_,f.severityVerdict=I;function b(){const w=i(13580);return b=
function(){return w},w}const g={pass:0,warn:1,needs_approval:2,fail:3,error:4};function _({rule:w,severity:y,suppressed:E},m){
return E||y==="notice"?!1:y==="error"||m==="warning"&&!(0,b().ruleOf)(w)?.advice}function I(w,y){const E=m=>w.some(p=>p.
severity===m&&!p.suppressed);return w.some(({rule:m})=>(0,b().ruleOf)(m).undecided)?"error":E("error")?"fail":E("warning")?
w.some(m=>_(m,y))?"fail":"warn":"pass"}function P(w){return w.reduce((y,E)=>g[E]>g[y]?E:y,"pass")}const T=f.REPORTED_ONLY=
new Set(["fail","needs_approval"]),k={pass:0,warn:0,fail:1,needs_approval:1,error:2};function M(w,y="block"){return y===
"report"&&T.has(w)?0:k[w]}})};
