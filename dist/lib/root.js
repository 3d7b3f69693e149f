"use strict";module.exports={action(m,t,u,F){let s;const o=()=>s??=t("action/core");let a;const i=()=>a??=t("action/main");let l;const p=()=>l??=
t("action/post");let e;const c=()=>e??=t("run/interrupt"),_="main-has-run";o().core.getState(_)===""?(o().core.saveState(
_,"true"),(0,c().runProcess)(1,async r=>{await(0,i().runAction)(process.env,r),r.aborted&&process.exit()})):(0,p().runPost)()},
"audit-clock"(m,t,u,F){let s;const o=()=>s??=t("node:timers/promises");let a;const i=()=>a??=t("error");u(m,{AuditClock:()=>_});
const l={wholeMs:3e5,scriptsMs:6e4},p=50,e=1e3,c=5e3;class _{#a;#i;#c=0;#d=0;#n=0;#l=r();#o;#s=0;#t=[];#e=0;#r;constructor(d,E={}){
this.#a=d,this.#i={...l,...E}}async inTurn(d){this.#s<e?this.#s+=1:await new Promise((E,n)=>this.#t.push({resolve:E,reject:n}));
try{for(;this.#u();)await this.tick();return await d()}finally{this.#h()}}#h(){const d=this.#t[this.#e];if(d===void 0){this.#s-=
1;return}this.#e+=1,this.#e===this.#t.length&&this.#p(),d.resolve()}#p(){this.#t=[],this.#e=0}async tick(){for(this.#_();this.#u();)
this.#o??=this.#f(),await this.#o;if(this.#r===void 0){const{wholeMs:d}=this.#i;this.#a?.aborted?this.#m((0,i().interrupted)(
"during the audit")):this.#c>d&&this.#m(h(d))}if(this.#r)throw this.#r}#m(d){this.#r=d;const E=this.#t.slice(this.#e);this.#p();
for(const{reject:n}of E)n(d)}async tickScript(){this.#d+=this.#_(),await this.tick();const{scriptsMs:d}=this.#i;return this.#d>
d?d/1e3:void 0}#u(){return this.#o!==void 0||r()-this.#l>p}async#f(){await(0,o().setImmediate)(),this.#l=r(),this.#o=void 0}#_(){
const d=r(),E=this.#n===0?0:Math.min(d-this.#n,c);return this.#n=d,this.#c+=E,E}}function r(){return process.uptime()*1e3}
function h(b){return new(i()).GateError("audit_too_long",`The audit takes more than ${b/1e3} seconds, which is the limit\
 of a whole audit.`,"Split the change, or reduce the number and length of its commands and npm scripts.")}},"audit-commi\
t"(m,t,u,F){let s;const o=()=>s??=t("approval/head");let a;const i=()=>a??=t("assets/collect");let l;const p=()=>l??=t("\
audit/audit");let e;const c=()=>e??=t("repo/merge-base");let _;const r=()=>_??=t("repo/object-tree");let h;const b=()=>h??=
t("repo/read-change");let d;const E=()=>d??=t("repo/with-additions");u(m,{auditCommit:()=>n,judgeHead:()=>w});async function n({
repository:f,policy:S,additions:k,disk:v,isPending:M,platform:x,all:$,unprovenMerge:g,signal:y},I,C){const[T,N,R]=await Promise.
all([(0,r().readTree)(f,C),(0,r().readTree)(f,I),(0,b().readChange)(f,C,I)]),A={...v?(0,E().withAdditions)(N,v,k):N,...M&&
{isPending:M}},P=await(0,i().collectAssets)({baseTree:T,headTree:N,change:R,policy:S.policy,all:$}),L=await(0,p().auditChange)(
{change:R,assets:P,baseTree:T,tree:A,policy:S,platform:x,...g&&{unprovenMerge:g},...y&&{signal:y}});return{change:R,assets:P,
audit:L,tree:N,commandTree:A}}async function w(f,S,k){const{repository:v,policyCommit:M}=f;await(0,c().requireCommits)(v,
[S],[S]);const x=await(0,c().mergeBase)(v,M,S),{audit:$,tree:g}=await n(f,S,x);return await(0,o().judgedHead)($,g,f.policy,
k)}},"bundle-memory"(m,t,u,F){u(m,{keepBundleInMemory:()=>o});const s=Symbol.for("gene-gate: read all chunks");function o(){
const a=Reflect.get(globalThis,s);typeof a=="function"&&a()}},cli(m,t,u,F){let s;const o=()=>s??=t("cli/main");let a;const i=()=>a??=
t("cli/terminal");let l;(0,(l??=t("run/interrupt")).runProcess)(2,async e=>{process.exitCode=await(0,o().mainOfProcess)(
process.argv.slice(2),(0,i().processTerminal)(e))})},error(m,t,u,F){u(m,{GateError:()=>s,endsAudit:()=>o,interrupted:()=>a});
class s extends Error{name="GateError";code;hint;constructor(l,p,e,c){super(p,c),this.code=l,this.hint=e}}function o(i){
return i instanceof s&&(i.code==="interrupted"||i.code==="audit_too_long")}function a(i){return new s("interrupted",`The\
 gate was interrupted ${i} and made no decision.`,"Run the gate again.")}},"head-files"(m,t,u,F){let s;const o=()=>s??=t(
"repo/head-files");u(m,{withHeadFiles:()=>a});async function a(l,p){const{audited_sha:e,head_sha:c}=l;if(e===null||c===null||
e===c)return l;try{const _=await(0,o().findHeadFiles)(p,e,c,new Set(i(l)));return{...l,head_files:_}}catch{return l}}function i({
genes:l,findings:p,capsules:e,events:c}){return[...l.flatMap(({path:_,commands:r})=>[_,...r.flatMap(({location:h})=>h?.path??
[])]),...p.flatMap(({location:_})=>_?.path??[]),...[...e,...c].map(({path:_})=>_)]}},"make-folder"(m,t,u,F){let s;const o=()=>s??=
t("node:fs/promises");let a;const i=()=>a??=t("node:path");u(m,{makeFolder:()=>l});async function l(e){try{await(0,o().mkdir)(
e)}catch(c){const{code:_}=c;if(_==="ENOENT"&&(0,i().dirname)(e)!==e){await l((0,i().dirname)(e)),await(0,o().mkdir)(e).catch(
r=>p(e,r));return}await p(e,c)}}async function p(e,c){if(!await(0,o().stat)(e).then(r=>r.isDirectory(),()=>!1))throw c}},
"open-input"(m,t,u,F){let s;const o=()=>s??=t("node:fs");let a;const i=()=>a??=t("node:fs/promises");let l;const p=()=>l??=
t("error");u(m,{openInput:()=>c});const e=256*1024*1024;async function*c(n,w=e){let f=0;for await(const S of n==="-"?_():
r(n,w)){if(f+=S.length,f>w)throw d(n,`more than ${w}`,w);yield S}}async function*_(){try{yield*process.stdin}catch(n){throw E(
"-",n)}}async function*r(n,w){let f;try{h(n,await(0,i().stat)(n),w),f=await(0,i().open)(n,o().constants.O_RDONLY|(o().constants.
O_NONBLOCK??0)),h(n,await f.stat(),w),yield*f.createReadStream({autoClose:!1})}catch(S){throw S instanceof p().GateError?
S:E(n,S)}finally{await f?.close()}}function h(n,w,f){if(!w.isFile())throw new(p()).GateError("file_unreadable",`${n} is ${b(
w)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(w.size>f)throw d(n,`${w.size}`,f)}function b(n){
return n.isDirectory()?"a directory":n.isFIFO()?"a named pipe":n.isSocket()?"a socket":"a device"}function d(n,w,f){return new(p()).
GateError("file_unreadable",`${n} has ${w} bytes; the limit is ${f}.`,"Split the file, or check that the path is the int\
ended one.")}function E(n,w){const{code:f}=w;return new(p()).GateError("file_unreadable",`Cannot read ${n}${f?` (${f})`:
""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:w})}},"process-identity"(m,t,u,F){let s;const o=()=>s??=
t("node:crypto");let a;const i=()=>a??=t("node:fs");u(m,{isEnded:()=>e,processIdentity:()=>p});const l=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;
function p(){const[r,h]=[c(process.pid),_()];return r===void 0||h===void 0?"unknown":`${process.pid.toString(36)}-${r}-${h}`}
function e(r){const[,h,b,d]=l.exec(r)??[];if(h===void 0||d!==_())return!1;const E=c(Number.parseInt(h,36));return E!==void 0&&
E!==b}function c(r){try{const h=(0,i().readFileSync)(`/proc/${r}/stat`,"latin1"),[b="",...d]=h.slice(h.lastIndexOf(")")+
2).split(" ");return/[ZX]/.test(b)?"none":BigInt(d[18]??"").toString(36)}catch(h){const{code:b}=h;return(b==="ENOENT"||b===
"ESRCH")&&_()!==void 0?"none":void 0}}function _(){try{const r=(0,i().readlinkSync)("/proc/self/ns/pid"),h=(0,i().readFileSync)(
"/proc/sys/kernel/random/boot_id","latin1").trim();return(0,o().createHash)("sha256").update(`${h} ${r}`).digest("hex").
slice(0,8)}catch{return}}},"propose-fix"(m,t,u,F){let s;const o=()=>s??=t("audit/change/blast-radius");let a;const i=()=>a??=
t("error");let l;const p=()=>l??=t("fix/fix");let e;const c=()=>e??=t("fix/proposal");let _;const r=()=>_??=t("judge/jud\
ge");let h;const b=()=>h??=t("repo/object-tree");let d;const E=()=>d??=t("rules/identity");u(m,{proposeFix:()=>n});async function n({
repository:k,policy:{policy:v},platform:M,signal:x},$,{assets:g,change:y,tree:I,commandTree:C},T){const N=new Set(T.flatMap(
O=>w(O)?f(O):[]));if(N.size===0)return;const H=$.name==="worktree"||$.audited===$.head?I:await(0,b().readTree)(k,$.head),
A=g.changes.filter(({kind:O})=>O!=="removed"),P=new Set(A.map(({asset:O})=>S(O))),L=[...N].filter(O=>{const j=H.stat(O)?.
kind;return j==="file"||j==="executable"}),D=await Promise.all(L.map(async O=>({path:O,bytes:await H.read(O)}))),G=r().Judge.
by({policy:v,tree:C,base:await(0,b().readTree)(k,$.base),changed:new Set(y.files.flatMap(o().namesOf)),platform:M,...x&&
{signal:x}});try{const O=await(0,p().fixFiles)(D,G,{includes:j=>P.has(S(j))});return await(0,c().proposalOf)(O,(0,E().idsOf)(
T))}catch(O){if(O instanceof i().GateError&&O.code==="audit_too_long")return;throw O}}function w({rule:k,edit:v,suppressed:M}){
return!M&&(v?.fix===!0||k==="content-hash-mismatch")}function f({location:k}){return k?[k.path]:[]}function S({path:k,type:v,
id:M}){return JSON.stringify([k,v,M])}},"small-memory"(m,t,u,F){let s;const o=()=>s??=t("node:v8");u(m,{keepMemorySmall:()=>a});
function a(){(0,o().setFlagsFromString)("--semi-space-growth-factor=1")}},"system-error"(m,t,u,F){let s;const o=()=>s??=
t("node:os");let a;const i=()=>a??=t("error");u(m,{systemError:()=>p});const l={EACCES:"permission denied",EDQUOT:"the d\
isk quota is used up",EIO:"the disk reports an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"\
it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the path is not a folder",EPERM:"permission denied",EROFS:"\
the file system is read-only"};function p(e){if(!(e instanceof Error))return;const{code:c="",syscall:_,path:r}=e,h=l[c];
if(h===void 0||_===void 0)return;const b=r??`a file in the temporary folder ${(0,o().tmpdir)()}`;return new(i()).GateError(
"file_unreadable",`Cannot use ${b}: ${h} (${c}).`,r===void 0||r.startsWith((0,o().tmpdir)())?"Free space there, or set T\
MPDIR to a writable folder with free space.":"Check the permissions and the free space of the folder.",{cause:e})}},"tem\
porary-folder"(m,t,u,F){let s;const o=()=>s??=t("node:child_process");let a;const i=()=>a??=t("node:fs");let l;const p=()=>l??=
t("node:fs/promises");let e;const c=()=>e??=t("node:os");let _;const r=()=>_??=t("node:path");let h;const b=()=>h??=t("e\
rror");let d;const E=()=>d??=t("process-identity");u(m,{TEMPORARY_PREFIX:()=>n,removeLeftFolders:()=>S,temporaryFolder:()=>f});
const n="gene-gate-";let w;async function f(){const g=(0,c().tmpdir)();try{const y=await(0,p().realpath)(g);return w??=S(
y),await w,await(0,p().mkdtemp)((0,r().join)(y,`${n}${(0,E().processIdentity)()}-`))}catch(y){const{code:I}=y;throw new(b()).
GateError("file_unreadable",`Cannot create a temporary folder in ${g} (${I}).`,"Set TMPDIR to a writable folder with fre\
e space.",{cause:y})}}async function S(g){const y=(0,i().readdirSync)(g).filter(T=>T.startsWith(n)&&(0,E().isEnded)(T)).
map(T=>(0,r().join)(g,T)).filter(k);if(y.length===0)return;for(const T of v(y))$(T);const I=v(y),C=y.filter(T=>!I.some(N=>x(
N,T)));await Promise.allSettled(C.map(T=>(0,p().rm)(T,{recursive:!0,force:!0})))}function k(g){try{const y=(0,i().lstatSync)(
g);return y.isDirectory()&&y.uid===process.getuid?.()}catch{return!1}}function v(g){return(0,i().readFileSync)("/proc/se\
lf/mountinfo","utf8").split(`
`).map(I=>(I.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,M)).filter(I=>g.some(C=>x(I,C))).sort((I,C)=>C.length-I.length)}
function M(g,y){return String.fromCharCode(Number.parseInt(y,8))}function x(g,y){return g===y||g.startsWith(`${y}/`)}function $(g){
try{(0,o().execFileSync)("umount",["-l",g],{stdio:"ignore"})}catch{}}},tool(m,t,u,F){u(m,{HOME:()=>o,TOOL:()=>s});const s={
name:"gene-gate",version:"0.1.0"},o="https://github.com/gene-gate/gene-gate"},"zod-path"(m,t,u,F){u(m,{dotPath:()=>s});function s(o){
return o.map(a=>typeof a=="number"?`[${a}]`:`.${String(a)}`).join("").replace(/^\./,"")}}};
