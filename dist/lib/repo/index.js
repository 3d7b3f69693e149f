//# repo/additions
(function(m,g,c){const a=c("packages/picomatch"),h=c("repo/entry-index"),v=c("repo/paths"),y={path:"node_modules",at:"a\
nywhere"},u={dot:!0,nonegate:!0};function d(n=[],s=[y]){const o=n.flatMap(e=>(0,v().normalise)(e)||[]),i=o.length>0?(0,a().
default)(o,u):()=>!1,l=e=>s.some(t=>t.at!=="home"&&(e===t.path||t.at==="anywhere"&&e.endsWith(`/${t.path}`))),r=(e,t)=>t(
e)||(0,h().foldersAbove)(e).some(t);return{cover:e=>r(e,l)||r(e,i),areBuilt:e=>r(e,i)&&!r(e,l),mayBeIn:e=>o.some(t=>p(t.
split("/"),e.split("/")))}}function O(n){const{cover:s}=d([],n);return{cover:()=>!0,areBuilt:o=>!s(o),mayBeIn:()=>!1}}function p([
n,...s],[o,...i]){return n===void 0?!1:o===void 0||n.includes("**")||/[{(]/.test(n)?!0:a().default.isMatch(o,n,u)&&p(s,i)}
m.exports={additionsOf:d,everything:O}});
//# repo/anywhere
(function(t,a,r){const e=r("repo/paths");function l(i,n){const s=(0,e().normalise)(i);if(s!==void 0)return`/${(0,e().foldCase)(
s)}/`.includes(`/${(0,e().foldCase)(n)}/`);const o=i.split("/");return o.some((c,u)=>(0,e().isWithin)(o.slice(u).join("/"),
n,{ignoreCase:!0}))}t.exports={isWithinAnywhere:l}});
//# repo/blobs
(function(m,M,u){const h=u("error"),$=u("repo/git-process"),d=16*1024*1024,l=256*1024*1024;async function p(t,n){const e=[
...new Set(n)];if(e.length===0)return new Map;const s=await t.objects(["cat-file","--batch-check"],{input:E(e)}),r=new Map;
for(const i of s.toString("latin1").split(`
`)){const[o="",a="",c=""]=i.split(" ");c!==""&&r.set(o,{oid:o,type:a,size:Number(c)})}for(const i of e)if(!r.has(i))throw _(
i);return r}async function g(t,n,e=d){const s=await p(t,n);for(const{oid:r,type:i,size:o}of s.values()){if(i!=="blob")throw b(
`object ${r} is a ${i}, not a file`);if(o>e)throw b(`object ${r} has ${o} bytes, more than ${e}`)}return w(t,[...s.values()])}
async function w(t,n){const e=new Map(n.map(({oid:o,size:a})=>[o,a]));if(e.size===0)return new Map;const s=[...e.values()].
reduce((o,a)=>o+a,0);if(s>l)throw b(`${e.size} files have ${s} bytes, more than ${l}`);const r=[...e.keys()],i=await t.read(
r);return new Map(r.map((o,a)=>{const c=i[a];if(c?.type!=="blob")throw _(o);return[o,c.content]}))}function*y(t){let n=[],
e=0;for(const s of t)n.length>0&&e+s.size>l&&(yield n,n=[],e=0),n.push(s),e+=s.size;n.length>0&&(yield n)}function E(t){
return[...t].map(n=>`${n}
`).join("")}function _(t){return new(h()).GateError("file_unreadable",`Object ${t} is missing from this clone`,$().FULL_CLONE_HINT)}
function b(t){return new(h()).GateError("file_unreadable",`Cannot read files of the commit: ${t}`,"Keep generated and bi\
nary data out of the files that the gate reads.")}m.exports={MAX_FILE_BYTES:d,batches:y,blobInfo:p,readBlobs:g,readCheckedBlobs:w}});
//# repo/checked-out-content
(function(h,_,l){const s=l("node:crypto");function o(n,t="sha1"){return(0,s().createHash)(t).update(`blob ${n.length}\0`).
update(n).digest("hex")}function g(n,t){return o(n,t.length===40?"sha1":"sha256")===t}const u=new Set(["unspecified","un\
set","set",""]);function p(n,t,e){if(y(n,t))return;const{text:c,filter:i,ident:x,"working-tree-encoding":d}=e;if(!u.has(
i)&&i!=="lfs")return r(`filter=${i}`);if(!u.has(d))return r(`working-tree-encoding=${d}`);if(x==="set")return r("ident");
const F=c!=="unset"&&(c==="set"||!S(n)),O=a(n)===a(t);return F&&O?void 0:"differs on disk"}function r(n){return`is conve\
rted on checkout by the attribute ${n}, and only line endings and Git LFS are supported`}function S(n){return n.includes(
0)||/\r(?!\n)/.test(n.toString("latin1"))}function a(n){return n.toString("latin1").replaceAll(`\r
`,`
`)}const b=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
v=1024;function y(n,t){if(n.length>=v)return!1;const[,e]=b.exec(n.toString("latin1"))??[];return e===(0,s().createHash)(
"sha256").update(t).digest("hex")}h.exports={blobId:o,conversionFault:p,isContentOf:g}});
//# repo/checkout
(function(q,U,r){const g=r("node:fs"),w=r("node:path"),A=r("attempt"),L=r("error"),d=r("repo/blobs"),b=r("repo/checked-\
out-content"),M=r("repo/checkout-guard"),T=r("repo/checkout-parts"),B=r("repo/conversions"),m=r("repo/file-kind"),O=r("r\
epo/folder-tree"),v=r("repo/merge-base"),p=r("repo/path-bytes"),R=r("repo/revision"),x=r("repo/tree"),P=32;async function I(t,e,n,o){
const[s]=await(0,R().resolveCommits)(t,["HEAD"]);if(s!==e)throw l(`the checkout is at ${(0,v().short)(s)}`,e,o);return C(
t,e,n,o)}async function C(t,e,n,o){return(0,T().withCheckoutParts)(t,e,async s=>{const a=(0,M().guardCheckout)(t.directory,
s.flatMap(({entries:i})=>i),n),h=(await Promise.all(s.map(i=>N(i,a)))).flat();if(h.length>0)throw H(h,e,o);return a})}async function N(t,e){
const n=new Map(e.folders.map(i=>[i,j(e,i)])),o=({path:i})=>n.get($(i))??!1,s=t.entries.filter(i=>!o(i)||!X(i,t,e));if(s.
length>0)return s.map(({path:i})=>({path:i,what:"differs on disk"}));const a=t.entries.filter(({kind:i})=>(0,x().isRegular)(
i)),h=await Y(a,e);return h.length===0?[]:G(t,h,e)}function j({directory:t},e){for(let n=e;n!=="";n=$(n))if(D((0,p().systemPath)(
(0,w().join)(t,n)))!=="directory")return!1;return!0}function $(t){return t.slice(0,Math.max(t.lastIndexOf("/"),0))}function X(t,e,{
directory:n}){const o=(0,p().systemPath)((0,w().join)(n,t.path)),s=D(o);if(t.kind==="submodule")return s==="directory";if(s===
"symlink"&&t.kind==="symlink"){const a=e.path===""?t.path:t.path.slice(e.path.length+1);return(0,p().decodePath)((0,g().
readlinkSync)(o,{encoding:"buffer"}))===e.tree.readlink(a)}return(0,m().onThisPlatform)(s)===(0,m().onThisPlatform)(t.kind)}
function D(t){return(0,A().attempt)(()=>(0,m().kindOf)((0,g().lstatSync)(t)))}async function Y(t,{directory:e}){const n=[];
for(let o=0;o<t.length;o+=P)await Promise.all(t.slice(o,o+P).map(async s=>{const a=await(0,O().readOnDisk)(e,s.path);(0,b().
isContentOf)(a,s.oid??"")||n.push(s)}));return n}async function G({repository:t,path:e,commit:n},o,s){const a=({path:c})=>e===
""?c:c.slice(e.length+1),h=await(0,B().conversionsOf)(t,n,o.map(a)),i=o.map(c=>({entry:c,oid:c.oid??"",size:c.size??0})),
u=o.filter(({size:c=0})=>c>d().MAX_FILE_BYTES).map(({path:c})=>({path:c,what:"differs on disk"}));for(const c of(0,d().batches)(
i.filter(({size:k})=>k<=d().MAX_FILE_BYTES))){const k=await(0,d().readCheckedBlobs)(t,c);for(const{entry:E,oid:K}of c){const{
path:_}=E,F=await(0,O().readOnDisk)(s.directory,_),Q=k.get(K)??Buffer.alloc(0),S=(0,b().conversionFault)(Q,F,h(a(E)));S===
void 0?s.accept(_,F):u.push({path:_,what:S})}}return u}function H(t,e,n){const o=[...t].sort((u,c)=>u.path<c.path?-1:1),
{path:s,what:a}=o.find(({what:u})=>u!=="differs on disk")??o[0]??J,h=JSON.stringify(s),i=t.length>1&&a==="differs on dis\
k"?`${h} and ${t.length-1} more differ on disk`:`${h} ${a}`;return l(i,e,n)}const J={path:"",what:"differs on disk"};function l(t,e,n){
const o=n==="actions"?`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`:`Check out the commit (git checkout ${e}) or stash the changes (git stash); or gate the uncommitted \
files (--worktree), or only audit (--no-run).`;return new(L()).GateError("checkout_differs",`Commit ${(0,v().short)(e)} \
is audited, but ${t}`,o)}q.exports={checkoutDiffers:l,requireCheckedOut:I,requireSameFiles:C}});
//# repo/checkout-guard
(function(T,B,i){const w=i("node:fs"),U=i("node:fs/promises"),_=i("node:path"),g=i("repo/checked-out-content"),S=i("rep\
o/entry-index"),k=i("repo/file-kind"),q=i("repo/folder-tree"),v=i("repo/path-bytes"),O=i("repo/untracked");function P(o,n,r,d=new Map){
const s=n.filter(({kind:t})=>t!=="submodule"&&t!=="directory"),u=n.filter(({kind:t})=>t==="submodule").map(({path:t})=>t),
N=[...s.map(({path:t})=>t),...u].flatMap(S().foldersAbove),l=[...new Set(["",...N,...u])].sort(),C=new Set([...s.map(({path:t})=>t),
...l]),m=()=>({files:s.map(({path:t})=>j((0,_().join)(o,t))),folders:l.map(t=>j((0,_().join)(o,t)))}),M=m(),{leftOut:A,added:W}=(0,O().
listUntracked)(o,l,C,r),x=new Set(A),D=t=>{const e=new Set(l.filter((c,p)=>!t.folders[p]?.startsWith("folder")));return e.
size===0?[]:s.filter(({path:c})=>(0,S().foldersAbove)(c).some(p=>e.has(p)))},I=t=>l.filter((e,c)=>b(t.folders[c],M.folders[c])).
flatMap(e=>(0,O().listUntracked)(o,[e],C,r).leftOut).filter(e=>!x.has(e));return{directory:o,files:s,folders:l,leftOut:A,
additions:W,at:(t,e=r)=>P(t,n,e,d),accept:(t,e)=>{d.set(t,(0,g().blobId)(e))},state:m,changed:async(t=m())=>{const e=s.filter(
(a,h)=>b(t.files[h],M.files[h])),c=await Promise.all(e.map(a=>F(o,a,d.get(a.path)??a.oid))),p=e.filter((a,h)=>c[h]);return $(
[...p,...D(t)])},added:(t=m())=>I(t),touchedSince:t=>{const e=m(),c=s.filter((p,a)=>b(e.files[a],t.files[a]));return $([
...c,...D(e)],I(e))}}}function $(o,n=[]){return[...new Set([...o.map(({path:r})=>r),...n])].sort()}function j(o){try{const n=(0,w().
lstatSync)((0,v().systemPath)(o),{bigint:!0}),{ino:r,size:d,mode:s,ctimeNs:u}=n;return`${n.isDirectory()?"folder":""}${r}\
:${d}:${s}:${u}`}catch{return}}function b(o,n){return o===void 0||o!==n}async function F(o,{path:n,kind:r},d=""){const s=(0,v().
systemPath)((0,_().join)(o,n));try{if((0,k().onThisPlatform)((0,k().kindOf)((0,w().lstatSync)(s)))!==(0,k().onThisPlatform)(
r))return!0;const u=r==="symlink"?await(0,U().readlink)(s,{encoding:"buffer"}):await(0,q().readOnDisk)(o,n);return!(0,g().
isContentOf)(u,d)}catch{return!0}}T.exports={guardCheckout:P}});
//# repo/checkout-parts
(function(l,C,o){const _=o("node:fs/promises"),c=o("node:path"),y=o("error"),k=o("repo/git"),g=o("repo/object-tree");async function v(t,e,i){
const s=[],a=async(r,u,p)=>{const d=await(0,g().readTree)(u,p),w=[...d.files()].map(n=>({...n,path:j(r,n.path)}));s.push(
{path:r,repository:u,commit:p,tree:d,entries:w});for(const{kind:n,path:h,oid:m}of w){if(n!=="submodule"||m===void 0)continue;
const b=await $((0,c().join)(t.directory,h));b&&await a(h,b,m)}};try{return await a("",t,e),await i(s)}finally{for(const r of s.
slice(1))await r.repository.close()}}function j(t,e){return t===""?e:`${t}/${e}`}async function $(t){if(await(0,_().lstat)(
(0,c().join)(t,".git")).catch(()=>{})===void 0)return;const i=await(0,k().openRepository)(t);if(i.directory===t)return i;
throw await i.close(),new(y()).GateError("checkout_differs",`The submodule ${JSON.stringify(t)} is not a repository of i\
ts own`,"Run git submodule update --init, or remove the contents of the directory.")}l.exports={withCheckoutParts:v}});
//# repo/conversions
(function(r,b,i){const p=i("node:path"),d=i("repo/path-bytes"),u=["text","filter","ident","working-tree-encoding"],o={text:"\
unspecified",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecified"};async function g(e,h,l){const n=new Map,
c={GIT_INDEX_FILE:(0,p().join)(e.temporary,"attributes-index")};await e.objects(["read-tree",h],{env:c});const m=await e.
objects(["check-attr","--cached","-z","--stdin",...u],{env:c,input:l.map(t=>`${t}\0`).join("")}),s=[...(0,d().splitNul)(
m)].map(t=>t.toString("utf8"));for(let t=0;t+2<s.length;t+=3){const[a="",I="",_=""]=s.slice(t,t+3);n.set(a,{...n.get(a)??
o,[I]:_})}return t=>n.get(t)??o}r.exports={conversionsOf:g}});
//# repo/diff
(function(m,S,h){const p=h("error"),w=h("repo/path-bytes"),g={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_ch\
anged"},k=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,x=/^(?:(\d+)\t(\d+)|-\t-)\t/;function b(t){
const e=new l(t),n=u(e).map(o=>({...o,...D(e,o)}));return e.end(),n}function v(t){const e=new l(t),n=u(e);return e.end(),
n}function u(t){const e=[];for(;t.next()?.startsWith(":");)e.push(A(t));return e}function A(t){const e=t.take(),[,n,o,s,
c,d=""]=k.exec(e)??[],i=g[d];if(!n||!o||!s||!c||i===void 0)throw r(`the record ${JSON.stringify(e)}`);const a=i==="renam\
ed"?{oldPath:t.take(),path:t.take()}:{path:t.take()};return{status:i,...a,oldMode:n,newMode:o,oldOid:s,newOid:c}}function D(t,{
path:e,oldPath:n}){const o=t.take(),s=x.exec(o);if(s===null)throw r(`no line counts for ${e}`);const[c,d,i]=s,a=o.slice(
c.length),N=a===""?t.take():void 0;if((a===""?t.take():a)!==e||N!==n)throw r(`line counts of another file instead of ${e}`);
return{binary:d===void 0,added:Number(d??0),deleted:Number(i??0)}}class l{#e;#t=0;constructor(e){this.#e=(0,w().decodePieces)(
e)}next(){return this.#e[this.#t]}take(){const e=this.next();if(e===void 0)throw r("a truncated record");return this.#t+=
1,e}end(){if(this.next()!==void 0)throw r("more records than files")}}function r(t){return new(p()).GateError("change_in\
complete",`Git's list of changed files has ${t}`,"Check that git is version 2.31 or later; if it is, report this as a bu\
g.")}m.exports={parseDiff:b,parseRawDiff:v}});
//# repo/entry-index
(function(y,O,l){const s=l("error"),b=l("group-by"),g=/(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)|\0/i;function d(e){return!g.test(
e)}function k(e){const t=new Map;for(const r of e){if(t.has(r.path))throw c(r.path,"occurs twice");if(!d(r.path))throw c(
r.path,"cannot be checked out");t.set(r.path,r)}for(const{path:r,tracked:i}of[...t.values()])for(let n=u(r);n!=="";n=u(n)){
const h=t.get(n)?.kind;if(h==="directory")break;if(h!==void 0)throw c(r,`is below the ${h} ${n}`);t.set(n,{path:n,kind:"\
directory",tracked:i})}const o=[...t.values()].sort(p);let a;t.set("",{path:"",kind:"directory",tracked:!0});const E=o.filter(
({kind:r,tracked:i})=>i&&r!=="directory");return{stat:r=>t.get(r),list:r=>(a??=(0,b().groupBy)(o,({path:i})=>u(i)),a.get(
r)??[]),files:()=>E}}function p(e,t){return e.path<t.path?-1:e.path>t.path?1:0}function w(e){const t=[];for(let o=e.indexOf(
"/");o>=0;o=e.indexOf("/",o+1))t.push(e.slice(0,o));return t}function m(e,t){return new(s()).GateError("file_unreadable",
`${t} is not a regular file in ${e}`,"Check the spelling of the path. It must be a file of its own, not a directory or a\
 symlink.")}function $(e,t,o,a){return new(s()).GateError("file_unreadable",`${t} in ${e} has ${o} bytes; the limit is ${a}`,
"Split the file, or move large data out of it.")}function c(e,t){return new(s()).GateError("file_unreadable",`The tree c\
ontains the path ${JSON.stringify(e)}, which ${t}`,"Recreate the commit with an unmodified git.")}function u(e){return e.
slice(0,Math.max(e.lastIndexOf("/"),0))}y.exports={byEntryPath:p,canBeCheckedOut:d,foldersAbove:w,indexEntries:k,notAFile:m,
tooLarge:$}});
//# repo/file-kind
(function(e,n,o){function r(i){if(i.isSymbolicLink())return"symlink";if(i.isDirectory())return"directory";if(i.isFile())
return(i.mode&73)===0?"file":"executable"}function t(i){return process.platform==="win32"&&i==="executable"?"file":i}e.exports=
{kindOf:r,onThisPlatform:t}});
//# repo/files-named
(function(t,m,e){const p=e("node:path"),n=e("group-by"),i=(0,e("repo/per-tree")().perTree)(r=>(0,n().groupBy)(r.files(),
({path:o})=>p().posix.basename(o)));function s(r,o){return i(r).get(o)??[]}t.exports={filesNamed:s}});
//# repo/first-parents
(function(t,p,u){async function r({objects:e},s,n){return(await e(["log","--first-parent","--reverse","--format=%H%x00%\
T%x00%P%x00%s",`${s}..${n}`])).toString().split(`
`).filter(Boolean).map(i=>{const[o="",a="",l="",...c]=i.split("\0");return{commit:o,tree:a,parents:l.split(" ").filter(Boolean),
subject:c.join("")}})}t.exports={firstParents:r}});
//# repo/folder-spelling
(function(t,p,u){const r=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function i(e,l){const o=e.replace(r,"").replace(/:.*$/s,
"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return o===l||a(o,l)}const s=/^[\w./-]*$/;function c(e,l){
return!s.test(e)||e.toLowerCase().includes(l)}function a(e,l){const[,n]=/^(.+)~[1-9]\d{0,5}$/.exec(e)??[];return n!==void 0&&
n===l.replaceAll(".","").slice(0,6)}t.exports={isSpellingOf:i,mayBeSpelled:c}});
//# repo/folder-tree
(function(N,R,c){const _=c("node:fs"),p=c("node:fs/promises"),k=c("node:path"),m=c("error"),v=c("repo/blobs"),a=c("repo\
/entry-index"),L=c("repo/file-kind"),u=c("repo/path-bytes"),y=c("repo/tree");function P(r,n=v().MAX_FILE_BYTES){const i=(0,k().
resolve)(r),l=`the directory ${r}`,s=e=>O(e,()=>(0,_().lstatSync)((0,u().systemPath)((0,k().join)(i,e)))),d=e=>{if(e==="")
return{path:e,kind:"directory",tracked:!0};if(!(0,a().canBeCheckedOut)(e)||!(0,a().foldersAbove)(e).every(F=>s(F)?.isDirectory()))
return;const t=s(e),o=t&&(0,L().kindOf)(t);if(!t||!o)return;const D=(0,y().isRegular)(o)?{size:t.size}:{};return{path:e,
kind:o,...D,tracked:!e.split("/").includes("node_modules")}},E=e=>d(e)?.kind!=="directory"?[]:(O(e,()=>(0,_().readdirSync)(
(0,u().systemPath)((0,k().join)(i,e)),{encoding:"buffer"}))??[]).map(o=>d(e===""?(0,u().decodePath)(o):`${e}/${(0,u().decodePath)(
o)}`)).filter(o=>o!==void 0).sort(a().byEntryPath);function*w(e){for(const t of E(e))t.tracked&&(t.kind==="directory"?yield*w(
t.path):yield t)}return{label:l,stat:d,list:E,files:()=>[...w("")].sort(a().byEntryPath),readlink:e=>d(e)?.kind==="symli\
nk"?O(e,()=>(0,u().decodePath)((0,_().readlinkSync)((0,u().systemPath)((0,k().join)(i,e)),{encoding:"buffer"}))):void 0,
read:async(e,t=n)=>{const o=d(e);if(!(0,y().isRegular)(o?.kind))throw(0,a().notAFile)(l,e);if((o.size??0)>t)throw(0,a().
tooLarge)(l,e,o.size??0,t);return h((0,k().join)(i,e),e,l,t)}}}const g=_().constants.O_RDONLY|(_().constants.O_NOFOLLOW??
0)|(_().constants.O_NONBLOCK??0);function T(r,n){return h((0,k().join)(r,n),n,`the directory ${r}`,1/0)}async function h(r,n,i,l){
try{const s=await(0,p().open)((0,u().systemPath)(r),g);try{const d=await s.stat();if(!d.isFile())throw(0,a().notAFile)(i,
n);if(d.size>l)throw(0,a().tooLarge)(i,n,d.size,l);return await s.readFile()}finally{await s.close()}}catch(s){throw s instanceof
m().GateError?s:b(n,s)}}function b(r,n){return new(m()).GateError("file_unreadable",`Cannot read ${r}: ${n instanceof Error?
n.message:n}`,"Check the permissions of the file and of the directories above it.",{cause:n})}const A=new Set(["ENOENT",
"ENOTDIR","ENAMETOOLONG"]);function O(r,n){try{return n()}catch(i){if(A.has(i.code??""))return;throw b(r,i)}}N.exports={
folderTree:P,readOnDisk:T}});
//# repo/git
(function(l,$,i){const c=i("node:fs/promises"),m=i("node:path"),g=i("error"),a=i("repo/git-process"),b=i("repo/object-v\
iew"),_=i("repo/user-environment"),v=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-topl\
evel","--absolute-git-dir",...["objects","shallow"].flatMap(o=>["--git-path",o])];async function y(o,r=process.env){const t=(0,m().
resolve)(o);if(!await k(t))throw s(t,"is not a directory");const e=(0,_().userEnvironment)(r),n=await(0,a().runGit)({directory:t,
env:e,config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...v]),[R,E,p,u,h,w,d,...G]=n.stdout.toString().
split(`
`);if(R==="true")throw s(t,"is a bare repository, which has no working tree");if(E==="false")throw s(t,"is inside a .git\
 directory");if(!n.stdout.length)throw s(t,"is not in a git repository",n.stderr);if(!p||!u||!h||!w||!d||G.join("")!=="")
throw s(t,"is in a repository that git cannot describe",n.stderr);const I=await(0,b().openObjectView)({objects:w,shallow:d,
format:p,env:e});return j(await(0,c().realpath)(u),h,e,I)}function j(o,r,t,e){return{...e,directory:o,user:(0,a().bindGit)(
{directory:o,env:{...t,GIT_DIR:r,GIT_WORK_TREE:o},config:[`safe.directory=${o}`,"core.fsmonitor=false","core.hooksPath=/\
dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}async function k(o){return(0,c().stat)(o).then(r=>r.isDirectory(),
()=>!1)}function s(o,r,t=""){const e=t.includes("not a git repository")?"":t.trim();return new(g()).GateError("not_a_rep\
ository",`${o} ${r}${e===""?"":` (${e})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specif\
y one with --repo.")}l.exports={openRepository:y}});
//# repo/git-process
(function(C,F,a){const c=a("node:os"),d=a("packages/simple-git"),s=a("error"),N=10*6e4,p={allowUnsafeAlias:!0,allowUnsafeAskPass:!0,
allowUnsafeCommandBinaries:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeDiffExternal:!0,
allowUnsafeDiffTextConv:!0,allowUnsafeEditor:!0,allowUnsafeExec:!0,allowUnsafeFilter:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,
allowUnsafeGpgProgram:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeMergeDriver:!0,allowUnsafePack:!0,allowUnsafePager:!0,
allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,allowUnsafeSubmodule:!0,allowUnsafeTemplateDir:!0,allowUnsafeUrlRewrite:!0};
function O(o){return async(t,r={})=>{const e=await w(o,t,r);if(e.exitCode!==0&&!r.accept?.includes(e.exitCode))throw G(t,
e);return e.stdout}}async function w({directory:o,env:t,config:r=[]},e,{input:_,env:h}={}){const g={...t,...h};let n;const E=(0,d().
simpleGit)({baseDir:o,config:[...r],unsafe:p,allowEnvironment:Object.keys(g),completion:{onClose:!0,onExit:!1},timeout:{
block:N},..._===void 0?{}:{input:()=>_},errors:(i,x)=>(n=x,i instanceof d().GitPluginError?i:void 0)}).env(g);try{await(e[0]===
"cat-file"?E.binaryCatFile(e.slice(1)):E.raw([...e]))}catch(i){throw l(`git ${e[0]} was stopped: ${String(i)}`,i)}if(n===
void 0)throw l(`git ${e[0]} returned no result`);if(n.exitCode===null)throw l(`git ${e[0]} was stopped by a signal`);const m=Buffer.
concat(n.stdErr).toString();if(n.exitCode<0&&m.includes("ENOENT"))throw U();return{exitCode:n.exitCode,stdout:Buffer.concat(
n.stdOut),stderr:m}}function T(o,t){return t.code!=="ENOENT"?l(`git ${o[0]} could not be started: ${t.message}`,t):U(t)}
function U(o){return new(s()).GateError("program_not_found","git is not installed or not on PATH","Install git and put i\
t on PATH.",{cause:o})}function l(o,t){return new(s()).GateError("git_failed",o,u,{cause:t})}const u="Check the clone wi\
th git fsck; it must be a full clone (no `filter` on actions/checkout).";function G(o,{exitCode:t,stderr:r}){const e=r.trim().
replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(s()).GateError("git_failed",`git ${o[0]} failed: ${e||`exit code ${t}`}`,
I.test(e)?`Free space in TMPDIR (${(0,c().tmpdir)()}) and in the clone.`:u)}const I=/No space left on device|Disk quota exceeded|Read-only file system/i,
S={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:c().devNull,GIT_ATTR_NOSYSTEM:"1"};C.exports={FULL_CLONE_HINT:u,NO_OUTSIDE_CONFIGURATION:S,
bindGit:O,notStarted:T,runGit:w}});
//# repo/head-files
(function(l,x,h){const m=h("repo/diff"),b=100;async function g(s,n,t,e){const o=(0,m().parseRawDiff)(await s.objects(["\
diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",n,t])).filter(({path:i})=>e.has(i)),
r=[];for(const[i,c]of o.entries()){const{path:u,status:a}=c,d=a==="deleted",w=d||i>=b?[]:await p(s,c);r.push({path:u,...d&&
{missing:!0},same:w})}return r}async function p(s,{oldOid:n,newOid:t}){if(n===t)return[{line:1,head_line:1}];const e=await s.
objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",n,t],{accept:[1]});return _(e.toString("latin1"))}function _(s){
const n=[...s.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(n.length===0)return[];const t=[];let[e,o]=[1,
1];for(const[,r="",i="1",c="",u="1"]of n){const a=Number(r)+(i==="0"?1:0),d=Number(c)+(u==="0"?1:0);a>e&&t.push({line:e,
head_line:o,lines:a-e}),[e,o]=[a+Number(i),d+Number(u)]}return[...t,{line:e,head_line:o}]}l.exports={findHeadFiles:g}});
//# repo/lfs-pointer
(function(t,r,n){const i="version https://git-lfs.github.com/spec/";function s(e){if(e.startsWith(i))return"this is a G\
it LFS pointer; commit the file itself (git lfs untrack)"}t.exports={lfsObstacle:s}});
//# repo/literal-tree
(function(s,m,d){const u=d("repo/entry-index");function l(i,n="the given files"){const o=new Map(Object.entries(i)),r=t=>{
const e=o.get(t);return typeof e=="string"?Buffer.from(e):Buffer.isBuffer(e)?e:e!==void 0&&"executable"in e?Buffer.from(
e.executable):void 0};return{...(0,u().indexEntries)([...o].map(([t,e])=>b(t,e,r(t)?.length))),label:n,readlink:t=>{const e=o.
get(t);return typeof e=="object"&&"symlink"in e?e.symlink:void 0},read:async t=>{const e=r(t);if(e===void 0)throw(0,u().
notAFile)(n,t);return e}}}function b(i,n,o){const r=!i.split("/").includes("node_modules");if(typeof n=="object"&&"symli\
nk"in n)return{path:i,kind:"symlink",tracked:r};if(typeof n=="object"&&"submodule"in n)return{path:i,kind:"submodule",oid:n.
submodule,tracked:r};const c=typeof n=="object"&&"executable"in n;return{path:i,kind:c?"executable":"file",...o===void 0?
{}:{size:o},tracked:r}}s.exports={literalTree:l}});
//# repo/look-alike
(function(A,a,i){const D=new Map(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([u="",...e])=>e.map(C=>[C,u])));function n(u){return[...u].map(e=>D.get(e)??e).join("")}const o={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},t=new Map([...[...D].filter(
([,u])=>u===u.toLowerCase()),...Object.entries(o).flatMap(([u,e])=>[...e].map(C=>[C,u]))]);function B(u){return[...u.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(C=>t.get(C)??C).join("")}A.exports={LOOK_ALIKE:D,asciiOf:n,skeletonOf:B}});
//# repo/merge-base
(function(u,S,m){const h=m("error"),l=m("repo/revision"),d=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];
async function b(e,t,n,s=[t,n]){const o=[...d];for(;;){const i=await p(e,t,n);if(i.certain){if(i.commit!==void 0)return i.
commit;throw new(h()).GateError("no_merge_base",`${a(t)} and ${a(n)} have no common ancestor`,"Rebase the branch onto it\
s target branch, or specify another --base.")}const c=o.shift();if(c===void 0)throw r(`the merge base of ${a(t)} and ${a(
n)}`);await w(e,[c],s)}}async function g(e,t,n){const s=async()=>(await(0,l().lookUpCommits)(e,t)).includes(void 0);if(!await s())
return;const o=(await e.shallowCommits()).size>0;if(await w(e,o?["--deepen=50"]:[],n),await s())throw r(`commit ${t.map(
a).join(" or ")}`)}async function p(e,t,n){const o=(await e.objects(["merge-base",t,n],{accept:[1]})).toString().trim(),
i=await e.shallowCommits();if(o==="")return{certain:i.size===0};if(i.size===0)return{commit:o,certain:!0};const $=!(await e.
objects(["rev-list",t,n,`^${o}`])).toString().split(`
`).some(v=>i.has(v));return{commit:o,certain:$}}async function w(e,t,n){const s=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],o=i=>e.user(["fetch",...s,...t,"--","origin",...i]);await o(n).catch(()=>o([])).catch(
i=>{throw r("part of the history",i)})}function r(e,t){const n=t===void 0?"":` (${t.message})`;return new(h()).GateError(
"shallow_clone",`This clone lacks ${e}, and fetching it failed${n}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:t})}function a(e){return e.slice(0,12)}u.exports={mergeBase:b,requireCommits:g,
short:a}});
//# repo/merge-tree
(function(t,d,e){const o=e("error"),i=e("repo/revision");async function n({objects:s},c,a){try{return(await s(["merge-t\
ree","--write-tree","--no-messages",c,a])).toString().split(`
`).find(i().isObjectId)}catch(r){if(r instanceof o().GateError&&r.code==="git_failed")return;throw r}}t.exports={mergedTree:n}});
//# repo/object-reader
(function(_,y,p){const h=p("node:child_process"),w=p("error"),u=p("repo/git-process");function b({directory:a,env:r}){let e,
o;const s=[],i=t=>{o??=t;for(const{reject:c}of s.splice(0))c(o)},n=()=>(e=(0,h().spawn)("git",["cat-file","--batch"],{cwd:a,
env:r,windowsHide:!0}),e.on("error",t=>i((0,u().notStarted)(["cat-file"],t))),e.on("close",()=>i(g())),e.stdin.on("error",
()=>{}),e.stderr.resume(),e.stdout.on("data",v(t=>s.shift()?.resolve(t))),e);return{read:async t=>{if(t.length===0)return[];
if(o)throw o;const{stdin:c}=e??n(),d=t.map(()=>new Promise((l,j)=>s.push({resolve:l,reject:j})));return c.write(t.map(l=>`${l}\

`).join("")),Promise.all(d)},close:()=>{i(g()),e?.kill()}}}function g(){return new(w()).GateError("git_failed","git cat-\
file ended early",u().FULL_CLONE_HINT)}const m=10;function v(a){let r=Buffer.alloc(0),e,o=[],s=0;return i=>{if(e&&i.length<
s){o.push(i),s-=i.length;return}r=o.length>0?Buffer.concat([...o,i]):Buffer.concat([r,i]),o=[];let n=0;for(;;)if(e===void 0){
const t=r.indexOf(m,n);if(t<0)break;const[c="",d="",l=""]=r.toString("latin1",n,t).split(" ");n=t+1,/^\d+$/.test(l)?e={oid:c,
type:d,size:Number(l)}:a(void 0)}else{const t=n+e.size;if(r.length<=t)break;const{oid:c,type:d}=e;e=void 0,a({oid:c,type:d,
content:r.subarray(n,t)}),n=t+1}r=r.subarray(n),e&&(s=e.size+1-r.length,o=[r])}}_.exports={objectReader:b}});
//# repo/object-tree
(function(N,G,a){const v=a("error"),p=a("repo/blobs"),h=a("repo/entry-index"),x=a("repo/git-process"),y=a("repo/merge-b\
ase"),O=a("repo/partial-clone"),m=a("repo/path-bytes"),b=a("repo/tree"),R=4096,S=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,
I=8,k=new WeakMap;function L(t,e,{label:o=`commit ${(0,y().short)(e)}`,maxFileBytes:i=p().MAX_FILE_BYTES}={}){const n=k.
get(t)??new Map;k.set(t,n);const r=JSON.stringify([e,o,i]),c=n.get(r)??M(t,e,{label:o,maxFileBytes:i});n.delete(r),n.set(
r,c);const[d=r]=n.keys();return n.size>I&&n.delete(d),c.catch(()=>n.delete(r)),c}async function M(t,e,{label:o,maxFileBytes:i}){
await(0,O().requireObjects)(t,e);const n=await t.objects(["ls-tree","-r","-t","-z","--long",e]),r=(0,m().decodePieces)(n).
map(P),c=(0,h().indexEntries)(r),d=r.filter(({kind:s})=>s==="symlink"),w=await(0,p().readBlobs)(t,d.map(({oid:s=""})=>s),
R),g=B(s=>A(t,s));return{...c,label:o,readlink:s=>{const u=c.stat(s),l=u?.kind==="symlink"?w.get(u.oid??""):void 0;return l&&
(0,m().decodePath)(l)},read:async(s,u=i)=>{const{kind:l,oid:T,size:_}=c.stat(s)??{};if(!(0,b().isRegular)(l)||T===void 0||
_===void 0)throw(0,h().notAFile)(o,s);if(_>u)throw(0,h().tooLarge)(o,s,_,u);return g({oid:T,size:_})}}}async function A(t,e){
const o=new Map;for(const i of(0,p().batches)(e))for(const[n,r]of await(0,p().readCheckedBlobs)(t,i))o.set(n,r);return o}
function B(t){let e=[],o;return async i=>{e.push(i),o??=new Promise(r=>setImmediate(r)).then(()=>{const r=e;return e=[],
o=void 0,t(r)});const n=(await o).get(i.oid);if(n===void 0)throw new Error(`no content of ${i.oid}`);return n}}function P(t){
const e=S.exec(t);if(e===null)throw E(t);const[o,i="",n="",r="",c=""]=e,d=C(i,n);if(d===void 0)throw E(t);const w=t.slice(
o.length),g=(0,b().isRegular)(d),s={path:w,kind:d,oid:r,tracked:!0};return g?{...s,size:Number(c)}:s}function C(t,e){if(e===
"tree")return"directory";if(e==="commit")return"submodule";if(t==="120000")return"symlink";if(t.startsWith("100"))return(Number.
parseInt(t,8)&64)===0?"file":"executable"}function E(t){return new(v()).GateError("file_unreadable",`Git's list of files\
 has the entry ${JSON.stringify(t)}`,x().FULL_CLONE_HINT)}N.exports={readTree:L}});
//# repo/object-view
(function(m,E,i){const t=i("node:fs/promises"),r=i("node:path"),w=i("error"),O=i("temporary-folder"),c=i("repo/git-proc\
ess"),T=i("repo/object-reader");async function j(e){const n=await(0,O().temporaryFolder)(),o=(0,r().join)(n,"git"),s=(0,r().
join)(o,"objects");await(0,t().mkdir)((0,r().join)(s,"info"),{recursive:!0}),await(0,t().mkdir)((0,r().join)(o,"refs")),
await(0,t().writeFile)((0,r().join)(o,"HEAD"),`ref: refs/heads/none
`),await(0,t().writeFile)((0,r().join)(o,"config"),h(e.format)),await(0,t().writeFile)((0,r().join)(s,"info","alternates"),
`${JSON.stringify(e.objects)}
`);const p={directory:o,env:{...e.env.PATH===void 0?{}:{PATH:e.env.PATH},...c().NO_OUTSIDE_CONFIGURATION,GIT_DIR:o,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:e.shallow,HOME:o,LC_ALL:"C"}},d=(0,T().objectReader)(p);return{temporary:n,
objects:(0,c().bindGit)(p),read:d.read,privateStore:{GIT_OBJECT_DIRECTORY:s,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
e.objects)},shallowCommits:async()=>{const _=await(0,t().readFile)(e.shallow,"utf8").catch(l);return new Set(_.split(`
`).filter(a=>a!==""))},isPartial:async()=>(await(0,t().readdir)((0,r().join)(e.objects,"pack")).catch(()=>[])).some(a=>a.
endsWith(".promisor")),close:()=>(d.close(),(0,t().rm)(n,{recursive:!0,force:!0}))}}function l(e){if(e.code==="ENOENT")return"";
throw new(w()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${e.message}`,"Check the permissio\
ns of the .git directory.",{cause:e})}function h(e){return e==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${e}
`}m.exports={openObjectView:j}});
//# repo/partial-clone
(function(u,S,c){const a=c("error"),g=c("repo/path-bytes"),s=new WeakMap;function m(e,n){const t=s.get(e)??new Map;s.set(
e,t);const i=t.get(n);if(i)return i;const r=Promise.allSettled(t.values()).then(()=>p(e,n));return t.set(n,r),r.catch(()=>t.
delete(n)),r}async function p(e,n){if(await e.isPartial())try{await w(e,n)}catch(t){throw!(t instanceof a().GateError)||
t.code!=="git_failed"?t:new(a()).GateError("git_failed",`This is a partial clone, and what it lacks cannot be fetched: ${t.
message}`,"Give the step access to the remote, or remove `filter` and `sparse-checkout` from actions/checkout.",{cause:t})}}
async function w(e,n){const t=await e.user(["ls-tree","-r","-z","--full-tree",n],{env:e.privateStore}),i=[...(0,g().splitNul)(
t)].map(o=>/ blob ([0-9a-f]+)\t/.exec(o.toString("latin1"))?.[1]).filter(o=>o!==void 0),h=[...(await e.objects(["cat-fil\
e","--batch-check","--buffer"],{input:l(i)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,o=""])=>o);if(h.length===
0)return;const d=await b(e),k=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await e.user(["-\
c","fetch.negotiationAlgorithm=noop","fetch",d,...k,"--filter=blob:none","--stdin"],{input:l(h)})}async function b({user:e}){
const n=await e(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[t="remote.origin.promi\
sor"]=n.toString().split(`
`).filter(Boolean);return t.slice(7,-9)}function l(e){return[...new Set(e)].map(n=>`${n}
`).join("")}u.exports={requireObjects:m}});
//# repo/past-changes
(function(r,y,c){const l=c("node:crypto"),p=c("repo/path-bytes");async function h({objects:u},m,d){const o=`${(0,l().randomUUID)()}\
 `,g=await u(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${d}`,`--format=${o}\
%H %P%x00%s`,m]),e=[];for(const n of(0,p().splitNul)(g)){const t=(0,p().decodePath)(n),s=e.at(-1);if(t.startsWith(o)){const[
a="",i]=t.slice(o.length).split(" ");e.push({commit:a,...i&&{base:i},paths:[]})}else s&&s.subject===void 0?s.subject=t:s&&
t!==""&&s.paths.push(s.paths.length===0?t.slice(1):t)}return e.flatMap(({commit:n,base:t,subject:s="",paths:a})=>t===void 0?
[]:[{commit:n,base:t,subject:s,paths:a}])}r.exports={pastChanges:h}});
//# repo/path-bytes
(function(c,h,d){const u=d("node:buffer");function i(t){if((0,u().isUtf8)(t))return t.toString("utf8");let e="";for(let r=0;r<
t.length;){const n=a(t,r);e+=n>0?t.toString("utf8",r,r+n):String.fromCharCode(56320+(t[r]??0)),r+=Math.max(n,1)}return e}
function a(t,e){for(let r=1;r<=4&&e+r<=t.length;r++)if((0,u().isUtf8)(t.subarray(e,e+r)))return r;return 0}function l(t){
if(!/[\udc80-\udcff]/.test(t))return t;const e=t.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(e.map(
(r,n)=>n%2===1?Buffer.of(r.charCodeAt(0)-56320):Buffer.from(r)))}function s(t){if(!(0,u().isUtf8)(t))return[...o(t)].map(
i);const e=t.toString("utf8").split("\0");return e.at(-1)===""&&e.pop(),e}function*o(t){let e=0;for(let r=t.indexOf(0);r>=
0;r=t.indexOf(0,e))yield t.subarray(e,r),e=r+1;e<t.length&&(yield t.subarray(e))}c.exports={decodePath:i,decodePieces:s,
splitNul:o,systemPath:l}});
//# repo/path-pattern
(function(t,n,o){function r(e){return/[*?]|^!|\{[^{}]*,[^{}]*\}|^["'`].*["'`]$/.test(e)||e.trim()!==e}t.exports={looksLikePattern:r}});
//# repo/paths
(function(C,X,_){const h={path:"",kind:"directory",tracked:!0},A=/^[A-Za-z]:/,L=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function l(n){
if(L.test(n))return n;const t=n.replaceAll("\\","/");if(t.startsWith("/")||t.includes("\0"))return;const e=[];for(const i of t.
split("/"))if(!(i===""||i===".")){if(i!=="..")e.push(i);else if(e.pop()===void 0)return}return A.test(t)||A.test(e[0]??"")?
void 0:e.join("/")}function W(n,t){if(t.startsWith("/")||t.includes("\0"))return{kind:"outside",path:t};const e=t.split(
"/").reverse(),i=[];let r=h,c=0;for(let u=e.pop();u!==void 0;u=e.pop()){if(u===""||u===".")continue;if(r.kind!=="directo\
ry")return{kind:"missing",path:[...i,u].join("/")};if(u===".."){if(i.pop()===void 0)return{kind:"outside",path:t};r=b(i);
continue}const s=[...i,u].join("/"),d=n.stat(s);if(d===void 0)return{kind:"missing",path:s};if(d.kind!=="symlink"){i.push(
u),r=d;continue}if(c+=1,c>40)return{kind:"loop",path:t};const o=n.readlink(s);if(o===void 0||o===""||o.length>y)return{kind:"\
missing",path:s};if(o.startsWith("/")||o.includes("\0"))return{kind:"outside",path:s};e.push(...o.split("/").reverse())}
return{kind:"inside",path:r.path,entry:r}}function b(n){return n.length===0?h:{...h,path:n.join("/")}}function j(n,t,{ignoreCase:e=!1}={}){
const i=l(n),r=l(t);return i===void 0||r===void 0?!1:m(r,i,e)}function M(n){const t=l(n);return t===void 0?void 0:v(t)}function z(n){
const t=M(n);return e=>t!==void 0&&e!==void 0&&m(t,e,!1)}function N(n,t,{at:e,tree:i}){if(I(n))return;const c=(a(n)??[...a(
t)??[],...g(n)]).reverse(),u=k((a(e)??[]).filter(o=>o!=="")),s=[];let d=0;for(let o=c.pop();o!==void 0;o=c.pop()){if(o===
""||o===".")continue;if(o===".."){s.pop();continue}s.push(o);const p=i&&T(i,u,k(s));if(p===void 0)continue;if(d+=1,d>40||
I(p))return;const S=a(p);S===void 0?s.pop():s.length=0,c.push(...(S??g(p)).reverse())}return k(s)}function w(n,t,{ignoreCase:e=!1}={}){
return m(t.slice(1),n.slice(1),e)}function T(n,t,e){if(w(e,t))return n.readlink(t==="/"?e.slice(1):e.slice(t.length+1))}
function k(n){return`/${n.join("/")}`}function g(n){return n.replaceAll("\\","/").split("/")}function a(n){return/^(?:[\\/]|[A-Za-z]:[\\/])/.
test(n)?g(n):void 0}const y=4096;function I(n){return n.length>y?!0:n.includes("\0")||/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(
n)}function m(n,t,e){if(n==="")return!0;const[i,r]=e?[v(t),v(n)]:[t,n];return i===r||i.startsWith(`${r}/`)}function v(n){
return L.test(n)?n.toLowerCase():n.normalize("NFC").toUpperCase().toLowerCase()}C.exports={foldCase:v,folded:M,isLocatedIn:w,
isWithin:j,locatePath:N,normalise:l,resolveInTree:W,withinFolded:z}});
//# repo/per-tree
(function(t,s,c){function a(i){const e=new WeakMap;return r=>{const n=r.original??r,{answer:o}=e.get(n)??{answer:i(n)};
return e.set(n,{answer:o}),o}}t.exports={perTree:a}});
//# repo/read-change
(function(E,j,d){const M=d("error"),l=d("repo/blobs"),h=d("repo/diff"),w=d("repo/object-tree"),L=1e3,b=128*1024*1024,p=[
"diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"];async function x(t,n,o,s=L){const i=await Promise.
all([(0,w().readTree)(t,n),(0,w().readTree)(t,o)]),u=await t.objects([...p,"--numstat",I(i,s)?"-M":"-M100%","-l0","--no-\
ext-diff","--no-textconv",n,o]),a=await T(t,(0,h().parseDiff)(u));return a.sort((e,r)=>e.path<r.path?-1:1),{base:n,audited:o,
files:a}}async function C(t,n,o){return(await F(t,n,o)).length}async function F(t,n,o){return(0,h().parseRawDiff)(await t.
objects([...p,"--no-renames",n,o]))}function I([t,n],o){const s=g(t,n);return s===0||s*g(n,t)<=o**2}function g(t,n){let o=0;
for(const{path:s}of t.files())(n.stat(s)?.kind??"directory")==="directory"&&(o+=1);return o}async function T(t,n){const o=n.
filter(({binary:e,oldOid:r,newOid:c})=>e&&r!==c),s=o.flatMap(({oldOid:e,newOid:r})=>[e,r]),i=await(0,l().blobInfo)(t,s.filter(
m));for(const{path:e,oldOid:r,newOid:c}of o){const O=Math.max(i.get(r)?.size??0,i.get(c)?.size??0);if(O>b)throw $(e,O)}const u=new Map;
for(const e of(0,l().batches)([...i.values()]))for(const[r,c]of await(0,l().readCheckedBlobs)(t,e))u.set(r,_(c));const a=e=>{
const r=m(e)?u.get(e):0;if(r===void 0)throw new TypeError(`the lines of ${e} were not counted`);return r};return n.map(e=>e.
binary&&e.oldOid!==e.newOid?{...e,added:a(e.newOid),deleted:a(e.oldOid)}:e)}function m(t){return!/^0+$/.test(t)}function $(t,n){
return new(M()).GateError("change_incomplete",`Cannot count the lines of ${t}: it has ${n} bytes, more than ${b}`,"Store\
 files of this size in Git LFS.")}function _(t){let n=0;for(let o=t.indexOf(10);o>=0;o=t.indexOf(10,o+1))n++;return t.length>
0&&t[t.length-1]!==10?n+1:n}E.exports={countChangedFiles:C,countLines:_,readChange:x}});
//# repo/remote
(function(n,l,g){async function s(e,{owner:t,repo:r}){return(await i(e)).replace(/\/+$/,"").replace(/\.git$/,"").split(
/[/:]/).slice(-2).join("/").toLowerCase()===`${t}/${r}`.toLowerCase()}function o(e){return`+refs/heads/${e}:refs/remotes\
/origin/${e}`}async function a(e,t){if(await i(e)==="")return!1;const r=`refs/heads/${t}`;return(await e.user(["ls-remot\
e","--","origin",r])).toString().split(`
`).some(u=>u.endsWith(`	${r}`))}async function i({user:e}){return(await e(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}n.exports={branchAtOrigin:a,fetched:o,isRemoteOf:s}});
//# repo/revision
(function(v,B,y){const c=y("error");async function h(t,n){const e=await m(t,n.filter(l)),r=n.includes("HEAD")?await A(t):
void 0;return await u(t,n.map(i=>i==="HEAD"?r:l(i)?e.get(i)?.id:i))}function l(t){return t.startsWith("refs/")}async function m(t,n){
if(n.length===0)return new Map;const e=new Set(n),s=(await t.user(["for-each-ref","--format=%(objectname) %(refname) %(s\
ymref)",...e])).toString().split(`
`).map(a=>{const[R="",g="",k=""]=a.split(" ");return[g,{id:R,target:k||g}]});return new Map(s.filter(([a])=>e.has(a)))}async function A(t){
const n=["show-ref","--verify","--hash","HEAD"],e=(await t.user(n,{accept:[1,128]})).toString().trim();return e===""?void 0:
e}async function u({read:t},n){const e=n.filter(o=>o!==void 0),r=await t(e.map(o=>`${o}^{commit}`)),i=new Map(e.map((o,s)=>[
o,r[s]?.oid]));return n.map(o=>o===void 0?void 0:i.get(o))}async function C(t,n){const e=await h(t,n),r=e.indexOf(void 0);
if(r>=0)throw d(n[r]??"");return e}function d(t,n){return t==="HEAD"?new(c()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(c()).GateError("ref_not_found",`unknown rev\
ision ${t}`,`${n===void 0?"":`Did you mean ${n}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function E(t){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(t)}const w=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function p(t){
const n=await m(t,w),e=w.flatMap(o=>n.get(o)??[]),r=await u(t,e.map(({id:o})=>o)),[i]=e.flatMap(({target:o},s)=>{const a=r[s];
return a===void 0?[]:[{commit:a,ref:o}]});return i}async function H(t){const n=await p(t);if(n!==void 0)return n;throw new(c()).
GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to co\
mpare with: --base REF.")}async function D(t,n){const[e]=await t.read([n]);if(e?.type!=="commit")throw d(n);const r=e.content.
toString("latin1");return[...r.slice(0,r.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,o])=>o??"")}v.exports={defaultBranch:H,findDefaultBranch:p,isObjectId:E,lookUpCommits:h,
parentsOf:D,peelToCommits:u,readRefs:m,resolveCommits:C,unknownRevision:d}});
//# repo/source-tree
(function(c,b,t){const d=t("node:fs/promises"),a=t("error"),p=t("repo/additions"),i=t("repo/folder-tree"),w=t("repo/git"),
_=t("repo/object-tree"),h=t("repo/with-additions"),m=t("repo/worktree");async function u(r,T,s){const o=await(0,w().openRepository)(
r,T).catch(async e=>{if(!(e instanceof a().GateError&&e.code==="not_a_repository"&&(await(0,d().stat)(r).catch(()=>{}))?.
isDirectory()))throw e});if(o===void 0)return s((0,i().folderTree)(r),r);try{const e=`the files of ${o.directory}`,n=await(0,_().
readTree)(o,await(0,m().snapshotWorktree)(o),{label:e});return await s((0,h().withAdditions)(n,(0,i().folderTree)(o.directory),
(0,p().additionsOf)()),o.directory,o)}finally{await o.close()}}c.exports={withSourceTree:u}});
//# repo/tree
(function(r,i,l){function u(e){return e==="file"||e==="executable"}r.exports={isRegular:u}});
//# repo/typed-revision
(function(w,H,u){const l=u("error"),p=u("nearest-name"),v=u("repo/merge-base"),n=u("repo/revision"),g=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,
$=/^(.*?)((?:[~^]\d*)*)$/s,E=/(?:^|-g)([0-9a-f]{4,64})$/i,_=/^[A-Z]+(?:_[A-Z]+)*$/;async function b(e,t){return(await h(
e,t)).commit}async function h(e,t){if(g.test(t))throw new(l()).GateError("ref_not_found",`${JSON.stringify(t)} is not a \
valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --head.");const[,r="",i=""]=$.exec(t)??
[],s=await A(e,r==="@"?"HEAD":r),[a,...o]=[...new Set(s.map(({commit:c})=>c))];if(a===void 0)throw(0,n().unknownRevision)(
t,await R(e,r));if(o.length>0)throw N(r,s);if(i===""){const[c,...d]=s.flatMap(C=>C.ref??[]);return{commit:a,...c!==void 0&&
d.length===0&&{ref:c}}}const[m]=await(0,n().peelToCommits)(e,[`${a}${i}`]);if(m===void 0)throw(0,n().unknownRevision)(t);
return{commit:m}}async function R({user:e},t){const i=(await e(["for-each-ref","--format=%(refname)","refs/heads","refs/\
remotes"])).toString().split(`
`).map(s=>s.replace(/^refs\/(?:heads|remotes)\//,"")).filter(s=>s!==""&&!s.endsWith("/HEAD"));return i.find(s=>s.endsWith(
`/${t}`))??(0,p().nearestName)(t,i)}async function A(e,t){if(t==="HEAD"||(0,n().isObjectId)(t.toLowerCase())){const[o]=await(0,n().
lookUpCommits)(e,[t]);if(o!==void 0)return[{name:t,commit:o}];if(t==="HEAD")return[]}const r=t.startsWith("refs/"),s=[...await(0,n().
readRefs)(e,r?[t]:O(t))].map(([o,{id:m,target:c}])=>({name:o,id:m,ref:c}));r||s.push(...await S(e,t),...await D(e,t));const a=await(0,n().
peelToCommits)(e,s.map(({id:o})=>o));return s.flatMap(({id:o,...m},c)=>{const d=a[c];return d===void 0?[]:[{...m,commit:d}]})}
function O(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(r=>`${r}${e}`),`refs/remotes/${e}/HEAD`]}
async function S({user:e},t){if(!_.test(t))return[];const r=await e(["rev-parse","--verify","--quiet",t],{accept:[1]});return r.
length===0?[]:[{name:t,id:r.toString().trim()}]}async function D({objects:e},t){const[,r]=E.exec(t)??[];return r===void 0?
[]:(await e(["rev-parse",`--disambiguate=${r.toLowerCase()}`])).toString().split(`
`).filter(n().isObjectId).map(a=>({name:a,id:a}))}function N(e,t){const r=t.map(({name:i,commit:s})=>i===s?`commit ${s}`:
`${i} (${(0,v().short)(s)})`);return new(l()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${r.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}w.exports={resolveNamed:h,
resolveRevision:b}});
//# repo/untracked
(function($,N,h){const w=h("node:fs"),m=h("node:path"),l=h("error"),d=h("repo/path-bytes"),u=".git",E=new Set(["ENOENT",
"ENOTDIR"]);function I(t,e,c,s){const o=[],r=[],i=a=>{for(const p of y((0,m().join)(t,a))){const _=(0,d().decodePath)(p.
name),n=a===""?_:`${a}/${_}`;c.has(n)||(_===u?(!c.has(a)||!S(a,p))&&o.push(n):s.cover(n)?(r.push(n),p.isDirectory()&&b((0,m().
join)(t,n))&&o.push(`${n}/${u}`)):p.isDirectory()&&s.mayBeIn(n)?i(n):o.push(n))}};return e.forEach(i),{leftOut:o,added:r}}
function S(t,e){return t===""||e.isFile()}function b(t){return y(t).some(({name:e})=>(0,d().decodePath)(e)===u)}function y(t){
try{return(0,w().readdirSync)(t,{encoding:"buffer",withFileTypes:!0})}catch(e){if(E.has(e.code??""))return[];throw new(l()).
GateError("file_unreadable",`Cannot list the directory ${t}: ${e instanceof Error?e.message:e}`,"Check the permissions o\
f the directory.",{cause:e})}}function D(t,e){const c=s=>y((0,m().join)(t,s)).flatMap(o=>{const r=(0,d().decodePath)(o.name),
i=s===""?r:`${s}/${r}`;return r===u||e(i)?[]:o.isDirectory()?c(i):[i]});return c("")}$.exports={filesBelow:D,listUntracked:I}});
//# repo/user-environment
(function(O,r,E){const S=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,P=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;
function T(o){const t={};for(const[n,e]of Object.entries(o))e!==void 0&&(S.test(n)||!P.test(n))&&(t[n]=e);return{...t,GIT_TERMINAL_PROMPT:"\
0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}O.exports={userEnvironment:T}});
//# repo/with-additions
(function(u,b,y){const l=y("repo/entry-index");function v(t,e,i){const o=n=>t.stat(n)===void 0&&(i.cover(n)||i.mayBeIn(
n))&&(0,l().foldersAbove)(n).every(r=>(t.stat(r)?.kind??"directory")==="directory"),c=new Map,a=n=>(c.has(n)||c.set(n,e.
stat(n)),c.get(n)),d=n=>{if(!o(n))return t.stat(n);const r=a(n),s=i.cover(n)||r?.kind==="directory";if(!(!r||!s))return{
...r,tracked:!1,...i.areBuilt(n)&&{built:!0}}};return{label:t.label,stat:d,readlink:n=>(o(n)?e:t).readlink(n),read:(n,r)=>(o(
n)?e:t).read(n,r),list:n=>{const r=e.list(n).flatMap(({path:s})=>(o(s)?d(s):void 0)??[]);return[...t.list(n),...r].sort(
l().byEntryPath)},files:()=>t.files()}}u.exports={withAdditions:v}});
//# repo/worktree
(function(u,l,o){const s=o("node:fs/promises"),c=o("node:path"),d=o("error"),a=o("repo/path-bytes"),h=Buffer.from([0]);
async function p(e){const t=await k(e);return await t(["update-index","-z","--index-info"],await m(e)),await t(["add","-\
-all","--","."]),(await t(["write-tree"])).toString().trim()}async function m(e){const t=[];for(const n of(0,a().splitNul)(
await e.user(["ls-files","-t","--stage","-z"]))){const i=n[0]===83,r=n.subarray(n.indexOf(9)+1);if(i&&!await w(e,r))throw new(d()).
GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,a().decodePath)(r))}`,"Run git sparse\
-checkout disable, or gate a commit (without --worktree).");t.push(n.subarray(2),h)}return Buffer.concat(t)}async function w({
directory:e},t){return(0,s().lstat)(Buffer.concat([Buffer.from(`${e}/`),t])).then(()=>!0,n=>{if(n.code==="ENOENT"||n.code===
"ENOTDIR")return!1;throw new(d()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,a().decodePath)(t))} (${n.
code})`,"Check the permissions of the directories above the file.",{cause:n})})}async function k(e){const t=await(0,s().
mkdtemp)((0,c().join)(e.temporary,"index-")),n={...e.privateStore,GIT_INDEX_FILE:(0,c().join)(t,"index")};return(i,r)=>e.
user(i,{env:n,...r&&{input:r}})}u.exports={snapshotWorktree:p}});
