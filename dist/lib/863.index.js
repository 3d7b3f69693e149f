"use strict";exports.id=863,exports.ids=[863],exports.modules={9354:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.NOTHING_WAITS=void 0,m.findApprovals=b;function M(){const O=u(41895);return M=function(){return O},O}function p(){const O=u(
39763);return p=function(){return O},O}function I(){const O=u(1395);return I=function(){return O},O}async function b(O,r,E,l){
const{means:w}=l,n=(0,I().weakensGate)(O)?A(r.gate,w):0,i=O.genes.flatMap(h=>{const d=$(h);return d==="standard"?[]:[{gene:h,
confirmation:d,needed:A(r[d],w)}]});if(i.length===0&&n===0)return{...j,means:w};const t=await Promise.all(E.map(h=>v(h,r.
people,l))),o=E.length>1?t.map(C):t,s=i.flatMap(({gene:h,...d})=>{const T=S(o,({asking:f})=>f?.has(F(h))??!0);return d.needed>
T?[[h,{...d,given:T}]]:[]}),e=S(o,({weakensGate:h})=>h??!0),a=o.flatMap(({digest:h})=>h??[]),c=a.length===E.length?(0,I().
groupDigest)(a):void 0;return{means:w,approvals:o.flatMap(({approvals:h})=>h),refusals:o.flatMap(({refusals:h})=>h),waiting:new Map(
s),...n>e&&{gate:{needed:n,given:e}},...c!==void 0&&{digest:c}}}function A(O,r){return r==="digest"?Math.min(O,1):O}function S(O,r){
const E=O.filter(r),l=E.length>0?E:O;return l.length===0?0:Math.min(...l.map(({approvals:w})=>w.length))}async function v({
pullRequest:O,judge:r},E,{find:l}){try{const{subject:w,genes:n,weakensGate:i}=await r(),t=(0,I().approvalDigest)(w),o={people:E,
subject:w,...O!==void 0&&{pullRequest:O}},{approvals:s,refusals:e}=await l(o),a=n.filter(c=>$(c)!=="standard").map(F);return{
pullRequest:O,approvals:s,refusals:e,asking:new Set(a),weakensGate:i,digest:t}}catch(w){if(!(w instanceof M().GateError))
throw w;const n=`could not judge the head: ${w.message}`;return{pullRequest:O,approvals:[],refusals:[n]}}}function C(O){
const{pullRequest:r,approvals:E,refusals:l}=O;return r===void 0?O:{...O,approvals:E.map(w=>({...w,pull_request:r})),refusals:l.
map(w=>`pull request ${r}: ${w}`)}}function F({asset:{path:O,id:r}}){return JSON.stringify([O,r])}function $({commands:O}){
if(O.some(({plan:E})=>E===void 0))return"standard";const r=O.map(({confirmation:E})=>p().CONFIRMATIONS.indexOf(E));return p().
CONFIRMATIONS[Math.max(0,...r)]??"standard"}const j=m.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
89549:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.approveByDigest=S,m.shortDigest=A;function M(){
const v=u(41895);return M=function(){return v},v}function p(){const v=u(1395);return p=function(){return v},v}const I=24,
b=new RegExp(`^sha256:[0-9a-f]{${I},64}$`);function A(v){return v.slice(0,7+I)}function S(v,C){if(v!==void 0&&!b.test(v))
throw new(M()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(v)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:F})=>{if(v===void 0)return{
approvals:[],refusals:[]};if((0,p().approvalDigest)(F).startsWith(v))return{approvals:[{user:"command line",at:C.toISOString()}],
refusals:[]};const $=A(v);return{approvals:[],refusals:[`--approve ${$} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}},23423:function(B,m,u){Object.defineProperty(m,"__esModule",
{value:!0}),m.readAppendedLog=$,m.readRecords=l,m.readUntouchedLog=F;function M(){const t=u(23404);return M=function(){return t},
t}function p(){const t=u(26040);return p=function(){return t},t}function I(){const t=u(27199);return I=function(){return t},
t}function b(){const t=u(64385);return b=function(){return t},t}function A(){const t=u(78114);return A=function(){return t},
t}function S(){const t=u(86581);return S=function(){return t},t}function v(){const t=u(94534);return v=function(){return t},
t}function C(){const t=u(28894);return C=function(){return t},t}async function F(t,{path:o,size:s=0},e){if(s>C().MAX_LOG_BYTES)
return r(o,s);try{return l(o,await t.read(o,C().MAX_LOG_BYTES),e)}catch(a){return(0,b().unreadFile)(o,a)}}async function $(t,o,{
path:s,size:e=0},a){if(!(e>C().MAX_LOG_BYTES))try{const[c,h]=await Promise.all([t.read(s,C().MAX_LOG_BYTES),o.read(s,C().
MAX_LOG_BYTES)]),d=(0,C().continuationOf)(c,h);if(d.kind==="rewritten")return;const{from:T}=d,f=l(s,h.subarray(0,T),a),y=(0,C().
countLines)(h,T)+1,R=j(s,h.subarray(T),a,y);return{kept:f,appended:O(R,f)}}catch(c){return{kept:{path:s,assets:[],problems:[]},
appended:(0,b().unreadFile)(s,c)}}}function j(t,o,s,e){return o.length>s.maxBytes?(0,b().tooLargeFile)(t,o.length,s):(0,b().
readAssetFile)(t,o,s,e)}function O(t,o){if(t.assets.length===0)return t;const s=new Map(o.assets.map(a=>[`${a.type} ${a.
id}`,a])),e=t.assets.flatMap(a=>{const c=s.get(`${a.type} ${a.id}`);if(c===void 0||a.id.startsWith("#"))return[];if((0,M().
canonicalize)(a.value)===(0,M().canonicalize)(c.value)){const d=`${a.type} ${JSON.stringify(a.id)}, 2 times`;return[{rule:"\
duplicate-copy",location:a.locate(),detail:d,id:a.id}]}const h=`${a.type} ${JSON.stringify(a.id)}, first at line ${c.locate().
line}, column 1`;return[{rule:"duplicate-id",location:a.locate(),detail:h,id:a.id}]});return{...t,problems:[...t.problems,
...e]}}function r(t,o){return{path:t,assets:[],problems:[],unread:`${o} bytes, of at most ${C().MAX_LOG_BYTES}`}}const E=10;
function l(t,o,s){const e=w(o,s.maxBytes),a=o.subarray(e),c=(0,C().countLines)(o,e)+1,h=n(t,a,c),d=h?{path:t,assets:h,problems:[]}:
(0,b().readAssetFile)(t,a,s,c),T=d.problems.find(({rule:R})=>A().UNREAD.has(R))?.detail,f=e>0?`only the newest ${a.length}\
 of ${o.length} bytes`:void 0,y=T??f;return{...d,...y!==void 0&&{unread:y}}}function w(t,o){if(t.length<=o)return 0;const s=t.
indexOf(E,t.length-o-1);return s<0?t.length:s+1}function n(t,o,s){const{text:e,complete:a}=(0,v().decodeUtf8)(o);if(!a)return;
const c=[];let h=s;for(let d=0;d<e.length;h+=1){const T=e.indexOf(`
`,d),f=T<0?e.length:T,y=e.slice(d,f);if(d=f+1,y.trim()==="")continue;const R=i(y);if(R===void 0||(0,S().hasAssetLists)(R))
return;const{type:g}=R;if((0,S().isAssetType)(g)){const[N,P]=[h,c.length];c.push({type:g,id:(0,b().declaredId)(R)??`#${P+
1}`,path:t,value:R,pointer:[P],locate:()=>({path:t,line:N,column:1})})}else if(!(0,S().isCompanion)(g))return}return c}function i(t){
const o=(0,p().attempt)(()=>JSON.parse(t));return(0,I().isJsonObject)(o)?o:void 0}},35474:function(B,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.readSides=F;function M(){const r=u(54244);return M=function(){return r},r}function p(){const r=u(
93028);return p=function(){return r},r}function I(){const r=u(81456);return I=function(){return r},r}function b(){const r=u(
64385);return b=function(){return r},r}function A(){const r=u(18744);return A=function(){return r},r}function S(){const r=u(
28894);return S=function(){return r},r}function v(){const r=u(23423);return v=function(){return r},r}function C(){const r=u(
7946);return C=function(){return r},r}async function F(r){const{baseTree:E,headTree:l,change:w,policy:n,clock:i=new(M()).
AuditClock}=r,t=(0,A().assetPathTest)(n),o=(0,I().assetLimits)(n.assets.max_file_bytes),s=[...l.files()].filter(({kind:L})=>(0,p().
isRegular)(L)),e=s.filter(({path:L})=>t(L)),a=new Set(w.files.filter(({status:L})=>L!=="deleted").map(({path:L})=>L)),c=s.
filter(({path:L})=>(0,C().mayHoldAssets)(L)&&a.has(L)&&!t(L)),h=w.files.flatMap(({oldPath:L,path:U})=>{const W=t(L??U)?E.
stat(L??U):void 0;return W&&(0,p().isRegular)(W.kind)?W:[]}),[d,T]=$(h,({path:L})=>(0,S().isAuditLog)(L)&&a.has(L)),f=new Set(
d.map(({path:L})=>L)),y=async L=>{const U=a.has(L.path);if((0,S().isAuditLog)(L.path)&&!U)return[{file:await(0,v().readUntouchedLog)(
l,L,o),isTouched:U}];const W=f.has(L.path)?await(0,v().readAppendedLog)(E,l,L,o):void 0;return W===void 0?[{file:await O(
l,L,o),isTouched:U}]:(f.delete(L.path),[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},R=L=>O(j(E),L,o),g=async L=>{
const U=await L;return await i.tick(),U},[N,P,k]=await Promise.all([Promise.all(e.map(L=>g(y(L)))),Promise.all(T.map(L=>g(
R(L)))),Promise.all(c.map(L=>g((0,C().findStrayGenes)(l,L,o))))]),G=d.filter(({path:L})=>f.has(L)),D=[...P,...await Promise.
all(G.map(R))],[x,H]=$(N.flat(),({isTouched:L})=>L);return{paths:e.map(({path:L})=>L),files:N.flat().map(({file:L})=>L),
head:x.map(({file:L})=>L),untouched:H.map(({file:L})=>L),base:D,strays:k.filter(L=>L!==void 0),isTouched:L=>a.has(L)}}function $(r,E){
return[r.filter(E),r.filter(l=>!E(l))]}function j(r){return{...r,read:async(...E)=>Buffer.from((await r.read(...E)).toString(
"utf8"))}}async function O(r,{path:E,size:l=0},w){if(l>w.maxBytes)return(0,b().tooLargeFile)(E,l,w);try{const n=(0,b().readAssetFile)(
E,await r.read(E,w.maxBytes),w);return{...n,assets:n.assets.filter(({copy:i})=>!i)}}catch(n){return(0,b().unreadFile)(E,
n)}}},7946:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.findStrayGenes=S,m.mayHoldAssets=A;function M(){
const $=u(64385);return M=function(){return $},$}function p(){const $=u(18744);return p=function(){return $},$}function I(){
const $=u(73229);return I=function(){return $},$}function b(){const $=u(94534);return b=function(){return $},$}function A($){
return/\.jsonl?$/i.test($)&&!p().MEMORY_GRAPH.test($)}async function S($,{path:j,size:O=0},r){try{if(O<=r.maxBytes)return v(
j,await $.read(j,r.maxBytes),r)}catch(l){return(0,M().unreadFile)(j,l).problems[0]}const E=`with ${O} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:j,line:1,column:1},detail:E}}function v($,j,O){if(!C(j))return;
const r=new(b()).Source($,j.toString("utf8")),E=F((0,I().readJson)(r.text,O,new(b()).Problems(r))),[l]=E;if(l)return{rule:"\
outside-globs",location:r.location(l.start,l.end),detail:E.length===1?"a Gene":`${E.length} Genes`}}function C($){return $.
includes('"Gene"')||$.includes("\\u00")}function F($){return $.flatMap(j=>{const{value:O,children:r=[]}=j;return typeof O==
"object"&&O!==null&&!Array.isArray(O)&&O.type==="Gene"?[j]:F(r)})}},67506:function(B,m,u){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.auditAssets=O,m.auditChange=j,m.mayRunSome=w;function M(){const t=u(12154);return M=function(){return t},
t}function p(){const t=u(91850);return p=function(){return t},t}function I(){const t=u(72025);return I=function(){return t},
t}function b(){const t=u(70716);return b=function(){return t},t}function A(){const t=u(97004);return A=function(){return t},
t}function S(){const t=u(72391);return S=function(){return t},t}function v(){const t=u(54034);return v=function(){return t},
t}function C(){const t=u(16373);return C=function(){return t},t}function F(){const t=u(6470);return F=function(){return t},
t}function $(){const t=u(66160);return $=function(){return t},t}async function j(t){const o=await(0,$().readChangeSubject)(
t),{change:s,tree:e,policy:a,assets:c,exempt:h,radius:d,counted:T}=o,{genes:f,...y}=await E(o,g=>g),R=await(0,A().blockedGenes)(
o.claims.filter(({type:g})=>g==="Capsule"),c.present,o.judge);return{...y,genes:f.map(([{change:g},N])=>({...N,change:g.
kind})),capsules:(0,S().judgeCapsules)(c,a.a2a,T.least,R),seeds:[...o.seeds.keys()],agentFiles:o.agentFiles,blastRadius:d,
files:await(0,p().markHiddenFiles)((0,M().countedFiles)(s,h,e),e)}}async function O(t,o,s){const e={assets:t,problems:[]},
a=r(t,s),c=()=>"author",{genes:h,...d}=await E((0,$().subjectOfAssets)(e,o,c,a),({asset:T})=>(0,C().readGene)(T,o,c));return{
...d,genes:h.map(([,T])=>T)}}function r(t,o){return{changes:[...t.map(s=>({kind:"added",asset:s})),...o.filter(({type:s})=>s===
"Gene").map(s=>({kind:"applied",asset:s,before:s}))],problems:[],files:[],present:[...o,...t],unread:[]}}async function E(t,o){
const s=await l(t),e={timeoutMs:t.policy.limits.command_timeout_seconds*1e3,mayRun:t.tree!==void 0&&!s.some(i)},{clock:a}=t,
c=await a.all(t.genes,async d=>{const T=await o(d);return[T,await(0,v().auditGene)(t,T,e)]}),h=c.flatMap(([,{commands:d}])=>d.
flatMap(({plan:T})=>T??[]));return{genes:c,findings:s,plansDigest:(0,F().digestPlans)(h)}}async function l(t){const{clock:o,
claims:s}=t,e=await(0,I().ask)(b().SUBJECT_CHECKS,t),a=await o.all(s,c=>(0,I().ask)(b().CLAIM_CHECKS,t,{asset:c}));return[
e,...a].flat()}function w({genes:t,findings:o}){return!o.some(i)&&t.some(({commands:s,findings:e})=>s.length>0&&s.every(
({verdict:a})=>a!=="block")&&!e.some(v().forbidsRunningGene))}const n=new Set(["forbidden-path-always","symlink-leaves-t\
ree","submodule-changed","store-root-missing"]);function i({rule:t,location:o}){return n.has(t)||t==="not-judged"&&o===void 0}},
84812:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.broadcastFindings=A;function M(){const j=u(27199);
return M=function(){return j},j}function p(){const j=u(95132);return p=function(){return j},j}function I(){const j=u(72025);
return I=function(){return j},j}function b(){const j=u(21471);return b=function(){return j},j}function A(j,O,r,E={files:0,
lines:0}){const{status:l,score:w}=C(j.value.outcome),n=C(j.value.blast_radius),i={capsule:j.id},t=(...s)=>(0,M().placeOf)(
j,s),o=[];if(l!=="success"){const s={...i,status:$(l)};o.push((0,p().finding)("capsule-not-successful",s,t("outcome","st\
atus")))}if(!F(w,r.min_score,1)){const s={...i,score:$(w),least:r.min_score};o.push((0,p().finding)("capsule-score",s,t(
"outcome","score")))}for(const s of["files","lines"]){const e=r[`max_${s}`],a=Math.max(E[s],O.radius?.[s]??0);if(F(n[s],
0,e)&&a<=e)continue;const c=$(n[s]),h=a>e?`${a} (claimed: ${c})`:c,d={...i,field:s,found:h,most:e};o.push((0,p().finding)(
"capsule-blast-radius",d,t("blast_radius",s)))}if(O.unmeasured!==void 0){const s=`not a size in the event \`${O.unmeasured}\
\``,e={...i,field:"files",found:s,most:r.max_files};o.push((0,p().finding)("capsule-blast-radius",e,t("blast_radius")))}
return O.count<r.min_success_streak&&o.push(...S(j,O,r.min_success_streak)),o}function S(j,{count:O,unread:r,failed:E,uncounted:l=[]},w){
const n=(0,M().placeOf)(j),i={capsule:j.id};if(E!==void 0)return[(0,p().finding)("capsule-failed",{...i,event:E},n)];if(r!==
void 0){const t=`whether the Capsule \`${j.id}\` has enough consecutive successes`;return[(0,I().notChecked)(t,r,{...n,severity:"\
error"})]}return[(0,p().finding)("capsule-streak",{...i,streak:O,least:w},n),...l.slice(0,v).map(t=>(0,p().finding)("str\
eak-event-not-counted",{...i,...t},n))]}const v=5;function C(j){return(0,M().isJsonObject)(j)?j:{}}function F(j,O,r){return typeof j==
"number"&&j>=O&&j<=r}function $(j){return j===void 0?"missing":(0,b().describeJson)(j)}},72391:function(B,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.judgeCapsules=C;function M(){const r=u(95132);return M=function(){return r},r}function p(){
const r=u(72025);return p=function(){return r},r}function I(){const r=u(84812);return I=function(){return r},r}function b(){
const r=u(59613);return b=function(){return r},r}function A(){const r=u(85475);return A=function(){return r},r}function S(){
const r=u(57733);return S=function(){return r},r}function v(){const r=u(47771);return v=function(){return r},r}function C({
changes:r,present:E,unread:l},w,n,i=new Map){const t=r.filter(O);if(t.length===0)return[];const o=(0,v().streakCounter)(
(0,v().eventsIn)({changes:r,present:E,unread:l}),!0),s=l.at(-1),e=n&&F(t,n);return t.map(({kind:a,asset:c,before:h})=>{if(a===
"removed")return{change:a,asset:c,eligible:null,eligibility:null,reasons:[]};const d=a==="added"?e:h&&(0,b().sizeOf)(h.value.
blast_radius),T=j(c,()=>{const R=o(c),g=s===void 0||R.ended?R:{...R,unread:s},N=i.get(c);return[...(0,I().broadcastFindings)(
c,g,w,d),...N?[N]:[]]}),f=(0,M().eligibilityOf)(T);return{change:a,asset:c,eligible:f==="eligible",eligibility:f,reasons:T}})}
function F(r,E){const l=r.filter(({kind:i})=>i==="added").map(({asset:i})=>(0,b().sizeOf)(i.value.blast_radius)??{files:0,
lines:0}),w=i=>l.reduce((t,o)=>t+o[i],0);return w("files")>=E.files&&w("lines")>=E.lines?void 0:E}const $=new Set(["stre\
ak-event-not-counted","content-hash-mismatch"]);function j(r,E){try{return[...E(),...(0,S().promotionSchemaFindings)(r),
...(0,A().identityFindings)(r,"hand")].filter(({severity:l,rule:w})=>l==="error"||$.has(w))}catch(l){return[(0,p().assetNotJudged)(
r,l)]}}function O({asset:r}){return r.type==="Capsule"}},39092:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.commitLayer=b;function M(){const A=u(51455);return M=function(){return A},A}function p(){const A=u(76760);return p=function(){
return A},A}function I(){const A=u(96402);return I=function(){return A},A}async function b({checkout:A,layer:S,modes:v,path:C}){
const F=(0,p().join)(A,".git");if(!(await(0,M().lstat)(F).catch(()=>{}))?.isDirectory())return;const j=await(0,I().openRepository)(
A,{PATH:C}),O=(0,p().join)(S,".git","index"),r={GIT_INDEX_FILE:O},E=async(...l)=>(await j.objects(...l)).toString().trim();
try{const l=[...v.keys()],n=(await E(["hash-object","-w","--no-filters","--stdin-paths"],{input:l.map(d=>`${JSON.stringify(
(0,p().join)(S,d))}
`).join("")})).split(`
`);await(0,M().mkdir)((0,p().dirname)(O),{recursive:!0}),await(0,M().cp)(j.index,O);const i=l.map((d,T)=>`${v.get(d)} ${n[T]}\
	${d}\0`);await E(["update-index","-z","--index-info"],{env:r,input:i.join("")});const t=await E(["write-tree"],{env:r}),
s=(await j.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${t}`),e=Buffer.from(s,"latin\
1"),a=await E(["hash-object","-t","commit","-w","--stdin"],{input:e});await(0,M().cp)(j.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,p().join)(S,".git","objects"),{recursive:!0,filter:d=>!d.endsWith("/info")});const c=await(0,M().readFile)((0,p().
join)(F,"HEAD"),"utf8"),h=/^ref: (refs\/\S+)\n?$/.exec(c)?.[1]??"HEAD";await(0,M().mkdir)((0,p().dirname)((0,p().join)(S,
".git",h)),{recursive:!0}),await(0,M().writeFile)((0,p().join)(S,".git",h),a)}finally{await j.close()}}},55250:function(B,m){
Object.defineProperty(m,"__esModule",{value:!0}),m.CONTAINMENT_CAUSES=void 0,m.causeWords=b;const u=S=>()=>`If the comma\
nd needs more, increase \`${S}\` in the policy of the base branch.`,M=S=>({key:v})=>v==="concurrency"?`The commands that\
 run at once share the memory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machi\
ne with more memory. \`${S}\` allows more.`:u(S)(),p=({detail:S=""})=>`Add \`${S}\` to \`home_caches\` in the policy of the\
 base branch, and fill it before the gate runs.`,I=m.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memo\
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
or scripts, or start it with `script`."}};function b(S=[]){return{causes:S.map(v=>I[v.cause].says(v)),change:S.map(v=>I[v.
cause].change(v)).join(" ")}}function A(S){return`${Math.round(S/1024/1024)} MiB`}},19309:function(B,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.copyCheckout=j,m.shareFolder=l;function M(){const n=u(73024);return M=function(){return n},
n}function p(){const n=u(51455);return p=function(){return n},n}function I(){const n=u(76760);return I=function(){return n},
n}function b(){const n=u(41895);return b=function(){return n},n}function A(){const n=u(4339);return A=function(){return n},
n}function S(){const n=u(95132);return S=function(){return n},n}function v(){const n=u(46282);return v=function(){return n},
n}function C(){const n=u(51968);return C=function(){return n},n}const F={entries:2e5,bytes:4*1024**3};class $ extends Error{}
async function j(n,i=F){const t=await(0,A().temporaryFolder)(),o=()=>(0,p().rm)(t,{recursive:!0,force:!0,maxRetries:3}),
s=(0,I().join)(t,(0,I().basename)(n.directory)||"checkout");try{await O(n,s,i);const e=await(0,C().copyRepository)(n.directory,
s);return{guard:n.at(s),objects:e,close:o}}catch(e){if(await o(),e instanceof $)return;throw e}}async function O(n,i,t){
const{directory:o,files:s,folders:e}=n,a={...t},c=async h=>{const[d,T]=[(0,I().join)(o,h),(0,I().join)(i,h)],f=await(0,p().
lstat)(d);if(a.entries-=1,a.bytes-=f.isFile()?f.size:0,a.entries<0||a.bytes<0)throw new $;if(f.isSymbolicLink())await E(
d,T,o,i);else if(f.isFile())await(0,p().copyFile)(d,T,M().constants.COPYFILE_FICLONE);else if(f.isDirectory()){await(0,p().
mkdir)(T,{mode:f.mode});for(const{name:y}of await r(d))await c((0,I().join)(h,y))}};for(const h of e)await(0,p().mkdir)(
(0,I().join)(i,h),{recursive:!0});for(const{path:h}of s)await c(h);for(const h of n.additions)await(0,p().mkdir)((0,I().
join)(i,h,".."),{recursive:!0}),await c(h)}async function r(n){return(await(0,p().readdir)(n,{withFileTypes:!0})).filter(
({name:t})=>t!==".git")}async function E(n,i,t,o){const s=await(0,p().readlink)(n),e=(0,I().isAbsolute)(s)&&(0,v().isInside)(
t,s),a=process.platform==="win32"?"junction":void 0;await(0,p().symlink)(e?(0,I().join)(o,(0,I().relative)(t,s)):s,i,a)}
function l(n,i,t=!1,o=j){let s,e=!1;return{folder:async()=>{if(t)return n.directory;if(s=await o(n),e=s===void 0,e&&!i)throw w(
n);return s?.guard.directory??n.directory},guard:()=>s?.guard??n,hides:()=>!e,findings:()=>e?[(0,S().finding)("checkout-\
shared",{untracked:n.leftOut.length})]:[],close:async()=>s?.close()}}function w({directory:n}){return new(b()).GateError(
"containment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that \
are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer dep\
endencies before the gate.")}},51968:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.copyRepository=b,
m.safeGitConfigs=O,m.withoutSecrets=E;function M(){const l=u(51455);return M=function(){return l},l}function p(){const l=u(
76760);return p=function(){return l},l}const I=new Set(["hooks","lfs","worktrees"]);async function b(l,w){const n=(0,p().
join)(l,".git"),i=await(0,M().lstat)(n).catch(()=>{});if(i===void 0)return[];const t=(0,p().join)(w,".git");if(i.isDirectory())
return A(n,t);const o=/^gitdir: (.+)\n?$/.exec(await(0,M().readFile)(n,"utf8"))?.[1];if(o===void 0)return[];const s=(0,p().
resolve)(l,o),e=await(0,M().readFile)((0,p().join)(s,"commondir"),"utf8").catch(()=>{});return[...e===void 0?[]:await A(
(0,p().resolve)(s,e.trim()),t),...await A(s,t,new Set(["commondir","gitdir"]))]}async function A(l,w,n=new Set){const i=[];
await(0,M().mkdir)(w,{recursive:!0});const t=await(0,M().readdir)(l,{withFileTypes:!0}),o=S(t);for(const s of t){const{name:e}=s,
[a,c]=[(0,p().join)(l,e),(0,p().join)(w,e)];o&&I.has(e)||n.has(e)||(s.isDirectory()&&e==="objects"&&o?(await v(a,c),i.push(
a)):s.isDirectory()?i.push(...await A(a,c)):s.isFile()&&/^config(\.worktree)?$/.test(e)?await(0,M().writeFile)(c,E(await(0,M().
readFile)(a,"utf8"))):s.isFile()&&await(0,M().copyFile)(a,c))}return i}function S(l){const w=n=>l.find(i=>i.name===n);return w(
"HEAD")?.isFile()===!0&&w("objects")?.isDirectory()===!0}async function v(l,w){await(0,M().mkdir)((0,p().join)(w,"info"),
{recursive:!0}),await(0,M().writeFile)((0,p().join)(w,"info","alternates"),`${JSON.stringify(l)}
`)}const C=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,F=/^\s*([\w-]+)\s*(?:=|$)/,$={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},j=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function O(l){const w=await r(l,".git"),n=async i=>{
const t=await(0,M().readFile)((0,p().join)(l,i),"utf8");return[i,E(t)]};return new Map(await Promise.all(w.map(n)))}async function r(l,w){
const i=(await(0,M().readdir)((0,p().join)(l,w),{withFileTypes:!0}).catch(()=>[])).map(async t=>{const o=(0,p().join)(w,
t.name);return t.isFile()?/^config(\.worktree)?$/.test(t.name)?[o]:[]:t.isDirectory()?r(l,o):[]});return(await Promise.all(
i)).flat()}function E(l){if(j.test(l))return l;let w=[];return l.split(`
`).filter(i=>{const t=C.exec(i)?.[1]?.toLowerCase();if(t!==void 0)return w=$[t]??[],w.length>0&&i.trimEnd().endsWith("]");
const o=F.exec(i)?.[1]?.toLowerCase();return o!==void 0&&w.includes(o)&&!i.endsWith("\\")}).map(i=>`${i}
`).join("")}},46252:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.causesOf=l,m.mentionedOf=T,m.mentionsIn=
f,m.namedRootOf=R;function M(){const g=u(73024);return M=function(){return g},g}function p(){const g=u(76760);return p=function(){
return g},g}function I(){const g=u(26040);return I=function(){return g},g}function b(){const g=u(55250);return b=function(){
return g},g}function A(){const g=u(32223);return A=function(){return g},g}function S(){const g=u(96266);return S=function(){
return g},g}function v(){const g=u(46282);return v=function(){return g},g}const C=3,F=new Set(["failed","crashed","timed\
_out"]),$=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
j=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,O=2e3,r=new Set(["/","/dev","/dev/shm","/proc","/home",S().HOME,S().TEMP]),
E=[...A().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(g=>`/dev/${g}`);function l(g){return N=>{if(g.isolation.
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
G=>G.match(j)??[]))].flatMap(G=>s(G.replace(/[.:]+$/,""),N));return new Map(k.reverse())}function s(g,{checkout:N,home:P,
programs:k}){const G=["~/",`${S().HOME}/`].find(U=>g.startsWith(U));if(G!==void 0){const U=g.slice(G.length);return P!==
void 0&&a((0,p().join)(P,U))?[["home_cache",e(U)]]:[]}const D=(0,p().resolve)(N,g);if((0,v().isInside)(N,D)){const U=(0,I().
attempt)(()=>(0,M().realpathSync)(D));return U===void 0||(0,v().isInside)(N,U)?[]:[["machine_path",g]]}if(!(0,p().isAbsolute)(
g)||/\/(?:docker|podman|containerd)\.sock$/.test(g))return[];const x=(0,p().dirname)((0,p().dirname)(k.node.file));if([...A().
SYSTEM,"/proc",...E,x,...k.searchPath].some(U=>(0,v().isInside)(U,D)))return[];const L=[D,(0,p().dirname)(D)].find(U=>!r.
has(U)&&a(U));return L===void 0?[]:[["machine_path",L]]}function e(g){const N=g.split("/"),P=g.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(g)?2:1;return N.slice(0,P).join("/")}function a(g){return(0,I().attempt)(()=>(0,M().lstatSync)(
g))!==void 0}const c=5,h=30,d=/[^\w.@+~/\\-]+/;function T(g){const N=new Map(g.map(P=>[P,P]));for(const P of g){const{dir:k,
name:G,ext:D}=p().posix.parse(P),x=p().posix.join(k,G);D!==""&&!N.has(x)&&N.set(x,P)}return P=>{if(P.status!=="failed"||
N.size===0)return P;const{stdout:k,stderr:G}=P,D=[G,k].flatMap(({head:H,tail:L})=>[H,L]),x=new Set([...f(D,N)].flatMap(H=>N.
get(H)??[]));return x.size===0?P:{...P,left_out:[...x].sort().slice(0,c)}}}function f(g,N){const P=new Set(g.flatMap(k=>k.
split(d)));return new Set([...P].flatMap(k=>y(k).filter(G=>N.has(G))))}function y(g){const N=g.replaceAll("\\","/").replace(
/[.,]+$/,"").split("/").filter(P=>P!==""&&P!=="."&&P!=="..");return N.length>h?[]:N.flatMap((P,k)=>N.slice(k).map((G,D)=>N.
slice(k,k+D+1).join("/")))}function R(g){return N=>{const{status:P,stdout:k,stderr:G}=N;return P==="passed"||g==="/"?N:[
k,G].some(({head:x,tail:H})=>[x,H].some(L=>L.includes(g)))?{...N,root:g}:N}}},10582:function(B,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.effectiveLimits=b,m.limitsInWords=S,m.limitsOn=l,m.resourceLimits=A,m.thisMachine=E;function M(){
const n=u(73024);return M=function(){return n},n}function p(){const n=u(48161);return p=function(){return n},n}function I(){
const n=u(26040);return I=function(){return n},n}function b(n,i){const{memory_bytes:t,processes:o,open_files:s,file_bytes:e,
written_bytes:a}=n;return{memory_bytes:i.memory?t:null,processes:o,processes_counted_for:i.processes?"command":"user",open_files:s,
file_bytes:e,written_bytes:a}}function A(n){return[["CORE",1],["FSIZE",n.file_bytes],["NOFILE",n.open_files],...n.processes_counted_for===
"user"?[["NPROC",n.processes]]:[]]}function S(n){const{memory_bytes:i,processes:t,processes_counted_for:o,open_files:s}=n;
return[i===null?"memory: unlimited":`memory: ${v(i)}`,`processes: ${t}${o==="user"?" of the same user":""}`,`open files:\
 ${s}`,`file size: ${v(n.file_bytes)}`,`total written: ${v(n.written_bytes)}`].join(", ")}function v(n){return`${Math.round(
n/1024/1024)} MiB`}const C=1024**3,F=64*1024**2,$=1/2,j=4/5,O=2*C,r=1024*1024;function E(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,p().totalmem)()),freeBytes:process.availableMemory(),openFiles:w("Max open files")}}function l(n,i,t){
const{totalBytes:o,freeBytes:s,openFiles:e}=n,a=(c,h)=>Math.max(c/t-c/t%F,h);return{...i,memory_bytes:Math.min(i.memory_bytes,
a(o*j,O)),written_bytes:Math.min(i.written_bytes,a(s*$,r)),open_files:Math.min(i.open_files,e)}}function w(n){const i=(0,I().
attempt)(()=>(0,M().readFileSync)("/proc/self/limits","utf8"))??"",t=new RegExp(`^${n}\\s+\\S+\\s+(\\d+)`,"m");return Number(
t.exec(i)?.[1]??1/0)}},32223:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.SYSTEM=m.DEVICES=void 0,
m.homeFolders=w,m.privateFolders=j,m.viewOf=O;function M(){const n=u(73024);return M=function(){return n},n}function p(){
const n=u(51455);return p=function(){return n},n}function I(){const n=u(48161);return I=function(){return n},n}function b(){
const n=u(76760);return b=function(){return n},n}function A(){const n=u(46282);return A=function(){return n},n}const S=m.
SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],v=["/nix/store","/gnu/store"],C=m.DEVICES=["nul\
l","zero","full","random","urandom"],F="tty",$=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function j(n){
const i=$.flatMap(o=>n[`GITHUB_${o}`]??[]),t=[n.HOME,n.RUNNER_TEMP,n.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set(
[...t,(0,I().tmpdir)(),...i.map(b().dirname)].filter(o=>(0,b().isAbsolute)(o)))]}async function O({node:n,npm:i,machine:t},o,s){
const e=await E([...S,...v]),c=(await Promise.all(o.map(f=>(0,p().realpath)(f).catch(()=>[])))).flat(),h=[(0,b().dirname)(
n.file),...i?[(0,b().dirname)((0,b().dirname)(i.file))]:[],...[...t.values()].flatMap(f=>r(f,c)),...s?await l():[]].filter(
f=>!e.some(y=>(0,A().isInside)(y,f))),d=c.filter(f=>e.some(y=>y!==f&&(0,A().isInside)(y,f))),T=(0,M().existsSync)(`/dev/${F}`)?
[...C,F]:C;return{system:e,emptied:d,tools:[...new Set(h)],devices:T,home:[]}}function r({file:n,real:i},t){const o=(0,b().
dirname)(i),s=(0,b().dirname)(o),e=(0,b().basename)(o),a=e==="shims"||e==="bin"&&!t.some(c=>(0,A().isInside)(c,s));return[
(0,b().dirname)(n),o,...a?[s]:[]].filter(c=>!t.some(h=>(0,A().isInside)(c,h)))}async function E(n){return(await Promise.
all(n.map(async t=>(await(0,p().lstat)(t).catch(()=>{}))?.isDirectory()?[t]:[]))).flat()}async function l(){const n=await(0,p().
realpath)("/etc/resolv.conf").catch(()=>{});return n?.startsWith("/run/systemd/resolve/")?[(0,b().dirname)(n)]:[]}async function w(n,i){
return i===void 0||!(0,b().isAbsolute)(i)?[]:(await Promise.all([...new Set(n)].sort().map(async o=>{const s=await(0,p().
realpath)((0,b().join)(i,o)).catch(()=>{});return s===void 0||!(await(0,p().stat)(s)).isDirectory()?[]:[{path:o,source:s}]}))).
flat()}},96266:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.TEMP=m.HOME=void 0,m.commandFolders=j,
m.commandMounts=$,m.sharedMounts=F;function M(){const r=u(76760);return M=function(){return r},r}function p(){const r=u(
39491);return p=function(){return r},r}function I(){const r=u(46282);return I=function(){return r},r}const b=m.HOME="/ho\
me/gene-gate",A=m.TEMP="/tmp",S=64,v="/.gene-gate",C={lower:`${v}/lower`,cover:`${v}/cover`,own:`${v}/own`,run:`${v}/run`,
replaced:`${v}/replaced`,home:`${v}/home`,tools:`${v}/tools`};function F({view:r,checkout:E,run:l,stage:w}){const n=(t,o)=>[
t,(0,M().join)(w,o)],i=(t,o,s)=>[t,(0,M().join)(w,o),"none",s];return[...r.system.map(t=>n(t,t)),...r.emptied.map(t=>["g\
ene-gate",(0,M().join)(w,t),"tmpfs","size=1m,mode=0755"]),i("/proc","proc","rbind"),i(E,C.lower,"rbind"),i(l,C.run,"bind"),
...r.tools.map((t,o)=>n(t,O(t,o))),...r.home.map(({source:t},o)=>n(t,(0,M().join)(C.home,String(o))))]}function $(r){const{
view:E,checkout:l,privileges:w,hides:n,keepsWrites:i,replaced:t}=r,o=(c,h,d)=>["gene-gate",h,c,d],s=(c,h,d="bind")=>[c,h,
"none",d],e=[`lowerdir=${n||w.adopt?`${C.cover}:`:""}${C.lower}`,`upperdir=${C.own}/upper`,`workdir=${C.own}/work`,...w.
overlay,"X-mount.mkdir"],a=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${S}`;return[s(`${C.own}/tmp`,A),s(`${C.
own}/home`,b),...E.home.map(({path:c},h)=>s(`${C.home}/${h}`,(0,M().join)(b,c))),s(`${C.own}/shm`,"/dev/shm"),o("devpts",
"/dev/pts",a),...E.tools.flatMap((c,h)=>{const d=O(c,h);return c===d?[]:[s(d,c,"rbind,X-mount.mkdir")]}),i?s(C.lower,l,"\
bind,X-mount.mkdir"):o("overlay",l,e.join(",")),...t.map((c,h)=>s(`${C.replaced}/${h}`,(0,M().join)(l,c))),o("proc","/pr\
oc","nosuid,nodev,noexec"),o("tmpfs",v,"ro,size=4k,mode=0755")]}function j({home:r}){return["upper","work","tmp","home",
"shm",...[...new Set(r.flatMap(({path:l})=>[...(0,p().foldersAbove)(l),l]))].map(l=>`home/${l}`)]}function O(r,E){return[
A,b].some(w=>(0,I().isInside)(w,r))?`${C.tools}/${E}`:r}},35134:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.breakFiles=S,m.writeLayer=C;function M(){const l=u(51455);return M=function(){return l},l}function p(){const l=u(76760);
return p=function(){return l},l}function I(){const l=u(39092);return I=function(){return l},l}function b(){const l=u(32476);
return b=function(){return l},l}const A=/\.d\.[cm]?ts$/;function S(l,w){const n=new Map,i=new Map;for(const[o,s]of l){const e=p().
posix.extname(o).slice(1).toLowerCase(),a=b().LANGUAGES.find(({extensions:h})=>h.includes(e)),c=a&&!A.test(o)&&O(s,a,w);
a===void 0?i.set(o,v(s,w)):c&&n.set(o,c)}if(n.size===0){const o=[...l].map(([s,e])=>[s,v(e,w)]);return{files:new Map(o),
operator:"unparsable"}}const t=i.size>0?"mixed":"functions_fail";return{files:new Map([...n,...i]),operator:t}}function v(l,w){
return`)]}>"'\`<<<<<<< ${w}
${l}`}async function C(l,w,n){const{checkout:i,isCommitted:t,path:o}=n,s=new Map;for(const[e,a]of w){const{mode:c}=await(0,M().
lstat)((0,p().join)(i,e));await(0,M().mkdir)((0,p().dirname)((0,p().join)(l,e)),{recursive:!0}),await(0,M().writeFile)((0,p().
join)(l,e),a),await(0,M().chmod)((0,p().join)(l,e),c&511),s.set(e,(c&73)===0?"100644":"100755")}t&&await(0,I().commitLayer)(
{checkout:i,layer:l,modes:s,path:o});for(const e of await(0,M().readdir)(l,{recursive:!0,withFileTypes:!0})){const a=(0,p().
join)(e.parentPath,e.name),c=await(0,M().lstat)((0,p().join)(i,(0,p().relative)(l,a))).catch(()=>{});e.isDirectory()&&c&&
await(0,M().chmod)(a,c.mode&511)}}const F=200,$=400,j=1e4;function O(l,w,n){const{masked:i,forms:t,failing:o,unused:s}=w,
e=l.replaceAll(i,d=>d.replaceAll(/[^\n]/g," ")),a=new Map;for(const{start:d,end:T}of r(e,w)){const f=e.slice(T,T+$),y=t.
find(({after:N})=>N.test(f)),R=e.slice(Math.max(0,d-F),d);if(!y||y.unless?.test(R)||y.before?.test(R)===!1)continue;const g=T+
(y.after.exec(f)?.[0].length??0);y.isExpression?a.set(g,` (() => {${o(n)} })( ) ? 0 : `):a.set(...E(l,g,w,n))}if(a.size===
0)return;s&&/^[ \t]*(?:import|export)\b/m.test(e)&&a.set(l.length,s(n));let c="",h=0;for(const[d,T]of[...a].sort(([f],[y])=>f-
y))c+=l.slice(h,d)+T,h=d;return c+l.slice(h)}function r(l,{bareParameter:w}){const n=[],i=[];for(const{index:o,0:s}of l.
matchAll(/[()[\]{}]/g))if("([{".includes(s))i.push(o);else{const e=i.pop();s===")"&&e!==void 0&&n.push({start:e,end:o+1})}
const t=w?[...l.matchAll(w)]:[];return[...n,...t.map(({index:o,0:s})=>({start:o,end:o+s.length}))]}function E(l,w,{preamble:n,
isIndented:i,failing:t},o){const s=n?.exec(l.slice(w,w+j))?.[0].length??0,e=t(o);if(!i)return[w+s,e];if(s>0)return[w+s,`\
; ${e}`];const[a="",c=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(l.slice(w))??[];return[w+a.length,a===c?`${e}; `:
`${e}
${c}`]}},32476:function(B,m){Object.defineProperty(m,"__esModule",{value:!0}),m.LANGUAGES=void 0;function u(...o){return new RegExp(
o.join("|"),"g")}const M=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,p=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
I="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",b=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
A=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,S=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
v={extensions:["js","mjs","cjs"],masked:u(M,p,I,b),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:S,unless:A}],failing:o=>` debugger; var _${o}=${o}( "x" ) ; throw _${o} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:o=>`
export const unused_${o} = "x"  ;
`},C=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,F=String.raw`\s*:\s*(?:[^\s;{}()=]|${C})(?:[^;{}()=]|${C})*`,$=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
j=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,O=String.raw`^(?:${F}?)?\s*=>`,
r={...v,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${O}\s*\{`),unless:$},{after:new RegExp(
O),before:j,unless:$,isExpression:!0},{after:new RegExp(String.raw`^(?:${F})?\s*\{`),before:S,unless:A}]},E=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),l=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...E,p].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
w={extensions:["py","pyi"],masked:u(...E,p,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:o=>`_${o}=${o}( "x" ) ;raise RuntimeError(_${o})`,preamble:new RegExp(l),isIndented:!0},n={masked:u(M,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},i={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},t=m.LANGUAGES=[v,r,w,{...n,extensions:["rs"],failing:o=>` let _${o} =( "x" ) ; \
panic!( "${o}" ) ;`},{...n,extensions:["go"],failing:o=>` panic( "${o}" ) ;`},{...n,extensions:["kt","kts"],failing:o=>`\
 throw RuntimeException( "${o}" ) ;`},{...n,extensions:["java"],forms:[i],failing:o=>` if ( true ) throw new RuntimeExce\
ption( "${o}" ) ;`}]},69983:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.breakAndRun=E;function M(){
const t=u(77598);return M=function(){return t},t}function p(){const t=u(86191);return p=function(){return t},t}function I(){
const t=u(59490);return I=function(){return t},t}function b(){const t=u(87952);return b=function(){return t},t}function A(){
const t=u(67147);return A=function(){return t},t}function S(){const t=u(57334);return S=function(){return t},t}function v(){
const t=u(49604);return v=function(){return t},t}function C(){const t=u(64474);return C=function(){return t},t}function F(){
const t=u(35134);return F=function(){return t},t}function $(){const t=u(48081);return $=function(){return t},t}const j=2,
O=2e3,r=20;async function E(t,o){const{policy:s,change:e,checkout:a}=o;if(s.mutants==="off"||e===void 0)return new Map;const c=[
...t].flatMap(([y,R])=>{const g=R.map(({outcome:k})=>k);if(!(y.gene.change==="added"||y.gene.change==="modified")||g.some(
({status:k})=>k!=="passed"))return[];const P=y.gene.commands.flatMap(({reading:k})=>(0,p().startedFiles)(k)).sort();return[
{...y,outcomes:g,launched:P}]}),{areBuilt:h}=(0,A().everything)((0,b().dependencyFolders)(s)),d=a.additions.find(h),T=`c\
ommands can read \`${d}\`, which was built before the change was broken`,f=new Map;for(const y of(0,I().groupBy)(c,({launched:R})=>R.
join("\0")).values()){const g=await(d===void 0?w(y,o):Promise.reject(new Error(T))).catch(({message:N})=>l(y,N));for(const[
N,{gene:P}]of y.entries())f.set(P,g[N]??[])}return f}function l(t,o){return t.map(({plans:s})=>s.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:o})))}async function w(t,o){const s=await(0,$().sourcesOf)(o.change?.files??[],o.tree,
t[0]?.launched??[]);if(typeof s=="string")return l(t,s);const e=await n(t,s.texts,o),a=e.flat().some(({outcome:h})=>h===
"killed");if(s.existing===void 0||!a)return e;const c=await n(t,s.existing,o);return e.map((h,d)=>h.map((T,f)=>{const y=c[d]?.[f];
return T.outcome!=="killed"||y?.outcome!=="survived"?T:{...T,existing:{files:y.files,duration_ms:y.duration_ms}}}))}async function n(t,o,{
backend:s,checkout:e,change:a,policy:{views:c},concurrency:h,path:d,signal:T}){const f=`z${(0,M().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,y=(0,F().breakFiles)(o,f),R={checkout:e.directory,isCommitted:a?.isCommitted===!0,path:d},
g=await s.cover?.(G=>(0,F().writeLayer)(G,y.files,R));if(g===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const N=t.map(({id:G,plans:D,outcomes:x})=>{const H=x.map(({duration_ms:U})=>j*
U+O),L=D.map((U,W)=>({...U,timeoutMs:H[W]??O}));return c==="gene"?[{id:G,plans:L}]:L.map(U=>({id:G,plans:[U]}))}),P={backend:g,
progress:v().NO_PROGRESS,views:c,concurrency:h,signal:T},k=await(0,C().runPlans)(N.flat(),P);return N.map(G=>G.flatMap(D=>k.
get(D)??[]).map(({outcome:D})=>i(D,y)))}function i(t,{files:o,operator:s}){const{status:e,signal:a,duration_ms:c,reason:h=e}=t,
d=[...o.keys()].sort(),T={operator:s,files:d.slice(0,r),duration_ms:c,...d.length>r&&{total_files:d.length}};return e===
"passed"?{...T,outcome:"survived"}:(e==="failed"||e==="timed_out"||a!==null)&&h!==S().BUDGET_SPENT?{...T,outcome:"killed"}:
{...T,outcome:"not_run",reason:h}}},48081:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.isSource=$,
m.sourcesOf=j;function M(){const O=u(95244);return M=function(){return O},O}function p(){const O=u(93028);return p=function(){
return O},O}const I=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
b=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
A=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,S=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
v=600,C=500,F=10*1024**2;function $(O){return(0,M().isProgramCode)(O)&&!(0,M().isOfTests)(O)&&![I,b].some(r=>r.test(O))}
async function j(O,r,E){const l=c=>$(c)&&!E.includes(c)&&(0,p().isRegular)(r.stat(c)?.kind),w=O.filter(({path:c,status:h})=>h!==
"deleted"&&l(c)),n=[...r.files()].filter(({path:c})=>l(c)&&!A.test(c)),i=w.length>0?w:n;if(i.length===0)return"neither t\
he change nor the repository has a source file to break";const t=i.reduce((c,{path:h})=>c+(r.stat(h)?.size??0),0);if(i.length>
C||t>F)return`there are too many source files to break: ${i.length} with ${Math.ceil(t/1024**2)} MB`;const o=i.map(async({
path:c})=>[c,(await r.read(c)).toString("utf8")]),s=await Promise.all(o);if(w.length===0){const c=s.filter(([,h])=>!S.test(
h.slice(0,v)));return c.length===0?"all source files are generated":{texts:new Map(c)}}const e=s.filter((c,h)=>w[h]?.status!==
"added"),a=e.length>0&&e.length<s.length;return{texts:new Map(s),...a&&{existing:new Map(e)}}}},57334:function(B,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.OUTCOME_LOST=m.INTERRUPTED=m.CHECKOUT_CHANGED=m.BUDGET_SPENT=m.BLOCKED=void 0,
m.changedOutcome=C,m.countInterrupted=A,m.notRun=v,m.stopReason=S;const u=m.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",M=m.INTERRUPTED="interrupted",p=m.BUDGET_SPENT="the time budget for all commands was spent",I=m.OUTCOME_LOST=
"the run returned no outcome for this command",b=m.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function A(F){
return F.filter(({reason:$})=>$===M).length}function S(F){return F.reason===p?p:M}function v(F,$,j=new Date){const O={head:"",
tail:"",bytes:0,truncated:!1};return{status:F,exit_code:null,signal:null,started_at:j.toISOString(),duration_ms:0,stdout:O,
stderr:O,reason:$}}function C(F,$=v("error",b)){return{...$,status:"error",reason:b,checkout_changed:[...F]}}},22562:function(B,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.outcomesOf=b,m.plansOf=I,m.refusedOutcomes=S;function M(){const $=u(6470);
return M=function(){return $},$}function p(){const $=u(57334);return p=function(){return $},$}function I({asset:$,commands:j}){
const O=j.flatMap(({plan:r})=>r??[]);return{id:$.id,plans:O.length===j.length?O:[]}}function b({commands:$},j,O){if($.every(
({plan:E})=>E!==void 0))return $.map(({plan:E},l)=>A(E,j[l],O));const r=F($);return $.map(({verdict:E})=>E==="block"?(0,p().
notRun)("blocked",p().BLOCKED,O):(0,p().notRun)("skipped",r,O))}function A($,j,O){if(j===void 0||j.plan.digest!==$?.digest)
return(0,p().notRun)("skipped",p().OUTCOME_LOST,O);const{outcome:r,changedFiles:E}=j;return E.length===0?r:{...r,checkout_modified:E}}
function S($,j,O){const r=$.filter(E=>j?v(E):E.commands.some(C));return new Map(r.map(E=>[E,b(E,[],O)]))}function v({change:$,
commands:j}){return j.length===0?$!=="removed":j.some(({plan:O})=>O===void 0)}function C({verdict:$}){return $==="block"}
function F($){if($.some(({verdict:r})=>r==="block"))return"another command of the gene is blocked";const O=$.flatMap(({reading:r})=>(0,M().
toolOf)(r)??[]).find(({path:r})=>r===void 0);return O?`${O.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},46282:function(B,m,u){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.findPrograms=r,m.isInside=h;function M(){const d=u(31421);return M=function(){return d},d}function p(){
const d=u(51455);return p=function(){return d},d}function I(){const d=u(48161);return I=function(){return d},d}function b(){
const d=u(76760);return b=function(){return d},d}function A(){const d=u(57975);return A=function(){return d},d}function S(){
const d=u(7723);return S=function(){return d},d}function v(){const d=u(26040);return v=function(){return d},d}function C(){
const d=u(41895);return C=function(){return d},d}function F(){const d=u(14495);return F=function(){return d},d}const $=S().
object({file:S().string(),version:S().string(),platform:S().string(),arch:S().string()}),j="JSON.stringify({file: proces\
s.execPath, version: process.version, platform: process.platform, arch: process.arch})",O=2e4;async function r(d){const{
path:T,checkout:f,names:y=[]}=d,R=await e(T,f),g=await E(R,f),[N,P]=await Promise.all(["npm","npx"].map(D=>w(D,g.file,R,
f))),k=await s(y,R,f),G=await t(R,f);return{node:g,...N&&{npm:N},...P&&{npx:P},...G!==void 0&&{shell:G},machine:k,searchPath:R}}
async function E(d,T){for await(const{file:f,real:y}of c("node",d,T)){const R=await l(f,y,d),g=await a(R.file,T);if(g!==
void 0)return{...R,file:g}}throw new(C()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function l(d,T,f){
const{execPath:y,version:R,platform:g,arch:N}=process;if(T===await(0,p().realpath)(y))return{file:T,version:R,platform:g,
arch:N};try{const{stdout:P}=await(0,A().promisify)(M().execFile)(d,["-p",j],{cwd:(0,b().dirname)(d),env:{PATH:f.join(b().
delimiter),HOME:(0,I().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:O,windowsHide:!0});
return $.parse(JSON.parse(P))}catch(P){throw new(C()).GateError("program_not_found",`${d} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:P})}}
async function w(d,T,f,y){const R=(0,b().join)("node_modules","npm","bin",`${d}-cli.js`);for(const g of[(0,b().dirname)(
T),...f]){for(const P of[(0,b().join)(g,R),(0,b().join)(g,"..","lib",R)]){const k=await n(P,d,y);if(k)return k}const N=await n(
(0,b().join)(g,d),d,y);if(N)return N}}async function n(d,T,f){const y=await a(d,f);if(!y?.endsWith(`${T}-cli.js`))return;
const R=(0,b().join)((0,b().dirname)(y),"..","package.json"),g=await(0,p().readFile)(R,"utf8").catch(()=>"null"),{success:N,
data:P}=S().object({name:S().literal("npm"),version:S().string()}).safeParse((0,v().attempt)(()=>JSON.parse(g)));return N?
{file:y,version:P.version}:void 0}const i="/bin/sh";async function t(d,T){if(process.platform!=="win32")return i;for await(const{
real:f}of c("git",d,T)){const y=await a((0,b().join)((0,b().dirname)(f),"..","bin","sh.exe"),T);if(y!==void 0)return y}}
const o=/^[A-Za-z0-9][\w.+-]*$/;async function s(d,T,f){const y=new Map;for(const R of d.filter(g=>o.test(g))){const g=await c(
R,T,f).next();g.done||y.set(R,g.value)}return y}async function e(d,T){const f=new Set(d.split(b().delimiter).filter(R=>(0,b().
isAbsolute)(R)));return(await Promise.all([...f].map(async R=>await a(R,T)===void 0?[]:[R]))).flat()}async function a(d,T){
const[f,y]=await Promise.all([(0,p().realpath)(d).catch(()=>{}),(0,p().realpath)(T)]);if(f===void 0)return;const R=[f,(0,b().
resolve)(d)],g=[y,(0,b().resolve)(T)];return R.some(N=>g.some(P=>h(P,N)))?void 0:f}async function*c(d,T,f){for(const y of T){
const R=(0,b().join)(y,process.platform==="win32"?`${d}.exe`:d),g=await a(R,f);g!==void 0&&await(0,F().isExecutable)(g)&&
(yield{file:R,real:g})}}function h(d,T){const f=(0,b().relative)(d,T);return f!==".."&&!f.startsWith(`..${b().sep}`)&&!(0,b().
isAbsolute)(f)}},49604:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.NO_PROGRESS=void 0,m.groupedProgress=
b,m.linesOfProgress=I;function M(){const A=u(20849);return M=function(){return A},A}const p=m.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function I(A){let S=0,v=0;return{...p,planned:C=>{S=C},finished:(C,{status:F,duration_ms:$})=>{v+=
1;const j=($/1e3).toFixed(1);A(`[${v}/${S}] ${F} in ${j} s: ${(0,M().safeLine)(C)}`)}}}function b(A){const S=I(A.info);return{
...S,planned:v=>{A.startGroup(`Run ${v} validation command${v===1?"":"s"}`),S.planned(v)},ended:()=>A.endGroup()}}},63682:function(B,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_RAN=void 0,m.requestOf=h,m.runAudited=t,m.withinBudget=T;function M(){
const f=u(48161);return M=function(){return f},f}function p(){const f=u(97247);return p=function(){return f},f}function I(){
const f=u(60210);return I=function(){return f},f}function b(){const f=u(57430);return b=function(){return f},f}function A(){
const f=u(87952);return A=function(){return f},f}function S(){const f=u(19309);return S=function(){return f},f}function v(){
const f=u(10582);return v=function(){return f},f}function C(){const f=u(32223);return C=function(){return f},f}function F(){
const f=u(46252);return F=function(){return f},f}function $(){const f=u(69983);return $=function(){return f},f}function j(){
const f=u(57334);return j=function(){return f},f}function O(){const f=u(22562);return O=function(){return f},f}function r(){
const f=u(46282);return r=function(){return f},f}function E(){const f=u(64474);return E=function(){return f},f}const l=4*
1024*1024,w=6e4,n=4,i=2*1024;async function t(f,y){const R=new Date,g=o(f,y),{checkout:N,path:P,policy:k,progress:G,signal:D,
shown:x}=y,H=(0,O().refusedOutcomes)(f.genes,N!==void 0,R);if(N===void 0||g.length===0)return{...d,outcomes:H};const{directory:L,
leftOut:U}=N,W=new Set(g.flatMap(({plans:X})=>X.map(K=>K.program))),J=await(0,r().findPrograms)({path:P,checkout:L,names:[
...W]}),V=a(k.concurrency),Y=(0,S().shareFolder)(N,y.attended,x!==void 0),{chooseBackend:z}=await Promise.all([u.e(670),
u.e(808)]).then(u.bind(u,60670)),{backend:Z,isolation:Q,close:on}=await z({programs:J,checkout:L,leftOut:U,...x&&{shown:x},
shareFolder:Y.folder,outputBytes:e(k.limits.output_bytes,f.genes),limits:(0,v().limitsOn)((0,v().thisMachine)(),k.limits,
V),lanes:V,requested:h(k.containment,y.fork),network:k.network==="allow",replaced:await s(f,y.tree),folders:y.privateFolders,
home:await(0,C().homeFolders)([...k.home_caches,...(0,A().homeDependencies)(k)],y.home),signal:D}),_=Z.level==="namespac\
es",q=_?V:1,sn=async()=>{const X=performance.now(),K=await T(k.limits.budget_seconds*1e3,D,tn=>(0,E().runPlans)(g,{backend:Z,
progress:G,views:k.views,concurrency:q,signal:tn,guard:Y.guard()})),nn=Math.max(w,performance.now()-X),dn=await T(nn,D,tn=>(0,$().
breakAndRun)(K,{...y,checkout:N,backend:Z,concurrency:q,signal:tn}));return{runs:K,mutants:dn}},{runs:rn,mutants:an}=await sn().
finally(()=>Promise.all([on(),Y.close()])),cn=[(0,F().mentionedOf)(Y.hides()?U:[]),(0,F().causesOf)({isolation:Q,policy:k,
programs:J,checkout:L,home:y.home}),(0,F().namedRootOf)(_?L:Y.guard().directory)],un=X=>cn.reduce((K,nn)=>nn(K),X),en=g.
map(X=>{const{gene:K}=X;return[K,(0,O().outcomesOf)(K,rn.get(X)??[],R).map(un)]});return{outcomes:new Map([...H,...en]),
interrupted:(0,j().countInterrupted)(en.flatMap(([,X])=>X)),isolation:{...Q,description:`${Q.description} ${c(_,k.views,
q)}`},nodeOf:()=>J.node,mutants:an,findings:Y.findings()}}function o(f,{waiting:y}){return f.genes.filter(R=>!y.has(R)).
map(R=>({...(0,O().plansOf)(R),gene:R})).filter(({plans:R})=>R.length>0)}async function s(f,y){const R=new Set((0,p().isOfChange)(
f)?f.files.map(({path:N})=>N):[]),g=await(0,I().npmrcCopies)(y,R);return new Map(g.flatMap(({path:N,text:P,dropped:k,isLink:G})=>k.
length>0&&!G?[[N,P]]:[]))}function e(f,y){const R=y.flatMap(P=>(0,O().plansOf)(P).plans),g=new Set(R.map(({digest:P})=>P)),
N=Math.floor(l/(g.size*n));return Math.min(f,Math.max(N,i))}function a(f){return f==="cores"?(0,M().availableParallelism)():
f}function c(f,y,R){if(!f)return"One command at a time, because all commands share the checkout.";const g=y==="gene"?" T\
he commands of one gene share a view.":"";return`${R===1?"One command at a time.":`Up to ${R} commands at once.`}${g}`}function h(f,y){
return f==="require-for-forks"?y?"require":"auto":f}const d=m.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:b().
NOTHING_RUN,nodeOf:()=>process};async function T(f,y,R){const g=new AbortController,N=setTimeout(()=>g.abort(j().BUDGET_SPENT),
f);try{return await R(AbortSignal.any([y,g.signal]))}finally{clearTimeout(N)}}},20849:function(B,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.safeLine=I,m.withoutLogCommands=b;function M(){const A=u(77598);return M=function(){return A},
A}const p=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function I(A,S=200){const v=A.replace(p,F=>`\\u{${F.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),C=Array.from(v);return C.length<=S?v:`${C.slice(0,S-1).
join("")}\u2026`}async function b(A,S){const v=(0,M().randomUUID)();A(`::stop-commands::${v}`);try{return await S()}finally{
A(`::${v}::`)}}},64474:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.runPlans=I;function M(){const r=u(
41895);return M=function(){return r},r}function p(){const r=u(57334);return p=function(){return r},r}async function I(r,E){
const{backend:l,progress:w,concurrency:n,views:i}=E,t=new Map(r.flatMap(({plans:y})=>y.map(R=>[R.digest,R]))),o=new Map;
for(const y of t.values()){const R=F(()=>l.check(y));R&&o.set(y.digest,R)}const s=new AbortController,e=AbortSignal.any(
[E.signal,s.signal]),a=b(n),c=C({...E,signal:e},o),h=A(y=>c(y,(R,g)=>l.run(R,g))),d=A(async y=>{const R=await l.forGene?.(
y.length,e),g=(N,P)=>(R??l).run(N,P);return v(y,N=>c(N,g),e).finally(()=>R?.close())}),T=async({plans:y})=>{try{return i!==
"gene"?await v(y,g=>h(g.digest,g),e):(await d(S(y),y)).map((g,N)=>({...g,plan:y[N]??g.plan}))}catch(R){throw s.abort(),R}},
f=new Map(r.map(({plans:y})=>[S(y),y]));w.planned(i==="gene"?[...f.values()].flat().length:t.size);try{const y=r.map(g=>a(
()=>T(g)));await Promise.allSettled(y);const R=j(await Promise.all(y));return new Map(r.map((g,N)=>[g,R[N]??[]]))}finally{
w.ended()}}function b(r){const E=[];let l=r;return async w=>{l===0?await new Promise(n=>E.push(n)):l-=1;try{return await w()}finally{
const n=E.shift();n?n():l+=1}}}function A(r){const E=new Map;return(l,w)=>{const n=E.get(l)??r(w);return E.set(l,n),n}}function S(r){
return r.map(({digest:E})=>E).join()}async function v(r,E,l){const w=[];for(const n of r){const i=w.find(({outcome:t})=>t.
checkout_modified);l.aborted?w.push(O(n,(0,p().stopReason)(l))):i?w.push(O(n,$(i.plan))):w.some(({outcome:t})=>t.status!==
"passed")?w.push(O(n,"an earlier command of the gene did not pass")):w.push({...await E(n),plan:n})}return w}function C(r,E){
const{backend:l,progress:w,signal:n,guard:i}=r,t=l.level==="process_group";let o;return async(s,e)=>{if(o!==void 0)return O(
s,o);if(n.aborted)return O(s,(0,p().stopReason)(n));const a=i?.state(),c=i&&a?[...await i.changed(a)]:[];if(i&&a&&!t&&c.
push(...i.added(a)),c.length>0)return o=p().CHECKOUT_CHANGED,{plan:s,outcome:(0,p().changedOutcome)(c),changedFiles:[]};
w.started(s.command);const h=E.get(s.digest),d=h?(0,p().notRun)("not_runnable",`${h.message} ${h.hint}`):await e(s,n),T=()=>t?
i?.changed():a&&i?.touchedSince(a),f=(n.aborted?void 0:await T())??[];if(f.length===0||t)return w.finished(s.command,d),
f.length>0&&(o=$(s)),{plan:s,outcome:d,changedFiles:f};o=p().CHECKOUT_CHANGED;const y=(0,p().changedOutcome)(f,d);return w.
finished(s.command,y),{plan:s,outcome:y,changedFiles:[]}}}function F(r){try{r();return}catch(E){if(E instanceof M().GateError&&
E.code==="program_not_found")return E;throw E}}function $({command:r}){return`the command "${r}" changed files of the ch\
eckout`}function j(r){const E=new Set;return r.map(l=>l.map(w=>{const{outcome:n}=w;return n.status==="skipped"?w:E.has(n)?
{...w,outcome:{...n,reused:!0}}:(E.add(n),w)}))}function O(r,E){return{plan:r,outcome:(0,p().notRun)("skipped",E),changedFiles:[]}}},
46562:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.findingsOf=v,m.judgeGene=S;function M(){const n=u(
13580);return M=function(){return n},n}function p(){const n=u(57334);return p=function(){return n},n}function I(){const n=u(
9436);return I=function(){return n},n}function b(){const n=u(49001);return b=function(){return n},n}function A(){const n=u(
47350);return A=function(){return n},n}function S(n,i,{policy:t,ignoring:o,capped:s=[],missing:e}){const a=O(n,P=>(0,I().
suppress)(P,o)),c=i.outcomes.get(n)??[],h=i.mutants?.get(n),d=[...(0,b().runFindings)(a,c,i,t),...(0,b().mutantFindings)(
a,h)],f=[...(0,I().suppress)(d,o),...e?[e]:[]],R=[...v({gene:a,runFindings:f}),...s].filter(({suppressed:P})=>!P),g=F(c,
f),N=(0,A().gravest)([(0,A().severityVerdict)(R,t.fail_on),...a.commands.map(P=>P.verdict==="block"?"fail":"pass"),...g?
["warn"]:c.map(j),e?"needs_approval":"pass"]);return{gene:a,ran:i.outcomes.has(n),outcomes:c,...h&&{mutants:h},runFindings:f,
capped:s,verdict:N,summary:g?C:r(a,c,N,R)}}function v({gene:n,runFindings:i}){return[...n.findings,...n.commands.flatMap(
t=>t.findings),...i]}const C="not runnable here: the machine lacks a program or a tool";function F(n,i){const t=i.filter(
({rule:o})=>(0,M().ruleOf)(o).group==="environment");return t.length>0&&t.every(({severity:o})=>o!=="error")&&n.every(({
status:o,reason:s})=>o==="skipped"?!$.has(s):o==="passed"||o==="not_runnable")}const $=new Set([p().INTERRUPTED,p().OUTCOME_LOST]);
function j({status:n,reason:i}){return n==="passed"?"pass":n==="error"||$.has(i)?"error":"fail"}function O(n,i){return{...n,
findings:i(n.findings),commands:n.commands.map(t=>({...t,findings:i(t.findings)}))}}function r(n,i,t,o){const s=n.commands.
findIndex(P=>P.verdict==="block"),e=i.findIndex(({status:P})=>P!=="passed"&&P!=="skipped"),a=i.findIndex(({status:P})=>P===
"skipped"),c=[s,e,a].find(P=>P>=0)??-1,h=n.commands[c];if(h)return`constraint: validation_failed: ${h.command} => ${w(i[c])}`;
if(n.change==="removed")return"removed";const{files:d,max_files:T,severity:f}=n.blastRadius;if(o.some(E))return`constrai\
nt: blast_radius ${f}: ${d} / ${T} files`;const y=n.commands.length,R=y===1?"1 command":`${y} commands`;if(t==="needs_ap\
proval")return`${R} allowed, waiting for approval`;if(t==="fail")return`failed: ${l(o).join(", ")}`;const g=i.length>0?`${R}\
 passed`:`${R} allowed, none run`,N=t==="warn"?l(o):[];return N.length>0?`${g}, with warnings: ${N.join(", ")}`:g}function E({
rule:n,severity:i}){return i==="error"&&n.startsWith("blast-radius-")}function l(n){const i=n.filter(({severity:o})=>o===
"error"),t=n.filter(({severity:o})=>o==="warning");return[...new Set((i.length>0?i:t).map(({rule:o})=>o))]}function w(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(B,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.dayOf=v,m.idleIgnores=O,m.ignoreFindings=$,m.isIgnorable=C,m.refusalOf=j,m.suppress=F;function M(){const n=u(41330);return M=
function(){return n},n}function p(){const n=u(32854);return p=function(){return n},n}function I(){const n=u(13580);return I=
function(){return n},n}function b(){const n=u(95132);return b=function(){return n},n}function A(){const n=u(43767);return A=
function(){return n},n}function S(){const n=u(52288);return S=function(){return n},n}function v(n){return n.toISOString().
slice(0,10)}function C({rule:n,severity:i,layer:t}){return(0,A().mayBeIgnored)({...(0,I().ruleOf)(n),severity:i,layer:t})}
function F(n,{ignores:i,...t}){const o=i.filter(e=>!(0,S().hasExpired)(e.expires,t.today)),s=(0,S().withLevels)(n,t);return o.
length===0?s:s.map(e=>{const a=C(e)&&o.find(c=>r(c,e));return a?{...e,suppressed:{reason:a.reason,expires:a.expires}}:e})}
function $({ignores:n,today:i},t,o){return n.flatMap(s=>{const{rule:e,reason:a,expires:c}=s,h=w(s),d=t.filter(y=>r(s,y)),
T=d.every(C)?j(s):S().DECIDES;return T!==void 0?[(0,b().finding)("ignore-refused",{rule:e,where:h,refusal:T})]:(0,S().hasExpired)(
s.expires,i)?[(0,b().finding)("ignore-expired",{rule:e,where:h,reason:a,expires:c})]:d.length===0&&o.some(y=>E(s,y))?[(0,b().
finding)("ignore-unused",{rule:e,where:h,reason:a})]:[]})}function j({rule:n}){const i=(0,I().checkRules)().find(({id:t})=>t===
n);return i===void 0?(0,S().unknownRule)(n):n==="protected-path"||(0,A().mayBeIgnored)(i)?void 0:S().DECIDES}function O(n,i){
return n.flatMap(t=>(0,S().idle)(t.rule,j(t),t.expires,i))}function r({rule:n,where:i},{rule:t,location:o,subject:s}){if(n!==
t)return!1;const{path:e,gene:a,command:c}=i??{};return(e===void 0||o!==void 0&&l(o.path,e))&&(a===void 0||a===s?.id)&&(c===
void 0||c===s?.command)}function E({where:n},{asset:i,commands:t}){const{path:o,gene:s,command:e}=n??{};return(o===void 0||
l(i.path,o))&&(s===void 0||s===i.id)&&(e===void 0||t.some(a=>a.command===e))}function l(n,i){return(0,p().isWithin)(n,i)||
(0,M().default)(i,{dot:!0,nonegate:!0})(n)}function w({where:n={}}){const i=Object.entries(n).map(([t,o])=>`the ${t} \`${o}\
\``);return i.length===0?"for all findings":`for ${i.join(", ")}`}},92344:function(B,m,u){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.allFindings=w,m.judge=r,m.judgeShards=t,m.otherShards=o,m.verdictOfPart=s;function M(){const e=u(9354);
return M=function(){return e},e}function p(){const e=u(1395);return p=function(){return e},e}function I(){const e=u(89549);
return I=function(){return e},e}function b(){const e=u(27199);return b=function(){return e},e}function A(){const e=u(97247);
return A=function(){return e},e}function S(){const e=u(95132);return S=function(){return e},e}function v(){const e=u(46562);
return v=function(){return e},e}function C(){const e=u(9436);return C=function(){return e},e}function F(){const e=u(52288);
return F=function(){return e},e}function $(){const e=u(47350);return $=function(){return e},e}const j=new Set([...p().NEEDS_PERSON,
"gate-approval-missing"]),O={ignores:[],rules:{}};function r(e,a,{policy:c,now:h,approval:d=M().NOTHING_WAITS}){const{ignores:T,
rules:f}=(0,A().isOfChange)(e)?c:O,y={ignores:T,rules:f,today:(0,C().dayOf)(h)},R=o(a.shards??[]),g=i(d,e.findings),N=[...g?
e.findings:l(e.findings,c,d),...g?[g]:[],...R?[R]:[],...a.findings??[],...a.interrupted>0?[(0,S().finding)("run-interrup\
ted",{skipped:a.interrupted})]:[]],P=(0,C().suppress)(N,y),k=P.filter(({rule:z})=>z==="blast-radius-hard-cap"),G=new Map(
e.genes.map(z=>{const Z=n(z,d),Q=z.blastRadius.severity==="hard_cap_breach"?k:[];return[z,(0,v().judgeGene)(z,a,{policy:c,
ignoring:y,capped:Q,...Z&&{missing:Z}})]})),D=[...G.values()],x=[...N,...D.flatMap(v().findingsOf)],H=[...P,...(0,C().ignoreFindings)(
y,x,e.genes),...(0,F().levelFindings)(y)],[L,U]=E(H,c.approvals.gate>0),W=(0,$().gravest)([(0,$().severityVerdict)(U,c.fail_on),
L.length>0?"warn":"pass"]),J=a.interrupted>0?"error":"pass",V=g?"needs_approval":"pass",Y=(0,$().gravest)([W,J,V,...D.map(
z=>z.verdict)]);return{genes:D,findings:H,verdict:R?s(Y):Y,shards:t(a.shards??[],G)}}function E(e,a){if(!a)return[[],e];
const c=new Set(e.flatMap(({rule:d,location:T})=>p().NEEDS_PERSON.has(d)?T?.path:[])),h=({rule:d,severity:T,location:f})=>j.
has(d)||d==="protected-path"&&T==="warning"&&c.has(f?.path);return[e.filter(h),e.filter(d=>!h(d))]}function l(e,{approvals:{
gate:a}},{approvals:c}){if(a>0&&c.length===0)return e;const h=a>0?"given":"not required";return e.map(d=>p().NEEDS_PERSON.
has(d.rule)?{...d,args:{...d.args,approval:h}}:d)}function w({findings:e,genes:a}){return[...e,...a.flatMap(v().findingsOf)]}
function n(e,{waiting:a,refusals:c,means:h,digest:d=""}){const T=a.get(e);if(T===void 0)return;const{asset:f,commands:y}=e;
return(0,S().finding)("approval-missing",{gene:f.id,confirmation:T.confirmation==="strong"?"strong":"very strong",needed:T.
needed,given:T.given,commands:y.filter(({confirmation:R})=>R!=="standard").map(({command:R})=>R),means:h,digest:(0,I().shortDigest)(
d),refusals:c},(0,b().placeOf)(f))}function i({gate:e,refusals:a,means:c,digest:h=""},d){if(e===void 0)return;const T=d.
some(({rule:R})=>R==="gate-weakened"),f=d.some(({rule:R})=>R==="agent-files-unapproved"),y={...e,means:c,digest:(0,I().shortDigest)(
h),refusals:a,weakens:T,runs:f};return(0,S().finding)("gate-approval-missing",y)}function t(e,a){return e.map(({index:c,
of:h,genes:d})=>{const T=(0,$().gravest)([...d].map(f=>a.get(f)?.verdict??"error"));return{index:c,of:h,genes:d.size,verdict:T}})}
function o(e){const[a]=e;if(!(a===void 0||e.length===a.of))return(0,S().finding)("part-of-run",{index:a.index,of:a.of,genes:a.
genes.size})}function s(e){return e==="pass"||e==="warn"?"error":e}},52288:function(B,m,u){Object.defineProperty(m,"__es\
Module",{value:!0}),m.DECIDES=void 0,m.hasExpired=F,m.idle=j,m.idleLevels=O,m.levelFindings=r,m.unknownRule=w,m.withLevels=
v;function M(){const n=u(3051);return M=function(){return n},n}function p(){const n=u(54441);return p=function(){return n},
n}function I(){const n=u(54062);return I=function(){return n},n}function b(){const n=u(13580);return b=function(){return n},
n}function A(){const n=u(95132);return A=function(){return n},n}function S(){const n=u(43767);return S=function(){return n},
n}function v(n,i){return Object.keys(i.rules).length===0?n:n.map(t=>C(t,i))}function C(n,i){const{rule:t,severity:o,layer:s}=n,
e={...(0,b().ruleOf)(t),severity:o,layer:s},a=$(i,t),c=o==="error"&&e.group&&$(i,e.group),h=a?t:e.group,d=a??(c||void 0);
if(d===void 0||h===void 0)return n;const{level:T,...f}=d,y=T==="off"?"notice":T;return y===o||y!=="error"&&!(0,S().mayBeSoftened)(
e)?n:{...n,severity:y,level:{rules:h,level:T,from:o,...f}}}function F(n,i){return n!==void 0&&n<i}function $({rules:n,today:i},t){
const o=Object.hasOwn(n,t)?n[t]:void 0,s=o&&(0,I().settingOf)(o);return F(s?.until,i)?void 0:s}function j(n,i,t,o){const s=i??
(F(t,o)?`it expired on ${t}`:void 0);return s===void 0?[]:[{name:n,why:s}]}function O({rules:n,today:i}){return Object.entries(
n).flatMap(([t,o])=>{const{level:s,until:e}=(0,I().settingOf)(o);return j(t,E(t,s),e,i)})}function r({rules:n,today:i}){
return Object.entries(n).flatMap(([t,o])=>{const{level:s,until:e,reason:a="none given"}=(0,I().settingOf)(o),c=E(t,s);return c!==
void 0?[(0,A().finding)("level-refused",{name:t,level:s,refusal:c})]:F(e,i)?[(0,A().finding)("level-expired",{name:t,level:s,
until:e,reason:a})]:[]})}function E(n,i){const t=p().RULE_GROUPS,o=(0,b().checkRules)().find(({id:e})=>e===n);return t.includes(
n)?void 0:o===void 0?w(n,t):i==="error"||(0,S().mayBeSoftened)(o)||n==="protected-path"?void 0:l}const l=m.DECIDES="the \
rule decides whether commands may run, what a change may touch, or whether files are readable";function w(n,i=[]){const t=(0,M().
nearestName)(n,[...i,...(0,b().checkRules)().map(({id:s})=>s)]);return`${i.length>0?"there is no such rule or group":"th\
e rule does not exist"}${t?` (did you mean \`${t}\`?)`:""}`}},49001:function(B,m,u){Object.defineProperty(m,"__esModule",
{value:!0}),m.earlierOutputOf=t,m.mutantFindings=o,m.runFindings=$;function M(){const e=u(41330);return M=function(){return e},
e}function p(){const e=u(27199);return p=function(){return e},e}function I(){const e=u(6470);return I=function(){return e},
e}function b(){const e=u(91265);return b=function(){return e},e}function A(){const e=u(39491);return A=function(){return e},
e}function S(){const e=u(55250);return S=function(){return e},e}function v(){const e=u(95132);return v=function(){return e},
e}function C(){const e=u(46252);return C=function(){return e},e}function F(){const e=u(57334);return F=function(){return e},
e}function $(e,a,{isolation:c},h){const d=c.level==="namespaces"&&h.views==="command",T=e.commands.flatMap((f,y)=>{const R=a[y];
if(R===void 0)return[];const{command:g,location:N}=f,P={location:N,subject:{...(0,p().subjectOf)(e.asset),command:g}};return[
{audited:f,command:g,outcome:R,place:P}]});return[...T.flatMap(f=>[...w(f,h),...l(f,h),...E(f)]),...d?O(T):[],...j(e,a,h)]}
function j({asset:e,commands:a},c,{limits:h}){const d=a.filter((y,R)=>c[R]?.reason===F().BUDGET_SPENT),[T]=d;if(T===void 0)
return[];const f={gene:e.id,seconds:h.budget_seconds,commands:d.length};return[(0,v().finding)("budget-spent",f,{location:T.
location,subject:(0,p().subjectOf)(e)})]}function O(e){const a=e.findIndex(({outcome:d})=>d.status==="failed"),c=e[a],h=c&&
t(c,e.slice(0,a));return h?[(0,v().finding)("earlier-output-missing",{command:c.command,...h},c.place)]:[]}const r=[["ch\
eckout_modified","checkout-modified"],["checkout_changed","checkout-changed"],["left_out","file-left-out"]];function E({
command:e,outcome:a,place:c}){return r.flatMap(([h,d])=>{const T=a[h];return T?[(0,v().finding)(d,{command:e,paths:T},c)]:
[]})}function l({command:e,outcome:{side_effects:a},place:c},{caches:h,views:d}){const f=a?n({...a,...d==="gene"&&{created:[]}},
h):[];return f.length===0?[]:[(0,v().finding)("command-writes",{command:e,paths:f},c)]}function w({audited:e,command:a,outcome:c,
place:h},{limits:{slow_command_seconds:d}}){const T=Math.round(c.duration_ms/1e3),f=(0,S().causeWords)(c.causes);switch(c.
status){case"failed":{const y=c.exit_code??1;return[(0,v().finding)("command-failed",{command:a,exitCode:y,...f},h)]}case"\
timed_out":return c.reason===F().BUDGET_SPENT?[]:[(0,v().finding)("command-timed-out",{command:a,seconds:T,...f},h)];case"\
crashed":return[(0,v().finding)("command-crashed",{command:a,reason:c.reason??"no exit code",...f},h)];case"not_runnable":{
const{program:y=a}=e.plan??{};return[(0,v().finding)("program-missing",{command:a,program:y},h)]}case"passed":return c.duration_ms>
d*1e3?[(0,v().finding)("command-slow",{command:a,seconds:T,limit:d},h)]:[];case"skipped":{if(c.reason===F().OUTCOME_LOST)
return[(0,v().finding)("not-judged",{detail:`the command \`${a}\`: ${F().OUTCOME_LOST}`},h)];const y=(0,I().toolOf)(e.reading);
return y&&y.path===void 0?[(0,v().finding)("tool-not-installed",{command:a,tool:y.name},h)]:[]}case"error":case"blocked":
return[]}}function n({created:e,changed:a,deleted:c},h){const d=(0,M().default)([...h],{dot:!0});return[...e,...a,...c].
filter(T=>!d(T)).sort()}const i=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function t(e,a){const{
command:c,outcome:h}=e,d=[h.stderr,h.stdout].flatMap(({head:N,tail:P})=>[N,P]),T=[c,...d.flatMap(N=>N.split(`
`))],f=a.toReversed().flatMap(({command:N,outcome:{side_effects:P}})=>(P?.created??[]).map(k=>({path:k,writer:N}))),y=new Set(
f.flatMap(({path:N})=>[N,...(0,A().foldersAbove)(N)])),R=(0,C().mentionsIn)(T,y),g=(0,C().mentionsIn)(T.filter(N=>i.test(
N)),y);for(const{path:N,writer:P}of f){if(R.has(N))return{path:N,writer:P};const k=(0,A().foldersAbove)(N).findLast(G=>g.
has(G));if(k!==void 0)return{path:k,writer:P}}}function o({asset:e,commands:a},c){if(c===void 0)return[];const h=c.every(
({outcome:d})=>d==="survived");return a.flatMap((d,T)=>{const f=c[T],y=f?.outcome==="survived"?f.files:f?.existing?.files;
if(f===void 0||y===void 0)return[];const{command:R,location:g}=d,N=f.outcome!=="survived",P=N?y.length:f.total_files??y.
length,k=f.operator??"mixed",G=(0,v().finding)("passes-when-broken",{command:R,files:y,total:P,how:k,isExisting:N},{location:g,
subject:{...(0,p().subjectOf)(e),command:R}});return[!N&&(h||s(d))?G:{...G,severity:"notice"}]})}function s({plan:e}){if(e===
void 0)return!1;const{argv:a,scripts:c}=e;return c===void 0?(0,b().runsTests)(a):c.steps.some(({text:h})=>(0,b().runsTests)(
h.split(/[\s;&|()]+/)))}}};
