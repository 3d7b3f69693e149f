"use strict";var ht=Object.defineProperty;var t=(y,c)=>ht(y,"name",{value:c,configurable:!0});module.exports={"assets/applied"(y,c,S,B){let h;const f=t(()=>h??=c("@evomap/gep-sdk"),"import_gep_sdk");let a;const o=t(
()=>a??=c("assets/naming"),"import_naming");S(y,{allOtherGenes:t(()=>r,"allOtherGenes"),appliedGenes:t(()=>l,"appliedGen\
es")});function l(p,n){const e=new Set(p.flatMap(o().newNamings).map(({gene:A})=>A));for(const{kind:A,asset:i}of p)A!=="\
removed"&&i.type==="Gene"&&e.delete(i.id);const s=new Set;return u(p,n).filter(A=>{if(!e.has(A.id))return!1;const i=(0,f().
canonicalize)(A.value);return s.has(i)?!1:(s.add(i),!0)}).map(A=>({kind:"applied",asset:A,before:A}))}t(l,"appliedGenes");
function r(p,n){const e=l(p,n),s=new Set(e.map(({asset:v})=>v.id));return u(p,n).map(v=>({kind:s.has(v.id)?"applied":"un\
changed",asset:v,before:v}))}t(r,"allOtherGenes");function u(p,n){const e=new Set(p.map(({asset:s})=>s));return n.flatMap(
({assets:s})=>s).filter(s=>s.type==="Gene"&&!e.has(s))}t(u,"unchangedGenes")},"assets/asset"(y,c,S,B){S(y,{isJsonObject:t(
()=>f,"isJsonObject"),withArticle:t(()=>h,"withArticle")});function h(a){return`${a.startsWith("E")?"an":"a"} ${a}`}t(h,
"withArticle");function f(a){return typeof a=="object"&&a!==null&&!Array.isArray(a)}t(f,"isJsonObject")},"assets/clear"(y,c,S,B){
S(y,{ambiguousFiles:t(()=>f,"ambiguousFiles")});const h=new Set(["file-too-large","file-not-utf8","file-not-regular","fi\
le-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function f(a){return new Set(a.filter(({rule:o})=>h.
has(o)).map(({location:o})=>o.path))}t(f,"ambiguousFiles")},"assets/collect"(y,c,S,B){let h;const f=t(()=>h??=c("assets/\
applied"),"import_applied");let a;const o=t(()=>a??=c("assets/compare"),"import_compare");let l;const r=t(()=>l??=c("ass\
ets/file"),"import_file");let u;const p=t(()=>u??=c("assets/globs"),"import_globs");let n;const e=t(()=>n??=c("assets/in\
directions"),"import_indirections");let s;const v=t(()=>s??=c("assets/limits"),"import_limits");let A;const i=t(()=>A??=
c("assets/log/audit-log"),"import_audit_log");let d;const x=t(()=>d??=c("assets/log/read-log"),"import_read_log");let I;
const j=t(()=>I??=c("assets/stray"),"import_stray");S(y,{collectAssets:t(()=>G,"collectAssets")});async function G(_){const{
baseTree:b,headTree:O,change:k,policy:R,all:J=!1}=_,D=(0,p().assetPathTest)(R),F=(0,v().assetLimits)(R.assets.max_file_bytes),
C=[...O.files()],Q=C.filter(P),Z=Q.filter(({path:m})=>D(m)),W=new Set(k.files.filter(({status:m})=>m!=="deleted").map(({
path:m})=>m)),st=Q.filter(({path:m})=>W.has(m)&&!D(m)&&(0,j().isJsonPath)(m)),ot=k.files.flatMap(({oldPath:m,path:U})=>{
const V=D(m??U)?b.stat(m??U):void 0;return V&&P(V)?V:[]}),[q,it]=$(ot,({path:m})=>(0,i().isAuditLog)(m)&&W.has(m)),K=new Set(
q.map(({path:m})=>m)),rt=t(async m=>{const U=W.has(m.path);if((0,i().isAuditLog)(m.path)&&!U)return[{file:await(0,x().readUntouchedLog)(
O,m,F),isTouched:U}];const V=K.has(m.path)?await(0,x().readAppendedLog)(b,O,m,F):void 0;return V===void 0?[{file:await w(
O,m,F),isTouched:U}]:(K.delete(m.path),[{file:V.kept,isTouched:!1},{file:V.appended,isTouched:!0}])},"readHead"),tt=t(m=>w(
L(b),m,F),"readBase"),[et,at,lt]=await Promise.all([Promise.all(Z.map(rt)),Promise.all(it.map(tt)),Promise.all(st.map(m=>T(
O,m,F)))]),ct=q.filter(({path:m})=>K.has(m)),H=[...at,...await Promise.all(ct.map(tt))],[ut,dt]=$(et.flat(),({isTouched:m})=>m),
X=et.flat().map(({file:m})=>m),nt=ut.map(({file:m})=>m),z=dt.map(({file:m})=>m),ft=new Map(k.files.map(({path:m,oldPath:U})=>[
m,U??m])),Y=(0,o().compareAssets)({head:nt,base:H,untouched:z,renames:ft}),pt=J?(0,f().allOtherGenes)(Y,X):(0,f().appliedGenes)(
Y,X),mt=(0,e().findIndirections)(O,C,D).filter(({path:m,targetPath:U})=>J||W.has(m)||W.has(U??m));return{changes:(0,o().
inOrder)([...Y,...pt]),problems:[...(J?X:nt).flatMap(({problems:m})=>m),...H.flatMap(g),...(J?[]:z).flatMap(m=>E(m,Y)),...mt.
map(({path:m,detail:U})=>M(m,U)),...lt.filter(m=>m!==void 0)],files:Z.map(({path:m})=>m),present:X.flatMap(({assets:m})=>m),
unread:X.flatMap(({path:m,unread:U})=>U===void 0?[]:[{path:m,detail:U}]),past:N([...z,...H]).flatMap(({assets:m})=>m)}}t(
G,"collectAssets");function $(_,b){return[_.filter(b),_.filter(O=>!b(O))]}t($,"split");function N(_){return[...new Map(_.
map(O=>[O.path,O])).values()].sort((O,k)=>O.path<k.path?-1:1)}t(N,"byPath");function P({kind:_}){return _==="file"||_===
"executable"}t(P,"isRegular");function L(_){return{..._,read:t(async(...b)=>Buffer.from((await _.read(...b)).toString("u\
tf8")),"read")}}t(L,"readable");async function w(_,{path:b,size:O=0},k){if(O>k.maxBytes)return(0,r().tooLargeFile)(b,O,k);
try{return(0,r().readAssetFile)(b,await _.read(b,k.maxBytes),k)}catch(R){return(0,r().unreadFile)(b,R)}}t(w,"readStore");
async function T(_,{path:b,size:O=0},k){try{if(O<=k.maxBytes)return(0,j().findStrayGenes)(b,await _.read(b,k.maxBytes),k)}catch(J){
return(0,r().unreadFile)(b,J).problems[0]}const R=`with ${O} bytes it is too large to be searched`;return{rule:"outside-\
globs",location:{path:b,line:1,column:1},detail:R}}t(T,"searchStray");function g({path:_,problems:b}){return b.filter(({
rule:O})=>o().UNREAD.has(O)).map(({rule:O,location:k,detail:R})=>({rule:"not-judged",location:{path:_,line:1,column:1},detail:O===
"not-judged"?`${R} (at the base)`:`the file \`${_}\` at the base, line ${k.line}: ${R}`}))}t(g,"unreadAtBase");function E({
problems:_},b){return _.flatMap(O=>O.rule==="not-judged"?[O]:!o().UNREAD.has(O.rule)||b.length===0?[]:[{...O,rule:"asset\
-file-unread"}])}t(E,"unreadBeside");function M(_,b){return{rule:"file-not-regular",location:{path:_,line:1,column:1},detail:b}}
t(M,"notRegular")},"assets/compare"(y,c,S,B){let h;const f=t(()=>h??=c("@evomap/gep-sdk"),"import_gep_sdk");let a;const o=t(
()=>a??=c("assets/file"),"import_file");S(y,{INCOMPLETE:t(()=>r,"INCOMPLETE"),UNREAD:t(()=>l,"UNREAD"),compareAssets:t(()=>u,
"compareAssets"),inOrder:t(()=>p,"inOrder")});const l=new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),
r=new Set([...l,"file-not-json","json-too-deep"]);function u({head:i,base:d,untouched:x,renames:I}){const j=[],G=t(w=>I.
get(w)??w,"basePath");let $=e(i,G),N=e(d,w=>w);for(const w of n){const T=v($,N,w);for(const[{asset:E,content:M},_]of T)M!==
_.content&&j.push({kind:"modified",asset:E,before:_.asset});const g=new Set(T.values());$=$.filter(E=>!T.has(E)),N=N.filter(
E=>!g.has(E))}const P=new Map([...x,...d].flatMap(({assets:w})=>w).filter(({value:w})=>(0,o().declaredId)(w)!==void 0).map(
w=>[s(w),w]));for(const{asset:w,name:T}of $){const g=P.get(T);j.push({kind:"added",asset:w,...g&&{before:g}})}const L=new Set(
i.filter(A).map(({path:w})=>G(w)));for(const{asset:w,path:T}of N)L.has(T)||j.push({kind:"removed",asset:w});return p(j)}
t(u,"compareAssets");function p(i){return i.map(d=>({change:d,place:d.asset.locate()})).sort(({place:d},{place:x})=>d.path===
x.path?d.line-x.line||d.column-x.column:d.path<x.path?-1:1).map(({change:d})=>d)}t(p,"inOrder");const n=[({name:i,path:d,
content:x})=>[i,d,x],({name:i,path:d})=>[i,d],({name:i,content:d})=>[i,d],({name:i})=>[i]];function e(i,d){return i.flatMap(
({path:x,assets:I})=>I.map(j=>({asset:j,name:s(j),path:d(x),content:(0,f().canonicalize)(j.value)})))}t(e,"tag");function s({
type:i,value:d}){return`${i} ${(0,o().declaredId)(d)??""}`}t(s,"typeAndId");function v(i,d,x){const I=new Map;for(const G of d.
toReversed()){const $=JSON.stringify(x(G)),N=I.get($);N?N.push(G):I.set($,[G])}const j=new Map;for(const G of i){const $=I.
get(JSON.stringify(x(G)))?.pop();$&&j.set(G,$)}return j}t(v,"pairUp");function A({problems:i}){return i.some(({rule:d})=>r.
has(d))}t(A,"isIncomplete")},"assets/file"(y,c,S,B){let h;const f=t(()=>h??=c("rules/not-judged"),"import_not_judged");let a;
const o=t(()=>a??=c("assets/asset"),"import_asset");let l;const r=t(()=>l??=c("assets/json"),"import_json");let u;const p=t(
()=>u??=c("assets/locate"),"import_locate");let n;const e=t(()=>n??=c("assets/problems"),"import_problems");let s;const v=t(
()=>s??=c("assets/shapes"),"import_shapes");let A;const i=t(()=>A??=c("assets/source"),"import_source");let d;const x=t(
()=>d??=c("assets/utf8"),"import_utf8");S(y,{declaredId:t(()=>P,"declaredId"),readAssetFile:t(()=>I,"readAssetFile"),tooLargeFile:t(
()=>j,"tooLargeFile"),unreadFile:t(()=>G,"unreadFile")});function I(L,w,T,g=1){if(w.length>T.maxBytes)return j(L,w.length,
T);const{text:E,complete:M}=(0,x().decodeUtf8)(w),_=new(i()).Source(L,E,g),b=new(e()).Problems(_);if(!M){const C={start:E.
length,end:E.length};return b.add("file-not-utf8",C,"a byte that no UTF-8 text can have here"),{path:L,assets:[],problems:b.
found}}const O=(0,r().readJson)(E,T,b);O.length===0&&b.found.length===0&&!$(L)&&b.add("file-not-json",{start:0,end:0},"e\
xpected a JSON value, found an empty file");const k=(0,v().findCandidates)(O,b),R=k[T.maxAssets];if(R){const C=`more tha\
n ${T.maxAssets} assets; the rest is not read`;b.add("too-many",R.node,C)}const J=$(L)||O.length>1,D=k.slice(0,T.maxAssets).
map(C=>J?C:{...C,pointer:C.pointer.slice(1)}),F=N(D,_,b);return{path:L,assets:F,problems:b.found}}t(I,"readAssetFile");function j(L,w,{
maxBytes:T}){const g=`${w} bytes, of at most ${T}`;return{path:L,assets:[],problems:[{rule:"file-too-large",location:{path:L,
line:1,column:1},detail:g}]}}t(j,"tooLargeFile");function G(L,w){const T={path:L,line:1,column:1},g=(0,f().whyNotJudged)(
`the file \`${L}\``,w);return{path:L,assets:[],problems:[{rule:"not-judged",location:T,detail:g}]}}t(G,"unreadFile");function $(L){
return L.toLowerCase().endsWith(".jsonl")}t($,"isLog");function N(L,w,T){const g=new Map;return L.map((E,M)=>{const{node:_,
pointer:b,value:O,type:k}=E,R=P(O),J=R??`#${M+1}`,D=g.get(`${k} ${J}`);if(R===void 0){const F=`${(0,o().withArticle)(k)}\
 without an "id"; it is called ${J} here`;_.cut||T.add("missing-id",_,F,J)}else if(D){const F=`${k} ${JSON.stringify(J)}\
, first at ${T.place(D.node.start)}`;T.add("duplicate-id",_,F,J)}else g.set(`${k} ${J}`,E);return{type:k,id:J,path:w.path,
value:O,pointer:b,..._.cut&&{cut:!0},locate:t((F=[],C)=>(0,p().locatePointer)(w,_,F,C),"locate")}})}t(N,"nameAssets");function P({
id:L}){return typeof L=="string"&&L.trim()!==""?L:void 0}t(P,"declaredId")},"assets/globs"(y,c,S,B){let h;const f=t(()=>h??=
c("picomatch"),"import_picomatch");S(y,{assetPathTest:t(()=>o,"assetPathTest")});const a="**/memory_graph*.jsonl";function o({
assets:l}){return(0,f().default)(l.include,{dot:!0,nonegate:!0,ignore:a})}t(o,"assetPathTest")},"assets/indirections"(y,c,S,B){
let h;const f=t(()=>h??=c("repo/paths"),"import_paths");S(y,{findIndirections:t(()=>a,"findIndirections")});function a(l,r,u){
return r.flatMap(p=>{const{path:n,kind:e}=p;if(e!=="symlink"&&e!=="submodule")return[];if(e==="symlink"){const v=(0,f().
resolveInTree)(l,n);if(v.kind==="inside"&&v.entry.kind==="directory")return o(n,v.path,r,u);if(u(n)){const A=v.kind==="i\
nside"?{targetPath:v.path}:{};return[{path:n,detail:`${n} is a symlink`,...A}]}}return u(n)||u(`${n}/genes.json`)?[{path:n,
detail:`${n} is a ${e}`}]:[]})}t(a,"findIndirections");function o(l,r,u,p){const n=r===""?"":`${r}/`;return u.filter(({path:e})=>e.
startsWith(n)&&!p(e)).map(({path:e})=>({targetPath:e,alias:`${l}/${e.slice(n.length)}`})).filter(({alias:e})=>p(e)).map(
({targetPath:e,alias:s})=>({path:l,detail:`${s} is reached through the symlink ${l}`,targetPath:e}))}t(o,"aliases")},"as\
sets/json"(y,c,S,B){let h;const f=t(()=>h??=c("assets/json-grammar"),"import_json_grammar");let a;const o=t(()=>a??=c("a\
ssets/tokens"),"import_tokens");S(y,{readJson:t(()=>l,"readJson")});function l(p,n,e){return new r(p,n,e).read()}t(l,"re\
adJson");class r{static{t(this,"Reader")}#t;#e;#o;#i=[];#n=[];#u=0;#r=!1;#a=!1;#l=!1;constructor(n,e,s){this.#t=e,this.#e=
s,this.#o=(0,o().tokenize)(n)}read(){let n;do{if(n=this.#o(),this.#u>this.#t.maxValues){const e=`more than ${this.#t.maxValues}\
 JSON values; the rest is not read`;this.#e.add("too-many",n,e),this.#m(n);break}this.#h(n)}while(n.kind!=="end");return this.#i}#h(n){
const e=this.#n.at(-1);n.kind==="comment"?this.#s(n,n.fault??(0,o().describeToken)(n)):e?this.#g(e,n):n.kind!=="end"&&this.#d(
n)}#d(n){const e=f().SCALARS.has(n.kind);n.kind==="{"||n.kind==="["||e&&!this.#a&&!this.#l?(this.#a=!1,this.#r=!1,this.#f(
n)):this.#a||(this.#a=!0,this.#r=this.#l,this.#s(n,`expected a JSON value, found ${(0,o().describeToken)(n)}`))}#g(n,e){
const{kind:s}=e;s===n.close&&(n.next==="first"||n.next==="comma")?this.#p(n,e):s===n.close&&n.next==="item"?(this.#s(e,`\
a comma before "${s}"`),this.#p(n,e)):n.next==="comma"&&s===","?n.next="item":n.next==="colon"&&s===":"?n.next="value":(0,f().
isKeyNext)(n)&&s==="string"?this.#_(n,e):(0,f().isValueNext)(n)&&f().BEGINS_VALUE.has(s)?(n.next="comma",this.#f(e)):(this.#s(
e,`expected ${(0,f().expected)(n)}, found ${(0,o().describeToken)(e)}`),this.#v(e))}#_(n,e){e.fault&&this.#s(e,e.fault);
const s=e.value;if(s==="__proto__")this.#e.add("forbidden-key",e,'"__proto__" as a key');else if(Object.hasOwn(n.node.value,
s)&&!this.#e.full){const v=n.node.children.find(i=>i.key?.name===s)?.key,A=this.#e.place((v??e).start);this.#e.add("dupl\
icate-key",e,`${JSON.stringify(s)}, first at ${A}`)}n.key={name:s,start:e.start,end:e.end},n.next="colon"}#f(n){n.fault&&
this.#s(n,n.fault),n.kind==="unknown"&&this.#s(n,`expected a JSON value, found ${(0,o().describeToken)(n)}`);const e=n.kind===
"{"||n.kind==="[";if(e&&this.#n.length>=this.#t.maxDepth){const s=`brackets nested more than ${this.#t.maxDepth} deep`;this.#e.
add("json-too-deep",n,s),this.#c({value:null,start:n.start,end:this.#A(n)})}else e?this.#y(n):this.#c({value:u(n),start:n.
start,end:n.end})}#y({kind:n,start:e,end:s}){const A={value:n==="{"?Object.create(null):[],start:e,end:s,children:[]};this.#c(
A),this.#n.push({node:A,close:n==="{"?"}":"]",next:"first"})}#c(n){this.#u+=1;const e=this.#n.at(-1);if(!e){this.#i.push(
n);return}e.node.children.push(n),Array.isArray(e.node.value)?e.node.value.push(n.value):e.key&&(n.key=e.key,e.node.value[e.
key.name]=n.value)}#p(n,e){n.node.end=e.end,this.#n.pop()}#m(n){for(const{node:e}of this.#n)e.end=n.start,e.cut=!0;this.#n.
length=0}#v(n){this.#m(n),this.#l=!0,n.kind!=="end"&&this.#d(n)}#A(n){let e=n;for(let s=1;s>0&&e.kind!=="end";)e=this.#o(),
(e.kind==="{"||e.kind==="[")&&(s+=1),(e.kind==="}"||e.kind==="]")&&(s-=1);return e.end}#s(n,e){this.#r||this.#e.add("fil\
e-not-json",n,e),this.#r=!0}}function u({kind:p,value:n,fault:e}){return p==="string"?n:p==="number"?e?null:Number(n):p===
"true"?!0:p==="false"?!1:null}t(u,"scalar")},"assets/json-grammar"(y,c,S,B){S(y,{BEGINS_VALUE:t(()=>f,"BEGINS_VALUE"),SCALARS:t(
()=>h,"SCALARS"),expected:t(()=>l,"expected"),isKeyNext:t(()=>a,"isKeyNext"),isValueNext:t(()=>o,"isValueNext")});const h=new Set(
["string","number","true","false","null"]),f=new Set([...h,"{","[","unknown"]);function a({close:r,next:u}){return r==="\
}"&&(u==="first"||u==="item")}t(a,"isKeyNext");function o({close:r,next:u}){return u==="value"||r==="]"&&(u==="first"||u===
"item")}t(o,"isValueNext");function l(r){return r.next==="colon"?'":" after a key':r.next==="comma"?`"," or "${r.close}"`:
a(r)?"a key in double quotes":"a JSON value"}t(l,"expected")},"assets/limits"(y,c,S,B){S(y,{assetLimits:t(()=>h,"assetLi\
mits")});function h(f){return{maxBytes:f,maxDepth:64,maxValues:1e6,maxAssets:5e4}}t(h,"assetLimits")},"assets/locate"(y,c,S,B){
S(y,{locatePointer:t(()=>h,"locatePointer")});function h(o,l,r,u){let p=l;for(const n of r){const e=f(p,n);if(!e)return o.
location(p.start,p.end);p=e}return!u||typeof p.value!="string"?o.location(p.start,p.end):o.location(a(o.text,p,u.start),
a(o.text,p,u.end))}t(h,"locatePointer");function f({value:o,children:l},r){return Array.isArray(o)?typeof r=="number"?l?.[r]:
void 0:l?.findLast(({key:u})=>u?.name===r)}t(f,"childAt");function a(o,{start:l,end:r},u){const p=r-1;let n=l+1;for(let e=0;e<
u&&n<p;e+=1)o[n]!=="\\"?n+=1:n+=o[n+1]==="u"?6:2;return Math.min(n,p)}t(a,"sourceOffset")},"assets/log/appended"(y,c,S,B){
S(y,{continuationOf:t(()=>o,"continuationOf")});const h=10,f=13,a=new Set([32,9,h,f]);function o(e,s){if(l(s,e))return{kind:"\
appended",from:e.length};const v=r(e),A=r(s);let i=0;for(let d=v.next().value;d;){const x=v.next().value,I=A.next().value;
if(!I||!p(d.bytes,I.bytes,x===void 0))return{kind:"rewritten",line:d.line};i=I.end,d=x}return{kind:"appended",from:i}}t(
o,"continuationOf");function l(e,s){return s.length>e.length||s.compare(e,0,s.length)!==0?!1:s.length===0||s.length===e.
length||s.at(-1)===h}t(l,"startsWithLines");function*r(e){let s=0;for(let v=0;v<e.length;){const A=e.indexOf(h,v),i=A<0?
e.length:A,d=e.subarray(v,i);v=Math.min(i+1,e.length),s+=1,u(d)||(yield{bytes:d,line:s,end:v})}}t(r,"recordsOf");function u(e){
for(const s of e)if(!a.has(s))return!1;return!0}t(u,"isBlank");function p(e,s,v){return v?n(e).equals(n(s)):e.equals(s)}
t(p,"isKept");function n(e){return e.at(-1)===f?e.subarray(0,-1):e}t(n,"withoutReturn")},"assets/log/audit-log"(y,c,S,B){
let h;const f=t(()=>h??=c("repo/anywhere"),"import_anywhere");S(y,{MAX_LOG_BYTES:t(()=>o,"MAX_LOG_BYTES"),isAuditLog:t(()=>l,
"isAuditLog")});const a=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],o=128*1024*1024;function l(r){return a.some(
u=>(0,f().isWithinAnywhere)(r,u))}t(l,"isAuditLog")},"assets/log/read-log"(y,c,S,B){let h;const f=t(()=>h??=c("assets/fi\
le"),"import_file");let a;const o=t(()=>a??=c("assets/log/appended"),"import_appended");let l;const r=t(()=>l??=c("asset\
s/log/audit-log"),"import_audit_log");let u;const p=t(()=>u??=c("assets/log/records"),"import_records");S(y,{readAppendedLog:t(
()=>e,"readAppendedLog"),readUntouchedLog:t(()=>n,"readUntouchedLog")});async function n(i,{path:d,size:x=0},I,j){if(x>r().
MAX_LOG_BYTES)return A(d,x);try{return(0,p().readRecords)(d,await i.read(d,r().MAX_LOG_BYTES),I,j)}catch(G){return(0,f().
unreadFile)(d,G)}}t(n,"readUntouchedLog");async function e(i,d,{path:x,size:I=0},j){if(!(I>r().MAX_LOG_BYTES))try{const[
G,$]=await Promise.all([i.read(x,r().MAX_LOG_BYTES),d.read(x,r().MAX_LOG_BYTES)]),N=(0,o().continuationOf)(G,$);if(N.kind===
"rewritten")return;const{from:P}=N,L=(0,p().readRecords)(x,$.subarray(0,P),j),w=(0,p().countLines)($,P)+1,T=s(x,$.subarray(
P),j,w);return{kept:L,appended:v(T,L)}}catch(G){return{kept:{path:x,assets:[],problems:[]},appended:(0,f().unreadFile)(x,
G)}}}t(e,"readAppendedLog");function s(i,d,x,I){return d.length>x.maxBytes?(0,f().tooLargeFile)(i,d.length,x):(0,f().readAssetFile)(
i,d,x,I)}t(s,"readAppended");function v(i,d){if(i.assets.length===0)return i;const x=new Map(d.assets.map(j=>[`${j.type}\
 ${j.id}`,j])),I=i.assets.flatMap(j=>{const G=x.get(`${j.type} ${j.id}`);if(G===void 0||j.id.startsWith("#"))return[];const $=`${j.
type} ${JSON.stringify(j.id)}, first at line ${G.locate().line}, column 1`;return[{rule:"duplicate-id",location:j.locate(),
detail:$,id:j.id}]});return{...i,problems:[...i.problems,...I]}}t(v,"withDuplicates");function A(i,d){return{path:i,assets:[],
problems:[],unread:`${d} bytes, of at most ${r().MAX_LOG_BYTES}`}}t(A,"unreadLog")},"assets/log/records"(y,c,S,B){let h;
const f=t(()=>h??=c("assets/asset"),"import_asset");let a;const o=t(()=>a??=c("assets/compare"),"import_compare");let l;
const r=t(()=>l??=c("assets/file"),"import_file");let u;const p=t(()=>u??=c("assets/shapes"),"import_shapes");let n;const e=t(
()=>n??=c("assets/utf8"),"import_utf8");S(y,{countLines:t(()=>i,"countLines"),readRecords:t(()=>v,"readRecords")});const s=10;
function v($,N,P,L="essential"){const w=A(N,P.maxBytes),T=N.subarray(w),g=i(N,w)+1,E=d($,T,g,L),M=E?{path:$,assets:E,problems:[]}:
(0,r().readAssetFile)($,T,P,g),_=M.problems.find(({rule:k})=>o().UNREAD.has(k))?.detail,b=w>0?`only the newest ${T.length}\
 of ${N.length} bytes`:void 0,O=_??b;return{...M,...O!==void 0&&{unread:O}}}t(v,"readRecords");function A($,N){if($.length<=
N)return 0;const P=$.indexOf(s,$.length-N-1);return P<0?$.length:P+1}t(A,"startOfNewest");function i($,N){let P=0;for(let L=$.
indexOf(s);L>=0&&L<N;L=$.indexOf(s,L+1))P+=1;return P}t(i,"countLines");function d($,N,P,L){const{text:w,complete:T}=(0,e().
decodeUtf8)(N);if(!T)return;const g=[];let E=P;for(let M=0;M<w.length;E+=1){const _=w.indexOf(`
`,M),b=_<0?w.length:_,O=w.slice(M,b);if(M=b+1,O.trim()==="")continue;const k=x(O);if(k===void 0||(0,p().hasAssetLists)(k))
return;const{type:R}=k;if((0,p().isAssetType)(R)){const J=R==="EvolutionEvent"&&L==="essential",D=J?G(k):k,F=I($,E,g.length,
R,D);g.push(J?{...F,shortened:J}:F)}else if(!(0,p().isCompanion)(R))return}return g}t(d,"readLines");function x($){try{const N=JSON.
parse($);return(0,f().isJsonObject)(N)?N:void 0}catch{return}}t(x,"parse");function I($,N,P,L,w){return{type:L,id:(0,r().
declaredId)(w)??`#${P+1}`,path:$,value:w,pointer:[P],locate:t(()=>({path:$,line:N,column:1}),"locate")}}t(I,"recordOf");
const j=["type","id","parent","capsule_id","genes_used","signals"];function G($){const N=Object.create(null);for(const L of j){
const w=$[L];w!==void 0&&(N[L]=w)}const{outcome:P}=$;return(0,f().isJsonObject)(P)&&P.status!==void 0&&(N.outcome={status:P.
status}),N}t(G,"essentials")},"assets/log/whole-records"(y,c,S,B){let h;const f=t(()=>h??=c("assets/asset"),"import_asse\
t");let a;const o=t(()=>a??=c("assets/log/audit-log"),"import_audit_log");S(y,{readWholeRecords:t(()=>l,"readWholeRecord\
s")});async function l(n,e){const s=new Map;for(const A of e){if(!A.shortened)continue;const i=s.get(A.path)??new Map;s.
set(A.path,i.set(A.locate().line,A))}const v=new Map;for(const[A,i]of s){const d=await n.read(A,o().MAX_LOG_BYTES);for(const{
line:x,text:I}of u(d)){const j=i.get(x),G=j&&p(I());j&&G&&v.set(j,G)}}return v}t(l,"readWholeRecords");const r=10;function*u(n){
let e=1;for(let s=0;s<n.length;e+=1){const v=n.indexOf(r,s),A=v<0?n.length:v,i=s;yield{line:e,text:t(()=>n.toString("utf\
8",i,A),"text")},s=A+1}}t(u,"linesOf");function p(n){try{const e=JSON.parse(n);return(0,f().isJsonObject)(e)?e:void 0}catch{
return}}t(p,"parse")},"assets/naming"(y,c,S,B){S(y,{namings:t(()=>f,"namings"),newNamings:t(()=>h,"newNamings")});function h({
kind:a,asset:o,before:l}){if(a!=="added"&&a!=="modified")return[];const r=new Set(a==="modified"&&l?f(l).map(({gene:u})=>u):
[]);return f(o).filter(({gene:u})=>!r.has(u))}t(h,"newNamings");function f(a){const{gene:o,genes_used:l}=a.value;return a.
type==="Capsule"?typeof o=="string"?[{by:a,gene:o,pointer:["gene"]}]:[]:a.type!=="EvolutionEvent"||!Array.isArray(l)?[]:
l.flatMap((r,u)=>typeof r=="string"?[{by:a,gene:r,pointer:["genes_used",u]}]:[])}t(f,"namings")},"assets/pointer"(y,c,S,B){
S(y,{pointerText:t(()=>h,"pointerText")});function h(f){return f.map(a=>`/${String(a).replaceAll("~","~0").replaceAll("/",
"~1")}`).join("")}t(h,"pointerText")},"assets/problems"(y,c,S,B){S(y,{Problems:t(()=>f,"Problems")});const h=100;class f{static{
t(this,"Problems")}found=[];#t;constructor(o){this.#t=o}get full(){return this.found.length>h}place(o){const{line:l,column:r}=this.#t.
location(o);return`line ${l}, column ${r}`}add(o,{start:l,end:r},u,p){if(this.full)return;const n=this.#t.location(l,r);
this.found.push(this.found.length<h?{rule:o,location:n,detail:u,...p!==void 0&&{id:p}}:{rule:"too-many",location:n,detail:`\
more than ${h} problems; the rest is not listed`})}}},"assets/shapes"(y,c,S,B){let h;const f=t(()=>h??=c("model/asset"),
"import_asset");let a;const o=t(()=>a??=c("assets/asset"),"import_asset2");S(y,{findCandidates:t(()=>p,"findCandidates"),
hasAssetLists:t(()=>s,"hasAssetLists"),isAssetType:t(()=>n,"isAssetType"),isCompanion:t(()=>e,"isCompanion")});const l=new Map(
Object.entries({genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"\
ValidationReport",mutations:"Mutation"})),r=new Map(Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",
evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"Mutation"})),u=new Set(["PersonalityStat\
e","MemoryGraphEvent","Selector","Task"]);function p(i,d){const x=[];let I=0,j=!1;for(const[g,E]of i.entries())j||=E.cut===
!0,G(E,"some_asset",[g]);return x;function G(g,E,M){Array.isArray(g.value)?$(g,E,M):(0,o().isJsonObject)(g.value)?N(g,g.
value,E,M):E!=="anything"&&T(g,E,v(g.value))}function $({children:g=[]},E,M){for(const[_,b]of g.entries())G(b,E,[...M,_])}
function N(g,E,M,_){const{type:b}=E;n(b)?(x.push({node:g,pointer:_,value:E,type:b}),w(g,_)):e(b)?w(g,_):P(g,E,M,_)}function P(g,E,M,_){
const b=A(E.type),O=n(M)?M:Array.isArray(E.validation)?"Gene":void 0;if(O){T(g,M,`${b}; it is audited as ${(0,o().withArticle)(
O)}`),x.push({node:g,pointer:_,value:E,type:O}),w(g,_);return}const k=x.length+I;for(const J of g.children??[])L(J,[..._,
J.key?.name??""]);x.length+I===k&&M==="some_asset"&&T(g,M,b)}function L(g,E){const M=l.get(g.key?.name??""),_=r.get(g.key?.
name??"");M&&(I+=1,Array.isArray(g.value)||T(g,M,"no list")),M&&Array.isArray(g.value)?G(g,M,E):G(g,_&&(0,o().isJsonObject)(
g.value)?_:"anything",E)}function w(g,E){for(const{key:M,value:_,children:b=[]}of g.children??[]){const O=l.get(M?.name??
"");if(!(!O||!Array.isArray(_)))for(const[k,R]of b.entries())(0,o().isJsonObject)(R.value)&&G(R,O,[...E,M?.name??"",k])}}
function T(g,E,M){if(j)return;const _=n(E)?(0,o().withArticle)(E):"an asset";d.add("not-an-asset",g,`expected ${_}, foun\
d ${M}`)}}t(p,"findCandidates");function n(i){return f().ASSET_TYPES.includes(i)}t(n,"isAssetType");function e(i){return typeof i==
"string"&&u.has(i)}t(e,"isCompanion");function s(i){return Object.keys(i).some(d=>l.has(d)&&Array.isArray(i[d]))}t(s,"ha\
sAssetLists");function v(i){return i===null?"null":`a ${typeof i}`}t(v,"describeScalar");function A(i){return i===void 0?
'an object without a "type"':typeof i!="string"?'an object whose "type" is not a string':`an object of type ${JSON.stringify(
i.slice(0,40))}`}t(A,"describeType")},"assets/source"(y,c,S,B){S(y,{Source:t(()=>h,"Source")});class h{static{t(this,"So\
urce")}path;text;#t;#e;constructor(a,o,l=1){this.path=a,this.text=o,this.#t=l}location(a,o=a){const l=this.#o(a),r=this.#o(
Math.max(a,o));return{path:this.path,...l,end_line:r.line,end_column:r.column}}#o(a){const o=this.#e??this.#i();let l=0;
for(let r=o.length;r-l>1;){const u=l+r>>>1;(o[u]??0)<=a?l=u:r=u}return{line:l+this.#t,column:a-(o[l]??0)+1}}#i(){const a=[
0];for(let o=this.text.indexOf(`
`);o!==-1;o=this.text.indexOf(`
`,o+1))a.push(o+1);return this.#e=a,a}}},"assets/stray"(y,c,S,B){let h;const f=t(()=>h??=c("assets/json"),"import_json");
let a;const o=t(()=>a??=c("assets/problems"),"import_problems");let l;const r=t(()=>l??=c("assets/source"),"import_sourc\
e");S(y,{findStrayGenes:t(()=>p,"findStrayGenes"),isJsonPath:t(()=>u,"isJsonPath")});function u(s){return/\.jsonl?$/i.test(
s)}t(u,"isJsonPath");function p(s,v,A){if(!n(v))return;const i=new(r()).Source(s,v.toString("utf8")),d=e((0,f().readJson)(
i.text,A,new(o()).Problems(i))),[x]=d;if(x)return{rule:"outside-globs",location:i.location(x.start,x.end),detail:d.length===
1?"a Gene":`${d.length} Genes`}}t(p,"findStrayGenes");function n(s){return s.includes('"Gene"')||s.includes("\\u00")}t(n,
"mayHoldGenes");function e(s){return s.flatMap(v=>{const{value:A,children:i=[]}=v;return typeof A=="object"&&A!==null&&!Array.
isArray(A)&&A.type==="Gene"?[v]:e(i)})}t(e,"genesIn")},"assets/subject"(y,c,S,B){S(y,{subjectOf:t(()=>h,"subjectOf")});function h({
type:f,id:a}){return{type:f,id:a}}t(h,"subjectOf")},"assets/tokens"(y,c,S,B){let h;const f=t(()=>h??=c("jsonc-parser"),"\
import_jsonc_parser");S(y,{describeToken:t(()=>n,"describeToken"),tokenize:t(()=>u,"tokenize")});const a={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
o=14,l=15,r={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function u(e){const s=(0,f().
createScanner)(e,!1);return()=>{let v=s.scan();for(;v===o||v===l;)v=s.scan();const A=a[v]??"unknown",i=s.getTokenValue(),
d=r[s.getTokenError()]??p(A,i);return{kind:A,start:s.getTokenOffset(),end:Math.min(s.getPosition(),e.length),value:i,...d!==
void 0&&{fault:d}}}}t(u,"tokenize");function p(e,s){if(e==="comment")return"a comment";if(e==="number"&&!Number.isFinite(
Number(s)))return"a number out of range";if(e==="string"&&new RegExp("\\p{Surrogate}","u").test(s))return"half of a surr\
ogate pair"}t(p,"faultOfValue");function n({kind:e,value:s}){return e==="end"?"the end of the file":e==="string"||e==="n\
umber"||e==="comment"?`a ${e}`:e!=="unknown"?`"${e}"`:JSON.stringify(s.length>40?`${s.slice(0,40)}\u2026`:s)}t(n,"descri\
beToken")},"assets/utf8"(y,c,S,B){S(y,{decodeUtf8:t(()=>h,"decodeUtf8")});function h(a){try{return{text:new TextDecoder(
"utf-8",{fatal:!0}).decode(a),complete:!0}}catch{return{text:f(a),complete:!1}}}t(h,"decodeUtf8");function f(a){const o=new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(a);let l=0,r=0;for(let u=o.indexOf("\uFFFD");u!==-1;u=o.indexOf("\uFFFD",r)){if(l+=Buffer.
byteLength(o.slice(r,u)),a[l]!==239||a[l+1]!==191||a[l+2]!==189)return o.slice(0,u);l+=3,r=u+1}return o}t(f,"validPrefix")},
"assets/validation"(y,c,S,B){S(y,{commandsToRun:t(()=>a,"commandsToRun"),isBlankEntry:t(()=>f,"isBlankEntry"),validationCommands:t(
()=>o,"validationCommands")});const h=1e3;function f({value:l}){return typeof l=="string"&&l.trim()===""}t(f,"isBlankEnt\
ry");function a(l){const r=o(l);return r.kind!=="list"?[]:r.entries.flatMap(u=>typeof u.value=="string"&&!f(u)?[u.value.
trim()]:[])}t(a,"commandsToRun");function o({value:l}){const{validation:r}=l;return r===void 0?{kind:"missing"}:Array.isArray(
r)?r.length>h?{kind:"not_a_list",expected:`a list of at most ${h} strings`}:{kind:"list",entries:r.map((p,n)=>({value:p,
pointer:["validation",n]}))}:{kind:"not_a_list",expected:"a list of strings"}}t(o,"validationCommands")}};
