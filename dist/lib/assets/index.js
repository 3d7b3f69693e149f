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
//# assets/candidates
(function(b,y,l,L){let w;const p=()=>w??=y("assets/asset");let S;const T=()=>S??=y("assets/message");let j;const r=()=>j??=
y("assets/shapes");let I;const d=()=>I??=y("assets/wrapper");l(b,{findCandidates:()=>k});function k(a,s){const t=new M(s);
for(const[e,i]of a.entries())t.visitTop(i,e);return t}class M{candidates=[];messages=[];#n;#t;#i=0;#r=!1;constructor(s){
this.#n=s}visitTop(s,t){this.#r||=s.cut===!0,this.#s(s,"some_asset",[t])}#a(s,t,e,i){const n={node:s,pointer:t,value:e,type:i,
...this.#t&&{envelope:this.#t}};return this.candidates.push(n),n}#s(s,t,e){if((0,p().isJsonObject)(s.value))return this.#p(
s,s.value,t,e);Array.isArray(s.value)?this.#c(s,t,e):t!=="anything"&&this.#e(s,t,$(s.value))}#c({children:s=[]},t,e){for(const[
i,n]of s.entries())this.#s(n,t,[...e,i])}#p(s,t,e,i){const{type:n}=t;if(!(0,r().isAssetType)(n)&&!(0,r().isCompanion)(n))
return this.#h(s,t,e,i);const o=(0,r().isAssetType)(n)?this.#a(s,i,t,n):void 0;return this.#o(s,i),o}#h(s,t,e,i){const n=(0,r().
isAssetType)(e)?e:Array.isArray(t.validation)?"Gene":void 0;if(n===void 0)return this.#f(s,t,e,i);const o=g(t.type);this.#e(
s,e,`${o}; it is audited as ${(0,p().withArticle)(n)}`);const c=this.#a(s,i,t,n);return this.#o(s,i),c}#f(s,t,e,i){const n=g(
t.type),o=this.#t,c=(0,T().isMessage)(t);c&&(this.messages.push(s),this.#t=t);const u=this.candidates.length+this.#i,x=(s.
children??[]).flatMap(h=>{const A=h.key?.name??"",_=this.#y(h,[...i,A]);return _?[{key:A,asset:_}]:[]});this.#t=o,this.candidates.
length+this.#i===u&&!c&&e==="some_asset"&&this.#e(s,e,n);const m=(0,d().described)(x),v=(0,d().statementsIn)(t);if(v)for(const h of m)
h.wrappers=[...h.wrappers??[],v];return m.length===1?m[0]:void 0}#y(s,t){const e=r().LISTS.get(s.key?.name??""),i=r().SINGLES.
get(s.key?.name??"");return e&&(this.#i+=1,Array.isArray(s.value)||this.#e(s,e,"no list")),e&&Array.isArray(s.value)?this.#s(
s,e,t):r().MIXED_LISTS.has(s.key?.name??"")?this.#u(s,t):this.#s(s,i&&(0,p().isJsonObject)(s.value)?i:"anything",t)}#u(s,t){
return this.#s(s,Array.isArray(s.value)?"some_asset":"anything",t)}#o(s,t){for(const{key:e,value:i,children:n=[]}of s.children??
[]){const o=r().LISTS.get(e?.name??"");if(!(!o||!Array.isArray(i)))for(const[c,u]of n.entries())(0,p().isJsonObject)(u.value)&&
this.#s(u,o,[...t,e?.name??"",c])}}#e(s,t,e){if(this.#r)return;const i=(0,r().isAssetType)(t)?(0,p().withArticle)(t):"an\
 asset";this.#n.add("not-an-asset",s,`expected ${i}, found ${e}`)}}function $(a){return a===null?"null":`a ${typeof a}`}
function g(a){return a===void 0?'an object without a "type"':typeof a!="string"?'an object whose "type" is not a string':
`an object of type ${JSON.stringify(a.slice(0,40))}`}});
//# assets/clear
(function(o,l,t,a){t(o,{ambiguousFiles:()=>i});const n=new Set(["file-too-large","file-not-utf8","file-not-regular","fi\
le-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function i(u){return new Set(u.filter(({rule:e})=>n.
has(e)).map(({location:e})=>e.path))}});
//# assets/collect
(function(y,i,B,L){let $;const g=()=>$??=i("assets/applied");let j;const w=()=>j??=i("assets/before");let O;const l=()=>O??=
i("assets/compare");let P;const R=()=>P??=i("assets/globs");let T;const D=()=>T??=i("assets/indirections");let E;const m=()=>E??=
i("assets/overrides");let G;const N=()=>G??=i("assets/read-sides");B(y,{collectAssets:()=>U});async function U(s){const{
headTree:a,change:t,policy:r,all:o=!1}=s,{paths:S,files:c,head:b,untouched:h,base:p,strays:x,isTouched:d}=await(0,N().readSides)(
s),v=(0,m().effectiveFiles)({head:b,base:p,untouched:h}),{overrides:z,atHead:M,atBase:C}=v,A=new Map(t.files.map(({path:e,
oldPath:n})=>[e,n??e])),u=(0,l().compareAssets)({...v,renames:A}),J=(o?g().allOtherGenes:g().appliedGenes)(u,(0,m().only)(
c,M)),K=(0,D().findIndirections)(a,[...a.files()],(0,R().assetPathTest)(r)).filter(({path:e,targetPath:n})=>o||d(e)||d(n??
e));return{changes:(0,l().inOrder)([...u,...J]),problems:[...o?_(c):(0,w().markBefore)(_(b),_(p),u,A),...z.filter(({file:e,
by:n})=>o||d(e.path)||d(n.path)).map(m().overrideProblem),...p.flatMap(F),...(o?[]:h).flatMap(e=>H(e,u)),...K.map(({path:e,
detail:n})=>I(e,n)),...x],files:S,present:c.flatMap(({assets:e})=>e.filter(M)),unread:c.flatMap(({path:e,unread:n})=>n===
void 0?[]:[{path:e,detail:n}]),past:k([...h,...p]).flatMap(({assets:e})=>e.filter(C))}}function _(s){return s.flatMap(({
problems:a})=>a)}function k(s){return[...new Map(s.map(t=>[t.path,t])).values()].sort((t,r)=>t.path<r.path?-1:1)}function F({
path:s,problems:a}){return a.filter(({rule:t})=>l().UNREAD.has(t)).map(({rule:t,location:r,detail:o})=>({rule:"not-judge\
d",location:{path:s,line:1,column:1},detail:t==="not-judged"?`${o} (at the base)`:`the file \`${s}\` at the base, line ${r.
line}: ${o}`}))}function H({problems:s},a){return s.flatMap(t=>t.rule==="not-judged"?[t]:!l().UNREAD.has(t.rule)||a.length===
0?[]:[{...t,rule:"asset-file-unread"}])}function I(s,a){return{rule:"file-not-regular",location:{path:s,line:1,column:1},
detail:a}}});
//# assets/compare
(function(M,m,N,U){let O;const S=()=>O??=m("group-by");let k;const u=()=>k??=m("assets/file");let v;const A=()=>v??=m("\
assets/wrapper");N(M,{INCOMPLETE:()=>h,UNREAD:()=>g,compareAssets:()=>b,inOrder:()=>w,isIncomplete:()=>y});const g=new Set(
["file-too-large","file-not-utf8","too-many","not-judged"]),h=new Set([...g,"file-not-json","json-too-deep"]);function b({
head:e,base:t,untouched:n,renames:a}){const s=[],c=o=>a.get(o)??o;let r=I(e,c),p=I(t,o=>o);for(const o of T){const i=j(r,
p,o);for(const[{asset:l,content:R},E]of i)R!==E.content&&s.push({kind:"modified",asset:l,before:E.asset});const d=new Set(
i.values());r=r.filter(l=>!i.has(l)),p=p.filter(l=>!d.has(l))}const D=new Map([...n,...t].flatMap(({assets:o})=>o).filter(
({value:o})=>(0,u().declaredId)(o)!==void 0).map(o=>[_(o),o]));for(const{asset:o,name:i}of r){const d=D.get(i);s.push({kind:"\
added",asset:o,...d&&{before:d}})}const P=new Set(e.filter(y).map(({path:o})=>c(o)));for(const{asset:o,path:i}of p)P.has(
i)||s.push({kind:"removed",asset:o});return w(s)}function w(e){return e.map(t=>({change:t,place:t.asset.locate()})).sort(
({place:t},{place:n})=>t.path===n.path?t.line-n.line||t.column-n.column:t.path<n.path?-1:1).map(({change:t})=>t)}const T=[
({name:e,path:t,content:n})=>[e,t,n],({name:e,path:t})=>[e,t],({name:e,content:t})=>[e,t],({name:e})=>[e]];function I(e,t){
return e.flatMap(({path:n,assets:a})=>a.map(s=>({asset:s,name:_(s),path:t(n),content:(0,A().saidIn)(s)})))}function _({type:e,
value:t}){return`${e} ${(0,u().declaredId)(t)??""}`}function j(e,t,n){const a=r=>JSON.stringify(n(r)),s=(0,S().groupBy)(
t.toReversed(),a),c=new Map;for(const r of e){const p=s.get(a(r))?.pop();p&&c.set(r,p)}return c}function y({problems:e}){
return e.some(({rule:t})=>h.has(t))}});
//# assets/file
(function(P,l,x,et){let C;const M=()=>C??=l("rules/not-judged");let O;const B=()=>O??=l("assets/asset");let U;const W=()=>U??=
l("assets/candidates");let z;const j=()=>z??=l("assets/json");let K;const F=()=>K??=l("assets/locate");let R;const S=()=>R??=
l("assets/problems");let T;const k=()=>T??=l("assets/shapes");let D;const b=()=>D??=l("assets/source");let E;const G=()=>E??=
l("assets/utf8");let H;const A=()=>H??=l("assets/wrapper");x(P,{declaredId:()=>w,readAssetFile:()=>Q,readAssetNodes:()=>V,
tooLargeFile:()=>J,unreadFile:()=>Z});function Q(t,s,e,n=1){if(s.length>e.maxBytes)return J(t,s.length,e);const{text:o,complete:d}=(0,G().
decodeUtf8)(s),a=new(b()).Source(t,o,n),c=new(S()).Problems(a);if(!d){const m={start:o.length,end:o.length};return c.add(
"file-not-utf8",m,"a byte that no UTF-8 text can have here"),{path:t,assets:[],problems:c.found}}const i=(0,j().readJson)(
o,e,c,k().isPlainAsset);i.length===0&&c.found.length===0&&!h(t)&&c.add("file-not-json",{start:0,end:0},"expected a JSON \
value, found an empty file");const{candidates:r,messages:p}=I(a,i,e,c),u=N(r,a,c),$=p.map(m=>({value:m.value,location:(0,F().
locatePointer)(a,m,[])}));return{path:t,assets:u,problems:c.found,...h(t)&&s[0]!==X&&Y(i,a)&&{lines:!0},...$.length>0&&{
messages:$}}}function V(t,s,e){const n=new(b()).Source(t,s),o=new(S()).Problems(n),{candidates:d}=I(n,(0,j().readJson)(s,
e,o),e,o),a=N(d,n,o);return d.flatMap(({node:c},i)=>{const r=a[i];return r?{asset:r,node:c}:[]})}function I({path:t},s,{
maxAssets:e},n){const{candidates:o,messages:d}=(0,W().findCandidates)(s,n),a=o[e];a&&n.add("too-many",a.node,`more than ${e}\
 assets; the rest is not read`);const c=h(t)||s.length>1;return{candidates:o.slice(0,e).map(r=>c?r:{...r,pointer:r.pointer.
slice(1)}),messages:d}}const X=239;function Y(t,s){const e=t.map(({start:n,end:o})=>s.location(n,o));return e.every(({line:n,
end_line:o})=>n===o)&&new Set(e.map(({line:n})=>n)).size===e.length}function J(t,s,{maxBytes:e}){const n=`${s} bytes, of\
 at most ${e}`;return{path:t,assets:[],problems:[{rule:"file-too-large",location:{path:t,line:1,column:1},detail:n}]}}function Z(t,s){
const e={path:t,line:1,column:1},n=(0,M().whyNotJudged)(`the file \`${t}\``,s);return{path:t,assets:[],problems:[{rule:"\
not-judged",location:e,detail:n}]}}function h(t){return t.toLowerCase().endsWith(".jsonl")}function N(t,s,e){const n=new Map,
o=new Map,d=t.map((a,c)=>{const{node:i,pointer:r,value:p,type:u,envelope:$,wrappers:m}=a,v=w(p),_=v??`#${c+1}`,g=n.get(`${u}\
 ${_}`),L=v!==void 0&&g!==void 0&&tt(a,g);if(v===void 0){const y=`${(0,B().withArticle)(u)} without an "id"; it is calle\
d ${_} here`;i.cut||e.add("missing-id",i,y,_)}else if(L)o.set(g,(o.get(g)??1)+1);else if(g){const y=`${u} ${JSON.stringify(
_)}, first at ${e.place(g.node.start)}`;e.add("duplicate-id",i,y,_)}else n.set(`${u} ${_}`,a);return{type:u,id:_,path:s.
path,value:p,pointer:r,...i.cut&&{cut:!0},...$&&{envelope:$},...m&&{wrappers:m},...L&&{copy:!0},...q(s,i)}});for(const[{
node:a,type:c,value:i},r]of o){const p=w(i);e.add("duplicate-copy",a,`${c} ${JSON.stringify(p)}, ${r} times`,p)}return d}
function q(t,s){return{locate:(e=[],n)=>(0,F().locatePointer)(t,s,e,n),text:()=>t.text.slice(s.start,s.end)}}function tt(t,s){
const e=n=>!n.node.cut&&!n.envelope;return e(t)&&e(s)&&(0,A().saidIn)(t)===(0,A().saidIn)(s)}function w({id:t}){return typeof t==
"string"&&t.trim()!==""?t:void 0}});
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
//# assets/read-sides
(function(F,o,R,tt){let C;const G=()=>C??=o("audit-clock");let H;const w=()=>H??=o("repo/tree");let J;const m=()=>J??=o(
"assets/file");let M;const U=()=>M??=o("assets/globs");let j;const D=()=>j??=o("assets/limits");let E;const y=()=>E??=o(
"assets/log/audit-log");let I;const k=()=>I??=o("assets/log/read-log");let K;const b=()=>K??=o("assets/stray");R(F,{readSides:()=>N});
async function N(a){const{baseTree:e,headTree:s,change:l,policy:r,clock:d=new(G()).AuditClock}=a,p=(0,U().assetPathTest)(
r),c=(0,D().assetLimits)(r.assets.max_file_bytes),T=[...s.files()].filter(({kind:t})=>(0,w().isRegular)(t)),_=T.filter(({
path:t})=>p(t)),u=new Set(l.files.filter(({status:t})=>t!=="deleted").map(({path:t})=>t)),A=T.filter(({path:t})=>u.has(t)&&
!p(t)&&(0,b().isJsonPath)(t)),Q=l.files.flatMap(({oldPath:t,path:i})=>{const n=p(t??i)?e.stat(t??i):void 0;return n&&(0,w().
isRegular)(n.kind)?n:[]}),[L,v]=P(Q,({path:t})=>(0,y().isAuditLog)(t)&&u.has(t)),g=new Set(L.map(({path:t})=>t)),V=async t=>{
const i=u.has(t.path);if((0,y().isAuditLog)(t.path)&&!i)return[{file:await(0,k().readUntouchedLog)(s,t,c),isTouched:i}];
const n=g.has(t.path)?await(0,k().readAppendedLog)(e,s,t,c):void 0;return n===void 0?[{file:await S(s,t,c),isTouched:i}]:
(g.delete(t.path),[{file:n.kept,isTouched:!1},{file:n.appended,isTouched:!0}])},B=t=>S(O(e),t,c),W=d.stage("Reading asse\
t files",[_,v,A].flat().length),h=async t=>{const i=await t;return W(),await d.tick(),i},[x,X,Y]=await Promise.all([Promise.
all(_.map(t=>h(V(t)))),Promise.all(v.map(t=>h(B(t)))),Promise.all(A.map(t=>h((0,b().findStrayGenes)(s,t,c))))]),Z=L.filter(
({path:t})=>g.has(t)),$=[...X,...await Promise.all(Z.map(B))],[z,q]=P(x.flat(),({isTouched:t})=>t);return{paths:_.map(({
path:t})=>t),files:x.flat().map(({file:t})=>t),head:z.map(({file:t})=>t),untouched:q.map(({file:t})=>t),base:$,strays:Y.
filter(t=>t!==void 0),isTouched:t=>u.has(t)}}function P(a,e){return[a.filter(e),a.filter(s=>!e(s))]}function O(a){return{
...a,read:async(...e)=>Buffer.from((await a.read(...e)).toString("utf8"))}}async function S(a,{path:e,size:s=0},l){if(s>
l.maxBytes)return(0,m().tooLargeFile)(e,s,l);try{const r=(0,m().readAssetFile)(e,await a.read(e,l.maxBytes),l);return{...r,
assets:r.assets.filter(({copy:d})=>!d)}}catch(r){return(0,m().unreadFile)(e,r)}}});
//# assets/shapes
(function(a,e,r,y){let p;const u=()=>p??=e("model/asset-types");let l;const S=()=>l??=e("assets/asset");r(a,{LISTS:()=>s,
MIXED_LISTS:()=>c,SINGLES:()=>E,hasAssetLists:()=>o,isAssetType:()=>n,isCompanion:()=>v,isPlainAsset:()=>m});const s=new Map(
Object.entries({genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"\
ValidationReport",mutations:"Mutation"})),c=new Set(["assets","results"]),E=new Map(Object.entries({gene:"Gene",capsule:"\
Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"Mutation"})),
_=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function n(t){return u().ASSET_TYPES.includes(t)}function v(t){
return typeof t=="string"&&_.has(t)}function m(t){return(0,S().isJsonObject)(t)&&n(t.type)&&!o(t)}function o(t){return Object.
keys(t).some(i=>s.has(i)&&Array.isArray(t[i]))}});
//# assets/source
(function(o,l,h,c){h(o,{Source:()=>r});class r{path;text;#t;#n;constructor(t,n,e=1){this.path=t,this.text=n,this.#t=e}location(t,n=t){
const e=this.#e(t),i=this.#e(Math.max(t,n));return{path:this.path,...e,end_line:i.line,end_column:i.column}}#e(t){const n=this.#n??
this.#i();let e=0;for(let i=n.length;i-e>1;){const s=e+i>>>1;(n[s]??0)<=t?e=s:i=s}return{line:e+this.#t,column:t-(n[e]??
0)+1}}#i(){const t=[0];for(let n=this.text.indexOf(`
`);n!==-1;n=this.text.indexOf(`
`,n+1))t.push(n+1);return this.#n=t,t}}});
//# assets/stray
(function(c,i,u,S){let a;const d=()=>a??=i("assets/file");let m;const p=()=>m??=i("assets/json");let _;const y=()=>_??=
i("assets/problems");let G;const b=()=>G??=i("assets/source");u(c,{findStrayGenes:()=>h,isJsonPath:()=>g});function g(e){
return/\.jsonl?$/i.test(e)}async function h(e,{path:t,size:n=0},o){try{if(n<=o.maxBytes)return j(t,await e.read(t,o.maxBytes),
o)}catch(r){return(0,d().unreadFile)(t,r).problems[0]}const s=`with ${n} bytes it is too large to be searched`;return{rule:"\
outside-globs",location:{path:t,line:1,column:1},detail:s}}function j(e,t,n){if(!w(t))return;const o=new(b()).Source(e,t.
toString("utf8")),s=l((0,p().readJson)(o.text,n,new(y()).Problems(o))),[r]=s;if(r)return{rule:"outside-globs",location:o.
location(r.start,r.end),detail:s.length===1?"a Gene":`${s.length} Genes`}}function w(e){return e.includes('"Gene"')||e.includes(
"\\u00")}function l(e){return e.flatMap(t=>{const{value:n,children:o=[]}=t;return typeof n=="object"&&n!==null&&!Array.isArray(
n)&&n.type==="Gene"?[t]:l(o)})}});
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
