"use strict";module.exports={action(u,t,_,O){let a;const o=()=>a??=t("action/core");let c;const i=()=>c??=t("action/main");let p;const m=()=>p??=
t("action/post");let e;const d=()=>e??=t("run/interrupt"),h="main-has-run";o().core.getState(h)===""?(o().core.saveState(
h,"true"),(0,d().runProcess)(1,async s=>{await(0,i().runAction)(process.env,s),s.aborted&&process.exit()})):(0,m().runPost)()},
"audit-clock"(u,t,_,O){let a;const o=()=>a??=t("node:timers/promises");let c;const i=()=>c??=t("error");_(u,{AuditClock:()=>h});
const p={wholeMs:3e5,scriptsMs:6e4},m=50,e=1e3,d=5e3;class h{#a;#r;#c=0;#d=0;#n=0;#l=performance.now();#o;#s=0;#t=[];#e=0;#i;constructor(r,b={}){
this.#a=r,this.#r={...p,...b}}async inTurn(r){this.#s<e?this.#s+=1:await new Promise((b,S)=>this.#t.push({resolve:b,reject:S}));
try{for(;this.#u();)await this.tick();return await r()}finally{this.#h()}}#h(){const r=this.#t[this.#e];if(r===void 0){this.#s-=
1;return}this.#e+=1,this.#e===this.#t.length&&this.#p(),r.resolve()}#p(){this.#t=[],this.#e=0}async tick(){for(this.#_();this.#u();)
this.#o??=this.#f(),await this.#o;if(this.#i===void 0){const{wholeMs:r}=this.#r;this.#a?.aborted?this.#m((0,i().interrupted)(
"during the audit")):this.#c>r&&this.#m(s(r))}if(this.#i)throw this.#i}#m(r){this.#i=r;const b=this.#t.slice(this.#e);this.#p();
for(const{reject:S}of b)S(r)}async tickScript(){this.#d+=this.#_(),await this.tick();const{scriptsMs:r}=this.#r;return this.#d>
r?r/1e3:void 0}#u(){return this.#o!==void 0||performance.now()-this.#l>m}async#f(){await(0,o().setImmediate)(),this.#l=performance.
now(),this.#o=void 0}#_(){const r=performance.now(),b=this.#n===0?0:Math.min(r-this.#n,d);return this.#n=r,this.#c+=b,b}}
function s(f){return new(i()).GateError("audit_too_long",`The audit takes more than ${f/1e3} seconds, which is the limit\
 of a whole audit.`,"Split the change, or reduce the number and length of its commands and npm scripts.")}},"audit-commi\
t"(u,t,_,O){let a;const o=()=>a??=t("approval/head");let c;const i=()=>c??=t("assets/collect");let p;const m=()=>p??=t("\
audit/audit");let e;const d=()=>e??=t("repo/merge-base");let h;const s=()=>h??=t("repo/object-tree");let f;const r=()=>f??=
t("repo/read-change");let b;const S=()=>b??=t("repo/with-additions");_(u,{auditCommit:()=>l,judgeHead:()=>w});async function l({
repository:n,policy:g,additions:v,disk:M,isPending:I,platform:N,all:x,unprovenMerge:E,signal:y},T,$){const[F,C,R]=await Promise.
all([(0,s().readTree)(n,$),(0,s().readTree)(n,T),(0,r().readChange)(n,$,T)]),A={...M?(0,S().withAdditions)(C,M,v):C,...I&&
{isPending:I}},P=await(0,i().collectAssets)({baseTree:F,headTree:C,change:R,policy:g.policy,all:x}),j=await(0,m().auditChange)(
{change:R,assets:P,baseTree:F,tree:A,policy:g,platform:N,...E&&{unprovenMerge:E},...y&&{signal:y}});return{change:R,assets:P,
audit:j,tree:C,commandTree:A}}async function w(n,g,v){const{repository:M,policyCommit:I}=n;await(0,d().requireCommits)(M,
[g],[g]);const N=await(0,d().mergeBase)(M,I,g),{audit:x,tree:E}=await l(n,g,N);return await(0,o().judgedHead)(x,E,n.policy,
v)}},"bundle-memory"(u,t,_,O){_(u,{keepBundleInMemory:()=>o});const a=Symbol.for("gene-gate: read all chunks");function o(){
const c=Reflect.get(globalThis,a);typeof c=="function"&&c()}},cli(u,t,_,O){let a;const o=()=>a??=t("cli/main");let c;const i=()=>c??=
t("cli/terminal");let p;(0,(p??=t("run/interrupt")).runProcess)(2,async e=>{process.exitCode=await(0,o().mainOfProcess)(
process.argv.slice(2),(0,i().processTerminal)(e))})},error(u,t,_,O){_(u,{GateError:()=>a,endsAudit:()=>o,interrupted:()=>c});
class a extends Error{name="GateError";code;hint;constructor(p,m,e,d){super(m,d),this.code=p,this.hint=e}}function o(i){
return i instanceof a&&(i.code==="interrupted"||i.code==="audit_too_long")}function c(i){return new a("interrupted",`The\
 gate was interrupted ${i} and made no decision.`,"Run the gate again.")}},"head-files"(u,t,_,O){let a;const o=()=>a??=t(
"repo/head-files");_(u,{withHeadFiles:()=>c});async function c(p,m){const{audited_sha:e,head_sha:d}=p;if(e===null||d===null||
e===d)return p;try{const h=await(0,o().findHeadFiles)(m,e,d,new Set(i(p)));return{...p,head_files:h}}catch{return p}}function i({
genes:p,findings:m,capsules:e,events:d}){return[...p.flatMap(({path:h,commands:s})=>[h,...s.flatMap(({location:f})=>f?.path??
[])]),...m.flatMap(({location:h})=>h?.path??[]),...[...e,...d].map(({path:h})=>h)]}},"make-folder"(u,t,_,O){let a;const o=()=>a??=
t("node:fs/promises");let c;const i=()=>c??=t("node:path");_(u,{makeFolder:()=>p});async function p(e){try{await(0,o().mkdir)(
e)}catch(d){const{code:h}=d;if(h==="ENOENT"&&(0,i().dirname)(e)!==e){await p((0,i().dirname)(e)),await(0,o().mkdir)(e).catch(
s=>m(e,s));return}await m(e,d)}}async function m(e,d){if(!await(0,o().stat)(e).then(s=>s.isDirectory(),()=>!1))throw d}},
"open-input"(u,t,_,O){let a;const o=()=>a??=t("node:fs");let c;const i=()=>c??=t("node:fs/promises");let p;const m=()=>p??=
t("error");_(u,{openInput:()=>d});const e=256*1024*1024;async function*d(l,w=e){let n=0;for await(const g of l==="-"?h():
s(l,w)){if(n+=g.length,n>w)throw b(l,`more than ${w}`,w);yield g}}async function*h(){try{yield*process.stdin}catch(l){throw S(
"-",l)}}async function*s(l,w){let n;try{f(l,await(0,i().stat)(l),w),n=await(0,i().open)(l,o().constants.O_RDONLY|(o().constants.
O_NONBLOCK??0)),f(l,await n.stat(),w),yield*n.createReadStream({autoClose:!1})}catch(g){throw g instanceof m().GateError?
g:S(l,g)}finally{await n?.close()}}function f(l,w,n){if(!w.isFile())throw new(m()).GateError("file_unreadable",`${l} is ${r(
w)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(w.size>n)throw b(l,`${w.size}`,n)}function r(l){
return l.isDirectory()?"a directory":l.isFIFO()?"a named pipe":l.isSocket()?"a socket":"a device"}function b(l,w,n){return new(m()).
GateError("file_unreadable",`${l} has ${w} bytes; the limit is ${n}.`,"Split the file, or check that the path is the int\
ended one.")}function S(l,w){const{code:n}=w;return new(m()).GateError("file_unreadable",`Cannot read ${l}${n?` (${n})`:
""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:w})}},"process-identity"(u,t,_,O){let a;const o=()=>a??=
t("node:crypto");let c;const i=()=>c??=t("node:fs");_(u,{isEnded:()=>e,processIdentity:()=>m});const p=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;
function m(){const[s,f]=[d(process.pid),h()];return s===void 0||f===void 0?"unknown":`${process.pid.toString(36)}-${s}-${f}`}
function e(s){const[,f,r,b]=p.exec(s)??[];if(f===void 0||b!==h())return!1;const S=d(Number.parseInt(f,36));return S!==void 0&&
S!==r}function d(s){try{const f=(0,i().readFileSync)(`/proc/${s}/stat`,"latin1"),[r="",...b]=f.slice(f.lastIndexOf(")")+
2).split(" ");return/[ZX]/.test(r)?"none":BigInt(b[18]??"").toString(36)}catch(f){const{code:r}=f;return(r==="ENOENT"||r===
"ESRCH")&&h()!==void 0?"none":void 0}}function h(){try{const s=(0,i().readlinkSync)("/proc/self/ns/pid"),f=(0,i().readFileSync)(
"/proc/sys/kernel/random/boot_id","latin1").trim();return(0,o().createHash)("sha256").update(`${f} ${s}`).digest("hex").
slice(0,8)}catch{return}}},"propose-fix"(u,t,_,O){let a;const o=()=>a??=t("audit/change/blast-radius");let c;const i=()=>c??=
t("fix/fix");let p;const m=()=>p??=t("fix/proposal");let e;const d=()=>e??=t("judge/judge");let h;const s=()=>h??=t("rep\
o/object-tree");let f;const r=()=>f??=t("rules/identity");_(u,{proposeFix:()=>b});async function b({repository:n,policy:{
policy:g},platform:v,signal:M},I,{assets:N,change:x,tree:E,commandTree:y},T){const $=new Set(T.flatMap(k=>S(k)?l(k):[]));
if($.size===0)return;const C=I.name==="worktree"||I.audited===I.head?E:await(0,s().readTree)(n,I.head),R=N.changes.filter(
({kind:k})=>k!=="removed"),H=new Set(R.map(({asset:k})=>w(k))),A=[...$].filter(k=>C.stat(k)?.kind===E.stat(k)?.kind),P=await Promise.
all(A.map(async k=>({path:k,bytes:await C.read(k)}))),j=d().Judge.by({policy:g,tree:y,base:await(0,s().readTree)(n,I.base),
changed:new Set(x.files.flatMap(o().namesOf)),platform:v,...M&&{signal:M}}),L=await(0,i().fixFiles)(P,j,{includes:k=>H.has(
w(k))});return(0,m().proposalOf)(L,(0,r().idsOf)(T))}function S({rule:n,edit:g,suppressed:v}){return!v&&(g?.fix===!0||n===
"content-hash-mismatch")}function l({location:n}){return n?[n.path]:[]}function w({path:n,type:g,id:v}){return JSON.stringify(
[n,g,v])}},"small-memory"(u,t,_,O){let a;const o=()=>a??=t("node:v8");_(u,{keepMemorySmall:()=>c});function c(){(0,o().setFlagsFromString)(
"--semi-space-growth-factor=1")}},"system-error"(u,t,_,O){let a;const o=()=>a??=t("node:os");let c;const i=()=>c??=t("er\
ror");_(u,{systemError:()=>m});const p={EACCES:"permission denied",EDQUOT:"the disk quota is used up",EIO:"the disk repo\
rts an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no space is l\
eft",ENOTDIR:"a part of the path is not a folder",EPERM:"permission denied",EROFS:"the file system is read-only"};function m(e){
if(!(e instanceof Error))return;const{code:d="",syscall:h,path:s}=e,f=p[d];if(f===void 0||h===void 0)return;const r=s??`\
a file in the temporary folder ${(0,o().tmpdir)()}`;return new(i()).GateError("file_unreadable",`Cannot use ${r}: ${f} (${d}\
).`,s===void 0||s.startsWith((0,o().tmpdir)())?"Free space there, or set TMPDIR to a writable folder with free space.":"\
Check the permissions and the free space of the folder.",{cause:e})}},"temporary-folder"(u,t,_,O){let a;const o=()=>a??=
t("node:child_process");let c;const i=()=>c??=t("node:fs");let p;const m=()=>p??=t("node:fs/promises");let e;const d=()=>e??=
t("node:os");let h;const s=()=>h??=t("node:path");let f;const r=()=>f??=t("error");let b;const S=()=>b??=t("process-iden\
tity");_(u,{TEMPORARY_PREFIX:()=>l,removeLeftFolders:()=>g,temporaryFolder:()=>n});const l="gene-gate-";let w;async function n(){
const E=(0,d().tmpdir)();try{const y=await(0,m().realpath)(E);return w??=g(y),await w,await(0,m().mkdtemp)((0,s().join)(
y,`${l}${(0,S().processIdentity)()}-`))}catch(y){const{code:T}=y;throw new(r()).GateError("file_unreadable",`Cannot crea\
te a temporary folder in ${E} (${T}).`,"Set TMPDIR to a writable folder with free space.",{cause:y})}}async function g(E){
const y=(0,i().readdirSync)(E).filter(F=>F.startsWith(l)&&(0,S().isEnded)(F)).map(F=>(0,s().join)(E,F)).filter(v);if(y.length===
0)return;for(const F of M(y))x(F);const T=M(y),$=y.filter(F=>!T.some(C=>N(C,F)));await Promise.allSettled($.map(F=>(0,m().
rm)(F,{recursive:!0,force:!0})))}function v(E){try{const y=(0,i().lstatSync)(E);return y.isDirectory()&&y.uid===process.
getuid?.()}catch{return!1}}function M(E){return(0,i().readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(T=>(T.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,I)).filter(T=>E.some($=>N(T,$))).sort((T,$)=>$.length-T.length)}
function I(E,y){return String.fromCharCode(Number.parseInt(y,8))}function N(E,y){return E===y||E.startsWith(`${y}/`)}function x(E){
try{(0,o().execFileSync)("umount",["-l",E],{stdio:"ignore"})}catch{}}},tool(u,t,_,O){_(u,{HOME:()=>o,TOOL:()=>a});const a={
name:"gene-gate",version:"0.1.0"},o="https://github.com/gene-gate/gene-gate"},"zod-path"(u,t,_,O){_(u,{dotPath:()=>a});function a(o){
return o.map(c=>typeof c=="number"?`[${c}]`:`.${String(c)}`).join("").replace(/^\./,"")}}};
