"use strict";module.exports={"assets/collect"(E,n,H,Ae){let N;const A=()=>N??=n("assets/applied");let I;const J=()=>I??=n("assets/bef\
ore");let C;const p=()=>C??=n("assets/compare");let K;const u=()=>K??=n("assets/file");let Q;const V=()=>Q??=n("assets/g\
lobs");let W;const X=()=>W??=n("assets/indirections");let Y;const Z=()=>Y??=n("assets/limits");let z;const B=()=>z??=n("\
assets/log/audit-log");let q;const M=()=>q??=n("assets/log/read-log");let ee;const b=()=>ee??=n("assets/overrides");let te;
const P=()=>te??=n("assets/stray");H(E,{collectAssets:()=>se});async function se(a){const{baseTree:s,headTree:t,change:r,
policy:i,all:l=!1}=a,m=(0,V().assetPathTest)(i),f=(0,Z().assetLimits)(i.assets.max_file_bytes),S=[...t.files()],T=S.filter(
F),$=T.filter(({path:e})=>m(e)),c=new Set(r.files.filter(({status:e})=>e!=="deleted").map(({path:e})=>e)),ce=T.filter(({
path:e})=>c.has(e)&&!m(e)&&(0,P().isJsonPath)(e)),de=r.files.flatMap(({oldPath:e,path:o})=>{const d=m(e??o)?s.stat(e??o):
void 0;return d&&F(d)?d:[]}),[R,fe]=x(de,({path:e})=>(0,B().isAuditLog)(e)&&c.has(e)),w=new Set(R.map(({path:e})=>e)),pe=async e=>{
const o=c.has(e.path);if((0,B().isAuditLog)(e.path)&&!o)return[{file:await(0,M().readUntouchedLog)(t,e,f),isTouched:o}];
const d=w.has(e.path)?await(0,M().readAppendedLog)(s,t,e,f):void 0;return d===void 0?[{file:await L(t,e,f),isTouched:o}]:
(w.delete(e.path),[{file:d.kept,isTouched:!1},{file:d.appended,isTouched:!0}])},j=e=>L(oe(s),e,f),[G,ue,me]=await Promise.
all([Promise.all($.map(pe)),Promise.all(fe.map(j)),Promise.all(ce.map(e=>re(t,e,f)))]),_e=R.filter(({path:e})=>w.has(e)),
_=[...ue,...await Promise.all(_e.map(j))],[he,ge]=x(G.flat(),({isTouched:e})=>e),h=G.flat().map(({file:e})=>e),O=he.map(
({file:e})=>e),v=ge.map(({file:e})=>e),U=(0,b().effectiveFiles)({head:O,base:_,untouched:v}),{overrides:be,atHead:k,atBase:ye}=U,
D=new Map(r.files.map(({path:e,oldPath:o})=>[e,o??e])),g=(0,p().compareAssets)({...U,renames:D}),we=(l?A().allOtherGenes:
A().appliedGenes)(g,(0,b().only)(h,k)),ve=(0,X().findIndirections)(t,S,m).filter(({path:e,targetPath:o})=>l||c.has(e)||c.
has(o??e));return{changes:(0,p().inOrder)([...g,...we]),problems:[...l?y(h):(0,J().markBefore)(y(O),y(_),g,D),...be.filter(
({file:e,by:o})=>l||c.has(e.path)||c.has(o.path)).map(b().overrideProblem),..._.flatMap(ie),...(l?[]:v).flatMap(e=>ne(e,
g)),...ve.map(({path:e,detail:o})=>le(e,o)),...me.filter(e=>e!==void 0)],files:$.map(({path:e})=>e),present:h.flatMap(({
assets:e})=>e.filter(k)),unread:h.flatMap(({path:e,unread:o})=>o===void 0?[]:[{path:e,detail:o}]),past:ae([...v,..._]).flatMap(
({assets:e})=>e.filter(ye))}}function y(a){return a.flatMap(({problems:s})=>s)}function x(a,s){return[a.filter(s),a.filter(
t=>!s(t))]}function ae(a){return[...new Map(a.map(t=>[t.path,t])).values()].sort((t,r)=>t.path<r.path?-1:1)}function F({
kind:a}){return a==="file"||a==="executable"}function oe(a){return{...a,read:async(...s)=>Buffer.from((await a.read(...s)).
toString("utf8"))}}async function L(a,{path:s,size:t=0},r){if(t>r.maxBytes)return(0,u().tooLargeFile)(s,t,r);try{const i=(0,u().
readAssetFile)(s,await a.read(s,r.maxBytes),r);return{...i,assets:i.assets.filter(({copy:l})=>!l)}}catch(i){return(0,u().
unreadFile)(s,i)}}async function re(a,{path:s,size:t=0},r){try{if(t<=r.maxBytes)return(0,P().findStrayGenes)(s,await a.read(
s,r.maxBytes),r)}catch(l){return(0,u().unreadFile)(s,l).problems[0]}const i=`with ${t} bytes it is too large to be searc\
hed`;return{rule:"outside-globs",location:{path:s,line:1,column:1},detail:i}}function ie({path:a,problems:s}){return s.filter(
({rule:t})=>p().UNREAD.has(t)).map(({rule:t,location:r,detail:i})=>({rule:"not-judged",location:{path:a,line:1,column:1},
detail:t==="not-judged"?`${i} (at the base)`:`the file \`${a}\` at the base, line ${r.line}: ${i}`}))}function ne({problems:a},s){
return a.flatMap(t=>t.rule==="not-judged"?[t]:!p().UNREAD.has(t.rule)||s.length===0?[]:[{...t,rule:"asset-file-unread"}])}
function le(a,s){return{rule:"file-not-regular",location:{path:a,line:1,column:1},detail:s}}}};
