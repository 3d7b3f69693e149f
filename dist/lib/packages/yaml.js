//# packages/yaml
(function(Cn,_n,Ws){var Je=Object.defineProperty,Bn=Object.getOwnPropertyDescriptor,Kn=Object.getOwnPropertyNames,jn=Object.
prototype.hasOwnProperty,Mn=(e,t)=>{for(var n in t)Je(e,n,{get:t[n],enumerable:!0})},Dn=(e,t,n,s)=>{if(t&&typeof t=="obj\
ect"||typeof t=="function")for(let r of Kn(t))!jn.call(e,r)&&r!==n&&Je(e,r,{get:()=>t[r],enumerable:!(s=Bn(t,r))||s.enumerable});
return e},Pn=e=>Dn(Je({},"__esModule",{value:!0}),e),vt={};Mn(vt,{LineCounter:()=>vn,isMap:()=>te,isNode:()=>x,isScalar:()=>A,
parse:()=>Js,parseDocument:()=>On,stringify:()=>Ys,visit:()=>G}),Cn.exports=Pn(vt);var Gs=_n("packages/chunk-IYWUY3VA"),
Ye=Symbol.for("yaml.alias"),We=Symbol.for("yaml.document"),J=Symbol.for("yaml.map"),St=Symbol.for("yaml.pair"),q=Symbol.
for("yaml.scalar"),z=Symbol.for("yaml.seq"),K=Symbol.for("yaml.node.type"),Z=e=>!!e&&typeof e=="object"&&e[K]===Ye,ee=e=>!!e&&
typeof e=="object"&&e[K]===We,te=e=>!!e&&typeof e=="object"&&e[K]===J,T=e=>!!e&&typeof e=="object"&&e[K]===St,A=e=>!!e&&
typeof e=="object"&&e[K]===q,me=e=>!!e&&typeof e=="object"&&e[K]===z;function L(e){if(e&&typeof e=="object")switch(e[K]){case J:case z:
return!0}return!1}function x(e){if(e&&typeof e=="object")switch(e[K]){case Ye:case J:case q:case z:return!0}return!1}var Et=e=>(A(
e)||L(e))&&!!e.anchor,_=Symbol("break visit"),Nt=Symbol("skip children"),U=Symbol("remove node");function G(e,t){let n=Ot(
t);ee(e)?ne(null,e.contents,n,Object.freeze([e]))===U&&(e.contents=null):ne(null,e,n,Object.freeze([]))}G.BREAK=_,G.SKIP=
Nt,G.REMOVE=U;function ne(e,t,n,s){let r=At(e,t,n,s);if(x(r)||T(r))return It(e,s,r),ne(e,r,n,s);if(typeof r!="symbol"){if(L(
t)){s=Object.freeze(s.concat(t));for(let i=0;i<t.items.length;++i){let l=ne(i,t.items[i],n,s);if(typeof l=="number")i=l-
1;else{if(l===_)return _;l===U&&(t.items.splice(i,1),i-=1)}}}else if(T(t)){s=Object.freeze(s.concat(t));let i=ne("key",t.
key,n,s);if(i===_)return _;i===U&&(t.key=null);let l=ne("value",t.value,n,s);if(l===_)return _;l===U&&(t.value=null)}}return r}
async function Ge(e,t){let n=Ot(t);ee(e)?await se(null,e.contents,n,Object.freeze([e]))===U&&(e.contents=null):await se(
null,e,n,Object.freeze([]))}Ge.BREAK=_,Ge.SKIP=Nt,Ge.REMOVE=U;async function se(e,t,n,s){let r=await At(e,t,n,s);if(x(r)||
T(r))return It(e,s,r),se(e,r,n,s);if(typeof r!="symbol"){if(L(t)){s=Object.freeze(s.concat(t));for(let i=0;i<t.items.length;++i){
let l=await se(i,t.items[i],n,s);if(typeof l=="number")i=l-1;else{if(l===_)return _;l===U&&(t.items.splice(i,1),i-=1)}}}else if(T(
t)){s=Object.freeze(s.concat(t));let i=await se("key",t.key,n,s);if(i===_)return _;i===U&&(t.key=null);let l=await se("v\
alue",t.value,n,s);if(l===_)return _;l===U&&(t.value=null)}}return r}function Ot(e){return typeof e=="object"&&(e.Collection||
e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.
Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function At(e,t,n,s){if(typeof n=="function")return n(e,t,
s);if(te(t))return n.Map?.(e,t,s);if(me(t))return n.Seq?.(e,t,s);if(T(t))return n.Pair?.(e,t,s);if(A(t))return n.Scalar?.(
e,t,s);if(Z(t))return n.Alias?.(e,t,s)}function It(e,t,n){let s=t[t.length-1];if(L(s))s.items[e]=n;else if(T(s))e==="key"?
s.key=n:s.value=n;else if(ee(s))s.contents=n;else{let r=Z(s)?"alias":"scalar";throw new Error(`Cannot replace node with ${r}\
 parent`)}}var qn={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},Un=e=>e.replace(/[!,[\]{}]/g,t=>qn[t]),re=class V{constructor(t,n){
this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},V.defaultYaml,t),this.tags=Object.assign({},V.defaultTags,n)}clone(){
let t=new V(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){let t=new V(this.yaml,this.tags);switch(this.
yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:V.defaultYaml.
explicit,version:"1.2"},this.tags=Object.assign({},V.defaultTags);break}return t}add(t,n){this.atNextDocument&&(this.yaml=
{explicit:V.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},V.defaultTags),this.atNextDocument=!1);let s=t.
trim().split(/[ \t]+/),r=s.shift();switch(r){case"%TAG":{if(s.length!==2&&(n(0,"%TAG directive should contain exactly tw\
o parts"),s.length<2))return!1;let[i,l]=s;return this.tags[i]=l,!0}case"%YAML":{if(this.yaml.explicit=!0,s.length!==1)return n(
0,"%YAML directive should contain exactly one part"),!1;let[i]=s;if(i==="1.1"||i==="1.2")return this.yaml.version=i,!0;{
let l=/^\d+\.\d+$/.test(i);return n(6,`Unsupported YAML version ${i}`,l),!1}}default:return n(0,`Unknown directive ${r}`,
!0),!1}}tagName(t,n){if(t==="!")return"!";if(t[0]!=="!")return n(`Not a valid tag: ${t}`),null;if(t[1]==="<"){let l=t.slice(
2,-1);return l==="!"||l==="!!"?(n(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&n("V\
erbatim tags must end with a >"),l)}let[,s,r]=t.match(/^(.*!)([^!]*)$/s);r||n(`The ${t} tag has no suffix`);let i=this.tags[s];
if(i)try{return i+decodeURIComponent(r)}catch(l){return n(String(l)),null}return s==="!"?t:(n(`Could not resolve tag: ${t}`),
null)}tagString(t){for(let[n,s]of Object.entries(this.tags))if(t.startsWith(s))return n+Un(t.substring(s.length));return t[0]===
"!"?t:`!<${t}>`}toString(t){let n=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],s=Object.entries(this.tags),
r;if(t&&s.length>0&&x(t.contents)){let i={};G(t.contents,(l,o)=>{x(o)&&o.tag&&(i[o.tag]=!0)}),r=Object.keys(i)}else r=[];
for(let[i,l]of s)i==="!!"&&l==="tag:yaml.org,2002:"||(!t||r.some(o=>o.startsWith(l)))&&n.push(`%TAG ${i} ${l}`);return n.
join(`
`)}};re.defaultYaml={explicit:!1,version:"1.2"},re.defaultTags={"!!":"tag:yaml.org,2002:"};function Tt(e){if(/[\x00-\x19\s,[\]{}]/.
test(e)){let t=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(t)}return!0}
function xt(e){let t=new Set;return G(e,{Value(n,s){s.anchor&&t.add(s.anchor)}}),t}function Lt(e,t){for(let n=1;;++n){let s=`${e}${n}`;
if(!t.has(s))return s}}function Rn(e,t){let n=[],s=new Map,r=null;return{onAnchor:i=>{n.push(i),r??(r=xt(e));let l=Lt(t,
r);return r.add(l),l},setAnchors:()=>{for(let i of n){let l=s.get(i);if(typeof l=="object"&&l.anchor&&(A(l.node)||L(l.node)))
l.node.anchor=l.anchor;else{let o=new Error("Failed to resolve repeated object (this should not happen)");throw o.source=
i,o}}},sourceObjects:s}}function ie(e,t,n,s){if(s&&typeof s=="object")if(Array.isArray(s))for(let r=0,i=s.length;r<i;++r){
let l=s[r],o=ie(e,s,String(r),l);o===void 0?delete s[r]:o!==l&&(s[r]=o)}else if(s instanceof Map)for(let r of Array.from(
s.keys())){let i=s.get(r),l=ie(e,s,r,i);l===void 0?s.delete(r):l!==i&&s.set(r,l)}else if(s instanceof Set)for(let r of Array.
from(s)){let i=ie(e,s,r,r);i===void 0?s.delete(r):i!==r&&(s.delete(r),s.add(i))}else for(let[r,i]of Object.entries(s)){let l=ie(
e,s,r,i);l===void 0?delete s[r]:l!==i&&(s[r]=l)}return e.call(t,n,s)}function j(e,t,n){if(Array.isArray(e))return e.map(
(s,r)=>j(s,String(r),n));if(e&&typeof e.toJSON=="function"){if(!n||!Et(e))return e.toJSON(t,n);let s={aliasCount:0,count:1,
res:void 0};n.anchors.set(e,s),n.onCreate=i=>{s.res=i,delete n.onCreate};let r=e.toJSON(t,n);return n.onCreate&&n.onCreate(
r),r}return typeof e=="bigint"&&!n?.keep?Number(e):e}var He=class{constructor(e){Object.defineProperty(this,K,{value:e})}clone(){
let e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e.range=this.
range.slice()),e}toJS(e,{mapAsMap:t,maxAliasCount:n,onAnchor:s,reviver:r}={}){if(!ee(e))throw new TypeError("A document \
argument is required");let i={anchors:new Map,doc:e,keep:!0,mapAsMap:t===!0,mapKeyWarned:!1,maxAliasCount:typeof n=="num\
ber"?n:100},l=j(this,"",i);if(typeof s=="function")for(let{count:o,res:a}of i.anchors.values())s(a,o);return typeof r=="\
function"?ie(r,{"":l},"",l):l}},Qe=class extends He{constructor(e){super(Ye),this.source=e,Object.defineProperty(this,"t\
ag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(e,t){if(t?.maxAliasCount===0)throw new ReferenceError(
"Alias resolution is disabled");let n;t?.aliasResolveCache?n=t.aliasResolveCache:(n=[],G(e,{Node:(r,i)=>{(Z(i)||Et(i))&&
n.push(i)}}),t&&(t.aliasResolveCache=n));let s;for(let r of n){if(r===this)break;r.anchor===this.source&&(s=r)}if(s&&t){
let{anchors:r,doc:i,maxAliasCount:l}=t,o=r.get(s);if(o||(j(s,null,t),o=r.get(s)),o?.res===void 0){let a="This should not\
 happen: Alias anchor was not resolved?";throw new ReferenceError(a)}if(l>=0&&(o.count+=1,o.aliasCount===0&&(o.aliasCount=
Ne(i,s,r)),o.count*o.aliasCount>l)){let a="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(
a)}}return s}toJSON(e,t){if(!t)return{source:this.source};let n=this.resolve(t.doc,t);if(!n){let s=`Unresolved alias (th\
e anchor must be set before the alias): ${this.source}`;throw new ReferenceError(s)}return t.anchors.get(n).res}toString(e,t,n){
let s=`*${this.source}`;if(e){if(Tt(this.source),e.options.verifyAliasOrder&&!e.anchors.has(this.source)){let r=`Unresol\
ved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(r)}if(e.implicitKey)return`${s} `}return s}};
function Ne(e,t,n){if(Z(t)){let s=t.resolve(e),r=n&&s&&n.get(s);return r?r.count*r.aliasCount:0}else if(L(t)){let s=0;for(let r of t.
items){let i=Ne(e,r,n);i>s&&(s=i)}return s}else if(T(t)){let s=Ne(e,t.key,n),r=Ne(e,t.value,n);return Math.max(s,r)}return 1}
var $t=e=>!e||typeof e!="function"&&typeof e!="object",E=class extends He{constructor(e){super(q),this.value=e}toJSON(e,t){
return t?.keep?this.value:j(this.value,e,t)}toString(){return String(this.value)}};E.BLOCK_FOLDED="BLOCK_FOLDED",E.BLOCK_LITERAL=
"BLOCK_LITERAL",E.PLAIN="PLAIN",E.QUOTE_DOUBLE="QUOTE_DOUBLE",E.QUOTE_SINGLE="QUOTE_SINGLE";var Fn="tag:yaml.org,2002:";
function Vn(e,t,n){if(t){let s=n.filter(i=>i.tag===t),r=s.find(i=>!i.format)??s[0];if(!r)throw new Error(`Tag ${t} not f\
ound`);return r}return n.find(s=>s.identify?.(e)&&!s.format)}function ge(e,t,n){if(ee(e)&&(e=e.contents),x(e))return e;if(T(
e)){let u=n.schema[J].createNode?.(n.schema,null,n);return u.items.push(e),u}(e instanceof String||e instanceof Number||
e instanceof Boolean||typeof BigInt<"u"&&e instanceof BigInt)&&(e=e.valueOf());let{aliasDuplicateObjects:s,onAnchor:r,onTagObj:i,
schema:l,sourceObjects:o}=n,a;if(s&&e&&typeof e=="object"){if(a=o.get(e),a)return a.anchor??(a.anchor=r(e)),new Qe(a.anchor);
a={anchor:null,node:null},o.set(e,a)}t?.startsWith("!!")&&(t=Fn+t.slice(2));let c=Vn(e,t,l.tags);if(!c){if(e&&typeof e.toJSON==
"function"&&(e=e.toJSON()),!e||typeof e!="object"){let u=new E(e);return a&&(a.node=u),u}c=e instanceof Map?l[J]:Symbol.
iterator in Object(e)?l[z]:l[J]}i&&(i(c),delete n.onTagObj);let d=c?.createNode?c.createNode(n.schema,e,n):typeof c?.nodeClass?.
from=="function"?c.nodeClass.from(n.schema,e,n):new E(e);return t?d.tag=t:c.default||(d.tag=c.tag),a&&(a.node=d),d}function Oe(e,t,n){
let s=n;for(let r=t.length-1;r>=0;--r){let i=t[r];if(typeof i=="number"&&Number.isInteger(i)&&i>=0){let l=[];l[i]=s,s=l}else
s=new Map([[i,s]])}return ge(s,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This sho\
uld not happen, please report a bug.")},schema:e,sourceObjects:new Map})}var ye=e=>e==null||typeof e=="object"&&!!e[Symbol.
iterator]().next().done,Ct=class extends He{constructor(e,t){super(e),Object.defineProperty(this,"schema",{value:t,configurable:!0,
enumerable:!1,writable:!0})}clone(e){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));
return e&&(t.schema=e),t.items=t.items.map(n=>x(n)||T(n)?n.clone(e):n),this.range&&(t.range=this.range.slice()),t}addIn(e,t){
if(ye(e))this.add(t);else{let[n,...s]=e,r=this.get(n,!0);if(L(r))r.addIn(s,t);else if(r===void 0&&this.schema)this.set(n,
Oe(this.schema,s,t));else throw new Error(`Expected YAML collection at ${n}. Remaining path: ${s}`)}}deleteIn(e){let[t,...n]=e;
if(n.length===0)return this.delete(t);let s=this.get(t,!0);if(L(s))return s.deleteIn(n);throw new Error(`Expected YAML c\
ollection at ${t}. Remaining path: ${n}`)}getIn(e,t){let[n,...s]=e,r=this.get(n,!0);return s.length===0?!t&&A(r)?r.value:
r:L(r)?r.getIn(s,t):void 0}hasAllNullValues(e){return this.items.every(t=>{if(!T(t))return!1;let n=t.value;return n==null||
e&&A(n)&&n.value==null&&!n.commentBefore&&!n.comment&&!n.tag})}hasIn(e){let[t,...n]=e;if(n.length===0)return this.has(t);
let s=this.get(t,!0);return L(s)?s.hasIn(n):!1}setIn(e,t){let[n,...s]=e;if(s.length===0)this.set(n,t);else{let r=this.get(
n,!0);if(L(r))r.setIn(s,t);else if(r===void 0&&this.schema)this.set(n,Oe(this.schema,s,t));else throw new Error(`Expecte\
d YAML collection at ${n}. Remaining path: ${s}`)}}},Jn=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function R(e,t){return/^\n+$/.
test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var H=(e,t,n)=>e.endsWith(`
`)?R(n,t):n.includes(`
`)?`
`+R(n,t):(e.endsWith(" ")?"":" ")+n,_t="flow",Xe="block",Ae="quoted";function Ie(e,t,n="flow",{indentAtStart:s,lineWidth:r=80,
minContentWidth:i=20,onFold:l,onOverflow:o}={}){if(!r||r<0)return e;r<i&&(i=0);let a=Math.max(1+i,1+r-t.length);if(e.length<=
a)return e;let c=[],d={},u=r-t.length;typeof s=="number"&&(s>r-Math.max(2,i)?c.push(0):u=r-s);let h,g,y=!1,p=-1,m=-1,b=-1;
n===Xe&&(p=Bt(e,p,t.length),p!==-1&&(u=p+a));for(let v;v=e[p+=1];){if(n===Ae&&v==="\\"){switch(m=p,e[p+1]){case"x":p+=3;
break;case"u":p+=5;break;case"U":p+=9;break;default:p+=1}b=p}if(v===`
`)n===Xe&&(p=Bt(e,p,t.length)),u=p+t.length+a,h=void 0;else{if(v===" "&&g&&g!==" "&&g!==`
`&&g!=="	"){let S=e[p+1];S&&S!==" "&&S!==`
`&&S!=="	"&&(h=p)}if(p>=u)if(h)c.push(h),u=h+a,h=void 0;else if(n===Ae){for(;g===" "||g==="	";)g=v,v=e[p+=1],y=!0;let S=p>
b+1?p-2:m-1;if(d[S])return e;c.push(S),d[S]=!0,u=S+a,h=void 0}else y=!0}g=v}if(y&&o&&o(),c.length===0)return e;l&&l();let k=e.
slice(0,c[0]);for(let v=0;v<c.length;++v){let S=c[v],O=c[v+1]||e.length;S===0?k=`
${t}${e.slice(0,O)}`:(n===Ae&&d[S]&&(k+=`${e[S]}\\`),k+=`
${t}${e.slice(S+1,O)}`)}return k}function Bt(e,t,n){let s=t,r=t+1,i=e[r];for(;i===" "||i==="	";)if(t<r+n)i=e[++t];else{do
i=e[++t];while(i&&i!==`
`);s=t,r=t+1,i=e[r]}return s}var Te=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,
minContentWidth:e.options.minContentWidth}),xe=e=>/^(%|---|\.\.\.)/m.test(e);function Yn(e,t,n){if(!t||t<0)return!1;let s=t-
n,r=e.length;if(r<=s)return!1;for(let i=0,l=0;i<r;++i)if(e[i]===`
`){if(i-l>s)return!0;if(l=i+1,r-l<=s)return!1}return!0}function be(e,t){let n=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)
return n;let{implicitKey:s}=t,r=t.options.doubleQuotedMinMultiLineLength,i=t.indent||(xe(e)?"  ":""),l="",o=0;for(let a=0,
c=n[a];c;c=n[++a])if(c===" "&&n[a+1]==="\\"&&n[a+2]==="n"&&(l+=n.slice(o,a)+"\\ ",a+=1,o=a,c="\\"),c==="\\")switch(n[a+1]){case"\
u":{l+=n.slice(o,a);let d=n.substr(a+2,4);switch(d){case"0000":l+="\\0";break;case"0007":l+="\\a";break;case"000b":l+="\\\
v";break;case"001b":l+="\\e";break;case"0085":l+="\\N";break;case"00a0":l+="\\_";break;case"2028":l+="\\L";break;case"20\
29":l+="\\P";break;default:d.substr(0,2)==="00"?l+="\\x"+d.substr(2):l+=n.substr(a,6)}a+=5,o=a+1}break;case"n":if(s||n[a+
2]==='"'||n.length<r)a+=1;else{for(l+=n.slice(o,a)+`

`;n[a+2]==="\\"&&n[a+3]==="n"&&n[a+4]!=='"';)l+=`
`,a+=2;l+=i,n[a+2]===" "&&(l+="\\"),a+=1,o=a+1}break;default:a+=1}return l=o?l+n.slice(o):n,s?l:Ie(l,i,Ae,Te(t,!1))}function ze(e,t){
if(t.options.singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return be(e,t);let n=t.indent||(xe(e)?"  ":""),s="'"+e.replace(/'/g,"''").replace(/\n+/g,`\
$&
${n}`)+"'";return t.implicitKey?s:Ie(s,n,_t,Te(t,!1))}function le(e,t){let{singleQuote:n}=t.options,s;if(n===!1)s=be;else{
let r=e.includes('"'),i=e.includes("'");r&&!i?s=ze:i&&!r?s=be:s=n?ze:be}return s(e,t)}var Ze;try{Ze=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{Ze=/\n+(?!\n|$)/g}function Le({comment:e,type:t,value:n},s,r,i){let{blockQuote:l,commentString:o,lineWidth:a}=s.
options;if(!l||/\n[\t ]+$/.test(n))return le(n,s);let c=s.indent||(s.forceBlockIndent||xe(n)?"  ":""),d=l==="literal"?!0:
l==="folded"||t===E.BLOCK_FOLDED?!1:t===E.BLOCK_LITERAL?!0:!Yn(n,a,c.length);if(!n)return d?`|
`:`>
`;let u,h;for(h=n.length;h>0;--h){let S=n[h-1];if(S!==`
`&&S!=="	"&&S!==" ")break}let g=n.substring(h),y=g.indexOf(`
`);y===-1?u="-":n===g||y!==g.length-1?(u="+",i&&i()):u="",g&&(n=n.slice(0,-g.length),g[g.length-1]===`
`&&(g=g.slice(0,-1)),g=g.replace(Ze,`$&${c}`));let p=!1,m,b=-1;for(m=0;m<n.length;++m){let S=n[m];if(S===" ")p=!0;else if(S===
`
`)b=m;else break}let k=n.substring(0,b<m?b+1:m);k&&(n=n.substring(k.length),k=k.replace(/\n+/g,`$&${c}`));let v=(p?c?"2":
"1":"")+u;if(e&&(v+=" "+o(e.replace(/ ?[\r\n]+/g," ")),r&&r()),!d){let S=n.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${c}`),O=!1,N=Te(s,!0);l!=="fold\
ed"&&t!==E.BLOCK_FOLDED&&(N.onOverflow=()=>{O=!0});let I=Ie(`${k}${S}${g}`,c,Xe,N);if(!O)return`>${v}
${c}${I}`}return n=n.replace(/\n+/g,`$&${c}`),`|${v}
${c}${k}${n}${g}`}function Wn(e,t,n,s){let{type:r,value:i}=e,{actualString:l,implicitKey:o,indent:a,indentStep:c,inFlow:d}=t;
if(o&&i.includes(`
`)||d&&/[[\]{},]/.test(i))return le(i,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(i))return o||d||!i.includes(`
`)?le(i,t):Le(e,t,n,s);if(!o&&!d&&r!==E.PLAIN&&i.includes(`
`))return Le(e,t,n,s);if(xe(i)){if(a==="")return t.forceBlockIndent=!0,Le(e,t,n,s);if(o&&a===c)return le(i,t)}let u=i.replace(
/\n+/g,`$&
${a}`);if(l){let h=p=>p.default&&p.tag!=="tag:yaml.org,2002:str"&&p.test?.test(u),{compat:g,tags:y}=t.doc.schema;if(y.some(
h)||g?.some(h))return le(i,t)}return o?u:Ie(u,a,_t,Te(t,!1))}function et(e,t,n,s){let{implicitKey:r,inFlow:i}=t,l=typeof e.
value=="string"?e:Object.assign({},e,{value:String(e.value)}),{type:o}=e;o!==E.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.
test(l.value)&&(o=E.QUOTE_DOUBLE);let a=d=>{switch(d){case E.BLOCK_FOLDED:case E.BLOCK_LITERAL:return r||i?le(l.value,t):
Le(l,t,n,s);case E.QUOTE_DOUBLE:return be(l.value,t);case E.QUOTE_SINGLE:return ze(l.value,t);case E.PLAIN:return Wn(l,t,
n,s);default:return null}},c=a(o);if(c===null){let{defaultKeyType:d,defaultStringType:u}=t.options,h=r&&d||u;if(c=a(h),c===
null)throw new Error(`Unsupported default string type ${h}`)}return c}function Kt(e,t){let n=Object.assign({blockQuote:!0,
commentString:Jn,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t),s;switch(n.collectionStyle){case"block":
s=!1;break;case"flow":s=!0;break;default:s=null}return{anchors:new Set,doc:e,flowCollectionPadding:n.flowCollectionPadding?
" ":"",indent:"",indentStep:typeof n.indent=="number"?" ".repeat(n.indent):"  ",inFlow:s,options:n}}function Gn(e,t){if(t.
tag){let r=e.filter(i=>i.tag===t.tag);if(r.length>0)return r.find(i=>i.format===t.format)??r[0]}let n,s;if(A(t)){s=t.value;
let r=e.filter(i=>i.identify?.(s));if(r.length>1){let i=r.filter(l=>l.test);i.length>0&&(r=i)}n=r.find(i=>i.format===t.format)??
r.find(i=>!i.format)}else s=t,n=e.find(r=>r.nodeClass&&s instanceof r.nodeClass);if(!n){let r=s?.constructor?.name??(s===
null?"null":typeof s);throw new Error(`Tag not resolved for ${r} value`)}return n}function Hn(e,t,{anchors:n,doc:s}){if(!s.
directives)return"";let r=[],i=(A(e)||L(e))&&e.anchor;i&&Tt(i)&&(n.add(i),r.push(`&${i}`));let l=e.tag??(t.default?null:
t.tag);return l&&r.push(s.directives.tagString(l)),r.join(" ")}function oe(e,t,n,s){if(T(e))return e.toString(t,n,s);if(Z(
e)){if(t.doc.directives)return e.toString(t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular\
 structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.
doc)}let r,i=x(e)?e:t.doc.createNode(e,{onTagObj:a=>r=a});r??(r=Gn(t.doc.schema.tags,i));let l=Hn(i,r,t);l.length>0&&(t.
indentAtStart=(t.indentAtStart??0)+l.length+1);let o=typeof r.stringify=="function"?r.stringify(i,t,n,s):A(i)?et(i,t,n,s):
i.toString(t,n,s);return l?A(i)||o[0]==="{"||o[0]==="["?`${l} ${o}`:`${l}
${t.indent}${o}`:o}function Qn({key:e,value:t},n,s,r){let{allNullValues:i,doc:l,indent:o,indentStep:a,options:{commentString:c,
indentSeq:d,simpleKeys:u}}=n,h=x(e)&&e.comment||null;if(u){if(h)throw new Error("With simple keys, key nodes cannot have\
 comments");if(L(e)||!x(e)&&typeof e=="object"){let I="With simple keys, collection cannot be used as a key value";throw new Error(
I)}}let g=!u&&(!e||h&&t==null&&!n.inFlow||L(e)||(A(e)?e.type===E.BLOCK_FOLDED||e.type===E.BLOCK_LITERAL:typeof e=="objec\
t"));n=Object.assign({},n,{allNullValues:!1,implicitKey:!g&&(u||!i),indent:o+a});let y=!1,p=!1,m=oe(e,n,()=>y=!0,()=>p=!0);
if(!g&&!n.inFlow&&m.length>1024){if(u)throw new Error("With simple keys, single line scalar must not span more than 1024\
 characters");g=!0}if(n.inFlow){if(i||t==null)return y&&s&&s(),m===""?"?":g?`? ${m}`:m}else if(i&&!u||t==null&&g)return m=
`? ${m}`,h&&!y?m+=H(m,n.indent,c(h)):p&&r&&r(),m;y&&(h=null),g?(h&&(m+=H(m,n.indent,c(h))),m=`? ${m}
${o}:`):(m=`${m}:`,h&&(m+=H(m,n.indent,c(h))));let b,k,v;x(t)?(b=!!t.spaceBefore,k=t.commentBefore,v=t.comment):(b=!1,k=
null,v=null,t&&typeof t=="object"&&(t=l.createNode(t))),n.implicitKey=!1,!g&&!h&&A(t)&&(n.indentAtStart=m.length+1),p=!1,
!d&&a.length>=2&&!n.inFlow&&!g&&me(t)&&!t.flow&&!t.tag&&!t.anchor&&(n.indent=n.indent.substring(2));let S=!1,O=oe(t,n,()=>S=
!0,()=>p=!0),N=" ";if(h||b||k){if(N=b?`
`:"",k){let I=c(k);N+=`
${R(I,n.indent)}`}O===""&&!n.inFlow?N===`
`&&v&&(N=`

`):N+=`
${n.indent}`}else if(!g&&L(t)){let I=O[0],w=O.indexOf(`
`),$=w!==-1,W=n.inFlow??t.flow??t.items.length===0;if($||!W){let de=!1;if($&&(I==="&"||I==="!")){let C=O.indexOf(" ");I===
"&"&&C!==-1&&C<w&&O[C+1]==="!"&&(C=O.indexOf(" ",C+1)),(C===-1||w<C)&&(de=!0)}de||(N=`
${n.indent}`)}}else(O===""||O[0]===`
`)&&(N="");return m+=N+O,n.inFlow?S&&s&&s():v&&!S?m+=H(m,n.indent,c(v)):p&&r&&r(),m}function jt(e,t){(e==="debug"||e==="\
warn")&&console.warn(t)}var $e="<<",F={identify:e=>e===$e||typeof e=="symbol"&&e.description===$e,default:"key",tag:"tag\
:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new E(Symbol($e)),{addToJSMap:Mt}),stringify:()=>$e},Xn=(e,t)=>(F.
identify(t)||A(t)&&(!t.type||t.type===E.PLAIN)&&F.identify(t.value))&&e?.doc.schema.tags.some(n=>n.tag===F.tag&&n.default);
function Mt(e,t,n){let s=Dt(e,n);if(me(s))for(let r of s.items)tt(e,t,r);else if(Array.isArray(s))for(let r of s)tt(e,t,
r);else tt(e,t,s)}function tt(e,t,n){let s=Dt(e,n);if(!te(s))throw new Error("Merge sources must be maps or map aliases");
let r=s.toJSON(null,e,Map);for(let[i,l]of r)t instanceof Map?t.has(i)||t.set(i,l):t instanceof Set?t.add(i):Object.prototype.
hasOwnProperty.call(t,i)||Object.defineProperty(t,i,{value:l,writable:!0,enumerable:!0,configurable:!0});return t}function Dt(e,t){
return e&&Z(t)?t.resolve(e.doc,e):t}function Pt(e,t,{key:n,value:s}){if(x(n)&&n.addToJSMap)n.addToJSMap(e,t,s);else if(Xn(
e,n))Mt(e,t,s);else{let r=j(n,"",e);if(t instanceof Map)t.set(r,j(s,r,e));else if(t instanceof Set)t.add(r);else{let i=zn(
n,r,e),l=j(s,i,e);i in t?Object.defineProperty(t,i,{value:l,writable:!0,enumerable:!0,configurable:!0}):t[i]=l}}return t}
function zn(e,t,n){if(t===null)return"";if(typeof t!="object")return String(t);if(x(e)&&n?.doc){let s=Kt(n.doc,{});s.anchors=
new Set;for(let i of n.anchors.keys())s.anchors.add(i.anchor);s.inFlow=!0,s.inStringifyKey=!0;let r=e.toString(s);if(!n.
mapKeyWarned){let i=JSON.stringify(r);i.length>40&&(i=i.substring(0,36)+'..."'),jt(n.doc.options.logLevel,`Keys with col\
lection values will be stringified due to JS Object restrictions: ${i}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=
!0}return r}return JSON.stringify(t)}function nt(e,t,n){let s=ge(e,void 0,n),r=ge(t,void 0,n);return new B(s,r)}var B=class In{constructor(t,n=null){
Object.defineProperty(this,K,{value:St}),this.key=t,this.value=n}clone(t){let{key:n,value:s}=this;return x(n)&&(n=n.clone(
t)),x(s)&&(s=s.clone(t)),new In(n,s)}toJSON(t,n){let s=n?.mapAsMap?new Map:{};return Pt(n,s,this)}toString(t,n,s){return t?.
doc?Qn(this,t,n,s):JSON.stringify(this)}};function qt(e,t,n){return(t.inFlow??e.flow?es:Zn)(e,t,n)}function Zn({comment:e,
items:t},n,{blockItemPrefix:s,flowChars:r,itemIndent:i,onChompKeep:l,onComment:o}){let{indent:a,options:{commentString:c}}=n,
d=Object.assign({},n,{indent:i,type:null}),u=!1,h=[];for(let y=0;y<t.length;++y){let p=t[y],m=null;if(x(p))!u&&p.spaceBefore&&
h.push(""),Ce(n,h,p.commentBefore,u),p.comment&&(m=p.comment);else if(T(p)){let k=x(p.key)?p.key:null;k&&(!u&&k.spaceBefore&&
h.push(""),Ce(n,h,k.commentBefore,u))}u=!1;let b=oe(p,d,()=>m=null,()=>u=!0);m&&(b+=H(b,i,c(m))),u&&m&&(u=!1),h.push(s+b)}
let g;if(h.length===0)g=r.start+r.end;else{g=h[0];for(let y=1;y<h.length;++y){let p=h[y];g+=p?`
${a}${p}`:`
`}}return e?(g+=`
`+R(c(e),a),o&&o()):u&&l&&l(),g}function es({items:e},t,{flowChars:n,itemIndent:s}){let{indent:r,indentStep:i,flowCollectionPadding:l,
options:{commentString:o}}=t;s+=i;let a=Object.assign({},t,{indent:s,inFlow:!0,type:null}),c=!1,d=0,u=[];for(let y=0;y<e.
length;++y){let p=e[y],m=null;if(x(p))p.spaceBefore&&u.push(""),Ce(t,u,p.commentBefore,!1),p.comment&&(m=p.comment);else if(T(
p)){let k=x(p.key)?p.key:null;k&&(k.spaceBefore&&u.push(""),Ce(t,u,k.commentBefore,!1),k.comment&&(c=!0));let v=x(p.value)?
p.value:null;v?(v.comment&&(m=v.comment),v.commentBefore&&(c=!0)):p.value==null&&k?.comment&&(m=k.comment)}m&&(c=!0);let b=oe(
p,a,()=>m=null);c||(c=u.length>d||b.includes(`
`)),y<e.length-1?b+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(c||(c=u.reduce((k,v)=>k+v.length+2,2)+(b.length+
2)>t.options.lineWidth)),c&&(b+=",")),m&&(b+=H(b,s,o(m))),u.push(b),d=u.length}let{start:h,end:g}=n;if(u.length===0)return h+
g;if(!c){let y=u.reduce((p,m)=>p+m.length+2,2);c=t.options.lineWidth>0&&y>t.options.lineWidth}if(c){let y=h;for(let p of u)
y+=p?`
${i}${r}${p}`:`
`;return`${y}
${r}${g}`}else return`${h}${l}${u.join(" ")}${l}${g}`}function Ce({indent:e,options:{commentString:t}},n,s,r){if(s&&r&&(s=
s.replace(/^\n+/,"")),s){let i=R(t(s),e);n.push(i.trimStart())}}function Q(e,t){let n=A(t)?t.value:t;for(let s of e)if(T(
s)&&(s.key===t||s.key===n||A(s.key)&&s.key.value===n))return s}var M=class extends Ct{static get tagName(){return"tag:ya\
ml.org,2002:map"}constructor(e){super(J,e),this.items=[]}static from(e,t,n){let{keepUndefined:s,replacer:r}=n,i=new this(
e),l=(o,a)=>{if(typeof r=="function")a=r.call(t,o,a);else if(Array.isArray(r)&&!r.includes(o))return;(a!==void 0||s)&&i.
items.push(nt(o,a,n))};if(t instanceof Map)for(let[o,a]of t)l(o,a);else if(t&&typeof t=="object")for(let o of Object.keys(
t))l(o,t[o]);return typeof e.sortMapEntries=="function"&&i.items.sort(e.sortMapEntries),i}add(e,t){let n;T(e)?n=e:!e||typeof e!=
"object"||!("key"in e)?n=new B(e,e?.value):n=new B(e.key,e.value);let s=Q(this.items,n.key),r=this.schema?.sortMapEntries;
if(s){if(!t)throw new Error(`Key ${n.key} already set`);A(s.value)&&$t(n.value)?s.value.value=n.value:s.value=n.value}else if(r){
let i=this.items.findIndex(l=>r(n,l)<0);i===-1?this.items.push(n):this.items.splice(i,0,n)}else this.items.push(n)}delete(e){
let t=Q(this.items,e);return t?this.items.splice(this.items.indexOf(t),1).length>0:!1}get(e,t){let n=Q(this.items,e)?.value;
return(!t&&A(n)?n.value:n)??void 0}has(e){return!!Q(this.items,e)}set(e,t){this.add(new B(e,t),!0)}toJSON(e,t,n){let s=n?
new n:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(s);for(let r of this.items)Pt(t,s,r);return s}toString(e,t,n){if(!e)
return JSON.stringify(this);for(let s of this.items)if(!T(s))throw new Error(`Map items must all be pairs; found ${JSON.
stringify(s)} instead`);return!e.allNullValues&&this.hasAllNullValues(!1)&&(e=Object.assign({},e,{allNullValues:!0})),qt(
this,e,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e.indent||"",onChompKeep:n,onComment:t})}},ae={collection:"\
map",default:!0,nodeClass:M,tag:"tag:yaml.org,2002:map",resolve(e,t){return te(e)||t("Expected a mapping for this tag"),
e},createNode:(e,t,n)=>M.from(e,t,n)},X=class extends Ct{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e){
super(z,e),this.items=[]}add(e){this.items.push(e)}delete(e){let t=_e(e);return typeof t!="number"?!1:this.items.splice(
t,1).length>0}get(e,t){let n=_e(e);if(typeof n!="number")return;let s=this.items[n];return!t&&A(s)?s.value:s}has(e){let t=_e(
e);return typeof t=="number"&&t<this.items.length}set(e,t){let n=_e(e);if(typeof n!="number")throw new Error(`Expected a\
 valid index, not ${e}.`);let s=this.items[n];A(s)&&$t(t)?s.value=t:this.items[n]=t}toJSON(e,t){let n=[];t?.onCreate&&t.
onCreate(n);let s=0;for(let r of this.items)n.push(j(r,String(s++),t));return n}toString(e,t,n){return e?qt(this,e,{blockItemPrefix:"\
- ",flowChars:{start:"[",end:"]"},itemIndent:(e.indent||"")+"  ",onChompKeep:n,onComment:t}):JSON.stringify(this)}static from(e,t,n){
let{replacer:s}=n,r=new this(e);if(t&&Symbol.iterator in Object(t)){let i=0;for(let l of t){if(typeof s=="function"){let o=t instanceof
Set?l:String(i++);l=s.call(t,o,l)}r.items.push(ge(l,void 0,n))}}return r}};function _e(e){let t=A(e)?e.value:e;return t&&
typeof t=="string"&&(t=Number(t)),typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}var ce={collection:"seq",default:!0,
nodeClass:X,tag:"tag:yaml.org,2002:seq",resolve(e,t){return me(e)||t("Expected a sequence for this tag"),e},createNode:(e,t,n)=>X.
from(e,t,n)},Be={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,n,s){return t=
Object.assign({actualString:!0},t),et(e,t,n,s)}},Ke={identify:e=>e==null,createNode:()=>new E(null),default:!0,tag:"tag:\
yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new E(null),stringify:({source:e},t)=>typeof e=="string"&&Ke.
test.test(e)?e:t.options.nullStr},st={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve:e=>new E(e[0]==="t"||e[0]==="T"),stringify({source:e,value:t},n){if(e&&st.test.test(e)){let s=e[0]==="t"||e[0]===
"T";if(t===s)return e}return t?n.options.trueStr:n.options.falseStr}};function D({format:e,minFractionDigits:t,tag:n,value:s}){
if(typeof s=="bigint")return String(s);let r=typeof s=="number"?s:Number(s);if(!isFinite(r))return isNaN(r)?".nan":r<0?"\
-.inf":".inf";let i=Object.is(s,-0)?"-0":JSON.stringify(s);if(!e&&t&&(!n||n==="tag:yaml.org,2002:float")&&/^-?\d/.test(i)&&
!i.includes("e")){let l=i.indexOf(".");l<0&&(l=i.length,i+=".");let o=t-(i.length-l-1);for(;o-- >0;)i+="0"}return i}var Ut={
identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},
Rt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:e=>parseFloat(e),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},Ft={identify:e=>typeof e==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){let t=new E(parseFloat(
e)),n=e.indexOf(".");return n!==-1&&e[e.length-1]==="0"&&(t.minFractionDigits=e.length-n-1),t},stringify:D},je=e=>typeof e==
"bigint"||Number.isInteger(e),rt=(e,t,n,{intAsBigInt:s})=>s?BigInt(e):parseInt(e.substring(t),n);function Vt(e,t,n){let{
value:s}=e;return je(s)&&s>=0?n+s.toString(t):D(e)}var Jt={identify:e=>je(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",
format:"OCT",test:/^0o[0-7]+$/,resolve:(e,t,n)=>rt(e,2,8,n),stringify:e=>Vt(e,8,"0o")},Yt={identify:je,default:!0,tag:"t\
ag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,n)=>rt(e,0,10,n),stringify:D},Wt={identify:e=>je(e)&&e>=0,default:!0,
tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,n)=>rt(e,2,16,n),stringify:e=>Vt(e,16,"0x")},
ts=[ae,ce,Be,Ke,st,Jt,Yt,Wt,Ut,Rt,Ft];function Gt(e){return typeof e=="bigint"||Number.isInteger(e)}var Me=({value:e})=>JSON.
stringify(e),ns=[{identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:Me},{identify:e=>e==
null,createNode:()=>new E(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:Me},{identify:e=>typeof e==
"boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:e=>e==="true",stringify:Me},{identify:Gt,
default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:n})=>n?BigInt(e):parseInt(
e,10),stringify:({value:e})=>Gt(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:y\
aml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:Me}],
ss={default:!0,tag:"",test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},rs=[ae,ce].concat(
ns,ss),it={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="f\
unction"){let n=atob(e.replace(/[\n\r]/g,"")),s=new Uint8Array(n.length);for(let r=0;r<n.length;++r)s[r]=n.charCodeAt(r);
return s}else return t("This environment does not support reading binary tags; either Buffer or atob is required"),e},stringify({
comment:e,type:t,value:n},s,r,i){if(!n)return"";let l=n,o;if(typeof btoa=="function"){let a="";for(let c=0;c<l.length;++c)
a+=String.fromCharCode(l[c]);o=btoa(a)}else throw new Error("This environment does not support writing binary tags; eith\
er Buffer or btoa is required");if(t??(t=E.BLOCK_LITERAL),t!==E.QUOTE_DOUBLE){let a=Math.max(s.options.lineWidth-s.indent.
length,s.options.minContentWidth),c=Math.ceil(o.length/a),d=new Array(c);for(let u=0,h=0;u<c;++u,h+=a)d[u]=o.substr(h,a);
o=d.join(t===E.BLOCK_LITERAL?`
`:" ")}return et({comment:e,type:t,value:o},s,r,i)}};function Ht(e,t){if(me(e))for(let n=0;n<e.items.length;++n){let s=e.
items[n];if(!T(s)){if(te(s)){s.items.length>1&&t("Each pair must have its own sequence indicator");let r=s.items[0]||new B(
new E(null));if(s.commentBefore&&(r.key.commentBefore=r.key.commentBefore?`${s.commentBefore}
${r.key.commentBefore}`:s.commentBefore),s.comment){let i=r.value??r.key;i.comment=i.comment?`${s.comment}
${i.comment}`:s.comment}s=r}e.items[n]=T(s)?s:new B(s)}}else t("Expected a sequence for this tag");return e}function Qt(e,t,n){
let{replacer:s}=n,r=new X(e);r.tag="tag:yaml.org,2002:pairs";let i=0;if(t&&Symbol.iterator in Object(t))for(let l of t){
typeof s=="function"&&(l=s.call(t,String(i++),l));let o,a;if(Array.isArray(l))if(l.length===2)o=l[0],a=l[1];else throw new TypeError(
`Expected [key, value] tuple: ${l}`);else if(l&&l instanceof Object){let c=Object.keys(l);if(c.length===1)o=c[0],a=l[o];else
throw new TypeError(`Expected tuple with one key, not ${c.length} keys`)}else o=l;r.items.push(nt(o,a,n))}return r}var lt={
collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:Ht,createNode:Qt},De=class Tn extends X{constructor(){
super(),this.add=M.prototype.add.bind(this),this.delete=M.prototype.delete.bind(this),this.get=M.prototype.get.bind(this),
this.has=M.prototype.has.bind(this),this.set=M.prototype.set.bind(this),this.tag=Tn.tag}toJSON(t,n){if(!n)return super.toJSON(
t);let s=new Map;n?.onCreate&&n.onCreate(s);for(let r of this.items){let i,l;if(T(r)?(i=j(r.key,"",n),l=j(r.value,i,n)):
i=j(r,"",n),s.has(i))throw new Error("Ordered maps must not include duplicate keys");s.set(i,l)}return s}static from(t,n,s){
let r=Qt(t,n,s),i=new this;return i.items=r.items,i}};De.tag="tag:yaml.org,2002:omap";var ot={collection:"seq",identify:e=>e instanceof
Map,nodeClass:De,default:!1,tag:"tag:yaml.org,2002:omap",resolve(e,t){let n=Ht(e,t),s=[];for(let{key:r}of n.items)A(r)&&
(s.includes(r.value)?t(`Ordered maps must not include duplicate keys: ${r.value}`):s.push(r.value));return Object.assign(
new De,n)},createNode:(e,t,n)=>De.from(e,t,n)};function Xt({value:e,source:t},n){return t&&(e?zt:Zt).test.test(t)?t:e?n.
options.trueStr:n.options.falseStr}var zt={identify:e=>e===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve:()=>new E(!0),stringify:Xt},Zt={identify:e=>e===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new E(!1),stringify:Xt},is={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},
ls={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:e=>parseFloat(e.replace(/_/g,"")),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},
os={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){
let t=new E(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");if(n!==-1){let s=e.substring(n+1).replace(/_/g,"");s[s.length-
1]==="0"&&(t.minFractionDigits=s.length)}return t},stringify:D},we=e=>typeof e=="bigint"||Number.isInteger(e);function Pe(e,t,n,{
intAsBigInt:s}){let r=e[0];if((r==="-"||r==="+")&&(t+=1),e=e.substring(t).replace(/_/g,""),s){switch(n){case 2:e=`0b${e}`;
break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}let l=BigInt(e);return r==="-"?BigInt(-1)*l:l}let i=parseInt(e,n);
return r==="-"?-1*i:i}function at(e,t,n){let{value:s}=e;if(we(s)){let r=s.toString(t);return s<0?"-"+n+r.substr(1):n+r}return D(
e)}var as={identify:we,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,n)=>Pe(e,
2,2,n),stringify:e=>at(e,2,"0b")},cs={identify:we,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,
resolve:(e,t,n)=>Pe(e,1,8,n),stringify:e=>at(e,8,"0")},us={identify:we,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,
resolve:(e,t,n)=>Pe(e,0,10,n),stringify:D},fs={identify:we,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,
resolve:(e,t,n)=>Pe(e,2,16,n),stringify:e=>at(e,16,"0x")},qe=class xn extends M{constructor(t){super(t),this.tag=xn.tag}add(t){
let n;T(t)?n=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===null?n=new B(t.key,null):n=new B(t,null),Q(this.
items,n.key)||this.items.push(n)}get(t,n){let s=Q(this.items,t);return!n&&T(s)?A(s.key)?s.key.value:s.key:s}set(t,n){if(typeof n!=
"boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof n}`);let s=Q(this.items,
t);s&&!n?this.items.splice(this.items.indexOf(s),1):!s&&n&&this.items.push(new B(t))}toJSON(t,n){return super.toJSON(t,n,
Set)}toString(t,n,s){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign(
{},t,{allNullValues:!0}),n,s);throw new Error("Set items must all have null values")}static from(t,n,s){let{replacer:r}=s,
i=new this(t);if(n&&Symbol.iterator in Object(n))for(let l of n)typeof r=="function"&&(l=r.call(n,l,l)),i.items.push(nt(
l,null,s));return i}};qe.tag="tag:yaml.org,2002:set";var ct={collection:"map",identify:e=>e instanceof Set,nodeClass:qe,
default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,n)=>qe.from(e,t,n),resolve(e,t){if(te(e)){if(e.hasAllNullValues(!0))
return Object.assign(new qe,e);t("Set items must all have null values")}else t("Expected a mapping for this tag");return e}};
function ut(e,t){let n=e[0],s=n==="-"||n==="+"?e.substring(1):e,r=l=>t?BigInt(l):Number(l),i=s.replace(/_/g,"").split(":").
reduce((l,o)=>l*r(60)+r(o),r(0));return n==="-"?r(-1)*i:i}function en(e){let{value:t}=e,n=l=>l;if(typeof t=="bigint")n=l=>BigInt(
l);else if(isNaN(t)||!isFinite(t))return D(e);let s="";t<0&&(s="-",t*=n(-1));let r=n(60),i=[t%r];return t<60?i.unshift(0):
(t=(t-i[0])/r,i.unshift(t%r),t>=60&&(t=(t-i[0])/r,i.unshift(t))),s+i.map(l=>String(l).padStart(2,"0")).join(":").replace(
/000000\d*$/,"")}var tn={identify:e=>typeof e=="bigint"||Number.isInteger(e),default:!0,tag:"tag:yaml.org,2002:int",format:"\
TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:n})=>ut(e,n),stringify:en},nn={identify:e=>typeof e==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e=>ut(
e,!1),stringify:en},Ue={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{\
4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-\
9](?::[0-9]{2})?))?)?$"),resolve(e){let t=e.match(Ue.test);if(!t)throw new Error("!!timestamp expects a date, starting w\
ith yyyy-mm-dd");let[,n,s,r,i,l,o]=t.map(Number),a=t[7]?Number((t[7]+"00").substr(1,3)):0,c=Date.UTC(n,s-1,r,i||0,l||0,o||
0,a),d=t[8];if(d&&d!=="Z"){let u=ut(d,!1);Math.abs(u)<30&&(u*=60),c-=6e4*u}return new Date(c)},stringify:({value:e})=>e?.
toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""},sn=[ae,ce,Be,Ke,zt,Zt,as,cs,us,fs,is,ls,os,it,F,ot,lt,ct,tn,nn,Ue],
rn=new Map([["core",ts],["failsafe",[ae,ce,Be]],["json",rs],["yaml11",sn],["yaml-1.1",sn]]),ln={binary:it,bool:st,float:Ft,
floatExp:Rt,floatNaN:Ut,floatTime:nn,int:Yt,intHex:Wt,intOct:Jt,intTime:tn,map:ae,merge:F,null:Ke,omap:ot,pairs:lt,seq:ce,
set:ct,timestamp:Ue},hs={"tag:yaml.org,2002:binary":it,"tag:yaml.org,2002:merge":F,"tag:yaml.org,2002:omap":ot,"tag:yaml\
.org,2002:pairs":lt,"tag:yaml.org,2002:set":ct,"tag:yaml.org,2002:timestamp":Ue};function ft(e,t,n){let s=rn.get(t);if(s&&
!e)return n&&!s.includes(F)?s.concat(F):s.slice();let r=s;if(!r)if(Array.isArray(e))r=[];else{let i=Array.from(rn.keys()).
filter(l=>l!=="yaml11").map(l=>JSON.stringify(l)).join(", ");throw new Error(`Unknown schema "${t}"; use one of ${i} or \
define customTags array`)}if(Array.isArray(e))for(let i of e)r=r.concat(i);else typeof e=="function"&&(r=e(r.slice()));return n&&
(r=r.concat(F)),r.reduce((i,l)=>{let o=typeof l=="string"?ln[l]:l;if(!o){let a=JSON.stringify(l),c=Object.keys(ln).map(d=>JSON.
stringify(d)).join(", ");throw new Error(`Unknown custom tag ${a}; use one of ${c}`)}return i.includes(o)||i.push(o),i},
[])}var ps=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,ds=class Ln{constructor({compat:t,customTags:n,merge:s,resolveKnownTags:r,
schema:i,sortMapEntries:l,toStringDefaults:o}){this.compat=Array.isArray(t)?ft(t,"compat"):t?ft(null,t):null,this.name=typeof i==
"string"&&i||"core",this.knownTags=r?hs:{},this.tags=ft(n,this.name,s),this.toStringOptions=o??null,Object.defineProperty(
this,J,{value:ae}),Object.defineProperty(this,q,{value:Be}),Object.defineProperty(this,z,{value:ce}),this.sortMapEntries=
typeof l=="function"?l:l===!0?ps:null}clone(){let t=Object.create(Ln.prototype,Object.getOwnPropertyDescriptors(this));return t.
tags=this.tags.slice(),t}};function ms(e,t){let n=[],s=t.directives===!0;if(t.directives!==!1&&e.directives){let a=e.directives.
toString(e);a?(n.push(a),s=!0):e.directives.docStart&&(s=!0)}s&&n.push("---");let r=Kt(e,t),{commentString:i}=r.options;
if(e.commentBefore){n.length!==1&&n.unshift("");let a=i(e.commentBefore);n.unshift(R(a,""))}let l=!1,o=null;if(e.contents){
if(x(e.contents)){if(e.contents.spaceBefore&&s&&n.push(""),e.contents.commentBefore){let d=i(e.contents.commentBefore);n.
push(R(d,""))}r.forceBlockIndent=!!e.comment,o=e.contents.comment}let a=o?void 0:()=>l=!0,c=oe(e.contents,r,()=>o=null,a);
o&&(c+=H(c,"",i(o))),(c[0]==="|"||c[0]===">")&&n[n.length-1]==="---"?n[n.length-1]=`--- ${c}`:n.push(c)}else n.push(oe(e.
contents,r));if(e.directives?.docEnd)if(e.comment){let a=i(e.comment);a.includes(`
`)?(n.push("..."),n.push(R(a,""))):n.push(`... ${a}`)}else n.push("...");else{let a=e.comment;a&&l&&(a=a.replace(/^\n+/,
"")),a&&((!l||o)&&n[n.length-1]!==""&&n.push(""),n.push(R(i(a),"")))}return n.join(`
`)+`
`}var ht=class $n{constructor(t,n,s){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(
this,K,{value:We});let r=null;typeof n=="function"||Array.isArray(n)?r=n:s===void 0&&n&&(s=n,n=void 0);let i=Object.assign(
{intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},
s);this.options=i;let{version:l}=i;s?._directives?(this.directives=s._directives.atDocument(),this.directives.yaml.explicit&&
(l=this.directives.yaml.version)):this.directives=new re({version:l}),this.setSchema(l,s),this.contents=t===void 0?null:
this.createNode(t,r,s)}clone(){let t=Object.create($n.prototype,{[K]:{value:We}});return t.commentBefore=this.commentBefore,
t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),
this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=x(this.contents)?this.contents.
clone(t.schema):this.contents,this.range&&(t.range=this.range.slice()),t}add(t){ue(this.contents)&&this.contents.add(t)}addIn(t,n){
ue(this.contents)&&this.contents.addIn(t,n)}createAlias(t,n){if(!t.anchor){let s=xt(this);t.anchor=!n||s.has(n)?Lt(n||"a",
s):n}return new Qe(t.anchor)}createNode(t,n,s){let r;if(typeof n=="function")t=n.call({"":t},"",t),r=n;else if(Array.isArray(
n)){let m=k=>typeof k=="number"||k instanceof String||k instanceof Number,b=n.filter(m).map(String);b.length>0&&(n=n.concat(
b)),r=n}else s===void 0&&n&&(s=n,n=void 0);let{aliasDuplicateObjects:i,anchorPrefix:l,flow:o,keepUndefined:a,onTagObj:c,
tag:d}=s??{},{onAnchor:u,setAnchors:h,sourceObjects:g}=Rn(this,l||"a"),y={aliasDuplicateObjects:i??!0,keepUndefined:a??!1,
onAnchor:u,onTagObj:c,replacer:r,schema:this.schema,sourceObjects:g},p=ge(t,d,y);return o&&L(p)&&(p.flow=!0),h(),p}createPair(t,n,s={}){
let r=this.createNode(t,null,s),i=this.createNode(n,null,s);return new B(r,i)}delete(t){return ue(this.contents)?this.contents.
delete(t):!1}deleteIn(t){return ye(t)?this.contents==null?!1:(this.contents=null,!0):ue(this.contents)?this.contents.deleteIn(
t):!1}get(t,n){return L(this.contents)?this.contents.get(t,n):void 0}getIn(t,n){return ye(t)?!n&&A(this.contents)?this.contents.
value:this.contents:L(this.contents)?this.contents.getIn(t,n):void 0}has(t){return L(this.contents)?this.contents.has(t):
!1}hasIn(t){return ye(t)?this.contents!==void 0:L(this.contents)?this.contents.hasIn(t):!1}set(t,n){this.contents==null?
this.contents=Oe(this.schema,[t],n):ue(this.contents)&&this.contents.set(t,n)}setIn(t,n){ye(t)?this.contents=n:this.contents==
null?this.contents=Oe(this.schema,Array.from(t),n):ue(this.contents)&&this.contents.setIn(t,n)}setSchema(t,n={}){typeof t==
"number"&&(t=String(t));let s;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new re(
{version:"1.1"}),s={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.
version=t:this.directives=new re({version:t}),s={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.
directives,s=null;break;default:{let r=JSON.stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argumen\
t, but found: ${r}`)}}if(n.schema instanceof Object)this.schema=n.schema;else if(s)this.schema=new ds(Object.assign(s,n));else
throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:t,jsonArg:n,mapAsMap:s,
maxAliasCount:r,onAnchor:i,reviver:l}={}){let o={anchors:new Map,doc:this,keep:!t,mapAsMap:s===!0,mapKeyWarned:!1,maxAliasCount:typeof r==
"number"?r:100},a=j(this.contents,n??"",o);if(typeof i=="function")for(let{count:c,res:d}of o.anchors.values())i(d,c);return typeof l==
"function"?ie(l,{"":a},"",a):a}toJSON(t,n){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:n})}toString(t={}){if(this.
errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||
Number(t.indent)<=0)){let n=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${n}`)}
return ms(this,t)}};function ue(e){if(L(e))return!0;throw new Error("Expected a YAML collection as document contents")}var on=class extends Error{constructor(e,t,n,s){
super(),this.name=e,this.code=n,this.message=s,this.pos=t}},ke=class extends on{constructor(e,t,n){super("YAMLParseError",
e,t,n)}},gs=class extends on{constructor(e,t,n){super("YAMLWarning",e,t,n)}},an=(e,t)=>n=>{if(n.pos[0]===-1)return;n.linePos=
n.pos.map(o=>t.linePos(o));let{line:s,col:r}=n.linePos[0];n.message+=` at line ${s}, column ${r}`;let i=r-1,l=e.substring(
t.lineStarts[s-1],t.lineStarts[s]).replace(/[\n\r]+$/,"");if(i>=60&&l.length>80){let o=Math.min(i-39,l.length-79);l="\u2026"+
l.substring(o),i-=o-1}if(l.length>80&&(l=l.substring(0,79)+"\u2026"),s>1&&/^ *$/.test(l.substring(0,i))){let o=e.substring(
t.lineStarts[s-2],t.lineStarts[s-1]);o.length>80&&(o=o.substring(0,79)+`\u2026
`),l=o+l}if(/[^ ]/.test(l)){let o=1,a=n.linePos[1];a?.line===s&&a.col>r&&(o=Math.max(1,Math.min(a.col-r,80-i)));let c=" ".
repeat(i)+"^".repeat(o);n.message+=`:

${l}
${c}
`}};function fe(e,{flow:t,indicator:n,next:s,offset:r,onError:i,parentIndent:l,startOnNewline:o}){let a=!1,c=o,d=o,u="",
h="",g=!1,y=!1,p=null,m=null,b=null,k=null,v=null,S=null,O=null;for(let w of e)switch(y&&(w.type!=="space"&&w.type!=="ne\
wline"&&w.type!=="comma"&&i(w.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white spa\
ce"),y=!1),p&&(c&&w.type!=="comment"&&w.type!=="newline"&&i(p,"TAB_AS_INDENT","Tabs are not allowed as indentation"),p=null),
w.type){case"space":!t&&(n!=="doc-start"||s?.type!=="flow-collection")&&w.source.includes("	")&&(p=w),d=!0;break;case"co\
mment":{d||i(w,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let $=w.source.substring(
1)||" ";u?u+=h+$:u=$,h="",c=!1;break}case"newline":c?u?u+=w.source:(!S||n!=="seq-item-ind")&&(a=!0):h+=w.source,c=!0,g=!0,
(m||b)&&(k=w),d=!0;break;case"anchor":m&&i(w,"MULTIPLE_ANCHORS","A node can have at most one anchor"),w.source.endsWith(
":")&&i(w.offset+w.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),m=w,O??(O=w.offset),c=!1,d=!1,y=!0;
break;case"tag":{b&&i(w,"MULTIPLE_TAGS","A node can have at most one tag"),b=w,O??(O=w.offset),c=!1,d=!1,y=!0;break}case n:
(m||b)&&i(w,"BAD_PROP_ORDER",`Anchors and tags must be after the ${w.source} indicator`),S&&i(w,"UNEXPECTED_TOKEN",`Unex\
pected ${w.source} in ${t??"collection"}`),S=w,c=n==="seq-item-ind"||n==="explicit-key-ind",d=!1;break;case"comma":if(t){
v&&i(w,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),v=w,c=!1,d=!1;break}default:i(w,"UNEXPECTED_TOKEN",`Unexpected ${w.type}\
 token`),c=!1,d=!1}let N=e[e.length-1],I=N?N.offset+N.source.length:r;return y&&s&&s.type!=="space"&&s.type!=="newline"&&
s.type!=="comma"&&(s.type!=="scalar"||s.source!=="")&&i(s.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),p&&(c&&p.indent<=l||s?.type==="block-map"||s?.type==="block-seq")&&i(p,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:v,found:S,spaceBefore:a,comment:u,hasNewline:g,anchor:m,tag:b,newlineAfterProp:k,
end:I,start:O??I}}function ve(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"\
single-quoted-scalar":if(e.source.includes(`
`))return!0;if(e.end){for(let t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(let t of e.items){
for(let n of t.start)if(n.type==="newline")return!0;if(t.sep){for(let n of t.sep)if(n.type==="newline")return!0}if(ve(t.
key)||ve(t.value))return!0}return!1;default:return!0}}function pt(e,t,n){if(t?.type==="flow-collection"){let s=t.end[0];
s.indent===e&&(s.source==="]"||s.source==="}")&&ve(t)&&n(s,"BAD_INDENT","Flow end indicator should be more indented than\
 parent",!0)}}function cn(e,t,n){let{uniqueKeys:s}=e.options;if(s===!1)return!1;let r=typeof s=="function"?s:(i,l)=>i===
l||A(i)&&A(l)&&i.value===l.value;return t.some(i=>r(i.key,n))}var un="All mapping items must start at the same column";function ys({
composeNode:e,composeEmptyNode:t},n,s,r,i){let l=i?.nodeClass??M,o=new l(n.schema);n.atRoot&&(n.atRoot=!1);let a=s.offset,
c=null;for(let d of s.items){let{start:u,key:h,sep:g,value:y}=d,p=fe(u,{indicator:"explicit-key-ind",next:h??g?.[0],offset:a,
onError:r,parentIndent:s.indent,startOnNewline:!0}),m=!p.found;if(m){if(h&&(h.type==="block-seq"?r(a,"BLOCK_AS_IMPLICIT_\
KEY","A block sequence may not be used as an implicit map key"):"indent"in h&&h.indent!==s.indent&&r(a,"BAD_INDENT",un)),
!p.anchor&&!p.tag&&!g){c=p.end,p.comment&&(o.comment?o.comment+=`
`+p.comment:o.comment=p.comment);continue}(p.newlineAfterProp||ve(h))&&r(h??u[u.length-1],"MULTILINE_IMPLICIT_KEY","Impl\
icit keys need to be on a single line")}else p.found?.indent!==s.indent&&r(a,"BAD_INDENT",un);n.atKey=!0;let b=p.end,k=h?
e(n,h,p,r):t(n,b,u,null,p,r);n.schema.compat&&pt(s.indent,h,r),n.atKey=!1,cn(n,o.items,k)&&r(b,"DUPLICATE_KEY","Map keys\
 must be unique");let v=fe(g??[],{indicator:"map-value-ind",next:y,offset:k.range[2],onError:r,parentIndent:s.indent,startOnNewline:!h||
h.type==="block-scalar"});if(a=v.end,v.found){m&&(y?.type==="block-map"&&!v.hasNewline&&r(a,"BLOCK_AS_IMPLICIT_KEY","Nes\
ted mappings are not allowed in compact mappings"),n.options.strict&&p.start<v.found.offset-1024&&r(k.range,"KEY_OVER_10\
24_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let S=y?e(n,y,
v,r):t(n,a,g,null,v,r);n.schema.compat&&pt(s.indent,y,r),a=S.range[2];let O=new B(k,S);n.options.keepSourceTokens&&(O.srcToken=
d),o.items.push(O)}else{m&&r(k.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),v.comment&&(k.
comment?k.comment+=`
`+v.comment:k.comment=v.comment);let S=new B(k);n.options.keepSourceTokens&&(S.srcToken=d),o.items.push(S)}}return c&&c<
a&&r(c,"IMPOSSIBLE","Map comment with trailing content"),o.range=[s.offset,a,c??a],o}function bs({composeNode:e,composeEmptyNode:t},n,s,r,i){
let l=i?.nodeClass??X,o=new l(n.schema);n.atRoot&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let a=s.offset,c=null;for(let{start:d,
value:u}of s.items){let h=fe(d,{indicator:"seq-item-ind",next:u,offset:a,onError:r,parentIndent:s.indent,startOnNewline:!0});
if(!h.found)if(h.anchor||h.tag||u)u?.type==="block-seq"?r(h.end,"BAD_INDENT","All sequence items must start at the same \
column"):r(a,"MISSING_CHAR","Sequence item without - indicator");else{c=h.end,h.comment&&(o.comment=h.comment);continue}
let g=u?e(n,u,h,r):t(n,h.end,d,null,h,r);n.schema.compat&&pt(s.indent,u,r),a=g.range[2],o.items.push(g)}return o.range=[
s.offset,a,c??a],o}function Se(e,t,n,s){let r="";if(e){let i=!1,l="";for(let o of e){let{source:a,type:c}=o;switch(c){case"\
space":i=!0;break;case"comment":{n&&!i&&s(o,"MISSING_CHAR","Comments must be separated from other tokens by white space \
characters");let d=a.substring(1)||" ";r?r+=l+d:r=d,l="";break}case"newline":r&&(l+=a),i=!0;break;default:s(o,"UNEXPECTE\
D_TOKEN",`Unexpected ${c} at node end`)}t+=a.length}}return{comment:r,offset:t}}var dt="Block collections are not allowe\
d within flow collections",mt=e=>e&&(e.type==="block-map"||e.type==="block-seq");function ws({composeNode:e,composeEmptyNode:t},n,s,r,i){
let l=s.start.source==="{",o=l?"flow map":"flow sequence",a=i?.nodeClass??(l?M:X),c=new a(n.schema);c.flow=!0;let d=n.atRoot;
d&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let u=s.offset+s.start.source.length;for(let m=0;m<s.items.length;++m){let b=s.items[m],
{start:k,key:v,sep:S,value:O}=b,N=fe(k,{flow:o,indicator:"explicit-key-ind",next:v??S?.[0],offset:u,onError:r,parentIndent:s.
indent,startOnNewline:!1});if(!N.found){if(!N.anchor&&!N.tag&&!S&&!O){m===0&&N.comma?r(N.comma,"UNEXPECTED_TOKEN",`Unexp\
ected , in ${o}`):m<s.items.length-1&&r(N.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${o}`),N.comment&&(c.comment?
c.comment+=`
`+N.comment:c.comment=N.comment),u=N.end;continue}!l&&n.options.strict&&ve(v)&&r(v,"MULTILINE_IMPLICIT_KEY","Implicit ke\
ys of flow sequence pairs need to be on a single line")}if(m===0)N.comma&&r(N.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${o}`);else if(N.
comma||r(N.start,"MISSING_CHAR",`Missing , between ${o} items`),N.comment){let I="";e:for(let w of k)switch(w.type){case"\
comma":case"space":break;case"comment":I=w.source.substring(1);break e;default:break e}if(I){let w=c.items[c.items.length-
1];T(w)&&(w=w.value??w.key),w.comment?w.comment+=`
`+I:w.comment=I,N.comment=N.comment.substring(I.length+1)}}if(!l&&!S&&!N.found){let I=O?e(n,O,N,r):t(n,N.end,S,null,N,r);
c.items.push(I),u=I.range[2],mt(O)&&r(I.range,"BLOCK_IN_FLOW",dt)}else{n.atKey=!0;let I=N.end,w=v?e(n,v,N,r):t(n,I,k,null,
N,r);mt(v)&&r(w.range,"BLOCK_IN_FLOW",dt),n.atKey=!1;let $=fe(S??[],{flow:o,indicator:"map-value-ind",next:O,offset:w.range[2],
onError:r,parentIndent:s.indent,startOnNewline:!1});if($.found){if(!l&&!N.found&&n.options.strict){if(S)for(let C of S){
if(C===$.found)break;if(C.type==="newline"){r(C,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to b\
e on a single line");break}}N.start<$.found.offset-1024&&r($.found,"KEY_OVER_1024_CHARS","The : indicator must be at mos\
t 1024 chars after the start of an implicit flow sequence key")}}else O&&("source"in O&&O.source?.[0]===":"?r(O,"MISSING\
_CHAR",`Missing space after : in ${o}`):r($.start,"MISSING_CHAR",`Missing , or : between ${o} items`));let W=O?e(n,O,$,r):
$.found?t(n,$.end,S,null,$,r):null;W?mt(O)&&r(W.range,"BLOCK_IN_FLOW",dt):$.comment&&(w.comment?w.comment+=`
`+$.comment:w.comment=$.comment);let de=new B(w,W);if(n.options.keepSourceTokens&&(de.srcToken=b),l){let C=c;cn(n,C.items,
w)&&r(I,"DUPLICATE_KEY","Map keys must be unique"),C.items.push(de)}else{let C=new M(n.schema);C.flow=!0,C.items.push(de);
let An=(W??w).range;C.range=[w.range[0],An[1],An[2]],c.items.push(C)}u=W?W.range[2]:$.end}}let h=l?"}":"]",[g,...y]=s.end,
p=u;if(g?.source===h)p=g.offset+g.source.length;else{let m=o[0].toUpperCase()+o.substring(1),b=d?`${m} must end with a ${h}`:
`${m} in block collection must be sufficiently indented and end with a ${h}`;r(u,d?"MISSING_CHAR":"BAD_INDENT",b),g&&g.source.
length!==1&&y.unshift(g)}if(y.length>0){let m=Se(y,p,n.options.strict,r);m.comment&&(c.comment?c.comment+=`
`+m.comment:c.comment=m.comment),c.range=[s.offset,p,m.offset]}else c.range=[s.offset,p,p];return c}function gt(e,t,n,s,r,i){
let l=n.type==="block-map"?ys(e,t,n,s,i):n.type==="block-seq"?bs(e,t,n,s,i):ws(e,t,n,s,i),o=l.constructor;return r==="!"||
r===o.tagName?(l.tag=o.tagName,l):(r&&(l.tag=r),l)}function ks(e,t,n,s,r){let i=s.tag,l=i?t.directives.tagName(i.source,
h=>r(i,"TAG_RESOLVE_FAILED",h)):null;if(n.type==="block-seq"){let{anchor:h,newlineAfterProp:g}=s,y=h&&i?h.offset>i.offset?
h:i:h??i;y&&(!g||g.offset<y.offset)&&r(y,"MISSING_CHAR","Missing newline after block sequence props")}let o=n.type==="bl\
ock-map"?"map":n.type==="block-seq"?"seq":n.start.source==="{"?"map":"seq";if(!i||!l||l==="!"||l===M.tagName&&o==="map"||
l===X.tagName&&o==="seq")return gt(e,t,n,r,l);let a=t.schema.tags.find(h=>h.tag===l&&h.collection===o);if(!a){let h=t.schema.
knownTags[l];if(h?.collection===o)t.schema.tags.push(Object.assign({},h,{default:!1})),a=h;else return h?r(i,"BAD_COLLEC\
TION_TYPE",`${h.tag} used for ${o} collection, but expects ${h.collection??"scalar"}`,!0):r(i,"TAG_RESOLVE_FAILED",`Unre\
solved tag: ${l}`,!0),gt(e,t,n,r,l)}let c=gt(e,t,n,r,l,a),d=a.resolve?.(c,h=>r(i,"TAG_RESOLVE_FAILED",h),t.options)??c,u=x(
d)?d:new E(d);return u.range=c.range,u.tag=l,a?.format&&(u.format=a.format),u}function vs(e,t,n){let s=t.offset,r=Ss(t,e.
options.strict,n);if(!r)return{value:"",type:null,comment:"",range:[s,s,s]};let i=r.mode===">"?E.BLOCK_FOLDED:E.BLOCK_LITERAL,
l=t.source?Es(t.source):[],o=l.length;for(let p=l.length-1;p>=0;--p){let m=l[p][1];if(m===""||m==="\r")o=p;else break}if(o===
0){let p=r.chomp==="+"&&l.length>0?`
`.repeat(Math.max(1,l.length-1)):"",m=s+r.length;return t.source&&(m+=t.source.length),{value:p,type:i,comment:r.comment,
range:[s,m,m]}}let a=t.indent+r.indent,c=t.offset+r.length,d=0;for(let p=0;p<o;++p){let[m,b]=l[p];if(b===""||b==="\r")r.
indent===0&&m.length>a&&(a=m.length);else{m.length<a&&n(c+m.length,"MISSING_CHAR","Block scalars with more-indented lead\
ing empty lines must use an explicit indentation indicator"),r.indent===0&&(a=m.length),d=p,a===0&&!e.atRoot&&n(c,"BAD_I\
NDENT","Block scalar values in collections must be indented");break}c+=m.length+b.length+1}for(let p=l.length-1;p>=o;--p)
l[p][0].length>a&&(o=p+1);let u="",h="",g=!1;for(let p=0;p<d;++p)u+=l[p][0].slice(a)+`
`;for(let p=d;p<o;++p){let[m,b]=l[p];c+=m.length+b.length+1;let k=b[b.length-1]==="\r";if(k&&(b=b.slice(0,-1)),b&&m.length<
a){let v=`Block scalar lines must not be less indented than their ${r.indent?"explicit indentation indicator":"first lin\
e"}`;n(c-b.length-(k?2:1),"BAD_INDENT",v),m=""}i===E.BLOCK_LITERAL?(u+=h+m.slice(a)+b,h=`
`):m.length>a||b[0]==="	"?(h===" "?h=`
`:!g&&h===`
`&&(h=`

`),u+=h+m.slice(a)+b,h=`
`,g=!0):b===""?h===`
`?u+=`
`:h=`
`:(u+=h+b,h=" ",g=!1)}switch(r.chomp){case"-":break;case"+":for(let p=o;p<l.length;++p)u+=`
`+l[p][0].slice(a);u[u.length-1]!==`
`&&(u+=`
`);break;default:u+=`
`}let y=s+r.length+t.source.length;return{value:u,type:i,comment:r.comment,range:[s,y,y]}}function Ss({offset:e,props:t},n,s){
if(t[0].type!=="block-scalar-header")return s(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:r}=t[0],
i=r[0],l=0,o="",a=-1;for(let h=1;h<r.length;++h){let g=r[h];if(!o&&(g==="-"||g==="+"))o=g;else{let y=Number(g);!l&&y?l=y:
a===-1&&(a=e+h)}}a!==-1&&s(a,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${r}`);let c=!1,d="",u=r.
length;for(let h=1;h<t.length;++h){let g=t[h];switch(g.type){case"space":c=!0;case"newline":u+=g.source.length;break;case"\
comment":n&&!c&&s(g,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),u+=g.source.
length,d=g.source.substring(1);break;case"error":s(g,"UNEXPECTED_TOKEN",g.message),u+=g.source.length;break;default:{let y=`\
Unexpected token in block scalar header: ${g.type}`;s(g,"UNEXPECTED_TOKEN",y);let p=g.source;p&&typeof p=="string"&&(u+=
p.length)}}}return{mode:i,indent:l,chomp:o,comment:d,length:u}}function Es(e){let t=e.split(/\n( *)/),n=t[0],s=n.match(/^( *)/),
r=[s?.[1]?[s[1],n.slice(s[1].length)]:["",n]];for(let i=1;i<t.length;i+=2)r.push([t[i],t[i+1]]);return r}function Ns(e,t,n){
let{offset:s,type:r,source:i,end:l}=e,o,a,c=(h,g,y)=>n(s+h,g,y);switch(r){case"scalar":o=E.PLAIN,a=Os(i,c);break;case"si\
ngle-quoted-scalar":o=E.QUOTE_SINGLE,a=As(i,c);break;case"double-quoted-scalar":o=E.QUOTE_DOUBLE,a=Is(i,c);break;default:
return n(e,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${r}`),{value:"",type:null,comment:"",range:[s,s+
i.length,s+i.length]}}let d=s+i.length,u=Se(l,d,t,n);return{value:a,type:o,comment:u.comment,range:[s,d,u.offset]}}function Os(e,t){
let n="";switch(e[0]){case"	":n="a tab character";break;case",":n="flow indicator character ,";break;case"%":n="directiv\
e indicator character %";break;case"|":case">":{n=`block scalar indicator ${e[0]}`;break}case"@":case"`":{n=`reserved ch\
aracter ${e[0]}`;break}}return n&&t(0,"BAD_SCALAR_START",`Plain value cannot start with ${n}`),fn(e)}function As(e,t){return(e[e.
length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),fn(e.slice(1,-1)).replace(/''/g,"'")}
function fn(e){let t=/(.*?)\r?\n/sy,n=t.exec(e);if(!n)return e;let s,r;try{s=new RegExp("(?<![ 	])[ 	]+$"),r=new RegExp(
"^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{s=/[ \t]+$/,r=/^[ \t]+|[ \t]+$/g}let i=n[1].replace(s,""),l=" ",o=t.lastIndex;for(;n=
t.exec(e);){let c=n[1].replace(r,"");c===""?l===`
`?i+=l:l=`
`:(i+=l+c,l=" "),o=t.lastIndex}let a=/[ \t]*(.*)/sy;return a.lastIndex=o,n=a.exec(e),i+l+(n?.[1]??"")}function Is(e,t){let n="";
for(let s=1;s<e.length-1;++s){let r=e[s];if(!(r==="\r"&&e[s+1]===`
`))if(r===`
`){let{fold:i,offset:l}=Ts(e,s);n+=i,s=l}else if(r==="\\"){let i=e[++s],l=xs[i];if(l)n+=l;else if(i===`
`)for(i=e[s+1];i===" "||i==="	";)i=e[++s+1];else if(i==="\r"&&e[s+1]===`
`)for(i=e[++s+1];i===" "||i==="	";)i=e[++s+1];else if(i==="x"||i==="u"||i==="U"){let o=i==="x"?2:i==="u"?4:8;n+=Ls(e,s+1,
o,t),s+=o}else{let o=e.substr(s-1,2);t(s-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${o}`),n+=o}}else if(r===" "||r==="	"){
let i=s,l=e[s+1];for(;l===" "||l==="	";)l=e[++s+1];l!==`
`&&!(l==="\r"&&e[s+2]===`
`)&&(n+=s>i?e.slice(i,s+1):r)}else n+=r}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing cl\
osing "quote'),n}function Ts(e,t){let n="",s=e[t+1];for(;(s===" "||s==="	"||s===`
`||s==="\r")&&!(s==="\r"&&e[t+2]!==`
`);)s===`
`&&(n+=`
`),t+=1,s=e[t+1];return n||(n=" "),{fold:n,offset:t}}var xs={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function Ls(e,t,n,s){
let r=e.substr(t,n),i=r.length===n&&/^[0-9a-fA-F]+$/.test(r)?parseInt(r,16):NaN;try{return String.fromCodePoint(i)}catch{
let l=e.substr(t-2,n+2);return s(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${l}`),l}}function hn(e,t,n,s){let{value:r,
type:i,comment:l,range:o}=t.type==="block-scalar"?vs(e,t,s):Ns(t,e.options.strict,s),a=n?e.directives.tagName(n.source,u=>s(
n,"TAG_RESOLVE_FAILED",u)):null,c;e.options.stringKeys&&e.atKey?c=e.schema[q]:a?c=$s(e.schema,r,a,n,s):t.type==="scalar"?
c=Cs(e,r,t,s):c=e.schema[q];let d;try{let u=c.resolve(r,h=>s(n??t,"TAG_RESOLVE_FAILED",h),e.options);d=A(u)?u:new E(u)}catch(u){
let h=u instanceof Error?u.message:String(u);s(n??t,"TAG_RESOLVE_FAILED",h),d=new E(r)}return d.range=o,d.source=r,i&&(d.
type=i),a&&(d.tag=a),c.format&&(d.format=c.format),l&&(d.comment=l),d}function $s(e,t,n,s,r){if(n==="!")return e[q];let i=[];
for(let o of e.tags)if(!o.collection&&o.tag===n)if(o.default&&o.test)i.push(o);else return o;for(let o of i)if(o.test?.test(
t))return o;let l=e.knownTags[n];return l&&!l.collection?(e.tags.push(Object.assign({},l,{default:!1,test:void 0})),l):(r(
s,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),e[q])}function Cs({atKey:e,directives:t,schema:n},s,r,i){
let l=n.tags.find(o=>(o.default===!0||e&&o.default==="key")&&o.test?.test(s))||n[q];if(n.compat){let o=n.compat.find(a=>a.
default&&a.test?.test(s))??n[q];if(l.tag!==o.tag){let a=t.tagString(l.tag),c=t.tagString(o.tag),d=`Value may be parsed a\
s either ${a} or ${c}`;i(r,"TAG_RESOLVE_FAILED",d,!0)}}return l}function _s(e,t,n){if(t){n??(n=t.length);for(let s=n-1;s>=
0;--s){let r=t[s];switch(r.type){case"space":case"comment":case"newline":e-=r.source.length;continue}for(r=t[++s];r?.type===
"space";)e+=r.source.length,r=t[++s];break}}return e}var Bs={composeNode:pn,composeEmptyNode:yt};function pn(e,t,n,s){let r=e.
atKey,{spaceBefore:i,comment:l,anchor:o,tag:a}=n,c,d=!0;switch(t.type){case"alias":c=Ks(e,t,s),(o||a)&&s(t,"ALIAS_PROPS",
"An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"\
block-scalar":c=hn(e,t,a,s),o&&(c.anchor=o.source.substring(1));break;case"block-map":case"block-seq":case"flow-collecti\
on":try{c=ks(Bs,e,t,n,s),o&&(c.anchor=o.source.substring(1))}catch(u){let h=u instanceof Error?u.message:String(u);s(t,"\
RESOURCE_EXHAUSTION",h)}break;default:{let u=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;s(t,"UNEXP\
ECTED_TOKEN",u),d=!1}}return c??(c=yt(e,t.offset,void 0,null,n,s)),o&&c.anchor===""&&s(o,"BAD_ALIAS","Anchor cannot be a\
n empty string"),r&&e.options.stringKeys&&(!A(c)||typeof c.value!="string"||c.tag&&c.tag!=="tag:yaml.org,2002:str")&&s(a??
t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),i&&(c.spaceBefore=!0),l&&(t.type==="scalar"&&t.source===
""?c.comment=l:c.commentBefore=l),e.options.keepSourceTokens&&d&&(c.srcToken=t),c}function yt(e,t,n,s,{spaceBefore:r,comment:i,
anchor:l,tag:o,end:a},c){let d={type:"scalar",offset:_s(t,n,s),indent:-1,source:""},u=hn(e,d,o,c);return l&&(u.anchor=l.
source.substring(1),u.anchor===""&&c(l,"BAD_ALIAS","Anchor cannot be an empty string")),r&&(u.spaceBefore=!0),i&&(u.comment=
i,u.range[2]=a),u}function Ks({options:e},{offset:t,source:n,end:s},r){let i=new Qe(n.substring(1));i.source===""&&r(t,"\
BAD_ALIAS","Alias cannot be an empty string"),i.source.endsWith(":")&&r(t+n.length-1,"BAD_ALIAS","Alias ending in : is a\
mbiguous",!0);let l=t+n.length,o=Se(s,l,e.strict,r);return i.range=[t,l,o.offset],o.comment&&(i.comment=o.comment),i}function js(e,t,{
offset:n,start:s,value:r,end:i},l){let o=Object.assign({_directives:t},e),a=new ht(void 0,o),c={atKey:!1,atRoot:!0,directives:a.
directives,options:a.options,schema:a.schema},d=fe(s,{indicator:"doc-start",next:r??i?.[0],offset:n,onError:l,parentIndent:0,
startOnNewline:!0});d.found&&(a.directives.docStart=!0,r&&(r.type==="block-map"||r.type==="block-seq")&&!d.hasNewline&&l(
d.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),a.contents=r?pn(c,r,d,l):
yt(c,d.end,s,null,d,l);let u=a.contents.range[2],h=Se(i,u,!1,l);return h.comment&&(a.comment=h.comment),a.range=[n,u,h.offset],
a}function Ee(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];let{offset:t,
source:n}=e;return[t,t+(typeof n=="string"?n.length:1)]}function dn(e){let t="",n=!1,s=!1;for(let r=0;r<e.length;++r){let i=e[r];
switch(i[0]){case"#":t+=(t===""?"":s?`

`:`
`)+(i.substring(1)||" "),n=!0,s=!1;break;case"%":e[r+1]?.[0]!=="#"&&(r+=1),n=!1;break;default:n||(s=!0),n=!1}}return{comment:t,
afterEmptyLine:s}}var Ms=class{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.
warnings=[],this.onError=(t,n,s,r)=>{let i=Ee(t);r?this.warnings.push(new gs(i,n,s)):this.errors.push(new ke(i,n,s))},this.
directives=new re({version:e.version||"1.2"}),this.options=e}decorate(e,t){let{comment:n,afterEmptyLine:s}=dn(this.prelude);
if(n){let r=e.contents;if(t)e.comment=e.comment?`${e.comment}
${n}`:n;else if(s||e.directives.docStart||!r)e.commentBefore=n;else if(L(r)&&!r.flow&&r.items.length>0){let i=r.items[0];
T(i)&&(i=i.key);let l=i.commentBefore;i.commentBefore=l?`${n}
${l}`:n}else{let i=r.commentBefore;r.commentBefore=i?`${n}
${i}`:n}}if(t){for(let r=0;r<this.errors.length;++r)e.errors.push(this.errors[r]);for(let r=0;r<this.warnings.length;++r)
e.warnings.push(this.warnings[r])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:dn(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(e,t=!1,n=-1){for(let s of e)yield*this.next(s);yield*this.end(t,n)}*next(e){switch(e.type){case"direc\
tive":this.directives.add(e.source,(t,n,s)=>{let r=Ee(e);r[0]+=t,this.onError(r,"BAD_DIRECTIVE",n,s)}),this.prelude.push(
e.source),this.atDirectives=!0;break;case"document":{let t=js(this.options,this.directives,e,this.onError);this.atDirectives&&
!t.directives.docStart&&this.onError(e,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(t,
!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"commen\
t":case"newline":this.prelude.push(e.source);break;case"error":{let t=e.source?`${e.message}: ${JSON.stringify(e.source)}`:
e.message,n=new ke(Ee(e),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(n):this.doc.errors.push(n);
break}case"doc-end":{if(!this.doc){let n="Unexpected doc-end without preceding document";this.errors.push(new ke(Ee(e),"\
UNEXPECTED_TOKEN",n));break}this.doc.directives.docEnd=!0;let t=Se(e.end,e.offset+e.source.length,this.doc.options.strict,
this.onError);if(this.decorate(this.doc,!0),t.comment){let n=this.doc.comment;this.doc.comment=n?`${n}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new ke(Ee(e),"UNEXPECTED_TOKEN",`Unsup\
ported token ${e.type}`))}}*end(e=!1,t=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){
let n=Object.assign({_directives:this.directives},this.options),s=new ht(void 0,n);this.atDirectives&&this.onError(t,"MI\
SSING_CHAR","Missing directives-end indicator line"),s.range=[0,t,t],this.decorate(s,!1),yield s}}},bt=Symbol("break vis\
it"),Ds=Symbol("skip children"),mn=Symbol("remove item");function he(e,t){"type"in e&&e.type==="document"&&(e={start:e.start,
value:e.value}),gn(Object.freeze([]),e,t)}he.BREAK=bt,he.SKIP=Ds,he.REMOVE=mn,he.itemAtPath=(e,t)=>{let n=e;for(let[s,r]of t){
let i=n?.[s];if(i&&"items"in i)n=i.items[r];else return}return n},he.parentCollection=(e,t)=>{let n=he.itemAtPath(e,t.slice(
0,-1)),s=t[t.length-1][0],r=n?.[s];if(r&&"items"in r)return r;throw new Error("Parent collection not found")};function gn(e,t,n){
let s=n(t,e);if(typeof s=="symbol")return s;for(let r of["key","value"]){let i=t[r];if(i&&"items"in i){for(let l=0;l<i.items.
length;++l){let o=gn(Object.freeze(e.concat([[r,l]])),i.items[l],n);if(typeof o=="number")l=o-1;else{if(o===bt)return bt;
o===mn&&(i.items.splice(l,1),l-=1)}}typeof s=="function"&&r==="key"&&(s=s(t,e))}}return typeof s=="function"?s(t,e):s}var yn="\
\uFEFF",bn="",wn="",wt="";function Ps(e){switch(e){case yn:return"byte-order-mark";case bn:return"doc-mode";case wn:return"\
flow-error-end";case wt:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}function P(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var kn=new Set("0123456789ABCDEFabcdef"),qs=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),Re=new Set(",[]{}"),Us=new Set(` ,[]{}
\r	`),kt=e=>!e||Us.has(e),Rs=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e,t=!1){
if(e){if(typeof e!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+e:e,this.lineEndPos=
null}this.atEnd=!t;let n=this.next??"stream";for(;n&&(t||this.hasChars(1));)n=yield*this.parseNext(n)}atLineEnd(){let e=this.
pos,t=this.buffer[e];for(;t===" "||t==="	";)t=this.buffer[++e];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[e+1]===`
`:!1}charAt(e){return this.buffer[this.pos+e]}continueScalar(e){let t=this.buffer[e];if(this.indentNext>0){let n=0;for(;t===
" ";)t=this.buffer[++n+e];if(t==="\r"){let s=this.buffer[n+e+1];if(s===`
`||!s&&!this.atEnd)return e+n+1}return t===`
`||n>=this.indentNext||!t&&!this.atEnd?e+n:-1}if(t==="-"||t==="."){let n=this.buffer.substr(e,3);if((n==="---"||n==="...")&&
P(this.buffer[e+3]))return-1}return e}getLine(){let e=this.lineEndPos;return(typeof e!="number"||e!==-1&&e<this.pos)&&(e=
this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e),e===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e-1]==="\r"&&(e-=1),this.
buffer.substring(this.pos,e))}hasChars(e){return this.pos+e<=this.buffer.length}setNext(e){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e,null}peek(e){return this.buffer.substr(this.pos,e)}*parseNext(e){
switch(e){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e=this.getLine();if(e===null)return this.setNext("strea\
m");if(e[0]===yn&&(yield*this.pushCount(1),e=e.substring(1)),e[0]==="%"){let t=e.length,n=e.indexOf("#");for(;n!==-1;){let r=e[n-
1];if(r===" "||r==="	"){t=n-1;break}else n=e.indexOf("#",n+1)}for(;;){let r=e[t-1];if(r===" "||r==="	")t-=1;else break}let s=(yield*this.
pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(e.length-s),this.pushNewline(),"stream"}if(this.atLineEnd()){
let t=yield*this.pushSpaces(!0);return yield*this.pushCount(e.length-t),yield*this.pushNewline(),"stream"}return yield bn,
yield*this.parseLineStart()}*parseLineStart(){let e=this.charAt(0);if(!e&&!this.atEnd)return this.setNext("line-start");
if(e==="-"||e==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let t=this.peek(3);if((t==="---"||
t==="...")&&P(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"strea\
m"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!P(this.charAt(1))&&(this.indentNext=
this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[e,t]=this.peek(2);if(!t&&!this.atEnd)return this.setNext(
"block-start");if((e==="-"||e==="?"||e===":")&&P(t)){let n=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.
indentNext=this.indentValue+1,this.indentValue+=n,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let e=this.
getLine();if(e===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e[t]){case"#":yield*this.pushCount(
e.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(
1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.
pushUntil(kt),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),
t+=yield*this.pushSpaces(!0),yield*this.pushCount(e.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e,t,n=-1;do e=yield*this.pushNewline(),e>0?(t=yield*this.
pushSpaces(!1),this.indentValue=n=t):t=0,t+=yield*this.pushSpaces(!0);while(e+t>0);let s=this.getLine();if(s===null)return this.
setNext("flow");if((n!==-1&&n<this.indentNext&&s[0]!=="#"||n===0&&(s.startsWith("---")||s.startsWith("..."))&&P(s[3]))&&
!(n===this.indentNext-1&&this.flowLevel===1&&(s[0]==="]"||s[0]==="}")))return this.flowLevel=0,yield wn,yield*this.parseLineStart();
let r=0;for(;s[r]===",";)r+=yield*this.pushCount(1),r+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(r+=yield*this.pushIndicators(),
s[r]){case void 0:return"flow";case"#":return yield*this.pushCount(s.length-r),"flow";case"{":case"[":return yield*this.
pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.
flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(kt),"flow";case'"':case"'":return this.flowKey=
!0,yield*this.parseQuotedScalar();case":":{let i=this.charAt(1);if(this.flowKey||P(i)||i===",")return this.flowKey=!1,yield*this.
pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){
let e=this.charAt(0),t=this.buffer.indexOf(e,this.pos+1);if(e==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf(
"'",t+2);else for(;t!==-1;){let r=0;for(;this.buffer[t-1-r]==="\\";)r+=1;if(r%2===0)break;t=this.buffer.indexOf('"',t+1)}
let n=this.buffer.substring(0,t),s=n.indexOf(`
`,this.pos);if(s!==-1){for(;s!==-1;){let r=this.continueScalar(s+1);if(r===-1)break;s=n.indexOf(`
`,r)}s!==-1&&(t=s-(n[s-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}
return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let e=this.pos;for(;;){let t=this.buffer[++e];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<="9")
this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>P(t)||t==="#")}*parseBlockScalar(){
let e=this.pos-1,t=0,n;e:for(let r=this.pos;n=this.buffer[r];++r)switch(n){case" ":t+=1;break;case`
`:e=r,t=0;break;case"\r":{let i=this.buffer[r+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!n&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let r=this.continueScalar(
e+1);if(r===-1)break;e=this.buffer.indexOf(`
`,r)}while(e!==-1);if(e===-1){if(!this.atEnd)return this.setNext("block-scalar");e=this.buffer.length}}let s=e+1;for(n=this.
buffer[s];n===" ";)n=this.buffer[++s];if(n==="	"){for(;n==="	"||n===" "||n==="\r"||n===`
`;)n=this.buffer[++s];e=s-1}else if(!this.blockScalarKeep)do{let r=e-1,i=this.buffer[r];i==="\r"&&(i=this.buffer[--r]);let l=r;
for(;i===" ";)i=this.buffer[--r];if(i===`
`&&r>=this.pos&&r+1+t>l)e=r;else break}while(!0);return yield wt,yield*this.pushToIndex(e+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let e=this.flowLevel>0,t=this.pos-1,n=this.pos-1,s;for(;s=this.buffer[++n];)if(s===":"){let r=this.buffer[n+1];if(P(r)||
e&&Re.has(r))break;t=n}else if(P(s)){let r=this.buffer[n+1];if(s==="\r"&&(r===`
`?(n+=1,s=`
`,r=this.buffer[n+1]):t=n),r==="#"||e&&Re.has(r))break;if(s===`
`){let i=this.continueScalar(n+1);if(i===-1)break;n=Math.max(n,i-2)}}else{if(e&&Re.has(s))break;t=n}return!s&&!this.atEnd?
this.setNext("plain-scalar"):(yield wt,yield*this.pushToIndex(t+1,!0),e?"flow":"doc")}*pushCount(e){return e>0?(yield this.
buffer.substr(this.pos,e),this.pos+=e,e):0}*pushToIndex(e,t){let n=this.buffer.slice(this.pos,e);return n?(yield n,this.
pos+=n.length,n.length):(t&&(yield""),0)}*pushIndicators(){let e=0;e:for(;;){switch(this.charAt(0)){case"!":e+=yield*this.
pushTag(),e+=yield*this.pushSpaces(!0);continue e;case"&":e+=yield*this.pushUntil(kt),e+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{let t=this.flowLevel>0,n=this.charAt(1);if(P(n)||t&&Re.has(n)){t?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,e+=yield*this.pushCount(1),e+=yield*this.pushSpaces(!0);continue e}}}break e}return e}*pushTag(){
if(this.charAt(1)==="<"){let e=this.pos+2,t=this.buffer[e];for(;!P(t)&&t!==">";)t=this.buffer[++e];return yield*this.pushToIndex(
t===">"?e+1:e,!1)}else{let e=this.pos+1,t=this.buffer[e];for(;t;)if(qs.has(t))t=this.buffer[++e];else if(t==="%"&&kn.has(
this.buffer[e+1])&&kn.has(this.buffer[e+2]))t=this.buffer[e+=3];else break;return yield*this.pushToIndex(e,!1)}}*pushNewline(){
let e=this.buffer[this.pos];return e===`
`?yield*this.pushCount(1):e==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e){let t=this.pos-1,n;do n=this.buffer[++t];while(n===" "||e&&n==="	");let s=t-this.
pos;return s>0&&(yield this.buffer.substr(this.pos,s),this.pos=t),s}*pushUntil(e){let t=this.pos,n=this.buffer[t];for(;!e(
n);)n=this.buffer[++t];return yield*this.pushToIndex(t,!1)}},vn=class{constructor(){this.lineStarts=[],this.addNewLine=e=>this.
lineStarts.push(e),this.linePos=e=>{let t=0,n=this.lineStarts.length;for(;t<n;){let r=t+n>>1;this.lineStarts[r]<e?t=r+1:
n=r}if(this.lineStarts[t]===e)return{line:t+1,col:1};if(t===0)return{line:0,col:e};let s=this.lineStarts[t-1];return{line:t,
col:e-s+1}}}};function Y(e,t){for(let n=0;n<e.length;++n)if(e[n].type===t)return!0;return!1}function Sn(e){for(let t=0;t<
e.length;++t)switch(e[t].type){case"space":case"comment":case"newline":break;default:return t}return-1}function En(e){switch(e?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function Fe(e){switch(e.type){case"document":return e.start;case"block-map":{let t=e.items[e.items.length-1];return t.
sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:return[]}}function pe(e){if(e.length===0)return[];
let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item\
-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function Ve(e,t){if(t.length<1e5)Array.
prototype.push.apply(e,t);else for(let n=0;n<t.length;++n)e.push(t[n])}function Nn(e){if(e.start.type==="flow-seq-start")
for(let t of e.items)t.sep&&!t.value&&!Y(t.start,"explicit-key-ind")&&!Y(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),
delete t.key,En(t.value)?t.value.end?Ve(t.value.end,t.sep):t.value.end=t.sep:Ve(t.start,t.sep),delete t.sep)}var Fs=class{constructor(e){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new Rs,this.onNewLine=e}*parse(e,t=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let n of this.
lexer.lex(e,t))yield*this.next(n);t||(yield*this.end())}*next(e){if(this.source=e,this.atScalar){this.atScalar=!1,yield*this.
step(),this.offset+=e.length;return}let t=Ps(e);if(t)if(t==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scala\
r";else{switch(this.type=t,yield*this.step(),t){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(
this.offset+e.length);break;case"space":this.atNewLine&&e[0]===" "&&(this.indent+=e.length);break;case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=e.length);break;case"doc-mode":case"flow-error-end":return;default:
this.atNewLine=!1}this.offset+=e.length}else{let n=`Not a YAML token: ${e}`;yield*this.pop({type:"error",offset:this.offset,
message:n,source:e}),this.offset+=e.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.
type,offset:this.offset,indent:this.indent,source:this.source}}*step(){let e=this.peek(1);if(this.type==="doc-end"&&e?.type!==
"doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});
return}if(!e)return yield*this.stream();switch(e.type){case"document":return yield*this.document(e);case"alias":case"sca\
lar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(e);case"block-scalar":return yield*this.
blockScalar(e);case"block-map":return yield*this.blockMap(e);case"block-seq":return yield*this.blockSequence(e);case"flo\
w-collection":return yield*this.flowCollection(e);case"doc-end":return yield*this.documentEnd(e)}yield*this.pop()}peek(e){
return this.stack[this.stack.length-e]}*pop(e){let t=e??this.stack.pop();if(!t)yield{type:"error",offset:this.offset,source:"",
message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield t;else{let n=this.peek(1);switch(t.type==="bl\
ock-scalar"?t.indent="indent"in n?n.indent:0:t.type==="flow-collection"&&n.type==="document"&&(t.indent=0),t.type==="flo\
w-collection"&&Nn(t),n.type){case"document":n.value=t;break;case"block-scalar":n.props.push(t);break;case"block-map":{let s=n.
items[n.items.length-1];if(s.value){n.items.push({start:[],key:t,sep:[]}),this.onKeyLine=!0;return}else if(s.sep)s.value=
t;else{Object.assign(s,{key:t,sep:[]}),this.onKeyLine=!s.explicitKey;return}break}case"block-seq":{let s=n.items[n.items.
length-1];s.value?n.items.push({start:[],value:t}):s.value=t;break}case"flow-collection":{let s=n.items[n.items.length-1];
!s||s.value?n.items.push({start:[],key:t,sep:[]}):s.sep?s.value=t:Object.assign(s,{key:t,sep:[]});return}default:yield*this.
pop(),yield*this.pop(t)}if((n.type==="document"||n.type==="block-map"||n.type==="block-seq")&&(t.type==="block-map"||t.type===
"block-seq")){let s=t.items[t.items.length-1];s&&!s.sep&&!s.value&&s.start.length>0&&Sn(s.start)===-1&&(t.indent===0||s.
start.every(r=>r.type!=="comment"||r.indent<t.indent))&&(n.type==="document"?n.end=s.start:n.items.push({start:s.start}),
t.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.
source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"\
doc-start":{let e={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&e.start.push(this.sourceToken),
this.stack.push(e);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,
source:this.source}}*document(e){if(e.value)return yield*this.lineEnd(e);switch(this.type){case"doc-start":{Sn(e.start)!==
-1?(yield*this.pop(),yield*this.step()):e.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"co\
mment":case"newline":e.start.push(this.sourceToken);return}let t=this.startBlockValue(e);t?this.stack.push(t):yield{type:"\
error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(e){if(this.
type==="map-value-ind"){let t=Fe(this.peek(2)),n=pe(t),s;e.end?(s=e.end,s.push(this.sourceToken),delete e.end):s=[this.sourceToken];
let r={type:"block-map",offset:e.offset,indent:e.indent,items:[{start:n,key:e,sep:s}]};this.onKeyLine=!0,this.stack[this.
stack.length-1]=r}else yield*this.lineEnd(e)}*blockScalar(e){switch(this.type){case"space":case"comment":case"newline":e.
props.push(this.sourceToken);return;case"scalar":if(e.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){
let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e){let t=e.items[e.items.length-1];switch(this.
type){case"newline":if(this.onKeyLine=!1,t.value){let n="end"in t.value?t.value.end:void 0;(Array.isArray(n)?n[n.length-
1]:void 0)?.type==="comment"?n?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.sep?t.sep.push(this.
sourceToken):t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else if(t.
sep)t.sep.push(this.sourceToken);else{if(this.atIndentedComment(t.start,e.indent)){let n=e.items[e.items.length-2]?.value?.
end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return}
if(this.indent>=e.indent){let n=!this.onKeyLine&&this.indent===e.indent,s=n&&(t.sep||t.explicitKey)&&this.type!=="seq-it\
em-ind",r=[];if(s&&t.sep&&!t.value){let i=[];for(let l=0;l<t.sep.length;++l){let o=t.sep[l];switch(o.type){case"newline":
i.push(l);break;case"space":break;case"comment":o.indent>e.indent&&(i.length=0);break;default:i.length=0}}i.length>=2&&(r=
t.sep.splice(i[1]))}switch(this.type){case"anchor":case"tag":s||t.value?(r.push(this.sourceToken),e.items.push({start:r}),
this.onKeyLine=!0):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"explicit-key-ind":!t.sep&&
!t.explicitKey?(t.start.push(this.sourceToken),t.explicitKey=!0):s||t.value?(r.push(this.sourceToken),e.items.push({start:r,
explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],
explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(t.explicitKey)if(t.sep)if(t.value)e.items.push({start:[],
key:null,sep:[this.sourceToken]});else if(Y(t.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]});else if(En(t.key)&&!Y(t.sep,"newline")){let i=pe(
t.start),l=t.key,o=t.sep;o.push(this.sourceToken),delete t.key,delete t.sep,this.stack.push({type:"block-map",offset:this.
offset,indent:this.indent,items:[{start:i,key:l,sep:o}]})}else r.length>0?t.sep=t.sep.concat(r,this.sourceToken):t.sep.push(
this.sourceToken);else if(Y(t.start,"newline"))Object.assign(t,{key:null,sep:[this.sourceToken]});else{let i=pe(t.start);
this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,sep:[this.sourceToken]}]})}else
t.sep?t.value||s?e.items.push({start:r,key:null,sep:[this.sourceToken]}):Y(t.sep,"map-value-ind")?this.stack.push({type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):t.sep.push(this.sourceToken):
Object.assign(t,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-\
scalar":case"double-quoted-scalar":{let i=this.flowScalar(this.type);s||t.value?(e.items.push({start:r,key:i,sep:[]}),this.
onKeyLine=!0):t.sep?this.stack.push(i):(Object.assign(t,{key:i,sep:[]}),this.onKeyLine=!0);return}default:{let i=this.startBlockValue(
e);if(i){if(i.type==="block-seq"){if(!t.explicitKey&&t.sep&&!Y(t.sep,"newline")){yield*this.pop({type:"error",offset:this.
offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else n&&e.items.push({start:r});
this.stack.push(i);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(e){let t=e.items[e.items.length-1];switch(this.
type){case"newline":if(t.value){let n="end"in t.value?t.value.end:void 0;(Array.isArray(n)?n[n.length-1]:void 0)?.type===
"comment"?n?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.start.push(this.sourceToken);return;case"\
space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(t.start,e.indent)){
let n=e.items[e.items.length-2]?.value?.end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}
t.start.push(this.sourceToken)}return;case"anchor":case"tag":if(t.value||this.indent<=e.indent)break;t.start.push(this.sourceToken);
return;case"seq-item-ind":if(this.indent!==e.indent)break;t.value||Y(t.start,"seq-item-ind")?e.items.push({start:[this.sourceToken]}):
t.start.push(this.sourceToken);return}if(this.indent>e.indent){let n=this.startBlockValue(e);if(n){this.stack.push(n);return}}
yield*this.pop(),yield*this.step()}*flowCollection(e){let t=e.items[e.items.length-1];if(this.type==="flow-error-end"){let n;
do yield*this.pop(),n=this.peek(1);while(n?.type==="flow-collection")}else if(e.end.length===0){switch(this.type){case"c\
omma":case"explicit-key-ind":!t||t.sep?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return;case"\
map-value-ind":!t||t.value?e.items.push({start:[],key:null,sep:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):Object.
assign(t,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!t||t.
value?e.items.push({start:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let s=this.flowScalar(this.type);!t||t.value?
e.items.push({start:[],key:s,sep:[]}):t.sep?this.stack.push(s):Object.assign(t,{key:s,sep:[]});return}case"flow-map-end":case"\
flow-seq-end":e.end.push(this.sourceToken);return}let n=this.startBlockValue(e);n?this.stack.push(n):(yield*this.pop(),yield*this.
step())}else{let n=this.peek(2);if(n.type==="block-map"&&(this.type==="map-value-ind"&&n.indent===e.indent||this.type===
"newline"&&!n.items[n.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&n.type!==
"flow-collection"){let s=Fe(n),r=pe(s);Nn(e);let i=e.end.splice(1,e.end.length);i.push(this.sourceToken);let l={type:"bl\
ock-map",offset:e.offset,indent:e.indent,items:[{start:r,key:e,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=
l}else yield*this.lineEnd(e)}}flowScalar(e){if(this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}return{type:e,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;let t=Fe(e),n=pe(t);return n.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:n,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let t=Fe(e),n=pe(t);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(e,t){
return this.type!=="comment"||this.indent<=t?!1:e.every(n=>n.type==="newline"||n.type==="space")}*documentEnd(e){this.type!==
"doc-mode"&&(e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}};function Vs(e){let t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||
t&&new vn||null,prettyErrors:t}}function On(e,t={}){let{lineCounter:n,prettyErrors:s}=Vs(t),r=new Fs(n?.addNewLine),i=new Ms(
t),l=null;for(let o of i.compose(r.parse(e),!0,e.length))if(!l)l=o;else if(l.options.logLevel!=="silent"){l.errors.push(
new ke(o.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}
return s&&n&&(l.errors.forEach(an(e,n)),l.warnings.forEach(an(e,n))),l}function Js(e,t,n){let s;typeof t=="function"?s=t:
n===void 0&&t&&typeof t=="object"&&(n=t);let r=On(e,n);if(!r)return null;if(r.warnings.forEach(i=>jt(r.options.logLevel,
i)),r.errors.length>0){if(r.options.logLevel!=="silent")throw r.errors[0];r.errors=[]}return r.toJS(Object.assign({reviver:s},
n))}function Ys(e,t,n){let s=null;if(typeof t=="function"||Array.isArray(t)?s=t:n===void 0&&t&&(n=t),typeof n=="string"&&
(n=n.length),typeof n=="number"){let r=Math.round(n);n=r<1?void 0:r>8?{indent:8}:{indent:r}}if(e===void 0){let{keepUndefined:r}=n??
t??{};if(!r)return}return ee(e)&&!s?e.toString(n):new ht(e,s,n).toString(n)}});
