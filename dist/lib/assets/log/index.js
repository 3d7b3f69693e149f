//# assets/log/appended
(function(h,x,g,k){g(h,{continuationOf:()=>v,hasRecords:()=>R});const u=10,c=13,p=new Set([32,9,u,c]);function v(n,t){if(y(
t,n))return{kind:"appended",from:n.length};const e=o(n),s=o(t);let r=0;for(let i=e.next().value;i;){const d=e.next().value,
l=s.next().value;if(!l||!w(i.bytes,l.bytes,d===void 0))return{kind:"rewritten",line:i.line};r=l.end,i=d}return{kind:"app\
ended",from:r}}function y(n,t){return t.length>n.length||t.compare(n,0,t.length)!==0?!1:t.length===0||t.length===n.length||
t.at(-1)===u}function R(n){return o(n).next().value!==void 0}function*o(n){let t=0;for(let e=0;e<n.length;){const s=n.indexOf(
u,e),r=s<0?n.length:s,i=n.subarray(e,r);e=Math.min(r+1,n.length),t+=1,m(i)||(yield{bytes:i,line:t,end:e})}}function m(n){
for(const t of n)if(!p.has(t))return!1;return!0}function w(n,t,e){return e?a(n).equals(a(t)):n.equals(t)}function a(n){return n.
at(-1)===c?n.subarray(0,-1):n}});
//# assets/log/audit-log
(function(e,n,o,c){let t;const s=()=>t??=n("repo/anywhere");o(e,{MAX_LOG_BYTES:()=>r,isAuditLog:()=>_});const i=["asset\
s/gep/events.jsonl",".evolver/gep/events.jsonl"],r=128*1024*1024;function _(u){return i.some(A=>(0,s().isWithinAnywhere)(
u,A))}});
//# assets/log/read-log
(function(m,a,y,X){let L;const _=()=>L??=a("@evomap/gep-sdk");let $;const l=()=>$??=a("assets/file");let A;const O=()=>A??=
a("assets/log/appended");let M;const d=()=>M??=a("assets/log/audit-log");let S;const u=()=>S??=a("assets/log/records");y(
m,{readAppendedLog:()=>b,readUntouchedLog:()=>B});async function B(r,{path:o,size:t=0},i,e){if(t>d().MAX_LOG_BYTES)return E(
o,t);try{return(0,u().readRecords)(o,await r.read(o,d().MAX_LOG_BYTES),i,e)}catch(n){return(0,l().unreadFile)(o,n)}}async function b(r,o,{
path:t,size:i=0},e){if(!(i>d().MAX_LOG_BYTES))try{const[n,c]=await Promise.all([r.read(t,d().MAX_LOG_BYTES),o.read(t,d().
MAX_LOG_BYTES)]),s=(0,O().continuationOf)(n,c);if(s.kind==="rewritten")return;const{from:p}=s,g=(0,u().readRecords)(t,c.
subarray(0,p),e),G=(0,u().countLines)(c,p)+1,T=k(t,c.subarray(p),e,G);return{kept:g,appended:v(T,g)}}catch(n){return{kept:{
path:t,assets:[],problems:[]},appended:(0,l().unreadFile)(t,n)}}}function k(r,o,t,i){return o.length>t.maxBytes?(0,l().tooLargeFile)(
r,o.length,t):(0,l().readAssetFile)(r,o,t,i)}function v(r,o){if(r.assets.length===0)return r;const t=new Map(o.assets.map(
e=>[`${e.type} ${e.id}`,e])),i=r.assets.flatMap(e=>{const n=t.get(`${e.type} ${e.id}`);if(n===void 0||e.id.startsWith("#"))
return[];if((0,_().canonicalize)(e.value)===(0,_().canonicalize)(n.value)){const s=`${e.type} ${JSON.stringify(e.id)}, 2\
 times`;return[{rule:"duplicate-copy",location:e.locate(),detail:s,id:e.id}]}const c=`${e.type} ${JSON.stringify(e.id)},\
 first at line ${n.locate().line}, column 1`;return[{rule:"duplicate-id",location:e.locate(),detail:c,id:e.id}]});return{
...r,problems:[...r.problems,...i]}}function E(r,o){return{path:r,assets:[],problems:[],unread:`${o} bytes, of at most ${d().
MAX_LOG_BYTES}`}}});
//# assets/log/records
(function(N,r,A,B){let R;const g=()=>R??=r("attempt");let x;const b=()=>x??=r("assets/asset");let j;const I=()=>j??=r("\
assets/compare");let J;const E=()=>J??=r("assets/file");let S;const h=()=>S??=r("assets/shapes");let $;const k=()=>$??=r(
"assets/utf8");A(N,{countLines:()=>L,parseRecord:()=>w,readRecords:()=>T});const v=10;function T(t,e,s,o="essential"){const n=U(
e,s.maxBytes),l=e.subarray(n),a=L(e,n)+1,d=C(t,l,a,o),i=d?{path:t,assets:d,problems:[]}:(0,E().readAssetFile)(t,l,s,a),p=i.
problems.find(({rule:c})=>I().UNREAD.has(c))?.detail,m=n>0?`only the newest ${l.length} of ${e.length} bytes`:void 0,u=p??
m;return{...i,...u!==void 0&&{unread:u}}}function U(t,e){if(t.length<=e)return 0;const s=t.indexOf(v,t.length-e-1);return s<
0?t.length:s+1}function L(t,e){let s=0;for(let o=t.indexOf(v);o>=0&&o<e;o=t.indexOf(v,o+1))s+=1;return s}function C(t,e,s,o){
const{text:n,complete:l}=(0,k().decodeUtf8)(e);if(!l)return;const a=[];let d=s;for(let i=0;i<n.length;d+=1){const p=n.indexOf(
`
`,i),m=p<0?n.length:p,u=n.slice(i,m);if(i=m+1,u.trim()==="")continue;const c=w(u);if(c===void 0||(0,h().hasAssetLists)(c))
return;const{type:_}=c;if((0,h().isAssetType)(_)){const O=_==="EvolutionEvent"&&o==="essential",z=O?W(c):c,y=D(t,d,a.length,
_,z);a.push(O?{...y,shortened:O}:y)}else if(!(0,h().isCompanion)(_))return}return a}function w(t){const e=(0,g().attempt)(
()=>JSON.parse(t));return(0,b().isJsonObject)(e)?e:void 0}function D(t,e,s,o,n){return{type:o,id:(0,E().declaredId)(n)??
`#${s+1}`,path:t,value:n,pointer:[s],locate:()=>({path:t,line:e,column:1})}}const F=["type","id","parent","capsule_id","\
genes_used","signals"];function W(t){const e=Object.create(null);for(const o of F){const n=t[o];n!==void 0&&(e[o]=n)}const{
outcome:s}=t;return(0,b().isJsonObject)(s)&&s.status!==void 0&&(e.outcome={status:s.status}),e}});
//# assets/log/whole-records
(function(l,a,d,E){let p;const h=()=>p??=a("assets/log/audit-log");let u;const _=()=>u??=a("assets/log/records");d(l,{readWholeRecords:()=>g});
async function g(o,c){const e=new Map;for(const t of c){if(!t.shortened)continue;const s=e.get(t.path)??new Map;e.set(t.
path,s.set(t.locate().line,t))}const n=new Map;for(const[t,s]of e){const M=await o.read(t,h().MAX_LOG_BYTES);for(const{line:x,
text:y}of m(M)){const r=s.get(x),i=r&&(0,_().parseRecord)(y());r&&i&&n.set(r,i)}}return n}const w=10;function*m(o){let c=1;
for(let e=0;e<o.length;c+=1){const n=o.indexOf(w,e),t=n<0?o.length:n,s=e;yield{line:c,text:()=>o.toString("utf8",s,t)},e=
t+1}}});
