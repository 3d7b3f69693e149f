"use strict";exports.id=935,exports.ids=[935],exports.modules={9354:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),
m.NOTHING_WAITS=void 0,m.findApprovals=j;function T(){const p=l(41895);return T=function(){return p},p}function w(){const p=l(
39763);return w=function(){return p},p}function R(){const p=l(1395);return R=function(){return p},p}async function j(p,S,O,u){
const{means:g}=u,s=(0,R().weakensGate)(p)?E(S.gate,g):0,t=p.genes.flatMap(d=>{const h=b(d);return h==="standard"?[]:[{gene:d,
confirmation:h,needed:E(S[h],g)}]});if(t.length===0&&s===0)return{...M,means:g};const e=await Promise.all(O.map(d=>P(d,S.
people,u))),o=O.length>1?e.map(F):e,r=t.flatMap(({gene:d,...h})=>{const f=$(o,({asking:a})=>a?.has(v(d))??!0);return h.needed>
f?[[d,{...h,given:f}]]:[]}),n=$(o,({weakensGate:d})=>d??!0),c=o.flatMap(({digest:d})=>d??[]),i=c.length===O.length?(0,R().
groupDigest)(c):void 0;return{means:g,approvals:o.flatMap(({approvals:d})=>d),refusals:o.flatMap(({refusals:d})=>d),waiting:new Map(
r),...s>n&&{gate:{needed:s,given:n}},...i!==void 0&&{digest:i}}}function E(p,S){return S==="digest"?Math.min(p,1):p}function $(p,S){
const O=p.filter(S),u=O.length>0?O:p;return u.length===0?0:Math.min(...u.map(({approvals:g})=>g.length))}async function P({
pullRequest:p,judge:S},O,{find:u}){try{const{subject:g,genes:s,weakensGate:t}=await S(),e=(0,R().approvalDigest)(g),o={people:O,
subject:g,...p!==void 0&&{pullRequest:p}},{approvals:r,refusals:n}=await u(o),c=s.filter(i=>b(i)!=="standard").map(v);return{
pullRequest:p,approvals:r,refusals:n,asking:new Set(c),weakensGate:t,digest:e}}catch(g){if(!(g instanceof T().GateError))
throw g;const s=`could not judge the head: ${g.message}`;return{pullRequest:p,approvals:[],refusals:[s]}}}function F(p){
const{pullRequest:S,approvals:O,refusals:u}=p;return S===void 0?p:{...p,approvals:O.map(g=>({...g,pull_request:S})),refusals:u.
map(g=>`pull request ${S}: ${g}`)}}function v({asset:{path:p,id:S}}){return JSON.stringify([p,S])}function b({commands:p}){
if(p.some(({plan:O})=>O===void 0))return"standard";const S=p.map(({confirmation:O})=>w().CONFIRMATIONS.indexOf(O));return w().
CONFIRMATIONS[Math.max(0,...S)]??"standard"}const M=m.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
39092:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.commitLayer=j;function T(){const E=l(51455);return T=
function(){return E},E}function w(){const E=l(76760);return w=function(){return E},E}function R(){const E=l(96402);return R=
function(){return E},E}async function j({checkout:E,layer:$,modes:P,path:F}){const v=(0,w().join)(E,".git");if(!(await(0,T().
lstat)(v).catch(()=>{}))?.isDirectory())return;const M=await(0,R().openRepository)(E,{PATH:F}),p=(0,w().join)($,".git","\
index"),S={GIT_INDEX_FILE:p},O=async(...u)=>(await M.objects(...u)).toString().trim();try{const u=[...P.keys()],s=(await O(
["hash-object","-w","--no-filters","--stdin-paths"],{input:u.map(h=>`${JSON.stringify((0,w().join)($,h))}
`).join("")})).split(`
`);await(0,T().mkdir)((0,w().dirname)(p),{recursive:!0}),await(0,T().cp)(M.index,p);const t=u.map((h,f)=>`${P.get(h)} ${s[f]}\
	${h}\0`);await O(["update-index","-z","--index-info"],{env:S,input:t.join("")});const e=await O(["write-tree"],{env:S}),
r=(await M.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${e}`),n=Buffer.from(r,"latin\
1"),c=await O(["hash-object","-t","commit","-w","--stdin"],{input:n});await(0,T().cp)(M.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,w().join)($,".git","objects"),{recursive:!0,filter:h=>!h.endsWith("/info")});const i=await(0,T().readFile)((0,w().
join)(v,"HEAD"),"utf8"),d=/^ref: (refs\/\S+)\n?$/.exec(i)?.[1]??"HEAD";await(0,T().mkdir)((0,w().dirname)((0,w().join)($,
".git",d)),{recursive:!0}),await(0,T().writeFile)((0,w().join)($,".git",d),c)}finally{await M.close()}}},19309:function(D,m,l){
Object.defineProperty(m,"__esModule",{value:!0}),m.copyCheckout=M,m.shareFolder=u;function T(){const t=l(73024);return T=
function(){return t},t}function w(){const t=l(51455);return w=function(){return t},t}function R(){const t=l(76760);return R=
function(){return t},t}function j(){const t=l(41895);return j=function(){return t},t}function E(){const t=l(4339);return E=
function(){return t},t}function $(){const t=l(95132);return $=function(){return t},t}function P(){const t=l(46282);return P=
function(){return t},t}function F(){const t=l(51968);return F=function(){return t},t}const v={entries:2e5,bytes:4*1024**
3};class b extends Error{}async function M(t,e=v){const o=await(0,E().temporaryFolder)(),r=()=>(0,w().rm)(o,{recursive:!0,
force:!0,maxRetries:3}),n=(0,R().join)(o,(0,R().basename)(t.directory)||"checkout");try{await p(t,n,e);const c=await(0,F().
copyRepository)(t.directory,n);return{guard:t.at(n),objects:c,close:r}}catch(c){if(await r(),c instanceof b)return;throw c}}
async function p(t,e,o){const{directory:r,files:n,folders:c}=t,i={...o},d=async h=>{const[f,a]=[(0,R().join)(r,h),(0,R().
join)(e,h)],y=await(0,w().lstat)(f);if(i.entries-=1,i.bytes-=y.isFile()?y.size:0,i.entries<0||i.bytes<0)throw new b;if(y.
isSymbolicLink())await O(f,a,r,e);else if(y.isFile())await(0,w().copyFile)(f,a,T().constants.COPYFILE_FICLONE);else if(y.
isDirectory()){await(0,w().mkdir)(a,{mode:y.mode});for(const{name:N}of await S(f))await d((0,R().join)(h,N))}};for(const h of c)
await(0,w().mkdir)((0,R().join)(e,h),{recursive:!0});for(const{path:h}of n)await d(h);for(const h of t.additions)await(0,w().
mkdir)((0,R().join)(e,h,".."),{recursive:!0}),await d(h)}async function S(t){return(await(0,w().readdir)(t,{withFileTypes:!0})).
filter(({name:o})=>o!==".git")}async function O(t,e,o,r){const n=await(0,w().readlink)(t),c=(0,R().isAbsolute)(n)&&(0,P().
isInside)(o,n),i=process.platform==="win32"?"junction":void 0;await(0,w().symlink)(c?(0,R().join)(r,(0,R().relative)(o,n)):
n,e,i)}function u(t,e,o=!1,r=M){let n,c=!1;return{folder:async()=>{if(o)return t.directory;if(n=await r(t),c=n===void 0,
c&&!e)throw s(t);return n?.guard.directory??t.directory},guard:()=>n?.guard??t,hides:()=>!c,findings:()=>c?[g(t)]:[],close:async()=>n?.
close()}}function g({leftOut:t}){const e=t.length===1?"1 file or directory":`${t.length} files and directories`,o=t.length===
0?"":`, and they saw ${e} that the commit does not have`;return(0,$().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${o}`})}function s({directory:t}){return new(j()).GateError("con\
tainment_unavailable",`The checkout ${t} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.copyRepository=j,m.safeGitConfigs=
p,m.withoutSecrets=O;function T(){const u=l(51455);return T=function(){return u},u}function w(){const u=l(76760);return w=
function(){return u},u}const R=new Set(["hooks","lfs","worktrees"]);async function j(u,g){const s=(0,w().join)(u,".git"),
t=await(0,T().lstat)(s).catch(()=>{});if(t===void 0)return[];const e=(0,w().join)(g,".git");if(t.isDirectory())return E(
s,e);const o=/^gitdir: (.+)\n?$/.exec(await(0,T().readFile)(s,"utf8"))?.[1];if(o===void 0)return[];const r=(0,w().resolve)(
u,o),n=await(0,T().readFile)((0,w().join)(r,"commondir"),"utf8").catch(()=>{});return[...n===void 0?[]:await E((0,w().resolve)(
r,n.trim()),e),...await E(r,e,new Set(["commondir","gitdir"]))]}async function E(u,g,s=new Set){const t=[];await(0,T().mkdir)(
g,{recursive:!0});const e=await(0,T().readdir)(u,{withFileTypes:!0}),o=$(e);for(const r of e){const{name:n}=r,[c,i]=[(0,w().
join)(u,n),(0,w().join)(g,n)];o&&R.has(n)||s.has(n)||(r.isDirectory()&&n==="objects"&&o?(await P(c,i),t.push(c)):r.isDirectory()?
t.push(...await E(c,i)):r.isFile()&&/^config(\.worktree)?$/.test(n)?await(0,T().writeFile)(i,O(await(0,T().readFile)(c,"\
utf8"))):r.isFile()&&await(0,T().copyFile)(c,i))}return t}function $(u){const g=s=>u.find(t=>t.name===s);return g("HEAD")?.
isFile()===!0&&g("objects")?.isDirectory()===!0}async function P(u,g){await(0,T().mkdir)((0,w().join)(g,"info"),{recursive:!0}),
await(0,T().writeFile)((0,w().join)(g,"info","alternates"),`${JSON.stringify(u)}
`)}const F=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,v=/^\s*([\w-]+)\s*(?:=|$)/,b={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},M=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function p(u){const g=await S(u,".git"),s=async t=>{
const e=await(0,T().readFile)((0,w().join)(u,t),"utf8");return[t,O(e)]};return new Map(await Promise.all(g.map(s)))}async function S(u,g){
const t=(await(0,T().readdir)((0,w().join)(u,g),{withFileTypes:!0}).catch(()=>[])).map(async e=>{const o=(0,w().join)(g,
e.name);return e.isFile()?/^config(\.worktree)?$/.test(e.name)?[o]:[]:e.isDirectory()?S(u,o):[]});return(await Promise.all(
t)).flat()}function O(u){if(M.test(u))return u;let g=[];return u.split(`
`).filter(t=>{const e=F.exec(t)?.[1]?.toLowerCase();if(e!==void 0)return g=b[e]??[],g.length>0&&t.trimEnd().endsWith("]");
const o=v.exec(t)?.[1]?.toLowerCase();return o!==void 0&&g.includes(o)&&!t.endsWith("\\")}).map(t=>`${t}
`).join("")}},77823:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.containmentWords=F;function T(){const v=l(
36773);return T=function(){return v},v}function w(){const v=l(96266);return w=function(){return v},v}const R={contained:"",
change:""},j=new Set(["failed","crashed","timed_out"]),E=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${w().HOME})/`)].
map(({source:v})=>v).join("|"),"i"),$=/file watchers/,P=2e3;function F(v,{level:b},M){if(b!=="namespaces"||!j.has(v.status))
return R;if(v.limits_hit){const u=(0,T().inCode)(v.limits_hit.map(g=>`limits.${g}`));return{contained:`it reached ${u}`,
change:`If the command needs more, increase ${u} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![v.stderr,v.stdout].flatMap(({head:u,tail:g})=>[u,g]).flatMap(u=>u.split(`
`)).map(u=>u.slice(0,P)).some(u=>E.test(u)&&!$.test(u))&&v.signal!=="SIGXFSZ"?R:{contained:`it ran ${M==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.effectiveLimits=
j,m.limitsInWords=$,m.limitsOn=u,m.resourceLimits=E,m.thisMachine=O;function T(){const s=l(73024);return T=function(){return s},
s}function w(){const s=l(48161);return w=function(){return s},s}function R(){const s=l(26040);return R=function(){return s},
s}function j(s,t){const{memory_bytes:e,processes:o,open_files:r,file_bytes:n,written_bytes:c}=s;return{memory_bytes:e,memory_limited_by:t?
"control_group":"supervisor",processes:o,open_files:r,file_bytes:n,written_bytes:c}}function E(s){return[["CORE",1],["FS\
IZE",s.file_bytes],["NOFILE",s.open_files]]}function $(s){const{memory_bytes:t,memory_limited_by:e,processes:o,open_files:r}=s;
return[`memory: ${P(t)}${e==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${o}`,`ope\
n files: ${r}`,`file size: ${P(s.file_bytes)}`,`total written: ${P(s.written_bytes)}`].join(", ")}function P(s){return`${Math.
round(s/1024/1024)} MiB`}const F=1024**3,v=64*1024**2,b=1/2,M=4/5,p=2*F,S=1024*1024;function O(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,w().totalmem)()),freeBytes:process.availableMemory(),openFiles:g("Max open files")}}
function u(s,t,e){const{totalBytes:o,freeBytes:r,openFiles:n}=s,c=(i,d)=>Math.max(i/e-i/e%v,d);return{...t,memory_bytes:Math.
min(t.memory_bytes,c(o*M,p)),written_bytes:Math.min(t.written_bytes,c(r*b,S)),open_files:Math.min(t.open_files,n)}}function g(s){
const t=(0,R().attempt)(()=>(0,T().readFileSync)("/proc/self/limits","utf8"))??"",e=new RegExp(`^${s}\\s+\\S+\\s+(\\d+)`,
"m");return Number(e.exec(t)?.[1]??1/0)}},32223:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.homeFolders=
g,m.privateFolders=M,m.viewOf=p;function T(){const s=l(73024);return T=function(){return s},s}function w(){const s=l(51455);
return w=function(){return s},s}function R(){const s=l(48161);return R=function(){return s},s}function j(){const s=l(76760);
return j=function(){return s},s}function E(){const s=l(46282);return E=function(){return s},s}const $=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],P=["/nix/store","/gnu/store"],F=["null","zero","full","random","urandom"],
v="tty",b=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function M(s){const t=b.flatMap(o=>s[`GITHUB_${o}`]??
[]),e=[s.HOME,s.RUNNER_TEMP,s.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set([...e,(0,R().tmpdir)(),...t.map(j().dirname)].
filter(o=>(0,j().isAbsolute)(o)))]}async function p({node:s,npm:t,machine:e},o,r){const n=await O([...$,...P]),i=(await Promise.
all(o.map(a=>(0,w().realpath)(a).catch(()=>[])))).flat(),d=[(0,j().dirname)(s.file),...t?[(0,j().dirname)((0,j().dirname)(
t.file))]:[],...[...e.values()].flatMap(a=>S(a,i)),...r?await u():[]].filter(a=>!n.some(y=>(0,E().isInside)(y,a))),h=i.filter(
a=>n.some(y=>y!==a&&(0,E().isInside)(y,a))),f=(0,T().existsSync)(`/dev/${v}`)?[...F,v]:F;return{system:n,emptied:h,tools:[
...new Set(d)],devices:f,home:[],names:[]}}function S({file:s,real:t},e){const o=(0,j().dirname)(t),r=(0,j().dirname)(o),
n=(0,j().basename)(o),c=n==="shims"||n==="bin"&&!e.some(i=>(0,E().isInside)(i,r));return[(0,j().dirname)(s),o,...c?[r]:[]].
filter(i=>!e.some(d=>(0,E().isInside)(i,d)))}async function O(s){return(await Promise.all(s.map(async e=>(await(0,w().lstat)(
e).catch(()=>{}))?.isDirectory()?[e]:[]))).flat()}async function u(){const s=await(0,w().realpath)("/etc/resolv.conf").catch(
()=>{});return s?.startsWith("/run/systemd/resolve/")?[(0,j().dirname)(s)]:[]}async function g(s,t){return t===void 0||!(0,j().
isAbsolute)(t)?[]:(await Promise.all([...new Set(s)].sort().map(async o=>{const r=await(0,w().realpath)((0,j().join)(t,o)).
catch(()=>{});return r===void 0||!(await(0,w().stat)(r)).isDirectory()?[]:[{path:o,source:r}]}))).flat()}},96266:function(D,m,l){
Object.defineProperty(m,"__esModule",{value:!0}),m.TEMP=m.HOME=m.ABOVE=void 0,m.commandFolders=p,m.commandMounts=M,m.sharedMounts=
b;function T(){const O=l(76760);return T=function(){return O},O}function w(){const O=l(39491);return w=function(){return O},
O}function R(){const O=l(46282);return R=function(){return O},O}const j=m.HOME="/home/gene-gate",E=m.TEMP="/tmp",$=m.ABOVE=
`${j}/above`,P=64,F="/.gene-gate",v={lower:`${F}/lower`,cover:`${F}/cover`,own:`${F}/own`,run:`${F}/run`,replaced:`${F}/\
replaced`,home:`${F}/home`,tools:`${F}/tools`};function b({view:O,checkout:u,run:g,stage:s}){const t=(o,r)=>[o,(0,T().join)(
s,r)],e=(o,r,n)=>[o,(0,T().join)(s,r),"none",n];return[...O.system.map(o=>t(o,o)),...O.emptied.map(o=>["gene-gate",(0,T().
join)(s,o),"tmpfs","size=1m,mode=0755"]),e("/proc","proc","rbind"),e(u,v.lower,"rbind"),e(g,v.run,"bind"),...O.tools.map(
(o,r)=>t(o,S(o,r))),...O.home.map(({source:o},r)=>t(o,(0,T().join)(v.home,String(r))))]}function M(O){const{view:u,checkout:g,
privileges:s,hides:t,keepsWrites:e,replaced:o}=O,r=(d,h,f)=>["gene-gate",h,d,f],n=(d,h,f="bind")=>[d,h,"none",f],c=[`low\
erdir=${t||s.adopt?`${v.cover}:`:""}${v.lower}`,`upperdir=${v.own}/upper`,`workdir=${v.own}/work`,...s.overlay,"X-mount.\
mkdir"],i=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${P}`;return[n(`${v.own}/tmp`,E),n(`${v.own}/home`,j),...u.
home.map(({path:d},h)=>n(`${v.home}/${h}`,(0,T().join)(j,d))),n(`${v.own}/shm`,"/dev/shm"),r("devpts","/dev/pts",i),...u.
tools.flatMap((d,h)=>{const f=S(d,h);return d===f?[]:[n(f,d,"rbind,X-mount.mkdir")]}),e?n(v.lower,g,"bind,X-mount.mkdir"):
r("overlay",g,c.join(",")),...o.map((d,h)=>n(`${v.replaced}/${h}`,(0,T().join)(g,d))),...u.names.map(d=>n(g,(0,T().join)(
$,d),"rbind")),r("proc","/proc","nosuid,nodev,noexec"),r("tmpfs",F,"ro,size=4k,mode=0755")]}function p({home:O,names:u}){
const g=u.map(e=>(0,T().relative)(j,(0,T().join)($,e))),s=[...O.map(({path:e})=>e),...g];return["upper","work","tmp","ho\
me","shm",...[...new Set(s.flatMap(e=>[...(0,w().foldersAbove)(e),e]))].map(e=>`home/${e}`)]}function S(O,u){return[E,j].
some(s=>(0,R().isInside)(s,O))?`${v.tools}/${u}`:O}},35134:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),
m.breakFiles=$,m.writeLayer=F;function T(){const u=l(51455);return T=function(){return u},u}function w(){const u=l(76760);
return w=function(){return u},u}function R(){const u=l(39092);return R=function(){return u},u}function j(){const u=l(32476);
return j=function(){return u},u}const E=/\.d\.[cm]?ts$/;function $(u,g){const s=new Map,t=new Map;for(const[o,r]of u){const n=w().
posix.extname(o).slice(1).toLowerCase(),c=j().LANGUAGES.find(({extensions:d})=>d.includes(n)),i=c&&!E.test(o)&&p(r,c,g);
c===void 0?t.set(o,P(r,g)):i&&s.set(o,i)}if(s.size===0){const o=[...u].map(([r,n])=>[r,P(n,g)]);return{files:new Map(o),
operator:"unparsable"}}const e=t.size>0?"mixed":"functions_fail";return{files:new Map([...s,...t]),operator:e}}function P(u,g){
return`)]}>"'\`<<<<<<< ${g}
${u}`}async function F(u,g,s){const{checkout:t,isCommitted:e,path:o}=s,r=new Map;for(const[n,c]of g){const{mode:i}=await(0,T().
lstat)((0,w().join)(t,n));await(0,T().mkdir)((0,w().dirname)((0,w().join)(u,n)),{recursive:!0}),await(0,T().writeFile)((0,w().
join)(u,n),c),await(0,T().chmod)((0,w().join)(u,n),i&511),r.set(n,(i&73)===0?"100644":"100755")}e&&await(0,R().commitLayer)(
{checkout:t,layer:u,modes:r,path:o});for(const n of await(0,T().readdir)(u,{recursive:!0,withFileTypes:!0})){const c=(0,w().
join)(n.parentPath,n.name),i=await(0,T().lstat)((0,w().join)(t,(0,w().relative)(u,c))).catch(()=>{});n.isDirectory()&&i&&
await(0,T().chmod)(c,i.mode&511)}}const v=200,b=400,M=1e4;function p(u,g,s){const{masked:t,forms:e,failing:o,unused:r}=g,
n=u.replaceAll(t,h=>h.replaceAll(/[^\n]/g," ")),c=new Map;for(const{start:h,end:f}of S(n,g)){const a=n.slice(f,f+b),y=e.
find(({after:I})=>I.test(a)),N=n.slice(Math.max(0,h-v),h);if(!y||y.unless?.test(N)||y.before?.test(N)===!1)continue;const A=f+
(y.after.exec(a)?.[0].length??0);y.isExpression?c.set(A,` (() => {${o(s)} })( ) ? 0 : `):c.set(...O(u,A,g,s))}if(c.size===
0)return;r&&/^[ \t]*(?:import|export)\b/m.test(n)&&c.set(u.length,r(s));let i="",d=0;for(const[h,f]of[...c].sort(([a],[y])=>a-
y))i+=u.slice(d,h)+f,d=h;return i+u.slice(d)}function S(u,{bareParameter:g}){const s=[],t=[];for(const{index:o,0:r}of u.
matchAll(/[()[\]{}]/g))if("([{".includes(r))t.push(o);else{const n=t.pop();r===")"&&n!==void 0&&s.push({start:n,end:o+1})}
const e=g?[...u.matchAll(g)]:[];return[...s,...e.map(({index:o,0:r})=>({start:o,end:o+r.length}))]}function O(u,g,{preamble:s,
isIndented:t,failing:e},o){const r=s?.exec(u.slice(g,g+M))?.[0].length??0,n=e(o);if(!t)return[g+r,n];if(r>0)return[g+r,`\
; ${n}`];const[c="",i=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(u.slice(g))??[];return[g+c.length,c===i?`${n}; `:
`${n}
${i}`]}},32476:function(D,m){Object.defineProperty(m,"__esModule",{value:!0}),m.LANGUAGES=void 0;function l(...o){return new RegExp(
o.join("|"),"g")}const T=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,w=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
R="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",j=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
E=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,$=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
P={extensions:["js","mjs","cjs"],masked:l(T,w,R,j),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:$,unless:E}],failing:o=>` debugger; var _${o}=${o}( "x" ) ; throw _${o} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:o=>`
export const unused_${o} = "x"  ;
`},F=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,v=String.raw`\s*:\s*(?:[^\s;{}()=]|${F})(?:[^;{}()=]|${F})*`,b=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
M=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,p=String.raw`^(?:${v}?)?\s*=>`,
S={...P,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${p}\s*\{`),unless:b},{after:new RegExp(
p),before:M,unless:b,isExpression:!0},{after:new RegExp(String.raw`^(?:${v})?\s*\{`),before:$,unless:E}]},O=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),u=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...O,w].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
g={extensions:["py","pyi"],masked:l(...O,w,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:o=>`_${o}=${o}( "x" ) ;raise RuntimeError(_${o})`,preamble:new RegExp(u),isIndented:!0},s={masked:l(T,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},t={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},e=m.LANGUAGES=[P,S,g,{...s,extensions:["rs"],failing:o=>` let _${o} =( "x" ) ; \
panic!( "${o}" ) ;`},{...s,extensions:["go"],failing:o=>` panic( "${o}" ) ;`},{...s,extensions:["kt","kts"],failing:o=>`\
 throw RuntimeException( "${o}" ) ;`},{...s,extensions:["java"],forms:[t],failing:o=>` if ( true ) throw new RuntimeExce\
ption( "${o}" ) ;`}]},69983:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.breakAndRun=O;function T(){
const e=l(77598);return T=function(){return e},e}function w(){const e=l(86191);return w=function(){return e},e}function R(){
const e=l(59490);return R=function(){return e},e}function j(){const e=l(87952);return j=function(){return e},e}function E(){
const e=l(67147);return E=function(){return e},e}function $(){const e=l(57334);return $=function(){return e},e}function P(){
const e=l(49604);return P=function(){return e},e}function F(){const e=l(64474);return F=function(){return e},e}function v(){
const e=l(35134);return v=function(){return e},e}function b(){const e=l(48081);return b=function(){return e},e}const M=2,
p=2e3,S=20;async function O(e,o){const{policy:r,change:n,checkout:c}=o;if(r.mutants==="off"||n===void 0)return new Map;const i=[
...e].flatMap(([y,N])=>{const A=N.map(({outcome:C})=>C);if(!(y.gene.change==="added"||y.gene.change==="modified")||A.some(
({status:C})=>C!=="passed"))return[];const L=y.gene.commands.flatMap(({reading:C})=>(0,w().startedFiles)(C)).sort();return[
{...y,outcomes:A,launched:L}]}),{areBuilt:d}=(0,E().everything)((0,j().dependencyFolders)(r)),h=c.additions.find(d),f=`c\
ommands can read \`${h}\`, which was built before the change was broken`,a=new Map;for(const y of(0,R().groupBy)(i,({launched:N})=>N.
join("\0")).values()){const A=await(h===void 0?g(y,o):Promise.reject(new Error(f))).catch(({message:I})=>u(y,I));for(const[
I,{gene:L}]of y.entries())a.set(L,A[I]??[])}return a}function u(e,o){return e.map(({plans:r})=>r.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:o})))}async function g(e,o){const r=await(0,b().sourcesOf)(o.change?.files??[],o.tree,
e[0]?.launched??[]);if(typeof r=="string")return u(e,r);const n=await s(e,r.texts,o),c=n.flat().some(({outcome:d})=>d===
"killed");if(r.existing===void 0||!c)return n;const i=await s(e,r.existing,o);return n.map((d,h)=>d.map((f,a)=>{const y=i[h]?.[a];
return f.outcome!=="killed"||y?.outcome!=="survived"?f:{...f,existing:{files:y.files,duration_ms:y.duration_ms}}}))}async function s(e,o,{
backend:r,checkout:n,change:c,concurrency:i,path:d,signal:h}){const f=`z${(0,T().randomBytes)(8).toString("hex").replaceAll(
/\d/g,"q")}`,a=(0,v().breakFiles)(o,f),y={checkout:n.directory,isCommitted:c?.isCommitted===!0,path:d},N=await r.cover?.(
C=>(0,v().writeLayer)(C,a.files,y));if(N===void 0)throw new Error("without namespaces, commands share one checkout, whic\
h must not be broken");const A=e.map(({id:C,plans:G,outcomes:U})=>{const x=U.map(({duration_ms:H})=>M*H+p);return G.map(
(H,Y)=>({...H,timeoutMs:x[Y]??p})).map(H=>({id:C,plans:[H]}))}),I={backend:N,progress:P().NO_PROGRESS,concurrency:i,signal:h},
L=await(0,F().runPlans)(A.flat(),I);return A.map(C=>C.flatMap(G=>L.get(G)??[]).map(({outcome:G})=>t(G,a)))}function t(e,{
files:o,operator:r}){const{status:n,signal:c,duration_ms:i,reason:d=n}=e,h=[...o.keys()].sort(),f={operator:r,files:h.slice(
0,S),duration_ms:i,...h.length>S&&{total_files:h.length}};return n==="passed"?{...f,outcome:"survived"}:(n==="failed"||n===
"timed_out"||c!==null)&&d!==$().BUDGET_SPENT?{...f,outcome:"killed"}:{...f,outcome:"not_run",reason:d}}},48081:function(D,m,l){
Object.defineProperty(m,"__esModule",{value:!0}),m.isSource=b,m.sourcesOf=M;function T(){const p=l(95244);return T=function(){
return p},p}function w(){const p=l(93028);return w=function(){return p},p}const R=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
j=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
E=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,$=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
P=600,F=500,v=10*1024**2;function b(p){return(0,T().isProgramCode)(p)&&!(0,T().isOfTests)(p)&&![R,j].some(S=>S.test(p))}
async function M(p,S,O){const u=i=>b(i)&&!O.includes(i)&&(0,w().isRegular)(S.stat(i)?.kind),g=p.filter(({path:i,status:d})=>d!==
"deleted"&&u(i)),s=[...S.files()].filter(({path:i})=>u(i)&&!E.test(i)),t=g.length>0?g:s;if(t.length===0)return"neither t\
he change nor the repository has a source file to break";const e=t.reduce((i,{path:d})=>i+(S.stat(d)?.size??0),0);if(t.length>
F||e>v)return`there are too many source files to break: ${t.length} with ${Math.ceil(e/1024**2)} MB`;const o=t.map(async({
path:i})=>[i,(await S.read(i)).toString("utf8")]),r=await Promise.all(o);if(g.length===0){const i=r.filter(([,d])=>!$.test(
d.slice(0,P)));return i.length===0?"all source files are generated":{texts:new Map(i)}}const n=r.filter((i,d)=>g[d]?.status!==
"added"),c=n.length>0&&n.length<r.length;return{texts:new Map(r),...c&&{existing:new Map(n)}}}},57334:function(D,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.OUTCOME_LOST=m.INTERRUPTED=m.CHECKOUT_CHANGED=m.BUDGET_SPENT=m.BLOCKED=void 0,
m.changedOutcome=F,m.countInterrupted=E,m.notRun=P,m.stopReason=$;const l=m.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",T=m.INTERRUPTED="interrupted",w=m.BUDGET_SPENT="the time budget for all commands was spent",R=m.OUTCOME_LOST=
"the run returned no outcome for this command",j=m.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function E(v){
return v.filter(({reason:b})=>b===T).length}function $(v){return v.reason===w?w:T}function P(v,b,M=new Date){const p={head:"",
tail:"",bytes:0,truncated:!1};return{status:v,exit_code:null,signal:null,started_at:M.toISOString(),duration_ms:0,stdout:p,
stderr:p,reason:b}}function F(v,b=P("error",j)){return{...b,status:"error",reason:j,checkout_changed:[...v]}}},22562:function(D,m,l){
Object.defineProperty(m,"__esModule",{value:!0}),m.outcomesOf=j,m.plansOf=R,m.refusedOutcomes=$;function T(){const b=l(6470);
return T=function(){return b},b}function w(){const b=l(57334);return w=function(){return b},b}function R({asset:b,commands:M}){
const p=M.flatMap(({plan:S})=>S??[]);return{id:b.id,plans:p.length===M.length?p:[]}}function j({commands:b},M,p){if(b.every(
({plan:O})=>O!==void 0))return b.map(({plan:O},u)=>E(O,M[u],p));const S=v(b);return b.map(({verdict:O})=>O==="block"?(0,w().
notRun)("blocked",w().BLOCKED,p):(0,w().notRun)("skipped",S,p))}function E(b,M,p){if(M===void 0||M.plan.digest!==b?.digest)
return(0,w().notRun)("skipped",w().OUTCOME_LOST,p);const{outcome:S,changedFiles:O}=M;return O.length===0?S:{...S,checkout_modified:O}}
function $(b,M,p){const S=b.filter(O=>M?P(O):O.commands.some(F));return new Map(S.map(O=>[O,j(O,[],p)]))}function P({change:b,
commands:M}){return M.length===0?b!=="removed":M.some(({plan:p})=>p===void 0)}function F({verdict:b}){return b==="block"}
function v(b){if(b.some(({verdict:S})=>S==="block"))return"another command of the gene is blocked";const p=b.flatMap(({reading:S})=>(0,T().
toolOf)(S)??[]).find(({path:S})=>S===void 0);return p?`${p.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(D,m,l){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.mentionedOf=E,m.mentionsIn=$,m.namedRootOf=F;function T(){const v=l(76760);return T=function(){return v},
v}const w=5,R=30,j=/[^\w.@+~/\\-]+/;function E(v){const b=new Map(v.map(M=>[M,M]));for(const M of v){const{dir:p,name:S,
ext:O}=T().posix.parse(M),u=T().posix.join(p,S);O!==""&&!b.has(u)&&b.set(u,M)}return M=>{if(M.status!=="failed"||b.size===
0)return M;const{stdout:p,stderr:S}=M,O=[S,p].flatMap(({head:g,tail:s})=>[g,s]),u=new Set([...$(O,b)].flatMap(g=>b.get(g)??
[]));return u.size===0?M:{...M,left_out:[...u].sort().slice(0,w)}}}function $(v,b){const M=new Set(v.flatMap(p=>p.split(
j)));return new Set([...M].flatMap(p=>P(p).filter(S=>b.has(S))))}function P(v){const b=v.replaceAll("\\","/").replace(/[.,]+$/,
"").split("/").filter(M=>M!==""&&M!=="."&&M!=="..");return b.length>R?[]:b.flatMap((M,p)=>b.slice(p).map((S,O)=>b.slice(
p,p+O+1).join("/")))}function F(v){return b=>{const{status:M,stdout:p,stderr:S}=b;return M==="passed"||v==="/"?b:[p,S].some(
({head:u,tail:g})=>[u,g].some(s=>s.includes(v)))?{...b,root:v}:b}}},46282:function(D,m,l){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.findPrograms=O,m.isInside=h;function T(){const f=l(31421);return T=function(){return f},f}function w(){
const f=l(73024);return w=function(){return f},f}function R(){const f=l(51455);return R=function(){return f},f}function j(){
const f=l(48161);return j=function(){return f},f}function E(){const f=l(76760);return E=function(){return f},f}function $(){
const f=l(57975);return $=function(){return f},f}function P(){const f=l(7723);return P=function(){return f},f}function F(){
const f=l(26040);return F=function(){return f},f}function v(){const f=l(41895);return v=function(){return f},f}function b(){
const f=l(14495);return b=function(){return f},f}const M=P().object({file:P().string(),version:P().string(),platform:P().
string(),arch:P().string()}),p="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",S=2e4;async function O(f){const{path:a,checkout:y,names:N=[]}=f,A=await c(a,y),I=await u(A,y),
[L,C]=await Promise.all(["npm","npx"].map(x=>s(x,I.file,A,y))),G=await n(N,A,y),U=await o(A,y);return{node:I,...L&&{npm:L},
...C&&{npx:C},...U!==void 0&&{shell:U},machine:G,searchPath:A}}async function u(f,a){for await(const{file:y,real:N}of d(
"node",f,a)){const A=await g(y,N,f),I=await i(A.file,a);if(I!==void 0)return{...A,file:I}}throw new(v()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function g(f,a,y){const{execPath:N,version:A,platform:I,
arch:L}=process;if(I==="linux"&&!(0,w().existsSync)("/proc/self"))throw new(v()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(a===await(0,R().realpath)(N))return{file:a,version:A,platform:I,arch:L};try{const{stdout:C}=await(0,$().promisify)(
T().execFile)(f,["-p",p],{cwd:(0,E().dirname)(f),env:{PATH:y.join(E().delimiter),HOME:(0,j().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:S,windowsHide:!0});return M.parse(JSON.parse(C))}catch(C){throw new(v()).GateError(
"program_not_found",`${f} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:C})}}async function s(f,a,y,N){const A=(0,E().join)("node_module\
s","npm","bin",`${f}-cli.js`);for(const I of[(0,E().dirname)(a),...y]){for(const C of[(0,E().join)(I,A),(0,E().join)(I,"\
..","lib",A)]){const G=await t(C,f,N);if(G)return G}const L=await t((0,E().join)(I,f),f,N);if(L)return L}}async function t(f,a,y){
const N=await i(f,y);if(!N?.endsWith(`${a}-cli.js`))return;const A=(0,E().join)((0,E().dirname)(N),"..","package.json"),
I=await(0,R().readFile)(A,"utf8").catch(()=>"null"),{success:L,data:C}=P().object({name:P().literal("npm"),version:P().string()}).
safeParse((0,F().attempt)(()=>JSON.parse(I)));return L?{file:N,version:C.version}:void 0}const e="/bin/sh";async function o(f,a){
if(process.platform!=="win32")return e;for await(const{real:y}of d("git",f,a)){const N=await i((0,E().join)((0,E().dirname)(
y),"..","bin","sh.exe"),a);if(N!==void 0)return N}}const r=/^[A-Za-z0-9][\w.+-]*$/;async function n(f,a,y){const N=new Map;
for(const A of f.filter(I=>r.test(I))){const I=await d(A,a,y).next();I.done||N.set(A,I.value)}return N}async function c(f,a){
const y=new Set(f.split(E().delimiter).filter(A=>(0,E().isAbsolute)(A)));return(await Promise.all([...y].map(async A=>await i(
A,a)===void 0?[]:[A]))).flat()}async function i(f,a){const[y,N]=await Promise.all([(0,R().realpath)(f).catch(()=>{}),(0,R().
realpath)(a)]);if(y===void 0)return;const A=[y,(0,E().resolve)(f)],I=[N,(0,E().resolve)(a)];return A.some(L=>I.some(C=>h(
C,L)))?void 0:y}async function*d(f,a,y){for(const N of a){const A=(0,E().join)(N,process.platform==="win32"?`${f}.exe`:f),
I=await i(A,y);I!==void 0&&await(0,b().isExecutable)(I)&&(yield{file:A,real:I})}}function h(f,a){const y=(0,E().relative)(
f,a);return y!==".."&&!y.startsWith(`..${E().sep}`)&&!(0,E().isAbsolute)(y)}},49604:function(D,m,l){Object.defineProperty(
m,"__esModule",{value:!0}),m.NO_PROGRESS=void 0,m.groupedProgress=j,m.linesOfProgress=R;function T(){const E=l(20849);return T=
function(){return E},E}const w=m.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function R(E){let $=0,P=0;
return{...w,planned:F=>{$=F},finished:(F,{status:v,duration_ms:b})=>{P+=1;const M=(b/1e3).toFixed(1);E(`[${P}/${$}] ${v}\
 in ${M} s: ${(0,T().safeLine)(F)}`)}}}function j(E){const $=R(E.info);return{...$,planned:P=>{E.startGroup(`Run ${P} va\
lidation command${P===1?"":"s"}`),$.planned(P)},ended:()=>E.endGroup()}}},63682:function(D,m,l){Object.defineProperty(m,
"__esModule",{value:!0}),m.NOTHING_RAN=void 0,m.requestOf=d,m.runAudited=e,m.withinBudget=f;function T(){const a=l(48161);
return T=function(){return a},a}function w(){const a=l(97247);return w=function(){return a},a}function R(){const a=l(60210);
return R=function(){return a},a}function j(){const a=l(57430);return j=function(){return a},a}function E(){const a=l(87952);
return E=function(){return a},a}function $(){const a=l(19309);return $=function(){return a},a}function P(){const a=l(10582);
return P=function(){return a},a}function F(){const a=l(32223);return F=function(){return a},a}function v(){const a=l(69983);
return v=function(){return a},a}function b(){const a=l(57334);return b=function(){return a},a}function M(){const a=l(22562);
return M=function(){return a},a}function p(){const a=l(26756);return p=function(){return a},a}function S(){const a=l(46282);
return S=function(){return a},a}function O(){const a=l(64474);return O=function(){return a},a}const u=4*1024*1024,g=6e4,
s=4,t=2*1024;async function e(a,y){const N=new Date,A=o(a,y),{checkout:I,path:L,policy:C,progress:G,signal:U,shown:x}=y,
z=(0,M().refusedOutcomes)(a.genes,I!==void 0,N);if(I===void 0||A.length===0)return{...h,outcomes:z};const{directory:H,leftOut:Y}=I,
X=A.flatMap(B=>B.plans),Q=new Set(X.map(B=>B.program)),J=await(0,S().findPrograms)({path:L,checkout:H,names:[...Q]}),K=c(
C.concurrency),k=(0,$().shareFolder)(I,y.attended,x!==void 0),{chooseBackend:Z}=await Promise.all([l.e(670),l.e(342)]).then(
l.bind(l,60670)),{backend:V,isolation:en,close:sn}=await Z({programs:J,checkout:H,leftOut:Y,...x&&{shown:x},shareFolder:k.
folder,outputBytes:n(C.limits.output_bytes,a.genes),limits:(0,P().limitsOn)((0,P().thisMachine)(),C.limits,K),lanes:K,requested:d(
C.containment,y.fork),network:C.network==="allow",replaced:await r(a,y.tree),folders:y.privateFolders,names:[...new Set(
X.flatMap(({checkoutAs:B})=>B??[]))],home:await(0,F().homeFolders)([...C.home_caches,...(0,E().homeDependencies)(C)],y.home),
signal:U}),_=V.level==="namespaces",q=_?K:1,rn=async()=>{const B=performance.now(),W=await f(C.limits.budget_seconds*1e3,
U,tn=>(0,O().runPlans)(A,{backend:V,progress:G,concurrency:q,signal:tn,guard:k.guard()})),nn=Math.max(g,performance.now()-
B),fn=await f(nn,U,tn=>(0,v().breakAndRun)(W,{...y,checkout:I,backend:V,concurrency:q,signal:tn}));return{runs:W,mutants:fn}},
{runs:an,mutants:cn}=await rn().finally(()=>Promise.all([sn(),k.close()])),un=[(0,p().mentionedOf)(k.hides()?Y:[]),(0,p().
namedRootOf)(_?H:k.guard().directory)],dn=B=>un.reduce((W,nn)=>nn(W),B),on=A.map(B=>{const{gene:W}=B;return[W,(0,M().outcomesOf)(
W,an.get(B)??[],N).map(dn)]});return{outcomes:new Map([...z,...on]),interrupted:(0,b().countInterrupted)(on.flatMap(([,B])=>B)),
isolation:{...en,description:`${en.description} ${i(_,q)}`},nodeOf:()=>J.node,mutants:cn,findings:k.findings()}}function o(a,{
waiting:y}){return a.genes.filter(N=>!y.has(N)).map(N=>({...(0,M().plansOf)(N),gene:N})).filter(({plans:N})=>N.length>0)}
async function r(a,y){const N=new Set((0,w().isOfChange)(a)?a.files.map(({path:I})=>I):[]),A=await(0,R().npmrcCopies)(y,
N);return new Map(A.flatMap(({path:I,text:L,dropped:C})=>C.length>0&&L!==void 0?[[I,L]]:[]))}function n(a,y){const N=y.flatMap(
L=>(0,M().plansOf)(L).plans),A=new Set(N.map(({digest:L})=>L)),I=Math.floor(u/(A.size*s));return Math.min(a,Math.max(I,t))}
function c(a){return a==="cores"?(0,T().availableParallelism)():a}function i(a,y){return a?y===1?"One command at a time.":
`Up to ${y} commands at once.`:"One command at a time, because all commands share the checkout."}function d(a,y){return a===
"require-for-forks"?y?"require":"auto":a}const h=m.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:j().NOTHING_RUN,
nodeOf:()=>process};async function f(a,y,N){const A=new AbortController,I=setTimeout(()=>A.abort(b().BUDGET_SPENT),a);try{
return await N(AbortSignal.any([y,A.signal]))}finally{clearTimeout(I)}}},20849:function(D,m,l){Object.defineProperty(m,"\
__esModule",{value:!0}),m.safeLine=R,m.withoutLogCommands=j;function T(){const E=l(77598);return T=function(){return E},
E}const w=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function R(E,$=200){const P=E.replace(w,v=>`\\u{${v.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),F=Array.from(P);return F.length<=$?P:`${F.slice(0,$-1).
join("")}\u2026`}async function j(E,$){const P=(0,T().randomUUID)();E(`::stop-commands::${P}`);try{return await $()}finally{
E(`::${P}::`)}}},64474:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.runPlans=R;function T(){const p=l(
41895);return T=function(){return p},p}function w(){const p=l(57334);return w=function(){return p},p}async function R(p,S){
const{backend:O,progress:u,concurrency:g}=S,s=new Map(p.flatMap(({plans:i})=>i.map(d=>[d.digest,d]))),t=new Map;for(const i of s.
values()){const d=F(()=>O.check(i));d&&t.set(i.digest,d)}const e=new AbortController,o=AbortSignal.any([S.signal,e.signal]),
r=j(g),n=E(P({...S,signal:o},t)),c=async({plans:i})=>{try{return await $(i,n,o)}catch(d){throw e.abort(),d}};u.planned(s.
size);try{const i=p.map(h=>r(()=>c(h)));await Promise.allSettled(i);const d=b(await Promise.all(i));return new Map(p.map(
(h,f)=>[h,d[f]??[]]))}finally{u.ended()}}function j(p){const S=[];let O=p;return async u=>{O===0?await new Promise(g=>S.
push(g)):O-=1;try{return await u()}finally{const g=S.shift();g?g():O+=1}}}function E(p){const S=new Map;return O=>{const u=S.
get(O.digest)??p(O);return S.set(O.digest,u),u}}async function $(p,S,O){const u=[];for(const g of p)O.aborted?u.push(M(g,
(0,w().stopReason)(O))):u.some(({outcome:s})=>s.status!=="passed")?u.push(M(g,"an earlier command of the gene did not pa\
ss")):u.push({...await S(g),plan:g});return u}function P(p,S){const{backend:O,progress:u,signal:g,guard:s}=p,t=O.level===
"process_group";let e;return async o=>{if(e!==void 0)return M(o,e);if(g.aborted)return M(o,(0,w().stopReason)(g));const r=s?.
state(),n=s&&r?[...await s.changed(r)]:[];if(s&&r&&!t&&n.push(...s.added(r)),n.length>0)return e=w().CHECKOUT_CHANGED,{plan:o,
outcome:(0,w().changedOutcome)(n),changedFiles:[]};u.started(o.command);const c=S.get(o.digest),i=c?(0,w().notRun)("not_\
runnable",`${c.message} ${c.hint}`):await O.run(o,g),d=()=>t?s?.changed():r&&s?.touchedSince(r),h=(g.aborted?void 0:await d())??
[];if(h.length===0||t)return u.finished(o.command,i),h.length>0&&(e=v(o)),{plan:o,outcome:i,changedFiles:h};e=w().CHECKOUT_CHANGED;
const f=(0,w().changedOutcome)(h,i);return u.finished(o.command,f),{plan:o,outcome:f,changedFiles:[]}}}function F(p){try{
p();return}catch(S){if(S instanceof T().GateError&&S.code==="program_not_found")return S;throw S}}function v({command:p}){
return`the command "${p}" changed files of the checkout`}function b(p){const S=new Set;return p.map(O=>O.map(u=>{const{outcome:g}=u;
return g.status==="skipped"?u:S.has(g)?{...u,outcome:{...g,reused:!0}}:(S.add(g),u)}))}function M(p,S){return{plan:p,outcome:(0,w().
notRun)("skipped",S),changedFiles:[]}}},46562:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.findingsOf=
P,m.judgeGene=$;function T(){const t=l(13580);return T=function(){return t},t}function w(){const t=l(57334);return w=function(){
return t},t}function R(){const t=l(9436);return R=function(){return t},t}function j(){const t=l(49001);return j=function(){
return t},t}function E(){const t=l(47350);return E=function(){return t},t}function $(t,e,{policy:o,ignoring:r,capped:n=[],
missing:c}){const i=S(t,G=>(0,R().suppress)(G,r)),d=e.outcomes.get(t)??[],h=e.mutants?.get(t),f=[...(0,j().runFindings)(
i,d,e,o),...(0,j().mutantFindings)(i,h)],y=[...(0,R().suppress)(f,r),...c?[c]:[]],A=[...P({gene:i,runFindings:y}),...n].
filter(({suppressed:G})=>!G),{isIdle:I=!1}=i,L=I||b(d,y),C=(0,E().gravest)([(0,E().severityVerdict)(A,o.fail_on),...i.commands.
map(({verdict:G})=>G==="block"&&!I?"fail":"pass"),...L?["warn"]:d.map(p),c?"needs_approval":"pass"]);return{gene:i,ran:e.
outcomes.has(t),outcomes:d,...h&&{mutants:h},runFindings:y,capped:n,verdict:C,summary:I?F:L?v:O(i,d,C,A)}}function P({gene:t,
runFindings:e}){return[...t.findings,...t.commands.flatMap(o=>o.findings),...e]}const F="an unchanged seed of the engine\
, whose scripts are not in this repository",v="not runnable here: the machine lacks a program or a tool";function b(t,e){
const o=e.filter(({rule:r})=>(0,T().ruleOf)(r).group==="environment");return o.length>0&&o.every(({severity:r})=>r!=="er\
ror")&&t.every(({status:r,reason:n})=>r==="skipped"?!M.has(n):r==="passed"||r==="not_runnable")}const M=new Set([w().INTERRUPTED,
w().OUTCOME_LOST]);function p({status:t,reason:e}){return t==="passed"?"pass":t==="error"||M.has(e)?"error":"fail"}function S(t,e){
return{...t,findings:e(t.findings),commands:t.commands.map(o=>({...o,findings:e(o.findings)}))}}function O(t,e,o,r){const n=t.
commands.findIndex(C=>C.verdict==="block"),c=e.findIndex(({status:C})=>C!=="passed"&&C!=="skipped"),i=e.findIndex(({status:C})=>C===
"skipped"),d=[n,c,i].find(C=>C>=0)??-1,h=t.commands[d];if(h)return`constraint: validation_failed: ${h.command} => ${s(e[d])}`;
if(t.change==="removed")return"removed";const{files:f,max_files:a,severity:y}=t.blastRadius;if(r.some(u))return`constrai\
nt: blast_radius ${y}: ${f} / ${a} files`;const N=t.commands.length,A=N===1?"1 command":`${N} commands`;if(o==="needs_ap\
proval")return`${A} allowed, waiting for approval`;if(o==="fail")return`failed: ${g(r).join(", ")}`;const I=e.length>0?`${A}\
 passed`:`${A} allowed, none run`,L=o==="warn"?g(r):[];return L.length>0?`${I}, with warnings: ${L.join(", ")}`:I}function u({
rule:t,severity:e}){return e==="error"&&t.startsWith("blast-radius-")}function g(t){const e=t.filter(({severity:r})=>r===
"error"),o=t.filter(({severity:r})=>r==="warning");return[...new Set((e.length>0?e:o).map(({rule:r})=>r))]}function s(t){
return t?t.reason??`exit code ${t.exit_code}`:"BLOCKED"}},9436:function(D,m,l){Object.defineProperty(m,"__esModule",{value:!0}),
m.dayOf=P,m.idleIgnores=p,m.ignoreFindings=b,m.isIgnorable=F,m.refusalOf=M,m.suppress=v;function T(){const s=l(41330);return T=
function(){return s},s}function w(){const s=l(32854);return w=function(){return s},s}function R(){const s=l(13580);return R=
function(){return s},s}function j(){const s=l(95132);return j=function(){return s},s}function E(){const s=l(43767);return E=
function(){return s},s}function $(){const s=l(52288);return $=function(){return s},s}function P(s){return s.toISOString().
slice(0,10)}function F({rule:s,severity:t,layer:e}){return(0,E().mayBeIgnored)({...(0,R().ruleOf)(s),severity:t,layer:e})}
function v(s,{ignores:t,...e}){const o=t.filter(n=>!(0,$().hasExpired)(n.expires,e.today)),r=(0,$().withLevels)(s,e);return o.
length===0?r:r.map(n=>{const c=F(n)&&o.find(i=>S(i,n));return c?{...n,suppressed:{reason:c.reason,expires:c.expires}}:n})}
function b({ignores:s,today:t},e,o){return s.flatMap(r=>{const{rule:n,reason:c,expires:i}=r,d=`The ignore of \`${n}\` ${g(
r)}`,h=e.filter(N=>S(r,N)),f=h.every(F)?M(r):$().DECIDES;if(f!==void 0)return[(0,j().finding)("exception-refused",{exception:d,
refusal:f})];if((0,$().hasExpired)(i,t))return[(0,j().finding)("exception-refused",{exception:d,refusal:(0,$().expiredWords)(
i,c)})];const a=h.length===0&&o.some(N=>O(r,N)),y={exception:d,refusal:"the rule finds nothing there"};return a?[(0,j().
finding)("exception-refused",y,{severity:"notice"})]:[]})}function M({rule:s}){const t=(0,R().checkRules)().find(({id:e})=>e===
s);return t===void 0?(0,$().unknownRule)(s):t.ignorable!==void 0||(0,E().mayBeIgnored)(t)?void 0:$().DECIDES}function p(s,t){
return s.flatMap(e=>(0,$().idle)(e.rule,M(e),e.expires,t))}function S({rule:s,where:t},{rule:e,location:o,subject:r}){if(s!==
e)return!1;const{path:n,gene:c,command:i}=t??{};return(n===void 0||o!==void 0&&u(o.path,n))&&(c===void 0||c===r?.id)&&(i===
void 0||i===r?.command)}function O({where:s},{asset:t,commands:e}){const{path:o,gene:r,command:n}=s??{};return(o===void 0||
u(t.path,o))&&(r===void 0||r===t.id)&&(n===void 0||e.some(c=>c.command===n))}function u(s,t){return(0,w().isWithin)(s,t)||
(0,T().default)(t,{dot:!0,nonegate:!0})(s)}function g({where:s={}}){const t=Object.entries(s).map(([e,o])=>`the ${e} \`${o}\
\``);return t.length===0?"for all findings":`for ${t.join(", ")}`}},92344:function(D,m,l){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.allFindings=g,m.judge=S,m.judgeShards=e,m.otherShards=o,m.verdictOfPart=r;function T(){const n=l(9354);
return T=function(){return n},n}function w(){const n=l(1395);return w=function(){return n},n}function R(){const n=l(89549);
return R=function(){return n},n}function j(){const n=l(27199);return j=function(){return n},n}function E(){const n=l(97247);
return E=function(){return n},n}function $(){const n=l(13580);return $=function(){return n},n}function P(){const n=l(95132);
return P=function(){return n},n}function F(){const n=l(46562);return F=function(){return n},n}function v(){const n=l(9436);
return v=function(){return n},n}function b(){const n=l(52288);return b=function(){return n},n}function M(){const n=l(47350);
return M=function(){return n},n}const p={ignores:[],rules:{}};function S(n,c,{policy:i,now:d,approval:h=T().NOTHING_WAITS}){
const{ignores:f,rules:a}=(0,E().isOfChange)(n)?i:p,y={ignores:f,rules:a,today:(0,v().dayOf)(d)},N=o(c.shards??[]),A=t(h,
n.findings),I=[...A?n.findings:u(n.findings,i,h),...A?[A]:[],...N?[N]:[],...c.findings??[],...c.interrupted>0?[(0,P().finding)(
"run-interrupted",{skipped:c.interrupted})]:[]],L=(0,v().suppress)(I,y),C=L.filter(({rule:k})=>k==="blast-radius-hard-ca\
p"),G=new Map(n.genes.map(k=>{const Z=s(k,h),V=k.blastRadius.severity==="hard_cap_breach"?C:[];return[k,(0,F().judgeGene)(
k,c,{policy:i,ignoring:y,capped:V,...Z&&{missing:Z}})]})),U=[...G.values()],x=[...I,...U.flatMap(F().findingsOf)],z=[...L,
...(0,v().ignoreFindings)(y,x,n.genes),...(0,b().levelFindings)(y)],[H,Y]=O(z,i.approvals.gate>0),X=(0,M().gravest)([(0,M().
severityVerdict)(Y,i.fail_on),H.length>0?"warn":"pass"]),Q=c.interrupted>0?"error":"pass",J=A?"needs_approval":"pass",K=(0,M().
gravest)([X,Q,J,...U.map(k=>k.verdict)]);return{genes:U,findings:z,verdict:N?r(K):K,shards:e(c.shards??[],G)}}function O(n,c){
if(!c)return[[],n];const i=new Set(n.flatMap(h=>(0,w().needsPerson)(h)?h.location?.path:[])),d=({rule:h,severity:f,location:a})=>(0,$().
ruleOf)(h).approval!==void 0||h==="protected-path"&&f==="warning"&&i.has(a?.path);return[n.filter(d),n.filter(h=>!d(h))]}
function u(n,{approvals:{gate:c}},{approvals:i}){if(c>0&&i.length===0)return n;const d=c>0?"given":"not required";return n.
map(h=>(0,w().needsPerson)(h)?{...h,args:{...h.args,approval:d}}:h)}function g({findings:n,genes:c}){return[...n,...c.flatMap(
F().findingsOf)]}function s(n,{waiting:c,refusals:i,means:d,digest:h=""}){const f=c.get(n);if(f===void 0)return;const{asset:a,
commands:y}=n;return(0,P().finding)("approval-missing",{gene:a.id,confirmation:f.confirmation==="strong"?"strong":"very \
strong",needed:f.needed,given:f.given,commands:y.filter(({confirmation:N})=>N!=="standard").map(({command:N})=>N),means:d,
digest:(0,R().shortDigest)(h),refusals:i},(0,j().placeOf)(a))}function t({gate:n,refusals:c,means:i,digest:d=""},h){if(n===
void 0)return;const f=h.some(({rule:N})=>N==="gate-weakened"),a=h.some(({rule:N})=>N==="agent-files-unapproved"),y={...n,
means:i,digest:(0,R().shortDigest)(d),refusals:c,weakens:f,runs:a};return(0,P().finding)("gate-approval-missing",y)}function e(n,c){
return n.map(({index:i,of:d,genes:h})=>{const f=(0,M().gravest)([...h].map(a=>c.get(a)?.verdict??"error"));return{index:i,
of:d,genes:h.size,verdict:f}})}function o(n){const[c]=n;if(!(c===void 0||n.length===c.of))return(0,P().finding)("part-of\
-run",{index:c.index,of:c.of,genes:c.genes.size})}function r(n){return n==="pass"||n==="warn"?"error":n}},52288:function(D,m,l){
Object.defineProperty(m,"__esModule",{value:!0}),m.DECIDES=void 0,m.expiredWords=b,m.hasExpired=v,m.idle=p,m.idleLevels=
S,m.levelFindings=O,m.unknownRule=s,m.withLevels=P;function T(){const t=l(3051);return T=function(){return t},t}function w(){
const t=l(54441);return w=function(){return t},t}function R(){const t=l(54062);return R=function(){return t},t}function j(){
const t=l(13580);return j=function(){return t},t}function E(){const t=l(95132);return E=function(){return t},t}function $(){
const t=l(43767);return $=function(){return t},t}function P(t,e){return Object.keys(e.rules).length===0?t:t.map(o=>F(o,e))}
function F(t,e){const{rule:o,severity:r,layer:n}=t,c={...(0,j().ruleOf)(o),severity:r,layer:n},i=M(e,o),d=r==="error"&&c.
group&&M(e,c.group),h=i?o:c.group,f=i??(d||void 0);if(f===void 0||h===void 0)return t;const{level:a,...y}=f,N=a==="off"?
"notice":a;return N===r||N!=="error"&&!(0,$().mayBeSoftened)(c)?t:{...t,severity:N,level:{rules:h,level:a,from:r,...y}}}
function v(t,e){return t!==void 0&&t<e}function b(t,e){return`it expired on ${t} (reason: ${e})`}function M({rules:t,today:e},o){
const r=Object.hasOwn(t,o)?t[o]:void 0,n=r&&(0,R().settingOf)(r);return v(n?.until,e)?void 0:n}function p(t,e,o,r){const n=e??
(v(o,r)?`it expired on ${o}`:void 0);return n===void 0?[]:[{name:t,why:n}]}function S({rules:t,today:e}){return Object.entries(
t).flatMap(([o,r])=>{const{level:n,until:c}=(0,R().settingOf)(r);return p(o,u(o,n),c,e)})}function O({rules:t,today:e}){
return Object.entries(t).flatMap(([o,r])=>{const{level:n,until:c,reason:i="none given"}=(0,R().settingOf)(r),d=u(o,n),h=`\
The level \`${n}\` of \`${o}\``;return d!==void 0?[(0,E().finding)("exception-refused",{exception:h,refusal:d})]:v(c,e)?
[(0,E().finding)("exception-refused",{exception:h,refusal:b(c,i)})]:[]})}function u(t,e){const o=w().RULE_GROUPS,r=(0,j().
checkRules)().find(({id:c})=>c===t);return o.includes(t)?void 0:r===void 0?s(t,o):e==="error"||(0,$().mayBeSoftened)(r)||
r.ignorable!==void 0?void 0:g}const g=m.DECIDES="the rule decides whether commands may run, what a change may touch, or \
whether files are readable";function s(t,e=[]){const o=(0,T().nearestName)(t,[...e,...(0,j().checkRules)().map(({id:n})=>n)]);
return`${e.length>0?"there is no such rule or group":"the rule does not exist"}${o?` (did you mean \`${o}\`?)`:""}`}},49001:function(D,m,l){
Object.defineProperty(m,"__esModule",{value:!0}),m.earlierOutputOf=e,m.mutantFindings=o,m.runFindings=b;function T(){const n=l(
41330);return T=function(){return n},n}function w(){const n=l(27199);return w=function(){return n},n}function R(){const n=l(
6470);return R=function(){return n},n}function j(){const n=l(91265);return j=function(){return n},n}function E(){const n=l(
39491);return E=function(){return n},n}function $(){const n=l(95132);return $=function(){return n},n}function P(){const n=l(
77823);return P=function(){return n},n}function F(){const n=l(57334);return F=function(){return n},n}function v(){const n=l(
26756);return v=function(){return n},n}function b(n,c,{isolation:i},d){const h=i.level==="namespaces",f=n.commands.flatMap(
(a,y)=>{const N=c[y];if(N===void 0)return[];const{command:A,location:I}=a,L={location:I,subject:{...(0,w().subjectOf)(n.
asset),command:A}};return[{audited:a,command:A,outcome:N,place:L}]});return[...f.flatMap(a=>[...g(a,d,i),...u(a,d),...O(
a)]),...h?p(f):[],...M(n,c,d)]}function M({asset:n,commands:c},i,{limits:d}){const h=c.filter((y,N)=>i[N]?.reason===F().
BUDGET_SPENT),[f]=h;if(f===void 0)return[];const a={gene:n.id,seconds:d.budget_seconds,commands:h.length};return[(0,$().
finding)("budget-spent",a,{location:f.location,subject:(0,w().subjectOf)(n)})]}function p(n){const c=n.findIndex(({outcome:y})=>y.
status==="failed"),i=n[c],d=i&&e(i,n.slice(0,c));if(!d)return[];const{path:h,writer:f}=d,a={command:i.command,paths:[h],
writer:f};return[(0,$().finding)("file-left-out",a,i.place)]}const S=[["checkout_modified","checkout-modified"],["checko\
ut_changed","checkout-changed"]];function O({command:n,outcome:c,place:i}){const d=S.flatMap(([f,a])=>{const y=c[f];return y?
[(0,$().finding)(a,{command:n,paths:y},i)]:[]}),{left_out:h}=c;return h===void 0?d:[...d,(0,$().finding)("file-left-out",
{command:n,paths:h,writer:""},i)]}function u({command:n,outcome:{side_effects:c},place:i},{caches:d}){const h=c?s(c,d):[];
return h.length===0?[]:[(0,$().finding)("command-writes",{command:n,paths:h},i)]}function g({audited:n,command:c,outcome:i,
place:d},{limits:{slow_command_seconds:h},network:f},a){const y=Math.round(i.duration_ms/1e3),N=(0,P().containmentWords)(
i,a,f);switch(i.status){case"failed":{const A=`failed with exit code ${i.exit_code??1}`;return[(0,$().finding)("command-\
failed",{command:c,how:A,...N},d)]}case"timed_out":return i.reason===F().BUDGET_SPENT?[]:[(0,$().finding)("command-timed\
-out",{command:c,seconds:y,...N},d)];case"crashed":{const A=`crashed: ${i.reason??"no exit code"}`;return[(0,$().finding)(
"command-failed",{command:c,how:A,...N},d)]}case"not_runnable":{const{program:A=c}=n.plan??{};return[(0,$().finding)("pr\
ogram-missing",{command:c,program:A,where:"was not found on PATH outside the checkout"},d)]}case"passed":return i.duration_ms>
h*1e3?[(0,$().finding)("command-slow",{command:c,seconds:y,limit:h},d)]:[];case"skipped":{if(i.reason===F().OUTCOME_LOST)
return[(0,$().finding)("not-judged",{detail:`the command \`${c}\`: ${F().OUTCOME_LOST}`},d)];const A=(0,R().toolOf)(n.reading);
return A===void 0||A.path!==void 0?[]:[(0,$().finding)("program-missing",{command:c,program:A.name,where:"is not install\
ed in `node_modules`"},d)]}case"error":case"blocked":return[]}}function s({created:n,changed:c,deleted:i},d){const h=(0,T().
default)([...d],{dot:!0});return[...n,...c,...i].filter(f=>!h(f)).sort()}const t=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function e(n,c){const{command:i,outcome:d}=n,h=[d.stderr,d.stdout].flatMap(({head:I,tail:L})=>[I,L]),f=[i,...h.flatMap(I=>I.
split(`
`))],a=c.toReversed().flatMap(({command:I,outcome:{side_effects:L}})=>(L?.created??[]).map(C=>({path:C,writer:I}))),y=new Set(
a.flatMap(({path:I})=>[I,...(0,E().foldersAbove)(I)])),N=(0,v().mentionsIn)(f,y),A=(0,v().mentionsIn)(f.filter(I=>t.test(
I)),y);for(const{path:I,writer:L}of a){if(N.has(I))return{path:I,writer:L};const C=(0,E().foldersAbove)(I).findLast(G=>A.
has(G));if(C!==void 0)return{path:C,writer:L}}}function o({asset:n,commands:c},i){if(i===void 0)return[];const d=i.every(
({outcome:h})=>h==="survived");return c.flatMap((h,f)=>{const a=i[f],y=a?.outcome==="survived"?a.files:a?.existing?.files;
if(a===void 0||y===void 0)return[];const{command:N,location:A}=h,I=a.outcome!=="survived",L=I?y.length:a.total_files??y.
length,C=a.operator??"mixed",U=!I&&(d||r(h))?"warning":"notice",x={location:A,subject:{...(0,w().subjectOf)(n),command:N},
severity:U};return[(0,$().finding)("passes-when-broken",{command:N,files:y,total:L,how:C,isExisting:I},x)]})}function r({
plan:n}){if(n===void 0)return!1;const{argv:c,scripts:i}=n;return i===void 0?(0,j().runsTests)(c):i.steps.some(({text:d})=>(0,j().
runsTests)(d.split(/[\s;&|()]+/)))}}};
