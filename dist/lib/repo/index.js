"use strict";module.exports={"repo/additions"(A,u,$,x){let T;const w=()=>T??=u("picomatch");let S;const _=()=>S??=u("repo/entry-index");
let y;const l=()=>y??=u("repo/paths");$(A,{additionsOf:()=>m,everything:()=>g});const d={path:"node_modules",at:"anywher\
e"},h={dot:!0,nonegate:!0};function m(f=[],a=[d]){const i=f.flatMap(e=>(0,l().normalise)(e)||[]),r=i.length>0?(0,w().default)(
i,h):()=>!1,t=e=>a.some(n=>n.at!=="home"&&(e===n.path||n.at==="anywhere"&&e.endsWith(`/${n.path}`))),o=(e,n)=>n(e)||(0,_().
foldersAbove)(e).some(n);return{cover:e=>o(e,t)||o(e,r),areBuilt:e=>o(e,r)&&!o(e,t),mayBeIn:e=>i.some(n=>v(n.split("/"),
e.split("/")))}}function g(f){const{cover:a}=m([],f);return{cover:()=>!0,areBuilt:i=>!a(i),mayBeIn:()=>!1}}function v([f,
...a],[i,...r]){return f===void 0?!1:i===void 0||f.includes("**")||/[{(]/.test(f)?!0:w().default.isMatch(i,f,h)&&v(a,r)}},
"repo/anywhere"(A,u,$,x){let T;const w=()=>T??=u("repo/paths");$(A,{isWithinAnywhere:()=>S});function S(_,y){const l=((0,w().
normalise)(_)??_).split("/");return l.some((d,h)=>(0,w().isWithin)(l.slice(h).join("/"),y,{ignoreCase:!0}))}},"repo/blob\
s"(A,u,$,x){let T;const w=()=>T??=u("error");let S;const _=()=>S??=u("repo/git-process");$(A,{MAX_FILE_BYTES:()=>y,batches:()=>g,
blobInfo:()=>d,readBlobs:()=>h,readCheckedBlobs:()=>m});const y=16*1024*1024,l=256*1024*1024;async function d(i,r){const t=[
...new Set(r)];if(t.length===0)return new Map;const o=await i.objects(["cat-file","--batch-check"],{input:v(t)}),e=new Map;
for(const n of o.toString("latin1").split(`
`)){const[c="",s="",p=""]=n.split(" ");p!==""&&e.set(c,{oid:c,type:s,size:Number(p)})}for(const n of t)if(!e.has(n))throw f(
n);return e}async function h(i,r,t=y){const o=await d(i,r);for(const{oid:e,type:n,size:c}of o.values()){if(n!=="blob")throw a(
`object ${e} is a ${n}, not a file`);if(c>t)throw a(`object ${e} has ${c} bytes, more than ${t}`)}return m(i,[...o.values()])}
async function m(i,r){const t=new Map(r.map(({oid:c,size:s})=>[c,s]));if(t.size===0)return new Map;const o=[...t.values()].
reduce((c,s)=>c+s,0);if(o>l)throw a(`${t.size} files have ${o} bytes, more than ${l}`);const e=[...t.keys()],n=await i.read(
e);return new Map(e.map((c,s)=>{const p=n[s];if(p?.type!=="blob")throw f(c);return[c,p.content]}))}function*g(i){let r=[],
t=0;for(const o of i)r.length>0&&t+o.size>l&&(yield r,r=[],t=0),r.push(o),t+=o.size;r.length>0&&(yield r)}function v(i){
return[...i].map(r=>`${r}
`).join("")}function f(i){return new(w()).GateError("file_unreadable",`Object ${i} is missing from this clone`,_().FULL_CLONE_HINT)}
function a(i){return new(w()).GateError("file_unreadable",`Cannot read files of the commit: ${i}`,"Keep generated and bi\
nary data out of the files that the gate reads.")}},"repo/checked-out-content"(A,u,$,x){let T;const w=()=>T??=u("node:cr\
ypto");$(A,{blobId:()=>S,conversionFault:()=>l,isContentOf:()=>_});function S(a,i="sha1"){return(0,w().createHash)(i).update(
`blob ${a.length}\0`).update(a).digest("hex")}function _(a,i){return S(a,i.length===40?"sha1":"sha256")===i}const y=new Set(
["unspecified","unset","set",""]);function l(a,i,r){if(f(a,i))return;const{text:t,filter:o,ident:e,"working-tree-encodin\
g":n}=r;if(!y.has(o)&&o!=="lfs")return d(`filter=${o}`);if(!y.has(n))return d(`working-tree-encoding=${n}`);if(e==="set")
return d("ident");const c=t!=="unset"&&(t==="set"||!h(a)),s=m(a)===m(i);return c&&s?void 0:"differs on disk"}function d(a){
return`is converted on checkout by the attribute ${a}, and only line endings and Git LFS are supported`}function h(a){return a.
includes(0)||/\r(?!\n)/.test(a.toString("latin1"))}function m(a){return a.toString("latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
v=1024;function f(a,i){if(a.length>=v)return!1;const[,r]=g.exec(a.toString("latin1"))??[];return r===(0,w().createHash)(
"sha256").update(i).digest("hex")}},"repo/checkout-guard"(A,u,$,x){let T;const w=()=>T??=u("node:fs");let S;const _=()=>S??=
u("node:fs/promises");let y;const l=()=>y??=u("node:path");let d;const h=()=>d??=u("repo/checked-out-content");let m;const g=()=>m??=
u("repo/entry-index");let v;const f=()=>v??=u("repo/file-kind");let a;const i=()=>a??=u("repo/folder-tree");let r;const t=()=>r??=
u("repo/path-bytes");let o;const e=()=>o??=u("repo/untracked");$(A,{guardCheckout:()=>n});function n(E,k,C,I=new Map){const O=k.
filter(({kind:L})=>L!=="submodule"&&L!=="directory"),N=k.filter(({kind:L})=>L==="submodule").map(({path:L})=>L),B=[...O.
map(({path:L})=>L),...N].flatMap(g().foldersAbove),F=[...new Set(["",...B,...N])].sort(),j=new Set([...O.map(({path:L})=>L),
...F]),D=()=>({files:O.map(({path:L})=>s((0,l().join)(E,L))),folders:F.map(L=>s((0,l().join)(E,L)))}),P=D(),{leftOut:G,added:z}=(0,e().
listUntracked)(E,F,j,C),H=new Set(G),Y=L=>{const R=new Set(F.filter((M,W)=>!L.folders[W]?.startsWith("folder")));return R.
size===0?[]:O.filter(({path:M})=>(0,g().foldersAbove)(M).some(W=>R.has(W)))},J=L=>F.filter((R,M)=>p(L.folders[M],P.folders[M])).
flatMap(R=>(0,e().listUntracked)(E,[R],j,C).leftOut).filter(R=>!H.has(R));return{directory:E,files:O,folders:F,leftOut:G,
additions:z,at:(L,R=C)=>n(L,k,R,I),accept:(L,R)=>{I.set(L,(0,h().blobId)(R))},state:D,changed:async(L=D())=>{const R=O.filter(
(U,K)=>p(L.files[K],P.files[K])),M=await Promise.all(R.map(U=>b(E,U,I.get(U.path)??U.oid))),W=R.filter((U,K)=>M[K]);return c(
[...W,...Y(L)])},added:(L=D())=>J(L),touchedSince:L=>{const R=D(),M=O.filter((W,U)=>p(R.files[U],L.files[U]));return c([
...M,...Y(R)],J(R))}}}function c(E,k=[]){return[...new Set([...E.map(({path:C})=>C),...k])].sort()}function s(E){try{const k=(0,w().
lstatSync)((0,t().systemPath)(E),{bigint:!0}),{ino:C,size:I,mode:O,ctimeNs:N}=k;return`${k.isDirectory()?"folder":""}${C}\
:${I}:${O}:${N}`}catch{return}}function p(E,k){return E===void 0||E!==k}async function b(E,{path:k,kind:C},I=""){const O=(0,t().
systemPath)((0,l().join)(E,k));try{if((0,f().onThisPlatform)((0,f().kindOf)((0,w().lstatSync)(O)))!==(0,f().onThisPlatform)(
C))return!0;const N=C==="symlink"?await(0,_().readlink)(O,{encoding:"buffer"}):await(0,i().readOnDisk)(E,k);return!(0,h().
isContentOf)(N,I)}catch{return!0}}},"repo/checkout-parts"(A,u,$,x){let T;const w=()=>T??=u("node:fs/promises");let S;const _=()=>S??=
u("node:path");let y;const l=()=>y??=u("error");let d;const h=()=>d??=u("repo/git");let m;const g=()=>m??=u("repo/object\
-tree");$(A,{withCheckoutParts:()=>v});async function v(i,r,t){const o=[],e=async(n,c,s)=>{const p=await(0,g().readTree)(
c,s),b=[...p.files()].map(E=>({...E,path:f(n,E.path)}));o.push({path:n,repository:c,commit:s,tree:p,entries:b});for(const{
kind:E,path:k,oid:C}of b){if(E!=="submodule"||C===void 0)continue;const I=await a((0,_().join)(i.directory,k));I&&await e(
k,I,C)}};try{return await e("",i,r),await t(o)}finally{for(const n of o.slice(1))await n.repository.close()}}function f(i,r){
return i===""?r:`${i}/${r}`}async function a(i){if(await(0,w().lstat)((0,_().join)(i,".git")).catch(()=>{})===void 0)return;
const t=await(0,h().openRepository)(i);if(t.directory===i)return t;throw await t.close(),new(l()).GateError("checkout_di\
ffers",`The submodule ${JSON.stringify(i)} is not a repository of its own`,"Run git submodule update --init, or remove t\
he contents of the folder.")}},"repo/conversions"(A,u,$,x){let T;const w=()=>T??=u("node:path");let S;const _=()=>S??=u(
"repo/path-bytes");$(A,{conversionsOf:()=>d});const y=["text","filter","ident","working-tree-encoding"],l={text:"unspeci\
fied",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecified"};async function d(h,m,g){const v=new Map,
f={GIT_INDEX_FILE:(0,w().join)(h.temporary,"attributes-index")};await h.objects(["read-tree",m],{env:f});const a=await h.
objects(["check-attr","--cached","-z","--stdin",...y],{env:f,input:g.map(r=>`${r}\0`).join("")}),i=[...(0,_().splitNul)(
a)].map(r=>r.toString("utf8"));for(let r=0;r+2<i.length;r+=3){const[t="",o="",e=""]=i.slice(r,r+3);v.set(t,{...v.get(t)??
l,[o]:e})}return r=>v.get(r)??l}},"repo/diff"(A,u,$,x){let T;const w=()=>T??=u("error");let S;const _=()=>S??=u("repo/pa\
th-bytes");$(A,{parseDiff:()=>h,parseRawDiff:()=>m});const y={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_cha\
nged"},l=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,d=/^(?:(\d+)\t(\d+)|-\t-)\t/;function h(r){
const t=new a(r),o=g(t).map(e=>({...e,...f(t,e)}));return t.end(),o}function m(r){const t=new a(r),o=g(t);return t.end(),
o}function g(r){const t=[];for(;r.next()?.[0]===58;)t.push(v(r));return t}function v(r){const t=r.take().toString("latin\
1"),[,o,e,n,c,s=""]=l.exec(t)??[],p=y[s];if(!o||!e||!n||!c||p===void 0)throw i(`the record ${JSON.stringify(t)}`);const b=p===
"renamed"?{oldPath:(0,_().decodePath)(r.take()),path:(0,_().decodePath)(r.take())}:{path:(0,_().decodePath)(r.take())};return{
status:p,...b,oldMode:o,newMode:e,oldOid:n,newOid:c}}function f(r,{path:t,oldPath:o}){const e=r.take(),n=d.exec(e.toString(
"latin1"));if(n===null)throw i(`no line counts for ${t}`);const[c,s,p]=n,b=e.subarray(c.length),E=b.length>0?[b]:[r.take(),
r.take()],k=o===void 0?[t]:[o,t];if(E.map(_().decodePath).join("\0")!==k.join("\0"))throw i(`line counts of another file\
 instead of ${t}`);return{binary:s===void 0,added:Number(s??0),deleted:Number(p??0)}}class a{#e;#t;constructor(t){this.#e=
(0,_().splitNul)(t),this.#t=this.#e.next().value}next(){return this.#t}take(){const t=this.#t;if(t===void 0)throw i("a t\
runcated record");return this.#t=this.#e.next().value,t}end(){if(this.#t!==void 0)throw i("more records than files")}}function i(r){
return new(w()).GateError("change_incomplete",`Git's list of changed files has ${r}`,"Check that git is version 2.31 or \
later; if it is, report this as a bug.")}},"repo/entry-index"(A,u,$,x){let T;const w=()=>T??=u("error");$(A,{byEntryPath:()=>l,
canBeCheckedOut:()=>_,foldersAbove:()=>d,indexEntries:()=>y,notAFile:()=>h,tooLarge:()=>m});const S=new Set(["",".","..",
".git"]);function _(f){return!f.includes("\0")&&!f.split("/").some(a=>S.has(a.toLowerCase()))}function y(f){const a=new Map;
for(const o of f){if(a.has(o.path))throw g(o.path,"occurs twice");if(!_(o.path))throw g(o.path,"cannot be checked out");
a.set(o.path,o)}for(const{path:o,tracked:e}of[...a.values()])for(const n of d(o)){const c=a.get(n)?.kind;if(c===void 0)a.
set(n,{path:n,kind:"directory",tracked:e});else if(c!=="directory")throw g(o,`is below the ${c} ${n}`)}const i=[...a.values()].
sort(l),r=new Map;for(const o of i){const e=v(o.path),n=r.get(e);n?n.push(o):r.set(e,[o])}a.set("",{path:"",kind:"direct\
ory",tracked:!0});const t=i.filter(({kind:o,tracked:e})=>e&&o!=="directory");return{stat:o=>a.get(o),list:o=>r.get(o)??[],
files:()=>t}}function l(f,a){return f.path<a.path?-1:f.path>a.path?1:0}function d(f){const a=[];for(let i=f.indexOf("/");i>=
0;i=f.indexOf("/",i+1))a.push(f.slice(0,i));return a}function h(f,a){return new(w()).GateError("file_unreadable",`${a} i\
s not a regular file in ${f}`,"Check the spelling of the path; it is relative to the root of the repository.")}function m(f,a,i,r){
return new(w()).GateError("file_unreadable",`${a} in ${f} has ${i} bytes; the limit is ${r}`,"Split the file, or move la\
rge data out of it.")}function g(f,a){return new(w()).GateError("file_unreadable",`The tree contains the path ${JSON.stringify(
f)}, which ${a}`,"Recreate the commit with an unmodified git.")}function v(f){return f.slice(0,Math.max(f.lastIndexOf("/"),
0))}},"repo/file-kind"(A,u,$,x){$(A,{kindOf:()=>T,onThisPlatform:()=>w});function T(S){if(S.isSymbolicLink())return"syml\
ink";if(S.isDirectory())return"directory";if(S.isFile())return(S.mode&73)===0?"file":"executable"}function w(S){return process.
platform==="win32"&&S==="executable"?"file":S}},"repo/first-parents"(A,u,$,x){$(A,{firstParents:()=>T});async function T({
objects:w},S,_){return(await w(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",`${S}..${_}`])).toString().
split(`
`).filter(Boolean).map(d=>{const[h="",m="",g="",...v]=d.split("\0");return{commit:h,tree:m,parents:g.split(" ").filter(Boolean),
subject:v.join("")}})}},"repo/folder-spelling"(A,u,$,x){$(A,{isSpellingOf:()=>w});const T=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function w(_,y){const d=_.replace(T,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return d===y||S(d,y)}function S(_,y){const[,l]=/^(.+)~[1-9]\d{0,5}$/.exec(_)??[];return l!==void 0&&l===y.replaceAll(".",
"").slice(0,6)}},"repo/folder-tree"(A,u,$,x){let T;const w=()=>T??=u("node:fs");let S;const _=()=>S??=u("node:fs/promise\
s");let y;const l=()=>y??=u("node:path");let d;const h=()=>d??=u("error");let m;const g=()=>m??=u("repo/blobs");let v;const f=()=>v??=
u("repo/entry-index");let a;const i=()=>a??=u("repo/file-kind");let r;const t=()=>r??=u("repo/path-bytes");$(A,{folderTree:()=>o,
readOnDisk:()=>n});function o(E,k=g().MAX_FILE_BYTES){const C=(0,l().resolve)(E),I=`the folder ${E}`,O=j=>b(j,()=>(0,w().
lstatSync)((0,t().systemPath)((0,l().join)(C,j)))),N=j=>{if(j==="")return{path:j,kind:"directory",tracked:!0};if(!(0,f().
canBeCheckedOut)(j)||!(0,f().foldersAbove)(j).every(z=>O(z)?.isDirectory()))return;const D=O(j),P=D&&(0,i().kindOf)(D);if(!D||
!P)return;const G=P==="file"||P==="executable"?{size:D.size}:{};return{path:j,kind:P,...G,tracked:!j.split("/").includes(
"node_modules")}},B=j=>N(j)?.kind!=="directory"?[]:(b(j,()=>(0,w().readdirSync)((0,t().systemPath)((0,l().join)(C,j)),{encoding:"\
buffer"}))??[]).map(P=>N(j===""?(0,t().decodePath)(P):`${j}/${(0,t().decodePath)(P)}`)).filter(P=>P!==void 0).sort(f().byEntryPath);
function*F(j){for(const D of B(j))D.tracked&&(D.kind==="directory"?yield*F(D.path):yield D)}return{label:I,stat:N,list:B,
files:()=>[...F("")].sort(f().byEntryPath),readlink:j=>N(j)?.kind==="symlink"?b(j,()=>(0,t().decodePath)((0,w().readlinkSync)(
(0,t().systemPath)((0,l().join)(C,j)),{encoding:"buffer"}))):void 0,read:async(j,D=k)=>{const P=N(j);if(P?.kind!=="file"&&
P?.kind!=="executable")throw(0,f().notAFile)(I,j);if((P.size??0)>D)throw(0,f().tooLarge)(I,j,P.size??0,D);return c((0,l().
join)(C,j),j,I,D)}}}const e=w().constants.O_RDONLY|(w().constants.O_NOFOLLOW??0)|(w().constants.O_NONBLOCK??0);function n(E,k){
return c((0,l().join)(E,k),k,`the folder ${E}`,1/0)}async function c(E,k,C,I){try{const O=await(0,_().open)((0,t().systemPath)(
E),e);try{const N=await O.stat();if(!N.isFile())throw(0,f().notAFile)(C,k);if(N.size>I)throw(0,f().tooLarge)(C,k,N.size,
I);return await O.readFile()}finally{await O.close()}}catch(O){throw O instanceof h().GateError?O:s(k,O)}}function s(E,k){
return new(h()).GateError("file_unreadable",`Cannot read ${E}: ${k instanceof Error?k.message:k}`,"Check the permissions\
 of the file and of the folders above it.",{cause:k})}const p=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function b(E,k){
try{return k()}catch(C){if(p.has(C.code??""))return;throw s(E,C)}}},"repo/git"(A,u,$,x){let T;const w=()=>T??=u("node:fs\
/promises");let S;const _=()=>S??=u("node:path");let y;const l=()=>y??=u("error");let d;const h=()=>d??=u("repo/git-proc\
ess");let m;const g=()=>m??=u("repo/object-view");let v;const f=()=>v??=u("repo/user-environment");$(A,{openRepository:()=>i});
const a=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",...[
"objects","shallow"].flatMap(e=>["--git-path",e])];async function i(e,n=process.env){const c=(0,_().resolve)(e);if(!await t(
c))throw o(c,"is not a folder");const s=(0,f().userEnvironment)(n),p=await(0,h().runGit)({directory:c,env:s,config:["saf\
e.directory=*"]},["rev-parse","--path-format=absolute",...a]),[b,E,k,C,I,O,N,...B]=p.stdout.toString().split(`
`);if(b==="true")throw o(c,"is a bare repository, which has no working tree");if(E==="false")throw o(c,"is inside a .git\
 folder");if(!p.stdout.length)throw o(c,"is not in a git repository",p.stderr);if(!k||!C||!I||!O||!N||B.join("")!=="")throw o(
c,"is in a repository that git cannot describe",p.stderr);const F=await(0,g().openObjectView)({objects:O,shallow:N,format:k,
env:s});return r(await(0,w().realpath)(C),I,s,F)}function r(e,n,c,s){return{...s,directory:e,user:(0,h().bindGit)({directory:e,
env:{...c,GIT_DIR:n,GIT_WORK_TREE:e},config:[`safe.directory=${e}`,"core.fsmonitor=false","core.hooksPath=/dev/null","co\
re.splitIndex=false","core.sparseCheckout=false"]})}}async function t(e){return(0,w().stat)(e).then(n=>n.isDirectory(),()=>!1)}
function o(e,n,c=""){const s=c.includes("not a git repository")?"":c.trim();return new(l()).GateError("not_a_repository",
`${e} ${n}${s===""?"":` (${s})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one wit\
h --repo.")}},"repo/git-process"(A,u,$,x){let T;const w=()=>T??=u("node:os");let S;const _=()=>S??=u("simple-git");let y;
const l=()=>y??=u("error");$(A,{FULL_CLONE_HINT:()=>i,NO_OUTSIDE_CONFIGURATION:()=>o,bindGit:()=>m,notStarted:()=>v,runGit:()=>g});
const d=10*6e4,h={allowUnsafeAlias:!0,allowUnsafeAskPass:!0,allowUnsafeCommandBinaries:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,
allowUnsafeCredentialHelper:!0,allowUnsafeDiffExternal:!0,allowUnsafeDiffTextConv:!0,allowUnsafeEditor:!0,allowUnsafeExec:!0,
allowUnsafeFilter:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeGpgProgram:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,
allowUnsafeMergeDriver:!0,allowUnsafePack:!0,allowUnsafePager:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,
allowUnsafeSubmodule:!0,allowUnsafeTemplateDir:!0,allowUnsafeUrlRewrite:!0};function m(e){return async(n,c={})=>{const s=await g(
e,n,c);if(s.exitCode!==0&&!c.accept?.includes(s.exitCode))throw r(n,s);return s.stdout}}async function g({directory:e,env:n,
config:c=[]},s,{input:p,env:b}={}){const E={...n,...b};let k;const C=(0,_().simpleGit)({baseDir:e,config:[...c],unsafe:h,
allowEnvironment:Object.keys(E),completion:{onClose:!0,onExit:!1},timeout:{block:d},...p===void 0?{}:{input:()=>p},errors:(O,N)=>(k=
N,O instanceof _().GitPluginError?O:void 0)}).env(E);try{await(s[0]==="cat-file"?C.binaryCatFile(s.slice(1)):C.raw([...s]))}catch(O){
throw a(`git ${s[0]} was stopped: ${String(O)}`,O)}if(k===void 0)throw a(`git ${s[0]} returned no result`);const I=Buffer.
concat(k.stdErr).toString();if(k.exitCode<0&&I.includes("ENOENT"))throw f();return{exitCode:k.exitCode,stdout:Buffer.concat(
k.stdOut),stderr:I}}function v(e,n){return n.code!=="ENOENT"?a(`git ${e[0]} could not be started: ${n.message}`,n):f(n)}
function f(e){return new(l()).GateError("program_not_found","git is not installed or not on PATH","Install git and put i\
t on PATH.",{cause:e})}function a(e,n){return new(l()).GateError("git_failed",e,i,{cause:n})}const i="Check the clone wi\
th git fsck; it must be a full clone (no `filter` on actions/checkout).";function r(e,{exitCode:n,stderr:c}){const s=c.trim().
replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(l()).GateError("git_failed",`git ${e[0]} failed: ${s||`exit code ${n}`}`,
t.test(s)?`Free space in TMPDIR (${(0,w().tmpdir)()}) and in the clone.`:i)}const t=/No space left on device|Disk quota exceeded|Read-only file system/i,
o={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:w().devNull,GIT_ATTR_NOSYSTEM:"1"}},"repo/head-files"(A,u,$,x){let T;const w=()=>T??=
u("repo/diff");$(A,{findHeadFiles:()=>_});const S=100;async function _(d,h,m,g){const v=(0,w().parseRawDiff)(await d.objects(
["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",h,m])).filter(({path:a})=>g.has(a)),
f=[];for(const[a,i]of v.entries()){const{path:r,status:t}=i,o=t==="deleted",e=o||a>=S?[]:await y(d,i);f.push({path:r,...o&&
{missing:!0},same:e})}return f}async function y(d,{oldOid:h,newOid:m}){if(h===m)return[{line:1,head_line:1}];const g=await d.
objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",h,m],{accept:[1]});return l(g.toString("latin1"))}function l(d){
const h=[...d.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(h.length===0)return[];const m=[];let[g,v]=[1,
1];for(const[,f="",a="1",i="",r="1"]of h){const t=Number(f)+(a==="0"?1:0),o=Number(i)+(r==="0"?1:0);t>g&&m.push({line:g,
head_line:v,lines:t-g}),[g,v]=[t+Number(a),o+Number(r)]}return[...m,{line:g,head_line:v}]}},"repo/literal-tree"(A,u,$,x){
let T;const w=()=>T??=u("repo/entry-index");$(A,{literalTree:()=>S});function S(y,l="the given files"){const d=new Map(Object.
entries(y)),h=g=>{const v=d.get(g);return typeof v=="string"?Buffer.from(v):Buffer.isBuffer(v)?v:v!==void 0&&"executable"in
v?Buffer.from(v.executable):void 0};return{...(0,w().indexEntries)([...d].map(([g,v])=>_(g,v,h(g)?.length))),label:l,readlink:g=>{
const v=d.get(g);return typeof v=="object"&&"symlink"in v?v.symlink:void 0},read:async g=>{const v=h(g);if(v===void 0)throw(0,w().
notAFile)(l,g);return v}}}function _(y,l,d){const h=!y.split("/").includes("node_modules");if(typeof l=="object"&&"symli\
nk"in l)return{path:y,kind:"symlink",tracked:h};if(typeof l=="object"&&"submodule"in l)return{path:y,kind:"submodule",oid:l.
submodule,tracked:h};const m=typeof l=="object"&&"executable"in l;return{path:y,kind:m?"executable":"file",...d===void 0?
{}:{size:d},tracked:h}}},"repo/look-alike"(A,u,$,x){$(A,{LOOK_ALIKE:()=>T,asciiOf:()=>w,skeletonOf:()=>y});const T=new Map(
`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([l="",...d])=>d.map(h=>[h,l])));function w(l){return[...l].map(d=>T.get(d)??d).join("")}const S={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},_=new Map([...[...T].filter(
([,l])=>l===l.toLowerCase()),...Object.entries(S).flatMap(([l,d])=>[...d].map(h=>[h,l]))]);function y(l){return[...l.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(h=>_.get(h)??h).join("")}},"repo/merge-base"(A,u,$,x){let T;const w=()=>T??=u("error");let S;const _=()=>S??=u("repo\
/revision");$(A,{mergeBase:()=>l,requireCommits:()=>d,short:()=>v});const y=["--deepen=50","--deepen=200","--deepen=1000",
"--unshallow"];async function l(f,a,i,r=[a,i]){const t=[...y];for(;;){const o=await h(f,a,i);if(o.certain){if(o.commit!==
void 0)return o.commit;throw new(w()).GateError("no_merge_base",`${v(a)} and ${v(i)} have no common ancestor`,"Rebase th\
e branch onto its target branch, or specify another --base.")}const e=t.shift();if(e===void 0)throw g(`the merge base of\
 ${v(a)} and ${v(i)}`);await m(f,[e],r)}}async function d(f,a,i){const r=async()=>(await(0,_().lookUpCommits)(f,a)).includes(
void 0);if(!await r())return;const t=(await f.shallowCommits()).size>0;if(await m(f,t?["--deepen=50"]:[],i),await r())throw g(
`commit ${a.map(v).join(" or ")}`)}async function h(f,a,i){const t=(await f.objects(["merge-base",a,i],{accept:[1]})).toString().
trim(),o=await f.shallowCommits();if(t==="")return{certain:o.size===0};if(o.size===0)return{commit:t,certain:!0};const n=!(await f.
objects(["rev-list",a,i,`^${t}`])).toString().split(`
`).some(c=>o.has(c));return{commit:t,certain:n}}async function m(f,a,i){const r=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],t=o=>f.user(["fetch",...r,...a,"--","origin",...o]);await t(i).catch(()=>t([])).catch(
o=>{throw g("part of the history",o)})}function g(f,a){const i=a===void 0?"":` (${a.message})`;return new(w()).GateError(
"shallow_clone",`This clone lacks ${f}, and fetching it failed${i}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:a})}function v(f){return f.slice(0,12)}},"repo/merge-tree"(A,u,$,x){let T;const w=()=>T??=
u("error");let S;const _=()=>S??=u("repo/revision");$(A,{mergedTree:()=>y,treeOf:()=>l});async function y({objects:d},h,m){
try{return(await d(["merge-tree","--write-tree","--no-messages",h,m])).toString().split(`
`).find(_().isObjectId)}catch(g){if(g instanceof w().GateError&&g.code==="git_failed")return;throw g}}async function l({
objects:d},h){return(await d(["rev-parse","--verify",`${h}^{tree}`])).toString().trim()}},"repo/object-reader"(A,u,$,x){
let T;const w=()=>T??=u("node:child_process");let S;const _=()=>S??=u("error");let y;const l=()=>y??=u("repo/git-process");
$(A,{objectReader:()=>d});function d({directory:v,env:f}){let a,i;const r=[],t=e=>{i??=e;for(const{reject:n}of r.splice(
0))n(i)},o=()=>(a=(0,w().spawn)("git",["cat-file","--batch"],{cwd:v,env:f,windowsHide:!0}),a.on("error",e=>t((0,l().notStarted)(
["cat-file"],e))),a.on("close",()=>t(h())),a.stdin.on("error",()=>{}),a.stderr.resume(),a.stdout.on("data",g(e=>r.shift()?.
resolve(e))),a);return{read:async e=>{if(e.length===0)return[];if(i)throw i;const{stdin:n}=a??o(),c=e.map(()=>new Promise(
(s,p)=>r.push({resolve:s,reject:p})));return n.write(e.map(s=>`${s}
`).join("")),Promise.all(c)},close:()=>{t(h()),a?.kill()}}}function h(){return new(_()).GateError("git_failed","git cat-\
file ended early",l().FULL_CLONE_HINT)}const m=10;function g(v){let f=Buffer.alloc(0),a,i=[],r=0;return t=>{if(a&&t.length<
r){i.push(t),r-=t.length;return}f=i.length>0?Buffer.concat([...i,t]):Buffer.concat([f,t]),i=[];let o=0;for(;;)if(a===void 0){
const e=f.indexOf(m,o);if(e<0)break;const[n="",c="",s=""]=f.toString("latin1",o,e).split(" ");o=e+1,/^\d+$/.test(s)?a={oid:n,
type:c,size:Number(s)}:v(void 0)}else{const e=o+a.size;if(f.length<=e)break;const{oid:n,type:c}=a;a=void 0,v({oid:n,type:c,
content:f.subarray(o,e)}),o=e+1}f=f.subarray(o),a&&(r=a.size+1-f.length,i=[f])}}},"repo/object-tree"(A,u,$,x){let T;const w=()=>T??=
u("error");let S;const _=()=>S??=u("repo/blobs");let y;const l=()=>y??=u("repo/entry-index");let d;const h=()=>d??=u("re\
po/git-process");let m;const g=()=>m??=u("repo/merge-base");let v;const f=()=>v??=u("repo/path-bytes");$(A,{readTree:()=>t});
const a=4096,i=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,r=new WeakMap;function t(b,E,{label:k=`commit ${(0,g().short)(
E)}`,maxFileBytes:C=_().MAX_FILE_BYTES}={}){const I=r.get(b)??new Map;r.set(b,I);const O=JSON.stringify([E,k,C]),N=I.get(
O)??o(b,E,{label:k,maxFileBytes:C});return I.set(O,N),N.catch(()=>I.delete(O)),N}async function o(b,E,{label:k,maxFileBytes:C}){
const I=await b.objects(["ls-tree","-r","-t","-z","--long",E]),O=[...(0,f().splitNul)(I)].map(c),N=(0,l().indexEntries)(
O),B=O.filter(({kind:D})=>D==="symlink"),F=await(0,_().readBlobs)(b,B.map(({oid:D=""})=>D),a),j=n(D=>e(b,D));return{...N,
label:k,readlink:D=>{const P=N.stat(D),G=P?.kind==="symlink"?F.get(P.oid??""):void 0;return G&&(0,f().decodePath)(G)},read:async(D,P=C)=>{
const{kind:G,oid:z,size:H}=N.stat(D)??{};if(G!=="file"&&G!=="executable"||z===void 0||H===void 0)throw(0,l().notAFile)(k,
D);if(H>P)throw(0,l().tooLarge)(k,D,H,P);return j({oid:z,size:H})}}}async function e(b,E){const k=new Map;for(const C of(0,_().
batches)(E))for(const[I,O]of await(0,_().readCheckedBlobs)(b,C))k.set(I,O);return k}function n(b){let E=[],k;return async C=>{
E.push(C),k??=new Promise(O=>setImmediate(O)).then(()=>{const O=E;return E=[],k=void 0,b(O)});const I=(await k).get(C.oid);
if(I===void 0)throw new Error(`no content of ${C.oid}`);return I}}function c(b){const E=i.exec(b.toString("latin1"));if(E===
null)throw p(b);const[k,C="",I="",O="",N=""]=E,B=s(C,I);if(B===void 0)throw p(b);const F=(0,f().decodePath)(b.subarray(k.
length)),j=B==="file"||B==="executable"?{size:Number(N)}:{};return{path:F,kind:B,oid:O,...j,tracked:!0}}function s(b,E){
if(E==="tree")return"directory";if(E==="commit")return"submodule";if(b==="120000")return"symlink";if(b.startsWith("100"))
return(Number.parseInt(b,8)&64)===0?"file":"executable"}function p(b){return new(w()).GateError("file_unreadable",`Git's\
 list of files has the entry ${JSON.stringify((0,f().decodePath)(b))}`,h().FULL_CLONE_HINT)}},"repo/object-view"(A,u,$,x){
let T;const w=()=>T??=u("node:fs/promises");let S;const _=()=>S??=u("node:path");let y;const l=()=>y??=u("error");let d;
const h=()=>d??=u("temporary-folder");let m;const g=()=>m??=u("repo/git-process");let v;const f=()=>v??=u("repo/object-r\
eader");$(A,{openObjectView:()=>a});async function a(t){const o=await(0,h().temporaryFolder)(),e=(0,_().join)(o,"git"),n=(0,_().
join)(e,"objects");await(0,w().mkdir)((0,_().join)(n,"info"),{recursive:!0}),await(0,w().mkdir)((0,_().join)(e,"refs")),
await(0,w().writeFile)((0,_().join)(e,"HEAD"),`ref: refs/heads/none
`),await(0,w().writeFile)((0,_().join)(e,"config"),r(t.format)),await(0,w().writeFile)((0,_().join)(n,"info","alternates"),
`${JSON.stringify(t.objects)}
`);const c={directory:e,env:{...t.env.PATH===void 0?{}:{PATH:t.env.PATH},...g().NO_OUTSIDE_CONFIGURATION,GIT_DIR:e,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:t.shallow,HOME:e,LC_ALL:"C"}},s=(0,f().objectReader)(c);return{temporary:o,
objects:(0,g().bindGit)(c),read:s.read,privateStore:{GIT_OBJECT_DIRECTORY:n,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
t.objects)},shallowCommits:async()=>{const p=await(0,w().readFile)(t.shallow,"utf8").catch(i);return new Set(p.split(`
`).filter(b=>b!==""))},close:()=>(s.close(),(0,w().rm)(o,{recursive:!0,force:!0}))}}function i(t){if(t.code==="ENOENT")return"";
throw new(l()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${t.message}`,"Check the permissio\
ns of the .git folder.",{cause:t})}function r(t){return t==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${t}
`}},"repo/path-bytes"(A,u,$,x){let T;const w=()=>T??=u("node:buffer");$(A,{decodePath:()=>S,splitNul:()=>l,systemPath:()=>y});
function S(d){if((0,w().isUtf8)(d))return d.toString("utf8");let h="";for(let m=0;m<d.length;){const g=_(d,m);h+=g>0?d.toString(
"utf8",m,m+g):String.fromCharCode(56320+(d[m]??0)),m+=Math.max(g,1)}return h}function _(d,h){for(let m=1;m<=4&&h+m<=d.length;m++)
if((0,w().isUtf8)(d.subarray(h,h+m)))return m;return 0}function y(d){if(!/[\udc80-\udcff]/.test(d))return d;const h=d.split(
/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(h.map((m,g)=>g%2===1?Buffer.of(m.charCodeAt(0)-56320):Buffer.
from(m)))}function*l(d){let h=0;for(let m=d.indexOf(0);m>=0;m=d.indexOf(0,h))yield d.subarray(h,m),h=m+1;h<d.length&&(yield d.
subarray(h))}},"repo/paths"(A,u,$,x){$(A,{isLocatedIn:()=>g,isWithin:()=>h,locatePath:()=>m,normalise:()=>y,resolveInTree:()=>l});
const T=40,w={path:"",kind:"directory",tracked:!0},S=/^[A-Za-z]:/,_=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function y(n){if(_.
test(n))return n;const c=n.replaceAll("\\","/");if(c.startsWith("/")||c.includes("\0"))return;const s=[];for(const p of c.
split("/"))if(!(p===""||p===".")){if(p!=="..")s.push(p);else if(s.pop()===void 0)return}return S.test(c)||S.test(s[0]??"")?
void 0:s.join("/")}function l(n,c){if(c.startsWith("/")||c.includes("\0"))return{kind:"outside",path:c};const s=c.split(
"/").reverse(),p=[];let b=w,E=0;for(let k=s.pop();k!==void 0;k=s.pop()){if(k===""||k===".")continue;if(b.kind!=="directo\
ry")return{kind:"missing",path:[...p,k].join("/")};if(k===".."){if(p.pop()===void 0)return{kind:"outside",path:c};b=d(p);
continue}const C=[...p,k].join("/"),I=n.stat(C);if(I===void 0)return{kind:"missing",path:C};if(I.kind!=="symlink"){p.push(
k),b=I;continue}if(E+=1,E>T)return{kind:"loop",path:c};const O=n.readlink(C);if(O===void 0||O==="")return{kind:"missing",
path:C};if(O.startsWith("/")||O.includes("\0"))return{kind:"outside",path:C};s.push(...O.split("/").reverse())}return{kind:"\
inside",path:b.path,entry:b}}function d(n){return n.length===0?w:{...w,path:n.join("/")}}function h(n,c,{ignoreCase:s=!1}={}){
const p=y(n),b=y(c);return p===void 0||b===void 0?!1:o(b,p,s)}function m(n,c,{at:s,tree:p}){if(t(n))return;const E=(i(n)??
[...i(c)??[],...a(n)]).reverse(),k=f((i(s)??[]).filter(O=>O!=="")),C=[];let I=0;for(let O=E.pop();O!==void 0;O=E.pop()){
if(O===""||O===".")continue;if(O===".."){C.pop();continue}C.push(O);const N=p&&v(p,k,f(C));if(N===void 0)continue;if(I+=
1,I>T||t(N))return;const B=i(N);B===void 0?C.pop():C.length=0,E.push(...(B??a(N)).reverse())}return f(C)}function g(n,c,{
ignoreCase:s=!1}={}){return o(c.slice(1),n.slice(1),s)}function v(n,c,s){if(g(s,c))return n.readlink(c==="/"?s.slice(1):
s.slice(c.length+1))}function f(n){return`/${n.join("/")}`}function a(n){return n.replaceAll("\\","/").split("/")}function i(n){
return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(n)?a(n):void 0}const r=4096;function t(n){return n.length>r?!0:n.includes("\0")||
/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(n)}function o(n,c,s){if(n==="")return!0;const[p,b]=s?[e(c),e(n)]:[c,n];return p===b||
p.startsWith(`${b}/`)}function e(n){return _.test(n)?n.toLowerCase():n.normalize("NFC").toUpperCase().toLowerCase()}},"r\
epo/read-change"(A,u,$,x){let T;const w=()=>T??=u("error");let S;const _=()=>S??=u("repo/blobs");let y;const l=()=>y??=u(
"repo/diff");let d;const h=()=>d??=u("repo/object-tree");$(A,{countChangedFiles:()=>a,countLines:()=>c,readChange:()=>f});
const m=1e3,g=128*1024*1024,v=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"];async function f(s,p,b,E=m){
const k=await Promise.all([(0,h().readTree)(s,p),(0,h().readTree)(s,b)]),C=await s.objects([...v,"--numstat",r(k,E)?"-M":
"-M100%","-l0","--no-ext-diff","--no-textconv",p,b]),I=await o(s,(0,l().parseDiff)(C));return I.sort((O,N)=>O.path<N.path?
-1:1),{base:p,audited:b,files:I}}async function a(s,p,b){return(await i(s,p,b)).length}async function i(s,p,b){return(0,l().
parseRawDiff)(await s.objects([...v,"--no-renames",p,b]))}function r([s,p],b){return t(s,p)*t(p,s)<=b**2}function t(s,p){
let b=0;for(const{path:E}of s.files())(p.stat(E)?.kind??"directory")==="directory"&&(b+=1);return b}async function o(s,p){
const b=p.filter(({binary:O,oldOid:N,newOid:B})=>O&&N!==B),E=b.flatMap(({oldOid:O,newOid:N})=>[O,N]),k=await(0,_().blobInfo)(
s,E.filter(e));for(const{path:O,oldOid:N,newOid:B}of b){const F=Math.max(k.get(N)?.size??0,k.get(B)?.size??0);if(F>g)throw n(
O,F)}const C=new Map;for(const O of(0,_().batches)([...k.values()]))for(const[N,B]of await(0,_().readCheckedBlobs)(s,O))
C.set(N,c(B));const I=O=>{const N=e(O)?C.get(O):0;if(N===void 0)throw new TypeError(`the lines of ${O} were not counted`);
return N};return p.map(O=>O.binary&&O.oldOid!==O.newOid?{...O,added:I(O.newOid),deleted:I(O.oldOid)}:O)}function e(s){return!/^0+$/.
test(s)}function n(s,p){return new(w()).GateError("change_incomplete",`Cannot count the lines of ${s}: it has ${p} bytes\
, more than ${g}`,"Store files of this size in Git LFS.")}function c(s){let p=0;for(let b=s.indexOf(10);b>=0;b=s.indexOf(
10,b+1))p++;return s.length>0&&s[s.length-1]!==10?p+1:p}},"repo/remote"(A,u,$,x){$(A,{branchAtOrigin:()=>S,fetched:()=>w,
isRemoteOf:()=>T});async function T(y,{owner:l,repo:d}){return(await _(y)).replace(/\/+$/,"").replace(/\.git$/,"").split(
/[/:]/).slice(-2).join("/").toLowerCase()===`${l}/${d}`.toLowerCase()}function w(y){return`+refs/heads/${y}:refs/remotes\
/origin/${y}`}async function S(y,l){if(await _(y)==="")return!1;const d=`refs/heads/${l}`;return(await y.user(["ls-remot\
e","--","origin",d])).toString().split(`
`).some(m=>m.endsWith(`	${d}`))}async function _({user:y}){return(await y(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},"repo/revision"(A,u,$,x){let T;const w=()=>T??=u("error");$(A,{DEFAULT_BRANCHES:()=>v,defaultBranchTip:()=>a,
findDefaultBranchTip:()=>f,isObjectId:()=>g,lookUpCommits:()=>S,parentsOf:()=>i,peelToCommits:()=>d,readRefs:()=>y,resolveCommits:()=>h,
unknownRevision:()=>m});async function S(r,t){const o=await y(r,t.filter(_)),e=t.includes("HEAD")?await l(r):void 0;return await d(
r,t.map(n=>n==="HEAD"?e:_(n)?o.get(n):n))}function _(r){return r.startsWith("refs/")}async function y(r,t){if(t.length===
0)return new Map;const o=new Set(t),s=(await r.user(["for-each-ref","--format=%(objectname) %(refname)",...o])).toString().
split(`
`).map(p=>{const b=p.indexOf(" ");return[p.slice(b+1),p.slice(0,b)]});return new Map(s.filter(([p])=>o.has(p)))}async function l(r){
const t=["show-ref","--verify","--hash","HEAD"],o=(await r.user(t,{accept:[1,128]})).toString().trim();return o===""?void 0:
o}async function d({read:r},t){const o=t.filter(c=>c!==void 0),e=await r(o.map(c=>`${c}^{commit}`)),n=new Map(o.map((c,s)=>[
c,e[s]?.oid]));return t.map(c=>c===void 0?void 0:n.get(c))}async function h(r,t){const o=await S(r,t),e=o.indexOf(void 0);
if(e>=0)throw m(t[e]??"");return o}function m(r){return r==="HEAD"?new(w()).GateError("ref_not_found","The repository ha\
s no commits yet","Create a commit first, then gate the next change."):new(w()).GateError("ref_not_found",`unknown revis\
ion ${r}`,"Check the spelling (git branch --all); if it is on the remote only, run git fetch. With actions/checkout, set\
 `fetch-depth: 0`.")}function g(r){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(r)}const v=["refs/remotes/origin/HEAD","\
refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function f(r){return(await S(
r,v)).find(o=>o!==void 0)}async function a(r){const t=await f(r);if(t!==void 0)return t;throw new(w()).GateError("ref_no\
t_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to compare with: --bas\
e REF.")}async function i(r,t){const[o]=await r.read([t]);if(o?.type!=="commit")throw m(t);const e=o.content.toString("l\
atin1");return[...e.slice(0,e.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,c])=>c??"")}},"repo/source-tree"(A,u,$,x){let T;const w=()=>T??=u("node:f\
s/promises");let S;const _=()=>S??=u("error");let y;const l=()=>y??=u("repo/additions");let d;const h=()=>d??=u("repo/fo\
lder-tree");let m;const g=()=>m??=u("repo/git");let v;const f=()=>v??=u("repo/object-tree");let a;const i=()=>a??=u("rep\
o/with-additions");let r;const t=()=>r??=u("repo/worktree");$(A,{withSourceTree:()=>o});async function o(e,n,c){const s=await(0,g().
openRepository)(e,n).catch(async p=>{if(!(p instanceof _().GateError&&p.code==="not_a_repository"&&(await(0,w().stat)(e).
catch(()=>{}))?.isDirectory()))throw p});if(s===void 0)return c((0,h().folderTree)(e),e);try{const p=`the files of ${s.directory}`,
b=await(0,f().readTree)(s,await(0,t().snapshotWorktree)(s),{label:p});return await c((0,i().withAdditions)(b,(0,h().folderTree)(
s.directory),(0,l().additionsOf)()),s.directory,s)}finally{await s.close()}}},"repo/typed-revision"(A,u,$,x){let T;const w=()=>T??=
u("error");let S;const _=()=>S??=u("repo/merge-base");let y;const l=()=>y??=u("repo/revision");$(A,{resolveRevision:()=>v});
const d=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,h=/^(.*?)((?:[~^]\d*)*)$/s,m=/(?:^|-g)([0-9a-f]{4,64})$/i,g=/^[A-Z]+(?:_[A-Z]+)*$/;
async function v(o,e){if(d.test(e))throw new(w()).GateError("ref_not_found",`${JSON.stringify(e)} is not a valid revisio\
n`,"Use a branch, a tag or a commit id; for a range, use --base and --head.");const[,n="",c=""]=h.exec(e)??[],s=await f(
o,n==="@"?"HEAD":n),[p,...b]=[...new Set(s.map(({commit:k})=>k))];if(p===void 0)throw(0,l().unknownRevision)(e);if(b.length>
0)throw t(n,s);const[E]=c===""?[p]:await(0,l().peelToCommits)(o,[`${p}${c}`]);if(E===void 0)throw(0,l().unknownRevision)(
e);return E}async function f(o,e){if(e==="HEAD"||e.startsWith("refs/")||(0,l().isObjectId)(e.toLowerCase())){const[p]=await(0,l().
lookUpCommits)(o,[e]);if(p!==void 0||!(0,l().isObjectId)(e.toLowerCase()))return p===void 0?[]:[{name:e,commit:p}]}const c=[
...[...await(0,l().readRefs)(o,a(e))],...await i(o,e),...await r(o,e)],s=await(0,l().peelToCommits)(o,c.map(([,p])=>p));
return c.flatMap(([p],b)=>{const E=s[b];return E===void 0?[]:[{name:p,commit:E}]})}function a(o){return[...["refs/heads/",
"refs/remotes/","refs/tags/","refs/"].map(n=>`${n}${o}`),`refs/remotes/${o}/HEAD`]}async function i({user:o},e){if(!g.test(
e))return[];const n=await o(["rev-parse","--verify","--quiet",e],{accept:[1]});return n.length===0?[]:[[e,n.toString().trim()]]}
async function r({objects:o},e){const[,n]=m.exec(e)??[];return n===void 0?[]:(await o(["rev-parse",`--disambiguate=${n.toLowerCase()}`])).
toString().split(`
`).filter(l().isObjectId).map(p=>[p,p])}function t(o,e){const n=e.map(({name:c,commit:s})=>c===s?`commit ${s}`:`${c} (${(0,_().
short)(s)})`);return new(w()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${n.join(", ")}`,"Write the \
full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},"repo/untracked"(A,u,$,x){let T;
const w=()=>T??=u("node:fs");let S;const _=()=>S??=u("node:path");let y;const l=()=>y??=u("error");let d;const h=()=>d??=
u("repo/path-bytes");$(A,{filesBelow:()=>r,listUntracked:()=>v});const m=".git",g=new Set(["ENOENT","ENOTDIR"]);function v(t,o,e,n){
const c=[],s=[],p=b=>{for(const E of i((0,_().join)(t,b))){const k=(0,h().decodePath)(E.name),C=b===""?k:`${b}/${k}`;e.has(
C)||(k===m?(!e.has(b)||!f(b,E))&&c.push(C):n.cover(C)?(s.push(C),E.isDirectory()&&a((0,_().join)(t,C))&&c.push(`${C}/${m}`)):
E.isDirectory()&&n.mayBeIn(C)?p(C):c.push(C))}};return o.forEach(p),{leftOut:c,added:s}}function f(t,o){return t===""||o.
isFile()}function a(t){return i(t).some(({name:o})=>(0,h().decodePath)(o)===m)}function i(t){try{return(0,w().readdirSync)(
t,{encoding:"buffer",withFileTypes:!0})}catch(o){if(g.has(o.code??""))return[];throw new(l()).GateError("file_unreadable",
`Cannot list the folder ${t}: ${o instanceof Error?o.message:o}`,"Check the permissions of the folder.",{cause:o})}}function r(t,o){
const e=n=>i((0,_().join)(t,n)).flatMap(c=>{const s=(0,h().decodePath)(c.name),p=n===""?s:`${n}/${s}`;return s===m||o(p)?
[]:c.isDirectory()?e(p):[p]});return e("")}},"repo/user-environment"(A,u,$,x){$(A,{userEnvironment:()=>S});const T=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
w=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function S(_){const y={};for(const[l,d]of Object.entries(_))d!==void 0&&(T.test(
l)||!w.test(l))&&(y[l]=d);return{...y,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},"repo\
/with-additions"(A,u,$,x){let T;const w=()=>T??=u("repo/entry-index");$(A,{withAdditions:()=>S});function S(_,y,l){const d=m=>_.
stat(m)===void 0&&(l.cover(m)||l.mayBeIn(m))&&(0,w().foldersAbove)(m).every(g=>(_.stat(g)?.kind??"directory")==="directo\
ry"),h=m=>{if(!d(m))return _.stat(m);const g=y.stat(m),v=l.cover(m)||g?.kind==="directory";if(!(!g||!v))return{...g,tracked:!1,
...l.areBuilt(m)&&{built:!0}}};return{label:_.label,stat:h,readlink:m=>(d(m)?y:_).readlink(m),read:(m,g)=>(d(m)?y:_).read(
m,g),list:m=>{const g=y.list(m).flatMap(({path:v})=>(d(v)?h(v):void 0)??[]);return[..._.list(m),...g].sort(w().byEntryPath)},
files:()=>_.files()}}},"repo/worktree"(A,u,$,x){let T;const w=()=>T??=u("node:fs/promises");let S;const _=()=>S??=u("nod\
e:path");let y;const l=()=>y??=u("error");let d;const h=()=>d??=u("repo/path-bytes");$(A,{snapshotWorktree:()=>g});const m=Buffer.
from([0]);async function g(i){const r=await a(i);return await r(["update-index","-z","--index-info"],await v(i)),await r(
["add","--all","--","."]),(await r(["write-tree"])).toString().trim()}async function v(i){const r=[];for(const t of(0,h().
splitNul)(await i.user(["ls-files","-t","--stage","-z"]))){const o=t[0]===83,e=t.subarray(t.indexOf(9)+1);if(o&&!await f(
i,e))throw new(l()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,h().decodePath)(e))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");r.push(t.subarray(2),m)}return Buffer.concat(
r)}async function f({directory:i},r){return(0,w().lstat)(Buffer.concat([Buffer.from(`${i}/`),r])).then(()=>!0,t=>{if(t.code===
"ENOENT"||t.code==="ENOTDIR")return!1;throw new(l()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,h().
decodePath)(r))} (${t.code})`,"Check the permissions of the folders above the file.",{cause:t})})}async function a(i){const r=await(0,w().
mkdtemp)((0,_().join)(i.temporary,"index-")),t={...i.privateStore,GIT_INDEX_FILE:(0,_().join)(r,"index")};return(o,e)=>i.
user(o,{env:t,...e&&{input:e}})}}};
