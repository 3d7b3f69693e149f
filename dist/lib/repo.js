"use strict";var ct=Object.defineProperty;var t=(A,s)=>ct(A,"name",{value:s,configurable:!0});module.exports={"repo/additions"(A,s,I,B){let $;const g=t(()=>$??=s("picomatch"),"import_picomatch");let T;const w=t(()=>T??=
s("repo/entry-index"),"import_entry_index");let v;const d=t(()=>v??=s("repo/paths"),"import_paths");I(A,{additionsOf:t(()=>m,
"additionsOf"),everything:t(()=>b,"everything")});const p={path:"node_modules",at:"anywhere"},_={dot:!0,nonegate:!0};function m(l=[],a=[
p]){const c=l.flatMap(n=>(0,d().normalise)(n)||[]),i=c.length>0?(0,g().default)(c,_):()=>!1,e=t(n=>a.some(r=>r.at!=="hom\
e"&&(n===r.path||r.at==="anywhere"&&n.endsWith(`/${r.path}`))),"isDependency"),o=t((n,r)=>r(n)||(0,w().foldersAbove)(n).
some(r),"isIn");return{cover:t(n=>o(n,e)||o(n,i),"cover"),areBuilt:t(n=>o(n,i)&&!o(n,e),"areBuilt"),mayBeIn:t(n=>c.some(
r=>k(r.split("/"),n.split("/"))),"mayBeIn")}}t(m,"additionsOf");function b(l){const{cover:a}=m([],l);return{cover:t(()=>!0,
"cover"),areBuilt:t(c=>!a(c),"areBuilt"),mayBeIn:t(()=>!1,"mayBeIn")}}t(b,"everything");function k([l,...a],[c,...i]){return l===
void 0?!1:c===void 0||l.includes("**")||/[{(]/.test(l)?!0:g().default.isMatch(c,l,_)&&k(a,i)}t(k,"leadsInto")},"repo/any\
where"(A,s,I,B){let $;const g=t(()=>$??=s("repo/paths"),"import_paths");I(A,{isWithinAnywhere:t(()=>T,"isWithinAnywhere")});
function T(w,v){const d=((0,g().normalise)(w)??w).split("/");return d.some((p,_)=>(0,g().isWithin)(d.slice(_).join("/"),
v,{ignoreCase:!0}))}t(T,"isWithinAnywhere")},"repo/blobs"(A,s,I,B){let $;const g=t(()=>$??=s("error"),"import_error");let T;
const w=t(()=>T??=s("repo/git-process"),"import_git_process");I(A,{MAX_FILE_BYTES:t(()=>v,"MAX_FILE_BYTES"),batches:t(()=>b,
"batches"),blobInfo:t(()=>p,"blobInfo"),readBlobs:t(()=>_,"readBlobs"),readCheckedBlobs:t(()=>m,"readCheckedBlobs")});const v=16*
1024*1024,d=256*1024*1024;async function p(c,i){const e=[...new Set(i)];if(e.length===0)return new Map;const o=await c.objects(
["cat-file","--batch-check"],{input:k(e)}),n=new Map;for(const r of o.toString("latin1").split(`
`)){const[f="",u="",h=""]=r.split(" ");h!==""&&n.set(f,{oid:f,type:u,size:Number(h)})}for(const r of e)if(!n.has(r))throw l(
r);return n}t(p,"blobInfo");async function _(c,i,e=v){const o=await p(c,i);for(const{oid:n,type:r,size:f}of o.values()){
if(r!=="blob")throw a(`object ${n} is a ${r}, not a file`);if(f>e)throw a(`object ${n} has ${f} bytes, more than ${e}`)}
return m(c,[...o.values()])}t(_,"readBlobs");async function m(c,i){const e=new Map(i.map(({oid:f,size:u})=>[f,u]));if(e.
size===0)return new Map;const o=[...e.values()].reduce((f,u)=>f+u,0);if(o>d)throw a(`${e.size} files have ${o} bytes, mo\
re than ${d}`);const n=[...e.keys()],r=await c.read(n);return new Map(n.map((f,u)=>{const h=r[u];if(h?.type!=="blob")throw l(
f);return[f,h.content]}))}t(m,"readCheckedBlobs");function*b(c){let i=[],e=0;for(const o of c)i.length>0&&e+o.size>d&&(yield i,
i=[],e=0),i.push(o),e+=o.size;i.length>0&&(yield i)}t(b,"batches");function k(c){return[...c].map(i=>`${i}
`).join("")}t(k,"lines");function l(c){return new(g()).GateError("file_unreadable",`Object ${c} is missing from this clo\
ne`,w().FULL_CLONE_HINT)}t(l,"missing");function a(c){return new(g()).GateError("file_unreadable",`Cannot read files of \
the commit: ${c}`,"Keep generated and binary data out of the files that the gate reads.")}t(a,"unreadable")},"repo/check\
ed-out-content"(A,s,I,B){let $;const g=t(()=>$??=s("node:crypto"),"import_node_crypto");I(A,{blobId:t(()=>T,"blobId"),conversionFault:t(
()=>d,"conversionFault"),isContentOf:t(()=>w,"isContentOf")});function T(a,c="sha1"){return(0,g().createHash)(c).update(
`blob ${a.length}\0`).update(a).digest("hex")}t(T,"blobId");function w(a,c){return T(a,c.length===40?"sha1":"sha256")===
c}t(w,"isContentOf");const v=new Set(["unspecified","unset","set",""]);function d(a,c,i){if(l(a,c))return;const{text:e,filter:o,
ident:n,"working-tree-encoding":r}=i;if(!v.has(o)&&o!=="lfs")return p(`filter=${o}`);if(!v.has(r))return p(`working-tree\
-encoding=${r}`);if(n==="set")return p("ident");const f=e!=="unset"&&(e==="set"||!_(a)),u=m(a)===m(c);return f&&u?void 0:
"differs on disk"}t(d,"conversionFault");function p(a){return`is converted on checkout by the attribute ${a}, and only l\
ine endings and Git LFS are supported`}t(p,"filteredBy");function _(a){return a.includes(0)||/\r(?!\n)/.test(a.toString(
"latin1"))}t(_,"isBinary");function m(a){return a.toString("latin1").replaceAll(`\r
`,`
`)}t(m,"withoutCarriageReturns");const b=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
k=1024;function l(a,c){if(a.length>=k)return!1;const[,i]=b.exec(a.toString("latin1"))??[];return i===(0,g().createHash)(
"sha256").update(c).digest("hex")}t(l,"isNamedBy")},"repo/checkout"(A,s,I,B){let $;const g=t(()=>$??=s("node:fs"),"impor\
t_node_fs");let T;const w=t(()=>T??=s("node:path"),"import_node_path");let v;const d=t(()=>v??=s("error"),"import_error");
let p;const _=t(()=>p??=s("repo/blobs"),"import_blobs");let m;const b=t(()=>m??=s("repo/checked-out-content"),"import_ch\
ecked_out_content");let k;const l=t(()=>k??=s("repo/checkout-guard"),"import_checkout_guard");let a;const c=t(()=>a??=s(
"repo/checkout-parts"),"import_checkout_parts");let i;const e=t(()=>i??=s("repo/conversions"),"import_conversions");let o;
const n=t(()=>o??=s("repo/file-kind"),"import_file_kind");let r;const f=t(()=>r??=s("repo/folder-tree"),"import_folder_t\
ree");let u;const h=t(()=>u??=s("repo/merge-base"),"import_merge_base");let y;const E=t(()=>y??=s("repo/path-bytes"),"im\
port_path_bytes");let O;const C=t(()=>O??=s("repo/revision"),"import_revision");I(A,{checkoutDiffers:t(()=>Z,"checkoutDi\
ffers"),requireCheckedOut:t(()=>S,"requireCheckedOut"),requireSameFiles:t(()=>j,"requireSameFiles")});const L=32;async function S(N,D,F,R){
const[M]=await(0,C().resolveCommits)(N,["HEAD"]);if(M!==D)throw Z(`the checkout is at ${(0,h().short)(M)}`,D,R);return j(
N,D,F,R)}t(S,"requireCheckedOut");async function j(N,D,F,R){return(0,c().withCheckoutParts)(N,D,async M=>{const W=(0,l().
guardCheckout)(N.directory,M.flatMap(({entries:U})=>U),F),J=(await Promise.all(M.map(U=>H(U,W)))).flat();if(J.length>0)throw V(
J,D,R);return W})}t(j,"requireSameFiles");async function H(N,D){const F=new Map(D.folders.map(U=>[U,G(D,U)])),R=t(({path:U})=>F.
get(x(U))??!1,"isThere"),M=N.entries.filter(U=>!R(U)||!P(U,N,D));if(M.length>0)return M.map(({path:U})=>({path:U,what:"d\
iffers on disk"}));const W=N.entries.filter(({kind:U})=>U==="file"||U==="executable"),J=await Y(W,D);return J.length===0?
[]:X(N,J,D)}t(H,"faultsOf");function G({directory:N},D){for(let F=D;F!=="";F=x(F))if(z((0,E().systemPath)((0,w().join)(N,
F)))!=="directory")return!1;return!0}t(G,"isRealFolder");function x(N){return N.slice(0,Math.max(N.lastIndexOf("/"),0))}
t(x,"folderOf");function P(N,D,{directory:F}){const R=(0,E().systemPath)((0,w().join)(F,N.path)),M=z(R);if(N.kind==="sub\
module")return M==="directory";if(M==="symlink"&&N.kind==="symlink"){const W=D.path===""?N.path:N.path.slice(D.path.length+
1);return(0,E().decodePath)((0,g().readlinkSync)(R,{encoding:"buffer"}))===D.tree.readlink(W)}return(0,n().onThisPlatform)(
M)===(0,n().onThisPlatform)(N.kind)}t(P,"isSameKind");function z(N){try{return(0,n().kindOf)((0,g().lstatSync)(N))}catch{
return}}t(z,"kindAt");async function Y(N,{directory:D}){const F=[];for(let R=0;R<N.length;R+=L)await Promise.all(N.slice(
R,R+L).map(async M=>{const W=await(0,f().readOnDisk)(D,M.path);(0,b().isContentOf)(W,M.oid??"")||F.push(M)}));return F}t(
Y,"changedFiles");async function X({repository:N,path:D,commit:F},R,M){const W=t(({path:K})=>D===""?K:K.slice(D.length+1),
"inPart"),J=await(0,e().conversionsOf)(N,F,R.map(W)),U=R.map(K=>({entry:K,oid:K.oid??"",size:K.size??0})),Q=R.filter(({size:K=0})=>K>
_().MAX_FILE_BYTES).map(({path:K})=>({path:K,what:"differs on disk"}));for(const K of(0,_().batches)(U.filter(({size:tt})=>tt<=
_().MAX_FILE_BYTES))){const tt=await(0,_().readCheckedBlobs)(N,K);for(const{entry:ot,oid:it}of K){const{path:et}=ot,nt=await(0,f().
readOnDisk)(M.directory,et),st=tt.get(it)??Buffer.alloc(0),rt=(0,b().conversionFault)(st,nt,J(W(ot)));rt===void 0?M.accept(
et,nt):Q.push({path:et,what:rt})}}return Q}t(X,"unconverted");function V(N,D,F){const R=[...N].sort((Q,K)=>Q.path<K.path?
-1:1),{path:M,what:W}=R.find(({what:Q})=>Q!=="differs on disk")??R[0]??q,J=JSON.stringify(M),U=N.length>1&&W==="differs \
on disk"?`${J} and ${N.length-1} more differ on disk`:`${J} ${W}`;return Z(U,D,F)}t(V,"filesDiffer");const q={path:"",what:"\
differs on disk"};function Z(N,D,F){const R=F==="actions"?`Run the gate before any step that changes tracked files, and \
set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`:`Check out the commit (git checkout ${D}) or stash the changes (git stash); or gate the uncommitted \
files (--worktree), or only audit (--no-run).`;return new(d()).GateError("checkout_differs",`Commit ${(0,h().short)(D)} \
is audited, but ${N}`,R)}t(Z,"checkoutDiffers")},"repo/checkout-guard"(A,s,I,B){let $;const g=t(()=>$??=s("node:fs"),"im\
port_node_fs");let T;const w=t(()=>T??=s("node:fs/promises"),"import_promises");let v;const d=t(()=>v??=s("node:path"),"\
import_node_path");let p;const _=t(()=>p??=s("repo/checked-out-content"),"import_checked_out_content");let m;const b=t(()=>m??=
s("repo/entry-index"),"import_entry_index");let k;const l=t(()=>k??=s("repo/file-kind"),"import_file_kind");let a;const c=t(
()=>a??=s("repo/folder-tree"),"import_folder_tree");let i;const e=t(()=>i??=s("repo/path-bytes"),"import_path_bytes");let o;
const n=t(()=>o??=s("repo/untracked"),"import_untracked");I(A,{guardCheckout:t(()=>r,"guardCheckout")});function r(E,O,C,L=new Map){
const S=O.filter(({kind:N})=>N!=="submodule"&&N!=="directory"),j=O.filter(({kind:N})=>N==="submodule").map(({path:N})=>N),
H=[...S.map(({path:N})=>N),...j].flatMap(b().foldersAbove),G=[...new Set(["",...H,...j])].sort(),x=new Set([...S.map(({path:N})=>N),
...G]),P=t(()=>({files:S.map(({path:N})=>u((0,d().join)(E,N))),folders:G.map(N=>u((0,d().join)(E,N)))}),"state"),z=P(),{
leftOut:Y,added:X}=(0,n().listUntracked)(E,G,x,C),V=new Set(Y),q=t(N=>{const D=new Set(G.filter((F,R)=>!N.folders[R]?.startsWith(
"folder")));return D.size===0?[]:S.filter(({path:F})=>(0,b().foldersAbove)(F).some(R=>D.has(R)))},"lostFiles"),Z=t(N=>G.
filter((D,F)=>h(N.folders[F],z.folders[F])).flatMap(D=>(0,n().listUntracked)(E,[D],x,C).leftOut).filter(D=>!V.has(D)),"n\
ewIn");return{directory:E,files:S,folders:G,leftOut:Y,additions:X,at:t((N,D=C)=>r(N,O,D,L),"at"),accept:t((N,D)=>{L.set(
N,(0,_().blobId)(D))},"accept"),state:P,changed:t(async(N=P())=>{const D=S.filter((M,W)=>h(N.files[W],z.files[W])),F=await Promise.
all(D.map(M=>y(E,M,L.get(M.path)??M.oid))),R=D.filter((M,W)=>F[W]);return f([...R,...q(N)])},"changed"),added:t((N=P())=>Z(
N),"added"),touchedSince:t(N=>{const D=P(),F=S.filter((R,M)=>h(D.files[M],N.files[M]));return f([...F,...q(D)],Z(D))},"t\
ouchedSince")}}t(r,"guardCheckout");function f(E,O=[]){return[...new Set([...E.map(({path:C})=>C),...O])].sort()}t(f,"so\
rtedPaths");function u(E){try{const O=(0,g().lstatSync)((0,e().systemPath)(E),{bigint:!0}),{ino:C,size:L,mode:S,ctimeNs:j}=O;
return`${O.isDirectory()?"folder":""}${C}:${L}:${S}:${j}`}catch{return}}t(u,"fingerprint");function h(E,O){return E===void 0||
E!==O}t(h,"isOther");async function y(E,{path:O,kind:C},L=""){const S=(0,e().systemPath)((0,d().join)(E,O));try{if((0,l().
onThisPlatform)((0,l().kindOf)((0,g().lstatSync)(S)))!==(0,l().onThisPlatform)(C))return!0;const j=C==="symlink"?await(0,w().
readlink)(S,{encoding:"buffer"}):await(0,c().readOnDisk)(E,O);return!(0,_().isContentOf)(j,L)}catch{return!0}}t(y,"diffe\
rs")},"repo/checkout-parts"(A,s,I,B){let $;const g=t(()=>$??=s("node:fs/promises"),"import_promises");let T;const w=t(()=>T??=
s("node:path"),"import_node_path");let v;const d=t(()=>v??=s("error"),"import_error");let p;const _=t(()=>p??=s("repo/gi\
t"),"import_git");let m;const b=t(()=>m??=s("repo/object-tree"),"import_object_tree");I(A,{withCheckoutParts:t(()=>k,"wi\
thCheckoutParts")});async function k(c,i,e){const o=[],n=t(async(r,f,u)=>{const h=await(0,b().readTree)(f,u),y=[...h.files()].
map(E=>({...E,path:l(r,E.path)}));o.push({path:r,repository:f,commit:u,tree:h,entries:y});for(const{kind:E,path:O,oid:C}of y){
if(E!=="submodule"||C===void 0)continue;const L=await a((0,w().join)(c.directory,O));L&&await n(O,L,C)}},"add");try{return await n(
"",c,i),await e(o)}finally{for(const r of o.slice(1))await r.repository.close()}}t(k,"withCheckoutParts");function l(c,i){
return c===""?i:`${c}/${i}`}t(l,"below");async function a(c){if(await(0,g().lstat)((0,w().join)(c,".git")).catch(()=>{})===
void 0)return;const e=await(0,_().openRepository)(c);if(e.directory===c)return e;throw await e.close(),new(d()).GateError(
"checkout_differs",`The submodule ${JSON.stringify(c)} is not a repository of its own`,"Run git submodule update --init,\
 or remove the contents of the folder.")}t(a,"openSubmodule")},"repo/conversions"(A,s,I,B){let $;const g=t(()=>$??=s("no\
de:path"),"import_node_path");let T;const w=t(()=>T??=s("repo/path-bytes"),"import_path_bytes");I(A,{conversionsOf:t(()=>p,
"conversionsOf")});const v=["text","filter","ident","working-tree-encoding"],d={text:"unspecified",filter:"unspecified",
ident:"unspecified","working-tree-encoding":"unspecified"};async function p(_,m,b){const k=new Map,l={GIT_INDEX_FILE:(0,g().
join)(_.temporary,"attributes-index")};await _.objects(["read-tree",m],{env:l});const a=await _.objects(["check-attr","-\
-cached","-z","--stdin",...v],{env:l,input:b.map(i=>`${i}\0`).join("")}),c=[...(0,w().splitNul)(a)].map(i=>i.toString("u\
tf8"));for(let i=0;i+2<c.length;i+=3){const[e="",o="",n=""]=c.slice(i,i+3);k.set(e,{...k.get(e)??d,[o]:n})}return i=>k.get(
i)??d}t(p,"conversionsOf")},"repo/diff"(A,s,I,B){let $;const g=t(()=>$??=s("error"),"import_error");let T;const w=t(()=>T??=
s("repo/path-bytes"),"import_path_bytes");I(A,{parseDiff:t(()=>_,"parseDiff"),parseRawDiff:t(()=>m,"parseRawDiff")});const v={
A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},d=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
p=/^(?:(\d+)\t(\d+)|-\t-)\t/;function _(i){const e=new a(i),o=b(e).map(n=>({...n,...l(e,n)}));return e.end(),o}t(_,"pars\
eDiff");function m(i){const e=new a(i),o=b(e);return e.end(),o}t(m,"parseRawDiff");function b(i){const e=[];for(;i.next()?.[0]===
58;)e.push(k(i));return e}t(b,"rawChanges");function k(i){const e=i.take().toString("latin1"),[,o,n,r,f,u=""]=d.exec(e)??
[],h=v[u];if(!o||!n||!r||!f||h===void 0)throw c(`the record ${JSON.stringify(e)}`);const y=h==="renamed"?{oldPath:(0,w().
decodePath)(i.take()),path:(0,w().decodePath)(i.take())}:{path:(0,w().decodePath)(i.take())};return{status:h,...y,oldMode:o,
newMode:n,oldOid:r,newOid:f}}t(k,"rawChange");function l(i,{path:e,oldPath:o}){const n=i.take(),r=p.exec(n.toString("lat\
in1"));if(r===null)throw c(`no line counts for ${e}`);const[f,u,h]=r,y=n.subarray(f.length),E=y.length>0?[y]:[i.take(),i.
take()],O=o===void 0?[e]:[o,e];if(E.map(w().decodePath).join("\0")!==O.join("\0"))throw c(`line counts of another file i\
nstead of ${e}`);return{binary:u===void 0,added:Number(u??0),deleted:Number(h??0)}}t(l,"counts");class a{static{t(this,"\
Pieces")}#e;#t;constructor(e){this.#e=(0,w().splitNul)(e),this.#t=this.#e.next().value}next(){return this.#t}take(){const e=this.#t;
if(e===void 0)throw c("a truncated record");return this.#t=this.#e.next().value,e}end(){if(this.#t!==void 0)throw c("mor\
e records than files")}}function c(i){return new(g()).GateError("change_incomplete",`Git's list of changed files has ${i}`,
"Check that git is version 2.31 or later; if it is, report this as a bug.")}t(c,"unexpected")},"repo/entry-index"(A,s,I,B){
let $;const g=t(()=>$??=s("error"),"import_error");I(A,{byEntryPath:t(()=>d,"byEntryPath"),canBeCheckedOut:t(()=>w,"canB\
eCheckedOut"),foldersAbove:t(()=>p,"foldersAbove"),indexEntries:t(()=>v,"indexEntries"),notAFile:t(()=>_,"notAFile"),tooLarge:t(
()=>m,"tooLarge")});const T=new Set(["",".","..",".git"]);function w(l){return!l.includes("\0")&&!l.split("/").some(a=>T.
has(a.toLowerCase()))}t(w,"canBeCheckedOut");function v(l){const a=new Map;for(const o of l){if(a.has(o.path))throw b(o.
path,"occurs twice");if(!w(o.path))throw b(o.path,"cannot be checked out");a.set(o.path,o)}for(const{path:o,tracked:n}of[
...a.values()])for(const r of p(o)){const f=a.get(r)?.kind;if(f===void 0)a.set(r,{path:r,kind:"directory",tracked:n});else if(f!==
"directory")throw b(o,`is below the ${f} ${r}`)}const c=[...a.values()].sort(d),i=new Map;for(const o of c){const n=k(o.
path),r=i.get(n);r?r.push(o):i.set(n,[o])}a.set("",{path:"",kind:"directory",tracked:!0});const e=c.filter(({kind:o,tracked:n})=>n&&
o!=="directory");return{stat:t(o=>a.get(o),"stat"),list:t(o=>i.get(o)??[],"list"),files:t(()=>e,"files")}}t(v,"indexEntr\
ies");function d(l,a){return l.path<a.path?-1:l.path>a.path?1:0}t(d,"byEntryPath");function p(l){const a=[];for(let c=l.
indexOf("/");c>=0;c=l.indexOf("/",c+1))a.push(l.slice(0,c));return a}t(p,"foldersAbove");function _(l,a){return new(g()).
GateError("file_unreadable",`${a} is not a regular file in ${l}`,"Check the spelling of the path; it is relative to the \
root of the repository.")}t(_,"notAFile");function m(l,a,c,i){return new(g()).GateError("file_unreadable",`${a} in ${l} \
has ${c} bytes; the limit is ${i}`,"Split the file, or move large data out of it.")}t(m,"tooLarge");function b(l,a){return new(g()).
GateError("file_unreadable",`The tree contains the path ${JSON.stringify(l)}, which ${a}`,"Recreate the commit with an u\
nmodified git.")}t(b,"impossible");function k(l){return l.slice(0,Math.max(l.lastIndexOf("/"),0))}t(k,"parentOf")},"repo\
/file-kind"(A,s,I,B){I(A,{kindOf:t(()=>$,"kindOf"),onThisPlatform:t(()=>g,"onThisPlatform")});function $(T){if(T.isSymbolicLink())
return"symlink";if(T.isDirectory())return"directory";if(T.isFile())return(T.mode&73)===0?"file":"executable"}t($,"kindOf");
function g(T){return process.platform==="win32"&&T==="executable"?"file":T}t(g,"onThisPlatform")},"repo/first-parents"(A,s,I,B){
I(A,{firstParents:t(()=>$,"firstParents")});async function $({objects:g},T,w){return(await g(["log","--first-parent","--\
reverse","--format=%H%x00%T%x00%P%x00%s",`${T}..${w}`])).toString().split(`
`).filter(Boolean).map(p=>{const[_="",m="",b="",...k]=p.split("\0");return{commit:_,tree:m,parents:b.split(" ").filter(Boolean),
subject:k.join("")}})}t($,"firstParents")},"repo/folder-spelling"(A,s,I,B){I(A,{isSpellingOf:t(()=>g,"isSpellingOf")});const $=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function g(w,v){const p=w.replace($,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return p===v||T(p,v)}t(g,"isSpellingOf");function T(w,v){const[,d]=/^(.+)~[1-9]\d{0,5}$/.exec(w)??[];return d!==void 0&&
d===v.replaceAll(".","").slice(0,6)}t(T,"isShortNameOf")},"repo/folder-tree"(A,s,I,B){let $;const g=t(()=>$??=s("node:fs"),
"import_node_fs");let T;const w=t(()=>T??=s("node:fs/promises"),"import_promises");let v;const d=t(()=>v??=s("node:path"),
"import_node_path");let p;const _=t(()=>p??=s("error"),"import_error");let m;const b=t(()=>m??=s("repo/blobs"),"import_b\
lobs");let k;const l=t(()=>k??=s("repo/entry-index"),"import_entry_index");let a;const c=t(()=>a??=s("repo/file-kind"),"\
import_file_kind");let i;const e=t(()=>i??=s("repo/path-bytes"),"import_path_bytes");I(A,{folderTree:t(()=>o,"folderTree"),
readOnDisk:t(()=>r,"readOnDisk")});function o(E,O=b().MAX_FILE_BYTES){const C=(0,d().resolve)(E),L=`the folder ${E}`,S=t(
x=>y(x,()=>(0,g().lstatSync)((0,e().systemPath)((0,d().join)(C,x)))),"look"),j=t(x=>{if(x==="")return{path:x,kind:"direc\
tory",tracked:!0};if(!(0,l().canBeCheckedOut)(x)||!(0,l().foldersAbove)(x).every(X=>S(X)?.isDirectory()))return;const P=S(
x),z=P&&(0,c().kindOf)(P);if(!P||!z)return;const Y=z==="file"||z==="executable"?{size:P.size}:{};return{path:x,kind:z,...Y,
tracked:!x.split("/").includes("node_modules")}},"stat"),H=t(x=>j(x)?.kind!=="directory"?[]:(y(x,()=>(0,g().readdirSync)(
(0,e().systemPath)((0,d().join)(C,x)),{encoding:"buffer"}))??[]).map(z=>j(x===""?(0,e().decodePath)(z):`${x}/${(0,e().decodePath)(
z)}`)).filter(z=>z!==void 0).sort(l().byEntryPath),"list");function*G(x){for(const P of H(x))P.tracked&&(P.kind==="direc\
tory"?yield*G(P.path):yield P)}return t(G,"walk"),{label:L,stat:j,list:H,files:t(()=>[...G("")].sort(l().byEntryPath),"f\
iles"),readlink:t(x=>j(x)?.kind==="symlink"?y(x,()=>(0,e().decodePath)((0,g().readlinkSync)((0,e().systemPath)((0,d().join)(
C,x)),{encoding:"buffer"}))):void 0,"readlink"),read:t(async(x,P=O)=>{const z=j(x);if(z?.kind!=="file"&&z?.kind!=="execu\
table")throw(0,l().notAFile)(L,x);if((z.size??0)>P)throw(0,l().tooLarge)(L,x,z.size??0,P);return f((0,d().join)(C,x),x,L,
P)},"read")}}t(o,"folderTree");const n=g().constants.O_RDONLY|(g().constants.O_NOFOLLOW??0)|(g().constants.O_NONBLOCK??0);
function r(E,O){return f((0,d().join)(E,O),O,`the folder ${E}`,1/0)}t(r,"readOnDisk");async function f(E,O,C,L){try{const S=await(0,w().
open)((0,e().systemPath)(E),n);try{const j=await S.stat();if(!j.isFile())throw(0,l().notAFile)(C,O);if(j.size>L)throw(0,l().
tooLarge)(C,O,j.size,L);return await S.readFile()}finally{await S.close()}}catch(S){throw S instanceof _().GateError?S:u(
O,S)}}t(f,"readRegularFile");function u(E,O){return new(_()).GateError("file_unreadable",`Cannot read ${E}: ${O instanceof
Error?O.message:O}`,"Check the permissions of the file and of the folders above it.",{cause:O})}t(u,"unreadable");const h=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function y(E,O){try{return O()}catch(C){if(h.has(C.code??""))return;throw u(E,C)}}t(
y,"ifThere")},"repo/git"(A,s,I,B){let $;const g=t(()=>$??=s("node:fs/promises"),"import_promises");let T;const w=t(()=>T??=
s("node:path"),"import_node_path");let v;const d=t(()=>v??=s("error"),"import_error");let p;const _=t(()=>p??=s("repo/gi\
t-process"),"import_git_process");let m;const b=t(()=>m??=s("repo/object-view"),"import_object_view");let k;const l=t(()=>k??=
s("repo/user-environment"),"import_user_environment");I(A,{openRepository:t(()=>c,"openRepository")});const a=["--is-bar\
e-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",...["objects","shall\
ow"].flatMap(n=>["--git-path",n])];async function c(n,r=process.env){const f=(0,w().resolve)(n);if(!await e(f))throw o(f,
"is not a folder");const u=(0,l().userEnvironment)(r),h=await(0,_().runGit)({directory:f,env:u,config:["safe.directory=*"]},
["rev-parse","--path-format=absolute",...a]),[y,E,O,C,L,S,j,...H]=h.stdout.toString().split(`
`);if(y==="true")throw o(f,"is a bare repository, which has no working tree");if(E==="false")throw o(f,"is inside a .git\
 folder");if(!h.stdout.length)throw o(f,"is not in a git repository",h.stderr);if(!O||!C||!L||!S||!j||H.join("")!=="")throw o(
f,"is in a repository that git cannot describe",h.stderr);const G=await(0,b().openObjectView)({objects:S,shallow:j,format:O,
env:u});return i(await(0,g().realpath)(C),L,u,G)}t(c,"openRepository");function i(n,r,f,u){return{...u,directory:n,user:(0,_().
bindGit)({directory:n,env:{...f,GIT_DIR:r,GIT_WORK_TREE:n},config:[`safe.directory=${n}`,"core.fsmonitor=false","core.ho\
oksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}t(i,"assemble");async function e(n){return(0,g().
stat)(n).then(r=>r.isDirectory(),()=>!1)}t(e,"isDirectory");function o(n,r,f=""){const u=f.includes("not a git repositor\
y")?"":f.trim();return new(d()).GateError("not_a_repository",`${n} ${r}${u===""?"":` (${u})`}`,"Run gene-gate in a check\
out made by git clone or actions/checkout, or specify one with --repo.")}t(o,"notARepository")},"repo/git-process"(A,s,I,B){
let $;const g=t(()=>$??=s("node:child_process"),"import_node_child_process");let T;const w=t(()=>T??=s("node:os"),"impor\
t_node_os");let v;const d=t(()=>v??=s("error"),"import_error");I(A,{FULL_CLONE_HINT:t(()=>l,"FULL_CLONE_HINT"),NO_OUTSIDE_CONFIGURATION:t(
()=>i,"NO_OUTSIDE_CONFIGURATION"),bindGit:t(()=>_,"bindGit"),notStarted:t(()=>b,"notStarted"),runGit:t(()=>m,"runGit")});
const p=10*6e4;function _(e){return async(o,n={})=>{const r=await m(e,o,n);if(r.exitCode!==0&&!n.accept?.includes(r.exitCode))
throw a(o,r);return r.stdout}}t(_,"bindGit");function m({directory:e,env:o,config:n=[]},r,{input:f,env:u}={}){return new Promise(
(h,y)=>{const E=n.flatMap(G=>["-c",G]),O=(0,g().spawn)("git",[...E,...r],{cwd:e,env:{...o,...u},stdio:[f===void 0?"ignor\
e":"pipe","pipe","pipe"],windowsHide:!0}),C=[],L=[];let S=!1;const j=setTimeout(()=>{S=!0,O.kill("SIGKILL")},p),H=t(G=>x=>{
G.push(x),j.refresh()},"collectIn");O.stdout?.on("data",H(C)),O.stderr?.on("data",H(L)),O.on("error",G=>{clearTimeout(j),
y(b(r,G))}),O.on("close",(G,x)=>{if(clearTimeout(j),G===null){const z=S?`no output for ${p/6e4} minutes`:`${x}`;y(k(`git\
 ${r[0]} was stopped: ${z}`));return}const P=Buffer.concat(L).toString();h({exitCode:G,stdout:Buffer.concat(C),stderr:P})}),
f!==void 0&&(O.stdin?.on("error",()=>{}),O.stdin?.end(f))})}t(m,"runGit");function b(e,o){return o.code!=="ENOENT"?k(`gi\
t ${e[0]} could not be started: ${o.message}`,o):new(d()).GateError("program_not_found","git is not installed or not on \
PATH","Install git and put it on PATH.",{cause:o})}t(b,"notStarted");function k(e,o){return new(d()).GateError("git_fail\
ed",e,l,{cause:o})}t(k,"gitFailed");const l="Check the clone with git fsck; it must be a full clone (no `filter` on acti\
ons/checkout).";function a(e,{exitCode:o,stderr:n}){const r=n.trim().replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(d()).
GateError("git_failed",`git ${e[0]} failed: ${r||`exit code ${o}`}`,c.test(r)?`Free space in TMPDIR (${(0,w().tmpdir)()}\
) and in the clone.`:l)}t(a,"failure");const c=/No space left on device|Disk quota exceeded|Read-only file system/i,i={GIT_CONFIG_NOSYSTEM:"\
1",GIT_CONFIG_GLOBAL:w().devNull,GIT_ATTR_NOSYSTEM:"1"}},"repo/head-files"(A,s,I,B){let $;const g=t(()=>$??=s("repo/diff"),
"import_diff");I(A,{findHeadFiles:t(()=>w,"findHeadFiles"),sameLinesIn:t(()=>d,"sameLinesIn")});const T=100;async function w(p,_,m,b){
const k=(0,g().parseRawDiff)(await p.objects(["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submo\
dules=none",_,m])).filter(({path:a})=>b.has(a)),l=[];for(const[a,c]of k.entries()){const{path:i,status:e}=c,o=e==="delet\
ed",n=o||a>=T?[]:await v(p,c);l.push({path:i,...o&&{missing:!0},same:n})}return l}t(w,"findHeadFiles");async function v(p,{
oldOid:_,newOid:m}){if(_===m)return[{line:1,head_line:1}];const b=await p.objects(["diff","-U0","--no-color","--no-ext-d\
iff","--no-textconv",_,m],{accept:[1]});return d(b.toString("latin1"))}t(v,"sameLines");function d(p){const _=[...p.matchAll(
/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(_.length===0)return[];const m=[];let[b,k]=[1,1];for(const[,l="",a="\
1",c="",i="1"]of _){const e=Number(l)+(a==="0"?1:0),o=Number(c)+(i==="0"?1:0);e>b&&m.push({line:b,head_line:k,lines:e-b}),
[b,k]=[e+Number(a),o+Number(i)]}return[...m,{line:b,head_line:k}]}t(d,"sameLinesIn")},"repo/literal-tree"(A,s,I,B){let $;
const g=t(()=>$??=s("repo/entry-index"),"import_entry_index");I(A,{literalTree:t(()=>T,"literalTree")});function T(v,d="\
the given files"){const p=new Map(Object.entries(v)),_=t(b=>{const k=p.get(b);return typeof k=="string"?Buffer.from(k):Buffer.
isBuffer(k)?k:k!==void 0&&"executable"in k?Buffer.from(k.executable):void 0},"contentOf");return{...(0,g().indexEntries)(
[...p].map(([b,k])=>w(b,k,_(b)?.length))),label:d,readlink:t(b=>{const k=p.get(b);return typeof k=="object"&&"symlink"in
k?k.symlink:void 0},"readlink"),read:t(async b=>{const k=_(b);if(k===void 0)throw(0,g().notAFile)(d,b);return k},"read")}}
t(T,"literalTree");function w(v,d,p){const _=!v.split("/").includes("node_modules");if(typeof d=="object"&&"symlink"in d)
return{path:v,kind:"symlink",tracked:_};if(typeof d=="object"&&"submodule"in d)return{path:v,kind:"submodule",oid:d.submodule,
tracked:_};const m=typeof d=="object"&&"executable"in d;return{path:v,kind:m?"executable":"file",...p===void 0?{}:{size:p},
tracked:_}}t(w,"describe")},"repo/look-alike"(A,s,I,B){I(A,{LOOK_ALIKE:t(()=>$,"LOOK_ALIKE"),asciiOf:t(()=>g,"asciiOf"),
skeletonOf:t(()=>v,"skeletonOf")});const $=new Map(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 \
q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([d="",...p])=>p.map(_=>[_,d])));function g(d){return[...d].map(p=>$.get(p)??p).join("")}t(g,"ascii\
Of");const T={a:"\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",
m:"\u1D0D",n:"\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F",
"-":"\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},w=new Map([...[
...$].filter(([,d])=>d===d.toLowerCase()),...Object.entries(T).flatMap(([d,p])=>[...p].map(_=>[_,d]))]);function v(d){return[
...d.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(_=>w.get(_)??_).join("")}t(v,"skeletonOf")},"repo/merge-base"(A,s,I,B){let $;const g=t(()=>$??=s("error"),"impo\
rt_error");let T;const w=t(()=>T??=s("repo/revision"),"import_revision");I(A,{mergeBase:t(()=>d,"mergeBase"),requireCommits:t(
()=>p,"requireCommits"),short:t(()=>k,"short")});const v=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function d(l,a,c,i=[
a,c]){const e=[...v];for(;;){const o=await _(l,a,c);if(o.certain){if(o.commit!==void 0)return o.commit;throw new(g()).GateError(
"no_merge_base",`${k(a)} and ${k(c)} have no common ancestor`,"Rebase the branch onto its target branch, or specify anot\
her --base.")}const n=e.shift();if(n===void 0)throw b(`the merge base of ${k(a)} and ${k(c)}`);await m(l,[n],i)}}t(d,"me\
rgeBase");async function p(l,a,c){const i=t(async()=>(await(0,w().lookUpCommits)(l,a)).includes(void 0),"missing");if(!await i())
return;const e=(await l.shallowCommits()).size>0;if(await m(l,e?["--deepen=50"]:[],c),await i())throw b(`commit ${a.map(
k).join(" or ")}`)}t(p,"requireCommits");async function _(l,a,c){const e=(await l.objects(["merge-base",a,c],{accept:[1]})).
toString().trim(),o=await l.shallowCommits();if(e==="")return{certain:o.size===0};if(o.size===0)return{commit:e,certain:!0};
const r=!(await l.objects(["rev-list",a,c,`^${e}`])).toString().split(`
`).some(f=>o.has(f));return{commit:e,certain:r}}t(_,"findMergeBase");async function m(l,a,c){const i=["--quiet","--no-ta\
gs","--no-recurse-submodules","--no-write-fetch-head"],e=t(o=>l.user(["fetch",...i,...a,"--","origin",...o]),"fetch");await e(
c).catch(()=>e([])).catch(o=>{throw b("part of the history",o)})}t(m,"fetchFromOrigin");function b(l,a){const c=a===void 0?
"":` (${a.message})`;return new(g()).GateError("shallow_clone",`This clone lacks ${l}, and fetching it failed${c}`,"Set \
`fetch-depth: 0` on actions/checkout; in a terminal, run git fetch --unshallow.",{cause:a})}t(b,"tooShallow");function k(l){
return l.slice(0,12)}t(k,"short")},"repo/merge-tree"(A,s,I,B){let $;const g=t(()=>$??=s("error"),"import_error");let T;const w=t(
()=>T??=s("repo/revision"),"import_revision");I(A,{mergedTree:t(()=>v,"mergedTree"),treeOf:t(()=>d,"treeOf")});async function v({
objects:p},_,m){try{return(await p(["merge-tree","--write-tree","--no-messages",_,m])).toString().split(`
`).find(w().isObjectId)}catch(b){if(b instanceof g().GateError&&b.code==="git_failed")return;throw b}}t(v,"mergedTree");
async function d({objects:p},_){return(await p(["rev-parse","--verify",`${_}^{tree}`])).toString().trim()}t(d,"treeOf")},
"repo/object-reader"(A,s,I,B){let $;const g=t(()=>$??=s("node:child_process"),"import_node_child_process");let T;const w=t(
()=>T??=s("error"),"import_error");let v;const d=t(()=>v??=s("repo/git-process"),"import_git_process");I(A,{objectReader:t(
()=>p,"objectReader")});function p({directory:k,env:l}){let a,c;const i=[],e=t(n=>{c??=n;for(const{reject:r}of i.splice(
0))r(c)},"fail"),o=t(()=>(a=(0,g().spawn)("git",["cat-file","--batch"],{cwd:k,env:l,windowsHide:!0}),a.on("error",n=>e((0,d().
notStarted)(["cat-file"],n))),a.on("close",()=>e(_())),a.stdin.on("error",()=>{}),a.stderr.resume(),a.stdout.on("data",b(
n=>i.shift()?.resolve(n))),a),"start");return{read:t(async n=>{if(n.length===0)return[];if(c)throw c;const{stdin:r}=a??o(),
f=n.map(()=>new Promise((u,h)=>i.push({resolve:u,reject:h})));return r.write(n.map(u=>`${u}
`).join("")),Promise.all(f)},"read"),close:t(()=>{e(_()),a?.kill()},"close")}}t(p,"objectReader");function _(){return new(w()).
GateError("git_failed","git cat-file ended early",d().FULL_CLONE_HINT)}t(_,"ended");const m=10;function b(k){let l=Buffer.
alloc(0),a,c=[],i=0;return e=>{if(a&&e.length<i){c.push(e),i-=e.length;return}l=c.length>0?Buffer.concat([...c,e]):Buffer.
concat([l,e]),c=[];let o=0;for(;;)if(a===void 0){const n=l.indexOf(m,o);if(n<0)break;const[r="",f="",u=""]=l.toString("l\
atin1",o,n).split(" ");o=n+1,/^\d+$/.test(u)?a={oid:r,type:f,size:Number(u)}:k(void 0)}else{const n=o+a.size;if(l.length<=
n)break;const{oid:r,type:f}=a;a=void 0,k({oid:r,type:f,content:l.subarray(o,n)}),o=n+1}l=l.subarray(o),a&&(i=a.size+1-l.
length,c=[l])}}t(b,"answers")},"repo/object-tree"(A,s,I,B){let $;const g=t(()=>$??=s("error"),"import_error");let T;const w=t(
()=>T??=s("repo/blobs"),"import_blobs");let v;const d=t(()=>v??=s("repo/entry-index"),"import_entry_index");let p;const _=t(
()=>p??=s("repo/git-process"),"import_git_process");let m;const b=t(()=>m??=s("repo/merge-base"),"import_merge_base");let k;
const l=t(()=>k??=s("repo/path-bytes"),"import_path_bytes");I(A,{readTree:t(()=>e,"readTree")});const a=4096,c=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,
i=new WeakMap;function e(y,E,{label:O=`commit ${(0,b().short)(E)}`,maxFileBytes:C=w().MAX_FILE_BYTES}={}){const L=i.get(
y)??new Map;i.set(y,L);const S=JSON.stringify([E,O,C]),j=L.get(S)??o(y,E,{label:O,maxFileBytes:C});return L.set(S,j),j.catch(
()=>L.delete(S)),j}t(e,"readTree");async function o(y,E,{label:O,maxFileBytes:C}){const L=await y.objects(["ls-tree","-r",
"-t","-z","--long",E]),S=[...(0,l().splitNul)(L)].map(f),j=(0,d().indexEntries)(S),H=S.filter(({kind:P})=>P==="symlink"),
G=await(0,w().readBlobs)(y,H.map(({oid:P=""})=>P),a),x=r(P=>n(y,P));return{...j,label:O,readlink:t(P=>{const z=j.stat(P),
Y=z?.kind==="symlink"?G.get(z.oid??""):void 0;return Y&&(0,l().decodePath)(Y)},"readlink"),read:t(async(P,z=C)=>{const{kind:Y,
oid:X,size:V}=j.stat(P)??{};if(Y!=="file"&&Y!=="executable"||X===void 0||V===void 0)throw(0,d().notAFile)(O,P);if(V>z)throw(0,d().
tooLarge)(O,P,V,z);return x({oid:X,size:V})},"read")}}t(o,"readNewTree");async function n(y,E){const O=new Map;for(const C of(0,w().
batches)(E))for(const[L,S]of await(0,w().readCheckedBlobs)(y,C))O.set(L,S);return O}t(n,"readInBatches");function r(y){let E=[],
O;return async C=>{E.push(C),O??=new Promise(S=>setImmediate(S)).then(()=>{const S=E;return E=[],O=void 0,y(S)});const L=(await O).
get(C.oid);if(L===void 0)throw new Error(`no content of ${C.oid}`);return L}}t(r,"coalesce");function f(y){const E=c.exec(
y.toString("latin1"));if(E===null)throw h(y);const[O,C="",L="",S="",j=""]=E,H=u(C,L);if(H===void 0)throw h(y);const G=(0,l().
decodePath)(y.subarray(O.length)),x=H==="file"||H==="executable"?{size:Number(j)}:{};return{path:G,kind:H,oid:S,...x,tracked:!0}}
t(f,"parseEntry");function u(y,E){if(E==="tree")return"directory";if(E==="commit")return"submodule";if(y==="120000")return"\
symlink";if(y.startsWith("100"))return(Number.parseInt(y,8)&64)===0?"file":"executable"}t(u,"kindOf");function h(y){return new(g()).
GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify((0,l().decodePath)(y))}`,_().FULL_CLONE_HINT)}
t(h,"unexpected")},"repo/object-view"(A,s,I,B){let $;const g=t(()=>$??=s("node:fs/promises"),"import_promises");let T;const w=t(
()=>T??=s("node:path"),"import_node_path");let v;const d=t(()=>v??=s("error"),"import_error");let p;const _=t(()=>p??=s(
"temporary-folder"),"import_temporary_folder");let m;const b=t(()=>m??=s("repo/git-process"),"import_git_process");let k;
const l=t(()=>k??=s("repo/object-reader"),"import_object_reader");I(A,{openObjectView:t(()=>a,"openObjectView")});async function a(e){
const o=await(0,_().temporaryFolder)(),n=(0,w().join)(o,"git"),r=(0,w().join)(n,"objects");await(0,g().mkdir)((0,w().join)(
r,"info"),{recursive:!0}),await(0,g().mkdir)((0,w().join)(n,"refs")),await(0,g().writeFile)((0,w().join)(n,"HEAD"),`ref:\
 refs/heads/none
`),await(0,g().writeFile)((0,w().join)(n,"config"),i(e.format)),await(0,g().writeFile)((0,w().join)(r,"info","alternates"),
`${JSON.stringify(e.objects)}
`);const f={directory:n,env:{...e.env.PATH===void 0?{}:{PATH:e.env.PATH},...b().NO_OUTSIDE_CONFIGURATION,GIT_DIR:n,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:e.shallow,HOME:n,LC_ALL:"C"}},u=(0,l().objectReader)(f);return{temporary:o,
objects:(0,b().bindGit)(f),read:u.read,privateStore:{GIT_OBJECT_DIRECTORY:r,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
e.objects)},shallowCommits:t(async()=>{const h=await(0,g().readFile)(e.shallow,"utf8").catch(c);return new Set(h.split(`\

`).filter(y=>y!==""))},"shallowCommits"),close:t(()=>(u.close(),(0,g().rm)(o,{recursive:!0,force:!0})),"close")}}t(a,"op\
enObjectView");function c(e){if(e.code==="ENOENT")return"";throw new(d()).GateError("git_failed",`Cannot read the shallo\
w boundary of the clone: ${e.message}`,"Check the permissions of the .git folder.",{cause:e})}t(c,"orComplete");function i(e){
return e==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${e}
`}t(i,"configuration")},"repo/path-bytes"(A,s,I,B){let $;const g=t(()=>$??=s("node:buffer"),"import_node_buffer");I(A,{decodePath:t(
()=>T,"decodePath"),splitNul:t(()=>d,"splitNul"),systemPath:t(()=>v,"systemPath")});function T(p){if((0,g().isUtf8)(p))return p.
toString("utf8");let _="";for(let m=0;m<p.length;){const b=w(p,m);_+=b>0?p.toString("utf8",m,m+b):String.fromCharCode(56320+
(p[m]??0)),m+=Math.max(b,1)}return _}t(T,"decodePath");function w(p,_){for(let m=1;m<=4&&_+m<=p.length;m++)if((0,g().isUtf8)(
p.subarray(_,_+m)))return m;return 0}t(w,"characterLength");function v(p){if(!/[\udc80-\udcff]/.test(p))return p;const _=p.
split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(_.map((m,b)=>b%2===1?Buffer.of(m.charCodeAt(0)-56320):
Buffer.from(m)))}t(v,"systemPath");function*d(p){let _=0;for(let m=p.indexOf(0);m>=0;m=p.indexOf(0,_))yield p.subarray(_,
m),_=m+1;_<p.length&&(yield p.subarray(_))}t(d,"splitNul")},"repo/paths"(A,s,I,B){I(A,{isLocatedIn:t(()=>b,"isLocatedIn"),
isWithin:t(()=>_,"isWithin"),locatePath:t(()=>m,"locatePath"),normalise:t(()=>v,"normalise"),resolveInTree:t(()=>d,"reso\
lveInTree")});const $=40,g={path:"",kind:"directory",tracked:!0},T=/^[A-Za-z]:/,w=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function v(r){
if(w.test(r))return r;const f=r.replaceAll("\\","/");if(f.startsWith("/")||f.includes("\0"))return;const u=[];for(const h of f.
split("/"))if(!(h===""||h===".")){if(h!=="..")u.push(h);else if(u.pop()===void 0)return}return T.test(f)||T.test(u[0]??"")?
void 0:u.join("/")}t(v,"normalise");function d(r,f){if(f.startsWith("/")||f.includes("\0"))return{kind:"outside",path:f};
const u=f.split("/").reverse(),h=[];let y=g,E=0;for(let O=u.pop();O!==void 0;O=u.pop()){if(O===""||O===".")continue;if(y.
kind!=="directory")return{kind:"missing",path:[...h,O].join("/")};if(O===".."){if(h.pop()===void 0)return{kind:"outside",
path:f};y=p(h);continue}const C=[...h,O].join("/"),L=r.stat(C);if(L===void 0)return{kind:"missing",path:C};if(L.kind!=="\
symlink"){h.push(O),y=L;continue}if(E+=1,E>$)return{kind:"loop",path:f};const S=r.readlink(C);if(S===void 0||S==="")return{
kind:"missing",path:C};if(S.startsWith("/")||S.includes("\0"))return{kind:"outside",path:C};u.push(...S.split("/").reverse())}
return{kind:"inside",path:y.path,entry:y}}t(d,"resolveInTree");function p(r){return r.length===0?g:{...g,path:r.join("/")}}
t(p,"directoryAt");function _(r,f,{ignoreCase:u=!1}={}){const h=v(r),y=v(f);return h===void 0||y===void 0?!1:o(y,h,u)}t(
_,"isWithin");function m(r,f,{at:u,tree:h}){if(e(r))return;const E=(c(r)??[...c(f)??[],...a(r)]).reverse(),O=l((c(u)??[]).
filter(S=>S!=="")),C=[];let L=0;for(let S=E.pop();S!==void 0;S=E.pop()){if(S===""||S===".")continue;if(S===".."){C.pop();
continue}C.push(S);const j=h&&k(h,O,l(C));if(j===void 0)continue;if(L+=1,L>$||e(j))return;const H=c(j);H===void 0?C.pop():
C.length=0,E.push(...(H??a(j)).reverse())}return l(C)}t(m,"locatePath");function b(r,f,{ignoreCase:u=!1}={}){return o(f.
slice(1),r.slice(1),u)}t(b,"isLocatedIn");function k(r,f,u){if(b(u,f))return r.readlink(f==="/"?u.slice(1):u.slice(f.length+
1))}t(k,"readMountedLink");function l(r){return`/${r.join("/")}`}t(l,"place");function a(r){return r.replaceAll("\\","/").
split("/")}t(a,"relative");function c(r){return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(r)?a(r):void 0}t(c,"absoluteSegments");const i=4096;
function e(r){return r.length>i?!0:r.includes("\0")||/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(r)}t(e,"isUnclear");function o(r,f,u){
if(r==="")return!0;const[h,y]=u?[n(f),n(r)]:[f,r];return h===y||h.startsWith(`${y}/`)}t(o,"covers");function n(r){return w.
test(r)?r.toLowerCase():r.normalize("NFC").toUpperCase().toLowerCase()}t(n,"foldCase")},"repo/read-change"(A,s,I,B){let $;
const g=t(()=>$??=s("error"),"import_error");let T;const w=t(()=>T??=s("repo/blobs"),"import_blobs");let v;const d=t(()=>v??=
s("repo/diff"),"import_diff");let p;const _=t(()=>p??=s("repo/object-tree"),"import_object_tree");I(A,{countChangedFiles:t(
()=>a,"countChangedFiles"),countLines:t(()=>f,"countLines"),readChange:t(()=>l,"readChange")});const m=1e3,b=128*1024*1024,
k=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"];async function l(u,h,y,E=m){const O=await Promise.
all([(0,_().readTree)(u,h),(0,_().readTree)(u,y)]),C=await u.objects([...k,"--numstat",i(O,E)?"-M":"-M100%","-l0","--no-\
ext-diff","--no-textconv",h,y]),L=await o(u,(0,d().parseDiff)(C));return L.sort((S,j)=>S.path<j.path?-1:1),{base:h,audited:y,
files:L}}t(l,"readChange");async function a(u,h,y){return(await c(u,h,y)).length}t(a,"countChangedFiles");async function c(u,h,y){
return(0,d().parseRawDiff)(await u.objects([...k,"--no-renames",h,y]))}t(c,"changedFiles");function i([u,h],y){return e(
u,h)*e(h,u)<=y**2}t(i,"similarSearchIsAffordable");function e(u,h){let y=0;for(const{path:E}of u.files())(h.stat(E)?.kind??
"directory")==="directory"&&(y+=1);return y}t(e,"missingFrom");async function o(u,h){const y=h.filter(({binary:S,oldOid:j,
newOid:H})=>S&&j!==H),E=y.flatMap(({oldOid:S,newOid:j})=>[S,j]),O=await(0,w().blobInfo)(u,E.filter(n));for(const{path:S,
oldOid:j,newOid:H}of y){const G=Math.max(O.get(j)?.size??0,O.get(H)?.size??0);if(G>b)throw r(S,G)}const C=new Map;for(const S of(0,w().
batches)([...O.values()]))for(const[j,H]of await(0,w().readCheckedBlobs)(u,S))C.set(j,f(H));const L=t(S=>{const j=n(S)?C.
get(S):0;if(j===void 0)throw new TypeError(`the lines of ${S} were not counted`);return j},"linesOf");return h.map(S=>S.
binary&&S.oldOid!==S.newOid?{...S,added:L(S.newOid),deleted:L(S.oldOid)}:S)}t(o,"withBinaryLines");function n(u){return!/^0+$/.
test(u)}t(n,"isPresent");function r(u,h){return new(g()).GateError("change_incomplete",`Cannot count the lines of ${u}: \
it has ${h} bytes, more than ${b}`,"Store files of this size in Git LFS.")}t(r,"tooLarge");function f(u){let h=0;for(let y=u.
indexOf(10);y>=0;y=u.indexOf(10,y+1))h++;return u.length>0&&u[u.length-1]!==10?h+1:h}t(f,"countLines")},"repo/remote"(A,s,I,B){
I(A,{branchAtOrigin:t(()=>T,"branchAtOrigin"),fetched:t(()=>g,"fetched"),isRemoteOf:t(()=>$,"isRemoteOf")});async function $(v,{
owner:d,repo:p}){return(await w(v)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${d}/${p}`.toLowerCase()}t($,"isRemoteOf");function g(v){return`+refs/heads/${v}:refs/remotes/origin/${v}`}t(g,"fetched");
async function T(v,d){if(await w(v)==="")return!1;const p=`refs/heads/${d}`;return(await v.user(["ls-remote","--","origi\
n",p])).toString().split(`
`).some(m=>m.endsWith(`	${p}`))}t(T,"branchAtOrigin");async function w({user:v}){return(await v(["config","--get","remot\
e.origin.url"],{accept:[1]})).toString().trim()}t(w,"urlOf")},"repo/revision"(A,s,I,B){let $;const g=t(()=>$??=s("error"),
"import_error");I(A,{DEFAULT_BRANCHES:t(()=>k,"DEFAULT_BRANCHES"),defaultBranchTip:t(()=>a,"defaultBranchTip"),findDefaultBranchTip:t(
()=>l,"findDefaultBranchTip"),isObjectId:t(()=>b,"isObjectId"),lookUpCommits:t(()=>T,"lookUpCommits"),parentsOf:t(()=>c,
"parentsOf"),peelToCommits:t(()=>p,"peelToCommits"),readRefs:t(()=>v,"readRefs"),resolveCommits:t(()=>_,"resolveCommits"),
unknownRevision:t(()=>m,"unknownRevision")});async function T(i,e){const o=await v(i,e.filter(w)),n=e.includes("HEAD")?await d(
i):void 0;return await p(i,e.map(r=>r==="HEAD"?n:w(r)?o.get(r):r))}t(T,"lookUpCommits");function w(i){return i.startsWith(
"refs/")}t(w,"isRef");async function v(i,e){if(e.length===0)return new Map;const o=new Set(e),u=(await i.user(["for-each\
-ref","--format=%(objectname) %(refname)",...o])).toString().split(`
`).map(h=>{const y=h.indexOf(" ");return[h.slice(y+1),h.slice(0,y)]});return new Map(u.filter(([h])=>o.has(h)))}t(v,"rea\
dRefs");async function d(i){const e=["show-ref","--verify","--hash","HEAD"],o=(await i.user(e,{accept:[1,128]})).toString().
trim();return o===""?void 0:o}t(d,"readHead");async function p({read:i},e){const o=e.filter(f=>f!==void 0),n=await i(o.map(
f=>`${f}^{commit}`)),r=new Map(o.map((f,u)=>[f,n[u]?.oid]));return e.map(f=>f===void 0?void 0:r.get(f))}t(p,"peelToCommi\
ts");async function _(i,e){const o=await T(i,e),n=o.indexOf(void 0);if(n>=0)throw m(e[n]??"");return o}t(_,"resolveCommi\
ts");function m(i){return i==="HEAD"?new(g()).GateError("ref_not_found","The repository has no commits yet","Create a co\
mmit first, then gate the next change."):new(g()).GateError("ref_not_found",`unknown revision ${i}`,"Check the spelling \
(git branch --all); if it is on the remote only, run git fetch. With actions/checkout, set `fetch-depth: 0`.")}t(m,"unkn\
ownRevision");function b(i){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(i)}t(b,"isObjectId");const k=["refs/remotes/ori\
gin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function l(i){
return(await T(i,k)).find(o=>o!==void 0)}t(l,"findDefaultBranchTip");async function a(i){const e=await l(i);if(e!==void 0)
return e;throw new(g()).GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist","\
Specify the commit to compare with: --base REF.")}t(a,"defaultBranchTip");async function c(i,e){const[o]=await i.read([e]);
if(o?.type!=="commit")throw m(e);const n=o.content.toString("latin1");return[...n.slice(0,n.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,f])=>f??"")}t(c,"parentsOf")},"repo/source-tree"(A,s,I,B){let $;const g=t(
()=>$??=s("node:fs/promises"),"import_promises");let T;const w=t(()=>T??=s("error"),"import_error");let v;const d=t(()=>v??=
s("repo/additions"),"import_additions");let p;const _=t(()=>p??=s("repo/folder-tree"),"import_folder_tree");let m;const b=t(
()=>m??=s("repo/git"),"import_git");let k;const l=t(()=>k??=s("repo/object-tree"),"import_object_tree");let a;const c=t(
()=>a??=s("repo/with-additions"),"import_with_additions");let i;const e=t(()=>i??=s("repo/worktree"),"import_worktree");
I(A,{withSourceTree:t(()=>o,"withSourceTree")});async function o(n,r,f){const u=await(0,b().openRepository)(n,r).catch(async h=>{
if(!(h instanceof w().GateError&&h.code==="not_a_repository"&&(await(0,g().stat)(n).catch(()=>{}))?.isDirectory()))throw h});
if(u===void 0)return f((0,_().folderTree)(n),n);try{const h=`the files of ${u.directory}`,y=await(0,l().readTree)(u,await(0,e().
snapshotWorktree)(u),{label:h});return await f((0,c().withAdditions)(y,(0,_().folderTree)(u.directory),(0,d().additionsOf)()),
u.directory,u)}finally{await u.close()}}t(o,"withSourceTree")},"repo/typed-revision"(A,s,I,B){let $;const g=t(()=>$??=s(
"error"),"import_error");let T;const w=t(()=>T??=s("repo/merge-base"),"import_merge_base");let v;const d=t(()=>v??=s("re\
po/revision"),"import_revision");I(A,{resolveRevision:t(()=>k,"resolveRevision")});const p=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,
_=/^(.*?)((?:[~^]\d*)*)$/s,m=/(?:^|-g)([0-9a-f]{4,64})$/i,b=/^[A-Z]+(?:_[A-Z]+)*$/;async function k(o,n){if(p.test(n))throw new(g()).
GateError("ref_not_found",`${JSON.stringify(n)} is not a valid revision`,"Use a branch, a tag or a commit id; for a rang\
e, use --base and --head.");const[,r="",f=""]=_.exec(n)??[],u=await l(o,r==="@"?"HEAD":r),[h,...y]=[...new Set(u.map(({commit:O})=>O))];
if(h===void 0)throw(0,d().unknownRevision)(n);if(y.length>0)throw e(r,u);const[E]=f===""?[h]:await(0,d().peelToCommits)(
o,[`${h}${f}`]);if(E===void 0)throw(0,d().unknownRevision)(n);return E}t(k,"resolveRevision");async function l(o,n){if(n===
"HEAD"||n.startsWith("refs/")||(0,d().isObjectId)(n.toLowerCase())){const[h]=await(0,d().lookUpCommits)(o,[n]);if(h!==void 0||
!(0,d().isObjectId)(n.toLowerCase()))return h===void 0?[]:[{name:n,commit:h}]}const f=[...[...await(0,d().readRefs)(o,a(
n))],...await c(o,n),...await i(o,n)],u=await(0,d().peelToCommits)(o,f.map(([,h])=>h));return f.flatMap(([h],y)=>{const E=u[y];
return E===void 0?[]:[{name:h,commit:E}]})}t(l,"candidatesFor");function a(o){return[...["refs/heads/","refs/remotes/","\
refs/tags/","refs/"].map(r=>`${r}${o}`),`refs/remotes/${o}/HEAD`]}t(a,"fullNames");async function c({user:o},n){if(!b.test(
n))return[];const r=await o(["rev-parse","--verify","--quiet",n],{accept:[1]});return r.length===0?[]:[[n,r.toString().trim()]]}
t(c,"rootRef");async function i({objects:o},n){const[,r]=m.exec(n)??[];return r===void 0?[]:(await o(["rev-parse",`--dis\
ambiguate=${r.toLowerCase()}`])).toString().split(`
`).filter(d().isObjectId).map(h=>[h,h])}t(i,"objectsOf");function e(o,n){const r=n.map(({name:f,commit:u})=>f===u?`commi\
t ${u}`:`${f} (${(0,w().short)(u)})`);return new(g()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${r.
join(", ")}`,"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}t(e,"ambig\
uous")},"repo/untracked"(A,s,I,B){let $;const g=t(()=>$??=s("node:fs"),"import_node_fs");let T;const w=t(()=>T??=s("node\
:path"),"import_node_path");let v;const d=t(()=>v??=s("error"),"import_error");let p;const _=t(()=>p??=s("repo/path-byte\
s"),"import_path_bytes");I(A,{filesBelow:t(()=>i,"filesBelow"),listUntracked:t(()=>k,"listUntracked")});const m=".git",b=new Set(
["ENOENT","ENOTDIR"]);function k(e,o,n,r){const f=[],u=[],h=t(y=>{for(const E of c((0,w().join)(e,y))){const O=(0,_().decodePath)(
E.name),C=y===""?O:`${y}/${O}`;n.has(C)||(O===m?(!n.has(y)||!l(y,E))&&f.push(C):r.cover(C)?(u.push(C),E.isDirectory()&&a(
(0,w().join)(e,C))&&f.push(`${C}/${m}`)):E.isDirectory()&&r.mayBeIn(C)?h(C):f.push(C))}},"search");return o.forEach(h),{
leftOut:f,added:u}}t(k,"listUntracked");function l(e,o){return e===""||o.isFile()}t(l,"isShown");function a(e){return c(
e).some(({name:o})=>(0,_().decodePath)(o)===m)}t(a,"hasRepository");function c(e){try{return(0,g().readdirSync)(e,{encoding:"\
buffer",withFileTypes:!0})}catch(o){if(b.has(o.code??""))return[];throw new(d()).GateError("file_unreadable",`Cannot lis\
t the folder ${e}: ${o instanceof Error?o.message:o}`,"Check the permissions of the folder.",{cause:o})}}t(c,"namesIn");
function i(e,o){const n=t(r=>c((0,w().join)(e,r)).flatMap(f=>{const u=(0,_().decodePath)(f.name),h=r===""?u:`${r}/${u}`;
return u===m||o(h)?[]:f.isDirectory()?n(h):[h]}),"search");return n("")}t(i,"filesBelow")},"repo/user-environment"(A,s,I,B){
I(A,{userEnvironment:t(()=>T,"userEnvironment")});const $=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
g=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function T(w){const v={};for(const[d,p]of Object.entries(w))p!==void 0&&($.test(
d)||!g.test(d))&&(v[d]=p);return{...v,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}t(T,"us\
erEnvironment")},"repo/with-additions"(A,s,I,B){let $;const g=t(()=>$??=s("repo/entry-index"),"import_entry_index");I(A,
{withAdditions:t(()=>T,"withAdditions")});function T(w,v,d){const p=t(m=>w.stat(m)===void 0&&(d.cover(m)||d.mayBeIn(m))&&
(0,g().foldersAbove)(m).every(b=>(w.stat(b)?.kind??"directory")==="directory"),"isOnDiskOnly"),_=t(m=>{if(!p(m))return w.
stat(m);const b=v.stat(m),k=d.cover(m)||b?.kind==="directory";if(!(!b||!k))return{...b,tracked:!1,...d.areBuilt(m)&&{built:!0}}},
"stat");return{label:w.label,stat:_,readlink:t(m=>(p(m)?v:w).readlink(m),"readlink"),read:t((m,b)=>(p(m)?v:w).read(m,b),
"read"),list:t(m=>{const b=v.list(m).flatMap(({path:k})=>(p(k)?_(k):void 0)??[]);return[...w.list(m),...b].sort(g().byEntryPath)},
"list"),files:t(()=>w.files(),"files")}}t(T,"withAdditions")},"repo/worktree"(A,s,I,B){let $;const g=t(()=>$??=s("node:f\
s/promises"),"import_promises");let T;const w=t(()=>T??=s("node:path"),"import_node_path");let v;const d=t(()=>v??=s("er\
ror"),"import_error");let p;const _=t(()=>p??=s("repo/path-bytes"),"import_path_bytes");I(A,{snapshotWorktree:t(()=>b,"s\
napshotWorktree")});const m=Buffer.from([0]);async function b(c){const i=await a(c);return await i(["update-index","-z",
"--index-info"],await k(c)),await i(["add","--all","--","."]),(await i(["write-tree"])).toString().trim()}t(b,"snapshotW\
orktree");async function k(c){const i=[];for(const e of(0,_().splitNul)(await c.user(["ls-files","-t","--stage","-z"]))){
const o=e[0]===83,n=e.subarray(e.indexOf(9)+1);if(o&&!await l(c,n))throw new(d()).GateError("checkout_differs",`The chec\
kout is sparse and lacks ${JSON.stringify((0,_().decodePath)(n))}`,"Run git sparse-checkout disable, or gate a commit (w\
ithout --worktree).");i.push(e.subarray(2),m)}return Buffer.concat(i)}t(k,"stagedEntries");async function l({directory:c},i){
return(0,g().lstat)(Buffer.concat([Buffer.from(`${c}/`),i])).then(()=>!0,e=>{if(e.code==="ENOENT"||e.code==="ENOTDIR")return!1;
throw new(d()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,_().decodePath)(i))} (${e.code})`,"Check \
the permissions of the folders above the file.",{cause:e})})}t(l,"isOnDisk");async function a(c){const i=await(0,g().mkdtemp)(
(0,w().join)(c.temporary,"index-")),e={...c.privateStore,GIT_INDEX_FILE:(0,w().join)(i,"index")};return(o,n)=>c.user(o,{
env:e,...n&&{input:n}})}t(a,"temporaryIndex")}};
