"use strict";module.exports={action(m,t,u,I){let c;const r=()=>c??=t("action/core");let s;const e=()=>s??=t("action/main");let f;const a=()=>f??=
t("action/post");let i;const d=()=>i??=t("interrupt"),h="main-has-run";r().core.getState(h)===""?(r().core.saveState(h,"\
true"),(0,d().runProcess)(1,async n=>{await(0,e().runAction)(process.env,n),n.aborted&&process.exit()})):(0,a().runPost)()},
"audit-clock"(m,t,u,I){let c;const r=()=>c??=t("node:timers/promises");let s;const e=()=>s??=t("error");u(m,{AuditClock:()=>h});
const f={wholeMs:3e5,scriptsMs:6e4},a=50,i=1e3,d=5e3;class h{#d;#i;#l;#n;#p=0;#m=0;#s=0;#u=n();#o;#a=0;#t=[];#e=0;#r;constructor(l,w={},o){
this.#d=l,this.#l=o,this.#i={...f,...w}}async inTurn(l){this.#a<i?this.#a+=1:await new Promise((w,o)=>this.#t.push({resolve:w,
reject:o}));try{for(;this.#c();)await this.tick();return await l()}finally{this.#y()}}stage(l,w){const o={doing:l,total:w,
done:0};return this.#n=o,()=>{o.done+=1}}async all(l,w,o){const _=this.stage(l,w.length),p=[],v=w.entries(),O=async()=>{
for(const[b,T]of v)for(p[b]=await o(T),_();this.#c();)await this.tick()};return await Promise.all(Array.from({length:Math.
min(i,w.length)},O)),p}#y(){const l=this.#t[this.#e];if(l===void 0){this.#a-=1;return}this.#e+=1,this.#e===this.#t.length&&
this.#_(),l.resolve()}#_(){this.#t=[],this.#e=0}async tick(){for(this.#h();this.#c();)this.#o??=this.#w(),await this.#o;
if(this.#r===void 0){const{wholeMs:l}=this.#i;this.#d?.aborted?this.#f((0,e().interrupted)("during the audit")):this.#p>
l&&this.#f(y(l))}if(this.#r)throw this.#r}#f(l){this.#r=l;const w=this.#t.slice(this.#e);this.#_();for(const{reject:o}of w)
o(l)}async tickScript(){this.#m+=this.#h(),await this.tick();const{scriptsMs:l}=this.#i;return this.#m>l?l/1e3:void 0}#c(){
return this.#o!==void 0||n()-this.#u>a}async#w(){this.#n&&this.#l?.turn(this.#n),await(0,r().setImmediate)(),this.#u=n(),
this.#o=void 0}#h(){const l=n(),w=this.#s===0?0:Math.min(l-this.#s,d);return this.#s=l,this.#p+=w,w}}function n(){return process.
uptime()*1e3}function y(g){return new(e()).GateError("audit_too_long",`The audit takes more than ${g/1e3} seconds, which\
 is the limit of a whole audit.`,"Split the change, or reduce the number and length of its commands and npm scripts.")}},
