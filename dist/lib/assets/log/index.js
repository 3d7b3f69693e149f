"use strict";module.exports={"assets/log/appended"(A,u,E,k){E(A,{continuationOf:()=>h,hasRecords:()=>w});const v=10,g=13,S=new Set([32,
9,v,g]);function h(e,s){if(M(s,e))return{kind:"appended",from:e.length};const r=O(e),p=O(s);let L=0;for(let o=r.next().value;o;){
const a=r.next().value,i=p.next().value;if(!i||!m(o.bytes,i.bytes,a===void 0))return{kind:"rewritten",line:o.line};L=i.end,
o=a}return{kind:"appended",from:L}}function M(e,s){return s.length>e.length||s.compare(e,0,s.length)!==0?!1:s.length===0||
s.length===e.length||s.at(-1)===v}function w(e){return O(e).next().value!==void 0}function*O(e){let s=0;for(let r=0;r<e.
length;){const p=e.indexOf(v,r),L=p<0?e.length:p,o=e.subarray(r,L);r=Math.min(L+1,e.length),s+=1,_(o)||(yield{bytes:o,line:s,
end:r})}}function _(e){for(const s of e)if(!S.has(s))return!1;return!0}function m(e,s,r){return r?f(e).equals(f(s)):e.equals(
s)}function f(e){return e.at(-1)===g?e.subarray(0,-1):e}},"assets/log/audit-log"(A,u,E,k){let v;const g=()=>v??=u("repo/\
anywhere");E(A,{MAX_LOG_BYTES:()=>h,isAuditLog:()=>M});const S=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],h=128*
1024*1024;function M(w){return S.some(O=>(0,g().isWithinAnywhere)(w,O))}},"assets/log/read-log"(A,u,E,k){let v;const g=()=>v??=
u("@evomap/gep-sdk");let S;const h=()=>S??=u("assets/file");let M;const w=()=>M??=u("assets/log/appended");let O;const _=()=>O??=
u("assets/log/audit-log");let m;const f=()=>m??=u("assets/log/records");E(A,{readAppendedLog:()=>s,readUntouchedLog:()=>e});
async function e(o,{path:a,size:i=0},y,t){if(i>_().MAX_LOG_BYTES)return L(a,i);try{return(0,f().readRecords)(a,await o.read(
a,_().MAX_LOG_BYTES),y,t)}catch(n){return(0,h().unreadFile)(a,n)}}async function s(o,a,{path:i,size:y=0},t){if(!(y>_().MAX_LOG_BYTES))
try{const[n,c]=await Promise.all([o.read(i,_().MAX_LOG_BYTES),a.read(i,_().MAX_LOG_BYTES)]),l=(0,w().continuationOf)(n,c);
if(l.kind==="rewritten")return;const{from:d}=l,N=(0,f().readRecords)(i,c.subarray(0,d),t),x=(0,f().countLines)(c,d)+1,R=r(
i,c.subarray(d),t,x);return{kept:N,appended:p(R,N)}}catch(n){return{kept:{path:i,assets:[],problems:[]},appended:(0,h().
unreadFile)(i,n)}}}function r(o,a,i,y){return a.length>i.maxBytes?(0,h().tooLargeFile)(o,a.length,i):(0,h().readAssetFile)(
o,a,i,y)}function p(o,a){if(o.assets.length===0)return o;const i=new Map(a.assets.map(t=>[`${t.type} ${t.id}`,t])),y=o.assets.
flatMap(t=>{const n=i.get(`${t.type} ${t.id}`);if(n===void 0||t.id.startsWith("#"))return[];if((0,g().canonicalize)(t.value)===
(0,g().canonicalize)(n.value)){const l=`${t.type} ${JSON.stringify(t.id)}, 2 times`;return[{rule:"duplicate-copy",location:t.
locate(),detail:l,id:t.id}]}const c=`${t.type} ${JSON.stringify(t.id)}, first at line ${n.locate().line}, column 1`;return[
{rule:"duplicate-id",location:t.locate(),detail:c,id:t.id}]});return{...o,problems:[...o.problems,...y]}}function L(o,a){
return{path:o,assets:[],problems:[],unread:`${a} bytes, of at most ${_().MAX_LOG_BYTES}`}}},"assets/log/records"(A,u,E,k){
let v;const g=()=>v??=u("assets/asset");let S;const h=()=>S??=u("assets/compare");let M;const w=()=>M??=u("assets/file");
let O;const _=()=>O??=u("assets/shapes");let m;const f=()=>m??=u("assets/utf8");E(A,{countLines:()=>p,readRecords:()=>s});
const e=10;function s(t,n,c,l="essential"){const d=r(n,c.maxBytes),N=n.subarray(d),x=p(n,d)+1,R=L(t,N,x,l),$=R?{path:t,assets:R,
problems:[]}:(0,w().readAssetFile)(t,N,c,x),B=$.problems.find(({rule:b})=>h().UNREAD.has(b))?.detail,G=d>0?`only the new\
est ${N.length} of ${n.length} bytes`:void 0,T=B??G;return{...$,...T!==void 0&&{unread:T}}}function r(t,n){if(t.length<=
n)return 0;const c=t.indexOf(e,t.length-n-1);return c<0?t.length:c+1}function p(t,n){let c=0;for(let l=t.indexOf(e);l>=0&&
l<n;l=t.indexOf(e,l+1))c+=1;return c}function L(t,n,c,l){const{text:d,complete:N}=(0,f().decodeUtf8)(n);if(!N)return;const x=[];
let R=c;for(let $=0;$<d.length;R+=1){const B=d.indexOf(`
`,$),G=B<0?d.length:B,T=d.slice($,G);if($=G+1,T.trim()==="")continue;const b=o(T);if(b===void 0||(0,_().hasAssetLists)(b))
return;const{type:X}=b;if((0,_().isAssetType)(X)){const Y=X==="EvolutionEvent"&&l==="essential",I=Y?y(b):b,W=a(t,R,x.length,
X,I);x.push(Y?{...W,shortened:Y}:W)}else if(!(0,_().isCompanion)(X))return}return x}function o(t){try{const n=JSON.parse(
t);return(0,g().isJsonObject)(n)?n:void 0}catch{return}}function a(t,n,c,l,d){return{type:l,id:(0,w().declaredId)(d)??`#${c+
1}`,path:t,value:d,pointer:[c],locate:()=>({path:t,line:n,column:1})}}const i=["type","id","parent","capsule_id","genes_\
used","signals"];function y(t){const n=Object.create(null);for(const l of i){const d=t[l];d!==void 0&&(n[l]=d)}const{outcome:c}=t;
return(0,g().isJsonObject)(c)&&c.status!==void 0&&(n.outcome={status:c.status}),n}},"assets/log/whole-records"(A,u,E,k){
let v;const g=()=>v??=u("assets/asset");let S;const h=()=>S??=u("assets/log/audit-log");E(A,{readWholeRecords:()=>M});async function M(m,f){
const e=new Map;for(const r of f){if(!r.shortened)continue;const p=e.get(r.path)??new Map;e.set(r.path,p.set(r.locate().
line,r))}const s=new Map;for(const[r,p]of e){const L=await m.read(r,h().MAX_LOG_BYTES);for(const{line:o,text:a}of O(L)){
const i=p.get(o),y=i&&_(a());i&&y&&s.set(i,y)}}return s}const w=10;function*O(m){let f=1;for(let e=0;e<m.length;f+=1){const s=m.
indexOf(w,e),r=s<0?m.length:s,p=e;yield{line:f,text:()=>m.toString("utf8",p,r)},e=r+1}}function _(m){try{const f=JSON.parse(
m);return(0,g().isJsonObject)(f)?f:void 0}catch{return}}}};
