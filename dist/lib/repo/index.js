"use strict";module.exports={"repo/additions"(T,l,$,x){let O;const w=()=>O??=l("picomatch");let E;const h=()=>E??=l("repo/entry-index");
let y;const f=()=>y??=l("repo/paths");$(T,{additionsOf:()=>p,everything:()=>b});const d={path:"node_modules",at:"anywher\
e"},m={dot:!0,nonegate:!0};function p(u=[],n=[d]){const i=u.flatMap(o=>(0,f().normalise)(o)||[]),r=i.length>0?(0,w().default)(
i,m):()=>!1,t=o=>n.some(e=>e.at!=="home"&&(o===e.path||e.at==="anywhere"&&o.endsWith(`/${e.path}`))),s=(o,e)=>e(o)||(0,h().
foldersAbove)(o).some(e);return{cover:o=>s(o,t)||s(o,r),areBuilt:o=>s(o,r)&&!s(o,t),mayBeIn:o=>i.some(e=>g(e.split("/"),
o.split("/")))}}function b(u){const{cover:n}=p([],u);return{cover:()=>!0,areBuilt:i=>!n(i),mayBeIn:()=>!1}}function g([u,
...n],[i,...r]){return u===void 0?!1:i===void 0||u.includes("**")||/[{(]/.test(u)?!0:w().default.isMatch(i,u,m)&&g(n,r)}},
"repo/anywhere"(T,l,$,x){let O;const w=()=>O??=l("repo/paths");$(T,{isWithinAnywhere:()=>E});function E(h,y){const f=((0,w().
normalise)(h)??h).split("/");return f.some((d,m)=>(0,w().isWithin)(f.slice(m).join("/"),y,{ignoreCase:!0}))}},"repo/blob\
s"(T,l,$,x){let O;const w=()=>O??=l("error");let E;const h=()=>E??=l("repo/git-process");$(T,{MAX_FILE_BYTES:()=>y,batches:()=>b,
blobInfo:()=>d,readBlobs:()=>m,readCheckedBlobs:()=>p});const y=16*1024*1024,f=256*1024*1024;async function d(i,r){const t=[
...new Set(r)];if(t.length===0)return new Map;const s=await i.objects(["cat-file","--batch-check"],{input:g(t)}),o=new Map;
for(const e of s.toString("latin1").split(`
`)){const[a="",c="",_=""]=e.split(" ");_!==""&&o.set(a,{oid:a,type:c,size:Number(_)})}for(const e of t)if(!o.has(e))throw u(
e);return o}async function m(i,r,t=y){const s=await d(i,r);for(const{oid:o,type:e,size:a}of s.values()){if(e!=="blob")throw n(
`object ${o} is a ${e}, not a file`);if(a>t)throw n(`object ${o} has ${a} bytes, more than ${t}`)}return p(i,[...s.values()])}
async function p(i,r){const t=new Map(r.map(({oid:a,size:c})=>[a,c]));if(t.size===0)return new Map;const s=[...t.values()].
reduce((a,c)=>a+c,0);if(s>f)throw n(`${t.size} files have ${s} bytes, more than ${f}`);const o=[...t.keys()],e=await i.read(
o);return new Map(o.map((a,c)=>{const _=e[c];if(_?.type!=="blob")throw u(a);return[a,_.content]}))}function*b(i){let r=[],
t=0;for(const s of i)r.length>0&&t+s.size>f&&(yield r,r=[],t=0),r.push(s),t+=s.size;r.length>0&&(yield r)}function g(i){
return[...i].map(r=>`${r}
`).join("")}function u(i){return new(w()).GateError("file_unreadable",`Object ${i} is missing from this clone`,h().FULL_CLONE_HINT)}
function n(i){return new(w()).GateError("file_unreadable",`Cannot read files of the commit: ${i}`,"Keep generated and bi\
nary data out of the files that the gate reads.")}},"repo/checked-out-content"(T,l,$,x){let O;const w=()=>O??=l("node:cr\
ypto");$(T,{blobId:()=>E,conversionFault:()=>f,isContentOf:()=>h});function E(n,i="sha1"){return(0,w().createHash)(i).update(
`blob ${n.length}\0`).update(n).digest("hex")}function h(n,i){return E(n,i.length===40?"sha1":"sha256")===i}const y=new Set(
["unspecified","unset","set",""]);function f(n,i,r){if(u(n,i))return;const{text:t,filter:s,ident:o,"working-tree-encodin\
g":e}=r;if(!y.has(s)&&s!=="lfs")return d(`filter=${s}`);if(!y.has(e))return d(`working-tree-encoding=${e}`);if(o==="set")
return d("ident");const a=t!=="unset"&&(t==="set"||!m(n)),c=p(n)===p(i);return a&&c?void 0:"differs on disk"}function d(n){
return`is converted on checkout by the attribute ${n}, and only line endings and Git LFS are supported`}function m(n){return n.
includes(0)||/\r(?!\n)/.test(n.toString("latin1"))}function p(n){return n.toString("latin1").replaceAll(`\r
`,`
`)}const b=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
g=1024;function u(n,i){if(n.length>=g)return!1;const[,r]=b.exec(n.toString("latin1"))??[];return r===(0,w().createHash)(
"sha256").update(i).digest("hex")}},"repo/checkout-guard"(T,l,$,x){let O;const w=()=>O??=l("node:fs");let E;const h=()=>E??=
l("node:fs/promises");let y;const f=()=>y??=l("node:path");let d;const m=()=>d??=l("repo/checked-out-content");let p;const b=()=>p??=
l("repo/entry-index");let g;const u=()=>g??=l("repo/file-kind");let n;const i=()=>n??=l("repo/folder-tree");let r;const t=()=>r??=
l("repo/path-bytes");let s;const o=()=>s??=l("repo/untracked");$(T,{guardCheckout:()=>e});function e(A,S,v,N=new Map){const k=S.
filter(({kind:D})=>D!=="submodule"&&D!=="directory"),I=S.filter(({kind:D})=>D==="submodule").map(({path:D})=>D),P=[...k.
map(({path:D})=>D),...I].flatMap(b().foldersAbove),L=[...new Set(["",...P,...I])].sort(),j=new Set([...k.map(({path:D})=>D),
...L]),B=()=>({files:k.map(({path:D})=>c((0,f().join)(A,D))),folders:L.map(D=>c((0,f().join)(A,D)))}),R=B(),{leftOut:U,added:M}=(0,o().
listUntracked)(A,L,j,v),W=new Set(U),z=D=>{const F=new Set(L.filter((G,K)=>!D.folders[K]?.startsWith("folder")));return F.
size===0?[]:k.filter(({path:G})=>(0,b().foldersAbove)(G).some(K=>F.has(K)))},Y=D=>L.filter((F,G)=>_(D.folders[G],R.folders[G])).
flatMap(F=>(0,o().listUntracked)(A,[F],j,v).leftOut).filter(F=>!W.has(F));return{directory:A,files:k,folders:L,leftOut:U,
additions:M,at:(D,F=v)=>e(D,S,F,N),accept:(D,F)=>{N.set(D,(0,m().blobId)(F))},state:B,changed:async(D=B())=>{const F=k.filter(
(H,J)=>_(D.files[J],R.files[J])),G=await Promise.all(F.map(H=>C(A,H,N.get(H.path)??H.oid))),K=F.filter((H,J)=>G[J]);return a(
[...K,...z(D)])},added:(D=B())=>Y(D),touchedSince:D=>{const F=B(),G=k.filter((K,H)=>_(F.files[H],D.files[H]));return a([
...G,...z(F)],Y(F))}}}function a(A,S=[]){return[...new Set([...A.map(({path:v})=>v),...S])].sort()}function c(A){try{const S=(0,w().
lstatSync)((0,t().systemPath)(A),{bigint:!0}),{ino:v,size:N,mode:k,ctimeNs:I}=S;return`${S.isDirectory()?"folder":""}${v}\
:${N}:${k}:${I}`}catch{return}}function _(A,S){return A===void 0||A!==S}async function C(A,{path:S,kind:v},N=""){const k=(0,t().
systemPath)((0,f().join)(A,S));try{if((0,u().onThisPlatform)((0,u().kindOf)((0,w().lstatSync)(k)))!==(0,u().onThisPlatform)(
v))return!0;const I=v==="symlink"?await(0,h().readlink)(k,{encoding:"buffer"}):await(0,i().readOnDisk)(A,S);return!(0,m().
isContentOf)(I,N)}catch{return!0}}},"repo/checkout-parts"(T,l,$,x){let O;const w=()=>O??=l("node:fs/promises");let E;const h=()=>E??=
l("node:path");let y;const f=()=>y??=l("error");let d;const m=()=>d??=l("repo/git");let p;const b=()=>p??=l("repo/object\
-tree");$(T,{withCheckoutParts:()=>g});async function g(i,r,t){const s=[],o=async(e,a,c)=>{const _=await(0,b().readTree)(
a,c),C=[..._.files()].map(A=>({...A,path:u(e,A.path)}));s.push({path:e,repository:a,commit:c,tree:_,entries:C});for(const{
kind:A,path:S,oid:v}of C){if(A!=="submodule"||v===void 0)continue;const N=await n((0,h().join)(i.directory,S));N&&await o(
S,N,v)}};try{return await o("",i,r),await t(s)}finally{for(const e of s.slice(1))await e.repository.close()}}function u(i,r){
return i===""?r:`${i}/${r}`}async function n(i){if(await(0,w().lstat)((0,h().join)(i,".git")).catch(()=>{})===void 0)return;
const t=await(0,m().openRepository)(i);if(t.directory===i)return t;throw await t.close(),new(f()).GateError("checkout_di\
ffers",`The submodule ${JSON.stringify(i)} is not a repository of its own`,"Run git submodule update --init, or remove t\
he contents of the directory.")}},"repo/conversions"(T,l,$,x){let O;const w=()=>O??=l("node:path");let E;const h=()=>E??=
l("repo/path-bytes");$(T,{conversionsOf:()=>d});const y=["text","filter","ident","working-tree-encoding"],f={text:"unspe\
cified",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecified"};async function d(m,p,b){const g=new Map,
u={GIT_INDEX_FILE:(0,w().join)(m.temporary,"attributes-index")};await m.objects(["read-tree",p],{env:u});const n=await m.
objects(["check-attr","--cached","-z","--stdin",...y],{env:u,input:b.map(r=>`${r}\0`).join("")}),i=[...(0,h().splitNul)(
n)].map(r=>r.toString("utf8"));for(let r=0;r+2<i.length;r+=3){const[t="",s="",o=""]=i.slice(r,r+3);g.set(t,{...g.get(t)??
f,[s]:o})}return r=>g.get(r)??f}},"repo/diff"(T,l,$,x){let O;const w=()=>O??=l("error");let E;const h=()=>E??=l("repo/pa\
th-bytes");$(T,{parseDiff:()=>m,parseRawDiff:()=>p});const y={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_cha\
nged"},f=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,d=/^(?:(\d+)\t(\d+)|-\t-)\t/;function m(r){
const t=new n(r),s=b(t).map(o=>({...o,...u(t,o)}));return t.end(),s}function p(r){const t=new n(r),s=b(t);return t.end(),
s}function b(r){const t=[];for(;r.next()?.[0]===58;)t.push(g(r));return t}function g(r){const t=r.take().toString("latin\
1"),[,s,o,e,a,c=""]=f.exec(t)??[],_=y[c];if(!s||!o||!e||!a||_===void 0)throw i(`the record ${JSON.stringify(t)}`);const C=_===
"renamed"?{oldPath:(0,h().decodePath)(r.take()),path:(0,h().decodePath)(r.take())}:{path:(0,h().decodePath)(r.take())};return{
status:_,...C,oldMode:s,newMode:o,oldOid:e,newOid:a}}function u(r,{path:t,oldPath:s}){const o=r.take(),e=d.exec(o.toString(
"latin1"));if(e===null)throw i(`no line counts for ${t}`);const[a,c,_]=e,C=o.subarray(a.length),A=C.length>0?[C]:[r.take(),
r.take()],S=s===void 0?[t]:[s,t];if(A.map(h().decodePath).join("\0")!==S.join("\0"))throw i(`line counts of another file\
 instead of ${t}`);return{binary:c===void 0,added:Number(c??0),deleted:Number(_??0)}}class n{#e;#t;constructor(t){this.#e=
(0,h().splitNul)(t),this.#t=this.#e.next().value}next(){return this.#t}take(){const t=this.#t;if(t===void 0)throw i("a t\
runcated record");return this.#t=this.#e.next().value,t}end(){if(this.#t!==void 0)throw i("more records than files")}}function i(r){
return new(w()).GateError("change_incomplete",`Git's list of changed files has ${r}`,"Check that git is version 2.31 or \
later; if it is, report this as a bug.")}},"repo/entry-index"(T,l,$,x){let O;const w=()=>O??=l("error");$(T,{byEntryPath:()=>f,
canBeCheckedOut:()=>h,foldersAbove:()=>d,indexEntries:()=>y,notAFile:()=>m,tooLarge:()=>p});const E=new Set(["",".","..",
".git"]);function h(u){return!u.includes("\0")&&!u.split("/").some(n=>E.has(n.toLowerCase()))}function y(u){const n=new Map;
for(const s of u){if(n.has(s.path))throw b(s.path,"occurs twice");if(!h(s.path))throw b(s.path,"cannot be checked out");
n.set(s.path,s)}for(const{path:s,tracked:o}of[...n.values()])for(const e of d(s)){const a=n.get(e)?.kind;if(a===void 0)n.
set(e,{path:e,kind:"directory",tracked:o});else if(a!=="directory")throw b(s,`is below the ${a} ${e}`)}const i=[...n.values()].
sort(f),r=new Map;for(const s of i){const o=g(s.path),e=r.get(o);e?e.push(s):r.set(o,[s])}n.set("",{path:"",kind:"direct\
ory",tracked:!0});const t=i.filter(({kind:s,tracked:o})=>o&&s!=="directory");return{stat:s=>n.get(s),list:s=>r.get(s)??[],
files:()=>t}}function f(u,n){return u.path<n.path?-1:u.path>n.path?1:0}function d(u){const n=[];for(let i=u.indexOf("/");i>=
0;i=u.indexOf("/",i+1))n.push(u.slice(0,i));return n}function m(u,n){return new(w()).GateError("file_unreadable",`${n} i\
s not a regular file in ${u}`,"Check the spelling of the path. It must be a file of its own, not a directory or a symlin\
k.")}function p(u,n,i,r){return new(w()).GateError("file_unreadable",`${n} in ${u} has ${i} bytes; the limit is ${r}`,"S\
plit the file, or move large data out of it.")}function b(u,n){return new(w()).GateError("file_unreadable",`The tree con\
tains the path ${JSON.stringify(u)}, which ${n}`,"Recreate the commit with an unmodified git.")}function g(u){return u.slice(
0,Math.max(u.lastIndexOf("/"),0))}},"repo/file-kind"(T,l,$,x){$(T,{kindOf:()=>O,onThisPlatform:()=>w});function O(E){if(E.
isSymbolicLink())return"symlink";if(E.isDirectory())return"directory";if(E.isFile())return(E.mode&73)===0?"file":"execut\
able"}function w(E){return process.platform==="win32"&&E==="executable"?"file":E}},"repo/files-named"(T,l,$,x){let O;const w=()=>O??=
l("node:path");let E;const h=()=>E??=l("group-by");let y;const f=()=>y??=l("repo/per-tree");$(T,{filesNamed:()=>m});const d=(0,f().
perTree)(p=>(0,h().groupBy)(p.files(),({path:b})=>w().posix.basename(b)));function m(p,b){return d(p).get(b)??[]}},"repo\
/first-parents"(T,l,$,x){$(T,{firstParents:()=>O});async function O({objects:w},E,h){return(await w(["log","--first-pare\
nt","--reverse","--format=%H%x00%T%x00%P%x00%s",`${E}..${h}`])).toString().split(`
`).filter(Boolean).map(d=>{const[m="",p="",b="",...g]=d.split("\0");return{commit:m,tree:p,parents:b.split(" ").filter(Boolean),
subject:g.join("")}})}},"repo/folder-spelling"(T,l,$,x){$(T,{isSpellingOf:()=>w});const O=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function w(h,y){const d=h.replace(O,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return d===y||E(d,y)}function E(h,y){const[,f]=/^(.+)~[1-9]\d{0,5}$/.exec(h)??[];return f!==void 0&&f===y.replaceAll(".",
"").slice(0,6)}},"repo/folder-tree"(T,l,$,x){let O;const w=()=>O??=l("node:fs");let E;const h=()=>E??=l("node:fs/promise\
s");let y;const f=()=>y??=l("node:path");let d;const m=()=>d??=l("error");let p;const b=()=>p??=l("repo/blobs");let g;const u=()=>g??=
l("repo/entry-index");let n;const i=()=>n??=l("repo/file-kind");let r;const t=()=>r??=l("repo/path-bytes");$(T,{folderTree:()=>s,
readOnDisk:()=>e});function s(A,S=b().MAX_FILE_BYTES){const v=(0,f().resolve)(A),N=`the directory ${A}`,k=j=>C(j,()=>(0,w().
lstatSync)((0,t().systemPath)((0,f().join)(v,j)))),I=j=>{if(j==="")return{path:j,kind:"directory",tracked:!0};if(!(0,u().
canBeCheckedOut)(j)||!(0,u().foldersAbove)(j).every(M=>k(M)?.isDirectory()))return;const B=k(j),R=B&&(0,i().kindOf)(B);if(!B||
!R)return;const U=R==="file"||R==="executable"?{size:B.size}:{};return{path:j,kind:R,...U,tracked:!j.split("/").includes(
"node_modules")}},P=j=>I(j)?.kind!=="directory"?[]:(C(j,()=>(0,w().readdirSync)((0,t().systemPath)((0,f().join)(v,j)),{encoding:"\
buffer"}))??[]).map(R=>I(j===""?(0,t().decodePath)(R):`${j}/${(0,t().decodePath)(R)}`)).filter(R=>R!==void 0).sort(u().byEntryPath);
function*L(j){for(const B of P(j))B.tracked&&(B.kind==="directory"?yield*L(B.path):yield B)}return{label:N,stat:I,list:P,
files:()=>[...L("")].sort(u().byEntryPath),readlink:j=>I(j)?.kind==="symlink"?C(j,()=>(0,t().decodePath)((0,w().readlinkSync)(
(0,t().systemPath)((0,f().join)(v,j)),{encoding:"buffer"}))):void 0,read:async(j,B=S)=>{const R=I(j);if(R?.kind!=="file"&&
R?.kind!=="executable")throw(0,u().notAFile)(N,j);if((R.size??0)>B)throw(0,u().tooLarge)(N,j,R.size??0,B);return a((0,f().
join)(v,j),j,N,B)}}}const o=w().constants.O_RDONLY|(w().constants.O_NOFOLLOW??0)|(w().constants.O_NONBLOCK??0);function e(A,S){
return a((0,f().join)(A,S),S,`the directory ${A}`,1/0)}async function a(A,S,v,N){try{const k=await(0,h().open)((0,t().systemPath)(
A),o);try{const I=await k.stat();if(!I.isFile())throw(0,u().notAFile)(v,S);if(I.size>N)throw(0,u().tooLarge)(v,S,I.size,
N);return await k.readFile()}finally{await k.close()}}catch(k){throw k instanceof m().GateError?k:c(S,k)}}function c(A,S){
return new(m()).GateError("file_unreadable",`Cannot read ${A}: ${S instanceof Error?S.message:S}`,"Check the permissions\
 of the file and of the directories above it.",{cause:S})}const _=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function C(A,S){
try{return S()}catch(v){if(_.has(v.code??""))return;throw c(A,v)}}},"repo/git"(T,l,$,x){let O;const w=()=>O??=l("node:fs\
/promises");let E;const h=()=>E??=l("node:path");let y;const f=()=>y??=l("error");let d;const m=()=>d??=l("repo/git-proc\
ess");let p;const b=()=>p??=l("repo/object-view");let g;const u=()=>g??=l("repo/user-environment");$(T,{openRepository:()=>i});
const n=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",...[
"objects","shallow"].flatMap(o=>["--git-path",o])];async function i(o,e=process.env){const a=(0,h().resolve)(o);if(!await t(
a))throw s(a,"is not a directory");const c=(0,u().userEnvironment)(e),_=await(0,m().runGit)({directory:a,env:c,config:["\
safe.directory=*"]},["rev-parse","--path-format=absolute",...n]),[C,A,S,v,N,k,I,...P]=_.stdout.toString().split(`
`);if(C==="true")throw s(a,"is a bare repository, which has no working tree");if(A==="false")throw s(a,"is inside a .git\
 directory");if(!_.stdout.length)throw s(a,"is not in a git repository",_.stderr);if(!S||!v||!N||!k||!I||P.join("")!=="")
throw s(a,"is in a repository that git cannot describe",_.stderr);const L=await(0,b().openObjectView)({objects:k,shallow:I,
format:S,env:c});return r(await(0,w().realpath)(v),N,c,L)}function r(o,e,a,c){return{...c,directory:o,user:(0,m().bindGit)(
{directory:o,env:{...a,GIT_DIR:e,GIT_WORK_TREE:o},config:[`safe.directory=${o}`,"core.fsmonitor=false","core.hooksPath=/\
dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}async function t(o){return(0,w().stat)(o).then(e=>e.isDirectory(),
()=>!1)}function s(o,e,a=""){const c=a.includes("not a git repository")?"":a.trim();return new(f()).GateError("not_a_rep\
ository",`${o} ${e}${c===""?"":` (${c})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specif\
y one with --repo.")}},"repo/git-process"(T,l,$,x){let O;const w=()=>O??=l("node:os");let E;const h=()=>E??=l("simple-gi\
t");let y;const f=()=>y??=l("error");$(T,{FULL_CLONE_HINT:()=>i,NO_OUTSIDE_CONFIGURATION:()=>s,bindGit:()=>p,notStarted:()=>g,
runGit:()=>b});const d=10*6e4,m={allowUnsafeAlias:!0,allowUnsafeAskPass:!0,allowUnsafeCommandBinaries:!0,allowUnsafeConfigEnvCount:!0,
allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeDiffExternal:!0,allowUnsafeDiffTextConv:!0,allowUnsafeEditor:!0,
allowUnsafeExec:!0,allowUnsafeFilter:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeGpgProgram:!0,allowUnsafeHooksPath:!0,
allowUnsafeInclude:!0,allowUnsafeMergeDriver:!0,allowUnsafePack:!0,allowUnsafePager:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,
allowUnsafeSubmodule:!0,allowUnsafeTemplateDir:!0,allowUnsafeUrlRewrite:!0};function p(o){return async(e,a={})=>{const c=await b(
o,e,a);if(c.exitCode!==0&&!a.accept?.includes(c.exitCode))throw r(e,c);return c.stdout}}async function b({directory:o,env:e,
config:a=[]},c,{input:_,env:C}={}){const A={...e,...C};let S;const v=(0,h().simpleGit)({baseDir:o,config:[...a],unsafe:m,
allowEnvironment:Object.keys(A),completion:{onClose:!0,onExit:!1},timeout:{block:d},..._===void 0?{}:{input:()=>_},errors:(k,I)=>(S=
I,k instanceof h().GitPluginError?k:void 0)}).env(A);try{await(c[0]==="cat-file"?v.binaryCatFile(c.slice(1)):v.raw([...c]))}catch(k){
throw n(`git ${c[0]} was stopped: ${String(k)}`,k)}if(S===void 0)throw n(`git ${c[0]} returned no result`);const N=Buffer.
concat(S.stdErr).toString();if(S.exitCode<0&&N.includes("ENOENT"))throw u();return{exitCode:S.exitCode,stdout:Buffer.concat(
S.stdOut),stderr:N}}function g(o,e){return e.code!=="ENOENT"?n(`git ${o[0]} could not be started: ${e.message}`,e):u(e)}
function u(o){return new(f()).GateError("program_not_found","git is not installed or not on PATH","Install git and put i\
t on PATH.",{cause:o})}function n(o,e){return new(f()).GateError("git_failed",o,i,{cause:e})}const i="Check the clone wi\
th git fsck; it must be a full clone (no `filter` on actions/checkout).";function r(o,{exitCode:e,stderr:a}){const c=a.trim().
replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(f()).GateError("git_failed",`git ${o[0]} failed: ${c||`exit code ${e}`}`,
t.test(c)?`Free space in TMPDIR (${(0,w().tmpdir)()}) and in the clone.`:i)}const t=/No space left on device|Disk quota exceeded|Read-only file system/i,
s={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:w().devNull,GIT_ATTR_NOSYSTEM:"1"}},"repo/head-files"(T,l,$,x){let O;const w=()=>O??=
l("repo/diff");$(T,{findHeadFiles:()=>h});const E=100;async function h(d,m,p,b){const g=(0,w().parseRawDiff)(await d.objects(
["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",m,p])).filter(({path:n})=>b.has(n)),
u=[];for(const[n,i]of g.entries()){const{path:r,status:t}=i,s=t==="deleted",o=s||n>=E?[]:await y(d,i);u.push({path:r,...s&&
{missing:!0},same:o})}return u}async function y(d,{oldOid:m,newOid:p}){if(m===p)return[{line:1,head_line:1}];const b=await d.
objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",m,p],{accept:[1]});return f(b.toString("latin1"))}function f(d){
const m=[...d.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(m.length===0)return[];const p=[];let[b,g]=[1,
1];for(const[,u="",n="1",i="",r="1"]of m){const t=Number(u)+(n==="0"?1:0),s=Number(i)+(r==="0"?1:0);t>b&&p.push({line:b,
head_line:g,lines:t-b}),[b,g]=[t+Number(n),s+Number(r)]}return[...p,{line:b,head_line:g}]}},"repo/literal-tree"(T,l,$,x){
let O;const w=()=>O??=l("repo/entry-index");$(T,{literalTree:()=>E});function E(y,f="the given files"){const d=new Map(Object.
entries(y)),m=b=>{const g=d.get(b);return typeof g=="string"?Buffer.from(g):Buffer.isBuffer(g)?g:g!==void 0&&"executable"in
g?Buffer.from(g.executable):void 0};return{...(0,w().indexEntries)([...d].map(([b,g])=>h(b,g,m(b)?.length))),label:f,readlink:b=>{
const g=d.get(b);return typeof g=="object"&&"symlink"in g?g.symlink:void 0},read:async b=>{const g=m(b);if(g===void 0)throw(0,w().
notAFile)(f,b);return g}}}function h(y,f,d){const m=!y.split("/").includes("node_modules");if(typeof f=="object"&&"symli\
nk"in f)return{path:y,kind:"symlink",tracked:m};if(typeof f=="object"&&"submodule"in f)return{path:y,kind:"submodule",oid:f.
submodule,tracked:m};const p=typeof f=="object"&&"executable"in f;return{path:y,kind:p?"executable":"file",...d===void 0?
{}:{size:d},tracked:m}}},"repo/look-alike"(T,l,$,x){$(T,{LOOK_ALIKE:()=>O,asciiOf:()=>w,skeletonOf:()=>y});const O=new Map(
`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([f="",...d])=>d.map(m=>[m,f])));function w(f){return[...f].map(d=>O.get(d)??d).join("")}const E={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},h=new Map([...[...O].filter(
([,f])=>f===f.toLowerCase()),...Object.entries(E).flatMap(([f,d])=>[...d].map(m=>[m,f]))]);function y(f){return[...f.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(m=>h.get(m)??m).join("")}},"repo/merge-base"(T,l,$,x){let O;const w=()=>O??=l("error");let E;const h=()=>E??=l("repo\
/revision");$(T,{mergeBase:()=>f,requireCommits:()=>d,short:()=>g});const y=["--deepen=50","--deepen=200","--deepen=1000",
"--unshallow"];async function f(u,n,i,r=[n,i]){const t=[...y];for(;;){const s=await m(u,n,i);if(s.certain){if(s.commit!==
void 0)return s.commit;throw new(w()).GateError("no_merge_base",`${g(n)} and ${g(i)} have no common ancestor`,"Rebase th\
e branch onto its target branch, or specify another --base.")}const o=t.shift();if(o===void 0)throw b(`the merge base of\
 ${g(n)} and ${g(i)}`);await p(u,[o],r)}}async function d(u,n,i){const r=async()=>(await(0,h().lookUpCommits)(u,n)).includes(
void 0);if(!await r())return;const t=(await u.shallowCommits()).size>0;if(await p(u,t?["--deepen=50"]:[],i),await r())throw b(
`commit ${n.map(g).join(" or ")}`)}async function m(u,n,i){const t=(await u.objects(["merge-base",n,i],{accept:[1]})).toString().
trim(),s=await u.shallowCommits();if(t==="")return{certain:s.size===0};if(s.size===0)return{commit:t,certain:!0};const e=!(await u.
objects(["rev-list",n,i,`^${t}`])).toString().split(`
`).some(a=>s.has(a));return{commit:t,certain:e}}async function p(u,n,i){const r=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],t=s=>u.user(["fetch",...r,...n,"--","origin",...s]);await t(i).catch(()=>t([])).catch(
s=>{throw b("part of the history",s)})}function b(u,n){const i=n===void 0?"":` (${n.message})`;return new(w()).GateError(
"shallow_clone",`This clone lacks ${u}, and fetching it failed${i}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:n})}function g(u){return u.slice(0,12)}},"repo/merge-tree"(T,l,$,x){let O;const w=()=>O??=
l("error");let E;const h=()=>E??=l("repo/revision");$(T,{mergedTree:()=>y,treeOf:()=>f});async function y({objects:d},m,p){
try{return(await d(["merge-tree","--write-tree","--no-messages",m,p])).toString().split(`
`).find(h().isObjectId)}catch(b){if(b instanceof w().GateError&&b.code==="git_failed")return;throw b}}async function f({
objects:d},m){return(await d(["rev-parse","--verify",`${m}^{tree}`])).toString().trim()}},"repo/object-reader"(T,l,$,x){
let O;const w=()=>O??=l("node:child_process");let E;const h=()=>E??=l("error");let y;const f=()=>y??=l("repo/git-process");
$(T,{objectReader:()=>d});function d({directory:g,env:u}){let n,i;const r=[],t=o=>{i??=o;for(const{reject:e}of r.splice(
0))e(i)},s=()=>(n=(0,w().spawn)("git",["cat-file","--batch"],{cwd:g,env:u,windowsHide:!0}),n.on("error",o=>t((0,f().notStarted)(
["cat-file"],o))),n.on("close",()=>t(m())),n.stdin.on("error",()=>{}),n.stderr.resume(),n.stdout.on("data",b(o=>r.shift()?.
resolve(o))),n);return{read:async o=>{if(o.length===0)return[];if(i)throw i;const{stdin:e}=n??s(),a=o.map(()=>new Promise(
(c,_)=>r.push({resolve:c,reject:_})));return e.write(o.map(c=>`${c}
`).join("")),Promise.all(a)},close:()=>{t(m()),n?.kill()}}}function m(){return new(h()).GateError("git_failed","git cat-\
file ended early",f().FULL_CLONE_HINT)}const p=10;function b(g){let u=Buffer.alloc(0),n,i=[],r=0;return t=>{if(n&&t.length<
r){i.push(t),r-=t.length;return}u=i.length>0?Buffer.concat([...i,t]):Buffer.concat([u,t]),i=[];let s=0;for(;;)if(n===void 0){
const o=u.indexOf(p,s);if(o<0)break;const[e="",a="",c=""]=u.toString("latin1",s,o).split(" ");s=o+1,/^\d+$/.test(c)?n={oid:e,
type:a,size:Number(c)}:g(void 0)}else{const o=s+n.size;if(u.length<=o)break;const{oid:e,type:a}=n;n=void 0,g({oid:e,type:a,
content:u.subarray(s,o)}),s=o+1}u=u.subarray(s),n&&(r=n.size+1-u.length,i=[u])}}},"repo/object-tree"(T,l,$,x){let O;const w=()=>O??=
l("error");let E;const h=()=>E??=l("repo/blobs");let y;const f=()=>y??=l("repo/entry-index");let d;const m=()=>d??=l("re\
po/git-process");let p;const b=()=>p??=l("repo/merge-base");let g;const u=()=>g??=l("repo/partial-clone");let n;const i=()=>n??=
l("repo/path-bytes");$(T,{readTree:()=>e});const r=4096,t=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,s=8,o=new WeakMap;
function e(v,N,{label:k=`commit ${(0,b().short)(N)}`,maxFileBytes:I=h().MAX_FILE_BYTES}={}){const P=o.get(v)??new Map;o.
set(v,P);const L=JSON.stringify([N,k,I]),j=P.get(L)??a(v,N,{label:k,maxFileBytes:I});P.delete(L),P.set(L,j);const[B=L]=P.
keys();return P.size>s&&P.delete(B),j.catch(()=>P.delete(L)),j}async function a(v,N,{label:k,maxFileBytes:I}){await(0,u().
requireObjects)(v,N);const P=await v.objects(["ls-tree","-r","-t","-z","--long",N]),L=[...(0,i().splitNul)(P)].map(C),j=(0,f().
indexEntries)(L),B=L.filter(({kind:M})=>M==="symlink"),R=await(0,h().readBlobs)(v,B.map(({oid:M=""})=>M),r),U=_(M=>c(v,M));
return{...j,label:k,readlink:M=>{const W=j.stat(M),z=W?.kind==="symlink"?R.get(W.oid??""):void 0;return z&&(0,i().decodePath)(
z)},read:async(M,W=I)=>{const{kind:z,oid:Y,size:D}=j.stat(M)??{};if(z!=="file"&&z!=="executable"||Y===void 0||D===void 0)
throw(0,f().notAFile)(k,M);if(D>W)throw(0,f().tooLarge)(k,M,D,W);return U({oid:Y,size:D})}}}async function c(v,N){const k=new Map;
for(const I of(0,h().batches)(N))for(const[P,L]of await(0,h().readCheckedBlobs)(v,I))k.set(P,L);return k}function _(v){let N=[],
k;return async I=>{N.push(I),k??=new Promise(L=>setImmediate(L)).then(()=>{const L=N;return N=[],k=void 0,v(L)});const P=(await k).
get(I.oid);if(P===void 0)throw new Error(`no content of ${I.oid}`);return P}}function C(v){const N=t.exec(v.toString("la\
tin1"));if(N===null)throw S(v);const[k,I="",P="",L="",j=""]=N,B=A(I,P);if(B===void 0)throw S(v);const R=(0,i().decodePath)(
v.subarray(k.length)),U=B==="file"||B==="executable"?{size:Number(j)}:{};return{path:R,kind:B,oid:L,...U,tracked:!0}}function A(v,N){
if(N==="tree")return"directory";if(N==="commit")return"submodule";if(v==="120000")return"symlink";if(v.startsWith("100"))
return(Number.parseInt(v,8)&64)===0?"file":"executable"}function S(v){return new(w()).GateError("file_unreadable",`Git's\
 list of files has the entry ${JSON.stringify((0,i().decodePath)(v))}`,m().FULL_CLONE_HINT)}},"repo/object-view"(T,l,$,x){
let O;const w=()=>O??=l("node:fs/promises");let E;const h=()=>E??=l("node:path");let y;const f=()=>y??=l("error");let d;
const m=()=>d??=l("temporary-folder");let p;const b=()=>p??=l("repo/git-process");let g;const u=()=>g??=l("repo/object-r\
eader");$(T,{openObjectView:()=>n});async function n(t){const s=await(0,m().temporaryFolder)(),o=(0,h().join)(s,"git"),e=(0,h().
join)(o,"objects");await(0,w().mkdir)((0,h().join)(e,"info"),{recursive:!0}),await(0,w().mkdir)((0,h().join)(o,"refs")),
await(0,w().writeFile)((0,h().join)(o,"HEAD"),`ref: refs/heads/none
`),await(0,w().writeFile)((0,h().join)(o,"config"),r(t.format)),await(0,w().writeFile)((0,h().join)(e,"info","alternates"),
`${JSON.stringify(t.objects)}
`);const a={directory:o,env:{...t.env.PATH===void 0?{}:{PATH:t.env.PATH},...b().NO_OUTSIDE_CONFIGURATION,GIT_DIR:o,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:t.shallow,HOME:o,LC_ALL:"C"}},c=(0,u().objectReader)(a);return{temporary:s,
objects:(0,b().bindGit)(a),read:c.read,privateStore:{GIT_OBJECT_DIRECTORY:e,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
t.objects)},shallowCommits:async()=>{const _=await(0,w().readFile)(t.shallow,"utf8").catch(i);return new Set(_.split(`
`).filter(C=>C!==""))},isPartial:async()=>(await(0,w().readdir)((0,h().join)(t.objects,"pack")).catch(()=>[])).some(C=>C.
endsWith(".promisor")),close:()=>(c.close(),(0,w().rm)(s,{recursive:!0,force:!0}))}}function i(t){if(t.code==="ENOENT")return"";
throw new(f()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${t.message}`,"Check the permissio\
ns of the .git directory.",{cause:t})}function r(t){return t==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${t}
`}},"repo/partial-clone"(T,l,$,x){let O;const w=()=>O??=l("error");let E;const h=()=>E??=l("repo/path-bytes");$(T,{requireObjects:()=>f});
const y=new WeakMap;function f(g,u){const n=y.get(g)??new Map;y.set(g,n);const i=n.get(u);if(i)return i;const r=Promise.
allSettled(n.values()).then(()=>d(g,u));return n.set(u,r),r.catch(()=>n.delete(u)),r}async function d(g,u){if(await g.isPartial())
try{await m(g,u)}catch(n){throw!(n instanceof w().GateError)||n.code!=="git_failed"?n:new(w()).GateError("git_failed",`T\
his is a partial clone, and what it lacks cannot be fetched: ${n.message}`,"Give the step access to the remote, or remov\
e `filter` and `sparse-checkout` from actions/checkout.",{cause:n})}}async function m(g,u){const n=await g.user(["ls-tre\
e","-r","-z","--full-tree",u],{env:g.privateStore}),i=[...(0,h().splitNul)(n)].map(e=>/ blob ([0-9a-f]+)\t/.exec(e.toString(
"latin1"))?.[1]).filter(e=>e!==void 0),t=[...(await g.objects(["cat-file","--batch-check","--buffer"],{input:b(i)})).toString().
matchAll(/^([0-9a-f]+) missing$/gm)].map(([,e=""])=>e);if(t.length===0)return;const s=await p(g),o=["--quiet","--no-tags",
"--no-write-fetch-head","--no-recurse-submodules"];await g.user(["-c","fetch.negotiationAlgorithm=noop","fetch",s,...o,"\
--filter=blob:none","--stdin"],{input:b(t)})}async function p({user:g}){const u=await g(["config","--name-only","--get-r\
egexp","^remote\\..*\\.promisor$"],{accept:[1]}),[n="remote.origin.promisor"]=u.toString().split(`
`).filter(Boolean);return n.slice(7,-9)}function b(g){return[...new Set(g)].map(u=>`${u}
`).join("")}},"repo/past-changes"(T,l,$,x){let O;const w=()=>O??=l("node:crypto");let E;const h=()=>E??=l("repo/path-byt\
es");$(T,{pastChanges:()=>y});async function y({objects:f},d,m){const p=`${(0,w().randomUUID)()} `,b=await f(["log","--f\
irst-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${m}`,`--format=${p}%H %P%x00%s`,d]),g=[];
for(const u of(0,h().splitNul)(b)){const n=(0,h().decodePath)(u),i=g.at(-1);if(n.startsWith(p)){const[r="",t]=n.slice(p.
length).split(" ");g.push({commit:r,...t&&{base:t},paths:[]})}else i&&i.subject===void 0?i.subject=n:i&&n!==""&&i.paths.
push(i.paths.length===0?n.slice(1):n)}return g.flatMap(({commit:u,base:n,subject:i="",paths:r})=>n===void 0?[]:[{commit:u,
base:n,subject:i,paths:r}])}},"repo/path-bytes"(T,l,$,x){let O;const w=()=>O??=l("node:buffer");$(T,{decodePath:()=>E,splitNul:()=>f,
systemPath:()=>y});function E(d){if((0,w().isUtf8)(d))return d.toString("utf8");let m="";for(let p=0;p<d.length;){const b=h(
d,p);m+=b>0?d.toString("utf8",p,p+b):String.fromCharCode(56320+(d[p]??0)),p+=Math.max(b,1)}return m}function h(d,m){for(let p=1;p<=
4&&m+p<=d.length;p++)if((0,w().isUtf8)(d.subarray(m,m+p)))return p;return 0}function y(d){if(!/[\udc80-\udcff]/.test(d))
return d;const m=d.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(m.map((p,b)=>b%2===1?Buffer.of(p.
charCodeAt(0)-56320):Buffer.from(p)))}function*f(d){let m=0;for(let p=d.indexOf(0);p>=0;p=d.indexOf(0,m))yield d.subarray(
m,p),m=p+1;m<d.length&&(yield d.subarray(m))}},"repo/paths"(T,l,$,x){$(T,{isLocatedIn:()=>b,isWithin:()=>m,locatePath:()=>p,
normalise:()=>y,resolveInTree:()=>f});const O=40,w={path:"",kind:"directory",tracked:!0},E=/^[A-Za-z]:/,h=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
function y(e){if(h.test(e))return e;const a=e.replaceAll("\\","/");if(a.startsWith("/")||a.includes("\0"))return;const c=[];
for(const _ of a.split("/"))if(!(_===""||_===".")){if(_!=="..")c.push(_);else if(c.pop()===void 0)return}return E.test(a)||
E.test(c[0]??"")?void 0:c.join("/")}function f(e,a){if(a.startsWith("/")||a.includes("\0"))return{kind:"outside",path:a};
const c=a.split("/").reverse(),_=[];let C=w,A=0;for(let S=c.pop();S!==void 0;S=c.pop()){if(S===""||S===".")continue;if(C.
kind!=="directory")return{kind:"missing",path:[..._,S].join("/")};if(S===".."){if(_.pop()===void 0)return{kind:"outside",
path:a};C=d(_);continue}const v=[..._,S].join("/"),N=e.stat(v);if(N===void 0)return{kind:"missing",path:v};if(N.kind!=="\
symlink"){_.push(S),C=N;continue}if(A+=1,A>O)return{kind:"loop",path:a};const k=e.readlink(v);if(k===void 0||k==="")return{
kind:"missing",path:v};if(k.startsWith("/")||k.includes("\0"))return{kind:"outside",path:v};c.push(...k.split("/").reverse())}
return{kind:"inside",path:C.path,entry:C}}function d(e){return e.length===0?w:{...w,path:e.join("/")}}function m(e,a,{ignoreCase:c=!1}={}){
const _=y(e),C=y(a);return _===void 0||C===void 0?!1:s(C,_,c)}function p(e,a,{at:c,tree:_}){if(t(e))return;const A=(i(e)??
[...i(a)??[],...n(e)]).reverse(),S=u((i(c)??[]).filter(k=>k!=="")),v=[];let N=0;for(let k=A.pop();k!==void 0;k=A.pop()){
if(k===""||k===".")continue;if(k===".."){v.pop();continue}v.push(k);const I=_&&g(_,S,u(v));if(I===void 0)continue;if(N+=
1,N>O||t(I))return;const P=i(I);P===void 0?v.pop():v.length=0,A.push(...(P??n(I)).reverse())}return u(v)}function b(e,a,{
ignoreCase:c=!1}={}){return s(a.slice(1),e.slice(1),c)}function g(e,a,c){if(b(c,a))return e.readlink(a==="/"?c.slice(1):
c.slice(a.length+1))}function u(e){return`/${e.join("/")}`}function n(e){return e.replaceAll("\\","/").split("/")}function i(e){
return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(e)?n(e):void 0}const r=4096;function t(e){return e.length>r?!0:e.includes("\0")||
/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(e)}function s(e,a,c){if(e==="")return!0;const[_,C]=c?[o(a),o(e)]:[a,e];return _===C||
_.startsWith(`${C}/`)}function o(e){return h.test(e)?e.toLowerCase():e.normalize("NFC").toUpperCase().toLowerCase()}},"r\
epo/per-tree"(T,l,$,x){$(T,{perTree:()=>O});function O(w){const E=new WeakMap;return h=>{const y=h.original??h,{answer:f}=E.
get(y)??{answer:w(y)};return E.set(y,{answer:f}),f}}},"repo/read-change"(T,l,$,x){let O;const w=()=>O??=l("error");let E;
const h=()=>E??=l("repo/blobs");let y;const f=()=>y??=l("repo/diff");let d;const m=()=>d??=l("repo/object-tree");$(T,{countChangedFiles:()=>n,
countLines:()=>a,readChange:()=>u});const p=1e3,b=128*1024*1024,g=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore\
-submodules=none"];async function u(c,_,C,A=p){const S=await Promise.all([(0,m().readTree)(c,_),(0,m().readTree)(c,C)]),
v=await c.objects([...g,"--numstat",r(S,A)?"-M":"-M100%","-l0","--no-ext-diff","--no-textconv",_,C]),N=await s(c,(0,f().
parseDiff)(v));return N.sort((k,I)=>k.path<I.path?-1:1),{base:_,audited:C,files:N}}async function n(c,_,C){return(await i(
c,_,C)).length}async function i(c,_,C){return(0,f().parseRawDiff)(await c.objects([...g,"--no-renames",_,C]))}function r([
c,_],C){return t(c,_)*t(_,c)<=C**2}function t(c,_){let C=0;for(const{path:A}of c.files())(_.stat(A)?.kind??"directory")===
"directory"&&(C+=1);return C}async function s(c,_){const C=_.filter(({binary:k,oldOid:I,newOid:P})=>k&&I!==P),A=C.flatMap(
({oldOid:k,newOid:I})=>[k,I]),S=await(0,h().blobInfo)(c,A.filter(o));for(const{path:k,oldOid:I,newOid:P}of C){const L=Math.
max(S.get(I)?.size??0,S.get(P)?.size??0);if(L>b)throw e(k,L)}const v=new Map;for(const k of(0,h().batches)([...S.values()]))
for(const[I,P]of await(0,h().readCheckedBlobs)(c,k))v.set(I,a(P));const N=k=>{const I=o(k)?v.get(k):0;if(I===void 0)throw new TypeError(
`the lines of ${k} were not counted`);return I};return _.map(k=>k.binary&&k.oldOid!==k.newOid?{...k,added:N(k.newOid),deleted:N(
k.oldOid)}:k)}function o(c){return!/^0+$/.test(c)}function e(c,_){return new(w()).GateError("change_incomplete",`Cannot \
count the lines of ${c}: it has ${_} bytes, more than ${b}`,"Store files of this size in Git LFS.")}function a(c){let _=0;
for(let C=c.indexOf(10);C>=0;C=c.indexOf(10,C+1))_++;return c.length>0&&c[c.length-1]!==10?_+1:_}},"repo/remote"(T,l,$,x){
$(T,{branchAtOrigin:()=>E,fetched:()=>w,isRemoteOf:()=>O});async function O(y,{owner:f,repo:d}){return(await h(y)).replace(
/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${f}/${d}`.toLowerCase()}function w(y){
return`+refs/heads/${y}:refs/remotes/origin/${y}`}async function E(y,f){if(await h(y)==="")return!1;const d=`refs/heads/${f}`;
return(await y.user(["ls-remote","--","origin",d])).toString().split(`
`).some(p=>p.endsWith(`	${d}`))}async function h({user:y}){return(await y(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},"repo/revision"(T,l,$,x){let O;const w=()=>O??=l("error");$(T,{defaultBranch:()=>n,findDefaultBranch:()=>u,
isObjectId:()=>b,lookUpCommits:()=>E,parentsOf:()=>i,peelToCommits:()=>d,readRefs:()=>y,resolveCommits:()=>m,unknownRevision:()=>p});
async function E(r,t){const s=await y(r,t.filter(h)),o=t.includes("HEAD")?await f(r):void 0;return await d(r,t.map(e=>e===
"HEAD"?o:h(e)?s.get(e)?.id:e))}function h(r){return r.startsWith("refs/")}async function y(r,t){if(t.length===0)return new Map;
const s=new Set(t),c=(await r.user(["for-each-ref","--format=%(objectname) %(refname) %(symref)",...s])).toString().split(
`
`).map(_=>{const[C="",A="",S=""]=_.split(" ");return[A,{id:C,target:S||A}]});return new Map(c.filter(([_])=>s.has(_)))}async function f(r){
const t=["show-ref","--verify","--hash","HEAD"],s=(await r.user(t,{accept:[1,128]})).toString().trim();return s===""?void 0:
s}async function d({read:r},t){const s=t.filter(a=>a!==void 0),o=await r(s.map(a=>`${a}^{commit}`)),e=new Map(s.map((a,c)=>[
a,o[c]?.oid]));return t.map(a=>a===void 0?void 0:e.get(a))}async function m(r,t){const s=await E(r,t),o=s.indexOf(void 0);
if(o>=0)throw p(t[o]??"");return s}function p(r){return r==="HEAD"?new(w()).GateError("ref_not_found","The repository ha\
s no commits yet","Create a commit first, then gate the next change."):new(w()).GateError("ref_not_found",`unknown revis\
ion ${r}`,'Check the spelling (git branch --all); if it is a branch of the remote, run: git fetch origin "+refs/heads/BR\
ANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checkout, set `fetch-depth: 0`.')}function b(r){
return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(r)}const g=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/rem\
otes/origin/master","refs/heads/main","refs/heads/master"];async function u(r){const t=await y(r,g),s=g.flatMap(a=>t.get(
a)??[]),o=await d(r,s.map(({id:a})=>a)),[e]=s.flatMap(({target:a},c)=>{const _=o[c];return _===void 0?[]:[{commit:_,ref:a}]});
return e}async function n(r){const t=await u(r);if(t!==void 0)return t;throw new(w()).GateError("ref_not_found","No defa\
ult branch found: origin/HEAD, main and master do not exist","Specify the commit to compare with: --base REF.")}async function i(r,t){
const[s]=await r.read([t]);if(s?.type!=="commit")throw p(t);const o=s.content.toString("latin1");return[...o.slice(0,o.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,a])=>a??"")}},"repo/source-tree"(T,l,$,x){let O;const w=()=>O??=l("node:f\
s/promises");let E;const h=()=>E??=l("error");let y;const f=()=>y??=l("repo/additions");let d;const m=()=>d??=l("repo/fo\
lder-tree");let p;const b=()=>p??=l("repo/git");let g;const u=()=>g??=l("repo/object-tree");let n;const i=()=>n??=l("rep\
o/with-additions");let r;const t=()=>r??=l("repo/worktree");$(T,{withSourceTree:()=>s});async function s(o,e,a){const c=await(0,b().
openRepository)(o,e).catch(async _=>{if(!(_ instanceof h().GateError&&_.code==="not_a_repository"&&(await(0,w().stat)(o).
catch(()=>{}))?.isDirectory()))throw _});if(c===void 0)return a((0,m().folderTree)(o),o);try{const _=`the files of ${c.directory}`,
C=await(0,u().readTree)(c,await(0,t().snapshotWorktree)(c),{label:_});return await a((0,i().withAdditions)(C,(0,m().folderTree)(
c.directory),(0,f().additionsOf)()),c.directory,c)}finally{await c.close()}}},"repo/typed-revision"(T,l,$,x){let O;const w=()=>O??=
l("error");let E;const h=()=>E??=l("repo/merge-base");let y;const f=()=>y??=l("repo/revision");$(T,{resolveNamed:()=>u,resolveRevision:()=>g});
const d=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,m=/^(.*?)((?:[~^]\d*)*)$/s,p=/(?:^|-g)([0-9a-f]{4,64})$/i,b=/^[A-Z]+(?:_[A-Z]+)*$/;
async function g(o,e){return(await u(o,e)).commit}async function u(o,e){if(d.test(e))throw new(w()).GateError("ref_not_f\
ound",`${JSON.stringify(e)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,a="",c=""]=m.exec(e)??[],_=await n(o,a==="@"?"HEAD":a),[C,...A]=[...new Set(_.map(({commit:v})=>v))];if(C===
void 0)throw(0,f().unknownRevision)(e);if(A.length>0)throw s(a,_);if(c===""){const[v,...N]=_.flatMap(k=>k.ref??[]);return{
commit:C,...v!==void 0&&N.length===0&&{ref:v}}}const[S]=await(0,f().peelToCommits)(o,[`${C}${c}`]);if(S===void 0)throw(0,f().
unknownRevision)(e);return{commit:S}}async function n(o,e){if(e==="HEAD"||(0,f().isObjectId)(e.toLowerCase())){const[A]=await(0,f().
lookUpCommits)(o,[e]);if(A!==void 0)return[{name:e,commit:A}];if(e==="HEAD")return[]}const a=e.startsWith("refs/"),_=[...await(0,f().
readRefs)(o,a?[e]:i(e))].map(([A,{id:S,target:v}])=>({name:A,id:S,ref:v}));a||_.push(...await r(o,e),...await t(o,e));const C=await(0,f().
peelToCommits)(o,_.map(({id:A})=>A));return _.flatMap(({id:A,...S},v)=>{const N=C[v];return N===void 0?[]:[{...S,commit:N}]})}
function i(o){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(a=>`${a}${o}`),`refs/remotes/${o}/HEAD`]}
async function r({user:o},e){if(!b.test(e))return[];const a=await o(["rev-parse","--verify","--quiet",e],{accept:[1]});return a.
length===0?[]:[{name:e,id:a.toString().trim()}]}async function t({objects:o},e){const[,a]=p.exec(e)??[];return a===void 0?
[]:(await o(["rev-parse",`--disambiguate=${a.toLowerCase()}`])).toString().split(`
`).filter(f().isObjectId).map(C=>({name:C,id:C}))}function s(o,e){const a=e.map(({name:c,commit:_})=>c===_?`commit ${_}`:
`${c} (${(0,h().short)(_)})`);return new(w()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${a.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},"repo/untracked"(T,l,$,x){
let O;const w=()=>O??=l("node:fs");let E;const h=()=>E??=l("node:path");let y;const f=()=>y??=l("error");let d;const m=()=>d??=
l("repo/path-bytes");$(T,{filesBelow:()=>r,listUntracked:()=>g});const p=".git",b=new Set(["ENOENT","ENOTDIR"]);function g(t,s,o,e){
const a=[],c=[],_=C=>{for(const A of i((0,h().join)(t,C))){const S=(0,m().decodePath)(A.name),v=C===""?S:`${C}/${S}`;o.has(
v)||(S===p?(!o.has(C)||!u(C,A))&&a.push(v):e.cover(v)?(c.push(v),A.isDirectory()&&n((0,h().join)(t,v))&&a.push(`${v}/${p}`)):
A.isDirectory()&&e.mayBeIn(v)?_(v):a.push(v))}};return s.forEach(_),{leftOut:a,added:c}}function u(t,s){return t===""||s.
isFile()}function n(t){return i(t).some(({name:s})=>(0,m().decodePath)(s)===p)}function i(t){try{return(0,w().readdirSync)(
t,{encoding:"buffer",withFileTypes:!0})}catch(s){if(b.has(s.code??""))return[];throw new(f()).GateError("file_unreadable",
`Cannot list the directory ${t}: ${s instanceof Error?s.message:s}`,"Check the permissions of the directory.",{cause:s})}}
function r(t,s){const o=e=>i((0,h().join)(t,e)).flatMap(a=>{const c=(0,m().decodePath)(a.name),_=e===""?c:`${e}/${c}`;return c===
p||s(_)?[]:a.isDirectory()?o(_):[_]});return o("")}},"repo/user-environment"(T,l,$,x){$(T,{userEnvironment:()=>E});const O=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
w=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function E(h){const y={};for(const[f,d]of Object.entries(h))d!==void 0&&(O.test(
f)||!w.test(f))&&(y[f]=d);return{...y,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},"repo\
/with-additions"(T,l,$,x){let O;const w=()=>O??=l("repo/entry-index");$(T,{withAdditions:()=>E});function E(h,y,f){const d=p=>h.
stat(p)===void 0&&(f.cover(p)||f.mayBeIn(p))&&(0,w().foldersAbove)(p).every(b=>(h.stat(b)?.kind??"directory")==="directo\
ry"),m=p=>{if(!d(p))return h.stat(p);const b=y.stat(p),g=f.cover(p)||b?.kind==="directory";if(!(!b||!g))return{...b,tracked:!1,
...f.areBuilt(p)&&{built:!0}}};return{label:h.label,stat:m,readlink:p=>(d(p)?y:h).readlink(p),read:(p,b)=>(d(p)?y:h).read(
p,b),list:p=>{const b=y.list(p).flatMap(({path:g})=>(d(g)?m(g):void 0)??[]);return[...h.list(p),...b].sort(w().byEntryPath)},
files:()=>h.files()}}},"repo/worktree"(T,l,$,x){let O;const w=()=>O??=l("node:fs/promises");let E;const h=()=>E??=l("nod\
e:path");let y;const f=()=>y??=l("error");let d;const m=()=>d??=l("repo/path-bytes");$(T,{snapshotWorktree:()=>b});const p=Buffer.
from([0]);async function b(i){const r=await n(i);return await r(["update-index","-z","--index-info"],await g(i)),await r(
["add","--all","--","."]),(await r(["write-tree"])).toString().trim()}async function g(i){const r=[];for(const t of(0,m().
splitNul)(await i.user(["ls-files","-t","--stage","-z"]))){const s=t[0]===83,o=t.subarray(t.indexOf(9)+1);if(s&&!await u(
i,o))throw new(f()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,m().decodePath)(o))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");r.push(t.subarray(2),p)}return Buffer.concat(
r)}async function u({directory:i},r){return(0,w().lstat)(Buffer.concat([Buffer.from(`${i}/`),r])).then(()=>!0,t=>{if(t.code===
"ENOENT"||t.code==="ENOTDIR")return!1;throw new(f()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,m().
decodePath)(r))} (${t.code})`,"Check the permissions of the directories above the file.",{cause:t})})}async function n(i){
const r=await(0,w().mkdtemp)((0,h().join)(i.temporary,"index-")),t={...i.privateStore,GIT_INDEX_FILE:(0,h().join)(r,"ind\
ex")};return(s,o)=>i.user(s,{env:t,...o&&{input:o}})}}};
