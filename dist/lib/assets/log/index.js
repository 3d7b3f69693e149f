//# assets/log/appended
(function(a,y,g){const d=new Set([32,9,10,13]);function h(n,t){if(R(t,n))return{kind:"appended",from:n.length};const e=u(
n),s=u(t);let r=0;for(let i=e.next().value;i;){const c=e.next().value,o=s.next().value;if(!o||!p(i.bytes,o.bytes,c===void 0))
return{kind:"rewritten",line:i.line};r=o.end,i=c}return{kind:"appended",from:r}}function R(n,t){return t.length>n.length||
t.compare(n,0,t.length)!==0?!1:t.length===0||t.length===n.length||t.at(-1)===10}function E(n){return u(n).next().value!==
void 0}function*u(n){let t=0;for(let e=0;e<n.length;){const s=n.indexOf(10,e),r=s<0?n.length:s,i=n.subarray(e,r);e=Math.
min(r+1,n.length),t+=1,N(i)||(yield{bytes:i,line:t,end:e})}}function N(n){for(const t of n)if(!d.has(t))return!1;return!0}
function p(n,t,e){return e?l(n).equals(l(t)):n.equals(t)}function l(n){return n.at(-1)===13?n.subarray(0,-1):n}a.exports=
{continuationOf:h,hasRecords:E}});
//# assets/log/audit-log
(function(o,_,e){const s=e("repo/anywhere"),t=e("repo/folder-spelling"),r=["assets/gep/events.jsonl",".evolver/gep/even\
ts.jsonl"],i=128*1024*1024;function l(n){return(0,t().mayBeSpelled)(n,"events.jsonl")&&r.some(p=>(0,s().isWithinAnywhere)(
n,p))}o.exports={MAX_LOG_BYTES:i,isAuditLog:l}});
//# assets/log/read-log
(function(m,b,a){const g=a("packages/evomap/gep-sdk"),s=a("assets/file"),L=a("assets/log/appended"),c=a("assets/log/aud\
it-log"),l=a("assets/log/records");async function $(n,{path:t,size:r=0},i,e){if(r>c().MAX_LOG_BYTES)return M(t,r);try{return(0,l().
readRecords)(t,await n.read(t,c().MAX_LOG_BYTES),i,e)}catch(o){return(0,s().unreadFile)(t,o)}}async function A(n,t,{path:r,
size:i=0},e){if(!(i>c().MAX_LOG_BYTES))try{const[o,d]=await Promise.all([n.read(r,c().MAX_LOG_BYTES),t.read(r,c().MAX_LOG_BYTES)]),
u=(0,L().continuationOf)(o,d);if(u.kind==="rewritten")return;const{from:p}=u,_=(0,l().readRecords)(r,d.subarray(0,p),e),
S=(0,l().countLines)(d,p)+1,B=y(r,d.subarray(p),e,S);return{kept:_,appended:O(B,_)}}catch(o){return{kept:{path:r,assets:[],
problems:[]},appended:(0,s().unreadFile)(r,o)}}}function y(n,t,r,i){return t.length>r.maxBytes?(0,s().tooLargeFile)(n,t.
length,r):(0,s().readAssetFile)(n,t,r,i)}function O(n,t){if(n.assets.length===0)return n;const r=new Map(t.assets.map(e=>[
`${e.type} ${e.id}`,e])),i=n.assets.flatMap(e=>{const o=r.get(`${e.type} ${e.id}`);if(o===void 0||e.id.startsWith("#"))return[];
if((0,g().canonicalize)(e.value)===(0,g().canonicalize)(o.value)){const u=`${e.type} ${JSON.stringify(e.id)}, 2 times`;return[
{rule:"duplicate-copy",location:e.locate(),detail:u,id:e.id}]}const d=`${e.type} ${JSON.stringify(e.id)}, first at line ${o.
locate().line}, column 1`;return[{rule:"duplicate-id",location:e.locate(),detail:d,id:e.id}]});return{...n,problems:[...n.
problems,...i]}}function M(n,t){return{path:n,assets:[],problems:[],unread:`${t} bytes, of at most ${c().MAX_LOG_BYTES}`}}
m.exports={readAppendedLog:A,readUntouchedLog:$}});
//# assets/log/records
(function(x,U,c){const A=c("attempt"),b=c("assets/asset"),R=c("assets/compare"),E=c("assets/file"),v=c("assets/shapes"),
g=c("assets/utf8"),O=10;function j(t,e,s,o="essential"){const n=I(e,s.maxBytes),u=e.subarray(n),a=L(e,n)+1,d=J(t,u,a,o),
i=d?{path:t,assets:d,problems:[]}:(0,E().readAssetFile)(t,u,s,a),p=i.problems.find(({rule:r})=>R().UNREAD.has(r))?.detail,
m=n>0?`only the newest ${u.length} of ${e.length} bytes`:void 0,l=p??m;return{...i,...l!==void 0&&{unread:l}}}function I(t,e){
if(t.length<=e)return 0;const s=t.indexOf(O,t.length-e-1);return s<0?t.length:s+1}function L(t,e){let s=0;for(let o=t.indexOf(
O);o>=0&&o<e;o=t.indexOf(O,o+1))s+=1;return s}function J(t,e,s,o){const{text:n,complete:u}=(0,g().decodeUtf8)(e);if(!u)return;
const a=[];let d=s;for(let i=0;i<n.length;d+=1){const p=n.indexOf(`
`,i),m=p<0?n.length:p,l=n.slice(i,m);if(i=m+1,l.trim()==="")continue;const r=w(l);if(r===void 0||(0,v().hasAssetLists)(r))
return;const{type:h}=r;if((0,v().isAssetType)(h)){const _=h==="EvolutionEvent"&&o==="essential",T=_?k(r):r,N=S(t,d,a.length,
h,T);a.push(_?{...N,shortened:_}:N)}else if(!(0,v().isCompanion)(h))return}return a}function w(t){const e=(0,A().attempt)(
()=>JSON.parse(t));return(0,b().isJsonObject)(e)?e:void 0}function S(t,e,s,o,n){return{type:o,id:(0,E().declaredId)(n)??
`#${s+1}`,path:t,value:n,pointer:[s],locate:()=>({path:t,line:e,column:1})}}const $=["type","id","parent","capsule_id","\
genes_used","signals"];function k(t){const e=Object.create(null);for(const o of $){const n=t[o];n!==void 0&&(e[o]=n)}const{
outcome:s}=t;return(0,b().isJsonObject)(s)&&s.status!==void 0&&(e.outcome={status:s.status}),e}x.exports={countLines:L,parseRecord:w,
readRecords:j}});
//# assets/log/whole-records
(function(d,M,a){const l=a("assets/log/audit-log"),h=a("assets/log/records");async function p(o,r){const e=new Map;for(const t of r){
if(!t.shortened)continue;const s=e.get(t.path)??new Map;e.set(t.path,s.set(t.locate().line,t))}const n=new Map;for(const[
t,s]of e){const w=await o.read(t,l().MAX_LOG_BYTES);for(const{line:_,text:x}of g(w)){const c=s.get(_),i=c&&(0,h().parseRecord)(
x());c&&i&&n.set(c,i)}}return n}const u=10;function*g(o){let r=1;for(let e=0;e<o.length;r+=1){const n=o.indexOf(u,e),t=n<
0?o.length:n,s=e;yield{line:r,text:()=>o.toString("utf8",s,t)},e=t+1}}d.exports={readWholeRecords:p}});
