"use strict";exports.id=394,exports.ids=[394],exports.modules={1395:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.NEEDS_PERSON=
void 0,h.approvalDigest=M,h.boundFiles=_,h.changedSince=m,h.groupDigest=I,h.judgedHead=v,h.weakensGate=s;function S(){const t=d(
77598);return S=function(){return t},t}function b(){const t=d(57975);return b=function(){return t},t}function k(){const t=d(
41330);return k=function(){return t},t}function $(){const t=d(97247);return $=function(){return t},t}function j(){const t=d(
32854);return j=function(){return t},t}async function _(t,n,o=new Set){const e=n.length===0?()=>!1:(0,k().default)([...n],
{dot:!0,nonegate:!0}),i=[...t.files()].filter(({path:l})=>(0,j().isWithin)(l,".github")||o.has(l)||!e(l)).map(async l=>[
l.path,await N(t,l)]);return new Map(await Promise.all(i))}async function N(t,{path:n,kind:o,oid:e}){if(e!==void 0)return`${o}\
 ${e}`;const a=o==="symlink"?t.readlink(n)??"":await t.read(n);return`${o} ${(0,S().createHash)("sha256").update(a).digest(
"hex")}`}function M(t){const{files:n,baseRef:o,plansDigest:e,policyDigest:a,weakened:i}=t,l=[...n].sort(([u],[O])=>u<O?-1:
1);return R([o,e,a,l,i])}function I(t){return t.length>1?R([...t].sort()):t[0]}function R(t){return`sha256:${(0,S().createHash)(
"sha256").update(JSON.stringify(t)).digest("hex")}`}const T=3;function m(t,n){const o=[...new Set([...t.files.keys(),...n.
files.keys()])].filter(e=>t.files.get(e)!==n.files.get(e)).sort();return o.length>0?`${c(o)} ${o.length===1?"has":"have"}\
 changed`:t.plansDigest!==n.plansDigest?"the commands that would run have changed":(0,b().isDeepStrictEqual)(t.weakened,
n.weakened)?void 0:"what weakens the gate has changed"}function c(t){const n=t.slice(0,T).map(a=>`\`${a}\``),o=t.length-
n.length,e=o>0?`${o} more ${o===1?"file":"files"}`:n.pop();return n.length===0?`${e}`:`${n.join(", ")} and ${e}`}async function v(t,n,{
policy:o,digest:e},a){const{genes:i,plansDigest:l}=t,u=t.findings.filter(({rule:g})=>r.has(g)).map(({args:g,location:w})=>[
w?.path??"",JSON.stringify(g)]),O=(0,$().isOfChange)(t)?t.agentFiles.flatMap(f):[],y=new Set([...u.map(([g])=>g),...O]);
return{subject:{files:await _(n,o.approvals.unaffected_by,y),baseRef:a,plansDigest:l,policyDigest:e,weakened:u},genes:i,
weakensGate:s(t)}}function f({file:{path:t},entries:n}){const o=n.flatMap(e=>e.targets);return[t,...o.flatMap(({kind:e,name:a})=>e===
"file"?[a]:[])]}const r=h.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);function s({findings:t}){return t.
some(({rule:n})=>r.has(n))}}),9354:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.NOTHING_WAITS=void 0,h.
findApprovals=$;function S(){const m=d(41895);return S=function(){return m},m}function b(){const m=d(39763);return b=function(){
return m},m}function k(){const m=d(1395);return k=function(){return m},m}async function $(m,c,v,f){const{means:r}=f,s=(0,k().
weakensGate)(m)?j(c.gate,r):0,t=m.genes.flatMap(u=>{const O=R(u);return O==="standard"?[]:[{gene:u,confirmation:O,needed:j(
c[O],r)}]});if(t.length===0&&s===0)return{...T,means:r};const n=await Promise.all(v.map(u=>N(u,c.people,f))),o=v.length>
1?n.map(M):n,e=t.flatMap(({gene:u,...O})=>{const y=_(o,({asking:p})=>p?.has(I(u))??!0);return O.needed>y?[[u,{...O,given:y}]]:
[]}),a=_(o,({weakensGate:u})=>u??!0),i=o.flatMap(({digest:u})=>u??[]),l=i.length===v.length?(0,k().groupDigest)(i):void 0;
return{means:r,approvals:o.flatMap(({approvals:u})=>u),refusals:o.flatMap(({refusals:u})=>u),waiting:new Map(e),...s>a&&
{gate:{needed:s,given:a}},...l!==void 0&&{digest:l}}}function j(m,c){return c==="digest"?Math.min(m,1):m}function _(m,c){
const v=m.filter(c),f=v.length>0?v:m;return f.length===0?0:Math.min(...f.map(({approvals:r})=>r.length))}async function N({
pullRequest:m,judge:c},v,{find:f}){try{const{subject:r,genes:s,weakensGate:t}=await c(),n=(0,k().approvalDigest)(r),o={people:v,
subject:r,...m!==void 0&&{pullRequest:m}},{approvals:e,refusals:a}=await f(o),i=s.filter(l=>R(l)!=="standard").map(I);return{
pullRequest:m,approvals:e,refusals:a,asking:new Set(i),weakensGate:t,digest:n}}catch(r){if(!(r instanceof S().GateError))
throw r;const s=`could not judge the head: ${r.message}`;return{pullRequest:m,approvals:[],refusals:[s]}}}function M(m){
const{pullRequest:c,approvals:v,refusals:f}=m;return c===void 0?m:{...m,approvals:v.map(r=>({...r,pull_request:c})),refusals:f.
map(r=>`pull request ${c}: ${r}`)}}function I({asset:{path:m,id:c}}){return JSON.stringify([m,c])}function R({commands:m}){
if(m.some(({plan:v})=>v===void 0))return"standard";const c=m.map(({confirmation:v})=>b().CONFIRMATIONS.indexOf(v));return b().
CONFIRMATIONS[Math.max(0,...c)]??"standard"}const T=h.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}}),
89549:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.approveByDigest=_,h.shortDigest=j;function S(){const N=d(
41895);return S=function(){return N},N}function b(){const N=d(1395);return b=function(){return N},N}const k=24,$=new RegExp(
`^sha256:[0-9a-f]{${k},64}$`);function j(N){return N.slice(0,7+k)}function _(N,M){if(N!==void 0&&!$.test(N))throw new(S()).
GateError("usage",`--approve requires an approval digest; ${JSON.stringify(N)} is not one`,"Run the command without --ap\
prove; it prints the digest to approve.");return{means:"digest",find:async({subject:I})=>{if(N===void 0)return{approvals:[],
refusals:[]};if((0,b().approvalDigest)(I).startsWith(N))return{approvals:[{user:"command line",at:M.toISOString()}],refusals:[]};
const R=j(N);return{approvals:[],refusals:[`--approve ${R} is for another state: the files of the head, the base branch,\
 the policy or the commands have changed`]}}}}}),23423:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.readAppendedLog=
