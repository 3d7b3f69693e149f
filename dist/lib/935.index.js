"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),
f.NOTHING_WAITS=void 0,f.findApprovals=P;function T(){const m=p(41895);return T=function(){return m},m}function O(){const m=p(
39763);return O=function(){return m},m}function I(){const m=p(1395);return I=function(){return m},m}async function P(m,M,h,r){
const{means:u}=r,a=(0,I().weakensGate)(m)?v(M.gate,u):0,n=m.genes.flatMap(l=>{const y=b(l);return y==="standard"?[]:[{gene:l,
confirmation:y,needed:v(M[y],u)}]});if(n.length===0&&a===0)return{...S,means:u};const s=await Promise.all(h.map(l=>R(l,M.
people,r))),t=h.length>1?s.map(F):s,c=n.flatMap(({gene:l,...y})=>{const d=N(t,({asking:w})=>w?.has(E(l))??!0);return y.needed>
d?[[l,{...y,given:d}]]:[]}),g=N(t,({weakensGate:l})=>l??!0),e=t.flatMap(({digest:l})=>l??[]),o=e.length===h.length?(0,I().
groupDigest)(e):void 0;return{means:u,approvals:t.flatMap(({approvals:l})=>l),refusals:t.flatMap(({refusals:l})=>l),waiting:new Map(
c),...a>g&&{gate:{needed:a,given:g}},...o!==void 0&&{digest:o}}}function v(m,M){return M==="digest"?Math.min(m,1):m}function N(m,M){
const h=m.filter(M),r=h.length>0?h:m;return r.length===0?0:Math.min(...r.map(({approvals:u})=>u.length))}async function R({
pullRequest:m,judge:M},h,{find:r}){try{const{subject:u,genes:a,weakensGate:n}=await M(),s=(0,I().approvalDigest)(u),t={people:h,
subject:u,...m!==void 0&&{pullRequest:m}},{approvals:c,refusals:g}=await r(t),e=a.filter(o=>b(o)!=="standard").map(E);return{
pullRequest:m,approvals:c,refusals:g,asking:new Set(e),weakensGate:n,digest:s}}catch(u){if(!(u instanceof T().GateError))
throw u;const a=`could not judge the head: ${u.message}`;return{pullRequest:m,approvals:[],refusals:[a]}}}function F(m){
const{pullRequest:M,approvals:h,refusals:r}=m;return M===void 0?m:{...m,approvals:h.map(u=>({...u,pull_request:M})),refusals:r.
map(u=>`pull request ${M}: ${u}`)}}function E({asset:{path:m,id:M}}){return JSON.stringify([m,M])}function b({commands:m}){
if(m.some(({plan:h})=>h===void 0))return"standard";const M=m.map(({confirmation:h})=>O().CONFIRMATIONS.indexOf(h));return O().
CONFIRMATIONS[Math.max(0,...M)]??"standard"}const S=f.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
39092:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.commitLayer=P;function T(){const v=p(51455);return T=
function(){return v},v}function O(){const v=p(76760);return O=function(){return v},v}function I(){const v=p(96402);return I=
function(){return v},v}async function P({checkout:v,layer:N,modes:R,path:F}){const E=(0,O().join)(v,".git");if(!(await(0,T().
lstat)(E).catch(()=>{}))?.isDirectory())return;const S=await(0,I().openRepository)(v,{PATH:F}),m=(0,O().join)(N,".git","\
index"),M={GIT_INDEX_FILE:m},h=async(...r)=>(await S.objects(...r)).toString().trim();try{const r=[...R.keys()],a=(await h(
["hash-object","-w","--no-filters","--stdin-paths"],{input:r.map(y=>`${JSON.stringify((0,O().join)(N,y))}
`).join("")})).split(`
`);await(0,T().mkdir)((0,O().dirname)(m),{recursive:!0}),await(0,T().cp)(S.index,m);const n=r.map((y,d)=>`${R.get(y)} ${a[d]}\
	${y}\0`);await h(["update-index","-z","--index-info"],{env:M,input:n.join("")});const s=await h(["write-tree"],{env:M}),
c=(await S.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${s}`),g=Buffer.from(c,"latin\
1"),e=await h(["hash-object","-t","commit","-w","--stdin"],{input:g});await(0,T().cp)(S.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,O().join)(N,".git","objects"),{recursive:!0,filter:y=>!y.endsWith("/info")});const o=await(0,T().readFile)((0,O().
join)(E,"HEAD"),"utf8"),l=/^ref: (refs\/\S+)\n?$/.exec(o)?.[1]??"HEAD";await(0,T().mkdir)((0,O().dirname)((0,O().join)(N,
".git",l)),{recursive:!0}),await(0,T().writeFile)((0,O().join)(N,".git",l),e)}finally{await S.close()}}},19309:function(U,f,p){
Object.defineProperty(f,"__esModule",{value:!0}),f.copyCheckout=S,f.shareFolder=r;function T(){const n=p(73024);return T=
function(){return n},n}function O(){const n=p(51455);return O=function(){return n},n}function I(){const n=p(76760);return I=
function(){return n},n}function P(){const n=p(41895);return P=function(){return n},n}function v(){const n=p(4339);return v=
function(){return n},n}function N(){const n=p(95132);return N=function(){return n},n}function R(){const n=p(46282);return R=
function(){return n},n}function F(){const n=p(51968);return F=function(){return n},n}const E={entries:2e5,bytes:4*1024**
3};class b extends Error{}async function S(n,s=E){const t=await(0,v().temporaryFolder)(),c=()=>(0,O().rm)(t,{recursive:!0,
force:!0,maxRetries:3}),g=(0,I().join)(t,(0,I().basename)(n.directory)||"checkout");try{await m(n,g,s);const e=await(0,F().
copyRepository)(n.directory,g);return{guard:n.at(g),objects:e,close:c}}catch(e){if(await c(),e instanceof b)return;throw e}}
async function m(n,s,t){const{directory:c,files:g,folders:e}=n,o={...t},l=async y=>{const[d,w]=[(0,I().join)(c,y),(0,I().
join)(s,y)],i=await(0,O().lstat)(d);if(o.entries-=1,o.bytes-=i.isFile()?i.size:0,o.entries<0||o.bytes<0)throw new b;if(i.
isSymbolicLink())await h(d,w,c,s);else if(i.isFile())await(0,O().copyFile)(d,w,T().constants.COPYFILE_FICLONE);else if(i.
isDirectory()){await(0,O().mkdir)(w,{mode:i.mode});for(const{name:$}of await M(d))await l((0,I().join)(y,$))}};for(const y of e)
await(0,O().mkdir)((0,I().join)(s,y),{recursive:!0});for(const{path:y}of g)await l(y);for(const y of n.additions)await(0,O().
mkdir)((0,I().join)(s,y,".."),{recursive:!0}),await l(y)}async function M(n){return(await(0,O().readdir)(n,{withFileTypes:!0})).
filter(({name:t})=>t!==".git")}async function h(n,s,t,c){const g=await(0,O().readlink)(n),e=(0,I().isAbsolute)(g)&&(0,R().
isInside)(t,g),o=process.platform==="win32"?"junction":void 0;await(0,O().symlink)(e?(0,I().join)(c,(0,I().relative)(t,g)):
g,s,o)}function r(n,s,t=!1,c=S){let g,e=!1;return{folder:async()=>{if(t)return n.directory;if(g=await c(n),e=g===void 0,
e&&!s)throw a(n);return g?.guard.directory??n.directory},guard:()=>g?.guard??n,hides:()=>!e,findings:()=>e?[u(n)]:[],close:async()=>g?.
close()}}function u({leftOut:n}){const s=n.length===1?"1 file or directory":`${n.length} files and directories`,t=n.length===
0?"":`, and they saw ${s} that the commit does not have`;return(0,N().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${t}`})}function a({directory:n}){return new(P()).GateError("con\
tainment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.copyRepository=P,f.safeGitConfigs=
m,f.withoutSecrets=h;function T(){const r=p(51455);return T=function(){return r},r}function O(){const r=p(76760);return O=
function(){return r},r}const I=new Set(["hooks","lfs","worktrees"]);async function P(r,u){const a=(0,O().join)(r,".git"),
n=await(0,T().lstat)(a).catch(()=>{});if(n===void 0)return[];const s=(0,O().join)(u,".git");if(n.isDirectory())return v(
a,s);const t=/^gitdir: (.+)\n?$/.exec(await(0,T().readFile)(a,"utf8"))?.[1];if(t===void 0)return[];const c=(0,O().resolve)(
r,t),g=await(0,T().readFile)((0,O().join)(c,"commondir"),"utf8").catch(()=>{});return[...g===void 0?[]:await v((0,O().resolve)(
c,g.trim()),s),...await v(c,s,new Set(["commondir","gitdir"]))]}async function v(r,u,a=new Set){const n=[];await(0,T().mkdir)(
u,{recursive:!0});const s=await(0,T().readdir)(r,{withFileTypes:!0}),t=N(s);for(const c of s){const{name:g}=c,[e,o]=[(0,O().
join)(r,g),(0,O().join)(u,g)];t&&I.has(g)||a.has(g)||(c.isDirectory()&&g==="objects"&&t?(await R(e,o),n.push(e)):c.isDirectory()?
n.push(...await v(e,o)):c.isFile()&&/^config(\.worktree)?$/.test(g)?await(0,T().writeFile)(o,h(await(0,T().readFile)(e,"\
utf8"))):c.isFile()&&await(0,T().copyFile)(e,o))}return n}function N(r){const u=a=>r.find(n=>n.name===a);return u("HEAD")?.
isFile()===!0&&u("objects")?.isDirectory()===!0}async function R(r,u){await(0,T().mkdir)((0,O().join)(u,"info"),{recursive:!0}),
await(0,T().writeFile)((0,O().join)(u,"info","alternates"),`${JSON.stringify(r)}
`)}const F=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,E=/^\s*([\w-]+)\s*(?:=|$)/,b={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},S=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function m(r){const u=await M(r,".git"),a=async n=>{
const s=await(0,T().readFile)((0,O().join)(r,n),"utf8");return[n,h(s)]};return new Map(await Promise.all(u.map(a)))}async function M(r,u){
const n=(await(0,T().readdir)((0,O().join)(r,u),{withFileTypes:!0}).catch(()=>[])).map(async s=>{const t=(0,O().join)(u,
s.name);return s.isFile()?/^config(\.worktree)?$/.test(s.name)?[t]:[]:s.isDirectory()?M(r,t):[]});return(await Promise.all(
n)).flat()}function h(r){if(S.test(r))return r;let u=[];return r.split(`
`).filter(n=>{const s=F.exec(n)?.[1]?.toLowerCase();if(s!==void 0)return u=b[s]??[],u.length>0&&n.trimEnd().endsWith("]");
const t=E.exec(n)?.[1]?.toLowerCase();return t!==void 0&&u.includes(t)&&!n.endsWith("\\")}).map(n=>`${n}
`).join("")}},77823:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.containmentWords=F;function T(){const E=p(
36773);return T=function(){return E},E}function O(){const E=p(96266);return O=function(){return E},E}const I={contained:"",
change:""},P=new Set(["failed","crashed","timed_out"]),v=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${O().HOME})/`)].
map(({source:E})=>E).join("|"),"i"),N=/file watchers/,R=2e3;function F(E,{level:b},S){if(b!=="namespaces"||!P.has(E.status))
return I;if(E.limits_hit){const r=(0,T().inCode)(E.limits_hit.map(u=>`limits.${u}`));return{contained:`it reached ${r}`,
change:`If the command needs more, increase ${r} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![E.stderr,E.stdout].flatMap(({head:r,tail:u})=>[r,u]).flatMap(r=>r.split(`
`)).map(r=>r.slice(0,R)).some(r=>v.test(r)&&!N.test(r))&&E.signal!=="SIGXFSZ"?I:{contained:`it ran ${S==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.effectiveLimits=
P,f.limitsInWords=N,f.limitsOn=r,f.resourceLimits=v,f.thisMachine=h;function T(){const a=p(73024);return T=function(){return a},
a}function O(){const a=p(48161);return O=function(){return a},a}function I(){const a=p(26040);return I=function(){return a},
a}function P(a,n){const{memory_bytes:s,processes:t,open_files:c,file_bytes:g,written_bytes:e}=a;return{memory_bytes:s,memory_limited_by:n?
"control_group":"supervisor",processes:t,open_files:c,file_bytes:g,written_bytes:e}}function v(a){return[["CORE",1],["FS\
IZE",a.file_bytes],["NOFILE",a.open_files]]}function N(a){const{memory_bytes:n,memory_limited_by:s,processes:t,open_files:c}=a;
return[`memory: ${R(n)}${s==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${t}`,`ope\
n files: ${c}`,`file size: ${R(a.file_bytes)}`,`total written: ${R(a.written_bytes)}`].join(", ")}function R(a){return`${Math.
round(a/1024/1024)} MiB`}const F=1024**3,E=64*1024**2,b=1/2,S=4/5,m=2*F,M=1024*1024;function h(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,O().totalmem)()),freeBytes:process.availableMemory(),openFiles:u("Max open files")}}
function r(a,n,s){const{totalBytes:t,freeBytes:c,openFiles:g}=a,e=(o,l)=>Math.max(o/s-o/s%E,l);return{...n,memory_bytes:Math.
min(n.memory_bytes,e(t*S,m)),written_bytes:Math.min(n.written_bytes,e(c*b,M)),open_files:Math.min(n.open_files,g)}}function u(a){
const n=(0,I().attempt)(()=>(0,T().readFileSync)("/proc/self/limits","utf8"))??"",s=new RegExp(`^${a}\\s+\\S+\\s+(\\d+)`,
"m");return Number(s.exec(n)?.[1]??1/0)}},32223:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.homeFolders=
u,f.privateFolders=S,f.viewOf=m;function T(){const a=p(73024);return T=function(){return a},a}function O(){const a=p(51455);
return O=function(){return a},a}function I(){const a=p(48161);return I=function(){return a},a}function P(){const a=p(76760);
return P=function(){return a},a}function v(){const a=p(46282);return v=function(){return a},a}const N=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],R=["/nix/store","/gnu/store"],F=["null","zero","full","random","urandom"],
E="tty",b=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function S(a){const n=b.flatMap(t=>a[`GITHUB_${t}`]??
[]),s=[a.HOME,a.RUNNER_TEMP,a.XDG_RUNTIME_DIR].flatMap(t=>t??[]);return[...new Set([...s,(0,I().tmpdir)(),...n.map(P().dirname)].
filter(t=>(0,P().isAbsolute)(t)))]}async function m({node:a,npm:n,machine:s},t,c){const g=await h([...N,...R]),o=(await Promise.
all(t.map(w=>(0,O().realpath)(w).catch(()=>[])))).flat(),l=[(0,P().dirname)(a.file),...n?[(0,P().dirname)((0,P().dirname)(
n.file))]:[],...[...s.values()].flatMap(w=>M(w,o)),...c?await r():[]].filter(w=>!g.some(i=>(0,v().isInside)(i,w))),y=o.filter(
w=>g.some(i=>i!==w&&(0,v().isInside)(i,w))),d=(0,T().existsSync)(`/dev/${E}`)?[...F,E]:F;return{system:g,emptied:y,tools:[
...new Set(l)],devices:d,home:[],names:[]}}function M({file:a,real:n},s){const t=(0,P().dirname)(n),c=(0,P().dirname)(t),
g=(0,P().basename)(t),e=g==="shims"||g==="bin"&&!s.some(o=>(0,v().isInside)(o,c));return[(0,P().dirname)(a),t,...e?[c]:[]].
filter(o=>!s.some(l=>(0,v().isInside)(o,l)))}async function h(a){return(await Promise.all(a.map(async s=>(await(0,O().lstat)(
s).catch(()=>{}))?.isDirectory()?[s]:[]))).flat()}async function r(){const a=await(0,O().realpath)("/etc/resolv.conf").catch(
()=>{});return a?.startsWith("/run/systemd/resolve/")?[(0,P().dirname)(a)]:[]}async function u(a,n){return n===void 0||!(0,P().
isAbsolute)(n)?[]:(await Promise.all([...new Set(a)].sort().map(async t=>{const c=await(0,O().realpath)((0,P().join)(n,t)).
catch(()=>{});return c===void 0||!(await(0,O().stat)(c)).isDirectory()?[]:[{path:t,source:c}]}))).flat()}},96266:function(U,f,p){
Object.defineProperty(f,"__esModule",{value:!0}),f.TEMP=f.HOME=f.ABOVE=void 0,f.commandFolders=m,f.commandMounts=S,f.sharedMounts=
b;function T(){const h=p(76760);return T=function(){return h},h}function O(){const h=p(39491);return O=function(){return h},
h}function I(){const h=p(46282);return I=function(){return h},h}const P=f.HOME="/home/gene-gate",v=f.TEMP="/tmp",N=f.ABOVE=
`${P}/above`,R=64,F="/.gene-gate",E={lower:`${F}/lower`,cover:`${F}/cover`,own:`${F}/own`,run:`${F}/run`,replaced:`${F}/\
replaced`,home:`${F}/home`,tools:`${F}/tools`};function b({view:h,checkout:r,run:u,stage:a}){const n=(t,c)=>[t,(0,T().join)(
a,c)],s=(t,c,g)=>[t,(0,T().join)(a,c),"none",g];return[...h.system.map(t=>n(t,t)),...h.emptied.map(t=>["gene-gate",(0,T().
join)(a,t),"tmpfs","size=1m,mode=0755"]),s("/proc","proc","rbind"),s(r,E.lower,"rbind"),s(u,E.run,"bind"),...h.tools.map(
(t,c)=>n(t,M(t,c))),...h.home.map(({source:t},c)=>n(t,(0,T().join)(E.home,String(c))))]}function S(h){const{view:r,checkout:u,
privileges:a,hides:n,keepsWrites:s,replaced:t}=h,c=(l,y,d)=>["gene-gate",y,l,d],g=(l,y,d="bind")=>[l,y,"none",d],e=[`low\
erdir=${n||a.adopt?`${E.cover}:`:""}${E.lower}`,`upperdir=${E.own}/upper`,`workdir=${E.own}/work`,...a.overlay,"X-mount.\
mkdir"],o=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${R}`;return[g(`${E.own}/tmp`,v),g(`${E.own}/home`,P),...r.
home.map(({path:l},y)=>g(`${E.home}/${y}`,(0,T().join)(P,l))),g(`${E.own}/shm`,"/dev/shm"),c("devpts","/dev/pts",o),...r.
tools.flatMap((l,y)=>{const d=M(l,y);return l===d?[]:[g(d,l,"rbind,X-mount.mkdir")]}),s?g(E.lower,u,"bind,X-mount.mkdir"):
c("overlay",u,e.join(",")),...t.map((l,y)=>g(`${E.replaced}/${y}`,(0,T().join)(u,l))),...r.names.map(l=>g(u,(0,T().join)(
N,l),"rbind")),c("proc","/proc","nosuid,nodev,noexec"),c("tmpfs",F,"ro,size=4k,mode=0755")]}function m({home:h,names:r}){
const u=r.map(s=>(0,T().relative)(P,(0,T().join)(N,s))),a=[...h.map(({path:s})=>s),...u];return["upper","work","tmp","ho\
me","shm",...[...new Set(a.flatMap(s=>[...(0,O().foldersAbove)(s),s]))].map(s=>`home/${s}`)]}function M(h,r){return[v,P].
some(a=>(0,I().isInside)(a,h))?`${E.tools}/${r}`:h}},57334:function(U,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.OUTCOME_LOST=f.INTERRUPTED=f.CHECKOUT_CHANGED=f.BUDGET_SPENT=f.BLOCKED=void 0,f.changedOutcome=F,f.countInterrupted=v,
f.notRun=R,f.stopReason=N;const p=f.BLOCKED="BLOCKED: validation command rejected by safety check",T=f.INTERRUPTED="inte\
rrupted",O=f.BUDGET_SPENT="the time budget for all commands was spent",I=f.OUTCOME_LOST="the run returned no outcome for\
 this command",P=f.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function v(E){return E.filter(({reason:b})=>b===
T).length}function N(E){return E.reason===O?O:T}function R(E,b,S=new Date){const m={head:"",tail:"",bytes:0,truncated:!1};
return{status:E,exit_code:null,signal:null,started_at:S.toISOString(),duration_ms:0,stdout:m,stderr:m,reason:b}}function F(E,b=R(
"error",P)){return{...b,status:"error",reason:P,checkout_changed:[...E]}}},22562:function(U,f,p){Object.defineProperty(f,
"__esModule",{value:!0}),f.outcomesOf=P,f.plansOf=I,f.refusedOutcomes=N;function T(){const E=p(6470);return T=function(){
return E},E}function O(){const E=p(57334);return O=function(){return E},E}function I({asset:E,commands:b}){const S=b.flatMap(
({plan:m})=>m??[]);return{id:E.id,plans:S.length===b.length?S:[]}}function P({commands:E},b,S){if(E.every(({plan:M})=>M!==
void 0))return E.map(({plan:M},h)=>v(M,b[h],S));const m=F(E);return E.map(({verdict:M})=>M==="block"?(0,O().notRun)("blo\
cked",O().BLOCKED,S):(0,O().notRun)("skipped",m,S))}function v(E,b,S){if(b===void 0||b.plan.digest!==E?.digest)return(0,O().
notRun)("skipped",O().OUTCOME_LOST,S);const{outcome:m,changedFiles:M}=b;return M.length===0?m:{...m,checkout_modified:M}}
function N(E,b,S){const m=({commands:h})=>h.some(r=>r.verdict==="block"),M=E.filter(b?R:m);return new Map(M.map(h=>[h,P(
h,[],S)]))}function R({change:E,commands:b}){return b.length===0?E!=="removed":b.some(({plan:S})=>S===void 0)}function F(E){
if(E.some(({verdict:m})=>m==="block"))return"another command of the gene is blocked";const S=E.flatMap(({reading:m})=>(0,T().
toolOf)(m)??[]).find(({path:m})=>m===void 0);return S?`${S.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(U,f,p){Object.defineProperty(f,"__esModul\
e",{value:!0}),f.mentionedOf=v,f.mentionsIn=N,f.namedRootOf=F;function T(){const E=p(76760);return T=function(){return E},
E}const O=5,I=30,P=/[^\w.@+~/\\-]+/;function v(E){const b=new Map(E.map(S=>[S,S]));for(const S of E){const{dir:m,name:M,
ext:h}=T().posix.parse(S),r=T().posix.join(m,M);h!==""&&!b.has(r)&&b.set(r,S)}return S=>{if(S.status!=="failed"||b.size===
0)return S;const{stdout:m,stderr:M}=S,h=[M,m].flatMap(({head:u,tail:a})=>[u,a]),r=new Set([...N(h,b)].flatMap(u=>b.get(u)??
[]));return r.size===0?S:{...S,left_out:[...r].sort().slice(0,O)}}}function N(E,b){const S=new Set(E.flatMap(m=>m.split(
P)));return new Set([...S].flatMap(m=>R(m).filter(M=>b.has(M))))}function R(E){const b=E.replaceAll("\\","/").replace(/(?<![.,])[.,]+$/,
"").split("/").filter(S=>S!==""&&S!=="."&&S!=="..");return b.length>I?[]:b.flatMap((S,m)=>b.slice(m).map((M,h)=>b.slice(
m,m+h+1).join("/")))}function F(E){return b=>{const{status:S,stdout:m,stderr:M}=b;return S==="passed"||E==="/"?b:[m,M].some(
({head:r,tail:u})=>[r,u].some(a=>a.includes(E)))?{...b,root:E}:b}}},46282:function(U,f,p){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.findPrograms=h,f.isInside=y;function T(){const d=p(31421);return T=function(){return d},d}function O(){
const d=p(73024);return O=function(){return d},d}function I(){const d=p(51455);return I=function(){return d},d}function P(){
const d=p(48161);return P=function(){return d},d}function v(){const d=p(76760);return v=function(){return d},d}function N(){
const d=p(57975);return N=function(){return d},d}function R(){const d=p(7723);return R=function(){return d},d}function F(){
const d=p(26040);return F=function(){return d},d}function E(){const d=p(41895);return E=function(){return d},d}function b(){
const d=p(14495);return b=function(){return d},d}const S=R().object({file:R().string(),version:R().string(),platform:R().
string(),arch:R().string()}),m="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",M=2e4;async function h(d){const{path:w,checkout:i,names:$=[]}=d,j=await e(w,i),C=await r(j,i),
[A,k]=await Promise.all(["npm","npx"].map(B=>a(B,C.file,j,i))),D=await g($,j,i),G=await t(j,i);return{node:C,...A&&{npm:A},
...k&&{npx:k},...G!==void 0&&{shell:G},machine:D,searchPath:j}}async function r(d,w){for await(const{file:i,real:$}of l(
"node",d,w)){const j=await u(i,$,d),C=await o(j.file,w);if(C!==void 0)return{...j,file:C}}throw new(E()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function u(d,w,i){const{execPath:$,version:j,platform:C,
arch:A}=process;if(C==="linux"&&!(0,O().existsSync)("/proc/self"))throw new(E()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(w===await(0,I().realpath)($))return{file:w,version:j,platform:C,arch:A};try{const{stdout:k}=await(0,N().promisify)(
T().execFile)(d,["-p",m],{cwd:(0,v().dirname)(d),env:{PATH:i.join(v().delimiter),HOME:(0,P().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:M,windowsHide:!0});return S.parse(JSON.parse(k))}catch(k){throw new(E()).GateError(
"program_not_found",`${d} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:k})}}async function a(d,w,i,$){const j=(0,v().join)("node_module\
s","npm","bin",`${d}-cli.js`);for(const C of[(0,v().dirname)(w),...i]){for(const k of[(0,v().join)(C,j),(0,v().join)(C,"\
..","lib",j)]){const D=await n(k,d,$);if(D)return D}const A=await n((0,v().join)(C,d),d,$);if(A)return A}}async function n(d,w,i){
const $=await o(d,i);if(!$?.endsWith(`${w}-cli.js`))return;const j=(0,v().join)((0,v().dirname)($),"..","package.json"),
C=await(0,I().readFile)(j,"utf8").catch(()=>"null"),{success:A,data:k}=R().object({name:R().literal("npm"),version:R().string()}).
safeParse((0,F().attempt)(()=>JSON.parse(C)));return A?{file:$,version:k.version}:void 0}const s="/bin/sh";async function t(d,w){
if(process.platform!=="win32")return s;for await(const{real:i}of l("git",d,w)){const $=await o((0,v().join)((0,v().dirname)(
i),"..","bin","sh.exe"),w);if($!==void 0)return $}}const c=/^[A-Za-z0-9][\w.+-]*$/;async function g(d,w,i){const $=new Map;
for(const j of d.filter(C=>c.test(C))){const C=await l(j,w,i).next();C.done||$.set(j,C.value)}return $}async function e(d,w){
const i=new Set(d.split(v().delimiter).filter(j=>(0,v().isAbsolute)(j)));return(await Promise.all([...i].map(async j=>await o(
j,w)===void 0?[]:[j]))).flat()}async function o(d,w){const[i,$]=await Promise.all([(0,I().realpath)(d).catch(()=>{}),(0,I().
realpath)(w)]);if(i===void 0)return;const j=[i,(0,v().resolve)(d)],C=[$,(0,v().resolve)(w)];return j.some(A=>C.some(k=>y(
k,A)))?void 0:i}async function*l(d,w,i){for(const $ of w){const j=(0,v().join)($,process.platform==="win32"?`${d}.exe`:d),
C=await o(j,i);C!==void 0&&await(0,b().isExecutable)(C)&&(yield{file:j,real:C})}}function y(d,w){const i=(0,v().relative)(
d,w);return i!==".."&&!i.startsWith(`..${v().sep}`)&&!(0,v().isAbsolute)(i)}},49604:function(U,f,p){Object.defineProperty(
f,"__esModule",{value:!0}),f.NO_PROGRESS=void 0,f.groupedProgress=P,f.linesOfProgress=I;function T(){const v=p(20849);return T=
function(){return v},v}const O=f.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function I(v){let N=0,R=0;
return{...O,planned:F=>{N=F},finished:(F,{status:E,duration_ms:b})=>{R+=1;const S=(b/1e3).toFixed(1);v(`[${R}/${N}] ${E}\
 in ${S} s: ${(0,T().safeLine)(F)}`)}}}function P(v){const N=I(v.info);return{...N,planned:R=>{v.startGroup(`Run ${R} va\
lidation command${R===1?"":"s"}`),N.planned(R)},ended:()=>v.endGroup()}}},49042:function(U,f,p){Object.defineProperty(f,
"__esModule",{value:!0}),f.LISTED=void 0,f.endOf=N,f.isProof=P,f.newCodeFailed=F,f.notRun=v,f.reverted=R,f.untried=E;function T(){
const b=p(57334);return T=function(){return b},b}const O=f.LISTED=20,I=new Set(["fails_without_change","fails_when_new_c\
ode_fails"]);function P({outcome:b}){return I.has(b)}function v(b,S={}){return{files:[],kept:[],duration_ms:0,...S,outcome:"\
not_run",reason:b}}function N({status:b,signal:S,exit_code:m,reason:M=b}){return b==="passed"||b==="timed_out"&&M!==T().
BUDGET_SPENT?"passed":m===126||m===127?{reason:`it could not start (exit status ${m})`}:b==="failed"||b==="crashed"&&S!==
null?"failed":{reason:M}}function R(b,S,{files:m,missing:M}){const h={...b,files:m.slice(0,O)},r=N(S);if(r==="passed")return h;
if(r!=="failed")return v(r.reason,h);if(M.length===0)return{...h,outcome:"fails_without_change"};const u=M.slice(0,O).map(
a=>`\`${a}\``);return v(`without the change, ${u.join(", ")} cannot be loaded`,h)}function F(b,S,m){const{reason:M,...h}=b,
r=N(S);if(r==="failed")return{...h,outcome:"fails_when_new_code_fails",files:[m]};if(r!=="passed")return v(r.reason,b);const u=[
...new Set([...b.files,m])];return{...h,outcome:"nothing_shown",files:u}}function E({newNames:b,adds:S},m){const[M]=b;if(!S&&
M===void 0)return{files:[],kept:[],duration_ms:0,...m,outcome:"no_subject"};const h=M===void 0?"files":`\`${M}\``;return v(
`the change only adds ${h}, without a function that can be made to fail`,m)}},24222:function(U,f,p){Object.defineProperty(
f,"__esModule",{value:!0}),f.differences=I;function T(){const P=p(80401);return T=function(){return P},P}const O=2e3;function I(P,v){
const N={context:0,maxEditLength:O};return((0,T().structuredPatch)("","",P,v,"","",N)?.hunks??[]).map(({newStart:F,newLines:E,
lines:b})=>({start:F-1,count:E,removed:b.flatMap((S,m)=>S.startsWith("-")?`${S.slice(1)}${b[m+1]?.startsWith("\\")?"":`
`}`:[]).join("")}))}},55007:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.hunksOf=R;function T(){const F=p(
6410);return T=function(){return F},F}const O=20,I=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,P=600,v=/^[ \t]*(?:\/\/|#(?!\[|!|include)|--|\/?\*|<!--|\r?$)/,
N=F=>F.split(`
`).every(E=>v.test(E));function R(F){const E=({path:S,text:m})=>!(0,T().isGenerated)(S)&&!I.test(m.slice(0,P));return F.
every(E)?F.filter(({path:S})=>!(0,T().isForPeople)(S)).flatMap(({path:S,before:m,text:M,differs:h})=>{const r=M.split(/(?<=\n)/);
return h.flatMap(({start:u,count:a,removed:n})=>{const s=u+a;if([n,r.slice(u,s).join("")].every(N))return[];const t=[...r.
slice(0,u),n,...r.slice(s)].join(""),c={...m,content:Buffer.from(t)};return[{path:S,lines:[u+1,s],reverted:c}]})}).slice(
0,O):[]}},6410:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.isForPeople=m,f.isGenerated=b,f.isKept=
F,f.isManifest=R;function T(){const M=p(76760);return T=function(){return M},M}function O(){const M=p(95244);return O=function(){
return M},M}const I=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
P=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
v=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,N=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function R(M){const h=T().posix.basename(M);return(0,O().isPackageFile)(h)||I.test(h)}function F(M){const h=T().posix.basename(
M);return(0,O().isOfTests)(M)||(0,O().isLockfile)(h)||R(M)||[N,v].some(r=>r.test(M))||P.test(h)||(0,O().toolThatFinds)(M)!==
void 0}const E=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function b(M){return E.test(M)}const S=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function m(M){
return(0,O().isDocument)(M)&&!(0,O().isProgramCode)(M)||S.test(M)}},97921:function(U,f,p){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.languageOf=g;function T(){const e=p(76760);return T=function(){return e},e}function O(...e){return new RegExp(
e.join("|"),"g")}const I=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,P=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
v="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",N=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
R=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,F=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
E={extensions:["js","mjs","cjs"],masked:O(I,P,v,N),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:F,unless:R}],failing:({indent:e,end:o})=>["if (Date.now() > 0) {",`${e}throw new Error()${o}`,"}"],declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},b=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,
S=String.raw`\s*:\s*(?:[^\s;{}()=]|${b})(?:[^;{}()=]|${b})*`,m=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
M=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,h=String.raw`^(?:${S}?)?\s*=>`,
r={...E,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${h}\s*\{`),unless:m},{after:new RegExp(
h),before:M,unless:m,isExpression:!0},{after:new RegExp(String.raw`^(?:${S})?\s*\{`),before:F,unless:R}]},u=['"""',"'''"].
map(e=>`${e}(?:\\\\[\\s\\S]|(?!${e})[\\s\\S])*${e}`),a=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...u,P].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
n={extensions:["py","pyi"],masked:O(...u,P,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:({indent:e})=>["if __name__:",`${e}raise RuntimeError`],declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(a),isIndented:!0},s={masked:O(I,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},t={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},c=[E,r,n,{...s,extensions:["rs"],forms:s.forms.map(e=>({...e,unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/})),
failing:({indent:e})=>["if std::env::args().count() > 0 {",`${e}panic!();`,"}"],declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...s,extensions:["go"],failing:({indent:e})=>['if len("") ==\
 0 {',`${e}panic(0)`,"}"],declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm},{...s,extensions:[
"kt","kts"],failing:({indent:e})=>["if (System.nanoTime() != 0L) {",`${e}throw RuntimeException()`,"}"],declares:/^(?:\w+[ \t]+)*(?:fun|class|object|val|var)[ \t]+(?:<[^>\n]*>[ \t]*)?(?:\w+\.)?(\w+)/gm},
{...s,extensions:["java"],forms:[t],failing:({indent:e})=>["if (System.nanoTime() != 0L) {",`${e}throw new RuntimeExcept\
ion();`,"}"],declares:/^[ \t]*(?:(?:public|protected|static|final|abstract)[ \t]+)+[\w<>[\], ]+\s(\w+)[ \t]*[({]/gm}];function g(e){
const o=T().posix.extname(e).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(e))return c.find(({extensions:l})=>l.includes(
o))}},61023:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.writeLayer=P;function T(){const v=p(51455);
return T=function(){return v},v}function O(){const v=p(76760);return O=function(){return v},v}function I(){const v=p(39092);
return I=function(){return v},v}async function P(v,N,R){const{checkout:F,isCommitted:E,path:b}=R,S=new Map;for(const[m,{
content:M,isExecutable:h}]of N)await(0,T().mkdir)((0,O().dirname)((0,O().join)(v,m)),{recursive:!0}),await(0,T().writeFile)(
(0,O().join)(v,m),M),await(0,T().chmod)((0,O().join)(v,m),h?493:420),S.set(m,h?"100755":"100644");E&&await(0,I().commitLayer)(
{checkout:F,layer:v,modes:S,path:b});for(const m of await(0,T().readdir)(v,{recursive:!0,withFileTypes:!0})){const M=(0,O().
join)(m.parentPath,m.name),h=await(0,T().lstat)((0,O().join)(F,(0,O().relative)(v,M))).catch(()=>{});m.isDirectory()&&h&&
await(0,T().chmod)(M,h.mode&511)}}},41100:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.droppedPackages=
h,f.newNames=F,f.withOwnTests=v,f.withoutRest=S,f.wordsOf=E;function T(){const r=p(93028);return T=function(){return r},
r}function O(){const r=p(6410);return O=function(){return r},r}function I(){const r=p(97921);return I=function(){return r},
r}function P(r,u){return(0,I().languageOf)(r)?.ownTests?.exec(u)?.index??u.length}function v(r,u,a){const n=a.slice(P(r,
a));if(n==="")return u;const s=u.toString("utf8");return Buffer.from(s.slice(0,P(r,s))+n)}function N(r,u){const a=(0,O().
isGenerated)(r)?void 0:(0,I().languageOf)(r)?.declares;return a===void 0?[]:[...u.slice(0,P(r,u)).matchAll(a)].flatMap(n=>n.
slice(1).flatMap((s="")=>s.match(R)??[]))}const R=/[\w$]+/g;function F({path:r,before:{content:u},text:a}){const n=new Set(
N(r,u.toString("utf8")));return[...new Set(N(r,a))].filter(s=>!n.has(s))}function E(r,u){const a=u.map(({path:t,text:c})=>c.
slice(P(t,c))),n=[...r,...a].flatMap(t=>t.match(R)??[]),s=r.some(t=>/^import\s+[\w$]/m.test(t))?["default"]:[];return new Set(
[...n,...s])}const b=/^\s*(?:(?:import|from|use|pub use|mod|#include)\b.*|(?:const|let|var)\b.*\brequire\(.*)?$/;function S({
path:r,text:u,differs:a},n){const s=u.split(/(?<=\n)/),t=a.map(({start:o,count:l})=>s.slice(o,o+l).join("")),c=n.flatMap(
o=>{const l=t.filter(y=>N(r,y).includes(o));return l.length>0?l:t.filter(y=>y.match(R)?.includes(o))});let g=0,e="";for(const[
o,{start:l,count:y,removed:d}]of a.entries()){const w=t[o]??"",i=c.includes(w)||w.split(`
`).every($=>b.test($));e+=s.slice(g,l).join("")+(i&&w!==""?w:d),g=l+y}return Buffer.from(e+s.slice(g).join(""))}const m=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,
M=new RegExp(String.raw`(?:["']|\b(?:import|from|use)\s+)(${m.source})`,"gi");async function h(r,u,a,n){const s=e=>e.match(
m)??[],t=new Set;for(const{path:e}of r){if(!(0,O().isManifest)(e)||![a,n].every(d=>(0,T().isRegular)(d.stat(e)?.kind)))continue;
const[o,l]=await Promise.all([a.read(e),n.read(e)]),y=new Set(s(l.toString("utf8")));for(const d of s(o.toString("utf8")))
y.has(d)||t.add(d)}if(t.size===0)return[];const c=e=>[...e.matchAll(M)].map(({1:o=""})=>o),g=u.flatMap(({before:{content:e},
text:o})=>{const l=new Set(c(o));return c(e.toString("utf8")).filter(y=>!l.has(y))});return[...new Set(g)].filter(e=>t.has(
e))}},30368:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.failNewFunctions=N;function T(){const r=p(
97921);return T=function(){return r},r}const O=200,I=400,P=1e4,v=1e3;function N({path:r,text:u,isNew:a}){const n=(0,T().
languageOf)(r);if(n===void 0)return;const{masked:s,forms:t}=n,c=u.replaceAll(s,w=>w.replaceAll(/[^\n]/g," ")),g=R(u),e=F(
c),o=new Map;for(const{start:w,end:i}of E(c,e,n)){if(a?.(w)===!1)continue;const $=c.slice(i,i+I),j=t.find(({after:D})=>D.
test($)),C=c.slice(Math.max(0,w-O),w);if(!j||j.unless?.test(C)||j.before?.test(C)===!1)continue;const A=i+(j.after.exec(
$)?.[0].length??0),k=j.isExpression?h({text:u,code:c},A,n.failing(g),g):b({text:u,close:e.get(A-1)},A,n,g);k&&o.set(k.at,
{...k,from:w})}if(o.size===0)return;let l="",y=0,d=0;for(const w of[...o.values()].sort((i,$)=>i.from-$.from))w.from<d||
w.at<y||(l+=u.slice(y,w.at)+w.text.replaceAll(`
`,g.newline),y=w.end,d=Math.max(w.end,w.close??0));return l+u.slice(y)}function R(r){return{end:/;[ \t]*(?:\}|\r?$)/m.test(
r)?";":"",indent:/^(\t| {2,8})\S/m.exec(r)?.[1]??"  ",newline:r.includes(`\r
`)?`\r
`:`
`}}function F(r){const u=new Map,a=[];for(const{index:n,0:s}of r.matchAll(/[()[\]{}]/g))if("([{".includes(s))a.push(n);else{
const t=a.pop();t!==void 0&&u.set(t,n)}return u}function E(r,u,{bareParameter:a}){const n=[...u].filter(([t,c])=>r[t]===
"("&&r[c]===")"),s=a?[...r.matchAll(a)]:[];return[...n.map(([t,c])=>({start:t,end:c+1})),...s.map(({index:t,0:c})=>({start:t,
end:t+c.length}))]}function b({text:r,close:u},a,{preamble:n,isIndented:s,failing:t},c){const g=n?.exec(r.slice(a,a+P))?.[0].
length??0,e=a+g,[,o="",l=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(r.slice(e))??[],y=u===void 0?{}:{close:u},d=S(
r,a),w=t(c).map(C=>`
${d}${c.indent}${C}`);if(l!==""){const C=r.slice(e+o.length+l.length),A=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(C)?.[1]??
`${d}${c.indent}`,k=t(c).map(G=>`
${A}${G}`),D=e+o.length;return{at:D,end:D,text:k.join(""),...y}}if(s&&g>0)return{at:e,end:e,text:`; ${t(c).at(-1)?.trim()}`};
const i=r.slice(e,u).trimStart(),$=e+o.length;if(s)return{at:e,end:$,text:`${w.join("")}
${d}${c.indent}`};if(u===void 0||i.includes(`
`))return{at:e,end:$,text:`${w.join("")}
${d}${c.indent}`,...y};const j=i.trim()===""?"":`
${d}${c.indent}${i.trim()}`;return{at:e,end:u,text:`${w.join("")}${j}
${d}`,close:u}}function S(r,u){return/^[ \t]*/.exec(r.slice(r.lastIndexOf(`
`,u-1)+1))?.[0]??""}const m=/^\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/,M=/(?:^|[.?:&|+*/%<>=,-])\s*$/;function h({text:r,
code:u},a,n,{indent:s,end:t}){const c=u.slice(a,a+v);let g=0,e=0;for(const A of c){if(g===0&&")]},;".includes(A)||g===0&&
A===`
`&&r.slice(a,a+e).trim()!==""&&!m.test(c.slice(e))&&!M.test(c.slice(0,e)))break;"([{".includes(A)?g+=1:")]}".includes(A)&&
(g-=1),e+=A.length}const o=a+e,l=r.slice(a,o),y=l.trim();if(g!==0||e===v||y===""||(y.match(/`/g)?.length??0)%2===1)return;
const w=S(r,a),i=/^\s*\n/.test(l)?y:y.replaceAll(`
`,`
${s}`),j=F(u.slice(a,o).trim()).get(0)===y.length-1&&/^\(\{|^\([^\n]*\)$/.test(i)?i.slice(1,-1):i,C=[...n,`return ${j}${t}`];
return{at:a,end:o,text:` {
${C.map(A=>`${w}${s}${A}
`).join("")}${w}}`}}},14148:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.proveChange=h;function T(){
const t=p(86191);return T=function(){return t},t}function O(){const t=p(59490);return O=function(){return t},t}function I(){
const t=p(87952);return I=function(){return t},t}function P(){const t=p(67147);return P=function(){return t},t}function v(){
const t=p(49604);return v=function(){return t},t}function N(){const t=p(64474);return N=function(){return t},t}function R(){
const t=p(49042);return R=function(){return t},t}function F(){const t=p(55007);return F=function(){return t},t}function E(){
const t=p(61023);return E=function(){return t},t}function b(){const t=p(30368);return b=function(){return t},t}function S(){
const t=p(3302);return S=function(){return t},t}const m=2,M=2e3;async function h(t,c){const{policy:g,change:e}=c;if(g.proof===
"off"||e===void 0)return new Map;const o=[...t].filter(([{gene:i},$])=>(i.change==="added"||i.change==="modified")&&$.every(
({outcome:C})=>C.status==="passed")),l=new Set(e.files.map(({path:i})=>i)),y=({gene:i})=>{const $=i.commands.flatMap(({reading:j})=>(0,T().
startedFiles)(j));return[...new Set($)].filter(j=>l.has(j)).sort()},d=(0,O().groupBy)(o,([i])=>y(i).join("\0")),w=new Map;
for(const[i,$]of d){const j=$.flatMap(([{id:A},k])=>k.map(({plan:D,outcome:{duration_ms:G}})=>({id:A,plan:{...D,timeoutMs:m*
G+M}}))),C=await r(j,i.split("\0"),e,c).catch(({message:A})=>j.map(()=>(0,R().notRun)(A)));for(const[{gene:A},{length:k}]of $)
w.set(A,C.splice(0,k))}return w}async function r(t,c,g,e){const o=await(0,S().subjectOf)(g,e.tree,c),l={files:[],kept:o.
kept.slice(0,R().LISTED),duration_ms:0},y=o.added.flatMap(u);if(o.files.length===0&&y.length===0){const A=(0,R().untried)(
o,l);return t.map(()=>A)}const d=e.checkout.additions.find((0,P().everything)((0,I().dependencyFolders)(e.policy)).areBuilt);
if(d!==void 0){const A=`commands can read \`${d}\`, which was built with the change`;return t.map(()=>(0,R().notRun)(A,l))}
const w=s(t,e),i=t.map(()=>({...l,outcome:"nothing_shown"})),$=[],j=A=>i.flatMap((k,D)=>A(k)?D:[]),C=async(A,k,D)=>{for(const[
G,B]of await w(A,k)){const L=i[G],H=D(L,B);i[G]={...H,duration_ms:L.duration_ms+B.duration_ms},(0,R().isProof)(H)&&($[G]=
A)}};o.files.length>0&&await C(o.before,j(()=>!0),(A,k)=>(0,R().reverted)(A,k,o));for(const[A,{path:k,layer:D}]of y.entries()){
const G=j(B=>!(0,R().isProof)(B));if(G.length===0)break;if((A>0||o.files.length>0)&&performance.now()>e.end){for(const B of G)
i[B]=(0,R().notRun)("there was no time for all new files",i[B]);break}await C(D,G,(B,L)=>(0,R().newCodeFailed)(B,L,k))}return e.
policy.a2a.require_proof!=="none"&&await a(i,$,w),await n(i,o,e,w),i}function u(t){const{path:c,isExecutable:g}=t,e=(0,b().
failNewFunctions)(t);return e===void 0?[]:[{path:c,layer:new Map([[c,{content:Buffer.from(e),isExecutable:g}]])}]}async function a(t,c,g){
const e=[...t.keys()].filter(l=>c[l]!==void 0),o=await g(new Map,e);for(const[l=new Map,y]of(0,O().groupBy)(e,d=>c[d])){
const d=await g(l,y);for(const w of y){const i=[o,d].map(j=>j.get(w)).map(j=>j&&(0,R().endOf)(j));if(i[0]==="passed"&&i[1]===
"failed")continue;const $="the results were different the second time";t[w]={...t[w],outcome:"nothing_shown",reason:$}}}}
async function n(t,{edited:c,files:g},{signal:e,end:o},l){const y=(0,F().hunksOf)(c),d=t.flatMap(({outcome:j},C)=>j==="f\
ails_without_change"?C:[]),w=g.length===1&&c[0]?.differs.length===1,i=AbortSignal.timeout(Math.max(0,Math.round(o-performance.
now()))),$=AbortSignal.any([e,i]);for(const{path:j,lines:C,reverted:A}of d.length>0?y:[]){if($.aborted)return;const k=w?
void 0:await l(new Map([[j,A]]),d,$);for(const D of d){const G=k?.get(D),B=w?"failed":G&&(0,R().endOf)(G);if(B===void 0||
typeof B=="object")continue;const L=t[D],H={path:j,lines:[...C],noticed:B==="failed"};t[D]={...L,hunks:[...L.hunks??[],H]}}}}
function s(t,c){const{backend:g,checkout:e,change:o,concurrency:l,path:y}=c,d={checkout:e.directory,isCommitted:o?.isCommitted===
!0,path:y};return async(w,i,$=c.signal)=>{const j=G=>(0,E().writeLayer)(G,w,d),C=w.size===0?g:await g.cover?.(j);if(C===
void 0)throw new Error("without namespaces, commands share one checkout, which must stay as it is");const A=i.flatMap(G=>{
const B=t[G];return B?[{at:G,id:B.id,plans:[B.plan]}]:[]}),k={backend:C,progress:v().NO_PROGRESS,concurrency:l,signal:$},
D=await(0,N().runPlans)(A,k);return new Map([...D].flatMap(([{at:G},[B]])=>B?[[G,B.outcome]]:[]))}}},3302:function(U,f,p){
Object.defineProperty(f,"__esModule",{value:!0}),f.subjectOf=S;function T(){const h=p(39491);return T=function(){return h},
h}function O(){const h=p(93028);return O=function(){return h},h}function I(){const h=p(24222);return I=function(){return h},
h}function P(){const h=p(6410);return P=function(){return h},h}function v(){const h=p(97921);return v=function(){return h},
h}function N(){const h=p(41100);return N=function(){return h},h}const R=new Set(["symlink","submodule"]),F=2e3,E=50*1024**
2,b=5;async function S({files:h,base:r,assets:u},a,n){const s=({path:L,oldPath:H=L})=>n.includes(L)||(0,P().isKept)(L)||
[r.stat(H),a.stat(L)].some(x=>R.has(x?.kind)),t=h.filter(({path:L})=>!u.has(L)),c=t.filter(s),g=t.filter(L=>!s(L)),e=g.filter(
({status:L})=>L==="added"),o=g.filter(({status:L})=>L!=="added"),l=o.filter(L=>L.oldOid!==L.newOid||L.oldMode!==L.newMode),
y=async L=>(await a.read(L)).toString("utf8"),d=new Map,w=[];l.length>0&&M(o,r,a);for(const L of l.length>0?o:[]){const{
path:H,oldPath:x=H,oldMode:Y}=L,z={content:await r.read(x),isExecutable:Y==="100755"};if(d.set(x,z),L.status==="deleted"||
!l.includes(L))continue;const X=await y(H),K=(0,N().withOwnTests)(H,z.content,X);if(d.set(H,{...z,content:K}),K.includes(
0))continue;const V=(0,I().differences)(K.toString("utf8"),X);w.push({path:H,before:{...z,content:K},text:X,differs:V})}
const i=await Promise.all(e.map(async({path:L,newMode:H})=>{const x=H==="100755";return{path:L,text:await y(L),isExecutable:x}})),
$=w.length>0?c.filter(({path:L})=>(0,O().isRegular)(a.stat(L)?.kind)):[],j=await Promise.all($.map(({path:L})=>y(L))),C=w.
length>0?(0,N().wordsOf)([...j,...i.map(({text:L})=>L)],w):new Set,A=w.map(L=>({file:L,names:(0,N().newNames)(L)})),k=A.
flatMap(({file:L,names:H})=>{const x=H.filter(Y=>C.has(Y));return x.length>0?[{file:L,names:x}]:[]});for(const{file:L,names:H}of k.
length>0?A:[]){const x=(0,N().withoutRest)(L,H);x.toString("utf8")===L.text?d.delete(L.path):d.set(L.path,{...L.before,content:x})}
const D=({path:L})=>(0,v().languageOf)(L)&&!(0,P().isGenerated)(L),G=i.filter(D);G.sort((L,H)=>H.text.length-L.text.length);
const B=k.map(({file:L})=>m(L));return{before:d,edited:w,files:l.map(({path:L})=>L).filter(L=>d.has(L)||!a.stat(L)),added:[
...B,...G].slice(0,b),newNames:k.flatMap(({names:L})=>L),missing:await(0,N().droppedPackages)(c,w,r,a),kept:c.map(({path:L})=>L),
adds:e.some(({path:L})=>!(0,P().isForPeople)(L))}}function m({path:h,text:r,before:{isExecutable:u},differs:a}){const n=[
0];for(const c of r.split(/(?<=\n)/))n.push((n.at(-1)??0)+c.length);const s=a.map(({start:c,count:g})=>[n[c]??0,n[c+g]??
r.length]);return{path:h,text:r,isExecutable:u,isNew:c=>s.some(([g,e])=>c>=g&&c<e)}}function M(h,r,u){const a=h.map(({path:c,
oldPath:g=c})=>g),n=a.reduce((c,g)=>c+(r.stat(g)?.size??0),0);if(a.length>F||n>E)throw new Error(`${a.length} files with\
 ${n} bytes are too many to take back`);const s=c=>u.stat(c)?.kind==="directory"||(0,T().foldersAbove)(c).some(g=>(u.stat(
g)?.kind??"directory")!=="directory"),t=a.find(s);if(t!==void 0)throw new Error(`\`${t}\` cannot be taken back: something\
 else has its place`)}},63682:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_RAN=void 0,f.requestOf=
y,f.runAudited=t,f.withinBudget=w;function T(){const i=p(48161);return T=function(){return i},i}function O(){const i=p(97247);
return O=function(){return i},i}function I(){const i=p(60210);return I=function(){return i},i}function P(){const i=p(57430);
return P=function(){return i},i}function v(){const i=p(87952);return v=function(){return i},i}function N(){const i=p(19309);
return N=function(){return i},i}function R(){const i=p(10582);return R=function(){return i},i}function F(){const i=p(32223);
return F=function(){return i},i}function E(){const i=p(57334);return E=function(){return i},i}function b(){const i=p(22562);
return b=function(){return i},i}function S(){const i=p(26756);return S=function(){return i},i}function m(){const i=p(46282);
return m=function(){return i},i}function M(){const i=p(14148);return M=function(){return i},i}function h(){const i=p(64474);
return h=function(){return i},i}const r=4*1024*1024,u=6e4,a=5e3,n=4,s=2*1024;async function t(i,$){const j=new Date,C=g(
i,$),{checkout:A,path:k,policy:D,progress:G,signal:B,shown:L}=$,H=(0,b().refusedOutcomes)(i.genes,A!==void 0,j);if(A===void 0||
C.length===0)return{...d,outcomes:H};const{directory:x,leftOut:Y}=A,z=C.flatMap(_=>_.plans),X=new Set(z.map(_=>_.program)),
K=await(0,m().findPrograms)({path:k,checkout:x,names:[...X]}),V=D.concurrency==="cores"?(0,T().availableParallelism)():D.
concurrency,W=(0,N().shareFolder)(A,$.attended,L!==void 0),{chooseBackend:Q}=await Promise.all([p.e(670),p.e(2342)]).then(
p.bind(p,60670)),{backend:Z,isolation:en,close:sn}=await Q({programs:K,checkout:x,leftOut:Y,...L&&{shown:L},shareFolder:W.
folder,outputBytes:o(D.limits.output_bytes,i.genes),limits:(0,R().limitsOn)((0,R().thisMachine)(),D.limits,V),lanes:V,requested:y(
D.containment,$.fork),network:D.network==="allow",replaced:await e(i,$.tree),folders:$.privateFolders,names:[...new Set(
z.flatMap(({checkoutAs:_})=>_??[]))],home:await(0,F().homeFolders)([...D.home_caches,...(0,v().homeDependencies)(D)],$.home),
signal:B}),q=Z.level==="namespaces",nn=q?V:1,rn=async()=>{const _=performance.now(),J=await w(D.limits.budget_seconds*1e3,
B,fn=>(0,h().runPlans)(C,{backend:Z,progress:G,concurrency:nn,signal:fn,guard:W.guard()})),tn={...$,checkout:A,backend:Z,
concurrency:nn};return{runs:J,proofs:await c(J,tn,performance.now()-_)}},{runs:an,proofs:cn}=await rn().finally(()=>Promise.
all([sn(),W.close()])),un=[(0,S().mentionedOf)(W.hides()?Y:[]),(0,S().namedRootOf)(q?x:W.guard().directory)],dn=_=>un.reduce(
(J,tn)=>tn(J),_),on=C.map(_=>{const{gene:J}=_;return[J,(0,b().outcomesOf)(J,an.get(_)??[],j).map(dn)]});return{outcomes:new Map(
[...H,...on]),interrupted:(0,E().countInterrupted)(on.flatMap(([,_])=>_)),isolation:{...en,description:`${en.description}\
 ${l(q,nn)}`},nodeOf:()=>K.node,proofs:cn,findings:W.findings()}}function c(i,$,j){const C=performance.now()+Math.max(a,
j);return w(Math.max(u,j),$.signal,A=>(0,M().proveChange)(i,{...$,signal:A,end:C}))}function g(i,{waiting:$}){return i.genes.
filter(j=>!$.has(j)).map(j=>({...(0,b().plansOf)(j),gene:j})).filter(({plans:j})=>j.length>0)}async function e(i,$){const j=new Set(
(0,O().isOfChange)(i)?i.files.map(({path:A})=>A):[]),C=await(0,I().npmrcCopies)($,j);return new Map(C.flatMap(({path:A,text:k,
dropped:D})=>D.length>0&&k!==void 0?[[A,k]]:[]))}function o(i,$){const j=$.flatMap(k=>(0,b().plansOf)(k).plans),C=new Set(
j.map(({digest:k})=>k)),A=Math.floor(r/(C.size*n));return Math.min(i,Math.max(A,s))}function l(i,$){return i?$===1?"One \
command at a time.":`Up to ${$} commands at once.`:"One command at a time, because all commands share the checkout."}function y(i,$){
return i==="require-for-forks"?$?"require":"auto":i}const d=f.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:P().
NOTHING_RUN,nodeOf:()=>process};async function w(i,$,j){const C=new AbortController,A=setTimeout(()=>C.abort(E().BUDGET_SPENT),
i);try{return await j(AbortSignal.any([$,C.signal]))}finally{clearTimeout(A)}}},20849:function(U,f,p){Object.defineProperty(
f,"__esModule",{value:!0}),f.safeLine=I,f.withoutLogCommands=P;function T(){const v=p(77598);return T=function(){return v},
v}const O=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function I(v,N=200){const R=v.replace(O,E=>`\\u{${E.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),F=Array.from(R);return F.length<=N?R:`${F.slice(0,N-1).
join("")}\u2026`}async function P(v,N){const R=(0,T().randomUUID)();v(`::stop-commands::${R}`);try{return await N()}finally{
v(`::${R}::`)}}},64474:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.runPlans=I;function T(){const S=p(
41895);return T=function(){return S},S}function O(){const S=p(57334);return O=function(){return S},S}async function I(S,m){
const{backend:M,progress:h,concurrency:r}=m,u=new Map(S.flatMap(({plans:e})=>e.map(o=>[o.digest,o]))),a=new Map;for(const e of u.
values()){const o=F(()=>M.check(e));o&&a.set(e.digest,o)}const n=new AbortController,s=AbortSignal.any([m.signal,n.signal]),
t=P(r),c=v(R({...m,signal:s},a)),g=async({plans:e})=>{try{return await N(e,c,s)}catch(o){throw n.abort(),o}};h.planned(u.
size);try{const e=S.map(l=>t(()=>g(l)));await Promise.allSettled(e);const o=E(await Promise.all(e));return new Map(S.map(
(l,y)=>[l,o[y]??[]]))}finally{h.ended()}}function P(S){const m=[];let M=S;return async h=>{M===0?await new Promise(r=>m.
push(r)):M-=1;try{return await h()}finally{const r=m.shift();r?r():M+=1}}}function v(S){const m=new Map;return M=>{const h=m.
get(M.digest)??S(M);return m.set(M.digest,h),h}}async function N(S,m,M){const h=[];for(const r of S)M.aborted?h.push(b(r,
(0,O().stopReason)(M))):h.some(({outcome:u})=>u.status!=="passed")?h.push(b(r,"an earlier command of the gene did not pa\
ss")):h.push({...await m(r),plan:r});return h}function R(S,m){const{backend:M,progress:h,signal:r,guard:u}=S,a=M.level===
"process_group";let n;return async s=>{if(n!==void 0)return b(s,n);if(r.aborted)return b(s,(0,O().stopReason)(r));const t=u?.
state(),c=u&&t?[...await u.changed(t)]:[];if(u&&t&&!a&&c.push(...u.added(t)),c.length>0)return n=O().CHECKOUT_CHANGED,{plan:s,
outcome:(0,O().changedOutcome)(c),changedFiles:[]};h.started(s.command);const g=m.get(s.digest),e=g?(0,O().notRun)("not_\
runnable",`${g.message} ${g.hint}`):await M.run(s,r),o=()=>a?u?.changed():t&&u?.touchedSince(t),l=(r.aborted?void 0:await o())??
[];if(l.length===0||a)return h.finished(s.command,e),l.length>0&&(n=`the command "${s.command}" changed files of the che\
ckout`),{plan:s,outcome:e,changedFiles:l};n=O().CHECKOUT_CHANGED;const y=(0,O().changedOutcome)(l,e);return h.finished(s.
command,y),{plan:s,outcome:y,changedFiles:[]}}}function F(S){try{S();return}catch(m){if(m instanceof T().GateError&&m.code===
"program_not_found")return m;throw m}}function E(S){const m=new Set;return S.map(M=>M.map(h=>{const{outcome:r}=h;return r.
status==="skipped"?h:m.has(r)?{...h,outcome:{...r,reused:!0}}:(m.add(r),h)}))}function b(S,m){return{plan:S,outcome:(0,O().
notRun)("skipped",m),changedFiles:[]}}},46562:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),f.findingsOf=
R,f.judgeGene=N;function T(){const n=p(13580);return T=function(){return n},n}function O(){const n=p(57334);return O=function(){
return n},n}function I(){const n=p(9436);return I=function(){return n},n}function P(){const n=p(49001);return P=function(){
return n},n}function v(){const n=p(47350);return v=function(){return n},n}function N(n,s,{policy:t,ignoring:c,capped:g=[],
missing:e}){const o=M(n,D=>(0,I().suppress)(D,c)),l=s.outcomes.get(n)??[],y=s.proofs?.get(n),d=[...(0,P().runFindings)(o,
l,s,t),...(0,P().proofFindings)(o,y)],i=[...(0,I().suppress)(d,c),...e?[e]:[]],j=[...R({gene:o,runFindings:i}),...g].filter(
({suppressed:D})=>!D),{isIdle:C=!1}=o,A=C||b(l,i),k=(0,v().gravest)([(0,v().severityVerdict)(j,t.fail_on),...o.commands.
map(({verdict:D})=>D==="block"&&!C?"fail":"pass"),...A?["warn"]:l.map(m),e?"needs_approval":"pass"]);return{gene:o,ran:s.
outcomes.has(n),outcomes:l,...y&&{proofs:y},runFindings:i,capped:g,verdict:k,summary:C?F:A?E:h(o,l,k,j)}}function R({gene:n,
runFindings:s}){return[...n.findings,...n.commands.flatMap(t=>t.findings),...s]}const F="an unchanged seed of the engine\
, whose scripts are not in this repository",E="not runnable here: the machine lacks a program or a tool";function b(n,s){
const t=s.filter(({rule:c})=>(0,T().ruleOf)(c).group==="environment");return t.length>0&&t.every(({severity:c})=>c!=="er\
ror")&&n.every(({status:c,reason:g})=>c==="skipped"?!S.has(g):c==="passed"||c==="not_runnable")}const S=new Set([O().INTERRUPTED,
O().OUTCOME_LOST]);function m({status:n,reason:s}){return n==="passed"?"pass":n==="error"||S.has(s)?"error":"fail"}function M(n,s){
return{...n,findings:s(n.findings),commands:n.commands.map(t=>({...t,findings:s(t.findings)}))}}function h(n,s,t,c){const g=n.
commands.findIndex(k=>k.verdict==="block"),e=s.findIndex(({status:k})=>k!=="passed"&&k!=="skipped"),o=s.findIndex(({status:k})=>k===
"skipped"),l=[g,e,o].find(k=>k>=0)??-1,y=n.commands[l];if(y)return`constraint: validation_failed: ${y.command} => ${a(s[l])}`;
if(n.change==="removed")return"removed";const{files:d,max_files:w,severity:i}=n.blastRadius;if(c.some(r))return`constrai\
nt: blast_radius ${i}: ${d} / ${w} files`;const $=n.commands.length,j=$===1?"1 command":`${$} commands`;if(t==="needs_ap\
proval")return`${j} allowed, waiting for approval`;if(t==="fail")return`failed: ${u(c).join(", ")}`;const C=s.length>0?`${j}\
 passed`:`${j} allowed, none run`,A=t==="warn"?u(c):[];return A.length>0?`${C}, with warnings: ${A.join(", ")}`:C}function r({
rule:n,severity:s}){return s==="error"&&n.startsWith("blast-radius-")}function u(n){const s=n.filter(({severity:c})=>c===
"error"),t=n.filter(({severity:c})=>c==="warning");return[...new Set((s.length>0?s:t).map(({rule:c})=>c))]}function a(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),
f.idleIgnores=S,f.ignoreFindings=E,f.isIgnorable=R,f.refusalOf=b,f.suppress=F;function T(){const u=p(41330);return T=function(){
return u},u}function O(){const u=p(32854);return O=function(){return u},u}function I(){const u=p(13580);return I=function(){
return u},u}function P(){const u=p(95132);return P=function(){return u},u}function v(){const u=p(43767);return v=function(){
return u},u}function N(){const u=p(52288);return N=function(){return u},u}function R({rule:u,severity:a,layer:n}){return(0,v().
mayBeIgnored)({...(0,I().ruleOf)(u),severity:a,layer:n})}function F(u,{ignores:a,...n}){const s=a.filter(c=>!(0,N().hasExpired)(
c.expires,n.today)),t=(0,N().withLevels)(u,n);return s.length===0?t:t.map(c=>{const g=R(c)&&s.find(e=>m(e,c));return g?{
...c,suppressed:{reason:g.reason,expires:g.expires}}:c})}function E({ignores:u,today:a},n,s){return u.flatMap(t=>{const{
rule:c,reason:g,expires:e}=t,o=`The ignore of \`${c}\` ${r(t)}`,l=n.filter(i=>m(t,i)),y=l.every(R)?b(t):N().DECIDES;if(y!==
void 0)return[(0,P().finding)("exception-refused",{exception:o,refusal:y})];if((0,N().hasExpired)(e,a))return[(0,P().finding)(
"exception-refused",{exception:o,refusal:(0,N().expiredWords)(e,g)})];const d=l.length===0&&s.some(i=>M(t,i)),w={exception:o,
refusal:"the rule finds nothing there"};return d?[(0,P().finding)("exception-refused",w,{severity:"notice"})]:[]})}function b({
rule:u}){const a=(0,I().checkRules)().find(({id:n})=>n===u);return a===void 0?(0,N().unknownRule)(u):a.ignorable!==void 0||
(0,v().mayBeIgnored)(a)?void 0:N().DECIDES}function S(u,a){return u.flatMap(n=>(0,N().idle)(n.rule,b(n),n.expires,a))}function m({
rule:u,where:a},{rule:n,location:s,subject:t}){if(u!==n)return!1;const{path:c,gene:g,command:e}=a??{};return(c===void 0||
s!==void 0&&h(s.path,c))&&(g===void 0||g===t?.id)&&(e===void 0||e===t?.command)}function M({where:u},{asset:a,commands:n}){
const{path:s,gene:t,command:c}=u??{};return(s===void 0||h(a.path,s))&&(t===void 0||t===a.id)&&(c===void 0||n.some(g=>g.command===
c))}function h(u,a){return(0,O().isWithin)(u,a)||(0,T().default)(a,{dot:!0,nonegate:!0})(u)}function r({where:u={}}){const a=Object.
entries(u).map(([n,s])=>`the ${n} \`${s}\``);return a.length===0?"for all findings":`for ${a.join(", ")}`}},92344:function(U,f,p){
Object.defineProperty(f,"__esModule",{value:!0}),f.allFindings=a,f.judge=h,f.judgeShards=t,f.otherShards=c,f.verdictOfPart=
g;function T(){const e=p(9354);return T=function(){return e},e}function O(){const e=p(1395);return O=function(){return e},
e}function I(){const e=p(89549);return I=function(){return e},e}function P(){const e=p(27199);return P=function(){return e},
e}function v(){const e=p(97247);return v=function(){return e},e}function N(){const e=p(54062);return N=function(){return e},
e}function R(){const e=p(13580);return R=function(){return e},e}function F(){const e=p(95132);return F=function(){return e},
e}function E(){const e=p(46562);return E=function(){return e},e}function b(){const e=p(9436);return b=function(){return e},
e}function S(){const e=p(52288);return S=function(){return e},e}function m(){const e=p(47350);return m=function(){return e},
e}const M={ignores:[],rules:{}};function h(e,o,{policy:l,now:y,approval:d=T().NOTHING_WAITS}){const{ignores:w,rules:i}=(0,v().
isOfChange)(e)?l:M,$={ignores:w,rules:i,today:(0,N().dayOf)(y)},j=c(o.shards??[]),C=s(d,e.findings),A=[...C?e.findings:u(
e.findings,l,d),...C?[C]:[],...j?[j]:[],...o.findings??[],...o.interrupted>0?[(0,F().finding)("run-interrupted",{skipped:o.
interrupted})]:[]],k=(0,b().suppress)(A,$),D=k.filter(({rule:W})=>W==="blast-radius-hard-cap"),G=new Map(e.genes.map(W=>{
const Q=n(W,d),Z=W.blastRadius.severity==="hard_cap_breach"?D:[];return[W,(0,E().judgeGene)(W,o,{policy:l,ignoring:$,capped:Z,
...Q&&{missing:Q}})]})),B=[...G.values()],L=[...A,...B.flatMap(E().findingsOf)],H=[...k,...(0,b().ignoreFindings)($,L,e.
genes),...(0,S().levelFindings)($)],[x,Y]=r(H,l.approvals.gate>0),z=(0,m().gravest)([(0,m().severityVerdict)(Y,l.fail_on),
x.length>0?"warn":"pass"]),X=o.interrupted>0?"error":"pass",K=C?"needs_approval":"pass",V=(0,m().gravest)([z,X,K,...B.map(
W=>W.verdict)]);return{genes:B,findings:H,verdict:j?g(V):V,shards:t(o.shards??[],G)}}function r(e,o){if(!o)return[[],e];
const l=new Set(e.flatMap(d=>(0,O().needsPerson)(d)?d.location?.path:[])),y=({rule:d,severity:w,location:i})=>(0,R().ruleOf)(
d).approval!==void 0||d==="protected-path"&&w==="warning"&&l.has(i?.path);return[e.filter(y),e.filter(d=>!y(d))]}function u(e,{
approvals:{gate:o}},{approvals:l}){if(o>0&&l.length===0)return e;const y=o>0?"given":"not required";return e.map(d=>(0,O().
needsPerson)(d)?{...d,args:{...d.args,approval:y}}:d)}function a({findings:e,genes:o}){return[...e,...o.flatMap(E().findingsOf)]}
function n(e,{waiting:o,refusals:l,means:y,digest:d=""}){const w=o.get(e);if(w===void 0)return;const{asset:i,commands:$}=e;
return(0,F().finding)("approval-missing",{gene:i.id,confirmation:w.confirmation==="strong"?"strong":"very strong",needed:w.
needed,given:w.given,commands:$.filter(({confirmation:j})=>j!=="standard").map(({command:j})=>j),means:y,digest:(0,I().shortDigest)(
d),refusals:l},(0,P().placeOf)(i))}function s({gate:e,refusals:o,means:l,digest:y=""},d){if(e===void 0)return;const w=d.
some(({rule:j})=>j==="gate-weakened"),i=d.some(({rule:j})=>j==="agent-files-unapproved"),$={...e,means:l,digest:(0,I().shortDigest)(
y),refusals:o,weakens:w,runs:i};return(0,F().finding)("gate-approval-missing",$)}function t(e,o){return e.map(({index:l,
of:y,genes:d})=>{const w=(0,m().gravest)([...d].map(i=>o.get(i)?.verdict??"error"));return{index:l,of:y,genes:d.size,verdict:w}})}
function c(e){const[o]=e;if(!(o===void 0||e.length===o.of))return(0,F().finding)("part-of-run",{index:o.index,of:o.of,genes:o.
genes.size})}function g(e){return e==="pass"||e==="warn"?"error":e}},52288:function(U,f,p){Object.defineProperty(f,"__es\
Module",{value:!0}),f.DECIDES=void 0,f.expiredWords=b,f.hasExpired=E,f.idle=m,f.idleLevels=M,f.levelFindings=h,f.unknownRule=
a,f.withLevels=R;function T(){const n=p(3051);return T=function(){return n},n}function O(){const n=p(54441);return O=function(){
return n},n}function I(){const n=p(54062);return I=function(){return n},n}function P(){const n=p(13580);return P=function(){
return n},n}function v(){const n=p(95132);return v=function(){return n},n}function N(){const n=p(43767);return N=function(){
return n},n}function R(n,s){return Object.keys(s.rules).length===0?n:n.map(t=>F(t,s))}function F(n,s){const{rule:t,severity:c,
layer:g}=n,e={...(0,P().ruleOf)(t),severity:c,layer:g},o=S(s,t),l=c==="error"&&e.group&&S(s,e.group),y=o?t:e.group,d=o??
(l||void 0);if(d===void 0||y===void 0)return n;const{level:w,...i}=d,$=w==="off"?"notice":w;return $===c||$!=="error"&&!(0,N().
mayBeSoftened)(e)?n:{...n,severity:$,level:{rules:y,level:w,from:c,...i}}}function E(n,s){return n!==void 0&&n<s}function b(n,s){
return`it expired on ${n} (reason: ${s})`}function S({rules:n,today:s},t){const c=Object.hasOwn(n,t)?n[t]:void 0,g=c&&(0,I().
settingOf)(c);return E(g?.until,s)?void 0:g}function m(n,s,t,c){const g=s??(E(t,c)?`it expired on ${t}`:void 0);return g===
void 0?[]:[{name:n,why:g}]}function M({rules:n,today:s}){return Object.entries(n).flatMap(([t,c])=>{const{level:g,until:e}=(0,I().
settingOf)(c);return m(t,r(t,g),e,s)})}function h({rules:n,today:s}){return Object.entries(n).flatMap(([t,c])=>{const{level:g,
until:e,reason:o="none given"}=(0,I().settingOf)(c),l=r(t,g),y=`The level \`${g}\` of \`${t}\``;return l!==void 0?[(0,v().
finding)("exception-refused",{exception:y,refusal:l})]:E(e,s)?[(0,v().finding)("exception-refused",{exception:y,refusal:b(
e,o)})]:[]})}function r(n,s){const t=O().RULE_GROUPS,c=(0,P().checkRules)().find(({id:e})=>e===n);return t.includes(n)?void 0:
c===void 0?a(n,t):s==="error"||(0,N().mayBeSoftened)(c)||c.ignorable!==void 0?void 0:u}const u=f.DECIDES="the rule decid\
es whether commands may run, what a change may touch, or whether files are readable";function a(n,s=[]){const t=(0,T().nearestName)(
n,[...s,...(0,P().checkRules)().map(({id:g})=>g)]);return`${s.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${t?` (did you mean \`${t}\`?)`:""}`}},49001:function(U,f,p){Object.defineProperty(f,"__esModule",{value:!0}),
f.earlierOutputOf=t,f.proofFindings=c,f.runFindings=S;function T(){const o=p(41330);return T=function(){return o},o}function O(){
const o=p(27199);return O=function(){return o},o}function I(){const o=p(6470);return I=function(){return o},o}function P(){
const o=p(78641);return P=function(){return o},o}function v(){const o=p(39491);return v=function(){return o},o}function N(){
const o=p(95132);return N=function(){return o},o}function R(){const o=p(77823);return R=function(){return o},o}function F(){
const o=p(57334);return F=function(){return o},o}function E(){const o=p(26756);return E=function(){return o},o}function b(){
const o=p(6410);return b=function(){return o},o}function S(o,l,{isolation:y},d){const w=y.level==="namespaces",i=o.commands.
flatMap(($,j)=>{const C=l[j];if(C===void 0)return[];const{command:A,location:k}=$,D={location:k,subject:{...(0,O().subjectOf)(
o.asset),command:A}};return[{audited:$,command:A,outcome:C,place:D}]});return[...i.flatMap($=>[...a($,d,y),...u($,d),...r(
$)]),...w?M(i):[],...m(o,l,d)]}function m({asset:o,commands:l},y,{limits:d}){const w=l.filter((j,C)=>y[C]?.reason===F().
BUDGET_SPENT),[i]=w;if(i===void 0)return[];const $={gene:o.id,seconds:d.budget_seconds,commands:w.length};return[(0,N().
finding)("budget-spent",$,{location:i.location,subject:(0,O().subjectOf)(o)})]}function M(o){const l=o.findIndex(({outcome:j})=>j.
status==="failed"),y=o[l],d=y&&t(y,o.slice(0,l));if(!d)return[];const{path:w,writer:i}=d,$={command:y.command,paths:[w],
writer:i};return[(0,N().finding)("file-left-out",$,y.place)]}const h=[["checkout_modified","checkout-modified"],["checko\
ut_changed","checkout-changed"]];function r({command:o,outcome:l,place:y}){const d=h.flatMap(([i,$])=>{const j=l[i];return j?
[(0,N().finding)($,{command:o,paths:j},y)]:[]}),{left_out:w}=l;return w===void 0?d:[...d,(0,N().finding)("file-left-out",
{command:o,paths:w,writer:""},y)]}function u({command:o,outcome:{side_effects:l},place:y},{caches:d}){const w=l?n(l,d):[];
return w.length===0?[]:[(0,N().finding)("command-writes",{command:o,paths:w},y)]}function a({audited:o,command:l,outcome:y,
place:d},{limits:{slow_command_seconds:w},network:i},$){const j=Math.round(y.duration_ms/1e3),C=(0,R().containmentWords)(
y,$,i);switch(y.status){case"failed":{const A=`failed with exit code ${y.exit_code??1}`;return[(0,N().finding)("command-\
failed",{command:l,how:A,...C},d)]}case"timed_out":return y.reason===F().BUDGET_SPENT?[]:[(0,N().finding)("command-timed\
-out",{command:l,seconds:j,...C},d)];case"crashed":{const A=`crashed: ${y.reason??"no exit code"}`;return[(0,N().finding)(
"command-failed",{command:l,how:A,...C},d)]}case"not_runnable":{const{program:A=l}=o.plan??{};return[(0,N().finding)("pr\
ogram-missing",{command:l,program:A,where:"was not found on PATH outside the checkout"},d)]}case"passed":return y.duration_ms>
w*1e3?[(0,N().finding)("command-slow",{command:l,seconds:j,limit:w},d)]:[];case"skipped":{if(y.reason===F().OUTCOME_LOST)
return[(0,N().finding)("not-judged",{detail:`the command \`${l}\`: ${F().OUTCOME_LOST}`},d)];const A=(0,I().toolOf)(o.reading);
return A===void 0||A.path!==void 0?[]:[(0,N().finding)("program-missing",{command:l,program:A.name,where:"is not install\
ed in `node_modules`"},d)]}case"error":case"blocked":return[]}}function n({created:o,changed:l,deleted:y},d){const w=(0,T().
default)([...d],{dot:!0});return[...o,...l,...y].filter(i=>!w(i)).sort()}const s=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function t(o,l){const{command:y,outcome:d}=o,w=[d.stderr,d.stdout].flatMap(({head:k,tail:D})=>[k,D]),i=[y,...w.flatMap(k=>k.
split(`
`))],$=l.toReversed().flatMap(({command:k,outcome:{side_effects:D}})=>(D?.created??[]).map(G=>({path:G,writer:k}))),j=new Set(
$.flatMap(({path:k})=>[k,...(0,v().foldersAbove)(k)])),C=(0,E().mentionsIn)(i,j),A=(0,E().mentionsIn)(i.filter(k=>s.test(
k)),j);for(const{path:k,writer:D}of $){if(C.has(k))return{path:k,writer:D};const G=(0,v().foldersAbove)(k).findLast(B=>A.
has(B));if(G!==void 0)return{path:G,writer:D}}}function c({asset:o,commands:l},y=[]){const d=l.map(({command:$})=>$),w=($,j,C,A)=>{
const{command:k="",location:D}=l[$]??{},G={...D&&{location:D},subject:{...(0,O().subjectOf)(o),command:k}},B=A?"notice":
"warning";return(0,N().finding)("nothing-shown",{commands:d,files:j,lines:C},{...G,severity:B})},i=y.findIndex(({outcome:$})=>$===
"nothing_shown");if(i>=0&&y.every(({outcome:$})=>g.has($))){const{files:$=[]}=y[i]??{};return[w(i,$,"",$.every(b().isForPeople))]}
return e(y).map($=>w(0,[$.path],(0,P().linesOf)($),!0))}const g=new Set(["nothing_shown","no_subject"]);function e(o){const l=({
path:w,lines:i})=>`${w}:${i.join("-")}`,y=({outcome:w,hunks:i=[]},$)=>w==="nothing_shown"||i.some(j=>!j.noticed&&l(j)===
l($));return[...new Map(o.flatMap(w=>w.hunks??[]).map(w=>[l(w),w])).values()].filter(w=>o.every(i=>y(i,w)))}}};
