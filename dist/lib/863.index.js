"use strict";exports.id=863,exports.ids=[863],exports.modules={1395:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),
p.approvalDigest=j,p.boundFiles=T,p.changedSince=g,p.groupDigest=R,p.judgedHead=d,p.needsPerson=c,p.weakensGate=o;function v(){
const n=u(77598);return v=function(){return n},n}function w(){const n=u(57975);return w=function(){return n},n}function A(){
const n=u(41330);return A=function(){return n},n}function S(){const n=u(97247);return S=function(){return n},n}function b(){
const n=u(32854);return b=function(){return n},n}function M(){const n=u(13580);return M=function(){return n},n}async function T(n,e,s=new Set){
const t=e.length===0?()=>!1:(0,A().default)([...e],{dot:!0,nonegate:!0}),a=[...n.files()].filter(({path:m})=>(0,b().isWithin)(
m,".github")||s.has(m)||!t(m)).map(async m=>[m.path,await P(n,m)]);return new Map(await Promise.all(a))}async function P(n,{
path:e,kind:s,oid:t}){if(t!==void 0)return`${s} ${t}`;const r=s==="symlink"?n.readlink(e)??"":await n.read(e);return`${s}\
 ${(0,v().createHash)("sha256").update(r).digest("hex")}`}function j(n){const{files:e,baseRef:s,plansDigest:t,policyDigest:r,
weakened:a}=n,m=[...e].sort(([i],[O])=>i<O?-1:1);return $([s,t,r,m,a])}function R(n){return n.length>1?$([...n].sort()):
n[0]}function $(n){return`sha256:${(0,v().createHash)("sha256").update(JSON.stringify(n)).digest("hex")}`}const f=3;function g(n,e){
const s=[...new Set([...n.files.keys(),...e.files.keys()])].filter(t=>n.files.get(t)!==e.files.get(t)).sort();return s.length>
0?`${h(s)} ${s.length===1?"has":"have"} changed`:n.plansDigest!==e.plansDigest?"the commands that would run have changed":
(0,w().isDeepStrictEqual)(n.weakened,e.weakened)?void 0:"what weakens the gate has changed"}function h(n){const e=n.slice(
0,f).map(r=>`\`${r}\``),s=n.length-e.length,t=s>0?`${s} more ${s===1?"file":"files"}`:e.pop();return e.length===0?`${t}`:
`${e.join(", ")} and ${t}`}async function d(n,e,{policy:s,digest:t},r){const{genes:a,plansDigest:m}=n,i=n.findings.filter(
c).map(({args:N,location:F})=>[F?.path??"",JSON.stringify(N)]),O=(0,S().isOfChange)(n)?n.agentFiles.flatMap(y):[],l=new Set(
[...i.map(([N])=>N),...O]);return{subject:{files:await T(e,s.approvals.unaffected_by,l),baseRef:r,plansDigest:m,policyDigest:t,
weakened:i},genes:a,weakensGate:o(n)}}function y({file:{path:n},entries:e}){const s=e.flatMap(t=>t.targets);return[n,...s.
flatMap(({kind:t,name:r})=>t==="file"?[r]:[])]}function c({rule:n}){return(0,M().ruleOf)(n)?.approval==="needed"}function o({
findings:n}){return n.some(c)}},9354:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_WAITS=void 0,
p.findApprovals=S;function v(){const f=u(41895);return v=function(){return f},f}function w(){const f=u(39763);return w=function(){
return f},f}function A(){const f=u(1395);return A=function(){return f},f}async function S(f,g,h,d){const{means:y}=d,c=(0,A().
weakensGate)(f)?b(g.gate,y):0,o=f.genes.flatMap(m=>{const i=R(m);return i==="standard"?[]:[{gene:m,confirmation:i,needed:b(
g[i],y)}]});if(o.length===0&&c===0)return{...$,means:y};const n=await Promise.all(h.map(m=>T(m,g.people,d))),e=h.length>
1?n.map(P):n,s=o.flatMap(({gene:m,...i})=>{const O=M(e,({asking:l})=>l?.has(j(m))??!0);return i.needed>O?[[m,{...i,given:O}]]:
[]}),t=M(e,({weakensGate:m})=>m??!0),r=e.flatMap(({digest:m})=>m??[]),a=r.length===h.length?(0,A().groupDigest)(r):void 0;
return{means:y,approvals:e.flatMap(({approvals:m})=>m),refusals:e.flatMap(({refusals:m})=>m),waiting:new Map(s),...c>t&&
{gate:{needed:c,given:t}},...a!==void 0&&{digest:a}}}function b(f,g){return g==="digest"?Math.min(f,1):f}function M(f,g){
const h=f.filter(g),d=h.length>0?h:f;return d.length===0?0:Math.min(...d.map(({approvals:y})=>y.length))}async function T({
pullRequest:f,judge:g},h,{find:d}){try{const{subject:y,genes:c,weakensGate:o}=await g(),n=(0,A().approvalDigest)(y),e={people:h,
subject:y,...f!==void 0&&{pullRequest:f}},{approvals:s,refusals:t}=await d(e),r=c.filter(a=>R(a)!=="standard").map(j);return{
pullRequest:f,approvals:s,refusals:t,asking:new Set(r),weakensGate:o,digest:n}}catch(y){if(!(y instanceof v().GateError))
throw y;const c=`could not judge the head: ${y.message}`;return{pullRequest:f,approvals:[],refusals:[c]}}}function P(f){
const{pullRequest:g,approvals:h,refusals:d}=f;return g===void 0?f:{...f,approvals:h.map(y=>({...y,pull_request:g})),refusals:d.
map(y=>`pull request ${g}: ${y}`)}}function j({asset:{path:f,id:g}}){return JSON.stringify([f,g])}function R({commands:f}){
if(f.some(({plan:h})=>h===void 0))return"standard";const g=f.map(({confirmation:h})=>w().CONFIRMATIONS.indexOf(h));return w().
CONFIRMATIONS[Math.max(0,...g)]??"standard"}const $=p.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
89549:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.approveByDigest=M,p.shortDigest=b;function v(){
const T=u(41895);return v=function(){return T},T}function w(){const T=u(1395);return w=function(){return T},T}const A=24,
S=new RegExp(`^sha256:[0-9a-f]{${A},64}$`);function b(T){return T.slice(0,7+A)}function M(T,P){if(T!==void 0&&!S.test(T))
throw new(v()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(T)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:j})=>{if(T===void 0)return{
approvals:[],refusals:[]};if((0,w().approvalDigest)(j).startsWith(T))return{approvals:[{user:"command line",at:P.toISOString()}],
refusals:[]};const R=b(T);return{approvals:[],refusals:[`--approve ${R} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}},23423:function(G,p,u){Object.defineProperty(p,"__esModule",
{value:!0}),p.readAppendedLog=R,p.readRecords=d,p.readUntouchedLog=j;function v(){const n=u(23404);return v=function(){return n},
n}function w(){const n=u(26040);return w=function(){return n},n}function A(){const n=u(27199);return A=function(){return n},
n}function S(){const n=u(64385);return S=function(){return n},n}function b(){const n=u(78114);return b=function(){return n},
n}function M(){const n=u(86581);return M=function(){return n},n}function T(){const n=u(94534);return T=function(){return n},
n}function P(){const n=u(28894);return P=function(){return n},n}async function j(n,{path:e,size:s=0},t){if(s>P().MAX_LOG_BYTES)
return g(e,s);try{return d(e,await n.read(e,P().MAX_LOG_BYTES),t)}catch(r){return(0,S().unreadFile)(e,r)}}async function R(n,e,{
path:s,size:t=0},r){if(!(t>P().MAX_LOG_BYTES))try{const[a,m]=await Promise.all([n.read(s,P().MAX_LOG_BYTES),e.read(s,P().
MAX_LOG_BYTES)]),i=(0,P().continuationOf)(a,m);if(i.kind==="rewritten")return;const{from:O}=i,l=d(s,m.subarray(0,O),r),E=(0,P().
countLines)(m,O)+1,N=$(s,m.subarray(O),r,E);return{kept:l,appended:f(N,l)}}catch(a){return{kept:{path:s,assets:[],problems:[]},
appended:(0,S().unreadFile)(s,a)}}}function $(n,e,s,t){return e.length>s.maxBytes?(0,S().tooLargeFile)(n,e.length,s):(0,S().
readAssetFile)(n,e,s,t)}function f(n,e){if(n.assets.length===0)return n;const s=new Map(e.assets.map(r=>[`${r.type} ${r.
id}`,r])),t=n.assets.flatMap(r=>{const a=s.get(`${r.type} ${r.id}`);if(a===void 0||r.id.startsWith("#"))return[];if((0,v().
canonicalize)(r.value)===(0,v().canonicalize)(a.value)){const i=`${r.type} ${JSON.stringify(r.id)}, 2 times`;return[{rule:"\
without-effect",location:r.locate(),detail:i,id:r.id}]}const m=`${r.type} ${JSON.stringify(r.id)}, first at line ${a.locate().
line}, column 1`;return[{rule:"duplicate-id",location:r.locate(),detail:m,id:r.id}]});return{...n,problems:[...n.problems,
...t]}}function g(n,e){return{path:n,assets:[],problems:[],unread:`${e} bytes, of at most ${P().MAX_LOG_BYTES}`}}const h=10;
function d(n,e,s){const t=y(e,s.maxBytes),r=e.subarray(t),a=(0,P().countLines)(e,t)+1,m=c(n,r,a),i=m?{path:n,assets:m,problems:[]}:
(0,S().readAssetFile)(n,r,s,a),O=i.problems.find(b().isUnread)?.detail,l=t>0?`only the newest ${r.length} of ${e.length}\
 bytes`:void 0,E=O??l;return{...i,...E!==void 0&&{unread:E}}}function y(n,e){if(n.length<=e)return 0;const s=n.indexOf(h,
n.length-e-1);return s<0?n.length:s+1}function c(n,e,s){const{text:t,complete:r}=(0,T().decodeUtf8)(e);if(!r)return;const a=[];
let m=s;for(let i=0;i<t.length;m+=1){const O=t.indexOf(`
`,i),l=O<0?t.length:O,E=t.slice(i,l);if(i=l+1,E.trim()==="")continue;const N=o(E);if(N===void 0||(0,M().hasAssetLists)(N))
return;const{type:F}=N;if((0,M().isAssetType)(F)){const[I,L]=[m,a.length];a.push({type:F,id:(0,S().declaredId)(N)??`#${L+
1}`,path:n,value:N,pointer:[L],locate:()=>({path:n,line:I,column:1})})}else if(!(0,M().isCompanion)(F))return}return a}function o(n){
const e=(0,w().attempt)(()=>JSON.parse(n));return(0,A().isJsonObject)(e)?e:void 0}},35474:function(G,p,u){Object.defineProperty(
p,"__esModule",{value:!0}),p.readSides=j;function v(){const g=u(54244);return v=function(){return g},g}function w(){const g=u(
93028);return w=function(){return g},g}function A(){const g=u(81456);return A=function(){return g},g}function S(){const g=u(
64385);return S=function(){return g},g}function b(){const g=u(18744);return b=function(){return g},g}function M(){const g=u(
28894);return M=function(){return g},g}function T(){const g=u(23423);return T=function(){return g},g}function P(){const g=u(
7946);return P=function(){return g},g}async function j(g){const{baseTree:h,headTree:d,change:y,policy:c,clock:o=new(v()).
AuditClock}=g,n=(0,b().assetPathTest)(c),e=(0,A().assetLimits)(c.assets.max_file_bytes),s=[...d.files()].filter(({kind:C})=>(0,w().
isRegular)(C)),t=s.filter(({path:C})=>n(C)),r=new Set(y.files.filter(({status:C})=>C!=="deleted").map(({path:C})=>C)),a=s.
filter(({path:C})=>(0,P().mayHoldAssets)(C)&&r.has(C)&&!n(C)),m=y.files.flatMap(({oldPath:C,path:B})=>{const H=n(C??B)?h.
stat(C??B):void 0;return H&&(0,w().isRegular)(H.kind)?H:[]}),[i,O]=R(m,({path:C})=>(0,M().isAuditLog)(C)&&r.has(C)),l=new Set(
i.map(({path:C})=>C)),E=async C=>{const B=r.has(C.path);if((0,M().isAuditLog)(C.path)&&!B)return[{file:await(0,T().readUntouchedLog)(
d,C,e),isTouched:B}];const H=l.has(C.path)?await(0,T().readAppendedLog)(h,d,C,e):void 0;return H===void 0?[{file:await f(
d,C,e),isTouched:B}]:(l.delete(C.path),[{file:H.kept,isTouched:!1},{file:H.appended,isTouched:!0}])},N=C=>f($(h),C,e),F=async C=>{
const B=await C;return await o.tick(),B},[I,L,D]=await Promise.all([Promise.all(t.map(C=>F(E(C)))),Promise.all(O.map(C=>F(
N(C)))),Promise.all(a.map(C=>F((0,P().findStrayGenes)(d,C,e))))]),k=i.filter(({path:C})=>l.has(C)),U=[...L,...await Promise.
all(k.map(N))],[Y,X]=R(I.flat(),({isTouched:C})=>C);return{paths:t.map(({path:C})=>C),files:I.flat().map(({file:C})=>C),
head:Y.map(({file:C})=>C),untouched:X.map(({file:C})=>C),base:U,strays:D.filter(C=>C!==void 0),isTouched:C=>r.has(C)}}function R(g,h){
return[g.filter(h),g.filter(d=>!h(d))]}function $(g){return{...g,read:async(...h)=>Buffer.from((await g.read(...h)).toString(
"utf8"))}}async function f(g,{path:h,size:d=0},y){if(d>y.maxBytes)return(0,S().tooLargeFile)(h,d,y);try{const c=(0,S().readAssetFile)(
h,await g.read(h,y.maxBytes),y);return{...c,assets:c.assets.filter(({copy:o})=>!o)}}catch(c){return(0,S().unreadFile)(h,
c)}}},67506:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.auditAssets=g,p.auditChange=f,p.mayRunSome=
c;function v(){const n=u(13580);return v=function(){return n},n}function w(){const n=u(12154);return w=function(){return n},
n}function A(){const n=u(91850);return A=function(){return n},n}function S(){const n=u(72025);return S=function(){return n},
n}function b(){const n=u(70716);return b=function(){return n},n}function M(){const n=u(97004);return M=function(){return n},
n}function T(){const n=u(72391);return T=function(){return n},n}function P(){const n=u(54034);return P=function(){return n},
n}function j(){const n=u(16373);return j=function(){return n},n}function R(){const n=u(6470);return R=function(){return n},
n}function $(){const n=u(66160);return $=function(){return n},n}async function f(n){const e=await(0,$().readChangeSubject)(
n),{change:s,tree:t,policy:r,assets:a,exempt:m,radius:i,counted:O}=e,{genes:l,...E}=await d(e,F=>F),N=await(0,M().blockedGenes)(
e.claims.filter(({type:F})=>F==="Capsule"),a.present,e.judge);return{...E,genes:l.map(([{change:F},I])=>({...I,change:F.
kind})),capsules:(0,T().judgeCapsules)(a,r.a2a,O.least,N),seeds:[...e.seeds.keys()],agentFiles:e.agentFiles,blastRadius:i,
files:await(0,A().markHiddenFiles)((0,w().countedFiles)(s,m,t),t)}}async function g(n,e,s){const t={assets:n,problems:[]},
r=h(n,s),a=()=>"author",{genes:m,...i}=await d((0,$().subjectOfAssets)(t,e,a,r),({asset:O})=>(0,j().readGene)(O,e,a));return{
...i,genes:m.map(([,O])=>O)}}function h(n,e){return{changes:[...n.map(s=>({kind:"added",asset:s})),...e.filter(({type:s})=>s===
"Gene").map(s=>({kind:"applied",asset:s,before:s}))],problems:[],files:[],present:[...e,...n],unread:[]}}async function d(n,e){
const s=await y(n),t={timeoutMs:n.policy.limits.command_timeout_seconds*1e3,mayRun:n.tree!==void 0&&!s.some(o)},{clock:r}=n,
a=await r.all(n.genes,async i=>{const O=await e(i);return[O,await(0,P().auditGene)(n,O,t)]}),m=a.flatMap(([,{commands:i}])=>i.
flatMap(({plan:O})=>O??[]));return{genes:a,findings:s,plansDigest:(0,R().digestPlans)(m)}}async function y(n){const{clock:e,
claims:s}=n,t=await(0,S().ask)(b().SUBJECT_CHECKS,n),r=await e.all(s,a=>(0,S().ask)(b().CLAIM_CHECKS,n,{asset:a}));return[
t,...r].flat()}function c({genes:n,findings:e}){return!e.some(o)&&n.some(({commands:s,findings:t})=>s.length>0&&s.every(
({verdict:r})=>r!=="block")&&!t.some(P().forbidsRunningGene))}function o({rule:n,location:e}){const{forbidsRunning:s,undecided:t}=(0,v().
ruleOf)(n);return s==="change"||t===!0&&e===void 0}},97247:function(G,p){Object.defineProperty(p,"__esModule",{value:!0}),
p.isOfChange=u;function u(v){return"files"in v}},84812:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),
p.broadcastFindings=b;function v(){const f=u(27199);return v=function(){return f},f}function w(){const f=u(95132);return w=
function(){return f},f}function A(){const f=u(72025);return A=function(){return f},f}function S(){const f=u(21471);return S=
function(){return f},f}function b(f,g,h,d={files:0,lines:0}){const{status:y,score:c}=j(f.value.outcome),o=j(f.value.blast_radius),
n={capsule:f.id},e=(...t)=>(0,v().placeOf)(f,t),s=[];if(y!=="success"){const t=`\`outcome.status\` is ${$(y)}, but it mu\
st be "success"`;s.push((0,w().finding)("capsule-not-eligible",{...n,why:t},e("outcome","status")))}if(!R(c,h.min_score,
1)){const t=`a number from ${h.min_score} to 1`,r=`\`outcome.score\` is ${$(c)}, but it must be ${t}`;s.push((0,w().finding)(
"capsule-not-eligible",{...n,why:r},e("outcome","score")))}for(const t of["files","lines"]){const r=h[`max_${t}`],a=Math.
max(d[t],g.radius?.[t]??0);if(R(o[t],1,r)&&a<=r)continue;const m=$(o[t]),i=a>r?`${a} (claimed: ${m})`:m,O=`\`blast_radius\
.${t}\` is ${i}, but it must be ${M(r)}`;s.push((0,w().finding)("capsule-not-eligible",{...n,why:O},e("blast_radius",t)))}
if(g.unmeasured!==void 0){const t=`\`blast_radius.files\` is not a size in the event \`${g.unmeasured}\`, but it must be ${M(
h.max_files)}`;s.push((0,w().finding)("capsule-not-eligible",{...n,why:t},e("blast_radius")))}return g.count<h.min_success_streak&&
s.push(...T(f,g,h.min_success_streak)),s}function M(f){return`a number from 1 to ${f}`}function T(f,{count:g,unread:h,failed:d,
uncounted:y=[]},c){const o=(0,v().placeOf)(f),n={capsule:f.id};if(d!==void 0){const t=`the event \`${d}\`, the newest one\
 that names it, is not a success`;return[(0,w().finding)("capsule-not-eligible",{...n,why:t},o)]}if(h!==void 0){const t=`\
whether the Capsule \`${f.id}\` has enough consecutive successes`;return[(0,A().notChecked)(t,h,{...o,severity:"error"})]}
const e=y.slice(0,P).map(({event:t,why:r})=>`the event \`${t}\` does not count: ${r}`),s={...n,streak:g,least:c,uncounted:e};
return[(0,w().finding)("capsule-streak",s,o)]}const P=5;function j(f){return(0,v().isJsonObject)(f)?f:{}}function R(f,g,h){
return typeof f=="number"&&f>=g&&f<=h}function $(f){return f===void 0?"missing":(0,S().describeJson)(f)}},72391:function(G,p,u){
Object.defineProperty(p,"__esModule",{value:!0}),p.judgeCapsules=j;function v(){const h=u(13580);return v=function(){return h},
h}function w(){const h=u(95132);return w=function(){return h},h}function A(){const h=u(72025);return A=function(){return h},
h}function S(){const h=u(84812);return S=function(){return h},h}function b(){const h=u(59613);return b=function(){return h},
h}function M(){const h=u(85475);return M=function(){return h},h}function T(){const h=u(57733);return T=function(){return h},
h}function P(){const h=u(47771);return P=function(){return h},h}function j({changes:h,present:d,unread:y},c,o,n=new Map){
const e=h.filter(g);if(e.length===0)return[];const s=(0,P().streakCounter)((0,P().eventsIn)({changes:h,present:d,unread:y}),
!0),t=y.at(-1),r=o&&R(e,o);return e.map(({kind:a,asset:m,before:i})=>{if(a==="removed")return{change:a,asset:m,eligible:null,
eligibility:null,reasons:[]};const O=a==="added"?r:i&&(0,b().sizeOf)(i.value.blast_radius),l=f(m,()=>{const F=s(m),I=t===
void 0||F.ended?F:{...F,unread:t},L=n.get(m);return[...(0,S().broadcastFindings)(m,I,c,O),...L?[L]:[]]}),E=(0,w().eligibilityOf)(
l);return{change:a,asset:m,eligible:E==="eligible",eligibility:E,reasons:l}})}function R(h,d){const y=h.filter(({kind:n})=>n===
"added").map(({asset:n})=>(0,b().sizeOf)(n.value.blast_radius)??{files:0,lines:0}),c=n=>y.reduce((e,s)=>e+s[n],0);return c(
"files")>=d.files&&c("lines")>=d.lines?void 0:d}function $(h){const{otherAsset:d}=(0,v().ruleOf)(h.rule);return h.severity===
"error"||(0,w().isMissingEvidence)(h)||d===!0}function f(h,d){try{return[...d(),...(0,T().promotionSchemaFindings)(h),...(0,M().
identityFindings)(h,"hand")].filter($)}catch(y){return[(0,A().assetNotJudged)(h,y)]}}function g({asset:h}){return h.type===
"Capsule"}},39092:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.commitLayer=S;function v(){const b=u(
51455);return v=function(){return b},b}function w(){const b=u(76760);return w=function(){return b},b}function A(){const b=u(
96402);return A=function(){return b},b}async function S({checkout:b,layer:M,modes:T,path:P}){const j=(0,w().join)(b,".gi\
t");if(!(await(0,v().lstat)(j).catch(()=>{}))?.isDirectory())return;const $=await(0,A().openRepository)(b,{PATH:P}),f=(0,w().
join)(M,".git","index"),g={GIT_INDEX_FILE:f},h=async(...d)=>(await $.objects(...d)).toString().trim();try{const d=[...T.
keys()],c=(await h(["hash-object","-w","--no-filters","--stdin-paths"],{input:d.map(i=>`${JSON.stringify((0,w().join)(M,
i))}
`).join("")})).split(`
`);await(0,v().mkdir)((0,w().dirname)(f),{recursive:!0}),await(0,v().cp)($.index,f);const o=d.map((i,O)=>`${T.get(i)} ${c[O]}\
	${i}\0`);await h(["update-index","-z","--index-info"],{env:g,input:o.join("")});const n=await h(["write-tree"],{env:g}),
s=(await $.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${n}`),t=Buffer.from(s,"latin\
1"),r=await h(["hash-object","-t","commit","-w","--stdin"],{input:t});await(0,v().cp)($.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,w().join)(M,".git","objects"),{recursive:!0,filter:i=>!i.endsWith("/info")});const a=await(0,v().readFile)((0,w().
join)(j,"HEAD"),"utf8"),m=/^ref: (refs\/\S+)\n?$/.exec(a)?.[1]??"HEAD";await(0,v().mkdir)((0,w().dirname)((0,w().join)(M,
".git",m)),{recursive:!0}),await(0,v().writeFile)((0,w().join)(M,".git",m),r)}finally{await $.close()}}},19309:function(G,p,u){
Object.defineProperty(p,"__esModule",{value:!0}),p.copyCheckout=$,p.shareFolder=d;function v(){const o=u(73024);return v=
function(){return o},o}function w(){const o=u(51455);return w=function(){return o},o}function A(){const o=u(76760);return A=
function(){return o},o}function S(){const o=u(41895);return S=function(){return o},o}function b(){const o=u(4339);return b=
function(){return o},o}function M(){const o=u(95132);return M=function(){return o},o}function T(){const o=u(46282);return T=
function(){return o},o}function P(){const o=u(51968);return P=function(){return o},o}const j={entries:2e5,bytes:4*1024**
3};class R extends Error{}async function $(o,n=j){const e=await(0,b().temporaryFolder)(),s=()=>(0,w().rm)(e,{recursive:!0,
force:!0,maxRetries:3}),t=(0,A().join)(e,(0,A().basename)(o.directory)||"checkout");try{await f(o,t,n);const r=await(0,P().
copyRepository)(o.directory,t);return{guard:o.at(t),objects:r,close:s}}catch(r){if(await s(),r instanceof R)return;throw r}}
async function f(o,n,e){const{directory:s,files:t,folders:r}=o,a={...e},m=async i=>{const[O,l]=[(0,A().join)(s,i),(0,A().
join)(n,i)],E=await(0,w().lstat)(O);if(a.entries-=1,a.bytes-=E.isFile()?E.size:0,a.entries<0||a.bytes<0)throw new R;if(E.
isSymbolicLink())await h(O,l,s,n);else if(E.isFile())await(0,w().copyFile)(O,l,v().constants.COPYFILE_FICLONE);else if(E.
isDirectory()){await(0,w().mkdir)(l,{mode:E.mode});for(const{name:N}of await g(O))await m((0,A().join)(i,N))}};for(const i of r)
await(0,w().mkdir)((0,A().join)(n,i),{recursive:!0});for(const{path:i}of t)await m(i);for(const i of o.additions)await(0,w().
mkdir)((0,A().join)(n,i,".."),{recursive:!0}),await m(i)}async function g(o){return(await(0,w().readdir)(o,{withFileTypes:!0})).
filter(({name:e})=>e!==".git")}async function h(o,n,e,s){const t=await(0,w().readlink)(o),r=(0,A().isAbsolute)(t)&&(0,T().
isInside)(e,t),a=process.platform==="win32"?"junction":void 0;await(0,w().symlink)(r?(0,A().join)(s,(0,A().relative)(e,t)):
t,n,a)}function d(o,n,e=!1,s=$){let t,r=!1;return{folder:async()=>{if(e)return o.directory;if(t=await s(o),r=t===void 0,
r&&!n)throw c(o);return t?.guard.directory??o.directory},guard:()=>t?.guard??o,hides:()=>!r,findings:()=>r?[y(o)]:[],close:async()=>t?.
close()}}function y({leftOut:o}){const n=o.length===1?"1 file or directory":`${o.length} files and directories`,e=o.length===
0?"":`, and they saw ${n} that the commit does not have`;return(0,M().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${e}`})}function c({directory:o}){return new(S()).GateError("con\
tainment_unavailable",`The checkout ${o} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.copyRepository=S,p.safeGitConfigs=
f,p.withoutSecrets=h;function v(){const d=u(51455);return v=function(){return d},d}function w(){const d=u(76760);return w=
function(){return d},d}const A=new Set(["hooks","lfs","worktrees"]);async function S(d,y){const c=(0,w().join)(d,".git"),
o=await(0,v().lstat)(c).catch(()=>{});if(o===void 0)return[];const n=(0,w().join)(y,".git");if(o.isDirectory())return b(
c,n);const e=/^gitdir: (.+)\n?$/.exec(await(0,v().readFile)(c,"utf8"))?.[1];if(e===void 0)return[];const s=(0,w().resolve)(
d,e),t=await(0,v().readFile)((0,w().join)(s,"commondir"),"utf8").catch(()=>{});return[...t===void 0?[]:await b((0,w().resolve)(
s,t.trim()),n),...await b(s,n,new Set(["commondir","gitdir"]))]}async function b(d,y,c=new Set){const o=[];await(0,v().mkdir)(
y,{recursive:!0});const n=await(0,v().readdir)(d,{withFileTypes:!0}),e=M(n);for(const s of n){const{name:t}=s,[r,a]=[(0,w().
join)(d,t),(0,w().join)(y,t)];e&&A.has(t)||c.has(t)||(s.isDirectory()&&t==="objects"&&e?(await T(r,a),o.push(r)):s.isDirectory()?
o.push(...await b(r,a)):s.isFile()&&/^config(\.worktree)?$/.test(t)?await(0,v().writeFile)(a,h(await(0,v().readFile)(r,"\
utf8"))):s.isFile()&&await(0,v().copyFile)(r,a))}return o}function M(d){const y=c=>d.find(o=>o.name===c);return y("HEAD")?.
isFile()===!0&&y("objects")?.isDirectory()===!0}async function T(d,y){await(0,v().mkdir)((0,w().join)(y,"info"),{recursive:!0}),
await(0,v().writeFile)((0,w().join)(y,"info","alternates"),`${JSON.stringify(d)}
`)}const P=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,j=/^\s*([\w-]+)\s*(?:=|$)/,R={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},$=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function f(d){const y=await g(d,".git"),c=async o=>{
const n=await(0,v().readFile)((0,w().join)(d,o),"utf8");return[o,h(n)]};return new Map(await Promise.all(y.map(c)))}async function g(d,y){
const o=(await(0,v().readdir)((0,w().join)(d,y),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const e=(0,w().join)(y,
n.name);return n.isFile()?/^config(\.worktree)?$/.test(n.name)?[e]:[]:n.isDirectory()?g(d,e):[]});return(await Promise.all(
o)).flat()}function h(d){if($.test(d))return d;let y=[];return d.split(`
`).filter(o=>{const n=P.exec(o)?.[1]?.toLowerCase();if(n!==void 0)return y=R[n]??[],y.length>0&&o.trimEnd().endsWith("]");
const e=j.exec(o)?.[1]?.toLowerCase();return e!==void 0&&y.includes(e)&&!o.endsWith("\\")}).map(o=>`${o}
`).join("")}},77823:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.containmentWords=P;function v(){const j=u(
36773);return v=function(){return j},j}function w(){const j=u(96266);return w=function(){return j},j}const A={contained:"",
change:""},S=new Set(["failed","crashed","timed_out"]),b=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${w().HOME})/`)].
map(({source:j})=>j).join("|"),"i"),M=/file watchers/,T=2e3;function P(j,{level:R},$){if(R!=="namespaces"||!S.has(j.status))
return A;if(j.limits_hit){const d=(0,v().inCode)(j.limits_hit.map(y=>`limits.${y}`));return{contained:`it reached ${d}`,
change:`If the command needs more, increase ${d} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![j.stderr,j.stdout].flatMap(({head:d,tail:y})=>[d,y]).flatMap(d=>d.split(`
`)).map(d=>d.slice(0,T)).some(d=>b.test(d)&&!M.test(d))&&j.signal!=="SIGXFSZ"?A:{contained:`it ran ${$==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.effectiveLimits=
S,p.limitsInWords=M,p.limitsOn=d,p.resourceLimits=b,p.thisMachine=h;function v(){const c=u(73024);return v=function(){return c},
c}function w(){const c=u(48161);return w=function(){return c},c}function A(){const c=u(26040);return A=function(){return c},
c}function S(c,o){const{memory_bytes:n,processes:e,open_files:s,file_bytes:t,written_bytes:r}=c;return{memory_bytes:n,memory_limited_by:o?
"control_group":"supervisor",processes:e,open_files:s,file_bytes:t,written_bytes:r}}function b(c){return[["CORE",1],["FS\
IZE",c.file_bytes],["NOFILE",c.open_files]]}function M(c){const{memory_bytes:o,memory_limited_by:n,processes:e,open_files:s}=c;
return[`memory: ${T(o)}${n==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${e}`,`ope\
n files: ${s}`,`file size: ${T(c.file_bytes)}`,`total written: ${T(c.written_bytes)}`].join(", ")}function T(c){return`${Math.
round(c/1024/1024)} MiB`}const P=1024**3,j=64*1024**2,R=1/2,$=4/5,f=2*P,g=1024*1024;function h(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,w().totalmem)()),freeBytes:process.availableMemory(),openFiles:y("Max open files")}}
function d(c,o,n){const{totalBytes:e,freeBytes:s,openFiles:t}=c,r=(a,m)=>Math.max(a/n-a/n%j,m);return{...o,memory_bytes:Math.
min(o.memory_bytes,r(e*$,f)),written_bytes:Math.min(o.written_bytes,r(s*R,g)),open_files:Math.min(o.open_files,t)}}function y(c){
const o=(0,A().attempt)(()=>(0,v().readFileSync)("/proc/self/limits","utf8"))??"",n=new RegExp(`^${c}\\s+\\S+\\s+(\\d+)`,
"m");return Number(n.exec(o)?.[1]??1/0)}},32223:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.homeFolders=
y,p.privateFolders=$,p.viewOf=f;function v(){const c=u(73024);return v=function(){return c},c}function w(){const c=u(51455);
return w=function(){return c},c}function A(){const c=u(48161);return A=function(){return c},c}function S(){const c=u(76760);
return S=function(){return c},c}function b(){const c=u(46282);return b=function(){return c},c}const M=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],T=["/nix/store","/gnu/store"],P=["null","zero","full","random","urandom"],
j="tty",R=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function $(c){const o=R.flatMap(e=>c[`GITHUB_${e}`]??
[]),n=[c.HOME,c.RUNNER_TEMP,c.XDG_RUNTIME_DIR].flatMap(e=>e??[]);return[...new Set([...n,(0,A().tmpdir)(),...o.map(S().dirname)].
filter(e=>(0,S().isAbsolute)(e)))]}async function f({node:c,npm:o,machine:n},e,s){const t=await h([...M,...T]),a=(await Promise.
all(e.map(l=>(0,w().realpath)(l).catch(()=>[])))).flat(),m=[(0,S().dirname)(c.file),...o?[(0,S().dirname)((0,S().dirname)(
o.file))]:[],...[...n.values()].flatMap(l=>g(l,a)),...s?await d():[]].filter(l=>!t.some(E=>(0,b().isInside)(E,l))),i=a.filter(
l=>t.some(E=>E!==l&&(0,b().isInside)(E,l))),O=(0,v().existsSync)(`/dev/${j}`)?[...P,j]:P;return{system:t,emptied:i,tools:[
...new Set(m)],devices:O,home:[]}}function g({file:c,real:o},n){const e=(0,S().dirname)(o),s=(0,S().dirname)(e),t=(0,S().
basename)(e),r=t==="shims"||t==="bin"&&!n.some(a=>(0,b().isInside)(a,s));return[(0,S().dirname)(c),e,...r?[s]:[]].filter(
a=>!n.some(m=>(0,b().isInside)(a,m)))}async function h(c){return(await Promise.all(c.map(async n=>(await(0,w().lstat)(n).
catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}async function d(){const c=await(0,w().realpath)("/etc/resolv.conf").catch(
()=>{});return c?.startsWith("/run/systemd/resolve/")?[(0,S().dirname)(c)]:[]}async function y(c,o){return o===void 0||!(0,S().
isAbsolute)(o)?[]:(await Promise.all([...new Set(c)].sort().map(async e=>{const s=await(0,w().realpath)((0,S().join)(o,e)).
catch(()=>{});return s===void 0||!(await(0,w().stat)(s)).isDirectory()?[]:[{path:e,source:s}]}))).flat()}},96266:function(G,p,u){
Object.defineProperty(p,"__esModule",{value:!0}),p.TEMP=p.HOME=void 0,p.commandFolders=$,p.commandMounts=R,p.sharedMounts=
j;function v(){const g=u(76760);return v=function(){return g},g}function w(){const g=u(39491);return w=function(){return g},
g}function A(){const g=u(46282);return A=function(){return g},g}const S=p.HOME="/home/gene-gate",b=p.TEMP="/tmp",M=64,T="\
/.gene-gate",P={lower:`${T}/lower`,cover:`${T}/cover`,own:`${T}/own`,run:`${T}/run`,replaced:`${T}/replaced`,home:`${T}/\
home`,tools:`${T}/tools`};function j({view:g,checkout:h,run:d,stage:y}){const c=(n,e)=>[n,(0,v().join)(y,e)],o=(n,e,s)=>[
n,(0,v().join)(y,e),"none",s];return[...g.system.map(n=>c(n,n)),...g.emptied.map(n=>["gene-gate",(0,v().join)(y,n),"tmpf\
s","size=1m,mode=0755"]),o("/proc","proc","rbind"),o(h,P.lower,"rbind"),o(d,P.run,"bind"),...g.tools.map((n,e)=>c(n,f(n,
e))),...g.home.map(({source:n},e)=>c(n,(0,v().join)(P.home,String(e))))]}function R(g){const{view:h,checkout:d,privileges:y,
hides:c,keepsWrites:o,replaced:n}=g,e=(a,m,i)=>["gene-gate",m,a,i],s=(a,m,i="bind")=>[a,m,"none",i],t=[`lowerdir=${c||y.
adopt?`${P.cover}:`:""}${P.lower}`,`upperdir=${P.own}/upper`,`workdir=${P.own}/work`,...y.overlay,"X-mount.mkdir"],r=`ne\
winstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${M}`;return[s(`${P.own}/tmp`,b),s(`${P.own}/home`,S),...h.home.map(
({path:a},m)=>s(`${P.home}/${m}`,(0,v().join)(S,a))),s(`${P.own}/shm`,"/dev/shm"),e("devpts","/dev/pts",r),...h.tools.flatMap(
(a,m)=>{const i=f(a,m);return a===i?[]:[s(i,a,"rbind,X-mount.mkdir")]}),o?s(P.lower,d,"bind,X-mount.mkdir"):e("overlay",
d,t.join(",")),...n.map((a,m)=>s(`${P.replaced}/${m}`,(0,v().join)(d,a))),e("proc","/proc","nosuid,nodev,noexec"),e("tmp\
fs",T,"ro,size=4k,mode=0755")]}function $({home:g}){return["upper","work","tmp","home","shm",...[...new Set(g.flatMap(({
path:d})=>[...(0,w().foldersAbove)(d),d]))].map(d=>`home/${d}`)]}function f(g,h){return[b,S].some(y=>(0,A().isInside)(y,
g))?`${P.tools}/${h}`:g}},35134:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.breakFiles=M,p.writeLayer=
P;function v(){const d=u(51455);return v=function(){return d},d}function w(){const d=u(76760);return w=function(){return d},
d}function A(){const d=u(39092);return A=function(){return d},d}function S(){const d=u(32476);return S=function(){return d},
d}const b=/\.d\.[cm]?ts$/;function M(d,y){const c=new Map,o=new Map;for(const[e,s]of d){const t=w().posix.extname(e).slice(
1).toLowerCase(),r=S().LANGUAGES.find(({extensions:m})=>m.includes(t)),a=r&&!b.test(e)&&f(s,r,y);r===void 0?o.set(e,T(s,
y)):a&&c.set(e,a)}if(c.size===0){const e=[...d].map(([s,t])=>[s,T(t,y)]);return{files:new Map(e),operator:"unparsable"}}
const n=o.size>0?"mixed":"functions_fail";return{files:new Map([...c,...o]),operator:n}}function T(d,y){return`)]}>"'\`<<\
<<<<< ${y}
${d}`}async function P(d,y,c){const{checkout:o,isCommitted:n,path:e}=c,s=new Map;for(const[t,r]of y){const{mode:a}=await(0,v().
lstat)((0,w().join)(o,t));await(0,v().mkdir)((0,w().dirname)((0,w().join)(d,t)),{recursive:!0}),await(0,v().writeFile)((0,w().
join)(d,t),r),await(0,v().chmod)((0,w().join)(d,t),a&511),s.set(t,(a&73)===0?"100644":"100755")}n&&await(0,A().commitLayer)(
{checkout:o,layer:d,modes:s,path:e});for(const t of await(0,v().readdir)(d,{recursive:!0,withFileTypes:!0})){const r=(0,w().
join)(t.parentPath,t.name),a=await(0,v().lstat)((0,w().join)(o,(0,w().relative)(d,r))).catch(()=>{});t.isDirectory()&&a&&
await(0,v().chmod)(r,a.mode&511)}}const j=200,R=400,$=1e4;function f(d,y,c){const{masked:o,forms:n,failing:e,unused:s}=y,
t=d.replaceAll(o,i=>i.replaceAll(/[^\n]/g," ")),r=new Map;for(const{start:i,end:O}of g(t,y)){const l=t.slice(O,O+R),E=n.
find(({after:I})=>I.test(l)),N=t.slice(Math.max(0,i-j),i);if(!E||E.unless?.test(N)||E.before?.test(N)===!1)continue;const F=O+
(E.after.exec(l)?.[0].length??0);E.isExpression?r.set(F,` (() => {${e(c)} })( ) ? 0 : `):r.set(...h(d,F,y,c))}if(r.size===
0)return;s&&/^[ \t]*(?:import|export)\b/m.test(t)&&r.set(d.length,s(c));let a="",m=0;for(const[i,O]of[...r].sort(([l],[E])=>l-
E))a+=d.slice(m,i)+O,m=i;return a+d.slice(m)}function g(d,{bareParameter:y}){const c=[],o=[];for(const{index:e,0:s}of d.
matchAll(/[()[\]{}]/g))if("([{".includes(s))o.push(e);else{const t=o.pop();s===")"&&t!==void 0&&c.push({start:t,end:e+1})}
const n=y?[...d.matchAll(y)]:[];return[...c,...n.map(({index:e,0:s})=>({start:e,end:e+s.length}))]}function h(d,y,{preamble:c,
isIndented:o,failing:n},e){const s=c?.exec(d.slice(y,y+$))?.[0].length??0,t=n(e);if(!o)return[y+s,t];if(s>0)return[y+s,`\
; ${t}`];const[r="",a=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(d.slice(y))??[];return[y+r.length,r===a?`${t}; `:
`${t}
${a}`]}},32476:function(G,p){Object.defineProperty(p,"__esModule",{value:!0}),p.LANGUAGES=void 0;function u(...e){return new RegExp(
e.join("|"),"g")}const v=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,w=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
A="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",S=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
b=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,M=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
T={extensions:["js","mjs","cjs"],masked:u(v,w,A,S),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:M,unless:b}],failing:e=>` debugger; var _${e}=${e}( "x" ) ; throw _${e} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:e=>`
export const unused_${e} = "x"  ;
`},P=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,j=String.raw`\s*:\s*(?:[^\s;{}()=]|${P})(?:[^;{}()=]|${P})*`,R=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
$=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,f=String.raw`^(?:${j}?)?\s*=>`,
g={...T,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${f}\s*\{`),unless:R},{after:new RegExp(
f),before:$,unless:R,isExpression:!0},{after:new RegExp(String.raw`^(?:${j})?\s*\{`),before:M,unless:b}]},h=['"""',"'''"].
map(e=>`${e}(?:\\\\[\\s\\S]|(?!${e})[\\s\\S])*${e}`),d=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...h,w].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
y={extensions:["py","pyi"],masked:u(...h,w,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:e=>`_${e}=${e}( "x" ) ;raise RuntimeError(_${e})`,preamble:new RegExp(d),isIndented:!0},c={masked:u(v,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},o={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},n=p.LANGUAGES=[T,g,y,{...c,extensions:["rs"],failing:e=>` let _${e} =( "x" ) ; \
panic!( "${e}" ) ;`},{...c,extensions:["go"],failing:e=>` panic( "${e}" ) ;`},{...c,extensions:["kt","kts"],failing:e=>`\
 throw RuntimeException( "${e}" ) ;`},{...c,extensions:["java"],forms:[o],failing:e=>` if ( true ) throw new RuntimeExce\
ption( "${e}" ) ;`}]},69983:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.breakAndRun=h;function v(){
const n=u(77598);return v=function(){return n},n}function w(){const n=u(86191);return w=function(){return n},n}function A(){
const n=u(59490);return A=function(){return n},n}function S(){const n=u(87952);return S=function(){return n},n}function b(){
const n=u(67147);return b=function(){return n},n}function M(){const n=u(57334);return M=function(){return n},n}function T(){
const n=u(49604);return T=function(){return n},n}function P(){const n=u(64474);return P=function(){return n},n}function j(){
const n=u(35134);return j=function(){return n},n}function R(){const n=u(48081);return R=function(){return n},n}const $=2,
f=2e3,g=20;async function h(n,e){const{policy:s,change:t,checkout:r}=e;if(s.mutants==="off"||t===void 0)return new Map;const a=[
...n].flatMap(([E,N])=>{const F=N.map(({outcome:D})=>D);if(!(E.gene.change==="added"||E.gene.change==="modified")||F.some(
({status:D})=>D!=="passed"))return[];const L=E.gene.commands.flatMap(({reading:D})=>(0,w().startedFiles)(D)).sort();return[
{...E,outcomes:F,launched:L}]}),{areBuilt:m}=(0,b().everything)((0,S().dependencyFolders)(s)),i=r.additions.find(m),O=`c\
ommands can read \`${i}\`, which was built before the change was broken`,l=new Map;for(const E of(0,A().groupBy)(a,({launched:N})=>N.
join("\0")).values()){const F=await(i===void 0?y(E,e):Promise.reject(new Error(O))).catch(({message:I})=>d(E,I));for(const[
I,{gene:L}]of E.entries())l.set(L,F[I]??[])}return l}function d(n,e){return n.map(({plans:s})=>s.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:e})))}async function y(n,e){const s=await(0,R().sourcesOf)(e.change?.files??[],e.tree,
n[0]?.launched??[]);if(typeof s=="string")return d(n,s);const t=await c(n,s.texts,e),r=t.flat().some(({outcome:m})=>m===
"killed");if(s.existing===void 0||!r)return t;const a=await c(n,s.existing,e);return t.map((m,i)=>m.map((O,l)=>{const E=a[i]?.[l];
return O.outcome!=="killed"||E?.outcome!=="survived"?O:{...O,existing:{files:E.files,duration_ms:E.duration_ms}}}))}async function c(n,e,{
backend:s,checkout:t,change:r,concurrency:a,path:m,signal:i}){const O=`z${(0,v().randomBytes)(8).toString("hex").replaceAll(
/\d/g,"q")}`,l=(0,j().breakFiles)(e,O),E={checkout:t.directory,isCommitted:r?.isCommitted===!0,path:m},N=await s.cover?.(
D=>(0,j().writeLayer)(D,l.files,E));if(N===void 0)throw new Error("without namespaces, commands share one checkout, whic\
h must not be broken");const F=n.map(({id:D,plans:k,outcomes:U})=>{const Y=U.map(({duration_ms:C})=>$*C+f);return k.map(
(C,B)=>({...C,timeoutMs:Y[B]??f})).map(C=>({id:D,plans:[C]}))}),I={backend:N,progress:T().NO_PROGRESS,concurrency:a,signal:i},
L=await(0,P().runPlans)(F.flat(),I);return F.map(D=>D.flatMap(k=>L.get(k)??[]).map(({outcome:k})=>o(k,l)))}function o(n,{
files:e,operator:s}){const{status:t,signal:r,duration_ms:a,reason:m=t}=n,i=[...e.keys()].sort(),O={operator:s,files:i.slice(
0,g),duration_ms:a,...i.length>g&&{total_files:i.length}};return t==="passed"?{...O,outcome:"survived"}:(t==="failed"||t===
"timed_out"||r!==null)&&m!==M().BUDGET_SPENT?{...O,outcome:"killed"}:{...O,outcome:"not_run",reason:m}}},48081:function(G,p,u){
Object.defineProperty(p,"__esModule",{value:!0}),p.isSource=R,p.sourcesOf=$;function v(){const f=u(95244);return v=function(){
return f},f}function w(){const f=u(93028);return w=function(){return f},f}const A=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
S=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
b=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,M=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
T=600,P=500,j=10*1024**2;function R(f){return(0,v().isProgramCode)(f)&&!(0,v().isOfTests)(f)&&![A,S].some(g=>g.test(f))}
async function $(f,g,h){const d=a=>R(a)&&!h.includes(a)&&(0,w().isRegular)(g.stat(a)?.kind),y=f.filter(({path:a,status:m})=>m!==
"deleted"&&d(a)),c=[...g.files()].filter(({path:a})=>d(a)&&!b.test(a)),o=y.length>0?y:c;if(o.length===0)return"neither t\
he change nor the repository has a source file to break";const n=o.reduce((a,{path:m})=>a+(g.stat(m)?.size??0),0);if(o.length>
P||n>j)return`there are too many source files to break: ${o.length} with ${Math.ceil(n/1024**2)} MB`;const e=o.map(async({
path:a})=>[a,(await g.read(a)).toString("utf8")]),s=await Promise.all(e);if(y.length===0){const a=s.filter(([,m])=>!M.test(
m.slice(0,T)));return a.length===0?"all source files are generated":{texts:new Map(a)}}const t=s.filter((a,m)=>y[m]?.status!==
"added"),r=t.length>0&&t.length<s.length;return{texts:new Map(s),...r&&{existing:new Map(t)}}}},57334:function(G,p){Object.
defineProperty(p,"__esModule",{value:!0}),p.OUTCOME_LOST=p.INTERRUPTED=p.CHECKOUT_CHANGED=p.BUDGET_SPENT=p.BLOCKED=void 0,
p.changedOutcome=P,p.countInterrupted=b,p.notRun=T,p.stopReason=M;const u=p.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",v=p.INTERRUPTED="interrupted",w=p.BUDGET_SPENT="the time budget for all commands was spent",A=p.OUTCOME_LOST=
"the run returned no outcome for this command",S=p.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function b(j){
return j.filter(({reason:R})=>R===v).length}function M(j){return j.reason===w?w:v}function T(j,R,$=new Date){const f={head:"",
tail:"",bytes:0,truncated:!1};return{status:j,exit_code:null,signal:null,started_at:$.toISOString(),duration_ms:0,stdout:f,
stderr:f,reason:R}}function P(j,R=T("error",S)){return{...R,status:"error",reason:S,checkout_changed:[...j]}}},22562:function(G,p,u){
Object.defineProperty(p,"__esModule",{value:!0}),p.outcomesOf=S,p.plansOf=A,p.refusedOutcomes=M;function v(){const R=u(6470);
return v=function(){return R},R}function w(){const R=u(57334);return w=function(){return R},R}function A({asset:R,commands:$}){
const f=$.flatMap(({plan:g})=>g??[]);return{id:R.id,plans:f.length===$.length?f:[]}}function S({commands:R},$,f){if(R.every(
({plan:h})=>h!==void 0))return R.map(({plan:h},d)=>b(h,$[d],f));const g=j(R);return R.map(({verdict:h})=>h==="block"?(0,w().
notRun)("blocked",w().BLOCKED,f):(0,w().notRun)("skipped",g,f))}function b(R,$,f){if($===void 0||$.plan.digest!==R?.digest)
return(0,w().notRun)("skipped",w().OUTCOME_LOST,f);const{outcome:g,changedFiles:h}=$;return h.length===0?g:{...g,checkout_modified:h}}
function M(R,$,f){const g=R.filter(h=>$?T(h):h.commands.some(P));return new Map(g.map(h=>[h,S(h,[],f)]))}function T({change:R,
commands:$}){return $.length===0?R!=="removed":$.some(({plan:f})=>f===void 0)}function P({verdict:R}){return R==="block"}
function j(R){if(R.some(({verdict:g})=>g==="block"))return"another command of the gene is blocked";const f=R.flatMap(({reading:g})=>(0,v().
toolOf)(g)??[]).find(({path:g})=>g===void 0);return f?`${f.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(G,p,u){Object.defineProperty(p,"__esModul\
e",{value:!0}),p.mentionedOf=b,p.mentionsIn=M,p.namedRootOf=P;function v(){const j=u(76760);return v=function(){return j},
j}const w=5,A=30,S=/[^\w.@+~/\\-]+/;function b(j){const R=new Map(j.map($=>[$,$]));for(const $ of j){const{dir:f,name:g,
ext:h}=v().posix.parse($),d=v().posix.join(f,g);h!==""&&!R.has(d)&&R.set(d,$)}return $=>{if($.status!=="failed"||R.size===
0)return $;const{stdout:f,stderr:g}=$,h=[g,f].flatMap(({head:y,tail:c})=>[y,c]),d=new Set([...M(h,R)].flatMap(y=>R.get(y)??
[]));return d.size===0?$:{...$,left_out:[...d].sort().slice(0,w)}}}function M(j,R){const $=new Set(j.flatMap(f=>f.split(
S)));return new Set([...$].flatMap(f=>T(f).filter(g=>R.has(g))))}function T(j){const R=j.replaceAll("\\","/").replace(/[.,]+$/,
"").split("/").filter($=>$!==""&&$!=="."&&$!=="..");return R.length>A?[]:R.flatMap(($,f)=>R.slice(f).map((g,h)=>R.slice(
f,f+h+1).join("/")))}function P(j){return R=>{const{status:$,stdout:f,stderr:g}=R;return $==="passed"||j==="/"?R:[f,g].some(
({head:d,tail:y})=>[d,y].some(c=>c.includes(j)))?{...R,root:j}:R}}},46282:function(G,p,u){Object.defineProperty(p,"__esM\
odule",{value:!0}),p.findPrograms=g,p.isInside=m;function v(){const i=u(31421);return v=function(){return i},i}function w(){
const i=u(51455);return w=function(){return i},i}function A(){const i=u(48161);return A=function(){return i},i}function S(){
const i=u(76760);return S=function(){return i},i}function b(){const i=u(57975);return b=function(){return i},i}function M(){
const i=u(7723);return M=function(){return i},i}function T(){const i=u(26040);return T=function(){return i},i}function P(){
const i=u(41895);return P=function(){return i},i}function j(){const i=u(14495);return j=function(){return i},i}const R=M().
object({file:M().string(),version:M().string(),platform:M().string(),arch:M().string()}),$="JSON.stringify({file: proces\
s.execPath, version: process.version, platform: process.platform, arch: process.arch})",f=2e4;async function g(i){const{
path:O,checkout:l,names:E=[]}=i,N=await t(O,l),F=await h(N,l),[I,L]=await Promise.all(["npm","npx"].map(U=>y(U,F.file,N,
l))),D=await s(E,N,l),k=await n(N,l);return{node:F,...I&&{npm:I},...L&&{npx:L},...k!==void 0&&{shell:k},machine:D,searchPath:N}}
async function h(i,O){for await(const{file:l,real:E}of a("node",i,O)){const N=await d(l,E,i),F=await r(N.file,O);if(F!==
void 0)return{...N,file:F}}throw new(P()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function d(i,O,l){
const{execPath:E,version:N,platform:F,arch:I}=process;if(O===await(0,w().realpath)(E))return{file:O,version:N,platform:F,
arch:I};try{const{stdout:L}=await(0,b().promisify)(v().execFile)(i,["-p",$],{cwd:(0,S().dirname)(i),env:{PATH:l.join(S().
delimiter),HOME:(0,A().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:f,windowsHide:!0});
return R.parse(JSON.parse(L))}catch(L){throw new(P()).GateError("program_not_found",`${i} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:L})}}
async function y(i,O,l,E){const N=(0,S().join)("node_modules","npm","bin",`${i}-cli.js`);for(const F of[(0,S().dirname)(
O),...l]){for(const L of[(0,S().join)(F,N),(0,S().join)(F,"..","lib",N)]){const D=await c(L,i,E);if(D)return D}const I=await c(
(0,S().join)(F,i),i,E);if(I)return I}}async function c(i,O,l){const E=await r(i,l);if(!E?.endsWith(`${O}-cli.js`))return;
const N=(0,S().join)((0,S().dirname)(E),"..","package.json"),F=await(0,w().readFile)(N,"utf8").catch(()=>"null"),{success:I,
data:L}=M().object({name:M().literal("npm"),version:M().string()}).safeParse((0,T().attempt)(()=>JSON.parse(F)));return I?
{file:E,version:L.version}:void 0}const o="/bin/sh";async function n(i,O){if(process.platform!=="win32")return o;for await(const{
real:l}of a("git",i,O)){const E=await r((0,S().join)((0,S().dirname)(l),"..","bin","sh.exe"),O);if(E!==void 0)return E}}
const e=/^[A-Za-z0-9][\w.+-]*$/;async function s(i,O,l){const E=new Map;for(const N of i.filter(F=>e.test(F))){const F=await a(
N,O,l).next();F.done||E.set(N,F.value)}return E}async function t(i,O){const l=new Set(i.split(S().delimiter).filter(N=>(0,S().
isAbsolute)(N)));return(await Promise.all([...l].map(async N=>await r(N,O)===void 0?[]:[N]))).flat()}async function r(i,O){
const[l,E]=await Promise.all([(0,w().realpath)(i).catch(()=>{}),(0,w().realpath)(O)]);if(l===void 0)return;const N=[l,(0,S().
resolve)(i)],F=[E,(0,S().resolve)(O)];return N.some(I=>F.some(L=>m(L,I)))?void 0:l}async function*a(i,O,l){for(const E of O){
const N=(0,S().join)(E,process.platform==="win32"?`${i}.exe`:i),F=await r(N,l);F!==void 0&&await(0,j().isExecutable)(F)&&
(yield{file:N,real:F})}}function m(i,O){const l=(0,S().relative)(i,O);return l!==".."&&!l.startsWith(`..${S().sep}`)&&!(0,S().
isAbsolute)(l)}},49604:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.NO_PROGRESS=void 0,p.groupedProgress=
S,p.linesOfProgress=A;function v(){const b=u(20849);return v=function(){return b},b}const w=p.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function A(b){let M=0,T=0;return{...w,planned:P=>{M=P},finished:(P,{status:j,duration_ms:R})=>{T+=
1;const $=(R/1e3).toFixed(1);b(`[${T}/${M}] ${j} in ${$} s: ${(0,v().safeLine)(P)}`)}}}function S(b){const M=A(b.info);return{
...M,planned:T=>{b.startGroup(`Run ${T} validation command${T===1?"":"s"}`),M.planned(T)},ended:()=>b.endGroup()}}},63682:function(G,p,u){
Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_RAN=void 0,p.requestOf=m,p.runAudited=n,p.withinBudget=O;function v(){
const l=u(48161);return v=function(){return l},l}function w(){const l=u(97247);return w=function(){return l},l}function A(){
const l=u(60210);return A=function(){return l},l}function S(){const l=u(57430);return S=function(){return l},l}function b(){
const l=u(87952);return b=function(){return l},l}function M(){const l=u(19309);return M=function(){return l},l}function T(){
const l=u(10582);return T=function(){return l},l}function P(){const l=u(32223);return P=function(){return l},l}function j(){
const l=u(69983);return j=function(){return l},l}function R(){const l=u(57334);return R=function(){return l},l}function $(){
const l=u(22562);return $=function(){return l},l}function f(){const l=u(26756);return f=function(){return l},l}function g(){
const l=u(46282);return g=function(){return l},l}function h(){const l=u(64474);return h=function(){return l},l}const d=4*
1024*1024,y=6e4,c=4,o=2*1024;async function n(l,E){const N=new Date,F=e(l,E),{checkout:I,path:L,policy:D,progress:k,signal:U,
shown:Y}=E,X=(0,$().refusedOutcomes)(l.genes,I!==void 0,N);if(I===void 0||F.length===0)return{...i,outcomes:X};const{directory:C,
leftOut:B}=I,H=new Set(F.flatMap(({plans:W})=>W.map(J=>J.program))),Z=await(0,g().findPrograms)({path:L,checkout:C,names:[
...H]}),V=r(D.concurrency),z=(0,M().shareFolder)(I,E.attended,Y!==void 0),{chooseBackend:x}=await Promise.all([u.e(670),
u.e(342)]).then(u.bind(u,60670)),{backend:K,isolation:Q,close:on}=await x({programs:Z,checkout:C,leftOut:B,...Y&&{shown:Y},
shareFolder:z.folder,outputBytes:t(D.limits.output_bytes,l.genes),limits:(0,T().limitsOn)((0,T().thisMachine)(),D.limits,
V),lanes:V,requested:m(D.containment,E.fork),network:D.network==="allow",replaced:await s(l,E.tree),folders:E.privateFolders,
home:await(0,P().homeFolders)([...D.home_caches,...(0,b().homeDependencies)(D)],E.home),signal:U}),_=K.level==="namespac\
es",q=_?V:1,sn=async()=>{const W=performance.now(),J=await O(D.limits.budget_seconds*1e3,U,tn=>(0,h().runPlans)(F,{backend:K,
progress:k,concurrency:q,signal:tn,guard:z.guard()})),nn=Math.max(y,performance.now()-W),dn=await O(nn,U,tn=>(0,j().breakAndRun)(
J,{...E,checkout:I,backend:K,concurrency:q,signal:tn}));return{runs:J,mutants:dn}},{runs:rn,mutants:an}=await sn().finally(
()=>Promise.all([on(),z.close()])),cn=[(0,f().mentionedOf)(z.hides()?B:[]),(0,f().namedRootOf)(_?C:z.guard().directory)],
un=W=>cn.reduce((J,nn)=>nn(J),W),en=F.map(W=>{const{gene:J}=W;return[J,(0,$().outcomesOf)(J,rn.get(W)??[],N).map(un)]});
return{outcomes:new Map([...X,...en]),interrupted:(0,R().countInterrupted)(en.flatMap(([,W])=>W)),isolation:{...Q,description:`${Q.
description} ${a(_,q)}`},nodeOf:()=>Z.node,mutants:an,findings:z.findings()}}function e(l,{waiting:E}){return l.genes.filter(
N=>!E.has(N)).map(N=>({...(0,$().plansOf)(N),gene:N})).filter(({plans:N})=>N.length>0)}async function s(l,E){const N=new Set(
(0,w().isOfChange)(l)?l.files.map(({path:I})=>I):[]),F=await(0,A().npmrcCopies)(E,N);return new Map(F.flatMap(({path:I,text:L,
dropped:D})=>D.length>0&&L!==void 0?[[I,L]]:[]))}function t(l,E){const N=E.flatMap(L=>(0,$().plansOf)(L).plans),F=new Set(
N.map(({digest:L})=>L)),I=Math.floor(d/(F.size*c));return Math.min(l,Math.max(I,o))}function r(l){return l==="cores"?(0,v().
availableParallelism)():l}function a(l,E){return l?E===1?"One command at a time.":`Up to ${E} commands at once.`:"One co\
mmand at a time, because all commands share the checkout."}function m(l,E){return l==="require-for-forks"?E?"require":"a\
uto":l}const i=p.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:S().NOTHING_RUN,nodeOf:()=>process};async function O(l,E,N){
const F=new AbortController,I=setTimeout(()=>F.abort(R().BUDGET_SPENT),l);try{return await N(AbortSignal.any([E,F.signal]))}finally{
clearTimeout(I)}}},20849:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.safeLine=A,p.withoutLogCommands=
S;function v(){const b=u(77598);return v=function(){return b},b}const w=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function A(b,M=200){
const T=b.replace(w,j=>`\\u{${j.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),P=Array.
from(T);return P.length<=M?T:`${P.slice(0,M-1).join("")}\u2026`}async function S(b,M){const T=(0,v().randomUUID)();b(`::\
stop-commands::${T}`);try{return await M()}finally{b(`::${T}::`)}}},64474:function(G,p,u){Object.defineProperty(p,"__esM\
odule",{value:!0}),p.runPlans=A;function v(){const f=u(41895);return v=function(){return f},f}function w(){const f=u(57334);
return w=function(){return f},f}async function A(f,g){const{backend:h,progress:d,concurrency:y}=g,c=new Map(f.flatMap(({
plans:a})=>a.map(m=>[m.digest,m]))),o=new Map;for(const a of c.values()){const m=P(()=>h.check(a));m&&o.set(a.digest,m)}
const n=new AbortController,e=AbortSignal.any([g.signal,n.signal]),s=S(y),t=b(T({...g,signal:e},o)),r=async({plans:a})=>{
try{return await M(a,t,e)}catch(m){throw n.abort(),m}};d.planned(c.size);try{const a=f.map(i=>s(()=>r(i)));await Promise.
allSettled(a);const m=R(await Promise.all(a));return new Map(f.map((i,O)=>[i,m[O]??[]]))}finally{d.ended()}}function S(f){
const g=[];let h=f;return async d=>{h===0?await new Promise(y=>g.push(y)):h-=1;try{return await d()}finally{const y=g.shift();
y?y():h+=1}}}function b(f){const g=new Map;return h=>{const d=g.get(h.digest)??f(h);return g.set(h.digest,d),d}}async function M(f,g,h){
const d=[];for(const y of f)h.aborted?d.push($(y,(0,w().stopReason)(h))):d.some(({outcome:c})=>c.status!=="passed")?d.push(
$(y,"an earlier command of the gene did not pass")):d.push({...await g(y),plan:y});return d}function T(f,g){const{backend:h,
progress:d,signal:y,guard:c}=f,o=h.level==="process_group";let n;return async e=>{if(n!==void 0)return $(e,n);if(y.aborted)
return $(e,(0,w().stopReason)(y));const s=c?.state(),t=c&&s?[...await c.changed(s)]:[];if(c&&s&&!o&&t.push(...c.added(s)),
t.length>0)return n=w().CHECKOUT_CHANGED,{plan:e,outcome:(0,w().changedOutcome)(t),changedFiles:[]};d.started(e.command);
const r=g.get(e.digest),a=r?(0,w().notRun)("not_runnable",`${r.message} ${r.hint}`):await h.run(e,y),m=()=>o?c?.changed():
s&&c?.touchedSince(s),i=(y.aborted?void 0:await m())??[];if(i.length===0||o)return d.finished(e.command,a),i.length>0&&(n=
j(e)),{plan:e,outcome:a,changedFiles:i};n=w().CHECKOUT_CHANGED;const O=(0,w().changedOutcome)(i,a);return d.finished(e.command,
O),{plan:e,outcome:O,changedFiles:[]}}}function P(f){try{f();return}catch(g){if(g instanceof v().GateError&&g.code==="pr\
ogram_not_found")return g;throw g}}function j({command:f}){return`the command "${f}" changed files of the checkout`}function R(f){
const g=new Set;return f.map(h=>h.map(d=>{const{outcome:y}=d;return y.status==="skipped"?d:g.has(y)?{...d,outcome:{...y,
reused:!0}}:(g.add(y),d)}))}function $(f,g){return{plan:f,outcome:(0,w().notRun)("skipped",g),changedFiles:[]}}},46562:function(G,p,u){
Object.defineProperty(p,"__esModule",{value:!0}),p.findingsOf=T,p.judgeGene=M;function v(){const o=u(13580);return v=function(){
return o},o}function w(){const o=u(57334);return w=function(){return o},o}function A(){const o=u(9436);return A=function(){
return o},o}function S(){const o=u(49001);return S=function(){return o},o}function b(){const o=u(47350);return b=function(){
return o},o}function M(o,n,{policy:e,ignoring:s,capped:t=[],missing:r}){const a=g(o,k=>(0,A().suppress)(k,s)),m=n.outcomes.
get(o)??[],i=n.mutants?.get(o),O=[...(0,S().runFindings)(a,m,n,e),...(0,S().mutantFindings)(a,i)],E=[...(0,A().suppress)(
O,s),...r?[r]:[]],F=[...T({gene:a,runFindings:E}),...t].filter(({suppressed:k})=>!k),{isIdle:I=!1}=a,L=I||R(m,E),D=(0,b().
gravest)([(0,b().severityVerdict)(F,e.fail_on),...a.commands.map(({verdict:k})=>k==="block"&&!I?"fail":"pass"),...L?["wa\
rn"]:m.map(f),r?"needs_approval":"pass"]);return{gene:a,ran:n.outcomes.has(o),outcomes:m,...i&&{mutants:i},runFindings:E,
capped:t,verdict:D,summary:I?P:L?j:h(a,m,D,F)}}function T({gene:o,runFindings:n}){return[...o.findings,...o.commands.flatMap(
e=>e.findings),...n]}const P="an unchanged seed of the engine, whose scripts are not in this repository",j="not runnable\
 here: the machine lacks a program or a tool";function R(o,n){const e=n.filter(({rule:s})=>(0,v().ruleOf)(s).group==="en\
vironment");return e.length>0&&e.every(({severity:s})=>s!=="error")&&o.every(({status:s,reason:t})=>s==="skipped"?!$.has(
t):s==="passed"||s==="not_runnable")}const $=new Set([w().INTERRUPTED,w().OUTCOME_LOST]);function f({status:o,reason:n}){
return o==="passed"?"pass":o==="error"||$.has(n)?"error":"fail"}function g(o,n){return{...o,findings:n(o.findings),commands:o.
commands.map(e=>({...e,findings:n(e.findings)}))}}function h(o,n,e,s){const t=o.commands.findIndex(D=>D.verdict==="block"),
r=n.findIndex(({status:D})=>D!=="passed"&&D!=="skipped"),a=n.findIndex(({status:D})=>D==="skipped"),m=[t,r,a].find(D=>D>=
0)??-1,i=o.commands[m];if(i)return`constraint: validation_failed: ${i.command} => ${c(n[m])}`;if(o.change==="removed")return"\
removed";const{files:O,max_files:l,severity:E}=o.blastRadius;if(s.some(d))return`constraint: blast_radius ${E}: ${O} / ${l}\
 files`;const N=o.commands.length,F=N===1?"1 command":`${N} commands`;if(e==="needs_approval")return`${F} allowed, waiti\
ng for approval`;if(e==="fail")return`failed: ${y(s).join(", ")}`;const I=n.length>0?`${F} passed`:`${F} allowed, none r\
un`,L=e==="warn"?y(s):[];return L.length>0?`${I}, with warnings: ${L.join(", ")}`:I}function d({rule:o,severity:n}){return n===
"error"&&o.startsWith("blast-radius-")}function y(o){const n=o.filter(({severity:s})=>s==="error"),e=o.filter(({severity:s})=>s===
"warning");return[...new Set((n.length>0?n:e).map(({rule:s})=>s))]}function c(o){return o?o.reason??`exit code ${o.exit_code}`:
"BLOCKED"}},9436:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.dayOf=T,p.idleIgnores=f,p.ignoreFindings=
R,p.isIgnorable=P,p.refusalOf=$,p.suppress=j;function v(){const c=u(41330);return v=function(){return c},c}function w(){
const c=u(32854);return w=function(){return c},c}function A(){const c=u(13580);return A=function(){return c},c}function S(){
const c=u(95132);return S=function(){return c},c}function b(){const c=u(43767);return b=function(){return c},c}function M(){
const c=u(52288);return M=function(){return c},c}function T(c){return c.toISOString().slice(0,10)}function P({rule:c,severity:o,
layer:n}){return(0,b().mayBeIgnored)({...(0,A().ruleOf)(c),severity:o,layer:n})}function j(c,{ignores:o,...n}){const e=o.
filter(t=>!(0,M().hasExpired)(t.expires,n.today)),s=(0,M().withLevels)(c,n);return e.length===0?s:s.map(t=>{const r=P(t)&&
e.find(a=>g(a,t));return r?{...t,suppressed:{reason:r.reason,expires:r.expires}}:t})}function R({ignores:c,today:o},n,e){
return c.flatMap(s=>{const{rule:t,reason:r,expires:a}=s,m=`The ignore of \`${t}\` ${y(s)}`,i=n.filter(N=>g(s,N)),O=i.every(
P)?$(s):M().DECIDES;if(O!==void 0)return[(0,S().finding)("exception-refused",{exception:m,refusal:O})];if((0,M().hasExpired)(
a,o))return[(0,S().finding)("exception-refused",{exception:m,refusal:(0,M().expiredWords)(a,r)})];const l=i.length===0&&
e.some(N=>h(s,N)),E={exception:m,refusal:"the rule finds nothing there"};return l?[(0,S().finding)("exception-refused",E,
{severity:"notice"})]:[]})}function $({rule:c}){const o=(0,A().checkRules)().find(({id:n})=>n===c);return o===void 0?(0,M().
unknownRule)(c):o.ignorable!==void 0||(0,b().mayBeIgnored)(o)?void 0:M().DECIDES}function f(c,o){return c.flatMap(n=>(0,M().
idle)(n.rule,$(n),n.expires,o))}function g({rule:c,where:o},{rule:n,location:e,subject:s}){if(c!==n)return!1;const{path:t,
gene:r,command:a}=o??{};return(t===void 0||e!==void 0&&d(e.path,t))&&(r===void 0||r===s?.id)&&(a===void 0||a===s?.command)}
function h({where:c},{asset:o,commands:n}){const{path:e,gene:s,command:t}=c??{};return(e===void 0||d(o.path,e))&&(s===void 0||
s===o.id)&&(t===void 0||n.some(r=>r.command===t))}function d(c,o){return(0,w().isWithin)(c,o)||(0,v().default)(o,{dot:!0,
nonegate:!0})(c)}function y({where:c={}}){const o=Object.entries(c).map(([n,e])=>`the ${n} \`${e}\``);return o.length===
0?"for all findings":`for ${o.join(", ")}`}},92344:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),p.allFindings=
y,p.judge=g,p.judgeShards=n,p.otherShards=e,p.verdictOfPart=s;function v(){const t=u(9354);return v=function(){return t},
t}function w(){const t=u(1395);return w=function(){return t},t}function A(){const t=u(89549);return A=function(){return t},
t}function S(){const t=u(27199);return S=function(){return t},t}function b(){const t=u(97247);return b=function(){return t},
t}function M(){const t=u(13580);return M=function(){return t},t}function T(){const t=u(95132);return T=function(){return t},
t}function P(){const t=u(46562);return P=function(){return t},t}function j(){const t=u(9436);return j=function(){return t},
t}function R(){const t=u(52288);return R=function(){return t},t}function $(){const t=u(47350);return $=function(){return t},
t}const f={ignores:[],rules:{}};function g(t,r,{policy:a,now:m,approval:i=v().NOTHING_WAITS}){const{ignores:O,rules:l}=(0,b().
isOfChange)(t)?a:f,E={ignores:O,rules:l,today:(0,j().dayOf)(m)},N=e(r.shards??[]),F=o(i,t.findings),I=[...F?t.findings:d(
t.findings,a,i),...F?[F]:[],...N?[N]:[],...r.findings??[],...r.interrupted>0?[(0,T().finding)("run-interrupted",{skipped:r.
interrupted})]:[]],L=(0,j().suppress)(I,E),D=L.filter(({rule:x})=>x==="blast-radius-hard-cap"),k=new Map(t.genes.map(x=>{
const K=c(x,i),Q=x.blastRadius.severity==="hard_cap_breach"?D:[];return[x,(0,P().judgeGene)(x,r,{policy:a,ignoring:E,capped:Q,
...K&&{missing:K}})]})),U=[...k.values()],Y=[...I,...U.flatMap(P().findingsOf)],X=[...L,...(0,j().ignoreFindings)(E,Y,t.
genes),...(0,R().levelFindings)(E)],[C,B]=h(X,a.approvals.gate>0),H=(0,$().gravest)([(0,$().severityVerdict)(B,a.fail_on),
C.length>0?"warn":"pass"]),Z=r.interrupted>0?"error":"pass",V=F?"needs_approval":"pass",z=(0,$().gravest)([H,Z,V,...U.map(
x=>x.verdict)]);return{genes:U,findings:X,verdict:N?s(z):z,shards:n(r.shards??[],k)}}function h(t,r){if(!r)return[[],t];
const a=new Set(t.flatMap(i=>(0,w().needsPerson)(i)?i.location?.path:[])),m=({rule:i,severity:O,location:l})=>(0,M().ruleOf)(
i).approval!==void 0||i==="protected-path"&&O==="warning"&&a.has(l?.path);return[t.filter(m),t.filter(i=>!m(i))]}function d(t,{
approvals:{gate:r}},{approvals:a}){if(r>0&&a.length===0)return t;const m=r>0?"given":"not required";return t.map(i=>(0,w().
needsPerson)(i)?{...i,args:{...i.args,approval:m}}:i)}function y({findings:t,genes:r}){return[...t,...r.flatMap(P().findingsOf)]}
function c(t,{waiting:r,refusals:a,means:m,digest:i=""}){const O=r.get(t);if(O===void 0)return;const{asset:l,commands:E}=t;
return(0,T().finding)("approval-missing",{gene:l.id,confirmation:O.confirmation==="strong"?"strong":"very strong",needed:O.
needed,given:O.given,commands:E.filter(({confirmation:N})=>N!=="standard").map(({command:N})=>N),means:m,digest:(0,A().shortDigest)(
i),refusals:a},(0,S().placeOf)(l))}function o({gate:t,refusals:r,means:a,digest:m=""},i){if(t===void 0)return;const O=i.
some(({rule:N})=>N==="gate-weakened"),l=i.some(({rule:N})=>N==="agent-files-unapproved"),E={...t,means:a,digest:(0,A().shortDigest)(
m),refusals:r,weakens:O,runs:l};return(0,T().finding)("gate-approval-missing",E)}function n(t,r){return t.map(({index:a,
of:m,genes:i})=>{const O=(0,$().gravest)([...i].map(l=>r.get(l)?.verdict??"error"));return{index:a,of:m,genes:i.size,verdict:O}})}
function e(t){const[r]=t;if(!(r===void 0||t.length===r.of))return(0,T().finding)("part-of-run",{index:r.index,of:r.of,genes:r.
genes.size})}function s(t){return t==="pass"||t==="warn"?"error":t}},52288:function(G,p,u){Object.defineProperty(p,"__es\
Module",{value:!0}),p.DECIDES=void 0,p.expiredWords=R,p.hasExpired=j,p.idle=f,p.idleLevels=g,p.levelFindings=h,p.unknownRule=
c,p.withLevels=T;function v(){const o=u(3051);return v=function(){return o},o}function w(){const o=u(54441);return w=function(){
return o},o}function A(){const o=u(54062);return A=function(){return o},o}function S(){const o=u(13580);return S=function(){
return o},o}function b(){const o=u(95132);return b=function(){return o},o}function M(){const o=u(43767);return M=function(){
return o},o}function T(o,n){return Object.keys(n.rules).length===0?o:o.map(e=>P(e,n))}function P(o,n){const{rule:e,severity:s,
layer:t}=o,r={...(0,S().ruleOf)(e),severity:s,layer:t},a=$(n,e),m=s==="error"&&r.group&&$(n,r.group),i=a?e:r.group,O=a??
(m||void 0);if(O===void 0||i===void 0)return o;const{level:l,...E}=O,N=l==="off"?"notice":l;return N===s||N!=="error"&&!(0,M().
mayBeSoftened)(r)?o:{...o,severity:N,level:{rules:i,level:l,from:s,...E}}}function j(o,n){return o!==void 0&&o<n}function R(o,n){
return`it expired on ${o} (reason: ${n})`}function $({rules:o,today:n},e){const s=Object.hasOwn(o,e)?o[e]:void 0,t=s&&(0,A().
settingOf)(s);return j(t?.until,n)?void 0:t}function f(o,n,e,s){const t=n??(j(e,s)?`it expired on ${e}`:void 0);return t===
void 0?[]:[{name:o,why:t}]}function g({rules:o,today:n}){return Object.entries(o).flatMap(([e,s])=>{const{level:t,until:r}=(0,A().
settingOf)(s);return f(e,d(e,t),r,n)})}function h({rules:o,today:n}){return Object.entries(o).flatMap(([e,s])=>{const{level:t,
until:r,reason:a="none given"}=(0,A().settingOf)(s),m=d(e,t),i=`The level \`${t}\` of \`${e}\``;return m!==void 0?[(0,b().
finding)("exception-refused",{exception:i,refusal:m})]:j(r,n)?[(0,b().finding)("exception-refused",{exception:i,refusal:R(
r,a)})]:[]})}function d(o,n){const e=w().RULE_GROUPS,s=(0,S().checkRules)().find(({id:r})=>r===o);return e.includes(o)?void 0:
s===void 0?c(o,e):n==="error"||(0,M().mayBeSoftened)(s)||s.ignorable!==void 0?void 0:y}const y=p.DECIDES="the rule decid\
es whether commands may run, what a change may touch, or whether files are readable";function c(o,n=[]){const e=(0,v().nearestName)(
o,[...n,...(0,S().checkRules)().map(({id:t})=>t)]);return`${n.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${e?` (did you mean \`${e}\`?)`:""}`}},49001:function(G,p,u){Object.defineProperty(p,"__esModule",{value:!0}),
p.earlierOutputOf=n,p.mutantFindings=e,p.runFindings=R;function v(){const t=u(41330);return v=function(){return t},t}function w(){
const t=u(27199);return w=function(){return t},t}function A(){const t=u(6470);return A=function(){return t},t}function S(){
const t=u(91265);return S=function(){return t},t}function b(){const t=u(39491);return b=function(){return t},t}function M(){
const t=u(95132);return M=function(){return t},t}function T(){const t=u(77823);return T=function(){return t},t}function P(){
const t=u(57334);return P=function(){return t},t}function j(){const t=u(26756);return j=function(){return t},t}function R(t,r,{
isolation:a},m){const i=a.level==="namespaces",O=t.commands.flatMap((l,E)=>{const N=r[E];if(N===void 0)return[];const{command:F,
location:I}=l,L={location:I,subject:{...(0,w().subjectOf)(t.asset),command:F}};return[{audited:l,command:F,outcome:N,place:L}]});
return[...O.flatMap(l=>[...y(l,m,a),...d(l,m),...h(l)]),...i?f(O):[],...$(t,r,m)]}function $({asset:t,commands:r},a,{limits:m}){
const i=r.filter((E,N)=>a[N]?.reason===P().BUDGET_SPENT),[O]=i;if(O===void 0)return[];const l={gene:t.id,seconds:m.budget_seconds,
commands:i.length};return[(0,M().finding)("budget-spent",l,{location:O.location,subject:(0,w().subjectOf)(t)})]}function f(t){
const r=t.findIndex(({outcome:E})=>E.status==="failed"),a=t[r],m=a&&n(a,t.slice(0,r));if(!m)return[];const{path:i,writer:O}=m,
l={command:a.command,paths:[i],writer:O};return[(0,M().finding)("file-left-out",l,a.place)]}const g=[["checkout_modified",
"checkout-modified"],["checkout_changed","checkout-changed"]];function h({command:t,outcome:r,place:a}){const m=g.flatMap(
([O,l])=>{const E=r[O];return E?[(0,M().finding)(l,{command:t,paths:E},a)]:[]}),{left_out:i}=r;return i===void 0?m:[...m,
(0,M().finding)("file-left-out",{command:t,paths:i,writer:""},a)]}function d({command:t,outcome:{side_effects:r},place:a},{
caches:m}){const i=r?c(r,m):[];return i.length===0?[]:[(0,M().finding)("command-writes",{command:t,paths:i},a)]}function y({
audited:t,command:r,outcome:a,place:m},{limits:{slow_command_seconds:i},network:O},l){const E=Math.round(a.duration_ms/1e3),
N=(0,T().containmentWords)(a,l,O);switch(a.status){case"failed":{const F=`failed with exit code ${a.exit_code??1}`;return[
(0,M().finding)("command-failed",{command:r,how:F,...N},m)]}case"timed_out":return a.reason===P().BUDGET_SPENT?[]:[(0,M().
finding)("command-timed-out",{command:r,seconds:E,...N},m)];case"crashed":{const F=`crashed: ${a.reason??"no exit code"}`;
return[(0,M().finding)("command-failed",{command:r,how:F,...N},m)]}case"not_runnable":{const{program:F=r}=t.plan??{};return[
(0,M().finding)("program-missing",{command:r,program:F,where:"was not found on PATH outside the checkout"},m)]}case"pass\
ed":return a.duration_ms>i*1e3?[(0,M().finding)("command-slow",{command:r,seconds:E,limit:i},m)]:[];case"skipped":{if(a.
reason===P().OUTCOME_LOST)return[(0,M().finding)("not-judged",{detail:`the command \`${r}\`: ${P().OUTCOME_LOST}`},m)];const F=(0,A().
toolOf)(t.reading);return F===void 0||F.path!==void 0?[]:[(0,M().finding)("program-missing",{command:r,program:F.name,where:"\
is not installed in `node_modules`"},m)]}case"error":case"blocked":return[]}}function c({created:t,changed:r,deleted:a},m){
const i=(0,v().default)([...m],{dot:!0});return[...t,...r,...a].filter(O=>!i(O)).sort()}const o=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function n(t,r){const{command:a,outcome:m}=t,i=[m.stderr,m.stdout].flatMap(({head:I,tail:L})=>[I,L]),O=[a,...i.flatMap(I=>I.
split(`
`))],l=r.toReversed().flatMap(({command:I,outcome:{side_effects:L}})=>(L?.created??[]).map(D=>({path:D,writer:I}))),E=new Set(
l.flatMap(({path:I})=>[I,...(0,b().foldersAbove)(I)])),N=(0,j().mentionsIn)(O,E),F=(0,j().mentionsIn)(O.filter(I=>o.test(
I)),E);for(const{path:I,writer:L}of l){if(N.has(I))return{path:I,writer:L};const D=(0,b().foldersAbove)(I).findLast(k=>F.
has(k));if(D!==void 0)return{path:D,writer:L}}}function e({asset:t,commands:r},a){if(a===void 0)return[];const m=a.every(
({outcome:i})=>i==="survived");return r.flatMap((i,O)=>{const l=a[O],E=l?.outcome==="survived"?l.files:l?.existing?.files;
if(l===void 0||E===void 0)return[];const{command:N,location:F}=i,I=l.outcome!=="survived",L=I?E.length:l.total_files??E.
length,D=l.operator??"mixed",k=(0,M().finding)("passes-when-broken",{command:N,files:E,total:L,how:D,isExisting:I},{location:F,
subject:{...(0,w().subjectOf)(t),command:N}});return[!I&&(m||s(i))?k:{...k,severity:"notice"}]})}function s({plan:t}){if(t===
void 0)return!1;const{argv:r,scripts:a}=t;return a===void 0?(0,S().runsTests)(r):a.steps.some(({text:m})=>(0,S().runsTests)(
m.split(/[\s;&|()]+/)))}}};
