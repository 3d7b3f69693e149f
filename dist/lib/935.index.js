"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),
m.NOTHING_WAITS=void 0,m.findApprovals=P;function v(){const l=d(41895);return v=function(){return l},l}function y(){const l=d(
39763);return y=function(){return l},l}function j(){const l=d(1395);return j=function(){return l},l}async function P(l,w,S,c){
const{means:g}=c,s=(0,j().weakensGate)(l)?E(w.gate,g):0,n=l.genes.flatMap(f=>{const h=b(f);return h==="standard"?[]:[{gene:f,
confirmation:h,needed:E(w[h],g)}]});if(n.length===0&&s===0)return{...T,means:g};const e=await Promise.all(S.map(f=>R(f,w.
people,c))),o=S.length>1?e.map(F):e,i=n.flatMap(({gene:f,...h})=>{const p=$(o,({asking:a})=>a?.has(M(f))??!0);return h.needed>
p?[[f,{...h,given:p}]]:[]}),t=$(o,({weakensGate:f})=>f??!0),u=o.flatMap(({digest:f})=>f??[]),r=u.length===S.length?(0,j().
groupDigest)(u):void 0;return{means:g,approvals:o.flatMap(({approvals:f})=>f),refusals:o.flatMap(({refusals:f})=>f),waiting:new Map(
i),...s>t&&{gate:{needed:s,given:t}},...r!==void 0&&{digest:r}}}function E(l,w){return w==="digest"?Math.min(l,1):l}function $(l,w){
const S=l.filter(w),c=S.length>0?S:l;return c.length===0?0:Math.min(...c.map(({approvals:g})=>g.length))}async function R({
pullRequest:l,judge:w},S,{find:c}){try{const{subject:g,genes:s,weakensGate:n}=await w(),e=(0,j().approvalDigest)(g),o={people:S,
subject:g,...l!==void 0&&{pullRequest:l}},{approvals:i,refusals:t}=await c(o),u=s.filter(r=>b(r)!=="standard").map(M);return{
pullRequest:l,approvals:i,refusals:t,asking:new Set(u),weakensGate:n,digest:e}}catch(g){if(!(g instanceof v().GateError))
throw g;const s=`could not judge the head: ${g.message}`;return{pullRequest:l,approvals:[],refusals:[s]}}}function F(l){
const{pullRequest:w,approvals:S,refusals:c}=l;return w===void 0?l:{...l,approvals:S.map(g=>({...g,pull_request:w})),refusals:c.
map(g=>`pull request ${w}: ${g}`)}}function M({asset:{path:l,id:w}}){return JSON.stringify([l,w])}function b({commands:l}){
if(l.some(({plan:S})=>S===void 0))return"standard";const w=l.map(({confirmation:S})=>y().CONFIRMATIONS.indexOf(S));return y().
CONFIRMATIONS[Math.max(0,...w)]??"standard"}const T=m.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
39092:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.commitLayer=P;function v(){const E=d(51455);return v=
function(){return E},E}function y(){const E=d(76760);return y=function(){return E},E}function j(){const E=d(96402);return j=
function(){return E},E}async function P({checkout:E,layer:$,modes:R,path:F}){const M=(0,y().join)(E,".git");if(!(await(0,v().
lstat)(M).catch(()=>{}))?.isDirectory())return;const T=await(0,j().openRepository)(E,{PATH:F}),l=(0,y().join)($,".git","\
index"),w={GIT_INDEX_FILE:l},S=async(...c)=>(await T.objects(...c)).toString().trim();try{const c=[...R.keys()],s=(await S(
["hash-object","-w","--no-filters","--stdin-paths"],{input:c.map(h=>`${JSON.stringify((0,y().join)($,h))}
`).join("")})).split(`
`);await(0,v().mkdir)((0,y().dirname)(l),{recursive:!0}),await(0,v().cp)(T.index,l);const n=c.map((h,p)=>`${R.get(h)} ${s[p]}\
	${h}\0`);await S(["update-index","-z","--index-info"],{env:w,input:n.join("")});const e=await S(["write-tree"],{env:w}),
i=(await T.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${e}`),t=Buffer.from(i,"latin\
1"),u=await S(["hash-object","-t","commit","-w","--stdin"],{input:t});await(0,v().cp)(T.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,y().join)($,".git","objects"),{recursive:!0,filter:h=>!h.endsWith("/info")});const r=await(0,v().readFile)((0,y().
join)(M,"HEAD"),"utf8"),f=/^ref: (refs\/\S+)\n?$/.exec(r)?.[1]??"HEAD";await(0,v().mkdir)((0,y().dirname)((0,y().join)($,
".git",f)),{recursive:!0}),await(0,v().writeFile)((0,y().join)($,".git",f),u)}finally{await T.close()}}},19309:function(D,m,d){
Object.defineProperty(m,"__esModule",{value:!0}),m.copyCheckout=T,m.shareFolder=c;function v(){const n=d(73024);return v=
function(){return n},n}function y(){const n=d(51455);return y=function(){return n},n}function j(){const n=d(76760);return j=
function(){return n},n}function P(){const n=d(41895);return P=function(){return n},n}function E(){const n=d(4339);return E=
function(){return n},n}function $(){const n=d(95132);return $=function(){return n},n}function R(){const n=d(46282);return R=
function(){return n},n}function F(){const n=d(51968);return F=function(){return n},n}const M={entries:2e5,bytes:4*1024**
3};class b extends Error{}async function T(n,e=M){const o=await(0,E().temporaryFolder)(),i=()=>(0,y().rm)(o,{recursive:!0,
force:!0,maxRetries:3}),t=(0,j().join)(o,(0,j().basename)(n.directory)||"checkout");try{await l(n,t,e);const u=await(0,F().
copyRepository)(n.directory,t);return{guard:n.at(t),objects:u,close:i}}catch(u){if(await i(),u instanceof b)return;throw u}}
async function l(n,e,o){const{directory:i,files:t,folders:u}=n,r={...o},f=async h=>{const[p,a]=[(0,j().join)(i,h),(0,j().
join)(e,h)],O=await(0,y().lstat)(p);if(r.entries-=1,r.bytes-=O.isFile()?O.size:0,r.entries<0||r.bytes<0)throw new b;if(O.
isSymbolicLink())await S(p,a,i,e);else if(O.isFile())await(0,y().copyFile)(p,a,v().constants.COPYFILE_FICLONE);else if(O.
isDirectory()){await(0,y().mkdir)(a,{mode:O.mode});for(const{name:N}of await w(p))await f((0,j().join)(h,N))}};for(const h of u)
await(0,y().mkdir)((0,j().join)(e,h),{recursive:!0});for(const{path:h}of t)await f(h);for(const h of n.additions)await(0,y().
mkdir)((0,j().join)(e,h,".."),{recursive:!0}),await f(h)}async function w(n){return(await(0,y().readdir)(n,{withFileTypes:!0})).
filter(({name:o})=>o!==".git")}async function S(n,e,o,i){const t=await(0,y().readlink)(n),u=(0,j().isAbsolute)(t)&&(0,R().
isInside)(o,t),r=process.platform==="win32"?"junction":void 0;await(0,y().symlink)(u?(0,j().join)(i,(0,j().relative)(o,t)):
t,e,r)}function c(n,e,o=!1,i=T){let t,u=!1;return{folder:async()=>{if(o)return n.directory;if(t=await i(n),u=t===void 0,
u&&!e)throw s(n);return t?.guard.directory??n.directory},guard:()=>t?.guard??n,hides:()=>!u,findings:()=>u?[g(n)]:[],close:async()=>t?.
close()}}function g({leftOut:n}){const e=n.length===1?"1 file or directory":`${n.length} files and directories`,o=n.length===
0?"":`, and they saw ${e} that the commit does not have`;return(0,$().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${o}`})}function s({directory:n}){return new(P()).GateError("con\
tainment_unavailable",`The checkout ${n} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.copyRepository=P,m.safeGitConfigs=
l,m.withoutSecrets=S;function v(){const c=d(51455);return v=function(){return c},c}function y(){const c=d(76760);return y=
function(){return c},c}const j=new Set(["hooks","lfs","worktrees"]);async function P(c,g){const s=(0,y().join)(c,".git"),
n=await(0,v().lstat)(s).catch(()=>{});if(n===void 0)return[];const e=(0,y().join)(g,".git");if(n.isDirectory())return E(
s,e);const o=/^gitdir: (.+)\n?$/.exec(await(0,v().readFile)(s,"utf8"))?.[1];if(o===void 0)return[];const i=(0,y().resolve)(
c,o),t=await(0,v().readFile)((0,y().join)(i,"commondir"),"utf8").catch(()=>{});return[...t===void 0?[]:await E((0,y().resolve)(
i,t.trim()),e),...await E(i,e,new Set(["commondir","gitdir"]))]}async function E(c,g,s=new Set){const n=[];await(0,v().mkdir)(
g,{recursive:!0});const e=await(0,v().readdir)(c,{withFileTypes:!0}),o=$(e);for(const i of e){const{name:t}=i,[u,r]=[(0,y().
join)(c,t),(0,y().join)(g,t)];o&&j.has(t)||s.has(t)||(i.isDirectory()&&t==="objects"&&o?(await R(u,r),n.push(u)):i.isDirectory()?
n.push(...await E(u,r)):i.isFile()&&/^config(\.worktree)?$/.test(t)?await(0,v().writeFile)(r,S(await(0,v().readFile)(u,"\
utf8"))):i.isFile()&&await(0,v().copyFile)(u,r))}return n}function $(c){const g=s=>c.find(n=>n.name===s);return g("HEAD")?.
isFile()===!0&&g("objects")?.isDirectory()===!0}async function R(c,g){await(0,v().mkdir)((0,y().join)(g,"info"),{recursive:!0}),
await(0,v().writeFile)((0,y().join)(g,"info","alternates"),`${JSON.stringify(c)}
`)}const F=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,M=/^\s*([\w-]+)\s*(?:=|$)/,b={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},T=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function l(c){const g=await w(c,".git"),s=async n=>{
const e=await(0,v().readFile)((0,y().join)(c,n),"utf8");return[n,S(e)]};return new Map(await Promise.all(g.map(s)))}async function w(c,g){
const n=(await(0,v().readdir)((0,y().join)(c,g),{withFileTypes:!0}).catch(()=>[])).map(async e=>{const o=(0,y().join)(g,
e.name);return e.isFile()?/^config(\.worktree)?$/.test(e.name)?[o]:[]:e.isDirectory()?w(c,o):[]});return(await Promise.all(
n)).flat()}function S(c){if(T.test(c))return c;let g=[];return c.split(`
`).filter(n=>{const e=F.exec(n)?.[1]?.toLowerCase();if(e!==void 0)return g=b[e]??[],g.length>0&&n.trimEnd().endsWith("]");
const o=M.exec(n)?.[1]?.toLowerCase();return o!==void 0&&g.includes(o)&&!n.endsWith("\\")}).map(n=>`${n}
`).join("")}},77823:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.containmentWords=F;function v(){const M=d(
36773);return v=function(){return M},M}function y(){const M=d(96266);return y=function(){return M},M}const j={contained:"",
change:""},P=new Set(["failed","crashed","timed_out"]),E=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${y().HOME})/`)].
map(({source:M})=>M).join("|"),"i"),$=/file watchers/,R=2e3;function F(M,{level:b},T){if(b!=="namespaces"||!P.has(M.status))
return j;if(M.limits_hit){const c=(0,v().inCode)(M.limits_hit.map(g=>`limits.${g}`));return{contained:`it reached ${c}`,
change:`If the command needs more, increase ${c} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![M.stderr,M.stdout].flatMap(({head:c,tail:g})=>[c,g]).flatMap(c=>c.split(`
`)).map(c=>c.slice(0,R)).some(c=>E.test(c)&&!$.test(c))&&M.signal!=="SIGXFSZ"?j:{contained:`it ran ${T==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.effectiveLimits=
P,m.limitsInWords=$,m.limitsOn=c,m.resourceLimits=E,m.thisMachine=S;function v(){const s=d(73024);return v=function(){return s},
s}function y(){const s=d(48161);return y=function(){return s},s}function j(){const s=d(26040);return j=function(){return s},
s}function P(s,n){const{memory_bytes:e,processes:o,open_files:i,file_bytes:t,written_bytes:u}=s;return{memory_bytes:e,memory_limited_by:n?
"control_group":"supervisor",processes:o,open_files:i,file_bytes:t,written_bytes:u}}function E(s){return[["CORE",1],["FS\
IZE",s.file_bytes],["NOFILE",s.open_files]]}function $(s){const{memory_bytes:n,memory_limited_by:e,processes:o,open_files:i}=s;
return[`memory: ${R(n)}${e==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${o}`,`ope\
n files: ${i}`,`file size: ${R(s.file_bytes)}`,`total written: ${R(s.written_bytes)}`].join(", ")}function R(s){return`${Math.
round(s/1024/1024)} MiB`}const F=1024**3,M=64*1024**2,b=1/2,T=4/5,l=2*F,w=1024*1024;function S(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,y().totalmem)()),freeBytes:process.availableMemory(),openFiles:g("Max open files")}}
function c(s,n,e){const{totalBytes:o,freeBytes:i,openFiles:t}=s,u=(r,f)=>Math.max(r/e-r/e%M,f);return{...n,memory_bytes:Math.
min(n.memory_bytes,u(o*T,l)),written_bytes:Math.min(n.written_bytes,u(i*b,w)),open_files:Math.min(n.open_files,t)}}function g(s){
const n=(0,j().attempt)(()=>(0,v().readFileSync)("/proc/self/limits","utf8"))??"",e=new RegExp(`^${s}\\s+\\S+\\s+(\\d+)`,
"m");return Number(e.exec(n)?.[1]??1/0)}},32223:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.homeFolders=
g,m.privateFolders=T,m.viewOf=l;function v(){const s=d(73024);return v=function(){return s},s}function y(){const s=d(51455);
return y=function(){return s},s}function j(){const s=d(48161);return j=function(){return s},s}function P(){const s=d(76760);
return P=function(){return s},s}function E(){const s=d(46282);return E=function(){return s},s}const $=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],R=["/nix/store","/gnu/store"],F=["null","zero","full","random","urandom"],
M="tty",b=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function T(s){const n=b.flatMap(o=>s[`GITHUB_${o}`]??
[]),e=[s.HOME,s.RUNNER_TEMP,s.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set([...e,(0,j().tmpdir)(),...n.map(P().dirname)].
filter(o=>(0,P().isAbsolute)(o)))]}async function l({node:s,npm:n,machine:e},o,i){const t=await S([...$,...R]),r=(await Promise.
all(o.map(a=>(0,y().realpath)(a).catch(()=>[])))).flat(),f=[(0,P().dirname)(s.file),...n?[(0,P().dirname)((0,P().dirname)(
n.file))]:[],...[...e.values()].flatMap(a=>w(a,r)),...i?await c():[]].filter(a=>!t.some(O=>(0,E().isInside)(O,a))),h=r.filter(
a=>t.some(O=>O!==a&&(0,E().isInside)(O,a))),p=(0,v().existsSync)(`/dev/${M}`)?[...F,M]:F;return{system:t,emptied:h,tools:[
...new Set(f)],devices:p,home:[]}}function w({file:s,real:n},e){const o=(0,P().dirname)(n),i=(0,P().dirname)(o),t=(0,P().
basename)(o),u=t==="shims"||t==="bin"&&!e.some(r=>(0,E().isInside)(r,i));return[(0,P().dirname)(s),o,...u?[i]:[]].filter(
r=>!e.some(f=>(0,E().isInside)(r,f)))}async function S(s){return(await Promise.all(s.map(async e=>(await(0,y().lstat)(e).
catch(()=>{}))?.isDirectory()?[e]:[]))).flat()}async function c(){const s=await(0,y().realpath)("/etc/resolv.conf").catch(
()=>{});return s?.startsWith("/run/systemd/resolve/")?[(0,P().dirname)(s)]:[]}async function g(s,n){return n===void 0||!(0,P().
isAbsolute)(n)?[]:(await Promise.all([...new Set(s)].sort().map(async o=>{const i=await(0,y().realpath)((0,P().join)(n,o)).
catch(()=>{});return i===void 0||!(await(0,y().stat)(i)).isDirectory()?[]:[{path:o,source:i}]}))).flat()}},96266:function(D,m,d){
Object.defineProperty(m,"__esModule",{value:!0}),m.TEMP=m.HOME=void 0,m.commandFolders=T,m.commandMounts=b,m.sharedMounts=
M;function v(){const w=d(76760);return v=function(){return w},w}function y(){const w=d(39491);return y=function(){return w},
w}function j(){const w=d(46282);return j=function(){return w},w}const P=m.HOME="/home/gene-gate",E=m.TEMP="/tmp",$=64,R="\
/.gene-gate",F={lower:`${R}/lower`,cover:`${R}/cover`,own:`${R}/own`,run:`${R}/run`,replaced:`${R}/replaced`,home:`${R}/\
home`,tools:`${R}/tools`};function M({view:w,checkout:S,run:c,stage:g}){const s=(e,o)=>[e,(0,v().join)(g,o)],n=(e,o,i)=>[
e,(0,v().join)(g,o),"none",i];return[...w.system.map(e=>s(e,e)),...w.emptied.map(e=>["gene-gate",(0,v().join)(g,e),"tmpf\
s","size=1m,mode=0755"]),n("/proc","proc","rbind"),n(S,F.lower,"rbind"),n(c,F.run,"bind"),...w.tools.map((e,o)=>s(e,l(e,
o))),...w.home.map(({source:e},o)=>s(e,(0,v().join)(F.home,String(o))))]}function b(w){const{view:S,checkout:c,privileges:g,
hides:s,keepsWrites:n,replaced:e}=w,o=(r,f,h)=>["gene-gate",f,r,h],i=(r,f,h="bind")=>[r,f,"none",h],t=[`lowerdir=${s||g.
adopt?`${F.cover}:`:""}${F.lower}`,`upperdir=${F.own}/upper`,`workdir=${F.own}/work`,...g.overlay,"X-mount.mkdir"],u=`ne\
winstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${$}`;return[i(`${F.own}/tmp`,E),i(`${F.own}/home`,P),...S.home.map(
({path:r},f)=>i(`${F.home}/${f}`,(0,v().join)(P,r))),i(`${F.own}/shm`,"/dev/shm"),o("devpts","/dev/pts",u),...S.tools.flatMap(
(r,f)=>{const h=l(r,f);return r===h?[]:[i(h,r,"rbind,X-mount.mkdir")]}),n?i(F.lower,c,"bind,X-mount.mkdir"):o("overlay",
c,t.join(",")),...e.map((r,f)=>i(`${F.replaced}/${f}`,(0,v().join)(c,r))),o("proc","/proc","nosuid,nodev,noexec"),o("tmp\
fs",R,"ro,size=4k,mode=0755")]}function T({home:w}){return["upper","work","tmp","home","shm",...[...new Set(w.flatMap(({
path:c})=>[...(0,y().foldersAbove)(c),c]))].map(c=>`home/${c}`)]}function l(w,S){return[E,P].some(g=>(0,j().isInside)(g,
w))?`${F.tools}/${S}`:w}},35134:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.breakFiles=$,m.writeLayer=
F;function v(){const c=d(51455);return v=function(){return c},c}function y(){const c=d(76760);return y=function(){return c},
c}function j(){const c=d(39092);return j=function(){return c},c}function P(){const c=d(32476);return P=function(){return c},
c}const E=/\.d\.[cm]?ts$/;function $(c,g){const s=new Map,n=new Map;for(const[o,i]of c){const t=y().posix.extname(o).slice(
1).toLowerCase(),u=P().LANGUAGES.find(({extensions:f})=>f.includes(t)),r=u&&!E.test(o)&&l(i,u,g);u===void 0?n.set(o,R(i,
g)):r&&s.set(o,r)}if(s.size===0){const o=[...c].map(([i,t])=>[i,R(t,g)]);return{files:new Map(o),operator:"unparsable"}}
const e=n.size>0?"mixed":"functions_fail";return{files:new Map([...s,...n]),operator:e}}function R(c,g){return`)]}>"'\`<<\
<<<<< ${g}
${c}`}async function F(c,g,s){const{checkout:n,isCommitted:e,path:o}=s,i=new Map;for(const[t,u]of g){const{mode:r}=await(0,v().
lstat)((0,y().join)(n,t));await(0,v().mkdir)((0,y().dirname)((0,y().join)(c,t)),{recursive:!0}),await(0,v().writeFile)((0,y().
join)(c,t),u),await(0,v().chmod)((0,y().join)(c,t),r&511),i.set(t,(r&73)===0?"100644":"100755")}e&&await(0,j().commitLayer)(
{checkout:n,layer:c,modes:i,path:o});for(const t of await(0,v().readdir)(c,{recursive:!0,withFileTypes:!0})){const u=(0,y().
join)(t.parentPath,t.name),r=await(0,v().lstat)((0,y().join)(n,(0,y().relative)(c,u))).catch(()=>{});t.isDirectory()&&r&&
await(0,v().chmod)(u,r.mode&511)}}const M=200,b=400,T=1e4;function l(c,g,s){const{masked:n,forms:e,failing:o,unused:i}=g,
t=c.replaceAll(n,h=>h.replaceAll(/[^\n]/g," ")),u=new Map;for(const{start:h,end:p}of w(t,g)){const a=t.slice(p,p+b),O=e.
find(({after:I})=>I.test(a)),N=t.slice(Math.max(0,h-M),h);if(!O||O.unless?.test(N)||O.before?.test(N)===!1)continue;const A=p+
(O.after.exec(a)?.[0].length??0);O.isExpression?u.set(A,` (() => {${o(s)} })( ) ? 0 : `):u.set(...S(c,A,g,s))}if(u.size===
0)return;i&&/^[ \t]*(?:import|export)\b/m.test(t)&&u.set(c.length,i(s));let r="",f=0;for(const[h,p]of[...u].sort(([a],[O])=>a-
O))r+=c.slice(f,h)+p,f=h;return r+c.slice(f)}function w(c,{bareParameter:g}){const s=[],n=[];for(const{index:o,0:i}of c.
matchAll(/[()[\]{}]/g))if("([{".includes(i))n.push(o);else{const t=n.pop();i===")"&&t!==void 0&&s.push({start:t,end:o+1})}
const e=g?[...c.matchAll(g)]:[];return[...s,...e.map(({index:o,0:i})=>({start:o,end:o+i.length}))]}function S(c,g,{preamble:s,
isIndented:n,failing:e},o){const i=s?.exec(c.slice(g,g+T))?.[0].length??0,t=e(o);if(!n)return[g+i,t];if(i>0)return[g+i,`\
; ${t}`];const[u="",r=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(c.slice(g))??[];return[g+u.length,u===r?`${t}; `:
`${t}
${r}`]}},32476:function(D,m){Object.defineProperty(m,"__esModule",{value:!0}),m.LANGUAGES=void 0;function d(...o){return new RegExp(
o.join("|"),"g")}const v=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,y=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
j="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",P=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
E=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,$=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
R={extensions:["js","mjs","cjs"],masked:d(v,y,j,P),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:$,unless:E}],failing:o=>` debugger; var _${o}=${o}( "x" ) ; throw _${o} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:o=>`
export const unused_${o} = "x"  ;
`},F=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,M=String.raw`\s*:\s*(?:[^\s;{}()=]|${F})(?:[^;{}()=]|${F})*`,b=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
T=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,l=String.raw`^(?:${M}?)?\s*=>`,
w={...R,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${l}\s*\{`),unless:b},{after:new RegExp(
l),before:T,unless:b,isExpression:!0},{after:new RegExp(String.raw`^(?:${M})?\s*\{`),before:$,unless:E}]},S=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),c=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...S,y].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
g={extensions:["py","pyi"],masked:d(...S,y,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:o=>`_${o}=${o}( "x" ) ;raise RuntimeError(_${o})`,preamble:new RegExp(c),isIndented:!0},s={masked:d(v,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},n={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},e=m.LANGUAGES=[R,w,g,{...s,extensions:["rs"],failing:o=>` let _${o} =( "x" ) ; \
panic!( "${o}" ) ;`},{...s,extensions:["go"],failing:o=>` panic( "${o}" ) ;`},{...s,extensions:["kt","kts"],failing:o=>`\
 throw RuntimeException( "${o}" ) ;`},{...s,extensions:["java"],forms:[n],failing:o=>` if ( true ) throw new RuntimeExce\
ption( "${o}" ) ;`}]},69983:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.breakAndRun=S;function v(){
const e=d(77598);return v=function(){return e},e}function y(){const e=d(86191);return y=function(){return e},e}function j(){
const e=d(59490);return j=function(){return e},e}function P(){const e=d(87952);return P=function(){return e},e}function E(){
const e=d(67147);return E=function(){return e},e}function $(){const e=d(57334);return $=function(){return e},e}function R(){
const e=d(49604);return R=function(){return e},e}function F(){const e=d(64474);return F=function(){return e},e}function M(){
const e=d(35134);return M=function(){return e},e}function b(){const e=d(48081);return b=function(){return e},e}const T=2,
l=2e3,w=20;async function S(e,o){const{policy:i,change:t,checkout:u}=o;if(i.mutants==="off"||t===void 0)return new Map;const r=[
...e].flatMap(([O,N])=>{const A=N.map(({outcome:C})=>C);if(!(O.gene.change==="added"||O.gene.change==="modified")||A.some(
({status:C})=>C!=="passed"))return[];const L=O.gene.commands.flatMap(({reading:C})=>(0,y().startedFiles)(C)).sort();return[
{...O,outcomes:A,launched:L}]}),{areBuilt:f}=(0,E().everything)((0,P().dependencyFolders)(i)),h=u.additions.find(f),p=`c\
ommands can read \`${h}\`, which was built before the change was broken`,a=new Map;for(const O of(0,j().groupBy)(r,({launched:N})=>N.
join("\0")).values()){const A=await(h===void 0?g(O,o):Promise.reject(new Error(p))).catch(({message:I})=>c(O,I));for(const[
I,{gene:L}]of O.entries())a.set(L,A[I]??[])}return a}function c(e,o){return e.map(({plans:i})=>i.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:o})))}async function g(e,o){const i=await(0,b().sourcesOf)(o.change?.files??[],o.tree,
e[0]?.launched??[]);if(typeof i=="string")return c(e,i);const t=await s(e,i.texts,o),u=t.flat().some(({outcome:f})=>f===
"killed");if(i.existing===void 0||!u)return t;const r=await s(e,i.existing,o);return t.map((f,h)=>f.map((p,a)=>{const O=r[h]?.[a];
return p.outcome!=="killed"||O?.outcome!=="survived"?p:{...p,existing:{files:O.files,duration_ms:O.duration_ms}}}))}async function s(e,o,{
backend:i,checkout:t,change:u,concurrency:r,path:f,signal:h}){const p=`z${(0,v().randomBytes)(8).toString("hex").replaceAll(
/\d/g,"q")}`,a=(0,M().breakFiles)(o,p),O={checkout:t.directory,isCommitted:u?.isCommitted===!0,path:f},N=await i.cover?.(
C=>(0,M().writeLayer)(C,a.files,O));if(N===void 0)throw new Error("without namespaces, commands share one checkout, whic\
h must not be broken");const A=e.map(({id:C,plans:G,outcomes:k})=>{const U=k.map(({duration_ms:x})=>T*x+l);return G.map(
(x,K)=>({...x,timeoutMs:U[K]??l})).map(x=>({id:C,plans:[x]}))}),I={backend:N,progress:R().NO_PROGRESS,concurrency:r,signal:h},
L=await(0,F().runPlans)(A.flat(),I);return A.map(C=>C.flatMap(G=>L.get(G)??[]).map(({outcome:G})=>n(G,a)))}function n(e,{
files:o,operator:i}){const{status:t,signal:u,duration_ms:r,reason:f=t}=e,h=[...o.keys()].sort(),p={operator:i,files:h.slice(
0,w),duration_ms:r,...h.length>w&&{total_files:h.length}};return t==="passed"?{...p,outcome:"survived"}:(t==="failed"||t===
"timed_out"||u!==null)&&f!==$().BUDGET_SPENT?{...p,outcome:"killed"}:{...p,outcome:"not_run",reason:f}}},48081:function(D,m,d){
Object.defineProperty(m,"__esModule",{value:!0}),m.isSource=b,m.sourcesOf=T;function v(){const l=d(95244);return v=function(){
return l},l}function y(){const l=d(93028);return y=function(){return l},l}const j=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
P=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
E=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,$=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
R=600,F=500,M=10*1024**2;function b(l){return(0,v().isProgramCode)(l)&&!(0,v().isOfTests)(l)&&![j,P].some(w=>w.test(l))}
async function T(l,w,S){const c=r=>b(r)&&!S.includes(r)&&(0,y().isRegular)(w.stat(r)?.kind),g=l.filter(({path:r,status:f})=>f!==
"deleted"&&c(r)),s=[...w.files()].filter(({path:r})=>c(r)&&!E.test(r)),n=g.length>0?g:s;if(n.length===0)return"neither t\
he change nor the repository has a source file to break";const e=n.reduce((r,{path:f})=>r+(w.stat(f)?.size??0),0);if(n.length>
F||e>M)return`there are too many source files to break: ${n.length} with ${Math.ceil(e/1024**2)} MB`;const o=n.map(async({
path:r})=>[r,(await w.read(r)).toString("utf8")]),i=await Promise.all(o);if(g.length===0){const r=i.filter(([,f])=>!$.test(
f.slice(0,R)));return r.length===0?"all source files are generated":{texts:new Map(r)}}const t=i.filter((r,f)=>g[f]?.status!==
"added"),u=t.length>0&&t.length<i.length;return{texts:new Map(i),...u&&{existing:new Map(t)}}}},57334:function(D,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.OUTCOME_LOST=m.INTERRUPTED=m.CHECKOUT_CHANGED=m.BUDGET_SPENT=m.BLOCKED=void 0,
m.changedOutcome=F,m.countInterrupted=E,m.notRun=R,m.stopReason=$;const d=m.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",v=m.INTERRUPTED="interrupted",y=m.BUDGET_SPENT="the time budget for all commands was spent",j=m.OUTCOME_LOST=
"the run returned no outcome for this command",P=m.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function E(M){
return M.filter(({reason:b})=>b===v).length}function $(M){return M.reason===y?y:v}function R(M,b,T=new Date){const l={head:"",
tail:"",bytes:0,truncated:!1};return{status:M,exit_code:null,signal:null,started_at:T.toISOString(),duration_ms:0,stdout:l,
stderr:l,reason:b}}function F(M,b=R("error",P)){return{...b,status:"error",reason:P,checkout_changed:[...M]}}},22562:function(D,m,d){
Object.defineProperty(m,"__esModule",{value:!0}),m.outcomesOf=P,m.plansOf=j,m.refusedOutcomes=$;function v(){const b=d(6470);
return v=function(){return b},b}function y(){const b=d(57334);return y=function(){return b},b}function j({asset:b,commands:T}){
const l=T.flatMap(({plan:w})=>w??[]);return{id:b.id,plans:l.length===T.length?l:[]}}function P({commands:b},T,l){if(b.every(
({plan:S})=>S!==void 0))return b.map(({plan:S},c)=>E(S,T[c],l));const w=M(b);return b.map(({verdict:S})=>S==="block"?(0,y().
notRun)("blocked",y().BLOCKED,l):(0,y().notRun)("skipped",w,l))}function E(b,T,l){if(T===void 0||T.plan.digest!==b?.digest)
return(0,y().notRun)("skipped",y().OUTCOME_LOST,l);const{outcome:w,changedFiles:S}=T;return S.length===0?w:{...w,checkout_modified:S}}
function $(b,T,l){const w=b.filter(S=>T?R(S):S.commands.some(F));return new Map(w.map(S=>[S,P(S,[],l)]))}function R({change:b,
commands:T}){return T.length===0?b!=="removed":T.some(({plan:l})=>l===void 0)}function F({verdict:b}){return b==="block"}
function M(b){if(b.some(({verdict:w})=>w==="block"))return"another command of the gene is blocked";const l=b.flatMap(({reading:w})=>(0,v().
toolOf)(w)??[]).find(({path:w})=>w===void 0);return l?`${l.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(D,m,d){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.mentionedOf=E,m.mentionsIn=$,m.namedRootOf=F;function v(){const M=d(76760);return v=function(){return M},
M}const y=5,j=30,P=/[^\w.@+~/\\-]+/;function E(M){const b=new Map(M.map(T=>[T,T]));for(const T of M){const{dir:l,name:w,
ext:S}=v().posix.parse(T),c=v().posix.join(l,w);S!==""&&!b.has(c)&&b.set(c,T)}return T=>{if(T.status!=="failed"||b.size===
0)return T;const{stdout:l,stderr:w}=T,S=[w,l].flatMap(({head:g,tail:s})=>[g,s]),c=new Set([...$(S,b)].flatMap(g=>b.get(g)??
[]));return c.size===0?T:{...T,left_out:[...c].sort().slice(0,y)}}}function $(M,b){const T=new Set(M.flatMap(l=>l.split(
P)));return new Set([...T].flatMap(l=>R(l).filter(w=>b.has(w))))}function R(M){const b=M.replaceAll("\\","/").replace(/[.,]+$/,
"").split("/").filter(T=>T!==""&&T!=="."&&T!=="..");return b.length>j?[]:b.flatMap((T,l)=>b.slice(l).map((w,S)=>b.slice(
l,l+S+1).join("/")))}function F(M){return b=>{const{status:T,stdout:l,stderr:w}=b;return T==="passed"||M==="/"?b:[l,w].some(
({head:c,tail:g})=>[c,g].some(s=>s.includes(M)))?{...b,root:M}:b}}},46282:function(D,m,d){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.findPrograms=S,m.isInside=h;function v(){const p=d(31421);return v=function(){return p},p}function y(){
const p=d(73024);return y=function(){return p},p}function j(){const p=d(51455);return j=function(){return p},p}function P(){
const p=d(48161);return P=function(){return p},p}function E(){const p=d(76760);return E=function(){return p},p}function $(){
const p=d(57975);return $=function(){return p},p}function R(){const p=d(7723);return R=function(){return p},p}function F(){
const p=d(26040);return F=function(){return p},p}function M(){const p=d(41895);return M=function(){return p},p}function b(){
const p=d(14495);return b=function(){return p},p}const T=R().object({file:R().string(),version:R().string(),platform:R().
string(),arch:R().string()}),l="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",w=2e4;async function S(p){const{path:a,checkout:O,names:N=[]}=p,A=await u(a,O),I=await c(A,O),
[L,C]=await Promise.all(["npm","npx"].map(U=>s(U,I.file,A,O))),G=await t(N,A,O),k=await o(A,O);return{node:I,...L&&{npm:L},
...C&&{npx:C},...k!==void 0&&{shell:k},machine:G,searchPath:A}}async function c(p,a){for await(const{file:O,real:N}of f(
"node",p,a)){const A=await g(O,N,p),I=await r(A.file,a);if(I!==void 0)return{...A,file:I}}throw new(M()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function g(p,a,O){const{execPath:N,version:A,platform:I,
arch:L}=process;if(I==="linux"&&!(0,y().existsSync)("/proc/self"))throw new(M()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(a===await(0,j().realpath)(N))return{file:a,version:A,platform:I,arch:L};try{const{stdout:C}=await(0,$().promisify)(
v().execFile)(p,["-p",l],{cwd:(0,E().dirname)(p),env:{PATH:O.join(E().delimiter),HOME:(0,P().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:w,windowsHide:!0});return T.parse(JSON.parse(C))}catch(C){throw new(M()).GateError(
"program_not_found",`${p} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:C})}}async function s(p,a,O,N){const A=(0,E().join)("node_module\
s","npm","bin",`${p}-cli.js`);for(const I of[(0,E().dirname)(a),...O]){for(const C of[(0,E().join)(I,A),(0,E().join)(I,"\
..","lib",A)]){const G=await n(C,p,N);if(G)return G}const L=await n((0,E().join)(I,p),p,N);if(L)return L}}async function n(p,a,O){
const N=await r(p,O);if(!N?.endsWith(`${a}-cli.js`))return;const A=(0,E().join)((0,E().dirname)(N),"..","package.json"),
I=await(0,j().readFile)(A,"utf8").catch(()=>"null"),{success:L,data:C}=R().object({name:R().literal("npm"),version:R().string()}).
safeParse((0,F().attempt)(()=>JSON.parse(I)));return L?{file:N,version:C.version}:void 0}const e="/bin/sh";async function o(p,a){
if(process.platform!=="win32")return e;for await(const{real:O}of f("git",p,a)){const N=await r((0,E().join)((0,E().dirname)(
O),"..","bin","sh.exe"),a);if(N!==void 0)return N}}const i=/^[A-Za-z0-9][\w.+-]*$/;async function t(p,a,O){const N=new Map;
for(const A of p.filter(I=>i.test(I))){const I=await f(A,a,O).next();I.done||N.set(A,I.value)}return N}async function u(p,a){
const O=new Set(p.split(E().delimiter).filter(A=>(0,E().isAbsolute)(A)));return(await Promise.all([...O].map(async A=>await r(
A,a)===void 0?[]:[A]))).flat()}async function r(p,a){const[O,N]=await Promise.all([(0,j().realpath)(p).catch(()=>{}),(0,j().
realpath)(a)]);if(O===void 0)return;const A=[O,(0,E().resolve)(p)],I=[N,(0,E().resolve)(a)];return A.some(L=>I.some(C=>h(
C,L)))?void 0:O}async function*f(p,a,O){for(const N of a){const A=(0,E().join)(N,process.platform==="win32"?`${p}.exe`:p),
I=await r(A,O);I!==void 0&&await(0,b().isExecutable)(I)&&(yield{file:A,real:I})}}function h(p,a){const O=(0,E().relative)(
p,a);return O!==".."&&!O.startsWith(`..${E().sep}`)&&!(0,E().isAbsolute)(O)}},49604:function(D,m,d){Object.defineProperty(
m,"__esModule",{value:!0}),m.NO_PROGRESS=void 0,m.groupedProgress=P,m.linesOfProgress=j;function v(){const E=d(20849);return v=
function(){return E},E}const y=m.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function j(E){let $=0,R=0;
return{...y,planned:F=>{$=F},finished:(F,{status:M,duration_ms:b})=>{R+=1;const T=(b/1e3).toFixed(1);E(`[${R}/${$}] ${M}\
 in ${T} s: ${(0,v().safeLine)(F)}`)}}}function P(E){const $=j(E.info);return{...$,planned:R=>{E.startGroup(`Run ${R} va\
lidation command${R===1?"":"s"}`),$.planned(R)},ended:()=>E.endGroup()}}},63682:function(D,m,d){Object.defineProperty(m,
"__esModule",{value:!0}),m.NOTHING_RAN=void 0,m.requestOf=f,m.runAudited=e,m.withinBudget=p;function v(){const a=d(48161);
return v=function(){return a},a}function y(){const a=d(97247);return y=function(){return a},a}function j(){const a=d(60210);
return j=function(){return a},a}function P(){const a=d(57430);return P=function(){return a},a}function E(){const a=d(87952);
return E=function(){return a},a}function $(){const a=d(19309);return $=function(){return a},a}function R(){const a=d(10582);
return R=function(){return a},a}function F(){const a=d(32223);return F=function(){return a},a}function M(){const a=d(69983);
return M=function(){return a},a}function b(){const a=d(57334);return b=function(){return a},a}function T(){const a=d(22562);
return T=function(){return a},a}function l(){const a=d(26756);return l=function(){return a},a}function w(){const a=d(46282);
return w=function(){return a},a}function S(){const a=d(64474);return S=function(){return a},a}const c=4*1024*1024,g=6e4,
s=4,n=2*1024;async function e(a,O){const N=new Date,A=o(a,O),{checkout:I,path:L,policy:C,progress:G,signal:k,shown:U}=O,
Y=(0,T().refusedOutcomes)(a.genes,I!==void 0,N);if(I===void 0||A.length===0)return{...h,outcomes:Y};const{directory:x,leftOut:K}=I,
Q=new Set(A.flatMap(({plans:H})=>H.map(z=>z.program))),J=await(0,w().findPrograms)({path:L,checkout:x,names:[...Q]}),V=u(
C.concurrency),W=(0,$().shareFolder)(I,O.attended,U!==void 0),{chooseBackend:B}=await Promise.all([d.e(670),d.e(342)]).then(
d.bind(d,60670)),{backend:X,isolation:Z,close:on}=await B({programs:J,checkout:x,leftOut:K,...U&&{shown:U},shareFolder:W.
folder,outputBytes:t(C.limits.output_bytes,a.genes),limits:(0,R().limitsOn)((0,R().thisMachine)(),C.limits,V),lanes:V,requested:f(
C.containment,O.fork),network:C.network==="allow",replaced:await i(a,O.tree),folders:O.privateFolders,home:await(0,F().homeFolders)(
[...C.home_caches,...(0,E().homeDependencies)(C)],O.home),signal:k}),_=X.level==="namespaces",q=_?V:1,sn=async()=>{const H=performance.
now(),z=await p(C.limits.budget_seconds*1e3,k,tn=>(0,S().runPlans)(A,{backend:X,progress:G,concurrency:q,signal:tn,guard:W.
guard()})),nn=Math.max(g,performance.now()-H),dn=await p(nn,k,tn=>(0,M().breakAndRun)(z,{...O,checkout:I,backend:X,concurrency:q,
signal:tn}));return{runs:z,mutants:dn}},{runs:rn,mutants:an}=await sn().finally(()=>Promise.all([on(),W.close()])),cn=[(0,l().
mentionedOf)(W.hides()?K:[]),(0,l().namedRootOf)(_?x:W.guard().directory)],un=H=>cn.reduce((z,nn)=>nn(z),H),en=A.map(H=>{
const{gene:z}=H;return[z,(0,T().outcomesOf)(z,rn.get(H)??[],N).map(un)]});return{outcomes:new Map([...Y,...en]),interrupted:(0,b().
countInterrupted)(en.flatMap(([,H])=>H)),isolation:{...Z,description:`${Z.description} ${r(_,q)}`},nodeOf:()=>J.node,mutants:an,
findings:W.findings()}}function o(a,{waiting:O}){return a.genes.filter(N=>!O.has(N)).map(N=>({...(0,T().plansOf)(N),gene:N})).
filter(({plans:N})=>N.length>0)}async function i(a,O){const N=new Set((0,y().isOfChange)(a)?a.files.map(({path:I})=>I):[]),
A=await(0,j().npmrcCopies)(O,N);return new Map(A.flatMap(({path:I,text:L,dropped:C})=>C.length>0&&L!==void 0?[[I,L]]:[]))}
function t(a,O){const N=O.flatMap(L=>(0,T().plansOf)(L).plans),A=new Set(N.map(({digest:L})=>L)),I=Math.floor(c/(A.size*
s));return Math.min(a,Math.max(I,n))}function u(a){return a==="cores"?(0,v().availableParallelism)():a}function r(a,O){return a?
O===1?"One command at a time.":`Up to ${O} commands at once.`:"One command at a time, because all commands share the che\
ckout."}function f(a,O){return a==="require-for-forks"?O?"require":"auto":a}const h=m.NOTHING_RAN={outcomes:new Map,interrupted:0,
isolation:P().NOTHING_RUN,nodeOf:()=>process};async function p(a,O,N){const A=new AbortController,I=setTimeout(()=>A.abort(
b().BUDGET_SPENT),a);try{return await N(AbortSignal.any([O,A.signal]))}finally{clearTimeout(I)}}},20849:function(D,m,d){
Object.defineProperty(m,"__esModule",{value:!0}),m.safeLine=j,m.withoutLogCommands=P;function v(){const E=d(77598);return v=
function(){return E},E}const y=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function j(E,$=200){const R=E.replace(y,M=>`\\u\
{${M.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),F=Array.from(R);return F.length<=
$?R:`${F.slice(0,$-1).join("")}\u2026`}async function P(E,$){const R=(0,v().randomUUID)();E(`::stop-commands::${R}`);try{
return await $()}finally{E(`::${R}::`)}}},64474:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.runPlans=
j;function v(){const l=d(41895);return v=function(){return l},l}function y(){const l=d(57334);return y=function(){return l},
l}async function j(l,w){const{backend:S,progress:c,concurrency:g}=w,s=new Map(l.flatMap(({plans:r})=>r.map(f=>[f.digest,
f]))),n=new Map;for(const r of s.values()){const f=F(()=>S.check(r));f&&n.set(r.digest,f)}const e=new AbortController,o=AbortSignal.
any([w.signal,e.signal]),i=P(g),t=E(R({...w,signal:o},n)),u=async({plans:r})=>{try{return await $(r,t,o)}catch(f){throw e.
abort(),f}};c.planned(s.size);try{const r=l.map(h=>i(()=>u(h)));await Promise.allSettled(r);const f=b(await Promise.all(
r));return new Map(l.map((h,p)=>[h,f[p]??[]]))}finally{c.ended()}}function P(l){const w=[];let S=l;return async c=>{S===
0?await new Promise(g=>w.push(g)):S-=1;try{return await c()}finally{const g=w.shift();g?g():S+=1}}}function E(l){const w=new Map;
return S=>{const c=w.get(S.digest)??l(S);return w.set(S.digest,c),c}}async function $(l,w,S){const c=[];for(const g of l)
S.aborted?c.push(T(g,(0,y().stopReason)(S))):c.some(({outcome:s})=>s.status!=="passed")?c.push(T(g,"an earlier command o\
f the gene did not pass")):c.push({...await w(g),plan:g});return c}function R(l,w){const{backend:S,progress:c,signal:g,guard:s}=l,
n=S.level==="process_group";let e;return async o=>{if(e!==void 0)return T(o,e);if(g.aborted)return T(o,(0,y().stopReason)(
g));const i=s?.state(),t=s&&i?[...await s.changed(i)]:[];if(s&&i&&!n&&t.push(...s.added(i)),t.length>0)return e=y().CHECKOUT_CHANGED,
{plan:o,outcome:(0,y().changedOutcome)(t),changedFiles:[]};c.started(o.command);const u=w.get(o.digest),r=u?(0,y().notRun)(
"not_runnable",`${u.message} ${u.hint}`):await S.run(o,g),f=()=>n?s?.changed():i&&s?.touchedSince(i),h=(g.aborted?void 0:
await f())??[];if(h.length===0||n)return c.finished(o.command,r),h.length>0&&(e=M(o)),{plan:o,outcome:r,changedFiles:h};
e=y().CHECKOUT_CHANGED;const p=(0,y().changedOutcome)(h,r);return c.finished(o.command,p),{plan:o,outcome:p,changedFiles:[]}}}
function F(l){try{l();return}catch(w){if(w instanceof v().GateError&&w.code==="program_not_found")return w;throw w}}function M({
command:l}){return`the command "${l}" changed files of the checkout`}function b(l){const w=new Set;return l.map(S=>S.map(
c=>{const{outcome:g}=c;return g.status==="skipped"?c:w.has(g)?{...c,outcome:{...g,reused:!0}}:(w.add(g),c)}))}function T(l,w){
return{plan:l,outcome:(0,y().notRun)("skipped",w),changedFiles:[]}}},46562:function(D,m,d){Object.defineProperty(m,"__es\
Module",{value:!0}),m.findingsOf=R,m.judgeGene=$;function v(){const n=d(13580);return v=function(){return n},n}function y(){
const n=d(57334);return y=function(){return n},n}function j(){const n=d(9436);return j=function(){return n},n}function P(){
const n=d(49001);return P=function(){return n},n}function E(){const n=d(47350);return E=function(){return n},n}function $(n,e,{
policy:o,ignoring:i,capped:t=[],missing:u}){const r=w(n,G=>(0,j().suppress)(G,i)),f=e.outcomes.get(n)??[],h=e.mutants?.get(
n),p=[...(0,P().runFindings)(r,f,e,o),...(0,P().mutantFindings)(r,h)],O=[...(0,j().suppress)(p,i),...u?[u]:[]],A=[...R({
gene:r,runFindings:O}),...t].filter(({suppressed:G})=>!G),{isIdle:I=!1}=r,L=I||b(f,O),C=(0,E().gravest)([(0,E().severityVerdict)(
A,o.fail_on),...r.commands.map(({verdict:G})=>G==="block"&&!I?"fail":"pass"),...L?["warn"]:f.map(l),u?"needs_approval":"\
pass"]);return{gene:r,ran:e.outcomes.has(n),outcomes:f,...h&&{mutants:h},runFindings:O,capped:t,verdict:C,summary:I?F:L?
M:S(r,f,C,A)}}function R({gene:n,runFindings:e}){return[...n.findings,...n.commands.flatMap(o=>o.findings),...e]}const F="\
an unchanged seed of the engine, whose scripts are not in this repository",M="not runnable here: the machine lacks a pro\
gram or a tool";function b(n,e){const o=e.filter(({rule:i})=>(0,v().ruleOf)(i).group==="environment");return o.length>0&&
o.every(({severity:i})=>i!=="error")&&n.every(({status:i,reason:t})=>i==="skipped"?!T.has(t):i==="passed"||i==="not_runn\
able")}const T=new Set([y().INTERRUPTED,y().OUTCOME_LOST]);function l({status:n,reason:e}){return n==="passed"?"pass":n===
"error"||T.has(e)?"error":"fail"}function w(n,e){return{...n,findings:e(n.findings),commands:n.commands.map(o=>({...o,findings:e(
o.findings)}))}}function S(n,e,o,i){const t=n.commands.findIndex(C=>C.verdict==="block"),u=e.findIndex(({status:C})=>C!==
"passed"&&C!=="skipped"),r=e.findIndex(({status:C})=>C==="skipped"),f=[t,u,r].find(C=>C>=0)??-1,h=n.commands[f];if(h)return`\
constraint: validation_failed: ${h.command} => ${s(e[f])}`;if(n.change==="removed")return"removed";const{files:p,max_files:a,
severity:O}=n.blastRadius;if(i.some(c))return`constraint: blast_radius ${O}: ${p} / ${a} files`;const N=n.commands.length,
A=N===1?"1 command":`${N} commands`;if(o==="needs_approval")return`${A} allowed, waiting for approval`;if(o==="fail")return`\
failed: ${g(i).join(", ")}`;const I=e.length>0?`${A} passed`:`${A} allowed, none run`,L=o==="warn"?g(i):[];return L.length>
0?`${I}, with warnings: ${L.join(", ")}`:I}function c({rule:n,severity:e}){return e==="error"&&n.startsWith("blast-radiu\
s-")}function g(n){const e=n.filter(({severity:i})=>i==="error"),o=n.filter(({severity:i})=>i==="warning");return[...new Set(
(e.length>0?e:o).map(({rule:i})=>i))]}function s(n){return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}},9436:function(D,m,d){
Object.defineProperty(m,"__esModule",{value:!0}),m.dayOf=R,m.idleIgnores=l,m.ignoreFindings=b,m.isIgnorable=F,m.refusalOf=
T,m.suppress=M;function v(){const s=d(41330);return v=function(){return s},s}function y(){const s=d(32854);return y=function(){
return s},s}function j(){const s=d(13580);return j=function(){return s},s}function P(){const s=d(95132);return P=function(){
return s},s}function E(){const s=d(43767);return E=function(){return s},s}function $(){const s=d(52288);return $=function(){
return s},s}function R(s){return s.toISOString().slice(0,10)}function F({rule:s,severity:n,layer:e}){return(0,E().mayBeIgnored)(
{...(0,j().ruleOf)(s),severity:n,layer:e})}function M(s,{ignores:n,...e}){const o=n.filter(t=>!(0,$().hasExpired)(t.expires,
e.today)),i=(0,$().withLevels)(s,e);return o.length===0?i:i.map(t=>{const u=F(t)&&o.find(r=>w(r,t));return u?{...t,suppressed:{
reason:u.reason,expires:u.expires}}:t})}function b({ignores:s,today:n},e,o){return s.flatMap(i=>{const{rule:t,reason:u,expires:r}=i,
f=`The ignore of \`${t}\` ${g(i)}`,h=e.filter(N=>w(i,N)),p=h.every(F)?T(i):$().DECIDES;if(p!==void 0)return[(0,P().finding)(
"exception-refused",{exception:f,refusal:p})];if((0,$().hasExpired)(r,n))return[(0,P().finding)("exception-refused",{exception:f,
refusal:(0,$().expiredWords)(r,u)})];const a=h.length===0&&o.some(N=>S(i,N)),O={exception:f,refusal:"the rule finds noth\
ing there"};return a?[(0,P().finding)("exception-refused",O,{severity:"notice"})]:[]})}function T({rule:s}){const n=(0,j().
checkRules)().find(({id:e})=>e===s);return n===void 0?(0,$().unknownRule)(s):n.ignorable!==void 0||(0,E().mayBeIgnored)(
n)?void 0:$().DECIDES}function l(s,n){return s.flatMap(e=>(0,$().idle)(e.rule,T(e),e.expires,n))}function w({rule:s,where:n},{
rule:e,location:o,subject:i}){if(s!==e)return!1;const{path:t,gene:u,command:r}=n??{};return(t===void 0||o!==void 0&&c(o.
path,t))&&(u===void 0||u===i?.id)&&(r===void 0||r===i?.command)}function S({where:s},{asset:n,commands:e}){const{path:o,
gene:i,command:t}=s??{};return(o===void 0||c(n.path,o))&&(i===void 0||i===n.id)&&(t===void 0||e.some(u=>u.command===t))}
function c(s,n){return(0,y().isWithin)(s,n)||(0,v().default)(n,{dot:!0,nonegate:!0})(s)}function g({where:s={}}){const n=Object.
entries(s).map(([e,o])=>`the ${e} \`${o}\``);return n.length===0?"for all findings":`for ${n.join(", ")}`}},92344:function(D,m,d){
Object.defineProperty(m,"__esModule",{value:!0}),m.allFindings=g,m.judge=w,m.judgeShards=e,m.otherShards=o,m.verdictOfPart=
i;function v(){const t=d(9354);return v=function(){return t},t}function y(){const t=d(1395);return y=function(){return t},
t}function j(){const t=d(89549);return j=function(){return t},t}function P(){const t=d(27199);return P=function(){return t},
t}function E(){const t=d(97247);return E=function(){return t},t}function $(){const t=d(13580);return $=function(){return t},
t}function R(){const t=d(95132);return R=function(){return t},t}function F(){const t=d(46562);return F=function(){return t},
t}function M(){const t=d(9436);return M=function(){return t},t}function b(){const t=d(52288);return b=function(){return t},
t}function T(){const t=d(47350);return T=function(){return t},t}const l={ignores:[],rules:{}};function w(t,u,{policy:r,now:f,
approval:h=v().NOTHING_WAITS}){const{ignores:p,rules:a}=(0,E().isOfChange)(t)?r:l,O={ignores:p,rules:a,today:(0,M().dayOf)(
f)},N=o(u.shards??[]),A=n(h,t.findings),I=[...A?t.findings:c(t.findings,r,h),...A?[A]:[],...N?[N]:[],...u.findings??[],...u.
interrupted>0?[(0,R().finding)("run-interrupted",{skipped:u.interrupted})]:[]],L=(0,M().suppress)(I,O),C=L.filter(({rule:B})=>B===
"blast-radius-hard-cap"),G=new Map(t.genes.map(B=>{const X=s(B,h),Z=B.blastRadius.severity==="hard_cap_breach"?C:[];return[
B,(0,F().judgeGene)(B,u,{policy:r,ignoring:O,capped:Z,...X&&{missing:X}})]})),k=[...G.values()],U=[...I,...k.flatMap(F().
findingsOf)],Y=[...L,...(0,M().ignoreFindings)(O,U,t.genes),...(0,b().levelFindings)(O)],[x,K]=S(Y,r.approvals.gate>0),Q=(0,T().
gravest)([(0,T().severityVerdict)(K,r.fail_on),x.length>0?"warn":"pass"]),J=u.interrupted>0?"error":"pass",V=A?"needs_ap\
proval":"pass",W=(0,T().gravest)([Q,J,V,...k.map(B=>B.verdict)]);return{genes:k,findings:Y,verdict:N?i(W):W,shards:e(u.shards??
[],G)}}function S(t,u){if(!u)return[[],t];const r=new Set(t.flatMap(h=>(0,y().needsPerson)(h)?h.location?.path:[])),f=({
rule:h,severity:p,location:a})=>(0,$().ruleOf)(h).approval!==void 0||h==="protected-path"&&p==="warning"&&r.has(a?.path);
return[t.filter(f),t.filter(h=>!f(h))]}function c(t,{approvals:{gate:u}},{approvals:r}){if(u>0&&r.length===0)return t;const f=u>
0?"given":"not required";return t.map(h=>(0,y().needsPerson)(h)?{...h,args:{...h.args,approval:f}}:h)}function g({findings:t,
genes:u}){return[...t,...u.flatMap(F().findingsOf)]}function s(t,{waiting:u,refusals:r,means:f,digest:h=""}){const p=u.get(
t);if(p===void 0)return;const{asset:a,commands:O}=t;return(0,R().finding)("approval-missing",{gene:a.id,confirmation:p.confirmation===
"strong"?"strong":"very strong",needed:p.needed,given:p.given,commands:O.filter(({confirmation:N})=>N!=="standard").map(
({command:N})=>N),means:f,digest:(0,j().shortDigest)(h),refusals:r},(0,P().placeOf)(a))}function n({gate:t,refusals:u,means:r,
digest:f=""},h){if(t===void 0)return;const p=h.some(({rule:N})=>N==="gate-weakened"),a=h.some(({rule:N})=>N==="agent-fil\
es-unapproved"),O={...t,means:r,digest:(0,j().shortDigest)(f),refusals:u,weakens:p,runs:a};return(0,R().finding)("gate-a\
pproval-missing",O)}function e(t,u){return t.map(({index:r,of:f,genes:h})=>{const p=(0,T().gravest)([...h].map(a=>u.get(
a)?.verdict??"error"));return{index:r,of:f,genes:h.size,verdict:p}})}function o(t){const[u]=t;if(!(u===void 0||t.length===
u.of))return(0,R().finding)("part-of-run",{index:u.index,of:u.of,genes:u.genes.size})}function i(t){return t==="pass"||t===
"warn"?"error":t}},52288:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.DECIDES=void 0,m.expiredWords=
b,m.hasExpired=M,m.idle=l,m.idleLevels=w,m.levelFindings=S,m.unknownRule=s,m.withLevels=R;function v(){const n=d(3051);return v=
function(){return n},n}function y(){const n=d(54441);return y=function(){return n},n}function j(){const n=d(54062);return j=
function(){return n},n}function P(){const n=d(13580);return P=function(){return n},n}function E(){const n=d(95132);return E=
function(){return n},n}function $(){const n=d(43767);return $=function(){return n},n}function R(n,e){return Object.keys(
e.rules).length===0?n:n.map(o=>F(o,e))}function F(n,e){const{rule:o,severity:i,layer:t}=n,u={...(0,P().ruleOf)(o),severity:i,
layer:t},r=T(e,o),f=i==="error"&&u.group&&T(e,u.group),h=r?o:u.group,p=r??(f||void 0);if(p===void 0||h===void 0)return n;
const{level:a,...O}=p,N=a==="off"?"notice":a;return N===i||N!=="error"&&!(0,$().mayBeSoftened)(u)?n:{...n,severity:N,level:{
rules:h,level:a,from:i,...O}}}function M(n,e){return n!==void 0&&n<e}function b(n,e){return`it expired on ${n} (reason: ${e}\
)`}function T({rules:n,today:e},o){const i=Object.hasOwn(n,o)?n[o]:void 0,t=i&&(0,j().settingOf)(i);return M(t?.until,e)?
void 0:t}function l(n,e,o,i){const t=e??(M(o,i)?`it expired on ${o}`:void 0);return t===void 0?[]:[{name:n,why:t}]}function w({
rules:n,today:e}){return Object.entries(n).flatMap(([o,i])=>{const{level:t,until:u}=(0,j().settingOf)(i);return l(o,c(o,
t),u,e)})}function S({rules:n,today:e}){return Object.entries(n).flatMap(([o,i])=>{const{level:t,until:u,reason:r="none \
given"}=(0,j().settingOf)(i),f=c(o,t),h=`The level \`${t}\` of \`${o}\``;return f!==void 0?[(0,E().finding)("exception-r\
efused",{exception:h,refusal:f})]:M(u,e)?[(0,E().finding)("exception-refused",{exception:h,refusal:b(u,r)})]:[]})}function c(n,e){
const o=y().RULE_GROUPS,i=(0,P().checkRules)().find(({id:u})=>u===n);return o.includes(n)?void 0:i===void 0?s(n,o):e==="\
error"||(0,$().mayBeSoftened)(i)||i.ignorable!==void 0?void 0:g}const g=m.DECIDES="the rule decides whether commands may\
 run, what a change may touch, or whether files are readable";function s(n,e=[]){const o=(0,v().nearestName)(n,[...e,...(0,P().
checkRules)().map(({id:t})=>t)]);return`${e.length>0?"there is no such rule or group":"the rule does not exist"}${o?` (d\
id you mean \`${o}\`?)`:""}`}},49001:function(D,m,d){Object.defineProperty(m,"__esModule",{value:!0}),m.earlierOutputOf=
e,m.mutantFindings=o,m.runFindings=b;function v(){const t=d(41330);return v=function(){return t},t}function y(){const t=d(
27199);return y=function(){return t},t}function j(){const t=d(6470);return j=function(){return t},t}function P(){const t=d(
91265);return P=function(){return t},t}function E(){const t=d(39491);return E=function(){return t},t}function $(){const t=d(
95132);return $=function(){return t},t}function R(){const t=d(77823);return R=function(){return t},t}function F(){const t=d(
57334);return F=function(){return t},t}function M(){const t=d(26756);return M=function(){return t},t}function b(t,u,{isolation:r},f){
const h=r.level==="namespaces",p=t.commands.flatMap((a,O)=>{const N=u[O];if(N===void 0)return[];const{command:A,location:I}=a,
L={location:I,subject:{...(0,y().subjectOf)(t.asset),command:A}};return[{audited:a,command:A,outcome:N,place:L}]});return[
...p.flatMap(a=>[...g(a,f,r),...c(a,f),...S(a)]),...h?l(p):[],...T(t,u,f)]}function T({asset:t,commands:u},r,{limits:f}){
const h=u.filter((O,N)=>r[N]?.reason===F().BUDGET_SPENT),[p]=h;if(p===void 0)return[];const a={gene:t.id,seconds:f.budget_seconds,
commands:h.length};return[(0,$().finding)("budget-spent",a,{location:p.location,subject:(0,y().subjectOf)(t)})]}function l(t){
const u=t.findIndex(({outcome:O})=>O.status==="failed"),r=t[u],f=r&&e(r,t.slice(0,u));if(!f)return[];const{path:h,writer:p}=f,
a={command:r.command,paths:[h],writer:p};return[(0,$().finding)("file-left-out",a,r.place)]}const w=[["checkout_modified",
"checkout-modified"],["checkout_changed","checkout-changed"]];function S({command:t,outcome:u,place:r}){const f=w.flatMap(
([p,a])=>{const O=u[p];return O?[(0,$().finding)(a,{command:t,paths:O},r)]:[]}),{left_out:h}=u;return h===void 0?f:[...f,
(0,$().finding)("file-left-out",{command:t,paths:h,writer:""},r)]}function c({command:t,outcome:{side_effects:u},place:r},{
caches:f}){const h=u?s(u,f):[];return h.length===0?[]:[(0,$().finding)("command-writes",{command:t,paths:h},r)]}function g({
audited:t,command:u,outcome:r,place:f},{limits:{slow_command_seconds:h},network:p},a){const O=Math.round(r.duration_ms/1e3),
N=(0,R().containmentWords)(r,a,p);switch(r.status){case"failed":{const A=`failed with exit code ${r.exit_code??1}`;return[
(0,$().finding)("command-failed",{command:u,how:A,...N},f)]}case"timed_out":return r.reason===F().BUDGET_SPENT?[]:[(0,$().
finding)("command-timed-out",{command:u,seconds:O,...N},f)];case"crashed":{const A=`crashed: ${r.reason??"no exit code"}`;
return[(0,$().finding)("command-failed",{command:u,how:A,...N},f)]}case"not_runnable":{const{program:A=u}=t.plan??{};return[
(0,$().finding)("program-missing",{command:u,program:A,where:"was not found on PATH outside the checkout"},f)]}case"pass\
ed":return r.duration_ms>h*1e3?[(0,$().finding)("command-slow",{command:u,seconds:O,limit:h},f)]:[];case"skipped":{if(r.
reason===F().OUTCOME_LOST)return[(0,$().finding)("not-judged",{detail:`the command \`${u}\`: ${F().OUTCOME_LOST}`},f)];const A=(0,j().
toolOf)(t.reading);return A===void 0||A.path!==void 0?[]:[(0,$().finding)("program-missing",{command:u,program:A.name,where:"\
is not installed in `node_modules`"},f)]}case"error":case"blocked":return[]}}function s({created:t,changed:u,deleted:r},f){
const h=(0,v().default)([...f],{dot:!0});return[...t,...u,...r].filter(p=>!h(p)).sort()}const n=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function e(t,u){const{command:r,outcome:f}=t,h=[f.stderr,f.stdout].flatMap(({head:I,tail:L})=>[I,L]),p=[r,...h.flatMap(I=>I.
split(`
`))],a=u.toReversed().flatMap(({command:I,outcome:{side_effects:L}})=>(L?.created??[]).map(C=>({path:C,writer:I}))),O=new Set(
a.flatMap(({path:I})=>[I,...(0,E().foldersAbove)(I)])),N=(0,M().mentionsIn)(p,O),A=(0,M().mentionsIn)(p.filter(I=>n.test(
I)),O);for(const{path:I,writer:L}of a){if(N.has(I))return{path:I,writer:L};const C=(0,E().foldersAbove)(I).findLast(G=>A.
has(G));if(C!==void 0)return{path:C,writer:L}}}function o({asset:t,commands:u},r){if(r===void 0)return[];const f=r.every(
({outcome:h})=>h==="survived");return u.flatMap((h,p)=>{const a=r[p],O=a?.outcome==="survived"?a.files:a?.existing?.files;
if(a===void 0||O===void 0)return[];const{command:N,location:A}=h,I=a.outcome!=="survived",L=I?O.length:a.total_files??O.
length,C=a.operator??"mixed",k=!I&&(f||i(h))?"warning":"notice",U={location:A,subject:{...(0,y().subjectOf)(t),command:N},
severity:k};return[(0,$().finding)("passes-when-broken",{command:N,files:O,total:L,how:C,isExisting:I},U)]})}function i({
plan:t}){if(t===void 0)return!1;const{argv:u,scripts:r}=t;return r===void 0?(0,P().runsTests)(u):r.steps.some(({text:f})=>(0,P().
runsTests)(f.split(/[\s;&|()]+/)))}}};
