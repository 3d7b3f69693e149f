"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),
d.NOTHING_WAITS=void 0,d.findApprovals=R;function j(){const l=h(41895);return j=function(){return l},l}function O(){const l=h(
39763);return O=function(){return l},l}function I(){const l=h(1395);return I=function(){return l},l}async function R(l,v,p,g){
const{means:r}=g,a=(0,I().weakensGate)(l)?S(v.gate,r):0,n=l.genes.flatMap(f=>{const y=T(f);return y==="standard"?[]:[{gene:f,
confirmation:y,needed:S(v[y],r)}]});if(n.length===0&&a===0)return{...M,means:r};const i=await Promise.all(p.map(f=>P(f,v.
people,g))),t=p.length>1?i.map(F):i,c=n.flatMap(({gene:f,...y})=>{const u=N(t,({asking:E})=>E?.has(w(f))??!0);return y.needed>
u?[[f,{...y,given:u}]]:[]}),m=N(t,({weakensGate:f})=>f??!0),e=t.flatMap(({digest:f})=>f??[]),o=e.length===p.length?(0,I().
groupDigest)(e):void 0;return{means:r,approvals:t.flatMap(({approvals:f})=>f),refusals:t.flatMap(({refusals:f})=>f),waiting:new Map(
c),...a>m&&{gate:{needed:a,given:m}},...o!==void 0&&{digest:o}}}function S(l,v){return v==="digest"?Math.min(l,1):l}function N(l,v){
const p=l.filter(v),g=p.length>0?p:l;return g.length===0?0:Math.min(...g.map(({approvals:r})=>r.length))}async function P({
pullRequest:l,judge:v},p,{find:g}){try{const{subject:r,genes:a,weakensGate:n}=await v(),i=(0,I().approvalDigest)(r),t={people:p,
subject:r,...l!==void 0&&{pullRequest:l}},{approvals:c,refusals:m}=await g(t),e=a.filter(o=>T(o)!=="standard").map(w);return{
pullRequest:l,approvals:c,refusals:m,asking:new Set(e),weakensGate:n,digest:i}}catch(r){if(!(r instanceof j().GateError))
throw r;const a=`could not judge the head: ${r.message}`;return{pullRequest:l,approvals:[],refusals:[a]}}}function F(l){
const{pullRequest:v,approvals:p,refusals:g}=l;return v===void 0?l:{...l,approvals:p.map(r=>({...r,pull_request:v})),refusals:g.
map(r=>`pull request ${v}: ${r}`)}}function w({asset:{path:l,id:v}}){return JSON.stringify([l,v])}function T({commands:l}){
if(l.some(({plan:p})=>p===void 0))return"standard";const v=l.map(({confirmation:p})=>O().CONFIRMATIONS.indexOf(p));return O().
CONFIRMATIONS[Math.max(0,...v)]??"standard"}const M=d.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
39092:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.commitLayer=R;function j(){const S=h(51455);return j=
function(){return S},S}function O(){const S=h(76760);return O=function(){return S},S}function I(){const S=h(96402);return I=
function(){return S},S}async function R({checkout:S,layer:N,modes:P,path:F}){const w=(0,O().join)(S,".git");if(!(await(0,j().
lstat)(w).catch(()=>{}))?.isDirectory())return;const M=await(0,I().openRepository)(S,{PATH:F}),l=(0,O().join)(N,".git","\
index"),v={GIT_INDEX_FILE:l},p=async(...g)=>(await M.objects(...g)).toString().trim();try{const g=[...P.keys()],a=(await p(
["hash-object","-w","--no-filters","--stdin-paths"],{input:g.map(y=>`${JSON.stringify((0,O().join)(N,y))}
`).join("")})).split(`
`);await(0,j().mkdir)((0,O().dirname)(l),{recursive:!0}),await(0,j().cp)(M.index,l);const n=g.map((y,u)=>`${P.get(y)} ${a[u]}\
	${y}\0`);await p(["update-index","-z","--index-info"],{env:v,input:n.join("")});const i=await p(["write-tree"],{env:v}),
c=(await M.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${i}`),m=Buffer.from(c,"latin\
1"),e=await p(["hash-object","-t","commit","-w","--stdin"],{input:m});await(0,j().cp)(M.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,O().join)(N,".git","objects"),{recursive:!0,filter:y=>!y.endsWith("/info")});const o=await(0,j().readFile)((0,O().
join)(w,"HEAD"),"utf8"),f=/^ref: (refs\/\S+)\n?$/.exec(o)?.[1]??"HEAD";await(0,j().mkdir)((0,O().dirname)((0,O().join)(N,
".git",f)),{recursive:!0}),await(0,j().writeFile)((0,O().join)(N,".git",f),e)}finally{await M.close()}}},19309:function(U,d,h){
Object.defineProperty(d,"__esModule",{value:!0}),d.copyCheckout=M,d.shareFolder=g;function j(){const n=h(73024);return j=
function(){return n},n}function O(){const n=h(51455);return O=function(){return n},n}function I(){const n=h(76760);return I=
function(){return n},n}function R(){const n=h(41895);return R=function(){return n},n}function S(){const n=h(4339);return S=
function(){return n},n}function N(){const n=h(95132);return N=function(){return n},n}function P(){const n=h(46282);return P=
function(){return n},n}function F(){const n=h(51968);return F=function(){return n},n}const w={entries:2e5,bytes:4*1024**
3};class T extends Error{}async function M(n,i=w){const t=await(0,S().temporaryFolder)(),c=()=>(0,O().rm)(t,{recursive:!0,
force:!0,maxRetries:3}),m=(0,I().join)(t,(0,I().basename)(n.directory)||"checkout");try{await l(n,m,i);const e=await(0,F().
copyRepository)(n.directory,m);return{guard:n.at(m),objects:e,close:c}}catch(e){if(await c(),e instanceof T)return;throw e}}
async function l(n,i,t){const{directory:c,files:m,folders:e}=n,o={...t},f=async y=>{const[u,E]=[(0,I().join)(c,y),(0,I().
join)(i,y)],s=await(0,O().lstat)(u);if(o.entries-=1,o.bytes-=s.isFile()?s.size:0,o.entries<0||o.bytes<0)throw new T;if(s.
isSymbolicLink())await p(u,E,c,i);else if(s.isFile())await(0,O().copyFile)(u,E,j().constants.COPYFILE_FICLONE);else if(s.
isDirectory()){await(0,O().mkdir)(E,{mode:s.mode});for(const{name:$}of await v(u))await f((0,I().join)(y,$))}};for(const y of e)
await(0,O().mkdir)((0,I().join)(i,y),{recursive:!0});for(const{path:y}of m)await f(y);for(const y of n.additions)await(0,O().
mkdir)((0,I().join)(i,y,".."),{recursive:!0}),await f(y)}async function v(n){return(await(0,O().readdir)(n,{withFileTypes:!0})).
filter(({name:t})=>t!==".git")}async function p(n,i,t,c){const m=await(0,O().readlink)(n),e=(0,I().isAbsolute)(m)&&(0,P().
isInside)(t,m),o=process.platform==="win32"?"junction":void 0;await(0,O().symlink)(e?(0,I().join)(c,(0,I().relative)(t,m)):
m,i,o)}function g(n,i,t=!1,c=M){let m,e=!1;return{folder:async()=>{if(t)return n.directory;if(m=await c(n),e=m===void 0,
e&&!i)throw a(n);return m?.guard.directory??n.directory},guard:()=>m?.guard??n,hides:()=>!e,findings:()=>e?[r(n)]:[],close:async()=>m?.
close()}}function r({leftOut:n}){const i=n.length===1?"1 file or directory":`${n.length} files and directories`,t=n.length===
0?"":`, and they saw ${i} that the commit does not have`;return(0,N().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${t}`})}function a({directory:n}){return new(R()).GateError("con\
tainment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.copyRepository=R,d.safeGitConfigs=
l,d.withoutSecrets=p;function j(){const g=h(51455);return j=function(){return g},g}function O(){const g=h(76760);return O=
function(){return g},g}const I=new Set(["hooks","lfs","worktrees"]);async function R(g,r){const a=(0,O().join)(g,".git"),
n=await(0,j().lstat)(a).catch(()=>{});if(n===void 0)return[];const i=(0,O().join)(r,".git");if(n.isDirectory())return S(
a,i);const t=/^gitdir: (.+)\n?$/.exec(await(0,j().readFile)(a,"utf8"))?.[1];if(t===void 0)return[];const c=(0,O().resolve)(
g,t),m=await(0,j().readFile)((0,O().join)(c,"commondir"),"utf8").catch(()=>{});return[...m===void 0?[]:await S((0,O().resolve)(
c,m.trim()),i),...await S(c,i,new Set(["commondir","gitdir"]))]}async function S(g,r,a=new Set){const n=[];await(0,j().mkdir)(
r,{recursive:!0});const i=await(0,j().readdir)(g,{withFileTypes:!0}),t=N(i);for(const c of i){const{name:m}=c,[e,o]=[(0,O().
join)(g,m),(0,O().join)(r,m)];t&&I.has(m)||a.has(m)||(c.isDirectory()&&m==="objects"&&t?(await P(e,o),n.push(e)):c.isDirectory()?
n.push(...await S(e,o)):c.isFile()&&/^config(\.worktree)?$/.test(m)?await(0,j().writeFile)(o,p(await(0,j().readFile)(e,"\
utf8"))):c.isFile()&&await(0,j().copyFile)(e,o))}return n}function N(g){const r=a=>g.find(n=>n.name===a);return r("HEAD")?.
isFile()===!0&&r("objects")?.isDirectory()===!0}async function P(g,r){await(0,j().mkdir)((0,O().join)(r,"info"),{recursive:!0}),
await(0,j().writeFile)((0,O().join)(r,"info","alternates"),`${JSON.stringify(g)}
`)}const F=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,w=/^\s*([\w-]+)\s*(?:=|$)/,T={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},M=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function l(g){const r=await v(g,".git"),a=async n=>{
const i=await(0,j().readFile)((0,O().join)(g,n),"utf8");return[n,p(i)]};return new Map(await Promise.all(r.map(a)))}async function v(g,r){
const n=(await(0,j().readdir)((0,O().join)(g,r),{withFileTypes:!0}).catch(()=>[])).map(async i=>{const t=(0,O().join)(r,
i.name);return i.isFile()?/^config(\.worktree)?$/.test(i.name)?[t]:[]:i.isDirectory()?v(g,t):[]});return(await Promise.all(
n)).flat()}function p(g){if(M.test(g))return g;let r=[];return g.split(`
`).filter(n=>{const i=F.exec(n)?.[1]?.toLowerCase();if(i!==void 0)return r=T[i]??[],r.length>0&&n.trimEnd().endsWith("]");
const t=w.exec(n)?.[1]?.toLowerCase();return t!==void 0&&r.includes(t)&&!n.endsWith("\\")}).map(n=>`${n}
`).join("")}},77823:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.containmentWords=F;function j(){const w=h(
36773);return j=function(){return w},w}function O(){const w=h(96266);return O=function(){return w},w}const I={contained:"",
change:""},R=new Set(["failed","crashed","timed_out"]),S=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${O().HOME})/`)].
map(({source:w})=>w).join("|"),"i"),N=/file watchers/,P=2e3;function F(w,{level:T},M){if(T!=="namespaces"||!R.has(w.status))
return I;if(w.limits_hit){const g=(0,j().inCode)(w.limits_hit.map(r=>`limits.${r}`));return{contained:`it reached ${g}`,
change:`If the command needs more, increase ${g} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![w.stderr,w.stdout].flatMap(({head:g,tail:r})=>[g,r]).flatMap(g=>g.split(`
`)).map(g=>g.slice(0,P)).some(g=>S.test(g)&&!N.test(g))&&w.signal!=="SIGXFSZ"?I:{contained:`it ran ${M==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.effectiveLimits=
R,d.limitsInWords=N,d.limitsOn=g,d.resourceLimits=S,d.thisMachine=p;function j(){const a=h(73024);return j=function(){return a},
a}function O(){const a=h(48161);return O=function(){return a},a}function I(){const a=h(26040);return I=function(){return a},
a}function R(a,n){const{memory_bytes:i,processes:t,open_files:c,file_bytes:m,written_bytes:e}=a;return{memory_bytes:i,memory_limited_by:n?
"control_group":"supervisor",processes:t,open_files:c,file_bytes:m,written_bytes:e}}function S(a){return[["CORE",1],["FS\
IZE",a.file_bytes],["NOFILE",a.open_files]]}function N(a){const{memory_bytes:n,memory_limited_by:i,processes:t,open_files:c}=a;
return[`memory: ${P(n)}${i==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${t}`,`ope\
n files: ${c}`,`file size: ${P(a.file_bytes)}`,`total written: ${P(a.written_bytes)}`].join(", ")}function P(a){return`${Math.
round(a/1024/1024)} MiB`}const F=1024**3,w=64*1024**2,T=1/2,M=4/5,l=2*F,v=1024*1024;function p(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,O().totalmem)()),freeBytes:process.availableMemory(),openFiles:r("Max open files")}}
function g(a,n,i){const{totalBytes:t,freeBytes:c,openFiles:m}=a,e=(o,f)=>Math.max(o/i-o/i%w,f);return{...n,memory_bytes:Math.
min(n.memory_bytes,e(t*M,l)),written_bytes:Math.min(n.written_bytes,e(c*T,v)),open_files:Math.min(n.open_files,m)}}function r(a){
const n=(0,I().attempt)(()=>(0,j().readFileSync)("/proc/self/limits","utf8"))??"",i=new RegExp(`^${a}\\s+\\S+\\s+(\\d+)`,
"m");return Number(i.exec(n)?.[1]??1/0)}},32223:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.homeFolders=
r,d.privateFolders=M,d.viewOf=l;function j(){const a=h(73024);return j=function(){return a},a}function O(){const a=h(51455);
return O=function(){return a},a}function I(){const a=h(48161);return I=function(){return a},a}function R(){const a=h(76760);
return R=function(){return a},a}function S(){const a=h(46282);return S=function(){return a},a}const N=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],P=["/nix/store","/gnu/store"],F=["null","zero","full","random","urandom"],
w="tty",T=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function M(a){const n=T.flatMap(t=>a[`GITHUB_${t}`]??
[]),i=[a.HOME,a.RUNNER_TEMP,a.XDG_RUNTIME_DIR].flatMap(t=>t??[]);return[...new Set([...i,(0,I().tmpdir)(),...n.map(R().dirname)].
filter(t=>(0,R().isAbsolute)(t)))]}async function l({node:a,npm:n,machine:i},t,c){const m=await p([...N,...P]),o=(await Promise.
all(t.map(E=>(0,O().realpath)(E).catch(()=>[])))).flat(),f=[(0,R().dirname)(a.file),...n?[(0,R().dirname)((0,R().dirname)(
n.file))]:[],...[...i.values()].flatMap(E=>v(E,o)),...c?await g():[]].filter(E=>!m.some(s=>(0,S().isInside)(s,E))),y=o.filter(
E=>m.some(s=>s!==E&&(0,S().isInside)(s,E))),u=(0,j().existsSync)(`/dev/${w}`)?[...F,w]:F;return{system:m,emptied:y,tools:[
...new Set(f)],devices:u,home:[],names:[]}}function v({file:a,real:n},i){const t=(0,R().dirname)(n),c=(0,R().dirname)(t),
m=(0,R().basename)(t),e=m==="shims"||m==="bin"&&!i.some(o=>(0,S().isInside)(o,c));return[(0,R().dirname)(a),t,...e?[c]:[]].
filter(o=>!i.some(f=>(0,S().isInside)(o,f)))}async function p(a){return(await Promise.all(a.map(async i=>(await(0,O().lstat)(
i).catch(()=>{}))?.isDirectory()?[i]:[]))).flat()}async function g(){const a=await(0,O().realpath)("/etc/resolv.conf").catch(
()=>{});return a?.startsWith("/run/systemd/resolve/")?[(0,R().dirname)(a)]:[]}async function r(a,n){return n===void 0||!(0,R().
isAbsolute)(n)?[]:(await Promise.all([...new Set(a)].sort().map(async t=>{const c=await(0,O().realpath)((0,R().join)(n,t)).
catch(()=>{});return c===void 0||!(await(0,O().stat)(c)).isDirectory()?[]:[{path:t,source:c}]}))).flat()}},96266:function(U,d,h){
Object.defineProperty(d,"__esModule",{value:!0}),d.TEMP=d.HOME=d.ABOVE=void 0,d.commandFolders=l,d.commandMounts=M,d.sharedMounts=
T;function j(){const p=h(76760);return j=function(){return p},p}function O(){const p=h(39491);return O=function(){return p},
p}function I(){const p=h(46282);return I=function(){return p},p}const R=d.HOME="/home/gene-gate",S=d.TEMP="/tmp",N=d.ABOVE=
`${R}/above`,P=64,F="/.gene-gate",w={lower:`${F}/lower`,cover:`${F}/cover`,own:`${F}/own`,run:`${F}/run`,replaced:`${F}/\
replaced`,home:`${F}/home`,tools:`${F}/tools`};function T({view:p,checkout:g,run:r,stage:a}){const n=(t,c)=>[t,(0,j().join)(
a,c)],i=(t,c,m)=>[t,(0,j().join)(a,c),"none",m];return[...p.system.map(t=>n(t,t)),...p.emptied.map(t=>["gene-gate",(0,j().
join)(a,t),"tmpfs","size=1m,mode=0755"]),i("/proc","proc","rbind"),i(g,w.lower,"rbind"),i(r,w.run,"bind"),...p.tools.map(
(t,c)=>n(t,v(t,c))),...p.home.map(({source:t},c)=>n(t,(0,j().join)(w.home,String(c))))]}function M(p){const{view:g,checkout:r,
privileges:a,hides:n,keepsWrites:i,replaced:t}=p,c=(f,y,u)=>["gene-gate",y,f,u],m=(f,y,u="bind")=>[f,y,"none",u],e=[`low\
erdir=${n||a.adopt?`${w.cover}:`:""}${w.lower}`,`upperdir=${w.own}/upper`,`workdir=${w.own}/work`,...a.overlay,"X-mount.\
mkdir"],o=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${P}`;return[m(`${w.own}/tmp`,S),m(`${w.own}/home`,R),...g.
home.map(({path:f},y)=>m(`${w.home}/${y}`,(0,j().join)(R,f))),m(`${w.own}/shm`,"/dev/shm"),c("devpts","/dev/pts",o),...g.
tools.flatMap((f,y)=>{const u=v(f,y);return f===u?[]:[m(u,f,"rbind,X-mount.mkdir")]}),i?m(w.lower,r,"bind,X-mount.mkdir"):
c("overlay",r,e.join(",")),...t.map((f,y)=>m(`${w.replaced}/${y}`,(0,j().join)(r,f))),...g.names.map(f=>m(r,(0,j().join)(
N,f),"rbind")),c("proc","/proc","nosuid,nodev,noexec"),c("tmpfs",F,"ro,size=4k,mode=0755")]}function l({home:p,names:g}){
const r=g.map(i=>(0,j().relative)(R,(0,j().join)(N,i))),a=[...p.map(({path:i})=>i),...r];return["upper","work","tmp","ho\
me","shm",...[...new Set(a.flatMap(i=>[...(0,O().foldersAbove)(i),i]))].map(i=>`home/${i}`)]}function v(p,g){return[S,R].
some(a=>(0,I().isInside)(a,p))?`${w.tools}/${g}`:p}},57334:function(U,d){Object.defineProperty(d,"__esModule",{value:!0}),
d.OUTCOME_LOST=d.INTERRUPTED=d.CHECKOUT_CHANGED=d.BUDGET_SPENT=d.BLOCKED=void 0,d.changedOutcome=F,d.countInterrupted=S,
d.notRun=P,d.stopReason=N;const h=d.BLOCKED="BLOCKED: validation command rejected by safety check",j=d.INTERRUPTED="inte\
rrupted",O=d.BUDGET_SPENT="the time budget for all commands was spent",I=d.OUTCOME_LOST="the run returned no outcome for\
 this command",R=d.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function S(w){return w.filter(({reason:T})=>T===
j).length}function N(w){return w.reason===O?O:j}function P(w,T,M=new Date){const l={head:"",tail:"",bytes:0,truncated:!1};
return{status:w,exit_code:null,signal:null,started_at:M.toISOString(),duration_ms:0,stdout:l,stderr:l,reason:T}}function F(w,T=P(
"error",R)){return{...T,status:"error",reason:R,checkout_changed:[...w]}}},22562:function(U,d,h){Object.defineProperty(d,
"__esModule",{value:!0}),d.outcomesOf=R,d.plansOf=I,d.refusedOutcomes=N;function j(){const w=h(6470);return j=function(){
return w},w}function O(){const w=h(57334);return O=function(){return w},w}function I({asset:w,commands:T}){const M=T.flatMap(
({plan:l})=>l??[]);return{id:w.id,plans:M.length===T.length?M:[]}}function R({commands:w},T,M){if(w.every(({plan:v})=>v!==
void 0))return w.map(({plan:v},p)=>S(v,T[p],M));const l=F(w);return w.map(({verdict:v})=>v==="block"?(0,O().notRun)("blo\
cked",O().BLOCKED,M):(0,O().notRun)("skipped",l,M))}function S(w,T,M){if(T===void 0||T.plan.digest!==w?.digest)return(0,O().
notRun)("skipped",O().OUTCOME_LOST,M);const{outcome:l,changedFiles:v}=T;return v.length===0?l:{...l,checkout_modified:v}}
function N(w,T,M){const l=({commands:p})=>p.some(g=>g.verdict==="block"),v=w.filter(T?P:l);return new Map(v.map(p=>[p,R(
p,[],M)]))}function P({change:w,commands:T}){return T.length===0?w!=="removed":T.some(({plan:M})=>M===void 0)}function F(w){
if(w.some(({verdict:l})=>l==="block"))return"another command of the gene is blocked";const M=w.flatMap(({reading:l})=>(0,j().
toolOf)(l)??[]).find(({path:l})=>l===void 0);return M?`${M.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(U,d,h){Object.defineProperty(d,"__esModul\
e",{value:!0}),d.mentionedOf=S,d.mentionsIn=N,d.namedRootOf=F;function j(){const w=h(76760);return j=function(){return w},
w}const O=5,I=30,R=/[^\w.@+~/\\-]+/;function S(w){const T=new Map(w.map(M=>[M,M]));for(const M of w){const{dir:l,name:v,
ext:p}=j().posix.parse(M),g=j().posix.join(l,v);p!==""&&!T.has(g)&&T.set(g,M)}return M=>{if(M.status!=="failed"||T.size===
0)return M;const{stdout:l,stderr:v}=M,p=[v,l].flatMap(({head:r,tail:a})=>[r,a]),g=new Set([...N(p,T)].flatMap(r=>T.get(r)??
[]));return g.size===0?M:{...M,left_out:[...g].sort().slice(0,O)}}}function N(w,T){const M=new Set(w.flatMap(l=>l.split(
R)));return new Set([...M].flatMap(l=>P(l).filter(v=>T.has(v))))}function P(w){const T=w.replaceAll("\\","/").replace(/(?<![.,])[.,]+$/,
"").split("/").filter(M=>M!==""&&M!=="."&&M!=="..");return T.length>I?[]:T.flatMap((M,l)=>T.slice(l).map((v,p)=>T.slice(
l,l+p+1).join("/")))}function F(w){return T=>{const{status:M,stdout:l,stderr:v}=T;return M==="passed"||w==="/"?T:[l,v].some(
({head:g,tail:r})=>[g,r].some(a=>a.includes(w)))?{...T,root:w}:T}}},46282:function(U,d,h){Object.defineProperty(d,"__esM\
odule",{value:!0}),d.findPrograms=p,d.isInside=y;function j(){const u=h(31421);return j=function(){return u},u}function O(){
const u=h(73024);return O=function(){return u},u}function I(){const u=h(51455);return I=function(){return u},u}function R(){
const u=h(48161);return R=function(){return u},u}function S(){const u=h(76760);return S=function(){return u},u}function N(){
const u=h(57975);return N=function(){return u},u}function P(){const u=h(7723);return P=function(){return u},u}function F(){
const u=h(26040);return F=function(){return u},u}function w(){const u=h(41895);return w=function(){return u},u}function T(){
const u=h(14495);return T=function(){return u},u}const M=P().object({file:P().string(),version:P().string(),platform:P().
string(),arch:P().string()}),l="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",v=2e4;async function p(u){const{path:E,checkout:s,names:$=[]}=u,b=await e(E,s),A=await g(b,s),
[k,C]=await Promise.all(["npm","npx"].map(B=>a(B,A.file,b,s))),D=await m($,b,s),G=await t(b,s);return{node:A,...k&&{npm:k},
...C&&{npx:C},...G!==void 0&&{shell:G},machine:D,searchPath:b}}async function g(u,E){for await(const{file:s,real:$}of f(
"node",u,E)){const b=await r(s,$,u),A=await o(b.file,E);if(A!==void 0)return{...b,file:A}}throw new(w()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function r(u,E,s){const{execPath:$,version:b,platform:A,
arch:k}=process;if(A==="linux"&&!(0,O().existsSync)("/proc/self"))throw new(w()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(E===await(0,I().realpath)($))return{file:E,version:b,platform:A,arch:k};try{const{stdout:C}=await(0,N().promisify)(
j().execFile)(u,["-p",l],{cwd:(0,S().dirname)(u),env:{PATH:s.join(S().delimiter),HOME:(0,R().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:v,windowsHide:!0});return M.parse(JSON.parse(C))}catch(C){throw new(w()).GateError(
"program_not_found",`${u} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:C})}}async function a(u,E,s,$){const b=(0,S().join)("node_module\
s","npm","bin",`${u}-cli.js`);for(const A of[(0,S().dirname)(E),...s]){for(const C of[(0,S().join)(A,b),(0,S().join)(A,"\
..","lib",b)]){const D=await n(C,u,$);if(D)return D}const k=await n((0,S().join)(A,u),u,$);if(k)return k}}async function n(u,E,s){
const $=await o(u,s);if(!$?.endsWith(`${E}-cli.js`))return;const b=(0,S().join)((0,S().dirname)($),"..","package.json"),
A=await(0,I().readFile)(b,"utf8").catch(()=>"null"),{success:k,data:C}=P().object({name:P().literal("npm"),version:P().string()}).
safeParse((0,F().attempt)(()=>JSON.parse(A)));return k?{file:$,version:C.version}:void 0}const i="/bin/sh";async function t(u,E){
if(process.platform!=="win32")return i;for await(const{real:s}of f("git",u,E)){const $=await o((0,S().join)((0,S().dirname)(
s),"..","bin","sh.exe"),E);if($!==void 0)return $}}const c=/^[A-Za-z0-9][\w.+-]*$/;async function m(u,E,s){const $=new Map;
for(const b of u.filter(A=>c.test(A))){const A=await f(b,E,s).next();A.done||$.set(b,A.value)}return $}async function e(u,E){
const s=new Set(u.split(S().delimiter).filter(b=>(0,S().isAbsolute)(b)));return(await Promise.all([...s].map(async b=>await o(
b,E)===void 0?[]:[b]))).flat()}async function o(u,E){const[s,$]=await Promise.all([(0,I().realpath)(u).catch(()=>{}),(0,I().
realpath)(E)]);if(s===void 0)return;const b=[s,(0,S().resolve)(u)],A=[$,(0,S().resolve)(E)];return b.some(k=>A.some(C=>y(
C,k)))?void 0:s}async function*f(u,E,s){for(const $ of E){const b=(0,S().join)($,process.platform==="win32"?`${u}.exe`:u),
A=await o(b,s);A!==void 0&&await(0,T().isExecutable)(A)&&(yield{file:b,real:A})}}function y(u,E){const s=(0,S().relative)(
u,E);return s!==".."&&!s.startsWith(`..${S().sep}`)&&!(0,S().isAbsolute)(s)}},49604:function(U,d,h){Object.defineProperty(
d,"__esModule",{value:!0}),d.NO_PROGRESS=void 0,d.groupedProgress=R,d.linesOfProgress=I;function j(){const S=h(20849);return j=
function(){return S},S}const O=d.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function I(S){let N=0,P=0;
return{...O,planned:F=>{N=F},finished:(F,{status:w,duration_ms:T})=>{P+=1;const M=(T/1e3).toFixed(1);S(`[${P}/${N}] ${w}\
 in ${M} s: ${(0,j().safeLine)(F)}`)}}}function R(S){const N=I(S.info);return{...N,planned:P=>{S.startGroup(`Run ${P} va\
lidation command${P===1?"":"s"}`),N.planned(P)},ended:()=>S.endGroup()}}},49042:function(U,d,h){Object.defineProperty(d,
"__esModule",{value:!0}),d.LISTED=void 0,d.endOf=N,d.isProof=R,d.newCodeFailed=F,d.notRun=S,d.reverted=P,d.untried=w;function j(){
const T=h(57334);return j=function(){return T},T}const O=d.LISTED=20,I=new Set(["fails_without_change","fails_when_new_c\
ode_fails"]);function R({outcome:T}){return I.has(T)}function S(T,M={}){return{files:[],kept:[],duration_ms:0,...M,outcome:"\
not_run",reason:T}}function N({status:T,signal:M,exit_code:l,reason:v=T}){return T==="passed"||T==="timed_out"&&v!==j().
BUDGET_SPENT?"passed":l===126||l===127?{reason:`it could not start (exit status ${l})`}:T==="failed"||T==="crashed"&&M!==
null?"failed":{reason:v}}function P(T,M,{files:l,missing:v}){const p={...T,files:l.slice(0,O)},g=N(M);if(g==="passed")return p;
if(g!=="failed")return S(g.reason,p);if(v.length===0)return{...p,outcome:"fails_without_change"};const r=v.slice(0,O).map(
a=>`\`${a}\``);return S(`without the change, ${r.join(", ")} cannot be loaded`,p)}function F(T,M,l){const{reason:v,...p}=T,
g=N(M);if(g==="failed")return{...p,outcome:"fails_when_new_code_fails",files:[l]};if(g!=="passed")return S(g.reason,T);const r=[
...new Set([...T.files,l])];return{...p,outcome:"nothing_shown",files:r}}function w({newNames:T,adds:M},l){const[v]=T;if(!M&&
v===void 0)return{files:[],kept:[],duration_ms:0,...l,outcome:"no_subject"};const p=v===void 0?"files":`\`${v}\``;return S(
`the change only adds ${p}, without a function that can be made to fail`,l)}},24222:function(U,d,h){Object.defineProperty(
d,"__esModule",{value:!0}),d.differencesOfAll=R;function j(){const N=h(80401);return j=function(){return N},N}const O=2e3,
I=1e4;function R(){let N=I;return(P,F)=>{if(N<=0||P===F)return[];const w=Math.min(O,N),T=S(P,F,w),M=T.map(({count:l,removed:v})=>l+
v.split(`
`).length);return N-=T.length>0?M.reduce((l,v)=>l+v,0):w,T}}function S(N,P,F){const w={context:0,maxEditLength:F};return((0,j().
structuredPatch)("","",N,P,"","",w)?.hunks??[]).map(({newStart:M,newLines:l,lines:v})=>({start:M-1,count:l,removed:v.flatMap(
(p,g)=>p.startsWith("-")?`${p.slice(1)}${v[g+1]?.startsWith("\\")?"":`
`}`:[]).join("")}))}},55007:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.hunksOf=P;function j(){const F=h(
6410);return j=function(){return F},F}const O=20,I=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,R=600,S=/^[ \t]*(?:\/\/|#(?!\[|!|include)|--|\/?\*|<!--|\r?$)/,
N=F=>F.split(`
`).every(w=>S.test(w));function P(F){const w=({path:M,text:l})=>!(0,j().isGenerated)(M)&&!I.test(l.slice(0,R));return F.
every(w)?F.filter(({path:M})=>!(0,j().isForPeople)(M)).flatMap(({path:M,before:l,text:v,differs:p})=>{const g=v.split(/(?<=\n)/);
return p.flatMap(({start:r,count:a,removed:n})=>{const i=r+a;if([n,g.slice(r,i).join("")].every(N))return[];const t=[...g.
slice(0,r),n,...g.slice(i)].join(""),c={...l,content:Buffer.from(t)};return[{path:M,lines:[r+1,i],reverted:c}]})}).slice(
0,O):[]}},6410:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.isForPeople=l,d.isGenerated=T,d.isKept=
F,d.isManifest=P;function j(){const v=h(76760);return j=function(){return v},v}function O(){const v=h(95244);return O=function(){
return v},v}const I=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
R=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
S=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,N=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function P(v){const p=j().posix.basename(v);return(0,O().isPackageFile)(p)||I.test(p)}function F(v){const p=j().posix.basename(
v);return(0,O().isOfTests)(v)||(0,O().isLockfile)(p)||P(v)||[N,S].some(g=>g.test(v))||R.test(p)||(0,O().toolThatFinds)(v)!==
void 0}const w=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function T(v){return w.test(v)}const M=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function l(v){
return(0,O().isDocument)(v)&&!(0,O().isProgramCode)(v)||M.test(v)}},97921:function(U,d,h){Object.defineProperty(d,"__esM\
odule",{value:!0}),d.languageOf=m;function j(){const e=h(76760);return j=function(){return e},e}function O(...e){return new RegExp(
e.join("|"),"g")}const I=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,R=String.raw`"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,1000}'`,
S="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\$]+|\\$))\\k<part>){0,1000}`",N=String.
raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
P=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,F=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
w={extensions:["js","mjs","cjs"],masked:O(I,R,S,N),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:F,unless:P}],failing:({indent:e,end:o})=>["if (Date.now() > 0) {",`${e}throw new Error()${o}`,"}"],declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/(?<![\w$])[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},T=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,
M=String.raw`\s*:\s*(?:[^\s;{}()=]|${T})(?:[^;{}()=]|${T})*`,l=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
v=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,p=String.raw`^(?:${M}?)?\s*=>`,
g={...w,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${p}\s*\{`),unless:l},{after:new RegExp(
p),before:v,unless:l,isExpression:!0},{after:new RegExp(String.raw`^(?:${M})?\s*\{`),before:F,unless:P}]},r=['"""',"'''"].
map(e=>`${e}(?:\\\\[\\s\\S]|(?!${e})[\\s\\S])*${e}`),a=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...r,R].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
n={extensions:["py","pyi"],masked:O(...r,R,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:({indent:e})=>["if __name__:",`${e}raise RuntimeError`],declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(a),isIndented:!0},i={masked:O(I,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|(?=(?<all><[^{};\n]*>))\k<all>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},t={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},c=[w,g,n,{...i,extensions:["rs"],forms:i.forms.map(e=>({...e,unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/})),
failing:({indent:e})=>["if std::env::args().count() > 0 {",`${e}panic!();`,"}"],declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...i,extensions:["go"],failing:({indent:e})=>['if len("") ==\
 0 {',`${e}panic(0)`,"}"],declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm},{...i,extensions:[
"kt","kts"],failing:({indent:e})=>["if (System.nanoTime() != 0L) {",`${e}throw RuntimeException()`,"}"],declares:/^(?:\w+[ \t]+)*(?:fun|class|object|val|var)[ \t]+(?:<[^>\n]*>[ \t]*)?(?:\w+\.)?(\w+)/gm},
{...i,extensions:["java"],forms:[t],failing:({indent:e})=>["if (System.nanoTime() != 0L) {",`${e}throw new RuntimeExcept\
ion();`,"}"],declares:/^[ \t]*(?:(?:public|protected|static|final|abstract)[ \t]+){1,5}[\w<>[\], ]{1,200}\s(\w+)[ \t]*[({]/gm}];
function m(e){const o=j().posix.extname(e).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(e))return c.find(({extensions:f})=>f.
includes(o))}},61023:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.writeLayer=R;function j(){const S=h(
51455);return j=function(){return S},S}function O(){const S=h(76760);return O=function(){return S},S}function I(){const S=h(
39092);return I=function(){return S},S}async function R(S,N,P){const{checkout:F,isCommitted:w,path:T}=P,M=new Map;for(const[
l,{content:v,isExecutable:p}]of N)await(0,j().mkdir)((0,O().dirname)((0,O().join)(S,l)),{recursive:!0}),await(0,j().writeFile)(
(0,O().join)(S,l),v),await(0,j().chmod)((0,O().join)(S,l),p?493:420),M.set(l,p?"100755":"100644");w&&await(0,I().commitLayer)(
{checkout:F,layer:S,modes:M,path:T});for(const l of await(0,j().readdir)(S,{recursive:!0,withFileTypes:!0})){const v=(0,O().
join)(l.parentPath,l.name),p=await(0,j().lstat)((0,O().join)(F,(0,O().relative)(S,v))).catch(()=>{});l.isDirectory()&&p&&
await(0,j().chmod)(v,p.mode&511)}}},41100:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.droppedPackages=
g,d.newNames=F,d.withOwnTests=S,d.withoutRest=l,d.wordsOf=w;function j(){const r=h(93028);return j=function(){return r},
r}function O(){const r=h(6410);return O=function(){return r},r}function I(){const r=h(97921);return I=function(){return r},
r}function R(r,a){return(0,I().languageOf)(r)?.ownTests?.exec(a)?.index??a.length}function S(r,a,n){const i=n.slice(R(r,
n));if(i==="")return a;const t=a.toString("utf8");return Buffer.from(t.slice(0,R(r,t))+i)}function N(r,a){const n=(0,O().
isGenerated)(r)?void 0:(0,I().languageOf)(r)?.declares;return n===void 0?[]:[...a.slice(0,R(r,a)).matchAll(n)].flatMap(i=>i.
slice(1).flatMap((t="")=>t.match(P)??[]))}const P=/[\w$]+/g;function F({path:r,before:{content:a},text:n}){const i=new Set(
N(r,a.toString("utf8")));return[...new Set(N(r,n))].filter(t=>!i.has(t))}function w(r,a){const n=a.map(({path:c,text:m})=>m.
slice(R(c,m))),i=[...r,...n].flatMap(c=>c.match(P)??[]),t=r.some(c=>/^import\s+[\w$]/m.test(c))?["default"]:[];return new Set(
[...i,...t])}const T=/^\s*(?:(?:import|from|use|pub use|mod|#include)\b.*|(?:const|let|var)\b.*\brequire\(.*)?\r?$/,M=r=>r.
split(`
`).every(a=>T.test(a));function l({path:r,text:a,differs:n},i){const t=a.split(/(?<=\n)/),c=n.map(({start:f,count:y})=>t.
slice(f,f+y).join("")),m=i.flatMap(f=>{const y=c.filter(u=>N(r,u).includes(f));return y.length>0?y:c.filter(u=>u.match(P)?.
includes(f))});let e=0,o="";for(const[f,{start:y,count:u,removed:E}]of n.entries()){const s=c[f]??"",$=m.includes(s)||M(
s);o+=t.slice(e,y).join("")+($&&s!==""?s:E),e=y+u}return Buffer.from(o+t.slice(e).join(""))}const v=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,
p=new RegExp(String.raw`(?:["']|\b(?:import|from|use)\s+)(${v.source})`,"gi");async function g(r,a,n,i){const t=o=>o.match(
v)??[],c=new Set;for(const{path:o}of r){if(!(0,O().isManifest)(o)||![n,i].every(E=>(0,j().isRegular)(E.stat(o)?.kind)))continue;
const[f,y]=await Promise.all([n.read(o),i.read(o)]),u=new Set(t(y.toString("utf8")));for(const E of t(f.toString("utf8")))
u.has(E)||c.add(E)}if(c.size===0)return[];const m=o=>[...o.matchAll(p)].map(({1:f=""})=>f),e=a.flatMap(({before:{content:o},
text:f})=>{const y=new Set(m(f));return m(o.toString("utf8")).filter(u=>!y.has(u))});return[...new Set(e)].filter(o=>c.has(
o))}},30368:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.failNewFunctions=P;function j(){const r=h(
97921);return j=function(){return r},r}const O=1e5,I=200,R=400,S=1e4,N=1e3;function P({path:r,text:a,isNew:n}){const i=(0,j().
languageOf)(r);if(i===void 0||a.length>O)return;const{masked:t,forms:c}=i,m=a.replaceAll(t,s=>s.replaceAll(/[^\n]/g," ")),
e=F(a),o=w(m),f=new Map;for(const{start:s,end:$}of T(m,o,i)){if(n?.(s)===!1)continue;const b=m.slice($,$+R),A=c.find(({after:G})=>G.
test(b)),k=m.slice(Math.max(0,s-I),s);if(!A||A.unless?.test(k)||A.before?.test(k)===!1)continue;const C=$+(A.after.exec(
b)?.[0].length??0),D=A.isExpression?g({text:a,code:m},C,i.failing(e),e):M({text:a,close:o.get(C-1)},C,i,e);D&&f.set(D.at,
{...D,from:s})}if(f.size===0)return;let y="",u=0,E=0;for(const s of[...f.values()].sort(($,b)=>$.from-b.from))s.from<E||
s.at<u||(y+=a.slice(u,s.at)+s.text.replaceAll(`
`,e.newline),u=s.end,E=Math.max(s.end,s.close??0));return y+a.slice(u)}function F(r){return{end:/;[ \t]*(?:\}|\r?$)/m.test(
r)?";":"",indent:/^(\t| {2,8})\S/m.exec(r)?.[1]??"  ",newline:r.includes(`\r
`)?`\r
`:`
`}}function w(r){const a=new Map,n=[];for(const{index:i,0:t}of r.matchAll(/[()[\]{}]/g))if("([{".includes(t))n.push(i);else{
const c=n.pop();c!==void 0&&a.set(c,i)}return a}function T(r,a,{bareParameter:n}){const i=[...a].filter(([c,m])=>r[c]===
"("&&r[m]===")"),t=n?[...r.matchAll(n)]:[];return[...i.map(([c,m])=>({start:c,end:m+1})),...t.map(({index:c,0:m})=>({start:c,
end:c+m.length}))]}function M({text:r,close:a},n,{preamble:i,isIndented:t,failing:c},m){const e=i?.exec(r.slice(n,n+S))?.[0].
length??0,o=n+e,[,f="",y=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(r.slice(o))??[],u=a===void 0?{}:{close:a},E=l(
r,n),s=c(m).map(k=>`
${E}${m.indent}${k}`);if(y!==""){const k=r.slice(o+f.length+y.length),C=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(k)?.[1]??
`${E}${m.indent}`,D=c(m).map(B=>`
${C}${B}`),G=o+f.length;return{at:G,end:G,text:D.join(""),...u}}if(t&&e>0)return{at:o,end:o,text:`; ${c(m).at(-1)?.trim()}`};
const $=r.slice(o,a).trimStart(),b=o+f.length;if(t)return{at:o,end:b,text:`${s.join("")}
${E}${m.indent}`};if(a===void 0||$.includes(`
`))return{at:o,end:b,text:`${s.join("")}
${E}${m.indent}`,...u};const A=$.trim()===""?"":`
${E}${m.indent}${$.trim()}`;return{at:o,end:a,text:`${s.join("")}${A}
${E}`,close:a}}function l(r,a){return/^[ \t]*/.exec(r.slice(r.lastIndexOf(`
`,a-1)+1))?.[0]??""}const v=/\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/y,p=".?:&|+*/%<>=,-";function g({text:r,code:a},n,i,{
indent:t,end:c}){const m=a.slice(n,n+N);let e=0,o=0,f="";for(;o<m.length;o+=1){const D=m.charAt(o);if(e===0&&")]},;".includes(
D)||(v.lastIndex=o,e===0&&D===`
`&&f!==""&&!p.includes(f)&&!v.test(m)))break;"([{".includes(D)?e+=1:")]}".includes(D)&&(e-=1);const G=r.charAt(n+o);(D.trim()!==
""||"'\"`".includes(G))&&(f=G)}const y=n+o,u=r.slice(n,y),E=u.trim();if(e!==0||o===N||E===""||(E.match(/`/g)?.length??0)%
2===1)return;const $=l(r,n),b=/^\s*\n/.test(u)?E:E.replaceAll(`
`,`
${t}`),k=w(a.slice(n,y).trim()).get(0)===E.length-1&&/^\(\{|^\([^\n]*\)$/.test(b)?b.slice(1,-1):b,C=[...i,`return ${k}${c}`];
return{at:n,end:y,text:` {
${C.map(D=>`${$}${t}${D}
`).join("")}${$}}`}}},14148:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.proveChange=p;function j(){
const t=h(86191);return j=function(){return t},t}function O(){const t=h(59490);return O=function(){return t},t}function I(){
const t=h(87952);return I=function(){return t},t}function R(){const t=h(67147);return R=function(){return t},t}function S(){
const t=h(49604);return S=function(){return t},t}function N(){const t=h(64474);return N=function(){return t},t}function P(){
const t=h(49042);return P=function(){return t},t}function F(){const t=h(55007);return F=function(){return t},t}function w(){
const t=h(61023);return w=function(){return t},t}function T(){const t=h(30368);return T=function(){return t},t}function M(){
const t=h(3302);return M=function(){return t},t}const l=2,v=2e3;async function p(t,c){const{policy:m,change:e}=c;if(m.proof===
"off"||e===void 0)return new Map;const o=[...t].filter(([{gene:s},$])=>(s.change==="added"||s.change==="modified")&&$.every(
({outcome:A})=>A.status==="passed")),f=new Set(e.files.map(({path:s})=>s)),y=({gene:s})=>{const $=s.commands.flatMap(({reading:b})=>(0,j().
startedFiles)(b));return[...new Set($)].filter(b=>f.has(b)).sort()},u=(0,O().groupBy)(o,([s])=>y(s).join("\0")),E=new Map;
for(const[s,$]of u){const b=$.flatMap(([{id:k},C])=>C.map(({plan:D,outcome:{duration_ms:G}})=>({id:k,plan:{...D,timeoutMs:l*
G+v}}))),A=await g(b,s.split("\0"),e,c).catch(({message:k})=>b.map(()=>(0,P().notRun)(k)));for(const[{gene:k},{length:C}]of $)
E.set(k,A.splice(0,C))}return E}async function g(t,c,m,e){const o=await(0,M().subjectOf)(m,e.tree,c),f={files:[],kept:o.
kept.slice(0,P().LISTED),duration_ms:0},y=o.added.flatMap(r);if(o.files.length===0&&y.length===0){const k=(0,P().untried)(
o,f);return t.map(()=>k)}const u=e.checkout.additions.find((0,R().everything)((0,I().dependencyFolders)(e.policy)).areBuilt);
if(u!==void 0){const k=`commands can read \`${u}\`, which was built with the change`;return t.map(()=>(0,P().notRun)(k,f))}
const E=i(t,e),s=t.map(()=>({...f,outcome:"nothing_shown"})),$=[],b=k=>s.flatMap((C,D)=>k(C)?D:[]),A=async(k,C,D)=>{for(const[
G,B]of await E(k,C)){const W=s[G],K=D(W,B);s[G]={...K,duration_ms:W.duration_ms+B.duration_ms},(0,P().isProof)(K)&&($[G]=
k)}};o.files.length>0&&await A(o.before,b(()=>!0),(k,C)=>(0,P().reverted)(k,C,o));for(const[k,{path:C,layer:D}]of y.entries()){
const G=b(B=>!(0,P().isProof)(B));if(G.length===0)break;if((k>0||o.files.length>0)&&performance.now()>e.end){for(const B of G)
s[B]=(0,P().notRun)("there was no time for all new files",s[B]);break}await A(D,G,(B,W)=>(0,P().newCodeFailed)(B,W,C))}return e.
policy.a2a.require_proof!=="none"&&await a(s,$,E),await n(s,o,e,E),s}function r(t){const{path:c,isExecutable:m}=t,e=(0,T().
failNewFunctions)(t);return e===void 0?[]:[{path:c,layer:new Map([[c,{content:Buffer.from(e),isExecutable:m}]])}]}async function a(t,c,m){
const e=[...t.keys()].filter(f=>c[f]!==void 0),o=await m(new Map,e);for(const[f=new Map,y]of(0,O().groupBy)(e,u=>c[u])){
const u=await m(f,y);for(const E of y){const s=[o,u].map(b=>b.get(E)).map(b=>b&&(0,P().endOf)(b));if(s[0]==="passed"&&s[1]===
"failed")continue;const $="the results were different the second time";t[E]={...t[E],outcome:"nothing_shown",reason:$}}}}
async function n(t,{edited:c,files:m},{signal:e,end:o},f){const y=(0,F().hunksOf)(c),u=t.flatMap(({outcome:b},A)=>b==="f\
ails_without_change"?A:[]),E=m.length===1&&c[0]?.differs.length===1,s=AbortSignal.timeout(Math.max(0,Math.round(o-performance.
now()))),$=AbortSignal.any([e,s]);for(const{path:b,lines:A,reverted:k}of u.length>0?y:[]){if($.aborted)return;const C=E?
void 0:await f(new Map([[b,k]]),u,$);for(const D of u){const G=C?.get(D),B=E?"failed":G&&(0,P().endOf)(G);if(B===void 0||
typeof B=="object")continue;const W=t[D],K={path:b,lines:[...A],noticed:B==="failed"};t[D]={...W,hunks:[...W.hunks??[],K]}}}}
function i(t,c){const{backend:m,checkout:e,change:o,concurrency:f,path:y}=c,u={checkout:e.directory,isCommitted:o?.isCommitted===
!0,path:y};return async(E,s,$=c.signal)=>{const b=G=>(0,w().writeLayer)(G,E,u),A=E.size===0?m:await m.cover?.(b);if(A===
void 0)throw new Error("without namespaces, commands share one checkout, which must stay as it is");const k=s.flatMap(G=>{
const B=t[G];return B?[{at:G,id:B.id,plans:[B.plan]}]:[]}),C={backend:A,progress:S().NO_PROGRESS,concurrency:f,signal:$},
D=await(0,N().runPlans)(k,C);return new Map([...D].flatMap(([{at:G},[B]])=>B?[[G,B.outcome]]:[]))}}},3302:function(U,d,h){
Object.defineProperty(d,"__esModule",{value:!0}),d.subjectOf=M;function j(){const p=h(39491);return j=function(){return p},
p}function O(){const p=h(93028);return O=function(){return p},p}function I(){const p=h(24222);return I=function(){return p},
p}function R(){const p=h(6410);return R=function(){return p},p}function S(){const p=h(97921);return S=function(){return p},
p}function N(){const p=h(41100);return N=function(){return p},p}const P=new Set(["symlink","submodule"]),F=2e3,w=50*1024**
2,T=5;async function M({files:p,base:g,assets:r},a,n){const i=({path:L})=>n.includes(L)||(0,R().isKept)(L),t=({path:L,oldPath:x=L})=>[
g.stat(x),a.stat(L)].some(_=>P.has(_?.kind)),c=L=>i(L)||t(L),m=p.filter(({path:L})=>!r.has(L)),e=m.filter(c),o=m.filter(
L=>!c(L)),f=o.filter(({status:L})=>L==="added"),y=o.filter(({status:L})=>L!=="added"),u=y.filter(L=>L.oldOid!==L.newOid||
L.oldMode!==L.newMode),E=async L=>(await a.read(L)).toString("utf8"),s=new Map,$=(0,I().differencesOfAll)(),b=[],A=o.length===
0&&e.find(L=>!i(L));if(A)throw new Error(`\`${A.path}\` is a link or a submodule, which is not taken back`);u.length>0&&
v(y,g,a);for(const L of u.length>0?y:[]){const{path:x,oldPath:_=x,oldMode:Y}=L,H={content:await g.read(_),isExecutable:Y===
"100755"};if(s.set(_,H),L.status==="deleted"||!u.includes(L))continue;const J=await E(x),V=(0,N().withOwnTests)(x,H.content,
J);if(s.set(x,{...H,content:V}),V.includes(0))continue;const q=$(V.toString("utf8"),J);b.push({path:x,before:{...H,content:V},
text:J,differs:q})}const k=await Promise.all(f.map(async({path:L,newMode:x})=>{const _=x==="100755";return{path:L,text:await E(
L),isExecutable:_}})),C=b.length>0?e.filter(({path:L})=>(0,O().isRegular)(a.stat(L)?.kind)):[],D=await Promise.all(C.map(
({path:L})=>E(L))),G=b.length>0?(0,N().wordsOf)([...D,...k.map(({text:L})=>L)],b):new Set,B=b.map(L=>({file:L,names:(0,N().
newNames)(L)})),W=B.flatMap(({file:L,names:x})=>{const _=x.filter(Y=>G.has(Y));return _.length>0?[{file:L,names:_}]:[]});
for(const{file:L,names:x}of W.length>0?B:[]){const _=(0,N().withoutRest)(L,x);_.toString("utf8")===L.text?s.delete(L.path):
s.set(L.path,{...L.before,content:_})}const K=({path:L})=>(0,S().languageOf)(L)&&!(0,R().isGenerated)(L),X=k.filter(K);X.
sort((L,x)=>x.text.length-L.text.length);const Q=W.map(({file:L})=>l(L));return{before:s,edited:b,files:u.map(({path:L})=>L).
filter(L=>s.has(L)||!a.stat(L)),added:[...Q,...X].slice(0,T),newNames:W.flatMap(({names:L})=>L),missing:await(0,N().droppedPackages)(
e,b,g,a),kept:e.map(({path:L})=>L),adds:f.some(({path:L})=>!(0,R().isForPeople)(L))}}function l({path:p,text:g,before:{isExecutable:r},
differs:a}){const n=[0];for(const c of g.split(/(?<=\n)/))n.push((n.at(-1)??0)+c.length);const i=a.map(({start:c,count:m})=>[
n[c]??0,n[c+m]??g.length]);return{path:p,text:g,isExecutable:r,isNew:c=>i.some(([m,e])=>c>=m&&c<e)}}function v(p,g,r){const a=p.
map(({path:c,oldPath:m=c})=>m),n=a.reduce((c,m)=>c+(g.stat(m)?.size??0),0);if(a.length>F||n>w)throw new Error(`${a.length}\
 files with ${n} bytes are too many to take back`);const i=c=>r.stat(c)?.kind==="directory"||(0,j().foldersAbove)(c).some(
m=>(r.stat(m)?.kind??"directory")!=="directory"),t=a.find(i);if(t!==void 0)throw new Error(`\`${t}\` cannot be taken back\
: something else has its place`)}},63682:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.NOTHING_RAN=
void 0,d.requestOf=y,d.runAudited=t,d.withinBudget=E;function j(){const s=h(48161);return j=function(){return s},s}function O(){
const s=h(97247);return O=function(){return s},s}function I(){const s=h(60210);return I=function(){return s},s}function R(){
const s=h(57430);return R=function(){return s},s}function S(){const s=h(87952);return S=function(){return s},s}function N(){
const s=h(19309);return N=function(){return s},s}function P(){const s=h(10582);return P=function(){return s},s}function F(){
const s=h(32223);return F=function(){return s},s}function w(){const s=h(57334);return w=function(){return s},s}function T(){
const s=h(22562);return T=function(){return s},s}function M(){const s=h(26756);return M=function(){return s},s}function l(){
const s=h(46282);return l=function(){return s},s}function v(){const s=h(14148);return v=function(){return s},s}function p(){
const s=h(64474);return p=function(){return s},s}const g=4*1024*1024,r=6e4,a=5e3,n=4,i=2*1024;async function t(s,$){const b=new Date,
A=m(s,$),{checkout:k,path:C,policy:D,progress:G,signal:B,shown:W}=$,K=(0,T().refusedOutcomes)(s.genes,k!==void 0,b);if(k===
void 0||A.length===0)return{...u,outcomes:K};const{directory:X,leftOut:Q}=k,L=A.flatMap(z=>z.plans),x=new Set(L.map(z=>z.
program)),_=await(0,l().findPrograms)({path:C,checkout:X,names:[...x]}),Y=D.concurrency==="cores"?(0,j().availableParallelism)():
D.concurrency,H=(0,N().shareFolder)(k,$.attended,W!==void 0),{chooseBackend:J}=await Promise.all([h.e(670),h.e(2342)]).then(
h.bind(h,60670)),{backend:V,isolation:q,close:sn}=await J({programs:_,checkout:X,leftOut:Q,...W&&{shown:W},shareFolder:H.
folder,outputBytes:o(D.limits.output_bytes,s.genes),limits:(0,P().limitsOn)((0,P().thisMachine)(),D.limits,Y),lanes:Y,requested:y(
D.containment,$.fork),network:D.network==="allow",replaced:await e(s,$.tree),folders:$.privateFolders,names:[...new Set(
L.flatMap(({checkoutAs:z})=>z??[]))],home:await(0,F().homeFolders)([...D.home_caches,...(0,S().homeDependencies)(D)],$.home),
signal:B}),nn=V.level==="namespaces",tn=nn?Y:1,rn=async()=>{const z=performance.now(),Z=await E(D.limits.budget_seconds*
1e3,B,fn=>(0,p().runPlans)(A,{backend:V,progress:G,concurrency:tn,signal:fn,guard:H.guard()})),en={...$,checkout:k,backend:V,
concurrency:tn};return{runs:Z,proofs:await c(Z,en,performance.now()-z)}},{runs:an,proofs:cn}=await rn().finally(()=>Promise.
all([sn(),H.close()])),un=[(0,M().mentionedOf)(H.hides()?Q:[]),(0,M().namedRootOf)(nn?X:H.guard().directory)],dn=z=>un.reduce(
(Z,en)=>en(Z),z),on=A.map(z=>{const{gene:Z}=z;return[Z,(0,T().outcomesOf)(Z,an.get(z)??[],b).map(dn)]});return{outcomes:new Map(
[...K,...on]),interrupted:(0,w().countInterrupted)(on.flatMap(([,z])=>z)),isolation:{...q,description:`${q.description} ${f(
nn,tn)}`},nodeOf:()=>_.node,proofs:cn,findings:H.findings()}}function c(s,$,b){const A=performance.now()+Math.max(a,b);return E(
Math.max(r,b),$.signal,k=>(0,v().proveChange)(s,{...$,signal:k,end:A}))}function m(s,{waiting:$}){return s.genes.filter(
b=>!$.has(b)).map(b=>({...(0,T().plansOf)(b),gene:b})).filter(({plans:b})=>b.length>0)}async function e(s,$){const b=new Set(
(0,O().isOfChange)(s)?s.files.map(({path:k})=>k):[]),A=await(0,I().npmrcCopies)($,b);return new Map(A.flatMap(({path:k,text:C,
dropped:D})=>D.length>0&&C!==void 0?[[k,C]]:[]))}function o(s,$){const b=$.flatMap(C=>(0,T().plansOf)(C).plans),A=new Set(
b.map(({digest:C})=>C)),k=Math.floor(g/(A.size*n));return Math.min(s,Math.max(k,i))}function f(s,$){return s?$===1?"One \
command at a time.":`Up to ${$} commands at once.`:"One command at a time, because all commands share the checkout."}function y(s,$){
return s==="require-for-forks"?$?"require":"auto":s}const u=d.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:R().
NOTHING_RUN,nodeOf:()=>process};async function E(s,$,b){const A=new AbortController,k=setTimeout(()=>A.abort(w().BUDGET_SPENT),
s);try{return await b(AbortSignal.any([$,A.signal]))}finally{clearTimeout(k)}}},20849:function(U,d,h){Object.defineProperty(
d,"__esModule",{value:!0}),d.safeLine=I,d.withoutLogCommands=R;function j(){const S=h(77598);return j=function(){return S},
S}const O=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function I(S,N=200){const P=S.replace(O,w=>`\\u{${w.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),F=Array.from(P);return F.length<=N?P:`${F.slice(0,N-1).
join("")}\u2026`}async function R(S,N){const P=(0,j().randomUUID)();S(`::stop-commands::${P}`);try{return await N()}finally{
S(`::${P}::`)}}},64474:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.runPlans=I;function j(){const M=h(
41895);return j=function(){return M},M}function O(){const M=h(57334);return O=function(){return M},M}async function I(M,l){
const{backend:v,progress:p,concurrency:g}=l,r=new Map(M.flatMap(({plans:e})=>e.map(o=>[o.digest,o]))),a=new Map;for(const e of r.
values()){const o=F(()=>v.check(e));o&&a.set(e.digest,o)}const n=new AbortController,i=AbortSignal.any([l.signal,n.signal]),
t=R(g),c=S(P({...l,signal:i},a)),m=async({plans:e})=>{try{return await N(e,c,i)}catch(o){throw n.abort(),o}};p.planned(r.
size);try{const e=M.map(f=>t(()=>m(f)));await Promise.allSettled(e);const o=w(await Promise.all(e));return new Map(M.map(
(f,y)=>[f,o[y]??[]]))}finally{p.ended()}}function R(M){const l=[];let v=M;return async p=>{v===0?await new Promise(g=>l.
push(g)):v-=1;try{return await p()}finally{const g=l.shift();g?g():v+=1}}}function S(M){const l=new Map;return v=>{const p=l.
get(v.digest)??M(v);return l.set(v.digest,p),p}}async function N(M,l,v){const p=[];for(const g of M)v.aborted?p.push(T(g,
(0,O().stopReason)(v))):p.some(({outcome:r})=>r.status!=="passed")?p.push(T(g,"an earlier command of the gene did not pa\
ss")):p.push({...await l(g),plan:g});return p}function P(M,l){const{backend:v,progress:p,signal:g,guard:r}=M,a=v.level===
"process_group";let n;return async i=>{if(n!==void 0)return T(i,n);if(g.aborted)return T(i,(0,O().stopReason)(g));const t=r?.
state(),c=r&&t?[...await r.changed(t)]:[];if(r&&t&&!a&&c.push(...r.added(t)),c.length>0)return n=O().CHECKOUT_CHANGED,{plan:i,
outcome:(0,O().changedOutcome)(c),changedFiles:[]};p.started(i.command);const m=l.get(i.digest),e=m?(0,O().notRun)("not_\
runnable",`${m.message} ${m.hint}`):await v.run(i,g),o=()=>a?r?.changed():t&&r?.touchedSince(t),f=(g.aborted?void 0:await o())??
[];if(f.length===0||a)return p.finished(i.command,e),f.length>0&&(n=`the command "${i.command}" changed files of the che\
ckout`),{plan:i,outcome:e,changedFiles:f};n=O().CHECKOUT_CHANGED;const y=(0,O().changedOutcome)(f,e);return p.finished(i.
command,y),{plan:i,outcome:y,changedFiles:[]}}}function F(M){try{M();return}catch(l){if(l instanceof j().GateError&&l.code===
"program_not_found")return l;throw l}}function w(M){const l=new Set;return M.map(v=>v.map(p=>{const{outcome:g}=p;return g.
status==="skipped"?p:l.has(g)?{...p,outcome:{...g,reused:!0}}:(l.add(g),p)}))}function T(M,l){return{plan:M,outcome:(0,O().
notRun)("skipped",l),changedFiles:[]}}},46562:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.findingsOf=
P,d.judgeGene=N;function j(){const n=h(13580);return j=function(){return n},n}function O(){const n=h(57334);return O=function(){
return n},n}function I(){const n=h(9436);return I=function(){return n},n}function R(){const n=h(49001);return R=function(){
return n},n}function S(){const n=h(47350);return S=function(){return n},n}function N(n,i,{policy:t,ignoring:c,capped:m=[],
missing:e}){const o=v(n,D=>(0,I().suppress)(D,c)),f=i.outcomes.get(n)??[],y=i.proofs?.get(n),u=[...(0,R().runFindings)(o,
f,i,t),...(0,R().proofFindings)(o,y)],s=[...(0,I().suppress)(u,c),...e?[e]:[]],b=[...P({gene:o,runFindings:s}),...m].filter(
({suppressed:D})=>!D),{isIdle:A=!1}=o,k=A||T(f,s),C=(0,S().gravest)([(0,S().severityVerdict)(b,t.fail_on),...o.commands.
map(({verdict:D})=>D==="block"&&!A?"fail":"pass"),...k?["warn"]:f.map(l),e?"needs_approval":"pass"]);return{gene:o,ran:i.
outcomes.has(n),outcomes:f,...y&&{proofs:y},runFindings:s,capped:m,verdict:C,summary:A?F:k?w:p(o,f,C,b)}}function P({gene:n,
runFindings:i}){return[...n.findings,...n.commands.flatMap(t=>t.findings),...i]}const F="an unchanged seed of the engine\
, whose scripts are not in this repository",w="not runnable here: the machine lacks a program or a tool";function T(n,i){
const t=i.filter(({rule:c})=>(0,j().ruleOf)(c).group==="environment");return t.length>0&&t.every(({severity:c})=>c!=="er\
ror")&&n.every(({status:c,reason:m})=>c==="skipped"?!M.has(m):c==="passed"||c==="not_runnable")}const M=new Set([O().INTERRUPTED,
O().OUTCOME_LOST]);function l({status:n,reason:i}){return n==="passed"?"pass":n==="error"||M.has(i)?"error":"fail"}function v(n,i){
return{...n,findings:i(n.findings),commands:n.commands.map(t=>({...t,findings:i(t.findings)}))}}function p(n,i,t,c){const m=n.
commands.findIndex(C=>C.verdict==="block"),e=i.findIndex(({status:C})=>C!=="passed"&&C!=="skipped"),o=i.findIndex(({status:C})=>C===
"skipped"),f=[m,e,o].find(C=>C>=0)??-1,y=n.commands[f];if(y)return`constraint: validation_failed: ${y.command} => ${a(i[f])}`;
if(n.change==="removed")return"removed";const{files:u,max_files:E,severity:s}=n.blastRadius;if(c.some(g))return`constrai\
nt: blast_radius ${s}: ${u} / ${E} files`;const $=n.commands.length,b=$===1?"1 command":`${$} commands`;if(t==="needs_ap\
proval")return`${b} allowed, waiting for approval`;if(t==="fail")return`failed: ${r(c).join(", ")}`;const A=i.length>0?`${b}\
 passed`:`${b} allowed, none run`,k=t==="warn"?r(c):[];return k.length>0?`${A}, with warnings: ${k.join(", ")}`:A}function g({
rule:n,severity:i}){return i==="error"&&n.startsWith("blast-radius-")}function r(n){const i=n.filter(({severity:c})=>c===
"error"),t=n.filter(({severity:c})=>c==="warning");return[...new Set((i.length>0?i:t).map(({rule:c})=>c))]}function a(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),
d.idleIgnores=M,d.ignoreFindings=w,d.isIgnorable=P,d.refusalOf=T,d.suppress=F;function j(){const r=h(41330);return j=function(){
return r},r}function O(){const r=h(32854);return O=function(){return r},r}function I(){const r=h(13580);return I=function(){
return r},r}function R(){const r=h(95132);return R=function(){return r},r}function S(){const r=h(43767);return S=function(){
return r},r}function N(){const r=h(52288);return N=function(){return r},r}function P({rule:r,severity:a,layer:n}){return(0,S().
mayBeIgnored)({...(0,I().ruleOf)(r),severity:a,layer:n})}function F(r,{ignores:a,...n}){const i=a.filter(c=>!(0,N().hasExpired)(
c.expires,n.today)),t=(0,N().withLevels)(r,n);return i.length===0?t:t.map(c=>{const m=P(c)&&i.find(e=>l(e,c));return m?{
...c,suppressed:{reason:m.reason,expires:m.expires}}:c})}function w({ignores:r,today:a},n,i){return r.flatMap(t=>{const{
rule:c,reason:m,expires:e}=t,o=`The ignore of \`${c}\` ${g(t)}`,f=n.filter(s=>l(t,s)),y=f.every(P)?T(t):N().DECIDES;if(y!==
void 0)return[(0,R().finding)("exception-refused",{exception:o,refusal:y})];if((0,N().hasExpired)(e,a))return[(0,R().finding)(
"exception-refused",{exception:o,refusal:(0,N().expiredWords)(e,m)})];const u=f.length===0&&i.some(s=>v(t,s)),E={exception:o,
refusal:"the rule finds nothing there"};return u?[(0,R().finding)("exception-refused",E,{severity:"notice"})]:[]})}function T({
rule:r}){const a=(0,I().checkRules)().find(({id:n})=>n===r);return a===void 0?(0,N().unknownRule)(r):a.ignorable!==void 0||
(0,S().mayBeIgnored)(a)?void 0:N().DECIDES}function M(r,a){return r.flatMap(n=>(0,N().idle)(n.rule,T(n),n.expires,a))}function l({
rule:r,where:a},{rule:n,location:i,subject:t}){if(r!==n)return!1;const{path:c,gene:m,command:e}=a??{};return(c===void 0||
i!==void 0&&p(i.path,c))&&(m===void 0||m===t?.id)&&(e===void 0||e===t?.command)}function v({where:r},{asset:a,commands:n}){
const{path:i,gene:t,command:c}=r??{};return(i===void 0||p(a.path,i))&&(t===void 0||t===a.id)&&(c===void 0||n.some(m=>m.command===
c))}function p(r,a){return(0,O().isWithin)(r,a)||(0,j().default)(a,{dot:!0,nonegate:!0})(r)}function g({where:r={}}){const a=Object.
entries(r).map(([n,i])=>`the ${n} \`${i}\``);return a.length===0?"for all findings":`for ${a.join(", ")}`}},92344:function(U,d,h){
Object.defineProperty(d,"__esModule",{value:!0}),d.allFindings=a,d.judge=p,d.judgeShards=t,d.otherShards=c,d.verdictOfPart=
m;function j(){const e=h(9354);return j=function(){return e},e}function O(){const e=h(1395);return O=function(){return e},
e}function I(){const e=h(89549);return I=function(){return e},e}function R(){const e=h(27199);return R=function(){return e},
e}function S(){const e=h(97247);return S=function(){return e},e}function N(){const e=h(54062);return N=function(){return e},
e}function P(){const e=h(13580);return P=function(){return e},e}function F(){const e=h(95132);return F=function(){return e},
e}function w(){const e=h(46562);return w=function(){return e},e}function T(){const e=h(9436);return T=function(){return e},
e}function M(){const e=h(52288);return M=function(){return e},e}function l(){const e=h(47350);return l=function(){return e},
e}const v={ignores:[],rules:{}};function p(e,o,{policy:f,now:y,approval:u=j().NOTHING_WAITS}){const{ignores:E,rules:s}=(0,S().
isOfChange)(e)?f:v,$={ignores:E,rules:s,today:(0,N().dayOf)(y)},b=c(o.shards??[]),A=i(u,e.findings),k=[...A?e.findings:r(
e.findings,f,u),...A?[A]:[],...b?[b]:[],...o.findings??[],...o.interrupted>0?[(0,F().finding)("run-interrupted",{skipped:o.
interrupted})]:[]],C=(0,T().suppress)(k,$),D=C.filter(({rule:H})=>H==="blast-radius-hard-cap"),G=new Map(e.genes.map(H=>{
const J=n(H,u),V=H.blastRadius.severity==="hard_cap_breach"?D:[];return[H,(0,w().judgeGene)(H,o,{policy:f,ignoring:$,capped:V,
...J&&{missing:J}})]})),B=[...G.values()],W=[...k,...B.flatMap(w().findingsOf)],K=[...C,...(0,T().ignoreFindings)($,W,e.
genes),...(0,M().levelFindings)($)],[X,Q]=g(K,f.approvals.gate>0),L=(0,l().gravest)([(0,l().severityVerdict)(Q,f.fail_on),
X.length>0?"warn":"pass"]),x=o.interrupted>0?"error":"pass",_=A?"needs_approval":"pass",Y=(0,l().gravest)([L,x,_,...B.map(
H=>H.verdict)]);return{genes:B,findings:K,verdict:b?m(Y):Y,shards:t(o.shards??[],G)}}function g(e,o){if(!o)return[[],e];
const f=new Set(e.flatMap(u=>(0,O().needsPerson)(u)?u.location?.path:[])),y=({rule:u,severity:E,location:s})=>(0,P().ruleOf)(
u).approval!==void 0||u==="protected-path"&&E==="warning"&&f.has(s?.path);return[e.filter(y),e.filter(u=>!y(u))]}function r(e,{
approvals:{gate:o}},{approvals:f}){if(o>0&&f.length===0)return e;const y=o>0?"given":"not required";return e.map(u=>(0,O().
needsPerson)(u)?{...u,args:{...u.args,approval:y}}:u)}function a({findings:e,genes:o}){return[...e,...o.flatMap(w().findingsOf)]}
function n(e,{waiting:o,refusals:f,means:y,digest:u=""}){const E=o.get(e);if(E===void 0)return;const{asset:s,commands:$}=e;
return(0,F().finding)("approval-missing",{gene:s.id,confirmation:E.confirmation==="strong"?"strong":"very strong",needed:E.
needed,given:E.given,commands:$.filter(({confirmation:b})=>b!=="standard").map(({command:b})=>b),means:y,digest:(0,I().shortDigest)(
u),refusals:f},(0,R().placeOf)(s))}function i({gate:e,refusals:o,means:f,digest:y=""},u){if(e===void 0)return;const E=u.
some(({rule:b})=>b==="gate-weakened"),s=u.some(({rule:b})=>b==="agent-files-unapproved"),$={...e,means:f,digest:(0,I().shortDigest)(
y),refusals:o,weakens:E,runs:s};return(0,F().finding)("gate-approval-missing",$)}function t(e,o){return e.map(({index:f,
of:y,genes:u})=>{const E=(0,l().gravest)([...u].map(s=>o.get(s)?.verdict??"error"));return{index:f,of:y,genes:u.size,verdict:E}})}
function c(e){const[o]=e;if(!(o===void 0||e.length===o.of))return(0,F().finding)("part-of-run",{index:o.index,of:o.of,genes:o.
genes.size})}function m(e){return e==="pass"||e==="warn"?"error":e}},52288:function(U,d,h){Object.defineProperty(d,"__es\
Module",{value:!0}),d.DECIDES=void 0,d.expiredWords=T,d.hasExpired=w,d.idle=l,d.idleLevels=v,d.levelFindings=p,d.unknownRule=
a,d.withLevels=P;function j(){const n=h(3051);return j=function(){return n},n}function O(){const n=h(54441);return O=function(){
return n},n}function I(){const n=h(54062);return I=function(){return n},n}function R(){const n=h(13580);return R=function(){
return n},n}function S(){const n=h(95132);return S=function(){return n},n}function N(){const n=h(43767);return N=function(){
return n},n}function P(n,i){return Object.keys(i.rules).length===0?n:n.map(t=>F(t,i))}function F(n,i){const{rule:t,severity:c,
layer:m}=n,e={...(0,R().ruleOf)(t),severity:c,layer:m},o=M(i,t),f=c==="error"&&e.group&&M(i,e.group),y=o?t:e.group,u=o??
(f||void 0);if(u===void 0||y===void 0)return n;const{level:E,...s}=u,$=E==="off"?"notice":E;return $===c||$!=="error"&&!(0,N().
mayBeSoftened)(e)?n:{...n,severity:$,level:{rules:y,level:E,from:c,...s}}}function w(n,i){return n!==void 0&&n<i}function T(n,i){
return`it expired on ${n} (reason: ${i})`}function M({rules:n,today:i},t){const c=Object.hasOwn(n,t)?n[t]:void 0,m=c&&(0,I().
settingOf)(c);return w(m?.until,i)?void 0:m}function l(n,i,t,c){const m=i??(w(t,c)?`it expired on ${t}`:void 0);return m===
void 0?[]:[{name:n,why:m}]}function v({rules:n,today:i}){return Object.entries(n).flatMap(([t,c])=>{const{level:m,until:e}=(0,I().
settingOf)(c);return l(t,g(t,m),e,i)})}function p({rules:n,today:i}){return Object.entries(n).flatMap(([t,c])=>{const{level:m,
until:e,reason:o="none given"}=(0,I().settingOf)(c),f=g(t,m),y=`The level \`${m}\` of \`${t}\``;return f!==void 0?[(0,S().
finding)("exception-refused",{exception:y,refusal:f})]:w(e,i)?[(0,S().finding)("exception-refused",{exception:y,refusal:T(
e,o)})]:[]})}function g(n,i){const t=O().RULE_GROUPS,c=(0,R().checkRules)().find(({id:e})=>e===n);return t.includes(n)?void 0:
c===void 0?a(n,t):i==="error"||(0,N().mayBeSoftened)(c)||c.ignorable!==void 0?void 0:r}const r=d.DECIDES="the rule decid\
es whether commands may run, what a change may touch, or whether files are readable";function a(n,i=[]){const t=(0,j().nearestName)(
n,[...i,...(0,R().checkRules)().map(({id:m})=>m)]);return`${i.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${t?` (did you mean \`${t}\`?)`:""}`}},49001:function(U,d,h){Object.defineProperty(d,"__esModule",{value:!0}),
d.earlierOutputOf=t,d.proofFindings=c,d.runFindings=M;function j(){const o=h(41330);return j=function(){return o},o}function O(){
const o=h(27199);return O=function(){return o},o}function I(){const o=h(6470);return I=function(){return o},o}function R(){
const o=h(78641);return R=function(){return o},o}function S(){const o=h(39491);return S=function(){return o},o}function N(){
const o=h(95132);return N=function(){return o},o}function P(){const o=h(77823);return P=function(){return o},o}function F(){
const o=h(57334);return F=function(){return o},o}function w(){const o=h(26756);return w=function(){return o},o}function T(){
const o=h(6410);return T=function(){return o},o}function M(o,f,{isolation:y},u){const E=y.level==="namespaces",s=o.commands.
flatMap(($,b)=>{const A=f[b];if(A===void 0)return[];const{command:k,location:C}=$,D={location:C,subject:{...(0,O().subjectOf)(
o.asset),command:k}};return[{audited:$,command:k,outcome:A,place:D}]});return[...s.flatMap($=>[...a($,u,y),...r($,u),...g(
$)]),...E?v(s):[],...l(o,f,u)]}function l({asset:o,commands:f},y,{limits:u}){const E=f.filter((b,A)=>y[A]?.reason===F().
BUDGET_SPENT),[s]=E;if(s===void 0)return[];const $={gene:o.id,seconds:u.budget_seconds,commands:E.length};return[(0,N().
finding)("budget-spent",$,{location:s.location,subject:(0,O().subjectOf)(o)})]}function v(o){const f=o.findIndex(({outcome:b})=>b.
status==="failed"),y=o[f],u=y&&t(y,o.slice(0,f));if(!u)return[];const{path:E,writer:s}=u,$={command:y.command,paths:[E],
writer:s};return[(0,N().finding)("file-left-out",$,y.place)]}const p=[["checkout_modified","checkout-modified"],["checko\
ut_changed","checkout-changed"]];function g({command:o,outcome:f,place:y}){const u=p.flatMap(([s,$])=>{const b=f[s];return b?
[(0,N().finding)($,{command:o,paths:b},y)]:[]}),{left_out:E}=f;return E===void 0?u:[...u,(0,N().finding)("file-left-out",
{command:o,paths:E,writer:""},y)]}function r({command:o,outcome:{side_effects:f},place:y},{caches:u}){const E=f?n(f,u):[];
return E.length===0?[]:[(0,N().finding)("command-writes",{command:o,paths:E},y)]}function a({audited:o,command:f,outcome:y,
place:u},{limits:{slow_command_seconds:E},network:s},$){const b=Math.round(y.duration_ms/1e3),A=(0,P().containmentWords)(
y,$,s);switch(y.status){case"failed":{const k=`failed with exit code ${y.exit_code??1}`;return[(0,N().finding)("command-\
failed",{command:f,how:k,...A},u)]}case"timed_out":return y.reason===F().BUDGET_SPENT?[]:[(0,N().finding)("command-timed\
-out",{command:f,seconds:b,...A},u)];case"crashed":{const k=`crashed: ${y.reason??"no exit code"}`;return[(0,N().finding)(
"command-failed",{command:f,how:k,...A},u)]}case"not_runnable":{const{program:k=f}=o.plan??{};return[(0,N().finding)("pr\
ogram-missing",{command:f,program:k,where:"was not found on PATH outside the checkout"},u)]}case"passed":return y.duration_ms>
E*1e3?[(0,N().finding)("command-slow",{command:f,seconds:b,limit:E},u)]:[];case"skipped":{if(y.reason===F().OUTCOME_LOST)
return[(0,N().finding)("not-judged",{detail:`the command \`${f}\`: ${F().OUTCOME_LOST}`},u)];const k=(0,I().toolOf)(o.reading);
return k===void 0||k.path!==void 0?[]:[(0,N().finding)("program-missing",{command:f,program:k.name,where:"is not install\
ed in `node_modules`"},u)]}case"error":case"blocked":return[]}}function n({created:o,changed:f,deleted:y},u){const E=(0,j().
default)([...u],{dot:!0});return[...o,...f,...y].filter(s=>!E(s)).sort()}const i=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function t(o,f){const{command:y,outcome:u}=o,E=[u.stderr,u.stdout].flatMap(({head:C,tail:D})=>[C,D]),s=[y,...E.flatMap(C=>C.
split(`
`))],$=f.toReversed().flatMap(({command:C,outcome:{side_effects:D}})=>(D?.created??[]).map(G=>({path:G,writer:C}))),b=new Set(
$.flatMap(({path:C})=>[C,...(0,S().foldersAbove)(C)])),A=(0,w().mentionsIn)(s,b),k=(0,w().mentionsIn)(s.filter(C=>i.test(
C)),b);for(const{path:C,writer:D}of $){if(A.has(C))return{path:C,writer:D};const G=(0,S().foldersAbove)(C).findLast(B=>k.
has(B));if(G!==void 0)return{path:G,writer:D}}}function c({asset:o,commands:f},y=[]){const u=f.map(({command:$})=>$),E=($,b,A,k)=>{
const{command:C="",location:D}=f[$]??{},G={...D&&{location:D},subject:{...(0,O().subjectOf)(o),command:C}},B=k?"notice":
"warning";return(0,N().finding)("nothing-shown",{commands:u,files:b,lines:A},{...G,severity:B})},s=y.findIndex(({outcome:$})=>$===
"nothing_shown");if(s>=0&&y.every(({outcome:$})=>m.has($))){const{files:$=[]}=y[s]??{};return[E(s,$,"",$.every(T().isForPeople))]}
return e(y).map($=>E(0,[$.path],(0,R().linesOf)($),!0))}const m=new Set(["nothing_shown","no_subject"]);function e(o){const f=({
path:E,lines:s})=>`${E}:${s.join("-")}`,y=({outcome:E,hunks:s=[]},$)=>E==="nothing_shown"||s.some(b=>!b.noticed&&f(b)===
f($));return[...new Map(o.flatMap(E=>E.hunks??[]).map(E=>[f(E),E])).values()].filter(E=>o.every(s=>y(s,E)))}}};
