"use strict";exports.id=863,exports.ids=[863],exports.modules={1395:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),
f.approvalDigest=F,f.boundFiles=N,f.changedSince=m,f.groupDigest=I,f.judgedHead=h,f.needsPerson=i,f.weakensGate=e;function T(){
const n=u(77598);return T=function(){return n},n}function w(){const n=u(57975);return w=function(){return n},n}function j(){
const n=u(41330);return j=function(){return n},n}function b(){const n=u(97247);return b=function(){return n},n}function R(){
const n=u(32854);return R=function(){return n},n}function v(){const n=u(13580);return v=function(){return n},n}async function N(n,o,s=new Set){
const t=o.length===0?()=>!1:(0,j().default)([...o],{dot:!0,nonegate:!0}),c=[...n.files()].filter(({path:l})=>(0,R().isWithin)(
l,".github")||s.has(l)||!t(l)).map(async l=>[l.path,await A(n,l)]);return new Map(await Promise.all(c))}async function A(n,{
path:o,kind:s,oid:t}){if(t!==void 0)return`${s} ${t}`;const r=s==="symlink"?n.readlink(o)??"":await n.read(o);return`${s}\
 ${(0,T().createHash)("sha256").update(r).digest("hex")}`}function F(n){const{files:o,baseRef:s,plansDigest:t,policyDigest:r,
weakened:c}=n,l=[...o].sort(([a],[S])=>a<S?-1:1);return C([s,t,r,l,c])}function I(n){return n.length>1?C([...n].sort()):
n[0]}function C(n){return`sha256:${(0,T().createHash)("sha256").update(JSON.stringify(n)).digest("hex")}`}const O=3;function m(n,o){
const s=[...new Set([...n.files.keys(),...o.files.keys()])].filter(t=>n.files.get(t)!==o.files.get(t)).sort();return s.length>
0?`${p(s)} ${s.length===1?"has":"have"} changed`:n.plansDigest!==o.plansDigest?"the commands that would run have changed":
(0,w().isDeepStrictEqual)(n.weakened,o.weakened)?void 0:"what weakens the gate has changed"}function p(n){const o=n.slice(
0,O).map(r=>`\`${r}\``),s=n.length-o.length,t=s>0?`${s} more ${s===1?"file":"files"}`:o.pop();return o.length===0?`${t}`:
`${o.join(", ")} and ${t}`}async function h(n,o,{policy:s,digest:t},r){const{genes:c,plansDigest:l}=n,a=n.findings.filter(
i).map(({args:M,location:g})=>[g?.path??"",JSON.stringify(M)]),S=(0,b().isOfChange)(n)?n.agentFiles.flatMap(E):[],d=new Set(
[...a.map(([M])=>M),...S]);return{subject:{files:await N(o,s.approvals.unaffected_by,d),baseRef:r,plansDigest:l,policyDigest:t,
weakened:a},genes:c,weakensGate:e(n)}}function E({file:{path:n},entries:o}){const s=o.flatMap(t=>t.targets);return[n,...s.
flatMap(({kind:t,name:r})=>t==="file"?[r]:[])]}function i({rule:n}){return(0,v().ruleOf)(n)?.approval==="needed"}function e({
findings:n}){return n.some(i)}},9354:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_WAITS=void 0,
f.findApprovals=b;function T(){const O=u(41895);return T=function(){return O},O}function w(){const O=u(39763);return w=function(){
return O},O}function j(){const O=u(1395);return j=function(){return O},O}async function b(O,m,p,h){const{means:E}=h,i=(0,j().
weakensGate)(O)?R(m.gate,E):0,e=O.genes.flatMap(l=>{const a=I(l);return a==="standard"?[]:[{gene:l,confirmation:a,needed:R(
m[a],E)}]});if(e.length===0&&i===0)return{...C,means:E};const n=await Promise.all(p.map(l=>N(l,m.people,h))),o=p.length>
1?n.map(A):n,s=e.flatMap(({gene:l,...a})=>{const S=v(o,({asking:d})=>d?.has(F(l))??!0);return a.needed>S?[[l,{...a,given:S}]]:
[]}),t=v(o,({weakensGate:l})=>l??!0),r=o.flatMap(({digest:l})=>l??[]),c=r.length===p.length?(0,j().groupDigest)(r):void 0;
return{means:E,approvals:o.flatMap(({approvals:l})=>l),refusals:o.flatMap(({refusals:l})=>l),waiting:new Map(s),...i>t&&
{gate:{needed:i,given:t}},...c!==void 0&&{digest:c}}}function R(O,m){return m==="digest"?Math.min(O,1):O}function v(O,m){
const p=O.filter(m),h=p.length>0?p:O;return h.length===0?0:Math.min(...h.map(({approvals:E})=>E.length))}async function N({
pullRequest:O,judge:m},p,{find:h}){try{const{subject:E,genes:i,weakensGate:e}=await m(),n=(0,j().approvalDigest)(E),o={people:p,
subject:E,...O!==void 0&&{pullRequest:O}},{approvals:s,refusals:t}=await h(o),r=i.filter(c=>I(c)!=="standard").map(F);return{
pullRequest:O,approvals:s,refusals:t,asking:new Set(r),weakensGate:e,digest:n}}catch(E){if(!(E instanceof T().GateError))
throw E;const i=`could not judge the head: ${E.message}`;return{pullRequest:O,approvals:[],refusals:[i]}}}function A(O){
const{pullRequest:m,approvals:p,refusals:h}=O;return m===void 0?O:{...O,approvals:p.map(E=>({...E,pull_request:m})),refusals:h.
map(E=>`pull request ${m}: ${E}`)}}function F({asset:{path:O,id:m}}){return JSON.stringify([O,m])}function I({commands:O}){
if(O.some(({plan:p})=>p===void 0))return"standard";const m=O.map(({confirmation:p})=>w().CONFIRMATIONS.indexOf(p));return w().
CONFIRMATIONS[Math.max(0,...m)]??"standard"}const C=f.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
89549:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.approveByDigest=v,f.shortDigest=R;function T(){
const N=u(41895);return T=function(){return N},N}function w(){const N=u(1395);return w=function(){return N},N}const j=24,
b=new RegExp(`^sha256:[0-9a-f]{${j},64}$`);function R(N){return N.slice(0,7+j)}function v(N,A){if(N!==void 0&&!b.test(N))
throw new(T()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(N)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:F})=>{if(N===void 0)return{
approvals:[],refusals:[]};if((0,w().approvalDigest)(F).startsWith(N))return{approvals:[{user:"command line",at:A.toISOString()}],
refusals:[]};const I=R(N);return{approvals:[],refusals:[`--approve ${I} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}},23423:function(H,f,u){Object.defineProperty(f,"__esModule",
{value:!0}),f.readAppendedLog=I,f.readRecords=h,f.readUntouchedLog=F;function T(){const n=u(23404);return T=function(){return n},
n}function w(){const n=u(26040);return w=function(){return n},n}function j(){const n=u(27199);return j=function(){return n},
n}function b(){const n=u(64385);return b=function(){return n},n}function R(){const n=u(78114);return R=function(){return n},
n}function v(){const n=u(86581);return v=function(){return n},n}function N(){const n=u(94534);return N=function(){return n},
n}function A(){const n=u(28894);return A=function(){return n},n}async function F(n,{path:o,size:s=0},t){if(s>A().MAX_LOG_BYTES)
return m(o,s);try{return h(o,await n.read(o,A().MAX_LOG_BYTES),t)}catch(r){return(0,b().unreadFile)(o,r)}}async function I(n,o,{
path:s,size:t=0},r){if(!(t>A().MAX_LOG_BYTES))try{const[c,l]=await Promise.all([n.read(s,A().MAX_LOG_BYTES),o.read(s,A().
MAX_LOG_BYTES)]),a=(0,A().continuationOf)(c,l);if(a.kind==="rewritten")return;const{from:S}=a,d=h(s,l.subarray(0,S),r),y=(0,A().
countLines)(l,S)+1,M=C(s,l.subarray(S),r,y);return{kept:d,appended:O(M,d)}}catch(c){return{kept:{path:s,assets:[],problems:[]},
appended:(0,b().unreadFile)(s,c)}}}function C(n,o,s,t){return o.length>s.maxBytes?(0,b().tooLargeFile)(n,o.length,s):(0,b().
readAssetFile)(n,o,s,t)}function O(n,o){if(n.assets.length===0)return n;const s=new Map(o.assets.map(r=>[`${r.type} ${r.
id}`,r])),t=n.assets.flatMap(r=>{const c=s.get(`${r.type} ${r.id}`);if(c===void 0||r.id.startsWith("#"))return[];if((0,T().
canonicalize)(r.value)===(0,T().canonicalize)(c.value)){const a=`${r.type} ${JSON.stringify(r.id)}, 2 times`;return[{rule:"\
without-effect",location:r.locate(),detail:a,id:r.id}]}const l=`${r.type} ${JSON.stringify(r.id)}, first at line ${c.locate().
line}, column 1`;return[{rule:"duplicate-id",location:r.locate(),detail:l,id:r.id}]});return{...n,problems:[...n.problems,
...t]}}function m(n,o){return{path:n,assets:[],problems:[],unread:`${o} bytes, of at most ${A().MAX_LOG_BYTES}`}}const p=10;
function h(n,o,s){const t=E(o,s.maxBytes),r=o.subarray(t),c=(0,A().countLines)(o,t)+1,l=i(n,r,c),a=l?{path:n,assets:l,problems:[]}:
(0,b().readAssetFile)(n,r,s,c),S=a.problems.find(R().isUnread)?.detail,d=t>0?`only the newest ${r.length} of ${o.length}\
 bytes`:void 0,y=S??d;return{...a,...y!==void 0&&{unread:y}}}function E(n,o){if(n.length<=o)return 0;const s=n.indexOf(p,
n.length-o-1);return s<0?n.length:s+1}function i(n,o,s){const{text:t,complete:r}=(0,N().decodeUtf8)(o);if(!r)return;const c=[];
let l=s;for(let a=0;a<t.length;l+=1){const S=t.indexOf(`
`,a),d=S<0?t.length:S,y=t.slice(a,d);if(a=d+1,y.trim()==="")continue;const M=e(y);if(M===void 0||(0,v().hasAssetLists)(M))
return;const{type:g}=M;if((0,v().isAssetType)(g)){const[$,P]=[l,c.length];c.push({type:g,id:(0,b().declaredId)(M)??`#${P+
1}`,path:n,value:M,pointer:[P],locate:()=>({path:n,line:$,column:1})})}else if(!(0,v().isCompanion)(g))return}return c}function e(n){
const o=(0,w().attempt)(()=>JSON.parse(n));return(0,j().isJsonObject)(o)?o:void 0}},35474:function(H,f,u){Object.defineProperty(
f,"__esModule",{value:!0}),f.readSides=F;function T(){const m=u(54244);return T=function(){return m},m}function w(){const m=u(
93028);return w=function(){return m},m}function j(){const m=u(81456);return j=function(){return m},m}function b(){const m=u(
64385);return b=function(){return m},m}function R(){const m=u(18744);return R=function(){return m},m}function v(){const m=u(
28894);return v=function(){return m},m}function N(){const m=u(23423);return N=function(){return m},m}function A(){const m=u(
7946);return A=function(){return m},m}async function F(m){const{baseTree:p,headTree:h,change:E,policy:i,clock:e=new(T()).
AuditClock}=m,n=(0,R().assetPathTest)(i),o=(0,j().assetLimits)(i.assets.max_file_bytes),s=[...h.files()].filter(({kind:k})=>(0,w().
isRegular)(k)),t=s.filter(({path:k})=>n(k)),r=new Set(E.files.filter(({status:k})=>k!=="deleted").map(({path:k})=>k)),c=s.
filter(({path:k})=>(0,A().mayHoldAssets)(k)&&r.has(k)&&!n(k)),l=E.files.flatMap(({oldPath:k,path:U})=>{const W=n(k??U)?p.
stat(k??U):void 0;return W&&(0,w().isRegular)(W.kind)?W:[]}),[a,S]=I(l,({path:k})=>(0,v().isAuditLog)(k)&&r.has(k)),d=new Set(
a.map(({path:k})=>k)),y=async k=>{const U=r.has(k.path);if((0,v().isAuditLog)(k.path)&&!U)return[{file:await(0,N().readUntouchedLog)(
h,k,o),isTouched:U}];const W=d.has(k.path)?await(0,N().readAppendedLog)(p,h,k,o):void 0;return W===void 0?[{file:await O(
h,k,o),isTouched:U}]:(d.delete(k.path),[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},M=k=>O(C(p),k,o),g=async k=>{
const U=await k;return await e.tick(),U},[$,P,L]=await Promise.all([Promise.all(t.map(k=>g(y(k)))),Promise.all(S.map(k=>g(
M(k)))),Promise.all(c.map(k=>g((0,A().findStrayGenes)(h,k,o))))]),D=a.filter(({path:k})=>d.has(k)),G=[...P,...await Promise.
all(D.map(M))],[x,B]=I($.flat(),({isTouched:k})=>k);return{paths:t.map(({path:k})=>k),files:$.flat().map(({file:k})=>k),
head:x.map(({file:k})=>k),untouched:B.map(({file:k})=>k),base:G,strays:L.filter(k=>k!==void 0),isTouched:k=>r.has(k)}}function I(m,p){
return[m.filter(p),m.filter(h=>!p(h))]}function C(m){return{...m,read:async(...p)=>Buffer.from((await m.read(...p)).toString(
"utf8"))}}async function O(m,{path:p,size:h=0},E){if(h>E.maxBytes)return(0,b().tooLargeFile)(p,h,E);try{const i=(0,b().readAssetFile)(
p,await m.read(p,E.maxBytes),E);return{...i,assets:i.assets.filter(({copy:e})=>!e)}}catch(i){return(0,b().unreadFile)(p,
i)}}},67506:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.auditAssets=m,f.auditChange=O,f.mayRunSome=
i;function T(){const n=u(13580);return T=function(){return n},n}function w(){const n=u(12154);return w=function(){return n},
n}function j(){const n=u(91850);return j=function(){return n},n}function b(){const n=u(72025);return b=function(){return n},
n}function R(){const n=u(70716);return R=function(){return n},n}function v(){const n=u(97004);return v=function(){return n},
n}function N(){const n=u(72391);return N=function(){return n},n}function A(){const n=u(54034);return A=function(){return n},
n}function F(){const n=u(16373);return F=function(){return n},n}function I(){const n=u(6470);return I=function(){return n},
n}function C(){const n=u(66160);return C=function(){return n},n}async function O(n){const o=await(0,C().readChangeSubject)(
n),{change:s,tree:t,policy:r,assets:c,exempt:l,radius:a,counted:S}=o,{genes:d,...y}=await h(o,g=>g),M=await(0,v().blockedGenes)(
o.claims.filter(({type:g})=>g==="Capsule"),c.present,o.judge);return{...y,genes:d.map(([{change:g},$])=>({...$,change:g.
kind})),capsules:(0,N().judgeCapsules)(c,r.a2a,S.least,M),seeds:[...o.seeds.keys()],agentFiles:o.agentFiles,blastRadius:a,
files:await(0,j().markHiddenFiles)((0,w().countedFiles)(s,l,t),t)}}async function m(n,o,s){const t={assets:n,problems:[]},
r=p(n,s),c=()=>"author",{genes:l,...a}=await h((0,C().subjectOfAssets)(t,o,c,r),({asset:S})=>(0,F().readGene)(S,o,c));return{
...a,genes:l.map(([,S])=>S)}}function p(n,o){return{changes:[...n.map(s=>({kind:"added",asset:s})),...o.filter(({type:s})=>s===
"Gene").map(s=>({kind:"applied",asset:s,before:s}))],problems:[],files:[],present:[...o,...n],unread:[]}}async function h(n,o){
const s=await E(n),t={timeoutMs:n.policy.limits.command_timeout_seconds*1e3,mayRun:n.tree!==void 0&&!s.some(e)},{clock:r}=n,
c=await r.all(n.genes,async a=>{const S=await o(a);return[S,await(0,A().auditGene)(n,S,t)]}),l=c.flatMap(([,{commands:a}])=>a.
flatMap(({plan:S})=>S??[]));return{genes:c,findings:s,plansDigest:(0,I().digestPlans)(l)}}async function E(n){const{clock:o,
claims:s}=n,t=await(0,b().ask)(R().SUBJECT_CHECKS,n),r=await o.all(s,c=>(0,b().ask)(R().CLAIM_CHECKS,n,{asset:c}));return[
t,...r].flat()}function i({genes:n,findings:o}){return!o.some(e)&&n.some(({commands:s,findings:t})=>s.length>0&&s.every(
({verdict:r})=>r!=="block")&&!t.some(A().forbidsRunningGene))}function e({rule:n,location:o}){const{forbidsRunning:s,undecided:t}=(0,T().
ruleOf)(n);return s==="change"||t===!0&&o===void 0}},97247:function(H,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.isOfChange=u;function u(T){return"files"in T}},84812:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),
f.broadcastFindings=R;function T(){const O=u(27199);return T=function(){return O},O}function w(){const O=u(95132);return w=
function(){return O},O}function j(){const O=u(72025);return j=function(){return O},O}function b(){const O=u(21471);return b=
function(){return O},O}function R(O,m,p,h={files:0,lines:0}){const{status:E,score:i}=F(O.value.outcome),e=F(O.value.blast_radius),
n={capsule:O.id},o=(...t)=>(0,T().placeOf)(O,t),s=[];if(E!=="success"){const t=`\`outcome.status\` is ${C(E)}, but it mu\
st be "success"`;s.push((0,w().finding)("capsule-not-eligible",{...n,why:t},o("outcome","status")))}if(!I(i,p.min_score,
1)){const t=`a number from ${p.min_score} to 1`,r=`\`outcome.score\` is ${C(i)}, but it must be ${t}`;s.push((0,w().finding)(
"capsule-not-eligible",{...n,why:r},o("outcome","score")))}for(const t of["files","lines"]){const r=p[`max_${t}`],c=Math.
max(h[t],m.radius?.[t]??0);if(I(e[t],1,r)&&c<=r)continue;const l=C(e[t]),a=c>r?`${c} (claimed: ${l})`:l,S=`\`blast_radius\
.${t}\` is ${a}, but it must be ${v(r)}`;s.push((0,w().finding)("capsule-not-eligible",{...n,why:S},o("blast_radius",t)))}
if(m.unmeasured!==void 0){const t=`\`blast_radius.files\` is not a size in the event \`${m.unmeasured}\`, but it must be ${v(
p.max_files)}`;s.push((0,w().finding)("capsule-not-eligible",{...n,why:t},o("blast_radius")))}return m.count<p.min_success_streak&&
s.push(...N(O,m,p.min_success_streak)),s}function v(O){return`a number from 1 to ${O}`}function N(O,{count:m,unread:p,failed:h,
uncounted:E=[]},i){const e=(0,T().placeOf)(O),n={capsule:O.id};if(h!==void 0){const t=`the event \`${h}\`, the newest one\
 that names it, is not a success`;return[(0,w().finding)("capsule-not-eligible",{...n,why:t},e)]}if(p!==void 0){const t=`\
whether the Capsule \`${O.id}\` has enough consecutive successes`;return[(0,j().notChecked)(t,p,{...e,severity:"error"})]}
const o=E.slice(0,A).map(({event:t,why:r})=>`the event \`${t}\` does not count: ${r}`),s={...n,streak:m,least:i,uncounted:o};
return[(0,w().finding)("capsule-streak",s,e)]}const A=5;function F(O){return(0,T().isJsonObject)(O)?O:{}}function I(O,m,p){
return typeof O=="number"&&O>=m&&O<=p}function C(O){return O===void 0?"missing":(0,b().describeJson)(O)}},72391:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.judgeCapsules=F;function T(){const p=u(13580);return T=function(){return p},
p}function w(){const p=u(95132);return w=function(){return p},p}function j(){const p=u(72025);return j=function(){return p},
p}function b(){const p=u(84812);return b=function(){return p},p}function R(){const p=u(59613);return R=function(){return p},
p}function v(){const p=u(85475);return v=function(){return p},p}function N(){const p=u(57733);return N=function(){return p},
p}function A(){const p=u(47771);return A=function(){return p},p}function F({changes:p,present:h,unread:E},i,e,n=new Map){
const o=p.filter(m);if(o.length===0)return[];const s=(0,A().streakCounter)((0,A().eventsIn)({changes:p,present:h,unread:E}),
!0),t=E.at(-1),r=e&&I(o,e);return o.map(({kind:c,asset:l,before:a})=>{if(c==="removed")return{change:c,asset:l,eligible:null,
eligibility:null,reasons:[]};const S=c==="added"?r:a&&(0,R().sizeOf)(a.value.blast_radius),d=O(l,()=>{const g=s(l),$=t===
void 0||g.ended?g:{...g,unread:t},P=n.get(l);return[...(0,b().broadcastFindings)(l,$,i,S),...P?[P]:[]]}),y=(0,w().eligibilityOf)(
d);return{change:c,asset:l,eligible:y==="eligible",eligibility:y,reasons:d}})}function I(p,h){const E=p.filter(({kind:n})=>n===
"added").map(({asset:n})=>(0,R().sizeOf)(n.value.blast_radius)??{files:0,lines:0}),i=n=>E.reduce((o,s)=>o+s[n],0);return i(
"files")>=h.files&&i("lines")>=h.lines?void 0:h}function C(p){const{otherAsset:h}=(0,T().ruleOf)(p.rule);return p.severity===
"error"||(0,w().isMissingEvidence)(p)||h===!0}function O(p,h){try{return[...h(),...(0,N().promotionSchemaFindings)(p),...(0,v().
identityFindings)(p,"hand")].filter(C)}catch(E){return[(0,j().assetNotJudged)(p,E)]}}function m({asset:p}){return p.type===
"Capsule"}},39092:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.commitLayer=b;function T(){const R=u(
51455);return T=function(){return R},R}function w(){const R=u(76760);return w=function(){return R},R}function j(){const R=u(
96402);return j=function(){return R},R}async function b({checkout:R,layer:v,modes:N,path:A}){const F=(0,w().join)(R,".gi\
t");if(!(await(0,T().lstat)(F).catch(()=>{}))?.isDirectory())return;const C=await(0,j().openRepository)(R,{PATH:A}),O=(0,w().
join)(v,".git","index"),m={GIT_INDEX_FILE:O},p=async(...h)=>(await C.objects(...h)).toString().trim();try{const h=[...N.
keys()],i=(await p(["hash-object","-w","--no-filters","--stdin-paths"],{input:h.map(a=>`${JSON.stringify((0,w().join)(v,
a))}
`).join("")})).split(`
`);await(0,T().mkdir)((0,w().dirname)(O),{recursive:!0}),await(0,T().cp)(C.index,O);const e=h.map((a,S)=>`${N.get(a)} ${i[S]}\
	${a}\0`);await p(["update-index","-z","--index-info"],{env:m,input:e.join("")});const n=await p(["write-tree"],{env:m}),
s=(await C.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${n}`),t=Buffer.from(s,"latin\
1"),r=await p(["hash-object","-t","commit","-w","--stdin"],{input:t});await(0,T().cp)(C.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,w().join)(v,".git","objects"),{recursive:!0,filter:a=>!a.endsWith("/info")});const c=await(0,T().readFile)((0,w().
join)(F,"HEAD"),"utf8"),l=/^ref: (refs\/\S+)\n?$/.exec(c)?.[1]??"HEAD";await(0,T().mkdir)((0,w().dirname)((0,w().join)(v,
".git",l)),{recursive:!0}),await(0,T().writeFile)((0,w().join)(v,".git",l),r)}finally{await C.close()}}},54120:function(H,f){
Object.defineProperty(f,"__esModule",{value:!0}),f.CONTAINMENT_CAUSES=void 0,f.causeWords=b;const u=v=>()=>`If the comma\
nd needs more, increase \`${v}\` in the policy of the base branch.`,T=v=>({key:N})=>N==="concurrency"?`The commands that\
 run at once share the memory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machi\
ne with more memory. \`${v}\` allows more.`:u(v)(),w=({detail:v=""})=>`Add \`${v}\` to \`home_caches\` in the policy of the\
 base branch, and fill it before the gate runs.`,j=f.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memo\
ry_bytes",says:({limit:v=0})=>`the kernel ended a process at the limit of ${R(v)} of memory, which includes the files th\
at the command writes`,change:T("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:v})=>`it may have ${v} processes and threads, and one more could\
 not start`,change:u("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:v=0})=>`the ${R(
v)} that it may write are full, including temporary files`,change:T("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
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
or scripts, or start it with `script`."}};function b(v=[]){return{causes:v.map(N=>j[N.cause].says(N)),change:v.map(N=>j[N.
cause].change(N)).join(" ")}}function R(v){return`${Math.round(v/1024/1024)} MiB`}},19309:function(H,f,u){Object.defineProperty(
f,"__esModule",{value:!0}),f.copyCheckout=C,f.shareFolder=h;function T(){const e=u(73024);return T=function(){return e},
e}function w(){const e=u(51455);return w=function(){return e},e}function j(){const e=u(76760);return j=function(){return e},
e}function b(){const e=u(41895);return b=function(){return e},e}function R(){const e=u(4339);return R=function(){return e},
e}function v(){const e=u(95132);return v=function(){return e},e}function N(){const e=u(46282);return N=function(){return e},
e}function A(){const e=u(51968);return A=function(){return e},e}const F={entries:2e5,bytes:4*1024**3};class I extends Error{}
async function C(e,n=F){const o=await(0,R().temporaryFolder)(),s=()=>(0,w().rm)(o,{recursive:!0,force:!0,maxRetries:3}),
t=(0,j().join)(o,(0,j().basename)(e.directory)||"checkout");try{await O(e,t,n);const r=await(0,A().copyRepository)(e.directory,
t);return{guard:e.at(t),objects:r,close:s}}catch(r){if(await s(),r instanceof I)return;throw r}}async function O(e,n,o){
const{directory:s,files:t,folders:r}=e,c={...o},l=async a=>{const[S,d]=[(0,j().join)(s,a),(0,j().join)(n,a)],y=await(0,w().
lstat)(S);if(c.entries-=1,c.bytes-=y.isFile()?y.size:0,c.entries<0||c.bytes<0)throw new I;if(y.isSymbolicLink())await p(
S,d,s,n);else if(y.isFile())await(0,w().copyFile)(S,d,T().constants.COPYFILE_FICLONE);else if(y.isDirectory()){await(0,w().
mkdir)(d,{mode:y.mode});for(const{name:M}of await m(S))await l((0,j().join)(a,M))}};for(const a of r)await(0,w().mkdir)(
(0,j().join)(n,a),{recursive:!0});for(const{path:a}of t)await l(a);for(const a of e.additions)await(0,w().mkdir)((0,j().
join)(n,a,".."),{recursive:!0}),await l(a)}async function m(e){return(await(0,w().readdir)(e,{withFileTypes:!0})).filter(
({name:o})=>o!==".git")}async function p(e,n,o,s){const t=await(0,w().readlink)(e),r=(0,j().isAbsolute)(t)&&(0,N().isInside)(
o,t),c=process.platform==="win32"?"junction":void 0;await(0,w().symlink)(r?(0,j().join)(s,(0,j().relative)(o,t)):t,n,c)}
function h(e,n,o=!1,s=C){let t,r=!1;return{folder:async()=>{if(o)return e.directory;if(t=await s(e),r=t===void 0,r&&!n)throw i(
e);return t?.guard.directory??e.directory},guard:()=>t?.guard??e,hides:()=>!r,findings:()=>r?[E(e)]:[],close:async()=>t?.
close()}}function E({leftOut:e}){const n=e.length===1?"1 file or directory":`${e.length} files and directories`,o=e.length===
0?"":`, and they saw ${n} that the commit does not have`;return(0,v().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${o}`})}function i({directory:e}){return new(b()).GateError("con\
tainment_unavailable",`The checkout ${e} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.copyRepository=b,f.safeGitConfigs=
O,f.withoutSecrets=p;function T(){const h=u(51455);return T=function(){return h},h}function w(){const h=u(76760);return w=
function(){return h},h}const j=new Set(["hooks","lfs","worktrees"]);async function b(h,E){const i=(0,w().join)(h,".git"),
e=await(0,T().lstat)(i).catch(()=>{});if(e===void 0)return[];const n=(0,w().join)(E,".git");if(e.isDirectory())return R(
i,n);const o=/^gitdir: (.+)\n?$/.exec(await(0,T().readFile)(i,"utf8"))?.[1];if(o===void 0)return[];const s=(0,w().resolve)(
h,o),t=await(0,T().readFile)((0,w().join)(s,"commondir"),"utf8").catch(()=>{});return[...t===void 0?[]:await R((0,w().resolve)(
s,t.trim()),n),...await R(s,n,new Set(["commondir","gitdir"]))]}async function R(h,E,i=new Set){const e=[];await(0,T().mkdir)(
E,{recursive:!0});const n=await(0,T().readdir)(h,{withFileTypes:!0}),o=v(n);for(const s of n){const{name:t}=s,[r,c]=[(0,w().
join)(h,t),(0,w().join)(E,t)];o&&j.has(t)||i.has(t)||(s.isDirectory()&&t==="objects"&&o?(await N(r,c),e.push(r)):s.isDirectory()?
e.push(...await R(r,c)):s.isFile()&&/^config(\.worktree)?$/.test(t)?await(0,T().writeFile)(c,p(await(0,T().readFile)(r,"\
utf8"))):s.isFile()&&await(0,T().copyFile)(r,c))}return e}function v(h){const E=i=>h.find(e=>e.name===i);return E("HEAD")?.
isFile()===!0&&E("objects")?.isDirectory()===!0}async function N(h,E){await(0,T().mkdir)((0,w().join)(E,"info"),{recursive:!0}),
await(0,T().writeFile)((0,w().join)(E,"info","alternates"),`${JSON.stringify(h)}
`)}const A=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,F=/^\s*([\w-]+)\s*(?:=|$)/,I={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},C=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function O(h){const E=await m(h,".git"),i=async e=>{
const n=await(0,T().readFile)((0,w().join)(h,e),"utf8");return[e,p(n)]};return new Map(await Promise.all(E.map(i)))}async function m(h,E){
const e=(await(0,T().readdir)((0,w().join)(h,E),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const o=(0,w().join)(E,
n.name);return n.isFile()?/^config(\.worktree)?$/.test(n.name)?[o]:[]:n.isDirectory()?m(h,o):[]});return(await Promise.all(
e)).flat()}function p(h){if(C.test(h))return h;let E=[];return h.split(`
`).filter(e=>{const n=A.exec(e)?.[1]?.toLowerCase();if(n!==void 0)return E=I[n]??[],E.length>0&&e.trimEnd().endsWith("]");
const o=F.exec(e)?.[1]?.toLowerCase();return o!==void 0&&E.includes(o)&&!e.endsWith("\\")}).map(e=>`${e}
`).join("")}},46252:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.causesOf=h,f.mentionedOf=S,f.mentionsIn=
d,f.namedRootOf=M;function T(){const g=u(73024);return T=function(){return g},g}function w(){const g=u(76760);return w=function(){
return g},g}function j(){const g=u(26040);return j=function(){return g},g}function b(){const g=u(54120);return b=function(){
return g},g}function R(){const g=u(32223);return R=function(){return g},g}function v(){const g=u(96266);return v=function(){
return g},g}function N(){const g=u(46282);return N=function(){return g},g}const A=3,F=new Set(["failed","crashed","timed\
_out"]),I=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
C=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,O=2e3,m=new Set(["/","/dev","/dev/shm","/proc","/home",v().HOME,v().TEMP]),
p=[...R().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(g=>`/dev/${g}`);function h(g){return $=>{if(g.isolation.
level!=="namespaces"||!F.has($.status))return $;const P=E($,g),L=P.flatMap(({cause:B})=>b().CONTAINMENT_CAUSES[B].implies??
[]),D=P.some(({counted:B})=>B),x=P.filter(({cause:B,counted:k})=>!L.includes(B)&&(!D||k||e(B)!==void 0)).sort((B,k)=>Number(
k.counted??!1)-Number(B.counted??!1)).slice(0,A);return x.length===0?$:{...$,causes:x}}}function E(g,$){const P=[g.stderr,
g.stdout].flatMap(({head:D,tail:G})=>[D,G]).flatMap(D=>D.split(`
`)).map(D=>D.slice(0,O)),L=o(P,$);return Object.keys(b().CONTAINMENT_CAUSES).flatMap(D=>{const{counted:G,signs:x,unless:B}=b().
CONTAINMENT_CAUSES[D],k=L.get(D),U=k!==void 0||(G&&g.limits_hit?.includes(G))===!0,W=Y=>x?.test(Y)===!0&&B?.test(Y)!==!0,
K=g.signal==="SIGXFSZ"?D==="file_size":P.some(W);if(!U&&!(K&&i(D,$)))return[];const V=k===void 0?{}:{detail:k};return[{cause:D,
...U&&{counted:!0},...n(D,$),...V}]})}function i(g,{isolation:$,policy:P}){return g==="processes"?$.limits?.processes_counted_for===
"user":g==="network"||g==="package_manager"?P.network==="none":g!=="privileges"||$.launcher==="root"}function e(g){const[
,$]=b().CONTAINMENT_CAUSES[g].key?.split("limits.")??[];return $}function n(g,{isolation:$,policy:P}){const{key:L}=b().CONTAINMENT_CAUSES[g],
D=e(g),G=D&&($.limits?.[D]??void 0),x=D!==void 0&&G!==void 0&&G<P.limits[D];return{...G!==void 0&&{limit:G},...L!==void 0&&
{key:x&&(g==="memory"||g==="written")?"concurrency":L}}}function o(g,$){const L=[...new Set(g.filter(D=>I.test(D)).flatMap(
D=>D.match(C)??[]))].flatMap(D=>s(D.replace(/[.:]+$/,""),$));return new Map(L.reverse())}function s(g,{checkout:$,home:P,
programs:L}){const D=["~/",`${v().HOME}/`].find(U=>g.startsWith(U));if(D!==void 0){const U=g.slice(D.length);return P!==
void 0&&r((0,w().join)(P,U))?[["home_cache",t(U)]]:[]}const G=(0,w().resolve)($,g);if((0,N().isInside)($,G)){const U=(0,j().
attempt)(()=>(0,T().realpathSync)(G));return U===void 0||(0,N().isInside)($,U)?[]:[["machine_path",g]]}if(!(0,w().isAbsolute)(
g)||/\/(?:docker|podman|containerd)\.sock$/.test(g))return[];const x=(0,w().dirname)((0,w().dirname)(L.node.file));if([...R().
SYSTEM,"/proc",...p,x,...L.searchPath].some(U=>(0,N().isInside)(U,G)))return[];const k=[G,(0,w().dirname)(G)].find(U=>!m.
has(U)&&r(U));return k===void 0?[]:[["machine_path",k]]}function t(g){const $=g.split("/"),P=g.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(g)?2:1;return $.slice(0,P).join("/")}function r(g){return(0,j().attempt)(()=>(0,T().lstatSync)(
g))!==void 0}const c=5,l=30,a=/[^\w.@+~/\\-]+/;function S(g){const $=new Map(g.map(P=>[P,P]));for(const P of g){const{dir:L,
name:D,ext:G}=w().posix.parse(P),x=w().posix.join(L,D);G!==""&&!$.has(x)&&$.set(x,P)}return P=>{if(P.status!=="failed"||
$.size===0)return P;const{stdout:L,stderr:D}=P,G=[D,L].flatMap(({head:B,tail:k})=>[B,k]),x=new Set([...d(G,$)].flatMap(B=>$.
get(B)??[]));return x.size===0?P:{...P,left_out:[...x].sort().slice(0,c)}}}function d(g,$){const P=new Set(g.flatMap(L=>L.
split(a)));return new Set([...P].flatMap(L=>y(L).filter(D=>$.has(D))))}function y(g){const $=g.replaceAll("\\","/").replace(
/[.,]+$/,"").split("/").filter(P=>P!==""&&P!=="."&&P!=="..");return $.length>l?[]:$.flatMap((P,L)=>$.slice(L).map((D,G)=>$.
slice(L,L+G+1).join("/")))}function M(g){return $=>{const{status:P,stdout:L,stderr:D}=$;return P==="passed"||g==="/"?$:[
L,D].some(({head:x,tail:B})=>[x,B].some(k=>k.includes(g)))?{...$,root:g}:$}}},10582:function(H,f,u){Object.defineProperty(
f,"__esModule",{value:!0}),f.effectiveLimits=b,f.limitsInWords=v,f.limitsOn=h,f.resourceLimits=R,f.thisMachine=p;function T(){
const i=u(73024);return T=function(){return i},i}function w(){const i=u(48161);return w=function(){return i},i}function j(){
const i=u(26040);return j=function(){return i},i}function b(i,e){const{memory_bytes:n,processes:o,open_files:s,file_bytes:t,
written_bytes:r}=i;return{memory_bytes:e.memory?n:null,processes:o,processes_counted_for:e.processes?"command":"user",open_files:s,
file_bytes:t,written_bytes:r}}function R(i){return[["CORE",1],["FSIZE",i.file_bytes],["NOFILE",i.open_files],...i.processes_counted_for===
"user"?[["NPROC",i.processes]]:[]]}function v(i){const{memory_bytes:e,processes:n,processes_counted_for:o,open_files:s}=i;
return[e===null?"memory: unlimited":`memory: ${N(e)}`,`processes: ${n}${o==="user"?" of the same user":""}`,`open files:\
 ${s}`,`file size: ${N(i.file_bytes)}`,`total written: ${N(i.written_bytes)}`].join(", ")}function N(i){return`${Math.round(
i/1024/1024)} MiB`}const A=1024**3,F=64*1024**2,I=1/2,C=4/5,O=2*A,m=1024*1024;function p(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,w().totalmem)()),freeBytes:process.availableMemory(),openFiles:E("Max open files")}}function h(i,e,n){
const{totalBytes:o,freeBytes:s,openFiles:t}=i,r=(c,l)=>Math.max(c/n-c/n%F,l);return{...e,memory_bytes:Math.min(e.memory_bytes,
r(o*C,O)),written_bytes:Math.min(e.written_bytes,r(s*I,m)),open_files:Math.min(e.open_files,t)}}function E(i){const e=(0,j().
attempt)(()=>(0,T().readFileSync)("/proc/self/limits","utf8"))??"",n=new RegExp(`^${i}\\s+\\S+\\s+(\\d+)`,"m");return Number(
n.exec(e)?.[1]??1/0)}},32223:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.SYSTEM=f.DEVICES=void 0,
f.homeFolders=E,f.privateFolders=C,f.viewOf=O;function T(){const i=u(73024);return T=function(){return i},i}function w(){
const i=u(51455);return w=function(){return i},i}function j(){const i=u(48161);return j=function(){return i},i}function b(){
const i=u(76760);return b=function(){return i},i}function R(){const i=u(46282);return R=function(){return i},i}const v=f.
SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],N=["/nix/store","/gnu/store"],A=f.DEVICES=["nul\
l","zero","full","random","urandom"],F="tty",I=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function C(i){
const e=I.flatMap(o=>i[`GITHUB_${o}`]??[]),n=[i.HOME,i.RUNNER_TEMP,i.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set(
[...n,(0,j().tmpdir)(),...e.map(b().dirname)].filter(o=>(0,b().isAbsolute)(o)))]}async function O({node:i,npm:e,machine:n},o,s){
const t=await p([...v,...N]),c=(await Promise.all(o.map(d=>(0,w().realpath)(d).catch(()=>[])))).flat(),l=[(0,b().dirname)(
i.file),...e?[(0,b().dirname)((0,b().dirname)(e.file))]:[],...[...n.values()].flatMap(d=>m(d,c)),...s?await h():[]].filter(
d=>!t.some(y=>(0,R().isInside)(y,d))),a=c.filter(d=>t.some(y=>y!==d&&(0,R().isInside)(y,d))),S=(0,T().existsSync)(`/dev/${F}`)?
[...A,F]:A;return{system:t,emptied:a,tools:[...new Set(l)],devices:S,home:[]}}function m({file:i,real:e},n){const o=(0,b().
dirname)(e),s=(0,b().dirname)(o),t=(0,b().basename)(o),r=t==="shims"||t==="bin"&&!n.some(c=>(0,R().isInside)(c,s));return[
(0,b().dirname)(i),o,...r?[s]:[]].filter(c=>!n.some(l=>(0,R().isInside)(c,l)))}async function p(i){return(await Promise.
all(i.map(async n=>(await(0,w().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}async function h(){const i=await(0,w().
realpath)("/etc/resolv.conf").catch(()=>{});return i?.startsWith("/run/systemd/resolve/")?[(0,b().dirname)(i)]:[]}async function E(i,e){
return e===void 0||!(0,b().isAbsolute)(e)?[]:(await Promise.all([...new Set(i)].sort().map(async o=>{const s=await(0,w().
realpath)((0,b().join)(e,o)).catch(()=>{});return s===void 0||!(await(0,w().stat)(s)).isDirectory()?[]:[{path:o,source:s}]}))).
flat()}},96266:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.TEMP=f.HOME=void 0,f.commandFolders=C,
f.commandMounts=I,f.sharedMounts=F;function T(){const m=u(76760);return T=function(){return m},m}function w(){const m=u(
39491);return w=function(){return m},m}function j(){const m=u(46282);return j=function(){return m},m}const b=f.HOME="/ho\
me/gene-gate",R=f.TEMP="/tmp",v=64,N="/.gene-gate",A={lower:`${N}/lower`,cover:`${N}/cover`,own:`${N}/own`,run:`${N}/run`,
replaced:`${N}/replaced`,home:`${N}/home`,tools:`${N}/tools`};function F({view:m,checkout:p,run:h,stage:E}){const i=(n,o)=>[
n,(0,T().join)(E,o)],e=(n,o,s)=>[n,(0,T().join)(E,o),"none",s];return[...m.system.map(n=>i(n,n)),...m.emptied.map(n=>["g\
ene-gate",(0,T().join)(E,n),"tmpfs","size=1m,mode=0755"]),e("/proc","proc","rbind"),e(p,A.lower,"rbind"),e(h,A.run,"bind"),
...m.tools.map((n,o)=>i(n,O(n,o))),...m.home.map(({source:n},o)=>i(n,(0,T().join)(A.home,String(o))))]}function I(m){const{
view:p,checkout:h,privileges:E,hides:i,keepsWrites:e,replaced:n}=m,o=(c,l,a)=>["gene-gate",l,c,a],s=(c,l,a="bind")=>[c,l,
"none",a],t=[`lowerdir=${i||E.adopt?`${A.cover}:`:""}${A.lower}`,`upperdir=${A.own}/upper`,`workdir=${A.own}/work`,...E.
overlay,"X-mount.mkdir"],r=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${v}`;return[s(`${A.own}/tmp`,R),s(`${A.
own}/home`,b),...p.home.map(({path:c},l)=>s(`${A.home}/${l}`,(0,T().join)(b,c))),s(`${A.own}/shm`,"/dev/shm"),o("devpts",
"/dev/pts",r),...p.tools.flatMap((c,l)=>{const a=O(c,l);return c===a?[]:[s(a,c,"rbind,X-mount.mkdir")]}),e?s(A.lower,h,"\
bind,X-mount.mkdir"):o("overlay",h,t.join(",")),...n.map((c,l)=>s(`${A.replaced}/${l}`,(0,T().join)(h,c))),o("proc","/pr\
oc","nosuid,nodev,noexec"),o("tmpfs",N,"ro,size=4k,mode=0755")]}function C({home:m}){return["upper","work","tmp","home",
"shm",...[...new Set(m.flatMap(({path:h})=>[...(0,w().foldersAbove)(h),h]))].map(h=>`home/${h}`)]}function O(m,p){return[
R,b].some(E=>(0,j().isInside)(E,m))?`${A.tools}/${p}`:m}},35134:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),
f.breakFiles=v,f.writeLayer=A;function T(){const h=u(51455);return T=function(){return h},h}function w(){const h=u(76760);
return w=function(){return h},h}function j(){const h=u(39092);return j=function(){return h},h}function b(){const h=u(32476);
return b=function(){return h},h}const R=/\.d\.[cm]?ts$/;function v(h,E){const i=new Map,e=new Map;for(const[o,s]of h){const t=w().
posix.extname(o).slice(1).toLowerCase(),r=b().LANGUAGES.find(({extensions:l})=>l.includes(t)),c=r&&!R.test(o)&&O(s,r,E);
r===void 0?e.set(o,N(s,E)):c&&i.set(o,c)}if(i.size===0){const o=[...h].map(([s,t])=>[s,N(t,E)]);return{files:new Map(o),
operator:"unparsable"}}const n=e.size>0?"mixed":"functions_fail";return{files:new Map([...i,...e]),operator:n}}function N(h,E){
return`)]}>"'\`<<<<<<< ${E}
${h}`}async function A(h,E,i){const{checkout:e,isCommitted:n,path:o}=i,s=new Map;for(const[t,r]of E){const{mode:c}=await(0,T().
lstat)((0,w().join)(e,t));await(0,T().mkdir)((0,w().dirname)((0,w().join)(h,t)),{recursive:!0}),await(0,T().writeFile)((0,w().
join)(h,t),r),await(0,T().chmod)((0,w().join)(h,t),c&511),s.set(t,(c&73)===0?"100644":"100755")}n&&await(0,j().commitLayer)(
{checkout:e,layer:h,modes:s,path:o});for(const t of await(0,T().readdir)(h,{recursive:!0,withFileTypes:!0})){const r=(0,w().
join)(t.parentPath,t.name),c=await(0,T().lstat)((0,w().join)(e,(0,w().relative)(h,r))).catch(()=>{});t.isDirectory()&&c&&
await(0,T().chmod)(r,c.mode&511)}}const F=200,I=400,C=1e4;function O(h,E,i){const{masked:e,forms:n,failing:o,unused:s}=E,
t=h.replaceAll(e,a=>a.replaceAll(/[^\n]/g," ")),r=new Map;for(const{start:a,end:S}of m(t,E)){const d=t.slice(S,S+I),y=n.
find(({after:$})=>$.test(d)),M=t.slice(Math.max(0,a-F),a);if(!y||y.unless?.test(M)||y.before?.test(M)===!1)continue;const g=S+
(y.after.exec(d)?.[0].length??0);y.isExpression?r.set(g,` (() => {${o(i)} })( ) ? 0 : `):r.set(...p(h,g,E,i))}if(r.size===
0)return;s&&/^[ \t]*(?:import|export)\b/m.test(t)&&r.set(h.length,s(i));let c="",l=0;for(const[a,S]of[...r].sort(([d],[y])=>d-
y))c+=h.slice(l,a)+S,l=a;return c+h.slice(l)}function m(h,{bareParameter:E}){const i=[],e=[];for(const{index:o,0:s}of h.
matchAll(/[()[\]{}]/g))if("([{".includes(s))e.push(o);else{const t=e.pop();s===")"&&t!==void 0&&i.push({start:t,end:o+1})}
const n=E?[...h.matchAll(E)]:[];return[...i,...n.map(({index:o,0:s})=>({start:o,end:o+s.length}))]}function p(h,E,{preamble:i,
isIndented:e,failing:n},o){const s=i?.exec(h.slice(E,E+C))?.[0].length??0,t=n(o);if(!e)return[E+s,t];if(s>0)return[E+s,`\
; ${t}`];const[r="",c=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(h.slice(E))??[];return[E+r.length,r===c?`${t}; `:
`${t}
${c}`]}},32476:function(H,f){Object.defineProperty(f,"__esModule",{value:!0}),f.LANGUAGES=void 0;function u(...o){return new RegExp(
o.join("|"),"g")}const T=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,w=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
j="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",b=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
R=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,v=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
N={extensions:["js","mjs","cjs"],masked:u(T,w,j,b),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:v,unless:R}],failing:o=>` debugger; var _${o}=${o}( "x" ) ; throw _${o} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:o=>`
export const unused_${o} = "x"  ;
`},A=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,F=String.raw`\s*:\s*(?:[^\s;{}()=]|${A})(?:[^;{}()=]|${A})*`,I=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
C=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,O=String.raw`^(?:${F}?)?\s*=>`,
m={...N,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${O}\s*\{`),unless:I},{after:new RegExp(
O),before:C,unless:I,isExpression:!0},{after:new RegExp(String.raw`^(?:${F})?\s*\{`),before:v,unless:R}]},p=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),h=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...p,w].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
E={extensions:["py","pyi"],masked:u(...p,w,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:o=>`_${o}=${o}( "x" ) ;raise RuntimeError(_${o})`,preamble:new RegExp(h),isIndented:!0},i={masked:u(T,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},e={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},n=f.LANGUAGES=[N,m,E,{...i,extensions:["rs"],failing:o=>` let _${o} =( "x" ) ; \
panic!( "${o}" ) ;`},{...i,extensions:["go"],failing:o=>` panic( "${o}" ) ;`},{...i,extensions:["kt","kts"],failing:o=>`\
 throw RuntimeException( "${o}" ) ;`},{...i,extensions:["java"],forms:[e],failing:o=>` if ( true ) throw new RuntimeExce\
ption( "${o}" ) ;`}]},69983:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.breakAndRun=p;function T(){
const n=u(77598);return T=function(){return n},n}function w(){const n=u(86191);return w=function(){return n},n}function j(){
const n=u(59490);return j=function(){return n},n}function b(){const n=u(87952);return b=function(){return n},n}function R(){
const n=u(67147);return R=function(){return n},n}function v(){const n=u(57334);return v=function(){return n},n}function N(){
const n=u(49604);return N=function(){return n},n}function A(){const n=u(64474);return A=function(){return n},n}function F(){
const n=u(35134);return F=function(){return n},n}function I(){const n=u(48081);return I=function(){return n},n}const C=2,
O=2e3,m=20;async function p(n,o){const{policy:s,change:t,checkout:r}=o;if(s.mutants==="off"||t===void 0)return new Map;const c=[
...n].flatMap(([y,M])=>{const g=M.map(({outcome:L})=>L);if(!(y.gene.change==="added"||y.gene.change==="modified")||g.some(
({status:L})=>L!=="passed"))return[];const P=y.gene.commands.flatMap(({reading:L})=>(0,w().startedFiles)(L)).sort();return[
{...y,outcomes:g,launched:P}]}),{areBuilt:l}=(0,R().everything)((0,b().dependencyFolders)(s)),a=r.additions.find(l),S=`c\
ommands can read \`${a}\`, which was built before the change was broken`,d=new Map;for(const y of(0,j().groupBy)(c,({launched:M})=>M.
join("\0")).values()){const g=await(a===void 0?E(y,o):Promise.reject(new Error(S))).catch(({message:$})=>h(y,$));for(const[
$,{gene:P}]of y.entries())d.set(P,g[$]??[])}return d}function h(n,o){return n.map(({plans:s})=>s.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:o})))}async function E(n,o){const s=await(0,I().sourcesOf)(o.change?.files??[],o.tree,
n[0]?.launched??[]);if(typeof s=="string")return h(n,s);const t=await i(n,s.texts,o),r=t.flat().some(({outcome:l})=>l===
"killed");if(s.existing===void 0||!r)return t;const c=await i(n,s.existing,o);return t.map((l,a)=>l.map((S,d)=>{const y=c[a]?.[d];
return S.outcome!=="killed"||y?.outcome!=="survived"?S:{...S,existing:{files:y.files,duration_ms:y.duration_ms}}}))}async function i(n,o,{
backend:s,checkout:t,change:r,policy:{views:c},concurrency:l,path:a,signal:S}){const d=`z${(0,T().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,y=(0,F().breakFiles)(o,d),M={checkout:t.directory,isCommitted:r?.isCommitted===!0,path:a},
g=await s.cover?.(D=>(0,F().writeLayer)(D,y.files,M));if(g===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const $=n.map(({id:D,plans:G,outcomes:x})=>{const B=x.map(({duration_ms:U})=>C*
U+O),k=G.map((U,W)=>({...U,timeoutMs:B[W]??O}));return c==="gene"?[{id:D,plans:k}]:k.map(U=>({id:D,plans:[U]}))}),P={backend:g,
progress:N().NO_PROGRESS,views:c,concurrency:l,signal:S},L=await(0,A().runPlans)($.flat(),P);return $.map(D=>D.flatMap(G=>L.
get(G)??[]).map(({outcome:G})=>e(G,y)))}function e(n,{files:o,operator:s}){const{status:t,signal:r,duration_ms:c,reason:l=t}=n,
a=[...o.keys()].sort(),S={operator:s,files:a.slice(0,m),duration_ms:c,...a.length>m&&{total_files:a.length}};return t===
"passed"?{...S,outcome:"survived"}:(t==="failed"||t==="timed_out"||r!==null)&&l!==v().BUDGET_SPENT?{...S,outcome:"killed"}:
{...S,outcome:"not_run",reason:l}}},48081:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.isSource=I,
f.sourcesOf=C;function T(){const O=u(95244);return T=function(){return O},O}function w(){const O=u(93028);return w=function(){
return O},O}const j=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
b=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
R=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,v=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
N=600,A=500,F=10*1024**2;function I(O){return(0,T().isProgramCode)(O)&&!(0,T().isOfTests)(O)&&![j,b].some(m=>m.test(O))}
async function C(O,m,p){const h=c=>I(c)&&!p.includes(c)&&(0,w().isRegular)(m.stat(c)?.kind),E=O.filter(({path:c,status:l})=>l!==
"deleted"&&h(c)),i=[...m.files()].filter(({path:c})=>h(c)&&!R.test(c)),e=E.length>0?E:i;if(e.length===0)return"neither t\
he change nor the repository has a source file to break";const n=e.reduce((c,{path:l})=>c+(m.stat(l)?.size??0),0);if(e.length>
A||n>F)return`there are too many source files to break: ${e.length} with ${Math.ceil(n/1024**2)} MB`;const o=e.map(async({
path:c})=>[c,(await m.read(c)).toString("utf8")]),s=await Promise.all(o);if(E.length===0){const c=s.filter(([,l])=>!v.test(
l.slice(0,N)));return c.length===0?"all source files are generated":{texts:new Map(c)}}const t=s.filter((c,l)=>E[l]?.status!==
"added"),r=t.length>0&&t.length<s.length;return{texts:new Map(s),...r&&{existing:new Map(t)}}}},57334:function(H,f){Object.
defineProperty(f,"__esModule",{value:!0}),f.OUTCOME_LOST=f.INTERRUPTED=f.CHECKOUT_CHANGED=f.BUDGET_SPENT=f.BLOCKED=void 0,
f.changedOutcome=A,f.countInterrupted=R,f.notRun=N,f.stopReason=v;const u=f.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",T=f.INTERRUPTED="interrupted",w=f.BUDGET_SPENT="the time budget for all commands was spent",j=f.OUTCOME_LOST=
"the run returned no outcome for this command",b=f.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function R(F){
return F.filter(({reason:I})=>I===T).length}function v(F){return F.reason===w?w:T}function N(F,I,C=new Date){const O={head:"",
tail:"",bytes:0,truncated:!1};return{status:F,exit_code:null,signal:null,started_at:C.toISOString(),duration_ms:0,stdout:O,
stderr:O,reason:I}}function A(F,I=N("error",b)){return{...I,status:"error",reason:b,checkout_changed:[...F]}}},22562:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.outcomesOf=b,f.plansOf=j,f.refusedOutcomes=v;function T(){const I=u(6470);
return T=function(){return I},I}function w(){const I=u(57334);return w=function(){return I},I}function j({asset:I,commands:C}){
const O=C.flatMap(({plan:m})=>m??[]);return{id:I.id,plans:O.length===C.length?O:[]}}function b({commands:I},C,O){if(I.every(
({plan:p})=>p!==void 0))return I.map(({plan:p},h)=>R(p,C[h],O));const m=F(I);return I.map(({verdict:p})=>p==="block"?(0,w().
notRun)("blocked",w().BLOCKED,O):(0,w().notRun)("skipped",m,O))}function R(I,C,O){if(C===void 0||C.plan.digest!==I?.digest)
return(0,w().notRun)("skipped",w().OUTCOME_LOST,O);const{outcome:m,changedFiles:p}=C;return p.length===0?m:{...m,checkout_modified:p}}
function v(I,C,O){const m=I.filter(p=>C?N(p):p.commands.some(A));return new Map(m.map(p=>[p,b(p,[],O)]))}function N({change:I,
commands:C}){return C.length===0?I!=="removed":C.some(({plan:O})=>O===void 0)}function A({verdict:I}){return I==="block"}
function F(I){if(I.some(({verdict:m})=>m==="block"))return"another command of the gene is blocked";const O=I.flatMap(({reading:m})=>(0,T().
toolOf)(m)??[]).find(({path:m})=>m===void 0);return O?`${O.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},46282:function(H,f,u){Object.defineProperty(f,"__esModul\
e",{value:!0}),f.findPrograms=m,f.isInside=l;function T(){const a=u(31421);return T=function(){return a},a}function w(){
const a=u(51455);return w=function(){return a},a}function j(){const a=u(48161);return j=function(){return a},a}function b(){
const a=u(76760);return b=function(){return a},a}function R(){const a=u(57975);return R=function(){return a},a}function v(){
const a=u(7723);return v=function(){return a},a}function N(){const a=u(26040);return N=function(){return a},a}function A(){
const a=u(41895);return A=function(){return a},a}function F(){const a=u(14495);return F=function(){return a},a}const I=v().
object({file:v().string(),version:v().string(),platform:v().string(),arch:v().string()}),C="JSON.stringify({file: proces\
s.execPath, version: process.version, platform: process.platform, arch: process.arch})",O=2e4;async function m(a){const{
path:S,checkout:d,names:y=[]}=a,M=await t(S,d),g=await p(M,d),[$,P]=await Promise.all(["npm","npx"].map(G=>E(G,g.file,M,
d))),L=await s(y,M,d),D=await n(M,d);return{node:g,...$&&{npm:$},...P&&{npx:P},...D!==void 0&&{shell:D},machine:L,searchPath:M}}
async function p(a,S){for await(const{file:d,real:y}of c("node",a,S)){const M=await h(d,y,a),g=await r(M.file,S);if(g!==
void 0)return{...M,file:g}}throw new(A()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function h(a,S,d){
const{execPath:y,version:M,platform:g,arch:$}=process;if(S===await(0,w().realpath)(y))return{file:S,version:M,platform:g,
arch:$};try{const{stdout:P}=await(0,R().promisify)(T().execFile)(a,["-p",C],{cwd:(0,b().dirname)(a),env:{PATH:d.join(b().
delimiter),HOME:(0,j().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:O,windowsHide:!0});
return I.parse(JSON.parse(P))}catch(P){throw new(A()).GateError("program_not_found",`${a} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:P})}}
async function E(a,S,d,y){const M=(0,b().join)("node_modules","npm","bin",`${a}-cli.js`);for(const g of[(0,b().dirname)(
S),...d]){for(const P of[(0,b().join)(g,M),(0,b().join)(g,"..","lib",M)]){const L=await i(P,a,y);if(L)return L}const $=await i(
(0,b().join)(g,a),a,y);if($)return $}}async function i(a,S,d){const y=await r(a,d);if(!y?.endsWith(`${S}-cli.js`))return;
const M=(0,b().join)((0,b().dirname)(y),"..","package.json"),g=await(0,w().readFile)(M,"utf8").catch(()=>"null"),{success:$,
data:P}=v().object({name:v().literal("npm"),version:v().string()}).safeParse((0,N().attempt)(()=>JSON.parse(g)));return $?
{file:y,version:P.version}:void 0}const e="/bin/sh";async function n(a,S){if(process.platform!=="win32")return e;for await(const{
real:d}of c("git",a,S)){const y=await r((0,b().join)((0,b().dirname)(d),"..","bin","sh.exe"),S);if(y!==void 0)return y}}
const o=/^[A-Za-z0-9][\w.+-]*$/;async function s(a,S,d){const y=new Map;for(const M of a.filter(g=>o.test(g))){const g=await c(
M,S,d).next();g.done||y.set(M,g.value)}return y}async function t(a,S){const d=new Set(a.split(b().delimiter).filter(M=>(0,b().
isAbsolute)(M)));return(await Promise.all([...d].map(async M=>await r(M,S)===void 0?[]:[M]))).flat()}async function r(a,S){
const[d,y]=await Promise.all([(0,w().realpath)(a).catch(()=>{}),(0,w().realpath)(S)]);if(d===void 0)return;const M=[d,(0,b().
resolve)(a)],g=[y,(0,b().resolve)(S)];return M.some($=>g.some(P=>l(P,$)))?void 0:d}async function*c(a,S,d){for(const y of S){
const M=(0,b().join)(y,process.platform==="win32"?`${a}.exe`:a),g=await r(M,d);g!==void 0&&await(0,F().isExecutable)(g)&&
(yield{file:M,real:g})}}function l(a,S){const d=(0,b().relative)(a,S);return d!==".."&&!d.startsWith(`..${b().sep}`)&&!(0,b().
isAbsolute)(d)}},49604:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.NO_PROGRESS=void 0,f.groupedProgress=
b,f.linesOfProgress=j;function T(){const R=u(20849);return T=function(){return R},R}const w=f.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function j(R){let v=0,N=0;return{...w,planned:A=>{v=A},finished:(A,{status:F,duration_ms:I})=>{N+=
1;const C=(I/1e3).toFixed(1);R(`[${N}/${v}] ${F} in ${C} s: ${(0,T().safeLine)(A)}`)}}}function b(R){const v=j(R.info);return{
...v,planned:N=>{R.startGroup(`Run ${N} validation command${N===1?"":"s"}`),v.planned(N)},ended:()=>R.endGroup()}}},63682:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_RAN=void 0,f.requestOf=l,f.runAudited=n,f.withinBudget=S;function T(){
const d=u(48161);return T=function(){return d},d}function w(){const d=u(97247);return w=function(){return d},d}function j(){
const d=u(60210);return j=function(){return d},d}function b(){const d=u(57430);return b=function(){return d},d}function R(){
const d=u(87952);return R=function(){return d},d}function v(){const d=u(19309);return v=function(){return d},d}function N(){
const d=u(10582);return N=function(){return d},d}function A(){const d=u(32223);return A=function(){return d},d}function F(){
const d=u(46252);return F=function(){return d},d}function I(){const d=u(69983);return I=function(){return d},d}function C(){
const d=u(57334);return C=function(){return d},d}function O(){const d=u(22562);return O=function(){return d},d}function m(){
const d=u(46282);return m=function(){return d},d}function p(){const d=u(64474);return p=function(){return d},d}const h=4*
1024*1024,E=6e4,i=4,e=2*1024;async function n(d,y){const M=new Date,g=o(d,y),{checkout:$,path:P,policy:L,progress:D,signal:G,
shown:x}=y,B=(0,O().refusedOutcomes)(d.genes,$!==void 0,M);if($===void 0||g.length===0)return{...a,outcomes:B};const{directory:k,
leftOut:U}=$,W=new Set(g.flatMap(({plans:X})=>X.map(J=>J.program))),K=await(0,m().findPrograms)({path:P,checkout:k,names:[
...W]}),V=r(L.concurrency),Y=(0,v().shareFolder)($,y.attended,x!==void 0),{chooseBackend:z}=await Promise.all([u.e(670),
u.e(808)]).then(u.bind(u,60670)),{backend:Z,isolation:Q,close:on}=await z({programs:K,checkout:k,leftOut:U,...x&&{shown:x},
shareFolder:Y.folder,outputBytes:t(L.limits.output_bytes,d.genes),limits:(0,N().limitsOn)((0,N().thisMachine)(),L.limits,
V),lanes:V,requested:l(L.containment,y.fork),network:L.network==="allow",replaced:await s(d,y.tree),folders:y.privateFolders,
home:await(0,A().homeFolders)([...L.home_caches,...(0,R().homeDependencies)(L)],y.home),signal:G}),_=Z.level==="namespac\
es",q=_?V:1,sn=async()=>{const X=performance.now(),J=await S(L.limits.budget_seconds*1e3,G,tn=>(0,p().runPlans)(g,{backend:Z,
progress:D,views:L.views,concurrency:q,signal:tn,guard:Y.guard()})),nn=Math.max(E,performance.now()-X),dn=await S(nn,G,tn=>(0,I().
breakAndRun)(J,{...y,checkout:$,backend:Z,concurrency:q,signal:tn}));return{runs:J,mutants:dn}},{runs:rn,mutants:an}=await sn().
finally(()=>Promise.all([on(),Y.close()])),cn=[(0,F().mentionedOf)(Y.hides()?U:[]),(0,F().causesOf)({isolation:Q,policy:L,
programs:K,checkout:k,home:y.home}),(0,F().namedRootOf)(_?k:Y.guard().directory)],un=X=>cn.reduce((J,nn)=>nn(J),X),en=g.
map(X=>{const{gene:J}=X;return[J,(0,O().outcomesOf)(J,rn.get(X)??[],M).map(un)]});return{outcomes:new Map([...B,...en]),
interrupted:(0,C().countInterrupted)(en.flatMap(([,X])=>X)),isolation:{...Q,description:`${Q.description} ${c(_,L.views,
q)}`},nodeOf:()=>K.node,mutants:an,findings:Y.findings()}}function o(d,{waiting:y}){return d.genes.filter(M=>!y.has(M)).
map(M=>({...(0,O().plansOf)(M),gene:M})).filter(({plans:M})=>M.length>0)}async function s(d,y){const M=new Set((0,w().isOfChange)(
d)?d.files.map(({path:$})=>$):[]),g=await(0,j().npmrcCopies)(y,M);return new Map(g.flatMap(({path:$,text:P,dropped:L})=>L.
length>0&&P!==void 0?[[$,P]]:[]))}function t(d,y){const M=y.flatMap(P=>(0,O().plansOf)(P).plans),g=new Set(M.map(({digest:P})=>P)),
$=Math.floor(h/(g.size*i));return Math.min(d,Math.max($,e))}function r(d){return d==="cores"?(0,T().availableParallelism)():
d}function c(d,y,M){if(!d)return"One command at a time, because all commands share the checkout.";const g=y==="gene"?" T\
he commands of one gene share a view.":"";return`${M===1?"One command at a time.":`Up to ${M} commands at once.`}${g}`}function l(d,y){
return d==="require-for-forks"?y?"require":"auto":d}const a=f.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:b().
NOTHING_RUN,nodeOf:()=>process};async function S(d,y,M){const g=new AbortController,$=setTimeout(()=>g.abort(C().BUDGET_SPENT),
d);try{return await M(AbortSignal.any([y,g.signal]))}finally{clearTimeout($)}}},20849:function(H,f,u){Object.defineProperty(
f,"__esModule",{value:!0}),f.safeLine=j,f.withoutLogCommands=b;function T(){const R=u(77598);return T=function(){return R},
R}const w=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function j(R,v=200){const N=R.replace(w,F=>`\\u{${F.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),A=Array.from(N);return A.length<=v?N:`${A.slice(0,v-1).
join("")}\u2026`}async function b(R,v){const N=(0,T().randomUUID)();R(`::stop-commands::${N}`);try{return await v()}finally{
R(`::${N}::`)}}},64474:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.runPlans=j;function T(){const m=u(
41895);return T=function(){return m},m}function w(){const m=u(57334);return w=function(){return m},m}async function j(m,p){
const{backend:h,progress:E,concurrency:i,views:e}=p,n=new Map(m.flatMap(({plans:y})=>y.map(M=>[M.digest,M]))),o=new Map;
for(const y of n.values()){const M=F(()=>h.check(y));M&&o.set(y.digest,M)}const s=new AbortController,t=AbortSignal.any(
[p.signal,s.signal]),r=b(i),c=A({...p,signal:t},o),l=R(y=>c(y,(M,g)=>h.run(M,g))),a=R(async y=>{const M=await h.forGene?.(
y.length,t),g=($,P)=>(M??h).run($,P);return N(y,$=>c($,g),t).finally(()=>M?.close())}),S=async({plans:y})=>{try{return e!==
"gene"?await N(y,g=>l(g.digest,g),t):(await a(v(y),y)).map((g,$)=>({...g,plan:y[$]??g.plan}))}catch(M){throw s.abort(),M}},
d=new Map(m.map(({plans:y})=>[v(y),y]));E.planned(e==="gene"?[...d.values()].flat().length:n.size);try{const y=m.map(g=>r(
()=>S(g)));await Promise.allSettled(y);const M=C(await Promise.all(y));return new Map(m.map((g,$)=>[g,M[$]??[]]))}finally{
E.ended()}}function b(m){const p=[];let h=m;return async E=>{h===0?await new Promise(i=>p.push(i)):h-=1;try{return await E()}finally{
const i=p.shift();i?i():h+=1}}}function R(m){const p=new Map;return(h,E)=>{const i=p.get(h)??m(E);return p.set(h,i),i}}function v(m){
return m.map(({digest:p})=>p).join()}async function N(m,p,h){const E=[];for(const i of m){const e=E.find(({outcome:n})=>n.
checkout_modified);h.aborted?E.push(O(i,(0,w().stopReason)(h))):e?E.push(O(i,I(e.plan))):E.some(({outcome:n})=>n.status!==
"passed")?E.push(O(i,"an earlier command of the gene did not pass")):E.push({...await p(i),plan:i})}return E}function A(m,p){
const{backend:h,progress:E,signal:i,guard:e}=m,n=h.level==="process_group";let o;return async(s,t)=>{if(o!==void 0)return O(
s,o);if(i.aborted)return O(s,(0,w().stopReason)(i));const r=e?.state(),c=e&&r?[...await e.changed(r)]:[];if(e&&r&&!n&&c.
push(...e.added(r)),c.length>0)return o=w().CHECKOUT_CHANGED,{plan:s,outcome:(0,w().changedOutcome)(c),changedFiles:[]};
E.started(s.command);const l=p.get(s.digest),a=l?(0,w().notRun)("not_runnable",`${l.message} ${l.hint}`):await t(s,i),S=()=>n?
e?.changed():r&&e?.touchedSince(r),d=(i.aborted?void 0:await S())??[];if(d.length===0||n)return E.finished(s.command,a),
d.length>0&&(o=I(s)),{plan:s,outcome:a,changedFiles:d};o=w().CHECKOUT_CHANGED;const y=(0,w().changedOutcome)(d,a);return E.
finished(s.command,y),{plan:s,outcome:y,changedFiles:[]}}}function F(m){try{m();return}catch(p){if(p instanceof T().GateError&&
p.code==="program_not_found")return p;throw p}}function I({command:m}){return`the command "${m}" changed files of the ch\
eckout`}function C(m){const p=new Set;return m.map(h=>h.map(E=>{const{outcome:i}=E;return i.status==="skipped"?E:p.has(i)?
{...E,outcome:{...i,reused:!0}}:(p.add(i),E)}))}function O(m,p){return{plan:m,outcome:(0,w().notRun)("skipped",p),changedFiles:[]}}},
46562:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.findingsOf=N,f.judgeGene=v;function T(){const e=u(
13580);return T=function(){return e},e}function w(){const e=u(57334);return w=function(){return e},e}function j(){const e=u(
9436);return j=function(){return e},e}function b(){const e=u(49001);return b=function(){return e},e}function R(){const e=u(
47350);return R=function(){return e},e}function v(e,n,{policy:o,ignoring:s,capped:t=[],missing:r}){const c=m(e,D=>(0,j().
suppress)(D,s)),l=n.outcomes.get(e)??[],a=n.mutants?.get(e),S=[...(0,b().runFindings)(c,l,n,o),...(0,b().mutantFindings)(
c,a)],y=[...(0,j().suppress)(S,s),...r?[r]:[]],g=[...N({gene:c,runFindings:y}),...t].filter(({suppressed:D})=>!D),{isIdle:$=!1}=c,
P=$||I(l,y),L=(0,R().gravest)([(0,R().severityVerdict)(g,o.fail_on),...c.commands.map(({verdict:D})=>D==="block"&&!$?"fa\
il":"pass"),...P?["warn"]:l.map(O),r?"needs_approval":"pass"]);return{gene:c,ran:n.outcomes.has(e),outcomes:l,...a&&{mutants:a},
runFindings:y,capped:t,verdict:L,summary:$?A:P?F:p(c,l,L,g)}}function N({gene:e,runFindings:n}){return[...e.findings,...e.
commands.flatMap(o=>o.findings),...n]}const A="an unchanged seed of the engine, whose scripts are not in this repository",
F="not runnable here: the machine lacks a program or a tool";function I(e,n){const o=n.filter(({rule:s})=>(0,T().ruleOf)(
s).group==="environment");return o.length>0&&o.every(({severity:s})=>s!=="error")&&e.every(({status:s,reason:t})=>s==="s\
kipped"?!C.has(t):s==="passed"||s==="not_runnable")}const C=new Set([w().INTERRUPTED,w().OUTCOME_LOST]);function O({status:e,
reason:n}){return e==="passed"?"pass":e==="error"||C.has(n)?"error":"fail"}function m(e,n){return{...e,findings:n(e.findings),
commands:e.commands.map(o=>({...o,findings:n(o.findings)}))}}function p(e,n,o,s){const t=e.commands.findIndex(L=>L.verdict===
"block"),r=n.findIndex(({status:L})=>L!=="passed"&&L!=="skipped"),c=n.findIndex(({status:L})=>L==="skipped"),l=[t,r,c].find(
L=>L>=0)??-1,a=e.commands[l];if(a)return`constraint: validation_failed: ${a.command} => ${i(n[l])}`;if(e.change==="remov\
ed")return"removed";const{files:S,max_files:d,severity:y}=e.blastRadius;if(s.some(h))return`constraint: blast_radius ${y}\
: ${S} / ${d} files`;const M=e.commands.length,g=M===1?"1 command":`${M} commands`;if(o==="needs_approval")return`${g} a\
llowed, waiting for approval`;if(o==="fail")return`failed: ${E(s).join(", ")}`;const $=n.length>0?`${g} passed`:`${g} al\
lowed, none run`,P=o==="warn"?E(s):[];return P.length>0?`${$}, with warnings: ${P.join(", ")}`:$}function h({rule:e,severity:n}){
return n==="error"&&e.startsWith("blast-radius-")}function E(e){const n=e.filter(({severity:s})=>s==="error"),o=e.filter(
({severity:s})=>s==="warning");return[...new Set((n.length>0?n:o).map(({rule:s})=>s))]}function i(e){return e?e.reason??
`exit code ${e.exit_code}`:"BLOCKED"}},9436:function(H,f,u){Object.defineProperty(f,"__esModule",{value:!0}),f.dayOf=N,f.
idleIgnores=O,f.ignoreFindings=I,f.isIgnorable=A,f.refusalOf=C,f.suppress=F;function T(){const i=u(41330);return T=function(){
return i},i}function w(){const i=u(32854);return w=function(){return i},i}function j(){const i=u(13580);return j=function(){
return i},i}function b(){const i=u(95132);return b=function(){return i},i}function R(){const i=u(43767);return R=function(){
return i},i}function v(){const i=u(52288);return v=function(){return i},i}function N(i){return i.toISOString().slice(0,10)}
function A({rule:i,severity:e,layer:n}){return(0,R().mayBeIgnored)({...(0,j().ruleOf)(i),severity:e,layer:n})}function F(i,{
ignores:e,...n}){const o=e.filter(t=>!(0,v().hasExpired)(t.expires,n.today)),s=(0,v().withLevels)(i,n);return o.length===
0?s:s.map(t=>{const r=A(t)&&o.find(c=>m(c,t));return r?{...t,suppressed:{reason:r.reason,expires:r.expires}}:t})}function I({
ignores:i,today:e},n,o){return i.flatMap(s=>{const{rule:t,reason:r,expires:c}=s,l=`The ignore of \`${t}\` ${E(s)}`,a=n.filter(
M=>m(s,M)),S=a.every(A)?C(s):v().DECIDES;if(S!==void 0)return[(0,b().finding)("exception-refused",{exception:l,refusal:S})];
if((0,v().hasExpired)(c,e))return[(0,b().finding)("exception-refused",{exception:l,refusal:(0,v().expiredWords)(c,r)})];
const d=a.length===0&&o.some(M=>p(s,M)),y={exception:l,refusal:"the rule finds nothing there"};return d?[(0,b().finding)(
"exception-refused",y,{severity:"notice"})]:[]})}function C({rule:i}){const e=(0,j().checkRules)().find(({id:n})=>n===i);
return e===void 0?(0,v().unknownRule)(i):e.ignorable!==void 0||(0,R().mayBeIgnored)(e)?void 0:v().DECIDES}function O(i,e){
return i.flatMap(n=>(0,v().idle)(n.rule,C(n),n.expires,e))}function m({rule:i,where:e},{rule:n,location:o,subject:s}){if(i!==
n)return!1;const{path:t,gene:r,command:c}=e??{};return(t===void 0||o!==void 0&&h(o.path,t))&&(r===void 0||r===s?.id)&&(c===
void 0||c===s?.command)}function p({where:i},{asset:e,commands:n}){const{path:o,gene:s,command:t}=i??{};return(o===void 0||
h(e.path,o))&&(s===void 0||s===e.id)&&(t===void 0||n.some(r=>r.command===t))}function h(i,e){return(0,w().isWithin)(i,e)||
(0,T().default)(e,{dot:!0,nonegate:!0})(i)}function E({where:i={}}){const e=Object.entries(i).map(([n,o])=>`the ${n} \`${o}\
\``);return e.length===0?"for all findings":`for ${e.join(", ")}`}},92344:function(H,f,u){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.allFindings=E,f.judge=m,f.judgeShards=n,f.otherShards=o,f.verdictOfPart=s;function T(){const t=u(9354);
return T=function(){return t},t}function w(){const t=u(1395);return w=function(){return t},t}function j(){const t=u(89549);
return j=function(){return t},t}function b(){const t=u(27199);return b=function(){return t},t}function R(){const t=u(97247);
return R=function(){return t},t}function v(){const t=u(13580);return v=function(){return t},t}function N(){const t=u(95132);
return N=function(){return t},t}function A(){const t=u(46562);return A=function(){return t},t}function F(){const t=u(9436);
return F=function(){return t},t}function I(){const t=u(52288);return I=function(){return t},t}function C(){const t=u(47350);
return C=function(){return t},t}const O={ignores:[],rules:{}};function m(t,r,{policy:c,now:l,approval:a=T().NOTHING_WAITS}){
const{ignores:S,rules:d}=(0,R().isOfChange)(t)?c:O,y={ignores:S,rules:d,today:(0,F().dayOf)(l)},M=o(r.shards??[]),g=e(a,
t.findings),$=[...g?t.findings:h(t.findings,c,a),...g?[g]:[],...M?[M]:[],...r.findings??[],...r.interrupted>0?[(0,N().finding)(
"run-interrupted",{skipped:r.interrupted})]:[]],P=(0,F().suppress)($,y),L=P.filter(({rule:z})=>z==="blast-radius-hard-ca\
p"),D=new Map(t.genes.map(z=>{const Z=i(z,a),Q=z.blastRadius.severity==="hard_cap_breach"?L:[];return[z,(0,A().judgeGene)(
z,r,{policy:c,ignoring:y,capped:Q,...Z&&{missing:Z}})]})),G=[...D.values()],x=[...$,...G.flatMap(A().findingsOf)],B=[...P,
...(0,F().ignoreFindings)(y,x,t.genes),...(0,I().levelFindings)(y)],[k,U]=p(B,c.approvals.gate>0),W=(0,C().gravest)([(0,C().
severityVerdict)(U,c.fail_on),k.length>0?"warn":"pass"]),K=r.interrupted>0?"error":"pass",V=g?"needs_approval":"pass",Y=(0,C().
gravest)([W,K,V,...G.map(z=>z.verdict)]);return{genes:G,findings:B,verdict:M?s(Y):Y,shards:n(r.shards??[],D)}}function p(t,r){
if(!r)return[[],t];const c=new Set(t.flatMap(a=>(0,w().needsPerson)(a)?a.location?.path:[])),l=({rule:a,severity:S,location:d})=>(0,v().
ruleOf)(a).approval!==void 0||a==="protected-path"&&S==="warning"&&c.has(d?.path);return[t.filter(l),t.filter(a=>!l(a))]}
function h(t,{approvals:{gate:r}},{approvals:c}){if(r>0&&c.length===0)return t;const l=r>0?"given":"not required";return t.
map(a=>(0,w().needsPerson)(a)?{...a,args:{...a.args,approval:l}}:a)}function E({findings:t,genes:r}){return[...t,...r.flatMap(
A().findingsOf)]}function i(t,{waiting:r,refusals:c,means:l,digest:a=""}){const S=r.get(t);if(S===void 0)return;const{asset:d,
commands:y}=t;return(0,N().finding)("approval-missing",{gene:d.id,confirmation:S.confirmation==="strong"?"strong":"very \
strong",needed:S.needed,given:S.given,commands:y.filter(({confirmation:M})=>M!=="standard").map(({command:M})=>M),means:l,
digest:(0,j().shortDigest)(a),refusals:c},(0,b().placeOf)(d))}function e({gate:t,refusals:r,means:c,digest:l=""},a){if(t===
void 0)return;const S=a.some(({rule:M})=>M==="gate-weakened"),d=a.some(({rule:M})=>M==="agent-files-unapproved"),y={...t,
means:c,digest:(0,j().shortDigest)(l),refusals:r,weakens:S,runs:d};return(0,N().finding)("gate-approval-missing",y)}function n(t,r){
return t.map(({index:c,of:l,genes:a})=>{const S=(0,C().gravest)([...a].map(d=>r.get(d)?.verdict??"error"));return{index:c,
of:l,genes:a.size,verdict:S}})}function o(t){const[r]=t;if(!(r===void 0||t.length===r.of))return(0,N().finding)("part-of\
-run",{index:r.index,of:r.of,genes:r.genes.size})}function s(t){return t==="pass"||t==="warn"?"error":t}},52288:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.DECIDES=void 0,f.expiredWords=I,f.hasExpired=F,f.idle=O,f.idleLevels=
m,f.levelFindings=p,f.unknownRule=i,f.withLevels=N;function T(){const e=u(3051);return T=function(){return e},e}function w(){
const e=u(54441);return w=function(){return e},e}function j(){const e=u(54062);return j=function(){return e},e}function b(){
const e=u(13580);return b=function(){return e},e}function R(){const e=u(95132);return R=function(){return e},e}function v(){
const e=u(43767);return v=function(){return e},e}function N(e,n){return Object.keys(n.rules).length===0?e:e.map(o=>A(o,n))}
function A(e,n){const{rule:o,severity:s,layer:t}=e,r={...(0,b().ruleOf)(o),severity:s,layer:t},c=C(n,o),l=s==="error"&&r.
group&&C(n,r.group),a=c?o:r.group,S=c??(l||void 0);if(S===void 0||a===void 0)return e;const{level:d,...y}=S,M=d==="off"?
"notice":d;return M===s||M!=="error"&&!(0,v().mayBeSoftened)(r)?e:{...e,severity:M,level:{rules:a,level:d,from:s,...y}}}
function F(e,n){return e!==void 0&&e<n}function I(e,n){return`it expired on ${e} (reason: ${n})`}function C({rules:e,today:n},o){
const s=Object.hasOwn(e,o)?e[o]:void 0,t=s&&(0,j().settingOf)(s);return F(t?.until,n)?void 0:t}function O(e,n,o,s){const t=n??
(F(o,s)?`it expired on ${o}`:void 0);return t===void 0?[]:[{name:e,why:t}]}function m({rules:e,today:n}){return Object.entries(
e).flatMap(([o,s])=>{const{level:t,until:r}=(0,j().settingOf)(s);return O(o,h(o,t),r,n)})}function p({rules:e,today:n}){
return Object.entries(e).flatMap(([o,s])=>{const{level:t,until:r,reason:c="none given"}=(0,j().settingOf)(s),l=h(o,t),a=`\
The level \`${t}\` of \`${o}\``;return l!==void 0?[(0,R().finding)("exception-refused",{exception:a,refusal:l})]:F(r,n)?
[(0,R().finding)("exception-refused",{exception:a,refusal:I(r,c)})]:[]})}function h(e,n){const o=w().RULE_GROUPS,s=(0,b().
checkRules)().find(({id:r})=>r===e);return o.includes(e)?void 0:s===void 0?i(e,o):n==="error"||(0,v().mayBeSoftened)(s)||
s.ignorable!==void 0?void 0:E}const E=f.DECIDES="the rule decides whether commands may run, what a change may touch, or \
whether files are readable";function i(e,n=[]){const o=(0,T().nearestName)(e,[...n,...(0,b().checkRules)().map(({id:t})=>t)]);
return`${n.length>0?"there is no such rule or group":"the rule does not exist"}${o?` (did you mean \`${o}\`?)`:""}`}},49001:function(H,f,u){
Object.defineProperty(f,"__esModule",{value:!0}),f.earlierOutputOf=n,f.mutantFindings=o,f.runFindings=I;function T(){const t=u(
41330);return T=function(){return t},t}function w(){const t=u(27199);return w=function(){return t},t}function j(){const t=u(
6470);return j=function(){return t},t}function b(){const t=u(91265);return b=function(){return t},t}function R(){const t=u(
39491);return R=function(){return t},t}function v(){const t=u(95132);return v=function(){return t},t}function N(){const t=u(
54120);return N=function(){return t},t}function A(){const t=u(46252);return A=function(){return t},t}function F(){const t=u(
57334);return F=function(){return t},t}function I(t,r,{isolation:c},l){const a=c.level==="namespaces"&&l.views==="comman\
d",S=t.commands.flatMap((d,y)=>{const M=r[y];if(M===void 0)return[];const{command:g,location:$}=d,P={location:$,subject:{
...(0,w().subjectOf)(t.asset),command:g}};return[{audited:d,command:g,outcome:M,place:P}]});return[...S.flatMap(d=>[...E(
d,l),...h(d,l),...p(d)]),...a?O(S):[],...C(t,r,l)]}function C({asset:t,commands:r},c,{limits:l}){const a=r.filter((y,M)=>c[M]?.
reason===F().BUDGET_SPENT),[S]=a;if(S===void 0)return[];const d={gene:t.id,seconds:l.budget_seconds,commands:a.length};return[
(0,v().finding)("budget-spent",d,{location:S.location,subject:(0,w().subjectOf)(t)})]}function O(t){const r=t.findIndex(
({outcome:y})=>y.status==="failed"),c=t[r],l=c&&n(c,t.slice(0,r));if(!l)return[];const{path:a,writer:S}=l,d={command:c.command,
paths:[a],writer:S};return[(0,v().finding)("file-left-out",d,c.place)]}const m=[["checkout_modified","checkout-modified"],
["checkout_changed","checkout-changed"]];function p({command:t,outcome:r,place:c}){const l=m.flatMap(([S,d])=>{const y=r[S];
return y?[(0,v().finding)(d,{command:t,paths:y},c)]:[]}),{left_out:a}=r;return a===void 0?l:[...l,(0,v().finding)("file-\
left-out",{command:t,paths:a,writer:""},c)]}function h({command:t,outcome:{side_effects:r},place:c},{caches:l,views:a}){
const d=r?i({...r,...a==="gene"&&{created:[]}},l):[];return d.length===0?[]:[(0,v().finding)("command-writes",{command:t,
paths:d},c)]}function E({audited:t,command:r,outcome:c,place:l},{limits:{slow_command_seconds:a}}){const S=Math.round(c.
duration_ms/1e3),d=(0,N().causeWords)(c.causes);switch(c.status){case"failed":{const y=`failed with exit code ${c.exit_code??
1}`;return[(0,v().finding)("command-failed",{command:r,how:y,...d},l)]}case"timed_out":return c.reason===F().BUDGET_SPENT?
[]:[(0,v().finding)("command-timed-out",{command:r,seconds:S,...d},l)];case"crashed":{const y=`crashed: ${c.reason??"no \
exit code"}`;return[(0,v().finding)("command-failed",{command:r,how:y,...d},l)]}case"not_runnable":{const{program:y=r}=t.
plan??{};return[(0,v().finding)("program-missing",{command:r,program:y,where:"was not found on PATH outside the checkout"},
l)]}case"passed":return c.duration_ms>a*1e3?[(0,v().finding)("command-slow",{command:r,seconds:S,limit:a},l)]:[];case"sk\
ipped":{if(c.reason===F().OUTCOME_LOST)return[(0,v().finding)("not-judged",{detail:`the command \`${r}\`: ${F().OUTCOME_LOST}`},
l)];const y=(0,j().toolOf)(t.reading);return y===void 0||y.path!==void 0?[]:[(0,v().finding)("program-missing",{command:r,
program:y.name,where:"is not installed in `node_modules`"},l)]}case"error":case"blocked":return[]}}function i({created:t,
changed:r,deleted:c},l){const a=(0,T().default)([...l],{dot:!0});return[...t,...r,...c].filter(S=>!a(S)).sort()}const e=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function n(t,r){const{command:c,outcome:l}=t,a=[l.stderr,l.stdout].flatMap(({head:$,tail:P})=>[$,P]),S=[c,...a.flatMap($=>$.
split(`
`))],d=r.toReversed().flatMap(({command:$,outcome:{side_effects:P}})=>(P?.created??[]).map(L=>({path:L,writer:$}))),y=new Set(
d.flatMap(({path:$})=>[$,...(0,R().foldersAbove)($)])),M=(0,A().mentionsIn)(S,y),g=(0,A().mentionsIn)(S.filter($=>e.test(
$)),y);for(const{path:$,writer:P}of d){if(M.has($))return{path:$,writer:P};const L=(0,R().foldersAbove)($).findLast(D=>g.
has(D));if(L!==void 0)return{path:L,writer:P}}}function o({asset:t,commands:r},c){if(c===void 0)return[];const l=c.every(
({outcome:a})=>a==="survived");return r.flatMap((a,S)=>{const d=c[S],y=d?.outcome==="survived"?d.files:d?.existing?.files;
if(d===void 0||y===void 0)return[];const{command:M,location:g}=a,$=d.outcome!=="survived",P=$?y.length:d.total_files??y.
length,L=d.operator??"mixed",D=(0,v().finding)("passes-when-broken",{command:M,files:y,total:P,how:L,isExisting:$},{location:g,
subject:{...(0,w().subjectOf)(t),command:M}});return[!$&&(l||s(a))?D:{...D,severity:"notice"}]})}function s({plan:t}){if(t===
void 0)return!1;const{argv:r,scripts:c}=t;return c===void 0?(0,b().runsTests)(r):c.steps.some(({text:l})=>(0,b().runsTests)(
l.split(/[\s;&|()]+/)))}}};
