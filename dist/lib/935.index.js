"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),
d.NOTHING_WAITS=void 0,d.findApprovals=N;function $(){const l=f(41895);return $=function(){return l},l}function O(){const l=f(
39763);return O=function(){return l},l}function b(){const l=f(1395);return b=function(){return l},l}async function N(l,w,u,v){
const{means:r}=v,n=(0,b().weakensGate)(l)?S(w.gate,r):0,s=l.genes.flatMap(h=>{const P=y(h);return P==="standard"?[]:[{gene:h,
confirmation:P,needed:S(w[P],r)}]});if(s.length===0&&n===0)return{...E,means:r};const t=await Promise.all(u.map(h=>M(h,w.
people,v))),i=u.length>1?t.map(A):t,e=s.flatMap(({gene:h,...P})=>{const p=F(i,({asking:T})=>T?.has(m(h))??!0);return P.needed>
p?[[h,{...P,given:p}]]:[]}),c=F(i,({weakensGate:h})=>h??!0),o=i.flatMap(({digest:h})=>h??[]),a=o.length===u.length?(0,b().
groupDigest)(o):void 0;return{means:r,approvals:i.flatMap(({approvals:h})=>h),refusals:i.flatMap(({refusals:h})=>h),waiting:new Map(
e),...n>c&&{gate:{needed:n,given:c}},...a!==void 0&&{digest:a}}}function S(l,w){return w==="digest"?Math.min(l,1):l}function F(l,w){
const u=l.filter(w),v=u.length>0?u:l;return v.length===0?0:Math.min(...v.map(({approvals:r})=>r.length))}async function M({
pullRequest:l,judge:w},u,{find:v}){try{const{subject:r,genes:n,weakensGate:s}=await w(),t=(0,b().approvalDigest)(r),i={people:u,
subject:r,...l!==void 0&&{pullRequest:l}},{approvals:e,refusals:c}=await v(i),o=n.filter(a=>y(a)!=="standard").map(m);return{
pullRequest:l,approvals:e,refusals:c,asking:new Set(o),weakensGate:s,digest:t}}catch(r){if(!(r instanceof $().GateError))
throw r;const n=`could not judge the head: ${r.message}`;return{pullRequest:l,approvals:[],refusals:[n]}}}function A(l){
const{pullRequest:w,approvals:u,refusals:v}=l;return w===void 0?l:{...l,approvals:u.map(r=>({...r,pull_request:w})),refusals:v.
map(r=>`pull request ${w}: ${r}`)}}function m({asset:{path:l,id:w}}){return JSON.stringify([l,w])}function y({commands:l}){
if(l.some(({plan:u})=>u===void 0))return"standard";const w=l.map(({confirmation:u})=>O().CONFIRMATIONS.indexOf(u));return O().
CONFIRMATIONS[Math.max(0,...w)]??"standard"}const E=d.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
14495:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.SYSTEM_PATH=void 0,d.isExecutable=F,d.systemTool=
S;function $(){const M=f(73024);return $=function(){return M},M}function O(){const M=f(51455);return O=function(){return M},
M}function b(){const M=f(76760);return b=function(){return M},M}const N=d.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/\
bin"].join(b().delimiter);async function S(M){for(const A of N.split(b().delimiter)){const m=(0,b().join)(A,M);if(await F(
m))return m}}async function F(M){try{return await(0,O().access)(M,$().constants.X_OK),(await(0,O().stat)(M)).isFile()}catch{
return!1}}},39092:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.commitLayer=N;function $(){const S=f(
51455);return $=function(){return S},S}function O(){const S=f(76760);return O=function(){return S},S}function b(){const S=f(
96402);return b=function(){return S},S}async function N({checkout:S,layer:F,modes:M,path:A}){const m=(0,O().join)(S,".gi\
t");if(!(await(0,$().lstat)(m).catch(()=>{}))?.isDirectory())return;const E=await(0,b().openRepository)(S,{PATH:A}),l=(0,O().
join)(F,".git","index"),w={GIT_INDEX_FILE:l},u=async(...v)=>(await E.objects(...v)).toString().trim();try{const v=[...M.
keys()],n=(await u(["hash-object","-w","--no-filters","--stdin-paths"],{input:v.map(P=>`${JSON.stringify((0,O().join)(F,
P))}
`).join("")})).split(`
`);await(0,$().mkdir)((0,O().dirname)(l),{recursive:!0}),await(0,$().cp)(E.index,l);const s=v.map((P,p)=>`${M.get(P)} ${n[p]}\
	${P}\0`);await u(["update-index","-z","--index-info"],{env:w,input:s.join("")});const t=await u(["write-tree"],{env:w}),
e=(await E.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${t}`),c=Buffer.from(e,"latin\
1"),o=await u(["hash-object","-t","commit","-w","--stdin"],{input:c});await(0,$().cp)(E.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,O().join)(F,".git","objects"),{recursive:!0,filter:P=>!P.endsWith("/info")});const a=await(0,$().readFile)((0,O().
join)(m,"HEAD"),"utf8"),h=/^ref: (refs\/\S+)\n?$/.exec(a)?.[1]??"HEAD";await(0,$().mkdir)((0,O().dirname)((0,O().join)(F,
".git",h)),{recursive:!0}),await(0,$().writeFile)((0,O().join)(F,".git",h),o)}finally{await E.close()}}},19309:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.copyCheckout=m;function $(){const u=f(73024);return $=function(){return u},
u}function O(){const u=f(51455);return O=function(){return u},u}function b(){const u=f(76760);return b=function(){return u},
u}function N(){const u=f(41895);return N=function(){return u},u}function S(){const u=f(4339);return S=function(){return u},
u}function F(){const u=f(46282);return F=function(){return u},u}function M(){const u=f(51968);return M=function(){return u},
u}const A={entries:2e5,bytes:4*1024**3};async function m(u){const v=await(0,S().temporaryFolder)(),r=()=>(0,O().rm)(v,{recursive:!0,
force:!0,maxRetries:3}),n=(0,b().join)(v,(0,b().basename)(u.directory)||"checkout");try{await y(u,n);const s=await(0,M().
copyRepository)(u.directory,n);return{guard:u.at(n),objects:s,close:r}}catch(s){throw await r(),s}}async function y(u,v){
const{directory:r,files:n,folders:s}=u,t={...A},i=async e=>{const[c,o]=[(0,b().join)(r,e),(0,b().join)(v,e)],a=await(0,O().
lstat)(c);if(t.entries-=1,t.bytes-=a.isFile()?a.size:0,t.entries<0||t.bytes<0)throw w(u);if(a.isSymbolicLink())await l(c,
o,r,v);else if(a.isFile())await(0,O().copyFile)(c,o,$().constants.COPYFILE_FICLONE);else if(a.isDirectory()){await(0,O().
mkdir)(o,{mode:a.mode});for(const{name:h}of await E(c))await i((0,b().join)(e,h))}};for(const e of s)await(0,O().mkdir)(
(0,b().join)(v,e),{recursive:!0});for(const{path:e}of n)await i(e);for(const e of u.additions)await(0,O().mkdir)((0,b().
join)(v,e,".."),{recursive:!0}),await i(e)}async function E(u){return(await(0,O().readdir)(u,{withFileTypes:!0})).filter(
({name:r})=>r!==".git")}async function l(u,v,r,n){const s=await(0,O().readlink)(u),t=(0,b().isAbsolute)(s)&&(0,F().isInside)(
r,s),i=process.platform==="win32"?"junction":void 0;await(0,O().symlink)(t?(0,b().join)(n,(0,b().relative)(r,s)):s,v,i)}
function w({directory:u}){return new(N()).GateError("containment_unavailable",`The checkout ${u} is too large to copy: i\
t has more than 200,000 files or 4 GiB.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or \
install fewer dependencies before the gate.")}},51968:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.
copyRepository=M,d.otherRepositories=w,d.safeGitConfigs=u,d.withoutSecrets=v;function $(){const r=f(73024);return $=function(){
return r},r}function O(){const r=f(51455);return O=function(){return r},r}function b(){const r=f(76760);return b=function(){
return r},r}const N=["modules","worktrees"],S=new Set(["hooks","lfs",...N]),F=["config","config.worktree"];async function M(r,n){
const s=(0,b().join)(r,".git"),t=await(0,O().lstat)(s).catch(()=>{});if(t===void 0)return[];const i=(0,b().join)(n,".git");
if(t.isDirectory())return A(s,i);const e=/^gitdir: (.+)\n?$/.exec(await(0,O().readFile)(s,"utf8"))?.[1];if(e===void 0)return[];
const c=(0,b().resolve)(r,e),o=await(0,O().readFile)((0,b().join)(c,"commondir"),"utf8").catch(()=>{});return[...o===void 0?
[]:await A((0,b().resolve)(c,o.trim()),i),...await A(c,i,new Set(["commondir","gitdir"]))]}async function A(r,n,s=new Set){
const t=[];await(0,O().mkdir)(n,{recursive:!0});for(const i of await(0,O().readdir)(r,{withFileTypes:!0})){const{name:e}=i,
[c,o]=[(0,b().join)(r,e),(0,b().join)(n,e)];S.has(e)||s.has(e)||(i.isDirectory()&&e==="objects"?(await m(c,o),t.push(c)):
i.isDirectory()?await(0,O().cp)(c,o,{recursive:!0}):i.isFile()&&F.includes(e)?await(0,O().writeFile)(o,v(await(0,O().readFile)(
c,"utf8"))):i.isFile()&&await(0,O().copyFile)(c,o))}return t}async function m(r,n){await(0,O().mkdir)((0,b().join)(n,"in\
fo"),{recursive:!0}),await(0,O().writeFile)((0,b().join)(n,"info","alternates"),`${JSON.stringify(r)}
`)}const y=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,E=/^\s*([\w-]+)\s*(?:=|$)/,l={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]};function w(r){return N.map(n=>(0,b().join)(".git",n)).filter(n=>(0,$().existsSync)((0,b().join)(r,n)))}
async function u(r){const n=F.map(t=>(0,b().join)(".git",t)),s=await Promise.all(n.map(t=>(0,O().readFile)((0,b().join)(
r,t),"utf8").catch(()=>{})));return new Map(n.flatMap((t,i)=>{const e=s[i];return e===void 0?[]:[[t,v(e)]]}))}function v(r){
let n=[];return r.split(`
`).filter(t=>{const i=y.exec(t)?.[1]?.toLowerCase();if(i!==void 0)return n=l[i]??[],n.length>0&&t.trimEnd().endsWith("]");
const e=E.exec(t)?.[1]?.toLowerCase();return e!==void 0&&n.includes(e)&&!t.endsWith("\\")}).map(t=>`${t}
`).join("")}},77823:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.containmentWords=A;function $(){const m=f(
36773);return $=function(){return m},m}function O(){const m=f(96266);return O=function(){return m},m}const b={contained:"",
change:""},N=new Set(["failed","crashed","timed_out"]),S=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${O().HOME})/`)].
map(({source:m})=>m).join("|"),"i"),F=/file watchers/,M=2e3;function A(m,{level:y},E){if(y!=="namespaces"||!N.has(m.status))
return b;if(m.limits_hit){const v=(0,$().inCode)(m.limits_hit.map(r=>`limits.${r}`));return{contained:`it reached ${v}`,
change:`If the command needs more, increase ${v} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![m.stderr,m.stdout].flatMap(({head:v,tail:r})=>[v,r]).flatMap(v=>v.split(`
`)).map(v=>v.slice(0,M)).some(v=>S.test(v)&&!F.test(v))&&m.signal!=="SIGXFSZ"?b:{contained:`it ran ${E==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.effectiveLimits=
N,d.limitsInWords=F,d.limitsOn=v,d.resourceLimits=S,d.thisMachine=u;function $(){const n=f(73024);return $=function(){return n},
n}function O(){const n=f(48161);return O=function(){return n},n}function b(){const n=f(26040);return b=function(){return n},
n}function N(n,s){const{memory_bytes:t,processes:i,open_files:e,file_bytes:c,written_bytes:o}=n;return{memory_bytes:t,memory_limited_by:s?
"control_group":"supervisor",processes:i,open_files:e,file_bytes:c,written_bytes:o}}function S(n){return[["CORE",1],["FS\
IZE",n.file_bytes],["NOFILE",n.open_files]]}function F(n){const{memory_bytes:s,memory_limited_by:t,processes:i,open_files:e}=n;
return[`memory: ${M(s)}${t==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${i}`,`ope\
n files: ${e}`,`file size: ${M(n.file_bytes)}`,`total written: ${M(n.written_bytes)}`].join(", ")}function M(n){return`${Math.
round(n/1024/1024)} MiB`}const A=1024**3,m=64*1024**2,y=1/2,E=4/5,l=2*A,w=1024*1024;function u(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,O().totalmem)()),freeBytes:process.availableMemory(),openFiles:r("Max open files")}}
function v(n,s,t){const{totalBytes:i,freeBytes:e,openFiles:c}=n,o=(a,h)=>Math.max(a/t-a/t%m,h);return{...s,memory_bytes:Math.
min(s.memory_bytes,o(i*E,l)),written_bytes:Math.min(s.written_bytes,o(e*y,w)),open_files:Math.min(s.open_files,c)}}function r(n){
const s=(0,b().attempt)(()=>(0,$().readFileSync)("/proc/self/limits","utf8"))??"",t=new RegExp(`^${n}\\s+\\S+\\s+(\\d+)`,
"m");return Number(t.exec(s)?.[1]??1/0)}},32223:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.homeFolders=
r,d.privateFolders=E,d.viewOf=l;function $(){const n=f(73024);return $=function(){return n},n}function O(){const n=f(51455);
return O=function(){return n},n}function b(){const n=f(48161);return b=function(){return n},n}function N(){const n=f(76760);
return N=function(){return n},n}function S(){const n=f(46282);return S=function(){return n},n}const F=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],M=["/nix/store","/gnu/store"],A=["null","zero","full","random","urandom"],
m="tty",y=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function E(n){const s=y.flatMap(i=>n[`GITHUB_${i}`]??
[]),t=[n.HOME,n.RUNNER_TEMP,n.XDG_RUNTIME_DIR].flatMap(i=>i??[]);return[...new Set([...t,(0,b().tmpdir)(),...s.map(N().dirname)].
filter(i=>(0,N().isAbsolute)(i)))]}async function l(n){const{programs:s,folders:t,network:i,shown:e=[],home:c=[],names:o=[]}=n,
{node:a,npm:h,machine:P}=s,p=await u([...F,...M]),R=(await Promise.all(t.map(C=>(0,O().realpath)(C).catch(()=>[])))).flat(),
g=[(0,N().dirname)(a.file),...h?[(0,N().dirname)((0,N().dirname)(h.file))]:[],...[...P.values()].flatMap(C=>w(C,R)),...i?
await v():[]].filter(C=>!p.some(k=>(0,S().isInside)(k,C))),j=R.filter(C=>p.some(k=>k!==C&&(0,S().isInside)(k,C))),I=(0,$().
existsSync)(`/dev/${m}`)?[...A,m]:A;return{system:p,emptied:j,tools:[...new Set(g),...e],devices:I,home:c,names:o}}function w({
file:n,real:s},t){const i=(0,N().dirname)(s),e=(0,N().dirname)(i),c=(0,N().basename)(i),o=c==="shims"||c==="bin"&&!t.some(
a=>(0,S().isInside)(a,e));return[(0,N().dirname)(n),i,...o?[e]:[]].filter(a=>!t.some(h=>(0,S().isInside)(a,h)))}async function u(n){
return(await Promise.all(n.map(async t=>(await(0,O().lstat)(t).catch(()=>{}))?.isDirectory()?[t]:[]))).flat()}async function v(){
const n=await(0,O().realpath)("/etc/resolv.conf").catch(()=>{});return n?.startsWith("/run/systemd/resolve/")?[(0,N().dirname)(
n)]:[]}async function r(n,s){return s===void 0||!(0,N().isAbsolute)(s)?[]:(await Promise.all([...new Set(n)].sort().map(
async i=>{const e=await(0,O().realpath)((0,N().join)(s,i)).catch(()=>{});return e===void 0||!(await(0,O().stat)(e)).isDirectory()?
[]:[{path:i,source:e}]}))).flat()}},96266:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.TEMP=d.HOME=
d.ABOVE=void 0,d.commandFolders=l,d.commandMounts=E,d.sharedMounts=y;function $(){const u=f(76760);return $=function(){return u},
u}function O(){const u=f(39491);return O=function(){return u},u}function b(){const u=f(46282);return b=function(){return u},
u}const N=d.HOME="/home/gene-gate",S=d.TEMP="/tmp",F=d.ABOVE=`${N}/above`,M=64,A="/.gene-gate",m={lower:`${A}/lower`,cover:`${A}\
/cover`,own:`${A}/own`,run:`${A}/run`,replaced:`${A}/replaced`,home:`${A}/home`,tools:`${A}/tools`};function y(u,v,r){const n=(0,$().
join)(r,"stage"),s=(i,e)=>[i,(0,$().join)(n,e)],t=(i,e,c)=>[i,(0,$().join)(n,e),"none",c];return[...u.system.map(i=>s(i,
i)),...u.emptied.map(i=>["gene-gate",(0,$().join)(n,i),"tmpfs","size=1m,mode=0755"]),t("/proc","proc","rbind"),t(v,m.lower,
"rbind"),t((0,$().join)(r,"run"),m.run,"bind"),...u.tools.map((i,e)=>s(i,w(i,e))),...u.home.map(({source:i},e)=>s(i,(0,$().
join)(m.home,String(e))))]}function E(u){const{view:v,checkout:r,privileges:n,leftOut:s=[],keepsWrites:t,replaced:i}=u,e=s.
length>0||n.adopt,c=(P,p,T)=>["gene-gate",p,P,T],o=(P,p,T="bind")=>[P,p,"none",T],a=[`lowerdir=${e?`${m.cover}:`:""}${m.
lower}`,`upperdir=${m.own}/upper`,`workdir=${m.own}/work`,...n.overlay,"X-mount.mkdir"],h=`newinstance,nosuid,noexec,mod\
e=0620,ptmxmode=0666,max=${M}`;return[o(`${m.own}/tmp`,S),o(`${m.own}/home`,N),...v.home.map(({path:P},p)=>o(`${m.home}/${p}`,
(0,$().join)(N,P))),o(`${m.own}/shm`,"/dev/shm"),c("devpts","/dev/pts",h),...v.tools.flatMap((P,p)=>{const T=w(P,p);return P===
T?[]:[o(T,P,"rbind,X-mount.mkdir")]}),t?o(m.lower,r,"bind,X-mount.mkdir"):c("overlay",r,a.join(",")),...[...i.keys()].map(
(P,p)=>o(`${m.replaced}/${p}`,(0,$().join)(r,P))),...v.names.map(P=>o(r,(0,$().join)(F,P),"rbind")),c("proc","/proc","no\
suid,nodev,noexec"),c("tmpfs",A,"ro,size=4k,mode=0755")]}function l({home:u,names:v}){const r=v.map(t=>(0,$().relative)(
N,(0,$().join)(F,t))),n=[...u.map(({path:t})=>t),...r];return["upper","work","tmp","home","shm",...[...new Set(n.flatMap(
t=>[...(0,O().foldersAbove)(t),t]))].map(t=>`home/${t}`)]}function w(u,v){return[S,N].some(n=>(0,b().isInside)(n,u))?`${m.
tools}/${v}`:u}},57334:function(U,d){Object.defineProperty(d,"__esModule",{value:!0}),d.OUTCOME_LOST=d.INTERRUPTED=d.CHECKOUT_CHANGED=
d.BUDGET_SPENT=d.BLOCKED=void 0,d.changedOutcome=A,d.countInterrupted=S,d.notRun=M,d.stopReason=F;const f=d.BLOCKED="BLO\
CKED: validation command rejected by safety check",$=d.INTERRUPTED="interrupted",O=d.BUDGET_SPENT="the time budget for a\
ll commands was spent",b=d.OUTCOME_LOST="the run returned no outcome for this command",N=d.CHECKOUT_CHANGED="files of th\
e checkout changed while the gate ran";function S(m){return m.filter(({reason:y})=>y===$).length}function F(m){return m.
reason===O?O:$}function M(m,y,E=new Date){const l={head:"",tail:"",bytes:0,truncated:!1};return{status:m,exit_code:null,
signal:null,started_at:E.toISOString(),duration_ms:0,stdout:l,stderr:l,reason:y}}function A(m,y=M("error",N)){return{...y,
status:"error",reason:N,checkout_changed:[...m]}}},22562:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),
d.outcomesOf=N,d.plansOf=b,d.refusedOutcomes=F;function $(){const m=f(6470);return $=function(){return m},m}function O(){
const m=f(57334);return O=function(){return m},m}function b({asset:m,commands:y}){const E=y.flatMap(({plan:l})=>l??[]);return{
id:m.id,plans:E.length===y.length?E:[]}}function N({commands:m},y,E){if(m.every(({plan:w})=>w!==void 0))return m.map(({plan:w},u)=>S(
w,y[u],E));const l=A(m);return m.map(({verdict:w})=>w==="block"?(0,O().notRun)("blocked",O().BLOCKED,E):(0,O().notRun)("\
skipped",l,E))}function S(m,y,E){if(y===void 0||y.plan.digest!==m?.digest)return(0,O().notRun)("skipped",O().OUTCOME_LOST,
E);const{outcome:l,changedFiles:w}=y;return w.length===0?l:{...l,checkout_modified:w}}function F(m,y,E){const l=({commands:u})=>u.
some(v=>v.verdict==="block"),w=m.filter(y?M:l);return new Map(w.map(u=>[u,N(u,[],E)]))}function M({change:m,commands:y}){
return y.length===0?m!=="removed":y.some(({plan:E})=>E===void 0)}function A(m){if(m.some(({verdict:l})=>l==="block"))return"\
another command of the gene is blocked";const E=m.flatMap(({reading:l})=>(0,$().toolOf)(l)??[]).find(({path:l})=>l===void 0);
return E?`${E.name} is not installed; install dependencies before the gate`:"the audit does not allow this gene to run; \
see its findings"}},26756:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.mentionedOf=S,d.namedRootOf=
A;function $(){const m=f(76760);return $=function(){return m},m}const O=5,b=30,N=/[^\w.@+~/\\-]+/;function S(m){const y=new Map(
m.map(E=>[E,E]));for(const E of m){const{dir:l,name:w,ext:u}=$().posix.parse(E),v=$().posix.join(l,w);u!==""&&!y.has(v)&&
y.set(v,E)}return E=>{if(E.status!=="failed"||y.size===0)return E;const{stdout:l,stderr:w}=E,u=[w,l].flatMap(({head:r,tail:n})=>[
r,n]),v=new Set([...F(u,y)].flatMap(r=>y.get(r)??[]));return v.size===0?E:{...E,left_out:[...v].sort().slice(0,O)}}}function F(m,y){
const E=new Set(m.flatMap(l=>l.split(N)));return new Set([...E].flatMap(l=>M(l).filter(w=>y.has(w))))}function M(m){const y=m.
replaceAll("\\","/").replace(/(?<![.,])[.,]+$/,"").split("/").filter(E=>E!==""&&E!=="."&&E!=="..");return y.length>b?[]:
y.flatMap((E,l)=>y.slice(l).map((w,u)=>y.slice(l,l+u+1).join("/")))}function A(m){return y=>{const{status:E,stdout:l,stderr:w}=y;
return E==="passed"||m==="/"?y:[l,w].some(({head:v,tail:r})=>[v,r].some(n=>n.includes(m)))?{...y,root:m}:y}}},46282:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.findPrograms=u,d.isInside=P;function $(){const p=f(31421);return $=function(){
return p},p}function O(){const p=f(73024);return O=function(){return p},p}function b(){const p=f(51455);return b=function(){
return p},p}function N(){const p=f(48161);return N=function(){return p},p}function S(){const p=f(76760);return S=function(){
return p},p}function F(){const p=f(57975);return F=function(){return p},p}function M(){const p=f(7723);return M=function(){
return p},p}function A(){const p=f(26040);return A=function(){return p},p}function m(){const p=f(41895);return m=function(){
return p},p}function y(){const p=f(14495);return y=function(){return p},p}const E=M().object({file:M().string(),version:M().
string(),platform:M().string(),arch:M().string()}),l="JSON.stringify({file: process.execPath, version: process.version, \
platform: process.platform, arch: process.arch})",w=2e4;async function u(p){const{path:T,checkout:R,names:g=[]}=p,j=await o(
T,R),I=await v(j,R),[C,k]=await Promise.all(["npm","npx"].map(B=>n(B,I.file,j,R))),L=await c(g,j,R),G=await i(j,R);return{
node:I,...C&&{npm:C},...k&&{npx:k},...G!==void 0&&{shell:G},machine:L,searchPath:j}}async function v(p,T){for await(const{
file:R,real:g}of h("node",p,T)){const j=await r(R,g,p),I=await a(j.file,T);if(I!==void 0)return{...j,file:I}}throw new(m()).
GateError("program_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for \
example with actions/setup-node), in a directory outside the checkout.")}async function r(p,T,R){const{execPath:g,version:j,
platform:I,arch:C}=process;if(I==="linux"&&!(0,O().existsSync)("/proc/self"))throw new(m()).GateError("containment_unava\
ilable","Commands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, \
or use --no-run.");if(T===await(0,b().realpath)(g))return{file:T,version:j,platform:I,arch:C};try{const{stdout:k}=await(0,F().
promisify)($().execFile)(p,["-p",l],{cwd:(0,S().dirname)(p),env:{PATH:R.join(S().delimiter),HOME:(0,N().homedir)(),...process.
env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:w,windowsHide:!0});return E.parse(JSON.parse(k))}catch(k){throw new(m()).
GateError("program_not_found",`${p} is the first node on PATH, but it does not work.`,"Run it manually to see the error,\
 or set up Node.js before this step (actions/setup-node).",{cause:k})}}async function n(p,T,R,g){const j=(0,S().join)("n\
ode_modules","npm","bin",`${p}-cli.js`);for(const I of[(0,S().dirname)(T),...R]){for(const k of[(0,S().join)(I,j),(0,S().
join)(I,"..","lib",j)]){const L=await s(k,p,g);if(L)return L}const C=await s((0,S().join)(I,p),p,g);if(C)return C}}async function s(p,T,R){
const g=await a(p,R);if(!g?.endsWith(`${T}-cli.js`))return;const j=(0,S().join)((0,S().dirname)(g),"..","package.json"),
I=await(0,b().readFile)(j,"utf8").catch(()=>"null"),{success:C,data:k}=M().object({name:M().literal("npm"),version:M().string()}).
safeParse((0,A().attempt)(()=>JSON.parse(I)));return C?{file:g,version:k.version}:void 0}const t="/bin/sh";async function i(p,T){
if(process.platform!=="win32")return t;for await(const{real:R}of h("git",p,T)){const g=await a((0,S().join)((0,S().dirname)(
R),"..","bin","sh.exe"),T);if(g!==void 0)return g}}const e=/^[A-Za-z0-9][\w.+-]*$/;async function c(p,T,R){const g=new Map;
for(const j of p.filter(I=>e.test(I))){const I=await h(j,T,R).next();I.done||g.set(j,I.value)}return g}async function o(p,T){
const R=new Set(p.split(S().delimiter).filter(j=>(0,S().isAbsolute)(j)));return(await Promise.all([...R].map(async j=>await a(
j,T)===void 0?[]:[j]))).flat()}async function a(p,T){const[R,g]=await Promise.all([(0,b().realpath)(p).catch(()=>{}),(0,b().
realpath)(T)]);if(R===void 0)return;const j=[R,(0,S().resolve)(p)],I=[g,(0,S().resolve)(T)];return j.some(C=>I.some(k=>P(
k,C)))?void 0:R}async function*h(p,T,R){for(const g of T){const j=(0,S().join)(g,process.platform==="win32"?`${p}.exe`:p),
I=await a(j,R);I!==void 0&&await(0,y().isExecutable)(I)&&(yield{file:j,real:I})}}function P(p,T){const R=(0,S().relative)(
p,T);return R!==".."&&!R.startsWith(`..${S().sep}`)&&!(0,S().isAbsolute)(R)}},49604:function(U,d,f){Object.defineProperty(
d,"__esModule",{value:!0}),d.NO_PROGRESS=void 0,d.groupedProgress=N,d.linesOfProgress=b;function $(){const S=f(20849);return $=
function(){return S},S}const O=d.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function b(S){let F=0,M=0;
return{...O,planned:A=>{F=A},finished:(A,{status:m,duration_ms:y})=>{M+=1;const E=(y/1e3).toFixed(1);S(`[${M}/${F}] ${m}\
 in ${E} s: ${(0,$().safeLine)(A)}`)}}}function N(S){const F=b(S.info);return{...F,planned:M=>{S.startGroup(`Run ${M} va\
lidation command${M===1?"":"s"}`),F.planned(M)},ended:()=>S.endGroup()}}},49042:function(U,d,f){Object.defineProperty(d,
"__esModule",{value:!0}),d.LISTED=void 0,d.endOf=F,d.isProof=N,d.newCodeFailed=A,d.notRun=S,d.reverted=M,d.untried=m;function $(){
const y=f(57334);return $=function(){return y},y}const O=d.LISTED=20,b=new Set(["fails_without_change","fails_when_new_c\
ode_fails"]);function N({outcome:y}){return b.has(y)}function S(y,E={}){return{files:[],kept:[],duration_ms:0,...E,outcome:"\
not_run",reason:y}}function F({status:y,signal:E,exit_code:l,reason:w=y}){return y==="passed"||y==="timed_out"&&w!==$().
BUDGET_SPENT?"passed":l===126||l===127?{reason:`it could not start (exit status ${l})`}:y==="failed"||y==="crashed"&&E!==
null?"failed":{reason:w}}function M(y,E,{files:l,missing:w}){const u={...y,files:l.slice(0,O)},v=F(E);if(v==="passed")return u;
if(v!=="failed")return S(v.reason,u);if(w.length===0)return{...u,outcome:"fails_without_change"};const r=w.slice(0,O).map(
n=>`\`${n}\``);return S(`without the change, ${r.join(", ")} cannot be loaded`,u)}function A(y,E,l){const{reason:w,...u}=y,
v=F(E);return v==="failed"?{...u,outcome:"fails_when_new_code_fails",files:[l]}:v!=="passed"?S(v.reason,y):y.outcome==="\
not_run"?y:{...y,files:[...y.files,l]}}function m({newNames:y,adds:E},l){const[w]=y;if(!E&&w===void 0)return{files:[],kept:[],
duration_ms:0,...l,outcome:"no_subject"};const u=w===void 0?"files":`\`${w}\``;return S(`the change only adds ${u}, with\
out a function that can be made to fail`,l)}},24222:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.differencesOfAll=
F;function $(){const y=f(57975);return $=function(){return y},y}function O(){const y=f(80401);return O=function(){return y},
y}function b(){const y=f(97921);return b=function(){return y},y}const N=2e3,S=1e4;function F(){let y=S;return(E,l,w)=>{if(y<=
0||l===w)return[];const u=Math.min(N,y),v=M(E,l,w,u),r=v.map(({count:n,removed:s})=>n+s.split(`
`).length);return y-=v.length>0?r.reduce((n,s)=>n+s,0):u,v}}function M(y,E,l,w=N){const u={context:0,maxEditLength:w},v=(0,O().
structuredPatch)("","",E,l,"","",u),[r,n]=[E,l].map(t=>m(y,t)),s=(t=[],i,e)=>t.slice(i-1,i-1+e).flatMap(c=>c.trimEnd()||
[]);return(v?.hunks??[]).map(({oldStart:t,oldLines:i,newStart:e,newLines:c,lines:o})=>({start:e-1,count:c,isCode:!(0,$().
isDeepStrictEqual)(s(r,t,i),s(n,e,c)),removed:o.flatMap((a,h)=>a.startsWith("-")?`${a.slice(1)}${o[h+1]?.startsWith("\\")?
"":`
`}`:[]).join("")}))}const A=/^[ \t]*(?:\/\/.*|#(?:[ \t#].*)?|--(?:[ \t].*)?|\/\*.*\*\/|<!--.*-->)[ \t]*\r?$/gm;function m(y,E){
if(E.length>b().LONGEST_FILE)return E.split(`
`);const l=(0,b().languageOf)(y)?.masked??A;return E.replaceAll(l,u=>/^\s*(?:\/[/*]|#|--|<)/.test(u)?u.replaceAll(/[^\n]+/g,
" "):u.replaceAll(`
`,`"
"`)).split(`
`)}},55007:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.hunksOf=F;function $(){const M=f(76760);return $=
function(){return M},M}function O(){const M=f(6410);return O=function(){return M},M}const b=20,N=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
S=600;function F(M,A=[]){const m=({path:w,text:u})=>!(0,O().isGenerated)(w)&&!N.test(u.slice(0,S));if(!M.every(m))return[];
const y=A.map(w=>new Set(w.match(/[\w$-]+/g))),E=({path:w})=>{const{dir:u,name:v}=$().posix.parse(w),r=/^(?:index|mod|__init__)$/.
test(v)?$().posix.basename(u):v,n=y.findIndex(s=>s.has(r));return n<0?A.length:n};return M.filter(({path:w})=>!(0,O().isForPeople)(
w)).sort((w,u)=>E(w)-E(u)).flatMap(({path:w,before:u,text:v,differs:r})=>{const n=v.split(/(?<=\n)/);return r.flatMap(({
start:s,count:t,removed:i,isCode:e})=>{const c=s+t;if(!e)return[];const o=[...n.slice(0,s),i,...n.slice(c)].join(""),a={
...u,content:Buffer.from(o)};return[{path:w,lines:[s+1,c],reverted:a}]})}).slice(0,b)}},6410:function(U,d,f){Object.defineProperty(
d,"__esModule",{value:!0}),d.isForPeople=l,d.isGenerated=y,d.isKept=A,d.isManifest=M;function $(){const w=f(76760);return $=
function(){return w},w}function O(){const w=f(95244);return O=function(){return w},w}const b=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
N=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
S=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,F=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function M(w){const u=$().posix.basename(w);return(0,O().isPackageFile)(u)||b.test(u)}function A(w){const u=$().posix.basename(
w);return(0,O().isOfTests)(w)||(0,O().isLockfile)(u)||M(w)||[F,S].some(v=>v.test(w))||N.test(u)||(0,O().toolThatFinds)(w)!==
void 0}const m=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function y(w){return m.test(w)}const E=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function l(w){
return(0,O().isDocument)(w)&&!(0,O().isProgramCode)(w)||E.test(w)}},97921:function(U,d,f){Object.defineProperty(d,"__esM\
odule",{value:!0}),d.LONGEST_FILE=void 0,d.languageOf=e;function $(){const c=f(76760);return $=function(){return c},c}const O=d.
LONGEST_FILE=1e5;function b(...c){return new RegExp(c.join("|"),"g")}const N=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,
S=String.raw`"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,1000}'`,F="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[\
^{}`]*\\})*\\}|[^`\\\\$]+|\\$))\\k<part>){0,1000}`",M=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
A=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,m=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
y=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,E=String.raw`\s*:\s*(?:[^\s;{}()=]|${y})(?:[^;{}()=]|${y})*`,l=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
w=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,u=String.raw`^(?:${E}?)?\s*=>`,
v={extensions:["js","mjs","cjs","ts","mts","cts","tsx","jsx"],masked:b(N,S,F,M),forms:[{after:new RegExp(String.raw`${u}\s*\{`),
unless:l},{after:new RegExp(u),before:w,unless:l,isExpression:!0},{after:new RegExp(String.raw`^(?:${E})?\s*\{`),before:m,
unless:A}],failing:(c,{indent:o,end:a})=>[`if (${c}) {`,`${o}throw new Error()${a}`,"}"],always:"Date.now() > 0",loaded:{
condition:"Object.isFrozen(EvalError)",end:({end:c})=>`
Object.freeze(EvalError)${c}
`},declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/(?<![\w$])[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},r=['"""',"'''"].map(c=>`${c}(?:\\\\[\\s\\S]|(?!${c}\
)[\\s\\S])*${c}`),n=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...r,S].join("|")})(?=[ \t]*(?:[;#\n]|$))`,s={extensions:[
"py"],masked:b(...r,S,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:(c,{indent:o})=>[`if ${c}:`,`${o}raise RuntimeError`],always:"__name__",loaded:{condition:"__doc__ == __name__",
end:()=>`

__doc__ = __name__
`},declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(n),isIndented:!0},t={masked:b(N,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/,after:/^(?:[^{};=<\n]|(?=(?<all><[^{};\n]*>))\k<all>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},
i=[v,s,{...t,extensions:["rs"],failing:(c,{indent:o})=>[`if ${c} {`,`${o}panic!();`,"}"],always:"std::env::args().count(\
) > 0",declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...t,extensions:["go"],failing:(c,{indent:o})=>[`if ${c} {`,
`${o}panic(0)`,"}"],always:'len("") == 0',loaded:{condition:"loadedForProof",end:()=>`
var loadedForProof bool

func init() {
	loadedForProof = true
}
`},declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm}];function e(c){const o=$().posix.
extname(c).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(c))return i.find(({extensions:a})=>a.includes(o))}},61023:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.requirePlaces=F,d.writeFiles=M,d.writeLayer=A;function $(){const m=f(
51455);return $=function(){return m},m}function O(){const m=f(76760);return O=function(){return m},m}function b(){const m=f(
39092);return b=function(){return m},m}function N(){const m=f(39491);return N=function(){return m},m}function S(){const m=f(
93028);return S=function(){return m},m}function F(m,y){const E=w=>!(0,S().isRegular)(y.stat(w)?.kind??"file")||(0,N().foldersAbove)(
w).some(u=>(y.stat(u)?.kind??"directory")!=="directory"),l=m.find(E);if(l!==void 0)throw new Error(`\`${l}\` cannot be ta\
ken back: something else has its place`)}async function M(m,y){for(const[E,{content:l,isExecutable:w}]of y){const u=(0,O().
join)(m,E);await(0,$().mkdir)((0,O().dirname)(u),{recursive:!0}),await(0,$().writeFile)(u,l),await(0,$().chmod)(u,w?493:
420)}}async function A(m,y,E){const{checkout:l,isCommitted:w,path:u}=E;await M(m,y);const v=new Map([...y].map(([r,{isExecutable:n}])=>[
r,n?"100755":"100644"]));w&&await(0,b().commitLayer)({checkout:l,layer:m,modes:v,path:u});for(const r of await(0,$().readdir)(
m,{recursive:!0,withFileTypes:!0})){const n=(0,O().join)(r.parentPath,r.name),s=await(0,$().lstat)((0,O().join)(l,(0,O().
relative)(m,n))).catch(()=>{});r.isDirectory()&&s&&await(0,$().chmod)(n,s.mode&511)}}},41100:function(U,d,f){Object.defineProperty(
d,"__esModule",{value:!0}),d.droppedPackages=v,d.newNames=A,d.withOwnTests=S,d.withoutRest=l,d.wordsOf=m;function $(){const r=f(
93028);return $=function(){return r},r}function O(){const r=f(6410);return O=function(){return r},r}function b(){const r=f(
97921);return b=function(){return r},r}function N(r,n){return(0,b().languageOf)(r)?.ownTests?.exec(n)?.index??n.length}function S(r,n,s){
const t=s.slice(N(r,s));if(t==="")return n;const i=n.toString("utf8");return Buffer.from(i.slice(0,N(r,i))+t)}function F(r,n){
const s=(0,O().isGenerated)(r)?void 0:(0,b().languageOf)(r)?.declares;return s===void 0?[]:[...n.slice(0,N(r,n)).matchAll(
s)].flatMap(t=>t.slice(1).flatMap((i="")=>i.match(M)??[]))}const M=/[\w$]+/g;function A({path:r,before:{content:n},text:s}){
const t=new Set(F(r,n.toString("utf8")));return[...new Set(F(r,s))].filter(i=>!t.has(i))}function m(r,n){if(n.length===0)
return new Set;const s=n.map(({path:e,text:c})=>c.slice(N(e,c))),t=[...r,...s].flatMap(e=>e.match(M)??[]),i=r.some(e=>/^import\s+[\w$]/m.
test(e))?["default"]:[];return new Set([...t,...i])}const y=/^\s*(?:(?:import|from|use|pub use|mod|#include)\b.*|(?:const|let|var)\b.*\brequire\(.*)?\r?$/,
E=r=>r.split(`
`).every(n=>y.test(n));function l({path:r,text:n,differs:s},t){const i=n.split(/(?<=\n)/),e=s.map(({start:h,count:P})=>i.
slice(h,h+P).join("")),c=t.flatMap(h=>{const P=e.filter(p=>F(r,p).includes(h));return P.length>0?P:e.filter(p=>p.match(M)?.
includes(h))});let o=0,a="";for(const[h,{start:P,count:p,removed:T}]of s.entries()){const R=e[h]??"",g=c.includes(R)||E(
R);a+=i.slice(o,P).join("")+(g&&R!==""?R:T),o=P+p}return Buffer.from(a+i.slice(o).join(""))}const w=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,
u=new RegExp(String.raw`(?:["']|\b(?:import|from|use)\s+)(${w.source})`,"gi");async function v(r,n,s,t){const i=a=>a.match(
w)??[],e=new Set;for(const{path:a}of r){if(!(0,O().isManifest)(a)||![s,t].every(T=>(0,$().isRegular)(T.stat(a)?.kind)))continue;
const[h,P]=await Promise.all([s.read(a),t.read(a)]),p=new Set(i(P.toString("utf8")));for(const T of i(h.toString("utf8")))
p.has(T)||e.add(T)}if(e.size===0)return[];const c=a=>[...a.matchAll(u)].map(({1:h=""})=>h),o=n.flatMap(({before:{content:a},
text:h})=>{const P=new Set(c(h));return c(a.toString("utf8")).filter(p=>!P.has(p))});return[...new Set(o)].filter(a=>e.has(
a))}},30368:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.failNewFunctions=M;function $(){const r=f(
97921);return $=function(){return r},r}const O=200,b=400,N=1e4,S=1e3,F=/^#!|\bprocess\.argv\b|\brequire\.main\b|\bimport\.meta\.main\b|\bsys\.argv\b|["']__main__["']/;
function M({path:r,text:n,isNew:s}){const t=(0,$().languageOf)(r);if(t===void 0||n.length>$().LONGEST_FILE)return;const{
masked:i,forms:e,always:c}=t,o=F.test(n)?void 0:t.loaded,a=n.replaceAll(i,k=>k.replaceAll(/[^\n]/g," ")),h=A(n),P=t.failing(
o?.condition??c,h),p=m(a),T=new Map;for(const{start:k,end:L}of y(a,p,t)){if(s?.(k)===!1)continue;const G=a.slice(L,L+b),
B=e.find(({after:V})=>V.test(G)),H=a.slice(Math.max(0,k-O),k);if(!B||B.unless?.test(H)||B.before?.test(H)===!1)continue;
const _=L+(B.after.exec(G)?.[0].length??0),W=B.isExpression?v({text:n,code:a},_,P,h):E({text:n,failing:P,close:p.get(_-1)},
_,t,h);W&&T.set(W.at,{...W,from:k})}if(T.size===0)return;let R="",g=0,j=0;for(const k of[...T.values()].sort((L,G)=>L.from-
G.from))k.from<j||k.at<g||(R+=n.slice(g,k.at)+k.text.replaceAll(`
`,h.newline),g=k.end,j=Math.max(k.end,k.close??0));const I=n.slice(g);if(o===void 0)return R+I;const C=`${I.endsWith(`
`)?"":`
`}${o.end(h)}`;return R+I+C.replaceAll(`
`,h.newline)}function A(r){return{end:/;[ \t]*(?:\}|\r?$)/m.test(r)?";":"",indent:/^(\t| {2,8})\S/m.exec(r)?.[1]??"  ",newline:r.
includes(`\r
`)?`\r
`:`
`}}function m(r){const n=new Map,s=[];for(const{index:t,0:i}of r.matchAll(/[()[\]{}]/g))if("([{".includes(i))s.push(t);else{
const e=s.pop();e!==void 0&&n.set(e,t)}return n}function y(r,n,{bareParameter:s}){const t=[...n].filter(([e,c])=>r[e]===
"("&&r[c]===")"),i=s?[...r.matchAll(s)]:[];return[...t.map(([e,c])=>({start:e,end:c+1})),...i.map(({index:e,0:c})=>({start:e,
end:e+c.length}))]}function E({text:r,failing:n,close:s},t,{preamble:i,isIndented:e},c){const o=i?.exec(r.slice(t,t+N))?.[0].
length??0,a=t+o,[,h="",P=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(r.slice(a))??[],p=s===void 0?{}:{close:s},T=l(
r,t),R=n.map(C=>`
${T}${c.indent}${C}`);if(P!==""){const C=r.slice(a+h.length+P.length),k=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(C)?.[1]??
`${T}${c.indent}`,L=n.map(B=>`
${k}${B}`),G=a+h.length;return{at:G,end:G,text:L.join(""),...p}}if(e&&o>0)return;const g=r.slice(a,s).trimStart(),j=a+h.
length;if(e)return{at:a,end:j,text:`${R.join("")}
${T}${c.indent}`};if(s===void 0||g.includes(`
`))return{at:a,end:j,text:`${R.join("")}
${T}${c.indent}`,...p};const I=g.trim()===""?"":`
${T}${c.indent}${g.trim()}`;return{at:a,end:s,text:`${R.join("")}${I}
${T}`,close:s}}function l(r,n){return/^[ \t]*/.exec(r.slice(r.lastIndexOf(`
`,n-1)+1))?.[0]??""}const w=/\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/y,u=".?:&|+*/%<>=,-";function v({text:r,code:n},s,t,{
indent:i,end:e}){const c=n.slice(s,s+S);let o=0,a=0,h="";for(;a<c.length;a+=1){const L=c.charAt(a);if(o===0&&")]},;".includes(
L)||(w.lastIndex=a,o===0&&L===`
`&&h!==""&&!u.includes(h)&&!w.test(c)))break;"([{".includes(L)?o+=1:")]}".includes(L)&&(o-=1);const G=r.charAt(s+a);(L.trim()!==
""||"'\"`".includes(G))&&(h=G)}const P=s+a,p=r.slice(s,P),T=p.trim();if(o!==0||a===S||T===""||(T.match(/`/g)?.length??0)%
2===1)return;const g=l(r,s),j=/^\s*\n/.test(p)?T:T.replaceAll(`
`,`
${i}`),C=m(n.slice(s,P).trim()).get(0)===T.length-1&&/^\(\{|^\([^\n]*\)$/.test(j)?j.slice(1,-1):j,k=[...t,`return ${C}${e}`];
return{at:s,end:P,text:` {
${k.map(L=>`${g}${i}${L}
`).join("")}${g}}`}}},14148:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.proveChange=v;function $(){
const e=f(86191);return $=function(){return e},e}function O(){const e=f(59490);return O=function(){return e},e}function b(){
const e=f(87952);return b=function(){return e},e}function N(){const e=f(67147);return N=function(){return e},e}function S(){
const e=f(57334);return S=function(){return e},e}function F(){const e=f(49604);return F=function(){return e},e}function M(){
const e=f(64474);return M=function(){return e},e}function A(){const e=f(49042);return A=function(){return e},e}function m(){
const e=f(55007);return m=function(){return e},e}function y(){const e=f(61023);return y=function(){return e},e}function E(){
const e=f(30368);return E=function(){return e},e}function l(){const e=f(3302);return l=function(){return e},e}const w=2,
u=2e3;async function v(e,c){const{policy:o,change:a}=c;if(o.proof==="off"||a===void 0)return new Map;const h=[...e].filter(
([{gene:g},j])=>(g.change==="added"||g.change==="modified")&&j.every(({outcome:C})=>C.status==="passed")),P=new Set(a.files.
map(({path:g})=>g)),p=([{gene:g}])=>{const j=g.commands.flatMap(({reading:I})=>(0,$().startedFiles)(I));return[...new Set(
j)].sort()},T=(0,O().groupBy)(h,g=>p(g).filter(j=>P.has(j)).join("\0")),R=new Map;for(const g of T.values()){const j=[...new Set(
g.flatMap(p))],I=g.flatMap(([{id:k},L])=>L.map(({plan:G,outcome:{duration_ms:B}})=>({id:k,plans:[{...G,timeoutMs:w*B+u}]}))),
C=await r(I,j,a,c).catch(({message:k})=>I.map(()=>(0,A().notRun)(k)));for(const[{gene:k},{length:L}]of g)R.set(k,C.splice(
0,L))}return R}async function r(e,c,o,a){const h=await(0,l().subjectOf)(o,a.tree,c),P={files:[],kept:h.kept.slice(0,A().
LISTED),duration_ms:0},p=h.added.flatMap(n);if(h.files.length===0&&p.length===0){const L=(0,A().untried)(h,P);return e.map(
()=>L)}const T=a.checkout.additions.find((0,N().everything)((0,b().dependencyFolders)(a.policy)).areBuilt);if(T!==void 0&&
a.rebuild===void 0){const L=`commands can read \`${T}\`, which was built with the change before the gate`;return e.map(()=>(0,A().
notRun)(L,P))}const R=i(e,a),g=e.map(()=>({...P,outcome:"nothing_shown"})),j=[],I=()=>g.flatMap((L,G)=>(0,A().isProof)(L)?
[]:G),C=async(L,G)=>{for(const[B,H]of await R(L,I())){const _=g[B],W=G(_,H);g[B]={...W,duration_ms:_.duration_ms+H.duration_ms},
(0,A().isProof)(W)&&(j[B]=L)}};h.files.length>0&&await C(h.before,(L,G)=>(0,A().reverted)(L,G,h));for(const[L,{path:G,layer:B}]of p.
entries()){if(I().length===0)break;if((L>0||h.files.length>0)&&performance.now()>a.end){for(const H of I())g[H]=(0,A().notRun)(
"there was no time for all new files",g[H]);break}await C(B,(H,_)=>(0,A().newCodeFailed)(H,_,G))}a.policy.a2a.require_proof!==
"none"&&await s(g,j,R);const k=[...e.flatMap(({plans:L})=>L.map(({command:G})=>G)),...h.texts];return await t(g,{...h,texts:k},
a,R),g}function n(e){const{path:c,isExecutable:o}=e,a=(0,E().failNewFunctions)(e);return a===void 0?[]:[{path:c,layer:new Map(
[[c,{content:Buffer.from(a),isExecutable:o}]])}]}async function s(e,c,o){const a=[...e.keys()].filter(P=>c[P]!==void 0),
h=await o(new Map,a);for(const[P=new Map,p]of(0,O().groupBy)(a,T=>c[T])){const T=await o(P,p);for(const R of p){const[g,
j]=[h.get(R),T.get(R)];if(g&&(0,A().endOf)(g)==="passed"&&j&&(0,A().endOf)(j)==="failed")continue;const I="the results w\
ere different the second time";e[R]={...e[R],outcome:"nothing_shown",reason:I}}}}async function t(e,{edited:c,files:o,texts:a},{
signal:h,end:P},p){const T=[...e.keys()].filter(I=>e[I]?.outcome==="fails_without_change"),R=o.length===1&&c[0]?.differs.
length===1,g=AbortSignal.timeout(Math.max(0,Math.round(P-performance.now()))),j=AbortSignal.any([h,g]);for(const{path:I,
lines:C,reverted:k}of T.length>0?(0,m().hunksOf)(c,a):[]){if(j.aborted)return;const L=R?void 0:await p(new Map([[I,k]]),
T,j);for(const G of T){const B=L?.get(G),H=R?"failed":B&&(0,A().endOf)(B);if(H===void 0||typeof H=="object")continue;const _=e[G],
W={path:I,lines:[...C],noticed:H==="failed"};e[G]={..._,hunks:[..._.hunks??[],W]}}}}function i(e,c){const{backend:o,checkout:a,
change:h,concurrency:P,path:p,rebuild:T}=c,R=h?.isCommitted===!0,g={backend:o,directory:a.directory,close:void 0},j=async(I,C,k)=>{
const L=C.map(H=>({...e[H],at:H})),G={backend:I,progress:F().NO_PROGRESS,concurrency:P,signal:k},B=await(0,M().runPlans)(
L,G);return new Map([...B].flatMap(([{at:H},[_]])=>_?[[H,_.outcome]]:[]))};return async(I,C,k=c.signal)=>{if(I.size===0)
return j(o,C,k);const L=T&&o.cover?await T(I,k).catch(({message:G})=>G):g;if(typeof L=="string"){const G=(0,S().notRun)(
"error",`\`prepare\` could not run again: ${L}`);return new Map(C.map(B=>[B,G]))}try{const G={checkout:L.directory,isCommitted:R,
path:p},B=await L.backend.cover?.(H=>(0,y().writeLayer)(H,I,G));if(B)return await j(B,C,k)}finally{await L.close?.()}throw new Error(
"without namespaces, commands share one checkout, which must stay as it is")}}},3302:function(U,d,f){Object.defineProperty(
d,"__esModule",{value:!0}),d.subjectOf=l;function $(){const r=f(95244);return $=function(){return r},r}function O(){const r=f(
93028);return O=function(){return r},r}function b(){const r=f(24222);return b=function(){return r},r}function N(){const r=f(
6410);return N=function(){return r},r}function S(){const r=f(97921);return S=function(){return r},r}function F(){const r=f(
61023);return F=function(){return r},r}function M(){const r=f(41100);return M=function(){return r},r}const A=new Set(["s\
ymlink","submodule"]),m=2e3,y=50*1024**2,E=5;async function l({files:r,base:n,assets:s},t,i){const e=({path:D})=>i.includes(
D)||(0,N().isKept)(D),c=({path:D,oldPath:x=D})=>[n.stat(x),t.stat(D)].some(Y=>A.has(Y?.kind)),o=D=>e(D)||c(D),a=r.filter(
({path:D})=>!s.has(D)),h=a.filter(o),P=a.filter(D=>!o(D)),p=P.length===0&&h.find(D=>!e(D));if(p)throw new Error(`\`${p.path}\
\` is a link or a submodule, which is not taken back`);const T=P.filter(({status:D})=>D==="added"),R=P.filter(({status:D})=>D!==
"added"),{edits:g,before:j,edited:I}=await w(R,n,t),C=async D=>(await t.read(D)).toString("utf8"),k=await Promise.all(T.
map(async({path:D,newMode:x})=>{const Y=x==="100755";return{path:D,text:await C(D),isExecutable:Y}})),L=D=>Promise.all(D.
filter(x=>(0,O().isRegular)(t.stat(x)?.kind)).map(C)),G=I.length>0?await L(h.map(({path:D})=>D)):[],B=(0,M().wordsOf)([...G,
...k.map(({text:D})=>D)],I),H=I.map(D=>({file:D,names:(0,M().newNames)(D)})),_=H.flatMap(({file:D,names:x})=>{const Y=x.
filter(K=>B.has(K));return Y.length>0?[{file:D,names:Y}]:[]});for(const{file:D,names:x}of _.length>0?H:[]){const Y=(0,M().
withoutRest)(D,x);Y.toString("utf8")===D.text?j.delete(D.path):j.set(D.path,{...D.before,content:Y})}const W=({path:D})=>(0,S().
languageOf)(D)&&!(0,N().isGenerated)(D),V=k.filter(W);V.sort((D,x)=>x.text.length-D.text.length);const X=_.map(({file:D})=>u(
D));return{before:j,edited:I,files:g.map(({path:D})=>D).filter(D=>j.has(D)||!t.stat(D)),added:[...X,...V].slice(0,E),newNames:_.
flatMap(({names:D})=>D),missing:await(0,M().droppedPackages)(h,I,n,t),kept:h.map(({path:D})=>D),texts:I.length>0?[...await L(
i),...G]:[],adds:T.some(({path:D})=>!(0,N().isForPeople)(D))}}async function w(r,n,s){const t=r.filter(o=>o.oldOid!==o.newOid||
o.oldMode!==o.newMode),i=new Map,e=[],c=(0,b().differencesOfAll)();t.length>0&&v(r,n,s);for(const o of t.length>0?r:[]){
const{path:a,oldPath:h=a,oldMode:P,newMode:p}=o,T={content:await n.read(h),isExecutable:P==="100755"};if(i.set(h,T),o.status===
"deleted"||!t.includes(o))continue;const R=(await s.read(a)).toString("utf8"),g=(0,M().withOwnTests)(a,T.content,R);if(i.
set(a,{...T,content:g}),g.includes(0))continue;const j=c(a,g.toString("utf8"),R);j.length===0||j.some(C=>C.isCode)||!(0,$().
isProgramCode)(a)||P!==p?e.push({path:a,before:{...T,content:g},text:R,differs:j}):i.delete(a)}return{edits:t,before:i,edited:e}}
function u({path:r,text:n,before:{isExecutable:s},differs:t}){const i=[0];for(const o of n.split(/(?<=\n)/))i.push((i.at(
-1)??0)+o.length);const e=t.map(({start:o,count:a})=>[i[o]??0,i[o+a]??n.length]);return{path:r,text:n,isExecutable:s,isNew:o=>e.
some(([a,h])=>o>=a&&o<h)}}function v(r,n,s){const t=r.map(({path:e,oldPath:c=e})=>c),i=t.reduce((e,c)=>e+(n.stat(c)?.size??
0),0);if(t.length>m||i>y)throw new Error(`${t.length} files with ${i} bytes are too many to take back`);(0,F().requirePlaces)(
t,s)}},63682:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.NOTHING_RAN=void 0,d.requestOf=p,d.runAudited=
i,d.withinBudget=R;function $(){const g=f(48161);return $=function(){return g},g}function O(){const g=f(97247);return O=
function(){return g},g}function b(){const g=f(60210);return b=function(){return g},g}function N(){const g=f(57430);return N=
function(){return g},g}function S(){const g=f(87952);return S=function(){return g},g}function F(){const g=f(19309);return F=
function(){return g},g}function M(){const g=f(10582);return M=function(){return g},g}function A(){const g=f(32223);return A=
function(){return g},g}function m(){const g=f(57334);return m=function(){return g},g}function y(){const g=f(22562);return y=
function(){return g},g}function E(){const g=f(26756);return E=function(){return g},g}function l(){const g=f(46282);return l=
function(){return g},g}function w(){const g=f(14148);return w=function(){return g},g}function u(){const g=f(64474);return u=
function(){return g},g}const v=4*1024*1024,r=6e4,n=5e3,s=4,t=2*1024;async function i(g,j){const I=new Date,C=o(g,j),{checkout:k,
path:L,policy:G,progress:B,signal:H,shown:_,again:W}=j,V=(0,y().refusedOutcomes)(g.genes,k!==void 0,I);if(k===void 0||C.
length===0)return{...T,outcomes:V};const{directory:X,leftOut:D}=k,x=C.flatMap(z=>z.plans),Y=new Set(x.map(z=>z.program)),
K=await(0,l().findPrograms)({path:L,checkout:X,names:[...Y]}),Q=G.concurrency==="cores"?(0,$().availableParallelism)():G.
concurrency;let J;const un=async()=>_!==void 0?X:(J=await(0,F().copyCheckout)(k),J.guard.directory),{chooseBackend:on}=await Promise.
all([f.e(670),f.e(2342)]).then(f.bind(f,60670)),sn={programs:K,outputBytes:h(G.limits.output_bytes,g.genes),limits:(0,M().
limitsOn)((0,M().thisMachine)(),G.limits,Q),lanes:Q,network:G.network==="allow",replaced:await a(g,j.tree),folders:j.privateFolders,
names:[...new Set(x.flatMap(({checkoutAs:z})=>z??[]))],home:await(0,A().homeFolders)([...G.home_caches,...(0,S().homeDependencies)(
G)],j.home)},{backend:q,isolation:rn,close:dn}=await on({...sn,shareFolder:un,checkout:X,leftOut:D,signal:H,..._&&{shown:_},
requested:p(G.containment,j.fork)}),an=q.level==="namespaces",nn=an?Q:1,fn=async()=>{const z=performance.now(),Z=await R(
G.limits.budget_seconds*1e3,H,en=>(0,u().runPlans)(C,{backend:q,progress:B,concurrency:nn,signal:en,guard:J?.guard??k})),
tn=W&&e(W,en=>on({...sn,...en})),gn={...j,checkout:k,backend:q,concurrency:nn,rebuild:tn},wn=performance.now()-z+(W?.durationMs??
0);return{runs:Z,proofs:await c(Z,gn,wn)}},{runs:ln,proofs:mn}=await fn().finally(()=>Promise.all([dn(),J?.close()])),pn=[
(0,E().mentionedOf)(D),(0,E().namedRootOf)(J?.guard.directory??X)],hn=z=>pn.reduce((Z,tn)=>tn(Z),z),cn=C.map(z=>{const{gene:Z}=z;
return[Z,(0,y().outcomesOf)(Z,ln.get(z)??[],I).map(hn)]});return{outcomes:new Map([...V,...cn]),interrupted:(0,m().countInterrupted)(
cn.flatMap(([,z])=>z)),isolation:{...rn,description:`${rn.description} ${P(an,nn)}`},nodeOf:()=>K.node,proofs:mn}}function e(g,j){
return async(I,C)=>{const{checkout:k,shown:L,close:G}=await g.run(I,C),{directory:B,leftOut:H}=k,W=await j({checkout:B,leftOut:H,
shown:L,signal:C,requested:"require"}).catch(async X=>{throw await G(),X}),{backend:V}=W;return{backend:V,directory:B,close:()=>Promise.
all([W.close(),G()])}}}function c(g,j,I){const C=performance.now()+Math.max(n,I);return R(Math.max(r,I),j.signal,k=>(0,w().
proveChange)(g,{...j,signal:k,end:C}))}function o(g,{waiting:j}){return g.genes.filter(I=>!j.has(I)).map(I=>({...(0,y().
plansOf)(I),gene:I})).filter(({plans:I})=>I.length>0)}async function a(g,j){const I=new Set((0,O().isOfChange)(g)?g.files.
map(({path:k})=>k):[]),C=await(0,b().npmrcCopies)(j,I);return new Map(C.flatMap(({path:k,text:L,dropped:G})=>G.length>0&&
L!==void 0?[[k,L]]:[]))}function h(g,j){const I=j.flatMap(L=>(0,y().plansOf)(L).plans),C=new Set(I.map(({digest:L})=>L)),
k=Math.floor(v/(C.size*s));return Math.min(g,Math.max(k,t))}function P(g,j){return g?j===1?"One command at a time.":`Up \
to ${j} commands at once.`:"One command at a time, because all commands share the checkout."}function p(g,j){return g===
"require-for-forks"?j?"require":"auto":g}const T=d.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:N().NOTHING_RUN,
nodeOf:()=>process};async function R(g,j,I){const C=new AbortController,k=setTimeout(()=>C.abort(m().BUDGET_SPENT),g);try{
return await I(AbortSignal.any([j,C.signal]))}finally{clearTimeout(k)}}},20849:function(U,d,f){Object.defineProperty(d,"\
__esModule",{value:!0}),d.safeLine=b,d.withoutLogCommands=N;function $(){const S=f(77598);return $=function(){return S},
S}const O=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function b(S,F=200){const M=S.replace(O,m=>`\\u{${m.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),A=Array.from(M);return A.length<=F?M:`${A.slice(0,F-1).
join("")}\u2026`}async function N(S,F){const M=(0,$().randomUUID)();S(`::stop-commands::${M}`);try{return await F()}finally{
S(`::${M}::`)}}},64474:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.runPlans=b;function $(){const E=f(
41895);return $=function(){return E},E}function O(){const E=f(57334);return O=function(){return E},E}async function b(E,l){
const{backend:w,progress:u,concurrency:v}=l,r=new Map(E.flatMap(({plans:o})=>o.map(a=>[a.digest,a]))),n=new Map;for(const o of r.
values()){const a=A(()=>w.check(o));a&&n.set(o.digest,a)}const s=new AbortController,t=AbortSignal.any([l.signal,s.signal]),
i=N(v),e=S(M({...l,signal:t},n)),c=async({plans:o})=>{try{return await F(o,e,t)}catch(a){throw s.abort(),a}};u.planned(r.
size);try{const o=E.map(h=>i(()=>c(h)));await Promise.allSettled(o);const a=m(await Promise.all(o));return new Map(E.map(
(h,P)=>[h,a[P]??[]]))}finally{u.ended()}}function N(E){const l=[];let w=E;return async u=>{w===0?await new Promise(v=>l.
push(v)):w-=1;try{return await u()}finally{const v=l.shift();v?v():w+=1}}}function S(E){const l=new Map;return w=>{const u=l.
get(w.digest)??E(w);return l.set(w.digest,u),u}}async function F(E,l,w){const u=[];for(const v of E)w.aborted?u.push(y(v,
(0,O().stopReason)(w))):u.some(({outcome:r})=>r.status!=="passed")?u.push(y(v,"an earlier command of the gene did not pa\
ss")):u.push({...await l(v),plan:v});return u}function M(E,l){const{backend:w,progress:u,signal:v,guard:r}=E,n=w.level===
"process_group";let s;return async t=>{if(s!==void 0)return y(t,s);const i=r?.state(),e=r&&i?[...await r.changed(i)]:[];
if(r&&i&&!n&&e.push(...r.added(i)),e.length>0)return s=O().CHECKOUT_CHANGED,{plan:t,outcome:(0,O().changedOutcome)(e),changedFiles:[]};
u.started(t.command);const c=l.get(t.digest),o=c?(0,O().notRun)("not_runnable",`${c.message} ${c.hint}`):await w.run(t,v),
a=()=>n?r?.changed():i&&r?.touchedSince(i),h=(v.aborted?void 0:await a())??[];if(h.length===0||n)return u.finished(t.command,
o),h.length>0&&(s=`the command "${t.command}" changed files of the checkout`),{plan:t,outcome:o,changedFiles:h};s=O().CHECKOUT_CHANGED;
const P=(0,O().changedOutcome)(h,o);return u.finished(t.command,P),{plan:t,outcome:P,changedFiles:[]}}}function A(E){try{
E();return}catch(l){if(l instanceof $().GateError&&l.code==="program_not_found")return l;throw l}}function m(E){const l=new Set;
return E.map(w=>w.map(u=>{const{outcome:v}=u;return v.status==="skipped"?u:l.has(v)?{...u,outcome:{...v,reused:!0}}:(l.add(
v),u)}))}function y(E,l){return{plan:E,outcome:(0,O().notRun)("skipped",l),changedFiles:[]}}},46562:function(U,d,f){Object.
defineProperty(d,"__esModule",{value:!0}),d.findingsOf=M,d.judgeGene=F;function $(){const s=f(13580);return $=function(){
return s},s}function O(){const s=f(57334);return O=function(){return s},s}function b(){const s=f(9436);return b=function(){
return s},s}function N(){const s=f(49001);return N=function(){return s},s}function S(){const s=f(47350);return S=function(){
return s},s}function F(s,t,{policy:i,ignoring:e,capped:c=[],missing:o}){const a=w(s,e),h=t.outcomes.get(s)??[],P=t.proofs?.
get(s),p=[...(0,N().runFindings)(a,h,t,i),...(0,N().proofFindings)(a,P)],R=[...(0,b().suppress)(p,e),...o?[o]:[]],j=[...M(
{gene:a,runFindings:R}),...c].filter(({suppressed:L})=>!L),{isIdle:I=!1}=a,C=I||y(h,R),k=(0,S().gravest)([(0,S().severityVerdict)(
j,i.fail_on),...a.commands.map(({verdict:L})=>L==="block"&&!I?"fail":"pass"),...C?["warn"]:h.map(l),o?"needs_approval":"\
pass"]);return{gene:a,ran:t.outcomes.has(s),outcomes:h,...P&&{proofs:P},runFindings:R,capped:c,verdict:k,summary:I?A:C?m:
u(a,h,k,j)}}function M({gene:s,runFindings:t}){return[...s.findings,...s.commands.flatMap(i=>i.findings),...t]}const A="\
an unchanged seed of the engine, whose scripts are not in this repository",m="not runnable here: the machine lacks a pro\
gram or a tool";function y(s,t){const i=t.filter(({rule:e})=>(0,$().ruleOf)(e).group==="environment");return i.length>0&&
i.every(({severity:e})=>e!=="error")&&s.every(({status:e,reason:c})=>e==="skipped"?!E.has(c):e==="passed"||e==="not_runn\
able")}const E=new Set([O().INTERRUPTED,O().OUTCOME_LOST]);function l({status:s,reason:t}){return s==="passed"?"pass":s===
"error"||E.has(t)?"error":"fail"}function w(s,t){return{...s,findings:(0,b().suppress)(s.findings,t),commands:s.commands.
map(i=>({...i,findings:(0,b().suppress)(i.findings,t)}))}}function u(s,t,i,e){const c=s.commands.findIndex(k=>k.verdict===
"block"),o=t.findIndex(({status:k})=>k!=="passed"&&k!=="skipped"),a=t.findIndex(({status:k})=>k==="skipped"),h=[c,o,a].find(
k=>k>=0)??-1,P=s.commands[h];if(P)return`constraint: validation_failed: ${P.command} => ${n(t[h])}`;if(s.change==="remov\
ed")return"removed";const{files:p,max_files:T,severity:R}=s.blastRadius;if(e.some(v))return`constraint: blast_radius ${R}\
: ${p} / ${T} files`;const g=s.commands.length,j=g===1?"1 command":`${g} commands`;if(i==="needs_approval")return`${j} a\
llowed, waiting for approval`;if(i==="fail")return`failed: ${r(e).join(", ")}`;const I=t.length>0?`${j} passed`:`${j} al\
lowed, none run`,C=i==="warn"?r(e):[];return C.length>0?`${I}, with warnings: ${C.join(", ")}`:I}function v({rule:s,severity:t}){
return t==="error"&&s.startsWith("blast-radius-")}function r(s){const t=s.filter(({severity:e})=>e==="error"),i=s.filter(
({severity:e})=>e==="warning");return[...new Set((t.length>0?t:i).map(({rule:e})=>e))]}function n(s){return s?s.reason??
`exit code ${s.exit_code}`:"BLOCKED"}},9436:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),d.idleIgnores=
E,d.ignoreFindings=m,d.isIgnorable=M,d.refusalOf=y,d.suppress=A;function $(){const n=f(41330);return $=function(){return n},
n}function O(){const n=f(32854);return O=function(){return n},n}function b(){const n=f(13580);return b=function(){return n},
n}function N(){const n=f(95132);return N=function(){return n},n}function S(){const n=f(43767);return S=function(){return n},
n}function F(){const n=f(52288);return F=function(){return n},n}function M({rule:n,severity:s,layer:t}){return(0,S().mayBeIgnored)(
{...(0,b().ruleOf)(n),severity:s,layer:t})}function A(n,{ignores:s,...t}){const i=s.filter(c=>!(0,F().hasExpired)(c.expires,
t.today)),e=(0,F().withLevels)(n,t);return i.length===0?e:e.map(c=>{const o=M(c)&&i.find(a=>w(a,c));return o?{...c,suppressed:{
reason:o.reason,expires:o.expires}}:c})}function m({ignores:n,today:s},t,i){return n.flatMap(e=>{const c=`The ignore of \
\`${e.rule}\` ${r(e)}`,o=t.filter(T=>w(e,T)),h=(o.every(M)?y(e):F().DECIDES)??l(e,s);if(h!==void 0)return[(0,N().finding)(
"exception-refused",{exception:c,refusal:h})];const P=o.length===0&&i.some(T=>u(e,T)),p={exception:c,refusal:"the rule f\
inds nothing there"};return P?[(0,N().finding)("exception-refused",p,{severity:"notice"})]:[]})}function y({rule:n}){const s=(0,b().
checkRules)().find(({id:t})=>t===n);return s===void 0?(0,F().unknownRule)(n):s.ignorable!==void 0||(0,S().mayBeIgnored)(
s)?void 0:F().DECIDES}function E(n,s){return n.flatMap(t=>{const i=y(t)??l(t,s);return i===void 0?[]:[{name:t.rule,why:i}]})}
function l({expires:n,reason:s},t){return(0,F().hasExpired)(n,t)?(0,F().expiredWords)(n,s):void 0}function w({rule:n,where:s},{
rule:t,location:i,subject:e}){if(n!==t)return!1;const{path:c,gene:o,command:a}=s??{};return(c===void 0||i!==void 0&&v(i.
path,c))&&(o===void 0||o===e?.id)&&(a===void 0||a===e?.command)}function u({where:n},{asset:s,commands:t}){const{path:i,
gene:e,command:c}=n??{};return(i===void 0||v(s.path,i))&&(e===void 0||e===s.id)&&(c===void 0||t.some(o=>o.command===c))}
function v(n,s){return(0,O().isWithin)(n,s)||(0,$().default)(s,{dot:!0,nonegate:!0})(n)}function r({where:n={}}){const s=Object.
entries(n).map(([t,i])=>`the ${t} \`${i}\``);return s.length===0?"for all findings":`for ${s.join(", ")}`}},92344:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.allFindings=n,d.judge=u,d.judgeShards=i,d.otherShards=e,d.verdictOfPart=
c;function $(){const o=f(9354);return $=function(){return o},o}function O(){const o=f(1395);return O=function(){return o},
o}function b(){const o=f(89549);return b=function(){return o},o}function N(){const o=f(27199);return N=function(){return o},
o}function S(){const o=f(97247);return S=function(){return o},o}function F(){const o=f(54062);return F=function(){return o},
o}function M(){const o=f(13580);return M=function(){return o},o}function A(){const o=f(95132);return A=function(){return o},
o}function m(){const o=f(46562);return m=function(){return o},o}function y(){const o=f(9436);return y=function(){return o},
o}function E(){const o=f(52288);return E=function(){return o},o}function l(){const o=f(47350);return l=function(){return o},
o}const w={ignores:[],rules:{}};function u(o,a,{policy:h,now:P,approval:p=$().NOTHING_WAITS}){const{ignores:T,rules:R}=(0,S().
isOfChange)(o)?h:w,g={ignores:T,rules:R,today:(0,F().dayOf)(P)},j=e(a.shards??[]),I=t(p,o.findings),C=[...I?o.findings:r(
o.findings,h,p),...I?[I]:[],...j?[j]:[],...a.interrupted>0?[(0,A().finding)("run-interrupted",{skipped:a.interrupted})]:
[]],k=(0,y().suppress)(C,g),L=k.filter(({rule:K})=>K==="blast-radius-hard-cap"),G=new Map(o.genes.map(K=>{const Q=s(K,p),
J=K.blastRadius.severity==="hard_cap_breach"?L:[];return[K,(0,m().judgeGene)(K,a,{policy:h,ignoring:g,capped:J,...Q&&{missing:Q}})]})),
B=[...G.values()],H=[...C,...B.flatMap(m().findingsOf)],_=[...k,...(0,y().ignoreFindings)(g,H,o.genes),...(0,E().levelFindings)(
g)],[W,V]=v(_,h.approvals.gate>0),X=(0,l().gravest)([(0,l().severityVerdict)(V,h.fail_on),W.length>0?"warn":"pass"]),D=a.
interrupted>0?"error":"pass",x=I?"needs_approval":"pass",Y=(0,l().gravest)([X,D,x,...B.map(K=>K.verdict)]);return{genes:B,
findings:_,verdict:j?c(Y):Y,shards:i(a.shards??[],G)}}function v(o,a){if(!a)return[[],o];const h=new Set(o.flatMap(p=>(0,O().
needsPerson)(p)?p.location?.path:[])),P=({rule:p,severity:T,location:R})=>(0,M().ruleOf)(p).approval!==void 0||p==="prot\
ected-path"&&T==="warning"&&h.has(R?.path);return[o.filter(P),o.filter(p=>!P(p))]}function r(o,{approvals:{gate:a}},{approvals:h}){
if(a>0&&h.length===0)return o;const P=a>0?"given":"not required";return o.map(p=>(0,O().needsPerson)(p)?{...p,args:{...p.
args,approval:P}}:p)}function n({findings:o,genes:a}){return[...o,...a.flatMap(m().findingsOf)]}function s(o,{waiting:a,
refusals:h,means:P,digest:p=""}){const T=a.get(o);if(T===void 0)return;const{asset:R,commands:g}=o;return(0,A().finding)(
"approval-missing",{gene:R.id,confirmation:T.confirmation==="strong"?"strong":"very strong",needed:T.needed,given:T.given,
commands:g.filter(({confirmation:j})=>j!=="standard").map(({command:j})=>j),means:P,digest:(0,b().shortDigest)(p),refusals:h},
(0,N().placeOf)(R))}function t({gate:o,refusals:a,means:h,digest:P=""},p){if(o===void 0)return;const T=p.some(({rule:j})=>j===
"gate-weakened"),R=p.some(({rule:j})=>j==="agent-files-unapproved"),g={...o,means:h,digest:(0,b().shortDigest)(P),refusals:a,
weakens:T,runs:R};return(0,A().finding)("gate-approval-missing",g)}function i(o,a){return o.map(({index:h,of:P,genes:p})=>{
const T=(0,l().gravest)([...p].map(R=>a.get(R)?.verdict??"error"));return{index:h,of:P,genes:p.size,verdict:T}})}function e(o){
const[a]=o;if(!(a===void 0||o.length===a.of))return(0,A().finding)("part-of-run",{index:a.index,of:a.of,genes:a.genes.size})}
function c(o){return o==="pass"||o==="warn"?"error":o}},52288:function(U,d,f){Object.defineProperty(d,"__esModule",{value:!0}),
d.DECIDES=void 0,d.expiredWords=y,d.hasExpired=m,d.idleLevels=l,d.levelFindings=w,d.unknownRule=r,d.withLevels=M;function $(){
const n=f(3051);return $=function(){return n},n}function O(){const n=f(13970);return O=function(){return n},n}function b(){
const n=f(54062);return b=function(){return n},n}function N(){const n=f(13580);return N=function(){return n},n}function S(){
const n=f(95132);return S=function(){return n},n}function F(){const n=f(43767);return F=function(){return n},n}function M(n,s){
return Object.keys(s.rules).length===0?n:n.map(t=>A(t,s))}function A(n,s){const{rule:t,severity:i,layer:e}=n,c={...(0,N().
ruleOf)(t),severity:i,layer:e},o=E(s,t),a=i==="error"&&c.group&&E(s,c.group),h=o?t:c.group,P=o??(a||void 0);if(P===void 0||
h===void 0)return n;const{level:p,...T}=P,R=p==="off"?"notice":p;return R===i||R!=="error"&&!(0,F().mayBeSoftened)(c)?n:
{...n,severity:R,level:{rules:h,level:p,from:i,...T}}}function m(n,s){return n!==void 0&&n<s}function y(n,s){return`it e\
xpired on ${n} (reason: ${s})`}function E({rules:n,today:s},t){const i=Object.hasOwn(n,t)?n[t]:void 0,e=i&&(0,b().settingOf)(
i);return m(e?.until,s)?void 0:e}function l({rules:n,today:s}){return Object.entries(n).flatMap(([t,i])=>{const{level:e,
until:c,reason:o="none given"}=(0,b().settingOf)(i),a=m(c,s)?y(c,o):void 0,h=u(t,e)??a;return h===void 0?[]:[{name:t,level:e,
why:h}]})}function w(n){return l(n).map(({name:s,level:t,why:i})=>{const e=`The level \`${t}\` of \`${s}\``;return(0,S().
finding)("exception-refused",{exception:e,refusal:i})})}function u(n,s){const t=O().RULE_GROUPS,i=(0,N().checkRules)().find(
({id:c})=>c===n);return t.includes(n)?void 0:i===void 0?r(n,t):s==="error"||(0,F().mayBeSoftened)(i)||i.ignorable!==void 0?
void 0:v}const v=d.DECIDES="the rule decides whether commands may run, what a change may touch, or whether files are rea\
dable";function r(n,s=[]){const t=(0,$().nearestName)(n,[...s,...(0,N().checkRules)().map(({id:e})=>e)]);return`${s.length>
0?"there is no such rule or group":"the rule does not exist"}${t?` (did you mean \`${t}\`?)`:""}`}},49001:function(U,d,f){
Object.defineProperty(d,"__esModule",{value:!0}),d.proofFindings=r,d.runFindings=m;function $(){const t=f(41330);return $=
function(){return t},t}function O(){const t=f(27199);return O=function(){return t},t}function b(){const t=f(6470);return b=
function(){return t},t}function N(){const t=f(78641);return N=function(){return t},t}function S(){const t=f(95132);return S=
function(){return t},t}function F(){const t=f(77823);return F=function(){return t},t}function M(){const t=f(57334);return M=
function(){return t},t}function A(){const t=f(6410);return A=function(){return t},t}function m(t,i,{isolation:e},c){return[
...t.commands.flatMap((a,h)=>{const P=i[h];if(P===void 0)return[];const{command:p,location:T}=a,R={location:T,subject:{...(0,O().
subjectOf)(t.asset),command:p}},g={audited:a,command:p,outcome:P,place:R};return[...u(g,c,e),...w(g,c),...l(g)]}),...y(t,
i,c)]}function y({asset:t,commands:i},e,{limits:c}){const o=i.filter((P,p)=>e[p]?.reason===M().BUDGET_SPENT),[a]=o;if(a===
void 0)return[];const h={gene:t.id,seconds:c.budget_seconds,commands:o.length};return[(0,S().finding)("budget-spent",h,{
location:a.location,subject:(0,O().subjectOf)(t)})]}const E=[["checkout_modified","checkout-modified"],["checkout_change\
d","checkout-changed"],["left_out","file-left-out"]];function l({command:t,outcome:i,place:e}){return E.flatMap(([c,o])=>{
const a=i[c];return a?[(0,S().finding)(o,{command:t,paths:a},e)]:[]})}function w({command:t,outcome:{side_effects:i},place:e},{
caches:c}){const o=i?v(i,c):[];return o.length===0?[]:[(0,S().finding)("command-writes",{command:t,paths:o},e)]}function u({
audited:t,command:i,outcome:e,place:c},{limits:{slow_command_seconds:o},network:a},h){const P=Math.round(e.duration_ms/1e3),
p=(0,F().containmentWords)(e,h,a);switch(e.status){case"failed":{const T=`failed with exit code ${e.exit_code??1}`;return[
(0,S().finding)("command-failed",{command:i,how:T,...p},c)]}case"timed_out":return e.reason===M().BUDGET_SPENT?[]:[(0,S().
finding)("command-timed-out",{command:i,seconds:P,...p},c)];case"crashed":{const T=`crashed: ${e.reason??"no exit code"}`;
return[(0,S().finding)("command-failed",{command:i,how:T,...p},c)]}case"not_runnable":{const{program:T=i}=t.plan??{};return[
(0,S().finding)("program-missing",{command:i,program:T,where:"was not found on PATH outside the checkout"},c)]}case"pass\
ed":return e.duration_ms>o*1e3?[(0,S().finding)("command-slow",{command:i,seconds:P,limit:o},c)]:[];case"skipped":{if(e.
reason===M().OUTCOME_LOST)return[(0,S().finding)("not-judged",{detail:`the command \`${i}\`: ${M().OUTCOME_LOST}`},c)];const T=(0,b().
toolOf)(t.reading);return T===void 0||T.path!==void 0?[]:[(0,S().finding)("program-missing",{command:i,program:T.name,where:"\
is not installed in `node_modules`"},c)]}case"error":case"blocked":return[]}}function v({created:t,changed:i,deleted:e},c){
const o=(0,$().default)([...c],{dot:!0});return[...t,...i,...e].filter(a=>!o(a)).sort()}function r({asset:t,commands:i},e=[]){
const c=i.map(({command:h})=>h),o=(h,P,p,T)=>{const{command:R="",location:g}=i[h]??{},j={...g&&{location:g},subject:{...(0,O().
subjectOf)(t),command:R}},I=T?"notice":"warning";return(0,S().finding)("nothing-shown",{commands:c,files:P,lines:p},{...j,
severity:I})},a=e.findIndex(({outcome:h})=>h==="nothing_shown");if(a>=0&&e.every(({outcome:h})=>n.has(h))){const{files:h=[]}=e[a]??
{};return[o(a,h,"",h.every(A().isForPeople))]}return s(e).map(h=>o(0,[h.path],(0,N().linesOf)(h),!0))}const n=new Set(["\
nothing_shown","no_subject"]);function s(t){const i=({path:o,lines:a})=>`${o}:${a.join("-")}`,e=({outcome:o,hunks:a=[]},h)=>o===
"nothing_shown"||a.some(P=>!P.noticed&&i(P)===i(h));return[...new Map(t.flatMap(o=>o.hunks??[]).map(o=>[i(o),o])).values()].
filter(o=>t.every(a=>e(a,o)))}}};
