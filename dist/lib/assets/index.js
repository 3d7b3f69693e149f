//# assets/applied
(function(s,d,m,_){let c;const u=()=>c??=d("assets/naming");let w;const G=()=>w??=d("assets/wrapper");m(s,{allOtherGenes:()=>h,
appliedGenes:()=>o});function o(t,p){const a=new Set(t.flatMap(u().newNamings).map(({gene:n})=>n));for(const{kind:n,asset:r}of t)
n!=="removed"&&r.type==="Gene"&&a.delete(r.id);const e=new Set;return l(t,p).filter(n=>{if(!a.has(n.id))return!1;const r=(0,G().
saidIn)(n);return e.has(r)?!1:(e.add(r),!0)}).map(n=>({kind:"applied",asset:n,before:n}))}function h(t,p){const a=o(t,p),
e=new Set(a.map(({asset:i})=>i.id));return l(t,p).map(i=>({kind:e.has(i.id)?"applied":"unchanged",asset:i,before:i}))}function l(t,p){
const a=new Set(t.map(({asset:e})=>e));return p.flatMap(({assets:e})=>e).filter(e=>e.type==="Gene"&&!a.has(e))}});
//# assets/asset
(function(r,e,i,o){i(r,{isJsonObject:()=>c,withArticle:()=>n});function n(t){return`${t.startsWith("E")?"an":"a"} ${t}`}
function c(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}});
//# assets/before
(function(p,S,g,w){g(p,{markBefore:()=>l});const k=new Set(["not-an-asset","missing-id","duplicate-id","duplicate-copy"]);
function l(o,c,a,i){const y=new Set(a.map(({asset:t})=>t.id)),e=new Map;for(const t of c){const n=r(t,t.location.path);e.
set(n,(e.get(n)??0)+1)}return o.map(t=>{const{rule:n,id:s,location:u}=t,d=r(t,i.get(u.path)??u.path),h=e.get(d)??0;return!k.
has(n)||h===0||s!==void 0&&y.has(s)?t:(e.set(d,h-1),{...t,before:!0})})}function r({rule:o,id:c,detail:a},i){return JSON.
stringify([o,i,c,a.replace(/\d+/g,"#")])}});
//# assets/clear
(function(o,l,t,a){t(o,{ambiguousFiles:()=>i});const n=new Set(["file-too-large","file-not-utf8","file-not-regular","fi\
le-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function i(u){return new Set(u.filter(({rule:e})=>n.
has(e)).map(({location:e})=>e.path))}});
//# assets/collect
(function(H,n,N,Be){let I;const B=()=>I??=n("assets/applied");let J;const C=()=>J??=n("assets/before");let K;const u=()=>K??=
n("assets/compare");let Q;const m=()=>Q??=n("assets/file");let V;const W=()=>V??=n("assets/globs");let X;const Y=()=>X??=
n("assets/indirections");let Z;const z=()=>Z??=n("assets/limits");let q;const M=()=>q??=n("assets/log/audit-log");let ee;
const P=()=>ee??=n("assets/log/read-log");let te;const y=()=>te??=n("assets/overrides");let se;const F=()=>se??=n("asset\
s/stray");N(H,{collectAssets:()=>ae});async function ae(a){const{baseTree:s,headTree:t,change:r,policy:i,all:l=!1}=a,_=(0,W().
assetPathTest)(i),p=(0,z().assetLimits)(i.assets.max_file_bytes),T=[...t.files()],$=T.filter(L),R=$.filter(({path:e})=>_(
e)),c=new Set(r.files.filter(({status:e})=>e!=="deleted").map(({path:e})=>e)),de=$.filter(({path:e})=>c.has(e)&&!_(e)&&(0,F().
isJsonPath)(e)),fe=r.files.flatMap(({oldPath:e,path:o})=>{const d=_(e??o)?s.stat(e??o):void 0;return d&&L(d)?d:[]}),[j,pe]=x(
fe,({path:e})=>(0,M().isAuditLog)(e)&&c.has(e)),v=new Set(j.map(({path:e})=>e)),ue=async e=>{const o=c.has(e.path);if((0,M().
isAuditLog)(e.path)&&!o)return[{file:await(0,P().readUntouchedLog)(t,e,p),isTouched:o}];const d=v.has(e.path)?await(0,P().
readAppendedLog)(s,t,e,p):void 0;return d===void 0?[{file:await S(t,e,p),isTouched:o}]:(v.delete(e.path),[{file:d.kept,isTouched:!1},
{file:d.appended,isTouched:!0}])},G=e=>S(re(s),e,p),[O,me,_e]=await Promise.all([Promise.all(R.map(ue)),Promise.all(pe.map(
G)),Promise.all(de.map(e=>ie(t,e,p)))]),he=j.filter(({path:e})=>v.has(e)),h=[...me,...await Promise.all(he.map(G))],[ge,
be]=x(O.flat(),({isTouched:e})=>e),g=O.flat().map(({file:e})=>e),U=ge.map(({file:e})=>e),A=be.map(({file:e})=>e),k=(0,y().
effectiveFiles)({head:U,base:h,untouched:A}),{overrides:ye,atHead:D,atBase:we}=k,E=new Map(r.files.map(({path:e,oldPath:o})=>[
e,o??e])),b=(0,u().compareAssets)({...k,renames:E}),ve=(l?B().allOtherGenes:B().appliedGenes)(b,(0,y().only)(g,D)),Ae=(0,Y().
findIndirections)(t,T,_).filter(({path:e,targetPath:o})=>l||c.has(e)||c.has(o??e));return{changes:(0,u().inOrder)([...b,
...ve]),problems:[...l?w(g):(0,C().markBefore)(w(U),w(h),b,E),...ye.filter(({file:e,by:o})=>l||c.has(e.path)||c.has(o.path)).
map(y().overrideProblem),...h.flatMap(ne),...(l?[]:A).flatMap(e=>le(e,b)),...Ae.map(({path:e,detail:o})=>ce(e,o)),..._e.
filter(e=>e!==void 0)],files:R.map(({path:e})=>e),present:g.flatMap(({assets:e})=>e.filter(D)),unread:g.flatMap(({path:e,
unread:o})=>o===void 0?[]:[{path:e,detail:o}]),past:oe([...A,...h]).flatMap(({assets:e})=>e.filter(we))}}function w(a){return a.
flatMap(({problems:s})=>s)}function x(a,s){return[a.filter(s),a.filter(t=>!s(t))]}function oe(a){return[...new Map(a.map(
t=>[t.path,t])).values()].sort((t,r)=>t.path<r.path?-1:1)}function L({kind:a}){return a==="file"||a==="executable"}function re(a){
return{...a,read:async(...s)=>Buffer.from((await a.read(...s)).toString("utf8"))}}async function S(a,{path:s,size:t=0},r){
if(t>r.maxBytes)return(0,m().tooLargeFile)(s,t,r);try{const i=(0,m().readAssetFile)(s,await a.read(s,r.maxBytes),r);return{
...i,assets:i.assets.filter(({copy:l})=>!l)}}catch(i){return(0,m().unreadFile)(s,i)}}async function ie(a,{path:s,size:t=0},r){
try{if(t<=r.maxBytes)return(0,F().findStrayGenes)(s,await a.read(s,r.maxBytes),r)}catch(l){return(0,m().unreadFile)(s,l).
problems[0]}const i=`with ${t} bytes it is too large to be searched`;return{rule:"outside-globs",location:{path:s,line:1,
column:1},detail:i}}function ne({path:a,problems:s}){return s.filter(({rule:t})=>u().UNREAD.has(t)).map(({rule:t,location:r,
detail:i})=>({rule:"not-judged",location:{path:a,line:1,column:1},detail:t==="not-judged"?`${i} (at the base)`:`the file\
 \`${a}\` at the base, line ${r.line}: ${i}`}))}function le({problems:a},s){return a.flatMap(t=>t.rule==="not-judged"?[t]:
!u().UNREAD.has(t.rule)||s.length===0?[]:[{...t,rule:"asset-file-unread"}])}function ce(a,s){return{rule:"file-not-regul\
ar",location:{path:a,line:1,column:1},detail:s}}});
//# assets/compare
(function(S,m,O,R){let _;const u=()=>_??=m("assets/file");let k;const v=()=>k??=m("assets/wrapper");O(S,{INCOMPLETE:()=>w,
UNREAD:()=>h,compareAssets:()=>y,inOrder:()=>I,isIncomplete:()=>M});const h=new Set(["file-too-large","file-not-utf8","t\
oo-many","not-judged"]),w=new Set([...h,"file-not-json","json-too-deep"]);function y({head:t,base:e,untouched:o,renames:a}){
const s=[],i=n=>a.get(n)??n;let r=g(t,i),c=g(e,n=>n);for(const n of A){const p=T(r,c,n);for(const[{asset:l,content:P},N]of p)
P!==N.content&&s.push({kind:"modified",asset:l,before:N.asset});const d=new Set(p.values());r=r.filter(l=>!p.has(l)),c=c.
filter(l=>!d.has(l))}const j=new Map([...o,...e].flatMap(({assets:n})=>n).filter(({value:n})=>(0,u().declaredId)(n)!==void 0).
map(n=>[E(n),n]));for(const{asset:n,name:p}of r){const d=j.get(p);s.push({kind:"added",asset:n,...d&&{before:d}})}const D=new Set(
t.filter(M).map(({path:n})=>i(n)));for(const{asset:n,path:p}of c)D.has(p)||s.push({kind:"removed",asset:n});return I(s)}
function I(t){return t.map(e=>({change:e,place:e.asset.locate()})).sort(({place:e},{place:o})=>e.path===o.path?e.line-o.
line||e.column-o.column:e.path<o.path?-1:1).map(({change:e})=>e)}const A=[({name:t,path:e,content:o})=>[t,e,o],({name:t,
path:e})=>[t,e],({name:t,content:e})=>[t,e],({name:t})=>[t]];function g(t,e){return t.flatMap(({path:o,assets:a})=>a.map(
s=>({asset:s,name:E(s),path:e(o),content:(0,v().saidIn)(s)})))}function E({type:t,value:e}){return`${t} ${(0,u().declaredId)(
e)??""}`}function T(t,e,o){const a=new Map;for(const i of e.toReversed()){const r=JSON.stringify(o(i)),c=a.get(r);c?c.push(
i):a.set(r,[i])}const s=new Map;for(const i of t){const r=a.get(JSON.stringify(o(i)))?.pop();r&&s.set(i,r)}return s}function M({
problems:t}){return t.some(({rule:e})=>w.has(e))}});
//# assets/file
(function(b,d,I,Y){let J;const L=()=>J??=d("rules/not-judged");let C;const N=()=>C??=d("assets/asset");let O;const P=()=>O??=
d("assets/json");let M;const x=()=>M??=d("assets/locate");let B;const U=()=>B??=d("assets/problems");let W;const j=()=>W??=
d("assets/shapes");let z;const K=()=>z??=d("assets/source");let R;const T=()=>R??=d("assets/utf8");let k;const A=()=>k??=
d("assets/wrapper");I(b,{declaredId:()=>v,readAssetFile:()=>D,tooLargeFile:()=>F,unreadFile:()=>H});function D(t,s,e,o=1){
if(s.length>e.maxBytes)return F(t,s.length,e);const{text:i,complete:w}=(0,T().decodeUtf8)(s),l=new(K()).Source(t,i,o),a=new(U()).
Problems(l);if(!w){const n={start:i.length,end:i.length};return a.add("file-not-utf8",n,"a byte that no UTF-8 text can h\
ave here"),{path:t,assets:[],problems:a.found}}const c=(0,P().readJson)(i,e,a,j().isPlainAsset);c.length===0&&a.found.length===
0&&!h(t)&&a.add("file-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const{candidates:m,messages:u}=(0,j().
findCandidates)(c,a),p=m[e.maxAssets];if(p){const n=`more than ${e.maxAssets} assets; the rest is not read`;a.add("too-m\
any",p.node,n)}const g=h(t)||c.length>1,$=m.slice(0,e.maxAssets).map(n=>g?n:{...n,pointer:n.pointer.slice(1)}),_=Q($,l,a),
r=u.map(n=>({value:n.value,location:(0,x().locatePointer)(l,n,[])}));return{path:t,assets:_,problems:a.found,...h(t)&&s[0]!==
E&&G(c,l)&&{lines:!0},...r.length>0&&{messages:r}}}const E=239;function G(t,s){const e=t.map(({start:o,end:i})=>s.location(
o,i));return e.every(({line:o,end_line:i})=>o===i)&&new Set(e.map(({line:o})=>o)).size===e.length}function F(t,s,{maxBytes:e}){
const o=`${s} bytes, of at most ${e}`;return{path:t,assets:[],problems:[{rule:"file-too-large",location:{path:t,line:1,column:1},
detail:o}]}}function H(t,s){const e={path:t,line:1,column:1},o=(0,L().whyNotJudged)(`the file \`${t}\``,s);return{path:t,
assets:[],problems:[{rule:"not-judged",location:e,detail:o}]}}function h(t){return t.toLowerCase().endsWith(".jsonl")}function Q(t,s,e){
const o=new Map,i=new Map,w=t.map((l,a)=>{const{node:c,pointer:m,value:u,type:p,envelope:g,wrappers:$}=l,_=v(u),r=_??`#${a+
1}`,n=o.get(`${p} ${r}`),S=_!==void 0&&n!==void 0&&X(l,n);if(_===void 0){const y=`${(0,N().withArticle)(p)} without an "\
id"; it is called ${r} here`;c.cut||e.add("missing-id",c,y,r)}else if(S)i.set(n,(i.get(n)??1)+1);else if(n){const y=`${p}\
 ${JSON.stringify(r)}, first at ${e.place(n.node.start)}`;e.add("duplicate-id",c,y,r)}else o.set(`${p} ${r}`,l);return{type:p,
id:r,path:s.path,value:u,pointer:m,...c.cut&&{cut:!0},...g&&{envelope:g},...$&&{wrappers:$},...S&&{copy:!0},...V(s,c)}});
for(const[{node:l,type:a,value:c},m]of i){const u=v(c);e.add("duplicate-copy",l,`${a} ${JSON.stringify(u)}, ${m} times`,
u)}return w}function V(t,s){return{locate:(e=[],o)=>(0,x().locatePointer)(t,s,e,o),text:()=>t.text.slice(s.start,s.end)}}
function X(t,s){const e=o=>!o.node.cut&&!o.envelope;return e(t)&&e(s)&&(0,A().saidIn)(t)===(0,A().saidIn)(s)}function v({
id:t}){return typeof t=="string"&&t.trim()!==""?t:void 0}});
//# assets/globs
(function(t,e,o,s){let n;const c=()=>n??=e("picomatch");o(t,{assetPathTest:()=>i});const a="**/memory_graph*.jsonl";function i({
assets:r}){return(0,c().default)(r.include,{dot:!0,nonegate:!0,ignore:a})}});
//# assets/indirections
(function(d,l,c,g){let u;const p=()=>u??=l("repo/paths");c(d,{findIndirections:()=>h});function h(e,r,i){return r.flatMap(
o=>{const{path:n,kind:t}=o;if(t!=="symlink"&&t!=="submodule")return[];if(t==="symlink"){const a=(0,p().resolveInTree)(e,
n);if(a.kind==="inside"&&a.entry.kind==="directory")return m(n,a.path,r,i);if(i(n)){const $=a.kind==="inside"?{targetPath:a.
path}:{};return[{path:n,detail:`${n} is a symlink`,...$}]}}return i(n)||i(`${n}/genes.json`)?[{path:n,detail:`${n} is a ${t}`}]:
[]})}function m(e,r,i,o){const n=r===""?"":`${r}/`;return i.filter(({path:t})=>t.startsWith(n)&&!o(t)).map(({path:t})=>({
targetPath:t,alias:`${e}/${t.slice(n.length)}`})).filter(({alias:t})=>o(t)).map(({targetPath:t,alias:s})=>({path:e,detail:`${s}\
 is reached through the symlink ${e}`,targetPath:t}))}});
