"use strict";exports.id=394,exports.ids=[394],exports.modules={9354:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_WAITS=
void 0,p.findApprovals=P;function S(){const w=d(41895);return S=function(){return w},w}function m(){const w=d(39763);return m=
function(){return w},w}function k(){const w=d(1395);return k=function(){return w},w}async function P(w,l,g,f){const{means:a}=f,
o=(0,k().weakensGate)(w)?T(l.gate,a):0,s=w.genes.flatMap(u=>{const v=I(u);return v==="standard"?[]:[{gene:u,confirmation:v,
needed:T(l[v],a)}]});if(s.length===0&&o===0)return{...N,means:a};const n=await Promise.all(g.map(u=>E(u,l.people,f))),r=g.
length>1?n.map(R):n,e=s.flatMap(({gene:u,...v})=>{const y=_(r,({asking:b})=>b?.has($(u))??!0);return v.needed>y?[[u,{...v,
given:y}]]:[]}),t=_(r,({weakensGate:u})=>u??!0),i=r.flatMap(({digest:u})=>u??[]),c=i.length===g.length?(0,k().groupDigest)(
i):void 0;return{means:a,approvals:r.flatMap(({approvals:u})=>u),refusals:r.flatMap(({refusals:u})=>u),waiting:new Map(e),
...o>t&&{gate:{needed:o,given:t}},...c!==void 0&&{digest:c}}}function T(w,l){return l==="digest"?Math.min(w,1):w}function _(w,l){
const g=w.filter(l),f=g.length>0?g:w;return f.length===0?0:Math.min(...f.map(({approvals:a})=>a.length))}async function E({
pullRequest:w,judge:l},g,{find:f}){try{const{subject:a,genes:o,weakensGate:s}=await l(),n=(0,k().approvalDigest)(a),r={people:g,
subject:a,...w!==void 0&&{pullRequest:w}},{approvals:e,refusals:t}=await f(r),i=o.filter(c=>I(c)!=="standard").map($);return{
pullRequest:w,approvals:e,refusals:t,asking:new Set(i),weakensGate:s,digest:n}}catch(a){if(!(a instanceof S().GateError))
throw a;const o=`could not judge the head: ${a.message}`;return{pullRequest:w,approvals:[],refusals:[o]}}}function R(w){
const{pullRequest:l,approvals:g,refusals:f}=w;return l===void 0?w:{...w,approvals:g.map(a=>({...a,pull_request:l})),refusals:f.
map(a=>`pull request ${l}: ${a}`)}}function $({asset:{path:w,id:l}}){return JSON.stringify([w,l])}function I({commands:w}){
if(w.some(({plan:g})=>g===void 0))return"standard";const l=w.map(({confirmation:g})=>m().CONFIRMATIONS.indexOf(g));return m().
CONFIRMATIONS[Math.max(0,...l)]??"standard"}const N=p.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}}),
89549:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.approveByDigest=_,p.shortDigest=T;function S(){const E=d(
41895);return S=function(){return E},E}function m(){const E=d(1395);return m=function(){return E},E}const k=24,P=new RegExp(
`^sha256:[0-9a-f]{${k},64}$`);function T(E){return E.slice(0,7+k)}function _(E,R){if(E!==void 0&&!P.test(E))throw new(S()).
GateError("usage",`--approve requires an approval digest; ${JSON.stringify(E)} is not one`,"Run the command without --ap\
prove; it prints the digest to approve.");return{means:"digest",find:async({subject:$})=>{if(E===void 0)return{approvals:[],
refusals:[]};if((0,m().approvalDigest)($).startsWith(E))return{approvals:[{user:"command line",at:R.toISOString()}],refusals:[]};
const I=T(E);return{approvals:[],refusals:[`--approve ${I} is for another state: the files of the head, the base branch,\
 the policy or the commands have changed`]}}}}}),23423:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.readAppendedLog=
