"use strict";module.exports={action(l,t,p,F){let n;const r=()=>n??=t("action/core");let s;const e=()=>s??=t("action/main");let c;const d=()=>c??=
t("action/post");let o;const m=()=>o??=t("run/interrupt"),_="main-has-run";r().core.getState(_)===""?(r().core.saveState(
_,"true"),(0,m().runProcess)(1,async i=>{await(0,e().runAction)(process.env,i),i.aborted&&process.exit()})):(0,d().runPost)()},
"audit-clock"(l,t,p,F){let n;const r=()=>n??=t("node:timers/promises");let s;const e=()=>s??=t("error");p(l,{AuditClock:()=>_});
const c={wholeMs:3e5,scriptsMs:6e4},d=50,o=1e3,m=5e3;class _{#a;#i;#c=0;#d=0;#n=0;#l=i();#o;#s=0;#t=[];#e=0;#r;constructor(u,E={}){
this.#a=u,this.#i={...c,...E}}async inTurn(u){this.#s<o?this.#s+=1:await new Promise((E,a)=>this.#t.push({resolve:E,reject:a}));
try{for(;this.#u();)await this.tick();return await u()}finally{this.#h()}}#h(){const u=this.#t[this.#e];if(u===void 0){this.#s-=
1;return}this.#e+=1,this.#e===this.#t.length&&this.#p(),u.resolve()}#p(){this.#t=[],this.#e=0}async tick(){for(this.#_();this.#u();)
this.#o??=this.#f(),await this.#o;if(this.#r===void 0){const{wholeMs:u}=this.#i;this.#a?.aborted?this.#m((0,e().interrupted)(
"during the audit")):this.#c>u&&this.#m(h(u))}if(this.#r)throw this.#r}#m(u){this.#r=u;const E=this.#t.slice(this.#e);this.#p();
for(const{reject:a}of E)a(u)}async tickScript(){this.#d+=this.#_(),await this.tick();const{scriptsMs:u}=this.#i;return this.#d>
u?u/1e3:void 0}#u(){return this.#o!==void 0||i()-this.#l>d}async#f(){await(0,r().setImmediate)(),this.#l=i(),this.#o=void 0}#_(){
const u=i(),E=this.#n===0?0:Math.min(u-this.#n,m);return this.#n=u,this.#c+=E,E}}function i(){return process.uptime()*1e3}
function h(b){return new(e()).GateError("audit_too_long",`The audit takes more than ${b/1e3} seconds, which is the limit\
 of a whole audit.`,"Split the change, or reduce the number and length of its commands and npm scripts.")}},"audit-commi\
t"(l,t,p,F){let n;const r=()=>n??=t("approval/head");let s;const e=()=>s??=t("assets/collect");let c;const d=()=>c??=t("\
audit/audit");let o;const m=()=>o??=t("repo/merge-base");let _;const i=()=>_??=t("repo/object-tree");let h;const b=()=>h??=
t("repo/read-change");let u;const E=()=>u??=t("repo/with-additions");p(l,{auditCommit:()=>a,judgeHead:()=>y});async function a({
repository:f,policy:S,additions:k,disk:v,isPending:M,platform:x,all:$,unprovenMerge:g,signal:w},I,C){const[T,N,R]=await Promise.
all([(0,i().readTree)(f,C),(0,i().readTree)(f,I),(0,b().readChange)(f,C,I)]),A={...v?(0,E().withAdditions)(N,v,k):N,...M&&
{isPending:M}},P=await(0,e().collectAssets)({baseTree:T,headTree:N,change:R,policy:S.policy,all:$}),G=await(0,d().auditChange)(
{change:R,assets:P,baseTree:T,tree:A,policy:S,platform:x,...g&&{unprovenMerge:g},...w&&{signal:w}});return{change:R,assets:P,
audit:G,tree:N,commandTree:A}}async function y(f,S,k){const{repository:v,policyCommit:M}=f;await(0,m().requireCommits)(v,
[S],[S]);const x=await(0,m().mergeBase)(v,M,S),{audit:$,tree:g}=await a(f,S,x);return await(0,r().judgedHead)($,g,f.policy,
k)}},"bundle-memory"(l,t,p,F){p(l,{keepBundleInMemory:()=>r});const n=Symbol.for("gene-gate: read all chunks");function r(){
const s=Reflect.get(globalThis,n);typeof s=="function"&&s()}},cli(l,t,p,F){let n;const r=()=>n??=t("cli/main");let s;const e=()=>s??=
t("cli/terminal");let c;(0,(c??=t("run/interrupt")).runProcess)(2,async o=>{process.exitCode=await(0,r().mainOfProcess)(
process.argv.slice(2),(0,e().processTerminal)(o))})},error(l,t,p,F){p(l,{GateError:()=>n,endsAudit:()=>r,interrupted:()=>s});
class n extends Error{name="GateError";code;hint;constructor(c,d,o,m){super(d,m),this.code=c,this.hint=o}}function r(e){
return e instanceof n&&(e.code==="interrupted"||e.code==="audit_too_long")}function s(e){return new n("interrupted",`The\
 gate was interrupted ${e} and made no decision.`,"Run the gate again.")}},"group-by"(l,t,p,F){p(l,{groupBy:()=>n});function n(r,s){
const e=new Map;for(const c of r){const d=s(c),o=e.get(d);o?o.push(c):e.set(d,[c])}return e}},"head-files"(l,t,p,F){let n;
const r=()=>n??=t("repo/head-files");p(l,{withHeadFiles:()=>s});async function s(c,d){const{audited_sha:o,head_sha:m}=c;
if(o===null||m===null||o===m)return c;try{const _=await(0,r().findHeadFiles)(d,o,m,new Set(e(c)));return{...c,head_files:_}}catch{
return c}}function e({genes:c,findings:d,capsules:o,events:m}){return[...c.flatMap(({path:_,commands:i})=>[_,...i.flatMap(
({location:h})=>h?.path??[])]),...d.flatMap(({location:_})=>_?.path??[]),...[...o,...m].map(({path:_})=>_)]}},"make-fold\
er"(l,t,p,F){let n;const r=()=>n??=t("node:fs/promises");let s;const e=()=>s??=t("node:path");p(l,{makeFolder:()=>c});async function c(o){
try{await(0,r().mkdir)(o)}catch(m){const{code:_}=m;if(_==="ENOENT"&&(0,e().dirname)(o)!==o){await c((0,e().dirname)(o)),
await(0,r().mkdir)(o).catch(i=>d(o,i));return}await d(o,m)}}async function d(o,m){if(!await(0,r().stat)(o).then(i=>i.isDirectory(),
()=>!1))throw m}},"open-input"(l,t,p,F){let n;const r=()=>n??=t("node:fs");let s;const e=()=>s??=t("node:fs/promises");let c;
const d=()=>c??=t("error");p(l,{openInput:()=>m});const o=256*1024*1024;async function*m(a,y=o){let f=0;for await(const S of a===
"-"?_():i(a,y)){if(f+=S.length,f>y)throw u(a,`more than ${y}`,y);yield S}}async function*_(){try{yield*process.stdin}catch(a){
throw E("-",a)}}async function*i(a,y){let f;try{h(a,await(0,e().stat)(a),y),f=await(0,e().open)(a,r().constants.O_RDONLY|
(r().constants.O_NONBLOCK??0)),h(a,await f.stat(),y),yield*f.createReadStream({autoClose:!1})}catch(S){throw S instanceof
d().GateError?S:E(a,S)}finally{await f?.close()}}function h(a,y,f){if(!y.isFile())throw new(d()).GateError("file_unreada\
ble",`${a} is ${b(y)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(y.size>f)throw u(a,`${y.
size}`,f)}function b(a){return a.isDirectory()?"a directory":a.isFIFO()?"a named pipe":a.isSocket()?"a socket":"a device"}
function u(a,y,f){return new(d()).GateError("file_unreadable",`${a} has ${y} bytes; the limit is ${f}.`,"Split the file,\
 or check that the path is the intended one.")}function E(a,y){const{code:f}=y;return new(d()).GateError("file_unreadabl\
e",`Cannot read ${a}${f?` (${f})`:""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:y})}},"pr\
ocess-identity"(l,t,p,F){let n;const r=()=>n??=t("node:crypto");let s;const e=()=>s??=t("node:fs");p(l,{isEnded:()=>o,processIdentity:()=>d});
const c=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;function d(){const[i,h]=[m(process.pid),_()];return i===void 0||
h===void 0?"unknown":`${process.pid.toString(36)}-${i}-${h}`}function o(i){const[,h,b,u]=c.exec(i)??[];if(h===void 0||u!==
_())return!1;const E=m(Number.parseInt(h,36));return E!==void 0&&E!==b}function m(i){try{const h=(0,e().readFileSync)(`/\
proc/${i}/stat`,"latin1"),[b="",...u]=h.slice(h.lastIndexOf(")")+2).split(" ");return/[ZX]/.test(b)?"none":BigInt(u[18]??
"").toString(36)}catch(h){const{code:b}=h;return(b==="ENOENT"||b==="ESRCH")&&_()!==void 0?"none":void 0}}function _(){try{
const i=(0,e().readlinkSync)("/proc/self/ns/pid"),h=(0,e().readFileSync)("/proc/sys/kernel/random/boot_id","latin1").trim();
return(0,r().createHash)("sha256").update(`${h} ${i}`).digest("hex").slice(0,8)}catch{return}}},"propose-fix"(l,t,p,F){let n;
const r=()=>n??=t("audit/change/blast-radius");let s;const e=()=>s??=t("error");let c;const d=()=>c??=t("fix/fix");let o;
const m=()=>o??=t("fix/proposal");let _;const i=()=>_??=t("judge/judge");let h;const b=()=>h??=t("repo/object-tree");let u;
const E=()=>u??=t("rules/identity");p(l,{proposeFix:()=>a});async function a({repository:k,policy:{policy:v},platform:M,
signal:x},$,{assets:g,change:w,tree:I,commandTree:C},T){const N=new Set(T.flatMap(O=>y(O)?f(O):[]));if(N.size===0)return;
const H=$.name==="worktree"||$.audited===$.head?I:await(0,b().readTree)(k,$.head),A=g.changes.filter(({kind:O})=>O!=="re\
moved"),P=new Set(A.map(({asset:O})=>S(O))),G=[...N].filter(O=>{const j=H.stat(O)?.kind;return j==="file"||j==="executab\
le"}),L=await Promise.all(G.map(async O=>({path:O,bytes:await H.read(O)}))),D=i().Judge.by({policy:v,tree:C,base:await(0,b().
readTree)(k,$.base),changed:new Set(w.files.flatMap(r().namesOf)),platform:M,...x&&{signal:x}});try{const O=await(0,d().
fixFiles)(L,D,{includes:j=>P.has(S(j))});return await(0,m().proposalOf)(O,(0,E().idsOf)(T))}catch(O){if(O instanceof e().
GateError&&O.code==="audit_too_long")return;throw O}}function y({rule:k,edit:v,suppressed:M}){return!M&&(v?.fix===!0||k===
"content-hash-mismatch")}function f({location:k}){return k?[k.path]:[]}function S({path:k,type:v,id:M}){return JSON.stringify(
[k,v,M])}},"small-memory"(l,t,p,F){let n;const r=()=>n??=t("node:v8");p(l,{collectGarbageOften:()=>e,keepMemorySmall:()=>s});
function s(){(0,r().setFlagsFromString)("--semi-space-growth-factor=1")}function e(){s(),(0,r().setFlagsFromString)("--h\
eap-growing-percent=20")}},"system-error"(l,t,p,F){let n;const r=()=>n??=t("node:os");let s;const e=()=>s??=t("error");p(
l,{systemError:()=>d});const c={EACCES:"permission denied",EDQUOT:"the disk quota is used up",EIO:"the disk reports an e\
rror",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no space is left",ENOTDIR:"\
a part of the path is not a directory",EPERM:"permission denied",EROFS:"the file system is read-only"};function d(o){if(!(o instanceof
Error))return;const{code:m="",syscall:_,path:i}=o,h=c[m];if(h===void 0||_===void 0)return;const b=i??`a file in the temp\
orary directory ${(0,r().tmpdir)()}`;return new(e()).GateError("file_unreadable",`Cannot use ${b}: ${h} (${m}).`,i===void 0||
i.startsWith((0,r().tmpdir)())?"Free space there, or set TMPDIR to a writable directory with free space.":"Check the per\
missions and the free space of the directory.",{cause:o})}},"temporary-folder"(l,t,p,F){let n;const r=()=>n??=t("node:ch\
ild_process");let s;const e=()=>s??=t("node:fs");let c;const d=()=>c??=t("node:fs/promises");let o;const m=()=>o??=t("no\
de:os");let _;const i=()=>_??=t("node:path");let h;const b=()=>h??=t("error");let u;const E=()=>u??=t("process-identity");
p(l,{TEMPORARY_PREFIX:()=>a,removeLeftFolders:()=>S,temporaryFolder:()=>f});const a="gene-gate-";let y;async function f(){
const g=(0,m().tmpdir)();try{const w=await(0,d().realpath)(g);return y??=S(w),await y,await(0,d().mkdtemp)((0,i().join)(
w,`${a}${(0,E().processIdentity)()}-`))}catch(w){const{code:I}=w;throw new(b()).GateError("file_unreadable",`Cannot crea\
te a temporary directory in ${g} (${I}).`,"Set TMPDIR to a writable directory with free space.",{cause:w})}}async function S(g){
const w=(0,e().readdirSync)(g).filter(T=>T.startsWith(a)&&(0,E().isEnded)(T)).map(T=>(0,i().join)(g,T)).filter(k);if(w.length===
0)return;for(const T of v(w))$(T);const I=v(w),C=w.filter(T=>!I.some(N=>x(N,T)));await Promise.allSettled(C.map(T=>(0,d().
rm)(T,{recursive:!0,force:!0})))}function k(g){try{const w=(0,e().lstatSync)(g);return w.isDirectory()&&w.uid===process.
getuid?.()}catch{return!1}}function v(g){return(0,e().readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(I=>(I.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,M)).filter(I=>g.some(C=>x(I,C))).sort((I,C)=>C.length-I.length)}
function M(g,w){return String.fromCharCode(Number.parseInt(w,8))}function x(g,w){return g===w||g.startsWith(`${w}/`)}function $(g){
try{(0,r().execFileSync)("umount",["-l",g],{stdio:"ignore"})}catch{}}},tool(l,t,p,F){p(l,{HOME:()=>r,TOOL:()=>n});const n={
name:"gene-gate",version:"0.1.0"},r="https://github.com/gene-gate/gene-gate"},"zod-path"(l,t,p,F){p(l,{dotPath:()=>n});function n(r){
return r.map(s=>typeof s=="number"?`[${s}]`:`.${String(s)}`).join("").replace(/^\./,"")}}};