//# assets/json
(function(c,d,o,v){let m;const a=()=>m??=d("assets/json-grammar");let y;const r=()=>y??=d("assets/tokens");o(c,{readJson:()=>x});
function x(i,t,s,e=()=>!1){return new p(i,t,s,e).read()}class p{#f;#i;#t;#u;#h;#c=[];#s=[];#o=0;#a=0;#r=!1;#l=!1;#n=!1;constructor(t,s,e,l){
this.#f=t,this.#u=l,this.#i=s,this.#t=e,this.#h=(0,r().tokenize)(t)}read(){let t;do{if(t=this.#h(),this.#o>this.#i.maxValues){
const s=`more than ${this.#i.maxValues} JSON values; the rest is not read`;this.#t.add("too-many",t,s),this.#p(t);break}
this.#b(t)}while(t.kind!=="end");return this.#c}#b(t){const s=this.#s.at(-1);t.kind==="comment"?this.#e(t,t.fault??(0,r().
describeToken)(t)):s?this.#_(s,t):t.kind!=="end"&&this.#m(t)}#m(t){const s=a().SCALARS.has(t.kind);t.kind==="{"||t.kind===
"["||s&&!this.#l&&!this.#n?(this.#l=!1,this.#r=!1,this.#y(t)):this.#l||(this.#l=!0,this.#r=this.#n,this.#e(t,`expected a\
 JSON value, found ${(0,r().describeToken)(t)}`))}#_(t,s){const{kind:e}=s;e===t.close&&(t.next==="first"||t.next==="comm\
a")?this.#x(t,s):e===t.close&&t.next==="item"?(this.#e(s,`a comma before "${e}"`),this.#x(t,s)):t.next==="comma"&&e===","?
t.next="item":t.next==="colon"&&e===":"?t.next="value":(0,a().isKeyNext)(t)&&e==="string"?this.#v(t,s):(0,a().isValueNext)(
t)&&a().BEGINS_VALUE.has(e)?(t.next="comma",this.#y(s)):(this.#e(s,`expected ${(0,a().expected)(t)}, found ${(0,r().describeToken)(
s)}`),this.#j(s))}#v(t,s){s.fault&&this.#e(s,s.fault);const e=s.value;if(e==="__proto__")this.#t.add("forbidden-key",s,'\
"__proto__" as a key');else if(Object.hasOwn(t.node.value,e)&&!this.#t.full){const l=t.node.children.find(n=>n.key?.name===
e)?.key,h=this.#t.place((l??s).start);this.#t.add("duplicate-key",s,`${JSON.stringify(e)}, first at ${h}`)}t.key={name:e,
start:s.start,end:s.end},t.next="colon"}#y(t){t.fault&&this.#e(t,t.fault),t.kind==="unknown"&&this.#e(t,`expected a JSON\
 value, found ${(0,r().describeToken)(t)}`);const s=t.kind==="{"||t.kind==="[";if(s&&this.#s.length>=this.#i.maxDepth){const e=`\
brackets nested more than ${this.#i.maxDepth} deep`;this.#a+=1,this.#t.add("json-too-deep",t,e),this.#d({value:null,start:t.
start,end:this.#A(t)})}else s?this.#O(t):this.#d({value:b(t),start:t.start,end:t.end})}#O({kind:t,start:s,end:e}){const h={
value:t==="{"?Object.create(null):[],start:s,end:e,children:[]};this.#d(h);const n=t==="{"?"}":"]";this.#s.push({node:h,
faults:this.#a,close:n,next:"first"})}#d(t){this.#o+=1;const s=this.#s.at(-1);if(!s){this.#c.push(t);return}s.node.children.
push(t),Array.isArray(s.node.value)?s.node.value.push(t.value):s.key&&(t.key=s.key,s.node.value[s.key.name]=t.value)}#x(t,s){
t.node.end=s.end,this.#s.pop();const{node:e}=t;this.#u(e.value)&&(delete e.children,t.faults===this.#a&&this.#g(e,_(this.#f,
e)))}#g(t,s){t.value=s;const e=this.#s.at(-1);e&&(Array.isArray(e.node.value)?e.node.value[e.node.value.length-1]=s:t.key&&
(e.node.value[t.key.name]=s))}#p(t){for(const{node:s}of this.#s)s.end=t.start,s.cut=!0;this.#s.length=0}#j(t){this.#p(t),
this.#n=!0,t.kind!=="end"&&this.#m(t)}#A(t){let s=t;for(let e=1;e>0&&s.kind!=="end";)s=this.#h(),(s.kind==="{"||s.kind===
"[")&&(e+=1),(s.kind==="}"||s.kind==="]")&&(e-=1);return s.end}#e(t,s){this.#a+=1,this.#r||this.#t.add("file-not-json",t,
s),this.#r=!0}}function b({kind:i,value:t,fault:s}){return i==="string"?t:i==="number"?s?null:Number(t):i==="true"?!0:i===
"false"?!1:null}function _(i,{start:t,end:s}){return u(JSON.parse(i.slice(t,s)))}function u(i){if(typeof i!="object"||i===
null)return i;for(const t of Object.values(i))u(t);return Array.isArray(i)?i:Object.setPrototypeOf(i,null)}});
//# assets/json-grammar
(function(i,S,r,c){r(i,{BEGINS_VALUE:()=>o,SCALARS:()=>t,expected:()=>l,isKeyNext:()=>u,isValueNext:()=>s});const t=new Set(
["string","number","true","false","null"]),o=new Set([...t,"{","[","unknown"]);function u({close:e,next:n}){return e==="\
}"&&(n==="first"||n==="item")}function s({close:e,next:n}){return n==="value"||e==="]"&&(n==="first"||n==="item")}function l(e){
return e.next==="colon"?'":" after a key':e.next==="comma"?`"," or "${e.close}"`:u(e)?"a key in double quotes":"a JSON v\
alue"}});
//# assets/limits
(function(s,u,t,i){t(s,{AGAIN:()=>e,assetLimits:()=>a});const e={maxDepth:64,maxValues:Number.POSITIVE_INFINITY};function a(m){
return{maxBytes:m,maxDepth:e.maxDepth,maxValues:1e6,maxAssets:5e4}}});
//# assets/locate
(function(u,l,d,M){let _;const p=()=>_??=l("assets/json");let h;const A=()=>h??=l("assets/limits");let v;const b=()=>v??=
l("assets/problems");let y;const g=()=>y??=l("assets/source");d(u,{locatePointer:()=>w});function w(t,n,e,i){let o=e.length>
0&&n.children===void 0?j(t,n):n;for(const s of e){const r=L(o,s);if(!r)return t.location(o.start,o.end);o=r}return!i||typeof o.
value!="string"?t.location(o.start,o.end):t.location(m(t.text,o,i.start),m(t.text,o,i.end))}const c=new WeakMap;function j(t,n){
const e=c.get(t);if(e?.root===n)return e.node;const i=P(t,n);return c.set(t,{root:n,node:i}),i}function P({path:t,text:n},{
start:e,end:i}){const o=n.slice(e,i),[s]=(0,p().readJson)(o,A().AGAIN,new(b()).Problems(new(g()).Source(t,o)));return s===
void 0?{value:null,start:e,end:i}:a(e,s)}function a(t,n){return{...n,start:n.start+t,end:n.end+t,...n.children&&{children:n.
children.map(e=>a(t,e))}}}function L({value:t,children:n},e){return Array.isArray(t)?typeof e=="number"?n?.[e]:void 0:n?.
findLast(({key:i})=>i?.name===e)}function m(t,{start:n,end:e},i){const o=e-1;let s=n+1;for(let r=0;r<i&&s<o;r+=1)t[s]!==
"\\"?s+=1:s+=t[s+1]==="u"?6:2;return Math.min(s,o)}});
//# assets/message
(function(n,o,r,d){let i;const t=()=>i??=o("assets/asset");r(n,{PROTOCOL:()=>e,carriesAssets:()=>O,isMessage:()=>a,payloadOf:()=>u,
senderOf:()=>p});const e="gep-a2a",c=new Set(["publish","report","fetch"]);function a(s){return(0,t().isJsonObject)(s)&&
s.protocol===e}function O({message_type:s}){return c.has(s)}function u({payload:s}){return(0,t().isJsonObject)(s)?s:{}}function p({
sender_id:s}){return typeof s=="string"&&s.trim()!==""?s:void 0}});
//# assets/naming
(function(u,d,a,g){a(u,{namings:()=>s,newNamings:()=>o});function o({kind:e,asset:r,before:n}){if(e!=="added"&&e!=="mod\
ified")return[];const i=new Set(e==="modified"&&n?s(n).map(({gene:t})=>t):[]);return s(r).filter(({gene:t})=>!i.has(t))}
function s(e){const{gene:r,genes_used:n}=e.value;return e.type==="Capsule"?typeof r=="string"?[{by:e,gene:r,pointer:["ge\
ne"]}]:[]:e.type!=="EvolutionEvent"||!Array.isArray(n)?[]:n.flatMap((i,t)=>typeof i=="string"?[{by:e,gene:i,pointer:["ge\
nes_used",t]}]:[])}});
//# assets/overrides
(function(M,p,S,w){let _;const $=()=>_??=p("assets/compare");let y;const d=()=>y??=p("assets/file");S(M,{effectiveFiles:()=>j,
only:()=>a,overrideProblem:()=>E});const b=[["genes","Gene"],["capsules","Capsule"]];function m(n){const e=new Map(n.map(
t=>[t.path,t]));return n.flatMap(t=>b.flatMap(([o,r])=>{const s=t.path===`${o}.json`||t.path.endsWith(`/${o}.json`)?e.get(
`${t.path}l`):void 0;if(!s?.lines||(0,$().isIncomplete)(s))return[];const l=new Set(s.assets.flatMap(c=>O(c,r)?c.id:[])),
g=t.assets.filter(({type:c,id:I,value:P})=>c===r&&(0,d().declaredId)(P)!==void 0&&l.has(I));return g.length>0?[{file:t,assets:g,
by:s}]:[]}))}function O({type:n,value:e,pointer:t},o){return n===o&&e.type===o&&(0,d().declaredId)(e)!==void 0&&t.length===
1}function j({head:n,base:e,untouched:t}){const o=m([...t,...n]),r=u(o),i=u(m([...t,...e]));return{head:[...a(n,r),...h(
t,s=>r(s)&&!i(s))],base:[...a(e,i),...h(t,s=>i(s)&&!r(s))],untouched:a(t,s=>r(s)&&i(s)),overrides:o,atHead:r,atBase:i}}function u(n){
const e=new Set(n.flatMap(({assets:t})=>t));return t=>!e.has(t)}function a(n,e){return n.map(t=>({...t,assets:t.assets.filter(
e)}))}function h(n,e){return a(n,e).flatMap(({path:t,assets:o})=>o.length>0?[{path:t,assets:o,problems:[]}]:[])}const v=5;
function E({file:n,assets:e,by:t}){const[o]=e,r=e.map(({id:l})=>JSON.stringify(l)),i=r.length-v,s=[...r.slice(0,v),...i>
0?[`${i} more`]:[]].join(", ");return{rule:"asset-overridden",location:o?.locate()??{path:n.path,line:1,column:1},detail:`${s}\
 of \`${n.path}\`, also in \`${t.path}\``,...o&&e.length===1&&{id:o.id}}}});
