//# repo/additions
(function(m,a,h,D){let _;const r=()=>_??=a("picomatch");let y;const v=()=>y??=a("repo/entry-index");let O;const g=()=>O??=
a("repo/paths");h(m,{additionsOf:()=>p,everything:()=>B});const I={path:"node_modules",at:"anywhere"},u={dot:!0,nonegate:!0};
function p(n=[],i=[I]){const o=n.flatMap(t=>(0,g().normalise)(t)||[]),s=o.length>0?(0,r().default)(o,u):()=>!1,l=t=>i.some(
e=>e.at!=="home"&&(t===e.path||e.at==="anywhere"&&t.endsWith(`/${e.path}`))),c=(t,e)=>e(t)||(0,v().foldersAbove)(t).some(
e);return{cover:t=>c(t,l)||c(t,s),areBuilt:t=>c(t,s)&&!c(t,l),mayBeIn:t=>o.some(e=>d(e.split("/"),t.split("/")))}}function B(n){
const{cover:i}=p([],n);return{cover:()=>!0,areBuilt:o=>!i(o),mayBeIn:()=>!1}}function d([n,...i],[o,...s]){return n===void 0?
!1:o===void 0||n.includes("**")||/[{(]/.test(n)?!0:r().default.isMatch(o,n,u)&&d(i,s)}});
//# repo/anywhere
(function(o,r,l,u){let a;const i=()=>a??=r("repo/paths");l(o,{isWithinAnywhere:()=>h});function h(n,e){const s=(0,i().normalise)(
n);if(s!==void 0)return`/${(0,i().foldCase)(s)}/`.includes(`/${(0,i().foldCase)(e)}/`);const t=n.split("/");return t.some(
(c,m)=>(0,i().isWithin)(t.slice(m).join("/"),e,{ignoreCase:!0}))}});
//# repo/blobs
(function(m,u,g,j){let y;const d=()=>y??=u("error");let $;const E=()=>$??=u("repo/git-process");g(m,{MAX_FILE_BYTES:()=>h,
batches:()=>z,blobInfo:()=>p,readBlobs:()=>M,readCheckedBlobs:()=>w});const h=16*1024*1024,l=256*1024*1024;async function p(t,n){
const e=[...new Set(n)];if(e.length===0)return new Map;const s=await t.objects(["cat-file","--batch-check"],{input:B(e)}),
r=new Map;for(const i of s.toString("latin1").split(`
`)){const[o="",a="",c=""]=i.split(" ");c!==""&&r.set(o,{oid:o,type:a,size:Number(c)})}for(const i of e)if(!r.has(i))throw _(
i);return r}async function M(t,n,e=h){const s=await p(t,n);for(const{oid:r,type:i,size:o}of s.values()){if(i!=="blob")throw b(
`object ${r} is a ${i}, not a file`);if(o>e)throw b(`object ${r} has ${o} bytes, more than ${e}`)}return w(t,[...s.values()])}
async function w(t,n){const e=new Map(n.map(({oid:o,size:a})=>[o,a]));if(e.size===0)return new Map;const s=[...e.values()].
reduce((o,a)=>o+a,0);if(s>l)throw b(`${e.size} files have ${s} bytes, more than ${l}`);const r=[...e.keys()],i=await t.read(
r);return new Map(r.map((o,a)=>{const c=i[a];if(c?.type!=="blob")throw _(o);return[o,c.content]}))}function*z(t){let n=[],
e=0;for(const s of t)n.length>0&&e+s.size>l&&(yield n,n=[],e=0),n.push(s),e+=s.size;n.length>0&&(yield n)}function B(t){
return[...t].map(n=>`${n}
`).join("")}function _(t){return new(d()).GateError("file_unreadable",`Object ${t} is missing from this clone`,E().FULL_CLONE_HINT)}
function b(t){return new(d()).GateError("file_unreadable",`Cannot read files of the commit: ${t}`,"Keep generated and bi\
nary data out of the files that the gate reads.")}});
//# repo/checked-out-content
(function(l,h,g,w){let p;const s=()=>p??=h("node:crypto");g(l,{blobId:()=>o,conversionFault:()=>b,isContentOf:()=>S});function o(n,t="\
sha1"){return(0,s().createHash)(t).update(`blob ${n.length}\0`).update(n).digest("hex")}function S(n,t){return o(n,t.length===
40?"sha1":"sha256")===t}const u=new Set(["unspecified","unset","set",""]);function b(n,t,e){if(F(n,t))return;const{text:c,
filter:i,ident:x,"working-tree-encoding":d}=e;if(!u.has(i)&&i!=="lfs")return r(`filter=${i}`);if(!u.has(d))return r(`wor\
king-tree-encoding=${d}`);if(x==="set")return r("ident");const O=c!=="unset"&&(c==="set"||!y(n)),$=a(n)===a(t);return O&&
$?void 0:"differs on disk"}function r(n){return`is converted on checkout by the attribute ${n}, and only line endings an\
d Git LFS are supported`}function y(n){return n.includes(0)||/\r(?!\n)/.test(n.toString("latin1"))}function a(n){return n.
toString("latin1").replaceAll(`\r
`,`
`)}const v=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
_=1024;function F(n,t){if(n.length>=_)return!1;const[,e]=v.exec(n.toString("latin1"))??[];return e===(0,s().createHash)(
"sha256").update(t).digest("hex")}});
//# repo/checkout
(function(S,c,A,ht){let L;const g=()=>L??=c("node:fs");let M;const b=()=>M??=c("node:path");let T;const B=()=>T??=c("at\
tempt");let R;const I=()=>R??=c("error");let N;const _=()=>N??=c("repo/blobs");let j;const w=()=>j??=c("repo/checked-out\
-content");let x;const z=()=>x??=c("repo/checkout-guard");let X;const Y=()=>X??=c("repo/checkout-parts");let G;const H=()=>G??=
c("repo/conversions");let J;const m=()=>J??=c("repo/file-kind");let K;const v=()=>K??=c("repo/folder-tree");let Q;const O=()=>Q??=
c("repo/merge-base");let U;const p=()=>U??=c("repo/path-bytes");let V;const W=()=>V??=c("repo/revision");let Z;const q=()=>Z??=
c("repo/tree");A(S,{checkoutDiffers:()=>d,requireCheckedOut:()=>tt,requireSameFiles:()=>P});const y=32;async function tt(t,o,n,e){
const[s]=await(0,W().resolveCommits)(t,["HEAD"]);if(s!==o)throw d(`the checkout is at ${(0,O().short)(s)}`,o,e);return P(
t,o,n,e)}async function P(t,o,n,e){return(0,Y().withCheckoutParts)(t,o,async s=>{const a=(0,z().guardCheckout)(t.directory,
s.flatMap(({entries:i})=>i),n),h=(await Promise.all(s.map(i=>ot(i,a)))).flat();if(h.length>0)throw ct(h,o,e);return a})}
async function ot(t,o){const n=new Map(o.folders.map(i=>[i,et(o,i)])),e=({path:i})=>n.get(C(i))??!1,s=t.entries.filter(i=>!e(
i)||!nt(i,t,o));if(s.length>0)return s.map(({path:i})=>({path:i,what:"differs on disk"}));const a=t.entries.filter(({kind:i})=>(0,q().
isRegular)(i)),h=await st(a,o);return h.length===0?[]:it(t,h,o)}function et({directory:t},o){for(let n=o;n!=="";n=C(n))if($(
(0,p().systemPath)((0,b().join)(t,n)))!=="directory")return!1;return!0}function C(t){return t.slice(0,Math.max(t.lastIndexOf(
"/"),0))}function nt(t,o,{directory:n}){const e=(0,p().systemPath)((0,b().join)(n,t.path)),s=$(e);if(t.kind==="submodule")
return s==="directory";if(s==="symlink"&&t.kind==="symlink"){const a=o.path===""?t.path:t.path.slice(o.path.length+1);return(0,p().
decodePath)((0,g().readlinkSync)(e,{encoding:"buffer"}))===o.tree.readlink(a)}return(0,m().onThisPlatform)(s)===(0,m().onThisPlatform)(
t.kind)}function $(t){return(0,B().attempt)(()=>(0,m().kindOf)((0,g().lstatSync)(t)))}async function st(t,{directory:o}){
const n=[];for(let e=0;e<t.length;e+=y)await Promise.all(t.slice(e,e+y).map(async s=>{const a=await(0,v().readOnDisk)(o,
s.path);(0,w().isContentOf)(a,s.oid??"")||n.push(s)}));return n}async function it({repository:t,path:o,commit:n},e,s){const a=({
path:r})=>o===""?r:r.slice(o.length+1),h=await(0,H().conversionsOf)(t,n,e.map(a)),i=e.map(r=>({entry:r,oid:r.oid??"",size:r.
size??0})),l=e.filter(({size:r=0})=>r>_().MAX_FILE_BYTES).map(({path:r})=>({path:r,what:"differs on disk"}));for(const r of(0,_().
batches)(i.filter(({size:u})=>u<=_().MAX_FILE_BYTES))){const u=await(0,_().readCheckedBlobs)(t,r);for(const{entry:D,oid:at}of r){
const{path:k}=D,E=await(0,v().readOnDisk)(s.directory,k),ft=u.get(at)??Buffer.alloc(0),F=(0,w().conversionFault)(ft,E,h(
a(D)));F===void 0?s.accept(k,E):l.push({path:k,what:F})}}return l}function ct(t,o,n){const e=[...t].sort((l,r)=>l.path<r.
path?-1:1),{path:s,what:a}=e.find(({what:l})=>l!=="differs on disk")??e[0]??rt,h=JSON.stringify(s),i=t.length>1&&a==="di\
ffers on disk"?`${h} and ${t.length-1} more differ on disk`:`${h} ${a}`;return d(i,o,n)}const rt={path:"",what:"differs \
on disk"};function d(t,o,n){const e=n==="actions"?`Run the gate before any step that changes tracked files, and set on a\
ctions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`:`Check out the commit (git checkout ${o}) or stash the changes (git stash); or gate the uncommitted \
files (--worktree), or only audit (--no-run).`;return new(I()).GateError("checkout_differs",`Commit ${(0,O().short)(o)} \
is audited, but ${t}`,e)}});
//# repo/checkout-guard
(function(D,i,I,V){let T;const w=()=>T??=i("node:fs");let U;const F=()=>U??=i("node:fs/promises");let N;const h=()=>N??=
i("node:path");let W;const y=()=>W??=i("repo/checked-out-content");let x;const g=()=>x??=i("repo/entry-index");let B;const k=()=>B??=
i("repo/file-kind");let E;const G=()=>E??=i("repo/folder-tree");let H;const S=()=>H??=i("repo/path-bytes");let J;const v=()=>J??=
i("repo/untracked");I(D,{guardCheckout:()=>O});function O(o,n,r,a=new Map){const s=n.filter(({kind:t})=>t!=="submodule"&&
t!=="directory"),d=n.filter(({kind:t})=>t==="submodule").map(({path:t})=>t),L=[...s.map(({path:t})=>t),...d].flatMap(g().
foldersAbove),_=[...new Set(["",...L,...d])].sort(),j=new Set([...s.map(({path:t})=>t),..._]),m=()=>({files:s.map(({path:t})=>$(
(0,h().join)(o,t))),folders:_.map(t=>$((0,h().join)(o,t)))}),C=m(),{leftOut:M,added:Q}=(0,v().listUntracked)(o,_,j,r),R=new Set(
M),z=t=>{const e=new Set(_.filter((c,p)=>!t.folders[p]?.startsWith("folder")));return e.size===0?[]:s.filter(({path:c})=>(0,g().
foldersAbove)(c).some(p=>e.has(p)))},A=t=>_.filter((e,c)=>b(t.folders[c],C.folders[c])).flatMap(e=>(0,v().listUntracked)(
o,[e],j,r).leftOut).filter(e=>!R.has(e));return{directory:o,files:s,folders:_,leftOut:M,additions:Q,at:(t,e=r)=>O(t,n,e,
a),accept:(t,e)=>{a.set(t,(0,y().blobId)(e))},state:m,changed:async(t=m())=>{const e=s.filter((l,u)=>b(t.files[u],C.files[u])),
c=await Promise.all(e.map(l=>K(o,l,a.get(l.path)??l.oid))),p=e.filter((l,u)=>c[u]);return P([...p,...z(t)])},added:(t=m())=>A(
t),touchedSince:t=>{const e=m(),c=s.filter((p,l)=>b(e.files[l],t.files[l]));return P([...c,...z(e)],A(e))}}}function P(o,n=[]){
return[...new Set([...o.map(({path:r})=>r),...n])].sort()}function $(o){try{const n=(0,w().lstatSync)((0,S().systemPath)(
o),{bigint:!0}),{ino:r,size:a,mode:s,ctimeNs:d}=n;return`${n.isDirectory()?"folder":""}${r}:${a}:${s}:${d}`}catch{return}}
function b(o,n){return o===void 0||o!==n}async function K(o,{path:n,kind:r},a=""){const s=(0,S().systemPath)((0,h().join)(
o,n));try{if((0,k().onThisPlatform)((0,k().kindOf)((0,w().lstatSync)(s)))!==(0,k().onThisPlatform)(r))return!0;const d=r===
"symlink"?await(0,F().readlink)(s,{encoding:"buffer"}):await(0,G().readOnDisk)(o,n);return!(0,y().isContentOf)(d,a)}catch{
return!0}}});
//# repo/checkout-parts
(function(w,o,y,G){let b;const g=()=>b??=o("node:fs/promises");let k;const a=()=>k??=o("node:path");let j;const v=()=>j??=
o("error");let $;const C=()=>$??=o("repo/git");let P;const R=()=>P??=o("repo/object-tree");y(w,{withCheckoutParts:()=>S});
async function S(t,i,e){const s=[],c=async(r,p,u)=>{const d=await(0,R().readTree)(p,u),m=[...d.files()].map(n=>({...n,path:T(
r,n.path)}));s.push({path:r,repository:p,commit:u,tree:d,entries:m});for(const{kind:n,path:_,oid:l}of m){if(n!=="submodu\
le"||l===void 0)continue;const h=await E((0,a().join)(t.directory,_));h&&await c(_,h,l)}};try{return await c("",t,i),await e(
s)}finally{for(const r of s.slice(1))await r.repository.close()}}function T(t,i){return t===""?i:`${t}/${i}`}async function E(t){
if(await(0,g().lstat)((0,a().join)(t,".git")).catch(()=>{})===void 0)return;const e=await(0,C().openRepository)(t);if(e.
directory===t)return e;throw await e.close(),new(v()).GateError("checkout_differs",`The submodule ${JSON.stringify(t)} i\
s not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}});
//# repo/conversions
(function(p,i,d,j){let r;const u=()=>r??=i("node:path");let l;const _=()=>l??=i("repo/path-bytes");d(p,{conversionsOf:()=>m});
const h=["text","filter","ident","working-tree-encoding"],o={text:"unspecified",filter:"unspecified",ident:"unspecified",
"working-tree-encoding":"unspecified"};async function m(e,g,b){const n=new Map,c={GIT_INDEX_FILE:(0,u().join)(e.temporary,
"attributes-index")};await e.objects(["read-tree",g],{env:c});const I=await e.objects(["check-attr","--cached","-z","--s\
tdin",...h],{env:c,input:b.map(t=>`${t}\0`).join("")}),s=[...(0,_().splitNul)(I)].map(t=>t.toString("utf8"));for(let t=0;t+
2<s.length;t+=3){const[a="",w="",E=""]=s.slice(t,t+3);n.set(a,{...n.get(a)??o,[w]:E})}return t=>n.get(t)??o}});
//# repo/diff
(function(m,h,p,M){let w;const g=()=>w??=h("error");let _;const k=()=>_??=h("repo/path-bytes");p(m,{parseDiff:()=>y,parseRawDiff:()=>A});
const x={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},b=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
v=/^(?:(\d+)\t(\d+)|-\t-)\t/;function y(t){const e=new l(t),n=u(e).map(o=>({...o,...S(e,o)}));return e.end(),n}function A(t){
const e=new l(t),n=u(e);return e.end(),n}function u(t){const e=[];for(;t.next()?.startsWith(":");)e.push(D(t));return e}
function D(t){const e=t.take(),[,n,o,s,c,a=""]=b.exec(e)??[],i=x[a];if(!n||!o||!s||!c||i===void 0)throw r(`the record ${JSON.
stringify(e)}`);const d=i==="renamed"?{oldPath:t.take(),path:t.take()}:{path:t.take()};return{status:i,...d,oldMode:n,newMode:o,
oldOid:s,newOid:c}}function S(t,{path:e,oldPath:n}){const o=t.take(),s=v.exec(o);if(s===null)throw r(`no line counts for\
 ${e}`);const[c,a,i]=s,d=o.slice(c.length),T=d.length>0?[d]:[t.take(),t.take()],$=n===void 0?[e]:[n,e];if(T.join("\0")!==
$.join("\0"))throw r(`line counts of another file instead of ${e}`);return{binary:a===void 0,added:Number(a??0),deleted:Number(
i??0)}}class l{#e;#t=0;constructor(e){this.#e=(0,k().decodePieces)(e)}next(){return this.#e[this.#t]}take(){const e=this.
next();if(e===void 0)throw r("a truncated record");return this.#t+=1,e}end(){if(this.next()!==void 0)throw r("more recor\
ds than files")}}function r(t){return new(g()).GateError("change_incomplete",`Git's list of changed files has ${t}`,"Che\
ck that git is version 2.31 or later; if it is, report this as a bug.")}});
//# repo/entry-index
(function(y,u,b,x){let g;const i=()=>g??=u("error");let m;const k=()=>m??=u("group-by");b(y,{byEntryPath:()=>p,canBeCheckedOut:()=>d,
foldersAbove:()=>$,indexEntries:()=>_,notAFile:()=>E,tooLarge:()=>O});const w=/(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)|\0/i;function d(e){
return!w.test(e)}function _(e){const t=new Map;for(const r of e){if(t.has(r.path))throw a(r.path,"occurs twice");if(!d(r.
path))throw a(r.path,"cannot be checked out");t.set(r.path,r)}for(const{path:r,tracked:l}of[...t.values()])for(let n=s(r);n!==
"";n=s(n)){const h=t.get(n)?.kind;if(h==="directory")break;if(h!==void 0)throw a(r,`is below the ${h} ${n}`);t.set(n,{path:n,
kind:"directory",tracked:l})}const o=[...t.values()].sort(p),c=(0,k().groupBy)(o,({path:r})=>s(r));t.set("",{path:"",kind:"\
directory",tracked:!0});const v=o.filter(({kind:r,tracked:l})=>l&&r!=="directory");return{stat:r=>t.get(r),list:r=>c.get(
r)??[],files:()=>v}}function p(e,t){return e.path<t.path?-1:e.path>t.path?1:0}function $(e){const t=[];for(let o=e.indexOf(
"/");o>=0;o=e.indexOf("/",o+1))t.push(e.slice(0,o));return t}function E(e,t){return new(i()).GateError("file_unreadable",
`${t} is not a regular file in ${e}`,"Check the spelling of the path. It must be a file of its own, not a directory or a\
 symlink.")}function O(e,t,o,c){return new(i()).GateError("file_unreadable",`${t} in ${e} has ${o} bytes; the limit is ${c}`,
"Split the file, or move large data out of it.")}function a(e,t){return new(i()).GateError("file_unreadable",`The tree c\
ontains the path ${JSON.stringify(e)}, which ${t}`,"Recreate the commit with an unmodified git.")}function s(e){return e.
slice(0,Math.max(e.lastIndexOf("/"),0))}});
//# repo/file-kind
(function(e,o,r,l){r(e,{kindOf:()=>t,onThisPlatform:()=>n});function t(i){if(i.isSymbolicLink())return"symlink";if(i.isDirectory())
return"directory";if(i.isFile())return(i.mode&73)===0?"file":"executable"}function n(i){return process.platform==="win32"&&
i==="executable"?"file":i}});
//# repo/files-named
(function(p,e,r,d){let _;const n=()=>_??=e("node:path");let m;const i=()=>m??=e("group-by");let s;const a=()=>s??=e("re\
po/per-tree");r(p,{filesNamed:()=>c});const l=(0,a().perTree)(t=>(0,i().groupBy)(t.files(),({path:o})=>n().posix.basename(
o)));function c(t,o){return l(t).get(o)??[]}});
//# repo/first-parents
(function(t,m,e,p){e(t,{firstParents:()=>r});async function r({objects:n},s,i){return(await n(["log","--first-parent","\
--reverse","--format=%H%x00%T%x00%P%x00%s",`${s}..${i}`])).toString().split(`
`).filter(Boolean).map(o=>{const[a="",l="",c="",...u]=o.split("\0");return{commit:a,tree:l,parents:c.split(" ").filter(Boolean),
subject:u.join("")}})}});
//# repo/folder-spelling
(function(t,u,r,d){r(t,{isSpellingOf:()=>c,mayBeSpelled:()=>a});const i=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function c(e,l){
const o=e.replace(i,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return o===
l||p(o,l)}const s=/^[\w./-]*$/;function a(e,l){return!s.test(e)||e.toLowerCase().includes(l)}function p(e,l){const[,n]=/^(.+)~[1-9]\d{0,5}$/.
exec(e)??[];return n!==void 0&&n===l.replaceAll(".","").slice(0,6)}});
//# repo/folder-tree
(function(w,d,N,B){let v;const m=()=>v??=d("node:fs");let L;const P=()=>L??=d("node:fs/promises");let g;const y=()=>g??=
d("node:path");let T;const k=()=>T??=d("error");let z;const A=()=>z??=d("repo/blobs");let D;const l=()=>D??=d("repo/entr\
y-index");let F;const R=()=>F??=d("repo/file-kind");let S;const a=()=>S??=d("repo/path-bytes");let $;const p=()=>$??=d("\
repo/tree");N(w,{folderTree:()=>j,readOnDisk:()=>G});function j(r,e=A().MAX_FILE_BYTES){const i=(0,y().resolve)(r),_=`th\
e directory ${r}`,s=t=>u(t,()=>(0,m().lstatSync)((0,a().systemPath)((0,y().join)(i,t)))),c=t=>{if(t==="")return{path:t,kind:"\
directory",tracked:!0};if(!(0,l().canBeCheckedOut)(t)||!(0,l().foldersAbove)(t).every(M=>s(M)?.isDirectory()))return;const o=s(
t),n=o&&(0,R().kindOf)(o);if(!o||!n)return;const Y=(0,p().isRegular)(n)?{size:o.size}:{};return{path:t,kind:n,...Y,tracked:!t.
split("/").includes("node_modules")}},h=t=>c(t)?.kind!=="directory"?[]:(u(t,()=>(0,m().readdirSync)((0,a().systemPath)((0,y().
join)(i,t)),{encoding:"buffer"}))??[]).map(n=>c(t===""?(0,a().decodePath)(n):`${t}/${(0,a().decodePath)(n)}`)).filter(n=>n!==
void 0).sort(l().byEntryPath);function*E(t){for(const o of h(t))o.tracked&&(o.kind==="directory"?yield*E(o.path):yield o)}
return{label:_,stat:c,list:h,files:()=>[...E("")].sort(l().byEntryPath),readlink:t=>c(t)?.kind==="symlink"?u(t,()=>(0,a().
decodePath)((0,m().readlinkSync)((0,a().systemPath)((0,y().join)(i,t)),{encoding:"buffer"}))):void 0,read:async(t,o=e)=>{
const n=c(t);if(!(0,p().isRegular)(n?.kind))throw(0,l().notAFile)(_,t);if((n.size??0)>o)throw(0,l().tooLarge)(_,t,n.size??
0,o);return O((0,y().join)(i,t),t,_,o)}}}const C=m().constants.O_RDONLY|(m().constants.O_NOFOLLOW??0)|(m().constants.O_NONBLOCK??
0);function G(r,e){return O((0,y().join)(r,e),e,`the directory ${r}`,1/0)}async function O(r,e,i,_){try{const s=await(0,P().
open)((0,a().systemPath)(r),C);try{const c=await s.stat();if(!c.isFile())throw(0,l().notAFile)(i,e);if(c.size>_)throw(0,l().
tooLarge)(i,e,c.size,_);return await s.readFile()}finally{await s.close()}}catch(s){throw s instanceof k().GateError?s:b(
e,s)}}function b(r,e){return new(k()).GateError("file_unreadable",`Cannot read ${r}: ${e instanceof Error?e.message:e}`,
"Check the permissions of the file and of the directories above it.",{cause:e})}const I=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function u(r,e){try{return e()}catch(i){if(I.has(i.code??""))return;throw b(r,i)}}});
//# repo/git
(function(w,i,u,C){let d;const a=()=>d??=i("node:fs/promises");let g;const y=()=>g??=i("node:path");let b;const v=()=>b??=
i("error");let j;const c=()=>j??=i("repo/git-process");let k;const R=()=>k??=i("repo/object-view");let E;const G=()=>E??=
i("repo/user-environment");u(w,{openRepository:()=>$});const I=["--is-bare-repository","--is-inside-work-tree","--show-o\
bject-format","--show-toplevel","--absolute-git-dir",...["objects","shallow"].flatMap(t=>["--git-path",t])];async function $(t,r=process.
env){const o=(0,y().resolve)(t);if(!await T(o))throw s(o,"is not a directory");const e=(0,G().userEnvironment)(r),n=await(0,c().
runGit)({directory:o,env:e,config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...I]),[O,S,p,l,_,h,m,...x]=n.
stdout.toString().split(`
`);if(O==="true")throw s(o,"is a bare repository, which has no working tree");if(S==="false")throw s(o,"is inside a .git\
 directory");if(!n.stdout.length)throw s(o,"is not in a git repository",n.stderr);if(!p||!l||!_||!h||!m||x.join("")!=="")
throw s(o,"is in a repository that git cannot describe",n.stderr);const A=await(0,R().openObjectView)({objects:h,shallow:m,
format:p,env:e});return D(await(0,a().realpath)(l),_,e,A)}function D(t,r,o,e){return{...e,directory:t,user:(0,c().bindGit)(
{directory:t,env:{...o,GIT_DIR:r,GIT_WORK_TREE:t},config:[`safe.directory=${t}`,"core.fsmonitor=false","core.hooksPath=/\
dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}async function T(t){return(0,a().stat)(t).then(r=>r.isDirectory(),
()=>!1)}function s(t,r,o=""){const e=o.includes("not a git repository")?"":o.trim();return new(v()).GateError("not_a_rep\
ository",`${t} ${r}${e===""?"":` (${e})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specif\
y one with --repo.")}});
//# repo/git-process
(function(E,a,C,b){let N;const c=()=>N??=a("node:os");let O;const d=()=>O??=a("simple-git");let T;const s=()=>T??=a("er\
ror");C(E,{FULL_CLONE_HINT:()=>u,NO_OUTSIDE_CONFIGURATION:()=>x,bindGit:()=>S,notStarted:()=>h,runGit:()=>w});const G=10*
6e4,I={allowUnsafeAlias:!0,allowUnsafeAskPass:!0,allowUnsafeCommandBinaries:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,
allowUnsafeCredentialHelper:!0,allowUnsafeDiffExternal:!0,allowUnsafeDiffTextConv:!0,allowUnsafeEditor:!0,allowUnsafeExec:!0,
allowUnsafeFilter:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeGpgProgram:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,
allowUnsafeMergeDriver:!0,allowUnsafePack:!0,allowUnsafePager:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,
allowUnsafeSubmodule:!0,allowUnsafeTemplateDir:!0,allowUnsafeUrlRewrite:!0};function S(o){return async(t,r={})=>{const e=await w(
o,t,r);if(e.exitCode!==0&&!r.accept?.includes(e.exitCode))throw F(t,e);return e.stdout}}async function w({directory:o,env:t,
config:r=[]},e,{input:_,env:P}={}){const m={...t,...P};let n;const g=(0,d().simpleGit)({baseDir:o,config:[...r],unsafe:I,
allowEnvironment:Object.keys(m),completion:{onClose:!0,onExit:!1},timeout:{block:G},..._===void 0?{}:{input:()=>_},errors:(i,L)=>(n=
L,i instanceof d().GitPluginError?i:void 0)}).env(m);try{await(e[0]==="cat-file"?g.binaryCatFile(e.slice(1)):g.raw([...e]))}catch(i){
throw l(`git ${e[0]} was stopped: ${String(i)}`,i)}if(n===void 0)throw l(`git ${e[0]} returned no result`);if(n.exitCode===
null)throw l(`git ${e[0]} was stopped by a signal`);const p=Buffer.concat(n.stdErr).toString();if(n.exitCode<0&&p.includes(
"ENOENT"))throw U();return{exitCode:n.exitCode,stdout:Buffer.concat(n.stdOut),stderr:p}}function h(o,t){return t.code!==
"ENOENT"?l(`git ${o[0]} could not be started: ${t.message}`,t):U(t)}function U(o){return new(s()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:o})}function l(o,t){return new(s()).
GateError("git_failed",o,u,{cause:t})}const u="Check the clone with git fsck; it must be a full clone (no `filter` on ac\
tions/checkout).";function F(o,{exitCode:t,stderr:r}){const e=r.trim().replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(s()).
GateError("git_failed",`git ${o[0]} failed: ${e||`exit code ${t}`}`,v.test(e)?`Free space in TMPDIR (${(0,c().tmpdir)()}\
) and in the clone.`:u)}const v=/No space left on device|Disk quota exceeded|Read-only file system/i,x={GIT_CONFIG_NOSYSTEM:"\
1",GIT_CONFIG_GLOBAL:c().devNull,GIT_ATTR_NOSYSTEM:"1"}});
//# repo/head-files
(function(l,h,m,N){let b;const g=()=>b??=h("repo/diff");m(l,{findHeadFiles:()=>_});const p=100;async function _(s,e,t,n){
const o=(0,g().parseRawDiff)(await s.objects(["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submo\
dules=none",e,t])).filter(({path:i})=>n.has(i)),r=[];for(const[i,c]of o.entries()){const{path:d,status:a}=c,u=a==="delet\
ed",L=u||i>=p?[]:await w(s,c);r.push({path:d,...u&&{missing:!0},same:L})}return r}async function w(s,{oldOid:e,newOid:t}){
if(e===t)return[{line:1,head_line:1}];const n=await s.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",
e,t],{accept:[1]});return F(n.toString("latin1"))}function F(s){const e=[...s.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(e.length===0)return[];const t=[];let[n,o]=[1,1];for(const[,r="",i="1",c="",d="1"]of e){const a=Number(r)+(i==="0"?1:0),
u=Number(c)+(d==="0"?1:0);a>n&&t.push({line:n,head_line:o,lines:a-n}),[n,o]=[a+Number(i),u+Number(d)]}return[...t,{line:n,
head_line:o}]}});
//# repo/literal-tree
(function(d,s,l,k){let m;const u=()=>m??=s("repo/entry-index");l(d,{literalTree:()=>b});function b(i,n="the given files"){
const o=new Map(Object.entries(i)),r=t=>{const e=o.get(t);return typeof e=="string"?Buffer.from(e):Buffer.isBuffer(e)?e:
e!==void 0&&"executable"in e?Buffer.from(e.executable):void 0};return{...(0,u().indexEntries)([...o].map(([t,e])=>x(t,e,
r(t)?.length))),label:n,readlink:t=>{const e=o.get(t);return typeof e=="object"&&"symlink"in e?e.symlink:void 0},read:async t=>{
const e=r(t);if(e===void 0)throw(0,u().notAFile)(n,t);return e}}}function x(i,n,o){const r=!i.split("/").includes("node_\
modules");if(typeof n=="object"&&"symlink"in n)return{path:i,kind:"symlink",tracked:r};if(typeof n=="object"&&"submodule"in
n)return{path:i,kind:"submodule",oid:n.submodule,tracked:r};const c=typeof n=="object"&&"executable"in n;return{path:i,kind:c?
"executable":"file",...o===void 0?{}:{size:o},tracked:r}}});
//# repo/look-alike
(function(A,i,n,F){n(A,{LOOK_ALIKE:()=>D,asciiOf:()=>o,skeletonOf:()=>a});const D=new Map(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581\
 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([u="",...e])=>e.map(C=>[C,u])));function o(u){return[...u].map(e=>D.get(e)??e).join("")}const t={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},B=new Map([...[...D].filter(
([,u])=>u===u.toLowerCase()),...Object.entries(t).flatMap(([u,e])=>[...e].map(C=>[C,u]))]);function a(u){return[...u.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(C=>B.get(C)??C).join("")}});
//# repo/merge-base
(function(u,m,l,j){let d;const h=()=>d??=m("error");let p;const b=()=>p??=m("repo/revision");l(u,{mergeBase:()=>v,requireCommits:()=>_,
short:()=>s});const g=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function v(e,t,n,a=[t,n]){const o=[
...g];for(;;){const i=await $(e,t,n);if(i.certain){if(i.commit!==void 0)return i.commit;throw new(h()).GateError("no_mer\
ge_base",`${s(t)} and ${s(n)} have no common ancestor`,"Rebase the branch onto its target branch, or specify another --b\
ase.")}const c=o.shift();if(c===void 0)throw r(`the merge base of ${s(t)} and ${s(n)}`);await w(e,[c],a)}}async function _(e,t,n){
const a=async()=>(await(0,b().lookUpCommits)(e,t)).includes(void 0);if(!await a())return;const o=(await e.shallowCommits()).
size>0;if(await w(e,o?["--deepen=50"]:[],n),await a())throw r(`commit ${t.map(s).join(" or ")}`)}async function $(e,t,n){
const o=(await e.objects(["merge-base",t,n],{accept:[1]})).toString().trim(),i=await e.shallowCommits();if(o==="")return{
certain:i.size===0};if(i.size===0)return{commit:o,certain:!0};const S=!(await e.objects(["rev-list",t,n,`^${o}`])).toString().
split(`
`).some(C=>i.has(C));return{commit:o,certain:S}}async function w(e,t,n){const a=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],o=i=>e.user(["fetch",...a,...t,"--","origin",...i]);await o(n).catch(()=>o([])).catch(
i=>{throw r("part of the history",i)})}function r(e,t){const n=t===void 0?"":` (${t.message})`;return new(h()).GateError(
"shallow_clone",`This clone lacks ${e}, and fetching it failed${n}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:t})}function s(e){return e.slice(0,12)}});
//# repo/merge-tree
(function(t,e,o,g){let i;const n=()=>i??=e("error");let s;const c=()=>s??=e("repo/revision");o(t,{mergedTree:()=>a});async function a({
objects:m},d,_){try{return(await m(["merge-tree","--write-tree","--no-messages",d,_])).toString().split(`
`).find(c().isObjectId)}catch(r){if(r instanceof n().GateError&&r.code==="git_failed")return;throw r}}});
//# repo/object-reader
(function(g,p,m,L){let h;const w=()=>h??=p("node:child_process");let b;const y=()=>b??=p("error");let v;const _=()=>v??=
p("repo/git-process");m(g,{objectReader:()=>j});function j({directory:a,env:r}){let e,o;const s=[],i=t=>{o??=t;for(const{
reject:c}of s.splice(0))c(o)},n=()=>(e=(0,w().spawn)("git",["cat-file","--batch"],{cwd:a,env:r,windowsHide:!0}),e.on("er\
ror",t=>i((0,_().notStarted)(["cat-file"],t))),e.on("close",()=>i(u())),e.stdin.on("error",()=>{}),e.stderr.resume(),e.stdout.
on("data",B(t=>s.shift()?.resolve(t))),e);return{read:async t=>{if(t.length===0)return[];if(o)throw o;const{stdin:c}=e??
n(),d=t.map(()=>new Promise((l,E)=>s.push({resolve:l,reject:E})));return c.write(t.map(l=>`${l}
`).join("")),Promise.all(d)},close:()=>{i(u()),e?.kill()}}}function u(){return new(y()).GateError("git_failed","git cat-\
file ended early",_().FULL_CLONE_HINT)}const z=10;function B(a){let r=Buffer.alloc(0),e,o=[],s=0;return i=>{if(e&&i.length<
s){o.push(i),s-=i.length;return}r=o.length>0?Buffer.concat([...o,i]):Buffer.concat([r,i]),o=[];let n=0;for(;;)if(e===void 0){
const t=r.indexOf(z,n);if(t<0)break;const[c="",d="",l=""]=r.toString("latin1",n,t).split(" ");n=t+1,/^\d+$/.test(l)?e={oid:c,
type:d,size:Number(l)}:a(void 0)}else{const t=n+e.size;if(r.length<=t)break;const{oid:c,type:d}=e;e=void 0,a({oid:c,type:d,
content:r.subarray(n,t)}),n=t+1}r=r.subarray(n),e&&(s=e.size+1-r.length,o=[r])}}});
//# repo/object-tree
(function(T,a,N,Y){let v;const x=()=>v??=a("error");let z;const _=()=>z??=a("repo/blobs");let O;const m=()=>O??=a("repo\
/entry-index");let R;const S=()=>R??=a("repo/git-process");let I;const L=()=>I??=a("repo/merge-base");let M;const A=()=>M??=
a("repo/partial-clone");let B;const w=()=>B??=a("repo/path-bytes");let P;const b=()=>P??=a("repo/tree");N(T,{readTree:()=>$});
const C=4096,G=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,W=8,y=new WeakMap;function $(t,e,{label:r=`commit ${(0,L().
short)(e)}`,maxFileBytes:i=_().MAX_FILE_BYTES}={}){const n=y.get(t)??new Map;y.set(t,n);const o=JSON.stringify([e,r,i]),
c=n.get(o)??j(t,e,{label:r,maxFileBytes:i});n.delete(o),n.set(o,c);const[d=o]=n.keys();return n.size>W&&n.delete(d),c.catch(
()=>n.delete(o)),c}async function j(t,e,{label:r,maxFileBytes:i}){await(0,A().requireObjects)(t,e);const n=await t.objects(
["ls-tree","-r","-t","-z","--long",e]),o=(0,w().decodePieces)(n).map(K),c=(0,m().indexEntries)(o),d=o.filter(({kind:s})=>s===
"symlink"),h=await(0,_().readBlobs)(t,d.map(({oid:s=""})=>s),C),g=J(s=>F(t,s));return{...c,label:r,readlink:s=>{const l=c.
stat(s),p=l?.kind==="symlink"?h.get(l.oid??""):void 0;return p&&(0,w().decodePath)(p)},read:async(s,l=i)=>{const{kind:p,
oid:E,size:u}=c.stat(s)??{};if(!(0,b().isRegular)(p)||E===void 0||u===void 0)throw(0,m().notAFile)(r,s);if(u>l)throw(0,m().
tooLarge)(r,s,u,l);return g({oid:E,size:u})}}}async function F(t,e){const r=new Map;for(const i of(0,_().batches)(e))for(const[
n,o]of await(0,_().readCheckedBlobs)(t,i))r.set(n,o);return r}function J(t){let e=[],r;return async i=>{e.push(i),r??=new Promise(
o=>setImmediate(o)).then(()=>{const o=e;return e=[],r=void 0,t(o)});const n=(await r).get(i.oid);if(n===void 0)throw new Error(
`no content of ${i.oid}`);return n}}function K(t){const e=G.exec(t);if(e===null)throw k(t);const[r,i="",n="",o="",c=""]=e,
d=X(i,n);if(d===void 0)throw k(t);const h=t.slice(r.length),g=(0,b().isRegular)(d),s={path:h,kind:d,oid:o,tracked:!0};return g?
{...s,size:Number(c)}:s}function X(t,e){if(e==="tree")return"directory";if(e==="commit")return"submodule";if(t==="120000")
return"symlink";if(t.startsWith("100"))return(Number.parseInt(t,8)&64)===0?"file":"executable"}function k(t){return new(x()).
GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(t)}`,S().FULL_CLONE_HINT)}});
//# repo/object-view
(function(l,i,d,L){let j;const e=()=>j??=i("node:fs/promises");let w;const o=()=>w??=i("node:path");let O;const T=()=>O??=
i("error");let h;const E=()=>h??=i("temporary-folder");let b;const c=()=>b??=i("repo/git-process");let y;const I=()=>y??=
i("repo/object-reader");d(l,{openObjectView:()=>C});async function C(t){const n=await(0,E().temporaryFolder)(),r=(0,o().
join)(n,"git"),a=(0,o().join)(r,"objects");await(0,e().mkdir)((0,o().join)(a,"info"),{recursive:!0}),await(0,e().mkdir)(
(0,o().join)(r,"refs")),await(0,e().writeFile)((0,o().join)(r,"HEAD"),`ref: refs/heads/none
`),await(0,e().writeFile)((0,o().join)(r,"config"),A(t.format)),await(0,e().writeFile)((0,o().join)(a,"info","alternates"),
`${JSON.stringify(t.objects)}
`);const _={directory:r,env:{...t.env.PATH===void 0?{}:{PATH:t.env.PATH},...c().NO_OUTSIDE_CONFIGURATION,GIT_DIR:r,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:t.shallow,HOME:r,LC_ALL:"C"}},p=(0,I().objectReader)(_);return{temporary:n,
objects:(0,c().bindGit)(_),read:p.read,privateStore:{GIT_OBJECT_DIRECTORY:a,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
t.objects)},shallowCommits:async()=>{const m=await(0,e().readFile)(t.shallow,"utf8").catch(g);return new Set(m.split(`
`).filter(s=>s!==""))},isPartial:async()=>(await(0,e().readdir)((0,o().join)(t.objects,"pack")).catch(()=>[])).some(s=>s.
endsWith(".promisor")),close:()=>(p.close(),(0,e().rm)(n,{recursive:!0,force:!0}))}}function g(t){if(t.code==="ENOENT")return"";
throw new(T()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${t.message}`,"Check the permissio\
ns of the .git directory.",{cause:t})}function A(t){return t==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${t}
`}});
//# repo/partial-clone
(function(u,r,m,j){let g;const c=()=>g??=r("error");let p;const b=()=>p??=r("repo/path-bytes");m(u,{requireObjects:()=>d});
const s=new WeakMap;function d(e,n){const t=s.get(e)??new Map;s.set(e,t);const a=t.get(n);if(a)return a;const i=Promise.
allSettled(t.values()).then(()=>w(e,n));return t.set(n,i),i.catch(()=>t.delete(n)),i}async function w(e,n){if(await e.isPartial())
try{await _(e,n)}catch(t){throw!(t instanceof c().GateError)||t.code!=="git_failed"?t:new(c()).GateError("git_failed",`T\
his is a partial clone, and what it lacks cannot be fetched: ${t.message}`,"Give the step access to the remote, or remov\
e `filter` and `sparse-checkout` from actions/checkout.",{cause:t})}}async function _(e,n){const t=await e.user(["ls-tre\
e","-r","-z","--full-tree",n],{env:e.privateStore}),a=[...(0,b().splitNul)(t)].map(o=>/ blob ([0-9a-f]+)\t/.exec(o.toString(
"latin1"))?.[1]).filter(o=>o!==void 0),h=[...(await e.objects(["cat-file","--batch-check","--buffer"],{input:l(a)})).toString().
matchAll(/^([0-9a-f]+) missing$/gm)].map(([,o=""])=>o);if(h.length===0)return;const S=await k(e),v=["--quiet","--no-tags",
"--no-write-fetch-head","--no-recurse-submodules"];await e.user(["-c","fetch.negotiationAlgorithm=noop","fetch",S,...v,"\
--filter=blob:none","--stdin"],{input:l(h)})}async function k({user:e}){const n=await e(["config","--name-only","--get-r\
egexp","^remote\\..*\\.promisor$"],{accept:[1]}),[t="remote.origin.promisor"]=n.toString().split(`
`).filter(Boolean);return t.slice(7,-9)}function l(e){return[...new Set(e)].map(n=>`${n}
`).join("")}});
//# repo/past-changes
(function(l,c,r,x){let h;const m=()=>h??=c("node:crypto");let u;const p=()=>u??=c("repo/path-bytes");r(l,{pastChanges:()=>d});
async function d({objects:_},y,b){const s=`${(0,m().randomUUID)()} `,g=await _(["log","--first-parent","-m","-z","--name\
-only","--no-renames","--no-color",`--max-count=${b}`,`--format=${s}%H %P%x00%s`,y]),e=[];for(const n of(0,p().splitNul)(
g)){const t=(0,p().decodePath)(n),o=e.at(-1);if(t.startsWith(s)){const[a="",i]=t.slice(s.length).split(" ");e.push({commit:a,
...i&&{base:i},paths:[]})}else o&&o.subject===void 0?o.subject=t:o&&t!==""&&o.paths.push(o.paths.length===0?t.slice(1):t)}
return e.flatMap(({commit:n,base:t,subject:o="",paths:a})=>t===void 0?[]:[{commit:n,base:t,subject:o,paths:a}])}});
//# repo/path-bytes
(function(c,d,l,m){let a;const u=()=>a??=d("node:buffer");l(c,{decodePath:()=>o,decodePieces:()=>g,splitNul:()=>i,systemPath:()=>s});
function o(t){if((0,u().isUtf8)(t))return t.toString("utf8");let r="";for(let e=0;e<t.length;){const n=h(t,e);r+=n>0?t.toString(
"utf8",e,e+n):String.fromCharCode(56320+(t[e]??0)),e+=Math.max(n,1)}return r}function h(t,r){for(let e=1;e<=4&&r+e<=t.length;e++)
if((0,u().isUtf8)(t.subarray(r,r+e)))return e;return 0}function s(t){if(!/[\udc80-\udcff]/.test(t))return t;const r=t.split(
/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(r.map((e,n)=>n%2===1?Buffer.of(e.charCodeAt(0)-56320):Buffer.
from(e)))}function g(t){if(!(0,u().isUtf8)(t))return[...i(t)].map(o);const r=t.toString("utf8").split("\0");return r.at(
-1)===""&&r.pop(),r}function*i(t){let r=0;for(let e=t.indexOf(0);e>=0;e=t.indexOf(0,r))yield t.subarray(r,e),r=e+1;r<t.length&&
(yield t.subarray(r))}});
//# repo/paths
(function(W,R,b,S){b(W,{foldCase:()=>a,isLocatedIn:()=>I,isWithin:()=>z,locatePath:()=>N,normalise:()=>d,resolveInTree:()=>j,
withinIgnoringCase:()=>T});const A=40,k={path:"",kind:"directory",tracked:!0},w=/^[A-Za-z]:/,C=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
function d(n){if(C.test(n))return n;const e=n.replaceAll("\\","/");if(e.startsWith("/")||e.includes("\0"))return;const t=[];
for(const i of e.split("/"))if(!(i===""||i===".")){if(i!=="..")t.push(i);else if(t.pop()===void 0)return}return w.test(e)||
w.test(t[0]??"")?void 0:t.join("/")}function j(n,e){if(e.startsWith("/")||e.includes("\0"))return{kind:"outside",path:e};
const t=e.split("/").reverse(),i=[];let r=k,c=0;for(let u=t.pop();u!==void 0;u=t.pop()){if(u===""||u===".")continue;if(r.
kind!=="directory")return{kind:"missing",path:[...i,u].join("/")};if(u===".."){if(i.pop()===void 0)return{kind:"outside",
path:e};r=M(i);continue}const s=[...i,u].join("/"),l=n.stat(s);if(l===void 0)return{kind:"missing",path:s};if(l.kind!=="\
symlink"){i.push(u),r=l;continue}if(c+=1,c>A)return{kind:"loop",path:e};const o=n.readlink(s);if(o===void 0||o==="")return{
kind:"missing",path:s};if(o.startsWith("/")||o.includes("\0"))return{kind:"outside",path:s};t.push(...o.split("/").reverse())}
return{kind:"inside",path:r.path,entry:r}}function M(n){return n.length===0?k:{...k,path:n.join("/")}}function z(n,e,{ignoreCase:t=!1}={}){
const i=d(n),r=d(e);return i===void 0||r===void 0?!1:m(r,i,t)}function T(n){const e=d(n);if(e===void 0)return()=>!1;const t=a(
e);return i=>{const r=d(i);return r!==void 0&&m(t,a(r),!1)}}function N(n,e,{at:t,tree:i}){if(y(n))return;const c=(v(n)??
[...v(e)??[],...h(n)]).reverse(),u=g((v(t)??[]).filter(o=>o!=="")),s=[];let l=0;for(let o=c.pop();o!==void 0;o=c.pop()){
if(o===""||o===".")continue;if(o===".."){s.pop();continue}s.push(o);const p=i&&O(i,u,g(s));if(p===void 0)continue;if(l+=
1,l>A||y(p))return;const L=v(p);L===void 0?s.pop():s.length=0,c.push(...(L??h(p)).reverse())}return g(s)}function I(n,e,{
ignoreCase:t=!1}={}){return m(e.slice(1),n.slice(1),t)}function O(n,e,t){if(I(t,e))return n.readlink(e==="/"?t.slice(1):
t.slice(e.length+1))}function g(n){return`/${n.join("/")}`}function h(n){return n.replaceAll("\\","/").split("/")}function v(n){
return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(n)?h(n):void 0}const P=4096;function y(n){return n.length>P?!0:n.includes("\0")||
/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(n)}function m(n,e,t){if(n==="")return!0;const[i,r]=t?[a(e),a(n)]:[e,n];return i===r||
i.startsWith(`${r}/`)}function a(n){return C.test(n)?n.toLowerCase():n.normalize("NFC").toUpperCase().toLowerCase()}});
//# repo/per-tree
(function(t,u,i,c){i(t,{perTree:()=>a});function a(s){const e=new WeakMap;return r=>{const n=r.original??r,{answer:o}=e.
get(n)??{answer:s(n)};return e.set(n,{answer:o}),o}}});
//# repo/read-change
(function(E,d,M,B){let L;const y=()=>L??=d("error");let C;const u=()=>C??=d("repo/blobs");let F;const h=()=>F??=d("repo\
/diff");let I;const m=()=>I??=d("repo/object-tree");M(E,{countChangedFiles:()=>z,countLines:()=>g,readChange:()=>x});const j=1e3,
b=128*1024*1024,p=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"];async function x(t,n,o,s=j){const i=await Promise.
all([(0,m().readTree)(t,n),(0,m().readTree)(t,o)]),l=await t.objects([...p,"--numstat",$(i,s)?"-M":"-M100%","-l0","--no-\
ext-diff","--no-textconv",n,o]),a=await v(t,(0,h().parseDiff)(l));return a.sort((e,r)=>e.path<r.path?-1:1),{base:n,audited:o,
files:a}}async function z(t,n,o){return(await T(t,n,o)).length}async function T(t,n,o){return(0,h().parseRawDiff)(await t.
objects([...p,"--no-renames",n,o]))}function $([t,n],o){return w(t,n)*w(n,t)<=o**2}function w(t,n){let o=0;for(const{path:s}of t.
files())(n.stat(s)?.kind??"directory")==="directory"&&(o+=1);return o}async function v(t,n){const o=n.filter(({binary:e,
oldOid:r,newOid:c})=>e&&r!==c),s=o.flatMap(({oldOid:e,newOid:r})=>[e,r]),i=await(0,u().blobInfo)(t,s.filter(_));for(const{
path:e,oldOid:r,newOid:c}of o){const O=Math.max(i.get(r)?.size??0,i.get(c)?.size??0);if(O>b)throw A(e,O)}const l=new Map;
for(const e of(0,u().batches)([...i.values()]))for(const[r,c]of await(0,u().readCheckedBlobs)(t,e))l.set(r,g(c));const a=e=>{
const r=_(e)?l.get(e):0;if(r===void 0)throw new TypeError(`the lines of ${e} were not counted`);return r};return n.map(e=>e.
binary&&e.oldOid!==e.newOid?{...e,added:a(e.newOid),deleted:a(e.oldOid)}:e)}function _(t){return!/^0+$/.test(t)}function A(t,n){
return new(y()).GateError("change_incomplete",`Cannot count the lines of ${t}: it has ${n} bytes, more than ${b}`,"Store\
 files of this size in Git LFS.")}function g(t){let n=0;for(let o=t.indexOf(10);o>=0;o=t.indexOf(10,o+1))n++;return t.length>
0&&t[t.length-1]!==10?n+1:n}});
//# repo/remote
(function(n,g,s,d){s(n,{branchAtOrigin:()=>c,fetched:()=>a,isRemoteOf:()=>o});async function o(e,{owner:t,repo:r}){return(await i(
e)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${t}/${r}`.toLowerCase()}
function a(e){return`+refs/heads/${e}:refs/remotes/origin/${e}`}async function c(e,t){if(await i(e)==="")return!1;const r=`\
refs/heads/${t}`;return(await e.user(["ls-remote","--","origin",r])).toString().split(`
`).some(l=>l.endsWith(`	${r}`))}async function i({user:e}){return(await e(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}});
//# repo/revision
(function(v,y,A,b){let C;const c=()=>C??=y("error");A(v,{defaultBranch:()=>R,findDefaultBranch:()=>p,isObjectId:()=>D,lookUpCommits:()=>h,
parentsOf:()=>_,peelToCommits:()=>d,readRefs:()=>m,resolveCommits:()=>H,unknownRevision:()=>u});async function h(t,n){const e=await m(
t,n.filter(l)),r=n.includes("HEAD")?await E(t):void 0;return await d(t,n.map(i=>i==="HEAD"?r:l(i)?e.get(i)?.id:i))}function l(t){
return t.startsWith("refs/")}async function m(t,n){if(n.length===0)return new Map;const e=new Set(n),s=(await t.user(["f\
or-each-ref","--format=%(objectname) %(refname) %(symref)",...e])).toString().split(`
`).map(a=>{const[k="",g="",B=""]=a.split(" ");return[g,{id:k,target:B||g}]});return new Map(s.filter(([a])=>e.has(a)))}async function E(t){
const n=["show-ref","--verify","--hash","HEAD"],e=(await t.user(n,{accept:[1,128]})).toString().trim();return e===""?void 0:
e}async function d({read:t},n){const e=n.filter(o=>o!==void 0),r=await t(e.map(o=>`${o}^{commit}`)),i=new Map(e.map((o,s)=>[
o,r[s]?.oid]));return n.map(o=>o===void 0?void 0:i.get(o))}async function H(t,n){const e=await h(t,n),r=e.indexOf(void 0);
if(r>=0)throw u(n[r]??"");return e}function u(t,n){return t==="HEAD"?new(c()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(c()).GateError("ref_not_found",`unknown rev\
ision ${t}`,`${n===void 0?"":`Did you mean ${n}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function D(t){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(t)}const w=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function p(t){
const n=await m(t,w),e=w.flatMap(o=>n.get(o)??[]),r=await d(t,e.map(({id:o})=>o)),[i]=e.flatMap(({target:o},s)=>{const a=r[s];
return a===void 0?[]:[{commit:a,ref:o}]});return i}async function R(t){const n=await p(t);if(n!==void 0)return n;throw new(c()).
GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to co\
mpare with: --base REF.")}async function _(t,n){const[e]=await t.read([n]);if(e?.type!=="commit")throw u(n);const r=e.content.
toString("latin1");return[...r.slice(0,r.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,o])=>o??"")}});
//# repo/source-tree
(function(_,t,a,D){let d;const p=()=>d??=t("node:fs/promises");let c;const l=()=>c??=t("error");let m;const w=()=>m??=t(
"repo/additions");let h;const r=()=>h??=t("repo/folder-tree");let y;const T=()=>y??=t("repo/git");let b;const k=()=>b??=
t("repo/object-tree");let g;const j=()=>g??=t("repo/with-additions");let v;const u=()=>v??=t("repo/worktree");a(_,{withSourceTree:()=>S});
async function S(i,A,s){const o=await(0,T().openRepository)(i,A).catch(async e=>{if(!(e instanceof l().GateError&&e.code===
"not_a_repository"&&(await(0,p().stat)(i).catch(()=>{}))?.isDirectory()))throw e});if(o===void 0)return s((0,r().folderTree)(
i),i);try{const e=`the files of ${o.directory}`,n=await(0,k().readTree)(o,await(0,u().snapshotWorktree)(o),{label:e});return await s(
(0,j().withAdditions)(n,(0,r().folderTree)(o.directory),(0,w().additionsOf)()),o.directory,o)}finally{await o.close()}}});
//# repo/tree
(function(u,l,r,n){r(u,{isRegular:()=>i});function i(e){return e==="file"||e==="executable"}});
//# repo/typed-revision
(function(p,d,w,T){let v;const l=()=>v??=d("error");let _;const g=()=>_??=d("nearest-name");let $;const E=()=>$??=d("re\
po/merge-base");let b;const n=()=>b??=d("repo/revision");w(p,{resolveNamed:()=>h,resolveRevision:()=>D});const R=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,
A=/^(.*?)((?:[~^]\d*)*)$/s,O=/(?:^|-g)([0-9a-f]{4,64})$/i,S=/^[A-Z]+(?:_[A-Z]+)*$/;async function D(e,t){return(await h(
e,t)).commit}async function h(e,t){if(R.test(t))throw new(l()).GateError("ref_not_found",`${JSON.stringify(t)} is not a \
valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --head.");const[,i="",r=""]=A.exec(t)??
[],s=await C(e,i==="@"?"HEAD":i),[a,...o]=[...new Set(s.map(({commit:c})=>c))];if(a===void 0)throw(0,n().unknownRevision)(
t,await N(e,i));if(o.length>0)throw y(i,s);if(r===""){const[c,...u]=s.flatMap(F=>F.ref??[]);return{commit:a,...c!==void 0&&
u.length===0&&{ref:c}}}const[m]=await(0,n().peelToCommits)(e,[`${a}${r}`]);if(m===void 0)throw(0,n().unknownRevision)(t);
return{commit:m}}async function N({user:e},t){const r=(await e(["for-each-ref","--format=%(refname)","refs/heads","refs/\
remotes"])).toString().split(`
`).map(s=>s.replace(/^refs\/(?:heads|remotes)\//,"")).filter(s=>s!==""&&!s.endsWith("/HEAD"));return r.find(s=>s.endsWith(
`/${t}`))??(0,g().nearestName)(t,r)}async function C(e,t){if(t==="HEAD"||(0,n().isObjectId)(t.toLowerCase())){const[o]=await(0,n().
lookUpCommits)(e,[t]);if(o!==void 0)return[{name:t,commit:o}];if(t==="HEAD")return[]}const i=t.startsWith("refs/"),s=[...await(0,n().
readRefs)(e,i?[t]:H(t))].map(([o,{id:m,target:c}])=>({name:o,id:m,ref:c}));i||s.push(...await I(e,t),...await j(e,t));const a=await(0,n().
peelToCommits)(e,s.map(({id:o})=>o));return s.flatMap(({id:o,...m},c)=>{const u=a[c];return u===void 0?[]:[{...m,commit:u}]})}
function H(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(i=>`${i}${e}`),`refs/remotes/${e}/HEAD`]}
async function I({user:e},t){if(!S.test(t))return[];const i=await e(["rev-parse","--verify","--quiet",t],{accept:[1]});return i.
length===0?[]:[{name:t,id:i.toString().trim()}]}async function j({objects:e},t){const[,i]=O.exec(t)??[];return i===void 0?
[]:(await e(["rev-parse",`--disambiguate=${i.toLowerCase()}`])).toString().split(`
`).filter(n().isObjectId).map(a=>({name:a,id:a}))}function y(e,t){const i=t.map(({name:r,commit:s})=>r===s?`commit ${s}`:
`${r} (${(0,E().short)(s)})`);return new(l()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${i.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}});
//# repo/untracked
(function(y,h,$,G){let w;const E=()=>w??=h("node:fs");let I;const _=()=>I??=h("node:path");let b;const S=()=>b??=h("err\
or");let D;const m=()=>D??=h("repo/path-bytes");$(y,{filesBelow:()=>B,listUntracked:()=>T});const p=".git",N=new Set(["E\
NOENT","ENOTDIR"]);function T(e,t,c,s){const o=[],r=[],i=a=>{for(const u of d((0,_().join)(e,a))){const l=(0,m().decodePath)(
u.name),n=a===""?l:`${a}/${l}`;c.has(n)||(l===p?(!c.has(a)||!g(a,u))&&o.push(n):s.cover(n)?(r.push(n),u.isDirectory()&&j(
(0,_().join)(e,n))&&o.push(`${n}/${p}`)):u.isDirectory()&&s.mayBeIn(n)?i(n):o.push(n))}};return t.forEach(i),{leftOut:o,
added:r}}function g(e,t){return e===""||t.isFile()}function j(e){return d(e).some(({name:t})=>(0,m().decodePath)(t)===p)}
function d(e){try{return(0,E().readdirSync)(e,{encoding:"buffer",withFileTypes:!0})}catch(t){if(N.has(t.code??""))return[];
throw new(S()).GateError("file_unreadable",`Cannot list the directory ${e}: ${t instanceof Error?t.message:t}`,"Check th\
e permissions of the directory.",{cause:t})}}function B(e,t){const c=s=>d((0,_().join)(e,s)).flatMap(o=>{const r=(0,m().
decodePath)(o.name),i=s===""?r:`${s}/${r}`;return r===p||t(i)?[]:o.isDirectory()?c(i):[i]});return c("")}});
//# repo/user-environment
(function(O,I,S,_){S(O,{userEnvironment:()=>o});const P=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
T=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function o(E){const e={};for(const[n,t]of Object.entries(E))t!==void 0&&(P.test(
n)||!T.test(n))&&(e[n]=t);return{...e,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}});
//# repo/with-additions
(function(d,y,u,b){let v;const l=()=>v??=y("repo/entry-index");u(d,{withAdditions:()=>a});function a(t,e,i){const o=n=>t.
stat(n)===void 0&&(i.cover(n)||i.mayBeIn(n))&&(0,l().foldersAbove)(n).every(r=>(t.stat(r)?.kind??"directory")==="directo\
ry"),c=n=>{if(!o(n))return t.stat(n);const r=e.stat(n),s=i.cover(n)||r?.kind==="directory";if(!(!r||!s))return{...r,tracked:!1,
...i.areBuilt(n)&&{built:!0}}};return{label:t.label,stat:c,readlink:n=>(o(n)?e:t).readlink(n),read:(n,r)=>(o(n)?e:t).read(
n,r),list:n=>{const r=e.list(n).flatMap(({path:s})=>(o(s)?c(s):void 0)??[]);return[...t.list(n),...r].sort(l().byEntryPath)},
files:()=>t.files()}}});
//# repo/worktree
(function(p,a,u,x){let h;const i=()=>h??=a("node:fs/promises");let m;const c=()=>m??=a("node:path");let _;const d=()=>_??=
a("error");let l;const r=()=>l??=a("repo/path-bytes");u(p,{snapshotWorktree:()=>k});const w=Buffer.from([0]);async function k(t){
const e=await b(t);return await e(["update-index","-z","--index-info"],await y(t)),await e(["add","--all","--","."]),(await e(
["write-tree"])).toString().trim()}async function y(t){const e=[];for(const n of(0,r().splitNul)(await t.user(["ls-files",
"-t","--stage","-z"]))){const s=n[0]===83,o=n.subarray(n.indexOf(9)+1);if(s&&!await g(t,o))throw new(d()).GateError("che\
ckout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,r().decodePath)(o))}`,"Run git sparse-checkout disa\
ble, or gate a commit (without --worktree).");e.push(n.subarray(2),w)}return Buffer.concat(e)}async function g({directory:t},e){
return(0,i().lstat)(Buffer.concat([Buffer.from(`${t}/`),e])).then(()=>!0,n=>{if(n.code==="ENOENT"||n.code==="ENOTDIR")return!1;
throw new(d()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,r().decodePath)(e))} (${n.code})`,"Check \
the permissions of the directories above the file.",{cause:n})})}async function b(t){const e=await(0,i().mkdtemp)((0,c().
join)(t.temporary,"index-")),n={...t.privateStore,GIT_INDEX_FILE:(0,c().join)(e,"index")};return(s,o)=>t.user(s,{env:n,...o&&
{input:o}})}});
