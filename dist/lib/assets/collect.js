"use strict";module.exports={"assets/collect"(U,i,k,gt){let D;const A=()=>D??=i("assets/applied");let E;const N=()=>E??=i("assets/bef\
ore");let H;const m=()=>H??=i("assets/compare");let I;const _=()=>I??=i("assets/file");let J;const C=()=>J??=i("assets/g\
lobs");let K;const Q=()=>K??=i("assets/indirections");let V;const W=()=>V??=i("assets/limits");let X;const M=()=>X??=i("\
assets/log/audit-log");let Y;const B=()=>Y??=i("assets/log/read-log");let Z;const P=()=>Z??=i("assets/stray");k(U,{collectAssets:()=>z});
async function z(a){const{baseTree:s,headTree:e,change:o,policy:r,all:l=!1}=a,g=(0,C().assetPathTest)(r),d=(0,W().assetLimits)(
r.assets.max_file_bytes),L=[...e.files()],S=L.filter(v),T=S.filter(({path:t})=>g(t)),f=new Set(o.files.filter(({status:t})=>t!==
"deleted").map(({path:t})=>t)),nt=S.filter(({path:t})=>f.has(t)&&!g(t)&&(0,P().isJsonPath)(t)),rt=o.files.flatMap(({oldPath:t,
path:n})=>{const c=g(t??n)?s.stat(t??n):void 0;return c&&v(c)?c:[]}),[$,it]=x(rt,({path:t})=>(0,M().isAuditLog)(t)&&f.has(
t)),y=new Set($.map(({path:t})=>t)),lt=async t=>{const n=f.has(t.path);if((0,M().isAuditLog)(t.path)&&!n)return[{file:await(0,B().
readUntouchedLog)(e,t,d),isTouched:n}];const c=y.has(t.path)?await(0,B().readAppendedLog)(s,e,t,d):void 0;return c===void 0?
[{file:await F(e,t,d),isTouched:n}]:(y.delete(t.path),[{file:c.kept,isTouched:!1},{file:c.appended,isTouched:!0}])},R=t=>F(
tt(s),t,d),[j,ct,dt]=await Promise.all([Promise.all(T.map(lt)),Promise.all(it.map(R)),Promise.all(nt.map(t=>et(e,t,d)))]),
ft=$.filter(({path:t})=>y.has(t)),h=[...ct,...await Promise.all(ft.map(R))],[ut,pt]=x(j.flat(),({isTouched:t})=>t),u=j.flat().
map(({file:t})=>t),G=ut.map(({file:t})=>t),w=pt.map(({file:t})=>t),O=new Map(o.files.map(({path:t,oldPath:n})=>[t,n??t])),
p=(0,m().compareAssets)({head:G,base:h,untouched:w,renames:O}),mt=l?(0,A().allOtherGenes)(p,u):(0,A().appliedGenes)(p,u),
_t=(0,Q().findIndirections)(e,L,g).filter(({path:t,targetPath:n})=>l||f.has(t)||f.has(n??t));return{changes:(0,m().inOrder)(
[...p,...mt]),problems:[...l?b(u):(0,N().markBefore)(b(G),b(h),p,O),...h.flatMap(st),...(l?[]:w).flatMap(t=>at(t,p)),..._t.
map(({path:t,detail:n})=>ot(t,n)),...dt.filter(t=>t!==void 0)],files:T.map(({path:t})=>t),present:u.flatMap(({assets:t})=>t),
unread:u.flatMap(({path:t,unread:n})=>n===void 0?[]:[{path:t,detail:n}]),past:q([...w,...h]).flatMap(({assets:t})=>t)}}function b(a){
return a.flatMap(({problems:s})=>s)}function x(a,s){return[a.filter(s),a.filter(e=>!s(e))]}function q(a){return[...new Map(
a.map(e=>[e.path,e])).values()].sort((e,o)=>e.path<o.path?-1:1)}function v({kind:a}){return a==="file"||a==="executable"}
function tt(a){return{...a,read:async(...s)=>Buffer.from((await a.read(...s)).toString("utf8"))}}async function F(a,{path:s,
size:e=0},o){if(e>o.maxBytes)return(0,_().tooLargeFile)(s,e,o);try{const r=(0,_().readAssetFile)(s,await a.read(s,o.maxBytes),
o);return{...r,assets:r.assets.filter(({copy:l})=>!l)}}catch(r){return(0,_().unreadFile)(s,r)}}async function et(a,{path:s,
size:e=0},o){try{if(e<=o.maxBytes)return(0,P().findStrayGenes)(s,await a.read(s,o.maxBytes),o)}catch(l){return(0,_().unreadFile)(
s,l).problems[0]}const r=`with ${e} bytes it is too large to be searched`;return{rule:"outside-globs",location:{path:s,line:1,
column:1},detail:r}}function st({path:a,problems:s}){return s.filter(({rule:e})=>m().UNREAD.has(e)).map(({rule:e,location:o,
detail:r})=>({rule:"not-judged",location:{path:a,line:1,column:1},detail:e==="not-judged"?`${r} (at the base)`:`the file\
 \`${a}\` at the base, line ${o.line}: ${r}`}))}function at({problems:a},s){return a.flatMap(e=>e.rule==="not-judged"?[e]:
!m().UNREAD.has(e.rule)||s.length===0?[]:[{...e,rule:"asset-file-unread"}])}function ot(a,s){return{rule:"file-not-regul\
ar",location:{path:a,line:1,column:1},detail:s}}}};
