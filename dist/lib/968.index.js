"use strict";exports.id=968,exports.ids=[968],exports.modules={9354:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),
p.NOTHING_WAITS=void 0,p.findApprovals=A;function T(){const c=f(41895);return T=function(){return c},c}function w(){const c=f(
39763);return w=function(){return c},c}function P(){const c=f(1395);return P=function(){return c},c}async function A(c,g,S,u){
const{means:y}=u,a=(0,P().weakensGate)(c)?E(g.gate,y):0,e=c.genes.flatMap(l=>{const h=M(l);return h==="standard"?[]:[{gene:l,
confirmation:h,needed:E(g[h],y)}]});if(e.length===0&&a===0)return{...b,means:y};const t=await Promise.all(S.map(l=>v(l,g.
people,u))),o=S.length>1?t.map(j):t,i=e.flatMap(({gene:l,...h})=>{const m=N(o,({asking:d})=>d?.has($(l))??!0);return h.needed>
m?[[l,{...h,given:m}]]:[]}),n=N(o,({weakensGate:l})=>l??!0),s=o.flatMap(({digest:l})=>l??[]),r=s.length===S.length?(0,P().
groupDigest)(s):void 0;return{means:y,approvals:o.flatMap(({approvals:l})=>l),refusals:o.flatMap(({refusals:l})=>l),waiting:new Map(
i),...a>n&&{gate:{needed:a,given:n}},...r!==void 0&&{digest:r}}}function E(c,g){return g==="digest"?Math.min(c,1):c}function N(c,g){
const S=c.filter(g),u=S.length>0?S:c;return u.length===0?0:Math.min(...u.map(({approvals:y})=>y.length))}async function v({
pullRequest:c,judge:g},S,{find:u}){try{const{subject:y,genes:a,weakensGate:e}=await g(),t=(0,P().approvalDigest)(y),o={people:S,
subject:y,...c!==void 0&&{pullRequest:c}},{approvals:i,refusals:n}=await u(o),s=a.filter(r=>M(r)!=="standard").map($);return{
pullRequest:c,approvals:i,refusals:n,asking:new Set(s),weakensGate:e,digest:t}}catch(y){if(!(y instanceof T().GateError))
throw y;const a=`could not judge the head: ${y.message}`;return{pullRequest:c,approvals:[],refusals:[a]}}}function j(c){
const{pullRequest:g,approvals:S,refusals:u}=c;return g===void 0?c:{...c,approvals:S.map(y=>({...y,pull_request:g})),refusals:u.
map(y=>`pull request ${g}: ${y}`)}}function $({asset:{path:c,id:g}}){return JSON.stringify([c,g])}function M({commands:c}){
if(c.some(({plan:S})=>S===void 0))return"standard";const g=c.map(({confirmation:S})=>w().CONFIRMATIONS.indexOf(S));return w().
CONFIRMATIONS[Math.max(0,...g)]??"standard"}const b=p.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
23423:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.readAppendedLog=M,p.readRecords=u,p.readUntouchedLog=
$;function T(){const t=f(23404);return T=function(){return t},t}function w(){const t=f(26040);return w=function(){return t},
t}function P(){const t=f(27199);return P=function(){return t},t}function A(){const t=f(64385);return A=function(){return t},
t}function E(){const t=f(78114);return E=function(){return t},t}function N(){const t=f(86581);return N=function(){return t},
t}function v(){const t=f(94534);return v=function(){return t},t}function j(){const t=f(28894);return j=function(){return t},
t}async function $(t,{path:o,size:i=0},n){if(i>j().MAX_LOG_BYTES)return g(o,i);try{return u(o,await t.read(o,j().MAX_LOG_BYTES),
n)}catch(s){return(0,A().unreadFile)(o,s)}}async function M(t,o,{path:i,size:n=0},s){if(!(n>j().MAX_LOG_BYTES))try{const[
r,l]=await Promise.all([t.read(i,j().MAX_LOG_BYTES),o.read(i,j().MAX_LOG_BYTES)]),h=(0,j().continuationOf)(r,l);if(h.kind===
"rewritten")return;const{from:m}=h,d=u(i,l.subarray(0,m),s),O=(0,j().countLines)(l,m)+1,R=b(i,l.subarray(m),s,O);return{
kept:d,appended:c(R,d)}}catch(r){return{kept:{path:i,assets:[],problems:[]},appended:(0,A().unreadFile)(i,r)}}}function b(t,o,i,n){
return o.length>i.maxBytes?(0,A().tooLargeFile)(t,o.length,i):(0,A().readAssetFile)(t,o,i,n)}function c(t,o){if(t.assets.
length===0)return t;const i=new Map(o.assets.map(s=>[`${s.type} ${s.id}`,s])),n=t.assets.flatMap(s=>{const r=i.get(`${s.
type} ${s.id}`);if(r===void 0||s.id.startsWith("#"))return[];if((0,T().canonicalize)(s.value)===(0,T().canonicalize)(r.value)){
const h=`${s.type} ${JSON.stringify(s.id)}, 2 times`;return[{rule:"without-effect",location:s.locate(),detail:h,id:s.id}]}
const l=`${s.type} ${JSON.stringify(s.id)}, first at line ${r.locate().line}, column 1`;return[{rule:"duplicate-id",location:s.
locate(),detail:l,id:s.id}]});return{...t,problems:[...t.problems,...n]}}function g(t,o){return{path:t,assets:[],problems:[],
unread:`${o} bytes, of at most ${j().MAX_LOG_BYTES}`}}const S=10;function u(t,o,i){const n=y(o,i.maxBytes),s=o.subarray(
n),r=(0,j().countLines)(o,n)+1,l=a(t,s,r),h=l?{path:t,assets:l,problems:[]}:(0,A().readAssetFile)(t,s,i,r),m=h.problems.
find(E().isUnread)?.detail,d=n>0?`only the newest ${s.length} of ${o.length} bytes`:void 0,O=m??d;return{...h,...O!==void 0&&
{unread:O}}}function y(t,o){if(t.length<=o)return 0;const i=t.indexOf(S,t.length-o-1);return i<0?t.length:i+1}function a(t,o,i){
const{text:n,complete:s}=(0,v().decodeUtf8)(o);if(!s)return;const r=[];let l=i;for(let h=0;h<n.length;l+=1){const m=n.indexOf(
`
`,h),d=m<0?n.length:m,O=n.slice(h,d);if(h=d+1,O.trim()==="")continue;const R=e(O);if(R===void 0||(0,N().hasAssetLists)(R))
return;const{type:I}=R;if((0,N().isAssetType)(I)){const[F,G]=[l,r.length];r.push({type:I,id:(0,A().declaredId)(R)??`#${G+
1}`,path:t,value:R,pointer:[G],locate:()=>({path:t,line:F,column:1})})}else if(!(0,N().isCompanion)(I))return}return r}function e(t){
const o=(0,w().attempt)(()=>JSON.parse(t));return(0,P().isJsonObject)(o)?o:void 0}},35474:function(D,p,f){Object.defineProperty(
p,"__esModule",{value:!0}),p.readSides=j;function T(){const c=f(54244);return T=function(){return c},c}function w(){const c=f(
93028);return w=function(){return c},c}function P(){const c=f(64385);return P=function(){return c},c}function A(){const c=f(
18744);return A=function(){return c},c}function E(){const c=f(28894);return E=function(){return c},c}function N(){const c=f(
23423);return N=function(){return c},c}function v(){const c=f(94534);return v=function(){return c},c}async function j(c){
const{baseTree:g,headTree:S,change:u,policy:y,clock:a=new(T()).AuditClock}=c,e=(0,A().assetPathTest)(y),t=(0,v().assetLimits)(
y.assets.max_file_bytes),o=[...S.files()].filter(({kind:L})=>(0,w().isRegular)(L)),i=o.filter(({path:L})=>e(L)),n=new Set(
u.files.filter(({status:L})=>L!=="deleted").map(({path:L})=>L)),s=o.filter(({path:L})=>(0,A().mayHoldAssets)(L)&&n.has(L)&&
!e(L)),r=u.files.flatMap(({oldPath:L,path:B})=>{const x=e(L??B)?g.stat(L??B):void 0;return x&&(0,w().isRegular)(x.kind)?
x:[]}),[l,h]=$(r,({path:L})=>(0,E().isAuditLog)(L)&&n.has(L)),m=new Set(l.map(({path:L})=>L)),d=async L=>{const B=n.has(
L.path);if((0,E().isAuditLog)(L.path)&&!B)return[{file:await(0,N().readUntouchedLog)(S,L,t),isTouched:B}];const x=m.has(
L.path)?await(0,N().readAppendedLog)(g,S,L,t):void 0;return x===void 0?[{file:await b(S,L,t),isTouched:B}]:(m.delete(L.path),
[{file:x.kept,isTouched:!1},{file:x.appended,isTouched:!0}])},O=L=>b(M(g),L,t),R=async L=>{const B=await L;return await a.
tick(),B},[I,F,G]=await Promise.all([Promise.all(i.map(L=>R(d(L)))),Promise.all(h.map(L=>R(O(L)))),Promise.all(s.map(L=>R(
(0,A().findStrayGenes)(S,L,t))))]),C=l.filter(({path:L})=>m.has(L)),k=[...F,...await Promise.all(C.map(O))],[U,H]=$(I.flat(),
({isTouched:L})=>L);return{paths:i.map(({path:L})=>L),files:I.flat().map(({file:L})=>L),head:U.map(({file:L})=>L),untouched:H.
map(({file:L})=>L),base:k,strays:G.filter(L=>L!==void 0),isTouched:L=>n.has(L)}}function $(c,g){return[c.filter(g),c.filter(
S=>!g(S))]}function M(c){return{...c,read:async(...g)=>Buffer.from((await c.read(...g)).toString("utf8"))}}async function b(c,{
path:g,size:S=0},u){if(S>u.maxBytes)return(0,P().tooLargeFile)(g,S,u);try{const y=(0,P().readAssetFile)(g,await c.read(g,
u.maxBytes),u);return{...y,assets:y.assets.filter(({copy:a})=>!a)}}catch(y){return(0,P().unreadFile)(g,y)}}},28765:function(D,p,f){
Object.defineProperty(p,"__esModule",{value:!0}),p.makeFolder=E,p.replaceFile=A;function T(){const v=f(77598);return T=function(){
return v},v}function w(){const v=f(51455);return w=function(){return v},v}function P(){const v=f(76760);return P=function(){
return v},v}async function A(v,j,$){const M=`${v}.${(0,T().randomUUID)()}.tmp`;try{await(0,w().writeFile)(M,j,{flag:"wx",
mode:$}),await(0,w().rename)(M,v)}finally{await(0,w().rm)(M,{force:!0})}}async function E(v){await N(v)||((0,P().dirname)(
v)!==v&&await E((0,P().dirname)(v)).catch(()=>{}),await(0,w().mkdir)(v).catch(async j=>{if(!await N(v))throw j}))}async function N(v){
return(0,w().stat)(v).then(j=>j.isDirectory(),()=>!1)}},39092:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),
p.commitLayer=A;function T(){const E=f(51455);return T=function(){return E},E}function w(){const E=f(76760);return w=function(){
return E},E}function P(){const E=f(96402);return P=function(){return E},E}async function A({checkout:E,layer:N,modes:v,path:j}){
const $=(0,w().join)(E,".git");if(!(await(0,T().lstat)($).catch(()=>{}))?.isDirectory())return;const b=await(0,P().openRepository)(
E,{PATH:j}),c=(0,w().join)(N,".git","index"),g={GIT_INDEX_FILE:c},S=async(...u)=>(await b.objects(...u)).toString().trim();
try{const u=[...v.keys()],a=(await S(["hash-object","-w","--no-filters","--stdin-paths"],{input:u.map(h=>`${JSON.stringify(
(0,w().join)(N,h))}
`).join("")})).split(`
`);await(0,T().mkdir)((0,w().dirname)(c),{recursive:!0}),await(0,T().cp)(b.index,c);const e=u.map((h,m)=>`${v.get(h)} ${a[m]}\
	${h}\0`);await S(["update-index","-z","--index-info"],{env:g,input:e.join("")});const t=await S(["write-tree"],{env:g}),
i=(await b.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${t}`),n=Buffer.from(i,"latin\
1"),s=await S(["hash-object","-t","commit","-w","--stdin"],{input:n});await(0,T().cp)(b.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,w().join)(N,".git","objects"),{recursive:!0,filter:h=>!h.endsWith("/info")});const r=await(0,T().readFile)((0,w().
join)($,"HEAD"),"utf8"),l=/^ref: (refs\/\S+)\n?$/.exec(r)?.[1]??"HEAD";await(0,T().mkdir)((0,w().dirname)((0,w().join)(N,
".git",l)),{recursive:!0}),await(0,T().writeFile)((0,w().join)(N,".git",l),s)}finally{await b.close()}}},19309:function(D,p,f){
Object.defineProperty(p,"__esModule",{value:!0}),p.copyCheckout=b,p.shareFolder=u;function T(){const e=f(73024);return T=
function(){return e},e}function w(){const e=f(51455);return w=function(){return e},e}function P(){const e=f(76760);return P=
function(){return e},e}function A(){const e=f(41895);return A=function(){return e},e}function E(){const e=f(4339);return E=
function(){return e},e}function N(){const e=f(95132);return N=function(){return e},e}function v(){const e=f(46282);return v=
function(){return e},e}function j(){const e=f(51968);return j=function(){return e},e}const $={entries:2e5,bytes:4*1024**
3};class M extends Error{}async function b(e,t=$){const o=await(0,E().temporaryFolder)(),i=()=>(0,w().rm)(o,{recursive:!0,
force:!0,maxRetries:3}),n=(0,P().join)(o,(0,P().basename)(e.directory)||"checkout");try{await c(e,n,t);const s=await(0,j().
copyRepository)(e.directory,n);return{guard:e.at(n),objects:s,close:i}}catch(s){if(await i(),s instanceof M)return;throw s}}
async function c(e,t,o){const{directory:i,files:n,folders:s}=e,r={...o},l=async h=>{const[m,d]=[(0,P().join)(i,h),(0,P().
join)(t,h)],O=await(0,w().lstat)(m);if(r.entries-=1,r.bytes-=O.isFile()?O.size:0,r.entries<0||r.bytes<0)throw new M;if(O.
isSymbolicLink())await S(m,d,i,t);else if(O.isFile())await(0,w().copyFile)(m,d,T().constants.COPYFILE_FICLONE);else if(O.
isDirectory()){await(0,w().mkdir)(d,{mode:O.mode});for(const{name:R}of await g(m))await l((0,P().join)(h,R))}};for(const h of s)
await(0,w().mkdir)((0,P().join)(t,h),{recursive:!0});for(const{path:h}of n)await l(h);for(const h of e.additions)await(0,w().
mkdir)((0,P().join)(t,h,".."),{recursive:!0}),await l(h)}async function g(e){return(await(0,w().readdir)(e,{withFileTypes:!0})).
filter(({name:o})=>o!==".git")}async function S(e,t,o,i){const n=await(0,w().readlink)(e),s=(0,P().isAbsolute)(n)&&(0,v().
isInside)(o,n),r=process.platform==="win32"?"junction":void 0;await(0,w().symlink)(s?(0,P().join)(i,(0,P().relative)(o,n)):
n,t,r)}function u(e,t,o=!1,i=b){let n,s=!1;return{folder:async()=>{if(o)return e.directory;if(n=await i(e),s=n===void 0,
s&&!t)throw a(e);return n?.guard.directory??e.directory},guard:()=>n?.guard??e,hides:()=>!s,findings:()=>s?[y(e)]:[],close:async()=>n?.
close()}}function y({leftOut:e}){const t=e.length===1?"1 file or directory":`${e.length} files and directories`,o=e.length===
0?"":`, and they saw ${t} that the commit does not have`;return(0,N().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${o}`})}function a({directory:e}){return new(A()).GateError("con\
tainment_unavailable",`The checkout ${e} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.copyRepository=A,p.safeGitConfigs=
c,p.withoutSecrets=S;function T(){const u=f(51455);return T=function(){return u},u}function w(){const u=f(76760);return w=
function(){return u},u}const P=new Set(["hooks","lfs","worktrees"]);async function A(u,y){const a=(0,w().join)(u,".git"),
e=await(0,T().lstat)(a).catch(()=>{});if(e===void 0)return[];const t=(0,w().join)(y,".git");if(e.isDirectory())return E(
a,t);const o=/^gitdir: (.+)\n?$/.exec(await(0,T().readFile)(a,"utf8"))?.[1];if(o===void 0)return[];const i=(0,w().resolve)(
u,o),n=await(0,T().readFile)((0,w().join)(i,"commondir"),"utf8").catch(()=>{});return[...n===void 0?[]:await E((0,w().resolve)(
i,n.trim()),t),...await E(i,t,new Set(["commondir","gitdir"]))]}async function E(u,y,a=new Set){const e=[];await(0,T().mkdir)(
y,{recursive:!0});const t=await(0,T().readdir)(u,{withFileTypes:!0}),o=N(t);for(const i of t){const{name:n}=i,[s,r]=[(0,w().
join)(u,n),(0,w().join)(y,n)];o&&P.has(n)||a.has(n)||(i.isDirectory()&&n==="objects"&&o?(await v(s,r),e.push(s)):i.isDirectory()?
e.push(...await E(s,r)):i.isFile()&&/^config(\.worktree)?$/.test(n)?await(0,T().writeFile)(r,S(await(0,T().readFile)(s,"\
utf8"))):i.isFile()&&await(0,T().copyFile)(s,r))}return e}function N(u){const y=a=>u.find(e=>e.name===a);return y("HEAD")?.
isFile()===!0&&y("objects")?.isDirectory()===!0}async function v(u,y){await(0,T().mkdir)((0,w().join)(y,"info"),{recursive:!0}),
await(0,T().writeFile)((0,w().join)(y,"info","alternates"),`${JSON.stringify(u)}
`)}const j=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,$=/^\s*([\w-]+)\s*(?:=|$)/,M={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},b=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function c(u){const y=await g(u,".git"),a=async e=>{
const t=await(0,T().readFile)((0,w().join)(u,e),"utf8");return[e,S(t)]};return new Map(await Promise.all(y.map(a)))}async function g(u,y){
const e=(await(0,T().readdir)((0,w().join)(u,y),{withFileTypes:!0}).catch(()=>[])).map(async t=>{const o=(0,w().join)(y,
t.name);return t.isFile()?/^config(\.worktree)?$/.test(t.name)?[o]:[]:t.isDirectory()?g(u,o):[]});return(await Promise.all(
e)).flat()}function S(u){if(b.test(u))return u;let y=[];return u.split(`
`).filter(e=>{const t=j.exec(e)?.[1]?.toLowerCase();if(t!==void 0)return y=M[t]??[],y.length>0&&e.trimEnd().endsWith("]");
const o=$.exec(e)?.[1]?.toLowerCase();return o!==void 0&&y.includes(o)&&!e.endsWith("\\")}).map(e=>`${e}
`).join("")}},77823:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.containmentWords=j;function T(){const $=f(
36773);return T=function(){return $},$}function w(){const $=f(96266);return w=function(){return $},$}const P={contained:"",
change:""},A=new Set(["failed","crashed","timed_out"]),E=new RegExp([/\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
/\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,/Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
/cross-device link|Read-only file system|Operation not permitted|Permission denied/,/fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
/(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,new RegExp(`(?:~|${w().HOME})/`)].
map(({source:$})=>$).join("|"),"i"),N=/file watchers/,v=2e3;function j($,{level:M},b){if(M!=="namespaces"||!A.has($.status))
return P;if($.limits_hit){const u=(0,T().inCode)($.limits_hit.map(y=>`limits.${y}`));return{contained:`it reached ${u}`,
change:`If the command needs more, increase ${u} in the policy of the base branch. If the machine has less than that, se\
t a lower \`concurrency\`.`}}return![$.stderr,$.stdout].flatMap(({head:u,tail:y})=>[u,y]).flatMap(u=>u.split(`
`)).map(u=>u.slice(0,v)).some(u=>E.test(u)&&!N.test(u))&&$.signal!=="SIGXFSZ"?P:{contained:`it ran ${b==="none"?"without\
 network access, ":""}without privileges, with an empty home directory and with limits, which may explain its output`,change:"\
Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy chang\
es what the output reports."}}},10582:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.effectiveLimits=
A,p.limitsInWords=N,p.limitsOn=u,p.resourceLimits=E,p.thisMachine=S;function T(){const a=f(73024);return T=function(){return a},
a}function w(){const a=f(48161);return w=function(){return a},a}function P(){const a=f(26040);return P=function(){return a},
a}function A(a,e){const{memory_bytes:t,processes:o,open_files:i,file_bytes:n,written_bytes:s}=a;return{memory_bytes:t,memory_limited_by:e?
"control_group":"supervisor",processes:o,open_files:i,file_bytes:n,written_bytes:s}}function E(a){return[["CORE",1],["FS\
IZE",a.file_bytes],["NOFILE",a.open_files]]}function N(a){const{memory_bytes:e,memory_limited_by:t,processes:o,open_files:i}=a;
return[`memory: ${v(e)}${t==="supervisor"?" (checked at intervals, without a control group)":""}`,`processes: ${o}`,`ope\
n files: ${i}`,`file size: ${v(a.file_bytes)}`,`total written: ${v(a.written_bytes)}`].join(", ")}function v(a){return`${Math.
round(a/1024/1024)} MiB`}const j=1024**3,$=64*1024**2,M=1/2,b=4/5,c=2*j,g=1024*1024;function S(){return{totalBytes:Math.
min(process.constrainedMemory()||1/0,(0,w().totalmem)()),freeBytes:process.availableMemory(),openFiles:y("Max open files")}}
function u(a,e,t){const{totalBytes:o,freeBytes:i,openFiles:n}=a,s=(r,l)=>Math.max(r/t-r/t%$,l);return{...e,memory_bytes:Math.
min(e.memory_bytes,s(o*b,c)),written_bytes:Math.min(e.written_bytes,s(i*M,g)),open_files:Math.min(e.open_files,n)}}function y(a){
const e=(0,P().attempt)(()=>(0,T().readFileSync)("/proc/self/limits","utf8"))??"",t=new RegExp(`^${a}\\s+\\S+\\s+(\\d+)`,
"m");return Number(t.exec(e)?.[1]??1/0)}},32223:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.homeFolders=
y,p.privateFolders=b,p.viewOf=c;function T(){const a=f(73024);return T=function(){return a},a}function w(){const a=f(51455);
return w=function(){return a},a}function P(){const a=f(48161);return P=function(){return a},a}function A(){const a=f(76760);
return A=function(){return a},a}function E(){const a=f(46282);return E=function(){return a},a}const N=["/usr","/etc","/b\
in","/sbin","/lib","/lib32","/lib64","/libx32"],v=["/nix/store","/gnu/store"],j=["null","zero","full","random","urandom"],
$="tty",M=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function b(a){const e=M.flatMap(o=>a[`GITHUB_${o}`]??
[]),t=[a.HOME,a.RUNNER_TEMP,a.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set([...t,(0,P().tmpdir)(),...e.map(A().dirname)].
filter(o=>(0,A().isAbsolute)(o)))]}async function c({node:a,npm:e,machine:t},o,i){const n=await S([...N,...v]),r=(await Promise.
all(o.map(d=>(0,w().realpath)(d).catch(()=>[])))).flat(),l=[(0,A().dirname)(a.file),...e?[(0,A().dirname)((0,A().dirname)(
e.file))]:[],...[...t.values()].flatMap(d=>g(d,r)),...i?await u():[]].filter(d=>!n.some(O=>(0,E().isInside)(O,d))),h=r.filter(
d=>n.some(O=>O!==d&&(0,E().isInside)(O,d))),m=(0,T().existsSync)(`/dev/${$}`)?[...j,$]:j;return{system:n,emptied:h,tools:[
...new Set(l)],devices:m,home:[]}}function g({file:a,real:e},t){const o=(0,A().dirname)(e),i=(0,A().dirname)(o),n=(0,A().
basename)(o),s=n==="shims"||n==="bin"&&!t.some(r=>(0,E().isInside)(r,i));return[(0,A().dirname)(a),o,...s?[i]:[]].filter(
r=>!t.some(l=>(0,E().isInside)(r,l)))}async function S(a){return(await Promise.all(a.map(async t=>(await(0,w().lstat)(t).
catch(()=>{}))?.isDirectory()?[t]:[]))).flat()}async function u(){const a=await(0,w().realpath)("/etc/resolv.conf").catch(
()=>{});return a?.startsWith("/run/systemd/resolve/")?[(0,A().dirname)(a)]:[]}async function y(a,e){return e===void 0||!(0,A().
isAbsolute)(e)?[]:(await Promise.all([...new Set(a)].sort().map(async o=>{const i=await(0,w().realpath)((0,A().join)(e,o)).
catch(()=>{});return i===void 0||!(await(0,w().stat)(i)).isDirectory()?[]:[{path:o,source:i}]}))).flat()}},96266:function(D,p,f){
Object.defineProperty(p,"__esModule",{value:!0}),p.TEMP=p.HOME=void 0,p.commandFolders=b,p.commandMounts=M,p.sharedMounts=
$;function T(){const g=f(76760);return T=function(){return g},g}function w(){const g=f(39491);return w=function(){return g},
g}function P(){const g=f(46282);return P=function(){return g},g}const A=p.HOME="/home/gene-gate",E=p.TEMP="/tmp",N=64,v="\
/.gene-gate",j={lower:`${v}/lower`,cover:`${v}/cover`,own:`${v}/own`,run:`${v}/run`,replaced:`${v}/replaced`,home:`${v}/\
home`,tools:`${v}/tools`};function $({view:g,checkout:S,run:u,stage:y}){const a=(t,o)=>[t,(0,T().join)(y,o)],e=(t,o,i)=>[
t,(0,T().join)(y,o),"none",i];return[...g.system.map(t=>a(t,t)),...g.emptied.map(t=>["gene-gate",(0,T().join)(y,t),"tmpf\
s","size=1m,mode=0755"]),e("/proc","proc","rbind"),e(S,j.lower,"rbind"),e(u,j.run,"bind"),...g.tools.map((t,o)=>a(t,c(t,
o))),...g.home.map(({source:t},o)=>a(t,(0,T().join)(j.home,String(o))))]}function M(g){const{view:S,checkout:u,privileges:y,
hides:a,keepsWrites:e,replaced:t}=g,o=(r,l,h)=>["gene-gate",l,r,h],i=(r,l,h="bind")=>[r,l,"none",h],n=[`lowerdir=${a||y.
adopt?`${j.cover}:`:""}${j.lower}`,`upperdir=${j.own}/upper`,`workdir=${j.own}/work`,...y.overlay,"X-mount.mkdir"],s=`ne\
winstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${N}`;return[i(`${j.own}/tmp`,E),i(`${j.own}/home`,A),...S.home.map(
({path:r},l)=>i(`${j.home}/${l}`,(0,T().join)(A,r))),i(`${j.own}/shm`,"/dev/shm"),o("devpts","/dev/pts",s),...S.tools.flatMap(
(r,l)=>{const h=c(r,l);return r===h?[]:[i(h,r,"rbind,X-mount.mkdir")]}),e?i(j.lower,u,"bind,X-mount.mkdir"):o("overlay",
u,n.join(",")),...t.map((r,l)=>i(`${j.replaced}/${l}`,(0,T().join)(u,r))),o("proc","/proc","nosuid,nodev,noexec"),o("tmp\
fs",v,"ro,size=4k,mode=0755")]}function b({home:g}){return["upper","work","tmp","home","shm",...[...new Set(g.flatMap(({
path:u})=>[...(0,w().foldersAbove)(u),u]))].map(u=>`home/${u}`)]}function c(g,S){return[E,A].some(y=>(0,P().isInside)(y,
g))?`${j.tools}/${S}`:g}},35134:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.breakFiles=N,p.writeLayer=
j;function T(){const u=f(51455);return T=function(){return u},u}function w(){const u=f(76760);return w=function(){return u},
u}function P(){const u=f(39092);return P=function(){return u},u}function A(){const u=f(32476);return A=function(){return u},
u}const E=/\.d\.[cm]?ts$/;function N(u,y){const a=new Map,e=new Map;for(const[o,i]of u){const n=w().posix.extname(o).slice(
1).toLowerCase(),s=A().LANGUAGES.find(({extensions:l})=>l.includes(n)),r=s&&!E.test(o)&&c(i,s,y);s===void 0?e.set(o,v(i,
y)):r&&a.set(o,r)}if(a.size===0){const o=[...u].map(([i,n])=>[i,v(n,y)]);return{files:new Map(o),operator:"unparsable"}}
const t=e.size>0?"mixed":"functions_fail";return{files:new Map([...a,...e]),operator:t}}function v(u,y){return`)]}>"'\`<<\
<<<<< ${y}
${u}`}async function j(u,y,a){const{checkout:e,isCommitted:t,path:o}=a,i=new Map;for(const[n,s]of y){const{mode:r}=await(0,T().
lstat)((0,w().join)(e,n));await(0,T().mkdir)((0,w().dirname)((0,w().join)(u,n)),{recursive:!0}),await(0,T().writeFile)((0,w().
join)(u,n),s),await(0,T().chmod)((0,w().join)(u,n),r&511),i.set(n,(r&73)===0?"100644":"100755")}t&&await(0,P().commitLayer)(
{checkout:e,layer:u,modes:i,path:o});for(const n of await(0,T().readdir)(u,{recursive:!0,withFileTypes:!0})){const s=(0,w().
join)(n.parentPath,n.name),r=await(0,T().lstat)((0,w().join)(e,(0,w().relative)(u,s))).catch(()=>{});n.isDirectory()&&r&&
await(0,T().chmod)(s,r.mode&511)}}const $=200,M=400,b=1e4;function c(u,y,a){const{masked:e,forms:t,failing:o,unused:i}=y,
n=u.replaceAll(e,h=>h.replaceAll(/[^\n]/g," ")),s=new Map;for(const{start:h,end:m}of g(n,y)){const d=n.slice(m,m+M),O=t.
find(({after:F})=>F.test(d)),R=n.slice(Math.max(0,h-$),h);if(!O||O.unless?.test(R)||O.before?.test(R)===!1)continue;const I=m+
(O.after.exec(d)?.[0].length??0);O.isExpression?s.set(I,` (() => {${o(a)} })( ) ? 0 : `):s.set(...S(u,I,y,a))}if(s.size===
0)return;i&&/^[ \t]*(?:import|export)\b/m.test(n)&&s.set(u.length,i(a));let r="",l=0;for(const[h,m]of[...s].sort(([d],[O])=>d-
O))r+=u.slice(l,h)+m,l=h;return r+u.slice(l)}function g(u,{bareParameter:y}){const a=[],e=[];for(const{index:o,0:i}of u.
matchAll(/[()[\]{}]/g))if("([{".includes(i))e.push(o);else{const n=e.pop();i===")"&&n!==void 0&&a.push({start:n,end:o+1})}
const t=y?[...u.matchAll(y)]:[];return[...a,...t.map(({index:o,0:i})=>({start:o,end:o+i.length}))]}function S(u,y,{preamble:a,
isIndented:e,failing:t},o){const i=a?.exec(u.slice(y,y+b))?.[0].length??0,n=t(o);if(!e)return[y+i,n];if(i>0)return[y+i,`\
; ${n}`];const[s="",r=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(u.slice(y))??[];return[y+s.length,s===r?`${n}; `:
`${n}
${r}`]}},32476:function(D,p){Object.defineProperty(p,"__esModule",{value:!0}),p.LANGUAGES=void 0;function f(...o){return new RegExp(
o.join("|"),"g")}const T=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,w=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
P="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",A=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
E=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,N=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
v={extensions:["js","mjs","cjs"],masked:f(T,w,P,A),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:N,unless:E}],failing:o=>` debugger; var _${o}=${o}( "x" ) ; throw _${o} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:o=>`
export const unused_${o} = "x"  ;
`},j=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,$=String.raw`\s*:\s*(?:[^\s;{}()=]|${j})(?:[^;{}()=]|${j})*`,M=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
b=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,c=String.raw`^(?:${$}?)?\s*=>`,
g={...v,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${c}\s*\{`),unless:M},{after:new RegExp(
c),before:b,unless:M,isExpression:!0},{after:new RegExp(String.raw`^(?:${$})?\s*\{`),before:N,unless:E}]},S=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),u=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...S,w].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
y={extensions:["py","pyi"],masked:f(...S,w,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:o=>`_${o}=${o}( "x" ) ;raise RuntimeError(_${o})`,preamble:new RegExp(u),isIndented:!0},a={masked:f(T,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},e={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},t=p.LANGUAGES=[v,g,y,{...a,extensions:["rs"],failing:o=>` let _${o} =( "x" ) ; \
panic!( "${o}" ) ;`},{...a,extensions:["go"],failing:o=>` panic( "${o}" ) ;`},{...a,extensions:["kt","kts"],failing:o=>`\
 throw RuntimeException( "${o}" ) ;`},{...a,extensions:["java"],forms:[e],failing:o=>` if ( true ) throw new RuntimeExce\
ption( "${o}" ) ;`}]},69983:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.breakAndRun=S;function T(){
const t=f(77598);return T=function(){return t},t}function w(){const t=f(86191);return w=function(){return t},t}function P(){
const t=f(59490);return P=function(){return t},t}function A(){const t=f(87952);return A=function(){return t},t}function E(){
const t=f(67147);return E=function(){return t},t}function N(){const t=f(57334);return N=function(){return t},t}function v(){
const t=f(49604);return v=function(){return t},t}function j(){const t=f(64474);return j=function(){return t},t}function $(){
const t=f(35134);return $=function(){return t},t}function M(){const t=f(48081);return M=function(){return t},t}const b=2,
c=2e3,g=20;async function S(t,o){const{policy:i,change:n,checkout:s}=o;if(i.mutants==="off"||n===void 0)return new Map;const r=[
...t].flatMap(([O,R])=>{const I=R.map(({outcome:C})=>C);if(!(O.gene.change==="added"||O.gene.change==="modified")||I.some(
({status:C})=>C!=="passed"))return[];const G=O.gene.commands.flatMap(({reading:C})=>(0,w().startedFiles)(C)).sort();return[
{...O,outcomes:I,launched:G}]}),{areBuilt:l}=(0,E().everything)((0,A().dependencyFolders)(i)),h=s.additions.find(l),m=`c\
ommands can read \`${h}\`, which was built before the change was broken`,d=new Map;for(const O of(0,P().groupBy)(r,({launched:R})=>R.
join("\0")).values()){const I=await(h===void 0?y(O,o):Promise.reject(new Error(m))).catch(({message:F})=>u(O,F));for(const[
F,{gene:G}]of O.entries())d.set(G,I[F]??[])}return d}function u(t,o){return t.map(({plans:i})=>i.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:o})))}async function y(t,o){const i=await(0,M().sourcesOf)(o.change?.files??[],o.tree,
t[0]?.launched??[]);if(typeof i=="string")return u(t,i);const n=await a(t,i.texts,o),s=n.flat().some(({outcome:l})=>l===
"killed");if(i.existing===void 0||!s)return n;const r=await a(t,i.existing,o);return n.map((l,h)=>l.map((m,d)=>{const O=r[h]?.[d];
return m.outcome!=="killed"||O?.outcome!=="survived"?m:{...m,existing:{files:O.files,duration_ms:O.duration_ms}}}))}async function a(t,o,{
backend:i,checkout:n,change:s,concurrency:r,path:l,signal:h}){const m=`z${(0,T().randomBytes)(8).toString("hex").replaceAll(
/\d/g,"q")}`,d=(0,$().breakFiles)(o,m),O={checkout:n.directory,isCommitted:s?.isCommitted===!0,path:l},R=await i.cover?.(
C=>(0,$().writeLayer)(C,d.files,O));if(R===void 0)throw new Error("without namespaces, commands share one checkout, whic\
h must not be broken");const I=t.map(({id:C,plans:k,outcomes:U})=>{const H=U.map(({duration_ms:B})=>b*B+c);return k.map(
(B,x)=>({...B,timeoutMs:H[x]??c})).map(B=>({id:C,plans:[B]}))}),F={backend:R,progress:v().NO_PROGRESS,concurrency:r,signal:h},
G=await(0,j().runPlans)(I.flat(),F);return I.map(C=>C.flatMap(k=>G.get(k)??[]).map(({outcome:k})=>e(k,d)))}function e(t,{
files:o,operator:i}){const{status:n,signal:s,duration_ms:r,reason:l=n}=t,h=[...o.keys()].sort(),m={operator:i,files:h.slice(
0,g),duration_ms:r,...h.length>g&&{total_files:h.length}};return n==="passed"?{...m,outcome:"survived"}:(n==="failed"||n===
"timed_out"||s!==null)&&l!==N().BUDGET_SPENT?{...m,outcome:"killed"}:{...m,outcome:"not_run",reason:l}}},48081:function(D,p,f){
Object.defineProperty(p,"__esModule",{value:!0}),p.isSource=M,p.sourcesOf=b;function T(){const c=f(95244);return T=function(){
return c},c}function w(){const c=f(93028);return w=function(){return c},c}const P=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
A=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
E=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,N=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
v=600,j=500,$=10*1024**2;function M(c){return(0,T().isProgramCode)(c)&&!(0,T().isOfTests)(c)&&![P,A].some(g=>g.test(c))}
async function b(c,g,S){const u=r=>M(r)&&!S.includes(r)&&(0,w().isRegular)(g.stat(r)?.kind),y=c.filter(({path:r,status:l})=>l!==
"deleted"&&u(r)),a=[...g.files()].filter(({path:r})=>u(r)&&!E.test(r)),e=y.length>0?y:a;if(e.length===0)return"neither t\
he change nor the repository has a source file to break";const t=e.reduce((r,{path:l})=>r+(g.stat(l)?.size??0),0);if(e.length>
j||t>$)return`there are too many source files to break: ${e.length} with ${Math.ceil(t/1024**2)} MB`;const o=e.map(async({
path:r})=>[r,(await g.read(r)).toString("utf8")]),i=await Promise.all(o);if(y.length===0){const r=i.filter(([,l])=>!N.test(
l.slice(0,v)));return r.length===0?"all source files are generated":{texts:new Map(r)}}const n=i.filter((r,l)=>y[l]?.status!==
"added"),s=n.length>0&&n.length<i.length;return{texts:new Map(i),...s&&{existing:new Map(n)}}}},57334:function(D,p){Object.
defineProperty(p,"__esModule",{value:!0}),p.OUTCOME_LOST=p.INTERRUPTED=p.CHECKOUT_CHANGED=p.BUDGET_SPENT=p.BLOCKED=void 0,
p.changedOutcome=j,p.countInterrupted=E,p.notRun=v,p.stopReason=N;const f=p.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",T=p.INTERRUPTED="interrupted",w=p.BUDGET_SPENT="the time budget for all commands was spent",P=p.OUTCOME_LOST=
"the run returned no outcome for this command",A=p.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function E($){
return $.filter(({reason:M})=>M===T).length}function N($){return $.reason===w?w:T}function v($,M,b=new Date){const c={head:"",
tail:"",bytes:0,truncated:!1};return{status:$,exit_code:null,signal:null,started_at:b.toISOString(),duration_ms:0,stdout:c,
stderr:c,reason:M}}function j($,M=v("error",A)){return{...M,status:"error",reason:A,checkout_changed:[...$]}}},22562:function(D,p,f){
Object.defineProperty(p,"__esModule",{value:!0}),p.outcomesOf=A,p.plansOf=P,p.refusedOutcomes=N;function T(){const M=f(6470);
return T=function(){return M},M}function w(){const M=f(57334);return w=function(){return M},M}function P({asset:M,commands:b}){
const c=b.flatMap(({plan:g})=>g??[]);return{id:M.id,plans:c.length===b.length?c:[]}}function A({commands:M},b,c){if(M.every(
({plan:S})=>S!==void 0))return M.map(({plan:S},u)=>E(S,b[u],c));const g=$(M);return M.map(({verdict:S})=>S==="block"?(0,w().
notRun)("blocked",w().BLOCKED,c):(0,w().notRun)("skipped",g,c))}function E(M,b,c){if(b===void 0||b.plan.digest!==M?.digest)
return(0,w().notRun)("skipped",w().OUTCOME_LOST,c);const{outcome:g,changedFiles:S}=b;return S.length===0?g:{...g,checkout_modified:S}}
function N(M,b,c){const g=M.filter(S=>b?v(S):S.commands.some(j));return new Map(g.map(S=>[S,A(S,[],c)]))}function v({change:M,
commands:b}){return b.length===0?M!=="removed":b.some(({plan:c})=>c===void 0)}function j({verdict:M}){return M==="block"}
function $(M){if(M.some(({verdict:g})=>g==="block"))return"another command of the gene is blocked";const c=M.flatMap(({reading:g})=>(0,T().
toolOf)(g)??[]).find(({path:g})=>g===void 0);return c?`${c.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},26756:function(D,p,f){Object.defineProperty(p,"__esModul\
e",{value:!0}),p.mentionedOf=E,p.mentionsIn=N,p.namedRootOf=j;function T(){const $=f(76760);return T=function(){return $},
$}const w=5,P=30,A=/[^\w.@+~/\\-]+/;function E($){const M=new Map($.map(b=>[b,b]));for(const b of $){const{dir:c,name:g,
ext:S}=T().posix.parse(b),u=T().posix.join(c,g);S!==""&&!M.has(u)&&M.set(u,b)}return b=>{if(b.status!=="failed"||M.size===
0)return b;const{stdout:c,stderr:g}=b,S=[g,c].flatMap(({head:y,tail:a})=>[y,a]),u=new Set([...N(S,M)].flatMap(y=>M.get(y)??
[]));return u.size===0?b:{...b,left_out:[...u].sort().slice(0,w)}}}function N($,M){const b=new Set($.flatMap(c=>c.split(
A)));return new Set([...b].flatMap(c=>v(c).filter(g=>M.has(g))))}function v($){const M=$.replaceAll("\\","/").replace(/[.,]+$/,
"").split("/").filter(b=>b!==""&&b!=="."&&b!=="..");return M.length>P?[]:M.flatMap((b,c)=>M.slice(c).map((g,S)=>M.slice(
c,c+S+1).join("/")))}function j($){return M=>{const{status:b,stdout:c,stderr:g}=M;return b==="passed"||$==="/"?M:[c,g].some(
({head:u,tail:y})=>[u,y].some(a=>a.includes($)))?{...M,root:$}:M}}},46282:function(D,p,f){Object.defineProperty(p,"__esM\
odule",{value:!0}),p.findPrograms=S,p.isInside=h;function T(){const m=f(31421);return T=function(){return m},m}function w(){
const m=f(73024);return w=function(){return m},m}function P(){const m=f(51455);return P=function(){return m},m}function A(){
const m=f(48161);return A=function(){return m},m}function E(){const m=f(76760);return E=function(){return m},m}function N(){
const m=f(57975);return N=function(){return m},m}function v(){const m=f(7723);return v=function(){return m},m}function j(){
const m=f(26040);return j=function(){return m},m}function $(){const m=f(41895);return $=function(){return m},m}function M(){
const m=f(14495);return M=function(){return m},m}const b=v().object({file:v().string(),version:v().string(),platform:v().
string(),arch:v().string()}),c="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",g=2e4;async function S(m){const{path:d,checkout:O,names:R=[]}=m,I=await s(d,O),F=await u(I,O),
[G,C]=await Promise.all(["npm","npx"].map(H=>a(H,F.file,I,O))),k=await n(R,I,O),U=await o(I,O);return{node:F,...G&&{npm:G},
...C&&{npx:C},...U!==void 0&&{shell:U},machine:k,searchPath:I}}async function u(m,d){for await(const{file:O,real:R}of l(
"node",m,d)){const I=await y(O,R,m),F=await r(I.file,d);if(F!==void 0)return{...I,file:F}}throw new($()).GateError("prog\
ram_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example with ac\
tions/setup-node), in a directory outside the checkout.")}async function y(m,d,O){const{execPath:R,version:I,platform:F,
arch:G}=process;if(F==="linux"&&!(0,w().existsSync)("/proc/self"))throw new($()).GateError("containment_unavailable","Co\
mmands cannot be contained and ended here: /proc is not mounted.","Mount /proc where the gate runs commands, or use --no\
-run.");if(d===await(0,P().realpath)(R))return{file:d,version:I,platform:F,arch:G};try{const{stdout:C}=await(0,N().promisify)(
T().execFile)(m,["-p",c],{cwd:(0,E().dirname)(m),env:{PATH:O.join(E().delimiter),HOME:(0,A().homedir)(),...process.env.SYSTEMROOT&&
{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:g,windowsHide:!0});return b.parse(JSON.parse(C))}catch(C){throw new($()).GateError(
"program_not_found",`${m} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up\
 Node.js before this step (actions/setup-node).",{cause:C})}}async function a(m,d,O,R){const I=(0,E().join)("node_module\
s","npm","bin",`${m}-cli.js`);for(const F of[(0,E().dirname)(d),...O]){for(const C of[(0,E().join)(F,I),(0,E().join)(F,"\
..","lib",I)]){const k=await e(C,m,R);if(k)return k}const G=await e((0,E().join)(F,m),m,R);if(G)return G}}async function e(m,d,O){
const R=await r(m,O);if(!R?.endsWith(`${d}-cli.js`))return;const I=(0,E().join)((0,E().dirname)(R),"..","package.json"),
F=await(0,P().readFile)(I,"utf8").catch(()=>"null"),{success:G,data:C}=v().object({name:v().literal("npm"),version:v().string()}).
safeParse((0,j().attempt)(()=>JSON.parse(F)));return G?{file:R,version:C.version}:void 0}const t="/bin/sh";async function o(m,d){
if(process.platform!=="win32")return t;for await(const{real:O}of l("git",m,d)){const R=await r((0,E().join)((0,E().dirname)(
O),"..","bin","sh.exe"),d);if(R!==void 0)return R}}const i=/^[A-Za-z0-9][\w.+-]*$/;async function n(m,d,O){const R=new Map;
for(const I of m.filter(F=>i.test(F))){const F=await l(I,d,O).next();F.done||R.set(I,F.value)}return R}async function s(m,d){
const O=new Set(m.split(E().delimiter).filter(I=>(0,E().isAbsolute)(I)));return(await Promise.all([...O].map(async I=>await r(
I,d)===void 0?[]:[I]))).flat()}async function r(m,d){const[O,R]=await Promise.all([(0,P().realpath)(m).catch(()=>{}),(0,P().
realpath)(d)]);if(O===void 0)return;const I=[O,(0,E().resolve)(m)],F=[R,(0,E().resolve)(d)];return I.some(G=>F.some(C=>h(
C,G)))?void 0:O}async function*l(m,d,O){for(const R of d){const I=(0,E().join)(R,process.platform==="win32"?`${m}.exe`:m),
F=await r(I,O);F!==void 0&&await(0,M().isExecutable)(F)&&(yield{file:I,real:F})}}function h(m,d){const O=(0,E().relative)(
m,d);return O!==".."&&!O.startsWith(`..${E().sep}`)&&!(0,E().isAbsolute)(O)}},49604:function(D,p,f){Object.defineProperty(
p,"__esModule",{value:!0}),p.NO_PROGRESS=void 0,p.groupedProgress=A,p.linesOfProgress=P;function T(){const E=f(20849);return T=
function(){return E},E}const w=p.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function P(E){let N=0,v=0;
return{...w,planned:j=>{N=j},finished:(j,{status:$,duration_ms:M})=>{v+=1;const b=(M/1e3).toFixed(1);E(`[${v}/${N}] ${$}\
 in ${b} s: ${(0,T().safeLine)(j)}`)}}}function A(E){const N=P(E.info);return{...N,planned:v=>{E.startGroup(`Run ${v} va\
lidation command${v===1?"":"s"}`),N.planned(v)},ended:()=>E.endGroup()}}},63682:function(D,p,f){Object.defineProperty(p,
"__esModule",{value:!0}),p.NOTHING_RAN=void 0,p.requestOf=l,p.runAudited=t,p.withinBudget=m;function T(){const d=f(48161);
return T=function(){return d},d}function w(){const d=f(97247);return w=function(){return d},d}function P(){const d=f(60210);
return P=function(){return d},d}function A(){const d=f(57430);return A=function(){return d},d}function E(){const d=f(87952);
return E=function(){return d},d}function N(){const d=f(19309);return N=function(){return d},d}function v(){const d=f(10582);
return v=function(){return d},d}function j(){const d=f(32223);return j=function(){return d},d}function $(){const d=f(69983);
return $=function(){return d},d}function M(){const d=f(57334);return M=function(){return d},d}function b(){const d=f(22562);
return b=function(){return d},d}function c(){const d=f(26756);return c=function(){return d},d}function g(){const d=f(46282);
return g=function(){return d},d}function S(){const d=f(64474);return S=function(){return d},d}const u=4*1024*1024,y=6e4,
a=4,e=2*1024;async function t(d,O){const R=new Date,I=o(d,O),{checkout:F,path:G,policy:C,progress:k,signal:U,shown:H}=O,
L=(0,b().refusedOutcomes)(d.genes,F!==void 0,R);if(F===void 0||I.length===0)return{...h,outcomes:L};const{directory:B,leftOut:x}=F,
Q=new Set(I.flatMap(({plans:Y})=>Y.map(X=>X.program))),V=await(0,g().findPrograms)({path:G,checkout:B,names:[...Q]}),J=s(
C.concurrency),z=(0,N().shareFolder)(F,O.attended,H!==void 0),{chooseBackend:W}=await Promise.all([f.e(670),f.e(342)]).then(
f.bind(f,60670)),{backend:K,isolation:Z,close:on}=await W({programs:V,checkout:B,leftOut:x,...H&&{shown:H},shareFolder:z.
folder,outputBytes:n(C.limits.output_bytes,d.genes),limits:(0,v().limitsOn)((0,v().thisMachine)(),C.limits,J),lanes:J,requested:l(
C.containment,O.fork),network:C.network==="allow",replaced:await i(d,O.tree),folders:O.privateFolders,home:await(0,j().homeFolders)(
[...C.home_caches,...(0,E().homeDependencies)(C)],O.home),signal:U}),_=K.level==="namespaces",q=_?J:1,rn=async()=>{const Y=performance.
now(),X=await m(C.limits.budget_seconds*1e3,U,tn=>(0,S().runPlans)(I,{backend:K,progress:k,concurrency:q,signal:tn,guard:z.
guard()})),nn=Math.max(y,performance.now()-Y),dn=await m(nn,U,tn=>(0,$().breakAndRun)(X,{...O,checkout:F,backend:K,concurrency:q,
signal:tn}));return{runs:X,mutants:dn}},{runs:sn,mutants:an}=await rn().finally(()=>Promise.all([on(),z.close()])),cn=[(0,c().
mentionedOf)(z.hides()?x:[]),(0,c().namedRootOf)(_?B:z.guard().directory)],un=Y=>cn.reduce((X,nn)=>nn(X),Y),en=I.map(Y=>{
const{gene:X}=Y;return[X,(0,b().outcomesOf)(X,sn.get(Y)??[],R).map(un)]});return{outcomes:new Map([...L,...en]),interrupted:(0,M().
countInterrupted)(en.flatMap(([,Y])=>Y)),isolation:{...Z,description:`${Z.description} ${r(_,q)}`},nodeOf:()=>V.node,mutants:an,
findings:z.findings()}}function o(d,{waiting:O}){return d.genes.filter(R=>!O.has(R)).map(R=>({...(0,b().plansOf)(R),gene:R})).
filter(({plans:R})=>R.length>0)}async function i(d,O){const R=new Set((0,w().isOfChange)(d)?d.files.map(({path:F})=>F):[]),
I=await(0,P().npmrcCopies)(O,R);return new Map(I.flatMap(({path:F,text:G,dropped:C})=>C.length>0&&G!==void 0?[[F,G]]:[]))}
function n(d,O){const R=O.flatMap(G=>(0,b().plansOf)(G).plans),I=new Set(R.map(({digest:G})=>G)),F=Math.floor(u/(I.size*
a));return Math.min(d,Math.max(F,e))}function s(d){return d==="cores"?(0,T().availableParallelism)():d}function r(d,O){return d?
O===1?"One command at a time.":`Up to ${O} commands at once.`:"One command at a time, because all commands share the che\
ckout."}function l(d,O){return d==="require-for-forks"?O?"require":"auto":d}const h=p.NOTHING_RAN={outcomes:new Map,interrupted:0,
isolation:A().NOTHING_RUN,nodeOf:()=>process};async function m(d,O,R){const I=new AbortController,F=setTimeout(()=>I.abort(
M().BUDGET_SPENT),d);try{return await R(AbortSignal.any([O,I.signal]))}finally{clearTimeout(F)}}},20849:function(D,p,f){
Object.defineProperty(p,"__esModule",{value:!0}),p.safeLine=P,p.withoutLogCommands=A;function T(){const E=f(77598);return T=
function(){return E},E}const w=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function P(E,N=200){const v=E.replace(w,$=>`\\u\
{${$.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),j=Array.from(v);return j.length<=
N?v:`${j.slice(0,N-1).join("")}\u2026`}async function A(E,N){const v=(0,T().randomUUID)();E(`::stop-commands::${v}`);try{
return await N()}finally{E(`::${v}::`)}}},64474:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.runPlans=
P;function T(){const c=f(41895);return T=function(){return c},c}function w(){const c=f(57334);return w=function(){return c},
c}async function P(c,g){const{backend:S,progress:u,concurrency:y}=g,a=new Map(c.flatMap(({plans:r})=>r.map(l=>[l.digest,
l]))),e=new Map;for(const r of a.values()){const l=j(()=>S.check(r));l&&e.set(r.digest,l)}const t=new AbortController,o=AbortSignal.
any([g.signal,t.signal]),i=A(y),n=E(v({...g,signal:o},e)),s=async({plans:r})=>{try{return await N(r,n,o)}catch(l){throw t.
abort(),l}};u.planned(a.size);try{const r=c.map(h=>i(()=>s(h)));await Promise.allSettled(r);const l=M(await Promise.all(
r));return new Map(c.map((h,m)=>[h,l[m]??[]]))}finally{u.ended()}}function A(c){const g=[];let S=c;return async u=>{S===
0?await new Promise(y=>g.push(y)):S-=1;try{return await u()}finally{const y=g.shift();y?y():S+=1}}}function E(c){const g=new Map;
return S=>{const u=g.get(S.digest)??c(S);return g.set(S.digest,u),u}}async function N(c,g,S){const u=[];for(const y of c)
S.aborted?u.push(b(y,(0,w().stopReason)(S))):u.some(({outcome:a})=>a.status!=="passed")?u.push(b(y,"an earlier command o\
f the gene did not pass")):u.push({...await g(y),plan:y});return u}function v(c,g){const{backend:S,progress:u,signal:y,guard:a}=c,
e=S.level==="process_group";let t;return async o=>{if(t!==void 0)return b(o,t);if(y.aborted)return b(o,(0,w().stopReason)(
y));const i=a?.state(),n=a&&i?[...await a.changed(i)]:[];if(a&&i&&!e&&n.push(...a.added(i)),n.length>0)return t=w().CHECKOUT_CHANGED,
{plan:o,outcome:(0,w().changedOutcome)(n),changedFiles:[]};u.started(o.command);const s=g.get(o.digest),r=s?(0,w().notRun)(
"not_runnable",`${s.message} ${s.hint}`):await S.run(o,y),l=()=>e?a?.changed():i&&a?.touchedSince(i),h=(y.aborted?void 0:
await l())??[];if(h.length===0||e)return u.finished(o.command,r),h.length>0&&(t=$(o)),{plan:o,outcome:r,changedFiles:h};
t=w().CHECKOUT_CHANGED;const m=(0,w().changedOutcome)(h,r);return u.finished(o.command,m),{plan:o,outcome:m,changedFiles:[]}}}
function j(c){try{c();return}catch(g){if(g instanceof T().GateError&&g.code==="program_not_found")return g;throw g}}function $({
command:c}){return`the command "${c}" changed files of the checkout`}function M(c){const g=new Set;return c.map(S=>S.map(
u=>{const{outcome:y}=u;return y.status==="skipped"?u:g.has(y)?{...u,outcome:{...y,reused:!0}}:(g.add(y),u)}))}function b(c,g){
return{plan:c,outcome:(0,w().notRun)("skipped",g),changedFiles:[]}}},46562:function(D,p,f){Object.defineProperty(p,"__es\
Module",{value:!0}),p.findingsOf=v,p.judgeGene=N;function T(){const e=f(13580);return T=function(){return e},e}function w(){
const e=f(57334);return w=function(){return e},e}function P(){const e=f(9436);return P=function(){return e},e}function A(){
const e=f(49001);return A=function(){return e},e}function E(){const e=f(47350);return E=function(){return e},e}function N(e,t,{
policy:o,ignoring:i,capped:n=[],missing:s}){const r=g(e,k=>(0,P().suppress)(k,i)),l=t.outcomes.get(e)??[],h=t.mutants?.get(
e),m=[...(0,A().runFindings)(r,l,t,o),...(0,A().mutantFindings)(r,h)],O=[...(0,P().suppress)(m,i),...s?[s]:[]],I=[...v({
gene:r,runFindings:O}),...n].filter(({suppressed:k})=>!k),{isIdle:F=!1}=r,G=F||M(l,O),C=(0,E().gravest)([(0,E().severityVerdict)(
I,o.fail_on),...r.commands.map(({verdict:k})=>k==="block"&&!F?"fail":"pass"),...G?["warn"]:l.map(c),s?"needs_approval":"\
pass"]);return{gene:r,ran:t.outcomes.has(e),outcomes:l,...h&&{mutants:h},runFindings:O,capped:n,verdict:C,summary:F?j:G?
$:S(r,l,C,I)}}function v({gene:e,runFindings:t}){return[...e.findings,...e.commands.flatMap(o=>o.findings),...t]}const j="\
an unchanged seed of the engine, whose scripts are not in this repository",$="not runnable here: the machine lacks a pro\
gram or a tool";function M(e,t){const o=t.filter(({rule:i})=>(0,T().ruleOf)(i).group==="environment");return o.length>0&&
o.every(({severity:i})=>i!=="error")&&e.every(({status:i,reason:n})=>i==="skipped"?!b.has(n):i==="passed"||i==="not_runn\
able")}const b=new Set([w().INTERRUPTED,w().OUTCOME_LOST]);function c({status:e,reason:t}){return e==="passed"?"pass":e===
"error"||b.has(t)?"error":"fail"}function g(e,t){return{...e,findings:t(e.findings),commands:e.commands.map(o=>({...o,findings:t(
o.findings)}))}}function S(e,t,o,i){const n=e.commands.findIndex(C=>C.verdict==="block"),s=t.findIndex(({status:C})=>C!==
"passed"&&C!=="skipped"),r=t.findIndex(({status:C})=>C==="skipped"),l=[n,s,r].find(C=>C>=0)??-1,h=e.commands[l];if(h)return`\
constraint: validation_failed: ${h.command} => ${a(t[l])}`;if(e.change==="removed")return"removed";const{files:m,max_files:d,
severity:O}=e.blastRadius;if(i.some(u))return`constraint: blast_radius ${O}: ${m} / ${d} files`;const R=e.commands.length,
I=R===1?"1 command":`${R} commands`;if(o==="needs_approval")return`${I} allowed, waiting for approval`;if(o==="fail")return`\
failed: ${y(i).join(", ")}`;const F=t.length>0?`${I} passed`:`${I} allowed, none run`,G=o==="warn"?y(i):[];return G.length>
0?`${F}, with warnings: ${G.join(", ")}`:F}function u({rule:e,severity:t}){return t==="error"&&e.startsWith("blast-radiu\
s-")}function y(e){const t=e.filter(({severity:i})=>i==="error"),o=e.filter(({severity:i})=>i==="warning");return[...new Set(
(t.length>0?t:o).map(({rule:i})=>i))]}function a(e){return e?e.reason??`exit code ${e.exit_code}`:"BLOCKED"}},9436:function(D,p,f){
Object.defineProperty(p,"__esModule",{value:!0}),p.dayOf=v,p.idleIgnores=c,p.ignoreFindings=M,p.isIgnorable=j,p.refusalOf=
b,p.suppress=$;function T(){const a=f(41330);return T=function(){return a},a}function w(){const a=f(32854);return w=function(){
return a},a}function P(){const a=f(13580);return P=function(){return a},a}function A(){const a=f(95132);return A=function(){
return a},a}function E(){const a=f(43767);return E=function(){return a},a}function N(){const a=f(52288);return N=function(){
return a},a}function v(a){return a.toISOString().slice(0,10)}function j({rule:a,severity:e,layer:t}){return(0,E().mayBeIgnored)(
{...(0,P().ruleOf)(a),severity:e,layer:t})}function $(a,{ignores:e,...t}){const o=e.filter(n=>!(0,N().hasExpired)(n.expires,
t.today)),i=(0,N().withLevels)(a,t);return o.length===0?i:i.map(n=>{const s=j(n)&&o.find(r=>g(r,n));return s?{...n,suppressed:{
reason:s.reason,expires:s.expires}}:n})}function M({ignores:a,today:e},t,o){return a.flatMap(i=>{const{rule:n,reason:s,expires:r}=i,
l=`The ignore of \`${n}\` ${y(i)}`,h=t.filter(R=>g(i,R)),m=h.every(j)?b(i):N().DECIDES;if(m!==void 0)return[(0,A().finding)(
"exception-refused",{exception:l,refusal:m})];if((0,N().hasExpired)(r,e))return[(0,A().finding)("exception-refused",{exception:l,
refusal:(0,N().expiredWords)(r,s)})];const d=h.length===0&&o.some(R=>S(i,R)),O={exception:l,refusal:"the rule finds noth\
ing there"};return d?[(0,A().finding)("exception-refused",O,{severity:"notice"})]:[]})}function b({rule:a}){const e=(0,P().
checkRules)().find(({id:t})=>t===a);return e===void 0?(0,N().unknownRule)(a):e.ignorable!==void 0||(0,E().mayBeIgnored)(
e)?void 0:N().DECIDES}function c(a,e){return a.flatMap(t=>(0,N().idle)(t.rule,b(t),t.expires,e))}function g({rule:a,where:e},{
rule:t,location:o,subject:i}){if(a!==t)return!1;const{path:n,gene:s,command:r}=e??{};return(n===void 0||o!==void 0&&u(o.
path,n))&&(s===void 0||s===i?.id)&&(r===void 0||r===i?.command)}function S({where:a},{asset:e,commands:t}){const{path:o,
gene:i,command:n}=a??{};return(o===void 0||u(e.path,o))&&(i===void 0||i===e.id)&&(n===void 0||t.some(s=>s.command===n))}
function u(a,e){return(0,w().isWithin)(a,e)||(0,T().default)(e,{dot:!0,nonegate:!0})(a)}function y({where:a={}}){const e=Object.
entries(a).map(([t,o])=>`the ${t} \`${o}\``);return e.length===0?"for all findings":`for ${e.join(", ")}`}},92344:function(D,p,f){
Object.defineProperty(p,"__esModule",{value:!0}),p.allFindings=y,p.judge=g,p.judgeShards=t,p.otherShards=o,p.verdictOfPart=
i;function T(){const n=f(9354);return T=function(){return n},n}function w(){const n=f(1395);return w=function(){return n},
n}function P(){const n=f(89549);return P=function(){return n},n}function A(){const n=f(27199);return A=function(){return n},
n}function E(){const n=f(97247);return E=function(){return n},n}function N(){const n=f(13580);return N=function(){return n},
n}function v(){const n=f(95132);return v=function(){return n},n}function j(){const n=f(46562);return j=function(){return n},
n}function $(){const n=f(9436);return $=function(){return n},n}function M(){const n=f(52288);return M=function(){return n},
n}function b(){const n=f(47350);return b=function(){return n},n}const c={ignores:[],rules:{}};function g(n,s,{policy:r,now:l,
approval:h=T().NOTHING_WAITS}){const{ignores:m,rules:d}=(0,E().isOfChange)(n)?r:c,O={ignores:m,rules:d,today:(0,$().dayOf)(
l)},R=o(s.shards??[]),I=e(h,n.findings),F=[...I?n.findings:u(n.findings,r,h),...I?[I]:[],...R?[R]:[],...s.findings??[],...s.
interrupted>0?[(0,v().finding)("run-interrupted",{skipped:s.interrupted})]:[]],G=(0,$().suppress)(F,O),C=G.filter(({rule:W})=>W===
"blast-radius-hard-cap"),k=new Map(n.genes.map(W=>{const K=a(W,h),Z=W.blastRadius.severity==="hard_cap_breach"?C:[];return[
W,(0,j().judgeGene)(W,s,{policy:r,ignoring:O,capped:Z,...K&&{missing:K}})]})),U=[...k.values()],H=[...F,...U.flatMap(j().
findingsOf)],L=[...G,...(0,$().ignoreFindings)(O,H,n.genes),...(0,M().levelFindings)(O)],[B,x]=S(L,r.approvals.gate>0),Q=(0,b().
gravest)([(0,b().severityVerdict)(x,r.fail_on),B.length>0?"warn":"pass"]),V=s.interrupted>0?"error":"pass",J=I?"needs_ap\
proval":"pass",z=(0,b().gravest)([Q,V,J,...U.map(W=>W.verdict)]);return{genes:U,findings:L,verdict:R?i(z):z,shards:t(s.shards??
[],k)}}function S(n,s){if(!s)return[[],n];const r=new Set(n.flatMap(h=>(0,w().needsPerson)(h)?h.location?.path:[])),l=({
rule:h,severity:m,location:d})=>(0,N().ruleOf)(h).approval!==void 0||h==="protected-path"&&m==="warning"&&r.has(d?.path);
return[n.filter(l),n.filter(h=>!l(h))]}function u(n,{approvals:{gate:s}},{approvals:r}){if(s>0&&r.length===0)return n;const l=s>
0?"given":"not required";return n.map(h=>(0,w().needsPerson)(h)?{...h,args:{...h.args,approval:l}}:h)}function y({findings:n,
genes:s}){return[...n,...s.flatMap(j().findingsOf)]}function a(n,{waiting:s,refusals:r,means:l,digest:h=""}){const m=s.get(
n);if(m===void 0)return;const{asset:d,commands:O}=n;return(0,v().finding)("approval-missing",{gene:d.id,confirmation:m.confirmation===
"strong"?"strong":"very strong",needed:m.needed,given:m.given,commands:O.filter(({confirmation:R})=>R!=="standard").map(
({command:R})=>R),means:l,digest:(0,P().shortDigest)(h),refusals:r},(0,A().placeOf)(d))}function e({gate:n,refusals:s,means:r,
digest:l=""},h){if(n===void 0)return;const m=h.some(({rule:R})=>R==="gate-weakened"),d=h.some(({rule:R})=>R==="agent-fil\
es-unapproved"),O={...n,means:r,digest:(0,P().shortDigest)(l),refusals:s,weakens:m,runs:d};return(0,v().finding)("gate-a\
pproval-missing",O)}function t(n,s){return n.map(({index:r,of:l,genes:h})=>{const m=(0,b().gravest)([...h].map(d=>s.get(
d)?.verdict??"error"));return{index:r,of:l,genes:h.size,verdict:m}})}function o(n){const[s]=n;if(!(s===void 0||n.length===
s.of))return(0,v().finding)("part-of-run",{index:s.index,of:s.of,genes:s.genes.size})}function i(n){return n==="pass"||n===
"warn"?"error":n}},52288:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.DECIDES=void 0,p.expiredWords=
M,p.hasExpired=$,p.idle=c,p.idleLevels=g,p.levelFindings=S,p.unknownRule=a,p.withLevels=v;function T(){const e=f(3051);return T=
function(){return e},e}function w(){const e=f(54441);return w=function(){return e},e}function P(){const e=f(54062);return P=
function(){return e},e}function A(){const e=f(13580);return A=function(){return e},e}function E(){const e=f(95132);return E=
function(){return e},e}function N(){const e=f(43767);return N=function(){return e},e}function v(e,t){return Object.keys(
t.rules).length===0?e:e.map(o=>j(o,t))}function j(e,t){const{rule:o,severity:i,layer:n}=e,s={...(0,A().ruleOf)(o),severity:i,
layer:n},r=b(t,o),l=i==="error"&&s.group&&b(t,s.group),h=r?o:s.group,m=r??(l||void 0);if(m===void 0||h===void 0)return e;
const{level:d,...O}=m,R=d==="off"?"notice":d;return R===i||R!=="error"&&!(0,N().mayBeSoftened)(s)?e:{...e,severity:R,level:{
rules:h,level:d,from:i,...O}}}function $(e,t){return e!==void 0&&e<t}function M(e,t){return`it expired on ${e} (reason: ${t}\
)`}function b({rules:e,today:t},o){const i=Object.hasOwn(e,o)?e[o]:void 0,n=i&&(0,P().settingOf)(i);return $(n?.until,t)?
void 0:n}function c(e,t,o,i){const n=t??($(o,i)?`it expired on ${o}`:void 0);return n===void 0?[]:[{name:e,why:n}]}function g({
rules:e,today:t}){return Object.entries(e).flatMap(([o,i])=>{const{level:n,until:s}=(0,P().settingOf)(i);return c(o,u(o,
n),s,t)})}function S({rules:e,today:t}){return Object.entries(e).flatMap(([o,i])=>{const{level:n,until:s,reason:r="none \
given"}=(0,P().settingOf)(i),l=u(o,n),h=`The level \`${n}\` of \`${o}\``;return l!==void 0?[(0,E().finding)("exception-r\
efused",{exception:h,refusal:l})]:$(s,t)?[(0,E().finding)("exception-refused",{exception:h,refusal:M(s,r)})]:[]})}function u(e,t){
const o=w().RULE_GROUPS,i=(0,A().checkRules)().find(({id:s})=>s===e);return o.includes(e)?void 0:i===void 0?a(e,o):t==="\
error"||(0,N().mayBeSoftened)(i)||i.ignorable!==void 0?void 0:y}const y=p.DECIDES="the rule decides whether commands may\
 run, what a change may touch, or whether files are readable";function a(e,t=[]){const o=(0,T().nearestName)(e,[...t,...(0,A().
checkRules)().map(({id:n})=>n)]);return`${t.length>0?"there is no such rule or group":"the rule does not exist"}${o?` (d\
id you mean \`${o}\`?)`:""}`}},49001:function(D,p,f){Object.defineProperty(p,"__esModule",{value:!0}),p.earlierOutputOf=
t,p.mutantFindings=o,p.runFindings=M;function T(){const n=f(41330);return T=function(){return n},n}function w(){const n=f(
27199);return w=function(){return n},n}function P(){const n=f(6470);return P=function(){return n},n}function A(){const n=f(
91265);return A=function(){return n},n}function E(){const n=f(39491);return E=function(){return n},n}function N(){const n=f(
95132);return N=function(){return n},n}function v(){const n=f(77823);return v=function(){return n},n}function j(){const n=f(
57334);return j=function(){return n},n}function $(){const n=f(26756);return $=function(){return n},n}function M(n,s,{isolation:r},l){
const h=r.level==="namespaces",m=n.commands.flatMap((d,O)=>{const R=s[O];if(R===void 0)return[];const{command:I,location:F}=d,
G={location:F,subject:{...(0,w().subjectOf)(n.asset),command:I}};return[{audited:d,command:I,outcome:R,place:G}]});return[
...m.flatMap(d=>[...y(d,l,r),...u(d,l),...S(d)]),...h?c(m):[],...b(n,s,l)]}function b({asset:n,commands:s},r,{limits:l}){
const h=s.filter((O,R)=>r[R]?.reason===j().BUDGET_SPENT),[m]=h;if(m===void 0)return[];const d={gene:n.id,seconds:l.budget_seconds,
commands:h.length};return[(0,N().finding)("budget-spent",d,{location:m.location,subject:(0,w().subjectOf)(n)})]}function c(n){
const s=n.findIndex(({outcome:O})=>O.status==="failed"),r=n[s],l=r&&t(r,n.slice(0,s));if(!l)return[];const{path:h,writer:m}=l,
d={command:r.command,paths:[h],writer:m};return[(0,N().finding)("file-left-out",d,r.place)]}const g=[["checkout_modified",
"checkout-modified"],["checkout_changed","checkout-changed"]];function S({command:n,outcome:s,place:r}){const l=g.flatMap(
([m,d])=>{const O=s[m];return O?[(0,N().finding)(d,{command:n,paths:O},r)]:[]}),{left_out:h}=s;return h===void 0?l:[...l,
(0,N().finding)("file-left-out",{command:n,paths:h,writer:""},r)]}function u({command:n,outcome:{side_effects:s},place:r},{
caches:l}){const h=s?a(s,l):[];return h.length===0?[]:[(0,N().finding)("command-writes",{command:n,paths:h},r)]}function y({
audited:n,command:s,outcome:r,place:l},{limits:{slow_command_seconds:h},network:m},d){const O=Math.round(r.duration_ms/1e3),
R=(0,v().containmentWords)(r,d,m);switch(r.status){case"failed":{const I=`failed with exit code ${r.exit_code??1}`;return[
(0,N().finding)("command-failed",{command:s,how:I,...R},l)]}case"timed_out":return r.reason===j().BUDGET_SPENT?[]:[(0,N().
finding)("command-timed-out",{command:s,seconds:O,...R},l)];case"crashed":{const I=`crashed: ${r.reason??"no exit code"}`;
return[(0,N().finding)("command-failed",{command:s,how:I,...R},l)]}case"not_runnable":{const{program:I=s}=n.plan??{};return[
(0,N().finding)("program-missing",{command:s,program:I,where:"was not found on PATH outside the checkout"},l)]}case"pass\
ed":return r.duration_ms>h*1e3?[(0,N().finding)("command-slow",{command:s,seconds:O,limit:h},l)]:[];case"skipped":{if(r.
reason===j().OUTCOME_LOST)return[(0,N().finding)("not-judged",{detail:`the command \`${s}\`: ${j().OUTCOME_LOST}`},l)];const I=(0,P().
toolOf)(n.reading);return I===void 0||I.path!==void 0?[]:[(0,N().finding)("program-missing",{command:s,program:I.name,where:"\
is not installed in `node_modules`"},l)]}case"error":case"blocked":return[]}}function a({created:n,changed:s,deleted:r},l){
const h=(0,T().default)([...l],{dot:!0});return[...n,...s,...r].filter(m=>!h(m)).sort()}const e=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function t(n,s){const{command:r,outcome:l}=n,h=[l.stderr,l.stdout].flatMap(({head:F,tail:G})=>[F,G]),m=[r,...h.flatMap(F=>F.
split(`
`))],d=s.toReversed().flatMap(({command:F,outcome:{side_effects:G}})=>(G?.created??[]).map(C=>({path:C,writer:F}))),O=new Set(
d.flatMap(({path:F})=>[F,...(0,E().foldersAbove)(F)])),R=(0,$().mentionsIn)(m,O),I=(0,$().mentionsIn)(m.filter(F=>e.test(
F)),O);for(const{path:F,writer:G}of d){if(R.has(F))return{path:F,writer:G};const C=(0,E().foldersAbove)(F).findLast(k=>I.
has(k));if(C!==void 0)return{path:C,writer:G}}}function o({asset:n,commands:s},r){if(r===void 0)return[];const l=r.every(
({outcome:h})=>h==="survived");return s.flatMap((h,m)=>{const d=r[m],O=d?.outcome==="survived"?d.files:d?.existing?.files;
if(d===void 0||O===void 0)return[];const{command:R,location:I}=h,F=d.outcome!=="survived",G=F?O.length:d.total_files??O.
length,C=d.operator??"mixed",U=!F&&(l||i(h))?"warning":"notice",H={location:I,subject:{...(0,w().subjectOf)(n),command:R},
severity:U};return[(0,N().finding)("passes-when-broken",{command:R,files:O,total:G,how:C,isExisting:F},H)]})}function i({
plan:n}){if(n===void 0)return!1;const{argv:s,scripts:r}=n;return r===void 0?(0,A().runsTests)(s):r.steps.some(({text:l})=>(0,A().
runsTests)(l.split(/[\s;&|()]+/)))}}};