//# assets/pointer
(function(e,l,n,o){n(e,{pointerText:()=>r});function r(t){return t.map(i=>`/${String(i).replaceAll("~","~0").replaceAll(
"/","~1")}`).join("")}});
//# assets/problems
(function(i,h,u,a){u(i,{Problems:()=>r});const o=100;class r{found=[];#t;constructor(t){this.#t=t}get full(){return this.
found.length>o}place(t){const{line:n,column:e}=this.#t.location(t);return`line ${n}, column ${e}`}add(t,{start:n,end:e},c,l){
if(this.full)return;const s=this.#t.location(n,e);this.found.push(this.found.length<o?{rule:t,location:s,detail:c,...l!==
void 0&&{id:l}}:{rule:"too-many",location:s,detail:`more than ${o} problems; the rest is not listed`})}}});
//# assets/shapes
(function(L,l,P,tt){let $;const x=()=>$??=l("model/asset-types");let G;const c=()=>G??=l("assets/asset");let J;const N=()=>J??=
l("assets/message");let R;const w=()=>R??=l("assets/wrapper");P(L,{findCandidates:()=>X,hasAssetLists:()=>M,isAssetType:()=>u,
isCompanion:()=>E,isPlainAsset:()=>Y});const g=new Map(Object.entries({genes:"Gene",capsules:"Capsule",events:"Evolution\
Event",evolution_events:"EvolutionEvent",validation_reports:"ValidationReport",mutations:"Mutation"})),V=new Set(["asset\
s","results"]),D=new Map(Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"Evolution\
Event",validation_report:"ValidationReport",mutation:"Mutation"})),U=new Set(["PersonalityState","MemoryGraphEvent","Sel\
ector","Task"]);function X(n,v){const A=[],j=[];let y,d=0,O=!1;for(const[t,e]of n.entries())O||=e.cut===!0,p(e,"some_ass\
et",[t]);return{candidates:A,messages:j};function h(t,e,s,i){const r={node:t,pointer:e,value:s,type:i,...y&&{envelope:y}};
return A.push(r),r}function p(t,e,s){if((0,c().isJsonObject)(t.value))return H(t,t.value,e,s);Array.isArray(t.value)?F(t,
e,s):e!=="anything"&&_(t,e,z(t.value))}function F({children:t=[]},e,s){for(const[i,r]of t.entries())p(r,e,[...s,i])}function H(t,e,s,i){
const{type:r}=e;if(!u(r)&&!E(r))return K(t,e,s,i);const o=u(r)?h(t,i,e,r):void 0;return T(t,i),o}function K(t,e,s,i){const r=B(
e.type),o=u(s)?s:Array.isArray(e.validation)?"Gene":void 0;if(o){_(t,s,`${r}; it is audited as ${(0,c().withArticle)(o)}`);
const a=h(t,i,e,o);return T(t,i),a}const b=y,m=(0,N().isMessage)(e);m&&(j.push(t),y=e);const Z=A.length+d,q=(t.children??
[]).flatMap(a=>{const C=a.key?.name??"",I=Q(a,[...i,C]);return I?[{key:C,asset:I}]:[]});y=b,A.length+d===Z&&!m&&s==="som\
e_asset"&&_(t,s,r);const S=(0,w().described)(q),k=(0,w().statementsIn)(e);if(k)for(const a of S)a.wrappers=[...a.wrappers??
[],k];return S.length===1?S[0]:void 0}function Q(t,e){const s=g.get(t.key?.name??""),i=D.get(t.key?.name??"");return s&&
(d+=1,Array.isArray(t.value)||_(t,s,"no list")),s&&Array.isArray(t.value)?p(t,s,e):V.has(t.key?.name??"")?W(t,e):p(t,i&&
(0,c().isJsonObject)(t.value)?i:"anything",e)}function W(t,e){return p(t,Array.isArray(t.value)?"some_asset":"anything",
e)}function T(t,e){for(const{key:s,value:i,children:r=[]}of t.children??[]){const o=g.get(s?.name??"");if(!(!o||!Array.isArray(
i)))for(const[b,m]of r.entries())(0,c().isJsonObject)(m.value)&&p(m,o,[...e,s?.name??"",b])}}function _(t,e,s){if(O)return;
const i=u(e)?(0,c().withArticle)(e):"an asset";v.add("not-an-asset",t,`expected ${i}, found ${s}`)}}function u(n){return x().
ASSET_TYPES.includes(n)}function E(n){return typeof n=="string"&&U.has(n)}function Y(n){return(0,c().isJsonObject)(n)&&u(
n.type)&&!M(n)}function M(n){return Object.keys(n).some(v=>g.has(v)&&Array.isArray(n[v]))}function z(n){return n===null?
"null":`a ${typeof n}`}function B(n){return n===void 0?'an object without a "type"':typeof n!="string"?'an object whose \
"type" is not a string':`an object of type ${JSON.stringify(n.slice(0,40))}`}});
//# assets/source
(function(o,l,h,c){h(o,{Source:()=>r});class r{path;text;#t;#n;constructor(t,n,e=1){this.path=t,this.text=n,this.#t=e}location(t,n=t){
const e=this.#e(t),i=this.#e(Math.max(t,n));return{path:this.path,...e,end_line:i.line,end_column:i.column}}#e(t){const n=this.#n??
this.#i();let e=0;for(let i=n.length;i-e>1;){const s=e+i>>>1;(n[s]??0)<=t?e=s:i=s}return{line:e+this.#t,column:t-(n[e]??
0)+1}}#i(){const t=[0];for(let n=this.text.indexOf(`
`);n!==-1;n=this.text.indexOf(`
`,n+1))t.push(n+1);return this.#n=t,t}}});
//# assets/stray
(function(l,r,u,y){let a;const d=()=>a??=r("assets/json");let m;const p=()=>m??=r("assets/problems");let G;const _=()=>G??=
r("assets/source");u(l,{findStrayGenes:()=>h,isJsonPath:()=>g});function g(n){return/\.jsonl?$/i.test(n)}function h(n,t,e){
if(!j(t))return;const s=new(_()).Source(n,t.toString("utf8")),o=c((0,d().readJson)(s.text,e,new(p()).Problems(s))),[i]=o;
if(i)return{rule:"outside-globs",location:s.location(i.start,i.end),detail:o.length===1?"a Gene":`${o.length} Genes`}}function j(n){
return n.includes('"Gene"')||n.includes("\\u00")}function c(n){return n.flatMap(t=>{const{value:e,children:s=[]}=t;return typeof e==
"object"&&e!==null&&!Array.isArray(e)&&e.type==="Gene"?[t]:c(s)})}});
//# assets/subject
(function(u,r,e,i){e(u,{subjectOf:()=>n});function n({type:t,id:c}){return{type:t,id:c}}});
//# assets/tokens
(function(s,u,c,S){let i;const m=()=>i??=u("jsonc-parser");c(s,{describeToken:()=>w,tokenize:()=>b});const g={1:"{",2:"\
}",3:"[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"\
end"},l=14,p=15,h={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape withou\
t four hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function b(n){
const e=(0,m().createScanner)(n,!1);return()=>{let t=e.scan();for(;t===l||t===p;)t=e.scan();const r=g[t]??"unknown",o=e.
getTokenValue(),a=h[e.getTokenError()]??d(r,o);return{kind:r,start:e.getTokenOffset(),end:Math.min(e.getPosition(),n.length),
value:o,...a!==void 0&&{fault:a}}}}function d(n,e){if(n==="comment")return"a comment";if(n==="number"&&!Number.isFinite(
Number(e)))return"a number out of range";if(n==="string"&&new RegExp("\\p{Surrogate}","u").test(e))return"half of a surr\
ogate pair"}function w({kind:n,value:e}){return n==="end"?"the end of the file":n==="string"||n==="number"||n==="comment"?
`a ${n}`:n!=="unknown"?`"${n}"`:JSON.stringify(e.length>40?`${e.slice(0,40)}\u2026`:e)}});
//# assets/utf8
(function(c,l,u,x){u(c,{decodeUtf8:()=>d});function d(e){try{return{text:new TextDecoder("utf-8",{fatal:!0}).decode(e),
complete:!0}}catch{return{text:i(e),complete:!1}}}function i(e){const t=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e);
let r=0,n=0;for(let o=t.indexOf("\uFFFD");o!==-1;o=t.indexOf("\uFFFD",n)){if(r+=Buffer.byteLength(t.slice(n,o)),e[r]!==239||
e[r+1]!==191||e[r+2]!==189)return t.slice(0,o);r+=3,n=o+1}return t}});
//# assets/validation
(function(o,m,a,c){a(o,{commandsToRun:()=>d,isBlankEntry:()=>s,validationCommands:()=>e});const r=1e3;function s({value:i}){
return typeof i=="string"&&i.trim()===""}function d(i){const n=e(i);return n.kind!=="list"?[]:n.entries.flatMap(t=>typeof t.
value=="string"&&!s(t)?[t.value.trim()]:[])}function e({value:i}){const{validation:n}=i;return n===void 0?{kind:"missing"}:
Array.isArray(n)?n.length>r?{kind:"not_a_list",expected:`a list of at most ${r} strings`}:{kind:"list",entries:n.map((l,u)=>({
value:l,pointer:["validation",u]}))}:{kind:"not_a_list",expected:"a list of strings"}}});
//# assets/wrapper
(function(i,a,c,k){let d;const o=()=>d??=a("@evomap/gep-sdk");let r;const _=()=>r??=a("assets/message");c(i,{described:()=>u,
saidIn:()=>m,statementsIn:()=>p});const g=new Set(["payload","asset"]),l=["type","asset_type","asset_id","content_hash",
"local_id","target_asset_id","target_local_id"];function u(n){const t=n.filter(({key:s})=>g.has(s));return(t.length===0&&
n.length===1?n:t).map(({asset:s})=>s)}function p(n){const t={};for(const e of l){const s=n[e];s!=null&&(t[e]=s)}return Object.
keys(t).length>0?t:void 0}function m({value:n,wrappers:t=[],envelope:e}){if(e===void 0&&t.length===0)return(0,o().canonicalize)(
n);const{sender_id:s,signature:h}=e??{},y=e&&{sender_id:s,signature:[h,(0,_().payloadOf)(e).signature]};return(0,o().canonicalize)(
[n,t,y])}});
