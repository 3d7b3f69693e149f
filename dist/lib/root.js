"use strict";module.exports={action(u,t,_,P){let d;const n=()=>d??=t("action/core");let c;const e=()=>c??=t("action/main");let l;const s=()=>l??=
t("action/post");let r;const i=()=>r??=t("interrupt"),m="main-has-run";n().core.getState(m)===""?(n().core.saveState(m,"\
true"),(0,i().runProcess)(1,async a=>{await(0,e().runAction)(process.env,a),a.aborted&&process.exit()})):(0,s().runPost)()},
"audit-clock"(u,t,_,P){let d;const n=()=>d??=t("node:timers/promises");let c;const e=()=>c??=t("error");_(u,{AuditClock:()=>m});
const l={wholeMs:3e5,scriptsMs:6e4},s=50,r=1e3,i=5e3;class m{#c;#n;#d;#i;#l=0;#p=0;#s=0;#m=a();#o;#a=0;#t=[];#e=0;#r;constructor(p,w={},o){
this.#c=p,this.#d=o,this.#n={...l,...w}}async inTurn(p){this.#a<r?this.#a+=1:await new Promise((w,o)=>this.#t.push({resolve:w,
reject:o}));try{for(;this.#f();)await this.tick();return await p()}finally{this.#y()}}stage(p,w){const o={doing:p,total:w,
done:0};return this.#i=o,()=>{o.done+=1}}async all(p,w,o){const f=this.stage(p,w.length),h=[],E=w.entries(),T=async()=>{
for(const[v,O]of E)h[v]=await o(O),f()};return await Promise.all(Array.from({length:Math.min(r,w.length)},T)),h}#y(){const p=this.#t[this.#e];
if(p===void 0){this.#a-=1;return}this.#e+=1,this.#e===this.#t.length&&this.#u(),p.resolve()}#u(){this.#t=[],this.#e=0}async tick(){
for(this.#h();this.#f();)this.#o??=this.#w(),await this.#o;if(this.#r===void 0){const{wholeMs:p}=this.#n;this.#c?.aborted?
this.#_((0,e().interrupted)("during the audit")):this.#l>p&&this.#_(y(p))}if(this.#r)throw this.#r}#_(p){this.#r=p;const w=this.#t.
slice(this.#e);this.#u();for(const{reject:o}of w)o(p)}async tickScript(){this.#p+=this.#h(),await this.tick();const{scriptsMs:p}=this.#n;
return this.#p>p?p/1e3:void 0}#f(){return this.#o!==void 0||a()-this.#m>s}async#w(){this.#i&&this.#d?.turn(this.#i),await(0,n().
setImmediate)(),this.#m=a(),this.#o=void 0}#h(){const p=a(),w=this.#s===0?0:Math.min(p-this.#s,i);return this.#s=p,this.#l+=
w,w}}function a(){return process.uptime()*1e3}function y(g){return new(e()).GateError("audit_too_long",`The audit takes \
more than ${g/1e3} seconds, which is the limit of a whole audit.`,"Split the change, or reduce the number and length of \
its commands and npm scripts.")}},"audit-commit"(u,t,_,P){let d;const n=()=>d??=t("approval/head");let c;const e=()=>c??=
t("assets/collect");let l;const s=()=>l??=t("audit/audit");let r;const i=()=>r??=t("interrupt");let m;const a=()=>m??=t(
"repo/merge-base");let y;const g=()=>y??=t("repo/object-tree");let p;const w=()=>p??=t("repo/partial-clone");let o;const f=()=>o??=
t("repo/read-change");let h;const E=()=>h??=t("repo/with-additions");_(u,{auditCommit:()=>T,judgeHead:()=>v});async function T({
repository:O,policy:I,additions:C,disk:S,isPending:b,platform:$,all:k,unprovenMerge:M,signal:A,progress:L},N,x){await(0,w().
requireObjects)(O,[x,N]);const[G,j,R]=await Promise.all([(0,g().readTree)(O,x),(0,g().readTree)(O,N),(0,f().readChange)(
O,x,N)]),D={...S?(0,E().withAdditions)(j,S,C):j,...b&&{isPending:b}},B=await(0,i().endedBySignals)(()=>(0,e().collectAssets)(
{baseTree:G,headTree:j,change:R,policy:I.policy,all:k})),F=await(0,s().auditChange)({change:R,assets:B,baseTree:G,tree:D,
policy:I,platform:$,...M&&{unprovenMerge:M},...A&&{signal:A},...L&&{progress:L}});return{change:R,assets:B,audit:F,tree:j,
commandTree:D}}async function v(O,I,C){const{repository:S,policyCommit:b}=O;await(0,a().requireCommits)(S,[I],[I]);const $=await(0,a().
mergeBase)(S,b,I),{audit:k,tree:M}=await T(O,I,$);return await(0,n().judgedHead)(k,M,O.policy,C)}},"base-policy"(u,t,_,P){
let d;const n=()=>d??=t("event/policy-ref");let c;const e=()=>c??=t("policy/branches");let l;const s=()=>l??=t("policy/l\
oad");let r;const i=()=>r??=t("policy/stricter");let m;const a=()=>m??=t("repo/object-tree");_(u,{basePolicy:()=>y,protectedBy:()=>p,
readerOf:()=>g});async function y({policy:o,policyRef:f,readShared:h},E,T){const v=g(E,h),O=o??await w(v,T);if(f===void 0)
return O;const I=await(0,n().resolvePolicyRef)(E,f);return(0,i().stricterOf)(O,await v(I,`${f}:${s().POLICY_PATH}`),f)}function g(o,f){
return async(h,E)=>(0,s().loadPolicy)(await(0,a().readTree)(o,h),h,E,f)}async function p({name:o,commit:f},h,E){return(0,e().
policyOfBranch)(await E(f,`${o}:${s().POLICY_PATH}`),h,o)}async function w(o,{policyCommit:f,baseRef:h,defaultBranch:E}){
const T=await o(f,s().POLICY_PATH);if(E===void 0)return T;if(E.name===h){const O=(0,e().policyOfBranch)(T,h,h)??T;return O===
T?T:(0,i().stricterOf)(T,O,`branches.${h}`)}const v=await p(E,h,o);return v===void 0||T.source==="default"?v??T:(0,i().stricterOf)(
T,v,E.name)}},"bundle-memory"(u,t,_,P){_(u,{keepBundleInMemory:()=>n});const d=Symbol.for("gene-gate: read all chunks");
function n(){const c=Reflect.get(globalThis,d);typeof c=="function"&&c()}},cli(u,t,_,P){let d;const n=()=>d??=t("cli/mai\
n");let c;const e=()=>c??=t("cli/terminal");let l;(0,(l??=t("interrupt")).runProcess)(2,async r=>{process.exitCode=await(0,n().
mainOfProcess)(process.argv.slice(2),(0,e().processTerminal)(r))},!0)},error(u,t,_,P){_(u,{GateError:()=>d,endsAudit:()=>n,
interrupted:()=>c});class d extends Error{name="GateError";code;hint;constructor(l,s,r,i){super(s,i),this.code=l,this.hint=
r}}function n(e){return e instanceof d&&(e.code==="interrupted"||e.code==="audit_too_long")}function c(e){return new d("\
interrupted",`The gate was interrupted ${e} and made no decision.`,"Run the gate again.")}},"group-by"(u,t,_,P){_(u,{groupBy:()=>d});
function d(n,c){const e=new Map;for(const l of n){const s=c(l),r=e.get(s);r?r.push(l):e.set(s,[l])}return e}},"head-file\
s"(u,t,_,P){let d;const n=()=>d??=t("repo/head-files");_(u,{withHeadFiles:()=>c});async function c(l,s){const{audited_sha:r,
head_sha:i}=l;if(r===null||i===null||r===i)return l;try{const m=await(0,n().findHeadFiles)(s,r,i,new Set(e(l)));return{...l,
head_files:m}}catch{return l}}function e({genes:l,findings:s,capsules:r,events:i}){return[...l.flatMap(({path:m,commands:a})=>[
m,...a.flatMap(({location:y})=>y?.path??[])]),...s.flatMap(({location:m})=>m?.path??[]),...[...r,...i].map(({path:m})=>m)]}},
interrupt(u,t,_,P){let d;const n=()=>d??=t("node:timers/promises");_(u,{endedBySignals:()=>s,interruptible:()=>l,runProcess:()=>r});
const c=["SIGINT","SIGTERM"];let e;async function l(i,m=!1){const a=new AbortController,y=()=>{p(),a.abort()},g={install:()=>{
for(const w of c)process.on(w,y)},remove:()=>{for(const w of c)process.off(w,y)}},p=()=>{g.remove(),e===g&&(e=void 0)};g.
install(),m&&(e=g);try{return await i(a.signal)}finally{p()}}async function s(i){await(0,n().setImmediate)();const m=e;if(m===
void 0)return i();e=void 0,m.remove();try{return await i()}finally{m.install(),e=m}}function r(i,m,a=!1){let y=!1;return process.
once("exit",()=>{y||(process.exitCode=i)}),l(async g=>{await m(g),y=!0},a)}},"make-folder"(u,t,_,P){let d;const n=()=>d??=
t("node:fs/promises");let c;const e=()=>c??=t("node:path");_(u,{makeFolder:()=>l});async function l(r){try{await(0,n().mkdir)(
r)}catch(i){const{code:m}=i;if(m==="ENOENT"&&(0,e().dirname)(r)!==r){await l((0,e().dirname)(r)),await(0,n().mkdir)(r).catch(
a=>s(r,a));return}await s(r,i)}}async function s(r,i){if(!await(0,n().stat)(r).then(a=>a.isDirectory(),()=>!1))throw i}},
"nearest-name"(u,t,_,P){let d;const n=()=>d??=t("fastest-levenshtein");_(u,{nearestName:()=>e});const c=80;function e(l,s){
const r=l.slice(0,c),i=s.length>0?(0,n().closest)(r,[...s]):void 0;if(i!==void 0)return(0,n().distance)(r,i)<=r.length/2?
i:void 0}},"open-input"(u,t,_,P){let d;const n=()=>d??=t("node:fs");let c;const e=()=>c??=t("node:fs/promises");let l;const s=()=>l??=
t("error");_(u,{openInput:()=>i});const r=256*1024*1024;async function*i(o,f=r){let h=0;for await(const E of o==="-"?m():
a(o,f)){if(h+=E.length,h>f)throw p(o,`more than ${f}`,f);yield E}}async function*m(){try{yield*process.stdin}catch(o){throw w(
"-",o)}}async function*a(o,f){let h;try{y(o,await(0,e().stat)(o),f),h=await(0,e().open)(o,n().constants.O_RDONLY|(n().constants.
O_NONBLOCK??0)),y(o,await h.stat(),f),yield*h.createReadStream({autoClose:!1})}catch(E){throw E instanceof s().GateError?
E:w(o,E)}finally{await h?.close()}}function y(o,f,h){if(!f.isFile())throw new(s()).GateError("file_unreadable",`${o} is ${g(
f)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(f.size>h)throw p(o,`${f.size}`,h)}function g(o){
return o.isDirectory()?"a directory":o.isFIFO()?"a named pipe":o.isSocket()?"a socket":"a device"}function p(o,f,h){return new(s()).
GateError("file_unreadable",`${o} has ${f} bytes; the limit is ${h}.`,"Split the file, or check that the path is the int\
ended one.")}function w(o,f){const{code:h}=f;return new(s()).GateError("file_unreadable",`Cannot read ${o}${h?` (${h})`:
""}.`,"Check the path and its permissions; `-` reads standard input.",{cause:f})}},"process-identity"(u,t,_,P){let d;const n=()=>d??=
t("node:crypto");let c;const e=()=>c??=t("node:fs");_(u,{isEnded:()=>r,processIdentity:()=>s});const l=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;
function s(){const[a,y]=[i(process.pid),m()];return a===void 0||y===void 0?"unknown":`${process.pid.toString(36)}-${a}-${y}`}
function r(a){const[,y,g,p]=l.exec(a)??[];if(y===void 0||p!==m())return!1;const w=i(Number.parseInt(y,36));return w!==void 0&&
w!==g}function i(a){try{const y=(0,e().readFileSync)(`/proc/${a}/stat`,"latin1"),[g="",...p]=y.slice(y.lastIndexOf(")")+
2).split(" ");return/[ZX]/.test(g)?"none":BigInt(p[18]??"").toString(36)}catch(y){const{code:g}=y;return(g==="ENOENT"||g===
"ESRCH")&&m()!==void 0?"none":void 0}}function m(){try{const a=(0,e().readlinkSync)("/proc/self/ns/pid"),y=(0,e().readFileSync)(
"/proc/sys/kernel/random/boot_id","latin1").trim();return(0,n().createHash)("sha256").update(`${y} ${a}`).digest("hex").
slice(0,8)}catch{return}}},"propose-fix"(u,t,_,P){let d;const n=()=>d??=t("audit/change/blast-radius");let c;const e=()=>c??=
t("error");let l;const s=()=>l??=t("fix/fix");let r;const i=()=>r??=t("fix/proposal");let m;const a=()=>m??=t("judge/jud\
ge");let y;const g=()=>y??=t("repo/object-tree");let p;const w=()=>p??=t("rules/identity");_(u,{proposeFix:()=>o});async function o({
repository:v,policy:{policy:O},platform:I,signal:C,progress:S},b,{assets:$,change:k,tree:M,commandTree:A},L){const N=new Set(
L.flatMap(F=>h(F)?E(F):[]));if(N.size===0)return;const x=b.name==="worktree"||b.audited===b.head,G=x?M:await(0,g().readTree)(
v,b.head),j=$.changes.filter(({kind:F})=>F!=="removed"),R=new Set(j.map(({asset:F})=>T(F))),Y=[...N].filter(F=>{const H=G.
stat(F)?.kind;return H==="file"||H==="executable"}),D=await Promise.all(Y.map(async F=>({path:F,bytes:await G.read(F)}))),
B=a().Judge.by({policy:O,tree:A,base:await(0,g().readTree)(v,b.base),changed:new Set(k.files.flatMap(n().namesOf)),platform:I,
...C&&{signal:C},...S&&{progress:S}});try{const F=await(0,s().fixFiles)(D,B,{includes:z=>R.has(T(z))}),H=(0,w().idsOf)(L);
return await(0,i().proposalOf)(F,x?H:f(H))}catch(F){if(F instanceof e().GateError&&F.code==="audit_too_long")return;throw F}}
function f(v){return new Map([...v].map(([{edit:O,...I},C])=>[I,C]))}function h({rule:v,edit:O,suppressed:I}){return!I&&
(O?.fix===!0||v==="content-hash-mismatch")}function E({location:v}){return v?[v.path]:[]}function T({path:v,type:O,id:I}){
return JSON.stringify([v,O,I])}},"small-memory"(u,t,_,P){let d;const n=()=>d??=t("node:v8");_(u,{collectGarbageOften:()=>e,
keepMemorySmall:()=>c});function c(){(0,n().setFlagsFromString)("--semi-space-growth-factor=1")}function e(){c(),(0,n().
setFlagsFromString)("--heap-growing-percent=20")}},"system-error"(u,t,_,P){let d;const n=()=>d??=t("node:os");let c;const e=()=>c??=
t("error");_(u,{systemError:()=>s});const l={EACCES:"permission denied",EDQUOT:"the disk quota is used up",EIO:"the disk\
 reports an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no space\
 is left",ENOTDIR:"a part of the path is not a directory",EPERM:"permission denied",EROFS:"the file system is read-only"};
function s(r){if(!(r instanceof Error))return;const{code:i="",syscall:m,path:a}=r,y=l[i];if(y===void 0||m===void 0)return;
const g=a??`a file in the temporary directory ${(0,n().tmpdir)()}`;return new(e()).GateError("file_unreadable",`Cannot u\
se ${g}: ${y} (${i}).`,a===void 0||a.startsWith((0,n().tmpdir)())?"Free space there, or set TMPDIR to a writable directo\
ry with free space.":"Check the permissions and the free space of the directory.",{cause:r})}},"temporary-folder"(u,t,_,P){
let d;const n=()=>d??=t("node:child_process");let c;const e=()=>c??=t("node:fs");let l;const s=()=>l??=t("node:fs/promis\
es");let r;const i=()=>r??=t("node:os");let m;const a=()=>m??=t("node:path");let y;const g=()=>y??=t("error");let p;const w=()=>p??=
t("process-identity");_(u,{TEMPORARY_PREFIX:()=>o,removeLeftFolders:()=>E,temporaryFolder:()=>h});const o="gene-gate-";let f;
async function h(){const S=(0,i().tmpdir)();try{const b=await(0,s().realpath)(S);return f??=E(b),await f,await(0,s().mkdtemp)(
(0,a().join)(b,`${o}${(0,w().processIdentity)()}-`))}catch(b){const{code:$}=b;throw new(g()).GateError("file_unreadable",
`Cannot create a temporary directory in ${S} (${$}).`,"Set TMPDIR to a writable directory with free space.",{cause:b})}}
async function E(S){const b=(0,e().readdirSync)(S).filter(M=>M.startsWith(o)&&(0,w().isEnded)(M)).map(M=>(0,a().join)(S,
M)).filter(T);if(b.length===0)return;for(const M of v(b))C(M);const $=v(b),k=b.filter(M=>!$.some(A=>I(A,M)));await Promise.
allSettled(k.map(M=>(0,s().rm)(M,{recursive:!0,force:!0})))}function T(S){try{const b=(0,e().lstatSync)(S);return b.isDirectory()&&
b.uid===process.getuid?.()}catch{return!1}}function v(S){return(0,e().readFileSync)("/proc/self/mountinfo","utf8").split(
`
`).map($=>($.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,O)).filter($=>S.some(k=>I($,k))).sort(($,k)=>k.length-$.length)}
function O(S,b){return String.fromCharCode(Number.parseInt(b,8))}function I(S,b){return S===b||S.startsWith(`${b}/`)}function C(S){
try{(0,n().execFileSync)("umount",["-l",S],{stdio:"ignore"})}catch{}}},tool(u,t,_,P){_(u,{HOME:()=>n,TOOL:()=>d});const d={
name:"gene-gate",version:"0.1.0"},n="https://github.com/gene-gate/gene-gate"},"zod-path"(u,t,_,P){_(u,{dotPath:()=>d});function d(n){
return n.map(c=>typeof c=="number"?`[${c}]`:`.${String(c)}`).join("").replace(/^\./,"")}}};
