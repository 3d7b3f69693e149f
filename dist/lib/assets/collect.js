"use strict";module.exports={"assets/collect"(I,n,J,xt){let K;const Q=()=>K??=n("audit-clock");let V;const M=()=>V??=n("assets/applie\
d");let W;const X=()=>W??=n("assets/before");let Y;const u=()=>Y??=n("assets/compare");let Z;const p=()=>Z??=n("assets/f\
ile");let z;const q=()=>z??=n("assets/globs");let tt;const et=()=>tt??=n("assets/indirections");let st;const at=()=>st??=
n("assets/limits");let ot;const P=()=>ot??=n("assets/log/audit-log");let it;const k=()=>it??=n("assets/log/read-log");let nt;
const b=()=>nt??=n("assets/overrides");let rt;const x=()=>rt??=n("assets/stray");J(I,{collectAssets:()=>lt});async function lt(a){
const{baseTree:s,headTree:e,change:i,policy:r,all:l=!1,clock:T=new(Q()).AuditClock}=a,m=(0,q().assetPathTest)(r),f=(0,at().
assetLimits)(r.assets.max_file_bytes),R=[...e.files()],$=R.filter(L),w=$.filter(({path:t})=>m(t)),c=new Set(i.files.filter(
({status:t})=>t!=="deleted").map(({path:t})=>t)),j=$.filter(({path:t})=>c.has(t)&&!m(t)&&(0,x().isJsonPath)(t)),_t=i.files.
flatMap(({oldPath:t,path:o})=>{const d=m(t??o)?s.stat(t??o):void 0;return d&&L(d)?d:[]}),[G,O]=F(_t,({path:t})=>(0,P().isAuditLog)(
t)&&c.has(t)),v=new Set(G.map(({path:t})=>t)),ht=async t=>{const o=c.has(t.path);if((0,P().isAuditLog)(t.path)&&!o)return[
{file:await(0,k().readUntouchedLog)(e,t,f),isTouched:o}];const d=v.has(t.path)?await(0,k().readAppendedLog)(s,e,t,f):void 0;
return d===void 0?[{file:await S(e,t,f),isTouched:o}]:(v.delete(t.path),[{file:d.kept,isTouched:!1},{file:d.appended,isTouched:!0}])},
U=t=>S(dt(s),t,f),gt=T.stage("Reading asset files",[w,O,j].flat().length),A=async t=>{const o=await t;return gt(),await T.
tick(),o},[D,bt,yt]=await Promise.all([Promise.all(w.map(t=>A(ht(t)))),Promise.all(O.map(t=>A(U(t)))),Promise.all(j.map(
t=>A(ft(e,t,f))))]),wt=G.filter(({path:t})=>v.has(t)),_=[...bt,...await Promise.all(wt.map(U))],[vt,At]=F(D.flat(),({isTouched:t})=>t),
h=D.flat().map(({file:t})=>t),E=vt.map(({file:t})=>t),B=At.map(({file:t})=>t),H=(0,b().effectiveFiles)({head:E,base:_,untouched:B}),
{overrides:Bt,atHead:N,atBase:Mt}=H,C=new Map(i.files.map(({path:t,oldPath:o})=>[t,o??t])),g=(0,u().compareAssets)({...H,
renames:C}),Pt=(l?M().allOtherGenes:M().appliedGenes)(g,(0,b().only)(h,N)),kt=(0,et().findIndirections)(e,R,m).filter(({
path:t,targetPath:o})=>l||c.has(t)||c.has(o??t));return{changes:(0,u().inOrder)([...g,...Pt]),problems:[...l?y(h):(0,X().
markBefore)(y(E),y(_),g,C),...Bt.filter(({file:t,by:o})=>l||c.has(t.path)||c.has(o.path)).map(b().overrideProblem),..._.
flatMap(ut),...(l?[]:B).flatMap(t=>pt(t,g)),...kt.map(({path:t,detail:o})=>mt(t,o)),...yt.filter(t=>t!==void 0)],files:w.
map(({path:t})=>t),present:h.flatMap(({assets:t})=>t.filter(N)),unread:h.flatMap(({path:t,unread:o})=>o===void 0?[]:[{path:t,
detail:o}]),past:ct([...B,..._]).flatMap(({assets:t})=>t.filter(Mt))}}function y(a){return a.flatMap(({problems:s})=>s)}
function F(a,s){return[a.filter(s),a.filter(e=>!s(e))]}function ct(a){return[...new Map(a.map(e=>[e.path,e])).values()].
sort((e,i)=>e.path<i.path?-1:1)}function L({kind:a}){return a==="file"||a==="executable"}function dt(a){return{...a,read:async(...s)=>Buffer.
from((await a.read(...s)).toString("utf8"))}}async function S(a,{path:s,size:e=0},i){if(e>i.maxBytes)return(0,p().tooLargeFile)(
s,e,i);try{const r=(0,p().readAssetFile)(s,await a.read(s,i.maxBytes),i);return{...r,assets:r.assets.filter(({copy:l})=>!l)}}catch(r){
return(0,p().unreadFile)(s,r)}}async function ft(a,{path:s,size:e=0},i){try{if(e<=i.maxBytes)return(0,x().findStrayGenes)(
s,await a.read(s,i.maxBytes),i)}catch(l){return(0,p().unreadFile)(s,l).problems[0]}const r=`with ${e} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:s,line:1,column:1},detail:r}}function ut({path:a,problems:s}){
return s.filter(({rule:e})=>u().UNREAD.has(e)).map(({rule:e,location:i,detail:r})=>({rule:"not-judged",location:{path:a,
line:1,column:1},detail:e==="not-judged"?`${r} (at the base)`:`the file \`${a}\` at the base, line ${i.line}: ${r}`}))}function pt({
problems:a},s){return a.flatMap(e=>e.rule==="not-judged"?[e]:!u().UNREAD.has(e.rule)||s.length===0?[]:[{...e,rule:"asset\
-file-unread"}])}function mt(a,s){return{rule:"file-not-regular",location:{path:a,line:1,column:1},detail:s}}}};
