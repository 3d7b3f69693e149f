"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),
d.NOTHING_WAITS=void 0,d.findApprovals=N;function $(){const l=f(41895);return $=function(){return l},l}function y(){const l=f(
39763);return y=function(){return l},l}function b(){const l=f(1395);return b=function(){return l},l}async function N(l,w,u,v){
const{means:a}=v,n=(0,b().weakensGate)(l)?S(w.gate,a):0,o=l.genes.flatMap(h=>{const P=O(h);return P==="standard"?[]:[{gene:h,
confirmation:P,needed:S(w[P],a)}]});if(o.length===0&&n===0)return{...E,means:a};const e=await Promise.all(u.map(h=>M(h,w.
people,v))),r=u.length>1?e.map(A):e,t=o.flatMap(({gene:h,...P})=>{const p=F(r,({asking:T})=>T?.has(m(h))??!0);return P.needed>
p?[[h,{...P,given:p}]]:[]}),c=F(r,({weakensGate:h})=>h??!0),s=r.flatMap(({digest:h})=>h??[]),i=s.length===u.length?(0,b().
groupDigest)(s):void 0;return{means:a,approvals:r.flatMap(({approvals:h})=>h),refusals:r.flatMap(({refusals:h})=>h),waiting:new Map(
t),...n>c&&{gate:{needed:n,given:c}},...i!==void 0&&{digest:i}}}function S(l,w){return w==="digest"?Math.min(l,1):l}function F(l,w){
const u=l.filter(w),v=u.length>0?u:l;return v.length===0?0:Math.min(...v.map(({approvals:a})=>a.length))}async function M({
pullRequest:l,judge:w},u,{find:v}){try{const{subject:a,genes:n,weakensGate:o}=await w(),e=(0,b().approvalDigest)(a),r={people:u,
subject:a,...l!==void 0&&{pullRequest:l}},{approvals:t,refusals:c}=await v(r),s=n.filter(i=>O(i)!=="standard").map(m);return{
pullRequest:l,approvals:t,refusals:c,asking:new Set(s),weakensGate:o,digest:e}}catch(a){if(!(a instanceof $().GateError))
throw a;const n=`could not judge the head: ${a.message}`;return{pullRequest:l,approvals:[],refusals:[n]}}}function A(l){
const{pullRequest:w,approvals:u,refusals:v}=l;return w===void 0?l:{...l,approvals:u.map(a=>({...a,pull_request:w})),refusals:v.
map(a=>`pull request ${w}: ${a}`)}}function m({asset:{path:l,id:w}}){return JSON.stringify([l,w])}function O({commands:l}){
if(l.some(({plan:u})=>u===void 0))return"standard";const w=l.map(({confirmation:u})=>y().CONFIRMATIONS.indexOf(u));return y().
CONFIRMATIONS[Math.max(0,...w)]??"standard"}const E=d.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
14495:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.SYSTEM_PATH=void 0,d.isExecutable=F,d.systemTool=
S;function $(){const M=f(73024);return $=function(){return M},M}function y(){const M=f(51455);return y=function(){return M},
M}function b(){const M=f(76760);return b=function(){return M},M}const N=d.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/\
bin"].join(b().delimiter);async function S(M){for(const A of N.split(b().delimiter)){const m=(0,b().join)(A,M);if(await F(
m))return m}}async function F(M){try{return await(0,y().access)(M,$().constants.X_OK),(await(0,y().stat)(M)).isFile()}catch{
return!1}}},39092:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.commitLayer=N;function $(){const S=f(
51455);return $=function(){return S},S}function y(){const S=f(76760);return y=function(){return S},S}function b(){const S=f(
96402);return b=function(){return S},S}async function N({checkout:S,layer:F,modes:M,path:A}){const m=(0,y().join)(S,".gi\
t");if(!(await(0,$().lstat)(m).catch(()=>{}))?.isDirectory())return;const E=await(0,b().openRepository)(S,{PATH:A}),l=(0,y().
join)(F,".git","index"),w={GIT_INDEX_FILE:l},u=async(...v)=>(await E.objects(...v)).toString().trim();try{const v=[...M.
keys()],n=(await u(["hash-object","-w","--no-filters","--stdin-paths"],{input:v.map(P=>`${JSON.stringify((0,y().join)(F,
P))}
`).join("")})).split(`
`);await(0,$().mkdir)((0,y().dirname)(l),{recursive:!0}),await(0,$().cp)(E.index,l);const o=v.map((P,p)=>`${M.get(P)} ${n[p]}\
	${P}\0`);await u(["update-index","-z","--index-info"],{env:w,input:o.join("")});const e=await u(["write-tree"],{env:w}),
t=(await E.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${e}`),c=Buffer.from(t,"latin\
1"),s=await u(["hash-object","-t","commit","-w","--stdin"],{input:c});await(0,$().cp)(E.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,y().join)(F,".git","objects"),{recursive:!0,filter:P=>!P.endsWith("/info")});const i=await(0,$().readFile)((0,y().
join)(m,"HEAD"),"utf8"),h=/^ref: (refs\/\S+)\n?$/.exec(i)?.[1]??"HEAD";await(0,$().mkdir)((0,y().dirname)((0,y().join)(F,
".git",h)),{recursive:!0}),await(0,$().writeFile)((0,y().join)(F,".git",h),s)}finally{await E.close()}}},19309:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.copyCheckout=m;function $(){const u=f(73024);return $=function(){return u},
u}function y(){const u=f(51455);return y=function(){return u},u}function b(){const u=f(76760);return b=function(){return u},
u}function N(){const u=f(41895);return N=function(){return u},u}function S(){const u=f(4339);return S=function(){return u},
u}function F(){const u=f(46282);return F=function(){return u},u}function M(){const u=f(51968);return M=function(){return u},
u}const A={entries:2e5,bytes:4*1024**3};async function m(u){const v=await(0,S().temporaryFolder)(),a=()=>(0,y().rm)(v,{recursive:!0,
force:!0,maxRetries:3}),n=(0,b().join)(v,(0,b().basename)(u.directory)||"checkout");try{await O(u,n);const o=await(0,M().
copyRepository)(u.directory,n);return{guard:u.at(n),objects:o,close:a}}catch(o){throw await a(),o}}async function O(u,v){
const{directory:a,files:n,folders:o}=u,e={...A},r=async t=>{const[c,s]=[(0,b().join)(a,t),(0,b().join)(v,t)],i=await(0,y().
lstat)(c);if(e.entries-=1,e.bytes-=i.isFile()?i.size:0,e.entries<0||e.bytes<0)throw w(u);if(i.isSymbolicLink())await l(c,
s,a,v);else if(i.isFile())await(0,y().copyFile)(c,s,$().constants.COPYFILE_FICLONE);else if(i.isDirectory()){await(0,y().
mkdir)(s,{mode:i.mode});for(const{name:h}of await E(c))await r((0,b().join)(t,h))}};for(const t of o)await(0,y().mkdir)(
(0,b().join)(v,t),{recursive:!0});for(const{path:t}of n)await r(t);for(const t of u.additions)await(0,y().mkdir)((0,b().
join)(v,t,".."),{recursive:!0}),await r(t)}async function E(u){return(await(0,y().readdir)(u,{withFileTypes:!0})).filter(
({name:a})=>a!==".git")}async function l(u,v,a,n){const o=await(0,y().readlink)(u),e=(0,b().isAbsolute)(o)&&(0,F().isInside)(
a,o),r=process.platform==="win32"?"junction":void 0;await(0,y().symlink)(e?(0,b().join)(n,(0,b().relative)(a,o)):o,v,r)}
function w({directory:u}){return new(N()).GateError("containment_unavailable",`The checkout ${u} is too large to copy: i\
t has more than 200,000 files or 4 GiB.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or \
install fewer dependencies before the gate.")}},51968:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.
copyRepository=M,d.otherRepositories=u,d.safeGitConfigs=v,d.withoutSecrets=a;function $(){const n=f(73024);return $=function(){
return n},n}function y(){const n=f(51455);return y=function(){return n},n}function b(){const n=f(76760);return b=function(){
return n},n}const N=["modules","worktrees"],S=new Set(["hooks","lfs",...N]),F=["config","config.worktree"];async function M(n,o){
const e=(0,b().join)(n,".git"),r=await(0,y().lstat)(e).catch(()=>{});if(r===void 0)return[];const t=(0,b().join)(o,".git");
if(r.isDirectory())return A(e,t);const c=/^gitdir: (.+)\n?$/.exec(await(0,y().readFile)(e,"utf8"))?.[1];if(c===void 0)return[];
const s=(0,b().resolve)(n,c),i=await(0,y().readFile)((0,b().join)(s,"commondir"),"utf8").catch(()=>{});return[...i===void 0?
[]:await A((0,b().resolve)(s,i.trim()),t),...await A(s,t,new Set(["commondir","gitdir"]))]}async function A(n,o,e=new Set){
const r=[];await(0,y().mkdir)(o,{recursive:!0});for(const t of await(0,y().readdir)(n,{withFileTypes:!0})){const{name:c}=t,
[s,i]=[(0,b().join)(n,c),(0,b().join)(o,c)];S.has(c)||e.has(c)||(t.isDirectory()&&c==="objects"?(await O(s,i),r.push(s)):
t.isDirectory()?await(0,y().cp)(s,i,{recursive:!0,filter:m}):t.isFile()&&F.includes(c)?await(0,y().writeFile)(i,a(await(0,y().
readFile)(s,"utf8"))):t.isFile()&&await(0,y().copyFile)(s,i))}return r}async function m(n){const o=await(0,y().lstat)(n);
return o.isFile()||o.isDirectory()}async function O(n,o){await(0,y().mkdir)((0,b().join)(o,"info"),{recursive:!0}),await(0,y().
writeFile)((0,b().join)(o,"info","alternates"),`${JSON.stringify(n)}
`)}const E=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,l=/^\s*([\w-]+)\s*(?:=|$)/,w={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]};function u(n){return N.map(o=>(0,b().join)(".git",o)).filter(o=>(0,$().existsSync)((0,b().join)(n,o)))}
async function v(n){const o=F.map(r=>(0,b().join)(".git",r)),e=await Promise.all(o.map(r=>(0,y().readFile)((0,b().join)(
n,r),"utf8").catch(()=>{})));return new Map(o.flatMap((r,t)=>{const c=e[t];return c===void 0?[]:[[r,a(c)]]}))}function a(n){
let o=[];return n.split(`
`).filter(r=>{const t=E.exec(r)?.[1]?.toLowerCase();if(t!==void 0)return o=w[t]??[],o.length>0&&r.trimEnd().endsWith("]");
const c=l.exec(r)?.[1]?.toLowerCase();return c!==void 0&&o.includes(c)&&!r.endsWith("\\")}).map(r=>`${r}
`).join("")}},77823:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.containmentWords=A;function $(){const m=f(
36773);return $=function(){return m},m}function y(){const m=f(96266);return y=function(){return m},m}const b={contained:"",
change:""},N=new Set(["failed","crashed","timed_out"]),S=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${y().HOME})/`)].
map(({source:m})=>m).join("|"),"i"),F=/file watchers/,M=2e3;function A(m,{level:O},E){if(O!=="namespaces"||!N.has(m.status))
return b;if(m.limits_hit){const v=(0,$().inCode)(m.limits_hit.map(a=>`limits.${a}`));return{contained:`it reached ${v}`,
change:`If the command needs more, increase ${v} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![m.stderr,m.stdout].flatMap(({head:v,tail:a})=>[v,a]).flatMap(v=>v.split(`
`)).map(v=>v.slice(0,M)).some(v=>S.test(v)&&!F.test(v))&&m.signal!=="SIGXFSZ"?b:{contained:`it ran ${E==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.effectiveLimits=
N,d.limitsInWords=F,d.limitsOn=v,d.resourceLimits=S,d.thisMachine=u;function $(){const n=f(73024);return $=function(){return n},
n}function y(){const n=f(48161);return y=function(){return n},n}function b(){const n=f(26040);return b=function(){return n},
n}function N(n,o){const{memory_bytes:e,processes:r,open_files:t,file_bytes:c,written_bytes:s}=n;return{memory_bytes:e,memory_limited_by:o?
"control_group":"supervisor",processes:r,open_files:t,file_bytes:c,written_bytes:s}}function S(n){return[["CORE",1],["FS\
IZE",n.file_bytes],["NOFILE",n.open_files]]}function F(n){const{memory_bytes:o,memory_limited_by:e,processes:r,open_files:t}=n;
return[`memory: ${M(o)}${e==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${r}`,`ope\
n files: ${t}`,`file size: ${M(n.file_bytes)}`,`total written: ${M(n.written_bytes)}`].join(", ")}function M(n){return`${Math.
round(n/1024/1024)} MiB`}const A=1024**3,m=64*1024**2,O=1/2,E=4/5,l=2*A,w=1024*1024;function u(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,y().totalmem)()),freeBytes:process.availableMemory(),openFiles:a("Max open files")}}
function v(n,o,e){const{totalBytes:r,freeBytes:t,openFiles:c}=n,s=(i,h)=>Math.max(i/e-i/e%m,h);return{...o,memory_bytes:Math.
min(o.memory_bytes,s(r*E,l)),written_bytes:Math.min(o.written_bytes,s(t*O,w)),open_files:Math.min(o.open_files,c)}}function a(n){
const o=(0,b().attempt)(()=>(0,$().readFileSync)("/proc/self/limits","utf8"))??"",e=new RegExp(`^${n}\\s+\\S+\\s+(\\d+)`,
"m");return Number(e.exec(o)?.[1]??1/0)}},32223:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.homeFolders=
a,d.privateFolders=E,d.viewOf=l;function $(){const n=f(73024);return $=function(){return n},n}function y(){const n=f(51455);
return y=function(){return n},n}function b(){const n=f(48161);return b=function(){return n},n}function N(){const n=f(76760);
return N=function(){return n},n}function S(){const n=f(46282);return S=function(){return n},n}const F=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],M=["/nix/store","/gnu/store"],A=["null","zero","full","random","urandom"],
m="tty",O=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function E(n){const o=O.flatMap(r=>n[`GITHUB_${r}`]??
[]),e=[n.HOME,n.RUNNER_TEMP,n.XDG_RUNTIME_DIR].flatMap(r=>r??[]);return[...new Set([...e,(0,b().tmpdir)(),...o.map(N().dirname)].
filter(r=>(0,N().isAbsolute)(r)))]}async function l(n){const{programs:o,folders:e,network:r,shown:t=[],home:c=[],names:s=[]}=n,
{node:i,npm:h,machine:P}=o,p=await u([...F,...M]),R=(await Promise.all(e.map(C=>(0,y().realpath)(C).catch(()=>[])))).flat(),
g=[(0,N().dirname)(i.file),...h?[(0,N().dirname)((0,N().dirname)(h.file))]:[],...[...P.values()].flatMap(C=>w(C,R)),...r?
await v():[]].filter(C=>!p.some(k=>(0,S().isInside)(k,C))),j=R.filter(C=>p.some(k=>k!==C&&(0,S().isInside)(k,C))),I=(0,$().
existsSync)(`/dev/${m}`)?[...A,m]:A;return{system:p,emptied:j,tools:[...new Set(g),...t],devices:I,home:c,names:s}}function w({
file:n,real:o},e){const r=(0,N().dirname)(o),t=(0,N().dirname)(r),c=(0,N().basename)(r),s=c==="shims"||c==="bin"&&!e.some(
i=>(0,S().isInside)(i,t));return[(0,N().dirname)(n),r,...s?[t]:[]].filter(i=>!e.some(h=>(0,S().isInside)(i,h)))}async function u(n){
return(await Promise.all(n.map(async e=>(await(0,y().lstat)(e).catch(()=>{}))?.isDirectory()?[e]:[]))).flat()}async function v(){
const n=await(0,y().realpath)("/etc/resolv.conf").catch(()=>{});return n?.startsWith("/run/systemd/resolve/")?[(0,N().dirname)(
n)]:[]}async function a(n,o){return o===void 0||!(0,N().isAbsolute)(o)?[]:(await Promise.all([...new Set(n)].sort().map(
async r=>{const t=await(0,y().realpath)((0,N().join)(o,r)).catch(()=>{});return t===void 0||!(await(0,y().stat)(t)).isDirectory()?
[]:[{path:r,source:t}]}))).flat()}},96266:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.TEMP=d.HOME=
d.ABOVE=void 0,d.commandFolders=l,d.commandMounts=E,d.sharedMounts=O;function $(){const u=f(76760);return $=function(){return u},
u}function y(){const u=f(39491);return y=function(){return u},u}function b(){const u=f(46282);return b=function(){return u},
u}const N=d.HOME="/home/gene-gate",S=d.TEMP="/tmp",F=d.ABOVE=`${N}/above`,M=64,A="/.gene-gate",m={lower:`${A}/lower`,cover:`${A}\
/cover`,own:`${A}/own`,run:`${A}/run`,replaced:`${A}/replaced`,home:`${A}/home`,tools:`${A}/tools`};function O(u,v,a){const n=(0,$().
join)(a,"stage"),o=(r,t)=>[r,(0,$().join)(n,t)],e=(r,t,c)=>[r,(0,$().join)(n,t),"none",c];return[...u.system.map(r=>o(r,
r)),...u.emptied.map(r=>["gene-gate",(0,$().join)(n,r),"tmpfs","size=1m,mode=0755"]),e("/proc","proc","rbind"),e(v,m.lower,
"rbind"),e((0,$().join)(a,"run"),m.run,"bind"),...u.tools.map((r,t)=>o(r,w(r,t))),...u.home.map(({source:r},t)=>o(r,(0,$().
join)(m.home,String(t))))]}function E(u){const{view:v,checkout:a,privileges:n,leftOut:o=[],keepsWrites:e,replaced:r}=u,t=o.
length>0||n.adopt,c=(P,p,T)=>["gene-gate",p,P,T],s=(P,p,T="bind")=>[P,p,"none",T],i=[`lowerdir=${t?`${m.cover}:`:""}${m.
lower}`,`upperdir=${m.own}/upper`,`workdir=${m.own}/work`,...n.overlay,"X-mount.mkdir"],h=`newinstance,nosuid,noexec,mod\
e=0620,ptmxmode=0666,max=${M}`;return[s(`${m.own}/tmp`,S),s(`${m.own}/home`,N),...v.home.map(({path:P},p)=>s(`${m.home}/${p}`,
(0,$().join)(N,P))),s(`${m.own}/shm`,"/dev/shm"),c("devpts","/dev/pts",h),...v.tools.flatMap((P,p)=>{const T=w(P,p);return P===
T?[]:[s(T,P,"rbind,X-mount.mkdir")]}),e?s(m.lower,a,"bind,X-mount.mkdir"):c("overlay",a,i.join(",")),...[...r.keys()].map(
(P,p)=>s(`${m.replaced}/${p}`,(0,$().join)(a,P))),...v.names.map(P=>s(a,(0,$().join)(F,P),"rbind")),c("proc","/proc","no\
suid,nodev,noexec"),c("tmpfs",A,"ro,size=4k,mode=0755")]}function l({home:u,names:v}){const a=v.map(e=>(0,$().relative)(
N,(0,$().join)(F,e))),n=[...u.map(({path:e})=>e),...a];return["upper","work","tmp","home","shm",...[...new Set(n.flatMap(
e=>[...(0,y().foldersAbove)(e),e]))].map(e=>`home/${e}`)]}function w(u,v){return[S,N].some(n=>(0,b().isInside)(n,u))?`${m.
tools}/${v}`:u}},57334:function(U,d){Object.defineProperty(d,"__esModule",{value:!0}),d.OUTCOME_LOST=d.INTERRUPTED=d.CHECKOUT_CHANGED=
d.BUDGET_SPENT=d.BLOCKED=void 0,d.changedOutcome=A,d.countInterrupted=S,d.notRun=M,d.stopReason=F;const f=d.BLOCKED="BLO\
CKED: validation command rejected by safety check",$=d.INTERRUPTED="interrupted",y=d.BUDGET_SPENT="the time budget for a\
ll commands was spent",b=d.OUTCOME_LOST="the run returned no outcome for this command",N=d.CHECKOUT_CHANGED="files of th\
e checkout changed while the gate ran";function S(m){return m.filter(({reason:O})=>O===$).length}function F(m){return m.
reason===y?y:$}function M(m,O,E=new Date){const l={head:"",tail:"",bytes:0,truncated:!1};return{status:m,exit_code:null,
signal:null,started_at:E.toISOString(),duration_ms:0,stdout:l,stderr:l,reason:O}}function A(m,O=M("error",N)){return{...O,
status:"error",reason:N,checkout_changed:[...m]}}},22562:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),
d.outcomesOf=N,d.plansOf=b,d.refusedOutcomes=F;function $(){const m=f(6470);return $=function(){return m},m}function y(){
const m=f(57334);return y=function(){return m},m}function b({asset:m,commands:O}){const E=O.flatMap(({plan:l})=>l??[]);return{
id:m.id,plans:E.length===O.length?E:[]}}function N({commands:m},O,E){if(m.every(({plan:w})=>w!==void 0))return m.map(({plan:w},u)=>S(
w,O[u],E));const l=A(m);return m.map(({verdict:w})=>w==="block"?(0,y().notRun)("blocked",y().BLOCKED,E):(0,y().notRun)("\
skipped",l,E))}function S(m,O,E){if(O===void 0||O.plan.digest!==m?.digest)return(0,y().notRun)("skipped",y().OUTCOME_LOST,
E);const{outcome:l,changedFiles:w}=O;return w.length===0?l:{...l,checkout_modified:w}}function F(m,O,E){const l=({commands:u})=>u.
some(v=>v.verdict==="block"),w=m.filter(O?M:l);return new Map(w.map(u=>[u,N(u,[],E)]))}function M({change:m,commands:O}){
return O.length===0?m!=="removed":O.some(({plan:E})=>E===void 0)}function A(m){if(m.some(({verdict:l})=>l==="block"))return"\
another command of the gene is blocked";const E=m.flatMap(({reading:l})=>(0,$().toolOf)(l)??[]).find(({path:l})=>l===void 0);
return E?`${E.name} is not installed; install dependencies before the gate`:"the audit does not allow this gene to run; \
see its findings"}},26756:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.mentionedOf=S,d.namedRootOf=
A;function $(){const m=f(76760);return $=function(){return m},m}const y=5,b=30,N=/[^\w.@+~/\\-]+/;function S(m){const O=new Map(
m.map(E=>[E,E]));for(const E of m){const{dir:l,name:w,ext:u}=$().posix.parse(E),v=$().posix.join(l,w);u!==""&&!O.has(v)&&
O.set(v,E)}return E=>{if(E.status!=="failed"||O.size===0)return E;const{stdout:l,stderr:w}=E,u=[w,l].flatMap(({head:a,tail:n})=>[
a,n]),v=new Set([...F(u,O)].flatMap(a=>O.get(a)??[]));return v.size===0?E:{...E,left_out:[...v].sort().slice(0,y)}}}function F(m,O){
const E=new Set(m.flatMap(l=>l.split(N)));return new Set([...E].flatMap(l=>M(l).filter(w=>O.has(w))))}function M(m){const O=m.
replaceAll("\\","/").replace(/(?<![.,])[.,]+$/,"").split("/").filter(E=>E!==""&&E!=="."&&E!=="..");return O.length>b?[]:
O.flatMap((E,l)=>O.slice(l).map((w,u)=>O.slice(l,l+u+1).join("/")))}function A(m){return O=>{const{status:E,stdout:l,stderr:w}=O;
return E==="passed"||m==="/"?O:[l,w].some(({head:v,tail:a})=>[v,a].some(n=>n.includes(m)))?{...O,root:m}:O}}},46282:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.findPrograms=u,d.isInside=P;function $(){const p=f(31421);return $=function(){
return p},p}function y(){const p=f(73024);return y=function(){return p},p}function b(){const p=f(51455);return b=function(){
return p},p}function N(){const p=f(48161);return N=function(){return p},p}function S(){const p=f(76760);return S=function(){
return p},p}function F(){const p=f(57975);return F=function(){return p},p}function M(){const p=f(7723);return M=function(){
return p},p}function A(){const p=f(26040);return A=function(){return p},p}function m(){const p=f(41895);return m=function(){
return p},p}function O(){const p=f(14495);return O=function(){return p},p}const E=M().object({file:M().string(),version:M().
string(),platform:M().string(),arch:M().string()}),l="JSON.stringify({file: process.execPath, version: process.version, \
platform: process.platform, arch: process.arch})",w=2e4;async function u(p){const{path:T,checkout:R,names:g=[]}=p,j=await s(
T,R),I=await v(j,R),[C,k]=await Promise.all(["npm","npx"].map(B=>n(B,I.file,j,R))),L=await c(g,j,R),G=await r(j,R);return{
node:I,...C&&{npm:C},...k&&{npx:k},...G!==void 0&&{shell:G},machine:L,searchPath:j}}async function v(p,T){for await(const{
file:R,real:g}of h("node",p,T)){const j=await a(R,g,p),I=await i(j.file,T);if(I!==void 0)return{...j,file:I}}throw new(m()).
GateError("program_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for \
example with actions/setup-node), in a directory outside the checkout.")}async function a(p,T,R){const{execPath:g,version:j,
platform:I,arch:C}=process;if(I==="linux"&&!(0,y().existsSync)("/proc/self"))throw new(m()).GateError("containment_unava\
ilable","Commands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, \
or use --no-run.");if(T===await(0,b().realpath)(g))return{file:T,version:j,platform:I,arch:C};try{const{stdout:k}=await(0,F().
promisify)($().execFile)(p,["-p",l],{cwd:(0,S().dirname)(p),env:{PATH:R.join(S().delimiter),HOME:(0,N().homedir)(),...process.
env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:w,windowsHide:!0});return E.parse(JSON.parse(k))}catch(k){throw new(m()).
GateError("program_not_found",`${p} is the first node on PATH, but it does not work.`,"Run it manually to see the error,\
 or set up Node.js before this step (actions/setup-node).",{cause:k})}}async function n(p,T,R,g){const j=(0,S().join)("n\
ode_modules","npm","bin",`${p}-cli.js`);for(const I of[(0,S().dirname)(T),...R]){for(const k of[(0,S().join)(I,j),(0,S().
join)(I,"..","lib",j)]){const L=await o(k,p,g);if(L)return L}const C=await o((0,S().join)(I,p),p,g);if(C)return C}}async function o(p,T,R){
const g=await i(p,R);if(!g?.endsWith(`${T}-cli.js`))return;const j=(0,S().join)((0,S().dirname)(g),"..","package.json"),
I=await(0,b().readFile)(j,"utf8").catch(()=>"null"),{success:C,data:k}=M().object({name:M().literal("npm"),version:M().string()}).
safeParse((0,A().attempt)(()=>JSON.parse(I)));return C?{file:g,version:k.version}:void 0}const e="/bin/sh";async function r(p,T){
if(process.platform!=="win32")return e;for await(const{real:R}of h("git",p,T)){const g=await i((0,S().join)((0,S().dirname)(
R),"..","bin","sh.exe"),T);if(g!==void 0)return g}}const t=/^[A-Za-z0-9][\w.+-]*$/;async function c(p,T,R){const g=new Map;
for(const j of p.filter(I=>t.test(I))){const I=await h(j,T,R).next();I.done||g.set(j,I.value)}return g}async function s(p,T){
const R=new Set(p.split(S().delimiter).filter(j=>(0,S().isAbsolute)(j)));return(await Promise.all([...R].map(async j=>await i(
j,T)===void 0?[]:[j]))).flat()}async function i(p,T){const[R,g]=await Promise.all([(0,b().realpath)(p).catch(()=>{}),(0,b().
realpath)(T)]);if(R===void 0)return;const j=[R,(0,S().resolve)(p)],I=[g,(0,S().resolve)(T)];return j.some(C=>I.some(k=>P(
k,C)))?void 0:R}async function*h(p,T,R){for(const g of T){const j=(0,S().join)(g,process.platform==="win32"?`${p}.exe`:p),
I=await i(j,R);I!==void 0&&await(0,O().isExecutable)(I)&&(yield{file:j,real:I})}}function P(p,T){const R=(0,S().relative)(
p,T);return R!==".."&&!R.startsWith(`..${S().sep}`)&&!(0,S().isAbsolute)(R)}},49604:function(U,d,f){Object.defineProperty(
d,"__esModule",{value:!0}),d.NO_PROGRESS=void 0,d.groupedProgress=N,d.linesOfProgress=b;function $(){const S=f(20849);return $=
function(){return S},S}const y=d.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function b(S){let F=0,M=0;
return{...y,planned:A=>{F=A},finished:(A,{status:m,duration_ms:O})=>{M+=1;const E=(O/1e3).toFixed(1);S(`[${M}/${F}] ${m}\
 in ${E} s: ${(0,$().safeLine)(A)}`)}}}function N(S){const F=b(S.info);return{...F,planned:M=>{S.startGroup(`Run ${M} va\
lidation command${M===1?"":"s"}`),F.planned(M)},ended:()=>S.endGroup()}}},49042:function(U,d,f){Object.defineProperty(d,
"__esModule",{value:!0}),d.LISTED=void 0,d.endOf=F,d.isProof=N,d.newCodeFailed=A,d.notRun=S,d.reverted=M,d.untried=m;function $(){
const O=f(57334);return $=function(){return O},O}const y=d.LISTED=20,b=new Set(["fails_without_change","fails_when_new_c\
ode_fails"]);function N({outcome:O}){return b.has(O)}function S(O,E={}){return{files:[],kept:[],duration_ms:0,...E,outcome:"\
not_run",reason:O}}function F({status:O,signal:E,exit_code:l,reason:w=O}){return O==="passed"||O==="timed_out"&&w!==$().
BUDGET_SPENT?"passed":l===126||l===127?{reason:`it could not start (exit status ${l})`}:O==="failed"||O==="crashed"&&E!==
null?"failed":{reason:w}}function M(O,E,{files:l,missing:w}){const u={...O,files:l.slice(0,y)},v=F(E);if(v==="passed")return u;
if(v!=="failed")return S(v.reason,u);if(w.length===0)return{...u,outcome:"fails_without_change"};const a=w.slice(0,y).map(
n=>`\`${n}\``);return S(`without the change, ${a.join(", ")} cannot be loaded`,u)}function A(O,E,l){const{reason:w,...u}=O,
v=F(E);return v==="failed"?{...u,outcome:"fails_when_new_code_fails",files:[l]}:v!=="passed"?S(v.reason,O):O.outcome==="\
not_run"?O:{...O,files:[...O.files,l]}}function m({newNames:O,adds:E},l){const[w]=O;if(!E&&w===void 0)return{files:[],kept:[],
duration_ms:0,...l,outcome:"no_subject"};const u=w===void 0?"files":`\`${w}\``;return S(`the change only adds ${u}, with\
out a function that can be made to fail`,l)}},24222:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.differencesOfAll=
F;function $(){const O=f(57975);return $=function(){return O},O}function y(){const O=f(80401);return y=function(){return O},
O}function b(){const O=f(97921);return b=function(){return O},O}const N=2e3,S=1e4;function F(){let O=S;return(E,l,w)=>{if(O<=
0||l===w)return[];const u=Math.min(N,O),v=M(E,l,w,u),a=v.map(({count:n,removed:o})=>n+o.split(`
`).length);return O-=v.length>0?a.reduce((n,o)=>n+o,0):u,v}}function M(O,E,l,w=N){const u={context:0,maxEditLength:w},v=(0,y().
structuredPatch)("","",E,l,"","",u),[a,n]=[E,l].map(e=>m(O,e)),o=(e=[],r,t)=>e.slice(r-1,r-1+t).flatMap(c=>c.trimEnd()||
[]);return(v?.hunks??[]).map(({oldStart:e,oldLines:r,newStart:t,newLines:c,lines:s})=>({start:t-1,count:c,isCode:!(0,$().
isDeepStrictEqual)(o(a,e,r),o(n,t,c)),removed:s.flatMap((i,h)=>i.startsWith("-")?`${i.slice(1)}${s[h+1]?.startsWith("\\")?
"":`
`}`:[]).join("")}))}const A=/^[ \t]*(?:\/\/.*|#(?:[ \t#].*)?|--(?:[ \t].*)?|\/\*.*\*\/|<!--.*-->)[ \t]*\r?$/gm;function m(O,E){
if(E.length>b().LONGEST_FILE)return E.split(`
`);const l=(0,b().languageOf)(O)?.masked??A;return E.replaceAll(l,u=>/^\s*(?:\/[/*]|#|--|<)/.test(u)?u.replaceAll(/[^\n]+/g,
" "):u.replaceAll(`
`,`"
"`)).split(`
`)}},55007:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.hunksOf=F;function $(){const M=f(76760);return $=
function(){return M},M}function y(){const M=f(6410);return y=function(){return M},M}const b=20,N=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
S=600;function F(M,A=[]){const m=({path:w,text:u})=>!(0,y().isGenerated)(w)&&!N.test(u.slice(0,S));if(!M.every(m))return[];
const O=A.map(w=>new Set(w.match(/[\w$-]+/g))),E=({path:w})=>{const{dir:u,name:v}=$().posix.parse(w),a=/^(?:index|mod|__init__)$/.
test(v)?$().posix.basename(u):v,n=O.findIndex(o=>o.has(a));return n<0?A.length:n};return M.filter(({path:w})=>!(0,y().isForPeople)(
w)).sort((w,u)=>E(w)-E(u)).flatMap(({path:w,before:u,text:v,differs:a})=>{const n=v.split(/(?<=\n)/);return a.flatMap(({
start:o,count:e,removed:r,isCode:t})=>{const c=o+e;if(!t)return[];const s=[...n.slice(0,o),r,...n.slice(c)].join(""),i={
...u,content:Buffer.from(s)};return[{path:w,lines:[o+1,c],reverted:i}]})}).slice(0,b)}},6410:function(U,d,f){Object.defineProperty(
d,"__esModule",{value:!0}),d.isForPeople=l,d.isGenerated=O,d.isKept=A,d.isManifest=M;function $(){const w=f(76760);return $=
function(){return w},w}function y(){const w=f(95244);return y=function(){return w},w}const b=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
N=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
S=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,F=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function M(w){const u=$().posix.basename(w);return(0,y().isPackageFile)(u)||b.test(u)}function A(w){const u=$().posix.basename(
w);return(0,y().isOfTests)(w)||(0,y().isLockfile)(u)||M(w)||[F,S].some(v=>v.test(w))||N.test(u)||(0,y().toolThatFinds)(w)!==
void 0}const m=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function O(w){return m.test(w)}const E=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function l(w){
return(0,y().isDocument)(w)&&!(0,y().isProgramCode)(w)||E.test(w)}},97921:function(U,d,f){Object.defineProperty(d,"__esM\
odule",{value:!0}),d.LONGEST_FILE=void 0,d.languageOf=t;function $(){const c=f(76760);return $=function(){return c},c}const y=d.
LONGEST_FILE=1e5;function b(...c){return new RegExp(c.join("|"),"g")}const N=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,
S=String.raw`"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,1000}'`,F="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[\
^{}`]*\\})*\\}|[^`\\\\$]+|\\$))\\k<part>){0,1000}`",M=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
A=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,m=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
O=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,E=String.raw`\s*:\s*(?:[^\s;{}()=]|${O})(?:[^;{}()=]|${O})*`,l=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
w=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,u=String.raw`^(?:${E}?)?\s*=>`,
v={extensions:["js","mjs","cjs","ts","mts","cts","tsx","jsx"],masked:b(N,S,F,M),forms:[{after:new RegExp(String.raw`${u}\s*\{`),
unless:l},{after:new RegExp(u),before:w,unless:l,isExpression:!0},{after:new RegExp(String.raw`^(?:${E})?\s*\{`),before:m,
unless:A}],failing:(c,{indent:s,end:i})=>[`if (${c}) {`,`${s}throw new Error()${i}`,"}"],always:"Date.now() > 0",loaded:{
condition:"Object.isFrozen(EvalError)",end:({end:c})=>`
Object.freeze(EvalError)${c}
`},declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/(?<![\w$])[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},a=['"""',"'''"].map(c=>`${c}(?:\\\\[\\s\\S]|(?!${c}\
)[\\s\\S])*${c}`),n=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...a,S].join("|")})(?=[ \t]*(?:[;#\n]|$))`,o={extensions:[
"py"],masked:b(...a,S,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:(c,{indent:s})=>[`if ${c}:`,`${s}raise RuntimeError`],always:"__name__",loaded:{condition:"__doc__ == __name__",
end:()=>`

__doc__ = __name__
`},declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(n),isIndented:!0},e={masked:b(N,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/,after:/^(?:[^{};=<\n]|(?=(?<all><[^{};\n]*>))\k<all>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},
r=[v,o,{...e,extensions:["rs"],failing:(c,{indent:s})=>[`if ${c} {`,`${s}panic!();`,"}"],always:"std::env::args().count(\
) > 0",declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...e,extensions:["go"],failing:(c,{indent:s})=>[`if ${c} {`,
`${s}panic(0)`,"}"],always:'len("") == 0',loaded:{condition:"loadedForProof",end:()=>`
var loadedForProof bool

func init() {
	loadedForProof = true
}
`},declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm}];function t(c){const s=$().posix.
extname(c).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(c))return r.find(({extensions:i})=>i.includes(s))}},61023:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.requirePlaces=F,d.writeFiles=M,d.writeLayer=A;function $(){const m=f(
51455);return $=function(){return m},m}function y(){const m=f(76760);return y=function(){return m},m}function b(){const m=f(
39092);return b=function(){return m},m}function N(){const m=f(39491);return N=function(){return m},m}function S(){const m=f(
93028);return S=function(){return m},m}function F(m,O){const E=w=>!(0,S().isRegular)(O.stat(w)?.kind??"file")||(0,N().foldersAbove)(
w).some(u=>(O.stat(u)?.kind??"directory")!=="directory"),l=m.find(E);if(l!==void 0)throw new Error(`\`${l}\` cannot be ta\
ken back: something else has its place`)}async function M(m,O){for(const[E,{content:l,isExecutable:w}]of O){const u=(0,y().
join)(m,E);await(0,$().mkdir)((0,y().dirname)(u),{recursive:!0}),await(0,$().writeFile)(u,l),await(0,$().chmod)(u,w?493:
420)}}async function A(m,O,E){const{checkout:l,isCommitted:w,path:u}=E;await M(m,O);const v=new Map([...O].map(([a,{isExecutable:n}])=>[
a,n?"100755":"100644"]));w&&await(0,b().commitLayer)({checkout:l,layer:m,modes:v,path:u});for(const a of await(0,$().readdir)(
m,{recursive:!0,withFileTypes:!0})){const n=(0,y().join)(a.parentPath,a.name),o=await(0,$().lstat)((0,y().join)(l,(0,y().
relative)(m,n))).catch(()=>{});a.isDirectory()&&o&&await(0,$().chmod)(n,o.mode&511)}}},41100:function(U,d,f){Object.defineProperty(
d,"__esModule",{value:!0}),d.droppedPackages=v,d.newNames=A,d.withOwnTests=S,d.withoutRest=l,d.wordsOf=m;function $(){const a=f(
93028);return $=function(){return a},a}function y(){const a=f(6410);return y=function(){return a},a}function b(){const a=f(
97921);return b=function(){return a},a}function N(a,n){return(0,b().languageOf)(a)?.ownTests?.exec(n)?.index??n.length}function S(a,n,o){
const e=o.slice(N(a,o));if(e==="")return n;const r=n.toString("utf8");return Buffer.from(r.slice(0,N(a,r))+e)}function F(a,n){
const o=(0,y().isGenerated)(a)?void 0:(0,b().languageOf)(a)?.declares;return o===void 0?[]:[...n.slice(0,N(a,n)).matchAll(
o)].flatMap(e=>e.slice(1).flatMap((r="")=>r.match(M)??[]))}const M=/[\w$]+/g;function A({path:a,before:{content:n},text:o}){
const e=new Set(F(a,n.toString("utf8")));return[...new Set(F(a,o))].filter(r=>!e.has(r))}function m(a,n){if(n.length===0)
return new Set;const o=n.map(({path:t,text:c})=>c.slice(N(t,c))),e=[...a,...o].flatMap(t=>t.match(M)??[]),r=a.some(t=>/^import\s+[\w$]/m.
test(t))?["default"]:[];return new Set([...e,...r])}const O=/^\s*(?:(?:import|from|use|pub use|mod|#include)\b.*|(?:const|let|var)\b.*\brequire\(.*)?\r?$/,
E=a=>a.split(`
`).every(n=>O.test(n));function l({path:a,text:n,differs:o},e){const r=n.split(/(?<=\n)/),t=o.map(({start:h,count:P})=>r.
slice(h,h+P).join("")),c=e.flatMap(h=>{const P=t.filter(p=>F(a,p).includes(h));return P.length>0?P:t.filter(p=>p.match(M)?.
includes(h))});let s=0,i="";for(const[h,{start:P,count:p,removed:T}]of o.entries()){const R=t[h]??"",g=c.includes(R)||E(
R);i+=r.slice(s,P).join("")+(g&&R!==""?R:T),s=P+p}return Buffer.from(i+r.slice(s).join(""))}const w=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,
u=new RegExp(String.raw`(?:["']|\b(?:import|from|use)\s+)(${w.source})`,"gi");async function v(a,n,o,e){const r=i=>i.match(
w)??[],t=new Set;for(const{path:i}of a){if(!(0,y().isManifest)(i)||![o,e].every(T=>(0,$().isRegular)(T.stat(i)?.kind)))continue;
const[h,P]=await Promise.all([o.read(i),e.read(i)]),p=new Set(r(P.toString("utf8")));for(const T of r(h.toString("utf8")))
p.has(T)||t.add(T)}if(t.size===0)return[];const c=i=>[...i.matchAll(u)].map(({1:h=""})=>h),s=n.flatMap(({before:{content:i},
text:h})=>{const P=new Set(c(h));return c(i.toString("utf8")).filter(p=>!P.has(p))});return[...new Set(s)].filter(i=>t.has(
i))}},30368:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.failNewFunctions=M;function $(){const a=f(
97921);return $=function(){return a},a}const y=200,b=400,N=1e4,S=1e3,F=/^#!|\bprocess\.argv\b|\brequire\.main\b|\bimport\.meta\.main\b|\bsys\.argv\b|["']__main__["']/;
function M({path:a,text:n,isNew:o}){const e=(0,$().languageOf)(a);if(e===void 0||n.length>$().LONGEST_FILE)return;const{
masked:r,forms:t,always:c}=e,s=F.test(n)?void 0:e.loaded,i=n.replaceAll(r,k=>k.replaceAll(/[^\n]/g," ")),h=A(n),P=e.failing(
s?.condition??c,h),p=m(i),T=new Map;for(const{start:k,end:L}of O(i,p,e)){if(o?.(k)===!1)continue;const G=i.slice(L,L+b),
B=t.find(({after:V})=>V.test(G)),H=i.slice(Math.max(0,k-y),k);if(!B||B.unless?.test(H)||B.before?.test(H)===!1)continue;
const _=L+(B.after.exec(G)?.[0].length??0),W=B.isExpression?v({text:n,code:i},_,P,h):E({text:n,failing:P,close:p.get(_-1)},
_,e,h);W&&T.set(W.at,{...W,from:k})}if(T.size===0)return;let R="",g=0,j=0;for(const k of[...T.values()].sort((L,G)=>L.from-
G.from))k.from<j||k.at<g||(R+=n.slice(g,k.at)+k.text.replaceAll(`
`,h.newline),g=k.end,j=Math.max(k.end,k.close??0));const I=n.slice(g);if(s===void 0)return R+I;const C=`${I.endsWith(`
`)?"":`
`}${s.end(h)}`;return R+I+C.replaceAll(`
`,h.newline)}function A(a){return{end:/;[ \t]*(?:\}|\r?$)/m.test(a)?";":"",indent:/^(\t| {2,8})\S/m.exec(a)?.[1]??"  ",newline:a.
includes(`\r
`)?`\r
`:`
`}}function m(a){const n=new Map,o=[];for(const{index:e,0:r}of a.matchAll(/[()[\]{}]/g))if("([{".includes(r))o.push(e);else{
const t=o.pop();t!==void 0&&n.set(t,e)}return n}function O(a,n,{bareParameter:o}){const e=[...n].filter(([t,c])=>a[t]===
"("&&a[c]===")"),r=o?[...a.matchAll(o)]:[];return[...e.map(([t,c])=>({start:t,end:c+1})),...r.map(({index:t,0:c})=>({start:t,
end:t+c.length}))]}function E({text:a,failing:n,close:o},e,{preamble:r,isIndented:t},c){const s=r?.exec(a.slice(e,e+N))?.[0].
length??0,i=e+s,[,h="",P=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(a.slice(i))??[],p=o===void 0?{}:{close:o},T=l(
a,e),R=n.map(C=>`
${T}${c.indent}${C}`);if(P!==""){const C=a.slice(i+h.length+P.length),k=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(C)?.[1]??
`${T}${c.indent}`,L=n.map(B=>`
${k}${B}`),G=i+h.length;return{at:G,end:G,text:L.join(""),...p}}if(t&&s>0)return;const g=a.slice(i,o).trimStart(),j=i+h.
length;if(t)return{at:i,end:j,text:`${R.join("")}
${T}${c.indent}`};if(o===void 0||g.includes(`
`))return{at:i,end:j,text:`${R.join("")}
${T}${c.indent}`,...p};const I=g.trim()===""?"":`
${T}${c.indent}${g.trim()}`;return{at:i,end:o,text:`${R.join("")}${I}
${T}`,close:o}}function l(a,n){return/^[ \t]*/.exec(a.slice(a.lastIndexOf(`
`,n-1)+1))?.[0]??""}const w=/\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/y,u=".?:&|+*/%<>=,-";function v({text:a,code:n},o,e,{
indent:r,end:t}){const c=n.slice(o,o+S);let s=0,i=0,h="";for(;i<c.length;i+=1){const L=c.charAt(i);if(s===0&&")]},;".includes(
L)||(w.lastIndex=i,s===0&&L===`
`&&h!==""&&!u.includes(h)&&!w.test(c)))break;"([{".includes(L)?s+=1:")]}".includes(L)&&(s-=1);const G=a.charAt(o+i);(L.trim()!==
""||"'\"`".includes(G))&&(h=G)}const P=o+i,p=a.slice(o,P),T=p.trim();if(s!==0||i===S||T===""||(T.match(/`/g)?.length??0)%
2===1)return;const g=l(a,o),j=/^\s*\n/.test(p)?T:T.replaceAll(`
`,`
${r}`),C=m(n.slice(o,P).trim()).get(0)===T.length-1&&/^\(\{|^\([^\n]*\)$/.test(j)?j.slice(1,-1):j,k=[...e,`return ${C}${t}`];
return{at:o,end:P,text:` {
${k.map(L=>`${g}${r}${L}
`).join("")}${g}}`}}},14148:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.proveChange=v;function $(){
const t=f(86191);return $=function(){return t},t}function y(){const t=f(59490);return y=function(){return t},t}function b(){
const t=f(87952);return b=function(){return t},t}function N(){const t=f(67147);return N=function(){return t},t}function S(){
const t=f(57334);return S=function(){return t},t}function F(){const t=f(49604);return F=function(){return t},t}function M(){
const t=f(64474);return M=function(){return t},t}function A(){const t=f(49042);return A=function(){return t},t}function m(){
const t=f(55007);return m=function(){return t},t}function O(){const t=f(61023);return O=function(){return t},t}function E(){
const t=f(30368);return E=function(){return t},t}function l(){const t=f(3302);return l=function(){return t},t}const w=2,
u=2e3;async function v(t,c){const{policy:s,change:i}=c;if(s.proof==="off"||i===void 0)return new Map;const h=[...t].filter(
([{gene:g},j])=>(g.change==="added"||g.change==="modified")&&j.every(({outcome:C})=>C.status==="passed")),P=new Set(i.files.
map(({path:g})=>g)),p=([{gene:g}])=>{const j=g.commands.flatMap(({reading:I})=>(0,$().startedFiles)(I));return[...new Set(
j)].sort()},T=(0,y().groupBy)(h,g=>p(g).filter(j=>P.has(j)).join("\0")),R=new Map;for(const g of T.values()){const j=[...new Set(
g.flatMap(p))],I=g.flatMap(([{id:k},L])=>L.map(({plan:G,outcome:{duration_ms:B}})=>({id:k,plans:[{...G,timeoutMs:w*B+u}]}))),
C=await a(I,j,i,c).catch(({message:k})=>I.map(()=>(0,A().notRun)(k)));for(const[{gene:k},{length:L}]of g)R.set(k,C.splice(
0,L))}return R}async function a(t,c,s,i){const h=await(0,l().subjectOf)(s,i.tree,c),P={files:[],kept:h.kept.slice(0,A().
LISTED),duration_ms:0},p=h.added.flatMap(n);if(h.files.length===0&&p.length===0){const L=(0,A().untried)(h,P);return t.map(
()=>L)}const T=i.checkout.additions.find((0,N().everything)((0,b().dependencyFolders)(i.policy)).areBuilt);if(T!==void 0&&
i.rebuild===void 0){const L=`commands can read \`${T}\`, which was built with the change before the gate`;return t.map(()=>(0,A().
notRun)(L,P))}const R=r(t,i),g=t.map(()=>({...P,outcome:"nothing_shown"})),j=[],I=()=>g.flatMap((L,G)=>(0,A().isProof)(L)?
[]:G),C=async(L,G)=>{for(const[B,H]of await R(L,I())){const _=g[B],W=G(_,H);g[B]={...W,duration_ms:_.duration_ms+H.duration_ms},
(0,A().isProof)(W)&&(j[B]=L)}};h.files.length>0&&await C(h.before,(L,G)=>(0,A().reverted)(L,G,h));for(const[L,{path:G,layer:B}]of p.
entries()){if(I().length===0)break;if((L>0||h.files.length>0)&&performance.now()>i.end){for(const H of I())g[H]=(0,A().notRun)(
"there was no time for all new files",g[H]);break}await C(B,(H,_)=>(0,A().newCodeFailed)(H,_,G))}i.policy.a2a.require_proof!==
"none"&&await o(g,j,R);const k=[...t.flatMap(({plans:L})=>L.map(({command:G})=>G)),...h.texts];return await e(g,{...h,texts:k},
i,R),g}function n(t){const{path:c,isExecutable:s}=t,i=(0,E().failNewFunctions)(t);return i===void 0?[]:[{path:c,layer:new Map(
[[c,{content:Buffer.from(i),isExecutable:s}]])}]}async function o(t,c,s){const i=[...t.keys()].filter(P=>c[P]!==void 0),
h=await s(new Map,i);for(const[P=new Map,p]of(0,y().groupBy)(i,T=>c[T])){const T=await s(P,p);for(const R of p){const[g,
j]=[h.get(R),T.get(R)];if(g&&(0,A().endOf)(g)==="passed"&&j&&(0,A().endOf)(j)==="failed")continue;const I="the results w\
ere different the second time";t[R]={...t[R],outcome:"nothing_shown",reason:I}}}}async function e(t,{edited:c,files:s,texts:i},{
signal:h,end:P},p){const T=[...t.keys()].filter(I=>t[I]?.outcome==="fails_without_change"),R=s.length===1&&c[0]?.differs.
length===1,g=AbortSignal.timeout(Math.max(0,Math.round(P-performance.now()))),j=AbortSignal.any([h,g]);for(const{path:I,
lines:C,reverted:k}of T.length>0?(0,m().hunksOf)(c,i):[]){if(j.aborted)return;const L=R?void 0:await p(new Map([[I,k]]),
T,j);for(const G of T){const B=L?.get(G),H=R?"failed":B&&(0,A().endOf)(B);if(H===void 0||typeof H=="object")continue;const _=t[G],
W={path:I,lines:[...C],noticed:H==="failed"};t[G]={..._,hunks:[..._.hunks??[],W]}}}}function r(t,c){const{backend:s,checkout:i,
change:h,concurrency:P,path:p,rebuild:T}=c,R=h?.isCommitted===!0,g={backend:s,directory:i.directory,close:void 0},j=async(I,C,k)=>{
const L=C.map(H=>({...t[H],at:H})),G={backend:I,progress:F().NO_PROGRESS,concurrency:P,signal:k},B=await(0,M().runPlans)(
L,G);return new Map([...B].flatMap(([{at:H},[_]])=>_?[[H,_.outcome]]:[]))};return async(I,C,k=c.signal)=>{if(I.size===0)
return j(s,C,k);const L=T&&s.cover?await T(I,k).catch(({message:G})=>G):g;if(typeof L=="string"){const G=(0,S().notRun)(
"error",`\`prepare\` could not run again: ${L}`);return new Map(C.map(B=>[B,G]))}try{const G={checkout:L.directory,isCommitted:R,
path:p},B=await L.backend.cover?.(H=>(0,O().writeLayer)(H,I,G));if(B)return await j(B,C,k)}finally{await L.close?.()}throw new Error(
"without namespaces, commands share one checkout, which must stay as it is")}}},3302:function(U,d,f){Object.defineProperty(
d,"__esModule",{value:!0}),d.subjectOf=l;function $(){const a=f(95244);return $=function(){return a},a}function y(){const a=f(
93028);return y=function(){return a},a}function b(){const a=f(24222);return b=function(){return a},a}function N(){const a=f(
6410);return N=function(){return a},a}function S(){const a=f(97921);return S=function(){return a},a}function F(){const a=f(
61023);return F=function(){return a},a}function M(){const a=f(41100);return M=function(){return a},a}const A=new Set(["s\
ymlink","submodule"]),m=2e3,O=50*1024**2,E=5;async function l({files:a,base:n,assets:o},e,r){const t=({path:D})=>r.includes(
D)||(0,N().isKept)(D),c=({path:D,oldPath:x=D})=>[n.stat(x),e.stat(D)].some(Y=>A.has(Y?.kind)),s=D=>t(D)||c(D),i=a.filter(
({path:D})=>!o.has(D)),h=i.filter(s),P=i.filter(D=>!s(D)),p=P.length===0&&h.find(D=>!t(D));if(p)throw new Error(`\`${p.path}\
\` is a link or a submodule, which is not taken back`);const T=P.filter(({status:D})=>D==="added"),R=P.filter(({status:D})=>D!==
"added"),{edits:g,before:j,edited:I}=await w(R,n,e),C=async D=>(await e.read(D)).toString("utf8"),k=await Promise.all(T.
map(async({path:D,newMode:x})=>{const Y=x==="100755";return{path:D,text:await C(D),isExecutable:Y}})),L=D=>Promise.all(D.
filter(x=>(0,y().isRegular)(e.stat(x)?.kind)).map(C)),G=I.length>0?await L(h.map(({path:D})=>D)):[],B=(0,M().wordsOf)([...G,
...k.map(({text:D})=>D)],I),H=I.map(D=>({file:D,names:(0,M().newNames)(D)})),_=H.flatMap(({file:D,names:x})=>{const Y=x.
filter(K=>B.has(K));return Y.length>0?[{file:D,names:Y}]:[]});for(const{file:D,names:x}of _.length>0?H:[]){const Y=(0,M().
withoutRest)(D,x);Y.toString("utf8")===D.text?j.delete(D.path):j.set(D.path,{...D.before,content:Y})}const W=({path:D})=>(0,S().
languageOf)(D)&&!(0,N().isGenerated)(D),V=k.filter(W);V.sort((D,x)=>x.text.length-D.text.length);const X=_.map(({file:D})=>u(
D));return{before:j,edited:I,files:g.map(({path:D})=>D).filter(D=>j.has(D)||!e.stat(D)),added:[...X,...V].slice(0,E),newNames:_.
flatMap(({names:D})=>D),missing:await(0,M().droppedPackages)(h,I,n,e),kept:h.map(({path:D})=>D),texts:I.length>0?[...await L(
r),...G]:[],adds:T.some(({path:D})=>!(0,N().isForPeople)(D))}}async function w(a,n,o){const e=a.filter(s=>s.oldOid!==s.newOid||
s.oldMode!==s.newMode),r=new Map,t=[],c=(0,b().differencesOfAll)();e.length>0&&v(a,n,o);for(const s of e.length>0?a:[]){
const{path:i,oldPath:h=i,oldMode:P,newMode:p}=s,T={content:await n.read(h),isExecutable:P==="100755"};if(r.set(h,T),s.status===
"deleted"||!e.includes(s))continue;const R=(await o.read(i)).toString("utf8"),g=(0,M().withOwnTests)(i,T.content,R);if(r.
set(i,{...T,content:g}),g.includes(0))continue;const j=c(i,g.toString("utf8"),R);j.length===0||j.some(C=>C.isCode)||!(0,$().
isProgramCode)(i)||P!==p?t.push({path:i,before:{...T,content:g},text:R,differs:j}):r.delete(i)}return{edits:e,before:r,edited:t}}
function u({path:a,text:n,before:{isExecutable:o},differs:e}){const r=[0];for(const s of n.split(/(?<=\n)/))r.push((r.at(
-1)??0)+s.length);const t=e.map(({start:s,count:i})=>[r[s]??0,r[s+i]??n.length]);return{path:a,text:n,isExecutable:o,isNew:s=>t.
some(([i,h])=>s>=i&&s<h)}}function v(a,n,o){const e=a.map(({path:t,oldPath:c=t})=>c),r=e.reduce((t,c)=>t+(n.stat(c)?.size??
0),0);if(e.length>m||r>O)throw new Error(`${e.length} files with ${r} bytes are too many to take back`);(0,F().requirePlaces)(
e,o)}},63682:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.NOTHING_RAN=void 0,d.requestOf=p,d.runAudited=
r,d.withinBudget=R;function $(){const g=f(48161);return $=function(){return g},g}function y(){const g=f(97247);return y=
function(){return g},g}function b(){const g=f(60210);return b=function(){return g},g}function N(){const g=f(57430);return N=
function(){return g},g}function S(){const g=f(87952);return S=function(){return g},g}function F(){const g=f(19309);return F=
function(){return g},g}function M(){const g=f(10582);return M=function(){return g},g}function A(){const g=f(32223);return A=
function(){return g},g}function m(){const g=f(57334);return m=function(){return g},g}function O(){const g=f(22562);return O=
function(){return g},g}function E(){const g=f(26756);return E=function(){return g},g}function l(){const g=f(46282);return l=
function(){return g},g}function w(){const g=f(14148);return w=function(){return g},g}function u(){const g=f(64474);return u=
function(){return g},g}const v=4*1024*1024,a=6e4,n=5e3,o=4,e=2*1024;async function r(g,j){const I=new Date,C=s(g,j),{checkout:k,
path:L,policy:G,progress:B,signal:H,shown:_,again:W}=j,V=(0,O().refusedOutcomes)(g.genes,k!==void 0,I);if(k===void 0||C.
length===0)return{...T,outcomes:V};const{directory:X,leftOut:D}=k,x=C.flatMap(z=>z.plans),Y=new Set(x.map(z=>z.program)),
K=await(0,l().findPrograms)({path:L,checkout:X,names:[...Y]}),Q=G.concurrency==="cores"?(0,$().availableParallelism)():G.
concurrency;let J;const un=async()=>_!==void 0?X:(J=await(0,F().copyCheckout)(k),J.guard.directory),{chooseBackend:on}=await Promise.
all([f.e(670),f.e(2342)]).then(f.bind(f,60670)),sn={programs:K,outputBytes:h(G.limits.output_bytes,g.genes),limits:(0,M().
limitsOn)((0,M().thisMachine)(),G.limits,Q),lanes:Q,network:G.network==="allow",replaced:await i(g,j.tree),folders:j.privateFolders,
names:[...new Set(x.flatMap(({checkoutAs:z})=>z??[]))],home:await(0,A().homeFolders)([...G.home_caches,...(0,S().homeDependencies)(
G)],j.home)},{backend:q,isolation:rn,close:dn}=await on({...sn,shareFolder:un,checkout:X,leftOut:D,signal:H,..._&&{shown:_},
requested:p(G.containment,j.fork)}),an=q.level==="namespaces",nn=an?Q:1,fn=async()=>{const z=performance.now(),Z=await R(
G.limits.budget_seconds*1e3,H,en=>(0,u().runPlans)(C,{backend:q,progress:B,concurrency:nn,signal:en,guard:J?.guard??k})),
tn=W&&t(W,en=>on({...sn,...en})),gn={...j,checkout:k,backend:q,concurrency:nn,rebuild:tn},wn=performance.now()-z+(W?.durationMs??
0);return{runs:Z,proofs:await c(Z,gn,wn)}},{runs:ln,proofs:mn}=await fn().finally(()=>Promise.all([dn(),J?.close()])),pn=[
(0,E().mentionedOf)(D),(0,E().namedRootOf)(J?.guard.directory??X)],hn=z=>pn.reduce((Z,tn)=>tn(Z),z),cn=C.map(z=>{const{gene:Z}=z;
return[Z,(0,O().outcomesOf)(Z,ln.get(z)??[],I).map(hn)]});return{outcomes:new Map([...V,...cn]),interrupted:(0,m().countInterrupted)(
cn.flatMap(([,z])=>z)),isolation:{...rn,description:`${rn.description} ${P(an,nn)}`},nodeOf:()=>K.node,proofs:mn}}function t(g,j){
return async(I,C)=>{const{checkout:k,shown:L,close:G}=await g.run(I,C),{directory:B,leftOut:H}=k,W=await j({checkout:B,leftOut:H,
shown:L,signal:C,requested:"require"}).catch(async X=>{throw await G(),X}),{backend:V}=W;return{backend:V,directory:B,close:()=>Promise.
all([W.close(),G()])}}}function c(g,j,I){const C=performance.now()+Math.max(n,I);return R(Math.max(a,I),j.signal,k=>(0,w().
proveChange)(g,{...j,signal:k,end:C}))}function s(g,{waiting:j}){return g.genes.filter(I=>!j.has(I)).map(I=>({...(0,O().
plansOf)(I),gene:I})).filter(({plans:I})=>I.length>0)}async function i(g,j){const I=new Set((0,y().isOfChange)(g)?g.files.
map(({path:k})=>k):[]),C=await(0,b().npmrcCopies)(j,I);return new Map(C.flatMap(({path:k,text:L,dropped:G})=>G.length>0&&
L!==void 0?[[k,L]]:[]))}function h(g,j){const I=j.flatMap(L=>(0,O().plansOf)(L).plans),C=new Set(I.map(({digest:L})=>L)),
k=Math.floor(v/(C.size*o));return Math.min(g,Math.max(k,e))}function P(g,j){return g?j===1?"One command at a time.":`Up \
to ${j} commands at once.`:"One command at a time, because all commands share the checkout."}function p(g,j){return g===
"require-for-forks"?j?"require":"auto":g}const T=d.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:N().NOTHING_RUN,
nodeOf:()=>process};async function R(g,j,I){const C=new AbortController,k=setTimeout(()=>C.abort(m().BUDGET_SPENT),g);try{
return await I(AbortSignal.any([j,C.signal]))}finally{clearTimeout(k)}}},20849:function(U,d,f){Object.defineProperty(d,"\
__esModule",{value:!0}),d.safeLine=b,d.withoutLogCommands=N;function $(){const S=f(77598);return $=function(){return S},
S}const y=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function b(S,F=200){const M=S.replace(y,m=>`\\u{${m.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),A=Array.from(M);return A.length<=F?M:`${A.slice(0,F-1).
join("")}\u2026`}async function N(S,F){const M=(0,$().randomUUID)();S(`::stop-commands::${M}`);try{return await F()}finally{
S(`::${M}::`)}}},64474:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.runPlans=b;function $(){const E=f(
41895);return $=function(){return E},E}function y(){const E=f(57334);return y=function(){return E},E}async function b(E,l){
const{backend:w,progress:u,concurrency:v}=l,a=new Map(E.flatMap(({plans:s})=>s.map(i=>[i.digest,i]))),n=new Map;for(const s of a.
values()){const i=A(()=>w.check(s));i&&n.set(s.digest,i)}const o=new AbortController,e=AbortSignal.any([l.signal,o.signal]),
r=N(v),t=S(M({...l,signal:e},n)),c=async({plans:s})=>{try{return await F(s,t,e)}catch(i){throw o.abort(),i}};u.planned(a.
size);try{const s=E.map(h=>r(()=>c(h)));await Promise.allSettled(s);const i=m(await Promise.all(s));return new Map(E.map(
(h,P)=>[h,i[P]??[]]))}finally{u.ended()}}function N(E){const l=[];let w=E;return async u=>{w===0?await new Promise(v=>l.
push(v)):w-=1;try{return await u()}finally{const v=l.shift();v?v():w+=1}}}function S(E){const l=new Map;return w=>{const u=l.
get(w.digest)??E(w);return l.set(w.digest,u),u}}async function F(E,l,w){const u=[];for(const v of E)w.aborted?u.push(O(v,
(0,y().stopReason)(w))):u.some(({outcome:a})=>a.status!=="passed")?u.push(O(v,"an earlier command of the gene did not pa\
ss")):u.push({...await l(v),plan:v});return u}function M(E,l){const{backend:w,progress:u,signal:v,guard:a}=E,n=w.level===
"process_group";let o;return async e=>{if(o!==void 0)return O(e,o);const r=a?.state(),t=a&&r?[...await a.changed(r)]:[];
if(a&&r&&!n&&t.push(...a.added(r)),t.length>0)return o=y().CHECKOUT_CHANGED,{plan:e,outcome:(0,y().changedOutcome)(t),changedFiles:[]};
u.started(e.command);const c=l.get(e.digest),s=c?(0,y().notRun)("not_runnable",`${c.message} ${c.hint}`):await w.run(e,v),
i=()=>n?a?.changed():r&&a?.touchedSince(r),h=(v.aborted?void 0:await i())??[];if(h.length===0||n)return u.finished(e.command,
s),h.length>0&&(o=`the command "${e.command}" changed files of the checkout`),{plan:e,outcome:s,changedFiles:h};o=y().CHECKOUT_CHANGED;
const P=(0,y().changedOutcome)(h,s);return u.finished(e.command,P),{plan:e,outcome:P,changedFiles:[]}}}function A(E){try{
E();return}catch(l){if(l instanceof $().GateError&&l.code==="program_not_found")return l;throw l}}function m(E){const l=new Set;
return E.map(w=>w.map(u=>{const{outcome:v}=u;return v.status==="skipped"?u:l.has(v)?{...u,outcome:{...v,reused:!0}}:(l.add(
v),u)}))}function O(E,l){return{plan:E,outcome:(0,y().notRun)("skipped",l),changedFiles:[]}}},46562:function(U,d,f){Object.
defineProperty(d,"__esModule",{value:!0}),d.findingsOf=M,d.judgeGene=F;function $(){const o=f(13580);return $=function(){
return o},o}function y(){const o=f(57334);return y=function(){return o},o}function b(){const o=f(9436);return b=function(){
return o},o}function N(){const o=f(49001);return N=function(){return o},o}function S(){const o=f(47350);return S=function(){
return o},o}function F(o,e,{policy:r,ignoring:t,capped:c=[],missing:s}){const i=w(o,t),h=e.outcomes.get(o)??[],P=e.proofs?.
get(o),p=[...(0,N().runFindings)(i,h,e,r),...(0,N().proofFindings)(i,P)],R=[...(0,b().suppress)(p,t),...s?[s]:[]],j=[...M(
{gene:i,runFindings:R}),...c].filter(({suppressed:L})=>!L),{isIdle:I=!1}=i,C=I||O(h,R),k=(0,S().gravest)([(0,S().severityVerdict)(
j,r.fail_on),...i.commands.map(({verdict:L})=>L==="block"&&!I?"fail":"pass"),...C?["warn"]:h.map(l),s?"needs_approval":"\
pass"]);return{gene:i,ran:e.outcomes.has(o),outcomes:h,...P&&{proofs:P},runFindings:R,capped:c,verdict:k,summary:I?A:C?m:
u(i,h,k,j)}}function M({gene:o,runFindings:e}){return[...o.findings,...o.commands.flatMap(r=>r.findings),...e]}const A="\
an unchanged seed of the engine, whose scripts are not in this repository",m="not runnable here: the machine lacks a pro\
gram or a tool";function O(o,e){const r=e.filter(({rule:t})=>(0,$().ruleOf)(t).group==="environment");return r.length>0&&
r.every(({severity:t})=>t!=="error")&&o.every(({status:t,reason:c})=>t==="skipped"?!E.has(c):t==="passed"||t==="not_runn\
able")}const E=new Set([y().INTERRUPTED,y().OUTCOME_LOST]);function l({status:o,reason:e}){return o==="passed"?"pass":o===
"error"||E.has(e)?"error":"fail"}function w(o,e){return{...o,findings:(0,b().suppress)(o.findings,e),commands:o.commands.
map(r=>({...r,findings:(0,b().suppress)(r.findings,e)}))}}function u(o,e,r,t){const c=o.commands.findIndex(k=>k.verdict===
"block"),s=e.findIndex(({status:k})=>k!=="passed"&&k!=="skipped"),i=e.findIndex(({status:k})=>k==="skipped"),h=[c,s,i].find(
k=>k>=0)??-1,P=o.commands[h];if(P)return`constraint: validation_failed: ${P.command} => ${n(e[h])}`;if(o.change==="remov\
ed")return"removed";const{files:p,max_files:T,severity:R}=o.blastRadius;if(t.some(v))return`constraint: blast_radius ${R}\
: ${p} / ${T} files`;const g=o.commands.length,j=g===1?"1 command":`${g} commands`;if(r==="needs_approval")return`${j} a\
llowed, waiting for approval`;if(r==="fail")return`failed: ${a(t).join(", ")}`;const I=e.length>0?`${j} passed`:`${j} al\
lowed, none run`,C=r==="warn"?a(t):[];return C.length>0?`${I}, with warnings: ${C.join(", ")}`:I}function v({rule:o,severity:e}){
return e==="error"&&o.startsWith("blast-radius-")}function a(o){const e=o.filter(({severity:t})=>t==="error"),r=o.filter(
({severity:t})=>t==="warning");return[...new Set((e.length>0?e:r).map(({rule:t})=>t))]}function n(o){return o?o.reason??
`exit code ${o.exit_code}`:"BLOCKED"}},9436:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.idleIgnores=
E,d.ignoreFindings=m,d.isIgnorable=M,d.refusalOf=O,d.suppress=A;function $(){const n=f(41330);return $=function(){return n},
n}function y(){const n=f(32854);return y=function(){return n},n}function b(){const n=f(13580);return b=function(){return n},
n}function N(){const n=f(95132);return N=function(){return n},n}function S(){const n=f(43767);return S=function(){return n},
n}function F(){const n=f(52288);return F=function(){return n},n}function M({rule:n,severity:o,layer:e}){return(0,S().mayBeIgnored)(
{...(0,b().ruleOf)(n),severity:o,layer:e})}function A(n,{ignores:o,...e}){const r=o.filter(c=>!(0,F().hasExpired)(c.expires,
e.today)),t=(0,F().withLevels)(n,e);return r.length===0?t:t.map(c=>{const s=M(c)&&r.find(i=>w(i,c));return s?{...c,suppressed:{
reason:s.reason,expires:s.expires}}:c})}function m({ignores:n,today:o},e,r){return n.flatMap(t=>{const c=`The ignore of \
\`${t.rule}\` ${a(t)}`,s=e.filter(T=>w(t,T)),h=(s.every(M)?O(t):F().DECIDES)??l(t,o);if(h!==void 0)return[(0,N().finding)(
"exception-refused",{exception:c,refusal:h})];const P=s.length===0&&r.some(T=>u(t,T)),p={exception:c,refusal:"the rule f\
inds nothing there"};return P?[(0,N().finding)("exception-refused",p,{severity:"notice"})]:[]})}function O({rule:n}){const o=(0,b().
checkRules)().find(({id:e})=>e===n);return o===void 0?(0,F().unknownRule)(n):o.ignorable!==void 0||(0,S().mayBeIgnored)(
o)?void 0:F().DECIDES}function E(n,o){return n.flatMap(e=>{const r=O(e)??l(e,o);return r===void 0?[]:[{name:e.rule,why:r}]})}
function l({expires:n,reason:o},e){return(0,F().hasExpired)(n,e)?(0,F().expiredWords)(n,o):void 0}function w({rule:n,where:o},{
rule:e,location:r,subject:t}){if(n!==e)return!1;const{path:c,gene:s,command:i}=o??{};return(c===void 0||r!==void 0&&v(r.
path,c))&&(s===void 0||s===t?.id)&&(i===void 0||i===t?.command)}function u({where:n},{asset:o,commands:e}){const{path:r,
gene:t,command:c}=n??{};return(r===void 0||v(o.path,r))&&(t===void 0||t===o.id)&&(c===void 0||e.some(s=>s.command===c))}
function v(n,o){return(0,y().isWithin)(n,o)||(0,$().default)(o,{dot:!0,nonegate:!0})(n)}function a({where:n={}}){const o=Object.
entries(n).map(([e,r])=>`the ${e} \`${r}\``);return o.length===0?"for all findings":`for ${o.join(", ")}`}},92344:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.allFindings=n,d.judge=u,d.judgeShards=r,d.otherShards=t,d.verdictOfPart=
c;function $(){const s=f(9354);return $=function(){return s},s}function y(){const s=f(1395);return y=function(){return s},
s}function b(){const s=f(89549);return b=function(){return s},s}function N(){const s=f(27199);return N=function(){return s},
s}function S(){const s=f(97247);return S=function(){return s},s}function F(){const s=f(54062);return F=function(){return s},
s}function M(){const s=f(13580);return M=function(){return s},s}function A(){const s=f(95132);return A=function(){return s},
s}function m(){const s=f(46562);return m=function(){return s},s}function O(){const s=f(9436);return O=function(){return s},
s}function E(){const s=f(52288);return E=function(){return s},s}function l(){const s=f(47350);return l=function(){return s},
s}const w={ignores:[],rules:{}};function u(s,i,{policy:h,now:P,approval:p=$().NOTHING_WAITS}){const{ignores:T,rules:R}=(0,S().
isOfChange)(s)?h:w,g={ignores:T,rules:R,today:(0,F().dayOf)(P)},j=t(i.shards??[]),I=e(p,s.findings),C=[...I?s.findings:a(
s.findings,h,p),...I?[I]:[],...j?[j]:[],...i.interrupted>0?[(0,A().finding)("run-interrupted",{skipped:i.interrupted})]:
[]],k=(0,O().suppress)(C,g),L=k.filter(({rule:K})=>K==="blast-radius-hard-cap"),G=new Map(s.genes.map(K=>{const Q=o(K,p),
J=K.blastRadius.severity==="hard_cap_breach"?L:[];return[K,(0,m().judgeGene)(K,i,{policy:h,ignoring:g,capped:J,...Q&&{missing:Q}})]})),
B=[...G.values()],H=[...C,...B.flatMap(m().findingsOf)],_=[...k,...(0,O().ignoreFindings)(g,H,s.genes),...(0,E().levelFindings)(
g)],[W,V]=v(_,h.approvals.gate>0),X=(0,l().gravest)([(0,l().severityVerdict)(V,h.fail_on),W.length>0?"warn":"pass"]),D=i.
interrupted>0?"error":"pass",x=I?"needs_approval":"pass",Y=(0,l().gravest)([X,D,x,...B.map(K=>K.verdict)]);return{genes:B,
findings:_,verdict:j?c(Y):Y,shards:r(i.shards??[],G)}}function v(s,i){if(!i)return[[],s];const h=new Set(s.flatMap(p=>(0,y().
needsPerson)(p)?p.location?.path:[])),P=({rule:p,severity:T,location:R})=>(0,M().ruleOf)(p).approval!==void 0||p==="prot\
ected-path"&&T==="warning"&&h.has(R?.path);return[s.filter(P),s.filter(p=>!P(p))]}function a(s,{approvals:{gate:i}},{approvals:h}){
if(i>0&&h.length===0)return s;const P=i>0?"given":"not required";return s.map(p=>(0,y().needsPerson)(p)?{...p,args:{...p.
args,approval:P}}:p)}function n({findings:s,genes:i}){return[...s,...i.flatMap(m().findingsOf)]}function o(s,{waiting:i,
refusals:h,means:P,digest:p=""}){const T=i.get(s);if(T===void 0)return;const{asset:R,commands:g}=s;return(0,A().finding)(
"approval-missing",{gene:R.id,confirmation:T.confirmation==="strong"?"strong":"very strong",needed:T.needed,given:T.given,
commands:g.filter(({confirmation:j})=>j!=="standard").map(({command:j})=>j),means:P,digest:(0,b().shortDigest)(p),refusals:h},
(0,N().placeOf)(R))}function e({gate:s,refusals:i,means:h,digest:P=""},p){if(s===void 0)return;const T=p.some(({rule:j})=>j===
"gate-weakened"),R=p.some(({rule:j})=>j==="agent-files-unapproved"),g={...s,means:h,digest:(0,b().shortDigest)(P),refusals:i,
weakens:T,runs:R};return(0,A().finding)("gate-approval-missing",g)}function r(s,i){return s.map(({index:h,of:P,genes:p})=>{
const T=(0,l().gravest)([...p].map(R=>i.get(R)?.verdict??"error"));return{index:h,of:P,genes:p.size,verdict:T}})}function t(s){
const[i]=s;if(!(i===void 0||s.length===i.of))return(0,A().finding)("part-of-run",{index:i.index,of:i.of,genes:i.genes.size})}
function c(s){return s==="pass"||s==="warn"?"error":s}},52288:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),
d.DECIDES=void 0,d.expiredWords=O,d.hasExpired=m,d.idleLevels=l,d.levelFindings=w,d.unknownRule=a,d.withLevels=M;function $(){
const n=f(3051);return $=function(){return n},n}function y(){const n=f(13970);return y=function(){return n},n}function b(){
const n=f(54062);return b=function(){return n},n}function N(){const n=f(13580);return N=function(){return n},n}function S(){
const n=f(95132);return S=function(){return n},n}function F(){const n=f(43767);return F=function(){return n},n}function M(n,o){
return Object.keys(o.rules).length===0?n:n.map(e=>A(e,o))}function A(n,o){const{rule:e,severity:r,layer:t}=n,c={...(0,N().
ruleOf)(e),severity:r,layer:t},s=E(o,e),i=r==="error"&&c.group&&E(o,c.group),h=s?e:c.group,P=s??(i||void 0);if(P===void 0||
h===void 0)return n;const{level:p,...T}=P,R=p==="off"?"notice":p;return R===r||R!=="error"&&!(0,F().mayBeSoftened)(c)?n:
{...n,severity:R,level:{rules:h,level:p,from:r,...T}}}function m(n,o){return n!==void 0&&n<o}function O(n,o){return`it e\
xpired on ${n} (reason: ${o})`}function E({rules:n,today:o},e){const r=Object.hasOwn(n,e)?n[e]:void 0,t=r&&(0,b().settingOf)(
r);return m(t?.until,o)?void 0:t}function l({rules:n,today:o}){return Object.entries(n).flatMap(([e,r])=>{const{level:t,
until:c,reason:s="none given"}=(0,b().settingOf)(r),i=m(c,o)?O(c,s):void 0,h=u(e,t)??i;return h===void 0?[]:[{name:e,level:t,
why:h}]})}function w(n){return l(n).map(({name:o,level:e,why:r})=>{const t=`The level \`${e}\` of \`${o}\``;return(0,S().
finding)("exception-refused",{exception:t,refusal:r})})}function u(n,o){const e=y().RULE_GROUPS,r=(0,N().checkRules)().find(
({id:c})=>c===n);return e.includes(n)?void 0:r===void 0?a(n,e):o==="error"||(0,F().mayBeSoftened)(r)||r.ignorable!==void 0?
void 0:v}const v=d.DECIDES="the rule decides whether commands may run, what a change may touch, or whether files are rea\
dable";function a(n,o=[]){const e=(0,$().nearestName)(n,[...o,...(0,N().checkRules)().map(({id:t})=>t)]);return`${o.length>
0?"there is no such rule or group":"the rule does not exist"}${e?` (did you mean \`${e}\`?)`:""}`}},49001:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.proofFindings=a,d.runFindings=m;function $(){const e=f(41330);return $=
function(){return e},e}function y(){const e=f(27199);return y=function(){return e},e}function b(){const e=f(6470);return b=
function(){return e},e}function N(){const e=f(78641);return N=function(){return e},e}function S(){const e=f(95132);return S=
function(){return e},e}function F(){const e=f(77823);return F=function(){return e},e}function M(){const e=f(57334);return M=
function(){return e},e}function A(){const e=f(6410);return A=function(){return e},e}function m(e,r,{isolation:t},c){return[
...e.commands.flatMap((i,h)=>{const P=r[h];if(P===void 0)return[];const{command:p,location:T}=i,R={location:T,subject:{...(0,y().
subjectOf)(e.asset),command:p}},g={audited:i,command:p,outcome:P,place:R};return[...u(g,c,t),...w(g,c),...l(g)]}),...O(e,
r,c)]}function O({asset:e,commands:r},t,{limits:c}){const s=r.filter((P,p)=>t[p]?.reason===M().BUDGET_SPENT),[i]=s;if(i===
void 0)return[];const h={gene:e.id,seconds:c.budget_seconds,commands:s.length};return[(0,S().finding)("budget-spent",h,{
location:i.location,subject:(0,y().subjectOf)(e)})]}const E=[["checkout_modified","checkout-modified"],["checkout_change\
d","checkout-changed"],["left_out","file-left-out"]];function l({command:e,outcome:r,place:t}){return E.flatMap(([c,s])=>{
const i=r[c];return i?[(0,S().finding)(s,{command:e,paths:i},t)]:[]})}function w({command:e,outcome:{side_effects:r},place:t},{
caches:c}){const s=r?v(r,c):[];return s.length===0?[]:[(0,S().finding)("command-writes",{command:e,paths:s},t)]}function u({
audited:e,command:r,outcome:t,place:c},{limits:{slow_command_seconds:s},network:i},h){const P=Math.round(t.duration_ms/1e3),
p=(0,F().containmentWords)(t,h,i);switch(t.status){case"failed":{const T=`failed with exit code ${t.exit_code??1}`;return[
(0,S().finding)("command-failed",{command:r,how:T,...p},c)]}case"timed_out":return t.reason===M().BUDGET_SPENT?[]:[(0,S().
finding)("command-timed-out",{command:r,seconds:P,...p},c)];case"crashed":{const T=`crashed: ${t.reason??"no exit code"}`;
return[(0,S().finding)("command-failed",{command:r,how:T,...p},c)]}case"not_runnable":{const{program:T=r}=e.plan??{};return[
(0,S().finding)("program-missing",{command:r,program:T,where:"was not found on PATH outside the checkout"},c)]}case"pass\
ed":return t.duration_ms>s*1e3?[(0,S().finding)("command-slow",{command:r,seconds:P,limit:s},c)]:[];case"skipped":{if(t.
reason===M().OUTCOME_LOST)return[(0,S().finding)("not-judged",{detail:`the command \`${r}\`: ${M().OUTCOME_LOST}`},c)];const T=(0,b().
toolOf)(e.reading);return T===void 0||T.path!==void 0?[]:[(0,S().finding)("program-missing",{command:r,program:T.name,where:"\
is not installed in `node_modules`"},c)]}case"error":case"blocked":return[]}}function v({created:e,changed:r,deleted:t},c){
const s=(0,$().default)([...c],{dot:!0});return[...e,...r,...t].filter(i=>!s(i)).sort()}function a({asset:e,commands:r},t=[]){
const c=r.map(({command:h})=>h),s=(h,P,p,T)=>{const{command:R="",location:g}=r[h]??{},j={...g&&{location:g},subject:{...(0,y().
subjectOf)(e),command:R}},I=T?"notice":"warning";return(0,S().finding)("nothing-shown",{commands:c,files:P,lines:p},{...j,
severity:I})},i=t.findIndex(({outcome:h})=>h==="nothing_shown");if(i>=0&&t.every(({outcome:h})=>n.has(h))){const{files:h=[]}=t[i]??
{};return[s(i,h,"",h.every(A().isForPeople))]}return o(t).map(h=>s(0,[h.path],(0,N().linesOf)(h),!0))}const n=new Set(["\
nothing_shown","no_subject"]);function o(e){const r=({path:s,lines:i})=>`${s}:${i.join("-")}`,t=({outcome:s,hunks:i=[]},h)=>s===
"nothing_shown"||i.some(P=>!P.noticed&&r(P)===r(h));return[...new Map(e.flatMap(s=>s.hunks??[]).map(s=>[r(s),s])).values()].
filter(s=>e.every(i=>t(i,s)))}}};