I,p.readRecords=f,p.readUntouchedLog=$;function S(){const n=d(23404);return S=function(){return n},n}function m(){const n=d(
26040);return m=function(){return n},n}function k(){const n=d(27199);return k=function(){return n},n}function P(){const n=d(
64385);return P=function(){return n},n}function T(){const n=d(78114);return T=function(){return n},n}function _(){const n=d(
86581);return _=function(){return n},n}function E(){const n=d(94534);return E=function(){return n},n}function R(){const n=d(
28894);return R=function(){return n},n}async function $(n,{path:r,size:e=0},t){if(e>R().MAX_LOG_BYTES)return l(r,e);try{
return f(r,await n.read(r,R().MAX_LOG_BYTES),t)}catch(i){return(0,P().unreadFile)(r,i)}}async function I(n,r,{path:e,size:t=0},i){
if(!(t>R().MAX_LOG_BYTES))try{const[c,u]=await Promise.all([n.read(e,R().MAX_LOG_BYTES),r.read(e,R().MAX_LOG_BYTES)]),v=(0,R().
continuationOf)(c,u);if(v.kind==="rewritten")return;const{from:y}=v,b=f(e,u.subarray(0,y),i),h=(0,R().countLines)(u,y)+1,
j=N(e,u.subarray(y),i,h);return{kept:b,appended:w(j,b)}}catch(c){return{kept:{path:e,assets:[],problems:[]},appended:(0,P().
unreadFile)(e,c)}}}function N(n,r,e,t){return r.length>e.maxBytes?(0,P().tooLargeFile)(n,r.length,e):(0,P().readAssetFile)(
n,r,e,t)}function w(n,r){if(n.assets.length===0)return n;const e=new Map(r.assets.map(i=>[`${i.type} ${i.id}`,i])),t=n.assets.
flatMap(i=>{const c=e.get(`${i.type} ${i.id}`);if(c===void 0||i.id.startsWith("#"))return[];if((0,S().canonicalize)(i.value)===
(0,S().canonicalize)(c.value)){const v=`${i.type} ${JSON.stringify(i.id)}, 2 times`;return[{rule:"duplicate-copy",location:i.
locate(),detail:v,id:i.id}]}const u=`${i.type} ${JSON.stringify(i.id)}, first at line ${c.locate().line}, column 1`;return[
{rule:"duplicate-id",location:i.locate(),detail:u,id:i.id}]});return{...n,problems:[...n.problems,...t]}}function l(n,r){
return{path:n,assets:[],problems:[],unread:`${r} bytes, of at most ${R().MAX_LOG_BYTES}`}}const g=10;function f(n,r,e){const t=a(
r,e.maxBytes),i=r.subarray(t),c=(0,R().countLines)(r,t)+1,u=o(n,i,c),v=u?{path:n,assets:u,problems:[]}:(0,P().readAssetFile)(
n,i,e,c),y=v.problems.find(({rule:j})=>T().UNREAD.has(j))?.detail,b=t>0?`only the newest ${i.length} of ${r.length} byte\
s`:void 0,h=y??b;return{...v,...h!==void 0&&{unread:h}}}function a(n,r){if(n.length<=r)return 0;const e=n.indexOf(g,n.length-
r-1);return e<0?n.length:e+1}function o(n,r,e){const{text:t,complete:i}=(0,E().decodeUtf8)(r);if(!i)return;const c=[];let u=e;
for(let v=0;v<t.length;u+=1){const y=t.indexOf(`
`,v),b=y<0?t.length:y,h=t.slice(v,b);if(v=b+1,h.trim()==="")continue;const j=s(h);if(j===void 0||(0,_().hasAssetLists)(j))
return;const{type:O}=j;if((0,_().isAssetType)(O)){const[M,C]=[u,c.length];c.push({type:O,id:(0,P().declaredId)(j)??`#${C+
1}`,path:n,value:j,pointer:[C],locate:()=>({path:n,line:M,column:1})})}else if(!(0,_().isCompanion)(O))return}return c}function s(n){
const r=(0,m().attempt)(()=>JSON.parse(n));return(0,k().isJsonObject)(r)?r:void 0}}),67506:((D,p,d)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.auditAssets=w,p.auditChange=N,p.mayRunSome=a;function S(){const n=d(12154);return S=function(){
return n},n}function m(){const n=d(91850);return m=function(){return n},n}function k(){const n=d(72025);return k=function(){
return n},n}function P(){const n=d(70716);return P=function(){return n},n}function T(){const n=d(97004);return T=function(){
return n},n}function _(){const n=d(72391);return _=function(){return n},n}function E(){const n=d(54034);return E=function(){
return n},n}function R(){const n=d(16373);return R=function(){return n},n}function $(){const n=d(6470);return $=function(){
return n},n}function I(){const n=d(66160);return I=function(){return n},n}async function N(n){const r=await(0,I().readChangeSubject)(
n),{change:e,tree:t,policy:i,assets:c,exempt:u,radius:v,counted:y}=r,{genes:b,...h}=await g(r,O=>O),j=await(0,T().blockedGenes)(
r.claims.filter(({type:O})=>O==="Capsule"),c.present,r.judge);return{...h,genes:b.map(([{change:O},M])=>({...M,change:O.
kind})),capsules:(0,_().judgeCapsules)(c,i.a2a,y.least,j),seeds:[...r.seeds.keys()],agentFiles:r.agentFiles,blastRadius:v,
files:await(0,m().markHiddenFiles)((0,S().countedFiles)(e,u,t),t)}}async function w(n,r,e){const t={assets:n,problems:[]},
i=l(n,e),c=()=>"author",{genes:u,...v}=await g((0,I().subjectOfAssets)(t,r,c,i),({asset:y})=>(0,R().readGene)(y,r,c));return{
...v,genes:u.map(([,y])=>y)}}function l(n,r){return{changes:[...n.map(e=>({kind:"added",asset:e})),...r.filter(({type:e})=>e===
"Gene").map(e=>({kind:"applied",asset:e,before:e}))],problems:[],files:[],present:[...r,...n],unread:[]}}async function g(n,r){
const e=await f(n),t={timeoutMs:n.policy.limits.command_timeout_seconds*1e3,mayRun:n.tree!==void 0&&!e.some(s)},{clock:i}=n,
c=await i.all(n.genes,async v=>{const y=await r(v);return[y,await(0,E().auditGene)(n,y,t)]}),u=c.flatMap(([,{commands:v}])=>v.
flatMap(({plan:y})=>y??[]));return{genes:c,findings:e,plansDigest:(0,$().digestPlans)(u)}}async function f(n){const{clock:r,
claims:e}=n,t=await(0,k().ask)(P().SUBJECT_CHECKS,n),i=await r.all(e,c=>(0,k().ask)(P().CLAIM_CHECKS,n,{asset:c}));return[
t,...i].flat()}function a({genes:n,findings:r}){return!r.some(s)&&n.some(({commands:e,findings:t})=>e.length>0&&e.every(
({verdict:i})=>i!=="block")&&!t.some(E().forbidsRunningGene))}const o=new Set(["forbidden-path-always","symlink-leaves-t\
ree","submodule-changed","store-root-missing"]);function s({rule:n,location:r}){return o.has(n)||n==="not-judged"&&r===void 0}}),
84812:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.broadcastFindings=T;function S(){const N=d(27199);return S=
function(){return N},N}function m(){const N=d(95132);return m=function(){return N},N}function k(){const N=d(72025);return k=
function(){return N},N}function P(){const N=d(21471);return P=function(){return N},N}function T(N,w,l,g={files:0,lines:0}){
const{status:f,score:a}=R(N.value.outcome),o=R(N.value.blast_radius),s={capsule:N.id},n=(...e)=>(0,S().placeOf)(N,e),r=[];
if(f!=="success"){const e={...s,status:I(f)};r.push((0,m().finding)("capsule-not-successful",e,n("outcome","status")))}if(!$(
a,l.min_score,1)){const e={...s,score:I(a),least:l.min_score};r.push((0,m().finding)("capsule-score",e,n("outcome","scor\
e")))}for(const e of["files","lines"]){const t=l[`max_${e}`],i=Math.max(g[e],w.radius?.[e]??0);if($(o[e],0,t)&&i<=t)continue;
const c=I(o[e]),u=i>t?`${i} (claimed: ${c})`:c,v={...s,field:e,found:u,most:t};r.push((0,m().finding)("capsule-blast-rad\
ius",v,n("blast_radius",e)))}if(w.unmeasured!==void 0){const e=`not a size in the event \`${w.unmeasured}\``,t={...s,field:"\
files",found:e,most:l.max_files};r.push((0,m().finding)("capsule-blast-radius",t,n("blast_radius")))}return w.count<l.min_success_streak&&
r.push(..._(N,w,l.min_success_streak)),r}function _(N,{count:w,unread:l,failed:g,uncounted:f=[]},a){const o=(0,S().placeOf)(
N),s={capsule:N.id};if(g!==void 0)return[(0,m().finding)("capsule-failed",{...s,event:g},o)];if(l!==void 0){const n=`whe\
ther the Capsule \`${N.id}\` has enough consecutive successes`;return[(0,k().notChecked)(n,l,{...o,severity:"error"})]}return[
(0,m().finding)("capsule-streak",{...s,streak:w,least:a},o),...f.slice(0,E).map(n=>(0,m().finding)("streak-event-not-cou\
nted",{...s,...n},o))]}const E=5;function R(N){return(0,S().isJsonObject)(N)?N:{}}function $(N,w,l){return typeof N=="nu\
mber"&&N>=w&&N<=l}function I(N){return N===void 0?"missing":(0,P().describeJson)(N)}}),72391:((D,p,d)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.judgeCapsules=R;function S(){const l=d(95132);return S=function(){return l},l}function m(){
const l=d(72025);return m=function(){return l},l}function k(){const l=d(84812);return k=function(){return l},l}function P(){
const l=d(59613);return P=function(){return l},l}function T(){const l=d(85475);return T=function(){return l},l}function _(){
const l=d(57733);return _=function(){return l},l}function E(){const l=d(47771);return E=function(){return l},l}function R({
changes:l,present:g,unread:f},a,o,s=new Map){const n=l.filter(w);if(n.length===0)return[];const r=(0,E().streakCounter)(
(0,E().eventsIn)({changes:l,present:g,unread:f}),!0),e=f.at(-1),t=o&&$(n,o);return n.map(({kind:i,asset:c,before:u})=>{if(i===
"removed")return{change:i,asset:c,eligible:null,eligibility:null,reasons:[]};const v=i==="added"?t:u&&(0,P().sizeOf)(u.value.
blast_radius),y=N(c,()=>{const j=r(c),O=e===void 0||j.ended?j:{...j,unread:e},M=s.get(c);return[...(0,k().broadcastFindings)(
c,O,a,v),...M?[M]:[]]}),b=(0,S().eligibilityOf)(y);return{change:i,asset:c,eligible:b==="eligible",eligibility:b,reasons:y}})}
function $(l,g){const f=l.filter(({kind:s})=>s==="added").map(({asset:s})=>(0,P().sizeOf)(s.value.blast_radius)??{files:0,
lines:0}),a=s=>f.reduce((n,r)=>n+r[s],0);return a("files")>=g.files&&a("lines")>=g.lines?void 0:g}const I=new Set(["stre\
ak-event-not-counted","content-hash-mismatch"]);function N(l,g){try{return[...g(),...(0,_().promotionSchemaFindings)(l),
...(0,T().identityFindings)(l,"hand")].filter(({severity:f,rule:a})=>f==="error"||I.has(a))}catch(f){return[(0,m().assetNotJudged)(
l,f)]}}function w({asset:l}){return l.type==="Capsule"}}),39092:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.commitLayer=T;function S(){const _=d(51455);return S=function(){return _},_}function m(){const _=d(76760);return m=function(){
return _},_}function k(){const _=d(7650);return k=function(){return _},_}function P(){const _=d(78173);return P=function(){
return _},_}async function T({checkout:_,layer:E,modes:R,env:$}){const I=(0,m().join)(_,".git");if(!(await(0,S().lstat)(
I).catch(()=>{}))?.isDirectory())return;const w=(0,k().userEnvironment)($),g=(await(0,k().runGit)({directory:_,env:w,config:[
"safe.directory=*"]},["rev-parse","--verify","HEAD"])).stdout.toString().trim(),f=g.length===64?"sha256":"sha1",a=await(0,P().
openObjectView)({objects:(0,m().join)(I,"objects"),shallow:(0,m().join)(I,"shallow"),format:f,env:w}),o=async(s,n,r)=>(await a.
objects(s,{...n!==void 0&&{input:n},...r!==void 0&&{env:{GIT_INDEX_FILE:r}}})).toString();try{const s=[...R.keys()],r=(await o(
["hash-object","-w","--no-filters","--stdin-paths"],s.map(h=>`${JSON.stringify((0,m().join)(E,h))}
`).join(""))).trim().split(`
`),e=(0,m().join)(E,".git","index");await(0,S().mkdir)((0,m().dirname)(e),{recursive:!0}),await(0,S().cp)((0,m().join)(I,
"index"),e);const t=s.map((h,j)=>`${R.get(h)} ${r[j]}	${h}\0`);await o(["update-index","-z","--index-info"],t.join(""),e);
const i=(await o(["write-tree"],void 0,e)).trim(),u=(await o(["cat-file","commit",g])).replace(/^tree .*/,`tree ${i}`),v=await o(
["hash-object","-t","commit","-w","--stdin"],u);await(0,S().cp)(a.privateStore.GIT_OBJECT_DIRECTORY??"",(0,m().join)(E,"\
.git","objects"),{recursive:!0,filter:h=>!h.endsWith("/info")});const y=await(0,S().readFile)((0,m().join)(I,"HEAD"),"ut\
f8"),b=/^ref: (refs\/\S+)\n?$/.exec(y)?.[1]??"HEAD";await(0,S().mkdir)((0,m().dirname)((0,m().join)(E,".git",b)),{recursive:!0}),
await(0,S().writeFile)((0,m().join)(E,".git",b),v)}finally{await a.close()}}}),55250:((D,p)=>{Object.defineProperty(p,"_\
_esModule",{value:!0}),p.CONTAINMENT_CAUSES=void 0,p.causeWords=P;const d=_=>()=>`If the command needs more, increase \`${_}\
\` in the policy of the base branch.`,S=_=>({key:E})=>E==="concurrency"?`The commands that run at once share the memory \
of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machine with more memory. \`${_}\`\
 allows more.`:d(_)(),m=({detail:_=""})=>`Add \`${_}\` to \`home_caches\` in the policy of the base branch, and fill it bef\
ore the gate runs.`,k=p.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memory_bytes",says:({limit:_=0})=>`\
the kernel ended a process at the limit of ${T(_)} of memory, which includes the files that the command writes`,change:S(
"limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:_})=>`it may have ${_} processes and threads, and one more could\
 not start`,change:d("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:_=0})=>`the ${T(
_)} that it may write are full, including temporary files`,change:S("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:_=0})=>`a file may have ${T(_)}, and its output reports one that is too large`,change:d(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:_})=>`a process may have ${_} open files, and its output reports too many of them`,change:d("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:_})=>`it ran w\
ith an empty home directory, and its output names \`~/${_}\`, which exists in the home directory of the gate`,change:m},
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
or scripts, or start it with `script`."}};function P(_=[]){return{causes:_.map(E=>k[E.cause].says(E)),change:_.map(E=>k[E.
cause].change(E)).join(" ")}}function T(_){return`${Math.round(_/1024/1024)} MiB`}}),19309:((D,p,d)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.copyCheckout=I,p.shareFolder=g;function S(){const a=d(73024);return S=function(){return a},
a}function m(){const a=d(51455);return m=function(){return a},a}function k(){const a=d(76760);return k=function(){return a},
a}function P(){const a=d(41895);return P=function(){return a},a}function T(){const a=d(4339);return T=function(){return a},
a}function _(){const a=d(95132);return _=function(){return a},a}function E(){const a=d(51968);return E=function(){return a},
a}const R={entries:2e5,bytes:4*1024**3};class $ extends Error{}async function I(a,o=R){const s=await(0,T().temporaryFolder)(),
n=()=>(0,m().rm)(s,{recursive:!0,force:!0,maxRetries:3}),r=(0,k().join)(s,(0,k().basename)(a.directory)||"checkout");try{
await N(a,r,o);const e=await(0,E().copyRepository)(a.directory,r);return{guard:a.at(r),objects:e,close:n}}catch(e){if(await n(),
e instanceof $)return;throw e}}async function N(a,o,s){const{directory:n,files:r,folders:e}=a,t={...s},i=async c=>{const[
u,v]=[(0,k().join)(n,c),(0,k().join)(o,c)],y=await(0,m().lstat)(u);if(t.entries-=1,t.bytes-=y.isFile()?y.size:0,t.entries<
0||t.bytes<0)throw new $;if(y.isSymbolicLink())await l(u,v,n,o);else if(y.isFile())await(0,m().copyFile)(u,v,S().constants.
COPYFILE_FICLONE);else if(y.isDirectory()){await(0,m().mkdir)(v,{mode:y.mode});for(const{name:b}of await w(u))await i((0,k().
join)(c,b))}};for(const c of e)await(0,m().mkdir)((0,k().join)(o,c),{recursive:!0});for(const{path:c}of r)await i(c);for(const c of a.
additions)await(0,m().mkdir)((0,k().join)(o,c,".."),{recursive:!0}),await i(c)}async function w(a){return(await(0,m().readdir)(
a,{withFileTypes:!0})).filter(({name:s})=>s!==".git")}async function l(a,o,s,n){const r=await(0,m().readlink)(a),e=(0,k().
isAbsolute)(r)?(0,k().relative)(s,r):"..",t=!e.startsWith("..")&&!(0,k().isAbsolute)(e),i=process.platform==="win32"?"ju\
nction":void 0;await(0,m().symlink)(t?(0,k().join)(n,e):r,o,i)}function g(a,o,s=!1,n=I){let r,e=!1;return{folder:async()=>{
if(s)return a.directory;if(r=await n(a),e=r===void 0,e&&!o)throw f(a);return r?.guard.directory??a.directory},guard:()=>r?.
guard??a,hides:()=>!e,findings:()=>e?[(0,_().finding)("checkout-shared",{untracked:a.leftOut.length})]:[],close:async()=>r?.
close()}}function f({directory:a}){return new(P()).GateError("containment_unavailable",`The checkout ${a} is too large t\
o copy, and without namespaces commands would see files that are not in the commit.`,"Use a Linux runner with passwordle\
ss sudo or unprivileged user namespaces, or install fewer dependencies before the gate.")}}),51968:((D,p,d)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.copyRepository=P,p.safeGitConfigs=w,p.withoutSecrets=g;function S(){const f=d(51455);return S=
function(){return f},f}function m(){const f=d(76760);return m=function(){return f},f}const k=new Set(["hooks","lfs","wor\
ktrees"]);async function P(f,a){const o=(0,m().join)(f,".git"),s=await(0,S().lstat)(o).catch(()=>{});if(s===void 0)return[];
const n=(0,m().join)(a,".git");if(s.isDirectory())return T(o,n);const r=/^gitdir: (.+)\n?$/.exec(await(0,S().readFile)(o,
"utf8"))?.[1];if(r===void 0)return[];const e=(0,m().resolve)(f,r),t=await(0,S().readFile)((0,m().join)(e,"commondir"),"u\
tf8").catch(()=>{});return[...t===void 0?[]:await T((0,m().resolve)(e,t.trim()),n),...await T(e,n,new Set(["commondir","\
gitdir"]))]}async function T(f,a,o=new Set){const s=[];await(0,S().mkdir)(a,{recursive:!0});const n=await(0,S().readdir)(
f,{withFileTypes:!0}),r=_(n);for(const e of n){const{name:t}=e,[i,c]=[(0,m().join)(f,t),(0,m().join)(a,t)];r&&k.has(t)||
o.has(t)||(e.isDirectory()&&t==="objects"&&r?(await E(i,c),s.push(i)):e.isDirectory()?s.push(...await T(i,c)):e.isFile()&&
/^config(\.worktree)?$/.test(t)?await(0,S().writeFile)(c,g(await(0,S().readFile)(i,"utf8"))):e.isFile()&&await(0,S().copyFile)(
i,c))}return s}function _(f){const a=o=>f.find(s=>s.name===o);return a("HEAD")?.isFile()===!0&&a("objects")?.isDirectory()===
!0}async function E(f,a){await(0,S().mkdir)((0,m().join)(a,"info"),{recursive:!0}),await(0,S().writeFile)((0,m().join)(a,
"info","alternates"),`${JSON.stringify(f)}
`)}const R=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,$=/^\s*([\w-]+)\s*(?:=|$)/,I={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},N=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function w(f){const a=await l(f,".git"),o=async s=>{
const n=await(0,S().readFile)((0,m().join)(f,s),"utf8");return[s,g(n)]};return new Map(await Promise.all(a.map(o)))}async function l(f,a){
const s=(await(0,S().readdir)((0,m().join)(f,a),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const r=(0,m().join)(a,
n.name);return n.isFile()?/^config(\.worktree)?$/.test(n.name)?[r]:[]:n.isDirectory()?l(f,r):[]});return(await Promise.all(
s)).flat()}function g(f){if(N.test(f))return f;let a=[];return f.split(`
`).filter(s=>{const n=R.exec(s)?.[1]?.toLowerCase();if(n!==void 0)return a=I[n]??[],a.length>0&&s.trimEnd().endsWith("]");
const r=$.exec(s)?.[1]?.toLowerCase();return r!==void 0&&a.includes(r)&&!s.endsWith("\\")}).map(s=>`${s}
`).join("")}}),46252:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.causesOf=f,p.mentionedOf=y,p.mentionsIn=
b,p.namedRootOf=j;function S(){const O=d(73024);return S=function(){return O},O}function m(){const O=d(76760);return m=function(){
return O},O}function k(){const O=d(26040);return k=function(){return O},O}function P(){const O=d(55250);return P=function(){
return O},O}function T(){const O=d(32223);return T=function(){return O},O}function _(){const O=d(96266);return _=function(){
return O},O}function E(){const O=d(46282);return E=function(){return O},O}const R=3,$=new Set(["failed","crashed","timed\
_out"]),I=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
N=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,w=2e3,l=new Set(["/","/dev","/dev/shm","/proc","/home",_().HOME,_().TEMP]),
g=[...T().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(O=>`/dev/${O}`);function f(O){return M=>{if(O.isolation.
level!=="namespaces"||!$.has(M.status))return M;const C=a(M,O),A=C.flatMap(({cause:G})=>P().CONTAINMENT_CAUSES[G].implies??
[]),L=C.some(({counted:G})=>G),x=C.filter(({cause:G,counted:B})=>!A.includes(G)&&(!L||B||s(G)!==void 0)).sort((G,B)=>Number(
B.counted??!1)-Number(G.counted??!1)).slice(0,R);return x.length===0?M:{...M,causes:x}}}function a(O,M){const C=[O.stderr,
O.stdout].flatMap(({head:L,tail:F})=>[L,F]).flatMap(L=>L.split(`
`)).map(L=>L.slice(0,w)),A=r(C,M);return Object.keys(P().CONTAINMENT_CAUSES).flatMap(L=>{const{counted:F,signs:x,unless:G}=P().
CONTAINMENT_CAUSES[L],B=A.get(L),U=B!==void 0||(F&&O.limits_hit?.includes(F))===!0,z=K=>x?.test(K)===!0&&G?.test(K)!==!0,
W=O.signal==="SIGXFSZ"?L==="file_size":C.some(z);if(!U&&!(W&&o(L,M)))return[];const H=B===void 0?{}:{detail:B};return[{cause:L,
...U&&{counted:!0},...n(L,M),...H}]})}function o(O,{isolation:M,policy:C}){return O==="processes"?M.limits?.processes_counted_for===
"user":O==="network"||O==="package_manager"?C.network==="none":O!=="privileges"||M.launcher==="root"}function s(O){const[
,M]=P().CONTAINMENT_CAUSES[O].key?.split("limits.")??[];return M}function n(O,{isolation:M,policy:C}){const{key:A}=P().CONTAINMENT_CAUSES[O],
L=s(O),F=L&&(M.limits?.[L]??void 0),x=L!==void 0&&F!==void 0&&F<C.limits[L];return{...F!==void 0&&{limit:F},...A!==void 0&&
{key:x&&(O==="memory"||O==="written")?"concurrency":A}}}function r(O,M){const A=[...new Set(O.filter(L=>I.test(L)).flatMap(
L=>L.match(N)??[]))].flatMap(L=>e(L.replace(/[.:]+$/,""),M));return new Map(A.reverse())}function e(O,{checkout:M,home:C,
programs:A}){const L=["~/",`${_().HOME}/`].find(U=>O.startsWith(U));if(L!==void 0){const U=O.slice(L.length);return C!==
void 0&&i((0,m().join)(C,U))?[["home_cache",t(U)]]:[]}const F=(0,m().resolve)(M,O);if((0,E().isInside)(M,F)){const U=(0,k().
attempt)(()=>(0,S().realpathSync)(F));return U===void 0||(0,E().isInside)(M,U)?[]:[["machine_path",O]]}if(!(0,m().isAbsolute)(
O)||/\/(?:docker|podman|containerd)\.sock$/.test(O))return[];const x=(0,m().dirname)((0,m().dirname)(A.node.file));if([...T().
SYSTEM,"/proc",...g,x,...A.searchPath].some(U=>(0,E().isInside)(U,F)))return[];const B=[F,(0,m().dirname)(F)].find(U=>!l.
has(U)&&i(U));return B===void 0?[]:[["machine_path",B]]}function t(O){const M=O.split("/"),C=O.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(O)?2:1;return M.slice(0,C).join("/")}function i(O){return(0,k().attempt)(()=>(0,S().lstatSync)(
O))!==void 0}const c=5,u=30,v=/[^\w.@+~/\\-]+/;function y(O){const M=new Map(O.map(C=>[C,C]));for(const C of O){const{dir:A,
name:L,ext:F}=m().posix.parse(C),x=m().posix.join(A,L);F!==""&&!M.has(x)&&M.set(x,C)}return C=>{if(C.status!=="failed"||
M.size===0)return C;const{stdout:A,stderr:L}=C,F=[L,A].flatMap(({head:G,tail:B})=>[G,B]),x=new Set([...b(F,M)].flatMap(G=>M.
get(G)??[]));return x.size===0?C:{...C,left_out:[...x].sort().slice(0,c)}}}function b(O,M){const C=new Set(O.flatMap(A=>A.
split(v)));return new Set([...C].flatMap(A=>h(A).filter(L=>M.has(L))))}function h(O){const M=O.replaceAll("\\","/").replace(
/[.,]+$/,"").split("/").filter(C=>C!==""&&C!=="."&&C!=="..");return M.length>u?[]:M.flatMap((C,A)=>M.slice(A).map((L,F)=>M.
slice(A,A+F+1).join("/")))}function j(O){return M=>{const{status:C,stdout:A,stderr:L}=M;return C==="passed"||O==="/"?M:[
A,L].some(({head:x,tail:G})=>[x,G].some(B=>B.includes(O)))?{...M,root:O}:M}}}),60670:((D,p,d)=>{Object.defineProperty(p,
"__esModule",{value:!0}),p.chooseBackend=w,p.tryNamespaces=e;function S(){const u=d(51455);return S=function(){return u},
u}function m(){const u=d(41895);return m=function(){return u},u}function k(){const u=d(14495);return k=function(){return u},
u}function P(){const u=d(51968);return P=function(){return u},u}function T(){const u=d(10582);return T=function(){return u},
u}function _(){const u=d(81607);return _=function(){return u},u}function E(){const u=d(3170);return E=function(){return u},
u}function R(){const u=d(4877);return R=function(){return u},u}function $(){const u=d(92342);return $=function(){return u},
u}function I(){const u=d(85723);return I=function(){return u},u}function N(){const u=d(32223);return N=function(){return u},
u}async function w(u){const{requested:v,signal:y}=u,b=[];if(v!=="off")for await(const C of l(u)){if("backend"in C)return{
...C,isolation:{...C.isolation,requested:v,downgrades:b}};b.push(C)}if(v==="require")throw y?.aborted?(0,m().interrupted)(
"while it tested containment"):o(b);const h=await u.shareFolder?.()??u.checkout,j=(0,I().processGroup)({...u,checkout:h}),
{level:O}=j,M=[j.description,...g(b)].join(" ");return{backend:{...j,description:M},isolation:{level:O,description:M,requested:v,
downgrades:b},close:()=>Promise.resolve()}}async function*l(u){const{platform:v=process.platform}=u;if(v!=="linux"||!process.
getuid||!process.getgid){yield{from:"namespaces",reason:`${v} has no namespaces`};return}const y=await(0,S().realpath)(u.
checkout),b={uid:process.getuid(),gid:process.getgid()};for(const h of(0,$().privilegesFor)(b,await(0,S().stat)(y)))yield await e(
h,{...u,checkout:y})}function g(u){return u.length===0?[]:[`Namespaces were tried and are not available. ${f(u)}. ${a(u)}\
.`]}function f(u){return u.map(({from:v,reason:y})=>`${v.replace("_"," ")}: ${y}`).join("; ")}function a(u){return u.some(
({reason:v})=>v===r)?"To contain commands, install python3 as a package of the system (`apt-get install python3`, `apk a\
dd python3`)":"To contain commands, use a Linux runner with passwordless sudo or unprivileged user namespaces (GitHub\u2019s \
ubuntu runners have sudo)"}function o(u){return new(m()).GateError("containment_unavailable",`The policy requires contai\
nment in namespaces, which this machine does not support. ${f(u)}.`,`${a(u)}, or set \`containment: auto\` in the policy o\
f the base branch.`)}const s=2e4,n="python3",r=`${n}, which starts commands in namespaces, is not installed in a directo\
ry of the system`;async function e(u,v){const{checkout:y,folders:b,leftOut:h=[],keepsWrites:j,network:O,programs:M,signal:C}=v,
A=u.name,L=u.newMounts[0]??"",[F,x]=await Promise.all([L,n].map(k().systemTool));if(F===void 0)return{from:A,reason:`${L}\
 is not installed`};if(x===void 0)return{from:A,reason:r};const G=await(0,R().prepareView)({privileges:u,checkout:y,leftOut:h,
keepsWrites:j,limits:v.limits,signal:C,file:F,python:x,network:O,lanes:v.lanes??1,view:i(await(0,N().viewOf)(M,b,O),v),replaced:new Map(
[...await(0,P().safeGitConfigs)(y),...v.replaced??[]])});if(typeof G=="string")return{from:A,reason:G};const{limits:B}=G,
U=c(u,O,B),z={...v,leftOut:h,prepared:G,description:U,limits:B},W=await(0,_().probeIsolation)({checkout:y,folders:b,network:O,
keepsWrites:j,shown:M.node.file,run:V=>{const{file:Z}=M.node,Q={file:Z,args:V,cwd:y,timeoutMs:s,signal:C};return(0,E().runContained)(
Q,z)}}),H=typeof W=="string"?W:t(W);if(typeof W=="string"||H!==void 0)return await G.close(),{from:A,reason:H??""};const K=(0,E().
namespaces)(z),{level:Y}=K;return{backend:K,isolation:{level:Y,description:U,launcher:A,starter:"slot",limits:B,probes:W},
close:G.close}}function t(u){const v=u.filter(({required:y,held:b})=>y&&!b).map(({name:y})=>y);return v.length>0?`the pr\
obe run failed: ${v.join(", ")}`:void 0}function i(u,{shown:v=[],home:y=[]}){return{...u,tools:[...u.tools,...v],home:y}}
function c({name:u,user:v},y,b){const h=v?`user ${v.uid}`:"the gate\u2019s user without privileges";return[`Separate nam\
espaces for each command (by ${u.replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs \
read-only and nothing else of the machine","prepared by a supervisor before the command starts",y?"network access as all\
owed by the policy":"no network except loopback",`as ${h}; ${(0,T().limitsInWords)(b)}.`].join("; ")}}),10582:((D,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.effectiveLimits=k,p.limitsInWords=T,p.limitsOn=g,p.resourceLimits=P,p.
thisMachine=l;function S(){const a=d(73024);return S=function(){return a},a}function m(){const a=d(48161);return m=function(){
return a},a}function k(a,o){const{memory_bytes:s,processes:n,open_files:r,file_bytes:e,written_bytes:t}=a;return{memory_bytes:o.
memory?s:null,processes:n,processes_counted_for:o.processes?"command":"user",open_files:r,file_bytes:e,written_bytes:t}}
function P(a){return[["CORE",1],["FSIZE",a.file_bytes],["NOFILE",a.open_files],...a.processes_counted_for==="user"?[["NP\
ROC",a.processes]]:[]]}function T(a){const{memory_bytes:o,processes:s,processes_counted_for:n,open_files:r}=a;return[o===
null?"memory: unlimited":`memory: ${_(o)}`,`processes: ${s}${n==="user"?" of the same user":""}`,`open files: ${r}`,`fil\
e size: ${_(a.file_bytes)}`,`total written: ${_(a.written_bytes)}`].join(", ")}function _(a){return`${Math.round(a/1024/
1024)} MiB`}const E=1024**3,R=64*1024**2,$=1/2,I=4/5,N=2*E,w=1024*1024;function l(){return{totalBytes:Math.min(process.constrainedMemory()||
1/0,(0,m().totalmem)()),freeBytes:process.availableMemory(),openFiles:f("Max open files")}}function g(a,o,s){const{totalBytes:n,
freeBytes:r,openFiles:e}=a,t=(i,c)=>Math.max(i/s-i/s%R,c);return{...o,memory_bytes:Math.min(o.memory_bytes,t(n*I,N)),written_bytes:Math.
min(o.written_bytes,t(r*$,w)),open_files:Math.min(o.open_files,e)}}function f(a){try{const o=new RegExp(`^${a}\\s+\\S+\\s+(\
\\d+)`,"m");return Number(o.exec((0,S().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}}),80842:((D,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.controlGroups=I,p.findHierarchies=l,p.groupSettings=$,p.removeLeftGroups=
N;function S(){const s=d(73024);return S=function(){return s},s}function m(){const s=d(76760);return m=function(){return s},
s}function k(){const s=d(26040);return k=function(){return s},s}function P(){const s=d(4339);return P=function(){return s},
s}const T=/^(\d+)$/m,_=/^oom_kill (\d+)$/m,E=["pids.events",/^max (\d+)$/m,1],R={unified:{limits:s=>[["memory.max",s.memory_bytes],
["pids.max",s.processes]],wanted:()=>[["memory.swap.max",0]],peakBytes:["memory.peak",T,1],cpuMs:["cpu.stat",/^usage_usec (\d+)$/m,
1e3],killed:["memory.events",_,1],refused:E},memory:{limits:({memory_bytes:s})=>[["memory.limit_in_bytes",s]],wanted:({memory_bytes:s})=>[
["memory.memsw.limit_in_bytes",s]],peakBytes:["memory.max_usage_in_bytes",T,1],killed:["memory.oom_control",_,1]},pids:{
limits:({processes:s})=>[["pids.max",s]],refused:E},cpuacct:{cpuMs:["cpuacct.usage",T,1e6]}};function $(s,n){return s.flatMap(
({controller:r},e)=>{const{limits:t,wanted:i}=R[r],c=(u,v)=>(u?.(n)??[]).map(([y,b])=>[e,y,String(b),v]);return[...c(t,!0),
...c(i,!1)]})}function I(s,n,r){const e=s.filter((i,c)=>n.includes(c)),t=i=>e.some(({controller:c})=>R[c][i]);return{enforced:{
memory:t("killed"),processes:t("refused")},of:i=>{const c=u=>e.map(({controller:v,parent:y})=>w(R[v][u],(0,m().join)(y,`${r}\
/${i}`))).find(v=>v!==void 0);return{resources:()=>{const[u,v]=[c("peakBytes"),c("cpuMs")];return{...u!==void 0&&{peak_memory_bytes:u},
...v!==void 0&&{cpu_ms:v}}},limitsHit:()=>[...(c("killed")??0)>0?["memory_bytes"]:[],...(c("refused")??0)>0?["processes"]:
[]]}}}}function N(s){for(const{parent:n}of s)(0,k().attempt)(()=>{for(const r of(0,P().foldersLeftIn)(n)){for(const e of(0,S().
readdirSync)(r))(0,k().attempt)(()=>(0,S().rmdirSync)((0,m().join)(r,e)));(0,k().attempt)(()=>(0,S().rmdirSync)(r))}})}function w(s,n){
if(!s)return;const[r,e,t]=s,i=(0,k().attempt)(()=>(0,S().readFileSync)((0,m().join)(n,r),"utf8"))??"",c=e.exec(i)?.[1];return c===
void 0?void 0:Math.round(Number(c)/t)}function l(s,n,r){const e=n.split(`
`).flatMap(g),t=s.split(`
`).flatMap(f),i=e.find(({version:u})=>u===2),c=t.find(({controllers:u})=>u.length===0);if(i&&c)for(const u of o(i.point,
a(i,c.path))){const v=r(u).split(/\s+/);if(["memory","pids"].every(y=>v.includes(y)))return[{controller:"unified",parent:u}]}
return["memory","pids","cpuacct"].flatMap(u=>{const v=e.find(({version:b,options:h})=>b===1&&h.includes(u)),y=t.find(({controllers:b})=>b.
includes(u));return v&&y?[{controller:u,parent:a(v,y.path)}]:[]})}function g(s){const[n="",r=""]=s.split(" - "),[,,,e="",
t=""]=n.split(" "),[i,,c=""]=r.split(" ");return i!=="cgroup"&&i!=="cgroup2"?[]:[{root:e,point:t,version:i==="cgroup"?1:
2,options:c.split(",")}]}function f(s){const n=/^\d+:([^:]*):(\/.*)$/.exec(s);if(!n)return[];const[,r="",e=""]=n;return[
{controllers:r.split(",").filter(Boolean),path:e}]}function a({point:s,root:n},r){const e=(0,m().relative)(n,r);return e.
startsWith("..")?s:(0,m().join)(s,e)}function o(s,n){const r=(0,m().relative)(s,n).split("/").filter(Boolean);return r.map(
(e,t)=>(0,m().join)(s,...r.slice(0,r.length-t))).concat(s)}}),52703:((D,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.PROBE_SCRIPT=void 0;const d=p.PROBE_SCRIPT=String.raw`
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
`}),81607:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.probeIsolation=l;function S(){const e=d(31421);return S=
function(){return e},e}function m(){const e=d(77598);return m=function(){return e},e}function k(){const e=d(73024);return k=
function(){return e},e}function P(){const e=d(51455);return P=function(){return e},e}function T(){const e=d(77030);return T=
function(){return e},e}function _(){const e=d(76760);return _=function(){return e},e}function E(){const e=d(7723);return E=
function(){return e},e}function R(){const e=d(26040);return R=function(){return e},e}function $(){const e=d(4339);return $=
function(){return e},e}function I(){const e=d(52703);return I=function(){return e},e}const N=E().record(E().string(),E().
boolean()),w=E().object({required:N,informative:N});async function l(e){const{run:t,checkout:i,network:c}=e,u=(0,m().randomUUID)(),
v=await(0,$().temporaryFolder)(),y=(0,_().join)(v,"socket"),b=(0,_().join)(v,"written"),h=(0,_().join)(i,`.gene-gate-pro\
be-${u}`),j=await a([v,...e.folders],u),O=`secret-${u}`,M=(0,S().spawn)("/bin/sh",["-c","read -r _",u],{env:{SECRET:O},stdio:[
"pipe","ignore","ignore"]});M.on("error",()=>{});const C=await r(e.shown),A=[(0,T().createServer)(),(0,T().createServer)()];
try{await Promise.all([o(A[0],{port:0,host:"127.0.0.1"}),o(A[1],y)]);const L=A[0].address(),F=typeof L=="object"&&L?L.port:
0,x=`heartbeat-${u}`,G=M.pid??0,B=C.isHeld?e.shown:"",U={port:F,socket:y,outside:b,inside:h,canaries:j,secret:O,token:u,
pid:G,heartbeat:x,locked:B,network:c,filters:s()},z=await t(["-e",I().PROBE_SCRIPT,JSON.stringify(U)]),W=w.safeParse((0,R().
attempt)(()=>JSON.parse(z.stdout.head)));if(z.status!=="passed"||!W.success)return f(z);const{required:H,informative:K}=W.
data,V={no_write_stays:!((0,k().existsSync)(b)||!e.keepsWrites&&(0,k().existsSync)(h)),nothing_survives:n(x)===0};return[
...g({...H,...V},!0),...g(K,!1)]}finally{M.stdin.destroy(),C.release();for(const L of A)L.close();await Promise.all([v,h,
...j].map(L=>(0,P().rm)(L,{recursive:!0,force:!0})))}}function g(e,t){return Object.entries(e).map(([i,c])=>({name:i,held:c,
required:t}))}function f({status:e,reason:t,stderr:i}){return t??`the probe ${e} without output: ${i.head.slice(0,200)}`}
async function a(e,t){return(await Promise.all(e.map(async c=>{const u=(0,_().join)(c,`.gene-gate-canary-${t}`);return(0,P().
writeFile)(u,t,{mode:420,flag:"wx"}).then(()=>[u],()=>[])}))).flat()}function o(e,t){return e.on("connection",i=>i.destroy()),
new Promise((i,c)=>{e.once("error",c),e.listen(t,i)})}function s(){const e=(0,k().readFileSync)("/proc/self/status","utf\
8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(e)?.[1]??0)}function n(e){return(0,k().readdirSync)("/proc").filter(
t=>{try{return/^\d+$/.test(t)&&(0,k().readFileSync)(`/proc/${t}/cmdline`).includes(e)}catch{return!1}}).length}function r(e){
const t=(0,S().spawn)("flock",["-s",e,"sh","-c","echo; read -r _"],{stdio:["pipe","pipe","ignore"]}),i=()=>t.stdin.destroy();
return new Promise(c=>{t.once("error",()=>c({isHeld:!1,release:i})),t.once("exit",()=>c({isHeld:!1,release:i})),t.stdout.
once("data",()=>c({isHeld:!0,release:i}))})}}),3170:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.namespaces=
I,p.runContained=g;function S(){const s=d(12086);return S=function(){return s},s}function m(){const s=d(57334);return m=
function(){return s},s}function k(){const s=d(27097);return k=function(){return s},s}function P(){const s=d(35353);return P=
function(){return s},s}function T(){const s=d(11863);return T=function(){return s},s}function _(){const s=d(66535);return _=
function(){return s},s}function E(){const s=d(96266);return E=function(){return s},s}const R=64*1024,$={home:E().HOME,temp:E().
TEMP,npmCache:`${E().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function I(s){
const{programs:n,checkout:r,description:e}=s;return{level:"namespaces",description:e,check:t=>{(0,k().launchOf)(t,{programs:n,
checkout:r,base:{}})},run:(t,i)=>g(N(t,s,i),s),forGene:(t,i)=>l(s,t,i),cover:async t=>I({...s,prepared:await s.prepared.
cover(t)}),prepare:(t,i)=>g(N(t,s,i,(0,S().npmForPrepare)(n)),s)}}function N(s,{programs:n,checkout:r},e,t){const i=w(n,
s.env,t),c=(0,k().launchOf)(s,{programs:n,checkout:r,base:i});return{...c,timeoutMs:s.timeoutMs,signal:e,env:{...i,...c.
env}}}function w({node:s,searchPath:n,shell:r},e,t){const i={node:s.file,searchPath:n,folder:$,shell:r,npm:t,assignments:e};
return(0,S().commandEnvironment)(i,process)}async function l(s,n,r){const e=await s.prepared.share(n);if(typeof e=="stri\
ng"){const i=r?.aborted?(0,m().skippedOutcome)((0,m().stopReason)(r),new Date):void 0;return{run:async()=>i??o((0,m().skippedOutcome)(
"",new Date),e),close:()=>Promise.resolve()}}const t={written:new Map};return{run:(i,c)=>g(N(i,s,c),{...s,prepared:e,history:t}),
close:e.close}}async function g(s,n){const{checkout:r,history:e,outputBytes:t,prepared:i,programs:c,limits:u}=n,{file:v,
args:y,env:b=w(c,{}),cwd:h,timeoutMs:j,signal:O}=s;if(O?.aborted)return(0,m().skippedOutcome)((0,m().stopReason)(O),new Date);
const M=i.slot();try{const C=await M.whenReady();if(C!==void 0)return o((0,m().skippedOutcome)("",new Date),C);const A=()=>M.
start({file:v,args:y,env:b,cwd:h}),L=await(0,P().superviseStarted)(v,A,{timeoutMs:j,outputBytes:t,signal:O});if(L.status===
"error")return L;const F=(0,_().lowerLayer)(r,n.leftOut),x=await f(L,M,F,e);return a(x,M.group,u)}finally{await M.release()}}
async function f(s,n,r,e){const{free:t,...i}=await n.report(),c=e&&{former:e.written,isTaken:(0,T().takenFor)(r)},{side_effects:u,
modified:v,remembered:y}=(0,_().compareWritten)(i,r,c),b=t&&(t.bytes<R||t.files===0);return e&&(e.written=y),{...s,...b&&
{limits_hit:["written_bytes"]},side_effects:u,...e&&v.length>0&&{checkout_modified:v}}}function a(s,n,r){const e=n.resources(),
t=[...n.limitsHit(),...s.limits_hit??[]],i=s.reason!==void 0&&t.includes("memory_bytes")?`${s.reason}, at its limit of ${r.
memory_bytes} bytes of memory`:s.reason;return{...s,...i!==void 0&&{reason:i},...t.length>0&&{limits_hit:t},...Object.keys(
e).length>0&&{resources:e}}}function o(s,n){return{...s,status:"crashed",reason:`Containment could not be set up: ${n}`}}}),
4877:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.prepareView=f;function S(){const e=d(73024);return S=
function(){return e},e}function m(){const e=d(51455);return m=function(){return e},e}function k(){const e=d(76760);return k=
function(){return e},e}function P(){const e=d(41895);return P=function(){return e},e}function T(){const e=d(4339);return T=
function(){return e},e}function _(){const e=d(57334);return _=function(){return e},e}function E(){const e=d(10582);return E=
function(){return e},e}function R(){const e=d(80842);return R=function(){return e},e}function $(){const e=d(39105);return $=
function(){return e},e}function I(){const e=d(50820);return I=function(){return e},e}function N(){const e=d(515);return N=
function(){return e},e}function w(){const e=d(96266);return w=function(){return e},e}const l=`"""Makes the namespaces of\
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

  prepare ID CONFIG            makes the view -> ready ID NUMBER..., the parents in which groups can be made
  slots ID CONFIG              says what is known only then: limits, folders and mounts
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
import json
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
    """What the gate says in JSON about all commands of a run.

      user        who runs them: whether the keeper is in a user namespace, and the two identities
      checkout    its path; folder is that of the gate, group the name of the run's control groups
      size        bytes of a tmpfs
      adopt       whether to give the tree to the user; network whether they have one
      keyctl      the number of that system call; filter the code of the filter of system calls, in hexadecimal
      shared      mounts that all commands share, in order: source and target of a directory of the machine to
                  show read-only, or those, type and options
      devices     names of device files to show
      hidden      files and directories of the checkout to hide
      parents     of control groups; settings has, for a file of the group of each slot, the number of the
                  parent, the value, and whether the group is useless without it
      limits      resource limits, by their names without RLIMIT_
      folders     directories of the tmpfs for what a command writes
      mounts      source, target, type and options of each command's own mounts
    """
    def __init__(self):
        # The run's control groups, by the numbers of their parents.
        self.groups = {}

    def add(self, text):
        for name, value in json.loads(text).items():
            setattr(self, name, encoded(value))


def encoded(value):
    """Returns a value with bytes in place of texts: paths are bytes."""
    if isinstance(value, list):
        return [encoded(each) for each in value]
    return value.encode() if isinstance(value, str) else value


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
    for name in filter(wanted, config.folders):
        path = above + b'/' + name
        os.mkdir(path)
        os.chmod(path, 0o755)
        if not is_mapped:
            os.chown(path, uid, gid)


def is_layer(name):
    return name in (b'upper', b'work')


def mount_tmpfs(config):
    size = b'size=%d,nr_inodes=%d' % (config.size, config.size // 1024)
    mount(b'gene-gate', OWN, b'tmpfs', b'mode=0755,' + size)


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
    for number, file, value, is_needed in config.settings:
        if number in config.groups:
            try:
                write_file(config.groups[number] + b'/' + name + b'/' + file, value)
            except OSError:
                if is_needed:
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
    own = parent + b'/' + config.group
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
        return inside + b'/' + config.group
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
        resource.setrlimit(getattr(resource, 'RLIMIT_' + name.decode()), (value, value))
    give_up_privileges(config, to_init)
    join_new_keyring(config.keyctl)
    filter_calls(bytes.fromhex(config.filter.decode()))
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
    call('unshare', NEW_MOUNTS | NEW_UTS | NEW_IPC | (0 if config.network else NEW_NETWORK))
    call('mount', None, b'/', None, ctypes.c_ulong(MS_REC | MS_PRIVATE), None)
    if not config.network:
        bring_up_loopback()
    readers, outputs = zip(*(make_output(name, stream) for stream in (b'out', b'err')))
    joins = [os.open(folder + b'/cgroup.procs', os.O_WRONLY) for folder in groups]
    run_folder = os.open(RUN, os.O_RDONLY | os.O_DIRECTORY)
    upper, own = mount_slot(config, name, view, layer)
    os.chdir(config.checkout)
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

def make_stage(config):
    """Makes it in a tmpfs, which becomes the root."""
    stage = config.folder + b'/stage'
    mount(b'gene-gate', stage, b'tmpfs', b'mode=0755,size=%d' % config.size)
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
    if config.adopt:
        adopt(config)
    os.chdir(stage)
    tried = [(number, try_group(config, number, parent)) for number, parent in enumerate(config.parents)]
    config.groups = {number: folder for number, folder in tried if folder}
    os.makedirs(config.checkout[1:], exist_ok=True)
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
    _, name, text = receive(0)
    try:
        config.add(text)
        make_stage(config)
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
        config.add(*values)


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
`,g=6e4;async function f(e){o(e.leftOut);const{privileges:t,file:i,python:c,replaced:u,signal:v}=e,y=await r();(0,R().removeLeftGroups)(
y);const b=await(0,T().temporaryFolder)(),h=(0,k().join)(b,"supervisor.py");await(0,m().writeFile)(h,l),await(0,m().mkdir)(
(0,k().join)(b,"stage")),await(0,m().mkdir)((0,k().join)(b,"run","replaced"),{recursive:!0});for(const[W,H]of[...u.values()].
entries())await(0,m().writeFile)((0,k().join)(b,"run","replaced",String(W)),H);const j=(0,I().startSupervisor)([i,...t.newMounts.
slice(1),c,"-I","-S",h]),{link:O}=j,M=async()=>{await j.close(),await(0,m().rm)(b,{recursive:!0,force:!0})},C=()=>O.lose(
_().INTERRUPTED);v?.addEventListener("abort",C),v?.aborted&&C();const A=O.reply("","ready",g);O.send("prepare","",JSON.stringify(
s(e,b,y)));const L=await A;if(v?.removeEventListener("abort",C),typeof L=="string")return await M(),L===_().INTERRUPTED?
L:j.complaint()??L;const F=(0,R().controlGroups)(y,L.slice(2).map(Number),(0,k().basename)(b)),x=(0,E().effectiveLimits)(
e.limits,F.enforced);O.send("slots","",JSON.stringify(n(e,x)));const G=(0,k().join)(b,"run"),B=new($()).Slots({link:O,folder:G,
groups:F}),U=B.stock(e.lanes),z={limits:x,slot:U.slot,share:W=>B.share(W),cover:async W=>{const H=B.name();await(0,m().mkdir)(
(0,k().join)(G,H)),await W((0,k().join)(G,H));const K=process.getuid?.()===0?t.user:void 0;K&&await a((0,k().join)(G,H),
K);const Y=B.stock(0,0,{layer:H});return{...z,...Y,share:V=>B.share(V,H)}},close:async()=>{await U.close(),await M()}};return z}
async function a(e,{uid:t,gid:i}){for(const c of["",...await(0,m().readdir)(e,{recursive:!0})])await(0,m().lchown)((0,k().
join)(e,c),t,i)}function o(e){const t=e.find(i=>Buffer.from(i).toString()!==i);if(t!==void 0)throw new(P()).GateError("c\
heckout_differs",`The file ${JSON.stringify(t)} is not in the commit and cannot be hidden, because its name is not UTF-8`,
"Delete the file.")}function s({privileges:e,view:t,checkout:i,leftOut:c,limits:u,network:v},y,b){const{user:h,runsAs:j,
adopt:O}=e,M=(0,N().systemCallFilter)(v);return{user:[h===void 0,j.uid,j.gid],checkout:i,folder:y,group:(0,k().basename)(
y),adopt:O,network:v,size:u.written_bytes,keyctl:M?.keyctl??-1,filter:M?.hex??"",shared:(0,w().sharedMounts)({view:t,checkout:i,
run:(0,k().join)(y,"run"),stage:(0,k().join)(y,"stage")}),devices:t.devices,hidden:c,settings:(0,R().groupSettings)(b,u),
parents:b.map(({parent:C})=>C)}}function n(e,t){return{limits:(0,E().resourceLimits)(t),folders:(0,w().commandFolders)(e.
view),mounts:(0,w().commandMounts)({...e,hides:e.leftOut.length>0,replaced:[...e.replaced.keys()]})}}async function r(){
const[e,t]=await Promise.all(["cgroup","mountinfo"].map(c=>(0,m().readFile)(`/proc/self/${c}`,"utf8").catch(()=>""))),i=c=>{
try{return(0,S().readFileSync)((0,k().join)(c,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};return(0,R().findHierarchies)(
e??"",t??"",i)}}),92342:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NOBODY=void 0,p.privilegesFor=P;function S(){
const T=d(14495);return S=function(){return T},T}const m=p.NOBODY={uid:65534,gid:65534},k=["sudo","-n","--","env","-i",`\
PATH=${S().SYSTEM_PATH}`];function P(T,_){const E=_.uid===0,R=E?m:{uid:_.uid,gid:_.gid},$={user:R,runsAs:R,adopt:E,overlay:[
"redirect_dir=on",...E?["metacopy=on"]:[]]},I=["unshare","--mount"];return T.uid===0?[{name:"root",newMounts:I,...$}]:[{
name:"sudo",newMounts:[...k,...I],...$},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],
runsAs:T,adopt:!1,overlay:["userxattr"]}]}}),85723:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.processGroup=
$;function S(){const l=d(73024);return S=function(){return l},l}function m(){const l=d(51455);return m=function(){return l},
l}function k(){const l=d(76760);return k=function(){return l},l}function P(){const l=d(4339);return P=function(){return l},
l}function T(){const l=d(12086);return T=function(){return l},l}function _(){const l=d(57334);return _=function(){return l},
l}function E(){const l=d(27097);return E=function(){return l},l}function R(){const l=d(35353);return R=function(){return l},
l}function $({programs:l,checkout:g,outputBytes:f}){const a=(0,S().realpathSync)(g),{node:o,searchPath:s,shell:n}=l,r=(e,t,i)=>w(
c=>{const u={node:o.file,searchPath:s,folder:c,shell:n,npm:i,assignments:e.env},v=(0,T().commandEnvironment)(u,process),
{env:y,...b}=(0,E().launchOf)(e,{programs:l,checkout:a,base:v}),{timeoutMs:h}=e;return(0,R().supervise)({...b,env:{...v,
...y},timeoutMs:h,outputBytes:f,signal:t})});return{level:"process_group",description:`Clean environment, private HOME a\
nd TMPDIR, ${N()}. Access to the network and to the files of this user is not restricted.`,check:e=>{(0,E().launchOf)(e,
{programs:l,checkout:a,base:{}})},prepare:(e,t)=>r(e,t,(0,T().npmForPrepare)(l)),run:async(e,t)=>e.npmSettings?I(e.npmSettings):
r(e,t)}}function I(l){const g=`It starts npm, which would read settings that only containment in namespaces hides (${l.join(
"; ")})`;return{...(0,_().skippedOutcome)("",new Date),status:"crashed",reason:g}}function N(){switch(process.platform){case"\
linux":return"process group and marked descendants killed at the end";case"win32":return"process tree killed when it is \
stopped";default:return"process group killed at the end"}}async function w(l){const g=await(0,P().temporaryFolder)(),f={
home:(0,k().join)(g,"home"),temp:(0,k().join)(g,"tmp"),npmCache:(0,k().join)(g,"npm-cache"),npmUserConfig:(0,k().join)(g,
"npmrc-user"),npmGlobalConfig:(0,k().join)(g,"npmrc-global")};try{return await Promise.all([(0,m().mkdir)(f.home),(0,m().
mkdir)(f.temp),(0,m().writeFile)(f.npmUserConfig,""),(0,m().writeFile)(f.npmGlobalConfig,"")]),await l(f)}finally{await(0,m().
rm)(g,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),39105:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.Slots=void 0;function S(){const a=d(73024);return S=function(){return a},a}function m(){const a=d(51455);return m=function(){
return a},a}function k(){const a=d(77030);return k=function(){return a},a}function P(){const a=d(48161);return P=function(){
return a},a}function T(){const a=d(76760);return T=function(){return a},a}function _(){const a=d(27159);return _=function(){
return a},a}function E(){const a=d(50820);return E=function(){return a},a}const R=3e4,$={entries:[],left:[],complete:!0},
I={entries:[],left:[],complete:!1};class N{#e;#t=0;constructor(o){this.#e=o}stock(o,s=Number.POSITIVE_INFINITY,n={}){const r=[];
let e=0;const t=()=>w(this.#e,this.name(),n),i=()=>{for(;r.length<o&&e<s;e+=1)r.push(t())};return i(),{slot:()=>{const c=r.
shift()??t();return i(),c},close:async()=>{e=s,await Promise.all(r.splice(0).map(c=>c.release()))}}}async share(o,s=""){
const{link:n}=this.#e,r=this.name(),e=n.reply(r,"ready",R);n.send("view",r,s);const t=await e;if(typeof t=="string")return t;
const i=this.stock(1,o,{view:r,layer:s});return{...i,close:async()=>{await i.close(),n.send("drop",r)}}}name(){return this.#t+=
1,`slot-${this.#t}`}}p.Slots=N;function w({link:a,folder:o,groups:s},n,{view:r="",layer:e=""}){const t=(0,T().join)(o,`r\
eport-${n}`),i=[];let c=!1,u;const v=a.reply(n,"ready",R);a.send("slot",n,r,e);const y=v.then(b=>{if(typeof b=="string")
return b;try{for(const h of["out","err"])i.push(f((0,T().join)(o,`${n}-${h}`)))}catch(h){return`its outputs cannot be op\
ened: ${h.message}`}});return{group:s.of(n),whenReady:async()=>await y??a.lost,start:({file:b,args:h,cwd:j,env:O})=>{c=!0;
const M=Object.entries(O).map(([F,x])=>`${F}=${x}`),C=a.reply(n,"done").then(F=>typeof F=="string"?{exitCode:null,signal:null,
lost:F}:(u=F[4]==="listed",g(F))),A=[String(M.length),...M,b,...h],L=["run",n,j,...A];return l(a,n,{outputs:i,ended:C,request:L})},
report:async()=>u===void 0?I:u?(0,_().readReport)(t):$,release:async()=>{c||a.send("discard",n),a.send("free",n);for(const b of i)
b.destroy();await(0,m().rm)(t,{force:!0})}}}function l(a,o,{outputs:s,ended:n,request:r}){const e=s.map(i=>new Promise(c=>i.
once("close",c)));let t;try{a.send(...r)}catch(i){t=i}for(const i of s)i.resume();return{outputs:[s[0]??null,s[1]??null],
ended:t?Promise.resolve({exitCode:null,signal:null,error:t}):n,closed:Promise.all(e),terminate:()=>a.send("term",o),kill:()=>a.
send("kill",o),sweep:()=>Promise.resolve(),release:()=>{}}}function g([,,a,o=""]){const s=/^\d{1,3}$/.test(o)?Number(o):
void 0;if(a==="exit"&&s!==void 0)return{exitCode:s,signal:null};const[n]=Object.entries(P().constants.signals).find(([,r])=>r===
s)??[];return a==="signal"&&n!==void 0?{exitCode:null,signal:n}:{exitCode:null,signal:null,lost:E().NONSENSE}}function f(a){
const o=(0,S().openSync)(a,S().constants.O_RDONLY|S().constants.O_NONBLOCK);(0,S().unlinkSync)(a);const s=new(k()).Socket(
{fd:o,readable:!0,writable:!1});return s.on("error",()=>{}),s.unref()}}),50820:((D,p,d)=>{Object.defineProperty(p,"__esM\
odule",{value:!0}),p.SupervisorLink=p.NONSENSE=void 0,p.frame=l,p.startSupervisor=E;function S(){const g=d(31421);return S=
function(){return g},g}function m(){const g=d(73024);return m=function(){return g},g}function k(){const g=d(14495);return k=
function(){return g},g}function P(){const g=d(2978);return P=function(){return g},g}function T(){const g=d(35353);return T=
function(){return g},g}const _=1e4;function E([g="",...f]){const a=(0,m().openSync)("/","r"),o=(0,S().spawn)(g,f,{cwd:"/",
env:{PATH:k().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",a]});(0,m().closeSync)(a);let s="";o.stderr.on("data",
e=>{s=`${s}${e}`.slice(-1e3)}),o.stderr.on("error",()=>{}),o.once("error",({message:e})=>{s=e});const n=new Promise(e=>o.
once("close",e)),r=new w({requests:o.stdin,replies:o.stdout});return(0,P().letGo)(o),{link:r,complaint:()=>s.trim().split(
`
`)[0]||void 0,close:async()=>{o.ref(),r.lose(I),await(0,T().waitAtMost)(_,n);const e=o.exitCode===null&&o.signalCode===null;
o.pid!==void 0&&e&&(0,P().signalTree)(o.pid,"SIGKILL")}}}const R=4,$=64*1024,I="the supervisor has ended",N=p.NONSENSE="\
the supervisor sent an unknown reply";class w{#e;#t=new Map;#n;constructor({requests:f,replies:a}){this.#e=f;let o=Buffer.
alloc(0);a.on("data",s=>{o=this.#s(Buffer.concat([o,s]))});for(const s of[f,a])s.on("error",()=>this.lose(I)),s.once("cl\
ose",()=>this.lose(I))}get lost(){return this.#n}send(...f){const a=l(...f);this.#n===void 0&&this.#e.write(a)}reply(f,a,o){
return this.#n!==void 0?Promise.resolve(this.#n):new Promise(s=>{const n=e=>{clearTimeout(r),this.#t.delete(f),s(e)},r=o===
void 0?void 0:setTimeout(()=>n("it takes too long"),o);this.#t.set(f,{kind:a,settle:n})})}lose(f){if(this.#n===void 0){this.#n=
f,this.#e.destroy();for(const{settle:a}of[...this.#t.values()])a(f)}}#s(f){let a=f;for(;a.length>=R&&this.#n===void 0;){
const o=R+a.readUInt32BE();if(o>$)this.lose(N);else{if(a.length<o)break;this.#o(a.toString("utf8",R,o).split("\0"))}a=a.
subarray(o)}return a}#o(f){const[a,o="",s=""]=f,n=this.#t.get(o);a==="failed"?n?.settle(s||"no reason given"):n!==void 0&&
a===n.kind?n.settle(f):a!=="ready"&&this.lose(N)}}p.SupervisorLink=w;function l(...g){if(g.some(o=>o.includes("\0")))throw Object.
assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});const f=Buffer.from(g.join("\0")),a=Buffer.alloc(
R);return a.writeUInt32BE(f.length),Buffer.concat([a,f])}}),515:((D,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.systemCallFilter=a;const d={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{
id:1073741827,socket:359,socketcall:102,unshare:310,clone:120,keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,
socket:198,unshare:97,clone:220,keys:217,setrlimit:164,prlimit64:261},arm:{id:1073741864,socket:281,unshare:337,clone:120,
keys:309,setrlimit:75,prlimit64:369}},S=425,m=435,k=268435456,P=[1,2,10,16],T=4,_={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},
[E,R,$,I,N]=[32,84,21,69,6],w=[N,0,0,2147418112],[l,g,f]=[0,4,16];function a(i,c=process.arch){const u=Object.entries(d).
find(([y])=>y===c)?.[1];return u===void 0?void 0:{hex:[[E,0,0,g],...Object.values(d).flatMap(y=>n(y.id,o(y,i))),r("ENOSY\
S")].map(t).join(""),keyctl:u.keys+2}}function o(i,c){const{keys:u,socket:v,socketcall:y=m,unshare:b,clone:h,setrlimit:j,
prlimit64:O}=i,M=[...[y,S].flatMap(C=>n(C,[r("ENOSYS")])),...n(v,[e(0),...P.flatMap(C=>n(C,[w])),r("EAFNOSUPPORT")])];return[
[E,0,0,l],[R,0,0,1073741823],...[m,u,u+1,u+2].flatMap(C=>n(C,[r("ENOSYS")])),...c?[]:M,...n(b,[e(0),[I,0,1,k],r("EPERM"),
w]),...n(h,[e(0),[I,0,1,k],r("EPERM"),w]),...n(j,[e(0),...n(T,[r("none")]),w]),...n(O,[e(1),...n(T,[...s(32),...s(36)]),
w]),w]}function s(i){return[[E,0,0,i],[$,1,0,0],r("none")]}function n(i,c){return[[$,0,c.length,i],...c]}function r(i){return[
N,0,0,327680|_[i]]}function e(i){return[E,0,0,f+8*i]}function t([i,c,u,v]){const y=Buffer.alloc(8);return y.writeUInt16LE(
i),y.set([c,u],2),y.writeUInt32LE(v,4),y.toString("hex")}}),32223:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.SYSTEM=p.DEVICES=void 0,p.homeFolders=a,p.privateFolders=N,p.viewOf=w;function S(){const o=d(73024);return S=function(){
return o},o}function m(){const o=d(51455);return m=function(){return o},o}function k(){const o=d(48161);return k=function(){
return o},o}function P(){const o=d(76760);return P=function(){return o},o}function T(){const o=d(46282);return T=function(){
return o},o}const _=p.SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],E=["/nix/store","/gnu/sto\
re"],R=p.DEVICES=["null","zero","full","random","urandom"],$="tty",I=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_S\
UMMARY"];function N(o){const s=I.flatMap(r=>o[`GITHUB_${r}`]??[]),n=[o.HOME,o.RUNNER_TEMP,o.XDG_RUNTIME_DIR].flatMap(r=>r??
[]);return[...new Set([...n,(0,k().tmpdir)(),...s.map(P().dirname)].filter(r=>(0,P().isAbsolute)(r)))]}async function w({
node:o,npm:s,machine:n},r,e){const t=await g([..._,...E]),c=(await Promise.all(r.map(b=>(0,m().realpath)(b).catch(()=>[])))).
flat(),u=[(0,P().dirname)(o.file),...s?[(0,P().dirname)((0,P().dirname)(s.file))]:[],...[...n.values()].flatMap(b=>l(b,c)),
...e?await f():[]].filter(b=>!t.some(h=>(0,T().isInside)(h,b))),v=c.filter(b=>t.some(h=>h!==b&&(0,T().isInside)(h,b))),y=(0,S().
existsSync)(`/dev/${$}`)?[...R,$]:R;return{system:t,emptied:v,tools:[...new Set(u)],devices:y,home:[]}}function l({file:o,
real:s},n){const r=(0,P().dirname)(s),e=(0,P().dirname)(r),t=(0,P().basename)(r),i=t==="shims"||t==="bin"&&!n.some(c=>(0,T().
isInside)(c,e));return[(0,P().dirname)(o),r,...i?[e]:[]].filter(c=>!n.some(u=>(0,T().isInside)(c,u)))}async function g(o){
return(await Promise.all(o.map(async n=>(await(0,m().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}async function f(){
const o=await(0,m().realpath)("/etc/resolv.conf").catch(()=>{});return o?.startsWith("/run/systemd/resolve/")?[(0,P().dirname)(
o)]:[]}async function a(o,s){return s===void 0||!(0,P().isAbsolute)(s)?[]:(await Promise.all([...new Set(o)].sort().map(
async r=>{const e=await(0,m().realpath)((0,P().join)(s,r)).catch(()=>{});return e===void 0||!(await(0,m().stat)(e)).isDirectory()?
[]:[{path:r,source:e}]}))).flat()}}),96266:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.TEMP=p.HOME=void 0,
p.commandFolders=N,p.commandMounts=I,p.sharedMounts=$;function S(){const l=d(76760);return S=function(){return l},l}function m(){
const l=d(39491);return m=function(){return l},l}function k(){const l=d(46282);return k=function(){return l},l}const P=p.
HOME="/home/gene-gate",T=p.TEMP="/tmp",_=64,E="/.gene-gate",R={lower:`${E}/lower`,cover:`${E}/cover`,own:`${E}/own`,run:`${E}\
/run`,replaced:`${E}/replaced`,home:`${E}/home`,tools:`${E}/tools`};function $({view:l,checkout:g,run:f,stage:a}){const o=(n,r)=>[
n,(0,S().join)(a,r)],s=(n,r,e)=>[n,(0,S().join)(a,r),"none",e];return[...l.system.map(n=>o(n,n)),...l.emptied.map(n=>["g\
ene-gate",(0,S().join)(a,n),"tmpfs","size=1m,mode=0755"]),s("/proc","proc","rbind"),s(g,R.lower,"rbind"),s(f,R.run,"bind"),
...l.tools.map((n,r)=>o(n,w(n,r))),...l.home.map(({source:n},r)=>o(n,(0,S().join)(R.home,String(r))))]}function I(l){const{
view:g,checkout:f,privileges:a,hides:o,keepsWrites:s,replaced:n}=l,r=(c,u,v)=>["gene-gate",u,c,v],e=(c,u,v="bind")=>[c,u,
"none",v],t=[`lowerdir=${o||a.adopt?`${R.cover}:`:""}${R.lower}`,`upperdir=${R.own}/upper`,`workdir=${R.own}/work`,...a.
overlay,"X-mount.mkdir"],i=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${_}`;return[e(`${R.own}/tmp`,T),e(`${R.
own}/home`,P),...g.home.map(({path:c},u)=>e(`${R.home}/${u}`,(0,S().join)(P,c))),e(`${R.own}/shm`,"/dev/shm"),r("devpts",
"/dev/pts",i),...g.tools.flatMap((c,u)=>{const v=w(c,u);return c===v?[]:[e(v,c,"rbind,X-mount.mkdir")]}),s?e(R.lower,f,"\
bind,X-mount.mkdir"):r("overlay",f,t.join(",")),...n.map((c,u)=>e(`${R.replaced}/${u}`,(0,S().join)(f,c))),r("proc","/pr\
oc","nosuid,nodev,noexec"),r("tmpfs",E,"ro,size=4k,mode=0755")]}function N({home:l}){return["upper","work","tmp","home",
"shm",...[...new Set(l.flatMap(({path:f})=>[...(0,m().foldersAbove)(f),f]))].map(f=>`home/${f}`)]}function w(l,g){return[
T,P].some(a=>(0,k().isInside)(a,l))?`${R.tools}/${g}`:l}}),12086:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.commandEnvironment=_,p.npmForPrepare=I;function S(){const N=d(76760);return S=function(){return N},N}const m={CI:"true",
NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},k={npm_config_offline:"true",npm_config_fetch_retries:"\
0"},P=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],T="cmd.exe";function _({node:N,searchPath:w,folder:l,shell:g,
npm:f,assignments:a},o){const s=o.platform==="win32"?R(o.env,l):{},{delimiter:n,dirname:r}=o.platform==="win32"?S().win32:
S().posix,e={PATH:[...new Set([r(N),...w])].join(n),HOME:l.home,TMPDIR:l.temp,...s,...E(l,g??(o.platform==="win32"?T:"/b\
in/sh")),...f??k};return{...m,...$(e,a),...e}}function E(N,w){return{npm_config_script_shell:w,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:N.npmCache,npm_config_userconfig:N.npmUserConfig,npm_config_globalconfig:N.
npmGlobalConfig}}function R(N,w){const l=Object.entries(N).flatMap(([g,f])=>{const a=g.toUpperCase();return P.includes(a)&&
f!==void 0?[[a,f]]:[]});return{...Object.fromEntries(l),USERPROFILE:w.home,APPDATA:w.home,LOCALAPPDATA:w.home,TEMP:w.temp,
TMP:w.temp}}function $(N,w){const l=new Set(Object.keys(N).map(g=>g.toUpperCase()));return Object.fromEntries(Object.entries(
w).filter(([g])=>!l.has(g.toUpperCase())))}function I({npm:N}){const w=N&&(0,S().join)((0,S().dirname)(N.file),"../node_\
modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...w&&{npm_config_node_gyp:w}}}}),
35134:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.breakFiles=_,p.writeLayer=R;function S(){const f=d(51455);
return S=function(){return f},f}function m(){const f=d(76760);return m=function(){return f},f}function k(){const f=d(39092);
return k=function(){return f},f}function P(){const f=d(32476);return P=function(){return f},f}const T=/\.d\.[cm]?ts$/;function _(f,a){
const o=new Map,s=new Map;for(const[r,e]of f){const t=m().posix.extname(r).slice(1).toLowerCase(),i=P().LANGUAGES.find(({
extensions:u})=>u.includes(t)),c=i&&!T.test(r)&&w(e,i,a);i===void 0?s.set(r,E(e,a)):c&&o.set(r,c)}if(o.size===0){const r=[
...f].map(([e,t])=>[e,E(t,a)]);return{files:new Map(r),operator:"unparsable"}}const n=s.size>0?"mixed":"functions_fail";
return{files:new Map([...o,...s]),operator:n}}function E(f,a){return`)]}>"'\`<<<<<<< ${a}
${f}`}async function R(f,a,o){const{checkout:s,isCommitted:n,path:r}=o,e=new Map;for(const[t,i]of a){const{mode:c}=await(0,S().
lstat)((0,m().join)(s,t));await(0,S().mkdir)((0,m().dirname)((0,m().join)(f,t)),{recursive:!0}),await(0,S().writeFile)((0,m().
join)(f,t),i),await(0,S().chmod)((0,m().join)(f,t),c&511),e.set(t,(c&73)===0?"100644":"100755")}n&&await(0,k().commitLayer)(
{checkout:s,layer:f,modes:e,env:{PATH:r}});for(const t of await(0,S().readdir)(f,{recursive:!0,withFileTypes:!0})){const i=(0,m().
join)(t.parentPath,t.name),c=await(0,S().lstat)((0,m().join)(s,(0,m().relative)(f,i))).catch(()=>{});t.isDirectory()&&c&&
await(0,S().chmod)(i,c.mode&511)}}const $=200,I=400,N=1e4;function w(f,a,o){const{masked:s,forms:n,failing:r,unused:e}=a,
t=f.replaceAll(s,v=>v.replaceAll(/[^\n]/g," ")),i=new Map;for(const{start:v,end:y}of l(t,a)){const b=t.slice(y,y+I),h=n.
find(({after:M})=>M.test(b)),j=t.slice(Math.max(0,v-$),v);if(!h||h.unless?.test(j)||h.before?.test(j)===!1)continue;const O=y+
(h.after.exec(b)?.[0].length??0);h.isExpression?i.set(O,` (() => {${r(o)} })( ) ? 0 : `):i.set(...g(f,O,a,o))}if(i.size===
0)return;e&&/^[ \t]*(?:import|export)\b/m.test(t)&&i.set(f.length,e(o));let c="",u=0;for(const[v,y]of[...i].sort(([b],[h])=>b-
h))c+=f.slice(u,v)+y,u=v;return c+f.slice(u)}function l(f,{bareParameter:a}){const o=[],s=[];for(const{index:r,0:e}of f.
matchAll(/[()[\]{}]/g))if("([{".includes(e))s.push(r);else{const t=s.pop();e===")"&&t!==void 0&&o.push({start:t,end:r+1})}
const n=a?[...f.matchAll(a)]:[];return[...o,...n.map(({index:r,0:e})=>({start:r,end:r+e.length}))]}function g(f,a,{preamble:o,
isIndented:s,failing:n},r){const e=o?.exec(f.slice(a,a+N))?.[0].length??0,t=n(r);if(!s)return[a+e,t];if(e>0)return[a+e,`\
; ${t}`];const[i="",c=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(f.slice(a))??[];return[a+i.length,i===c?`${t}; `:
`${t}
${c}`]}}),32476:((D,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.LANGUAGES=void 0;function d(...r){return new RegExp(
r.join("|"),"g")}const S=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,m=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
k="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",P=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
T=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,_=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
E={extensions:["js","mjs","cjs"],masked:d(S,m,k,P),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:_,unless:T}],failing:r=>` debugger; var _${r}=${r}( "x" ) ; throw _${r} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:r=>`
export const unused_${r} = "x"  ;
`},R=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,$=String.raw`\s*:\s*(?:[^\s;{}()=]|${R})(?:[^;{}()=]|${R})*`,I=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
N=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,w=String.raw`^(?:${$}?)?\s*=>`,
l={...E,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${w}\s*\{`),unless:I},{after:new RegExp(
w),before:N,unless:I,isExpression:!0},{after:new RegExp(String.raw`^(?:${$})?\s*\{`),before:_,unless:T}]},g=['"""',"'''"].
map(r=>`${r}(?:\\\\[\\s\\S]|(?!${r})[\\s\\S])*${r}`),f=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...g,m].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
a={extensions:["py","pyi"],masked:d(...g,m,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:r=>`_${r}=${r}( "x" ) ;raise RuntimeError(_${r})`,preamble:new RegExp(f),isIndented:!0},o={masked:d(S,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},s={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},n=p.LANGUAGES=[E,l,a,{...o,extensions:["rs"],failing:r=>` let _${r} =( "x" ) ; \
panic!( "${r}" ) ;`},{...o,extensions:["go"],failing:r=>` panic( "${r}" ) ;`},{...o,extensions:["kt","kts"],failing:r=>`\
 throw RuntimeException( "${r}" ) ;`},{...o,extensions:["java"],forms:[s],failing:r=>` if ( true ) throw new RuntimeExce\
ption( "${r}" ) ;`}]}),69983:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.breakAndRun=g;function S(){const n=d(
77598);return S=function(){return n},n}function m(){const n=d(86191);return m=function(){return n},n}function k(){const n=d(
41115);return k=function(){return n},n}function P(){const n=d(59490);return P=function(){return n},n}function T(){const n=d(
67147);return T=function(){return n},n}function _(){const n=d(57334);return _=function(){return n},n}function E(){const n=d(
49604);return E=function(){return n},n}function R(){const n=d(64474);return R=function(){return n},n}function $(){const n=d(
35134);return $=function(){return n},n}function I(){const n=d(48081);return I=function(){return n},n}const N=2,w=2e3,l=20;
async function g(n,r){const{policy:e,change:t,checkout:i}=r;if(e.mutants==="off"||t===void 0)return new Map;const c=[...n].
flatMap(([h,j])=>{const O=j.map(({outcome:A})=>A);if(!(h.gene.change==="added"||h.gene.change==="modified")||O.some(({status:A})=>A!==
"passed"))return[];const C=h.gene.commands.flatMap(({reading:A})=>(0,m().startedFiles)(A)).sort();return[{...h,outcomes:O,
launched:C}]}),{areBuilt:u}=(0,T().everything)((0,k().dependencyFolders)(e)),v=i.additions.find(u),y=`commands can read \
\`${v}\`, which was built before the change was broken`,b=new Map;for(const h of(0,P().groupBy)(c,({launched:j})=>j.join(
"\0")).values()){const O=await(v===void 0?a(h,r):Promise.reject(new Error(y))).catch(({message:M})=>f(h,M));for(const[M,
{gene:C}]of h.entries())b.set(C,O[M]??[])}return b}function f(n,r){return n.map(({plans:e})=>e.map(()=>({outcome:"not_ru\
n",files:[],duration_ms:0,reason:r})))}async function a(n,r){const e=await(0,I().sourcesOf)(r.change?.files??[],r.tree,n[0]?.
launched??[]);if(typeof e=="string")return f(n,e);const t=await o(n,e.texts,r),i=t.flat().some(({outcome:u})=>u==="kille\
d");if(e.existing===void 0||!i)return t;const c=await o(n,e.existing,r);return t.map((u,v)=>u.map((y,b)=>{const h=c[v]?.[b];
return y.outcome!=="killed"||h?.outcome!=="survived"?y:{...y,existing:{files:h.files,duration_ms:h.duration_ms}}}))}async function o(n,r,{
backend:e,checkout:t,change:i,policy:{views:c},concurrency:u,path:v,signal:y}){const b=`z${(0,S().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,h=(0,$().breakFiles)(r,b),j={checkout:t.directory,isCommitted:i?.isCommitted===!0,path:v},
O=await e.cover?.(L=>(0,$().writeLayer)(L,h.files,j));if(O===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const M=n.map(({id:L,plans:F,outcomes:x})=>{const G=x.map(({duration_ms:U})=>N*
U+w),B=F.map((U,z)=>({...U,timeoutMs:G[z]??w}));return c==="gene"?[{id:L,plans:B}]:B.map(U=>({id:L,plans:[U]}))}),C={backend:O,
progress:E().NO_PROGRESS,views:c,concurrency:u,signal:y},A=await(0,R().runPlans)(M.flat(),C);return M.map(L=>L.flatMap(F=>A.
get(F)??[]).map(({outcome:F})=>s(F,h)))}function s(n,{files:r,operator:e}){const{status:t,signal:i,duration_ms:c,reason:u=t}=n,
v=[...r.keys()].sort(),y={operator:e,files:v.slice(0,l),duration_ms:c,...v.length>l&&{total_files:v.length}};return t===
"passed"?{...y,outcome:"survived"}:(t==="failed"||t==="timed_out"||i!==null)&&u!==_().BUDGET_SPENT?{...y,outcome:"killed"}:
{...y,outcome:"not_run",reason:u}}}),48081:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.isSource=I,p.sourcesOf=
N;function S(){const w=d(20639);return S=function(){return w},w}function m(){const w=d(93028);return m=function(){return w},
w}const k=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
P=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
T=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,_=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
E=600,R=500,$=10*1024**2;function I(w){return(0,S().isProgramCode)(w)&&!(0,S().isOfTests)(w)&&![k,P].some(l=>l.test(w))}
async function N(w,l,g){const f=c=>I(c)&&!g.includes(c)&&(0,m().isRegular)(l.stat(c)?.kind),a=w.filter(({path:c,status:u})=>u!==
"deleted"&&f(c)),o=[...l.files()].filter(({path:c})=>f(c)&&!T.test(c)),s=a.length>0?a:o;if(s.length===0)return"neither t\
he change nor the repository has a source file to break";const n=s.reduce((c,{path:u})=>c+(l.stat(u)?.size??0),0);if(s.length>
R||n>$)return`there are too many source files to break: ${s.length} with ${Math.ceil(n/1024**2)} MB`;const r=s.map(async({
path:c})=>[c,(await l.read(c)).toString("utf8")]),e=await Promise.all(r);if(a.length===0){const c=e.filter(([,u])=>!_.test(
u.slice(0,E)));return c.length===0?"all source files are generated":{texts:new Map(c)}}const t=e.filter((c,u)=>a[u]?.status!==
"added"),i=t.length>0&&t.length<e.length;return{texts:new Map(e),...i&&{existing:new Map(t)}}}}),57334:((D,p)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.OUTCOME_LOST=p.INTERRUPTED=p.CHECKOUT_CHANGED=p.BUDGET_SPENT=void 0,p.blockedOutcome=E,p.changedOutcome=
I,p.countInterrupted=T,p.programMissingOutcome=R,p.skippedOutcome=$,p.stopReason=_;const d="BLOCKED: validation command \
rejected by safety check",S=p.INTERRUPTED="interrupted",m=p.BUDGET_SPENT="the time budget for all commands was spent",k=p.
OUTCOME_LOST="the run returned no outcome for this command",P=p.CHECKOUT_CHANGED="files of the checkout changed while th\
e gate ran";function T(w){return w.filter(({reason:l})=>l===S).length}function _(w){return w.reason===m?m:S}function E(w){
return N("blocked",d,w)}function R({message:w,hint:l},g){return N("not_runnable",`${w} ${l}`,g)}function $(w,l){return N(
"skipped",w,l)}function I(w,l,g){return{...g??N("error",P,w),status:"error",reason:P,checkout_changed:[...l]}}function N(w,l,g){
const f={head:"",tail:"",bytes:0,truncated:!1};return{status:w,exit_code:null,signal:null,started_at:g.toISOString(),duration_ms:0,
stdout:f,stderr:f,reason:l}}}),22562:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.outcomesOf=P,p.plansOf=
k,p.refusedOutcomes=_;function S(){const I=d(6470);return S=function(){return I},I}function m(){const I=d(57334);return m=
function(){return I},I}function k({asset:I,commands:N}){const w=N.flatMap(({plan:l})=>l??[]);return{id:I.id,plans:w.length===
N.length?w:[]}}function P({commands:I},N,w){if(I.every(({plan:g})=>g!==void 0))return I.map(({plan:g},f)=>T(g,N[f],w));const l=$(
I);return I.map(({verdict:g})=>g==="block"?(0,m().blockedOutcome)(w):(0,m().skippedOutcome)(l,w))}function T(I,N,w){if(N===
void 0||N.plan.digest!==I?.digest)return(0,m().skippedOutcome)(m().OUTCOME_LOST,w);const{outcome:l,changedFiles:g}=N;return g.
length===0?l:{...l,checkout_modified:g}}function _(I,N,w){const l=I.filter(g=>N?E(g):g.commands.some(R));return new Map(
l.map(g=>[g,P(g,[],w)]))}function E({change:I,commands:N}){return N.length===0?I!=="removed":N.some(({plan:w})=>w===void 0)}
function R({verdict:I}){return I==="block"}function $(I){if(I.some(({verdict:l})=>l==="block"))return"another command of\
 the gene is blocked";const w=I.flatMap(({reading:l})=>(0,S().toolOf)(l)??[]).find(({path:l})=>l===void 0);return w?`${w.
name} is not installed; install dependencies before the gate`:"the audit does not allow this gene to run; see its findin\
gs"}}),27097:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.launchOf=T;function S(){const $=d(76760);return S=
function(){return $},$}function m(){const $=d(41895);return m=function(){return $},$}function k(){const $=d(64836);return k=
function(){return $},$}const P={npm_config_node_options:"--warnings"};function T($,{programs:I,checkout:N,base:w}){const{
argv:l,binary:g,program:f,scripts:a,directory:o}=$,s=I.node.file,n=(0,S().join)(N,o);if(a!==void 0){const t=(0,k().launchScripts)(
a,{programs:I,checkout:N,base:w});if(!("missing"in t))return t;throw t.missing==="sh"?E($):_($,t.missing,s)}const r=l.slice(
1);if(g!==void 0)return{file:s,args:[(0,S().join)(N,g),...r],cwd:n};if(f==="node")return{file:s,args:r,cwd:n};if(f==="np\
m"||f==="npx"){const t=I[f];if(t)return{file:s,args:[t.file,...r],env:P,cwd:n};throw _($,f,s)}const e=I.machine.get(f);if(e)
return{file:e.file,args:r,cwd:n};throw R($,f,"on PATH outside the checkout","Install the program before this step, in a \
directory outside the checkout. Shell builtins such as cd cannot be run.")}function _($,I,N){return R($,I,`next to ${N} \
or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}function E($){
return R($,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh.")}function R({command:$},I,N,w){
const l=`The command "${$}" needs ${I}, which was not found ${N}.`;return new(m()).GateError("program_not_found",l,w)}}),
46282:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.findPrograms=l,p.isInside=v;function S(){const y=d(31421);
return S=function(){return y},y}function m(){const y=d(73024);return m=function(){return y},y}function k(){const y=d(51455);
return k=function(){return y},y}function P(){const y=d(48161);return P=function(){return y},y}function T(){const y=d(76760);
return T=function(){return y},y}function _(){const y=d(57975);return _=function(){return y},y}function E(){const y=d(7723);
return E=function(){return y},y}function R(){const y=d(26040);return R=function(){return y},y}function $(){const y=d(41895);
return $=function(){return y},y}const I=E().object({file:E().string(),version:E().string(),platform:E().string(),arch:E().
string()}),N="JSON.stringify({file: process.execPath, version: process.version, platform: process.platform, arch: proces\
s.arch})",w=2e4;async function l(y){const{path:b,checkout:h,names:j=[]}=y,O=await t(b,h),M=await g(O,h),[C,A]=await Promise.
all(["npm","npx"].map(x=>a(x,M.file,O,h))),L=await e(j,O,h),F=await n(O,h);return{node:M,...C&&{npm:C},...A&&{npx:A},...F!==
void 0&&{shell:F},machine:L,searchPath:O}}async function g(y,b){for await(const{file:h,real:j}of c("node",y,b)){const O=await f(
h,j,y),M=await i(O.file,b);if(M!==void 0)return{...O,file:M}}throw new($()).GateError("program_not_found","node was not \
found on PATH outside the checkout.","Install Node.js before this step (for example with actions/setup-node), in a direc\
tory outside the checkout.")}async function f(y,b,h){const{execPath:j,version:O,platform:M,arch:C}=process;if(b===await(0,k().
realpath)(j))return{file:b,version:O,platform:M,arch:C};try{const{stdout:A}=await(0,_().promisify)(S().execFile)(y,["-p",
N],{cwd:(0,T().dirname)(y),env:{PATH:h.join(T().delimiter),HOME:(0,P().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.
env.SYSTEMROOT}},timeout:w,windowsHide:!0});return I.parse(JSON.parse(A))}catch(A){throw new($()).GateError("program_not\
_found",`${y} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up Node.js bef\
ore this step (actions/setup-node).",{cause:A})}}async function a(y,b,h,j){const O=(0,T().join)("node_modules","npm","bi\
n",`${y}-cli.js`);for(const M of[(0,T().dirname)(b),...h]){for(const A of[(0,T().join)(M,O),(0,T().join)(M,"..","lib",O)]){
const L=await o(A,y,j);if(L)return L}const C=await o((0,T().join)(M,y),y,j);if(C)return C}}async function o(y,b,h){const j=await i(
y,h);if(!j?.endsWith(`${b}-cli.js`))return;const O=(0,T().join)((0,T().dirname)(j),"..","package.json"),M=await(0,k().readFile)(
O,"utf8").catch(()=>"null"),{success:C,data:A}=E().object({name:E().literal("npm"),version:E().string()}).safeParse((0,R().
attempt)(()=>JSON.parse(M)));return C?{file:j,version:A.version}:void 0}const s="/bin/sh";async function n(y,b){if(process.
platform!=="win32")return s;for await(const{real:h}of c("git",y,b)){const j=await i((0,T().join)((0,T().dirname)(h),"..",
"bin","sh.exe"),b);if(j!==void 0)return j}}const r=/^[A-Za-z0-9][\w.+-]*$/;async function e(y,b,h){const j=new Map;for(const O of y.
filter(M=>r.test(M))){const M=await c(O,b,h).next();M.done||j.set(O,M.value)}return j}async function t(y,b){const h=new Set(
y.split(T().delimiter).filter(O=>(0,T().isAbsolute)(O)));return(await Promise.all([...h].map(async O=>await i(O,b)===void 0?
[]:[O]))).flat()}async function i(y,b){const[h,j]=await Promise.all([(0,k().realpath)(y).catch(()=>{}),(0,k().realpath)(
b)]);if(h===void 0)return;const O=[h,(0,T().resolve)(y)],M=[j,(0,T().resolve)(b)];return O.some(C=>M.some(A=>v(A,C)))?void 0:
h}async function*c(y,b,h){for(const j of b){const O=(0,T().join)(j,process.platform==="win32"?`${y}.exe`:y),M=await i(O,
h);M!==void 0&&await u(M)&&(yield{file:O,real:M})}}async function u(y){try{return await(0,k().access)(y,m().constants.X_OK),
(await(0,k().stat)(y)).isFile()}catch{return!1}}function v(y,b){const h=(0,T().relative)(y,b);return h!==".."&&!h.startsWith(
`..${T().sep}`)&&!(0,T().isAbsolute)(h)}}),49604:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NO_PROGRESS=
void 0,p.groupedProgress=P,p.linesOfProgress=k;function S(){const T=d(20849);return S=function(){return T},T}const m=p.NO_PROGRESS=
{planned(){},started(){},finished(){},ended(){}};function k(T){let _=0,E=0;return{...m,planned:R=>{_=R},finished:(R,{status:$,
duration_ms:I})=>{E+=1;const N=(I/1e3).toFixed(1);T(`[${E}/${_}] ${$} in ${N} s: ${(0,S().safeLine)(R)}`)}}}function P(T){
const _=k(T.info);return{..._,planned:E=>{T.startGroup(`Run ${E} validation command${E===1?"":"s"}`),_.planned(E)},ended:()=>T.
endGroup()}}}),63682:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_RAN=void 0,p.requestOf=v,p.runAudited=
r,p.withinBudget=b;function S(){const h=d(48161);return S=function(){return h},h}function m(){const h=d(97247);return m=
function(){return h},h}function k(){const h=d(60210);return k=function(){return h},h}function P(){const h=d(41115);return P=
function(){return h},h}function T(){const h=d(57430);return T=function(){return h},h}function _(){const h=d(19309);return _=
function(){return h},h}function E(){const h=d(60670);return E=function(){return h},h}function R(){const h=d(10582);return R=
function(){return h},h}function $(){const h=d(32223);return $=function(){return h},h}function I(){const h=d(46252);return I=
function(){return h},h}function N(){const h=d(69983);return N=function(){return h},h}function w(){const h=d(57334);return w=
function(){return h},h}function l(){const h=d(22562);return l=function(){return h},h}function g(){const h=d(46282);return g=
function(){return h},h}function f(){const h=d(64474);return f=function(){return h},h}const a=4*1024*1024,o=6e4,s=4,n=2*1024;
async function r(h,j){const O=new Date,M=e(h,j),{checkout:C,path:A,policy:L,progress:F,signal:x,shown:G}=j,B=(0,l().refusedOutcomes)(
h.genes,C!==void 0,O);if(C===void 0||M.length===0)return{...y,outcomes:B};const{directory:U,leftOut:z}=C,W=new Set(M.flatMap(
({plans:X})=>X.map(J=>J.program))),H=await(0,g().findPrograms)({path:A,checkout:U,names:[...W]}),K=c(L.concurrency),Y=(0,_().
shareFolder)(C,j.attended,G!==void 0),{backend:V,isolation:Z,close:Q}=await(0,E().chooseBackend)({programs:H,checkout:U,
leftOut:z,...G&&{shown:G},shareFolder:Y.folder,outputBytes:i(L.limits.output_bytes,h.genes),limits:(0,R().limitsOn)((0,R().
thisMachine)(),L.limits,K),lanes:K,requested:v(L.containment,j.fork),network:L.network==="allow",replaced:await t(h,j.tree),
folders:j.privateFolders,home:await(0,$().homeFolders)([...L.home_caches,...(0,P().homeDependencies)(L)],j.home),signal:x}),
q=V.level==="namespaces",nn=q?K:1,sn=async()=>{const X=performance.now(),J=await b(L.limits.budget_seconds*1e3,x,tn=>(0,f().
runPlans)(M,{backend:V,progress:F,views:L.views,concurrency:nn,signal:tn,guard:Y.guard()})),en=Math.max(o,performance.now()-
X),dn=await b(en,x,tn=>(0,N().breakAndRun)(J,{...j,checkout:C,backend:V,concurrency:nn,signal:tn}));return{runs:J,mutants:dn}},
{runs:rn,mutants:an}=await sn().finally(()=>Promise.all([Q(),Y.close()])),cn=[(0,I().mentionedOf)(Y.hides()?z:[]),(0,I().
causesOf)({isolation:Z,policy:L,programs:H,checkout:U,home:j.home}),(0,I().namedRootOf)(q?U:Y.guard().directory)],un=X=>cn.
reduce((J,en)=>en(J),X),on=M.map(X=>{const{gene:J}=X;return[J,(0,l().outcomesOf)(J,rn.get(X)??[],O).map(un)]});return{outcomes:new Map(
[...B,...on]),interrupted:(0,w().countInterrupted)(on.flatMap(([,X])=>X)),isolation:{...Z,description:`${Z.description} ${u(
q,L.views,nn)}`},nodeOf:()=>H.node,mutants:an,findings:Y.findings()}}function e(h,{waiting:j}){return h.genes.filter(O=>!j.
has(O)).map(O=>({...(0,l().plansOf)(O),gene:O})).filter(({plans:O})=>O.length>0)}async function t(h,j){const O=new Set((0,m().
isOfChange)(h)?h.files.map(({path:C})=>C):[]),M=await(0,k().npmrcCopies)(j,O);return new Map(M.flatMap(({path:C,text:A,dropped:L,
isLink:F})=>L.length>0&&!F?[[C,A]]:[]))}function i(h,j){const O=j.flatMap(A=>(0,l().plansOf)(A).plans),M=new Set(O.map(({
digest:A})=>A)),C=Math.floor(a/(M.size*s));return Math.min(h,Math.max(C,n))}function c(h){return h==="cores"?(0,S().availableParallelism)():
h}function u(h,j,O){if(!h)return"One command at a time, because all commands share the checkout.";const M=j==="gene"?" T\
he commands of one gene share a view.":"";return`${O===1?"One command at a time.":`Up to ${O} commands at once.`}${M}`}function v(h,j){
return h==="require-for-forks"?j?"require":"auto":h}const y=p.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:T().
NOTHING_RUN,nodeOf:()=>process};async function b(h,j,O){const M=new AbortController,C=setTimeout(()=>M.abort(w().BUDGET_SPENT),
h);try{return await O(AbortSignal.any([j,M.signal]))}finally{clearTimeout(C)}}}),20849:((D,p,d)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.safeLine=k,p.withoutLogCommands=P;function S(){const T=d(77598);return S=function(){return T},
T}const m=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function k(T,_=200){const E=T.replace(m,$=>`\\u{${$.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),R=Array.from(E);return R.length<=_?E:`${R.slice(0,_-1).
join("")}\u2026`}async function P(T,_){const E=(0,S().randomUUID)();T(`::stop-commands::${E}`);try{return await _()}finally{
T(`::${E}::`)}}}),64474:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.runPlans=k;function S(){const f=d(
41895);return S=function(){return f},f}function m(){const f=d(57334);return m=function(){return f},f}async function k(f,a){
const{backend:o,progress:s,concurrency:n,views:r}=a,e=new Map(f.flatMap(({plans:O})=>O.map(M=>[M.digest,M]))),t=new Map;
for(const O of e.values()){const M=N(()=>o.check(O));M&&t.set(O.digest,M)}const i=new AbortController,c=AbortSignal.any(
[a.signal,i.signal]),u=P(n),v=I({...a,signal:c},t),y=T(O=>u(()=>v(O,(M,C)=>o.run(M,C)))),b=T(O=>u(async()=>{const M=await o.
forGene?.(O.length,c),C=(A,L)=>(M??o).run(A,L);return $(O,A=>v(A,C),c).finally(()=>M?.close())})),h=async({plans:O})=>{try{
return r!=="gene"?await $(O,C=>y(C.digest,C),c):(await b(_(O),O)).map((C,A)=>({...C,plan:O[A]??C.plan}))}catch(M){throw i.
abort(),M}},j=new Map(f.map(({plans:O})=>[_(O),O]));s.planned(r==="gene"?[...j.values()].flat().length:e.size);try{const O=n===
1?await E(f,h):await R(f,h),M=l(O);return new Map(f.map((C,A)=>[C,M[A]??[]]))}finally{s.ended()}}function P(f){const a=[];
let o=f;return async s=>{o===0?await new Promise(n=>a.push(n)):o-=1;try{return await s()}finally{const n=a.shift();n?n():
o+=1}}}function T(f){const a=new Map;return(o,s)=>{const n=a.get(o)??f(s);return a.set(o,n),n}}function _(f){return f.map(
({digest:a})=>a).join()}async function E(f,a){const o=[];for(const s of f)o.push(await a(s));return o}async function R(f,a){
const o=f.map(a);return await Promise.allSettled(o),Promise.all(o)}async function $(f,a,o){const s=[];for(const n of f){
const r=s.find(({outcome:e})=>e.checkout_modified);o.aborted?s.push(g(n,(0,m().stopReason)(o))):r?s.push(g(n,w(r.plan))):
s.some(({outcome:e})=>e.status!=="passed")?s.push(g(n,"an earlier command of the gene did not pass")):s.push({...await a(
n),plan:n})}return s}function I(f,a){const{backend:o,progress:s,signal:n,guard:r}=f,e=o.level==="process_group";let t;return async(i,c)=>{
if(t!==void 0)return g(i,t);if(n.aborted)return g(i,(0,m().stopReason)(n));const u=r?.state(),v=r&&u?[...await r.changed(
u)]:[];if(r&&u&&!e&&v.push(...r.added(u)),v.length>0)return t=m().CHECKOUT_CHANGED,{plan:i,outcome:(0,m().changedOutcome)(
new Date,v),changedFiles:[]};s.started(i.command);const y=a.get(i.digest),b=y?(0,m().programMissingOutcome)(y,new Date):
await c(i,n),h=()=>e?r?.changed():u&&r?.touchedSince(u),j=(n.aborted?void 0:await h())??[];if(j.length===0||e)return s.finished(
i.command,b),j.length>0&&(t=w(i)),{plan:i,outcome:b,changedFiles:j};t=m().CHECKOUT_CHANGED;const O=(0,m().changedOutcome)(
new Date(b.started_at),j,b);return s.finished(i.command,O),{plan:i,outcome:O,changedFiles:[]}}}function N(f){try{f();return}catch(a){
if(a instanceof S().GateError&&a.code==="program_not_found")return a;throw a}}function w({command:f}){return`the command\
 "${f}" changed files of the checkout`}function l(f){const a=new Set;return f.map(o=>o.map(s=>{const{outcome:n}=s;return n.
status==="skipped"?s:a.has(n)?{...s,outcome:{...n,reused:!0}}:(a.add(n),s)}))}function g(f,a){return{plan:f,outcome:(0,m().
skippedOutcome)(a,new Date),changedFiles:[]}}}),75009:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.commandVariables=
k,p.scriptVariables=T;function S(){const R=d(73024);return S=function(){return R},R}function m(){const R=d(76760);return m=
function(){return R},R}function k(R,{programs:$,checkout:I,base:N}){const{node:w,npm:l}=$,g=process.platform==="win32",{
subcommand:f,directory:a,project:o,prefixed:s,config:n}=R,r=N.npm_config_node_options??R.nodeOptions,e=n.npm_config_color??
N.npm_config_color,t=(0,m().join)(I,o),i=g?(0,m().dirname)(w.file):(0,m().dirname)((0,m().dirname)(w.file)),c=s?t:N.npm_config_prefix??
i;return{...n,COLOR:e==="always"?"1":"0",EDITOR:g?`${N.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:(0,m().join)(I,a),NODE:w.
file,...r!==void 0&&{NODE_OPTIONS:r},...r!==void 0&&{npm_config_node_options:r},npm_command:f,npm_config_global_prefix:c,
npm_config_init_module:(0,m().join)(N.HOME??"",".npm-init.js"),npm_config_local_prefix:t,npm_config_noproxy:"",npm_config_prefix:c,
npm_node_execpath:w.file,...l&&P(R,l,w),...N.npm_config_user_agent&&{npm_config_user_agent:N.npm_config_user_agent}}}function P({
subcommand:R,inWorkspaces:$},I,N){const w=_(I.file),l=`npm/${I.version} node/${N.version} ${N.platform} ${N.arch}`,g=(0,S().
existsSync)((0,m().join)(w,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:R==="run"?g:R,npm_config_node_gyp:(0,m().
join)(w,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:I.version,npm_config_user_agent:`${l} workspaces\
/${$}`,npm_execpath:I.file}}function T({directory:R,event:$,body:I="",packageEnv:N},{programs:{npm:w},checkout:l,base:g}){
const f=(0,m().join)(l,R),o=[...E(f).map(s=>(0,m().join)(s,"node_modules",".bin")),...w?[(0,m().join)(_(w.file),"node_mo\
dules/@npmcli/run-script/lib/node-gyp-bin")]:[],g.PATH];return{...N,PATH:o.join(m().delimiter),npm_lifecycle_event:$,npm_lifecycle_script:I,
npm_package_json:(0,m().join)(f,"package.json")}}function _(R){return(0,m().dirname)((0,m().dirname)(R))}function E(R){const $=(0,m().
dirname)(R);return $===R?[R]:[R,...E($)]}}),64836:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.DRIVER=void 0,
p.launchScripts=k;function S(){const w=d(76760);return S=function(){return w},w}function m(){const w=d(75009);return m=function(){
return w},w}function k(w,l){const{checkout:g,programs:f}=l,{shell:a}=f;if(a===void 0)return{missing:"sh"};const o=(0,m().
commandVariables)(w,l),s=P(w,a,{...l,base:{...l.base,...o}});return"missing"in s?s:{file:a,args:s,env:o,cwd:(0,S().join)(
g,w.directory)}}function P(w,l,g){const{npm_config_loglevel:f,npm_config_json:a}=g.base,o=f!=="silent"&&a!=="true",s=[];
for(const n of w.steps){const r=(0,m().scriptVariables)(n,g),e={...g.base,...r},t=E(n,l,{...g,base:e});if("missing"in t)
return t;const i=o&&n.body!==void 0?I(n):"",c=w.inWorkspaces?n.directory:"",u={..._(r),...t.env};s.push(...T({group:c,directory:n.
directory,heading:i},{...t,env:u},g))}return["-c",N,"npm",...s]}function T({group:w,directory:l,heading:g},{argv:f,env:a},{
checkout:o}){const s=Object.entries(a).map(([e,t])=>`${e}=${t}`),r=[...[w,(0,S().join)(o,l),g,String(s.length)],...s,...f];
return[String(r.length),...r]}function _(w){if(process.platform!=="win32")return w;const l=(w.PATH??"").split(";").map(g=>g.
replace(/^([A-Za-z]):/,(f,a)=>`/${a.toLowerCase()}`).replaceAll("\\","/"));return{...w,PATH:l.join(":")}}function E(w,l,g){
const{programs:f}=g,{node:a}=f,{body:o,event:s,text:n,command:r}=w;if(r?.nested)return R(r.nested,w,l,g);if(r===void 0||
r.argv.length===0)return{argv:o===void 0?[l,"-c",$,"npm",s]:[l,"-c",n],env:{}};const{env:e}=r,[t="",...i]=r.argv,c=(...u)=>({
argv:[a.file,...u,...i],env:e});if(t==="node")return c();if(t==="npm"||t==="npx"){const u=f[t];return u===void 0?{missing:t}:
c(u.file)}return{argv:r.argv,env:e}}function R(w,{directory:l},g,f){const a=[];for(const r of w){const e=(0,m().commandVariables)(
r,f),t=P(r,g,{...f,base:{...f.base,...e}});if("missing"in t)return t;a.push({argv:[g,...t],env:e})}const[o,...s]=a;if(o!==
void 0&&s.length===0)return o;const n=a.flatMap(r=>T({group:"",directory:l,heading:""},r,f));return{argv:[g,"-c",N,"npm",
...n],env:{}}}const $=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function I({packageId:w,event:l,body:g="",
words:f}){const a=w===""?l:`${w} ${l}`,o=[g.trim().replaceAll(`
`,`
> `),...f].join(" ");return`
> ${a}
> ${o}

`}const N=p.DRIVER=String.raw`
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
`}),2978:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.letGo=N,p.signalTree=f,p.startProgram=_;function S(){
const e=d(31421);return S=function(){return e},e}function m(){const e=d(77598);return m=function(){return e},e}function k(){
const e=d(73024);return k=function(){return e},e}function P(){const e=d(76760);return P=function(){return e},e}function T(){
const e=d(58500);return T=function(){return e},e}function _(e){const t=(0,m().randomUUID)(),i=I(t);let c;try{c=(0,S().spawn)(
e.file,e.args,{cwd:e.cwd,env:{...e.env,[w]:t},detached:process.platform!=="win32",shell:!1,stdio:["ignore","pipe","pipe"],
windowsHide:!0})}catch(v){return i.release(),R(v)}const{pid:u}=c;return u!==void 0&&i.hold(u),{outputs:[c.stdout,c.stderr],
ended:E(c),closed:new Promise(v=>c.once("close",v)),terminate:()=>{u!==void 0&&f(u,"SIGTERM")},kill:()=>{u!==void 0&&f(u,
"SIGKILL")},sweep:async()=>{u!==void 0&&await o(u,t)},release:()=>{i.release();for(const v of[c.stdout,c.stderr])v?.destroy()}}}
function E(e){return new Promise(t=>{e.once("error",i=>t({exitCode:null,signal:null,error:i})),e.once("exit",(i,c)=>t({exitCode:i,
signal:c}))})}function R(e){const t=()=>{};return{outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:e}),
closed:Promise.resolve(),terminate:t,kill:t,sweep:()=>Promise.resolve(),release:t}}const $=`
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
`;function I(e){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const t=(0,S().spawn)("/bin/sh",["-c",$,
"gene-gate",`${w}=${e}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return t.on(
"error",()=>{}),t.stdin.on("error",()=>{}),N(t),{hold:i=>{t.stdin.write(`${i}
`)},release:()=>{t.stdin.end(`done
`)}}}function N(e){e.unref();for(const t of[e.stdin,e.stdout,e.stderr])t&&"unref"in t&&typeof t.unref=="function"&&t.unref()}
const w="GENE_GATE_RUN",l=40,g=10;function f(e,t){process.platform==="win32"?t==="SIGKILL"&&a(e):r(-e,t)}function a(e){const t=(0,P().
join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),i={stdio:"ignore",windowsHide:!0};(0,S().spawn)(t,
["/PID",String(e),"/T","/F"],i).on("error",()=>{})}async function o(e,t){if(process.platform!=="win32"&&(r(-e,"SIGKILL"),
!!(0,k().existsSync)("/proc/self/environ")))for(let i=0;i<l;i+=1){const c=s(t);if(c.length===0)return;for(const u of c)r(
u,"SIGKILL");await(0,T().setTimeout)(g)}}function s(e){return(0,k().readdirSync)("/proc").filter(t=>/^\d+$/.test(t)).filter(
t=>n(t).includes(`${w}=${e}`)).map(Number)}function n(e){try{return(0,k().readFileSync)(`/proc/${e}/environ`)}catch{return Buffer.
alloc(0)}}function r(e,t){try{process.kill(e,t)}catch{}}}),35353:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.Capture=void 0,p.supervise=R,p.superviseStarted=$,p.waitAtMost=l;function S(){const o=d(46193);return S=function(){return o},
o}function m(){const o=d(58500);return m=function(){return o},o}function k(){const o=d(57334);return k=function(){return o},
o}function P(){const o=d(2978);return P=function(){return o},o}const T=500,_=1e3,E=5e3;async function R(o){return $(o.file,
()=>(0,P().startProgram)(o),o)}async function $(o,s,n){if(n.signal?.aborted)return(0,k().skippedOutcome)((0,k().stopReason)(
n.signal),new Date);const r=[new f(n.outputBytes),new f(n.outputBytes)],e=new Date().toISOString(),t=performance.now(),i=await I(
s(),r,n);return{...g(i,o,n),exit_code:i.exitCode,signal:i.signal,started_at:e,duration_ms:Math.round(i.at-t),stdout:r[0].
result(),stderr:r[1].result()}}async function I(o,s,n){N(o.outputs[0],s[0]),N(o.outputs[1],s[1]);const r=await w(o,n);return await o.
sweep(),r.error===void 0&&await l(_,o.closed),o.release(),r}function N(o,s){o?.on("data",n=>s.write(n)),o?.on("error",()=>{})}
function w(o,{timeoutMs:s,graceMs:n=2e3,signal:r}){return new Promise(e=>{let t,i;const c=(b,h)=>{t??=b,o.terminate(),clearTimeout(
v),clearTimeout(i),i=setTimeout(()=>{o.kill(),i=setTimeout(()=>y({exitCode:null,signal:null}),E)},h)},u=()=>c("interrupt",
T),v=setTimeout(()=>c("timeout",n),s);r?.addEventListener("abort",u);const y=b=>{clearTimeout(v),clearTimeout(i),r?.removeEventListener(
"abort",u),e({...b,stopped:t,at:performance.now()})};o.ended.then(y)})}async function l(o,s){const n=new AbortController,
r=(0,m().setTimeout)(o,void 0,{signal:n.signal}).catch(()=>{});await Promise.race([s,r]),n.abort()}function g({exitCode:o,
signal:s,error:n,lost:r,stopped:e},t,{timeoutMs:i,signal:c}){if(n){const u=n.code??n.message;return{status:"crashed",reason:`\
Command could not be started: ${t} (${u})`}}if(e==="timeout")return{status:"timed_out",reason:`Command timed out after ${i}\
ms`};if(e==="interrupt"&&c){const u=(0,k().stopReason)(c);return{status:u===k().BUDGET_SPENT?"timed_out":"skipped",reason:u}}
return r!==void 0?{status:"error",reason:`Containment was lost: ${r}`}:s!==null?{status:"crashed",reason:`Command was en\
ded by ${s}`}:o===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${o}`}}class f{#e;#t;#n;#s=0;#o=0;constructor(s){
this.#e=s,this.#t=Buffer.allocUnsafeSlow(s),this.#n=Buffer.allocUnsafeSlow(2*s)}write(s){const n=s.copy(this.#t,Math.min(
this.#s,this.#e));this.#s+=s.length;const r=s.subarray(n).subarray(-this.#e);this.#o+r.length>this.#n.length&&(this.#o=this.#n.
copy(this.#n,0,this.#o-this.#e,this.#o)),this.#o+=r.copy(this.#n,this.#o)}result(){const[s,n]=[this.#e,this.#s],r=new(S()).
StringDecoder("utf8"),e=this.#t.subarray(0,Math.min(n,s));if(n<=s)return{head:r.end(e),tail:"",bytes:n,truncated:!1};const t=r.
write(e),i=this.#n.subarray(Math.max(0,this.#o-s),this.#o);return n<=2*s?{head:t,tail:r.end(i),bytes:n,truncated:!1}:{head:t,
tail:i.subarray(a(i)).toString("utf8"),bytes:n,truncated:!0}}}p.Capture=f;function a(o){const s=r=>r!==void 0&&r>>6===2;
return[0,1,2,3].find(r=>!s(o[r]))??0}}),11863:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.configuresTool=
v,p.replacesAudited=g,p.takenFor=l;function S(){const b=d(76760);return S=function(){return b},b}function m(){const b=d(
41330);return m=function(){return b},b}function k(){const b=d(20639);return k=function(){return b},b}const P=["",".js","\
.json",".node"],T=new Set(["package.json",".npmrc"]),_=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,E=/(?:^|\/)\.git(?:\/|$)/,
R=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
$=/\.(?:gch|pch|local)$/,I=/\.d\.[cm]?ts$/i,N=/^(?:index|__init__|__main__|init|mod|main)\./,w=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function l(b){const h=s(b),j=O=>O===""||b.kindOf(O)==="directory";return O=>{if(_.test(O)||E.test(O)||g(O,F=>b.kindOf(F)!==
void 0))return!0;const M=y(O);if(M!==void 0&&j(M))return!0;const C=w.exec(O);if(C){const[,F="",x]=C;return x===void 0?j(
F):h(F).has(x)}const[A,L]=[r(O),S().posix.basename(O)];return j(A)?f(L)||o(L,h(A)):(f(L)||T.has(L))&&h(r(A)).has(S().posix.
basename(A))}}function g(b,h){return T.has(S().posix.basename(b))?h(S().posix.dirname(b)):P.some((j,O)=>{if(!b.endsWith(
j))return!1;const M=b.slice(0,b.length-j.length);return[...P.slice(O+1),...j===""?[]:[""]].some(A=>h(M+A))})}function f(b){
return N.test(b)&&a(b)}function a(b){return R.test(b)&&!I.test(b)}function o(b,h){return $.test(b)?h.has(b.replace($,"")):
(n(b)===b||a(b))&&h.has(n(b))}function s(b){const h=new Map;return j=>{const O=()=>b.list(j).map(C=>S().posix.basename(C)),
M=h.get(j)??new Set(O().flatMap(C=>[C,n(C)]));return h.set(j,M),M}}function n(b){return S().posix.parse(b).name}function r(b){
const h=S().posix.dirname(b);return h==="."?"":h}const e=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts\
,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpf\
ile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.\
py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],t=[...e,"import_map.json","{biome,nx,lerna,turbo,rush,pro\
ject,workspace,angular,vercel,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorcon\
fig,.*ignore,.gitattributes,.gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.f\
lake8,pylintrc,Pipfile,Pipfile.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.t\
oml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,ruboco\
p}.{yml,yaml,toml,json}","{pom.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*\
.props,Directory.*.targets,global.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLi\
sts.txt,CMakePresets.json,CMakeUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-v\
ersion,phpunit.xml,phpunit.xml.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,\
BUILD.bazel,WORKSPACE,MODULE.bazel}"],i=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,
c=(0,m().default)(t,{dot:!0}),u=(0,m().default)(e,{dot:!0});function v(b,h){return u(S().posix.basename(b))&&h(S().posix.
dirname(b))}function y(b){const h=i.exec(b);if(h)return h[1]??"";const j=S().posix.basename(b);return c(j)||(0,k().isPackageFile)(
j)&&!T.has(j)?r(b):void 0}}),66535:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.compareWritten=R,p.lowerLayer=
w;function S(){const l=d(73024);return S=function(){return l},l}function m(){const l=d(76760);return m=function(){return l},
l}function k(){const l=d(26040);return k=function(){return l},l}function P(){const l=d(39491);return P=function(){return l},
l}function T(){const l=d(93028);return T=function(){return l},l}const _="more than can be listed",E=100;function R({entries:l,
left:g,complete:f},a,o){const s=new I(a,o);for(const y of l)s.entry(y);for(const y of g)s.left(y);f&&s.findDeleted();const{
created:n,changed:r,deleted:e,modified:t,now:i}=s,u=f&&Object.values({created:n,changed:r,deleted:e}).every(({length:y})=>y<=
E),v={created:n.length,changed:r.length,deleted:e.length};return{side_effects:{created:$(n),changed:$(r),deleted:$(e),...!u&&
{totals:v,complete:!1}},modified:[...$(t),...f?[]:[_]],remembered:i}}function $(l){return l.toSorted().slice(0,E)}class I{created=[];changed=[];deleted=[];modified=[];now=new Map;#e;#t;#n=new Map;constructor(g,f){
this.#e=g,this.#t=f}entry(g){const{type:f,path:a}=g;if(this.#n.size===0&&this.#s("",!0),f==="c")return;const s=this.#n.get(
N(a))?.has(a)===!0,n=s?this.#e.kindOf(a):void 0;f==="m"?this.#o(a,s):f!=="d"?this.#r(g,s):(s&&n!=="directory"?this.#r(g,
s):s&&g.mode!==this.#e.modeOf(a)&&this.#o(a,s),this.#s(a,n==="directory"))}left(g){this.#n.get(N(g))?.delete(g)}findDeleted(){
for(const g of[...this.#n.values()].flatMap(f=>[...f]))this.deleted.push(g),this.modified.push(g);for(const g of this.#t?.
former.keys()??[])this.now.has(g)||this.deleted.push(g)}#s(g,f){this.#n.set(g,new Set(f?this.#e.list(g):[]))}#o(g,f){(f?
this.changed:this.created).push(`${g}/`),(f||this.#t?.isTaken(g))&&this.modified.push(g)}#r({path:g,stamp:f},a){const o=this.#t?.
former.get(g);o===void 0?(a?this.changed:this.created).push(g):o!==f&&this.changed.push(g),this.#t&&(a||this.#t.isTaken(
g))&&this.modified.push(g),this.now.set(g,f)}}function N(l){const g=m().posix.dirname(l);return g==="."?"":g}function w(l,g){
const f=new Set(g),a=o=>f.has(o)||(0,P().foldersAbove)(o).some(s=>f.has(s));return{kindOf:o=>{if(a(o))return;const s=(0,k().
attempt)(()=>(0,S().lstatSync)((0,m().join)(l,o)));return s&&((0,T().kindOf)(s)??"special")},modeOf:o=>{const s=(0,k().attempt)(
()=>(0,S().lstatSync)((0,m().join)(l,o)));return s&&s.mode&511},list:o=>{const s=(0,m().join)(l,o);return a(o)||(0,k().attempt)(
()=>(0,S().realpathSync)(s))!==s?[]:((0,k().attempt)(()=>(0,S().readdirSync)(s))??[]).map(r=>(0,m().join)(o,r)).filter(r=>!a(
r))}}}}),27159:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.parseReport=k,p.readReport=m;function S(){const _=d(
51455);return S=function(){return _},_}async function m(_){return k(await(0,S().readFile)(_,"utf8"))}function k(_){const E=_.
split("\0"),$=E.pop()===""&&E.at(-1)==="end",I=$?E.slice(0,-1):E,N=I[0]?.startsWith("!")?I.shift():void 0,w=l=>l.startsWith(
"=");return{entries:I.filter(l=>!w(l)).map(P),left:I.filter(w).map(l=>l.slice(1)),complete:$,...N!==void 0&&{free:T(N)}}}
function P(_){const E=_.indexOf(" ")+1,R=_.slice(0,E-1),$=Number.parseInt(R.slice(R.lastIndexOf(":")+1),8)&511;return{type:_.
slice(0,1),stamp:R,mode:$,path:_.slice(E)}}function T(_){const[E,R,$]=_.split(" ").slice(1).map(Number);return{bytes:Number(
E)*Number(R),files:Number($)}}}),46562:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.findingsOf=E,p.judgeGene=
_;function S(){const o=d(13580);return S=function(){return o},o}function m(){const o=d(57334);return m=function(){return o},
o}function k(){const o=d(9436);return k=function(){return o},o}function P(){const o=d(49001);return P=function(){return o},
o}function T(){const o=d(47350);return T=function(){return o},o}function _(o,s,{policy:n,ignoring:r,capped:e=[],missing:t}){
const i=w(o,C=>(0,k().suppress)(C,r)),c=s.outcomes.get(o)??[],u=s.mutants?.get(o),v=[...(0,P().runFindings)(i,c,s,n),...(0,P().
mutantFindings)(i,u)],b=[...(0,k().suppress)(v,r),...t?[t]:[]],j=[...E({gene:i,runFindings:b}),...e].filter(({suppressed:C})=>!C),
O=$(c,b),M=(0,T().gravest)([(0,T().severityVerdict)(j,n.fail_on),...i.commands.map(C=>C.verdict==="block"?"fail":"pass"),
...O?["warn"]:c.map(N),t?"needs_approval":"pass"]);return{gene:i,ran:s.outcomes.has(o),outcomes:c,...u&&{mutants:u},runFindings:b,
capped:e,verdict:M,summary:O?R:l(i,c,M,j)}}function E({gene:o,runFindings:s}){return[...o.findings,...o.commands.flatMap(
n=>n.findings),...s]}const R="not runnable here: the machine lacks a program or a tool";function $(o,s){const n=s.filter(
({rule:r})=>(0,S().ruleOf)(r).group==="environment");return n.length>0&&n.every(({severity:r})=>r!=="error")&&o.every(({
status:r,reason:e})=>r==="skipped"?!I.has(e):r==="passed"||r==="not_runnable")}const I=new Set([m().INTERRUPTED,m().OUTCOME_LOST]);
function N({status:o,reason:s}){return o==="passed"?"pass":o==="error"||I.has(s)?"error":"fail"}function w(o,s){return{...o,
findings:s(o.findings),commands:o.commands.map(n=>({...n,findings:s(n.findings)}))}}function l(o,s,n,r){const e=o.commands.
findIndex(C=>C.verdict==="block"),t=s.findIndex(({status:C})=>C!=="passed"&&C!=="skipped"),i=s.findIndex(({status:C})=>C===
"skipped"),c=[e,t,i].find(C=>C>=0)??-1,u=o.commands[c];if(u)return`constraint: validation_failed: ${u.command} => ${a(s[c])}`;
if(o.change==="removed")return"removed";const{files:v,max_files:y,severity:b}=o.blastRadius;if(r.some(g))return`constrai\
nt: blast_radius ${b}: ${v} / ${y} files`;const h=o.commands.length,j=h===1?"1 command":`${h} commands`;if(n==="needs_ap\
proval")return`${j} allowed, waiting for approval`;if(n==="fail")return`failed: ${f(r).join(", ")}`;const O=s.length>0?`${j}\
 passed`:`${j} allowed, none run`,M=n==="warn"?f(r):[];return M.length>0?`${O}, with warnings: ${M.join(", ")}`:O}function g({
rule:o,severity:s}){return s==="error"&&o.startsWith("blast-radius-")}function f(o){const s=o.filter(({severity:r})=>r===
"error"),n=o.filter(({severity:r})=>r==="warning");return[...new Set((s.length>0?s:n).map(({rule:r})=>r))]}function a(o){
return o?o.reason??`exit code ${o.exit_code}`:"BLOCKED"}}),9436:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.dayOf=E,p.idleIgnores=w,p.ignoreFindings=I,p.isIgnorable=R,p.refusalOf=N,p.suppress=$;function S(){const o=d(41330);return S=
function(){return o},o}function m(){const o=d(32854);return m=function(){return o},o}function k(){const o=d(13580);return k=
function(){return o},o}function P(){const o=d(95132);return P=function(){return o},o}function T(){const o=d(43767);return T=
function(){return o},o}function _(){const o=d(52288);return _=function(){return o},o}function E(o){return o.toISOString().
slice(0,10)}function R({rule:o,severity:s,layer:n}){return(0,T().mayBeIgnored)({...(0,k().ruleOf)(o),severity:s,layer:n})}
function $(o,{ignores:s,...n}){const r=s.filter(t=>!(0,_().hasExpired)(t.expires,n.today)),e=(0,_().withLevels)(o,n);return r.
length===0?e:e.map(t=>{const i=R(t)&&r.find(c=>l(c,t));return i?{...t,suppressed:{reason:i.reason,expires:i.expires}}:t})}
function I({ignores:o,today:s},n,r){return o.flatMap(e=>{const{rule:t,reason:i,expires:c}=e,u=a(e),v=n.filter(h=>l(e,h)),
y=v.every(R)?N(e):_().DECIDES;return y!==void 0?[(0,P().finding)("ignore-refused",{rule:t,where:u,refusal:y})]:(0,_().hasExpired)(
e.expires,s)?[(0,P().finding)("ignore-expired",{rule:t,where:u,reason:i,expires:c})]:v.length===0&&r.some(h=>g(e,h))?[(0,P().
finding)("ignore-unused",{rule:t,where:u,reason:i})]:[]})}function N({rule:o}){const s=(0,k().checkRules)().find(({id:n})=>n===
o);return s===void 0?(0,_().unknownRule)(o):o==="protected-path"||(0,T().mayBeIgnored)(s)?void 0:_().DECIDES}function w(o,s){
return o.flatMap(n=>(0,_().idle)(n.rule,N(n),n.expires,s))}function l({rule:o,where:s},{rule:n,location:r,subject:e}){if(o!==
n)return!1;const{path:t,gene:i,command:c}=s??{};return(t===void 0||r!==void 0&&f(r.path,t))&&(i===void 0||i===e?.id)&&(c===
void 0||c===e?.command)}function g({where:o},{asset:s,commands:n}){const{path:r,gene:e,command:t}=o??{};return(r===void 0||
f(s.path,r))&&(e===void 0||e===s.id)&&(t===void 0||n.some(i=>i.command===t))}function f(o,s){return(0,m().isWithin)(o,s)||
(0,S().default)(s,{dot:!0,nonegate:!0})(o)}function a({where:o={}}){const s=Object.entries(o).map(([n,r])=>`the ${n} \`${r}\
\``);return s.length===0?"for all findings":`for ${s.join(", ")}`}}),92344:((D,p,d)=>{Object.defineProperty(p,"__esModul\
e",{value:!0}),p.allFindings=a,p.judge=l,p.judgeShards=n,p.otherShards=r,p.verdictOfPart=e;function S(){const t=d(9354);
return S=function(){return t},t}function m(){const t=d(1395);return m=function(){return t},t}function k(){const t=d(89549);
return k=function(){return t},t}function P(){const t=d(27199);return P=function(){return t},t}function T(){const t=d(97247);
return T=function(){return t},t}function _(){const t=d(95132);return _=function(){return t},t}function E(){const t=d(46562);
return E=function(){return t},t}function R(){const t=d(9436);return R=function(){return t},t}function $(){const t=d(52288);
return $=function(){return t},t}function I(){const t=d(47350);return I=function(){return t},t}const N=new Set([...m().NEEDS_PERSON,
"gate-approval-missing"]),w={ignores:[],rules:{}};function l(t,i,{policy:c,now:u,approval:v=S().NOTHING_WAITS}){const{ignores:y,
rules:b}=(0,T().isOfChange)(t)?c:w,h={ignores:y,rules:b,today:(0,R().dayOf)(u)},j=r(i.shards??[]),O=s(v,t.findings),M=[...O?
t.findings:f(t.findings,c,v),...O?[O]:[],...j?[j]:[],...i.findings??[],...i.interrupted>0?[(0,_().finding)("run-interrup\
ted",{skipped:i.interrupted})]:[]],C=(0,R().suppress)(M,h),A=C.filter(({rule:Y})=>Y==="blast-radius-hard-cap"),L=new Map(
t.genes.map(Y=>{const V=o(Y,v),Z=Y.blastRadius.severity==="hard_cap_breach"?A:[];return[Y,(0,E().judgeGene)(Y,i,{policy:c,
ignoring:h,capped:Z,...V&&{missing:V}})]})),F=[...L.values()],x=[...M,...F.flatMap(E().findingsOf)],G=[...C,...(0,R().ignoreFindings)(
h,x,t.genes),...(0,$().levelFindings)(h)],[B,U]=g(G,c.approvals.gate>0),z=(0,I().gravest)([(0,I().severityVerdict)(U,c.fail_on),
B.length>0?"warn":"pass"]),W=i.interrupted>0?"error":"pass",H=O?"needs_approval":"pass",K=(0,I().gravest)([z,W,H,...F.map(
Y=>Y.verdict)]);return{genes:F,findings:G,verdict:j?e(K):K,shards:n(i.shards??[],L)}}function g(t,i){if(!i)return[[],t];
const c=new Set(t.flatMap(({rule:v,location:y})=>m().NEEDS_PERSON.has(v)?y?.path:[])),u=({rule:v,severity:y,location:b})=>N.
has(v)||v==="protected-path"&&y==="warning"&&c.has(b?.path);return[t.filter(u),t.filter(v=>!u(v))]}function f(t,{approvals:{
gate:i}},{approvals:c}){if(i>0&&c.length===0)return t;const u=i>0?"given":"not required";return t.map(v=>m().NEEDS_PERSON.
has(v.rule)?{...v,args:{...v.args,approval:u}}:v)}function a({findings:t,genes:i}){return[...t,...i.flatMap(E().findingsOf)]}
function o(t,{waiting:i,refusals:c,means:u,digest:v=""}){const y=i.get(t);if(y===void 0)return;const{asset:b,commands:h}=t;
return(0,_().finding)("approval-missing",{gene:b.id,confirmation:y.confirmation==="strong"?"strong":"very strong",needed:y.
needed,given:y.given,commands:h.filter(({confirmation:j})=>j!=="standard").map(({command:j})=>j),means:u,digest:(0,k().shortDigest)(
v),refusals:c},(0,P().placeOf)(b))}function s({gate:t,refusals:i,means:c,digest:u=""},v){if(t===void 0)return;const y=v.
some(({rule:j})=>j==="gate-weakened"),b=v.some(({rule:j})=>j==="agent-files-unapproved"),h={...t,means:c,digest:(0,k().shortDigest)(
u),refusals:i,weakens:y,runs:b};return(0,_().finding)("gate-approval-missing",h)}function n(t,i){return t.map(({index:c,
of:u,genes:v})=>{const y=(0,I().gravest)([...v].map(b=>i.get(b)?.verdict??"error"));return{index:c,of:u,genes:v.size,verdict:y}})}
function r(t){const[i]=t;if(!(i===void 0||t.length===i.of))return(0,_().finding)("part-of-run",{index:i.index,of:i.of,genes:i.
genes.size})}function e(t){return t==="pass"||t==="warn"?"error":t}}),52288:((D,p,d)=>{Object.defineProperty(p,"__esModu\
le",{value:!0}),p.DECIDES=void 0,p.hasExpired=$,p.idle=N,p.idleLevels=w,p.levelFindings=l,p.unknownRule=a,p.withLevels=E;
function S(){const o=d(3051);return S=function(){return o},o}function m(){const o=d(54441);return m=function(){return o},
o}function k(){const o=d(54062);return k=function(){return o},o}function P(){const o=d(13580);return P=function(){return o},
o}function T(){const o=d(95132);return T=function(){return o},o}function _(){const o=d(43767);return _=function(){return o},
o}function E(o,s){return Object.keys(s.rules).length===0?o:o.map(n=>R(n,s))}function R(o,s){const{rule:n,severity:r,layer:e}=o,
t={...(0,P().ruleOf)(n),severity:r,layer:e},i=I(s,n),c=r==="error"&&t.group&&I(s,t.group),u=i?n:t.group,v=i??(c||void 0);
if(v===void 0||u===void 0)return o;const{level:y,...b}=v,h=y==="off"?"notice":y;return h===r||h!=="error"&&!(0,_().mayBeSoftened)(
t)?o:{...o,severity:h,level:{rules:u,level:y,from:r,...b}}}function $(o,s){return o!==void 0&&o<s}function I({rules:o,today:s},n){
const r=Object.hasOwn(o,n)?o[n]:void 0,e=r&&(0,k().settingOf)(r);return $(e?.until,s)?void 0:e}function N(o,s,n,r){const e=s??
($(n,r)?`it expired on ${n}`:void 0);return e===void 0?[]:[{name:o,why:e}]}function w({rules:o,today:s}){return Object.entries(
o).flatMap(([n,r])=>{const{level:e,until:t}=(0,k().settingOf)(r);return N(n,g(n,e),t,s)})}function l({rules:o,today:s}){
return Object.entries(o).flatMap(([n,r])=>{const{level:e,until:t,reason:i="none given"}=(0,k().settingOf)(r),c=g(n,e);return c!==
void 0?[(0,T().finding)("level-refused",{name:n,level:e,refusal:c})]:$(t,s)?[(0,T().finding)("level-expired",{name:n,level:e,
until:t,reason:i})]:[]})}function g(o,s){const n=m().RULE_GROUPS,r=(0,P().checkRules)().find(({id:t})=>t===o);return n.includes(
o)?void 0:r===void 0?a(o,n):s==="error"||(0,_().mayBeSoftened)(r)||o==="protected-path"?void 0:f}const f=p.DECIDES="the \
rule decides whether commands may run, what a change may touch, or whether files are readable";function a(o,s=[]){const n=(0,S().
nearestName)(o,[...s,...(0,P().checkRules)().map(({id:e})=>e)]);return`${s.length>0?"there is no such rule or group":"th\
e rule does not exist"}${n?` (did you mean \`${n}\`?)`:""}`}}),49001:((D,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.earlierOutputOf=n,p.mutantFindings=r,p.runFindings=I;function S(){const t=d(41330);return S=function(){return t},t}function m(){
const t=d(27199);return m=function(){return t},t}function k(){const t=d(6470);return k=function(){return t},t}function P(){
const t=d(75070);return P=function(){return t},t}function T(){const t=d(39491);return T=function(){return t},t}function _(){
const t=d(55250);return _=function(){return t},t}function E(){const t=d(95132);return E=function(){return t},t}function R(){
const t=d(46252);return R=function(){return t},t}function $(){const t=d(57334);return $=function(){return t},t}function I(t,i,{
isolation:c},u){const v=c.level==="namespaces"&&u.views==="command",y=t.commands.flatMap((b,h)=>{const j=i[h];if(j===void 0)
return[];const{command:O,location:M}=b,C={location:M,subject:{...(0,m().subjectOf)(t.asset),command:O}};return[{audited:b,
command:O,outcome:j,place:C}]});return[...y.flatMap(b=>[...a(b,u),...f(b,u),...g(b)]),...v?w(y):[],...N(t,i,u)]}function N({
asset:t,commands:i},c,{limits:u}){const v=i.filter((h,j)=>c[j]?.reason===$().BUDGET_SPENT),[y]=v;if(y===void 0)return[];
const b={gene:t.id,seconds:u.budget_seconds,commands:v.length};return[(0,E().finding)("budget-spent",b,{location:y.location,
subject:(0,m().subjectOf)(t)})]}function w(t){const i=t.findIndex(({outcome:v})=>v.status==="failed"),c=t[i],u=c&&n(c,t.
slice(0,i));return u?[(0,E().finding)("earlier-output-missing",{command:c.command,...u},c.place)]:[]}const l=[["checkout\
_modified","checkout-modified"],["checkout_changed","checkout-changed"],["left_out","file-left-out"]];function g({command:t,
outcome:i,place:c}){return l.flatMap(([u,v])=>{const y=i[u];return y?[(0,E().finding)(v,{command:t,paths:y},c)]:[]})}function f({
command:t,outcome:{side_effects:i},place:c},{caches:u,views:v}){const b=i?o({...i,...v==="gene"&&{created:[]}},u):[];return b.
length===0?[]:[(0,E().finding)("command-writes",{command:t,paths:b},c)]}function a({audited:t,command:i,outcome:c,place:u},{
limits:{slow_command_seconds:v}}){const y=Math.round(c.duration_ms/1e3),b=(0,_().causeWords)(c.causes);switch(c.status){case"\
failed":{const h=c.exit_code??1;return[(0,E().finding)("command-failed",{command:i,exitCode:h,...b},u)]}case"timed_out":
return c.reason===$().BUDGET_SPENT?[]:[(0,E().finding)("command-timed-out",{command:i,seconds:y,...b},u)];case"crashed":
return[(0,E().finding)("command-crashed",{command:i,reason:c.reason??"no exit code",...b},u)];case"not_runnable":{const{
program:h=i}=t.plan??{};return[(0,E().finding)("program-missing",{command:i,program:h},u)]}case"passed":return c.duration_ms>
v*1e3?[(0,E().finding)("command-slow",{command:i,seconds:y,limit:v},u)]:[];case"skipped":{if(c.reason===$().OUTCOME_LOST)
return[(0,E().finding)("not-judged",{detail:`the command \`${i}\`: ${$().OUTCOME_LOST}`},u)];const h=(0,k().toolOf)(t.reading);
return h&&h.path===void 0?[(0,E().finding)("tool-not-installed",{command:i,tool:h.name},u)]:[]}case"error":case"blocked":
return[]}}function o({created:t,changed:i,deleted:c},u){const v=(0,S().default)([...u],{dot:!0});return[...t,...i,...c].
filter(y=>!v(y)).sort()}const s=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function n(t,i){const{
command:c,outcome:u}=t,v=[u.stderr,u.stdout].flatMap(({head:M,tail:C})=>[M,C]),y=[c,...v.flatMap(M=>M.split(`
`))],b=i.toReversed().flatMap(({command:M,outcome:{side_effects:C}})=>(C?.created??[]).map(A=>({path:A,writer:M}))),h=new Set(
b.flatMap(({path:M})=>[M,...(0,T().foldersAbove)(M)])),j=(0,R().mentionsIn)(y,h),O=(0,R().mentionsIn)(y.filter(M=>s.test(
M)),h);for(const{path:M,writer:C}of b){if(j.has(M))return{path:M,writer:C};const A=(0,T().foldersAbove)(M).findLast(L=>O.
has(L));if(A!==void 0)return{path:A,writer:C}}}function r({asset:t,commands:i},c){if(c===void 0)return[];const u=c.every(
({outcome:v})=>v==="survived");return i.flatMap((v,y)=>{const b=c[y],h=b?.outcome==="survived"?b.files:b?.existing?.files;
if(b===void 0||h===void 0)return[];const{command:j,location:O}=v,M=b.outcome!=="survived",C=M?h.length:b.total_files??h.
length,A=b.operator??"mixed",L=(0,E().finding)("passes-when-broken",{command:j,files:h,total:C,how:A,isExisting:M},{location:O,
subject:{...(0,m().subjectOf)(t),command:j}});return[!M&&(u||e(v))?L:{...L,severity:"notice"}]})}function e({plan:t}){if(t===
void 0)return!1;const{argv:i,scripts:c}=t;return c===void 0?(0,P().runsTests)(i):c.steps.some(({text:u})=>(0,P().runsTests)(
u.split(/[\s;&|()]+/)))}})};
