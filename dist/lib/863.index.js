"use strict";exports.id=863,exports.ids=[863],exports.modules={1395:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),
m.approvalDigest=F,m.boundFiles=S,m.changedSince=f,m.groupDigest=A,m.judgedHead=p,m.needsPerson=t,m.weakensGate=a;function T(){
const n=i(77598);return T=function(){return n},n}function y(){const n=i(57975);return y=function(){return n},n}function C(){
const n=i(41330);return C=function(){return n},n}function M(){const n=i(97247);return M=function(){return n},n}function R(){
const n=i(32854);return R=function(){return n},n}function v(){const n=i(13580);return v=function(){return n},n}async function S(n,o,s=new Set){
const e=o.length===0?()=>!1:(0,C().default)([...o],{dot:!0,nonegate:!0}),c=[...n.files()].filter(({path:l})=>(0,R().isWithin)(
l,".github")||s.has(l)||!e(l)).map(async l=>[l.path,await j(n,l)]);return new Map(await Promise.all(c))}async function j(n,{
path:o,kind:s,oid:e}){if(e!==void 0)return`${s} ${e}`;const r=s==="symlink"?n.readlink(o)??"":await n.read(o);return`${s}\
 ${(0,T().createHash)("sha256").update(r).digest("hex")}`}function F(n){const{files:o,baseRef:s,plansDigest:e,policyDigest:r,
weakened:c}=n,l=[...o].sort(([u],[b])=>u<b?-1:1);return I([s,e,r,l,c])}function A(n){return n.length>1?I([...n].sort()):
n[0]}function I(n){return`sha256:${(0,T().createHash)("sha256").update(JSON.stringify(n)).digest("hex")}`}const w=3;function f(n,o){
const s=[...new Set([...n.files.keys(),...o.files.keys()])].filter(e=>n.files.get(e)!==o.files.get(e)).sort();return s.length>
0?`${h(s)} ${s.length===1?"has":"have"} changed`:n.plansDigest!==o.plansDigest?"the commands that would run have changed":
(0,y().isDeepStrictEqual)(n.weakened,o.weakened)?void 0:"what weakens the gate has changed"}function h(n){const o=n.slice(
0,w).map(r=>`\`${r}\``),s=n.length-o.length,e=s>0?`${s} more ${s===1?"file":"files"}`:o.pop();return o.length===0?`${e}`:
`${o.join(", ")} and ${e}`}async function p(n,o,{policy:s,digest:e},r){const{genes:c,plansDigest:l}=n,u=n.findings.filter(
t).map(({args:$,location:g})=>[g?.path??"",JSON.stringify($)]),b=(0,M().isOfChange)(n)?n.agentFiles.flatMap(E):[],d=new Set(
[...u.map(([$])=>$),...b]);return{subject:{files:await S(o,s.approvals.unaffected_by,d),baseRef:r,plansDigest:l,policyDigest:e,
weakened:u},genes:c,weakensGate:a(n)}}function E({file:{path:n},entries:o}){const s=o.flatMap(e=>e.targets);return[n,...s.
flatMap(({kind:e,name:r})=>e==="file"?[r]:[])]}function t({rule:n}){return(0,v().ruleOf)(n)?.approval==="needed"}function a({
findings:n}){return n.some(t)}},9354:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_WAITS=void 0,
m.findApprovals=M;function T(){const w=i(41895);return T=function(){return w},w}function y(){const w=i(39763);return y=function(){
return w},w}function C(){const w=i(1395);return C=function(){return w},w}async function M(w,f,h,p){const{means:E}=p,t=(0,C().
weakensGate)(w)?R(f.gate,E):0,a=w.genes.flatMap(l=>{const u=A(l);return u==="standard"?[]:[{gene:l,confirmation:u,needed:R(
f[u],E)}]});if(a.length===0&&t===0)return{...I,means:E};const n=await Promise.all(h.map(l=>S(l,f.people,p))),o=h.length>
1?n.map(j):n,s=a.flatMap(({gene:l,...u})=>{const b=v(o,({asking:d})=>d?.has(F(l))??!0);return u.needed>b?[[l,{...u,given:b}]]:
[]}),e=v(o,({weakensGate:l})=>l??!0),r=o.flatMap(({digest:l})=>l??[]),c=r.length===h.length?(0,C().groupDigest)(r):void 0;
return{means:E,approvals:o.flatMap(({approvals:l})=>l),refusals:o.flatMap(({refusals:l})=>l),waiting:new Map(s),...t>e&&
{gate:{needed:t,given:e}},...c!==void 0&&{digest:c}}}function R(w,f){return f==="digest"?Math.min(w,1):w}function v(w,f){
const h=w.filter(f),p=h.length>0?h:w;return p.length===0?0:Math.min(...p.map(({approvals:E})=>E.length))}async function S({
pullRequest:w,judge:f},h,{find:p}){try{const{subject:E,genes:t,weakensGate:a}=await f(),n=(0,C().approvalDigest)(E),o={people:h,
subject:E,...w!==void 0&&{pullRequest:w}},{approvals:s,refusals:e}=await p(o),r=t.filter(c=>A(c)!=="standard").map(F);return{
pullRequest:w,approvals:s,refusals:e,asking:new Set(r),weakensGate:a,digest:n}}catch(E){if(!(E instanceof T().GateError))
throw E;const t=`could not judge the head: ${E.message}`;return{pullRequest:w,approvals:[],refusals:[t]}}}function j(w){
const{pullRequest:f,approvals:h,refusals:p}=w;return f===void 0?w:{...w,approvals:h.map(E=>({...E,pull_request:f})),refusals:p.
map(E=>`pull request ${f}: ${E}`)}}function F({asset:{path:w,id:f}}){return JSON.stringify([w,f])}function A({commands:w}){
if(w.some(({plan:h})=>h===void 0))return"standard";const f=w.map(({confirmation:h})=>y().CONFIRMATIONS.indexOf(h));return y().
CONFIRMATIONS[Math.max(0,...f)]??"standard"}const I=m.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
89549:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.approveByDigest=v,m.shortDigest=R;function T(){
const S=i(41895);return T=function(){return S},S}function y(){const S=i(1395);return y=function(){return S},S}const C=24,
M=new RegExp(`^sha256:[0-9a-f]{${C},64}$`);function R(S){return S.slice(0,7+C)}function v(S,j){if(S!==void 0&&!M.test(S))
throw new(T()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(S)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:F})=>{if(S===void 0)return{
approvals:[],refusals:[]};if((0,y().approvalDigest)(F).startsWith(S))return{approvals:[{user:"command line",at:j.toISOString()}],
refusals:[]};const A=R(S);return{approvals:[],refusals:[`--approve ${A} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}},23423:function(H,m,i){Object.defineProperty(m,"__esModule",
{value:!0}),m.readAppendedLog=A,m.readRecords=p,m.readUntouchedLog=F;function T(){const n=i(23404);return T=function(){return n},
n}function y(){const n=i(26040);return y=function(){return n},n}function C(){const n=i(27199);return C=function(){return n},
n}function M(){const n=i(64385);return M=function(){return n},n}function R(){const n=i(78114);return R=function(){return n},
n}function v(){const n=i(86581);return v=function(){return n},n}function S(){const n=i(94534);return S=function(){return n},
n}function j(){const n=i(28894);return j=function(){return n},n}async function F(n,{path:o,size:s=0},e){if(s>j().MAX_LOG_BYTES)
return f(o,s);try{return p(o,await n.read(o,j().MAX_LOG_BYTES),e)}catch(r){return(0,M().unreadFile)(o,r)}}async function A(n,o,{
path:s,size:e=0},r){if(!(e>j().MAX_LOG_BYTES))try{const[c,l]=await Promise.all([n.read(s,j().MAX_LOG_BYTES),o.read(s,j().
MAX_LOG_BYTES)]),u=(0,j().continuationOf)(c,l);if(u.kind==="rewritten")return;const{from:b}=u,d=p(s,l.subarray(0,b),r),O=(0,j().
countLines)(l,b)+1,$=I(s,l.subarray(b),r,O);return{kept:d,appended:w($,d)}}catch(c){return{kept:{path:s,assets:[],problems:[]},
appended:(0,M().unreadFile)(s,c)}}}function I(n,o,s,e){return o.length>s.maxBytes?(0,M().tooLargeFile)(n,o.length,s):(0,M().
readAssetFile)(n,o,s,e)}function w(n,o){if(n.assets.length===0)return n;const s=new Map(o.assets.map(r=>[`${r.type} ${r.
id}`,r])),e=n.assets.flatMap(r=>{const c=s.get(`${r.type} ${r.id}`);if(c===void 0||r.id.startsWith("#"))return[];if((0,T().
canonicalize)(r.value)===(0,T().canonicalize)(c.value)){const u=`${r.type} ${JSON.stringify(r.id)}, 2 times`;return[{rule:"\
duplicate-copy",location:r.locate(),detail:u,id:r.id}]}const l=`${r.type} ${JSON.stringify(r.id)}, first at line ${c.locate().
line}, column 1`;return[{rule:"duplicate-id",location:r.locate(),detail:l,id:r.id}]});return{...n,problems:[...n.problems,
...e]}}function f(n,o){return{path:n,assets:[],problems:[],unread:`${o} bytes, of at most ${j().MAX_LOG_BYTES}`}}const h=10;
function p(n,o,s){const e=E(o,s.maxBytes),r=o.subarray(e),c=(0,j().countLines)(o,e)+1,l=t(n,r,c),u=l?{path:n,assets:l,problems:[]}:
(0,M().readAssetFile)(n,r,s,c),b=u.problems.find(R().isUnread)?.detail,d=e>0?`only the newest ${r.length} of ${o.length}\
 bytes`:void 0,O=b??d;return{...u,...O!==void 0&&{unread:O}}}function E(n,o){if(n.length<=o)return 0;const s=n.indexOf(h,
n.length-o-1);return s<0?n.length:s+1}function t(n,o,s){const{text:e,complete:r}=(0,S().decodeUtf8)(o);if(!r)return;const c=[];
let l=s;for(let u=0;u<e.length;l+=1){const b=e.indexOf(`
`,u),d=b<0?e.length:b,O=e.slice(u,d);if(u=d+1,O.trim()==="")continue;const $=a(O);if($===void 0||(0,v().hasAssetLists)($))
return;const{type:g}=$;if((0,v().isAssetType)(g)){const[N,P]=[l,c.length];c.push({type:g,id:(0,M().declaredId)($)??`#${P+
1}`,path:n,value:$,pointer:[P],locate:()=>({path:n,line:N,column:1})})}else if(!(0,v().isCompanion)(g))return}return c}function a(n){
const o=(0,y().attempt)(()=>JSON.parse(n));return(0,C().isJsonObject)(o)?o:void 0}},35474:function(H,m,i){Object.defineProperty(
m,"__esModule",{value:!0}),m.readSides=F;function T(){const f=i(54244);return T=function(){return f},f}function y(){const f=i(
93028);return y=function(){return f},f}function C(){const f=i(81456);return C=function(){return f},f}function M(){const f=i(
64385);return M=function(){return f},f}function R(){const f=i(18744);return R=function(){return f},f}function v(){const f=i(
28894);return v=function(){return f},f}function S(){const f=i(23423);return S=function(){return f},f}function j(){const f=i(
7946);return j=function(){return f},f}async function F(f){const{baseTree:h,headTree:p,change:E,policy:t,clock:a=new(T()).
AuditClock}=f,n=(0,R().assetPathTest)(t),o=(0,C().assetLimits)(t.assets.max_file_bytes),s=[...p.files()].filter(({kind:L})=>(0,y().
isRegular)(L)),e=s.filter(({path:L})=>n(L)),r=new Set(E.files.filter(({status:L})=>L!=="deleted").map(({path:L})=>L)),c=s.
filter(({path:L})=>(0,j().mayHoldAssets)(L)&&r.has(L)&&!n(L)),l=E.files.flatMap(({oldPath:L,path:U})=>{const W=n(L??U)?h.
stat(L??U):void 0;return W&&(0,y().isRegular)(W.kind)?W:[]}),[u,b]=A(l,({path:L})=>(0,v().isAuditLog)(L)&&r.has(L)),d=new Set(
u.map(({path:L})=>L)),O=async L=>{const U=r.has(L.path);if((0,v().isAuditLog)(L.path)&&!U)return[{file:await(0,S().readUntouchedLog)(
p,L,o),isTouched:U}];const W=d.has(L.path)?await(0,S().readAppendedLog)(h,p,L,o):void 0;return W===void 0?[{file:await w(
p,L,o),isTouched:U}]:(d.delete(L.path),[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},$=L=>w(I(h),L,o),g=async L=>{
const U=await L;return await a.tick(),U},[N,P,k]=await Promise.all([Promise.all(e.map(L=>g(O(L)))),Promise.all(b.map(L=>g(
$(L)))),Promise.all(c.map(L=>g((0,j().findStrayGenes)(p,L,o))))]),D=u.filter(({path:L})=>d.has(L)),G=[...P,...await Promise.
all(D.map($))],[x,B]=A(N.flat(),({isTouched:L})=>L);return{paths:e.map(({path:L})=>L),files:N.flat().map(({file:L})=>L),
head:x.map(({file:L})=>L),untouched:B.map(({file:L})=>L),base:G,strays:k.filter(L=>L!==void 0),isTouched:L=>r.has(L)}}function A(f,h){
return[f.filter(h),f.filter(p=>!h(p))]}function I(f){return{...f,read:async(...h)=>Buffer.from((await f.read(...h)).toString(
"utf8"))}}async function w(f,{path:h,size:p=0},E){if(p>E.maxBytes)return(0,M().tooLargeFile)(h,p,E);try{const t=(0,M().readAssetFile)(
h,await f.read(h,E.maxBytes),E);return{...t,assets:t.assets.filter(({copy:a})=>!a)}}catch(t){return(0,M().unreadFile)(h,
t)}}},7946:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.findStrayGenes=v,m.mayHoldAssets=R;function T(){
const A=i(64385);return T=function(){return A},A}function y(){const A=i(18744);return y=function(){return A},A}function C(){
const A=i(73229);return C=function(){return A},A}function M(){const A=i(94534);return M=function(){return A},A}function R(A){
return/\.jsonl?$/i.test(A)&&!y().MEMORY_GRAPH.test(A)}async function v(A,{path:I,size:w=0},f){try{if(w<=f.maxBytes)return S(
I,await A.read(I,f.maxBytes),f)}catch(p){return(0,T().unreadFile)(I,p).problems[0]}const h=`with ${w} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:I,line:1,column:1},detail:h}}function S(A,I,w){if(!j(I))return;
const f=new(M()).Source(A,I.toString("utf8")),h=F((0,C().readJson)(f.text,w,new(M()).Problems(f))),[p]=h;if(p)return{rule:"\
outside-globs",location:f.location(p.start,p.end),detail:h.length===1?"a Gene":`${h.length} Genes`}}function j(A){return A.
includes('"Gene"')||A.includes("\\u00")}function F(A){return A.flatMap(I=>{const{value:w,children:f=[]}=I;return typeof w==
"object"&&w!==null&&!Array.isArray(w)&&w.type==="Gene"?[I]:F(f)})}},67506:function(H,m,i){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.auditAssets=f,m.auditChange=w,m.mayRunSome=t;function T(){const n=i(13580);return T=function(){return n},
n}function y(){const n=i(12154);return y=function(){return n},n}function C(){const n=i(91850);return C=function(){return n},
n}function M(){const n=i(72025);return M=function(){return n},n}function R(){const n=i(70716);return R=function(){return n},
n}function v(){const n=i(97004);return v=function(){return n},n}function S(){const n=i(72391);return S=function(){return n},
n}function j(){const n=i(54034);return j=function(){return n},n}function F(){const n=i(16373);return F=function(){return n},
n}function A(){const n=i(6470);return A=function(){return n},n}function I(){const n=i(66160);return I=function(){return n},
n}async function w(n){const o=await(0,I().readChangeSubject)(n),{change:s,tree:e,policy:r,assets:c,exempt:l,radius:u,counted:b}=o,
{genes:d,...O}=await p(o,g=>g),$=await(0,v().blockedGenes)(o.claims.filter(({type:g})=>g==="Capsule"),c.present,o.judge);
return{...O,genes:d.map(([{change:g},N])=>({...N,change:g.kind})),capsules:(0,S().judgeCapsules)(c,r.a2a,b.least,$),seeds:[
...o.seeds.keys()],agentFiles:o.agentFiles,blastRadius:u,files:await(0,C().markHiddenFiles)((0,y().countedFiles)(s,l,e),
e)}}async function f(n,o,s){const e={assets:n,problems:[]},r=h(n,s),c=()=>"author",{genes:l,...u}=await p((0,I().subjectOfAssets)(
e,o,c,r),({asset:b})=>(0,F().readGene)(b,o,c));return{...u,genes:l.map(([,b])=>b)}}function h(n,o){return{changes:[...n.
map(s=>({kind:"added",asset:s})),...o.filter(({type:s})=>s==="Gene").map(s=>({kind:"applied",asset:s,before:s}))],problems:[],
files:[],present:[...o,...n],unread:[]}}async function p(n,o){const s=await E(n),e={timeoutMs:n.policy.limits.command_timeout_seconds*
1e3,mayRun:n.tree!==void 0&&!s.some(a)},{clock:r}=n,c=await r.all(n.genes,async u=>{const b=await o(u);return[b,await(0,j().
auditGene)(n,b,e)]}),l=c.flatMap(([,{commands:u}])=>u.flatMap(({plan:b})=>b??[]));return{genes:c,findings:s,plansDigest:(0,A().
digestPlans)(l)}}async function E(n){const{clock:o,claims:s}=n,e=await(0,M().ask)(R().SUBJECT_CHECKS,n),r=await o.all(s,
c=>(0,M().ask)(R().CLAIM_CHECKS,n,{asset:c}));return[e,...r].flat()}function t({genes:n,findings:o}){return!o.some(a)&&n.
some(({commands:s,findings:e})=>s.length>0&&s.every(({verdict:r})=>r!=="block")&&!e.some(j().forbidsRunningGene))}function a({
rule:n,location:o}){const{forbidsRunning:s,undecided:e}=(0,T().ruleOf)(n);return s==="change"||e===!0&&o===void 0}},97247:function(H,m){
Object.defineProperty(m,"__esModule",{value:!0}),m.isOfChange=i;function i(T){return"files"in T}},84812:function(H,m,i){
Object.defineProperty(m,"__esModule",{value:!0}),m.broadcastFindings=R;function T(){const w=i(27199);return T=function(){
return w},w}function y(){const w=i(95132);return y=function(){return w},w}function C(){const w=i(72025);return C=function(){
return w},w}function M(){const w=i(21471);return M=function(){return w},w}function R(w,f,h,p={files:0,lines:0}){const{status:E,
score:t}=F(w.value.outcome),a=F(w.value.blast_radius),n={capsule:w.id},o=(...e)=>(0,T().placeOf)(w,e),s=[];if(E!=="succe\
ss"){const e={...n,field:"outcome.status",found:I(E),wanted:'"success"'};s.push((0,y().finding)("capsule-not-eligible",e,
o("outcome","status")))}if(!A(t,h.min_score,1)){const e=`a number from ${h.min_score} to 1`,r={...n,field:"outcome.score",
found:I(t),wanted:e};s.push((0,y().finding)("capsule-not-eligible",r,o("outcome","score")))}for(const e of["files","line\
s"]){const r=h[`max_${e}`],c=Math.max(p[e],f.radius?.[e]??0);if(A(a[e],0,r)&&c<=r)continue;const l=I(a[e]),u=c>r?`${c} (\
claimed: ${l})`:l,b={...n,field:`blast_radius.${e}`,found:u,wanted:v(r)};s.push((0,y().finding)("capsule-not-eligible",b,
o("blast_radius",e)))}if(f.unmeasured!==void 0){const e=`not a size in the event \`${f.unmeasured}\``,r=v(h.max_files),c={
...n,field:"blast_radius.files",found:e,wanted:r};s.push((0,y().finding)("capsule-not-eligible",c,o("blast_radius")))}return f.
count<h.min_success_streak&&s.push(...S(w,f,h.min_success_streak)),s}function v(w){return`a number of at most ${w}`}function S(w,{
count:f,unread:h,failed:p,uncounted:E=[]},t){const a=(0,T().placeOf)(w),n={capsule:w.id};if(p!==void 0)return[(0,y().finding)(
"capsule-failed",{...n,event:p},a)];if(h!==void 0){const o=`whether the Capsule \`${w.id}\` has enough consecutive succes\
ses`;return[(0,C().notChecked)(o,h,{...a,severity:"error"})]}return[(0,y().finding)("capsule-streak",{...n,streak:f,least:t},
a),...E.slice(0,j).map(o=>(0,y().finding)("streak-event-not-counted",{...n,...o},a))]}const j=5;function F(w){return(0,T().
isJsonObject)(w)?w:{}}function A(w,f,h){return typeof w=="number"&&w>=f&&w<=h}function I(w){return w===void 0?"missing":
(0,M().describeJson)(w)}},72391:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.judgeCapsules=F;function T(){
const h=i(13580);return T=function(){return h},h}function y(){const h=i(95132);return y=function(){return h},h}function C(){
const h=i(72025);return C=function(){return h},h}function M(){const h=i(84812);return M=function(){return h},h}function R(){
const h=i(59613);return R=function(){return h},h}function v(){const h=i(85475);return v=function(){return h},h}function S(){
const h=i(57733);return S=function(){return h},h}function j(){const h=i(47771);return j=function(){return h},h}function F({
changes:h,present:p,unread:E},t,a,n=new Map){const o=h.filter(f);if(o.length===0)return[];const s=(0,j().streakCounter)(
(0,j().eventsIn)({changes:h,present:p,unread:E}),!0),e=E.at(-1),r=a&&A(o,a);return o.map(({kind:c,asset:l,before:u})=>{if(c===
"removed")return{change:c,asset:l,eligible:null,eligibility:null,reasons:[]};const b=c==="added"?r:u&&(0,R().sizeOf)(u.value.
blast_radius),d=w(l,()=>{const g=s(l),N=e===void 0||g.ended?g:{...g,unread:e},P=n.get(l);return[...(0,M().broadcastFindings)(
l,N,t,b),...P?[P]:[]]}),O=(0,y().eligibilityOf)(d);return{change:c,asset:l,eligible:O==="eligible",eligibility:O,reasons:d}})}
function A(h,p){const E=h.filter(({kind:n})=>n==="added").map(({asset:n})=>(0,R().sizeOf)(n.value.blast_radius)??{files:0,
lines:0}),t=n=>E.reduce((o,s)=>o+s[n],0);return t("files")>=p.files&&t("lines")>=p.lines?void 0:p}function I(h){const{otherAsset:p}=(0,T().
ruleOf)(h.rule);return h.severity==="error"||(0,y().isMissingEvidence)(h)||p===!0}function w(h,p){try{return[...p(),...(0,S().
promotionSchemaFindings)(h),...(0,v().identityFindings)(h,"hand")].filter(I)}catch(E){return[(0,C().assetNotJudged)(h,E)]}}
function f({asset:h}){return h.type==="Capsule"}},39092:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),
m.commitLayer=M;function T(){const R=i(51455);return T=function(){return R},R}function y(){const R=i(76760);return y=function(){
return R},R}function C(){const R=i(96402);return C=function(){return R},R}async function M({checkout:R,layer:v,modes:S,path:j}){
const F=(0,y().join)(R,".git");if(!(await(0,T().lstat)(F).catch(()=>{}))?.isDirectory())return;const I=await(0,C().openRepository)(
R,{PATH:j}),w=(0,y().join)(v,".git","index"),f={GIT_INDEX_FILE:w},h=async(...p)=>(await I.objects(...p)).toString().trim();
try{const p=[...S.keys()],t=(await h(["hash-object","-w","--no-filters","--stdin-paths"],{input:p.map(u=>`${JSON.stringify(
(0,y().join)(v,u))}
`).join("")})).split(`
`);await(0,T().mkdir)((0,y().dirname)(w),{recursive:!0}),await(0,T().cp)(I.index,w);const a=p.map((u,b)=>`${S.get(u)} ${t[b]}\
	${u}\0`);await h(["update-index","-z","--index-info"],{env:f,input:a.join("")});const n=await h(["write-tree"],{env:f}),
s=(await I.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${n}`),e=Buffer.from(s,"latin\
1"),r=await h(["hash-object","-t","commit","-w","--stdin"],{input:e});await(0,T().cp)(I.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,y().join)(v,".git","objects"),{recursive:!0,filter:u=>!u.endsWith("/info")});const c=await(0,T().readFile)((0,y().
join)(F,"HEAD"),"utf8"),l=/^ref: (refs\/\S+)\n?$/.exec(c)?.[1]??"HEAD";await(0,T().mkdir)((0,y().dirname)((0,y().join)(v,
".git",l)),{recursive:!0}),await(0,T().writeFile)((0,y().join)(v,".git",l),r)}finally{await I.close()}}},55250:function(H,m){
Object.defineProperty(m,"__esModule",{value:!0}),m.CONTAINMENT_CAUSES=void 0,m.causeWords=M;const i=v=>()=>`If the comma\
nd needs more, increase \`${v}\` in the policy of the base branch.`,T=v=>({key:S})=>S==="concurrency"?`The commands that\
 run at once share the memory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machi\
ne with more memory. \`${v}\` allows more.`:i(v)(),y=({detail:v=""})=>`Add \`${v}\` to \`home_caches\` in the policy of the\
 base branch, and fill it before the gate runs.`,C=m.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memo\
ry_bytes",says:({limit:v=0})=>`the kernel ended a process at the limit of ${R(v)} of memory, which includes the files th\
at the command writes`,change:T("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:v})=>`it may have ${v} processes and threads, and one more could\
 not start`,change:i("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:v=0})=>`the ${R(
v)} that it may write are full, including temporary files`,change:T("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:v=0})=>`a file may have ${R(v)}, and its output reports one that is too large`,change:i(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:v})=>`a process may have ${v} open files, and its output reports too many of them`,change:i("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:v})=>`it ran w\
ith an empty home directory, and its output names \`~/${v}\`, which exists in the home directory of the gate`,change:y},
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
or scripts, or start it with `script`."}};function M(v=[]){return{causes:v.map(S=>C[S.cause].says(S)),change:v.map(S=>C[S.
cause].change(S)).join(" ")}}function R(v){return`${Math.round(v/1024/1024)} MiB`}},19309:function(H,m,i){Object.defineProperty(
m,"__esModule",{value:!0}),m.copyCheckout=I,m.shareFolder=p;function T(){const t=i(73024);return T=function(){return t},
t}function y(){const t=i(51455);return y=function(){return t},t}function C(){const t=i(76760);return C=function(){return t},
t}function M(){const t=i(41895);return M=function(){return t},t}function R(){const t=i(4339);return R=function(){return t},
t}function v(){const t=i(95132);return v=function(){return t},t}function S(){const t=i(46282);return S=function(){return t},
t}function j(){const t=i(51968);return j=function(){return t},t}const F={entries:2e5,bytes:4*1024**3};class A extends Error{}
async function I(t,a=F){const n=await(0,R().temporaryFolder)(),o=()=>(0,y().rm)(n,{recursive:!0,force:!0,maxRetries:3}),
s=(0,C().join)(n,(0,C().basename)(t.directory)||"checkout");try{await w(t,s,a);const e=await(0,j().copyRepository)(t.directory,
s);return{guard:t.at(s),objects:e,close:o}}catch(e){if(await o(),e instanceof A)return;throw e}}async function w(t,a,n){
const{directory:o,files:s,folders:e}=t,r={...n},c=async l=>{const[u,b]=[(0,C().join)(o,l),(0,C().join)(a,l)],d=await(0,y().
lstat)(u);if(r.entries-=1,r.bytes-=d.isFile()?d.size:0,r.entries<0||r.bytes<0)throw new A;if(d.isSymbolicLink())await h(
u,b,o,a);else if(d.isFile())await(0,y().copyFile)(u,b,T().constants.COPYFILE_FICLONE);else if(d.isDirectory()){await(0,y().
mkdir)(b,{mode:d.mode});for(const{name:O}of await f(u))await c((0,C().join)(l,O))}};for(const l of e)await(0,y().mkdir)(
(0,C().join)(a,l),{recursive:!0});for(const{path:l}of s)await c(l);for(const l of t.additions)await(0,y().mkdir)((0,C().
join)(a,l,".."),{recursive:!0}),await c(l)}async function f(t){return(await(0,y().readdir)(t,{withFileTypes:!0})).filter(
({name:n})=>n!==".git")}async function h(t,a,n,o){const s=await(0,y().readlink)(t),e=(0,C().isAbsolute)(s)&&(0,S().isInside)(
n,s),r=process.platform==="win32"?"junction":void 0;await(0,y().symlink)(e?(0,C().join)(o,(0,C().relative)(n,s)):s,a,r)}
function p(t,a,n=!1,o=I){let s,e=!1;return{folder:async()=>{if(n)return t.directory;if(s=await o(t),e=s===void 0,e&&!a)throw E(
t);return s?.guard.directory??t.directory},guard:()=>s?.guard??t,hides:()=>!e,findings:()=>e?[(0,v().finding)("checkout-\
shared",{untracked:t.leftOut.length})]:[],close:async()=>s?.close()}}function E({directory:t}){return new(M()).GateError(
"containment_unavailable",`The checkout ${t} is too large to copy, and without namespaces commands would see files that \
are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer dep\
endencies before the gate.")}},51968:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.copyRepository=M,
m.safeGitConfigs=w,m.withoutSecrets=h;function T(){const p=i(51455);return T=function(){return p},p}function y(){const p=i(
76760);return y=function(){return p},p}const C=new Set(["hooks","lfs","worktrees"]);async function M(p,E){const t=(0,y().
join)(p,".git"),a=await(0,T().lstat)(t).catch(()=>{});if(a===void 0)return[];const n=(0,y().join)(E,".git");if(a.isDirectory())
return R(t,n);const o=/^gitdir: (.+)\n?$/.exec(await(0,T().readFile)(t,"utf8"))?.[1];if(o===void 0)return[];const s=(0,y().
resolve)(p,o),e=await(0,T().readFile)((0,y().join)(s,"commondir"),"utf8").catch(()=>{});return[...e===void 0?[]:await R(
(0,y().resolve)(s,e.trim()),n),...await R(s,n,new Set(["commondir","gitdir"]))]}async function R(p,E,t=new Set){const a=[];
await(0,T().mkdir)(E,{recursive:!0});const n=await(0,T().readdir)(p,{withFileTypes:!0}),o=v(n);for(const s of n){const{name:e}=s,
[r,c]=[(0,y().join)(p,e),(0,y().join)(E,e)];o&&C.has(e)||t.has(e)||(s.isDirectory()&&e==="objects"&&o?(await S(r,c),a.push(
r)):s.isDirectory()?a.push(...await R(r,c)):s.isFile()&&/^config(\.worktree)?$/.test(e)?await(0,T().writeFile)(c,h(await(0,T().
readFile)(r,"utf8"))):s.isFile()&&await(0,T().copyFile)(r,c))}return a}function v(p){const E=t=>p.find(a=>a.name===t);return E(
"HEAD")?.isFile()===!0&&E("objects")?.isDirectory()===!0}async function S(p,E){await(0,T().mkdir)((0,y().join)(E,"info"),
{recursive:!0}),await(0,T().writeFile)((0,y().join)(E,"info","alternates"),`${JSON.stringify(p)}
`)}const j=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,F=/^\s*([\w-]+)\s*(?:=|$)/,A={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},I=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function w(p){const E=await f(p,".git"),t=async a=>{
const n=await(0,T().readFile)((0,y().join)(p,a),"utf8");return[a,h(n)]};return new Map(await Promise.all(E.map(t)))}async function f(p,E){
const a=(await(0,T().readdir)((0,y().join)(p,E),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const o=(0,y().join)(E,
n.name);return n.isFile()?/^config(\.worktree)?$/.test(n.name)?[o]:[]:n.isDirectory()?f(p,o):[]});return(await Promise.all(
a)).flat()}function h(p){if(I.test(p))return p;let E=[];return p.split(`
`).filter(a=>{const n=j.exec(a)?.[1]?.toLowerCase();if(n!==void 0)return E=A[n]??[],E.length>0&&a.trimEnd().endsWith("]");
const o=F.exec(a)?.[1]?.toLowerCase();return o!==void 0&&E.includes(o)&&!a.endsWith("\\")}).map(a=>`${a}
`).join("")}},46252:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.causesOf=p,m.mentionedOf=b,m.mentionsIn=
d,m.namedRootOf=$;function T(){const g=i(73024);return T=function(){return g},g}function y(){const g=i(76760);return y=function(){
return g},g}function C(){const g=i(26040);return C=function(){return g},g}function M(){const g=i(55250);return M=function(){
return g},g}function R(){const g=i(32223);return R=function(){return g},g}function v(){const g=i(96266);return v=function(){
return g},g}function S(){const g=i(46282);return S=function(){return g},g}const j=3,F=new Set(["failed","crashed","timed\
_out"]),A=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
I=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,w=2e3,f=new Set(["/","/dev","/dev/shm","/proc","/home",v().HOME,v().TEMP]),
h=[...R().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(g=>`/dev/${g}`);function p(g){return N=>{if(g.isolation.
level!=="namespaces"||!F.has(N.status))return N;const P=E(N,g),k=P.flatMap(({cause:B})=>M().CONTAINMENT_CAUSES[B].implies??
[]),D=P.some(({counted:B})=>B),x=P.filter(({cause:B,counted:L})=>!k.includes(B)&&(!D||L||a(B)!==void 0)).sort((B,L)=>Number(
L.counted??!1)-Number(B.counted??!1)).slice(0,j);return x.length===0?N:{...N,causes:x}}}function E(g,N){const P=[g.stderr,
g.stdout].flatMap(({head:D,tail:G})=>[D,G]).flatMap(D=>D.split(`
`)).map(D=>D.slice(0,w)),k=o(P,N);return Object.keys(M().CONTAINMENT_CAUSES).flatMap(D=>{const{counted:G,signs:x,unless:B}=M().
CONTAINMENT_CAUSES[D],L=k.get(D),U=L!==void 0||(G&&g.limits_hit?.includes(G))===!0,W=Y=>x?.test(Y)===!0&&B?.test(Y)!==!0,
K=g.signal==="SIGXFSZ"?D==="file_size":P.some(W);if(!U&&!(K&&t(D,N)))return[];const V=L===void 0?{}:{detail:L};return[{cause:D,
...U&&{counted:!0},...n(D,N),...V}]})}function t(g,{isolation:N,policy:P}){return g==="processes"?N.limits?.processes_counted_for===
"user":g==="network"||g==="package_manager"?P.network==="none":g!=="privileges"||N.launcher==="root"}function a(g){const[
,N]=M().CONTAINMENT_CAUSES[g].key?.split("limits.")??[];return N}function n(g,{isolation:N,policy:P}){const{key:k}=M().CONTAINMENT_CAUSES[g],
D=a(g),G=D&&(N.limits?.[D]??void 0),x=D!==void 0&&G!==void 0&&G<P.limits[D];return{...G!==void 0&&{limit:G},...k!==void 0&&
{key:x&&(g==="memory"||g==="written")?"concurrency":k}}}function o(g,N){const k=[...new Set(g.filter(D=>A.test(D)).flatMap(
D=>D.match(I)??[]))].flatMap(D=>s(D.replace(/[.:]+$/,""),N));return new Map(k.reverse())}function s(g,{checkout:N,home:P,
programs:k}){const D=["~/",`${v().HOME}/`].find(U=>g.startsWith(U));if(D!==void 0){const U=g.slice(D.length);return P!==
void 0&&r((0,y().join)(P,U))?[["home_cache",e(U)]]:[]}const G=(0,y().resolve)(N,g);if((0,S().isInside)(N,G)){const U=(0,C().
attempt)(()=>(0,T().realpathSync)(G));return U===void 0||(0,S().isInside)(N,U)?[]:[["machine_path",g]]}if(!(0,y().isAbsolute)(
g)||/\/(?:docker|podman|containerd)\.sock$/.test(g))return[];const x=(0,y().dirname)((0,y().dirname)(k.node.file));if([...R().
SYSTEM,"/proc",...h,x,...k.searchPath].some(U=>(0,S().isInside)(U,G)))return[];const L=[G,(0,y().dirname)(G)].find(U=>!f.
has(U)&&r(U));return L===void 0?[]:[["machine_path",L]]}function e(g){const N=g.split("/"),P=g.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(g)?2:1;return N.slice(0,P).join("/")}function r(g){return(0,C().attempt)(()=>(0,T().lstatSync)(
g))!==void 0}const c=5,l=30,u=/[^\w.@+~/\\-]+/;function b(g){const N=new Map(g.map(P=>[P,P]));for(const P of g){const{dir:k,
name:D,ext:G}=y().posix.parse(P),x=y().posix.join(k,D);G!==""&&!N.has(x)&&N.set(x,P)}return P=>{if(P.status!=="failed"||
N.size===0)return P;const{stdout:k,stderr:D}=P,G=[D,k].flatMap(({head:B,tail:L})=>[B,L]),x=new Set([...d(G,N)].flatMap(B=>N.
get(B)??[]));return x.size===0?P:{...P,left_out:[...x].sort().slice(0,c)}}}function d(g,N){const P=new Set(g.flatMap(k=>k.
split(u)));return new Set([...P].flatMap(k=>O(k).filter(D=>N.has(D))))}function O(g){const N=g.replaceAll("\\","/").replace(
/[.,]+$/,"").split("/").filter(P=>P!==""&&P!=="."&&P!=="..");return N.length>l?[]:N.flatMap((P,k)=>N.slice(k).map((D,G)=>N.
slice(k,k+G+1).join("/")))}function $(g){return N=>{const{status:P,stdout:k,stderr:D}=N;return P==="passed"||g==="/"?N:[
k,D].some(({head:x,tail:B})=>[x,B].some(L=>L.includes(g)))?{...N,root:g}:N}}},10582:function(H,m,i){Object.defineProperty(
m,"__esModule",{value:!0}),m.effectiveLimits=M,m.limitsInWords=v,m.limitsOn=p,m.resourceLimits=R,m.thisMachine=h;function T(){
const t=i(73024);return T=function(){return t},t}function y(){const t=i(48161);return y=function(){return t},t}function C(){
const t=i(26040);return C=function(){return t},t}function M(t,a){const{memory_bytes:n,processes:o,open_files:s,file_bytes:e,
written_bytes:r}=t;return{memory_bytes:a.memory?n:null,processes:o,processes_counted_for:a.processes?"command":"user",open_files:s,
file_bytes:e,written_bytes:r}}function R(t){return[["CORE",1],["FSIZE",t.file_bytes],["NOFILE",t.open_files],...t.processes_counted_for===
"user"?[["NPROC",t.processes]]:[]]}function v(t){const{memory_bytes:a,processes:n,processes_counted_for:o,open_files:s}=t;
return[a===null?"memory: unlimited":`memory: ${S(a)}`,`processes: ${n}${o==="user"?" of the same user":""}`,`open files:\
 ${s}`,`file size: ${S(t.file_bytes)}`,`total written: ${S(t.written_bytes)}`].join(", ")}function S(t){return`${Math.round(
t/1024/1024)} MiB`}const j=1024**3,F=64*1024**2,A=1/2,I=4/5,w=2*j,f=1024*1024;function h(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,y().totalmem)()),freeBytes:process.availableMemory(),openFiles:E("Max open files")}}function p(t,a,n){
const{totalBytes:o,freeBytes:s,openFiles:e}=t,r=(c,l)=>Math.max(c/n-c/n%F,l);return{...a,memory_bytes:Math.min(a.memory_bytes,
r(o*I,w)),written_bytes:Math.min(a.written_bytes,r(s*A,f)),open_files:Math.min(a.open_files,e)}}function E(t){const a=(0,C().
attempt)(()=>(0,T().readFileSync)("/proc/self/limits","utf8"))??"",n=new RegExp(`^${t}\\s+\\S+\\s+(\\d+)`,"m");return Number(
n.exec(a)?.[1]??1/0)}},32223:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.SYSTEM=m.DEVICES=void 0,
m.homeFolders=E,m.privateFolders=I,m.viewOf=w;function T(){const t=i(73024);return T=function(){return t},t}function y(){
const t=i(51455);return y=function(){return t},t}function C(){const t=i(48161);return C=function(){return t},t}function M(){
const t=i(76760);return M=function(){return t},t}function R(){const t=i(46282);return R=function(){return t},t}const v=m.
SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],S=["/nix/store","/gnu/store"],j=m.DEVICES=["nul\
l","zero","full","random","urandom"],F="tty",A=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function I(t){
const a=A.flatMap(o=>t[`GITHUB_${o}`]??[]),n=[t.HOME,t.RUNNER_TEMP,t.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set(
[...n,(0,C().tmpdir)(),...a.map(M().dirname)].filter(o=>(0,M().isAbsolute)(o)))]}async function w({node:t,npm:a,machine:n},o,s){
const e=await h([...v,...S]),c=(await Promise.all(o.map(d=>(0,y().realpath)(d).catch(()=>[])))).flat(),l=[(0,M().dirname)(
t.file),...a?[(0,M().dirname)((0,M().dirname)(a.file))]:[],...[...n.values()].flatMap(d=>f(d,c)),...s?await p():[]].filter(
d=>!e.some(O=>(0,R().isInside)(O,d))),u=c.filter(d=>e.some(O=>O!==d&&(0,R().isInside)(O,d))),b=(0,T().existsSync)(`/dev/${F}`)?
[...j,F]:j;return{system:e,emptied:u,tools:[...new Set(l)],devices:b,home:[]}}function f({file:t,real:a},n){const o=(0,M().
dirname)(a),s=(0,M().dirname)(o),e=(0,M().basename)(o),r=e==="shims"||e==="bin"&&!n.some(c=>(0,R().isInside)(c,s));return[
(0,M().dirname)(t),o,...r?[s]:[]].filter(c=>!n.some(l=>(0,R().isInside)(c,l)))}async function h(t){return(await Promise.
all(t.map(async n=>(await(0,y().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}async function p(){const t=await(0,y().
realpath)("/etc/resolv.conf").catch(()=>{});return t?.startsWith("/run/systemd/resolve/")?[(0,M().dirname)(t)]:[]}async function E(t,a){
return a===void 0||!(0,M().isAbsolute)(a)?[]:(await Promise.all([...new Set(t)].sort().map(async o=>{const s=await(0,y().
realpath)((0,M().join)(a,o)).catch(()=>{});return s===void 0||!(await(0,y().stat)(s)).isDirectory()?[]:[{path:o,source:s}]}))).
flat()}},96266:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.TEMP=m.HOME=void 0,m.commandFolders=I,
m.commandMounts=A,m.sharedMounts=F;function T(){const f=i(76760);return T=function(){return f},f}function y(){const f=i(
39491);return y=function(){return f},f}function C(){const f=i(46282);return C=function(){return f},f}const M=m.HOME="/ho\
me/gene-gate",R=m.TEMP="/tmp",v=64,S="/.gene-gate",j={lower:`${S}/lower`,cover:`${S}/cover`,own:`${S}/own`,run:`${S}/run`,
replaced:`${S}/replaced`,home:`${S}/home`,tools:`${S}/tools`};function F({view:f,checkout:h,run:p,stage:E}){const t=(n,o)=>[
n,(0,T().join)(E,o)],a=(n,o,s)=>[n,(0,T().join)(E,o),"none",s];return[...f.system.map(n=>t(n,n)),...f.emptied.map(n=>["g\
ene-gate",(0,T().join)(E,n),"tmpfs","size=1m,mode=0755"]),a("/proc","proc","rbind"),a(h,j.lower,"rbind"),a(p,j.run,"bind"),
...f.tools.map((n,o)=>t(n,w(n,o))),...f.home.map(({source:n},o)=>t(n,(0,T().join)(j.home,String(o))))]}function A(f){const{
view:h,checkout:p,privileges:E,hides:t,keepsWrites:a,replaced:n}=f,o=(c,l,u)=>["gene-gate",l,c,u],s=(c,l,u="bind")=>[c,l,
"none",u],e=[`lowerdir=${t||E.adopt?`${j.cover}:`:""}${j.lower}`,`upperdir=${j.own}/upper`,`workdir=${j.own}/work`,...E.
overlay,"X-mount.mkdir"],r=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${v}`;return[s(`${j.own}/tmp`,R),s(`${j.
own}/home`,M),...h.home.map(({path:c},l)=>s(`${j.home}/${l}`,(0,T().join)(M,c))),s(`${j.own}/shm`,"/dev/shm"),o("devpts",
"/dev/pts",r),...h.tools.flatMap((c,l)=>{const u=w(c,l);return c===u?[]:[s(u,c,"rbind,X-mount.mkdir")]}),a?s(j.lower,p,"\
bind,X-mount.mkdir"):o("overlay",p,e.join(",")),...n.map((c,l)=>s(`${j.replaced}/${l}`,(0,T().join)(p,c))),o("proc","/pr\
oc","nosuid,nodev,noexec"),o("tmpfs",S,"ro,size=4k,mode=0755")]}function I({home:f}){return["upper","work","tmp","home",
"shm",...[...new Set(f.flatMap(({path:p})=>[...(0,y().foldersAbove)(p),p]))].map(p=>`home/${p}`)]}function w(f,h){return[
R,M].some(E=>(0,C().isInside)(E,f))?`${j.tools}/${h}`:f}},35134:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),
m.breakFiles=v,m.writeLayer=j;function T(){const p=i(51455);return T=function(){return p},p}function y(){const p=i(76760);
return y=function(){return p},p}function C(){const p=i(39092);return C=function(){return p},p}function M(){const p=i(32476);
return M=function(){return p},p}const R=/\.d\.[cm]?ts$/;function v(p,E){const t=new Map,a=new Map;for(const[o,s]of p){const e=y().
posix.extname(o).slice(1).toLowerCase(),r=M().LANGUAGES.find(({extensions:l})=>l.includes(e)),c=r&&!R.test(o)&&w(s,r,E);
r===void 0?a.set(o,S(s,E)):c&&t.set(o,c)}if(t.size===0){const o=[...p].map(([s,e])=>[s,S(e,E)]);return{files:new Map(o),
operator:"unparsable"}}const n=a.size>0?"mixed":"functions_fail";return{files:new Map([...t,...a]),operator:n}}function S(p,E){
return`)]}>"'\`<<<<<<< ${E}
${p}`}async function j(p,E,t){const{checkout:a,isCommitted:n,path:o}=t,s=new Map;for(const[e,r]of E){const{mode:c}=await(0,T().
lstat)((0,y().join)(a,e));await(0,T().mkdir)((0,y().dirname)((0,y().join)(p,e)),{recursive:!0}),await(0,T().writeFile)((0,y().
join)(p,e),r),await(0,T().chmod)((0,y().join)(p,e),c&511),s.set(e,(c&73)===0?"100644":"100755")}n&&await(0,C().commitLayer)(
{checkout:a,layer:p,modes:s,path:o});for(const e of await(0,T().readdir)(p,{recursive:!0,withFileTypes:!0})){const r=(0,y().
join)(e.parentPath,e.name),c=await(0,T().lstat)((0,y().join)(a,(0,y().relative)(p,r))).catch(()=>{});e.isDirectory()&&c&&
await(0,T().chmod)(r,c.mode&511)}}const F=200,A=400,I=1e4;function w(p,E,t){const{masked:a,forms:n,failing:o,unused:s}=E,
e=p.replaceAll(a,u=>u.replaceAll(/[^\n]/g," ")),r=new Map;for(const{start:u,end:b}of f(e,E)){const d=e.slice(b,b+A),O=n.
find(({after:N})=>N.test(d)),$=e.slice(Math.max(0,u-F),u);if(!O||O.unless?.test($)||O.before?.test($)===!1)continue;const g=b+
(O.after.exec(d)?.[0].length??0);O.isExpression?r.set(g,` (() => {${o(t)} })( ) ? 0 : `):r.set(...h(p,g,E,t))}if(r.size===
0)return;s&&/^[ \t]*(?:import|export)\b/m.test(e)&&r.set(p.length,s(t));let c="",l=0;for(const[u,b]of[...r].sort(([d],[O])=>d-
O))c+=p.slice(l,u)+b,l=u;return c+p.slice(l)}function f(p,{bareParameter:E}){const t=[],a=[];for(const{index:o,0:s}of p.
matchAll(/[()[\]{}]/g))if("([{".includes(s))a.push(o);else{const e=a.pop();s===")"&&e!==void 0&&t.push({start:e,end:o+1})}
const n=E?[...p.matchAll(E)]:[];return[...t,...n.map(({index:o,0:s})=>({start:o,end:o+s.length}))]}function h(p,E,{preamble:t,
isIndented:a,failing:n},o){const s=t?.exec(p.slice(E,E+I))?.[0].length??0,e=n(o);if(!a)return[E+s,e];if(s>0)return[E+s,`\
; ${e}`];const[r="",c=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(p.slice(E))??[];return[E+r.length,r===c?`${e}; `:
`${e}
${c}`]}},32476:function(H,m){Object.defineProperty(m,"__esModule",{value:!0}),m.LANGUAGES=void 0;function i(...o){return new RegExp(
o.join("|"),"g")}const T=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,y=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
C="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",M=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
R=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,v=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
S={extensions:["js","mjs","cjs"],masked:i(T,y,C,M),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:v,unless:R}],failing:o=>` debugger; var _${o}=${o}( "x" ) ; throw _${o} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:o=>`
export const unused_${o} = "x"  ;
`},j=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,F=String.raw`\s*:\s*(?:[^\s;{}()=]|${j})(?:[^;{}()=]|${j})*`,A=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
I=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,w=String.raw`^(?:${F}?)?\s*=>`,
f={...S,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${w}\s*\{`),unless:A},{after:new RegExp(
w),before:I,unless:A,isExpression:!0},{after:new RegExp(String.raw`^(?:${F})?\s*\{`),before:v,unless:R}]},h=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),p=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...h,y].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
E={extensions:["py","pyi"],masked:i(...h,y,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:o=>`_${o}=${o}( "x" ) ;raise RuntimeError(_${o})`,preamble:new RegExp(p),isIndented:!0},t={masked:i(T,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},a={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},n=m.LANGUAGES=[S,f,E,{...t,extensions:["rs"],failing:o=>` let _${o} =( "x" ) ; \
panic!( "${o}" ) ;`},{...t,extensions:["go"],failing:o=>` panic( "${o}" ) ;`},{...t,extensions:["kt","kts"],failing:o=>`\
 throw RuntimeException( "${o}" ) ;`},{...t,extensions:["java"],forms:[a],failing:o=>` if ( true ) throw new RuntimeExce\
ption( "${o}" ) ;`}]},69983:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.breakAndRun=h;function T(){
const n=i(77598);return T=function(){return n},n}function y(){const n=i(86191);return y=function(){return n},n}function C(){
const n=i(59490);return C=function(){return n},n}function M(){const n=i(87952);return M=function(){return n},n}function R(){
const n=i(67147);return R=function(){return n},n}function v(){const n=i(57334);return v=function(){return n},n}function S(){
const n=i(49604);return S=function(){return n},n}function j(){const n=i(64474);return j=function(){return n},n}function F(){
const n=i(35134);return F=function(){return n},n}function A(){const n=i(48081);return A=function(){return n},n}const I=2,
w=2e3,f=20;async function h(n,o){const{policy:s,change:e,checkout:r}=o;if(s.mutants==="off"||e===void 0)return new Map;const c=[
...n].flatMap(([O,$])=>{const g=$.map(({outcome:k})=>k);if(!(O.gene.change==="added"||O.gene.change==="modified")||g.some(
({status:k})=>k!=="passed"))return[];const P=O.gene.commands.flatMap(({reading:k})=>(0,y().startedFiles)(k)).sort();return[
{...O,outcomes:g,launched:P}]}),{areBuilt:l}=(0,R().everything)((0,M().dependencyFolders)(s)),u=r.additions.find(l),b=`c\
ommands can read \`${u}\`, which was built before the change was broken`,d=new Map;for(const O of(0,C().groupBy)(c,({launched:$})=>$.
join("\0")).values()){const g=await(u===void 0?E(O,o):Promise.reject(new Error(b))).catch(({message:N})=>p(O,N));for(const[
N,{gene:P}]of O.entries())d.set(P,g[N]??[])}return d}function p(n,o){return n.map(({plans:s})=>s.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:o})))}async function E(n,o){const s=await(0,A().sourcesOf)(o.change?.files??[],o.tree,
n[0]?.launched??[]);if(typeof s=="string")return p(n,s);const e=await t(n,s.texts,o),r=e.flat().some(({outcome:l})=>l===
"killed");if(s.existing===void 0||!r)return e;const c=await t(n,s.existing,o);return e.map((l,u)=>l.map((b,d)=>{const O=c[u]?.[d];
return b.outcome!=="killed"||O?.outcome!=="survived"?b:{...b,existing:{files:O.files,duration_ms:O.duration_ms}}}))}async function t(n,o,{
backend:s,checkout:e,change:r,policy:{views:c},concurrency:l,path:u,signal:b}){const d=`z${(0,T().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,O=(0,F().breakFiles)(o,d),$={checkout:e.directory,isCommitted:r?.isCommitted===!0,path:u},
g=await s.cover?.(D=>(0,F().writeLayer)(D,O.files,$));if(g===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const N=n.map(({id:D,plans:G,outcomes:x})=>{const B=x.map(({duration_ms:U})=>I*
U+w),L=G.map((U,W)=>({...U,timeoutMs:B[W]??w}));return c==="gene"?[{id:D,plans:L}]:L.map(U=>({id:D,plans:[U]}))}),P={backend:g,
progress:S().NO_PROGRESS,views:c,concurrency:l,signal:b},k=await(0,j().runPlans)(N.flat(),P);return N.map(D=>D.flatMap(G=>k.
get(G)??[]).map(({outcome:G})=>a(G,O)))}function a(n,{files:o,operator:s}){const{status:e,signal:r,duration_ms:c,reason:l=e}=n,
u=[...o.keys()].sort(),b={operator:s,files:u.slice(0,f),duration_ms:c,...u.length>f&&{total_files:u.length}};return e===
"passed"?{...b,outcome:"survived"}:(e==="failed"||e==="timed_out"||r!==null)&&l!==v().BUDGET_SPENT?{...b,outcome:"killed"}:
{...b,outcome:"not_run",reason:l}}},48081:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.isSource=A,
m.sourcesOf=I;function T(){const w=i(95244);return T=function(){return w},w}function y(){const w=i(93028);return y=function(){
return w},w}const C=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
M=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
R=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,v=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
S=600,j=500,F=10*1024**2;function A(w){return(0,T().isProgramCode)(w)&&!(0,T().isOfTests)(w)&&![C,M].some(f=>f.test(w))}
async function I(w,f,h){const p=c=>A(c)&&!h.includes(c)&&(0,y().isRegular)(f.stat(c)?.kind),E=w.filter(({path:c,status:l})=>l!==
"deleted"&&p(c)),t=[...f.files()].filter(({path:c})=>p(c)&&!R.test(c)),a=E.length>0?E:t;if(a.length===0)return"neither t\
he change nor the repository has a source file to break";const n=a.reduce((c,{path:l})=>c+(f.stat(l)?.size??0),0);if(a.length>
j||n>F)return`there are too many source files to break: ${a.length} with ${Math.ceil(n/1024**2)} MB`;const o=a.map(async({
path:c})=>[c,(await f.read(c)).toString("utf8")]),s=await Promise.all(o);if(E.length===0){const c=s.filter(([,l])=>!v.test(
l.slice(0,S)));return c.length===0?"all source files are generated":{texts:new Map(c)}}const e=s.filter((c,l)=>E[l]?.status!==
"added"),r=e.length>0&&e.length<s.length;return{texts:new Map(s),...r&&{existing:new Map(e)}}}},57334:function(H,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.OUTCOME_LOST=m.INTERRUPTED=m.CHECKOUT_CHANGED=m.BUDGET_SPENT=m.BLOCKED=void 0,
m.changedOutcome=j,m.countInterrupted=R,m.notRun=S,m.stopReason=v;const i=m.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",T=m.INTERRUPTED="interrupted",y=m.BUDGET_SPENT="the time budget for all commands was spent",C=m.OUTCOME_LOST=
"the run returned no outcome for this command",M=m.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function R(F){
return F.filter(({reason:A})=>A===T).length}function v(F){return F.reason===y?y:T}function S(F,A,I=new Date){const w={head:"",
tail:"",bytes:0,truncated:!1};return{status:F,exit_code:null,signal:null,started_at:I.toISOString(),duration_ms:0,stdout:w,
stderr:w,reason:A}}function j(F,A=S("error",M)){return{...A,status:"error",reason:M,checkout_changed:[...F]}}},22562:function(H,m,i){
Object.defineProperty(m,"__esModule",{value:!0}),m.outcomesOf=M,m.plansOf=C,m.refusedOutcomes=v;function T(){const A=i(6470);
return T=function(){return A},A}function y(){const A=i(57334);return y=function(){return A},A}function C({asset:A,commands:I}){
const w=I.flatMap(({plan:f})=>f??[]);return{id:A.id,plans:w.length===I.length?w:[]}}function M({commands:A},I,w){if(A.every(
({plan:h})=>h!==void 0))return A.map(({plan:h},p)=>R(h,I[p],w));const f=F(A);return A.map(({verdict:h})=>h==="block"?(0,y().
notRun)("blocked",y().BLOCKED,w):(0,y().notRun)("skipped",f,w))}function R(A,I,w){if(I===void 0||I.plan.digest!==A?.digest)
return(0,y().notRun)("skipped",y().OUTCOME_LOST,w);const{outcome:f,changedFiles:h}=I;return h.length===0?f:{...f,checkout_modified:h}}
function v(A,I,w){const f=A.filter(h=>I?S(h):h.commands.some(j));return new Map(f.map(h=>[h,M(h,[],w)]))}function S({change:A,
commands:I}){return I.length===0?A!=="removed":I.some(({plan:w})=>w===void 0)}function j({verdict:A}){return A==="block"}
function F(A){if(A.some(({verdict:f})=>f==="block"))return"another command of the gene is blocked";const w=A.flatMap(({reading:f})=>(0,T().
toolOf)(f)??[]).find(({path:f})=>f===void 0);return w?`${w.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},46282:function(H,m,i){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.findPrograms=f,m.isInside=l;function T(){const u=i(31421);return T=function(){return u},u}function y(){
const u=i(51455);return y=function(){return u},u}function C(){const u=i(48161);return C=function(){return u},u}function M(){
const u=i(76760);return M=function(){return u},u}function R(){const u=i(57975);return R=function(){return u},u}function v(){
const u=i(7723);return v=function(){return u},u}function S(){const u=i(26040);return S=function(){return u},u}function j(){
const u=i(41895);return j=function(){return u},u}function F(){const u=i(14495);return F=function(){return u},u}const A=v().
object({file:v().string(),version:v().string(),platform:v().string(),arch:v().string()}),I="JSON.stringify({file: proces\
s.execPath, version: process.version, platform: process.platform, arch: process.arch})",w=2e4;async function f(u){const{
path:b,checkout:d,names:O=[]}=u,$=await e(b,d),g=await h($,d),[N,P]=await Promise.all(["npm","npx"].map(G=>E(G,g.file,$,
d))),k=await s(O,$,d),D=await n($,d);return{node:g,...N&&{npm:N},...P&&{npx:P},...D!==void 0&&{shell:D},machine:k,searchPath:$}}
async function h(u,b){for await(const{file:d,real:O}of c("node",u,b)){const $=await p(d,O,u),g=await r($.file,b);if(g!==
void 0)return{...$,file:g}}throw new(j()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function p(u,b,d){
const{execPath:O,version:$,platform:g,arch:N}=process;if(b===await(0,y().realpath)(O))return{file:b,version:$,platform:g,
arch:N};try{const{stdout:P}=await(0,R().promisify)(T().execFile)(u,["-p",I],{cwd:(0,M().dirname)(u),env:{PATH:d.join(M().
delimiter),HOME:(0,C().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:w,windowsHide:!0});
return A.parse(JSON.parse(P))}catch(P){throw new(j()).GateError("program_not_found",`${u} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:P})}}
async function E(u,b,d,O){const $=(0,M().join)("node_modules","npm","bin",`${u}-cli.js`);for(const g of[(0,M().dirname)(
b),...d]){for(const P of[(0,M().join)(g,$),(0,M().join)(g,"..","lib",$)]){const k=await t(P,u,O);if(k)return k}const N=await t(
(0,M().join)(g,u),u,O);if(N)return N}}async function t(u,b,d){const O=await r(u,d);if(!O?.endsWith(`${b}-cli.js`))return;
const $=(0,M().join)((0,M().dirname)(O),"..","package.json"),g=await(0,y().readFile)($,"utf8").catch(()=>"null"),{success:N,
data:P}=v().object({name:v().literal("npm"),version:v().string()}).safeParse((0,S().attempt)(()=>JSON.parse(g)));return N?
{file:O,version:P.version}:void 0}const a="/bin/sh";async function n(u,b){if(process.platform!=="win32")return a;for await(const{
real:d}of c("git",u,b)){const O=await r((0,M().join)((0,M().dirname)(d),"..","bin","sh.exe"),b);if(O!==void 0)return O}}
const o=/^[A-Za-z0-9][\w.+-]*$/;async function s(u,b,d){const O=new Map;for(const $ of u.filter(g=>o.test(g))){const g=await c(
$,b,d).next();g.done||O.set($,g.value)}return O}async function e(u,b){const d=new Set(u.split(M().delimiter).filter($=>(0,M().
isAbsolute)($)));return(await Promise.all([...d].map(async $=>await r($,b)===void 0?[]:[$]))).flat()}async function r(u,b){
const[d,O]=await Promise.all([(0,y().realpath)(u).catch(()=>{}),(0,y().realpath)(b)]);if(d===void 0)return;const $=[d,(0,M().
resolve)(u)],g=[O,(0,M().resolve)(b)];return $.some(N=>g.some(P=>l(P,N)))?void 0:d}async function*c(u,b,d){for(const O of b){
const $=(0,M().join)(O,process.platform==="win32"?`${u}.exe`:u),g=await r($,d);g!==void 0&&await(0,F().isExecutable)(g)&&
(yield{file:$,real:g})}}function l(u,b){const d=(0,M().relative)(u,b);return d!==".."&&!d.startsWith(`..${M().sep}`)&&!(0,M().
isAbsolute)(d)}},49604:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.NO_PROGRESS=void 0,m.groupedProgress=
M,m.linesOfProgress=C;function T(){const R=i(20849);return T=function(){return R},R}const y=m.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function C(R){let v=0,S=0;return{...y,planned:j=>{v=j},finished:(j,{status:F,duration_ms:A})=>{S+=
1;const I=(A/1e3).toFixed(1);R(`[${S}/${v}] ${F} in ${I} s: ${(0,T().safeLine)(j)}`)}}}function M(R){const v=C(R.info);return{
...v,planned:S=>{R.startGroup(`Run ${S} validation command${S===1?"":"s"}`),v.planned(S)},ended:()=>R.endGroup()}}},63682:function(H,m,i){
Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_RAN=void 0,m.requestOf=l,m.runAudited=n,m.withinBudget=b;function T(){
const d=i(48161);return T=function(){return d},d}function y(){const d=i(97247);return y=function(){return d},d}function C(){
const d=i(60210);return C=function(){return d},d}function M(){const d=i(57430);return M=function(){return d},d}function R(){
const d=i(87952);return R=function(){return d},d}function v(){const d=i(19309);return v=function(){return d},d}function S(){
const d=i(10582);return S=function(){return d},d}function j(){const d=i(32223);return j=function(){return d},d}function F(){
const d=i(46252);return F=function(){return d},d}function A(){const d=i(69983);return A=function(){return d},d}function I(){
const d=i(57334);return I=function(){return d},d}function w(){const d=i(22562);return w=function(){return d},d}function f(){
const d=i(46282);return f=function(){return d},d}function h(){const d=i(64474);return h=function(){return d},d}const p=4*
1024*1024,E=6e4,t=4,a=2*1024;async function n(d,O){const $=new Date,g=o(d,O),{checkout:N,path:P,policy:k,progress:D,signal:G,
shown:x}=O,B=(0,w().refusedOutcomes)(d.genes,N!==void 0,$);if(N===void 0||g.length===0)return{...u,outcomes:B};const{directory:L,
leftOut:U}=N,W=new Set(g.flatMap(({plans:X})=>X.map(J=>J.program))),K=await(0,f().findPrograms)({path:P,checkout:L,names:[
...W]}),V=r(k.concurrency),Y=(0,v().shareFolder)(N,O.attended,x!==void 0),{chooseBackend:z}=await Promise.all([i.e(670),
i.e(808)]).then(i.bind(i,60670)),{backend:Z,isolation:Q,close:on}=await z({programs:K,checkout:L,leftOut:U,...x&&{shown:x},
shareFolder:Y.folder,outputBytes:e(k.limits.output_bytes,d.genes),limits:(0,S().limitsOn)((0,S().thisMachine)(),k.limits,
V),lanes:V,requested:l(k.containment,O.fork),network:k.network==="allow",replaced:await s(d,O.tree),folders:O.privateFolders,
home:await(0,j().homeFolders)([...k.home_caches,...(0,R().homeDependencies)(k)],O.home),signal:G}),_=Z.level==="namespac\
es",q=_?V:1,sn=async()=>{const X=performance.now(),J=await b(k.limits.budget_seconds*1e3,G,tn=>(0,h().runPlans)(g,{backend:Z,
progress:D,views:k.views,concurrency:q,signal:tn,guard:Y.guard()})),nn=Math.max(E,performance.now()-X),dn=await b(nn,G,tn=>(0,A().
breakAndRun)(J,{...O,checkout:N,backend:Z,concurrency:q,signal:tn}));return{runs:J,mutants:dn}},{runs:rn,mutants:an}=await sn().
finally(()=>Promise.all([on(),Y.close()])),cn=[(0,F().mentionedOf)(Y.hides()?U:[]),(0,F().causesOf)({isolation:Q,policy:k,
programs:K,checkout:L,home:O.home}),(0,F().namedRootOf)(_?L:Y.guard().directory)],un=X=>cn.reduce((J,nn)=>nn(J),X),en=g.
map(X=>{const{gene:J}=X;return[J,(0,w().outcomesOf)(J,rn.get(X)??[],$).map(un)]});return{outcomes:new Map([...B,...en]),
interrupted:(0,I().countInterrupted)(en.flatMap(([,X])=>X)),isolation:{...Q,description:`${Q.description} ${c(_,k.views,
q)}`},nodeOf:()=>K.node,mutants:an,findings:Y.findings()}}function o(d,{waiting:O}){return d.genes.filter($=>!O.has($)).
map($=>({...(0,w().plansOf)($),gene:$})).filter(({plans:$})=>$.length>0)}async function s(d,O){const $=new Set((0,y().isOfChange)(
d)?d.files.map(({path:N})=>N):[]),g=await(0,C().npmrcCopies)(O,$);return new Map(g.flatMap(({path:N,text:P,dropped:k})=>k.
length>0&&P!==void 0?[[N,P]]:[]))}function e(d,O){const $=O.flatMap(P=>(0,w().plansOf)(P).plans),g=new Set($.map(({digest:P})=>P)),
N=Math.floor(p/(g.size*t));return Math.min(d,Math.max(N,a))}function r(d){return d==="cores"?(0,T().availableParallelism)():
d}function c(d,O,$){if(!d)return"One command at a time, because all commands share the checkout.";const g=O==="gene"?" T\
he commands of one gene share a view.":"";return`${$===1?"One command at a time.":`Up to ${$} commands at once.`}${g}`}function l(d,O){
return d==="require-for-forks"?O?"require":"auto":d}const u=m.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:M().
NOTHING_RUN,nodeOf:()=>process};async function b(d,O,$){const g=new AbortController,N=setTimeout(()=>g.abort(I().BUDGET_SPENT),
d);try{return await $(AbortSignal.any([O,g.signal]))}finally{clearTimeout(N)}}},20849:function(H,m,i){Object.defineProperty(
m,"__esModule",{value:!0}),m.safeLine=C,m.withoutLogCommands=M;function T(){const R=i(77598);return T=function(){return R},
R}const y=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function C(R,v=200){const S=R.replace(y,F=>`\\u{${F.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),j=Array.from(S);return j.length<=v?S:`${j.slice(0,v-1).
join("")}\u2026`}async function M(R,v){const S=(0,T().randomUUID)();R(`::stop-commands::${S}`);try{return await v()}finally{
R(`::${S}::`)}}},64474:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.runPlans=C;function T(){const f=i(
41895);return T=function(){return f},f}function y(){const f=i(57334);return y=function(){return f},f}async function C(f,h){
const{backend:p,progress:E,concurrency:t,views:a}=h,n=new Map(f.flatMap(({plans:O})=>O.map($=>[$.digest,$]))),o=new Map;
for(const O of n.values()){const $=F(()=>p.check(O));$&&o.set(O.digest,$)}const s=new AbortController,e=AbortSignal.any(
[h.signal,s.signal]),r=M(t),c=j({...h,signal:e},o),l=R(O=>c(O,($,g)=>p.run($,g))),u=R(async O=>{const $=await p.forGene?.(
O.length,e),g=(N,P)=>($??p).run(N,P);return S(O,N=>c(N,g),e).finally(()=>$?.close())}),b=async({plans:O})=>{try{return a!==
"gene"?await S(O,g=>l(g.digest,g),e):(await u(v(O),O)).map((g,N)=>({...g,plan:O[N]??g.plan}))}catch($){throw s.abort(),$}},
d=new Map(f.map(({plans:O})=>[v(O),O]));E.planned(a==="gene"?[...d.values()].flat().length:n.size);try{const O=f.map(g=>r(
()=>b(g)));await Promise.allSettled(O);const $=I(await Promise.all(O));return new Map(f.map((g,N)=>[g,$[N]??[]]))}finally{
E.ended()}}function M(f){const h=[];let p=f;return async E=>{p===0?await new Promise(t=>h.push(t)):p-=1;try{return await E()}finally{
const t=h.shift();t?t():p+=1}}}function R(f){const h=new Map;return(p,E)=>{const t=h.get(p)??f(E);return h.set(p,t),t}}function v(f){
return f.map(({digest:h})=>h).join()}async function S(f,h,p){const E=[];for(const t of f){const a=E.find(({outcome:n})=>n.
checkout_modified);p.aborted?E.push(w(t,(0,y().stopReason)(p))):a?E.push(w(t,A(a.plan))):E.some(({outcome:n})=>n.status!==
"passed")?E.push(w(t,"an earlier command of the gene did not pass")):E.push({...await h(t),plan:t})}return E}function j(f,h){
const{backend:p,progress:E,signal:t,guard:a}=f,n=p.level==="process_group";let o;return async(s,e)=>{if(o!==void 0)return w(
s,o);if(t.aborted)return w(s,(0,y().stopReason)(t));const r=a?.state(),c=a&&r?[...await a.changed(r)]:[];if(a&&r&&!n&&c.
push(...a.added(r)),c.length>0)return o=y().CHECKOUT_CHANGED,{plan:s,outcome:(0,y().changedOutcome)(c),changedFiles:[]};
E.started(s.command);const l=h.get(s.digest),u=l?(0,y().notRun)("not_runnable",`${l.message} ${l.hint}`):await e(s,t),b=()=>n?
a?.changed():r&&a?.touchedSince(r),d=(t.aborted?void 0:await b())??[];if(d.length===0||n)return E.finished(s.command,u),
d.length>0&&(o=A(s)),{plan:s,outcome:u,changedFiles:d};o=y().CHECKOUT_CHANGED;const O=(0,y().changedOutcome)(d,u);return E.
finished(s.command,O),{plan:s,outcome:O,changedFiles:[]}}}function F(f){try{f();return}catch(h){if(h instanceof T().GateError&&
h.code==="program_not_found")return h;throw h}}function A({command:f}){return`the command "${f}" changed files of the ch\
eckout`}function I(f){const h=new Set;return f.map(p=>p.map(E=>{const{outcome:t}=E;return t.status==="skipped"?E:h.has(t)?
{...E,outcome:{...t,reused:!0}}:(h.add(t),E)}))}function w(f,h){return{plan:f,outcome:(0,y().notRun)("skipped",h),changedFiles:[]}}},
46562:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),m.findingsOf=S,m.judgeGene=v;function T(){const t=i(
13580);return T=function(){return t},t}function y(){const t=i(57334);return y=function(){return t},t}function C(){const t=i(
9436);return C=function(){return t},t}function M(){const t=i(49001);return M=function(){return t},t}function R(){const t=i(
47350);return R=function(){return t},t}function v(t,a,{policy:n,ignoring:o,capped:s=[],missing:e}){const r=w(t,P=>(0,C().
suppress)(P,o)),c=a.outcomes.get(t)??[],l=a.mutants?.get(t),u=[...(0,M().runFindings)(r,c,a,n),...(0,M().mutantFindings)(
r,l)],d=[...(0,C().suppress)(u,o),...e?[e]:[]],$=[...S({gene:r,runFindings:d}),...s].filter(({suppressed:P})=>!P),g=F(c,
d),N=(0,R().gravest)([(0,R().severityVerdict)($,n.fail_on),...r.commands.map(P=>P.verdict==="block"?"fail":"pass"),...g?
["warn"]:c.map(I),e?"needs_approval":"pass"]);return{gene:r,ran:a.outcomes.has(t),outcomes:c,...l&&{mutants:l},runFindings:d,
capped:s,verdict:N,summary:g?j:f(r,c,N,$)}}function S({gene:t,runFindings:a}){return[...t.findings,...t.commands.flatMap(
n=>n.findings),...a]}const j="not runnable here: the machine lacks a program or a tool";function F(t,a){const n=a.filter(
({rule:o})=>(0,T().ruleOf)(o).group==="environment");return n.length>0&&n.every(({severity:o})=>o!=="error")&&t.every(({
status:o,reason:s})=>o==="skipped"?!A.has(s):o==="passed"||o==="not_runnable")}const A=new Set([y().INTERRUPTED,y().OUTCOME_LOST]);
function I({status:t,reason:a}){return t==="passed"?"pass":t==="error"||A.has(a)?"error":"fail"}function w(t,a){return{...t,
findings:a(t.findings),commands:t.commands.map(n=>({...n,findings:a(n.findings)}))}}function f(t,a,n,o){const s=t.commands.
findIndex(P=>P.verdict==="block"),e=a.findIndex(({status:P})=>P!=="passed"&&P!=="skipped"),r=a.findIndex(({status:P})=>P===
"skipped"),c=[s,e,r].find(P=>P>=0)??-1,l=t.commands[c];if(l)return`constraint: validation_failed: ${l.command} => ${E(a[c])}`;
if(t.change==="removed")return"removed";const{files:u,max_files:b,severity:d}=t.blastRadius;if(o.some(h))return`constrai\
nt: blast_radius ${d}: ${u} / ${b} files`;const O=t.commands.length,$=O===1?"1 command":`${O} commands`;if(n==="needs_ap\
proval")return`${$} allowed, waiting for approval`;if(n==="fail")return`failed: ${p(o).join(", ")}`;const g=a.length>0?`${$}\
 passed`:`${$} allowed, none run`,N=n==="warn"?p(o):[];return N.length>0?`${g}, with warnings: ${N.join(", ")}`:g}function h({
rule:t,severity:a}){return a==="error"&&t.startsWith("blast-radius-")}function p(t){const a=t.filter(({severity:o})=>o===
"error"),n=t.filter(({severity:o})=>o==="warning");return[...new Set((a.length>0?a:n).map(({rule:o})=>o))]}function E(t){
return t?t.reason??`exit code ${t.exit_code}`:"BLOCKED"}},9436:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),
m.dayOf=S,m.idleIgnores=w,m.ignoreFindings=A,m.isIgnorable=j,m.refusalOf=I,m.suppress=F;function T(){const t=i(41330);return T=
function(){return t},t}function y(){const t=i(32854);return y=function(){return t},t}function C(){const t=i(13580);return C=
function(){return t},t}function M(){const t=i(95132);return M=function(){return t},t}function R(){const t=i(43767);return R=
function(){return t},t}function v(){const t=i(52288);return v=function(){return t},t}function S(t){return t.toISOString().
slice(0,10)}function j({rule:t,severity:a,layer:n}){return(0,R().mayBeIgnored)({...(0,C().ruleOf)(t),severity:a,layer:n})}
function F(t,{ignores:a,...n}){const o=a.filter(e=>!(0,v().hasExpired)(e.expires,n.today)),s=(0,v().withLevels)(t,n);return o.
length===0?s:s.map(e=>{const r=j(e)&&o.find(c=>f(c,e));return r?{...e,suppressed:{reason:r.reason,expires:r.expires}}:e})}
function A({ignores:t,today:a},n,o){return t.flatMap(s=>{const{rule:e,reason:r,expires:c}=s,l=`The ignore of \`${e}\` ${E(
s)}`,u=n.filter($=>f(s,$)),b=u.every(j)?I(s):v().DECIDES;if(b!==void 0)return[(0,M().finding)("exception-refused",{exception:l,
refusal:b})];if((0,v().hasExpired)(s.expires,a))return[(0,M().finding)("exception-expired",{exception:l,reason:r,expires:c})];
const d=u.length===0&&o.some($=>h(s,$)),O={exception:l,refusal:"the rule finds nothing there"};return d?[(0,M().finding)(
"exception-refused",O,{severity:"notice"})]:[]})}function I({rule:t}){const a=(0,C().checkRules)().find(({id:n})=>n===t);
return a===void 0?(0,v().unknownRule)(t):a.ignorable!==void 0||(0,R().mayBeIgnored)(a)?void 0:v().DECIDES}function w(t,a){
return t.flatMap(n=>(0,v().idle)(n.rule,I(n),n.expires,a))}function f({rule:t,where:a},{rule:n,location:o,subject:s}){if(t!==
n)return!1;const{path:e,gene:r,command:c}=a??{};return(e===void 0||o!==void 0&&p(o.path,e))&&(r===void 0||r===s?.id)&&(c===
void 0||c===s?.command)}function h({where:t},{asset:a,commands:n}){const{path:o,gene:s,command:e}=t??{};return(o===void 0||
p(a.path,o))&&(s===void 0||s===a.id)&&(e===void 0||n.some(r=>r.command===e))}function p(t,a){return(0,y().isWithin)(t,a)||
(0,T().default)(a,{dot:!0,nonegate:!0})(t)}function E({where:t={}}){const a=Object.entries(t).map(([n,o])=>`the ${n} \`${o}\
\``);return a.length===0?"for all findings":`for ${a.join(", ")}`}},92344:function(H,m,i){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.allFindings=E,m.judge=f,m.judgeShards=n,m.otherShards=o,m.verdictOfPart=s;function T(){const e=i(9354);
return T=function(){return e},e}function y(){const e=i(1395);return y=function(){return e},e}function C(){const e=i(89549);
return C=function(){return e},e}function M(){const e=i(27199);return M=function(){return e},e}function R(){const e=i(97247);
return R=function(){return e},e}function v(){const e=i(13580);return v=function(){return e},e}function S(){const e=i(95132);
return S=function(){return e},e}function j(){const e=i(46562);return j=function(){return e},e}function F(){const e=i(9436);
return F=function(){return e},e}function A(){const e=i(52288);return A=function(){return e},e}function I(){const e=i(47350);
return I=function(){return e},e}const w={ignores:[],rules:{}};function f(e,r,{policy:c,now:l,approval:u=T().NOTHING_WAITS}){
const{ignores:b,rules:d}=(0,R().isOfChange)(e)?c:w,O={ignores:b,rules:d,today:(0,F().dayOf)(l)},$=o(r.shards??[]),g=a(u,
e.findings),N=[...g?e.findings:p(e.findings,c,u),...g?[g]:[],...$?[$]:[],...r.findings??[],...r.interrupted>0?[(0,S().finding)(
"run-interrupted",{skipped:r.interrupted})]:[]],P=(0,F().suppress)(N,O),k=P.filter(({rule:z})=>z==="blast-radius-hard-ca\
p"),D=new Map(e.genes.map(z=>{const Z=t(z,u),Q=z.blastRadius.severity==="hard_cap_breach"?k:[];return[z,(0,j().judgeGene)(
z,r,{policy:c,ignoring:O,capped:Q,...Z&&{missing:Z}})]})),G=[...D.values()],x=[...N,...G.flatMap(j().findingsOf)],B=[...P,
...(0,F().ignoreFindings)(O,x,e.genes),...(0,A().levelFindings)(O)],[L,U]=h(B,c.approvals.gate>0),W=(0,I().gravest)([(0,I().
severityVerdict)(U,c.fail_on),L.length>0?"warn":"pass"]),K=r.interrupted>0?"error":"pass",V=g?"needs_approval":"pass",Y=(0,I().
gravest)([W,K,V,...G.map(z=>z.verdict)]);return{genes:G,findings:B,verdict:$?s(Y):Y,shards:n(r.shards??[],D)}}function h(e,r){
if(!r)return[[],e];const c=new Set(e.flatMap(u=>(0,y().needsPerson)(u)?u.location?.path:[])),l=({rule:u,severity:b,location:d})=>(0,v().
ruleOf)(u).approval!==void 0||u==="protected-path"&&b==="warning"&&c.has(d?.path);return[e.filter(l),e.filter(u=>!l(u))]}
function p(e,{approvals:{gate:r}},{approvals:c}){if(r>0&&c.length===0)return e;const l=r>0?"given":"not required";return e.
map(u=>(0,y().needsPerson)(u)?{...u,args:{...u.args,approval:l}}:u)}function E({findings:e,genes:r}){return[...e,...r.flatMap(
j().findingsOf)]}function t(e,{waiting:r,refusals:c,means:l,digest:u=""}){const b=r.get(e);if(b===void 0)return;const{asset:d,
commands:O}=e;return(0,S().finding)("approval-missing",{gene:d.id,confirmation:b.confirmation==="strong"?"strong":"very \
strong",needed:b.needed,given:b.given,commands:O.filter(({confirmation:$})=>$!=="standard").map(({command:$})=>$),means:l,
digest:(0,C().shortDigest)(u),refusals:c},(0,M().placeOf)(d))}function a({gate:e,refusals:r,means:c,digest:l=""},u){if(e===
void 0)return;const b=u.some(({rule:$})=>$==="gate-weakened"),d=u.some(({rule:$})=>$==="agent-files-unapproved"),O={...e,
means:c,digest:(0,C().shortDigest)(l),refusals:r,weakens:b,runs:d};return(0,S().finding)("gate-approval-missing",O)}function n(e,r){
return e.map(({index:c,of:l,genes:u})=>{const b=(0,I().gravest)([...u].map(d=>r.get(d)?.verdict??"error"));return{index:c,
of:l,genes:u.size,verdict:b}})}function o(e){const[r]=e;if(!(r===void 0||e.length===r.of))return(0,S().finding)("part-of\
-run",{index:r.index,of:r.of,genes:r.genes.size})}function s(e){return e==="pass"||e==="warn"?"error":e}},52288:function(H,m,i){
Object.defineProperty(m,"__esModule",{value:!0}),m.DECIDES=void 0,m.hasExpired=F,m.idle=I,m.idleLevels=w,m.levelFindings=
f,m.unknownRule=E,m.withLevels=S;function T(){const t=i(3051);return T=function(){return t},t}function y(){const t=i(54441);
return y=function(){return t},t}function C(){const t=i(54062);return C=function(){return t},t}function M(){const t=i(13580);
return M=function(){return t},t}function R(){const t=i(95132);return R=function(){return t},t}function v(){const t=i(43767);
return v=function(){return t},t}function S(t,a){return Object.keys(a.rules).length===0?t:t.map(n=>j(n,a))}function j(t,a){
const{rule:n,severity:o,layer:s}=t,e={...(0,M().ruleOf)(n),severity:o,layer:s},r=A(a,n),c=o==="error"&&e.group&&A(a,e.group),
l=r?n:e.group,u=r??(c||void 0);if(u===void 0||l===void 0)return t;const{level:b,...d}=u,O=b==="off"?"notice":b;return O===
o||O!=="error"&&!(0,v().mayBeSoftened)(e)?t:{...t,severity:O,level:{rules:l,level:b,from:o,...d}}}function F(t,a){return t!==
void 0&&t<a}function A({rules:t,today:a},n){const o=Object.hasOwn(t,n)?t[n]:void 0,s=o&&(0,C().settingOf)(o);return F(s?.
until,a)?void 0:s}function I(t,a,n,o){const s=a??(F(n,o)?`it expired on ${n}`:void 0);return s===void 0?[]:[{name:t,why:s}]}
function w({rules:t,today:a}){return Object.entries(t).flatMap(([n,o])=>{const{level:s,until:e}=(0,C().settingOf)(o);return I(
n,h(n,s),e,a)})}function f({rules:t,today:a}){return Object.entries(t).flatMap(([n,o])=>{const{level:s,until:e,reason:r="\
none given"}=(0,C().settingOf)(o),c=h(n,s),l=`The level \`${s}\` of \`${n}\``;return c!==void 0?[(0,R().finding)("except\
ion-refused",{exception:l,refusal:c})]:F(e,a)?[(0,R().finding)("exception-expired",{exception:l,expires:e,reason:r})]:[]})}
function h(t,a){const n=y().RULE_GROUPS,o=(0,M().checkRules)().find(({id:e})=>e===t);return n.includes(t)?void 0:o===void 0?
E(t,n):a==="error"||(0,v().mayBeSoftened)(o)||o.ignorable!==void 0?void 0:p}const p=m.DECIDES="the rule decides whether \
commands may run, what a change may touch, or whether files are readable";function E(t,a=[]){const n=(0,T().nearestName)(
t,[...a,...(0,M().checkRules)().map(({id:s})=>s)]);return`${a.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${n?` (did you mean \`${n}\`?)`:""}`}},49001:function(H,m,i){Object.defineProperty(m,"__esModule",{value:!0}),
m.earlierOutputOf=n,m.mutantFindings=o,m.runFindings=A;function T(){const e=i(41330);return T=function(){return e},e}function y(){
const e=i(27199);return y=function(){return e},e}function C(){const e=i(6470);return C=function(){return e},e}function M(){
const e=i(91265);return M=function(){return e},e}function R(){const e=i(39491);return R=function(){return e},e}function v(){
const e=i(55250);return v=function(){return e},e}function S(){const e=i(95132);return S=function(){return e},e}function j(){
const e=i(46252);return j=function(){return e},e}function F(){const e=i(57334);return F=function(){return e},e}function A(e,r,{
isolation:c},l){const u=c.level==="namespaces"&&l.views==="command",b=e.commands.flatMap((d,O)=>{const $=r[O];if($===void 0)
return[];const{command:g,location:N}=d,P={location:N,subject:{...(0,y().subjectOf)(e.asset),command:g}};return[{audited:d,
command:g,outcome:$,place:P}]});return[...b.flatMap(d=>[...E(d,l),...p(d,l),...h(d)]),...u?w(b):[],...I(e,r,l)]}function I({
asset:e,commands:r},c,{limits:l}){const u=r.filter((O,$)=>c[$]?.reason===F().BUDGET_SPENT),[b]=u;if(b===void 0)return[];
const d={gene:e.id,seconds:l.budget_seconds,commands:u.length};return[(0,S().finding)("budget-spent",d,{location:b.location,
subject:(0,y().subjectOf)(e)})]}function w(e){const r=e.findIndex(({outcome:u})=>u.status==="failed"),c=e[r],l=c&&n(c,e.
slice(0,r));return l?[(0,S().finding)("earlier-output-missing",{command:c.command,...l},c.place)]:[]}const f=[["checkout\
_modified","checkout-modified"],["checkout_changed","checkout-changed"],["left_out","file-left-out"]];function h({command:e,
outcome:r,place:c}){return f.flatMap(([l,u])=>{const b=r[l];return b?[(0,S().finding)(u,{command:e,paths:b},c)]:[]})}function p({
command:e,outcome:{side_effects:r},place:c},{caches:l,views:u}){const d=r?t({...r,...u==="gene"&&{created:[]}},l):[];return d.
length===0?[]:[(0,S().finding)("command-writes",{command:e,paths:d},c)]}function E({audited:e,command:r,outcome:c,place:l},{
limits:{slow_command_seconds:u}}){const b=Math.round(c.duration_ms/1e3),d=(0,v().causeWords)(c.causes);switch(c.status){case"\
failed":{const O=c.exit_code??1;return[(0,S().finding)("command-failed",{command:r,exitCode:O,...d},l)]}case"timed_out":
return c.reason===F().BUDGET_SPENT?[]:[(0,S().finding)("command-timed-out",{command:r,seconds:b,...d},l)];case"crashed":
return[(0,S().finding)("command-crashed",{command:r,reason:c.reason??"no exit code",...d},l)];case"not_runnable":{const{
program:O=r}=e.plan??{};return[(0,S().finding)("program-missing",{command:r,program:O},l)]}case"passed":return c.duration_ms>
u*1e3?[(0,S().finding)("command-slow",{command:r,seconds:b,limit:u},l)]:[];case"skipped":{if(c.reason===F().OUTCOME_LOST)
return[(0,S().finding)("not-judged",{detail:`the command \`${r}\`: ${F().OUTCOME_LOST}`},l)];const O=(0,C().toolOf)(e.reading);
return O&&O.path===void 0?[(0,S().finding)("tool-not-installed",{command:r,tool:O.name},l)]:[]}case"error":case"blocked":
return[]}}function t({created:e,changed:r,deleted:c},l){const u=(0,T().default)([...l],{dot:!0});return[...e,...r,...c].
filter(b=>!u(b)).sort()}const a=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function n(e,r){const{
command:c,outcome:l}=e,u=[l.stderr,l.stdout].flatMap(({head:N,tail:P})=>[N,P]),b=[c,...u.flatMap(N=>N.split(`
`))],d=r.toReversed().flatMap(({command:N,outcome:{side_effects:P}})=>(P?.created??[]).map(k=>({path:k,writer:N}))),O=new Set(
d.flatMap(({path:N})=>[N,...(0,R().foldersAbove)(N)])),$=(0,j().mentionsIn)(b,O),g=(0,j().mentionsIn)(b.filter(N=>a.test(
N)),O);for(const{path:N,writer:P}of d){if($.has(N))return{path:N,writer:P};const k=(0,R().foldersAbove)(N).findLast(D=>g.
has(D));if(k!==void 0)return{path:k,writer:P}}}function o({asset:e,commands:r},c){if(c===void 0)return[];const l=c.every(
({outcome:u})=>u==="survived");return r.flatMap((u,b)=>{const d=c[b],O=d?.outcome==="survived"?d.files:d?.existing?.files;
if(d===void 0||O===void 0)return[];const{command:$,location:g}=u,N=d.outcome!=="survived",P=N?O.length:d.total_files??O.
length,k=d.operator??"mixed",D=(0,S().finding)("passes-when-broken",{command:$,files:O,total:P,how:k,isExisting:N},{location:g,
subject:{...(0,y().subjectOf)(e),command:$}});return[!N&&(l||s(u))?D:{...D,severity:"notice"}]})}function s({plan:e}){if(e===
void 0)return!1;const{argv:r,scripts:c}=e;return c===void 0?(0,M().runsTests)(r):c.steps.some(({text:l})=>(0,M().runsTests)(
l.split(/[\s;&|()]+/)))}}};
