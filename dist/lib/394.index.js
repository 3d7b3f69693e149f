"use strict";exports.id=394,exports.ids=[394],exports.modules={9354:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_WAITS=
void 0,p.findApprovals=P;function E(){const h=f(41895);return E=function(){return h},h}function m(){const h=f(39763);return m=
function(){return h},h}function N(){const h=f(1395);return N=function(){return h},h}async function P(h,u,w,l){const{means:a}=l,
e=(0,N().weakensGate)(h)?R(u.gate,a):0,o=h.genes.flatMap(c=>{const O=M(c);return O==="standard"?[]:[{gene:c,confirmation:O,
needed:R(u[O],a)}]});if(o.length===0&&e===0)return{...k,means:a};const n=await Promise.all(w.map(c=>_(c,u.people,l))),s=w.
length>1?n.map(I):n,t=o.flatMap(({gene:c,...O})=>{const g=b(s,({asking:S})=>S?.has($(c))??!0);return O.needed>g?[[c,{...O,
given:g}]]:[]}),r=b(s,({weakensGate:c})=>c??!0),i=s.flatMap(({digest:c})=>c??[]),d=i.length===w.length?(0,N().groupDigest)(
i):void 0;return{means:a,approvals:s.flatMap(({approvals:c})=>c),refusals:s.flatMap(({refusals:c})=>c),waiting:new Map(t),
...e>r&&{gate:{needed:e,given:r}},...d!==void 0&&{digest:d}}}function R(h,u){return u==="digest"?Math.min(h,1):h}function b(h,u){
const w=h.filter(u),l=w.length>0?w:h;return l.length===0?0:Math.min(...l.map(({approvals:a})=>a.length))}async function _({
pullRequest:h,judge:u},w,{find:l}){try{const{subject:a,genes:e,weakensGate:o}=await u(),n=(0,N().approvalDigest)(a),s={people:w,
subject:a,...h!==void 0&&{pullRequest:h}},{approvals:t,refusals:r}=await l(s),i=e.filter(d=>M(d)!=="standard").map($);return{
pullRequest:h,approvals:t,refusals:r,asking:new Set(i),weakensGate:o,digest:n}}catch(a){if(!(a instanceof E().GateError))
throw a;const e=`could not judge the head: ${a.message}`;return{pullRequest:h,approvals:[],refusals:[e]}}}function I(h){
const{pullRequest:u,approvals:w,refusals:l}=h;return u===void 0?h:{...h,approvals:w.map(a=>({...a,pull_request:u})),refusals:l.
map(a=>`pull request ${u}: ${a}`)}}function $({asset:{path:h,id:u}}){return JSON.stringify([h,u])}function M({commands:h}){
if(h.some(({plan:w})=>w===void 0))return"standard";const u=h.map(({confirmation:w})=>m().CONFIRMATIONS.indexOf(w));return m().
CONFIRMATIONS[Math.max(0,...u)]??"standard"}const k=p.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}}),
89549:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.approveByDigest=b,p.shortDigest=R;function E(){const _=f(
41895);return E=function(){return _},_}function m(){const _=f(1395);return m=function(){return _},_}const N=24,P=new RegExp(
`^sha256:[0-9a-f]{${N},64}$`);function R(_){return _.slice(0,7+N)}function b(_,I){if(_!==void 0&&!P.test(_))throw new(E()).
GateError("usage",`--approve requires an approval digest; ${JSON.stringify(_)} is not one`,"Run the command without --ap\
prove; it prints the digest to approve.");return{means:"digest",find:async({subject:$})=>{if(_===void 0)return{approvals:[],
refusals:[]};if((0,m().approvalDigest)($).startsWith(_))return{approvals:[{user:"command line",at:I.toISOString()}],refusals:[]};
const M=R(_);return{approvals:[],refusals:[`--approve ${M} is for another state: the files of the head, the base branch,\
 the policy or the commands have changed`]}}}}}),23423:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.readAppendedLog=
