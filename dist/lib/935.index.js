"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),
l.NOTHING_WAITS=void 0,l.findApprovals=A;function N(){const p=m(41895);return N=function(){return p},p}function M(){const p=m(
39763);return M=function(){return p},p}function F(){const p=m(1395);return F=function(){return p},p}async function A(p,w,g,E){
const{means:e}=E,i=(0,F().weakensGate)(p)?b(w.gate,e):0,n=p.genes.flatMap(d=>{const y=O(d);return y==="standard"?[]:[{gene:d,
confirmation:y,needed:b(w[y],e)}]});if(n.length===0&&i===0)return{...S,means:e};const s=await Promise.all(g.map(d=>R(d,w.
people,E))),a=g.length>1?s.map(C):s,o=n.flatMap(({gene:d,...y})=>{const f=j(a,({asking:v})=>v?.has(h(d))??!0);return y.needed>
f?[[d,{...y,given:f}]]:[]}),u=j(a,({weakensGate:d})=>d??!0),r=a.flatMap(({digest:d})=>d??[]),t=r.length===g.length?(0,F().
groupDigest)(r):void 0;return{means:e,approvals:a.flatMap(({approvals:d})=>d),refusals:a.flatMap(({refusals:d})=>d),waiting:new Map(
o),...i>u&&{gate:{needed:i,given:u}},...t!==void 0&&{digest:t}}}function b(p,w){return w==="digest"?Math.min(p,1):p}function j(p,w){
const g=p.filter(w),E=g.length>0?g:p;return E.length===0?0:Math.min(...E.map(({approvals:e})=>e.length))}async function R({
pullRequest:p,judge:w},g,{find:E}){try{const{subject:e,genes:i,weakensGate:n}=await w(),s=(0,F().approvalDigest)(e),a={people:g,
subject:e,...p!==void 0&&{pullRequest:p}},{approvals:o,refusals:u}=await E(a),r=i.filter(t=>O(t)!=="standard").map(h);return{
pullRequest:p,approvals:o,refusals:u,asking:new Set(r),weakensGate:n,digest:s}}catch(e){if(!(e instanceof N().GateError))
throw e;const i=`could not judge the head: ${e.message}`;return{pullRequest:p,approvals:[],refusals:[i]}}}function C(p){
const{pullRequest:w,approvals:g,refusals:E}=p;return w===void 0?p:{...p,approvals:g.map(e=>({...e,pull_request:w})),refusals:E.
map(e=>`pull request ${w}: ${e}`)}}function h({asset:{path:p,id:w}}){return JSON.stringify([p,w])}function O({commands:p}){
if(p.some(({plan:g})=>g===void 0))return"standard";const w=p.map(({confirmation:g})=>M().CONFIRMATIONS.indexOf(g));return M().
CONFIRMATIONS[Math.max(0,...w)]??"standard"}const S=l.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
39092:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.commitLayer=A;function N(){const b=m(51455);return N=
function(){return b},b}function M(){const b=m(76760);return M=function(){return b},b}function F(){const b=m(96402);return F=
function(){return b},b}async function A({checkout:b,layer:j,modes:R,path:C}){const h=(0,M().join)(b,".git");if(!(await(0,N().
lstat)(h).catch(()=>{}))?.isDirectory())return;const S=await(0,F().openRepository)(b,{PATH:C}),p=(0,M().join)(j,".git","\
index"),w={GIT_INDEX_FILE:p},g=async(...E)=>(await S.objects(...E)).toString().trim();try{const E=[...R.keys()],i=(await g(
["hash-object","-w","--no-filters","--stdin-paths"],{input:E.map(y=>`${JSON.stringify((0,M().join)(j,y))}
`).join("")})).split(`
`);await(0,N().mkdir)((0,M().dirname)(p),{recursive:!0}),await(0,N().cp)(S.index,p);const n=E.map((y,f)=>`${R.get(y)} ${i[f]}\
	${y}\0`);await g(["update-index","-z","--index-info"],{env:w,input:n.join("")});const s=await g(["write-tree"],{env:w}),
o=(await S.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${s}`),u=Buffer.from(o,"latin\
1"),r=await g(["hash-object","-t","commit","-w","--stdin"],{input:u});await(0,N().cp)(S.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,M().join)(j,".git","objects"),{recursive:!0,filter:y=>!y.endsWith("/info")});const t=await(0,N().readFile)((0,M().
join)(h,"HEAD"),"utf8"),d=/^ref: (refs\/\S+)\n?$/.exec(t)?.[1]??"HEAD";await(0,N().mkdir)((0,M().dirname)((0,M().join)(j,
".git",d)),{recursive:!0}),await(0,N().writeFile)((0,M().join)(j,".git",d),r)}finally{await S.close()}}},19309:function(H,l,m){
Object.defineProperty(l,"__esModule",{value:!0}),l.copyCheckout=S,l.shareFolder=E;function N(){const n=m(73024);return N=
function(){return n},n}function M(){const n=m(51455);return M=function(){return n},n}function F(){const n=m(76760);return F=
function(){return n},n}function A(){const n=m(41895);return A=function(){return n},n}function b(){const n=m(4339);return b=
function(){return n},n}function j(){const n=m(95132);return j=function(){return n},n}function R(){const n=m(46282);return R=
function(){return n},n}function C(){const n=m(51968);return C=function(){return n},n}const h={entries:2e5,bytes:4*1024**
3};class O extends Error{}async function S(n,s=h){const a=await(0,b().temporaryFolder)(),o=()=>(0,M().rm)(a,{recursive:!0,
force:!0,maxRetries:3}),u=(0,F().join)(a,(0,F().basename)(n.directory)||"checkout");try{await p(n,u,s);const r=await(0,C().
copyRepository)(n.directory,u);return{guard:n.at(u),objects:r,close:o}}catch(r){if(await o(),r instanceof O)return;throw r}}
async function p(n,s,a){const{directory:o,files:u,folders:r}=n,t={...a},d=async y=>{const[f,v]=[(0,F().join)(o,y),(0,F().
join)(s,y)],$=await(0,M().lstat)(f);if(t.entries-=1,t.bytes-=$.isFile()?$.size:0,t.entries<0||t.bytes<0)throw new O;if($.
isSymbolicLink())await g(f,v,o,s);else if($.isFile())await(0,M().copyFile)(f,v,N().constants.COPYFILE_FICLONE);else if($.
isDirectory()){await(0,M().mkdir)(v,{mode:$.mode});for(const{name:c}of await w(f))await d((0,F().join)(y,c))}};for(const y of r)
await(0,M().mkdir)((0,F().join)(s,y),{recursive:!0});for(const{path:y}of u)await d(y);for(const y of n.additions)await(0,M().
mkdir)((0,F().join)(s,y,".."),{recursive:!0}),await d(y)}async function w(n){return(await(0,M().readdir)(n,{withFileTypes:!0})).
filter(({name:a})=>a!==".git")}async function g(n,s,a,o){const u=await(0,M().readlink)(n),r=(0,F().isAbsolute)(u)&&(0,R().
isInside)(a,u),t=process.platform==="win32"?"junction":void 0;await(0,M().symlink)(r?(0,F().join)(o,(0,F().relative)(a,u)):
u,s,t)}function E(n,s,a=!1,o=S){let u,r=!1;return{folder:async()=>{if(a)return n.directory;if(u=await o(n),r=u===void 0,
r&&!s)throw i(n);return u?.guard.directory??n.directory},guard:()=>u?.guard??n,hides:()=>!r,findings:()=>r?[e(n)]:[],close:async()=>u?.
close()}}function e({leftOut:n}){const s=n.length===1?"1 file or directory":`${n.length} files and directories`,a=n.length===
0?"":`, and they saw ${s} that the commit does not have`;return(0,j().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${a}`})}function i({directory:n}){return new(A()).GateError("con\
tainment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.copyRepository=A,l.safeGitConfigs=
p,l.withoutSecrets=g;function N(){const E=m(51455);return N=function(){return E},E}function M(){const E=m(76760);return M=
function(){return E},E}const F=new Set(["hooks","lfs","worktrees"]);async function A(E,e){const i=(0,M().join)(E,".git"),
n=await(0,N().lstat)(i).catch(()=>{});if(n===void 0)return[];const s=(0,M().join)(e,".git");if(n.isDirectory())return b(
i,s);const a=/^gitdir: (.+)\n?$/.exec(await(0,N().readFile)(i,"utf8"))?.[1];if(a===void 0)return[];const o=(0,M().resolve)(
E,a),u=await(0,N().readFile)((0,M().join)(o,"commondir"),"utf8").catch(()=>{});return[...u===void 0?[]:await b((0,M().resolve)(
o,u.trim()),s),...await b(o,s,new Set(["commondir","gitdir"]))]}async function b(E,e,i=new Set){const n=[];await(0,N().mkdir)(
e,{recursive:!0});const s=await(0,N().readdir)(E,{withFileTypes:!0}),a=j(s);for(const o of s){const{name:u}=o,[r,t]=[(0,M().
join)(E,u),(0,M().join)(e,u)];a&&F.has(u)||i.has(u)||(o.isDirectory()&&u==="objects"&&a?(await R(r,t),n.push(r)):o.isDirectory()?
n.push(...await b(r,t)):o.isFile()&&/^config(\.worktree)?$/.test(u)?await(0,N().writeFile)(t,g(await(0,N().readFile)(r,"\
utf8"))):o.isFile()&&await(0,N().copyFile)(r,t))}return n}function j(E){const e=i=>E.find(n=>n.name===i);return e("HEAD")?.
isFile()===!0&&e("objects")?.isDirectory()===!0}async function R(E,e){await(0,N().mkdir)((0,M().join)(e,"info"),{recursive:!0}),
await(0,N().writeFile)((0,M().join)(e,"info","alternates"),`${JSON.stringify(E)}
`)}const C=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,h=/^\s*([\w-]+)\s*(?:=|$)/,O={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},S=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function p(E){const e=await w(E,".git"),i=async n=>{
const s=await(0,N().readFile)((0,M().join)(E,n),"utf8");return[n,g(s)]};return new Map(await Promise.all(e.map(i)))}async function w(E,e){
const n=(await(0,N().readdir)((0,M().join)(E,e),{withFileTypes:!0}).catch(()=>[])).map(async s=>{const a=(0,M().join)(e,
s.name);return s.isFile()?/^config(\.worktree)?$/.test(s.name)?[a]:[]:s.isDirectory()?w(E,a):[]});return(await Promise.all(
n)).flat()}function g(E){if(S.test(E))return E;let e=[];return E.split(`
`).filter(n=>{const s=C.exec(n)?.[1]?.toLowerCase();if(s!==void 0)return e=O[s]??[],e.length>0&&n.trimEnd().endsWith("]");
const a=h.exec(n)?.[1]?.toLowerCase();return a!==void 0&&e.includes(a)&&!n.endsWith("\\")}).map(n=>`${n}
`).join("")}},77823:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.containmentWords=C;function N(){const h=m(
36773);return N=function(){return h},h}function M(){const h=m(96266);return M=function(){return h},h}const F={contained:"",
change:""},A=new Set(["failed","crashed","timed_out"]),b=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${M().HOME})/`)].
map(({source:h})=>h).join("|"),"i"),j=/file watchers/,R=2e3;function C(h,{level:O},S){if(O!=="namespaces"||!A.has(h.status))
return F;if(h.limits_hit){const E=(0,N().inCode)(h.limits_hit.map(e=>`limits.${e}`));return{contained:`it reached ${E}`,
change:`If the command needs more, increase ${E} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![h.stderr,h.stdout].flatMap(({head:E,tail:e})=>[E,e]).flatMap(E=>E.split(`
`)).map(E=>E.slice(0,R)).some(E=>b.test(E)&&!j.test(E))&&h.signal!=="SIGXFSZ"?F:{contained:`it ran ${S==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.effectiveLimits=
A,l.limitsInWords=j,l.limitsOn=E,l.resourceLimits=b,l.thisMachine=g;function N(){const i=m(73024);return N=function(){return i},
i}function M(){const i=m(48161);return M=function(){return i},i}function F(){const i=m(26040);return F=function(){return i},
i}function A(i,n){const{memory_bytes:s,processes:a,open_files:o,file_bytes:u,written_bytes:r}=i;return{memory_bytes:s,memory_limited_by:n?
"control_group":"supervisor",processes:a,open_files:o,file_bytes:u,written_bytes:r}}function b(i){return[["CORE",1],["FS\
IZE",i.file_bytes],["NOFILE",i.open_files]]}function j(i){const{memory_bytes:n,memory_limited_by:s,processes:a,open_files:o}=i;
return[`memory: ${R(n)}${s==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${a}`,`ope\
n files: ${o}`,`file size: ${R(i.file_bytes)}`,`total written: ${R(i.written_bytes)}`].join(", ")}function R(i){return`${Math.
round(i/1024/1024)} MiB`}const C=1024**3,h=64*1024**2,O=1/2,S=4/5,p=2*C,w=1024*1024;function g(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,M().totalmem)()),freeBytes:process.availableMemory(),openFiles:e("Max open files")}}
function E(i,n,s){const{totalBytes:a,freeBytes:o,openFiles:u}=i,r=(t,d)=>Math.max(t/s-t/s%h,d);return{...n,memory_bytes:Math.
min(n.memory_bytes,r(a*S,p)),written_bytes:Math.min(n.written_bytes,r(o*O,w)),open_files:Math.min(n.open_files,u)}}function e(i){
const n=(0,F().attempt)(()=>(0,N().readFileSync)("/proc/self/limits","utf8"))??"",s=new RegExp(`^${i}\\s+\\S+\\s+(\\d+)`,
"m");return Number(s.exec(n)?.[1]??1/0)}},32223:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.homeFolders=
e,l.privateFolders=S,l.viewOf=p;function N(){const i=m(73024);return N=function(){return i},i}function M(){const i=m(51455);
return M=function(){return i},i}function F(){const i=m(48161);return F=function(){return i},i}function A(){const i=m(76760);
return A=function(){return i},i}function b(){const i=m(46282);return b=function(){return i},i}const j=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],R=["/nix/store","/gnu/store"],C=["null","zero","full","random","urandom"],
h="tty",O=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function S(i){const n=O.flatMap(a=>i[`GITHUB_${a}`]??
[]),s=[i.HOME,i.RUNNER_TEMP,i.XDG_RUNTIME_DIR].flatMap(a=>a??[]);return[...new Set([...s,(0,F().tmpdir)(),...n.map(A().dirname)].
filter(a=>(0,A().isAbsolute)(a)))]}async function p({node:i,npm:n,machine:s},a,o){const u=await g([...j,...R]),t=(await Promise.
all(a.map(v=>(0,M().realpath)(v).catch(()=>[])))).flat(),d=[(0,A().dirname)(i.file),...n?[(0,A().dirname)((0,A().dirname)(
n.file))]:[],...[...s.values()].flatMap(v=>w(v,t)),...o?await E():[]].filter(v=>!u.some($=>(0,b().isInside)($,v))),y=t.filter(
v=>u.some($=>$!==v&&(0,b().isInside)($,v))),f=(0,N().existsSync)(`/dev/${h}`)?[...C,h]:C;return{system:u,emptied:y,tools:[
...new Set(d)],devices:f,home:[],names:[]}}function w({file:i,real:n},s){const a=(0,A().dirname)(n),o=(0,A().dirname)(a),
u=(0,A().basename)(a),r=u==="shims"||u==="bin"&&!s.some(t=>(0,b().isInside)(t,o));return[(0,A().dirname)(i),a,...r?[o]:[]].
filter(t=>!s.some(d=>(0,b().isInside)(t,d)))}async function g(i){return(await Promise.all(i.map(async s=>(await(0,M().lstat)(
s).catch(()=>{}))?.isDirectory()?[s]:[]))).flat()}async function E(){const i=await(0,M().realpath)("/etc/resolv.conf").catch(
()=>{});return i?.startsWith("/run/systemd/resolve/")?[(0,A().dirname)(i)]:[]}async function e(i,n){return n===void 0||!(0,A().
isAbsolute)(n)?[]:(await Promise.all([...new Set(i)].sort().map(async a=>{const o=await(0,M().realpath)((0,A().join)(n,a)).
catch(()=>{});return o===void 0||!(await(0,M().stat)(o)).isDirectory()?[]:[{path:a,source:o}]}))).flat()}},96266:function(H,l,m){
Object.defineProperty(l,"__esModule",{value:!0}),l.TEMP=l.HOME=l.ABOVE=void 0,l.commandFolders=p,l.commandMounts=S,l.sharedMounts=
O;function N(){const g=m(76760);return N=function(){return g},g}function M(){const g=m(39491);return M=function(){return g},
g}function F(){const g=m(46282);return F=function(){return g},g}const A=l.HOME="/home/gene-gate",b=l.TEMP="/tmp",j=l.ABOVE=
`${A}/above`,R=64,C="/.gene-gate",h={lower:`${C}/lower`,cover:`${C}/cover`,own:`${C}/own`,run:`${C}/run`,replaced:`${C}/\
replaced`,home:`${C}/home`,tools:`${C}/tools`};function O({view:g,checkout:E,run:e,stage:i}){const n=(a,o)=>[a,(0,N().join)(
i,o)],s=(a,o,u)=>[a,(0,N().join)(i,o),"none",u];return[...g.system.map(a=>n(a,a)),...g.emptied.map(a=>["gene-gate",(0,N().
join)(i,a),"tmpfs","size=1m,mode=0755"]),s("/proc","proc","rbind"),s(E,h.lower,"rbind"),s(e,h.run,"bind"),...g.tools.map(
(a,o)=>n(a,w(a,o))),...g.home.map(({source:a},o)=>n(a,(0,N().join)(h.home,String(o))))]}function S(g){const{view:E,checkout:e,
privileges:i,hides:n,keepsWrites:s,replaced:a}=g,o=(d,y,f)=>["gene-gate",y,d,f],u=(d,y,f="bind")=>[d,y,"none",f],r=[`low\
erdir=${n||i.adopt?`${h.cover}:`:""}${h.lower}`,`upperdir=${h.own}/upper`,`workdir=${h.own}/work`,...i.overlay,"X-mount.\
mkdir"],t=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${R}`;return[u(`${h.own}/tmp`,b),u(`${h.own}/home`,A),...E.
home.map(({path:d},y)=>u(`${h.home}/${y}`,(0,N().join)(A,d))),u(`${h.own}/shm`,"/dev/shm"),o("devpts","/dev/pts",t),...E.
tools.flatMap((d,y)=>{const f=w(d,y);return d===f?[]:[u(f,d,"rbind,X-mount.mkdir")]}),s?u(h.lower,e,"bind,X-mount.mkdir"):
o("overlay",e,r.join(",")),...a.map((d,y)=>u(`${h.replaced}/${y}`,(0,N().join)(e,d))),...E.names.map(d=>u(e,(0,N().join)(
j,d),"rbind")),o("proc","/proc","nosuid,nodev,noexec"),o("tmpfs",C,"ro,size=4k,mode=0755")]}function p({home:g,names:E}){
const e=E.map(s=>(0,N().relative)(A,(0,N().join)(j,s))),i=[...g.map(({path:s})=>s),...e];return["upper","work","tmp","ho\
me","shm",...[...new Set(i.flatMap(s=>[...(0,M().foldersAbove)(s),s]))].map(s=>`home/${s}`)]}function w(g,E){return[b,A].
some(i=>(0,F().isInside)(i,g))?`${h.tools}/${E}`:g}},57334:function(H,l){Object.defineProperty(l,"__esModule",{value:!0}),
l.OUTCOME_LOST=l.INTERRUPTED=l.CHECKOUT_CHANGED=l.BUDGET_SPENT=l.BLOCKED=void 0,l.changedOutcome=C,l.countInterrupted=b,
l.notRun=R,l.stopReason=j;const m=l.BLOCKED="BLOCKED: validation command rejected by safety check",N=l.INTERRUPTED="inte\
rrupted",M=l.BUDGET_SPENT="the time budget for all commands was spent",F=l.OUTCOME_LOST="the run returned no outcome for\
 this command",A=l.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function b(h){return h.filter(({reason:O})=>O===
N).length}function j(h){return h.reason===M?M:N}function R(h,O,S=new Date){const p={head:"",tail:"",bytes:0,truncated:!1};
return{status:h,exit_code:null,signal:null,started_at:S.toISOString(),duration_ms:0,stdout:p,stderr:p,reason:O}}function C(h,O=R(
"error",A)){return{...O,status:"error",reason:A,checkout_changed:[...h]}}},22562:function(H,l,m){Object.defineProperty(l,
"__esModule",{value:!0}),l.outcomesOf=A,l.plansOf=F,l.refusedOutcomes=j;function N(){const h=m(6470);return N=function(){
return h},h}function M(){const h=m(57334);return M=function(){return h},h}function F({asset:h,commands:O}){const S=O.flatMap(
({plan:p})=>p??[]);return{id:h.id,plans:S.length===O.length?S:[]}}function A({commands:h},O,S){if(h.every(({plan:w})=>w!==
void 0))return h.map(({plan:w},g)=>b(w,O[g],S));const p=C(h);return h.map(({verdict:w})=>w==="block"?(0,M().notRun)("blo\
cked",M().BLOCKED,S):(0,M().notRun)("skipped",p,S))}function b(h,O,S){if(O===void 0||O.plan.digest!==h?.digest)return(0,M().
notRun)("skipped",M().OUTCOME_LOST,S);const{outcome:p,changedFiles:w}=O;return w.length===0?p:{...p,checkout_modified:w}}
function j(h,O,S){const p=({commands:g})=>g.some(E=>E.verdict==="block"),w=h.filter(O?R:p);return new Map(w.map(g=>[g,A(
g,[],S)]))}function R({change:h,commands:O}){return O.length===0?h!=="removed":O.some(({plan:S})=>S===void 0)}function C(h){
if(h.some(({verdict:p})=>p==="block"))return"another command of the gene is blocked";const S=h.flatMap(({reading:p})=>(0,N().
toolOf)(p)??[]).find(({path:p})=>p===void 0);return S?`${S.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(H,l,m){Object.defineProperty(l,"__esModul\
e",{value:!0}),l.mentionedOf=b,l.mentionsIn=j,l.namedRootOf=C;function N(){const h=m(76760);return N=function(){return h},
h}const M=5,F=30,A=/[^\w.@+~/\\-]+/;function b(h){const O=new Map(h.map(S=>[S,S]));for(const S of h){const{dir:p,name:w,
ext:g}=N().posix.parse(S),E=N().posix.join(p,w);g!==""&&!O.has(E)&&O.set(E,S)}return S=>{if(S.status!=="failed"||O.size===
0)return S;const{stdout:p,stderr:w}=S,g=[w,p].flatMap(({head:e,tail:i})=>[e,i]),E=new Set([...j(g,O)].flatMap(e=>O.get(e)??
[]));return E.size===0?S:{...S,left_out:[...E].sort().slice(0,M)}}}function j(h,O){const S=new Set(h.flatMap(p=>p.split(
A)));return new Set([...S].flatMap(p=>R(p).filter(w=>O.has(w))))}function R(h){const O=h.replaceAll("\\","/").replace(/(?<![.,])[.,]+$/,
"").split("/").filter(S=>S!==""&&S!=="."&&S!=="..");return O.length>F?[]:O.flatMap((S,p)=>O.slice(p).map((w,g)=>O.slice(
p,p+g+1).join("/")))}function C(h){return O=>{const{status:S,stdout:p,stderr:w}=O;return S==="passed"||h==="/"?O:[p,w].some(
({head:E,tail:e})=>[E,e].some(i=>i.includes(h)))?{...O,root:h}:O}}},46282:function(H,l,m){Object.defineProperty(l,"__esM\
odule",{value:!0}),l.findPrograms=g,l.isInside=y;function N(){const f=m(31421);return N=function(){return f},f}function M(){
const f=m(73024);return M=function(){return f},f}function F(){const f=m(51455);return F=function(){return f},f}function A(){
const f=m(48161);return A=function(){return f},f}function b(){const f=m(76760);return b=function(){return f},f}function j(){
const f=m(57975);return j=function(){return f},f}function R(){const f=m(7723);return R=function(){return f},f}function C(){
const f=m(26040);return C=function(){return f},f}function h(){const f=m(41895);return h=function(){return f},f}function O(){
const f=m(14495);return O=function(){return f},f}const S=R().object({file:R().string(),version:R().string(),platform:R().
string(),arch:R().string()}),p="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",w=2e4;async function g(f){const{path:v,checkout:$,names:c=[]}=f,T=await r(v,$),P=await E(T,$),
[L,I]=await Promise.all(["npm","npx"].map(B=>i(B,P.file,T,$))),k=await u(c,T,$),D=await a(T,$);return{node:P,...L&&{npm:L},
...I&&{npx:I},...D!==void 0&&{shell:D},machine:k,searchPath:T}}async function E(f,v){for await(const{file:$,real:c}of d(
"node",f,v)){const T=await e($,c,f),P=await t(T.file,v);if(P!==void 0)return{...T,file:P}}throw new(h()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function e(f,v,$){const{execPath:c,version:T,platform:P,
arch:L}=process;if(P==="linux"&&!(0,M().existsSync)("/proc/self"))throw new(h()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(v===await(0,F().realpath)(c))return{file:v,version:T,platform:P,arch:L};try{const{stdout:I}=await(0,j().promisify)(
N().execFile)(f,["-p",p],{cwd:(0,b().dirname)(f),env:{PATH:$.join(b().delimiter),HOME:(0,A().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:w,windowsHide:!0});return S.parse(JSON.parse(I))}catch(I){throw new(h()).GateError(
"program_not_found",`${f} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:I})}}async function i(f,v,$,c){const T=(0,b().join)("node_module\
s","npm","bin",`${f}-cli.js`);for(const P of[(0,b().dirname)(v),...$]){for(const I of[(0,b().join)(P,T),(0,b().join)(P,"\
..","lib",T)]){const k=await n(I,f,c);if(k)return k}const L=await n((0,b().join)(P,f),f,c);if(L)return L}}async function n(f,v,$){
const c=await t(f,$);if(!c?.endsWith(`${v}-cli.js`))return;const T=(0,b().join)((0,b().dirname)(c),"..","package.json"),
P=await(0,F().readFile)(T,"utf8").catch(()=>"null"),{success:L,data:I}=R().object({name:R().literal("npm"),version:R().string()}).
safeParse((0,C().attempt)(()=>JSON.parse(P)));return L?{file:c,version:I.version}:void 0}const s="/bin/sh";async function a(f,v){
if(process.platform!=="win32")return s;for await(const{real:$}of d("git",f,v)){const c=await t((0,b().join)((0,b().dirname)(
$),"..","bin","sh.exe"),v);if(c!==void 0)return c}}const o=/^[A-Za-z0-9][\w.+-]*$/;async function u(f,v,$){const c=new Map;
for(const T of f.filter(P=>o.test(P))){const P=await d(T,v,$).next();P.done||c.set(T,P.value)}return c}async function r(f,v){
const $=new Set(f.split(b().delimiter).filter(T=>(0,b().isAbsolute)(T)));return(await Promise.all([...$].map(async T=>await t(
T,v)===void 0?[]:[T]))).flat()}async function t(f,v){const[$,c]=await Promise.all([(0,F().realpath)(f).catch(()=>{}),(0,F().
realpath)(v)]);if($===void 0)return;const T=[$,(0,b().resolve)(f)],P=[c,(0,b().resolve)(v)];return T.some(L=>P.some(I=>y(
I,L)))?void 0:$}async function*d(f,v,$){for(const c of v){const T=(0,b().join)(c,process.platform==="win32"?`${f}.exe`:f),
P=await t(T,$);P!==void 0&&await(0,O().isExecutable)(P)&&(yield{file:T,real:P})}}function y(f,v){const $=(0,b().relative)(
f,v);return $!==".."&&!$.startsWith(`..${b().sep}`)&&!(0,b().isAbsolute)($)}},49604:function(H,l,m){Object.defineProperty(
l,"__esModule",{value:!0}),l.NO_PROGRESS=void 0,l.groupedProgress=A,l.linesOfProgress=F;function N(){const b=m(20849);return N=
function(){return b},b}const M=l.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function F(b){let j=0,R=0;
return{...M,planned:C=>{j=C},finished:(C,{status:h,duration_ms:O})=>{R+=1;const S=(O/1e3).toFixed(1);b(`[${R}/${j}] ${h}\
 in ${S} s: ${(0,N().safeLine)(C)}`)}}}function A(b){const j=F(b.info);return{...j,planned:R=>{b.startGroup(`Run ${R} va\
lidation command${R===1?"":"s"}`),j.planned(R)},ended:()=>b.endGroup()}}},49042:function(H,l,m){Object.defineProperty(l,
"__esModule",{value:!0}),l.LISTED=void 0,l.endOf=j,l.isProof=A,l.newCodeFailed=C,l.notRun=b,l.reverted=R,l.untried=h;function N(){
const O=m(57334);return N=function(){return O},O}const M=l.LISTED=20,F=new Set(["fails_without_change","fails_when_new_c\
ode_fails"]);function A({outcome:O}){return F.has(O)}function b(O,S={}){return{files:[],kept:[],duration_ms:0,...S,outcome:"\
not_run",reason:O}}function j({status:O,signal:S,exit_code:p,reason:w=O}){return O==="passed"||O==="timed_out"&&w!==N().
BUDGET_SPENT?"passed":p===126||p===127?{reason:`it could not start (exit status ${p})`}:O==="failed"||O==="crashed"&&S!==
null?"failed":{reason:w}}function R(O,S,{files:p,missing:w}){const g={...O,files:p.slice(0,M)},E=j(S);if(E==="passed")return g;
if(E!=="failed")return b(E.reason,g);if(w.length===0)return{...g,outcome:"fails_without_change"};const e=w.slice(0,M).map(
i=>`\`${i}\``);return b(`without the change, ${e.join(", ")} cannot be loaded`,g)}function C(O,S,p){const{reason:w,...g}=O,
E=j(S);return E==="failed"?{...g,outcome:"fails_when_new_code_fails",files:[p]}:E!=="passed"?b(E.reason,O):O.outcome==="\
not_run"?O:{...O,files:[...O.files,p]}}function h({newNames:O,adds:S},p){const[w]=O;if(!S&&w===void 0)return{files:[],kept:[],
duration_ms:0,...p,outcome:"no_subject"};const g=w===void 0?"files":`\`${w}\``;return b(`the change only adds ${g}, with\
out a function that can be made to fail`,p)}},24222:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.differencesOfAll=
j;function N(){const O=m(57975);return N=function(){return O},O}function M(){const O=m(80401);return M=function(){return O},
O}function F(){const O=m(97921);return F=function(){return O},O}const A=2e3,b=1e4;function j(){let O=b;return(S,p,w)=>{if(O<=
0||p===w)return[];const g=Math.min(A,O),E=R(S,p,w,g),e=E.map(({count:i,removed:n})=>i+n.split(`
`).length);return O-=E.length>0?e.reduce((i,n)=>i+n,0):g,E}}function R(O,S,p,w=A){const g={context:0,maxEditLength:w},E=(0,M().
structuredPatch)("","",S,p,"","",g),[e,i]=[S,p].map(s=>h(O,s)),n=(s=[],a,o)=>s.slice(a-1,a-1+o).flatMap(u=>u.trimEnd()||
[]);return(E?.hunks??[]).map(({oldStart:s,oldLines:a,newStart:o,newLines:u,lines:r})=>({start:o-1,count:u,isCode:!(0,N().
isDeepStrictEqual)(n(e,s,a),n(i,o,u)),removed:r.flatMap((t,d)=>t.startsWith("-")?`${t.slice(1)}${r[d+1]?.startsWith("\\")?
"":`
`}`:[]).join("")}))}const C=/^[ \t]*(?:\/\/.*|#(?:[ \t#].*)?|--(?:[ \t].*)?|\/\*.*\*\/|<!--.*-->)[ \t]*\r?$/gm;function h(O,S){
if(S.length>F().LONGEST_FILE)return S.split(`
`);const p=(0,F().languageOf)(O)?.masked??C;return S.replaceAll(p,g=>/^\s*(?:\/[/*]|#|--|<)/.test(g)?g.replaceAll(/[^\n]+/g,
" "):g.replaceAll(`
`,`"
"`)).split(`
`)}},55007:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.hunksOf=j;function N(){const R=m(76760);return N=
function(){return R},R}function M(){const R=m(6410);return M=function(){return R},R}const F=20,A=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
b=600;function j(R,C=[]){const h=({path:w,text:g})=>!(0,M().isGenerated)(w)&&!A.test(g.slice(0,b));if(!R.every(h))return[];
const O=C.map(w=>new Set(w.match(/[\w$-]+/g))),S=({path:w})=>{const{dir:g,name:E}=N().posix.parse(w),e=/^(?:index|mod|__init__)$/.
test(E)?N().posix.basename(g):E,i=O.findIndex(n=>n.has(e));return i<0?C.length:i};return R.filter(({path:w})=>!(0,M().isForPeople)(
w)).sort((w,g)=>S(w)-S(g)).flatMap(({path:w,before:g,text:E,differs:e})=>{const i=E.split(/(?<=\n)/);return e.flatMap(({
start:n,count:s,removed:a,isCode:o})=>{const u=n+s;if(!o)return[];const r=[...i.slice(0,n),a,...i.slice(u)].join(""),t={
...g,content:Buffer.from(r)};return[{path:w,lines:[n+1,u],reverted:t}]})}).slice(0,F)}},6410:function(H,l,m){Object.defineProperty(
l,"__esModule",{value:!0}),l.isForPeople=p,l.isGenerated=O,l.isKept=C,l.isManifest=R;function N(){const w=m(76760);return N=
function(){return w},w}function M(){const w=m(95244);return M=function(){return w},w}const F=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
A=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
b=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,j=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function R(w){const g=N().posix.basename(w);return(0,M().isPackageFile)(g)||F.test(g)}function C(w){const g=N().posix.basename(
w);return(0,M().isOfTests)(w)||(0,M().isLockfile)(g)||R(w)||[j,b].some(E=>E.test(w))||A.test(g)||(0,M().toolThatFinds)(w)!==
void 0}const h=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function O(w){return h.test(w)}const S=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function p(w){
return(0,M().isDocument)(w)&&!(0,M().isProgramCode)(w)||S.test(w)}},97921:function(H,l,m){Object.defineProperty(l,"__esM\
odule",{value:!0}),l.LONGEST_FILE=void 0,l.languageOf=o;function N(){const u=m(76760);return N=function(){return u},u}const M=l.
LONGEST_FILE=1e5;function F(...u){return new RegExp(u.join("|"),"g")}const A=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,
b=String.raw`"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,1000}'`,j="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[\
^{}`]*\\})*\\}|[^`\\\\$]+|\\$))\\k<part>){0,1000}`",R=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
C=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,h=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
O=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,S=String.raw`\s*:\s*(?:[^\s;{}()=]|${O})(?:[^;{}()=]|${O})*`,p=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
w=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,g=String.raw`^(?:${S}?)?\s*=>`,
E={extensions:["js","mjs","cjs","ts","mts","cts","tsx","jsx"],masked:F(A,b,j,R),forms:[{after:new RegExp(String.raw`${g}\s*\{`),
unless:p},{after:new RegExp(g),before:w,unless:p,isExpression:!0},{after:new RegExp(String.raw`^(?:${S})?\s*\{`),before:h,
unless:C}],failing:(u,{indent:r,end:t})=>[`if (${u}) {`,`${r}throw new Error()${t}`,"}"],always:"Date.now() > 0",loaded:{
condition:"Object.isFrozen(EvalError)",end:({end:u})=>`
Object.freeze(EvalError)${u}
`},declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/(?<![\w$])[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},e=['"""',"'''"].map(u=>`${u}(?:\\\\[\\s\\S]|(?!${u}\
)[\\s\\S])*${u}`),i=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...e,b].join("|")})(?=[ \t]*(?:[;#\n]|$))`,n={extensions:[
"py"],masked:F(...e,b,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:(u,{indent:r})=>[`if ${u}:`,`${r}raise RuntimeError`],always:"__name__",loaded:{condition:"__doc__ == __name__",
end:()=>`

__doc__ = __name__
`},declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(i),isIndented:!0},s={masked:F(A,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/,after:/^(?:[^{};=<\n]|(?=(?<all><[^{};\n]*>))\k<all>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},
a=[E,n,{...s,extensions:["rs"],failing:(u,{indent:r})=>[`if ${u} {`,`${r}panic!();`,"}"],always:"std::env::args().count(\
) > 0",declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...s,extensions:["go"],failing:(u,{indent:r})=>[`if ${u} {`,
`${r}panic(0)`,"}"],always:'len("") == 0',loaded:{condition:"loadedForProof",end:()=>`
var loadedForProof bool

func init() {
	loadedForProof = true
}
`},declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm}];function o(u){const r=N().posix.
extname(u).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(u))return a.find(({extensions:t})=>t.includes(r))}},61023:function(H,l,m){
Object.defineProperty(l,"__esModule",{value:!0}),l.requirePlaces=j,l.writeFiles=R,l.writeLayer=C;function N(){const h=m(
51455);return N=function(){return h},h}function M(){const h=m(76760);return M=function(){return h},h}function F(){const h=m(
39092);return F=function(){return h},h}function A(){const h=m(39491);return A=function(){return h},h}function b(){const h=m(
93028);return b=function(){return h},h}function j(h,O){const S=w=>!(0,b().isRegular)(O.stat(w)?.kind??"file")||(0,A().foldersAbove)(
w).some(g=>(O.stat(g)?.kind??"directory")!=="directory"),p=h.find(S);if(p!==void 0)throw new Error(`\`${p}\` cannot be ta\
ken back: something else has its place`)}async function R(h,O){for(const[S,{content:p,isExecutable:w}]of O){const g=(0,M().
join)(h,S);await(0,N().mkdir)((0,M().dirname)(g),{recursive:!0}),await(0,N().writeFile)(g,p),await(0,N().chmod)(g,w?493:
420)}}async function C(h,O,S){const{checkout:p,isCommitted:w,path:g}=S;await R(h,O);const E=new Map([...O].map(([e,{isExecutable:i}])=>[
e,i?"100755":"100644"]));w&&await(0,F().commitLayer)({checkout:p,layer:h,modes:E,path:g});for(const e of await(0,N().readdir)(
h,{recursive:!0,withFileTypes:!0})){const i=(0,M().join)(e.parentPath,e.name),n=await(0,N().lstat)((0,M().join)(p,(0,M().
relative)(h,i))).catch(()=>{});e.isDirectory()&&n&&await(0,N().chmod)(i,n.mode&511)}}},41100:function(H,l,m){Object.defineProperty(
l,"__esModule",{value:!0}),l.droppedPackages=E,l.newNames=C,l.withOwnTests=b,l.withoutRest=p,l.wordsOf=h;function N(){const e=m(
93028);return N=function(){return e},e}function M(){const e=m(6410);return M=function(){return e},e}function F(){const e=m(
97921);return F=function(){return e},e}function A(e,i){return(0,F().languageOf)(e)?.ownTests?.exec(i)?.index??i.length}function b(e,i,n){
const s=n.slice(A(e,n));if(s==="")return i;const a=i.toString("utf8");return Buffer.from(a.slice(0,A(e,a))+s)}function j(e,i){
const n=(0,M().isGenerated)(e)?void 0:(0,F().languageOf)(e)?.declares;return n===void 0?[]:[...i.slice(0,A(e,i)).matchAll(
n)].flatMap(s=>s.slice(1).flatMap((a="")=>a.match(R)??[]))}const R=/[\w$]+/g;function C({path:e,before:{content:i},text:n}){
const s=new Set(j(e,i.toString("utf8")));return[...new Set(j(e,n))].filter(a=>!s.has(a))}function h(e,i){if(i.length===0)
return new Set;const n=i.map(({path:o,text:u})=>u.slice(A(o,u))),s=[...e,...n].flatMap(o=>o.match(R)??[]),a=e.some(o=>/^import\s+[\w$]/m.
test(o))?["default"]:[];return new Set([...s,...a])}const O=/^\s*(?:(?:import|from|use|pub use|mod|#include)\b.*|(?:const|let|var)\b.*\brequire\(.*)?\r?$/,
S=e=>e.split(`
`).every(i=>O.test(i));function p({path:e,text:i,differs:n},s){const a=i.split(/(?<=\n)/),o=n.map(({start:d,count:y})=>a.
slice(d,d+y).join("")),u=s.flatMap(d=>{const y=o.filter(f=>j(e,f).includes(d));return y.length>0?y:o.filter(f=>f.match(R)?.
includes(d))});let r=0,t="";for(const[d,{start:y,count:f,removed:v}]of n.entries()){const $=o[d]??"",c=u.includes($)||S(
$);t+=a.slice(r,y).join("")+(c&&$!==""?$:v),r=y+f}return Buffer.from(t+a.slice(r).join(""))}const w=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,
g=new RegExp(String.raw`(?:["']|\b(?:import|from|use)\s+)(${w.source})`,"gi");async function E(e,i,n,s){const a=t=>t.match(
w)??[],o=new Set;for(const{path:t}of e){if(!(0,M().isManifest)(t)||![n,s].every(v=>(0,N().isRegular)(v.stat(t)?.kind)))continue;
const[d,y]=await Promise.all([n.read(t),s.read(t)]),f=new Set(a(y.toString("utf8")));for(const v of a(d.toString("utf8")))
f.has(v)||o.add(v)}if(o.size===0)return[];const u=t=>[...t.matchAll(g)].map(({1:d=""})=>d),r=i.flatMap(({before:{content:t},
text:d})=>{const y=new Set(u(d));return u(t.toString("utf8")).filter(f=>!y.has(f))});return[...new Set(r)].filter(t=>o.has(
t))}},30368:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.failNewFunctions=R;function N(){const e=m(
97921);return N=function(){return e},e}const M=200,F=400,A=1e4,b=1e3,j=/^#!|\bprocess\.argv\b|\brequire\.main\b|\bimport\.meta\.main\b|\bsys\.argv\b|["']__main__["']/;
function R({path:e,text:i,isNew:n}){const s=(0,N().languageOf)(e);if(s===void 0||i.length>N().LONGEST_FILE)return;const{
masked:a,forms:o,always:u}=s,r=j.test(i)?void 0:s.loaded,t=i.replaceAll(a,I=>I.replaceAll(/[^\n]/g," ")),d=C(i),y=s.failing(
r?.condition??u,d),f=h(t),v=new Map;for(const{start:I,end:k}of O(t,f,s)){if(n?.(I)===!1)continue;const D=t.slice(k,k+F),
B=o.find(({after:V})=>V.test(D)),U=t.slice(Math.max(0,I-M),I);if(!B||B.unless?.test(U)||B.before?.test(U)===!1)continue;
const W=k+(B.after.exec(D)?.[0].length??0),x=B.isExpression?E({text:i,code:t},W,y,d):S({text:i,failing:y,close:f.get(W-1)},
W,s,d);x&&v.set(x.at,{...x,from:I})}if(v.size===0)return;let $="",c=0,T=0;for(const I of[...v.values()].sort((k,D)=>k.from-
D.from))I.from<T||I.at<c||($+=i.slice(c,I.at)+I.text.replaceAll(`
`,d.newline),c=I.end,T=Math.max(I.end,I.close??0));const P=i.slice(c);if(r===void 0)return $+P;const L=`${P.endsWith(`
`)?"":`
`}${r.end(d)}`;return $+P+L.replaceAll(`
`,d.newline)}function C(e){return{end:/;[ \t]*(?:\}|\r?$)/m.test(e)?";":"",indent:/^(\t| {2,8})\S/m.exec(e)?.[1]??"  ",newline:e.
includes(`\r
`)?`\r
`:`
`}}function h(e){const i=new Map,n=[];for(const{index:s,0:a}of e.matchAll(/[()[\]{}]/g))if("([{".includes(a))n.push(s);else{
const o=n.pop();o!==void 0&&i.set(o,s)}return i}function O(e,i,{bareParameter:n}){const s=[...i].filter(([o,u])=>e[o]===
"("&&e[u]===")"),a=n?[...e.matchAll(n)]:[];return[...s.map(([o,u])=>({start:o,end:u+1})),...a.map(({index:o,0:u})=>({start:o,
end:o+u.length}))]}function S({text:e,failing:i,close:n},s,{preamble:a,isIndented:o},u){const r=a?.exec(e.slice(s,s+A))?.[0].
length??0,t=s+r,[,d="",y=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(e.slice(t))??[],f=n===void 0?{}:{close:n},v=p(
e,s),$=i.map(L=>`
${v}${u.indent}${L}`);if(y!==""){const L=e.slice(t+d.length+y.length),I=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(L)?.[1]??
`${v}${u.indent}`,k=i.map(B=>`
${I}${B}`),D=t+d.length;return{at:D,end:D,text:k.join(""),...f}}if(o&&r>0)return;const c=e.slice(t,n).trimStart(),T=t+d.
length;if(o)return{at:t,end:T,text:`${$.join("")}
${v}${u.indent}`};if(n===void 0||c.includes(`
`))return{at:t,end:T,text:`${$.join("")}
${v}${u.indent}`,...f};const P=c.trim()===""?"":`
${v}${u.indent}${c.trim()}`;return{at:t,end:n,text:`${$.join("")}${P}
${v}`,close:n}}function p(e,i){return/^[ \t]*/.exec(e.slice(e.lastIndexOf(`
`,i-1)+1))?.[0]??""}const w=/\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/y,g=".?:&|+*/%<>=,-";function E({text:e,code:i},n,s,{
indent:a,end:o}){const u=i.slice(n,n+b);let r=0,t=0,d="";for(;t<u.length;t+=1){const k=u.charAt(t);if(r===0&&")]},;".includes(
k)||(w.lastIndex=t,r===0&&k===`
`&&d!==""&&!g.includes(d)&&!w.test(u)))break;"([{".includes(k)?r+=1:")]}".includes(k)&&(r-=1);const D=e.charAt(n+t);(k.trim()!==
""||"'\"`".includes(D))&&(d=D)}const y=n+t,f=e.slice(n,y),v=f.trim();if(r!==0||t===b||v===""||(v.match(/`/g)?.length??0)%
2===1)return;const c=p(e,n),T=/^\s*\n/.test(f)?v:v.replaceAll(`
`,`
${a}`),L=h(i.slice(n,y).trim()).get(0)===v.length-1&&/^\(\{|^\([^\n]*\)$/.test(T)?T.slice(1,-1):T,I=[...s,`return ${L}${o}`];
return{at:n,end:y,text:` {
${I.map(k=>`${c}${a}${k}
`).join("")}${c}}`}}},14148:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.proveChange=E;function N(){
const o=m(86191);return N=function(){return o},o}function M(){const o=m(59490);return M=function(){return o},o}function F(){
const o=m(87952);return F=function(){return o},o}function A(){const o=m(67147);return A=function(){return o},o}function b(){
const o=m(57334);return b=function(){return o},o}function j(){const o=m(49604);return j=function(){return o},o}function R(){
const o=m(64474);return R=function(){return o},o}function C(){const o=m(49042);return C=function(){return o},o}function h(){
const o=m(55007);return h=function(){return o},o}function O(){const o=m(61023);return O=function(){return o},o}function S(){
const o=m(30368);return S=function(){return o},o}function p(){const o=m(3302);return p=function(){return o},o}const w=2,
g=2e3;async function E(o,u){const{policy:r,change:t}=u;if(r.proof==="off"||t===void 0)return new Map;const d=[...o].filter(
([{gene:c},T])=>(c.change==="added"||c.change==="modified")&&T.every(({outcome:L})=>L.status==="passed")),y=new Set(t.files.
map(({path:c})=>c)),f=([{gene:c}])=>{const T=c.commands.flatMap(({reading:P})=>(0,N().startedFiles)(P));return[...new Set(
T)].sort()},v=(0,M().groupBy)(d,c=>f(c).filter(T=>y.has(T)).join("\0")),$=new Map;for(const c of v.values()){const T=[...new Set(
c.flatMap(f))],P=c.flatMap(([{id:I},k])=>k.map(({plan:D,outcome:{duration_ms:B}})=>({id:I,plans:[{...D,timeoutMs:w*B+g}]}))),
L=await e(P,T,t,u).catch(({message:I})=>P.map(()=>(0,C().notRun)(I)));for(const[{gene:I},{length:k}]of c)$.set(I,L.splice(
0,k))}return $}async function e(o,u,r,t){const d=await(0,p().subjectOf)(r,t.tree,u),y={files:[],kept:d.kept.slice(0,C().
LISTED),duration_ms:0},f=d.added.flatMap(i);if(d.files.length===0&&f.length===0){const k=(0,C().untried)(d,y);return o.map(
()=>k)}const v=t.checkout.additions.find((0,A().everything)((0,F().dependencyFolders)(t.policy)).areBuilt);if(v!==void 0&&
t.rebuild===void 0){const k=`commands can read \`${v}\`, which was built with the change before the gate`;return o.map(()=>(0,C().
notRun)(k,y))}const $=a(o,t),c=o.map(()=>({...y,outcome:"nothing_shown"})),T=[],P=()=>c.flatMap((k,D)=>(0,C().isProof)(k)?
[]:D),L=async(k,D)=>{for(const[B,U]of await $(k,P())){const W=c[B],x=D(W,U);c[B]={...x,duration_ms:W.duration_ms+U.duration_ms},
(0,C().isProof)(x)&&(T[B]=k)}};d.files.length>0&&await L(d.before,(k,D)=>(0,C().reverted)(k,D,d));for(const[k,{path:D,layer:B}]of f.
entries()){if(P().length===0)break;if((k>0||d.files.length>0)&&performance.now()>t.end){for(const U of P())c[U]=(0,C().notRun)(
"there was no time for all new files",c[U]);break}await L(B,(U,W)=>(0,C().newCodeFailed)(U,W,D))}t.policy.a2a.require_proof!==
"none"&&await n(c,T,$);const I=[...o.flatMap(({plans:k})=>k.map(({command:D})=>D)),...d.texts];return await s(c,{...d,texts:I},
t,$),c}function i(o){const{path:u,isExecutable:r}=o,t=(0,S().failNewFunctions)(o);return t===void 0?[]:[{path:u,layer:new Map(
[[u,{content:Buffer.from(t),isExecutable:r}]])}]}async function n(o,u,r){const t=[...o.keys()].filter(y=>u[y]!==void 0),
d=await r(new Map,t);for(const[y=new Map,f]of(0,M().groupBy)(t,v=>u[v])){const v=await r(y,f);for(const $ of f){const[c,
T]=[d.get($),v.get($)];if(c&&(0,C().endOf)(c)==="passed"&&T&&(0,C().endOf)(T)==="failed")continue;const P="the results w\
ere different the second time";o[$]={...o[$],outcome:"nothing_shown",reason:P}}}}async function s(o,{edited:u,files:r,texts:t},{
signal:d,end:y},f){const v=[...o.keys()].filter(P=>o[P]?.outcome==="fails_without_change"),$=r.length===1&&u[0]?.differs.
length===1,c=AbortSignal.timeout(Math.max(0,Math.round(y-performance.now()))),T=AbortSignal.any([d,c]);for(const{path:P,
lines:L,reverted:I}of v.length>0?(0,h().hunksOf)(u,t):[]){if(T.aborted)return;const k=$?void 0:await f(new Map([[P,I]]),
v,T);for(const D of v){const B=k?.get(D),U=$?"failed":B&&(0,C().endOf)(B);if(U===void 0||typeof U=="object")continue;const W=o[D],
x={path:P,lines:[...L],noticed:U==="failed"};o[D]={...W,hunks:[...W.hunks??[],x]}}}}function a(o,u){const{backend:r,checkout:t,
change:d,concurrency:y,path:f,rebuild:v}=u,$=d?.isCommitted===!0,c={backend:r,directory:t.directory,close:void 0},T=async(P,L,I)=>{
const k=L.map(U=>({...o[U],at:U})),D={backend:P,progress:j().NO_PROGRESS,concurrency:y,signal:I},B=await(0,R().runPlans)(
k,D);return new Map([...B].flatMap(([{at:U},[W]])=>W?[[U,W.outcome]]:[]))};return async(P,L,I=u.signal)=>{if(P.size===0)
return T(r,L,I);const k=v&&r.cover?await v(P,I).catch(({message:D})=>D):c;if(typeof k=="string"){const D=(0,b().notRun)(
"error",`\`prepare\` could not run again: ${k}`);return new Map(L.map(B=>[B,D]))}try{const D={checkout:k.directory,isCommitted:$,
path:f},B=await k.backend.cover?.(U=>(0,O().writeLayer)(U,P,D));if(B)return await T(B,L,I)}finally{await k.close?.()}throw new Error(
"without namespaces, commands share one checkout, which must stay as it is")}}},3302:function(H,l,m){Object.defineProperty(
l,"__esModule",{value:!0}),l.subjectOf=p;function N(){const e=m(95244);return N=function(){return e},e}function M(){const e=m(
93028);return M=function(){return e},e}function F(){const e=m(24222);return F=function(){return e},e}function A(){const e=m(
6410);return A=function(){return e},e}function b(){const e=m(97921);return b=function(){return e},e}function j(){const e=m(
61023);return j=function(){return e},e}function R(){const e=m(41100);return R=function(){return e},e}const C=new Set(["s\
ymlink","submodule"]),h=2e3,O=50*1024**2,S=5;async function p({files:e,base:i,assets:n},s,a){const o=({path:G})=>a.includes(
G)||(0,A().isKept)(G),u=({path:G,oldPath:_=G})=>[i.stat(_),s.stat(G)].some(z=>C.has(z?.kind)),r=G=>o(G)||u(G),t=e.filter(
({path:G})=>!n.has(G)),d=t.filter(r),y=t.filter(G=>!r(G)),f=y.length===0&&d.find(G=>!o(G));if(f)throw new Error(`\`${f.path}\
\` is a link or a submodule, which is not taken back`);const v=y.filter(({status:G})=>G==="added"),$=y.filter(({status:G})=>G!==
"added"),{edits:c,before:T,edited:P}=await w($,i,s),L=async G=>(await s.read(G)).toString("utf8"),I=await Promise.all(v.
map(async({path:G,newMode:_})=>{const z=_==="100755";return{path:G,text:await L(G),isExecutable:z}})),k=G=>Promise.all(G.
filter(_=>(0,M().isRegular)(s.stat(_)?.kind)).map(L)),D=P.length>0?await k(d.map(({path:G})=>G)):[],B=(0,R().wordsOf)([...D,
...I.map(({text:G})=>G)],P),U=P.map(G=>({file:G,names:(0,R().newNames)(G)})),W=U.flatMap(({file:G,names:_})=>{const z=_.
filter(Y=>B.has(Y));return z.length>0?[{file:G,names:z}]:[]});for(const{file:G,names:_}of W.length>0?U:[]){const z=(0,R().
withoutRest)(G,_);z.toString("utf8")===G.text?T.delete(G.path):T.set(G.path,{...G.before,content:z})}const x=({path:G})=>(0,b().
languageOf)(G)&&!(0,A().isGenerated)(G),V=I.filter(x);V.sort((G,_)=>_.text.length-G.text.length);const X=W.map(({file:G})=>g(
G));return{before:T,edited:P,files:c.map(({path:G})=>G).filter(G=>T.has(G)||!s.stat(G)),added:[...X,...V].slice(0,S),newNames:W.
flatMap(({names:G})=>G),missing:await(0,R().droppedPackages)(d,P,i,s),kept:d.map(({path:G})=>G),texts:P.length>0?[...await k(
a),...D]:[],adds:v.some(({path:G})=>!(0,A().isForPeople)(G))}}async function w(e,i,n){const s=e.filter(r=>r.oldOid!==r.newOid||
r.oldMode!==r.newMode),a=new Map,o=[],u=(0,F().differencesOfAll)();s.length>0&&E(e,i,n);for(const r of s.length>0?e:[]){
const{path:t,oldPath:d=t,oldMode:y,newMode:f}=r,v={content:await i.read(d),isExecutable:y==="100755"};if(a.set(d,v),r.status===
"deleted"||!s.includes(r))continue;const $=(await n.read(t)).toString("utf8"),c=(0,R().withOwnTests)(t,v.content,$);if(a.
set(t,{...v,content:c}),c.includes(0))continue;const T=u(t,c.toString("utf8"),$);T.length===0||T.some(L=>L.isCode)||!(0,N().
isProgramCode)(t)||y!==f?o.push({path:t,before:{...v,content:c},text:$,differs:T}):a.delete(t)}return{edits:s,before:a,edited:o}}
function g({path:e,text:i,before:{isExecutable:n},differs:s}){const a=[0];for(const r of i.split(/(?<=\n)/))a.push((a.at(
-1)??0)+r.length);const o=s.map(({start:r,count:t})=>[a[r]??0,a[r+t]??i.length]);return{path:e,text:i,isExecutable:n,isNew:r=>o.
some(([t,d])=>r>=t&&r<d)}}function E(e,i,n){const s=e.map(({path:o,oldPath:u=o})=>u),a=s.reduce((o,u)=>o+(i.stat(u)?.size??
0),0);if(s.length>h||a>O)throw new Error(`${s.length} files with ${a} bytes are too many to take back`);(0,j().requirePlaces)(
s,n)}},63682:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.NOTHING_RAN=void 0,l.requestOf=f,l.runAudited=
a,l.withinBudget=$;function N(){const c=m(48161);return N=function(){return c},c}function M(){const c=m(97247);return M=
function(){return c},c}function F(){const c=m(60210);return F=function(){return c},c}function A(){const c=m(57430);return A=
function(){return c},c}function b(){const c=m(87952);return b=function(){return c},c}function j(){const c=m(19309);return j=
function(){return c},c}function R(){const c=m(10582);return R=function(){return c},c}function C(){const c=m(32223);return C=
function(){return c},c}function h(){const c=m(57334);return h=function(){return c},c}function O(){const c=m(22562);return O=
function(){return c},c}function S(){const c=m(26756);return S=function(){return c},c}function p(){const c=m(46282);return p=
function(){return c},c}function w(){const c=m(14148);return w=function(){return c},c}function g(){const c=m(64474);return g=
function(){return c},c}const E=4*1024*1024,e=6e4,i=5e3,n=4,s=2*1024;async function a(c,T){const P=new Date,L=r(c,T),{checkout:I,
path:k,policy:D,progress:B,signal:U,shown:W,again:x}=T,V=(0,O().refusedOutcomes)(c.genes,I!==void 0,P);if(I===void 0||L.
length===0)return{...v,outcomes:V};const{directory:X,leftOut:G}=I,_=L.flatMap(K=>K.plans),z=new Set(_.map(K=>K.program)),
Y=await(0,p().findPrograms)({path:k,checkout:X,names:[...z]}),Q=D.concurrency==="cores"?(0,N().availableParallelism)():D.
concurrency,J=(0,j().shareFolder)(I,T.attended,W!==void 0),{chooseBackend:sn}=await Promise.all([m.e(670),m.e(2342)]).then(
m.bind(m,60670)),rn={programs:Y,shareFolder:J.folder,outputBytes:d(D.limits.output_bytes,c.genes),limits:(0,R().limitsOn)(
(0,R().thisMachine)(),D.limits,Q),lanes:Q,network:D.network==="allow",replaced:await t(c,T.tree),folders:T.privateFolders,
names:[...new Set(_.flatMap(({checkoutAs:K})=>K??[]))],home:await(0,C().homeFolders)([...D.home_caches,...(0,b().homeDependencies)(
D)],T.home)},{backend:q,isolation:an,close:un}=await sn({...rn,checkout:X,leftOut:G,signal:U,...W&&{shown:W},requested:f(
D.containment,T.fork)}),nn=q.level==="namespaces",tn=nn?Q:1,dn=async()=>{const K=performance.now(),Z=await $(D.limits.budget_seconds*
1e3,U,on=>(0,g().runPlans)(L,{backend:q,progress:B,concurrency:tn,signal:on,guard:J.guard()})),en=x&&o(x,on=>sn({...rn,...on})),
hn={...T,checkout:I,backend:q,concurrency:tn,rebuild:en},gn=performance.now()-K+(x?.durationMs??0);return{runs:Z,proofs:await u(
Z,hn,gn)}},{runs:fn,proofs:ln}=await dn().finally(()=>Promise.all([un(),J.close()])),mn=[(0,S().mentionedOf)(J.hides()?G:
[]),(0,S().namedRootOf)(nn?X:J.guard().directory)],pn=K=>mn.reduce((Z,en)=>en(Z),K),cn=L.map(K=>{const{gene:Z}=K;return[
Z,(0,O().outcomesOf)(Z,fn.get(K)??[],P).map(pn)]});return{outcomes:new Map([...V,...cn]),interrupted:(0,h().countInterrupted)(
cn.flatMap(([,K])=>K)),isolation:{...an,description:`${an.description} ${y(nn,tn)}`},nodeOf:()=>Y.node,proofs:ln,findings:J.
findings()}}function o(c,T){return async(P,L)=>{const{checkout:I,shown:k,close:D}=await c.run(P,L),{directory:B,leftOut:U}=I,
x=await T({checkout:B,leftOut:U,shown:k,signal:L,requested:"require"}).catch(async X=>{throw await D(),X}),{backend:V}=x;
return{backend:V,directory:B,close:()=>Promise.all([x.close(),D()])}}}function u(c,T,P){const L=performance.now()+Math.max(
i,P);return $(Math.max(e,P),T.signal,I=>(0,w().proveChange)(c,{...T,signal:I,end:L}))}function r(c,{waiting:T}){return c.
genes.filter(P=>!T.has(P)).map(P=>({...(0,O().plansOf)(P),gene:P})).filter(({plans:P})=>P.length>0)}async function t(c,T){
const P=new Set((0,M().isOfChange)(c)?c.files.map(({path:I})=>I):[]),L=await(0,F().npmrcCopies)(T,P);return new Map(L.flatMap(
({path:I,text:k,dropped:D})=>D.length>0&&k!==void 0?[[I,k]]:[]))}function d(c,T){const P=T.flatMap(k=>(0,O().plansOf)(k).
plans),L=new Set(P.map(({digest:k})=>k)),I=Math.floor(E/(L.size*n));return Math.min(c,Math.max(I,s))}function y(c,T){return c?
T===1?"One command at a time.":`Up to ${T} commands at once.`:"One command at a time, because all commands share the che\
ckout."}function f(c,T){return c==="require-for-forks"?T?"require":"auto":c}const v=l.NOTHING_RAN={outcomes:new Map,interrupted:0,
isolation:A().NOTHING_RUN,nodeOf:()=>process};async function $(c,T,P){const L=new AbortController,I=setTimeout(()=>L.abort(
h().BUDGET_SPENT),c);try{return await P(AbortSignal.any([T,L.signal]))}finally{clearTimeout(I)}}},20849:function(H,l,m){
Object.defineProperty(l,"__esModule",{value:!0}),l.safeLine=F,l.withoutLogCommands=A;function N(){const b=m(77598);return N=
function(){return b},b}const M=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function F(b,j=200){const R=b.replace(M,h=>`\\u\
{${h.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),C=Array.from(R);return C.length<=
j?R:`${C.slice(0,j-1).join("")}\u2026`}async function A(b,j){const R=(0,N().randomUUID)();b(`::stop-commands::${R}`);try{
return await j()}finally{b(`::${R}::`)}}},64474:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.runPlans=
F;function N(){const S=m(41895);return N=function(){return S},S}function M(){const S=m(57334);return M=function(){return S},
S}async function F(S,p){const{backend:w,progress:g,concurrency:E}=p,e=new Map(S.flatMap(({plans:r})=>r.map(t=>[t.digest,
t]))),i=new Map;for(const r of e.values()){const t=C(()=>w.check(r));t&&i.set(r.digest,t)}const n=new AbortController,s=AbortSignal.
any([p.signal,n.signal]),a=A(E),o=b(R({...p,signal:s},i)),u=async({plans:r})=>{try{return await j(r,o,s)}catch(t){throw n.
abort(),t}};g.planned(e.size);try{const r=S.map(d=>a(()=>u(d)));await Promise.allSettled(r);const t=h(await Promise.all(
r));return new Map(S.map((d,y)=>[d,t[y]??[]]))}finally{g.ended()}}function A(S){const p=[];let w=S;return async g=>{w===
0?await new Promise(E=>p.push(E)):w-=1;try{return await g()}finally{const E=p.shift();E?E():w+=1}}}function b(S){const p=new Map;
return w=>{const g=p.get(w.digest)??S(w);return p.set(w.digest,g),g}}async function j(S,p,w){const g=[];for(const E of S)
w.aborted?g.push(O(E,(0,M().stopReason)(w))):g.some(({outcome:e})=>e.status!=="passed")?g.push(O(E,"an earlier command o\
f the gene did not pass")):g.push({...await p(E),plan:E});return g}function R(S,p){const{backend:w,progress:g,signal:E,guard:e}=S,
i=w.level==="process_group";let n;return async s=>{if(n!==void 0)return O(s,n);if(E.aborted)return O(s,(0,M().stopReason)(
E));const a=e?.state(),o=e&&a?[...await e.changed(a)]:[];if(e&&a&&!i&&o.push(...e.added(a)),o.length>0)return n=M().CHECKOUT_CHANGED,
{plan:s,outcome:(0,M().changedOutcome)(o),changedFiles:[]};g.started(s.command);const u=p.get(s.digest),r=u?(0,M().notRun)(
"not_runnable",`${u.message} ${u.hint}`):await w.run(s,E),t=()=>i?e?.changed():a&&e?.touchedSince(a),d=(E.aborted?void 0:
await t())??[];if(d.length===0||i)return g.finished(s.command,r),d.length>0&&(n=`the command "${s.command}" changed file\
s of the checkout`),{plan:s,outcome:r,changedFiles:d};n=M().CHECKOUT_CHANGED;const y=(0,M().changedOutcome)(d,r);return g.
finished(s.command,y),{plan:s,outcome:y,changedFiles:[]}}}function C(S){try{S();return}catch(p){if(p instanceof N().GateError&&
p.code==="program_not_found")return p;throw p}}function h(S){const p=new Set;return S.map(w=>w.map(g=>{const{outcome:E}=g;
return E.status==="skipped"?g:p.has(E)?{...g,outcome:{...E,reused:!0}}:(p.add(E),g)}))}function O(S,p){return{plan:S,outcome:(0,M().
notRun)("skipped",p),changedFiles:[]}}},46562:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),l.findingsOf=
R,l.judgeGene=j;function N(){const n=m(13580);return N=function(){return n},n}function M(){const n=m(57334);return M=function(){
return n},n}function F(){const n=m(9436);return F=function(){return n},n}function A(){const n=m(49001);return A=function(){
return n},n}function b(){const n=m(47350);return b=function(){return n},n}function j(n,s,{policy:a,ignoring:o,capped:u=[],
missing:r}){const t=w(n,k=>(0,F().suppress)(k,o)),d=s.outcomes.get(n)??[],y=s.proofs?.get(n),f=[...(0,A().runFindings)(t,
d,s,a),...(0,A().proofFindings)(t,y)],$=[...(0,F().suppress)(f,o),...r?[r]:[]],T=[...R({gene:t,runFindings:$}),...u].filter(
({suppressed:k})=>!k),{isIdle:P=!1}=t,L=P||O(d,$),I=(0,b().gravest)([(0,b().severityVerdict)(T,a.fail_on),...t.commands.
map(({verdict:k})=>k==="block"&&!P?"fail":"pass"),...L?["warn"]:d.map(p),r?"needs_approval":"pass"]);return{gene:t,ran:s.
outcomes.has(n),outcomes:d,...y&&{proofs:y},runFindings:$,capped:u,verdict:I,summary:P?C:L?h:g(t,d,I,T)}}function R({gene:n,
runFindings:s}){return[...n.findings,...n.commands.flatMap(a=>a.findings),...s]}const C="an unchanged seed of the engine\
, whose scripts are not in this repository",h="not runnable here: the machine lacks a program or a tool";function O(n,s){
const a=s.filter(({rule:o})=>(0,N().ruleOf)(o).group==="environment");return a.length>0&&a.every(({severity:o})=>o!=="er\
ror")&&n.every(({status:o,reason:u})=>o==="skipped"?!S.has(u):o==="passed"||o==="not_runnable")}const S=new Set([M().INTERRUPTED,
M().OUTCOME_LOST]);function p({status:n,reason:s}){return n==="passed"?"pass":n==="error"||S.has(s)?"error":"fail"}function w(n,s){
return{...n,findings:s(n.findings),commands:n.commands.map(a=>({...a,findings:s(a.findings)}))}}function g(n,s,a,o){const u=n.
commands.findIndex(I=>I.verdict==="block"),r=s.findIndex(({status:I})=>I!=="passed"&&I!=="skipped"),t=s.findIndex(({status:I})=>I===
"skipped"),d=[u,r,t].find(I=>I>=0)??-1,y=n.commands[d];if(y)return`constraint: validation_failed: ${y.command} => ${i(s[d])}`;
if(n.change==="removed")return"removed";const{files:f,max_files:v,severity:$}=n.blastRadius;if(o.some(E))return`constrai\
nt: blast_radius ${$}: ${f} / ${v} files`;const c=n.commands.length,T=c===1?"1 command":`${c} commands`;if(a==="needs_ap\
proval")return`${T} allowed, waiting for approval`;if(a==="fail")return`failed: ${e(o).join(", ")}`;const P=s.length>0?`${T}\
 passed`:`${T} allowed, none run`,L=a==="warn"?e(o):[];return L.length>0?`${P}, with warnings: ${L.join(", ")}`:P}function E({
rule:n,severity:s}){return s==="error"&&n.startsWith("blast-radius-")}function e(n){const s=n.filter(({severity:o})=>o===
"error"),a=n.filter(({severity:o})=>o==="warning");return[...new Set((s.length>0?s:a).map(({rule:o})=>o))]}function i(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),
l.idleIgnores=S,l.ignoreFindings=h,l.isIgnorable=R,l.refusalOf=O,l.suppress=C;function N(){const e=m(41330);return N=function(){
return e},e}function M(){const e=m(32854);return M=function(){return e},e}function F(){const e=m(13580);return F=function(){
return e},e}function A(){const e=m(95132);return A=function(){return e},e}function b(){const e=m(43767);return b=function(){
return e},e}function j(){const e=m(52288);return j=function(){return e},e}function R({rule:e,severity:i,layer:n}){return(0,b().
mayBeIgnored)({...(0,F().ruleOf)(e),severity:i,layer:n})}function C(e,{ignores:i,...n}){const s=i.filter(o=>!(0,j().hasExpired)(
o.expires,n.today)),a=(0,j().withLevels)(e,n);return s.length===0?a:a.map(o=>{const u=R(o)&&s.find(r=>p(r,o));return u?{
...o,suppressed:{reason:u.reason,expires:u.expires}}:o})}function h({ignores:e,today:i},n,s){return e.flatMap(a=>{const{
rule:o,reason:u,expires:r}=a,t=`The ignore of \`${o}\` ${E(a)}`,d=n.filter($=>p(a,$)),y=d.every(R)?O(a):j().DECIDES;if(y!==
void 0)return[(0,A().finding)("exception-refused",{exception:t,refusal:y})];if((0,j().hasExpired)(r,i))return[(0,A().finding)(
"exception-refused",{exception:t,refusal:(0,j().expiredWords)(r,u)})];const f=d.length===0&&s.some($=>w(a,$)),v={exception:t,
refusal:"the rule finds nothing there"};return f?[(0,A().finding)("exception-refused",v,{severity:"notice"})]:[]})}function O({
rule:e}){const i=(0,F().checkRules)().find(({id:n})=>n===e);return i===void 0?(0,j().unknownRule)(e):i.ignorable!==void 0||
(0,b().mayBeIgnored)(i)?void 0:j().DECIDES}function S(e,i){return e.flatMap(n=>(0,j().idle)(n.rule,O(n),n.expires,i))}function p({
rule:e,where:i},{rule:n,location:s,subject:a}){if(e!==n)return!1;const{path:o,gene:u,command:r}=i??{};return(o===void 0||
s!==void 0&&g(s.path,o))&&(u===void 0||u===a?.id)&&(r===void 0||r===a?.command)}function w({where:e},{asset:i,commands:n}){
const{path:s,gene:a,command:o}=e??{};return(s===void 0||g(i.path,s))&&(a===void 0||a===i.id)&&(o===void 0||n.some(u=>u.command===
o))}function g(e,i){return(0,M().isWithin)(e,i)||(0,N().default)(i,{dot:!0,nonegate:!0})(e)}function E({where:e={}}){const i=Object.
entries(e).map(([n,s])=>`the ${n} \`${s}\``);return i.length===0?"for all findings":`for ${i.join(", ")}`}},92344:function(H,l,m){
Object.defineProperty(l,"__esModule",{value:!0}),l.allFindings=i,l.judge=g,l.judgeShards=a,l.otherShards=o,l.verdictOfPart=
u;function N(){const r=m(9354);return N=function(){return r},r}function M(){const r=m(1395);return M=function(){return r},
r}function F(){const r=m(89549);return F=function(){return r},r}function A(){const r=m(27199);return A=function(){return r},
r}function b(){const r=m(97247);return b=function(){return r},r}function j(){const r=m(54062);return j=function(){return r},
r}function R(){const r=m(13580);return R=function(){return r},r}function C(){const r=m(95132);return C=function(){return r},
r}function h(){const r=m(46562);return h=function(){return r},r}function O(){const r=m(9436);return O=function(){return r},
r}function S(){const r=m(52288);return S=function(){return r},r}function p(){const r=m(47350);return p=function(){return r},
r}const w={ignores:[],rules:{}};function g(r,t,{policy:d,now:y,approval:f=N().NOTHING_WAITS}){const{ignores:v,rules:$}=(0,b().
isOfChange)(r)?d:w,c={ignores:v,rules:$,today:(0,j().dayOf)(y)},T=o(t.shards??[]),P=s(f,r.findings),L=[...P?r.findings:e(
r.findings,d,f),...P?[P]:[],...T?[T]:[],...t.findings??[],...t.interrupted>0?[(0,C().finding)("run-interrupted",{skipped:t.
interrupted})]:[]],I=(0,O().suppress)(L,c),k=I.filter(({rule:Y})=>Y==="blast-radius-hard-cap"),D=new Map(r.genes.map(Y=>{
const Q=n(Y,f),J=Y.blastRadius.severity==="hard_cap_breach"?k:[];return[Y,(0,h().judgeGene)(Y,t,{policy:d,ignoring:c,capped:J,
...Q&&{missing:Q}})]})),B=[...D.values()],U=[...L,...B.flatMap(h().findingsOf)],W=[...I,...(0,O().ignoreFindings)(c,U,r.
genes),...(0,S().levelFindings)(c)],[x,V]=E(W,d.approvals.gate>0),X=(0,p().gravest)([(0,p().severityVerdict)(V,d.fail_on),
x.length>0?"warn":"pass"]),G=t.interrupted>0?"error":"pass",_=P?"needs_approval":"pass",z=(0,p().gravest)([X,G,_,...B.map(
Y=>Y.verdict)]);return{genes:B,findings:W,verdict:T?u(z):z,shards:a(t.shards??[],D)}}function E(r,t){if(!t)return[[],r];
const d=new Set(r.flatMap(f=>(0,M().needsPerson)(f)?f.location?.path:[])),y=({rule:f,severity:v,location:$})=>(0,R().ruleOf)(
f).approval!==void 0||f==="protected-path"&&v==="warning"&&d.has($?.path);return[r.filter(y),r.filter(f=>!y(f))]}function e(r,{
approvals:{gate:t}},{approvals:d}){if(t>0&&d.length===0)return r;const y=t>0?"given":"not required";return r.map(f=>(0,M().
needsPerson)(f)?{...f,args:{...f.args,approval:y}}:f)}function i({findings:r,genes:t}){return[...r,...t.flatMap(h().findingsOf)]}
function n(r,{waiting:t,refusals:d,means:y,digest:f=""}){const v=t.get(r);if(v===void 0)return;const{asset:$,commands:c}=r;
return(0,C().finding)("approval-missing",{gene:$.id,confirmation:v.confirmation==="strong"?"strong":"very strong",needed:v.
needed,given:v.given,commands:c.filter(({confirmation:T})=>T!=="standard").map(({command:T})=>T),means:y,digest:(0,F().shortDigest)(
f),refusals:d},(0,A().placeOf)($))}function s({gate:r,refusals:t,means:d,digest:y=""},f){if(r===void 0)return;const v=f.
some(({rule:T})=>T==="gate-weakened"),$=f.some(({rule:T})=>T==="agent-files-unapproved"),c={...r,means:d,digest:(0,F().shortDigest)(
y),refusals:t,weakens:v,runs:$};return(0,C().finding)("gate-approval-missing",c)}function a(r,t){return r.map(({index:d,
of:y,genes:f})=>{const v=(0,p().gravest)([...f].map($=>t.get($)?.verdict??"error"));return{index:d,of:y,genes:f.size,verdict:v}})}
function o(r){const[t]=r;if(!(t===void 0||r.length===t.of))return(0,C().finding)("part-of-run",{index:t.index,of:t.of,genes:t.
genes.size})}function u(r){return r==="pass"||r==="warn"?"error":r}},52288:function(H,l,m){Object.defineProperty(l,"__es\
Module",{value:!0}),l.DECIDES=void 0,l.expiredWords=O,l.hasExpired=h,l.idle=p,l.idleLevels=w,l.levelFindings=g,l.unknownRule=
i,l.withLevels=R;function N(){const n=m(3051);return N=function(){return n},n}function M(){const n=m(13970);return M=function(){
return n},n}function F(){const n=m(54062);return F=function(){return n},n}function A(){const n=m(13580);return A=function(){
return n},n}function b(){const n=m(95132);return b=function(){return n},n}function j(){const n=m(43767);return j=function(){
return n},n}function R(n,s){return Object.keys(s.rules).length===0?n:n.map(a=>C(a,s))}function C(n,s){const{rule:a,severity:o,
layer:u}=n,r={...(0,A().ruleOf)(a),severity:o,layer:u},t=S(s,a),d=o==="error"&&r.group&&S(s,r.group),y=t?a:r.group,f=t??
(d||void 0);if(f===void 0||y===void 0)return n;const{level:v,...$}=f,c=v==="off"?"notice":v;return c===o||c!=="error"&&!(0,j().
mayBeSoftened)(r)?n:{...n,severity:c,level:{rules:y,level:v,from:o,...$}}}function h(n,s){return n!==void 0&&n<s}function O(n,s){
return`it expired on ${n} (reason: ${s})`}function S({rules:n,today:s},a){const o=Object.hasOwn(n,a)?n[a]:void 0,u=o&&(0,F().
settingOf)(o);return h(u?.until,s)?void 0:u}function p(n,s,a,o){const u=s??(h(a,o)?`it expired on ${a}`:void 0);return u===
void 0?[]:[{name:n,why:u}]}function w({rules:n,today:s}){return Object.entries(n).flatMap(([a,o])=>{const{level:u,until:r}=(0,F().
settingOf)(o);return p(a,E(a,u),r,s)})}function g({rules:n,today:s}){return Object.entries(n).flatMap(([a,o])=>{const{level:u,
until:r,reason:t="none given"}=(0,F().settingOf)(o),d=E(a,u),y=`The level \`${u}\` of \`${a}\``;return d!==void 0?[(0,b().
finding)("exception-refused",{exception:y,refusal:d})]:h(r,s)?[(0,b().finding)("exception-refused",{exception:y,refusal:O(
r,t)})]:[]})}function E(n,s){const a=M().RULE_GROUPS,o=(0,A().checkRules)().find(({id:r})=>r===n);return a.includes(n)?void 0:
o===void 0?i(n,a):s==="error"||(0,j().mayBeSoftened)(o)||o.ignorable!==void 0?void 0:e}const e=l.DECIDES="the rule decid\
es whether commands may run, what a change may touch, or whether files are readable";function i(n,s=[]){const a=(0,N().nearestName)(
n,[...s,...(0,A().checkRules)().map(({id:u})=>u)]);return`${s.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${a?` (did you mean \`${a}\`?)`:""}`}},49001:function(H,l,m){Object.defineProperty(l,"__esModule",{value:!0}),
l.earlierOutputOf=a,l.proofFindings=o,l.runFindings=S;function N(){const t=m(41330);return N=function(){return t},t}function M(){
const t=m(27199);return M=function(){return t},t}function F(){const t=m(6470);return F=function(){return t},t}function A(){
const t=m(78641);return A=function(){return t},t}function b(){const t=m(39491);return b=function(){return t},t}function j(){
const t=m(95132);return j=function(){return t},t}function R(){const t=m(77823);return R=function(){return t},t}function C(){
const t=m(57334);return C=function(){return t},t}function h(){const t=m(26756);return h=function(){return t},t}function O(){
const t=m(6410);return O=function(){return t},t}function S(t,d,{isolation:y},f){const v=y.level==="namespaces",$=t.commands.
flatMap((c,T)=>{const P=d[T];if(P===void 0)return[];const{command:L,location:I}=c,k={location:I,subject:{...(0,M().subjectOf)(
t.asset),command:L}};return[{audited:c,command:L,outcome:P,place:k}]});return[...$.flatMap(c=>[...i(c,f,y),...e(c,f),...E(
c)]),...v?w($):[],...p(t,d,f)]}function p({asset:t,commands:d},y,{limits:f}){const v=d.filter((T,P)=>y[P]?.reason===C().
BUDGET_SPENT),[$]=v;if($===void 0)return[];const c={gene:t.id,seconds:f.budget_seconds,commands:v.length};return[(0,j().
finding)("budget-spent",c,{location:$.location,subject:(0,M().subjectOf)(t)})]}function w(t){const d=t.findIndex(({outcome:T})=>T.
status==="failed"),y=t[d],f=y&&a(y,t.slice(0,d));if(!f)return[];const{path:v,writer:$}=f,c={command:y.command,paths:[v],
writer:$};return[(0,j().finding)("file-left-out",c,y.place)]}const g=[["checkout_modified","checkout-modified"],["checko\
ut_changed","checkout-changed"]];function E({command:t,outcome:d,place:y}){const f=g.flatMap(([$,c])=>{const T=d[$];return T?
[(0,j().finding)(c,{command:t,paths:T},y)]:[]}),{left_out:v}=d;return v===void 0?f:[...f,(0,j().finding)("file-left-out",
{command:t,paths:v,writer:""},y)]}function e({command:t,outcome:{side_effects:d},place:y},{caches:f}){const v=d?n(d,f):[];
return v.length===0?[]:[(0,j().finding)("command-writes",{command:t,paths:v},y)]}function i({audited:t,command:d,outcome:y,
place:f},{limits:{slow_command_seconds:v},network:$},c){const T=Math.round(y.duration_ms/1e3),P=(0,R().containmentWords)(
y,c,$);switch(y.status){case"failed":{const L=`failed with exit code ${y.exit_code??1}`;return[(0,j().finding)("command-\
failed",{command:d,how:L,...P},f)]}case"timed_out":return y.reason===C().BUDGET_SPENT?[]:[(0,j().finding)("command-timed\
-out",{command:d,seconds:T,...P},f)];case"crashed":{const L=`crashed: ${y.reason??"no exit code"}`;return[(0,j().finding)(
"command-failed",{command:d,how:L,...P},f)]}case"not_runnable":{const{program:L=d}=t.plan??{};return[(0,j().finding)("pr\
ogram-missing",{command:d,program:L,where:"was not found on PATH outside the checkout"},f)]}case"passed":return y.duration_ms>
v*1e3?[(0,j().finding)("command-slow",{command:d,seconds:T,limit:v},f)]:[];case"skipped":{if(y.reason===C().OUTCOME_LOST)
return[(0,j().finding)("not-judged",{detail:`the command \`${d}\`: ${C().OUTCOME_LOST}`},f)];const L=(0,F().toolOf)(t.reading);
return L===void 0||L.path!==void 0?[]:[(0,j().finding)("program-missing",{command:d,program:L.name,where:"is not install\
ed in `node_modules`"},f)]}case"error":case"blocked":return[]}}function n({created:t,changed:d,deleted:y},f){const v=(0,N().
default)([...f],{dot:!0});return[...t,...d,...y].filter($=>!v($)).sort()}const s=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function a(t,d){const{command:y,outcome:f}=t,v=[f.stderr,f.stdout].flatMap(({head:I,tail:k})=>[I,k]),$=[y,...v.flatMap(I=>I.
split(`
`))],c=d.toReversed().flatMap(({command:I,outcome:{side_effects:k}})=>(k?.created??[]).map(D=>({path:D,writer:I}))),T=new Set(
c.flatMap(({path:I})=>[I,...(0,b().foldersAbove)(I)])),P=(0,h().mentionsIn)($,T),L=(0,h().mentionsIn)($.filter(I=>s.test(
I)),T);for(const{path:I,writer:k}of c){if(P.has(I))return{path:I,writer:k};const D=(0,b().foldersAbove)(I).findLast(B=>L.
has(B));if(D!==void 0)return{path:D,writer:k}}}function o({asset:t,commands:d},y=[]){const f=d.map(({command:c})=>c),v=(c,T,P,L)=>{
const{command:I="",location:k}=d[c]??{},D={...k&&{location:k},subject:{...(0,M().subjectOf)(t),command:I}},B=L?"notice":
"warning";return(0,j().finding)("nothing-shown",{commands:f,files:T,lines:P},{...D,severity:B})},$=y.findIndex(({outcome:c})=>c===
"nothing_shown");if($>=0&&y.every(({outcome:c})=>u.has(c))){const{files:c=[]}=y[$]??{};return[v($,c,"",c.every(O().isForPeople))]}
return r(y).map(c=>v(0,[c.path],(0,A().linesOf)(c),!0))}const u=new Set(["nothing_shown","no_subject"]);function r(t){const d=({
path:v,lines:$})=>`${v}:${$.join("-")}`,y=({outcome:v,hunks:$=[]},c)=>v==="nothing_shown"||$.some(T=>!T.noticed&&d(T)===
d(c));return[...new Map(t.flatMap(v=>v.hunks??[]).map(v=>[d(v),v])).values()].filter(v=>t.every($=>y($,v)))}}};
