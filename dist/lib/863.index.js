"use strict";exports.id=863,exports.ids=[863],exports.modules={1395:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),
f.approvalDigest=I,f.boundFiles=N,f.changedSince=m,f.groupDigest=C,f.judgedHead=h,f.needsPerson=s,f.weakensGate=o;function M(){
const n=u(77598);return M=function(){return n},n}function w(){const n=u(57975);return w=function(){return n},n}function j(){
const n=u(41330);return j=function(){return n},n}function T(){const n=u(97247);return T=function(){return n},n}function R(){
const n=u(32854);return R=function(){return n},n}function v(){const n=u(13580);return v=function(){return n},n}async function N(n,e,i=new Set){
const t=e.length===0?()=>!1:(0,j().default)([...e],{dot:!0,nonegate:!0}),c=[...n.files()].filter(({path:l})=>(0,R().isWithin)(
l,".github")||i.has(l)||!t(l)).map(async l=>[l.path,await A(n,l)]);return new Map(await Promise.all(c))}async function A(n,{
path:e,kind:i,oid:t}){if(t!==void 0)return`${i} ${t}`;const r=i==="symlink"?n.readlink(e)??"":await n.read(e);return`${i}\
 ${(0,M().createHash)("sha256").update(r).digest("hex")}`}function I(n){const{files:e,baseRef:i,plansDigest:t,policyDigest:r,
weakened:c}=n,l=[...e].sort(([a],[S])=>a<S?-1:1);return F([i,t,r,l,c])}function C(n){return n.length>1?F([...n].sort()):
n[0]}function F(n){return`sha256:${(0,M().createHash)("sha256").update(JSON.stringify(n)).digest("hex")}`}const O=3;function m(n,e){
const i=[...new Set([...n.files.keys(),...e.files.keys()])].filter(t=>n.files.get(t)!==e.files.get(t)).sort();return i.length>
0?`${p(i)} ${i.length===1?"has":"have"} changed`:n.plansDigest!==e.plansDigest?"the commands that would run have changed":
(0,w().isDeepStrictEqual)(n.weakened,e.weakened)?void 0:"what weakens the gate has changed"}function p(n){const e=n.slice(
0,O).map(r=>`\`${r}\``),i=n.length-e.length,t=i>0?`${i} more ${i===1?"file":"files"}`:e.pop();return e.length===0?`${t}`:
`${e.join(", ")} and ${t}`}async function h(n,e,{policy:i,digest:t},r){const{genes:c,plansDigest:l}=n,a=n.findings.filter(
s).map(({args:b,location:g})=>[g?.path??"",JSON.stringify(b)]),S=(0,T().isOfChange)(n)?n.agentFiles.flatMap(E):[],d=new Set(
[...a.map(([b])=>b),...S]);return{subject:{files:await N(e,i.approvals.unaffected_by,d),baseRef:r,plansDigest:l,policyDigest:t,
weakened:a},genes:c,weakensGate:o(n)}}function E({file:{path:n},entries:e}){const i=e.flatMap(t=>t.targets);return[n,...i.
flatMap(({kind:t,name:r})=>t==="file"?[r]:[])]}function s({rule:n}){return(0,v().ruleOf)(n)?.approval==="needed"}function o({
findings:n}){return n.some(s)}},9354:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_WAITS=void 0,
f.findApprovals=T;function M(){const O=u(41895);return M=function(){return O},O}function w(){const O=u(39763);return w=function(){
return O},O}function j(){const O=u(1395);return j=function(){return O},O}async function T(O,m,p,h){const{means:E}=h,s=(0,j().
weakensGate)(O)?R(m.gate,E):0,o=O.genes.flatMap(l=>{const a=C(l);return a==="standard"?[]:[{gene:l,confirmation:a,needed:R(
m[a],E)}]});if(o.length===0&&s===0)return{...F,means:E};const n=await Promise.all(p.map(l=>N(l,m.people,h))),e=p.length>
1?n.map(A):n,i=o.flatMap(({gene:l,...a})=>{const S=v(e,({asking:d})=>d?.has(I(l))??!0);return a.needed>S?[[l,{...a,given:S}]]:
[]}),t=v(e,({weakensGate:l})=>l??!0),r=e.flatMap(({digest:l})=>l??[]),c=r.length===p.length?(0,j().groupDigest)(r):void 0;
return{means:E,approvals:e.flatMap(({approvals:l})=>l),refusals:e.flatMap(({refusals:l})=>l),waiting:new Map(i),...s>t&&
{gate:{needed:s,given:t}},...c!==void 0&&{digest:c}}}function R(O,m){return m==="digest"?Math.min(O,1):O}function v(O,m){
const p=O.filter(m),h=p.length>0?p:O;return h.length===0?0:Math.min(...h.map(({approvals:E})=>E.length))}async function N({
pullRequest:O,judge:m},p,{find:h}){try{const{subject:E,genes:s,weakensGate:o}=await m(),n=(0,j().approvalDigest)(E),e={people:p,
subject:E,...O!==void 0&&{pullRequest:O}},{approvals:i,refusals:t}=await h(e),r=s.filter(c=>C(c)!=="standard").map(I);return{
pullRequest:O,approvals:i,refusals:t,asking:new Set(r),weakensGate:o,digest:n}}catch(E){if(!(E instanceof M().GateError))
throw E;const s=`could not judge the head: ${E.message}`;return{pullRequest:O,approvals:[],refusals:[s]}}}function A(O){
const{pullRequest:m,approvals:p,refusals:h}=O;return m===void 0?O:{...O,approvals:p.map(E=>({...E,pull_request:m})),refusals:h.
map(E=>`pull request ${m}: ${E}`)}}function I({asset:{path:O,id:m}}){return JSON.stringify([O,m])}function C({commands:O}){
if(O.some(({plan:p})=>p===void 0))return"standard";const m=O.map(({confirmation:p})=>w().CONFIRMATIONS.indexOf(p));return w().
CONFIRMATIONS[Math.max(0,...m)]??"standard"}const F=f.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
89549:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.approveByDigest=v,f.shortDigest=R;function M(){
const N=u(41895);return M=function(){return N},N}function w(){const N=u(1395);return w=function(){return N},N}const j=24,
T=new RegExp(`^sha256:[0-9a-f]{${j},64}$`);function R(N){return N.slice(0,7+j)}function v(N,A){if(N!==void 0&&!T.test(N))
throw new(M()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(N)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:I})=>{if(N===void 0)return{
approvals:[],refusals:[]};if((0,w().approvalDigest)(I).startsWith(N))return{approvals:[{user:"command line",at:A.toISOString()}],
refusals:[]};const C=R(N);return{approvals:[],refusals:[`--approve ${C} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}},23423:function(H,f,u){Object.defineProperty(f,"__esModule",
{value:!0}),f.readAppendedLog=C,f.readRecords=h,f.readUntouchedLog=I;function M(){const n=u(23404);return M=function(){return n},
n}function w(){const n=u(26040);return w=function(){return n},n}function j(){const n=u(27199);return j=function(){return n},
n}function T(){const n=u(64385);return T=function(){return n},n}function R(){const n=u(78114);return R=function(){return n},
n}function v(){const n=u(86581);return v=function(){return n},n}function N(){const n=u(94534);return N=function(){return n},
n}function A(){const n=u(28894);return A=function(){return n},n}async function I(n,{path:e,size:i=0},t){if(i>A().MAX_LOG_BYTES)
return m(e,i);try{return h(e,await n.read(e,A().MAX_LOG_BYTES),t)}catch(r){return(0,T().unreadFile)(e,r)}}async function C(n,e,{
path:i,size:t=0},r){if(!(t>A().MAX_LOG_BYTES))try{const[c,l]=await Promise.all([n.read(i,A().MAX_LOG_BYTES),e.read(i,A().
MAX_LOG_BYTES)]),a=(0,A().continuationOf)(c,l);if(a.kind==="rewritten")return;const{from:S}=a,d=h(i,l.subarray(0,S),r),y=(0,A().
countLines)(l,S)+1,b=F(i,l.subarray(S),r,y);return{kept:d,appended:O(b,d)}}catch(c){return{kept:{path:i,assets:[],problems:[]},
appended:(0,T().unreadFile)(i,c)}}}function F(n,e,i,t){return e.length>i.maxBytes?(0,T().tooLargeFile)(n,e.length,i):(0,T().
readAssetFile)(n,e,i,t)}function O(n,e){if(n.assets.length===0)return n;const i=new Map(e.assets.map(r=>[`${r.type} ${r.
id}`,r])),t=n.assets.flatMap(r=>{const c=i.get(`${r.type} ${r.id}`);if(c===void 0||r.id.startsWith("#"))return[];if((0,M().
canonicalize)(r.value)===(0,M().canonicalize)(c.value)){const a=`${r.type} ${JSON.stringify(r.id)}, 2 times`;return[{rule:"\
without-effect",location:r.locate(),detail:a,id:r.id}]}const l=`${r.type} ${JSON.stringify(r.id)}, first at line ${c.locate().
line}, column 1`;return[{rule:"duplicate-id",location:r.locate(),detail:l,id:r.id}]});return{...n,problems:[...n.problems,
...t]}}function m(n,e){return{path:n,assets:[],problems:[],unread:`${e} bytes, of at most ${A().MAX_LOG_BYTES}`}}const p=10;
function h(n,e,i){const t=E(e,i.maxBytes),r=e.subarray(t),c=(0,A().countLines)(e,t)+1,l=s(n,r,c),a=l?{path:n,assets:l,problems:[]}:
(0,T().readAssetFile)(n,r,i,c),S=a.problems.find(R().isUnread)?.detail,d=t>0?`only the newest ${r.length} of ${e.length}\
 bytes`:void 0,y=S??d;return{...a,...y!==void 0&&{unread:y}}}function E(n,e){if(n.length<=e)return 0;const i=n.indexOf(p,
n.length-e-1);return i<0?n.length:i+1}function s(n,e,i){const{text:t,complete:r}=(0,N().decodeUtf8)(e);if(!r)return;const c=[];
let l=i;for(let a=0;a<t.length;l+=1){const S=t.indexOf(`
`,a),d=S<0?t.length:S,y=t.slice(a,d);if(a=d+1,y.trim()==="")continue;const b=o(y);if(b===void 0||(0,v().hasAssetLists)(b))
return;const{type:g}=b;if((0,v().isAssetType)(g)){const[$,P]=[l,c.length];c.push({type:g,id:(0,T().declaredId)(b)??`#${P+
1}`,path:n,value:b,pointer:[P],locate:()=>({path:n,line:$,column:1})})}else if(!(0,v().isCompanion)(g))return}return c}function o(n){
const e=(0,w().attempt)(()=>JSON.parse(n));return(0,j().isJsonObject)(e)?e:void 0}},35474:function(H,f,u){Object.defineProperty(
f,"__esModule",{value:!0}),f.readSides=I;function M(){const m=u(54244);return M=function(){return m},m}function w(){const m=u(
93028);return w=function(){return m},m}function j(){const m=u(81456);return j=function(){return m},m}function T(){const m=u(
64385);return T=function(){return m},m}function R(){const m=u(18744);return R=function(){return m},m}function v(){const m=u(
28894);return v=function(){return m},m}function N(){const m=u(23423);return N=function(){return m},m}function A(){const m=u(
7946);return A=function(){return m},m}async function I(m){const{baseTree:p,headTree:h,change:E,policy:s,clock:o=new(M()).
AuditClock}=m,n=(0,R().assetPathTest)(s),e=(0,j().assetLimits)(s.assets.max_file_bytes),i=[...h.files()].filter(({kind:k})=>(0,w().
isRegular)(k)),t=i.filter(({path:k})=>n(k)),r=new Set(E.files.filter(({status:k})=>k!=="deleted").map(({path:k})=>k)),c=i.
filter(({path:k})=>(0,A().mayHoldAssets)(k)&&r.has(k)&&!n(k)),l=E.files.flatMap(({oldPath:k,path:U})=>{const W=n(k??U)?p.
stat(k??U):void 0;return W&&(0,w().isRegular)(W.kind)?W:[]}),[a,S]=C(l,({path:k})=>(0,v().isAuditLog)(k)&&r.has(k)),d=new Set(
a.map(({path:k})=>k)),y=async k=>{const U=r.has(k.path);if((0,v().isAuditLog)(k.path)&&!U)return[{file:await(0,N().readUntouchedLog)(
h,k,e),isTouched:U}];const W=d.has(k.path)?await(0,N().readAppendedLog)(p,h,k,e):void 0;return W===void 0?[{file:await O(
h,k,e),isTouched:U}]:(d.delete(k.path),[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},b=k=>O(F(p),k,e),g=async k=>{
const U=await k;return await o.tick(),U},[$,P,L]=await Promise.all([Promise.all(t.map(k=>g(y(k)))),Promise.all(S.map(k=>g(
b(k)))),Promise.all(c.map(k=>g((0,A().findStrayGenes)(h,k,e))))]),D=a.filter(({path:k})=>d.has(k)),G=[...P,...await Promise.
all(D.map(b))],[x,B]=C($.flat(),({isTouched:k})=>k);return{paths:t.map(({path:k})=>k),files:$.flat().map(({file:k})=>k),
head:x.map(({file:k})=>k),untouched:B.map(({file:k})=>k),base:G,strays:L.filter(k=>k!==void 0),isTouched:k=>r.has(k)}}function C(m,p){
return[m.filter(p),m.filter(h=>!p(h))]}function F(m){return{...m,read:async(...p)=>Buffer.from((await m.read(...p)).toString(
"utf8"))}}async function O(m,{path:p,size:h=0},E){if(h>E.maxBytes)return(0,T().tooLargeFile)(p,h,E);try{const s=(0,T().readAssetFile)(
p,await m.read(p,E.maxBytes),E);return{...s,assets:s.assets.filter(({copy:o})=>!o)}}catch(s){return(0,T().unreadFile)(p,
s)}}},67506:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.auditAssets=m,f.auditChange=O,f.mayRunSome=
s;function M(){const n=u(13580);return M=function(){return n},n}function w(){const n=u(12154);return w=function(){return n},
n}function j(){const n=u(91850);return j=function(){return n},n}function T(){const n=u(72025);return T=function(){return n},
n}function R(){const n=u(70716);return R=function(){return n},n}function v(){const n=u(97004);return v=function(){return n},
n}function N(){const n=u(72391);return N=function(){return n},n}function A(){const n=u(54034);return A=function(){return n},
n}function I(){const n=u(16373);return I=function(){return n},n}function C(){const n=u(6470);return C=function(){return n},
n}function F(){const n=u(66160);return F=function(){return n},n}async function O(n){const e=await(0,F().readChangeSubject)(
n),{change:i,tree:t,policy:r,assets:c,exempt:l,radius:a,counted:S}=e,{genes:d,...y}=await h(e,g=>g),b=await(0,v().blockedGenes)(
e.claims.filter(({type:g})=>g==="Capsule"),c.present,e.judge);return{...y,genes:d.map(([{change:g},$])=>({...$,change:g.
kind})),capsules:(0,N().judgeCapsules)(c,r.a2a,S.least,b),seeds:[...e.seeds.keys()],agentFiles:e.agentFiles,blastRadius:a,
files:await(0,j().markHiddenFiles)((0,w().countedFiles)(i,l,t),t)}}async function m(n,e,i){const t={assets:n,problems:[]},
r=p(n,i),c=()=>"author",{genes:l,...a}=await h((0,F().subjectOfAssets)(t,e,c,r),({asset:S})=>(0,I().readGene)(S,e,c));return{
...a,genes:l.map(([,S])=>S)}}function p(n,e){return{changes:[...n.map(i=>({kind:"added",asset:i})),...e.filter(({type:i})=>i===
"Gene").map(i=>({kind:"applied",asset:i,before:i}))],problems:[],files:[],present:[...e,...n],unread:[]}}async function h(n,e){
const i=await E(n),t={timeoutMs:n.policy.limits.command_timeout_seconds*1e3,mayRun:n.tree!==void 0&&!i.some(o)},{clock:r}=n,
c=await r.all(n.genes,async a=>{const S=await e(a);return[S,await(0,A().auditGene)(n,S,t)]}),l=c.flatMap(([,{commands:a}])=>a.
flatMap(({plan:S})=>S??[]));return{genes:c,findings:i,plansDigest:(0,C().digestPlans)(l)}}async function E(n){const{clock:e,
claims:i}=n,t=await(0,T().ask)(R().SUBJECT_CHECKS,n),r=await e.all(i,c=>(0,T().ask)(R().CLAIM_CHECKS,n,{asset:c}));return[
t,...r].flat()}function s({genes:n,findings:e}){return!e.some(o)&&n.some(({commands:i,findings:t})=>i.length>0&&i.every(
({verdict:r})=>r!=="block")&&!t.some(A().forbidsRunningGene))}function o({rule:n,location:e}){const{forbidsRunning:i,undecided:t}=(0,M().
ruleOf)(n);return i==="change"||t===!0&&e===void 0}},97247:function(H,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.isOfChange=u;function u(M){return"files"in M}},84812:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),
f.broadcastFindings=R;function M(){const O=u(27199);return M=function(){return O},O}function w(){const O=u(95132);return w=
function(){return O},O}function j(){const O=u(72025);return j=function(){return O},O}function T(){const O=u(21471);return T=
function(){return O},O}function R(O,m,p,h={files:0,lines:0}){const{status:E,score:s}=I(O.value.outcome),o=I(O.value.blast_radius),
n={capsule:O.id},e=(...t)=>(0,M().placeOf)(O,t),i=[];if(E!=="success"){const t=`\`outcome.status\` is ${F(E)}, but it mu\
st be "success"`;i.push((0,w().finding)("capsule-not-eligible",{...n,why:t},e("outcome","status")))}if(!C(s,p.min_score,
1)){const t=`a number from ${p.min_score} to 1`,r=`\`outcome.score\` is ${F(s)}, but it must be ${t}`;i.push((0,w().finding)(
"capsule-not-eligible",{...n,why:r},e("outcome","score")))}for(const t of["files","lines"]){const r=p[`max_${t}`],c=Math.
max(h[t],m.radius?.[t]??0);if(C(o[t],1,r)&&c<=r)continue;const l=F(o[t]),a=c>r?`${c} (claimed: ${l})`:l,S=`\`blast_radius\
.${t}\` is ${a}, but it must be ${v(r)}`;i.push((0,w().finding)("capsule-not-eligible",{...n,why:S},e("blast_radius",t)))}
if(m.unmeasured!==void 0){const t=`\`blast_radius.files\` is not a size in the event \`${m.unmeasured}\`, but it must be ${v(
p.max_files)}`;i.push((0,w().finding)("capsule-not-eligible",{...n,why:t},e("blast_radius")))}return m.count<p.min_success_streak&&
i.push(...N(O,m,p.min_success_streak)),i}function v(O){return`a number from 1 to ${O}`}function N(O,{count:m,unread:p,failed:h,
uncounted:E=[]},s){const o=(0,M().placeOf)(O),n={capsule:O.id};if(h!==void 0){const t=`the event \`${h}\`, the newest one\
 that names it, is not a success`;return[(0,w().finding)("capsule-not-eligible",{...n,why:t},o)]}if(p!==void 0){const t=`\
whether the Capsule \`${O.id}\` has enough consecutive successes`;return[(0,j().notChecked)(t,p,{...o,severity:"error"})]}
const e=E.slice(0,A).map(({event:t,why:r})=>`the event \`${t}\` does not count: ${r}`),i={...n,streak:m,least:s,uncounted:e};
return[(0,w().finding)("capsule-streak",i,o)]}const A=5;function I(O){return(0,M().isJsonObject)(O)?O:{}}function C(O,m,p){
return typeof O=="number"&&O>=m&&O<=p}function F(O){return O===void 0?"missing":(0,T().describeJson)(O)}},72391:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.judgeCapsules=I;function M(){const p=u(13580);return M=function(){return p},
p}function w(){const p=u(95132);return w=function(){return p},p}function j(){const p=u(72025);return j=function(){return p},
p}function T(){const p=u(84812);return T=function(){return p},p}function R(){const p=u(59613);return R=function(){return p},
p}function v(){const p=u(85475);return v=function(){return p},p}function N(){const p=u(57733);return N=function(){return p},
p}function A(){const p=u(47771);return A=function(){return p},p}function I({changes:p,present:h,unread:E},s,o,n=new Map){
const e=p.filter(m);if(e.length===0)return[];const i=(0,A().streakCounter)((0,A().eventsIn)({changes:p,present:h,unread:E}),
!0),t=E.at(-1),r=o&&C(e,o);return e.map(({kind:c,asset:l,before:a})=>{if(c==="removed")return{change:c,asset:l,eligible:null,
eligibility:null,reasons:[]};const S=c==="added"?r:a&&(0,R().sizeOf)(a.value.blast_radius),d=O(l,()=>{const g=i(l),$=t===
void 0||g.ended?g:{...g,unread:t},P=n.get(l);return[...(0,T().broadcastFindings)(l,$,s,S),...P?[P]:[]]}),y=(0,w().eligibilityOf)(
d);return{change:c,asset:l,eligible:y==="eligible",eligibility:y,reasons:d}})}function C(p,h){const E=p.filter(({kind:n})=>n===
"added").map(({asset:n})=>(0,R().sizeOf)(n.value.blast_radius)??{files:0,lines:0}),s=n=>E.reduce((e,i)=>e+i[n],0);return s(
"files")>=h.files&&s("lines")>=h.lines?void 0:h}function F(p){const{otherAsset:h}=(0,M().ruleOf)(p.rule);return p.severity===
"error"||(0,w().isMissingEvidence)(p)||h===!0}function O(p,h){try{return[...h(),...(0,N().promotionSchemaFindings)(p),...(0,v().
identityFindings)(p,"hand")].filter(F)}catch(E){return[(0,j().assetNotJudged)(p,E)]}}function m({asset:p}){return p.type===
"Capsule"}},39092:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.commitLayer=T;function M(){const R=u(
51455);return M=function(){return R},R}function w(){const R=u(76760);return w=function(){return R},R}function j(){const R=u(
96402);return j=function(){return R},R}async function T({checkout:R,layer:v,modes:N,path:A}){const I=(0,w().join)(R,".gi\
t");if(!(await(0,M().lstat)(I).catch(()=>{}))?.isDirectory())return;const F=await(0,j().openRepository)(R,{PATH:A}),O=(0,w().
join)(v,".git","index"),m={GIT_INDEX_FILE:O},p=async(...h)=>(await F.objects(...h)).toString().trim();try{const h=[...N.
keys()],s=(await p(["hash-object","-w","--no-filters","--stdin-paths"],{input:h.map(a=>`${JSON.stringify((0,w().join)(v,
a))}
`).join("")})).split(`
`);await(0,M().mkdir)((0,w().dirname)(O),{recursive:!0}),await(0,M().cp)(F.index,O);const o=h.map((a,S)=>`${N.get(a)} ${s[S]}\
	${a}\0`);await p(["update-index","-z","--index-info"],{env:m,input:o.join("")});const n=await p(["write-tree"],{env:m}),
i=(await F.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${n}`),t=Buffer.from(i,"latin\
1"),r=await p(["hash-object","-t","commit","-w","--stdin"],{input:t});await(0,M().cp)(F.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,w().join)(v,".git","objects"),{recursive:!0,filter:a=>!a.endsWith("/info")});const c=await(0,M().readFile)((0,w().
join)(I,"HEAD"),"utf8"),l=/^ref: (refs\/\S+)\n?$/.exec(c)?.[1]??"HEAD";await(0,M().mkdir)((0,w().dirname)((0,w().join)(v,
".git",l)),{recursive:!0}),await(0,M().writeFile)((0,w().join)(v,".git",l),r)}finally{await F.close()}}},54120:function(H,f){
Object.defineProperty(f,"__esModule",{value:!0}),f.CONTAINMENT_CAUSES=void 0,f.causeWords=T;const u=v=>()=>`If the comma\
nd needs more, increase \`${v}\` in the policy of the base branch.`,M=v=>({key:N})=>N==="concurrency"?`The commands that\
 run at once share the memory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machi\
ne with more memory. \`${v}\` allows more.`:u(v)(),w=({detail:v=""})=>`Add \`${v}\` to \`home_caches\` in the policy of the\
 base branch, and fill it before the gate runs.`,j=f.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memo\
ry_bytes",says:({limit:v=0})=>`the kernel ended a process at the limit of ${R(v)} of memory, which includes the files th\
at the command writes`,change:M("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:v})=>`it may have ${v} processes and threads, and one more could\
 not start`,change:u("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:v=0})=>`the ${R(
v)} that it may write are full, including temporary files`,change:M("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:v=0})=>`a file may have ${R(v)}, and its output reports one that is too large`,change:u(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:v})=>`a process may have ${v} open files, and its output reports too many of them`,change:u("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:v})=>`it ran w\
ith an empty home directory, and its output names \`~/${v}\`, which exists in the home directory of the gate`,change:w},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},machine_path:{says:({detail:v})=>`\
its output names \`${v}\`, which exists on the machine; commands do not see it`,change:()=>"Commit what the command need\
s, create it in `prepare`, or install it in a directory of the system, such as `/usr/local`."},rename:{signs:/\bEXDEV\b|[Cc]ross-device link|os error 18\b|\bErrno 18\b/,
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
or scripts, or start it with `script`."}};function T(v=[]){return{causes:v.map(N=>j[N.cause].says(N)),change:v.map(N=>j[N.
cause].change(N)).join(" ")}}function R(v){return`${Math.round(v/1024/1024)} MiB`}},19309:function(H,f,u){Object.defineProperty(
f,"__esModule",{value:!0}),f.copyCheckout=F,f.shareFolder=h;function M(){const o=u(73024);return M=function(){return o},
o}function w(){const o=u(51455);return w=function(){return o},o}function j(){const o=u(76760);return j=function(){return o},
o}function T(){const o=u(41895);return T=function(){return o},o}function R(){const o=u(4339);return R=function(){return o},
o}function v(){const o=u(95132);return v=function(){return o},o}function N(){const o=u(46282);return N=function(){return o},
o}function A(){const o=u(51968);return A=function(){return o},o}const I={entries:2e5,bytes:4*1024**3};class C extends Error{}
async function F(o,n=I){const e=await(0,R().temporaryFolder)(),i=()=>(0,w().rm)(e,{recursive:!0,force:!0,maxRetries:3}),
t=(0,j().join)(e,(0,j().basename)(o.directory)||"checkout");try{await O(o,t,n);const r=await(0,A().copyRepository)(o.directory,
t);return{guard:o.at(t),objects:r,close:i}}catch(r){if(await i(),r instanceof C)return;throw r}}async function O(o,n,e){
const{directory:i,files:t,folders:r}=o,c={...e},l=async a=>{const[S,d]=[(0,j().join)(i,a),(0,j().join)(n,a)],y=await(0,w().
lstat)(S);if(c.entries-=1,c.bytes-=y.isFile()?y.size:0,c.entries<0||c.bytes<0)throw new C;if(y.isSymbolicLink())await p(
S,d,i,n);else if(y.isFile())await(0,w().copyFile)(S,d,M().constants.COPYFILE_FICLONE);else if(y.isDirectory()){await(0,w().
mkdir)(d,{mode:y.mode});for(const{name:b}of await m(S))await l((0,j().join)(a,b))}};for(const a of r)await(0,w().mkdir)(
(0,j().join)(n,a),{recursive:!0});for(const{path:a}of t)await l(a);for(const a of o.additions)await(0,w().mkdir)((0,j().
join)(n,a,".."),{recursive:!0}),await l(a)}async function m(o){return(await(0,w().readdir)(o,{withFileTypes:!0})).filter(
({name:e})=>e!==".git")}async function p(o,n,e,i){const t=await(0,w().readlink)(o),r=(0,j().isAbsolute)(t)&&(0,N().isInside)(
e,t),c=process.platform==="win32"?"junction":void 0;await(0,w().symlink)(r?(0,j().join)(i,(0,j().relative)(e,t)):t,n,c)}
function h(o,n,e=!1,i=F){let t,r=!1;return{folder:async()=>{if(e)return o.directory;if(t=await i(o),r=t===void 0,r&&!n)throw s(
o);return t?.guard.directory??o.directory},guard:()=>t?.guard??o,hides:()=>!r,findings:()=>r?[E(o)]:[],close:async()=>t?.
close()}}function E({leftOut:o}){const n=o.length===1?"1 file or directory":`${o.length} files and directories`,e=o.length===
0?"":`, and they saw ${n} that the commit does not have`;return(0,v().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${e}`})}function s({directory:o}){return new(T()).GateError("con\
tainment_unavailable",`The checkout ${o} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.copyRepository=T,f.safeGitConfigs=
O,f.withoutSecrets=p;function M(){const h=u(51455);return M=function(){return h},h}function w(){const h=u(76760);return w=
function(){return h},h}const j=new Set(["hooks","lfs","worktrees"]);async function T(h,E){const s=(0,w().join)(h,".git"),
o=await(0,M().lstat)(s).catch(()=>{});if(o===void 0)return[];const n=(0,w().join)(E,".git");if(o.isDirectory())return R(
s,n);const e=/^gitdir: (.+)\n?$/.exec(await(0,M().readFile)(s,"utf8"))?.[1];if(e===void 0)return[];const i=(0,w().resolve)(
h,e),t=await(0,M().readFile)((0,w().join)(i,"commondir"),"utf8").catch(()=>{});return[...t===void 0?[]:await R((0,w().resolve)(
i,t.trim()),n),...await R(i,n,new Set(["commondir","gitdir"]))]}async function R(h,E,s=new Set){const o=[];await(0,M().mkdir)(
E,{recursive:!0});const n=await(0,M().readdir)(h,{withFileTypes:!0}),e=v(n);for(const i of n){const{name:t}=i,[r,c]=[(0,w().
join)(h,t),(0,w().join)(E,t)];e&&j.has(t)||s.has(t)||(i.isDirectory()&&t==="objects"&&e?(await N(r,c),o.push(r)):i.isDirectory()?
o.push(...await R(r,c)):i.isFile()&&/^config(\.worktree)?$/.test(t)?await(0,M().writeFile)(c,p(await(0,M().readFile)(r,"\
utf8"))):i.isFile()&&await(0,M().copyFile)(r,c))}return o}function v(h){const E=s=>h.find(o=>o.name===s);return E("HEAD")?.
isFile()===!0&&E("objects")?.isDirectory()===!0}async function N(h,E){await(0,M().mkdir)((0,w().join)(E,"info"),{recursive:!0}),
await(0,M().writeFile)((0,w().join)(E,"info","alternates"),`${JSON.stringify(h)}
`)}const A=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,I=/^\s*([\w-]+)\s*(?:=|$)/,C={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},F=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function O(h){const E=await m(h,".git"),s=async o=>{
const n=await(0,M().readFile)((0,w().join)(h,o),"utf8");return[o,p(n)]};return new Map(await Promise.all(E.map(s)))}async function m(h,E){
const o=(await(0,M().readdir)((0,w().join)(h,E),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const e=(0,w().join)(E,
n.name);return n.isFile()?/^config(\.worktree)?$/.test(n.name)?[e]:[]:n.isDirectory()?m(h,e):[]});return(await Promise.all(
o)).flat()}function p(h){if(F.test(h))return h;let E=[];return h.split(`
`).filter(o=>{const n=A.exec(o)?.[1]?.toLowerCase();if(n!==void 0)return E=C[n]??[],E.length>0&&o.trimEnd().endsWith("]");
const e=I.exec(o)?.[1]?.toLowerCase();return e!==void 0&&E.includes(e)&&!o.endsWith("\\")}).map(o=>`${o}
`).join("")}},46252:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.causesOf=h,f.mentionedOf=S,f.mentionsIn=
d,f.namedRootOf=b;function M(){const g=u(73024);return M=function(){return g},g}function w(){const g=u(76760);return w=function(){
return g},g}function j(){const g=u(26040);return j=function(){return g},g}function T(){const g=u(54120);return T=function(){
return g},g}function R(){const g=u(32223);return R=function(){return g},g}function v(){const g=u(96266);return v=function(){
return g},g}function N(){const g=u(46282);return N=function(){return g},g}const A=3,I=new Set(["failed","crashed","timed\
_out"]),C=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
F=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,O=2e3,m=new Set(["/","/dev","/dev/shm","/proc","/home",v().HOME,v().TEMP]),
p=[...R().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(g=>`/dev/${g}`);function h(g){return $=>{if(g.isolation.
level!=="namespaces"||!I.has($.status))return $;const P=E($,g),L=P.flatMap(({cause:B})=>T().CONTAINMENT_CAUSES[B].implies??
[]),D=P.some(({counted:B})=>B),x=P.filter(({cause:B,counted:k})=>!L.includes(B)&&(!D||k||o(B)!==void 0)).sort((B,k)=>Number(
k.counted??!1)-Number(B.counted??!1)).slice(0,A);return x.length===0?$:{...$,causes:x}}}function E(g,$){const P=[g.stderr,
g.stdout].flatMap(({head:D,tail:G})=>[D,G]).flatMap(D=>D.split(`
`)).map(D=>D.slice(0,O)),L=e(P,$);return Object.keys(T().CONTAINMENT_CAUSES).flatMap(D=>{const{counted:G,signs:x,unless:B}=T().
CONTAINMENT_CAUSES[D],k=L.get(D),U=k!==void 0||(G&&g.limits_hit?.includes(G))===!0,W=Y=>x?.test(Y)===!0&&B?.test(Y)!==!0,
K=g.signal==="SIGXFSZ"?D==="file_size":P.some(W);if(!U&&!(K&&s(D,$)))return[];const V=k===void 0?{}:{detail:k};return[{cause:D,
...U&&{counted:!0},...n(D,$),...V}]})}function s(g,{isolation:$,policy:P}){return g==="processes"?$.limits?.processes_counted_for===
"user":g==="network"||g==="package_manager"?P.network==="none":g!=="privileges"||$.launcher==="root"}function o(g){const[
,$]=T().CONTAINMENT_CAUSES[g].key?.split("limits.")??[];return $}function n(g,{isolation:$,policy:P}){const{key:L}=T().CONTAINMENT_CAUSES[g],
D=o(g),G=D&&($.limits?.[D]??void 0),x=D!==void 0&&G!==void 0&&G<P.limits[D];return{...G!==void 0&&{limit:G},...L!==void 0&&
{key:x&&(g==="memory"||g==="written")?"concurrency":L}}}function e(g,$){const L=[...new Set(g.filter(D=>C.test(D)).flatMap(
D=>D.match(F)??[]))].flatMap(D=>i(D.replace(/[.:]+$/,""),$));return new Map(L.reverse())}function i(g,{checkout:$,home:P,
programs:L}){const D=["~/",`${v().HOME}/`].find(U=>g.startsWith(U));if(D!==void 0){const U=g.slice(D.length);return P!==
void 0&&r((0,w().join)(P,U))?[["home_cache",t(U)]]:[]}const G=(0,w().resolve)($,g);if((0,N().isInside)($,G)){const U=(0,j().
attempt)(()=>(0,M().realpathSync)(G));return U===void 0||(0,N().isInside)($,U)?[]:[["machine_path",g]]}if(!(0,w().isAbsolute)(
g)||/\/(?:docker|podman|containerd)\.sock$/.test(g))return[];const x=(0,w().dirname)((0,w().dirname)(L.node.file));if([...R().
SYSTEM,"/proc",...p,x,...L.searchPath].some(U=>(0,N().isInside)(U,G)))return[];const k=[G,(0,w().dirname)(G)].find(U=>!m.
has(U)&&r(U));return k===void 0?[]:[["machine_path",k]]}function t(g){const $=g.split("/"),P=g.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(g)?2:1;return $.slice(0,P).join("/")}function r(g){return(0,j().attempt)(()=>(0,M().lstatSync)(
g))!==void 0}const c=5,l=30,a=/[^\w.@+~/\\-]+/;function S(g){const $=new Map(g.map(P=>[P,P]));for(const P of g){const{dir:L,
name:D,ext:G}=w().posix.parse(P),x=w().posix.join(L,D);G!==""&&!$.has(x)&&$.set(x,P)}return P=>{if(P.status!=="failed"||
$.size===0)return P;const{stdout:L,stderr:D}=P,G=[D,L].flatMap(({head:B,tail:k})=>[B,k]),x=new Set([...d(G,$)].flatMap(B=>$.
get(B)??[]));return x.size===0?P:{...P,left_out:[...x].sort().slice(0,c)}}}function d(g,$){const P=new Set(g.flatMap(L=>L.
split(a)));return new Set([...P].flatMap(L=>y(L).filter(D=>$.has(D))))}function y(g){const $=g.replaceAll("\\","/").replace(
/[.,]+$/,"").split("/").filter(P=>P!==""&&P!=="."&&P!=="..");return $.length>l?[]:$.flatMap((P,L)=>$.slice(L).map((D,G)=>$.
slice(L,L+G+1).join("/")))}function b(g){return $=>{const{status:P,stdout:L,stderr:D}=$;return P==="passed"||g==="/"?$:[
L,D].some(({head:x,tail:B})=>[x,B].some(k=>k.includes(g)))?{...$,root:g}:$}}},10582:function(H,f,u){Object.defineProperty(
f,"__esModule",{value:!0}),f.effectiveLimits=T,f.limitsInWords=v,f.limitsOn=h,f.resourceLimits=R,f.thisMachine=p;function M(){
const s=u(73024);return M=function(){return s},s}function w(){const s=u(48161);return w=function(){return s},s}function j(){
const s=u(26040);return j=function(){return s},s}function T(s,o){const{memory_bytes:n,processes:e,open_files:i,file_bytes:t,
written_bytes:r}=s;return{memory_bytes:o.memory?n:null,processes:e,processes_counted_for:o.processes?"command":"user",open_files:i,
file_bytes:t,written_bytes:r}}function R(s){return[["CORE",1],["FSIZE",s.file_bytes],["NOFILE",s.open_files],...s.processes_counted_for===
"user"?[["NPROC",s.processes]]:[]]}function v(s){const{memory_bytes:o,processes:n,processes_counted_for:e,open_files:i}=s;
return[o===null?"memory: unlimited":`memory: ${N(o)}`,`processes: ${n}${e==="user"?" of the same user":""}`,`open files:\
 ${i}`,`file size: ${N(s.file_bytes)}`,`total written: ${N(s.written_bytes)}`].join(", ")}function N(s){return`${Math.round(
s/1024/1024)} MiB`}const A=1024**3,I=64*1024**2,C=1/2,F=4/5,O=2*A,m=1024*1024;function p(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,w().totalmem)()),freeBytes:process.availableMemory(),openFiles:E("Max open files")}}function h(s,o,n){
const{totalBytes:e,freeBytes:i,openFiles:t}=s,r=(c,l)=>Math.max(c/n-c/n%I,l);return{...o,memory_bytes:Math.min(o.memory_bytes,
r(e*F,O)),written_bytes:Math.min(o.written_bytes,r(i*C,m)),open_files:Math.min(o.open_files,t)}}function E(s){const o=(0,j().
attempt)(()=>(0,M().readFileSync)("/proc/self/limits","utf8"))??"",n=new RegExp(`^${s}\\s+\\S+\\s+(\\d+)`,"m");return Number(
n.exec(o)?.[1]??1/0)}},32223:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.SYSTEM=f.DEVICES=void 0,
f.homeFolders=E,f.privateFolders=F,f.viewOf=O;function M(){const s=u(73024);return M=function(){return s},s}function w(){
const s=u(51455);return w=function(){return s},s}function j(){const s=u(48161);return j=function(){return s},s}function T(){
const s=u(76760);return T=function(){return s},s}function R(){const s=u(46282);return R=function(){return s},s}const v=f.
SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],N=["/nix/store","/gnu/store"],A=f.DEVICES=["nul\
l","zero","full","random","urandom"],I="tty",C=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function F(s){
const o=C.flatMap(e=>s[`GITHUB_${e}`]??[]),n=[s.HOME,s.RUNNER_TEMP,s.XDG_RUNTIME_DIR].flatMap(e=>e??[]);return[...new Set(
[...n,(0,j().tmpdir)(),...o.map(T().dirname)].filter(e=>(0,T().isAbsolute)(e)))]}async function O({node:s,npm:o,machine:n},e,i){
const t=await p([...v,...N]),c=(await Promise.all(e.map(d=>(0,w().realpath)(d).catch(()=>[])))).flat(),l=[(0,T().dirname)(
s.file),...o?[(0,T().dirname)((0,T().dirname)(o.file))]:[],...[...n.values()].flatMap(d=>m(d,c)),...i?await h():[]].filter(
d=>!t.some(y=>(0,R().isInside)(y,d))),a=c.filter(d=>t.some(y=>y!==d&&(0,R().isInside)(y,d))),S=(0,M().existsSync)(`/dev/${I}`)?
[...A,I]:A;return{system:t,emptied:a,tools:[...new Set(l)],devices:S,home:[]}}function m({file:s,real:o},n){const e=(0,T().
dirname)(o),i=(0,T().dirname)(e),t=(0,T().basename)(e),r=t==="shims"||t==="bin"&&!n.some(c=>(0,R().isInside)(c,i));return[
(0,T().dirname)(s),e,...r?[i]:[]].filter(c=>!n.some(l=>(0,R().isInside)(c,l)))}async function p(s){return(await Promise.
all(s.map(async n=>(await(0,w().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}async function h(){const s=await(0,w().
realpath)("/etc/resolv.conf").catch(()=>{});return s?.startsWith("/run/systemd/resolve/")?[(0,T().dirname)(s)]:[]}async function E(s,o){
return o===void 0||!(0,T().isAbsolute)(o)?[]:(await Promise.all([...new Set(s)].sort().map(async e=>{const i=await(0,w().
realpath)((0,T().join)(o,e)).catch(()=>{});return i===void 0||!(await(0,w().stat)(i)).isDirectory()?[]:[{path:e,source:i}]}))).
flat()}},96266:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.TEMP=f.HOME=void 0,f.commandFolders=F,
f.commandMounts=C,f.sharedMounts=I;function M(){const m=u(76760);return M=function(){return m},m}function w(){const m=u(
39491);return w=function(){return m},m}function j(){const m=u(46282);return j=function(){return m},m}const T=f.HOME="/ho\
me/gene-gate",R=f.TEMP="/tmp",v=64,N="/.gene-gate",A={lower:`${N}/lower`,cover:`${N}/cover`,own:`${N}/own`,run:`${N}/run`,
replaced:`${N}/replaced`,home:`${N}/home`,tools:`${N}/tools`};function I({view:m,checkout:p,run:h,stage:E}){const s=(n,e)=>[
n,(0,M().join)(E,e)],o=(n,e,i)=>[n,(0,M().join)(E,e),"none",i];return[...m.system.map(n=>s(n,n)),...m.emptied.map(n=>["g\
ene-gate",(0,M().join)(E,n),"tmpfs","size=1m,mode=0755"]),o("/proc","proc","rbind"),o(p,A.lower,"rbind"),o(h,A.run,"bind"),
...m.tools.map((n,e)=>s(n,O(n,e))),...m.home.map(({source:n},e)=>s(n,(0,M().join)(A.home,String(e))))]}function C(m){const{
view:p,checkout:h,privileges:E,hides:s,keepsWrites:o,replaced:n}=m,e=(c,l,a)=>["gene-gate",l,c,a],i=(c,l,a="bind")=>[c,l,
"none",a],t=[`lowerdir=${s||E.adopt?`${A.cover}:`:""}${A.lower}`,`upperdir=${A.own}/upper`,`workdir=${A.own}/work`,...E.
overlay,"X-mount.mkdir"],r=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${v}`;return[i(`${A.own}/tmp`,R),i(`${A.
own}/home`,T),...p.home.map(({path:c},l)=>i(`${A.home}/${l}`,(0,M().join)(T,c))),i(`${A.own}/shm`,"/dev/shm"),e("devpts",
"/dev/pts",r),...p.tools.flatMap((c,l)=>{const a=O(c,l);return c===a?[]:[i(a,c,"rbind,X-mount.mkdir")]}),o?i(A.lower,h,"\
bind,X-mount.mkdir"):e("overlay",h,t.join(",")),...n.map((c,l)=>i(`${A.replaced}/${l}`,(0,M().join)(h,c))),e("proc","/pr\
oc","nosuid,nodev,noexec"),e("tmpfs",N,"ro,size=4k,mode=0755")]}function F({home:m}){return["upper","work","tmp","home",
"shm",...[...new Set(m.flatMap(({path:h})=>[...(0,w().foldersAbove)(h),h]))].map(h=>`home/${h}`)]}function O(m,p){return[
R,T].some(E=>(0,j().isInside)(E,m))?`${A.tools}/${p}`:m}},35134:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),
f.breakFiles=v,f.writeLayer=A;function M(){const h=u(51455);return M=function(){return h},h}function w(){const h=u(76760);
return w=function(){return h},h}function j(){const h=u(39092);return j=function(){return h},h}function T(){const h=u(32476);
return T=function(){return h},h}const R=/\.d\.[cm]?ts$/;function v(h,E){const s=new Map,o=new Map;for(const[e,i]of h){const t=w().
posix.extname(e).slice(1).toLowerCase(),r=T().LANGUAGES.find(({extensions:l})=>l.includes(t)),c=r&&!R.test(e)&&O(i,r,E);
r===void 0?o.set(e,N(i,E)):c&&s.set(e,c)}if(s.size===0){const e=[...h].map(([i,t])=>[i,N(t,E)]);return{files:new Map(e),
operator:"unparsable"}}const n=o.size>0?"mixed":"functions_fail";return{files:new Map([...s,...o]),operator:n}}function N(h,E){
return`)]}>"'\`<<<<<<< ${E}
${h}`}async function A(h,E,s){const{checkout:o,isCommitted:n,path:e}=s,i=new Map;for(const[t,r]of E){const{mode:c}=await(0,M().
lstat)((0,w().join)(o,t));await(0,M().mkdir)((0,w().dirname)((0,w().join)(h,t)),{recursive:!0}),await(0,M().writeFile)((0,w().
join)(h,t),r),await(0,M().chmod)((0,w().join)(h,t),c&511),i.set(t,(c&73)===0?"100644":"100755")}n&&await(0,j().commitLayer)(
{checkout:o,layer:h,modes:i,path:e});for(const t of await(0,M().readdir)(h,{recursive:!0,withFileTypes:!0})){const r=(0,w().
join)(t.parentPath,t.name),c=await(0,M().lstat)((0,w().join)(o,(0,w().relative)(h,r))).catch(()=>{});t.isDirectory()&&c&&
await(0,M().chmod)(r,c.mode&511)}}const I=200,C=400,F=1e4;function O(h,E,s){const{masked:o,forms:n,failing:e,unused:i}=E,
t=h.replaceAll(o,a=>a.replaceAll(/[^\n]/g," ")),r=new Map;for(const{start:a,end:S}of m(t,E)){const d=t.slice(S,S+C),y=n.
find(({after:$})=>$.test(d)),b=t.slice(Math.max(0,a-I),a);if(!y||y.unless?.test(b)||y.before?.test(b)===!1)continue;const g=S+
(y.after.exec(d)?.[0].length??0);y.isExpression?r.set(g,` (() => {${e(s)} })( ) ? 0 : `):r.set(...p(h,g,E,s))}if(r.size===
0)return;i&&/^[ \t]*(?:import|export)\b/m.test(t)&&r.set(h.length,i(s));let c="",l=0;for(const[a,S]of[...r].sort(([d],[y])=>d-
y))c+=h.slice(l,a)+S,l=a;return c+h.slice(l)}function m(h,{bareParameter:E}){const s=[],o=[];for(const{index:e,0:i}of h.
matchAll(/[()[\]{}]/g))if("([{".includes(i))o.push(e);else{const t=o.pop();i===")"&&t!==void 0&&s.push({start:t,end:e+1})}
const n=E?[...h.matchAll(E)]:[];return[...s,...n.map(({index:e,0:i})=>({start:e,end:e+i.length}))]}function p(h,E,{preamble:s,
isIndented:o,failing:n},e){const i=s?.exec(h.slice(E,E+F))?.[0].length??0,t=n(e);if(!o)return[E+i,t];if(i>0)return[E+i,`\
; ${t}`];const[r="",c=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(h.slice(E))??[];return[E+r.length,r===c?`${t}; `:
`${t}
${c}`]}},32476:function(H,f){Object.defineProperty(f,"__esModule",{value:!0}),f.LANGUAGES=void 0;function u(...e){return new RegExp(
e.join("|"),"g")}const M=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,w=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
j="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",T=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
R=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,v=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
N={extensions:["js","mjs","cjs"],masked:u(M,w,j,T),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:v,unless:R}],failing:e=>` debugger; var _${e}=${e}( "x" ) ; throw _${e} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:e=>`
export const unused_${e} = "x"  ;
`},A=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,I=String.raw`\s*:\s*(?:[^\s;{}()=]|${A})(?:[^;{}()=]|${A})*`,C=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
F=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,O=String.raw`^(?:${I}?)?\s*=>`,
m={...N,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${O}\s*\{`),unless:C},{after:new RegExp(
O),before:F,unless:C,isExpression:!0},{after:new RegExp(String.raw`^(?:${I})?\s*\{`),before:v,unless:R}]},p=['"""',"'''"].
map(e=>`${e}(?:\\\\[\\s\\S]|(?!${e})[\\s\\S])*${e}`),h=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...p,w].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
E={extensions:["py","pyi"],masked:u(...p,w,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:e=>`_${e}=${e}( "x" ) ;raise RuntimeError(_${e})`,preamble:new RegExp(h),isIndented:!0},s={masked:u(M,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},o={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},n=f.LANGUAGES=[N,m,E,{...s,extensions:["rs"],failing:e=>` let _${e} =( "x" ) ; \
panic!( "${e}" ) ;`},{...s,extensions:["go"],failing:e=>` panic( "${e}" ) ;`},{...s,extensions:["kt","kts"],failing:e=>`\
 throw RuntimeException( "${e}" ) ;`},{...s,extensions:["java"],forms:[o],failing:e=>` if ( true ) throw new RuntimeExce\
ption( "${e}" ) ;`}]},69983:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.breakAndRun=p;function M(){
const n=u(77598);return M=function(){return n},n}function w(){const n=u(86191);return w=function(){return n},n}function j(){
const n=u(59490);return j=function(){return n},n}function T(){const n=u(87952);return T=function(){return n},n}function R(){
const n=u(67147);return R=function(){return n},n}function v(){const n=u(57334);return v=function(){return n},n}function N(){
const n=u(49604);return N=function(){return n},n}function A(){const n=u(64474);return A=function(){return n},n}function I(){
const n=u(35134);return I=function(){return n},n}function C(){const n=u(48081);return C=function(){return n},n}const F=2,
O=2e3,m=20;async function p(n,e){const{policy:i,change:t,checkout:r}=e;if(i.mutants==="off"||t===void 0)return new Map;const c=[
...n].flatMap(([y,b])=>{const g=b.map(({outcome:L})=>L);if(!(y.gene.change==="added"||y.gene.change==="modified")||g.some(
({status:L})=>L!=="passed"))return[];const P=y.gene.commands.flatMap(({reading:L})=>(0,w().startedFiles)(L)).sort();return[
{...y,outcomes:g,launched:P}]}),{areBuilt:l}=(0,R().everything)((0,T().dependencyFolders)(i)),a=r.additions.find(l),S=`c\
ommands can read \`${a}\`, which was built before the change was broken`,d=new Map;for(const y of(0,j().groupBy)(c,({launched:b})=>b.
join("\0")).values()){const g=await(a===void 0?E(y,e):Promise.reject(new Error(S))).catch(({message:$})=>h(y,$));for(const[
$,{gene:P}]of y.entries())d.set(P,g[$]??[])}return d}function h(n,e){return n.map(({plans:i})=>i.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:e})))}async function E(n,e){const i=await(0,C().sourcesOf)(e.change?.files??[],e.tree,
n[0]?.launched??[]);if(typeof i=="string")return h(n,i);const t=await s(n,i.texts,e),r=t.flat().some(({outcome:l})=>l===
"killed");if(i.existing===void 0||!r)return t;const c=await s(n,i.existing,e);return t.map((l,a)=>l.map((S,d)=>{const y=c[a]?.[d];
return S.outcome!=="killed"||y?.outcome!=="survived"?S:{...S,existing:{files:y.files,duration_ms:y.duration_ms}}}))}async function s(n,e,{
backend:i,checkout:t,change:r,policy:{views:c},concurrency:l,path:a,signal:S}){const d=`z${(0,M().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,y=(0,I().breakFiles)(e,d),b={checkout:t.directory,isCommitted:r?.isCommitted===!0,path:a},
g=await i.cover?.(D=>(0,I().writeLayer)(D,y.files,b));if(g===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const $=n.map(({id:D,plans:G,outcomes:x})=>{const B=x.map(({duration_ms:U})=>F*
U+O),k=G.map((U,W)=>({...U,timeoutMs:B[W]??O}));return c==="gene"?[{id:D,plans:k}]:k.map(U=>({id:D,plans:[U]}))}),P={backend:g,
progress:N().NO_PROGRESS,views:c,concurrency:l,signal:S},L=await(0,A().runPlans)($.flat(),P);return $.map(D=>D.flatMap(G=>L.
get(G)??[]).map(({outcome:G})=>o(G,y)))}function o(n,{files:e,operator:i}){const{status:t,signal:r,duration_ms:c,reason:l=t}=n,
a=[...e.keys()].sort(),S={operator:i,files:a.slice(0,m),duration_ms:c,...a.length>m&&{total_files:a.length}};return t===
"passed"?{...S,outcome:"survived"}:(t==="failed"||t==="timed_out"||r!==null)&&l!==v().BUDGET_SPENT?{...S,outcome:"killed"}:
{...S,outcome:"not_run",reason:l}}},48081:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.isSource=C,
f.sourcesOf=F;function M(){const O=u(95244);return M=function(){return O},O}function w(){const O=u(93028);return w=function(){
return O},O}const j=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
T=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
R=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,v=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
N=600,A=500,I=10*1024**2;function C(O){return(0,M().isProgramCode)(O)&&!(0,M().isOfTests)(O)&&![j,T].some(m=>m.test(O))}
async function F(O,m,p){const h=c=>C(c)&&!p.includes(c)&&(0,w().isRegular)(m.stat(c)?.kind),E=O.filter(({path:c,status:l})=>l!==
"deleted"&&h(c)),s=[...m.files()].filter(({path:c})=>h(c)&&!R.test(c)),o=E.length>0?E:s;if(o.length===0)return"neither t\
he change nor the repository has a source file to break";const n=o.reduce((c,{path:l})=>c+(m.stat(l)?.size??0),0);if(o.length>
A||n>I)return`there are too many source files to break: ${o.length} with ${Math.ceil(n/1024**2)} MB`;const e=o.map(async({
path:c})=>[c,(await m.read(c)).toString("utf8")]),i=await Promise.all(e);if(E.length===0){const c=i.filter(([,l])=>!v.test(
l.slice(0,N)));return c.length===0?"all source files are generated":{texts:new Map(c)}}const t=i.filter((c,l)=>E[l]?.status!==
"added"),r=t.length>0&&t.length<i.length;return{texts:new Map(i),...r&&{existing:new Map(t)}}}},57334:function(H,f){Object.
defineProperty(f,"__esModule",{value:!0}),f.OUTCOME_LOST=f.INTERRUPTED=f.CHECKOUT_CHANGED=f.BUDGET_SPENT=f.BLOCKED=void 0,
f.changedOutcome=A,f.countInterrupted=R,f.notRun=N,f.stopReason=v;const u=f.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",M=f.INTERRUPTED="interrupted",w=f.BUDGET_SPENT="the time budget for all commands was spent",j=f.OUTCOME_LOST=
"the run returned no outcome for this command",T=f.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function R(I){
return I.filter(({reason:C})=>C===M).length}function v(I){return I.reason===w?w:M}function N(I,C,F=new Date){const O={head:"",
tail:"",bytes:0,truncated:!1};return{status:I,exit_code:null,signal:null,started_at:F.toISOString(),duration_ms:0,stdout:O,
stderr:O,reason:C}}function A(I,C=N("error",T)){return{...C,status:"error",reason:T,checkout_changed:[...I]}}},22562:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.outcomesOf=T,f.plansOf=j,f.refusedOutcomes=v;function M(){const C=u(6470);
return M=function(){return C},C}function w(){const C=u(57334);return w=function(){return C},C}function j({asset:C,commands:F}){
const O=F.flatMap(({plan:m})=>m??[]);return{id:C.id,plans:O.length===F.length?O:[]}}function T({commands:C},F,O){if(C.every(
({plan:p})=>p!==void 0))return C.map(({plan:p},h)=>R(p,F[h],O));const m=I(C);return C.map(({verdict:p})=>p==="block"?(0,w().
notRun)("blocked",w().BLOCKED,O):(0,w().notRun)("skipped",m,O))}function R(C,F,O){if(F===void 0||F.plan.digest!==C?.digest)
return(0,w().notRun)("skipped",w().OUTCOME_LOST,O);const{outcome:m,changedFiles:p}=F;return p.length===0?m:{...m,checkout_modified:p}}
function v(C,F,O){const m=C.filter(p=>F?N(p):p.commands.some(A));return new Map(m.map(p=>[p,T(p,[],O)]))}function N({change:C,
commands:F}){return F.length===0?C!=="removed":F.some(({plan:O})=>O===void 0)}function A({verdict:C}){return C==="block"}
function I(C){if(C.some(({verdict:m})=>m==="block"))return"another command of the gene is blocked";const O=C.flatMap(({reading:m})=>(0,M().
toolOf)(m)??[]).find(({path:m})=>m===void 0);return O?`${O.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},46282:function(H,f,u){Object.defineProperty(f,"__esModul\
e",{value:!0}),f.findPrograms=m,f.isInside=l;function M(){const a=u(31421);return M=function(){return a},a}function w(){
const a=u(51455);return w=function(){return a},a}function j(){const a=u(48161);return j=function(){return a},a}function T(){
const a=u(76760);return T=function(){return a},a}function R(){const a=u(57975);return R=function(){return a},a}function v(){
const a=u(7723);return v=function(){return a},a}function N(){const a=u(26040);return N=function(){return a},a}function A(){
const a=u(41895);return A=function(){return a},a}function I(){const a=u(14495);return I=function(){return a},a}const C=v().
object({file:v().string(),version:v().string(),platform:v().string(),arch:v().string()}),F="JSON.stringify({file: proces\
s.execPath, version: process.version, platform: process.platform, arch: process.arch})",O=2e4;async function m(a){const{
path:S,checkout:d,names:y=[]}=a,b=await t(S,d),g=await p(b,d),[$,P]=await Promise.all(["npm","npx"].map(G=>E(G,g.file,b,
d))),L=await i(y,b,d),D=await n(b,d);return{node:g,...$&&{npm:$},...P&&{npx:P},...D!==void 0&&{shell:D},machine:L,searchPath:b}}
async function p(a,S){for await(const{file:d,real:y}of c("node",a,S)){const b=await h(d,y,a),g=await r(b.file,S);if(g!==
void 0)return{...b,file:g}}throw new(A()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function h(a,S,d){
const{execPath:y,version:b,platform:g,arch:$}=process;if(S===await(0,w().realpath)(y))return{file:S,version:b,platform:g,
arch:$};try{const{stdout:P}=await(0,R().promisify)(M().execFile)(a,["-p",F],{cwd:(0,T().dirname)(a),env:{PATH:d.join(T().
delimiter),HOME:(0,j().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:O,windowsHide:!0});
return C.parse(JSON.parse(P))}catch(P){throw new(A()).GateError("program_not_found",`${a} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:P})}}
async function E(a,S,d,y){const b=(0,T().join)("node_modules","npm","bin",`${a}-cli.js`);for(const g of[(0,T().dirname)(
S),...d]){for(const P of[(0,T().join)(g,b),(0,T().join)(g,"..","lib",b)]){const L=await s(P,a,y);if(L)return L}const $=await s(
(0,T().join)(g,a),a,y);if($)return $}}async function s(a,S,d){const y=await r(a,d);if(!y?.endsWith(`${S}-cli.js`))return;
const b=(0,T().join)((0,T().dirname)(y),"..","package.json"),g=await(0,w().readFile)(b,"utf8").catch(()=>"null"),{success:$,
data:P}=v().object({name:v().literal("npm"),version:v().string()}).safeParse((0,N().attempt)(()=>JSON.parse(g)));return $?
{file:y,version:P.version}:void 0}const o="/bin/sh";async function n(a,S){if(process.platform!=="win32")return o;for await(const{
real:d}of c("git",a,S)){const y=await r((0,T().join)((0,T().dirname)(d),"..","bin","sh.exe"),S);if(y!==void 0)return y}}
const e=/^[A-Za-z0-9][\w.+-]*$/;async function i(a,S,d){const y=new Map;for(const b of a.filter(g=>e.test(g))){const g=await c(
b,S,d).next();g.done||y.set(b,g.value)}return y}async function t(a,S){const d=new Set(a.split(T().delimiter).filter(b=>(0,T().
isAbsolute)(b)));return(await Promise.all([...d].map(async b=>await r(b,S)===void 0?[]:[b]))).flat()}async function r(a,S){
const[d,y]=await Promise.all([(0,w().realpath)(a).catch(()=>{}),(0,w().realpath)(S)]);if(d===void 0)return;const b=[d,(0,T().
resolve)(a)],g=[y,(0,T().resolve)(S)];return b.some($=>g.some(P=>l(P,$)))?void 0:d}async function*c(a,S,d){for(const y of S){
const b=(0,T().join)(y,process.platform==="win32"?`${a}.exe`:a),g=await r(b,d);g!==void 0&&await(0,I().isExecutable)(g)&&
(yield{file:b,real:g})}}function l(a,S){const d=(0,T().relative)(a,S);return d!==".."&&!d.startsWith(`..${T().sep}`)&&!(0,T().
isAbsolute)(d)}},49604:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.NO_PROGRESS=void 0,f.groupedProgress=
T,f.linesOfProgress=j;function M(){const R=u(20849);return M=function(){return R},R}const w=f.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function j(R){let v=0,N=0;return{...w,planned:A=>{v=A},finished:(A,{status:I,duration_ms:C})=>{N+=
1;const F=(C/1e3).toFixed(1);R(`[${N}/${v}] ${I} in ${F} s: ${(0,M().safeLine)(A)}`)}}}function T(R){const v=j(R.info);return{
...v,planned:N=>{R.startGroup(`Run ${N} validation command${N===1?"":"s"}`),v.planned(N)},ended:()=>R.endGroup()}}},63682:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_RAN=void 0,f.requestOf=l,f.runAudited=n,f.withinBudget=S;function M(){
const d=u(48161);return M=function(){return d},d}function w(){const d=u(97247);return w=function(){return d},d}function j(){
const d=u(60210);return j=function(){return d},d}function T(){const d=u(57430);return T=function(){return d},d}function R(){
const d=u(87952);return R=function(){return d},d}function v(){const d=u(19309);return v=function(){return d},d}function N(){
const d=u(10582);return N=function(){return d},d}function A(){const d=u(32223);return A=function(){return d},d}function I(){
const d=u(46252);return I=function(){return d},d}function C(){const d=u(69983);return C=function(){return d},d}function F(){
const d=u(57334);return F=function(){return d},d}function O(){const d=u(22562);return O=function(){return d},d}function m(){
const d=u(46282);return m=function(){return d},d}function p(){const d=u(64474);return p=function(){return d},d}const h=4*
1024*1024,E=6e4,s=4,o=2*1024;async function n(d,y){const b=new Date,g=e(d,y),{checkout:$,path:P,policy:L,progress:D,signal:G,
shown:x}=y,B=(0,O().refusedOutcomes)(d.genes,$!==void 0,b);if($===void 0||g.length===0)return{...a,outcomes:B};const{directory:k,
leftOut:U}=$,W=new Set(g.flatMap(({plans:X})=>X.map(J=>J.program))),K=await(0,m().findPrograms)({path:P,checkout:k,names:[
...W]}),V=r(L.concurrency),Y=(0,v().shareFolder)($,y.attended,x!==void 0),{chooseBackend:z}=await Promise.all([u.e(670),
u.e(808)]).then(u.bind(u,60670)),{backend:Z,isolation:Q,close:on}=await z({programs:K,checkout:k,leftOut:U,...x&&{shown:x},
shareFolder:Y.folder,outputBytes:t(L.limits.output_bytes,d.genes),limits:(0,N().limitsOn)((0,N().thisMachine)(),L.limits,
V),lanes:V,requested:l(L.containment,y.fork),network:L.network==="allow",replaced:await i(d,y.tree),folders:y.privateFolders,
home:await(0,A().homeFolders)([...L.home_caches,...(0,R().homeDependencies)(L)],y.home),signal:G}),_=Z.level==="namespac\
es",q=_?V:1,sn=async()=>{const X=performance.now(),J=await S(L.limits.budget_seconds*1e3,G,tn=>(0,p().runPlans)(g,{backend:Z,
progress:D,views:L.views,concurrency:q,signal:tn,guard:Y.guard()})),nn=Math.max(E,performance.now()-X),dn=await S(nn,G,tn=>(0,C().
breakAndRun)(J,{...y,checkout:$,backend:Z,concurrency:q,signal:tn}));return{runs:J,mutants:dn}},{runs:rn,mutants:an}=await sn().
finally(()=>Promise.all([on(),Y.close()])),cn=[(0,I().mentionedOf)(Y.hides()?U:[]),(0,I().causesOf)({isolation:Q,policy:L,
programs:K,checkout:k,home:y.home}),(0,I().namedRootOf)(_?k:Y.guard().directory)],un=X=>cn.reduce((J,nn)=>nn(J),X),en=g.
map(X=>{const{gene:J}=X;return[J,(0,O().outcomesOf)(J,rn.get(X)??[],b).map(un)]});return{outcomes:new Map([...B,...en]),
interrupted:(0,F().countInterrupted)(en.flatMap(([,X])=>X)),isolation:{...Q,description:`${Q.description} ${c(_,L.views,
q)}`},nodeOf:()=>K.node,mutants:an,findings:Y.findings()}}function e(d,{waiting:y}){return d.genes.filter(b=>!y.has(b)).
map(b=>({...(0,O().plansOf)(b),gene:b})).filter(({plans:b})=>b.length>0)}async function i(d,y){const b=new Set((0,w().isOfChange)(
d)?d.files.map(({path:$})=>$):[]),g=await(0,j().npmrcCopies)(y,b);return new Map(g.flatMap(({path:$,text:P,dropped:L})=>L.
length>0&&P!==void 0?[[$,P]]:[]))}function t(d,y){const b=y.flatMap(P=>(0,O().plansOf)(P).plans),g=new Set(b.map(({digest:P})=>P)),
$=Math.floor(h/(g.size*s));return Math.min(d,Math.max($,o))}function r(d){return d==="cores"?(0,M().availableParallelism)():
d}function c(d,y,b){if(!d)return"One command at a time, because all commands share the checkout.";const g=y==="gene"?" T\
he commands of one gene share a view.":"";return`${b===1?"One command at a time.":`Up to ${b} commands at once.`}${g}`}function l(d,y){
return d==="require-for-forks"?y?"require":"auto":d}const a=f.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:T().
NOTHING_RUN,nodeOf:()=>process};async function S(d,y,b){const g=new AbortController,$=setTimeout(()=>g.abort(F().BUDGET_SPENT),
d);try{return await b(AbortSignal.any([y,g.signal]))}finally{clearTimeout($)}}},20849:function(H,f,u){Object.defineProperty(
f,"__esModule",{value:!0}),f.safeLine=j,f.withoutLogCommands=T;function M(){const R=u(77598);return M=function(){return R},
R}const w=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function j(R,v=200){const N=R.replace(w,I=>`\\u{${I.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),A=Array.from(N);return A.length<=v?N:`${A.slice(0,v-1).
join("")}\u2026`}async function T(R,v){const N=(0,M().randomUUID)();R(`::stop-commands::${N}`);try{return await v()}finally{
R(`::${N}::`)}}},64474:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.runPlans=j;function M(){const m=u(
41895);return M=function(){return m},m}function w(){const m=u(57334);return w=function(){return m},m}async function j(m,p){
const{backend:h,progress:E,concurrency:s,views:o}=p,n=new Map(m.flatMap(({plans:y})=>y.map(b=>[b.digest,b]))),e=new Map;
for(const y of n.values()){const b=I(()=>h.check(y));b&&e.set(y.digest,b)}const i=new AbortController,t=AbortSignal.any(
[p.signal,i.signal]),r=T(s),c=A({...p,signal:t},e),l=R(y=>c(y,(b,g)=>h.run(b,g))),a=R(async y=>{const b=await h.forGene?.(
y.length,t),g=($,P)=>(b??h).run($,P);return N(y,$=>c($,g),t).finally(()=>b?.close())}),S=async({plans:y})=>{try{return o!==
"gene"?await N(y,g=>l(g.digest,g),t):(await a(v(y),y)).map((g,$)=>({...g,plan:y[$]??g.plan}))}catch(b){throw i.abort(),b}},
d=new Map(m.map(({plans:y})=>[v(y),y]));E.planned(o==="gene"?[...d.values()].flat().length:n.size);try{const y=m.map(g=>r(
()=>S(g)));await Promise.allSettled(y);const b=F(await Promise.all(y));return new Map(m.map((g,$)=>[g,b[$]??[]]))}finally{
E.ended()}}function T(m){const p=[];let h=m;return async E=>{h===0?await new Promise(s=>p.push(s)):h-=1;try{return await E()}finally{
const s=p.shift();s?s():h+=1}}}function R(m){const p=new Map;return(h,E)=>{const s=p.get(h)??m(E);return p.set(h,s),s}}function v(m){
return m.map(({digest:p})=>p).join()}async function N(m,p,h){const E=[];for(const s of m){const o=E.find(({outcome:n})=>n.
checkout_modified);h.aborted?E.push(O(s,(0,w().stopReason)(h))):o?E.push(O(s,C(o.plan))):E.some(({outcome:n})=>n.status!==
"passed")?E.push(O(s,"an earlier command of the gene did not pass")):E.push({...await p(s),plan:s})}return E}function A(m,p){
const{backend:h,progress:E,signal:s,guard:o}=m,n=h.level==="process_group";let e;return async(i,t)=>{if(e!==void 0)return O(
i,e);if(s.aborted)return O(i,(0,w().stopReason)(s));const r=o?.state(),c=o&&r?[...await o.changed(r)]:[];if(o&&r&&!n&&c.
push(...o.added(r)),c.length>0)return e=w().CHECKOUT_CHANGED,{plan:i,outcome:(0,w().changedOutcome)(c),changedFiles:[]};
E.started(i.command);const l=p.get(i.digest),a=l?(0,w().notRun)("not_runnable",`${l.message} ${l.hint}`):await t(i,s),S=()=>n?
o?.changed():r&&o?.touchedSince(r),d=(s.aborted?void 0:await S())??[];if(d.length===0||n)return E.finished(i.command,a),
d.length>0&&(e=C(i)),{plan:i,outcome:a,changedFiles:d};e=w().CHECKOUT_CHANGED;const y=(0,w().changedOutcome)(d,a);return E.
finished(i.command,y),{plan:i,outcome:y,changedFiles:[]}}}function I(m){try{m();return}catch(p){if(p instanceof M().GateError&&
p.code==="program_not_found")return p;throw p}}function C({command:m}){return`the command "${m}" changed files of the ch\
eckout`}function F(m){const p=new Set;return m.map(h=>h.map(E=>{const{outcome:s}=E;return s.status==="skipped"?E:p.has(s)?
{...E,outcome:{...s,reused:!0}}:(p.add(s),E)}))}function O(m,p){return{plan:m,outcome:(0,w().notRun)("skipped",p),changedFiles:[]}}},
46562:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.findingsOf=N,f.judgeGene=v;function M(){const s=u(
13580);return M=function(){return s},s}function w(){const s=u(57334);return w=function(){return s},s}function j(){const s=u(
9436);return j=function(){return s},s}function T(){const s=u(49001);return T=function(){return s},s}function R(){const s=u(
47350);return R=function(){return s},s}function v(s,o,{policy:n,ignoring:e,capped:i=[],missing:t}){const r=O(s,P=>(0,j().
suppress)(P,e)),c=o.outcomes.get(s)??[],l=o.mutants?.get(s),a=[...(0,T().runFindings)(r,c,o,n),...(0,T().mutantFindings)(
r,l)],d=[...(0,j().suppress)(a,e),...t?[t]:[]],b=[...N({gene:r,runFindings:d}),...i].filter(({suppressed:P})=>!P),g=I(c,
d),$=(0,R().gravest)([(0,R().severityVerdict)(b,n.fail_on),...r.commands.map(P=>P.verdict==="block"?"fail":"pass"),...g?
["warn"]:c.map(F),t?"needs_approval":"pass"]);return{gene:r,ran:o.outcomes.has(s),outcomes:c,...l&&{mutants:l},runFindings:d,
capped:i,verdict:$,summary:g?A:m(r,c,$,b)}}function N({gene:s,runFindings:o}){return[...s.findings,...s.commands.flatMap(
n=>n.findings),...o]}const A="not runnable here: the machine lacks a program or a tool";function I(s,o){const n=o.filter(
({rule:e})=>(0,M().ruleOf)(e).group==="environment");return n.length>0&&n.every(({severity:e})=>e!=="error")&&s.every(({
status:e,reason:i})=>e==="skipped"?!C.has(i):e==="passed"||e==="not_runnable")}const C=new Set([w().INTERRUPTED,w().OUTCOME_LOST]);
function F({status:s,reason:o}){return s==="passed"?"pass":s==="error"||C.has(o)?"error":"fail"}function O(s,o){return{...s,
findings:o(s.findings),commands:s.commands.map(n=>({...n,findings:o(n.findings)}))}}function m(s,o,n,e){const i=s.commands.
findIndex(P=>P.verdict==="block"),t=o.findIndex(({status:P})=>P!=="passed"&&P!=="skipped"),r=o.findIndex(({status:P})=>P===
"skipped"),c=[i,t,r].find(P=>P>=0)??-1,l=s.commands[c];if(l)return`constraint: validation_failed: ${l.command} => ${E(o[c])}`;
if(s.change==="removed")return"removed";const{files:a,max_files:S,severity:d}=s.blastRadius;if(e.some(p))return`constrai\
nt: blast_radius ${d}: ${a} / ${S} files`;const y=s.commands.length,b=y===1?"1 command":`${y} commands`;if(n==="needs_ap\
proval")return`${b} allowed, waiting for approval`;if(n==="fail")return`failed: ${h(e).join(", ")}`;const g=o.length>0?`${b}\
 passed`:`${b} allowed, none run`,$=n==="warn"?h(e):[];return $.length>0?`${g}, with warnings: ${$.join(", ")}`:g}function p({
rule:s,severity:o}){return o==="error"&&s.startsWith("blast-radius-")}function h(s){const o=s.filter(({severity:e})=>e===
"error"),n=s.filter(({severity:e})=>e==="warning");return[...new Set((o.length>0?o:n).map(({rule:e})=>e))]}function E(s){
return s?s.reason??`exit code ${s.exit_code}`:"BLOCKED"}},9436:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),
f.dayOf=N,f.idleIgnores=O,f.ignoreFindings=C,f.isIgnorable=A,f.refusalOf=F,f.suppress=I;function M(){const s=u(41330);return M=
function(){return s},s}function w(){const s=u(32854);return w=function(){return s},s}function j(){const s=u(13580);return j=
function(){return s},s}function T(){const s=u(95132);return T=function(){return s},s}function R(){const s=u(43767);return R=
function(){return s},s}function v(){const s=u(52288);return v=function(){return s},s}function N(s){return s.toISOString().
slice(0,10)}function A({rule:s,severity:o,layer:n}){return(0,R().mayBeIgnored)({...(0,j().ruleOf)(s),severity:o,layer:n})}
function I(s,{ignores:o,...n}){const e=o.filter(t=>!(0,v().hasExpired)(t.expires,n.today)),i=(0,v().withLevels)(s,n);return e.
length===0?i:i.map(t=>{const r=A(t)&&e.find(c=>m(c,t));return r?{...t,suppressed:{reason:r.reason,expires:r.expires}}:t})}
function C({ignores:s,today:o},n,e){return s.flatMap(i=>{const{rule:t,reason:r,expires:c}=i,l=`The ignore of \`${t}\` ${E(
i)}`,a=n.filter(b=>m(i,b)),S=a.every(A)?F(i):v().DECIDES;if(S!==void 0)return[(0,T().finding)("exception-refused",{exception:l,
refusal:S})];if((0,v().hasExpired)(c,o))return[(0,T().finding)("exception-refused",{exception:l,refusal:(0,v().expiredWords)(
c,r)})];const d=a.length===0&&e.some(b=>p(i,b)),y={exception:l,refusal:"the rule finds nothing there"};return d?[(0,T().
finding)("exception-refused",y,{severity:"notice"})]:[]})}function F({rule:s}){const o=(0,j().checkRules)().find(({id:n})=>n===
s);return o===void 0?(0,v().unknownRule)(s):o.ignorable!==void 0||(0,R().mayBeIgnored)(o)?void 0:v().DECIDES}function O(s,o){
return s.flatMap(n=>(0,v().idle)(n.rule,F(n),n.expires,o))}function m({rule:s,where:o},{rule:n,location:e,subject:i}){if(s!==
n)return!1;const{path:t,gene:r,command:c}=o??{};return(t===void 0||e!==void 0&&h(e.path,t))&&(r===void 0||r===i?.id)&&(c===
void 0||c===i?.command)}function p({where:s},{asset:o,commands:n}){const{path:e,gene:i,command:t}=s??{};return(e===void 0||
h(o.path,e))&&(i===void 0||i===o.id)&&(t===void 0||n.some(r=>r.command===t))}function h(s,o){return(0,w().isWithin)(s,o)||
(0,M().default)(o,{dot:!0,nonegate:!0})(s)}function E({where:s={}}){const o=Object.entries(s).map(([n,e])=>`the ${n} \`${e}\
\``);return o.length===0?"for all findings":`for ${o.join(", ")}`}},92344:function(H,f,u){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.allFindings=E,f.judge=m,f.judgeShards=n,f.otherShards=e,f.verdictOfPart=i;function M(){const t=u(9354);
return M=function(){return t},t}function w(){const t=u(1395);return w=function(){return t},t}function j(){const t=u(89549);
return j=function(){return t},t}function T(){const t=u(27199);return T=function(){return t},t}function R(){const t=u(97247);
return R=function(){return t},t}function v(){const t=u(13580);return v=function(){return t},t}function N(){const t=u(95132);
return N=function(){return t},t}function A(){const t=u(46562);return A=function(){return t},t}function I(){const t=u(9436);
return I=function(){return t},t}function C(){const t=u(52288);return C=function(){return t},t}function F(){const t=u(47350);
return F=function(){return t},t}const O={ignores:[],rules:{}};function m(t,r,{policy:c,now:l,approval:a=M().NOTHING_WAITS}){
const{ignores:S,rules:d}=(0,R().isOfChange)(t)?c:O,y={ignores:S,rules:d,today:(0,I().dayOf)(l)},b=e(r.shards??[]),g=o(a,
t.findings),$=[...g?t.findings:h(t.findings,c,a),...g?[g]:[],...b?[b]:[],...r.findings??[],...r.interrupted>0?[(0,N().finding)(
"run-interrupted",{skipped:r.interrupted})]:[]],P=(0,I().suppress)($,y),L=P.filter(({rule:z})=>z==="blast-radius-hard-ca\
p"),D=new Map(t.genes.map(z=>{const Z=s(z,a),Q=z.blastRadius.severity==="hard_cap_breach"?L:[];return[z,(0,A().judgeGene)(
z,r,{policy:c,ignoring:y,capped:Q,...Z&&{missing:Z}})]})),G=[...D.values()],x=[...$,...G.flatMap(A().findingsOf)],B=[...P,
...(0,I().ignoreFindings)(y,x,t.genes),...(0,C().levelFindings)(y)],[k,U]=p(B,c.approvals.gate>0),W=(0,F().gravest)([(0,F().
severityVerdict)(U,c.fail_on),k.length>0?"warn":"pass"]),K=r.interrupted>0?"error":"pass",V=g?"needs_approval":"pass",Y=(0,F().
gravest)([W,K,V,...G.map(z=>z.verdict)]);return{genes:G,findings:B,verdict:b?i(Y):Y,shards:n(r.shards??[],D)}}function p(t,r){
if(!r)return[[],t];const c=new Set(t.flatMap(a=>(0,w().needsPerson)(a)?a.location?.path:[])),l=({rule:a,severity:S,location:d})=>(0,v().
ruleOf)(a).approval!==void 0||a==="protected-path"&&S==="warning"&&c.has(d?.path);return[t.filter(l),t.filter(a=>!l(a))]}
function h(t,{approvals:{gate:r}},{approvals:c}){if(r>0&&c.length===0)return t;const l=r>0?"given":"not required";return t.
map(a=>(0,w().needsPerson)(a)?{...a,args:{...a.args,approval:l}}:a)}function E({findings:t,genes:r}){return[...t,...r.flatMap(
A().findingsOf)]}function s(t,{waiting:r,refusals:c,means:l,digest:a=""}){const S=r.get(t);if(S===void 0)return;const{asset:d,
commands:y}=t;return(0,N().finding)("approval-missing",{gene:d.id,confirmation:S.confirmation==="strong"?"strong":"very \
strong",needed:S.needed,given:S.given,commands:y.filter(({confirmation:b})=>b!=="standard").map(({command:b})=>b),means:l,
digest:(0,j().shortDigest)(a),refusals:c},(0,T().placeOf)(d))}function o({gate:t,refusals:r,means:c,digest:l=""},a){if(t===
void 0)return;const S=a.some(({rule:b})=>b==="gate-weakened"),d=a.some(({rule:b})=>b==="agent-files-unapproved"),y={...t,
means:c,digest:(0,j().shortDigest)(l),refusals:r,weakens:S,runs:d};return(0,N().finding)("gate-approval-missing",y)}function n(t,r){
return t.map(({index:c,of:l,genes:a})=>{const S=(0,F().gravest)([...a].map(d=>r.get(d)?.verdict??"error"));return{index:c,
of:l,genes:a.size,verdict:S}})}function e(t){const[r]=t;if(!(r===void 0||t.length===r.of))return(0,N().finding)("part-of\
-run",{index:r.index,of:r.of,genes:r.genes.size})}function i(t){return t==="pass"||t==="warn"?"error":t}},52288:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.DECIDES=void 0,f.expiredWords=C,f.hasExpired=I,f.idle=O,f.idleLevels=
m,f.levelFindings=p,f.unknownRule=s,f.withLevels=N;function M(){const o=u(3051);return M=function(){return o},o}function w(){
const o=u(54441);return w=function(){return o},o}function j(){const o=u(54062);return j=function(){return o},o}function T(){
const o=u(13580);return T=function(){return o},o}function R(){const o=u(95132);return R=function(){return o},o}function v(){
const o=u(43767);return v=function(){return o},o}function N(o,n){return Object.keys(n.rules).length===0?o:o.map(e=>A(e,n))}
function A(o,n){const{rule:e,severity:i,layer:t}=o,r={...(0,T().ruleOf)(e),severity:i,layer:t},c=F(n,e),l=i==="error"&&r.
group&&F(n,r.group),a=c?e:r.group,S=c??(l||void 0);if(S===void 0||a===void 0)return o;const{level:d,...y}=S,b=d==="off"?
"notice":d;return b===i||b!=="error"&&!(0,v().mayBeSoftened)(r)?o:{...o,severity:b,level:{rules:a,level:d,from:i,...y}}}
function I(o,n){return o!==void 0&&o<n}function C(o,n){return`it expired on ${o} (reason: ${n})`}function F({rules:o,today:n},e){
const i=Object.hasOwn(o,e)?o[e]:void 0,t=i&&(0,j().settingOf)(i);return I(t?.until,n)?void 0:t}function O(o,n,e,i){const t=n??
(I(e,i)?`it expired on ${e}`:void 0);return t===void 0?[]:[{name:o,why:t}]}function m({rules:o,today:n}){return Object.entries(
o).flatMap(([e,i])=>{const{level:t,until:r}=(0,j().settingOf)(i);return O(e,h(e,t),r,n)})}function p({rules:o,today:n}){
return Object.entries(o).flatMap(([e,i])=>{const{level:t,until:r,reason:c="none given"}=(0,j().settingOf)(i),l=h(e,t),a=`\
The level \`${t}\` of \`${e}\``;return l!==void 0?[(0,R().finding)("exception-refused",{exception:a,refusal:l})]:I(r,n)?
[(0,R().finding)("exception-refused",{exception:a,refusal:C(r,c)})]:[]})}function h(o,n){const e=w().RULE_GROUPS,i=(0,T().
checkRules)().find(({id:r})=>r===o);return e.includes(o)?void 0:i===void 0?s(o,e):n==="error"||(0,v().mayBeSoftened)(i)||
i.ignorable!==void 0?void 0:E}const E=f.DECIDES="the rule decides whether commands may run, what a change may touch, or \
whether files are readable";function s(o,n=[]){const e=(0,M().nearestName)(o,[...n,...(0,T().checkRules)().map(({id:t})=>t)]);
return`${n.length>0?"there is no such rule or group":"the rule does not exist"}${e?` (did you mean \`${e}\`?)`:""}`}},49001:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.earlierOutputOf=n,f.mutantFindings=e,f.runFindings=C;function M(){const t=u(
41330);return M=function(){return t},t}function w(){const t=u(27199);return w=function(){return t},t}function j(){const t=u(
6470);return j=function(){return t},t}function T(){const t=u(91265);return T=function(){return t},t}function R(){const t=u(
39491);return R=function(){return t},t}function v(){const t=u(95132);return v=function(){return t},t}function N(){const t=u(
54120);return N=function(){return t},t}function A(){const t=u(46252);return A=function(){return t},t}function I(){const t=u(
57334);return I=function(){return t},t}function C(t,r,{isolation:c},l){const a=c.level==="namespaces"&&l.views==="comman\
d",S=t.commands.flatMap((d,y)=>{const b=r[y];if(b===void 0)return[];const{command:g,location:$}=d,P={location:$,subject:{
...(0,w().subjectOf)(t.asset),command:g}};return[{audited:d,command:g,outcome:b,place:P}]});return[...S.flatMap(d=>[...E(
d,l),...h(d,l),...p(d)]),...a?O(S):[],...F(t,r,l)]}function F({asset:t,commands:r},c,{limits:l}){const a=r.filter((y,b)=>c[b]?.
reason===I().BUDGET_SPENT),[S]=a;if(S===void 0)return[];const d={gene:t.id,seconds:l.budget_seconds,commands:a.length};return[
(0,v().finding)("budget-spent",d,{location:S.location,subject:(0,w().subjectOf)(t)})]}function O(t){const r=t.findIndex(
({outcome:y})=>y.status==="failed"),c=t[r],l=c&&n(c,t.slice(0,r));if(!l)return[];const{path:a,writer:S}=l,d={command:c.command,
paths:[a],writer:S};return[(0,v().finding)("file-left-out",d,c.place)]}const m=[["checkout_modified","checkout-modified"],
["checkout_changed","checkout-changed"]];function p({command:t,outcome:r,place:c}){const l=m.flatMap(([S,d])=>{const y=r[S];
return y?[(0,v().finding)(d,{command:t,paths:y},c)]:[]}),{left_out:a}=r;return a===void 0?l:[...l,(0,v().finding)("file-\
left-out",{command:t,paths:a,writer:""},c)]}function h({command:t,outcome:{side_effects:r},place:c},{caches:l,views:a}){
const d=r?s({...r,...a==="gene"&&{created:[]}},l):[];return d.length===0?[]:[(0,v().finding)("command-writes",{command:t,
paths:d},c)]}function E({audited:t,command:r,outcome:c,place:l},{limits:{slow_command_seconds:a}}){const S=Math.round(c.
duration_ms/1e3),d=(0,N().causeWords)(c.causes);switch(c.status){case"failed":{const y=`failed with exit code ${c.exit_code??
1}`;return[(0,v().finding)("command-failed",{command:r,how:y,...d},l)]}case"timed_out":return c.reason===I().BUDGET_SPENT?
[]:[(0,v().finding)("command-timed-out",{command:r,seconds:S,...d},l)];case"crashed":{const y=`crashed: ${c.reason??"no \
exit code"}`;return[(0,v().finding)("command-failed",{command:r,how:y,...d},l)]}case"not_runnable":{const{program:y=r}=t.
plan??{};return[(0,v().finding)("program-missing",{command:r,program:y,where:"was not found on PATH outside the checkout"},
l)]}case"passed":return c.duration_ms>a*1e3?[(0,v().finding)("command-slow",{command:r,seconds:S,limit:a},l)]:[];case"sk\
ipped":{if(c.reason===I().OUTCOME_LOST)return[(0,v().finding)("not-judged",{detail:`the command \`${r}\`: ${I().OUTCOME_LOST}`},
l)];const y=(0,j().toolOf)(t.reading);return y===void 0||y.path!==void 0?[]:[(0,v().finding)("program-missing",{command:r,
program:y.name,where:"is not installed in `node_modules`"},l)]}case"error":case"blocked":return[]}}function s({created:t,
changed:r,deleted:c},l){const a=(0,M().default)([...l],{dot:!0});return[...t,...r,...c].filter(S=>!a(S)).sort()}const o=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function n(t,r){const{command:c,outcome:l}=t,a=[l.stderr,l.stdout].flatMap(({head:$,tail:P})=>[$,P]),S=[c,...a.flatMap($=>$.
split(`
`))],d=r.toReversed().flatMap(({command:$,outcome:{side_effects:P}})=>(P?.created??[]).map(L=>({path:L,writer:$}))),y=new Set(
d.flatMap(({path:$})=>[$,...(0,R().foldersAbove)($)])),b=(0,A().mentionsIn)(S,y),g=(0,A().mentionsIn)(S.filter($=>o.test(
$)),y);for(const{path:$,writer:P}of d){if(b.has($))return{path:$,writer:P};const L=(0,R().foldersAbove)($).findLast(D=>g.
has(D));if(L!==void 0)return{path:L,writer:P}}}function e({asset:t,commands:r},c){if(c===void 0)return[];const l=c.every(
({outcome:a})=>a==="survived");return r.flatMap((a,S)=>{const d=c[S],y=d?.outcome==="survived"?d.files:d?.existing?.files;
if(d===void 0||y===void 0)return[];const{command:b,location:g}=a,$=d.outcome!=="survived",P=$?y.length:d.total_files??y.
length,L=d.operator??"mixed",D=(0,v().finding)("passes-when-broken",{command:b,files:y,total:P,how:L,isExisting:$},{location:g,
subject:{...(0,w().subjectOf)(t),command:b}});return[!$&&(l||i(a))?D:{...D,severity:"notice"}]})}function i({plan:t}){if(t===
void 0)return!1;const{argv:r,scripts:c}=t;return c===void 0?(0,T().runsTests)(r):c.steps.some(({text:l})=>(0,T().runsTests)(
l.split(/[\s;&|()]+/)))}}};
