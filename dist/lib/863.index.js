"use strict";exports.id=863,exports.ids=[863],exports.modules={9354:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),
m.NOTHING_WAITS=void 0,m.findApprovals=b;function M(){const O=d(41895);return M=function(){return O},O}function p(){const O=d(
39763);return p=function(){return O},O}function I(){const O=d(1395);return I=function(){return O},O}async function b(O,r,S,l){
const{means:w}=l,n=(0,I().weakensGate)(O)?j(r.gate,w):0,i=O.genes.flatMap(h=>{const f=$(h);return f==="standard"?[]:[{gene:h,
confirmation:f,needed:j(r[f],w)}]});if(i.length===0&&n===0)return{...A,means:w};const t=await Promise.all(S.map(h=>v(h,r.
people,l))),o=S.length>1?t.map(C):t,s=i.flatMap(({gene:h,...f})=>{const T=E(o,({asking:c})=>c?.has(F(h))??!0);return f.needed>
T?[[h,{...f,given:T}]]:[]}),e=E(o,({weakensGate:h})=>h??!0),a=o.flatMap(({digest:h})=>h??[]),u=a.length===S.length?(0,I().
groupDigest)(a):void 0;return{means:w,approvals:o.flatMap(({approvals:h})=>h),refusals:o.flatMap(({refusals:h})=>h),waiting:new Map(
s),...n>e&&{gate:{needed:n,given:e}},...u!==void 0&&{digest:u}}}function j(O,r){return r==="digest"?Math.min(O,1):O}function E(O,r){
const S=O.filter(r),l=S.length>0?S:O;return l.length===0?0:Math.min(...l.map(({approvals:w})=>w.length))}async function v({
pullRequest:O,judge:r},S,{find:l}){try{const{subject:w,genes:n,weakensGate:i}=await r(),t=(0,I().approvalDigest)(w),o={people:S,
subject:w,...O!==void 0&&{pullRequest:O}},{approvals:s,refusals:e}=await l(o),a=n.filter(u=>$(u)!=="standard").map(F);return{
pullRequest:O,approvals:s,refusals:e,asking:new Set(a),weakensGate:i,digest:t}}catch(w){if(!(w instanceof M().GateError))
throw w;const n=`could not judge the head: ${w.message}`;return{pullRequest:O,approvals:[],refusals:[n]}}}function C(O){
const{pullRequest:r,approvals:S,refusals:l}=O;return r===void 0?O:{...O,approvals:S.map(w=>({...w,pull_request:r})),refusals:l.
map(w=>`pull request ${r}: ${w}`)}}function F({asset:{path:O,id:r}}){return JSON.stringify([O,r])}function $({commands:O}){
if(O.some(({plan:S})=>S===void 0))return"standard";const r=O.map(({confirmation:S})=>p().CONFIRMATIONS.indexOf(S));return p().
CONFIRMATIONS[Math.max(0,...r)]??"standard"}const A=m.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
89549:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.approveByDigest=E,m.shortDigest=j;function M(){
const v=d(41895);return M=function(){return v},v}function p(){const v=d(1395);return p=function(){return v},v}const I=24,
b=new RegExp(`^sha256:[0-9a-f]{${I},64}$`);function j(v){return v.slice(0,7+I)}function E(v,C){if(v!==void 0&&!b.test(v))
throw new(M()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(v)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:F})=>{if(v===void 0)return{
approvals:[],refusals:[]};if((0,p().approvalDigest)(F).startsWith(v))return{approvals:[{user:"command line",at:C.toISOString()}],
refusals:[]};const $=j(v);return{approvals:[],refusals:[`--approve ${$} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}},23423:function(B,m,d){Object.defineProperty(m,"__esModule",
{value:!0}),m.readAppendedLog=$,m.readRecords=l,m.readUntouchedLog=F;function M(){const t=d(23404);return M=function(){return t},
t}function p(){const t=d(26040);return p=function(){return t},t}function I(){const t=d(27199);return I=function(){return t},
t}function b(){const t=d(64385);return b=function(){return t},t}function j(){const t=d(78114);return j=function(){return t},
t}function E(){const t=d(86581);return E=function(){return t},t}function v(){const t=d(94534);return v=function(){return t},
t}function C(){const t=d(28894);return C=function(){return t},t}async function F(t,{path:o,size:s=0},e){if(s>C().MAX_LOG_BYTES)
return r(o,s);try{return l(o,await t.read(o,C().MAX_LOG_BYTES),e)}catch(a){return(0,b().unreadFile)(o,a)}}async function $(t,o,{
path:s,size:e=0},a){if(!(e>C().MAX_LOG_BYTES))try{const[u,h]=await Promise.all([t.read(s,C().MAX_LOG_BYTES),o.read(s,C().
MAX_LOG_BYTES)]),f=(0,C().continuationOf)(u,h);if(f.kind==="rewritten")return;const{from:T}=f,c=l(s,h.subarray(0,T),a),y=(0,C().
countLines)(h,T)+1,R=A(s,h.subarray(T),a,y);return{kept:c,appended:O(R,c)}}catch(u){return{kept:{path:s,assets:[],problems:[]},
appended:(0,b().unreadFile)(s,u)}}}function A(t,o,s,e){return o.length>s.maxBytes?(0,b().tooLargeFile)(t,o.length,s):(0,b().
readAssetFile)(t,o,s,e)}function O(t,o){if(t.assets.length===0)return t;const s=new Map(o.assets.map(a=>[`${a.type} ${a.
id}`,a])),e=t.assets.flatMap(a=>{const u=s.get(`${a.type} ${a.id}`);if(u===void 0||a.id.startsWith("#"))return[];if((0,M().
canonicalize)(a.value)===(0,M().canonicalize)(u.value)){const f=`${a.type} ${JSON.stringify(a.id)}, 2 times`;return[{rule:"\
duplicate-copy",location:a.locate(),detail:f,id:a.id}]}const h=`${a.type} ${JSON.stringify(a.id)}, first at line ${u.locate().
line}, column 1`;return[{rule:"duplicate-id",location:a.locate(),detail:h,id:a.id}]});return{...t,problems:[...t.problems,
...e]}}function r(t,o){return{path:t,assets:[],problems:[],unread:`${o} bytes, of at most ${C().MAX_LOG_BYTES}`}}const S=10;
function l(t,o,s){const e=w(o,s.maxBytes),a=o.subarray(e),u=(0,C().countLines)(o,e)+1,h=n(t,a,u),f=h?{path:t,assets:h,problems:[]}:
(0,b().readAssetFile)(t,a,s,u),T=f.problems.find(({rule:R})=>j().UNREAD.has(R))?.detail,c=e>0?`only the newest ${a.length}\
 of ${o.length} bytes`:void 0,y=T??c;return{...f,...y!==void 0&&{unread:y}}}function w(t,o){if(t.length<=o)return 0;const s=t.
indexOf(S,t.length-o-1);return s<0?t.length:s+1}function n(t,o,s){const{text:e,complete:a}=(0,v().decodeUtf8)(o);if(!a)return;
const u=[];let h=s;for(let f=0;f<e.length;h+=1){const T=e.indexOf(`
`,f),c=T<0?e.length:T,y=e.slice(f,c);if(f=c+1,y.trim()==="")continue;const R=i(y);if(R===void 0||(0,E().hasAssetLists)(R))
return;const{type:g}=R;if((0,E().isAssetType)(g)){const[N,P]=[h,u.length];u.push({type:g,id:(0,b().declaredId)(R)??`#${P+
1}`,path:t,value:R,pointer:[P],locate:()=>({path:t,line:N,column:1})})}else if(!(0,E().isCompanion)(g))return}return u}function i(t){
const o=(0,p().attempt)(()=>JSON.parse(t));return(0,I().isJsonObject)(o)?o:void 0}},35474:function(B,m,d){Object.defineProperty(
m,"__esModule",{value:!0}),m.readSides=F;function M(){const r=d(54244);return M=function(){return r},r}function p(){const r=d(
93028);return p=function(){return r},r}function I(){const r=d(81456);return I=function(){return r},r}function b(){const r=d(
64385);return b=function(){return r},r}function j(){const r=d(18744);return j=function(){return r},r}function E(){const r=d(
28894);return E=function(){return r},r}function v(){const r=d(23423);return v=function(){return r},r}function C(){const r=d(
7946);return C=function(){return r},r}async function F(r){const{baseTree:S,headTree:l,change:w,policy:n,clock:i=new(M()).
AuditClock}=r,t=(0,j().assetPathTest)(n),o=(0,I().assetLimits)(n.assets.max_file_bytes),s=[...l.files()].filter(({kind:L})=>(0,p().
isRegular)(L)),e=s.filter(({path:L})=>t(L)),a=new Set(w.files.filter(({status:L})=>L!=="deleted").map(({path:L})=>L)),u=s.
filter(({path:L})=>(0,C().mayHoldAssets)(L)&&a.has(L)&&!t(L)),h=w.files.flatMap(({oldPath:L,path:U})=>{const W=t(L??U)?S.
stat(L??U):void 0;return W&&(0,p().isRegular)(W.kind)?W:[]}),[f,T]=$(h,({path:L})=>(0,E().isAuditLog)(L)&&a.has(L)),c=new Set(
f.map(({path:L})=>L)),y=async L=>{const U=a.has(L.path);if((0,E().isAuditLog)(L.path)&&!U)return[{file:await(0,v().readUntouchedLog)(
l,L,o),isTouched:U}];const W=c.has(L.path)?await(0,v().readAppendedLog)(S,l,L,o):void 0;return W===void 0?[{file:await O(
l,L,o),isTouched:U}]:(c.delete(L.path),[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},R=L=>O(A(S),L,o),g=async L=>{
const U=await L;return await i.tick(),U},[N,P,k]=await Promise.all([Promise.all(e.map(L=>g(y(L)))),Promise.all(T.map(L=>g(
R(L)))),Promise.all(u.map(L=>g((0,C().findStrayGenes)(l,L,o))))]),G=f.filter(({path:L})=>c.has(L)),D=[...P,...await Promise.
all(G.map(R))],[x,H]=$(N.flat(),({isTouched:L})=>L);return{paths:e.map(({path:L})=>L),files:N.flat().map(({file:L})=>L),
head:x.map(({file:L})=>L),untouched:H.map(({file:L})=>L),base:D,strays:k.filter(L=>L!==void 0),isTouched:L=>a.has(L)}}function $(r,S){
return[r.filter(S),r.filter(l=>!S(l))]}function A(r){return{...r,read:async(...S)=>Buffer.from((await r.read(...S)).toString(
"utf8"))}}async function O(r,{path:S,size:l=0},w){if(l>w.maxBytes)return(0,b().tooLargeFile)(S,l,w);try{const n=(0,b().readAssetFile)(
S,await r.read(S,w.maxBytes),w);return{...n,assets:n.assets.filter(({copy:i})=>!i)}}catch(n){return(0,b().unreadFile)(S,
n)}}},7946:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.findStrayGenes=E,m.mayHoldAssets=j;function M(){
const $=d(64385);return M=function(){return $},$}function p(){const $=d(18744);return p=function(){return $},$}function I(){
const $=d(73229);return I=function(){return $},$}function b(){const $=d(94534);return b=function(){return $},$}function j($){
return/\.jsonl?$/i.test($)&&!p().MEMORY_GRAPH.test($)}async function E($,{path:A,size:O=0},r){try{if(O<=r.maxBytes)return v(
A,await $.read(A,r.maxBytes),r)}catch(l){return(0,M().unreadFile)(A,l).problems[0]}const S=`with ${O} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:A,line:1,column:1},detail:S}}function v($,A,O){if(!C(A))return;
const r=new(b()).Source($,A.toString("utf8")),S=F((0,I().readJson)(r.text,O,new(b()).Problems(r))),[l]=S;if(l)return{rule:"\
outside-globs",location:r.location(l.start,l.end),detail:S.length===1?"a Gene":`${S.length} Genes`}}function C($){return $.
includes('"Gene"')||$.includes("\\u00")}function F($){return $.flatMap(A=>{const{value:O,children:r=[]}=A;return typeof O==
"object"&&O!==null&&!Array.isArray(O)&&O.type==="Gene"?[A]:F(r)})}},67506:function(B,m,d){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.auditAssets=O,m.auditChange=A,m.mayRunSome=w;function M(){const t=d(12154);return M=function(){return t},
t}function p(){const t=d(91850);return p=function(){return t},t}function I(){const t=d(72025);return I=function(){return t},
t}function b(){const t=d(70716);return b=function(){return t},t}function j(){const t=d(97004);return j=function(){return t},
t}function E(){const t=d(72391);return E=function(){return t},t}function v(){const t=d(54034);return v=function(){return t},
t}function C(){const t=d(16373);return C=function(){return t},t}function F(){const t=d(6470);return F=function(){return t},
t}function $(){const t=d(66160);return $=function(){return t},t}async function A(t){const o=await(0,$().readChangeSubject)(
t),{change:s,tree:e,policy:a,assets:u,exempt:h,radius:f,counted:T}=o,{genes:c,...y}=await S(o,g=>g),R=await(0,j().blockedGenes)(
o.claims.filter(({type:g})=>g==="Capsule"),u.present,o.judge);return{...y,genes:c.map(([{change:g},N])=>({...N,change:g.
kind})),capsules:(0,E().judgeCapsules)(u,a.a2a,T.least,R),seeds:[...o.seeds.keys()],agentFiles:o.agentFiles,blastRadius:f,
files:await(0,p().markHiddenFiles)((0,M().countedFiles)(s,h,e),e)}}async function O(t,o,s){const e={assets:t,problems:[]},
a=r(t,s),u=()=>"author",{genes:h,...f}=await S((0,$().subjectOfAssets)(e,o,u,a),({asset:T})=>(0,C().readGene)(T,o,u));return{
...f,genes:h.map(([,T])=>T)}}function r(t,o){return{changes:[...t.map(s=>({kind:"added",asset:s})),...o.filter(({type:s})=>s===
"Gene").map(s=>({kind:"applied",asset:s,before:s}))],problems:[],files:[],present:[...o,...t],unread:[]}}async function S(t,o){
const s=await l(t),e={timeoutMs:t.policy.limits.command_timeout_seconds*1e3,mayRun:t.tree!==void 0&&!s.some(i)},{clock:a}=t,
u=await a.all(t.genes,async f=>{const T=await o(f);return[T,await(0,v().auditGene)(t,T,e)]}),h=u.flatMap(([,{commands:f}])=>f.
flatMap(({plan:T})=>T??[]));return{genes:u,findings:s,plansDigest:(0,F().digestPlans)(h)}}async function l(t){const{clock:o,
claims:s}=t,e=await(0,I().ask)(b().SUBJECT_CHECKS,t),a=await o.all(s,u=>(0,I().ask)(b().CLAIM_CHECKS,t,{asset:u}));return[
e,...a].flat()}function w({genes:t,findings:o}){return!o.some(i)&&t.some(({commands:s,findings:e})=>s.length>0&&s.every(
({verdict:a})=>a!=="block")&&!e.some(v().forbidsRunningGene))}const n=new Set(["forbidden-path-always","symlink-leaves-t\
ree","submodule-changed","store-root-missing"]);function i({rule:t,location:o}){return n.has(t)||t==="not-judged"&&o===void 0}},
84812:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.broadcastFindings=j;function M(){const A=d(27199);
return M=function(){return A},A}function p(){const A=d(95132);return p=function(){return A},A}function I(){const A=d(72025);
return I=function(){return A},A}function b(){const A=d(21471);return b=function(){return A},A}function j(A,O,r,S={files:0,
lines:0}){const{status:l,score:w}=C(A.value.outcome),n=C(A.value.blast_radius),i={capsule:A.id},t=(...s)=>(0,M().placeOf)(
A,s),o=[];if(l!=="success"){const s={...i,status:$(l)};o.push((0,p().finding)("capsule-not-successful",s,t("outcome","st\
atus")))}if(!F(w,r.min_score,1)){const s={...i,score:$(w),least:r.min_score};o.push((0,p().finding)("capsule-score",s,t(
"outcome","score")))}for(const s of["files","lines"]){const e=r[`max_${s}`],a=Math.max(S[s],O.radius?.[s]??0);if(F(n[s],
0,e)&&a<=e)continue;const u=$(n[s]),h=a>e?`${a} (claimed: ${u})`:u,f={...i,field:s,found:h,most:e};o.push((0,p().finding)(
"capsule-blast-radius",f,t("blast_radius",s)))}if(O.unmeasured!==void 0){const s=`not a size in the event \`${O.unmeasured}\
\``,e={...i,field:"files",found:s,most:r.max_files};o.push((0,p().finding)("capsule-blast-radius",e,t("blast_radius")))}
return O.count<r.min_success_streak&&o.push(...E(A,O,r.min_success_streak)),o}function E(A,{count:O,unread:r,failed:S,uncounted:l=[]},w){
const n=(0,M().placeOf)(A),i={capsule:A.id};if(S!==void 0)return[(0,p().finding)("capsule-failed",{...i,event:S},n)];if(r!==
void 0){const t=`whether the Capsule \`${A.id}\` has enough consecutive successes`;return[(0,I().notChecked)(t,r,{...n,severity:"\
error"})]}return[(0,p().finding)("capsule-streak",{...i,streak:O,least:w},n),...l.slice(0,v).map(t=>(0,p().finding)("str\
eak-event-not-counted",{...i,...t},n))]}const v=5;function C(A){return(0,M().isJsonObject)(A)?A:{}}function F(A,O,r){return typeof A==
"number"&&A>=O&&A<=r}function $(A){return A===void 0?"missing":(0,b().describeJson)(A)}},72391:function(B,m,d){Object.defineProperty(
m,"__esModule",{value:!0}),m.judgeCapsules=C;function M(){const r=d(95132);return M=function(){return r},r}function p(){
const r=d(72025);return p=function(){return r},r}function I(){const r=d(84812);return I=function(){return r},r}function b(){
const r=d(59613);return b=function(){return r},r}function j(){const r=d(85475);return j=function(){return r},r}function E(){
const r=d(57733);return E=function(){return r},r}function v(){const r=d(47771);return v=function(){return r},r}function C({
changes:r,present:S,unread:l},w,n,i=new Map){const t=r.filter(O);if(t.length===0)return[];const o=(0,v().streakCounter)(
(0,v().eventsIn)({changes:r,present:S,unread:l}),!0),s=l.at(-1),e=n&&F(t,n);return t.map(({kind:a,asset:u,before:h})=>{if(a===
"removed")return{change:a,asset:u,eligible:null,eligibility:null,reasons:[]};const f=a==="added"?e:h&&(0,b().sizeOf)(h.value.
blast_radius),T=A(u,()=>{const R=o(u),g=s===void 0||R.ended?R:{...R,unread:s},N=i.get(u);return[...(0,I().broadcastFindings)(
u,g,w,f),...N?[N]:[]]}),c=(0,M().eligibilityOf)(T);return{change:a,asset:u,eligible:c==="eligible",eligibility:c,reasons:T}})}
function F(r,S){const l=r.filter(({kind:i})=>i==="added").map(({asset:i})=>(0,b().sizeOf)(i.value.blast_radius)??{files:0,
lines:0}),w=i=>l.reduce((t,o)=>t+o[i],0);return w("files")>=S.files&&w("lines")>=S.lines?void 0:S}const $=new Set(["stre\
ak-event-not-counted","content-hash-mismatch"]);function A(r,S){try{return[...S(),...(0,E().promotionSchemaFindings)(r),
...(0,j().identityFindings)(r,"hand")].filter(({severity:l,rule:w})=>l==="error"||$.has(w))}catch(l){return[(0,p().assetNotJudged)(
r,l)]}}function O({asset:r}){return r.type==="Capsule"}},39092:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),
m.commitLayer=j;function M(){const E=d(51455);return M=function(){return E},E}function p(){const E=d(76760);return p=function(){
return E},E}function I(){const E=d(96402);return I=function(){return E},E}function b(){const E=d(67397);return b=function(){
return E},E}async function j({checkout:E,layer:v,modes:C,path:F}){const $=(0,p().join)(E,".git");if(!(await(0,M().lstat)(
$).catch(()=>{}))?.isDirectory())return;const O=await(0,I().openRepository)(E,{PATH:F}),r=(0,p().join)(v,".git","index"),
S={GIT_INDEX_FILE:r},l=async(...w)=>(await O.objects(...w)).toString().trim();try{const w=[...C.keys()],i=(await l(["has\
h-object","-w","--no-filters","--stdin-paths"],{input:w.map(c=>`${JSON.stringify((0,p().join)(v,c))}
`).join("")})).split(`
`);await(0,M().mkdir)((0,p().dirname)(r),{recursive:!0}),await(0,M().cp)(O.index,r);const t=w.map((c,y)=>`${C.get(c)} ${i[y]}\
	${c}\0`);await l(["update-index","-z","--index-info"],{env:S,input:t.join("")});const o=await l(["write-tree"],{env:S}),
[s]=await(0,b().resolveCommits)(O,["HEAD"]),[e]=await O.read([s]),a=e?.content.toString("latin1").replace(/^tree .*/,`tr\
ee ${o}`)??"",u=Buffer.from(a,"latin1"),h=await l(["hash-object","-t","commit","-w","--stdin"],{input:u});await(0,M().cp)(
O.privateStore.GIT_OBJECT_DIRECTORY??"",(0,p().join)(v,".git","objects"),{recursive:!0,filter:c=>!c.endsWith("/info")});
const f=await(0,M().readFile)((0,p().join)($,"HEAD"),"utf8"),T=/^ref: (refs\/\S+)\n?$/.exec(f)?.[1]??"HEAD";await(0,M().
mkdir)((0,p().dirname)((0,p().join)(v,".git",T)),{recursive:!0}),await(0,M().writeFile)((0,p().join)(v,".git",T),h)}finally{
await O.close()}}},55250:function(B,m){Object.defineProperty(m,"__esModule",{value:!0}),m.CONTAINMENT_CAUSES=void 0,m.causeWords=
b;const d=E=>()=>`If the command needs more, increase \`${E}\` in the policy of the base branch.`,M=E=>({key:v})=>v==="c\
oncurrency"?`The commands that run at once share the memory of the machine: set a lower \`concurrency\` in the policy of t\
he base branch, or use a machine with more memory. \`${E}\` allows more.`:d(E)(),p=({detail:E=""})=>`Add \`${E}\` to \`hom\
e_caches\` in the policy of the base branch, and fill it before the gate runs.`,I=m.CONTAINMENT_CAUSES={memory:{counted:"\
memory_bytes",key:"limits.memory_bytes",says:({limit:E=0})=>`the kernel ended a process at the limit of ${j(E)} of memor\
y, which includes the files that the command writes`,change:M("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:E})=>`it may have ${E} processes and threads, and one more could\
 not start`,change:d("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:E=0})=>`the ${j(
E)} that it may write are full, including temporary files`,change:M("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:E=0})=>`a file may have ${j(E)}, and its output reports one that is too large`,change:d(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:E})=>`a process may have ${E} open files, and its output reports too many of them`,change:d("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:E})=>`it ran w\
ith an empty home directory, and its output names \`~/${E}\`, which exists in the home directory of the gate`,change:p},
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
or scripts, or start it with `script`."}};function b(E=[]){return{causes:E.map(v=>I[v.cause].says(v)),change:E.map(v=>I[v.
cause].change(v)).join(" ")}}function j(E){return`${Math.round(E/1024/1024)} MiB`}},19309:function(B,m,d){Object.defineProperty(
m,"__esModule",{value:!0}),m.copyCheckout=A,m.shareFolder=l;function M(){const n=d(73024);return M=function(){return n},
n}function p(){const n=d(51455);return p=function(){return n},n}function I(){const n=d(76760);return I=function(){return n},
n}function b(){const n=d(41895);return b=function(){return n},n}function j(){const n=d(4339);return j=function(){return n},
n}function E(){const n=d(95132);return E=function(){return n},n}function v(){const n=d(46282);return v=function(){return n},
n}function C(){const n=d(51968);return C=function(){return n},n}const F={entries:2e5,bytes:4*1024**3};class $ extends Error{}
async function A(n,i=F){const t=await(0,j().temporaryFolder)(),o=()=>(0,p().rm)(t,{recursive:!0,force:!0,maxRetries:3}),
s=(0,I().join)(t,(0,I().basename)(n.directory)||"checkout");try{await O(n,s,i);const e=await(0,C().copyRepository)(n.directory,
s);return{guard:n.at(s),objects:e,close:o}}catch(e){if(await o(),e instanceof $)return;throw e}}async function O(n,i,t){
const{directory:o,files:s,folders:e}=n,a={...t},u=async h=>{const[f,T]=[(0,I().join)(o,h),(0,I().join)(i,h)],c=await(0,p().
lstat)(f);if(a.entries-=1,a.bytes-=c.isFile()?c.size:0,a.entries<0||a.bytes<0)throw new $;if(c.isSymbolicLink())await S(
f,T,o,i);else if(c.isFile())await(0,p().copyFile)(f,T,M().constants.COPYFILE_FICLONE);else if(c.isDirectory()){await(0,p().
mkdir)(T,{mode:c.mode});for(const{name:y}of await r(f))await u((0,I().join)(h,y))}};for(const h of e)await(0,p().mkdir)(
(0,I().join)(i,h),{recursive:!0});for(const{path:h}of s)await u(h);for(const h of n.additions)await(0,p().mkdir)((0,I().
join)(i,h,".."),{recursive:!0}),await u(h)}async function r(n){return(await(0,p().readdir)(n,{withFileTypes:!0})).filter(
({name:t})=>t!==".git")}async function S(n,i,t,o){const s=await(0,p().readlink)(n),e=(0,I().isAbsolute)(s)&&(0,v().isInside)(
t,s),a=process.platform==="win32"?"junction":void 0;await(0,p().symlink)(e?(0,I().join)(o,(0,I().relative)(t,s)):s,i,a)}
function l(n,i,t=!1,o=A){let s,e=!1;return{folder:async()=>{if(t)return n.directory;if(s=await o(n),e=s===void 0,e&&!i)throw w(
n);return s?.guard.directory??n.directory},guard:()=>s?.guard??n,hides:()=>!e,findings:()=>e?[(0,E().finding)("checkout-\
shared",{untracked:n.leftOut.length})]:[],close:async()=>s?.close()}}function w({directory:n}){return new(b()).GateError(
"containment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that \
are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer dep\
endencies before the gate.")}},51968:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.copyRepository=b,
m.safeGitConfigs=O,m.withoutSecrets=S;function M(){const l=d(51455);return M=function(){return l},l}function p(){const l=d(
76760);return p=function(){return l},l}const I=new Set(["hooks","lfs","worktrees"]);async function b(l,w){const n=(0,p().
join)(l,".git"),i=await(0,M().lstat)(n).catch(()=>{});if(i===void 0)return[];const t=(0,p().join)(w,".git");if(i.isDirectory())
return j(n,t);const o=/^gitdir: (.+)\n?$/.exec(await(0,M().readFile)(n,"utf8"))?.[1];if(o===void 0)return[];const s=(0,p().
resolve)(l,o),e=await(0,M().readFile)((0,p().join)(s,"commondir"),"utf8").catch(()=>{});return[...e===void 0?[]:await j(
(0,p().resolve)(s,e.trim()),t),...await j(s,t,new Set(["commondir","gitdir"]))]}async function j(l,w,n=new Set){const i=[];
await(0,M().mkdir)(w,{recursive:!0});const t=await(0,M().readdir)(l,{withFileTypes:!0}),o=E(t);for(const s of t){const{name:e}=s,
[a,u]=[(0,p().join)(l,e),(0,p().join)(w,e)];o&&I.has(e)||n.has(e)||(s.isDirectory()&&e==="objects"&&o?(await v(a,u),i.push(
a)):s.isDirectory()?i.push(...await j(a,u)):s.isFile()&&/^config(\.worktree)?$/.test(e)?await(0,M().writeFile)(u,S(await(0,M().
readFile)(a,"utf8"))):s.isFile()&&await(0,M().copyFile)(a,u))}return i}function E(l){const w=n=>l.find(i=>i.name===n);return w(
"HEAD")?.isFile()===!0&&w("objects")?.isDirectory()===!0}async function v(l,w){await(0,M().mkdir)((0,p().join)(w,"info"),
{recursive:!0}),await(0,M().writeFile)((0,p().join)(w,"info","alternates"),`${JSON.stringify(l)}
`)}const C=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,F=/^\s*([\w-]+)\s*(?:=|$)/,$={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},A=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function O(l){const w=await r(l,".git"),n=async i=>{
const t=await(0,M().readFile)((0,p().join)(l,i),"utf8");return[i,S(t)]};return new Map(await Promise.all(w.map(n)))}async function r(l,w){
const i=(await(0,M().readdir)((0,p().join)(l,w),{withFileTypes:!0}).catch(()=>[])).map(async t=>{const o=(0,p().join)(w,
t.name);return t.isFile()?/^config(\.worktree)?$/.test(t.name)?[o]:[]:t.isDirectory()?r(l,o):[]});return(await Promise.all(
i)).flat()}function S(l){if(A.test(l))return l;let w=[];return l.split(`
`).filter(i=>{const t=C.exec(i)?.[1]?.toLowerCase();if(t!==void 0)return w=$[t]??[],w.length>0&&i.trimEnd().endsWith("]");
const o=F.exec(i)?.[1]?.toLowerCase();return o!==void 0&&w.includes(o)&&!i.endsWith("\\")}).map(i=>`${i}
`).join("")}},46252:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.causesOf=l,m.mentionedOf=T,m.mentionsIn=
c,m.namedRootOf=R;function M(){const g=d(73024);return M=function(){return g},g}function p(){const g=d(76760);return p=function(){
return g},g}function I(){const g=d(26040);return I=function(){return g},g}function b(){const g=d(55250);return b=function(){
return g},g}function j(){const g=d(32223);return j=function(){return g},g}function E(){const g=d(96266);return E=function(){
return g},g}function v(){const g=d(46282);return v=function(){return g},g}const C=3,F=new Set(["failed","crashed","timed\
_out"]),$=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
A=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,O=2e3,r=new Set(["/","/dev","/dev/shm","/proc","/home",E().HOME,E().TEMP]),
S=[...j().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(g=>`/dev/${g}`);function l(g){return N=>{if(g.isolation.
level!=="namespaces"||!F.has(N.status))return N;const P=w(N,g),k=P.flatMap(({cause:H})=>b().CONTAINMENT_CAUSES[H].implies??
[]),G=P.some(({counted:H})=>H),x=P.filter(({cause:H,counted:L})=>!k.includes(H)&&(!G||L||i(H)!==void 0)).sort((H,L)=>Number(
L.counted??!1)-Number(H.counted??!1)).slice(0,C);return x.length===0?N:{...N,causes:x}}}function w(g,N){const P=[g.stderr,
g.stdout].flatMap(({head:G,tail:D})=>[G,D]).flatMap(G=>G.split(`
`)).map(G=>G.slice(0,O)),k=o(P,N);return Object.keys(b().CONTAINMENT_CAUSES).flatMap(G=>{const{counted:D,signs:x,unless:H}=b().
CONTAINMENT_CAUSES[G],L=k.get(G),U=L!==void 0||(D&&g.limits_hit?.includes(D))===!0,W=Y=>x?.test(Y)===!0&&H?.test(Y)!==!0,
J=g.signal==="SIGXFSZ"?G==="file_size":P.some(W);if(!U&&!(J&&n(G,N)))return[];const V=L===void 0?{}:{detail:L};return[{cause:G,
...U&&{counted:!0},...t(G,N),...V}]})}function n(g,{isolation:N,policy:P}){return g==="processes"?N.limits?.processes_counted_for===
"user":g==="network"||g==="package_manager"?P.network==="none":g!=="privileges"||N.launcher==="root"}function i(g){const[
,N]=b().CONTAINMENT_CAUSES[g].key?.split("limits.")??[];return N}function t(g,{isolation:N,policy:P}){const{key:k}=b().CONTAINMENT_CAUSES[g],
G=i(g),D=G&&(N.limits?.[G]??void 0),x=G!==void 0&&D!==void 0&&D<P.limits[G];return{...D!==void 0&&{limit:D},...k!==void 0&&
{key:x&&(g==="memory"||g==="written")?"concurrency":k}}}function o(g,N){const k=[...new Set(g.filter(G=>$.test(G)).flatMap(
G=>G.match(A)??[]))].flatMap(G=>s(G.replace(/[.:]+$/,""),N));return new Map(k.reverse())}function s(g,{checkout:N,home:P,
programs:k}){const G=["~/",`${E().HOME}/`].find(U=>g.startsWith(U));if(G!==void 0){const U=g.slice(G.length);return P!==
void 0&&a((0,p().join)(P,U))?[["home_cache",e(U)]]:[]}const D=(0,p().resolve)(N,g);if((0,v().isInside)(N,D)){const U=(0,I().
attempt)(()=>(0,M().realpathSync)(D));return U===void 0||(0,v().isInside)(N,U)?[]:[["machine_path",g]]}if(!(0,p().isAbsolute)(
g)||/\/(?:docker|podman|containerd)\.sock$/.test(g))return[];const x=(0,p().dirname)((0,p().dirname)(k.node.file));if([...j().
SYSTEM,"/proc",...S,x,...k.searchPath].some(U=>(0,v().isInside)(U,D)))return[];const L=[D,(0,p().dirname)(D)].find(U=>!r.
has(U)&&a(U));return L===void 0?[]:[["machine_path",L]]}function e(g){const N=g.split("/"),P=g.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(g)?2:1;return N.slice(0,P).join("/")}function a(g){return(0,I().attempt)(()=>(0,M().lstatSync)(
g))!==void 0}const u=5,h=30,f=/[^\w.@+~/\\-]+/;function T(g){const N=new Map(g.map(P=>[P,P]));for(const P of g){const{dir:k,
name:G,ext:D}=p().posix.parse(P),x=p().posix.join(k,G);D!==""&&!N.has(x)&&N.set(x,P)}return P=>{if(P.status!=="failed"||
N.size===0)return P;const{stdout:k,stderr:G}=P,D=[G,k].flatMap(({head:H,tail:L})=>[H,L]),x=new Set([...c(D,N)].flatMap(H=>N.
get(H)??[]));return x.size===0?P:{...P,left_out:[...x].sort().slice(0,u)}}}function c(g,N){const P=new Set(g.flatMap(k=>k.
split(f)));return new Set([...P].flatMap(k=>y(k).filter(G=>N.has(G))))}function y(g){const N=g.replaceAll("\\","/").replace(
/[.,]+$/,"").split("/").filter(P=>P!==""&&P!=="."&&P!=="..");return N.length>h?[]:N.flatMap((P,k)=>N.slice(k).map((G,D)=>N.
slice(k,k+D+1).join("/")))}function R(g){return N=>{const{status:P,stdout:k,stderr:G}=N;return P==="passed"||g==="/"?N:[
k,G].some(({head:x,tail:H})=>[x,H].some(L=>L.includes(g)))?{...N,root:g}:N}}},10582:function(B,m,d){Object.defineProperty(
m,"__esModule",{value:!0}),m.effectiveLimits=b,m.limitsInWords=E,m.limitsOn=l,m.resourceLimits=j,m.thisMachine=S;function M(){
const n=d(73024);return M=function(){return n},n}function p(){const n=d(48161);return p=function(){return n},n}function I(){
const n=d(26040);return I=function(){return n},n}function b(n,i){const{memory_bytes:t,processes:o,open_files:s,file_bytes:e,
written_bytes:a}=n;return{memory_bytes:i.memory?t:null,processes:o,processes_counted_for:i.processes?"command":"user",open_files:s,
file_bytes:e,written_bytes:a}}function j(n){return[["CORE",1],["FSIZE",n.file_bytes],["NOFILE",n.open_files],...n.processes_counted_for===
"user"?[["NPROC",n.processes]]:[]]}function E(n){const{memory_bytes:i,processes:t,processes_counted_for:o,open_files:s}=n;
return[i===null?"memory: unlimited":`memory: ${v(i)}`,`processes: ${t}${o==="user"?" of the same user":""}`,`open files:\
 ${s}`,`file size: ${v(n.file_bytes)}`,`total written: ${v(n.written_bytes)}`].join(", ")}function v(n){return`${Math.round(
n/1024/1024)} MiB`}const C=1024**3,F=64*1024**2,$=1/2,A=4/5,O=2*C,r=1024*1024;function S(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,p().totalmem)()),freeBytes:process.availableMemory(),openFiles:w("Max open files")}}function l(n,i,t){
const{totalBytes:o,freeBytes:s,openFiles:e}=n,a=(u,h)=>Math.max(u/t-u/t%F,h);return{...i,memory_bytes:Math.min(i.memory_bytes,
a(o*A,O)),written_bytes:Math.min(i.written_bytes,a(s*$,r)),open_files:Math.min(i.open_files,e)}}function w(n){const i=(0,I().
attempt)(()=>(0,M().readFileSync)("/proc/self/limits","utf8"))??"",t=new RegExp(`^${n}\\s+\\S+\\s+(\\d+)`,"m");return Number(
t.exec(i)?.[1]??1/0)}},32223:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.SYSTEM=m.DEVICES=void 0,
m.homeFolders=w,m.privateFolders=A,m.viewOf=O;function M(){const n=d(73024);return M=function(){return n},n}function p(){
const n=d(51455);return p=function(){return n},n}function I(){const n=d(48161);return I=function(){return n},n}function b(){
const n=d(76760);return b=function(){return n},n}function j(){const n=d(46282);return j=function(){return n},n}const E=m.
SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],v=["/nix/store","/gnu/store"],C=m.DEVICES=["nul\
l","zero","full","random","urandom"],F="tty",$=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function A(n){
const i=$.flatMap(o=>n[`GITHUB_${o}`]??[]),t=[n.HOME,n.RUNNER_TEMP,n.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set(
[...t,(0,I().tmpdir)(),...i.map(b().dirname)].filter(o=>(0,b().isAbsolute)(o)))]}async function O({node:n,npm:i,machine:t},o,s){
const e=await S([...E,...v]),u=(await Promise.all(o.map(c=>(0,p().realpath)(c).catch(()=>[])))).flat(),h=[(0,b().dirname)(
n.file),...i?[(0,b().dirname)((0,b().dirname)(i.file))]:[],...[...t.values()].flatMap(c=>r(c,u)),...s?await l():[]].filter(
c=>!e.some(y=>(0,j().isInside)(y,c))),f=u.filter(c=>e.some(y=>y!==c&&(0,j().isInside)(y,c))),T=(0,M().existsSync)(`/dev/${F}`)?
[...C,F]:C;return{system:e,emptied:f,tools:[...new Set(h)],devices:T,home:[]}}function r({file:n,real:i},t){const o=(0,b().
dirname)(i),s=(0,b().dirname)(o),e=(0,b().basename)(o),a=e==="shims"||e==="bin"&&!t.some(u=>(0,j().isInside)(u,s));return[
(0,b().dirname)(n),o,...a?[s]:[]].filter(u=>!t.some(h=>(0,j().isInside)(u,h)))}async function S(n){return(await Promise.
all(n.map(async t=>(await(0,p().lstat)(t).catch(()=>{}))?.isDirectory()?[t]:[]))).flat()}async function l(){const n=await(0,p().
realpath)("/etc/resolv.conf").catch(()=>{});return n?.startsWith("/run/systemd/resolve/")?[(0,b().dirname)(n)]:[]}async function w(n,i){
return i===void 0||!(0,b().isAbsolute)(i)?[]:(await Promise.all([...new Set(n)].sort().map(async o=>{const s=await(0,p().
realpath)((0,b().join)(i,o)).catch(()=>{});return s===void 0||!(await(0,p().stat)(s)).isDirectory()?[]:[{path:o,source:s}]}))).
flat()}},96266:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.TEMP=m.HOME=void 0,m.commandFolders=A,
m.commandMounts=$,m.sharedMounts=F;function M(){const r=d(76760);return M=function(){return r},r}function p(){const r=d(
39491);return p=function(){return r},r}function I(){const r=d(46282);return I=function(){return r},r}const b=m.HOME="/ho\
me/gene-gate",j=m.TEMP="/tmp",E=64,v="/.gene-gate",C={lower:`${v}/lower`,cover:`${v}/cover`,own:`${v}/own`,run:`${v}/run`,
replaced:`${v}/replaced`,home:`${v}/home`,tools:`${v}/tools`};function F({view:r,checkout:S,run:l,stage:w}){const n=(t,o)=>[
t,(0,M().join)(w,o)],i=(t,o,s)=>[t,(0,M().join)(w,o),"none",s];return[...r.system.map(t=>n(t,t)),...r.emptied.map(t=>["g\
ene-gate",(0,M().join)(w,t),"tmpfs","size=1m,mode=0755"]),i("/proc","proc","rbind"),i(S,C.lower,"rbind"),i(l,C.run,"bind"),
...r.tools.map((t,o)=>n(t,O(t,o))),...r.home.map(({source:t},o)=>n(t,(0,M().join)(C.home,String(o))))]}function $(r){const{
view:S,checkout:l,privileges:w,hides:n,keepsWrites:i,replaced:t}=r,o=(u,h,f)=>["gene-gate",h,u,f],s=(u,h,f="bind")=>[u,h,
"none",f],e=[`lowerdir=${n||w.adopt?`${C.cover}:`:""}${C.lower}`,`upperdir=${C.own}/upper`,`workdir=${C.own}/work`,...w.
overlay,"X-mount.mkdir"],a=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${E}`;return[s(`${C.own}/tmp`,j),s(`${C.
own}/home`,b),...S.home.map(({path:u},h)=>s(`${C.home}/${h}`,(0,M().join)(b,u))),s(`${C.own}/shm`,"/dev/shm"),o("devpts",
"/dev/pts",a),...S.tools.flatMap((u,h)=>{const f=O(u,h);return u===f?[]:[s(f,u,"rbind,X-mount.mkdir")]}),i?s(C.lower,l,"\
bind,X-mount.mkdir"):o("overlay",l,e.join(",")),...t.map((u,h)=>s(`${C.replaced}/${h}`,(0,M().join)(l,u))),o("proc","/pr\
oc","nosuid,nodev,noexec"),o("tmpfs",v,"ro,size=4k,mode=0755")]}function A({home:r}){return["upper","work","tmp","home",
"shm",...[...new Set(r.flatMap(({path:l})=>[...(0,p().foldersAbove)(l),l]))].map(l=>`home/${l}`)]}function O(r,S){return[
j,b].some(w=>(0,I().isInside)(w,r))?`${C.tools}/${S}`:r}},35134:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),
m.breakFiles=E,m.writeLayer=C;function M(){const l=d(51455);return M=function(){return l},l}function p(){const l=d(76760);
return p=function(){return l},l}function I(){const l=d(39092);return I=function(){return l},l}function b(){const l=d(32476);
return b=function(){return l},l}const j=/\.d\.[cm]?ts$/;function E(l,w){const n=new Map,i=new Map;for(const[o,s]of l){const e=p().
posix.extname(o).slice(1).toLowerCase(),a=b().LANGUAGES.find(({extensions:h})=>h.includes(e)),u=a&&!j.test(o)&&O(s,a,w);
a===void 0?i.set(o,v(s,w)):u&&n.set(o,u)}if(n.size===0){const o=[...l].map(([s,e])=>[s,v(e,w)]);return{files:new Map(o),
operator:"unparsable"}}const t=i.size>0?"mixed":"functions_fail";return{files:new Map([...n,...i]),operator:t}}function v(l,w){
return`)]}>"'\`<<<<<<< ${w}
${l}`}async function C(l,w,n){const{checkout:i,isCommitted:t,path:o}=n,s=new Map;for(const[e,a]of w){const{mode:u}=await(0,M().
lstat)((0,p().join)(i,e));await(0,M().mkdir)((0,p().dirname)((0,p().join)(l,e)),{recursive:!0}),await(0,M().writeFile)((0,p().
join)(l,e),a),await(0,M().chmod)((0,p().join)(l,e),u&511),s.set(e,(u&73)===0?"100644":"100755")}t&&await(0,I().commitLayer)(
{checkout:i,layer:l,modes:s,path:o});for(const e of await(0,M().readdir)(l,{recursive:!0,withFileTypes:!0})){const a=(0,p().
join)(e.parentPath,e.name),u=await(0,M().lstat)((0,p().join)(i,(0,p().relative)(l,a))).catch(()=>{});e.isDirectory()&&u&&
await(0,M().chmod)(a,u.mode&511)}}const F=200,$=400,A=1e4;function O(l,w,n){const{masked:i,forms:t,failing:o,unused:s}=w,
e=l.replaceAll(i,f=>f.replaceAll(/[^\n]/g," ")),a=new Map;for(const{start:f,end:T}of r(e,w)){const c=e.slice(T,T+$),y=t.
find(({after:N})=>N.test(c)),R=e.slice(Math.max(0,f-F),f);if(!y||y.unless?.test(R)||y.before?.test(R)===!1)continue;const g=T+
(y.after.exec(c)?.[0].length??0);y.isExpression?a.set(g,` (() => {${o(n)} })( ) ? 0 : `):a.set(...S(l,g,w,n))}if(a.size===
0)return;s&&/^[ \t]*(?:import|export)\b/m.test(e)&&a.set(l.length,s(n));let u="",h=0;for(const[f,T]of[...a].sort(([c],[y])=>c-
y))u+=l.slice(h,f)+T,h=f;return u+l.slice(h)}function r(l,{bareParameter:w}){const n=[],i=[];for(const{index:o,0:s}of l.
matchAll(/[()[\]{}]/g))if("([{".includes(s))i.push(o);else{const e=i.pop();s===")"&&e!==void 0&&n.push({start:e,end:o+1})}
const t=w?[...l.matchAll(w)]:[];return[...n,...t.map(({index:o,0:s})=>({start:o,end:o+s.length}))]}function S(l,w,{preamble:n,
isIndented:i,failing:t},o){const s=n?.exec(l.slice(w,w+A))?.[0].length??0,e=t(o);if(!i)return[w+s,e];if(s>0)return[w+s,`\
; ${e}`];const[a="",u=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(l.slice(w))??[];return[w+a.length,a===u?`${e}; `:
`${e}
${u}`]}},32476:function(B,m){Object.defineProperty(m,"__esModule",{value:!0}),m.LANGUAGES=void 0;function d(...o){return new RegExp(
o.join("|"),"g")}const M=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,p=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
I="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",b=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
j=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,E=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
v={extensions:["js","mjs","cjs"],masked:d(M,p,I,b),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:E,unless:j}],failing:o=>` debugger; var _${o}=${o}( "x" ) ; throw _${o} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:o=>`
export const unused_${o} = "x"  ;
`},C=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,F=String.raw`\s*:\s*(?:[^\s;{}()=]|${C})(?:[^;{}()=]|${C})*`,$=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
A=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,O=String.raw`^(?:${F}?)?\s*=>`,
r={...v,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${O}\s*\{`),unless:$},{after:new RegExp(
O),before:A,unless:$,isExpression:!0},{after:new RegExp(String.raw`^(?:${F})?\s*\{`),before:E,unless:j}]},S=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),l=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...S,p].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
w={extensions:["py","pyi"],masked:d(...S,p,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:o=>`_${o}=${o}( "x" ) ;raise RuntimeError(_${o})`,preamble:new RegExp(l),isIndented:!0},n={masked:d(M,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},i={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},t=m.LANGUAGES=[v,r,w,{...n,extensions:["rs"],failing:o=>` let _${o} =( "x" ) ; \
panic!( "${o}" ) ;`},{...n,extensions:["go"],failing:o=>` panic( "${o}" ) ;`},{...n,extensions:["kt","kts"],failing:o=>`\
 throw RuntimeException( "${o}" ) ;`},{...n,extensions:["java"],forms:[i],failing:o=>` if ( true ) throw new RuntimeExce\
ption( "${o}" ) ;`}]},69983:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.breakAndRun=S;function M(){
const t=d(77598);return M=function(){return t},t}function p(){const t=d(86191);return p=function(){return t},t}function I(){
const t=d(41115);return I=function(){return t},t}function b(){const t=d(59490);return b=function(){return t},t}function j(){
const t=d(67147);return j=function(){return t},t}function E(){const t=d(57334);return E=function(){return t},t}function v(){
const t=d(49604);return v=function(){return t},t}function C(){const t=d(64474);return C=function(){return t},t}function F(){
const t=d(35134);return F=function(){return t},t}function $(){const t=d(48081);return $=function(){return t},t}const A=2,
O=2e3,r=20;async function S(t,o){const{policy:s,change:e,checkout:a}=o;if(s.mutants==="off"||e===void 0)return new Map;const u=[
...t].flatMap(([y,R])=>{const g=R.map(({outcome:k})=>k);if(!(y.gene.change==="added"||y.gene.change==="modified")||g.some(
({status:k})=>k!=="passed"))return[];const P=y.gene.commands.flatMap(({reading:k})=>(0,p().startedFiles)(k)).sort();return[
{...y,outcomes:g,launched:P}]}),{areBuilt:h}=(0,j().everything)((0,I().dependencyFolders)(s)),f=a.additions.find(h),T=`c\
ommands can read \`${f}\`, which was built before the change was broken`,c=new Map;for(const y of(0,b().groupBy)(u,({launched:R})=>R.
join("\0")).values()){const g=await(f===void 0?w(y,o):Promise.reject(new Error(T))).catch(({message:N})=>l(y,N));for(const[
N,{gene:P}]of y.entries())c.set(P,g[N]??[])}return c}function l(t,o){return t.map(({plans:s})=>s.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:o})))}async function w(t,o){const s=await(0,$().sourcesOf)(o.change?.files??[],o.tree,
t[0]?.launched??[]);if(typeof s=="string")return l(t,s);const e=await n(t,s.texts,o),a=e.flat().some(({outcome:h})=>h===
"killed");if(s.existing===void 0||!a)return e;const u=await n(t,s.existing,o);return e.map((h,f)=>h.map((T,c)=>{const y=u[f]?.[c];
return T.outcome!=="killed"||y?.outcome!=="survived"?T:{...T,existing:{files:y.files,duration_ms:y.duration_ms}}}))}async function n(t,o,{
backend:s,checkout:e,change:a,policy:{views:u},concurrency:h,path:f,signal:T}){const c=`z${(0,M().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,y=(0,F().breakFiles)(o,c),R={checkout:e.directory,isCommitted:a?.isCommitted===!0,path:f},
g=await s.cover?.(G=>(0,F().writeLayer)(G,y.files,R));if(g===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const N=t.map(({id:G,plans:D,outcomes:x})=>{const H=x.map(({duration_ms:U})=>A*
U+O),L=D.map((U,W)=>({...U,timeoutMs:H[W]??O}));return u==="gene"?[{id:G,plans:L}]:L.map(U=>({id:G,plans:[U]}))}),P={backend:g,
progress:v().NO_PROGRESS,views:u,concurrency:h,signal:T},k=await(0,C().runPlans)(N.flat(),P);return N.map(G=>G.flatMap(D=>k.
get(D)??[]).map(({outcome:D})=>i(D,y)))}function i(t,{files:o,operator:s}){const{status:e,signal:a,duration_ms:u,reason:h=e}=t,
f=[...o.keys()].sort(),T={operator:s,files:f.slice(0,r),duration_ms:u,...f.length>r&&{total_files:f.length}};return e===
"passed"?{...T,outcome:"survived"}:(e==="failed"||e==="timed_out"||a!==null)&&h!==E().BUDGET_SPENT?{...T,outcome:"killed"}:
{...T,outcome:"not_run",reason:h}}},48081:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.isSource=$,
m.sourcesOf=A;function M(){const O=d(20639);return M=function(){return O},O}function p(){const O=d(93028);return p=function(){
return O},O}const I=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
b=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
j=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,E=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
v=600,C=500,F=10*1024**2;function $(O){return(0,M().isProgramCode)(O)&&!(0,M().isOfTests)(O)&&![I,b].some(r=>r.test(O))}
async function A(O,r,S){const l=u=>$(u)&&!S.includes(u)&&(0,p().isRegular)(r.stat(u)?.kind),w=O.filter(({path:u,status:h})=>h!==
"deleted"&&l(u)),n=[...r.files()].filter(({path:u})=>l(u)&&!j.test(u)),i=w.length>0?w:n;if(i.length===0)return"neither t\
he change nor the repository has a source file to break";const t=i.reduce((u,{path:h})=>u+(r.stat(h)?.size??0),0);if(i.length>
C||t>F)return`there are too many source files to break: ${i.length} with ${Math.ceil(t/1024**2)} MB`;const o=i.map(async({
path:u})=>[u,(await r.read(u)).toString("utf8")]),s=await Promise.all(o);if(w.length===0){const u=s.filter(([,h])=>!E.test(
h.slice(0,v)));return u.length===0?"all source files are generated":{texts:new Map(u)}}const e=s.filter((u,h)=>w[h]?.status!==
"added"),a=e.length>0&&e.length<s.length;return{texts:new Map(s),...a&&{existing:new Map(e)}}}},57334:function(B,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.OUTCOME_LOST=m.INTERRUPTED=m.CHECKOUT_CHANGED=m.BUDGET_SPENT=m.BLOCKED=void 0,
m.changedOutcome=C,m.countInterrupted=j,m.notRun=v,m.stopReason=E;const d=m.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",M=m.INTERRUPTED="interrupted",p=m.BUDGET_SPENT="the time budget for all commands was spent",I=m.OUTCOME_LOST=
"the run returned no outcome for this command",b=m.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function j(F){
return F.filter(({reason:$})=>$===M).length}function E(F){return F.reason===p?p:M}function v(F,$,A=new Date){const O={head:"",
tail:"",bytes:0,truncated:!1};return{status:F,exit_code:null,signal:null,started_at:A.toISOString(),duration_ms:0,stdout:O,
stderr:O,reason:$}}function C(F,$=v("error",b)){return{...$,status:"error",reason:b,checkout_changed:[...F]}}},22562:function(B,m,d){
Object.defineProperty(m,"__esModule",{value:!0}),m.outcomesOf=b,m.plansOf=I,m.refusedOutcomes=E;function M(){const $=d(6470);
return M=function(){return $},$}function p(){const $=d(57334);return p=function(){return $},$}function I({asset:$,commands:A}){
const O=A.flatMap(({plan:r})=>r??[]);return{id:$.id,plans:O.length===A.length?O:[]}}function b({commands:$},A,O){if($.every(
({plan:S})=>S!==void 0))return $.map(({plan:S},l)=>j(S,A[l],O));const r=F($);return $.map(({verdict:S})=>S==="block"?(0,p().
notRun)("blocked",p().BLOCKED,O):(0,p().notRun)("skipped",r,O))}function j($,A,O){if(A===void 0||A.plan.digest!==$?.digest)
return(0,p().notRun)("skipped",p().OUTCOME_LOST,O);const{outcome:r,changedFiles:S}=A;return S.length===0?r:{...r,checkout_modified:S}}
function E($,A,O){const r=$.filter(S=>A?v(S):S.commands.some(C));return new Map(r.map(S=>[S,b(S,[],O)]))}function v({change:$,
commands:A}){return A.length===0?$!=="removed":A.some(({plan:O})=>O===void 0)}function C({verdict:$}){return $==="block"}
function F($){if($.some(({verdict:r})=>r==="block"))return"another command of the gene is blocked";const O=$.flatMap(({reading:r})=>(0,M().
toolOf)(r)??[]).find(({path:r})=>r===void 0);return O?`${O.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},46282:function(B,m,d){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.findPrograms=r,m.isInside=h;function M(){const f=d(31421);return M=function(){return f},f}function p(){
const f=d(51455);return p=function(){return f},f}function I(){const f=d(48161);return I=function(){return f},f}function b(){
const f=d(76760);return b=function(){return f},f}function j(){const f=d(57975);return j=function(){return f},f}function E(){
const f=d(7723);return E=function(){return f},f}function v(){const f=d(26040);return v=function(){return f},f}function C(){
const f=d(41895);return C=function(){return f},f}function F(){const f=d(14495);return F=function(){return f},f}const $=E().
object({file:E().string(),version:E().string(),platform:E().string(),arch:E().string()}),A="JSON.stringify({file: proces\
s.execPath, version: process.version, platform: process.platform, arch: process.arch})",O=2e4;async function r(f){const{
path:T,checkout:c,names:y=[]}=f,R=await e(T,c),g=await S(R,c),[N,P]=await Promise.all(["npm","npx"].map(D=>w(D,g.file,R,
c))),k=await s(y,R,c),G=await t(R,c);return{node:g,...N&&{npm:N},...P&&{npx:P},...G!==void 0&&{shell:G},machine:k,searchPath:R}}
async function S(f,T){for await(const{file:c,real:y}of u("node",f,T)){const R=await l(c,y,f),g=await a(R.file,T);if(g!==
void 0)return{...R,file:g}}throw new(C()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function l(f,T,c){
const{execPath:y,version:R,platform:g,arch:N}=process;if(T===await(0,p().realpath)(y))return{file:T,version:R,platform:g,
arch:N};try{const{stdout:P}=await(0,j().promisify)(M().execFile)(f,["-p",A],{cwd:(0,b().dirname)(f),env:{PATH:c.join(b().
delimiter),HOME:(0,I().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:O,windowsHide:!0});
return $.parse(JSON.parse(P))}catch(P){throw new(C()).GateError("program_not_found",`${f} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:P})}}
async function w(f,T,c,y){const R=(0,b().join)("node_modules","npm","bin",`${f}-cli.js`);for(const g of[(0,b().dirname)(
T),...c]){for(const P of[(0,b().join)(g,R),(0,b().join)(g,"..","lib",R)]){const k=await n(P,f,y);if(k)return k}const N=await n(
(0,b().join)(g,f),f,y);if(N)return N}}async function n(f,T,c){const y=await a(f,c);if(!y?.endsWith(`${T}-cli.js`))return;
const R=(0,b().join)((0,b().dirname)(y),"..","package.json"),g=await(0,p().readFile)(R,"utf8").catch(()=>"null"),{success:N,
data:P}=E().object({name:E().literal("npm"),version:E().string()}).safeParse((0,v().attempt)(()=>JSON.parse(g)));return N?
{file:y,version:P.version}:void 0}const i="/bin/sh";async function t(f,T){if(process.platform!=="win32")return i;for await(const{
real:c}of u("git",f,T)){const y=await a((0,b().join)((0,b().dirname)(c),"..","bin","sh.exe"),T);if(y!==void 0)return y}}
const o=/^[A-Za-z0-9][\w.+-]*$/;async function s(f,T,c){const y=new Map;for(const R of f.filter(g=>o.test(g))){const g=await u(
R,T,c).next();g.done||y.set(R,g.value)}return y}async function e(f,T){const c=new Set(f.split(b().delimiter).filter(R=>(0,b().
isAbsolute)(R)));return(await Promise.all([...c].map(async R=>await a(R,T)===void 0?[]:[R]))).flat()}async function a(f,T){
const[c,y]=await Promise.all([(0,p().realpath)(f).catch(()=>{}),(0,p().realpath)(T)]);if(c===void 0)return;const R=[c,(0,b().
resolve)(f)],g=[y,(0,b().resolve)(T)];return R.some(N=>g.some(P=>h(P,N)))?void 0:c}async function*u(f,T,c){for(const y of T){
const R=(0,b().join)(y,process.platform==="win32"?`${f}.exe`:f),g=await a(R,c);g!==void 0&&await(0,F().isExecutable)(g)&&
(yield{file:R,real:g})}}function h(f,T){const c=(0,b().relative)(f,T);return c!==".."&&!c.startsWith(`..${b().sep}`)&&!(0,b().
isAbsolute)(c)}},49604:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.NO_PROGRESS=void 0,m.groupedProgress=
b,m.linesOfProgress=I;function M(){const j=d(20849);return M=function(){return j},j}const p=m.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function I(j){let E=0,v=0;return{...p,planned:C=>{E=C},finished:(C,{status:F,duration_ms:$})=>{v+=
1;const A=($/1e3).toFixed(1);j(`[${v}/${E}] ${F} in ${A} s: ${(0,M().safeLine)(C)}`)}}}function b(j){const E=I(j.info);return{
...E,planned:v=>{j.startGroup(`Run ${v} validation command${v===1?"":"s"}`),E.planned(v)},ended:()=>j.endGroup()}}},63682:function(B,m,d){
Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_RAN=void 0,m.requestOf=h,m.runAudited=t,m.withinBudget=T;function M(){
const c=d(48161);return M=function(){return c},c}function p(){const c=d(97247);return p=function(){return c},c}function I(){
const c=d(60210);return I=function(){return c},c}function b(){const c=d(41115);return b=function(){return c},c}function j(){
const c=d(57430);return j=function(){return c},c}function E(){const c=d(19309);return E=function(){return c},c}function v(){
const c=d(10582);return v=function(){return c},c}function C(){const c=d(32223);return C=function(){return c},c}function F(){
const c=d(46252);return F=function(){return c},c}function $(){const c=d(69983);return $=function(){return c},c}function A(){
const c=d(57334);return A=function(){return c},c}function O(){const c=d(22562);return O=function(){return c},c}function r(){
const c=d(46282);return r=function(){return c},c}function S(){const c=d(64474);return S=function(){return c},c}const l=4*
1024*1024,w=6e4,n=4,i=2*1024;async function t(c,y){const R=new Date,g=o(c,y),{checkout:N,path:P,policy:k,progress:G,signal:D,
shown:x}=y,H=(0,O().refusedOutcomes)(c.genes,N!==void 0,R);if(N===void 0||g.length===0)return{...f,outcomes:H};const{directory:L,
leftOut:U}=N,W=new Set(g.flatMap(({plans:X})=>X.map(K=>K.program))),J=await(0,r().findPrograms)({path:P,checkout:L,names:[
...W]}),V=a(k.concurrency),Y=(0,E().shareFolder)(N,y.attended,x!==void 0),{chooseBackend:z}=await Promise.all([d.e(670),
d.e(808)]).then(d.bind(d,60670)),{backend:Z,isolation:Q,close:on}=await z({programs:J,checkout:L,leftOut:U,...x&&{shown:x},
shareFolder:Y.folder,outputBytes:e(k.limits.output_bytes,c.genes),limits:(0,v().limitsOn)((0,v().thisMachine)(),k.limits,
V),lanes:V,requested:h(k.containment,y.fork),network:k.network==="allow",replaced:await s(c,y.tree),folders:y.privateFolders,
home:await(0,C().homeFolders)([...k.home_caches,...(0,b().homeDependencies)(k)],y.home),signal:D}),_=Z.level==="namespac\
es",q=_?V:1,sn=async()=>{const X=performance.now(),K=await T(k.limits.budget_seconds*1e3,D,tn=>(0,S().runPlans)(g,{backend:Z,
progress:G,views:k.views,concurrency:q,signal:tn,guard:Y.guard()})),nn=Math.max(w,performance.now()-X),dn=await T(nn,D,tn=>(0,$().
breakAndRun)(K,{...y,checkout:N,backend:Z,concurrency:q,signal:tn}));return{runs:K,mutants:dn}},{runs:rn,mutants:an}=await sn().
finally(()=>Promise.all([on(),Y.close()])),cn=[(0,F().mentionedOf)(Y.hides()?U:[]),(0,F().causesOf)({isolation:Q,policy:k,
programs:J,checkout:L,home:y.home}),(0,F().namedRootOf)(_?L:Y.guard().directory)],un=X=>cn.reduce((K,nn)=>nn(K),X),en=g.
map(X=>{const{gene:K}=X;return[K,(0,O().outcomesOf)(K,rn.get(X)??[],R).map(un)]});return{outcomes:new Map([...H,...en]),
interrupted:(0,A().countInterrupted)(en.flatMap(([,X])=>X)),isolation:{...Q,description:`${Q.description} ${u(_,k.views,
q)}`},nodeOf:()=>J.node,mutants:an,findings:Y.findings()}}function o(c,{waiting:y}){return c.genes.filter(R=>!y.has(R)).
map(R=>({...(0,O().plansOf)(R),gene:R})).filter(({plans:R})=>R.length>0)}async function s(c,y){const R=new Set((0,p().isOfChange)(
c)?c.files.map(({path:N})=>N):[]),g=await(0,I().npmrcCopies)(y,R);return new Map(g.flatMap(({path:N,text:P,dropped:k,isLink:G})=>k.
length>0&&!G?[[N,P]]:[]))}function e(c,y){const R=y.flatMap(P=>(0,O().plansOf)(P).plans),g=new Set(R.map(({digest:P})=>P)),
N=Math.floor(l/(g.size*n));return Math.min(c,Math.max(N,i))}function a(c){return c==="cores"?(0,M().availableParallelism)():
c}function u(c,y,R){if(!c)return"One command at a time, because all commands share the checkout.";const g=y==="gene"?" T\
he commands of one gene share a view.":"";return`${R===1?"One command at a time.":`Up to ${R} commands at once.`}${g}`}function h(c,y){
return c==="require-for-forks"?y?"require":"auto":c}const f=m.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:j().
NOTHING_RUN,nodeOf:()=>process};async function T(c,y,R){const g=new AbortController,N=setTimeout(()=>g.abort(A().BUDGET_SPENT),
c);try{return await R(AbortSignal.any([y,g.signal]))}finally{clearTimeout(N)}}},20849:function(B,m,d){Object.defineProperty(
m,"__esModule",{value:!0}),m.safeLine=I,m.withoutLogCommands=b;function M(){const j=d(77598);return M=function(){return j},
j}const p=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function I(j,E=200){const v=j.replace(p,F=>`\\u{${F.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),C=Array.from(v);return C.length<=E?v:`${C.slice(0,E-1).
join("")}\u2026`}async function b(j,E){const v=(0,M().randomUUID)();j(`::stop-commands::${v}`);try{return await E()}finally{
j(`::${v}::`)}}},64474:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.runPlans=I;function M(){const r=d(
41895);return M=function(){return r},r}function p(){const r=d(57334);return p=function(){return r},r}async function I(r,S){
const{backend:l,progress:w,concurrency:n,views:i}=S,t=new Map(r.flatMap(({plans:y})=>y.map(R=>[R.digest,R]))),o=new Map;
for(const y of t.values()){const R=F(()=>l.check(y));R&&o.set(y.digest,R)}const s=new AbortController,e=AbortSignal.any(
[S.signal,s.signal]),a=b(n),u=C({...S,signal:e},o),h=j(y=>u(y,(R,g)=>l.run(R,g))),f=j(async y=>{const R=await l.forGene?.(
y.length,e),g=(N,P)=>(R??l).run(N,P);return v(y,N=>u(N,g),e).finally(()=>R?.close())}),T=async({plans:y})=>{try{return i!==
"gene"?await v(y,g=>h(g.digest,g),e):(await f(E(y),y)).map((g,N)=>({...g,plan:y[N]??g.plan}))}catch(R){throw s.abort(),R}},
c=new Map(r.map(({plans:y})=>[E(y),y]));w.planned(i==="gene"?[...c.values()].flat().length:t.size);try{const y=r.map(g=>a(
()=>T(g)));await Promise.allSettled(y);const R=A(await Promise.all(y));return new Map(r.map((g,N)=>[g,R[N]??[]]))}finally{
w.ended()}}function b(r){const S=[];let l=r;return async w=>{l===0?await new Promise(n=>S.push(n)):l-=1;try{return await w()}finally{
const n=S.shift();n?n():l+=1}}}function j(r){const S=new Map;return(l,w)=>{const n=S.get(l)??r(w);return S.set(l,n),n}}function E(r){
return r.map(({digest:S})=>S).join()}async function v(r,S,l){const w=[];for(const n of r){const i=w.find(({outcome:t})=>t.
checkout_modified);l.aborted?w.push(O(n,(0,p().stopReason)(l))):i?w.push(O(n,$(i.plan))):w.some(({outcome:t})=>t.status!==
"passed")?w.push(O(n,"an earlier command of the gene did not pass")):w.push({...await S(n),plan:n})}return w}function C(r,S){
const{backend:l,progress:w,signal:n,guard:i}=r,t=l.level==="process_group";let o;return async(s,e)=>{if(o!==void 0)return O(
s,o);if(n.aborted)return O(s,(0,p().stopReason)(n));const a=i?.state(),u=i&&a?[...await i.changed(a)]:[];if(i&&a&&!t&&u.
push(...i.added(a)),u.length>0)return o=p().CHECKOUT_CHANGED,{plan:s,outcome:(0,p().changedOutcome)(u),changedFiles:[]};
w.started(s.command);const h=S.get(s.digest),f=h?(0,p().notRun)("not_runnable",`${h.message} ${h.hint}`):await e(s,n),T=()=>t?
i?.changed():a&&i?.touchedSince(a),c=(n.aborted?void 0:await T())??[];if(c.length===0||t)return w.finished(s.command,f),
c.length>0&&(o=$(s)),{plan:s,outcome:f,changedFiles:c};o=p().CHECKOUT_CHANGED;const y=(0,p().changedOutcome)(c,f);return w.
finished(s.command,y),{plan:s,outcome:y,changedFiles:[]}}}function F(r){try{r();return}catch(S){if(S instanceof M().GateError&&
S.code==="program_not_found")return S;throw S}}function $({command:r}){return`the command "${r}" changed files of the ch\
eckout`}function A(r){const S=new Set;return r.map(l=>l.map(w=>{const{outcome:n}=w;return n.status==="skipped"?w:S.has(n)?
{...w,outcome:{...n,reused:!0}}:(S.add(n),w)}))}function O(r,S){return{plan:r,outcome:(0,p().notRun)("skipped",S),changedFiles:[]}}},
46562:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.findingsOf=v,m.judgeGene=E;function M(){const n=d(
13580);return M=function(){return n},n}function p(){const n=d(57334);return p=function(){return n},n}function I(){const n=d(
9436);return I=function(){return n},n}function b(){const n=d(49001);return b=function(){return n},n}function j(){const n=d(
47350);return j=function(){return n},n}function E(n,i,{policy:t,ignoring:o,capped:s=[],missing:e}){const a=O(n,P=>(0,I().
suppress)(P,o)),u=i.outcomes.get(n)??[],h=i.mutants?.get(n),f=[...(0,b().runFindings)(a,u,i,t),...(0,b().mutantFindings)(
a,h)],c=[...(0,I().suppress)(f,o),...e?[e]:[]],R=[...v({gene:a,runFindings:c}),...s].filter(({suppressed:P})=>!P),g=F(u,
c),N=(0,j().gravest)([(0,j().severityVerdict)(R,t.fail_on),...a.commands.map(P=>P.verdict==="block"?"fail":"pass"),...g?
["warn"]:u.map(A),e?"needs_approval":"pass"]);return{gene:a,ran:i.outcomes.has(n),outcomes:u,...h&&{mutants:h},runFindings:c,
capped:s,verdict:N,summary:g?C:r(a,u,N,R)}}function v({gene:n,runFindings:i}){return[...n.findings,...n.commands.flatMap(
t=>t.findings),...i]}const C="not runnable here: the machine lacks a program or a tool";function F(n,i){const t=i.filter(
({rule:o})=>(0,M().ruleOf)(o).group==="environment");return t.length>0&&t.every(({severity:o})=>o!=="error")&&n.every(({
status:o,reason:s})=>o==="skipped"?!$.has(s):o==="passed"||o==="not_runnable")}const $=new Set([p().INTERRUPTED,p().OUTCOME_LOST]);
function A({status:n,reason:i}){return n==="passed"?"pass":n==="error"||$.has(i)?"error":"fail"}function O(n,i){return{...n,
findings:i(n.findings),commands:n.commands.map(t=>({...t,findings:i(t.findings)}))}}function r(n,i,t,o){const s=n.commands.
findIndex(P=>P.verdict==="block"),e=i.findIndex(({status:P})=>P!=="passed"&&P!=="skipped"),a=i.findIndex(({status:P})=>P===
"skipped"),u=[s,e,a].find(P=>P>=0)??-1,h=n.commands[u];if(h)return`constraint: validation_failed: ${h.command} => ${w(i[u])}`;
if(n.change==="removed")return"removed";const{files:f,max_files:T,severity:c}=n.blastRadius;if(o.some(S))return`constrai\
nt: blast_radius ${c}: ${f} / ${T} files`;const y=n.commands.length,R=y===1?"1 command":`${y} commands`;if(t==="needs_ap\
proval")return`${R} allowed, waiting for approval`;if(t==="fail")return`failed: ${l(o).join(", ")}`;const g=i.length>0?`${R}\
 passed`:`${R} allowed, none run`,N=t==="warn"?l(o):[];return N.length>0?`${g}, with warnings: ${N.join(", ")}`:g}function S({
rule:n,severity:i}){return i==="error"&&n.startsWith("blast-radius-")}function l(n){const i=n.filter(({severity:o})=>o===
"error"),t=n.filter(({severity:o})=>o==="warning");return[...new Set((i.length>0?i:t).map(({rule:o})=>o))]}function w(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(B,m,d){Object.defineProperty(m,"__esModule",{value:!0}),
m.dayOf=v,m.idleIgnores=O,m.ignoreFindings=$,m.isIgnorable=C,m.refusalOf=A,m.suppress=F;function M(){const n=d(41330);return M=
function(){return n},n}function p(){const n=d(32854);return p=function(){return n},n}function I(){const n=d(13580);return I=
function(){return n},n}function b(){const n=d(95132);return b=function(){return n},n}function j(){const n=d(43767);return j=
function(){return n},n}function E(){const n=d(52288);return E=function(){return n},n}function v(n){return n.toISOString().
slice(0,10)}function C({rule:n,severity:i,layer:t}){return(0,j().mayBeIgnored)({...(0,I().ruleOf)(n),severity:i,layer:t})}
function F(n,{ignores:i,...t}){const o=i.filter(e=>!(0,E().hasExpired)(e.expires,t.today)),s=(0,E().withLevels)(n,t);return o.
length===0?s:s.map(e=>{const a=C(e)&&o.find(u=>r(u,e));return a?{...e,suppressed:{reason:a.reason,expires:a.expires}}:e})}
function $({ignores:n,today:i},t,o){return n.flatMap(s=>{const{rule:e,reason:a,expires:u}=s,h=w(s),f=t.filter(y=>r(s,y)),
T=f.every(C)?A(s):E().DECIDES;return T!==void 0?[(0,b().finding)("ignore-refused",{rule:e,where:h,refusal:T})]:(0,E().hasExpired)(
s.expires,i)?[(0,b().finding)("ignore-expired",{rule:e,where:h,reason:a,expires:u})]:f.length===0&&o.some(y=>S(s,y))?[(0,b().
finding)("ignore-unused",{rule:e,where:h,reason:a})]:[]})}function A({rule:n}){const i=(0,I().checkRules)().find(({id:t})=>t===
n);return i===void 0?(0,E().unknownRule)(n):n==="protected-path"||(0,j().mayBeIgnored)(i)?void 0:E().DECIDES}function O(n,i){
return n.flatMap(t=>(0,E().idle)(t.rule,A(t),t.expires,i))}function r({rule:n,where:i},{rule:t,location:o,subject:s}){if(n!==
t)return!1;const{path:e,gene:a,command:u}=i??{};return(e===void 0||o!==void 0&&l(o.path,e))&&(a===void 0||a===s?.id)&&(u===
void 0||u===s?.command)}function S({where:n},{asset:i,commands:t}){const{path:o,gene:s,command:e}=n??{};return(o===void 0||
l(i.path,o))&&(s===void 0||s===i.id)&&(e===void 0||t.some(a=>a.command===e))}function l(n,i){return(0,p().isWithin)(n,i)||
(0,M().default)(i,{dot:!0,nonegate:!0})(n)}function w({where:n={}}){const i=Object.entries(n).map(([t,o])=>`the ${t} \`${o}\
\``);return i.length===0?"for all findings":`for ${i.join(", ")}`}},92344:function(B,m,d){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.allFindings=w,m.judge=r,m.judgeShards=t,m.otherShards=o,m.verdictOfPart=s;function M(){const e=d(9354);
return M=function(){return e},e}function p(){const e=d(1395);return p=function(){return e},e}function I(){const e=d(89549);
return I=function(){return e},e}function b(){const e=d(27199);return b=function(){return e},e}function j(){const e=d(97247);
return j=function(){return e},e}function E(){const e=d(95132);return E=function(){return e},e}function v(){const e=d(46562);
return v=function(){return e},e}function C(){const e=d(9436);return C=function(){return e},e}function F(){const e=d(52288);
return F=function(){return e},e}function $(){const e=d(47350);return $=function(){return e},e}const A=new Set([...p().NEEDS_PERSON,
"gate-approval-missing"]),O={ignores:[],rules:{}};function r(e,a,{policy:u,now:h,approval:f=M().NOTHING_WAITS}){const{ignores:T,
rules:c}=(0,j().isOfChange)(e)?u:O,y={ignores:T,rules:c,today:(0,C().dayOf)(h)},R=o(a.shards??[]),g=i(f,e.findings),N=[...g?
e.findings:l(e.findings,u,f),...g?[g]:[],...R?[R]:[],...a.findings??[],...a.interrupted>0?[(0,E().finding)("run-interrup\
ted",{skipped:a.interrupted})]:[]],P=(0,C().suppress)(N,y),k=P.filter(({rule:z})=>z==="blast-radius-hard-cap"),G=new Map(
e.genes.map(z=>{const Z=n(z,f),Q=z.blastRadius.severity==="hard_cap_breach"?k:[];return[z,(0,v().judgeGene)(z,a,{policy:u,
ignoring:y,capped:Q,...Z&&{missing:Z}})]})),D=[...G.values()],x=[...N,...D.flatMap(v().findingsOf)],H=[...P,...(0,C().ignoreFindings)(
y,x,e.genes),...(0,F().levelFindings)(y)],[L,U]=S(H,u.approvals.gate>0),W=(0,$().gravest)([(0,$().severityVerdict)(U,u.fail_on),
L.length>0?"warn":"pass"]),J=a.interrupted>0?"error":"pass",V=g?"needs_approval":"pass",Y=(0,$().gravest)([W,J,V,...D.map(
z=>z.verdict)]);return{genes:D,findings:H,verdict:R?s(Y):Y,shards:t(a.shards??[],G)}}function S(e,a){if(!a)return[[],e];
const u=new Set(e.flatMap(({rule:f,location:T})=>p().NEEDS_PERSON.has(f)?T?.path:[])),h=({rule:f,severity:T,location:c})=>A.
has(f)||f==="protected-path"&&T==="warning"&&u.has(c?.path);return[e.filter(h),e.filter(f=>!h(f))]}function l(e,{approvals:{
gate:a}},{approvals:u}){if(a>0&&u.length===0)return e;const h=a>0?"given":"not required";return e.map(f=>p().NEEDS_PERSON.
has(f.rule)?{...f,args:{...f.args,approval:h}}:f)}function w({findings:e,genes:a}){return[...e,...a.flatMap(v().findingsOf)]}
function n(e,{waiting:a,refusals:u,means:h,digest:f=""}){const T=a.get(e);if(T===void 0)return;const{asset:c,commands:y}=e;
return(0,E().finding)("approval-missing",{gene:c.id,confirmation:T.confirmation==="strong"?"strong":"very strong",needed:T.
needed,given:T.given,commands:y.filter(({confirmation:R})=>R!=="standard").map(({command:R})=>R),means:h,digest:(0,I().shortDigest)(
f),refusals:u},(0,b().placeOf)(c))}function i({gate:e,refusals:a,means:u,digest:h=""},f){if(e===void 0)return;const T=f.
some(({rule:R})=>R==="gate-weakened"),c=f.some(({rule:R})=>R==="agent-files-unapproved"),y={...e,means:u,digest:(0,I().shortDigest)(
h),refusals:a,weakens:T,runs:c};return(0,E().finding)("gate-approval-missing",y)}function t(e,a){return e.map(({index:u,
of:h,genes:f})=>{const T=(0,$().gravest)([...f].map(c=>a.get(c)?.verdict??"error"));return{index:u,of:h,genes:f.size,verdict:T}})}
function o(e){const[a]=e;if(!(a===void 0||e.length===a.of))return(0,E().finding)("part-of-run",{index:a.index,of:a.of,genes:a.
genes.size})}function s(e){return e==="pass"||e==="warn"?"error":e}},52288:function(B,m,d){Object.defineProperty(m,"__es\
Module",{value:!0}),m.DECIDES=void 0,m.hasExpired=F,m.idle=A,m.idleLevels=O,m.levelFindings=r,m.unknownRule=w,m.withLevels=
v;function M(){const n=d(3051);return M=function(){return n},n}function p(){const n=d(54441);return p=function(){return n},
n}function I(){const n=d(54062);return I=function(){return n},n}function b(){const n=d(13580);return b=function(){return n},
n}function j(){const n=d(95132);return j=function(){return n},n}function E(){const n=d(43767);return E=function(){return n},
n}function v(n,i){return Object.keys(i.rules).length===0?n:n.map(t=>C(t,i))}function C(n,i){const{rule:t,severity:o,layer:s}=n,
e={...(0,b().ruleOf)(t),severity:o,layer:s},a=$(i,t),u=o==="error"&&e.group&&$(i,e.group),h=a?t:e.group,f=a??(u||void 0);
if(f===void 0||h===void 0)return n;const{level:T,...c}=f,y=T==="off"?"notice":T;return y===o||y!=="error"&&!(0,E().mayBeSoftened)(
e)?n:{...n,severity:y,level:{rules:h,level:T,from:o,...c}}}function F(n,i){return n!==void 0&&n<i}function $({rules:n,today:i},t){
const o=Object.hasOwn(n,t)?n[t]:void 0,s=o&&(0,I().settingOf)(o);return F(s?.until,i)?void 0:s}function A(n,i,t,o){const s=i??
(F(t,o)?`it expired on ${t}`:void 0);return s===void 0?[]:[{name:n,why:s}]}function O({rules:n,today:i}){return Object.entries(
n).flatMap(([t,o])=>{const{level:s,until:e}=(0,I().settingOf)(o);return A(t,S(t,s),e,i)})}function r({rules:n,today:i}){
return Object.entries(n).flatMap(([t,o])=>{const{level:s,until:e,reason:a="none given"}=(0,I().settingOf)(o),u=S(t,s);return u!==
void 0?[(0,j().finding)("level-refused",{name:t,level:s,refusal:u})]:F(e,i)?[(0,j().finding)("level-expired",{name:t,level:s,
until:e,reason:a})]:[]})}function S(n,i){const t=p().RULE_GROUPS,o=(0,b().checkRules)().find(({id:e})=>e===n);return t.includes(
n)?void 0:o===void 0?w(n,t):i==="error"||(0,E().mayBeSoftened)(o)||n==="protected-path"?void 0:l}const l=m.DECIDES="the \
rule decides whether commands may run, what a change may touch, or whether files are readable";function w(n,i=[]){const t=(0,M().
nearestName)(n,[...i,...(0,b().checkRules)().map(({id:s})=>s)]);return`${i.length>0?"there is no such rule or group":"th\
e rule does not exist"}${t?` (did you mean \`${t}\`?)`:""}`}},49001:function(B,m,d){Object.defineProperty(m,"__esModule",
{value:!0}),m.earlierOutputOf=t,m.mutantFindings=o,m.runFindings=$;function M(){const e=d(41330);return M=function(){return e},
e}function p(){const e=d(27199);return p=function(){return e},e}function I(){const e=d(6470);return I=function(){return e},
e}function b(){const e=d(75070);return b=function(){return e},e}function j(){const e=d(39491);return j=function(){return e},
e}function E(){const e=d(55250);return E=function(){return e},e}function v(){const e=d(95132);return v=function(){return e},
e}function C(){const e=d(46252);return C=function(){return e},e}function F(){const e=d(57334);return F=function(){return e},
e}function $(e,a,{isolation:u},h){const f=u.level==="namespaces"&&h.views==="command",T=e.commands.flatMap((c,y)=>{const R=a[y];
if(R===void 0)return[];const{command:g,location:N}=c,P={location:N,subject:{...(0,p().subjectOf)(e.asset),command:g}};return[
{audited:c,command:g,outcome:R,place:P}]});return[...T.flatMap(c=>[...w(c,h),...l(c,h),...S(c)]),...f?O(T):[],...A(e,a,h)]}
function A({asset:e,commands:a},u,{limits:h}){const f=a.filter((y,R)=>u[R]?.reason===F().BUDGET_SPENT),[T]=f;if(T===void 0)
return[];const c={gene:e.id,seconds:h.budget_seconds,commands:f.length};return[(0,v().finding)("budget-spent",c,{location:T.
location,subject:(0,p().subjectOf)(e)})]}function O(e){const a=e.findIndex(({outcome:f})=>f.status==="failed"),u=e[a],h=u&&
t(u,e.slice(0,a));return h?[(0,v().finding)("earlier-output-missing",{command:u.command,...h},u.place)]:[]}const r=[["ch\
eckout_modified","checkout-modified"],["checkout_changed","checkout-changed"],["left_out","file-left-out"]];function S({
command:e,outcome:a,place:u}){return r.flatMap(([h,f])=>{const T=a[h];return T?[(0,v().finding)(f,{command:e,paths:T},u)]:
[]})}function l({command:e,outcome:{side_effects:a},place:u},{caches:h,views:f}){const c=a?n({...a,...f==="gene"&&{created:[]}},
h):[];return c.length===0?[]:[(0,v().finding)("command-writes",{command:e,paths:c},u)]}function w({audited:e,command:a,outcome:u,
place:h},{limits:{slow_command_seconds:f}}){const T=Math.round(u.duration_ms/1e3),c=(0,E().causeWords)(u.causes);switch(u.
status){case"failed":{const y=u.exit_code??1;return[(0,v().finding)("command-failed",{command:a,exitCode:y,...c},h)]}case"\
timed_out":return u.reason===F().BUDGET_SPENT?[]:[(0,v().finding)("command-timed-out",{command:a,seconds:T,...c},h)];case"\
crashed":return[(0,v().finding)("command-crashed",{command:a,reason:u.reason??"no exit code",...c},h)];case"not_runnable":{
const{program:y=a}=e.plan??{};return[(0,v().finding)("program-missing",{command:a,program:y},h)]}case"passed":return u.duration_ms>
f*1e3?[(0,v().finding)("command-slow",{command:a,seconds:T,limit:f},h)]:[];case"skipped":{if(u.reason===F().OUTCOME_LOST)
return[(0,v().finding)("not-judged",{detail:`the command \`${a}\`: ${F().OUTCOME_LOST}`},h)];const y=(0,I().toolOf)(e.reading);
return y&&y.path===void 0?[(0,v().finding)("tool-not-installed",{command:a,tool:y.name},h)]:[]}case"error":case"blocked":
return[]}}function n({created:e,changed:a,deleted:u},h){const f=(0,M().default)([...h],{dot:!0});return[...e,...a,...u].
filter(T=>!f(T)).sort()}const i=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function t(e,a){const{
command:u,outcome:h}=e,f=[h.stderr,h.stdout].flatMap(({head:N,tail:P})=>[N,P]),T=[u,...f.flatMap(N=>N.split(`
`))],c=a.toReversed().flatMap(({command:N,outcome:{side_effects:P}})=>(P?.created??[]).map(k=>({path:k,writer:N}))),y=new Set(
c.flatMap(({path:N})=>[N,...(0,j().foldersAbove)(N)])),R=(0,C().mentionsIn)(T,y),g=(0,C().mentionsIn)(T.filter(N=>i.test(
N)),y);for(const{path:N,writer:P}of c){if(R.has(N))return{path:N,writer:P};const k=(0,j().foldersAbove)(N).findLast(G=>g.
has(G));if(k!==void 0)return{path:k,writer:P}}}function o({asset:e,commands:a},u){if(u===void 0)return[];const h=u.every(
({outcome:f})=>f==="survived");return a.flatMap((f,T)=>{const c=u[T],y=c?.outcome==="survived"?c.files:c?.existing?.files;
if(c===void 0||y===void 0)return[];const{command:R,location:g}=f,N=c.outcome!=="survived",P=N?y.length:c.total_files??y.
length,k=c.operator??"mixed",G=(0,v().finding)("passes-when-broken",{command:R,files:y,total:P,how:k,isExisting:N},{location:g,
subject:{...(0,p().subjectOf)(e),command:R}});return[!N&&(h||s(f))?G:{...G,severity:"notice"}]})}function s({plan:e}){if(e===
void 0)return!1;const{argv:a,scripts:u}=e;return u===void 0?(0,b().runsTests)(a):u.steps.some(({text:h})=>(0,b().runsTests)(
h.split(/[\s;&|()]+/)))}}};