"audit-commit"(m,t,u,I){let c;const r=()=>c??=t("approval/head");let s;const e=()=>s??=t("assets/collect");let f;const a=()=>f??=
t("audit/audit");let i;const d=()=>i??=t("audit-clock");let h;const n=()=>h??=t("repo/merge-base");let y;const g=()=>y??=
t("repo/object-tree");let l;const w=()=>l??=t("repo/read-change");let o;const _=()=>o??=t("repo/with-additions");u(m,{auditCommit:()=>p,
judgeHead:()=>v});async function p({repository:O,policy:b,additions:T,disk:P,isPending:M,platform:S,all:E,unprovenMerge:F,
signal:C,progress:$},N,j){const[L,A,x]=await Promise.all([(0,g().readTree)(O,j),(0,g().readTree)(O,N),(0,w().readChange)(
O,j,N)]),R={...P?(0,_().withAdditions)(A,P,T):A,...M&&{isPending:M}},H=new(d()).AuditClock(C,{},$),Y={baseTree:L,headTree:A,
change:x,policy:b.policy,all:E,clock:H},D=await(0,e().collectAssets)(Y),k=await(0,a().auditChange)({change:x,assets:D,baseTree:L,
tree:R,policy:b,platform:S,...F&&{unprovenMerge:F},clock:H});return{change:x,assets:D,audit:k,tree:A,commandTree:R}}async function v(O,b,T){
const{repository:P,policyCommit:M}=O;await(0,n().requireCommits)(P,[b],[b]);const S=await(0,n().mergeBase)(P,M,b),{audit:E,
tree:F}=await p(O,b,S);return await(0,r().judgedHead)(E,F,O.policy,T)}},"base-policy"(m,t,u,I){let c;const r=()=>c??=t("\
event/policy-ref");let s;const e=()=>s??=t("policy/branches");let f;const a=()=>f??=t("policy/load");let i;const d=()=>i??=
t("policy/stricter");let h;const n=()=>h??=t("repo/object-tree");u(m,{basePolicy:()=>y,protectedBy:()=>l,readerOf:()=>g});
async function y({policy:o,policyRef:_,readShared:p},v,O){const b=g(v,p),T=o??await w(b,O);if(_===void 0)return T;const P=await(0,r().
resolvePolicyRef)(v,_);return(0,d().stricterOf)(T,await b(P,`${_}:${a().POLICY_PATH}`),_)}function g(o,_){return async(p,v)=>(0,a().
loadPolicy)(await(0,n().readTree)(o,p),p,v,_)}async function l({name:o,commit:_},p,v){return(0,e().policyOfBranch)(await v(
_,`${o}:${a().POLICY_PATH}`),p,o)}async function w(o,{policyCommit:_,baseRef:p,defaultBranch:v}){const O=await o(_,a().POLICY_PATH);
if(v===void 0)return O;if(v.name===p){const T=(0,e().policyOfBranch)(O,p,p)??O;return T===O?O:(0,d().stricterOf)(O,T,`br\
anches.${p}`)}const b=await l(v,p,o);return b===void 0||O.source==="default"?b??O:(0,d().stricterOf)(O,b,v.name)}},"bund\
le-memory"(m,t,u,I){u(m,{keepBundleInMemory:()=>r});const c=Symbol.for("gene-gate: read all chunks");function r(){const s=Reflect.
get(globalThis,c);typeof s=="function"&&s()}},cli(m,t,u,I){let c;const r=()=>c??=t("cli/main");let s;const e=()=>s??=t("\
cli/terminal");let f;(0,(f??=t("interrupt")).runProcess)(2,async i=>{process.exitCode=await(0,r().mainOfProcess)(process.
argv.slice(2),(0,e().processTerminal)(i))},!0)},error(m,t,u,I){u(m,{GateError:()=>c,endsAudit:()=>r,interrupted:()=>s});
class c extends Error{name="GateError";code;hint;constructor(f,a,i,d){super(a,d),this.code=f,this.hint=i}}function r(e){
return e instanceof c&&(e.code==="interrupted"||e.code==="audit_too_long")}function s(e){return new c("interrupted",`The\
 gate was interrupted ${e} and made no decision.`,"Run the gate again.")}},"group-by"(m,t,u,I){u(m,{groupBy:()=>c});function c(r,s){
const e=new Map;for(const f of r){const a=s(f),i=e.get(a);i?i.push(f):e.set(a,[f])}return e}},"head-files"(m,t,u,I){let c;
const r=()=>c??=t("repo/head-files");u(m,{headFilesOf:()=>s});async function s(e,{audited:f,head:a},{changes:i},d){if(f===
a)return;const h=new Set([...i.map(({asset:n})=>n.path),...d.flatMap(({location:n})=>n?.path??[])]);return(0,r().findHeadFiles)(
e,f,a,h).catch(()=>{})}},interrupt(m,t,u,I){let c;const r=()=>c??=t("node:timers/promises");u(m,{endedBySignals:()=>a,interruptible:()=>f,
runProcess:()=>i});const s=["SIGINT","SIGTERM"];let e;async function f(d,h=!1){const n=new AbortController,y=()=>{l(),n.
abort()},g={install:()=>{for(const w of s)process.on(w,y)},remove:()=>{for(const w of s)process.off(w,y)}},l=()=>{g.remove(),
e===g&&(e=void 0)};g.install(),h&&(e=g);try{return await d(n.signal)}finally{l()}}async function a(d){await(0,r().setImmediate)();
const h=e;if(h===void 0)return d();e=void 0,h.remove();try{return await d()}finally{h.install(),e=h}}function i(d,h,n=!1){
let y=!1;return process.once("exit",()=>{y||(process.exitCode=d)}),f(async g=>{await h(g),y=!0},n)}},"make-folder"(m,t,u,I){
let c;const r=()=>c??=t("node:fs/promises");let s;const e=()=>s??=t("node:path");u(m,{makeFolder:()=>f});async function f(i){
try{await(0,r().mkdir)(i)}catch(d){const{code:h}=d;if(h==="ENOENT"&&(0,e().dirname)(i)!==i){await f((0,e().dirname)(i)),
await(0,r().mkdir)(i).catch(n=>a(i,n));return}await a(i,d)}}async function a(i,d){if(!await(0,r().stat)(i).then(n=>n.isDirectory(),
()=>!1))throw d}},"nearest-name"(m,t,u,I){let c;const r=()=>c??=t("fastest-levenshtein");u(m,{nearestName:()=>e});const s=80;
function e(f,a){const i=f.slice(0,s),d=a.length>0?(0,r().closest)(i,[...a]):void 0;if(d!==void 0)return(0,r().distance)(
i,d)<=i.length/2?d:void 0}},"open-input"(m,t,u,I){let c;const r=()=>c??=t("node:fs");let s;const e=()=>s??=t("node:fs/pr\
omises");let f;const a=()=>f??=t("error");u(m,{openInput:()=>d});const i=256*1024*1024;async function*d(o,_=i){let p=0;for await(const v of o===
"-"?h():n(o,_)){if(p+=v.length,p>_)throw l(o,`more than ${_}`,_);yield v}}async function*h(){try{yield*process.stdin}catch(o){
throw w("-",o)}}async function*n(o,_){let p;try{y(o,await(0,e().stat)(o),_),p=await(0,e().open)(o,r().constants.O_RDONLY|
(r().constants.O_NONBLOCK??0)),y(o,await p.stat(),_),yield*p.createReadStream({autoClose:!1})}catch(v){throw v instanceof
a().GateError?v:w(o,v)}finally{await p?.close()}}function y(o,_,p){if(!_.isFile())throw new(a()).GateError("file_unreada\
ble",`${o} is ${g(_)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(_.size>p)throw l(o,`${_.
size}`,p)}function g(o){return o.isDirectory()?"a directory":o.isFIFO()?"a named pipe":o.isSocket()?"a socket":"a device"}
function l(o,_,p){return new(a()).GateError("file_unreadable",`${o} has ${_} bytes; the limit is ${p}.`,"Split the file,\
 or check that the path is the intended one.")}function w(o,_){const{code:p}=_;return new(a()).GateError("file_unreadabl\
e",`Cannot read ${o}${p?` (${p})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:_})}},"pr\
ocess-identity"(m,t,u,I){let c;const r=()=>c??=t("node:crypto");let s;const e=()=>s??=t("node:fs");u(m,{isEnded:()=>i,processIdentity:()=>a});
const f=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;function a(){const[n,y]=[d(process.pid),h()];return n===void 0||
y===void 0?"unknown":`${process.pid.toString(36)}-${n}-${y}`}function i(n){const[,y,g,l]=f.exec(n)??[];if(y===void 0||l!==
h())return!1;const w=d(Number.parseInt(y,36));return w!==void 0&&w!==g}function d(n){try{const y=(0,e().readFileSync)(`/\
proc/${n}/stat`,"latin1"),[g="",...l]=y.slice(y.lastIndexOf(")")+2).split(" ");return/[ZX]/.test(g)?"none":BigInt(l[18]??
"").toString(36)}catch(y){const{code:g}=y;return(g==="ENOENT"||g==="ESRCH")&&h()!==void 0?"none":void 0}}function h(){try{
const n=(0,e().readlinkSync)("/proc/self/ns/pid"),y=(0,e().readFileSync)("/proc/sys/kernel/random/boot_id","latin1").trim();
return(0,r().createHash)("sha256").update(`${y} ${n}`).digest("hex").slice(0,8)}catch{return}}},"propose-fix"(m,t,u,I){let c;
const r=()=>c??=t("audit/change/blast-radius");let s;const e=()=>s??=t("error");let f;const a=()=>f??=t("fix/fix");let i;
const d=()=>i??=t("fix/proposal");let h;const n=()=>h??=t("judge/judge");let y;const g=()=>y??=t("repo/object-tree");let l;
const w=()=>l??=t("rules/identity");u(m,{proposeFix:()=>o});async function o({repository:b,policy:{policy:T},platform:P,
signal:M,progress:S},E,{assets:F,change:C,tree:$,commandTree:N},j){const L=new Set(j.flatMap(k=>p(k)?v(k):[]));if(L.size===
0)return;const A=E.name==="worktree"||E.audited===E.head,x=A?$:await(0,g().readTree)(b,E.head),B=F.changes.filter(({kind:k})=>k!==
"removed"),R=new Set(B.map(({asset:k})=>O(k))),H=[...L].filter(k=>{const G=x.stat(k)?.kind;return G==="file"||G==="execu\
table"}),Y=await Promise.all(H.map(async k=>({path:k,bytes:await x.read(k)}))),D=n().Judge.by({policy:T,tree:N,base:await(0,g().
readTree)(b,E.base),changed:new Set(C.files.flatMap(r().namesOf)),platform:P,...M&&{signal:M},...S&&{progress:S}});try{const k=await(0,a().
fixFiles)(Y,D,{includes:z=>R.has(O(z))}),G=(0,w().idsOf)(j);return await(0,d().proposalOf)(k,A?G:_(G))}catch(k){if(k instanceof
e().GateError&&k.code==="audit_too_long")return;throw k}}function _(b){return new Map([...b].map(([{edit:T,...P},M])=>[P,
M]))}function p({rule:b,edit:T,suppressed:P}){return!P&&(T?.fix===!0||b==="content-hash-mismatch")}function v({location:b}){
return b?[b.path]:[]}function O({path:b,type:T,id:P}){return JSON.stringify([b,T,P])}},"small-memory"(m,t,u,I){let c;const r=()=>c??=
t("node:v8");u(m,{collectGarbageOften:()=>e,keepMemorySmall:()=>s});function s(){(0,r().setFlagsFromString)("--semi-spac\
e-growth-factor=1")}function e(){s(),(0,r().setFlagsFromString)("--heap-growing-percent=20")}},"system-error"(m,t,u,I){let c;
const r=()=>c??=t("node:os");let s;const e=()=>s??=t("error");u(m,{systemError:()=>a});const f={EACCES:"permission denie\
d",EDQUOT:"the disk quota is used up",EIO:"the disk reports an error",EMFILE:"too many open files",ENFILE:"too many open\
 files",ENOENT:"it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not a directory",EPERM:"perm\
ission denied",EROFS:"the file system is read-only"};function a(i){if(!(i instanceof Error))return;const{code:d="",syscall:h,
path:n}=i,y=f[d];if(y===void 0||h===void 0)return;const g=n??`a file in the temporary directory ${(0,r().tmpdir)()}`;return new(e()).
GateError("file_unreadable",`Cannot use ${g}: ${y} (${d}).`,n===void 0||n.startsWith((0,r().tmpdir)())?"Free space there\
, or set TMPDIR to a writable directory with free space.":"Check the permissions and the free space of the directory.",{
cause:i})}},"temporary-folder"(m,t,u,I){let c;const r=()=>c??=t("node:child_process");let s;const e=()=>s??=t("node:fs");
let f;const a=()=>f??=t("node:fs/promises");let i;const d=()=>i??=t("node:os");let h;const n=()=>h??=t("node:path");let y;
const g=()=>y??=t("error");let l;const w=()=>l??=t("process-identity");u(m,{TEMPORARY_PREFIX:()=>o,removeLeftFolders:()=>v,
temporaryFolder:()=>p});const o="gene-gate-";let _;async function p(){const S=(0,d().tmpdir)();try{const E=await(0,a().realpath)(
S);return _??=v(E),await _,await(0,a().mkdtemp)((0,n().join)(E,`${o}${(0,w().processIdentity)()}-`))}catch(E){const{code:F}=E;
throw new(g()).GateError("file_unreadable",`Cannot create a temporary directory in ${S} (${F}).`,"Set TMPDIR to a writab\
le directory with free space.",{cause:E})}}async function v(S){const E=(0,e().readdirSync)(S).filter($=>$.startsWith(o)&&
(0,w().isEnded)($)).map($=>(0,n().join)(S,$)).filter(O);if(E.length===0)return;for(const $ of b(E))M($);const F=b(E),C=E.
filter($=>!F.some(N=>P(N,$)));await Promise.allSettled(C.map($=>(0,a().rm)($,{recursive:!0,force:!0})))}function O(S){try{
const E=(0,e().lstatSync)(S);return E.isDirectory()&&E.uid===process.getuid?.()}catch{return!1}}function b(S){return(0,e().
readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(F=>(F.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,T)).filter(F=>S.some(C=>P(F,C))).sort((F,C)=>C.length-F.length)}
function T(S,E){return String.fromCharCode(Number.parseInt(E,8))}function P(S,E){return S===E||S.startsWith(`${E}/`)}function M(S){
try{(0,r().execFileSync)("umount",["-l",S],{stdio:"ignore"})}catch{}}},tool(m,t,u,I){u(m,{HOME:()=>r,TOOL:()=>c});const c={
name:"gene-gate",version:"0.1.0"},r="https://github.com/gene-gate/gene-gate"},"zod-path"(m,t,u,I){u(m,{dotPath:()=>c});function c(r){
return r.map(s=>typeof s=="number"?`[${s}]`:`.${String(s)}`).join("").replace(/^\./,"")}}};
