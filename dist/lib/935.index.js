"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),
f.NOTHING_WAITS=void 0,f.findApprovals=A;function j(){const m=p(41895);return j=function(){return m},m}function O(){const m=p(
39763);return O=function(){return m},m}function F(){const m=p(1395);return F=function(){return m},m}async function A(m,E,h,w){
const{means:s}=w,r=(0,F().weakensGate)(m)?T(E.gate,s):0,n=m.genes.flatMap(d=>{const y=b(d);return y==="standard"?[]:[{gene:d,
confirmation:y,needed:T(E[y],s)}]});if(n.length===0&&r===0)return{...S,means:s};const i=await Promise.all(h.map(d=>k(d,E.
people,w))),a=h.length>1?i.map(R):i,t=n.flatMap(({gene:d,...y})=>{const u=N(a,({asking:M})=>M?.has(l(d))??!0);return y.needed>
u?[[d,{...y,given:u}]]:[]}),g=N(a,({weakensGate:d})=>d??!0),o=a.flatMap(({digest:d})=>d??[]),e=o.length===h.length?(0,F().
groupDigest)(o):void 0;return{means:s,approvals:a.flatMap(({approvals:d})=>d),refusals:a.flatMap(({refusals:d})=>d),waiting:new Map(
t),...r>g&&{gate:{needed:r,given:g}},...e!==void 0&&{digest:e}}}function T(m,E){return E==="digest"?Math.min(m,1):m}function N(m,E){
const h=m.filter(E),w=h.length>0?h:m;return w.length===0?0:Math.min(...w.map(({approvals:s})=>s.length))}async function k({
pullRequest:m,judge:E},h,{find:w}){try{const{subject:s,genes:r,weakensGate:n}=await E(),i=(0,F().approvalDigest)(s),a={people:h,
subject:s,...m!==void 0&&{pullRequest:m}},{approvals:t,refusals:g}=await w(a),o=r.filter(e=>b(e)!=="standard").map(l);return{
pullRequest:m,approvals:t,refusals:g,asking:new Set(o),weakensGate:n,digest:i}}catch(s){if(!(s instanceof j().GateError))
throw s;const r=`could not judge the head: ${s.message}`;return{pullRequest:m,approvals:[],refusals:[r]}}}function R(m){
const{pullRequest:E,approvals:h,refusals:w}=m;return E===void 0?m:{...m,approvals:h.map(s=>({...s,pull_request:E})),refusals:w.
map(s=>`pull request ${E}: ${s}`)}}function l({asset:{path:m,id:E}}){return JSON.stringify([m,E])}function b({commands:m}){
if(m.some(({plan:h})=>h===void 0))return"standard";const E=m.map(({confirmation:h})=>O().CONFIRMATIONS.indexOf(h));return O().
CONFIRMATIONS[Math.max(0,...E)]??"standard"}const S=f.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
39092:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.commitLayer=A;function j(){const T=p(51455);return j=
function(){return T},T}function O(){const T=p(76760);return O=function(){return T},T}function F(){const T=p(96402);return F=
function(){return T},T}async function A({checkout:T,layer:N,modes:k,path:R}){const l=(0,O().join)(T,".git");if(!(await(0,j().
lstat)(l).catch(()=>{}))?.isDirectory())return;const S=await(0,F().openRepository)(T,{PATH:R}),m=(0,O().join)(N,".git","\
index"),E={GIT_INDEX_FILE:m},h=async(...w)=>(await S.objects(...w)).toString().trim();try{const w=[...k.keys()],r=(await h(
["hash-object","-w","--no-filters","--stdin-paths"],{input:w.map(y=>`${JSON.stringify((0,O().join)(N,y))}
`).join("")})).split(`
`);await(0,j().mkdir)((0,O().dirname)(m),{recursive:!0}),await(0,j().cp)(S.index,m);const n=w.map((y,u)=>`${k.get(y)} ${r[u]}\
	${y}\0`);await h(["update-index","-z","--index-info"],{env:E,input:n.join("")});const i=await h(["write-tree"],{env:E}),
t=(await S.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${i}`),g=Buffer.from(t,"latin\
1"),o=await h(["hash-object","-t","commit","-w","--stdin"],{input:g});await(0,j().cp)(S.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,O().join)(N,".git","objects"),{recursive:!0,filter:y=>!y.endsWith("/info")});const e=await(0,j().readFile)((0,O().
join)(l,"HEAD"),"utf8"),d=/^ref: (refs\/\S+)\n?$/.exec(e)?.[1]??"HEAD";await(0,j().mkdir)((0,O().dirname)((0,O().join)(N,
".git",d)),{recursive:!0}),await(0,j().writeFile)((0,O().join)(N,".git",d),o)}finally{await S.close()}}},19309:function(H,f,p){
Object.defineProperty(f,"__esModule",{value:!0}),f.copyCheckout=S,f.shareFolder=w;function j(){const n=p(73024);return j=
function(){return n},n}function O(){const n=p(51455);return O=function(){return n},n}function F(){const n=p(76760);return F=
function(){return n},n}function A(){const n=p(41895);return A=function(){return n},n}function T(){const n=p(4339);return T=
function(){return n},n}function N(){const n=p(95132);return N=function(){return n},n}function k(){const n=p(46282);return k=
function(){return n},n}function R(){const n=p(51968);return R=function(){return n},n}const l={entries:2e5,bytes:4*1024**
3};class b extends Error{}async function S(n,i=l){const a=await(0,T().temporaryFolder)(),t=()=>(0,O().rm)(a,{recursive:!0,
force:!0,maxRetries:3}),g=(0,F().join)(a,(0,F().basename)(n.directory)||"checkout");try{await m(n,g,i);const o=await(0,R().
copyRepository)(n.directory,g);return{guard:n.at(g),objects:o,close:t}}catch(o){if(await t(),o instanceof b)return;throw o}}
async function m(n,i,a){const{directory:t,files:g,folders:o}=n,e={...a},d=async y=>{const[u,M]=[(0,F().join)(t,y),(0,F().
join)(i,y)],v=await(0,O().lstat)(u);if(e.entries-=1,e.bytes-=v.isFile()?v.size:0,e.entries<0||e.bytes<0)throw new b;if(v.
isSymbolicLink())await h(u,M,t,i);else if(v.isFile())await(0,O().copyFile)(u,M,j().constants.COPYFILE_FICLONE);else if(v.
isDirectory()){await(0,O().mkdir)(M,{mode:v.mode});for(const{name:c}of await E(u))await d((0,F().join)(y,c))}};for(const y of o)
await(0,O().mkdir)((0,F().join)(i,y),{recursive:!0});for(const{path:y}of g)await d(y);for(const y of n.additions)await(0,O().
mkdir)((0,F().join)(i,y,".."),{recursive:!0}),await d(y)}async function E(n){return(await(0,O().readdir)(n,{withFileTypes:!0})).
filter(({name:a})=>a!==".git")}async function h(n,i,a,t){const g=await(0,O().readlink)(n),o=(0,F().isAbsolute)(g)&&(0,k().
isInside)(a,g),e=process.platform==="win32"?"junction":void 0;await(0,O().symlink)(o?(0,F().join)(t,(0,F().relative)(a,g)):
g,i,e)}function w(n,i,a=!1,t=S){let g,o=!1;return{folder:async()=>{if(a)return n.directory;if(g=await t(n),o=g===void 0,
o&&!i)throw r(n);return g?.guard.directory??n.directory},guard:()=>g?.guard??n,hides:()=>!o,findings:()=>o?[s(n)]:[],close:async()=>g?.
close()}}function s({leftOut:n}){const i=n.length===1?"1 file or directory":`${n.length} files and directories`,a=n.length===
0?"":`, and they saw ${i} that the commit does not have`;return(0,N().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${a}`})}function r({directory:n}){return new(A()).GateError("con\
tainment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.copyRepository=A,f.safeGitConfigs=
m,f.withoutSecrets=h;function j(){const w=p(51455);return j=function(){return w},w}function O(){const w=p(76760);return O=
function(){return w},w}const F=new Set(["hooks","lfs","worktrees"]);async function A(w,s){const r=(0,O().join)(w,".git"),
n=await(0,j().lstat)(r).catch(()=>{});if(n===void 0)return[];const i=(0,O().join)(s,".git");if(n.isDirectory())return T(
r,i);const a=/^gitdir: (.+)\n?$/.exec(await(0,j().readFile)(r,"utf8"))?.[1];if(a===void 0)return[];const t=(0,O().resolve)(
w,a),g=await(0,j().readFile)((0,O().join)(t,"commondir"),"utf8").catch(()=>{});return[...g===void 0?[]:await T((0,O().resolve)(
t,g.trim()),i),...await T(t,i,new Set(["commondir","gitdir"]))]}async function T(w,s,r=new Set){const n=[];await(0,j().mkdir)(
s,{recursive:!0});const i=await(0,j().readdir)(w,{withFileTypes:!0}),a=N(i);for(const t of i){const{name:g}=t,[o,e]=[(0,O().
join)(w,g),(0,O().join)(s,g)];a&&F.has(g)||r.has(g)||(t.isDirectory()&&g==="objects"&&a?(await k(o,e),n.push(o)):t.isDirectory()?
n.push(...await T(o,e)):t.isFile()&&/^config(\.worktree)?$/.test(g)?await(0,j().writeFile)(e,h(await(0,j().readFile)(o,"\
utf8"))):t.isFile()&&await(0,j().copyFile)(o,e))}return n}function N(w){const s=r=>w.find(n=>n.name===r);return s("HEAD")?.
isFile()===!0&&s("objects")?.isDirectory()===!0}async function k(w,s){await(0,j().mkdir)((0,O().join)(s,"info"),{recursive:!0}),
await(0,j().writeFile)((0,O().join)(s,"info","alternates"),`${JSON.stringify(w)}
`)}const R=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,l=/^\s*([\w-]+)\s*(?:=|$)/,b={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},S=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function m(w){const s=await E(w,".git"),r=async n=>{
const i=await(0,j().readFile)((0,O().join)(w,n),"utf8");return[n,h(i)]};return new Map(await Promise.all(s.map(r)))}async function E(w,s){
const n=(await(0,j().readdir)((0,O().join)(w,s),{withFileTypes:!0}).catch(()=>[])).map(async i=>{const a=(0,O().join)(s,
i.name);return i.isFile()?/^config(\.worktree)?$/.test(i.name)?[a]:[]:i.isDirectory()?E(w,a):[]});return(await Promise.all(
n)).flat()}function h(w){if(S.test(w))return w;let s=[];return w.split(`
`).filter(n=>{const i=R.exec(n)?.[1]?.toLowerCase();if(i!==void 0)return s=b[i]??[],s.length>0&&n.trimEnd().endsWith("]");
const a=l.exec(n)?.[1]?.toLowerCase();return a!==void 0&&s.includes(a)&&!n.endsWith("\\")}).map(n=>`${n}
`).join("")}},77823:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.containmentWords=R;function j(){const l=p(
36773);return j=function(){return l},l}function O(){const l=p(96266);return O=function(){return l},l}const F={contained:"",
change:""},A=new Set(["failed","crashed","timed_out"]),T=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${O().HOME})/`)].
map(({source:l})=>l).join("|"),"i"),N=/file watchers/,k=2e3;function R(l,{level:b},S){if(b!=="namespaces"||!A.has(l.status))
return F;if(l.limits_hit){const w=(0,j().inCode)(l.limits_hit.map(s=>`limits.${s}`));return{contained:`it reached ${w}`,
change:`If the command needs more, increase ${w} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![l.stderr,l.stdout].flatMap(({head:w,tail:s})=>[w,s]).flatMap(w=>w.split(`
`)).map(w=>w.slice(0,k)).some(w=>T.test(w)&&!N.test(w))&&l.signal!=="SIGXFSZ"?F:{contained:`it ran ${S==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.effectiveLimits=
A,f.limitsInWords=N,f.limitsOn=w,f.resourceLimits=T,f.thisMachine=h;function j(){const r=p(73024);return j=function(){return r},
r}function O(){const r=p(48161);return O=function(){return r},r}function F(){const r=p(26040);return F=function(){return r},
r}function A(r,n){const{memory_bytes:i,processes:a,open_files:t,file_bytes:g,written_bytes:o}=r;return{memory_bytes:i,memory_limited_by:n?
"control_group":"supervisor",processes:a,open_files:t,file_bytes:g,written_bytes:o}}function T(r){return[["CORE",1],["FS\
IZE",r.file_bytes],["NOFILE",r.open_files]]}function N(r){const{memory_bytes:n,memory_limited_by:i,processes:a,open_files:t}=r;
return[`memory: ${k(n)}${i==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${a}`,`ope\
n files: ${t}`,`file size: ${k(r.file_bytes)}`,`total written: ${k(r.written_bytes)}`].join(", ")}function k(r){return`${Math.
round(r/1024/1024)} MiB`}const R=1024**3,l=64*1024**2,b=1/2,S=4/5,m=2*R,E=1024*1024;function h(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,O().totalmem)()),freeBytes:process.availableMemory(),openFiles:s("Max open files")}}
function w(r,n,i){const{totalBytes:a,freeBytes:t,openFiles:g}=r,o=(e,d)=>Math.max(e/i-e/i%l,d);return{...n,memory_bytes:Math.
min(n.memory_bytes,o(a*S,m)),written_bytes:Math.min(n.written_bytes,o(t*b,E)),open_files:Math.min(n.open_files,g)}}function s(r){
const n=(0,F().attempt)(()=>(0,j().readFileSync)("/proc/self/limits","utf8"))??"",i=new RegExp(`^${r}\\s+\\S+\\s+(\\d+)`,
"m");return Number(i.exec(n)?.[1]??1/0)}},32223:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.homeFolders=
s,f.privateFolders=S,f.viewOf=m;function j(){const r=p(73024);return j=function(){return r},r}function O(){const r=p(51455);
return O=function(){return r},r}function F(){const r=p(48161);return F=function(){return r},r}function A(){const r=p(76760);
return A=function(){return r},r}function T(){const r=p(46282);return T=function(){return r},r}const N=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],k=["/nix/store","/gnu/store"],R=["null","zero","full","random","urandom"],
l="tty",b=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function S(r){const n=b.flatMap(a=>r[`GITHUB_${a}`]??
[]),i=[r.HOME,r.RUNNER_TEMP,r.XDG_RUNTIME_DIR].flatMap(a=>a??[]);return[...new Set([...i,(0,F().tmpdir)(),...n.map(A().dirname)].
filter(a=>(0,A().isAbsolute)(a)))]}async function m({node:r,npm:n,machine:i},a,t){const g=await h([...N,...k]),e=(await Promise.
all(a.map(M=>(0,O().realpath)(M).catch(()=>[])))).flat(),d=[(0,A().dirname)(r.file),...n?[(0,A().dirname)((0,A().dirname)(
n.file))]:[],...[...i.values()].flatMap(M=>E(M,e)),...t?await w():[]].filter(M=>!g.some(v=>(0,T().isInside)(v,M))),y=e.filter(
M=>g.some(v=>v!==M&&(0,T().isInside)(v,M))),u=(0,j().existsSync)(`/dev/${l}`)?[...R,l]:R;return{system:g,emptied:y,tools:[
...new Set(d)],devices:u,home:[],names:[]}}function E({file:r,real:n},i){const a=(0,A().dirname)(n),t=(0,A().dirname)(a),
g=(0,A().basename)(a),o=g==="shims"||g==="bin"&&!i.some(e=>(0,T().isInside)(e,t));return[(0,A().dirname)(r),a,...o?[t]:[]].
filter(e=>!i.some(d=>(0,T().isInside)(e,d)))}async function h(r){return(await Promise.all(r.map(async i=>(await(0,O().lstat)(
i).catch(()=>{}))?.isDirectory()?[i]:[]))).flat()}async function w(){const r=await(0,O().realpath)("/etc/resolv.conf").catch(
()=>{});return r?.startsWith("/run/systemd/resolve/")?[(0,A().dirname)(r)]:[]}async function s(r,n){return n===void 0||!(0,A().
isAbsolute)(n)?[]:(await Promise.all([...new Set(r)].sort().map(async a=>{const t=await(0,O().realpath)((0,A().join)(n,a)).
catch(()=>{});return t===void 0||!(await(0,O().stat)(t)).isDirectory()?[]:[{path:a,source:t}]}))).flat()}},96266:function(H,f,p){
Object.defineProperty(f,"__esModule",{value:!0}),f.TEMP=f.HOME=f.ABOVE=void 0,f.commandFolders=m,f.commandMounts=S,f.sharedMounts=
b;function j(){const h=p(76760);return j=function(){return h},h}function O(){const h=p(39491);return O=function(){return h},
h}function F(){const h=p(46282);return F=function(){return h},h}const A=f.HOME="/home/gene-gate",T=f.TEMP="/tmp",N=f.ABOVE=
`${A}/above`,k=64,R="/.gene-gate",l={lower:`${R}/lower`,cover:`${R}/cover`,own:`${R}/own`,run:`${R}/run`,replaced:`${R}/\
replaced`,home:`${R}/home`,tools:`${R}/tools`};function b({view:h,checkout:w,run:s,stage:r}){const n=(a,t)=>[a,(0,j().join)(
r,t)],i=(a,t,g)=>[a,(0,j().join)(r,t),"none",g];return[...h.system.map(a=>n(a,a)),...h.emptied.map(a=>["gene-gate",(0,j().
join)(r,a),"tmpfs","size=1m,mode=0755"]),i("/proc","proc","rbind"),i(w,l.lower,"rbind"),i(s,l.run,"bind"),...h.tools.map(
(a,t)=>n(a,E(a,t))),...h.home.map(({source:a},t)=>n(a,(0,j().join)(l.home,String(t))))]}function S(h){const{view:w,checkout:s,
privileges:r,hides:n,keepsWrites:i,replaced:a}=h,t=(d,y,u)=>["gene-gate",y,d,u],g=(d,y,u="bind")=>[d,y,"none",u],o=[`low\
erdir=${n||r.adopt?`${l.cover}:`:""}${l.lower}`,`upperdir=${l.own}/upper`,`workdir=${l.own}/work`,...r.overlay,"X-mount.\
mkdir"],e=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${k}`;return[g(`${l.own}/tmp`,T),g(`${l.own}/home`,A),...w.
home.map(({path:d},y)=>g(`${l.home}/${y}`,(0,j().join)(A,d))),g(`${l.own}/shm`,"/dev/shm"),t("devpts","/dev/pts",e),...w.
tools.flatMap((d,y)=>{const u=E(d,y);return d===u?[]:[g(u,d,"rbind,X-mount.mkdir")]}),i?g(l.lower,s,"bind,X-mount.mkdir"):
t("overlay",s,o.join(",")),...a.map((d,y)=>g(`${l.replaced}/${y}`,(0,j().join)(s,d))),...w.names.map(d=>g(s,(0,j().join)(
N,d),"rbind")),t("proc","/proc","nosuid,nodev,noexec"),t("tmpfs",R,"ro,size=4k,mode=0755")]}function m({home:h,names:w}){
const s=w.map(i=>(0,j().relative)(A,(0,j().join)(N,i))),r=[...h.map(({path:i})=>i),...s];return["upper","work","tmp","ho\
me","shm",...[...new Set(r.flatMap(i=>[...(0,O().foldersAbove)(i),i]))].map(i=>`home/${i}`)]}function E(h,w){return[T,A].
some(r=>(0,F().isInside)(r,h))?`${l.tools}/${w}`:h}},57334:function(H,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.OUTCOME_LOST=f.INTERRUPTED=f.CHECKOUT_CHANGED=f.BUDGET_SPENT=f.BLOCKED=void 0,f.changedOutcome=R,f.countInterrupted=T,
f.notRun=k,f.stopReason=N;const p=f.BLOCKED="BLOCKED: validation command rejected by safety check",j=f.INTERRUPTED="inte\
rrupted",O=f.BUDGET_SPENT="the time budget for all commands was spent",F=f.OUTCOME_LOST="the run returned no outcome for\
 this command",A=f.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function T(l){return l.filter(({reason:b})=>b===
j).length}function N(l){return l.reason===O?O:j}function k(l,b,S=new Date){const m={head:"",tail:"",bytes:0,truncated:!1};
return{status:l,exit_code:null,signal:null,started_at:S.toISOString(),duration_ms:0,stdout:m,stderr:m,reason:b}}function R(l,b=k(
"error",A)){return{...b,status:"error",reason:A,checkout_changed:[...l]}}},22562:function(H,f,p){Object.defineProperty(f,
"__esModule",{value:!0}),f.outcomesOf=A,f.plansOf=F,f.refusedOutcomes=N;function j(){const l=p(6470);return j=function(){
return l},l}function O(){const l=p(57334);return O=function(){return l},l}function F({asset:l,commands:b}){const S=b.flatMap(
({plan:m})=>m??[]);return{id:l.id,plans:S.length===b.length?S:[]}}function A({commands:l},b,S){if(l.every(({plan:E})=>E!==
void 0))return l.map(({plan:E},h)=>T(E,b[h],S));const m=R(l);return l.map(({verdict:E})=>E==="block"?(0,O().notRun)("blo\
cked",O().BLOCKED,S):(0,O().notRun)("skipped",m,S))}function T(l,b,S){if(b===void 0||b.plan.digest!==l?.digest)return(0,O().
notRun)("skipped",O().OUTCOME_LOST,S);const{outcome:m,changedFiles:E}=b;return E.length===0?m:{...m,checkout_modified:E}}
function N(l,b,S){const m=({commands:h})=>h.some(w=>w.verdict==="block"),E=l.filter(b?k:m);return new Map(E.map(h=>[h,A(
h,[],S)]))}function k({change:l,commands:b}){return b.length===0?l!=="removed":b.some(({plan:S})=>S===void 0)}function R(l){
if(l.some(({verdict:m})=>m==="block"))return"another command of the gene is blocked";const S=l.flatMap(({reading:m})=>(0,j().
toolOf)(m)??[]).find(({path:m})=>m===void 0);return S?`${S.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(H,f,p){Object.defineProperty(f,"__esModul\
e",{value:!0}),f.mentionedOf=T,f.mentionsIn=N,f.namedRootOf=R;function j(){const l=p(76760);return j=function(){return l},
l}const O=5,F=30,A=/[^\w.@+~/\\-]+/;function T(l){const b=new Map(l.map(S=>[S,S]));for(const S of l){const{dir:m,name:E,
ext:h}=j().posix.parse(S),w=j().posix.join(m,E);h!==""&&!b.has(w)&&b.set(w,S)}return S=>{if(S.status!=="failed"||b.size===
0)return S;const{stdout:m,stderr:E}=S,h=[E,m].flatMap(({head:s,tail:r})=>[s,r]),w=new Set([...N(h,b)].flatMap(s=>b.get(s)??
[]));return w.size===0?S:{...S,left_out:[...w].sort().slice(0,O)}}}function N(l,b){const S=new Set(l.flatMap(m=>m.split(
A)));return new Set([...S].flatMap(m=>k(m).filter(E=>b.has(E))))}function k(l){const b=l.replaceAll("\\","/").replace(/(?<![.,])[.,]+$/,
"").split("/").filter(S=>S!==""&&S!=="."&&S!=="..");return b.length>F?[]:b.flatMap((S,m)=>b.slice(m).map((E,h)=>b.slice(
m,m+h+1).join("/")))}function R(l){return b=>{const{status:S,stdout:m,stderr:E}=b;return S==="passed"||l==="/"?b:[m,E].some(
({head:w,tail:s})=>[w,s].some(r=>r.includes(l)))?{...b,root:l}:b}}},46282:function(H,f,p){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.findPrograms=h,f.isInside=y;function j(){const u=p(31421);return j=function(){return u},u}function O(){
const u=p(73024);return O=function(){return u},u}function F(){const u=p(51455);return F=function(){return u},u}function A(){
const u=p(48161);return A=function(){return u},u}function T(){const u=p(76760);return T=function(){return u},u}function N(){
const u=p(57975);return N=function(){return u},u}function k(){const u=p(7723);return k=function(){return u},u}function R(){
const u=p(26040);return R=function(){return u},u}function l(){const u=p(41895);return l=function(){return u},u}function b(){
const u=p(14495);return b=function(){return u},u}const S=k().object({file:k().string(),version:k().string(),platform:k().
string(),arch:k().string()}),m="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",E=2e4;async function h(u){const{path:M,checkout:v,names:c=[]}=u,$=await o(M,v),P=await w($,v),
[C,I]=await Promise.all(["npm","npx"].map(B=>r(B,P.file,$,v))),D=await g(c,$,v),G=await a($,v);return{node:P,...C&&{npm:C},
...I&&{npx:I},...G!==void 0&&{shell:G},machine:D,searchPath:$}}async function w(u,M){for await(const{file:v,real:c}of d(
"node",u,M)){const $=await s(v,c,u),P=await e($.file,M);if(P!==void 0)return{...$,file:P}}throw new(l()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function s(u,M,v){const{execPath:c,version:$,platform:P,
arch:C}=process;if(P==="linux"&&!(0,O().existsSync)("/proc/self"))throw new(l()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(M===await(0,F().realpath)(c))return{file:M,version:$,platform:P,arch:C};try{const{stdout:I}=await(0,N().promisify)(
j().execFile)(u,["-p",m],{cwd:(0,T().dirname)(u),env:{PATH:v.join(T().delimiter),HOME:(0,A().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:E,windowsHide:!0});return S.parse(JSON.parse(I))}catch(I){throw new(l()).GateError(
"program_not_found",`${u} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:I})}}async function r(u,M,v,c){const $=(0,T().join)("node_module\
s","npm","bin",`${u}-cli.js`);for(const P of[(0,T().dirname)(M),...v]){for(const I of[(0,T().join)(P,$),(0,T().join)(P,"\
..","lib",$)]){const D=await n(I,u,c);if(D)return D}const C=await n((0,T().join)(P,u),u,c);if(C)return C}}async function n(u,M,v){
const c=await e(u,v);if(!c?.endsWith(`${M}-cli.js`))return;const $=(0,T().join)((0,T().dirname)(c),"..","package.json"),
P=await(0,F().readFile)($,"utf8").catch(()=>"null"),{success:C,data:I}=k().object({name:k().literal("npm"),version:k().string()}).
safeParse((0,R().attempt)(()=>JSON.parse(P)));return C?{file:c,version:I.version}:void 0}const i="/bin/sh";async function a(u,M){
if(process.platform!=="win32")return i;for await(const{real:v}of d("git",u,M)){const c=await e((0,T().join)((0,T().dirname)(
v),"..","bin","sh.exe"),M);if(c!==void 0)return c}}const t=/^[A-Za-z0-9][\w.+-]*$/;async function g(u,M,v){const c=new Map;
for(const $ of u.filter(P=>t.test(P))){const P=await d($,M,v).next();P.done||c.set($,P.value)}return c}async function o(u,M){
const v=new Set(u.split(T().delimiter).filter($=>(0,T().isAbsolute)($)));return(await Promise.all([...v].map(async $=>await e(
$,M)===void 0?[]:[$]))).flat()}async function e(u,M){const[v,c]=await Promise.all([(0,F().realpath)(u).catch(()=>{}),(0,F().
realpath)(M)]);if(v===void 0)return;const $=[v,(0,T().resolve)(u)],P=[c,(0,T().resolve)(M)];return $.some(C=>P.some(I=>y(
I,C)))?void 0:v}async function*d(u,M,v){for(const c of M){const $=(0,T().join)(c,process.platform==="win32"?`${u}.exe`:u),
P=await e($,v);P!==void 0&&await(0,b().isExecutable)(P)&&(yield{file:$,real:P})}}function y(u,M){const v=(0,T().relative)(
u,M);return v!==".."&&!v.startsWith(`..${T().sep}`)&&!(0,T().isAbsolute)(v)}},49604:function(H,f,p){Object.defineProperty(
f,"__esModule",{value:!0}),f.NO_PROGRESS=void 0,f.groupedProgress=A,f.linesOfProgress=F;function j(){const T=p(20849);return j=
function(){return T},T}const O=f.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function F(T){let N=0,k=0;
return{...O,planned:R=>{N=R},finished:(R,{status:l,duration_ms:b})=>{k+=1;const S=(b/1e3).toFixed(1);T(`[${k}/${N}] ${l}\
 in ${S} s: ${(0,j().safeLine)(R)}`)}}}function A(T){const N=F(T.info);return{...N,planned:k=>{T.startGroup(`Run ${k} va\
lidation command${k===1?"":"s"}`),N.planned(k)},ended:()=>T.endGroup()}}},49042:function(H,f,p){Object.defineProperty(f,
"__esModule",{value:!0}),f.LISTED=void 0,f.endOf=N,f.isProof=A,f.newCodeFailed=R,f.notRun=T,f.reverted=k,f.untried=l;function j(){
const b=p(57334);return j=function(){return b},b}const O=f.LISTED=20,F=new Set(["fails_without_change","fails_when_new_c\
ode_fails"]);function A({outcome:b}){return F.has(b)}function T(b,S={}){return{files:[],kept:[],duration_ms:0,...S,outcome:"\
not_run",reason:b}}function N({status:b,signal:S,exit_code:m,reason:E=b}){return b==="passed"||b==="timed_out"&&E!==j().
BUDGET_SPENT?"passed":m===126||m===127?{reason:`it could not start (exit status ${m})`}:b==="failed"||b==="crashed"&&S!==
null?"failed":{reason:E}}function k(b,S,{files:m,missing:E}){const h={...b,files:m.slice(0,O)},w=N(S);if(w==="passed")return h;
if(w!=="failed")return T(w.reason,h);if(E.length===0)return{...h,outcome:"fails_without_change"};const s=E.slice(0,O).map(
r=>`\`${r}\``);return T(`without the change, ${s.join(", ")} cannot be loaded`,h)}function R(b,S,m){const{reason:E,...h}=b,
w=N(S);if(w==="failed")return{...h,outcome:"fails_when_new_code_fails",files:[m]};if(w!=="passed")return T(w.reason,b);const s=[
...new Set([...b.files,m])];return{...h,outcome:"nothing_shown",files:s}}function l({newNames:b,adds:S},m){const[E]=b;if(!S&&
E===void 0)return{files:[],kept:[],duration_ms:0,...m,outcome:"no_subject"};const h=E===void 0?"files":`\`${E}\``;return T(
`the change only adds ${h}, without a function that can be made to fail`,m)}},24222:function(H,f,p){Object.defineProperty(
f,"__esModule",{value:!0}),f.differencesOfAll=A;function j(){const N=p(80401);return j=function(){return N},N}const O=2e3,
F=1e4;function A(){let N=F;return(k,R)=>{if(N<=0||k===R)return[];const l=Math.min(O,N),b=T(k,R,l),S=b.map(({count:m,removed:E})=>m+
E.split(`
`).length);return N-=b.length>0?S.reduce((m,E)=>m+E,0):l,b}}function T(N,k,R){const l={context:0,maxEditLength:R};return((0,j().
structuredPatch)("","",N,k,"","",l)?.hunks??[]).map(({newStart:S,newLines:m,lines:E})=>({start:S-1,count:m,removed:E.flatMap(
(h,w)=>h.startsWith("-")?`${h.slice(1)}${E[w+1]?.startsWith("\\")?"":`
`}`:[]).join("")}))}},55007:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.hunksOf=k;function j(){const R=p(
6410);return j=function(){return R},R}const O=20,F=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,A=600,T=/^[ \t]*(?:\/\/|#(?!\[|!|include)|--|\/?\*|<!--|\r?$)/,
N=R=>R.split(`
`).every(l=>T.test(l));function k(R){const l=({path:S,text:m})=>!(0,j().isGenerated)(S)&&!F.test(m.slice(0,A));return R.
every(l)?R.filter(({path:S})=>!(0,j().isForPeople)(S)).flatMap(({path:S,before:m,text:E,differs:h})=>{const w=E.split(/(?<=\n)/);
return h.flatMap(({start:s,count:r,removed:n})=>{const i=s+r;if([n,w.slice(s,i).join("")].every(N))return[];const a=[...w.
slice(0,s),n,...w.slice(i)].join(""),t={...m,content:Buffer.from(a)};return[{path:S,lines:[s+1,i],reverted:t}]})}).slice(
0,O):[]}},6410:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.isForPeople=m,f.isGenerated=b,f.isKept=
R,f.isManifest=k;function j(){const E=p(76760);return j=function(){return E},E}function O(){const E=p(95244);return O=function(){
return E},E}const F=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
A=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
T=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,N=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function k(E){const h=j().posix.basename(E);return(0,O().isPackageFile)(h)||F.test(h)}function R(E){const h=j().posix.basename(
E);return(0,O().isOfTests)(E)||(0,O().isLockfile)(h)||k(E)||[N,T].some(w=>w.test(E))||A.test(h)||(0,O().toolThatFinds)(E)!==
void 0}const l=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function b(E){return l.test(E)}const S=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function m(E){
return(0,O().isDocument)(E)&&!(0,O().isProgramCode)(E)||S.test(E)}},97921:function(H,f,p){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.languageOf=g;function j(){const o=p(76760);return j=function(){return o},o}function O(...o){return new RegExp(
o.join("|"),"g")}const F=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,A=String.raw`"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,1000}'`,
T="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\$]+|\\$))\\k<part>){0,1000}`",N=String.
raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
k=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,R=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
l={extensions:["js","mjs","cjs"],masked:O(F,A,T,N),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:R,unless:k}],failing:({indent:o,end:e})=>["if (Date.now() > 0) {",`${o}throw new Error()${e}`,"}"],declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/(?<![\w$])[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},b=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,
S=String.raw`\s*:\s*(?:[^\s;{}()=]|${b})(?:[^;{}()=]|${b})*`,m=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
E=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,h=String.raw`^(?:${S}?)?\s*=>`,
w={...l,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${h}\s*\{`),unless:m},{after:new RegExp(
h),before:E,unless:m,isExpression:!0},{after:new RegExp(String.raw`^(?:${S})?\s*\{`),before:R,unless:k}]},s=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),r=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...s,A].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
n={extensions:["py","pyi"],masked:O(...s,A,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:({indent:o})=>["if __name__:",`${o}raise RuntimeError`],declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(r),isIndented:!0},i={masked:O(F,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|(?=(?<all><[^{};\n]*>))\k<all>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},a={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},t=[l,w,n,{...i,extensions:["rs"],forms:i.forms.map(o=>({...o,unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/})),
failing:({indent:o})=>["if std::env::args().count() > 0 {",`${o}panic!();`,"}"],declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...i,extensions:["go"],failing:({indent:o})=>['if len("") ==\
 0 {',`${o}panic(0)`,"}"],declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm},{...i,extensions:[
"kt","kts"],failing:({indent:o})=>["if (System.nanoTime() != 0L) {",`${o}throw RuntimeException()`,"}"],declares:/^(?:\w+[ \t]+)*(?:fun|class|object|val|var)[ \t]+(?:<[^>\n]*>[ \t]*)?(?:\w+\.)?(\w+)/gm},
{...i,extensions:["java"],forms:[a],failing:({indent:o})=>["if (System.nanoTime() != 0L) {",`${o}throw new RuntimeExcept\
ion();`,"}"],declares:/^[ \t]*(?:(?:public|protected|static|final|abstract)[ \t]+){1,5}[\w<>[\], ]{1,200}\s(\w+)[ \t]*[({]/gm}];
function g(o){const e=j().posix.extname(o).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(o))return t.find(({extensions:d})=>d.
includes(e))}},61023:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.requirePlaces=N,f.writeFiles=k,f.
writeLayer=R;function j(){const l=p(51455);return j=function(){return l},l}function O(){const l=p(76760);return O=function(){
return l},l}function F(){const l=p(39092);return F=function(){return l},l}function A(){const l=p(39491);return A=function(){
return l},l}function T(){const l=p(93028);return T=function(){return l},l}function N(l,b){const S=E=>!(0,T().isRegular)(
b.stat(E)?.kind??"file")||(0,A().foldersAbove)(E).some(h=>(b.stat(h)?.kind??"directory")!=="directory"),m=l.find(S);if(m!==
void 0)throw new Error(`\`${m}\` cannot be taken back: something else has its place`)}async function k(l,b){for(const[S,
{content:m,isExecutable:E}]of b){const h=(0,O().join)(l,S);await(0,j().mkdir)((0,O().dirname)(h),{recursive:!0}),await(0,j().
writeFile)(h,m),await(0,j().chmod)(h,E?493:420)}}async function R(l,b,S){const{checkout:m,isCommitted:E,path:h}=S;await k(
l,b);const w=new Map([...b].map(([s,{isExecutable:r}])=>[s,r?"100755":"100644"]));E&&await(0,F().commitLayer)({checkout:m,
layer:l,modes:w,path:h});for(const s of await(0,j().readdir)(l,{recursive:!0,withFileTypes:!0})){const r=(0,O().join)(s.
parentPath,s.name),n=await(0,j().lstat)((0,O().join)(m,(0,O().relative)(l,r))).catch(()=>{});s.isDirectory()&&n&&await(0,j().
chmod)(r,n.mode&511)}}},41100:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.droppedPackages=w,f.newNames=
R,f.withOwnTests=T,f.withoutRest=m,f.wordsOf=l;function j(){const s=p(93028);return j=function(){return s},s}function O(){
const s=p(6410);return O=function(){return s},s}function F(){const s=p(97921);return F=function(){return s},s}function A(s,r){
return(0,F().languageOf)(s)?.ownTests?.exec(r)?.index??r.length}function T(s,r,n){const i=n.slice(A(s,n));if(i==="")return r;
const a=r.toString("utf8");return Buffer.from(a.slice(0,A(s,a))+i)}function N(s,r){const n=(0,O().isGenerated)(s)?void 0:
(0,F().languageOf)(s)?.declares;return n===void 0?[]:[...r.slice(0,A(s,r)).matchAll(n)].flatMap(i=>i.slice(1).flatMap((a="")=>a.
match(k)??[]))}const k=/[\w$]+/g;function R({path:s,before:{content:r},text:n}){const i=new Set(N(s,r.toString("utf8")));
return[...new Set(N(s,n))].filter(a=>!i.has(a))}function l(s,r){const n=r.map(({path:t,text:g})=>g.slice(A(t,g))),i=[...s,
...n].flatMap(t=>t.match(k)??[]),a=s.some(t=>/^import\s+[\w$]/m.test(t))?["default"]:[];return new Set([...i,...a])}const b=/^\s*(?:(?:import|from|use|pub use|mod|#include)\b.*|(?:const|let|var)\b.*\brequire\(.*)?\r?$/,
S=s=>s.split(`
`).every(r=>b.test(r));function m({path:s,text:r,differs:n},i){const a=r.split(/(?<=\n)/),t=n.map(({start:d,count:y})=>a.
slice(d,d+y).join("")),g=i.flatMap(d=>{const y=t.filter(u=>N(s,u).includes(d));return y.length>0?y:t.filter(u=>u.match(k)?.
includes(d))});let o=0,e="";for(const[d,{start:y,count:u,removed:M}]of n.entries()){const v=t[d]??"",c=g.includes(v)||S(
v);e+=a.slice(o,y).join("")+(c&&v!==""?v:M),o=y+u}return Buffer.from(e+a.slice(o).join(""))}const E=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,
h=new RegExp(String.raw`(?:["']|\b(?:import|from|use)\s+)(${E.source})`,"gi");async function w(s,r,n,i){const a=e=>e.match(
E)??[],t=new Set;for(const{path:e}of s){if(!(0,O().isManifest)(e)||![n,i].every(M=>(0,j().isRegular)(M.stat(e)?.kind)))continue;
const[d,y]=await Promise.all([n.read(e),i.read(e)]),u=new Set(a(y.toString("utf8")));for(const M of a(d.toString("utf8")))
u.has(M)||t.add(M)}if(t.size===0)return[];const g=e=>[...e.matchAll(h)].map(({1:d=""})=>d),o=r.flatMap(({before:{content:e},
text:d})=>{const y=new Set(g(d));return g(e.toString("utf8")).filter(u=>!y.has(u))});return[...new Set(o)].filter(e=>t.has(
e))}},30368:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.failNewFunctions=k;function j(){const s=p(
97921);return j=function(){return s},s}const O=1e5,F=200,A=400,T=1e4,N=1e3;function k({path:s,text:r,isNew:n}){const i=(0,j().
languageOf)(s);if(i===void 0||r.length>O)return;const{masked:a,forms:t}=i,g=r.replaceAll(a,v=>v.replaceAll(/[^\n]/g," ")),
o=R(r),e=l(g),d=new Map;for(const{start:v,end:c}of b(g,e,i)){if(n?.(v)===!1)continue;const $=g.slice(c,c+A),P=t.find(({after:G})=>G.
test($)),C=g.slice(Math.max(0,v-F),v);if(!P||P.unless?.test(C)||P.before?.test(C)===!1)continue;const I=c+(P.after.exec(
$)?.[0].length??0),D=P.isExpression?w({text:r,code:g},I,i.failing(o),o):S({text:r,close:e.get(I-1)},I,i,o);D&&d.set(D.at,
{...D,from:v})}if(d.size===0)return;let y="",u=0,M=0;for(const v of[...d.values()].sort((c,$)=>c.from-$.from))v.from<M||
v.at<u||(y+=r.slice(u,v.at)+v.text.replaceAll(`
`,o.newline),u=v.end,M=Math.max(v.end,v.close??0));return y+r.slice(u)}function R(s){return{end:/;[ \t]*(?:\}|\r?$)/m.test(
s)?";":"",indent:/^(\t| {2,8})\S/m.exec(s)?.[1]??"  ",newline:s.includes(`\r
`)?`\r
`:`
`}}function l(s){const r=new Map,n=[];for(const{index:i,0:a}of s.matchAll(/[()[\]{}]/g))if("([{".includes(a))n.push(i);else{
const t=n.pop();t!==void 0&&r.set(t,i)}return r}function b(s,r,{bareParameter:n}){const i=[...r].filter(([t,g])=>s[t]===
"("&&s[g]===")"),a=n?[...s.matchAll(n)]:[];return[...i.map(([t,g])=>({start:t,end:g+1})),...a.map(({index:t,0:g})=>({start:t,
end:t+g.length}))]}function S({text:s,close:r},n,{preamble:i,isIndented:a,failing:t},g){const o=i?.exec(s.slice(n,n+T))?.[0].
length??0,e=n+o,[,d="",y=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(s.slice(e))??[],u=r===void 0?{}:{close:r},M=m(
s,n),v=t(g).map(C=>`
${M}${g.indent}${C}`);if(y!==""){const C=s.slice(e+d.length+y.length),I=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(C)?.[1]??
`${M}${g.indent}`,D=t(g).map(B=>`
${I}${B}`),G=e+d.length;return{at:G,end:G,text:D.join(""),...u}}if(a&&o>0)return{at:e,end:e,text:`; ${t(g).at(-1)?.trim()}`};
const c=s.slice(e,r).trimStart(),$=e+d.length;if(a)return{at:e,end:$,text:`${v.join("")}
${M}${g.indent}`};if(r===void 0||c.includes(`
`))return{at:e,end:$,text:`${v.join("")}
${M}${g.indent}`,...u};const P=c.trim()===""?"":`
${M}${g.indent}${c.trim()}`;return{at:e,end:r,text:`${v.join("")}${P}
${M}`,close:r}}function m(s,r){return/^[ \t]*/.exec(s.slice(s.lastIndexOf(`
`,r-1)+1))?.[0]??""}const E=/\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/y,h=".?:&|+*/%<>=,-";function w({text:s,code:r},n,i,{
indent:a,end:t}){const g=r.slice(n,n+N);let o=0,e=0,d="";for(;e<g.length;e+=1){const D=g.charAt(e);if(o===0&&")]},;".includes(
D)||(E.lastIndex=e,o===0&&D===`
`&&d!==""&&!h.includes(d)&&!E.test(g)))break;"([{".includes(D)?o+=1:")]}".includes(D)&&(o-=1);const G=s.charAt(n+e);(D.trim()!==
""||"'\"`".includes(G))&&(d=G)}const y=n+e,u=s.slice(n,y),M=u.trim();if(o!==0||e===N||M===""||(M.match(/`/g)?.length??0)%
2===1)return;const c=m(s,n),$=/^\s*\n/.test(u)?M:M.replaceAll(`
`,`
${a}`),C=l(r.slice(n,y).trim()).get(0)===M.length-1&&/^\(\{|^\([^\n]*\)$/.test($)?$.slice(1,-1):$,I=[...i,`return ${C}${t}`];
return{at:n,end:y,text:` {
${I.map(D=>`${c}${a}${D}
`).join("")}${c}}`}}},14148:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.proveChange=w;function j(){
const t=p(86191);return j=function(){return t},t}function O(){const t=p(59490);return O=function(){return t},t}function F(){
const t=p(87952);return F=function(){return t},t}function A(){const t=p(67147);return A=function(){return t},t}function T(){
const t=p(57334);return T=function(){return t},t}function N(){const t=p(49604);return N=function(){return t},t}function k(){
const t=p(64474);return k=function(){return t},t}function R(){const t=p(49042);return R=function(){return t},t}function l(){
const t=p(55007);return l=function(){return t},t}function b(){const t=p(61023);return b=function(){return t},t}function S(){
const t=p(30368);return S=function(){return t},t}function m(){const t=p(3302);return m=function(){return t},t}const E=2,
h=2e3;async function w(t,g){const{policy:o,change:e}=g;if(o.proof==="off"||e===void 0)return new Map;const d=[...t].filter(
([{gene:c},$])=>(c.change==="added"||c.change==="modified")&&$.every(({outcome:C})=>C.status==="passed")),y=new Set(e.files.
map(({path:c})=>c)),u=({gene:c})=>{const $=c.commands.flatMap(({reading:P})=>(0,j().startedFiles)(P));return[...new Set(
$)].filter(P=>y.has(P)).sort()},M=(0,O().groupBy)(d,([c])=>u(c).join("\0")),v=new Map;for(const[c,$]of M){const P=$.flatMap(
([{id:I},D])=>D.map(({plan:G,outcome:{duration_ms:B}})=>({id:I,plan:{...G,timeoutMs:E*B+h}}))),C=await s(P,c.split("\0"),
e,g).catch(({message:I})=>P.map(()=>(0,R().notRun)(I)));for(const[{gene:I},{length:D}]of $)v.set(I,C.splice(0,D))}return v}
async function s(t,g,o,e){const d=await(0,m().subjectOf)(o,e.tree,g),y={files:[],kept:d.kept.slice(0,R().LISTED),duration_ms:0},
u=d.added.flatMap(r);if(d.files.length===0&&u.length===0){const I=(0,R().untried)(d,y);return t.map(()=>I)}const M=e.checkout.
additions.find((0,A().everything)((0,F().dependencyFolders)(e.policy)).areBuilt);if(M!==void 0&&e.rebuild===void 0){const I=`\
commands can read \`${M}\`, which was built with the change before the gate`;return t.map(()=>(0,R().notRun)(I,y))}const v=a(
t,e),c=t.map(()=>({...y,outcome:"nothing_shown"})),$=[],P=I=>c.flatMap((D,G)=>I(D)?G:[]),C=async(I,D,G)=>{for(const[B,U]of await v(
I,D)){const x=c[B],_=G(x,U);c[B]={..._,duration_ms:x.duration_ms+U.duration_ms},(0,R().isProof)(_)&&($[B]=I)}};d.files.length>
0&&await C(d.before,P(()=>!0),(I,D)=>(0,R().reverted)(I,D,d));for(const[I,{path:D,layer:G}]of u.entries()){const B=P(U=>!(0,R().
isProof)(U));if(B.length===0)break;if((I>0||d.files.length>0)&&performance.now()>e.end){for(const U of B)c[U]=(0,R().notRun)(
"there was no time for all new files",c[U]);break}await C(G,B,(U,x)=>(0,R().newCodeFailed)(U,x,D))}return e.policy.a2a.require_proof!==
"none"&&await n(c,$,v),await i(c,d,e,v),c}function r(t){const{path:g,isExecutable:o}=t,e=(0,S().failNewFunctions)(t);return e===
void 0?[]:[{path:g,layer:new Map([[g,{content:Buffer.from(e),isExecutable:o}]])}]}async function n(t,g,o){const e=[...t.
keys()].filter(y=>g[y]!==void 0),d=await o(new Map,e);for(const[y=new Map,u]of(0,O().groupBy)(e,M=>g[M])){const M=await o(
y,u);for(const v of u){const c=[d,M].map(P=>P.get(v)).map(P=>P&&(0,R().endOf)(P));if(c[0]==="passed"&&c[1]==="failed")continue;
const $="the results were different the second time";t[v]={...t[v],outcome:"nothing_shown",reason:$}}}}async function i(t,{
edited:g,files:o},{signal:e,end:d},y){const u=(0,l().hunksOf)(g),M=t.flatMap(({outcome:P},C)=>P==="fails_without_change"?
C:[]),v=o.length===1&&g[0]?.differs.length===1,c=AbortSignal.timeout(Math.max(0,Math.round(d-performance.now()))),$=AbortSignal.
any([e,c]);for(const{path:P,lines:C,reverted:I}of M.length>0?u:[]){if($.aborted)return;const D=v?void 0:await y(new Map(
[[P,I]]),M,$);for(const G of M){const B=D?.get(G),U=v?"failed":B&&(0,R().endOf)(B);if(U===void 0||typeof U=="object")continue;
const x=t[G],_={path:P,lines:[...C],noticed:U==="failed"};t[G]={...x,hunks:[...x.hunks??[],_]}}}}function a(t,g){const{backend:o,
checkout:e,change:d,concurrency:y,path:u,rebuild:M}=g,v=d?.isCommitted===!0,c={backend:o,directory:e.directory,close:void 0},
$=async(P,C,I)=>{const D=C.flatMap(U=>{const x=t[U];return x?[{at:U,id:x.id,plans:[x.plan]}]:[]}),G={backend:P,progress:N().
NO_PROGRESS,concurrency:y,signal:I},B=await(0,k().runPlans)(D,G);return new Map([...B].flatMap(([{at:U},[x]])=>x?[[U,x.outcome]]:
[]))};return async(P,C,I=g.signal)=>{if(P.size===0)return $(o,C,I);const D=M&&o.cover?await M(P,I).catch(({message:G})=>G):
c;if(typeof D=="string"){const G=(0,T().notRun)("error",`\`prepare\` could not run again: ${D}`);return new Map(C.map(B=>[
B,G]))}try{const G={checkout:D.directory,isCommitted:v,path:u},B=await D.backend.cover?.(U=>(0,b().writeLayer)(U,P,G));if(B)
return await $(B,C,I)}finally{await D.close?.()}throw new Error("without namespaces, commands share one checkout, which \
must stay as it is")}}},3302:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.subjectOf=S;function j(){
const h=p(93028);return j=function(){return h},h}function O(){const h=p(24222);return O=function(){return h},h}function F(){
const h=p(6410);return F=function(){return h},h}function A(){const h=p(97921);return A=function(){return h},h}function T(){
const h=p(61023);return T=function(){return h},h}function N(){const h=p(41100);return N=function(){return h},h}const k=new Set(
["symlink","submodule"]),R=2e3,l=50*1024**2,b=5;async function S({files:h,base:w,assets:s},r,n){const i=({path:L})=>n.includes(
L)||(0,F().isKept)(L),a=({path:L,oldPath:W=L})=>[w.stat(W),r.stat(L)].some(z=>k.has(z?.kind)),t=L=>i(L)||a(L),g=h.filter(
({path:L})=>!s.has(L)),o=g.filter(t),e=g.filter(L=>!t(L)),d=e.filter(({status:L})=>L==="added"),y=e.filter(({status:L})=>L!==
"added"),u=y.filter(L=>L.oldOid!==L.newOid||L.oldMode!==L.newMode),M=async L=>(await r.read(L)).toString("utf8"),v=new Map,
c=(0,O().differencesOfAll)(),$=[],P=e.length===0&&o.find(L=>!i(L));if(P)throw new Error(`\`${P.path}\` is a link or a sub\
module, which is not taken back`);u.length>0&&E(y,w,r);for(const L of u.length>0?y:[]){const{path:W,oldPath:z=W,oldMode:Z}=L,
K={content:await w.read(z),isExecutable:Z==="100755"};if(v.set(z,K),L.status==="deleted"||!u.includes(L))continue;const X=await M(
W),V=(0,N().withOwnTests)(W,K.content,X);if(v.set(W,{...K,content:V}),V.includes(0))continue;const q=c(V.toString("utf8"),
X);$.push({path:W,before:{...K,content:V},text:X,differs:q})}const C=await Promise.all(d.map(async({path:L,newMode:W})=>{
const z=W==="100755";return{path:L,text:await M(L),isExecutable:z}})),I=$.length>0?o.filter(({path:L})=>(0,j().isRegular)(
r.stat(L)?.kind)):[],D=await Promise.all(I.map(({path:L})=>M(L))),G=$.length>0?(0,N().wordsOf)([...D,...C.map(({text:L})=>L)],
$):new Set,B=$.map(L=>({file:L,names:(0,N().newNames)(L)})),U=B.flatMap(({file:L,names:W})=>{const z=W.filter(Z=>G.has(Z));
return z.length>0?[{file:L,names:z}]:[]});for(const{file:L,names:W}of U.length>0?B:[]){const z=(0,N().withoutRest)(L,W);
z.toString("utf8")===L.text?v.delete(L.path):v.set(L.path,{...L.before,content:z})}const x=({path:L})=>(0,A().languageOf)(
L)&&!(0,F().isGenerated)(L),_=C.filter(x);_.sort((L,W)=>W.text.length-L.text.length);const J=U.map(({file:L})=>m(L));return{
before:v,edited:$,files:u.map(({path:L})=>L).filter(L=>v.has(L)||!r.stat(L)),added:[...J,..._].slice(0,b),newNames:U.flatMap(
({names:L})=>L),missing:await(0,N().droppedPackages)(o,$,w,r),kept:o.map(({path:L})=>L),adds:d.some(({path:L})=>!(0,F().
isForPeople)(L))}}function m({path:h,text:w,before:{isExecutable:s},differs:r}){const n=[0];for(const t of w.split(/(?<=\n)/))
n.push((n.at(-1)??0)+t.length);const i=r.map(({start:t,count:g})=>[n[t]??0,n[t+g]??w.length]);return{path:h,text:w,isExecutable:s,
isNew:t=>i.some(([g,o])=>t>=g&&t<o)}}function E(h,w,s){const r=h.map(({path:i,oldPath:a=i})=>a),n=r.reduce((i,a)=>i+(w.stat(
a)?.size??0),0);if(r.length>R||n>l)throw new Error(`${r.length} files with ${n} bytes are too many to take back`);(0,T().
requirePlaces)(r,s)}},63682:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_RAN=void 0,f.requestOf=
u,f.runAudited=a,f.withinBudget=v;function j(){const c=p(48161);return j=function(){return c},c}function O(){const c=p(97247);
return O=function(){return c},c}function F(){const c=p(60210);return F=function(){return c},c}function A(){const c=p(57430);
return A=function(){return c},c}function T(){const c=p(87952);return T=function(){return c},c}function N(){const c=p(19309);
return N=function(){return c},c}function k(){const c=p(10582);return k=function(){return c},c}function R(){const c=p(32223);
return R=function(){return c},c}function l(){const c=p(57334);return l=function(){return c},c}function b(){const c=p(22562);
return b=function(){return c},c}function S(){const c=p(26756);return S=function(){return c},c}function m(){const c=p(46282);
return m=function(){return c},c}function E(){const c=p(14148);return E=function(){return c},c}function h(){const c=p(64474);
return h=function(){return c},c}const w=4*1024*1024,s=6e4,r=5e3,n=4,i=2*1024;async function a(c,$){const P=new Date,C=o(
c,$),{checkout:I,path:D,policy:G,progress:B,signal:U,shown:x,again:_}=$,J=(0,b().refusedOutcomes)(c.genes,I!==void 0,P);
if(I===void 0||C.length===0)return{...M,outcomes:J};const{directory:L,leftOut:W}=I,z=C.flatMap(Y=>Y.plans),Z=new Set(z.map(
Y=>Y.program)),K=await(0,m().findPrograms)({path:D,checkout:L,names:[...Z]}),X=G.concurrency==="cores"?(0,j().availableParallelism)():
G.concurrency,V=(0,N().shareFolder)(I,$.attended,x!==void 0),{chooseBackend:q}=await Promise.all([p.e(670),p.e(2342)]).then(
p.bind(p,60670)),rn={programs:K,shareFolder:V.folder,outputBytes:d(G.limits.output_bytes,c.genes),limits:(0,k().limitsOn)(
(0,k().thisMachine)(),G.limits,X),lanes:X,network:G.network==="allow",replaced:await e(c,$.tree),folders:$.privateFolders,
names:[...new Set(z.flatMap(({checkoutAs:Y})=>Y??[]))],home:await(0,R().homeFolders)([...G.home_caches,...(0,T().homeDependencies)(
G)],$.home)},{backend:nn,isolation:an,close:un}=await q({...rn,checkout:L,leftOut:W,signal:U,...x&&{shown:x},requested:u(
G.containment,$.fork)}),tn=nn.level==="namespaces",en=tn?X:1,dn=async()=>{const Y=performance.now(),Q=await v(G.limits.budget_seconds*
1e3,U,sn=>(0,h().runPlans)(C,{backend:nn,progress:B,concurrency:en,signal:sn,guard:V.guard()})),on=_&&t(_,sn=>q({...rn,...sn})),
hn={...$,checkout:I,backend:nn,concurrency:en,rebuild:on},gn=performance.now()-Y+(_?.durationMs??0);return{runs:Q,proofs:await g(
Q,hn,gn)}},{runs:fn,proofs:ln}=await dn().finally(()=>Promise.all([un(),V.close()])),mn=[(0,S().mentionedOf)(V.hides()?W:
[]),(0,S().namedRootOf)(tn?L:V.guard().directory)],pn=Y=>mn.reduce((Q,on)=>on(Q),Y),cn=C.map(Y=>{const{gene:Q}=Y;return[
Q,(0,b().outcomesOf)(Q,fn.get(Y)??[],P).map(pn)]});return{outcomes:new Map([...J,...cn]),interrupted:(0,l().countInterrupted)(
cn.flatMap(([,Y])=>Y)),isolation:{...an,description:`${an.description} ${y(tn,en)}`},nodeOf:()=>K.node,proofs:ln,findings:V.
findings()}}function t(c,$){return async(P,C)=>{const{checkout:I,shown:D,close:G}=await c.run(P,C),{directory:B,leftOut:U}=I,
_=await $({checkout:B,leftOut:U,shown:D,signal:C,requested:"require"}).catch(async L=>{throw await G(),L}),{backend:J}=_;
return{backend:J,directory:B,close:()=>Promise.all([_.close(),G()])}}}function g(c,$,P){const C=performance.now()+Math.max(
r,P);return v(Math.max(s,P),$.signal,I=>(0,E().proveChange)(c,{...$,signal:I,end:C}))}function o(c,{waiting:$}){return c.
genes.filter(P=>!$.has(P)).map(P=>({...(0,b().plansOf)(P),gene:P})).filter(({plans:P})=>P.length>0)}async function e(c,$){
const P=new Set((0,O().isOfChange)(c)?c.files.map(({path:I})=>I):[]),C=await(0,F().npmrcCopies)($,P);return new Map(C.flatMap(
({path:I,text:D,dropped:G})=>G.length>0&&D!==void 0?[[I,D]]:[]))}function d(c,$){const P=$.flatMap(D=>(0,b().plansOf)(D).
plans),C=new Set(P.map(({digest:D})=>D)),I=Math.floor(w/(C.size*n));return Math.min(c,Math.max(I,i))}function y(c,$){return c?
$===1?"One command at a time.":`Up to ${$} commands at once.`:"One command at a time, because all commands share the che\
ckout."}function u(c,$){return c==="require-for-forks"?$?"require":"auto":c}const M=f.NOTHING_RAN={outcomes:new Map,interrupted:0,
isolation:A().NOTHING_RUN,nodeOf:()=>process};async function v(c,$,P){const C=new AbortController,I=setTimeout(()=>C.abort(
l().BUDGET_SPENT),c);try{return await P(AbortSignal.any([$,C.signal]))}finally{clearTimeout(I)}}},20849:function(H,f,p){
Object.defineProperty(f,"__esModule",{value:!0}),f.safeLine=F,f.withoutLogCommands=A;function j(){const T=p(77598);return j=
function(){return T},T}const O=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function F(T,N=200){const k=T.replace(O,l=>`\\u\
{${l.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),R=Array.from(k);return R.length<=
N?k:`${R.slice(0,N-1).join("")}\u2026`}async function A(T,N){const k=(0,j().randomUUID)();T(`::stop-commands::${k}`);try{
return await N()}finally{T(`::${k}::`)}}},64474:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.runPlans=
F;function j(){const S=p(41895);return j=function(){return S},S}function O(){const S=p(57334);return O=function(){return S},
S}async function F(S,m){const{backend:E,progress:h,concurrency:w}=m,s=new Map(S.flatMap(({plans:o})=>o.map(e=>[e.digest,
e]))),r=new Map;for(const o of s.values()){const e=R(()=>E.check(o));e&&r.set(o.digest,e)}const n=new AbortController,i=AbortSignal.
any([m.signal,n.signal]),a=A(w),t=T(k({...m,signal:i},r)),g=async({plans:o})=>{try{return await N(o,t,i)}catch(e){throw n.
abort(),e}};h.planned(s.size);try{const o=S.map(d=>a(()=>g(d)));await Promise.allSettled(o);const e=l(await Promise.all(
o));return new Map(S.map((d,y)=>[d,e[y]??[]]))}finally{h.ended()}}function A(S){const m=[];let E=S;return async h=>{E===
0?await new Promise(w=>m.push(w)):E-=1;try{return await h()}finally{const w=m.shift();w?w():E+=1}}}function T(S){const m=new Map;
return E=>{const h=m.get(E.digest)??S(E);return m.set(E.digest,h),h}}async function N(S,m,E){const h=[];for(const w of S)
E.aborted?h.push(b(w,(0,O().stopReason)(E))):h.some(({outcome:s})=>s.status!=="passed")?h.push(b(w,"an earlier command o\
f the gene did not pass")):h.push({...await m(w),plan:w});return h}function k(S,m){const{backend:E,progress:h,signal:w,guard:s}=S,
r=E.level==="process_group";let n;return async i=>{if(n!==void 0)return b(i,n);if(w.aborted)return b(i,(0,O().stopReason)(
w));const a=s?.state(),t=s&&a?[...await s.changed(a)]:[];if(s&&a&&!r&&t.push(...s.added(a)),t.length>0)return n=O().CHECKOUT_CHANGED,
{plan:i,outcome:(0,O().changedOutcome)(t),changedFiles:[]};h.started(i.command);const g=m.get(i.digest),o=g?(0,O().notRun)(
"not_runnable",`${g.message} ${g.hint}`):await E.run(i,w),e=()=>r?s?.changed():a&&s?.touchedSince(a),d=(w.aborted?void 0:
await e())??[];if(d.length===0||r)return h.finished(i.command,o),d.length>0&&(n=`the command "${i.command}" changed file\
s of the checkout`),{plan:i,outcome:o,changedFiles:d};n=O().CHECKOUT_CHANGED;const y=(0,O().changedOutcome)(d,o);return h.
finished(i.command,y),{plan:i,outcome:y,changedFiles:[]}}}function R(S){try{S();return}catch(m){if(m instanceof j().GateError&&
m.code==="program_not_found")return m;throw m}}function l(S){const m=new Set;return S.map(E=>E.map(h=>{const{outcome:w}=h;
return w.status==="skipped"?h:m.has(w)?{...h,outcome:{...w,reused:!0}}:(m.add(w),h)}))}function b(S,m){return{plan:S,outcome:(0,O().
notRun)("skipped",m),changedFiles:[]}}},46562:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.findingsOf=
k,f.judgeGene=N;function j(){const n=p(13580);return j=function(){return n},n}function O(){const n=p(57334);return O=function(){
return n},n}function F(){const n=p(9436);return F=function(){return n},n}function A(){const n=p(49001);return A=function(){
return n},n}function T(){const n=p(47350);return T=function(){return n},n}function N(n,i,{policy:a,ignoring:t,capped:g=[],
missing:o}){const e=E(n,D=>(0,F().suppress)(D,t)),d=i.outcomes.get(n)??[],y=i.proofs?.get(n),u=[...(0,A().runFindings)(e,
d,i,a),...(0,A().proofFindings)(e,y)],v=[...(0,F().suppress)(u,t),...o?[o]:[]],$=[...k({gene:e,runFindings:v}),...g].filter(
({suppressed:D})=>!D),{isIdle:P=!1}=e,C=P||b(d,v),I=(0,T().gravest)([(0,T().severityVerdict)($,a.fail_on),...e.commands.
map(({verdict:D})=>D==="block"&&!P?"fail":"pass"),...C?["warn"]:d.map(m),o?"needs_approval":"pass"]);return{gene:e,ran:i.
outcomes.has(n),outcomes:d,...y&&{proofs:y},runFindings:v,capped:g,verdict:I,summary:P?R:C?l:h(e,d,I,$)}}function k({gene:n,
runFindings:i}){return[...n.findings,...n.commands.flatMap(a=>a.findings),...i]}const R="an unchanged seed of the engine\
, whose scripts are not in this repository",l="not runnable here: the machine lacks a program or a tool";function b(n,i){
const a=i.filter(({rule:t})=>(0,j().ruleOf)(t).group==="environment");return a.length>0&&a.every(({severity:t})=>t!=="er\
ror")&&n.every(({status:t,reason:g})=>t==="skipped"?!S.has(g):t==="passed"||t==="not_runnable")}const S=new Set([O().INTERRUPTED,
O().OUTCOME_LOST]);function m({status:n,reason:i}){return n==="passed"?"pass":n==="error"||S.has(i)?"error":"fail"}function E(n,i){
return{...n,findings:i(n.findings),commands:n.commands.map(a=>({...a,findings:i(a.findings)}))}}function h(n,i,a,t){const g=n.
commands.findIndex(I=>I.verdict==="block"),o=i.findIndex(({status:I})=>I!=="passed"&&I!=="skipped"),e=i.findIndex(({status:I})=>I===
"skipped"),d=[g,o,e].find(I=>I>=0)??-1,y=n.commands[d];if(y)return`constraint: validation_failed: ${y.command} => ${r(i[d])}`;
if(n.change==="removed")return"removed";const{files:u,max_files:M,severity:v}=n.blastRadius;if(t.some(w))return`constrai\
nt: blast_radius ${v}: ${u} / ${M} files`;const c=n.commands.length,$=c===1?"1 command":`${c} commands`;if(a==="needs_ap\
proval")return`${$} allowed, waiting for approval`;if(a==="fail")return`failed: ${s(t).join(", ")}`;const P=i.length>0?`${$}\
 passed`:`${$} allowed, none run`,C=a==="warn"?s(t):[];return C.length>0?`${P}, with warnings: ${C.join(", ")}`:P}function w({
rule:n,severity:i}){return i==="error"&&n.startsWith("blast-radius-")}function s(n){const i=n.filter(({severity:t})=>t===
"error"),a=n.filter(({severity:t})=>t==="warning");return[...new Set((i.length>0?i:a).map(({rule:t})=>t))]}function r(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),
f.idleIgnores=S,f.ignoreFindings=l,f.isIgnorable=k,f.refusalOf=b,f.suppress=R;function j(){const s=p(41330);return j=function(){
return s},s}function O(){const s=p(32854);return O=function(){return s},s}function F(){const s=p(13580);return F=function(){
return s},s}function A(){const s=p(95132);return A=function(){return s},s}function T(){const s=p(43767);return T=function(){
return s},s}function N(){const s=p(52288);return N=function(){return s},s}function k({rule:s,severity:r,layer:n}){return(0,T().
mayBeIgnored)({...(0,F().ruleOf)(s),severity:r,layer:n})}function R(s,{ignores:r,...n}){const i=r.filter(t=>!(0,N().hasExpired)(
t.expires,n.today)),a=(0,N().withLevels)(s,n);return i.length===0?a:a.map(t=>{const g=k(t)&&i.find(o=>m(o,t));return g?{
...t,suppressed:{reason:g.reason,expires:g.expires}}:t})}function l({ignores:s,today:r},n,i){return s.flatMap(a=>{const{
rule:t,reason:g,expires:o}=a,e=`The ignore of \`${t}\` ${w(a)}`,d=n.filter(v=>m(a,v)),y=d.every(k)?b(a):N().DECIDES;if(y!==
void 0)return[(0,A().finding)("exception-refused",{exception:e,refusal:y})];if((0,N().hasExpired)(o,r))return[(0,A().finding)(
"exception-refused",{exception:e,refusal:(0,N().expiredWords)(o,g)})];const u=d.length===0&&i.some(v=>E(a,v)),M={exception:e,
refusal:"the rule finds nothing there"};return u?[(0,A().finding)("exception-refused",M,{severity:"notice"})]:[]})}function b({
rule:s}){const r=(0,F().checkRules)().find(({id:n})=>n===s);return r===void 0?(0,N().unknownRule)(s):r.ignorable!==void 0||
(0,T().mayBeIgnored)(r)?void 0:N().DECIDES}function S(s,r){return s.flatMap(n=>(0,N().idle)(n.rule,b(n),n.expires,r))}function m({
rule:s,where:r},{rule:n,location:i,subject:a}){if(s!==n)return!1;const{path:t,gene:g,command:o}=r??{};return(t===void 0||
i!==void 0&&h(i.path,t))&&(g===void 0||g===a?.id)&&(o===void 0||o===a?.command)}function E({where:s},{asset:r,commands:n}){
const{path:i,gene:a,command:t}=s??{};return(i===void 0||h(r.path,i))&&(a===void 0||a===r.id)&&(t===void 0||n.some(g=>g.command===
t))}function h(s,r){return(0,O().isWithin)(s,r)||(0,j().default)(r,{dot:!0,nonegate:!0})(s)}function w({where:s={}}){const r=Object.
entries(s).map(([n,i])=>`the ${n} \`${i}\``);return r.length===0?"for all findings":`for ${r.join(", ")}`}},92344:function(H,f,p){
Object.defineProperty(f,"__esModule",{value:!0}),f.allFindings=r,f.judge=h,f.judgeShards=a,f.otherShards=t,f.verdictOfPart=
g;function j(){const o=p(9354);return j=function(){return o},o}function O(){const o=p(1395);return O=function(){return o},
o}function F(){const o=p(89549);return F=function(){return o},o}function A(){const o=p(27199);return A=function(){return o},
o}function T(){const o=p(97247);return T=function(){return o},o}function N(){const o=p(54062);return N=function(){return o},
o}function k(){const o=p(13580);return k=function(){return o},o}function R(){const o=p(95132);return R=function(){return o},
o}function l(){const o=p(46562);return l=function(){return o},o}function b(){const o=p(9436);return b=function(){return o},
o}function S(){const o=p(52288);return S=function(){return o},o}function m(){const o=p(47350);return m=function(){return o},
o}const E={ignores:[],rules:{}};function h(o,e,{policy:d,now:y,approval:u=j().NOTHING_WAITS}){const{ignores:M,rules:v}=(0,T().
isOfChange)(o)?d:E,c={ignores:M,rules:v,today:(0,N().dayOf)(y)},$=t(e.shards??[]),P=i(u,o.findings),C=[...P?o.findings:s(
o.findings,d,u),...P?[P]:[],...$?[$]:[],...e.findings??[],...e.interrupted>0?[(0,R().finding)("run-interrupted",{skipped:e.
interrupted})]:[]],I=(0,b().suppress)(C,c),D=I.filter(({rule:K})=>K==="blast-radius-hard-cap"),G=new Map(o.genes.map(K=>{
const X=n(K,u),V=K.blastRadius.severity==="hard_cap_breach"?D:[];return[K,(0,l().judgeGene)(K,e,{policy:d,ignoring:c,capped:V,
...X&&{missing:X}})]})),B=[...G.values()],U=[...C,...B.flatMap(l().findingsOf)],x=[...I,...(0,b().ignoreFindings)(c,U,o.
genes),...(0,S().levelFindings)(c)],[_,J]=w(x,d.approvals.gate>0),L=(0,m().gravest)([(0,m().severityVerdict)(J,d.fail_on),
_.length>0?"warn":"pass"]),W=e.interrupted>0?"error":"pass",z=P?"needs_approval":"pass",Z=(0,m().gravest)([L,W,z,...B.map(
K=>K.verdict)]);return{genes:B,findings:x,verdict:$?g(Z):Z,shards:a(e.shards??[],G)}}function w(o,e){if(!e)return[[],o];
const d=new Set(o.flatMap(u=>(0,O().needsPerson)(u)?u.location?.path:[])),y=({rule:u,severity:M,location:v})=>(0,k().ruleOf)(
u).approval!==void 0||u==="protected-path"&&M==="warning"&&d.has(v?.path);return[o.filter(y),o.filter(u=>!y(u))]}function s(o,{
approvals:{gate:e}},{approvals:d}){if(e>0&&d.length===0)return o;const y=e>0?"given":"not required";return o.map(u=>(0,O().
needsPerson)(u)?{...u,args:{...u.args,approval:y}}:u)}function r({findings:o,genes:e}){return[...o,...e.flatMap(l().findingsOf)]}
function n(o,{waiting:e,refusals:d,means:y,digest:u=""}){const M=e.get(o);if(M===void 0)return;const{asset:v,commands:c}=o;
return(0,R().finding)("approval-missing",{gene:v.id,confirmation:M.confirmation==="strong"?"strong":"very strong",needed:M.
needed,given:M.given,commands:c.filter(({confirmation:$})=>$!=="standard").map(({command:$})=>$),means:y,digest:(0,F().shortDigest)(
u),refusals:d},(0,A().placeOf)(v))}function i({gate:o,refusals:e,means:d,digest:y=""},u){if(o===void 0)return;const M=u.
some(({rule:$})=>$==="gate-weakened"),v=u.some(({rule:$})=>$==="agent-files-unapproved"),c={...o,means:d,digest:(0,F().shortDigest)(
y),refusals:e,weakens:M,runs:v};return(0,R().finding)("gate-approval-missing",c)}function a(o,e){return o.map(({index:d,
of:y,genes:u})=>{const M=(0,m().gravest)([...u].map(v=>e.get(v)?.verdict??"error"));return{index:d,of:y,genes:u.size,verdict:M}})}
function t(o){const[e]=o;if(!(e===void 0||o.length===e.of))return(0,R().finding)("part-of-run",{index:e.index,of:e.of,genes:e.
genes.size})}function g(o){return o==="pass"||o==="warn"?"error":o}},52288:function(H,f,p){Object.defineProperty(f,"__es\
Module",{value:!0}),f.DECIDES=void 0,f.expiredWords=b,f.hasExpired=l,f.idle=m,f.idleLevels=E,f.levelFindings=h,f.unknownRule=
r,f.withLevels=k;function j(){const n=p(3051);return j=function(){return n},n}function O(){const n=p(54441);return O=function(){
return n},n}function F(){const n=p(54062);return F=function(){return n},n}function A(){const n=p(13580);return A=function(){
return n},n}function T(){const n=p(95132);return T=function(){return n},n}function N(){const n=p(43767);return N=function(){
return n},n}function k(n,i){return Object.keys(i.rules).length===0?n:n.map(a=>R(a,i))}function R(n,i){const{rule:a,severity:t,
layer:g}=n,o={...(0,A().ruleOf)(a),severity:t,layer:g},e=S(i,a),d=t==="error"&&o.group&&S(i,o.group),y=e?a:o.group,u=e??
(d||void 0);if(u===void 0||y===void 0)return n;const{level:M,...v}=u,c=M==="off"?"notice":M;return c===t||c!=="error"&&!(0,N().
mayBeSoftened)(o)?n:{...n,severity:c,level:{rules:y,level:M,from:t,...v}}}function l(n,i){return n!==void 0&&n<i}function b(n,i){
return`it expired on ${n} (reason: ${i})`}function S({rules:n,today:i},a){const t=Object.hasOwn(n,a)?n[a]:void 0,g=t&&(0,F().
settingOf)(t);return l(g?.until,i)?void 0:g}function m(n,i,a,t){const g=i??(l(a,t)?`it expired on ${a}`:void 0);return g===
void 0?[]:[{name:n,why:g}]}function E({rules:n,today:i}){return Object.entries(n).flatMap(([a,t])=>{const{level:g,until:o}=(0,F().
settingOf)(t);return m(a,w(a,g),o,i)})}function h({rules:n,today:i}){return Object.entries(n).flatMap(([a,t])=>{const{level:g,
until:o,reason:e="none given"}=(0,F().settingOf)(t),d=w(a,g),y=`The level \`${g}\` of \`${a}\``;return d!==void 0?[(0,T().
finding)("exception-refused",{exception:y,refusal:d})]:l(o,i)?[(0,T().finding)("exception-refused",{exception:y,refusal:b(
o,e)})]:[]})}function w(n,i){const a=O().RULE_GROUPS,t=(0,A().checkRules)().find(({id:o})=>o===n);return a.includes(n)?void 0:
t===void 0?r(n,a):i==="error"||(0,N().mayBeSoftened)(t)||t.ignorable!==void 0?void 0:s}const s=f.DECIDES="the rule decid\
es whether commands may run, what a change may touch, or whether files are readable";function r(n,i=[]){const a=(0,j().nearestName)(
n,[...i,...(0,A().checkRules)().map(({id:g})=>g)]);return`${i.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${a?` (did you mean \`${a}\`?)`:""}`}},49001:function(H,f,p){Object.defineProperty(f,"__esModule",{value:!0}),
f.earlierOutputOf=a,f.proofFindings=t,f.runFindings=S;function j(){const e=p(41330);return j=function(){return e},e}function O(){
const e=p(27199);return O=function(){return e},e}function F(){const e=p(6470);return F=function(){return e},e}function A(){
const e=p(78641);return A=function(){return e},e}function T(){const e=p(39491);return T=function(){return e},e}function N(){
const e=p(95132);return N=function(){return e},e}function k(){const e=p(77823);return k=function(){return e},e}function R(){
const e=p(57334);return R=function(){return e},e}function l(){const e=p(26756);return l=function(){return e},e}function b(){
const e=p(6410);return b=function(){return e},e}function S(e,d,{isolation:y},u){const M=y.level==="namespaces",v=e.commands.
flatMap((c,$)=>{const P=d[$];if(P===void 0)return[];const{command:C,location:I}=c,D={location:I,subject:{...(0,O().subjectOf)(
e.asset),command:C}};return[{audited:c,command:C,outcome:P,place:D}]});return[...v.flatMap(c=>[...r(c,u,y),...s(c,u),...w(
c)]),...M?E(v):[],...m(e,d,u)]}function m({asset:e,commands:d},y,{limits:u}){const M=d.filter(($,P)=>y[P]?.reason===R().
BUDGET_SPENT),[v]=M;if(v===void 0)return[];const c={gene:e.id,seconds:u.budget_seconds,commands:M.length};return[(0,N().
finding)("budget-spent",c,{location:v.location,subject:(0,O().subjectOf)(e)})]}function E(e){const d=e.findIndex(({outcome:$})=>$.
status==="failed"),y=e[d],u=y&&a(y,e.slice(0,d));if(!u)return[];const{path:M,writer:v}=u,c={command:y.command,paths:[M],
writer:v};return[(0,N().finding)("file-left-out",c,y.place)]}const h=[["checkout_modified","checkout-modified"],["checko\
ut_changed","checkout-changed"]];function w({command:e,outcome:d,place:y}){const u=h.flatMap(([v,c])=>{const $=d[v];return $?
[(0,N().finding)(c,{command:e,paths:$},y)]:[]}),{left_out:M}=d;return M===void 0?u:[...u,(0,N().finding)("file-left-out",
{command:e,paths:M,writer:""},y)]}function s({command:e,outcome:{side_effects:d},place:y},{caches:u}){const M=d?n(d,u):[];
return M.length===0?[]:[(0,N().finding)("command-writes",{command:e,paths:M},y)]}function r({audited:e,command:d,outcome:y,
place:u},{limits:{slow_command_seconds:M},network:v},c){const $=Math.round(y.duration_ms/1e3),P=(0,k().containmentWords)(
y,c,v);switch(y.status){case"failed":{const C=`failed with exit code ${y.exit_code??1}`;return[(0,N().finding)("command-\
failed",{command:d,how:C,...P},u)]}case"timed_out":return y.reason===R().BUDGET_SPENT?[]:[(0,N().finding)("command-timed\
-out",{command:d,seconds:$,...P},u)];case"crashed":{const C=`crashed: ${y.reason??"no exit code"}`;return[(0,N().finding)(
"command-failed",{command:d,how:C,...P},u)]}case"not_runnable":{const{program:C=d}=e.plan??{};return[(0,N().finding)("pr\
ogram-missing",{command:d,program:C,where:"was not found on PATH outside the checkout"},u)]}case"passed":return y.duration_ms>
M*1e3?[(0,N().finding)("command-slow",{command:d,seconds:$,limit:M},u)]:[];case"skipped":{if(y.reason===R().OUTCOME_LOST)
return[(0,N().finding)("not-judged",{detail:`the command \`${d}\`: ${R().OUTCOME_LOST}`},u)];const C=(0,F().toolOf)(e.reading);
return C===void 0||C.path!==void 0?[]:[(0,N().finding)("program-missing",{command:d,program:C.name,where:"is not install\
ed in `node_modules`"},u)]}case"error":case"blocked":return[]}}function n({created:e,changed:d,deleted:y},u){const M=(0,j().
default)([...u],{dot:!0});return[...e,...d,...y].filter(v=>!M(v)).sort()}const i=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function a(e,d){const{command:y,outcome:u}=e,M=[u.stderr,u.stdout].flatMap(({head:I,tail:D})=>[I,D]),v=[y,...M.flatMap(I=>I.
split(`
`))],c=d.toReversed().flatMap(({command:I,outcome:{side_effects:D}})=>(D?.created??[]).map(G=>({path:G,writer:I}))),$=new Set(
c.flatMap(({path:I})=>[I,...(0,T().foldersAbove)(I)])),P=(0,l().mentionsIn)(v,$),C=(0,l().mentionsIn)(v.filter(I=>i.test(
I)),$);for(const{path:I,writer:D}of c){if(P.has(I))return{path:I,writer:D};const G=(0,T().foldersAbove)(I).findLast(B=>C.
has(B));if(G!==void 0)return{path:G,writer:D}}}function t({asset:e,commands:d},y=[]){const u=d.map(({command:c})=>c),M=(c,$,P,C)=>{
const{command:I="",location:D}=d[c]??{},G={...D&&{location:D},subject:{...(0,O().subjectOf)(e),command:I}},B=C?"notice":
"warning";return(0,N().finding)("nothing-shown",{commands:u,files:$,lines:P},{...G,severity:B})},v=y.findIndex(({outcome:c})=>c===
"nothing_shown");if(v>=0&&y.every(({outcome:c})=>g.has(c))){const{files:c=[]}=y[v]??{};return[M(v,c,"",c.every(b().isForPeople))]}
return o(y).map(c=>M(0,[c.path],(0,A().linesOf)(c),!0))}const g=new Set(["nothing_shown","no_subject"]);function o(e){const d=({
path:M,lines:v})=>`${M}:${v.join("-")}`,y=({outcome:M,hunks:v=[]},c)=>M==="nothing_shown"||v.some($=>!$.noticed&&d($)===
d(c));return[...new Map(e.flatMap(M=>M.hunks??[]).map(M=>[d(M),M])).values()].filter(M=>e.every(v=>y(v,M)))}}};
