"use strict";exports.id=863,exports.ids=[863],exports.modules={1395:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.approvalDigest=F,l.boundFiles=$,l.changedSince=f,l.groupDigest=A,l.judgedHead=m,l.needsPerson=s,l.weakensGate=o;function M(){
const n=c(77598);return M=function(){return n},n}function y(){const n=c(57975);return y=function(){return n},n}function P(){
const n=c(41330);return P=function(){return n},n}function b(){const n=c(97247);return b=function(){return n},n}function R(){
const n=c(32854);return R=function(){return n},n}function E(){const n=c(13580);return E=function(){return n},n}async function $(n,e,i=new Set){
const t=e.length===0?()=>!1:(0,P().default)([...e],{dot:!0,nonegate:!0}),u=[...n.files()].filter(({path:p})=>(0,R().isWithin)(
p,".github")||i.has(p)||!t(p)).map(async p=>[p.path,await j(n,p)]);return new Map(await Promise.all(u))}async function j(n,{
path:e,kind:i,oid:t}){if(t!==void 0)return`${i} ${t}`;const r=i==="symlink"?n.readlink(e)??"":await n.read(e);return`${i}\
 ${(0,M().createHash)("sha256").update(r).digest("hex")}`}function F(n){const{files:e,baseRef:i,plansDigest:t,policyDigest:r,
weakened:u}=n,p=[...e].sort(([a],[S])=>a<S?-1:1);return I([i,t,r,p,u])}function A(n){return n.length>1?I([...n].sort()):
n[0]}function I(n){return`sha256:${(0,M().createHash)("sha256").update(JSON.stringify(n)).digest("hex")}`}const w=3;function f(n,e){
const i=[...new Set([...n.files.keys(),...e.files.keys()])].filter(t=>n.files.get(t)!==e.files.get(t)).sort();return i.length>
0?`${h(i)} ${i.length===1?"has":"have"} changed`:n.plansDigest!==e.plansDigest?"the commands that would run have changed":
(0,y().isDeepStrictEqual)(n.weakened,e.weakened)?void 0:"what weakens the gate has changed"}function h(n){const e=n.slice(
0,w).map(r=>`\`${r}\``),i=n.length-e.length,t=i>0?`${i} more ${i===1?"file":"files"}`:e.pop();return e.length===0?`${t}`:
`${e.join(", ")} and ${t}`}async function m(n,e,{policy:i,digest:t},r){const{genes:u,plansDigest:p}=n,a=n.findings.filter(
s).map(({args:T,location:g})=>[g?.path??"",JSON.stringify(T)]),S=(0,b().isOfChange)(n)?n.agentFiles.flatMap(v):[],d=new Set(
[...a.map(([T])=>T),...S]);return{subject:{files:await $(e,i.approvals.unaffected_by,d),baseRef:r,plansDigest:p,policyDigest:t,
weakened:a},genes:u,weakensGate:o(n)}}function v({file:{path:n},entries:e}){const i=e.flatMap(t=>t.targets);return[n,...i.
flatMap(({kind:t,name:r})=>t==="file"?[r]:[])]}function s({rule:n}){return(0,E().ruleOf)(n)?.approval==="needed"}function o({
findings:n}){return n.some(s)}},9354:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.NOTHING_WAITS=void 0,
l.findApprovals=b;function M(){const w=c(41895);return M=function(){return w},w}function y(){const w=c(39763);return y=function(){
return w},w}function P(){const w=c(1395);return P=function(){return w},w}async function b(w,f,h,m){const{means:v}=m,s=(0,P().
weakensGate)(w)?R(f.gate,v):0,o=w.genes.flatMap(p=>{const a=A(p);return a==="standard"?[]:[{gene:p,confirmation:a,needed:R(
f[a],v)}]});if(o.length===0&&s===0)return{...I,means:v};const n=await Promise.all(h.map(p=>$(p,f.people,m))),e=h.length>
1?n.map(j):n,i=o.flatMap(({gene:p,...a})=>{const S=E(e,({asking:d})=>d?.has(F(p))??!0);return a.needed>S?[[p,{...a,given:S}]]:
[]}),t=E(e,({weakensGate:p})=>p??!0),r=e.flatMap(({digest:p})=>p??[]),u=r.length===h.length?(0,P().groupDigest)(r):void 0;
return{means:v,approvals:e.flatMap(({approvals:p})=>p),refusals:e.flatMap(({refusals:p})=>p),waiting:new Map(i),...s>t&&
{gate:{needed:s,given:t}},...u!==void 0&&{digest:u}}}function R(w,f){return f==="digest"?Math.min(w,1):w}function E(w,f){
const h=w.filter(f),m=h.length>0?h:w;return m.length===0?0:Math.min(...m.map(({approvals:v})=>v.length))}async function $({
pullRequest:w,judge:f},h,{find:m}){try{const{subject:v,genes:s,weakensGate:o}=await f(),n=(0,P().approvalDigest)(v),e={people:h,
subject:v,...w!==void 0&&{pullRequest:w}},{approvals:i,refusals:t}=await m(e),r=s.filter(u=>A(u)!=="standard").map(F);return{
pullRequest:w,approvals:i,refusals:t,asking:new Set(r),weakensGate:o,digest:n}}catch(v){if(!(v instanceof M().GateError))
throw v;const s=`could not judge the head: ${v.message}`;return{pullRequest:w,approvals:[],refusals:[s]}}}function j(w){
const{pullRequest:f,approvals:h,refusals:m}=w;return f===void 0?w:{...w,approvals:h.map(v=>({...v,pull_request:f})),refusals:m.
map(v=>`pull request ${f}: ${v}`)}}function F({asset:{path:w,id:f}}){return JSON.stringify([w,f])}function A({commands:w}){
if(w.some(({plan:h})=>h===void 0))return"standard";const f=w.map(({confirmation:h})=>y().CONFIRMATIONS.indexOf(h));return y().
CONFIRMATIONS[Math.max(0,...f)]??"standard"}const I=l.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
89549:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.approveByDigest=E,l.shortDigest=R;function M(){
const $=c(41895);return M=function(){return $},$}function y(){const $=c(1395);return y=function(){return $},$}const P=24,
b=new RegExp(`^sha256:[0-9a-f]{${P},64}$`);function R($){return $.slice(0,7+P)}function E($,j){if($!==void 0&&!b.test($))
throw new(M()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify($)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:F})=>{if($===void 0)return{
approvals:[],refusals:[]};if((0,y().approvalDigest)(F).startsWith($))return{approvals:[{user:"command line",at:j.toISOString()}],
refusals:[]};const A=R($);return{approvals:[],refusals:[`--approve ${A} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}},23423:function(H,l,c){Object.defineProperty(l,"__esModule",
{value:!0}),l.readAppendedLog=A,l.readRecords=m,l.readUntouchedLog=F;function M(){const n=c(23404);return M=function(){return n},
n}function y(){const n=c(26040);return y=function(){return n},n}function P(){const n=c(27199);return P=function(){return n},
n}function b(){const n=c(64385);return b=function(){return n},n}function R(){const n=c(78114);return R=function(){return n},
n}function E(){const n=c(86581);return E=function(){return n},n}function $(){const n=c(94534);return $=function(){return n},
n}function j(){const n=c(28894);return j=function(){return n},n}async function F(n,{path:e,size:i=0},t){if(i>j().MAX_LOG_BYTES)
return f(e,i);try{return m(e,await n.read(e,j().MAX_LOG_BYTES),t)}catch(r){return(0,b().unreadFile)(e,r)}}async function A(n,e,{
path:i,size:t=0},r){if(!(t>j().MAX_LOG_BYTES))try{const[u,p]=await Promise.all([n.read(i,j().MAX_LOG_BYTES),e.read(i,j().
MAX_LOG_BYTES)]),a=(0,j().continuationOf)(u,p);if(a.kind==="rewritten")return;const{from:S}=a,d=m(i,p.subarray(0,S),r),O=(0,j().
countLines)(p,S)+1,T=I(i,p.subarray(S),r,O);return{kept:d,appended:w(T,d)}}catch(u){return{kept:{path:i,assets:[],problems:[]},
appended:(0,b().unreadFile)(i,u)}}}function I(n,e,i,t){return e.length>i.maxBytes?(0,b().tooLargeFile)(n,e.length,i):(0,b().
readAssetFile)(n,e,i,t)}function w(n,e){if(n.assets.length===0)return n;const i=new Map(e.assets.map(r=>[`${r.type} ${r.
id}`,r])),t=n.assets.flatMap(r=>{const u=i.get(`${r.type} ${r.id}`);if(u===void 0||r.id.startsWith("#"))return[];if((0,M().
canonicalize)(r.value)===(0,M().canonicalize)(u.value)){const a=`${r.type} ${JSON.stringify(r.id)}, 2 times`;return[{rule:"\
duplicate-copy",location:r.locate(),detail:a,id:r.id}]}const p=`${r.type} ${JSON.stringify(r.id)}, first at line ${u.locate().
line}, column 1`;return[{rule:"duplicate-id",location:r.locate(),detail:p,id:r.id}]});return{...n,problems:[...n.problems,
...t]}}function f(n,e){return{path:n,assets:[],problems:[],unread:`${e} bytes, of at most ${j().MAX_LOG_BYTES}`}}const h=10;
function m(n,e,i){const t=v(e,i.maxBytes),r=e.subarray(t),u=(0,j().countLines)(e,t)+1,p=s(n,r,u),a=p?{path:n,assets:p,problems:[]}:
(0,b().readAssetFile)(n,r,i,u),S=a.problems.find(R().isUnread)?.detail,d=t>0?`only the newest ${r.length} of ${e.length}\
 bytes`:void 0,O=S??d;return{...a,...O!==void 0&&{unread:O}}}function v(n,e){if(n.length<=e)return 0;const i=n.indexOf(h,
n.length-e-1);return i<0?n.length:i+1}function s(n,e,i){const{text:t,complete:r}=(0,$().decodeUtf8)(e);if(!r)return;const u=[];
let p=i;for(let a=0;a<t.length;p+=1){const S=t.indexOf(`
`,a),d=S<0?t.length:S,O=t.slice(a,d);if(a=d+1,O.trim()==="")continue;const T=o(O);if(T===void 0||(0,E().hasAssetLists)(T))
return;const{type:g}=T;if((0,E().isAssetType)(g)){const[N,C]=[p,u.length];u.push({type:g,id:(0,b().declaredId)(T)??`#${C+
1}`,path:n,value:T,pointer:[C],locate:()=>({path:n,line:N,column:1})})}else if(!(0,E().isCompanion)(g))return}return u}function o(n){
const e=(0,y().attempt)(()=>JSON.parse(n));return(0,P().isJsonObject)(e)?e:void 0}},35474:function(H,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.readSides=F;function M(){const f=c(54244);return M=function(){return f},f}function y(){const f=c(
93028);return y=function(){return f},f}function P(){const f=c(81456);return P=function(){return f},f}function b(){const f=c(
64385);return b=function(){return f},f}function R(){const f=c(18744);return R=function(){return f},f}function E(){const f=c(
28894);return E=function(){return f},f}function $(){const f=c(23423);return $=function(){return f},f}function j(){const f=c(
7946);return j=function(){return f},f}async function F(f){const{baseTree:h,headTree:m,change:v,policy:s,clock:o=new(M()).
AuditClock}=f,n=(0,R().assetPathTest)(s),e=(0,P().assetLimits)(s.assets.max_file_bytes),i=[...m.files()].filter(({kind:L})=>(0,y().
isRegular)(L)),t=i.filter(({path:L})=>n(L)),r=new Set(v.files.filter(({status:L})=>L!=="deleted").map(({path:L})=>L)),u=i.
filter(({path:L})=>(0,j().mayHoldAssets)(L)&&r.has(L)&&!n(L)),p=v.files.flatMap(({oldPath:L,path:U})=>{const W=n(L??U)?h.
stat(L??U):void 0;return W&&(0,y().isRegular)(W.kind)?W:[]}),[a,S]=A(p,({path:L})=>(0,E().isAuditLog)(L)&&r.has(L)),d=new Set(
a.map(({path:L})=>L)),O=async L=>{const U=r.has(L.path);if((0,E().isAuditLog)(L.path)&&!U)return[{file:await(0,$().readUntouchedLog)(
m,L,e),isTouched:U}];const W=d.has(L.path)?await(0,$().readAppendedLog)(h,m,L,e):void 0;return W===void 0?[{file:await w(
m,L,e),isTouched:U}]:(d.delete(L.path),[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},T=L=>w(I(h),L,e),g=async L=>{
const U=await L;return await o.tick(),U},[N,C,k]=await Promise.all([Promise.all(t.map(L=>g(O(L)))),Promise.all(S.map(L=>g(
T(L)))),Promise.all(u.map(L=>g((0,j().findStrayGenes)(m,L,e))))]),D=a.filter(({path:L})=>d.has(L)),G=[...C,...await Promise.
all(D.map(T))],[x,B]=A(N.flat(),({isTouched:L})=>L);return{paths:t.map(({path:L})=>L),files:N.flat().map(({file:L})=>L),
head:x.map(({file:L})=>L),untouched:B.map(({file:L})=>L),base:G,strays:k.filter(L=>L!==void 0),isTouched:L=>r.has(L)}}function A(f,h){
return[f.filter(h),f.filter(m=>!h(m))]}function I(f){return{...f,read:async(...h)=>Buffer.from((await f.read(...h)).toString(
"utf8"))}}async function w(f,{path:h,size:m=0},v){if(m>v.maxBytes)return(0,b().tooLargeFile)(h,m,v);try{const s=(0,b().readAssetFile)(
h,await f.read(h,v.maxBytes),v);return{...s,assets:s.assets.filter(({copy:o})=>!o)}}catch(s){return(0,b().unreadFile)(h,
s)}}},7946:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.findStrayGenes=E,l.mayHoldAssets=R;function M(){
const A=c(64385);return M=function(){return A},A}function y(){const A=c(18744);return y=function(){return A},A}function P(){
const A=c(73229);return P=function(){return A},A}function b(){const A=c(94534);return b=function(){return A},A}function R(A){
return/\.jsonl?$/i.test(A)&&!y().MEMORY_GRAPH.test(A)}async function E(A,{path:I,size:w=0},f){try{if(w<=f.maxBytes)return $(
I,await A.read(I,f.maxBytes),f)}catch(m){return(0,M().unreadFile)(I,m).problems[0]}const h=`with ${w} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:I,line:1,column:1},detail:h}}function $(A,I,w){if(!j(I))return;
const f=new(b()).Source(A,I.toString("utf8")),h=F((0,P().readJson)(f.text,w,new(b()).Problems(f))),[m]=h;if(m)return{rule:"\
outside-globs",location:f.location(m.start,m.end),detail:h.length===1?"a Gene":`${h.length} Genes`}}function j(A){return A.
includes('"Gene"')||A.includes("\\u00")}function F(A){return A.flatMap(I=>{const{value:w,children:f=[]}=I;return typeof w==
"object"&&w!==null&&!Array.isArray(w)&&w.type==="Gene"?[I]:F(f)})}},67506:function(H,l,c){Object.defineProperty(l,"__esM\
odule",{value:!0}),l.auditAssets=f,l.auditChange=w,l.mayRunSome=s;function M(){const n=c(13580);return M=function(){return n},
n}function y(){const n=c(12154);return y=function(){return n},n}function P(){const n=c(91850);return P=function(){return n},
n}function b(){const n=c(72025);return b=function(){return n},n}function R(){const n=c(70716);return R=function(){return n},
n}function E(){const n=c(97004);return E=function(){return n},n}function $(){const n=c(72391);return $=function(){return n},
n}function j(){const n=c(54034);return j=function(){return n},n}function F(){const n=c(16373);return F=function(){return n},
n}function A(){const n=c(6470);return A=function(){return n},n}function I(){const n=c(66160);return I=function(){return n},
n}async function w(n){const e=await(0,I().readChangeSubject)(n),{change:i,tree:t,policy:r,assets:u,exempt:p,radius:a,counted:S}=e,
{genes:d,...O}=await m(e,g=>g),T=await(0,E().blockedGenes)(e.claims.filter(({type:g})=>g==="Capsule"),u.present,e.judge);
return{...O,genes:d.map(([{change:g},N])=>({...N,change:g.kind})),capsules:(0,$().judgeCapsules)(u,r.a2a,S.least,T),seeds:[
...e.seeds.keys()],agentFiles:e.agentFiles,blastRadius:a,files:await(0,P().markHiddenFiles)((0,y().countedFiles)(i,p,t),
t)}}async function f(n,e,i){const t={assets:n,problems:[]},r=h(n,i),u=()=>"author",{genes:p,...a}=await m((0,I().subjectOfAssets)(
t,e,u,r),({asset:S})=>(0,F().readGene)(S,e,u));return{...a,genes:p.map(([,S])=>S)}}function h(n,e){return{changes:[...n.
map(i=>({kind:"added",asset:i})),...e.filter(({type:i})=>i==="Gene").map(i=>({kind:"applied",asset:i,before:i}))],problems:[],
files:[],present:[...e,...n],unread:[]}}async function m(n,e){const i=await v(n),t={timeoutMs:n.policy.limits.command_timeout_seconds*
1e3,mayRun:n.tree!==void 0&&!i.some(o)},{clock:r}=n,u=await r.all(n.genes,async a=>{const S=await e(a);return[S,await(0,j().
auditGene)(n,S,t)]}),p=u.flatMap(([,{commands:a}])=>a.flatMap(({plan:S})=>S??[]));return{genes:u,findings:i,plansDigest:(0,A().
digestPlans)(p)}}async function v(n){const{clock:e,claims:i}=n,t=await(0,b().ask)(R().SUBJECT_CHECKS,n),r=await e.all(i,
u=>(0,b().ask)(R().CLAIM_CHECKS,n,{asset:u}));return[t,...r].flat()}function s({genes:n,findings:e}){return!e.some(o)&&n.
some(({commands:i,findings:t})=>i.length>0&&i.every(({verdict:r})=>r!=="block")&&!t.some(j().forbidsRunningGene))}function o({
rule:n,location:e}){const{forbidsRunning:i,undecided:t}=(0,M().ruleOf)(n);return i==="change"||t===!0&&e===void 0}},97247:function(H,l){
Object.defineProperty(l,"__esModule",{value:!0}),l.isOfChange=c;function c(M){return"files"in M}},84812:function(H,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.broadcastFindings=R;function M(){const w=c(27199);return M=function(){
return w},w}function y(){const w=c(95132);return y=function(){return w},w}function P(){const w=c(72025);return P=function(){
return w},w}function b(){const w=c(21471);return b=function(){return w},w}function R(w,f,h,m={files:0,lines:0}){const{status:v,
score:s}=F(w.value.outcome),o=F(w.value.blast_radius),n={capsule:w.id},e=(...t)=>(0,M().placeOf)(w,t),i=[];if(v!=="succe\
ss"){const t=`\`outcome.status\` is ${I(v)}, but it must be "success"`;i.push((0,y().finding)("capsule-not-eligible",{...n,
why:t},e("outcome","status")))}if(!A(s,h.min_score,1)){const t=`a number from ${h.min_score} to 1`,r=`\`outcome.score\` is\
 ${I(s)}, but it must be ${t}`;i.push((0,y().finding)("capsule-not-eligible",{...n,why:r},e("outcome","score")))}for(const t of[
"files","lines"]){const r=h[`max_${t}`],u=Math.max(m[t],f.radius?.[t]??0);if(A(o[t],0,r)&&u<=r)continue;const p=I(o[t]),
a=u>r?`${u} (claimed: ${p})`:p,S=`\`blast_radius.${t}\` is ${a}, but it must be ${E(r)}`;i.push((0,y().finding)("capsule\
-not-eligible",{...n,why:S},e("blast_radius",t)))}if(f.unmeasured!==void 0){const t=`\`blast_radius.files\` is not a size \
in the event \`${f.unmeasured}\`, but it must be ${E(h.max_files)}`;i.push((0,y().finding)("capsule-not-eligible",{...n,
why:t},e("blast_radius")))}return f.count<h.min_success_streak&&i.push(...$(w,f,h.min_success_streak)),i}function E(w){return`\
a number of at most ${w}`}function $(w,{count:f,unread:h,failed:m,uncounted:v=[]},s){const o=(0,M().placeOf)(w),n={capsule:w.
id};if(m!==void 0){const t=`the event \`${m}\`, the newest one that names it, is not a success`;return[(0,y().finding)("\
capsule-not-eligible",{...n,why:t},o)]}if(h!==void 0){const t=`whether the Capsule \`${w.id}\` has enough consecutive suc\
cesses`;return[(0,P().notChecked)(t,h,{...o,severity:"error"})]}const e=v.slice(0,j).map(({event:t,why:r})=>`the event \`${t}\
\` does not count: ${r}`),i={...n,streak:f,least:s,uncounted:e};return[(0,y().finding)("capsule-streak",i,o)]}const j=5;
function F(w){return(0,M().isJsonObject)(w)?w:{}}function A(w,f,h){return typeof w=="number"&&w>=f&&w<=h}function I(w){return w===
void 0?"missing":(0,b().describeJson)(w)}},72391:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.judgeCapsules=
F;function M(){const h=c(13580);return M=function(){return h},h}function y(){const h=c(95132);return y=function(){return h},
h}function P(){const h=c(72025);return P=function(){return h},h}function b(){const h=c(84812);return b=function(){return h},
h}function R(){const h=c(59613);return R=function(){return h},h}function E(){const h=c(85475);return E=function(){return h},
h}function $(){const h=c(57733);return $=function(){return h},h}function j(){const h=c(47771);return j=function(){return h},
h}function F({changes:h,present:m,unread:v},s,o,n=new Map){const e=h.filter(f);if(e.length===0)return[];const i=(0,j().streakCounter)(
(0,j().eventsIn)({changes:h,present:m,unread:v}),!0),t=v.at(-1),r=o&&A(e,o);return e.map(({kind:u,asset:p,before:a})=>{if(u===
"removed")return{change:u,asset:p,eligible:null,eligibility:null,reasons:[]};const S=u==="added"?r:a&&(0,R().sizeOf)(a.value.
blast_radius),d=w(p,()=>{const g=i(p),N=t===void 0||g.ended?g:{...g,unread:t},C=n.get(p);return[...(0,b().broadcastFindings)(
p,N,s,S),...C?[C]:[]]}),O=(0,y().eligibilityOf)(d);return{change:u,asset:p,eligible:O==="eligible",eligibility:O,reasons:d}})}
function A(h,m){const v=h.filter(({kind:n})=>n==="added").map(({asset:n})=>(0,R().sizeOf)(n.value.blast_radius)??{files:0,
lines:0}),s=n=>v.reduce((e,i)=>e+i[n],0);return s("files")>=m.files&&s("lines")>=m.lines?void 0:m}function I(h){const{otherAsset:m}=(0,M().
ruleOf)(h.rule);return h.severity==="error"||(0,y().isMissingEvidence)(h)||m===!0}function w(h,m){try{return[...m(),...(0,$().
promotionSchemaFindings)(h),...(0,E().identityFindings)(h,"hand")].filter(I)}catch(v){return[(0,P().assetNotJudged)(h,v)]}}
function f({asset:h}){return h.type==="Capsule"}},39092:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.commitLayer=b;function M(){const R=c(51455);return M=function(){return R},R}function y(){const R=c(76760);return y=function(){
return R},R}function P(){const R=c(96402);return P=function(){return R},R}async function b({checkout:R,layer:E,modes:$,path:j}){
const F=(0,y().join)(R,".git");if(!(await(0,M().lstat)(F).catch(()=>{}))?.isDirectory())return;const I=await(0,P().openRepository)(
R,{PATH:j}),w=(0,y().join)(E,".git","index"),f={GIT_INDEX_FILE:w},h=async(...m)=>(await I.objects(...m)).toString().trim();
try{const m=[...$.keys()],s=(await h(["hash-object","-w","--no-filters","--stdin-paths"],{input:m.map(a=>`${JSON.stringify(
(0,y().join)(E,a))}
`).join("")})).split(`
`);await(0,M().mkdir)((0,y().dirname)(w),{recursive:!0}),await(0,M().cp)(I.index,w);const o=m.map((a,S)=>`${$.get(a)} ${s[S]}\
	${a}\0`);await h(["update-index","-z","--index-info"],{env:f,input:o.join("")});const n=await h(["write-tree"],{env:f}),
i=(await I.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${n}`),t=Buffer.from(i,"latin\
1"),r=await h(["hash-object","-t","commit","-w","--stdin"],{input:t});await(0,M().cp)(I.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,y().join)(E,".git","objects"),{recursive:!0,filter:a=>!a.endsWith("/info")});const u=await(0,M().readFile)((0,y().
join)(F,"HEAD"),"utf8"),p=/^ref: (refs\/\S+)\n?$/.exec(u)?.[1]??"HEAD";await(0,M().mkdir)((0,y().dirname)((0,y().join)(E,
".git",p)),{recursive:!0}),await(0,M().writeFile)((0,y().join)(E,".git",p),r)}finally{await I.close()}}},54120:function(H,l){
Object.defineProperty(l,"__esModule",{value:!0}),l.CONTAINMENT_CAUSES=void 0,l.causeWords=b;const c=E=>()=>`If the comma\
nd needs more, increase \`${E}\` in the policy of the base branch.`,M=E=>({key:$})=>$==="concurrency"?`The commands that\
 run at once share the memory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machi\
ne with more memory. \`${E}\` allows more.`:c(E)(),y=({detail:E=""})=>`Add \`${E}\` to \`home_caches\` in the policy of the\
 base branch, and fill it before the gate runs.`,P=l.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memo\
ry_bytes",says:({limit:E=0})=>`the kernel ended a process at the limit of ${R(E)} of memory, which includes the files th\
at the command writes`,change:M("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:E})=>`it may have ${E} processes and threads, and one more could\
 not start`,change:c("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:E=0})=>`the ${R(
E)} that it may write are full, including temporary files`,change:M("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:E=0})=>`a file may have ${R(E)}, and its output reports one that is too large`,change:c(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:E})=>`a process may have ${E} open files, and its output reports too many of them`,change:c("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:E})=>`it ran w\
ith an empty home directory, and its output names \`~/${E}\`, which exists in the home directory of the gate`,change:y},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},machine_path:{says:({detail:E})=>`\
its output names \`${E}\`, which exists on the machine; commands do not see it`,change:()=>"Commit what the command need\
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
or scripts, or start it with `script`."}};function b(E=[]){return{causes:E.map($=>P[$.cause].says($)),change:E.map($=>P[$.
cause].change($)).join(" ")}}function R(E){return`${Math.round(E/1024/1024)} MiB`}},19309:function(H,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.copyCheckout=I,l.shareFolder=m;function M(){const o=c(73024);return M=function(){return o},
o}function y(){const o=c(51455);return y=function(){return o},o}function P(){const o=c(76760);return P=function(){return o},
o}function b(){const o=c(41895);return b=function(){return o},o}function R(){const o=c(4339);return R=function(){return o},
o}function E(){const o=c(95132);return E=function(){return o},o}function $(){const o=c(46282);return $=function(){return o},
o}function j(){const o=c(51968);return j=function(){return o},o}const F={entries:2e5,bytes:4*1024**3};class A extends Error{}
async function I(o,n=F){const e=await(0,R().temporaryFolder)(),i=()=>(0,y().rm)(e,{recursive:!0,force:!0,maxRetries:3}),
t=(0,P().join)(e,(0,P().basename)(o.directory)||"checkout");try{await w(o,t,n);const r=await(0,j().copyRepository)(o.directory,
t);return{guard:o.at(t),objects:r,close:i}}catch(r){if(await i(),r instanceof A)return;throw r}}async function w(o,n,e){
const{directory:i,files:t,folders:r}=o,u={...e},p=async a=>{const[S,d]=[(0,P().join)(i,a),(0,P().join)(n,a)],O=await(0,y().
lstat)(S);if(u.entries-=1,u.bytes-=O.isFile()?O.size:0,u.entries<0||u.bytes<0)throw new A;if(O.isSymbolicLink())await h(
S,d,i,n);else if(O.isFile())await(0,y().copyFile)(S,d,M().constants.COPYFILE_FICLONE);else if(O.isDirectory()){await(0,y().
mkdir)(d,{mode:O.mode});for(const{name:T}of await f(S))await p((0,P().join)(a,T))}};for(const a of r)await(0,y().mkdir)(
(0,P().join)(n,a),{recursive:!0});for(const{path:a}of t)await p(a);for(const a of o.additions)await(0,y().mkdir)((0,P().
join)(n,a,".."),{recursive:!0}),await p(a)}async function f(o){return(await(0,y().readdir)(o,{withFileTypes:!0})).filter(
({name:e})=>e!==".git")}async function h(o,n,e,i){const t=await(0,y().readlink)(o),r=(0,P().isAbsolute)(t)&&(0,$().isInside)(
e,t),u=process.platform==="win32"?"junction":void 0;await(0,y().symlink)(r?(0,P().join)(i,(0,P().relative)(e,t)):t,n,u)}
function m(o,n,e=!1,i=I){let t,r=!1;return{folder:async()=>{if(e)return o.directory;if(t=await i(o),r=t===void 0,r&&!n)throw s(
o);return t?.guard.directory??o.directory},guard:()=>t?.guard??o,hides:()=>!r,findings:()=>r?[v(o)]:[],close:async()=>t?.
close()}}function v({leftOut:o}){const n=o.length===1?"1 file or directory":`${o.length} files and directories`,e=o.length===
0?"":`, and they saw ${n} that the commit does not have`;return(0,E().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${e}`})}function s({directory:o}){return new(b()).GateError("con\
tainment_unavailable",`The checkout ${o} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.copyRepository=b,l.safeGitConfigs=
w,l.withoutSecrets=h;function M(){const m=c(51455);return M=function(){return m},m}function y(){const m=c(76760);return y=
function(){return m},m}const P=new Set(["hooks","lfs","worktrees"]);async function b(m,v){const s=(0,y().join)(m,".git"),
o=await(0,M().lstat)(s).catch(()=>{});if(o===void 0)return[];const n=(0,y().join)(v,".git");if(o.isDirectory())return R(
s,n);const e=/^gitdir: (.+)\n?$/.exec(await(0,M().readFile)(s,"utf8"))?.[1];if(e===void 0)return[];const i=(0,y().resolve)(
m,e),t=await(0,M().readFile)((0,y().join)(i,"commondir"),"utf8").catch(()=>{});return[...t===void 0?[]:await R((0,y().resolve)(
i,t.trim()),n),...await R(i,n,new Set(["commondir","gitdir"]))]}async function R(m,v,s=new Set){const o=[];await(0,M().mkdir)(
v,{recursive:!0});const n=await(0,M().readdir)(m,{withFileTypes:!0}),e=E(n);for(const i of n){const{name:t}=i,[r,u]=[(0,y().
join)(m,t),(0,y().join)(v,t)];e&&P.has(t)||s.has(t)||(i.isDirectory()&&t==="objects"&&e?(await $(r,u),o.push(r)):i.isDirectory()?
o.push(...await R(r,u)):i.isFile()&&/^config(\.worktree)?$/.test(t)?await(0,M().writeFile)(u,h(await(0,M().readFile)(r,"\
utf8"))):i.isFile()&&await(0,M().copyFile)(r,u))}return o}function E(m){const v=s=>m.find(o=>o.name===s);return v("HEAD")?.
isFile()===!0&&v("objects")?.isDirectory()===!0}async function $(m,v){await(0,M().mkdir)((0,y().join)(v,"info"),{recursive:!0}),
await(0,M().writeFile)((0,y().join)(v,"info","alternates"),`${JSON.stringify(m)}
`)}const j=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,F=/^\s*([\w-]+)\s*(?:=|$)/,A={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},I=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function w(m){const v=await f(m,".git"),s=async o=>{
const n=await(0,M().readFile)((0,y().join)(m,o),"utf8");return[o,h(n)]};return new Map(await Promise.all(v.map(s)))}async function f(m,v){
const o=(await(0,M().readdir)((0,y().join)(m,v),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const e=(0,y().join)(v,
n.name);return n.isFile()?/^config(\.worktree)?$/.test(n.name)?[e]:[]:n.isDirectory()?f(m,e):[]});return(await Promise.all(
o)).flat()}function h(m){if(I.test(m))return m;let v=[];return m.split(`
`).filter(o=>{const n=j.exec(o)?.[1]?.toLowerCase();if(n!==void 0)return v=A[n]??[],v.length>0&&o.trimEnd().endsWith("]");
const e=F.exec(o)?.[1]?.toLowerCase();return e!==void 0&&v.includes(e)&&!o.endsWith("\\")}).map(o=>`${o}
`).join("")}},46252:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.causesOf=m,l.mentionedOf=S,l.mentionsIn=
d,l.namedRootOf=T;function M(){const g=c(73024);return M=function(){return g},g}function y(){const g=c(76760);return y=function(){
return g},g}function P(){const g=c(26040);return P=function(){return g},g}function b(){const g=c(54120);return b=function(){
return g},g}function R(){const g=c(32223);return R=function(){return g},g}function E(){const g=c(96266);return E=function(){
return g},g}function $(){const g=c(46282);return $=function(){return g},g}const j=3,F=new Set(["failed","crashed","timed\
_out"]),A=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
I=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,w=2e3,f=new Set(["/","/dev","/dev/shm","/proc","/home",E().HOME,E().TEMP]),
h=[...R().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(g=>`/dev/${g}`);function m(g){return N=>{if(g.isolation.
level!=="namespaces"||!F.has(N.status))return N;const C=v(N,g),k=C.flatMap(({cause:B})=>b().CONTAINMENT_CAUSES[B].implies??
[]),D=C.some(({counted:B})=>B),x=C.filter(({cause:B,counted:L})=>!k.includes(B)&&(!D||L||o(B)!==void 0)).sort((B,L)=>Number(
L.counted??!1)-Number(B.counted??!1)).slice(0,j);return x.length===0?N:{...N,causes:x}}}function v(g,N){const C=[g.stderr,
g.stdout].flatMap(({head:D,tail:G})=>[D,G]).flatMap(D=>D.split(`
`)).map(D=>D.slice(0,w)),k=e(C,N);return Object.keys(b().CONTAINMENT_CAUSES).flatMap(D=>{const{counted:G,signs:x,unless:B}=b().
CONTAINMENT_CAUSES[D],L=k.get(D),U=L!==void 0||(G&&g.limits_hit?.includes(G))===!0,W=Y=>x?.test(Y)===!0&&B?.test(Y)!==!0,
K=g.signal==="SIGXFSZ"?D==="file_size":C.some(W);if(!U&&!(K&&s(D,N)))return[];const V=L===void 0?{}:{detail:L};return[{cause:D,
...U&&{counted:!0},...n(D,N),...V}]})}function s(g,{isolation:N,policy:C}){return g==="processes"?N.limits?.processes_counted_for===
"user":g==="network"||g==="package_manager"?C.network==="none":g!=="privileges"||N.launcher==="root"}function o(g){const[
,N]=b().CONTAINMENT_CAUSES[g].key?.split("limits.")??[];return N}function n(g,{isolation:N,policy:C}){const{key:k}=b().CONTAINMENT_CAUSES[g],
D=o(g),G=D&&(N.limits?.[D]??void 0),x=D!==void 0&&G!==void 0&&G<C.limits[D];return{...G!==void 0&&{limit:G},...k!==void 0&&
{key:x&&(g==="memory"||g==="written")?"concurrency":k}}}function e(g,N){const k=[...new Set(g.filter(D=>A.test(D)).flatMap(
D=>D.match(I)??[]))].flatMap(D=>i(D.replace(/[.:]+$/,""),N));return new Map(k.reverse())}function i(g,{checkout:N,home:C,
programs:k}){const D=["~/",`${E().HOME}/`].find(U=>g.startsWith(U));if(D!==void 0){const U=g.slice(D.length);return C!==
void 0&&r((0,y().join)(C,U))?[["home_cache",t(U)]]:[]}const G=(0,y().resolve)(N,g);if((0,$().isInside)(N,G)){const U=(0,P().
attempt)(()=>(0,M().realpathSync)(G));return U===void 0||(0,$().isInside)(N,U)?[]:[["machine_path",g]]}if(!(0,y().isAbsolute)(
g)||/\/(?:docker|podman|containerd)\.sock$/.test(g))return[];const x=(0,y().dirname)((0,y().dirname)(k.node.file));if([...R().
SYSTEM,"/proc",...h,x,...k.searchPath].some(U=>(0,$().isInside)(U,G)))return[];const L=[G,(0,y().dirname)(G)].find(U=>!f.
has(U)&&r(U));return L===void 0?[]:[["machine_path",L]]}function t(g){const N=g.split("/"),C=g.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(g)?2:1;return N.slice(0,C).join("/")}function r(g){return(0,P().attempt)(()=>(0,M().lstatSync)(
g))!==void 0}const u=5,p=30,a=/[^\w.@+~/\\-]+/;function S(g){const N=new Map(g.map(C=>[C,C]));for(const C of g){const{dir:k,
name:D,ext:G}=y().posix.parse(C),x=y().posix.join(k,D);G!==""&&!N.has(x)&&N.set(x,C)}return C=>{if(C.status!=="failed"||
N.size===0)return C;const{stdout:k,stderr:D}=C,G=[D,k].flatMap(({head:B,tail:L})=>[B,L]),x=new Set([...d(G,N)].flatMap(B=>N.
get(B)??[]));return x.size===0?C:{...C,left_out:[...x].sort().slice(0,u)}}}function d(g,N){const C=new Set(g.flatMap(k=>k.
split(a)));return new Set([...C].flatMap(k=>O(k).filter(D=>N.has(D))))}function O(g){const N=g.replaceAll("\\","/").replace(
/[.,]+$/,"").split("/").filter(C=>C!==""&&C!=="."&&C!=="..");return N.length>p?[]:N.flatMap((C,k)=>N.slice(k).map((D,G)=>N.
slice(k,k+G+1).join("/")))}function T(g){return N=>{const{status:C,stdout:k,stderr:D}=N;return C==="passed"||g==="/"?N:[
k,D].some(({head:x,tail:B})=>[x,B].some(L=>L.includes(g)))?{...N,root:g}:N}}},10582:function(H,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.effectiveLimits=b,l.limitsInWords=E,l.limitsOn=m,l.resourceLimits=R,l.thisMachine=h;function M(){
const s=c(73024);return M=function(){return s},s}function y(){const s=c(48161);return y=function(){return s},s}function P(){
const s=c(26040);return P=function(){return s},s}function b(s,o){const{memory_bytes:n,processes:e,open_files:i,file_bytes:t,
written_bytes:r}=s;return{memory_bytes:o.memory?n:null,processes:e,processes_counted_for:o.processes?"command":"user",open_files:i,
file_bytes:t,written_bytes:r}}function R(s){return[["CORE",1],["FSIZE",s.file_bytes],["NOFILE",s.open_files],...s.processes_counted_for===
"user"?[["NPROC",s.processes]]:[]]}function E(s){const{memory_bytes:o,processes:n,processes_counted_for:e,open_files:i}=s;
return[o===null?"memory: unlimited":`memory: ${$(o)}`,`processes: ${n}${e==="user"?" of the same user":""}`,`open files:\
 ${i}`,`file size: ${$(s.file_bytes)}`,`total written: ${$(s.written_bytes)}`].join(", ")}function $(s){return`${Math.round(
s/1024/1024)} MiB`}const j=1024**3,F=64*1024**2,A=1/2,I=4/5,w=2*j,f=1024*1024;function h(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,y().totalmem)()),freeBytes:process.availableMemory(),openFiles:v("Max open files")}}function m(s,o,n){
const{totalBytes:e,freeBytes:i,openFiles:t}=s,r=(u,p)=>Math.max(u/n-u/n%F,p);return{...o,memory_bytes:Math.min(o.memory_bytes,
r(e*I,w)),written_bytes:Math.min(o.written_bytes,r(i*A,f)),open_files:Math.min(o.open_files,t)}}function v(s){const o=(0,P().
attempt)(()=>(0,M().readFileSync)("/proc/self/limits","utf8"))??"",n=new RegExp(`^${s}\\s+\\S+\\s+(\\d+)`,"m");return Number(
n.exec(o)?.[1]??1/0)}},32223:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.SYSTEM=l.DEVICES=void 0,
l.homeFolders=v,l.privateFolders=I,l.viewOf=w;function M(){const s=c(73024);return M=function(){return s},s}function y(){
const s=c(51455);return y=function(){return s},s}function P(){const s=c(48161);return P=function(){return s},s}function b(){
const s=c(76760);return b=function(){return s},s}function R(){const s=c(46282);return R=function(){return s},s}const E=l.
SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],$=["/nix/store","/gnu/store"],j=l.DEVICES=["nul\
l","zero","full","random","urandom"],F="tty",A=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function I(s){
const o=A.flatMap(e=>s[`GITHUB_${e}`]??[]),n=[s.HOME,s.RUNNER_TEMP,s.XDG_RUNTIME_DIR].flatMap(e=>e??[]);return[...new Set(
[...n,(0,P().tmpdir)(),...o.map(b().dirname)].filter(e=>(0,b().isAbsolute)(e)))]}async function w({node:s,npm:o,machine:n},e,i){
const t=await h([...E,...$]),u=(await Promise.all(e.map(d=>(0,y().realpath)(d).catch(()=>[])))).flat(),p=[(0,b().dirname)(
s.file),...o?[(0,b().dirname)((0,b().dirname)(o.file))]:[],...[...n.values()].flatMap(d=>f(d,u)),...i?await m():[]].filter(
d=>!t.some(O=>(0,R().isInside)(O,d))),a=u.filter(d=>t.some(O=>O!==d&&(0,R().isInside)(O,d))),S=(0,M().existsSync)(`/dev/${F}`)?
[...j,F]:j;return{system:t,emptied:a,tools:[...new Set(p)],devices:S,home:[]}}function f({file:s,real:o},n){const e=(0,b().
dirname)(o),i=(0,b().dirname)(e),t=(0,b().basename)(e),r=t==="shims"||t==="bin"&&!n.some(u=>(0,R().isInside)(u,i));return[
(0,b().dirname)(s),e,...r?[i]:[]].filter(u=>!n.some(p=>(0,R().isInside)(u,p)))}async function h(s){return(await Promise.
all(s.map(async n=>(await(0,y().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}async function m(){const s=await(0,y().
realpath)("/etc/resolv.conf").catch(()=>{});return s?.startsWith("/run/systemd/resolve/")?[(0,b().dirname)(s)]:[]}async function v(s,o){
return o===void 0||!(0,b().isAbsolute)(o)?[]:(await Promise.all([...new Set(s)].sort().map(async e=>{const i=await(0,y().
realpath)((0,b().join)(o,e)).catch(()=>{});return i===void 0||!(await(0,y().stat)(i)).isDirectory()?[]:[{path:e,source:i}]}))).
flat()}},96266:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.TEMP=l.HOME=void 0,l.commandFolders=I,
l.commandMounts=A,l.sharedMounts=F;function M(){const f=c(76760);return M=function(){return f},f}function y(){const f=c(
39491);return y=function(){return f},f}function P(){const f=c(46282);return P=function(){return f},f}const b=l.HOME="/ho\
me/gene-gate",R=l.TEMP="/tmp",E=64,$="/.gene-gate",j={lower:`${$}/lower`,cover:`${$}/cover`,own:`${$}/own`,run:`${$}/run`,
replaced:`${$}/replaced`,home:`${$}/home`,tools:`${$}/tools`};function F({view:f,checkout:h,run:m,stage:v}){const s=(n,e)=>[
n,(0,M().join)(v,e)],o=(n,e,i)=>[n,(0,M().join)(v,e),"none",i];return[...f.system.map(n=>s(n,n)),...f.emptied.map(n=>["g\
ene-gate",(0,M().join)(v,n),"tmpfs","size=1m,mode=0755"]),o("/proc","proc","rbind"),o(h,j.lower,"rbind"),o(m,j.run,"bind"),
...f.tools.map((n,e)=>s(n,w(n,e))),...f.home.map(({source:n},e)=>s(n,(0,M().join)(j.home,String(e))))]}function A(f){const{
view:h,checkout:m,privileges:v,hides:s,keepsWrites:o,replaced:n}=f,e=(u,p,a)=>["gene-gate",p,u,a],i=(u,p,a="bind")=>[u,p,
"none",a],t=[`lowerdir=${s||v.adopt?`${j.cover}:`:""}${j.lower}`,`upperdir=${j.own}/upper`,`workdir=${j.own}/work`,...v.
overlay,"X-mount.mkdir"],r=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${E}`;return[i(`${j.own}/tmp`,R),i(`${j.
own}/home`,b),...h.home.map(({path:u},p)=>i(`${j.home}/${p}`,(0,M().join)(b,u))),i(`${j.own}/shm`,"/dev/shm"),e("devpts",
"/dev/pts",r),...h.tools.flatMap((u,p)=>{const a=w(u,p);return u===a?[]:[i(a,u,"rbind,X-mount.mkdir")]}),o?i(j.lower,m,"\
bind,X-mount.mkdir"):e("overlay",m,t.join(",")),...n.map((u,p)=>i(`${j.replaced}/${p}`,(0,M().join)(m,u))),e("proc","/pr\
oc","nosuid,nodev,noexec"),e("tmpfs",$,"ro,size=4k,mode=0755")]}function I({home:f}){return["upper","work","tmp","home",
"shm",...[...new Set(f.flatMap(({path:m})=>[...(0,y().foldersAbove)(m),m]))].map(m=>`home/${m}`)]}function w(f,h){return[
R,b].some(v=>(0,P().isInside)(v,f))?`${j.tools}/${h}`:f}},35134:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.breakFiles=E,l.writeLayer=j;function M(){const m=c(51455);return M=function(){return m},m}function y(){const m=c(76760);
return y=function(){return m},m}function P(){const m=c(39092);return P=function(){return m},m}function b(){const m=c(32476);
return b=function(){return m},m}const R=/\.d\.[cm]?ts$/;function E(m,v){const s=new Map,o=new Map;for(const[e,i]of m){const t=y().
posix.extname(e).slice(1).toLowerCase(),r=b().LANGUAGES.find(({extensions:p})=>p.includes(t)),u=r&&!R.test(e)&&w(i,r,v);
r===void 0?o.set(e,$(i,v)):u&&s.set(e,u)}if(s.size===0){const e=[...m].map(([i,t])=>[i,$(t,v)]);return{files:new Map(e),
operator:"unparsable"}}const n=o.size>0?"mixed":"functions_fail";return{files:new Map([...s,...o]),operator:n}}function $(m,v){
return`)]}>"'\`<<<<<<< ${v}
${m}`}async function j(m,v,s){const{checkout:o,isCommitted:n,path:e}=s,i=new Map;for(const[t,r]of v){const{mode:u}=await(0,M().
lstat)((0,y().join)(o,t));await(0,M().mkdir)((0,y().dirname)((0,y().join)(m,t)),{recursive:!0}),await(0,M().writeFile)((0,y().
join)(m,t),r),await(0,M().chmod)((0,y().join)(m,t),u&511),i.set(t,(u&73)===0?"100644":"100755")}n&&await(0,P().commitLayer)(
{checkout:o,layer:m,modes:i,path:e});for(const t of await(0,M().readdir)(m,{recursive:!0,withFileTypes:!0})){const r=(0,y().
join)(t.parentPath,t.name),u=await(0,M().lstat)((0,y().join)(o,(0,y().relative)(m,r))).catch(()=>{});t.isDirectory()&&u&&
await(0,M().chmod)(r,u.mode&511)}}const F=200,A=400,I=1e4;function w(m,v,s){const{masked:o,forms:n,failing:e,unused:i}=v,
t=m.replaceAll(o,a=>a.replaceAll(/[^\n]/g," ")),r=new Map;for(const{start:a,end:S}of f(t,v)){const d=t.slice(S,S+A),O=n.
find(({after:N})=>N.test(d)),T=t.slice(Math.max(0,a-F),a);if(!O||O.unless?.test(T)||O.before?.test(T)===!1)continue;const g=S+
(O.after.exec(d)?.[0].length??0);O.isExpression?r.set(g,` (() => {${e(s)} })( ) ? 0 : `):r.set(...h(m,g,v,s))}if(r.size===
0)return;i&&/^[ \t]*(?:import|export)\b/m.test(t)&&r.set(m.length,i(s));let u="",p=0;for(const[a,S]of[...r].sort(([d],[O])=>d-
O))u+=m.slice(p,a)+S,p=a;return u+m.slice(p)}function f(m,{bareParameter:v}){const s=[],o=[];for(const{index:e,0:i}of m.
matchAll(/[()[\]{}]/g))if("([{".includes(i))o.push(e);else{const t=o.pop();i===")"&&t!==void 0&&s.push({start:t,end:e+1})}
const n=v?[...m.matchAll(v)]:[];return[...s,...n.map(({index:e,0:i})=>({start:e,end:e+i.length}))]}function h(m,v,{preamble:s,
isIndented:o,failing:n},e){const i=s?.exec(m.slice(v,v+I))?.[0].length??0,t=n(e);if(!o)return[v+i,t];if(i>0)return[v+i,`\
; ${t}`];const[r="",u=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(m.slice(v))??[];return[v+r.length,r===u?`${t}; `:
`${t}
${u}`]}},32476:function(H,l){Object.defineProperty(l,"__esModule",{value:!0}),l.LANGUAGES=void 0;function c(...e){return new RegExp(
e.join("|"),"g")}const M=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,y=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
P="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",b=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
R=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,E=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
$={extensions:["js","mjs","cjs"],masked:c(M,y,P,b),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:E,unless:R}],failing:e=>` debugger; var _${e}=${e}( "x" ) ; throw _${e} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:e=>`
export const unused_${e} = "x"  ;
`},j=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,F=String.raw`\s*:\s*(?:[^\s;{}()=]|${j})(?:[^;{}()=]|${j})*`,A=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
I=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,w=String.raw`^(?:${F}?)?\s*=>`,
f={...$,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${w}\s*\{`),unless:A},{after:new RegExp(
w),before:I,unless:A,isExpression:!0},{after:new RegExp(String.raw`^(?:${F})?\s*\{`),before:E,unless:R}]},h=['"""',"'''"].
map(e=>`${e}(?:\\\\[\\s\\S]|(?!${e})[\\s\\S])*${e}`),m=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...h,y].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
v={extensions:["py","pyi"],masked:c(...h,y,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:e=>`_${e}=${e}( "x" ) ;raise RuntimeError(_${e})`,preamble:new RegExp(m),isIndented:!0},s={masked:c(M,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},o={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},n=l.LANGUAGES=[$,f,v,{...s,extensions:["rs"],failing:e=>` let _${e} =( "x" ) ; \
panic!( "${e}" ) ;`},{...s,extensions:["go"],failing:e=>` panic( "${e}" ) ;`},{...s,extensions:["kt","kts"],failing:e=>`\
 throw RuntimeException( "${e}" ) ;`},{...s,extensions:["java"],forms:[o],failing:e=>` if ( true ) throw new RuntimeExce\
ption( "${e}" ) ;`}]},69983:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.breakAndRun=h;function M(){
const n=c(77598);return M=function(){return n},n}function y(){const n=c(86191);return y=function(){return n},n}function P(){
const n=c(59490);return P=function(){return n},n}function b(){const n=c(87952);return b=function(){return n},n}function R(){
const n=c(67147);return R=function(){return n},n}function E(){const n=c(57334);return E=function(){return n},n}function $(){
const n=c(49604);return $=function(){return n},n}function j(){const n=c(64474);return j=function(){return n},n}function F(){
const n=c(35134);return F=function(){return n},n}function A(){const n=c(48081);return A=function(){return n},n}const I=2,
w=2e3,f=20;async function h(n,e){const{policy:i,change:t,checkout:r}=e;if(i.mutants==="off"||t===void 0)return new Map;const u=[
...n].flatMap(([O,T])=>{const g=T.map(({outcome:k})=>k);if(!(O.gene.change==="added"||O.gene.change==="modified")||g.some(
({status:k})=>k!=="passed"))return[];const C=O.gene.commands.flatMap(({reading:k})=>(0,y().startedFiles)(k)).sort();return[
{...O,outcomes:g,launched:C}]}),{areBuilt:p}=(0,R().everything)((0,b().dependencyFolders)(i)),a=r.additions.find(p),S=`c\
ommands can read \`${a}\`, which was built before the change was broken`,d=new Map;for(const O of(0,P().groupBy)(u,({launched:T})=>T.
join("\0")).values()){const g=await(a===void 0?v(O,e):Promise.reject(new Error(S))).catch(({message:N})=>m(O,N));for(const[
N,{gene:C}]of O.entries())d.set(C,g[N]??[])}return d}function m(n,e){return n.map(({plans:i})=>i.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:e})))}async function v(n,e){const i=await(0,A().sourcesOf)(e.change?.files??[],e.tree,
n[0]?.launched??[]);if(typeof i=="string")return m(n,i);const t=await s(n,i.texts,e),r=t.flat().some(({outcome:p})=>p===
"killed");if(i.existing===void 0||!r)return t;const u=await s(n,i.existing,e);return t.map((p,a)=>p.map((S,d)=>{const O=u[a]?.[d];
return S.outcome!=="killed"||O?.outcome!=="survived"?S:{...S,existing:{files:O.files,duration_ms:O.duration_ms}}}))}async function s(n,e,{
backend:i,checkout:t,change:r,policy:{views:u},concurrency:p,path:a,signal:S}){const d=`z${(0,M().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,O=(0,F().breakFiles)(e,d),T={checkout:t.directory,isCommitted:r?.isCommitted===!0,path:a},
g=await i.cover?.(D=>(0,F().writeLayer)(D,O.files,T));if(g===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const N=n.map(({id:D,plans:G,outcomes:x})=>{const B=x.map(({duration_ms:U})=>I*
U+w),L=G.map((U,W)=>({...U,timeoutMs:B[W]??w}));return u==="gene"?[{id:D,plans:L}]:L.map(U=>({id:D,plans:[U]}))}),C={backend:g,
progress:$().NO_PROGRESS,views:u,concurrency:p,signal:S},k=await(0,j().runPlans)(N.flat(),C);return N.map(D=>D.flatMap(G=>k.
get(G)??[]).map(({outcome:G})=>o(G,O)))}function o(n,{files:e,operator:i}){const{status:t,signal:r,duration_ms:u,reason:p=t}=n,
a=[...e.keys()].sort(),S={operator:i,files:a.slice(0,f),duration_ms:u,...a.length>f&&{total_files:a.length}};return t===
"passed"?{...S,outcome:"survived"}:(t==="failed"||t==="timed_out"||r!==null)&&p!==E().BUDGET_SPENT?{...S,outcome:"killed"}:
{...S,outcome:"not_run",reason:p}}},48081:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.isSource=A,
l.sourcesOf=I;function M(){const w=c(95244);return M=function(){return w},w}function y(){const w=c(93028);return y=function(){
return w},w}const P=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
b=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
R=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,E=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
$=600,j=500,F=10*1024**2;function A(w){return(0,M().isProgramCode)(w)&&!(0,M().isOfTests)(w)&&![P,b].some(f=>f.test(w))}
async function I(w,f,h){const m=u=>A(u)&&!h.includes(u)&&(0,y().isRegular)(f.stat(u)?.kind),v=w.filter(({path:u,status:p})=>p!==
"deleted"&&m(u)),s=[...f.files()].filter(({path:u})=>m(u)&&!R.test(u)),o=v.length>0?v:s;if(o.length===0)return"neither t\
he change nor the repository has a source file to break";const n=o.reduce((u,{path:p})=>u+(f.stat(p)?.size??0),0);if(o.length>
j||n>F)return`there are too many source files to break: ${o.length} with ${Math.ceil(n/1024**2)} MB`;const e=o.map(async({
path:u})=>[u,(await f.read(u)).toString("utf8")]),i=await Promise.all(e);if(v.length===0){const u=i.filter(([,p])=>!E.test(
p.slice(0,$)));return u.length===0?"all source files are generated":{texts:new Map(u)}}const t=i.filter((u,p)=>v[p]?.status!==
"added"),r=t.length>0&&t.length<i.length;return{texts:new Map(i),...r&&{existing:new Map(t)}}}},57334:function(H,l){Object.
defineProperty(l,"__esModule",{value:!0}),l.OUTCOME_LOST=l.INTERRUPTED=l.CHECKOUT_CHANGED=l.BUDGET_SPENT=l.BLOCKED=void 0,
l.changedOutcome=j,l.countInterrupted=R,l.notRun=$,l.stopReason=E;const c=l.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",M=l.INTERRUPTED="interrupted",y=l.BUDGET_SPENT="the time budget for all commands was spent",P=l.OUTCOME_LOST=
"the run returned no outcome for this command",b=l.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function R(F){
return F.filter(({reason:A})=>A===M).length}function E(F){return F.reason===y?y:M}function $(F,A,I=new Date){const w={head:"",
tail:"",bytes:0,truncated:!1};return{status:F,exit_code:null,signal:null,started_at:I.toISOString(),duration_ms:0,stdout:w,
stderr:w,reason:A}}function j(F,A=$("error",b)){return{...A,status:"error",reason:b,checkout_changed:[...F]}}},22562:function(H,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.outcomesOf=b,l.plansOf=P,l.refusedOutcomes=E;function M(){const A=c(6470);
return M=function(){return A},A}function y(){const A=c(57334);return y=function(){return A},A}function P({asset:A,commands:I}){
const w=I.flatMap(({plan:f})=>f??[]);return{id:A.id,plans:w.length===I.length?w:[]}}function b({commands:A},I,w){if(A.every(
({plan:h})=>h!==void 0))return A.map(({plan:h},m)=>R(h,I[m],w));const f=F(A);return A.map(({verdict:h})=>h==="block"?(0,y().
notRun)("blocked",y().BLOCKED,w):(0,y().notRun)("skipped",f,w))}function R(A,I,w){if(I===void 0||I.plan.digest!==A?.digest)
return(0,y().notRun)("skipped",y().OUTCOME_LOST,w);const{outcome:f,changedFiles:h}=I;return h.length===0?f:{...f,checkout_modified:h}}
function E(A,I,w){const f=A.filter(h=>I?$(h):h.commands.some(j));return new Map(f.map(h=>[h,b(h,[],w)]))}function $({change:A,
commands:I}){return I.length===0?A!=="removed":I.some(({plan:w})=>w===void 0)}function j({verdict:A}){return A==="block"}
function F(A){if(A.some(({verdict:f})=>f==="block"))return"another command of the gene is blocked";const w=A.flatMap(({reading:f})=>(0,M().
toolOf)(f)??[]).find(({path:f})=>f===void 0);return w?`${w.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},46282:function(H,l,c){Object.defineProperty(l,"__esModul\
e",{value:!0}),l.findPrograms=f,l.isInside=p;function M(){const a=c(31421);return M=function(){return a},a}function y(){
const a=c(51455);return y=function(){return a},a}function P(){const a=c(48161);return P=function(){return a},a}function b(){
const a=c(76760);return b=function(){return a},a}function R(){const a=c(57975);return R=function(){return a},a}function E(){
const a=c(7723);return E=function(){return a},a}function $(){const a=c(26040);return $=function(){return a},a}function j(){
const a=c(41895);return j=function(){return a},a}function F(){const a=c(14495);return F=function(){return a},a}const A=E().
object({file:E().string(),version:E().string(),platform:E().string(),arch:E().string()}),I="JSON.stringify({file: proces\
s.execPath, version: process.version, platform: process.platform, arch: process.arch})",w=2e4;async function f(a){const{
path:S,checkout:d,names:O=[]}=a,T=await t(S,d),g=await h(T,d),[N,C]=await Promise.all(["npm","npx"].map(G=>v(G,g.file,T,
d))),k=await i(O,T,d),D=await n(T,d);return{node:g,...N&&{npm:N},...C&&{npx:C},...D!==void 0&&{shell:D},machine:k,searchPath:T}}
async function h(a,S){for await(const{file:d,real:O}of u("node",a,S)){const T=await m(d,O,a),g=await r(T.file,S);if(g!==
void 0)return{...T,file:g}}throw new(j()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function m(a,S,d){
const{execPath:O,version:T,platform:g,arch:N}=process;if(S===await(0,y().realpath)(O))return{file:S,version:T,platform:g,
arch:N};try{const{stdout:C}=await(0,R().promisify)(M().execFile)(a,["-p",I],{cwd:(0,b().dirname)(a),env:{PATH:d.join(b().
delimiter),HOME:(0,P().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:w,windowsHide:!0});
return A.parse(JSON.parse(C))}catch(C){throw new(j()).GateError("program_not_found",`${a} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:C})}}
async function v(a,S,d,O){const T=(0,b().join)("node_modules","npm","bin",`${a}-cli.js`);for(const g of[(0,b().dirname)(
S),...d]){for(const C of[(0,b().join)(g,T),(0,b().join)(g,"..","lib",T)]){const k=await s(C,a,O);if(k)return k}const N=await s(
(0,b().join)(g,a),a,O);if(N)return N}}async function s(a,S,d){const O=await r(a,d);if(!O?.endsWith(`${S}-cli.js`))return;
const T=(0,b().join)((0,b().dirname)(O),"..","package.json"),g=await(0,y().readFile)(T,"utf8").catch(()=>"null"),{success:N,
data:C}=E().object({name:E().literal("npm"),version:E().string()}).safeParse((0,$().attempt)(()=>JSON.parse(g)));return N?
{file:O,version:C.version}:void 0}const o="/bin/sh";async function n(a,S){if(process.platform!=="win32")return o;for await(const{
real:d}of u("git",a,S)){const O=await r((0,b().join)((0,b().dirname)(d),"..","bin","sh.exe"),S);if(O!==void 0)return O}}
const e=/^[A-Za-z0-9][\w.+-]*$/;async function i(a,S,d){const O=new Map;for(const T of a.filter(g=>e.test(g))){const g=await u(
T,S,d).next();g.done||O.set(T,g.value)}return O}async function t(a,S){const d=new Set(a.split(b().delimiter).filter(T=>(0,b().
isAbsolute)(T)));return(await Promise.all([...d].map(async T=>await r(T,S)===void 0?[]:[T]))).flat()}async function r(a,S){
const[d,O]=await Promise.all([(0,y().realpath)(a).catch(()=>{}),(0,y().realpath)(S)]);if(d===void 0)return;const T=[d,(0,b().
resolve)(a)],g=[O,(0,b().resolve)(S)];return T.some(N=>g.some(C=>p(C,N)))?void 0:d}async function*u(a,S,d){for(const O of S){
const T=(0,b().join)(O,process.platform==="win32"?`${a}.exe`:a),g=await r(T,d);g!==void 0&&await(0,F().isExecutable)(g)&&
(yield{file:T,real:g})}}function p(a,S){const d=(0,b().relative)(a,S);return d!==".."&&!d.startsWith(`..${b().sep}`)&&!(0,b().
isAbsolute)(d)}},49604:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.NO_PROGRESS=void 0,l.groupedProgress=
b,l.linesOfProgress=P;function M(){const R=c(20849);return M=function(){return R},R}const y=l.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function P(R){let E=0,$=0;return{...y,planned:j=>{E=j},finished:(j,{status:F,duration_ms:A})=>{$+=
1;const I=(A/1e3).toFixed(1);R(`[${$}/${E}] ${F} in ${I} s: ${(0,M().safeLine)(j)}`)}}}function b(R){const E=P(R.info);return{
...E,planned:$=>{R.startGroup(`Run ${$} validation command${$===1?"":"s"}`),E.planned($)},ended:()=>R.endGroup()}}},63682:function(H,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.NOTHING_RAN=void 0,l.requestOf=p,l.runAudited=n,l.withinBudget=S;function M(){
const d=c(48161);return M=function(){return d},d}function y(){const d=c(97247);return y=function(){return d},d}function P(){
const d=c(60210);return P=function(){return d},d}function b(){const d=c(57430);return b=function(){return d},d}function R(){
const d=c(87952);return R=function(){return d},d}function E(){const d=c(19309);return E=function(){return d},d}function $(){
const d=c(10582);return $=function(){return d},d}function j(){const d=c(32223);return j=function(){return d},d}function F(){
const d=c(46252);return F=function(){return d},d}function A(){const d=c(69983);return A=function(){return d},d}function I(){
const d=c(57334);return I=function(){return d},d}function w(){const d=c(22562);return w=function(){return d},d}function f(){
const d=c(46282);return f=function(){return d},d}function h(){const d=c(64474);return h=function(){return d},d}const m=4*
1024*1024,v=6e4,s=4,o=2*1024;async function n(d,O){const T=new Date,g=e(d,O),{checkout:N,path:C,policy:k,progress:D,signal:G,
shown:x}=O,B=(0,w().refusedOutcomes)(d.genes,N!==void 0,T);if(N===void 0||g.length===0)return{...a,outcomes:B};const{directory:L,
leftOut:U}=N,W=new Set(g.flatMap(({plans:X})=>X.map(J=>J.program))),K=await(0,f().findPrograms)({path:C,checkout:L,names:[
...W]}),V=r(k.concurrency),Y=(0,E().shareFolder)(N,O.attended,x!==void 0),{chooseBackend:z}=await Promise.all([c.e(670),
c.e(808)]).then(c.bind(c,60670)),{backend:Z,isolation:Q,close:on}=await z({programs:K,checkout:L,leftOut:U,...x&&{shown:x},
shareFolder:Y.folder,outputBytes:t(k.limits.output_bytes,d.genes),limits:(0,$().limitsOn)((0,$().thisMachine)(),k.limits,
V),lanes:V,requested:p(k.containment,O.fork),network:k.network==="allow",replaced:await i(d,O.tree),folders:O.privateFolders,
home:await(0,j().homeFolders)([...k.home_caches,...(0,R().homeDependencies)(k)],O.home),signal:G}),_=Z.level==="namespac\
es",q=_?V:1,sn=async()=>{const X=performance.now(),J=await S(k.limits.budget_seconds*1e3,G,tn=>(0,h().runPlans)(g,{backend:Z,
progress:D,views:k.views,concurrency:q,signal:tn,guard:Y.guard()})),nn=Math.max(v,performance.now()-X),dn=await S(nn,G,tn=>(0,A().
breakAndRun)(J,{...O,checkout:N,backend:Z,concurrency:q,signal:tn}));return{runs:J,mutants:dn}},{runs:rn,mutants:an}=await sn().
finally(()=>Promise.all([on(),Y.close()])),cn=[(0,F().mentionedOf)(Y.hides()?U:[]),(0,F().causesOf)({isolation:Q,policy:k,
programs:K,checkout:L,home:O.home}),(0,F().namedRootOf)(_?L:Y.guard().directory)],un=X=>cn.reduce((J,nn)=>nn(J),X),en=g.
map(X=>{const{gene:J}=X;return[J,(0,w().outcomesOf)(J,rn.get(X)??[],T).map(un)]});return{outcomes:new Map([...B,...en]),
interrupted:(0,I().countInterrupted)(en.flatMap(([,X])=>X)),isolation:{...Q,description:`${Q.description} ${u(_,k.views,
q)}`},nodeOf:()=>K.node,mutants:an,findings:Y.findings()}}function e(d,{waiting:O}){return d.genes.filter(T=>!O.has(T)).
map(T=>({...(0,w().plansOf)(T),gene:T})).filter(({plans:T})=>T.length>0)}async function i(d,O){const T=new Set((0,y().isOfChange)(
d)?d.files.map(({path:N})=>N):[]),g=await(0,P().npmrcCopies)(O,T);return new Map(g.flatMap(({path:N,text:C,dropped:k})=>k.
length>0&&C!==void 0?[[N,C]]:[]))}function t(d,O){const T=O.flatMap(C=>(0,w().plansOf)(C).plans),g=new Set(T.map(({digest:C})=>C)),
N=Math.floor(m/(g.size*s));return Math.min(d,Math.max(N,o))}function r(d){return d==="cores"?(0,M().availableParallelism)():
d}function u(d,O,T){if(!d)return"One command at a time, because all commands share the checkout.";const g=O==="gene"?" T\
he commands of one gene share a view.":"";return`${T===1?"One command at a time.":`Up to ${T} commands at once.`}${g}`}function p(d,O){
return d==="require-for-forks"?O?"require":"auto":d}const a=l.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:b().
NOTHING_RUN,nodeOf:()=>process};async function S(d,O,T){const g=new AbortController,N=setTimeout(()=>g.abort(I().BUDGET_SPENT),
d);try{return await T(AbortSignal.any([O,g.signal]))}finally{clearTimeout(N)}}},20849:function(H,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.safeLine=P,l.withoutLogCommands=b;function M(){const R=c(77598);return M=function(){return R},
R}const y=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function P(R,E=200){const $=R.replace(y,F=>`\\u{${F.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),j=Array.from($);return j.length<=E?$:`${j.slice(0,E-1).
join("")}\u2026`}async function b(R,E){const $=(0,M().randomUUID)();R(`::stop-commands::${$}`);try{return await E()}finally{
R(`::${$}::`)}}},64474:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.runPlans=P;function M(){const f=c(
41895);return M=function(){return f},f}function y(){const f=c(57334);return y=function(){return f},f}async function P(f,h){
const{backend:m,progress:v,concurrency:s,views:o}=h,n=new Map(f.flatMap(({plans:O})=>O.map(T=>[T.digest,T]))),e=new Map;
for(const O of n.values()){const T=F(()=>m.check(O));T&&e.set(O.digest,T)}const i=new AbortController,t=AbortSignal.any(
[h.signal,i.signal]),r=b(s),u=j({...h,signal:t},e),p=R(O=>u(O,(T,g)=>m.run(T,g))),a=R(async O=>{const T=await m.forGene?.(
O.length,t),g=(N,C)=>(T??m).run(N,C);return $(O,N=>u(N,g),t).finally(()=>T?.close())}),S=async({plans:O})=>{try{return o!==
"gene"?await $(O,g=>p(g.digest,g),t):(await a(E(O),O)).map((g,N)=>({...g,plan:O[N]??g.plan}))}catch(T){throw i.abort(),T}},
d=new Map(f.map(({plans:O})=>[E(O),O]));v.planned(o==="gene"?[...d.values()].flat().length:n.size);try{const O=f.map(g=>r(
()=>S(g)));await Promise.allSettled(O);const T=I(await Promise.all(O));return new Map(f.map((g,N)=>[g,T[N]??[]]))}finally{
v.ended()}}function b(f){const h=[];let m=f;return async v=>{m===0?await new Promise(s=>h.push(s)):m-=1;try{return await v()}finally{
const s=h.shift();s?s():m+=1}}}function R(f){const h=new Map;return(m,v)=>{const s=h.get(m)??f(v);return h.set(m,s),s}}function E(f){
return f.map(({digest:h})=>h).join()}async function $(f,h,m){const v=[];for(const s of f){const o=v.find(({outcome:n})=>n.
checkout_modified);m.aborted?v.push(w(s,(0,y().stopReason)(m))):o?v.push(w(s,A(o.plan))):v.some(({outcome:n})=>n.status!==
"passed")?v.push(w(s,"an earlier command of the gene did not pass")):v.push({...await h(s),plan:s})}return v}function j(f,h){
const{backend:m,progress:v,signal:s,guard:o}=f,n=m.level==="process_group";let e;return async(i,t)=>{if(e!==void 0)return w(
i,e);if(s.aborted)return w(i,(0,y().stopReason)(s));const r=o?.state(),u=o&&r?[...await o.changed(r)]:[];if(o&&r&&!n&&u.
push(...o.added(r)),u.length>0)return e=y().CHECKOUT_CHANGED,{plan:i,outcome:(0,y().changedOutcome)(u),changedFiles:[]};
v.started(i.command);const p=h.get(i.digest),a=p?(0,y().notRun)("not_runnable",`${p.message} ${p.hint}`):await t(i,s),S=()=>n?
o?.changed():r&&o?.touchedSince(r),d=(s.aborted?void 0:await S())??[];if(d.length===0||n)return v.finished(i.command,a),
d.length>0&&(e=A(i)),{plan:i,outcome:a,changedFiles:d};e=y().CHECKOUT_CHANGED;const O=(0,y().changedOutcome)(d,a);return v.
finished(i.command,O),{plan:i,outcome:O,changedFiles:[]}}}function F(f){try{f();return}catch(h){if(h instanceof M().GateError&&
h.code==="program_not_found")return h;throw h}}function A({command:f}){return`the command "${f}" changed files of the ch\
eckout`}function I(f){const h=new Set;return f.map(m=>m.map(v=>{const{outcome:s}=v;return s.status==="skipped"?v:h.has(s)?
{...v,outcome:{...s,reused:!0}}:(h.add(s),v)}))}function w(f,h){return{plan:f,outcome:(0,y().notRun)("skipped",h),changedFiles:[]}}},
46562:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.findingsOf=$,l.judgeGene=E;function M(){const s=c(
13580);return M=function(){return s},s}function y(){const s=c(57334);return y=function(){return s},s}function P(){const s=c(
9436);return P=function(){return s},s}function b(){const s=c(49001);return b=function(){return s},s}function R(){const s=c(
47350);return R=function(){return s},s}function E(s,o,{policy:n,ignoring:e,capped:i=[],missing:t}){const r=w(s,C=>(0,P().
suppress)(C,e)),u=o.outcomes.get(s)??[],p=o.mutants?.get(s),a=[...(0,b().runFindings)(r,u,o,n),...(0,b().mutantFindings)(
r,p)],d=[...(0,P().suppress)(a,e),...t?[t]:[]],T=[...$({gene:r,runFindings:d}),...i].filter(({suppressed:C})=>!C),g=F(u,
d),N=(0,R().gravest)([(0,R().severityVerdict)(T,n.fail_on),...r.commands.map(C=>C.verdict==="block"?"fail":"pass"),...g?
["warn"]:u.map(I),t?"needs_approval":"pass"]);return{gene:r,ran:o.outcomes.has(s),outcomes:u,...p&&{mutants:p},runFindings:d,
capped:i,verdict:N,summary:g?j:f(r,u,N,T)}}function $({gene:s,runFindings:o}){return[...s.findings,...s.commands.flatMap(
n=>n.findings),...o]}const j="not runnable here: the machine lacks a program or a tool";function F(s,o){const n=o.filter(
({rule:e})=>(0,M().ruleOf)(e).group==="environment");return n.length>0&&n.every(({severity:e})=>e!=="error")&&s.every(({
status:e,reason:i})=>e==="skipped"?!A.has(i):e==="passed"||e==="not_runnable")}const A=new Set([y().INTERRUPTED,y().OUTCOME_LOST]);
function I({status:s,reason:o}){return s==="passed"?"pass":s==="error"||A.has(o)?"error":"fail"}function w(s,o){return{...s,
findings:o(s.findings),commands:s.commands.map(n=>({...n,findings:o(n.findings)}))}}function f(s,o,n,e){const i=s.commands.
findIndex(C=>C.verdict==="block"),t=o.findIndex(({status:C})=>C!=="passed"&&C!=="skipped"),r=o.findIndex(({status:C})=>C===
"skipped"),u=[i,t,r].find(C=>C>=0)??-1,p=s.commands[u];if(p)return`constraint: validation_failed: ${p.command} => ${v(o[u])}`;
if(s.change==="removed")return"removed";const{files:a,max_files:S,severity:d}=s.blastRadius;if(e.some(h))return`constrai\
nt: blast_radius ${d}: ${a} / ${S} files`;const O=s.commands.length,T=O===1?"1 command":`${O} commands`;if(n==="needs_ap\
proval")return`${T} allowed, waiting for approval`;if(n==="fail")return`failed: ${m(e).join(", ")}`;const g=o.length>0?`${T}\
 passed`:`${T} allowed, none run`,N=n==="warn"?m(e):[];return N.length>0?`${g}, with warnings: ${N.join(", ")}`:g}function h({
rule:s,severity:o}){return o==="error"&&s.startsWith("blast-radius-")}function m(s){const o=s.filter(({severity:e})=>e===
"error"),n=s.filter(({severity:e})=>e==="warning");return[...new Set((o.length>0?o:n).map(({rule:e})=>e))]}function v(s){
return s?s.reason??`exit code ${s.exit_code}`:"BLOCKED"}},9436:function(H,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.dayOf=$,l.idleIgnores=w,l.ignoreFindings=A,l.isIgnorable=j,l.refusalOf=I,l.suppress=F;function M(){const s=c(41330);return M=
function(){return s},s}function y(){const s=c(32854);return y=function(){return s},s}function P(){const s=c(13580);return P=
function(){return s},s}function b(){const s=c(95132);return b=function(){return s},s}function R(){const s=c(43767);return R=
function(){return s},s}function E(){const s=c(52288);return E=function(){return s},s}function $(s){return s.toISOString().
slice(0,10)}function j({rule:s,severity:o,layer:n}){return(0,R().mayBeIgnored)({...(0,P().ruleOf)(s),severity:o,layer:n})}
function F(s,{ignores:o,...n}){const e=o.filter(t=>!(0,E().hasExpired)(t.expires,n.today)),i=(0,E().withLevels)(s,n);return e.
length===0?i:i.map(t=>{const r=j(t)&&e.find(u=>f(u,t));return r?{...t,suppressed:{reason:r.reason,expires:r.expires}}:t})}
function A({ignores:s,today:o},n,e){return s.flatMap(i=>{const{rule:t,reason:r,expires:u}=i,p=`The ignore of \`${t}\` ${v(
i)}`,a=n.filter(T=>f(i,T)),S=a.every(j)?I(i):E().DECIDES;if(S!==void 0)return[(0,b().finding)("exception-refused",{exception:p,
refusal:S})];if((0,E().hasExpired)(u,o))return[(0,b().finding)("exception-refused",{exception:p,refusal:(0,E().expiredWords)(
u,r)})];const d=a.length===0&&e.some(T=>h(i,T)),O={exception:p,refusal:"the rule finds nothing there"};return d?[(0,b().
finding)("exception-refused",O,{severity:"notice"})]:[]})}function I({rule:s}){const o=(0,P().checkRules)().find(({id:n})=>n===
s);return o===void 0?(0,E().unknownRule)(s):o.ignorable!==void 0||(0,R().mayBeIgnored)(o)?void 0:E().DECIDES}function w(s,o){
return s.flatMap(n=>(0,E().idle)(n.rule,I(n),n.expires,o))}function f({rule:s,where:o},{rule:n,location:e,subject:i}){if(s!==
n)return!1;const{path:t,gene:r,command:u}=o??{};return(t===void 0||e!==void 0&&m(e.path,t))&&(r===void 0||r===i?.id)&&(u===
void 0||u===i?.command)}function h({where:s},{asset:o,commands:n}){const{path:e,gene:i,command:t}=s??{};return(e===void 0||
m(o.path,e))&&(i===void 0||i===o.id)&&(t===void 0||n.some(r=>r.command===t))}function m(s,o){return(0,y().isWithin)(s,o)||
(0,M().default)(o,{dot:!0,nonegate:!0})(s)}function v({where:s={}}){const o=Object.entries(s).map(([n,e])=>`the ${n} \`${e}\
\``);return o.length===0?"for all findings":`for ${o.join(", ")}`}},92344:function(H,l,c){Object.defineProperty(l,"__esM\
odule",{value:!0}),l.allFindings=v,l.judge=f,l.judgeShards=n,l.otherShards=e,l.verdictOfPart=i;function M(){const t=c(9354);
return M=function(){return t},t}function y(){const t=c(1395);return y=function(){return t},t}function P(){const t=c(89549);
return P=function(){return t},t}function b(){const t=c(27199);return b=function(){return t},t}function R(){const t=c(97247);
return R=function(){return t},t}function E(){const t=c(13580);return E=function(){return t},t}function $(){const t=c(95132);
return $=function(){return t},t}function j(){const t=c(46562);return j=function(){return t},t}function F(){const t=c(9436);
return F=function(){return t},t}function A(){const t=c(52288);return A=function(){return t},t}function I(){const t=c(47350);
return I=function(){return t},t}const w={ignores:[],rules:{}};function f(t,r,{policy:u,now:p,approval:a=M().NOTHING_WAITS}){
const{ignores:S,rules:d}=(0,R().isOfChange)(t)?u:w,O={ignores:S,rules:d,today:(0,F().dayOf)(p)},T=e(r.shards??[]),g=o(a,
t.findings),N=[...g?t.findings:m(t.findings,u,a),...g?[g]:[],...T?[T]:[],...r.findings??[],...r.interrupted>0?[(0,$().finding)(
"run-interrupted",{skipped:r.interrupted})]:[]],C=(0,F().suppress)(N,O),k=C.filter(({rule:z})=>z==="blast-radius-hard-ca\
p"),D=new Map(t.genes.map(z=>{const Z=s(z,a),Q=z.blastRadius.severity==="hard_cap_breach"?k:[];return[z,(0,j().judgeGene)(
z,r,{policy:u,ignoring:O,capped:Q,...Z&&{missing:Z}})]})),G=[...D.values()],x=[...N,...G.flatMap(j().findingsOf)],B=[...C,
...(0,F().ignoreFindings)(O,x,t.genes),...(0,A().levelFindings)(O)],[L,U]=h(B,u.approvals.gate>0),W=(0,I().gravest)([(0,I().
severityVerdict)(U,u.fail_on),L.length>0?"warn":"pass"]),K=r.interrupted>0?"error":"pass",V=g?"needs_approval":"pass",Y=(0,I().
gravest)([W,K,V,...G.map(z=>z.verdict)]);return{genes:G,findings:B,verdict:T?i(Y):Y,shards:n(r.shards??[],D)}}function h(t,r){
if(!r)return[[],t];const u=new Set(t.flatMap(a=>(0,y().needsPerson)(a)?a.location?.path:[])),p=({rule:a,severity:S,location:d})=>(0,E().
ruleOf)(a).approval!==void 0||a==="protected-path"&&S==="warning"&&u.has(d?.path);return[t.filter(p),t.filter(a=>!p(a))]}
function m(t,{approvals:{gate:r}},{approvals:u}){if(r>0&&u.length===0)return t;const p=r>0?"given":"not required";return t.
map(a=>(0,y().needsPerson)(a)?{...a,args:{...a.args,approval:p}}:a)}function v({findings:t,genes:r}){return[...t,...r.flatMap(
j().findingsOf)]}function s(t,{waiting:r,refusals:u,means:p,digest:a=""}){const S=r.get(t);if(S===void 0)return;const{asset:d,
commands:O}=t;return(0,$().finding)("approval-missing",{gene:d.id,confirmation:S.confirmation==="strong"?"strong":"very \
strong",needed:S.needed,given:S.given,commands:O.filter(({confirmation:T})=>T!=="standard").map(({command:T})=>T),means:p,
digest:(0,P().shortDigest)(a),refusals:u},(0,b().placeOf)(d))}function o({gate:t,refusals:r,means:u,digest:p=""},a){if(t===
void 0)return;const S=a.some(({rule:T})=>T==="gate-weakened"),d=a.some(({rule:T})=>T==="agent-files-unapproved"),O={...t,
means:u,digest:(0,P().shortDigest)(p),refusals:r,weakens:S,runs:d};return(0,$().finding)("gate-approval-missing",O)}function n(t,r){
return t.map(({index:u,of:p,genes:a})=>{const S=(0,I().gravest)([...a].map(d=>r.get(d)?.verdict??"error"));return{index:u,
of:p,genes:a.size,verdict:S}})}function e(t){const[r]=t;if(!(r===void 0||t.length===r.of))return(0,$().finding)("part-of\
-run",{index:r.index,of:r.of,genes:r.genes.size})}function i(t){return t==="pass"||t==="warn"?"error":t}},52288:function(H,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.DECIDES=void 0,l.expiredWords=A,l.hasExpired=F,l.idle=w,l.idleLevels=
f,l.levelFindings=h,l.unknownRule=s,l.withLevels=$;function M(){const o=c(3051);return M=function(){return o},o}function y(){
const o=c(54441);return y=function(){return o},o}function P(){const o=c(54062);return P=function(){return o},o}function b(){
const o=c(13580);return b=function(){return o},o}function R(){const o=c(95132);return R=function(){return o},o}function E(){
const o=c(43767);return E=function(){return o},o}function $(o,n){return Object.keys(n.rules).length===0?o:o.map(e=>j(e,n))}
function j(o,n){const{rule:e,severity:i,layer:t}=o,r={...(0,b().ruleOf)(e),severity:i,layer:t},u=I(n,e),p=i==="error"&&r.
group&&I(n,r.group),a=u?e:r.group,S=u??(p||void 0);if(S===void 0||a===void 0)return o;const{level:d,...O}=S,T=d==="off"?
"notice":d;return T===i||T!=="error"&&!(0,E().mayBeSoftened)(r)?o:{...o,severity:T,level:{rules:a,level:d,from:i,...O}}}
function F(o,n){return o!==void 0&&o<n}function A(o,n){return`it expired on ${o} (reason: ${n})`}function I({rules:o,today:n},e){
const i=Object.hasOwn(o,e)?o[e]:void 0,t=i&&(0,P().settingOf)(i);return F(t?.until,n)?void 0:t}function w(o,n,e,i){const t=n??
(F(e,i)?`it expired on ${e}`:void 0);return t===void 0?[]:[{name:o,why:t}]}function f({rules:o,today:n}){return Object.entries(
o).flatMap(([e,i])=>{const{level:t,until:r}=(0,P().settingOf)(i);return w(e,m(e,t),r,n)})}function h({rules:o,today:n}){
return Object.entries(o).flatMap(([e,i])=>{const{level:t,until:r,reason:u="none given"}=(0,P().settingOf)(i),p=m(e,t),a=`\
The level \`${t}\` of \`${e}\``;return p!==void 0?[(0,R().finding)("exception-refused",{exception:a,refusal:p})]:F(r,n)?
[(0,R().finding)("exception-refused",{exception:a,refusal:A(r,u)})]:[]})}function m(o,n){const e=y().RULE_GROUPS,i=(0,b().
checkRules)().find(({id:r})=>r===o);return e.includes(o)?void 0:i===void 0?s(o,e):n==="error"||(0,E().mayBeSoftened)(i)||
i.ignorable!==void 0?void 0:v}const v=l.DECIDES="the rule decides whether commands may run, what a change may touch, or \
whether files are readable";function s(o,n=[]){const e=(0,M().nearestName)(o,[...n,...(0,b().checkRules)().map(({id:t})=>t)]);
return`${n.length>0?"there is no such rule or group":"the rule does not exist"}${e?` (did you mean \`${e}\`?)`:""}`}},49001:function(H,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.earlierOutputOf=n,l.mutantFindings=e,l.runFindings=A;function M(){const t=c(
41330);return M=function(){return t},t}function y(){const t=c(27199);return y=function(){return t},t}function P(){const t=c(
6470);return P=function(){return t},t}function b(){const t=c(91265);return b=function(){return t},t}function R(){const t=c(
39491);return R=function(){return t},t}function E(){const t=c(95132);return E=function(){return t},t}function $(){const t=c(
54120);return $=function(){return t},t}function j(){const t=c(46252);return j=function(){return t},t}function F(){const t=c(
57334);return F=function(){return t},t}function A(t,r,{isolation:u},p){const a=u.level==="namespaces"&&p.views==="comman\
d",S=t.commands.flatMap((d,O)=>{const T=r[O];if(T===void 0)return[];const{command:g,location:N}=d,C={location:N,subject:{
...(0,y().subjectOf)(t.asset),command:g}};return[{audited:d,command:g,outcome:T,place:C}]});return[...S.flatMap(d=>[...v(
d,p),...m(d,p),...h(d)]),...a?w(S):[],...I(t,r,p)]}function I({asset:t,commands:r},u,{limits:p}){const a=r.filter((O,T)=>u[T]?.
reason===F().BUDGET_SPENT),[S]=a;if(S===void 0)return[];const d={gene:t.id,seconds:p.budget_seconds,commands:a.length};return[
(0,E().finding)("budget-spent",d,{location:S.location,subject:(0,y().subjectOf)(t)})]}function w(t){const r=t.findIndex(
({outcome:O})=>O.status==="failed"),u=t[r],p=u&&n(u,t.slice(0,r));if(!p)return[];const{path:a,writer:S}=p,d={command:u.command,
paths:[a],writer:S};return[(0,E().finding)("file-left-out",d,u.place)]}const f=[["checkout_modified","checkout-modified"],
["checkout_changed","checkout-changed"]];function h({command:t,outcome:r,place:u}){const p=f.flatMap(([S,d])=>{const O=r[S];
return O?[(0,E().finding)(d,{command:t,paths:O},u)]:[]}),{left_out:a}=r;return a===void 0?p:[...p,(0,E().finding)("file-\
left-out",{command:t,paths:a,writer:""},u)]}function m({command:t,outcome:{side_effects:r},place:u},{caches:p,views:a}){
const d=r?s({...r,...a==="gene"&&{created:[]}},p):[];return d.length===0?[]:[(0,E().finding)("command-writes",{command:t,
paths:d},u)]}function v({audited:t,command:r,outcome:u,place:p},{limits:{slow_command_seconds:a}}){const S=Math.round(u.
duration_ms/1e3),d=(0,$().causeWords)(u.causes);switch(u.status){case"failed":{const O=`failed with exit code ${u.exit_code??
1}`;return[(0,E().finding)("command-failed",{command:r,how:O,...d},p)]}case"timed_out":return u.reason===F().BUDGET_SPENT?
[]:[(0,E().finding)("command-timed-out",{command:r,seconds:S,...d},p)];case"crashed":{const O=`crashed: ${u.reason??"no \
exit code"}`;return[(0,E().finding)("command-failed",{command:r,how:O,...d},p)]}case"not_runnable":{const{program:O=r}=t.
plan??{};return[(0,E().finding)("program-missing",{command:r,program:O,where:"was not found on PATH outside the checkout"},
p)]}case"passed":return u.duration_ms>a*1e3?[(0,E().finding)("command-slow",{command:r,seconds:S,limit:a},p)]:[];case"sk\
ipped":{if(u.reason===F().OUTCOME_LOST)return[(0,E().finding)("not-judged",{detail:`the command \`${r}\`: ${F().OUTCOME_LOST}`},
p)];const O=(0,P().toolOf)(t.reading);return O===void 0||O.path!==void 0?[]:[(0,E().finding)("program-missing",{command:r,
program:O.name,where:"is not installed in `node_modules`"},p)]}case"error":case"blocked":return[]}}function s({created:t,
changed:r,deleted:u},p){const a=(0,M().default)([...p],{dot:!0});return[...t,...r,...u].filter(S=>!a(S)).sort()}const o=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function n(t,r){const{command:u,outcome:p}=t,a=[p.stderr,p.stdout].flatMap(({head:N,tail:C})=>[N,C]),S=[u,...a.flatMap(N=>N.
split(`
`))],d=r.toReversed().flatMap(({command:N,outcome:{side_effects:C}})=>(C?.created??[]).map(k=>({path:k,writer:N}))),O=new Set(
d.flatMap(({path:N})=>[N,...(0,R().foldersAbove)(N)])),T=(0,j().mentionsIn)(S,O),g=(0,j().mentionsIn)(S.filter(N=>o.test(
N)),O);for(const{path:N,writer:C}of d){if(T.has(N))return{path:N,writer:C};const k=(0,R().foldersAbove)(N).findLast(D=>g.
has(D));if(k!==void 0)return{path:k,writer:C}}}function e({asset:t,commands:r},u){if(u===void 0)return[];const p=u.every(
({outcome:a})=>a==="survived");return r.flatMap((a,S)=>{const d=u[S],O=d?.outcome==="survived"?d.files:d?.existing?.files;
if(d===void 0||O===void 0)return[];const{command:T,location:g}=a,N=d.outcome!=="survived",C=N?O.length:d.total_files??O.
length,k=d.operator??"mixed",D=(0,E().finding)("passes-when-broken",{command:T,files:O,total:C,how:k,isExisting:N},{location:g,
subject:{...(0,y().subjectOf)(t),command:T}});return[!N&&(p||i(a))?D:{...D,severity:"notice"}]})}function i({plan:t}){if(t===
void 0)return!1;const{argv:r,scripts:u}=t;return u===void 0?(0,b().runsTests)(r):u.steps.some(({text:p})=>(0,b().runsTests)(
p.split(/[\s;&|()]+/)))}}};
