"use strict";module.exports={"repo/additions"(T,l,$,x){let O;const g=()=>O??=l("picomatch");let E;const _=()=>E??=l("repo/entry-index");
let b;const f=()=>b??=l("repo/paths");$(T,{additionsOf:()=>d,everything:()=>m});const p={path:"node_modules",at:"anywher\
e"},h={dot:!0,nonegate:!0};function d(u=[],r=[p]){const s=u.flatMap(e=>(0,f().normalise)(e)||[]),n=s.length>0?(0,g().default)(
s,h):()=>!1,t=e=>r.some(o=>o.at!=="home"&&(e===o.path||o.at==="anywhere"&&e.endsWith(`/${o.path}`))),i=(e,o)=>o(e)||(0,_().
foldersAbove)(e).some(o);return{cover:e=>i(e,t)||i(e,n),areBuilt:e=>i(e,n)&&!i(e,t),mayBeIn:e=>s.some(o=>y(o.split("/"),
e.split("/")))}}function m(u){const{cover:r}=d([],u);return{cover:()=>!0,areBuilt:s=>!r(s),mayBeIn:()=>!1}}function y([u,
...r],[s,...n]){return u===void 0?!1:s===void 0||u.includes("**")||/[{(]/.test(u)?!0:g().default.isMatch(s,u,h)&&y(r,n)}},
"repo/anywhere"(T,l,$,x){let O;const g=()=>O??=l("repo/paths");$(T,{isWithinAnywhere:()=>E});function E(_,b){const f=((0,g().
normalise)(_)??_).split("/");return f.some((p,h)=>(0,g().isWithin)(f.slice(h).join("/"),b,{ignoreCase:!0}))}},"repo/blob\
s"(T,l,$,x){let O;const g=()=>O??=l("error");let E;const _=()=>E??=l("repo/git-process");$(T,{MAX_FILE_BYTES:()=>b,batches:()=>m,
blobInfo:()=>p,readBlobs:()=>h,readCheckedBlobs:()=>d});const b=16*1024*1024,f=256*1024*1024;async function p(s,n){const t=[
...new Set(n)];if(t.length===0)return new Map;const i=await s.objects(["cat-file","--batch-check"],{input:y(t)}),e=new Map;
for(const o of i.toString("latin1").split(`
`)){const[a="",c="",w=""]=o.split(" ");w!==""&&e.set(a,{oid:a,type:c,size:Number(w)})}for(const o of t)if(!e.has(o))throw u(
o);return e}async function h(s,n,t=b){const i=await p(s,n);for(const{oid:e,type:o,size:a}of i.values()){if(o!=="blob")throw r(
`object ${e} is a ${o}, not a file`);if(a>t)throw r(`object ${e} has ${a} bytes, more than ${t}`)}return d(s,[...i.values()])}
async function d(s,n){const t=new Map(n.map(({oid:a,size:c})=>[a,c]));if(t.size===0)return new Map;const i=[...t.values()].
reduce((a,c)=>a+c,0);if(i>f)throw r(`${t.size} files have ${i} bytes, more than ${f}`);const e=[...t.keys()],o=await s.read(
e);return new Map(e.map((a,c)=>{const w=o[c];if(w?.type!=="blob")throw u(a);return[a,w.content]}))}function*m(s){let n=[],
t=0;for(const i of s)n.length>0&&t+i.size>f&&(yield n,n=[],t=0),n.push(i),t+=i.size;n.length>0&&(yield n)}function y(s){
return[...s].map(n=>`${n}
`).join("")}function u(s){return new(g()).GateError("file_unreadable",`Object ${s} is missing from this clone`,_().FULL_CLONE_HINT)}
function r(s){return new(g()).GateError("file_unreadable",`Cannot read files of the commit: ${s}`,"Keep generated and bi\
nary data out of the files that the gate reads.")}},"repo/checked-out-content"(T,l,$,x){let O;const g=()=>O??=l("node:cr\
ypto");$(T,{blobId:()=>E,conversionFault:()=>f,isContentOf:()=>_});function E(r,s="sha1"){return(0,g().createHash)(s).update(
`blob ${r.length}\0`).update(r).digest("hex")}function _(r,s){return E(r,s.length===40?"sha1":"sha256")===s}const b=new Set(
["unspecified","unset","set",""]);function f(r,s,n){if(u(r,s))return;const{text:t,filter:i,ident:e,"working-tree-encodin\
g":o}=n;if(!b.has(i)&&i!=="lfs")return p(`filter=${i}`);if(!b.has(o))return p(`working-tree-encoding=${o}`);if(e==="set")
return p("ident");const a=t!=="unset"&&(t==="set"||!h(r)),c=d(r)===d(s);return a&&c?void 0:"differs on disk"}function p(r){
return`is converted on checkout by the attribute ${r}, and only line endings and Git LFS are supported`}function h(r){return r.
includes(0)||/\r(?!\n)/.test(r.toString("latin1"))}function d(r){return r.toString("latin1").replaceAll(`\r
`,`
`)}const m=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
y=1024;function u(r,s){if(r.length>=y)return!1;const[,n]=m.exec(r.toString("latin1"))??[];return n===(0,g().createHash)(
"sha256").update(s).digest("hex")}},"repo/checkout-guard"(T,l,$,x){let O;const g=()=>O??=l("node:fs");let E;const _=()=>E??=
l("node:fs/promises");let b;const f=()=>b??=l("node:path");let p;const h=()=>p??=l("repo/checked-out-content");let d;const m=()=>d??=
l("repo/entry-index");let y;const u=()=>y??=l("repo/file-kind");let r;const s=()=>r??=l("repo/folder-tree");let n;const t=()=>n??=
l("repo/path-bytes");let i;const e=()=>i??=l("repo/untracked");$(T,{guardCheckout:()=>o});function o(A,S,v,N=new Map){const k=S.
filter(({kind:D})=>D!=="submodule"&&D!=="directory"),I=S.filter(({kind:D})=>D==="submodule").map(({path:D})=>D),L=[...k.
map(({path:D})=>D),...I].flatMap(m().foldersAbove),P=[...new Set(["",...L,...I])].sort(),j=new Set([...k.map(({path:D})=>D),
...P]),B=()=>({files:k.map(({path:D})=>c((0,f().join)(A,D))),folders:P.map(D=>c((0,f().join)(A,D)))}),R=B(),{leftOut:U,added:M}=(0,e().
listUntracked)(A,P,j,v),W=new Set(U),z=D=>{const F=new Set(P.filter((G,K)=>!D.folders[K]?.startsWith("folder")));return F.
size===0?[]:k.filter(({path:G})=>(0,m().foldersAbove)(G).some(K=>F.has(K)))},Y=D=>P.filter((F,G)=>w(D.folders[G],R.folders[G])).
flatMap(F=>(0,e().listUntracked)(A,[F],j,v).leftOut).filter(F=>!W.has(F));return{directory:A,files:k,folders:P,leftOut:U,
additions:M,at:(D,F=v)=>o(D,S,F,N),accept:(D,F)=>{N.set(D,(0,h().blobId)(F))},state:B,changed:async(D=B())=>{const F=k.filter(
(H,J)=>w(D.files[J],R.files[J])),G=await Promise.all(F.map(H=>C(A,H,N.get(H.path)??H.oid))),K=F.filter((H,J)=>G[J]);return a(
[...K,...z(D)])},added:(D=B())=>Y(D),touchedSince:D=>{const F=B(),G=k.filter((K,H)=>w(F.files[H],D.files[H]));return a([
...G,...z(F)],Y(F))}}}function a(A,S=[]){return[...new Set([...A.map(({path:v})=>v),...S])].sort()}function c(A){try{const S=(0,g().
lstatSync)((0,t().systemPath)(A),{bigint:!0}),{ino:v,size:N,mode:k,ctimeNs:I}=S;return`${S.isDirectory()?"folder":""}${v}\
:${N}:${k}:${I}`}catch{return}}function w(A,S){return A===void 0||A!==S}async function C(A,{path:S,kind:v},N=""){const k=(0,t().
systemPath)((0,f().join)(A,S));try{if((0,u().onThisPlatform)((0,u().kindOf)((0,g().lstatSync)(k)))!==(0,u().onThisPlatform)(
v))return!0;const I=v==="symlink"?await(0,_().readlink)(k,{encoding:"buffer"}):await(0,s().readOnDisk)(A,S);return!(0,h().
isContentOf)(I,N)}catch{return!0}}},"repo/checkout-parts"(T,l,$,x){let O;const g=()=>O??=l("node:fs/promises");let E;const _=()=>E??=
l("node:path");let b;const f=()=>b??=l("error");let p;const h=()=>p??=l("repo/git");let d;const m=()=>d??=l("repo/object\
-tree");$(T,{withCheckoutParts:()=>y});async function y(s,n,t){const i=[],e=async(o,a,c)=>{const w=await(0,m().readTree)(
a,c),C=[...w.files()].map(A=>({...A,path:u(o,A.path)}));i.push({path:o,repository:a,commit:c,tree:w,entries:C});for(const{
kind:A,path:S,oid:v}of C){if(A!=="submodule"||v===void 0)continue;const N=await r((0,_().join)(s.directory,S));N&&await e(
S,N,v)}};try{return await e("",s,n),await t(i)}finally{for(const o of i.slice(1))await o.repository.close()}}function u(s,n){
return s===""?n:`${s}/${n}`}async function r(s){if(await(0,g().lstat)((0,_().join)(s,".git")).catch(()=>{})===void 0)return;
const t=await(0,h().openRepository)(s);if(t.directory===s)return t;throw await t.close(),new(f()).GateError("checkout_di\
ffers",`The submodule ${JSON.stringify(s)} is not a repository of its own`,"Run git submodule update --init, or remove t\
he contents of the directory.")}},"repo/conversions"(T,l,$,x){let O;const g=()=>O??=l("node:path");let E;const _=()=>E??=
l("repo/path-bytes");$(T,{conversionsOf:()=>p});const b=["text","filter","ident","working-tree-encoding"],f={text:"unspe\
cified",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecified"};async function p(h,d,m){const y=new Map,
u={GIT_INDEX_FILE:(0,g().join)(h.temporary,"attributes-index")};await h.objects(["read-tree",d],{env:u});const r=await h.
objects(["check-attr","--cached","-z","--stdin",...b],{env:u,input:m.map(n=>`${n}\0`).join("")}),s=[...(0,_().splitNul)(
r)].map(n=>n.toString("utf8"));for(let n=0;n+2<s.length;n+=3){const[t="",i="",e=""]=s.slice(n,n+3);y.set(t,{...y.get(t)??
f,[i]:e})}return n=>y.get(n)??f}},"repo/diff"(T,l,$,x){let O;const g=()=>O??=l("error");let E;const _=()=>E??=l("repo/pa\
th-bytes");$(T,{parseDiff:()=>h,parseRawDiff:()=>d});const b={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_cha\
nged"},f=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,p=/^(?:(\d+)\t(\d+)|-\t-)\t/;function h(n){
const t=new r(n),i=m(t).map(e=>({...e,...u(t,e)}));return t.end(),i}function d(n){const t=new r(n),i=m(t);return t.end(),
i}function m(n){const t=[];for(;n.next()?.[0]===58;)t.push(y(n));return t}function y(n){const t=n.take().toString("latin\
1"),[,i,e,o,a,c=""]=f.exec(t)??[],w=b[c];if(!i||!e||!o||!a||w===void 0)throw s(`the record ${JSON.stringify(t)}`);const C=w===
"renamed"?{oldPath:(0,_().decodePath)(n.take()),path:(0,_().decodePath)(n.take())}:{path:(0,_().decodePath)(n.take())};return{
status:w,...C,oldMode:i,newMode:e,oldOid:o,newOid:a}}function u(n,{path:t,oldPath:i}){const e=n.take(),o=p.exec(e.toString(
"latin1"));if(o===null)throw s(`no line counts for ${t}`);const[a,c,w]=o,C=e.subarray(a.length),A=C.length>0?[C]:[n.take(),
n.take()],S=i===void 0?[t]:[i,t];if(A.map(_().decodePath).join("\0")!==S.join("\0"))throw s(`line counts of another file\
 instead of ${t}`);return{binary:c===void 0,added:Number(c??0),deleted:Number(w??0)}}class r{#e;#t;constructor(t){this.#e=
(0,_().splitNul)(t),this.#t=this.#e.next().value}next(){return this.#t}take(){const t=this.#t;if(t===void 0)throw s("a t\
runcated record");return this.#t=this.#e.next().value,t}end(){if(this.#t!==void 0)throw s("more records than files")}}function s(n){
return new(g()).GateError("change_incomplete",`Git's list of changed files has ${n}`,"Check that git is version 2.31 or \
later; if it is, report this as a bug.")}},"repo/entry-index"(T,l,$,x){let O;const g=()=>O??=l("error");$(T,{byEntryPath:()=>f,
canBeCheckedOut:()=>_,foldersAbove:()=>p,indexEntries:()=>b,notAFile:()=>h,tooLarge:()=>d});const E=new Set(["",".","..",
".git"]);function _(u){return!u.includes("\0")&&!u.split("/").some(r=>E.has(r.toLowerCase()))}function b(u){const r=new Map;
for(const i of u){if(r.has(i.path))throw m(i.path,"occurs twice");if(!_(i.path))throw m(i.path,"cannot be checked out");
r.set(i.path,i)}for(const{path:i,tracked:e}of[...r.values()])for(const o of p(i)){const a=r.get(o)?.kind;if(a===void 0)r.
set(o,{path:o,kind:"directory",tracked:e});else if(a!=="directory")throw m(i,`is below the ${a} ${o}`)}const s=[...r.values()].
sort(f),n=new Map;for(const i of s){const e=y(i.path),o=n.get(e);o?o.push(i):n.set(e,[i])}r.set("",{path:"",kind:"direct\
ory",tracked:!0});const t=s.filter(({kind:i,tracked:e})=>e&&i!=="directory");return{stat:i=>r.get(i),list:i=>n.get(i)??[],
files:()=>t}}function f(u,r){return u.path<r.path?-1:u.path>r.path?1:0}function p(u){const r=[];for(let s=u.indexOf("/");s>=
0;s=u.indexOf("/",s+1))r.push(u.slice(0,s));return r}function h(u,r){return new(g()).GateError("file_unreadable",`${r} i\
s not a regular file in ${u}`,"Check the spelling of the path. It must be a file of its own, not a directory or a symlin\
k.")}function d(u,r,s,n){return new(g()).GateError("file_unreadable",`${r} in ${u} has ${s} bytes; the limit is ${n}`,"S\
plit the file, or move large data out of it.")}function m(u,r){return new(g()).GateError("file_unreadable",`The tree con\
tains the path ${JSON.stringify(u)}, which ${r}`,"Recreate the commit with an unmodified git.")}function y(u){return u.slice(
0,Math.max(u.lastIndexOf("/"),0))}},"repo/file-kind"(T,l,$,x){$(T,{kindOf:()=>O,onThisPlatform:()=>g});function O(E){if(E.
isSymbolicLink())return"symlink";if(E.isDirectory())return"directory";if(E.isFile())return(E.mode&73)===0?"file":"execut\
able"}function g(E){return process.platform==="win32"&&E==="executable"?"file":E}},"repo/files-named"(T,l,$,x){let O;const g=()=>O??=
l("node:path");let E;const _=()=>E??=l("group-by");let b;const f=()=>b??=l("repo/per-tree");$(T,{filesNamed:()=>h});const p=(0,f().
perTree)(d=>(0,_().groupBy)(d.files(),({path:m})=>g().posix.basename(m)));function h(d,m){return p(d).get(m)??[]}},"repo\
/first-parents"(T,l,$,x){$(T,{firstParents:()=>O});async function O({objects:g},E,_){return(await g(["log","--first-pare\
nt","--reverse","--format=%H%x00%T%x00%P%x00%s",`${E}..${_}`])).toString().split(`
`).filter(Boolean).map(p=>{const[h="",d="",m="",...y]=p.split("\0");return{commit:h,tree:d,parents:m.split(" ").filter(Boolean),
subject:y.join("")}})}},"repo/folder-spelling"(T,l,$,x){$(T,{isSpellingOf:()=>g});const O=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function g(_,b){const p=_.replace(O,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return p===b||E(p,b)}function E(_,b){const[,f]=/^(.+)~[1-9]\d{0,5}$/.exec(_)??[];return f!==void 0&&f===b.replaceAll(".",
"").slice(0,6)}},"repo/folder-tree"(T,l,$,x){let O;const g=()=>O??=l("node:fs");let E;const _=()=>E??=l("node:fs/promise\
s");let b;const f=()=>b??=l("node:path");let p;const h=()=>p??=l("error");let d;const m=()=>d??=l("repo/blobs");let y;const u=()=>y??=
l("repo/entry-index");let r;const s=()=>r??=l("repo/file-kind");let n;const t=()=>n??=l("repo/path-bytes");$(T,{folderTree:()=>i,
readOnDisk:()=>o});function i(A,S=m().MAX_FILE_BYTES){const v=(0,f().resolve)(A),N=`the directory ${A}`,k=j=>C(j,()=>(0,g().
lstatSync)((0,t().systemPath)((0,f().join)(v,j)))),I=j=>{if(j==="")return{path:j,kind:"directory",tracked:!0};if(!(0,u().
canBeCheckedOut)(j)||!(0,u().foldersAbove)(j).every(M=>k(M)?.isDirectory()))return;const B=k(j),R=B&&(0,s().kindOf)(B);if(!B||
!R)return;const U=R==="file"||R==="executable"?{size:B.size}:{};return{path:j,kind:R,...U,tracked:!j.split("/").includes(
"node_modules")}},L=j=>I(j)?.kind!=="directory"?[]:(C(j,()=>(0,g().readdirSync)((0,t().systemPath)((0,f().join)(v,j)),{encoding:"\
buffer"}))??[]).map(R=>I(j===""?(0,t().decodePath)(R):`${j}/${(0,t().decodePath)(R)}`)).filter(R=>R!==void 0).sort(u().byEntryPath);
function*P(j){for(const B of L(j))B.tracked&&(B.kind==="directory"?yield*P(B.path):yield B)}return{label:N,stat:I,list:L,
files:()=>[...P("")].sort(u().byEntryPath),readlink:j=>I(j)?.kind==="symlink"?C(j,()=>(0,t().decodePath)((0,g().readlinkSync)(
(0,t().systemPath)((0,f().join)(v,j)),{encoding:"buffer"}))):void 0,read:async(j,B=S)=>{const R=I(j);if(R?.kind!=="file"&&
R?.kind!=="executable")throw(0,u().notAFile)(N,j);if((R.size??0)>B)throw(0,u().tooLarge)(N,j,R.size??0,B);return a((0,f().
join)(v,j),j,N,B)}}}const e=g().constants.O_RDONLY|(g().constants.O_NOFOLLOW??0)|(g().constants.O_NONBLOCK??0);function o(A,S){
return a((0,f().join)(A,S),S,`the directory ${A}`,1/0)}async function a(A,S,v,N){try{const k=await(0,_().open)((0,t().systemPath)(
A),e);try{const I=await k.stat();if(!I.isFile())throw(0,u().notAFile)(v,S);if(I.size>N)throw(0,u().tooLarge)(v,S,I.size,
N);return await k.readFile()}finally{await k.close()}}catch(k){throw k instanceof h().GateError?k:c(S,k)}}function c(A,S){
return new(h()).GateError("file_unreadable",`Cannot read ${A}: ${S instanceof Error?S.message:S}`,"Check the permissions\
 of the file and of the directories above it.",{cause:S})}const w=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function C(A,S){
try{return S()}catch(v){if(w.has(v.code??""))return;throw c(A,v)}}},"repo/git"(T,l,$,x){let O;const g=()=>O??=l("node:fs\
/promises");let E;const _=()=>E??=l("node:path");let b;const f=()=>b??=l("error");let p;const h=()=>p??=l("repo/git-proc\
ess");let d;const m=()=>d??=l("repo/object-view");let y;const u=()=>y??=l("repo/user-environment");$(T,{openRepository:()=>s});
const r=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",...[
"objects","shallow"].flatMap(e=>["--git-path",e])];async function s(e,o=process.env){const a=(0,_().resolve)(e);if(!await t(
a))throw i(a,"is not a directory");const c=(0,u().userEnvironment)(o),w=await(0,h().runGit)({directory:a,env:c,config:["\
safe.directory=*"]},["rev-parse","--path-format=absolute",...r]),[C,A,S,v,N,k,I,...L]=w.stdout.toString().split(`
`);if(C==="true")throw i(a,"is a bare repository, which has no working tree");if(A==="false")throw i(a,"is inside a .git\
 directory");if(!w.stdout.length)throw i(a,"is not in a git repository",w.stderr);if(!S||!v||!N||!k||!I||L.join("")!=="")
throw i(a,"is in a repository that git cannot describe",w.stderr);const P=await(0,m().openObjectView)({objects:k,shallow:I,
format:S,env:c});return n(await(0,g().realpath)(v),N,c,P)}function n(e,o,a,c){return{...c,directory:e,user:(0,h().bindGit)(
{directory:e,env:{...a,GIT_DIR:o,GIT_WORK_TREE:e},config:[`safe.directory=${e}`,"core.fsmonitor=false","core.hooksPath=/\
dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}async function t(e){return(0,g().stat)(e).then(o=>o.isDirectory(),
()=>!1)}function i(e,o,a=""){const c=a.includes("not a git repository")?"":a.trim();return new(f()).GateError("not_a_rep\
ository",`${e} ${o}${c===""?"":` (${c})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specif\
y one with --repo.")}},"repo/git-process"(T,l,$,x){let O;const g=()=>O??=l("node:os");let E;const _=()=>E??=l("simple-gi\
t");let b;const f=()=>b??=l("error");$(T,{FULL_CLONE_HINT:()=>s,NO_OUTSIDE_CONFIGURATION:()=>i,bindGit:()=>d,notStarted:()=>y,
runGit:()=>m});const p=10*6e4,h={allowUnsafeAlias:!0,allowUnsafeAskPass:!0,allowUnsafeCommandBinaries:!0,allowUnsafeConfigEnvCount:!0,
allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeDiffExternal:!0,allowUnsafeDiffTextConv:!0,allowUnsafeEditor:!0,
allowUnsafeExec:!0,allowUnsafeFilter:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeGpgProgram:!0,allowUnsafeHooksPath:!0,
allowUnsafeInclude:!0,allowUnsafeMergeDriver:!0,allowUnsafePack:!0,allowUnsafePager:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,
allowUnsafeSubmodule:!0,allowUnsafeTemplateDir:!0,allowUnsafeUrlRewrite:!0};function d(e){return async(o,a={})=>{const c=await m(
e,o,a);if(c.exitCode!==0&&!a.accept?.includes(c.exitCode))throw n(o,c);return c.stdout}}async function m({directory:e,env:o,
config:a=[]},c,{input:w,env:C}={}){const A={...o,...C};let S;const v=(0,_().simpleGit)({baseDir:e,config:[...a],unsafe:h,
allowEnvironment:Object.keys(A),completion:{onClose:!0,onExit:!1},timeout:{block:p},...w===void 0?{}:{input:()=>w},errors:(k,I)=>(S=
I,k instanceof _().GitPluginError?k:void 0)}).env(A);try{await(c[0]==="cat-file"?v.binaryCatFile(c.slice(1)):v.raw([...c]))}catch(k){
throw r(`git ${c[0]} was stopped: ${String(k)}`,k)}if(S===void 0)throw r(`git ${c[0]} returned no result`);const N=Buffer.
concat(S.stdErr).toString();if(S.exitCode<0&&N.includes("ENOENT"))throw u();return{exitCode:S.exitCode,stdout:Buffer.concat(
S.stdOut),stderr:N}}function y(e,o){return o.code!=="ENOENT"?r(`git ${e[0]} could not be started: ${o.message}`,o):u(o)}
function u(e){return new(f()).GateError("program_not_found","git is not installed or not on PATH","Install git and put i\
t on PATH.",{cause:e})}function r(e,o){return new(f()).GateError("git_failed",e,s,{cause:o})}const s="Check the clone wi\
th git fsck; it must be a full clone (no `filter` on actions/checkout).";function n(e,{exitCode:o,stderr:a}){const c=a.trim().
replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(f()).GateError("git_failed",`git ${e[0]} failed: ${c||`exit code ${o}`}`,
t.test(c)?`Free space in TMPDIR (${(0,g().tmpdir)()}) and in the clone.`:s)}const t=/No space left on device|Disk quota exceeded|Read-only file system/i,
i={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:g().devNull,GIT_ATTR_NOSYSTEM:"1"}},"repo/head-files"(T,l,$,x){let O;const g=()=>O??=
l("repo/diff");$(T,{findHeadFiles:()=>_});const E=100;async function _(p,h,d,m){const y=(0,g().parseRawDiff)(await p.objects(
["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",h,d])).filter(({path:r})=>m.has(r)),
u=[];for(const[r,s]of y.entries()){const{path:n,status:t}=s,i=t==="deleted",e=i||r>=E?[]:await b(p,s);u.push({path:n,...i&&
{missing:!0},same:e})}return u}async function b(p,{oldOid:h,newOid:d}){if(h===d)return[{line:1,head_line:1}];const m=await p.
objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",h,d],{accept:[1]});return f(m.toString("latin1"))}function f(p){
const h=[...p.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(h.length===0)return[];const d=[];let[m,y]=[1,
1];for(const[,u="",r="1",s="",n="1"]of h){const t=Number(u)+(r==="0"?1:0),i=Number(s)+(n==="0"?1:0);t>m&&d.push({line:m,
head_line:y,lines:t-m}),[m,y]=[t+Number(r),i+Number(n)]}return[...d,{line:m,head_line:y}]}},"repo/literal-tree"(T,l,$,x){
let O;const g=()=>O??=l("repo/entry-index");$(T,{literalTree:()=>E});function E(b,f="the given files"){const p=new Map(Object.
entries(b)),h=m=>{const y=p.get(m);return typeof y=="string"?Buffer.from(y):Buffer.isBuffer(y)?y:y!==void 0&&"executable"in
y?Buffer.from(y.executable):void 0};return{...(0,g().indexEntries)([...p].map(([m,y])=>_(m,y,h(m)?.length))),label:f,readlink:m=>{
const y=p.get(m);return typeof y=="object"&&"symlink"in y?y.symlink:void 0},read:async m=>{const y=h(m);if(y===void 0)throw(0,g().
notAFile)(f,m);return y}}}function _(b,f,p){const h=!b.split("/").includes("node_modules");if(typeof f=="object"&&"symli\
nk"in f)return{path:b,kind:"symlink",tracked:h};if(typeof f=="object"&&"submodule"in f)return{path:b,kind:"submodule",oid:f.
submodule,tracked:h};const d=typeof f=="object"&&"executable"in f;return{path:b,kind:d?"executable":"file",...p===void 0?
{}:{size:p},tracked:h}}},"repo/look-alike"(T,l,$,x){$(T,{LOOK_ALIKE:()=>O,asciiOf:()=>g,skeletonOf:()=>b});const O=new Map(
`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([f="",...p])=>p.map(h=>[h,f])));function g(f){return[...f].map(p=>O.get(p)??p).join("")}const E={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},_=new Map([...[...O].filter(
([,f])=>f===f.toLowerCase()),...Object.entries(E).flatMap(([f,p])=>[...p].map(h=>[h,f]))]);function b(f){return[...f.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(h=>_.get(h)??h).join("")}},"repo/merge-base"(T,l,$,x){let O;const g=()=>O??=l("error");let E;const _=()=>E??=l("repo\
/revision");$(T,{mergeBase:()=>f,requireCommits:()=>p,short:()=>y});const b=["--deepen=50","--deepen=200","--deepen=1000",
"--unshallow"];async function f(u,r,s,n=[r,s]){const t=[...b];for(;;){const i=await h(u,r,s);if(i.certain){if(i.commit!==
void 0)return i.commit;throw new(g()).GateError("no_merge_base",`${y(r)} and ${y(s)} have no common ancestor`,"Rebase th\
e branch onto its target branch, or specify another --base.")}const e=t.shift();if(e===void 0)throw m(`the merge base of\
 ${y(r)} and ${y(s)}`);await d(u,[e],n)}}async function p(u,r,s){const n=async()=>(await(0,_().lookUpCommits)(u,r)).includes(
void 0);if(!await n())return;const t=(await u.shallowCommits()).size>0;if(await d(u,t?["--deepen=50"]:[],s),await n())throw m(
`commit ${r.map(y).join(" or ")}`)}async function h(u,r,s){const t=(await u.objects(["merge-base",r,s],{accept:[1]})).toString().
trim(),i=await u.shallowCommits();if(t==="")return{certain:i.size===0};if(i.size===0)return{commit:t,certain:!0};const o=!(await u.
objects(["rev-list",r,s,`^${t}`])).toString().split(`
`).some(a=>i.has(a));return{commit:t,certain:o}}async function d(u,r,s){const n=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],t=i=>u.user(["fetch",...n,...r,"--","origin",...i]);await t(s).catch(()=>t([])).catch(
i=>{throw m("part of the history",i)})}function m(u,r){const s=r===void 0?"":` (${r.message})`;return new(g()).GateError(
"shallow_clone",`This clone lacks ${u}, and fetching it failed${s}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:r})}function y(u){return u.slice(0,12)}},"repo/merge-tree"(T,l,$,x){let O;const g=()=>O??=
l("error");let E;const _=()=>E??=l("repo/revision");$(T,{mergedTree:()=>b,treeOf:()=>f});async function b({objects:p},h,d){
try{return(await p(["merge-tree","--write-tree","--no-messages",h,d])).toString().split(`
`).find(_().isObjectId)}catch(m){if(m instanceof g().GateError&&m.code==="git_failed")return;throw m}}async function f({
objects:p},h){return(await p(["rev-parse","--verify",`${h}^{tree}`])).toString().trim()}},"repo/object-reader"(T,l,$,x){
let O;const g=()=>O??=l("node:child_process");let E;const _=()=>E??=l("error");let b;const f=()=>b??=l("repo/git-process");
$(T,{objectReader:()=>p});function p({directory:y,env:u}){let r,s;const n=[],t=e=>{s??=e;for(const{reject:o}of n.splice(
0))o(s)},i=()=>(r=(0,g().spawn)("git",["cat-file","--batch"],{cwd:y,env:u,windowsHide:!0}),r.on("error",e=>t((0,f().notStarted)(
["cat-file"],e))),r.on("close",()=>t(h())),r.stdin.on("error",()=>{}),r.stderr.resume(),r.stdout.on("data",m(e=>n.shift()?.
resolve(e))),r);return{read:async e=>{if(e.length===0)return[];if(s)throw s;const{stdin:o}=r??i(),a=e.map(()=>new Promise(
(c,w)=>n.push({resolve:c,reject:w})));return o.write(e.map(c=>`${c}
`).join("")),Promise.all(a)},close:()=>{t(h()),r?.kill()}}}function h(){return new(_()).GateError("git_failed","git cat-\
file ended early",f().FULL_CLONE_HINT)}const d=10;function m(y){let u=Buffer.alloc(0),r,s=[],n=0;return t=>{if(r&&t.length<
n){s.push(t),n-=t.length;return}u=s.length>0?Buffer.concat([...s,t]):Buffer.concat([u,t]),s=[];let i=0;for(;;)if(r===void 0){
const e=u.indexOf(d,i);if(e<0)break;const[o="",a="",c=""]=u.toString("latin1",i,e).split(" ");i=e+1,/^\d+$/.test(c)?r={oid:o,
type:a,size:Number(c)}:y(void 0)}else{const e=i+r.size;if(u.length<=e)break;const{oid:o,type:a}=r;r=void 0,y({oid:o,type:a,
content:u.subarray(i,e)}),i=e+1}u=u.subarray(i),r&&(n=r.size+1-u.length,s=[u])}}},"repo/object-tree"(T,l,$,x){let O;const g=()=>O??=
l("error");let E;const _=()=>E??=l("repo/blobs");let b;const f=()=>b??=l("repo/entry-index");let p;const h=()=>p??=l("re\
po/git-process");let d;const m=()=>d??=l("repo/merge-base");let y;const u=()=>y??=l("repo/partial-clone");let r;const s=()=>r??=
l("repo/path-bytes");$(T,{readTree:()=>o});const n=4096,t=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,i=8,e=new WeakMap;
function o(v,N,{label:k=`commit ${(0,m().short)(N)}`,maxFileBytes:I=_().MAX_FILE_BYTES}={}){const L=e.get(v)??new Map;e.
set(v,L);const P=JSON.stringify([N,k,I]),j=L.get(P)??a(v,N,{label:k,maxFileBytes:I});L.delete(P),L.set(P,j);const[B=P]=L.
keys();return L.size>i&&L.delete(B),j.catch(()=>L.delete(P)),j}async function a(v,N,{label:k,maxFileBytes:I}){await(0,u().
requireObjects)(v,[N]);const L=await v.objects(["ls-tree","-r","-t","-z","--long",N]),P=[...(0,s().splitNul)(L)].map(C),
j=(0,f().indexEntries)(P),B=P.filter(({kind:M})=>M==="symlink"),R=await(0,_().readBlobs)(v,B.map(({oid:M=""})=>M),n),U=w(
M=>c(v,M));return{...j,label:k,readlink:M=>{const W=j.stat(M),z=W?.kind==="symlink"?R.get(W.oid??""):void 0;return z&&(0,s().
decodePath)(z)},read:async(M,W=I)=>{const{kind:z,oid:Y,size:D}=j.stat(M)??{};if(z!=="file"&&z!=="executable"||Y===void 0||
D===void 0)throw(0,f().notAFile)(k,M);if(D>W)throw(0,f().tooLarge)(k,M,D,W);return U({oid:Y,size:D})}}}async function c(v,N){
const k=new Map;for(const I of(0,_().batches)(N))for(const[L,P]of await(0,_().readCheckedBlobs)(v,I))k.set(L,P);return k}
function w(v){let N=[],k;return async I=>{N.push(I),k??=new Promise(P=>setImmediate(P)).then(()=>{const P=N;return N=[],
k=void 0,v(P)});const L=(await k).get(I.oid);if(L===void 0)throw new Error(`no content of ${I.oid}`);return L}}function C(v){
const N=t.exec(v.toString("latin1"));if(N===null)throw S(v);const[k,I="",L="",P="",j=""]=N,B=A(I,L);if(B===void 0)throw S(
v);const R=(0,s().decodePath)(v.subarray(k.length)),U=B==="file"||B==="executable"?{size:Number(j)}:{};return{path:R,kind:B,
oid:P,...U,tracked:!0}}function A(v,N){if(N==="tree")return"directory";if(N==="commit")return"submodule";if(v==="120000")
return"symlink";if(v.startsWith("100"))return(Number.parseInt(v,8)&64)===0?"file":"executable"}function S(v){return new(g()).
GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify((0,s().decodePath)(v))}`,h().FULL_CLONE_HINT)}},
"repo/object-view"(T,l,$,x){let O;const g=()=>O??=l("node:fs/promises");let E;const _=()=>E??=l("node:path");let b;const f=()=>b??=
l("error");let p;const h=()=>p??=l("temporary-folder");let d;const m=()=>d??=l("repo/git-process");let y;const u=()=>y??=
l("repo/object-reader");$(T,{openObjectView:()=>r});async function r(t){const i=await(0,h().temporaryFolder)(),e=(0,_().
join)(i,"git"),o=(0,_().join)(e,"objects");await(0,g().mkdir)((0,_().join)(o,"info"),{recursive:!0}),await(0,g().mkdir)(
(0,_().join)(e,"refs")),await(0,g().writeFile)((0,_().join)(e,"HEAD"),`ref: refs/heads/none
`),await(0,g().writeFile)((0,_().join)(e,"config"),n(t.format)),await(0,g().writeFile)((0,_().join)(o,"info","alternates"),
`${JSON.stringify(t.objects)}
`);const a={directory:e,env:{...t.env.PATH===void 0?{}:{PATH:t.env.PATH},...m().NO_OUTSIDE_CONFIGURATION,GIT_DIR:e,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:t.shallow,HOME:e,LC_ALL:"C"}},c=(0,u().objectReader)(a);return{temporary:i,
objects:(0,m().bindGit)(a),read:c.read,privateStore:{GIT_OBJECT_DIRECTORY:o,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
t.objects)},shallowCommits:async()=>{const w=await(0,g().readFile)(t.shallow,"utf8").catch(s);return new Set(w.split(`
`).filter(C=>C!==""))},isPartial:async()=>(await(0,g().readdir)((0,_().join)(t.objects,"pack")).catch(()=>[])).some(C=>C.
endsWith(".promisor")),close:()=>(c.close(),(0,g().rm)(i,{recursive:!0,force:!0}))}}function s(t){if(t.code==="ENOENT")return"";
throw new(f()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${t.message}`,"Check the permissio\
ns of the .git directory.",{cause:t})}function n(t){return t==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${t}
`}},"repo/partial-clone"(T,l,$,x){let O;const g=()=>O??=l("error");let E;const _=()=>E??=l("repo/path-bytes");$(T,{requireObjects:()=>f});
const b=new WeakMap;async function f(m,y){if(!await m.isPartial())return;const u=b.get(m)??new Set;b.set(m,u);try{for(const r of y)
u.has(r)||await p(m,r),u.add(r)}catch(r){throw!(r instanceof g().GateError)||r.code!=="git_failed"?r:new(g()).GateError(
"git_failed",`This is a partial clone, and what it lacks cannot be fetched: ${r.message}`,"Give the step access to the r\
emote, or remove `filter` and `sparse-checkout` from actions/checkout.",{cause:r})}}async function p(m,y){const u=await m.
user(["ls-tree","-r","-z","--full-tree",y],{env:m.privateStore}),r=[...(0,_().splitNul)(u)].map(e=>/ blob ([0-9a-f]+)\t/.
exec(e.toString("latin1"))?.[1]).filter(e=>e!==void 0),n=[...(await m.objects(["cat-file","--batch-check","--buffer"],{input:d(
r)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,e=""])=>e);if(n.length===0)return;const t=await h(m),i=["--\
quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await m.user(["-c","fetch.negotiationAlgorithm=noo\
p","fetch",t,...i,"--filter=blob:none","--stdin"],{input:d(n)})}async function h({user:m}){const y=await m(["config","--\
name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[u="remote.origin.promisor"]=y.toString().split(`
`).filter(Boolean);return u.slice(7,-9)}function d(m){return[...new Set(m)].map(y=>`${y}
`).join("")}},"repo/past-changes"(T,l,$,x){let O;const g=()=>O??=l("node:crypto");let E;const _=()=>E??=l("repo/path-byt\
es");$(T,{pastChanges:()=>b});async function b({objects:f},p,h){const d=`${(0,g().randomUUID)()} `,m=await f(["log","--f\
irst-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${h}`,`--format=${d}%H %P%x00%s`,p]),y=[];
for(const u of(0,_().splitNul)(m)){const r=(0,_().decodePath)(u),s=y.at(-1);if(r.startsWith(d)){const[n="",t]=r.slice(d.
length).split(" ");y.push({commit:n,...t&&{base:t},paths:[]})}else s&&s.subject===void 0?s.subject=r:s&&r!==""&&s.paths.
push(s.paths.length===0?r.slice(1):r)}return y.flatMap(({commit:u,base:r,subject:s="",paths:n})=>r===void 0?[]:[{commit:u,
base:r,subject:s,paths:n}])}},"repo/path-bytes"(T,l,$,x){let O;const g=()=>O??=l("node:buffer");$(T,{decodePath:()=>E,splitNul:()=>f,
systemPath:()=>b});function E(p){if((0,g().isUtf8)(p))return p.toString("utf8");let h="";for(let d=0;d<p.length;){const m=_(
p,d);h+=m>0?p.toString("utf8",d,d+m):String.fromCharCode(56320+(p[d]??0)),d+=Math.max(m,1)}return h}function _(p,h){for(let d=1;d<=
4&&h+d<=p.length;d++)if((0,g().isUtf8)(p.subarray(h,h+d)))return d;return 0}function b(p){if(!/[\udc80-\udcff]/.test(p))
return p;const h=p.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(h.map((d,m)=>m%2===1?Buffer.of(d.
charCodeAt(0)-56320):Buffer.from(d)))}function*f(p){let h=0;for(let d=p.indexOf(0);d>=0;d=p.indexOf(0,h))yield p.subarray(
h,d),h=d+1;h<p.length&&(yield p.subarray(h))}},"repo/paths"(T,l,$,x){$(T,{isLocatedIn:()=>m,isWithin:()=>h,locatePath:()=>d,
normalise:()=>b,resolveInTree:()=>f});const O=40,g={path:"",kind:"directory",tracked:!0},E=/^[A-Za-z]:/,_=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
function b(o){if(_.test(o))return o;const a=o.replaceAll("\\","/");if(a.startsWith("/")||a.includes("\0"))return;const c=[];
for(const w of a.split("/"))if(!(w===""||w===".")){if(w!=="..")c.push(w);else if(c.pop()===void 0)return}return E.test(a)||
E.test(c[0]??"")?void 0:c.join("/")}function f(o,a){if(a.startsWith("/")||a.includes("\0"))return{kind:"outside",path:a};
const c=a.split("/").reverse(),w=[];let C=g,A=0;for(let S=c.pop();S!==void 0;S=c.pop()){if(S===""||S===".")continue;if(C.
kind!=="directory")return{kind:"missing",path:[...w,S].join("/")};if(S===".."){if(w.pop()===void 0)return{kind:"outside",
path:a};C=p(w);continue}const v=[...w,S].join("/"),N=o.stat(v);if(N===void 0)return{kind:"missing",path:v};if(N.kind!=="\
symlink"){w.push(S),C=N;continue}if(A+=1,A>O)return{kind:"loop",path:a};const k=o.readlink(v);if(k===void 0||k==="")return{
kind:"missing",path:v};if(k.startsWith("/")||k.includes("\0"))return{kind:"outside",path:v};c.push(...k.split("/").reverse())}
return{kind:"inside",path:C.path,entry:C}}function p(o){return o.length===0?g:{...g,path:o.join("/")}}function h(o,a,{ignoreCase:c=!1}={}){
const w=b(o),C=b(a);return w===void 0||C===void 0?!1:i(C,w,c)}function d(o,a,{at:c,tree:w}){if(t(o))return;const A=(s(o)??
[...s(a)??[],...r(o)]).reverse(),S=u((s(c)??[]).filter(k=>k!=="")),v=[];let N=0;for(let k=A.pop();k!==void 0;k=A.pop()){
if(k===""||k===".")continue;if(k===".."){v.pop();continue}v.push(k);const I=w&&y(w,S,u(v));if(I===void 0)continue;if(N+=
1,N>O||t(I))return;const L=s(I);L===void 0?v.pop():v.length=0,A.push(...(L??r(I)).reverse())}return u(v)}function m(o,a,{
ignoreCase:c=!1}={}){return i(a.slice(1),o.slice(1),c)}function y(o,a,c){if(m(c,a))return o.readlink(a==="/"?c.slice(1):
c.slice(a.length+1))}function u(o){return`/${o.join("/")}`}function r(o){return o.replaceAll("\\","/").split("/")}function s(o){
return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(o)?r(o):void 0}const n=4096;function t(o){return o.length>n?!0:o.includes("\0")||
/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(o)}function i(o,a,c){if(o==="")return!0;const[w,C]=c?[e(a),e(o)]:[a,o];return w===C||
w.startsWith(`${C}/`)}function e(o){return _.test(o)?o.toLowerCase():o.normalize("NFC").toUpperCase().toLowerCase()}},"r\
epo/per-tree"(T,l,$,x){$(T,{perTree:()=>O});function O(g){const E=new WeakMap;return _=>{const b=_.original??_,{answer:f}=E.
get(b)??{answer:g(b)};return E.set(b,{answer:f}),f}}},"repo/read-change"(T,l,$,x){let O;const g=()=>O??=l("error");let E;
const _=()=>E??=l("repo/blobs");let b;const f=()=>b??=l("repo/diff");let p;const h=()=>p??=l("repo/object-tree");$(T,{countChangedFiles:()=>r,
countLines:()=>a,readChange:()=>u});const d=1e3,m=128*1024*1024,y=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore\
-submodules=none"];async function u(c,w,C,A=d){const S=await Promise.all([(0,h().readTree)(c,w),(0,h().readTree)(c,C)]),
v=await c.objects([...y,"--numstat",n(S,A)?"-M":"-M100%","-l0","--no-ext-diff","--no-textconv",w,C]),N=await i(c,(0,f().
parseDiff)(v));return N.sort((k,I)=>k.path<I.path?-1:1),{base:w,audited:C,files:N}}async function r(c,w,C){return(await s(
c,w,C)).length}async function s(c,w,C){return(0,f().parseRawDiff)(await c.objects([...y,"--no-renames",w,C]))}function n([
c,w],C){return t(c,w)*t(w,c)<=C**2}function t(c,w){let C=0;for(const{path:A}of c.files())(w.stat(A)?.kind??"directory")===
"directory"&&(C+=1);return C}async function i(c,w){const C=w.filter(({binary:k,oldOid:I,newOid:L})=>k&&I!==L),A=C.flatMap(
({oldOid:k,newOid:I})=>[k,I]),S=await(0,_().blobInfo)(c,A.filter(e));for(const{path:k,oldOid:I,newOid:L}of C){const P=Math.
max(S.get(I)?.size??0,S.get(L)?.size??0);if(P>m)throw o(k,P)}const v=new Map;for(const k of(0,_().batches)([...S.values()]))
for(const[I,L]of await(0,_().readCheckedBlobs)(c,k))v.set(I,a(L));const N=k=>{const I=e(k)?v.get(k):0;if(I===void 0)throw new TypeError(
`the lines of ${k} were not counted`);return I};return w.map(k=>k.binary&&k.oldOid!==k.newOid?{...k,added:N(k.newOid),deleted:N(
k.oldOid)}:k)}function e(c){return!/^0+$/.test(c)}function o(c,w){return new(g()).GateError("change_incomplete",`Cannot \
count the lines of ${c}: it has ${w} bytes, more than ${m}`,"Store files of this size in Git LFS.")}function a(c){let w=0;
for(let C=c.indexOf(10);C>=0;C=c.indexOf(10,C+1))w++;return c.length>0&&c[c.length-1]!==10?w+1:w}},"repo/remote"(T,l,$,x){
$(T,{branchAtOrigin:()=>E,fetched:()=>g,isRemoteOf:()=>O});async function O(b,{owner:f,repo:p}){return(await _(b)).replace(
/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${f}/${p}`.toLowerCase()}function g(b){
return`+refs/heads/${b}:refs/remotes/origin/${b}`}async function E(b,f){if(await _(b)==="")return!1;const p=`refs/heads/${f}`;
return(await b.user(["ls-remote","--","origin",p])).toString().split(`
`).some(d=>d.endsWith(`	${p}`))}async function _({user:b}){return(await b(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},"repo/revision"(T,l,$,x){let O;const g=()=>O??=l("error");$(T,{defaultBranch:()=>r,findDefaultBranch:()=>u,
isObjectId:()=>m,lookUpCommits:()=>E,parentsOf:()=>s,peelToCommits:()=>p,readRefs:()=>b,resolveCommits:()=>h,unknownRevision:()=>d});
async function E(n,t){const i=await b(n,t.filter(_)),e=t.includes("HEAD")?await f(n):void 0;return await p(n,t.map(o=>o===
"HEAD"?e:_(o)?i.get(o)?.id:o))}function _(n){return n.startsWith("refs/")}async function b(n,t){if(t.length===0)return new Map;
const i=new Set(t),c=(await n.user(["for-each-ref","--format=%(objectname) %(refname) %(symref)",...i])).toString().split(
`
`).map(w=>{const[C="",A="",S=""]=w.split(" ");return[A,{id:C,target:S||A}]});return new Map(c.filter(([w])=>i.has(w)))}async function f(n){
const t=["show-ref","--verify","--hash","HEAD"],i=(await n.user(t,{accept:[1,128]})).toString().trim();return i===""?void 0:
i}async function p({read:n},t){const i=t.filter(a=>a!==void 0),e=await n(i.map(a=>`${a}^{commit}`)),o=new Map(i.map((a,c)=>[
a,e[c]?.oid]));return t.map(a=>a===void 0?void 0:o.get(a))}async function h(n,t){const i=await E(n,t),e=i.indexOf(void 0);
if(e>=0)throw d(t[e]??"");return i}function d(n){return n==="HEAD"?new(g()).GateError("ref_not_found","The repository ha\
s no commits yet","Create a commit first, then gate the next change."):new(g()).GateError("ref_not_found",`unknown revis\
ion ${n}`,'Check the spelling (git branch --all); if it is a branch of the remote, run: git fetch origin "+refs/heads/BR\
ANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checkout, set `fetch-depth: 0`.')}function m(n){
return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n)}const y=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/rem\
otes/origin/master","refs/heads/main","refs/heads/master"];async function u(n){const t=await b(n,y),i=y.flatMap(a=>t.get(
a)??[]),e=await p(n,i.map(({id:a})=>a)),[o]=i.flatMap(({target:a},c)=>{const w=e[c];return w===void 0?[]:[{commit:w,ref:a}]});
return o}async function r(n){const t=await u(n);if(t!==void 0)return t;throw new(g()).GateError("ref_not_found","No defa\
ult branch found: origin/HEAD, main and master do not exist","Specify the commit to compare with: --base REF.")}async function s(n,t){
const[i]=await n.read([t]);if(i?.type!=="commit")throw d(t);const e=i.content.toString("latin1");return[...e.slice(0,e.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,a])=>a??"")}},"repo/source-tree"(T,l,$,x){let O;const g=()=>O??=l("node:f\
s/promises");let E;const _=()=>E??=l("error");let b;const f=()=>b??=l("repo/additions");let p;const h=()=>p??=l("repo/fo\
lder-tree");let d;const m=()=>d??=l("repo/git");let y;const u=()=>y??=l("repo/object-tree");let r;const s=()=>r??=l("rep\
o/with-additions");let n;const t=()=>n??=l("repo/worktree");$(T,{withSourceTree:()=>i});async function i(e,o,a){const c=await(0,m().
openRepository)(e,o).catch(async w=>{if(!(w instanceof _().GateError&&w.code==="not_a_repository"&&(await(0,g().stat)(e).
catch(()=>{}))?.isDirectory()))throw w});if(c===void 0)return a((0,h().folderTree)(e),e);try{const w=`the files of ${c.directory}`,
C=await(0,u().readTree)(c,await(0,t().snapshotWorktree)(c),{label:w});return await a((0,s().withAdditions)(C,(0,h().folderTree)(
c.directory),(0,f().additionsOf)()),c.directory,c)}finally{await c.close()}}},"repo/typed-revision"(T,l,$,x){let O;const g=()=>O??=
l("error");let E;const _=()=>E??=l("repo/merge-base");let b;const f=()=>b??=l("repo/revision");$(T,{resolveNamed:()=>u,resolveRevision:()=>y});
const p=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,h=/^(.*?)((?:[~^]\d*)*)$/s,d=/(?:^|-g)([0-9a-f]{4,64})$/i,m=/^[A-Z]+(?:_[A-Z]+)*$/;
async function y(e,o){return(await u(e,o)).commit}async function u(e,o){if(p.test(o))throw new(g()).GateError("ref_not_f\
ound",`${JSON.stringify(o)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,a="",c=""]=h.exec(o)??[],w=await r(e,a==="@"?"HEAD":a),[C,...A]=[...new Set(w.map(({commit:v})=>v))];if(C===
void 0)throw(0,f().unknownRevision)(o);if(A.length>0)throw i(a,w);if(c===""){const[v,...N]=w.flatMap(k=>k.ref??[]);return{
commit:C,...v!==void 0&&N.length===0&&{ref:v}}}const[S]=await(0,f().peelToCommits)(e,[`${C}${c}`]);if(S===void 0)throw(0,f().
unknownRevision)(o);return{commit:S}}async function r(e,o){if(o==="HEAD"||(0,f().isObjectId)(o.toLowerCase())){const[A]=await(0,f().
lookUpCommits)(e,[o]);if(A!==void 0)return[{name:o,commit:A}];if(o==="HEAD")return[]}const a=o.startsWith("refs/"),w=[...await(0,f().
readRefs)(e,a?[o]:s(o))].map(([A,{id:S,target:v}])=>({name:A,id:S,ref:v}));a||w.push(...await n(e,o),...await t(e,o));const C=await(0,f().
peelToCommits)(e,w.map(({id:A})=>A));return w.flatMap(({id:A,...S},v)=>{const N=C[v];return N===void 0?[]:[{...S,commit:N}]})}
function s(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(a=>`${a}${e}`),`refs/remotes/${e}/HEAD`]}
async function n({user:e},o){if(!m.test(o))return[];const a=await e(["rev-parse","--verify","--quiet",o],{accept:[1]});return a.
length===0?[]:[{name:o,id:a.toString().trim()}]}async function t({objects:e},o){const[,a]=d.exec(o)??[];return a===void 0?
[]:(await e(["rev-parse",`--disambiguate=${a.toLowerCase()}`])).toString().split(`
`).filter(f().isObjectId).map(C=>({name:C,id:C}))}function i(e,o){const a=o.map(({name:c,commit:w})=>c===w?`commit ${w}`:
`${c} (${(0,_().short)(w)})`);return new(g()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${a.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},"repo/untracked"(T,l,$,x){
let O;const g=()=>O??=l("node:fs");let E;const _=()=>E??=l("node:path");let b;const f=()=>b??=l("error");let p;const h=()=>p??=
l("repo/path-bytes");$(T,{filesBelow:()=>n,listUntracked:()=>y});const d=".git",m=new Set(["ENOENT","ENOTDIR"]);function y(t,i,e,o){
const a=[],c=[],w=C=>{for(const A of s((0,_().join)(t,C))){const S=(0,h().decodePath)(A.name),v=C===""?S:`${C}/${S}`;e.has(
v)||(S===d?(!e.has(C)||!u(C,A))&&a.push(v):o.cover(v)?(c.push(v),A.isDirectory()&&r((0,_().join)(t,v))&&a.push(`${v}/${d}`)):
A.isDirectory()&&o.mayBeIn(v)?w(v):a.push(v))}};return i.forEach(w),{leftOut:a,added:c}}function u(t,i){return t===""||i.
isFile()}function r(t){return s(t).some(({name:i})=>(0,h().decodePath)(i)===d)}function s(t){try{return(0,g().readdirSync)(
t,{encoding:"buffer",withFileTypes:!0})}catch(i){if(m.has(i.code??""))return[];throw new(f()).GateError("file_unreadable",
`Cannot list the directory ${t}: ${i instanceof Error?i.message:i}`,"Check the permissions of the directory.",{cause:i})}}
function n(t,i){const e=o=>s((0,_().join)(t,o)).flatMap(a=>{const c=(0,h().decodePath)(a.name),w=o===""?c:`${o}/${c}`;return c===
d||i(w)?[]:a.isDirectory()?e(w):[w]});return e("")}},"repo/user-environment"(T,l,$,x){$(T,{userEnvironment:()=>E});const O=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
g=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function E(_){const b={};for(const[f,p]of Object.entries(_))p!==void 0&&(O.test(
f)||!g.test(f))&&(b[f]=p);return{...b,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},"repo\
/with-additions"(T,l,$,x){let O;const g=()=>O??=l("repo/entry-index");$(T,{withAdditions:()=>E});function E(_,b,f){const p=d=>_.
stat(d)===void 0&&(f.cover(d)||f.mayBeIn(d))&&(0,g().foldersAbove)(d).every(m=>(_.stat(m)?.kind??"directory")==="directo\
ry"),h=d=>{if(!p(d))return _.stat(d);const m=b.stat(d),y=f.cover(d)||m?.kind==="directory";if(!(!m||!y))return{...m,tracked:!1,
...f.areBuilt(d)&&{built:!0}}};return{label:_.label,stat:h,readlink:d=>(p(d)?b:_).readlink(d),read:(d,m)=>(p(d)?b:_).read(
d,m),list:d=>{const m=b.list(d).flatMap(({path:y})=>(p(y)?h(y):void 0)??[]);return[..._.list(d),...m].sort(g().byEntryPath)},
files:()=>_.files()}}},"repo/worktree"(T,l,$,x){let O;const g=()=>O??=l("node:fs/promises");let E;const _=()=>E??=l("nod\
e:path");let b;const f=()=>b??=l("error");let p;const h=()=>p??=l("repo/path-bytes");$(T,{snapshotWorktree:()=>m});const d=Buffer.
from([0]);async function m(s){const n=await r(s);return await n(["update-index","-z","--index-info"],await y(s)),await n(
["add","--all","--","."]),(await n(["write-tree"])).toString().trim()}async function y(s){const n=[];for(const t of(0,h().
splitNul)(await s.user(["ls-files","-t","--stage","-z"]))){const i=t[0]===83,e=t.subarray(t.indexOf(9)+1);if(i&&!await u(
s,e))throw new(f()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,h().decodePath)(e))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");n.push(t.subarray(2),d)}return Buffer.concat(
n)}async function u({directory:s},n){return(0,g().lstat)(Buffer.concat([Buffer.from(`${s}/`),n])).then(()=>!0,t=>{if(t.code===
"ENOENT"||t.code==="ENOTDIR")return!1;throw new(f()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,h().
decodePath)(n))} (${t.code})`,"Check the permissions of the directories above the file.",{cause:t})})}async function r(s){
const n=await(0,g().mkdtemp)((0,_().join)(s.temporary,"index-")),t={...s.privateStore,GIT_INDEX_FILE:(0,_().join)(n,"ind\
ex")};return(i,e)=>s.user(i,{env:t,...e&&{input:e}})}}};
