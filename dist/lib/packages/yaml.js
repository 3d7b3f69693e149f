"use strict";var _t=Object.defineProperty;var k=(Se,ue)=>_t(Se,"name",{value:ue,configurable:!0});module.exports={yaml(Se,ue,$t,He){var fe=Object.defineProperty,Xe=Object.getOwnPropertyDescriptor,ze=Object.getOwnPropertyNames,
Ze=Object.prototype.hasOwnProperty,et=k((b,g)=>{for(var m in g)fe(b,m,{get:g[m],enumerable:!0})},"__export"),tt=k((b,g,m,y)=>{
if(g&&typeof g=="object"||typeof g=="function")for(let d of ze(g))!Ze.call(b,d)&&d!==m&&fe(b,d,{get:k(()=>g[d],"get"),enumerable:!(y=
Xe(g,d))||y.enumerable});return b},"__copyProps"),rt=k(b=>tt(fe({},"__esModule",{value:!0}),b),"__toCommonJS"),ke={};et(
ke,{LineCounter:k(()=>Ot,"LineCounter"),isMap:k(()=>Ct,"isMap"),isNode:k(()=>Tt,"isNode"),isScalar:k(()=>Lt,"isScalar"),
parse:k(()=>It,"parse"),parseDocument:k(()=>xt,"parseDocument"),stringify:k(()=>Pt,"stringify"),visit:k(()=>Mt,"visit")}),
He.exports=rt(ke);var p=ue("chunk-CVC2726E"),P=(0,p.c)(b=>{"use strict";var g=Symbol.for("yaml.alias"),m=Symbol.for("yam\
l.document"),y=Symbol.for("yaml.map"),d=Symbol.for("yaml.pair"),h=Symbol.for("yaml.scalar"),c=Symbol.for("yaml.seq"),o=Symbol.
for("yaml.node.type"),l=(0,p.a)(f=>!!f&&typeof f=="object"&&f[o]===g,"isAlias"),r=(0,p.a)(f=>!!f&&typeof f=="object"&&f[o]===
m,"isDocument"),i=(0,p.a)(f=>!!f&&typeof f=="object"&&f[o]===y,"isMap"),s=(0,p.a)(f=>!!f&&typeof f=="object"&&f[o]===d,"\
isPair"),t=(0,p.a)(f=>!!f&&typeof f=="object"&&f[o]===h,"isScalar"),e=(0,p.a)(f=>!!f&&typeof f=="object"&&f[o]===c,"isSe\
q");function n(f){if(f&&typeof f=="object")switch(f[o]){case y:case c:return!0}return!1}k(n,"Pi"),(0,p.a)(n,"isCollectio\
n");function a(f){if(f&&typeof f=="object")switch(f[o]){case g:case y:case h:case c:return!0}return!1}k(a,"qa"),(0,p.a)(
a,"isNode");var u=(0,p.a)(f=>(t(f)||n(f))&&!!f.anchor,"hasAnchor");b.ALIAS=g,b.DOC=m,b.MAP=y,b.NODE_TYPE=o,b.PAIR=d,b.SCALAR=
h,b.SEQ=c,b.hasAnchor=u,b.isAlias=l,b.isCollection=n,b.isDocument=r,b.isMap=i,b.isNode=a,b.isPair=s,b.isScalar=t,b.isSeq=
e}),ee=(0,p.c)(b=>{"use strict";var g=P(),m=Symbol("break visit"),y=Symbol("skip children"),d=Symbol("remove node");function h(t,e){
let n=r(e);g.isDocument(t)?c(null,t.contents,n,Object.freeze([t]))===d&&(t.contents=null):c(null,t,n,Object.freeze([]))}
k(h,"ze"),(0,p.a)(h,"visit"),h.BREAK=m,h.SKIP=y,h.REMOVE=d;function c(t,e,n,a){let u=i(t,e,n,a);if(g.isNode(u)||g.isPair(
u))return s(t,a,u),c(t,u,n,a);if(typeof u!="symbol"){if(g.isCollection(e)){a=Object.freeze(a.concat(e));for(let f=0;f<e.
items.length;++f){let v=c(f,e.items[f],n,a);if(typeof v=="number")f=v-1;else{if(v===m)return m;v===d&&(e.items.splice(f,
1),f-=1)}}}else if(g.isPair(e)){a=Object.freeze(a.concat(e));let f=c("key",e.key,n,a);if(f===m)return m;f===d&&(e.key=null);
let v=c("value",e.value,n,a);if(v===m)return m;v===d&&(e.value=null)}}return u}k(c,"le"),(0,p.a)(c,"visit_");async function o(t,e){
let n=r(e);g.isDocument(t)?await l(null,t.contents,n,Object.freeze([t]))===d&&(t.contents=null):await l(null,t,n,Object.
freeze([]))}k(o,"Ze"),(0,p.a)(o,"visitAsync"),o.BREAK=m,o.SKIP=y,o.REMOVE=d;async function l(t,e,n,a){let u=await i(t,e,
n,a);if(g.isNode(u)||g.isPair(u))return s(t,a,u),l(t,u,n,a);if(typeof u!="symbol"){if(g.isCollection(e)){a=Object.freeze(
a.concat(e));for(let f=0;f<e.items.length;++f){let v=await l(f,e.items[f],n,a);if(typeof v=="number")f=v-1;else{if(v===m)
return m;v===d&&(e.items.splice(f,1),f-=1)}}}else if(g.isPair(e)){a=Object.freeze(a.concat(e));let f=await l("key",e.key,
n,a);if(f===m)return m;f===d&&(e.key=null);let v=await l("value",e.value,n,a);if(v===m)return m;v===d&&(e.value=null)}}return u}
k(l,"ce"),(0,p.a)(l,"visitAsync_");function r(t){return typeof t=="object"&&(t.Collection||t.Node||t.Value)?Object.assign(
{Alias:t.Node,Map:t.Node,Scalar:t.Node,Seq:t.Node},t.Value&&{Map:t.Value,Scalar:t.Value,Seq:t.Value},t.Collection&&{Map:t.
Collection,Seq:t.Collection},t):t}k(r,"_i"),(0,p.a)(r,"initVisitor");function i(t,e,n,a){if(typeof n=="function")return n(
t,e,a);if(g.isMap(e))return n.Map?.(t,e,a);if(g.isSeq(e))return n.Seq?.(t,e,a);if(g.isPair(e))return n.Pair?.(t,e,a);if(g.
isScalar(e))return n.Scalar?.(t,e,a);if(g.isAlias(e))return n.Alias?.(t,e,a)}k(i,"$i"),(0,p.a)(i,"callVisitor");function s(t,e,n){
let a=e[e.length-1];if(g.isCollection(a))a.items[t]=n;else if(g.isPair(a))t==="key"?a.key=n:a.value=n;else if(g.isDocument(
a))a.contents=n;else{let u=g.isAlias(a)?"alias":"scalar";throw new Error(`Cannot replace node with ${u} parent`)}}k(s,"D\
i"),(0,p.a)(s,"replaceNode"),b.visit=h,b.visitAsync=o}),Ne=(0,p.c)(b=>{"use strict";var g=P(),m=ee(),y={"!":"%21",",":"%\
2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},d=(0,p.a)(c=>c.replace(/[!,[\]{}]/g,o=>y[o]),"escapeTagName"),h=class U{static{
k(this,"s")}static{(0,p.a)(this,"Directives")}constructor(o,l){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign(
{},U.defaultYaml,o),this.tags=Object.assign({},U.defaultTags,l)}clone(){let o=new U(this.yaml,this.tags);return o.docStart=
this.docStart,o}atDocument(){let o=new U(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;
break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:U.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign(
{},U.defaultTags);break}return o}add(o,l){this.atNextDocument&&(this.yaml={explicit:U.defaultYaml.explicit,version:"1.1"},
this.tags=Object.assign({},U.defaultTags),this.atNextDocument=!1);let r=o.trim().split(/[ \t]+/),i=r.shift();switch(i){case"\
%TAG":{if(r.length!==2&&(l(0,"%TAG directive should contain exactly two parts"),r.length<2))return!1;let[s,t]=r;return this.
tags[s]=t,!0}case"%YAML":{if(this.yaml.explicit=!0,r.length!==1)return l(0,"%YAML directive should contain exactly one p\
art"),!1;let[s]=r;if(s==="1.1"||s==="1.2")return this.yaml.version=s,!0;{let t=/^\d+\.\d+$/.test(s);return l(6,`Unsuppor\
ted YAML version ${s}`,t),!1}}default:return l(0,`Unknown directive ${i}`,!0),!1}}tagName(o,l){if(o==="!")return"!";if(o[0]!==
"!")return l(`Not a valid tag: ${o}`),null;if(o[1]==="<"){let t=o.slice(2,-1);return t==="!"||t==="!!"?(l(`Verbatim tags\
 aren't resolved, so ${o} is invalid.`),null):(o[o.length-1]!==">"&&l("Verbatim tags must end with a >"),t)}let[,r,i]=o.
match(/^(.*!)([^!]*)$/s);i||l(`The ${o} tag has no suffix`);let s=this.tags[r];if(s)try{return s+decodeURIComponent(i)}catch(t){
return l(String(t)),null}return r==="!"?o:(l(`Could not resolve tag: ${o}`),null)}tagString(o){for(let[l,r]of Object.entries(
this.tags))if(o.startsWith(r))return l+d(o.substring(r.length));return o[0]==="!"?o:`!<${o}>`}toString(o){let l=this.yaml.
explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],r=Object.entries(this.tags),i;if(o&&r.length>0&&g.isNode(o.contents)){
let s={};m.visit(o.contents,(t,e)=>{g.isNode(e)&&e.tag&&(s[e.tag]=!0)}),i=Object.keys(s)}else i=[];for(let[s,t]of r)s===
"!!"&&t==="tag:yaml.org,2002:"||(!o||i.some(e=>e.startsWith(t)))&&l.push(`%TAG ${s} ${t}`);return l.join(`
`)}};h.defaultYaml={explicit:!1,version:"1.2"},h.defaultTags={"!!":"tag:yaml.org,2002:"},b.Directives=h}),he=(0,p.c)(b=>{
"use strict";var g=P(),m=ee();function y(o){if(/[\x00-\x19\s,[\]{}]/.test(o)){let l=`Anchor must not contain whitespace \
or control characters: ${JSON.stringify(o)}`;throw new Error(l)}return!0}k(y,"Ia"),(0,p.a)(y,"anchorIsValid");function d(o){
let l=new Set;return m.visit(o,{Value(r,i){i.anchor&&l.add(i.anchor)}}),l}k(d,"Fi"),(0,p.a)(d,"anchorNames");function h(o,l){
for(let r=1;;++r){let i=`${o}${r}`;if(!l.has(i))return i}}k(h,"Ri"),(0,p.a)(h,"findNewAnchor");function c(o,l){let r=[],
i=new Map,s=null;return{onAnchor:(0,p.a)(t=>{r.push(t),s??(s=d(o));let e=h(l,s);return s.add(e),e},"onAnchor"),setAnchors:(0,p.
a)(()=>{for(let t of r){let e=i.get(t);if(typeof e=="object"&&e.anchor&&(g.isScalar(e.node)||g.isCollection(e.node)))e.node.
anchor=e.anchor;else{let n=new Error("Failed to resolve repeated object (this should not happen)");throw n.source=t,n}}},
"setAnchors"),sourceObjects:i}}k(c,"Pa"),(0,p.a)(c,"createNodeAnchors"),b.anchorIsValid=y,b.anchorNames=d,b.createNodeAnchors=
c,b.findNewAnchor=h}),Ee=(0,p.c)(b=>{"use strict";function g(m,y,d,h){if(h&&typeof h=="object")if(Array.isArray(h))for(let c=0,
o=h.length;c<o;++c){let l=h[c],r=g(m,h,String(c),l);r===void 0?delete h[c]:r!==l&&(h[c]=r)}else if(h instanceof Map)for(let c of Array.
from(h.keys())){let o=h.get(c),l=g(m,h,c,o);l===void 0?h.delete(c):l!==o&&h.set(c,l)}else if(h instanceof Set)for(let c of Array.
from(h)){let o=g(m,h,c,c);o===void 0?h.delete(c):o!==c&&(h.delete(c),h.add(o))}else for(let[c,o]of Object.entries(h)){let l=g(
m,h,c,o);l===void 0?delete h[c]:l!==o&&(h[c]=l)}return m.call(y,d,h)}k(g,"ke"),(0,p.a)(g,"applyReviver"),b.applyReviver=
g}),V=(0,p.c)(b=>{"use strict";var g=P();function m(y,d,h){if(Array.isArray(y))return y.map((c,o)=>m(c,String(o),h));if(y&&
typeof y.toJSON=="function"){if(!h||!g.hasAnchor(y))return y.toJSON(d,h);let c={aliasCount:0,count:1,res:void 0};h.anchors.
set(y,c),h.onCreate=l=>{c.res=l,delete h.onCreate};let o=y.toJSON(d,h);return h.onCreate&&h.onCreate(o),o}return typeof y==
"bigint"&&!h?.keep?Number(y):y}k(m,"Yi"),(0,p.a)(m,"toJS"),b.toJS=m}),pe=(0,p.c)(b=>{"use strict";var g=Ee(),m=P(),y=V(),
d=class{static{k(this,"Zt")}static{(0,p.a)(this,"NodeBase")}constructor(h){Object.defineProperty(this,m.NODE_TYPE,{value:h})}clone(){
let h=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(h.range=this.
range.slice()),h}toJS(h,{mapAsMap:c,maxAliasCount:o,onAnchor:l,reviver:r}={}){if(!m.isDocument(h))throw new TypeError("A\
 document argument is required");let i={anchors:new Map,doc:h,keep:!0,mapAsMap:c===!0,mapKeyWarned:!1,maxAliasCount:typeof o==
"number"?o:100},s=y.toJS(this,"",i);if(typeof l=="function")for(let{count:t,res:e}of i.anchors.values())l(e,t);return typeof r==
"function"?g.applyReviver(r,{"":s},"",s):s}};b.NodeBase=d}),te=(0,p.c)(b=>{"use strict";var g=he(),m=ee(),y=P(),d=pe(),h=V(),
c=class extends d.NodeBase{static{k(this,"es")}static{(0,p.a)(this,"Alias")}constructor(l){super(y.ALIAS),this.source=l,
Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(l,r){if(r?.maxAliasCount===
0)throw new ReferenceError("Alias resolution is disabled");let i;r?.aliasResolveCache?i=r.aliasResolveCache:(i=[],m.visit(
l,{Node:(0,p.a)((t,e)=>{(y.isAlias(e)||y.hasAnchor(e))&&i.push(e)},"Node")}),r&&(r.aliasResolveCache=i));let s;for(let t of i){
if(t===this)break;t.anchor===this.source&&(s=t)}if(s&&r){let{anchors:t,doc:e,maxAliasCount:n}=r,a=t.get(s);if(a||(h.toJS(
s,null,r),a=t.get(s)),a?.res===void 0){let u="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(
u)}if(n>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=o(e,s,t)),a.count*a.aliasCount>n)){let u="Excessive alias count \
indicates a resource exhaustion attack";throw new ReferenceError(u)}}return s}toJSON(l,r){if(!r)return{source:this.source};
let i=this.resolve(r.doc,r);if(!i){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
s)}return r.anchors.get(i).res}toString(l,r,i){let s=`*${this.source}`;if(l){if(g.anchorIsValid(this.source),l.options.verifyAliasOrder&&
!l.anchors.has(this.source)){let t=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(
t)}if(l.implicitKey)return`${s} `}return s}};function o(l,r,i){if(y.isAlias(r)){let s=r.resolve(l),t=i&&s&&i.get(s);return t?
t.count*t.aliasCount:0}else if(y.isCollection(r)){let s=0;for(let t of r.items){let e=o(l,t,i);e>s&&(s=e)}return s}else if(y.
isPair(r)){let s=o(l,r.key,i),t=o(l,r.value,i);return Math.max(s,t)}return 1}k(o,"st"),(0,p.a)(o,"getAliasCount"),b.Alias=
c}),B=(0,p.c)(b=>{"use strict";var g=P(),m=pe(),y=V(),d=(0,p.a)(c=>!c||typeof c!="function"&&typeof c!="object","isScala\
rValue"),h=class extends m.NodeBase{static{k(this,"J")}static{(0,p.a)(this,"Scalar")}constructor(c){super(g.SCALAR),this.
value=c}toJSON(c,o){return o?.keep?this.value:y.toJS(this.value,c,o)}toString(){return String(this.value)}};h.BLOCK_FOLDED=
"BLOCK_FOLDED",h.BLOCK_LITERAL="BLOCK_LITERAL",h.PLAIN="PLAIN",h.QUOTE_DOUBLE="QUOTE_DOUBLE",h.QUOTE_SINGLE="QUOTE_SINGL\
E",b.Scalar=h,b.isScalarValue=d}),re=(0,p.c)(b=>{"use strict";var g=te(),m=P(),y=B(),d="tag:yaml.org,2002:";function h(o,l,r){
if(l){let i=r.filter(t=>t.tag===l),s=i.find(t=>!t.format)??i[0];if(!s)throw new Error(`Tag ${l} not found`);return s}return r.
find(i=>i.identify?.(o)&&!i.format)}k(h,"Qa"),(0,p.a)(h,"findTagObject");function c(o,l,r){if(m.isDocument(o)&&(o=o.contents),
m.isNode(o))return o;if(m.isPair(o)){let v=r.schema[m.MAP].createNode?.(r.schema,null,r);return v.items.push(o),v}(o instanceof
String||o instanceof Number||o instanceof Boolean||typeof BigInt<"u"&&o instanceof BigInt)&&(o=o.valueOf());let{aliasDuplicateObjects:i,
onAnchor:s,onTagObj:t,schema:e,sourceObjects:n}=r,a;if(i&&o&&typeof o=="object"){if(a=n.get(o),a)return a.anchor??(a.anchor=
s(o)),new g.Alias(a.anchor);a={anchor:null,node:null},n.set(o,a)}l?.startsWith("!!")&&(l=d+l.slice(2));let u=h(o,l,e.tags);
if(!u){if(o&&typeof o.toJSON=="function"&&(o=o.toJSON()),!o||typeof o!="object"){let v=new y.Scalar(o);return a&&(a.node=
v),v}u=o instanceof Map?e[m.MAP]:Symbol.iterator in Object(o)?e[m.SEQ]:e[m.MAP]}t&&(t(u),delete r.onTagObj);let f=u?.createNode?
u.createNode(r.schema,o,r):typeof u?.nodeClass?.from=="function"?u.nodeClass.from(r.schema,o,r):new y.Scalar(o);return l?
f.tag=l:u.default||(f.tag=u.tag),a&&(a.node=f),f}k(c,"Wa"),(0,p.a)(c,"createNode"),b.createNode=c}),de=(0,p.c)(b=>{"use \
strict";var g=re(),m=P(),y=pe();function d(o,l,r){let i=r;for(let s=l.length-1;s>=0;--s){let t=l[s];if(typeof t=="number"&&
Number.isInteger(t)&&t>=0){let e=[];e[t]=i,i=e}else i=new Map([[t,i]])}return g.createNode(i,void 0,{aliasDuplicateObjects:!1,
keepUndefined:!1,onAnchor:(0,p.a)(()=>{throw new Error("This should not happen, please report a bug.")},"onAnchor"),schema:o,
sourceObjects:new Map})}k(d,"ss"),(0,p.a)(d,"collectionFromPath");var h=(0,p.a)(o=>o==null||typeof o=="object"&&!!o[Symbol.
iterator]().next().done,"isEmptyPath"),c=class extends y.NodeBase{static{k(this,"is")}static{(0,p.a)(this,"Collection")}constructor(o,l){
super(o),Object.defineProperty(this,"schema",{value:l,configurable:!0,enumerable:!1,writable:!0})}clone(o){let l=Object.
create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return o&&(l.schema=o),l.items=l.items.map(r=>m.
isNode(r)||m.isPair(r)?r.clone(o):r),this.range&&(l.range=this.range.slice()),l}addIn(o,l){if(h(o))this.add(l);else{let[
r,...i]=o,s=this.get(r,!0);if(m.isCollection(s))s.addIn(i,l);else if(s===void 0&&this.schema)this.set(r,d(this.schema,i,
l));else throw new Error(`Expected YAML collection at ${r}. Remaining path: ${i}`)}}deleteIn(o){let[l,...r]=o;if(r.length===
0)return this.delete(l);let i=this.get(l,!0);if(m.isCollection(i))return i.deleteIn(r);throw new Error(`Expected YAML co\
llection at ${l}. Remaining path: ${r}`)}getIn(o,l){let[r,...i]=o,s=this.get(r,!0);return i.length===0?!l&&m.isScalar(s)?
s.value:s:m.isCollection(s)?s.getIn(i,l):void 0}hasAllNullValues(o){return this.items.every(l=>{if(!m.isPair(l))return!1;
let r=l.value;return r==null||o&&m.isScalar(r)&&r.value==null&&!r.commentBefore&&!r.comment&&!r.tag})}hasIn(o){let[l,...r]=o;
if(r.length===0)return this.has(l);let i=this.get(l,!0);return m.isCollection(i)?i.hasIn(r):!1}setIn(o,l){let[r,...i]=o;
if(i.length===0)this.set(r,l);else{let s=this.get(r,!0);if(m.isCollection(s))s.setIn(i,l);else if(s===void 0&&this.schema)
this.set(r,d(this.schema,i,l));else throw new Error(`Expected YAML collection at ${r}. Remaining path: ${i}`)}}};b.Collection=
c,b.collectionFromPath=d,b.isEmptyPath=h}),se=(0,p.c)(b=>{"use strict";var g=(0,p.a)(d=>d.replace(/^(?!$)(?: $)?/gm,"#"),
"stringifyComment");function m(d,h){return/^\n+$/.test(d)?d.substring(1):h?d.replace(/^(?! *$)/gm,h):d}k(m,"ns"),(0,p.a)(
m,"indentComment");var y=(0,p.a)((d,h,c)=>d.endsWith(`
`)?m(c,h):c.includes(`
`)?`
`+m(c,h):(d.endsWith(" ")?"":" ")+c,"lineComment");b.indentComment=m,b.lineComment=y,b.stringifyComment=g}),st=(0,p.c)(b=>{
"use strict";var g="flow",m="block",y="quoted";function d(c,o,l="flow",{indentAtStart:r,lineWidth:i=80,minContentWidth:s=20,
onFold:t,onOverflow:e}={}){if(!i||i<0)return c;i<s&&(s=0);let n=Math.max(1+s,1+i-o.length);if(c.length<=n)return c;let a=[],
u={},f=i-o.length;typeof r=="number"&&(r>i-Math.max(2,s)?a.push(0):f=i-r);let v,w,N=!1,S=-1,E=-1,O=-1;l===m&&(S=h(c,S,o.
length),S!==-1&&(f=S+n));for(let T;T=c[S+=1];){if(l===y&&T==="\\"){switch(E=S,c[S+1]){case"x":S+=3;break;case"u":S+=5;break;case"\
U":S+=9;break;default:S+=1}O=S}if(T===`
`)l===m&&(S=h(c,S,o.length)),f=S+o.length+n,v=void 0;else{if(T===" "&&w&&w!==" "&&w!==`
`&&w!=="	"){let A=c[S+1];A&&A!==" "&&A!==`
`&&A!=="	"&&(v=S)}if(S>=f)if(v)a.push(v),f=v+n,v=void 0;else if(l===y){for(;w===" "||w==="	";)w=T,T=c[S+=1],N=!0;let A=S>
O+1?S-2:E-1;if(u[A])return c;a.push(A),u[A]=!0,f=A+n,v=void 0}else N=!0}w=T}if(N&&e&&e(),a.length===0)return c;t&&t();let C=c.
slice(0,a[0]);for(let T=0;T<a.length;++T){let A=a[T],L=a[T+1]||c.length;A===0?C=`
${o}${c.slice(0,L)}`:(l===y&&u[A]&&(C+=`${c[A]}\\`),C+=`
${o}${c.slice(A+1,L)}`)}return C}k(d,"Za"),(0,p.a)(d,"foldFlowLines");function h(c,o,l){let r=o,i=o+1,s=c[i];for(;s===" "||
s==="	";)if(o<i+l)s=c[++o];else{do s=c[++o];while(s&&s!==`
`);r=o,i=o+1,s=c[i]}return r}k(h,"xi"),(0,p.a)(h,"consumeMoreIndentedLines"),b.FOLD_BLOCK=m,b.FOLD_FLOW=g,b.FOLD_QUOTED=
y,b.foldFlowLines=d}),ie=(0,p.c)(b=>{"use strict";var g=B(),m=st(),y=(0,p.a)((e,n)=>({indentAtStart:n?e.indent.length:e.
indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),"getFoldOptions"),d=(0,p.a)(e=>/^(%|---|\.\.\.)/m.
test(e),"containsDocumentMarker");function h(e,n,a){if(!n||n<0)return!1;let u=n-a,f=e.length;if(f<=u)return!1;for(let v=0,
w=0;v<f;++v)if(e[v]===`
`){if(v-w>u)return!0;if(w=v+1,f-w<=u)return!1}return!0}k(h,"eo"),(0,p.a)(h,"lineLengthOverLimit");function c(e,n){let a=JSON.
stringify(e);if(n.options.doubleQuotedAsJSON)return a;let{implicitKey:u}=n,f=n.options.doubleQuotedMinMultiLineLength,v=n.
indent||(d(e)?"  ":""),w="",N=0;for(let S=0,E=a[S];E;E=a[++S])if(E===" "&&a[S+1]==="\\"&&a[S+2]==="n"&&(w+=a.slice(N,S)+
"\\ ",S+=1,N=S,E="\\"),E==="\\")switch(a[S+1]){case"u":{w+=a.slice(N,S);let O=a.substr(S+2,4);switch(O){case"0000":w+="\\\
0";break;case"0007":w+="\\a";break;case"000b":w+="\\v";break;case"001b":w+="\\e";break;case"0085":w+="\\N";break;case"00\
a0":w+="\\_";break;case"2028":w+="\\L";break;case"2029":w+="\\P";break;default:O.substr(0,2)==="00"?w+="\\x"+O.substr(2):
w+=a.substr(S,6)}S+=5,N=S+1}break;case"n":if(u||a[S+2]==='"'||a.length<f)S+=1;else{for(w+=a.slice(N,S)+`

`;a[S+2]==="\\"&&a[S+3]==="n"&&a[S+4]!=='"';)w+=`
`,S+=2;w+=v,a[S+2]===" "&&(w+="\\"),S+=1,N=S+1}break;default:S+=1}return w=N?w+a.slice(N):a,u?w:m.foldFlowLines(w,v,m.FOLD_QUOTED,
y(n,!1))}k(c,"Le"),(0,p.a)(c,"doubleQuotedString");function o(e,n){if(n.options.singleQuote===!1||n.implicitKey&&e.includes(
`
`)||/[ \t]\n|\n[ \t]/.test(e))return c(e,n);let a=n.indent||(d(e)?"  ":""),u="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&\

${a}`)+"'";return n.implicitKey?u:m.foldFlowLines(u,a,m.FOLD_FLOW,y(n,!1))}k(o,"as"),(0,p.a)(o,"singleQuotedString");function l(e,n){
let{singleQuote:a}=n.options,u;if(a===!1)u=c;else{let f=e.includes('"'),v=e.includes("'");f&&!v?u=o:v&&!f?u=c:u=a?o:c}return u(
e,n)}k(l,"ue"),(0,p.a)(l,"quotedString");var r;try{r=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{r=/\n+(?!\n|$)/g}function i({comment:e,type:n,value:a},u,f,v){let{blockQuote:w,commentString:N,lineWidth:S}=u.
options;if(!w||/\n[\t ]+$/.test(a))return l(a,u);let E=u.indent||(u.forceBlockIndent||d(a)?"  ":""),O=w==="literal"?!0:w===
"folded"||n===g.Scalar.BLOCK_FOLDED?!1:n===g.Scalar.BLOCK_LITERAL?!0:!h(a,S,E.length);if(!a)return O?`|
`:`>
`;let C,T;for(T=a.length;T>0;--T){let _=a[T-1];if(_!==`
`&&_!=="	"&&_!==" ")break}let A=a.substring(T),L=A.indexOf(`
`);L===-1?C="-":a===A||L!==A.length-1?(C="+",v&&v()):C="",A&&(a=a.slice(0,-A.length),A[A.length-1]===`
`&&(A=A.slice(0,-1)),A=A.replace(r,`$&${E}`));let I=!1,M,K=-1;for(M=0;M<a.length;++M){let _=a[M];if(_===" ")I=!0;else if(_===
`
`)K=M;else break}let D=a.substring(0,K<M?K+1:M);D&&(a=a.substring(D.length),D=D.replace(/\n+/g,`$&${E}`));let j=(I?E?"2":
"1":"")+C;if(e&&(j+=" "+N(e.replace(/ ?[\r\n]+/g," ")),f&&f()),!O){let _=a.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${E}`),x=!1,q=y(u,!0);w!=="folde\
d"&&n!==g.Scalar.BLOCK_FOLDED&&(q.onOverflow=()=>{x=!0});let $=m.foldFlowLines(`${D}${_}${A}`,E,m.FOLD_BLOCK,q);if(!x)return`\
>${j}
${E}${$}`}return a=a.replace(/\n+/g,`$&${E}`),`|${j}
${E}${D}${a}${A}`}k(i,"ot"),(0,p.a)(i,"blockString");function s(e,n,a,u){let{type:f,value:v}=e,{actualString:w,implicitKey:N,
indent:S,indentStep:E,inFlow:O}=n;if(N&&v.includes(`
`)||O&&/[[\]{},]/.test(v))return l(v,n);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(v))return N||O||!v.includes(`
`)?l(v,n):i(e,n,a,u);if(!N&&!O&&f!==g.Scalar.PLAIN&&v.includes(`
`))return i(e,n,a,u);if(d(v)){if(S==="")return n.forceBlockIndent=!0,i(e,n,a,u);if(N&&S===E)return l(v,n)}let C=v.replace(
/\n+/g,`$&
${S}`);if(w){let T=(0,p.a)(I=>I.default&&I.tag!=="tag:yaml.org,2002:str"&&I.test?.test(C),"test"),{compat:A,tags:L}=n.doc.
schema;if(L.some(T)||A?.some(T))return l(v,n)}return N?C:m.foldFlowLines(C,S,m.FOLD_FLOW,y(n,!1))}k(s,"to"),(0,p.a)(s,"p\
lainString");function t(e,n,a,u){let{implicitKey:f,inFlow:v}=n,w=typeof e.value=="string"?e:Object.assign({},e,{value:String(
e.value)}),{type:N}=e;N!==g.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(w.value)&&(N=g.Scalar.
QUOTE_DOUBLE);let S=(0,p.a)(O=>{switch(O){case g.Scalar.BLOCK_FOLDED:case g.Scalar.BLOCK_LITERAL:return f||v?l(w.value,n):
i(w,n,a,u);case g.Scalar.QUOTE_DOUBLE:return c(w.value,n);case g.Scalar.QUOTE_SINGLE:return o(w.value,n);case g.Scalar.PLAIN:
return s(w,n,a,u);default:return null}},"_stringify"),E=S(N);if(E===null){let{defaultKeyType:O,defaultStringType:C}=n.options,
T=f&&O||C;if(E=S(T),E===null)throw new Error(`Unsupported default string type ${T}`)}return E}k(t,"so"),(0,p.a)(t,"strin\
gifyString"),b.stringifyString=t}),ne=(0,p.c)(b=>{"use strict";var g=he(),m=P(),y=se(),d=ie();function h(r,i){let s=Object.
assign({blockQuote:!0,commentString:y.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,
nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},r.schema.toStringOptions,
i),t;switch(s.collectionStyle){case"block":t=!1;break;case"flow":t=!0;break;default:t=null}return{anchors:new Set,doc:r,
flowCollectionPadding:s.flowCollectionPadding?" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):
"  ",inFlow:t,options:s}}k(h,"ao"),(0,p.a)(h,"createStringifyContext");function c(r,i){if(i.tag){let e=r.filter(n=>n.tag===
i.tag);if(e.length>0)return e.find(n=>n.format===i.format)??e[0]}let s,t;if(m.isScalar(i)){t=i.value;let e=r.filter(n=>n.
identify?.(t));if(e.length>1){let n=e.filter(a=>a.test);n.length>0&&(e=n)}s=e.find(n=>n.format===i.format)??e.find(n=>!n.
format)}else t=i,s=r.find(e=>e.nodeClass&&t instanceof e.nodeClass);if(!s){let e=t?.constructor?.name??(t===null?"null":
typeof t);throw new Error(`Tag not resolved for ${e} value`)}return s}k(c,"oo"),(0,p.a)(c,"getTagObject");function o(r,i,{
anchors:s,doc:t}){if(!t.directives)return"";let e=[],n=(m.isScalar(r)||m.isCollection(r))&&r.anchor;n&&g.anchorIsValid(n)&&
(s.add(n),e.push(`&${n}`));let a=r.tag??(i.default?null:i.tag);return a&&e.push(t.directives.tagString(a)),e.join(" ")}k(
o,"lo"),(0,p.a)(o,"stringifyProps");function l(r,i,s,t){if(m.isPair(r))return r.toString(i,s,t);if(m.isAlias(r)){if(i.doc.
directives)return r.toString(i);if(i.resolvedAliases?.has(r))throw new TypeError("Cannot stringify circular structure wi\
thout alias nodes");i.resolvedAliases?i.resolvedAliases.add(r):i.resolvedAliases=new Set([r]),r=r.resolve(i.doc)}let e,n=m.
isNode(r)?r:i.doc.createNode(r,{onTagObj:(0,p.a)(f=>e=f,"onTagObj")});e??(e=c(i.doc.schema.tags,n));let a=o(n,e,i);a.length>
0&&(i.indentAtStart=(i.indentAtStart??0)+a.length+1);let u=typeof e.stringify=="function"?e.stringify(n,i,s,t):m.isScalar(
n)?d.stringifyString(n,i,s,t):n.toString(i,s,t);return a?m.isScalar(n)||u[0]==="{"||u[0]==="["?`${a} ${u}`:`${a}
${i.indent}${u}`:u}k(l,"co"),(0,p.a)(l,"stringify"),b.createStringifyContext=h,b.stringify=l}),it=(0,p.c)(b=>{"use stric\
t";var g=P(),m=B(),y=ne(),d=se();function h({key:c,value:o},l,r,i){let{allNullValues:s,doc:t,indent:e,indentStep:n,options:{
commentString:a,indentSeq:u,simpleKeys:f}}=l,v=g.isNode(c)&&c.comment||null;if(f){if(v)throw new Error("With simple keys\
, key nodes cannot have comments");if(g.isCollection(c)||!g.isNode(c)&&typeof c=="object"){let M="With simple keys, coll\
ection cannot be used as a key value";throw new Error(M)}}let w=!f&&(!c||v&&o==null&&!l.inFlow||g.isCollection(c)||(g.isScalar(
c)?c.type===m.Scalar.BLOCK_FOLDED||c.type===m.Scalar.BLOCK_LITERAL:typeof c=="object"));l=Object.assign({},l,{allNullValues:!1,
implicitKey:!w&&(f||!s),indent:e+n});let N=!1,S=!1,E=y.stringify(c,l,()=>N=!0,()=>S=!0);if(!w&&!l.inFlow&&E.length>1024){
if(f)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");w=!0}if(l.inFlow){if(s||
o==null)return N&&r&&r(),E===""?"?":w?`? ${E}`:E}else if(s&&!f||o==null&&w)return E=`? ${E}`,v&&!N?E+=d.lineComment(E,l.
indent,a(v)):S&&i&&i(),E;N&&(v=null),w?(v&&(E+=d.lineComment(E,l.indent,a(v))),E=`? ${E}
${e}:`):(E=`${E}:`,v&&(E+=d.lineComment(E,l.indent,a(v))));let O,C,T;g.isNode(o)?(O=!!o.spaceBefore,C=o.commentBefore,T=
o.comment):(O=!1,C=null,T=null,o&&typeof o=="object"&&(o=t.createNode(o))),l.implicitKey=!1,!w&&!v&&g.isScalar(o)&&(l.indentAtStart=
E.length+1),S=!1,!u&&n.length>=2&&!l.inFlow&&!w&&g.isSeq(o)&&!o.flow&&!o.tag&&!o.anchor&&(l.indent=l.indent.substring(2));
let A=!1,L=y.stringify(o,l,()=>A=!0,()=>S=!0),I=" ";if(v||O||C){if(I=O?`
`:"",C){let M=a(C);I+=`
${d.indentComment(M,l.indent)}`}L===""&&!l.inFlow?I===`
`&&T&&(I=`

`):I+=`
${l.indent}`}else if(!w&&g.isCollection(o)){let M=L[0],K=L.indexOf(`
`),D=K!==-1,j=l.inFlow??o.flow??o.items.length===0;if(D||!j){let _=!1;if(D&&(M==="&"||M==="!")){let x=L.indexOf(" ");M===
"&"&&x!==-1&&x<K&&L[x+1]==="!"&&(x=L.indexOf(" ",x+1)),(x===-1||K<x)&&(_=!0)}_||(I=`
${l.indent}`)}}else(L===""||L[0]===`
`)&&(I="");return E+=I+L,l.inFlow?A&&r&&r():T&&!A?E+=d.lineComment(E,l.indent,a(T)):S&&i&&i(),E}k(h,"fo"),(0,p.a)(h,"str\
ingifyPair"),b.stringifyPair=h}),Ae=(0,p.c)(b=>{"use strict";var g=(0,p.b)("process");function m(d,...h){d==="debug"&&console.
log(...h)}k(m,"uo"),(0,p.a)(m,"debug");function y(d,h){(d==="debug"||d==="warn")&&(typeof g.emitWarning=="function"?g.emitWarning(
h):console.warn(h))}k(y,"ho"),(0,p.a)(y,"warn"),b.debug=m,b.warn=y}),me=(0,p.c)(b=>{"use strict";var g=P(),m=B(),y="<<",
d={identify:(0,p.a)(r=>r===y||typeof r=="symbol"&&r.description===y,"identify"),default:"key",tag:"tag:yaml.org,2002:mer\
ge",test:/^<<$/,resolve:(0,p.a)(()=>Object.assign(new m.Scalar(Symbol(y)),{addToJSMap:c}),"resolve"),stringify:(0,p.a)(()=>y,
"stringify")},h=(0,p.a)((r,i)=>(d.identify(i)||g.isScalar(i)&&(!i.type||i.type===m.Scalar.PLAIN)&&d.identify(i.value))&&
r?.doc.schema.tags.some(s=>s.tag===d.tag&&s.default),"isMergeKey");function c(r,i,s){let t=l(r,s);if(g.isSeq(t))for(let e of t.
items)o(r,i,e);else if(Array.isArray(t))for(let e of t)o(r,i,e);else o(r,i,t)}k(c,"on"),(0,p.a)(c,"addMergeToJSMap");function o(r,i,s){
let t=l(r,s);if(!g.isMap(t))throw new Error("Merge sources must be maps or map aliases");let e=t.toJSON(null,r,Map);for(let[
n,a]of e)i instanceof Map?i.has(n)||i.set(n,a):i instanceof Set?i.add(n):Object.prototype.hasOwnProperty.call(i,n)||Object.
defineProperty(i,n,{value:a,writable:!0,enumerable:!0,configurable:!0});return i}k(o,"us"),(0,p.a)(o,"mergeValue");function l(r,i){
return r&&g.isAlias(i)?i.resolve(r.doc,r):i}k(l,"ln"),(0,p.a)(l,"resolveAliasValue"),b.addMergeToJSMap=c,b.isMergeKey=h,
b.merge=d}),Oe=(0,p.c)(b=>{"use strict";var g=Ae(),m=me(),y=ne(),d=P(),h=V();function c(l,r,{key:i,value:s}){if(d.isNode(
i)&&i.addToJSMap)i.addToJSMap(l,r,s);else if(m.isMergeKey(l,i))m.addMergeToJSMap(l,r,s);else{let t=h.toJS(i,"",l);if(r instanceof
Map)r.set(t,h.toJS(s,t,l));else if(r instanceof Set)r.add(t);else{let e=o(i,t,l),n=h.toJS(s,e,l);e in r?Object.defineProperty(
r,e,{value:n,writable:!0,enumerable:!0,configurable:!0}):r[e]=n}}return r}k(c,"yo"),(0,p.a)(c,"addPairToJSMap");function o(l,r,i){
if(r===null)return"";if(typeof r!="object")return String(r);if(d.isNode(l)&&i?.doc){let s=y.createStringifyContext(i.doc,
{});s.anchors=new Set;for(let e of i.anchors.keys())s.anchors.add(e.anchor);s.inFlow=!0,s.inStringifyKey=!0;let t=l.toString(
s);if(!i.mapKeyWarned){let e=JSON.stringify(t);e.length>40&&(e=e.substring(0,36)+'..."'),g.warn(i.doc.options.logLevel,`\
Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object ke\
ys.`),i.mapKeyWarned=!0}return t}return JSON.stringify(r)}k(o,"bo"),(0,p.a)(o,"stringifyKey"),b.addPairToJSMap=c}),J=(0,p.
c)(b=>{"use strict";var g=re(),m=it(),y=Oe(),d=P();function h(o,l,r){let i=g.createNode(o,void 0,r),s=g.createNode(l,void 0,
r);return new c(i,s)}k(h,"vo"),(0,p.a)(h,"createPair");var c=class Ve{static{k(this,"s")}static{(0,p.a)(this,"Pair")}constructor(l,r=null){
Object.defineProperty(this,d.NODE_TYPE,{value:d.PAIR}),this.key=l,this.value=r}clone(l){let{key:r,value:i}=this;return d.
isNode(r)&&(r=r.clone(l)),d.isNode(i)&&(i=i.clone(l)),new Ve(r,i)}toJSON(l,r){let i=r?.mapAsMap?new Map:{};return y.addPairToJSMap(
r,i,this)}toString(l,r,i){return l?.doc?m.stringifyPair(this,l,r,i):JSON.stringify(this)}};b.Pair=c,b.createPair=h}),Ce=(0,p.
c)(b=>{"use strict";var g=P(),m=ne(),y=se();function d(l,r,i){return(r.inFlow??l.flow?c:h)(l,r,i)}k(d,"ko"),(0,p.a)(d,"s\
tringifyCollection");function h({comment:l,items:r},i,{blockItemPrefix:s,flowChars:t,itemIndent:e,onChompKeep:n,onComment:a}){
let{indent:u,options:{commentString:f}}=i,v=Object.assign({},i,{indent:e,type:null}),w=!1,N=[];for(let E=0;E<r.length;++E){
let O=r[E],C=null;if(g.isNode(O))!w&&O.spaceBefore&&N.push(""),o(i,N,O.commentBefore,w),O.comment&&(C=O.comment);else if(g.
isPair(O)){let A=g.isNode(O.key)?O.key:null;A&&(!w&&A.spaceBefore&&N.push(""),o(i,N,A.commentBefore,w))}w=!1;let T=m.stringify(
O,v,()=>C=null,()=>w=!0);C&&(T+=y.lineComment(T,e,f(C))),w&&C&&(w=!1),N.push(s+T)}let S;if(N.length===0)S=t.start+t.end;else{
S=N[0];for(let E=1;E<N.length;++E){let O=N[E];S+=O?`
${u}${O}`:`
`}}return l?(S+=`
`+y.indentComment(f(l),u),a&&a()):w&&n&&n(),S}k(h,"No"),(0,p.a)(h,"stringifyBlockCollection");function c({items:l},r,{flowChars:i,
itemIndent:s}){let{indent:t,indentStep:e,flowCollectionPadding:n,options:{commentString:a}}=r;s+=e;let u=Object.assign({},
r,{indent:s,inFlow:!0,type:null}),f=!1,v=0,w=[];for(let E=0;E<l.length;++E){let O=l[E],C=null;if(g.isNode(O))O.spaceBefore&&
w.push(""),o(r,w,O.commentBefore,!1),O.comment&&(C=O.comment);else if(g.isPair(O)){let A=g.isNode(O.key)?O.key:null;A&&(A.
spaceBefore&&w.push(""),o(r,w,A.commentBefore,!1),A.comment&&(f=!0));let L=g.isNode(O.value)?O.value:null;L?(L.comment&&
(C=L.comment),L.commentBefore&&(f=!0)):O.value==null&&A?.comment&&(C=A.comment)}C&&(f=!0);let T=m.stringify(O,u,()=>C=null);
f||(f=w.length>v||T.includes(`
`)),E<l.length-1?T+=",":r.options.trailingComma&&(r.options.lineWidth>0&&(f||(f=w.reduce((A,L)=>A+L.length+2,2)+(T.length+
2)>r.options.lineWidth)),f&&(T+=",")),C&&(T+=y.lineComment(T,s,a(C))),w.push(T),v=w.length}let{start:N,end:S}=i;if(w.length===
0)return N+S;if(!f){let E=w.reduce((O,C)=>O+C.length+2,2);f=r.options.lineWidth>0&&E>r.options.lineWidth}if(f){let E=N;for(let O of w)
E+=O?`
${e}${t}${O}`:`
`;return`${E}
${t}${S}`}else return`${N}${n}${w.join(" ")}${n}${S}`}k(c,"Ao"),(0,p.a)(c,"stringifyFlowCollection");function o({indent:l,
options:{commentString:r}},i,s,t){if(s&&t&&(s=s.replace(/^\n+/,"")),s){let e=y.indentComment(r(s),l);i.push(e.trimStart())}}
k(o,"bt"),(0,p.a)(o,"addCommentBefore"),b.stringifyCollection=d}),W=(0,p.c)(b=>{"use strict";var g=Ce(),m=Oe(),y=de(),d=P(),
h=J(),c=B();function o(r,i){let s=d.isScalar(i)?i.value:i;for(let t of r)if(d.isPair(t)&&(t.key===i||t.key===s||d.isScalar(
t.key)&&t.key.value===s))return t}k(o,"Ie"),(0,p.a)(o,"findPair");var l=class extends y.Collection{static{k(this,"gs")}static{
(0,p.a)(this,"YAMLMap")}static get tagName(){return"tag:yaml.org,2002:map"}constructor(r){super(d.MAP,r),this.items=[]}static from(r,i,s){
let{keepUndefined:t,replacer:e}=s,n=new this(r),a=(0,p.a)((u,f)=>{if(typeof e=="function")f=e.call(i,u,f);else if(Array.
isArray(e)&&!e.includes(u))return;(f!==void 0||t)&&n.items.push(h.createPair(u,f,s))},"add");if(i instanceof Map)for(let[
u,f]of i)a(u,f);else if(i&&typeof i=="object")for(let u of Object.keys(i))a(u,i[u]);return typeof r.sortMapEntries=="fun\
ction"&&n.items.sort(r.sortMapEntries),n}add(r,i){let s;d.isPair(r)?s=r:!r||typeof r!="object"||!("key"in r)?s=new h.Pair(
r,r?.value):s=new h.Pair(r.key,r.value);let t=o(this.items,s.key),e=this.schema?.sortMapEntries;if(t){if(!i)throw new Error(
`Key ${s.key} already set`);d.isScalar(t.value)&&c.isScalarValue(s.value)?t.value.value=s.value:t.value=s.value}else if(e){
let n=this.items.findIndex(a=>e(s,a)<0);n===-1?this.items.push(s):this.items.splice(n,0,s)}else this.items.push(s)}delete(r){
let i=o(this.items,r);return i?this.items.splice(this.items.indexOf(i),1).length>0:!1}get(r,i){let s=o(this.items,r)?.value;
return(!i&&d.isScalar(s)?s.value:s)??void 0}has(r){return!!o(this.items,r)}set(r,i){this.add(new h.Pair(r,i),!0)}toJSON(r,i,s){
let t=s?new s:i?.mapAsMap?new Map:{};i?.onCreate&&i.onCreate(t);for(let e of this.items)m.addPairToJSMap(i,t,e);return t}toString(r,i,s){
if(!r)return JSON.stringify(this);for(let t of this.items)if(!d.isPair(t))throw new Error(`Map items must all be pairs; \
found ${JSON.stringify(t)} instead`);return!r.allNullValues&&this.hasAllNullValues(!1)&&(r=Object.assign({},r,{allNullValues:!0})),
g.stringifyCollection(this,r,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:r.indent||"",onChompKeep:s,onComment:i})}};
b.YAMLMap=l,b.findPair=o}),H=(0,p.c)(b=>{"use strict";var g=P(),m=W(),y={collection:"map",default:!0,nodeClass:m.YAMLMap,
tag:"tag:yaml.org,2002:map",resolve(d,h){return g.isMap(d)||h("Expected a mapping for this tag"),d},createNode:(0,p.a)((d,h,c)=>m.
YAMLMap.from(d,h,c),"createNode")};b.map=y}),Q=(0,p.c)(b=>{"use strict";var g=re(),m=Ce(),y=de(),d=P(),h=B(),c=V(),o=class extends y.
Collection{static{k(this,"bs")}static{(0,p.a)(this,"YAMLSeq")}static get tagName(){return"tag:yaml.org,2002:seq"}constructor(r){
super(d.SEQ,r),this.items=[]}add(r){this.items.push(r)}delete(r){let i=l(r);return typeof i!="number"?!1:this.items.splice(
i,1).length>0}get(r,i){let s=l(r);if(typeof s!="number")return;let t=this.items[s];return!i&&d.isScalar(t)?t.value:t}has(r){
let i=l(r);return typeof i=="number"&&i<this.items.length}set(r,i){let s=l(r);if(typeof s!="number")throw new Error(`Exp\
ected a valid index, not ${r}.`);let t=this.items[s];d.isScalar(t)&&h.isScalarValue(i)?t.value=i:this.items[s]=i}toJSON(r,i){
let s=[];i?.onCreate&&i.onCreate(s);let t=0;for(let e of this.items)s.push(c.toJS(e,String(t++),i));return s}toString(r,i,s){
return r?m.stringifyCollection(this,r,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(r.indent||"")+"  ",
onChompKeep:s,onComment:i}):JSON.stringify(this)}static from(r,i,s){let{replacer:t}=s,e=new this(r);if(i&&Symbol.iterator in
Object(i)){let n=0;for(let a of i){if(typeof t=="function"){let u=i instanceof Set?a:String(n++);a=t.call(i,u,a)}e.items.
push(g.createNode(a,void 0,s))}}return e}};function l(r){let i=d.isScalar(r)?r.value:r;return i&&typeof i=="string"&&(i=
Number(i)),typeof i=="number"&&Number.isInteger(i)&&i>=0?i:null}k(l,"wt"),(0,p.a)(l,"asItemIndex"),b.YAMLSeq=o}),X=(0,p.
c)(b=>{"use strict";var g=P(),m=Q(),y={collection:"seq",default:!0,nodeClass:m.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(d,h){
return g.isSeq(d)||h("Expected a sequence for this tag"),d},createNode:(0,p.a)((d,h,c)=>m.YAMLSeq.from(d,h,c),"createNod\
e")};b.seq=y}),ae=(0,p.c)(b=>{"use strict";var g=ie(),m={identify:(0,p.a)(y=>typeof y=="string","identify"),default:!0,tag:"\
tag:yaml.org,2002:str",resolve:(0,p.a)(y=>y,"resolve"),stringify(y,d,h,c){return d=Object.assign({actualString:!0},d),g.
stringifyString(y,d,h,c)}};b.string=m}),ye=(0,p.c)(b=>{"use strict";var g=B(),m={identify:(0,p.a)(y=>y==null,"identify"),
createNode:(0,p.a)(()=>new g.Scalar(null),"createNode"),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:(0,p.a)(()=>new g.Scalar(null),"resolve"),stringify:(0,p.a)(({source:y},d)=>typeof y=="string"&&m.test.test(y)?y:
d.options.nullStr,"stringify")};b.nullTag=m}),Te=(0,p.c)(b=>{"use strict";var g=B(),m={identify:(0,p.a)(y=>typeof y=="bo\
olean","identify"),default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:(0,p.a)(y=>new g.
Scalar(y[0]==="t"||y[0]==="T"),"resolve"),stringify({source:y,value:d},h){if(y&&m.test.test(y)){let c=y[0]==="t"||y[0]===
"T";if(d===c)return y}return d?h.options.trueStr:h.options.falseStr}};b.boolTag=m}),z=(0,p.c)(b=>{"use strict";function g({
format:m,minFractionDigits:y,tag:d,value:h}){if(typeof h=="bigint")return String(h);let c=typeof h=="number"?h:Number(h);
if(!isFinite(c))return isNaN(c)?".nan":c<0?"-.inf":".inf";let o=Object.is(h,-0)?"-0":JSON.stringify(h);if(!m&&y&&(!d||d===
"tag:yaml.org,2002:float")&&/^-?\d/.test(o)&&!o.includes("e")){let l=o.indexOf(".");l<0&&(l=o.length,o+=".");let r=y-(o.
length-l-1);for(;r-- >0;)o+="0"}return o}k(g,"Ro"),(0,p.a)(g,"stringifyNumber"),b.stringifyNumber=g}),Le=(0,p.c)(b=>{"us\
e strict";var g=B(),m=z(),y={identify:(0,p.a)(c=>typeof c=="number","identify"),default:!0,tag:"tag:yaml.org,2002:float",
test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:(0,p.a)(c=>c.slice(-3).toLowerCase()==="nan"?NaN:c[0]==="-"?
Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,"resolve"),stringify:m.stringifyNumber},d={identify:(0,p.a)(c=>typeof c==
"number","identify"),default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:(0,p.a)(c=>parseFloat(c),"resolve"),stringify(c){let o=Number(c.value);return isFinite(o)?o.toExponential():m.stringifyNumber(
c)}},h={identify:(0,p.a)(c=>typeof c=="number","identify"),default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(c){let o=new g.Scalar(parseFloat(c)),l=c.indexOf(".");return l!==-1&&c[c.length-1]==="0"&&(o.minFractionDigits=c.
length-l-1),o},stringify:m.stringifyNumber};b.float=h,b.floatExp=d,b.floatNaN=y}),Ie=(0,p.c)(b=>{"use strict";var g=z(),
m=(0,p.a)(l=>typeof l=="bigint"||Number.isInteger(l),"intIdentify"),y=(0,p.a)((l,r,i,{intAsBigInt:s})=>s?BigInt(l):parseInt(
l.substring(r),i),"intResolve");function d(l,r,i){let{value:s}=l;return m(s)&&s>=0?i+s.toString(r):g.stringifyNumber(l)}
k(d,"En"),(0,p.a)(d,"intStringify");var h={identify:(0,p.a)(l=>m(l)&&l>=0,"identify"),default:!0,tag:"tag:yaml.org,2002:\
int",format:"OCT",test:/^0o[0-7]+$/,resolve:(0,p.a)((l,r,i)=>y(l,2,8,i),"resolve"),stringify:(0,p.a)(l=>d(l,8,"0o"),"str\
ingify")},c={identify:m,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(0,p.a)((l,r,i)=>y(l,0,10,i),
"resolve"),stringify:g.stringifyNumber},o={identify:(0,p.a)(l=>m(l)&&l>=0,"identify"),default:!0,tag:"tag:yaml.org,2002:\
int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(0,p.a)((l,r,i)=>y(l,2,16,i),"resolve"),stringify:(0,p.a)(l=>d(l,16,"0\
x"),"stringify")};b.int=c,b.intHex=o,b.intOct=h}),nt=(0,p.c)(b=>{"use strict";var g=H(),m=ye(),y=X(),d=ae(),h=Te(),c=Le(),
o=Ie(),l=[g.map,y.seq,d.string,m.nullTag,h.boolTag,o.intOct,o.int,o.intHex,c.floatNaN,c.floatExp,c.float];b.schema=l}),at=(0,p.
c)(b=>{"use strict";var g=B(),m=H(),y=X();function d(r){return typeof r=="bigint"||Number.isInteger(r)}k(d,"In"),(0,p.a)(
d,"intIdentify");var h=(0,p.a)(({value:r})=>JSON.stringify(r),"stringifyJSON"),c=[{identify:(0,p.a)(r=>typeof r=="string",
"identify"),default:!0,tag:"tag:yaml.org,2002:str",resolve:(0,p.a)(r=>r,"resolve"),stringify:h},{identify:(0,p.a)(r=>r==
null,"identify"),createNode:(0,p.a)(()=>new g.Scalar(null),"createNode"),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,
resolve:(0,p.a)(()=>null,"resolve"),stringify:h},{identify:(0,p.a)(r=>typeof r=="boolean","identify"),default:!0,tag:"ta\
g:yaml.org,2002:bool",test:/^true$|^false$/,resolve:(0,p.a)(r=>r==="true","resolve"),stringify:h},{identify:d,default:!0,
tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(0,p.a)((r,i,{intAsBigInt:s})=>s?BigInt(r):parseInt(r,10),
"resolve"),stringify:(0,p.a)(({value:r})=>d(r)?r.toString():JSON.stringify(r),"stringify")},{identify:(0,p.a)(r=>typeof r==
"number","identify"),default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:(0,p.a)(r=>parseFloat(r),"resolve"),stringify:h}],o={default:!0,tag:"",test:/^/,resolve(r,i){return i(`Unresolve\
d plain scalar ${JSON.stringify(r)}`),r}},l=[m.map,y.seq].concat(c,o);b.schema=l}),xe=(0,p.c)(b=>{"use strict";var g=(0,p.
b)("buffer"),m=B(),y=ie(),d={identify:(0,p.a)(h=>h instanceof Uint8Array,"identify"),default:!1,tag:"tag:yaml.org,2002:b\
inary",resolve(h,c){if(typeof g.Buffer=="function")return g.Buffer.from(h,"base64");if(typeof atob=="function"){let o=atob(
h.replace(/[\n\r]/g,"")),l=new Uint8Array(o.length);for(let r=0;r<o.length;++r)l[r]=o.charCodeAt(r);return l}else return c(
"This environment does not support reading binary tags; either Buffer or atob is required"),h},stringify({comment:h,type:c,
value:o},l,r,i){if(!o)return"";let s=o,t;if(typeof g.Buffer=="function")t=s instanceof g.Buffer?s.toString("base64"):g.Buffer.
from(s.buffer).toString("base64");else if(typeof btoa=="function"){let e="";for(let n=0;n<s.length;++n)e+=String.fromCharCode(
s[n]);t=btoa(e)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is re\
quired");if(c??(c=m.Scalar.BLOCK_LITERAL),c!==m.Scalar.QUOTE_DOUBLE){let e=Math.max(l.options.lineWidth-l.indent.length,
l.options.minContentWidth),n=Math.ceil(t.length/e),a=new Array(n);for(let u=0,f=0;u<n;++u,f+=e)a[u]=t.substr(f,e);t=a.join(
c===m.Scalar.BLOCK_LITERAL?`
`:" ")}return y.stringifyString({comment:h,type:c,value:t},l,r,i)}};b.binary=d}),ge=(0,p.c)(b=>{"use strict";var g=P(),m=J(),
y=B(),d=Q();function h(l,r){if(g.isSeq(l))for(let i=0;i<l.items.length;++i){let s=l.items[i];if(!g.isPair(s)){if(g.isMap(
s)){s.items.length>1&&r("Each pair must have its own sequence indicator");let t=s.items[0]||new m.Pair(new y.Scalar(null));
if(s.commentBefore&&(t.key.commentBefore=t.key.commentBefore?`${s.commentBefore}
${t.key.commentBefore}`:s.commentBefore),s.comment){let e=t.value??t.key;e.comment=e.comment?`${s.comment}
${e.comment}`:s.comment}s=t}l.items[i]=g.isPair(s)?s:new m.Pair(s)}}else r("Expected a sequence for this tag");return l}
k(h,"$n"),(0,p.a)(h,"resolvePairs");function c(l,r,i){let{replacer:s}=i,t=new d.YAMLSeq(l);t.tag="tag:yaml.org,2002:pair\
s";let e=0;if(r&&Symbol.iterator in Object(r))for(let n of r){typeof s=="function"&&(n=s.call(r,String(e++),n));let a,u;
if(Array.isArray(n))if(n.length===2)a=n[0],u=n[1];else throw new TypeError(`Expected [key, value] tuple: ${n}`);else if(n&&
n instanceof Object){let f=Object.keys(n);if(f.length===1)a=f[0],u=n[a];else throw new TypeError(`Expected tuple with on\
e key, not ${f.length} keys`)}else a=n;t.items.push(m.createPair(a,u,i))}return t}k(c,"Dn"),(0,p.a)(c,"createPairs");var o={
collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:h,createNode:c};b.createPairs=c,b.pairs=o,b.resolvePairs=
h}),Pe=(0,p.c)(b=>{"use strict";var g=P(),m=V(),y=W(),d=Q(),h=ge(),c=class Je extends d.YAMLSeq{static{k(this,"s")}static{
(0,p.a)(this,"YAMLOMap")}constructor(){super(),this.add=y.YAMLMap.prototype.add.bind(this),this.delete=y.YAMLMap.prototype.
delete.bind(this),this.get=y.YAMLMap.prototype.get.bind(this),this.has=y.YAMLMap.prototype.has.bind(this),this.set=y.YAMLMap.
prototype.set.bind(this),this.tag=Je.tag}toJSON(r,i){if(!i)return super.toJSON(r);let s=new Map;i?.onCreate&&i.onCreate(
s);for(let t of this.items){let e,n;if(g.isPair(t)?(e=m.toJS(t.key,"",i),n=m.toJS(t.value,e,i)):e=m.toJS(t,"",i),s.has(e))
throw new Error("Ordered maps must not include duplicate keys");s.set(e,n)}return s}static from(r,i,s){let t=h.createPairs(
r,i,s),e=new this;return e.items=t.items,e}};c.tag="tag:yaml.org,2002:omap";var o={collection:"seq",identify:(0,p.a)(l=>l instanceof
Map,"identify"),nodeClass:c,default:!1,tag:"tag:yaml.org,2002:omap",resolve(l,r){let i=h.resolvePairs(l,r),s=[];for(let{
key:t}of i.items)g.isScalar(t)&&(s.includes(t.value)?r(`Ordered maps must not include duplicate keys: ${t.value}`):s.push(
t.value));return Object.assign(new c,i)},createNode:(0,p.a)((l,r,i)=>c.from(l,r,i),"createNode")};b.YAMLOMap=c,b.omap=o}),
ot=(0,p.c)(b=>{"use strict";var g=B();function m({value:h,source:c},o){return c&&(h?y:d).test.test(c)?c:h?o.options.trueStr:
o.options.falseStr}k(m,"Fn"),(0,p.a)(m,"boolStringify");var y={identify:(0,p.a)(h=>h===!0,"identify"),default:!0,tag:"ta\
g:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:(0,p.a)(()=>new g.Scalar(!0),"resolve"),
stringify:m},d={identify:(0,p.a)(h=>h===!1,"identify"),default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:(0,p.a)(()=>new g.Scalar(!1),"resolve"),stringify:m};b.falseTag=d,b.trueTag=y}),lt=(0,p.c)(b=>{"use strict";var g=B(),
m=z(),y={identify:(0,p.a)(c=>typeof c=="number","identify"),default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:(0,p.a)(c=>c.slice(-3).toLowerCase()==="nan"?NaN:c[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,"r\
esolve"),stringify:m.stringifyNumber},d={identify:(0,p.a)(c=>typeof c=="number","identify"),default:!0,tag:"tag:yaml.org\
,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:(0,p.a)(c=>parseFloat(c.replace(
/_/g,"")),"resolve"),stringify(c){let o=Number(c.value);return isFinite(o)?o.toExponential():m.stringifyNumber(c)}},h={identify:(0,p.
a)(c=>typeof c=="number","identify"),default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(c){
let o=new g.Scalar(parseFloat(c.replace(/_/g,""))),l=c.indexOf(".");if(l!==-1){let r=c.substring(l+1).replace(/_/g,"");r[r.
length-1]==="0"&&(o.minFractionDigits=r.length)}return o},stringify:m.stringifyNumber};b.float=h,b.floatExp=d,b.floatNaN=
y}),ct=(0,p.c)(b=>{"use strict";var g=z(),m=(0,p.a)(r=>typeof r=="bigint"||Number.isInteger(r),"intIdentify");function y(r,i,s,{
intAsBigInt:t}){let e=r[0];if((e==="-"||e==="+")&&(i+=1),r=r.substring(i).replace(/_/g,""),t){switch(s){case 2:r=`0b${r}`;
break;case 8:r=`0o${r}`;break;case 16:r=`0x${r}`;break}let a=BigInt(r);return e==="-"?BigInt(-1)*a:a}let n=parseInt(r,s);
return e==="-"?-1*n:n}k(y,"It"),(0,p.a)(y,"intResolve");function d(r,i,s){let{value:t}=r;if(m(t)){let e=t.toString(i);return t<
0?"-"+s+e.substr(1):s+e}return g.stringifyNumber(r)}k(d,"_s"),(0,p.a)(d,"intStringify");var h={identify:m,default:!0,tag:"\
tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(0,p.a)((r,i,s)=>y(r,2,2,s),"resolve"),stringify:(0,p.
a)(r=>d(r,2,"0b"),"stringify")},c={identify:m,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,
resolve:(0,p.a)((r,i,s)=>y(r,1,8,s),"resolve"),stringify:(0,p.a)(r=>d(r,8,"0"),"stringify")},o={identify:m,default:!0,tag:"\
tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(0,p.a)((r,i,s)=>y(r,0,10,s),"resolve"),stringify:g.stringifyNumber},
l={identify:m,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(0,p.a)((r,i,s)=>y(
r,2,16,s),"resolve"),stringify:(0,p.a)(r=>d(r,16,"0x"),"stringify")};b.int=o,b.intBin=h,b.intHex=l,b.intOct=c}),Me=(0,p.
c)(b=>{"use strict";var g=P(),m=J(),y=W(),d=class We extends y.YAMLMap{static{k(this,"s")}static{(0,p.a)(this,"YAMLSet")}constructor(o){
super(o),this.tag=We.tag}add(o){let l;g.isPair(o)?l=o:o&&typeof o=="object"&&"key"in o&&"value"in o&&o.value===null?l=new m.
Pair(o.key,null):l=new m.Pair(o,null),y.findPair(this.items,l.key)||this.items.push(l)}get(o,l){let r=y.findPair(this.items,
o);return!l&&g.isPair(r)?g.isScalar(r.key)?r.key.value:r.key:r}set(o,l){if(typeof l!="boolean")throw new Error(`Expected\
 boolean value for set(key, value) in a YAML set, not ${typeof l}`);let r=y.findPair(this.items,o);r&&!l?this.items.splice(
this.items.indexOf(r),1):!r&&l&&this.items.push(new m.Pair(o))}toJSON(o,l){return super.toJSON(o,l,Set)}toString(o,l,r){
if(!o)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},o,{allNullValues:!0}),
l,r);throw new Error("Set items must all have null values")}static from(o,l,r){let{replacer:i}=r,s=new this(o);if(l&&Symbol.
iterator in Object(l))for(let t of l)typeof i=="function"&&(t=i.call(l,t,t)),s.items.push(m.createPair(t,null,r));return s}};
d.tag="tag:yaml.org,2002:set";var h={collection:"map",identify:(0,p.a)(c=>c instanceof Set,"identify"),nodeClass:d,default:!1,
tag:"tag:yaml.org,2002:set",createNode:(0,p.a)((c,o,l)=>d.from(c,o,l),"createNode"),resolve(c,o){if(g.isMap(c)){if(c.hasAllNullValues(
!0))return Object.assign(new d,c);o("Set items must all have null values")}else o("Expected a mapping for this tag");return c}};
b.YAMLSet=d,b.set=h}),_e=(0,p.c)(b=>{"use strict";var g=z();function m(o,l){let r=o[0],i=r==="-"||r==="+"?o.substring(1):
o,s=(0,p.a)(e=>l?BigInt(e):Number(e),"num"),t=i.replace(/_/g,"").split(":").reduce((e,n)=>e*s(60)+s(n),s(0));return r===
"-"?s(-1)*t:t}k(m,"Bs"),(0,p.a)(m,"parseSexagesimal");function y(o){let{value:l}=o,r=(0,p.a)(e=>e,"num");if(typeof l=="b\
igint")r=(0,p.a)(e=>BigInt(e),"num");else if(isNaN(l)||!isFinite(l))return g.stringifyNumber(o);let i="";l<0&&(i="-",l*=
r(-1));let s=r(60),t=[l%s];return l<60?t.unshift(0):(l=(l-t[0])/s,t.unshift(l%s),l>=60&&(l=(l-t[0])/s,t.unshift(l))),i+t.
map(e=>String(e).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}k(y,"Wn"),(0,p.a)(y,"stringifySexagesimal");var d={
identify:(0,p.a)(o=>typeof o=="bigint"||Number.isInteger(o),"identify"),default:!0,tag:"tag:yaml.org,2002:int",format:"T\
IME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(0,p.a)((o,l,{intAsBigInt:r})=>m(o,r),"resolve"),stringify:y},h={
identify:(0,p.a)(o=>typeof o=="number","identify"),default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:(0,p.a)(o=>m(o,!1),"resolve"),stringify:y},c={identify:(0,p.a)(o=>o instanceof Date,"identify"),default:!0,tag:"\
tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}\
):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(o){let l=o.match(c.test);if(!l)throw new Error(
"!!timestamp expects a date, starting with yyyy-mm-dd");let[,r,i,s,t,e,n]=l.map(Number),a=l[7]?Number((l[7]+"00").substr(
1,3)):0,u=Date.UTC(r,i-1,s,t||0,e||0,n||0,a),f=l[8];if(f&&f!=="Z"){let v=m(f,!1);Math.abs(v)<30&&(v*=60),u-=6e4*v}return new Date(
u)},stringify:(0,p.a)(({value:o})=>o?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??"","stringify")};b.floatTime=h,b.
intTime=d,b.timestamp=c}),ut=(0,p.c)(b=>{"use strict";var g=H(),m=ye(),y=X(),d=ae(),h=xe(),c=ot(),o=lt(),l=ct(),r=me(),i=Pe(),
s=ge(),t=Me(),e=_e(),n=[g.map,y.seq,d.string,m.nullTag,c.trueTag,c.falseTag,l.intBin,l.intOct,l.int,l.intHex,o.floatNaN,
o.floatExp,o.float,h.binary,r.merge,i.omap,s.pairs,t.set,e.intTime,e.floatTime,e.timestamp];b.schema=n}),ft=(0,p.c)(b=>{
"use strict";var g=H(),m=ye(),y=X(),d=ae(),h=Te(),c=Le(),o=Ie(),l=nt(),r=at(),i=xe(),s=me(),t=Pe(),e=ge(),n=ut(),a=Me(),
u=_e(),f=new Map([["core",l.schema],["failsafe",[g.map,y.seq,d.string]],["json",r.schema],["yaml11",n.schema],["yaml-1.1",
n.schema]]),v={binary:i.binary,bool:h.boolTag,float:c.float,floatExp:c.floatExp,floatNaN:c.floatNaN,floatTime:u.floatTime,
int:o.int,intHex:o.intHex,intOct:o.intOct,intTime:u.intTime,map:g.map,merge:s.merge,null:m.nullTag,omap:t.omap,pairs:e.pairs,
seq:y.seq,set:a.set,timestamp:u.timestamp},w={"tag:yaml.org,2002:binary":i.binary,"tag:yaml.org,2002:merge":s.merge,"tag\
:yaml.org,2002:omap":t.omap,"tag:yaml.org,2002:pairs":e.pairs,"tag:yaml.org,2002:set":a.set,"tag:yaml.org,2002:timestamp":u.
timestamp};function N(S,E,O){let C=f.get(E);if(C&&!S)return O&&!C.includes(s.merge)?C.concat(s.merge):C.slice();let T=C;
if(!T)if(Array.isArray(S))T=[];else{let A=Array.from(f.keys()).filter(L=>L!=="yaml11").map(L=>JSON.stringify(L)).join(",\
 ");throw new Error(`Unknown schema "${E}"; use one of ${A} or define customTags array`)}if(Array.isArray(S))for(let A of S)
T=T.concat(A);else typeof S=="function"&&(T=S(T.slice()));return O&&(T=T.concat(s.merge)),T.reduce((A,L)=>{let I=typeof L==
"string"?v[L]:L;if(!I){let M=JSON.stringify(L),K=Object.keys(v).map(D=>JSON.stringify(D)).join(", ");throw new Error(`Un\
known custom tag ${M}; use one of ${K}`)}return A.includes(I)||A.push(I),A},[])}k(N,"Ul"),(0,p.a)(N,"getTags"),b.coreKnownTags=
w,b.getTags=N}),$e=(0,p.c)(b=>{"use strict";var g=P(),m=H(),y=X(),d=ae(),h=ft(),c=(0,p.a)((l,r)=>l.key<r.key?-1:l.key>r.
key?1:0,"sortMapEntriesByKey"),o=class Qe{static{k(this,"s")}static{(0,p.a)(this,"Schema")}constructor({compat:r,customTags:i,
merge:s,resolveKnownTags:t,schema:e,sortMapEntries:n,toStringDefaults:a}){this.compat=Array.isArray(r)?h.getTags(r,"comp\
at"):r?h.getTags(null,r):null,this.name=typeof e=="string"&&e||"core",this.knownTags=t?h.coreKnownTags:{},this.tags=h.getTags(
i,this.name,s),this.toStringOptions=a??null,Object.defineProperty(this,g.MAP,{value:m.map}),Object.defineProperty(this,g.
SCALAR,{value:d.string}),Object.defineProperty(this,g.SEQ,{value:y.seq}),this.sortMapEntries=typeof n=="function"?n:n===
!0?c:null}clone(){let r=Object.create(Qe.prototype,Object.getOwnPropertyDescriptors(this));return r.tags=this.tags.slice(),
r}};b.Schema=o}),ht=(0,p.c)(b=>{"use strict";var g=P(),m=ne(),y=se();function d(h,c){let o=[],l=c.directives===!0;if(c.directives!==
!1&&h.directives){let e=h.directives.toString(h);e?(o.push(e),l=!0):h.directives.docStart&&(l=!0)}l&&o.push("---");let r=m.
createStringifyContext(h,c),{commentString:i}=r.options;if(h.commentBefore){o.length!==1&&o.unshift("");let e=i(h.commentBefore);
o.unshift(y.indentComment(e,""))}let s=!1,t=null;if(h.contents){if(g.isNode(h.contents)){if(h.contents.spaceBefore&&l&&o.
push(""),h.contents.commentBefore){let a=i(h.contents.commentBefore);o.push(y.indentComment(a,""))}r.forceBlockIndent=!!h.
comment,t=h.contents.comment}let e=t?void 0:()=>s=!0,n=m.stringify(h.contents,r,()=>t=null,e);t&&(n+=y.lineComment(n,"",
i(t))),(n[0]==="|"||n[0]===">")&&o[o.length-1]==="---"?o[o.length-1]=`--- ${n}`:o.push(n)}else o.push(m.stringify(h.contents,
r));if(h.directives?.docEnd)if(h.comment){let e=i(h.comment);e.includes(`
`)?(o.push("..."),o.push(y.indentComment(e,""))):o.push(`... ${e}`)}else o.push("...");else{let e=h.comment;e&&s&&(e=e.replace(
/^\n+/,"")),e&&((!s||t)&&o[o.length-1]!==""&&o.push(""),o.push(y.indentComment(i(e),"")))}return o.join(`
`)+`
`}k(d,"Gl"),(0,p.a)(d,"stringifyDocument"),b.stringifyDocument=d}),oe=(0,p.c)(b=>{"use strict";var g=te(),m=de(),y=P(),d=J(),
h=V(),c=$e(),o=ht(),l=he(),r=Ee(),i=re(),s=Ne(),t=class Ge{static{k(this,"s")}static{(0,p.a)(this,"Document")}constructor(a,u,f){
this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,y.NODE_TYPE,{value:y.
DOC});let v=null;typeof u=="function"||Array.isArray(u)?v=u:f===void 0&&u&&(f=u,u=void 0);let w=Object.assign({intAsBigInt:!1,
keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},f);this.options=
w;let{version:N}=w;f?._directives?(this.directives=f._directives.atDocument(),this.directives.yaml.explicit&&(N=this.directives.
yaml.version)):this.directives=new s.Directives({version:N}),this.setSchema(N,f),this.contents=a===void 0?null:this.createNode(
a,v,f)}clone(){let a=Object.create(Ge.prototype,{[y.NODE_TYPE]:{value:y.DOC}});return a.commentBefore=this.commentBefore,
a.comment=this.comment,a.errors=this.errors.slice(),a.warnings=this.warnings.slice(),a.options=Object.assign({},this.options),
this.directives&&(a.directives=this.directives.clone()),a.schema=this.schema.clone(),a.contents=y.isNode(this.contents)?
this.contents.clone(a.schema):this.contents,this.range&&(a.range=this.range.slice()),a}add(a){e(this.contents)&&this.contents.
add(a)}addIn(a,u){e(this.contents)&&this.contents.addIn(a,u)}createAlias(a,u){if(!a.anchor){let f=l.anchorNames(this);a.
anchor=!u||f.has(u)?l.findNewAnchor(u||"a",f):u}return new g.Alias(a.anchor)}createNode(a,u,f){let v;if(typeof u=="funct\
ion")a=u.call({"":a},"",a),v=u;else if(Array.isArray(u)){let K=(0,p.a)(j=>typeof j=="number"||j instanceof String||j instanceof
Number,"keyToStr"),D=u.filter(K).map(String);D.length>0&&(u=u.concat(D)),v=u}else f===void 0&&u&&(f=u,u=void 0);let{aliasDuplicateObjects:w,
anchorPrefix:N,flow:S,keepUndefined:E,onTagObj:O,tag:C}=f??{},{onAnchor:T,setAnchors:A,sourceObjects:L}=l.createNodeAnchors(
this,N||"a"),I={aliasDuplicateObjects:w??!0,keepUndefined:E??!1,onAnchor:T,onTagObj:O,replacer:v,schema:this.schema,sourceObjects:L},
M=i.createNode(a,C,I);return S&&y.isCollection(M)&&(M.flow=!0),A(),M}createPair(a,u,f={}){let v=this.createNode(a,null,f),
w=this.createNode(u,null,f);return new d.Pair(v,w)}delete(a){return e(this.contents)?this.contents.delete(a):!1}deleteIn(a){
return m.isEmptyPath(a)?this.contents==null?!1:(this.contents=null,!0):e(this.contents)?this.contents.deleteIn(a):!1}get(a,u){
return y.isCollection(this.contents)?this.contents.get(a,u):void 0}getIn(a,u){return m.isEmptyPath(a)?!u&&y.isScalar(this.
contents)?this.contents.value:this.contents:y.isCollection(this.contents)?this.contents.getIn(a,u):void 0}has(a){return y.
isCollection(this.contents)?this.contents.has(a):!1}hasIn(a){return m.isEmptyPath(a)?this.contents!==void 0:y.isCollection(
this.contents)?this.contents.hasIn(a):!1}set(a,u){this.contents==null?this.contents=m.collectionFromPath(this.schema,[a],
u):e(this.contents)&&this.contents.set(a,u)}setIn(a,u){m.isEmptyPath(a)?this.contents=u:this.contents==null?this.contents=
m.collectionFromPath(this.schema,Array.from(a),u):e(this.contents)&&this.contents.setIn(a,u)}setSchema(a,u={}){typeof a==
"number"&&(a=String(a));let f;switch(a){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new s.
Directives({version:"1.1"}),f={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.
yaml.version=a:this.directives=new s.Directives({version:a}),f={resolveKnownTags:!0,schema:"core"};break;case null:this.
directives&&delete this.directives,f=null;break;default:{let v=JSON.stringify(a);throw new Error(`Expected '1.1', '1.2' \
or null as first argument, but found: ${v}`)}}if(u.schema instanceof Object)this.schema=u.schema;else if(f)this.schema=new c.
Schema(Object.assign(f,u));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({
json:a,jsonArg:u,mapAsMap:f,maxAliasCount:v,onAnchor:w,reviver:N}={}){let S={anchors:new Map,doc:this,keep:!a,mapAsMap:f===
!0,mapKeyWarned:!1,maxAliasCount:typeof v=="number"?v:100},E=h.toJS(this.contents,u??"",S);if(typeof w=="function")for(let{
count:O,res:C}of S.anchors.values())w(C,O);return typeof N=="function"?r.applyReviver(N,{"":E},"",E):E}toJSON(a,u){return this.
toJS({json:!0,jsonArg:a,mapAsMap:!1,onAnchor:u})}toString(a={}){if(this.errors.length>0)throw new Error("Document with e\
rrors cannot be stringified");if("indent"in a&&(!Number.isInteger(a.indent)||Number(a.indent)<=0)){let u=JSON.stringify(
a.indent);throw new Error(`"indent" option must be a positive integer, not ${u}`)}return o.stringifyDocument(this,a)}};function e(n){
if(y.isCollection(n))return!0;throw new Error("Expected a YAML collection as document contents")}k(e,"ge"),(0,p.a)(e,"as\
sertCollection"),b.Document=t}),le=(0,p.c)(b=>{"use strict";var g=class extends Error{static{k(this,"Fe")}static{(0,p.a)(
this,"YAMLError")}constructor(h,c,o,l){super(),this.name=h,this.code=o,this.message=l,this.pos=c}},m=class extends g{static{
k(this,"xs")}static{(0,p.a)(this,"YAMLParseError")}constructor(h,c,o){super("YAMLParseError",h,c,o)}},y=class extends g{static{
k(this,"zs")}static{(0,p.a)(this,"YAMLWarning")}constructor(h,c,o){super("YAMLWarning",h,c,o)}},d=(0,p.a)((h,c)=>o=>{if(o.
pos[0]===-1)return;o.linePos=o.pos.map(t=>c.linePos(t));let{line:l,col:r}=o.linePos[0];o.message+=` at line ${l}, column\
 ${r}`;let i=r-1,s=h.substring(c.lineStarts[l-1],c.lineStarts[l]).replace(/[\n\r]+$/,"");if(i>=60&&s.length>80){let t=Math.
min(i-39,s.length-79);s="\u2026"+s.substring(t),i-=t-1}if(s.length>80&&(s=s.substring(0,79)+"\u2026"),l>1&&/^ *$/.test(s.
substring(0,i))){let t=h.substring(c.lineStarts[l-2],c.lineStarts[l-1]);t.length>80&&(t=t.substring(0,79)+`\u2026
`),s=t+s}if(/[^ ]/.test(s)){let t=1,e=o.linePos[1];e?.line===l&&e.col>r&&(t=Math.max(1,Math.min(e.col-r,80-i)));let n=" ".
repeat(i)+"^".repeat(t);o.message+=`:

${s}
${n}
`}},"prettifyError");b.YAMLError=g,b.YAMLParseError=m,b.YAMLWarning=y,b.prettifyError=d}),ce=(0,p.c)(b=>{"use strict";function g(m,{
flow:y,indicator:d,next:h,offset:c,onError:o,parentIndent:l,startOnNewline:r}){let i=!1,s=r,t=r,e="",n="",a=!1,u=!1,f=null,
v=null,w=null,N=null,S=null,E=null,O=null;for(let A of m)switch(u&&(A.type!=="space"&&A.type!=="newline"&&A.type!=="comm\
a"&&o(A.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),u=!1),f&&(s&&A.type!==
"comment"&&A.type!=="newline"&&o(f,"TAB_AS_INDENT","Tabs are not allowed as indentation"),f=null),A.type){case"space":!y&&
(d!=="doc-start"||h?.type!=="flow-collection")&&A.source.includes("	")&&(f=A),t=!0;break;case"comment":{t||o(A,"MISSING_\
CHAR","Comments must be separated from other tokens by white space characters");let L=A.source.substring(1)||" ";e?e+=n+
L:e=L,n="",s=!1;break}case"newline":s?e?e+=A.source:(!E||d!=="seq-item-ind")&&(i=!0):n+=A.source,s=!0,a=!0,(v||w)&&(N=A),
t=!0;break;case"anchor":v&&o(A,"MULTIPLE_ANCHORS","A node can have at most one anchor"),A.source.endsWith(":")&&o(A.offset+
A.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),v=A,O??(O=A.offset),s=!1,t=!1,u=!0;break;case"tag":{
w&&o(A,"MULTIPLE_TAGS","A node can have at most one tag"),w=A,O??(O=A.offset),s=!1,t=!1,u=!0;break}case d:(v||w)&&o(A,"B\
AD_PROP_ORDER",`Anchors and tags must be after the ${A.source} indicator`),E&&o(A,"UNEXPECTED_TOKEN",`Unexpected ${A.source}\
 in ${y??"collection"}`),E=A,s=d==="seq-item-ind"||d==="explicit-key-ind",t=!1;break;case"comma":if(y){S&&o(A,"UNEXPECTE\
D_TOKEN",`Unexpected , in ${y}`),S=A,s=!1,t=!1;break}default:o(A,"UNEXPECTED_TOKEN",`Unexpected ${A.type} token`),s=!1,t=
!1}let C=m[m.length-1],T=C?C.offset+C.source.length:c;return u&&h&&h.type!=="space"&&h.type!=="newline"&&h.type!=="comma"&&
(h.type!=="scalar"||h.source!=="")&&o(h.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by\
 white space"),f&&(s&&f.indent<=l||h?.type==="block-map"||h?.type==="block-seq")&&o(f,"TAB_AS_INDENT","Tabs are not allo\
wed as indentation"),{comma:S,found:E,spaceBefore:i,comment:e,hasNewline:a,anchor:v,tag:w,newlineAfterProp:N,end:T,start:O??
T}}k(g,"ic"),(0,p.a)(g,"resolveProps"),b.resolveProps=g}),be=(0,p.c)(b=>{"use strict";function g(m){if(!m)return null;switch(m.
type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(m.source.includes(`
`))return!0;if(m.end){for(let y of m.end)if(y.type==="newline")return!0}return!1;case"flow-collection":for(let y of m.items){
for(let d of y.start)if(d.type==="newline")return!0;if(y.sep){for(let d of y.sep)if(d.type==="newline")return!0}if(g(y.key)||
g(y.value))return!0}return!1;default:return!0}}k(g,"Zs"),(0,p.a)(g,"containsNewline"),b.containsNewline=g}),De=(0,p.c)(b=>{
"use strict";var g=be();function m(y,d,h){if(d?.type==="flow-collection"){let c=d.end[0];c.indent===y&&(c.source==="]"||
c.source==="}")&&g.containsNewline(d)&&h(c,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}k(
m,"rc"),(0,p.a)(m,"flowIndentCheck"),b.flowIndentCheck=m}),Be=(0,p.c)(b=>{"use strict";var g=P();function m(y,d,h){let{uniqueKeys:c}=y.
options;if(c===!1)return!1;let o=typeof c=="function"?c:(l,r)=>l===r||g.isScalar(l)&&g.isScalar(r)&&l.value===r.value;return d.
some(l=>o(l.key,h))}k(m,"ac"),(0,p.a)(m,"mapIncludes"),b.mapIncludes=m}),pt=(0,p.c)(b=>{"use strict";var g=J(),m=W(),y=ce(),
d=be(),h=De(),c=Be(),o="All mapping items must start at the same column";function l({composeNode:r,composeEmptyNode:i},s,t,e,n){
let a=n?.nodeClass??m.YAMLMap,u=new a(s.schema);s.atRoot&&(s.atRoot=!1);let f=t.offset,v=null;for(let w of t.items){let{
start:N,key:S,sep:E,value:O}=w,C=y.resolveProps(N,{indicator:"explicit-key-ind",next:S??E?.[0],offset:f,onError:e,parentIndent:t.
indent,startOnNewline:!0}),T=!C.found;if(T){if(S&&(S.type==="block-seq"?e(f,"BLOCK_AS_IMPLICIT_KEY","A block sequence ma\
y not be used as an implicit map key"):"indent"in S&&S.indent!==t.indent&&e(f,"BAD_INDENT",o)),!C.anchor&&!C.tag&&!E){v=
C.end,C.comment&&(u.comment?u.comment+=`
`+C.comment:u.comment=C.comment);continue}(C.newlineAfterProp||d.containsNewline(S))&&e(S??N[N.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else C.found?.indent!==t.indent&&e(f,"BAD_INDENT",o);s.atKey=!0;let A=C.
end,L=S?r(s,S,C,e):i(s,A,N,null,C,e);s.schema.compat&&h.flowIndentCheck(t.indent,S,e),s.atKey=!1,c.mapIncludes(s,u.items,
L)&&e(A,"DUPLICATE_KEY","Map keys must be unique");let I=y.resolveProps(E??[],{indicator:"map-value-ind",next:O,offset:L.
range[2],onError:e,parentIndent:t.indent,startOnNewline:!S||S.type==="block-scalar"});if(f=I.end,I.found){T&&(O?.type===
"block-map"&&!I.hasNewline&&e(f,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.
strict&&C.start<I.found.offset-1024&&e(L.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));let M=O?r(s,O,I,e):i(s,f,E,null,I,e);s.schema.compat&&h.flowIndentCheck(t.indent,
O,e),f=M.range[2];let K=new g.Pair(L,M);s.options.keepSourceTokens&&(K.srcToken=w),u.items.push(K)}else{T&&e(L.range,"MI\
SSING_CHAR","Implicit map keys need to be followed by map values"),I.comment&&(L.comment?L.comment+=`
`+I.comment:L.comment=I.comment);let M=new g.Pair(L);s.options.keepSourceTokens&&(M.srcToken=w),u.items.push(M)}}return v&&
v<f&&e(v,"IMPOSSIBLE","Map comment with trailing content"),u.range=[t.offset,f,v??f],u}k(l,"fc"),(0,p.a)(l,"resolveBlock\
Map"),b.resolveBlockMap=l}),dt=(0,p.c)(b=>{"use strict";var g=Q(),m=ce(),y=De();function d({composeNode:h,composeEmptyNode:c},o,l,r,i){
let s=i?.nodeClass??g.YAMLSeq,t=new s(o.schema);o.atRoot&&(o.atRoot=!1),o.atKey&&(o.atKey=!1);let e=l.offset,n=null;for(let{
start:a,value:u}of l.items){let f=m.resolveProps(a,{indicator:"seq-item-ind",next:u,offset:e,onError:r,parentIndent:l.indent,
startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||u)u?.type==="block-seq"?r(f.end,"BAD_INDENT","All sequence items mus\
t start at the same column"):r(e,"MISSING_CHAR","Sequence item without - indicator");else{n=f.end,f.comment&&(t.comment=
f.comment);continue}let v=u?h(o,u,f,r):c(o,f.end,a,null,f,r);o.schema.compat&&y.flowIndentCheck(l.indent,u,r),e=v.range[2],
t.items.push(v)}return t.range=[l.offset,e,n??e],t}k(d,"pc"),(0,p.a)(d,"resolveBlockSeq"),b.resolveBlockSeq=d}),Z=(0,p.c)(
b=>{"use strict";function g(m,y,d,h){let c="";if(m){let o=!1,l="";for(let r of m){let{source:i,type:s}=r;switch(s){case"\
space":o=!0;break;case"comment":{d&&!o&&h(r,"MISSING_CHAR","Comments must be separated from other tokens by white space \
characters");let t=i.substring(1)||" ";c?c+=l+t:c=t,l="";break}case"newline":c&&(l+=i),o=!0;break;default:h(r,"UNEXPECTE\
D_TOKEN",`Unexpected ${s} at node end`)}y+=i.length}}return{comment:c,offset:y}}k(g,"mc"),(0,p.a)(g,"resolveEnd"),b.resolveEnd=
g}),mt=(0,p.c)(b=>{"use strict";var g=P(),m=J(),y=W(),d=Q(),h=Z(),c=ce(),o=be(),l=Be(),r="Block collections are not allo\
wed within flow collections",i=(0,p.a)(t=>t&&(t.type==="block-map"||t.type==="block-seq"),"isBlock");function s({composeNode:t,
composeEmptyNode:e},n,a,u,f){let v=a.start.source==="{",w=v?"flow map":"flow sequence",N=f?.nodeClass??(v?y.YAMLMap:d.YAMLSeq),
S=new N(n.schema);S.flow=!0;let E=n.atRoot;E&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let O=a.offset+a.start.source.length;for(let I=0;I<
a.items.length;++I){let M=a.items[I],{start:K,key:D,sep:j,value:_}=M,x=c.resolveProps(K,{flow:w,indicator:"explicit-key-\
ind",next:D??j?.[0],offset:O,onError:u,parentIndent:a.indent,startOnNewline:!1});if(!x.found){if(!x.anchor&&!x.tag&&!j&&
!_){I===0&&x.comma?u(x.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${w}`):I<a.items.length-1&&u(x.start,"UNEXPECTED_TOKEN",
`Unexpected empty item in ${w}`),x.comment&&(S.comment?S.comment+=`
`+x.comment:S.comment=x.comment),O=x.end;continue}!v&&n.options.strict&&o.containsNewline(D)&&u(D,"MULTILINE_IMPLICIT_KE\
Y","Implicit keys of flow sequence pairs need to be on a single line")}if(I===0)x.comma&&u(x.comma,"UNEXPECTED_TOKEN",`U\
nexpected , in ${w}`);else if(x.comma||u(x.start,"MISSING_CHAR",`Missing , between ${w} items`),x.comment){let q="";e:for(let $ of K)
switch($.type){case"comma":case"space":break;case"comment":q=$.source.substring(1);break e;default:break e}if(q){let $=S.
items[S.items.length-1];g.isPair($)&&($=$.value??$.key),$.comment?$.comment+=`
`+q:$.comment=q,x.comment=x.comment.substring(q.length+1)}}if(!v&&!j&&!x.found){let q=_?t(n,_,x,u):e(n,x.end,j,null,x,u);
S.items.push(q),O=q.range[2],i(_)&&u(q.range,"BLOCK_IN_FLOW",r)}else{n.atKey=!0;let q=x.end,$=D?t(n,D,x,u):e(n,q,K,null,
x,u);i(D)&&u($.range,"BLOCK_IN_FLOW",r),n.atKey=!1;let F=c.resolveProps(j??[],{flow:w,indicator:"map-value-ind",next:_,offset:$.
range[2],onError:u,parentIndent:a.indent,startOnNewline:!1});if(F.found){if(!v&&!x.found&&n.options.strict){if(j)for(let R of j){
if(R===F.found)break;if(R.type==="newline"){u(R,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to b\
e on a single line");break}}x.start<F.found.offset-1024&&u(F.found,"KEY_OVER_1024_CHARS","The : indicator must be at mos\
t 1024 chars after the start of an implicit flow sequence key")}}else _&&("source"in _&&_.source?.[0]===":"?u(_,"MISSING\
_CHAR",`Missing space after : in ${w}`):u(F.start,"MISSING_CHAR",`Missing , or : between ${w} items`));let G=_?t(n,_,F,u):
F.found?e(n,F.end,j,null,F,u):null;G?i(_)&&u(G.range,"BLOCK_IN_FLOW",r):F.comment&&($.comment?$.comment+=`
`+F.comment:$.comment=F.comment);let we=new m.Pair($,G);if(n.options.keepSourceTokens&&(we.srcToken=M),v){let R=S;l.mapIncludes(
n,R.items,$)&&u(q,"DUPLICATE_KEY","Map keys must be unique"),R.items.push(we)}else{let R=new y.YAMLMap(n.schema);R.flow=
!0,R.items.push(we);let Ye=(G??$).range;R.range=[$.range[0],Ye[1],Ye[2]],S.items.push(R)}O=G?G.range[2]:F.end}}let C=v?"\
}":"]",[T,...A]=a.end,L=O;if(T?.source===C)L=T.offset+T.source.length;else{let I=w[0].toUpperCase()+w.substring(1),M=E?`${I}\
 must end with a ${C}`:`${I} in block collection must be sufficiently indented and end with a ${C}`;u(O,E?"MISSING_CHAR":
"BAD_INDENT",M),T&&T.source.length!==1&&A.unshift(T)}if(A.length>0){let I=h.resolveEnd(A,L,n.options.strict,u);I.comment&&
(S.comment?S.comment+=`
`+I.comment:S.comment=I.comment),S.range=[a.offset,L,I.offset]}else S.range=[a.offset,L,L];return S}k(s,"kc"),(0,p.a)(s,
"resolveFlowCollection"),b.resolveFlowCollection=s}),yt=(0,p.c)(b=>{"use strict";var g=P(),m=B(),y=W(),d=Q(),h=pt(),c=dt(),
o=mt();function l(i,s,t,e,n,a){let u=t.type==="block-map"?h.resolveBlockMap(i,s,t,e,a):t.type==="block-seq"?c.resolveBlockSeq(
i,s,t,e,a):o.resolveFlowCollection(i,s,t,e,a),f=u.constructor;return n==="!"||n===f.tagName?(u.tag=f.tagName,u):(n&&(u.tag=
n),u)}k(l,"ni"),(0,p.a)(l,"resolveCollection");function r(i,s,t,e,n){let a=e.tag,u=a?s.directives.tagName(a.source,E=>n(
a,"TAG_RESOLVE_FAILED",E)):null;if(t.type==="block-seq"){let{anchor:E,newlineAfterProp:O}=e,C=E&&a?E.offset>a.offset?E:a:
E??a;C&&(!O||O.offset<C.offset)&&n(C,"MISSING_CHAR","Missing newline after block sequence props")}let f=t.type==="block-\
map"?"map":t.type==="block-seq"?"seq":t.start.source==="{"?"map":"seq";if(!a||!u||u==="!"||u===y.YAMLMap.tagName&&f==="m\
ap"||u===d.YAMLSeq.tagName&&f==="seq")return l(i,s,t,n,u);let v=s.schema.tags.find(E=>E.tag===u&&E.collection===f);if(!v){
let E=s.schema.knownTags[u];if(E?.collection===f)s.schema.tags.push(Object.assign({},E,{default:!1})),v=E;else return E?
n(a,"BAD_COLLECTION_TYPE",`${E.tag} used for ${f} collection, but expects ${E.collection??"scalar"}`,!0):n(a,"TAG_RESOLV\
E_FAILED",`Unresolved tag: ${u}`,!0),l(i,s,t,n,u)}let w=l(i,s,t,n,u,v),N=v.resolve?.(w,E=>n(a,"TAG_RESOLVE_FAILED",E),s.
options)??w,S=g.isNode(N)?N:new m.Scalar(N);return S.range=w.range,S.tag=u,v?.format&&(S.format=v.format),S}k(r,"Cc"),(0,p.
a)(r,"composeCollection"),b.composeCollection=r}),Ke=(0,p.c)(b=>{"use strict";var g=B();function m(h,c,o){let l=c.offset,
r=y(c,h.options.strict,o);if(!r)return{value:"",type:null,comment:"",range:[l,l,l]};let i=r.mode===">"?g.Scalar.BLOCK_FOLDED:
g.Scalar.BLOCK_LITERAL,s=c.source?d(c.source):[],t=s.length;for(let N=s.length-1;N>=0;--N){let S=s[N][1];if(S===""||S===
"\r")t=N;else break}if(t===0){let N=r.chomp==="+"&&s.length>0?`
`.repeat(Math.max(1,s.length-1)):"",S=l+r.length;return c.source&&(S+=c.source.length),{value:N,type:i,comment:r.comment,
range:[l,S,S]}}let e=c.indent+r.indent,n=c.offset+r.length,a=0;for(let N=0;N<t;++N){let[S,E]=s[N];if(E===""||E==="\r")r.
indent===0&&S.length>e&&(e=S.length);else{S.length<e&&o(n+S.length,"MISSING_CHAR","Block scalars with more-indented lead\
ing empty lines must use an explicit indentation indicator"),r.indent===0&&(e=S.length),a=N,e===0&&!h.atRoot&&o(n,"BAD_I\
NDENT","Block scalar values in collections must be indented");break}n+=S.length+E.length+1}for(let N=s.length-1;N>=t;--N)
s[N][0].length>e&&(t=N+1);let u="",f="",v=!1;for(let N=0;N<a;++N)u+=s[N][0].slice(e)+`
`;for(let N=a;N<t;++N){let[S,E]=s[N];n+=S.length+E.length+1;let O=E[E.length-1]==="\r";if(O&&(E=E.slice(0,-1)),E&&S.length<
e){let C=`Block scalar lines must not be less indented than their ${r.indent?"explicit indentation indicator":"first lin\
e"}`;o(n-E.length-(O?2:1),"BAD_INDENT",C),S=""}i===g.Scalar.BLOCK_LITERAL?(u+=f+S.slice(e)+E,f=`
`):S.length>e||E[0]==="	"?(f===" "?f=`
`:!v&&f===`
`&&(f=`

`),u+=f+S.slice(e)+E,f=`
`,v=!0):E===""?f===`
`?u+=`
`:f=`
`:(u+=f+E,f=" ",v=!1)}switch(r.chomp){case"-":break;case"+":for(let N=t;N<s.length;++N)u+=`
`+s[N][0].slice(e);u[u.length-1]!==`
`&&(u+=`
`);break;default:u+=`
`}let w=l+r.length+c.source.length;return{value:u,type:i,comment:r.comment,range:[l,w,w]}}k(m,"Ic"),(0,p.a)(m,"resolveBl\
ockScalar");function y({offset:h,props:c},o,l){if(c[0].type!=="block-scalar-header")return l(c[0],"IMPOSSIBLE","Block sc\
alar header not found"),null;let{source:r}=c[0],i=r[0],s=0,t="",e=-1;for(let f=1;f<r.length;++f){let v=r[f];if(!t&&(v===
"-"||v==="+"))t=v;else{let w=Number(v);!s&&w?s=w:e===-1&&(e=h+f)}}e!==-1&&l(e,"UNEXPECTED_TOKEN",`Block scalar header in\
cludes extra characters: ${r}`);let n=!1,a="",u=r.length;for(let f=1;f<c.length;++f){let v=c[f];switch(v.type){case"spac\
e":n=!0;case"newline":u+=v.source.length;break;case"comment":o&&!n&&l(v,"MISSING_CHAR","Comments must be separated from \
other tokens by white space characters"),u+=v.source.length,a=v.source.substring(1);break;case"error":l(v,"UNEXPECTED_TO\
KEN",v.message),u+=v.source.length;break;default:{let w=`Unexpected token in block scalar header: ${v.type}`;l(v,"UNEXPE\
CTED_TOKEN",w);let N=v.source;N&&typeof N=="string"&&(u+=N.length)}}}return{mode:i,indent:s,chomp:t,comment:a,length:u}}
k(y,"Pc"),(0,p.a)(y,"parseBlockScalarHeader");function d(h){let c=h.split(/\n( *)/),o=c[0],l=o.match(/^( *)/),r=[l?.[1]?
[l[1],o.slice(l[1].length)]:["",o]];for(let i=1;i<c.length;i+=2)r.push([c[i],c[i+1]]);return r}k(d,"Mc"),(0,p.a)(d,"spli\
tLines"),b.resolveBlockScalar=m}),je=(0,p.c)(b=>{"use strict";var g=B(),m=Z();function y(s,t,e){let{offset:n,type:a,source:u,
end:f}=s,v,w,N=(0,p.a)((O,C,T)=>e(n+O,C,T),"_onError");switch(a){case"scalar":v=g.Scalar.PLAIN,w=d(u,N);break;case"singl\
e-quoted-scalar":v=g.Scalar.QUOTE_SINGLE,w=h(u,N);break;case"double-quoted-scalar":v=g.Scalar.QUOTE_DOUBLE,w=o(u,N);break;default:
return e(s,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${a}`),{value:"",type:null,comment:"",range:[n,n+
u.length,n+u.length]}}let S=n+u.length,E=m.resolveEnd(f,S,t,e);return{value:w,type:v,comment:E.comment,range:[n,S,E.offset]}}
k(y,"$c"),(0,p.a)(y,"resolveFlowScalar");function d(s,t){let e="";switch(s[0]){case"	":e="a tab character";break;case",":
e="flow indicator character ,";break;case"%":e="directive indicator character %";break;case"|":case">":{e=`block scalar \
indicator ${s[0]}`;break}case"@":case"`":{e=`reserved character ${s[0]}`;break}}return e&&t(0,"BAD_SCALAR_START",`Plain \
value cannot start with ${e}`),c(s)}k(d,"Dc"),(0,p.a)(d,"plainValue");function h(s,t){return(s[s.length-1]!=="'"||s.length===
1)&&t(s.length,"MISSING_CHAR","Missing closing 'quote"),c(s.slice(1,-1)).replace(/''/g,"'")}k(h,"Bc"),(0,p.a)(h,"singleQ\
uotedValue");function c(s){let t=/(.*?)\r?\n/sy,e=t.exec(s);if(!e)return s;let n,a;try{n=new RegExp("(?<![ 	])[ 	]+$"),a=
new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{n=/[ \t]+$/,a=/^[ \t]+|[ \t]+$/g}let u=e[1].replace(n,""),f=" ",v=t.lastIndex;
for(;e=t.exec(s);){let N=e[1].replace(a,"");N===""?f===`
`?u+=f:f=`
`:(u+=f+N,f=" "),v=t.lastIndex}let w=/[ \t]*(.*)/sy;return w.lastIndex=v,e=w.exec(s),u+f+(e?.[1]??"")}k(c,"Mr"),(0,p.a)(
c,"unfoldLines");function o(s,t){let e="";for(let n=1;n<s.length-1;++n){let a=s[n];if(!(a==="\r"&&s[n+1]===`
`))if(a===`
`){let{fold:u,offset:f}=l(s,n);e+=u,n=f}else if(a==="\\"){let u=s[++n],f=r[u];if(f)e+=f;else if(u===`
`)for(u=s[n+1];u===" "||u==="	";)u=s[++n+1];else if(u==="\r"&&s[n+1]===`
`)for(u=s[++n+1];u===" "||u==="	";)u=s[++n+1];else if(u==="x"||u==="u"||u==="U"){let v=u==="x"?2:u==="u"?4:8;e+=i(s,n+1,
v,t),n+=v}else{let v=s.substr(n-1,2);t(n-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${v}`),e+=v}}else if(a===" "||a==="	"){
let u=n,f=s[n+1];for(;f===" "||f==="	";)f=s[++n+1];f!==`
`&&!(f==="\r"&&s[n+2]===`
`)&&(e+=n>u?s.slice(u,n+1):a)}else e+=a}return(s[s.length-1]!=='"'||s.length===1)&&t(s.length,"MISSING_CHAR",'Missing cl\
osing "quote'),e}k(o,"Kc"),(0,p.a)(o,"doubleQuotedValue");function l(s,t){let e="",n=s[t+1];for(;(n===" "||n==="	"||n===
`
`||n==="\r")&&!(n==="\r"&&s[t+2]!==`
`);)n===`
`&&(e+=`
`),t+=1,n=s[t+1];return e||(e=" "),{fold:e,offset:t}}k(l,"jc"),(0,p.a)(l,"foldNewline");var r={0:"\0",a:"\x07",b:"\b",e:"\
\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function i(s,t,e,n){
let a=s.substr(t,e),u=a.length===e&&/^[0-9a-fA-F]+$/.test(a)?parseInt(a,16):NaN;try{return String.fromCodePoint(u)}catch{
let f=s.substr(t-2,e+2);return n(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${f}`),f}}k(i,"Rc"),(0,p.a)(i,"parseCharCo\
de"),b.resolveFlowScalar=y}),gt=(0,p.c)(b=>{"use strict";var g=P(),m=B(),y=Ke(),d=je();function h(l,r,i,s){let{value:t,type:e,
comment:n,range:a}=r.type==="block-scalar"?y.resolveBlockScalar(l,r,s):d.resolveFlowScalar(r,l.options.strict,s),u=i?l.directives.
tagName(i.source,w=>s(i,"TAG_RESOLVE_FAILED",w)):null,f;l.options.stringKeys&&l.atKey?f=l.schema[g.SCALAR]:u?f=c(l.schema,
t,u,i,s):r.type==="scalar"?f=o(l,t,r,s):f=l.schema[g.SCALAR];let v;try{let w=f.resolve(t,N=>s(i??r,"TAG_RESOLVE_FAILED",
N),l.options);v=g.isScalar(w)?w:new m.Scalar(w)}catch(w){let N=w instanceof Error?w.message:String(w);s(i??r,"TAG_RESOLV\
E_FAILED",N),v=new m.Scalar(t)}return v.range=a,v.source=t,e&&(v.type=e),u&&(v.tag=u),f.format&&(v.format=f.format),n&&(v.
comment=n),v}k(h,"Vc"),(0,p.a)(h,"composeScalar");function c(l,r,i,s,t){if(i==="!")return l[g.SCALAR];let e=[];for(let a of l.
tags)if(!a.collection&&a.tag===i)if(a.default&&a.test)e.push(a);else return a;for(let a of e)if(a.test?.test(r))return a;
let n=l.knownTags[i];return n&&!n.collection?(l.tags.push(Object.assign({},n,{default:!1,test:void 0})),n):(t(s,"TAG_RES\
OLVE_FAILED",`Unresolved tag: ${i}`,i!=="tag:yaml.org,2002:str"),l[g.SCALAR])}k(c,"Jc"),(0,p.a)(c,"findScalarTagByName");
function o({atKey:l,directives:r,schema:i},s,t,e){let n=i.tags.find(a=>(a.default===!0||l&&a.default==="key")&&a.test?.test(
s))||i[g.SCALAR];if(i.compat){let a=i.compat.find(u=>u.default&&u.test?.test(s))??i[g.SCALAR];if(n.tag!==a.tag){let u=r.
tagString(n.tag),f=r.tagString(a.tag),v=`Value may be parsed as either ${u} or ${f}`;e(t,"TAG_RESOLVE_FAILED",v,!0)}}return n}
k(o,"Qc"),(0,p.a)(o,"findScalarTagByTest"),b.composeScalar=h}),bt=(0,p.c)(b=>{"use strict";function g(m,y,d){if(y){d??(d=
y.length);for(let h=d-1;h>=0;--h){let c=y[h];switch(c.type){case"space":case"comment":case"newline":m-=c.source.length;continue}
for(c=y[++h];c?.type==="space";)m+=c.source.length,c=y[++h];break}}return m}k(g,"Wc"),(0,p.a)(g,"emptyScalarPosition"),b.
emptyScalarPosition=g}),vt=(0,p.c)(b=>{"use strict";var g=te(),m=P(),y=yt(),d=gt(),h=Z(),c=bt(),o={composeNode:l,composeEmptyNode:r};
function l(s,t,e,n){let a=s.atKey,{spaceBefore:u,comment:f,anchor:v,tag:w}=e,N,S=!0;switch(t.type){case"alias":N=i(s,t,n),
(v||w)&&n(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":case"block-scalar":N=d.composeScalar(s,t,w,n),v&&(N.anchor=v.source.substring(1));break;case"block\
-map":case"block-seq":case"flow-collection":try{N=y.composeCollection(o,s,t,e,n),v&&(N.anchor=v.source.substring(1))}catch(E){
let O=E instanceof Error?E.message:String(E);n(t,"RESOURCE_EXHAUSTION",O)}break;default:{let E=t.type==="error"?t.message:
`Unsupported token (type: ${t.type})`;n(t,"UNEXPECTED_TOKEN",E),S=!1}}return N??(N=r(s,t.offset,void 0,null,e,n)),v&&N.anchor===
""&&n(v,"BAD_ALIAS","Anchor cannot be an empty string"),a&&s.options.stringKeys&&(!m.isScalar(N)||typeof N.value!="strin\
g"||N.tag&&N.tag!=="tag:yaml.org,2002:str")&&n(w??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),u&&(N.
spaceBefore=!0),f&&(t.type==="scalar"&&t.source===""?N.comment=f:N.commentBefore=f),s.options.keepSourceTokens&&S&&(N.srcToken=
t),N}k(l,"Rr"),(0,p.a)(l,"composeNode");function r(s,t,e,n,{spaceBefore:a,comment:u,anchor:f,tag:v,end:w},N){let S={type:"\
scalar",offset:c.emptyScalarPosition(t,e,n),indent:-1,source:""},E=d.composeScalar(s,S,v,N);return f&&(E.anchor=f.source.
substring(1),E.anchor===""&&N(f,"BAD_ALIAS","Anchor cannot be an empty string")),a&&(E.spaceBefore=!0),u&&(E.comment=u,E.
range[2]=w),E}k(r,"ci"),(0,p.a)(r,"composeEmptyNode");function i({options:s},{offset:t,source:e,end:n},a){let u=new g.Alias(
e.substring(1));u.source===""&&a(t,"BAD_ALIAS","Alias cannot be an empty string"),u.source.endsWith(":")&&a(t+e.length-1,
"BAD_ALIAS","Alias ending in : is ambiguous",!0);let f=t+e.length,v=h.resolveEnd(n,f,s.strict,a);return u.range=[t,f,v.offset],
v.comment&&(u.comment=v.comment),u}k(i,"ef"),(0,p.a)(i,"composeAlias"),b.composeEmptyNode=r,b.composeNode=l}),wt=(0,p.c)(
b=>{"use strict";var g=oe(),m=vt(),y=Z(),d=ce();function h(c,o,{offset:l,start:r,value:i,end:s},t){let e=Object.assign({
_directives:o},c),n=new g.Document(void 0,e),a={atKey:!1,atRoot:!0,directives:n.directives,options:n.options,schema:n.schema},
u=d.resolveProps(r,{indicator:"doc-start",next:i??s?.[0],offset:l,onError:t,parentIndent:0,startOnNewline:!0});u.found&&
(n.directives.docStart=!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!u.hasNewline&&t(u.end,"MISSING_CHAR","Block \
collection cannot start on same line with directives-end marker")),n.contents=i?m.composeNode(a,i,u,t):m.composeEmptyNode(
a,u.end,r,null,u,t);let f=n.contents.range[2],v=y.resolveEnd(s,f,!1,t);return v.comment&&(n.comment=v.comment),n.range=[
l,f,v.offset],n}k(h,"rf"),(0,p.a)(h,"composeDoc"),b.composeDoc=h}),qe=(0,p.c)(b=>{"use strict";var g=(0,p.b)("process"),
m=Ne(),y=oe(),d=le(),h=P(),c=wt(),o=Z();function l(s){if(typeof s=="number")return[s,s+1];if(Array.isArray(s))return s.length===
2?s:[s[0],s[1]];let{offset:t,source:e}=s;return[t,t+(typeof e=="string"?e.length:1)]}k(l,"Je"),(0,p.a)(l,"getErrorPos");
function r(s){let t="",e=!1,n=!1;for(let a=0;a<s.length;++a){let u=s[a];switch(u[0]){case"#":t+=(t===""?"":n?`

`:`
`)+(u.substring(1)||" "),e=!0,n=!1;break;case"%":s[a+1]?.[0]!=="#"&&(a+=1),e=!1;break;default:e||(n=!0),e=!1}}return{comment:t,
afterEmptyLine:n}}k(r,"Wr"),(0,p.a)(r,"parsePrelude");var i=class{static{k(this,"ui")}static{(0,p.a)(this,"Composer")}constructor(s={}){
this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,e,n,a)=>{let u=l(t);a?
this.warnings.push(new d.YAMLWarning(u,e,n)):this.errors.push(new d.YAMLParseError(u,e,n))},this.directives=new m.Directives(
{version:s.version||"1.2"}),this.options=s}decorate(s,t){let{comment:e,afterEmptyLine:n}=r(this.prelude);if(e){let a=s.contents;
if(t)s.comment=s.comment?`${s.comment}
${e}`:e;else if(n||s.directives.docStart||!a)s.commentBefore=e;else if(h.isCollection(a)&&!a.flow&&a.items.length>0){let u=a.
items[0];h.isPair(u)&&(u=u.key);let f=u.commentBefore;u.commentBefore=f?`${e}
${f}`:e}else{let u=a.commentBefore;a.commentBefore=u?`${e}
${u}`:e}}if(t){for(let a=0;a<this.errors.length;++a)s.errors.push(this.errors[a]);for(let a=0;a<this.warnings.length;++a)
s.warnings.push(this.warnings[a])}else s.errors=this.errors,s.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:r(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(s,t=!1,e=-1){for(let n of s)yield*this.next(n);yield*this.end(t,e)}*next(s){switch(g.env.LOG_STREAM&&
console.dir(s,{depth:null}),s.type){case"directive":this.directives.add(s.source,(t,e,n)=>{let a=l(s);a[0]+=t,this.onError(
a,"BAD_DIRECTIVE",e,n)}),this.prelude.push(s.source),this.atDirectives=!0;break;case"document":{let t=c.composeDoc(this.
options,this.directives,s,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(s,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(s.source);break;case"erro\
r":{let t=s.source?`${s.message}: ${JSON.stringify(s.source)}`:s.message,e=new d.YAMLParseError(l(s),"UNEXPECTED_TOKEN",
t);this.atDirectives||!this.doc?this.errors.push(e):this.doc.errors.push(e);break}case"doc-end":{if(!this.doc){let e="Un\
expected doc-end without preceding document";this.errors.push(new d.YAMLParseError(l(s),"UNEXPECTED_TOKEN",e));break}this.
doc.directives.docEnd=!0;let t=o.resolveEnd(s.end,s.offset+s.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),t.comment){let e=this.doc.comment;this.doc.comment=e?`${e}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new d.YAMLParseError(l(s),"UNEXPECTED_\
TOKEN",`Unsupported token ${s.type}`))}}*end(s=!1,t=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(s){
let e=Object.assign({_directives:this.directives},this.options),n=new y.Document(void 0,e);this.atDirectives&&this.onError(
t,"MISSING_CHAR","Missing directives-end indicator line"),n.range=[0,t,t],this.decorate(n,!1),yield n}}};b.Composer=i}),
St=(0,p.c)(b=>{"use strict";var g=Ke(),m=je(),y=le(),d=ie();function h(s,t=!0,e){if(s){let n=(0,p.a)((a,u,f)=>{let v=typeof a==
"number"?a:Array.isArray(a)?a[0]:a.offset;if(e)e(v,u,f);else throw new y.YAMLParseError([v,v+1],u,f)},"_onError");switch(s.
type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return m.resolveFlowScalar(s,t,n);case"block-sc\
alar":return g.resolveBlockScalar({options:{strict:t}},s,n)}}return null}k(h,"pf"),(0,p.a)(h,"resolveAsScalar");function c(s,t){
let{implicitKey:e=!1,indent:n,inFlow:a=!1,offset:u=-1,type:f="PLAIN"}=t,v=d.stringifyString({type:f,value:s},{implicitKey:e,
indent:n>0?" ".repeat(n):"",inFlow:a,options:{blockQuote:!0,lineWidth:-1}}),w=t.end??[{type:"newline",offset:-1,indent:n,
source:`
`}];switch(v[0]){case"|":case">":{let N=v.indexOf(`
`),S=v.substring(0,N),E=v.substring(N+1)+`
`,O=[{type:"block-scalar-header",offset:u,indent:n,source:S}];return r(O,w)||O.push({type:"newline",offset:-1,indent:n,source:`\

`}),{type:"block-scalar",offset:u,indent:n,props:O,source:E}}case'"':return{type:"double-quoted-scalar",offset:u,indent:n,
source:v,end:w};case"'":return{type:"single-quoted-scalar",offset:u,indent:n,source:v,end:w};default:return{type:"scalar",
offset:u,indent:n,source:v,end:w}}}k(c,"mf"),(0,p.a)(c,"createScalarToken");function o(s,t,e={}){let{afterKey:n=!1,implicitKey:a=!1,
inFlow:u=!1,type:f}=e,v="indent"in s?s.indent:null;if(n&&typeof v=="number"&&(v+=2),!f)switch(s.type){case"single-quoted\
-scalar":f="QUOTE_SINGLE";break;case"double-quoted-scalar":f="QUOTE_DOUBLE";break;case"block-scalar":{let N=s.props[0];if(N.
type!=="block-scalar-header")throw new Error("Invalid block scalar header");f=N.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LI\
TERAL";break}default:f="PLAIN"}let w=d.stringifyString({type:f,value:t},{implicitKey:a||v===null,indent:v!==null&&v>0?" ".
repeat(v):"",inFlow:u,options:{blockQuote:!0,lineWidth:-1}});switch(w[0]){case"|":case">":l(s,w);break;case'"':i(s,w,"do\
uble-quoted-scalar");break;case"'":i(s,w,"single-quoted-scalar");break;default:i(s,w,"scalar")}}k(o,"gf"),(0,p.a)(o,"set\
ScalarValue");function l(s,t){let e=t.indexOf(`
`),n=t.substring(0,e),a=t.substring(e+1)+`
`;if(s.type==="block-scalar"){let u=s.props[0];if(u.type!=="block-scalar-header")throw new Error("Invalid block scalar h\
eader");u.source=n,s.source=a}else{let{offset:u}=s,f="indent"in s?s.indent:-1,v=[{type:"block-scalar-header",offset:u,indent:f,
source:n}];r(v,"end"in s?s.end:void 0)||v.push({type:"newline",offset:-1,indent:f,source:`
`});for(let w of Object.keys(s))w!=="type"&&w!=="offset"&&delete s[w];Object.assign(s,{type:"block-scalar",indent:f,props:v,
source:a})}}k(l,"yf"),(0,p.a)(l,"setBlockScalarValue");function r(s,t){if(t)for(let e of t)switch(e.type){case"space":case"\
comment":s.push(e);break;case"newline":return s.push(e),!0}return!1}k(r,"Xr"),(0,p.a)(r,"addEndtoBlockProps");function i(s,t,e){
switch(s.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":s.type=e,s.source=t;break;case"block-s\
calar":{let n=s.props.slice(1),a=t.length;s.props[0].type==="block-scalar-header"&&(a-=s.props[0].source.length);for(let u of n)
u.offset+=a;delete s.props,Object.assign(s,{type:e,source:t,end:n});break}case"block-map":case"block-seq":{let n={type:"\
newline",offset:s.offset+t.length,indent:s.indent,source:`
`};delete s.items,Object.assign(s,{type:e,source:t,end:[n]});break}default:{let n="indent"in s?s.indent:-1,a="end"in s&&
Array.isArray(s.end)?s.end.filter(u=>u.type==="space"||u.type==="comment"||u.type==="newline"):[];for(let u of Object.keys(
s))u!=="type"&&u!=="offset"&&delete s[u];Object.assign(s,{type:e,indent:n,source:t,end:a})}}}k(i,"di"),(0,p.a)(i,"setFlo\
wScalarValue"),b.createScalarToken=c,b.resolveAsScalar=h,b.setScalarValue=o}),kt=(0,p.c)(b=>{"use strict";var g=(0,p.a)(
d=>"type"in d?m(d):y(d),"stringify");function m(d){switch(d.type){case"block-scalar":{let h="";for(let c of d.props)h+=m(
c);return h+d.source}case"block-map":case"block-seq":{let h="";for(let c of d.items)h+=y(c);return h}case"flow-collectio\
n":{let h=d.start.source;for(let c of d.items)h+=y(c);for(let c of d.end)h+=c.source;return h}case"document":{let h=y(d);
if(d.end)for(let c of d.end)h+=c.source;return h}default:{let h=d.source;if("end"in d&&d.end)for(let c of d.end)h+=c.source;
return h}}}k(m,"Ut"),(0,p.a)(m,"stringifyToken");function y({start:d,key:h,sep:c,value:o}){let l="";for(let r of d)l+=r.
source;if(h&&(l+=m(h)),c)for(let r of c)l+=r.source;return o&&(l+=m(o)),l}k(y,"Rt"),(0,p.a)(y,"stringifyItem"),b.stringify=
g}),Nt=(0,p.c)(b=>{"use strict";var g=Symbol("break visit"),m=Symbol("skip children"),y=Symbol("remove item");function d(c,o){
"type"in c&&c.type==="document"&&(c={start:c.start,value:c.value}),h(Object.freeze([]),c,o)}k(d,"ae"),(0,p.a)(d,"visit"),
d.BREAK=g,d.SKIP=m,d.REMOVE=y,d.itemAtPath=(c,o)=>{let l=c;for(let[r,i]of o){let s=l?.[r];if(s&&"items"in s)l=s.items[i];else
return}return l},d.parentCollection=(c,o)=>{let l=d.itemAtPath(c,o.slice(0,-1)),r=o[o.length-1][0],i=l?.[r];if(i&&"items"in
i)return i;throw new Error("Parent collection not found")};function h(c,o,l){let r=l(o,c);if(typeof r=="symbol")return r;
for(let i of["key","value"]){let s=o[i];if(s&&"items"in s){for(let t=0;t<s.items.length;++t){let e=h(Object.freeze(c.concat(
[[i,t]])),s.items[t],l);if(typeof e=="number")t=e-1;else{if(e===g)return g;e===y&&(s.items.splice(t,1),t-=1)}}typeof r==
"function"&&i==="key"&&(r=r(o,c))}}return typeof r=="function"?r(o,c):r}k(h,"ta"),(0,p.a)(h,"_visit"),b.visit=d}),ve=(0,p.
c)(b=>{"use strict";var g=St(),m=kt(),y=Nt(),d="\uFEFF",h="",c="",o="",l=(0,p.a)(t=>!!t&&"items"in t,"isCollection"),
r=(0,p.a)(t=>!!t&&(t.type==="scalar"||t.type==="single-quoted-scalar"||t.type==="double-quoted-scalar"||t.type==="block-\
scalar"),"isScalar");function i(t){switch(t){case d:return"<BOM>";case h:return"<DOC>";case c:return"<FLOW_END>";case o:
return"<SCALAR>";default:return JSON.stringify(t)}}k(i,"Af"),(0,p.a)(i,"prettyToken");function s(t){switch(t){case d:return"\
byte-order-mark";case h:return"doc-mode";case c:return"flow-error-end";case o:return"scalar";case"---":return"doc-start";case"\
...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(t[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}k(s,"qf"),(0,p.a)(s,"tokenType"),b.createScalarToken=g.createScalarToken,
b.resolveAsScalar=g.resolveAsScalar,b.setScalarValue=g.setScalarValue,b.stringify=m.stringify,b.visit=y.visit,b.BOM=d,b.
DOCUMENT=h,b.FLOW_END=c,b.SCALAR=o,b.isCollection=l,b.isScalar=r,b.prettyToken=i,b.tokenType=s}),Fe=(0,p.c)(b=>{"use str\
ict";var g=ve();function m(r){switch(r){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}k(m,"K"),(0,p.a)(m,"isEmpty");var y=new Set("0123456789ABCDEFabcdef"),d=new Set(
"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),h=new Set(",[]{}"),c=new Set(` ,[]{\
}
\r	`),o=(0,p.a)(r=>!r||c.has(r),"isNotAnchorChar"),l=class{static{k(this,"vi")}static{(0,p.a)(this,"Lexer")}constructor(){
this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=
0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(r,i=!1){if(r){if(typeof r!="string")throw TypeError(
"source is not a string");this.buffer=this.buffer?this.buffer+r:r,this.lineEndPos=null}this.atEnd=!i;let s=this.next??"s\
tream";for(;s&&(i||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let r=this.pos,i=this.buffer[r];for(;i===" "||
i==="	";)i=this.buffer[++r];return!i||i==="#"||i===`
`?!0:i==="\r"?this.buffer[r+1]===`
`:!1}charAt(r){return this.buffer[this.pos+r]}continueScalar(r){let i=this.buffer[r];if(this.indentNext>0){let s=0;for(;i===
" ";)i=this.buffer[++s+r];if(i==="\r"){let t=this.buffer[s+r+1];if(t===`
`||!t&&!this.atEnd)return r+s+1}return i===`
`||s>=this.indentNext||!i&&!this.atEnd?r+s:-1}if(i==="-"||i==="."){let s=this.buffer.substr(r,3);if((s==="---"||s==="...")&&
m(this.buffer[r+3]))return-1}return r}getLine(){let r=this.lineEndPos;return(typeof r!="number"||r!==-1&&r<this.pos)&&(r=
this.buffer.indexOf(`
`,this.pos),this.lineEndPos=r),r===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[r-1]==="\r"&&(r-=1),this.
buffer.substring(this.pos,r))}hasChars(r){return this.pos+r<=this.buffer.length}setNext(r){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=r,null}peek(r){return this.buffer.substr(this.pos,r)}*parseNext(r){
switch(r){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let r=this.getLine();if(r===null)return this.setNext("strea\
m");if(r[0]===g.BOM&&(yield*this.pushCount(1),r=r.substring(1)),r[0]==="%"){let i=r.length,s=r.indexOf("#");for(;s!==-1;){
let e=r[s-1];if(e===" "||e==="	"){i=s-1;break}else s=r.indexOf("#",s+1)}for(;;){let e=r[i-1];if(e===" "||e==="	")i-=1;else
break}let t=(yield*this.pushCount(i))+(yield*this.pushSpaces(!0));return yield*this.pushCount(r.length-t),this.pushNewline(),
"stream"}if(this.atLineEnd()){let i=yield*this.pushSpaces(!0);return yield*this.pushCount(r.length-i),yield*this.pushNewline(),
"stream"}return yield g.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){let r=this.charAt(0);if(!r&&!this.atEnd)return this.
setNext("line-start");if(r==="-"||r==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let i=this.
peek(3);if((i==="---"||i==="...")&&m(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,
i==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!m(this.charAt(
1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[r,i]=this.peek(2);if(!i&&!this.
atEnd)return this.setNext("block-start");if((r==="-"||r==="?"||r===":")&&m(i)){let s=(yield*this.pushCount(1))+(yield*this.
pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);let r=this.getLine();if(r===null)return this.setNext("doc");let i=yield*this.pushIndicators();
switch(r[i]){case"#":yield*this.pushCount(r.length-i);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(o),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return i+=yield*this.parseBlockScalarHeader(),i+=yield*this.pushSpaces(!0),yield*this.pushCount(r.length-i),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let r,i,
s=-1;do r=yield*this.pushNewline(),r>0?(i=yield*this.pushSpaces(!1),this.indentValue=s=i):i=0,i+=yield*this.pushSpaces(!0);while(r+
i>0);let t=this.getLine();if(t===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&t[0]!=="#"||s===0&&(t.startsWith(
"---")||t.startsWith("..."))&&m(t[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(t[0]==="]"||t[0]==="}")))return this.
flowLevel=0,yield g.FLOW_END,yield*this.parseLineStart();let e=0;for(;t[e]===",";)e+=yield*this.pushCount(1),e+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(e+=yield*this.pushIndicators(),t[e]){case void 0:return"flow";case"#":return yield*this.
pushCount(t.length-e),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"\
}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.
pushUntil(o),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{let n=this.charAt(1);
if(this.flowKey||m(n)||n===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.
flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let r=this.charAt(0),i=this.buffer.indexOf(r,this.pos+1);
if(r==="'")for(;i!==-1&&this.buffer[i+1]==="'";)i=this.buffer.indexOf("'",i+2);else for(;i!==-1;){let e=0;for(;this.buffer[i-
1-e]==="\\";)e+=1;if(e%2===0)break;i=this.buffer.indexOf('"',i+1)}let s=this.buffer.substring(0,i),t=s.indexOf(`
`,this.pos);if(t!==-1){for(;t!==-1;){let e=this.continueScalar(t+1);if(e===-1)break;t=s.indexOf(`
`,e)}t!==-1&&(i=t-(s[t-1]==="\r"?2:1))}if(i===-1){if(!this.atEnd)return this.setNext("quoted-scalar");i=this.buffer.length}
return yield*this.pushToIndex(i+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let r=this.pos;for(;;){let i=this.buffer[++r];if(i==="+")this.blockScalarKeep=!0;else if(i>"0"&&i<="9")
this.blockScalarIndent=Number(i)-1;else if(i!=="-")break}return yield*this.pushUntil(i=>m(i)||i==="#")}*parseBlockScalar(){
let r=this.pos-1,i=0,s;e:for(let e=this.pos;s=this.buffer[e];++e)switch(s){case" ":i+=1;break;case`
`:r=e,i=0;break;case"\r":{let n=this.buffer[e+1];if(!n&&!this.atEnd)return this.setNext("block-scalar");if(n===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(i>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=i:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let e=this.continueScalar(
r+1);if(e===-1)break;r=this.buffer.indexOf(`
`,e)}while(r!==-1);if(r===-1){if(!this.atEnd)return this.setNext("block-scalar");r=this.buffer.length}}let t=r+1;for(s=this.
buffer[t];s===" ";)s=this.buffer[++t];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++t];r=t-1}else if(!this.blockScalarKeep)do{let e=r-1,n=this.buffer[e];n==="\r"&&(n=this.buffer[--e]);let a=e;
for(;n===" ";)n=this.buffer[--e];if(n===`
`&&e>=this.pos&&e+1+i>a)r=e;else break}while(!0);return yield g.SCALAR,yield*this.pushToIndex(r+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let r=this.flowLevel>0,i=this.pos-1,s=this.pos-1,t;for(;t=this.buffer[++s];)if(t===":"){let e=this.buffer[s+1];if(m(e)||
r&&h.has(e))break;i=s}else if(m(t)){let e=this.buffer[s+1];if(t==="\r"&&(e===`
`?(s+=1,t=`
`,e=this.buffer[s+1]):i=s),e==="#"||r&&h.has(e))break;if(t===`
`){let n=this.continueScalar(s+1);if(n===-1)break;s=Math.max(s,n-2)}}else{if(r&&h.has(t))break;i=s}return!t&&!this.atEnd?
this.setNext("plain-scalar"):(yield g.SCALAR,yield*this.pushToIndex(i+1,!0),r?"flow":"doc")}*pushCount(r){return r>0?(yield this.
buffer.substr(this.pos,r),this.pos+=r,r):0}*pushToIndex(r,i){let s=this.buffer.slice(this.pos,r);return s?(yield s,this.
pos+=s.length,s.length):(i&&(yield""),0)}*pushIndicators(){let r=0;e:for(;;){switch(this.charAt(0)){case"!":r+=yield*this.
pushTag(),r+=yield*this.pushSpaces(!0);continue e;case"&":r+=yield*this.pushUntil(o),r+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{let i=this.flowLevel>0,s=this.charAt(1);if(m(s)||i&&h.has(s)){i?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,r+=yield*this.pushCount(1),r+=yield*this.pushSpaces(!0);continue e}}}break e}return r}*pushTag(){
if(this.charAt(1)==="<"){let r=this.pos+2,i=this.buffer[r];for(;!m(i)&&i!==">";)i=this.buffer[++r];return yield*this.pushToIndex(
i===">"?r+1:r,!1)}else{let r=this.pos+1,i=this.buffer[r];for(;i;)if(d.has(i))i=this.buffer[++r];else if(i==="%"&&y.has(this.
buffer[r+1])&&y.has(this.buffer[r+2]))i=this.buffer[r+=3];else break;return yield*this.pushToIndex(r,!1)}}*pushNewline(){
let r=this.buffer[this.pos];return r===`
`?yield*this.pushCount(1):r==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(r){let i=this.pos-1,s;do s=this.buffer[++i];while(s===" "||r&&s==="	");let t=i-this.
pos;return t>0&&(yield this.buffer.substr(this.pos,t),this.pos=i),t}*pushUntil(r){let i=this.pos,s=this.buffer[i];for(;!r(
s);)s=this.buffer[++i];return yield*this.pushToIndex(i,!1)}};b.Lexer=l}),Re=(0,p.c)(b=>{"use strict";var g=class{static{
k(this,"Ni")}static{(0,p.a)(this,"LineCounter")}constructor(){this.lineStarts=[],this.addNewLine=m=>this.lineStarts.push(
m),this.linePos=m=>{let y=0,d=this.lineStarts.length;for(;y<d;){let c=y+d>>1;this.lineStarts[c]<m?y=c+1:d=c}if(this.lineStarts[y]===
m)return{line:y+1,col:1};if(y===0)return{line:0,col:m};let h=this.lineStarts[y-1];return{line:y,col:m-h+1}}}};b.LineCounter=
g}),Ue=(0,p.c)(b=>{"use strict";var g=(0,p.b)("process"),m=ve(),y=Fe();function d(t,e){for(let n=0;n<t.length;++n)if(t[n].
type===e)return!0;return!1}k(d,"z"),(0,p.a)(d,"includesToken");function h(t){for(let e=0;e<t.length;++e)switch(t[e].type){case"\
space":case"comment":case"newline":break;default:return e}return-1}k(h,"la"),(0,p.a)(h,"findNonEmptyIndex");function c(t){
switch(t?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}k(c,"fa"),(0,p.a)(c,"isFlowToken");function o(t){switch(t.type){case"document":return t.start;case"block-map":{
let e=t.items[t.items.length-1];return e.sep??e.start}case"block-seq":return t.items[t.items.length-1].start;default:return[]}}
k(o,"Jt"),(0,p.a)(o,"getPrevProps");function l(t){if(t.length===0)return[];let e=t.length;e:for(;--e>=0;)switch(t[e].type){case"\
doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;t[++e]?.type==="spac\
e";);return t.splice(e,t.length)}k(l,"be"),(0,p.a)(l,"getFirstKeyStartProps");function r(t,e){if(e.length<1e5)Array.prototype.
push.apply(t,e);else for(let n=0;n<e.length;++n)t.push(e[n])}k(r,"Qt"),(0,p.a)(r,"arrayPushArray");function i(t){if(t.start.
type==="flow-seq-start")for(let e of t.items)e.sep&&!e.value&&!d(e.start,"explicit-key-ind")&&!d(e.sep,"map-value-ind")&&
(e.key&&(e.value=e.key),delete e.key,c(e.value)?e.value.end?r(e.value.end,e.sep):e.value.end=e.sep:r(e.start,e.sep),delete e.
sep)}k(i,"ca"),(0,p.a)(i,"fixFlowSeqItems");var s=class{static{k(this,"qi")}static{(0,p.a)(this,"Parser")}constructor(t){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new y.Lexer,this.onNewLine=t}*parse(t,e=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let n of this.
lexer.lex(t,e))yield*this.next(n);e||(yield*this.end())}*next(t){if(this.source=t,g.env.LOG_TOKENS&&console.log("|",m.prettyToken(
t)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let e=m.tokenType(t);if(e)if(e==="sca\
lar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=e,yield*this.step(),e){case"newline":this.
atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+t.length);break;case"space":this.atNewLine&&t[0]===
" "&&(this.indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=
t.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=t.length}else{let n=`N\
ot a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:n,source:t}),this.offset+=t.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,
source:this.source}}*step(){let t=this.peek(1);if(this.type==="doc-end"&&t?.type!=="doc-end"){for(;this.stack.length>0;)
yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!t)return yield*this.
stream();switch(t.type){case"document":return yield*this.document(t);case"alias":case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":return yield*this.scalar(t);case"block-scalar":return yield*this.blockScalar(t);case"block-map":return yield*this.
blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"flow-collection":return yield*this.flowCollection(t);case"\
doc-end":return yield*this.documentEnd(t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-t]}*pop(t){let e=t??
this.stack.pop();if(!e)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.
stack.length===0)yield e;else{let n=this.peek(1);switch(e.type==="block-scalar"?e.indent="indent"in n?n.indent:0:e.type===
"flow-collection"&&n.type==="document"&&(e.indent=0),e.type==="flow-collection"&&i(e),n.type){case"document":n.value=e;break;case"\
block-scalar":n.props.push(e);break;case"block-map":{let a=n.items[n.items.length-1];if(a.value){n.items.push({start:[],
key:e,sep:[]}),this.onKeyLine=!0;return}else if(a.sep)a.value=e;else{Object.assign(a,{key:e,sep:[]}),this.onKeyLine=!a.explicitKey;
return}break}case"block-seq":{let a=n.items[n.items.length-1];a.value?n.items.push({start:[],value:e}):a.value=e;break}case"\
flow-collection":{let a=n.items[n.items.length-1];!a||a.value?n.items.push({start:[],key:e,sep:[]}):a.sep?a.value=e:Object.
assign(a,{key:e,sep:[]});return}default:yield*this.pop(),yield*this.pop(e)}if((n.type==="document"||n.type==="block-map"||
n.type==="block-seq")&&(e.type==="block-map"||e.type==="block-seq")){let a=e.items[e.items.length-1];a&&!a.sep&&!a.value&&
a.start.length>0&&h(a.start)===-1&&(e.indent===0||a.start.every(u=>u.type!=="comment"||u.indent<e.indent))&&(n.type==="d\
ocument"?n.end=a.start:n.items.push({start:a.start}),e.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-\
line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"commen\
t":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{h(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let e=this.startBlockValue(
t);e?this.stack.push(e):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.
source}}*scalar(t){if(this.type==="map-value-ind"){let e=o(this.peek(2)),n=l(e),a;t.end?(a=t.end,a.push(this.sourceToken),
delete t.end):a=[this.sourceToken];let u={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:n,key:t,sep:a}]};
this.onKeyLine=!0,this.stack[this.stack.length-1]=u}else yield*this.lineEnd(t)}*blockScalar(t){switch(this.type){case"sp\
ace":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.source=this.source,this.atNewLine=
!0,this.indent=0,this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let e=t.items[t.items.length-1];switch(this.
type){case"newline":if(this.onKeyLine=!1,e.value){let n="end"in e.value?e.value.end:void 0;(Array.isArray(n)?n[n.length-
1]:void 0)?.type==="comment"?n?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.sep?e.sep.push(this.
sourceToken):e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else if(e.
sep)e.sep.push(this.sourceToken);else{if(this.atIndentedComment(e.start,t.indent)){let n=t.items[t.items.length-2]?.value?.
end;if(Array.isArray(n)){r(n,e.start),n.push(this.sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return}
if(this.indent>=t.indent){let n=!this.onKeyLine&&this.indent===t.indent,a=n&&(e.sep||e.explicitKey)&&this.type!=="seq-it\
em-ind",u=[];if(a&&e.sep&&!e.value){let f=[];for(let v=0;v<e.sep.length;++v){let w=e.sep[v];switch(w.type){case"newline":
f.push(v);break;case"space":break;case"comment":w.indent>t.indent&&(f.length=0);break;default:f.length=0}}f.length>=2&&(u=
e.sep.splice(f[1]))}switch(this.type){case"anchor":case"tag":a||e.value?(u.push(this.sourceToken),t.items.push({start:u}),
this.onKeyLine=!0):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"explicit-key-ind":!e.sep&&
!e.explicitKey?(e.start.push(this.sourceToken),e.explicitKey=!0):a||e.value?(u.push(this.sourceToken),t.items.push({start:u,
explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],
explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(e.explicitKey)if(e.sep)if(e.value)t.items.push({start:[],
key:null,sep:[this.sourceToken]});else if(d(e.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:u,key:null,sep:[this.sourceToken]}]});else if(c(e.key)&&!d(e.sep,"newline")){let f=l(e.
start),v=e.key,w=e.sep;w.push(this.sourceToken),delete e.key,delete e.sep,this.stack.push({type:"block-map",offset:this.
offset,indent:this.indent,items:[{start:f,key:v,sep:w}]})}else u.length>0?e.sep=e.sep.concat(u,this.sourceToken):e.sep.push(
this.sourceToken);else if(d(e.start,"newline"))Object.assign(e,{key:null,sep:[this.sourceToken]});else{let f=l(e.start);
this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:f,key:null,sep:[this.sourceToken]}]})}else
e.sep?e.value||a?t.items.push({start:u,key:null,sep:[this.sourceToken]}):d(e.sep,"map-value-ind")?this.stack.push({type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):e.sep.push(this.sourceToken):
Object.assign(e,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-\
scalar":case"double-quoted-scalar":{let f=this.flowScalar(this.type);a||e.value?(t.items.push({start:u,key:f,sep:[]}),this.
onKeyLine=!0):e.sep?this.stack.push(f):(Object.assign(e,{key:f,sep:[]}),this.onKeyLine=!0);return}default:{let f=this.startBlockValue(
t);if(f){if(f.type==="block-seq"){if(!e.explicitKey&&e.sep&&!d(e.sep,"newline")){yield*this.pop({type:"error",offset:this.
offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else n&&t.items.push({start:u});
this.stack.push(f);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let e=t.items[t.items.length-1];switch(this.
type){case"newline":if(e.value){let n="end"in e.value?e.value.end:void 0;(Array.isArray(n)?n[n.length-1]:void 0)?.type===
"comment"?n?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.start.push(this.sourceToken);return;case"\
space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(e.start,t.indent)){
let n=t.items[t.items.length-2]?.value?.end;if(Array.isArray(n)){r(n,e.start),n.push(this.sourceToken),t.items.pop();return}}
e.start.push(this.sourceToken)}return;case"anchor":case"tag":if(e.value||this.indent<=t.indent)break;e.start.push(this.sourceToken);
return;case"seq-item-ind":if(this.indent!==t.indent)break;e.value||d(e.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):
e.start.push(this.sourceToken);return}if(this.indent>t.indent){let n=this.startBlockValue(t);if(n){this.stack.push(n);return}}
yield*this.pop(),yield*this.step()}*flowCollection(t){let e=t.items[t.items.length-1];if(this.type==="flow-error-end"){let n;
do yield*this.pop(),n=this.peek(1);while(n?.type==="flow-collection")}else if(t.end.length===0){switch(this.type){case"c\
omma":case"explicit-key-ind":!e||e.sep?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return;case"\
map-value-ind":!e||e.value?t.items.push({start:[],key:null,sep:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):Object.
assign(e,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!e||e.
value?t.items.push({start:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let a=this.flowScalar(this.type);!e||e.value?
t.items.push({start:[],key:a,sep:[]}):e.sep?this.stack.push(a):Object.assign(e,{key:a,sep:[]});return}case"flow-map-end":case"\
flow-seq-end":t.end.push(this.sourceToken);return}let n=this.startBlockValue(t);n?this.stack.push(n):(yield*this.pop(),yield*this.
step())}else{let n=this.peek(2);if(n.type==="block-map"&&(this.type==="map-value-ind"&&n.indent===t.indent||this.type===
"newline"&&!n.items[n.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&n.type!==
"flow-collection"){let a=o(n),u=l(a);i(t);let f=t.end.splice(1,t.end.length);f.push(this.sourceToken);let v={type:"block\
-map",offset:t.offset,indent:t.indent,items:[{start:u,key:t,sep:f}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=v}else
yield*this.lineEnd(t)}}flowScalar(t){if(this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;let e=o(t),n=l(e);return n.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:n,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let e=o(t),n=l(e);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,e){
return this.type!=="comment"||this.indent<=e?!1:t.every(n=>n.type==="newline"||n.type==="space")}*documentEnd(t){this.type!==
"doc-mode"&&(t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}};b.Parser=s}),Et=(0,p.c)(b=>{"use strict";var g=qe(),m=oe(),y=le(),d=Ae(),h=P(),
c=Re(),o=Ue();function l(e){let n=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||n&&new c.LineCounter||null,prettyErrors:n}}
k(l,"pa"),(0,p.a)(l,"parseOptions");function r(e,n={}){let{lineCounter:a,prettyErrors:u}=l(n),f=new o.Parser(a?.addNewLine),
v=new g.Composer(n),w=Array.from(v.compose(f.parse(e)));if(u&&a)for(let N of w)N.errors.forEach(y.prettifyError(e,a)),N.
warnings.forEach(y.prettifyError(e,a));return w.length>0?w:Object.assign([],{empty:!0},v.streamInfo())}k(r,"_f"),(0,p.a)(
r,"parseAllDocuments");function i(e,n={}){let{lineCounter:a,prettyErrors:u}=l(n),f=new o.Parser(a?.addNewLine),v=new g.Composer(
n),w=null;for(let N of v.compose(f.parse(e),!0,e.length))if(!w)w=N;else if(w.options.logLevel!=="silent"){w.errors.push(
new y.YAMLParseError(N.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDoc\
uments()"));break}return u&&a&&(w.errors.forEach(y.prettifyError(e,a)),w.warnings.forEach(y.prettifyError(e,a))),w}k(i,"\
ma"),(0,p.a)(i,"parseDocument");function s(e,n,a){let u;typeof n=="function"?u=n:a===void 0&&n&&typeof n=="object"&&(a=n);
let f=i(e,a);if(!f)return null;if(f.warnings.forEach(v=>d.warn(f.options.logLevel,v)),f.errors.length>0){if(f.options.logLevel!==
"silent")throw f.errors[0];f.errors=[]}return f.toJS(Object.assign({reviver:u},a))}k(s,"$f"),(0,p.a)(s,"parse");function t(e,n,a){
let u=null;if(typeof n=="function"||Array.isArray(n)?u=n:a===void 0&&n&&(a=n),typeof a=="string"&&(a=a.length),typeof a==
"number"){let f=Math.round(a);a=f<1?void 0:f>8?{indent:8}:{indent:f}}if(e===void 0){let{keepUndefined:f}=a??n??{};if(!f)
return}return h.isDocument(e)&&!u?e.toString(a):new m.Document(e,u,a).toString(a)}k(t,"Df"),(0,p.a)(t,"stringify"),b.parse=
s,b.parseAllDocuments=r,b.parseDocument=i,b.stringify=t}),At=(0,p.c)(b=>{"use strict";var g=qe(),m=oe(),y=$e(),d=le(),h=te(),
c=P(),o=J(),l=B(),r=W(),i=Q(),s=ve(),t=Fe(),e=Re(),n=Ue(),a=Et(),u=ee();b.Composer=g.Composer,b.Document=m.Document,b.Schema=
y.Schema,b.YAMLError=d.YAMLError,b.YAMLParseError=d.YAMLParseError,b.YAMLWarning=d.YAMLWarning,b.Alias=h.Alias,b.isAlias=
c.isAlias,b.isCollection=c.isCollection,b.isDocument=c.isDocument,b.isMap=c.isMap,b.isNode=c.isNode,b.isPair=c.isPair,b.
isScalar=c.isScalar,b.isSeq=c.isSeq,b.Pair=o.Pair,b.Scalar=l.Scalar,b.YAMLMap=r.YAMLMap,b.YAMLSeq=i.YAMLSeq,b.CST=s,b.Lexer=
t.Lexer,b.LineCounter=e.LineCounter,b.Parser=n.Parser,b.parse=a.parse,b.parseAllDocuments=a.parseAllDocuments,b.parseDocument=
a.parseDocument,b.stringify=a.stringify,b.visit=u.visit,b.visitAsync=u.visitAsync}),Y=(0,p.e)(At()),Ot=Y.LineCounter,Ct=Y.
isMap,Tt=Y.isNode,Lt=Y.isScalar,It=Y.parse,xt=Y.parseDocument,Pt=Y.stringify,Mt=Y.visit}};
