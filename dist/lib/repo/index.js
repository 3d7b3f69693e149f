"use strict";module.exports={"repo/additions"($,c,A,x){let C;const w=()=>C??=c("picomatch");let S;const _=()=>S??=c("repo/entry-index");
let y;const f=()=>y??=c("repo/paths");A($,{additionsOf:()=>p,everything:()=>g});const l={path:"node_modules",at:"anywher\
e"},h={dot:!0,nonegate:!0};function p(d=[],s=[l]){const i=d.flatMap(o=>(0,f().normalise)(o)||[]),r=i.length>0?(0,w().default)(
i,h):()=>!1,t=o=>s.some(n=>n.at!=="home"&&(o===n.path||n.at==="anywhere"&&o.endsWith(`/${n.path}`))),e=(o,n)=>n(o)||(0,_().
foldersAbove)(o).some(n);return{cover:o=>e(o,t)||e(o,r),areBuilt:o=>e(o,r)&&!e(o,t),mayBeIn:o=>i.some(n=>v(n.split("/"),
o.split("/")))}}function g(d){const{cover:s}=p([],d);return{cover:()=>!0,areBuilt:i=>!s(i),mayBeIn:()=>!1}}function v([d,
...s],[i,...r]){return d===void 0?!1:i===void 0||d.includes("**")||/[{(]/.test(d)?!0:w().default.isMatch(i,d,h)&&v(s,r)}},
"repo/anywhere"($,c,A,x){let C;const w=()=>C??=c("repo/paths");A($,{isWithinAnywhere:()=>S});function S(_,y){const f=((0,w().
normalise)(_)??_).split("/");return f.some((l,h)=>(0,w().isWithin)(f.slice(h).join("/"),y,{ignoreCase:!0}))}},"repo/blob\
s"($,c,A,x){let C;const w=()=>C??=c("error");let S;const _=()=>S??=c("repo/git-process");A($,{MAX_FILE_BYTES:()=>y,batches:()=>g,
blobInfo:()=>l,readBlobs:()=>h,readCheckedBlobs:()=>p});const y=16*1024*1024,f=256*1024*1024;async function l(i,r){const t=[
...new Set(r)];if(t.length===0)return new Map;const e=await i.objects(["cat-file","--batch-check"],{input:v(t)}),o=new Map;
for(const n of e.toString("latin1").split(`
`)){const[u="",a="",m=""]=n.split(" ");m!==""&&o.set(u,{oid:u,type:a,size:Number(m)})}for(const n of t)if(!o.has(n))throw d(
n);return o}async function h(i,r,t=y){const e=await l(i,r);for(const{oid:o,type:n,size:u}of e.values()){if(n!=="blob")throw s(
`object ${o} is a ${n}, not a file`);if(u>t)throw s(`object ${o} has ${u} bytes, more than ${t}`)}return p(i,[...e.values()])}
async function p(i,r){const t=new Map(r.map(({oid:u,size:a})=>[u,a]));if(t.size===0)return new Map;const e=[...t.values()].
reduce((u,a)=>u+a,0);if(e>f)throw s(`${t.size} files have ${e} bytes, more than ${f}`);const o=[...t.keys()],n=await i.read(
o);return new Map(o.map((u,a)=>{const m=n[a];if(m?.type!=="blob")throw d(u);return[u,m.content]}))}function*g(i){let r=[],
t=0;for(const e of i)r.length>0&&t+e.size>f&&(yield r,r=[],t=0),r.push(e),t+=e.size;r.length>0&&(yield r)}function v(i){
return[...i].map(r=>`${r}
`).join("")}function d(i){return new(w()).GateError("file_unreadable",`Object ${i} is missing from this clone`,_().FULL_CLONE_HINT)}
function s(i){return new(w()).GateError("file_unreadable",`Cannot read files of the commit: ${i}`,"Keep generated and bi\
nary data out of the files that the gate reads.")}},"repo/checked-out-content"($,c,A,x){let C;const w=()=>C??=c("node:cr\
ypto");A($,{blobId:()=>S,conversionFault:()=>f,isContentOf:()=>_});function S(s,i="sha1"){return(0,w().createHash)(i).update(
`blob ${s.length}\0`).update(s).digest("hex")}function _(s,i){return S(s,i.length===40?"sha1":"sha256")===i}const y=new Set(
["unspecified","unset","set",""]);function f(s,i,r){if(d(s,i))return;const{text:t,filter:e,ident:o,"working-tree-encodin\
g":n}=r;if(!y.has(e)&&e!=="lfs")return l(`filter=${e}`);if(!y.has(n))return l(`working-tree-encoding=${n}`);if(o==="set")
return l("ident");const u=t!=="unset"&&(t==="set"||!h(s)),a=p(s)===p(i);return u&&a?void 0:"differs on disk"}function l(s){
return`is converted on checkout by the attribute ${s}, and only line endings and Git LFS are supported`}function h(s){return s.
includes(0)||/\r(?!\n)/.test(s.toString("latin1"))}function p(s){return s.toString("latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
v=1024;function d(s,i){if(s.length>=v)return!1;const[,r]=g.exec(s.toString("latin1"))??[];return r===(0,w().createHash)(
"sha256").update(i).digest("hex")}},"repo/checkout-guard"($,c,A,x){let C;const w=()=>C??=c("node:fs");let S;const _=()=>S??=
c("node:fs/promises");let y;const f=()=>y??=c("node:path");let l;const h=()=>l??=c("repo/checked-out-content");let p;const g=()=>p??=
c("repo/entry-index");let v;const d=()=>v??=c("repo/file-kind");let s;const i=()=>s??=c("repo/folder-tree");let r;const t=()=>r??=
c("repo/path-bytes");let e;const o=()=>e??=c("repo/untracked");A($,{guardCheckout:()=>n});function n(k,O,T,I=new Map){const E=O.
filter(({kind:D})=>D!=="submodule"&&D!=="directory"),N=O.filter(({kind:D})=>D==="submodule").map(({path:D})=>D),R=[...E.
map(({path:D})=>D),...N].flatMap(g().foldersAbove),B=[...new Set(["",...R,...N])].sort(),j=new Set([...E.map(({path:D})=>D),
...B]),L=()=>({files:E.map(({path:D})=>a((0,f().join)(k,D))),folders:B.map(D=>a((0,f().join)(k,D)))}),F=L(),{leftOut:G,added:H}=(0,o().
listUntracked)(k,B,j,T),U=new Set(G),Y=D=>{const P=new Set(B.filter((M,W)=>!D.folders[W]?.startsWith("folder")));return P.
size===0?[]:E.filter(({path:M})=>(0,g().foldersAbove)(M).some(W=>P.has(W)))},J=D=>B.filter((P,M)=>m(D.folders[M],F.folders[M])).
flatMap(P=>(0,o().listUntracked)(k,[P],j,T).leftOut).filter(P=>!U.has(P));return{directory:k,files:E,folders:B,leftOut:G,
additions:H,at:(D,P=T)=>n(D,O,P,I),accept:(D,P)=>{I.set(D,(0,h().blobId)(P))},state:L,changed:async(D=L())=>{const P=E.filter(
(z,K)=>m(D.files[K],F.files[K])),M=await Promise.all(P.map(z=>b(k,z,I.get(z.path)??z.oid))),W=P.filter((z,K)=>M[K]);return u(
[...W,...Y(D)])},added:(D=L())=>J(D),touchedSince:D=>{const P=L(),M=E.filter((W,z)=>m(P.files[z],D.files[z]));return u([
...M,...Y(P)],J(P))}}}function u(k,O=[]){return[...new Set([...k.map(({path:T})=>T),...O])].sort()}function a(k){try{const O=(0,w().
lstatSync)((0,t().systemPath)(k),{bigint:!0}),{ino:T,size:I,mode:E,ctimeNs:N}=O;return`${O.isDirectory()?"folder":""}${T}\
:${I}:${E}:${N}`}catch{return}}function m(k,O){return k===void 0||k!==O}async function b(k,{path:O,kind:T},I=""){const E=(0,t().
systemPath)((0,f().join)(k,O));try{if((0,d().onThisPlatform)((0,d().kindOf)((0,w().lstatSync)(E)))!==(0,d().onThisPlatform)(
T))return!0;const N=T==="symlink"?await(0,_().readlink)(E,{encoding:"buffer"}):await(0,i().readOnDisk)(k,O);return!(0,h().
isContentOf)(N,I)}catch{return!0}}},"repo/checkout-parts"($,c,A,x){let C;const w=()=>C??=c("node:fs/promises");let S;const _=()=>S??=
c("node:path");let y;const f=()=>y??=c("error");let l;const h=()=>l??=c("repo/git");let p;const g=()=>p??=c("repo/object\
-tree");A($,{withCheckoutParts:()=>v});async function v(i,r,t){const e=[],o=async(n,u,a)=>{const m=await(0,g().readTree)(
u,a),b=[...m.files()].map(k=>({...k,path:d(n,k.path)}));e.push({path:n,repository:u,commit:a,tree:m,entries:b});for(const{
kind:k,path:O,oid:T}of b){if(k!=="submodule"||T===void 0)continue;const I=await s((0,_().join)(i.directory,O));I&&await o(
O,I,T)}};try{return await o("",i,r),await t(e)}finally{for(const n of e.slice(1))await n.repository.close()}}function d(i,r){
return i===""?r:`${i}/${r}`}async function s(i){if(await(0,w().lstat)((0,_().join)(i,".git")).catch(()=>{})===void 0)return;
const t=await(0,h().openRepository)(i);if(t.directory===i)return t;throw await t.close(),new(f()).GateError("checkout_di\
ffers",`The submodule ${JSON.stringify(i)} is not a repository of its own`,"Run git submodule update --init, or remove t\
he contents of the folder.")}},"repo/conversions"($,c,A,x){let C;const w=()=>C??=c("node:path");let S;const _=()=>S??=c(
"repo/path-bytes");A($,{conversionsOf:()=>l});const y=["text","filter","ident","working-tree-encoding"],f={text:"unspeci\
fied",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecified"};async function l(h,p,g){const v=new Map,
d={GIT_INDEX_FILE:(0,w().join)(h.temporary,"attributes-index")};await h.objects(["read-tree",p],{env:d});const s=await h.
objects(["check-attr","--cached","-z","--stdin",...y],{env:d,input:g.map(r=>`${r}\0`).join("")}),i=[...(0,_().splitNul)(
s)].map(r=>r.toString("utf8"));for(let r=0;r+2<i.length;r+=3){const[t="",e="",o=""]=i.slice(r,r+3);v.set(t,{...v.get(t)??
f,[e]:o})}return r=>v.get(r)??f}},"repo/diff"($,c,A,x){let C;const w=()=>C??=c("error");let S;const _=()=>S??=c("repo/pa\
th-bytes");A($,{parseDiff:()=>h,parseRawDiff:()=>p});const y={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_cha\
nged"},f=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,l=/^(?:(\d+)\t(\d+)|-\t-)\t/;function h(r){
const t=new s(r),e=g(t).map(o=>({...o,...d(t,o)}));return t.end(),e}function p(r){const t=new s(r),e=g(t);return t.end(),
e}function g(r){const t=[];for(;r.next()?.[0]===58;)t.push(v(r));return t}function v(r){const t=r.take().toString("latin\
1"),[,e,o,n,u,a=""]=f.exec(t)??[],m=y[a];if(!e||!o||!n||!u||m===void 0)throw i(`the record ${JSON.stringify(t)}`);const b=m===
"renamed"?{oldPath:(0,_().decodePath)(r.take()),path:(0,_().decodePath)(r.take())}:{path:(0,_().decodePath)(r.take())};return{
status:m,...b,oldMode:e,newMode:o,oldOid:n,newOid:u}}function d(r,{path:t,oldPath:e}){const o=r.take(),n=l.exec(o.toString(
"latin1"));if(n===null)throw i(`no line counts for ${t}`);const[u,a,m]=n,b=o.subarray(u.length),k=b.length>0?[b]:[r.take(),
r.take()],O=e===void 0?[t]:[e,t];if(k.map(_().decodePath).join("\0")!==O.join("\0"))throw i(`line counts of another file\
 instead of ${t}`);return{binary:a===void 0,added:Number(a??0),deleted:Number(m??0)}}class s{#e;#t;constructor(t){this.#e=
(0,_().splitNul)(t),this.#t=this.#e.next().value}next(){return this.#t}take(){const t=this.#t;if(t===void 0)throw i("a t\
runcated record");return this.#t=this.#e.next().value,t}end(){if(this.#t!==void 0)throw i("more records than files")}}function i(r){
return new(w()).GateError("change_incomplete",`Git's list of changed files has ${r}`,"Check that git is version 2.31 or \
later; if it is, report this as a bug.")}},"repo/entry-index"($,c,A,x){let C;const w=()=>C??=c("error");A($,{byEntryPath:()=>f,
canBeCheckedOut:()=>_,foldersAbove:()=>l,indexEntries:()=>y,notAFile:()=>h,tooLarge:()=>p});const S=new Set(["",".","..",
".git"]);function _(d){return!d.includes("\0")&&!d.split("/").some(s=>S.has(s.toLowerCase()))}function y(d){const s=new Map;
for(const e of d){if(s.has(e.path))throw g(e.path,"occurs twice");if(!_(e.path))throw g(e.path,"cannot be checked out");
s.set(e.path,e)}for(const{path:e,tracked:o}of[...s.values()])for(const n of l(e)){const u=s.get(n)?.kind;if(u===void 0)s.
set(n,{path:n,kind:"directory",tracked:o});else if(u!=="directory")throw g(e,`is below the ${u} ${n}`)}const i=[...s.values()].
sort(f),r=new Map;for(const e of i){const o=v(e.path),n=r.get(o);n?n.push(e):r.set(o,[e])}s.set("",{path:"",kind:"direct\
ory",tracked:!0});const t=i.filter(({kind:e,tracked:o})=>o&&e!=="directory");return{stat:e=>s.get(e),list:e=>r.get(e)??[],
files:()=>t}}function f(d,s){return d.path<s.path?-1:d.path>s.path?1:0}function l(d){const s=[];for(let i=d.indexOf("/");i>=
0;i=d.indexOf("/",i+1))s.push(d.slice(0,i));return s}function h(d,s){return new(w()).GateError("file_unreadable",`${s} i\
s not a regular file in ${d}`,"Check the spelling of the path; it is relative to the root of the repository.")}function p(d,s,i,r){
return new(w()).GateError("file_unreadable",`${s} in ${d} has ${i} bytes; the limit is ${r}`,"Split the file, or move la\
rge data out of it.")}function g(d,s){return new(w()).GateError("file_unreadable",`The tree contains the path ${JSON.stringify(
d)}, which ${s}`,"Recreate the commit with an unmodified git.")}function v(d){return d.slice(0,Math.max(d.lastIndexOf("/"),
0))}},"repo/file-kind"($,c,A,x){A($,{kindOf:()=>C,onThisPlatform:()=>w});function C(S){if(S.isSymbolicLink())return"syml\
ink";if(S.isDirectory())return"directory";if(S.isFile())return(S.mode&73)===0?"file":"executable"}function w(S){return process.
platform==="win32"&&S==="executable"?"file":S}},"repo/first-parents"($,c,A,x){A($,{firstParents:()=>C});async function C({
objects:w},S,_){return(await w(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",`${S}..${_}`])).toString().
split(`
`).filter(Boolean).map(l=>{const[h="",p="",g="",...v]=l.split("\0");return{commit:h,tree:p,parents:g.split(" ").filter(Boolean),
subject:v.join("")}})}},"repo/folder-spelling"($,c,A,x){A($,{isSpellingOf:()=>w});const C=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function w(_,y){const l=_.replace(C,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return l===y||S(l,y)}function S(_,y){const[,f]=/^(.+)~[1-9]\d{0,5}$/.exec(_)??[];return f!==void 0&&f===y.replaceAll(".",
"").slice(0,6)}},"repo/folder-tree"($,c,A,x){let C;const w=()=>C??=c("node:fs");let S;const _=()=>S??=c("node:fs/promise\
s");let y;const f=()=>y??=c("node:path");let l;const h=()=>l??=c("error");let p;const g=()=>p??=c("repo/blobs");let v;const d=()=>v??=
c("repo/entry-index");let s;const i=()=>s??=c("repo/file-kind");let r;const t=()=>r??=c("repo/path-bytes");A($,{folderTree:()=>e,
readOnDisk:()=>n});function e(k,O=g().MAX_FILE_BYTES){const T=(0,f().resolve)(k),I=`the folder ${k}`,E=j=>b(j,()=>(0,w().
lstatSync)((0,t().systemPath)((0,f().join)(T,j)))),N=j=>{if(j==="")return{path:j,kind:"directory",tracked:!0};if(!(0,d().
canBeCheckedOut)(j)||!(0,d().foldersAbove)(j).every(H=>E(H)?.isDirectory()))return;const L=E(j),F=L&&(0,i().kindOf)(L);if(!L||
!F)return;const G=F==="file"||F==="executable"?{size:L.size}:{};return{path:j,kind:F,...G,tracked:!j.split("/").includes(
"node_modules")}},R=j=>N(j)?.kind!=="directory"?[]:(b(j,()=>(0,w().readdirSync)((0,t().systemPath)((0,f().join)(T,j)),{encoding:"\
buffer"}))??[]).map(F=>N(j===""?(0,t().decodePath)(F):`${j}/${(0,t().decodePath)(F)}`)).filter(F=>F!==void 0).sort(d().byEntryPath);
function*B(j){for(const L of R(j))L.tracked&&(L.kind==="directory"?yield*B(L.path):yield L)}return{label:I,stat:N,list:R,
files:()=>[...B("")].sort(d().byEntryPath),readlink:j=>N(j)?.kind==="symlink"?b(j,()=>(0,t().decodePath)((0,w().readlinkSync)(
(0,t().systemPath)((0,f().join)(T,j)),{encoding:"buffer"}))):void 0,read:async(j,L=O)=>{const F=N(j);if(F?.kind!=="file"&&
F?.kind!=="executable")throw(0,d().notAFile)(I,j);if((F.size??0)>L)throw(0,d().tooLarge)(I,j,F.size??0,L);return u((0,f().
join)(T,j),j,I,L)}}}const o=w().constants.O_RDONLY|(w().constants.O_NOFOLLOW??0)|(w().constants.O_NONBLOCK??0);function n(k,O){
return u((0,f().join)(k,O),O,`the folder ${k}`,1/0)}async function u(k,O,T,I){try{const E=await(0,_().open)((0,t().systemPath)(
k),o);try{const N=await E.stat();if(!N.isFile())throw(0,d().notAFile)(T,O);if(N.size>I)throw(0,d().tooLarge)(T,O,N.size,
I);return await E.readFile()}finally{await E.close()}}catch(E){throw E instanceof h().GateError?E:a(O,E)}}function a(k,O){
return new(h()).GateError("file_unreadable",`Cannot read ${k}: ${O instanceof Error?O.message:O}`,"Check the permissions\
 of the file and of the folders above it.",{cause:O})}const m=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function b(k,O){
try{return O()}catch(T){if(m.has(T.code??""))return;throw a(k,T)}}},"repo/git"($,c,A,x){let C;const w=()=>C??=c("node:fs\
/promises");let S;const _=()=>S??=c("node:path");let y;const f=()=>y??=c("error");let l;const h=()=>l??=c("repo/git-proc\
ess");let p;const g=()=>p??=c("repo/object-view");let v;const d=()=>v??=c("repo/user-environment");A($,{openRepository:()=>i});
const s=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",...[
"objects","shallow"].flatMap(o=>["--git-path",o])];async function i(o,n=process.env){const u=(0,_().resolve)(o);if(!await t(
u))throw e(u,"is not a folder");const a=(0,d().userEnvironment)(n),m=await(0,h().runGit)({directory:u,env:a,config:["saf\
e.directory=*"]},["rev-parse","--path-format=absolute",...s]),[b,k,O,T,I,E,N,...R]=m.stdout.toString().split(`
`);if(b==="true")throw e(u,"is a bare repository, which has no working tree");if(k==="false")throw e(u,"is inside a .git\
 folder");if(!m.stdout.length)throw e(u,"is not in a git repository",m.stderr);if(!O||!T||!I||!E||!N||R.join("")!=="")throw e(
u,"is in a repository that git cannot describe",m.stderr);const B=await(0,g().openObjectView)({objects:E,shallow:N,format:O,
env:a});return r(await(0,w().realpath)(T),I,a,B)}function r(o,n,u,a){return{...a,directory:o,user:(0,h().bindGit)({directory:o,
env:{...u,GIT_DIR:n,GIT_WORK_TREE:o},config:[`safe.directory=${o}`,"core.fsmonitor=false","core.hooksPath=/dev/null","co\
re.splitIndex=false","core.sparseCheckout=false"]})}}async function t(o){return(0,w().stat)(o).then(n=>n.isDirectory(),()=>!1)}
function e(o,n,u=""){const a=u.includes("not a git repository")?"":u.trim();return new(f()).GateError("not_a_repository",
`${o} ${n}${a===""?"":` (${a})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one wit\
h --repo.")}},"repo/git-process"($,c,A,x){let C;const w=()=>C??=c("node:child_process");let S;const _=()=>S??=c("node:os");
let y;const f=()=>y??=c("error");A($,{FULL_CLONE_HINT:()=>d,NO_OUTSIDE_CONFIGURATION:()=>r,bindGit:()=>h,notStarted:()=>g,
runGit:()=>p});const l=10*6e4;function h(t){return async(e,o={})=>{const n=await p(t,e,o);if(n.exitCode!==0&&!o.accept?.
includes(n.exitCode))throw s(e,n);return n.stdout}}function p({directory:t,env:e,config:o=[]},n,{input:u,env:a}={}){return new Promise(
(m,b)=>{const k=o.flatMap(B=>["-c",B]),O=(0,w().spawn)("git",[...k,...n],{cwd:t,env:{...e,...a},stdio:[u===void 0?"ignor\
e":"pipe","pipe","pipe"],windowsHide:!0}),T=[],I=[];let E=!1;const N=setTimeout(()=>{E=!0,O.kill("SIGKILL")},l),R=B=>j=>{
B.push(j),N.refresh()};O.stdout?.on("data",R(T)),O.stderr?.on("data",R(I)),O.on("error",B=>{clearTimeout(N),b(g(n,B))}),
O.on("close",(B,j)=>{if(clearTimeout(N),B===null){const F=E?`no output for ${l/6e4} minutes`:`${j}`;b(v(`git ${n[0]} was\
 stopped: ${F}`));return}const L=Buffer.concat(I).toString();m({exitCode:B,stdout:Buffer.concat(T),stderr:L})}),u!==void 0&&
(O.stdin?.on("error",()=>{}),O.stdin?.end(u))})}function g(t,e){return e.code!=="ENOENT"?v(`git ${t[0]} could not be sta\
rted: ${e.message}`,e):new(f()).GateError("program_not_found","git is not installed or not on PATH","Install git and put\
 it on PATH.",{cause:e})}function v(t,e){return new(f()).GateError("git_failed",t,d,{cause:e})}const d="Check the clone \
with git fsck; it must be a full clone (no `filter` on actions/checkout).";function s(t,{exitCode:e,stderr:o}){const n=o.
trim().replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(f()).GateError("git_failed",`git ${t[0]} failed: ${n||`exit code\
 ${e}`}`,i.test(n)?`Free space in TMPDIR (${(0,_().tmpdir)()}) and in the clone.`:d)}const i=/No space left on device|Disk quota exceeded|Read-only file system/i,
r={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:_().devNull,GIT_ATTR_NOSYSTEM:"1"}},"repo/head-files"($,c,A,x){let C;const w=()=>C??=
c("repo/diff");A($,{findHeadFiles:()=>_,sameLinesIn:()=>f});const S=100;async function _(l,h,p,g){const v=(0,w().parseRawDiff)(
await l.objects(["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",h,p])).filter(({path:s})=>g.
has(s)),d=[];for(const[s,i]of v.entries()){const{path:r,status:t}=i,e=t==="deleted",o=e||s>=S?[]:await y(l,i);d.push({path:r,
...e&&{missing:!0},same:o})}return d}async function y(l,{oldOid:h,newOid:p}){if(h===p)return[{line:1,head_line:1}];const g=await l.
objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",h,p],{accept:[1]});return f(g.toString("latin1"))}function f(l){
const h=[...l.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(h.length===0)return[];const p=[];let[g,v]=[1,
1];for(const[,d="",s="1",i="",r="1"]of h){const t=Number(d)+(s==="0"?1:0),e=Number(i)+(r==="0"?1:0);t>g&&p.push({line:g,
head_line:v,lines:t-g}),[g,v]=[t+Number(s),e+Number(r)]}return[...p,{line:g,head_line:v}]}},"repo/literal-tree"($,c,A,x){
let C;const w=()=>C??=c("repo/entry-index");A($,{literalTree:()=>S});function S(y,f="the given files"){const l=new Map(Object.
entries(y)),h=g=>{const v=l.get(g);return typeof v=="string"?Buffer.from(v):Buffer.isBuffer(v)?v:v!==void 0&&"executable"in
v?Buffer.from(v.executable):void 0};return{...(0,w().indexEntries)([...l].map(([g,v])=>_(g,v,h(g)?.length))),label:f,readlink:g=>{
const v=l.get(g);return typeof v=="object"&&"symlink"in v?v.symlink:void 0},read:async g=>{const v=h(g);if(v===void 0)throw(0,w().
notAFile)(f,g);return v}}}function _(y,f,l){const h=!y.split("/").includes("node_modules");if(typeof f=="object"&&"symli\
nk"in f)return{path:y,kind:"symlink",tracked:h};if(typeof f=="object"&&"submodule"in f)return{path:y,kind:"submodule",oid:f.
submodule,tracked:h};const p=typeof f=="object"&&"executable"in f;return{path:y,kind:p?"executable":"file",...l===void 0?
{}:{size:l},tracked:h}}},"repo/look-alike"($,c,A,x){A($,{LOOK_ALIKE:()=>C,asciiOf:()=>w,skeletonOf:()=>y});const C=new Map(
`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([f="",...l])=>l.map(h=>[h,f])));function w(f){return[...f].map(l=>C.get(l)??l).join("")}const S={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},_=new Map([...[...C].filter(
([,f])=>f===f.toLowerCase()),...Object.entries(S).flatMap(([f,l])=>[...l].map(h=>[h,f]))]);function y(f){return[...f.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(h=>_.get(h)??h).join("")}},"repo/merge-base"($,c,A,x){let C;const w=()=>C??=c("error");let S;const _=()=>S??=c("repo\
/revision");A($,{mergeBase:()=>f,requireCommits:()=>l,short:()=>v});const y=["--deepen=50","--deepen=200","--deepen=1000",
"--unshallow"];async function f(d,s,i,r=[s,i]){const t=[...y];for(;;){const e=await h(d,s,i);if(e.certain){if(e.commit!==
void 0)return e.commit;throw new(w()).GateError("no_merge_base",`${v(s)} and ${v(i)} have no common ancestor`,"Rebase th\
e branch onto its target branch, or specify another --base.")}const o=t.shift();if(o===void 0)throw g(`the merge base of\
 ${v(s)} and ${v(i)}`);await p(d,[o],r)}}async function l(d,s,i){const r=async()=>(await(0,_().lookUpCommits)(d,s)).includes(
void 0);if(!await r())return;const t=(await d.shallowCommits()).size>0;if(await p(d,t?["--deepen=50"]:[],i),await r())throw g(
`commit ${s.map(v).join(" or ")}`)}async function h(d,s,i){const t=(await d.objects(["merge-base",s,i],{accept:[1]})).toString().
trim(),e=await d.shallowCommits();if(t==="")return{certain:e.size===0};if(e.size===0)return{commit:t,certain:!0};const n=!(await d.
objects(["rev-list",s,i,`^${t}`])).toString().split(`
`).some(u=>e.has(u));return{commit:t,certain:n}}async function p(d,s,i){const r=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],t=e=>d.user(["fetch",...r,...s,"--","origin",...e]);await t(i).catch(()=>t([])).catch(
e=>{throw g("part of the history",e)})}function g(d,s){const i=s===void 0?"":` (${s.message})`;return new(w()).GateError(
"shallow_clone",`This clone lacks ${d}, and fetching it failed${i}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:s})}function v(d){return d.slice(0,12)}},"repo/merge-tree"($,c,A,x){let C;const w=()=>C??=
c("error");let S;const _=()=>S??=c("repo/revision");A($,{mergedTree:()=>y,treeOf:()=>f});async function y({objects:l},h,p){
try{return(await l(["merge-tree","--write-tree","--no-messages",h,p])).toString().split(`
`).find(_().isObjectId)}catch(g){if(g instanceof w().GateError&&g.code==="git_failed")return;throw g}}async function f({
objects:l},h){return(await l(["rev-parse","--verify",`${h}^{tree}`])).toString().trim()}},"repo/object-reader"($,c,A,x){
let C;const w=()=>C??=c("node:child_process");let S;const _=()=>S??=c("error");let y;const f=()=>y??=c("repo/git-process");
A($,{objectReader:()=>l});function l({directory:v,env:d}){let s,i;const r=[],t=o=>{i??=o;for(const{reject:n}of r.splice(
0))n(i)},e=()=>(s=(0,w().spawn)("git",["cat-file","--batch"],{cwd:v,env:d,windowsHide:!0}),s.on("error",o=>t((0,f().notStarted)(
["cat-file"],o))),s.on("close",()=>t(h())),s.stdin.on("error",()=>{}),s.stderr.resume(),s.stdout.on("data",g(o=>r.shift()?.
resolve(o))),s);return{read:async o=>{if(o.length===0)return[];if(i)throw i;const{stdin:n}=s??e(),u=o.map(()=>new Promise(
(a,m)=>r.push({resolve:a,reject:m})));return n.write(o.map(a=>`${a}
`).join("")),Promise.all(u)},close:()=>{t(h()),s?.kill()}}}function h(){return new(_()).GateError("git_failed","git cat-\
file ended early",f().FULL_CLONE_HINT)}const p=10;function g(v){let d=Buffer.alloc(0),s,i=[],r=0;return t=>{if(s&&t.length<
r){i.push(t),r-=t.length;return}d=i.length>0?Buffer.concat([...i,t]):Buffer.concat([d,t]),i=[];let e=0;for(;;)if(s===void 0){
const o=d.indexOf(p,e);if(o<0)break;const[n="",u="",a=""]=d.toString("latin1",e,o).split(" ");e=o+1,/^\d+$/.test(a)?s={oid:n,
type:u,size:Number(a)}:v(void 0)}else{const o=e+s.size;if(d.length<=o)break;const{oid:n,type:u}=s;s=void 0,v({oid:n,type:u,
content:d.subarray(e,o)}),e=o+1}d=d.subarray(e),s&&(r=s.size+1-d.length,i=[d])}}},"repo/object-tree"($,c,A,x){let C;const w=()=>C??=
c("error");let S;const _=()=>S??=c("repo/blobs");let y;const f=()=>y??=c("repo/entry-index");let l;const h=()=>l??=c("re\
po/git-process");let p;const g=()=>p??=c("repo/merge-base");let v;const d=()=>v??=c("repo/path-bytes");A($,{readTree:()=>t});
const s=4096,i=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,r=new WeakMap;function t(b,k,{label:O=`commit ${(0,g().short)(
k)}`,maxFileBytes:T=_().MAX_FILE_BYTES}={}){const I=r.get(b)??new Map;r.set(b,I);const E=JSON.stringify([k,O,T]),N=I.get(
E)??e(b,k,{label:O,maxFileBytes:T});return I.set(E,N),N.catch(()=>I.delete(E)),N}async function e(b,k,{label:O,maxFileBytes:T}){
const I=await b.objects(["ls-tree","-r","-t","-z","--long",k]),E=[...(0,d().splitNul)(I)].map(u),N=(0,f().indexEntries)(
E),R=E.filter(({kind:L})=>L==="symlink"),B=await(0,_().readBlobs)(b,R.map(({oid:L=""})=>L),s),j=n(L=>o(b,L));return{...N,
label:O,readlink:L=>{const F=N.stat(L),G=F?.kind==="symlink"?B.get(F.oid??""):void 0;return G&&(0,d().decodePath)(G)},read:async(L,F=T)=>{
const{kind:G,oid:H,size:U}=N.stat(L)??{};if(G!=="file"&&G!=="executable"||H===void 0||U===void 0)throw(0,f().notAFile)(O,
L);if(U>F)throw(0,f().tooLarge)(O,L,U,F);return j({oid:H,size:U})}}}async function o(b,k){const O=new Map;for(const T of(0,_().
batches)(k))for(const[I,E]of await(0,_().readCheckedBlobs)(b,T))O.set(I,E);return O}function n(b){let k=[],O;return async T=>{
k.push(T),O??=new Promise(E=>setImmediate(E)).then(()=>{const E=k;return k=[],O=void 0,b(E)});const I=(await O).get(T.oid);
if(I===void 0)throw new Error(`no content of ${T.oid}`);return I}}function u(b){const k=i.exec(b.toString("latin1"));if(k===
null)throw m(b);const[O,T="",I="",E="",N=""]=k,R=a(T,I);if(R===void 0)throw m(b);const B=(0,d().decodePath)(b.subarray(O.
length)),j=R==="file"||R==="executable"?{size:Number(N)}:{};return{path:B,kind:R,oid:E,...j,tracked:!0}}function a(b,k){
if(k==="tree")return"directory";if(k==="commit")return"submodule";if(b==="120000")return"symlink";if(b.startsWith("100"))
return(Number.parseInt(b,8)&64)===0?"file":"executable"}function m(b){return new(w()).GateError("file_unreadable",`Git's\
 list of files has the entry ${JSON.stringify((0,d().decodePath)(b))}`,h().FULL_CLONE_HINT)}},"repo/object-view"($,c,A,x){
let C;const w=()=>C??=c("node:fs/promises");let S;const _=()=>S??=c("node:path");let y;const f=()=>y??=c("error");let l;
const h=()=>l??=c("temporary-folder");let p;const g=()=>p??=c("repo/git-process");let v;const d=()=>v??=c("repo/object-r\
eader");A($,{openObjectView:()=>s});async function s(t){const e=await(0,h().temporaryFolder)(),o=(0,_().join)(e,"git"),n=(0,_().
join)(o,"objects");await(0,w().mkdir)((0,_().join)(n,"info"),{recursive:!0}),await(0,w().mkdir)((0,_().join)(o,"refs")),
await(0,w().writeFile)((0,_().join)(o,"HEAD"),`ref: refs/heads/none
`),await(0,w().writeFile)((0,_().join)(o,"config"),r(t.format)),await(0,w().writeFile)((0,_().join)(n,"info","alternates"),
`${JSON.stringify(t.objects)}
`);const u={directory:o,env:{...t.env.PATH===void 0?{}:{PATH:t.env.PATH},...g().NO_OUTSIDE_CONFIGURATION,GIT_DIR:o,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:t.shallow,HOME:o,LC_ALL:"C"}},a=(0,d().objectReader)(u);return{temporary:e,
objects:(0,g().bindGit)(u),read:a.read,privateStore:{GIT_OBJECT_DIRECTORY:n,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
t.objects)},shallowCommits:async()=>{const m=await(0,w().readFile)(t.shallow,"utf8").catch(i);return new Set(m.split(`
`).filter(b=>b!==""))},close:()=>(a.close(),(0,w().rm)(e,{recursive:!0,force:!0}))}}function i(t){if(t.code==="ENOENT")return"";
throw new(f()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${t.message}`,"Check the permissio\
ns of the .git folder.",{cause:t})}function r(t){return t==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${t}
`}},"repo/path-bytes"($,c,A,x){let C;const w=()=>C??=c("node:buffer");A($,{decodePath:()=>S,splitNul:()=>f,systemPath:()=>y});
function S(l){if((0,w().isUtf8)(l))return l.toString("utf8");let h="";for(let p=0;p<l.length;){const g=_(l,p);h+=g>0?l.toString(
"utf8",p,p+g):String.fromCharCode(56320+(l[p]??0)),p+=Math.max(g,1)}return h}function _(l,h){for(let p=1;p<=4&&h+p<=l.length;p++)
if((0,w().isUtf8)(l.subarray(h,h+p)))return p;return 0}function y(l){if(!/[\udc80-\udcff]/.test(l))return l;const h=l.split(
/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(h.map((p,g)=>g%2===1?Buffer.of(p.charCodeAt(0)-56320):Buffer.
from(p)))}function*f(l){let h=0;for(let p=l.indexOf(0);p>=0;p=l.indexOf(0,h))yield l.subarray(h,p),h=p+1;h<l.length&&(yield l.
subarray(h))}},"repo/paths"($,c,A,x){A($,{isLocatedIn:()=>g,isWithin:()=>h,locatePath:()=>p,normalise:()=>y,resolveInTree:()=>f});
const C=40,w={path:"",kind:"directory",tracked:!0},S=/^[A-Za-z]:/,_=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function y(n){if(_.
test(n))return n;const u=n.replaceAll("\\","/");if(u.startsWith("/")||u.includes("\0"))return;const a=[];for(const m of u.
split("/"))if(!(m===""||m===".")){if(m!=="..")a.push(m);else if(a.pop()===void 0)return}return S.test(u)||S.test(a[0]??"")?
void 0:a.join("/")}function f(n,u){if(u.startsWith("/")||u.includes("\0"))return{kind:"outside",path:u};const a=u.split(
"/").reverse(),m=[];let b=w,k=0;for(let O=a.pop();O!==void 0;O=a.pop()){if(O===""||O===".")continue;if(b.kind!=="directo\
ry")return{kind:"missing",path:[...m,O].join("/")};if(O===".."){if(m.pop()===void 0)return{kind:"outside",path:u};b=l(m);
continue}const T=[...m,O].join("/"),I=n.stat(T);if(I===void 0)return{kind:"missing",path:T};if(I.kind!=="symlink"){m.push(
O),b=I;continue}if(k+=1,k>C)return{kind:"loop",path:u};const E=n.readlink(T);if(E===void 0||E==="")return{kind:"missing",
path:T};if(E.startsWith("/")||E.includes("\0"))return{kind:"outside",path:T};a.push(...E.split("/").reverse())}return{kind:"\
inside",path:b.path,entry:b}}function l(n){return n.length===0?w:{...w,path:n.join("/")}}function h(n,u,{ignoreCase:a=!1}={}){
const m=y(n),b=y(u);return m===void 0||b===void 0?!1:e(b,m,a)}function p(n,u,{at:a,tree:m}){if(t(n))return;const k=(i(n)??
[...i(u)??[],...s(n)]).reverse(),O=d((i(a)??[]).filter(E=>E!=="")),T=[];let I=0;for(let E=k.pop();E!==void 0;E=k.pop()){
if(E===""||E===".")continue;if(E===".."){T.pop();continue}T.push(E);const N=m&&v(m,O,d(T));if(N===void 0)continue;if(I+=
1,I>C||t(N))return;const R=i(N);R===void 0?T.pop():T.length=0,k.push(...(R??s(N)).reverse())}return d(T)}function g(n,u,{
ignoreCase:a=!1}={}){return e(u.slice(1),n.slice(1),a)}function v(n,u,a){if(g(a,u))return n.readlink(u==="/"?a.slice(1):
a.slice(u.length+1))}function d(n){return`/${n.join("/")}`}function s(n){return n.replaceAll("\\","/").split("/")}function i(n){
return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(n)?s(n):void 0}const r=4096;function t(n){return n.length>r?!0:n.includes("\0")||
/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(n)}function e(n,u,a){if(n==="")return!0;const[m,b]=a?[o(u),o(n)]:[u,n];return m===b||
m.startsWith(`${b}/`)}function o(n){return _.test(n)?n.toLowerCase():n.normalize("NFC").toUpperCase().toLowerCase()}},"r\
epo/read-change"($,c,A,x){let C;const w=()=>C??=c("error");let S;const _=()=>S??=c("repo/blobs");let y;const f=()=>y??=c(
"repo/diff");let l;const h=()=>l??=c("repo/object-tree");A($,{countChangedFiles:()=>s,countLines:()=>u,readChange:()=>d});
const p=1e3,g=128*1024*1024,v=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"];async function d(a,m,b,k=p){
const O=await Promise.all([(0,h().readTree)(a,m),(0,h().readTree)(a,b)]),T=await a.objects([...v,"--numstat",r(O,k)?"-M":
"-M100%","-l0","--no-ext-diff","--no-textconv",m,b]),I=await e(a,(0,f().parseDiff)(T));return I.sort((E,N)=>E.path<N.path?
-1:1),{base:m,audited:b,files:I}}async function s(a,m,b){return(await i(a,m,b)).length}async function i(a,m,b){return(0,f().
parseRawDiff)(await a.objects([...v,"--no-renames",m,b]))}function r([a,m],b){return t(a,m)*t(m,a)<=b**2}function t(a,m){
let b=0;for(const{path:k}of a.files())(m.stat(k)?.kind??"directory")==="directory"&&(b+=1);return b}async function e(a,m){
const b=m.filter(({binary:E,oldOid:N,newOid:R})=>E&&N!==R),k=b.flatMap(({oldOid:E,newOid:N})=>[E,N]),O=await(0,_().blobInfo)(
a,k.filter(o));for(const{path:E,oldOid:N,newOid:R}of b){const B=Math.max(O.get(N)?.size??0,O.get(R)?.size??0);if(B>g)throw n(
E,B)}const T=new Map;for(const E of(0,_().batches)([...O.values()]))for(const[N,R]of await(0,_().readCheckedBlobs)(a,E))
T.set(N,u(R));const I=E=>{const N=o(E)?T.get(E):0;if(N===void 0)throw new TypeError(`the lines of ${E} were not counted`);
return N};return m.map(E=>E.binary&&E.oldOid!==E.newOid?{...E,added:I(E.newOid),deleted:I(E.oldOid)}:E)}function o(a){return!/^0+$/.
test(a)}function n(a,m){return new(w()).GateError("change_incomplete",`Cannot count the lines of ${a}: it has ${m} bytes\
, more than ${g}`,"Store files of this size in Git LFS.")}function u(a){let m=0;for(let b=a.indexOf(10);b>=0;b=a.indexOf(
10,b+1))m++;return a.length>0&&a[a.length-1]!==10?m+1:m}},"repo/remote"($,c,A,x){A($,{branchAtOrigin:()=>S,fetched:()=>w,
isRemoteOf:()=>C});async function C(y,{owner:f,repo:l}){return(await _(y)).replace(/\/+$/,"").replace(/\.git$/,"").split(
/[/:]/).slice(-2).join("/").toLowerCase()===`${f}/${l}`.toLowerCase()}function w(y){return`+refs/heads/${y}:refs/remotes\
/origin/${y}`}async function S(y,f){if(await _(y)==="")return!1;const l=`refs/heads/${f}`;return(await y.user(["ls-remot\
e","--","origin",l])).toString().split(`
`).some(p=>p.endsWith(`	${l}`))}async function _({user:y}){return(await y(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},"repo/revision"($,c,A,x){let C;const w=()=>C??=c("error");A($,{DEFAULT_BRANCHES:()=>v,defaultBranchTip:()=>s,
findDefaultBranchTip:()=>d,isObjectId:()=>g,lookUpCommits:()=>S,parentsOf:()=>i,peelToCommits:()=>l,readRefs:()=>y,resolveCommits:()=>h,
unknownRevision:()=>p});async function S(r,t){const e=await y(r,t.filter(_)),o=t.includes("HEAD")?await f(r):void 0;return await l(
r,t.map(n=>n==="HEAD"?o:_(n)?e.get(n):n))}function _(r){return r.startsWith("refs/")}async function y(r,t){if(t.length===
0)return new Map;const e=new Set(t),a=(await r.user(["for-each-ref","--format=%(objectname) %(refname)",...e])).toString().
split(`
`).map(m=>{const b=m.indexOf(" ");return[m.slice(b+1),m.slice(0,b)]});return new Map(a.filter(([m])=>e.has(m)))}async function f(r){
const t=["show-ref","--verify","--hash","HEAD"],e=(await r.user(t,{accept:[1,128]})).toString().trim();return e===""?void 0:
e}async function l({read:r},t){const e=t.filter(u=>u!==void 0),o=await r(e.map(u=>`${u}^{commit}`)),n=new Map(e.map((u,a)=>[
u,o[a]?.oid]));return t.map(u=>u===void 0?void 0:n.get(u))}async function h(r,t){const e=await S(r,t),o=e.indexOf(void 0);
if(o>=0)throw p(t[o]??"");return e}function p(r){return r==="HEAD"?new(w()).GateError("ref_not_found","The repository ha\
s no commits yet","Create a commit first, then gate the next change."):new(w()).GateError("ref_not_found",`unknown revis\
ion ${r}`,"Check the spelling (git branch --all); if it is on the remote only, run git fetch. With actions/checkout, set\
 `fetch-depth: 0`.")}function g(r){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(r)}const v=["refs/remotes/origin/HEAD","\
refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function d(r){return(await S(
r,v)).find(e=>e!==void 0)}async function s(r){const t=await d(r);if(t!==void 0)return t;throw new(w()).GateError("ref_no\
t_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to compare with: --bas\
e REF.")}async function i(r,t){const[e]=await r.read([t]);if(e?.type!=="commit")throw p(t);const o=e.content.toString("l\
atin1");return[...o.slice(0,o.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,u])=>u??"")}},"repo/source-tree"($,c,A,x){let C;const w=()=>C??=c("node:f\
s/promises");let S;const _=()=>S??=c("error");let y;const f=()=>y??=c("repo/additions");let l;const h=()=>l??=c("repo/fo\
lder-tree");let p;const g=()=>p??=c("repo/git");let v;const d=()=>v??=c("repo/object-tree");let s;const i=()=>s??=c("rep\
o/with-additions");let r;const t=()=>r??=c("repo/worktree");A($,{withSourceTree:()=>e});async function e(o,n,u){const a=await(0,g().
openRepository)(o,n).catch(async m=>{if(!(m instanceof _().GateError&&m.code==="not_a_repository"&&(await(0,w().stat)(o).
catch(()=>{}))?.isDirectory()))throw m});if(a===void 0)return u((0,h().folderTree)(o),o);try{const m=`the files of ${a.directory}`,
b=await(0,d().readTree)(a,await(0,t().snapshotWorktree)(a),{label:m});return await u((0,i().withAdditions)(b,(0,h().folderTree)(
a.directory),(0,f().additionsOf)()),a.directory,a)}finally{await a.close()}}},"repo/typed-revision"($,c,A,x){let C;const w=()=>C??=
c("error");let S;const _=()=>S??=c("repo/merge-base");let y;const f=()=>y??=c("repo/revision");A($,{resolveRevision:()=>v});
const l=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,h=/^(.*?)((?:[~^]\d*)*)$/s,p=/(?:^|-g)([0-9a-f]{4,64})$/i,g=/^[A-Z]+(?:_[A-Z]+)*$/;
async function v(e,o){if(l.test(o))throw new(w()).GateError("ref_not_found",`${JSON.stringify(o)} is not a valid revisio\
n`,"Use a branch, a tag or a commit id; for a range, use --base and --head.");const[,n="",u=""]=h.exec(o)??[],a=await d(
e,n==="@"?"HEAD":n),[m,...b]=[...new Set(a.map(({commit:O})=>O))];if(m===void 0)throw(0,f().unknownRevision)(o);if(b.length>
0)throw t(n,a);const[k]=u===""?[m]:await(0,f().peelToCommits)(e,[`${m}${u}`]);if(k===void 0)throw(0,f().unknownRevision)(
o);return k}async function d(e,o){if(o==="HEAD"||o.startsWith("refs/")||(0,f().isObjectId)(o.toLowerCase())){const[m]=await(0,f().
lookUpCommits)(e,[o]);if(m!==void 0||!(0,f().isObjectId)(o.toLowerCase()))return m===void 0?[]:[{name:o,commit:m}]}const u=[
...[...await(0,f().readRefs)(e,s(o))],...await i(e,o),...await r(e,o)],a=await(0,f().peelToCommits)(e,u.map(([,m])=>m));
return u.flatMap(([m],b)=>{const k=a[b];return k===void 0?[]:[{name:m,commit:k}]})}function s(e){return[...["refs/heads/",
"refs/remotes/","refs/tags/","refs/"].map(n=>`${n}${e}`),`refs/remotes/${e}/HEAD`]}async function i({user:e},o){if(!g.test(
o))return[];const n=await e(["rev-parse","--verify","--quiet",o],{accept:[1]});return n.length===0?[]:[[o,n.toString().trim()]]}
async function r({objects:e},o){const[,n]=p.exec(o)??[];return n===void 0?[]:(await e(["rev-parse",`--disambiguate=${n.toLowerCase()}`])).
toString().split(`
`).filter(f().isObjectId).map(m=>[m,m])}function t(e,o){const n=o.map(({name:u,commit:a})=>u===a?`commit ${a}`:`${u} (${(0,_().
short)(a)})`);return new(w()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${n.join(", ")}`,"Write the \
full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},"repo/untracked"($,c,A,x){let C;
const w=()=>C??=c("node:fs");let S;const _=()=>S??=c("node:path");let y;const f=()=>y??=c("error");let l;const h=()=>l??=
c("repo/path-bytes");A($,{filesBelow:()=>r,listUntracked:()=>v});const p=".git",g=new Set(["ENOENT","ENOTDIR"]);function v(t,e,o,n){
const u=[],a=[],m=b=>{for(const k of i((0,_().join)(t,b))){const O=(0,h().decodePath)(k.name),T=b===""?O:`${b}/${O}`;o.has(
T)||(O===p?(!o.has(b)||!d(b,k))&&u.push(T):n.cover(T)?(a.push(T),k.isDirectory()&&s((0,_().join)(t,T))&&u.push(`${T}/${p}`)):
k.isDirectory()&&n.mayBeIn(T)?m(T):u.push(T))}};return e.forEach(m),{leftOut:u,added:a}}function d(t,e){return t===""||e.
isFile()}function s(t){return i(t).some(({name:e})=>(0,h().decodePath)(e)===p)}function i(t){try{return(0,w().readdirSync)(
t,{encoding:"buffer",withFileTypes:!0})}catch(e){if(g.has(e.code??""))return[];throw new(f()).GateError("file_unreadable",
`Cannot list the folder ${t}: ${e instanceof Error?e.message:e}`,"Check the permissions of the folder.",{cause:e})}}function r(t,e){
const o=n=>i((0,_().join)(t,n)).flatMap(u=>{const a=(0,h().decodePath)(u.name),m=n===""?a:`${n}/${a}`;return a===p||e(m)?
[]:u.isDirectory()?o(m):[m]});return o("")}},"repo/user-environment"($,c,A,x){A($,{userEnvironment:()=>S});const C=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
w=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function S(_){const y={};for(const[f,l]of Object.entries(_))l!==void 0&&(C.test(
f)||!w.test(f))&&(y[f]=l);return{...y,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},"repo\
/with-additions"($,c,A,x){let C;const w=()=>C??=c("repo/entry-index");A($,{withAdditions:()=>S});function S(_,y,f){const l=p=>_.
stat(p)===void 0&&(f.cover(p)||f.mayBeIn(p))&&(0,w().foldersAbove)(p).every(g=>(_.stat(g)?.kind??"directory")==="directo\
ry"),h=p=>{if(!l(p))return _.stat(p);const g=y.stat(p),v=f.cover(p)||g?.kind==="directory";if(!(!g||!v))return{...g,tracked:!1,
...f.areBuilt(p)&&{built:!0}}};return{label:_.label,stat:h,readlink:p=>(l(p)?y:_).readlink(p),read:(p,g)=>(l(p)?y:_).read(
p,g),list:p=>{const g=y.list(p).flatMap(({path:v})=>(l(v)?h(v):void 0)??[]);return[..._.list(p),...g].sort(w().byEntryPath)},
files:()=>_.files()}}},"repo/worktree"($,c,A,x){let C;const w=()=>C??=c("node:fs/promises");let S;const _=()=>S??=c("nod\
e:path");let y;const f=()=>y??=c("error");let l;const h=()=>l??=c("repo/path-bytes");A($,{snapshotWorktree:()=>g});const p=Buffer.
from([0]);async function g(i){const r=await s(i);return await r(["update-index","-z","--index-info"],await v(i)),await r(
["add","--all","--","."]),(await r(["write-tree"])).toString().trim()}async function v(i){const r=[];for(const t of(0,h().
splitNul)(await i.user(["ls-files","-t","--stage","-z"]))){const e=t[0]===83,o=t.subarray(t.indexOf(9)+1);if(e&&!await d(
i,o))throw new(f()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,h().decodePath)(o))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");r.push(t.subarray(2),p)}return Buffer.concat(
r)}async function d({directory:i},r){return(0,w().lstat)(Buffer.concat([Buffer.from(`${i}/`),r])).then(()=>!0,t=>{if(t.code===
"ENOENT"||t.code==="ENOTDIR")return!1;throw new(f()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,h().
decodePath)(r))} (${t.code})`,"Check the permissions of the folders above the file.",{cause:t})})}async function s(i){const r=await(0,w().
mkdtemp)((0,_().join)(i.temporary,"index-")),t={...i.privateStore,GIT_INDEX_FILE:(0,_().join)(r,"index")};return(e,o)=>i.
user(e,{env:t,...o&&{input:o}})}}};
