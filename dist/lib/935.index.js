"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.NOTHING_WAITS=void 0,f.findApprovals=A;function N(){const m=l(41895);return N=function(){return m},m}function v(){const m=l(
39763);return v=function(){return m},m}function F(){const m=l(1395);return F=function(){return m},m}async function A(m,g,w,E){
const{means:e}=E,i=(0,F().weakensGate)(m)?b(g.gate,e):0,n=m.genes.flatMap(u=>{const y=O(u);return y==="standard"?[]:[{gene:u,
confirmation:y,needed:b(g[y],e)}]});if(n.length===0&&i===0)return{...S,means:e};const r=await Promise.all(w.map(u=>R(u,g.
people,E))),a=w.length>1?r.map(C):r,s=n.flatMap(({gene:u,...y})=>{const d=j(a,({asking:M})=>M?.has(p(u))??!0);return y.needed>
d?[[u,{...y,given:d}]]:[]}),h=j(a,({weakensGate:u})=>u??!0),o=a.flatMap(({digest:u})=>u??[]),t=o.length===w.length?(0,F().
groupDigest)(o):void 0;return{means:e,approvals:a.flatMap(({approvals:u})=>u),refusals:a.flatMap(({refusals:u})=>u),waiting:new Map(
s),...i>h&&{gate:{needed:i,given:h}},...t!==void 0&&{digest:t}}}function b(m,g){return g==="digest"?Math.min(m,1):m}function j(m,g){
const w=m.filter(g),E=w.length>0?w:m;return E.length===0?0:Math.min(...E.map(({approvals:e})=>e.length))}async function R({
pullRequest:m,judge:g},w,{find:E}){try{const{subject:e,genes:i,weakensGate:n}=await g(),r=(0,F().approvalDigest)(e),a={people:w,
subject:e,...m!==void 0&&{pullRequest:m}},{approvals:s,refusals:h}=await E(a),o=i.filter(t=>O(t)!=="standard").map(p);return{
pullRequest:m,approvals:s,refusals:h,asking:new Set(o),weakensGate:n,digest:r}}catch(e){if(!(e instanceof N().GateError))
throw e;const i=`could not judge the head: ${e.message}`;return{pullRequest:m,approvals:[],refusals:[i]}}}function C(m){
const{pullRequest:g,approvals:w,refusals:E}=m;return g===void 0?m:{...m,approvals:w.map(e=>({...e,pull_request:g})),refusals:E.
map(e=>`pull request ${g}: ${e}`)}}function p({asset:{path:m,id:g}}){return JSON.stringify([m,g])}function O({commands:m}){
if(m.some(({plan:w})=>w===void 0))return"standard";const g=m.map(({confirmation:w})=>v().CONFIRMATIONS.indexOf(w));return v().
CONFIRMATIONS[Math.max(0,...g)]??"standard"}const S=f.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
39092:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.commitLayer=A;function N(){const b=l(51455);return N=
function(){return b},b}function v(){const b=l(76760);return v=function(){return b},b}function F(){const b=l(96402);return F=
function(){return b},b}async function A({checkout:b,layer:j,modes:R,path:C}){const p=(0,v().join)(b,".git");if(!(await(0,N().
lstat)(p).catch(()=>{}))?.isDirectory())return;const S=await(0,F().openRepository)(b,{PATH:C}),m=(0,v().join)(j,".git","\
index"),g={GIT_INDEX_FILE:m},w=async(...E)=>(await S.objects(...E)).toString().trim();try{const E=[...R.keys()],i=(await w(
["hash-object","-w","--no-filters","--stdin-paths"],{input:E.map(y=>`${JSON.stringify((0,v().join)(j,y))}
`).join("")})).split(`
`);await(0,N().mkdir)((0,v().dirname)(m),{recursive:!0}),await(0,N().cp)(S.index,m);const n=E.map((y,d)=>`${R.get(y)} ${i[d]}\
	${y}\0`);await w(["update-index","-z","--index-info"],{env:g,input:n.join("")});const r=await w(["write-tree"],{env:g}),
s=(await S.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${r}`),h=Buffer.from(s,"latin\
1"),o=await w(["hash-object","-t","commit","-w","--stdin"],{input:h});await(0,N().cp)(S.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,v().join)(j,".git","objects"),{recursive:!0,filter:y=>!y.endsWith("/info")});const t=await(0,N().readFile)((0,v().
join)(p,"HEAD"),"utf8"),u=/^ref: (refs\/\S+)\n?$/.exec(t)?.[1]??"HEAD";await(0,N().mkdir)((0,v().dirname)((0,v().join)(j,
".git",u)),{recursive:!0}),await(0,N().writeFile)((0,v().join)(j,".git",u),o)}finally{await S.close()}}},19309:function(H,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.copyCheckout=S,f.shareFolder=E;function N(){const n=l(73024);return N=
function(){return n},n}function v(){const n=l(51455);return v=function(){return n},n}function F(){const n=l(76760);return F=
function(){return n},n}function A(){const n=l(41895);return A=function(){return n},n}function b(){const n=l(4339);return b=
function(){return n},n}function j(){const n=l(95132);return j=function(){return n},n}function R(){const n=l(46282);return R=
function(){return n},n}function C(){const n=l(51968);return C=function(){return n},n}const p={entries:2e5,bytes:4*1024**
3};class O extends Error{}async function S(n,r=p){const a=await(0,b().temporaryFolder)(),s=()=>(0,v().rm)(a,{recursive:!0,
force:!0,maxRetries:3}),h=(0,F().join)(a,(0,F().basename)(n.directory)||"checkout");try{await m(n,h,r);const o=await(0,C().
copyRepository)(n.directory,h);return{guard:n.at(h),objects:o,close:s}}catch(o){if(await s(),o instanceof O)return;throw o}}
async function m(n,r,a){const{directory:s,files:h,folders:o}=n,t={...a},u=async y=>{const[d,M]=[(0,F().join)(s,y),(0,F().
join)(r,y)],$=await(0,v().lstat)(d);if(t.entries-=1,t.bytes-=$.isFile()?$.size:0,t.entries<0||t.bytes<0)throw new O;if($.
isSymbolicLink())await w(d,M,s,r);else if($.isFile())await(0,v().copyFile)(d,M,N().constants.COPYFILE_FICLONE);else if($.
isDirectory()){await(0,v().mkdir)(M,{mode:$.mode});for(const{name:c}of await g(d))await u((0,F().join)(y,c))}};for(const y of o)
await(0,v().mkdir)((0,F().join)(r,y),{recursive:!0});for(const{path:y}of h)await u(y);for(const y of n.additions)await(0,v().
mkdir)((0,F().join)(r,y,".."),{recursive:!0}),await u(y)}async function g(n){return(await(0,v().readdir)(n,{withFileTypes:!0})).
filter(({name:a})=>a!==".git")}async function w(n,r,a,s){const h=await(0,v().readlink)(n),o=(0,F().isAbsolute)(h)&&(0,R().
isInside)(a,h),t=process.platform==="win32"?"junction":void 0;await(0,v().symlink)(o?(0,F().join)(s,(0,F().relative)(a,h)):
h,r,t)}function E(n,r,a=!1,s=S){let h,o=!1;return{folder:async()=>{if(a)return n.directory;if(h=await s(n),o=h===void 0,
o&&!r)throw i(n);return h?.guard.directory??n.directory},guard:()=>h?.guard??n,hides:()=>!o,findings:()=>o?[e(n)]:[],close:async()=>h?.
close()}}function e({leftOut:n}){const r=n.length===1?"1 file or directory":`${n.length} files and directories`,a=n.length===
0?"":`, and they saw ${r} that the commit does not have`;return(0,j().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${a}`})}function i({directory:n}){return new(A()).GateError("con\
tainment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.copyRepository=A,f.safeGitConfigs=
m,f.withoutSecrets=w;function N(){const E=l(51455);return N=function(){return E},E}function v(){const E=l(76760);return v=
function(){return E},E}const F=new Set(["hooks","lfs","worktrees"]);async function A(E,e){const i=(0,v().join)(E,".git"),
n=await(0,N().lstat)(i).catch(()=>{});if(n===void 0)return[];const r=(0,v().join)(e,".git");if(n.isDirectory())return b(
i,r);const a=/^gitdir: (.+)\n?$/.exec(await(0,N().readFile)(i,"utf8"))?.[1];if(a===void 0)return[];const s=(0,v().resolve)(
E,a),h=await(0,N().readFile)((0,v().join)(s,"commondir"),"utf8").catch(()=>{});return[...h===void 0?[]:await b((0,v().resolve)(
s,h.trim()),r),...await b(s,r,new Set(["commondir","gitdir"]))]}async function b(E,e,i=new Set){const n=[];await(0,N().mkdir)(
e,{recursive:!0});const r=await(0,N().readdir)(E,{withFileTypes:!0}),a=j(r);for(const s of r){const{name:h}=s,[o,t]=[(0,v().
join)(E,h),(0,v().join)(e,h)];a&&F.has(h)||i.has(h)||(s.isDirectory()&&h==="objects"&&a?(await R(o,t),n.push(o)):s.isDirectory()?
n.push(...await b(o,t)):s.isFile()&&/^config(\.worktree)?$/.test(h)?await(0,N().writeFile)(t,w(await(0,N().readFile)(o,"\
utf8"))):s.isFile()&&await(0,N().copyFile)(o,t))}return n}function j(E){const e=i=>E.find(n=>n.name===i);return e("HEAD")?.
isFile()===!0&&e("objects")?.isDirectory()===!0}async function R(E,e){await(0,N().mkdir)((0,v().join)(e,"info"),{recursive:!0}),
await(0,N().writeFile)((0,v().join)(e,"info","alternates"),`${JSON.stringify(E)}
`)}const C=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,p=/^\s*([\w-]+)\s*(?:=|$)/,O={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},S=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function m(E){const e=await g(E,".git"),i=async n=>{
const r=await(0,N().readFile)((0,v().join)(E,n),"utf8");return[n,w(r)]};return new Map(await Promise.all(e.map(i)))}async function g(E,e){
const n=(await(0,N().readdir)((0,v().join)(E,e),{withFileTypes:!0}).catch(()=>[])).map(async r=>{const a=(0,v().join)(e,
r.name);return r.isFile()?/^config(\.worktree)?$/.test(r.name)?[a]:[]:r.isDirectory()?g(E,a):[]});return(await Promise.all(
n)).flat()}function w(E){if(S.test(E))return E;let e=[];return E.split(`
`).filter(n=>{const r=C.exec(n)?.[1]?.toLowerCase();if(r!==void 0)return e=O[r]??[],e.length>0&&n.trimEnd().endsWith("]");
const a=p.exec(n)?.[1]?.toLowerCase();return a!==void 0&&e.includes(a)&&!n.endsWith("\\")}).map(n=>`${n}
`).join("")}},77823:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.containmentWords=C;function N(){const p=l(
36773);return N=function(){return p},p}function v(){const p=l(96266);return v=function(){return p},p}const F={contained:"",
change:""},A=new Set(["failed","crashed","timed_out"]),b=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${v().HOME})/`)].
map(({source:p})=>p).join("|"),"i"),j=/file watchers/,R=2e3;function C(p,{level:O},S){if(O!=="namespaces"||!A.has(p.status))
return F;if(p.limits_hit){const E=(0,N().inCode)(p.limits_hit.map(e=>`limits.${e}`));return{contained:`it reached ${E}`,
change:`If the command needs more, increase ${E} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![p.stderr,p.stdout].flatMap(({head:E,tail:e})=>[E,e]).flatMap(E=>E.split(`
`)).map(E=>E.slice(0,R)).some(E=>b.test(E)&&!j.test(E))&&p.signal!=="SIGXFSZ"?F:{contained:`it ran ${S==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.effectiveLimits=
A,f.limitsInWords=j,f.limitsOn=E,f.resourceLimits=b,f.thisMachine=w;function N(){const i=l(73024);return N=function(){return i},
i}function v(){const i=l(48161);return v=function(){return i},i}function F(){const i=l(26040);return F=function(){return i},
i}function A(i,n){const{memory_bytes:r,processes:a,open_files:s,file_bytes:h,written_bytes:o}=i;return{memory_bytes:r,memory_limited_by:n?
"control_group":"supervisor",processes:a,open_files:s,file_bytes:h,written_bytes:o}}function b(i){return[["CORE",1],["FS\
IZE",i.file_bytes],["NOFILE",i.open_files]]}function j(i){const{memory_bytes:n,memory_limited_by:r,processes:a,open_files:s}=i;
return[`memory: ${R(n)}${r==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${a}`,`ope\
n files: ${s}`,`file size: ${R(i.file_bytes)}`,`total written: ${R(i.written_bytes)}`].join(", ")}function R(i){return`${Math.
round(i/1024/1024)} MiB`}const C=1024**3,p=64*1024**2,O=1/2,S=4/5,m=2*C,g=1024*1024;function w(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,v().totalmem)()),freeBytes:process.availableMemory(),openFiles:e("Max open files")}}
function E(i,n,r){const{totalBytes:a,freeBytes:s,openFiles:h}=i,o=(t,u)=>Math.max(t/r-t/r%p,u);return{...n,memory_bytes:Math.
min(n.memory_bytes,o(a*S,m)),written_bytes:Math.min(n.written_bytes,o(s*O,g)),open_files:Math.min(n.open_files,h)}}function e(i){
const n=(0,F().attempt)(()=>(0,N().readFileSync)("/proc/self/limits","utf8"))??"",r=new RegExp(`^${i}\\s+\\S+\\s+(\\d+)`,
"m");return Number(r.exec(n)?.[1]??1/0)}},32223:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.homeFolders=
e,f.privateFolders=S,f.viewOf=m;function N(){const i=l(73024);return N=function(){return i},i}function v(){const i=l(51455);
return v=function(){return i},i}function F(){const i=l(48161);return F=function(){return i},i}function A(){const i=l(76760);
return A=function(){return i},i}function b(){const i=l(46282);return b=function(){return i},i}const j=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],R=["/nix/store","/gnu/store"],C=["null","zero","full","random","urandom"],
p="tty",O=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function S(i){const n=O.flatMap(a=>i[`GITHUB_${a}`]??
[]),r=[i.HOME,i.RUNNER_TEMP,i.XDG_RUNTIME_DIR].flatMap(a=>a??[]);return[...new Set([...r,(0,F().tmpdir)(),...n.map(A().dirname)].
filter(a=>(0,A().isAbsolute)(a)))]}async function m({node:i,npm:n,machine:r},a,s){const h=await w([...j,...R]),t=(await Promise.
all(a.map(M=>(0,v().realpath)(M).catch(()=>[])))).flat(),u=[(0,A().dirname)(i.file),...n?[(0,A().dirname)((0,A().dirname)(
n.file))]:[],...[...r.values()].flatMap(M=>g(M,t)),...s?await E():[]].filter(M=>!h.some($=>(0,b().isInside)($,M))),y=t.filter(
M=>h.some($=>$!==M&&(0,b().isInside)($,M))),d=(0,N().existsSync)(`/dev/${p}`)?[...C,p]:C;return{system:h,emptied:y,tools:[
...new Set(u)],devices:d,home:[],names:[]}}function g({file:i,real:n},r){const a=(0,A().dirname)(n),s=(0,A().dirname)(a),
h=(0,A().basename)(a),o=h==="shims"||h==="bin"&&!r.some(t=>(0,b().isInside)(t,s));return[(0,A().dirname)(i),a,...o?[s]:[]].
filter(t=>!r.some(u=>(0,b().isInside)(t,u)))}async function w(i){return(await Promise.all(i.map(async r=>(await(0,v().lstat)(
r).catch(()=>{}))?.isDirectory()?[r]:[]))).flat()}async function E(){const i=await(0,v().realpath)("/etc/resolv.conf").catch(
()=>{});return i?.startsWith("/run/systemd/resolve/")?[(0,A().dirname)(i)]:[]}async function e(i,n){return n===void 0||!(0,A().
isAbsolute)(n)?[]:(await Promise.all([...new Set(i)].sort().map(async a=>{const s=await(0,v().realpath)((0,A().join)(n,a)).
catch(()=>{});return s===void 0||!(await(0,v().stat)(s)).isDirectory()?[]:[{path:a,source:s}]}))).flat()}},96266:function(H,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.TEMP=f.HOME=f.ABOVE=void 0,f.commandFolders=m,f.commandMounts=S,f.sharedMounts=
O;function N(){const w=l(76760);return N=function(){return w},w}function v(){const w=l(39491);return v=function(){return w},
w}function F(){const w=l(46282);return F=function(){return w},w}const A=f.HOME="/home/gene-gate",b=f.TEMP="/tmp",j=f.ABOVE=
`${A}/above`,R=64,C="/.gene-gate",p={lower:`${C}/lower`,cover:`${C}/cover`,own:`${C}/own`,run:`${C}/run`,replaced:`${C}/\
replaced`,home:`${C}/home`,tools:`${C}/tools`};function O({view:w,checkout:E,run:e,stage:i}){const n=(a,s)=>[a,(0,N().join)(
i,s)],r=(a,s,h)=>[a,(0,N().join)(i,s),"none",h];return[...w.system.map(a=>n(a,a)),...w.emptied.map(a=>["gene-gate",(0,N().
join)(i,a),"tmpfs","size=1m,mode=0755"]),r("/proc","proc","rbind"),r(E,p.lower,"rbind"),r(e,p.run,"bind"),...w.tools.map(
(a,s)=>n(a,g(a,s))),...w.home.map(({source:a},s)=>n(a,(0,N().join)(p.home,String(s))))]}function S(w){const{view:E,checkout:e,
privileges:i,hides:n,keepsWrites:r,replaced:a}=w,s=(u,y,d)=>["gene-gate",y,u,d],h=(u,y,d="bind")=>[u,y,"none",d],o=[`low\
erdir=${n||i.adopt?`${p.cover}:`:""}${p.lower}`,`upperdir=${p.own}/upper`,`workdir=${p.own}/work`,...i.overlay,"X-mount.\
mkdir"],t=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${R}`;return[h(`${p.own}/tmp`,b),h(`${p.own}/home`,A),...E.
home.map(({path:u},y)=>h(`${p.home}/${y}`,(0,N().join)(A,u))),h(`${p.own}/shm`,"/dev/shm"),s("devpts","/dev/pts",t),...E.
tools.flatMap((u,y)=>{const d=g(u,y);return u===d?[]:[h(d,u,"rbind,X-mount.mkdir")]}),r?h(p.lower,e,"bind,X-mount.mkdir"):
s("overlay",e,o.join(",")),...a.map((u,y)=>h(`${p.replaced}/${y}`,(0,N().join)(e,u))),...E.names.map(u=>h(e,(0,N().join)(
j,u),"rbind")),s("proc","/proc","nosuid,nodev,noexec"),s("tmpfs",C,"ro,size=4k,mode=0755")]}function m({home:w,names:E}){
const e=E.map(r=>(0,N().relative)(A,(0,N().join)(j,r))),i=[...w.map(({path:r})=>r),...e];return["upper","work","tmp","ho\
me","shm",...[...new Set(i.flatMap(r=>[...(0,v().foldersAbove)(r),r]))].map(r=>`home/${r}`)]}function g(w,E){return[b,A].
some(i=>(0,F().isInside)(i,w))?`${p.tools}/${E}`:w}},57334:function(H,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.OUTCOME_LOST=f.INTERRUPTED=f.CHECKOUT_CHANGED=f.BUDGET_SPENT=f.BLOCKED=void 0,f.changedOutcome=C,f.countInterrupted=b,
f.notRun=R,f.stopReason=j;const l=f.BLOCKED="BLOCKED: validation command rejected by safety check",N=f.INTERRUPTED="inte\
rrupted",v=f.BUDGET_SPENT="the time budget for all commands was spent",F=f.OUTCOME_LOST="the run returned no outcome for\
 this command",A=f.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function b(p){return p.filter(({reason:O})=>O===
N).length}function j(p){return p.reason===v?v:N}function R(p,O,S=new Date){const m={head:"",tail:"",bytes:0,truncated:!1};
return{status:p,exit_code:null,signal:null,started_at:S.toISOString(),duration_ms:0,stdout:m,stderr:m,reason:O}}function C(p,O=R(
"error",A)){return{...O,status:"error",reason:A,checkout_changed:[...p]}}},22562:function(H,f,l){Object.defineProperty(f,
"__esModule",{value:!0}),f.outcomesOf=A,f.plansOf=F,f.refusedOutcomes=j;function N(){const p=l(6470);return N=function(){
return p},p}function v(){const p=l(57334);return v=function(){return p},p}function F({asset:p,commands:O}){const S=O.flatMap(
({plan:m})=>m??[]);return{id:p.id,plans:S.length===O.length?S:[]}}function A({commands:p},O,S){if(p.every(({plan:g})=>g!==
void 0))return p.map(({plan:g},w)=>b(g,O[w],S));const m=C(p);return p.map(({verdict:g})=>g==="block"?(0,v().notRun)("blo\
cked",v().BLOCKED,S):(0,v().notRun)("skipped",m,S))}function b(p,O,S){if(O===void 0||O.plan.digest!==p?.digest)return(0,v().
notRun)("skipped",v().OUTCOME_LOST,S);const{outcome:m,changedFiles:g}=O;return g.length===0?m:{...m,checkout_modified:g}}
function j(p,O,S){const m=({commands:w})=>w.some(E=>E.verdict==="block"),g=p.filter(O?R:m);return new Map(g.map(w=>[w,A(
w,[],S)]))}function R({change:p,commands:O}){return O.length===0?p!=="removed":O.some(({plan:S})=>S===void 0)}function C(p){
if(p.some(({verdict:m})=>m==="block"))return"another command of the gene is blocked";const S=p.flatMap(({reading:m})=>(0,N().
toolOf)(m)??[]).find(({path:m})=>m===void 0);return S?`${S.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(H,f,l){Object.defineProperty(f,"__esModul\
e",{value:!0}),f.mentionedOf=b,f.mentionsIn=j,f.namedRootOf=C;function N(){const p=l(76760);return N=function(){return p},
p}const v=5,F=30,A=/[^\w.@+~/\\-]+/;function b(p){const O=new Map(p.map(S=>[S,S]));for(const S of p){const{dir:m,name:g,
ext:w}=N().posix.parse(S),E=N().posix.join(m,g);w!==""&&!O.has(E)&&O.set(E,S)}return S=>{if(S.status!=="failed"||O.size===
0)return S;const{stdout:m,stderr:g}=S,w=[g,m].flatMap(({head:e,tail:i})=>[e,i]),E=new Set([...j(w,O)].flatMap(e=>O.get(e)??
[]));return E.size===0?S:{...S,left_out:[...E].sort().slice(0,v)}}}function j(p,O){const S=new Set(p.flatMap(m=>m.split(
A)));return new Set([...S].flatMap(m=>R(m).filter(g=>O.has(g))))}function R(p){const O=p.replaceAll("\\","/").replace(/(?<![.,])[.,]+$/,
"").split("/").filter(S=>S!==""&&S!=="."&&S!=="..");return O.length>F?[]:O.flatMap((S,m)=>O.slice(m).map((g,w)=>O.slice(
m,m+w+1).join("/")))}function C(p){return O=>{const{status:S,stdout:m,stderr:g}=O;return S==="passed"||p==="/"?O:[m,g].some(
({head:E,tail:e})=>[E,e].some(i=>i.includes(p)))?{...O,root:p}:O}}},46282:function(H,f,l){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.findPrograms=w,f.isInside=y;function N(){const d=l(31421);return N=function(){return d},d}function v(){
const d=l(73024);return v=function(){return d},d}function F(){const d=l(51455);return F=function(){return d},d}function A(){
const d=l(48161);return A=function(){return d},d}function b(){const d=l(76760);return b=function(){return d},d}function j(){
const d=l(57975);return j=function(){return d},d}function R(){const d=l(7723);return R=function(){return d},d}function C(){
const d=l(26040);return C=function(){return d},d}function p(){const d=l(41895);return p=function(){return d},d}function O(){
const d=l(14495);return O=function(){return d},d}const S=R().object({file:R().string(),version:R().string(),platform:R().
string(),arch:R().string()}),m="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",g=2e4;async function w(d){const{path:M,checkout:$,names:c=[]}=d,T=await o(M,$),P=await E(T,$),
[k,I]=await Promise.all(["npm","npx"].map(B=>i(B,P.file,T,$))),L=await h(c,T,$),G=await a(T,$);return{node:P,...k&&{npm:k},
...I&&{npx:I},...G!==void 0&&{shell:G},machine:L,searchPath:T}}async function E(d,M){for await(const{file:$,real:c}of u(
"node",d,M)){const T=await e($,c,d),P=await t(T.file,M);if(P!==void 0)return{...T,file:P}}throw new(p()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function e(d,M,$){const{execPath:c,version:T,platform:P,
arch:k}=process;if(P==="linux"&&!(0,v().existsSync)("/proc/self"))throw new(p()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(M===await(0,F().realpath)(c))return{file:M,version:T,platform:P,arch:k};try{const{stdout:I}=await(0,j().promisify)(
N().execFile)(d,["-p",m],{cwd:(0,b().dirname)(d),env:{PATH:$.join(b().delimiter),HOME:(0,A().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:g,windowsHide:!0});return S.parse(JSON.parse(I))}catch(I){throw new(p()).GateError(
"program_not_found",`${d} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:I})}}async function i(d,M,$,c){const T=(0,b().join)("node_module\
s","npm","bin",`${d}-cli.js`);for(const P of[(0,b().dirname)(M),...$]){for(const I of[(0,b().join)(P,T),(0,b().join)(P,"\
..","lib",T)]){const L=await n(I,d,c);if(L)return L}const k=await n((0,b().join)(P,d),d,c);if(k)return k}}async function n(d,M,$){
const c=await t(d,$);if(!c?.endsWith(`${M}-cli.js`))return;const T=(0,b().join)((0,b().dirname)(c),"..","package.json"),
P=await(0,F().readFile)(T,"utf8").catch(()=>"null"),{success:k,data:I}=R().object({name:R().literal("npm"),version:R().string()}).
safeParse((0,C().attempt)(()=>JSON.parse(P)));return k?{file:c,version:I.version}:void 0}const r="/bin/sh";async function a(d,M){
if(process.platform!=="win32")return r;for await(const{real:$}of u("git",d,M)){const c=await t((0,b().join)((0,b().dirname)(
$),"..","bin","sh.exe"),M);if(c!==void 0)return c}}const s=/^[A-Za-z0-9][\w.+-]*$/;async function h(d,M,$){const c=new Map;
for(const T of d.filter(P=>s.test(P))){const P=await u(T,M,$).next();P.done||c.set(T,P.value)}return c}async function o(d,M){
const $=new Set(d.split(b().delimiter).filter(T=>(0,b().isAbsolute)(T)));return(await Promise.all([...$].map(async T=>await t(
T,M)===void 0?[]:[T]))).flat()}async function t(d,M){const[$,c]=await Promise.all([(0,F().realpath)(d).catch(()=>{}),(0,F().
realpath)(M)]);if($===void 0)return;const T=[$,(0,b().resolve)(d)],P=[c,(0,b().resolve)(M)];return T.some(k=>P.some(I=>y(
I,k)))?void 0:$}async function*u(d,M,$){for(const c of M){const T=(0,b().join)(c,process.platform==="win32"?`${d}.exe`:d),
P=await t(T,$);P!==void 0&&await(0,O().isExecutable)(P)&&(yield{file:T,real:P})}}function y(d,M){const $=(0,b().relative)(
d,M);return $!==".."&&!$.startsWith(`..${b().sep}`)&&!(0,b().isAbsolute)($)}},49604:function(H,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.NO_PROGRESS=void 0,f.groupedProgress=A,f.linesOfProgress=F;function N(){const b=l(20849);return N=
function(){return b},b}const v=f.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function F(b){let j=0,R=0;
return{...v,planned:C=>{j=C},finished:(C,{status:p,duration_ms:O})=>{R+=1;const S=(O/1e3).toFixed(1);b(`[${R}/${j}] ${p}\
 in ${S} s: ${(0,N().safeLine)(C)}`)}}}function A(b){const j=F(b.info);return{...j,planned:R=>{b.startGroup(`Run ${R} va\
lidation command${R===1?"":"s"}`),j.planned(R)},ended:()=>b.endGroup()}}},49042:function(H,f,l){Object.defineProperty(f,
"__esModule",{value:!0}),f.LISTED=void 0,f.endOf=j,f.isProof=A,f.newCodeFailed=C,f.notRun=b,f.reverted=R,f.untried=p;function N(){
const O=l(57334);return N=function(){return O},O}const v=f.LISTED=20,F=new Set(["fails_without_change","fails_when_new_c\
ode_fails"]);function A({outcome:O}){return F.has(O)}function b(O,S={}){return{files:[],kept:[],duration_ms:0,...S,outcome:"\
not_run",reason:O}}function j({status:O,signal:S,exit_code:m,reason:g=O}){return O==="passed"||O==="timed_out"&&g!==N().
BUDGET_SPENT?"passed":m===126||m===127?{reason:`it could not start (exit status ${m})`}:O==="failed"||O==="crashed"&&S!==
null?"failed":{reason:g}}function R(O,S,{files:m,missing:g}){const w={...O,files:m.slice(0,v)},E=j(S);if(E==="passed")return w;
if(E!=="failed")return b(E.reason,w);if(g.length===0)return{...w,outcome:"fails_without_change"};const e=g.slice(0,v).map(
i=>`\`${i}\``);return b(`without the change, ${e.join(", ")} cannot be loaded`,w)}function C(O,S,m){const{reason:g,...w}=O,
E=j(S);if(E==="failed")return{...w,outcome:"fails_when_new_code_fails",files:[m]};if(E!=="passed")return b(E.reason,O);const e=[
...new Set([...O.files,m])];return{...w,outcome:"nothing_shown",files:e}}function p({newNames:O,adds:S},m){const[g]=O;if(!S&&
g===void 0)return{files:[],kept:[],duration_ms:0,...m,outcome:"no_subject"};const w=g===void 0?"files":`\`${g}\``;return b(
`the change only adds ${w}, without a function that can be made to fail`,m)}},24222:function(H,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.differencesOfAll=j;function N(){const O=l(57975);return N=function(){return O},O}function v(){
const O=l(80401);return v=function(){return O},O}function F(){const O=l(97921);return F=function(){return O},O}const A=2e3,
b=1e4;function j(){let O=b;return(S,m,g)=>{if(O<=0||m===g)return[];const w=Math.min(A,O),E=R(S,m,g,w),e=E.map(({count:i,
removed:n})=>i+n.split(`
`).length);return O-=E.length>0?e.reduce((i,n)=>i+n,0):w,E}}function R(O,S,m,g=A){const w={context:0,maxEditLength:g},E=(0,v().
structuredPatch)("","",S,m,"","",w),[e,i]=[S,m].map(r=>p(O,r)),n=(r=[],a,s)=>r.slice(a-1,a-1+s).flatMap(h=>h.trimEnd()||
[]);return(E?.hunks??[]).map(({oldStart:r,oldLines:a,newStart:s,newLines:h,lines:o})=>({start:s-1,count:h,isCode:!(0,N().
isDeepStrictEqual)(n(e,r,a),n(i,s,h)),removed:o.flatMap((t,u)=>t.startsWith("-")?`${t.slice(1)}${o[u+1]?.startsWith("\\")?
"":`
`}`:[]).join("")}))}const C=/^[ \t]*(?:\/\/.*|#(?:[ \t#].*)?|--(?:[ \t].*)?|\/\*.*\*\/|<!--.*-->)[ \t]*\r?$/gm;function p(O,S){
if(S.length>F().LONGEST_FILE)return S.split(`
`);const m=(0,F().languageOf)(O)?.masked??C;return S.replaceAll(m,w=>/^\s*(?:\/[/*]|#|--|<)/.test(w)?w.replaceAll(/[^\n]+/g,
" "):w.replaceAll(`
`,`"
"`)).split(`
`)}},55007:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.hunksOf=j;function N(){const R=l(76760);return N=
function(){return R},R}function v(){const R=l(6410);return v=function(){return R},R}const F=20,A=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
b=600;function j(R,C=[]){const p=({path:g,text:w})=>!(0,v().isGenerated)(g)&&!A.test(w.slice(0,b));if(!R.every(p))return[];
const O=C.map(g=>new Set(g.match(/[\w$-]+/g))),S=({path:g})=>{const{dir:w,name:E}=N().posix.parse(g),e=/^(?:index|mod|__init__)$/.
test(E)?N().posix.basename(w):E,i=O.findIndex(n=>n.has(e));return i<0?C.length:i};return R.filter(({path:g})=>!(0,v().isForPeople)(
g)).sort((g,w)=>S(g)-S(w)).flatMap(({path:g,before:w,text:E,differs:e})=>{const i=E.split(/(?<=\n)/);return e.flatMap(({
start:n,count:r,removed:a,isCode:s})=>{const h=n+r;if(!s)return[];const o=[...i.slice(0,n),a,...i.slice(h)].join(""),t={
...w,content:Buffer.from(o)};return[{path:g,lines:[n+1,h],reverted:t}]})}).slice(0,F)}},6410:function(H,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.isForPeople=m,f.isGenerated=O,f.isKept=C,f.isManifest=R;function N(){const g=l(76760);return N=
function(){return g},g}function v(){const g=l(95244);return v=function(){return g},g}const F=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
A=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
b=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,j=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function R(g){const w=N().posix.basename(g);return(0,v().isPackageFile)(w)||F.test(w)}function C(g){const w=N().posix.basename(
g);return(0,v().isOfTests)(g)||(0,v().isLockfile)(w)||R(g)||[j,b].some(E=>E.test(g))||A.test(w)||(0,v().toolThatFinds)(g)!==
void 0}const p=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function O(g){return p.test(g)}const S=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function m(g){
return(0,v().isDocument)(g)&&!(0,v().isProgramCode)(g)||S.test(g)}},97921:function(H,f,l){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.LONGEST_FILE=void 0,f.languageOf=h;function N(){const o=l(76760);return N=function(){return o},o}const v=f.
LONGEST_FILE=1e5;function F(...o){return new RegExp(o.join("|"),"g")}const A=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,
b=String.raw`"(?:\\.|[^"\\\n]){0,1000}"|'(?:\\.|[^'\\\n]){0,1000}'`,j="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[\
^{}`]*\\})*\\}|[^`\\\\$]+|\\$))\\k<part>){0,1000}`",R=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
C=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,p=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
O={extensions:["js","mjs","cjs"],masked:F(A,b,j,R),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:p,unless:C}],failing:(o,{indent:t,end:u})=>[`if (${o}) {`,`${t}throw new Error()${u}`,"}"],always:"Date.now() > 0",
loaded:{condition:"Object.isFrozen(EvalError)",end:({end:o})=>`
Object.freeze(EvalError)${o}
`},declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/(?<![\w$])[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},S=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,
m=String.raw`\s*:\s*(?:[^\s;{}()=]|${S})(?:[^;{}()=]|${S})*`,g=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
w=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,E=String.raw`^(?:${m}?)?\s*=>`,
e={...O,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${E}\s*\{`),unless:g},{after:new RegExp(
E),before:w,unless:g,isExpression:!0},{after:new RegExp(String.raw`^(?:${m})?\s*\{`),before:p,unless:C}]},i=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),n=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...i,b].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
r={extensions:["py","pyi"],masked:F(...i,b,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:(o,{indent:t})=>[`if ${o}:`,`${t}raise RuntimeError`],always:"__name__",loaded:{condition:"__doc__ == __name__",
end:()=>`

__doc__ = __name__
`},declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(n),isIndented:!0},a={masked:F(A,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|(?=(?<all><[^{};\n]*>))\k<all>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},s=[O,e,r,{...a,extensions:["rs"],
forms:a.forms.map(o=>({...o,unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/})),failing:(o,{indent:t})=>[`if ${o} {`,`${t}p\
anic!();`,"}"],always:"std::env::args().count() > 0",declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...a,extensions:["go"],failing:(o,{indent:t})=>[`if ${o} {`,
`${t}panic(0)`,"}"],always:'len("") == 0',loaded:{condition:"loadedForProof",end:()=>`
var loadedForProof bool

func init() {
	loadedForProof = true
}
`},declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm}];function h(o){const t=N().posix.
extname(o).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(o))return s.find(({extensions:u})=>u.includes(t))}},61023:function(H,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.requirePlaces=j,f.writeFiles=R,f.writeLayer=C;function N(){const p=l(
51455);return N=function(){return p},p}function v(){const p=l(76760);return v=function(){return p},p}function F(){const p=l(
39092);return F=function(){return p},p}function A(){const p=l(39491);return A=function(){return p},p}function b(){const p=l(
93028);return b=function(){return p},p}function j(p,O){const S=g=>!(0,b().isRegular)(O.stat(g)?.kind??"file")||(0,A().foldersAbove)(
g).some(w=>(O.stat(w)?.kind??"directory")!=="directory"),m=p.find(S);if(m!==void 0)throw new Error(`\`${m}\` cannot be ta\
ken back: something else has its place`)}async function R(p,O){for(const[S,{content:m,isExecutable:g}]of O){const w=(0,v().
join)(p,S);await(0,N().mkdir)((0,v().dirname)(w),{recursive:!0}),await(0,N().writeFile)(w,m),await(0,N().chmod)(w,g?493:
420)}}async function C(p,O,S){const{checkout:m,isCommitted:g,path:w}=S;await R(p,O);const E=new Map([...O].map(([e,{isExecutable:i}])=>[
e,i?"100755":"100644"]));g&&await(0,F().commitLayer)({checkout:m,layer:p,modes:E,path:w});for(const e of await(0,N().readdir)(
p,{recursive:!0,withFileTypes:!0})){const i=(0,v().join)(e.parentPath,e.name),n=await(0,N().lstat)((0,v().join)(m,(0,v().
relative)(p,i))).catch(()=>{});e.isDirectory()&&n&&await(0,N().chmod)(i,n.mode&511)}}},41100:function(H,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.droppedPackages=E,f.newNames=C,f.withOwnTests=b,f.withoutRest=m,f.wordsOf=p;function N(){const e=l(
93028);return N=function(){return e},e}function v(){const e=l(6410);return v=function(){return e},e}function F(){const e=l(
97921);return F=function(){return e},e}function A(e,i){return(0,F().languageOf)(e)?.ownTests?.exec(i)?.index??i.length}function b(e,i,n){
const r=n.slice(A(e,n));if(r==="")return i;const a=i.toString("utf8");return Buffer.from(a.slice(0,A(e,a))+r)}function j(e,i){
const n=(0,v().isGenerated)(e)?void 0:(0,F().languageOf)(e)?.declares;return n===void 0?[]:[...i.slice(0,A(e,i)).matchAll(
n)].flatMap(r=>r.slice(1).flatMap((a="")=>a.match(R)??[]))}const R=/[\w$]+/g;function C({path:e,before:{content:i},text:n}){
const r=new Set(j(e,i.toString("utf8")));return[...new Set(j(e,n))].filter(a=>!r.has(a))}function p(e,i){if(i.length===0)
return new Set;const n=i.map(({path:s,text:h})=>h.slice(A(s,h))),r=[...e,...n].flatMap(s=>s.match(R)??[]),a=e.some(s=>/^import\s+[\w$]/m.
test(s))?["default"]:[];return new Set([...r,...a])}const O=/^\s*(?:(?:import|from|use|pub use|mod|#include)\b.*|(?:const|let|var)\b.*\brequire\(.*)?\r?$/,
S=e=>e.split(`
`).every(i=>O.test(i));function m({path:e,text:i,differs:n},r){const a=i.split(/(?<=\n)/),s=n.map(({start:u,count:y})=>a.
slice(u,u+y).join("")),h=r.flatMap(u=>{const y=s.filter(d=>j(e,d).includes(u));return y.length>0?y:s.filter(d=>d.match(R)?.
includes(u))});let o=0,t="";for(const[u,{start:y,count:d,removed:M}]of n.entries()){const $=s[u]??"",c=h.includes($)||S(
$);t+=a.slice(o,y).join("")+(c&&$!==""?$:M),o=y+d}return Buffer.from(t+a.slice(o).join(""))}const g=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,
w=new RegExp(String.raw`(?:["']|\b(?:import|from|use)\s+)(${g.source})`,"gi");async function E(e,i,n,r){const a=t=>t.match(
g)??[],s=new Set;for(const{path:t}of e){if(!(0,v().isManifest)(t)||![n,r].every(M=>(0,N().isRegular)(M.stat(t)?.kind)))continue;
const[u,y]=await Promise.all([n.read(t),r.read(t)]),d=new Set(a(y.toString("utf8")));for(const M of a(u.toString("utf8")))
d.has(M)||s.add(M)}if(s.size===0)return[];const h=t=>[...t.matchAll(w)].map(({1:u=""})=>u),o=i.flatMap(({before:{content:t},
text:u})=>{const y=new Set(h(u));return h(t.toString("utf8")).filter(d=>!y.has(d))});return[...new Set(o)].filter(t=>s.has(
t))}},30368:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.failNewFunctions=R;function N(){const e=l(
97921);return N=function(){return e},e}const v=200,F=400,A=1e4,b=1e3,j=/^#!|\bprocess\.argv\b|\brequire\.main\b|\bimport\.meta\.main\b|\bsys\.argv\b|["']__main__["']/;
function R({path:e,text:i,isNew:n}){const r=(0,N().languageOf)(e);if(r===void 0||i.length>N().LONGEST_FILE)return;const{
masked:a,forms:s,always:h}=r,o=j.test(i)?void 0:r.loaded,t=i.replaceAll(a,I=>I.replaceAll(/[^\n]/g," ")),u=C(i),y=r.failing(
o?.condition??h,u),d=p(t),M=new Map;for(const{start:I,end:L}of O(t,d,r)){if(n?.(I)===!1)continue;const G=t.slice(L,L+F),
B=s.find(({after:_})=>_.test(G)),W=t.slice(Math.max(0,I-v),I);if(!B||B.unless?.test(W)||B.before?.test(W)===!1)continue;
const U=L+(B.after.exec(G)?.[0].length??0),x=B.isExpression?E({text:i,code:t},U,y,u):S({text:i,failing:y,close:d.get(U-1)},
U,r,u);x&&M.set(x.at,{...x,from:I})}if(M.size===0)return;let $="",c=0,T=0;for(const I of[...M.values()].sort((L,G)=>L.from-
G.from))I.from<T||I.at<c||($+=i.slice(c,I.at)+I.text.replaceAll(`
`,u.newline),c=I.end,T=Math.max(I.end,I.close??0));const P=i.slice(c);if(o===void 0)return $+P;const k=`${P.endsWith(`
`)?"":`
`}${o.end(u)}`;return $+P+k.replaceAll(`
`,u.newline)}function C(e){return{end:/;[ \t]*(?:\}|\r?$)/m.test(e)?";":"",indent:/^(\t| {2,8})\S/m.exec(e)?.[1]??"  ",newline:e.
includes(`\r
`)?`\r
`:`
`}}function p(e){const i=new Map,n=[];for(const{index:r,0:a}of e.matchAll(/[()[\]{}]/g))if("([{".includes(a))n.push(r);else{
const s=n.pop();s!==void 0&&i.set(s,r)}return i}function O(e,i,{bareParameter:n}){const r=[...i].filter(([s,h])=>e[s]===
"("&&e[h]===")"),a=n?[...e.matchAll(n)]:[];return[...r.map(([s,h])=>({start:s,end:h+1})),...a.map(({index:s,0:h})=>({start:s,
end:s+h.length}))]}function S({text:e,failing:i,close:n},r,{preamble:a,isIndented:s},h){const o=a?.exec(e.slice(r,r+A))?.[0].
length??0,t=r+o,[,u="",y=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(e.slice(t))??[],d=n===void 0?{}:{close:n},M=m(
e,r),$=i.map(k=>`
${M}${h.indent}${k}`);if(y!==""){const k=e.slice(t+u.length+y.length),I=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(k)?.[1]??
`${M}${h.indent}`,L=i.map(B=>`
${I}${B}`),G=t+u.length;return{at:G,end:G,text:L.join(""),...d}}if(s&&o>0)return;const c=e.slice(t,n).trimStart(),T=t+u.
length;if(s)return{at:t,end:T,text:`${$.join("")}
${M}${h.indent}`};if(n===void 0||c.includes(`
`))return{at:t,end:T,text:`${$.join("")}
${M}${h.indent}`,...d};const P=c.trim()===""?"":`
${M}${h.indent}${c.trim()}`;return{at:t,end:n,text:`${$.join("")}${P}
${M}`,close:n}}function m(e,i){return/^[ \t]*/.exec(e.slice(e.lastIndexOf(`
`,i-1)+1))?.[0]??""}const g=/\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/y,w=".?:&|+*/%<>=,-";function E({text:e,code:i},n,r,{
indent:a,end:s}){const h=i.slice(n,n+b);let o=0,t=0,u="";for(;t<h.length;t+=1){const L=h.charAt(t);if(o===0&&")]},;".includes(
L)||(g.lastIndex=t,o===0&&L===`
`&&u!==""&&!w.includes(u)&&!g.test(h)))break;"([{".includes(L)?o+=1:")]}".includes(L)&&(o-=1);const G=e.charAt(n+t);(L.trim()!==
""||"'\"`".includes(G))&&(u=G)}const y=n+t,d=e.slice(n,y),M=d.trim();if(o!==0||t===b||M===""||(M.match(/`/g)?.length??0)%
2===1)return;const c=m(e,n),T=/^\s*\n/.test(d)?M:M.replaceAll(`
`,`
${a}`),k=p(i.slice(n,y).trim()).get(0)===M.length-1&&/^\(\{|^\([^\n]*\)$/.test(T)?T.slice(1,-1):T,I=[...r,`return ${k}${s}`];
return{at:n,end:y,text:` {
${I.map(L=>`${c}${a}${L}
`).join("")}${c}}`}}},14148:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.proveChange=E;function N(){
const s=l(86191);return N=function(){return s},s}function v(){const s=l(59490);return v=function(){return s},s}function F(){
const s=l(87952);return F=function(){return s},s}function A(){const s=l(67147);return A=function(){return s},s}function b(){
const s=l(57334);return b=function(){return s},s}function j(){const s=l(49604);return j=function(){return s},s}function R(){
const s=l(64474);return R=function(){return s},s}function C(){const s=l(49042);return C=function(){return s},s}function p(){
const s=l(55007);return p=function(){return s},s}function O(){const s=l(61023);return O=function(){return s},s}function S(){
const s=l(30368);return S=function(){return s},s}function m(){const s=l(3302);return m=function(){return s},s}const g=2,
w=2e3;async function E(s,h){const{policy:o,change:t}=h;if(o.proof==="off"||t===void 0)return new Map;const u=[...s].filter(
([{gene:c},T])=>(c.change==="added"||c.change==="modified")&&T.every(({outcome:k})=>k.status==="passed")),y=new Set(t.files.
map(({path:c})=>c)),d=([{gene:c}])=>{const T=c.commands.flatMap(({reading:P})=>(0,N().startedFiles)(P));return[...new Set(
T)].sort()},M=(0,v().groupBy)(u,c=>d(c).filter(T=>y.has(T)).join("\0")),$=new Map;for(const c of M.values()){const T=[...new Set(
c.flatMap(d))],P=c.flatMap(([{id:I},L])=>L.map(({plan:G,outcome:{duration_ms:B}})=>({id:I,plan:{...G,timeoutMs:g*B+w}}))),
k=await e(P,T,t,h).catch(({message:I})=>P.map(()=>(0,C().notRun)(I)));for(const[{gene:I},{length:L}]of c)$.set(I,k.splice(
0,L))}return $}async function e(s,h,o,t){const u=await(0,m().subjectOf)(o,t.tree,h),y={files:[],kept:u.kept.slice(0,C().
LISTED),duration_ms:0},d=u.added.flatMap(i);if(u.files.length===0&&d.length===0){const L=(0,C().untried)(u,y);return s.map(
()=>L)}const M=t.checkout.additions.find((0,A().everything)((0,F().dependencyFolders)(t.policy)).areBuilt);if(M!==void 0&&
t.rebuild===void 0){const L=`commands can read \`${M}\`, which was built with the change before the gate`;return s.map(()=>(0,C().
notRun)(L,y))}const $=a(s,t),c=s.map(()=>({...y,outcome:"nothing_shown"})),T=[],P=L=>c.flatMap((G,B)=>L(G)?B:[]),k=async(L,G,B)=>{
for(const[W,U]of await $(L,G)){const x=c[W],_=B(x,U);c[W]={..._,duration_ms:x.duration_ms+U.duration_ms},(0,C().isProof)(
_)&&(T[W]=L)}};u.files.length>0&&await k(u.before,P(()=>!0),(L,G)=>(0,C().reverted)(L,G,u));for(const[L,{path:G,layer:B}]of d.
entries()){const W=P(U=>!(0,C().isProof)(U));if(W.length===0)break;if((L>0||u.files.length>0)&&performance.now()>t.end){
for(const U of W)c[U]=(0,C().notRun)("there was no time for all new files",c[U]);break}await k(B,W,(U,x)=>(0,C().newCodeFailed)(
U,x,G))}t.policy.a2a.require_proof!=="none"&&await n(c,T,$);const I=[...s.map(({plan:L})=>L.command),...u.texts];return await r(
c,{...u,texts:I},t,$),c}function i(s){const{path:h,isExecutable:o}=s,t=(0,S().failNewFunctions)(s);return t===void 0?[]:
[{path:h,layer:new Map([[h,{content:Buffer.from(t),isExecutable:o}]])}]}async function n(s,h,o){const t=[...s.keys()].filter(
y=>h[y]!==void 0),u=await o(new Map,t);for(const[y=new Map,d]of(0,v().groupBy)(t,M=>h[M])){const M=await o(y,d);for(const $ of d){
const c=[u,M].map(P=>P.get($)).map(P=>P&&(0,C().endOf)(P));if(c[0]==="passed"&&c[1]==="failed")continue;const T="the res\
ults were different the second time";s[$]={...s[$],outcome:"nothing_shown",reason:T}}}}async function r(s,{edited:h,files:o,
texts:t},{signal:u,end:y},d){const M=(0,p().hunksOf)(h,t),$=s.flatMap(({outcome:k},I)=>k==="fails_without_change"?I:[]),
c=o.length===1&&h[0]?.differs.length===1,T=AbortSignal.timeout(Math.max(0,Math.round(y-performance.now()))),P=AbortSignal.
any([u,T]);for(const{path:k,lines:I,reverted:L}of $.length>0?M:[]){if(P.aborted)return;const G=c?void 0:await d(new Map(
[[k,L]]),$,P);for(const B of $){const W=G?.get(B),U=c?"failed":W&&(0,C().endOf)(W);if(U===void 0||typeof U=="object")continue;
const x=s[B],_={path:k,lines:[...I],noticed:U==="failed"};s[B]={...x,hunks:[...x.hunks??[],_]}}}}function a(s,h){const{backend:o,
checkout:t,change:u,concurrency:y,path:d,rebuild:M}=h,$=u?.isCommitted===!0,c={backend:o,directory:t.directory,close:void 0},
T=async(P,k,I)=>{const L=k.flatMap(W=>{const U=s[W];return U?[{at:W,id:U.id,plans:[U.plan]}]:[]}),G={backend:P,progress:j().
NO_PROGRESS,concurrency:y,signal:I},B=await(0,R().runPlans)(L,G);return new Map([...B].flatMap(([{at:W},[U]])=>U?[[W,U.outcome]]:
[]))};return async(P,k,I=h.signal)=>{if(P.size===0)return T(o,k,I);const L=M&&o.cover?await M(P,I).catch(({message:G})=>G):
c;if(typeof L=="string"){const G=(0,b().notRun)("error",`\`prepare\` could not run again: ${L}`);return new Map(k.map(B=>[
B,G]))}try{const G={checkout:L.directory,isCommitted:$,path:d},B=await L.backend.cover?.(W=>(0,O().writeLayer)(W,P,G));if(B)
return await T(B,k,I)}finally{await L.close?.()}throw new Error("without namespaces, commands share one checkout, which \
must stay as it is")}}},3302:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.subjectOf=m;function N(){
const e=l(95244);return N=function(){return e},e}function v(){const e=l(93028);return v=function(){return e},e}function F(){
const e=l(24222);return F=function(){return e},e}function A(){const e=l(6410);return A=function(){return e},e}function b(){
const e=l(97921);return b=function(){return e},e}function j(){const e=l(61023);return j=function(){return e},e}function R(){
const e=l(41100);return R=function(){return e},e}const C=new Set(["symlink","submodule"]),p=2e3,O=50*1024**2,S=5;async function m({
files:e,base:i,assets:n},r,a){const s=({path:D})=>a.includes(D)||(0,A().isKept)(D),h=({path:D,oldPath:z=D})=>[i.stat(z),
r.stat(D)].some(K=>C.has(K?.kind)),o=D=>s(D)||h(D),t=e.filter(({path:D})=>!n.has(D)),u=t.filter(o),y=t.filter(D=>!o(D)),
d=y.length===0&&u.find(D=>!s(D));if(d)throw new Error(`\`${d.path}\` is a link or a submodule, which is not taken back`);
const M=y.filter(({status:D})=>D==="added"),$=y.filter(({status:D})=>D!=="added"),{edits:c,before:T,edited:P}=await g($,
i,r),k=async D=>(await r.read(D)).toString("utf8"),I=await Promise.all(M.map(async({path:D,newMode:z})=>{const K=z==="10\
0755";return{path:D,text:await k(D),isExecutable:K}})),L=D=>Promise.all(D.filter(z=>(0,v().isRegular)(r.stat(z)?.kind)).
map(k)),G=P.length>0?await L(u.map(({path:D})=>D)):[],B=(0,R().wordsOf)([...G,...I.map(({text:D})=>D)],P),W=P.map(D=>({file:D,
names:(0,R().newNames)(D)})),U=W.flatMap(({file:D,names:z})=>{const K=z.filter(V=>B.has(V));return K.length>0?[{file:D,names:K}]:
[]});for(const{file:D,names:z}of U.length>0?W:[]){const K=(0,R().withoutRest)(D,z);K.toString("utf8")===D.text?T.delete(
D.path):T.set(D.path,{...D.before,content:K})}const x=({path:D})=>(0,b().languageOf)(D)&&!(0,A().isGenerated)(D),_=I.filter(
x);_.sort((D,z)=>z.text.length-D.text.length);const X=U.map(({file:D})=>w(D));return{before:T,edited:P,files:c.map(({path:D})=>D).
filter(D=>T.has(D)||!r.stat(D)),added:[...X,..._].slice(0,S),newNames:U.flatMap(({names:D})=>D),missing:await(0,R().droppedPackages)(
u,P,i,r),kept:u.map(({path:D})=>D),texts:P.length>0?[...await L(a),...G]:[],adds:M.some(({path:D})=>!(0,A().isForPeople)(
D))}}async function g(e,i,n){const r=e.filter(o=>o.oldOid!==o.newOid||o.oldMode!==o.newMode),a=new Map,s=[],h=(0,F().differencesOfAll)();
r.length>0&&E(e,i,n);for(const o of r.length>0?e:[]){const{path:t,oldPath:u=t,oldMode:y,newMode:d}=o,M={content:await i.
read(u),isExecutable:y==="100755"};if(a.set(u,M),o.status==="deleted"||!r.includes(o))continue;const $=(await n.read(t)).
toString("utf8"),c=(0,R().withOwnTests)(t,M.content,$);if(a.set(t,{...M,content:c}),c.includes(0))continue;const T=h(t,c.
toString("utf8"),$);T.length===0||T.some(k=>k.isCode)||!(0,N().isProgramCode)(t)||y!==d?s.push({path:t,before:{...M,content:c},
text:$,differs:T}):a.delete(t)}return{edits:r,before:a,edited:s}}function w({path:e,text:i,before:{isExecutable:n},differs:r}){
const a=[0];for(const o of i.split(/(?<=\n)/))a.push((a.at(-1)??0)+o.length);const s=r.map(({start:o,count:t})=>[a[o]??0,
a[o+t]??i.length]);return{path:e,text:i,isExecutable:n,isNew:o=>s.some(([t,u])=>o>=t&&o<u)}}function E(e,i,n){const r=e.
map(({path:s,oldPath:h=s})=>h),a=r.reduce((s,h)=>s+(i.stat(h)?.size??0),0);if(r.length>p||a>O)throw new Error(`${r.length}\
 files with ${a} bytes are too many to take back`);(0,j().requirePlaces)(r,n)}},63682:function(H,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.NOTHING_RAN=void 0,f.requestOf=d,f.runAudited=a,f.withinBudget=$;function N(){const c=l(48161);
return N=function(){return c},c}function v(){const c=l(97247);return v=function(){return c},c}function F(){const c=l(60210);
return F=function(){return c},c}function A(){const c=l(57430);return A=function(){return c},c}function b(){const c=l(87952);
return b=function(){return c},c}function j(){const c=l(19309);return j=function(){return c},c}function R(){const c=l(10582);
return R=function(){return c},c}function C(){const c=l(32223);return C=function(){return c},c}function p(){const c=l(57334);
return p=function(){return c},c}function O(){const c=l(22562);return O=function(){return c},c}function S(){const c=l(26756);
return S=function(){return c},c}function m(){const c=l(46282);return m=function(){return c},c}function g(){const c=l(14148);
return g=function(){return c},c}function w(){const c=l(64474);return w=function(){return c},c}const E=4*1024*1024,e=6e4,
i=5e3,n=4,r=2*1024;async function a(c,T){const P=new Date,k=o(c,T),{checkout:I,path:L,policy:G,progress:B,signal:W,shown:U,
again:x}=T,_=(0,O().refusedOutcomes)(c.genes,I!==void 0,P);if(I===void 0||k.length===0)return{...M,outcomes:_};const{directory:X,
leftOut:D}=I,z=k.flatMap(Y=>Y.plans),K=new Set(z.map(Y=>Y.program)),V=await(0,m().findPrograms)({path:L,checkout:X,names:[
...K]}),Q=G.concurrency==="cores"?(0,N().availableParallelism)():G.concurrency,J=(0,j().shareFolder)(I,T.attended,U!==void 0),
{chooseBackend:sn}=await Promise.all([l.e(670),l.e(2342)]).then(l.bind(l,60670)),rn={programs:V,shareFolder:J.folder,outputBytes:u(
G.limits.output_bytes,c.genes),limits:(0,R().limitsOn)((0,R().thisMachine)(),G.limits,Q),lanes:Q,network:G.network==="al\
low",replaced:await t(c,T.tree),folders:T.privateFolders,names:[...new Set(z.flatMap(({checkoutAs:Y})=>Y??[]))],home:await(0,C().
homeFolders)([...G.home_caches,...(0,b().homeDependencies)(G)],T.home)},{backend:q,isolation:an,close:un}=await sn({...rn,
checkout:X,leftOut:D,signal:W,...U&&{shown:U},requested:d(G.containment,T.fork)}),nn=q.level==="namespaces",tn=nn?Q:1,dn=async()=>{
const Y=performance.now(),Z=await $(G.limits.budget_seconds*1e3,W,on=>(0,w().runPlans)(k,{backend:q,progress:B,concurrency:tn,
signal:on,guard:J.guard()})),en=x&&s(x,on=>sn({...rn,...on})),hn={...T,checkout:I,backend:q,concurrency:tn,rebuild:en},gn=performance.
now()-Y+(x?.durationMs??0);return{runs:Z,proofs:await h(Z,hn,gn)}},{runs:fn,proofs:ln}=await dn().finally(()=>Promise.all(
[un(),J.close()])),mn=[(0,S().mentionedOf)(J.hides()?D:[]),(0,S().namedRootOf)(nn?X:J.guard().directory)],pn=Y=>mn.reduce(
(Z,en)=>en(Z),Y),cn=k.map(Y=>{const{gene:Z}=Y;return[Z,(0,O().outcomesOf)(Z,fn.get(Y)??[],P).map(pn)]});return{outcomes:new Map(
[..._,...cn]),interrupted:(0,p().countInterrupted)(cn.flatMap(([,Y])=>Y)),isolation:{...an,description:`${an.description}\
 ${y(nn,tn)}`},nodeOf:()=>V.node,proofs:ln,findings:J.findings()}}function s(c,T){return async(P,k)=>{const{checkout:I,shown:L,
close:G}=await c.run(P,k),{directory:B,leftOut:W}=I,x=await T({checkout:B,leftOut:W,shown:L,signal:k,requested:"require"}).
catch(async X=>{throw await G(),X}),{backend:_}=x;return{backend:_,directory:B,close:()=>Promise.all([x.close(),G()])}}}
function h(c,T,P){const k=performance.now()+Math.max(i,P);return $(Math.max(e,P),T.signal,I=>(0,g().proveChange)(c,{...T,
signal:I,end:k}))}function o(c,{waiting:T}){return c.genes.filter(P=>!T.has(P)).map(P=>({...(0,O().plansOf)(P),gene:P})).
filter(({plans:P})=>P.length>0)}async function t(c,T){const P=new Set((0,v().isOfChange)(c)?c.files.map(({path:I})=>I):[]),
k=await(0,F().npmrcCopies)(T,P);return new Map(k.flatMap(({path:I,text:L,dropped:G})=>G.length>0&&L!==void 0?[[I,L]]:[]))}
function u(c,T){const P=T.flatMap(L=>(0,O().plansOf)(L).plans),k=new Set(P.map(({digest:L})=>L)),I=Math.floor(E/(k.size*
n));return Math.min(c,Math.max(I,r))}function y(c,T){return c?T===1?"One command at a time.":`Up to ${T} commands at onc\
e.`:"One command at a time, because all commands share the checkout."}function d(c,T){return c==="require-for-forks"?T?"\
require":"auto":c}const M=f.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:A().NOTHING_RUN,nodeOf:()=>process};async function $(c,T,P){
const k=new AbortController,I=setTimeout(()=>k.abort(p().BUDGET_SPENT),c);try{return await P(AbortSignal.any([T,k.signal]))}finally{
clearTimeout(I)}}},20849:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.safeLine=F,f.withoutLogCommands=
A;function N(){const b=l(77598);return N=function(){return b},b}const v=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function F(b,j=200){
const R=b.replace(v,p=>`\\u{${p.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),C=Array.
from(R);return C.length<=j?R:`${C.slice(0,j-1).join("")}\u2026`}async function A(b,j){const R=(0,N().randomUUID)();b(`::\
stop-commands::${R}`);try{return await j()}finally{b(`::${R}::`)}}},64474:function(H,f,l){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.runPlans=F;function N(){const S=l(41895);return N=function(){return S},S}function v(){const S=l(57334);
return v=function(){return S},S}async function F(S,m){const{backend:g,progress:w,concurrency:E}=m,e=new Map(S.flatMap(({
plans:o})=>o.map(t=>[t.digest,t]))),i=new Map;for(const o of e.values()){const t=C(()=>g.check(o));t&&i.set(o.digest,t)}
const n=new AbortController,r=AbortSignal.any([m.signal,n.signal]),a=A(E),s=b(R({...m,signal:r},i)),h=async({plans:o})=>{
try{return await j(o,s,r)}catch(t){throw n.abort(),t}};w.planned(e.size);try{const o=S.map(u=>a(()=>h(u)));await Promise.
allSettled(o);const t=p(await Promise.all(o));return new Map(S.map((u,y)=>[u,t[y]??[]]))}finally{w.ended()}}function A(S){
const m=[];let g=S;return async w=>{g===0?await new Promise(E=>m.push(E)):g-=1;try{return await w()}finally{const E=m.shift();
E?E():g+=1}}}function b(S){const m=new Map;return g=>{const w=m.get(g.digest)??S(g);return m.set(g.digest,w),w}}async function j(S,m,g){
const w=[];for(const E of S)g.aborted?w.push(O(E,(0,v().stopReason)(g))):w.some(({outcome:e})=>e.status!=="passed")?w.push(
O(E,"an earlier command of the gene did not pass")):w.push({...await m(E),plan:E});return w}function R(S,m){const{backend:g,
progress:w,signal:E,guard:e}=S,i=g.level==="process_group";let n;return async r=>{if(n!==void 0)return O(r,n);if(E.aborted)
return O(r,(0,v().stopReason)(E));const a=e?.state(),s=e&&a?[...await e.changed(a)]:[];if(e&&a&&!i&&s.push(...e.added(a)),
s.length>0)return n=v().CHECKOUT_CHANGED,{plan:r,outcome:(0,v().changedOutcome)(s),changedFiles:[]};w.started(r.command);
const h=m.get(r.digest),o=h?(0,v().notRun)("not_runnable",`${h.message} ${h.hint}`):await g.run(r,E),t=()=>i?e?.changed():
a&&e?.touchedSince(a),u=(E.aborted?void 0:await t())??[];if(u.length===0||i)return w.finished(r.command,o),u.length>0&&(n=
`the command "${r.command}" changed files of the checkout`),{plan:r,outcome:o,changedFiles:u};n=v().CHECKOUT_CHANGED;const y=(0,v().
changedOutcome)(u,o);return w.finished(r.command,y),{plan:r,outcome:y,changedFiles:[]}}}function C(S){try{S();return}catch(m){
if(m instanceof N().GateError&&m.code==="program_not_found")return m;throw m}}function p(S){const m=new Set;return S.map(
g=>g.map(w=>{const{outcome:E}=w;return E.status==="skipped"?w:m.has(E)?{...w,outcome:{...E,reused:!0}}:(m.add(E),w)}))}function O(S,m){
return{plan:S,outcome:(0,v().notRun)("skipped",m),changedFiles:[]}}},46562:function(H,f,l){Object.defineProperty(f,"__es\
Module",{value:!0}),f.findingsOf=R,f.judgeGene=j;function N(){const n=l(13580);return N=function(){return n},n}function v(){
const n=l(57334);return v=function(){return n},n}function F(){const n=l(9436);return F=function(){return n},n}function A(){
const n=l(49001);return A=function(){return n},n}function b(){const n=l(47350);return b=function(){return n},n}function j(n,r,{
policy:a,ignoring:s,capped:h=[],missing:o}){const t=g(n,L=>(0,F().suppress)(L,s)),u=r.outcomes.get(n)??[],y=r.proofs?.get(
n),d=[...(0,A().runFindings)(t,u,r,a),...(0,A().proofFindings)(t,y)],$=[...(0,F().suppress)(d,s),...o?[o]:[]],T=[...R({gene:t,
runFindings:$}),...h].filter(({suppressed:L})=>!L),{isIdle:P=!1}=t,k=P||O(u,$),I=(0,b().gravest)([(0,b().severityVerdict)(
T,a.fail_on),...t.commands.map(({verdict:L})=>L==="block"&&!P?"fail":"pass"),...k?["warn"]:u.map(m),o?"needs_approval":"\
pass"]);return{gene:t,ran:r.outcomes.has(n),outcomes:u,...y&&{proofs:y},runFindings:$,capped:h,verdict:I,summary:P?C:k?p:
w(t,u,I,T)}}function R({gene:n,runFindings:r}){return[...n.findings,...n.commands.flatMap(a=>a.findings),...r]}const C="\
an unchanged seed of the engine, whose scripts are not in this repository",p="not runnable here: the machine lacks a pro\
gram or a tool";function O(n,r){const a=r.filter(({rule:s})=>(0,N().ruleOf)(s).group==="environment");return a.length>0&&
a.every(({severity:s})=>s!=="error")&&n.every(({status:s,reason:h})=>s==="skipped"?!S.has(h):s==="passed"||s==="not_runn\
able")}const S=new Set([v().INTERRUPTED,v().OUTCOME_LOST]);function m({status:n,reason:r}){return n==="passed"?"pass":n===
"error"||S.has(r)?"error":"fail"}function g(n,r){return{...n,findings:r(n.findings),commands:n.commands.map(a=>({...a,findings:r(
a.findings)}))}}function w(n,r,a,s){const h=n.commands.findIndex(I=>I.verdict==="block"),o=r.findIndex(({status:I})=>I!==
"passed"&&I!=="skipped"),t=r.findIndex(({status:I})=>I==="skipped"),u=[h,o,t].find(I=>I>=0)??-1,y=n.commands[u];if(y)return`\
constraint: validation_failed: ${y.command} => ${i(r[u])}`;if(n.change==="removed")return"removed";const{files:d,max_files:M,
severity:$}=n.blastRadius;if(s.some(E))return`constraint: blast_radius ${$}: ${d} / ${M} files`;const c=n.commands.length,
T=c===1?"1 command":`${c} commands`;if(a==="needs_approval")return`${T} allowed, waiting for approval`;if(a==="fail")return`\
failed: ${e(s).join(", ")}`;const P=r.length>0?`${T} passed`:`${T} allowed, none run`,k=a==="warn"?e(s):[];return k.length>
0?`${P}, with warnings: ${k.join(", ")}`:P}function E({rule:n,severity:r}){return r==="error"&&n.startsWith("blast-radiu\
s-")}function e(n){const r=n.filter(({severity:s})=>s==="error"),a=n.filter(({severity:s})=>s==="warning");return[...new Set(
(r.length>0?r:a).map(({rule:s})=>s))]}function i(n){return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(H,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.idleIgnores=S,f.ignoreFindings=p,f.isIgnorable=R,f.refusalOf=O,f.suppress=
C;function N(){const e=l(41330);return N=function(){return e},e}function v(){const e=l(32854);return v=function(){return e},
e}function F(){const e=l(13580);return F=function(){return e},e}function A(){const e=l(95132);return A=function(){return e},
e}function b(){const e=l(43767);return b=function(){return e},e}function j(){const e=l(52288);return j=function(){return e},
e}function R({rule:e,severity:i,layer:n}){return(0,b().mayBeIgnored)({...(0,F().ruleOf)(e),severity:i,layer:n})}function C(e,{
ignores:i,...n}){const r=i.filter(s=>!(0,j().hasExpired)(s.expires,n.today)),a=(0,j().withLevels)(e,n);return r.length===
0?a:a.map(s=>{const h=R(s)&&r.find(o=>m(o,s));return h?{...s,suppressed:{reason:h.reason,expires:h.expires}}:s})}function p({
ignores:e,today:i},n,r){return e.flatMap(a=>{const{rule:s,reason:h,expires:o}=a,t=`The ignore of \`${s}\` ${E(a)}`,u=n.filter(
$=>m(a,$)),y=u.every(R)?O(a):j().DECIDES;if(y!==void 0)return[(0,A().finding)("exception-refused",{exception:t,refusal:y})];
if((0,j().hasExpired)(o,i))return[(0,A().finding)("exception-refused",{exception:t,refusal:(0,j().expiredWords)(o,h)})];
const d=u.length===0&&r.some($=>g(a,$)),M={exception:t,refusal:"the rule finds nothing there"};return d?[(0,A().finding)(
"exception-refused",M,{severity:"notice"})]:[]})}function O({rule:e}){const i=(0,F().checkRules)().find(({id:n})=>n===e);
return i===void 0?(0,j().unknownRule)(e):i.ignorable!==void 0||(0,b().mayBeIgnored)(i)?void 0:j().DECIDES}function S(e,i){
return e.flatMap(n=>(0,j().idle)(n.rule,O(n),n.expires,i))}function m({rule:e,where:i},{rule:n,location:r,subject:a}){if(e!==
n)return!1;const{path:s,gene:h,command:o}=i??{};return(s===void 0||r!==void 0&&w(r.path,s))&&(h===void 0||h===a?.id)&&(o===
void 0||o===a?.command)}function g({where:e},{asset:i,commands:n}){const{path:r,gene:a,command:s}=e??{};return(r===void 0||
w(i.path,r))&&(a===void 0||a===i.id)&&(s===void 0||n.some(h=>h.command===s))}function w(e,i){return(0,v().isWithin)(e,i)||
(0,N().default)(i,{dot:!0,nonegate:!0})(e)}function E({where:e={}}){const i=Object.entries(e).map(([n,r])=>`the ${n} \`${r}\
\``);return i.length===0?"for all findings":`for ${i.join(", ")}`}},92344:function(H,f,l){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.allFindings=i,f.judge=w,f.judgeShards=a,f.otherShards=s,f.verdictOfPart=h;function N(){const o=l(9354);
return N=function(){return o},o}function v(){const o=l(1395);return v=function(){return o},o}function F(){const o=l(89549);
return F=function(){return o},o}function A(){const o=l(27199);return A=function(){return o},o}function b(){const o=l(97247);
return b=function(){return o},o}function j(){const o=l(54062);return j=function(){return o},o}function R(){const o=l(13580);
return R=function(){return o},o}function C(){const o=l(95132);return C=function(){return o},o}function p(){const o=l(46562);
return p=function(){return o},o}function O(){const o=l(9436);return O=function(){return o},o}function S(){const o=l(52288);
return S=function(){return o},o}function m(){const o=l(47350);return m=function(){return o},o}const g={ignores:[],rules:{}};
function w(o,t,{policy:u,now:y,approval:d=N().NOTHING_WAITS}){const{ignores:M,rules:$}=(0,b().isOfChange)(o)?u:g,c={ignores:M,
rules:$,today:(0,j().dayOf)(y)},T=s(t.shards??[]),P=r(d,o.findings),k=[...P?o.findings:e(o.findings,u,d),...P?[P]:[],...T?
[T]:[],...t.findings??[],...t.interrupted>0?[(0,C().finding)("run-interrupted",{skipped:t.interrupted})]:[]],I=(0,O().suppress)(
k,c),L=I.filter(({rule:V})=>V==="blast-radius-hard-cap"),G=new Map(o.genes.map(V=>{const Q=n(V,d),J=V.blastRadius.severity===
"hard_cap_breach"?L:[];return[V,(0,p().judgeGene)(V,t,{policy:u,ignoring:c,capped:J,...Q&&{missing:Q}})]})),B=[...G.values()],
W=[...k,...B.flatMap(p().findingsOf)],U=[...I,...(0,O().ignoreFindings)(c,W,o.genes),...(0,S().levelFindings)(c)],[x,_]=E(
U,u.approvals.gate>0),X=(0,m().gravest)([(0,m().severityVerdict)(_,u.fail_on),x.length>0?"warn":"pass"]),D=t.interrupted>
0?"error":"pass",z=P?"needs_approval":"pass",K=(0,m().gravest)([X,D,z,...B.map(V=>V.verdict)]);return{genes:B,findings:U,
verdict:T?h(K):K,shards:a(t.shards??[],G)}}function E(o,t){if(!t)return[[],o];const u=new Set(o.flatMap(d=>(0,v().needsPerson)(
d)?d.location?.path:[])),y=({rule:d,severity:M,location:$})=>(0,R().ruleOf)(d).approval!==void 0||d==="protected-path"&&
M==="warning"&&u.has($?.path);return[o.filter(y),o.filter(d=>!y(d))]}function e(o,{approvals:{gate:t}},{approvals:u}){if(t>
0&&u.length===0)return o;const y=t>0?"given":"not required";return o.map(d=>(0,v().needsPerson)(d)?{...d,args:{...d.args,
approval:y}}:d)}function i({findings:o,genes:t}){return[...o,...t.flatMap(p().findingsOf)]}function n(o,{waiting:t,refusals:u,
means:y,digest:d=""}){const M=t.get(o);if(M===void 0)return;const{asset:$,commands:c}=o;return(0,C().finding)("approval-\
missing",{gene:$.id,confirmation:M.confirmation==="strong"?"strong":"very strong",needed:M.needed,given:M.given,commands:c.
filter(({confirmation:T})=>T!=="standard").map(({command:T})=>T),means:y,digest:(0,F().shortDigest)(d),refusals:u},(0,A().
placeOf)($))}function r({gate:o,refusals:t,means:u,digest:y=""},d){if(o===void 0)return;const M=d.some(({rule:T})=>T==="\
gate-weakened"),$=d.some(({rule:T})=>T==="agent-files-unapproved"),c={...o,means:u,digest:(0,F().shortDigest)(y),refusals:t,
weakens:M,runs:$};return(0,C().finding)("gate-approval-missing",c)}function a(o,t){return o.map(({index:u,of:y,genes:d})=>{
const M=(0,m().gravest)([...d].map($=>t.get($)?.verdict??"error"));return{index:u,of:y,genes:d.size,verdict:M}})}function s(o){
const[t]=o;if(!(t===void 0||o.length===t.of))return(0,C().finding)("part-of-run",{index:t.index,of:t.of,genes:t.genes.size})}
function h(o){return o==="pass"||o==="warn"?"error":o}},52288:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.DECIDES=void 0,f.expiredWords=O,f.hasExpired=p,f.idle=m,f.idleLevels=g,f.levelFindings=w,f.unknownRule=i,f.withLevels=
R;function N(){const n=l(3051);return N=function(){return n},n}function v(){const n=l(54441);return v=function(){return n},
n}function F(){const n=l(54062);return F=function(){return n},n}function A(){const n=l(13580);return A=function(){return n},
n}function b(){const n=l(95132);return b=function(){return n},n}function j(){const n=l(43767);return j=function(){return n},
n}function R(n,r){return Object.keys(r.rules).length===0?n:n.map(a=>C(a,r))}function C(n,r){const{rule:a,severity:s,layer:h}=n,
o={...(0,A().ruleOf)(a),severity:s,layer:h},t=S(r,a),u=s==="error"&&o.group&&S(r,o.group),y=t?a:o.group,d=t??(u||void 0);
if(d===void 0||y===void 0)return n;const{level:M,...$}=d,c=M==="off"?"notice":M;return c===s||c!=="error"&&!(0,j().mayBeSoftened)(
o)?n:{...n,severity:c,level:{rules:y,level:M,from:s,...$}}}function p(n,r){return n!==void 0&&n<r}function O(n,r){return`\
it expired on ${n} (reason: ${r})`}function S({rules:n,today:r},a){const s=Object.hasOwn(n,a)?n[a]:void 0,h=s&&(0,F().settingOf)(
s);return p(h?.until,r)?void 0:h}function m(n,r,a,s){const h=r??(p(a,s)?`it expired on ${a}`:void 0);return h===void 0?[]:
[{name:n,why:h}]}function g({rules:n,today:r}){return Object.entries(n).flatMap(([a,s])=>{const{level:h,until:o}=(0,F().
settingOf)(s);return m(a,E(a,h),o,r)})}function w({rules:n,today:r}){return Object.entries(n).flatMap(([a,s])=>{const{level:h,
until:o,reason:t="none given"}=(0,F().settingOf)(s),u=E(a,h),y=`The level \`${h}\` of \`${a}\``;return u!==void 0?[(0,b().
finding)("exception-refused",{exception:y,refusal:u})]:p(o,r)?[(0,b().finding)("exception-refused",{exception:y,refusal:O(
o,t)})]:[]})}function E(n,r){const a=v().RULE_GROUPS,s=(0,A().checkRules)().find(({id:o})=>o===n);return a.includes(n)?void 0:
s===void 0?i(n,a):r==="error"||(0,j().mayBeSoftened)(s)||s.ignorable!==void 0?void 0:e}const e=f.DECIDES="the rule decid\
es whether commands may run, what a change may touch, or whether files are readable";function i(n,r=[]){const a=(0,N().nearestName)(
n,[...r,...(0,A().checkRules)().map(({id:h})=>h)]);return`${r.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${a?` (did you mean \`${a}\`?)`:""}`}},49001:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.earlierOutputOf=a,f.proofFindings=s,f.runFindings=S;function N(){const t=l(41330);return N=function(){return t},t}function v(){
const t=l(27199);return v=function(){return t},t}function F(){const t=l(6470);return F=function(){return t},t}function A(){
const t=l(78641);return A=function(){return t},t}function b(){const t=l(39491);return b=function(){return t},t}function j(){
const t=l(95132);return j=function(){return t},t}function R(){const t=l(77823);return R=function(){return t},t}function C(){
const t=l(57334);return C=function(){return t},t}function p(){const t=l(26756);return p=function(){return t},t}function O(){
const t=l(6410);return O=function(){return t},t}function S(t,u,{isolation:y},d){const M=y.level==="namespaces",$=t.commands.
flatMap((c,T)=>{const P=u[T];if(P===void 0)return[];const{command:k,location:I}=c,L={location:I,subject:{...(0,v().subjectOf)(
t.asset),command:k}};return[{audited:c,command:k,outcome:P,place:L}]});return[...$.flatMap(c=>[...i(c,d,y),...e(c,d),...E(
c)]),...M?g($):[],...m(t,u,d)]}function m({asset:t,commands:u},y,{limits:d}){const M=u.filter((T,P)=>y[P]?.reason===C().
BUDGET_SPENT),[$]=M;if($===void 0)return[];const c={gene:t.id,seconds:d.budget_seconds,commands:M.length};return[(0,j().
finding)("budget-spent",c,{location:$.location,subject:(0,v().subjectOf)(t)})]}function g(t){const u=t.findIndex(({outcome:T})=>T.
status==="failed"),y=t[u],d=y&&a(y,t.slice(0,u));if(!d)return[];const{path:M,writer:$}=d,c={command:y.command,paths:[M],
writer:$};return[(0,j().finding)("file-left-out",c,y.place)]}const w=[["checkout_modified","checkout-modified"],["checko\
ut_changed","checkout-changed"]];function E({command:t,outcome:u,place:y}){const d=w.flatMap(([$,c])=>{const T=u[$];return T?
[(0,j().finding)(c,{command:t,paths:T},y)]:[]}),{left_out:M}=u;return M===void 0?d:[...d,(0,j().finding)("file-left-out",
{command:t,paths:M,writer:""},y)]}function e({command:t,outcome:{side_effects:u},place:y},{caches:d}){const M=u?n(u,d):[];
return M.length===0?[]:[(0,j().finding)("command-writes",{command:t,paths:M},y)]}function i({audited:t,command:u,outcome:y,
place:d},{limits:{slow_command_seconds:M},network:$},c){const T=Math.round(y.duration_ms/1e3),P=(0,R().containmentWords)(
y,c,$);switch(y.status){case"failed":{const k=`failed with exit code ${y.exit_code??1}`;return[(0,j().finding)("command-\
failed",{command:u,how:k,...P},d)]}case"timed_out":return y.reason===C().BUDGET_SPENT?[]:[(0,j().finding)("command-timed\
-out",{command:u,seconds:T,...P},d)];case"crashed":{const k=`crashed: ${y.reason??"no exit code"}`;return[(0,j().finding)(
"command-failed",{command:u,how:k,...P},d)]}case"not_runnable":{const{program:k=u}=t.plan??{};return[(0,j().finding)("pr\
ogram-missing",{command:u,program:k,where:"was not found on PATH outside the checkout"},d)]}case"passed":return y.duration_ms>
M*1e3?[(0,j().finding)("command-slow",{command:u,seconds:T,limit:M},d)]:[];case"skipped":{if(y.reason===C().OUTCOME_LOST)
return[(0,j().finding)("not-judged",{detail:`the command \`${u}\`: ${C().OUTCOME_LOST}`},d)];const k=(0,F().toolOf)(t.reading);
return k===void 0||k.path!==void 0?[]:[(0,j().finding)("program-missing",{command:u,program:k.name,where:"is not install\
ed in `node_modules`"},d)]}case"error":case"blocked":return[]}}function n({created:t,changed:u,deleted:y},d){const M=(0,N().
default)([...d],{dot:!0});return[...t,...u,...y].filter($=>!M($)).sort()}const r=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function a(t,u){const{command:y,outcome:d}=t,M=[d.stderr,d.stdout].flatMap(({head:I,tail:L})=>[I,L]),$=[y,...M.flatMap(I=>I.
split(`
`))],c=u.toReversed().flatMap(({command:I,outcome:{side_effects:L}})=>(L?.created??[]).map(G=>({path:G,writer:I}))),T=new Set(
c.flatMap(({path:I})=>[I,...(0,b().foldersAbove)(I)])),P=(0,p().mentionsIn)($,T),k=(0,p().mentionsIn)($.filter(I=>r.test(
I)),T);for(const{path:I,writer:L}of c){if(P.has(I))return{path:I,writer:L};const G=(0,b().foldersAbove)(I).findLast(B=>k.
has(B));if(G!==void 0)return{path:G,writer:L}}}function s({asset:t,commands:u},y=[]){const d=u.map(({command:c})=>c),M=(c,T,P,k)=>{
const{command:I="",location:L}=u[c]??{},G={...L&&{location:L},subject:{...(0,v().subjectOf)(t),command:I}},B=k?"notice":
"warning";return(0,j().finding)("nothing-shown",{commands:d,files:T,lines:P},{...G,severity:B})},$=y.findIndex(({outcome:c})=>c===
"nothing_shown");if($>=0&&y.every(({outcome:c})=>h.has(c))){const{files:c=[]}=y[$]??{};return[M($,c,"",c.every(O().isForPeople))]}
return o(y).map(c=>M(0,[c.path],(0,A().linesOf)(c),!0))}const h=new Set(["nothing_shown","no_subject"]);function o(t){const u=({
path:M,lines:$})=>`${M}:${$.join("-")}`,y=({outcome:M,hunks:$=[]},c)=>M==="nothing_shown"||$.some(T=>!T.noticed&&u(T)===
u(c));return[...new Map(t.flatMap(M=>M.hunks??[]).map(M=>[u(M),M])).values()].filter(M=>t.every($=>y($,M)))}}};
