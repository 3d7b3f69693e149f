"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),
f.NOTHING_WAITS=void 0,f.findApprovals=R;function $(){const w=g(41895);return $=function(){return w},w}function O(){const w=g(
39763);return O=function(){return w},w}function I(){const w=g(1395);return I=function(){return w},w}async function R(w,E,p,r){
const{means:h}=r,e=(0,I().weakensGate)(w)?S(E.gate,h):0,n=w.genes.flatMap(l=>{const m=M(l);return m==="standard"?[]:[{gene:l,
confirmation:m,needed:S(E[m],h)}]});if(n.length===0&&e===0)return{...b,means:h};const s=await Promise.all(p.map(l=>P(l,E.
people,r))),t=p.length>1?s.map(F):s,a=n.flatMap(({gene:l,...m})=>{const u=N(t,({asking:y})=>y?.has(T(l))??!0);return m.needed>
u?[[l,{...m,given:u}]]:[]}),o=N(t,({weakensGate:l})=>l??!0),c=t.flatMap(({digest:l})=>l??[]),i=c.length===p.length?(0,I().
groupDigest)(c):void 0;return{means:h,approvals:t.flatMap(({approvals:l})=>l),refusals:t.flatMap(({refusals:l})=>l),waiting:new Map(
a),...e>o&&{gate:{needed:e,given:o}},...i!==void 0&&{digest:i}}}function S(w,E){return E==="digest"?Math.min(w,1):w}function N(w,E){
const p=w.filter(E),r=p.length>0?p:w;return r.length===0?0:Math.min(...r.map(({approvals:h})=>h.length))}async function P({
pullRequest:w,judge:E},p,{find:r}){try{const{subject:h,genes:e,weakensGate:n}=await E(),s=(0,I().approvalDigest)(h),t={people:p,
subject:h,...w!==void 0&&{pullRequest:w}},{approvals:a,refusals:o}=await r(t),c=e.filter(i=>M(i)!=="standard").map(T);return{
pullRequest:w,approvals:a,refusals:o,asking:new Set(c),weakensGate:n,digest:s}}catch(h){if(!(h instanceof $().GateError))
throw h;const e=`could not judge the head: ${h.message}`;return{pullRequest:w,approvals:[],refusals:[e]}}}function F(w){
const{pullRequest:E,approvals:p,refusals:r}=w;return E===void 0?w:{...w,approvals:p.map(h=>({...h,pull_request:E})),refusals:r.
map(h=>`pull request ${E}: ${h}`)}}function T({asset:{path:w,id:E}}){return JSON.stringify([w,E])}function M({commands:w}){
if(w.some(({plan:p})=>p===void 0))return"standard";const E=w.map(({confirmation:p})=>O().CONFIRMATIONS.indexOf(p));return O().
CONFIRMATIONS[Math.max(0,...E)]??"standard"}const b=f.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
39092:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.commitLayer=R;function $(){const S=g(51455);return $=
function(){return S},S}function O(){const S=g(76760);return O=function(){return S},S}function I(){const S=g(96402);return I=
function(){return S},S}async function R({checkout:S,layer:N,modes:P,path:F}){const T=(0,O().join)(S,".git");if(!(await(0,$().
lstat)(T).catch(()=>{}))?.isDirectory())return;const b=await(0,I().openRepository)(S,{PATH:F}),w=(0,O().join)(N,".git","\
index"),E={GIT_INDEX_FILE:w},p=async(...r)=>(await b.objects(...r)).toString().trim();try{const r=[...P.keys()],e=(await p(
["hash-object","-w","--no-filters","--stdin-paths"],{input:r.map(m=>`${JSON.stringify((0,O().join)(N,m))}
`).join("")})).split(`
`);await(0,$().mkdir)((0,O().dirname)(w),{recursive:!0}),await(0,$().cp)(b.index,w);const n=r.map((m,u)=>`${P.get(m)} ${e[u]}\
	${m}\0`);await p(["update-index","-z","--index-info"],{env:E,input:n.join("")});const s=await p(["write-tree"],{env:E}),
a=(await b.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${s}`),o=Buffer.from(a,"latin\
1"),c=await p(["hash-object","-t","commit","-w","--stdin"],{input:o});await(0,$().cp)(b.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,O().join)(N,".git","objects"),{recursive:!0,filter:m=>!m.endsWith("/info")});const i=await(0,$().readFile)((0,O().
join)(T,"HEAD"),"utf8"),l=/^ref: (refs\/\S+)\n?$/.exec(i)?.[1]??"HEAD";await(0,$().mkdir)((0,O().dirname)((0,O().join)(N,
".git",l)),{recursive:!0}),await(0,$().writeFile)((0,O().join)(N,".git",l),c)}finally{await b.close()}}},19309:function(U,f,g){
Object.defineProperty(f,"__esModule",{value:!0}),f.copyCheckout=b,f.shareFolder=r;function $(){const n=g(73024);return $=
function(){return n},n}function O(){const n=g(51455);return O=function(){return n},n}function I(){const n=g(76760);return I=
function(){return n},n}function R(){const n=g(41895);return R=function(){return n},n}function S(){const n=g(4339);return S=
function(){return n},n}function N(){const n=g(95132);return N=function(){return n},n}function P(){const n=g(46282);return P=
function(){return n},n}function F(){const n=g(51968);return F=function(){return n},n}const T={entries:2e5,bytes:4*1024**
3};class M extends Error{}async function b(n,s=T){const t=await(0,S().temporaryFolder)(),a=()=>(0,O().rm)(t,{recursive:!0,
force:!0,maxRetries:3}),o=(0,I().join)(t,(0,I().basename)(n.directory)||"checkout");try{await w(n,o,s);const c=await(0,F().
copyRepository)(n.directory,o);return{guard:n.at(o),objects:c,close:a}}catch(c){if(await a(),c instanceof M)return;throw c}}
async function w(n,s,t){const{directory:a,files:o,folders:c}=n,i={...t},l=async m=>{const[u,y]=[(0,I().join)(a,m),(0,I().
join)(s,m)],v=await(0,O().lstat)(u);if(i.entries-=1,i.bytes-=v.isFile()?v.size:0,i.entries<0||i.bytes<0)throw new M;if(v.
isSymbolicLink())await p(u,y,a,s);else if(v.isFile())await(0,O().copyFile)(u,y,$().constants.COPYFILE_FICLONE);else if(v.
isDirectory()){await(0,O().mkdir)(y,{mode:v.mode});for(const{name:d}of await E(u))await l((0,I().join)(m,d))}};for(const m of c)
await(0,O().mkdir)((0,I().join)(s,m),{recursive:!0});for(const{path:m}of o)await l(m);for(const m of n.additions)await(0,O().
mkdir)((0,I().join)(s,m,".."),{recursive:!0}),await l(m)}async function E(n){return(await(0,O().readdir)(n,{withFileTypes:!0})).
filter(({name:t})=>t!==".git")}async function p(n,s,t,a){const o=await(0,O().readlink)(n),c=(0,I().isAbsolute)(o)&&(0,P().
isInside)(t,o),i=process.platform==="win32"?"junction":void 0;await(0,O().symlink)(c?(0,I().join)(a,(0,I().relative)(t,o)):
o,s,i)}function r(n,s,t=!1,a=b){let o,c=!1;return{folder:async()=>{if(t)return n.directory;if(o=await a(n),c=o===void 0,
c&&!s)throw e(n);return o?.guard.directory??n.directory},guard:()=>o?.guard??n,hides:()=>!c,findings:()=>c?[h(n)]:[],close:async()=>o?.
close()}}function h({leftOut:n}){const s=n.length===1?"1 file or directory":`${n.length} files and directories`,t=n.length===
0?"":`, and they saw ${s} that the commit does not have`;return(0,N().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${t}`})}function e({directory:n}){return new(R()).GateError("con\
tainment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.copyRepository=R,f.safeGitConfigs=
w,f.withoutSecrets=p;function $(){const r=g(51455);return $=function(){return r},r}function O(){const r=g(76760);return O=
function(){return r},r}const I=new Set(["hooks","lfs","worktrees"]);async function R(r,h){const e=(0,O().join)(r,".git"),
n=await(0,$().lstat)(e).catch(()=>{});if(n===void 0)return[];const s=(0,O().join)(h,".git");if(n.isDirectory())return S(
e,s);const t=/^gitdir: (.+)\n?$/.exec(await(0,$().readFile)(e,"utf8"))?.[1];if(t===void 0)return[];const a=(0,O().resolve)(
r,t),o=await(0,$().readFile)((0,O().join)(a,"commondir"),"utf8").catch(()=>{});return[...o===void 0?[]:await S((0,O().resolve)(
a,o.trim()),s),...await S(a,s,new Set(["commondir","gitdir"]))]}async function S(r,h,e=new Set){const n=[];await(0,$().mkdir)(
h,{recursive:!0});const s=await(0,$().readdir)(r,{withFileTypes:!0}),t=N(s);for(const a of s){const{name:o}=a,[c,i]=[(0,O().
join)(r,o),(0,O().join)(h,o)];t&&I.has(o)||e.has(o)||(a.isDirectory()&&o==="objects"&&t?(await P(c,i),n.push(c)):a.isDirectory()?
n.push(...await S(c,i)):a.isFile()&&/^config(\.worktree)?$/.test(o)?await(0,$().writeFile)(i,p(await(0,$().readFile)(c,"\
utf8"))):a.isFile()&&await(0,$().copyFile)(c,i))}return n}function N(r){const h=e=>r.find(n=>n.name===e);return h("HEAD")?.
isFile()===!0&&h("objects")?.isDirectory()===!0}async function P(r,h){await(0,$().mkdir)((0,O().join)(h,"info"),{recursive:!0}),
await(0,$().writeFile)((0,O().join)(h,"info","alternates"),`${JSON.stringify(r)}
`)}const F=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,T=/^\s*([\w-]+)\s*(?:=|$)/,M={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},b=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function w(r){const h=await E(r,".git"),e=async n=>{
const s=await(0,$().readFile)((0,O().join)(r,n),"utf8");return[n,p(s)]};return new Map(await Promise.all(h.map(e)))}async function E(r,h){
const n=(await(0,$().readdir)((0,O().join)(r,h),{withFileTypes:!0}).catch(()=>[])).map(async s=>{const t=(0,O().join)(h,
s.name);return s.isFile()?/^config(\.worktree)?$/.test(s.name)?[t]:[]:s.isDirectory()?E(r,t):[]});return(await Promise.all(
n)).flat()}function p(r){if(b.test(r))return r;let h=[];return r.split(`
`).filter(n=>{const s=F.exec(n)?.[1]?.toLowerCase();if(s!==void 0)return h=M[s]??[],h.length>0&&n.trimEnd().endsWith("]");
const t=T.exec(n)?.[1]?.toLowerCase();return t!==void 0&&h.includes(t)&&!n.endsWith("\\")}).map(n=>`${n}
`).join("")}},77823:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.containmentWords=F;function $(){const T=g(
36773);return $=function(){return T},T}function O(){const T=g(96266);return O=function(){return T},T}const I={contained:"",
change:""},R=new Set(["failed","crashed","timed_out"]),S=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${O().HOME})/`)].
map(({source:T})=>T).join("|"),"i"),N=/file watchers/,P=2e3;function F(T,{level:M},b){if(M!=="namespaces"||!R.has(T.status))
return I;if(T.limits_hit){const r=(0,$().inCode)(T.limits_hit.map(h=>`limits.${h}`));return{contained:`it reached ${r}`,
change:`If the command needs more, increase ${r} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![T.stderr,T.stdout].flatMap(({head:r,tail:h})=>[r,h]).flatMap(r=>r.split(`
`)).map(r=>r.slice(0,P)).some(r=>S.test(r)&&!N.test(r))&&T.signal!=="SIGXFSZ"?I:{contained:`it ran ${b==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.effectiveLimits=
R,f.limitsInWords=N,f.limitsOn=r,f.resourceLimits=S,f.thisMachine=p;function $(){const e=g(73024);return $=function(){return e},
e}function O(){const e=g(48161);return O=function(){return e},e}function I(){const e=g(26040);return I=function(){return e},
e}function R(e,n){const{memory_bytes:s,processes:t,open_files:a,file_bytes:o,written_bytes:c}=e;return{memory_bytes:s,memory_limited_by:n?
"control_group":"supervisor",processes:t,open_files:a,file_bytes:o,written_bytes:c}}function S(e){return[["CORE",1],["FS\
IZE",e.file_bytes],["NOFILE",e.open_files]]}function N(e){const{memory_bytes:n,memory_limited_by:s,processes:t,open_files:a}=e;
return[`memory: ${P(n)}${s==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${t}`,`ope\
n files: ${a}`,`file size: ${P(e.file_bytes)}`,`total written: ${P(e.written_bytes)}`].join(", ")}function P(e){return`${Math.
round(e/1024/1024)} MiB`}const F=1024**3,T=64*1024**2,M=1/2,b=4/5,w=2*F,E=1024*1024;function p(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,O().totalmem)()),freeBytes:process.availableMemory(),openFiles:h("Max open files")}}
function r(e,n,s){const{totalBytes:t,freeBytes:a,openFiles:o}=e,c=(i,l)=>Math.max(i/s-i/s%T,l);return{...n,memory_bytes:Math.
min(n.memory_bytes,c(t*b,w)),written_bytes:Math.min(n.written_bytes,c(a*M,E)),open_files:Math.min(n.open_files,o)}}function h(e){
const n=(0,I().attempt)(()=>(0,$().readFileSync)("/proc/self/limits","utf8"))??"",s=new RegExp(`^${e}\\s+\\S+\\s+(\\d+)`,
"m");return Number(s.exec(n)?.[1]??1/0)}},32223:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.homeFolders=
h,f.privateFolders=b,f.viewOf=w;function $(){const e=g(73024);return $=function(){return e},e}function O(){const e=g(51455);
return O=function(){return e},e}function I(){const e=g(48161);return I=function(){return e},e}function R(){const e=g(76760);
return R=function(){return e},e}function S(){const e=g(46282);return S=function(){return e},e}const N=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],P=["/nix/store","/gnu/store"],F=["null","zero","full","random","urandom"],
T="tty",M=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function b(e){const n=M.flatMap(t=>e[`GITHUB_${t}`]??
[]),s=[e.HOME,e.RUNNER_TEMP,e.XDG_RUNTIME_DIR].flatMap(t=>t??[]);return[...new Set([...s,(0,I().tmpdir)(),...n.map(R().dirname)].
filter(t=>(0,R().isAbsolute)(t)))]}async function w({node:e,npm:n,machine:s},t,a){const o=await p([...N,...P]),i=(await Promise.
all(t.map(y=>(0,O().realpath)(y).catch(()=>[])))).flat(),l=[(0,R().dirname)(e.file),...n?[(0,R().dirname)((0,R().dirname)(
n.file))]:[],...[...s.values()].flatMap(y=>E(y,i)),...a?await r():[]].filter(y=>!o.some(v=>(0,S().isInside)(v,y))),m=i.filter(
y=>o.some(v=>v!==y&&(0,S().isInside)(v,y))),u=(0,$().existsSync)(`/dev/${T}`)?[...F,T]:F;return{system:o,emptied:m,tools:[
...new Set(l)],devices:u,home:[],names:[]}}function E({file:e,real:n},s){const t=(0,R().dirname)(n),a=(0,R().dirname)(t),
o=(0,R().basename)(t),c=o==="shims"||o==="bin"&&!s.some(i=>(0,S().isInside)(i,a));return[(0,R().dirname)(e),t,...c?[a]:[]].
filter(i=>!s.some(l=>(0,S().isInside)(i,l)))}async function p(e){return(await Promise.all(e.map(async s=>(await(0,O().lstat)(
s).catch(()=>{}))?.isDirectory()?[s]:[]))).flat()}async function r(){const e=await(0,O().realpath)("/etc/resolv.conf").catch(
()=>{});return e?.startsWith("/run/systemd/resolve/")?[(0,R().dirname)(e)]:[]}async function h(e,n){return n===void 0||!(0,R().
isAbsolute)(n)?[]:(await Promise.all([...new Set(e)].sort().map(async t=>{const a=await(0,O().realpath)((0,R().join)(n,t)).
catch(()=>{});return a===void 0||!(await(0,O().stat)(a)).isDirectory()?[]:[{path:t,source:a}]}))).flat()}},96266:function(U,f,g){
Object.defineProperty(f,"__esModule",{value:!0}),f.TEMP=f.HOME=f.ABOVE=void 0,f.commandFolders=w,f.commandMounts=b,f.sharedMounts=
M;function $(){const p=g(76760);return $=function(){return p},p}function O(){const p=g(39491);return O=function(){return p},
p}function I(){const p=g(46282);return I=function(){return p},p}const R=f.HOME="/home/gene-gate",S=f.TEMP="/tmp",N=f.ABOVE=
`${R}/above`,P=64,F="/.gene-gate",T={lower:`${F}/lower`,cover:`${F}/cover`,own:`${F}/own`,run:`${F}/run`,replaced:`${F}/\
replaced`,home:`${F}/home`,tools:`${F}/tools`};function M({view:p,checkout:r,run:h,stage:e}){const n=(t,a)=>[t,(0,$().join)(
e,a)],s=(t,a,o)=>[t,(0,$().join)(e,a),"none",o];return[...p.system.map(t=>n(t,t)),...p.emptied.map(t=>["gene-gate",(0,$().
join)(e,t),"tmpfs","size=1m,mode=0755"]),s("/proc","proc","rbind"),s(r,T.lower,"rbind"),s(h,T.run,"bind"),...p.tools.map(
(t,a)=>n(t,E(t,a))),...p.home.map(({source:t},a)=>n(t,(0,$().join)(T.home,String(a))))]}function b(p){const{view:r,checkout:h,
privileges:e,hides:n,keepsWrites:s,replaced:t}=p,a=(l,m,u)=>["gene-gate",m,l,u],o=(l,m,u="bind")=>[l,m,"none",u],c=[`low\
erdir=${n||e.adopt?`${T.cover}:`:""}${T.lower}`,`upperdir=${T.own}/upper`,`workdir=${T.own}/work`,...e.overlay,"X-mount.\
mkdir"],i=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${P}`;return[o(`${T.own}/tmp`,S),o(`${T.own}/home`,R),...r.
home.map(({path:l},m)=>o(`${T.home}/${m}`,(0,$().join)(R,l))),o(`${T.own}/shm`,"/dev/shm"),a("devpts","/dev/pts",i),...r.
tools.flatMap((l,m)=>{const u=E(l,m);return l===u?[]:[o(u,l,"rbind,X-mount.mkdir")]}),s?o(T.lower,h,"bind,X-mount.mkdir"):
a("overlay",h,c.join(",")),...t.map((l,m)=>o(`${T.replaced}/${m}`,(0,$().join)(h,l))),...r.names.map(l=>o(h,(0,$().join)(
N,l),"rbind")),a("proc","/proc","nosuid,nodev,noexec"),a("tmpfs",F,"ro,size=4k,mode=0755")]}function w({home:p,names:r}){
const h=r.map(s=>(0,$().relative)(R,(0,$().join)(N,s))),e=[...p.map(({path:s})=>s),...h];return["upper","work","tmp","ho\
me","shm",...[...new Set(e.flatMap(s=>[...(0,O().foldersAbove)(s),s]))].map(s=>`home/${s}`)]}function E(p,r){return[S,R].
some(e=>(0,I().isInside)(e,p))?`${T.tools}/${r}`:p}},57334:function(U,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.OUTCOME_LOST=f.INTERRUPTED=f.CHECKOUT_CHANGED=f.BUDGET_SPENT=f.BLOCKED=void 0,f.changedOutcome=F,f.countInterrupted=S,
f.notRun=P,f.stopReason=N;const g=f.BLOCKED="BLOCKED: validation command rejected by safety check",$=f.INTERRUPTED="inte\
rrupted",O=f.BUDGET_SPENT="the time budget for all commands was spent",I=f.OUTCOME_LOST="the run returned no outcome for\
 this command",R=f.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function S(T){return T.filter(({reason:M})=>M===
$).length}function N(T){return T.reason===O?O:$}function P(T,M,b=new Date){const w={head:"",tail:"",bytes:0,truncated:!1};
return{status:T,exit_code:null,signal:null,started_at:b.toISOString(),duration_ms:0,stdout:w,stderr:w,reason:M}}function F(T,M=P(
"error",R)){return{...M,status:"error",reason:R,checkout_changed:[...T]}}},22562:function(U,f,g){Object.defineProperty(f,
"__esModule",{value:!0}),f.outcomesOf=R,f.plansOf=I,f.refusedOutcomes=N;function $(){const M=g(6470);return $=function(){
return M},M}function O(){const M=g(57334);return O=function(){return M},M}function I({asset:M,commands:b}){const w=b.flatMap(
({plan:E})=>E??[]);return{id:M.id,plans:w.length===b.length?w:[]}}function R({commands:M},b,w){if(M.every(({plan:p})=>p!==
void 0))return M.map(({plan:p},r)=>S(p,b[r],w));const E=T(M);return M.map(({verdict:p})=>p==="block"?(0,O().notRun)("blo\
cked",O().BLOCKED,w):(0,O().notRun)("skipped",E,w))}function S(M,b,w){if(b===void 0||b.plan.digest!==M?.digest)return(0,O().
notRun)("skipped",O().OUTCOME_LOST,w);const{outcome:E,changedFiles:p}=b;return p.length===0?E:{...E,checkout_modified:p}}
function N(M,b,w){const E=M.filter(p=>b?P(p):p.commands.some(F));return new Map(E.map(p=>[p,R(p,[],w)]))}function P({change:M,
commands:b}){return b.length===0?M!=="removed":b.some(({plan:w})=>w===void 0)}function F({verdict:M}){return M==="block"}
function T(M){if(M.some(({verdict:E})=>E==="block"))return"another command of the gene is blocked";const w=M.flatMap(({reading:E})=>(0,$().
toolOf)(E)??[]).find(({path:E})=>E===void 0);return w?`${w.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(U,f,g){Object.defineProperty(f,"__esModul\
e",{value:!0}),f.mentionedOf=S,f.mentionsIn=N,f.namedRootOf=F;function $(){const T=g(76760);return $=function(){return T},
T}const O=5,I=30,R=/[^\w.@+~/\\-]+/;function S(T){const M=new Map(T.map(b=>[b,b]));for(const b of T){const{dir:w,name:E,
ext:p}=$().posix.parse(b),r=$().posix.join(w,E);p!==""&&!M.has(r)&&M.set(r,b)}return b=>{if(b.status!=="failed"||M.size===
0)return b;const{stdout:w,stderr:E}=b,p=[E,w].flatMap(({head:h,tail:e})=>[h,e]),r=new Set([...N(p,M)].flatMap(h=>M.get(h)??
[]));return r.size===0?b:{...b,left_out:[...r].sort().slice(0,O)}}}function N(T,M){const b=new Set(T.flatMap(w=>w.split(
R)));return new Set([...b].flatMap(w=>P(w).filter(E=>M.has(E))))}function P(T){const M=T.replaceAll("\\","/").replace(/[.,]+$/,
"").split("/").filter(b=>b!==""&&b!=="."&&b!=="..");return M.length>I?[]:M.flatMap((b,w)=>M.slice(w).map((E,p)=>M.slice(
w,w+p+1).join("/")))}function F(T){return M=>{const{status:b,stdout:w,stderr:E}=M;return b==="passed"||T==="/"?M:[w,E].some(
({head:r,tail:h})=>[r,h].some(e=>e.includes(T)))?{...M,root:T}:M}}},46282:function(U,f,g){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.findPrograms=p,f.isInside=m;function $(){const u=g(31421);return $=function(){return u},u}function O(){
const u=g(73024);return O=function(){return u},u}function I(){const u=g(51455);return I=function(){return u},u}function R(){
const u=g(48161);return R=function(){return u},u}function S(){const u=g(76760);return S=function(){return u},u}function N(){
const u=g(57975);return N=function(){return u},u}function P(){const u=g(7723);return P=function(){return u},u}function F(){
const u=g(26040);return F=function(){return u},u}function T(){const u=g(41895);return T=function(){return u},u}function M(){
const u=g(14495);return M=function(){return u},u}const b=P().object({file:P().string(),version:P().string(),platform:P().
string(),arch:P().string()}),w="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",E=2e4;async function p(u){const{path:y,checkout:v,names:d=[]}=u,j=await c(y,v),A=await r(j,v),
[C,k]=await Promise.all(["npm","npx"].map(B=>e(B,A.file,j,v))),D=await o(d,j,v),G=await t(j,v);return{node:A,...C&&{npm:C},
...k&&{npx:k},...G!==void 0&&{shell:G},machine:D,searchPath:j}}async function r(u,y){for await(const{file:v,real:d}of l(
"node",u,y)){const j=await h(v,d,u),A=await i(j.file,y);if(A!==void 0)return{...j,file:A}}throw new(T()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function h(u,y,v){const{execPath:d,version:j,platform:A,
arch:C}=process;if(A==="linux"&&!(0,O().existsSync)("/proc/self"))throw new(T()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(y===await(0,I().realpath)(d))return{file:y,version:j,platform:A,arch:C};try{const{stdout:k}=await(0,N().promisify)(
$().execFile)(u,["-p",w],{cwd:(0,S().dirname)(u),env:{PATH:v.join(S().delimiter),HOME:(0,R().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:E,windowsHide:!0});return b.parse(JSON.parse(k))}catch(k){throw new(T()).GateError(
"program_not_found",`${u} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:k})}}async function e(u,y,v,d){const j=(0,S().join)("node_module\
s","npm","bin",`${u}-cli.js`);for(const A of[(0,S().dirname)(y),...v]){for(const k of[(0,S().join)(A,j),(0,S().join)(A,"\
..","lib",j)]){const D=await n(k,u,d);if(D)return D}const C=await n((0,S().join)(A,u),u,d);if(C)return C}}async function n(u,y,v){
const d=await i(u,v);if(!d?.endsWith(`${y}-cli.js`))return;const j=(0,S().join)((0,S().dirname)(d),"..","package.json"),
A=await(0,I().readFile)(j,"utf8").catch(()=>"null"),{success:C,data:k}=P().object({name:P().literal("npm"),version:P().string()}).
safeParse((0,F().attempt)(()=>JSON.parse(A)));return C?{file:d,version:k.version}:void 0}const s="/bin/sh";async function t(u,y){
if(process.platform!=="win32")return s;for await(const{real:v}of l("git",u,y)){const d=await i((0,S().join)((0,S().dirname)(
v),"..","bin","sh.exe"),y);if(d!==void 0)return d}}const a=/^[A-Za-z0-9][\w.+-]*$/;async function o(u,y,v){const d=new Map;
for(const j of u.filter(A=>a.test(A))){const A=await l(j,y,v).next();A.done||d.set(j,A.value)}return d}async function c(u,y){
const v=new Set(u.split(S().delimiter).filter(j=>(0,S().isAbsolute)(j)));return(await Promise.all([...v].map(async j=>await i(
j,y)===void 0?[]:[j]))).flat()}async function i(u,y){const[v,d]=await Promise.all([(0,I().realpath)(u).catch(()=>{}),(0,I().
realpath)(y)]);if(v===void 0)return;const j=[v,(0,S().resolve)(u)],A=[d,(0,S().resolve)(y)];return j.some(C=>A.some(k=>m(
k,C)))?void 0:v}async function*l(u,y,v){for(const d of y){const j=(0,S().join)(d,process.platform==="win32"?`${u}.exe`:u),
A=await i(j,v);A!==void 0&&await(0,M().isExecutable)(A)&&(yield{file:j,real:A})}}function m(u,y){const v=(0,S().relative)(
u,y);return v!==".."&&!v.startsWith(`..${S().sep}`)&&!(0,S().isAbsolute)(v)}},49604:function(U,f,g){Object.defineProperty(
f,"__esModule",{value:!0}),f.NO_PROGRESS=void 0,f.groupedProgress=R,f.linesOfProgress=I;function $(){const S=g(20849);return $=
function(){return S},S}const O=f.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function I(S){let N=0,P=0;
return{...O,planned:F=>{N=F},finished:(F,{status:T,duration_ms:M})=>{P+=1;const b=(M/1e3).toFixed(1);S(`[${P}/${N}] ${T}\
 in ${b} s: ${(0,$().safeLine)(F)}`)}}}function R(S){const N=I(S.info);return{...N,planned:P=>{S.startGroup(`Run ${P} va\
lidation command${P===1?"":"s"}`),N.planned(P)},ended:()=>S.endGroup()}}},49042:function(U,f,g){Object.defineProperty(f,
"__esModule",{value:!0}),f.LISTED=void 0,f.endOf=N,f.isProof=R,f.newCodeFailed=F,f.notRun=S,f.reverted=P,f.untried=T;function $(){
const M=g(57334);return $=function(){return M},M}const O=f.LISTED=20,I=new Set(["fails_without_change","fails_when_new_c\
ode_fails"]);function R({outcome:M}){return I.has(M)}function S(M,b={}){return{files:[],kept:[],duration_ms:0,...b,outcome:"\
not_run",reason:M}}function N({status:M,signal:b,exit_code:w,reason:E=M}){return M==="passed"||M==="timed_out"&&E!==$().
BUDGET_SPENT?"passed":w===126||w===127?{reason:`it could not start (exit status ${w})`}:M==="failed"||M==="crashed"&&b!==
null?"failed":{reason:E}}function P(M,b,{files:w,missing:E}){const p={...M,files:w.slice(0,O)},r=N(b);if(r==="passed")return p;
if(r!=="failed")return S(r.reason,p);if(E.length===0)return{...p,outcome:"fails_without_change"};const h=E.slice(0,O).map(
e=>`\`${e}\``);return S(`without the change, ${h.join(", ")} cannot be loaded`,p)}function F(M,b,w){const{reason:E,...p}=M,
r=N(b);if(r==="failed")return{...p,outcome:"fails_when_new_code_fails",files:[w]};if(r!=="passed")return S(r.reason,M);const h=[
...new Set([...M.files,w])];return{...p,outcome:"nothing_shown",files:h}}function T({newNames:M,adds:b},w){const[E]=M;if(!b&&
E===void 0)return{files:[],kept:[],duration_ms:0,...w,outcome:"no_subject"};const p=E===void 0?"files":`\`${E}\``;return S(
`the change only adds ${p}, without a function that can be made to fail`,w)}},24222:function(U,f,g){Object.defineProperty(
f,"__esModule",{value:!0}),f.differences=I;function $(){const R=g(80401);return $=function(){return R},R}const O=2e3;function I(R,S){
const N={context:0,maxEditLength:O};return((0,$().structuredPatch)("","",R,S,"","",N)?.hunks??[]).map(({newStart:F,newLines:T,
lines:M})=>({start:F-1,count:T,removed:M.flatMap((b,w)=>b.startsWith("-")?`${b.slice(1)}${M[w+1]?.startsWith("\\")?"":`
`}`:[]).join("")}))}},55007:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.hunksOf=P;function $(){const F=g(
6410);return $=function(){return F},F}const O=20,I=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,R=600,S=/^[ \t]*(?:\/\/|#(?!\[|!|include)|--|\/?\*|<!--|\r?$)/,
N=F=>F.split(`
`).every(T=>S.test(T));function P(F){const T=({path:b,text:w})=>!(0,$().isGenerated)(b)&&!I.test(w.slice(0,R));return F.
every(T)?F.filter(({path:b})=>!(0,$().isForPeople)(b)).flatMap(({path:b,before:w,text:E,differs:p})=>{const r=E.split(/(?<=\n)/);
return p.flatMap(({start:h,count:e,removed:n})=>{const s=h+e;if([n,r.slice(h,s).join("")].every(N))return[];const t=[...r.
slice(0,h),n,...r.slice(s)].join(""),a={...w,content:Buffer.from(t)};return[{path:b,lines:[h+1,s],reverted:a}]})}).slice(
0,O):[]}},6410:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.isForPeople=w,f.isGenerated=M,f.isKept=
F,f.isManifest=P;function $(){const E=g(76760);return $=function(){return E},E}function O(){const E=g(95244);return O=function(){
return E},E}const I=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
R=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
S=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,N=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function P(E){const p=$().posix.basename(E);return(0,O().isPackageFile)(p)||I.test(p)}function F(E){const p=$().posix.basename(
E);return(0,O().isOfTests)(E)||(0,O().isLockfile)(p)||P(E)||[N,S].some(r=>r.test(E))||R.test(p)||(0,O().toolThatFinds)(E)!==
void 0}const T=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function M(E){return T.test(E)}const b=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function w(E){
return(0,O().isDocument)(E)&&!(0,O().isProgramCode)(E)||b.test(E)}},97921:function(U,f,g){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.languageOf=o;function $(){const c=g(76760);return $=function(){return c},c}function O(...c){return new RegExp(
c.join("|"),"g")}const I=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,R=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
S="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",N=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
P=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,F=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
T={extensions:["js","mjs","cjs"],masked:O(I,R,S,N),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:F,unless:P}],failing:({indent:c,end:i})=>["if (Date.now() > 0) {",`${c}throw new Error()${i}`,"}"],declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},M=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,
b=String.raw`\s*:\s*(?:[^\s;{}()=]|${M})(?:[^;{}()=]|${M})*`,w=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
E=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,p=String.raw`^(?:${b}?)?\s*=>`,
r={...T,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${p}\s*\{`),unless:w},{after:new RegExp(
p),before:E,unless:w,isExpression:!0},{after:new RegExp(String.raw`^(?:${b})?\s*\{`),before:F,unless:P}]},h=['"""',"'''"].
map(c=>`${c}(?:\\\\[\\s\\S]|(?!${c})[\\s\\S])*${c}`),e=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...h,R].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
n={extensions:["py","pyi"],masked:O(...h,R,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:({indent:c})=>["if __name__:",`${c}raise RuntimeError`],declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(e),isIndented:!0},s={masked:O(I,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},t={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},a=[T,r,n,{...s,extensions:["rs"],forms:s.forms.map(c=>({...c,unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/})),
failing:({indent:c})=>["if std::env::args().count() > 0 {",`${c}panic!();`,"}"],declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...s,extensions:["go"],failing:({indent:c})=>['if len("") ==\
 0 {',`${c}panic(0)`,"}"],declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm},{...s,extensions:[
"kt","kts"],failing:({indent:c})=>["if (System.nanoTime() != 0L) {",`${c}throw RuntimeException()`,"}"],declares:/^(?:\w+[ \t]+)*(?:fun|class|object|val|var)[ \t]+(?:<[^>\n]*>[ \t]*)?(?:\w+\.)?(\w+)/gm},
{...s,extensions:["java"],forms:[t],failing:({indent:c})=>["if (System.nanoTime() != 0L) {",`${c}throw new RuntimeExcept\
ion();`,"}"],declares:/^[ \t]*(?:(?:public|protected|static|final|abstract)[ \t]+)+[\w<>[\], ]+\s(\w+)[ \t]*[({]/gm}];function o(c){
const i=$().posix.extname(c).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(c))return a.find(({extensions:l})=>l.includes(
i))}},61023:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.writeLayer=R;function $(){const S=g(51455);
return $=function(){return S},S}function O(){const S=g(76760);return O=function(){return S},S}function I(){const S=g(39092);
return I=function(){return S},S}async function R(S,N,P){const{checkout:F,isCommitted:T,path:M}=P,b=new Map;for(const[w,{
content:E,isExecutable:p}]of N)await(0,$().mkdir)((0,O().dirname)((0,O().join)(S,w)),{recursive:!0}),await(0,$().writeFile)(
(0,O().join)(S,w),E),await(0,$().chmod)((0,O().join)(S,w),p?493:420),b.set(w,p?"100755":"100644");T&&await(0,I().commitLayer)(
{checkout:F,layer:S,modes:b,path:M});for(const w of await(0,$().readdir)(S,{recursive:!0,withFileTypes:!0})){const E=(0,O().
join)(w.parentPath,w.name),p=await(0,$().lstat)((0,O().join)(F,(0,O().relative)(S,E))).catch(()=>{});w.isDirectory()&&p&&
await(0,$().chmod)(E,p.mode&511)}}},41100:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.droppedPackages=
p,f.newNames=F,f.withOwnTests=S,f.withoutRest=b,f.wordsOf=T;function $(){const r=g(93028);return $=function(){return r},
r}function O(){const r=g(6410);return O=function(){return r},r}function I(){const r=g(97921);return I=function(){return r},
r}function R(r,h){return(0,I().languageOf)(r)?.ownTests?.exec(h)?.index??h.length}function S(r,h,e){const n=e.slice(R(r,
e));if(n==="")return h;const s=h.toString("utf8");return Buffer.from(s.slice(0,R(r,s))+n)}function N(r,h){const e=(0,O().
isGenerated)(r)?void 0:(0,I().languageOf)(r)?.declares;return e===void 0?[]:[...h.slice(0,R(r,h)).matchAll(e)].flatMap(n=>n.
slice(1).flatMap((s="")=>s.match(P)??[]))}const P=/[\w$]+/g;function F({path:r,before:{content:h},text:e}){const n=new Set(
N(r,h.toString("utf8")));return[...new Set(N(r,e))].filter(s=>!n.has(s))}function T(r,h){const e=h.map(({path:t,text:a})=>a.
slice(R(t,a))),n=[...r,...e].flatMap(t=>t.match(P)??[]),s=r.some(t=>/^import\s+[\w$]/m.test(t))?["default"]:[];return new Set(
[...n,...s])}const M=/^(?:\s*(?:(?:import|from|use|pub use|mod|#include)\b[^\n]*|(?:const|let|var)\b[^\n]*\brequire\([^\n]*)?\n?)*$/;
function b({path:r,text:h,differs:e},n){const s=h.split(/(?<=\n)/),t=e.map(({start:i,count:l})=>s.slice(i,i+l).join("")),
a=n.flatMap(i=>{const l=t.filter(m=>N(r,m).includes(i));return l.length>0?l:t.filter(m=>m.match(P)?.includes(i))});let o=0,
c="";for(const[i,{start:l,count:m,removed:u}]of e.entries()){const y=t[i]??"",v=a.includes(y)||M.test(y);c+=s.slice(o,l).
join("")+(v&&y!==""?y:u),o=l+m}return Buffer.from(c+s.slice(o).join(""))}const w=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,E=new RegExp(
String.raw`(?:["']|\b(?:import|from|use)\s+)(${w.source})`,"gi");async function p(r,h,e,n){const s=c=>c.match(w)??[],t=new Set;
for(const{path:c}of r){if(!(0,O().isManifest)(c)||![e,n].every(u=>(0,$().isRegular)(u.stat(c)?.kind)))continue;const[i,l]=await Promise.
all([e.read(c),n.read(c)]),m=new Set(s(l.toString("utf8")));for(const u of s(i.toString("utf8")))m.has(u)||t.add(u)}if(t.
size===0)return[];const a=c=>[...c.matchAll(E)].map(({1:i=""})=>i),o=h.flatMap(({before:{content:c},text:i})=>{const l=new Set(
a(i));return a(c.toString("utf8")).filter(m=>!l.has(m))});return[...new Set(o)].filter(c=>t.has(c))}},30368:function(U,f,g){
Object.defineProperty(f,"__esModule",{value:!0}),f.failNewFunctions=N;function $(){const r=g(97921);return $=function(){
return r},r}const O=200,I=400,R=1e4,S=1e3;function N({path:r,text:h,isNew:e}){const n=(0,$().languageOf)(r);if(n===void 0)
return;const{masked:s,forms:t}=n,a=h.replaceAll(s,y=>y.replaceAll(/[^\n]/g," ")),o=P(h),c=F(a),i=new Map;for(const{start:y,
end:v}of T(a,c,n)){if(e?.(y)===!1)continue;const d=a.slice(v,v+I),j=t.find(({after:D})=>D.test(d)),A=a.slice(Math.max(0,
y-O),y);if(!j||j.unless?.test(A)||j.before?.test(A)===!1)continue;const C=v+(j.after.exec(d)?.[0].length??0),k=j.isExpression?
p({text:h,code:a},C,n.failing(o),o):M({text:h,close:c.get(C-1)},C,n,o);k&&i.set(k.at,{...k,from:y})}if(i.size===0)return;
let l="",m=0,u=0;for(const y of[...i.values()].sort((v,d)=>v.from-d.from))y.from<u||y.at<m||(l+=h.slice(m,y.at)+y.text.replaceAll(
`
`,o.newline),m=y.end,u=Math.max(y.end,y.close??0));return l+h.slice(m)}function P(r){return{end:/;[ \t]*(?:\}|\r?$)/m.test(
r)?";":"",indent:/^(\t| {2,8})\S/m.exec(r)?.[1]??"  ",newline:r.includes(`\r
`)?`\r
`:`
`}}function F(r){const h=new Map,e=[];for(const{index:n,0:s}of r.matchAll(/[()[\]{}]/g))if("([{".includes(s))e.push(n);else{
const t=e.pop();t!==void 0&&h.set(t,n)}return h}function T(r,h,{bareParameter:e}){const n=[...h].filter(([t,a])=>r[t]===
"("&&r[a]===")"),s=e?[...r.matchAll(e)]:[];return[...n.map(([t,a])=>({start:t,end:a+1})),...s.map(({index:t,0:a})=>({start:t,
end:t+a.length}))]}function M({text:r,close:h},e,{preamble:n,isIndented:s,failing:t},a){const o=n?.exec(r.slice(e,e+R))?.[0].
length??0,c=e+o,[,i="",l=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(r.slice(c))??[],m=h===void 0?{}:{close:h},u=b(
r,e),y=t(a).map(A=>`
${u}${a.indent}${A}`);if(l!==""){const A=r.slice(c+i.length+l.length),C=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(A)?.[1]??
`${u}${a.indent}`,k=t(a).map(G=>`
${C}${G}`),D=c+i.length;return{at:D,end:D,text:k.join(""),...m}}if(s&&o>0)return{at:c,end:c,text:`; ${t(a).at(-1)?.trim()}`};
const v=r.slice(c,h).trimStart(),d=c+i.length;if(s)return{at:c,end:d,text:`${y.join("")}
${u}${a.indent}`};if(h===void 0||v.includes(`
`))return{at:c,end:d,text:`${y.join("")}
${u}${a.indent}`,...m};const j=v.trim()===""?"":`
${u}${a.indent}${v.trim()}`;return{at:c,end:h,text:`${y.join("")}${j}
${u}`,close:h}}function b(r,h){return/^[ \t]*/.exec(r.slice(r.lastIndexOf(`
`,h-1)+1))?.[0]??""}const w=/^\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/,E=/(?:^|[.?:&|+*/%<>=,-])\s*$/;function p({text:r,
code:h},e,n,{indent:s,end:t}){const a=h.slice(e,e+S);let o=0,c=0;for(const C of a){if(o===0&&")]},;".includes(C)||o===0&&
C===`
`&&r.slice(e,e+c).trim()!==""&&!w.test(a.slice(c))&&!E.test(a.slice(0,c)))break;"([{".includes(C)?o+=1:")]}".includes(C)&&
(o-=1),c+=C.length}const i=e+c,l=r.slice(e,i),m=l.trim();if(o!==0||c===S||m===""||(m.match(/`/g)?.length??0)%2===1)return;
const y=b(r,e),v=/^\s*\n/.test(l)?m:m.replaceAll(`
`,`
${s}`),j=F(h.slice(e,i).trim()).get(0)===m.length-1&&/^\(\{|^\([^\n]*\)$/.test(v)?v.slice(1,-1):v,A=[...n,`return ${j}${t}`];
return{at:e,end:i,text:` {
${A.map(C=>`${y}${s}${C}
`).join("")}${y}}`}}},14148:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.proveChange=p;function $(){
const t=g(86191);return $=function(){return t},t}function O(){const t=g(59490);return O=function(){return t},t}function I(){
const t=g(87952);return I=function(){return t},t}function R(){const t=g(67147);return R=function(){return t},t}function S(){
const t=g(49604);return S=function(){return t},t}function N(){const t=g(64474);return N=function(){return t},t}function P(){
const t=g(49042);return P=function(){return t},t}function F(){const t=g(55007);return F=function(){return t},t}function T(){
const t=g(61023);return T=function(){return t},t}function M(){const t=g(30368);return M=function(){return t},t}function b(){
const t=g(3302);return b=function(){return t},t}const w=2,E=2e3;async function p(t,a){const{policy:o,change:c}=a;if(o.proof===
"off"||c===void 0)return new Map;const i=[...t].filter(([{gene:v},d])=>(v.change==="added"||v.change==="modified")&&d.every(
({outcome:A})=>A.status==="passed")),l=new Set(c.files.map(({path:v})=>v)),m=({gene:v})=>{const d=v.commands.flatMap(({reading:j})=>(0,$().
startedFiles)(j));return[...new Set(d)].filter(j=>l.has(j)).sort()},u=(0,O().groupBy)(i,([v])=>m(v).join("\0")),y=new Map;
for(const[v,d]of u){const j=d.flatMap(([{id:C},k])=>k.map(({plan:D,outcome:{duration_ms:G}})=>({id:C,plan:{...D,timeoutMs:w*
G+E}}))),A=await r(j,v.split("\0"),c,a).catch(({message:C})=>j.map(()=>(0,P().notRun)(C)));for(const[{gene:C},{length:k}]of d)
y.set(C,A.splice(0,k))}return y}async function r(t,a,o,c){const i=await(0,b().subjectOf)(o,c.tree,a),l={files:[],kept:i.
kept.slice(0,P().LISTED),duration_ms:0},m=i.added.flatMap(h);if(i.files.length===0&&m.length===0){const C=(0,P().untried)(
i,l);return t.map(()=>C)}const u=c.checkout.additions.find((0,R().everything)((0,I().dependencyFolders)(c.policy)).areBuilt);
if(u!==void 0){const C=`commands can read \`${u}\`, which was built with the change`;return t.map(()=>(0,P().notRun)(C,l))}
const y=s(t,c),v=t.map(()=>({...l,outcome:"nothing_shown"})),d=[],j=C=>v.flatMap((k,D)=>C(k)?D:[]),A=async(C,k,D)=>{for(const[
G,B]of await y(C,k)){const L=v[G],H=D(L,B);v[G]={...H,duration_ms:L.duration_ms+B.duration_ms},(0,P().isProof)(H)&&(d[G]=
C)}};i.files.length>0&&await A(i.before,j(()=>!0),(C,k)=>(0,P().reverted)(C,k,i));for(const[C,{path:k,layer:D}]of m.entries()){
const G=j(B=>!(0,P().isProof)(B));if(G.length===0)break;if((C>0||i.files.length>0)&&performance.now()>c.end){for(const B of G)
v[B]=(0,P().notRun)("there was no time for all new files",v[B]);break}await A(D,G,(B,L)=>(0,P().newCodeFailed)(B,L,k))}return c.
policy.a2a.require_proof!=="none"&&await e(v,d,y),await n(v,i,c,y),v}function h(t){const{path:a,isExecutable:o}=t,c=(0,M().
failNewFunctions)(t);return c===void 0?[]:[{path:a,layer:new Map([[a,{content:Buffer.from(c),isExecutable:o}]])}]}async function e(t,a,o){
const c=[...t.keys()].filter(l=>a[l]!==void 0),i=await o(new Map,c);for(const[l=new Map,m]of(0,O().groupBy)(c,u=>a[u])){
const u=await o(l,m);for(const y of m){const v=[i,u].map(j=>j.get(y)).map(j=>j&&(0,P().endOf)(j));if(v[0]==="passed"&&v[1]===
"failed")continue;const d="the results were different the second time";t[y]={...t[y],outcome:"nothing_shown",reason:d}}}}
async function n(t,{edited:a,files:o},{signal:c,end:i},l){const m=(0,F().hunksOf)(a),u=t.flatMap(({outcome:j},A)=>j==="f\
ails_without_change"?A:[]),y=o.length===1&&a[0]?.differs.length===1,v=AbortSignal.timeout(Math.max(0,Math.round(i-performance.
now()))),d=AbortSignal.any([c,v]);for(const{path:j,lines:A,reverted:C}of u.length>0?m:[]){if(d.aborted)return;const k=y?
void 0:await l(new Map([[j,C]]),u,d);for(const D of u){const G=k?.get(D),B=y?"failed":G&&(0,P().endOf)(G);if(B===void 0||
typeof B=="object")continue;const L=t[D],H={path:j,lines:[...A],noticed:B==="failed"};t[D]={...L,hunks:[...L.hunks??[],H]}}}}
function s(t,a){const{backend:o,checkout:c,change:i,concurrency:l,path:m}=a,u={checkout:c.directory,isCommitted:i?.isCommitted===
!0,path:m};return async(y,v,d=a.signal)=>{const j=G=>(0,T().writeLayer)(G,y,u),A=y.size===0?o:await o.cover?.(j);if(A===
void 0)throw new Error("without namespaces, commands share one checkout, which must stay as it is");const C=v.flatMap(G=>{
const B=t[G];return B?[{at:G,id:B.id,plans:[B.plan]}]:[]}),k={backend:A,progress:S().NO_PROGRESS,concurrency:l,signal:d},
D=await(0,N().runPlans)(C,k);return new Map([...D].flatMap(([{at:G},[B]])=>B?[[G,B.outcome]]:[]))}}},3302:function(U,f,g){
Object.defineProperty(f,"__esModule",{value:!0}),f.subjectOf=b;function $(){const p=g(39491);return $=function(){return p},
p}function O(){const p=g(93028);return O=function(){return p},p}function I(){const p=g(24222);return I=function(){return p},
p}function R(){const p=g(6410);return R=function(){return p},p}function S(){const p=g(97921);return S=function(){return p},
p}function N(){const p=g(41100);return N=function(){return p},p}const P=new Set(["symlink","submodule"]),F=2e3,T=50*1024**
2,M=5;async function b({files:p,base:r,assets:h},e,n){const s=({path:L,oldPath:H=L})=>n.includes(L)||(0,R().isKept)(L)||
[r.stat(H),e.stat(L)].some(x=>P.has(x?.kind)),t=p.filter(({path:L})=>!h.has(L)),a=t.filter(s),o=t.filter(L=>!s(L)),c=o.filter(
({status:L})=>L==="added"),i=o.filter(({status:L})=>L!=="added"),l=i.filter(L=>L.oldOid!==L.newOid||L.oldMode!==L.newMode),
m=async L=>(await e.read(L)).toString("utf8"),u=new Map,y=[];l.length>0&&E(i,r,e);for(const L of l.length>0?i:[]){const{
path:H,oldPath:x=H,oldMode:z}=L,K={content:await r.read(x),isExecutable:z==="100755"};if(u.set(x,K),L.status==="deleted"||
!l.includes(L))continue;const V=await m(H),Y=(0,N().withOwnTests)(H,K.content,V);if(u.set(H,{...K,content:Y}),Y.includes(
0))continue;const _=(0,I().differences)(Y.toString("utf8"),V);y.push({path:H,before:{...K,content:Y},text:V,differs:_})}
const v=await Promise.all(c.map(async({path:L,newMode:H})=>{const x=H==="100755";return{path:L,text:await m(L),isExecutable:x}})),
d=y.length>0?a.filter(({path:L})=>(0,O().isRegular)(e.stat(L)?.kind)):[],j=await Promise.all(d.map(({path:L})=>m(L))),A=y.
length>0?(0,N().wordsOf)([...j,...v.map(({text:L})=>L)],y):new Set,C=y.map(L=>({file:L,names:(0,N().newNames)(L)})),k=C.
flatMap(({file:L,names:H})=>{const x=H.filter(z=>A.has(z));return x.length>0?[{file:L,names:x}]:[]});for(const{file:L,names:H}of k.
length>0?C:[]){const x=(0,N().withoutRest)(L,H);x.toString("utf8")===L.text?u.delete(L.path):u.set(L.path,{...L.before,content:x})}
const D=({path:L})=>(0,S().languageOf)(L)&&!(0,R().isGenerated)(L),G=v.filter(D);G.sort((L,H)=>H.text.length-L.text.length);
const B=k.map(({file:L})=>w(L));return{before:u,edited:y,files:l.map(({path:L})=>L).filter(L=>u.has(L)||!e.stat(L)),added:[
...B,...G].slice(0,M),newNames:k.flatMap(({names:L})=>L),missing:await(0,N().droppedPackages)(a,y,r,e),kept:a.map(({path:L})=>L),
adds:c.some(({path:L})=>!(0,R().isForPeople)(L))}}function w({path:p,text:r,before:{isExecutable:h},differs:e}){const n=[
0];for(const a of r.split(/(?<=\n)/))n.push((n.at(-1)??0)+a.length);const s=e.map(({start:a,count:o})=>[n[a]??0,n[a+o]??
r.length]);return{path:p,text:r,isExecutable:h,isNew:a=>s.some(([o,c])=>a>=o&&a<c)}}function E(p,r,h){const e=p.map(({path:a,
oldPath:o=a})=>o),n=e.reduce((a,o)=>a+(r.stat(o)?.size??0),0);if(e.length>F||n>T)throw new Error(`${e.length} files with\
 ${n} bytes are too many to take back`);const s=a=>h.stat(a)?.kind==="directory"||(0,$().foldersAbove)(a).some(o=>(h.stat(
o)?.kind??"directory")!=="directory"),t=e.find(s);if(t!==void 0)throw new Error(`\`${t}\` cannot be taken back: something\
 else has its place`)}},63682:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_RAN=void 0,f.requestOf=
u,f.runAudited=t,f.withinBudget=v;function $(){const d=g(48161);return $=function(){return d},d}function O(){const d=g(97247);
return O=function(){return d},d}function I(){const d=g(60210);return I=function(){return d},d}function R(){const d=g(57430);
return R=function(){return d},d}function S(){const d=g(87952);return S=function(){return d},d}function N(){const d=g(19309);
return N=function(){return d},d}function P(){const d=g(10582);return P=function(){return d},d}function F(){const d=g(32223);
return F=function(){return d},d}function T(){const d=g(57334);return T=function(){return d},d}function M(){const d=g(22562);
return M=function(){return d},d}function b(){const d=g(26756);return b=function(){return d},d}function w(){const d=g(46282);
return w=function(){return d},d}function E(){const d=g(14148);return E=function(){return d},d}function p(){const d=g(64474);
return p=function(){return d},d}const r=4*1024*1024,h=6e4,e=5e3,n=4,s=2*1024;async function t(d,j){const A=new Date,C=o(
d,j),{checkout:k,path:D,policy:G,progress:B,signal:L,shown:H}=j,x=(0,M().refusedOutcomes)(d.genes,k!==void 0,A);if(k===void 0||
C.length===0)return{...y,outcomes:x};const{directory:z,leftOut:K}=k,V=C.flatMap(W=>W.plans),Y=new Set(V.map(W=>W.program)),
_=await(0,w().findPrograms)({path:D,checkout:z,names:[...Y]}),Z=l(G.concurrency),X=(0,N().shareFolder)(k,j.attended,H!==
void 0),{chooseBackend:sn}=await Promise.all([g.e(670),g.e(342)]).then(g.bind(g,60670)),{backend:Q,isolation:en,close:rn}=await sn(
{programs:_,checkout:z,leftOut:K,...H&&{shown:H},shareFolder:X.folder,outputBytes:i(G.limits.output_bytes,d.genes),limits:(0,P().
limitsOn)((0,P().thisMachine)(),G.limits,Z),lanes:Z,requested:u(G.containment,j.fork),network:G.network==="allow",replaced:await c(
d,j.tree),folders:j.privateFolders,names:[...new Set(V.flatMap(({checkoutAs:W})=>W??[]))],home:await(0,F().homeFolders)(
[...G.home_caches,...(0,S().homeDependencies)(G)],j.home),signal:L}),q=Q.level==="namespaces",nn=q?Z:1,an=async()=>{const W=performance.
now(),J=await v(G.limits.budget_seconds*1e3,L,ln=>(0,p().runPlans)(C,{backend:Q,progress:B,concurrency:nn,signal:ln,guard:X.
guard()})),tn={...j,checkout:k,backend:Q,concurrency:nn};return{runs:J,proofs:await a(J,tn,performance.now()-W)}},{runs:cn,
proofs:un}=await an().finally(()=>Promise.all([rn(),X.close()])),dn=[(0,b().mentionedOf)(X.hides()?K:[]),(0,b().namedRootOf)(
q?z:X.guard().directory)],fn=W=>dn.reduce((J,tn)=>tn(J),W),on=C.map(W=>{const{gene:J}=W;return[J,(0,M().outcomesOf)(J,cn.
get(W)??[],A).map(fn)]});return{outcomes:new Map([...x,...on]),interrupted:(0,T().countInterrupted)(on.flatMap(([,W])=>W)),
isolation:{...en,description:`${en.description} ${m(q,nn)}`},nodeOf:()=>_.node,proofs:un,findings:X.findings()}}function a(d,j,A){
const C=performance.now()+Math.max(e,A);return v(Math.max(h,A),j.signal,k=>(0,E().proveChange)(d,{...j,signal:k,end:C}))}
function o(d,{waiting:j}){return d.genes.filter(A=>!j.has(A)).map(A=>({...(0,M().plansOf)(A),gene:A})).filter(({plans:A})=>A.
length>0)}async function c(d,j){const A=new Set((0,O().isOfChange)(d)?d.files.map(({path:k})=>k):[]),C=await(0,I().npmrcCopies)(
j,A);return new Map(C.flatMap(({path:k,text:D,dropped:G})=>G.length>0&&D!==void 0?[[k,D]]:[]))}function i(d,j){const A=j.
flatMap(D=>(0,M().plansOf)(D).plans),C=new Set(A.map(({digest:D})=>D)),k=Math.floor(r/(C.size*n));return Math.min(d,Math.
max(k,s))}function l(d){return d==="cores"?(0,$().availableParallelism)():d}function m(d,j){return d?j===1?"One command \
at a time.":`Up to ${j} commands at once.`:"One command at a time, because all commands share the checkout."}function u(d,j){
return d==="require-for-forks"?j?"require":"auto":d}const y=f.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:R().
NOTHING_RUN,nodeOf:()=>process};async function v(d,j,A){const C=new AbortController,k=setTimeout(()=>C.abort(T().BUDGET_SPENT),
d);try{return await A(AbortSignal.any([j,C.signal]))}finally{clearTimeout(k)}}},20849:function(U,f,g){Object.defineProperty(
f,"__esModule",{value:!0}),f.safeLine=I,f.withoutLogCommands=R;function $(){const S=g(77598);return $=function(){return S},
S}const O=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function I(S,N=200){const P=S.replace(O,T=>`\\u{${T.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),F=Array.from(P);return F.length<=N?P:`${F.slice(0,N-1).
join("")}\u2026`}async function R(S,N){const P=(0,$().randomUUID)();S(`::stop-commands::${P}`);try{return await N()}finally{
S(`::${P}::`)}}},64474:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.runPlans=I;function $(){const w=g(
41895);return $=function(){return w},w}function O(){const w=g(57334);return O=function(){return w},w}async function I(w,E){
const{backend:p,progress:r,concurrency:h}=E,e=new Map(w.flatMap(({plans:i})=>i.map(l=>[l.digest,l]))),n=new Map;for(const i of e.
values()){const l=F(()=>p.check(i));l&&n.set(i.digest,l)}const s=new AbortController,t=AbortSignal.any([E.signal,s.signal]),
a=R(h),o=S(P({...E,signal:t},n)),c=async({plans:i})=>{try{return await N(i,o,t)}catch(l){throw s.abort(),l}};r.planned(e.
size);try{const i=w.map(m=>a(()=>c(m)));await Promise.allSettled(i);const l=M(await Promise.all(i));return new Map(w.map(
(m,u)=>[m,l[u]??[]]))}finally{r.ended()}}function R(w){const E=[];let p=w;return async r=>{p===0?await new Promise(h=>E.
push(h)):p-=1;try{return await r()}finally{const h=E.shift();h?h():p+=1}}}function S(w){const E=new Map;return p=>{const r=E.
get(p.digest)??w(p);return E.set(p.digest,r),r}}async function N(w,E,p){const r=[];for(const h of w)p.aborted?r.push(b(h,
(0,O().stopReason)(p))):r.some(({outcome:e})=>e.status!=="passed")?r.push(b(h,"an earlier command of the gene did not pa\
ss")):r.push({...await E(h),plan:h});return r}function P(w,E){const{backend:p,progress:r,signal:h,guard:e}=w,n=p.level===
"process_group";let s;return async t=>{if(s!==void 0)return b(t,s);if(h.aborted)return b(t,(0,O().stopReason)(h));const a=e?.
state(),o=e&&a?[...await e.changed(a)]:[];if(e&&a&&!n&&o.push(...e.added(a)),o.length>0)return s=O().CHECKOUT_CHANGED,{plan:t,
outcome:(0,O().changedOutcome)(o),changedFiles:[]};r.started(t.command);const c=E.get(t.digest),i=c?(0,O().notRun)("not_\
runnable",`${c.message} ${c.hint}`):await p.run(t,h),l=()=>n?e?.changed():a&&e?.touchedSince(a),m=(h.aborted?void 0:await l())??
[];if(m.length===0||n)return r.finished(t.command,i),m.length>0&&(s=T(t)),{plan:t,outcome:i,changedFiles:m};s=O().CHECKOUT_CHANGED;
const u=(0,O().changedOutcome)(m,i);return r.finished(t.command,u),{plan:t,outcome:u,changedFiles:[]}}}function F(w){try{
w();return}catch(E){if(E instanceof $().GateError&&E.code==="program_not_found")return E;throw E}}function T({command:w}){
return`the command "${w}" changed files of the checkout`}function M(w){const E=new Set;return w.map(p=>p.map(r=>{const{outcome:h}=r;
return h.status==="skipped"?r:E.has(h)?{...r,outcome:{...h,reused:!0}}:(E.add(h),r)}))}function b(w,E){return{plan:w,outcome:(0,O().
notRun)("skipped",E),changedFiles:[]}}},46562:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),f.findingsOf=
P,f.judgeGene=N;function $(){const n=g(13580);return $=function(){return n},n}function O(){const n=g(57334);return O=function(){
return n},n}function I(){const n=g(9436);return I=function(){return n},n}function R(){const n=g(49001);return R=function(){
return n},n}function S(){const n=g(47350);return S=function(){return n},n}function N(n,s,{policy:t,ignoring:a,capped:o=[],
missing:c}){const i=E(n,D=>(0,I().suppress)(D,a)),l=s.outcomes.get(n)??[],m=s.proofs?.get(n),u=[...(0,R().runFindings)(i,
l,s,t),...(0,R().proofFindings)(i,m)],v=[...(0,I().suppress)(u,a),...c?[c]:[]],j=[...P({gene:i,runFindings:v}),...o].filter(
({suppressed:D})=>!D),{isIdle:A=!1}=i,C=A||M(l,v),k=(0,S().gravest)([(0,S().severityVerdict)(j,t.fail_on),...i.commands.
map(({verdict:D})=>D==="block"&&!A?"fail":"pass"),...C?["warn"]:l.map(w),c?"needs_approval":"pass"]);return{gene:i,ran:s.
outcomes.has(n),outcomes:l,...m&&{proofs:m},runFindings:v,capped:o,verdict:k,summary:A?F:C?T:p(i,l,k,j)}}function P({gene:n,
runFindings:s}){return[...n.findings,...n.commands.flatMap(t=>t.findings),...s]}const F="an unchanged seed of the engine\
, whose scripts are not in this repository",T="not runnable here: the machine lacks a program or a tool";function M(n,s){
const t=s.filter(({rule:a})=>(0,$().ruleOf)(a).group==="environment");return t.length>0&&t.every(({severity:a})=>a!=="er\
ror")&&n.every(({status:a,reason:o})=>a==="skipped"?!b.has(o):a==="passed"||a==="not_runnable")}const b=new Set([O().INTERRUPTED,
O().OUTCOME_LOST]);function w({status:n,reason:s}){return n==="passed"?"pass":n==="error"||b.has(s)?"error":"fail"}function E(n,s){
return{...n,findings:s(n.findings),commands:n.commands.map(t=>({...t,findings:s(t.findings)}))}}function p(n,s,t,a){const o=n.
commands.findIndex(k=>k.verdict==="block"),c=s.findIndex(({status:k})=>k!=="passed"&&k!=="skipped"),i=s.findIndex(({status:k})=>k===
"skipped"),l=[o,c,i].find(k=>k>=0)??-1,m=n.commands[l];if(m)return`constraint: validation_failed: ${m.command} => ${e(s[l])}`;
if(n.change==="removed")return"removed";const{files:u,max_files:y,severity:v}=n.blastRadius;if(a.some(r))return`constrai\
nt: blast_radius ${v}: ${u} / ${y} files`;const d=n.commands.length,j=d===1?"1 command":`${d} commands`;if(t==="needs_ap\
proval")return`${j} allowed, waiting for approval`;if(t==="fail")return`failed: ${h(a).join(", ")}`;const A=s.length>0?`${j}\
 passed`:`${j} allowed, none run`,C=t==="warn"?h(a):[];return C.length>0?`${A}, with warnings: ${C.join(", ")}`:A}function r({
rule:n,severity:s}){return s==="error"&&n.startsWith("blast-radius-")}function h(n){const s=n.filter(({severity:a})=>a===
"error"),t=n.filter(({severity:a})=>a==="warning");return[...new Set((s.length>0?s:t).map(({rule:a})=>a))]}function e(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(U,f,g){Object.defineProperty(f,"__esModule",{value:!0}),
f.dayOf=P,f.idleIgnores=w,f.ignoreFindings=M,f.isIgnorable=F,f.refusalOf=b,f.suppress=T;function $(){const e=g(41330);return $=
function(){return e},e}function O(){const e=g(32854);return O=function(){return e},e}function I(){const e=g(13580);return I=
function(){return e},e}function R(){const e=g(95132);return R=function(){return e},e}function S(){const e=g(43767);return S=
function(){return e},e}function N(){const e=g(52288);return N=function(){return e},e}function P(e){return e.toISOString().
slice(0,10)}function F({rule:e,severity:n,layer:s}){return(0,S().mayBeIgnored)({...(0,I().ruleOf)(e),severity:n,layer:s})}
function T(e,{ignores:n,...s}){const t=n.filter(o=>!(0,N().hasExpired)(o.expires,s.today)),a=(0,N().withLevels)(e,s);return t.
length===0?a:a.map(o=>{const c=F(o)&&t.find(i=>E(i,o));return c?{...o,suppressed:{reason:c.reason,expires:c.expires}}:o})}
function M({ignores:e,today:n},s,t){return e.flatMap(a=>{const{rule:o,reason:c,expires:i}=a,l=`The ignore of \`${o}\` ${h(
a)}`,m=s.filter(d=>E(a,d)),u=m.every(F)?b(a):N().DECIDES;if(u!==void 0)return[(0,R().finding)("exception-refused",{exception:l,
refusal:u})];if((0,N().hasExpired)(i,n))return[(0,R().finding)("exception-refused",{exception:l,refusal:(0,N().expiredWords)(
i,c)})];const y=m.length===0&&t.some(d=>p(a,d)),v={exception:l,refusal:"the rule finds nothing there"};return y?[(0,R().
finding)("exception-refused",v,{severity:"notice"})]:[]})}function b({rule:e}){const n=(0,I().checkRules)().find(({id:s})=>s===
e);return n===void 0?(0,N().unknownRule)(e):n.ignorable!==void 0||(0,S().mayBeIgnored)(n)?void 0:N().DECIDES}function w(e,n){
return e.flatMap(s=>(0,N().idle)(s.rule,b(s),s.expires,n))}function E({rule:e,where:n},{rule:s,location:t,subject:a}){if(e!==
s)return!1;const{path:o,gene:c,command:i}=n??{};return(o===void 0||t!==void 0&&r(t.path,o))&&(c===void 0||c===a?.id)&&(i===
void 0||i===a?.command)}function p({where:e},{asset:n,commands:s}){const{path:t,gene:a,command:o}=e??{};return(t===void 0||
r(n.path,t))&&(a===void 0||a===n.id)&&(o===void 0||s.some(c=>c.command===o))}function r(e,n){return(0,O().isWithin)(e,n)||
(0,$().default)(n,{dot:!0,nonegate:!0})(e)}function h({where:e={}}){const n=Object.entries(e).map(([s,t])=>`the ${s} \`${t}\
\``);return n.length===0?"for all findings":`for ${n.join(", ")}`}},92344:function(U,f,g){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.allFindings=h,f.judge=E,f.judgeShards=s,f.otherShards=t,f.verdictOfPart=a;function $(){const o=g(9354);
return $=function(){return o},o}function O(){const o=g(1395);return O=function(){return o},o}function I(){const o=g(89549);
return I=function(){return o},o}function R(){const o=g(27199);return R=function(){return o},o}function S(){const o=g(97247);
return S=function(){return o},o}function N(){const o=g(13580);return N=function(){return o},o}function P(){const o=g(95132);
return P=function(){return o},o}function F(){const o=g(46562);return F=function(){return o},o}function T(){const o=g(9436);
return T=function(){return o},o}function M(){const o=g(52288);return M=function(){return o},o}function b(){const o=g(47350);
return b=function(){return o},o}const w={ignores:[],rules:{}};function E(o,c,{policy:i,now:l,approval:m=$().NOTHING_WAITS}){
const{ignores:u,rules:y}=(0,S().isOfChange)(o)?i:w,v={ignores:u,rules:y,today:(0,T().dayOf)(l)},d=t(c.shards??[]),j=n(m,
o.findings),A=[...j?o.findings:r(o.findings,i,m),...j?[j]:[],...d?[d]:[],...c.findings??[],...c.interrupted>0?[(0,P().finding)(
"run-interrupted",{skipped:c.interrupted})]:[]],C=(0,T().suppress)(A,v),k=C.filter(({rule:_})=>_==="blast-radius-hard-ca\
p"),D=new Map(o.genes.map(_=>{const Z=e(_,m),X=_.blastRadius.severity==="hard_cap_breach"?k:[];return[_,(0,F().judgeGene)(
_,c,{policy:i,ignoring:v,capped:X,...Z&&{missing:Z}})]})),G=[...D.values()],B=[...A,...G.flatMap(F().findingsOf)],L=[...C,
...(0,T().ignoreFindings)(v,B,o.genes),...(0,M().levelFindings)(v)],[H,x]=p(L,i.approvals.gate>0),z=(0,b().gravest)([(0,b().
severityVerdict)(x,i.fail_on),H.length>0?"warn":"pass"]),K=c.interrupted>0?"error":"pass",V=j?"needs_approval":"pass",Y=(0,b().
gravest)([z,K,V,...G.map(_=>_.verdict)]);return{genes:G,findings:L,verdict:d?a(Y):Y,shards:s(c.shards??[],D)}}function p(o,c){
if(!c)return[[],o];const i=new Set(o.flatMap(m=>(0,O().needsPerson)(m)?m.location?.path:[])),l=({rule:m,severity:u,location:y})=>(0,N().
ruleOf)(m).approval!==void 0||m==="protected-path"&&u==="warning"&&i.has(y?.path);return[o.filter(l),o.filter(m=>!l(m))]}
function r(o,{approvals:{gate:c}},{approvals:i}){if(c>0&&i.length===0)return o;const l=c>0?"given":"not required";return o.
map(m=>(0,O().needsPerson)(m)?{...m,args:{...m.args,approval:l}}:m)}function h({findings:o,genes:c}){return[...o,...c.flatMap(
F().findingsOf)]}function e(o,{waiting:c,refusals:i,means:l,digest:m=""}){const u=c.get(o);if(u===void 0)return;const{asset:y,
commands:v}=o;return(0,P().finding)("approval-missing",{gene:y.id,confirmation:u.confirmation==="strong"?"strong":"very \
strong",needed:u.needed,given:u.given,commands:v.filter(({confirmation:d})=>d!=="standard").map(({command:d})=>d),means:l,
digest:(0,I().shortDigest)(m),refusals:i},(0,R().placeOf)(y))}function n({gate:o,refusals:c,means:i,digest:l=""},m){if(o===
void 0)return;const u=m.some(({rule:d})=>d==="gate-weakened"),y=m.some(({rule:d})=>d==="agent-files-unapproved"),v={...o,
means:i,digest:(0,I().shortDigest)(l),refusals:c,weakens:u,runs:y};return(0,P().finding)("gate-approval-missing",v)}function s(o,c){
return o.map(({index:i,of:l,genes:m})=>{const u=(0,b().gravest)([...m].map(y=>c.get(y)?.verdict??"error"));return{index:i,
of:l,genes:m.size,verdict:u}})}function t(o){const[c]=o;if(!(c===void 0||o.length===c.of))return(0,P().finding)("part-of\
-run",{index:c.index,of:c.of,genes:c.genes.size})}function a(o){return o==="pass"||o==="warn"?"error":o}},52288:function(U,f,g){
Object.defineProperty(f,"__esModule",{value:!0}),f.DECIDES=void 0,f.expiredWords=M,f.hasExpired=T,f.idle=w,f.idleLevels=
E,f.levelFindings=p,f.unknownRule=e,f.withLevels=P;function $(){const n=g(3051);return $=function(){return n},n}function O(){
const n=g(54441);return O=function(){return n},n}function I(){const n=g(54062);return I=function(){return n},n}function R(){
const n=g(13580);return R=function(){return n},n}function S(){const n=g(95132);return S=function(){return n},n}function N(){
const n=g(43767);return N=function(){return n},n}function P(n,s){return Object.keys(s.rules).length===0?n:n.map(t=>F(t,s))}
function F(n,s){const{rule:t,severity:a,layer:o}=n,c={...(0,R().ruleOf)(t),severity:a,layer:o},i=b(s,t),l=a==="error"&&c.
group&&b(s,c.group),m=i?t:c.group,u=i??(l||void 0);if(u===void 0||m===void 0)return n;const{level:y,...v}=u,d=y==="off"?
"notice":y;return d===a||d!=="error"&&!(0,N().mayBeSoftened)(c)?n:{...n,severity:d,level:{rules:m,level:y,from:a,...v}}}
function T(n,s){return n!==void 0&&n<s}function M(n,s){return`it expired on ${n} (reason: ${s})`}function b({rules:n,today:s},t){
const a=Object.hasOwn(n,t)?n[t]:void 0,o=a&&(0,I().settingOf)(a);return T(o?.until,s)?void 0:o}function w(n,s,t,a){const o=s??
(T(t,a)?`it expired on ${t}`:void 0);return o===void 0?[]:[{name:n,why:o}]}function E({rules:n,today:s}){return Object.entries(
n).flatMap(([t,a])=>{const{level:o,until:c}=(0,I().settingOf)(a);return w(t,r(t,o),c,s)})}function p({rules:n,today:s}){
return Object.entries(n).flatMap(([t,a])=>{const{level:o,until:c,reason:i="none given"}=(0,I().settingOf)(a),l=r(t,o),m=`\
The level \`${o}\` of \`${t}\``;return l!==void 0?[(0,S().finding)("exception-refused",{exception:m,refusal:l})]:T(c,s)?
[(0,S().finding)("exception-refused",{exception:m,refusal:M(c,i)})]:[]})}function r(n,s){const t=O().RULE_GROUPS,a=(0,R().
checkRules)().find(({id:c})=>c===n);return t.includes(n)?void 0:a===void 0?e(n,t):s==="error"||(0,N().mayBeSoftened)(a)||
a.ignorable!==void 0?void 0:h}const h=f.DECIDES="the rule decides whether commands may run, what a change may touch, or \
whether files are readable";function e(n,s=[]){const t=(0,$().nearestName)(n,[...s,...(0,R().checkRules)().map(({id:o})=>o)]);
return`${s.length>0?"there is no such rule or group":"the rule does not exist"}${t?` (did you mean \`${t}\`?)`:""}`}},49001:function(U,f,g){
Object.defineProperty(f,"__esModule",{value:!0}),f.earlierOutputOf=t,f.proofFindings=a,f.runFindings=b;function $(){const i=g(
41330);return $=function(){return i},i}function O(){const i=g(27199);return O=function(){return i},i}function I(){const i=g(
6470);return I=function(){return i},i}function R(){const i=g(78641);return R=function(){return i},i}function S(){const i=g(
39491);return S=function(){return i},i}function N(){const i=g(95132);return N=function(){return i},i}function P(){const i=g(
77823);return P=function(){return i},i}function F(){const i=g(57334);return F=function(){return i},i}function T(){const i=g(
26756);return T=function(){return i},i}function M(){const i=g(6410);return M=function(){return i},i}function b(i,l,{isolation:m},u){
const y=m.level==="namespaces",v=i.commands.flatMap((d,j)=>{const A=l[j];if(A===void 0)return[];const{command:C,location:k}=d,
D={location:k,subject:{...(0,O().subjectOf)(i.asset),command:C}};return[{audited:d,command:C,outcome:A,place:D}]});return[
...v.flatMap(d=>[...e(d,u,m),...h(d,u),...r(d)]),...y?E(v):[],...w(i,l,u)]}function w({asset:i,commands:l},m,{limits:u}){
const y=l.filter((j,A)=>m[A]?.reason===F().BUDGET_SPENT),[v]=y;if(v===void 0)return[];const d={gene:i.id,seconds:u.budget_seconds,
commands:y.length};return[(0,N().finding)("budget-spent",d,{location:v.location,subject:(0,O().subjectOf)(i)})]}function E(i){
const l=i.findIndex(({outcome:j})=>j.status==="failed"),m=i[l],u=m&&t(m,i.slice(0,l));if(!u)return[];const{path:y,writer:v}=u,
d={command:m.command,paths:[y],writer:v};return[(0,N().finding)("file-left-out",d,m.place)]}const p=[["checkout_modified",
"checkout-modified"],["checkout_changed","checkout-changed"]];function r({command:i,outcome:l,place:m}){const u=p.flatMap(
([v,d])=>{const j=l[v];return j?[(0,N().finding)(d,{command:i,paths:j},m)]:[]}),{left_out:y}=l;return y===void 0?u:[...u,
(0,N().finding)("file-left-out",{command:i,paths:y,writer:""},m)]}function h({command:i,outcome:{side_effects:l},place:m},{
caches:u}){const y=l?n(l,u):[];return y.length===0?[]:[(0,N().finding)("command-writes",{command:i,paths:y},m)]}function e({
audited:i,command:l,outcome:m,place:u},{limits:{slow_command_seconds:y},network:v},d){const j=Math.round(m.duration_ms/1e3),
A=(0,P().containmentWords)(m,d,v);switch(m.status){case"failed":{const C=`failed with exit code ${m.exit_code??1}`;return[
(0,N().finding)("command-failed",{command:l,how:C,...A},u)]}case"timed_out":return m.reason===F().BUDGET_SPENT?[]:[(0,N().
finding)("command-timed-out",{command:l,seconds:j,...A},u)];case"crashed":{const C=`crashed: ${m.reason??"no exit code"}`;
return[(0,N().finding)("command-failed",{command:l,how:C,...A},u)]}case"not_runnable":{const{program:C=l}=i.plan??{};return[
(0,N().finding)("program-missing",{command:l,program:C,where:"was not found on PATH outside the checkout"},u)]}case"pass\
ed":return m.duration_ms>y*1e3?[(0,N().finding)("command-slow",{command:l,seconds:j,limit:y},u)]:[];case"skipped":{if(m.
reason===F().OUTCOME_LOST)return[(0,N().finding)("not-judged",{detail:`the command \`${l}\`: ${F().OUTCOME_LOST}`},u)];const C=(0,I().
toolOf)(i.reading);return C===void 0||C.path!==void 0?[]:[(0,N().finding)("program-missing",{command:l,program:C.name,where:"\
is not installed in `node_modules`"},u)]}case"error":case"blocked":return[]}}function n({created:i,changed:l,deleted:m},u){
const y=(0,$().default)([...u],{dot:!0});return[...i,...l,...m].filter(v=>!y(v)).sort()}const s=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function t(i,l){const{command:m,outcome:u}=i,y=[u.stderr,u.stdout].flatMap(({head:k,tail:D})=>[k,D]),v=[m,...y.flatMap(k=>k.
split(`
`))],d=l.toReversed().flatMap(({command:k,outcome:{side_effects:D}})=>(D?.created??[]).map(G=>({path:G,writer:k}))),j=new Set(
d.flatMap(({path:k})=>[k,...(0,S().foldersAbove)(k)])),A=(0,T().mentionsIn)(v,j),C=(0,T().mentionsIn)(v.filter(k=>s.test(
k)),j);for(const{path:k,writer:D}of d){if(A.has(k))return{path:k,writer:D};const G=(0,S().foldersAbove)(k).findLast(B=>C.
has(B));if(G!==void 0)return{path:G,writer:D}}}function a({asset:i,commands:l},m=[]){const u=l.map(({command:d})=>d),y=(d,j,A,C)=>{
const{command:k="",location:D}=l[d]??{},G={...D&&{location:D},subject:{...(0,O().subjectOf)(i),command:k}},B=C?"notice":
"warning";return(0,N().finding)("nothing-shown",{commands:u,files:j,lines:A},{...G,severity:B})},v=m.findIndex(({outcome:d})=>d===
"nothing_shown");if(v>=0&&m.every(({outcome:d})=>o.has(d))){const{files:d=[]}=m[v]??{};return[y(v,d,"",d.every(M().isForPeople))]}
return c(m).map(d=>y(0,[d.path],(0,R().linesOf)(d),!0))}const o=new Set(["nothing_shown","no_subject"]);function c(i){const l=({
path:y,lines:v})=>`${y}:${v.join("-")}`,m=({outcome:y,hunks:v=[]},d)=>y==="nothing_shown"||v.some(j=>!j.noticed&&l(j)===
l(d));return[...new Map(i.flatMap(y=>y.hunks??[]).map(y=>[l(y),y])).values()].filter(y=>i.every(v=>m(v,y)))}}};
