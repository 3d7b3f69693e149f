"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.NOTHING_WAITS=void 0,f.findApprovals=A;function $(){const p=l(41895);return $=function(){return p},p}function O(){const p=l(
39763);return O=function(){return p},p}function F(){const p=l(1395);return F=function(){return p},p}async function A(p,h,a,M){
const{means:t}=M,o=(0,F().weakensGate)(p)?T(h.gate,t):0,n=p.genes.flatMap(m=>{const E=y(m);return E==="standard"?[]:[{gene:m,
confirmation:E,needed:T(h[E],t)}]});if(n.length===0&&o===0)return{...S,means:t};const i=await Promise.all(a.map(m=>N(m,h.
people,M))),u=a.length>1?i.map(k):i,s=n.flatMap(({gene:m,...E})=>{const d=j(u,({asking:v})=>v?.has(g(m))??!0);return E.needed>
d?[[m,{...E,given:d}]]:[]}),w=j(u,({weakensGate:m})=>m??!0),r=u.flatMap(({digest:m})=>m??[]),e=r.length===a.length?(0,F().
groupDigest)(r):void 0;return{means:t,approvals:u.flatMap(({approvals:m})=>m),refusals:u.flatMap(({refusals:m})=>m),waiting:new Map(
s),...o>w&&{gate:{needed:o,given:w}},...e!==void 0&&{digest:e}}}function T(p,h){return h==="digest"?Math.min(p,1):p}function j(p,h){
const a=p.filter(h),M=a.length>0?a:p;return M.length===0?0:Math.min(...M.map(({approvals:t})=>t.length))}async function N({
pullRequest:p,judge:h},a,{find:M}){try{const{subject:t,genes:o,weakensGate:n}=await h(),i=(0,F().approvalDigest)(t),u={people:a,
subject:t,...p!==void 0&&{pullRequest:p}},{approvals:s,refusals:w}=await M(u),r=o.filter(e=>y(e)!=="standard").map(g);return{
pullRequest:p,approvals:s,refusals:w,asking:new Set(r),weakensGate:n,digest:i}}catch(t){if(!(t instanceof $().GateError))
throw t;const o=`could not judge the head: ${t.message}`;return{pullRequest:p,approvals:[],refusals:[o]}}}function k(p){
const{pullRequest:h,approvals:a,refusals:M}=p;return h===void 0?p:{...p,approvals:a.map(t=>({...t,pull_request:h})),refusals:M.
map(t=>`pull request ${h}: ${t}`)}}function g({asset:{path:p,id:h}}){return JSON.stringify([p,h])}function y({commands:p}){
if(p.some(({plan:a})=>a===void 0))return"standard";const h=p.map(({confirmation:a})=>O().CONFIRMATIONS.indexOf(a));return O().
CONFIRMATIONS[Math.max(0,...h)]??"standard"}const S=f.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
14495:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.SYSTEM_PATH=void 0,f.isExecutable=j,f.systemTool=
T;function $(){const N=l(73024);return $=function(){return N},N}function O(){const N=l(51455);return O=function(){return N},
N}function F(){const N=l(76760);return F=function(){return N},N}const A=f.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/\
bin"].join(F().delimiter);async function T(N){for(const k of A.split(F().delimiter)){const g=(0,F().join)(k,N);if(await j(
g))return g}}async function j(N){try{return await(0,O().access)(N,$().constants.X_OK),(await(0,O().stat)(N)).isFile()}catch{
return!1}}},39092:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.commitLayer=A;function $(){const T=l(
51455);return $=function(){return T},T}function O(){const T=l(76760);return O=function(){return T},T}function F(){const T=l(
96402);return F=function(){return T},T}async function A({checkout:T,layer:j,modes:N,path:k}){const g=(0,O().join)(T,".gi\
t");if(!(await(0,$().lstat)(g).catch(()=>{}))?.isDirectory())return;const S=await(0,F().openRepository)(T,{PATH:k}),p=(0,O().
join)(j,".git","index"),h={GIT_INDEX_FILE:p},a=async(...M)=>(await S.objects(...M)).toString().trim();try{const M=[...N.
keys()],o=(await a(["hash-object","-w","--no-filters","--stdin-paths"],{input:M.map(E=>`${JSON.stringify((0,O().join)(j,
E))}
`).join("")})).split(`
`);await(0,$().mkdir)((0,O().dirname)(p),{recursive:!0}),await(0,$().cp)(S.index,p);const n=M.map((E,d)=>`${N.get(E)} ${o[d]}\
	${E}\0`);await a(["update-index","-z","--index-info"],{env:h,input:n.join("")});const i=await a(["write-tree"],{env:h}),
s=(await S.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${i}`),w=Buffer.from(s,"latin\
1"),r=await a(["hash-object","-t","commit","-w","--stdin"],{input:w});await(0,$().cp)(S.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,O().join)(j,".git","objects"),{recursive:!0,filter:E=>!E.endsWith("/info")});const e=await(0,$().readFile)((0,O().
join)(g,"HEAD"),"utf8"),m=/^ref: (refs\/\S+)\n?$/.exec(e)?.[1]??"HEAD";await(0,$().mkdir)((0,O().dirname)((0,O().join)(j,
".git",m)),{recursive:!0}),await(0,$().writeFile)((0,O().join)(j,".git",m),r)}finally{await S.close()}}},19309:function(U,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.copyCheckout=g;function $(){const a=l(73024);return $=function(){return a},
a}function O(){const a=l(51455);return O=function(){return a},a}function F(){const a=l(76760);return F=function(){return a},
a}function A(){const a=l(41895);return A=function(){return a},a}function T(){const a=l(4339);return T=function(){return a},
a}function j(){const a=l(46282);return j=function(){return a},a}function N(){const a=l(51968);return N=function(){return a},
a}const k={entries:2e5,bytes:4*1024**3};async function g(a){const M=await(0,T().temporaryFolder)(),t=()=>(0,O().rm)(M,{recursive:!0,
force:!0,maxRetries:3}),o=(0,F().join)(M,(0,F().basename)(a.directory)||"checkout");try{await y(a,o);const n=await(0,N().
copyRepository)(a.directory,o);return{guard:a.at(o),objects:n,close:t}}catch(n){throw await t(),n}}async function y(a,M){
const{directory:t,files:o,folders:n}=a,i={...k},u=async s=>{const[w,r]=[(0,F().join)(t,s),(0,F().join)(M,s)],e=await(0,O().
lstat)(w);if(i.entries-=1,i.bytes-=e.isFile()?e.size:0,i.entries<0||i.bytes<0)throw h(a);if(e.isSymbolicLink())await p(w,
r,t,M);else if(e.isFile())await(0,O().copyFile)(w,r,$().constants.COPYFILE_FICLONE);else if(e.isDirectory()){await(0,O().
mkdir)(r,{mode:e.mode});for(const{name:m}of await S(w))await u((0,F().join)(s,m))}};for(const s of n)await(0,O().mkdir)(
(0,F().join)(M,s),{recursive:!0});for(const{path:s}of o)await u(s);for(const s of a.additions)await(0,O().mkdir)((0,F().
join)(M,s,".."),{recursive:!0}),await u(s)}async function S(a){return(await(0,O().readdir)(a,{withFileTypes:!0})).filter(
({name:t})=>t!==".git")}async function p(a,M,t,o){const n=await(0,O().readlink)(a),i=(0,F().isAbsolute)(n)&&(0,j().isInside)(
t,n),u=process.platform==="win32"?"junction":void 0;await(0,O().symlink)(i?(0,F().join)(o,(0,F().relative)(t,n)):n,M,u)}
function h({directory:a}){return new(A()).GateError("containment_unavailable",`The checkout ${a} is too large to copy: i\
t has more than 200,000 files or 4 GiB.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or \
install fewer dependencies before the gate.")}},51968:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.
copyRepository=T,f.safeGitConfigs=S,f.withoutSecrets=p;function $(){const h=l(51455);return $=function(){return h},h}function O(){
const h=l(76760);return O=function(){return h},h}const F=new Set(["hooks","lfs","modules","worktrees"]),A=["config","con\
fig.worktree"];async function T(h,a){const M=(0,O().join)(h,".git"),t=await(0,$().lstat)(M).catch(()=>{});if(t===void 0)
return[];const o=(0,O().join)(a,".git");if(t.isDirectory())return j(M,o);const n=/^gitdir: (.+)\n?$/.exec(await(0,$().readFile)(
M,"utf8"))?.[1];if(n===void 0)return[];const i=(0,O().resolve)(h,n),u=await(0,$().readFile)((0,O().join)(i,"commondir"),
"utf8").catch(()=>{});return[...u===void 0?[]:await j((0,O().resolve)(i,u.trim()),o),...await j(i,o,new Set(["commondir",
"gitdir"]))]}async function j(h,a,M=new Set){const t=[];await(0,$().mkdir)(a,{recursive:!0});for(const o of await(0,$().
readdir)(h,{withFileTypes:!0})){const{name:n}=o,[i,u]=[(0,O().join)(h,n),(0,O().join)(a,n)];F.has(n)||M.has(n)||(o.isDirectory()&&
n==="objects"?(await N(i,u),t.push(i)):o.isDirectory()?await(0,$().cp)(i,u,{recursive:!0}):o.isFile()&&A.includes(n)?await(0,$().
writeFile)(u,p(await(0,$().readFile)(i,"utf8"))):o.isFile()&&await(0,$().copyFile)(i,u))}return t}async function N(h,a){
await(0,$().mkdir)((0,O().join)(a,"info"),{recursive:!0}),await(0,$().writeFile)((0,O().join)(a,"info","alternates"),`${JSON.
stringify(h)}
`)}const k=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,g=/^\s*([\w-]+)\s*(?:=|$)/,y={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]};async function S(h){const a=A.map(t=>(0,O().join)(".git",t)),M=await Promise.all(a.map(t=>(0,$().readFile)(
(0,O().join)(h,t),"utf8").catch(()=>{})));return new Map(a.flatMap((t,o)=>{const n=M[o];return n===void 0?[]:[[t,p(n)]]}))}
function p(h){let a=[];return h.split(`
`).filter(t=>{const o=k.exec(t)?.[1]?.toLowerCase();if(o!==void 0)return a=y[o]??[],a.length>0&&t.trimEnd().endsWith("]");
const n=g.exec(t)?.[1]?.toLowerCase();return n!==void 0&&a.includes(n)&&!t.endsWith("\\")}).map(t=>`${t}
`).join("")}},77823:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.containmentWords=k;function $(){const g=l(
36773);return $=function(){return g},g}function O(){const g=l(96266);return O=function(){return g},g}const F={contained:"",
change:""},A=new Set(["failed","crashed","timed_out"]),T=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${O().HOME})/`)].
map(({source:g})=>g).join("|"),"i"),j=/file watchers/,N=2e3;function k(g,{level:y},S){if(y!=="namespaces"||!A.has(g.status))
return F;if(g.limits_hit){const M=(0,$().inCode)(g.limits_hit.map(t=>`limits.${t}`));return{contained:`it reached ${M}`,
change:`If the command needs more, increase ${M} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![g.stderr,g.stdout].flatMap(({head:M,tail:t})=>[M,t]).flatMap(M=>M.split(`
`)).map(M=>M.slice(0,N)).some(M=>T.test(M)&&!j.test(M))&&g.signal!=="SIGXFSZ"?F:{contained:`it ran ${S==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.effectiveLimits=
A,f.limitsInWords=j,f.limitsOn=M,f.resourceLimits=T,f.thisMachine=a;function $(){const o=l(73024);return $=function(){return o},
o}function O(){const o=l(48161);return O=function(){return o},o}function F(){const o=l(26040);return F=function(){return o},
o}function A(o,n){const{memory_bytes:i,processes:u,open_files:s,file_bytes:w,written_bytes:r}=o;return{memory_bytes:i,memory_limited_by:n?
"control_group":"supervisor",processes:u,open_files:s,file_bytes:w,written_bytes:r}}function T(o){return[["CORE",1],["FS\
IZE",o.file_bytes],["NOFILE",o.open_files]]}function j(o){const{memory_bytes:n,memory_limited_by:i,processes:u,open_files:s}=o;
return[`memory: ${N(n)}${i==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${u}`,`ope\
n files: ${s}`,`file size: ${N(o.file_bytes)}`,`total written: ${N(o.written_bytes)}`].join(", ")}function N(o){return`${Math.
round(o/1024/1024)} MiB`}const k=1024**3,g=64*1024**2,y=1/2,S=4/5,p=2*k,h=1024*1024;function a(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,O().totalmem)()),freeBytes:process.availableMemory(),openFiles:t("Max open files")}}
function M(o,n,i){const{totalBytes:u,freeBytes:s,openFiles:w}=o,r=(e,m)=>Math.max(e/i-e/i%g,m);return{...n,memory_bytes:Math.
min(n.memory_bytes,r(u*S,p)),written_bytes:Math.min(n.written_bytes,r(s*y,h)),open_files:Math.min(n.open_files,w)}}function t(o){
const n=(0,F().attempt)(()=>(0,$().readFileSync)("/proc/self/limits","utf8"))??"",i=new RegExp(`^${o}\\s+\\S+\\s+(\\d+)`,
"m");return Number(i.exec(n)?.[1]??1/0)}},32223:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.homeFolders=
t,f.privateFolders=S,f.viewOf=p;function $(){const o=l(73024);return $=function(){return o},o}function O(){const o=l(51455);
return O=function(){return o},o}function F(){const o=l(48161);return F=function(){return o},o}function A(){const o=l(76760);
return A=function(){return o},o}function T(){const o=l(46282);return T=function(){return o},o}const j=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],N=["/nix/store","/gnu/store"],k=["null","zero","full","random","urandom"],
g="tty",y=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function S(o){const n=y.flatMap(u=>o[`GITHUB_${u}`]??
[]),i=[o.HOME,o.RUNNER_TEMP,o.XDG_RUNTIME_DIR].flatMap(u=>u??[]);return[...new Set([...i,(0,F().tmpdir)(),...n.map(A().dirname)].
filter(u=>(0,A().isAbsolute)(u)))]}async function p(o){const{programs:n,folders:i,network:u,shown:s=[],home:w=[],names:r=[]}=o,
{node:e,npm:m,machine:E}=n,d=await a([...j,...N]),P=(await Promise.all(i.map(C=>(0,O().realpath)(C).catch(()=>[])))).flat(),
c=[(0,A().dirname)(e.file),...m?[(0,A().dirname)((0,A().dirname)(m.file))]:[],...[...E.values()].flatMap(C=>h(C,P)),...u?
await M():[]].filter(C=>!d.some(I=>(0,T().isInside)(I,C))),b=P.filter(C=>d.some(I=>I!==C&&(0,T().isInside)(I,C))),R=(0,$().
existsSync)(`/dev/${g}`)?[...k,g]:k;return{system:d,emptied:b,tools:[...new Set(c),...s],devices:R,home:w,names:r}}function h({
file:o,real:n},i){const u=(0,A().dirname)(n),s=(0,A().dirname)(u),w=(0,A().basename)(u),r=w==="shims"||w==="bin"&&!i.some(
e=>(0,T().isInside)(e,s));return[(0,A().dirname)(o),u,...r?[s]:[]].filter(e=>!i.some(m=>(0,T().isInside)(e,m)))}async function a(o){
return(await Promise.all(o.map(async i=>(await(0,O().lstat)(i).catch(()=>{}))?.isDirectory()?[i]:[]))).flat()}async function M(){
const o=await(0,O().realpath)("/etc/resolv.conf").catch(()=>{});return o?.startsWith("/run/systemd/resolve/")?[(0,A().dirname)(
o)]:[]}async function t(o,n){return n===void 0||!(0,A().isAbsolute)(n)?[]:(await Promise.all([...new Set(o)].sort().map(
async u=>{const s=await(0,O().realpath)((0,A().join)(n,u)).catch(()=>{});return s===void 0||!(await(0,O().stat)(s)).isDirectory()?
[]:[{path:u,source:s}]}))).flat()}},96266:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.TEMP=f.HOME=
f.ABOVE=void 0,f.commandFolders=p,f.commandMounts=S,f.sharedMounts=y;function $(){const a=l(76760);return $=function(){return a},
a}function O(){const a=l(39491);return O=function(){return a},a}function F(){const a=l(46282);return F=function(){return a},
a}const A=f.HOME="/home/gene-gate",T=f.TEMP="/tmp",j=f.ABOVE=`${A}/above`,N=64,k="/.gene-gate",g={lower:`${k}/lower`,cover:`${k}\
/cover`,own:`${k}/own`,run:`${k}/run`,replaced:`${k}/replaced`,home:`${k}/home`,tools:`${k}/tools`};function y(a,M,t){const o=(0,$().
join)(t,"stage"),n=(u,s)=>[u,(0,$().join)(o,s)],i=(u,s,w)=>[u,(0,$().join)(o,s),"none",w];return[...a.system.map(u=>n(u,
u)),...a.emptied.map(u=>["gene-gate",(0,$().join)(o,u),"tmpfs","size=1m,mode=0755"]),i("/proc","proc","rbind"),i(M,g.lower,
"rbind"),i((0,$().join)(t,"run"),g.run,"bind"),...a.tools.map((u,s)=>n(u,h(u,s))),...a.home.map(({source:u},s)=>n(u,(0,$().
join)(g.home,String(s))))]}function S(a){const{view:M,checkout:t,privileges:o,leftOut:n=[],keepsWrites:i,replaced:u}=a,s=n.
length>0||o.adopt,w=(E,d,v)=>["gene-gate",d,E,v],r=(E,d,v="bind")=>[E,d,"none",v],e=[`lowerdir=${s?`${g.cover}:`:""}${g.
lower}`,`upperdir=${g.own}/upper`,`workdir=${g.own}/work`,...o.overlay,"X-mount.mkdir"],m=`newinstance,nosuid,noexec,mod\
e=0620,ptmxmode=0666,max=${N}`;return[r(`${g.own}/tmp`,T),r(`${g.own}/home`,A),...M.home.map(({path:E},d)=>r(`${g.home}/${d}`,
(0,$().join)(A,E))),r(`${g.own}/shm`,"/dev/shm"),w("devpts","/dev/pts",m),...M.tools.flatMap((E,d)=>{const v=h(E,d);return E===
v?[]:[r(v,E,"rbind,X-mount.mkdir")]}),i?r(g.lower,t,"bind,X-mount.mkdir"):w("overlay",t,e.join(",")),...[...u.keys()].map(
(E,d)=>r(`${g.replaced}/${d}`,(0,$().join)(t,E))),...M.names.map(E=>r(t,(0,$().join)(j,E),"rbind")),w("proc","/proc","no\
suid,nodev,noexec"),w("tmpfs",k,"ro,size=4k,mode=0755")]}function p({home:a,names:M}){const t=M.map(i=>(0,$().relative)(
A,(0,$().join)(j,i))),o=[...a.map(({path:i})=>i),...t];return["upper","work","tmp","home","shm",...[...new Set(o.flatMap(
i=>[...(0,O().foldersAbove)(i),i]))].map(i=>`home/${i}`)]}function h(a,M){return[T,A].some(o=>(0,F().isInside)(o,a))?`${g.
tools}/${M}`:a}},57334:function(U,f){Object.defineProperty(f,"__esModule",{value:!0}),f.OUTCOME_LOST=f.INTERRUPTED=f.CHECKOUT_CHANGED=
f.BUDGET_SPENT=f.BLOCKED=void 0,f.changedOutcome=k,f.countInterrupted=T,f.notRun=N,f.stopReason=j;const l=f.BLOCKED="BLO\
CKED: validation command rejected by safety check",$=f.INTERRUPTED="interrupted",O=f.BUDGET_SPENT="the time budget for a\
ll commands was spent",F=f.OUTCOME_LOST="the run returned no outcome for this command",A=f.CHECKOUT_CHANGED="files of th\
e checkout changed while the gate ran";function T(g){return g.filter(({reason:y})=>y===$).length}function j(g){return g.
reason===O?O:$}function N(g,y,S=new Date){const p={head:"",tail:"",bytes:0,truncated:!1};return{status:g,exit_code:null,
signal:null,started_at:S.toISOString(),duration_ms:0,stdout:p,stderr:p,reason:y}}function k(g,y=N("error",A)){return{...y,
status:"error",reason:A,checkout_changed:[...g]}}},22562:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.outcomesOf=A,f.plansOf=F,f.refusedOutcomes=j;function $(){const g=l(6470);return $=function(){return g},g}function O(){
const g=l(57334);return O=function(){return g},g}function F({asset:g,commands:y}){const S=y.flatMap(({plan:p})=>p??[]);return{
id:g.id,plans:S.length===y.length?S:[]}}function A({commands:g},y,S){if(g.every(({plan:h})=>h!==void 0))return g.map(({plan:h},a)=>T(
h,y[a],S));const p=k(g);return g.map(({verdict:h})=>h==="block"?(0,O().notRun)("blocked",O().BLOCKED,S):(0,O().notRun)("\
skipped",p,S))}function T(g,y,S){if(y===void 0||y.plan.digest!==g?.digest)return(0,O().notRun)("skipped",O().OUTCOME_LOST,
S);const{outcome:p,changedFiles:h}=y;return h.length===0?p:{...p,checkout_modified:h}}function j(g,y,S){const p=({commands:a})=>a.
some(M=>M.verdict==="block"),h=g.filter(y?N:p);return new Map(h.map(a=>[a,A(a,[],S)]))}function N({change:g,commands:y}){
return y.length===0?g!=="removed":y.some(({plan:S})=>S===void 0)}function k(g){if(g.some(({verdict:p})=>p==="block"))return"\
another command of the gene is blocked";const S=g.flatMap(({reading:p})=>(0,$().toolOf)(p)??[]).find(({path:p})=>p===void 0);
return S?`${S.name} is not installed; install dependencies before the gate`:"the audit does not allow this gene to run; \
see its findings"}},26756:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.mentionedOf=T,f.mentionsIn=
j,f.namedRootOf=k;function $(){const g=l(76760);return $=function(){return g},g}const O=5,F=30,A=/[^\w.@+~/\\-]+/;function T(g){
const y=new Map(g.map(S=>[S,S]));for(const S of g){const{dir:p,name:h,ext:a}=$().posix.parse(S),M=$().posix.join(p,h);a!==
""&&!y.has(M)&&y.set(M,S)}return S=>{if(S.status!=="failed"||y.size===0)return S;const{stdout:p,stderr:h}=S,a=[h,p].flatMap(
({head:t,tail:o})=>[t,o]),M=new Set([...j(a,y)].flatMap(t=>y.get(t)??[]));return M.size===0?S:{...S,left_out:[...M].sort().
slice(0,O)}}}function j(g,y){const S=new Set(g.flatMap(p=>p.split(A)));return new Set([...S].flatMap(p=>N(p).filter(h=>y.
has(h))))}function N(g){const y=g.replaceAll("\\","/").replace(/(?<![.,])[.,]+$/,"").split("/").filter(S=>S!==""&&S!=="."&&
S!=="..");return y.length>F?[]:y.flatMap((S,p)=>y.slice(p).map((h,a)=>y.slice(p,p+a+1).join("/")))}function k(g){return y=>{
const{status:S,stdout:p,stderr:h}=y;return S==="passed"||g==="/"?y:[p,h].some(({head:M,tail:t})=>[M,t].some(o=>o.includes(
g)))?{...y,root:g}:y}}},46282:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.findPrograms=a,f.isInside=
E;function $(){const d=l(31421);return $=function(){return d},d}function O(){const d=l(73024);return O=function(){return d},
d}function F(){const d=l(51455);return F=function(){return d},d}function A(){const d=l(48161);return A=function(){return d},
d}function T(){const d=l(76760);return T=function(){return d},d}function j(){const d=l(57975);return j=function(){return d},
d}function N(){const d=l(7723);return N=function(){return d},d}function k(){const d=l(26040);return k=function(){return d},
d}function g(){const d=l(41895);return g=function(){return d},d}function y(){const d=l(14495);return y=function(){return d},
d}const S=N().object({file:N().string(),version:N().string(),platform:N().string(),arch:N().string()}),p="JSON.stringify\
({file: process.execPath, version: process.version, platform: process.platform, arch: process.arch})",h=2e4;async function a(d){
const{path:v,checkout:P,names:c=[]}=d,b=await r(v,P),R=await M(b,P),[C,I]=await Promise.all(["npm","npx"].map(B=>o(B,R.file,
b,P))),L=await w(c,b,P),G=await u(b,P);return{node:R,...C&&{npm:C},...I&&{npx:I},...G!==void 0&&{shell:G},machine:L,searchPath:b}}
async function M(d,v){for await(const{file:P,real:c}of m("node",d,v)){const b=await t(P,c,d),R=await e(b.file,v);if(R!==
void 0)return{...b,file:R}}throw new(g()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function t(d,v,P){
const{execPath:c,version:b,platform:R,arch:C}=process;if(R==="linux"&&!(0,O().existsSync)("/proc/self"))throw new(g()).GateError(
"containment_unavailable","Commands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the ga\
te runs commands, or use --no-run.");if(v===await(0,F().realpath)(c))return{file:v,version:b,platform:R,arch:C};try{const{
stdout:I}=await(0,j().promisify)($().execFile)(d,["-p",p],{cwd:(0,T().dirname)(d),env:{PATH:P.join(T().delimiter),HOME:(0,A().
homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:h,windowsHide:!0});return S.parse(JSON.
parse(I))}catch(I){throw new(g()).GateError("program_not_found",`${d} is the first node on PATH, but it does not work.`,
"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:I})}}async function o(d,v,P,c){
const b=(0,T().join)("node_modules","npm","bin",`${d}-cli.js`);for(const R of[(0,T().dirname)(v),...P]){for(const I of[(0,T().
join)(R,b),(0,T().join)(R,"..","lib",b)]){const L=await n(I,d,c);if(L)return L}const C=await n((0,T().join)(R,d),d,c);if(C)
return C}}async function n(d,v,P){const c=await e(d,P);if(!c?.endsWith(`${v}-cli.js`))return;const b=(0,T().join)((0,T().
dirname)(c),"..","package.json"),R=await(0,F().readFile)(b,"utf8").catch(()=>"null"),{success:C,data:I}=N().object({name:N().
literal("npm"),version:N().string()}).safeParse((0,k().attempt)(()=>JSON.parse(R)));return C?{file:c,version:I.version}:
void 0}const i="/bin/sh";async function u(d,v){if(process.platform!=="win32")return i;for await(const{real:P}of m("git",
d,v)){const c=await e((0,T().join)((0,T().dirname)(P),"..","bin","sh.exe"),v);if(c!==void 0)return c}}const s=/^[A-Za-z0-9][\w.+-]*$/;
async function w(d,v,P){const c=new Map;for(const b of d.filter(R=>s.test(R))){const R=await m(b,v,P).next();R.done||c.set(
b,R.value)}return c}async function r(d,v){const P=new Set(d.split(T().delimiter).filter(b=>(0,T().isAbsolute)(b)));return(await Promise.
all([...P].map(async b=>await e(b,v)===void 0?[]:[b]))).flat()}async function e(d,v){const[P,c]=await Promise.all([(0,F().
realpath)(d).catch(()=>{}),(0,F().realpath)(v)]);if(P===void 0)return;const b=[P,(0,T().resolve)(d)],R=[c,(0,T().resolve)(
v)];return b.some(C=>R.some(I=>E(I,C)))?void 0:P}async function*m(d,v,P){for(const c of v){const b=(0,T().join)(c,process.
platform==="win32"?`${d}.exe`:d),R=await e(b,P);R!==void 0&&await(0,y().isExecutable)(R)&&(yield{file:b,real:R})}}function E(d,v){
const P=(0,T().relative)(d,v);return P!==".."&&!P.startsWith(`..${T().sep}`)&&!(0,T().isAbsolute)(P)}},49604:function(U,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.NO_PROGRESS=void 0,f.groupedProgress=A,f.linesOfProgress=F;function $(){
const T=l(20849);return $=function(){return T},T}const O=f.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};
function F(T){let j=0,N=0;return{...O,planned:k=>{j=k},finished:(k,{status:g,duration_ms:y})=>{N+=1;const S=(y/1e3).toFixed(
1);T(`[${N}/${j}] ${g} in ${S} s: ${(0,$().safeLine)(k)}`)}}}function A(T){const j=F(T.info);return{...j,planned:N=>{T.startGroup(
`Run ${N} validation command${N===1?"":"s"}`),j.planned(N)},ended:()=>T.endGroup()}}},49042:function(U,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.LISTED=void 0,f.endOf=j,f.isProof=A,f.newCodeFailed=k,f.notRun=T,f.reverted=N,f.untried=g;function $(){
const y=l(57334);return $=function(){return y},y}const O=f.LISTED=20,F=new Set(["fails_without_change","fails_when_new_c\
ode_fails"]);function A({outcome:y}){return F.has(y)}function T(y,S={}){return{files:[],kept:[],duration_ms:0,...S,outcome:"\
not_run",reason:y}}function j({status:y,signal:S,exit_code:p,reason:h=y}){return y==="passed"||y==="timed_out"&&h!==$().
BUDGET_SPENT?"passed":p===126||p===127?{reason:`it could not start (exit status ${p})`}:y==="failed"||y==="crashed"&&S!==
null?"failed":{reason:h}}function N(y,S,{files:p,missing:h}){const a={...y,files:p.slice(0,O)},M=j(S);if(M==="passed")return a;
if(M!=="failed")return T(M.reason,a);if(h.length===0)return{...a,outcome:"fails_without_change"};const t=h.slice(0,O).map(
o=>`\`${o}\``);return T(`without the change, ${t.join(", ")} cannot be loaded`,a)}function k(y,S,p){const{reason:h,...a}=y,
M=j(S);return M==="failed"?{...a,outcome:"fails_when_new_code_fails",files:[p]}:M!=="passed"?T(M.reason,y):y.outcome==="\
not_run"?y:{...y,files:[...y.files,p]}}function g({newNames:y,adds:S},p){const[h]=y;if(!S&&h===void 0)return{files:[],kept:[],
duration_ms:0,...p,outcome:"no_subject"};const a=h===void 0?"files":`\`${h}\``;return T(`the change only adds ${a}, with\
out a function that can be made to fail`,p)}},24222:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.differencesOfAll=
j;function $(){const y=l(57975);return $=function(){return y},y}function O(){const y=l(80401);return O=function(){return y},
y}function F(){const y=l(97921);return F=function(){return y},y}const A=2e3,T=1e4;function j(){let y=T;return(S,p,h)=>{if(y<=
0||p===h)return[];const a=Math.min(A,y),M=N(S,p,h,a),t=M.map(({count:o,removed:n})=>o+n.split(`
`).length);return y-=M.length>0?t.reduce((o,n)=>o+n,0):a,M}}function N(y,S,p,h=A){const a={context:0,maxEditLength:h},M=(0,O().
structuredPatch)("","",S,p,"","",a),[t,o]=[S,p].map(i=>g(y,i)),n=(i=[],u,s)=>i.slice(u-1,u-1+s).flatMap(w=>w.trimEnd()||
[]);return(M?.hunks??[]).map(({oldStart:i,oldLines:u,newStart:s,newLines:w,lines:r})=>({start:s-1,count:w,isCode:!(0,$().
isDeepStrictEqual)(n(t,i,u),n(o,s,w)),removed:r.flatMap((e,m)=>e.startsWith("-")?`${e.slice(1)}${r[m+1]?.startsWith("\\")?
"":`
`}`:[]).join("")}))}const k=/^[ \t]*(?:\/\/.*|#(?:[ \t#].*)?|--(?:[ \t].*)?|\/\*.*\*\/|<!--.*-->)[ \t]*\r?$/gm;function g(y,S){
if(S.length>F().LONGEST_FILE)return S.split(`
`);const p=(0,F().languageOf)(y)?.masked??k;return S.replaceAll(p,a=>/^\s*(?:\/[/*]|#|--|<)/.test(a)?a.replaceAll(/[^\n]+/g,
" "):a.replaceAll(`
`,`"
"`)).split(`
`)}},55007:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.hunksOf=j;function $(){const N=l(76760);return $=
function(){return N},N}function O(){const N=l(6410);return O=function(){return N},N}const F=20,A=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
T=600;function j(N,k=[]){const g=({path:h,text:a})=>!(0,O().isGenerated)(h)&&!A.test(a.slice(0,T));if(!N.every(g))return[];
const y=k.map(h=>new Set(h.match(/[\w$-]+/g))),S=({path:h})=>{const{dir:a,name:M}=$().posix.parse(h),t=/^(?:index|mod|__init__)$/.
test(M)?$().posix.basename(a):M,o=y.findIndex(n=>n.has(t));return o<0?k.length:o};return N.filter(({path:h})=>!(0,O().isForPeople)(
h)).sort((h,a)=>S(h)-S(a)).flatMap(({path:h,before:a,text:M,differs:t})=>{const o=M.split(/(?<=\n)/);return t.flatMap(({
start:n,count:i,removed:u,isCode:s})=>{const w=n+i;if(!s)return[];const r=[...o.slice(0,n),u,...o.slice(w)].join(""),e={
...a,content:Buffer.from(r)};return[{path:h,lines:[n+1,w],reverted:e}]})}).slice(0,F)}},6410:function(U,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.isForPeople=p,f.isGenerated=y,f.isKept=k,f.isManifest=N;function $(){const h=l(76760);return $=
function(){return h},h}function O(){const h=l(95244);return O=function(){return h},h}const F=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
A=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
T=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,j=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function N(h){const a=$().posix.basename(h);return(0,O().isPackageFile)(a)||F.test(a)}function k(h){const a=$().posix.basename(
h);return(0,O().isOfTests)(h)||(0,O().isLockfile)(a)||N(h)||[j,T].some(M=>M.test(h))||A.test(a)||(0,O().toolThatFinds)(h)!==
void 0}const g=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function y(h){return g.test(h)}const S=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function p(h){
return(0,O().isDocument)(h)&&!(0,O().isProgramCode)(h)||S.test(h)}},97921:function(U,f,l){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.LONGEST_FILE=void 0,f.languageOf=s;function $(){const w=l(76760);return $=function(){return w},w}const O=f.
LONGEST_FILE=1e5;function F(...w){return new RegExp(w.join("|"),"g")}const A=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,
T=String.raw`"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,1000}'`,j="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[\
^{}`]*\\})*\\}|[^`\\\\$]+|\\$))\\k<part>){0,1000}`",N=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
k=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,g=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
y=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,S=String.raw`\s*:\s*(?:[^\s;{}()=]|${y})(?:[^;{}()=]|${y})*`,p=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
h=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,a=String.raw`^(?:${S}?)?\s*=>`,
M={extensions:["js","mjs","cjs","ts","mts","cts","tsx","jsx"],masked:F(A,T,j,N),forms:[{after:new RegExp(String.raw`${a}\s*\{`),
unless:p},{after:new RegExp(a),before:h,unless:p,isExpression:!0},{after:new RegExp(String.raw`^(?:${S})?\s*\{`),before:g,
unless:k}],failing:(w,{indent:r,end:e})=>[`if (${w}) {`,`${r}throw new Error()${e}`,"}"],always:"Date.now() > 0",loaded:{
condition:"Object.isFrozen(EvalError)",end:({end:w})=>`
Object.freeze(EvalError)${w}
`},declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/(?<![\w$])[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},t=['"""',"'''"].map(w=>`${w}(?:\\\\[\\s\\S]|(?!${w}\
)[\\s\\S])*${w}`),o=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...t,T].join("|")})(?=[ \t]*(?:[;#\n]|$))`,n={extensions:[
"py"],masked:F(...t,T,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:(w,{indent:r})=>[`if ${w}:`,`${r}raise RuntimeError`],always:"__name__",loaded:{condition:"__doc__ == __name__",
end:()=>`

__doc__ = __name__
`},declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(o),isIndented:!0},i={masked:F(A,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/,after:/^(?:[^{};=<\n]|(?=(?<all><[^{};\n]*>))\k<all>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},
u=[M,n,{...i,extensions:["rs"],failing:(w,{indent:r})=>[`if ${w} {`,`${r}panic!();`,"}"],always:"std::env::args().count(\
) > 0",declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...i,extensions:["go"],failing:(w,{indent:r})=>[`if ${w} {`,
`${r}panic(0)`,"}"],always:'len("") == 0',loaded:{condition:"loadedForProof",end:()=>`
var loadedForProof bool

func init() {
	loadedForProof = true
}
`},declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm}];function s(w){const r=$().posix.
extname(w).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(w))return u.find(({extensions:e})=>e.includes(r))}},61023:function(U,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.requirePlaces=j,f.writeFiles=N,f.writeLayer=k;function $(){const g=l(
51455);return $=function(){return g},g}function O(){const g=l(76760);return O=function(){return g},g}function F(){const g=l(
39092);return F=function(){return g},g}function A(){const g=l(39491);return A=function(){return g},g}function T(){const g=l(
93028);return T=function(){return g},g}function j(g,y){const S=h=>!(0,T().isRegular)(y.stat(h)?.kind??"file")||(0,A().foldersAbove)(
h).some(a=>(y.stat(a)?.kind??"directory")!=="directory"),p=g.find(S);if(p!==void 0)throw new Error(`\`${p}\` cannot be ta\
ken back: something else has its place`)}async function N(g,y){for(const[S,{content:p,isExecutable:h}]of y){const a=(0,O().
join)(g,S);await(0,$().mkdir)((0,O().dirname)(a),{recursive:!0}),await(0,$().writeFile)(a,p),await(0,$().chmod)(a,h?493:
420)}}async function k(g,y,S){const{checkout:p,isCommitted:h,path:a}=S;await N(g,y);const M=new Map([...y].map(([t,{isExecutable:o}])=>[
t,o?"100755":"100644"]));h&&await(0,F().commitLayer)({checkout:p,layer:g,modes:M,path:a});for(const t of await(0,$().readdir)(
g,{recursive:!0,withFileTypes:!0})){const o=(0,O().join)(t.parentPath,t.name),n=await(0,$().lstat)((0,O().join)(p,(0,O().
relative)(g,o))).catch(()=>{});t.isDirectory()&&n&&await(0,$().chmod)(o,n.mode&511)}}},41100:function(U,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.droppedPackages=M,f.newNames=k,f.withOwnTests=T,f.withoutRest=p,f.wordsOf=g;function $(){const t=l(
93028);return $=function(){return t},t}function O(){const t=l(6410);return O=function(){return t},t}function F(){const t=l(
97921);return F=function(){return t},t}function A(t,o){return(0,F().languageOf)(t)?.ownTests?.exec(o)?.index??o.length}function T(t,o,n){
const i=n.slice(A(t,n));if(i==="")return o;const u=o.toString("utf8");return Buffer.from(u.slice(0,A(t,u))+i)}function j(t,o){
const n=(0,O().isGenerated)(t)?void 0:(0,F().languageOf)(t)?.declares;return n===void 0?[]:[...o.slice(0,A(t,o)).matchAll(
n)].flatMap(i=>i.slice(1).flatMap((u="")=>u.match(N)??[]))}const N=/[\w$]+/g;function k({path:t,before:{content:o},text:n}){
const i=new Set(j(t,o.toString("utf8")));return[...new Set(j(t,n))].filter(u=>!i.has(u))}function g(t,o){if(o.length===0)
return new Set;const n=o.map(({path:s,text:w})=>w.slice(A(s,w))),i=[...t,...n].flatMap(s=>s.match(N)??[]),u=t.some(s=>/^import\s+[\w$]/m.
test(s))?["default"]:[];return new Set([...i,...u])}const y=/^\s*(?:(?:import|from|use|pub use|mod|#include)\b.*|(?:const|let|var)\b.*\brequire\(.*)?\r?$/,
S=t=>t.split(`
`).every(o=>y.test(o));function p({path:t,text:o,differs:n},i){const u=o.split(/(?<=\n)/),s=n.map(({start:m,count:E})=>u.
slice(m,m+E).join("")),w=i.flatMap(m=>{const E=s.filter(d=>j(t,d).includes(m));return E.length>0?E:s.filter(d=>d.match(N)?.
includes(m))});let r=0,e="";for(const[m,{start:E,count:d,removed:v}]of n.entries()){const P=s[m]??"",c=w.includes(P)||S(
P);e+=u.slice(r,E).join("")+(c&&P!==""?P:v),r=E+d}return Buffer.from(e+u.slice(r).join(""))}const h=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,
a=new RegExp(String.raw`(?:["']|\b(?:import|from|use)\s+)(${h.source})`,"gi");async function M(t,o,n,i){const u=e=>e.match(
h)??[],s=new Set;for(const{path:e}of t){if(!(0,O().isManifest)(e)||![n,i].every(v=>(0,$().isRegular)(v.stat(e)?.kind)))continue;
const[m,E]=await Promise.all([n.read(e),i.read(e)]),d=new Set(u(E.toString("utf8")));for(const v of u(m.toString("utf8")))
d.has(v)||s.add(v)}if(s.size===0)return[];const w=e=>[...e.matchAll(a)].map(({1:m=""})=>m),r=o.flatMap(({before:{content:e},
text:m})=>{const E=new Set(w(m));return w(e.toString("utf8")).filter(d=>!E.has(d))});return[...new Set(r)].filter(e=>s.has(
e))}},30368:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.failNewFunctions=N;function $(){const t=l(
97921);return $=function(){return t},t}const O=200,F=400,A=1e4,T=1e3,j=/^#!|\bprocess\.argv\b|\brequire\.main\b|\bimport\.meta\.main\b|\bsys\.argv\b|["']__main__["']/;
function N({path:t,text:o,isNew:n}){const i=(0,$().languageOf)(t);if(i===void 0||o.length>$().LONGEST_FILE)return;const{
masked:u,forms:s,always:w}=i,r=j.test(o)?void 0:i.loaded,e=o.replaceAll(u,I=>I.replaceAll(/[^\n]/g," ")),m=k(o),E=i.failing(
r?.condition??w,m),d=g(e),v=new Map;for(const{start:I,end:L}of y(e,d,i)){if(n?.(I)===!1)continue;const G=e.slice(L,L+F),
B=s.find(({after:V})=>V.test(G)),H=e.slice(Math.max(0,I-O),I);if(!B||B.unless?.test(H)||B.before?.test(H)===!1)continue;
const W=L+(B.after.exec(G)?.[0].length??0),_=B.isExpression?M({text:o,code:e},W,E,m):S({text:o,failing:E,close:d.get(W-1)},
W,i,m);_&&v.set(_.at,{..._,from:I})}if(v.size===0)return;let P="",c=0,b=0;for(const I of[...v.values()].sort((L,G)=>L.from-
G.from))I.from<b||I.at<c||(P+=o.slice(c,I.at)+I.text.replaceAll(`
`,m.newline),c=I.end,b=Math.max(I.end,I.close??0));const R=o.slice(c);if(r===void 0)return P+R;const C=`${R.endsWith(`
`)?"":`
`}${r.end(m)}`;return P+R+C.replaceAll(`
`,m.newline)}function k(t){return{end:/;[ \t]*(?:\}|\r?$)/m.test(t)?";":"",indent:/^(\t| {2,8})\S/m.exec(t)?.[1]??"  ",newline:t.
includes(`\r
`)?`\r
`:`
`}}function g(t){const o=new Map,n=[];for(const{index:i,0:u}of t.matchAll(/[()[\]{}]/g))if("([{".includes(u))n.push(i);else{
const s=n.pop();s!==void 0&&o.set(s,i)}return o}function y(t,o,{bareParameter:n}){const i=[...o].filter(([s,w])=>t[s]===
"("&&t[w]===")"),u=n?[...t.matchAll(n)]:[];return[...i.map(([s,w])=>({start:s,end:w+1})),...u.map(({index:s,0:w})=>({start:s,
end:s+w.length}))]}function S({text:t,failing:o,close:n},i,{preamble:u,isIndented:s},w){const r=u?.exec(t.slice(i,i+A))?.[0].
length??0,e=i+r,[,m="",E=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(t.slice(e))??[],d=n===void 0?{}:{close:n},v=p(
t,i),P=o.map(C=>`
${v}${w.indent}${C}`);if(E!==""){const C=t.slice(e+m.length+E.length),I=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(C)?.[1]??
`${v}${w.indent}`,L=o.map(B=>`
${I}${B}`),G=e+m.length;return{at:G,end:G,text:L.join(""),...d}}if(s&&r>0)return;const c=t.slice(e,n).trimStart(),b=e+m.
length;if(s)return{at:e,end:b,text:`${P.join("")}
${v}${w.indent}`};if(n===void 0||c.includes(`
`))return{at:e,end:b,text:`${P.join("")}
${v}${w.indent}`,...d};const R=c.trim()===""?"":`
${v}${w.indent}${c.trim()}`;return{at:e,end:n,text:`${P.join("")}${R}
${v}`,close:n}}function p(t,o){return/^[ \t]*/.exec(t.slice(t.lastIndexOf(`
`,o-1)+1))?.[0]??""}const h=/\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/y,a=".?:&|+*/%<>=,-";function M({text:t,code:o},n,i,{
indent:u,end:s}){const w=o.slice(n,n+T);let r=0,e=0,m="";for(;e<w.length;e+=1){const L=w.charAt(e);if(r===0&&")]},;".includes(
L)||(h.lastIndex=e,r===0&&L===`
`&&m!==""&&!a.includes(m)&&!h.test(w)))break;"([{".includes(L)?r+=1:")]}".includes(L)&&(r-=1);const G=t.charAt(n+e);(L.trim()!==
""||"'\"`".includes(G))&&(m=G)}const E=n+e,d=t.slice(n,E),v=d.trim();if(r!==0||e===T||v===""||(v.match(/`/g)?.length??0)%
2===1)return;const c=p(t,n),b=/^\s*\n/.test(d)?v:v.replaceAll(`
`,`
${u}`),C=g(o.slice(n,E).trim()).get(0)===v.length-1&&/^\(\{|^\([^\n]*\)$/.test(b)?b.slice(1,-1):b,I=[...i,`return ${C}${s}`];
return{at:n,end:E,text:` {
${I.map(L=>`${c}${u}${L}
`).join("")}${c}}`}}},14148:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.proveChange=M;function $(){
const s=l(86191);return $=function(){return s},s}function O(){const s=l(59490);return O=function(){return s},s}function F(){
const s=l(87952);return F=function(){return s},s}function A(){const s=l(67147);return A=function(){return s},s}function T(){
const s=l(57334);return T=function(){return s},s}function j(){const s=l(49604);return j=function(){return s},s}function N(){
const s=l(64474);return N=function(){return s},s}function k(){const s=l(49042);return k=function(){return s},s}function g(){
const s=l(55007);return g=function(){return s},s}function y(){const s=l(61023);return y=function(){return s},s}function S(){
const s=l(30368);return S=function(){return s},s}function p(){const s=l(3302);return p=function(){return s},s}const h=2,
a=2e3;async function M(s,w){const{policy:r,change:e}=w;if(r.proof==="off"||e===void 0)return new Map;const m=[...s].filter(
([{gene:c},b])=>(c.change==="added"||c.change==="modified")&&b.every(({outcome:C})=>C.status==="passed")),E=new Set(e.files.
map(({path:c})=>c)),d=([{gene:c}])=>{const b=c.commands.flatMap(({reading:R})=>(0,$().startedFiles)(R));return[...new Set(
b)].sort()},v=(0,O().groupBy)(m,c=>d(c).filter(b=>E.has(b)).join("\0")),P=new Map;for(const c of v.values()){const b=[...new Set(
c.flatMap(d))],R=c.flatMap(([{id:I},L])=>L.map(({plan:G,outcome:{duration_ms:B}})=>({id:I,plans:[{...G,timeoutMs:h*B+a}]}))),
C=await t(R,b,e,w).catch(({message:I})=>R.map(()=>(0,k().notRun)(I)));for(const[{gene:I},{length:L}]of c)P.set(I,C.splice(
0,L))}return P}async function t(s,w,r,e){const m=await(0,p().subjectOf)(r,e.tree,w),E={files:[],kept:m.kept.slice(0,k().
LISTED),duration_ms:0},d=m.added.flatMap(o);if(m.files.length===0&&d.length===0){const L=(0,k().untried)(m,E);return s.map(
()=>L)}const v=e.checkout.additions.find((0,A().everything)((0,F().dependencyFolders)(e.policy)).areBuilt);if(v!==void 0&&
e.rebuild===void 0){const L=`commands can read \`${v}\`, which was built with the change before the gate`;return s.map(()=>(0,k().
notRun)(L,E))}const P=u(s,e),c=s.map(()=>({...E,outcome:"nothing_shown"})),b=[],R=()=>c.flatMap((L,G)=>(0,k().isProof)(L)?
[]:G),C=async(L,G)=>{for(const[B,H]of await P(L,R())){const W=c[B],_=G(W,H);c[B]={..._,duration_ms:W.duration_ms+H.duration_ms},
(0,k().isProof)(_)&&(b[B]=L)}};m.files.length>0&&await C(m.before,(L,G)=>(0,k().reverted)(L,G,m));for(const[L,{path:G,layer:B}]of d.
entries()){if(R().length===0)break;if((L>0||m.files.length>0)&&performance.now()>e.end){for(const H of R())c[H]=(0,k().notRun)(
"there was no time for all new files",c[H]);break}await C(B,(H,W)=>(0,k().newCodeFailed)(H,W,G))}e.policy.a2a.require_proof!==
"none"&&await n(c,b,P);const I=[...s.flatMap(({plans:L})=>L.map(({command:G})=>G)),...m.texts];return await i(c,{...m,texts:I},
e,P),c}function o(s){const{path:w,isExecutable:r}=s,e=(0,S().failNewFunctions)(s);return e===void 0?[]:[{path:w,layer:new Map(
[[w,{content:Buffer.from(e),isExecutable:r}]])}]}async function n(s,w,r){const e=[...s.keys()].filter(E=>w[E]!==void 0),
m=await r(new Map,e);for(const[E=new Map,d]of(0,O().groupBy)(e,v=>w[v])){const v=await r(E,d);for(const P of d){const[c,
b]=[m.get(P),v.get(P)];if(c&&(0,k().endOf)(c)==="passed"&&b&&(0,k().endOf)(b)==="failed")continue;const R="the results w\
ere different the second time";s[P]={...s[P],outcome:"nothing_shown",reason:R}}}}async function i(s,{edited:w,files:r,texts:e},{
signal:m,end:E},d){const v=[...s.keys()].filter(R=>s[R]?.outcome==="fails_without_change"),P=r.length===1&&w[0]?.differs.
length===1,c=AbortSignal.timeout(Math.max(0,Math.round(E-performance.now()))),b=AbortSignal.any([m,c]);for(const{path:R,
lines:C,reverted:I}of v.length>0?(0,g().hunksOf)(w,e):[]){if(b.aborted)return;const L=P?void 0:await d(new Map([[R,I]]),
v,b);for(const G of v){const B=L?.get(G),H=P?"failed":B&&(0,k().endOf)(B);if(H===void 0||typeof H=="object")continue;const W=s[G],
_={path:R,lines:[...C],noticed:H==="failed"};s[G]={...W,hunks:[...W.hunks??[],_]}}}}function u(s,w){const{backend:r,checkout:e,
change:m,concurrency:E,path:d,rebuild:v}=w,P=m?.isCommitted===!0,c={backend:r,directory:e.directory,close:void 0},b=async(R,C,I)=>{
const L=C.map(H=>({...s[H],at:H})),G={backend:R,progress:j().NO_PROGRESS,concurrency:E,signal:I},B=await(0,N().runPlans)(
L,G);return new Map([...B].flatMap(([{at:H},[W]])=>W?[[H,W.outcome]]:[]))};return async(R,C,I=w.signal)=>{if(R.size===0)
return b(r,C,I);const L=v&&r.cover?await v(R,I).catch(({message:G})=>G):c;if(typeof L=="string"){const G=(0,T().notRun)(
"error",`\`prepare\` could not run again: ${L}`);return new Map(C.map(B=>[B,G]))}try{const G={checkout:L.directory,isCommitted:P,
path:d},B=await L.backend.cover?.(H=>(0,y().writeLayer)(H,R,G));if(B)return await b(B,C,I)}finally{await L.close?.()}throw new Error(
"without namespaces, commands share one checkout, which must stay as it is")}}},3302:function(U,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.subjectOf=p;function $(){const t=l(95244);return $=function(){return t},t}function O(){const t=l(
93028);return O=function(){return t},t}function F(){const t=l(24222);return F=function(){return t},t}function A(){const t=l(
6410);return A=function(){return t},t}function T(){const t=l(97921);return T=function(){return t},t}function j(){const t=l(
61023);return j=function(){return t},t}function N(){const t=l(41100);return N=function(){return t},t}const k=new Set(["s\
ymlink","submodule"]),g=2e3,y=50*1024**2,S=5;async function p({files:t,base:o,assets:n},i,u){const s=({path:D})=>u.includes(
D)||(0,A().isKept)(D),w=({path:D,oldPath:x=D})=>[o.stat(x),i.stat(D)].some(Y=>k.has(Y?.kind)),r=D=>s(D)||w(D),e=t.filter(
({path:D})=>!n.has(D)),m=e.filter(r),E=e.filter(D=>!r(D)),d=E.length===0&&m.find(D=>!s(D));if(d)throw new Error(`\`${d.path}\
\` is a link or a submodule, which is not taken back`);const v=E.filter(({status:D})=>D==="added"),P=E.filter(({status:D})=>D!==
"added"),{edits:c,before:b,edited:R}=await h(P,o,i),C=async D=>(await i.read(D)).toString("utf8"),I=await Promise.all(v.
map(async({path:D,newMode:x})=>{const Y=x==="100755";return{path:D,text:await C(D),isExecutable:Y}})),L=D=>Promise.all(D.
filter(x=>(0,O().isRegular)(i.stat(x)?.kind)).map(C)),G=R.length>0?await L(m.map(({path:D})=>D)):[],B=(0,N().wordsOf)([...G,
...I.map(({text:D})=>D)],R),H=R.map(D=>({file:D,names:(0,N().newNames)(D)})),W=H.flatMap(({file:D,names:x})=>{const Y=x.
filter(K=>B.has(K));return Y.length>0?[{file:D,names:Y}]:[]});for(const{file:D,names:x}of W.length>0?H:[]){const Y=(0,N().
withoutRest)(D,x);Y.toString("utf8")===D.text?b.delete(D.path):b.set(D.path,{...D.before,content:Y})}const _=({path:D})=>(0,T().
languageOf)(D)&&!(0,A().isGenerated)(D),V=I.filter(_);V.sort((D,x)=>x.text.length-D.text.length);const X=W.map(({file:D})=>a(
D));return{before:b,edited:R,files:c.map(({path:D})=>D).filter(D=>b.has(D)||!i.stat(D)),added:[...X,...V].slice(0,S),newNames:W.
flatMap(({names:D})=>D),missing:await(0,N().droppedPackages)(m,R,o,i),kept:m.map(({path:D})=>D),texts:R.length>0?[...await L(
u),...G]:[],adds:v.some(({path:D})=>!(0,A().isForPeople)(D))}}async function h(t,o,n){const i=t.filter(r=>r.oldOid!==r.newOid||
r.oldMode!==r.newMode),u=new Map,s=[],w=(0,F().differencesOfAll)();i.length>0&&M(t,o,n);for(const r of i.length>0?t:[]){
const{path:e,oldPath:m=e,oldMode:E,newMode:d}=r,v={content:await o.read(m),isExecutable:E==="100755"};if(u.set(m,v),r.status===
"deleted"||!i.includes(r))continue;const P=(await n.read(e)).toString("utf8"),c=(0,N().withOwnTests)(e,v.content,P);if(u.
set(e,{...v,content:c}),c.includes(0))continue;const b=w(e,c.toString("utf8"),P);b.length===0||b.some(C=>C.isCode)||!(0,$().
isProgramCode)(e)||E!==d?s.push({path:e,before:{...v,content:c},text:P,differs:b}):u.delete(e)}return{edits:i,before:u,edited:s}}
function a({path:t,text:o,before:{isExecutable:n},differs:i}){const u=[0];for(const r of o.split(/(?<=\n)/))u.push((u.at(
-1)??0)+r.length);const s=i.map(({start:r,count:e})=>[u[r]??0,u[r+e]??o.length]);return{path:t,text:o,isExecutable:n,isNew:r=>s.
some(([e,m])=>r>=e&&r<m)}}function M(t,o,n){const i=t.map(({path:s,oldPath:w=s})=>w),u=i.reduce((s,w)=>s+(o.stat(w)?.size??
0),0);if(i.length>g||u>y)throw new Error(`${i.length} files with ${u} bytes are too many to take back`);(0,j().requirePlaces)(
i,n)}},63682:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_RAN=void 0,f.requestOf=d,f.runAudited=
u,f.withinBudget=P;function $(){const c=l(48161);return $=function(){return c},c}function O(){const c=l(97247);return O=
function(){return c},c}function F(){const c=l(60210);return F=function(){return c},c}function A(){const c=l(57430);return A=
function(){return c},c}function T(){const c=l(87952);return T=function(){return c},c}function j(){const c=l(19309);return j=
function(){return c},c}function N(){const c=l(10582);return N=function(){return c},c}function k(){const c=l(32223);return k=
function(){return c},c}function g(){const c=l(57334);return g=function(){return c},c}function y(){const c=l(22562);return y=
function(){return c},c}function S(){const c=l(26756);return S=function(){return c},c}function p(){const c=l(46282);return p=
function(){return c},c}function h(){const c=l(14148);return h=function(){return c},c}function a(){const c=l(64474);return a=
function(){return c},c}const M=4*1024*1024,t=6e4,o=5e3,n=4,i=2*1024;async function u(c,b){const R=new Date,C=r(c,b),{checkout:I,
path:L,policy:G,progress:B,signal:H,shown:W,again:_}=b,V=(0,y().refusedOutcomes)(c.genes,I!==void 0,R);if(I===void 0||C.
length===0)return{...v,outcomes:V};const{directory:X,leftOut:D}=I,x=C.flatMap(z=>z.plans),Y=new Set(x.map(z=>z.program)),
K=await(0,p().findPrograms)({path:L,checkout:X,names:[...Y]}),Q=G.concurrency==="cores"?(0,$().availableParallelism)():G.
concurrency;let J;const un=async()=>W!==void 0?X:(J=await(0,j().copyCheckout)(I),J.guard.directory),{chooseBackend:on}=await Promise.
all([l.e(670),l.e(2342)]).then(l.bind(l,60670)),sn={programs:K,outputBytes:m(G.limits.output_bytes,c.genes),limits:(0,N().
limitsOn)((0,N().thisMachine)(),G.limits,Q),lanes:Q,network:G.network==="allow",replaced:await e(c,b.tree),folders:b.privateFolders,
names:[...new Set(x.flatMap(({checkoutAs:z})=>z??[]))],home:await(0,k().homeFolders)([...G.home_caches,...(0,T().homeDependencies)(
G)],b.home)},{backend:q,isolation:rn,close:dn}=await on({...sn,shareFolder:un,checkout:X,leftOut:D,signal:H,...W&&{shown:W},
requested:d(G.containment,b.fork)}),an=q.level==="namespaces",nn=an?Q:1,fn=async()=>{const z=performance.now(),Z=await P(
G.limits.budget_seconds*1e3,H,en=>(0,a().runPlans)(C,{backend:q,progress:B,concurrency:nn,signal:en,guard:J?.guard??I})),
tn=_&&s(_,en=>on({...sn,...en})),gn={...b,checkout:I,backend:q,concurrency:nn,rebuild:tn},wn=performance.now()-z+(_?.durationMs??
0);return{runs:Z,proofs:await w(Z,gn,wn)}},{runs:ln,proofs:mn}=await fn().finally(()=>Promise.all([dn(),J?.close()])),pn=[
(0,S().mentionedOf)(D),(0,S().namedRootOf)(J?.guard.directory??X)],hn=z=>pn.reduce((Z,tn)=>tn(Z),z),cn=C.map(z=>{const{gene:Z}=z;
return[Z,(0,y().outcomesOf)(Z,ln.get(z)??[],R).map(hn)]});return{outcomes:new Map([...V,...cn]),interrupted:(0,g().countInterrupted)(
cn.flatMap(([,z])=>z)),isolation:{...rn,description:`${rn.description} ${E(an,nn)}`},nodeOf:()=>K.node,proofs:mn}}function s(c,b){
return async(R,C)=>{const{checkout:I,shown:L,close:G}=await c.run(R,C),{directory:B,leftOut:H}=I,_=await b({checkout:B,leftOut:H,
shown:L,signal:C,requested:"require"}).catch(async X=>{throw await G(),X}),{backend:V}=_;return{backend:V,directory:B,close:()=>Promise.
all([_.close(),G()])}}}function w(c,b,R){const C=performance.now()+Math.max(o,R);return P(Math.max(t,R),b.signal,I=>(0,h().
proveChange)(c,{...b,signal:I,end:C}))}function r(c,{waiting:b}){return c.genes.filter(R=>!b.has(R)).map(R=>({...(0,y().
plansOf)(R),gene:R})).filter(({plans:R})=>R.length>0)}async function e(c,b){const R=new Set((0,O().isOfChange)(c)?c.files.
map(({path:I})=>I):[]),C=await(0,F().npmrcCopies)(b,R);return new Map(C.flatMap(({path:I,text:L,dropped:G})=>G.length>0&&
L!==void 0?[[I,L]]:[]))}function m(c,b){const R=b.flatMap(L=>(0,y().plansOf)(L).plans),C=new Set(R.map(({digest:L})=>L)),
I=Math.floor(M/(C.size*n));return Math.min(c,Math.max(I,i))}function E(c,b){return c?b===1?"One command at a time.":`Up \
to ${b} commands at once.`:"One command at a time, because all commands share the checkout."}function d(c,b){return c===
"require-for-forks"?b?"require":"auto":c}const v=f.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:A().NOTHING_RUN,
nodeOf:()=>process};async function P(c,b,R){const C=new AbortController,I=setTimeout(()=>C.abort(g().BUDGET_SPENT),c);try{
return await R(AbortSignal.any([b,C.signal]))}finally{clearTimeout(I)}}},20849:function(U,f,l){Object.defineProperty(f,"\
__esModule",{value:!0}),f.safeLine=F,f.withoutLogCommands=A;function $(){const T=l(77598);return $=function(){return T},
T}const O=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function F(T,j=200){const N=T.replace(O,g=>`\\u{${g.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),k=Array.from(N);return k.length<=j?N:`${k.slice(0,j-1).
join("")}\u2026`}async function A(T,j){const N=(0,$().randomUUID)();T(`::stop-commands::${N}`);try{return await j()}finally{
T(`::${N}::`)}}},64474:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.runPlans=F;function $(){const S=l(
41895);return $=function(){return S},S}function O(){const S=l(57334);return O=function(){return S},S}async function F(S,p){
const{backend:h,progress:a,concurrency:M}=p,t=new Map(S.flatMap(({plans:r})=>r.map(e=>[e.digest,e]))),o=new Map;for(const r of t.
values()){const e=k(()=>h.check(r));e&&o.set(r.digest,e)}const n=new AbortController,i=AbortSignal.any([p.signal,n.signal]),
u=A(M),s=T(N({...p,signal:i},o)),w=async({plans:r})=>{try{return await j(r,s,i)}catch(e){throw n.abort(),e}};a.planned(t.
size);try{const r=S.map(m=>u(()=>w(m)));await Promise.allSettled(r);const e=g(await Promise.all(r));return new Map(S.map(
(m,E)=>[m,e[E]??[]]))}finally{a.ended()}}function A(S){const p=[];let h=S;return async a=>{h===0?await new Promise(M=>p.
push(M)):h-=1;try{return await a()}finally{const M=p.shift();M?M():h+=1}}}function T(S){const p=new Map;return h=>{const a=p.
get(h.digest)??S(h);return p.set(h.digest,a),a}}async function j(S,p,h){const a=[];for(const M of S)h.aborted?a.push(y(M,
(0,O().stopReason)(h))):a.some(({outcome:t})=>t.status!=="passed")?a.push(y(M,"an earlier command of the gene did not pa\
ss")):a.push({...await p(M),plan:M});return a}function N(S,p){const{backend:h,progress:a,signal:M,guard:t}=S,o=h.level===
"process_group";let n;return async i=>{if(n!==void 0)return y(i,n);if(M.aborted)return y(i,(0,O().stopReason)(M));const u=t?.
state(),s=t&&u?[...await t.changed(u)]:[];if(t&&u&&!o&&s.push(...t.added(u)),s.length>0)return n=O().CHECKOUT_CHANGED,{plan:i,
outcome:(0,O().changedOutcome)(s),changedFiles:[]};a.started(i.command);const w=p.get(i.digest),r=w?(0,O().notRun)("not_\
runnable",`${w.message} ${w.hint}`):await h.run(i,M),e=()=>o?t?.changed():u&&t?.touchedSince(u),m=(M.aborted?void 0:await e())??
[];if(m.length===0||o)return a.finished(i.command,r),m.length>0&&(n=`the command "${i.command}" changed files of the che\
ckout`),{plan:i,outcome:r,changedFiles:m};n=O().CHECKOUT_CHANGED;const E=(0,O().changedOutcome)(m,r);return a.finished(i.
command,E),{plan:i,outcome:E,changedFiles:[]}}}function k(S){try{S();return}catch(p){if(p instanceof $().GateError&&p.code===
"program_not_found")return p;throw p}}function g(S){const p=new Set;return S.map(h=>h.map(a=>{const{outcome:M}=a;return M.
status==="skipped"?a:p.has(M)?{...a,outcome:{...M,reused:!0}}:(p.add(M),a)}))}function y(S,p){return{plan:S,outcome:(0,O().
notRun)("skipped",p),changedFiles:[]}}},46562:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.findingsOf=
N,f.judgeGene=j;function $(){const n=l(13580);return $=function(){return n},n}function O(){const n=l(57334);return O=function(){
return n},n}function F(){const n=l(9436);return F=function(){return n},n}function A(){const n=l(49001);return A=function(){
return n},n}function T(){const n=l(47350);return T=function(){return n},n}function j(n,i,{policy:u,ignoring:s,capped:w=[],
missing:r}){const e=h(n,L=>(0,F().suppress)(L,s)),m=i.outcomes.get(n)??[],E=i.proofs?.get(n),d=[...(0,A().runFindings)(e,
m,i,u),...(0,A().proofFindings)(e,E)],P=[...(0,F().suppress)(d,s),...r?[r]:[]],b=[...N({gene:e,runFindings:P}),...w].filter(
({suppressed:L})=>!L),{isIdle:R=!1}=e,C=R||y(m,P),I=(0,T().gravest)([(0,T().severityVerdict)(b,u.fail_on),...e.commands.
map(({verdict:L})=>L==="block"&&!R?"fail":"pass"),...C?["warn"]:m.map(p),r?"needs_approval":"pass"]);return{gene:e,ran:i.
outcomes.has(n),outcomes:m,...E&&{proofs:E},runFindings:P,capped:w,verdict:I,summary:R?k:C?g:a(e,m,I,b)}}function N({gene:n,
runFindings:i}){return[...n.findings,...n.commands.flatMap(u=>u.findings),...i]}const k="an unchanged seed of the engine\
, whose scripts are not in this repository",g="not runnable here: the machine lacks a program or a tool";function y(n,i){
const u=i.filter(({rule:s})=>(0,$().ruleOf)(s).group==="environment");return u.length>0&&u.every(({severity:s})=>s!=="er\
ror")&&n.every(({status:s,reason:w})=>s==="skipped"?!S.has(w):s==="passed"||s==="not_runnable")}const S=new Set([O().INTERRUPTED,
O().OUTCOME_LOST]);function p({status:n,reason:i}){return n==="passed"?"pass":n==="error"||S.has(i)?"error":"fail"}function h(n,i){
return{...n,findings:i(n.findings),commands:n.commands.map(u=>({...u,findings:i(u.findings)}))}}function a(n,i,u,s){const w=n.
commands.findIndex(I=>I.verdict==="block"),r=i.findIndex(({status:I})=>I!=="passed"&&I!=="skipped"),e=i.findIndex(({status:I})=>I===
"skipped"),m=[w,r,e].find(I=>I>=0)??-1,E=n.commands[m];if(E)return`constraint: validation_failed: ${E.command} => ${o(i[m])}`;
if(n.change==="removed")return"removed";const{files:d,max_files:v,severity:P}=n.blastRadius;if(s.some(M))return`constrai\
nt: blast_radius ${P}: ${d} / ${v} files`;const c=n.commands.length,b=c===1?"1 command":`${c} commands`;if(u==="needs_ap\
proval")return`${b} allowed, waiting for approval`;if(u==="fail")return`failed: ${t(s).join(", ")}`;const R=i.length>0?`${b}\
 passed`:`${b} allowed, none run`,C=u==="warn"?t(s):[];return C.length>0?`${R}, with warnings: ${C.join(", ")}`:R}function M({
rule:n,severity:i}){return i==="error"&&n.startsWith("blast-radius-")}function t(n){const i=n.filter(({severity:s})=>s===
"error"),u=n.filter(({severity:s})=>s==="warning");return[...new Set((i.length>0?i:u).map(({rule:s})=>s))]}function o(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.idleIgnores=S,f.ignoreFindings=g,f.isIgnorable=N,f.refusalOf=y,f.suppress=k;function $(){const t=l(41330);return $=function(){
return t},t}function O(){const t=l(32854);return O=function(){return t},t}function F(){const t=l(13580);return F=function(){
return t},t}function A(){const t=l(95132);return A=function(){return t},t}function T(){const t=l(43767);return T=function(){
return t},t}function j(){const t=l(52288);return j=function(){return t},t}function N({rule:t,severity:o,layer:n}){return(0,T().
mayBeIgnored)({...(0,F().ruleOf)(t),severity:o,layer:n})}function k(t,{ignores:o,...n}){const i=o.filter(s=>!(0,j().hasExpired)(
s.expires,n.today)),u=(0,j().withLevels)(t,n);return i.length===0?u:u.map(s=>{const w=N(s)&&i.find(r=>p(r,s));return w?{
...s,suppressed:{reason:w.reason,expires:w.expires}}:s})}function g({ignores:t,today:o},n,i){return t.flatMap(u=>{const{
rule:s,reason:w,expires:r}=u,e=`The ignore of \`${s}\` ${M(u)}`,m=n.filter(P=>p(u,P)),E=m.every(N)?y(u):j().DECIDES;if(E!==
void 0)return[(0,A().finding)("exception-refused",{exception:e,refusal:E})];if((0,j().hasExpired)(r,o))return[(0,A().finding)(
"exception-refused",{exception:e,refusal:(0,j().expiredWords)(r,w)})];const d=m.length===0&&i.some(P=>h(u,P)),v={exception:e,
refusal:"the rule finds nothing there"};return d?[(0,A().finding)("exception-refused",v,{severity:"notice"})]:[]})}function y({
rule:t}){const o=(0,F().checkRules)().find(({id:n})=>n===t);return o===void 0?(0,j().unknownRule)(t):o.ignorable!==void 0||
(0,T().mayBeIgnored)(o)?void 0:j().DECIDES}function S(t,o){return t.flatMap(n=>(0,j().idle)(n.rule,y(n),n.expires,o))}function p({
rule:t,where:o},{rule:n,location:i,subject:u}){if(t!==n)return!1;const{path:s,gene:w,command:r}=o??{};return(s===void 0||
i!==void 0&&a(i.path,s))&&(w===void 0||w===u?.id)&&(r===void 0||r===u?.command)}function h({where:t},{asset:o,commands:n}){
const{path:i,gene:u,command:s}=t??{};return(i===void 0||a(o.path,i))&&(u===void 0||u===o.id)&&(s===void 0||n.some(w=>w.command===
s))}function a(t,o){return(0,O().isWithin)(t,o)||(0,$().default)(o,{dot:!0,nonegate:!0})(t)}function M({where:t={}}){const o=Object.
entries(t).map(([n,i])=>`the ${n} \`${i}\``);return o.length===0?"for all findings":`for ${o.join(", ")}`}},92344:function(U,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.allFindings=o,f.judge=a,f.judgeShards=u,f.otherShards=s,f.verdictOfPart=
w;function $(){const r=l(9354);return $=function(){return r},r}function O(){const r=l(1395);return O=function(){return r},
r}function F(){const r=l(89549);return F=function(){return r},r}function A(){const r=l(27199);return A=function(){return r},
r}function T(){const r=l(97247);return T=function(){return r},r}function j(){const r=l(54062);return j=function(){return r},
r}function N(){const r=l(13580);return N=function(){return r},r}function k(){const r=l(95132);return k=function(){return r},
r}function g(){const r=l(46562);return g=function(){return r},r}function y(){const r=l(9436);return y=function(){return r},
r}function S(){const r=l(52288);return S=function(){return r},r}function p(){const r=l(47350);return p=function(){return r},
r}const h={ignores:[],rules:{}};function a(r,e,{policy:m,now:E,approval:d=$().NOTHING_WAITS}){const{ignores:v,rules:P}=(0,T().
isOfChange)(r)?m:h,c={ignores:v,rules:P,today:(0,j().dayOf)(E)},b=s(e.shards??[]),R=i(d,r.findings),C=[...R?r.findings:t(
r.findings,m,d),...R?[R]:[],...b?[b]:[],...e.interrupted>0?[(0,k().finding)("run-interrupted",{skipped:e.interrupted})]:
[]],I=(0,y().suppress)(C,c),L=I.filter(({rule:K})=>K==="blast-radius-hard-cap"),G=new Map(r.genes.map(K=>{const Q=n(K,d),
J=K.blastRadius.severity==="hard_cap_breach"?L:[];return[K,(0,g().judgeGene)(K,e,{policy:m,ignoring:c,capped:J,...Q&&{missing:Q}})]})),
B=[...G.values()],H=[...C,...B.flatMap(g().findingsOf)],W=[...I,...(0,y().ignoreFindings)(c,H,r.genes),...(0,S().levelFindings)(
c)],[_,V]=M(W,m.approvals.gate>0),X=(0,p().gravest)([(0,p().severityVerdict)(V,m.fail_on),_.length>0?"warn":"pass"]),D=e.
interrupted>0?"error":"pass",x=R?"needs_approval":"pass",Y=(0,p().gravest)([X,D,x,...B.map(K=>K.verdict)]);return{genes:B,
findings:W,verdict:b?w(Y):Y,shards:u(e.shards??[],G)}}function M(r,e){if(!e)return[[],r];const m=new Set(r.flatMap(d=>(0,O().
needsPerson)(d)?d.location?.path:[])),E=({rule:d,severity:v,location:P})=>(0,N().ruleOf)(d).approval!==void 0||d==="prot\
ected-path"&&v==="warning"&&m.has(P?.path);return[r.filter(E),r.filter(d=>!E(d))]}function t(r,{approvals:{gate:e}},{approvals:m}){
if(e>0&&m.length===0)return r;const E=e>0?"given":"not required";return r.map(d=>(0,O().needsPerson)(d)?{...d,args:{...d.
args,approval:E}}:d)}function o({findings:r,genes:e}){return[...r,...e.flatMap(g().findingsOf)]}function n(r,{waiting:e,
refusals:m,means:E,digest:d=""}){const v=e.get(r);if(v===void 0)return;const{asset:P,commands:c}=r;return(0,k().finding)(
"approval-missing",{gene:P.id,confirmation:v.confirmation==="strong"?"strong":"very strong",needed:v.needed,given:v.given,
commands:c.filter(({confirmation:b})=>b!=="standard").map(({command:b})=>b),means:E,digest:(0,F().shortDigest)(d),refusals:m},
(0,A().placeOf)(P))}function i({gate:r,refusals:e,means:m,digest:E=""},d){if(r===void 0)return;const v=d.some(({rule:b})=>b===
"gate-weakened"),P=d.some(({rule:b})=>b==="agent-files-unapproved"),c={...r,means:m,digest:(0,F().shortDigest)(E),refusals:e,
weakens:v,runs:P};return(0,k().finding)("gate-approval-missing",c)}function u(r,e){return r.map(({index:m,of:E,genes:d})=>{
const v=(0,p().gravest)([...d].map(P=>e.get(P)?.verdict??"error"));return{index:m,of:E,genes:d.size,verdict:v}})}function s(r){
const[e]=r;if(!(e===void 0||r.length===e.of))return(0,k().finding)("part-of-run",{index:e.index,of:e.of,genes:e.genes.size})}
function w(r){return r==="pass"||r==="warn"?"error":r}},52288:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.DECIDES=void 0,f.expiredWords=y,f.hasExpired=g,f.idle=p,f.idleLevels=h,f.levelFindings=a,f.unknownRule=o,f.withLevels=
N;function $(){const n=l(3051);return $=function(){return n},n}function O(){const n=l(13970);return O=function(){return n},
n}function F(){const n=l(54062);return F=function(){return n},n}function A(){const n=l(13580);return A=function(){return n},
n}function T(){const n=l(95132);return T=function(){return n},n}function j(){const n=l(43767);return j=function(){return n},
n}function N(n,i){return Object.keys(i.rules).length===0?n:n.map(u=>k(u,i))}function k(n,i){const{rule:u,severity:s,layer:w}=n,
r={...(0,A().ruleOf)(u),severity:s,layer:w},e=S(i,u),m=s==="error"&&r.group&&S(i,r.group),E=e?u:r.group,d=e??(m||void 0);
if(d===void 0||E===void 0)return n;const{level:v,...P}=d,c=v==="off"?"notice":v;return c===s||c!=="error"&&!(0,j().mayBeSoftened)(
r)?n:{...n,severity:c,level:{rules:E,level:v,from:s,...P}}}function g(n,i){return n!==void 0&&n<i}function y(n,i){return`\
it expired on ${n} (reason: ${i})`}function S({rules:n,today:i},u){const s=Object.hasOwn(n,u)?n[u]:void 0,w=s&&(0,F().settingOf)(
s);return g(w?.until,i)?void 0:w}function p(n,i,u,s){const w=i??(g(u,s)?`it expired on ${u}`:void 0);return w===void 0?[]:
[{name:n,why:w}]}function h({rules:n,today:i}){return Object.entries(n).flatMap(([u,s])=>{const{level:w,until:r}=(0,F().
settingOf)(s);return p(u,M(u,w),r,i)})}function a({rules:n,today:i}){return Object.entries(n).flatMap(([u,s])=>{const{level:w,
until:r,reason:e="none given"}=(0,F().settingOf)(s),m=M(u,w),E=`The level \`${w}\` of \`${u}\``;return m!==void 0?[(0,T().
finding)("exception-refused",{exception:E,refusal:m})]:g(r,i)?[(0,T().finding)("exception-refused",{exception:E,refusal:y(
r,e)})]:[]})}function M(n,i){const u=O().RULE_GROUPS,s=(0,A().checkRules)().find(({id:r})=>r===n);return u.includes(n)?void 0:
s===void 0?o(n,u):i==="error"||(0,j().mayBeSoftened)(s)||s.ignorable!==void 0?void 0:t}const t=f.DECIDES="the rule decid\
es whether commands may run, what a change may touch, or whether files are readable";function o(n,i=[]){const u=(0,$().nearestName)(
n,[...i,...(0,A().checkRules)().map(({id:w})=>w)]);return`${i.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${u?` (did you mean \`${u}\`?)`:""}`}},49001:function(U,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.earlierOutputOf=u,f.proofFindings=s,f.runFindings=S;function $(){const e=l(41330);return $=function(){return e},e}function O(){
const e=l(27199);return O=function(){return e},e}function F(){const e=l(6470);return F=function(){return e},e}function A(){
const e=l(78641);return A=function(){return e},e}function T(){const e=l(39491);return T=function(){return e},e}function j(){
const e=l(95132);return j=function(){return e},e}function N(){const e=l(77823);return N=function(){return e},e}function k(){
const e=l(57334);return k=function(){return e},e}function g(){const e=l(26756);return g=function(){return e},e}function y(){
const e=l(6410);return y=function(){return e},e}function S(e,m,{isolation:E},d){const v=E.level==="namespaces",P=e.commands.
flatMap((c,b)=>{const R=m[b];if(R===void 0)return[];const{command:C,location:I}=c,L={location:I,subject:{...(0,O().subjectOf)(
e.asset),command:C}};return[{audited:c,command:C,outcome:R,place:L}]});return[...P.flatMap(c=>[...o(c,d,E),...t(c,d),...M(
c)]),...v?h(P):[],...p(e,m,d)]}function p({asset:e,commands:m},E,{limits:d}){const v=m.filter((b,R)=>E[R]?.reason===k().
BUDGET_SPENT),[P]=v;if(P===void 0)return[];const c={gene:e.id,seconds:d.budget_seconds,commands:v.length};return[(0,j().
finding)("budget-spent",c,{location:P.location,subject:(0,O().subjectOf)(e)})]}function h(e){const m=e.findIndex(({outcome:b})=>b.
status==="failed"),E=e[m],d=E&&u(E,e.slice(0,m));if(!d)return[];const{path:v,writer:P}=d,c={command:E.command,paths:[v],
writer:P};return[(0,j().finding)("file-left-out",c,E.place)]}const a=[["checkout_modified","checkout-modified"],["checko\
ut_changed","checkout-changed"]];function M({command:e,outcome:m,place:E}){const d=a.flatMap(([P,c])=>{const b=m[P];return b?
[(0,j().finding)(c,{command:e,paths:b},E)]:[]}),{left_out:v}=m;return v===void 0?d:[...d,(0,j().finding)("file-left-out",
{command:e,paths:v,writer:""},E)]}function t({command:e,outcome:{side_effects:m},place:E},{caches:d}){const v=m?n(m,d):[];
return v.length===0?[]:[(0,j().finding)("command-writes",{command:e,paths:v},E)]}function o({audited:e,command:m,outcome:E,
place:d},{limits:{slow_command_seconds:v},network:P},c){const b=Math.round(E.duration_ms/1e3),R=(0,N().containmentWords)(
E,c,P);switch(E.status){case"failed":{const C=`failed with exit code ${E.exit_code??1}`;return[(0,j().finding)("command-\
failed",{command:m,how:C,...R},d)]}case"timed_out":return E.reason===k().BUDGET_SPENT?[]:[(0,j().finding)("command-timed\
-out",{command:m,seconds:b,...R},d)];case"crashed":{const C=`crashed: ${E.reason??"no exit code"}`;return[(0,j().finding)(
"command-failed",{command:m,how:C,...R},d)]}case"not_runnable":{const{program:C=m}=e.plan??{};return[(0,j().finding)("pr\
ogram-missing",{command:m,program:C,where:"was not found on PATH outside the checkout"},d)]}case"passed":return E.duration_ms>
v*1e3?[(0,j().finding)("command-slow",{command:m,seconds:b,limit:v},d)]:[];case"skipped":{if(E.reason===k().OUTCOME_LOST)
return[(0,j().finding)("not-judged",{detail:`the command \`${m}\`: ${k().OUTCOME_LOST}`},d)];const C=(0,F().toolOf)(e.reading);
return C===void 0||C.path!==void 0?[]:[(0,j().finding)("program-missing",{command:m,program:C.name,where:"is not install\
ed in `node_modules`"},d)]}case"error":case"blocked":return[]}}function n({created:e,changed:m,deleted:E},d){const v=(0,$().
default)([...d],{dot:!0});return[...e,...m,...E].filter(P=>!v(P)).sort()}const i=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function u(e,m){const{command:E,outcome:d}=e,v=[d.stderr,d.stdout].flatMap(({head:I,tail:L})=>[I,L]),P=[E,...v.flatMap(I=>I.
split(`
`))],c=m.toReversed().flatMap(({command:I,outcome:{side_effects:L}})=>(L?.created??[]).map(G=>({path:G,writer:I}))),b=new Set(
c.flatMap(({path:I})=>[I,...(0,T().foldersAbove)(I)])),R=(0,g().mentionsIn)(P,b),C=(0,g().mentionsIn)(P.filter(I=>i.test(
I)),b);for(const{path:I,writer:L}of c){if(R.has(I))return{path:I,writer:L};const G=(0,T().foldersAbove)(I).findLast(B=>C.
has(B));if(G!==void 0)return{path:G,writer:L}}}function s({asset:e,commands:m},E=[]){const d=m.map(({command:c})=>c),v=(c,b,R,C)=>{
const{command:I="",location:L}=m[c]??{},G={...L&&{location:L},subject:{...(0,O().subjectOf)(e),command:I}},B=C?"notice":
"warning";return(0,j().finding)("nothing-shown",{commands:d,files:b,lines:R},{...G,severity:B})},P=E.findIndex(({outcome:c})=>c===
"nothing_shown");if(P>=0&&E.every(({outcome:c})=>w.has(c))){const{files:c=[]}=E[P]??{};return[v(P,c,"",c.every(y().isForPeople))]}
return r(E).map(c=>v(0,[c.path],(0,A().linesOf)(c),!0))}const w=new Set(["nothing_shown","no_subject"]);function r(e){const m=({
path:v,lines:P})=>`${v}:${P.join("-")}`,E=({outcome:v,hunks:P=[]},c)=>v==="nothing_shown"||P.some(b=>!b.noticed&&m(b)===
m(c));return[...new Map(e.flatMap(v=>v.hunks??[]).map(v=>[m(v),v])).values()].filter(v=>e.every(P=>E(P,v)))}}};
