//# assets/applied
(function(l,w,d){const c=d("assets/naming"),u=d("assets/wrapper");function o(t,i){const p=new Set(t.flatMap(c().newNamings).
map(({gene:n})=>n));for(const{kind:n,asset:a}of t)n!=="removed"&&a.type==="Gene"&&p.delete(a.id);const e=new Set;return s(
t,i).filter(n=>{if(!p.has(n.id))return!1;const a=(0,u().saidIn)(n);return e.has(a)?!1:(e.add(a),!0)}).map(n=>({kind:"app\
lied",asset:n,before:n}))}function m(t,i){const p=o(t,i),e=new Set(p.map(({asset:r})=>r.id));return s(t,i).map(r=>({kind:e.
has(r.id)?"applied":"unchanged",asset:r,before:r}))}function s(t,i){const p=new Set(t.map(({asset:e})=>e));return i.flatMap(
({assets:e})=>e).filter(e=>e.type==="Gene"&&!p.has(e))}l.exports={allOtherGenes:m,appliedGenes:o}});
//# assets/asset
(function(r,c,e){function i(t){return`${t.startsWith("E")?"an":"a"} ${t}`}function n(t){return typeof t=="object"&&t!==
null&&!Array.isArray(t)}r.exports={isJsonObject:n,withArticle:i}});
//# assets/before
(function(h,l,S){const g=new Set(["not-an-asset","missing-id","duplicate-id","duplicate-copy"]);function k(o,a,c,i){const y=new Set(
c.map(({asset:t})=>t.id)),e=new Map;for(const t of a){const n=r(t,t.location.path);e.set(n,(e.get(n)??0)+1)}return o.map(
t=>{const{rule:n,id:s,location:u}=t,d=r(t,i.get(u.path)??u.path),p=e.get(d)??0;return!g.has(n)||p===0||s!==void 0&&y.has(
s)?t:(e.set(d,p-1),{...t,before:!0})})}function r({rule:o,id:a,detail:c},i){return JSON.stringify([o,i,a,c.replace(/\d+/g,
"#")])}h.exports={markBefore:k}});
//# assets/candidates
(function(w,k,u){const p=u("assets/asset"),S=u("assets/message"),r=u("assets/shapes"),d=u("assets/wrapper");function T(a,s){
const t=new _(s);for(const[e,i]of a.entries())t.visitTop(i,e);return t}class _{candidates=[];messages=[];#n;#t;#i=0;#r=!1;constructor(s){
this.#n=s}visitTop(s,t){this.#r||=s.cut===!0,this.#s(s,"some_asset",[t])}#a(s,t,e,i){const n={node:s,pointer:t,value:e,type:i,
...this.#t&&{envelope:this.#t}};return this.candidates.push(n),n}#s(s,t,e){if((0,p().isJsonObject)(s.value))return this.#p(
s,s.value,t,e);Array.isArray(s.value)?this.#c(s,t,e):t!=="anything"&&this.#e(s,t,j(s.value))}#c({children:s=[]},t,e){for(const[
i,n]of s.entries())this.#s(n,t,[...e,i])}#p(s,t,e,i){const{type:n}=t;if(!(0,r().isAssetType)(n)&&!(0,r().isCompanion)(n))
return this.#h(s,t,e,i);const o=(0,r().isAssetType)(n)?this.#a(s,i,t,n):void 0;return this.#o(s,i),o}#h(s,t,e,i){const n=(0,r().
isAssetType)(e)?e:Array.isArray(t.validation)?"Gene":void 0;if(n===void 0)return this.#f(s,t,e,i);const o=v(t.type);this.#e(
s,e,`${o}; it is audited as ${(0,p().withArticle)(n)}`);const c=this.#a(s,i,t,n);return this.#o(s,i),c}#f(s,t,e,i){const n=v(
t.type),o=this.#t,c=(0,S().isMessage)(t);c&&(this.messages.push(s),this.#t=t);const y=this.candidates.length+this.#i,I=(s.
children??[]).flatMap(h=>{const A=h.key?.name??"",b=this.#u(h,[...i,A]);return b?[{key:A,asset:b}]:[]});this.#t=o,this.candidates.
length+this.#i===y&&!c&&e==="some_asset"&&this.#e(s,e,n);const m=(0,d().described)(I),g=(0,d().statementsIn)(t);if(g)for(const h of m)
h.wrappers=[...h.wrappers??[],g];return m.length===1?m[0]:void 0}#u(s,t){const e=r().LISTS.get(s.key?.name??""),i=r().SINGLES.
get(s.key?.name??"");return e&&(this.#i+=1,Array.isArray(s.value)||this.#e(s,e,"no list")),e&&Array.isArray(s.value)?this.#s(
s,e,t):r().MIXED_LISTS.has(s.key?.name??"")?this.#y(s,t):this.#s(s,i&&(0,p().isJsonObject)(s.value)?i:"anything",t)}#y(s,t){
return this.#s(s,Array.isArray(s.value)?"some_asset":"anything",t)}#o(s,t){for(const{key:e,value:i,children:n=[]}of s.children??
[]){const o=r().LISTS.get(e?.name??"");if(!(!o||!Array.isArray(i)))for(const[c,y]of n.entries())(0,p().isJsonObject)(y.value)&&
this.#s(y,o,[...t,e?.name??"",c])}}#e(s,t,e){if(this.#r)return;const i=(0,r().isAssetType)(t)?(0,p().withArticle)(t):"an\
 asset";this.#n.add("not-an-asset",s,`expected ${i}, found ${e}`)}}function j(a){return a===null?"null":`a ${typeof a}`}
function v(a){return a===void 0?'an object without a "type"':typeof a!="string"?'an object whose "type" is not a string':
`an object of type ${JSON.stringify(a.slice(0,40))}`}w.exports={findCandidates:T}});
//# assets/clear
(function(o,l,u){const t=new Set(["file-too-large","file-not-utf8","file-not-regular","file-not-json","json-too-deep","\
too-many","duplicate-key","forbidden-key"]);function n(i){return new Set(i.filter(({rule:e})=>t.has(e)).map(({location:e})=>e.
path))}o.exports={ambiguousFiles:n}});
//# assets/collect
(function(B,H,i){const M=i("assets/applied"),$=i("assets/before"),c=i("assets/compare"),j=i("assets/globs"),w=i("assets\
/indirections"),h=i("assets/overrides"),O=i("assets/read-sides");async function P(s){const{headTree:n,change:t,policy:o,
all:r=!1}=s,{paths:G,files:l,head:b,untouched:g,base:d,strays:N,isTouched:p}=await(0,O().readSides)(s),v=(0,h().effectiveFiles)(
{head:b,base:d,untouched:g}),{overrides:U,atHead:_,atBase:k}=v,A=new Map(t.files.map(({path:e,oldPath:a})=>[e,a??e])),u=(0,c().
compareAssets)({...v,renames:A}),x=(r?M().allOtherGenes:M().appliedGenes)(u,(0,h().only)(l,_)),F=(0,w().findIndirections)(
n,[...n.files()],(0,j().assetPathTest)(o)).filter(({path:e,targetPath:a})=>r||p(e)||p(a??e));return{changes:(0,c().inOrder)(
[...u,...x]),problems:[...r?m(l):(0,$().markBefore)(m(b),m(d),u,A),...U.filter(({file:e,by:a})=>r||p(e.path)||p(a.path)).
map(h().overrideProblem),...d.flatMap(T),...(r?[]:g).flatMap(e=>D(e,u)),...F.map(({path:e,detail:a})=>E(e,a)),...N],files:G,
present:l.flatMap(({assets:e})=>e.filter(_)),unread:l.flatMap(({path:e,unread:a})=>a===void 0?[]:[{path:e,detail:a}]),past:R(
[...g,...d]).flatMap(({assets:e})=>e.filter(k))}}function m(s){return s.flatMap(({problems:n})=>n)}function R(s){return[
...new Map(s.map(t=>[t.path,t])).values()].sort((t,o)=>t.path<o.path?-1:1)}function T({path:s,problems:n}){return n.filter(
({rule:t})=>c().UNREAD.has(t)).map(({rule:t,location:o,detail:r})=>({rule:"not-judged",location:{path:s,line:1,column:1},
detail:t==="not-judged"?`${r} (at the base)`:`the file \`${s}\` at the base, line ${o.line}: ${r}`}))}function D({problems:s},n){
return s.flatMap(t=>t.rule==="not-judged"?[t]:!c().UNREAD.has(t.rule)||n.length===0?[]:[{...t,rule:"asset-file-unread"}])}
function E(s,n){return{rule:"file-not-regular",location:{path:s,line:1,column:1},detail:n}}B.exports={collectAssets:P}});
//# assets/compare
(function(N,j,u){const O=u("group-by"),m=u("assets/file"),S=u("assets/wrapper"),h=new Set(["file-too-large","file-not-u\
tf8","too-many","not-judged"]),g=new Set([...h,"file-not-json","json-too-deep"]);function k({head:t,base:e,untouched:o,renames:p}){
const s=[],a=n=>p.get(n)??n;let r=w(t,a),i=w(e,n=>n);for(const n of v){const c=A(r,i,n);for(const[{asset:d,content:b},M]of c)
b!==M.content&&s.push({kind:"modified",asset:d,before:M.asset});const l=new Set(c.values());r=r.filter(d=>!c.has(d)),i=i.
filter(d=>!l.has(d))}const T=new Map([...o,...e].flatMap(({assets:n})=>n).filter(({value:n})=>(0,m().declaredId)(n)!==void 0).
map(n=>[E(n),n]));for(const{asset:n,name:c}of r){const l=T.get(c);s.push({kind:"added",asset:n,...l&&{before:l}})}const _=new Set(
t.filter(y).map(({path:n})=>a(n)));for(const{asset:n,path:c}of i)_.has(c)||s.push({kind:"removed",asset:n});return I(s)}
function I(t){return t.map(e=>({change:e,place:e.asset.locate()})).sort(({place:e},{place:o})=>e.path===o.path?e.line-o.
line||e.column-o.column:e.path<o.path?-1:1).map(({change:e})=>e)}const v=[({name:t,path:e,content:o})=>[t,e,o],({name:t,
path:e})=>[t,e],({name:t,content:e})=>[t,e],({name:t})=>[t]];function w(t,e){return t.flatMap(({path:o,assets:p})=>p.map(
s=>({asset:s,name:E(s),path:e(o),content:(0,S().saidIn)(s)})))}function E({type:t,value:e}){return`${t} ${(0,m().declaredId)(
e)??""}`}function A(t,e,o){const p=r=>JSON.stringify(o(r)),s=(0,O().groupBy)(e.toReversed(),p),a=new Map;for(const r of t){
const i=s.get(p(r))?.pop();i&&a.set(r,i)}return a}function y({problems:t}){return t.some(({rule:e})=>g.has(e))}N.exports=
{INCOMPLETE:g,UNREAD:h,compareAssets:k,inOrder:I,isIncomplete:y}});
//# assets/file
(function(L,E,l){const P=l("rules/not-judged"),y=l("assets/asset"),C=l("assets/candidates"),F=l("assets/json"),O=l("ass\
ets/locate"),b=l("assets/problems"),M=l("assets/shapes"),x=l("assets/source"),q=l("assets/utf8"),I=l("assets/wrapper");function B(e,s,t,n=1){
if(s.length>t.maxBytes)return N(e,s.length,t);const{text:r,complete:a}=(0,q().decodeUtf8)(s),o=new(x()).Source(e,r,n),i=new(b()).
Problems(o);if(!a){const m={start:r.length,end:r.length};return i.add("file-not-utf8",m,"a byte that no UTF-8 text can h\
ave here"),{path:e,assets:[],problems:i.found}}const c=(0,F().readJson)(r,t,i,M().isPlain);c.length===0&&i.found.length===
0&&!w(e)&&i.add("file-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const{candidates:d,messages:u}=J(
o,c,t,i),p=S(d,o,i),h=u.map(m=>({value:m.value,location:(0,O().locatePointer)(o,m,[])}));return{path:e,assets:p,problems:i.
found,...w(e)&&s[0]!==W&&k(c,o)&&{lines:!0},...h.length>0&&{messages:h}}}function U(e,s,t){const n=new(x()).Source(e,s),
r=new(b()).Problems(n),{candidates:a}=J(n,(0,F().readJson)(s,t,r),t,r),o=S(a,n,r);return a.flatMap(({node:i},c)=>{const d=o[c];
return d?{asset:d,node:i}:[]})}function J({path:e},s,{maxAssets:t},n){const{candidates:r,messages:a}=(0,C().findCandidates)(
s,n),o=r[t];o&&n.add("too-many",o.node,`more than ${t} assets; the rest is not read`);const i=w(e)||s.length>1;return{candidates:r.
slice(0,t).map(d=>i?d:{...d,pointer:d.pointer.slice(1)}),messages:a}}const W=239;function k(e,s){let t=0;return e.every(
({start:n,end:r})=>{const{line:a,end_line:o}=s.location(n,r),i=a===o&&a>t;return t=a,i})}function N(e,s,{maxBytes:t}){const n=`${s}\
 bytes, of at most ${t}`;return{path:e,assets:[],problems:[{rule:"file-too-large",location:{path:e,line:1,column:1},detail:n}]}}
function K(e,s){const t={path:e,line:1,column:1},n=(0,P().whyNotJudged)(`the file \`${e}\``,s);return{path:e,assets:[],problems:[
{rule:"not-judged",location:t,detail:n}]}}function w(e){return e.toLowerCase().endsWith(".jsonl")}function S(e,s,t){const n=new Map,
r=new Map,a=e.map((o,i)=>{const{node:c,pointer:d,value:u,type:p,envelope:h,wrappers:m}=o,_=v(u),g=_??`#${i+1}`,$=n.get(`${p}\
 ${g}`),A=_!==void 0&&$!==void 0&&T(o,$);if(_===void 0){const j=Object.hasOwn(u,"id")?'with an "id" that is no text':'wi\
thout an "id"',D=`${(0,y().withArticle)(p)} ${j}; it is called ${g} here`;c.cut||t.add("missing-id",c,D,g)}else if(A)r.set(
$,(r.get($)??1)+1);else if($){const j=`${p} ${JSON.stringify(g)}, first at ${t.place($.node.start)}`;t.add("duplicate-id",
c,j,g)}else n.set(`${p} ${g}`,o);return{type:p,id:g,path:s.path,value:u,pointer:d,...c.cut&&{cut:!0},...h&&{envelope:h},
...m&&{wrappers:m},...A&&{copy:!0},...R(s,c)}});for(const[{node:o,type:i,value:c},d]of r){const u=v(c);t.add("duplicate-\
copy",o,`${i} ${JSON.stringify(u)}, ${d} times`,u)}return a}function R(e,s){return{locate:(t=[],n)=>(0,O().locatePointer)(
e,s,t,n),text:()=>e.text.slice(s.start,s.end)}}function T(e,s){const t=n=>!n.node.cut&&!n.envelope;return t(e)&&t(s)&&(0,I().
saidIn)(e)===(0,I().saidIn)(s)}function v({id:e}){return typeof e=="string"&&e.trim()!==""?e:void 0}L.exports={declaredId:v,
readAssetFile:B,readAssetNodes:U,tooLargeFile:N,unreadFile:K}});
//# assets/globs
(function(c,m,o){const i=o("policy/default"),e=o("policy/globs"),p=/(?:^|\/)memory_graph[^/]*\.jsonl$/,n=new WeakMap;function _({
assets:{include:s}}){const r=n.get(s);if(r!==void 0)return r;const g=s.map(t=>(0,e().globTest)(t,e().ASSET_GLOBS,i().DEFAULT_ASSET_GLOBS)),
a=t=>g.some(l=>l(t))&&!p.test(t);return n.set(s,a),a}c.exports={assetPathTest:_}});
//# assets/indirections
(function(d,$,c){const l=c("repo/paths");function u(i,r,e){return r.flatMap(o=>{const{path:n,kind:t}=o;if(t!=="symlink"&&
t!=="submodule")return[];if(t==="symlink"){const a=(0,l().resolveInTree)(i,n);if(a.kind==="inside"&&a.entry.kind==="dire\
ctory")return p(n,a.path,r,e);if(e(n)){const h=a.kind==="inside"?{targetPath:a.path}:{};return[{path:n,detail:`${n} is a\
 symlink`,...h}]}}return e(n)||e(`${n}/genes.json`)?[{path:n,detail:`${n} is a ${t}`}]:[]})}function p(i,r,e,o){const n=r===
""?"":`${r}/`;return e.filter(({path:t})=>t.startsWith(n)&&!o(t)).map(({path:t})=>({targetPath:t,alias:`${i}/${t.slice(n.
length)}`})).filter(({alias:t})=>o(t)).map(({targetPath:t,alias:s})=>({path:i,detail:`${s} is reached through the symlin\
k ${i}`,targetPath:t}))}d.exports={findIndirections:u}});
//# assets/json
(function(u,b,n){const o=n("repo/lfs-pointer"),r=n("assets/json-grammar"),a=n("assets/tokens");function m(i,t,s,e=()=>!1){
return new y(i,t,s,e).read()}class y{#h;#i;#t;#n;#d;#u=[];#s=[];#o=0;#r=0;#a=!1;#l=!1;#f=!1;constructor(t,s,e,l){this.#h=
t,this.#n=l,this.#i=s,this.#t=e,this.#d=(0,a().tokenize)(t)}read(){let t;do{if(t=this.#d(),this.#o>this.#i.maxValues){const s=`\
more than ${this.#i.maxValues} JSON values; the rest is not read`;this.#t.add("too-many",t,s),this.#x(t);break}this.#b(t)}while(t.
kind!=="end");return this.#u}#b(t){const s=this.#s.at(-1);t.kind==="comment"?this.#e(t,t.fault??(0,a().describeToken)(t)):
s?this.#v(s,t):t.kind!=="end"&&this.#m(t)}#m(t){const s=r().SCALARS.has(t.kind);if(t.kind==="{"||t.kind==="["||s&&!this.#l&&
!this.#f)this.#l=!1,this.#a=!1,this.#y(t);else if(!this.#l){this.#l=!0,this.#a=this.#f;const e=`expected a JSON value, f\
ound ${(0,a().describeToken)(t)}`;this.#e(t,t.start===0&&(0,o().lfsObstacle)(this.#h)||e)}}#v(t,s){const{kind:e}=s;e===t.
close&&(t.next==="first"||t.next==="comma")?this.#p(t,s):e===t.close&&t.next==="item"?(this.#e(s,`a comma before "${e}"`),
this.#p(t,s)):t.next==="comma"&&e===","?t.next="item":t.next==="colon"&&e===":"?t.next="value":(0,r().isKeyNext)(t)&&e===
"string"?this.#_(t,s):(0,r().isValueNext)(t)&&r().BEGINS_VALUE.has(e)?(t.next="comma",this.#y(s)):(this.#e(s,`expected ${(0,r().
expected)(t)}, found ${(0,a().describeToken)(s)}`),this.#A(s))}#_(t,s){s.fault&&this.#e(s,s.fault);const e=s.value;if(e===
"__proto__")this.#t.add("forbidden-key",s,'"__proto__" as a key');else if(Object.hasOwn(t.node.value,e)&&!this.#t.full){
const l=t.node.children.find(d=>d.key?.name===e)?.key,h=this.#t.place((l??s).start);this.#t.add("duplicate-key",s,`${JSON.
stringify(e)}, first at ${h}`)}t.key={name:e,start:s.start,end:s.end},t.next="colon"}#y(t){t.fault&&this.#e(t,t.fault),t.
kind==="unknown"&&this.#e(t,`expected a JSON value, found ${(0,a().describeToken)(t)}`);const s=t.kind==="{"||t.kind==="\
[";if(s&&this.#s.length>=this.#i.maxDepth){const e=`brackets nested more than ${this.#i.maxDepth} deep`;this.#r+=1,this.#t.
add("json-too-deep",t,e),this.#c({value:null,start:t.start,end:this.#j(t)})}else s?this.#O(t):this.#c({value:p(t),start:t.
start,end:t.end})}#O({kind:t,start:s,end:e}){const h={value:t==="{"?Object.create(null):[],start:s,end:e,children:[]};this.#c(
h);const d=t==="{"?"}":"]";this.#s.push({node:h,faults:this.#r,close:d,next:"first"})}#c(t){this.#o+=1;const s=this.#s.at(
-1);if(!s){this.#u.push(t);return}s.node.children.push(t),Array.isArray(s.node.value)?s.node.value.push(t.value):s.key&&
(t.key=s.key,s.node.value[s.key.name]=t.value)}#p(t,s){t.node.end=s.end,this.#s.pop();const{node:e}=t;this.#n(e.value)&&
(delete e.children,t.faults===this.#r&&this.#g(e,x(this.#h,e)))}#g(t,s){t.value=s;const e=this.#s.at(-1);e&&(Array.isArray(
e.node.value)?e.node.value[e.node.value.length-1]=s:t.key&&(e.node.value[t.key.name]=s))}#x(t){for(const{node:s}of this.#s)
s.end=t.start,s.cut=!0,this.#n(s.value)&&delete s.children;this.#s.length=0}#A(t){this.#x(t),this.#f=!0,t.kind!=="end"&&
this.#m(t)}#j(t){let s=t;for(let e=1;e>0&&s.kind!=="end";)s=this.#d(),(s.kind==="{"||s.kind==="[")&&(e+=1),(s.kind==="}"||
s.kind==="]")&&(e-=1);return s.end}#e(t,s){this.#r+=1,this.#a||this.#t.add("file-not-json",t,s),this.#a=!0}}function p({
kind:i,value:t,fault:s}){return i==="string"?t:i==="number"?s?null:Number(t):i==="true"?!0:i==="false"?!1:null}function x(i,{
start:t,end:s}){return c(JSON.parse(i.slice(t,s)))}function c(i){if(typeof i!="object"||i===null)return i;for(const t of Object.
values(i))c(t);return Array.isArray(i)?i:Object.setPrototypeOf(i,null)}u.exports={readJson:m}});
//# assets/json-grammar
(function(i,l,S){const t=new Set(["string","number","true","false","null"]),r=new Set([...t,"{","[","unknown"]);function u({
close:e,next:n}){return e==="}"&&(n==="first"||n==="item")}function o({close:e,next:n}){return n==="value"||e==="]"&&(n===
"first"||n==="item")}function s(e){return e.next==="colon"?'":" after a key':e.next==="comma"?`"," or "${e.close}"`:u(e)?
"a key in double quotes":"a JSON value"}i.exports={BEGINS_VALUE:r,SCALARS:t,expected:s,isKeyNext:u,isValueNext:o}});
//# assets/limits
(function(s,m,i){const e={maxDepth:64,maxValues:Number.POSITIVE_INFINITY};function t(a){return{maxBytes:a,maxDepth:e.maxDepth,
maxValues:1e6,maxAssets:5e4}}s.exports={AGAIN:e,assetLimits:t}});
//# assets/locate
(function(d,w,c){const m=c("assets/json"),h=c("assets/limits"),p=c("assets/problems"),A=c("assets/source");function v(t,n,e,i){
let r=e.length>0&&n.children===void 0?_(t,n):n;for(const o of e){const s=g(r,o);if(!s)return t.location(r.start,r.end);r=
s}return!i||typeof r.value!="string"?t.location(r.start,r.end):t.location(u(t.text,r,i.start),u(t.text,r,i.end))}const a=new WeakMap;
function _(t,n){const e=a.get(t);if(e?.root===n)return e.node;const i=b(t,n);return a.set(t,{root:n,node:i}),i}function b({
path:t,text:n},{start:e,end:i}){const r=n.slice(e,i),[o]=(0,m().readJson)(r,h().AGAIN,new(p()).Problems(new(A()).Source(
t,r)));return o===void 0?{value:null,start:e,end:i}:l(e,o)}function l(t,n){return{...n,start:n.start+t,end:n.end+t,...n.
children&&{children:n.children.map(e=>l(t,e))}}}function g({value:t,children:n},e){return Array.isArray(t)?typeof e=="nu\
mber"?n?.[e]:void 0:n?.findLast(({key:i})=>i?.name===e)}function u(t,{start:n,end:e},i){const r=e-1;let o=n+1;for(let s=0;s<
i&&o<r;s+=1)t[o]!=="\\"?o+=1:o+=t[o+1]==="u"?6:2;return Math.min(o,r)}d.exports={locatePointer:v}});
//# assets/message
(function(n,u,r){const e=r("assets/asset"),t="gep-a2a",o=new Set(["publish","report","fetch"]);function i(s){return(0,e().
isJsonObject)(s)&&s.protocol===t}function c({message_type:s}){return o.has(s)}function a({payload:s}){return(0,e().isJsonObject)(
s)?s:{}}function O({sender_id:s}){return typeof s=="string"&&s.trim()!==""?s:void 0}n.exports={PROTOCOL:t,carriesAssets:c,
isMessage:i,payloadOf:a,senderOf:O}});
//# assets/naming
(function(a,o,g){function u({kind:e,asset:r,before:n}){if(e!=="added"&&e!=="modified")return[];const i=new Set(e==="mod\
ified"&&n?s(n).map(({gene:t})=>t):[]);return s(r).filter(({gene:t})=>!i.has(t))}function s(e){const{gene:r,genes_used:n}=e.
value;return e.type==="Capsule"?typeof r=="string"?[{by:e,gene:r,pointer:["gene"]}]:[]:e.type!=="EvolutionEvent"||!Array.
isArray(n)?[]:n.flatMap((i,t)=>typeof i=="string"?[{by:e,gene:i,pointer:["genes_used",t]}]:[])}a.exports={namings:s,newNamings:u}});
//# assets/overrides
(function(M,I,p){const S=p("assets/compare"),d=p("assets/file"),$=[["genes","Gene"],["capsules","Capsule"]];function m(n){
const e=new Map(n.map(t=>[t.path,t]));return n.flatMap(t=>$.flatMap(([s,r])=>{const o=t.path===`${s}.json`||t.path.endsWith(
`/${s}.json`)?e.get(`${t.path}l`):void 0;if(!o?.lines||(0,S().isIncomplete)(o))return[];const l=new Set(o.assets.flatMap(
c=>b(c,r)?c.id:[])),g=t.assets.filter(({type:c,id:j,value:E})=>c===r&&(0,d().declaredId)(E)!==void 0&&l.has(j));return g.
length>0?[{file:t,assets:g,by:o}]:[]}))}function b({type:n,value:e,pointer:t},s){return n===s&&e.type===s&&(0,d().declaredId)(
e)!==void 0&&t.length===1}function y({head:n,base:e,untouched:t}){const s=m([...t,...n]),r=u(s),i=u(m([...t,...e]));return{
head:[...a(n,r),...h(t,o=>r(o)&&!i(o))],base:[...a(e,i),...h(t,o=>i(o)&&!r(o))],untouched:a(t,o=>r(o)&&i(o)),overrides:s,
atHead:r,atBase:i}}function u(n){const e=new Set(n.flatMap(({assets:t})=>t));return t=>!e.has(t)}function a(n,e){return n.
map(t=>({...t,assets:t.assets.filter(e)}))}function h(n,e){return a(n,e).flatMap(({path:t,assets:s})=>s.length>0?[{path:t,
assets:s,problems:[]}]:[])}const v=5;function O({file:n,assets:e,by:t}){const[s]=e,r=e.map(({id:l})=>JSON.stringify(l)),
i=r.length-v,o=[...r.slice(0,v),...i>0?[`${i} more`]:[]].join(", ");return{rule:"asset-overridden",location:s?.locate()??
{path:n.path,line:1,column:1},detail:`${o} of \`${n.path}\`, also in \`${t.path}\``,...s&&e.length===1&&{id:s.id}}}M.exports=
{effectiveFiles:y,only:a,overrideProblem:O}});
//# assets/pointer
(function(e,i,l){function r(n){return n.map(t=>`/${String(t).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}e.exports=
{pointerText:r}});
//# assets/problems
(function(s,u,c){class i{found=[];#t;constructor(t){this.#t=t}get full(){return this.found.length>100}place(t){const{line:o,
column:n}=this.#t.location(t);return`line ${o}, column ${n}`}add(t,{start:o,end:n},r,e){if(this.full)return;const l=this.#t.
location(o,n);this.found.push(this.found.length<100?{rule:t,location:l,detail:r,...e!==void 0&&{id:e}}:{rule:"too-many",
location:l,detail:"more than 100 problems; the rest is not listed"})}}s.exports={Problems:i}});
//# assets/read-sides
(function(F,O,o){const R=o("audit-clock"),_=o("repo/tree"),p=o("assets/file"),q=o("assets/globs"),C=o("assets/limits"),
k=o("assets/log/audit-log"),P=o("assets/log/read-log"),S=o("assets/stray");async function G(a){const{baseTree:t,headTree:s,
change:r,policy:n,clock:d=new(R()).AuditClock}=a,m=(0,q().assetPathTest)(n),l=(0,C().assetLimits)(n.assets.max_file_bytes),
A=[...s.files()].filter(({kind:e})=>(0,_().isRegular)(e)),g=A.filter(({path:e})=>m(e)),u=new Set(r.files.filter(({status:e})=>e!==
"deleted").map(({path:e})=>e)),L=A.filter(({path:e})=>(0,S().isJsonPath)(e)&&u.has(e)&&!m(e)),J=r.files.flatMap(({oldPath:e,
path:i})=>{const c=m(e??i)?t.stat(e??i):void 0;return c&&(0,_().isRegular)(c.kind)?c:[]}),[v,x]=T(J,({path:e})=>(0,k().isAuditLog)(
e)&&u.has(e)),h=new Set(v.map(({path:e})=>e)),M=async e=>{const i=u.has(e.path);if((0,k().isAuditLog)(e.path)&&!i)return[
{file:await(0,P().readUntouchedLog)(s,e,l),isTouched:i}];const c=h.has(e.path)?await(0,P().readAppendedLog)(t,s,e,l):void 0;
return c===void 0?[{file:await b(s,e,l),isTouched:i}]:(h.delete(e.path),[{file:c.kept,isTouched:!1},{file:c.appended,isTouched:!0}])},
B=e=>b(H(t),e,l),U=d.stage("Reading asset files",[g,x,L].flat().length),w=async e=>{const i=await e;return U(),await d.tick(),
i},[y,j,D]=await Promise.all([Promise.all(g.map(e=>w(M(e)))),Promise.all(x.map(e=>w(B(e)))),Promise.all(L.map(e=>w((0,S().
findStrayGenes)(s,e,l))))]),E=v.filter(({path:e})=>h.has(e)),I=[...j,...await Promise.all(E.map(B))],[K,N]=T(y.flat(),({
isTouched:e})=>e);return{paths:g.map(({path:e})=>e),files:y.flat().map(({file:e})=>e),head:K.map(({file:e})=>e),untouched:N.
map(({file:e})=>e),base:I,strays:D.filter(e=>e!==void 0),isTouched:e=>u.has(e)}}function T(a,t){return[a.filter(t),a.filter(
s=>!t(s))]}function H(a){return{...a,read:async(...t)=>Buffer.from((await a.read(...t)).toString("utf8"))}}async function b(a,{
path:t,size:s=0},r){if(s>r.maxBytes)return(0,p().tooLargeFile)(t,s,r);try{const n=(0,p().readAssetFile)(t,await a.read(t,
r.maxBytes),r);return{...n,assets:n.assets.filter(({copy:d})=>!d)}}catch(n){return(0,p().unreadFile)(t,n)}}F.exports={readSides:G}});
//# assets/shapes
(function(E,M,e){const l=e("model/asset-types"),o=e("assets/asset"),r=e("assets/message"),n=new Map(Object.entries({genes:"\
Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"ValidationReport",
mutations:"Mutation"})),a=new Set(["assets","results"]),c=new Map(Object.entries({gene:"Gene",capsule:"Capsule",event:"E\
volutionEvent",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"Mutation"})),m=new Set(["\
PersonalityState","MemoryGraphEvent","Selector","Task"]);function i(t){return l().ASSET_TYPES.includes(t)}function _(t){
return typeof t=="string"&&m.has(t)}function v(t){return(0,o().isJsonObject)(t)?i(t.type)?!S(t):(0,r().isMessage)(t)&&p(
t):!1}function p(t){return Object.entries(t).every(([s,A])=>!(n.has(s)||c.has(s)||a.has(s))&&s!=="validation"&&u(A))}function u(t){
return Array.isArray(t)?t.every(u):!(0,o().isJsonObject)(t)||!i(t.type)&&!(0,r().isMessage)(t)&&p(t)}function S(t){return Object.
keys(t).some(s=>n.has(s)&&Array.isArray(t[s]))}E.exports={LISTS:n,MIXED_LISTS:a,SINGLES:c,hasAssetLists:S,isAssetType:i,
isCompanion:_,isPlain:v}});
//# assets/source
(function(o,r,l){class h{path;text;#t;#n;constructor(t,n,e=1){this.path=t,this.text=n,this.#t=e}location(t,n=t){const e=this.#e(
t),i=this.#e(Math.max(t,n));return{path:this.path,...e,end_line:i.line,end_column:i.column}}#e(t){const n=this.#n??this.#i();
let e=0;for(let i=n.length;i-e>1;){const s=e+i>>>1;(n[s]??0)<=t?e=s:i=s}return{line:e+this.#t,column:t-(n[e]??0)+1}}#i(){
const t=[0];for(let n=this.text.indexOf(`
`);n!==-1;n=this.text.indexOf(`
`,n+1))t.push(n+1);return this.#n=t,t}}o.exports={Source:h}});
//# assets/stray
(function(u,y,i){const a=i("assets/file"),l=i("assets/json"),d=i("assets/problems"),m=i("assets/source");function G(e){
return/\.jsonl?$/i.test(e)}async function g(e,{path:n,size:t=0},s){try{if(t<=s.maxBytes)return p(n,await e.read(n,s.maxBytes),
s)}catch(o){return(0,a().unreadFile)(n,o).problems[0]}const r=`with ${t} bytes it is too large to be searched`;return{rule:"\
outside-globs",location:{path:n,line:1,column:1},detail:r}}function p(e,n,t){if(!b(n))return;const s=new(m()).Source(e,n.
toString("utf8")),r=c((0,l().readJson)(s.text,t,new(d()).Problems(s))),[o]=r;if(o)return{rule:"outside-globs",location:s.
location(o.start,o.end),detail:r.length===1?"a Gene":`${r.length} Genes`}}function b(e){return e.includes('"Gene"')||e.includes(
"\\u00")}function c(e){return e.flatMap(n=>{const{value:t,children:s=[]}=n;return typeof t=="object"&&t!==null&&!Array.isArray(
t)&&t.type==="Gene"?[n]:c(s)})}u.exports={findStrayGenes:g,isJsonPath:G}});
//# assets/subject
(function(e,r,c){function t({type:u,id:n}){return{type:u,id:n}}e.exports={subjectOf:t}});
//# assets/tokens
(function(s,T,c){const i=c("packages/jsonc-parser"),u={1:"{",2:"}",3:"[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",
10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},m=14,g=15,l={1:"an unterminated comment",2:"an \
unterminated string",3:"an incomplete number",4:"a \\u escape without four hexadecimal digits",5:"an unknown escape in a\
 string",6:"an unescaped control character in a string"};function p(n){const e=(0,i().createScanner)(n,!1);return()=>{let t=e.
scan();for(;t===m||t===g;)t=e.scan();const r=u[t]??"unknown",o=e.getTokenValue(),a=l[e.getTokenError()]??h(r,o);return{kind:r,
start:e.getTokenOffset(),end:Math.min(e.getPosition(),n.length),value:o,...a!==void 0&&{fault:a}}}}function h(n,e){if(n===
"comment")return"a comment";if(n==="number"&&!Number.isFinite(Number(e)))return"a number out of range";if(n==="string"&&
new RegExp("\\p{Surrogate}","u").test(e))return"half of a surrogate pair"}const b=/^(?:<{7}|={7}|>{7})$/;function w({kind:n,
value:e}){return n==="end"?"the end of the file":n==="string"||n==="number"||n==="comment"?`a ${n}`:n!=="unknown"?`"${n}\
"`:b.test(e)?"a conflict marker of git":JSON.stringify(e.length>40?`${e.slice(0,40)}\u2026`:e)}s.exports={describeToken:w,
tokenize:p}});
//# assets/utf8
(function(c,i,l){function u(e){try{return{text:new TextDecoder("utf-8",{fatal:!0}).decode(e),complete:!0}}catch{return{
text:d(e),complete:!1}}}function d(e){const t=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e);let r=0,n=0;for(let o=t.
indexOf("\uFFFD");o!==-1;o=t.indexOf("\uFFFD",n)){if(r+=Buffer.byteLength(t.slice(n,o)),e[r]!==239||e[r+1]!==191||e[r+2]!==
189)return t.slice(0,o);r+=3,n=o+1}return t}c.exports={decodeUtf8:u}});
//# assets/validation
(function(e,d,u){function r({value:t}){return typeof t=="string"&&t.trim()===""}function o(t){const n=s(t);return n.kind!==
"list"?[]:n.entries.flatMap(i=>typeof i.value=="string"&&!r(i)?[i.value.trim()]:[])}function s({value:t}){const{validation:n}=t;
return n===void 0?{kind:"missing"}:Array.isArray(n)?n.length>1e3?{kind:"not_a_list",expected:"a list of at most 1000 str\
ings"}:{kind:"list",entries:n.map((a,l)=>({value:a,pointer:["validation",l]}))}:{kind:"not_a_list",expected:"a list of s\
trings"}}e.exports={commandsToRun:o,isBlankEntry:r,validationCommands:s}});
//# assets/wrapper
(function(o,h,a){const i=a("packages/evomap/gep-sdk"),c=a("assets/message"),d=new Set(["payload","asset"]),r=["type","a\
sset_type","asset_id","content_hash","local_id","target_asset_id","target_local_id"];function g(n){const t=n.filter(({key:s})=>d.
has(s));return(t.length===0&&n.length===1?n:t).map(({asset:s})=>s)}function u(n){const t={};for(const e of r){const s=n[e];
s!=null&&(t[e]=s)}return Object.keys(t).length>0?t:void 0}function l({value:n,wrappers:t=[],envelope:e}){if(e===void 0&&
t.length===0)return(0,i().canonicalize)(n);const{sender_id:s,signature:_}=e??{},p=e&&{sender_id:s,signature:[_,(0,c().payloadOf)(
e).signature]};return(0,i().canonicalize)([n,t,p])}o.exports={described:g,saidIn:l,statementsIn:u}});
