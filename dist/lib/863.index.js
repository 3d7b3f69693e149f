"use strict";exports.id=863,exports.ids=[863],exports.modules={9354:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.NOTHING_WAITS=void 0,m.findApprovals=T;function M(){const y=u(41895);return M=function(){return y},y}function p(){const y=u(
39763);return p=function(){return y},y}function j(){const y=u(1395);return j=function(){return y},y}async function T(y,i,E,l){
const{means:O}=l,n=(0,j().weakensGate)(y)?A(i.gate,O):0,a=y.genes.flatMap(h=>{const f=R(h);return f==="standard"?[]:[{gene:h,
confirmation:f,needed:A(i[f],O)}]});if(a.length===0&&n===0)return{...P,means:O};const t=await Promise.all(E.map(h=>b(h,i.
people,l))),o=E.length>1?t.map(C):t,s=a.flatMap(({gene:h,...f})=>{const v=S(o,({asking:d})=>d?.has(F(h))??!0);return f.needed>
v?[[h,{...f,given:v}]]:[]}),e=S(o,({weakensGate:h})=>h??!0),r=o.flatMap(({digest:h})=>h??[]),c=r.length===E.length?(0,j().
groupDigest)(r):void 0;return{means:O,approvals:o.flatMap(({approvals:h})=>h),refusals:o.flatMap(({refusals:h})=>h),waiting:new Map(
s),...n>e&&{gate:{needed:n,given:e}},...c!==void 0&&{digest:c}}}function A(y,i){return i==="digest"?Math.min(y,1):y}function S(y,i){
const E=y.filter(i),l=E.length>0?E:y;return l.length===0?0:Math.min(...l.map(({approvals:O})=>O.length))}async function b({
pullRequest:y,judge:i},E,{find:l}){try{const{subject:O,genes:n,weakensGate:a}=await i(),t=(0,j().approvalDigest)(O),o={people:E,
subject:O,...y!==void 0&&{pullRequest:y}},{approvals:s,refusals:e}=await l(o),r=n.filter(c=>R(c)!=="standard").map(F);return{
pullRequest:y,approvals:s,refusals:e,asking:new Set(r),weakensGate:a,digest:t}}catch(O){if(!(O instanceof M().GateError))
throw O;const n=`could not judge the head: ${O.message}`;return{pullRequest:y,approvals:[],refusals:[n]}}}function C(y){
const{pullRequest:i,approvals:E,refusals:l}=y;return i===void 0?y:{...y,approvals:E.map(O=>({...O,pull_request:i})),refusals:l.
map(O=>`pull request ${i}: ${O}`)}}function F({asset:{path:y,id:i}}){return JSON.stringify([y,i])}function R({commands:y}){
if(y.some(({plan:E})=>E===void 0))return"standard";const i=y.map(({confirmation:E})=>p().CONFIRMATIONS.indexOf(E));return p().
CONFIRMATIONS[Math.max(0,...i)]??"standard"}const P=m.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
89549:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.approveByDigest=S,m.shortDigest=A;function M(){
const b=u(41895);return M=function(){return b},b}function p(){const b=u(1395);return p=function(){return b},b}const j=24,
T=new RegExp(`^sha256:[0-9a-f]{${j},64}$`);function A(b){return b.slice(0,7+j)}function S(b,C){if(b!==void 0&&!T.test(b))
throw new(M()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(b)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:F})=>{if(b===void 0)return{
approvals:[],refusals:[]};if((0,p().approvalDigest)(F).startsWith(b))return{approvals:[{user:"command line",at:C.toISOString()}],
refusals:[]};const R=A(b);return{approvals:[],refusals:[`--approve ${R} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}},23423:function(B,m,u){Object.defineProperty(m,"__esModule",
{value:!0}),m.readAppendedLog=R,m.readRecords=l,m.readUntouchedLog=F;function M(){const t=u(23404);return M=function(){return t},
t}function p(){const t=u(26040);return p=function(){return t},t}function j(){const t=u(27199);return j=function(){return t},
t}function T(){const t=u(64385);return T=function(){return t},t}function A(){const t=u(78114);return A=function(){return t},
t}function S(){const t=u(86581);return S=function(){return t},t}function b(){const t=u(94534);return b=function(){return t},
t}function C(){const t=u(28894);return C=function(){return t},t}async function F(t,{path:o,size:s=0},e){if(s>C().MAX_LOG_BYTES)
return i(o,s);try{return l(o,await t.read(o,C().MAX_LOG_BYTES),e)}catch(r){return(0,T().unreadFile)(o,r)}}async function R(t,o,{
path:s,size:e=0},r){if(!(e>C().MAX_LOG_BYTES))try{const[c,h]=await Promise.all([t.read(s,C().MAX_LOG_BYTES),o.read(s,C().
MAX_LOG_BYTES)]),f=(0,C().continuationOf)(c,h);if(f.kind==="rewritten")return;const{from:v}=f,d=l(s,h.subarray(0,v),r),w=(0,C().
countLines)(h,v)+1,$=P(s,h.subarray(v),r,w);return{kept:d,appended:y($,d)}}catch(c){return{kept:{path:s,assets:[],problems:[]},
appended:(0,T().unreadFile)(s,c)}}}function P(t,o,s,e){return o.length>s.maxBytes?(0,T().tooLargeFile)(t,o.length,s):(0,T().
readAssetFile)(t,o,s,e)}function y(t,o){if(t.assets.length===0)return t;const s=new Map(o.assets.map(r=>[`${r.type} ${r.
id}`,r])),e=t.assets.flatMap(r=>{const c=s.get(`${r.type} ${r.id}`);if(c===void 0||r.id.startsWith("#"))return[];if((0,M().
canonicalize)(r.value)===(0,M().canonicalize)(c.value)){const f=`${r.type} ${JSON.stringify(r.id)}, 2 times`;return[{rule:"\
duplicate-copy",location:r.locate(),detail:f,id:r.id}]}const h=`${r.type} ${JSON.stringify(r.id)}, first at line ${c.locate().
line}, column 1`;return[{rule:"duplicate-id",location:r.locate(),detail:h,id:r.id}]});return{...t,problems:[...t.problems,
...e]}}function i(t,o){return{path:t,assets:[],problems:[],unread:`${o} bytes, of at most ${C().MAX_LOG_BYTES}`}}const E=10;
function l(t,o,s){const e=O(o,s.maxBytes),r=o.subarray(e),c=(0,C().countLines)(o,e)+1,h=n(t,r,c),f=h?{path:t,assets:h,problems:[]}:
(0,T().readAssetFile)(t,r,s,c),v=f.problems.find(({rule:$})=>A().UNREAD.has($))?.detail,d=e>0?`only the newest ${r.length}\
 of ${o.length} bytes`:void 0,w=v??d;return{...f,...w!==void 0&&{unread:w}}}function O(t,o){if(t.length<=o)return 0;const s=t.
indexOf(E,t.length-o-1);return s<0?t.length:s+1}function n(t,o,s){const{text:e,complete:r}=(0,b().decodeUtf8)(o);if(!r)return;
const c=[];let h=s;for(let f=0;f<e.length;h+=1){const v=e.indexOf(`
`,f),d=v<0?e.length:v,w=e.slice(f,d);if(f=d+1,w.trim()==="")continue;const $=a(w);if($===void 0||(0,S().hasAssetLists)($))
return;const{type:g}=$;if((0,S().isAssetType)(g)){const[N,I]=[h,c.length];c.push({type:g,id:(0,T().declaredId)($)??`#${I+
1}`,path:t,value:$,pointer:[I],locate:()=>({path:t,line:N,column:1})})}else if(!(0,S().isCompanion)(g))return}return c}function a(t){
const o=(0,p().attempt)(()=>JSON.parse(t));return(0,j().isJsonObject)(o)?o:void 0}},35474:function(B,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.readSides=F;function M(){const i=u(54244);return M=function(){return i},i}function p(){const i=u(
93028);return p=function(){return i},i}function j(){const i=u(81456);return j=function(){return i},i}function T(){const i=u(
64385);return T=function(){return i},i}function A(){const i=u(18744);return A=function(){return i},i}function S(){const i=u(
28894);return S=function(){return i},i}function b(){const i=u(23423);return b=function(){return i},i}function C(){const i=u(
7946);return C=function(){return i},i}async function F(i){const{baseTree:E,headTree:l,change:O,policy:n,clock:a=new(M()).
AuditClock}=i,t=(0,A().assetPathTest)(n),o=(0,j().assetLimits)(n.assets.max_file_bytes),s=[...l.files()].filter(({kind:L})=>(0,p().
isRegular)(L)),e=s.filter(({path:L})=>t(L)),r=new Set(O.files.filter(({status:L})=>L!=="deleted").map(({path:L})=>L)),c=s.
filter(({path:L})=>(0,C().mayHoldAssets)(L)&&r.has(L)&&!t(L)),h=O.files.flatMap(({oldPath:L,path:U})=>{const W=t(L??U)?E.
stat(L??U):void 0;return W&&(0,p().isRegular)(W.kind)?W:[]}),[f,v]=R(h,({path:L})=>(0,S().isAuditLog)(L)&&r.has(L)),d=new Set(
f.map(({path:L})=>L)),w=async L=>{const U=r.has(L.path);if((0,S().isAuditLog)(L.path)&&!U)return[{file:await(0,b().readUntouchedLog)(
l,L,o),isTouched:U}];const W=d.has(L.path)?await(0,b().readAppendedLog)(E,l,L,o):void 0;return W===void 0?[{file:await y(
l,L,o),isTouched:U}]:(d.delete(L.path),[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},$=L=>y(P(E),L,o),g=async L=>{
const U=await L;return await a.tick(),U},[N,I,k]=await Promise.all([Promise.all(e.map(L=>g(w(L)))),Promise.all(v.map(L=>g(
$(L)))),Promise.all(c.map(L=>g((0,C().findStrayGenes)(l,L,o))))]),G=f.filter(({path:L})=>d.has(L)),D=[...I,...await Promise.
all(G.map($))],[x,H]=R(N.flat(),({isTouched:L})=>L);return{paths:e.map(({path:L})=>L),files:N.flat().map(({file:L})=>L),
head:x.map(({file:L})=>L),untouched:H.map(({file:L})=>L),base:D,strays:k.filter(L=>L!==void 0),isTouched:L=>r.has(L)}}function R(i,E){
return[i.filter(E),i.filter(l=>!E(l))]}function P(i){return{...i,read:async(...E)=>Buffer.from((await i.read(...E)).toString(
"utf8"))}}async function y(i,{path:E,size:l=0},O){if(l>O.maxBytes)return(0,T().tooLargeFile)(E,l,O);try{const n=(0,T().readAssetFile)(
E,await i.read(E,O.maxBytes),O);return{...n,assets:n.assets.filter(({copy:a})=>!a)}}catch(n){return(0,T().unreadFile)(E,
n)}}},7946:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.findStrayGenes=S,m.mayHoldAssets=A;function M(){
const R=u(64385);return M=function(){return R},R}function p(){const R=u(18744);return p=function(){return R},R}function j(){
const R=u(73229);return j=function(){return R},R}function T(){const R=u(94534);return T=function(){return R},R}function A(R){
return/\.jsonl?$/i.test(R)&&!p().MEMORY_GRAPH.test(R)}async function S(R,{path:P,size:y=0},i){try{if(y<=i.maxBytes)return b(
P,await R.read(P,i.maxBytes),i)}catch(l){return(0,M().unreadFile)(P,l).problems[0]}const E=`with ${y} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:P,line:1,column:1},detail:E}}function b(R,P,y){if(!C(P))return;
const i=new(T()).Source(R,P.toString("utf8")),E=F((0,j().readJson)(i.text,y,new(T()).Problems(i))),[l]=E;if(l)return{rule:"\
outside-globs",location:i.location(l.start,l.end),detail:E.length===1?"a Gene":`${E.length} Genes`}}function C(R){return R.
includes('"Gene"')||R.includes("\\u00")}function F(R){return R.flatMap(P=>{const{value:y,children:i=[]}=P;return typeof y==
"object"&&y!==null&&!Array.isArray(y)&&y.type==="Gene"?[P]:F(i)})}},67506:function(B,m,u){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.auditAssets=i,m.auditChange=y,m.mayRunSome=n;function M(){const t=u(13580);return M=function(){return t},
t}function p(){const t=u(12154);return p=function(){return t},t}function j(){const t=u(91850);return j=function(){return t},
t}function T(){const t=u(72025);return T=function(){return t},t}function A(){const t=u(70716);return A=function(){return t},
t}function S(){const t=u(97004);return S=function(){return t},t}function b(){const t=u(72391);return b=function(){return t},
t}function C(){const t=u(54034);return C=function(){return t},t}function F(){const t=u(16373);return F=function(){return t},
t}function R(){const t=u(6470);return R=function(){return t},t}function P(){const t=u(66160);return P=function(){return t},
t}async function y(t){const o=await(0,P().readChangeSubject)(t),{change:s,tree:e,policy:r,assets:c,exempt:h,radius:f,counted:v}=o,
{genes:d,...w}=await l(o,g=>g),$=await(0,S().blockedGenes)(o.claims.filter(({type:g})=>g==="Capsule"),c.present,o.judge);
return{...w,genes:d.map(([{change:g},N])=>({...N,change:g.kind})),capsules:(0,b().judgeCapsules)(c,r.a2a,v.least,$),seeds:[
...o.seeds.keys()],agentFiles:o.agentFiles,blastRadius:f,files:await(0,j().markHiddenFiles)((0,p().countedFiles)(s,h,e),
e)}}async function i(t,o,s){const e={assets:t,problems:[]},r=E(t,s),c=()=>"author",{genes:h,...f}=await l((0,P().subjectOfAssets)(
e,o,c,r),({asset:v})=>(0,F().readGene)(v,o,c));return{...f,genes:h.map(([,v])=>v)}}function E(t,o){return{changes:[...t.
map(s=>({kind:"added",asset:s})),...o.filter(({type:s})=>s==="Gene").map(s=>({kind:"applied",asset:s,before:s}))],problems:[],
files:[],present:[...o,...t],unread:[]}}async function l(t,o){const s=await O(t),e={timeoutMs:t.policy.limits.command_timeout_seconds*
1e3,mayRun:t.tree!==void 0&&!s.some(a)},{clock:r}=t,c=await r.all(t.genes,async f=>{const v=await o(f);return[v,await(0,C().
auditGene)(t,v,e)]}),h=c.flatMap(([,{commands:f}])=>f.flatMap(({plan:v})=>v??[]));return{genes:c,findings:s,plansDigest:(0,R().
digestPlans)(h)}}async function O(t){const{clock:o,claims:s}=t,e=await(0,T().ask)(A().SUBJECT_CHECKS,t),r=await o.all(s,
c=>(0,T().ask)(A().CLAIM_CHECKS,t,{asset:c}));return[e,...r].flat()}function n({genes:t,findings:o}){return!o.some(a)&&t.
some(({commands:s,findings:e})=>s.length>0&&s.every(({verdict:r})=>r!=="block")&&!e.some(C().forbidsRunningGene))}function a({
rule:t,location:o}){return(0,M().ruleOf)(t).forbidsRunning===!0||t==="not-judged"&&o===void 0}},84812:function(B,m,u){Object.
defineProperty(m,"__esModule",{value:!0}),m.broadcastFindings=A;function M(){const y=u(27199);return M=function(){return y},
y}function p(){const y=u(95132);return p=function(){return y},y}function j(){const y=u(72025);return j=function(){return y},
y}function T(){const y=u(21471);return T=function(){return y},y}function A(y,i,E,l={files:0,lines:0}){const{status:O,score:n}=F(
y.value.outcome),a=F(y.value.blast_radius),t={capsule:y.id},o=(...e)=>(0,M().placeOf)(y,e),s=[];if(O!=="success"){const e={
...t,field:"outcome.status",found:P(O),wanted:'"success"'};s.push((0,p().finding)("capsule-not-eligible",e,o("outcome","\
status")))}if(!R(n,E.min_score,1)){const e=`a number from ${E.min_score} to 1`,r={...t,field:"outcome.score",found:P(n),
wanted:e};s.push((0,p().finding)("capsule-not-eligible",r,o("outcome","score")))}for(const e of["files","lines"]){const r=E[`\
max_${e}`],c=Math.max(l[e],i.radius?.[e]??0);if(R(a[e],0,r)&&c<=r)continue;const h=P(a[e]),f=c>r?`${c} (claimed: ${h})`:
h,v={...t,field:`blast_radius.${e}`,found:f,wanted:S(r)};s.push((0,p().finding)("capsule-not-eligible",v,o("blast_radius",
e)))}if(i.unmeasured!==void 0){const e=`not a size in the event \`${i.unmeasured}\``,r=S(E.max_files),c={...t,field:"bla\
st_radius.files",found:e,wanted:r};s.push((0,p().finding)("capsule-not-eligible",c,o("blast_radius")))}return i.count<E.
min_success_streak&&s.push(...b(y,i,E.min_success_streak)),s}function S(y){return`a number of at most ${y}`}function b(y,{
count:i,unread:E,failed:l,uncounted:O=[]},n){const a=(0,M().placeOf)(y),t={capsule:y.id};if(l!==void 0)return[(0,p().finding)(
"capsule-failed",{...t,event:l},a)];if(E!==void 0){const o=`whether the Capsule \`${y.id}\` has enough consecutive succes\
ses`;return[(0,j().notChecked)(o,E,{...a,severity:"error"})]}return[(0,p().finding)("capsule-streak",{...t,streak:i,least:n},
a),...O.slice(0,C).map(o=>(0,p().finding)("streak-event-not-counted",{...t,...o},a))]}const C=5;function F(y){return(0,M().
isJsonObject)(y)?y:{}}function R(y,i,E){return typeof y=="number"&&y>=i&&y<=E}function P(y){return y===void 0?"missing":
(0,T().describeJson)(y)}},72391:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.judgeCapsules=C;function M(){
const i=u(95132);return M=function(){return i},i}function p(){const i=u(72025);return p=function(){return i},i}function j(){
const i=u(84812);return j=function(){return i},i}function T(){const i=u(59613);return T=function(){return i},i}function A(){
const i=u(85475);return A=function(){return i},i}function S(){const i=u(57733);return S=function(){return i},i}function b(){
const i=u(47771);return b=function(){return i},i}function C({changes:i,present:E,unread:l},O,n,a=new Map){const t=i.filter(
y);if(t.length===0)return[];const o=(0,b().streakCounter)((0,b().eventsIn)({changes:i,present:E,unread:l}),!0),s=l.at(-1),
e=n&&F(t,n);return t.map(({kind:r,asset:c,before:h})=>{if(r==="removed")return{change:r,asset:c,eligible:null,eligibility:null,
reasons:[]};const f=r==="added"?e:h&&(0,T().sizeOf)(h.value.blast_radius),v=P(c,()=>{const $=o(c),g=s===void 0||$.ended?
$:{...$,unread:s},N=a.get(c);return[...(0,j().broadcastFindings)(c,g,O,f),...N?[N]:[]]}),d=(0,M().eligibilityOf)(v);return{
change:r,asset:c,eligible:d==="eligible",eligibility:d,reasons:v}})}function F(i,E){const l=i.filter(({kind:a})=>a==="ad\
ded").map(({asset:a})=>(0,T().sizeOf)(a.value.blast_radius)??{files:0,lines:0}),O=a=>l.reduce((t,o)=>t+o[a],0);return O(
"files")>=E.files&&O("lines")>=E.lines?void 0:E}const R=new Set(["streak-event-not-counted","content-hash-mismatch"]);function P(i,E){
try{return[...E(),...(0,S().promotionSchemaFindings)(i),...(0,A().identityFindings)(i,"hand")].filter(({severity:l,rule:O})=>l===
"error"||R.has(O))}catch(l){return[(0,p().assetNotJudged)(i,l)]}}function y({asset:i}){return i.type==="Capsule"}},39092:function(B,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.commitLayer=T;function M(){const A=u(51455);return M=function(){return A},
A}function p(){const A=u(76760);return p=function(){return A},A}function j(){const A=u(96402);return j=function(){return A},
A}async function T({checkout:A,layer:S,modes:b,path:C}){const F=(0,p().join)(A,".git");if(!(await(0,M().lstat)(F).catch(
()=>{}))?.isDirectory())return;const P=await(0,j().openRepository)(A,{PATH:C}),y=(0,p().join)(S,".git","index"),i={GIT_INDEX_FILE:y},
E=async(...l)=>(await P.objects(...l)).toString().trim();try{const l=[...b.keys()],n=(await E(["hash-object","-w","--no-\
filters","--stdin-paths"],{input:l.map(f=>`${JSON.stringify((0,p().join)(S,f))}
`).join("")})).split(`
`);await(0,M().mkdir)((0,p().dirname)(y),{recursive:!0}),await(0,M().cp)(P.index,y);const a=l.map((f,v)=>`${b.get(f)} ${n[v]}\
	${f}\0`);await E(["update-index","-z","--index-info"],{env:i,input:a.join("")});const t=await E(["write-tree"],{env:i}),
s=(await P.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${t}`),e=Buffer.from(s,"latin\
1"),r=await E(["hash-object","-t","commit","-w","--stdin"],{input:e});await(0,M().cp)(P.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,p().join)(S,".git","objects"),{recursive:!0,filter:f=>!f.endsWith("/info")});const c=await(0,M().readFile)((0,p().
join)(F,"HEAD"),"utf8"),h=/^ref: (refs\/\S+)\n?$/.exec(c)?.[1]??"HEAD";await(0,M().mkdir)((0,p().dirname)((0,p().join)(S,
".git",h)),{recursive:!0}),await(0,M().writeFile)((0,p().join)(S,".git",h),r)}finally{await P.close()}}},55250:function(B,m){
Object.defineProperty(m,"__esModule",{value:!0}),m.CONTAINMENT_CAUSES=void 0,m.causeWords=T;const u=S=>()=>`If the comma\
nd needs more, increase \`${S}\` in the policy of the base branch.`,M=S=>({key:b})=>b==="concurrency"?`The commands that\
 run at once share the memory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machi\
ne with more memory. \`${S}\` allows more.`:u(S)(),p=({detail:S=""})=>`Add \`${S}\` to \`home_caches\` in the policy of the\
 base branch, and fill it before the gate runs.`,j=m.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memo\
ry_bytes",says:({limit:S=0})=>`the kernel ended a process at the limit of ${A(S)} of memory, which includes the files th\
at the command writes`,change:M("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:S})=>`it may have ${S} processes and threads, and one more could\
 not start`,change:u("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:S=0})=>`the ${A(
S)} that it may write are full, including temporary files`,change:M("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:S=0})=>`a file may have ${A(S)}, and its output reports one that is too large`,change:u(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:S})=>`a process may have ${S} open files, and its output reports too many of them`,change:u("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:S})=>`it ran w\
ith an empty home directory, and its output names \`~/${S}\`, which exists in the home directory of the gate`,change:p},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},machine_path:{says:({detail:S})=>`\
its output names \`${S}\`, which exists on the machine; commands do not see it`,change:()=>"Commit what the command need\
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
or scripts, or start it with `script`."}};function T(S=[]){return{causes:S.map(b=>j[b.cause].says(b)),change:S.map(b=>j[b.
cause].change(b)).join(" ")}}function A(S){return`${Math.round(S/1024/1024)} MiB`}},19309:function(B,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.copyCheckout=P,m.shareFolder=l;function M(){const n=u(73024);return M=function(){return n},
n}function p(){const n=u(51455);return p=function(){return n},n}function j(){const n=u(76760);return j=function(){return n},
n}function T(){const n=u(41895);return T=function(){return n},n}function A(){const n=u(4339);return A=function(){return n},
n}function S(){const n=u(95132);return S=function(){return n},n}function b(){const n=u(46282);return b=function(){return n},
n}function C(){const n=u(51968);return C=function(){return n},n}const F={entries:2e5,bytes:4*1024**3};class R extends Error{}
async function P(n,a=F){const t=await(0,A().temporaryFolder)(),o=()=>(0,p().rm)(t,{recursive:!0,force:!0,maxRetries:3}),
s=(0,j().join)(t,(0,j().basename)(n.directory)||"checkout");try{await y(n,s,a);const e=await(0,C().copyRepository)(n.directory,
s);return{guard:n.at(s),objects:e,close:o}}catch(e){if(await o(),e instanceof R)return;throw e}}async function y(n,a,t){
const{directory:o,files:s,folders:e}=n,r={...t},c=async h=>{const[f,v]=[(0,j().join)(o,h),(0,j().join)(a,h)],d=await(0,p().
lstat)(f);if(r.entries-=1,r.bytes-=d.isFile()?d.size:0,r.entries<0||r.bytes<0)throw new R;if(d.isSymbolicLink())await E(
f,v,o,a);else if(d.isFile())await(0,p().copyFile)(f,v,M().constants.COPYFILE_FICLONE);else if(d.isDirectory()){await(0,p().
mkdir)(v,{mode:d.mode});for(const{name:w}of await i(f))await c((0,j().join)(h,w))}};for(const h of e)await(0,p().mkdir)(
(0,j().join)(a,h),{recursive:!0});for(const{path:h}of s)await c(h);for(const h of n.additions)await(0,p().mkdir)((0,j().
join)(a,h,".."),{recursive:!0}),await c(h)}async function i(n){return(await(0,p().readdir)(n,{withFileTypes:!0})).filter(
({name:t})=>t!==".git")}async function E(n,a,t,o){const s=await(0,p().readlink)(n),e=(0,j().isAbsolute)(s)&&(0,b().isInside)(
t,s),r=process.platform==="win32"?"junction":void 0;await(0,p().symlink)(e?(0,j().join)(o,(0,j().relative)(t,s)):s,a,r)}
function l(n,a,t=!1,o=P){let s,e=!1;return{folder:async()=>{if(t)return n.directory;if(s=await o(n),e=s===void 0,e&&!a)throw O(
n);return s?.guard.directory??n.directory},guard:()=>s?.guard??n,hides:()=>!e,findings:()=>e?[(0,S().finding)("checkout-\
shared",{untracked:n.leftOut.length})]:[],close:async()=>s?.close()}}function O({directory:n}){return new(T()).GateError(
"containment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that \
are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer dep\
endencies before the gate.")}},51968:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.copyRepository=T,
m.safeGitConfigs=y,m.withoutSecrets=E;function M(){const l=u(51455);return M=function(){return l},l}function p(){const l=u(
76760);return p=function(){return l},l}const j=new Set(["hooks","lfs","worktrees"]);async function T(l,O){const n=(0,p().
join)(l,".git"),a=await(0,M().lstat)(n).catch(()=>{});if(a===void 0)return[];const t=(0,p().join)(O,".git");if(a.isDirectory())
return A(n,t);const o=/^gitdir: (.+)\n?$/.exec(await(0,M().readFile)(n,"utf8"))?.[1];if(o===void 0)return[];const s=(0,p().
resolve)(l,o),e=await(0,M().readFile)((0,p().join)(s,"commondir"),"utf8").catch(()=>{});return[...e===void 0?[]:await A(
(0,p().resolve)(s,e.trim()),t),...await A(s,t,new Set(["commondir","gitdir"]))]}async function A(l,O,n=new Set){const a=[];
await(0,M().mkdir)(O,{recursive:!0});const t=await(0,M().readdir)(l,{withFileTypes:!0}),o=S(t);for(const s of t){const{name:e}=s,
[r,c]=[(0,p().join)(l,e),(0,p().join)(O,e)];o&&j.has(e)||n.has(e)||(s.isDirectory()&&e==="objects"&&o?(await b(r,c),a.push(
r)):s.isDirectory()?a.push(...await A(r,c)):s.isFile()&&/^config(\.worktree)?$/.test(e)?await(0,M().writeFile)(c,E(await(0,M().
readFile)(r,"utf8"))):s.isFile()&&await(0,M().copyFile)(r,c))}return a}function S(l){const O=n=>l.find(a=>a.name===n);return O(
"HEAD")?.isFile()===!0&&O("objects")?.isDirectory()===!0}async function b(l,O){await(0,M().mkdir)((0,p().join)(O,"info"),
{recursive:!0}),await(0,M().writeFile)((0,p().join)(O,"info","alternates"),`${JSON.stringify(l)}
`)}const C=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,F=/^\s*([\w-]+)\s*(?:=|$)/,R={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},P=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function y(l){const O=await i(l,".git"),n=async a=>{
const t=await(0,M().readFile)((0,p().join)(l,a),"utf8");return[a,E(t)]};return new Map(await Promise.all(O.map(n)))}async function i(l,O){
const a=(await(0,M().readdir)((0,p().join)(l,O),{withFileTypes:!0}).catch(()=>[])).map(async t=>{const o=(0,p().join)(O,
t.name);return t.isFile()?/^config(\.worktree)?$/.test(t.name)?[o]:[]:t.isDirectory()?i(l,o):[]});return(await Promise.all(
a)).flat()}function E(l){if(P.test(l))return l;let O=[];return l.split(`
`).filter(a=>{const t=C.exec(a)?.[1]?.toLowerCase();if(t!==void 0)return O=R[t]??[],O.length>0&&a.trimEnd().endsWith("]");
const o=F.exec(a)?.[1]?.toLowerCase();return o!==void 0&&O.includes(o)&&!a.endsWith("\\")}).map(a=>`${a}
`).join("")}},46252:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.causesOf=l,m.mentionedOf=v,m.mentionsIn=
d,m.namedRootOf=$;function M(){const g=u(73024);return M=function(){return g},g}function p(){const g=u(76760);return p=function(){
return g},g}function j(){const g=u(26040);return j=function(){return g},g}function T(){const g=u(55250);return T=function(){
return g},g}function A(){const g=u(32223);return A=function(){return g},g}function S(){const g=u(96266);return S=function(){
return g},g}function b(){const g=u(46282);return b=function(){return g},g}const C=3,F=new Set(["failed","crashed","timed\
_out"]),R=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
P=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,y=2e3,i=new Set(["/","/dev","/dev/shm","/proc","/home",S().HOME,S().TEMP]),
E=[...A().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(g=>`/dev/${g}`);function l(g){return N=>{if(g.isolation.
level!=="namespaces"||!F.has(N.status))return N;const I=O(N,g),k=I.flatMap(({cause:H})=>T().CONTAINMENT_CAUSES[H].implies??
[]),G=I.some(({counted:H})=>H),x=I.filter(({cause:H,counted:L})=>!k.includes(H)&&(!G||L||a(H)!==void 0)).sort((H,L)=>Number(
L.counted??!1)-Number(H.counted??!1)).slice(0,C);return x.length===0?N:{...N,causes:x}}}function O(g,N){const I=[g.stderr,
g.stdout].flatMap(({head:G,tail:D})=>[G,D]).flatMap(G=>G.split(`
`)).map(G=>G.slice(0,y)),k=o(I,N);return Object.keys(T().CONTAINMENT_CAUSES).flatMap(G=>{const{counted:D,signs:x,unless:H}=T().
CONTAINMENT_CAUSES[G],L=k.get(G),U=L!==void 0||(D&&g.limits_hit?.includes(D))===!0,W=Y=>x?.test(Y)===!0&&H?.test(Y)!==!0,
J=g.signal==="SIGXFSZ"?G==="file_size":I.some(W);if(!U&&!(J&&n(G,N)))return[];const V=L===void 0?{}:{detail:L};return[{cause:G,
...U&&{counted:!0},...t(G,N),...V}]})}function n(g,{isolation:N,policy:I}){return g==="processes"?N.limits?.processes_counted_for===
"user":g==="network"||g==="package_manager"?I.network==="none":g!=="privileges"||N.launcher==="root"}function a(g){const[
,N]=T().CONTAINMENT_CAUSES[g].key?.split("limits.")??[];return N}function t(g,{isolation:N,policy:I}){const{key:k}=T().CONTAINMENT_CAUSES[g],
G=a(g),D=G&&(N.limits?.[G]??void 0),x=G!==void 0&&D!==void 0&&D<I.limits[G];return{...D!==void 0&&{limit:D},...k!==void 0&&
{key:x&&(g==="memory"||g==="written")?"concurrency":k}}}function o(g,N){const k=[...new Set(g.filter(G=>R.test(G)).flatMap(
G=>G.match(P)??[]))].flatMap(G=>s(G.replace(/[.:]+$/,""),N));return new Map(k.reverse())}function s(g,{checkout:N,home:I,
programs:k}){const G=["~/",`${S().HOME}/`].find(U=>g.startsWith(U));if(G!==void 0){const U=g.slice(G.length);return I!==
void 0&&r((0,p().join)(I,U))?[["home_cache",e(U)]]:[]}const D=(0,p().resolve)(N,g);if((0,b().isInside)(N,D)){const U=(0,j().
attempt)(()=>(0,M().realpathSync)(D));return U===void 0||(0,b().isInside)(N,U)?[]:[["machine_path",g]]}if(!(0,p().isAbsolute)(
g)||/\/(?:docker|podman|containerd)\.sock$/.test(g))return[];const x=(0,p().dirname)((0,p().dirname)(k.node.file));if([...A().
SYSTEM,"/proc",...E,x,...k.searchPath].some(U=>(0,b().isInside)(U,D)))return[];const L=[D,(0,p().dirname)(D)].find(U=>!i.
has(U)&&r(U));return L===void 0?[]:[["machine_path",L]]}function e(g){const N=g.split("/"),I=g.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(g)?2:1;return N.slice(0,I).join("/")}function r(g){return(0,j().attempt)(()=>(0,M().lstatSync)(
g))!==void 0}const c=5,h=30,f=/[^\w.@+~/\\-]+/;function v(g){const N=new Map(g.map(I=>[I,I]));for(const I of g){const{dir:k,
name:G,ext:D}=p().posix.parse(I),x=p().posix.join(k,G);D!==""&&!N.has(x)&&N.set(x,I)}return I=>{if(I.status!=="failed"||
N.size===0)return I;const{stdout:k,stderr:G}=I,D=[G,k].flatMap(({head:H,tail:L})=>[H,L]),x=new Set([...d(D,N)].flatMap(H=>N.
get(H)??[]));return x.size===0?I:{...I,left_out:[...x].sort().slice(0,c)}}}function d(g,N){const I=new Set(g.flatMap(k=>k.
split(f)));return new Set([...I].flatMap(k=>w(k).filter(G=>N.has(G))))}function w(g){const N=g.replaceAll("\\","/").replace(
/[.,]+$/,"").split("/").filter(I=>I!==""&&I!=="."&&I!=="..");return N.length>h?[]:N.flatMap((I,k)=>N.slice(k).map((G,D)=>N.
slice(k,k+D+1).join("/")))}function $(g){return N=>{const{status:I,stdout:k,stderr:G}=N;return I==="passed"||g==="/"?N:[
k,G].some(({head:x,tail:H})=>[x,H].some(L=>L.includes(g)))?{...N,root:g}:N}}},10582:function(B,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.effectiveLimits=T,m.limitsInWords=S,m.limitsOn=l,m.resourceLimits=A,m.thisMachine=E;function M(){
const n=u(73024);return M=function(){return n},n}function p(){const n=u(48161);return p=function(){return n},n}function j(){
const n=u(26040);return j=function(){return n},n}function T(n,a){const{memory_bytes:t,processes:o,open_files:s,file_bytes:e,
written_bytes:r}=n;return{memory_bytes:a.memory?t:null,processes:o,processes_counted_for:a.processes?"command":"user",open_files:s,
file_bytes:e,written_bytes:r}}function A(n){return[["CORE",1],["FSIZE",n.file_bytes],["NOFILE",n.open_files],...n.processes_counted_for===
"user"?[["NPROC",n.processes]]:[]]}function S(n){const{memory_bytes:a,processes:t,processes_counted_for:o,open_files:s}=n;
return[a===null?"memory: unlimited":`memory: ${b(a)}`,`processes: ${t}${o==="user"?" of the same user":""}`,`open files:\
 ${s}`,`file size: ${b(n.file_bytes)}`,`total written: ${b(n.written_bytes)}`].join(", ")}function b(n){return`${Math.round(
n/1024/1024)} MiB`}const C=1024**3,F=64*1024**2,R=1/2,P=4/5,y=2*C,i=1024*1024;function E(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,p().totalmem)()),freeBytes:process.availableMemory(),openFiles:O("Max open files")}}function l(n,a,t){
const{totalBytes:o,freeBytes:s,openFiles:e}=n,r=(c,h)=>Math.max(c/t-c/t%F,h);return{...a,memory_bytes:Math.min(a.memory_bytes,
r(o*P,y)),written_bytes:Math.min(a.written_bytes,r(s*R,i)),open_files:Math.min(a.open_files,e)}}function O(n){const a=(0,j().
attempt)(()=>(0,M().readFileSync)("/proc/self/limits","utf8"))??"",t=new RegExp(`^${n}\\s+\\S+\\s+(\\d+)`,"m");return Number(
t.exec(a)?.[1]??1/0)}},32223:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.SYSTEM=m.DEVICES=void 0,
m.homeFolders=O,m.privateFolders=P,m.viewOf=y;function M(){const n=u(73024);return M=function(){return n},n}function p(){
const n=u(51455);return p=function(){return n},n}function j(){const n=u(48161);return j=function(){return n},n}function T(){
const n=u(76760);return T=function(){return n},n}function A(){const n=u(46282);return A=function(){return n},n}const S=m.
SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],b=["/nix/store","/gnu/store"],C=m.DEVICES=["nul\
l","zero","full","random","urandom"],F="tty",R=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function P(n){
const a=R.flatMap(o=>n[`GITHUB_${o}`]??[]),t=[n.HOME,n.RUNNER_TEMP,n.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set(
[...t,(0,j().tmpdir)(),...a.map(T().dirname)].filter(o=>(0,T().isAbsolute)(o)))]}async function y({node:n,npm:a,machine:t},o,s){
const e=await E([...S,...b]),c=(await Promise.all(o.map(d=>(0,p().realpath)(d).catch(()=>[])))).flat(),h=[(0,T().dirname)(
n.file),...a?[(0,T().dirname)((0,T().dirname)(a.file))]:[],...[...t.values()].flatMap(d=>i(d,c)),...s?await l():[]].filter(
d=>!e.some(w=>(0,A().isInside)(w,d))),f=c.filter(d=>e.some(w=>w!==d&&(0,A().isInside)(w,d))),v=(0,M().existsSync)(`/dev/${F}`)?
[...C,F]:C;return{system:e,emptied:f,tools:[...new Set(h)],devices:v,home:[]}}function i({file:n,real:a},t){const o=(0,T().
dirname)(a),s=(0,T().dirname)(o),e=(0,T().basename)(o),r=e==="shims"||e==="bin"&&!t.some(c=>(0,A().isInside)(c,s));return[
(0,T().dirname)(n),o,...r?[s]:[]].filter(c=>!t.some(h=>(0,A().isInside)(c,h)))}async function E(n){return(await Promise.
all(n.map(async t=>(await(0,p().lstat)(t).catch(()=>{}))?.isDirectory()?[t]:[]))).flat()}async function l(){const n=await(0,p().
realpath)("/etc/resolv.conf").catch(()=>{});return n?.startsWith("/run/systemd/resolve/")?[(0,T().dirname)(n)]:[]}async function O(n,a){
return a===void 0||!(0,T().isAbsolute)(a)?[]:(await Promise.all([...new Set(n)].sort().map(async o=>{const s=await(0,p().
realpath)((0,T().join)(a,o)).catch(()=>{});return s===void 0||!(await(0,p().stat)(s)).isDirectory()?[]:[{path:o,source:s}]}))).
flat()}},96266:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.TEMP=m.HOME=void 0,m.commandFolders=P,
m.commandMounts=R,m.sharedMounts=F;function M(){const i=u(76760);return M=function(){return i},i}function p(){const i=u(
39491);return p=function(){return i},i}function j(){const i=u(46282);return j=function(){return i},i}const T=m.HOME="/ho\
me/gene-gate",A=m.TEMP="/tmp",S=64,b="/.gene-gate",C={lower:`${b}/lower`,cover:`${b}/cover`,own:`${b}/own`,run:`${b}/run`,
replaced:`${b}/replaced`,home:`${b}/home`,tools:`${b}/tools`};function F({view:i,checkout:E,run:l,stage:O}){const n=(t,o)=>[
t,(0,M().join)(O,o)],a=(t,o,s)=>[t,(0,M().join)(O,o),"none",s];return[...i.system.map(t=>n(t,t)),...i.emptied.map(t=>["g\
ene-gate",(0,M().join)(O,t),"tmpfs","size=1m,mode=0755"]),a("/proc","proc","rbind"),a(E,C.lower,"rbind"),a(l,C.run,"bind"),
...i.tools.map((t,o)=>n(t,y(t,o))),...i.home.map(({source:t},o)=>n(t,(0,M().join)(C.home,String(o))))]}function R(i){const{
view:E,checkout:l,privileges:O,hides:n,keepsWrites:a,replaced:t}=i,o=(c,h,f)=>["gene-gate",h,c,f],s=(c,h,f="bind")=>[c,h,
"none",f],e=[`lowerdir=${n||O.adopt?`${C.cover}:`:""}${C.lower}`,`upperdir=${C.own}/upper`,`workdir=${C.own}/work`,...O.
overlay,"X-mount.mkdir"],r=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${S}`;return[s(`${C.own}/tmp`,A),s(`${C.
own}/home`,T),...E.home.map(({path:c},h)=>s(`${C.home}/${h}`,(0,M().join)(T,c))),s(`${C.own}/shm`,"/dev/shm"),o("devpts",
"/dev/pts",r),...E.tools.flatMap((c,h)=>{const f=y(c,h);return c===f?[]:[s(f,c,"rbind,X-mount.mkdir")]}),a?s(C.lower,l,"\
bind,X-mount.mkdir"):o("overlay",l,e.join(",")),...t.map((c,h)=>s(`${C.replaced}/${h}`,(0,M().join)(l,c))),o("proc","/pr\
oc","nosuid,nodev,noexec"),o("tmpfs",b,"ro,size=4k,mode=0755")]}function P({home:i}){return["upper","work","tmp","home",
"shm",...[...new Set(i.flatMap(({path:l})=>[...(0,p().foldersAbove)(l),l]))].map(l=>`home/${l}`)]}function y(i,E){return[
A,T].some(O=>(0,j().isInside)(O,i))?`${C.tools}/${E}`:i}},35134:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.breakFiles=S,m.writeLayer=C;function M(){const l=u(51455);return M=function(){return l},l}function p(){const l=u(76760);
return p=function(){return l},l}function j(){const l=u(39092);return j=function(){return l},l}function T(){const l=u(32476);
return T=function(){return l},l}const A=/\.d\.[cm]?ts$/;function S(l,O){const n=new Map,a=new Map;for(const[o,s]of l){const e=p().
posix.extname(o).slice(1).toLowerCase(),r=T().LANGUAGES.find(({extensions:h})=>h.includes(e)),c=r&&!A.test(o)&&y(s,r,O);
r===void 0?a.set(o,b(s,O)):c&&n.set(o,c)}if(n.size===0){const o=[...l].map(([s,e])=>[s,b(e,O)]);return{files:new Map(o),
operator:"unparsable"}}const t=a.size>0?"mixed":"functions_fail";return{files:new Map([...n,...a]),operator:t}}function b(l,O){
return`)]}>"'\`<<<<<<< ${O}
${l}`}async function C(l,O,n){const{checkout:a,isCommitted:t,path:o}=n,s=new Map;for(const[e,r]of O){const{mode:c}=await(0,M().
lstat)((0,p().join)(a,e));await(0,M().mkdir)((0,p().dirname)((0,p().join)(l,e)),{recursive:!0}),await(0,M().writeFile)((0,p().
join)(l,e),r),await(0,M().chmod)((0,p().join)(l,e),c&511),s.set(e,(c&73)===0?"100644":"100755")}t&&await(0,j().commitLayer)(
{checkout:a,layer:l,modes:s,path:o});for(const e of await(0,M().readdir)(l,{recursive:!0,withFileTypes:!0})){const r=(0,p().
join)(e.parentPath,e.name),c=await(0,M().lstat)((0,p().join)(a,(0,p().relative)(l,r))).catch(()=>{});e.isDirectory()&&c&&
await(0,M().chmod)(r,c.mode&511)}}const F=200,R=400,P=1e4;function y(l,O,n){const{masked:a,forms:t,failing:o,unused:s}=O,
e=l.replaceAll(a,f=>f.replaceAll(/[^\n]/g," ")),r=new Map;for(const{start:f,end:v}of i(e,O)){const d=e.slice(v,v+R),w=t.
find(({after:N})=>N.test(d)),$=e.slice(Math.max(0,f-F),f);if(!w||w.unless?.test($)||w.before?.test($)===!1)continue;const g=v+
(w.after.exec(d)?.[0].length??0);w.isExpression?r.set(g,` (() => {${o(n)} })( ) ? 0 : `):r.set(...E(l,g,O,n))}if(r.size===
0)return;s&&/^[ \t]*(?:import|export)\b/m.test(e)&&r.set(l.length,s(n));let c="",h=0;for(const[f,v]of[...r].sort(([d],[w])=>d-
w))c+=l.slice(h,f)+v,h=f;return c+l.slice(h)}function i(l,{bareParameter:O}){const n=[],a=[];for(const{index:o,0:s}of l.
matchAll(/[()[\]{}]/g))if("([{".includes(s))a.push(o);else{const e=a.pop();s===")"&&e!==void 0&&n.push({start:e,end:o+1})}
const t=O?[...l.matchAll(O)]:[];return[...n,...t.map(({index:o,0:s})=>({start:o,end:o+s.length}))]}function E(l,O,{preamble:n,
isIndented:a,failing:t},o){const s=n?.exec(l.slice(O,O+P))?.[0].length??0,e=t(o);if(!a)return[O+s,e];if(s>0)return[O+s,`\
; ${e}`];const[r="",c=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(l.slice(O))??[];return[O+r.length,r===c?`${e}; `:
`${e}
${c}`]}},32476:function(B,m){Object.defineProperty(m,"__esModule",{value:!0}),m.LANGUAGES=void 0;function u(...o){return new RegExp(
o.join("|"),"g")}const M=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,p=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
j="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",T=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
A=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,S=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
b={extensions:["js","mjs","cjs"],masked:u(M,p,j,T),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:S,unless:A}],failing:o=>` debugger; var _${o}=${o}( "x" ) ; throw _${o} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:o=>`
export const unused_${o} = "x"  ;
`},C=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,F=String.raw`\s*:\s*(?:[^\s;{}()=]|${C})(?:[^;{}()=]|${C})*`,R=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
P=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,y=String.raw`^(?:${F}?)?\s*=>`,
i={...b,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${y}\s*\{`),unless:R},{after:new RegExp(
y),before:P,unless:R,isExpression:!0},{after:new RegExp(String.raw`^(?:${F})?\s*\{`),before:S,unless:A}]},E=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),l=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...E,p].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
O={extensions:["py","pyi"],masked:u(...E,p,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:o=>`_${o}=${o}( "x" ) ;raise RuntimeError(_${o})`,preamble:new RegExp(l),isIndented:!0},n={masked:u(M,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},a={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},t=m.LANGUAGES=[b,i,O,{...n,extensions:["rs"],failing:o=>` let _${o} =( "x" ) ; \
panic!( "${o}" ) ;`},{...n,extensions:["go"],failing:o=>` panic( "${o}" ) ;`},{...n,extensions:["kt","kts"],failing:o=>`\
 throw RuntimeException( "${o}" ) ;`},{...n,extensions:["java"],forms:[a],failing:o=>` if ( true ) throw new RuntimeExce\
ption( "${o}" ) ;`}]},69983:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.breakAndRun=E;function M(){
const t=u(77598);return M=function(){return t},t}function p(){const t=u(86191);return p=function(){return t},t}function j(){
const t=u(59490);return j=function(){return t},t}function T(){const t=u(87952);return T=function(){return t},t}function A(){
const t=u(67147);return A=function(){return t},t}function S(){const t=u(57334);return S=function(){return t},t}function b(){
const t=u(49604);return b=function(){return t},t}function C(){const t=u(64474);return C=function(){return t},t}function F(){
const t=u(35134);return F=function(){return t},t}function R(){const t=u(48081);return R=function(){return t},t}const P=2,
y=2e3,i=20;async function E(t,o){const{policy:s,change:e,checkout:r}=o;if(s.mutants==="off"||e===void 0)return new Map;const c=[
...t].flatMap(([w,$])=>{const g=$.map(({outcome:k})=>k);if(!(w.gene.change==="added"||w.gene.change==="modified")||g.some(
({status:k})=>k!=="passed"))return[];const I=w.gene.commands.flatMap(({reading:k})=>(0,p().startedFiles)(k)).sort();return[
{...w,outcomes:g,launched:I}]}),{areBuilt:h}=(0,A().everything)((0,T().dependencyFolders)(s)),f=r.additions.find(h),v=`c\
ommands can read \`${f}\`, which was built before the change was broken`,d=new Map;for(const w of(0,j().groupBy)(c,({launched:$})=>$.
join("\0")).values()){const g=await(f===void 0?O(w,o):Promise.reject(new Error(v))).catch(({message:N})=>l(w,N));for(const[
N,{gene:I}]of w.entries())d.set(I,g[N]??[])}return d}function l(t,o){return t.map(({plans:s})=>s.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:o})))}async function O(t,o){const s=await(0,R().sourcesOf)(o.change?.files??[],o.tree,
t[0]?.launched??[]);if(typeof s=="string")return l(t,s);const e=await n(t,s.texts,o),r=e.flat().some(({outcome:h})=>h===
"killed");if(s.existing===void 0||!r)return e;const c=await n(t,s.existing,o);return e.map((h,f)=>h.map((v,d)=>{const w=c[f]?.[d];
return v.outcome!=="killed"||w?.outcome!=="survived"?v:{...v,existing:{files:w.files,duration_ms:w.duration_ms}}}))}async function n(t,o,{
backend:s,checkout:e,change:r,policy:{views:c},concurrency:h,path:f,signal:v}){const d=`z${(0,M().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,w=(0,F().breakFiles)(o,d),$={checkout:e.directory,isCommitted:r?.isCommitted===!0,path:f},
g=await s.cover?.(G=>(0,F().writeLayer)(G,w.files,$));if(g===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const N=t.map(({id:G,plans:D,outcomes:x})=>{const H=x.map(({duration_ms:U})=>P*
U+y),L=D.map((U,W)=>({...U,timeoutMs:H[W]??y}));return c==="gene"?[{id:G,plans:L}]:L.map(U=>({id:G,plans:[U]}))}),I={backend:g,
progress:b().NO_PROGRESS,views:c,concurrency:h,signal:v},k=await(0,C().runPlans)(N.flat(),I);return N.map(G=>G.flatMap(D=>k.
get(D)??[]).map(({outcome:D})=>a(D,w)))}function a(t,{files:o,operator:s}){const{status:e,signal:r,duration_ms:c,reason:h=e}=t,
f=[...o.keys()].sort(),v={operator:s,files:f.slice(0,i),duration_ms:c,...f.length>i&&{total_files:f.length}};return e===
"passed"?{...v,outcome:"survived"}:(e==="failed"||e==="timed_out"||r!==null)&&h!==S().BUDGET_SPENT?{...v,outcome:"killed"}:
{...v,outcome:"not_run",reason:h}}},48081:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.isSource=R,
m.sourcesOf=P;function M(){const y=u(95244);return M=function(){return y},y}function p(){const y=u(93028);return p=function(){
return y},y}const j=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
T=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
A=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,S=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
b=600,C=500,F=10*1024**2;function R(y){return(0,M().isProgramCode)(y)&&!(0,M().isOfTests)(y)&&![j,T].some(i=>i.test(y))}
async function P(y,i,E){const l=c=>R(c)&&!E.includes(c)&&(0,p().isRegular)(i.stat(c)?.kind),O=y.filter(({path:c,status:h})=>h!==
"deleted"&&l(c)),n=[...i.files()].filter(({path:c})=>l(c)&&!A.test(c)),a=O.length>0?O:n;if(a.length===0)return"neither t\
he change nor the repository has a source file to break";const t=a.reduce((c,{path:h})=>c+(i.stat(h)?.size??0),0);if(a.length>
C||t>F)return`there are too many source files to break: ${a.length} with ${Math.ceil(t/1024**2)} MB`;const o=a.map(async({
path:c})=>[c,(await i.read(c)).toString("utf8")]),s=await Promise.all(o);if(O.length===0){const c=s.filter(([,h])=>!S.test(
h.slice(0,b)));return c.length===0?"all source files are generated":{texts:new Map(c)}}const e=s.filter((c,h)=>O[h]?.status!==
"added"),r=e.length>0&&e.length<s.length;return{texts:new Map(s),...r&&{existing:new Map(e)}}}},57334:function(B,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.OUTCOME_LOST=m.INTERRUPTED=m.CHECKOUT_CHANGED=m.BUDGET_SPENT=m.BLOCKED=void 0,
m.changedOutcome=C,m.countInterrupted=A,m.notRun=b,m.stopReason=S;const u=m.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",M=m.INTERRUPTED="interrupted",p=m.BUDGET_SPENT="the time budget for all commands was spent",j=m.OUTCOME_LOST=
"the run returned no outcome for this command",T=m.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function A(F){
return F.filter(({reason:R})=>R===M).length}function S(F){return F.reason===p?p:M}function b(F,R,P=new Date){const y={head:"",
tail:"",bytes:0,truncated:!1};return{status:F,exit_code:null,signal:null,started_at:P.toISOString(),duration_ms:0,stdout:y,
stderr:y,reason:R}}function C(F,R=b("error",T)){return{...R,status:"error",reason:T,checkout_changed:[...F]}}},22562:function(B,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.outcomesOf=T,m.plansOf=j,m.refusedOutcomes=S;function M(){const R=u(6470);
return M=function(){return R},R}function p(){const R=u(57334);return p=function(){return R},R}function j({asset:R,commands:P}){
const y=P.flatMap(({plan:i})=>i??[]);return{id:R.id,plans:y.length===P.length?y:[]}}function T({commands:R},P,y){if(R.every(
({plan:E})=>E!==void 0))return R.map(({plan:E},l)=>A(E,P[l],y));const i=F(R);return R.map(({verdict:E})=>E==="block"?(0,p().
notRun)("blocked",p().BLOCKED,y):(0,p().notRun)("skipped",i,y))}function A(R,P,y){if(P===void 0||P.plan.digest!==R?.digest)
return(0,p().notRun)("skipped",p().OUTCOME_LOST,y);const{outcome:i,changedFiles:E}=P;return E.length===0?i:{...i,checkout_modified:E}}
function S(R,P,y){const i=R.filter(E=>P?b(E):E.commands.some(C));return new Map(i.map(E=>[E,T(E,[],y)]))}function b({change:R,
commands:P}){return P.length===0?R!=="removed":P.some(({plan:y})=>y===void 0)}function C({verdict:R}){return R==="block"}
function F(R){if(R.some(({verdict:i})=>i==="block"))return"another command of the gene is blocked";const y=R.flatMap(({reading:i})=>(0,M().
toolOf)(i)??[]).find(({path:i})=>i===void 0);return y?`${y.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},46282:function(B,m,u){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.findPrograms=i,m.isInside=h;function M(){const f=u(31421);return M=function(){return f},f}function p(){
const f=u(51455);return p=function(){return f},f}function j(){const f=u(48161);return j=function(){return f},f}function T(){
const f=u(76760);return T=function(){return f},f}function A(){const f=u(57975);return A=function(){return f},f}function S(){
const f=u(7723);return S=function(){return f},f}function b(){const f=u(26040);return b=function(){return f},f}function C(){
const f=u(41895);return C=function(){return f},f}function F(){const f=u(14495);return F=function(){return f},f}const R=S().
object({file:S().string(),version:S().string(),platform:S().string(),arch:S().string()}),P="JSON.stringify({file: proces\
s.execPath, version: process.version, platform: process.platform, arch: process.arch})",y=2e4;async function i(f){const{
path:v,checkout:d,names:w=[]}=f,$=await e(v,d),g=await E($,d),[N,I]=await Promise.all(["npm","npx"].map(D=>O(D,g.file,$,
d))),k=await s(w,$,d),G=await t($,d);return{node:g,...N&&{npm:N},...I&&{npx:I},...G!==void 0&&{shell:G},machine:k,searchPath:$}}
async function E(f,v){for await(const{file:d,real:w}of c("node",f,v)){const $=await l(d,w,f),g=await r($.file,v);if(g!==
void 0)return{...$,file:g}}throw new(C()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function l(f,v,d){
const{execPath:w,version:$,platform:g,arch:N}=process;if(v===await(0,p().realpath)(w))return{file:v,version:$,platform:g,
arch:N};try{const{stdout:I}=await(0,A().promisify)(M().execFile)(f,["-p",P],{cwd:(0,T().dirname)(f),env:{PATH:d.join(T().
delimiter),HOME:(0,j().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:y,windowsHide:!0});
return R.parse(JSON.parse(I))}catch(I){throw new(C()).GateError("program_not_found",`${f} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:I})}}
async function O(f,v,d,w){const $=(0,T().join)("node_modules","npm","bin",`${f}-cli.js`);for(const g of[(0,T().dirname)(
v),...d]){for(const I of[(0,T().join)(g,$),(0,T().join)(g,"..","lib",$)]){const k=await n(I,f,w);if(k)return k}const N=await n(
(0,T().join)(g,f),f,w);if(N)return N}}async function n(f,v,d){const w=await r(f,d);if(!w?.endsWith(`${v}-cli.js`))return;
const $=(0,T().join)((0,T().dirname)(w),"..","package.json"),g=await(0,p().readFile)($,"utf8").catch(()=>"null"),{success:N,
data:I}=S().object({name:S().literal("npm"),version:S().string()}).safeParse((0,b().attempt)(()=>JSON.parse(g)));return N?
{file:w,version:I.version}:void 0}const a="/bin/sh";async function t(f,v){if(process.platform!=="win32")return a;for await(const{
real:d}of c("git",f,v)){const w=await r((0,T().join)((0,T().dirname)(d),"..","bin","sh.exe"),v);if(w!==void 0)return w}}
const o=/^[A-Za-z0-9][\w.+-]*$/;async function s(f,v,d){const w=new Map;for(const $ of f.filter(g=>o.test(g))){const g=await c(
$,v,d).next();g.done||w.set($,g.value)}return w}async function e(f,v){const d=new Set(f.split(T().delimiter).filter($=>(0,T().
isAbsolute)($)));return(await Promise.all([...d].map(async $=>await r($,v)===void 0?[]:[$]))).flat()}async function r(f,v){
const[d,w]=await Promise.all([(0,p().realpath)(f).catch(()=>{}),(0,p().realpath)(v)]);if(d===void 0)return;const $=[d,(0,T().
resolve)(f)],g=[w,(0,T().resolve)(v)];return $.some(N=>g.some(I=>h(I,N)))?void 0:d}async function*c(f,v,d){for(const w of v){
const $=(0,T().join)(w,process.platform==="win32"?`${f}.exe`:f),g=await r($,d);g!==void 0&&await(0,F().isExecutable)(g)&&
(yield{file:$,real:g})}}function h(f,v){const d=(0,T().relative)(f,v);return d!==".."&&!d.startsWith(`..${T().sep}`)&&!(0,T().
isAbsolute)(d)}},49604:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.NO_PROGRESS=void 0,m.groupedProgress=
T,m.linesOfProgress=j;function M(){const A=u(20849);return M=function(){return A},A}const p=m.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function j(A){let S=0,b=0;return{...p,planned:C=>{S=C},finished:(C,{status:F,duration_ms:R})=>{b+=
1;const P=(R/1e3).toFixed(1);A(`[${b}/${S}] ${F} in ${P} s: ${(0,M().safeLine)(C)}`)}}}function T(A){const S=j(A.info);return{
...S,planned:b=>{A.startGroup(`Run ${b} validation command${b===1?"":"s"}`),S.planned(b)},ended:()=>A.endGroup()}}},63682:function(B,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_RAN=void 0,m.requestOf=h,m.runAudited=t,m.withinBudget=v;function M(){
const d=u(48161);return M=function(){return d},d}function p(){const d=u(97247);return p=function(){return d},d}function j(){
const d=u(60210);return j=function(){return d},d}function T(){const d=u(57430);return T=function(){return d},d}function A(){
const d=u(87952);return A=function(){return d},d}function S(){const d=u(19309);return S=function(){return d},d}function b(){
const d=u(10582);return b=function(){return d},d}function C(){const d=u(32223);return C=function(){return d},d}function F(){
const d=u(46252);return F=function(){return d},d}function R(){const d=u(69983);return R=function(){return d},d}function P(){
const d=u(57334);return P=function(){return d},d}function y(){const d=u(22562);return y=function(){return d},d}function i(){
const d=u(46282);return i=function(){return d},d}function E(){const d=u(64474);return E=function(){return d},d}const l=4*
1024*1024,O=6e4,n=4,a=2*1024;async function t(d,w){const $=new Date,g=o(d,w),{checkout:N,path:I,policy:k,progress:G,signal:D,
shown:x}=w,H=(0,y().refusedOutcomes)(d.genes,N!==void 0,$);if(N===void 0||g.length===0)return{...f,outcomes:H};const{directory:L,
leftOut:U}=N,W=new Set(g.flatMap(({plans:X})=>X.map(K=>K.program))),J=await(0,i().findPrograms)({path:I,checkout:L,names:[
...W]}),V=r(k.concurrency),Y=(0,S().shareFolder)(N,w.attended,x!==void 0),{chooseBackend:z}=await Promise.all([u.e(670),
u.e(808)]).then(u.bind(u,60670)),{backend:Z,isolation:Q,close:on}=await z({programs:J,checkout:L,leftOut:U,...x&&{shown:x},
shareFolder:Y.folder,outputBytes:e(k.limits.output_bytes,d.genes),limits:(0,b().limitsOn)((0,b().thisMachine)(),k.limits,
V),lanes:V,requested:h(k.containment,w.fork),network:k.network==="allow",replaced:await s(d,w.tree),folders:w.privateFolders,
home:await(0,C().homeFolders)([...k.home_caches,...(0,A().homeDependencies)(k)],w.home),signal:D}),_=Z.level==="namespac\
es",q=_?V:1,sn=async()=>{const X=performance.now(),K=await v(k.limits.budget_seconds*1e3,D,tn=>(0,E().runPlans)(g,{backend:Z,
progress:G,views:k.views,concurrency:q,signal:tn,guard:Y.guard()})),nn=Math.max(O,performance.now()-X),dn=await v(nn,D,tn=>(0,R().
breakAndRun)(K,{...w,checkout:N,backend:Z,concurrency:q,signal:tn}));return{runs:K,mutants:dn}},{runs:rn,mutants:an}=await sn().
finally(()=>Promise.all([on(),Y.close()])),cn=[(0,F().mentionedOf)(Y.hides()?U:[]),(0,F().causesOf)({isolation:Q,policy:k,
programs:J,checkout:L,home:w.home}),(0,F().namedRootOf)(_?L:Y.guard().directory)],un=X=>cn.reduce((K,nn)=>nn(K),X),en=g.
map(X=>{const{gene:K}=X;return[K,(0,y().outcomesOf)(K,rn.get(X)??[],$).map(un)]});return{outcomes:new Map([...H,...en]),
interrupted:(0,P().countInterrupted)(en.flatMap(([,X])=>X)),isolation:{...Q,description:`${Q.description} ${c(_,k.views,
q)}`},nodeOf:()=>J.node,mutants:an,findings:Y.findings()}}function o(d,{waiting:w}){return d.genes.filter($=>!w.has($)).
map($=>({...(0,y().plansOf)($),gene:$})).filter(({plans:$})=>$.length>0)}async function s(d,w){const $=new Set((0,p().isOfChange)(
d)?d.files.map(({path:N})=>N):[]),g=await(0,j().npmrcCopies)(w,$);return new Map(g.flatMap(({path:N,text:I,dropped:k})=>k.
length>0&&I!==void 0?[[N,I]]:[]))}function e(d,w){const $=w.flatMap(I=>(0,y().plansOf)(I).plans),g=new Set($.map(({digest:I})=>I)),
N=Math.floor(l/(g.size*n));return Math.min(d,Math.max(N,a))}function r(d){return d==="cores"?(0,M().availableParallelism)():
d}function c(d,w,$){if(!d)return"One command at a time, because all commands share the checkout.";const g=w==="gene"?" T\
he commands of one gene share a view.":"";return`${$===1?"One command at a time.":`Up to ${$} commands at once.`}${g}`}function h(d,w){
return d==="require-for-forks"?w?"require":"auto":d}const f=m.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:T().
NOTHING_RUN,nodeOf:()=>process};async function v(d,w,$){const g=new AbortController,N=setTimeout(()=>g.abort(P().BUDGET_SPENT),
d);try{return await $(AbortSignal.any([w,g.signal]))}finally{clearTimeout(N)}}},20849:function(B,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.safeLine=j,m.withoutLogCommands=T;function M(){const A=u(77598);return M=function(){return A},
A}const p=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function j(A,S=200){const b=A.replace(p,F=>`\\u{${F.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),C=Array.from(b);return C.length<=S?b:`${C.slice(0,S-1).
join("")}\u2026`}async function T(A,S){const b=(0,M().randomUUID)();A(`::stop-commands::${b}`);try{return await S()}finally{
A(`::${b}::`)}}},64474:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.runPlans=j;function M(){const i=u(
41895);return M=function(){return i},i}function p(){const i=u(57334);return p=function(){return i},i}async function j(i,E){
const{backend:l,progress:O,concurrency:n,views:a}=E,t=new Map(i.flatMap(({plans:w})=>w.map($=>[$.digest,$]))),o=new Map;
for(const w of t.values()){const $=F(()=>l.check(w));$&&o.set(w.digest,$)}const s=new AbortController,e=AbortSignal.any(
[E.signal,s.signal]),r=T(n),c=C({...E,signal:e},o),h=A(w=>c(w,($,g)=>l.run($,g))),f=A(async w=>{const $=await l.forGene?.(
w.length,e),g=(N,I)=>($??l).run(N,I);return b(w,N=>c(N,g),e).finally(()=>$?.close())}),v=async({plans:w})=>{try{return a!==
"gene"?await b(w,g=>h(g.digest,g),e):(await f(S(w),w)).map((g,N)=>({...g,plan:w[N]??g.plan}))}catch($){throw s.abort(),$}},
d=new Map(i.map(({plans:w})=>[S(w),w]));O.planned(a==="gene"?[...d.values()].flat().length:t.size);try{const w=i.map(g=>r(
()=>v(g)));await Promise.allSettled(w);const $=P(await Promise.all(w));return new Map(i.map((g,N)=>[g,$[N]??[]]))}finally{
O.ended()}}function T(i){const E=[];let l=i;return async O=>{l===0?await new Promise(n=>E.push(n)):l-=1;try{return await O()}finally{
const n=E.shift();n?n():l+=1}}}function A(i){const E=new Map;return(l,O)=>{const n=E.get(l)??i(O);return E.set(l,n),n}}function S(i){
return i.map(({digest:E})=>E).join()}async function b(i,E,l){const O=[];for(const n of i){const a=O.find(({outcome:t})=>t.
checkout_modified);l.aborted?O.push(y(n,(0,p().stopReason)(l))):a?O.push(y(n,R(a.plan))):O.some(({outcome:t})=>t.status!==
"passed")?O.push(y(n,"an earlier command of the gene did not pass")):O.push({...await E(n),plan:n})}return O}function C(i,E){
const{backend:l,progress:O,signal:n,guard:a}=i,t=l.level==="process_group";let o;return async(s,e)=>{if(o!==void 0)return y(
s,o);if(n.aborted)return y(s,(0,p().stopReason)(n));const r=a?.state(),c=a&&r?[...await a.changed(r)]:[];if(a&&r&&!t&&c.
push(...a.added(r)),c.length>0)return o=p().CHECKOUT_CHANGED,{plan:s,outcome:(0,p().changedOutcome)(c),changedFiles:[]};
O.started(s.command);const h=E.get(s.digest),f=h?(0,p().notRun)("not_runnable",`${h.message} ${h.hint}`):await e(s,n),v=()=>t?
a?.changed():r&&a?.touchedSince(r),d=(n.aborted?void 0:await v())??[];if(d.length===0||t)return O.finished(s.command,f),
d.length>0&&(o=R(s)),{plan:s,outcome:f,changedFiles:d};o=p().CHECKOUT_CHANGED;const w=(0,p().changedOutcome)(d,f);return O.
finished(s.command,w),{plan:s,outcome:w,changedFiles:[]}}}function F(i){try{i();return}catch(E){if(E instanceof M().GateError&&
E.code==="program_not_found")return E;throw E}}function R({command:i}){return`the command "${i}" changed files of the ch\
eckout`}function P(i){const E=new Set;return i.map(l=>l.map(O=>{const{outcome:n}=O;return n.status==="skipped"?O:E.has(n)?
{...O,outcome:{...n,reused:!0}}:(E.add(n),O)}))}function y(i,E){return{plan:i,outcome:(0,p().notRun)("skipped",E),changedFiles:[]}}},
46562:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.findingsOf=b,m.judgeGene=S;function M(){const n=u(
13580);return M=function(){return n},n}function p(){const n=u(57334);return p=function(){return n},n}function j(){const n=u(
9436);return j=function(){return n},n}function T(){const n=u(49001);return T=function(){return n},n}function A(){const n=u(
47350);return A=function(){return n},n}function S(n,a,{policy:t,ignoring:o,capped:s=[],missing:e}){const r=y(n,I=>(0,j().
suppress)(I,o)),c=a.outcomes.get(n)??[],h=a.mutants?.get(n),f=[...(0,T().runFindings)(r,c,a,t),...(0,T().mutantFindings)(
r,h)],d=[...(0,j().suppress)(f,o),...e?[e]:[]],$=[...b({gene:r,runFindings:d}),...s].filter(({suppressed:I})=>!I),g=F(c,
d),N=(0,A().gravest)([(0,A().severityVerdict)($,t.fail_on),...r.commands.map(I=>I.verdict==="block"?"fail":"pass"),...g?
["warn"]:c.map(P),e?"needs_approval":"pass"]);return{gene:r,ran:a.outcomes.has(n),outcomes:c,...h&&{mutants:h},runFindings:d,
capped:s,verdict:N,summary:g?C:i(r,c,N,$)}}function b({gene:n,runFindings:a}){return[...n.findings,...n.commands.flatMap(
t=>t.findings),...a]}const C="not runnable here: the machine lacks a program or a tool";function F(n,a){const t=a.filter(
({rule:o})=>(0,M().ruleOf)(o).group==="environment");return t.length>0&&t.every(({severity:o})=>o!=="error")&&n.every(({
status:o,reason:s})=>o==="skipped"?!R.has(s):o==="passed"||o==="not_runnable")}const R=new Set([p().INTERRUPTED,p().OUTCOME_LOST]);
function P({status:n,reason:a}){return n==="passed"?"pass":n==="error"||R.has(a)?"error":"fail"}function y(n,a){return{...n,
findings:a(n.findings),commands:n.commands.map(t=>({...t,findings:a(t.findings)}))}}function i(n,a,t,o){const s=n.commands.
findIndex(I=>I.verdict==="block"),e=a.findIndex(({status:I})=>I!=="passed"&&I!=="skipped"),r=a.findIndex(({status:I})=>I===
"skipped"),c=[s,e,r].find(I=>I>=0)??-1,h=n.commands[c];if(h)return`constraint: validation_failed: ${h.command} => ${O(a[c])}`;
if(n.change==="removed")return"removed";const{files:f,max_files:v,severity:d}=n.blastRadius;if(o.some(E))return`constrai\
nt: blast_radius ${d}: ${f} / ${v} files`;const w=n.commands.length,$=w===1?"1 command":`${w} commands`;if(t==="needs_ap\
proval")return`${$} allowed, waiting for approval`;if(t==="fail")return`failed: ${l(o).join(", ")}`;const g=a.length>0?`${$}\
 passed`:`${$} allowed, none run`,N=t==="warn"?l(o):[];return N.length>0?`${g}, with warnings: ${N.join(", ")}`:g}function E({
rule:n,severity:a}){return a==="error"&&n.startsWith("blast-radius-")}function l(n){const a=n.filter(({severity:o})=>o===
"error"),t=n.filter(({severity:o})=>o==="warning");return[...new Set((a.length>0?a:t).map(({rule:o})=>o))]}function O(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.dayOf=b,m.idleIgnores=y,m.ignoreFindings=R,m.isIgnorable=C,m.refusalOf=P,m.suppress=F;function M(){const n=u(41330);return M=
function(){return n},n}function p(){const n=u(32854);return p=function(){return n},n}function j(){const n=u(13580);return j=
function(){return n},n}function T(){const n=u(95132);return T=function(){return n},n}function A(){const n=u(43767);return A=
function(){return n},n}function S(){const n=u(52288);return S=function(){return n},n}function b(n){return n.toISOString().
slice(0,10)}function C({rule:n,severity:a,layer:t}){return(0,A().mayBeIgnored)({...(0,j().ruleOf)(n),severity:a,layer:t})}
function F(n,{ignores:a,...t}){const o=a.filter(e=>!(0,S().hasExpired)(e.expires,t.today)),s=(0,S().withLevels)(n,t);return o.
length===0?s:s.map(e=>{const r=C(e)&&o.find(c=>i(c,e));return r?{...e,suppressed:{reason:r.reason,expires:r.expires}}:e})}
function R({ignores:n,today:a},t,o){return n.flatMap(s=>{const{rule:e,reason:r,expires:c}=s,h=`The ignore of \`${e}\` ${O(
s)}`,f=t.filter($=>i(s,$)),v=f.every(C)?P(s):S().DECIDES;if(v!==void 0)return[(0,T().finding)("exception-refused",{exception:h,
refusal:v})];if((0,S().hasExpired)(s.expires,a))return[(0,T().finding)("exception-expired",{exception:h,reason:r,expires:c})];
const d=f.length===0&&o.some($=>E(s,$)),w={exception:h,refusal:"the rule finds nothing there"};return d?[(0,T().finding)(
"exception-refused",w,{severity:"notice"})]:[]})}function P({rule:n}){const a=(0,j().checkRules)().find(({id:t})=>t===n);
return a===void 0?(0,S().unknownRule)(n):n==="protected-path"||(0,A().mayBeIgnored)(a)?void 0:S().DECIDES}function y(n,a){
return n.flatMap(t=>(0,S().idle)(t.rule,P(t),t.expires,a))}function i({rule:n,where:a},{rule:t,location:o,subject:s}){if(n!==
t)return!1;const{path:e,gene:r,command:c}=a??{};return(e===void 0||o!==void 0&&l(o.path,e))&&(r===void 0||r===s?.id)&&(c===
void 0||c===s?.command)}function E({where:n},{asset:a,commands:t}){const{path:o,gene:s,command:e}=n??{};return(o===void 0||
l(a.path,o))&&(s===void 0||s===a.id)&&(e===void 0||t.some(r=>r.command===e))}function l(n,a){return(0,p().isWithin)(n,a)||
(0,M().default)(a,{dot:!0,nonegate:!0})(n)}function O({where:n={}}){const a=Object.entries(n).map(([t,o])=>`the ${t} \`${o}\
\``);return a.length===0?"for all findings":`for ${a.join(", ")}`}},92344:function(B,m,u){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.allFindings=O,m.judge=i,m.judgeShards=t,m.otherShards=o,m.verdictOfPart=s;function M(){const e=u(9354);
return M=function(){return e},e}function p(){const e=u(1395);return p=function(){return e},e}function j(){const e=u(89549);
return j=function(){return e},e}function T(){const e=u(27199);return T=function(){return e},e}function A(){const e=u(97247);
return A=function(){return e},e}function S(){const e=u(95132);return S=function(){return e},e}function b(){const e=u(46562);
return b=function(){return e},e}function C(){const e=u(9436);return C=function(){return e},e}function F(){const e=u(52288);
return F=function(){return e},e}function R(){const e=u(47350);return R=function(){return e},e}const P=new Set([...p().NEEDS_PERSON,
"gate-approval-missing"]),y={ignores:[],rules:{}};function i(e,r,{policy:c,now:h,approval:f=M().NOTHING_WAITS}){const{ignores:v,
rules:d}=(0,A().isOfChange)(e)?c:y,w={ignores:v,rules:d,today:(0,C().dayOf)(h)},$=o(r.shards??[]),g=a(f,e.findings),N=[...g?
e.findings:l(e.findings,c,f),...g?[g]:[],...$?[$]:[],...r.findings??[],...r.interrupted>0?[(0,S().finding)("run-interrup\
ted",{skipped:r.interrupted})]:[]],I=(0,C().suppress)(N,w),k=I.filter(({rule:z})=>z==="blast-radius-hard-cap"),G=new Map(
e.genes.map(z=>{const Z=n(z,f),Q=z.blastRadius.severity==="hard_cap_breach"?k:[];return[z,(0,b().judgeGene)(z,r,{policy:c,
ignoring:w,capped:Q,...Z&&{missing:Z}})]})),D=[...G.values()],x=[...N,...D.flatMap(b().findingsOf)],H=[...I,...(0,C().ignoreFindings)(
w,x,e.genes),...(0,F().levelFindings)(w)],[L,U]=E(H,c.approvals.gate>0),W=(0,R().gravest)([(0,R().severityVerdict)(U,c.fail_on),
L.length>0?"warn":"pass"]),J=r.interrupted>0?"error":"pass",V=g?"needs_approval":"pass",Y=(0,R().gravest)([W,J,V,...D.map(
z=>z.verdict)]);return{genes:D,findings:H,verdict:$?s(Y):Y,shards:t(r.shards??[],G)}}function E(e,r){if(!r)return[[],e];
const c=new Set(e.flatMap(({rule:f,location:v})=>p().NEEDS_PERSON.has(f)?v?.path:[])),h=({rule:f,severity:v,location:d})=>P.
has(f)||f==="protected-path"&&v==="warning"&&c.has(d?.path);return[e.filter(h),e.filter(f=>!h(f))]}function l(e,{approvals:{
gate:r}},{approvals:c}){if(r>0&&c.length===0)return e;const h=r>0?"given":"not required";return e.map(f=>p().NEEDS_PERSON.
has(f.rule)?{...f,args:{...f.args,approval:h}}:f)}function O({findings:e,genes:r}){return[...e,...r.flatMap(b().findingsOf)]}
function n(e,{waiting:r,refusals:c,means:h,digest:f=""}){const v=r.get(e);if(v===void 0)return;const{asset:d,commands:w}=e;
return(0,S().finding)("approval-missing",{gene:d.id,confirmation:v.confirmation==="strong"?"strong":"very strong",needed:v.
needed,given:v.given,commands:w.filter(({confirmation:$})=>$!=="standard").map(({command:$})=>$),means:h,digest:(0,j().shortDigest)(
f),refusals:c},(0,T().placeOf)(d))}function a({gate:e,refusals:r,means:c,digest:h=""},f){if(e===void 0)return;const v=f.
some(({rule:$})=>$==="gate-weakened"),d=f.some(({rule:$})=>$==="agent-files-unapproved"),w={...e,means:c,digest:(0,j().shortDigest)(
h),refusals:r,weakens:v,runs:d};return(0,S().finding)("gate-approval-missing",w)}function t(e,r){return e.map(({index:c,
of:h,genes:f})=>{const v=(0,R().gravest)([...f].map(d=>r.get(d)?.verdict??"error"));return{index:c,of:h,genes:f.size,verdict:v}})}
function o(e){const[r]=e;if(!(r===void 0||e.length===r.of))return(0,S().finding)("part-of-run",{index:r.index,of:r.of,genes:r.
genes.size})}function s(e){return e==="pass"||e==="warn"?"error":e}},52288:function(B,m,u){Object.defineProperty(m,"__es\
Module",{value:!0}),m.DECIDES=void 0,m.hasExpired=F,m.idle=P,m.idleLevels=y,m.levelFindings=i,m.unknownRule=O,m.withLevels=
b;function M(){const n=u(3051);return M=function(){return n},n}function p(){const n=u(54441);return p=function(){return n},
n}function j(){const n=u(54062);return j=function(){return n},n}function T(){const n=u(13580);return T=function(){return n},
n}function A(){const n=u(95132);return A=function(){return n},n}function S(){const n=u(43767);return S=function(){return n},
n}function b(n,a){return Object.keys(a.rules).length===0?n:n.map(t=>C(t,a))}function C(n,a){const{rule:t,severity:o,layer:s}=n,
e={...(0,T().ruleOf)(t),severity:o,layer:s},r=R(a,t),c=o==="error"&&e.group&&R(a,e.group),h=r?t:e.group,f=r??(c||void 0);
if(f===void 0||h===void 0)return n;const{level:v,...d}=f,w=v==="off"?"notice":v;return w===o||w!=="error"&&!(0,S().mayBeSoftened)(
e)?n:{...n,severity:w,level:{rules:h,level:v,from:o,...d}}}function F(n,a){return n!==void 0&&n<a}function R({rules:n,today:a},t){
const o=Object.hasOwn(n,t)?n[t]:void 0,s=o&&(0,j().settingOf)(o);return F(s?.until,a)?void 0:s}function P(n,a,t,o){const s=a??
(F(t,o)?`it expired on ${t}`:void 0);return s===void 0?[]:[{name:n,why:s}]}function y({rules:n,today:a}){return Object.entries(
n).flatMap(([t,o])=>{const{level:s,until:e}=(0,j().settingOf)(o);return P(t,E(t,s),e,a)})}function i({rules:n,today:a}){
return Object.entries(n).flatMap(([t,o])=>{const{level:s,until:e,reason:r="none given"}=(0,j().settingOf)(o),c=E(t,s),h=`\
The level \`${s}\` of \`${t}\``;return c!==void 0?[(0,A().finding)("exception-refused",{exception:h,refusal:c})]:F(e,a)?
[(0,A().finding)("exception-expired",{exception:h,expires:e,reason:r})]:[]})}function E(n,a){const t=p().RULE_GROUPS,o=(0,T().
checkRules)().find(({id:e})=>e===n);return t.includes(n)?void 0:o===void 0?O(n,t):a==="error"||(0,S().mayBeSoftened)(o)||
n==="protected-path"?void 0:l}const l=m.DECIDES="the rule decides whether commands may run, what a change may touch, or \
whether files are readable";function O(n,a=[]){const t=(0,M().nearestName)(n,[...a,...(0,T().checkRules)().map(({id:s})=>s)]);
return`${a.length>0?"there is no such rule or group":"the rule does not exist"}${t?` (did you mean \`${t}\`?)`:""}`}},49001:function(B,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.earlierOutputOf=t,m.mutantFindings=o,m.runFindings=R;function M(){const e=u(
41330);return M=function(){return e},e}function p(){const e=u(27199);return p=function(){return e},e}function j(){const e=u(
6470);return j=function(){return e},e}function T(){const e=u(91265);return T=function(){return e},e}function A(){const e=u(
39491);return A=function(){return e},e}function S(){const e=u(55250);return S=function(){return e},e}function b(){const e=u(
95132);return b=function(){return e},e}function C(){const e=u(46252);return C=function(){return e},e}function F(){const e=u(
57334);return F=function(){return e},e}function R(e,r,{isolation:c},h){const f=c.level==="namespaces"&&h.views==="comman\
d",v=e.commands.flatMap((d,w)=>{const $=r[w];if($===void 0)return[];const{command:g,location:N}=d,I={location:N,subject:{
...(0,p().subjectOf)(e.asset),command:g}};return[{audited:d,command:g,outcome:$,place:I}]});return[...v.flatMap(d=>[...O(
d,h),...l(d,h),...E(d)]),...f?y(v):[],...P(e,r,h)]}function P({asset:e,commands:r},c,{limits:h}){const f=r.filter((w,$)=>c[$]?.
reason===F().BUDGET_SPENT),[v]=f;if(v===void 0)return[];const d={gene:e.id,seconds:h.budget_seconds,commands:f.length};return[
(0,b().finding)("budget-spent",d,{location:v.location,subject:(0,p().subjectOf)(e)})]}function y(e){const r=e.findIndex(
({outcome:f})=>f.status==="failed"),c=e[r],h=c&&t(c,e.slice(0,r));return h?[(0,b().finding)("earlier-output-missing",{command:c.
command,...h},c.place)]:[]}const i=[["checkout_modified","checkout-modified"],["checkout_changed","checkout-changed"],["\
left_out","file-left-out"]];function E({command:e,outcome:r,place:c}){return i.flatMap(([h,f])=>{const v=r[h];return v?[
(0,b().finding)(f,{command:e,paths:v},c)]:[]})}function l({command:e,outcome:{side_effects:r},place:c},{caches:h,views:f}){
const d=r?n({...r,...f==="gene"&&{created:[]}},h):[];return d.length===0?[]:[(0,b().finding)("command-writes",{command:e,
paths:d},c)]}function O({audited:e,command:r,outcome:c,place:h},{limits:{slow_command_seconds:f}}){const v=Math.round(c.
duration_ms/1e3),d=(0,S().causeWords)(c.causes);switch(c.status){case"failed":{const w=c.exit_code??1;return[(0,b().finding)(
"command-failed",{command:r,exitCode:w,...d},h)]}case"timed_out":return c.reason===F().BUDGET_SPENT?[]:[(0,b().finding)(
"command-timed-out",{command:r,seconds:v,...d},h)];case"crashed":return[(0,b().finding)("command-crashed",{command:r,reason:c.
reason??"no exit code",...d},h)];case"not_runnable":{const{program:w=r}=e.plan??{};return[(0,b().finding)("program-missi\
ng",{command:r,program:w},h)]}case"passed":return c.duration_ms>f*1e3?[(0,b().finding)("command-slow",{command:r,seconds:v,
limit:f},h)]:[];case"skipped":{if(c.reason===F().OUTCOME_LOST)return[(0,b().finding)("not-judged",{detail:`the command \`${r}\
\`: ${F().OUTCOME_LOST}`},h)];const w=(0,j().toolOf)(e.reading);return w&&w.path===void 0?[(0,b().finding)("tool-not-ins\
talled",{command:r,tool:w.name},h)]:[]}case"error":case"blocked":return[]}}function n({created:e,changed:r,deleted:c},h){
const f=(0,M().default)([...h],{dot:!0});return[...e,...r,...c].filter(v=>!f(v)).sort()}const a=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function t(e,r){const{command:c,outcome:h}=e,f=[h.stderr,h.stdout].flatMap(({head:N,tail:I})=>[N,I]),v=[c,...f.flatMap(N=>N.
split(`
`))],d=r.toReversed().flatMap(({command:N,outcome:{side_effects:I}})=>(I?.created??[]).map(k=>({path:k,writer:N}))),w=new Set(
d.flatMap(({path:N})=>[N,...(0,A().foldersAbove)(N)])),$=(0,C().mentionsIn)(v,w),g=(0,C().mentionsIn)(v.filter(N=>a.test(
N)),w);for(const{path:N,writer:I}of d){if($.has(N))return{path:N,writer:I};const k=(0,A().foldersAbove)(N).findLast(G=>g.
has(G));if(k!==void 0)return{path:k,writer:I}}}function o({asset:e,commands:r},c){if(c===void 0)return[];const h=c.every(
({outcome:f})=>f==="survived");return r.flatMap((f,v)=>{const d=c[v],w=d?.outcome==="survived"?d.files:d?.existing?.files;
if(d===void 0||w===void 0)return[];const{command:$,location:g}=f,N=d.outcome!=="survived",I=N?w.length:d.total_files??w.
length,k=d.operator??"mixed",G=(0,b().finding)("passes-when-broken",{command:$,files:w,total:I,how:k,isExisting:N},{location:g,
subject:{...(0,p().subjectOf)(e),command:$}});return[!N&&(h||s(f))?G:{...G,severity:"notice"}]})}function s({plan:e}){if(e===
void 0)return!1;const{argv:r,scripts:c}=e;return c===void 0?(0,T().runsTests)(r):c.steps.some(({text:h})=>(0,T().runsTests)(
h.split(/[\s;&|()]+/)))}}};
