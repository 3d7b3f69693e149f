"use strict";module.exports={"repo/additions"($,u,A,x){let T;const w=()=>T??=u("picomatch");let C;const _=()=>C??=u("repo/entry-index");
let y;const f=()=>y??=u("repo/paths");A($,{additionsOf:()=>p,everything:()=>g});const d={path:"node_modules",at:"anywher\
e"},h={dot:!0,nonegate:!0};function p(l=[],c=[d]){const s=l.flatMap(o=>(0,f().normalise)(o)||[]),n=s.length>0?(0,w().default)(
s,h):()=>!1,e=o=>c.some(t=>t.at!=="home"&&(o===t.path||t.at==="anywhere"&&o.endsWith(`/${t.path}`))),r=(o,t)=>t(o)||(0,_().
foldersAbove)(o).some(t);return{cover:o=>r(o,e)||r(o,n),areBuilt:o=>r(o,n)&&!r(o,e),mayBeIn:o=>s.some(t=>O(t.split("/"),
o.split("/")))}}function g(l){const{cover:c}=p([],l);return{cover:()=>!0,areBuilt:s=>!c(s),mayBeIn:()=>!1}}function O([l,
...c],[s,...n]){return l===void 0?!1:s===void 0||l.includes("**")||/[{(]/.test(l)?!0:w().default.isMatch(s,l,h)&&O(c,n)}},
"repo/anywhere"($,u,A,x){let T;const w=()=>T??=u("repo/paths");A($,{isWithinAnywhere:()=>C});function C(_,y){const f=((0,w().
normalise)(_)??_).split("/");return f.some((d,h)=>(0,w().isWithin)(f.slice(h).join("/"),y,{ignoreCase:!0}))}},"repo/blob\
s"($,u,A,x){let T;const w=()=>T??=u("error");let C;const _=()=>C??=u("repo/git-process");A($,{MAX_FILE_BYTES:()=>y,batches:()=>g,
blobInfo:()=>d,readBlobs:()=>h,readCheckedBlobs:()=>p});const y=16*1024*1024,f=256*1024*1024;async function d(s,n){const e=[
...new Set(n)];if(e.length===0)return new Map;const r=await s.objects(["cat-file","--batch-check"],{input:O(e)}),o=new Map;
for(const t of r.toString("latin1").split(`
`)){const[i="",a="",m=""]=t.split(" ");m!==""&&o.set(i,{oid:i,type:a,size:Number(m)})}for(const t of e)if(!o.has(t))throw l(
t);return o}async function h(s,n,e=y){const r=await d(s,n);for(const{oid:o,type:t,size:i}of r.values()){if(t!=="blob")throw c(
`object ${o} is a ${t}, not a file`);if(i>e)throw c(`object ${o} has ${i} bytes, more than ${e}`)}return p(s,[...r.values()])}
async function p(s,n){const e=new Map(n.map(({oid:i,size:a})=>[i,a]));if(e.size===0)return new Map;const r=[...e.values()].
reduce((i,a)=>i+a,0);if(r>f)throw c(`${e.size} files have ${r} bytes, more than ${f}`);const o=[...e.keys()],t=await s.read(
o);return new Map(o.map((i,a)=>{const m=t[a];if(m?.type!=="blob")throw l(i);return[i,m.content]}))}function*g(s){let n=[],
e=0;for(const r of s)n.length>0&&e+r.size>f&&(yield n,n=[],e=0),n.push(r),e+=r.size;n.length>0&&(yield n)}function O(s){
return[...s].map(n=>`${n}
`).join("")}function l(s){return new(w()).GateError("file_unreadable",`Object ${s} is missing from this clone`,_().FULL_CLONE_HINT)}
function c(s){return new(w()).GateError("file_unreadable",`Cannot read files of the commit: ${s}`,"Keep generated and bi\
nary data out of the files that the gate reads.")}},"repo/checked-out-content"($,u,A,x){let T;const w=()=>T??=u("node:cr\
ypto");A($,{blobId:()=>C,conversionFault:()=>f,isContentOf:()=>_});function C(c,s="sha1"){return(0,w().createHash)(s).update(
`blob ${c.length}\0`).update(c).digest("hex")}function _(c,s){return C(c,s.length===40?"sha1":"sha256")===s}const y=new Set(
["unspecified","unset","set",""]);function f(c,s,n){if(l(c,s))return;const{text:e,filter:r,ident:o,"working-tree-encodin\
g":t}=n;if(!y.has(r)&&r!=="lfs")return d(`filter=${r}`);if(!y.has(t))return d(`working-tree-encoding=${t}`);if(o==="set")
return d("ident");const i=e!=="unset"&&(e==="set"||!h(c)),a=p(c)===p(s);return i&&a?void 0:"differs on disk"}function d(c){
return`is converted on checkout by the attribute ${c}, and only line endings and Git LFS are supported`}function h(c){return c.
includes(0)||/\r(?!\n)/.test(c.toString("latin1"))}function p(c){return c.toString("latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
O=1024;function l(c,s){if(c.length>=O)return!1;const[,n]=g.exec(c.toString("latin1"))??[];return n===(0,w().createHash)(
"sha256").update(s).digest("hex")}},"repo/checkout-guard"($,u,A,x){let T;const w=()=>T??=u("node:fs");let C;const _=()=>C??=
u("node:fs/promises");let y;const f=()=>y??=u("node:path");let d;const h=()=>d??=u("repo/checked-out-content");let p;const g=()=>p??=
u("repo/entry-index");let O;const l=()=>O??=u("repo/file-kind");let c;const s=()=>c??=u("repo/folder-tree");let n;const e=()=>n??=
u("repo/path-bytes");let r;const o=()=>r??=u("repo/untracked");A($,{guardCheckout:()=>t});function t(k,v,S,I=new Map){const E=v.
filter(({kind:L})=>L!=="submodule"&&L!=="directory"),N=v.filter(({kind:L})=>L==="submodule").map(({path:L})=>L),F=[...E.
map(({path:L})=>L),...N].flatMap(g().foldersAbove),B=[...new Set(["",...F,...N])].sort(),j=new Set([...E.map(({path:L})=>L),
...B]),D=()=>({files:E.map(({path:L})=>a((0,f().join)(k,L))),folders:B.map(L=>a((0,f().join)(k,L)))}),P=D(),{leftOut:G,added:z}=(0,o().
listUntracked)(k,B,j,S),H=new Set(G),Y=L=>{const R=new Set(B.filter((M,W)=>!L.folders[W]?.startsWith("folder")));return R.
size===0?[]:E.filter(({path:M})=>(0,g().foldersAbove)(M).some(W=>R.has(W)))},J=L=>B.filter((R,M)=>m(L.folders[M],P.folders[M])).
flatMap(R=>(0,o().listUntracked)(k,[R],j,S).leftOut).filter(R=>!H.has(R));return{directory:k,files:E,folders:B,leftOut:G,
additions:z,at:(L,R=S)=>t(L,v,R,I),accept:(L,R)=>{I.set(L,(0,h().blobId)(R))},state:D,changed:async(L=D())=>{const R=E.filter(
(U,K)=>m(L.files[K],P.files[K])),M=await Promise.all(R.map(U=>b(k,U,I.get(U.path)??U.oid))),W=R.filter((U,K)=>M[K]);return i(
[...W,...Y(L)])},added:(L=D())=>J(L),touchedSince:L=>{const R=D(),M=E.filter((W,U)=>m(R.files[U],L.files[U]));return i([
...M,...Y(R)],J(R))}}}function i(k,v=[]){return[...new Set([...k.map(({path:S})=>S),...v])].sort()}function a(k){try{const v=(0,w().
lstatSync)((0,e().systemPath)(k),{bigint:!0}),{ino:S,size:I,mode:E,ctimeNs:N}=v;return`${v.isDirectory()?"folder":""}${S}\
:${I}:${E}:${N}`}catch{return}}function m(k,v){return k===void 0||k!==v}async function b(k,{path:v,kind:S},I=""){const E=(0,e().
systemPath)((0,f().join)(k,v));try{if((0,l().onThisPlatform)((0,l().kindOf)((0,w().lstatSync)(E)))!==(0,l().onThisPlatform)(
S))return!0;const N=S==="symlink"?await(0,_().readlink)(E,{encoding:"buffer"}):await(0,s().readOnDisk)(k,v);return!(0,h().
isContentOf)(N,I)}catch{return!0}}},"repo/checkout-parts"($,u,A,x){let T;const w=()=>T??=u("node:fs/promises");let C;const _=()=>C??=
u("node:path");let y;const f=()=>y??=u("error");let d;const h=()=>d??=u("repo/git");let p;const g=()=>p??=u("repo/object\
-tree");A($,{withCheckoutParts:()=>O});async function O(s,n,e){const r=[],o=async(t,i,a)=>{const m=await(0,g().readTree)(
i,a),b=[...m.files()].map(k=>({...k,path:l(t,k.path)}));r.push({path:t,repository:i,commit:a,tree:m,entries:b});for(const{
kind:k,path:v,oid:S}of b){if(k!=="submodule"||S===void 0)continue;const I=await c((0,_().join)(s.directory,v));I&&await o(
v,I,S)}};try{return await o("",s,n),await e(r)}finally{for(const t of r.slice(1))await t.repository.close()}}function l(s,n){
return s===""?n:`${s}/${n}`}async function c(s){if(await(0,w().lstat)((0,_().join)(s,".git")).catch(()=>{})===void 0)return;
const e=await(0,h().openRepository)(s);if(e.directory===s)return e;throw await e.close(),new(f()).GateError("checkout_di\
ffers",`The submodule ${JSON.stringify(s)} is not a repository of its own`,"Run git submodule update --init, or remove t\
he contents of the directory.")}},"repo/conversions"($,u,A,x){let T;const w=()=>T??=u("node:path");let C;const _=()=>C??=
u("repo/path-bytes");A($,{conversionsOf:()=>d});const y=["text","filter","ident","working-tree-encoding"],f={text:"unspe\
cified",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecified"};async function d(h,p,g){const O=new Map,
l={GIT_INDEX_FILE:(0,w().join)(h.temporary,"attributes-index")};await h.objects(["read-tree",p],{env:l});const c=await h.
objects(["check-attr","--cached","-z","--stdin",...y],{env:l,input:g.map(n=>`${n}\0`).join("")}),s=[...(0,_().splitNul)(
c)].map(n=>n.toString("utf8"));for(let n=0;n+2<s.length;n+=3){const[e="",r="",o=""]=s.slice(n,n+3);O.set(e,{...O.get(e)??
f,[r]:o})}return n=>O.get(n)??f}},"repo/diff"($,u,A,x){let T;const w=()=>T??=u("error");let C;const _=()=>C??=u("repo/pa\
th-bytes");A($,{parseDiff:()=>h,parseRawDiff:()=>p});const y={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_cha\
nged"},f=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,d=/^(?:(\d+)\t(\d+)|-\t-)\t/;function h(n){
const e=new c(n),r=g(e).map(o=>({...o,...l(e,o)}));return e.end(),r}function p(n){const e=new c(n),r=g(e);return e.end(),
r}function g(n){const e=[];for(;n.next()?.[0]===58;)e.push(O(n));return e}function O(n){const e=n.take().toString("latin\
1"),[,r,o,t,i,a=""]=f.exec(e)??[],m=y[a];if(!r||!o||!t||!i||m===void 0)throw s(`the record ${JSON.stringify(e)}`);const b=m===
"renamed"?{oldPath:(0,_().decodePath)(n.take()),path:(0,_().decodePath)(n.take())}:{path:(0,_().decodePath)(n.take())};return{
status:m,...b,oldMode:r,newMode:o,oldOid:t,newOid:i}}function l(n,{path:e,oldPath:r}){const o=n.take(),t=d.exec(o.toString(
"latin1"));if(t===null)throw s(`no line counts for ${e}`);const[i,a,m]=t,b=o.subarray(i.length),k=b.length>0?[b]:[n.take(),
n.take()],v=r===void 0?[e]:[r,e];if(k.map(_().decodePath).join("\0")!==v.join("\0"))throw s(`line counts of another file\
 instead of ${e}`);return{binary:a===void 0,added:Number(a??0),deleted:Number(m??0)}}class c{#e;#t;constructor(e){this.#e=
(0,_().splitNul)(e),this.#t=this.#e.next().value}next(){return this.#t}take(){const e=this.#t;if(e===void 0)throw s("a t\
runcated record");return this.#t=this.#e.next().value,e}end(){if(this.#t!==void 0)throw s("more records than files")}}function s(n){
return new(w()).GateError("change_incomplete",`Git's list of changed files has ${n}`,"Check that git is version 2.31 or \
later; if it is, report this as a bug.")}},"repo/entry-index"($,u,A,x){let T;const w=()=>T??=u("error");A($,{byEntryPath:()=>f,
canBeCheckedOut:()=>_,foldersAbove:()=>d,indexEntries:()=>y,notAFile:()=>h,tooLarge:()=>p});const C=new Set(["",".","..",
".git"]);function _(l){return!l.includes("\0")&&!l.split("/").some(c=>C.has(c.toLowerCase()))}function y(l){const c=new Map;
for(const r of l){if(c.has(r.path))throw g(r.path,"occurs twice");if(!_(r.path))throw g(r.path,"cannot be checked out");
c.set(r.path,r)}for(const{path:r,tracked:o}of[...c.values()])for(const t of d(r)){const i=c.get(t)?.kind;if(i===void 0)c.
set(t,{path:t,kind:"directory",tracked:o});else if(i!=="directory")throw g(r,`is below the ${i} ${t}`)}const s=[...c.values()].
sort(f),n=new Map;for(const r of s){const o=O(r.path),t=n.get(o);t?t.push(r):n.set(o,[r])}c.set("",{path:"",kind:"direct\
ory",tracked:!0});const e=s.filter(({kind:r,tracked:o})=>o&&r!=="directory");return{stat:r=>c.get(r),list:r=>n.get(r)??[],
files:()=>e}}function f(l,c){return l.path<c.path?-1:l.path>c.path?1:0}function d(l){const c=[];for(let s=l.indexOf("/");s>=
0;s=l.indexOf("/",s+1))c.push(l.slice(0,s));return c}function h(l,c){return new(w()).GateError("file_unreadable",`${c} i\
s not a regular file in ${l}`,"Check the spelling of the path; it is relative to the root of the repository.")}function p(l,c,s,n){
return new(w()).GateError("file_unreadable",`${c} in ${l} has ${s} bytes; the limit is ${n}`,"Split the file, or move la\
rge data out of it.")}function g(l,c){return new(w()).GateError("file_unreadable",`The tree contains the path ${JSON.stringify(
l)}, which ${c}`,"Recreate the commit with an unmodified git.")}function O(l){return l.slice(0,Math.max(l.lastIndexOf("/"),
0))}},"repo/file-kind"($,u,A,x){A($,{kindOf:()=>T,onThisPlatform:()=>w});function T(C){if(C.isSymbolicLink())return"syml\
ink";if(C.isDirectory())return"directory";if(C.isFile())return(C.mode&73)===0?"file":"executable"}function w(C){return process.
platform==="win32"&&C==="executable"?"file":C}},"repo/first-parents"($,u,A,x){A($,{firstParents:()=>T});async function T({
objects:w},C,_){return(await w(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",`${C}..${_}`])).toString().
split(`
`).filter(Boolean).map(d=>{const[h="",p="",g="",...O]=d.split("\0");return{commit:h,tree:p,parents:g.split(" ").filter(Boolean),
subject:O.join("")}})}},"repo/folder-spelling"($,u,A,x){A($,{isSpellingOf:()=>w});const T=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function w(_,y){const d=_.replace(T,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return d===y||C(d,y)}function C(_,y){const[,f]=/^(.+)~[1-9]\d{0,5}$/.exec(_)??[];return f!==void 0&&f===y.replaceAll(".",
"").slice(0,6)}},"repo/folder-tree"($,u,A,x){let T;const w=()=>T??=u("node:fs");let C;const _=()=>C??=u("node:fs/promise\
s");let y;const f=()=>y??=u("node:path");let d;const h=()=>d??=u("error");let p;const g=()=>p??=u("repo/blobs");let O;const l=()=>O??=
u("repo/entry-index");let c;const s=()=>c??=u("repo/file-kind");let n;const e=()=>n??=u("repo/path-bytes");A($,{folderTree:()=>r,
readOnDisk:()=>t});function r(k,v=g().MAX_FILE_BYTES){const S=(0,f().resolve)(k),I=`the directory ${k}`,E=j=>b(j,()=>(0,w().
lstatSync)((0,e().systemPath)((0,f().join)(S,j)))),N=j=>{if(j==="")return{path:j,kind:"directory",tracked:!0};if(!(0,l().
canBeCheckedOut)(j)||!(0,l().foldersAbove)(j).every(z=>E(z)?.isDirectory()))return;const D=E(j),P=D&&(0,s().kindOf)(D);if(!D||
!P)return;const G=P==="file"||P==="executable"?{size:D.size}:{};return{path:j,kind:P,...G,tracked:!j.split("/").includes(
"node_modules")}},F=j=>N(j)?.kind!=="directory"?[]:(b(j,()=>(0,w().readdirSync)((0,e().systemPath)((0,f().join)(S,j)),{encoding:"\
buffer"}))??[]).map(P=>N(j===""?(0,e().decodePath)(P):`${j}/${(0,e().decodePath)(P)}`)).filter(P=>P!==void 0).sort(l().byEntryPath);
function*B(j){for(const D of F(j))D.tracked&&(D.kind==="directory"?yield*B(D.path):yield D)}return{label:I,stat:N,list:F,
files:()=>[...B("")].sort(l().byEntryPath),readlink:j=>N(j)?.kind==="symlink"?b(j,()=>(0,e().decodePath)((0,w().readlinkSync)(
(0,e().systemPath)((0,f().join)(S,j)),{encoding:"buffer"}))):void 0,read:async(j,D=v)=>{const P=N(j);if(P?.kind!=="file"&&
P?.kind!=="executable")throw(0,l().notAFile)(I,j);if((P.size??0)>D)throw(0,l().tooLarge)(I,j,P.size??0,D);return i((0,f().
join)(S,j),j,I,D)}}}const o=w().constants.O_RDONLY|(w().constants.O_NOFOLLOW??0)|(w().constants.O_NONBLOCK??0);function t(k,v){
return i((0,f().join)(k,v),v,`the directory ${k}`,1/0)}async function i(k,v,S,I){try{const E=await(0,_().open)((0,e().systemPath)(
k),o);try{const N=await E.stat();if(!N.isFile())throw(0,l().notAFile)(S,v);if(N.size>I)throw(0,l().tooLarge)(S,v,N.size,
I);return await E.readFile()}finally{await E.close()}}catch(E){throw E instanceof h().GateError?E:a(v,E)}}function a(k,v){
return new(h()).GateError("file_unreadable",`Cannot read ${k}: ${v instanceof Error?v.message:v}`,"Check the permissions\
 of the file and of the directories above it.",{cause:v})}const m=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function b(k,v){
try{return v()}catch(S){if(m.has(S.code??""))return;throw a(k,S)}}},"repo/git"($,u,A,x){let T;const w=()=>T??=u("node:fs\
/promises");let C;const _=()=>C??=u("node:path");let y;const f=()=>y??=u("error");let d;const h=()=>d??=u("repo/git-proc\
ess");let p;const g=()=>p??=u("repo/object-view");let O;const l=()=>O??=u("repo/user-environment");A($,{openRepository:()=>s});
const c=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",...[
"objects","shallow"].flatMap(o=>["--git-path",o])];async function s(o,t=process.env){const i=(0,_().resolve)(o);if(!await e(
i))throw r(i,"is not a directory");const a=(0,l().userEnvironment)(t),m=await(0,h().runGit)({directory:i,env:a,config:["\
safe.directory=*"]},["rev-parse","--path-format=absolute",...c]),[b,k,v,S,I,E,N,...F]=m.stdout.toString().split(`
`);if(b==="true")throw r(i,"is a bare repository, which has no working tree");if(k==="false")throw r(i,"is inside a .git\
 directory");if(!m.stdout.length)throw r(i,"is not in a git repository",m.stderr);if(!v||!S||!I||!E||!N||F.join("")!=="")
throw r(i,"is in a repository that git cannot describe",m.stderr);const B=await(0,g().openObjectView)({objects:E,shallow:N,
format:v,env:a});return n(await(0,w().realpath)(S),I,a,B)}function n(o,t,i,a){return{...a,directory:o,user:(0,h().bindGit)(
{directory:o,env:{...i,GIT_DIR:t,GIT_WORK_TREE:o},config:[`safe.directory=${o}`,"core.fsmonitor=false","core.hooksPath=/\
dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}async function e(o){return(0,w().stat)(o).then(t=>t.isDirectory(),
()=>!1)}function r(o,t,i=""){const a=i.includes("not a git repository")?"":i.trim();return new(f()).GateError("not_a_rep\
ository",`${o} ${t}${a===""?"":` (${a})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specif\
y one with --repo.")}},"repo/git-process"($,u,A,x){let T;const w=()=>T??=u("node:os");let C;const _=()=>C??=u("simple-gi\
t");let y;const f=()=>y??=u("error");A($,{FULL_CLONE_HINT:()=>s,NO_OUTSIDE_CONFIGURATION:()=>r,bindGit:()=>p,notStarted:()=>O,
runGit:()=>g});const d=10*6e4,h={allowUnsafeAlias:!0,allowUnsafeAskPass:!0,allowUnsafeCommandBinaries:!0,allowUnsafeConfigEnvCount:!0,
allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeDiffExternal:!0,allowUnsafeDiffTextConv:!0,allowUnsafeEditor:!0,
allowUnsafeExec:!0,allowUnsafeFilter:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeGpgProgram:!0,allowUnsafeHooksPath:!0,
allowUnsafeInclude:!0,allowUnsafeMergeDriver:!0,allowUnsafePack:!0,allowUnsafePager:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,
allowUnsafeSubmodule:!0,allowUnsafeTemplateDir:!0,allowUnsafeUrlRewrite:!0};function p(o){return async(t,i={})=>{const a=await g(
o,t,i);if(a.exitCode!==0&&!i.accept?.includes(a.exitCode))throw n(t,a);return a.stdout}}async function g({directory:o,env:t,
config:i=[]},a,{input:m,env:b}={}){const k={...t,...b};let v;const S=(0,_().simpleGit)({baseDir:o,config:[...i],unsafe:h,
allowEnvironment:Object.keys(k),completion:{onClose:!0,onExit:!1},timeout:{block:d},...m===void 0?{}:{input:()=>m},errors:(E,N)=>(v=
N,E instanceof _().GitPluginError?E:void 0)}).env(k);try{await(a[0]==="cat-file"?S.binaryCatFile(a.slice(1)):S.raw([...a]))}catch(E){
throw c(`git ${a[0]} was stopped: ${String(E)}`,E)}if(v===void 0)throw c(`git ${a[0]} returned no result`);const I=Buffer.
concat(v.stdErr).toString();if(v.exitCode<0&&I.includes("ENOENT"))throw l();return{exitCode:v.exitCode,stdout:Buffer.concat(
v.stdOut),stderr:I}}function O(o,t){return t.code!=="ENOENT"?c(`git ${o[0]} could not be started: ${t.message}`,t):l(t)}
function l(o){return new(f()).GateError("program_not_found","git is not installed or not on PATH","Install git and put i\
t on PATH.",{cause:o})}function c(o,t){return new(f()).GateError("git_failed",o,s,{cause:t})}const s="Check the clone wi\
th git fsck; it must be a full clone (no `filter` on actions/checkout).";function n(o,{exitCode:t,stderr:i}){const a=i.trim().
replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(f()).GateError("git_failed",`git ${o[0]} failed: ${a||`exit code ${t}`}`,
e.test(a)?`Free space in TMPDIR (${(0,w().tmpdir)()}) and in the clone.`:s)}const e=/No space left on device|Disk quota exceeded|Read-only file system/i,
r={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:w().devNull,GIT_ATTR_NOSYSTEM:"1"}},"repo/head-files"($,u,A,x){let T;const w=()=>T??=
u("repo/diff");A($,{findHeadFiles:()=>_});const C=100;async function _(d,h,p,g){const O=(0,w().parseRawDiff)(await d.objects(
["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",h,p])).filter(({path:c})=>g.has(c)),
l=[];for(const[c,s]of O.entries()){const{path:n,status:e}=s,r=e==="deleted",o=r||c>=C?[]:await y(d,s);l.push({path:n,...r&&
{missing:!0},same:o})}return l}async function y(d,{oldOid:h,newOid:p}){if(h===p)return[{line:1,head_line:1}];const g=await d.
objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",h,p],{accept:[1]});return f(g.toString("latin1"))}function f(d){
const h=[...d.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(h.length===0)return[];const p=[];let[g,O]=[1,
1];for(const[,l="",c="1",s="",n="1"]of h){const e=Number(l)+(c==="0"?1:0),r=Number(s)+(n==="0"?1:0);e>g&&p.push({line:g,
head_line:O,lines:e-g}),[g,O]=[e+Number(c),r+Number(n)]}return[...p,{line:g,head_line:O}]}},"repo/literal-tree"($,u,A,x){
let T;const w=()=>T??=u("repo/entry-index");A($,{literalTree:()=>C});function C(y,f="the given files"){const d=new Map(Object.
entries(y)),h=g=>{const O=d.get(g);return typeof O=="string"?Buffer.from(O):Buffer.isBuffer(O)?O:O!==void 0&&"executable"in
O?Buffer.from(O.executable):void 0};return{...(0,w().indexEntries)([...d].map(([g,O])=>_(g,O,h(g)?.length))),label:f,readlink:g=>{
const O=d.get(g);return typeof O=="object"&&"symlink"in O?O.symlink:void 0},read:async g=>{const O=h(g);if(O===void 0)throw(0,w().
notAFile)(f,g);return O}}}function _(y,f,d){const h=!y.split("/").includes("node_modules");if(typeof f=="object"&&"symli\
nk"in f)return{path:y,kind:"symlink",tracked:h};if(typeof f=="object"&&"submodule"in f)return{path:y,kind:"submodule",oid:f.
submodule,tracked:h};const p=typeof f=="object"&&"executable"in f;return{path:y,kind:p?"executable":"file",...d===void 0?
{}:{size:d},tracked:h}}},"repo/look-alike"($,u,A,x){A($,{LOOK_ALIKE:()=>T,asciiOf:()=>w,skeletonOf:()=>y});const T=new Map(
`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([f="",...d])=>d.map(h=>[h,f])));function w(f){return[...f].map(d=>T.get(d)??d).join("")}const C={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},_=new Map([...[...T].filter(
([,f])=>f===f.toLowerCase()),...Object.entries(C).flatMap(([f,d])=>[...d].map(h=>[h,f]))]);function y(f){return[...f.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(h=>_.get(h)??h).join("")}},"repo/merge-base"($,u,A,x){let T;const w=()=>T??=u("error");let C;const _=()=>C??=u("repo\
/revision");A($,{mergeBase:()=>f,requireCommits:()=>d,short:()=>O});const y=["--deepen=50","--deepen=200","--deepen=1000",
"--unshallow"];async function f(l,c,s,n=[c,s]){const e=[...y];for(;;){const r=await h(l,c,s);if(r.certain){if(r.commit!==
void 0)return r.commit;throw new(w()).GateError("no_merge_base",`${O(c)} and ${O(s)} have no common ancestor`,"Rebase th\
e branch onto its target branch, or specify another --base.")}const o=e.shift();if(o===void 0)throw g(`the merge base of\
 ${O(c)} and ${O(s)}`);await p(l,[o],n)}}async function d(l,c,s){const n=async()=>(await(0,_().lookUpCommits)(l,c)).includes(
void 0);if(!await n())return;const e=(await l.shallowCommits()).size>0;if(await p(l,e?["--deepen=50"]:[],s),await n())throw g(
`commit ${c.map(O).join(" or ")}`)}async function h(l,c,s){const e=(await l.objects(["merge-base",c,s],{accept:[1]})).toString().
trim(),r=await l.shallowCommits();if(e==="")return{certain:r.size===0};if(r.size===0)return{commit:e,certain:!0};const t=!(await l.
objects(["rev-list",c,s,`^${e}`])).toString().split(`
`).some(i=>r.has(i));return{commit:e,certain:t}}async function p(l,c,s){const n=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],e=r=>l.user(["fetch",...n,...c,"--","origin",...r]);await e(s).catch(()=>e([])).catch(
r=>{throw g("part of the history",r)})}function g(l,c){const s=c===void 0?"":` (${c.message})`;return new(w()).GateError(
"shallow_clone",`This clone lacks ${l}, and fetching it failed${s}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:c})}function O(l){return l.slice(0,12)}},"repo/merge-tree"($,u,A,x){let T;const w=()=>T??=
u("error");let C;const _=()=>C??=u("repo/revision");A($,{mergedTree:()=>y,treeOf:()=>f});async function y({objects:d},h,p){
try{return(await d(["merge-tree","--write-tree","--no-messages",h,p])).toString().split(`
`).find(_().isObjectId)}catch(g){if(g instanceof w().GateError&&g.code==="git_failed")return;throw g}}async function f({
objects:d},h){return(await d(["rev-parse","--verify",`${h}^{tree}`])).toString().trim()}},"repo/object-reader"($,u,A,x){
let T;const w=()=>T??=u("node:child_process");let C;const _=()=>C??=u("error");let y;const f=()=>y??=u("repo/git-process");
A($,{objectReader:()=>d});function d({directory:O,env:l}){let c,s;const n=[],e=o=>{s??=o;for(const{reject:t}of n.splice(
0))t(s)},r=()=>(c=(0,w().spawn)("git",["cat-file","--batch"],{cwd:O,env:l,windowsHide:!0}),c.on("error",o=>e((0,f().notStarted)(
["cat-file"],o))),c.on("close",()=>e(h())),c.stdin.on("error",()=>{}),c.stderr.resume(),c.stdout.on("data",g(o=>n.shift()?.
resolve(o))),c);return{read:async o=>{if(o.length===0)return[];if(s)throw s;const{stdin:t}=c??r(),i=o.map(()=>new Promise(
(a,m)=>n.push({resolve:a,reject:m})));return t.write(o.map(a=>`${a}
`).join("")),Promise.all(i)},close:()=>{e(h()),c?.kill()}}}function h(){return new(_()).GateError("git_failed","git cat-\
file ended early",f().FULL_CLONE_HINT)}const p=10;function g(O){let l=Buffer.alloc(0),c,s=[],n=0;return e=>{if(c&&e.length<
n){s.push(e),n-=e.length;return}l=s.length>0?Buffer.concat([...s,e]):Buffer.concat([l,e]),s=[];let r=0;for(;;)if(c===void 0){
const o=l.indexOf(p,r);if(o<0)break;const[t="",i="",a=""]=l.toString("latin1",r,o).split(" ");r=o+1,/^\d+$/.test(a)?c={oid:t,
type:i,size:Number(a)}:O(void 0)}else{const o=r+c.size;if(l.length<=o)break;const{oid:t,type:i}=c;c=void 0,O({oid:t,type:i,
content:l.subarray(r,o)}),r=o+1}l=l.subarray(r),c&&(n=c.size+1-l.length,s=[l])}}},"repo/object-tree"($,u,A,x){let T;const w=()=>T??=
u("error");let C;const _=()=>C??=u("repo/blobs");let y;const f=()=>y??=u("repo/entry-index");let d;const h=()=>d??=u("re\
po/git-process");let p;const g=()=>p??=u("repo/merge-base");let O;const l=()=>O??=u("repo/path-bytes");A($,{readTree:()=>e});
const c=4096,s=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,n=new WeakMap;function e(b,k,{label:v=`commit ${(0,g().short)(
k)}`,maxFileBytes:S=_().MAX_FILE_BYTES}={}){const I=n.get(b)??new Map;n.set(b,I);const E=JSON.stringify([k,v,S]),N=I.get(
E)??r(b,k,{label:v,maxFileBytes:S});return I.set(E,N),N.catch(()=>I.delete(E)),N}async function r(b,k,{label:v,maxFileBytes:S}){
const I=await b.objects(["ls-tree","-r","-t","-z","--long",k]),E=[...(0,l().splitNul)(I)].map(i),N=(0,f().indexEntries)(
E),F=E.filter(({kind:D})=>D==="symlink"),B=await(0,_().readBlobs)(b,F.map(({oid:D=""})=>D),c),j=t(D=>o(b,D));return{...N,
label:v,readlink:D=>{const P=N.stat(D),G=P?.kind==="symlink"?B.get(P.oid??""):void 0;return G&&(0,l().decodePath)(G)},read:async(D,P=S)=>{
const{kind:G,oid:z,size:H}=N.stat(D)??{};if(G!=="file"&&G!=="executable"||z===void 0||H===void 0)throw(0,f().notAFile)(v,
D);if(H>P)throw(0,f().tooLarge)(v,D,H,P);return j({oid:z,size:H})}}}async function o(b,k){const v=new Map;for(const S of(0,_().
batches)(k))for(const[I,E]of await(0,_().readCheckedBlobs)(b,S))v.set(I,E);return v}function t(b){let k=[],v;return async S=>{
k.push(S),v??=new Promise(E=>setImmediate(E)).then(()=>{const E=k;return k=[],v=void 0,b(E)});const I=(await v).get(S.oid);
if(I===void 0)throw new Error(`no content of ${S.oid}`);return I}}function i(b){const k=s.exec(b.toString("latin1"));if(k===
null)throw m(b);const[v,S="",I="",E="",N=""]=k,F=a(S,I);if(F===void 0)throw m(b);const B=(0,l().decodePath)(b.subarray(v.
length)),j=F==="file"||F==="executable"?{size:Number(N)}:{};return{path:B,kind:F,oid:E,...j,tracked:!0}}function a(b,k){
if(k==="tree")return"directory";if(k==="commit")return"submodule";if(b==="120000")return"symlink";if(b.startsWith("100"))
return(Number.parseInt(b,8)&64)===0?"file":"executable"}function m(b){return new(w()).GateError("file_unreadable",`Git's\
 list of files has the entry ${JSON.stringify((0,l().decodePath)(b))}`,h().FULL_CLONE_HINT)}},"repo/object-view"($,u,A,x){
let T;const w=()=>T??=u("node:fs/promises");let C;const _=()=>C??=u("node:path");let y;const f=()=>y??=u("error");let d;
const h=()=>d??=u("temporary-folder");let p;const g=()=>p??=u("repo/git-process");let O;const l=()=>O??=u("repo/object-r\
eader");A($,{openObjectView:()=>c});async function c(e){const r=await(0,h().temporaryFolder)(),o=(0,_().join)(r,"git"),t=(0,_().
join)(o,"objects");await(0,w().mkdir)((0,_().join)(t,"info"),{recursive:!0}),await(0,w().mkdir)((0,_().join)(o,"refs")),
await(0,w().writeFile)((0,_().join)(o,"HEAD"),`ref: refs/heads/none
`),await(0,w().writeFile)((0,_().join)(o,"config"),n(e.format)),await(0,w().writeFile)((0,_().join)(t,"info","alternates"),
`${JSON.stringify(e.objects)}
`);const i={directory:o,env:{...e.env.PATH===void 0?{}:{PATH:e.env.PATH},...g().NO_OUTSIDE_CONFIGURATION,GIT_DIR:o,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:e.shallow,HOME:o,LC_ALL:"C"}},a=(0,l().objectReader)(i);return{temporary:r,
objects:(0,g().bindGit)(i),read:a.read,privateStore:{GIT_OBJECT_DIRECTORY:t,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
e.objects)},shallowCommits:async()=>{const m=await(0,w().readFile)(e.shallow,"utf8").catch(s);return new Set(m.split(`
`).filter(b=>b!==""))},close:()=>(a.close(),(0,w().rm)(r,{recursive:!0,force:!0}))}}function s(e){if(e.code==="ENOENT")return"";
throw new(f()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${e.message}`,"Check the permissio\
ns of the .git directory.",{cause:e})}function n(e){return e==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${e}
`}},"repo/path-bytes"($,u,A,x){let T;const w=()=>T??=u("node:buffer");A($,{decodePath:()=>C,splitNul:()=>f,systemPath:()=>y});
function C(d){if((0,w().isUtf8)(d))return d.toString("utf8");let h="";for(let p=0;p<d.length;){const g=_(d,p);h+=g>0?d.toString(
"utf8",p,p+g):String.fromCharCode(56320+(d[p]??0)),p+=Math.max(g,1)}return h}function _(d,h){for(let p=1;p<=4&&h+p<=d.length;p++)
if((0,w().isUtf8)(d.subarray(h,h+p)))return p;return 0}function y(d){if(!/[\udc80-\udcff]/.test(d))return d;const h=d.split(
/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(h.map((p,g)=>g%2===1?Buffer.of(p.charCodeAt(0)-56320):Buffer.
from(p)))}function*f(d){let h=0;for(let p=d.indexOf(0);p>=0;p=d.indexOf(0,h))yield d.subarray(h,p),h=p+1;h<d.length&&(yield d.
subarray(h))}},"repo/paths"($,u,A,x){A($,{isLocatedIn:()=>g,isWithin:()=>h,locatePath:()=>p,normalise:()=>y,resolveInTree:()=>f});
const T=40,w={path:"",kind:"directory",tracked:!0},C=/^[A-Za-z]:/,_=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function y(t){if(_.
test(t))return t;const i=t.replaceAll("\\","/");if(i.startsWith("/")||i.includes("\0"))return;const a=[];for(const m of i.
split("/"))if(!(m===""||m===".")){if(m!=="..")a.push(m);else if(a.pop()===void 0)return}return C.test(i)||C.test(a[0]??"")?
void 0:a.join("/")}function f(t,i){if(i.startsWith("/")||i.includes("\0"))return{kind:"outside",path:i};const a=i.split(
"/").reverse(),m=[];let b=w,k=0;for(let v=a.pop();v!==void 0;v=a.pop()){if(v===""||v===".")continue;if(b.kind!=="directo\
ry")return{kind:"missing",path:[...m,v].join("/")};if(v===".."){if(m.pop()===void 0)return{kind:"outside",path:i};b=d(m);
continue}const S=[...m,v].join("/"),I=t.stat(S);if(I===void 0)return{kind:"missing",path:S};if(I.kind!=="symlink"){m.push(
v),b=I;continue}if(k+=1,k>T)return{kind:"loop",path:i};const E=t.readlink(S);if(E===void 0||E==="")return{kind:"missing",
path:S};if(E.startsWith("/")||E.includes("\0"))return{kind:"outside",path:S};a.push(...E.split("/").reverse())}return{kind:"\
inside",path:b.path,entry:b}}function d(t){return t.length===0?w:{...w,path:t.join("/")}}function h(t,i,{ignoreCase:a=!1}={}){
const m=y(t),b=y(i);return m===void 0||b===void 0?!1:r(b,m,a)}function p(t,i,{at:a,tree:m}){if(e(t))return;const k=(s(t)??
[...s(i)??[],...c(t)]).reverse(),v=l((s(a)??[]).filter(E=>E!=="")),S=[];let I=0;for(let E=k.pop();E!==void 0;E=k.pop()){
if(E===""||E===".")continue;if(E===".."){S.pop();continue}S.push(E);const N=m&&O(m,v,l(S));if(N===void 0)continue;if(I+=
1,I>T||e(N))return;const F=s(N);F===void 0?S.pop():S.length=0,k.push(...(F??c(N)).reverse())}return l(S)}function g(t,i,{
ignoreCase:a=!1}={}){return r(i.slice(1),t.slice(1),a)}function O(t,i,a){if(g(a,i))return t.readlink(i==="/"?a.slice(1):
a.slice(i.length+1))}function l(t){return`/${t.join("/")}`}function c(t){return t.replaceAll("\\","/").split("/")}function s(t){
return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(t)?c(t):void 0}const n=4096;function e(t){return t.length>n?!0:t.includes("\0")||
/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(t)}function r(t,i,a){if(t==="")return!0;const[m,b]=a?[o(i),o(t)]:[i,t];return m===b||
m.startsWith(`${b}/`)}function o(t){return _.test(t)?t.toLowerCase():t.normalize("NFC").toUpperCase().toLowerCase()}},"r\
epo/read-change"($,u,A,x){let T;const w=()=>T??=u("error");let C;const _=()=>C??=u("repo/blobs");let y;const f=()=>y??=u(
"repo/diff");let d;const h=()=>d??=u("repo/object-tree");A($,{countChangedFiles:()=>c,countLines:()=>i,readChange:()=>l});
const p=1e3,g=128*1024*1024,O=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"];async function l(a,m,b,k=p){
const v=await Promise.all([(0,h().readTree)(a,m),(0,h().readTree)(a,b)]),S=await a.objects([...O,"--numstat",n(v,k)?"-M":
"-M100%","-l0","--no-ext-diff","--no-textconv",m,b]),I=await r(a,(0,f().parseDiff)(S));return I.sort((E,N)=>E.path<N.path?
-1:1),{base:m,audited:b,files:I}}async function c(a,m,b){return(await s(a,m,b)).length}async function s(a,m,b){return(0,f().
parseRawDiff)(await a.objects([...O,"--no-renames",m,b]))}function n([a,m],b){return e(a,m)*e(m,a)<=b**2}function e(a,m){
let b=0;for(const{path:k}of a.files())(m.stat(k)?.kind??"directory")==="directory"&&(b+=1);return b}async function r(a,m){
const b=m.filter(({binary:E,oldOid:N,newOid:F})=>E&&N!==F),k=b.flatMap(({oldOid:E,newOid:N})=>[E,N]),v=await(0,_().blobInfo)(
a,k.filter(o));for(const{path:E,oldOid:N,newOid:F}of b){const B=Math.max(v.get(N)?.size??0,v.get(F)?.size??0);if(B>g)throw t(
E,B)}const S=new Map;for(const E of(0,_().batches)([...v.values()]))for(const[N,F]of await(0,_().readCheckedBlobs)(a,E))
S.set(N,i(F));const I=E=>{const N=o(E)?S.get(E):0;if(N===void 0)throw new TypeError(`the lines of ${E} were not counted`);
return N};return m.map(E=>E.binary&&E.oldOid!==E.newOid?{...E,added:I(E.newOid),deleted:I(E.oldOid)}:E)}function o(a){return!/^0+$/.
test(a)}function t(a,m){return new(w()).GateError("change_incomplete",`Cannot count the lines of ${a}: it has ${m} bytes\
, more than ${g}`,"Store files of this size in Git LFS.")}function i(a){let m=0;for(let b=a.indexOf(10);b>=0;b=a.indexOf(
10,b+1))m++;return a.length>0&&a[a.length-1]!==10?m+1:m}},"repo/remote"($,u,A,x){A($,{branchAtOrigin:()=>C,fetched:()=>w,
isRemoteOf:()=>T});async function T(y,{owner:f,repo:d}){return(await _(y)).replace(/\/+$/,"").replace(/\.git$/,"").split(
/[/:]/).slice(-2).join("/").toLowerCase()===`${f}/${d}`.toLowerCase()}function w(y){return`+refs/heads/${y}:refs/remotes\
/origin/${y}`}async function C(y,f){if(await _(y)==="")return!1;const d=`refs/heads/${f}`;return(await y.user(["ls-remot\
e","--","origin",d])).toString().split(`
`).some(p=>p.endsWith(`	${d}`))}async function _({user:y}){return(await y(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},"repo/revision"($,u,A,x){let T;const w=()=>T??=u("error");A($,{defaultBranch:()=>c,findDefaultBranch:()=>l,
isObjectId:()=>g,lookUpCommits:()=>C,parentsOf:()=>s,peelToCommits:()=>d,readRefs:()=>y,resolveCommits:()=>h,unknownRevision:()=>p});
async function C(n,e){const r=await y(n,e.filter(_)),o=e.includes("HEAD")?await f(n):void 0;return await d(n,e.map(t=>t===
"HEAD"?o:_(t)?r.get(t)?.id:t))}function _(n){return n.startsWith("refs/")}async function y(n,e){if(e.length===0)return new Map;
const r=new Set(e),a=(await n.user(["for-each-ref","--format=%(objectname) %(refname) %(symref)",...r])).toString().split(
`
`).map(m=>{const[b="",k="",v=""]=m.split(" ");return[k,{id:b,target:v||k}]});return new Map(a.filter(([m])=>r.has(m)))}async function f(n){
const e=["show-ref","--verify","--hash","HEAD"],r=(await n.user(e,{accept:[1,128]})).toString().trim();return r===""?void 0:
r}async function d({read:n},e){const r=e.filter(i=>i!==void 0),o=await n(r.map(i=>`${i}^{commit}`)),t=new Map(r.map((i,a)=>[
i,o[a]?.oid]));return e.map(i=>i===void 0?void 0:t.get(i))}async function h(n,e){const r=await C(n,e),o=r.indexOf(void 0);
if(o>=0)throw p(e[o]??"");return r}function p(n){return n==="HEAD"?new(w()).GateError("ref_not_found","The repository ha\
s no commits yet","Create a commit first, then gate the next change."):new(w()).GateError("ref_not_found",`unknown revis\
ion ${n}`,"Check the spelling (git branch --all); if it is on the remote only, run git fetch. With actions/checkout, set\
 `fetch-depth: 0`.")}function g(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n)}const O=["refs/remotes/origin/HEAD","\
refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function l(n){const e=await y(
n,O),r=O.flatMap(i=>e.get(i)??[]),o=await d(n,r.map(({id:i})=>i)),[t]=r.flatMap(({target:i},a)=>{const m=o[a];return m===
void 0?[]:[{commit:m,ref:i}]});return t}async function c(n){const e=await l(n);if(e!==void 0)return e;throw new(w()).GateError(
"ref_not_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to compare with\
: --base REF.")}async function s(n,e){const[r]=await n.read([e]);if(r?.type!=="commit")throw p(e);const o=r.content.toString(
"latin1");return[...o.slice(0,o.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,i])=>i??"")}},"repo/source-tree"($,u,A,x){let T;const w=()=>T??=u("node:f\
s/promises");let C;const _=()=>C??=u("error");let y;const f=()=>y??=u("repo/additions");let d;const h=()=>d??=u("repo/fo\
lder-tree");let p;const g=()=>p??=u("repo/git");let O;const l=()=>O??=u("repo/object-tree");let c;const s=()=>c??=u("rep\
o/with-additions");let n;const e=()=>n??=u("repo/worktree");A($,{withSourceTree:()=>r});async function r(o,t,i){const a=await(0,g().
openRepository)(o,t).catch(async m=>{if(!(m instanceof _().GateError&&m.code==="not_a_repository"&&(await(0,w().stat)(o).
catch(()=>{}))?.isDirectory()))throw m});if(a===void 0)return i((0,h().folderTree)(o),o);try{const m=`the files of ${a.directory}`,
b=await(0,l().readTree)(a,await(0,e().snapshotWorktree)(a),{label:m});return await i((0,s().withAdditions)(b,(0,h().folderTree)(
a.directory),(0,f().additionsOf)()),a.directory,a)}finally{await a.close()}}},"repo/typed-revision"($,u,A,x){let T;const w=()=>T??=
u("error");let C;const _=()=>C??=u("repo/merge-base");let y;const f=()=>y??=u("repo/revision");A($,{resolveNamed:()=>l,resolveRevision:()=>O});
const d=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,h=/^(.*?)((?:[~^]\d*)*)$/s,p=/(?:^|-g)([0-9a-f]{4,64})$/i,g=/^[A-Z]+(?:_[A-Z]+)*$/;
async function O(o,t){return(await l(o,t)).commit}async function l(o,t){if(d.test(t))throw new(w()).GateError("ref_not_f\
ound",`${JSON.stringify(t)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,i="",a=""]=h.exec(t)??[],m=await c(o,i==="@"?"HEAD":i),[b,...k]=[...new Set(m.map(({commit:S})=>S))];if(b===
void 0)throw(0,f().unknownRevision)(t);if(k.length>0)throw r(i,m);if(a===""){const[S,...I]=m.flatMap(E=>E.ref??[]);return{
commit:b,...S!==void 0&&I.length===0&&{ref:S}}}const[v]=await(0,f().peelToCommits)(o,[`${b}${a}`]);if(v===void 0)throw(0,f().
unknownRevision)(t);return{commit:v}}async function c(o,t){if(t==="HEAD"||(0,f().isObjectId)(t.toLowerCase())){const[k]=await(0,f().
lookUpCommits)(o,[t]);if(k!==void 0)return[{name:t,commit:k}];if(t==="HEAD")return[]}const i=t.startsWith("refs/"),m=[...await(0,f().
readRefs)(o,i?[t]:s(t))].map(([k,{id:v,target:S}])=>({name:k,id:v,ref:S}));i||m.push(...await n(o,t),...await e(o,t));const b=await(0,f().
peelToCommits)(o,m.map(({id:k})=>k));return m.flatMap(({id:k,...v},S)=>{const I=b[S];return I===void 0?[]:[{...v,commit:I}]})}
function s(o){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(i=>`${i}${o}`),`refs/remotes/${o}/HEAD`]}
async function n({user:o},t){if(!g.test(t))return[];const i=await o(["rev-parse","--verify","--quiet",t],{accept:[1]});return i.
length===0?[]:[{name:t,id:i.toString().trim()}]}async function e({objects:o},t){const[,i]=p.exec(t)??[];return i===void 0?
[]:(await o(["rev-parse",`--disambiguate=${i.toLowerCase()}`])).toString().split(`
`).filter(f().isObjectId).map(b=>({name:b,id:b}))}function r(o,t){const i=t.map(({name:a,commit:m})=>a===m?`commit ${m}`:
`${a} (${(0,_().short)(m)})`);return new(w()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${i.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},"repo/untracked"($,u,A,x){
let T;const w=()=>T??=u("node:fs");let C;const _=()=>C??=u("node:path");let y;const f=()=>y??=u("error");let d;const h=()=>d??=
u("repo/path-bytes");A($,{filesBelow:()=>n,listUntracked:()=>O});const p=".git",g=new Set(["ENOENT","ENOTDIR"]);function O(e,r,o,t){
const i=[],a=[],m=b=>{for(const k of s((0,_().join)(e,b))){const v=(0,h().decodePath)(k.name),S=b===""?v:`${b}/${v}`;o.has(
S)||(v===p?(!o.has(b)||!l(b,k))&&i.push(S):t.cover(S)?(a.push(S),k.isDirectory()&&c((0,_().join)(e,S))&&i.push(`${S}/${p}`)):
k.isDirectory()&&t.mayBeIn(S)?m(S):i.push(S))}};return r.forEach(m),{leftOut:i,added:a}}function l(e,r){return e===""||r.
isFile()}function c(e){return s(e).some(({name:r})=>(0,h().decodePath)(r)===p)}function s(e){try{return(0,w().readdirSync)(
e,{encoding:"buffer",withFileTypes:!0})}catch(r){if(g.has(r.code??""))return[];throw new(f()).GateError("file_unreadable",
`Cannot list the directory ${e}: ${r instanceof Error?r.message:r}`,"Check the permissions of the directory.",{cause:r})}}
function n(e,r){const o=t=>s((0,_().join)(e,t)).flatMap(i=>{const a=(0,h().decodePath)(i.name),m=t===""?a:`${t}/${a}`;return a===
p||r(m)?[]:i.isDirectory()?o(m):[m]});return o("")}},"repo/user-environment"($,u,A,x){A($,{userEnvironment:()=>C});const T=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
w=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function C(_){const y={};for(const[f,d]of Object.entries(_))d!==void 0&&(T.test(
f)||!w.test(f))&&(y[f]=d);return{...y,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},"repo\
/with-additions"($,u,A,x){let T;const w=()=>T??=u("repo/entry-index");A($,{withAdditions:()=>C});function C(_,y,f){const d=p=>_.
stat(p)===void 0&&(f.cover(p)||f.mayBeIn(p))&&(0,w().foldersAbove)(p).every(g=>(_.stat(g)?.kind??"directory")==="directo\
ry"),h=p=>{if(!d(p))return _.stat(p);const g=y.stat(p),O=f.cover(p)||g?.kind==="directory";if(!(!g||!O))return{...g,tracked:!1,
...f.areBuilt(p)&&{built:!0}}};return{label:_.label,stat:h,readlink:p=>(d(p)?y:_).readlink(p),read:(p,g)=>(d(p)?y:_).read(
p,g),list:p=>{const g=y.list(p).flatMap(({path:O})=>(d(O)?h(O):void 0)??[]);return[..._.list(p),...g].sort(w().byEntryPath)},
files:()=>_.files()}}},"repo/worktree"($,u,A,x){let T;const w=()=>T??=u("node:fs/promises");let C;const _=()=>C??=u("nod\
e:path");let y;const f=()=>y??=u("error");let d;const h=()=>d??=u("repo/path-bytes");A($,{snapshotWorktree:()=>g});const p=Buffer.
from([0]);async function g(s){const n=await c(s);return await n(["update-index","-z","--index-info"],await O(s)),await n(
["add","--all","--","."]),(await n(["write-tree"])).toString().trim()}async function O(s){const n=[];for(const e of(0,h().
splitNul)(await s.user(["ls-files","-t","--stage","-z"]))){const r=e[0]===83,o=e.subarray(e.indexOf(9)+1);if(r&&!await l(
s,o))throw new(f()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,h().decodePath)(o))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");n.push(e.subarray(2),p)}return Buffer.concat(
n)}async function l({directory:s},n){return(0,w().lstat)(Buffer.concat([Buffer.from(`${s}/`),n])).then(()=>!0,e=>{if(e.code===
"ENOENT"||e.code==="ENOTDIR")return!1;throw new(f()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,h().
decodePath)(n))} (${e.code})`,"Check the permissions of the directories above the file.",{cause:e})})}async function c(s){
const n=await(0,w().mkdtemp)((0,_().join)(s.temporary,"index-")),e={...s.privateStore,GIT_INDEX_FILE:(0,_().join)(n,"ind\
ex")};return(r,o)=>s.user(r,{env:e,...o&&{input:o}})}}};
