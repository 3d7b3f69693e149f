var C=Object.defineProperty;var s=(N,A)=>C(N,"name",{value:A,configurable:!0});export const id=365,ids=[365],modules={16032:((N,A,h)=>{h.d(A,{ST:s(()=>T,"ST"),DZ:s(()=>P,"DZ"),wk:s(()=>v,"wk"),_8:s(()=>S,
"_8")});var x=h(33231),b=h(73496),l=h(98665);function o(n,t,e,r){let c=t;for(const d of e){const y=f(c,d);if(!y)return n.
location(c.start,c.end);c=y}return!r||typeof c.value!="string"?n.location(c.start,c.end):n.location(p(n.text,c,r.start),
p(n.text,c,r.end))}s(o,"locatePointer");function f({value:n,children:t},e){return Array.isArray(n)?typeof e=="number"?t?.[e]:
void 0:t?.findLast(({key:r})=>r?.name===e)}s(f,"childAt");function p(n,{start:t,end:e},r){const c=e-1;let d=t+1;for(let y=0;y<
r&&d<c;y+=1)n[d]!=="\\"?d+=1:d+=n[d+1]==="u"?6:2;return Math.min(d,c)}s(p,"sourceOffset");var g=h(58878),L=h(44164),j=h(
56415),D=h(66381);function P(n,t,e,r=1){if(t.length>e.maxBytes)return v(n,t.length,e);const{text:c,complete:d}=(0,D._)(t),
y=new j.k(n,c,r),i=new g.Z(y);if(!d){const $={start:c.length,end:c.length};return i.add("file-not-utf8",$,"a byte that n\
o UTF-8 text can have here"),{path:n,assets:[],problems:i.found}}const a=(0,l.V)(c,e,i);a.length===0&&i.found.length===0&&
!E(n)&&i.add("file-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const u=(0,L.eE)(a,i),m=u[e.maxAssets];
if(m){const $=`more than ${e.maxAssets} assets; the rest is not read`;i.add("too-many",m.node,$)}const _=E(n)||a.length>
1,O=u.slice(0,e.maxAssets).map($=>_?$:{...$,pointer:$.pointer.slice(1)}),w=M(O,y,i);return{path:n,assets:w,problems:i.found}}
s(P,"readAssetFile");function v(n,t,{maxBytes:e}){const r=`${t} bytes, of at most ${e}`;return{path:n,assets:[],problems:[
{rule:"file-too-large",location:{path:n,line:1,column:1},detail:r}]}}s(v,"tooLargeFile");function S(n,t){const e={path:n,
line:1,column:1},r=(0,x.B)(`the file \`${n}\``,t);return{path:n,assets:[],problems:[{rule:"not-judged",location:e,detail:r}]}}
s(S,"unreadFile");function E(n){return n.toLowerCase().endsWith(".jsonl")}s(E,"isLog");function M(n,t,e){const r=new Map;
return n.map((c,d)=>{const{node:y,pointer:i,value:a,type:u}=c,m=T(a),_=m??`#${d+1}`,O=r.get(`${u} ${_}`);if(m===void 0){
const w=`${(0,b.v)(u)} without an "id"; it is called ${_} here`;y.cut||e.add("missing-id",y,w,_)}else if(O){const w=`${u}\
 ${JSON.stringify(_)}, first at ${e.place(O.node.start)}`;e.add("duplicate-id",y,w,_)}else r.set(`${u} ${_}`,c);return{type:u,
id:_,path:t.path,value:a,pointer:i,...y.cut&&{cut:!0},locate:s((w=[],$)=>o(t,y,w,$),"locate")}})}s(M,"nameAssets");function T({
id:n}){return typeof n=="string"&&n.trim()!==""?n:void 0}s(T,"declaredId")}),98665:((N,A,h)=>{h.d(A,{V:s(()=>E,"V")});const x=new Set(
["string","number","true","false","null"]),b=new Set([...x,"{","[","unknown"]);function l({close:n,next:t}){return n==="\
}"&&(t==="first"||t==="item")}s(l,"isKeyNext");function o({close:n,next:t}){return t==="value"||n==="]"&&(t==="first"||t===
"item")}s(o,"isValueNext");function f(n){return n.next==="colon"?'":" after a key':n.next==="comma"?`"," or "${n.close}"`:
l(n)?"a key in double quotes":"a JSON value"}s(f,"expected");var p=h(99547);const g={1:"{",2:"}",3:"[",4:"]",5:",",6:":",
7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},L=14,j=15,D={1:"an \
unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four hexadecimal digits",
5:"an unknown escape in a string",6:"an unescaped control character in a string"};function P(n){const t=(0,p.createScanner)(
n,!1);return()=>{let e=t.scan();for(;e===L||e===j;)e=t.scan();const r=g[e]??"unknown",c=t.getTokenValue(),d=D[t.getTokenError()]??
v(r,c);return{kind:r,start:t.getTokenOffset(),end:Math.min(t.getPosition(),n.length),value:c,...d!==void 0&&{fault:d}}}}
s(P,"tokenize");function v(n,t){if(n==="comment")return"a comment";if(n==="number"&&!Number.isFinite(Number(t)))return"a\
 number out of range";if(n==="string"&&new RegExp("\\p{Surrogate}","u").test(t))return"half of a surrogate pair"}s(v,"fa\
ultOfValue");function S({kind:n,value:t}){return n==="end"?"the end of the file":n==="string"||n==="number"||n==="commen\
t"?`a ${n}`:n!=="unknown"?`"${n}"`:JSON.stringify(t.length>40?`${t.slice(0,40)}\u2026`:t)}s(S,"describeToken");function E(n,t,e){
return new M(n,t,e).read()}s(E,"readJson");class M{static{s(this,"Reader")}#t;#e;#i;#r=[];#n=[];#c=0;#a=!1;#o=!1;#u=!1;constructor(t,e,r){
this.#t=e,this.#e=r,this.#i=P(t)}read(){let t;do{if(t=this.#i(),this.#c>this.#t.maxValues){const e=`more than ${this.#t.
maxValues} JSON values; the rest is not read`;this.#e.add("too-many",t,e),this.#m(t);break}this.#p(t)}while(t.kind!=="en\
d");return this.#r}#p(t){const e=this.#n.at(-1);t.kind==="comment"?this.#s(t,t.fault??S(t)):e?this.#v(e,t):t.kind!=="end"&&
this.#f(t)}#f(t){const e=x.has(t.kind);t.kind==="{"||t.kind==="["||e&&!this.#o&&!this.#u?(this.#o=!1,this.#a=!1,this.#d(
t)):this.#o||(this.#o=!0,this.#a=this.#u,this.#s(t,`expected a JSON value, found ${S(t)}`))}#v(t,e){const{kind:r}=e;r===
t.close&&(t.next==="first"||t.next==="comma")?this.#h(t,e):r===t.close&&t.next==="item"?(this.#s(e,`a comma before "${r}\
"`),this.#h(t,e)):t.next==="comma"&&r===","?t.next="item":t.next==="colon"&&r===":"?t.next="value":l(t)&&r==="string"?this.#y(
t,e):o(t)&&b.has(r)?(t.next="comma",this.#d(e)):(this.#s(e,`expected ${f(t)}, found ${S(e)}`),this.#_(e))}#y(t,e){e.fault&&
this.#s(e,e.fault);const r=e.value;if(r==="__proto__")this.#e.add("forbidden-key",e,'"__proto__" as a key');else if(Object.
hasOwn(t.node.value,r)&&!this.#e.full){const c=t.node.children.find(y=>y.key?.name===r)?.key,d=this.#e.place((c??e).start);
this.#e.add("duplicate-key",e,`${JSON.stringify(r)}, first at ${d}`)}t.key={name:r,start:e.start,end:e.end},t.next="colo\
n"}#d(t){t.fault&&this.#s(t,t.fault),t.kind==="unknown"&&this.#s(t,`expected a JSON value, found ${S(t)}`);const e=t.kind===
"{"||t.kind==="[";if(e&&this.#n.length>=this.#t.maxDepth){const r=`brackets nested more than ${this.#t.maxDepth} deep`;this.#e.
add("json-too-deep",t,r),this.#l({value:null,start:t.start,end:this.#x(t)})}else e?this.#g(t):this.#l({value:T(t),start:t.
start,end:t.end})}#g({kind:t,start:e,end:r}){const d={value:t==="{"?Object.create(null):[],start:e,end:r,children:[]};this.#l(
d),this.#n.push({node:d,close:t==="{"?"}":"]",next:"first"})}#l(t){this.#c+=1;const e=this.#n.at(-1);if(!e){this.#r.push(
t);return}e.node.children.push(t),Array.isArray(e.node.value)?e.node.value.push(t.value):e.key&&(t.key=e.key,e.node.value[e.
key.name]=t.value)}#h(t,e){t.node.end=e.end,this.#n.pop()}#m(t){for(const{node:e}of this.#n)e.end=t.start,e.cut=!0;this.#n.
length=0}#_(t){this.#m(t),this.#u=!0,t.kind!=="end"&&this.#f(t)}#x(t){let e=t;for(let r=1;r>0&&e.kind!=="end";)e=this.#i(),
(e.kind==="{"||e.kind==="[")&&(r+=1),(e.kind==="}"||e.kind==="]")&&(r-=1);return e.end}#s(t,e){this.#a||this.#e.add("fil\
e-not-json",t,e),this.#a=!0}}function T({kind:n,value:t,fault:e}){return n==="string"?t:n==="number"?e?null:Number(t):n===
"true"?!0:n==="false"?!1:null}s(T,"scalar")}),61758:((N,A,h)=>{h.d(A,{L:s(()=>x,"L")});function x(b){return{maxBytes:b,maxDepth:64,
maxValues:1e6,maxAssets:5e4}}s(x,"assetLimits")}),58878:((N,A,h)=>{h.d(A,{Z:s(()=>b,"Z")});const x=100;class b{static{s(
this,"Problems")}found=[];#t;constructor(o){this.#t=o}get full(){return this.found.length>x}place(o){const{line:f,column:p}=this.#t.
location(o);return`line ${f}, column ${p}`}add(o,{start:f,end:p},g,L){if(this.full)return;const j=this.#t.location(f,p);
this.found.push(this.found.length<x?{rule:o,location:j,detail:g,...L!==void 0&&{id:L}}:{rule:"too-many",location:j,detail:`\
more than ${x} problems; the rest is not listed`})}}}),44164:((N,A,h)=>{h.d(A,{JX:s(()=>g,"JX"),bv:s(()=>L,"bv"),eE:s(()=>p,
"eE"),ih:s(()=>j,"ih")});var x=h(42634),b=h(73496);const l=new Map(Object.entries({genes:"Gene",capsules:"Capsule",events:"\
EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"ValidationReport",mutations:"Mutation"})),o=new Map(
Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"\
ValidationReport",mutation:"Mutation"})),f=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function p(v,S){
const E=[];let M=0,T=!1;for(const[i,a]of v.entries())T||=a.cut===!0,n(a,"some_asset",[i]);return E;function n(i,a,u){Array.
isArray(i.value)?t(i,a,u):(0,b.O)(i.value)?e(i,i.value,a,u):a!=="anything"&&y(i,a,D(i.value))}function t({children:i=[]},a,u){
for(const[m,_]of i.entries())n(_,a,[...u,m])}function e(i,a,u,m){const{type:_}=a;g(_)?(E.push({node:i,pointer:m,value:a,
type:_}),d(i,m)):L(_)?d(i,m):r(i,a,u,m)}function r(i,a,u,m){const _=P(a.type),O=g(u)?u:Array.isArray(a.validation)?"Gene":
void 0;if(O){y(i,u,`${_}; it is audited as ${(0,b.v)(O)}`),E.push({node:i,pointer:m,value:a,type:O}),d(i,m);return}const w=E.
length+M;for(const F of i.children??[])c(F,[...m,F.key?.name??""]);E.length+M===w&&u==="some_asset"&&y(i,u,_)}function c(i,a){
const u=l.get(i.key?.name??""),m=o.get(i.key?.name??"");u&&(M+=1,Array.isArray(i.value)||y(i,u,"no list")),u&&Array.isArray(
i.value)?n(i,u,a):n(i,m&&(0,b.O)(i.value)?m:"anything",a)}function d(i,a){for(const{key:u,value:m,children:_=[]}of i.children??
[]){const O=l.get(u?.name??"");if(!(!O||!Array.isArray(m)))for(const[w,$]of _.entries())(0,b.O)($.value)&&n($,O,[...a,u?.
name??"",w])}}function y(i,a,u){if(T)return;const m=g(a)?(0,b.v)(a):"an asset";S.add("not-an-asset",i,`expected ${m}, fo\
und ${u}`)}}s(p,"findCandidates");function g(v){return x.Dd.includes(v)}s(g,"isAssetType");function L(v){return typeof v==
"string"&&f.has(v)}s(L,"isCompanion");function j(v){return Object.keys(v).some(S=>l.has(S)&&Array.isArray(v[S]))}s(j,"ha\
sAssetLists");function D(v){return v===null?"null":`a ${typeof v}`}s(D,"describeScalar");function P(v){return v===void 0?
'an object without a "type"':typeof v!="string"?'an object whose "type" is not a string':`an object of type ${JSON.stringify(
v.slice(0,40))}`}s(P,"describeType")}),56415:((N,A,h)=>{h.d(A,{k:s(()=>x,"k")});class x{static{s(this,"Source")}path;text;#t;#e;constructor(l,o,f=1){
this.path=l,this.text=o,this.#t=f}location(l,o=l){const f=this.#i(l),p=this.#i(Math.max(l,o));return{path:this.path,...f,
end_line:p.line,end_column:p.column}}#i(l){const o=this.#e??this.#r();let f=0;for(let p=o.length;p-f>1;){const g=f+p>>>1;
(o[g]??0)<=l?f=g:p=g}return{line:f+this.#t,column:l-(o[f]??0)+1}}#r(){const l=[0];for(let o=this.text.indexOf(`
`);o!==-1;o=this.text.indexOf(`
`,o+1))l.push(o+1);return this.#e=l,l}}}),66381:((N,A,h)=>{h.d(A,{_:s(()=>x,"_")});function x(l){try{return{text:new TextDecoder(
"utf-8",{fatal:!0}).decode(l),complete:!0}}catch{return{text:b(l),complete:!1}}}s(x,"decodeUtf8");function b(l){const o=new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(l);let f=0,p=0;for(let g=o.indexOf("\uFFFD");g!==-1;g=o.indexOf("\uFFFD",p)){if(f+=Buffer.
byteLength(o.slice(p,g)),l[f]!==239||l[f+1]!==191||l[f+2]!==189)return o.slice(0,g);f+=3,p=g+1}return o}s(b,"validPrefix")})};
