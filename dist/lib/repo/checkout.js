"use strict";module.exports={"repo/checkout"(F,a,S,it){let A;const k=()=>A??=a("node:fs");let L;const g=()=>L??=a("node:path");let M;
const T=()=>M??=a("error");let x;const l=()=>x??=a("repo/blobs");let B;const b=()=>B??=a("repo/checked-out-content");let I;
const N=()=>I??=a("repo/checkout-guard");let R;const j=()=>R??=a("repo/checkout-parts");let z;const X=()=>z??=a("repo/co\
nversions");let Y;const d=()=>Y??=a("repo/file-kind");let G;const w=()=>G??=a("repo/folder-tree");let H;const v=()=>H??=
a("repo/merge-base");let J;const _=()=>J??=a("repo/path-bytes");let K;const Q=()=>K??=a("repo/revision");S(F,{checkoutDiffers:()=>m,
requireCheckedOut:()=>U,requireSameFiles:()=>y});const O=32;async function U(t,e,n,o){const[s]=await(0,Q().resolveCommits)(
t,["HEAD"]);if(s!==e)throw m(`the checkout is at ${(0,v().short)(s)}`,e,o);return y(t,e,n,o)}async function y(t,e,n,o){return(0,j().
withCheckoutParts)(t,e,async s=>{const r=(0,N().guardCheckout)(t.directory,s.flatMap(({entries:i})=>i),n),h=(await Promise.
all(s.map(i=>V(i,r)))).flat();if(h.length>0)throw et(h,e,o);return r})}async function V(t,e){const n=new Map(e.folders.map(
i=>[i,W(e,i)])),o=({path:i})=>n.get(P(i))??!1,s=t.entries.filter(i=>!o(i)||!Z(i,t,e));if(s.length>0)return s.map(({path:i})=>({
path:i,what:"differs on disk"}));const r=t.entries.filter(({kind:i})=>i==="file"||i==="executable"),h=await q(r,e);return h.
length===0?[]:tt(t,h,e)}function W({directory:t},e){for(let n=e;n!=="";n=P(n))if(C((0,_().systemPath)((0,g().join)(t,n)))!==
"directory")return!1;return!0}function P(t){return t.slice(0,Math.max(t.lastIndexOf("/"),0))}function Z(t,e,{directory:n}){
const o=(0,_().systemPath)((0,g().join)(n,t.path)),s=C(o);if(t.kind==="submodule")return s==="directory";if(s==="symlink"&&
t.kind==="symlink"){const r=e.path===""?t.path:t.path.slice(e.path.length+1);return(0,_().decodePath)((0,k().readlinkSync)(
o,{encoding:"buffer"}))===e.tree.readlink(r)}return(0,d().onThisPlatform)(s)===(0,d().onThisPlatform)(t.kind)}function C(t){
try{return(0,d().kindOf)((0,k().lstatSync)(t))}catch{return}}async function q(t,{directory:e}){const n=[];for(let o=0;o<
t.length;o+=O)await Promise.all(t.slice(o,o+O).map(async s=>{const r=await(0,w().readOnDisk)(e,s.path);(0,b().isContentOf)(
r,s.oid??"")||n.push(s)}));return n}async function tt({repository:t,path:e,commit:n},o,s){const r=({path:c})=>e===""?c:c.
slice(e.length+1),h=await(0,X().conversionsOf)(t,n,o.map(r)),i=o.map(c=>({entry:c,oid:c.oid??"",size:c.size??0})),f=o.filter(
({size:c=0})=>c>l().MAX_FILE_BYTES).map(({path:c})=>({path:c,what:"differs on disk"}));for(const c of(0,l().batches)(i.filter(
({size:p})=>p<=l().MAX_FILE_BYTES))){const p=await(0,l().readCheckedBlobs)(t,c);for(const{entry:$,oid:nt}of c){const{path:u}=$,
D=await(0,w().readOnDisk)(s.directory,u),st=p.get(nt)??Buffer.alloc(0),E=(0,b().conversionFault)(st,D,h(r($)));E===void 0?
s.accept(u,D):f.push({path:u,what:E})}}return f}function et(t,e,n){const o=[...t].sort((f,c)=>f.path<c.path?-1:1),{path:s,
what:r}=o.find(({what:f})=>f!=="differs on disk")??o[0]??ot,h=JSON.stringify(s),i=t.length>1&&r==="differs on disk"?`${h}\
 and ${t.length-1} more differ on disk`:`${h} ${r}`;return m(i,e,n)}const ot={path:"",what:"differs on disk"};function m(t,e,n){
const o=n==="actions"?`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`:`Check out the commit (git checkout ${e}) or stash the changes (git stash); or gate the uncommitted \
files (--worktree), or only audit (--no-run).`;return new(T()).GateError("checkout_differs",`Commit ${(0,v().short)(e)} \
is audited, but ${t}`,o)}}};