M,p.readRecords=l,p.readUntouchedLog=$;function E(){const n=f(23404);return E=function(){return n},n}function m(){const n=f(
26040);return m=function(){return n},n}function N(){const n=f(27199);return N=function(){return n},n}function P(){const n=f(
64385);return P=function(){return n},n}function R(){const n=f(78114);return R=function(){return n},n}function b(){const n=f(
86581);return b=function(){return n},n}function _(){const n=f(94534);return _=function(){return n},n}function I(){const n=f(
28894);return I=function(){return n},n}async function $(n,{path:s,size:t=0},r){if(t>I().MAX_LOG_BYTES)return u(s,t);try{
return l(s,await n.read(s,I().MAX_LOG_BYTES),r)}catch(i){return(0,P().unreadFile)(s,i)}}async function M(n,s,{path:t,size:r=0},i){
if(!(r>I().MAX_LOG_BYTES))try{const[d,c]=await Promise.all([n.read(t,I().MAX_LOG_BYTES),s.read(t,I().MAX_LOG_BYTES)]),O=(0,I().
continuationOf)(d,c);if(O.kind==="rewritten")return;const{from:g}=O,S=l(t,c.subarray(0,g),i),y=(0,I().countLines)(c,g)+1,
v=k(t,c.subarray(g),i,y);return{kept:S,appended:h(v,S)}}catch(d){return{kept:{path:t,assets:[],problems:[]},appended:(0,P().
unreadFile)(t,d)}}}function k(n,s,t,r){return s.length>t.maxBytes?(0,P().tooLargeFile)(n,s.length,t):(0,P().readAssetFile)(
n,s,t,r)}function h(n,s){if(n.assets.length===0)return n;const t=new Map(s.assets.map(i=>[`${i.type} ${i.id}`,i])),r=n.assets.
flatMap(i=>{const d=t.get(`${i.type} ${i.id}`);if(d===void 0||i.id.startsWith("#"))return[];if((0,E().canonicalize)(i.value)===
(0,E().canonicalize)(d.value)){const O=`${i.type} ${JSON.stringify(i.id)}, 2 times`;return[{rule:"duplicate-copy",location:i.
locate(),detail:O,id:i.id}]}const c=`${i.type} ${JSON.stringify(i.id)}, first at line ${d.locate().line}, column 1`;return[
{rule:"duplicate-id",location:i.locate(),detail:c,id:i.id}]});return{...n,problems:[...n.problems,...r]}}function u(n,s){
return{path:n,assets:[],problems:[],unread:`${s} bytes, of at most ${I().MAX_LOG_BYTES}`}}const w=10;function l(n,s,t){const r=a(
s,t.maxBytes),i=s.subarray(r),d=(0,I().countLines)(s,r)+1,c=e(n,i,d),O=c?{path:n,assets:c,problems:[]}:(0,P().readAssetFile)(
n,i,t,d),g=O.problems.find(({rule:v})=>R().UNREAD.has(v))?.detail,S=r>0?`only the newest ${i.length} of ${s.length} byte\
s`:void 0,y=g??S;return{...O,...y!==void 0&&{unread:y}}}function a(n,s){if(n.length<=s)return 0;const t=n.indexOf(w,n.length-
s-1);return t<0?n.length:t+1}function e(n,s,t){const{text:r,complete:i}=(0,_().decodeUtf8)(s);if(!i)return;const d=[];let c=t;
for(let O=0;O<r.length;c+=1){const g=r.indexOf(`
`,O),S=g<0?r.length:g,y=r.slice(O,S);if(O=S+1,y.trim()==="")continue;const v=o(y);if(v===void 0||(0,b().hasAssetLists)(v))
return;const{type:T}=v;if((0,b().isAssetType)(T)){const[j,C]=[c,d.length];d.push({type:T,id:(0,P().declaredId)(v)??`#${C+
1}`,path:n,value:v,pointer:[C],locate:()=>({path:n,line:j,column:1})})}else if(!(0,b().isCompanion)(T))return}return d}function o(n){
const s=(0,m().attempt)(()=>JSON.parse(n));return(0,N().isJsonObject)(s)?s:void 0}}),67506:((D,p,f)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.auditAssets=h,p.auditChange=k,p.mayRunSome=a;function E(){const n=f(12154);return E=function(){
return n},n}function m(){const n=f(91850);return m=function(){return n},n}function N(){const n=f(72025);return N=function(){
return n},n}function P(){const n=f(70716);return P=function(){return n},n}function R(){const n=f(97004);return R=function(){
return n},n}function b(){const n=f(72391);return b=function(){return n},n}function _(){const n=f(54034);return _=function(){
return n},n}function I(){const n=f(16373);return I=function(){return n},n}function $(){const n=f(6470);return $=function(){
return n},n}function M(){const n=f(66160);return M=function(){return n},n}async function k(n){const s=await(0,M().readChangeSubject)(
n),{change:t,tree:r,policy:i,assets:d,exempt:c,radius:O,counted:g}=s,{genes:S,...y}=await w(s,T=>T),v=await(0,R().blockedGenes)(
s.claims.filter(({type:T})=>T==="Capsule"),d.present,s.judge);return{...y,genes:S.map(([{change:T},j])=>({...j,change:T.
kind})),capsules:(0,b().judgeCapsules)(d,i.a2a,g.least,v),seeds:[...s.seeds.keys()],agentFiles:s.agentFiles,blastRadius:O,
files:await(0,m().markHiddenFiles)((0,E().countedFiles)(t,c,r),r)}}async function h(n,s,t){const r={assets:n,problems:[]},
i=u(n,t),d=()=>"author",{genes:c,...O}=await w((0,M().subjectOfAssets)(r,s,d,i),({asset:g})=>(0,I().readGene)(g,s,d));return{
...O,genes:c.map(([,g])=>g)}}function u(n,s){return{changes:[...n.map(t=>({kind:"added",asset:t})),...s.filter(({type:t})=>t===
"Gene").map(t=>({kind:"applied",asset:t,before:t}))],problems:[],files:[],present:[...s,...n],unread:[]}}async function w(n,s){
const t=await l(n),r={timeoutMs:n.policy.limits.command_timeout_seconds*1e3,mayRun:n.tree!==void 0&&!t.some(o)},{clock:i}=n,
d=await i.all(n.genes,async O=>{const g=await s(O);return[g,await(0,_().auditGene)(n,g,r)]}),c=d.flatMap(([,{commands:O}])=>O.
flatMap(({plan:g})=>g??[]));return{genes:d,findings:t,plansDigest:(0,$().digestPlans)(c)}}async function l(n){const{clock:s,
claims:t}=n,r=await(0,N().ask)(P().SUBJECT_CHECKS,n),i=await s.all(t,d=>(0,N().ask)(P().CLAIM_CHECKS,n,{asset:d}));return[
r,...i].flat()}function a({genes:n,findings:s}){return!s.some(o)&&n.some(({commands:t,findings:r})=>t.length>0&&t.every(
({verdict:i})=>i!=="block")&&!r.some(_().forbidsRunningGene))}const e=new Set(["forbidden-path-always","symlink-leaves-t\
ree","submodule-changed","store-root-missing"]);function o({rule:n,location:s}){return e.has(n)||n==="not-judged"&&s===void 0}}),
84812:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.broadcastFindings=R;function E(){const k=f(27199);return E=
function(){return k},k}function m(){const k=f(95132);return m=function(){return k},k}function N(){const k=f(72025);return N=
function(){return k},k}function P(){const k=f(21471);return P=function(){return k},k}function R(k,h,u,w={files:0,lines:0}){
const{status:l,score:a}=I(k.value.outcome),e=I(k.value.blast_radius),o={capsule:k.id},n=(...t)=>(0,E().placeOf)(k,t),s=[];
if(l!=="success"){const t={...o,status:M(l)};s.push((0,m().finding)("capsule-not-successful",t,n("outcome","status")))}if(!$(
a,u.min_score,1)){const t={...o,score:M(a),least:u.min_score};s.push((0,m().finding)("capsule-score",t,n("outcome","scor\
e")))}for(const t of["files","lines"]){const r=u[`max_${t}`],i=Math.max(w[t],h.radius?.[t]??0);if($(e[t],0,r)&&i<=r)continue;
const d=M(e[t]),c=i>r?`${i} (claimed: ${d})`:d,O={...o,field:t,found:c,most:r};s.push((0,m().finding)("capsule-blast-rad\
ius",O,n("blast_radius",t)))}if(h.unmeasured!==void 0){const t=`not a size in the event \`${h.unmeasured}\``,r={...o,field:"\
files",found:t,most:u.max_files};s.push((0,m().finding)("capsule-blast-radius",r,n("blast_radius")))}return h.count<u.min_success_streak&&
s.push(...b(k,h,u.min_success_streak)),s}function b(k,{count:h,unread:u,failed:w,uncounted:l=[]},a){const e=(0,E().placeOf)(
k),o={capsule:k.id};if(w!==void 0)return[(0,m().finding)("capsule-failed",{...o,event:w},e)];if(u!==void 0){const n=`whe\
ther the Capsule \`${k.id}\` has enough consecutive successes`;return[(0,N().notChecked)(n,u,{...e,severity:"error"})]}return[
(0,m().finding)("capsule-streak",{...o,streak:h,least:a},e),...l.slice(0,_).map(n=>(0,m().finding)("streak-event-not-cou\
nted",{...o,...n},e))]}const _=5;function I(k){return(0,E().isJsonObject)(k)?k:{}}function $(k,h,u){return typeof k=="nu\
mber"&&k>=h&&k<=u}function M(k){return k===void 0?"missing":(0,P().describeJson)(k)}}),72391:((D,p,f)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.judgeCapsules=I;function E(){const u=f(95132);return E=function(){return u},u}function m(){
const u=f(72025);return m=function(){return u},u}function N(){const u=f(84812);return N=function(){return u},u}function P(){
const u=f(59613);return P=function(){return u},u}function R(){const u=f(85475);return R=function(){return u},u}function b(){
const u=f(57733);return b=function(){return u},u}function _(){const u=f(47771);return _=function(){return u},u}function I({
changes:u,present:w,unread:l},a,e,o=new Map){const n=u.filter(h);if(n.length===0)return[];const s=(0,_().streakCounter)(
(0,_().eventsIn)({changes:u,present:w,unread:l}),!0),t=l.at(-1),r=e&&$(n,e);return n.map(({kind:i,asset:d,before:c})=>{if(i===
"removed")return{change:i,asset:d,eligible:null,eligibility:null,reasons:[]};const O=i==="added"?r:c&&(0,P().sizeOf)(c.value.
blast_radius),g=k(d,()=>{const v=s(d),T=t===void 0||v.ended?v:{...v,unread:t},j=o.get(d);return[...(0,N().broadcastFindings)(
d,T,a,O),...j?[j]:[]]}),S=(0,E().eligibilityOf)(g);return{change:i,asset:d,eligible:S==="eligible",eligibility:S,reasons:g}})}
function $(u,w){const l=u.filter(({kind:o})=>o==="added").map(({asset:o})=>(0,P().sizeOf)(o.value.blast_radius)??{files:0,
lines:0}),a=o=>l.reduce((n,s)=>n+s[o],0);return a("files")>=w.files&&a("lines")>=w.lines?void 0:w}const M=new Set(["stre\
ak-event-not-counted","content-hash-mismatch"]);function k(u,w){try{return[...w(),...(0,b().promotionSchemaFindings)(u),
...(0,R().identityFindings)(u,"hand")].filter(({severity:l,rule:a})=>l==="error"||M.has(a))}catch(l){return[(0,m().assetNotJudged)(
u,l)]}}function h({asset:u}){return u.type==="Capsule"}}),39092:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.commitLayer=R;function E(){const b=f(51455);return E=function(){return b},b}function m(){const b=f(76760);return m=function(){
return b},b}function N(){const b=f(7650);return N=function(){return b},b}function P(){const b=f(78173);return P=function(){
return b},b}async function R({checkout:b,layer:_,modes:I,env:$}){const M=(0,m().join)(b,".git");if(!(await(0,E().lstat)(
M).catch(()=>{}))?.isDirectory())return;const h=(0,N().userEnvironment)($),w=(await(0,N().runGit)({directory:b,env:h,config:[
"safe.directory=*"]},["rev-parse","--verify","HEAD"])).stdout.toString().trim(),l=w.length===64?"sha256":"sha1",a=await(0,P().
openObjectView)({objects:(0,m().join)(M,"objects"),shallow:(0,m().join)(M,"shallow"),format:l,env:h}),e=async(o,n,s)=>(await a.
objects(o,{...n!==void 0&&{input:n},...s!==void 0&&{env:{GIT_INDEX_FILE:s}}})).toString();try{const o=[...I.keys()],s=(await e(
["hash-object","-w","--no-filters","--stdin-paths"],o.map(y=>`${JSON.stringify((0,m().join)(_,y))}
`).join(""))).trim().split(`
`),t=(0,m().join)(_,".git","index");await(0,E().mkdir)((0,m().dirname)(t),{recursive:!0}),await(0,E().cp)((0,m().join)(M,
"index"),t);const r=o.map((y,v)=>`${I.get(y)} ${s[v]}	${y}\0`);await e(["update-index","-z","--index-info"],r.join(""),t);
const i=(await e(["write-tree"],void 0,t)).trim(),c=(await e(["cat-file","commit",w])).replace(/^tree .*/,`tree ${i}`),O=await e(
["hash-object","-t","commit","-w","--stdin"],c);await(0,E().cp)(a.privateStore.GIT_OBJECT_DIRECTORY??"",(0,m().join)(_,"\
.git","objects"),{recursive:!0,filter:y=>!y.endsWith("/info")});const g=await(0,E().readFile)((0,m().join)(M,"HEAD"),"ut\
f8"),S=/^ref: (refs\/\S+)\n?$/.exec(g)?.[1]??"HEAD";await(0,E().mkdir)((0,m().dirname)((0,m().join)(_,".git",S)),{recursive:!0}),
await(0,E().writeFile)((0,m().join)(_,".git",S),O)}finally{await a.close()}}}),55250:((D,p)=>{Object.defineProperty(p,"_\
_esModule",{value:!0}),p.CONTAINMENT_CAUSES=void 0,p.causeWords=P;const f=b=>()=>`If the command needs more, increase \`${b}\
\` in the policy of the base branch.`,E=b=>({key:_})=>_==="concurrency"?`The commands that run at once share the memory \
of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machine with more memory. \`${b}\`\
 allows more.`:f(b)(),m=({detail:b=""})=>`Add \`${b}\` to \`home_caches\` in the policy of the base branch, and fill it bef\
ore the gate runs.`,N=p.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memory_bytes",says:({limit:b=0})=>`\
the kernel ended a process at the limit of ${R(b)} of memory, which includes the files that the command writes`,change:E(
"limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:b})=>`it may have ${b} processes and threads, and one more could\
 not start`,change:f("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:b=0})=>`the ${R(
b)} that it may write are full, including temporary files`,change:E("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:b=0})=>`a file may have ${R(b)}, and its output reports one that is too large`,change:f(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:b})=>`a process may have ${b} open files, and its output reports too many of them`,change:f("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:b})=>`it ran w\
ith an empty home directory, and its output names \`~/${b}\`, which exists in the home directory of the gate`,change:m},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},machine_path:{says:({detail:b})=>`\
its output names \`${b}\`, which exists on the machine; commands do not see it`,change:()=>"Commit what the command need\
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
or scripts, or start it with `script`."}};function P(b=[]){return{causes:b.map(_=>N[_.cause].says(_)),change:b.map(_=>N[_.
cause].change(_)).join(" ")}}function R(b){return`${Math.round(b/1024/1024)} MiB`}}),19309:((D,p,f)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.copyCheckout=M,p.shareFolder=w;function E(){const a=f(73024);return E=function(){return a},
a}function m(){const a=f(51455);return m=function(){return a},a}function N(){const a=f(76760);return N=function(){return a},
a}function P(){const a=f(41895);return P=function(){return a},a}function R(){const a=f(4339);return R=function(){return a},
a}function b(){const a=f(95132);return b=function(){return a},a}function _(){const a=f(51968);return _=function(){return a},
a}const I={entries:2e5,bytes:4*1024**3};class $ extends Error{}async function M(a,e=I){const o=await(0,R().temporaryFolder)(),
n=()=>(0,m().rm)(o,{recursive:!0,force:!0,maxRetries:3}),s=(0,N().join)(o,(0,N().basename)(a.directory)||"checkout");try{
await k(a,s,e);const t=await(0,_().copyRepository)(a.directory,s);return{guard:a.at(s),objects:t,close:n}}catch(t){if(await n(),
t instanceof $)return;throw t}}async function k(a,e,o){const{directory:n,files:s,folders:t}=a,r={...o},i=async d=>{const[
c,O]=[(0,N().join)(n,d),(0,N().join)(e,d)],g=await(0,m().lstat)(c);if(r.entries-=1,r.bytes-=g.isFile()?g.size:0,r.entries<
0||r.bytes<0)throw new $;if(g.isSymbolicLink())await u(c,O,n,e);else if(g.isFile())await(0,m().copyFile)(c,O,E().constants.
COPYFILE_FICLONE);else if(g.isDirectory()){await(0,m().mkdir)(O,{mode:g.mode});for(const{name:S}of await h(c))await i((0,N().
join)(d,S))}};for(const d of t)await(0,m().mkdir)((0,N().join)(e,d),{recursive:!0});for(const{path:d}of s)await i(d);for(const d of a.
additions)await(0,m().mkdir)((0,N().join)(e,d,".."),{recursive:!0}),await i(d)}async function h(a){return(await(0,m().readdir)(
a,{withFileTypes:!0})).filter(({name:o})=>o!==".git")}async function u(a,e,o,n){const s=await(0,m().readlink)(a),t=(0,N().
isAbsolute)(s)?(0,N().relative)(o,s):"..",r=!t.startsWith("..")&&!(0,N().isAbsolute)(t),i=process.platform==="win32"?"ju\
nction":void 0;await(0,m().symlink)(r?(0,N().join)(n,t):s,e,i)}function w(a,e,o=!1,n=M){let s,t=!1;return{folder:async()=>{
if(o)return a.directory;if(s=await n(a),t=s===void 0,t&&!e)throw l(a);return s?.guard.directory??a.directory},guard:()=>s?.
guard??a,hides:()=>!t,findings:()=>t?[(0,b().finding)("checkout-shared",{untracked:a.leftOut.length})]:[],close:async()=>s?.
close()}}function l({directory:a}){return new(P()).GateError("containment_unavailable",`The checkout ${a} is too large t\
o copy, and without namespaces commands would see files that are not in the commit.`,"Use a Linux runner with passwordle\
ss sudo or unprivileged user namespaces, or install fewer dependencies before the gate.")}}),51968:((D,p,f)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.copyRepository=P,p.safeGitConfigs=h,p.withoutSecrets=w;function E(){const l=f(51455);return E=
function(){return l},l}function m(){const l=f(76760);return m=function(){return l},l}const N=new Set(["hooks","lfs","wor\
ktrees"]);async function P(l,a){const e=(0,m().join)(l,".git"),o=await(0,E().lstat)(e).catch(()=>{});if(o===void 0)return[];
const n=(0,m().join)(a,".git");if(o.isDirectory())return R(e,n);const s=/^gitdir: (.+)\n?$/.exec(await(0,E().readFile)(e,
"utf8"))?.[1];if(s===void 0)return[];const t=(0,m().resolve)(l,s),r=await(0,E().readFile)((0,m().join)(t,"commondir"),"u\
tf8").catch(()=>{});return[...r===void 0?[]:await R((0,m().resolve)(t,r.trim()),n),...await R(t,n,new Set(["commondir","\
gitdir"]))]}async function R(l,a,e=new Set){const o=[];await(0,E().mkdir)(a,{recursive:!0});const n=await(0,E().readdir)(
l,{withFileTypes:!0}),s=b(n);for(const t of n){const{name:r}=t,[i,d]=[(0,m().join)(l,r),(0,m().join)(a,r)];s&&N.has(r)||
e.has(r)||(t.isDirectory()&&r==="objects"&&s?(await _(i,d),o.push(i)):t.isDirectory()?o.push(...await R(i,d)):t.isFile()&&
/^config(\.worktree)?$/.test(r)?await(0,E().writeFile)(d,w(await(0,E().readFile)(i,"utf8"))):t.isFile()&&await(0,E().copyFile)(
i,d))}return o}function b(l){const a=e=>l.find(o=>o.name===e);return a("HEAD")?.isFile()===!0&&a("objects")?.isDirectory()===
!0}async function _(l,a){await(0,E().mkdir)((0,m().join)(a,"info"),{recursive:!0}),await(0,E().writeFile)((0,m().join)(a,
"info","alternates"),`${JSON.stringify(l)}
`)}const I=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,$=/^\s*([\w-]+)\s*(?:=|$)/,M={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},k=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function h(l){const a=await u(l,".git"),e=async o=>{
const n=await(0,E().readFile)((0,m().join)(l,o),"utf8");return[o,w(n)]};return new Map(await Promise.all(a.map(e)))}async function u(l,a){
const o=(await(0,E().readdir)((0,m().join)(l,a),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const s=(0,m().join)(a,
n.name);return n.isFile()?/^config(\.worktree)?$/.test(n.name)?[s]:[]:n.isDirectory()?u(l,s):[]});return(await Promise.all(
o)).flat()}function w(l){if(k.test(l))return l;let a=[];return l.split(`
`).filter(o=>{const n=I.exec(o)?.[1]?.toLowerCase();if(n!==void 0)return a=M[n]??[],a.length>0&&o.trimEnd().endsWith("]");
const s=$.exec(o)?.[1]?.toLowerCase();return s!==void 0&&a.includes(s)&&!o.endsWith("\\")}).map(o=>`${o}
`).join("")}}),46252:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.causesOf=l,p.mentionedOf=g,p.namedRootOf=
y;function E(){const v=f(73024);return E=function(){return v},v}function m(){const v=f(76760);return m=function(){return v},
v}function N(){const v=f(26040);return N=function(){return v},v}function P(){const v=f(55250);return P=function(){return v},
v}function R(){const v=f(32223);return R=function(){return v},v}function b(){const v=f(96266);return b=function(){return v},
v}function _(){const v=f(46282);return _=function(){return v},v}const I=3,$=new Set(["failed","crashed","timed_out"]),M=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
k=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,h=2e3,u=new Set(["/","/dev","/dev/shm","/proc","/home",b().HOME,b().TEMP]),
w=[...R().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(v=>`/dev/${v}`);function l(v){return T=>{if(v.isolation.
level!=="namespaces"||!$.has(T.status))return T;const j=a(T,v),C=j.flatMap(({cause:G})=>P().CONTAINMENT_CAUSES[G].implies??
[]),L=j.some(({counted:G})=>G),F=j.filter(({cause:G,counted:x})=>!C.includes(G)&&(!L||x||o(G)!==void 0)).sort((G,x)=>Number(
x.counted??!1)-Number(G.counted??!1)).slice(0,I);return F.length===0?T:{...T,causes:F}}}function a(v,T){const j=[v.stderr,
v.stdout].flatMap(({head:L,tail:A})=>[L,A]).flatMap(L=>L.split(`
`)).map(L=>L.slice(0,h)),C=s(j,T);return Object.keys(P().CONTAINMENT_CAUSES).flatMap(L=>{const{counted:A,signs:F,unless:G}=P().
CONTAINMENT_CAUSES[L],x=C.get(L),U=x!==void 0||(A&&v.limits_hit?.includes(A))===!0,B=H=>F?.test(H)===!0&&G?.test(H)!==!0,
z=v.signal==="SIGXFSZ"?L==="file_size":j.some(B);if(!U&&!(z&&e(L,T)))return[];const W=x===void 0?{}:{detail:x};return[{cause:L,
...U&&{counted:!0},...n(L,T),...W}]})}function e(v,{isolation:T,policy:j}){return v==="processes"?T.limits?.processes_counted_for===
"user":v==="network"||v==="package_manager"?j.network==="none":v!=="privileges"||T.launcher==="root"}function o(v){const[
,T]=P().CONTAINMENT_CAUSES[v].key?.split("limits.")??[];return T}function n(v,{isolation:T,policy:j}){const{key:C}=P().CONTAINMENT_CAUSES[v],
L=o(v),A=L&&(T.limits?.[L]??void 0),F=L!==void 0&&A!==void 0&&A<j.limits[L];return{...A!==void 0&&{limit:A},...C!==void 0&&
{key:F&&(v==="memory"||v==="written")?"concurrency":C}}}function s(v,T){const C=[...new Set(v.filter(L=>M.test(L)).flatMap(
L=>L.match(k)??[]))].flatMap(L=>t(L.replace(/[.:]+$/,""),T));return new Map(C.reverse())}function t(v,{checkout:T,home:j,
programs:C}){const L=["~/",`${b().HOME}/`].find(U=>v.startsWith(U));if(L!==void 0){const U=v.slice(L.length);return j!==
void 0&&i((0,m().join)(j,U))?[["home_cache",r(U)]]:[]}const A=(0,m().resolve)(T,v);if((0,_().isInside)(T,A)){const U=(0,N().
attempt)(()=>(0,E().realpathSync)(A));return U===void 0||(0,_().isInside)(T,U)?[]:[["machine_path",v]]}if(!(0,m().isAbsolute)(
v)||/\/(?:docker|podman|containerd)\.sock$/.test(v))return[];const F=(0,m().dirname)((0,m().dirname)(C.node.file));if([...R().
SYSTEM,"/proc",...w,F,...C.searchPath].some(U=>(0,_().isInside)(U,A)))return[];const x=[A,(0,m().dirname)(A)].find(U=>!u.
has(U)&&i(U));return x===void 0?[]:[["machine_path",x]]}function r(v){const T=v.split("/"),j=v.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(v)?2:1;return T.slice(0,j).join("/")}function i(v){return(0,N().attempt)(()=>(0,E().lstatSync)(
v))!==void 0}const d=5,c=30,O=/[^\w.@+~/\\-]+/;function g(v){const T=new Map(v.map(j=>[j,j]));for(const j of v){const{dir:C,
name:L,ext:A}=m().posix.parse(j),F=m().posix.join(C,L);A!==""&&!T.has(F)&&T.set(F,j)}return j=>{if(j.status!=="failed"||
T.size===0)return j;const{stdout:C,stderr:L}=j,A=[L,C].flatMap(({head:x,tail:U})=>[x,U]),F=new Set(A.flatMap(x=>x.split(
O))),G=new Set([...F].flatMap(x=>S(x)).flatMap(x=>T.get(x)??[]));return G.size===0?j:{...j,left_out:[...G].sort().slice(
0,d)}}}function S(v){const T=v.replaceAll("\\","/").replace(/[.,]+$/,"").split("/").filter(j=>j!==""&&j!=="."&&j!=="..");
return T.length>c?[]:T.flatMap((j,C)=>T.slice(C).map((L,A)=>T.slice(C,C+A+1).join("/")))}function y(v){return T=>{const{
status:j,stdout:C,stderr:L}=T;return j==="passed"||v==="/"?T:[C,L].some(({head:F,tail:G})=>[F,G].some(x=>x.includes(v)))?
{...T,root:v}:T}}}),60670:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.chooseBackend=h,p.tryNamespaces=
t;function E(){const c=f(51455);return E=function(){return c},c}function m(){const c=f(41895);return m=function(){return c},
c}function N(){const c=f(14495);return N=function(){return c},c}function P(){const c=f(51968);return P=function(){return c},
c}function R(){const c=f(10582);return R=function(){return c},c}function b(){const c=f(81607);return b=function(){return c},
c}function _(){const c=f(3170);return _=function(){return c},c}function I(){const c=f(4877);return I=function(){return c},
c}function $(){const c=f(92342);return $=function(){return c},c}function M(){const c=f(85723);return M=function(){return c},
c}function k(){const c=f(32223);return k=function(){return c},c}async function h(c){const{requested:O,signal:g}=c,S=[];if(O!==
"off")for await(const C of u(c)){if("backend"in C)return{...C,isolation:{...C.isolation,requested:O,downgrades:S}};S.push(
C)}if(O==="require")throw g?.aborted?(0,m().interrupted)("while it tested containment"):e(S);const y=await c.shareFolder?.()??
c.checkout,v=(0,M().processGroup)({...c,checkout:y}),{level:T}=v,j=[v.description,...w(S)].join(" ");return{backend:{...v,
description:j},isolation:{level:T,description:j,requested:O,downgrades:S},close:()=>Promise.resolve()}}async function*u(c){
const{platform:O=process.platform}=c;if(O!=="linux"||!process.getuid||!process.getgid){yield{from:"namespaces",reason:`${O}\
 has no namespaces`};return}const g=await(0,E().realpath)(c.checkout),S={uid:process.getuid(),gid:process.getgid()};for(const y of(0,$().
privilegesFor)(S,await(0,E().stat)(g)))yield await t(y,{...c,checkout:g})}function w(c){return c.length===0?[]:[`Namespa\
ces were tried and are not available. ${l(c)}. ${a(c)}.`]}function l(c){return c.map(({from:O,reason:g})=>`${O.replace("\
_"," ")}: ${g}`).join("; ")}function a(c){return c.some(({reason:O})=>O===s)?"To contain commands, install python3 as a \
package of the system (`apt-get install python3-minimal`, `apk add python3`)":"To contain commands, use a Linux runner w\
ith passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo)"}function e(c){return new(m()).
GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine does not support.\
 ${l(c)}.`,`${a(c)}, or set \`containment: auto\` in the policy of the base branch.`)}const o=2e4,n="python3",s=`${n}, w\
hich starts commands in namespaces, is not installed in a directory of the system`;async function t(c,O){const{checkout:g,
folders:S,leftOut:y=[],keepsWrites:v,network:T,programs:j,signal:C}=O,L=c.name,A=c.newMounts[0]??"",[F,G]=await Promise.
all([A,n].map(N().systemTool));if(F===void 0)return{from:L,reason:`${A} is not installed`};if(G===void 0)return{from:L,reason:s};
const x=await(0,I().prepareView)({privileges:c,checkout:g,leftOut:y,keepsWrites:v,limits:O.limits,signal:C,file:F,python:G,
network:T,lanes:O.lanes??1,view:i(await(0,k().viewOf)(j,S,T),O),replaced:new Map([...await(0,P().safeGitConfigs)(g),...O.
replaced??[]])});if(typeof x=="string")return{from:L,reason:x};const{limits:U}=x,B=d(c,T,U),z={...O,leftOut:y,prepared:x,
description:B,limits:U},W=await(0,b().probeIsolation)({checkout:g,folders:S,network:T,keepsWrites:v,shown:j.node.file,run:V=>{
const{file:Z}=j.node,Q={file:Z,args:V,cwd:g,timeoutMs:o,signal:C};return(0,_().runContained)(Q,z)}}),H=typeof W=="string"?
W:r(W);if(typeof W=="string"||H!==void 0)return await x.close(),{from:L,reason:H??""};const K=(0,_().namespaces)(z),{level:Y}=K;
return{backend:K,isolation:{level:Y,description:B,launcher:L,starter:"slot",limits:U,probes:W},close:x.close}}function r(c){
const O=c.filter(({required:g,held:S})=>g&&!S).map(({name:g})=>g);return O.length>0?`the probe run failed: ${O.join(", ")}`:
void 0}function i(c,{shown:O=[],home:g=[]}){return{...c,tools:[...c.tools,...O],home:g}}function d({name:c,user:O},g,S){
const y=O?`user ${O.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${c.
replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the\
 machine","prepared by a supervisor before the command starts",g?"network access as allowed by the policy":"no network e\
xcept loopback",`as ${y}; ${(0,R().limitsInWords)(S)}.`].join("; ")}}),10582:((D,p,f)=>{Object.defineProperty(p,"__esMod\
ule",{value:!0}),p.effectiveLimits=N,p.limitsInWords=R,p.limitsOn=w,p.resourceLimits=P,p.thisMachine=u;function E(){const a=f(
73024);return E=function(){return a},a}function m(){const a=f(48161);return m=function(){return a},a}function N(a,e){const{
memory_bytes:o,processes:n,open_files:s,file_bytes:t,written_bytes:r}=a;return{memory_bytes:e.memory?o:null,processes:n,
processes_counted_for:e.processes?"command":"user",open_files:s,file_bytes:t,written_bytes:r}}function P(a){return[["cor\
e",1],["fsize",a.file_bytes],["nofile",a.open_files],...a.processes_counted_for==="user"?[["nproc",a.processes]]:[]]}function R(a){
const{memory_bytes:e,processes:o,processes_counted_for:n,open_files:s}=a;return[e===null?"memory: unlimited":`memory: ${b(
e)}`,`processes: ${o}${n==="user"?" of the same user":""}`,`open files: ${s}`,`file size: ${b(a.file_bytes)}`,`total wri\
tten: ${b(a.written_bytes)}`].join(", ")}function b(a){return`${Math.round(a/1024/1024)} MiB`}const _=1024**3,I=64*1024**
2,$=1/2,M=4/5,k=2*_,h=1024*1024;function u(){return{totalBytes:Math.min(process.constrainedMemory()||1/0,(0,m().totalmem)()),
freeBytes:process.availableMemory(),openFiles:l("Max open files")}}function w(a,e,o){const{totalBytes:n,freeBytes:s,openFiles:t}=a,
r=(i,d)=>Math.max(i/o-i/o%I,d);return{...e,memory_bytes:Math.min(e.memory_bytes,r(n*M,k)),written_bytes:Math.min(e.written_bytes,
r(s*$,h)),open_files:Math.min(e.open_files,t)}}function l(a){try{const e=new RegExp(`^${a}\\s+\\S+\\s+(\\d+)`,"m");return Number(
e.exec((0,E().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}}),80842:((D,p,f)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.controlGroups=M,p.findHierarchies=u,p.groupSettings=$,p.removeLeftGroups=k;function E(){const o=f(
73024);return E=function(){return o},o}function m(){const o=f(76760);return m=function(){return o},o}function N(){const o=f(
26040);return N=function(){return o},o}function P(){const o=f(4339);return P=function(){return o},o}const R=/^(\d+)$/m,b=/^oom_kill (\d+)$/m,
_=["pids.events",/^max (\d+)$/m,1],I={unified:{limits:o=>[["memory.max",o.memory_bytes],["pids.max",o.processes]],wanted:()=>[
["memory.swap.max",0]],peakBytes:["memory.peak",R,1],cpuMs:["cpu.stat",/^usage_usec (\d+)$/m,1e3],killed:["memory.events",
b,1],refused:_},memory:{limits:({memory_bytes:o})=>[["memory.limit_in_bytes",o]],wanted:({memory_bytes:o})=>[["memory.me\
msw.limit_in_bytes",o]],peakBytes:["memory.max_usage_in_bytes",R,1],killed:["memory.oom_control",b,1]},pids:{limits:({processes:o})=>[
["pids.max",o]],refused:_},cpuacct:{cpuMs:["cpuacct.usage",R,1e6]}};function $(o,n){return o.flatMap(({controller:s},t)=>{
const{limits:r,wanted:i}=I[s],d=(c,O)=>(c?.(n)??[]).map(([g,S])=>({index:t,file:g,value:S,isNeeded:O}));return[...d(r,!0),
...d(i,!1)]})}function M(o,n,s){const t=o.filter((i,d)=>n.includes(d)),r=i=>t.some(({controller:d})=>I[d][i]);return{enforced:{
memory:r("killed"),processes:r("refused")},of:i=>{const d=c=>t.map(({controller:O,parent:g})=>h(I[O][c],(0,m().join)(g,`${s}\
/${i}`))).find(O=>O!==void 0);return{resources:()=>{const[c,O]=[d("peakBytes"),d("cpuMs")];return{...c!==void 0&&{peak_memory_bytes:c},
...O!==void 0&&{cpu_ms:O}}},limitsHit:()=>[...(d("killed")??0)>0?["memory_bytes"]:[],...(d("refused")??0)>0?["processes"]:
[]]}}}}function k(o){for(const{parent:n}of o)(0,N().attempt)(()=>{for(const s of(0,P().foldersLeftIn)(n)){for(const t of(0,E().
readdirSync)(s))(0,N().attempt)(()=>(0,E().rmdirSync)((0,m().join)(s,t)));(0,N().attempt)(()=>(0,E().rmdirSync)(s))}})}function h(o,n){
if(!o)return;const[s,t,r]=o,i=(0,N().attempt)(()=>(0,E().readFileSync)((0,m().join)(n,s),"utf8"))??"",d=t.exec(i)?.[1];return d===
void 0?void 0:Math.round(Number(d)/r)}function u(o,n,s){const t=n.split(`
`).flatMap(w),r=o.split(`
`).flatMap(l),i=t.find(({version:c})=>c===2),d=r.find(({controllers:c})=>c.length===0);if(i&&d)for(const c of e(i.point,
a(i,d.path))){const O=s(c).split(/\s+/);if(["memory","pids"].every(g=>O.includes(g)))return[{controller:"unified",parent:c}]}
return["memory","pids","cpuacct"].flatMap(c=>{const O=t.find(({version:S,options:y})=>S===1&&y.includes(c)),g=r.find(({controllers:S})=>S.
includes(c));return O&&g?[{controller:c,parent:a(O,g.path)}]:[]})}function w(o){const[n="",s=""]=o.split(" - "),[,,,t="",
r=""]=n.split(" "),[i,,d=""]=s.split(" ");return i!=="cgroup"&&i!=="cgroup2"?[]:[{root:t,point:r,version:i==="cgroup"?1:
2,options:d.split(",")}]}function l(o){const n=/^\d+:([^:]*):(\/.*)$/.exec(o);if(!n)return[];const[,s="",t=""]=n;return[
{controllers:s.split(",").filter(Boolean),path:t}]}function a({point:o,root:n},s){const t=(0,m().relative)(n,s);return t.
startsWith("..")?o:(0,m().join)(o,t)}function e(o,n){const s=(0,m().relative)(o,n).split("/").filter(Boolean);return s.map(
(t,r)=>(0,m().join)(o,...s.slice(0,s.length-r))).concat(o)}}),52703:((D,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.PROBE_SCRIPT=void 0;const f=p.PROBE_SCRIPT=String.raw`
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
`}),81607:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.probeIsolation=u;function E(){const t=f(31421);return E=
function(){return t},t}function m(){const t=f(77598);return m=function(){return t},t}function N(){const t=f(73024);return N=
function(){return t},t}function P(){const t=f(51455);return P=function(){return t},t}function R(){const t=f(77030);return R=
function(){return t},t}function b(){const t=f(76760);return b=function(){return t},t}function _(){const t=f(7723);return _=
function(){return t},t}function I(){const t=f(26040);return I=function(){return t},t}function $(){const t=f(4339);return $=
function(){return t},t}function M(){const t=f(52703);return M=function(){return t},t}const k=_().record(_().string(),_().
boolean()),h=_().object({required:k,informative:k});async function u(t){const{run:r,checkout:i,network:d}=t,c=(0,m().randomUUID)(),
O=await(0,$().temporaryFolder)(),g=(0,b().join)(O,"socket"),S=(0,b().join)(O,"written"),y=(0,b().join)(i,`.gene-gate-pro\
be-${c}`),v=await a([O,...t.folders],c),T=`secret-${c}`,j=(0,E().spawn)("/bin/sh",["-c","read -r _",c],{env:{SECRET:T},stdio:[
"pipe","ignore","ignore"]});j.on("error",()=>{});const C=await s(t.shown),L=[(0,R().createServer)(),(0,R().createServer)()];
try{await Promise.all([e(L[0],{port:0,host:"127.0.0.1"}),e(L[1],g)]);const A=L[0].address(),F=typeof A=="object"&&A?A.port:
0,G=`heartbeat-${c}`,x=j.pid??0,U=C.isHeld?t.shown:"",B={port:F,socket:g,outside:S,inside:y,canaries:v,secret:T,token:c,
pid:x,heartbeat:G,locked:U,network:d,filters:o()},z=await r(["-e",M().PROBE_SCRIPT,JSON.stringify(B)]),W=h.safeParse((0,I().
attempt)(()=>JSON.parse(z.stdout.head)));if(z.status!=="passed"||!W.success)return l(z);const{required:H,informative:K}=W.
data,V={no_write_stays:!((0,N().existsSync)(S)||!t.keepsWrites&&(0,N().existsSync)(y)),nothing_survives:n(G)===0};return[
...w({...H,...V},!0),...w(K,!1)]}finally{j.stdin.destroy(),C.release();for(const A of L)A.close();await Promise.all([O,y,
...v].map(A=>(0,P().rm)(A,{recursive:!0,force:!0})))}}function w(t,r){return Object.entries(t).map(([i,d])=>({name:i,held:d,
required:r}))}function l({status:t,reason:r,stderr:i}){return r??`the probe ${t} without output: ${i.head.slice(0,200)}`}
async function a(t,r){return(await Promise.all(t.map(async d=>{const c=(0,b().join)(d,`.gene-gate-canary-${r}`);return(0,P().
writeFile)(c,r,{mode:420,flag:"wx"}).then(()=>[c],()=>[])}))).flat()}function e(t,r){return t.on("connection",i=>i.destroy()),
new Promise((i,d)=>{t.once("error",d),t.listen(r,i)})}function o(){const t=(0,N().readFileSync)("/proc/self/status","utf\
8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(t)?.[1]??0)}function n(t){return(0,N().readdirSync)("/proc").filter(
r=>{try{return/^\d+$/.test(r)&&(0,N().readFileSync)(`/proc/${r}/cmdline`).includes(t)}catch{return!1}}).length}function s(t){
const r=(0,E().spawn)("flock",["-s",t,"sh","-c","echo; read -r _"],{stdio:["pipe","pipe","ignore"]}),i=()=>r.stdin.destroy();
return new Promise(d=>{r.once("error",()=>d({isHeld:!1,release:i})),r.once("exit",()=>d({isHeld:!1,release:i})),r.stdout.
once("data",()=>d({isHeld:!0,release:i}))})}}),3170:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.namespaces=
M,p.runContained=w;function E(){const o=f(12086);return E=function(){return o},o}function m(){const o=f(57334);return m=
function(){return o},o}function N(){const o=f(27097);return N=function(){return o},o}function P(){const o=f(35353);return P=
function(){return o},o}function R(){const o=f(11863);return R=function(){return o},o}function b(){const o=f(66535);return b=
function(){return o},o}function _(){const o=f(96266);return _=function(){return o},o}const I=64*1024,$={home:_().HOME,temp:_().
TEMP,npmCache:`${_().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function M(o){
const{programs:n,checkout:s,description:t}=o;return{level:"namespaces",description:t,check:r=>{(0,N().launchOf)(r,{programs:n,
checkout:s,base:{}})},run:(r,i)=>w(k(r,o,i),o),forGene:(r,i)=>u(o,r,i),cover:async r=>M({...o,prepared:await o.prepared.
cover(r)}),prepare:(r,i)=>{const d=h(n,r.env,(0,E().npmForPrepare)(n)),c=(0,N().launchOf)(r,{programs:n,checkout:s,base:d}),
{timeoutMs:O}=r;return w({...c,timeoutMs:O,signal:i,env:{...d,...c.env}},o)}}}function k(o,{programs:n,checkout:s},t){const r=h(
n,o.env),i=(0,N().launchOf)(o,{programs:n,checkout:s,base:r});return{...i,timeoutMs:o.timeoutMs,signal:t,env:{...r,...i.
env}}}function h({node:o,searchPath:n,shell:s},t,r){const i={node:o.file,searchPath:n,folder:$,shell:s,npm:r,assignments:t};
return(0,E().commandEnvironment)(i,process)}async function u(o,n,s){const t=await o.prepared.share(n);if(typeof t=="stri\
ng"){const i=s?.aborted?(0,m().skippedOutcome)((0,m().stopReason)(s),new Date):void 0;return{run:async()=>i??e((0,m().skippedOutcome)(
"",new Date),t),close:()=>Promise.resolve()}}const r={written:new Map};return{run:(i,d)=>w(k(i,o,d),{...o,prepared:t,history:r}),
close:t.close}}async function w(o,n){const{checkout:s,history:t,outputBytes:r,prepared:i,programs:d,limits:c}=n,{file:O,
args:g,env:S=h(d,{}),cwd:y,timeoutMs:v,signal:T}=o;if(T?.aborted)return(0,m().skippedOutcome)((0,m().stopReason)(T),new Date);
const j=i.slot();try{const C=await j.whenReady();if(C!==void 0)return e((0,m().skippedOutcome)("",new Date),C);const L=()=>j.
start({file:O,args:g,env:S,cwd:y}),A=await(0,P().superviseStarted)(O,L,{timeoutMs:v,outputBytes:r,signal:T});if(A.status===
"error")return A;const F=(0,b().lowerLayer)(s,n.leftOut),G=await l(A,j,F,t);return a(G,j.group,c)}finally{await j.release()}}
async function l(o,n,s,t){const{free:r,...i}=await n.report(),d=t&&{former:t.written,isTaken:(0,R().takenFor)(s)},{side_effects:c,
modified:O,remembered:g}=(0,b().compareWritten)(i,s,d),S=r&&(r.bytes<I||r.files===0);return t&&(t.written=g),{...o,...S&&
{limits_hit:["written_bytes"]},side_effects:c,...t&&O.length>0&&{checkout_modified:O}}}function a(o,n,s){const t=n.resources(),
r=[...n.limitsHit(),...o.limits_hit??[]],i=o.reason!==void 0&&r.includes("memory_bytes")?`${o.reason}, at its limit of ${s.
memory_bytes} bytes of memory`:o.reason;return{...o,...i!==void 0&&{reason:i},...r.length>0&&{limits_hit:r},...Object.keys(
t).length>0&&{resources:t}}}function e(o,n){return{...o,status:"crashed",reason:`Containment could not be set up: ${n}`}}}),
4877:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.prepareView=l;function E(){const t=f(73024);return E=
function(){return t},t}function m(){const t=f(51455);return m=function(){return t},t}function N(){const t=f(76760);return N=
function(){return t},t}function P(){const t=f(41895);return P=function(){return t},t}function R(){const t=f(4339);return R=
function(){return t},t}function b(){const t=f(57334);return b=function(){return t},t}function _(){const t=f(10582);return _=
function(){return t},t}function I(){const t=f(80842);return I=function(){return t},t}function $(){const t=f(39105);return $=
function(){return t},t}function M(){const t=f(50820);return M=function(){return t},t}function k(){const t=f(515);return k=
function(){return t},t}function h(){const t=f(96266);return h=function(){return t},t}const u=`"""Makes the namespaces of\
 commands before they are needed, and starts the commands in them.

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
`,w=6e4;async function l(t){e(t.leftOut);const{privileges:r,file:i,python:d,replaced:c,signal:O}=t,g=await s();(0,I().removeLeftGroups)(
g);const S=await(0,R().temporaryFolder)(),y=(0,N().join)(S,"supervisor.py");await(0,m().writeFile)(y,u),await(0,m().mkdir)(
(0,N().join)(S,"stage")),await(0,m().mkdir)((0,N().join)(S,"run","replaced"),{recursive:!0});for(const[W,H]of[...c.values()].
entries())await(0,m().writeFile)((0,N().join)(S,"run","replaced",String(W)),H);const v=(0,M().startSupervisor)([i,...r.newMounts.
slice(1),d,"-I","-S",y]),{link:T}=v,j=async()=>{await v.close(),await(0,m().rm)(S,{recursive:!0,force:!0})},C=()=>T.lose(
b().INTERRUPTED);O?.addEventListener("abort",C),O?.aborted&&C();const L=T.reply("","ready",w);for(const W of o(t,S,g))T.
send(...W);const A=await L;if(O?.removeEventListener("abort",C),typeof A=="string")return await j(),A===b().INTERRUPTED?
A:v.complaint()??A;const F=(0,I().controlGroups)(g,A.slice(2).map(Number),(0,N().basename)(S)),G=(0,_().effectiveLimits)(
t.limits,F.enforced);n(T,t,G);const x=(0,N().join)(S,"run"),U=new($()).Slots({link:T,folder:x,groups:F}),B=U.stock(t.lanes),
z={limits:G,slot:B.slot,share:W=>U.share(W),cover:async W=>{const H=U.name();await(0,m().mkdir)((0,N().join)(x,H)),await W(
(0,N().join)(x,H));const K=process.getuid?.()===0?r.user:void 0;K&&await a((0,N().join)(x,H),K);const Y=U.stock(0,0,{layer:H});
return{...z,...Y,share:V=>U.share(V,H)}},close:async()=>{await B.close(),await j()}};return z}async function a(t,{uid:r,
gid:i}){for(const d of["",...await(0,m().readdir)(t,{recursive:!0})])await(0,m().lchown)((0,N().join)(t,d),r,i)}function e(t){
const r=t.find(i=>Buffer.from(i).toString()!==i);if(r!==void 0)throw new(P()).GateError("checkout_differs",`The file ${JSON.
stringify(r)} is not in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.")}function o({
privileges:t,view:r,checkout:i,leftOut:d,limits:c,network:O},g,S){const{user:y,runsAs:v,adopt:T}=t,j=(0,k().systemCallFilter)(
O);return[["user",y?"real":"mapped",String(v.uid),String(v.gid)],["option","checkout",i],["option","folder",g],["option",
"group",(0,N().basename)(g)],["option","adopt",T?"1":"0"],["option","size",String(c.written_bytes)],["option","network",
O?"allow":"deny"],["option","keyctl",String(j?.keyctl??-1)],["option","filter",j?.hex??""],...(0,h().sharedMounts)({view:r,
checkout:i,run:(0,N().join)(g,"run"),stage:(0,N().join)(g,"stage")}),...r.devices.map(C=>["device",C]),...d.length>0?[["\
hide",...d]]:[],...(0,I().groupSettings)(S,c).map(({index:C,file:L,value:A,isNeeded:F})=>["setting",String(C),L,String(A),
F?"needed":"wanted"]),["prepare","",...S.map(({parent:C})=>C)]]}function n(t,r,i){for(const[c,O]of(0,_().resourceLimits)(
i))t.send("limit",c.toUpperCase(),String(O));for(const c of(0,h().commandFolders)(r.view))t.send("folder",c,"755");const d=(0,h().
commandMounts)({...r,hides:r.leftOut.length>0,replaced:[...r.replaced.keys()]});for(const c of d)t.send(...c)}async function s(){
const[t,r]=await Promise.all(["cgroup","mountinfo"].map(d=>(0,m().readFile)(`/proc/self/${d}`,"utf8").catch(()=>""))),i=d=>{
try{return(0,E().readFileSync)((0,N().join)(d,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};return(0,I().findHierarchies)(
t??"",r??"",i)}}),92342:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NOBODY=void 0,p.privilegesFor=P;function E(){
const R=f(14495);return E=function(){return R},R}const m=p.NOBODY={uid:65534,gid:65534},N=["sudo","-n","--","env","-i",`\
PATH=${E().SYSTEM_PATH}`];function P(R,b){const _=b.uid===0,I=_?m:{uid:b.uid,gid:b.gid},$={user:I,runsAs:I,adopt:_,overlay:[
"redirect_dir=on",..._?["metacopy=on"]:[]]},M=["unshare","--mount"];return R.uid===0?[{name:"root",newMounts:M,...$}]:[{
name:"sudo",newMounts:[...N,...M],...$},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],
runsAs:R,adopt:!1,overlay:["userxattr"]}]}}),85723:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.processGroup=
$;function E(){const u=f(73024);return E=function(){return u},u}function m(){const u=f(51455);return m=function(){return u},
u}function N(){const u=f(76760);return N=function(){return u},u}function P(){const u=f(4339);return P=function(){return u},
u}function R(){const u=f(12086);return R=function(){return u},u}function b(){const u=f(57334);return b=function(){return u},
u}function _(){const u=f(27097);return _=function(){return u},u}function I(){const u=f(35353);return I=function(){return u},
u}function $({programs:u,checkout:w,outputBytes:l}){const a=(0,E().realpathSync)(w),{node:e,searchPath:o,shell:n}=u,s=(t,r,i)=>h(
d=>{const c={node:e.file,searchPath:o,folder:d,shell:n,npm:i,assignments:t.env},O=(0,R().commandEnvironment)(c,process),
{env:g,...S}=(0,_().launchOf)(t,{programs:u,checkout:a,base:O}),{timeoutMs:y}=t;return(0,I().supervise)({...S,env:{...O,
...g},timeoutMs:y,outputBytes:l,signal:r})});return{level:"process_group",description:`Clean environment, private HOME a\
nd TMPDIR, ${k()}. Access to the network and to the files of this user is not restricted.`,check:t=>{(0,_().launchOf)(t,
{programs:u,checkout:a,base:{}})},prepare:(t,r)=>s(t,r,(0,R().npmForPrepare)(u)),run:async(t,r)=>t.npmSettings?M(t.npmSettings):
s(t,r)}}function M(u){const w=`It starts npm, which would read settings that only containment in namespaces hides (${u.join(
"; ")})`;return{...(0,b().skippedOutcome)("",new Date),status:"crashed",reason:w}}function k(){switch(process.platform){case"\
linux":return"process group and marked descendants killed at the end";case"win32":return"process tree killed when it is \
stopped";default:return"process group killed at the end"}}async function h(u){const w=await(0,P().temporaryFolder)(),l={
home:(0,N().join)(w,"home"),temp:(0,N().join)(w,"tmp"),npmCache:(0,N().join)(w,"npm-cache"),npmUserConfig:(0,N().join)(w,
"npmrc-user"),npmGlobalConfig:(0,N().join)(w,"npmrc-global")};try{return await Promise.all([(0,m().mkdir)(l.home),(0,m().
mkdir)(l.temp),(0,m().writeFile)(l.npmUserConfig,""),(0,m().writeFile)(l.npmGlobalConfig,"")]),await u(l)}finally{await(0,m().
rm)(w,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),39105:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.Slots=void 0;function E(){const a=f(73024);return E=function(){return a},a}function m(){const a=f(51455);return m=function(){
return a},a}function N(){const a=f(77030);return N=function(){return a},a}function P(){const a=f(48161);return P=function(){
return a},a}function R(){const a=f(76760);return R=function(){return a},a}function b(){const a=f(27159);return b=function(){
return a},a}function _(){const a=f(50820);return _=function(){return a},a}const I=3e4,$={entries:[],left:[],complete:!0},
M={entries:[],left:[],complete:!1};class k{#e;#t=0;constructor(e){this.#e=e}stock(e,o=Number.POSITIVE_INFINITY,n={}){const s=[];
let t=0;const r=()=>h(this.#e,this.name(),n),i=()=>{for(;s.length<e&&t<o;t+=1)s.push(r())};return i(),{slot:()=>{const d=s.
shift()??r();return i(),d},close:async()=>{t=o,await Promise.all(s.splice(0).map(d=>d.release()))}}}async share(e,o=""){
const{link:n}=this.#e,s=this.name(),t=n.reply(s,"ready",I);n.send("view",s,o);const r=await t;if(typeof r=="string")return r;
const i=this.stock(1,e,{view:s,layer:o});return{...i,close:async()=>{await i.close(),n.send("drop",s)}}}name(){return this.#t+=
1,`slot-${this.#t}`}}p.Slots=k;function h({link:a,folder:e,groups:o},n,{view:s="",layer:t=""}){const r=(0,R().join)(e,`r\
eport-${n}`),i=[];let d=!1,c;const O=a.reply(n,"ready",I);a.send("slot",n,s,t);const g=O.then(S=>{if(typeof S=="string")
return S;try{for(const y of["out","err"])i.push(l((0,R().join)(e,`${n}-${y}`)))}catch(y){return`its outputs cannot be op\
ened: ${y.message}`}});return{group:o.of(n),whenReady:async()=>await g??a.lost,start:({file:S,args:y,cwd:v,env:T})=>{d=!0;
const j=Object.entries(T).map(([F,G])=>`${F}=${G}`),C=a.reply(n,"done").then(F=>typeof F=="string"?{exitCode:null,signal:null,
lost:F}:(c=F[4]==="listed",w(F))),L=[String(j.length),...j,S,...y],A=["run",n,v,...L];return u(a,n,{outputs:i,ended:C,request:A})},
report:async()=>c===void 0?M:c?(0,b().readReport)(r):$,release:async()=>{d||a.send("discard",n),a.send("free",n);for(const S of i)
S.destroy();await(0,m().rm)(r,{force:!0})}}}function u(a,e,{outputs:o,ended:n,request:s}){const t=o.map(i=>new Promise(d=>i.
once("close",d)));let r;try{a.send(...s)}catch(i){r=i}for(const i of o)i.resume();return{outputs:[o[0]??null,o[1]??null],
ended:r?Promise.resolve({exitCode:null,signal:null,error:r}):n,closed:Promise.all(t),terminate:()=>a.send("term",e),kill:()=>a.
send("kill",e),sweep:()=>Promise.resolve(),release:()=>{}}}function w([,,a,e=""]){const o=/^\d{1,3}$/.test(e)?Number(e):
void 0;if(a==="exit"&&o!==void 0)return{exitCode:o,signal:null};const[n]=Object.entries(P().constants.signals).find(([,s])=>s===
o)??[];return a==="signal"&&n!==void 0?{exitCode:null,signal:n}:{exitCode:null,signal:null,lost:_().NONSENSE}}function l(a){
const e=(0,E().openSync)(a,E().constants.O_RDONLY|E().constants.O_NONBLOCK);(0,E().unlinkSync)(a);const o=new(N()).Socket(
{fd:e,readable:!0,writable:!1});return o.on("error",()=>{}),o.unref()}}),50820:((D,p,f)=>{Object.defineProperty(p,"__esM\
odule",{value:!0}),p.SupervisorLink=p.NONSENSE=void 0,p.frame=w,p.startSupervisor=_;function E(){const l=f(31421);return E=
function(){return l},l}function m(){const l=f(73024);return m=function(){return l},l}function N(){const l=f(58500);return N=
function(){return l},l}function P(){const l=f(14495);return P=function(){return l},l}function R(){const l=f(2978);return R=
function(){return l},l}const b=1e4;function _([l="",...a]){const e=(0,m().openSync)("/","r"),o=(0,E().spawn)(l,a,{cwd:"/",
env:{PATH:P().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",e]});(0,m().closeSync)(e);let n="";o.stderr.on("data",
r=>{n=`${n}${r}`.slice(-1e3)}),o.stderr.on("error",()=>{}),o.once("error",({message:r})=>{n=r});const s=new Promise(r=>o.
once("close",r)),t=new u({requests:o.stdin,replies:o.stdout});return I(o),{link:t,complaint:()=>n.trim().split(`
`)[0]||void 0,close:async()=>{o.ref(),t.lose(k);const r=new AbortController,i=(0,N().setTimeout)(b,void 0,{signal:r.signal}).
catch(()=>{});await Promise.race([s,i]),r.abort();const d=o.exitCode===null&&o.signalCode===null;o.pid!==void 0&&d&&(0,R().
signalTree)(o.pid,"SIGKILL")}}}function I(l){l.unref();for(const a of[l.stdin,l.stdout,l.stderr])"unref"in a&&typeof a.unref==
"function"&&a.unref()}const $=4,M=64*1024,k="the supervisor has ended",h=p.NONSENSE="the supervisor sent an unknown repl\
y";class u{#e;#t=new Map;#n;constructor({requests:a,replies:e}){this.#e=a;let o=Buffer.alloc(0);e.on("data",n=>{o=this.#s(
Buffer.concat([o,n]))});for(const n of[a,e])n.on("error",()=>this.lose(k)),n.once("close",()=>this.lose(k))}get lost(){return this.#n}send(...a){
const e=w(...a);this.#n===void 0&&this.#e.write(e)}reply(a,e,o){return this.#n!==void 0?Promise.resolve(this.#n):new Promise(
n=>{const s=r=>{clearTimeout(t),this.#t.delete(a),n(r)},t=o===void 0?void 0:setTimeout(()=>s("it takes too long"),o);this.#t.
set(a,{kind:e,settle:s})})}lose(a){if(this.#n===void 0){this.#n=a,this.#e.destroy();for(const{settle:e}of[...this.#t.values()])
e(a)}}#s(a){let e=a;for(;e.length>=$&&this.#n===void 0;){const o=$+e.readUInt32BE();if(o>M)this.lose(h);else{if(e.length<
o)break;this.#o(e.toString("utf8",$,o).split("\0"))}e=e.subarray(o)}return e}#o(a){const[e,o="",n=""]=a,s=this.#t.get(o);
e==="failed"?s?.settle(n||"no reason given"):s!==void 0&&e===s.kind?s.settle(a):e!=="ready"&&this.lose(h)}}p.SupervisorLink=
u;function w(...l){if(l.some(o=>o.includes("\0")))throw Object.assign(new TypeError("A word contains NUL"),{code:"ERR_IN\
VALID_ARG_VALUE"});const a=Buffer.from(l.join("\0")),e=Buffer.alloc($);return e.writeUInt32BE(a.length),Buffer.concat([e,
a])}}),515:((D,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.systemCallFilter=a;const f={x64:{id:3221225534,socket:41,
unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{id:1073741827,socket:359,socketcall:102,unshare:310,clone:120,
keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,socket:198,unshare:97,clone:220,keys:217,setrlimit:164,prlimit64:261},
arm:{id:1073741864,socket:281,unshare:337,clone:120,keys:309,setrlimit:75,prlimit64:369}},E=425,m=435,N=268435456,P=[1,2,
10,16],R=4,b={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[_,I,$,M,k]=[32,84,21,69,6],h=[k,0,0,2147418112],[u,w,l]=[0,4,16];
function a(i,d=process.arch){const c=Object.entries(f).find(([g])=>g===d)?.[1];return c===void 0?void 0:{hex:[[_,0,0,w],
...Object.values(f).flatMap(g=>n(g.id,e(g,i))),s("ENOSYS")].map(r).join(""),keyctl:c.keys+2}}function e(i,d){const{keys:c,
socket:O,socketcall:g=m,unshare:S,clone:y,setrlimit:v,prlimit64:T}=i,j=[...[g,E].flatMap(C=>n(C,[s("ENOSYS")])),...n(O,[
t(0),...P.flatMap(C=>n(C,[h])),s("EAFNOSUPPORT")])];return[[_,0,0,u],[I,0,0,1073741823],...[m,c,c+1,c+2].flatMap(C=>n(C,
[s("ENOSYS")])),...d?[]:j,...n(S,[t(0),[M,0,1,N],s("EPERM"),h]),...n(y,[t(0),[M,0,1,N],s("EPERM"),h]),...n(v,[t(0),...n(
R,[s("none")]),h]),...n(T,[t(1),...n(R,[...o(32),...o(36)]),h]),h]}function o(i){return[[_,0,0,i],[$,1,0,0],s("none")]}function n(i,d){
return[[$,0,d.length,i],...d]}function s(i){return[k,0,0,327680|b[i]]}function t(i){return[_,0,0,l+8*i]}function r([i,d,
c,O]){const g=Buffer.alloc(8);return g.writeUInt16LE(i),g.set([d,c],2),g.writeUInt32LE(O,4),g.toString("hex")}}),32223:((D,p,f)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.SYSTEM=p.DEVICES=void 0,p.homeFolders=a,p.privateFolders=k,p.viewOf=h;
function E(){const e=f(73024);return E=function(){return e},e}function m(){const e=f(51455);return m=function(){return e},
e}function N(){const e=f(48161);return N=function(){return e},e}function P(){const e=f(76760);return P=function(){return e},
e}function R(){const e=f(46282);return R=function(){return e},e}const b=p.SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/\
lib32","/lib64","/libx32"],_=["/nix/store","/gnu/store"],I=p.DEVICES=["null","zero","full","random","urandom"],$="tty",M=[
"EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function k(e){const o=M.flatMap(s=>e[`GITHUB_${s}`]??[]),n=[e.
HOME,e.RUNNER_TEMP,e.XDG_RUNTIME_DIR].flatMap(s=>s??[]);return[...new Set([...n,(0,N().tmpdir)(),...o.map(P().dirname)].
filter(s=>(0,P().isAbsolute)(s)))]}async function h({node:e,npm:o,machine:n},s,t){const r=await w([...b,..._]),d=(await Promise.
all(s.map(S=>(0,m().realpath)(S).catch(()=>[])))).flat(),c=[(0,P().dirname)(e.file),...o?[(0,P().dirname)((0,P().dirname)(
o.file))]:[],...[...n.values()].flatMap(S=>u(S,d)),...t?await l():[]].filter(S=>!r.some(y=>(0,R().isInside)(y,S))),O=d.filter(
S=>r.some(y=>y!==S&&(0,R().isInside)(y,S))),g=(0,E().existsSync)(`/dev/${$}`)?[...I,$]:I;return{system:r,emptied:O,tools:[
...new Set(c)],devices:g,home:[]}}function u({file:e,real:o},n){const s=(0,P().dirname)(o),t=(0,P().dirname)(s),r=(0,P().
basename)(s),i=r==="shims"||r==="bin"&&!n.some(d=>(0,R().isInside)(d,t));return[(0,P().dirname)(e),s,...i?[t]:[]].filter(
d=>!n.some(c=>(0,R().isInside)(d,c)))}async function w(e){return(await Promise.all(e.map(async n=>(await(0,m().lstat)(n).
catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}async function l(){const e=await(0,m().realpath)("/etc/resolv.conf").catch(
()=>{});return e?.startsWith("/run/systemd/resolve/")?[(0,P().dirname)(e)]:[]}async function a(e,o){return o===void 0||!(0,P().
isAbsolute)(o)?[]:(await Promise.all([...new Set(e)].sort().map(async s=>{const t=await(0,m().realpath)((0,P().join)(o,s)).
catch(()=>{});return t===void 0||!(await(0,m().stat)(t)).isDirectory()?[]:[{path:s,source:t}]}))).flat()}}),96266:((D,p,f)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.TEMP=p.HOME=void 0,p.commandFolders=k,p.commandMounts=M,p.sharedMounts=
$;function E(){const u=f(76760);return E=function(){return u},u}function m(){const u=f(39491);return m=function(){return u},
u}function N(){const u=f(46282);return N=function(){return u},u}const P=p.HOME="/home/gene-gate",R=p.TEMP="/tmp",b=64,_="\
/.gene-gate",I={lower:`${_}/lower`,cover:`${_}/cover`,own:`${_}/own`,run:`${_}/run`,replaced:`${_}/replaced`,home:`${_}/\
home`,tools:`${_}/tools`};function $({view:u,checkout:w,run:l,stage:a}){const e=(n,s)=>["show",n,(0,E().join)(a,s)],o=(n,s,t)=>[
"shared",n,(0,E().join)(a,s),"none",t];return[...u.system.map(n=>e(n,n)),...u.emptied.map(n=>["shared","gene-gate",(0,E().
join)(a,n),"tmpfs","size=1m,mode=0755"]),o("/proc","proc","rbind"),o(w,I.lower,"rbind"),o(l,I.run,"bind"),...u.tools.map(
(n,s)=>e(n,h(n,s))),...u.home.map(({source:n},s)=>e(n,(0,E().join)(I.home,String(s))))]}function M(u){const{view:w,checkout:l,
privileges:a,hides:e,keepsWrites:o,replaced:n}=u,s=(d,c,O)=>["mount","gene-gate",c,d,O],t=(d,c,O="bind")=>["mount",d,c,"\
none",O],r=[`lowerdir=${e||a.adopt?`${I.cover}:`:""}${I.lower}`,`upperdir=${I.own}/upper`,`workdir=${I.own}/work`,...a.overlay,
"X-mount.mkdir"],i=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${b}`;return[t(`${I.own}/tmp`,R),t(`${I.own}/h\
ome`,P),...w.home.map(({path:d},c)=>t(`${I.home}/${c}`,(0,E().join)(P,d))),t(`${I.own}/shm`,"/dev/shm"),s("devpts","/dev\
/pts",i),...w.tools.flatMap((d,c)=>{const O=h(d,c);return d===O?[]:[t(O,d,"rbind,X-mount.mkdir")]}),o?t(I.lower,l,"bind,\
X-mount.mkdir"):s("overlay",l,r.join(",")),...n.map((d,c)=>t(`${I.replaced}/${c}`,(0,E().join)(l,d))),s("proc","/proc","\
nosuid,nodev,noexec"),s("tmpfs",_,"ro,size=4k,mode=0755")]}function k({home:u}){return["upper","work","tmp","home","shm",
...[...new Set(u.flatMap(({path:l})=>[...(0,m().foldersAbove)(l),l]))].map(l=>`home/${l}`)]}function h(u,w){return[R,P].
some(a=>(0,N().isInside)(a,u))?`${I.tools}/${w}`:u}}),12086:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.commandEnvironment=b,p.npmForPrepare=M;function E(){const k=f(76760);return E=function(){return k},k}const m={CI:"true",
NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},N={npm_config_offline:"true",npm_config_fetch_retries:"\
0"},P=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],R="cmd.exe";function b({node:k,searchPath:h,folder:u,shell:w,
npm:l,assignments:a},e){const o=e.platform==="win32"?I(e.env,u):{},{delimiter:n,dirname:s}=e.platform==="win32"?E().win32:
E().posix,t={PATH:[...new Set([s(k),...h])].join(n),HOME:u.home,TMPDIR:u.temp,...o,..._(u,w??(e.platform==="win32"?R:"/b\
in/sh")),...l??N};return{...m,...$(t,a),...t}}function _(k,h){return{npm_config_script_shell:h,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:k.npmCache,npm_config_userconfig:k.npmUserConfig,npm_config_globalconfig:k.
npmGlobalConfig}}function I(k,h){const u=Object.entries(k).flatMap(([w,l])=>{const a=w.toUpperCase();return P.includes(a)&&
l!==void 0?[[a,l]]:[]});return{...Object.fromEntries(u),USERPROFILE:h.home,APPDATA:h.home,LOCALAPPDATA:h.home,TEMP:h.temp,
TMP:h.temp}}function $(k,h){const u=new Set(Object.keys(k).map(w=>w.toUpperCase()));return Object.fromEntries(Object.entries(
h).filter(([w])=>!u.has(w.toUpperCase())))}function M({npm:k}){const h=k&&(0,E().join)((0,E().dirname)(k.file),"../node_\
modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...h&&{npm_config_node_gyp:h}}}}),
35134:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.breakFiles=_,p.writeLayer=$;function E(){const M=f(51455);
return E=function(){return M},M}function m(){const M=f(76760);return m=function(){return M},M}function N(){const M=f(39092);
return N=function(){return M},M}function P(){const M=f(30371);return P=function(){return M},M}function R(){const M=f(32476);
return R=function(){return M},M}const b=/\.d\.[cm]?ts$/;function _(M,k){const h=new Map,u=new Map;for(const[l,a]of M){const e=m().
posix.extname(l).slice(1).toLowerCase(),o=R().LANGUAGES.find(({extensions:s})=>s.includes(e)),n=o&&!b.test(l)&&(0,P().failFunctions)(
a,o,k);o===void 0?u.set(l,I(a,k)):n&&h.set(l,n)}if(h.size===0){const l=[...M].map(([a,e])=>[a,I(e,k)]);return{files:new Map(
l),operator:"unparsable"}}const w=u.size>0?"mixed":"functions_fail";return{files:new Map([...h,...u]),operator:w}}function I(M,k){
return`)]}>"'\`<<<<<<< ${k}
${M}`}async function $(M,k,h){const{checkout:u,isCommitted:w,path:l}=h,a=new Map;for(const[e,o]of k){const{mode:n}=await(0,E().
lstat)((0,m().join)(u,e));await(0,E().mkdir)((0,m().dirname)((0,m().join)(M,e)),{recursive:!0}),await(0,E().writeFile)((0,m().
join)(M,e),o),await(0,E().chmod)((0,m().join)(M,e),n&511),a.set(e,(n&73)===0?"100644":"100755")}w&&await(0,N().commitLayer)(
{checkout:u,layer:M,modes:a,env:{PATH:l}});for(const e of await(0,E().readdir)(M,{recursive:!0,withFileTypes:!0})){const o=(0,m().
join)(e.parentPath,e.name),n=await(0,E().lstat)((0,m().join)(u,(0,m().relative)(M,o))).catch(()=>{});e.isDirectory()&&n&&
await(0,E().chmod)(o,n.mode&511)}}}),30371:((D,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.failFunctions=N;const f=200,
E=400,m=1e4;function N(b,_,I){const{masked:$,forms:M,failing:k,unused:h}=_,u=b.replaceAll($,e=>e.replaceAll(/[^\n]/g," ")),
w=new Map;for(const{start:e,end:o}of P(u,_)){const n=u.slice(o,o+E),s=M.find(({after:i})=>i.test(n)),t=u.slice(Math.max(
0,e-f),e);if(!s||s.unless?.test(t)||s.before?.test(t)===!1)continue;const r=o+(s.after.exec(n)?.[0].length??0);s.isExpression?
w.set(r,` (() => {${k(I)} })( ) ? 0 : `):w.set(...R(b,r,_,I))}if(w.size===0)return;h&&/^[ \t]*(?:import|export)\b/m.test(
u)&&w.set(b.length,h(I));let l="",a=0;for(const[e,o]of[...w].sort(([n],[s])=>n-s))l+=b.slice(a,e)+o,a=e;return l+b.slice(
a)}function P(b,{bareParameter:_}){const I=[],$=[];for(const{index:k,0:h}of b.matchAll(/[()[\]{}]/g))if("([{".includes(h))
$.push(k);else{const u=$.pop();h===")"&&u!==void 0&&I.push({start:u,end:k+1})}const M=_?[...b.matchAll(_)]:[];return[...I,
...M.map(({index:k,0:h})=>({start:k,end:k+h.length}))]}function R(b,_,{preamble:I,isIndented:$,failing:M},k){const h=I?.
exec(b.slice(_,_+m))?.[0].length??0,u=M(k);if(!$)return[_+h,u];if(h>0)return[_+h,`; ${u}`];const[w="",l=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.
exec(b.slice(_))??[];return[_+w.length,w===l?`${u}; `:`${u}
${l}`]}}),32476:((D,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.LANGUAGES=void 0;function f(...s){return new RegExp(
s.join("|"),"g")}const E=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,m=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
N="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",P=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
R=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,b=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
_={extensions:["js","mjs","cjs"],masked:f(E,m,N,P),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:b,unless:R}],failing:s=>` debugger; var _${s}=${s}( "x" ) ; throw _${s} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:s=>`
export const unused_${s} = "x"  ;
`},I=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,$=String.raw`\s*:\s*(?:[^\s;{}()=]|${I})(?:[^;{}()=]|${I})*`,M=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
k=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,h=String.raw`^(?:${$}?)?\s*=>`,
u={..._,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${h}\s*\{`),unless:M},{after:new RegExp(
h),before:k,unless:M,isExpression:!0},{after:new RegExp(String.raw`^(?:${$})?\s*\{`),before:b,unless:R}]},w=['"""',"'''"].
map(s=>`${s}(?:\\\\[\\s\\S]|(?!${s})[\\s\\S])*${s}`),l=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...w,m].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
a={extensions:["py","pyi"],masked:f(...w,m,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:s=>`_${s}=${s}( "x" ) ;raise RuntimeError(_${s})`,preamble:new RegExp(l),isIndented:!0},e={masked:f(E,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},o={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},n=p.LANGUAGES=[_,u,a,{...e,extensions:["rs"],failing:s=>` let _${s} =( "x" ) ; \
panic!( "${s}" ) ;`},{...e,extensions:["go"],failing:s=>` panic( "${s}" ) ;`},{...e,extensions:["kt","kts"],failing:s=>`\
 throw RuntimeException( "${s}" ) ;`},{...e,extensions:["java"],forms:[o],failing:s=>` if ( true ) throw new RuntimeExce\
ption( "${s}" ) ;`}]}),69983:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.breakAndRun=w;function E(){const n=f(
77598);return E=function(){return n},n}function m(){const n=f(86191);return m=function(){return n},n}function N(){const n=f(
41115);return N=function(){return n},n}function P(){const n=f(59490);return P=function(){return n},n}function R(){const n=f(
67147);return R=function(){return n},n}function b(){const n=f(57334);return b=function(){return n},n}function _(){const n=f(
49604);return _=function(){return n},n}function I(){const n=f(64474);return I=function(){return n},n}function $(){const n=f(
35134);return $=function(){return n},n}function M(){const n=f(48081);return M=function(){return n},n}const k=2,h=2e3,u=20;
async function w(n,s){const{policy:t,change:r,checkout:i}=s;if(t.mutants==="off"||r===void 0)return new Map;const d=[...n].
flatMap(([y,v])=>{const T=v.map(({outcome:L})=>L);if(!(y.gene.change==="added"||y.gene.change==="modified")||T.some(({status:L})=>L!==
"passed"))return[];const C=y.gene.commands.flatMap(({reading:L})=>(0,m().startedFiles)(L)).sort();return[{...y,outcomes:T,
launched:C}]}),{areBuilt:c}=(0,R().everything)((0,N().dependencyFolders)(t)),O=i.additions.find(c),g=`commands can read \
\`${O}\`, which was built before the change was broken`,S=new Map;for(const y of(0,P().groupBy)(d,({launched:v})=>v.join(
"\0")).values()){const T=await(O===void 0?a(y,s):Promise.reject(new Error(g))).catch(({message:j})=>l(y,j));for(const[j,
{gene:C}]of y.entries())S.set(C,T[j]??[])}return S}function l(n,s){return n.map(({plans:t})=>t.map(()=>({outcome:"not_ru\
n",files:[],duration_ms:0,reason:s})))}async function a(n,s){const t=await(0,M().sourcesOf)(s.change?.files??[],s.tree,n[0]?.
launched??[]);if(typeof t=="string")return l(n,t);const r=await e(n,t.texts,s),i=r.flat().some(({outcome:c})=>c==="kille\
d");if(t.existing===void 0||!i)return r;const d=await e(n,t.existing,s);return r.map((c,O)=>c.map((g,S)=>{const y=d[O]?.[S];
return g.outcome!=="killed"||y?.outcome!=="survived"?g:{...g,existing:{files:y.files,duration_ms:y.duration_ms}}}))}async function e(n,s,{
backend:t,checkout:r,change:i,policy:{views:d},concurrency:c,path:O,signal:g}){const S=`z${(0,E().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,y=(0,$().breakFiles)(s,S),v={checkout:r.directory,isCommitted:i?.isCommitted===!0,path:O},
T=await t.cover?.(A=>(0,$().writeLayer)(A,y.files,v));if(T===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const j=n.map(({id:A,plans:F,outcomes:G})=>{const x=G.map(({duration_ms:B})=>k*
B+h),U=F.map((B,z)=>({...B,timeoutMs:x[z]??h}));return d==="gene"?[{id:A,plans:U}]:U.map(B=>({id:A,plans:[B]}))}),C={backend:T,
progress:_().NO_PROGRESS,views:d,concurrency:c,signal:g},L=await(0,I().runPlans)(j.flat(),C);return j.map(A=>A.flatMap(F=>L.
get(F)??[]).map(({outcome:F})=>o(F,y)))}function o(n,{files:s,operator:t}){const{status:r,signal:i,duration_ms:d,reason:c=r}=n,
O=[...s.keys()].sort(),g={operator:t,files:O.slice(0,u),duration_ms:d,...O.length>u&&{total_files:O.length}};return r===
"passed"?{...g,outcome:"survived"}:(r==="failed"||r==="timed_out"||i!==null)&&c!==b().BUDGET_SPENT?{...g,outcome:"killed"}:
{...g,outcome:"not_run",reason:c}}}),48081:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.isSource=M,p.sourcesOf=
k;function E(){const h=f(20639);return E=function(){return h},h}function m(){const h=f(93028);return m=function(){return h},
h}const N=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
P=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
R=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,b=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
_=600,I=500,$=10*1024**2;function M(h){return(0,E().isProgramCode)(h)&&!(0,E().isOfTests)(h)&&![N,P].some(u=>u.test(h))}
async function k(h,u,w){const l=d=>M(d)&&!w.includes(d)&&(0,m().isRegular)(u.stat(d)?.kind),a=h.filter(({path:d,status:c})=>c!==
"deleted"&&l(d)),e=[...u.files()].filter(({path:d})=>l(d)&&!R.test(d)),o=a.length>0?a:e;if(o.length===0)return"neither t\
he change nor the repository has a source file to break";const n=o.reduce((d,{path:c})=>d+(u.stat(c)?.size??0),0);if(o.length>
I||n>$)return`there are too many source files to break: ${o.length} with ${Math.ceil(n/1024**2)} MB`;const s=o.map(async({
path:d})=>[d,(await u.read(d)).toString("utf8")]),t=await Promise.all(s);if(a.length===0){const d=t.filter(([,c])=>!b.test(
c.slice(0,_)));return d.length===0?"all source files are generated":{texts:new Map(d)}}const r=t.filter((d,c)=>a[c]?.status!==
"added"),i=r.length>0&&r.length<t.length;return{texts:new Map(t),...i&&{existing:new Map(r)}}}}),57334:((D,p)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.OUTCOME_LOST=p.INTERRUPTED=p.CHECKOUT_CHANGED=p.BUDGET_SPENT=void 0,p.blockedOutcome=_,p.changedOutcome=
M,p.countInterrupted=R,p.programMissingOutcome=I,p.skippedOutcome=$,p.stopReason=b;const f="BLOCKED: validation command \
rejected by safety check",E=p.INTERRUPTED="interrupted",m=p.BUDGET_SPENT="the time budget for all commands was spent",N=p.
OUTCOME_LOST="the run returned no outcome for this command",P=p.CHECKOUT_CHANGED="files of the checkout changed while th\
e gate ran";function R(h){return h.filter(({reason:u})=>u===E).length}function b(h){return h.reason===m?m:E}function _(h){
return k("blocked",f,h)}function I({message:h,hint:u},w){return k("not_runnable",`${h} ${u}`,w)}function $(h,u){return k(
"skipped",h,u)}function M(h,u,w){return{...w??k("error",P,h),status:"error",reason:P,checkout_changed:[...u]}}function k(h,u,w){
const l={head:"",tail:"",bytes:0,truncated:!1};return{status:h,exit_code:null,signal:null,started_at:w.toISOString(),duration_ms:0,
stdout:l,stderr:l,reason:u}}}),22562:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.outcomesOf=P,p.plansOf=
N,p.refusedOutcomes=b;function E(){const M=f(6470);return E=function(){return M},M}function m(){const M=f(57334);return m=
function(){return M},M}function N({asset:M,commands:k}){const h=k.flatMap(({plan:u})=>u??[]);return{id:M.id,plans:h.length===
k.length?h:[]}}function P({commands:M},k,h){if(M.every(({plan:w})=>w!==void 0))return M.map(({plan:w},l)=>R(w,k[l],h));const u=$(
M);return M.map(({verdict:w})=>w==="block"?(0,m().blockedOutcome)(h):(0,m().skippedOutcome)(u,h))}function R(M,k,h){if(k===
void 0||k.plan.digest!==M?.digest)return(0,m().skippedOutcome)(m().OUTCOME_LOST,h);const{outcome:u,changedFiles:w}=k;return w.
length===0?u:{...u,checkout_modified:w}}function b(M,k,h){const u=M.filter(w=>k?_(w):w.commands.some(I));return new Map(
u.map(w=>[w,P(w,[],h)]))}function _({change:M,commands:k}){return k.length===0?M!=="removed":k.some(({plan:h})=>h===void 0)}
function I({verdict:M}){return M==="block"}function $(M){if(M.some(({verdict:u})=>u==="block"))return"another command of\
 the gene is blocked";const h=M.flatMap(({reading:u})=>(0,E().toolOf)(u)??[]).find(({path:u})=>u===void 0);return h?`${h.
name} is not installed; install dependencies before the gate`:"the audit does not allow this gene to run; see its findin\
gs"}}),27097:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.launchOf=R;function E(){const $=f(76760);return E=
function(){return $},$}function m(){const $=f(41895);return m=function(){return $},$}function N(){const $=f(64836);return N=
function(){return $},$}const P={npm_config_node_options:"--warnings"};function R($,{programs:M,checkout:k,base:h}){const{
argv:u,binary:w,program:l,scripts:a,directory:e}=$,o=M.node.file,n=(0,E().join)(k,e);if(a!==void 0){const r=(0,N().launchScripts)(
a,{programs:M,checkout:k,base:h});if(!("missing"in r))return r;throw r.missing==="sh"?_($):b($,r.missing,o)}const s=u.slice(
1);if(w!==void 0)return{file:o,args:[(0,E().join)(k,w),...s],cwd:n};if(l==="node")return{file:o,args:s,cwd:n};if(l==="np\
m"||l==="npx"){const r=M[l];if(r)return{file:o,args:[r.file,...s],env:P,cwd:n};throw b($,l,o)}const t=M.machine.get(l);if(t)
return{file:t.file,args:s,cwd:n};throw I($,l,"on PATH outside the checkout","Install the program before this step, in a \
directory outside the checkout. Shell builtins such as cd cannot be run.")}function b($,M,k){return I($,M,`next to ${k} \
or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}function _($){
return I($,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh.")}function I({command:$},M,k,h){
const u=`The command "${$}" needs ${M}, which was not found ${k}.`;return new(m()).GateError("program_not_found",u,h)}}),
46282:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.findPrograms=u,p.isInside=O;function E(){const g=f(31421);
return E=function(){return g},g}function m(){const g=f(73024);return m=function(){return g},g}function N(){const g=f(51455);
return N=function(){return g},g}function P(){const g=f(48161);return P=function(){return g},g}function R(){const g=f(76760);
return R=function(){return g},g}function b(){const g=f(57975);return b=function(){return g},g}function _(){const g=f(7723);
return _=function(){return g},g}function I(){const g=f(26040);return I=function(){return g},g}function $(){const g=f(41895);
return $=function(){return g},g}const M=_().object({file:_().string(),version:_().string(),platform:_().string(),arch:_().
string()}),k="JSON.stringify({file: process.execPath, version: process.version, platform: process.platform, arch: proces\
s.arch})",h=2e4;async function u(g){const{path:S,checkout:y,names:v=[]}=g,T=await r(S,y),j=await w(T,y),[C,L]=await Promise.
all(["npm","npx"].map(G=>a(G,j.file,T,y))),A=await t(v,T,y),F=await n(T,y);return{node:j,...C&&{npm:C},...L&&{npx:L},...F!==
void 0&&{shell:F},machine:A,searchPath:T}}async function w(g,S){for await(const{file:y,real:v}of d("node",g,S)){const T=await l(
y,v,g),j=await i(T.file,S);if(j!==void 0)return{...T,file:j}}throw new($()).GateError("program_not_found","node was not \
found on PATH outside the checkout.","Install Node.js before this step (for example with actions/setup-node), in a direc\
tory outside the checkout.")}async function l(g,S,y){const{execPath:v,version:T,platform:j,arch:C}=process;if(S===await(0,N().
realpath)(v))return{file:S,version:T,platform:j,arch:C};try{const{stdout:L}=await(0,b().promisify)(E().execFile)(g,["-p",
k],{cwd:(0,R().dirname)(g),env:{PATH:y.join(R().delimiter),HOME:(0,P().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.
env.SYSTEMROOT}},timeout:h,windowsHide:!0});return M.parse(JSON.parse(L))}catch(L){throw new($()).GateError("program_not\
_found",`${g} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up Node.js bef\
ore this step (actions/setup-node).",{cause:L})}}async function a(g,S,y,v){const T=(0,R().join)("node_modules","npm","bi\
n",`${g}-cli.js`);for(const j of[(0,R().dirname)(S),...y]){for(const L of[(0,R().join)(j,T),(0,R().join)(j,"..","lib",T)]){
const A=await e(L,g,v);if(A)return A}const C=await e((0,R().join)(j,g),g,v);if(C)return C}}async function e(g,S,y){const v=await i(
g,y);if(!v?.endsWith(`${S}-cli.js`))return;const T=(0,R().join)((0,R().dirname)(v),"..","package.json"),j=await(0,N().readFile)(
T,"utf8").catch(()=>"null"),{success:C,data:L}=_().object({name:_().literal("npm"),version:_().string()}).safeParse((0,I().
attempt)(()=>JSON.parse(j)));return C?{file:v,version:L.version}:void 0}const o="/bin/sh";async function n(g,S){if(process.
platform!=="win32")return o;for await(const{real:y}of d("git",g,S)){const v=await i((0,R().join)((0,R().dirname)(y),"..",
"bin","sh.exe"),S);if(v!==void 0)return v}}const s=/^[A-Za-z0-9][\w.+-]*$/;async function t(g,S,y){const v=new Map;for(const T of g.
filter(j=>s.test(j))){const j=await d(T,S,y).next();j.done||v.set(T,j.value)}return v}async function r(g,S){const y=new Set(
g.split(R().delimiter).filter(T=>(0,R().isAbsolute)(T)));return(await Promise.all([...y].map(async T=>await i(T,S)===void 0?
[]:[T]))).flat()}async function i(g,S){const[y,v]=await Promise.all([(0,N().realpath)(g).catch(()=>{}),(0,N().realpath)(
S)]);if(y===void 0)return;const T=[y,(0,R().resolve)(g)],j=[v,(0,R().resolve)(S)];return T.some(C=>j.some(L=>O(L,C)))?void 0:
y}async function*d(g,S,y){for(const v of S){const T=(0,R().join)(v,process.platform==="win32"?`${g}.exe`:g),j=await i(T,
y);j!==void 0&&await c(j)&&(yield{file:T,real:j})}}async function c(g){try{return await(0,N().access)(g,m().constants.X_OK),
(await(0,N().stat)(g)).isFile()}catch{return!1}}function O(g,S){const y=(0,R().relative)(g,S);return y!==".."&&!y.startsWith(
`..${R().sep}`)&&!(0,R().isAbsolute)(y)}}),49604:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NO_PROGRESS=
void 0,p.groupedProgress=P,p.linesOfProgress=N;function E(){const R=f(20849);return E=function(){return R},R}const m=p.NO_PROGRESS=
{planned(){},started(){},finished(){},ended(){}};function N(R){let b=0,_=0;return{...m,planned:I=>{b=I},finished:(I,{status:$,
duration_ms:M})=>{_+=1;const k=(M/1e3).toFixed(1);R(`[${_}/${b}] ${$} in ${k} s: ${(0,E().safeLine)(I)}`)}}}function P(R){
const b=N(R.info);return{...b,planned:_=>{R.startGroup(`Run ${_} validation command${_===1?"":"s"}`),b.planned(_)},ended:()=>R.
endGroup()}}}),63682:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_RAN=void 0,p.requestOf=O,p.runAudited=
s,p.withinBudget=S;function E(){const y=f(48161);return E=function(){return y},y}function m(){const y=f(97247);return m=
function(){return y},y}function N(){const y=f(60210);return N=function(){return y},y}function P(){const y=f(41115);return P=
function(){return y},y}function R(){const y=f(57430);return R=function(){return y},y}function b(){const y=f(19309);return b=
function(){return y},y}function _(){const y=f(60670);return _=function(){return y},y}function I(){const y=f(10582);return I=
function(){return y},y}function $(){const y=f(32223);return $=function(){return y},y}function M(){const y=f(46252);return M=
function(){return y},y}function k(){const y=f(69983);return k=function(){return y},y}function h(){const y=f(57334);return h=
function(){return y},y}function u(){const y=f(22562);return u=function(){return y},y}function w(){const y=f(46282);return w=
function(){return y},y}function l(){const y=f(64474);return l=function(){return y},y}const a=4*1024*1024,e=6e4,o=4,n=2*1024;
async function s(y,v){const T=new Date,j=t(y,v),{checkout:C,path:L,policy:A,progress:F,signal:G,shown:x}=v,U=(0,u().refusedOutcomes)(
y.genes,C!==void 0,T);if(C===void 0||j.length===0)return{...g,outcomes:U};const{directory:B,leftOut:z}=C,W=new Set(j.flatMap(
({plans:X})=>X.map(J=>J.program))),H=await(0,w().findPrograms)({path:L,checkout:B,names:[...W]}),K=d(A.concurrency),Y=(0,b().
shareFolder)(C,v.attended,x!==void 0),{backend:V,isolation:Z,close:Q}=await(0,_().chooseBackend)({programs:H,checkout:B,
leftOut:z,...x&&{shown:x},shareFolder:Y.folder,outputBytes:i(A.limits.output_bytes,y.genes),limits:(0,I().limitsOn)((0,I().
thisMachine)(),A.limits,K),lanes:K,requested:O(A.containment,v.fork),network:A.network==="allow",replaced:await r(y,v.tree),
folders:v.privateFolders,home:await(0,$().homeFolders)([...A.home_caches,...(0,P().homeDependencies)(A)],v.home),signal:G}),
q=V.level==="namespaces",nn=q?K:1,sn=async()=>{const X=performance.now(),J=await S(A.limits.budget_seconds*1e3,G,tn=>(0,l().
runPlans)(j,{backend:V,progress:F,views:A.views,concurrency:nn,signal:tn,guard:Y.guard()})),en=Math.max(e,performance.now()-
X),dn=await S(en,G,tn=>(0,k().breakAndRun)(J,{...v,checkout:C,backend:V,concurrency:nn,signal:tn}));return{runs:J,mutants:dn}},
{runs:rn,mutants:an}=await sn().finally(()=>Promise.all([Q(),Y.close()])),cn=[(0,M().mentionedOf)(Y.hides()?z:[]),(0,M().
causesOf)({isolation:Z,policy:A,programs:H,checkout:B,home:v.home}),(0,M().namedRootOf)(q?B:Y.guard().directory)],un=X=>cn.
reduce((J,en)=>en(J),X),on=j.map(X=>{const{gene:J}=X;return[J,(0,u().outcomesOf)(J,rn.get(X)??[],T).map(un)]});return{outcomes:new Map(
[...U,...on]),interrupted:(0,h().countInterrupted)(on.flatMap(([,X])=>X)),isolation:{...Z,description:`${Z.description} ${c(
q,A.views,nn)}`},nodeOf:()=>H.node,mutants:an,findings:Y.findings()}}function t(y,{waiting:v}){return y.genes.filter(T=>!v.
has(T)).map(T=>({...(0,u().plansOf)(T),gene:T})).filter(({plans:T})=>T.length>0)}async function r(y,v){const T=new Set((0,m().
isOfChange)(y)?y.files.map(({path:C})=>C):[]),j=await(0,N().npmrcCopies)(v,T);return new Map(j.flatMap(({path:C,text:L,dropped:A,
isLink:F})=>A.length>0&&!F?[[C,L]]:[]))}function i(y,v){const T=v.flatMap(L=>(0,u().plansOf)(L).plans),j=new Set(T.map(({
digest:L})=>L)),C=Math.floor(a/(j.size*o));return Math.min(y,Math.max(C,n))}function d(y){return y==="cores"?(0,E().availableParallelism)():
y}function c(y,v,T){if(!y)return"One command at a time, because all commands share the checkout.";const j=v==="gene"?" T\
he commands of one gene share a view.":"";return`${T===1?"One command at a time.":`Up to ${T} commands at once.`}${j}`}function O(y,v){
return y==="require-for-forks"?v?"require":"auto":y}const g=p.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:R().
NOTHING_RUN,nodeOf:()=>process};async function S(y,v,T){const j=new AbortController,C=setTimeout(()=>j.abort(h().BUDGET_SPENT),
y);try{return await T(AbortSignal.any([v,j.signal]))}finally{clearTimeout(C)}}}),20849:((D,p,f)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.safeLine=N,p.withoutLogCommands=P;function E(){const R=f(77598);return E=function(){return R},
R}const m=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function N(R,b=200){const _=R.replace(m,$=>`\\u{${$.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),I=Array.from(_);return I.length<=b?_:`${I.slice(0,b-1).
join("")}\u2026`}async function P(R,b){const _=(0,E().randomUUID)();R(`::stop-commands::${_}`);try{return await b()}finally{
R(`::${_}::`)}}}),64474:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.runPlans=N;function E(){const l=f(
41895);return E=function(){return l},l}function m(){const l=f(57334);return m=function(){return l},l}async function N(l,a){
const{backend:e,progress:o,concurrency:n,views:s}=a,t=new Map(l.flatMap(({plans:T})=>T.map(j=>[j.digest,j]))),r=new Map;
for(const T of t.values()){const j=k(()=>e.check(T));j&&r.set(T.digest,j)}const i=new AbortController,d=AbortSignal.any(
[a.signal,i.signal]),c=P(n),O=M({...a,signal:d},r),g=R(T=>c(()=>O(T,(j,C)=>e.run(j,C)))),S=R(T=>c(async()=>{const j=await e.
forGene?.(T.length,d),C=(L,A)=>(j??e).run(L,A);return $(T,L=>O(L,C),d).finally(()=>j?.close())})),y=async({plans:T})=>{try{
return s!=="gene"?await $(T,C=>g(C.digest,C),d):(await S(b(T),T)).map((C,L)=>({...C,plan:T[L]??C.plan}))}catch(j){throw i.
abort(),j}},v=new Map(l.map(({plans:T})=>[b(T),T]));o.planned(s==="gene"?[...v.values()].flat().length:t.size);try{const T=n===
1?await _(l,y):await I(l,y),j=u(T);return new Map(l.map((C,L)=>[C,j[L]??[]]))}finally{o.ended()}}function P(l){const a=[];
let e=l;return async o=>{e===0?await new Promise(n=>a.push(n)):e-=1;try{return await o()}finally{const n=a.shift();n?n():
e+=1}}}function R(l){const a=new Map;return(e,o)=>{const n=a.get(e)??l(o);return a.set(e,n),n}}function b(l){return l.map(
({digest:a})=>a).join()}async function _(l,a){const e=[];for(const o of l)e.push(await a(o));return e}async function I(l,a){
const e=l.map(a);return await Promise.allSettled(e),Promise.all(e)}async function $(l,a,e){const o=[];for(const n of l){
const s=o.find(({outcome:t})=>t.checkout_modified);e.aborted?o.push(w(n,(0,m().stopReason)(e))):s?o.push(w(n,h(s.plan))):
o.some(({outcome:t})=>t.status!=="passed")?o.push(w(n,"an earlier command of the gene did not pass")):o.push({...await a(
n),plan:n})}return o}function M(l,a){const{backend:e,progress:o,signal:n,guard:s}=l,t=e.level==="process_group";let r;return async(i,d)=>{
if(r!==void 0)return w(i,r);if(n.aborted)return w(i,(0,m().stopReason)(n));const c=s?.state(),O=s&&c?[...await s.changed(
c)]:[];if(s&&c&&!t&&O.push(...s.added(c)),O.length>0)return r=m().CHECKOUT_CHANGED,{plan:i,outcome:(0,m().changedOutcome)(
new Date,O),changedFiles:[]};o.started(i.command);const g=a.get(i.digest),S=g?(0,m().programMissingOutcome)(g,new Date):
await d(i,n),y=()=>t?s?.changed():c&&s?.touchedSince(c),v=(n.aborted?void 0:await y())??[];if(v.length===0||t)return o.finished(
i.command,S),v.length>0&&(r=h(i)),{plan:i,outcome:S,changedFiles:v};r=m().CHECKOUT_CHANGED;const T=(0,m().changedOutcome)(
new Date(S.started_at),v,S);return o.finished(i.command,T),{plan:i,outcome:T,changedFiles:[]}}}function k(l){try{l();return}catch(a){
if(a instanceof E().GateError&&a.code==="program_not_found")return a;throw a}}function h({command:l}){return`the command\
 "${l}" changed files of the checkout`}function u(l){const a=new Set;return l.map(e=>e.map(o=>{const{outcome:n}=o;return n.
status==="skipped"?o:a.has(n)?{...o,outcome:{...n,reused:!0}}:(a.add(n),o)}))}function w(l,a){return{plan:l,outcome:(0,m().
skippedOutcome)(a,new Date),changedFiles:[]}}}),75009:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.commandVariables=
N,p.scriptVariables=R;function E(){const I=f(73024);return E=function(){return I},I}function m(){const I=f(76760);return m=
function(){return I},I}function N(I,{programs:$,checkout:M,base:k}){const{node:h,npm:u}=$,w=process.platform==="win32",{
subcommand:l,directory:a,project:e,prefixed:o,config:n}=I,s=k.npm_config_node_options??I.nodeOptions,t=n.npm_config_color??
k.npm_config_color,r=(0,m().join)(M,e),i=w?(0,m().dirname)(h.file):(0,m().dirname)((0,m().dirname)(h.file)),d=o?r:k.npm_config_prefix??
i;return{...n,COLOR:t==="always"?"1":"0",EDITOR:w?`${k.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:(0,m().join)(M,a),NODE:h.
file,...s!==void 0&&{NODE_OPTIONS:s},...s!==void 0&&{npm_config_node_options:s},npm_command:l,npm_config_global_prefix:d,
npm_config_init_module:(0,m().join)(k.HOME??"",".npm-init.js"),npm_config_local_prefix:r,npm_config_noproxy:"",npm_config_prefix:d,
npm_node_execpath:h.file,...u&&P(I,u,h),...k.npm_config_user_agent&&{npm_config_user_agent:k.npm_config_user_agent}}}function P({
subcommand:I,inWorkspaces:$},M,k){const h=b(M.file),u=`npm/${M.version} node/${k.version} ${k.platform} ${k.arch}`,w=(0,E().
existsSync)((0,m().join)(h,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:I==="run"?w:I,npm_config_node_gyp:(0,m().
join)(h,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:M.version,npm_config_user_agent:`${u} workspaces\
/${$}`,npm_execpath:M.file}}function R({directory:I,event:$,body:M="",packageEnv:k},{programs:{npm:h},checkout:u,base:w}){
const l=(0,m().join)(u,I),e=[..._(l).map(o=>(0,m().join)(o,"node_modules",".bin")),...h?[(0,m().join)(b(h.file),"node_mo\
dules/@npmcli/run-script/lib/node-gyp-bin")]:[],w.PATH];return{...k,PATH:e.join(m().delimiter),npm_lifecycle_event:$,npm_lifecycle_script:M,
npm_package_json:(0,m().join)(l,"package.json")}}function b(I){return(0,m().dirname)((0,m().dirname)(I))}function _(I){const $=(0,m().
dirname)(I);return $===I?[I]:[I,..._($)]}}),64836:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.DRIVER=void 0,
p.launchScripts=N;function E(){const h=f(76760);return E=function(){return h},h}function m(){const h=f(75009);return m=function(){
return h},h}function N(h,u){const{checkout:w,programs:l}=u,{shell:a}=l;if(a===void 0)return{missing:"sh"};const e=(0,m().
commandVariables)(h,u),o=P(h,a,{...u,base:{...u.base,...e}});return"missing"in o?o:{file:a,args:o,env:e,cwd:(0,E().join)(
w,h.directory)}}function P(h,u,w){const{npm_config_loglevel:l,npm_config_json:a}=w.base,e=l!=="silent"&&a!=="true",o=[];
for(const n of h.steps){const s=(0,m().scriptVariables)(n,w),t={...w.base,...s},r=_(n,u,{...w,base:t});if("missing"in r)
return r;const i=e&&n.body!==void 0?M(n):"",d=h.inWorkspaces?n.directory:"",c={...b(s),...r.env};o.push(...R({group:d,directory:n.
directory,heading:i},{...r,env:c},w))}return["-c",k,"npm",...o]}function R({group:h,directory:u,heading:w},{argv:l,env:a},{
checkout:e}){const o=Object.entries(a).map(([t,r])=>`${t}=${r}`),s=[...[h,(0,E().join)(e,u),w,String(o.length)],...o,...l];
return[String(s.length),...s]}function b(h){if(process.platform!=="win32")return h;const u=(h.PATH??"").split(";").map(w=>w.
replace(/^([A-Za-z]):/,(l,a)=>`/${a.toLowerCase()}`).replaceAll("\\","/"));return{...h,PATH:u.join(":")}}function _(h,u,w){
const{programs:l}=w,{node:a}=l,{body:e,event:o,text:n,command:s}=h;if(s?.nested)return I(s.nested,h,u,w);if(s===void 0||
s.argv.length===0)return{argv:e===void 0?[u,"-c",$,"npm",o]:[u,"-c",n],env:{}};const{env:t}=s,[r="",...i]=s.argv,d=(...c)=>({
argv:[a.file,...c,...i],env:t});if(r==="node")return d();if(r==="npm"||r==="npx"){const c=l[r];return c===void 0?{missing:r}:
d(c.file)}return{argv:s.argv,env:t}}function I(h,{directory:u},w,l){const a=[];for(const s of h){const t=(0,m().commandVariables)(
s,l),r=P(s,w,{...l,base:{...l.base,...t}});if("missing"in r)return r;a.push({argv:[w,...r],env:t})}const[e,...o]=a;if(e!==
void 0&&o.length===0)return e;const n=a.flatMap(s=>R({group:"",directory:u,heading:""},s,l));return{argv:[w,"-c",k,"npm",
...n],env:{}}}const $=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function M({packageId:h,event:u,body:w="",
words:l}){const a=h===""?u:`${h} ${u}`,e=[w.trim().replaceAll(`
`,`
> `),...l].join(" ");return`
> ${a}
> ${e}

`}const k=p.DRIVER=String.raw`
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
`}),2978:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.signalTree=w,p.startProgram=b;function E(){const s=f(
31421);return E=function(){return s},s}function m(){const s=f(77598);return m=function(){return s},s}function N(){const s=f(
73024);return N=function(){return s},s}function P(){const s=f(76760);return P=function(){return s},s}function R(){const s=f(
58500);return R=function(){return s},s}function b(s){const t=(0,m().randomUUID)(),r=M(t);let i;try{i=(0,E().spawn)(s.file,
s.args,{cwd:s.cwd,env:{...s.env,[k]:t},detached:process.platform!=="win32",shell:!1,stdio:["ignore","pipe","pipe"],windowsHide:!0})}catch(c){
return r.release(),I(c)}const{pid:d}=i;return d!==void 0&&r.hold(d),{outputs:[i.stdout,i.stderr],ended:_(i),closed:new Promise(
c=>i.once("close",c)),terminate:()=>{d!==void 0&&w(d,"SIGTERM")},kill:()=>{d!==void 0&&w(d,"SIGKILL")},sweep:async()=>{d!==
void 0&&await a(d,t)},release:()=>{r.release();for(const c of[i.stdout,i.stderr])c?.destroy()}}}function _(s){return new Promise(
t=>{s.once("error",r=>t({exitCode:null,signal:null,error:r})),s.once("exit",(r,i)=>t({exitCode:r,signal:i}))})}function I(s){
const t=()=>{};return{outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:s}),closed:Promise.resolve(),
terminate:t,kill:t,sweep:()=>Promise.resolve(),release:t}}const $=`
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
`;function M(s){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const t=(0,E().spawn)("/bin/sh",["-c",$,
"gene-gate",`${k}=${s}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return t.on(
"error",()=>{}),t.stdin.on("error",()=>{}),t.unref(),"unref"in t.stdin&&typeof t.stdin.unref=="function"&&t.stdin.unref(),
{hold:r=>{t.stdin.write(`${r}
`)},release:()=>{t.stdin.end(`done
`)}}}const k="GENE_GATE_RUN",h=40,u=10;function w(s,t){process.platform==="win32"?t==="SIGKILL"&&l(s):n(-s,t)}function l(s){
const t=(0,P().join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),r={stdio:"ignore",windowsHide:!0};
(0,E().spawn)(t,["/PID",String(s),"/T","/F"],r).on("error",()=>{})}async function a(s,t){if(process.platform!=="win32"&&
(n(-s,"SIGKILL"),!!(0,N().existsSync)("/proc/self/environ")))for(let r=0;r<h;r+=1){const i=e(t);if(i.length===0)return;for(const d of i)
n(d,"SIGKILL");await(0,R().setTimeout)(u)}}function e(s){return(0,N().readdirSync)("/proc").filter(t=>/^\d+$/.test(t)).filter(
t=>o(t).includes(`${k}=${s}`)).map(Number)}function o(s){try{return(0,N().readFileSync)(`/proc/${s}/environ`)}catch{return Buffer.
alloc(0)}}function n(s,t){try{process.kill(s,t)}catch{}}}),35353:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.Capture=void 0,p.supervise=I,p.superviseStarted=$;function E(){const e=f(46193);return E=function(){return e},e}function m(){
const e=f(58500);return m=function(){return e},e}function N(){const e=f(57334);return N=function(){return e},e}function P(){
const e=f(2978);return P=function(){return e},e}const R=500,b=1e3,_=5e3;async function I(e){return $(e.file,()=>(0,P().startProgram)(
e),e)}async function $(e,o,n){if(n.signal?.aborted)return(0,N().skippedOutcome)((0,N().stopReason)(n.signal),new Date);const s=[
new l(n.outputBytes),new l(n.outputBytes)],t=new Date().toISOString(),r=performance.now(),i=await M(o(),s,n);return{...w(
i,e,n),exit_code:i.exitCode,signal:i.signal,started_at:t,duration_ms:Math.round(i.at-r),stdout:s[0].result(),stderr:s[1].
result()}}async function M(e,o,n){k(e.outputs[0],o[0]),k(e.outputs[1],o[1]);const s=await h(e,n);return await e.sweep(),
s.error===void 0&&await u(e.closed),e.release(),s}function k(e,o){e?.on("data",n=>o.write(n)),e?.on("error",()=>{})}function h(e,{
timeoutMs:o,graceMs:n=2e3,signal:s}){return new Promise(t=>{let r,i;const d=(S,y)=>{r??=S,e.terminate(),clearTimeout(O),
clearTimeout(i),i=setTimeout(()=>{e.kill(),i=setTimeout(()=>g({exitCode:null,signal:null}),_)},y)},c=()=>d("interrupt",R),
O=setTimeout(()=>d("timeout",n),o);s?.addEventListener("abort",c);const g=S=>{clearTimeout(O),clearTimeout(i),s?.removeEventListener(
"abort",c),t({...S,stopped:r,at:performance.now()})};e.ended.then(g)})}async function u(e){const o=new AbortController,n=(0,m().
setTimeout)(b,void 0,{signal:o.signal}).catch(()=>{});await Promise.race([e,n]),o.abort()}function w({exitCode:e,signal:o,
error:n,lost:s,stopped:t},r,{timeoutMs:i,signal:d}){if(n){const c=n.code??n.message;return{status:"crashed",reason:`Comm\
and could not be started: ${r} (${c})`}}if(t==="timeout")return{status:"timed_out",reason:`Command timed out after ${i}m\
s`};if(t==="interrupt"&&d){const c=(0,N().stopReason)(d);return{status:c===N().BUDGET_SPENT?"timed_out":"skipped",reason:c}}
return s!==void 0?{status:"error",reason:`Containment was lost: ${s}`}:o!==null?{status:"crashed",reason:`Command was en\
ded by ${o}`}:e===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${e}`}}class l{#e;#t;#n;#s=0;#o=0;constructor(o){
this.#e=o,this.#t=Buffer.allocUnsafeSlow(o),this.#n=Buffer.allocUnsafeSlow(2*o)}write(o){const n=o.copy(this.#t,Math.min(
this.#s,this.#e));this.#s+=o.length;const s=o.subarray(n).subarray(-this.#e);this.#o+s.length>this.#n.length&&(this.#o=this.#n.
copy(this.#n,0,this.#o-this.#e,this.#o)),this.#o+=s.copy(this.#n,this.#o)}result(){const[o,n]=[this.#e,this.#s],s=new(E()).
StringDecoder("utf8"),t=this.#t.subarray(0,Math.min(n,o));if(n<=o)return{head:s.end(t),tail:"",bytes:n,truncated:!1};const r=s.
write(t),i=this.#n.subarray(Math.max(0,this.#o-o),this.#o);return n<=2*o?{head:r,tail:s.end(i),bytes:n,truncated:!1}:{head:r,
tail:i.subarray(a(i)).toString("utf8"),bytes:n,truncated:!0}}}p.Capture=l;function a(e){const o=s=>s!==void 0&&s>>6===2;
return[0,1,2,3].find(s=>!o(e[s]))??0}}),11863:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.configuresTool=
O,p.replacesAudited=w,p.takenFor=u;function E(){const S=f(76760);return E=function(){return S},S}function m(){const S=f(
41330);return m=function(){return S},S}function N(){const S=f(20639);return N=function(){return S},S}const P=["",".js","\
.json",".node"],R=new Set(["package.json",".npmrc"]),b=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,_=/(?:^|\/)\.git(?:\/|$)/,
I=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
$=/\.(?:gch|pch|local)$/,M=/\.d\.[cm]?ts$/i,k=/^(?:index|__init__|__main__|init|mod|main)\./,h=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function u(S){const y=o(S),v=T=>T===""||S.kindOf(T)==="directory";return T=>{if(b.test(T)||_.test(T)||w(T,F=>S.kindOf(F)!==
void 0))return!0;const j=g(T);if(j!==void 0&&v(j))return!0;const C=h.exec(T);if(C){const[,F="",G]=C;return G===void 0?v(
F):y(F).has(G)}const[L,A]=[s(T),E().posix.basename(T)];return v(L)?l(A)||e(A,y(L)):(l(A)||R.has(A))&&y(s(L)).has(E().posix.
basename(L))}}function w(S,y){return R.has(E().posix.basename(S))?y(E().posix.dirname(S)):P.some((v,T)=>{if(!S.endsWith(
v))return!1;const j=S.slice(0,S.length-v.length);return[...P.slice(T+1),...v===""?[]:[""]].some(L=>y(j+L))})}function l(S){
return k.test(S)&&a(S)}function a(S){return I.test(S)&&!M.test(S)}function e(S,y){return $.test(S)?y.has(S.replace($,"")):
(n(S)===S||a(S))&&y.has(n(S))}function o(S){const y=new Map;return v=>{const T=()=>S.list(v).map(C=>E().posix.basename(C)),
j=y.get(v)??new Set(T().flatMap(C=>[C,n(C)]));return y.set(v,j),j}}function n(S){return E().posix.parse(S).name}function s(S){
const y=E().posix.dirname(S);return y==="."?"":y}const t=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts\
,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpf\
ile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.\
py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],r=[...t,"import_map.json","{biome,nx,lerna,turbo,rush,pro\
ject,workspace,angular,vercel,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorcon\
fig,.*ignore,.gitattributes,.gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.f\
lake8,pylintrc,Pipfile,Pipfile.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.t\
oml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,ruboco\
p}.{yml,yaml,toml,json}","{pom.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*\
.props,Directory.*.targets,global.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLi\
sts.txt,CMakePresets.json,CMakeUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-v\
ersion,phpunit.xml,phpunit.xml.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,\
BUILD.bazel,WORKSPACE,MODULE.bazel}"],i=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,
d=(0,m().default)(r,{dot:!0}),c=(0,m().default)(t,{dot:!0});function O(S,y){return c(E().posix.basename(S))&&y(E().posix.
dirname(S))}function g(S){const y=i.exec(S);if(y)return y[1]??"";const v=E().posix.basename(S);return d(v)||(0,N().isPackageFile)(
v)&&!R.has(v)?s(S):void 0}}),66535:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.compareWritten=I,p.lowerLayer=
h;function E(){const u=f(73024);return E=function(){return u},u}function m(){const u=f(76760);return m=function(){return u},
u}function N(){const u=f(26040);return N=function(){return u},u}function P(){const u=f(39491);return P=function(){return u},
u}function R(){const u=f(93028);return R=function(){return u},u}const b="more than can be listed",_=100;function I({entries:u,
left:w,complete:l},a,e){const o=new M(a,e);for(const g of u)o.entry(g);for(const g of w)o.left(g);l&&o.findDeleted();const{
created:n,changed:s,deleted:t,modified:r,now:i}=o,c=l&&Object.values({created:n,changed:s,deleted:t}).every(({length:g})=>g<=
_),O={created:n.length,changed:s.length,deleted:t.length};return{side_effects:{created:$(n),changed:$(s),deleted:$(t),...!c&&
{totals:O,complete:!1}},modified:[...$(r),...l?[]:[b]],remembered:i}}function $(u){return u.toSorted().slice(0,_)}class M{created=[];changed=[];deleted=[];modified=[];now=new Map;#e;#t;#n=new Map;constructor(w,l){
this.#e=w,this.#t=l}entry(w){const{type:l,path:a}=w;if(this.#n.size===0&&this.#s("",!0),l==="c")return;const e=this.#n.get(
k(a)),o=e?.below.has(a)===!0,n=o?this.#e.kindOf(a):void 0;e&&!o&&(e.foreign-=1),l==="m"?this.#o(a,o):l!=="d"?this.#r(w,o):
(o&&n!=="directory"?this.#r(w,o):o&&w.mode!==this.#e.modeOf(a)&&this.#o(a,o),this.#s(a,n==="directory"))}left(w){const l=this.#n.
get(k(w));l&&!l.below.delete(w)&&(l.foreign+=1)}findDeleted(){for(const[w,{below:l,foreign:a}]of this.#n){for(const e of l)
this.deleted.push(e),this.modified.push(e);a>0&&this.created.push(`${w}/`)}for(const w of this.#t?.former.keys()??[])this.
now.has(w)||this.deleted.push(w)}#s(w,l){this.#n.set(w,{below:new Set(l?this.#e.list(w):[]),foreign:0})}#o(w,l){(l?this.
changed:this.created).push(`${w}/`),(l||this.#t?.isTaken(w))&&this.modified.push(w)}#r({path:w,stamp:l},a){const e=this.#t?.
former.get(w);e===void 0?(a?this.changed:this.created).push(w):e!==l&&this.changed.push(w),this.#t&&(a||this.#t.isTaken(
w))&&this.modified.push(w),this.now.set(w,l)}}function k(u){const w=m().posix.dirname(u);return w==="."?"":w}function h(u,w){
const l=new Set(w),a=e=>l.has(e)||(0,P().foldersAbove)(e).some(o=>l.has(o));return{kindOf:e=>{if(a(e))return;const o=(0,N().
attempt)(()=>(0,E().lstatSync)((0,m().join)(u,e)));return o&&((0,R().kindOf)(o)??"special")},modeOf:e=>{const o=(0,N().attempt)(
()=>(0,E().lstatSync)((0,m().join)(u,e)));return o&&o.mode&511},list:e=>{const o=(0,m().join)(u,e);return a(e)||(0,N().attempt)(
()=>(0,E().realpathSync)(o))!==o?[]:((0,N().attempt)(()=>(0,E().readdirSync)(o))??[]).map(s=>(0,m().join)(e,s)).filter(s=>!a(
s))}}}}),27159:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.parseReport=N,p.readReport=m;function E(){const b=f(
51455);return E=function(){return b},b}async function m(b){return N(await(0,E().readFile)(b,"utf8"))}function N(b){const _=b.
split("\0"),$=_.pop()===""&&_.at(-1)==="end",M=$?_.slice(0,-1):_,k=M[0]?.startsWith("!")?M.shift():void 0,h=u=>u.startsWith(
"=");return{entries:M.filter(u=>!h(u)).map(P),left:M.filter(h).map(u=>u.slice(1)),complete:$,...k!==void 0&&{free:R(k)}}}
function P(b){const _=b.indexOf(" ")+1,I=b.slice(0,_-1),$=Number.parseInt(I.slice(I.lastIndexOf(":")+1),8)&511;return{type:b.
slice(0,1),stamp:I,mode:$,path:b.slice(_)}}function R(b){const[_,I,$]=b.split(" ").slice(1).map(Number);return{bytes:Number(
_)*Number(I),files:Number($)}}}),46562:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.findingsOf=_,p.judgeGene=
b;function E(){const e=f(13580);return E=function(){return e},e}function m(){const e=f(57334);return m=function(){return e},
e}function N(){const e=f(9436);return N=function(){return e},e}function P(){const e=f(49001);return P=function(){return e},
e}function R(){const e=f(47350);return R=function(){return e},e}function b(e,o,{policy:n,ignoring:s,capped:t=[],missing:r}){
const i=h(e,C=>(0,N().suppress)(C,s)),d=o.outcomes.get(e)??[],c=o.mutants?.get(e),O=[...(0,P().runFindings)(i,d,o,n),...(0,P().
mutantFindings)(i,c)],S=[...(0,N().suppress)(O,s),...r?[r]:[]],v=[..._({gene:i,runFindings:S}),...t].filter(({suppressed:C})=>!C),
T=$(d,S),j=(0,R().gravest)([(0,R().severityVerdict)(v,n.fail_on),...i.commands.map(C=>C.verdict==="block"?"fail":"pass"),
...T?["warn"]:d.map(k),r?"needs_approval":"pass"]);return{gene:i,ran:o.outcomes.has(e),outcomes:d,...c&&{mutants:c},runFindings:S,
capped:t,verdict:j,summary:T?I:u(i,d,j,v)}}function _({gene:e,runFindings:o}){return[...e.findings,...e.commands.flatMap(
n=>n.findings),...o]}const I="not runnable here: the machine lacks a program or a tool";function $(e,o){const n=o.filter(
({rule:s})=>(0,E().ruleOf)(s).group==="environment");return n.length>0&&n.every(({severity:s})=>s!=="error")&&e.every(({
status:s,reason:t})=>s==="skipped"?!M.has(t):s==="passed"||s==="not_runnable")}const M=new Set([m().INTERRUPTED,m().OUTCOME_LOST]);
function k({status:e,reason:o}){return e==="passed"?"pass":e==="error"||M.has(o)?"error":"fail"}function h(e,o){return{...e,
findings:o(e.findings),commands:e.commands.map(n=>({...n,findings:o(n.findings)}))}}function u(e,o,n,s){const t=e.commands.
findIndex(C=>C.verdict==="block"),r=o.findIndex(({status:C})=>C!=="passed"&&C!=="skipped"),i=o.findIndex(({status:C})=>C===
"skipped"),d=[t,r,i].find(C=>C>=0)??-1,c=e.commands[d];if(c)return`constraint: validation_failed: ${c.command} => ${a(o[d])}`;
if(e.change==="removed")return"removed";const{files:O,max_files:g,severity:S}=e.blastRadius;if(s.some(w))return`constrai\
nt: blast_radius ${S}: ${O} / ${g} files`;const y=e.commands.length,v=y===1?"1 command":`${y} commands`;if(n==="needs_ap\
proval")return`${v} allowed, waiting for approval`;if(n==="fail")return`failed: ${l(s).join(", ")}`;const T=o.length>0?`${v}\
 passed`:`${v} allowed, none run`,j=n==="warn"?l(s):[];return j.length>0?`${T}, with warnings: ${j.join(", ")}`:T}function w({
rule:e,severity:o}){return o==="error"&&e.startsWith("blast-radius-")}function l(e){const o=e.filter(({severity:s})=>s===
"error"),n=e.filter(({severity:s})=>s==="warning");return[...new Set((o.length>0?o:n).map(({rule:s})=>s))]}function a(e){
return e?e.reason??`exit code ${e.exit_code}`:"BLOCKED"}}),9436:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.dayOf=_,p.idleIgnores=h,p.ignoreFindings=M,p.isIgnorable=I,p.refusalOf=k,p.suppress=$;function E(){const e=f(41330);return E=
function(){return e},e}function m(){const e=f(32854);return m=function(){return e},e}function N(){const e=f(13580);return N=
function(){return e},e}function P(){const e=f(95132);return P=function(){return e},e}function R(){const e=f(43767);return R=
function(){return e},e}function b(){const e=f(52288);return b=function(){return e},e}function _(e){return e.toISOString().
slice(0,10)}function I({rule:e,severity:o,layer:n}){return(0,R().mayBeIgnored)({...(0,N().ruleOf)(e),severity:o,layer:n})}
function $(e,{ignores:o,...n}){const s=o.filter(r=>!(0,b().hasExpired)(r.expires,n.today)),t=(0,b().withLevels)(e,n);return s.
length===0?t:t.map(r=>{const i=I(r)&&s.find(d=>u(d,r));return i?{...r,suppressed:{reason:i.reason,expires:i.expires}}:r})}
function M({ignores:e,today:o},n,s){return e.flatMap(t=>{const{rule:r,reason:i,expires:d}=t,c=a(t),O=n.filter(y=>u(t,y)),
g=O.every(I)?k(t):b().DECIDES;return g!==void 0?[(0,P().finding)("ignore-refused",{rule:r,where:c,refusal:g})]:(0,b().hasExpired)(
t.expires,o)?[(0,P().finding)("ignore-expired",{rule:r,where:c,reason:i,expires:d})]:O.length===0&&s.some(y=>w(t,y))?[(0,P().
finding)("ignore-unused",{rule:r,where:c,reason:i})]:[]})}function k({rule:e}){const o=(0,N().checkRules)().find(({id:n})=>n===
e);return o===void 0?(0,b().unknownRule)(e):e==="protected-path"||(0,R().mayBeIgnored)(o)?void 0:b().DECIDES}function h(e,o){
return e.flatMap(n=>(0,b().idle)(n.rule,k(n),n.expires,o))}function u({rule:e,where:o},{rule:n,location:s,subject:t}){if(e!==
n)return!1;const{path:r,gene:i,command:d}=o??{};return(r===void 0||s!==void 0&&l(s.path,r))&&(i===void 0||i===t?.id)&&(d===
void 0||d===t?.command)}function w({where:e},{asset:o,commands:n}){const{path:s,gene:t,command:r}=e??{};return(s===void 0||
l(o.path,s))&&(t===void 0||t===o.id)&&(r===void 0||n.some(i=>i.command===r))}function l(e,o){return(0,m().isWithin)(e,o)||
(0,E().default)(o,{dot:!0,nonegate:!0})(e)}function a({where:e={}}){const o=Object.entries(e).map(([n,s])=>`the ${n} \`${s}\
\``);return o.length===0?"for all findings":`for ${o.join(", ")}`}}),92344:((D,p,f)=>{Object.defineProperty(p,"__esModul\
e",{value:!0}),p.allFindings=a,p.judge=u,p.judgeShards=n,p.otherShards=s,p.verdictOfPart=t;function E(){const r=f(9354);
return E=function(){return r},r}function m(){const r=f(1395);return m=function(){return r},r}function N(){const r=f(89549);
return N=function(){return r},r}function P(){const r=f(27199);return P=function(){return r},r}function R(){const r=f(97247);
return R=function(){return r},r}function b(){const r=f(95132);return b=function(){return r},r}function _(){const r=f(46562);
return _=function(){return r},r}function I(){const r=f(9436);return I=function(){return r},r}function $(){const r=f(52288);
return $=function(){return r},r}function M(){const r=f(47350);return M=function(){return r},r}const k=new Set([...m().NEEDS_PERSON,
"gate-approval-missing"]),h={ignores:[],rules:{}};function u(r,i,{policy:d,now:c,approval:O=E().NOTHING_WAITS}){const{ignores:g,
rules:S}=(0,R().isOfChange)(r)?d:h,y={ignores:g,rules:S,today:(0,I().dayOf)(c)},v=s(i.shards??[]),T=o(O,r.findings),j=[...T?
r.findings:l(r.findings,d,O),...T?[T]:[],...v?[v]:[],...i.findings??[],...i.interrupted>0?[(0,b().finding)("run-interrup\
ted",{skipped:i.interrupted})]:[]],C=(0,I().suppress)(j,y),L=C.filter(({rule:Y})=>Y==="blast-radius-hard-cap"),A=new Map(
r.genes.map(Y=>{const V=e(Y,O),Z=Y.blastRadius.severity==="hard_cap_breach"?L:[];return[Y,(0,_().judgeGene)(Y,i,{policy:d,
ignoring:y,capped:Z,...V&&{missing:V}})]})),F=[...A.values()],G=[...j,...F.flatMap(_().findingsOf)],x=[...C,...(0,I().ignoreFindings)(
y,G,r.genes),...(0,$().levelFindings)(y)],[U,B]=w(x,d.approvals.gate>0),z=(0,M().gravest)([(0,M().severityVerdict)(B,d.fail_on),
U.length>0?"warn":"pass"]),W=i.interrupted>0?"error":"pass",H=T?"needs_approval":"pass",K=(0,M().gravest)([z,W,H,...F.map(
Y=>Y.verdict)]);return{genes:F,findings:x,verdict:v?t(K):K,shards:n(i.shards??[],A)}}function w(r,i){if(!i)return[[],r];
const d=new Set(r.flatMap(({rule:O,location:g})=>m().NEEDS_PERSON.has(O)?g?.path:[])),c=({rule:O,severity:g,location:S})=>k.
has(O)||O==="protected-path"&&g==="warning"&&d.has(S?.path);return[r.filter(c),r.filter(O=>!c(O))]}function l(r,{approvals:{
gate:i}},{approvals:d}){if(i>0&&d.length===0)return r;const c=i>0?"given":"not required";return r.map(O=>m().NEEDS_PERSON.
has(O.rule)?{...O,args:{...O.args,approval:c}}:O)}function a({findings:r,genes:i}){return[...r,...i.flatMap(_().findingsOf)]}
function e(r,{waiting:i,refusals:d,means:c,digest:O=""}){const g=i.get(r);if(g===void 0)return;const{asset:S,commands:y}=r;
return(0,b().finding)("approval-missing",{gene:S.id,confirmation:g.confirmation==="strong"?"strong":"very strong",needed:g.
needed,given:g.given,commands:y.filter(({confirmation:v})=>v!=="standard").map(({command:v})=>v),means:c,digest:(0,N().shortDigest)(
O),refusals:d},(0,P().placeOf)(S))}function o({gate:r,refusals:i,means:d,digest:c=""},O){if(r===void 0)return;const g=O.
some(({rule:v})=>v==="gate-weakened"),S=O.some(({rule:v})=>v==="agent-files-unapproved"),y={...r,means:d,digest:(0,N().shortDigest)(
c),refusals:i,weakens:g,runs:S};return(0,b().finding)("gate-approval-missing",y)}function n(r,i){return r.map(({index:d,
of:c,genes:O})=>{const g=(0,M().gravest)([...O].map(S=>i.get(S)?.verdict??"error"));return{index:d,of:c,genes:O.size,verdict:g}})}
function s(r){const[i]=r;if(!(i===void 0||r.length===i.of))return(0,b().finding)("part-of-run",{index:i.index,of:i.of,genes:i.
genes.size})}function t(r){return r==="pass"||r==="warn"?"error":r}}),52288:((D,p,f)=>{Object.defineProperty(p,"__esModu\
le",{value:!0}),p.DECIDES=void 0,p.hasExpired=$,p.idle=k,p.idleLevels=h,p.levelFindings=u,p.unknownRule=a,p.withLevels=_;
function E(){const e=f(3051);return E=function(){return e},e}function m(){const e=f(54441);return m=function(){return e},
e}function N(){const e=f(54062);return N=function(){return e},e}function P(){const e=f(13580);return P=function(){return e},
e}function R(){const e=f(95132);return R=function(){return e},e}function b(){const e=f(43767);return b=function(){return e},
e}function _(e,o){return Object.keys(o.rules).length===0?e:e.map(n=>I(n,o))}function I(e,o){const{rule:n,severity:s,layer:t}=e,
r={...(0,P().ruleOf)(n),severity:s,layer:t},i=M(o,n),d=s==="error"&&r.group&&M(o,r.group),c=i?n:r.group,O=i??(d||void 0);
if(O===void 0||c===void 0)return e;const{level:g,...S}=O,y=g==="off"?"notice":g;return y===s||y!=="error"&&!(0,b().mayBeSoftened)(
r)?e:{...e,severity:y,level:{rules:c,level:g,from:s,...S}}}function $(e,o){return e!==void 0&&e<o}function M({rules:e,today:o},n){
const s=Object.hasOwn(e,n)?e[n]:void 0,t=s&&(0,N().settingOf)(s);return $(t?.until,o)?void 0:t}function k(e,o,n,s){const t=o??
($(n,s)?`it expired on ${n}`:void 0);return t===void 0?[]:[{name:e,why:t}]}function h({rules:e,today:o}){return Object.entries(
e).flatMap(([n,s])=>{const{level:t,until:r}=(0,N().settingOf)(s);return k(n,w(n,t),r,o)})}function u({rules:e,today:o}){
return Object.entries(e).flatMap(([n,s])=>{const{level:t,until:r,reason:i="none given"}=(0,N().settingOf)(s),d=w(n,t);return d!==
void 0?[(0,R().finding)("level-refused",{name:n,level:t,refusal:d})]:$(r,o)?[(0,R().finding)("level-expired",{name:n,level:t,
until:r,reason:i})]:[]})}function w(e,o){const n=m().RULE_GROUPS,s=(0,P().checkRules)().find(({id:r})=>r===e);return n.includes(
e)?void 0:s===void 0?a(e,n):o==="error"||(0,b().mayBeSoftened)(s)||e==="protected-path"?void 0:l}const l=p.DECIDES="the \
rule decides whether commands may run, what a change may touch, or whether files are readable";function a(e,o=[]){const n=(0,E().
nearestName)(e,[...o,...(0,P().checkRules)().map(({id:t})=>t)]);return`${o.length>0?"there is no such rule or group":"th\
e rule does not exist"}${n?` (did you mean \`${n}\`?)`:""}`}}),49001:((D,p,f)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.earlierOutputOf=e,p.mutantFindings=t,p.runFindings=I;function E(){const i=f(41330);return E=function(){return i},i}function m(){
const i=f(27199);return m=function(){return i},i}function N(){const i=f(6470);return N=function(){return i},i}function P(){
const i=f(75070);return P=function(){return i},i}function R(){const i=f(55250);return R=function(){return i},i}function b(){
const i=f(95132);return b=function(){return i},i}function _(){const i=f(57334);return _=function(){return i},i}function I(i,d,{
isolation:c},O){const g=c.level==="namespaces"&&O.views==="command",S=i.commands.flatMap((y,v)=>{const T=d[v];if(T===void 0)
return[];const{command:j,location:C}=y,L={location:C,subject:{...(0,m().subjectOf)(i.asset),command:j}};return[{audited:y,
command:j,outcome:T,place:L}]});return[...S.flatMap(y=>[...w(y,O),...u(y,O),...h(y)]),...g?M(S):[],...$(i,d,O)]}function $({
asset:i,commands:d},c,{limits:O}){const g=d.filter((v,T)=>c[T]?.reason===_().BUDGET_SPENT),[S]=g;if(S===void 0)return[];
const y={gene:i.id,seconds:O.budget_seconds,commands:g.length};return[(0,b().finding)("budget-spent",y,{location:S.location,
subject:(0,m().subjectOf)(i)})]}function M(i){const d=i.findIndex(({outcome:g})=>g.status==="failed"),c=i[d],O=c&&e(c,i.
slice(0,d));return O?[(0,b().finding)("earlier-output-missing",{command:c.command,...O},c.place)]:[]}const k=[["checkout\
_modified","checkout-modified"],["checkout_changed","checkout-changed"],["left_out","file-left-out"]];function h({command:i,
outcome:d,place:c}){return k.flatMap(([O,g])=>{const S=d[O];return S?[(0,b().finding)(g,{command:i,paths:S},c)]:[]})}function u({
command:i,outcome:{side_effects:d},place:c},{caches:O,views:g}){const y=d?l({...d,...g==="gene"&&{created:[]}},O):[];return y.
length===0?[]:[(0,b().finding)("command-writes",{command:i,paths:y},c)]}function w({audited:i,command:d,outcome:c,place:O},{
limits:{slow_command_seconds:g}}){const S=Math.round(c.duration_ms/1e3),y=(0,R().causeWords)(c.causes);switch(c.status){case"\
failed":{const v=c.exit_code??1;return[(0,b().finding)("command-failed",{command:d,exitCode:v,...y},O)]}case"timed_out":
return c.reason===_().BUDGET_SPENT?[]:[(0,b().finding)("command-timed-out",{command:d,seconds:S,...y},O)];case"crashed":
return[(0,b().finding)("command-crashed",{command:d,reason:c.reason??"no exit code",...y},O)];case"not_runnable":{const{
program:v=d}=i.plan??{};return[(0,b().finding)("program-missing",{command:d,program:v},O)]}case"passed":return c.duration_ms>
g*1e3?[(0,b().finding)("command-slow",{command:d,seconds:S,limit:g},O)]:[];case"skipped":{if(c.reason===_().OUTCOME_LOST)
return[(0,b().finding)("not-judged",{detail:`the command \`${d}\`: ${_().OUTCOME_LOST}`},O)];const v=(0,N().toolOf)(i.reading);
return v&&v.path===void 0?[(0,b().finding)("tool-not-installed",{command:d,tool:v.name},O)]:[]}case"error":case"blocked":
return[]}}function l({created:i,changed:d,deleted:c},O){const g=(0,E().default)([...O],{dot:!0});return[...i,...d,...c].
filter(S=>!g(S)).sort()}const a=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function e(i,d){const c=o(
i),O=c.filter(g=>a.test(g));for(const{command:g,outcome:S}of d.toReversed())for(const y of S.side_effects?.created??[]){
if(c.some(T=>n(T,y)))return{path:y,writer:g};const v=s(y).find(T=>O.some(j=>n(j,T)));if(v!==void 0)return{path:v,writer:g}}}
function o({command:i,outcome:{stdout:d,stderr:c}}){const O=[c,d].flatMap(({head:g,tail:S})=>[g,S]);return[i,...O.flatMap(
g=>g.split(`
`))]}function n(i,d){for(let c=i.indexOf(d);c>=0;c=i.indexOf(d,c+1)){const O=i[c-1]??" ",g=i.slice(c+d.length,c+d.length+
2);if(/[^\w.-]/.test(O)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(g))return!0}return!1}function s(i){const d=i.split("/").slice(
0,-1);return d.map((c,O)=>d.slice(0,d.length-O).join("/"))}function t({asset:i,commands:d},c){if(c===void 0)return[];const O=c.
every(({outcome:g})=>g==="survived");return d.flatMap((g,S)=>{const y=c[S],v=y?.outcome==="survived"?y.files:y?.existing?.
files;if(y===void 0||v===void 0)return[];const{command:T,location:j}=g,C=y.outcome!=="survived",L=C?v.length:y.total_files??
v.length,A=y.operator??"mixed",F=(0,b().finding)("passes-when-broken",{command:T,files:v,total:L,how:A,isExisting:C},{location:j,
subject:{...(0,m().subjectOf)(i),command:T}});return[!C&&(O||r(g))?F:{...F,severity:"notice"}]})}function r({plan:i}){if(i===
void 0)return!1;const{argv:d,scripts:c}=i;return c===void 0?(0,P().runsTests)(d):c.steps.some(({text:O})=>(0,P().runsTests)(
O.split(/[\s;&|()]+/)))}})};
