"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.NOTHING_WAITS=void 0,f.findApprovals=P;function M(){const w=l(41895);return M=function(){return w},w}function E(){const w=l(
39763);return E=function(){return w},w}function R(){const w=l(1395);return R=function(){return w},w}async function P(w,v,h,a){
const{means:m}=a,o=(0,R().weakensGate)(w)?y(v.gate,m):0,n=w.genes.flatMap(p=>{const g=j(p);return g==="standard"?[]:[{gene:p,
confirmation:g,needed:y(v[g],m)}]});if(n.length===0&&o===0)return{...T,means:m};const r=await Promise.all(h.map(p=>F(p,v.
people,a))),i=h.length>1?r.map(A):r,c=n.flatMap(({gene:p,...g})=>{const t=I(i,({asking:O})=>O?.has($(p))??!0);return g.needed>
t?[[p,{...g,given:t}]]:[]}),s=I(i,({weakensGate:p})=>p??!0),e=i.flatMap(({digest:p})=>p??[]),d=e.length===h.length?(0,R().
groupDigest)(e):void 0;return{means:m,approvals:i.flatMap(({approvals:p})=>p),refusals:i.flatMap(({refusals:p})=>p),waiting:new Map(
c),...o>s&&{gate:{needed:o,given:s}},...d!==void 0&&{digest:d}}}function y(w,v){return v==="digest"?Math.min(w,1):w}function I(w,v){
const h=w.filter(v),a=h.length>0?h:w;return a.length===0?0:Math.min(...a.map(({approvals:m})=>m.length))}async function F({
pullRequest:w,judge:v},h,{find:a}){try{const{subject:m,genes:o,weakensGate:n}=await v(),r=(0,R().approvalDigest)(m),i={people:h,
subject:m,...w!==void 0&&{pullRequest:w}},{approvals:c,refusals:s}=await a(i),e=o.filter(d=>j(d)!=="standard").map($);return{
pullRequest:w,approvals:c,refusals:s,asking:new Set(e),weakensGate:n,digest:r}}catch(m){if(!(m instanceof M().GateError))
throw m;const o=`could not judge the head: ${m.message}`;return{pullRequest:w,approvals:[],refusals:[o]}}}function A(w){
const{pullRequest:v,approvals:h,refusals:a}=w;return v===void 0?w:{...w,approvals:h.map(m=>({...m,pull_request:v})),refusals:a.
map(m=>`pull request ${v}: ${m}`)}}function $({asset:{path:w,id:v}}){return JSON.stringify([w,v])}function j({commands:w}){
if(w.some(({plan:h})=>h===void 0))return"standard";const v=w.map(({confirmation:h})=>E().CONFIRMATIONS.indexOf(h));return E().
CONFIRMATIONS[Math.max(0,...v)]??"standard"}const T=f.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
39092:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.commitLayer=P;function M(){const y=l(51455);return M=
function(){return y},y}function E(){const y=l(76760);return E=function(){return y},y}function R(){const y=l(96402);return R=
function(){return y},y}async function P({checkout:y,layer:I,modes:F,path:A}){const $=(0,E().join)(y,".git");if(!(await(0,M().
lstat)($).catch(()=>{}))?.isDirectory())return;const T=await(0,R().openRepository)(y,{PATH:A}),w=(0,E().join)(I,".git","\
index"),v={GIT_INDEX_FILE:w},h=async(...a)=>(await T.objects(...a)).toString().trim();try{const a=[...F.keys()],o=(await h(
["hash-object","-w","--no-filters","--stdin-paths"],{input:a.map(g=>`${JSON.stringify((0,E().join)(I,g))}
`).join("")})).split(`
`);await(0,M().mkdir)((0,E().dirname)(w),{recursive:!0}),await(0,M().cp)(T.index,w);const n=a.map((g,t)=>`${F.get(g)} ${o[t]}\
	${g}\0`);await h(["update-index","-z","--index-info"],{env:v,input:n.join("")});const r=await h(["write-tree"],{env:v}),
c=(await T.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${r}`),s=Buffer.from(c,"latin\
1"),e=await h(["hash-object","-t","commit","-w","--stdin"],{input:s});await(0,M().cp)(T.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,E().join)(I,".git","objects"),{recursive:!0,filter:g=>!g.endsWith("/info")});const d=await(0,M().readFile)((0,E().
join)($,"HEAD"),"utf8"),p=/^ref: (refs\/\S+)\n?$/.exec(d)?.[1]??"HEAD";await(0,M().mkdir)((0,E().dirname)((0,E().join)(I,
".git",p)),{recursive:!0}),await(0,M().writeFile)((0,E().join)(I,".git",p),e)}finally{await T.close()}}},19309:function(H,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.copyCheckout=T,f.shareFolder=a;function M(){const n=l(73024);return M=
function(){return n},n}function E(){const n=l(51455);return E=function(){return n},n}function R(){const n=l(76760);return R=
function(){return n},n}function P(){const n=l(41895);return P=function(){return n},n}function y(){const n=l(4339);return y=
function(){return n},n}function I(){const n=l(95132);return I=function(){return n},n}function F(){const n=l(46282);return F=
function(){return n},n}function A(){const n=l(51968);return A=function(){return n},n}const $={entries:2e5,bytes:4*1024**
3};class j extends Error{}async function T(n,r=$){const i=await(0,y().temporaryFolder)(),c=()=>(0,E().rm)(i,{recursive:!0,
force:!0,maxRetries:3}),s=(0,R().join)(i,(0,R().basename)(n.directory)||"checkout");try{await w(n,s,r);const e=await(0,A().
copyRepository)(n.directory,s);return{guard:n.at(s),objects:e,close:c}}catch(e){if(await c(),e instanceof j)return;throw e}}
async function w(n,r,i){const{directory:c,files:s,folders:e}=n,d={...i},p=async g=>{const[t,O]=[(0,R().join)(c,g),(0,R().
join)(r,g)],S=await(0,E().lstat)(t);if(d.entries-=1,d.bytes-=S.isFile()?S.size:0,d.entries<0||d.bytes<0)throw new j;if(S.
isSymbolicLink())await h(t,O,c,r);else if(S.isFile())await(0,E().copyFile)(t,O,M().constants.COPYFILE_FICLONE);else if(S.
isDirectory()){await(0,E().mkdir)(O,{mode:S.mode});for(const{name:u}of await v(t))await p((0,R().join)(g,u))}};for(const g of e)
await(0,E().mkdir)((0,R().join)(r,g),{recursive:!0});for(const{path:g}of s)await p(g);for(const g of n.additions)await(0,E().
mkdir)((0,R().join)(r,g,".."),{recursive:!0}),await p(g)}async function v(n){return(await(0,E().readdir)(n,{withFileTypes:!0})).
filter(({name:i})=>i!==".git")}async function h(n,r,i,c){const s=await(0,E().readlink)(n),e=(0,R().isAbsolute)(s)&&(0,F().
isInside)(i,s),d=process.platform==="win32"?"junction":void 0;await(0,E().symlink)(e?(0,R().join)(c,(0,R().relative)(i,s)):
s,r,d)}function a(n,r,i=!1,c=T){let s,e=!1;return{folder:async()=>{if(i)return n.directory;if(s=await c(n),e=s===void 0,
e&&!r)throw o(n);return s?.guard.directory??n.directory},guard:()=>s?.guard??n,hides:()=>!e,findings:()=>e?[m(n)]:[],close:async()=>s?.
close()}}function m({leftOut:n}){const r=n.length===1?"1 file or directory":`${n.length} files and directories`,i=n.length===
0?"":`, and they saw ${r} that the commit does not have`;return(0,I().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${i}`})}function o({directory:n}){return new(P()).GateError("con\
tainment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.copyRepository=P,f.safeGitConfigs=
w,f.withoutSecrets=h;function M(){const a=l(51455);return M=function(){return a},a}function E(){const a=l(76760);return E=
function(){return a},a}const R=new Set(["hooks","lfs","worktrees"]);async function P(a,m){const o=(0,E().join)(a,".git"),
n=await(0,M().lstat)(o).catch(()=>{});if(n===void 0)return[];const r=(0,E().join)(m,".git");if(n.isDirectory())return y(
o,r);const i=/^gitdir: (.+)\n?$/.exec(await(0,M().readFile)(o,"utf8"))?.[1];if(i===void 0)return[];const c=(0,E().resolve)(
a,i),s=await(0,M().readFile)((0,E().join)(c,"commondir"),"utf8").catch(()=>{});return[...s===void 0?[]:await y((0,E().resolve)(
c,s.trim()),r),...await y(c,r,new Set(["commondir","gitdir"]))]}async function y(a,m,o=new Set){const n=[];await(0,M().mkdir)(
m,{recursive:!0});const r=await(0,M().readdir)(a,{withFileTypes:!0}),i=I(r);for(const c of r){const{name:s}=c,[e,d]=[(0,E().
join)(a,s),(0,E().join)(m,s)];i&&R.has(s)||o.has(s)||(c.isDirectory()&&s==="objects"&&i?(await F(e,d),n.push(e)):c.isDirectory()?
n.push(...await y(e,d)):c.isFile()&&/^config(\.worktree)?$/.test(s)?await(0,M().writeFile)(d,h(await(0,M().readFile)(e,"\
utf8"))):c.isFile()&&await(0,M().copyFile)(e,d))}return n}function I(a){const m=o=>a.find(n=>n.name===o);return m("HEAD")?.
isFile()===!0&&m("objects")?.isDirectory()===!0}async function F(a,m){await(0,M().mkdir)((0,E().join)(m,"info"),{recursive:!0}),
await(0,M().writeFile)((0,E().join)(m,"info","alternates"),`${JSON.stringify(a)}
`)}const A=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,$=/^\s*([\w-]+)\s*(?:=|$)/,j={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},T=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function w(a){const m=await v(a,".git"),o=async n=>{
const r=await(0,M().readFile)((0,E().join)(a,n),"utf8");return[n,h(r)]};return new Map(await Promise.all(m.map(o)))}async function v(a,m){
const n=(await(0,M().readdir)((0,E().join)(a,m),{withFileTypes:!0}).catch(()=>[])).map(async r=>{const i=(0,E().join)(m,
r.name);return r.isFile()?/^config(\.worktree)?$/.test(r.name)?[i]:[]:r.isDirectory()?v(a,i):[]});return(await Promise.all(
n)).flat()}function h(a){if(T.test(a))return a;let m=[];return a.split(`
`).filter(n=>{const r=A.exec(n)?.[1]?.toLowerCase();if(r!==void 0)return m=j[r]??[],m.length>0&&n.trimEnd().endsWith("]");
const i=$.exec(n)?.[1]?.toLowerCase();return i!==void 0&&m.includes(i)&&!n.endsWith("\\")}).map(n=>`${n}
`).join("")}},77823:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.containmentWords=A;function M(){const $=l(
36773);return M=function(){return $},$}function E(){const $=l(96266);return E=function(){return $},$}const R={contained:"",
change:""},P=new Set(["failed","crashed","timed_out"]),y=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${E().HOME})/`)].
map(({source:$})=>$).join("|"),"i"),I=/file watchers/,F=2e3;function A($,{level:j},T){if(j!=="namespaces"||!P.has($.status))
return R;if($.limits_hit){const a=(0,M().inCode)($.limits_hit.map(m=>`limits.${m}`));return{contained:`it reached ${a}`,
change:`If the command needs more, increase ${a} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![$.stderr,$.stdout].flatMap(({head:a,tail:m})=>[a,m]).flatMap(a=>a.split(`
`)).map(a=>a.slice(0,F)).some(a=>y.test(a)&&!I.test(a))&&$.signal!=="SIGXFSZ"?R:{contained:`it ran ${T==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.effectiveLimits=
P,f.limitsInWords=I,f.limitsOn=a,f.resourceLimits=y,f.thisMachine=h;function M(){const o=l(73024);return M=function(){return o},
o}function E(){const o=l(48161);return E=function(){return o},o}function R(){const o=l(26040);return R=function(){return o},
o}function P(o,n){const{memory_bytes:r,processes:i,open_files:c,file_bytes:s,written_bytes:e}=o;return{memory_bytes:r,memory_limited_by:n?
"control_group":"supervisor",processes:i,open_files:c,file_bytes:s,written_bytes:e}}function y(o){return[["CORE",1],["FS\
IZE",o.file_bytes],["NOFILE",o.open_files]]}function I(o){const{memory_bytes:n,memory_limited_by:r,processes:i,open_files:c}=o;
return[`memory: ${F(n)}${r==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${i}`,`ope\
n files: ${c}`,`file size: ${F(o.file_bytes)}`,`total written: ${F(o.written_bytes)}`].join(", ")}function F(o){return`${Math.
round(o/1024/1024)} MiB`}const A=1024**3,$=64*1024**2,j=1/2,T=4/5,w=2*A,v=1024*1024;function h(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,E().totalmem)()),freeBytes:process.availableMemory(),openFiles:m("Max open files")}}
function a(o,n,r){const{totalBytes:i,freeBytes:c,openFiles:s}=o,e=(d,p)=>Math.max(d/r-d/r%$,p);return{...n,memory_bytes:Math.
min(n.memory_bytes,e(i*T,w)),written_bytes:Math.min(n.written_bytes,e(c*j,v)),open_files:Math.min(n.open_files,s)}}function m(o){
const n=(0,R().attempt)(()=>(0,M().readFileSync)("/proc/self/limits","utf8"))??"",r=new RegExp(`^${o}\\s+\\S+\\s+(\\d+)`,
"m");return Number(r.exec(n)?.[1]??1/0)}},32223:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.homeFolders=
m,f.privateFolders=T,f.viewOf=w;function M(){const o=l(73024);return M=function(){return o},o}function E(){const o=l(51455);
return E=function(){return o},o}function R(){const o=l(48161);return R=function(){return o},o}function P(){const o=l(76760);
return P=function(){return o},o}function y(){const o=l(46282);return y=function(){return o},o}const I=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],F=["/nix/store","/gnu/store"],A=["null","zero","full","random","urandom"],
$="tty",j=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function T(o){const n=j.flatMap(i=>o[`GITHUB_${i}`]??
[]),r=[o.HOME,o.RUNNER_TEMP,o.XDG_RUNTIME_DIR].flatMap(i=>i??[]);return[...new Set([...r,(0,R().tmpdir)(),...n.map(P().dirname)].
filter(i=>(0,P().isAbsolute)(i)))]}async function w({node:o,npm:n,machine:r},i,c){const s=await h([...I,...F]),d=(await Promise.
all(i.map(O=>(0,E().realpath)(O).catch(()=>[])))).flat(),p=[(0,P().dirname)(o.file),...n?[(0,P().dirname)((0,P().dirname)(
n.file))]:[],...[...r.values()].flatMap(O=>v(O,d)),...c?await a():[]].filter(O=>!s.some(S=>(0,y().isInside)(S,O))),g=d.filter(
O=>s.some(S=>S!==O&&(0,y().isInside)(S,O))),t=(0,M().existsSync)(`/dev/${$}`)?[...A,$]:A;return{system:s,emptied:g,tools:[
...new Set(p)],devices:t,home:[],names:[]}}function v({file:o,real:n},r){const i=(0,P().dirname)(n),c=(0,P().dirname)(i),
s=(0,P().basename)(i),e=s==="shims"||s==="bin"&&!r.some(d=>(0,y().isInside)(d,c));return[(0,P().dirname)(o),i,...e?[c]:[]].
filter(d=>!r.some(p=>(0,y().isInside)(d,p)))}async function h(o){return(await Promise.all(o.map(async r=>(await(0,E().lstat)(
r).catch(()=>{}))?.isDirectory()?[r]:[]))).flat()}async function a(){const o=await(0,E().realpath)("/etc/resolv.conf").catch(
()=>{});return o?.startsWith("/run/systemd/resolve/")?[(0,P().dirname)(o)]:[]}async function m(o,n){return n===void 0||!(0,P().
isAbsolute)(n)?[]:(await Promise.all([...new Set(o)].sort().map(async i=>{const c=await(0,E().realpath)((0,P().join)(n,i)).
catch(()=>{});return c===void 0||!(await(0,E().stat)(c)).isDirectory()?[]:[{path:i,source:c}]}))).flat()}},96266:function(H,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.TEMP=f.HOME=f.ABOVE=void 0,f.commandFolders=w,f.commandMounts=T,f.sharedMounts=
j;function M(){const h=l(76760);return M=function(){return h},h}function E(){const h=l(39491);return E=function(){return h},
h}function R(){const h=l(46282);return R=function(){return h},h}const P=f.HOME="/home/gene-gate",y=f.TEMP="/tmp",I=f.ABOVE=
`${P}/above`,F=64,A="/.gene-gate",$={lower:`${A}/lower`,cover:`${A}/cover`,own:`${A}/own`,run:`${A}/run`,replaced:`${A}/\
replaced`,home:`${A}/home`,tools:`${A}/tools`};function j({view:h,checkout:a,run:m,stage:o}){const n=(i,c)=>[i,(0,M().join)(
o,c)],r=(i,c,s)=>[i,(0,M().join)(o,c),"none",s];return[...h.system.map(i=>n(i,i)),...h.emptied.map(i=>["gene-gate",(0,M().
join)(o,i),"tmpfs","size=1m,mode=0755"]),r("/proc","proc","rbind"),r(a,$.lower,"rbind"),r(m,$.run,"bind"),...h.tools.map(
(i,c)=>n(i,v(i,c))),...h.home.map(({source:i},c)=>n(i,(0,M().join)($.home,String(c))))]}function T(h){const{view:a,checkout:m,
privileges:o,hides:n,keepsWrites:r,replaced:i}=h,c=(p,g,t)=>["gene-gate",g,p,t],s=(p,g,t="bind")=>[p,g,"none",t],e=[`low\
erdir=${n||o.adopt?`${$.cover}:`:""}${$.lower}`,`upperdir=${$.own}/upper`,`workdir=${$.own}/work`,...o.overlay,"X-mount.\
mkdir"],d=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${F}`;return[s(`${$.own}/tmp`,y),s(`${$.own}/home`,P),...a.
home.map(({path:p},g)=>s(`${$.home}/${g}`,(0,M().join)(P,p))),s(`${$.own}/shm`,"/dev/shm"),c("devpts","/dev/pts",d),...a.
tools.flatMap((p,g)=>{const t=v(p,g);return p===t?[]:[s(t,p,"rbind,X-mount.mkdir")]}),r?s($.lower,m,"bind,X-mount.mkdir"):
c("overlay",m,e.join(",")),...i.map((p,g)=>s(`${$.replaced}/${g}`,(0,M().join)(m,p))),...a.names.map(p=>s(m,(0,M().join)(
I,p),"rbind")),c("proc","/proc","nosuid,nodev,noexec"),c("tmpfs",A,"ro,size=4k,mode=0755")]}function w({home:h,names:a}){
const m=a.map(r=>(0,M().relative)(P,(0,M().join)(I,r))),o=[...h.map(({path:r})=>r),...m];return["upper","work","tmp","ho\
me","shm",...[...new Set(o.flatMap(r=>[...(0,E().foldersAbove)(r),r]))].map(r=>`home/${r}`)]}function v(h,a){return[y,P].
some(o=>(0,R().isInside)(o,h))?`${$.tools}/${a}`:h}},57334:function(H,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.OUTCOME_LOST=f.INTERRUPTED=f.CHECKOUT_CHANGED=f.BUDGET_SPENT=f.BLOCKED=void 0,f.changedOutcome=A,f.countInterrupted=y,
f.notRun=F,f.stopReason=I;const l=f.BLOCKED="BLOCKED: validation command rejected by safety check",M=f.INTERRUPTED="inte\
rrupted",E=f.BUDGET_SPENT="the time budget for all commands was spent",R=f.OUTCOME_LOST="the run returned no outcome for\
 this command",P=f.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function y($){return $.filter(({reason:j})=>j===
M).length}function I($){return $.reason===E?E:M}function F($,j,T=new Date){const w={head:"",tail:"",bytes:0,truncated:!1};
return{status:$,exit_code:null,signal:null,started_at:T.toISOString(),duration_ms:0,stdout:w,stderr:w,reason:j}}function A($,j=F(
"error",P)){return{...j,status:"error",reason:P,checkout_changed:[...$]}}},22562:function(H,f,l){Object.defineProperty(f,
"__esModule",{value:!0}),f.outcomesOf=P,f.plansOf=R,f.refusedOutcomes=I;function M(){const j=l(6470);return M=function(){
return j},j}function E(){const j=l(57334);return E=function(){return j},j}function R({asset:j,commands:T}){const w=T.flatMap(
({plan:v})=>v??[]);return{id:j.id,plans:w.length===T.length?w:[]}}function P({commands:j},T,w){if(j.every(({plan:h})=>h!==
void 0))return j.map(({plan:h},a)=>y(h,T[a],w));const v=$(j);return j.map(({verdict:h})=>h==="block"?(0,E().notRun)("blo\
cked",E().BLOCKED,w):(0,E().notRun)("skipped",v,w))}function y(j,T,w){if(T===void 0||T.plan.digest!==j?.digest)return(0,E().
notRun)("skipped",E().OUTCOME_LOST,w);const{outcome:v,changedFiles:h}=T;return h.length===0?v:{...v,checkout_modified:h}}
function I(j,T,w){const v=j.filter(h=>T?F(h):h.commands.some(A));return new Map(v.map(h=>[h,P(h,[],w)]))}function F({change:j,
commands:T}){return T.length===0?j!=="removed":T.some(({plan:w})=>w===void 0)}function A({verdict:j}){return j==="block"}
function $(j){if(j.some(({verdict:v})=>v==="block"))return"another command of the gene is blocked";const w=j.flatMap(({reading:v})=>(0,M().
toolOf)(v)??[]).find(({path:v})=>v===void 0);return w?`${w.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(H,f,l){Object.defineProperty(f,"__esModul\
e",{value:!0}),f.mentionedOf=y,f.mentionsIn=I,f.namedRootOf=A;function M(){const $=l(76760);return M=function(){return $},
$}const E=5,R=30,P=/[^\w.@+~/\\-]+/;function y($){const j=new Map($.map(T=>[T,T]));for(const T of $){const{dir:w,name:v,
ext:h}=M().posix.parse(T),a=M().posix.join(w,v);h!==""&&!j.has(a)&&j.set(a,T)}return T=>{if(T.status!=="failed"||j.size===
0)return T;const{stdout:w,stderr:v}=T,h=[v,w].flatMap(({head:m,tail:o})=>[m,o]),a=new Set([...I(h,j)].flatMap(m=>j.get(m)??
[]));return a.size===0?T:{...T,left_out:[...a].sort().slice(0,E)}}}function I($,j){const T=new Set($.flatMap(w=>w.split(
P)));return new Set([...T].flatMap(w=>F(w).filter(v=>j.has(v))))}function F($){const j=$.replaceAll("\\","/").replace(/[.,]+$/,
"").split("/").filter(T=>T!==""&&T!=="."&&T!=="..");return j.length>R?[]:j.flatMap((T,w)=>j.slice(w).map((v,h)=>j.slice(
w,w+h+1).join("/")))}function A($){return j=>{const{status:T,stdout:w,stderr:v}=j;return T==="passed"||$==="/"?j:[w,v].some(
({head:a,tail:m})=>[a,m].some(o=>o.includes($)))?{...j,root:$}:j}}},46282:function(H,f,l){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.findPrograms=h,f.isInside=g;function M(){const t=l(31421);return M=function(){return t},t}function E(){
const t=l(73024);return E=function(){return t},t}function R(){const t=l(51455);return R=function(){return t},t}function P(){
const t=l(48161);return P=function(){return t},t}function y(){const t=l(76760);return y=function(){return t},t}function I(){
const t=l(57975);return I=function(){return t},t}function F(){const t=l(7723);return F=function(){return t},t}function A(){
const t=l(26040);return A=function(){return t},t}function $(){const t=l(41895);return $=function(){return t},t}function j(){
const t=l(14495);return j=function(){return t},t}const T=F().object({file:F().string(),version:F().string(),platform:F().
string(),arch:F().string()}),w="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",v=2e4;async function h(t){const{path:O,checkout:S,names:u=[]}=t,b=await e(O,S),N=await a(b,S),
[C,k]=await Promise.all(["npm","npx"].map(L=>o(L,N.file,b,S))),D=await s(u,b,S),G=await i(b,S);return{node:N,...C&&{npm:C},
...k&&{npx:k},...G!==void 0&&{shell:G},machine:D,searchPath:b}}async function a(t,O){for await(const{file:S,real:u}of p(
"node",t,O)){const b=await m(S,u,t),N=await d(b.file,O);if(N!==void 0)return{...b,file:N}}throw new($()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function m(t,O,S){const{execPath:u,version:b,platform:N,
arch:C}=process;if(N==="linux"&&!(0,E().existsSync)("/proc/self"))throw new($()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(O===await(0,R().realpath)(u))return{file:O,version:b,platform:N,arch:C};try{const{stdout:k}=await(0,I().promisify)(
M().execFile)(t,["-p",w],{cwd:(0,y().dirname)(t),env:{PATH:S.join(y().delimiter),HOME:(0,P().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:v,windowsHide:!0});return T.parse(JSON.parse(k))}catch(k){throw new($()).GateError(
"program_not_found",`${t} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:k})}}async function o(t,O,S,u){const b=(0,y().join)("node_module\
s","npm","bin",`${t}-cli.js`);for(const N of[(0,y().dirname)(O),...S]){for(const k of[(0,y().join)(N,b),(0,y().join)(N,"\
..","lib",b)]){const D=await n(k,t,u);if(D)return D}const C=await n((0,y().join)(N,t),t,u);if(C)return C}}async function n(t,O,S){
const u=await d(t,S);if(!u?.endsWith(`${O}-cli.js`))return;const b=(0,y().join)((0,y().dirname)(u),"..","package.json"),
N=await(0,R().readFile)(b,"utf8").catch(()=>"null"),{success:C,data:k}=F().object({name:F().literal("npm"),version:F().string()}).
safeParse((0,A().attempt)(()=>JSON.parse(N)));return C?{file:u,version:k.version}:void 0}const r="/bin/sh";async function i(t,O){
if(process.platform!=="win32")return r;for await(const{real:S}of p("git",t,O)){const u=await d((0,y().join)((0,y().dirname)(
S),"..","bin","sh.exe"),O);if(u!==void 0)return u}}const c=/^[A-Za-z0-9][\w.+-]*$/;async function s(t,O,S){const u=new Map;
for(const b of t.filter(N=>c.test(N))){const N=await p(b,O,S).next();N.done||u.set(b,N.value)}return u}async function e(t,O){
const S=new Set(t.split(y().delimiter).filter(b=>(0,y().isAbsolute)(b)));return(await Promise.all([...S].map(async b=>await d(
b,O)===void 0?[]:[b]))).flat()}async function d(t,O){const[S,u]=await Promise.all([(0,R().realpath)(t).catch(()=>{}),(0,R().
realpath)(O)]);if(S===void 0)return;const b=[S,(0,y().resolve)(t)],N=[u,(0,y().resolve)(O)];return b.some(C=>N.some(k=>g(
k,C)))?void 0:S}async function*p(t,O,S){for(const u of O){const b=(0,y().join)(u,process.platform==="win32"?`${t}.exe`:t),
N=await d(b,S);N!==void 0&&await(0,j().isExecutable)(N)&&(yield{file:b,real:N})}}function g(t,O){const S=(0,y().relative)(
t,O);return S!==".."&&!S.startsWith(`..${y().sep}`)&&!(0,y().isAbsolute)(S)}},49604:function(H,f,l){Object.defineProperty(
f,"__esModule",{value:!0}),f.NO_PROGRESS=void 0,f.groupedProgress=P,f.linesOfProgress=R;function M(){const y=l(20849);return M=
function(){return y},y}const E=f.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function R(y){let I=0,F=0;
return{...E,planned:A=>{I=A},finished:(A,{status:$,duration_ms:j})=>{F+=1;const T=(j/1e3).toFixed(1);y(`[${F}/${I}] ${$}\
 in ${T} s: ${(0,M().safeLine)(A)}`)}}}function P(y){const I=R(y.info);return{...I,planned:F=>{y.startGroup(`Run ${F} va\
lidation command${F===1?"":"s"}`),I.planned(F)},ended:()=>y.endGroup()}}},24222:function(H,f,l){Object.defineProperty(f,
"__esModule",{value:!0}),f.differences=R;function M(){const P=l(80401);return M=function(){return P},P}const E=2e3;function R(P,y){
const I={context:0,maxEditLength:E};return((0,M().structuredPatch)("","",P,y,"","",I)?.hunks??[]).map(({newStart:A,newLines:$,
lines:j})=>({start:A-1,count:$,removed:j.flatMap((T,w)=>T.startsWith("-")?`${T.slice(1)}${j[w+1]?.startsWith("\\")?"":`
`}`:[]).join("")}))}},55007:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.hunksOf=F;function M(){const A=l(
6410);return M=function(){return A},A}const E=20,R=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,P=600,y=/^[ \t]*(?:\/\/|#(?!\[|!|include)|--|\/?\*|<!--|\r?$)/,
I=A=>A.split(`
`).every($=>y.test($));function F(A){const $=({path:T,text:w})=>!(0,M().isGenerated)(T)&&!R.test(w.slice(0,P));return A.
every($)?A.filter(({path:T})=>!(0,M().isForPeople)(T)).flatMap(({path:T,before:w,text:v,differs:h})=>{const a=v.split(/(?<=\n)/);
return h.flatMap(({start:m,count:o,removed:n})=>{const r=m+o;if([n,a.slice(m,r).join("")].every(I))return[];const i=[...a.
slice(0,m),n,...a.slice(r)].join(""),c={...w,content:Buffer.from(i)};return[{path:T,lines:[m+1,r],reverted:c}]})}).slice(
0,E):[]}},6410:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.isForPeople=w,f.isGenerated=j,f.isKept=
A,f.isManifest=F;function M(){const v=l(76760);return M=function(){return v},v}function E(){const v=l(95244);return E=function(){
return v},v}const R=/^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/,
P=/^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i,
y=/^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/,I=/^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;
function F(v){const h=M().posix.basename(v);return(0,E().isPackageFile)(h)||R.test(h)}function A(v){const h=M().posix.basename(
v);return(0,E().isOfTests)(v)||(0,E().isLockfile)(h)||F(v)||[I,y].some(a=>a.test(v))||P.test(h)||(0,E().toolThatFinds)(v)!==
void 0}const $=/(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;
function j(v){return $.test(v)}const T=/\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;function w(v){
return(0,E().isDocument)(v)&&!(0,E().isProgramCode)(v)||T.test(v)}},97921:function(H,f,l){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.languageOf=s;function M(){const e=l(76760);return M=function(){return e},e}function E(...e){return new RegExp(
e.join("|"),"g")}const R=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,P=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
y="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",I=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
F=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,A=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
$={extensions:["js","mjs","cjs"],masked:E(R,P,y,I),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:A,unless:F}],failing:({indent:e,end:d})=>["if (Date.now() > 0) {",`${e}throw new Error()${d}`,"}"],declares:/^export[ \t]+(?:default[ \t]+|declare[ \t]+|abstract[ \t]+|async[ \t]+)*(?:function\*?|class|const|let|var|enum|interface|type|namespace)[ \t]+([\w$]+)|^export[ \t]*(?:type[ \t]*|(?:const|let|var)[ \t]+)?\{([^}]{0,2000})\}|^export[ \t]+(?:\*[ \t]+)?(default|from)\b|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^module\.exports[ \t]*=[ \t]*\{([^}]{0,2000})\}/gm,
bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/},j=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,
T=String.raw`\s*:\s*(?:[^\s;{}()=]|${j})(?:[^;{}()=]|${j})*`,w=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
v=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,h=String.raw`^(?:${T}?)?\s*=>`,
a={...$,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${h}\s*\{`),unless:w},{after:new RegExp(
h),before:v,unless:w,isExpression:!0},{after:new RegExp(String.raw`^(?:${T})?\s*\{`),before:A,unless:F}]},m=['"""',"'''"].
map(e=>`${e}(?:\\\\[\\s\\S]|(?!${e})[\\s\\S])*${e}`),o=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...m,P].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
n={extensions:["py","pyi"],masked:E(...m,P,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:({indent:e})=>["if __name__:",`${e}raise RuntimeError`],declares:/^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)|^from[ \t]+\.\S*[ \t]+import[ \t]+(?:\(([^)]{0,2000})\)|([^(\n]+))/gm,
preamble:new RegExp(o),isIndented:!0},r={masked:E(R,String.raw`'(?:\\.|[^\\'\n])'`,'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,
String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},i={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},c=[$,a,n,{...r,extensions:["rs"],forms:r.forms.map(e=>({...e,unless:/\bconst\s+(?:unsafe\s+)?fn\b[^{};]*$/})),
failing:({indent:e})=>["if std::env::args().count() > 0 {",`${e}panic!();`,"}"],declares:/^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+|async[ \t]+|unsafe[ \t]+|const[ \t]+(?=fn))*(?:fn|struct|enum|const|static|trait|type|mod)[ \t]+(\w+)/gm,
ownTests:/^#\[cfg\(test\)\]\s*(?:pub\s+)?mod\s+\w+\s*\{/m},{...r,extensions:["go"],failing:({indent:e})=>['if len("") ==\
 0 {',`${e}panic(0)`,"}"],declares:/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^(?:type|var|const)[ \t]+(\w+)/gm},{...r,extensions:[
"kt","kts"],failing:({indent:e})=>["if (System.nanoTime() != 0L) {",`${e}throw RuntimeException()`,"}"],declares:/^(?:\w+[ \t]+)*(?:fun|class|object|val|var)[ \t]+(?:<[^>\n]*>[ \t]*)?(?:\w+\.)?(\w+)/gm},
{...r,extensions:["java"],forms:[i],failing:({indent:e})=>["if (System.nanoTime() != 0L) {",`${e}throw new RuntimeExcept\
ion();`,"}"],declares:/^[ \t]*(?:(?:public|protected|static|final|abstract)[ \t]+)+[\w<>[\], ]+\s(\w+)[ \t]*[({]/gm}];function s(e){
const d=M().posix.extname(e).slice(1).toLowerCase();if(!/\.d\.[cm]?ts$/.test(e))return c.find(({extensions:p})=>p.includes(
d))}},61023:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.writeLayer=P;function M(){const y=l(51455);
return M=function(){return y},y}function E(){const y=l(76760);return E=function(){return y},y}function R(){const y=l(39092);
return R=function(){return y},y}async function P(y,I,F){const{checkout:A,isCommitted:$,path:j}=F,T=new Map;for(const[w,{
content:v,isExecutable:h}]of I)await(0,M().mkdir)((0,E().dirname)((0,E().join)(y,w)),{recursive:!0}),await(0,M().writeFile)(
(0,E().join)(y,w),v),await(0,M().chmod)((0,E().join)(y,w),h?493:420),T.set(w,h?"100755":"100644");$&&await(0,R().commitLayer)(
{checkout:A,layer:y,modes:T,path:j});for(const w of await(0,M().readdir)(y,{recursive:!0,withFileTypes:!0})){const v=(0,E().
join)(w.parentPath,w.name),h=await(0,M().lstat)((0,E().join)(A,(0,E().relative)(y,v))).catch(()=>{});w.isDirectory()&&h&&
await(0,M().chmod)(v,h.mode&511)}}},41100:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.droppedPackages=
h,f.newNames=A,f.withOwnTests=y,f.withoutRest=T,f.wordsOf=$;function M(){const a=l(93028);return M=function(){return a},
a}function E(){const a=l(6410);return E=function(){return a},a}function R(){const a=l(97921);return R=function(){return a},
a}function P(a,m){return(0,R().languageOf)(a)?.ownTests?.exec(m)?.index??m.length}function y(a,m,o){const n=o.slice(P(a,
o));if(n==="")return m;const r=m.toString("utf8");return Buffer.from(r.slice(0,P(a,r))+n)}function I(a,m){const o=(0,E().
isGenerated)(a)?void 0:(0,R().languageOf)(a)?.declares;return o===void 0?[]:[...m.slice(0,P(a,m)).matchAll(o)].flatMap(n=>n.
slice(1).flatMap((r="")=>r.match(F)??[]))}const F=/[\w$]+/g;function A({path:a,before:{content:m},text:o}){const n=new Set(
I(a,m.toString("utf8")));return[...new Set(I(a,o))].filter(r=>!n.has(r))}function $(a,m){const o=m.map(({path:i,text:c})=>c.
slice(P(i,c))),n=[...a,...o].flatMap(i=>i.match(F)??[]),r=a.some(i=>/^import\s+[\w$]/m.test(i))?["default"]:[];return new Set(
[...n,...r])}const j=/^(?:\s*(?:(?:import|from|use|pub use|mod|#include)\b[^\n]*|(?:const|let|var)\b[^\n]*\brequire\([^\n]*)?\n?)*$/;
function T(a){const{path:m,text:o,differs:n}=a,r=o.split(/(?<=\n)/),i=n.map(({start:d,count:p})=>r.slice(d,d+p).join("")),
c=A(a).flatMap(d=>{const p=i.filter(g=>I(m,g).includes(d));return p.length>0?p:i.filter(g=>g.match(F)?.includes(d))});let s=0,
e="";for(const[d,{start:p,count:g,removed:t}]of n.entries()){const O=i[d]??"",S=c.includes(O)||j.test(O);e+=r.slice(s,p).
join("")+(S&&O!==""?O:t),s=p+g}return Buffer.from(e+r.slice(s).join(""))}const w=/(?:@[\w.-]+\/)?[a-z][\w.-]{2,}/gi,v=new RegExp(
String.raw`(?:["']|\b(?:import|from|use)\s+)(${w.source})`,"gi");async function h(a,m,o,n){const r=e=>e.match(w)??[],i=new Set;
for(const{path:e}of a){if(!(0,E().isManifest)(e)||![o,n].every(t=>(0,M().isRegular)(t.stat(e)?.kind)))continue;const[d,p]=await Promise.
all([o.read(e),n.read(e)]),g=new Set(r(p.toString("utf8")));for(const t of r(d.toString("utf8")))g.has(t)||i.add(t)}if(i.
size===0)return[];const c=e=>[...e.matchAll(v)].map(({1:d=""})=>d),s=m.flatMap(({before:{content:e},text:d})=>{const p=new Set(
c(d));return c(e.toString("utf8")).filter(g=>!p.has(g))});return[...new Set(s)].filter(e=>i.has(e))}},30368:function(H,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.failNewFunctions=I;function M(){const a=l(97921);return M=function(){
return a},a}const E=200,R=400,P=1e4,y=1e3;function I({path:a,text:m,isNew:o}){const n=(0,M().languageOf)(a);if(n===void 0)
return;const{masked:r,forms:i}=n,c=m.replaceAll(r,O=>O.replaceAll(/[^\n]/g," ")),s=F(m),e=A(c),d=new Map;for(const{start:O,
end:S}of $(c,e,n)){if(o?.(O)===!1)continue;const u=c.slice(S,S+R),b=i.find(({after:D})=>D.test(u)),N=c.slice(Math.max(0,
O-E),O);if(!b||b.unless?.test(N)||b.before?.test(N)===!1)continue;const C=S+(b.after.exec(u)?.[0].length??0),k=b.isExpression?
h({text:m,code:c},C,n.failing(s),s):j({text:m,close:e.get(C-1)},C,n,s);k&&d.set(k.at,{...k,from:O})}if(d.size===0)return;
let p="",g=0,t=0;for(const O of[...d.values()].sort((S,u)=>S.from-u.from))O.from<t||O.at<g||(p+=m.slice(g,O.at)+O.text.replaceAll(
`
`,s.newline),g=O.end,t=Math.max(O.end,O.close??0));return p+m.slice(g)}function F(a){return{end:/;[ \t]*(?:\}|\r?$)/m.test(
a)?";":"",indent:/^(\t| {2,8})\S/m.exec(a)?.[1]??"  ",newline:a.includes(`\r
`)?`\r
`:`
`}}function A(a){const m=new Map,o=[];for(const{index:n,0:r}of a.matchAll(/[()[\]{}]/g))if("([{".includes(r))o.push(n);else{
const i=o.pop();i!==void 0&&m.set(i,n)}return m}function $(a,m,{bareParameter:o}){const n=[...m].filter(([i,c])=>a[i]===
"("&&a[c]===")"),r=o?[...a.matchAll(o)]:[];return[...n.map(([i,c])=>({start:i,end:c+1})),...r.map(({index:i,0:c})=>({start:i,
end:i+c.length}))]}function j({text:a,close:m},o,{preamble:n,isIndented:r,failing:i},c){const s=n?.exec(a.slice(o,o+P))?.[0].
length??0,e=o+s,[,d="",p=""]=/^([ \t]*(?:(?:#|\/\/)[^\n\r]*)?)(\r?\n|)/.exec(a.slice(e))??[],g=m===void 0?{}:{close:m},t=T(
a,o),O=i(c).map(N=>`
${t}${c.indent}${N}`);if(p!==""){const N=a.slice(e+d.length+p.length),C=/^(?:[ \t]*\r?\n)*([ \t]+)[^\s}]/.exec(N)?.[1]??
`${t}${c.indent}`,k=i(c).map(G=>`
${C}${G}`),D=e+d.length;return{at:D,end:D,text:k.join(""),...g}}if(r&&s>0)return{at:e,end:e,text:`; ${i(c).at(-1)?.trim()}`};
const S=a.slice(e,m).trimStart(),u=e+d.length;if(r)return{at:e,end:u,text:`${O.join("")}
${t}${c.indent}`};if(m===void 0||S.includes(`
`))return{at:e,end:u,text:`${O.join("")}
${t}${c.indent}`,...g};const b=S.trim()===""?"":`
${t}${c.indent}${S.trim()}`;return{at:e,end:m,text:`${O.join("")}${b}
${t}`,close:m}}function T(a,m){return/^[ \t]*/.exec(a.slice(a.lastIndexOf(`
`,m-1)+1))?.[0]??""}const w=/^\s*(?:[.?:&|+*/%<>=-]|in\b|instanceof\b)/,v=/(?:^|[.?:&|+*/%<>=,-])\s*$/;function h({text:a,
code:m},o,n,{indent:r,end:i}){const c=m.slice(o,o+y);let s=0,e=0;for(const C of c){if(s===0&&")]},;".includes(C)||s===0&&
C===`
`&&a.slice(o,o+e).trim()!==""&&!w.test(c.slice(e))&&!v.test(c.slice(0,e)))break;"([{".includes(C)?s+=1:")]}".includes(C)&&
(s-=1),e+=C.length}const d=o+e,p=a.slice(o,d),g=p.trim();if(s!==0||e===y||g===""||(g.match(/`/g)?.length??0)%2===1)return;
const O=T(a,o),S=/^\s*\n/.test(p)?g:g.replaceAll(`
`,`
${r}`),b=A(m.slice(o,d).trim()).get(0)===g.length-1&&/^\(\{|^\([^\n]*\)$/.test(S)?S.slice(1,-1):S,N=[...n,`return ${b}${i}`];
return{at:o,end:d,text:` {
${N.map(C=>`${O}${r}${C}
`).join("")}${O}}`}}},14148:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.proveChange=a;function M(){
const t=l(86191);return M=function(){return t},t}function E(){const t=l(59490);return E=function(){return t},t}function R(){
const t=l(87952);return R=function(){return t},t}function P(){const t=l(67147);return P=function(){return t},t}function y(){
const t=l(57334);return y=function(){return t},t}function I(){const t=l(49604);return I=function(){return t},t}function F(){
const t=l(64474);return F=function(){return t},t}function A(){const t=l(55007);return A=function(){return t},t}function $(){
const t=l(61023);return $=function(){return t},t}function j(){const t=l(30368);return j=function(){return t},t}function T(){
const t=l(3302);return T=function(){return t},t}const w=2,v=2e3,h=20;async function a(t,O){const{policy:S,change:u}=O;if(S.
proof==="off"||u===void 0)return new Map;const b=[...t].filter(([{gene:D},G])=>(D.change==="added"||D.change==="modified")&&
G.every(({outcome:B})=>B.status==="passed")),N=({gene:D})=>D.commands.flatMap(({reading:G})=>(0,M().startedFiles)(G)).sort(),
C=(0,E().groupBy)(b,([D])=>N(D).join("\0")),k=new Map;for(const D of C.values()){const G=D.flatMap(([{id:U},x])=>x.map(({
plan:z,outcome:{duration_ms:K}})=>({id:U,plan:{...z,timeoutMs:w*K+v}}))),L=D.flatMap(([U])=>N(U)),B=await r(G,L,u,O).catch(
({message:U})=>G.map(()=>n(U)));for(const[{gene:U},{length:x}]of D)k.set(U,B.splice(0,x))}return k}const m=new Set(["fai\
ls_without_change","fails_when_new_code_fails"]);function o({outcome:t}){return m.has(t)}function n(t,O={}){return{files:[],
kept:[],duration_ms:0,...O,outcome:"not_run",reason:t}}async function r(t,O,S,u){const b=await(0,T().subjectOf)(S,u.tree,
O),N={files:[],kept:b.kept.slice(0,h),duration_ms:0},C=b.added.flatMap(i);if(b.files.length===0&&C.length===0){const[x]=b.
newNames,z=b.adds||x!==void 0?n(`the change only adds ${x?`\`${x}\``:"files"}, without a function that can be made to fa\
il`,N):{...N,outcome:"no_subject"};return t.map(()=>z)}const k=u.checkout.additions.find((0,P().everything)((0,R().dependencyFolders)(
u.policy)).areBuilt);if(k!==void 0){const x=`commands can read \`${k}\`, which was built with the change`;return t.map(()=>n(
x,N))}const D=g(t,u),G=t.map(()=>({...N,outcome:"nothing_shown"})),L=[],B=x=>G.flatMap((z,K)=>x(z)?K:[]),U=async(x,z,K)=>{
for(const[W,_]of await D(x,z)){const{duration_ms:Y,...X}=G[W];G[W]={...K({...X,duration_ms:Y},_),duration_ms:Y+_.duration_ms},
o(G[W])&&(L[W]=x)}};b.files.length>0&&await U(b.before,B(()=>!0),(x,z)=>s(x,z,b));for(const[x,{path:z,layer:K}]of C.entries()){
const W=B(_=>!o(_));if(W.length===0)break;if((x>0||b.files.length>0)&&performance.now()>u.end){for(const _ of W)G[_]=n("\
there was no time for all new files",G[_]);break}await U(K,W,(_,Y)=>e(_,Y,z))}return u.policy.a2a.require_proof!=="none"&&
await d(G,L,D),await p(G,b,u,D),G}function i(t){const{path:O,isExecutable:S}=t,u=(0,j().failNewFunctions)(t);return u===
void 0?[]:[{path:O,layer:new Map([[O,{content:Buffer.from(u),isExecutable:S}]])}]}function c({status:t,signal:O,exit_code:S,
reason:u=t}){return t==="passed"||t==="timed_out"&&u!==y().BUDGET_SPENT?"passed":S===126||S===127?{reason:`it could not \
start (exit status ${S})`}:t==="failed"||t==="crashed"&&O!==null?"failed":{reason:u}}function s(t,O,{files:S,missing:u}){
const b={...t,files:S.slice(0,h)},N=c(O);if(N==="passed")return b;if(N!=="failed")return n(N.reason,b);if(u.length===0)return{
...b,outcome:"fails_without_change"};const C=u.slice(0,h).map(k=>`\`${k}\``);return n(`without the change, ${C.join(", ")}\
 cannot be loaded`,b)}function e(t,O,S){const{reason:u,...b}=t,N=c(O);if(N==="failed")return{...b,outcome:"fails_when_ne\
w_code_fails",files:[S]};if(N!=="passed")return n(N.reason,t);const C=[...new Set([...t.files,S])];return{...b,outcome:"\
nothing_shown",files:C}}async function d(t,O,S){const u=[...t.keys()].filter(N=>O[N]!==void 0),b=await S(new Map,u);for(const[
N=new Map,C]of(0,E().groupBy)(u,k=>O[k])){const k=await S(N,C);for(const D of C){const G=[b,k].map(B=>B.get(D)).map(B=>B&&
c(B));if(G[0]==="passed"&&G[1]==="failed")continue;const L="the results were different the second time";t[D]={...t[D],outcome:"\
nothing_shown",reason:L}}}}async function p(t,{edited:O,files:S},{signal:u,end:b},N){const C=(0,A().hunksOf)(O),k=t.flatMap(
({outcome:B},U)=>B==="fails_without_change"?U:[]),D=S.length===1&&O[0]?.differs.length===1,G=AbortSignal.timeout(Math.max(
0,Math.round(b-performance.now()))),L=AbortSignal.any([u,G]);for(const{path:B,lines:U,reverted:x}of k.length>0?C:[]){if(L.
aborted)return;const z=D?void 0:await N(new Map([[B,x]]),k,L);for(const K of k){const W=z?.get(K),_=D?"failed":W&&c(W);if(_===
void 0||typeof _=="object")continue;const Y=t[K],X={path:B,lines:[...U],noticed:_==="failed"};t[K]={...Y,hunks:[...Y.hunks??
[],X]}}}}function g(t,O){const{backend:S,checkout:u,change:b,concurrency:N,path:C}=O,k={checkout:u.directory,isCommitted:b?.
isCommitted===!0,path:C};return async(D,G,L=O.signal)=>{const B=W=>(0,$().writeLayer)(W,D,k),U=D.size===0?S:await S.cover?.(
B);if(U===void 0)throw new Error("without namespaces, commands share one checkout, which must stay as it is");const x=G.
flatMap(W=>{const _=t[W];return _?[{at:W,id:_.id,plans:[_.plan]}]:[]}),z={backend:U,progress:I().NO_PROGRESS,concurrency:N,
signal:L},K=await(0,F().runPlans)(x,z);return new Map([...K].flatMap(([{at:W},[_]])=>_?[[W,_.outcome]]:[]))}}},3302:function(H,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.subjectOf=T;function M(){const h=l(39491);return M=function(){return h},
h}function E(){const h=l(93028);return E=function(){return h},h}function R(){const h=l(24222);return R=function(){return h},
h}function P(){const h=l(6410);return P=function(){return h},h}function y(){const h=l(97921);return y=function(){return h},
h}function I(){const h=l(41100);return I=function(){return h},h}const F=new Set(["symlink","submodule"]),A=2e3,$=50*1024**
2,j=5;async function T({files:h,base:a,assets:m},o,n){const r=({path:L,oldPath:B=L})=>n.includes(L)||(0,P().isKept)(L)||
[a.stat(B),o.stat(L)].some(U=>F.has(U?.kind)),i=h.filter(({path:L})=>!m.has(L)),c=i.filter(r),s=i.filter(L=>!r(L)),e=s.filter(
({status:L})=>L==="added"),d=s.filter(({status:L})=>L!=="added"),p=d.filter(L=>L.oldOid!==L.newOid||L.oldMode!==L.newMode),
g=async L=>(await o.read(L)).toString("utf8"),t=new Map,O=[];p.length>0&&v(d,a,o);for(const L of p.length>0?d:[]){const{
path:B,oldPath:U=B,oldMode:x}=L,z={content:await a.read(U),isExecutable:x==="100755"};if(t.set(U,z),L.status==="deleted"||
!p.includes(L))continue;const K=await g(B),W=(0,I().withOwnTests)(B,z.content,K);if(t.set(B,{...z,content:W}),W.includes(
0))continue;const _=(0,R().differences)(W.toString("utf8"),K);O.push({path:B,before:{...z,content:W},text:K,differs:_})}
const S=[...c,...e].filter(({path:L})=>(0,E().isRegular)(o.stat(L)?.kind)),u=await Promise.all((O.length>0?S:[]).map(({path:L})=>g(
L))),b=(0,I().wordsOf)(u,O),N=O.flatMap(L=>{const B=(0,I().newNames)(L).filter(U=>b.has(U));return B.length>0?[{file:L,names:B}]:
[]});for(const L of N.length>0?O:[]){const B=(0,I().withoutRest)(L);B.toString("utf8")===L.text?t.delete(L.path):t.set(L.
path,{...L.before,content:B})}const C=e.map(async({path:L,newMode:B})=>{const U=B==="100755";return{path:L,text:await g(
L),isExecutable:U}}),k=({path:L})=>(0,y().languageOf)(L)&&!(0,P().isGenerated)(L),D=(await Promise.all(C)).filter(k);D.sort(
(L,B)=>B.text.length-L.text.length);const G=N.map(({file:L})=>w(L));return{before:t,edited:O,files:p.map(({path:L})=>L).
filter(L=>t.has(L)||!o.stat(L)),added:[...G,...D].slice(0,j),newNames:N.flatMap(({names:L})=>L),missing:await(0,I().droppedPackages)(
c,O,a,o),kept:c.map(({path:L})=>L),adds:e.some(({path:L})=>!(0,P().isForPeople)(L))}}function w({path:h,text:a,before:{isExecutable:m},
differs:o}){const n=a.split(/(?<=\n)/),r=s=>n.slice(0,s).join("").length,i=o.map(({start:s,count:e})=>[r(s),r(s+e)]);return{
path:h,text:a,isExecutable:m,isNew:s=>i.some(([e,d])=>s>=e&&s<d)}}function v(h,a,m){const o=h.map(({path:c,oldPath:s=c})=>s),
n=o.reduce((c,s)=>c+(a.stat(s)?.size??0),0);if(o.length>A||n>$)throw new Error(`${o.length} files with ${n} bytes are to\
o many to take back`);const r=c=>m.stat(c)?.kind==="directory"||(0,M().foldersAbove)(c).some(s=>(m.stat(s)?.kind??"direc\
tory")!=="directory"),i=o.find(r);if(i!==void 0)throw new Error(`\`${i}\` cannot be taken back: something else has its pl\
ace`)}},63682:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.NOTHING_RAN=void 0,f.requestOf=t,f.runAudited=
i,f.withinBudget=S;function M(){const u=l(48161);return M=function(){return u},u}function E(){const u=l(97247);return E=
function(){return u},u}function R(){const u=l(60210);return R=function(){return u},u}function P(){const u=l(57430);return P=
function(){return u},u}function y(){const u=l(87952);return y=function(){return u},u}function I(){const u=l(19309);return I=
function(){return u},u}function F(){const u=l(10582);return F=function(){return u},u}function A(){const u=l(32223);return A=
function(){return u},u}function $(){const u=l(57334);return $=function(){return u},u}function j(){const u=l(22562);return j=
function(){return u},u}function T(){const u=l(26756);return T=function(){return u},u}function w(){const u=l(46282);return w=
function(){return u},u}function v(){const u=l(14148);return v=function(){return u},u}function h(){const u=l(64474);return h=
function(){return u},u}const a=4*1024*1024,m=6e4,o=5e3,n=4,r=2*1024;async function i(u,b){const N=new Date,C=s(u,b),{checkout:k,
path:D,policy:G,progress:L,signal:B,shown:U}=b,x=(0,j().refusedOutcomes)(u.genes,k!==void 0,N);if(k===void 0||C.length===
0)return{...O,outcomes:x};const{directory:z,leftOut:K}=k,W=C.flatMap(V=>V.plans),_=new Set(W.map(V=>V.program)),Y=await(0,w().
findPrograms)({path:D,checkout:z,names:[..._]}),X=p(G.concurrency),J=(0,I().shareFolder)(k,b.attended,U!==void 0),{chooseBackend:sn}=await Promise.
all([l.e(670),l.e(342)]).then(l.bind(l,60670)),{backend:Q,isolation:en,close:rn}=await sn({programs:Y,checkout:z,leftOut:K,
...U&&{shown:U},shareFolder:J.folder,outputBytes:d(G.limits.output_bytes,u.genes),limits:(0,F().limitsOn)((0,F().thisMachine)(),
G.limits,X),lanes:X,requested:t(G.containment,b.fork),network:G.network==="allow",replaced:await e(u,b.tree),folders:b.privateFolders,
names:[...new Set(W.flatMap(({checkoutAs:V})=>V??[]))],home:await(0,A().homeFolders)([...G.home_caches,...(0,y().homeDependencies)(
G)],b.home),signal:B}),q=Q.level==="namespaces",nn=q?X:1,an=async()=>{const V=performance.now(),Z=await S(G.limits.budget_seconds*
1e3,B,ln=>(0,h().runPlans)(C,{backend:Q,progress:L,concurrency:nn,signal:ln,guard:J.guard()})),tn={...b,checkout:k,backend:Q,
concurrency:nn};return{runs:Z,proofs:await c(Z,tn,performance.now()-V)}},{runs:cn,proofs:un}=await an().finally(()=>Promise.
all([rn(),J.close()])),dn=[(0,T().mentionedOf)(J.hides()?K:[]),(0,T().namedRootOf)(q?z:J.guard().directory)],fn=V=>dn.reduce(
(Z,tn)=>tn(Z),V),on=C.map(V=>{const{gene:Z}=V;return[Z,(0,j().outcomesOf)(Z,cn.get(V)??[],N).map(fn)]});return{outcomes:new Map(
[...x,...on]),interrupted:(0,$().countInterrupted)(on.flatMap(([,V])=>V)),isolation:{...en,description:`${en.description}\
 ${g(q,nn)}`},nodeOf:()=>Y.node,proofs:un,findings:J.findings()}}function c(u,b,N){const C=performance.now()+Math.max(o,
N);return S(Math.max(m,N),b.signal,k=>(0,v().proveChange)(u,{...b,signal:k,end:C}))}function s(u,{waiting:b}){return u.genes.
filter(N=>!b.has(N)).map(N=>({...(0,j().plansOf)(N),gene:N})).filter(({plans:N})=>N.length>0)}async function e(u,b){const N=new Set(
(0,E().isOfChange)(u)?u.files.map(({path:k})=>k):[]),C=await(0,R().npmrcCopies)(b,N);return new Map(C.flatMap(({path:k,text:D,
dropped:G})=>G.length>0&&D!==void 0?[[k,D]]:[]))}function d(u,b){const N=b.flatMap(D=>(0,j().plansOf)(D).plans),C=new Set(
N.map(({digest:D})=>D)),k=Math.floor(a/(C.size*n));return Math.min(u,Math.max(k,r))}function p(u){return u==="cores"?(0,M().
availableParallelism)():u}function g(u,b){return u?b===1?"One command at a time.":`Up to ${b} commands at once.`:"One co\
mmand at a time, because all commands share the checkout."}function t(u,b){return u==="require-for-forks"?b?"require":"a\
uto":u}const O=f.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:P().NOTHING_RUN,nodeOf:()=>process};async function S(u,b,N){
const C=new AbortController,k=setTimeout(()=>C.abort($().BUDGET_SPENT),u);try{return await N(AbortSignal.any([b,C.signal]))}finally{
clearTimeout(k)}}},20849:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.safeLine=R,f.withoutLogCommands=
P;function M(){const y=l(77598);return M=function(){return y},y}const E=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function R(y,I=200){
const F=y.replace(E,$=>`\\u{${$.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),A=Array.
from(F);return A.length<=I?F:`${A.slice(0,I-1).join("")}\u2026`}async function P(y,I){const F=(0,M().randomUUID)();y(`::\
stop-commands::${F}`);try{return await I()}finally{y(`::${F}::`)}}},64474:function(H,f,l){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.runPlans=R;function M(){const w=l(41895);return M=function(){return w},w}function E(){const w=l(57334);
return E=function(){return w},w}async function R(w,v){const{backend:h,progress:a,concurrency:m}=v,o=new Map(w.flatMap(({
plans:d})=>d.map(p=>[p.digest,p]))),n=new Map;for(const d of o.values()){const p=A(()=>h.check(d));p&&n.set(d.digest,p)}
const r=new AbortController,i=AbortSignal.any([v.signal,r.signal]),c=P(m),s=y(F({...v,signal:i},n)),e=async({plans:d})=>{
try{return await I(d,s,i)}catch(p){throw r.abort(),p}};a.planned(o.size);try{const d=w.map(g=>c(()=>e(g)));await Promise.
allSettled(d);const p=j(await Promise.all(d));return new Map(w.map((g,t)=>[g,p[t]??[]]))}finally{a.ended()}}function P(w){
const v=[];let h=w;return async a=>{h===0?await new Promise(m=>v.push(m)):h-=1;try{return await a()}finally{const m=v.shift();
m?m():h+=1}}}function y(w){const v=new Map;return h=>{const a=v.get(h.digest)??w(h);return v.set(h.digest,a),a}}async function I(w,v,h){
const a=[];for(const m of w)h.aborted?a.push(T(m,(0,E().stopReason)(h))):a.some(({outcome:o})=>o.status!=="passed")?a.push(
T(m,"an earlier command of the gene did not pass")):a.push({...await v(m),plan:m});return a}function F(w,v){const{backend:h,
progress:a,signal:m,guard:o}=w,n=h.level==="process_group";let r;return async i=>{if(r!==void 0)return T(i,r);if(m.aborted)
return T(i,(0,E().stopReason)(m));const c=o?.state(),s=o&&c?[...await o.changed(c)]:[];if(o&&c&&!n&&s.push(...o.added(c)),
s.length>0)return r=E().CHECKOUT_CHANGED,{plan:i,outcome:(0,E().changedOutcome)(s),changedFiles:[]};a.started(i.command);
const e=v.get(i.digest),d=e?(0,E().notRun)("not_runnable",`${e.message} ${e.hint}`):await h.run(i,m),p=()=>n?o?.changed():
c&&o?.touchedSince(c),g=(m.aborted?void 0:await p())??[];if(g.length===0||n)return a.finished(i.command,d),g.length>0&&(r=
$(i)),{plan:i,outcome:d,changedFiles:g};r=E().CHECKOUT_CHANGED;const t=(0,E().changedOutcome)(g,d);return a.finished(i.command,
t),{plan:i,outcome:t,changedFiles:[]}}}function A(w){try{w();return}catch(v){if(v instanceof M().GateError&&v.code==="pr\
ogram_not_found")return v;throw v}}function $({command:w}){return`the command "${w}" changed files of the checkout`}function j(w){
const v=new Set;return w.map(h=>h.map(a=>{const{outcome:m}=a;return m.status==="skipped"?a:v.has(m)?{...a,outcome:{...m,
reused:!0}}:(v.add(m),a)}))}function T(w,v){return{plan:w,outcome:(0,E().notRun)("skipped",v),changedFiles:[]}}},46562:function(H,f,l){
Object.defineProperty(f,"__esModule",{value:!0}),f.findingsOf=F,f.judgeGene=I;function M(){const n=l(13580);return M=function(){
return n},n}function E(){const n=l(57334);return E=function(){return n},n}function R(){const n=l(9436);return R=function(){
return n},n}function P(){const n=l(49001);return P=function(){return n},n}function y(){const n=l(47350);return y=function(){
return n},n}function I(n,r,{policy:i,ignoring:c,capped:s=[],missing:e}){const d=v(n,D=>(0,R().suppress)(D,c)),p=r.outcomes.
get(n)??[],g=r.proofs?.get(n),t=[...(0,P().runFindings)(d,p,r,i),...(0,P().proofFindings)(d,g)],S=[...(0,R().suppress)(t,
c),...e?[e]:[]],b=[...F({gene:d,runFindings:S}),...s].filter(({suppressed:D})=>!D),{isIdle:N=!1}=d,C=N||j(p,S),k=(0,y().
gravest)([(0,y().severityVerdict)(b,i.fail_on),...d.commands.map(({verdict:D})=>D==="block"&&!N?"fail":"pass"),...C?["wa\
rn"]:p.map(w),e?"needs_approval":"pass"]);return{gene:d,ran:r.outcomes.has(n),outcomes:p,...g&&{proofs:g},runFindings:S,
capped:s,verdict:k,summary:N?A:C?$:h(d,p,k,b)}}function F({gene:n,runFindings:r}){return[...n.findings,...n.commands.flatMap(
i=>i.findings),...r]}const A="an unchanged seed of the engine, whose scripts are not in this repository",$="not runnable\
 here: the machine lacks a program or a tool";function j(n,r){const i=r.filter(({rule:c})=>(0,M().ruleOf)(c).group==="en\
vironment");return i.length>0&&i.every(({severity:c})=>c!=="error")&&n.every(({status:c,reason:s})=>c==="skipped"?!T.has(
s):c==="passed"||c==="not_runnable")}const T=new Set([E().INTERRUPTED,E().OUTCOME_LOST]);function w({status:n,reason:r}){
return n==="passed"?"pass":n==="error"||T.has(r)?"error":"fail"}function v(n,r){return{...n,findings:r(n.findings),commands:n.
commands.map(i=>({...i,findings:r(i.findings)}))}}function h(n,r,i,c){const s=n.commands.findIndex(k=>k.verdict==="block"),
e=r.findIndex(({status:k})=>k!=="passed"&&k!=="skipped"),d=r.findIndex(({status:k})=>k==="skipped"),p=[s,e,d].find(k=>k>=
0)??-1,g=n.commands[p];if(g)return`constraint: validation_failed: ${g.command} => ${o(r[p])}`;if(n.change==="removed")return"\
removed";const{files:t,max_files:O,severity:S}=n.blastRadius;if(c.some(a))return`constraint: blast_radius ${S}: ${t} / ${O}\
 files`;const u=n.commands.length,b=u===1?"1 command":`${u} commands`;if(i==="needs_approval")return`${b} allowed, waiti\
ng for approval`;if(i==="fail")return`failed: ${m(c).join(", ")}`;const N=r.length>0?`${b} passed`:`${b} allowed, none r\
un`,C=i==="warn"?m(c):[];return C.length>0?`${N}, with warnings: ${C.join(", ")}`:N}function a({rule:n,severity:r}){return r===
"error"&&n.startsWith("blast-radius-")}function m(n){const r=n.filter(({severity:c})=>c==="error"),i=n.filter(({severity:c})=>c===
"warning");return[...new Set((r.length>0?r:i).map(({rule:c})=>c))]}function o(n){return n?n.reason??`exit code ${n.exit_code}`:
"BLOCKED"}},9436:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.dayOf=F,f.idleIgnores=w,f.ignoreFindings=
j,f.isIgnorable=A,f.refusalOf=T,f.suppress=$;function M(){const o=l(41330);return M=function(){return o},o}function E(){
const o=l(32854);return E=function(){return o},o}function R(){const o=l(13580);return R=function(){return o},o}function P(){
const o=l(95132);return P=function(){return o},o}function y(){const o=l(43767);return y=function(){return o},o}function I(){
const o=l(52288);return I=function(){return o},o}function F(o){return o.toISOString().slice(0,10)}function A({rule:o,severity:n,
layer:r}){return(0,y().mayBeIgnored)({...(0,R().ruleOf)(o),severity:n,layer:r})}function $(o,{ignores:n,...r}){const i=n.
filter(s=>!(0,I().hasExpired)(s.expires,r.today)),c=(0,I().withLevels)(o,r);return i.length===0?c:c.map(s=>{const e=A(s)&&
i.find(d=>v(d,s));return e?{...s,suppressed:{reason:e.reason,expires:e.expires}}:s})}function j({ignores:o,today:n},r,i){
return o.flatMap(c=>{const{rule:s,reason:e,expires:d}=c,p=`The ignore of \`${s}\` ${m(c)}`,g=r.filter(u=>v(c,u)),t=g.every(
A)?T(c):I().DECIDES;if(t!==void 0)return[(0,P().finding)("exception-refused",{exception:p,refusal:t})];if((0,I().hasExpired)(
d,n))return[(0,P().finding)("exception-refused",{exception:p,refusal:(0,I().expiredWords)(d,e)})];const O=g.length===0&&
i.some(u=>h(c,u)),S={exception:p,refusal:"the rule finds nothing there"};return O?[(0,P().finding)("exception-refused",S,
{severity:"notice"})]:[]})}function T({rule:o}){const n=(0,R().checkRules)().find(({id:r})=>r===o);return n===void 0?(0,I().
unknownRule)(o):n.ignorable!==void 0||(0,y().mayBeIgnored)(n)?void 0:I().DECIDES}function w(o,n){return o.flatMap(r=>(0,I().
idle)(r.rule,T(r),r.expires,n))}function v({rule:o,where:n},{rule:r,location:i,subject:c}){if(o!==r)return!1;const{path:s,
gene:e,command:d}=n??{};return(s===void 0||i!==void 0&&a(i.path,s))&&(e===void 0||e===c?.id)&&(d===void 0||d===c?.command)}
function h({where:o},{asset:n,commands:r}){const{path:i,gene:c,command:s}=o??{};return(i===void 0||a(n.path,i))&&(c===void 0||
c===n.id)&&(s===void 0||r.some(e=>e.command===s))}function a(o,n){return(0,E().isWithin)(o,n)||(0,M().default)(n,{dot:!0,
nonegate:!0})(o)}function m({where:o={}}){const n=Object.entries(o).map(([r,i])=>`the ${r} \`${i}\``);return n.length===
0?"for all findings":`for ${n.join(", ")}`}},92344:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),f.allFindings=
m,f.judge=v,f.judgeShards=r,f.otherShards=i,f.verdictOfPart=c;function M(){const s=l(9354);return M=function(){return s},
s}function E(){const s=l(1395);return E=function(){return s},s}function R(){const s=l(89549);return R=function(){return s},
s}function P(){const s=l(27199);return P=function(){return s},s}function y(){const s=l(97247);return y=function(){return s},
s}function I(){const s=l(13580);return I=function(){return s},s}function F(){const s=l(95132);return F=function(){return s},
s}function A(){const s=l(46562);return A=function(){return s},s}function $(){const s=l(9436);return $=function(){return s},
s}function j(){const s=l(52288);return j=function(){return s},s}function T(){const s=l(47350);return T=function(){return s},
s}const w={ignores:[],rules:{}};function v(s,e,{policy:d,now:p,approval:g=M().NOTHING_WAITS}){const{ignores:t,rules:O}=(0,y().
isOfChange)(s)?d:w,S={ignores:t,rules:O,today:(0,$().dayOf)(p)},u=i(e.shards??[]),b=n(g,s.findings),N=[...b?s.findings:a(
s.findings,d,g),...b?[b]:[],...u?[u]:[],...e.findings??[],...e.interrupted>0?[(0,F().finding)("run-interrupted",{skipped:e.
interrupted})]:[]],C=(0,$().suppress)(N,S),k=C.filter(({rule:Y})=>Y==="blast-radius-hard-cap"),D=new Map(s.genes.map(Y=>{
const X=o(Y,g),J=Y.blastRadius.severity==="hard_cap_breach"?k:[];return[Y,(0,A().judgeGene)(Y,e,{policy:d,ignoring:S,capped:J,
...X&&{missing:X}})]})),G=[...D.values()],L=[...N,...G.flatMap(A().findingsOf)],B=[...C,...(0,$().ignoreFindings)(S,L,s.
genes),...(0,j().levelFindings)(S)],[U,x]=h(B,d.approvals.gate>0),z=(0,T().gravest)([(0,T().severityVerdict)(x,d.fail_on),
U.length>0?"warn":"pass"]),K=e.interrupted>0?"error":"pass",W=b?"needs_approval":"pass",_=(0,T().gravest)([z,K,W,...G.map(
Y=>Y.verdict)]);return{genes:G,findings:B,verdict:u?c(_):_,shards:r(e.shards??[],D)}}function h(s,e){if(!e)return[[],s];
const d=new Set(s.flatMap(g=>(0,E().needsPerson)(g)?g.location?.path:[])),p=({rule:g,severity:t,location:O})=>(0,I().ruleOf)(
g).approval!==void 0||g==="protected-path"&&t==="warning"&&d.has(O?.path);return[s.filter(p),s.filter(g=>!p(g))]}function a(s,{
approvals:{gate:e}},{approvals:d}){if(e>0&&d.length===0)return s;const p=e>0?"given":"not required";return s.map(g=>(0,E().
needsPerson)(g)?{...g,args:{...g.args,approval:p}}:g)}function m({findings:s,genes:e}){return[...s,...e.flatMap(A().findingsOf)]}
function o(s,{waiting:e,refusals:d,means:p,digest:g=""}){const t=e.get(s);if(t===void 0)return;const{asset:O,commands:S}=s;
return(0,F().finding)("approval-missing",{gene:O.id,confirmation:t.confirmation==="strong"?"strong":"very strong",needed:t.
needed,given:t.given,commands:S.filter(({confirmation:u})=>u!=="standard").map(({command:u})=>u),means:p,digest:(0,R().shortDigest)(
g),refusals:d},(0,P().placeOf)(O))}function n({gate:s,refusals:e,means:d,digest:p=""},g){if(s===void 0)return;const t=g.
some(({rule:u})=>u==="gate-weakened"),O=g.some(({rule:u})=>u==="agent-files-unapproved"),S={...s,means:d,digest:(0,R().shortDigest)(
p),refusals:e,weakens:t,runs:O};return(0,F().finding)("gate-approval-missing",S)}function r(s,e){return s.map(({index:d,
of:p,genes:g})=>{const t=(0,T().gravest)([...g].map(O=>e.get(O)?.verdict??"error"));return{index:d,of:p,genes:g.size,verdict:t}})}
function i(s){const[e]=s;if(!(e===void 0||s.length===e.of))return(0,F().finding)("part-of-run",{index:e.index,of:e.of,genes:e.
genes.size})}function c(s){return s==="pass"||s==="warn"?"error":s}},52288:function(H,f,l){Object.defineProperty(f,"__es\
Module",{value:!0}),f.DECIDES=void 0,f.expiredWords=j,f.hasExpired=$,f.idle=w,f.idleLevels=v,f.levelFindings=h,f.unknownRule=
o,f.withLevels=F;function M(){const n=l(3051);return M=function(){return n},n}function E(){const n=l(54441);return E=function(){
return n},n}function R(){const n=l(54062);return R=function(){return n},n}function P(){const n=l(13580);return P=function(){
return n},n}function y(){const n=l(95132);return y=function(){return n},n}function I(){const n=l(43767);return I=function(){
return n},n}function F(n,r){return Object.keys(r.rules).length===0?n:n.map(i=>A(i,r))}function A(n,r){const{rule:i,severity:c,
layer:s}=n,e={...(0,P().ruleOf)(i),severity:c,layer:s},d=T(r,i),p=c==="error"&&e.group&&T(r,e.group),g=d?i:e.group,t=d??
(p||void 0);if(t===void 0||g===void 0)return n;const{level:O,...S}=t,u=O==="off"?"notice":O;return u===c||u!=="error"&&!(0,I().
mayBeSoftened)(e)?n:{...n,severity:u,level:{rules:g,level:O,from:c,...S}}}function $(n,r){return n!==void 0&&n<r}function j(n,r){
return`it expired on ${n} (reason: ${r})`}function T({rules:n,today:r},i){const c=Object.hasOwn(n,i)?n[i]:void 0,s=c&&(0,R().
settingOf)(c);return $(s?.until,r)?void 0:s}function w(n,r,i,c){const s=r??($(i,c)?`it expired on ${i}`:void 0);return s===
void 0?[]:[{name:n,why:s}]}function v({rules:n,today:r}){return Object.entries(n).flatMap(([i,c])=>{const{level:s,until:e}=(0,R().
settingOf)(c);return w(i,a(i,s),e,r)})}function h({rules:n,today:r}){return Object.entries(n).flatMap(([i,c])=>{const{level:s,
until:e,reason:d="none given"}=(0,R().settingOf)(c),p=a(i,s),g=`The level \`${s}\` of \`${i}\``;return p!==void 0?[(0,y().
finding)("exception-refused",{exception:g,refusal:p})]:$(e,r)?[(0,y().finding)("exception-refused",{exception:g,refusal:j(
e,d)})]:[]})}function a(n,r){const i=E().RULE_GROUPS,c=(0,P().checkRules)().find(({id:e})=>e===n);return i.includes(n)?void 0:
c===void 0?o(n,i):r==="error"||(0,I().mayBeSoftened)(c)||c.ignorable!==void 0?void 0:m}const m=f.DECIDES="the rule decid\
es whether commands may run, what a change may touch, or whether files are readable";function o(n,r=[]){const i=(0,M().nearestName)(
n,[...r,...(0,P().checkRules)().map(({id:s})=>s)]);return`${r.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${i?` (did you mean \`${i}\`?)`:""}`}},49001:function(H,f,l){Object.defineProperty(f,"__esModule",{value:!0}),
f.earlierOutputOf=r,f.proofFindings=i,f.runFindings=j;function M(){const e=l(41330);return M=function(){return e},e}function E(){
const e=l(27199);return E=function(){return e},e}function R(){const e=l(6470);return R=function(){return e},e}function P(){
const e=l(39491);return P=function(){return e},e}function y(){const e=l(95132);return y=function(){return e},e}function I(){
const e=l(77823);return I=function(){return e},e}function F(){const e=l(57334);return F=function(){return e},e}function A(){
const e=l(26756);return A=function(){return e},e}function $(){const e=l(6410);return $=function(){return e},e}function j(e,d,{
isolation:p},g){const t=p.level==="namespaces",O=e.commands.flatMap((S,u)=>{const b=d[u];if(b===void 0)return[];const{command:N,
location:C}=S,k={location:C,subject:{...(0,E().subjectOf)(e.asset),command:N}};return[{audited:S,command:N,outcome:b,place:k}]});
return[...O.flatMap(S=>[...m(S,g,p),...a(S,g),...h(S)]),...t?w(O):[],...T(e,d,g)]}function T({asset:e,commands:d},p,{limits:g}){
const t=d.filter((u,b)=>p[b]?.reason===F().BUDGET_SPENT),[O]=t;if(O===void 0)return[];const S={gene:e.id,seconds:g.budget_seconds,
commands:t.length};return[(0,y().finding)("budget-spent",S,{location:O.location,subject:(0,E().subjectOf)(e)})]}function w(e){
const d=e.findIndex(({outcome:u})=>u.status==="failed"),p=e[d],g=p&&r(p,e.slice(0,d));if(!g)return[];const{path:t,writer:O}=g,
S={command:p.command,paths:[t],writer:O};return[(0,y().finding)("file-left-out",S,p.place)]}const v=[["checkout_modified",
"checkout-modified"],["checkout_changed","checkout-changed"]];function h({command:e,outcome:d,place:p}){const g=v.flatMap(
([O,S])=>{const u=d[O];return u?[(0,y().finding)(S,{command:e,paths:u},p)]:[]}),{left_out:t}=d;return t===void 0?g:[...g,
(0,y().finding)("file-left-out",{command:e,paths:t,writer:""},p)]}function a({command:e,outcome:{side_effects:d},place:p},{
caches:g}){const t=d?o(d,g):[];return t.length===0?[]:[(0,y().finding)("command-writes",{command:e,paths:t},p)]}function m({
audited:e,command:d,outcome:p,place:g},{limits:{slow_command_seconds:t},network:O},S){const u=Math.round(p.duration_ms/1e3),
b=(0,I().containmentWords)(p,S,O);switch(p.status){case"failed":{const N=`failed with exit code ${p.exit_code??1}`;return[
(0,y().finding)("command-failed",{command:d,how:N,...b},g)]}case"timed_out":return p.reason===F().BUDGET_SPENT?[]:[(0,y().
finding)("command-timed-out",{command:d,seconds:u,...b},g)];case"crashed":{const N=`crashed: ${p.reason??"no exit code"}`;
return[(0,y().finding)("command-failed",{command:d,how:N,...b},g)]}case"not_runnable":{const{program:N=d}=e.plan??{};return[
(0,y().finding)("program-missing",{command:d,program:N,where:"was not found on PATH outside the checkout"},g)]}case"pass\
ed":return p.duration_ms>t*1e3?[(0,y().finding)("command-slow",{command:d,seconds:u,limit:t},g)]:[];case"skipped":{if(p.
reason===F().OUTCOME_LOST)return[(0,y().finding)("not-judged",{detail:`the command \`${d}\`: ${F().OUTCOME_LOST}`},g)];const N=(0,R().
toolOf)(e.reading);return N===void 0||N.path!==void 0?[]:[(0,y().finding)("program-missing",{command:d,program:N.name,where:"\
is not installed in `node_modules`"},g)]}case"error":case"blocked":return[]}}function o({created:e,changed:d,deleted:p},g){
const t=(0,M().default)([...g],{dot:!0});return[...e,...d,...p].filter(O=>!t(O)).sort()}const n=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function r(e,d){const{command:p,outcome:g}=e,t=[g.stderr,g.stdout].flatMap(({head:C,tail:k})=>[C,k]),O=[p,...t.flatMap(C=>C.
split(`
`))],S=d.toReversed().flatMap(({command:C,outcome:{side_effects:k}})=>(k?.created??[]).map(D=>({path:D,writer:C}))),u=new Set(
S.flatMap(({path:C})=>[C,...(0,P().foldersAbove)(C)])),b=(0,A().mentionsIn)(O,u),N=(0,A().mentionsIn)(O.filter(C=>n.test(
C)),u);for(const{path:C,writer:k}of S){if(b.has(C))return{path:C,writer:k};const D=(0,P().foldersAbove)(C).findLast(G=>N.
has(G));if(D!==void 0)return{path:D,writer:k}}}function i({asset:e,commands:d},p=[]){const g=d.map(({command:S})=>S),t=(S,u,b,N)=>{
const{command:C="",location:k}=d[S]??{},D={...k&&{location:k},subject:{...(0,E().subjectOf)(e),command:C}},G=N?"notice":
"warning";return(0,y().finding)("nothing-shown",{commands:g,files:u,lines:b},{...D,severity:G})},O=p.findIndex(({outcome:S})=>S===
"nothing_shown");if(O>=0&&p.every(({outcome:S})=>c.has(S))){const{files:S=[]}=p[O]??{};return[t(O,S,"",S.every($().isForPeople))]}
return s(p).map(({path:S,lines:[u=1,b=0]})=>t(0,[S],b>u?`lines ${u}\u2013${b}`:`line ${u}`,!0))}const c=new Set(["nothin\
g_shown","no_subject"]);function s(e){const d=({path:t,lines:O})=>`${t}:${O.join("-")}`,p=({outcome:t,hunks:O=[]},S)=>t===
"nothing_shown"||O.some(u=>!u.noticed&&d(u)===d(S));return[...new Map(e.flatMap(t=>t.hunks??[]).map(t=>[d(t),t])).values()].
filter(t=>e.every(O=>p(O,t)))}}};