R,h.readRecords=f,h.readUntouchedLog=I;function S(){const n=d(23404);return S=function(){return n},n}function b(){const n=d(
26040);return b=function(){return n},n}function k(){const n=d(27199);return k=function(){return n},n}function $(){const n=d(
64385);return $=function(){return n},n}function j(){const n=d(78114);return j=function(){return n},n}function _(){const n=d(
86581);return _=function(){return n},n}function N(){const n=d(94534);return N=function(){return n},n}function M(){const n=d(
28894);return M=function(){return n},n}async function I(n,{path:o,size:e=0},a){if(e>M().MAX_LOG_BYTES)return c(o,e);try{
return f(o,await n.read(o,M().MAX_LOG_BYTES),a)}catch(i){return(0,$().unreadFile)(o,i)}}async function R(n,o,{path:e,size:a=0},i){
if(!(a>M().MAX_LOG_BYTES))try{const[l,u]=await Promise.all([n.read(e,M().MAX_LOG_BYTES),o.read(e,M().MAX_LOG_BYTES)]),O=(0,M().
continuationOf)(l,u);if(O.kind==="rewritten")return;const{from:y}=O,p=f(e,u.subarray(0,y),i),g=(0,M().countLines)(u,y)+1,
w=T(e,u.subarray(y),i,g);return{kept:p,appended:m(w,p)}}catch(l){return{kept:{path:e,assets:[],problems:[]},appended:(0,$().
unreadFile)(e,l)}}}function T(n,o,e,a){return o.length>e.maxBytes?(0,$().tooLargeFile)(n,o.length,e):(0,$().readAssetFile)(
n,o,e,a)}function m(n,o){if(n.assets.length===0)return n;const e=new Map(o.assets.map(i=>[`${i.type} ${i.id}`,i])),a=n.assets.
flatMap(i=>{const l=e.get(`${i.type} ${i.id}`);if(l===void 0||i.id.startsWith("#"))return[];if((0,S().canonicalize)(i.value)===
(0,S().canonicalize)(l.value)){const O=`${i.type} ${JSON.stringify(i.id)}, 2 times`;return[{rule:"duplicate-copy",location:i.
locate(),detail:O,id:i.id}]}const u=`${i.type} ${JSON.stringify(i.id)}, first at line ${l.locate().line}, column 1`;return[
{rule:"duplicate-id",location:i.locate(),detail:u,id:i.id}]});return{...n,problems:[...n.problems,...a]}}function c(n,o){
return{path:n,assets:[],problems:[],unread:`${o} bytes, of at most ${M().MAX_LOG_BYTES}`}}const v=10;function f(n,o,e){const a=r(
o,e.maxBytes),i=o.subarray(a),l=(0,M().countLines)(o,a)+1,u=s(n,i,l),O=u?{path:n,assets:u,problems:[]}:(0,$().readAssetFile)(
n,i,e,l),y=O.problems.find(({rule:w})=>j().UNREAD.has(w))?.detail,p=a>0?`only the newest ${i.length} of ${o.length} byte\
s`:void 0,g=y??p;return{...O,...g!==void 0&&{unread:g}}}function r(n,o){if(n.length<=o)return 0;const e=n.indexOf(v,n.length-
o-1);return e<0?n.length:e+1}function s(n,o,e){const{text:a,complete:i}=(0,N().decodeUtf8)(o);if(!i)return;const l=[];let u=e;
for(let O=0;O<a.length;u+=1){const y=a.indexOf(`
`,O),p=y<0?a.length:y,g=a.slice(O,p);if(O=p+1,g.trim()==="")continue;const w=t(g);if(w===void 0||(0,_().hasAssetLists)(w))
return;const{type:E}=w;if((0,_().isAssetType)(E)){const[P,C]=[u,l.length];l.push({type:E,id:(0,$().declaredId)(w)??`#${C+
1}`,path:n,value:w,pointer:[C],locate:()=>({path:n,line:P,column:1})})}else if(!(0,_().isCompanion)(E))return}return l}function t(n){
const o=(0,b().attempt)(()=>JSON.parse(n));return(0,k().isJsonObject)(o)?o:void 0}}),67506:((D,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.auditAssets=m,h.auditChange=T,h.mayRunSome=r;function S(){const n=d(12154);return S=function(){
return n},n}function b(){const n=d(91850);return b=function(){return n},n}function k(){const n=d(72025);return k=function(){
return n},n}function $(){const n=d(70716);return $=function(){return n},n}function j(){const n=d(97004);return j=function(){
return n},n}function _(){const n=d(72391);return _=function(){return n},n}function N(){const n=d(54034);return N=function(){
return n},n}function M(){const n=d(16373);return M=function(){return n},n}function I(){const n=d(6470);return I=function(){
return n},n}function R(){const n=d(66160);return R=function(){return n},n}async function T(n){const o=await(0,R().readChangeSubject)(
n),{change:e,tree:a,policy:i,assets:l,exempt:u,radius:O,counted:y}=o,{genes:p,...g}=await v(o,E=>E),w=await(0,j().blockedGenes)(
o.claims.filter(({type:E})=>E==="Capsule"),l.present,o.judge);return{...g,genes:p.map(([{change:E},P])=>({...P,change:E.
kind})),capsules:(0,_().judgeCapsules)(l,i.a2a,y.least,w),seeds:[...o.seeds.keys()],agentFiles:o.agentFiles,blastRadius:O,
files:await(0,b().markHiddenFiles)((0,S().countedFiles)(e,u,a),a)}}async function m(n,o,e){const a={assets:n,problems:[]},
i=c(n,e),l=()=>"author",{genes:u,...O}=await v((0,R().subjectOfAssets)(a,o,l,i),({asset:y})=>(0,M().readGene)(y,o,l));return{
...O,genes:u.map(([,y])=>y)}}function c(n,o){return{changes:[...n.map(e=>({kind:"added",asset:e})),...o.filter(({type:e})=>e===
"Gene").map(e=>({kind:"applied",asset:e,before:e}))],problems:[],files:[],present:[...o,...n],unread:[]}}async function v(n,o){
const e=await f(n),a={timeoutMs:n.policy.limits.command_timeout_seconds*1e3,mayRun:n.tree!==void 0&&!e.some(t)},{clock:i}=n,
l=await i.all(n.genes,async O=>{const y=await o(O);return[y,await(0,N().auditGene)(n,y,a)]}),u=l.flatMap(([,{commands:O}])=>O.
flatMap(({plan:y})=>y??[]));return{genes:l,findings:e,plansDigest:(0,I().digestPlans)(u)}}async function f(n){const{clock:o,
claims:e}=n,a=await(0,k().ask)($().SUBJECT_CHECKS,n),i=await o.all(e,l=>(0,k().ask)($().CLAIM_CHECKS,n,{asset:l}));return[
a,...i].flat()}function r({genes:n,findings:o}){return!o.some(t)&&n.some(({commands:e,findings:a})=>e.length>0&&e.every(
({verdict:i})=>i!=="block")&&!a.some(N().forbidsRunningGene))}const s=new Set(["forbidden-path-always","symlink-leaves-t\
ree","submodule-changed","store-root-missing"]);function t({rule:n,location:o}){return s.has(n)||n==="not-judged"&&o===void 0}}),
97247:((D,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.isOfChange=d;function d(S){return"files"in S}}),84812:((D,h,d)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.broadcastFindings=j;function S(){const T=d(27199);return S=function(){
return T},T}function b(){const T=d(95132);return b=function(){return T},T}function k(){const T=d(72025);return k=function(){
return T},T}function $(){const T=d(21471);return $=function(){return T},T}function j(T,m,c,v={files:0,lines:0}){const{status:f,
score:r}=M(T.value.outcome),s=M(T.value.blast_radius),t={capsule:T.id},n=(...e)=>(0,S().placeOf)(T,e),o=[];if(f!=="succe\
ss"){const e={...t,status:R(f)};o.push((0,b().finding)("capsule-not-successful",e,n("outcome","status")))}if(!I(r,c.min_score,
1)){const e={...t,score:R(r),least:c.min_score};o.push((0,b().finding)("capsule-score",e,n("outcome","score")))}for(const e of[
"files","lines"]){const a=c[`max_${e}`],i=Math.max(v[e],m.radius?.[e]??0);if(I(s[e],0,a)&&i<=a)continue;const l=R(s[e]),
u=i>a?`${i} (claimed: ${l})`:l,O={...t,field:e,found:u,most:a};o.push((0,b().finding)("capsule-blast-radius",O,n("blast_\
radius",e)))}if(m.unmeasured!==void 0){const e=`not a size in the event \`${m.unmeasured}\``,a={...t,field:"files",found:e,
most:c.max_files};o.push((0,b().finding)("capsule-blast-radius",a,n("blast_radius")))}return m.count<c.min_success_streak&&
o.push(..._(T,m,c.min_success_streak)),o}function _(T,{count:m,unread:c,failed:v,uncounted:f=[]},r){const s=(0,S().placeOf)(
T),t={capsule:T.id};if(v!==void 0)return[(0,b().finding)("capsule-failed",{...t,event:v},s)];if(c!==void 0){const n=`whe\
ther the Capsule \`${T.id}\` has enough consecutive successes`;return[(0,k().notChecked)(n,c,{...s,severity:"error"})]}return[
(0,b().finding)("capsule-streak",{...t,streak:m,least:r},s),...f.slice(0,N).map(n=>(0,b().finding)("streak-event-not-cou\
nted",{...t,...n},s))]}const N=5;function M(T){return(0,S().isJsonObject)(T)?T:{}}function I(T,m,c){return typeof T=="nu\
mber"&&T>=m&&T<=c}function R(T){return T===void 0?"missing":(0,$().describeJson)(T)}}),72391:((D,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.judgeCapsules=M;function S(){const c=d(95132);return S=function(){return c},c}function b(){
const c=d(72025);return b=function(){return c},c}function k(){const c=d(84812);return k=function(){return c},c}function $(){
const c=d(59613);return $=function(){return c},c}function j(){const c=d(85475);return j=function(){return c},c}function _(){
const c=d(57733);return _=function(){return c},c}function N(){const c=d(47771);return N=function(){return c},c}function M({
changes:c,present:v,unread:f},r,s,t=new Map){const n=c.filter(m);if(n.length===0)return[];const o=(0,N().streakCounter)(
(0,N().eventsIn)({changes:c,present:v,unread:f}),!0),e=f.at(-1),a=s&&I(n,s);return n.map(({kind:i,asset:l,before:u})=>{if(i===
"removed")return{change:i,asset:l,eligible:null,eligibility:null,reasons:[]};const O=i==="added"?a:u&&(0,$().sizeOf)(u.value.
blast_radius),y=T(l,()=>{const w=o(l),E=e===void 0||w.ended?w:{...w,unread:e},P=t.get(l);return[...(0,k().broadcastFindings)(
l,E,r,O),...P?[P]:[]]}),p=(0,S().eligibilityOf)(y);return{change:i,asset:l,eligible:p==="eligible",eligibility:p,reasons:y}})}
function I(c,v){const f=c.filter(({kind:t})=>t==="added").map(({asset:t})=>(0,$().sizeOf)(t.value.blast_radius)??{files:0,
lines:0}),r=t=>f.reduce((n,o)=>n+o[t],0);return r("files")>=v.files&&r("lines")>=v.lines?void 0:v}const R=new Set(["stre\
ak-event-not-counted","content-hash-mismatch"]);function T(c,v){try{return[...v(),...(0,_().promotionSchemaFindings)(c),
...(0,j().identityFindings)(c,"hand")].filter(({severity:f,rule:r})=>f==="error"||R.has(r))}catch(f){return[(0,b().assetNotJudged)(
c,f)]}}function m({asset:c}){return c.type==="Capsule"}}),39092:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.commitLayer=j;function S(){const _=d(51455);return S=function(){return _},_}function b(){const _=d(76760);return b=function(){
return _},_}function k(){const _=d(7650);return k=function(){return _},_}function $(){const _=d(78173);return $=function(){
return _},_}async function j({checkout:_,layer:N,modes:M,env:I}){const R=(0,b().join)(_,".git");if(!(await(0,S().lstat)(
R).catch(()=>{}))?.isDirectory())return;const m=(0,k().userEnvironment)(I),v=(await(0,k().runGit)({directory:_,env:m,config:[
"safe.directory=*"]},["rev-parse","--verify","HEAD"])).stdout.toString().trim(),f=v.length===64?"sha256":"sha1",r=await(0,$().
openObjectView)({objects:(0,b().join)(R,"objects"),shallow:(0,b().join)(R,"shallow"),format:f,env:m}),s=async(t,n,o)=>(await r.
objects(t,{...n!==void 0&&{input:n},...o!==void 0&&{env:{GIT_INDEX_FILE:o}}})).toString();try{const t=[...M.keys()],o=(await s(
["hash-object","-w","--no-filters","--stdin-paths"],t.map(g=>`${JSON.stringify((0,b().join)(N,g))}
`).join(""))).trim().split(`
`),e=(0,b().join)(N,".git","index");await(0,S().mkdir)((0,b().dirname)(e),{recursive:!0}),await(0,S().cp)((0,b().join)(R,
"index"),e);const a=t.map((g,w)=>`${M.get(g)} ${o[w]}	${g}\0`);await s(["update-index","-z","--index-info"],a.join(""),e);
const i=(await s(["write-tree"],void 0,e)).trim(),u=(await s(["cat-file","commit",v])).replace(/^tree .*/,`tree ${i}`),O=await s(
["hash-object","-t","commit","-w","--stdin"],u);await(0,S().cp)(r.privateStore.GIT_OBJECT_DIRECTORY??"",(0,b().join)(N,"\
.git","objects"),{recursive:!0,filter:g=>!g.endsWith("/info")});const y=await(0,S().readFile)((0,b().join)(R,"HEAD"),"ut\
f8"),p=/^ref: (refs\/\S+)\n?$/.exec(y)?.[1]??"HEAD";await(0,S().mkdir)((0,b().dirname)((0,b().join)(N,".git",p)),{recursive:!0}),
await(0,S().writeFile)((0,b().join)(N,".git",p),O)}finally{await r.close()}}}),55250:((D,h)=>{Object.defineProperty(h,"_\
_esModule",{value:!0}),h.CONTAINMENT_CAUSES=void 0,h.causeWords=$;const d=_=>()=>`If the command needs more, increase \`${_}\
\` in the policy of the base branch.`,S=_=>({key:N})=>N==="concurrency"?`The commands that run at once share the memory \
of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machine with more memory. \`${_}\`\
 allows more.`:d(_)(),b=({detail:_=""})=>`Add \`${_}\` to \`home_caches\` in the policy of the base branch, and fill it bef\
ore the gate runs.`,k=h.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memory_bytes",says:({limit:_=0})=>`\
the kernel ended a process at the limit of ${j(_)} of memory, which includes the files that the command writes`,change:S(
"limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:_})=>`it may have ${_} processes and threads, and one more could\
 not start`,change:d("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:_=0})=>`the ${j(
_)} that it may write are full, including temporary files`,change:S("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:_=0})=>`a file may have ${j(_)}, and its output reports one that is too large`,change:d(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:_})=>`a process may have ${_} open files, and its output reports too many of them`,change:d("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:_})=>`it ran w\
ith an empty home directory, and its output names \`~/${_}\`, which exists in the home directory of the gate`,change:b},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},machine_path:{says:({detail:_})=>`\
its output names \`${_}\`, which exists on the machine; commands do not see it`,change:()=>"Commit what the command need\
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
or scripts, or start it with `script`."}};function $(_=[]){return{causes:_.map(N=>k[N.cause].says(N)),change:_.map(N=>k[N.
cause].change(N)).join(" ")}}function j(_){return`${Math.round(_/1024/1024)} MiB`}}),19309:((D,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.copyCheckout=R,h.shareFolder=v;function S(){const r=d(73024);return S=function(){return r},
r}function b(){const r=d(51455);return b=function(){return r},r}function k(){const r=d(76760);return k=function(){return r},
r}function $(){const r=d(41895);return $=function(){return r},r}function j(){const r=d(4339);return j=function(){return r},
r}function _(){const r=d(95132);return _=function(){return r},r}function N(){const r=d(51968);return N=function(){return r},
r}const M={entries:2e5,bytes:4*1024**3};class I extends Error{}async function R(r,s=M){const t=await(0,j().temporaryFolder)(),
n=()=>(0,b().rm)(t,{recursive:!0,force:!0,maxRetries:3}),o=(0,k().join)(t,(0,k().basename)(r.directory)||"checkout");try{
await T(r,o,s);const e=await(0,N().copyRepository)(r.directory,o);return{guard:r.at(o),objects:e,close:n}}catch(e){if(await n(),
e instanceof I)return;throw e}}async function T(r,s,t){const{directory:n,files:o,folders:e}=r,a={...t},i=async l=>{const[
u,O]=[(0,k().join)(n,l),(0,k().join)(s,l)],y=await(0,b().lstat)(u);if(a.entries-=1,a.bytes-=y.isFile()?y.size:0,a.entries<
0||a.bytes<0)throw new I;if(y.isSymbolicLink())await c(u,O,n,s);else if(y.isFile())await(0,b().copyFile)(u,O,S().constants.
COPYFILE_FICLONE);else if(y.isDirectory()){await(0,b().mkdir)(O,{mode:y.mode});for(const{name:p}of await m(u))await i((0,k().
join)(l,p))}};for(const l of e)await(0,b().mkdir)((0,k().join)(s,l),{recursive:!0});for(const{path:l}of o)await i(l);for(const l of r.
additions)await(0,b().mkdir)((0,k().join)(s,l,".."),{recursive:!0}),await i(l)}async function m(r){return(await(0,b().readdir)(
r,{withFileTypes:!0})).filter(({name:t})=>t!==".git")}async function c(r,s,t,n){const o=await(0,b().readlink)(r),e=(0,k().
isAbsolute)(o)?(0,k().relative)(t,o):"..",a=!e.startsWith("..")&&!(0,k().isAbsolute)(e),i=process.platform==="win32"?"ju\
nction":void 0;await(0,b().symlink)(a?(0,k().join)(n,e):o,s,i)}function v(r,s,t=!1,n=R){let o,e=!1;return{folder:async()=>{
if(t)return r.directory;if(o=await n(r),e=o===void 0,e&&!s)throw f(r);return o?.guard.directory??r.directory},guard:()=>o?.
guard??r,hides:()=>!e,findings:()=>e?[(0,_().finding)("checkout-shared",{untracked:r.leftOut.length})]:[],close:async()=>o?.
close()}}function f({directory:r}){return new($()).GateError("containment_unavailable",`The checkout ${r} is too large t\
o copy, and without namespaces commands would see files that are not in the commit.`,"Use a Linux runner with passwordle\
ss sudo or unprivileged user namespaces, or install fewer dependencies before the gate.")}}),51968:((D,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.copyRepository=$,h.safeGitConfigs=m,h.withoutSecrets=v;function S(){const f=d(51455);return S=
function(){return f},f}function b(){const f=d(76760);return b=function(){return f},f}const k=new Set(["hooks","lfs","wor\
ktrees"]);async function $(f,r){const s=(0,b().join)(f,".git"),t=await(0,S().lstat)(s).catch(()=>{});if(t===void 0)return[];
const n=(0,b().join)(r,".git");if(t.isDirectory())return j(s,n);const o=/^gitdir: (.+)\n?$/.exec(await(0,S().readFile)(s,
"utf8"))?.[1];if(o===void 0)return[];const e=(0,b().resolve)(f,o),a=await(0,S().readFile)((0,b().join)(e,"commondir"),"u\
tf8").catch(()=>{});return[...a===void 0?[]:await j((0,b().resolve)(e,a.trim()),n),...await j(e,n,new Set(["commondir","\
gitdir"]))]}async function j(f,r,s=new Set){const t=[];await(0,S().mkdir)(r,{recursive:!0});const n=await(0,S().readdir)(
f,{withFileTypes:!0}),o=_(n);for(const e of n){const{name:a}=e,[i,l]=[(0,b().join)(f,a),(0,b().join)(r,a)];o&&k.has(a)||
s.has(a)||(e.isDirectory()&&a==="objects"&&o?(await N(i,l),t.push(i)):e.isDirectory()?t.push(...await j(i,l)):e.isFile()&&
/^config(\.worktree)?$/.test(a)?await(0,S().writeFile)(l,v(await(0,S().readFile)(i,"utf8"))):e.isFile()&&await(0,S().copyFile)(
i,l))}return t}function _(f){const r=s=>f.find(t=>t.name===s);return r("HEAD")?.isFile()===!0&&r("objects")?.isDirectory()===
!0}async function N(f,r){await(0,S().mkdir)((0,b().join)(r,"info"),{recursive:!0}),await(0,S().writeFile)((0,b().join)(r,
"info","alternates"),`${JSON.stringify(f)}
`)}const M=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,I=/^\s*([\w-]+)\s*(?:=|$)/,R={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},T=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function m(f){const r=await c(f,".git"),s=async t=>{
const n=await(0,S().readFile)((0,b().join)(f,t),"utf8");return[t,v(n)]};return new Map(await Promise.all(r.map(s)))}async function c(f,r){
const t=(await(0,S().readdir)((0,b().join)(f,r),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const o=(0,b().join)(r,
n.name);return n.isFile()?/^config(\.worktree)?$/.test(n.name)?[o]:[]:n.isDirectory()?c(f,o):[]});return(await Promise.all(
t)).flat()}function v(f){if(T.test(f))return f;let r=[];return f.split(`
`).filter(t=>{const n=M.exec(t)?.[1]?.toLowerCase();if(n!==void 0)return r=R[n]??[],r.length>0&&t.trimEnd().endsWith("]");
const o=I.exec(t)?.[1]?.toLowerCase();return o!==void 0&&r.includes(o)&&!t.endsWith("\\")}).map(t=>`${t}
`).join("")}}),46252:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.causesOf=f,h.mentionedOf=y,h.namedRootOf=
g;function S(){const w=d(73024);return S=function(){return w},w}function b(){const w=d(76760);return b=function(){return w},
w}function k(){const w=d(26040);return k=function(){return w},w}function $(){const w=d(55250);return $=function(){return w},
w}function j(){const w=d(32223);return j=function(){return w},w}function _(){const w=d(96266);return _=function(){return w},
w}function N(){const w=d(46282);return N=function(){return w},w}const M=3,I=new Set(["failed","crashed","timed_out"]),R=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
T=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,m=2e3,c=new Set(["/","/dev","/dev/shm","/proc","/home",_().HOME,_().TEMP]),
v=[...j().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(w=>`/dev/${w}`);function f(w){return E=>{if(w.isolation.
level!=="namespaces"||!I.has(E.status))return E;const P=r(E,w),C=P.flatMap(({cause:G})=>$().CONTAINMENT_CAUSES[G].implies??
[]),A=P.some(({counted:G})=>G),F=P.filter(({cause:G,counted:x})=>!C.includes(G)&&(!A||x||t(G)!==void 0)).sort((G,x)=>Number(
x.counted??!1)-Number(G.counted??!1)).slice(0,M);return F.length===0?E:{...E,causes:F}}}function r(w,E){const P=[w.stderr,
w.stdout].flatMap(({head:A,tail:L})=>[A,L]).flatMap(A=>A.split(`
`)).map(A=>A.slice(0,m)),C=o(P,E);return Object.keys($().CONTAINMENT_CAUSES).flatMap(A=>{const{counted:L,signs:F,unless:G}=$().
CONTAINMENT_CAUSES[A],x=C.get(A),U=x!==void 0||(L&&w.limits_hit?.includes(L))===!0,Y=H=>F?.test(H)===!0&&G?.test(H)!==!0,
W=w.signal==="SIGXFSZ"?A==="file_size":P.some(Y);if(!U&&!(W&&s(A,E)))return[];const B=x===void 0?{}:{detail:x};return[{cause:A,
...U&&{counted:!0},...n(A,E),...B}]})}function s(w,{isolation:E,policy:P}){return w==="processes"?E.limits?.processes_counted_for===
"user":w==="network"||w==="package_manager"?P.network==="none":w!=="privileges"||E.launcher==="root"}function t(w){const[
,E]=$().CONTAINMENT_CAUSES[w].key?.split("limits.")??[];return E}function n(w,{isolation:E,policy:P}){const{key:C}=$().CONTAINMENT_CAUSES[w],
A=t(w),L=A&&(E.limits?.[A]??void 0),F=A!==void 0&&L!==void 0&&L<P.limits[A];return{...L!==void 0&&{limit:L},...C!==void 0&&
{key:F&&(w==="memory"||w==="written")?"concurrency":C}}}function o(w,E){const C=[...new Set(w.filter(A=>R.test(A)).flatMap(
A=>A.match(T)??[]))].flatMap(A=>e(A.replace(/[.:]+$/,""),E));return new Map(C.reverse())}function e(w,{checkout:E,home:P,
programs:C}){const A=["~/",`${_().HOME}/`].find(U=>w.startsWith(U));if(A!==void 0){const U=w.slice(A.length);return P!==
void 0&&i((0,b().join)(P,U))?[["home_cache",a(U)]]:[]}const L=(0,b().resolve)(E,w);if((0,N().isInside)(E,L)){const U=(0,k().
attempt)(()=>(0,S().realpathSync)(L));return U===void 0||(0,N().isInside)(E,U)?[]:[["machine_path",w]]}if(!(0,b().isAbsolute)(
w)||/\/(?:docker|podman|containerd)\.sock$/.test(w))return[];const F=(0,b().dirname)((0,b().dirname)(C.node.file));if([...j().
SYSTEM,"/proc",...v,F,...C.searchPath].some(U=>(0,N().isInside)(U,L)))return[];const x=[L,(0,b().dirname)(L)].find(U=>!c.
has(U)&&i(U));return x===void 0?[]:[["machine_path",x]]}function a(w){const E=w.split("/"),P=w.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(w)?2:1;return E.slice(0,P).join("/")}function i(w){return(0,k().attempt)(()=>(0,S().lstatSync)(
w))!==void 0}const l=5,u=30,O=/[^\w.@+~/\\-]+/;function y(w){const E=new Map(w.map(P=>[P,P]));for(const P of w){const{dir:C,
name:A,ext:L}=b().posix.parse(P),F=b().posix.join(C,A);L!==""&&!E.has(F)&&E.set(F,P)}return P=>{if(P.status!=="failed"||
E.size===0)return P;const{stdout:C,stderr:A}=P,L=[A,C].flatMap(({head:x,tail:U})=>[x,U]),F=new Set(L.flatMap(x=>x.split(
O))),G=new Set([...F].flatMap(x=>p(x)).flatMap(x=>E.get(x)??[]));return G.size===0?P:{...P,left_out:[...G].sort().slice(
0,l)}}}function p(w){const E=w.replaceAll("\\","/").replace(/[.,]+$/,"").split("/").filter(P=>P!==""&&P!=="."&&P!=="..");
return E.length>u?[]:E.flatMap((P,C)=>E.slice(C).map((A,L)=>E.slice(C,C+L+1).join("/")))}function g(w){return E=>{const{
status:P,stdout:C,stderr:A}=E;return P==="passed"||w==="/"?E:[C,A].some(({head:F,tail:G})=>[F,G].some(x=>x.includes(w)))?
{...E,root:w}:E}}}),60670:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.chooseBackend=m,h.tryNamespaces=
e;function S(){const u=d(51455);return S=function(){return u},u}function b(){const u=d(41895);return b=function(){return u},
u}function k(){const u=d(14495);return k=function(){return u},u}function $(){const u=d(51968);return $=function(){return u},
u}function j(){const u=d(10582);return j=function(){return u},u}function _(){const u=d(81607);return _=function(){return u},
u}function N(){const u=d(3170);return N=function(){return u},u}function M(){const u=d(4877);return M=function(){return u},
u}function I(){const u=d(92342);return I=function(){return u},u}function R(){const u=d(85723);return R=function(){return u},
u}function T(){const u=d(32223);return T=function(){return u},u}async function m(u){const{requested:O,signal:y}=u,p=[];if(O!==
"off")for await(const C of c(u)){if("backend"in C)return{...C,isolation:{...C.isolation,requested:O,downgrades:p}};p.push(
C)}if(O==="require")throw y?.aborted?(0,b().interrupted)("while it tested containment"):s(p);const g=await u.shareFolder?.()??
u.checkout,w=(0,R().processGroup)({...u,checkout:g}),{level:E}=w,P=[w.description,...v(p)].join(" ");return{backend:{...w,
description:P},isolation:{level:E,description:P,requested:O,downgrades:p},close:()=>Promise.resolve()}}async function*c(u){
const{platform:O=process.platform}=u;if(O!=="linux"||!process.getuid||!process.getgid){yield{from:"namespaces",reason:`${O}\
 has no namespaces`};return}const y=await(0,S().realpath)(u.checkout),p={uid:process.getuid(),gid:process.getgid()};for(const g of(0,I().
privilegesFor)(p,await(0,S().stat)(y)))yield await e(g,{...u,checkout:y})}function v(u){return u.length===0?[]:[`Namespa\
ces were tried and are not available. ${f(u)}. ${r(u)}.`]}function f(u){return u.map(({from:O,reason:y})=>`${O.replace("\
_"," ")}: ${y}`).join("; ")}function r(u){return u.some(({reason:O})=>O===o)?"To contain commands, install python3 as a \
package of the system (`apt-get install python3-minimal`, `apk add python3`)":"To contain commands, use a Linux runner w\
ith passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo)"}function s(u){return new(b()).
GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine does not support.\
 ${f(u)}.`,`${r(u)}, or set \`containment: auto\` in the policy of the base branch.`)}const t=2e4,n="python3",o=`${n}, w\
hich starts commands in namespaces, is not installed in a directory of the system`;async function e(u,O){const{checkout:y,
folders:p,leftOut:g=[],keepsWrites:w,network:E,programs:P,signal:C}=O,A=u.name,L=u.newMounts[0]??"",[F,G]=await Promise.
all([L,n].map(k().systemTool));if(F===void 0)return{from:A,reason:`${L} is not installed`};if(G===void 0)return{from:A,reason:o};
const x=await(0,M().prepareView)({privileges:u,checkout:y,leftOut:g,keepsWrites:w,limits:O.limits,signal:C,file:F,python:G,
network:E,lanes:O.lanes??1,view:i(await(0,T().viewOf)(P,p,E),O),replaced:new Map([...await(0,$().safeGitConfigs)(y),...O.
replaced??[]])});if(typeof x=="string")return{from:A,reason:x};const{limits:U}=x,Y=l(u,E,U),W={...O,leftOut:g,prepared:x,
description:Y,limits:U},B=await(0,_().probeIsolation)({checkout:y,folders:p,network:E,keepsWrites:w,shown:P.node.file,run:J=>{
const{file:Z}=P.node,Q={file:Z,args:J,cwd:y,timeoutMs:t,signal:C};return(0,N().runContained)(Q,W)}}),H=typeof B=="string"?
B:a(B);if(typeof B=="string"||H!==void 0)return await x.close(),{from:A,reason:H??""};const V=(0,N().namespaces)(W),{level:K}=V;
return{backend:V,isolation:{level:K,description:Y,launcher:A,starter:"slot",limits:U,probes:B},close:x.close}}function a(u){
const O=u.filter(({required:y,held:p})=>y&&!p).map(({name:y})=>y);return O.length>0?`the probe run failed: ${O.join(", ")}`:
void 0}function i(u,{shown:O=[],home:y=[]}){return{...u,tools:[...u.tools,...O],home:y}}function l({name:u,user:O},y,p){
const g=O?`user ${O.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${u.
replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the\
 machine","prepared by a supervisor before the command starts",y?"network access as allowed by the policy":"no network e\
xcept loopback",`as ${g}; ${(0,j().limitsInWords)(p)}.`].join("; ")}}),10582:((D,h,d)=>{Object.defineProperty(h,"__esMod\
ule",{value:!0}),h.effectiveLimits=k,h.limitsInWords=j,h.limitsOn=v,h.resourceLimits=$,h.thisMachine=c;function S(){const r=d(
73024);return S=function(){return r},r}function b(){const r=d(48161);return b=function(){return r},r}function k(r,s){const{
memory_bytes:t,processes:n,open_files:o,file_bytes:e,written_bytes:a}=r;return{memory_bytes:s.memory?t:null,processes:n,
processes_counted_for:s.processes?"command":"user",open_files:o,file_bytes:e,written_bytes:a}}function $(r){return[["cor\
e",1],["fsize",r.file_bytes],["nofile",r.open_files],...r.processes_counted_for==="user"?[["nproc",r.processes]]:[]]}function j(r){
const{memory_bytes:s,processes:t,processes_counted_for:n,open_files:o}=r;return[s===null?"memory: unlimited":`memory: ${_(
s)}`,`processes: ${t}${n==="user"?" of the same user":""}`,`open files: ${o}`,`file size: ${_(r.file_bytes)}`,`total wri\
tten: ${_(r.written_bytes)}`].join(", ")}function _(r){return`${Math.round(r/1024/1024)} MiB`}const N=1024**3,M=64*1024**
2,I=1/2,R=4/5,T=2*N,m=1024*1024;function c(){return{totalBytes:Math.min(process.constrainedMemory()||1/0,(0,b().totalmem)()),
freeBytes:process.availableMemory(),openFiles:f("Max open files")}}function v(r,s,t){const{totalBytes:n,freeBytes:o,openFiles:e}=r,
a=(i,l)=>Math.max(i/t-i/t%M,l);return{...s,memory_bytes:Math.min(s.memory_bytes,a(n*R,T)),written_bytes:Math.min(s.written_bytes,
a(o*I,m)),open_files:Math.min(s.open_files,e)}}function f(r){try{const s=new RegExp(`^${r}\\s+\\S+\\s+(\\d+)`,"m");return Number(
s.exec((0,S().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}}),80842:((D,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.controlGroups=T,h.findHierarchies=v,h.groupSettings=R,h.removeLeftGroups=m;function S(){const n=d(
73024);return S=function(){return n},n}function b(){const n=d(76760);return b=function(){return n},n}function k(){const n=d(
26040);return k=function(){return n},n}function $(){const n=d(25479);return $=function(){return n},n}function j(){const n=d(
4339);return j=function(){return n},n}const _=/^(\d+)$/m,N=/^oom_kill (\d+)$/m,M=["pids.events",/^max (\d+)$/m,1],I={unified:{
limits:n=>[["memory.max",n.memory_bytes],["pids.max",n.processes]],wanted:()=>[["memory.swap.max",0]],peakBytes:["memory\
.peak",_,1],cpuMs:["cpu.stat",/^usage_usec (\d+)$/m,1e3],killed:["memory.events",N,1],refused:M},memory:{limits:({memory_bytes:n})=>[
["memory.limit_in_bytes",n]],wanted:({memory_bytes:n})=>[["memory.memsw.limit_in_bytes",n]],peakBytes:["memory.max_usage\
_in_bytes",_,1],killed:["memory.oom_control",N,1]},pids:{limits:({processes:n})=>[["pids.max",n]],refused:M},cpuacct:{cpuMs:[
"cpuacct.usage",_,1e6]}};function R(n,o){return n.flatMap(({controller:e},a)=>{const{limits:i,wanted:l}=I[e],u=(O,y)=>(O?.(
o)??[]).map(([p,g])=>({index:a,file:p,value:g,isNeeded:y}));return[...u(i,!0),...u(l,!1)]})}function T(n,o,e){const a=n.
filter((l,u)=>o.includes(u)),i=l=>a.some(({controller:u})=>I[u][l]);return{enforced:{memory:i("killed"),processes:i("ref\
used")},of:l=>{const u=O=>a.map(({controller:y,parent:p})=>c(I[y][O],(0,b().join)(p,`${e}/${l}`))).find(y=>y!==void 0);return{
resources:()=>{const[O,y]=[u("peakBytes"),u("cpuMs")];return{...O!==void 0&&{peak_memory_bytes:O},...y!==void 0&&{cpu_ms:y}}},
limitsHit:()=>[...(u("killed")??0)>0?["memory_bytes"]:[],...(u("refused")??0)>0?["processes"]:[]]}}}}function m(n){for(const{
parent:o}of n)(0,k().attempt)(()=>{const e=(0,S().readdirSync)(o).filter(a=>a.startsWith(j().TEMPORARY_PREFIX)&&(0,$().isEnded)(
a));for(const a of e.map(i=>(0,b().join)(o,i))){for(const i of(0,S().readdirSync)(a))(0,k().attempt)(()=>(0,S().rmdirSync)(
(0,b().join)(a,i)));(0,k().attempt)(()=>(0,S().rmdirSync)(a))}})}function c(n,o){if(!n)return;const[e,a,i]=n,l=(0,k().attempt)(
()=>(0,S().readFileSync)((0,b().join)(o,e),"utf8"))??"",u=a.exec(l)?.[1];return u===void 0?void 0:Math.round(Number(u)/i)}
function v(n,o,e){const a=o.split(`
`).flatMap(f),i=n.split(`
`).flatMap(r),l=a.find(({version:O})=>O===2),u=i.find(({controllers:O})=>O.length===0);if(l&&u)for(const O of t(l.point,
s(l,u.path))){const y=e(O).split(/\s+/);if(["memory","pids"].every(p=>y.includes(p)))return[{controller:"unified",parent:O}]}
return["memory","pids","cpuacct"].flatMap(O=>{const y=a.find(({version:g,options:w})=>g===1&&w.includes(O)),p=i.find(({controllers:g})=>g.
includes(O));return y&&p?[{controller:O,parent:s(y,p.path)}]:[]})}function f(n){const[o="",e=""]=n.split(" - "),[,,,a="",
i=""]=o.split(" "),[l,,u=""]=e.split(" ");return l!=="cgroup"&&l!=="cgroup2"?[]:[{root:a,point:i,version:l==="cgroup"?1:
2,options:u.split(",")}]}function r(n){const o=/^\d+:([^:]*):(\/.*)$/.exec(n);if(!o)return[];const[,e="",a=""]=o;return[
{controllers:e.split(",").filter(Boolean),path:a}]}function s({point:n,root:o},e){const a=(0,b().relative)(o,e);return a.
startsWith("..")?n:(0,b().join)(n,a)}function t(n,o){const e=(0,b().relative)(n,o).split("/").filter(Boolean);return e.map(
(a,i)=>(0,b().join)(n,...e.slice(0,e.length-i))).concat(n)}}),52703:((D,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.PROBE_SCRIPT=void 0;const d=h.PROBE_SCRIPT=String.raw`
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
  const filters = Number(field('Seccomp_filters') ?? 0);
  const otherProcess = () => fs.existsSync('/proc/' + t.pid) &&
    fs.readFileSync('/proc/' + t.pid + '/cmdline').includes(t.token);
  const outside = ['/usr/.gene-gate-probe', '/etc/.gene-gate-probe', t.outside];
  const dns = Promise.race([lookup, new Promise((done) => setTimeout(done, 500, false))]);
  const required = {
    unprivileged_user: process.getuid() !== 0,
    no_capabilities: [field('CapEff'), field('CapPrm')].every((set) => /^0+$/.test(set)),
    no_new_privileges: field('NoNewPrivs') === '1',
    own_processes_only: !can(otherProcess),
    ...(!t.network && {
      no_tcp_to_the_machine: !(await connects({ port: t.port, host: '127.0.0.1' })),
      only_loopback: Object.keys(os.networkInterfaces()).every((name) => name === 'lo'),
      no_name_resolution: !(await dns),
    }),
    no_unix_socket: !(await connects(t.socket)),
    checkout_can_be_written: writes(t.inside),
    no_write_outside: outside.filter(writes).length === 0,
    no_private_folder: t.canaries.every((file) => !can(() => fs.readFileSync(file))),
    no_foreign_environment: !can(() => fs.readdirSync('/proc').some((name) => /^\d+$/.test(name) && environ(name))),
    no_sudo: spawnSync('sudo', ['-n', 'true']).status !== 0,
    no_open_files: links().every((name) => !/^\/(?!dev\/null$|proc\/)/.test(name)),
    no_limit_can_be_raised: !can(raises),
  };
  const informative = {
    loopback_works: local,
    no_user_namespace: spawnSync('unshare', ['--user', 'true']).status !== 0,
    // Only the gate makes a keyring with these permissions.
    own_session_keyring: keys() === undefined || / 3f000000 .* keyring +_ses/.test(keys()),
    system_calls_filtered: filters > t.filters,
    ...(t.locked && {
      no_lock_on_the_machine: spawnSync('flock', ['-n', '-x', t.locked, 'true']).status !== 1,
    }),
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify({ required, informative }));
  process.exit(0);
})();
`}),81607:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.probeIsolation=c;function S(){const e=d(31421);return S=
function(){return e},e}function b(){const e=d(77598);return b=function(){return e},e}function k(){const e=d(73024);return k=
function(){return e},e}function $(){const e=d(51455);return $=function(){return e},e}function j(){const e=d(77030);return j=
function(){return e},e}function _(){const e=d(76760);return _=function(){return e},e}function N(){const e=d(7723);return N=
function(){return e},e}function M(){const e=d(26040);return M=function(){return e},e}function I(){const e=d(4339);return I=
function(){return e},e}function R(){const e=d(52703);return R=function(){return e},e}const T=N().record(N().string(),N().
boolean()),m=N().object({required:T,informative:T});async function c(e){const{run:a,checkout:i,network:l}=e,u=(0,b().randomUUID)(),
O=await(0,I().temporaryFolder)(),y=(0,_().join)(O,"socket"),p=(0,_().join)(O,"written"),g=(0,_().join)(i,`.gene-gate-pro\
be-${u}`),w=await r([O,...e.folders],u),E=`secret-${u}`,P=(0,S().spawn)("/bin/sh",["-c","read -r _",u],{env:{SECRET:E},stdio:[
"pipe","ignore","ignore"]});P.on("error",()=>{});const C=await o(e.shown),A=[(0,j().createServer)(),(0,j().createServer)()];
try{await Promise.all([s(A[0],{port:0,host:"127.0.0.1"}),s(A[1],y)]);const L=A[0].address(),F=typeof L=="object"&&L?L.port:
0,G=`heartbeat-${u}`,x=P.pid??0,U=C.isHeld?e.shown:"",Y={port:F,socket:y,outside:p,inside:g,canaries:w,secret:E,token:u,
pid:x,heartbeat:G,locked:U,network:l,filters:t()},W=await a(["-e",R().PROBE_SCRIPT,JSON.stringify(Y)]),B=m.safeParse((0,M().
attempt)(()=>JSON.parse(W.stdout.head)));if(W.status!=="passed"||!B.success)return f(W);const{required:H,informative:V}=B.
data,J={no_write_stays:!((0,k().existsSync)(p)||!e.keepsWrites&&(0,k().existsSync)(g)),nothing_survives:n(G)===0};return[
...v({...H,...J},!0),...v(V,!1)]}finally{P.stdin.destroy(),C.release();for(const L of A)L.close();await Promise.all([O,g,
...w].map(L=>(0,$().rm)(L,{recursive:!0,force:!0})))}}function v(e,a){return Object.entries(e).map(([i,l])=>({name:i,held:l,
required:a}))}function f({status:e,reason:a,stderr:i}){return a??`the probe ${e} without output: ${i.head.slice(0,200)}`}
async function r(e,a){return(await Promise.all(e.map(async l=>{const u=(0,_().join)(l,`.gene-gate-canary-${a}`);return(0,$().
writeFile)(u,a,{mode:420,flag:"wx"}).then(()=>[u],()=>[])}))).flat()}function s(e,a){return e.on("connection",i=>i.destroy()),
new Promise((i,l)=>{e.once("error",l),e.listen(a,i)})}function t(){const e=(0,k().readFileSync)("/proc/self/status","utf\
8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(e)?.[1]??0)}function n(e){return(0,k().readdirSync)("/proc").filter(
a=>{try{return/^\d+$/.test(a)&&(0,k().readFileSync)(`/proc/${a}/cmdline`).includes(e)}catch{return!1}}).length}function o(e){
const a=(0,S().spawn)("flock",["-s",e,"sh","-c","echo; read -r _"],{stdio:["pipe","pipe","ignore"]}),i=()=>a.stdin.destroy();
return new Promise(l=>{a.once("error",()=>l({isHeld:!1,release:i})),a.once("exit",()=>l({isHeld:!1,release:i})),a.stdout.
once("data",()=>l({isHeld:!0,release:i}))})}}),3170:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.namespaces=
R,h.runContained=v;function S(){const t=d(12086);return S=function(){return t},t}function b(){const t=d(57334);return b=
function(){return t},t}function k(){const t=d(27097);return k=function(){return t},t}function $(){const t=d(35353);return $=
function(){return t},t}function j(){const t=d(11863);return j=function(){return t},t}function _(){const t=d(66535);return _=
function(){return t},t}function N(){const t=d(96266);return N=function(){return t},t}const M=64*1024,I={home:N().HOME,temp:N().
TEMP,npmCache:`${N().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function R(t){
const{programs:n,checkout:o,description:e}=t;return{level:"namespaces",description:e,check:a=>{(0,k().launchOf)(a,{programs:n,
checkout:o,base:{}})},run:(a,i)=>v(T(a,t,i),t),forGene:(a,i)=>c(t,a,i),cover:async a=>{const i={...t,prepared:await t.prepared.
cover(a)};return{run:(l,u)=>v(T(l,i,u),i),forGene:(l,u)=>c(i,l,u)}},prepare:(a,i)=>{const l=m(n,a.env,(0,S().npmForPrepare)(
n)),u=(0,k().launchOf)(a,{programs:n,checkout:o,base:l}),{timeoutMs:O}=a;return v({...u,timeoutMs:O,signal:i,env:{...l,...u.
env}},t)}}}function T(t,{programs:n,checkout:o},e){const a=m(n,t.env),i=(0,k().launchOf)(t,{programs:n,checkout:o,base:a});
return{...i,timeoutMs:t.timeoutMs,signal:e,env:{...a,...i.env}}}function m({node:t,searchPath:n,shell:o},e,a){const i={node:t.
file,searchPath:n,folder:I,shell:o,npm:a,assignments:e};return(0,S().commandEnvironment)(i,process)}async function c(t,n,o){
const e=await t.prepared.share(n);if(typeof e=="string"){const i=o?.aborted?(0,b().skippedOutcome)((0,b().stopReason)(o),
new Date):void 0;return{run:async()=>i??s((0,b().skippedOutcome)("",new Date),e),close:()=>Promise.resolve()}}const a={written:new Map};
return{run:(i,l)=>v(T(i,t,l),{...t,prepared:e,history:a}),close:e.close}}async function v(t,n){const{checkout:o,history:e,
outputBytes:a,prepared:i,programs:l,limits:u}=n,{file:O,args:y,env:p=m(l,{}),cwd:g,timeoutMs:w,signal:E}=t;if(E?.aborted)
return(0,b().skippedOutcome)((0,b().stopReason)(E),new Date);const P=i.slot();try{const C=await P.whenReady();if(C!==void 0)
return s((0,b().skippedOutcome)("",new Date),C);const A=()=>P.start({file:O,args:y,env:p,cwd:g}),L=await(0,$().superviseStarted)(
O,A,{timeoutMs:w,outputBytes:a,signal:E});if(L.status==="error")return L;const F=(0,_().lowerLayer)(o,n.leftOut),G=await f(
L,P,F,e);return r(G,P.group,u)}finally{await P.release()}}async function f(t,n,o,e){const{free:a,...i}=await n.report(),
l=e&&{former:e.written,isTaken:(0,j().takenFor)(o)},{side_effects:u,modified:O,remembered:y}=(0,_().compareWritten)(i,o,
l),p=a&&(a.bytes<M||a.files===0);return e&&(e.written=y),{...t,...p&&{limits_hit:["written_bytes"]},side_effects:u,...e&&
O.length>0&&{checkout_modified:O}}}function r(t,n,o){const e=n.resources(),a=[...n.limitsHit(),...t.limits_hit??[]],i=t.
reason!==void 0&&a.includes("memory_bytes")?`${t.reason}, at its limit of ${o.memory_bytes} bytes of memory`:t.reason;return{
...t,...i!==void 0&&{reason:i},...a.length>0&&{limits_hit:a},...Object.keys(e).length>0&&{resources:e}}}function s(t,n){
return{...t,status:"crashed",reason:`Containment could not be set up: ${n}`}}}),4877:((D,h,d)=>{Object.defineProperty(h,
"__esModule",{value:!0}),h.prepareView=f;function S(){const e=d(73024);return S=function(){return e},e}function b(){const e=d(
51455);return b=function(){return e},e}function k(){const e=d(76760);return k=function(){return e},e}function $(){const e=d(
41895);return $=function(){return e},e}function j(){const e=d(4339);return j=function(){return e},e}function _(){const e=d(
57334);return _=function(){return e},e}function N(){const e=d(10582);return N=function(){return e},e}function M(){const e=d(
80842);return M=function(){return e},e}function I(){const e=d(39105);return I=function(){return e},e}function R(){const e=d(
50820);return R=function(){return e},e}function T(){const e=d(515);return T=function(){return e},e}function m(){const e=d(
96266);return m=function(){return e},e}const c=`"""Makes the namespaces of commands before they are needed, and starts t\
he commands in them.

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
        try:
            remove_own(own, os.fsdecode(name))
        except (OSError, RecursionError):
            pass  # It only takes room that the commands of this view may use.
    return listed


def remove_own(folder, name):
    """Removes a directory of a slot from the tmpfs that all slots of its view share. The tmpfs is not visible any
    more, so it is removed by descriptors."""
    inside = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=folder)
    with os.scandir(inside) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                remove_own(inside, entry.name)
            else:
                os.unlink(entry.name, dir_fd=inside)
    os.close(inside)
    os.rmdir(name, dir_fd=folder)


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
`,v=6e4;async function f(e){s(e.leftOut);const{privileges:a,file:i,python:l,replaced:u,signal:O}=e,y=await o();(0,M().removeLeftGroups)(
y);const p=await(0,j().temporaryFolder)(),g=(0,k().join)(p,"supervisor.py");await(0,b().writeFile)(g,c),await(0,b().mkdir)(
(0,k().join)(p,"stage")),await(0,b().mkdir)((0,k().join)(p,"run","replaced"),{recursive:!0});for(const[W,B]of[...u.values()].
entries())await(0,b().writeFile)((0,k().join)(p,"run","replaced",String(W)),B);const w=(0,R().startSupervisor)([i,...a.newMounts.
slice(1),l,"-I","-S",g]),{link:E}=w,P=async()=>{await w.close(),await(0,b().rm)(p,{recursive:!0,force:!0})},C=()=>E.lose(
_().INTERRUPTED);O?.addEventListener("abort",C),O?.aborted&&C();const A=E.reply("","ready",v);for(const W of t(e,p,y))E.
send(...W);const L=await A;if(O?.removeEventListener("abort",C),typeof L=="string")return await P(),L===_().INTERRUPTED?
L:w.complaint()??L;const F=(0,M().controlGroups)(y,L.slice(2).map(Number),(0,k().basename)(p)),G=(0,N().effectiveLimits)(
e.limits,F.enforced);n(E,e,G);const x=(0,k().join)(p,"run"),U=new(I()).Slots({link:E,folder:x,groups:F}),Y=U.stock(e.lanes);
return{limits:G,slot:Y.slot,share:W=>U.share(W),cover:async W=>{const B=U.name();await(0,b().mkdir)((0,k().join)(x,B)),await W(
(0,k().join)(x,B));const H=process.getuid?.()===0?a.user:void 0;return H&&await r((0,k().join)(x,B),H),{...U.stock(0,0,{
layer:B}),share:K=>U.share(K,B)}},close:async()=>{await Y.close(),await P()}}}async function r(e,{uid:a,gid:i}){for(const l of[
"",...await(0,b().readdir)(e,{recursive:!0})])await(0,b().lchown)((0,k().join)(e,l),a,i)}function s(e){const a=e.find(i=>Buffer.
from(i).toString()!==i);if(a!==void 0)throw new($()).GateError("checkout_differs",`The file ${JSON.stringify(a)} is not \
in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.")}function t({privileges:e,view:a,checkout:i,
leftOut:l,limits:u,network:O},y,p){const{user:g,runsAs:w,adopt:E}=e,P=(0,T().systemCallFilter)(O);return[["user",g?"real":
"mapped",String(w.uid),String(w.gid)],["option","checkout",i],["option","folder",y],["option","group",(0,k().basename)(y)],
["option","adopt",E?"1":"0"],["option","size",String(u.written_bytes)],["option","network",O?"allow":"deny"],["option","\
keyctl",String(P?.keyctl??-1)],["option","filter",P?.hex??""],...(0,m().sharedMounts)({view:a,checkout:i,run:(0,k().join)(
y,"run"),stage:(0,k().join)(y,"stage")}),...a.devices.map(C=>["device",C]),...l.length>0?[["hide",...l]]:[],...(0,M().groupSettings)(
p,u).map(({index:C,file:A,value:L,isNeeded:F})=>["setting",String(C),A,String(L),F?"needed":"wanted"]),["prepare","",...p.
map(({parent:C})=>C)]]}function n(e,a,i){for(const[u,O]of(0,N().resourceLimits)(i))e.send("limit",u.toUpperCase(),String(
O));for(const u of(0,m().commandFolders)(a.view))e.send("folder",u,"755");const l=(0,m().commandMounts)({...a,hides:a.leftOut.
length>0,replaced:[...a.replaced.keys()]});for(const u of l)e.send(...u)}async function o(){const[e,a]=await Promise.all(
["cgroup","mountinfo"].map(l=>(0,b().readFile)(`/proc/self/${l}`,"utf8").catch(()=>""))),i=l=>{try{return(0,S().readFileSync)(
(0,k().join)(l,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};return(0,M().findHierarchies)(e??"",a??"",i)}}),
92342:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.NOBODY=void 0,h.privilegesFor=$;function S(){const j=d(
14495);return S=function(){return j},j}const b=h.NOBODY={uid:65534,gid:65534},k=["sudo","-n","--","env","-i",`PATH=${S().
SYSTEM_PATH}`];function $(j,_){const N=_.uid===0,M=N?b:{uid:_.uid,gid:_.gid},I={user:M,runsAs:M,adopt:N,overlay:["redire\
ct_dir=on",...N?["metacopy=on"]:[]]},R=["unshare","--mount"];return j.uid===0?[{name:"root",newMounts:R,...I}]:[{name:"s\
udo",newMounts:[...k,...R],...I},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:j,
adopt:!1,overlay:["userxattr"]}]}}),85723:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.processGroup=I;function S(){
const c=d(73024);return S=function(){return c},c}function b(){const c=d(51455);return b=function(){return c},c}function k(){
const c=d(76760);return k=function(){return c},c}function $(){const c=d(4339);return $=function(){return c},c}function j(){
const c=d(12086);return j=function(){return c},c}function _(){const c=d(57334);return _=function(){return c},c}function N(){
const c=d(27097);return N=function(){return c},c}function M(){const c=d(35353);return M=function(){return c},c}function I({
programs:c,checkout:v,outputBytes:f}){const r=(0,S().realpathSync)(v),{node:s,searchPath:t,shell:n}=c,o=(e,a,i)=>m(l=>{const u={
node:s.file,searchPath:t,folder:l,shell:n,npm:i,assignments:e.env},O=(0,j().commandEnvironment)(u,process),{env:y,...p}=(0,N().
launchOf)(e,{programs:c,checkout:r,base:O}),{timeoutMs:g}=e;return(0,M().supervise)({...p,env:{...O,...y},timeoutMs:g,outputBytes:f,
signal:a})});return{level:"process_group",description:`Clean environment, private HOME and TMPDIR, ${T()}. Access to the\
 network and to the files of this user is not restricted.`,check:e=>{(0,N().launchOf)(e,{programs:c,checkout:r,base:{}})},
prepare:(e,a)=>o(e,a,(0,j().npmForPrepare)(c)),run:async(e,a)=>e.npmSettings?R(e.npmSettings):o(e,a)}}function R(c){const v=`\
It starts npm, which would read settings that only containment in namespaces hides (${c.join("; ")})`;return{...(0,_().skippedOutcome)(
"",new Date),status:"crashed",reason:v}}function T(){switch(process.platform){case"linux":return"process group and marke\
d descendants killed at the end";case"win32":return"process tree killed when it is stopped";default:return"process group\
 killed at the end"}}async function m(c){const v=await(0,$().temporaryFolder)(),f={home:(0,k().join)(v,"home"),temp:(0,k().
join)(v,"tmp"),npmCache:(0,k().join)(v,"npm-cache"),npmUserConfig:(0,k().join)(v,"npmrc-user"),npmGlobalConfig:(0,k().join)(
v,"npmrc-global")};try{return await Promise.all([(0,b().mkdir)(f.home),(0,b().mkdir)(f.temp),(0,b().writeFile)(f.npmUserConfig,
""),(0,b().writeFile)(f.npmGlobalConfig,"")]),await c(f)}finally{await(0,b().rm)(v,{recursive:!0,force:!0,maxRetries:3}).
catch(()=>{})}}}),39105:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.Slots=void 0;function S(){const r=d(
73024);return S=function(){return r},r}function b(){const r=d(51455);return b=function(){return r},r}function k(){const r=d(
77030);return k=function(){return r},r}function $(){const r=d(48161);return $=function(){return r},r}function j(){const r=d(
76760);return j=function(){return r},r}function _(){const r=d(27159);return _=function(){return r},r}function N(){const r=d(
50820);return N=function(){return r},r}const M=3e4,I={entries:[],left:[],complete:!0},R={entries:[],left:[],complete:!1};
class T{#e;#t=0;constructor(s){this.#e=s}stock(s,t=Number.POSITIVE_INFINITY,n={}){const o=[];let e=0;const a=()=>m(this.#e,
this.name(),n),i=()=>{for(;o.length<s&&e<t;e+=1)o.push(a())};return i(),{slot:()=>{const l=o.shift()??a();return i(),l},
close:async()=>{e=t,await Promise.all(o.splice(0).map(l=>l.release()))}}}async share(s,t=""){const{link:n}=this.#e,o=this.
name(),e=n.reply(o,"ready",M);n.send("view",o,t);const a=await e;if(typeof a=="string")return a;const i=this.stock(1,s,{
view:o,layer:t});return{...i,close:async()=>{await i.close(),n.send("drop",o)}}}name(){return this.#t+=1,`slot-${this.#t}`}}
h.Slots=T;function m({link:r,folder:s,groups:t},n,{view:o="",layer:e=""}){const a=(0,j().join)(s,`report-${n}`),i=[];let l=!1,
u;const O=r.reply(n,"ready",M);r.send("slot",n,o,e);const y=O.then(p=>{if(typeof p=="string")return p;try{for(const g of[
"out","err"])i.push(f((0,j().join)(s,`${n}-${g}`)))}catch(g){return`its outputs cannot be opened: ${g.message}`}});return{
group:t.of(n),whenReady:async()=>await y??r.lost,start:({file:p,args:g,cwd:w,env:E})=>{l=!0;const P=Object.entries(E).map(
([F,G])=>`${F}=${G}`),C=r.reply(n,"done").then(F=>typeof F=="string"?{exitCode:null,signal:null,lost:F}:(u=F[4]==="liste\
d",v(F))),A=[String(P.length),...P,p,...g],L=["run",n,w,...A];return c(r,n,{outputs:i,ended:C,request:L})},report:async()=>u===
void 0?R:u?(0,_().readReport)(a):I,release:async()=>{l||r.send("discard",n),r.send("free",n);for(const p of i)p.destroy();
await(0,b().rm)(a,{force:!0})}}}function c(r,s,{outputs:t,ended:n,request:o}){const e=t.map(i=>new Promise(l=>i.once("cl\
ose",l)));let a;try{r.send(...o)}catch(i){a=i}for(const i of t)i.resume();return{outputs:[t[0]??null,t[1]??null],ended:a?
Promise.resolve({exitCode:null,signal:null,error:a}):n,closed:Promise.all(e),terminate:()=>r.send("term",s),kill:()=>r.send(
"kill",s),sweep:()=>Promise.resolve(),release:()=>{}}}function v([,,r,s=""]){const t=/^\d{1,3}$/.test(s)?Number(s):void 0;
if(r==="exit"&&t!==void 0)return{exitCode:t,signal:null};const[n]=Object.entries($().constants.signals).find(([,o])=>o===
t)??[];return r==="signal"&&n!==void 0?{exitCode:null,signal:n}:{exitCode:null,signal:null,lost:N().NONSENSE}}function f(r){
const s=(0,S().openSync)(r,S().constants.O_RDONLY|S().constants.O_NONBLOCK);(0,S().unlinkSync)(r);const t=new(k()).Socket(
{fd:s,readable:!0,writable:!1});return t.on("error",()=>{}),t.unref()}}),50820:((D,h,d)=>{Object.defineProperty(h,"__esM\
odule",{value:!0}),h.SupervisorLink=h.NONSENSE=void 0,h.frame=v,h.startSupervisor=N;function S(){const f=d(31421);return S=
function(){return f},f}function b(){const f=d(73024);return b=function(){return f},f}function k(){const f=d(58500);return k=
function(){return f},f}function $(){const f=d(14495);return $=function(){return f},f}function j(){const f=d(2978);return j=
function(){return f},f}const _=1e4;function N([f="",...r]){const s=(0,b().openSync)("/","r"),t=(0,S().spawn)(f,r,{cwd:"/",
env:{PATH:$().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",s]});(0,b().closeSync)(s);let n="";t.stderr.on("data",
a=>{n=`${n}${a}`.slice(-1e3)}),t.stderr.on("error",()=>{}),t.once("error",({message:a})=>{n=a});const o=new Promise(a=>t.
once("close",a)),e=new c({requests:t.stdin,replies:t.stdout});return M(t),{link:e,complaint:()=>n.trim().split(`
`)[0]||void 0,close:async()=>{t.ref(),e.lose(T);const a=new AbortController,i=(0,k().setTimeout)(_,void 0,{signal:a.signal}).
catch(()=>{});await Promise.race([o,i]),a.abort();const l=t.exitCode===null&&t.signalCode===null;t.pid!==void 0&&l&&(0,j().
signalTree)(t.pid,"SIGKILL")}}}function M(f){f.unref();for(const r of[f.stdin,f.stdout,f.stderr])"unref"in r&&typeof r.unref==
"function"&&r.unref()}const I=4,R=64*1024,T="the supervisor has ended",m=h.NONSENSE="the supervisor sent an unknown repl\
y";class c{#e;#t=new Map;#n;constructor({requests:r,replies:s}){this.#e=r;let t=Buffer.alloc(0);s.on("data",n=>{t=this.#s(
Buffer.concat([t,n]))});for(const n of[r,s])n.on("error",()=>this.lose(T)),n.once("close",()=>this.lose(T))}get lost(){return this.#n}send(...r){
const s=v(...r);this.#n===void 0&&this.#e.write(s)}reply(r,s,t){return this.#n!==void 0?Promise.resolve(this.#n):new Promise(
n=>{const o=a=>{clearTimeout(e),this.#t.delete(r),n(a)},e=t===void 0?void 0:setTimeout(()=>o("it takes too long"),t);this.#t.
set(r,{kind:s,settle:o})})}lose(r){if(this.#n===void 0){this.#n=r,this.#e.destroy();for(const{settle:s}of[...this.#t.values()])
s(r)}}#s(r){let s=r;for(;s.length>=I&&this.#n===void 0;){const t=I+s.readUInt32BE();if(t>R)this.lose(m);else{if(s.length<
t)break;this.#o(s.toString("utf8",I,t).split("\0"))}s=s.subarray(t)}return s}#o(r){const[s,t="",n=""]=r,o=this.#t.get(t);
s==="failed"?o?.settle(n||"no reason given"):o!==void 0&&s===o.kind?o.settle(r):s!=="ready"&&this.lose(m)}}h.SupervisorLink=
c;function v(...f){if(f.some(t=>t.includes("\0")))throw Object.assign(new TypeError("A word contains NUL"),{code:"ERR_IN\
VALID_ARG_VALUE"});const r=Buffer.from(f.join("\0")),s=Buffer.alloc(I);return s.writeUInt32BE(r.length),Buffer.concat([s,
r])}}),515:((D,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.systemCallFilter=r;const d={x64:{id:3221225534,socket:41,
unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{id:1073741827,socket:359,socketcall:102,unshare:310,clone:120,
keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,socket:198,unshare:97,clone:220,keys:217,setrlimit:164,prlimit64:261},
arm:{id:1073741864,socket:281,unshare:337,clone:120,keys:309,setrlimit:75,prlimit64:369}},S=425,b=435,k=268435456,$=[1,2,
10,16],j=4,_={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[N,M,I,R,T]=[32,84,21,69,6],m=[T,0,0,2147418112],[c,v,f]=[0,4,16];
function r(i,l=process.arch){const u=Object.entries(d).find(([y])=>y===l)?.[1];return u===void 0?void 0:{hex:[[N,0,0,v],
...Object.values(d).flatMap(y=>n(y.id,s(y,i))),o("ENOSYS")].map(a).join(""),keyctl:u.keys+2}}function s(i,l){const{keys:u,
socket:O,socketcall:y=b,unshare:p,clone:g,setrlimit:w,prlimit64:E}=i,P=[...[y,S].flatMap(C=>n(C,[o("ENOSYS")])),...n(O,[
e(0),...$.flatMap(C=>n(C,[m])),o("EAFNOSUPPORT")])];return[[N,0,0,c],[M,0,0,1073741823],...[b,u,u+1,u+2].flatMap(C=>n(C,
[o("ENOSYS")])),...l?[]:P,...n(p,[e(0),[R,0,1,k],o("EPERM"),m]),...n(g,[e(0),[R,0,1,k],o("EPERM"),m]),...n(w,[e(0),...n(
j,[o("none")]),m]),...n(E,[e(1),...n(j,[...t(32),...t(36)]),m]),m]}function t(i){return[[N,0,0,i],[I,1,0,0],o("none")]}function n(i,l){
return[[I,0,l.length,i],...l]}function o(i){return[T,0,0,327680|_[i]]}function e(i){return[N,0,0,f+8*i]}function a([i,l,
u,O]){const y=Buffer.alloc(8);return y.writeUInt16LE(i),y.set([l,u],2),y.writeUInt32LE(O,4),y.toString("hex")}}),32223:((D,h,d)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.SYSTEM=h.DEVICES=void 0,h.homeFolders=r,h.privateFolders=R,h.viewOf=T;
function S(){const s=d(51455);return S=function(){return s},s}function b(){const s=d(48161);return b=function(){return s},
s}function k(){const s=d(76760);return k=function(){return s},s}function $(){const s=d(46282);return $=function(){return s},
s}const j=h.SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],_=["/nix/store","/gnu/store"],N=h.DEVICES=
["null","zero","full","random","urandom"],M="tty",I=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function R(s){
const t=I.flatMap(o=>s[`GITHUB_${o}`]??[]),n=[s.HOME,s.RUNNER_TEMP,s.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set(
[...n,(0,b().tmpdir)(),...t.map(k().dirname)].filter(o=>(0,k().isAbsolute)(o)))]}async function T({node:s,npm:t,machine:n},o,e){
const a=await c([...j,..._]),l=(await Promise.all(o.map(p=>(0,S().realpath)(p).catch(()=>[])))).flat(),u=[(0,k().dirname)(
s.file),...t?[(0,k().dirname)((0,k().dirname)(t.file))]:[],...[...n.values()].flatMap(p=>m(p,l)),...e?await f():[]].filter(
p=>!a.some(g=>(0,$().isInside)(g,p))),O=l.filter(p=>a.some(g=>g!==p&&(0,$().isInside)(g,p))),y=await v(`/dev/${M}`)?[...N,
M]:N;return{system:a,emptied:O,tools:[...new Set(u)],devices:y,home:[]}}function m({file:s,real:t},n){const o=(0,k().dirname)(
t),e=(0,k().dirname)(o),a=(0,k().basename)(o)==="bin"&&!n.some(i=>(0,$().isInside)(i,e));return[(0,k().dirname)(s),o,...a?
[e]:[]].filter(i=>!n.some(l=>(0,$().isInside)(i,l)))}async function c(s){return(await Promise.all(s.map(async n=>(await(0,S().
lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}function v(s){return(0,S().lstat)(s).then(()=>!0,()=>!1)}async function f(){
const s=await(0,S().realpath)("/etc/resolv.conf").catch(()=>{});return s?.startsWith("/run/systemd/resolve/")?[(0,k().dirname)(
s)]:[]}async function r(s,t){return t===void 0||!(0,k().isAbsolute)(t)?[]:(await Promise.all([...new Set(s)].sort().map(
async o=>{const e=await(0,S().realpath)((0,k().join)(t,o)).catch(()=>{});return e===void 0||!(await(0,S().stat)(e)).isDirectory()?
[]:[{path:o,source:e}]}))).flat()}}),96266:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.TEMP=h.HOME=void 0,
h.commandFolders=T,h.commandMounts=R,h.sharedMounts=I;function S(){const c=d(76760);return S=function(){return c},c}function b(){
const c=d(39491);return b=function(){return c},c}function k(){const c=d(46282);return k=function(){return c},c}const $=h.
HOME="/home/gene-gate",j=h.TEMP="/tmp",_=64,N="/.gene-gate",M={lower:`${N}/lower`,cover:`${N}/cover`,own:`${N}/own`,run:`${N}\
/run`,replaced:`${N}/replaced`,home:`${N}/home`,tools:`${N}/tools`};function I({view:c,checkout:v,run:f,stage:r}){const s=(n,o)=>[
"show",n,(0,S().join)(r,o)],t=(n,o,e)=>["shared",n,(0,S().join)(r,o),"none",e];return[...c.system.map(n=>s(n,n)),...c.emptied.
map(n=>["shared","gene-gate",(0,S().join)(r,n),"tmpfs","size=1m,mode=0755"]),t("/proc","proc","rbind"),t(v,M.lower,"rbin\
d"),t(f,M.run,"bind"),...c.tools.map((n,o)=>s(n,m(n,o))),...c.home.map(({source:n},o)=>s(n,(0,S().join)(M.home,String(o))))]}
function R(c){const{view:v,checkout:f,privileges:r,hides:s,keepsWrites:t,replaced:n}=c,o=(l,u,O)=>["mount","gene-gate",u,
l,O],e=(l,u,O="bind")=>["mount",l,u,"none",O],a=[`lowerdir=${s||r.adopt?`${M.cover}:`:""}${M.lower}`,`upperdir=${M.own}/\
upper`,`workdir=${M.own}/work`,...r.overlay,"X-mount.mkdir"],i=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${_}`;
return[e(`${M.own}/tmp`,j),e(`${M.own}/home`,$),...v.home.map(({path:l},u)=>e(`${M.home}/${u}`,(0,S().join)($,l))),e(`${M.
own}/shm`,"/dev/shm"),o("devpts","/dev/pts",i),...v.tools.flatMap((l,u)=>{const O=m(l,u);return l===O?[]:[e(O,l,"rbind,X\
-mount.mkdir")]}),t?e(M.lower,f,"bind,X-mount.mkdir"):o("overlay",f,a.join(",")),...n.map((l,u)=>e(`${M.replaced}/${u}`,
(0,S().join)(f,l))),o("proc","/proc","nosuid,nodev,noexec"),o("tmpfs",N,"ro,size=4k,mode=0755")]}function T({home:c}){return[
"upper","work","tmp","home","shm",...[...new Set(c.flatMap(({path:f})=>[...(0,b().foldersAbove)(f),f]))].map(f=>`home/${f}`)]}
function m(c,v){return[j,$].some(r=>(0,k().isInside)(r,c))?`${M.tools}/${v}`:c}}),12086:((D,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.commandEnvironment=_,h.npmForPrepare=R;function S(){const T=d(76760);return S=function(){return T},
T}const b={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},k={npm_config_offline:"true",
npm_config_fetch_retries:"0"},$=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],j="cmd.exe";function _({node:T,
searchPath:m,folder:c,shell:v,npm:f,assignments:r},s){const t=s.platform==="win32"?M(s.env,c):{},{delimiter:n,dirname:o}=s.
platform==="win32"?S().win32:S().posix,e={PATH:[...new Set([o(T),...m])].join(n),HOME:c.home,TMPDIR:c.temp,...t,...N(c,v??
(s.platform==="win32"?j:"/bin/sh")),...f??k};return{...b,...I(e,r),...e}}function N(T,m){return{npm_config_script_shell:m,
npm_config_update_notifier:"false",npm_config_browser:"false",npm_config_cache:T.npmCache,npm_config_userconfig:T.npmUserConfig,
npm_config_globalconfig:T.npmGlobalConfig}}function M(T,m){const c=Object.entries(T).flatMap(([v,f])=>{const r=v.toUpperCase();
return $.includes(r)&&f!==void 0?[[r,f]]:[]});return{...Object.fromEntries(c),USERPROFILE:m.home,APPDATA:m.home,LOCALAPPDATA:m.
home,TEMP:m.temp,TMP:m.temp}}function I(T,m){const c=new Set(Object.keys(T).map(v=>v.toUpperCase()));return Object.fromEntries(
Object.entries(m).filter(([v])=>!c.has(v.toUpperCase())))}function R({npm:T}){const m=T&&(0,S().join)((0,S().dirname)(T.
file),"../node_modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"t\
rue",npm_config_viewer:"man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"\
false",...m&&{npm_config_node_gyp:m}}}}),35134:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.breakFiles=
M,h.writeLayer=R;function S(){const m=d(51455);return S=function(){return m},m}function b(){const m=d(76760);return b=function(){
return m},m}function k(){const m=d(39092);return k=function(){return m},m}function $(){const m=d(77476);return $=function(){
return m},m}function j(){const m=d(77259);return j=function(){return m},m}function _(){const m=d(93291);return _=function(){
return m},m}const N=new Map([...["js","mjs","cjs","jsx"].map(m=>[m,$().javascript]),...["ts","mts","cts","tsx"].map(m=>[
m,$().typescript]),...["py","pyi"].map(m=>[m,_().python]),["rs",_().rust],["go",_().go],["java",_().java],...["kt","kts"].
map(m=>[m,_().kotlin])]);function M(m,c){const v=new Map,f=new Map;for(const[s,t]of m){const o=N.get(b().posix.extname(s).
slice(1).toLowerCase())?.(t,c);o===void 0?f.set(s,I(t,c)):o.length>0&&v.set(s,(0,j().insert)(t,o))}if(v.size===0){const s=[
...m].map(([t,n])=>[t,I(n,c)]);return{files:new Map(s),operator:"unparsable"}}const r=f.size>0?"mixed":"functions_fail";
return{files:new Map([...v,...f]),operator:r}}function I(m,c){return`)]}>"'\`<<<<<<< ${c}
${m}`}async function R(m,c,{directory:v,isCommitted:f,path:r}){const s=new Map;for(const[t,n]of c){const{mode:o}=await(0,S().
lstat)((0,b().join)(v,t));await(0,S().mkdir)((0,b().dirname)((0,b().join)(m,t)),{recursive:!0}),await(0,S().writeFile)((0,b().
join)(m,t),n),await(0,S().chmod)((0,b().join)(m,t),o&511),s.set(t,(o&73)===0?"100644":"100755")}f&&await(0,k().commitLayer)(
{checkout:v,layer:m,modes:s,env:{PATH:r}}),await T(m,v)}async function T(m,c){const v=await(0,S().readdir)(m,{recursive:!0,
withFileTypes:!0});for(const f of v.filter(r=>r.isDirectory())){const r=(0,b().join)(f.parentPath,f.name),s=await(0,S().
lstat)((0,b().join)(c,r.slice(m.length))).catch(()=>{});s&&await(0,S().chmod)(r,s.mode&511)}}}),77476:((D,h,d)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.typescript=h.javascript=void 0;function S(){const O=d(76188);return S=function(){
return O},O}function b(){const O=d(77259);return b=function(){return O},O}const k=(O,y)=>{const p=O.replace(/^#!/,"//"),
g=(0,S().parseCode)(p,"module")??(0,S().parseCode)(p,"script");if(g===void 0)return o(O,y);const w=[...(0,S().walk)(g)].
flatMap(({node:E})=>_(E,y));return w.length===0||!$(g)?w:[...w,{at:O.length,text:(0,b().unusedExport)(y)}]};h.javascript=
k;function $({body:O}){return O.some(({type:y})=>/^(?:Import|Export)/.test(y))}const j=/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
function _(O,y){if(!j.test(O.type))return[];const{body:p}=O;return p.type!=="BlockStatement"?[{at:p.start,text:(0,b().failingExpression)(
y)}]:[{at:p.body.filter(N).at(-1)?.end??p.start+1,text:(0,b().failingStatements)(y)}]}function N(O){return O.type==="Exp\
ressionStatement"&&O.directive!=null}const M=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g,
I=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,R=String.raw`\s*:\s*(?:[^\s;{}()=]|${I})(?:[^;{}()=]|${I})*`,T=new RegExp(
String.raw`^(?:${R})?\s*\{`),m=new RegExp(String.raw`^(?:${R}?)?\s*=>\s*\{`),c=new RegExp(String.raw`^(?:${R}?)?\s*=>(?!\s*\{)`),
v=400,f=/\b(?:if|for|while|switch|catch|with|await|else|do|try)\s*$/,r=/[\w$\]]\s*(?:<[^;(){}]*>)?\s*$/,s=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,
t=[/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$/,/\w<[^;(){}=>]*,\s*$/,/(?::|\breadonly)\s*\(\s*$/],n=200,
o=(O,y)=>{const p=(0,b().masked)(O,M),w=[...[...e(p)].flatMap(({start:P,end:C})=>{const A=p.slice(Math.max(0,P-n),P);return a(
O,p,{head:A,end:C},y)}),...l(O,p,y)],E=/^\s*(?:import|export)\b/m.test(p);return w.length===0||!E?w:[...w,{at:O.length,text:(0,b().
unusedExport)(y)}]};h.typescript=o;function*e(O){for(let y=O.indexOf("(");y>=0;y=O.indexOf("(",y+1)){const p=(0,b().afterClosing)(
O,y);p!==void 0&&(yield{start:y,end:p})}}function a(O,y,{head:p,end:g},w){const E=y.slice(g,g+v),P=m.exec(E),C=t.some(F=>F.
test(p));if(P&&!C)return[u(O,g+P[0].length,w)];const A=c.exec(E);if(A)return!s.test(p)||C?[]:[{at:g+A[0].length,text:(0,b().
failingExpression)(w)}];const L=T.exec(E);return!L||f.test(p)||!r.test(p)?[]:[u(O,g+L[0].length,w)]}const i=/(?<=(?:[=(,?[{]|[^)\s]\s*:|&&|\|\||\basync\s)\s*)[\w$]+\s*=>\s*(\{)?/g;
function l(O,y,p){return[...y.matchAll(i)].map(g=>{const w=g.index+g[0].length;return g[1]?u(O,w,p):{at:w,text:(0,b().failingExpression)(
p)}})}function u(O,y,p){const g=/^\s*(["'])use \w+\1;?/.exec(O.slice(y,y+n));return{at:y+(g?.[0].length??0),text:(0,b().
failingStatements)(p)}}}),77259:((D,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.afterClosing=$,h.failingExpression=
_,h.failingStatements=j,h.insert=d,h.masked=S,h.unusedExport=N;function d(M,I){let R="",T=0;for(const{at:m,text:c}of I.toSorted(
(v,f)=>v.at-f.at))R+=M.slice(T,m)+c,T=m;return R+M.slice(T)}function S(M,I){return M.replaceAll(I,R=>R.replaceAll(/[^\n]/g,
" "))}const b="([{",k=")]}";function $(M,I){let R=0;for(let T=I;T<M.length;T+=1){const m=M.charAt(T);if(b.includes(m)?R+=
1:k.includes(m)&&(R-=1),R===0)return T+1}}function j(M){return` debugger; var _${M}=${M}( "x" ) ; throw _${M} ;`}function _(M){
return` (() => {${j(M)} })( ) ? 0 : `}function N(M){return`
export const unused_${M} = "x"  ;
`}}),93291:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.rust=h.python=h.kotlin=h.java=h.go=void 0;function S(){
const m=d(77259);return S=function(){return m},m}const b=/"""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g,
k=/^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}("""(?:\\[\s\S]|(?!""")[\s\S])*"""|'''(?:\\[\s\S]|(?!''')[\s\S])*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')(?=[ \t]*(?:[;#\n]|$))/,
$=(m,c)=>{const v=(0,S().masked)(m,b),f=`_${c}=${c}( "x" ) ;raise RuntimeError(_${c})`;return T(v,/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*(?=\()/g,
/^[^:\n]*(?:\[[^\]]*\])?[^:\n]*:/).map(({body:r})=>{const s=k.exec(m.slice(r));if(s)return{at:r+s[0].length,text:`; ${f}`};
const t=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(m.slice(r)),n=t?.[0]===t?.[1];return{at:r+(t?.[0].length??0),text:n?
`${f}; `:`${f}
${t?.[1]}`}})};h.python=$;const j=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\[\s\S]|[^"\\])*"|`[^`]*`/g,_=(m,c)=>{const v=(0,S().
masked)(m,j).replace(/#\[cfg\(test\)\][\s\S]*$/,""),f=` let _${c} =( "x" ) ; panic!( "${c}" ) ;`;return T(v,/\bfn\s+\w+\s*(?:<[^(){};]*>)?\s*(?=\()/g,
/^[^{};]*\{/).filter(({start:r})=>!/#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*$/.test(v.slice(0,r))).map(({body:r})=>({
at:r,text:f}))};h.rust=_;const N=(m,c)=>{const v=(0,S().masked)(m,j);return T(v,/^func\b[^(\n]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?(?=\()/gm,
/^[^{}\n]*\{/).map(({body:f})=>({at:f,text:` panic( "${c}" ) ;`}))};h.go=N;const M=/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
I=(m,c)=>{const v=(0,S().masked)(m,M),f=` if ( true ) throw new RuntimeException( "${c}" ) ;`;return T(v,/(?<=[\w>\]]\s+)(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*(?=\()/g,
/^\s*(?:throws\s[\w\s.,<>@]*)?\{/).map(({body:r})=>({at:r,text:f}))};h.java=I;const R=(m,c)=>{const v=(0,S().masked)(m,M);
return T(v,/\bfun\b[^()={}\n]*(?=\()/g,/^[^={}\n]*\{/).map(({body:f})=>({at:f,text:` throw RuntimeException( "${c}" ) ;`}))};
h.kotlin=R;function T(m,c,v){return[...m.matchAll(c)].flatMap(f=>{const r=(0,S().afterClosing)(m,f.index+f[0].length),s=r===
void 0?null:v.exec(m.slice(r));return r===void 0||s===null?[]:[{start:f.index,body:r+s[0].length}]})}}),69983:((D,h,d)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.breakAndRun=l,h.runMutants=f;function S(){const p=d(77598);return S=function(){
return p},p}function b(){const p=d(86191);return b=function(){return p},p}function k(){const p=d(41115);return k=function(){
return p},p}function $(){const p=d(67147);return $=function(){return p},p}function j(){const p=d(57334);return j=function(){
return p},p}function _(){const p=d(64474);return _=function(){return p},p}function N(){const p=d(35134);return N=function(){
return p},p}function M(){const p=d(48081);return M=function(){return p},p}const I="without namespaces, commands share on\
e checkout, which must not be broken",R="the time for runs on the broken change was spent",T="an earlier command of the \
gene noticed the defect, and they share a view",m=2,c=2e3,v=20;async function f(p,g){const w=(0,_().turns)(g.concurrency),
E=(0,_().once)(A=>s(A,w,g)),P=async A=>{const L=await E([...A.launched].sort().join("\0"),A.launched);return typeof L=="\
string"?r(A,L):n(A,L)},C=p.map(async A=>{const L=await P(A).catch(F=>r(A,F.message));return[A,L]});return new Map(await Promise.
all(C))}function r({plans:p},g){return p.map(()=>({outcome:"not_run",files:[],duration_ms:0,reason:g}))}async function s(p,g,w){
if(w.backend.cover===void 0)return I;const E=await(0,M().sourcesOf)(w.change,w.tree,p);if(typeof E=="string")return E;const{
texts:P,existing:C}=E,A=C&&new Map([...P].filter(([L])=>C.has(L)));return{whole:o((0,N().breakFiles)(P,t()),g,w),...A&&{
existing:o((0,N().breakFiles)(A,t()),g,w)}}}function t(){return`z${(0,S().randomBytes)(8).toString("hex").replaceAll(/\d/g,
"q")}`}async function n(p,{whole:g,existing:w}){const E=await g(p);if(!w||!E.some(({outcome:C})=>C==="killed"))return E;
const P=await w(p);return E.map((C,A)=>{const L=P[A];return C.outcome!=="killed"||L?.outcome!=="survived"?C:{...C,existing:{
files:L.files,duration_ms:L.duration_ms}}})}function o(p,g,{backend:w,checkout:E,signal:P,views:C}){const A=(0,_().once)(
async()=>w.cover?.(F=>(0,N().writeLayer)(F,p.files,E))),L=(0,_().once)(F=>g(async()=>{const G=await A("",void 0);return G?
a(F,G,P):[]}));return async({plans:F,outcomes:G})=>{const x=F.map((B,H)=>e(B,G[H])),Y=(C==="gene"?[x]:x.map(B=>[B])).map(
B=>L(B.map(({digest:H})=>H).join(),B)),W=(await Promise.all(Y)).flat();return F.map((B,H)=>i(W[H],p))}}function e(p,g){return{
...p,timeoutMs:m*(g?.duration_ms??0)+c}}async function a(p,g,w){const[E,...P]=p;if(E&&P.length===0)return[await g.run(E,
w)];const C=await g.forGene(p.length,w),A=[];try{for(const L of p){if(A.some(({status:F})=>F!=="passed"))break;A.push(await C.
run(L,w))}}finally{await C.close()}return A}function i(p,{files:g,operator:w}){const E=[...g.keys()].sort(),P={operator:w,
files:E.slice(0,v),...E.length>v&&{total_files:E.length},duration_ms:p?.duration_ms??0};if(p===void 0)return{...P,outcome:"\
not_run",reason:T};const{status:C,signal:A,reason:L=C}=p;return C==="passed"?{...P,outcome:"survived"}:L===j().BUDGET_SPENT?
{...P,outcome:"not_run",reason:R}:C==="failed"||C==="timed_out"||A!==null?{...P,outcome:"killed"}:{...P,outcome:"not_run",
reason:L}}async function l(p,{policy:g,change:w,checkout:E,...P}){if(g.mutants==="off"||w===void 0)return new Map;const C=[
...p].flatMap(([{gene:x,plans:U},Y])=>{const W=Y.map(({outcome:B})=>B);return!u.has(x.change)||W.some(({status:B})=>B!==
"passed")?[]:[{gene:x,plans:U,outcomes:W,launched:O(x)}]}),A=y(E,g);if(A!==void 0){const x=`commands can read \`${A}\`, w\
hich was built before the change was broken`;return new Map(C.map(U=>[U.gene,r(U,x)]))}const{directory:L}=E,F={directory:L,
isCommitted:w.isCommitted,path:P.path},G=await f(C,{...P,change:w.files,checkout:F,views:g.views});return new Map([...G].
map(([{gene:x},U])=>[x,U]))}const u=new Set(["added","modified"]);function O({commands:p}){return new Set(p.flatMap(({reading:g})=>(0,b().
startedFiles)(g)))}function y({additions:p},g){const{cover:w}=(0,$().additionsOf)([],(0,k().dependencyFolders)(g));return p.
find(E=>!w(E))}}),48081:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.isSource=R,h.sourcesOf=T;function S(){
const c=d(20639);return S=function(){return c},c}function b(){const c=d(93028);return b=function(){return c},c}const k=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
$=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
j=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,_=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
N=600,M=500,I=10*1024**2;function R(c){return(0,S().isProgramCode)(c)&&!(0,S().isOfTests)(c)&&![k,$].some(v=>v.test(c))}
async function T(c,v,f){const r=e=>R(e)&&!f.has(e)&&(0,b().isRegular)(v.stat(e)?.kind),s=c.filter(({path:e,status:a})=>a!==
"deleted"&&r(e));if(s.length>0){const e=await m(s,v);if(typeof e=="string")return e;const a=s.filter(({status:l})=>l!=="\
added").map(({path:l})=>l),i=a.length>0&&a.length<s.length;return{texts:e,isWhole:!1,...i&&{existing:new Set(a)}}}const t=[
...v.files()].filter(({path:e})=>r(e)&&!j.test(e));if(t.length===0)return"neither the change nor the repository has a so\
urce file to break";const n=await m(t,v);if(typeof n=="string")return n;const o=[...n].filter(([,e])=>!_.test(e.slice(0,
N)));return o.length===0?"all source files are generated":{texts:new Map(o),isWhole:!0}}async function m(c,v){const f=c.
reduce((s,{path:t})=>s+(v.stat(t)?.size??0),0);if(c.length>M||f>I)return`there are too many source files to break: ${c.length}\
 with ${Math.ceil(f/1024**2)} MB`;const r=async({path:s})=>[s,(await v.read(s)).toString("utf8")];return new Map(await Promise.
all(c.map(r)))}}),57334:((D,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.OUTCOME_LOST=h.INTERRUPTED=h.CHECKOUT_CHANGED=
h.BUDGET_SPENT=void 0,h.blockedOutcome=N,h.changedOutcome=R,h.countInterrupted=j,h.programMissingOutcome=M,h.skippedOutcome=
I,h.stopReason=_;const d="BLOCKED: validation command rejected by safety check",S=h.INTERRUPTED="interrupted",b=h.BUDGET_SPENT=
"the time budget for all commands was spent",k=h.OUTCOME_LOST="the run returned no outcome for this command",$=h.CHECKOUT_CHANGED=
"files of the checkout changed while the gate ran";function j(m){return m.filter(({reason:c})=>c===S).length}function _(m){
return m.reason===b?b:S}function N(m){return T("blocked",d,m)}function M({message:m,hint:c},v){return T("not_runnable",`${m}\
 ${c}`,v)}function I(m,c){return T("skipped",m,c)}function R(m,c,v){return{...v??T("error",$,m),status:"error",reason:$,
checkout_changed:[...c]}}function T(m,c,v){const f={head:"",tail:"",bytes:0,truncated:!1};return{status:m,exit_code:null,
signal:null,started_at:v.toISOString(),duration_ms:0,stdout:f,stderr:f,reason:c}}}),22562:((D,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.outcomesOf=$,h.plansOf=k,h.refusedOutcomes=_;function S(){const R=d(6470);return S=function(){
return R},R}function b(){const R=d(57334);return b=function(){return R},R}function k({asset:R,commands:T}){const m=T.flatMap(
({plan:c})=>c??[]);return{id:R.id,plans:m.length===T.length?m:[]}}function $({commands:R},T,m){if(R.every(({plan:v})=>v!==
void 0))return R.map(({plan:v},f)=>j(v,T[f],m));const c=I(R);return R.map(({verdict:v})=>v==="block"?(0,b().blockedOutcome)(
m):(0,b().skippedOutcome)(c,m))}function j(R,T,m){if(T===void 0||T.plan.digest!==R?.digest)return(0,b().skippedOutcome)(
b().OUTCOME_LOST,m);const{outcome:c,changedFiles:v}=T;return v.length===0?c:{...c,checkout_modified:v}}function _(R,T,m){
const c=R.filter(v=>T?N(v):v.commands.some(M));return new Map(c.map(v=>[v,$(v,[],m)]))}function N({change:R,commands:T}){
return T.length===0?R!=="removed":T.some(({plan:m})=>m===void 0)}function M({verdict:R}){return R==="block"}function I(R){
if(R.some(({verdict:c})=>c==="block"))return"another command of the gene is blocked";const m=R.flatMap(({reading:c})=>(0,S().
toolOf)(c)??[]).find(({path:c})=>c===void 0);return m?`${m.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}}),27097:((D,h,d)=>{Object.defineProperty(h,"__esModule",{
value:!0}),h.launchOf=j;function S(){const I=d(76760);return S=function(){return I},I}function b(){const I=d(41895);return b=
function(){return I},I}function k(){const I=d(64836);return k=function(){return I},I}const $={npm_config_node_options:"-\
-warnings"};function j(I,{programs:R,checkout:T,base:m}){const{argv:c,binary:v,program:f,scripts:r,directory:s}=I,t=R.node.
file,n=(0,S().join)(T,s);if(r!==void 0){const{platform:a}=process,i=(0,k().launchScripts)(r,{programs:R,checkout:T,base:m,
platform:a});if(!("missing"in i))return i;throw i.missing==="sh"?N(I):_(I,i.missing,t)}const o=c.slice(1);if(v!==void 0)
return{file:t,args:[(0,S().join)(T,v),...o],cwd:n};if(f==="node")return{file:t,args:o,cwd:n};if(f==="npm"||f==="npx"){const a=R[f];
if(a)return{file:t,args:[a.file,...o],env:$,cwd:n};throw _(I,f,t)}const e=R.machine.get(f);if(e)return{file:e.file,args:o,
cwd:n};throw M(I,f,"on PATH outside the checkout","Install the program before this step, in a directory outside the chec\
kout. Shell builtins such as cd cannot be run.")}function _(I,R,T){return M(I,R,`next to ${T} or on PATH outside the che\
ckout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}function N(I){return M(I,"a PO\
SIX shell (sh)","on this machine","Install Git for Windows, which includes sh, or make the script one command of node or\
 of a local tool.")}function M({command:I},R,T,m){const c=`The command "${I}" needs ${R}, which was not found ${T}.`;return new(b()).
GateError("program_not_found",c,m)}}),46282:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.findPrograms=c,
h.isInside=O;function S(){const y=d(31421);return S=function(){return y},y}function b(){const y=d(73024);return b=function(){
return y},y}function k(){const y=d(51455);return k=function(){return y},y}function $(){const y=d(48161);return $=function(){
return y},y}function j(){const y=d(76760);return j=function(){return y},y}function _(){const y=d(57975);return _=function(){
return y},y}function N(){const y=d(7723);return N=function(){return y},y}function M(){const y=d(26040);return M=function(){
return y},y}function I(){const y=d(41895);return I=function(){return y},y}const R=N().object({file:N().string(),version:N().
string(),platform:N().string(),arch:N().string()}),T="JSON.stringify({file: process.execPath, version: process.version, \
platform: process.platform, arch: process.arch})",m=2e4;async function c(y){const{path:p,checkout:g,names:w=[]}=y,E=await a(
p,g),P=await v(E,g),[C,A]=await Promise.all(["npm","npx"].map(G=>r(G,P.file,E,g))),L=await e(w,E,g),F=await n(E,g);return{
node:P,...C&&{npm:C},...A&&{npx:A},...F!==void 0&&{shell:F},machine:L,searchPath:E}}async function v(y,p){for await(const{
file:g,real:w}of l("node",y,p)){const E=await f(g,w,y),P=await i(E.file,p);if(P!==void 0)return{...E,file:P}}throw new(I()).
GateError("program_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for \
example with actions/setup-node), in a directory outside the checkout.")}async function f(y,p,g){const{execPath:w,version:E,
platform:P,arch:C}=process;if(p===await(0,k().realpath)(w))return{file:p,version:E,platform:P,arch:C};try{const{stdout:A}=await(0,_().
promisify)(S().execFile)(y,["-p",T],{cwd:(0,j().dirname)(y),env:{PATH:g.join(j().delimiter),HOME:(0,$().homedir)(),...process.
env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:m,windowsHide:!0});return R.parse(JSON.parse(A))}catch(A){throw new(I()).
GateError("program_not_found",`${y} is the first node on PATH, but it does not work.`,"Run it manually to see the error,\
 or set up Node.js before this step (actions/setup-node).",{cause:A})}}async function r(y,p,g,w){const E=(0,j().join)("n\
ode_modules","npm","bin",`${y}-cli.js`);for(const P of[(0,j().dirname)(p),...g]){for(const A of[(0,j().join)(P,E),(0,j().
join)(P,"..","lib",E)]){const L=await s(A,y,w);if(L)return L}const C=await s((0,j().join)(P,y),y,w);if(C)return C}}async function s(y,p,g){
const w=await i(y,g);if(!w?.endsWith(`${p}-cli.js`))return;const E=(0,j().join)((0,j().dirname)(w),"..","package.json"),
P=await(0,k().readFile)(E,"utf8").catch(()=>"null"),{success:C,data:A}=N().object({name:N().literal("npm"),version:N().string()}).
safeParse((0,M().attempt)(()=>JSON.parse(P)));return C?{file:w,version:A.version}:void 0}const t="/bin/sh";async function n(y,p){
if(process.platform!=="win32")return t;for await(const{real:g}of l("git",y,p)){const w=await i((0,j().join)((0,j().dirname)(
g),"..","bin","sh.exe"),p);if(w!==void 0)return w}}const o=/^[A-Za-z0-9][\w.+-]*$/;async function e(y,p,g){const w=new Map;
for(const E of y.filter(P=>o.test(P))){const P=await l(E,p,g).next();P.done||w.set(E,P.value)}return w}async function a(y,p){
const g=new Set(y.split(j().delimiter).filter(E=>(0,j().isAbsolute)(E)));return(await Promise.all([...g].map(async E=>await i(
E,p)===void 0?[]:[E]))).flat()}async function i(y,p){const[g,w]=await Promise.all([(0,k().realpath)(y).catch(()=>{}),(0,k().
realpath)(p)]);if(g===void 0)return;const E=[g,(0,j().resolve)(y)],P=[w,(0,j().resolve)(p)];return E.some(C=>P.some(A=>O(
A,C)))?void 0:g}async function*l(y,p,g){for(const w of p){const E=(0,j().join)(w,process.platform==="win32"?`${y}.exe`:y),
P=await i(E,g);P!==void 0&&await u(P)&&(yield{file:E,real:P})}}async function u(y){try{return await(0,k().access)(y,b().
constants.X_OK),(await(0,k().stat)(y)).isFile()}catch{return!1}}function O(y,p){const g=(0,j().relative)(y,p);return g!==
".."&&!g.startsWith(`..${j().sep}`)&&!(0,j().isAbsolute)(g)}}),63682:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.NOTHING_RAN=void 0,h.requestOf=O,h.runAudited=o,h.withinBudget=p;function S(){const g=d(48161);return S=function(){return g},
g}function b(){const g=d(97247);return b=function(){return g},g}function k(){const g=d(60210);return k=function(){return g},
g}function $(){const g=d(41115);return $=function(){return g},g}function j(){const g=d(57430);return j=function(){return g},
g}function _(){const g=d(19309);return _=function(){return g},g}function N(){const g=d(60670);return N=function(){return g},
g}function M(){const g=d(10582);return M=function(){return g},g}function I(){const g=d(32223);return I=function(){return g},
g}function R(){const g=d(46252);return R=function(){return g},g}function T(){const g=d(69983);return T=function(){return g},
g}function m(){const g=d(57334);return m=function(){return g},g}function c(){const g=d(22562);return c=function(){return g},
g}function v(){const g=d(46282);return v=function(){return g},g}function f(){const g=d(64474);return f=function(){return g},
g}const r=4*1024*1024,s=6e4,t=4,n=2*1024;async function o(g,w){const E=new Date,P=e(g,w),{checkout:C,path:A,policy:L,progress:F,
signal:G,shown:x}=w,U=(0,c().refusedOutcomes)(g.genes,C!==void 0,E);if(C===void 0||P.length===0)return{...y,outcomes:U};
const{directory:Y,leftOut:W}=C,B=new Set(P.flatMap(({plans:z})=>z.map(X=>X.program))),H=await(0,v().findPrograms)({path:A,
checkout:Y,names:[...B]}),V=l(L.concurrency),K=(0,_().shareFolder)(C,w.attended,x!==void 0),{backend:J,isolation:Z,close:Q}=await(0,N().
chooseBackend)({programs:H,checkout:Y,leftOut:W,...x&&{shown:x},shareFolder:K.folder,outputBytes:i(L.limits.output_bytes,
g.genes),limits:(0,M().limitsOn)((0,M().thisMachine)(),L.limits,V),lanes:V,requested:O(L.containment,w.fork),network:L.network===
"allow",replaced:await a(g,w.tree),folders:w.privateFolders,home:await(0,I().homeFolders)([...L.home_caches,...(0,$().homeDependencies)(
L)],w.home),signal:G}),q=J.level==="namespaces",nn=q?V:1,sn=async()=>{const z=performance.now(),X=await p(L.limits.budget_seconds*
1e3,G,tn=>(0,f().runPlans)(P,{backend:J,progress:F,views:L.views,concurrency:nn,signal:tn,guard:K.guard()})),en=Math.max(
s,performance.now()-z),dn=await p(en,G,tn=>(0,T().breakAndRun)(X,{...w,checkout:C,backend:J,concurrency:nn,signal:tn}));
return{runs:X,mutants:dn}},{runs:rn,mutants:an}=await sn().finally(()=>Promise.all([Q(),K.close()])),cn=[(0,R().mentionedOf)(
K.hides()?W:[]),(0,R().causesOf)({isolation:Z,policy:L,programs:H,checkout:Y,home:w.home}),(0,R().namedRootOf)(q?Y:K.guard().
directory)],un=z=>cn.reduce((X,en)=>en(X),z),on=P.map(z=>{const{gene:X}=z;return[X,(0,c().outcomesOf)(X,rn.get(z)??[],E).
map(un)]});return{outcomes:new Map([...U,...on]),interrupted:(0,m().countInterrupted)(on.flatMap(([,z])=>z)),isolation:{
...Z,description:`${Z.description} ${u(q,L.views,nn)}`},nodeOf:()=>H.node,mutants:an,findings:K.findings()}}function e(g,{
waiting:w}){return g.genes.filter(E=>!w.has(E)).map(E=>({...(0,c().plansOf)(E),gene:E})).filter(({plans:E})=>E.length>0)}
async function a(g,w){const E=new Set((0,b().isOfChange)(g)?g.files.map(({path:C})=>C):[]),P=await(0,k().npmrcCopies)(w,
E);return new Map(P.flatMap(({path:C,text:A,dropped:L,isLink:F})=>L.length>0&&!F?[[C,A]]:[]))}function i(g,w){const E=w.
flatMap(A=>(0,c().plansOf)(A).plans),P=new Set(E.map(({digest:A})=>A)),C=Math.floor(r/(P.size*t));return Math.min(g,Math.
max(C,n))}function l(g){return g==="cores"?(0,S().availableParallelism)():g}function u(g,w,E){if(!g)return"One command a\
t a time, because all commands share the checkout.";const P=w==="gene"?" The commands of one gene share a view.":"";return`${E===
1?"One command at a time.":`Up to ${E} commands at once.`}${P}`}function O(g,w){return g==="require-for-forks"?w?"requir\
e":"auto":g}const y=h.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:j().NOTHING_RUN,nodeOf:()=>process};async function p(g,w,E){
const P=new AbortController,C=setTimeout(()=>P.abort(m().BUDGET_SPENT),g);try{return await E(AbortSignal.any([w,P.signal]))}finally{
clearTimeout(C)}}}),64474:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.once=j,h.runPlans=k,h.turns=$;function S(){
const f=d(41895);return S=function(){return f},f}function b(){const f=d(57334);return b=function(){return f},f}async function k(f,r){
const{backend:s,progress:t,concurrency:n,views:o}=r,e=new Map(f.flatMap(({plans:E})=>E.map(P=>[P.digest,P]))),a=new Map;
for(const E of e.values()){const P=T(()=>s.check(E));P&&a.set(E.digest,P)}const i=new AbortController,l=AbortSignal.any(
[r.signal,i.signal]),u=$(n),O=R({...r,signal:l},a),y=j(E=>u(()=>O(E,(P,C)=>s.run(P,C)))),p=j(E=>u(async()=>{const P=await s.
forGene?.(E.length,l),C=(A,L)=>(P??s).run(A,L);return I(E,A=>O(A,C),l).finally(()=>P?.close())})),g=async({plans:E})=>{try{
return o!=="gene"?await I(E,C=>y(C.digest,C),l):(await p(_(E),E)).map((C,A)=>({...C,plan:E[A]??C.plan}))}catch(P){throw i.
abort(),P}},w=new Map(f.map(({plans:E})=>[_(E),E]));t.planned(o==="gene"?[...w.values()].flat().length:e.size);try{const E=n===
1?await N(f,g):await M(f,g),P=c(E);return new Map(f.map((C,A)=>[C,P[A]??[]]))}finally{t.ended()}}function $(f){const r=[];
let s=f;return async t=>{s===0?await new Promise(n=>r.push(n)):s-=1;try{return await t()}finally{const n=r.shift();n?n():
s+=1}}}function j(f){const r=new Map;return(s,t)=>{const n=r.get(s)??f(t);return r.set(s,n),n}}function _(f){return f.map(
({digest:r})=>r).join()}async function N(f,r){const s=[];for(const t of f)s.push(await r(t));return s}async function M(f,r){
const s=f.map(r);return await Promise.allSettled(s),Promise.all(s)}async function I(f,r,s){const t=[];for(const n of f){
const o=t.find(({outcome:e})=>e.checkout_modified);s.aborted?t.push(v(n,(0,b().stopReason)(s))):o?t.push(v(n,m(o.plan))):
t.some(({outcome:e})=>e.status!=="passed")?t.push(v(n,"an earlier command of the gene did not pass")):t.push({...await r(
n),plan:n})}return t}function R(f,r){const{backend:s,progress:t,signal:n,guard:o}=f,e=s.level==="process_group";let a;return async(i,l)=>{
if(a!==void 0)return v(i,a);if(n.aborted)return v(i,(0,b().stopReason)(n));const u=o?.state(),O=o&&u?[...await o.changed(
u)]:[];if(o&&u&&!e&&O.push(...o.added(u)),O.length>0)return a=b().CHECKOUT_CHANGED,{plan:i,outcome:(0,b().changedOutcome)(
new Date,O),changedFiles:[]};t.started(i.command);const y=r.get(i.digest),p=y?(0,b().programMissingOutcome)(y,new Date):
await l(i,n),g=()=>e?o?.changed():u&&o?.touchedSince(u),w=(n.aborted?void 0:await g())??[];if(w.length===0||e)return t.finished(
i.command,p),w.length>0&&(a=m(i)),{plan:i,outcome:p,changedFiles:w};a=b().CHECKOUT_CHANGED;const E=(0,b().changedOutcome)(
new Date(p.started_at),w,p);return t.finished(i.command,E),{plan:i,outcome:E,changedFiles:[]}}}function T(f){try{f();return}catch(r){
if(r instanceof S().GateError&&r.code==="program_not_found")return r;throw r}}function m({command:f}){return`the command\
 "${f}" changed files of the checkout`}function c(f){const r=new Set;return f.map(s=>s.map(t=>{const{outcome:n}=t;return n.
status==="skipped"?t:r.has(n)?{...t,outcome:{...n,reused:!0}}:(r.add(n),t)}))}function v(f,r){return{plan:f,outcome:(0,b().
skippedOutcome)(r,new Date),changedFiles:[]}}}),75009:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.commandVariables=
k,h.scriptVariables=j;function S(){const M=d(73024);return S=function(){return M},M}function b(){const M=d(76760);return b=
function(){return M},M}function k(M,{programs:I,checkout:R,base:T,platform:m}){const{node:c,npm:v}=I,f=m==="win32"?b().win32:
b().posix,{subcommand:r,directory:s,project:t,prefixed:n,config:o}=M,e=T.npm_config_node_options??M.nodeOptions,a=o.npm_config_color??
T.npm_config_color,i=f.join(R,t),l=f.dirname(c.file),u=m==="win32"?l:f.dirname(l),O=n?i:T.npm_config_prefix??u;return{...o,
COLOR:a==="always"?"1":"0",EDITOR:m==="win32"?`${T.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:f.join(R,s),NODE:c.file,...e!==
void 0&&{NODE_OPTIONS:e},...e!==void 0&&{npm_config_node_options:e},npm_command:r,npm_config_global_prefix:O,npm_config_init_module:f.
join(T.HOME??"",".npm-init.js"),npm_config_local_prefix:i,npm_config_noproxy:"",npm_config_prefix:O,npm_node_execpath:c.
file,...v&&$(M,v,c,f),...T.npm_config_user_agent&&{npm_config_user_agent:T.npm_config_user_agent}}}function $({subcommand:M,
inWorkspaces:I},R,T,m){const c=_(R.file,m),v=`npm/${R.version} node/${T.version} ${T.platform} ${T.arch}`,f=(0,S().existsSync)(
m.join(c,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:M==="run"?f:M,npm_config_node_gyp:m.join(c,
"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:R.version,npm_config_user_agent:`${v} workspaces/${I}`,npm_execpath:R.
file}}function j({directory:M,event:I,body:R="",packageEnv:T},{programs:{npm:m},checkout:c,base:v,platform:f}){const r=f===
"win32"?b().win32:b().posix,s=r.join(c,M),n=[...N(s,r).map(o=>r.join(o,"node_modules",".bin")),...m?[r.join(_(m.file,r),
"node_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],v.PATH];return{...T,PATH:n.join(r.delimiter),npm_lifecycle_event:I,
npm_lifecycle_script:R,npm_package_json:r.join(s,"package.json")}}function _(M,I){return I.dirname(I.dirname(M))}function N(M,I){
const R=I.dirname(M);return R===M?[M]:[M,...N(R,I)]}}),64836:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.DRIVER=void 0,h.launchScripts=k;function S(){const m=d(76760);return S=function(){return m},m}function b(){const m=d(75009);
return b=function(){return m},m}function k(m,c){const{checkout:v,platform:f,programs:r}=c,{shell:s}=r,{join:t}=f==="win3\
2"?S().win32:S().posix,n=(0,b().commandVariables)(m,c),o={...c,base:{...c.base,...n}};if(s!==void 0){const l=$(m,o);return"\
missing"in l?l:{file:s,args:l,env:n,cwd:t(v,m.directory)}}const[e,...a]=m.steps;if(e===void 0||a.length>0)return{missing:"\
sh"};const i=N(e,o);return"missing"in i?i:i.argv[0]!==r.node.file?{missing:"sh"}:{file:r.node.file,args:i.argv.slice(1),
cwd:t(v,e.directory),env:{...n,...(0,b().scriptVariables)(e,o),...i.env}}}function $(m,c){const{npm_config_loglevel:v,npm_config_json:f}=c.
base,r=v!=="silent"&&f!=="true",s=[];for(const t of m.steps){const n=(0,b().scriptVariables)(t,c),o=N(t,{...c,base:{...c.
base,...n}});if("missing"in o)return o;const e=r&&t.body!==void 0?R(t):"",a=m.inWorkspaces?t.directory:"",i={..._(n,c),...o.
env};s.push(...j({group:a,directory:t.directory,heading:e},{...o,env:i},c))}return["-c",T,"npm",...s]}function j({group:m,
directory:c,heading:v},{argv:f,env:r},{checkout:s,platform:t}){const{join:n}=t==="win32"?S().win32:S().posix,o=Object.entries(
r).map(([i,l])=>`${i}=${l}`),a=[...[m,n(s,c),v,String(o.length)],...o,...f];return[String(a.length),...a]}function _(m,{
platform:c}){if(c!=="win32")return m;const v=(m.PATH??"").split(";").map(f=>f.replace(/^([A-Za-z]):/,(r,s)=>`/${s.toLowerCase()}`).
replaceAll("\\","/"));return{...m,PATH:v.join(":")}}function N(m,c){const{programs:v}=c,{node:f,shell:r}=v,{body:s,event:t,
text:n,command:o}=m;if(r!==void 0&&o?.nested)return M(o.nested,m,c,r);if(o===void 0||o.argv.length===0)return r===void 0?
{missing:"sh"}:{argv:s===void 0?[r,"-c",I,"npm",t]:[r,"-c",n],env:{}};const{env:e}=o,[a="",...i]=o.argv,l=(...u)=>({argv:[
f.file,...u,...i],env:e});if(a==="node")return l();if(a==="npm"||a==="npx"){const u=v[a];return u===void 0?{missing:a}:l(
u.file)}return{argv:o.argv,env:e}}function M(m,{directory:c},v,f){const r=[];for(const o of m){const e=(0,b().commandVariables)(
o,v),a=$(o,{...v,base:{...v.base,...e}});if("missing"in a)return a;r.push({argv:[f,...a],env:e})}const[s,...t]=r;if(s!==
void 0&&t.length===0)return s;const n=r.flatMap(o=>j({group:"",directory:c,heading:""},o,v));return{argv:[f,"-c",T,"npm",
...n],env:{}}}const I=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function R({packageId:m,event:c,body:v="",
words:f}){const r=m===""?c:`${m} ${c}`,s=[v.trim().replaceAll(`
`,`
> `),...f].join(" ");return`
> ${r}
> ${s}

`}const T=h.DRIVER=String.raw`
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
`}),2978:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.signalTree=v,h.startProgram=_;function S(){const o=d(
31421);return S=function(){return o},o}function b(){const o=d(77598);return b=function(){return o},o}function k(){const o=d(
73024);return k=function(){return o},o}function $(){const o=d(76760);return $=function(){return o},o}function j(){const o=d(
58500);return j=function(){return o},o}function _(o){const e=(0,b().randomUUID)(),a=R(e);let i;try{i=(0,S().spawn)(o.file,
o.args,{cwd:o.cwd,env:{...o.env,[T]:e},detached:process.platform!=="win32",shell:!1,stdio:["ignore","pipe","pipe"],windowsHide:!0})}catch(u){
return a.release(),M(u)}const{pid:l}=i;return l!==void 0&&a.hold(l),{outputs:[i.stdout,i.stderr],ended:N(i),closed:new Promise(
u=>i.once("close",u)),terminate:()=>{l!==void 0&&v(l,"SIGTERM")},kill:()=>{l!==void 0&&v(l,"SIGKILL")},sweep:async()=>{l!==
void 0&&await r(l,e)},release:()=>{a.release();for(const u of[i.stdout,i.stderr])u?.destroy()}}}function N(o){return new Promise(
e=>{o.once("error",a=>e({exitCode:null,signal:null,error:a})),o.once("exit",(a,i)=>e({exitCode:a,signal:i}))})}function M(o){
const e=()=>{};return{outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:o}),closed:Promise.resolve(),
terminate:e,kill:e,sweep:()=>Promise.resolve(),release:e}}const I=`
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
`;function R(o){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const e=(0,S().spawn)("/bin/sh",["-c",I,
"gene-gate",`${T}=${o}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return e.on(
"error",()=>{}),e.stdin.on("error",()=>{}),e.unref(),"unref"in e.stdin&&typeof e.stdin.unref=="function"&&e.stdin.unref(),
{hold:a=>{e.stdin.write(`${a}
`)},release:()=>{e.stdin.end(`done
`)}}}const T="GENE_GATE_RUN",m=40,c=10;function v(o,e){process.platform==="win32"?e==="SIGKILL"&&f(o):n(-o,e)}function f(o){
const e=(0,$().join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),a={stdio:"ignore",windowsHide:!0};
(0,S().spawn)(e,["/PID",String(o),"/T","/F"],a).on("error",()=>{})}async function r(o,e){if(process.platform!=="win32"&&
(n(-o,"SIGKILL"),!!(0,k().existsSync)("/proc/self/environ")))for(let a=0;a<m;a+=1){const i=s(e);if(i.length===0)return;for(const l of i)
n(l,"SIGKILL");await(0,j().setTimeout)(c)}}function s(o){return(0,k().readdirSync)("/proc").filter(e=>/^\d+$/.test(e)).filter(
e=>t(e).includes(`${T}=${o}`)).map(Number)}function t(o){try{return(0,k().readFileSync)(`/proc/${o}/environ`)}catch{return Buffer.
alloc(0)}}function n(o,e){try{process.kill(o,e)}catch{}}}),35353:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.Capture=void 0,h.supervise=M,h.superviseStarted=I;function S(){const s=d(46193);return S=function(){return s},s}function b(){
const s=d(58500);return b=function(){return s},s}function k(){const s=d(57334);return k=function(){return s},s}function $(){
const s=d(2978);return $=function(){return s},s}const j=500,_=1e3,N=5e3;async function M(s){return I(s.file,()=>(0,$().startProgram)(
s),s)}async function I(s,t,n){if(n.signal?.aborted)return(0,k().skippedOutcome)((0,k().stopReason)(n.signal),new Date);const o=[
new f(n.outputBytes),new f(n.outputBytes)],e=new Date().toISOString(),a=performance.now(),i=await R(t(),o,n);return{...v(
i,s,n),exit_code:i.exitCode,signal:i.signal,started_at:e,duration_ms:Math.round(i.at-a),stdout:o[0].result(),stderr:o[1].
result()}}async function R(s,t,n){T(s.outputs[0],t[0]),T(s.outputs[1],t[1]);const o=await m(s,n);return await s.sweep(),
o.error===void 0&&await c(s.closed),s.release(),o}function T(s,t){s?.on("data",n=>t.write(n)),s?.on("error",()=>{})}function m(s,{
timeoutMs:t,graceMs:n=2e3,signal:o}){return new Promise(e=>{let a,i;const l=(p,g)=>{a??=p,s.terminate(),clearTimeout(O),
clearTimeout(i),i=setTimeout(()=>{s.kill(),i=setTimeout(()=>y({exitCode:null,signal:null}),N)},g)},u=()=>l("interrupt",j),
O=setTimeout(()=>l("timeout",n),t);o?.addEventListener("abort",u);const y=p=>{clearTimeout(O),clearTimeout(i),o?.removeEventListener(
"abort",u),e({...p,stopped:a,at:performance.now()})};s.ended.then(y)})}async function c(s){const t=new AbortController,n=(0,b().
setTimeout)(_,void 0,{signal:t.signal}).catch(()=>{});await Promise.race([s,n]),t.abort()}function v({exitCode:s,signal:t,
error:n,lost:o,stopped:e},a,{timeoutMs:i,signal:l}){if(n){const u=n.code??n.message;return{status:"crashed",reason:`Comm\
and could not be started: ${a} (${u})`}}if(e==="timeout")return{status:"timed_out",reason:`Command timed out after ${i}m\
s`};if(e==="interrupt"&&l){const u=(0,k().stopReason)(l);return{status:u===k().BUDGET_SPENT?"timed_out":"skipped",reason:u}}
return o!==void 0?{status:"error",reason:`Containment was lost: ${o}`}:t!==null?{status:"crashed",reason:`Command was en\
ded by ${t}`}:s===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${s}`}}class f{#e;#t;#n;#s=0;#o=0;constructor(t){
this.#e=t,this.#t=Buffer.allocUnsafeSlow(t),this.#n=Buffer.allocUnsafeSlow(2*t)}write(t){const n=t.copy(this.#t,Math.min(
this.#s,this.#e));this.#s+=t.length;const o=t.subarray(n).subarray(-this.#e);this.#o+o.length>this.#n.length&&(this.#o=this.#n.
copy(this.#n,0,this.#o-this.#e,this.#o)),this.#o+=o.copy(this.#n,this.#o)}result(){const[t,n]=[this.#e,this.#s],o=new(S()).
StringDecoder("utf8"),e=this.#t.subarray(0,Math.min(n,t));if(n<=t)return{head:o.end(e),tail:"",bytes:n,truncated:!1};const a=o.
write(e),i=this.#n.subarray(Math.max(0,this.#o-t),this.#o);return n<=2*t?{head:a,tail:o.end(i),bytes:n,truncated:!1}:{head:a,
tail:i.subarray(r(i)).toString("utf8"),bytes:n,truncated:!0}}}h.Capture=f;function r(s){const t=o=>o!==void 0&&o>>6===2;
return[0,1,2,3].find(o=>!t(s[o]))??0}}),11863:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.configuresTool=
O,h.replacesAudited=v,h.takenFor=c;function S(){const p=d(76760);return S=function(){return p},p}function b(){const p=d(
41330);return b=function(){return p},p}function k(){const p=d(20639);return k=function(){return p},p}const $=["",".js","\
.json",".node"],j=new Set(["package.json",".npmrc"]),_=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,N=/(?:^|\/)\.git(?:\/|$)/,
M=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
I=/\.(?:gch|pch|local)$/,R=/\.d\.[cm]?ts$/i,T=/^(?:index|__init__|__main__|init|mod|main)\./,m=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function c(p){const g=t(p),w=E=>E===""||p.kindOf(E)==="directory";return E=>{if(_.test(E)||N.test(E)||v(E,F=>p.kindOf(F)!==
void 0))return!0;const P=y(E);if(P!==void 0&&w(P))return!0;const C=m.exec(E);if(C){const[,F="",G]=C;return G===void 0?w(
F):g(F).has(G)}const[A,L]=[o(E),S().posix.basename(E)];return w(A)?f(L)||s(L,g(A)):(f(L)||j.has(L))&&g(o(A)).has(S().posix.
basename(A))}}function v(p,g){return j.has(S().posix.basename(p))?g(S().posix.dirname(p)):$.some((w,E)=>{if(!p.endsWith(
w))return!1;const P=p.slice(0,p.length-w.length);return[...$.slice(E+1),...w===""?[]:[""]].some(A=>g(P+A))})}function f(p){
return T.test(p)&&r(p)}function r(p){return M.test(p)&&!R.test(p)}function s(p,g){return I.test(p)?g.has(p.replace(I,"")):
(n(p)===p||r(p))&&g.has(n(p))}function t(p){const g=new Map;return w=>{const E=()=>p.list(w).map(C=>S().posix.basename(C)),
P=g.get(w)??new Set(E().flatMap(C=>[C,n(C)]));return g.set(w,P),P}}function n(p){return S().posix.parse(p).name}function o(p){
const g=S().posix.dirname(p);return g==="."?"":g}const e=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts\
,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpf\
ile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.\
py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],a=[...e,"import_map.json","{biome,nx,lerna,turbo,rush,pro\
ject,workspace,angular,vercel,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorcon\
fig,.*ignore,.gitattributes,.gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.f\
lake8,pylintrc,Pipfile,Pipfile.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.t\
oml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,ruboco\
p}.{yml,yaml,toml,json}","{pom.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*\
.props,Directory.*.targets,global.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLi\
sts.txt,CMakePresets.json,CMakeUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-v\
ersion,phpunit.xml,phpunit.xml.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,\
BUILD.bazel,WORKSPACE,MODULE.bazel}"],i=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,
l=(0,b().default)(a,{dot:!0}),u=(0,b().default)(e,{dot:!0});function O(p,g){return u(S().posix.basename(p))&&g(S().posix.
dirname(p))}function y(p){const g=i.exec(p);if(g)return g[1]??"";const w=S().posix.basename(p);return l(w)||(0,k().isPackageFile)(
w)&&!j.has(w)?o(p):void 0}}),66535:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.compareWritten=M,h.lowerLayer=
m;function S(){const c=d(73024);return S=function(){return c},c}function b(){const c=d(76760);return b=function(){return c},
c}function k(){const c=d(26040);return k=function(){return c},c}function $(){const c=d(39491);return $=function(){return c},
c}function j(){const c=d(93028);return j=function(){return c},c}const _="more than can be listed",N=100;function M({entries:c,
left:v,complete:f},r,s){const t=new R(r,s);for(const y of c)t.entry(y);for(const y of v)t.left(y);f&&t.findDeleted();const{
created:n,changed:o,deleted:e,modified:a,now:i}=t,u=f&&Object.values({created:n,changed:o,deleted:e}).every(({length:y})=>y<=
N),O={created:n.length,changed:o.length,deleted:e.length};return{side_effects:{created:I(n),changed:I(o),deleted:I(e),...!u&&
{totals:O,complete:!1}},modified:[...I(a),...f?[]:[_]],remembered:i}}function I(c){return c.toSorted().slice(0,N)}class R{created=[];changed=[];deleted=[];modified=[];now=new Map;#e;#t;#n=new Map;constructor(v,f){
this.#e=v,this.#t=f}entry(v){const{type:f,path:r}=v;if(this.#n.size===0&&this.#s("",!0),f==="c")return;const s=this.#n.get(
T(r)),t=s?.below.has(r)===!0,n=t?this.#e.kindOf(r):void 0;s&&!t&&(s.foreign-=1),f==="m"?this.#o(r,t):f!=="d"?this.#r(v,t):
(t&&n!=="directory"?this.#r(v,t):t&&v.mode!==this.#e.modeOf(r)&&this.#o(r,t),this.#s(r,n==="directory"))}left(v){const f=this.#n.
get(T(v));f&&!f.below.delete(v)&&(f.foreign+=1)}findDeleted(){for(const[v,{below:f,foreign:r}]of this.#n){for(const s of f)
this.deleted.push(s),this.modified.push(s);r>0&&this.created.push(`${v}/`)}for(const v of this.#t?.former.keys()??[])this.
now.has(v)||this.deleted.push(v)}#s(v,f){this.#n.set(v,{below:new Set(f?this.#e.list(v):[]),foreign:0})}#o(v,f){(f?this.
changed:this.created).push(`${v}/`),(f||this.#t?.isTaken(v))&&this.modified.push(v)}#r({path:v,stamp:f},r){const s=this.#t?.
former.get(v);s===void 0?(r?this.changed:this.created).push(v):s!==f&&this.changed.push(v),this.#t&&(r||this.#t.isTaken(
v))&&this.modified.push(v),this.now.set(v,f)}}function T(c){const v=b().posix.dirname(c);return v==="."?"":v}function m(c,v){
const f=new Set(v),r=s=>f.has(s)||(0,$().foldersAbove)(s).some(t=>f.has(t));return{kindOf:s=>{if(r(s))return;const t=(0,k().
attempt)(()=>(0,S().lstatSync)((0,b().join)(c,s)));return t&&((0,j().kindOf)(t)??"special")},modeOf:s=>{const t=(0,k().attempt)(
()=>(0,S().lstatSync)((0,b().join)(c,s)));return t&&t.mode&511},list:s=>{const t=(0,b().join)(c,s);return r(s)||(0,k().attempt)(
()=>(0,S().realpathSync)(t))!==t?[]:((0,k().attempt)(()=>(0,S().readdirSync)(t))??[]).map(o=>(0,b().join)(s,o)).filter(o=>!r(
o))}}}}),27159:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.parseReport=k,h.readReport=b;function S(){const _=d(
51455);return S=function(){return _},_}async function b(_){return k(await(0,S().readFile)(_,"utf8"))}function k(_){const N=_.
split("\0"),I=N.pop()===""&&N.at(-1)==="end",R=I?N.slice(0,-1):N,T=R[0]?.startsWith("!")?R.shift():void 0,m=c=>c.startsWith(
"=");return{entries:R.filter(c=>!m(c)).map($),left:R.filter(m).map(c=>c.slice(1)),complete:I,...T!==void 0&&{free:j(T)}}}
function $(_){const N=_.indexOf(" ")+1,M=_.slice(0,N-1),I=Number.parseInt(M.slice(M.lastIndexOf(":")+1),8)&511;return{type:_.
slice(0,1),stamp:M,mode:I,path:_.slice(N)}}function j(_){const[N,M,I]=_.split(" ").slice(1).map(Number);return{bytes:Number(
N)*Number(M),files:Number(I)}}}),46562:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.findingsOf=N,h.judgeGene=
_;function S(){const s=d(13580);return S=function(){return s},s}function b(){const s=d(57334);return b=function(){return s},
s}function k(){const s=d(9436);return k=function(){return s},s}function $(){const s=d(49001);return $=function(){return s},
s}function j(){const s=d(47350);return j=function(){return s},s}function _(s,t,{policy:n,ignoring:o,missing:e}){const a=m(
s,E=>(0,k().suppress)(E,o)),i=t.outcomes.get(s)??[],l=t.mutants?.get(s),u=[...(0,$().runFindings)(a,i,t,n),...(0,$().mutantFindings)(
a,l)],y=[...(0,k().suppress)(u,o),...e?[e]:[]],p=N({gene:a,runFindings:y}).filter(({suppressed:E})=>!E),g=I(i,y),w=(0,j().
gravest)([(0,j().severityVerdict)(p,n.fail_on),...a.commands.map(E=>E.verdict==="block"?"fail":"pass"),...g?["warn"]:i.map(
T),e?"needs_approval":"pass"]);return{gene:a,ran:t.outcomes.has(s),outcomes:i,...l&&{mutants:l},runFindings:y,verdict:w,
summary:g?M:c(a,i,w,p)}}function N({gene:s,runFindings:t}){return[...s.findings,...s.commands.flatMap(n=>n.findings),...t]}
const M="not runnable here: the machine lacks a program or a tool";function I(s,t){const n=t.filter(({rule:o})=>(0,S().ruleOf)(
o).group==="environment");return n.length>0&&n.every(({severity:o})=>o!=="error")&&s.every(({status:o,reason:e})=>o==="s\
kipped"?!R.has(e):o==="passed"||o==="not_runnable")}const R=new Set([b().INTERRUPTED,b().OUTCOME_LOST]);function T({status:s,
reason:t}){return s==="passed"?"pass":s==="error"||R.has(t)?"error":"fail"}function m(s,t){return{...s,findings:t(s.findings),
commands:s.commands.map(n=>({...n,findings:t(n.findings)}))}}function c(s,t,n,o){const e=s.commands.findIndex(C=>C.verdict===
"block"),a=t.findIndex(({status:C})=>C!=="passed"&&C!=="skipped"),i=t.findIndex(({status:C})=>C==="skipped"),l=[e,a,i].find(
C=>C>=0)??-1,u=s.commands[l];if(u)return`constraint: validation_failed: ${u.command} => ${r(t[l])}`;if(s.change==="remov\
ed")return"removed";const{files:O,max_files:y,severity:p}=s.blastRadius;if(o.some(v))return`constraint: blast_radius ${p}\
: ${O} / ${y} files`;const g=s.commands.length,w=g===1?"1 command":`${g} commands`;if(n==="needs_approval")return`${w} a\
llowed, waiting for approval`;if(n==="fail")return`failed: ${f(o).join(", ")}`;const E=t.length>0?`${w} passed`:`${w} al\
lowed, none run`,P=n==="warn"?f(o):[];return P.length>0?`${E}, with warnings: ${P.join(", ")}`:E}function v({rule:s,severity:t}){
return t==="error"&&s.startsWith("blast-radius-")}function f(s){const t=s.filter(({severity:o})=>o==="error"),n=s.filter(
({severity:o})=>o==="warning");return[...new Set((t.length>0?t:n).map(({rule:o})=>o))]}function r(s){return s?s.reason??
`exit code ${s.exit_code}`:"BLOCKED"}}),9436:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.dayOf=N,h.idleIgnores=
m,h.ignoreFindings=R,h.isIgnorable=M,h.refusalOf=T,h.suppress=I;function S(){const s=d(41330);return S=function(){return s},
s}function b(){const s=d(32854);return b=function(){return s},s}function k(){const s=d(13580);return k=function(){return s},
s}function $(){const s=d(95132);return $=function(){return s},s}function j(){const s=d(43767);return j=function(){return s},
s}function _(){const s=d(52288);return _=function(){return s},s}function N(s){return s.toISOString().slice(0,10)}function M({
rule:s,severity:t,layer:n}){return(0,j().mayBeIgnored)({...(0,k().ruleOf)(s),severity:t,layer:n})}function I(s,{ignores:t,
...n}){const o=t.filter(a=>!(0,_().hasExpired)(a.expires,n.today)),e=(0,_().withLevels)(s,n);return o.length===0?e:e.map(
a=>{const i=M(a)&&o.find(l=>c(l,a));return i?{...a,suppressed:{reason:i.reason,expires:i.expires}}:a})}function R({ignores:s,
today:t},n,o){return s.flatMap(e=>{const{rule:a,reason:i,expires:l}=e,u=r(e),O=n.filter(g=>c(e,g)),y=O.every(M)?T(e):_().
DECIDES;return y!==void 0?[(0,$().finding)("ignore-refused",{rule:a,where:u,refusal:y})]:(0,_().hasExpired)(e.expires,t)?
[(0,$().finding)("ignore-expired",{rule:a,where:u,reason:i,expires:l})]:O.length===0&&o.some(g=>v(e,g))?[(0,$().finding)(
"ignore-unused",{rule:a,where:u,reason:i})]:[]})}function T({rule:s}){const t=(0,k().checkRules)().find(({id:n})=>n===s);
return t===void 0?(0,_().unknownRule)(s):s==="protected-path"||(0,j().mayBeIgnored)(t)?void 0:_().DECIDES}function m(s,t){
return s.flatMap(n=>{const o=(0,_().hasExpired)(n.expires,t)?`it expired on ${n.expires}`:void 0,e=T(n)??o;return e===void 0?
[]:[{rule:n.rule,why:e}]})}function c({rule:s,where:t},{rule:n,location:o,subject:e}){if(s!==n)return!1;const{path:a,gene:i,
command:l}=t??{};return(a===void 0||o!==void 0&&f(o.path,a))&&(i===void 0||i===e?.id)&&(l===void 0||l===e?.command)}function v({
where:s},{asset:t,commands:n}){const{path:o,gene:e,command:a}=s??{};return(o===void 0||f(t.path,o))&&(e===void 0||e===t.
id)&&(a===void 0||n.some(i=>i.command===a))}function f(s,t){return(0,b().isWithin)(s,t)||(0,S().default)(t,{dot:!0,nonegate:!0})(
s)}function r({where:s={}}){const t=Object.entries(s).map(([n,o])=>`the ${n} \`${o}\``);return t.length===0?"for all fin\
dings":`for ${t.join(", ")}`}}),92344:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.allFindings=r,h.judge=
v,h.judgeShards=n,h.otherShards=o,h.verdictOfPart=e;function S(){const a=d(9354);return S=function(){return a},a}function b(){
const a=d(1395);return b=function(){return a},a}function k(){const a=d(89549);return k=function(){return a},a}function $(){
const a=d(27199);return $=function(){return a},a}function j(){const a=d(97247);return j=function(){return a},a}function _(){
const a=d(95132);return _=function(){return a},a}function N(){const a=d(46562);return N=function(){return a},a}function M(){
const a=d(9436);return M=function(){return a},a}function I(){const a=d(52288);return I=function(){return a},a}function R(){
const a=d(47350);return R=function(){return a},a}const T=new Set([...b().NEEDS_PERSON,"gate-approval-missing"]),m=new Set,
c={ignores:[],rules:{}};function v(a,i,{policy:l,now:u,approval:O=S().NOTHING_WAITS}){const{ignores:y,rules:p}=(0,j().isOfChange)(
a)?l:c,g={ignores:y,rules:p,today:(0,M().dayOf)(u)},w=new Map(a.genes.map(B=>{const H=s(B,O);return[B,(0,N().judgeGene)(
B,i,{policy:l,ignoring:g,...H&&{missing:H}})]})),E=[...w.values()],P=o(i.shards??[]),C=t(O,a.findings),A=[...C?a.findings:
f(a.findings,l,O),...C?[C]:[],...P?[P]:[],...i.findings??[],...i.interrupted>0?[(0,_().finding)("run-interrupted",{skipped:i.
interrupted})]:[]],L=[...A,...E.flatMap(N().findingsOf)],F=[...(0,M().suppress)(A,g),...(0,M().ignoreFindings)(g,L,a.genes),
...(0,I().levelFindings)(g)],G=l.approvals.gate>0?T:m,x=(0,R().gravest)([(0,R().severityVerdict)(F.filter(({rule:B})=>!G.
has(B)),l.fail_on),F.some(({rule:B})=>G.has(B))?"warn":"pass"]),U=i.interrupted>0?"error":"pass",Y=C?"needs_approval":"p\
ass",W=(0,R().gravest)([x,U,Y,...E.map(B=>B.verdict)]);return{genes:E,findings:F,verdict:P?e(W):W,shards:n(i.shards??[],
w)}}function f(a,{approvals:{gate:i}},{approvals:l}){if(i>0&&l.length===0)return a;const u=i>0?"given":"not required";return a.
map(O=>b().NEEDS_PERSON.has(O.rule)?{...O,args:{...O.args,approval:u}}:O)}function r({findings:a,genes:i}){return[...a,...i.
flatMap(N().findingsOf)]}function s(a,{waiting:i,refusals:l,means:u,digest:O=""}){const y=i.get(a);if(y===void 0)return;
const{asset:p,commands:g}=a;return(0,_().finding)("approval-missing",{gene:p.id,confirmation:y.confirmation==="strong"?"\
strong":"very strong",needed:y.needed,given:y.given,commands:g.filter(({confirmation:w})=>w!=="standard").map(({command:w})=>w),
means:u,digest:(0,k().shortDigest)(O),refusals:l},(0,$().placeOf)(p))}function t({gate:a,refusals:i,means:l,digest:u=""},O){
if(a===void 0)return;const y=O.some(({rule:w})=>w==="gate-weakened"),p=O.some(({rule:w})=>w==="agent-files-unapproved"),
g={...a,means:l,digest:(0,k().shortDigest)(u),refusals:i,weakens:y,runs:p};return(0,_().finding)("gate-approval-missing",
g)}function n(a,i){return a.map(({index:l,of:u,genes:O})=>{const y=(0,R().gravest)([...O].map(p=>i.get(p)?.verdict??"err\
or"));return{index:l,of:u,genes:O.size,verdict:y}})}function o(a){const[i]=a;if(!(i===void 0||a.length===i.of))return(0,_().
finding)("part-of-run",{index:i.index,of:i.of,genes:i.genes.size})}function e(a){return a==="pass"||a==="warn"?"error":a}}),
52288:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.DECIDES=void 0,h.hasExpired=I,h.idleLevels=T,h.levelFindings=
m,h.unknownRule=f,h.withLevels=N;function S(){const r=d(3051);return S=function(){return r},r}function b(){const r=d(54441);
return b=function(){return r},r}function k(){const r=d(54062);return k=function(){return r},r}function $(){const r=d(13580);
return $=function(){return r},r}function j(){const r=d(95132);return j=function(){return r},r}function _(){const r=d(43767);
return _=function(){return r},r}function N(r,s){return Object.keys(s.rules).length===0?r:r.map(t=>M(t,s))}function M(r,s){
const{rule:t,severity:n,layer:o}=r,e={...(0,$().ruleOf)(t),severity:n,layer:o},a=R(s,t),i=n==="error"&&e.group&&R(s,e.group),
l=a?t:e.group,u=a??(i||void 0);if(u===void 0||l===void 0)return r;const{level:O,...y}=u,p=O==="off"?"notice":O;return p===
n||p!=="error"&&!(0,_().mayBeSoftened)(e)?r:{...r,severity:p,level:{rules:l,level:O,from:n,...y}}}function I(r,s){return r!==
void 0&&r<s}function R({rules:r,today:s},t){const n=Object.hasOwn(r,t)?r[t]:void 0,o=n&&(0,k().settingOf)(n);return I(o?.
until,s)?void 0:o}function T({rules:r,today:s}){return Object.entries(r).flatMap(([t,n])=>{const{level:o,until:e}=(0,k().
settingOf)(n),a=I(e,s)?`it expired on ${e}`:void 0,i=c(t,o)??a;return i===void 0?[]:[{name:t,why:i}]})}function m({rules:r,
today:s}){return Object.entries(r).flatMap(([t,n])=>{const{level:o,until:e,reason:a="none given"}=(0,k().settingOf)(n),i=c(
t,o);return i!==void 0?[(0,j().finding)("level-refused",{name:t,level:o,refusal:i})]:I(e,s)?[(0,j().finding)("level-expi\
red",{name:t,level:o,until:e,reason:a})]:[]})}function c(r,s){const t=b().RULE_GROUPS,n=(0,$().checkRules)().find(({id:e})=>e===
r);return t.includes(r)?void 0:n===void 0?f(r,t):s==="error"||(0,_().mayBeSoftened)(n)||r==="protected-path"?void 0:v}const v=h.
DECIDES="the rule decides whether commands may run, what a change may touch, or whether files are readable";function f(r,s=[]){
const t=(0,S().nearestName)(r,[...s,...(0,$().checkRules)().map(({id:o})=>o)]);return`${s.length>0?"there is no such rul\
e or group":"the rule does not exist"}${t?` (did you mean \`${t}\`?)`:""}`}}),49001:((D,h,d)=>{Object.defineProperty(h,"\
__esModule",{value:!0}),h.earlierOutputOf=s,h.mutantFindings=e,h.runFindings=M;function S(){const i=d(41330);return S=function(){
return i},i}function b(){const i=d(27199);return b=function(){return i},i}function k(){const i=d(6470);return k=function(){
return i},i}function $(){const i=d(75070);return $=function(){return i},i}function j(){const i=d(55250);return j=function(){
return i},i}function _(){const i=d(95132);return _=function(){return i},i}function N(){const i=d(57334);return N=function(){
return i},i}function M(i,l,{isolation:u},O){const y=u.level==="namespaces"&&O.views==="command",p=i.commands.flatMap((g,w)=>{
const E=l[w];if(E===void 0)return[];const{command:P,location:C}=g,A={location:C,subject:{...(0,b().subjectOf)(i.asset),command:P}};
return[{audited:g,command:P,outcome:E,place:A}]});return[...p.flatMap(g=>[...v(g,O),...c(g,O),...m(g)]),...y?R(p):[],...I(
i,l,O)]}function I({asset:i,commands:l},u,{limits:O}){const y=l.filter((w,E)=>u[E]?.reason===N().BUDGET_SPENT),[p]=y;if(p===
void 0)return[];const g={gene:i.id,seconds:O.budget_seconds,commands:y.length};return[(0,_().finding)("budget-spent",g,{
location:p.location,subject:(0,b().subjectOf)(i)})]}function R(i){const l=i.findIndex(({outcome:y})=>y.status==="failed"),
u=i[l],O=u&&s(u,i.slice(0,l));return O?[(0,_().finding)("earlier-output-missing",{command:u.command,...O},u.place)]:[]}const T=[
["checkout_modified","checkout-modified"],["checkout_changed","checkout-changed"],["left_out","file-left-out"]];function m({
command:i,outcome:l,place:u}){return T.flatMap(([O,y])=>{const p=l[O];return p?[(0,_().finding)(y,{command:i,paths:p},u)]:
[]})}function c({command:i,outcome:{side_effects:l},place:u},{caches:O,views:y}){const g=l?f({...l,...y==="gene"&&{created:[]}},
O):[];return g.length===0?[]:[(0,_().finding)("command-writes",{command:i,paths:g},u)]}function v({audited:i,command:l,outcome:u,
place:O},{limits:{slow_command_seconds:y}}){const p=Math.round(u.duration_ms/1e3),g=(0,j().causeWords)(u.causes);switch(u.
status){case"failed":{const w=u.exit_code??1;return[(0,_().finding)("command-failed",{command:l,exitCode:w,...g},O)]}case"\
timed_out":return u.reason===N().BUDGET_SPENT?[]:[(0,_().finding)("command-timed-out",{command:l,seconds:p,...g},O)];case"\
crashed":return[(0,_().finding)("command-crashed",{command:l,reason:u.reason??"no exit code",...g},O)];case"not_runnable":{
const{program:w=l}=i.plan??{};return[(0,_().finding)("program-missing",{command:l,program:w},O)]}case"passed":return u.duration_ms>
y*1e3?[(0,_().finding)("command-slow",{command:l,seconds:p,limit:y},O)]:[];case"skipped":{if(u.reason===N().OUTCOME_LOST)
return[(0,_().finding)("not-judged",{detail:`the command \`${l}\`: ${N().OUTCOME_LOST}`},O)];const w=(0,k().toolOf)(i.reading);
return w&&w.path===void 0?[(0,_().finding)("tool-not-installed",{command:l,tool:w.name},O)]:[]}case"error":case"blocked":
return[]}}function f({created:i,changed:l,deleted:u},O){const y=(0,S().default)([...O],{dot:!0});return[...i,...l,...u].
filter(p=>!y(p)).sort()}const r=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function s(i,l){const u=t(
i),O=u.filter(y=>r.test(y));for(const{command:y,outcome:p}of l.toReversed())for(const g of p.side_effects?.created??[]){
if(u.some(E=>n(E,g)))return{path:g,writer:y};const w=o(g).find(E=>O.some(P=>n(P,E)));if(w!==void 0)return{path:w,writer:y}}}
function t({command:i,outcome:{stdout:l,stderr:u}}){const O=[u,l].flatMap(({head:y,tail:p})=>[y,p]);return[i,...O.flatMap(
y=>y.split(`
`))]}function n(i,l){for(let u=i.indexOf(l);u>=0;u=i.indexOf(l,u+1)){const O=i[u-1]??" ",y=i.slice(u+l.length,u+l.length+
2);if(/[^\w.-]/.test(O)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(y))return!0}return!1}function o(i){const l=i.split("/").slice(
0,-1);return l.map((u,O)=>l.slice(0,l.length-O).join("/"))}function e({asset:i,commands:l},u){if(u===void 0)return[];const O=u.
every(({outcome:y})=>y==="survived");return l.flatMap((y,p)=>{const g=u[p],w=g?.outcome==="survived"?g.files:g?.existing?.
files;if(g===void 0||w===void 0)return[];const{command:E,location:P}=y,C=g.outcome!=="survived",A=C?w.length:g.total_files??
w.length,L=g.operator??"mixed",F=(0,_().finding)("passes-when-broken",{command:E,files:w,total:A,how:L,isExisting:C},{location:P,
subject:{...(0,b().subjectOf)(i),command:E}});return[!C&&(O||a(y))?F:{...F,severity:"notice"}]})}function a({plan:i}){if(i===
void 0)return!1;const{argv:l,scripts:u}=i;return u===void 0?(0,$().runsTests)(l):u.steps.some(({text:O})=>(0,$().runsTests)(
O.split(/[\s;&|()]+/)))}}),47350:((D,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.REPORTED_ONLY=void 0,h.exitCodeOf=
M,h.gravest=j,h.isBlocking=k,h.severityVerdict=$;function S(){const I=d(13580);return S=function(){return I},I}const b={
pass:0,warn:1,needs_approval:2,fail:3,error:4};function k({rule:I,severity:R,suppressed:T},m){return T||R==="notice"?!1:
R==="error"||m==="warning"&&!(0,S().ruleOf)(I)?.advice}function $(I,R){const T=m=>I.some(c=>c.severity===m&&!c.suppressed);
return I.some(({rule:m})=>(0,S().ruleOf)(m).undecided)?"error":T("error")?"fail":T("warning")?I.some(m=>k(m,R))?"fail":"\
warn":"pass"}function j(I){return I.reduce((R,T)=>b[T]>b[R]?T:R,"pass")}const _=h.REPORTED_ONLY=new Set(["fail","needs_a\
pproval"]),N={pass:0,warn:0,fail:1,needs_approval:1,error:2};function M(I,R="block"){return R==="report"&&_.has(I)?0:N[I]}})};
