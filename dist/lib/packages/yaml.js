//# yaml
(function($t,Ge,Pt,Qe){var ue=Object.defineProperty,He=Object.getOwnPropertyDescriptor,Xe=Object.getOwnPropertyNames,ze=Object.
prototype.hasOwnProperty,Ze=(b,g)=>{for(var m in g)ue(b,m,{get:g[m],enumerable:!0})},et=(b,g,m,y)=>{if(g&&typeof g=="obj\
ect"||typeof g=="function")for(let d of Xe(g))!ze.call(b,d)&&d!==m&&ue(b,d,{get:()=>g[d],enumerable:!(y=He(g,d))||y.enumerable});
return b},tt=b=>et(ue({},"__esModule",{value:!0}),b),we={};Ze(we,{LineCounter:()=>At,isMap:()=>Lt,isNode:()=>Ot,isScalar:()=>Ct,
parse:()=>Tt,parseDocument:()=>It,stringify:()=>xt,visit:()=>Mt}),Qe.exports=tt(we);var L=Ge("chunk-IYWUY3VA"),M=(0,L.b)(
b=>{"use strict";var g=Symbol.for("yaml.alias"),m=Symbol.for("yaml.document"),y=Symbol.for("yaml.map"),d=Symbol.for("yam\
l.pair"),p=Symbol.for("yaml.scalar"),u=Symbol.for("yaml.seq"),o=Symbol.for("yaml.node.type"),l=h=>!!h&&typeof h=="object"&&
h[o]===g,r=h=>!!h&&typeof h=="object"&&h[o]===m,n=h=>!!h&&typeof h=="object"&&h[o]===y,s=h=>!!h&&typeof h=="object"&&h[o]===
d,t=h=>!!h&&typeof h=="object"&&h[o]===p,e=h=>!!h&&typeof h=="object"&&h[o]===u;function i(h){if(h&&typeof h=="object")switch(h[o]){case y:case u:
return!0}return!1}function a(h){if(h&&typeof h=="object")switch(h[o]){case g:case y:case p:case u:return!0}return!1}var c=h=>(t(
h)||i(h))&&!!h.anchor;b.ALIAS=g,b.DOC=m,b.MAP=y,b.NODE_TYPE=o,b.PAIR=d,b.SCALAR=p,b.SEQ=u,b.hasAnchor=c,b.isAlias=l,b.isCollection=
i,b.isDocument=r,b.isMap=n,b.isNode=a,b.isPair=s,b.isScalar=t,b.isSeq=e}),ee=(0,L.b)(b=>{"use strict";var g=M(),m=Symbol(
"break visit"),y=Symbol("skip children"),d=Symbol("remove node");function p(t,e){let i=r(e);g.isDocument(t)?u(null,t.contents,
i,Object.freeze([t]))===d&&(t.contents=null):u(null,t,i,Object.freeze([]))}p.BREAK=m,p.SKIP=y,p.REMOVE=d;function u(t,e,i,a){
let c=n(t,e,i,a);if(g.isNode(c)||g.isPair(c))return s(t,a,c),u(t,c,i,a);if(typeof c!="symbol"){if(g.isCollection(e)){a=Object.
freeze(a.concat(e));for(let h=0;h<e.items.length;++h){let v=u(h,e.items[h],i,a);if(typeof v=="number")h=v-1;else{if(v===
m)return m;v===d&&(e.items.splice(h,1),h-=1)}}}else if(g.isPair(e)){a=Object.freeze(a.concat(e));let h=u("key",e.key,i,a);
if(h===m)return m;h===d&&(e.key=null);let v=u("value",e.value,i,a);if(v===m)return m;v===d&&(e.value=null)}}return c}async function o(t,e){
let i=r(e);g.isDocument(t)?await l(null,t.contents,i,Object.freeze([t]))===d&&(t.contents=null):await l(null,t,i,Object.
freeze([]))}o.BREAK=m,o.SKIP=y,o.REMOVE=d;async function l(t,e,i,a){let c=await n(t,e,i,a);if(g.isNode(c)||g.isPair(c))return s(
t,a,c),l(t,c,i,a);if(typeof c!="symbol"){if(g.isCollection(e)){a=Object.freeze(a.concat(e));for(let h=0;h<e.items.length;++h){
let v=await l(h,e.items[h],i,a);if(typeof v=="number")h=v-1;else{if(v===m)return m;v===d&&(e.items.splice(h,1),h-=1)}}}else if(g.
isPair(e)){a=Object.freeze(a.concat(e));let h=await l("key",e.key,i,a);if(h===m)return m;h===d&&(e.key=null);let v=await l(
"value",e.value,i,a);if(v===m)return m;v===d&&(e.value=null)}}return c}function r(t){return typeof t=="object"&&(t.Collection||
t.Node||t.Value)?Object.assign({Alias:t.Node,Map:t.Node,Scalar:t.Node,Seq:t.Node},t.Value&&{Map:t.Value,Scalar:t.Value,Seq:t.
Value},t.Collection&&{Map:t.Collection,Seq:t.Collection},t):t}function n(t,e,i,a){if(typeof i=="function")return i(t,e,a);
if(g.isMap(e))return i.Map?.(t,e,a);if(g.isSeq(e))return i.Seq?.(t,e,a);if(g.isPair(e))return i.Pair?.(t,e,a);if(g.isScalar(
e))return i.Scalar?.(t,e,a);if(g.isAlias(e))return i.Alias?.(t,e,a)}function s(t,e,i){let a=e[e.length-1];if(g.isCollection(
a))a.items[t]=i;else if(g.isPair(a))t==="key"?a.key=i:a.value=i;else if(g.isDocument(a))a.contents=i;else{let c=g.isAlias(
a)?"alias":"scalar";throw new Error(`Cannot replace node with ${c} parent`)}}b.visit=p,b.visitAsync=o}),ke=(0,L.b)(b=>{"\
use strict";var g=M(),m=ee(),y={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},d=u=>u.replace(/[!,[\]{}]/g,
o=>y[o]),p=class U{constructor(o,l){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},U.defaultYaml,o),this.tags=
Object.assign({},U.defaultTags,l)}clone(){let o=new U(this.yaml,this.tags);return o.docStart=this.docStart,o}atDocument(){
let o=new U(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=
!1,this.yaml={explicit:U.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},U.defaultTags);break}return o}add(o,l){
this.atNextDocument&&(this.yaml={explicit:U.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},U.defaultTags),
this.atNextDocument=!1);let r=o.trim().split(/[ \t]+/),n=r.shift();switch(n){case"%TAG":{if(r.length!==2&&(l(0,"%TAG dir\
ective should contain exactly two parts"),r.length<2))return!1;let[s,t]=r;return this.tags[s]=t,!0}case"%YAML":{if(this.
yaml.explicit=!0,r.length!==1)return l(0,"%YAML directive should contain exactly one part"),!1;let[s]=r;if(s==="1.1"||s===
"1.2")return this.yaml.version=s,!0;{let t=/^\d+\.\d+$/.test(s);return l(6,`Unsupported YAML version ${s}`,t),!1}}default:
return l(0,`Unknown directive ${n}`,!0),!1}}tagName(o,l){if(o==="!")return"!";if(o[0]!=="!")return l(`Not a valid tag: ${o}`),
null;if(o[1]==="<"){let t=o.slice(2,-1);return t==="!"||t==="!!"?(l(`Verbatim tags aren't resolved, so ${o} is invalid.`),
null):(o[o.length-1]!==">"&&l("Verbatim tags must end with a >"),t)}let[,r,n]=o.match(/^(.*!)([^!]*)$/s);n||l(`The ${o} \
tag has no suffix`);let s=this.tags[r];if(s)try{return s+decodeURIComponent(n)}catch(t){return l(String(t)),null}return r===
"!"?o:(l(`Could not resolve tag: ${o}`),null)}tagString(o){for(let[l,r]of Object.entries(this.tags))if(o.startsWith(r))return l+
d(o.substring(r.length));return o[0]==="!"?o:`!<${o}>`}toString(o){let l=this.yaml.explicit?[`%YAML ${this.yaml.version||
"1.2"}`]:[],r=Object.entries(this.tags),n;if(o&&r.length>0&&g.isNode(o.contents)){let s={};m.visit(o.contents,(t,e)=>{g.
isNode(e)&&e.tag&&(s[e.tag]=!0)}),n=Object.keys(s)}else n=[];for(let[s,t]of r)s==="!!"&&t==="tag:yaml.org,2002:"||(!o||n.
some(e=>e.startsWith(t)))&&l.push(`%TAG ${s} ${t}`);return l.join(`
`)}};p.defaultYaml={explicit:!1,version:"1.2"},p.defaultTags={"!!":"tag:yaml.org,2002:"},b.Directives=p}),fe=(0,L.b)(b=>{
"use strict";var g=M(),m=ee();function y(o){if(/[\x00-\x19\s,[\]{}]/.test(o)){let l=`Anchor must not contain whitespace \
or control characters: ${JSON.stringify(o)}`;throw new Error(l)}return!0}function d(o){let l=new Set;return m.visit(o,{Value(r,n){
n.anchor&&l.add(n.anchor)}}),l}function p(o,l){for(let r=1;;++r){let n=`${o}${r}`;if(!l.has(n))return n}}function u(o,l){
let r=[],n=new Map,s=null;return{onAnchor:t=>{r.push(t),s??(s=d(o));let e=p(l,s);return s.add(e),e},setAnchors:()=>{for(let t of r){
let e=n.get(t);if(typeof e=="object"&&e.anchor&&(g.isScalar(e.node)||g.isCollection(e.node)))e.node.anchor=e.anchor;else{
let i=new Error("Failed to resolve repeated object (this should not happen)");throw i.source=t,i}}},sourceObjects:n}}b.anchorIsValid=
y,b.anchorNames=d,b.createNodeAnchors=u,b.findNewAnchor=p}),Se=(0,L.b)(b=>{"use strict";function g(m,y,d,p){if(p&&typeof p==
"object")if(Array.isArray(p))for(let u=0,o=p.length;u<o;++u){let l=p[u],r=g(m,p,String(u),l);r===void 0?delete p[u]:r!==
l&&(p[u]=r)}else if(p instanceof Map)for(let u of Array.from(p.keys())){let o=p.get(u),l=g(m,p,u,o);l===void 0?p.delete(
u):l!==o&&p.set(u,l)}else if(p instanceof Set)for(let u of Array.from(p)){let o=g(m,p,u,u);o===void 0?p.delete(u):o!==u&&
(p.delete(u),p.add(o))}else for(let[u,o]of Object.entries(p)){let l=g(m,p,u,o);l===void 0?delete p[u]:l!==o&&(p[u]=l)}return m.
call(y,d,p)}b.applyReviver=g}),J=(0,L.b)(b=>{"use strict";var g=M();function m(y,d,p){if(Array.isArray(y))return y.map((u,o)=>m(
u,String(o),p));if(y&&typeof y.toJSON=="function"){if(!p||!g.hasAnchor(y))return y.toJSON(d,p);let u={aliasCount:0,count:1,
res:void 0};p.anchors.set(y,u),p.onCreate=l=>{u.res=l,delete p.onCreate};let o=y.toJSON(d,p);return p.onCreate&&p.onCreate(
o),o}return typeof y=="bigint"&&!p?.keep?Number(y):y}b.toJS=m}),he=(0,L.b)(b=>{"use strict";var g=Se(),m=M(),y=J(),d=class{constructor(p){
Object.defineProperty(this,m.NODE_TYPE,{value:p})}clone(){let p=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(p.range=this.range.slice()),p}toJS(p,{mapAsMap:u,maxAliasCount:o,onAnchor:l,reviver:r}={}){if(!m.
isDocument(p))throw new TypeError("A document argument is required");let n={anchors:new Map,doc:p,keep:!0,mapAsMap:u===!0,
mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},s=y.toJS(this,"",n);if(typeof l=="function")for(let{count:t,res:e}of n.
anchors.values())l(e,t);return typeof r=="function"?g.applyReviver(r,{"":s},"",s):s}};b.NodeBase=d}),te=(0,L.b)(b=>{"use\
 strict";var g=fe(),m=ee(),y=M(),d=he(),p=J(),u=class extends d.NodeBase{constructor(l){super(y.ALIAS),this.source=l,Object.
defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(l,r){if(r?.maxAliasCount===0)
throw new ReferenceError("Alias resolution is disabled");let n;r?.aliasResolveCache?n=r.aliasResolveCache:(n=[],m.visit(
l,{Node:(t,e)=>{(y.isAlias(e)||y.hasAnchor(e))&&n.push(e)}}),r&&(r.aliasResolveCache=n));let s;for(let t of n){if(t===this)
break;t.anchor===this.source&&(s=t)}if(s&&r){let{anchors:t,doc:e,maxAliasCount:i}=r,a=t.get(s);if(a||(p.toJS(s,null,r),a=
t.get(s)),a?.res===void 0){let c="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(c)}if(i>=
0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=o(e,s,t)),a.count*a.aliasCount>i)){let c="Excessive alias count indicates\
 a resource exhaustion attack";throw new ReferenceError(c)}}return s}toJSON(l,r){if(!r)return{source:this.source};let n=this.
resolve(r.doc,r);if(!n){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
s)}return r.anchors.get(n).res}toString(l,r,n){let s=`*${this.source}`;if(l){if(g.anchorIsValid(this.source),l.options.verifyAliasOrder&&
!l.anchors.has(this.source)){let t=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(
t)}if(l.implicitKey)return`${s} `}return s}};function o(l,r,n){if(y.isAlias(r)){let s=r.resolve(l),t=n&&s&&n.get(s);return t?
t.count*t.aliasCount:0}else if(y.isCollection(r)){let s=0;for(let t of r.items){let e=o(l,t,n);e>s&&(s=e)}return s}else if(y.
isPair(r)){let s=o(l,r.key,n),t=o(l,r.value,n);return Math.max(s,t)}return 1}b.Alias=u}),B=(0,L.b)(b=>{"use strict";var g=M(),
m=he(),y=J(),d=u=>!u||typeof u!="function"&&typeof u!="object",p=class extends m.NodeBase{constructor(u){super(g.SCALAR),
this.value=u}toJSON(u,o){return o?.keep?this.value:y.toJS(this.value,u,o)}toString(){return String(this.value)}};p.BLOCK_FOLDED=
"BLOCK_FOLDED",p.BLOCK_LITERAL="BLOCK_LITERAL",p.PLAIN="PLAIN",p.QUOTE_DOUBLE="QUOTE_DOUBLE",p.QUOTE_SINGLE="QUOTE_SINGL\
E",b.Scalar=p,b.isScalarValue=d}),re=(0,L.b)(b=>{"use strict";var g=te(),m=M(),y=B(),d="tag:yaml.org,2002:";function p(o,l,r){
if(l){let n=r.filter(t=>t.tag===l),s=n.find(t=>!t.format)??n[0];if(!s)throw new Error(`Tag ${l} not found`);return s}return r.
find(n=>n.identify?.(o)&&!n.format)}function u(o,l,r){if(m.isDocument(o)&&(o=o.contents),m.isNode(o))return o;if(m.isPair(
o)){let v=r.schema[m.MAP].createNode?.(r.schema,null,r);return v.items.push(o),v}(o instanceof String||o instanceof Number||
o instanceof Boolean||typeof BigInt<"u"&&o instanceof BigInt)&&(o=o.valueOf());let{aliasDuplicateObjects:n,onAnchor:s,onTagObj:t,
schema:e,sourceObjects:i}=r,a;if(n&&o&&typeof o=="object"){if(a=i.get(o),a)return a.anchor??(a.anchor=s(o)),new g.Alias(
a.anchor);a={anchor:null,node:null},i.set(o,a)}l?.startsWith("!!")&&(l=d+l.slice(2));let c=p(o,l,e.tags);if(!c){if(o&&typeof o.
toJSON=="function"&&(o=o.toJSON()),!o||typeof o!="object"){let v=new y.Scalar(o);return a&&(a.node=v),v}c=o instanceof Map?
e[m.MAP]:Symbol.iterator in Object(o)?e[m.SEQ]:e[m.MAP]}t&&(t(c),delete r.onTagObj);let h=c?.createNode?c.createNode(r.schema,
o,r):typeof c?.nodeClass?.from=="function"?c.nodeClass.from(r.schema,o,r):new y.Scalar(o);return l?h.tag=l:c.default||(h.
tag=c.tag),a&&(a.node=h),h}b.createNode=u}),pe=(0,L.b)(b=>{"use strict";var g=re(),m=M(),y=he();function d(o,l,r){let n=r;
for(let s=l.length-1;s>=0;--s){let t=l[s];if(typeof t=="number"&&Number.isInteger(t)&&t>=0){let e=[];e[t]=n,n=e}else n=new Map(
[[t,n]])}return g.createNode(n,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This sho\
uld not happen, please report a bug.")},schema:o,sourceObjects:new Map})}var p=o=>o==null||typeof o=="object"&&!!o[Symbol.
iterator]().next().done,u=class extends y.NodeBase{constructor(o,l){super(o),Object.defineProperty(this,"schema",{value:l,
configurable:!0,enumerable:!1,writable:!0})}clone(o){let l=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return o&&(l.schema=o),l.items=l.items.map(r=>m.isNode(r)||m.isPair(r)?r.clone(o):r),this.range&&(l.range=this.range.
slice()),l}addIn(o,l){if(p(o))this.add(l);else{let[r,...n]=o,s=this.get(r,!0);if(m.isCollection(s))s.addIn(n,l);else if(s===
void 0&&this.schema)this.set(r,d(this.schema,n,l));else throw new Error(`Expected YAML collection at ${r}. Remaining pat\
h: ${n}`)}}deleteIn(o){let[l,...r]=o;if(r.length===0)return this.delete(l);let n=this.get(l,!0);if(m.isCollection(n))return n.
deleteIn(r);throw new Error(`Expected YAML collection at ${l}. Remaining path: ${r}`)}getIn(o,l){let[r,...n]=o,s=this.get(
r,!0);return n.length===0?!l&&m.isScalar(s)?s.value:s:m.isCollection(s)?s.getIn(n,l):void 0}hasAllNullValues(o){return this.
items.every(l=>{if(!m.isPair(l))return!1;let r=l.value;return r==null||o&&m.isScalar(r)&&r.value==null&&!r.commentBefore&&
!r.comment&&!r.tag})}hasIn(o){let[l,...r]=o;if(r.length===0)return this.has(l);let n=this.get(l,!0);return m.isCollection(
n)?n.hasIn(r):!1}setIn(o,l){let[r,...n]=o;if(n.length===0)this.set(r,l);else{let s=this.get(r,!0);if(m.isCollection(s))s.
setIn(n,l);else if(s===void 0&&this.schema)this.set(r,d(this.schema,n,l));else throw new Error(`Expected YAML collection\
 at ${r}. Remaining path: ${n}`)}}};b.Collection=u,b.collectionFromPath=d,b.isEmptyPath=p}),se=(0,L.b)(b=>{"use strict";
var g=d=>d.replace(/^(?!$)(?: $)?/gm,"#");function m(d,p){return/^\n+$/.test(d)?d.substring(1):p?d.replace(/^(?! *$)/gm,
p):d}var y=(d,p,u)=>d.endsWith(`
`)?m(u,p):u.includes(`
`)?`
`+m(u,p):(d.endsWith(" ")?"":" ")+u;b.indentComment=m,b.lineComment=y,b.stringifyComment=g}),rt=(0,L.b)(b=>{"use strict";
var g="flow",m="block",y="quoted";function d(u,o,l="flow",{indentAtStart:r,lineWidth:n=80,minContentWidth:s=20,onFold:t,
onOverflow:e}={}){if(!n||n<0)return u;n<s&&(s=0);let i=Math.max(1+s,1+n-o.length);if(u.length<=i)return u;let a=[],c={},
h=n-o.length;typeof r=="number"&&(r>n-Math.max(2,s)?a.push(0):h=n-r);let v,w,S=!1,k=-1,N=-1,A=-1;l===m&&(k=p(u,k,o.length),
k!==-1&&(h=k+i));for(let C;C=u[k+=1];){if(l===y&&C==="\\"){switch(N=k,u[k+1]){case"x":k+=3;break;case"u":k+=5;break;case"\
U":k+=9;break;default:k+=1}A=k}if(C===`
`)l===m&&(k=p(u,k,o.length)),h=k+o.length+i,v=void 0;else{if(C===" "&&w&&w!==" "&&w!==`
`&&w!=="	"){let E=u[k+1];E&&E!==" "&&E!==`
`&&E!=="	"&&(v=k)}if(k>=h)if(v)a.push(v),h=v+i,v=void 0;else if(l===y){for(;w===" "||w==="	";)w=C,C=u[k+=1],S=!0;let E=k>
A+1?k-2:N-1;if(c[E])return u;a.push(E),c[E]=!0,h=E+i,v=void 0}else S=!0}w=C}if(S&&e&&e(),a.length===0)return u;t&&t();let O=u.
slice(0,a[0]);for(let C=0;C<a.length;++C){let E=a[C],T=a[C+1]||u.length;E===0?O=`
${o}${u.slice(0,T)}`:(l===y&&c[E]&&(O+=`${u[E]}\\`),O+=`
${o}${u.slice(E+1,T)}`)}return O}function p(u,o,l){let r=o,n=o+1,s=u[n];for(;s===" "||s==="	";)if(o<n+l)s=u[++o];else{do
s=u[++o];while(s&&s!==`
`);r=o,n=o+1,s=u[n]}return r}b.FOLD_BLOCK=m,b.FOLD_FLOW=g,b.FOLD_QUOTED=y,b.foldFlowLines=d}),ne=(0,L.b)(b=>{"use strict";
var g=B(),m=rt(),y=(e,i)=>({indentAtStart:i?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.
options.minContentWidth}),d=e=>/^(%|---|\.\.\.)/m.test(e);function p(e,i,a){if(!i||i<0)return!1;let c=i-a,h=e.length;if(h<=
c)return!1;for(let v=0,w=0;v<h;++v)if(e[v]===`
`){if(v-w>c)return!0;if(w=v+1,h-w<=c)return!1}return!0}function u(e,i){let a=JSON.stringify(e);if(i.options.doubleQuotedAsJSON)
return a;let{implicitKey:c}=i,h=i.options.doubleQuotedMinMultiLineLength,v=i.indent||(d(e)?"  ":""),w="",S=0;for(let k=0,
N=a[k];N;N=a[++k])if(N===" "&&a[k+1]==="\\"&&a[k+2]==="n"&&(w+=a.slice(S,k)+"\\ ",k+=1,S=k,N="\\"),N==="\\")switch(a[k+1]){case"\
u":{w+=a.slice(S,k);let A=a.substr(k+2,4);switch(A){case"0000":w+="\\0";break;case"0007":w+="\\a";break;case"000b":w+="\\\
v";break;case"001b":w+="\\e";break;case"0085":w+="\\N";break;case"00a0":w+="\\_";break;case"2028":w+="\\L";break;case"20\
29":w+="\\P";break;default:A.substr(0,2)==="00"?w+="\\x"+A.substr(2):w+=a.substr(k,6)}k+=5,S=k+1}break;case"n":if(c||a[k+
2]==='"'||a.length<h)k+=1;else{for(w+=a.slice(S,k)+`

`;a[k+2]==="\\"&&a[k+3]==="n"&&a[k+4]!=='"';)w+=`
`,k+=2;w+=v,a[k+2]===" "&&(w+="\\"),k+=1,S=k+1}break;default:k+=1}return w=S?w+a.slice(S):a,c?w:m.foldFlowLines(w,v,m.FOLD_QUOTED,
y(i,!1))}function o(e,i){if(i.options.singleQuote===!1||i.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return u(e,i);let a=i.indent||(d(e)?"  ":""),c="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&\

${a}`)+"'";return i.implicitKey?c:m.foldFlowLines(c,a,m.FOLD_FLOW,y(i,!1))}function l(e,i){let{singleQuote:a}=i.options,
c;if(a===!1)c=u;else{let h=e.includes('"'),v=e.includes("'");h&&!v?c=o:v&&!h?c=u:c=a?o:u}return c(e,i)}var r;try{r=new RegExp(
`(^|(?<!
))
+(?!
|$)`,"g")}catch{r=/\n+(?!\n|$)/g}function n({comment:e,type:i,value:a},c,h,v){let{blockQuote:w,commentString:S,lineWidth:k}=c.
options;if(!w||/\n[\t ]+$/.test(a))return l(a,c);let N=c.indent||(c.forceBlockIndent||d(a)?"  ":""),A=w==="literal"?!0:w===
"folded"||i===g.Scalar.BLOCK_FOLDED?!1:i===g.Scalar.BLOCK_LITERAL?!0:!p(a,k,N.length);if(!a)return A?`|
`:`>
`;let O,C;for(C=a.length;C>0;--C){let P=a[C-1];if(P!==`
`&&P!=="	"&&P!==" ")break}let E=a.substring(C),T=E.indexOf(`
`);T===-1?O="-":a===E||T!==E.length-1?(O="+",v&&v()):O="",E&&(a=a.slice(0,-E.length),E[E.length-1]===`
`&&(E=E.slice(0,-1)),E=E.replace(r,`$&${N}`));let I=!1,$,K=-1;for($=0;$<a.length;++$){let P=a[$];if(P===" ")I=!0;else if(P===
`
`)K=$;else break}let D=a.substring(0,K<$?K+1:$);D&&(a=a.substring(D.length),D=D.replace(/\n+/g,`$&${N}`));let j=(I?N?"2":
"1":"")+O;if(e&&(j+=" "+S(e.replace(/ ?[\r\n]+/g," ")),h&&h()),!A){let P=a.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${N}`),x=!1,q=y(c,!0);w!=="folde\
d"&&i!==g.Scalar.BLOCK_FOLDED&&(q.onOverflow=()=>{x=!0});let _=m.foldFlowLines(`${D}${P}${E}`,N,m.FOLD_BLOCK,q);if(!x)return`\
>${j}
${N}${_}`}return a=a.replace(/\n+/g,`$&${N}`),`|${j}
${N}${D}${a}${E}`}function s(e,i,a,c){let{type:h,value:v}=e,{actualString:w,implicitKey:S,indent:k,indentStep:N,inFlow:A}=i;
if(S&&v.includes(`
`)||A&&/[[\]{},]/.test(v))return l(v,i);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(v))return S||A||!v.includes(`
`)?l(v,i):n(e,i,a,c);if(!S&&!A&&h!==g.Scalar.PLAIN&&v.includes(`
`))return n(e,i,a,c);if(d(v)){if(k==="")return i.forceBlockIndent=!0,n(e,i,a,c);if(S&&k===N)return l(v,i)}let O=v.replace(
/\n+/g,`$&
${k}`);if(w){let C=I=>I.default&&I.tag!=="tag:yaml.org,2002:str"&&I.test?.test(O),{compat:E,tags:T}=i.doc.schema;if(T.some(
C)||E?.some(C))return l(v,i)}return S?O:m.foldFlowLines(O,k,m.FOLD_FLOW,y(i,!1))}function t(e,i,a,c){let{implicitKey:h,inFlow:v}=i,
w=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)}),{type:S}=e;S!==g.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.
test(w.value)&&(S=g.Scalar.QUOTE_DOUBLE);let k=A=>{switch(A){case g.Scalar.BLOCK_FOLDED:case g.Scalar.BLOCK_LITERAL:return h||
v?l(w.value,i):n(w,i,a,c);case g.Scalar.QUOTE_DOUBLE:return u(w.value,i);case g.Scalar.QUOTE_SINGLE:return o(w.value,i);case g.
Scalar.PLAIN:return s(w,i,a,c);default:return null}},N=k(S);if(N===null){let{defaultKeyType:A,defaultStringType:O}=i.options,
C=h&&A||O;if(N=k(C),N===null)throw new Error(`Unsupported default string type ${C}`)}return N}b.stringifyString=t}),ie=(0,L.
b)(b=>{"use strict";var g=fe(),m=M(),y=se(),d=ne();function p(r,n){let s=Object.assign({blockQuote:!0,commentString:y.stringifyComment,
defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"\
false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},r.schema.toStringOptions,n),t;switch(s.collectionStyle){case"block":
t=!1;break;case"flow":t=!0;break;default:t=null}return{anchors:new Set,doc:r,flowCollectionPadding:s.flowCollectionPadding?
" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:t,options:s}}function u(r,n){if(n.
tag){let e=r.filter(i=>i.tag===n.tag);if(e.length>0)return e.find(i=>i.format===n.format)??e[0]}let s,t;if(m.isScalar(n)){
t=n.value;let e=r.filter(i=>i.identify?.(t));if(e.length>1){let i=e.filter(a=>a.test);i.length>0&&(e=i)}s=e.find(i=>i.format===
n.format)??e.find(i=>!i.format)}else t=n,s=r.find(e=>e.nodeClass&&t instanceof e.nodeClass);if(!s){let e=t?.constructor?.
name??(t===null?"null":typeof t);throw new Error(`Tag not resolved for ${e} value`)}return s}function o(r,n,{anchors:s,doc:t}){
if(!t.directives)return"";let e=[],i=(m.isScalar(r)||m.isCollection(r))&&r.anchor;i&&g.anchorIsValid(i)&&(s.add(i),e.push(
`&${i}`));let a=r.tag??(n.default?null:n.tag);return a&&e.push(t.directives.tagString(a)),e.join(" ")}function l(r,n,s,t){
if(m.isPair(r))return r.toString(n,s,t);if(m.isAlias(r)){if(n.doc.directives)return r.toString(n);if(n.resolvedAliases?.
has(r))throw new TypeError("Cannot stringify circular structure without alias nodes");n.resolvedAliases?n.resolvedAliases.
add(r):n.resolvedAliases=new Set([r]),r=r.resolve(n.doc)}let e,i=m.isNode(r)?r:n.doc.createNode(r,{onTagObj:h=>e=h});e??
(e=u(n.doc.schema.tags,i));let a=o(i,e,n);a.length>0&&(n.indentAtStart=(n.indentAtStart??0)+a.length+1);let c=typeof e.stringify==
"function"?e.stringify(i,n,s,t):m.isScalar(i)?d.stringifyString(i,n,s,t):i.toString(n,s,t);return a?m.isScalar(i)||c[0]===
"{"||c[0]==="["?`${a} ${c}`:`${a}
${n.indent}${c}`:c}b.createStringifyContext=p,b.stringify=l}),st=(0,L.b)(b=>{"use strict";var g=M(),m=B(),y=ie(),d=se();
function p({key:u,value:o},l,r,n){let{allNullValues:s,doc:t,indent:e,indentStep:i,options:{commentString:a,indentSeq:c,simpleKeys:h}}=l,
v=g.isNode(u)&&u.comment||null;if(h){if(v)throw new Error("With simple keys, key nodes cannot have comments");if(g.isCollection(
u)||!g.isNode(u)&&typeof u=="object"){let $="With simple keys, collection cannot be used as a key value";throw new Error(
$)}}let w=!h&&(!u||v&&o==null&&!l.inFlow||g.isCollection(u)||(g.isScalar(u)?u.type===m.Scalar.BLOCK_FOLDED||u.type===m.Scalar.
BLOCK_LITERAL:typeof u=="object"));l=Object.assign({},l,{allNullValues:!1,implicitKey:!w&&(h||!s),indent:e+i});let S=!1,
k=!1,N=y.stringify(u,l,()=>S=!0,()=>k=!0);if(!w&&!l.inFlow&&N.length>1024){if(h)throw new Error("With simple keys, singl\
e line scalar must not span more than 1024 characters");w=!0}if(l.inFlow){if(s||o==null)return S&&r&&r(),N===""?"?":w?`?\
 ${N}`:N}else if(s&&!h||o==null&&w)return N=`? ${N}`,v&&!S?N+=d.lineComment(N,l.indent,a(v)):k&&n&&n(),N;S&&(v=null),w?(v&&
(N+=d.lineComment(N,l.indent,a(v))),N=`? ${N}
${e}:`):(N=`${N}:`,v&&(N+=d.lineComment(N,l.indent,a(v))));let A,O,C;g.isNode(o)?(A=!!o.spaceBefore,O=o.commentBefore,C=
o.comment):(A=!1,O=null,C=null,o&&typeof o=="object"&&(o=t.createNode(o))),l.implicitKey=!1,!w&&!v&&g.isScalar(o)&&(l.indentAtStart=
N.length+1),k=!1,!c&&i.length>=2&&!l.inFlow&&!w&&g.isSeq(o)&&!o.flow&&!o.tag&&!o.anchor&&(l.indent=l.indent.substring(2));
let E=!1,T=y.stringify(o,l,()=>E=!0,()=>k=!0),I=" ";if(v||A||O){if(I=A?`
`:"",O){let $=a(O);I+=`
${d.indentComment($,l.indent)}`}T===""&&!l.inFlow?I===`
`&&C&&(I=`

`):I+=`
${l.indent}`}else if(!w&&g.isCollection(o)){let $=T[0],K=T.indexOf(`
`),D=K!==-1,j=l.inFlow??o.flow??o.items.length===0;if(D||!j){let P=!1;if(D&&($==="&"||$==="!")){let x=T.indexOf(" ");$===
"&"&&x!==-1&&x<K&&T[x+1]==="!"&&(x=T.indexOf(" ",x+1)),(x===-1||K<x)&&(P=!0)}P||(I=`
${l.indent}`)}}else(T===""||T[0]===`
`)&&(I="");return N+=I+T,l.inFlow?E&&r&&r():C&&!E?N+=d.lineComment(N,l.indent,a(C)):k&&n&&n(),N}b.stringifyPair=p}),Ne=(0,L.
b)(b=>{"use strict";var g=(0,L.a)("process");function m(d,...p){d==="debug"&&console.log(...p)}function y(d,p){(d==="deb\
ug"||d==="warn")&&(typeof g.emitWarning=="function"?g.emitWarning(p):console.warn(p))}b.debug=m,b.warn=y}),de=(0,L.b)(b=>{
"use strict";var g=M(),m=B(),y="<<",d={identify:r=>r===y||typeof r=="symbol"&&r.description===y,default:"key",tag:"tag:y\
aml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new m.Scalar(Symbol(y)),{addToJSMap:u}),stringify:()=>y},p=(r,n)=>(d.
identify(n)||g.isScalar(n)&&(!n.type||n.type===m.Scalar.PLAIN)&&d.identify(n.value))&&r?.doc.schema.tags.some(s=>s.tag===
d.tag&&s.default);function u(r,n,s){let t=l(r,s);if(g.isSeq(t))for(let e of t.items)o(r,n,e);else if(Array.isArray(t))for(let e of t)
o(r,n,e);else o(r,n,t)}function o(r,n,s){let t=l(r,s);if(!g.isMap(t))throw new Error("Merge sources must be maps or map \
aliases");let e=t.toJSON(null,r,Map);for(let[i,a]of e)n instanceof Map?n.has(i)||n.set(i,a):n instanceof Set?n.add(i):Object.
prototype.hasOwnProperty.call(n,i)||Object.defineProperty(n,i,{value:a,writable:!0,enumerable:!0,configurable:!0});return n}
function l(r,n){return r&&g.isAlias(n)?n.resolve(r.doc,r):n}b.addMergeToJSMap=u,b.isMergeKey=p,b.merge=d}),Ee=(0,L.b)(b=>{
"use strict";var g=Ne(),m=de(),y=ie(),d=M(),p=J();function u(l,r,{key:n,value:s}){if(d.isNode(n)&&n.addToJSMap)n.addToJSMap(
l,r,s);else if(m.isMergeKey(l,n))m.addMergeToJSMap(l,r,s);else{let t=p.toJS(n,"",l);if(r instanceof Map)r.set(t,p.toJS(s,
t,l));else if(r instanceof Set)r.add(t);else{let e=o(n,t,l),i=p.toJS(s,e,l);e in r?Object.defineProperty(r,e,{value:i,writable:!0,
enumerable:!0,configurable:!0}):r[e]=i}}return r}function o(l,r,n){if(r===null)return"";if(typeof r!="object")return String(
r);if(d.isNode(l)&&n?.doc){let s=y.createStringifyContext(n.doc,{});s.anchors=new Set;for(let e of n.anchors.keys())s.anchors.
add(e.anchor);s.inFlow=!0,s.inStringifyKey=!0;let t=l.toString(s);if(!n.mapKeyWarned){let e=JSON.stringify(t);e.length>40&&
(e=e.substring(0,36)+'..."'),g.warn(n.doc.options.logLevel,`Keys with collection values will be stringified due to JS Ob\
ject restrictions: ${e}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return t}return JSON.stringify(r)}b.
addPairToJSMap=u}),V=(0,L.b)(b=>{"use strict";var g=re(),m=st(),y=Ee(),d=M();function p(o,l,r){let n=g.createNode(o,void 0,
r),s=g.createNode(l,void 0,r);return new u(n,s)}var u=class Ue{constructor(l,r=null){Object.defineProperty(this,d.NODE_TYPE,
{value:d.PAIR}),this.key=l,this.value=r}clone(l){let{key:r,value:n}=this;return d.isNode(r)&&(r=r.clone(l)),d.isNode(n)&&
(n=n.clone(l)),new Ue(r,n)}toJSON(l,r){let n=r?.mapAsMap?new Map:{};return y.addPairToJSMap(r,n,this)}toString(l,r,n){return l?.
doc?m.stringifyPair(this,l,r,n):JSON.stringify(this)}};b.Pair=u,b.createPair=p}),Ae=(0,L.b)(b=>{"use strict";var g=M(),m=ie(),
y=se();function d(l,r,n){return(r.inFlow??l.flow?u:p)(l,r,n)}function p({comment:l,items:r},n,{blockItemPrefix:s,flowChars:t,
itemIndent:e,onChompKeep:i,onComment:a}){let{indent:c,options:{commentString:h}}=n,v=Object.assign({},n,{indent:e,type:null}),
w=!1,S=[];for(let N=0;N<r.length;++N){let A=r[N],O=null;if(g.isNode(A))!w&&A.spaceBefore&&S.push(""),o(n,S,A.commentBefore,
w),A.comment&&(O=A.comment);else if(g.isPair(A)){let E=g.isNode(A.key)?A.key:null;E&&(!w&&E.spaceBefore&&S.push(""),o(n,
S,E.commentBefore,w))}w=!1;let C=m.stringify(A,v,()=>O=null,()=>w=!0);O&&(C+=y.lineComment(C,e,h(O))),w&&O&&(w=!1),S.push(
s+C)}let k;if(S.length===0)k=t.start+t.end;else{k=S[0];for(let N=1;N<S.length;++N){let A=S[N];k+=A?`
${c}${A}`:`
`}}return l?(k+=`
`+y.indentComment(h(l),c),a&&a()):w&&i&&i(),k}function u({items:l},r,{flowChars:n,itemIndent:s}){let{indent:t,indentStep:e,
flowCollectionPadding:i,options:{commentString:a}}=r;s+=e;let c=Object.assign({},r,{indent:s,inFlow:!0,type:null}),h=!1,
v=0,w=[];for(let N=0;N<l.length;++N){let A=l[N],O=null;if(g.isNode(A))A.spaceBefore&&w.push(""),o(r,w,A.commentBefore,!1),
A.comment&&(O=A.comment);else if(g.isPair(A)){let E=g.isNode(A.key)?A.key:null;E&&(E.spaceBefore&&w.push(""),o(r,w,E.commentBefore,
!1),E.comment&&(h=!0));let T=g.isNode(A.value)?A.value:null;T?(T.comment&&(O=T.comment),T.commentBefore&&(h=!0)):A.value==
null&&E?.comment&&(O=E.comment)}O&&(h=!0);let C=m.stringify(A,c,()=>O=null);h||(h=w.length>v||C.includes(`
`)),N<l.length-1?C+=",":r.options.trailingComma&&(r.options.lineWidth>0&&(h||(h=w.reduce((E,T)=>E+T.length+2,2)+(C.length+
2)>r.options.lineWidth)),h&&(C+=",")),O&&(C+=y.lineComment(C,s,a(O))),w.push(C),v=w.length}let{start:S,end:k}=n;if(w.length===
0)return S+k;if(!h){let N=w.reduce((A,O)=>A+O.length+2,2);h=r.options.lineWidth>0&&N>r.options.lineWidth}if(h){let N=S;for(let A of w)
N+=A?`
${e}${t}${A}`:`
`;return`${N}
${t}${k}`}else return`${S}${i}${w.join(" ")}${i}${k}`}function o({indent:l,options:{commentString:r}},n,s,t){if(s&&t&&(s=
s.replace(/^\n+/,"")),s){let e=y.indentComment(r(s),l);n.push(e.trimStart())}}b.stringifyCollection=d}),W=(0,L.b)(b=>{"u\
se strict";var g=Ae(),m=Ee(),y=pe(),d=M(),p=V(),u=B();function o(r,n){let s=d.isScalar(n)?n.value:n;for(let t of r)if(d.
isPair(t)&&(t.key===n||t.key===s||d.isScalar(t.key)&&t.key.value===s))return t}var l=class extends y.Collection{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(r){super(d.MAP,r),this.items=[]}static from(r,n,s){let{keepUndefined:t,replacer:e}=s,
i=new this(r),a=(c,h)=>{if(typeof e=="function")h=e.call(n,c,h);else if(Array.isArray(e)&&!e.includes(c))return;(h!==void 0||
t)&&i.items.push(p.createPair(c,h,s))};if(n instanceof Map)for(let[c,h]of n)a(c,h);else if(n&&typeof n=="object")for(let c of Object.
keys(n))a(c,n[c]);return typeof r.sortMapEntries=="function"&&i.items.sort(r.sortMapEntries),i}add(r,n){let s;d.isPair(r)?
s=r:!r||typeof r!="object"||!("key"in r)?s=new p.Pair(r,r?.value):s=new p.Pair(r.key,r.value);let t=o(this.items,s.key),
e=this.schema?.sortMapEntries;if(t){if(!n)throw new Error(`Key ${s.key} already set`);d.isScalar(t.value)&&u.isScalarValue(
s.value)?t.value.value=s.value:t.value=s.value}else if(e){let i=this.items.findIndex(a=>e(s,a)<0);i===-1?this.items.push(
s):this.items.splice(i,0,s)}else this.items.push(s)}delete(r){let n=o(this.items,r);return n?this.items.splice(this.items.
indexOf(n),1).length>0:!1}get(r,n){let s=o(this.items,r)?.value;return(!n&&d.isScalar(s)?s.value:s)??void 0}has(r){return!!o(
this.items,r)}set(r,n){this.add(new p.Pair(r,n),!0)}toJSON(r,n,s){let t=s?new s:n?.mapAsMap?new Map:{};n?.onCreate&&n.onCreate(
t);for(let e of this.items)m.addPairToJSMap(n,t,e);return t}toString(r,n,s){if(!r)return JSON.stringify(this);for(let t of this.
items)if(!d.isPair(t))throw new Error(`Map items must all be pairs; found ${JSON.stringify(t)} instead`);return!r.allNullValues&&
this.hasAllNullValues(!1)&&(r=Object.assign({},r,{allNullValues:!0})),g.stringifyCollection(this,r,{blockItemPrefix:"",flowChars:{
start:"{",end:"}"},itemIndent:r.indent||"",onChompKeep:s,onComment:n})}};b.YAMLMap=l,b.findPair=o}),H=(0,L.b)(b=>{"use s\
trict";var g=M(),m=W(),y={collection:"map",default:!0,nodeClass:m.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(d,p){return g.
isMap(d)||p("Expected a mapping for this tag"),d},createNode:(d,p,u)=>m.YAMLMap.from(d,p,u)};b.map=y}),G=(0,L.b)(b=>{"us\
e strict";var g=re(),m=Ae(),y=pe(),d=M(),p=B(),u=J(),o=class extends y.Collection{static get tagName(){return"tag:yaml.o\
rg,2002:seq"}constructor(r){super(d.SEQ,r),this.items=[]}add(r){this.items.push(r)}delete(r){let n=l(r);return typeof n!=
"number"?!1:this.items.splice(n,1).length>0}get(r,n){let s=l(r);if(typeof s!="number")return;let t=this.items[s];return!n&&
d.isScalar(t)?t.value:t}has(r){let n=l(r);return typeof n=="number"&&n<this.items.length}set(r,n){let s=l(r);if(typeof s!=
"number")throw new Error(`Expected a valid index, not ${r}.`);let t=this.items[s];d.isScalar(t)&&p.isScalarValue(n)?t.value=
n:this.items[s]=n}toJSON(r,n){let s=[];n?.onCreate&&n.onCreate(s);let t=0;for(let e of this.items)s.push(u.toJS(e,String(
t++),n));return s}toString(r,n,s){return r?m.stringifyCollection(this,r,{blockItemPrefix:"- ",flowChars:{start:"[",end:"\
]"},itemIndent:(r.indent||"")+"  ",onChompKeep:s,onComment:n}):JSON.stringify(this)}static from(r,n,s){let{replacer:t}=s,
e=new this(r);if(n&&Symbol.iterator in Object(n)){let i=0;for(let a of n){if(typeof t=="function"){let c=n instanceof Set?
a:String(i++);a=t.call(n,c,a)}e.items.push(g.createNode(a,void 0,s))}}return e}};function l(r){let n=d.isScalar(r)?r.value:
r;return n&&typeof n=="string"&&(n=Number(n)),typeof n=="number"&&Number.isInteger(n)&&n>=0?n:null}b.YAMLSeq=o}),X=(0,L.
b)(b=>{"use strict";var g=M(),m=G(),y={collection:"seq",default:!0,nodeClass:m.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(d,p){
return g.isSeq(d)||p("Expected a sequence for this tag"),d},createNode:(d,p,u)=>m.YAMLSeq.from(d,p,u)};b.seq=y}),ae=(0,L.
b)(b=>{"use strict";var g=ne(),m={identify:y=>typeof y=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:y=>y,stringify(y,d,p,u){
return d=Object.assign({actualString:!0},d),g.stringifyString(y,d,p,u)}};b.string=m}),me=(0,L.b)(b=>{"use strict";var g=B(),
m={identify:y=>y==null,createNode:()=>new g.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:()=>new g.Scalar(null),stringify:({source:y},d)=>typeof y=="string"&&m.test.test(y)?y:d.options.nullStr};b.nullTag=
m}),Le=(0,L.b)(b=>{"use strict";var g=B(),m={identify:y=>typeof y=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve:y=>new g.Scalar(y[0]==="t"||y[0]==="T"),stringify({source:y,value:d},p){if(y&&m.test.test(y)){let u=y[0]==="t"||
y[0]==="T";if(d===u)return y}return d?p.options.trueStr:p.options.falseStr}};b.boolTag=m}),z=(0,L.b)(b=>{"use strict";function g({
format:m,minFractionDigits:y,tag:d,value:p}){if(typeof p=="bigint")return String(p);let u=typeof p=="number"?p:Number(p);
if(!isFinite(u))return isNaN(u)?".nan":u<0?"-.inf":".inf";let o=Object.is(p,-0)?"-0":JSON.stringify(p);if(!m&&y&&(!d||d===
"tag:yaml.org,2002:float")&&/^-?\d/.test(o)&&!o.includes("e")){let l=o.indexOf(".");l<0&&(l=o.length,o+=".");let r=y-(o.
length-l-1);for(;r-- >0;)o+="0"}return o}b.stringifyNumber=g}),Oe=(0,L.b)(b=>{"use strict";var g=B(),m=z(),y={identify:u=>typeof u==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:u=>u.slice(
-3).toLowerCase()==="nan"?NaN:u[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:m.stringifyNumber},
d={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:u=>parseFloat(u),stringify(u){let o=Number(u.value);return isFinite(o)?o.toExponential():m.stringifyNumber(u)}},
p={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(u){
let o=new g.Scalar(parseFloat(u)),l=u.indexOf(".");return l!==-1&&u[u.length-1]==="0"&&(o.minFractionDigits=u.length-l-1),
o},stringify:m.stringifyNumber};b.float=p,b.floatExp=d,b.floatNaN=y}),Ce=(0,L.b)(b=>{"use strict";var g=z(),m=l=>typeof l==
"bigint"||Number.isInteger(l),y=(l,r,n,{intAsBigInt:s})=>s?BigInt(l):parseInt(l.substring(r),n);function d(l,r,n){let{value:s}=l;
return m(s)&&s>=0?n+s.toString(r):g.stringifyNumber(l)}var p={identify:l=>m(l)&&l>=0,default:!0,tag:"tag:yaml.org,2002:i\
nt",format:"OCT",test:/^0o[0-7]+$/,resolve:(l,r,n)=>y(l,2,8,n),stringify:l=>d(l,8,"0o")},u={identify:m,default:!0,tag:"t\
ag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(l,r,n)=>y(l,0,10,n),stringify:g.stringifyNumber},o={identify:l=>m(l)&&
l>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(l,r,n)=>y(l,2,16,n),stringify:l=>d(
l,16,"0x")};b.int=u,b.intHex=o,b.intOct=p}),nt=(0,L.b)(b=>{"use strict";var g=H(),m=me(),y=X(),d=ae(),p=Le(),u=Oe(),o=Ce(),
l=[g.map,y.seq,d.string,m.nullTag,p.boolTag,o.intOct,o.int,o.intHex,u.floatNaN,u.floatExp,u.float];b.schema=l}),it=(0,L.
b)(b=>{"use strict";var g=B(),m=H(),y=X();function d(r){return typeof r=="bigint"||Number.isInteger(r)}var p=({value:r})=>JSON.
stringify(r),u=[{identify:r=>typeof r=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:r=>r,stringify:p},{identify:r=>r==
null,createNode:()=>new g.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:p},
{identify:r=>typeof r=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:r=>r==="true",stringify:p},
{identify:d,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(r,n,{intAsBigInt:s})=>s?BigInt(
r):parseInt(r,10),stringify:({value:r})=>d(r)?r.toString():JSON.stringify(r)},{identify:r=>typeof r=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:r=>parseFloat(r),stringify:p}],
o={default:!0,tag:"",test:/^/,resolve(r,n){return n(`Unresolved plain scalar ${JSON.stringify(r)}`),r}},l=[m.map,y.seq].
concat(u,o);b.schema=l}),Te=(0,L.b)(b=>{"use strict";var g=(0,L.a)("buffer"),m=B(),y=ne(),d={identify:p=>p instanceof Uint8Array,
default:!1,tag:"tag:yaml.org,2002:binary",resolve(p,u){if(typeof g.Buffer=="function")return g.Buffer.from(p,"base64");if(typeof atob==
"function"){let o=atob(p.replace(/[\n\r]/g,"")),l=new Uint8Array(o.length);for(let r=0;r<o.length;++r)l[r]=o.charCodeAt(
r);return l}else return u("This environment does not support reading binary tags; either Buffer or atob is required"),p},
stringify({comment:p,type:u,value:o},l,r,n){if(!o)return"";let s=o,t;if(typeof g.Buffer=="function")t=s instanceof g.Buffer?
s.toString("base64"):g.Buffer.from(s.buffer).toString("base64");else if(typeof btoa=="function"){let e="";for(let i=0;i<
s.length;++i)e+=String.fromCharCode(s[i]);t=btoa(e)}else throw new Error("This environment does not support writing bina\
ry tags; either Buffer or btoa is required");if(u??(u=m.Scalar.BLOCK_LITERAL),u!==m.Scalar.QUOTE_DOUBLE){let e=Math.max(
l.options.lineWidth-l.indent.length,l.options.minContentWidth),i=Math.ceil(t.length/e),a=new Array(i);for(let c=0,h=0;c<
i;++c,h+=e)a[c]=t.substr(h,e);t=a.join(u===m.Scalar.BLOCK_LITERAL?`
`:" ")}return y.stringifyString({comment:p,type:u,value:t},l,r,n)}};b.binary=d}),ye=(0,L.b)(b=>{"use strict";var g=M(),m=V(),
y=B(),d=G();function p(l,r){if(g.isSeq(l))for(let n=0;n<l.items.length;++n){let s=l.items[n];if(!g.isPair(s)){if(g.isMap(
s)){s.items.length>1&&r("Each pair must have its own sequence indicator");let t=s.items[0]||new m.Pair(new y.Scalar(null));
if(s.commentBefore&&(t.key.commentBefore=t.key.commentBefore?`${s.commentBefore}
${t.key.commentBefore}`:s.commentBefore),s.comment){let e=t.value??t.key;e.comment=e.comment?`${s.comment}
${e.comment}`:s.comment}s=t}l.items[n]=g.isPair(s)?s:new m.Pair(s)}}else r("Expected a sequence for this tag");return l}
function u(l,r,n){let{replacer:s}=n,t=new d.YAMLSeq(l);t.tag="tag:yaml.org,2002:pairs";let e=0;if(r&&Symbol.iterator in Object(
r))for(let i of r){typeof s=="function"&&(i=s.call(r,String(e++),i));let a,c;if(Array.isArray(i))if(i.length===2)a=i[0],
c=i[1];else throw new TypeError(`Expected [key, value] tuple: ${i}`);else if(i&&i instanceof Object){let h=Object.keys(i);
if(h.length===1)a=h[0],c=i[a];else throw new TypeError(`Expected tuple with one key, not ${h.length} keys`)}else a=i;t.items.
push(m.createPair(a,c,n))}return t}var o={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:p,createNode:u};
b.createPairs=u,b.pairs=o,b.resolvePairs=p}),Ie=(0,L.b)(b=>{"use strict";var g=M(),m=J(),y=W(),d=G(),p=ye(),u=class Ye extends d.
YAMLSeq{constructor(){super(),this.add=y.YAMLMap.prototype.add.bind(this),this.delete=y.YAMLMap.prototype.delete.bind(this),
this.get=y.YAMLMap.prototype.get.bind(this),this.has=y.YAMLMap.prototype.has.bind(this),this.set=y.YAMLMap.prototype.set.
bind(this),this.tag=Ye.tag}toJSON(r,n){if(!n)return super.toJSON(r);let s=new Map;n?.onCreate&&n.onCreate(s);for(let t of this.
items){let e,i;if(g.isPair(t)?(e=m.toJS(t.key,"",n),i=m.toJS(t.value,e,n)):e=m.toJS(t,"",n),s.has(e))throw new Error("Or\
dered maps must not include duplicate keys");s.set(e,i)}return s}static from(r,n,s){let t=p.createPairs(r,n,s),e=new this;
return e.items=t.items,e}};u.tag="tag:yaml.org,2002:omap";var o={collection:"seq",identify:l=>l instanceof Map,nodeClass:u,
default:!1,tag:"tag:yaml.org,2002:omap",resolve(l,r){let n=p.resolvePairs(l,r),s=[];for(let{key:t}of n.items)g.isScalar(
t)&&(s.includes(t.value)?r(`Ordered maps must not include duplicate keys: ${t.value}`):s.push(t.value));return Object.assign(
new u,n)},createNode:(l,r,n)=>u.from(l,r,n)};b.YAMLOMap=u,b.omap=o}),at=(0,L.b)(b=>{"use strict";var g=B();function m({value:p,
source:u},o){return u&&(p?y:d).test.test(u)?u:p?o.options.trueStr:o.options.falseStr}var y={identify:p=>p===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new g.Scalar(!0),stringify:m},
d={identify:p=>p===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new g.
Scalar(!1),stringify:m};b.falseTag=d,b.trueTag=y}),ot=(0,L.b)(b=>{"use strict";var g=B(),m=z(),y={identify:u=>typeof u==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:u=>u.slice(
-3).toLowerCase()==="nan"?NaN:u[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:m.stringifyNumber},
d={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:u=>parseFloat(u.replace(/_/g,"")),stringify(u){let o=Number(u.value);return isFinite(o)?o.toExponential():m.stringifyNumber(
u)}},p={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(u){let o=new g.Scalar(parseFloat(u.replace(/_/g,""))),l=u.indexOf(".");if(l!==-1){let r=u.substring(l+1).replace(
/_/g,"");r[r.length-1]==="0"&&(o.minFractionDigits=r.length)}return o},stringify:m.stringifyNumber};b.float=p,b.floatExp=
d,b.floatNaN=y}),lt=(0,L.b)(b=>{"use strict";var g=z(),m=r=>typeof r=="bigint"||Number.isInteger(r);function y(r,n,s,{intAsBigInt:t}){
let e=r[0];if((e==="-"||e==="+")&&(n+=1),r=r.substring(n).replace(/_/g,""),t){switch(s){case 2:r=`0b${r}`;break;case 8:r=
`0o${r}`;break;case 16:r=`0x${r}`;break}let a=BigInt(r);return e==="-"?BigInt(-1)*a:a}let i=parseInt(r,s);return e==="-"?
-1*i:i}function d(r,n,s){let{value:t}=r;if(m(t)){let e=t.toString(n);return t<0?"-"+s+e.substr(1):s+e}return g.stringifyNumber(
r)}var p={identify:m,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(r,n,s)=>y(r,2,
2,s),stringify:r=>d(r,2,"0b")},u={identify:m,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,
resolve:(r,n,s)=>y(r,1,8,s),stringify:r=>d(r,8,"0")},o={identify:m,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,
resolve:(r,n,s)=>y(r,0,10,s),stringify:g.stringifyNumber},l={identify:m,default:!0,tag:"tag:yaml.org,2002:int",format:"H\
EX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(r,n,s)=>y(r,2,16,s),stringify:r=>d(r,16,"0x")};b.int=o,b.intBin=p,b.intHex=l,
b.intOct=u}),xe=(0,L.b)(b=>{"use strict";var g=M(),m=V(),y=W(),d=class Je extends y.YAMLMap{constructor(o){super(o),this.
tag=Je.tag}add(o){let l;g.isPair(o)?l=o:o&&typeof o=="object"&&"key"in o&&"value"in o&&o.value===null?l=new m.Pair(o.key,
null):l=new m.Pair(o,null),y.findPair(this.items,l.key)||this.items.push(l)}get(o,l){let r=y.findPair(this.items,o);return!l&&
g.isPair(r)?g.isScalar(r.key)?r.key.value:r.key:r}set(o,l){if(typeof l!="boolean")throw new Error(`Expected boolean valu\
e for set(key, value) in a YAML set, not ${typeof l}`);let r=y.findPair(this.items,o);r&&!l?this.items.splice(this.items.
indexOf(r),1):!r&&l&&this.items.push(new m.Pair(o))}toJSON(o,l){return super.toJSON(o,l,Set)}toString(o,l,r){if(!o)return JSON.
stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},o,{allNullValues:!0}),l,r);throw new Error(
"Set items must all have null values")}static from(o,l,r){let{replacer:n}=r,s=new this(o);if(l&&Symbol.iterator in Object(
l))for(let t of l)typeof n=="function"&&(t=n.call(l,t,t)),s.items.push(m.createPair(t,null,r));return s}};d.tag="tag:yam\
l.org,2002:set";var p={collection:"map",identify:u=>u instanceof Set,nodeClass:d,default:!1,tag:"tag:yaml.org,2002:set",
createNode:(u,o,l)=>d.from(u,o,l),resolve(u,o){if(g.isMap(u)){if(u.hasAllNullValues(!0))return Object.assign(new d,u);o(
"Set items must all have null values")}else o("Expected a mapping for this tag");return u}};b.YAMLSet=d,b.set=p}),Me=(0,L.
b)(b=>{"use strict";var g=z();function m(o,l){let r=o[0],n=r==="-"||r==="+"?o.substring(1):o,s=e=>l?BigInt(e):Number(e),
t=n.replace(/_/g,"").split(":").reduce((e,i)=>e*s(60)+s(i),s(0));return r==="-"?s(-1)*t:t}function y(o){let{value:l}=o,r=e=>e;
if(typeof l=="bigint")r=e=>BigInt(e);else if(isNaN(l)||!isFinite(l))return g.stringifyNumber(o);let n="";l<0&&(n="-",l*=
r(-1));let s=r(60),t=[l%s];return l<60?t.unshift(0):(l=(l-t[0])/s,t.unshift(l%s),l>=60&&(l=(l-t[0])/s,t.unshift(l))),n+t.
map(e=>String(e).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var d={identify:o=>typeof o=="bigint"||Number.isInteger(
o),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(o,l,{intAsBigInt:r})=>m(
o,r),stringify:y},p={identify:o=>typeof o=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:o=>m(o,!1),stringify:y},u={identify:o=>o instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp(
"^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+]\
[012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(o){let l=o.match(u.test);if(!l)throw new Error("!!timestamp expects a date, st\
arting with yyyy-mm-dd");let[,r,n,s,t,e,i]=l.map(Number),a=l[7]?Number((l[7]+"00").substr(1,3)):0,c=Date.UTC(r,n-1,s,t||
0,e||0,i||0,a),h=l[8];if(h&&h!=="Z"){let v=m(h,!1);Math.abs(v)<30&&(v*=60),c-=6e4*v}return new Date(c)},stringify:({value:o})=>o?.
toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};b.floatTime=p,b.intTime=d,b.timestamp=u}),ct=(0,L.b)(b=>{"use stric\
t";var g=H(),m=me(),y=X(),d=ae(),p=Te(),u=at(),o=ot(),l=lt(),r=de(),n=Ie(),s=ye(),t=xe(),e=Me(),i=[g.map,y.seq,d.string,
m.nullTag,u.trueTag,u.falseTag,l.intBin,l.intOct,l.int,l.intHex,o.floatNaN,o.floatExp,o.float,p.binary,r.merge,n.omap,s.
pairs,t.set,e.intTime,e.floatTime,e.timestamp];b.schema=i}),ut=(0,L.b)(b=>{"use strict";var g=H(),m=me(),y=X(),d=ae(),p=Le(),
u=Oe(),o=Ce(),l=nt(),r=it(),n=Te(),s=de(),t=Ie(),e=ye(),i=ct(),a=xe(),c=Me(),h=new Map([["core",l.schema],["failsafe",[g.
map,y.seq,d.string]],["json",r.schema],["yaml11",i.schema],["yaml-1.1",i.schema]]),v={binary:n.binary,bool:p.boolTag,float:u.
float,floatExp:u.floatExp,floatNaN:u.floatNaN,floatTime:c.floatTime,int:o.int,intHex:o.intHex,intOct:o.intOct,intTime:c.
intTime,map:g.map,merge:s.merge,null:m.nullTag,omap:t.omap,pairs:e.pairs,seq:y.seq,set:a.set,timestamp:c.timestamp},w={"\
tag:yaml.org,2002:binary":n.binary,"tag:yaml.org,2002:merge":s.merge,"tag:yaml.org,2002:omap":t.omap,"tag:yaml.org,2002:\
pairs":e.pairs,"tag:yaml.org,2002:set":a.set,"tag:yaml.org,2002:timestamp":c.timestamp};function S(k,N,A){let O=h.get(N);
if(O&&!k)return A&&!O.includes(s.merge)?O.concat(s.merge):O.slice();let C=O;if(!C)if(Array.isArray(k))C=[];else{let E=Array.
from(h.keys()).filter(T=>T!=="yaml11").map(T=>JSON.stringify(T)).join(", ");throw new Error(`Unknown schema "${N}"; use \
one of ${E} or define customTags array`)}if(Array.isArray(k))for(let E of k)C=C.concat(E);else typeof k=="function"&&(C=
k(C.slice()));return A&&(C=C.concat(s.merge)),C.reduce((E,T)=>{let I=typeof T=="string"?v[T]:T;if(!I){let $=JSON.stringify(
T),K=Object.keys(v).map(D=>JSON.stringify(D)).join(", ");throw new Error(`Unknown custom tag ${$}; use one of ${K}`)}return E.
includes(I)||E.push(I),E},[])}b.coreKnownTags=w,b.getTags=S}),$e=(0,L.b)(b=>{"use strict";var g=M(),m=H(),y=X(),d=ae(),p=ut(),
u=(l,r)=>l.key<r.key?-1:l.key>r.key?1:0,o=class Ve{constructor({compat:r,customTags:n,merge:s,resolveKnownTags:t,schema:e,
sortMapEntries:i,toStringDefaults:a}){this.compat=Array.isArray(r)?p.getTags(r,"compat"):r?p.getTags(null,r):null,this.name=
typeof e=="string"&&e||"core",this.knownTags=t?p.coreKnownTags:{},this.tags=p.getTags(n,this.name,s),this.toStringOptions=
a??null,Object.defineProperty(this,g.MAP,{value:m.map}),Object.defineProperty(this,g.SCALAR,{value:d.string}),Object.defineProperty(
this,g.SEQ,{value:y.seq}),this.sortMapEntries=typeof i=="function"?i:i===!0?u:null}clone(){let r=Object.create(Ve.prototype,
Object.getOwnPropertyDescriptors(this));return r.tags=this.tags.slice(),r}};b.Schema=o}),ft=(0,L.b)(b=>{"use strict";var g=M(),
m=ie(),y=se();function d(p,u){let o=[],l=u.directives===!0;if(u.directives!==!1&&p.directives){let e=p.directives.toString(
p);e?(o.push(e),l=!0):p.directives.docStart&&(l=!0)}l&&o.push("---");let r=m.createStringifyContext(p,u),{commentString:n}=r.
options;if(p.commentBefore){o.length!==1&&o.unshift("");let e=n(p.commentBefore);o.unshift(y.indentComment(e,""))}let s=!1,
t=null;if(p.contents){if(g.isNode(p.contents)){if(p.contents.spaceBefore&&l&&o.push(""),p.contents.commentBefore){let a=n(
p.contents.commentBefore);o.push(y.indentComment(a,""))}r.forceBlockIndent=!!p.comment,t=p.contents.comment}let e=t?void 0:
()=>s=!0,i=m.stringify(p.contents,r,()=>t=null,e);t&&(i+=y.lineComment(i,"",n(t))),(i[0]==="|"||i[0]===">")&&o[o.length-
1]==="---"?o[o.length-1]=`--- ${i}`:o.push(i)}else o.push(m.stringify(p.contents,r));if(p.directives?.docEnd)if(p.comment){
let e=n(p.comment);e.includes(`
`)?(o.push("..."),o.push(y.indentComment(e,""))):o.push(`... ${e}`)}else o.push("...");else{let e=p.comment;e&&s&&(e=e.replace(
/^\n+/,"")),e&&((!s||t)&&o[o.length-1]!==""&&o.push(""),o.push(y.indentComment(n(e),"")))}return o.join(`
`)+`
`}b.stringifyDocument=d}),oe=(0,L.b)(b=>{"use strict";var g=te(),m=pe(),y=M(),d=V(),p=J(),u=$e(),o=ft(),l=fe(),r=Se(),n=re(),
s=ke(),t=class We{constructor(a,c,h){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(
this,y.NODE_TYPE,{value:y.DOC});let v=null;typeof c=="function"||Array.isArray(c)?v=c:h===void 0&&c&&(h=c,c=void 0);let w=Object.
assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"\
1.2"},h);this.options=w;let{version:S}=w;h?._directives?(this.directives=h._directives.atDocument(),this.directives.yaml.
explicit&&(S=this.directives.yaml.version)):this.directives=new s.Directives({version:S}),this.setSchema(S,h),this.contents=
a===void 0?null:this.createNode(a,v,h)}clone(){let a=Object.create(We.prototype,{[y.NODE_TYPE]:{value:y.DOC}});return a.
commentBefore=this.commentBefore,a.comment=this.comment,a.errors=this.errors.slice(),a.warnings=this.warnings.slice(),a.
options=Object.assign({},this.options),this.directives&&(a.directives=this.directives.clone()),a.schema=this.schema.clone(),
a.contents=y.isNode(this.contents)?this.contents.clone(a.schema):this.contents,this.range&&(a.range=this.range.slice()),
a}add(a){e(this.contents)&&this.contents.add(a)}addIn(a,c){e(this.contents)&&this.contents.addIn(a,c)}createAlias(a,c){if(!a.
anchor){let h=l.anchorNames(this);a.anchor=!c||h.has(c)?l.findNewAnchor(c||"a",h):c}return new g.Alias(a.anchor)}createNode(a,c,h){
let v;if(typeof c=="function")a=c.call({"":a},"",a),v=c;else if(Array.isArray(c)){let K=j=>typeof j=="number"||j instanceof
String||j instanceof Number,D=c.filter(K).map(String);D.length>0&&(c=c.concat(D)),v=c}else h===void 0&&c&&(h=c,c=void 0);
let{aliasDuplicateObjects:w,anchorPrefix:S,flow:k,keepUndefined:N,onTagObj:A,tag:O}=h??{},{onAnchor:C,setAnchors:E,sourceObjects:T}=l.
createNodeAnchors(this,S||"a"),I={aliasDuplicateObjects:w??!0,keepUndefined:N??!1,onAnchor:C,onTagObj:A,replacer:v,schema:this.
schema,sourceObjects:T},$=n.createNode(a,O,I);return k&&y.isCollection($)&&($.flow=!0),E(),$}createPair(a,c,h={}){let v=this.
createNode(a,null,h),w=this.createNode(c,null,h);return new d.Pair(v,w)}delete(a){return e(this.contents)?this.contents.
delete(a):!1}deleteIn(a){return m.isEmptyPath(a)?this.contents==null?!1:(this.contents=null,!0):e(this.contents)?this.contents.
deleteIn(a):!1}get(a,c){return y.isCollection(this.contents)?this.contents.get(a,c):void 0}getIn(a,c){return m.isEmptyPath(
a)?!c&&y.isScalar(this.contents)?this.contents.value:this.contents:y.isCollection(this.contents)?this.contents.getIn(a,c):
void 0}has(a){return y.isCollection(this.contents)?this.contents.has(a):!1}hasIn(a){return m.isEmptyPath(a)?this.contents!==
void 0:y.isCollection(this.contents)?this.contents.hasIn(a):!1}set(a,c){this.contents==null?this.contents=m.collectionFromPath(
this.schema,[a],c):e(this.contents)&&this.contents.set(a,c)}setIn(a,c){m.isEmptyPath(a)?this.contents=c:this.contents==null?
this.contents=m.collectionFromPath(this.schema,Array.from(a),c):e(this.contents)&&this.contents.setIn(a,c)}setSchema(a,c={}){
typeof a=="number"&&(a=String(a));let h;switch(a){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=
new s.Directives({version:"1.1"}),h={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.
directives.yaml.version=a:this.directives=new s.Directives({version:a}),h={resolveKnownTags:!0,schema:"core"};break;case null:
this.directives&&delete this.directives,h=null;break;default:{let v=JSON.stringify(a);throw new Error(`Expected '1.1', '\
1.2' or null as first argument, but found: ${v}`)}}if(c.schema instanceof Object)this.schema=c.schema;else if(h)this.schema=
new u.Schema(Object.assign(h,c));else throw new Error("With a null YAML version, the { schema: Schema } option is requir\
ed")}toJS({json:a,jsonArg:c,mapAsMap:h,maxAliasCount:v,onAnchor:w,reviver:S}={}){let k={anchors:new Map,doc:this,keep:!a,
mapAsMap:h===!0,mapKeyWarned:!1,maxAliasCount:typeof v=="number"?v:100},N=p.toJS(this.contents,c??"",k);if(typeof w=="fu\
nction")for(let{count:A,res:O}of k.anchors.values())w(O,A);return typeof S=="function"?r.applyReviver(S,{"":N},"",N):N}toJSON(a,c){
return this.toJS({json:!0,jsonArg:a,mapAsMap:!1,onAnchor:c})}toString(a={}){if(this.errors.length>0)throw new Error("Doc\
ument with errors cannot be stringified");if("indent"in a&&(!Number.isInteger(a.indent)||Number(a.indent)<=0)){let c=JSON.
stringify(a.indent);throw new Error(`"indent" option must be a positive integer, not ${c}`)}return o.stringifyDocument(this,
a)}};function e(i){if(y.isCollection(i))return!0;throw new Error("Expected a YAML collection as document contents")}b.Document=
t}),le=(0,L.b)(b=>{"use strict";var g=class extends Error{constructor(p,u,o,l){super(),this.name=p,this.code=o,this.message=
l,this.pos=u}},m=class extends g{constructor(p,u,o){super("YAMLParseError",p,u,o)}},y=class extends g{constructor(p,u,o){
super("YAMLWarning",p,u,o)}},d=(p,u)=>o=>{if(o.pos[0]===-1)return;o.linePos=o.pos.map(t=>u.linePos(t));let{line:l,col:r}=o.
linePos[0];o.message+=` at line ${l}, column ${r}`;let n=r-1,s=p.substring(u.lineStarts[l-1],u.lineStarts[l]).replace(/[\n\r]+$/,
"");if(n>=60&&s.length>80){let t=Math.min(n-39,s.length-79);s="\u2026"+s.substring(t),n-=t-1}if(s.length>80&&(s=s.substring(
0,79)+"\u2026"),l>1&&/^ *$/.test(s.substring(0,n))){let t=p.substring(u.lineStarts[l-2],u.lineStarts[l-1]);t.length>80&&
(t=t.substring(0,79)+`\u2026
`),s=t+s}if(/[^ ]/.test(s)){let t=1,e=o.linePos[1];e?.line===l&&e.col>r&&(t=Math.max(1,Math.min(e.col-r,80-n)));let i=" ".
repeat(n)+"^".repeat(t);o.message+=`:

${s}
${i}
`}};b.YAMLError=g,b.YAMLParseError=m,b.YAMLWarning=y,b.prettifyError=d}),ce=(0,L.b)(b=>{"use strict";function g(m,{flow:y,
indicator:d,next:p,offset:u,onError:o,parentIndent:l,startOnNewline:r}){let n=!1,s=r,t=r,e="",i="",a=!1,c=!1,h=null,v=null,
w=null,S=null,k=null,N=null,A=null;for(let E of m)switch(c&&(E.type!=="space"&&E.type!=="newline"&&E.type!=="comma"&&o(E.
offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),c=!1),h&&(s&&E.type!=="co\
mment"&&E.type!=="newline"&&o(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),h=null),E.type){case"space":!y&&(d!==
"doc-start"||p?.type!=="flow-collection")&&E.source.includes("	")&&(h=E),t=!0;break;case"comment":{t||o(E,"MISSING_CHAR",
"Comments must be separated from other tokens by white space characters");let T=E.source.substring(1)||" ";e?e+=i+T:e=T,
i="",s=!1;break}case"newline":s?e?e+=E.source:(!N||d!=="seq-item-ind")&&(n=!0):i+=E.source,s=!0,a=!0,(v||w)&&(S=E),t=!0;
break;case"anchor":v&&o(E,"MULTIPLE_ANCHORS","A node can have at most one anchor"),E.source.endsWith(":")&&o(E.offset+E.
source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),v=E,A??(A=E.offset),s=!1,t=!1,c=!0;break;case"tag":{w&&
o(E,"MULTIPLE_TAGS","A node can have at most one tag"),w=E,A??(A=E.offset),s=!1,t=!1,c=!0;break}case d:(v||w)&&o(E,"BAD_\
PROP_ORDER",`Anchors and tags must be after the ${E.source} indicator`),N&&o(E,"UNEXPECTED_TOKEN",`Unexpected ${E.source}\
 in ${y??"collection"}`),N=E,s=d==="seq-item-ind"||d==="explicit-key-ind",t=!1;break;case"comma":if(y){k&&o(E,"UNEXPECTE\
D_TOKEN",`Unexpected , in ${y}`),k=E,s=!1,t=!1;break}default:o(E,"UNEXPECTED_TOKEN",`Unexpected ${E.type} token`),s=!1,t=
!1}let O=m[m.length-1],C=O?O.offset+O.source.length:u;return c&&p&&p.type!=="space"&&p.type!=="newline"&&p.type!=="comma"&&
(p.type!=="scalar"||p.source!=="")&&o(p.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by\
 white space"),h&&(s&&h.indent<=l||p?.type==="block-map"||p?.type==="block-seq")&&o(h,"TAB_AS_INDENT","Tabs are not allo\
wed as indentation"),{comma:k,found:N,spaceBefore:n,comment:e,hasNewline:a,anchor:v,tag:w,newlineAfterProp:S,end:C,start:A??
C}}b.resolveProps=g}),ge=(0,L.b)(b=>{"use strict";function g(m){if(!m)return null;switch(m.type){case"alias":case"scalar":case"\
double-quoted-scalar":case"single-quoted-scalar":if(m.source.includes(`
`))return!0;if(m.end){for(let y of m.end)if(y.type==="newline")return!0}return!1;case"flow-collection":for(let y of m.items){
for(let d of y.start)if(d.type==="newline")return!0;if(y.sep){for(let d of y.sep)if(d.type==="newline")return!0}if(g(y.key)||
g(y.value))return!0}return!1;default:return!0}}b.containsNewline=g}),Pe=(0,L.b)(b=>{"use strict";var g=ge();function m(y,d,p){
if(d?.type==="flow-collection"){let u=d.end[0];u.indent===y&&(u.source==="]"||u.source==="}")&&g.containsNewline(d)&&p(u,
"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}b.flowIndentCheck=m}),_e=(0,L.b)(b=>{"use str\
ict";var g=M();function m(y,d,p){let{uniqueKeys:u}=y.options;if(u===!1)return!1;let o=typeof u=="function"?u:(l,r)=>l===
r||g.isScalar(l)&&g.isScalar(r)&&l.value===r.value;return d.some(l=>o(l.key,p))}b.mapIncludes=m}),ht=(0,L.b)(b=>{"use st\
rict";var g=V(),m=W(),y=ce(),d=ge(),p=Pe(),u=_e(),o="All mapping items must start at the same column";function l({composeNode:r,
composeEmptyNode:n},s,t,e,i){let a=i?.nodeClass??m.YAMLMap,c=new a(s.schema);s.atRoot&&(s.atRoot=!1);let h=t.offset,v=null;
for(let w of t.items){let{start:S,key:k,sep:N,value:A}=w,O=y.resolveProps(S,{indicator:"explicit-key-ind",next:k??N?.[0],
offset:h,onError:e,parentIndent:t.indent,startOnNewline:!0}),C=!O.found;if(C){if(k&&(k.type==="block-seq"?e(h,"BLOCK_AS_\
IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in k&&k.indent!==t.indent&&e(h,"BAD_IND\
ENT",o)),!O.anchor&&!O.tag&&!N){v=O.end,O.comment&&(c.comment?c.comment+=`
`+O.comment:c.comment=O.comment);continue}(O.newlineAfterProp||d.containsNewline(k))&&e(k??S[S.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else O.found?.indent!==t.indent&&e(h,"BAD_INDENT",o);s.atKey=!0;let E=O.
end,T=k?r(s,k,O,e):n(s,E,S,null,O,e);s.schema.compat&&p.flowIndentCheck(t.indent,k,e),s.atKey=!1,u.mapIncludes(s,c.items,
T)&&e(E,"DUPLICATE_KEY","Map keys must be unique");let I=y.resolveProps(N??[],{indicator:"map-value-ind",next:A,offset:T.
range[2],onError:e,parentIndent:t.indent,startOnNewline:!k||k.type==="block-scalar"});if(h=I.end,I.found){C&&(A?.type===
"block-map"&&!I.hasNewline&&e(h,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.
strict&&O.start<I.found.offset-1024&&e(T.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));let $=A?r(s,A,I,e):n(s,h,N,null,I,e);s.schema.compat&&p.flowIndentCheck(t.indent,
A,e),h=$.range[2];let K=new g.Pair(T,$);s.options.keepSourceTokens&&(K.srcToken=w),c.items.push(K)}else{C&&e(T.range,"MI\
SSING_CHAR","Implicit map keys need to be followed by map values"),I.comment&&(T.comment?T.comment+=`
`+I.comment:T.comment=I.comment);let $=new g.Pair(T);s.options.keepSourceTokens&&($.srcToken=w),c.items.push($)}}return v&&
v<h&&e(v,"IMPOSSIBLE","Map comment with trailing content"),c.range=[t.offset,h,v??h],c}b.resolveBlockMap=l}),pt=(0,L.b)(
b=>{"use strict";var g=G(),m=ce(),y=Pe();function d({composeNode:p,composeEmptyNode:u},o,l,r,n){let s=n?.nodeClass??g.YAMLSeq,
t=new s(o.schema);o.atRoot&&(o.atRoot=!1),o.atKey&&(o.atKey=!1);let e=l.offset,i=null;for(let{start:a,value:c}of l.items){
let h=m.resolveProps(a,{indicator:"seq-item-ind",next:c,offset:e,onError:r,parentIndent:l.indent,startOnNewline:!0});if(!h.
found)if(h.anchor||h.tag||c)c?.type==="block-seq"?r(h.end,"BAD_INDENT","All sequence items must start at the same column"):
r(e,"MISSING_CHAR","Sequence item without - indicator");else{i=h.end,h.comment&&(t.comment=h.comment);continue}let v=c?p(
o,c,h,r):u(o,h.end,a,null,h,r);o.schema.compat&&y.flowIndentCheck(l.indent,c,r),e=v.range[2],t.items.push(v)}return t.range=
[l.offset,e,i??e],t}b.resolveBlockSeq=d}),Z=(0,L.b)(b=>{"use strict";function g(m,y,d,p){let u="";if(m){let o=!1,l="";for(let r of m){
let{source:n,type:s}=r;switch(s){case"space":o=!0;break;case"comment":{d&&!o&&p(r,"MISSING_CHAR","Comments must be separ\
ated from other tokens by white space characters");let t=n.substring(1)||" ";u?u+=l+t:u=t,l="";break}case"newline":u&&(l+=
n),o=!0;break;default:p(r,"UNEXPECTED_TOKEN",`Unexpected ${s} at node end`)}y+=n.length}}return{comment:u,offset:y}}b.resolveEnd=
g}),dt=(0,L.b)(b=>{"use strict";var g=M(),m=V(),y=W(),d=G(),p=Z(),u=ce(),o=ge(),l=_e(),r="Block collections are not allo\
wed within flow collections",n=t=>t&&(t.type==="block-map"||t.type==="block-seq");function s({composeNode:t,composeEmptyNode:e},i,a,c,h){
let v=a.start.source==="{",w=v?"flow map":"flow sequence",S=h?.nodeClass??(v?y.YAMLMap:d.YAMLSeq),k=new S(i.schema);k.flow=
!0;let N=i.atRoot;N&&(i.atRoot=!1),i.atKey&&(i.atKey=!1);let A=a.offset+a.start.source.length;for(let I=0;I<a.items.length;++I){
let $=a.items[I],{start:K,key:D,sep:j,value:P}=$,x=u.resolveProps(K,{flow:w,indicator:"explicit-key-ind",next:D??j?.[0],
offset:A,onError:c,parentIndent:a.indent,startOnNewline:!1});if(!x.found){if(!x.anchor&&!x.tag&&!j&&!P){I===0&&x.comma?c(
x.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${w}`):I<a.items.length-1&&c(x.start,"UNEXPECTED_TOKEN",`Unexpected empty it\
em in ${w}`),x.comment&&(k.comment?k.comment+=`
`+x.comment:k.comment=x.comment),A=x.end;continue}!v&&i.options.strict&&o.containsNewline(D)&&c(D,"MULTILINE_IMPLICIT_KE\
Y","Implicit keys of flow sequence pairs need to be on a single line")}if(I===0)x.comma&&c(x.comma,"UNEXPECTED_TOKEN",`U\
nexpected , in ${w}`);else if(x.comma||c(x.start,"MISSING_CHAR",`Missing , between ${w} items`),x.comment){let q="";e:for(let _ of K)
switch(_.type){case"comma":case"space":break;case"comment":q=_.source.substring(1);break e;default:break e}if(q){let _=k.
items[k.items.length-1];g.isPair(_)&&(_=_.value??_.key),_.comment?_.comment+=`
`+q:_.comment=q,x.comment=x.comment.substring(q.length+1)}}if(!v&&!j&&!x.found){let q=P?t(i,P,x,c):e(i,x.end,j,null,x,c);
k.items.push(q),A=q.range[2],n(P)&&c(q.range,"BLOCK_IN_FLOW",r)}else{i.atKey=!0;let q=x.end,_=D?t(i,D,x,c):e(i,q,K,null,
x,c);n(D)&&c(_.range,"BLOCK_IN_FLOW",r),i.atKey=!1;let R=u.resolveProps(j??[],{flow:w,indicator:"map-value-ind",next:P,offset:_.
range[2],onError:c,parentIndent:a.indent,startOnNewline:!1});if(R.found){if(!v&&!x.found&&i.options.strict){if(j)for(let F of j){
if(F===R.found)break;if(F.type==="newline"){c(F,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to b\
e on a single line");break}}x.start<R.found.offset-1024&&c(R.found,"KEY_OVER_1024_CHARS","The : indicator must be at mos\
t 1024 chars after the start of an implicit flow sequence key")}}else P&&("source"in P&&P.source?.[0]===":"?c(P,"MISSING\
_CHAR",`Missing space after : in ${w}`):c(R.start,"MISSING_CHAR",`Missing , or : between ${w} items`));let Q=P?t(i,P,R,c):
R.found?e(i,R.end,j,null,R,c):null;Q?n(P)&&c(Q.range,"BLOCK_IN_FLOW",r):R.comment&&(_.comment?_.comment+=`
`+R.comment:_.comment=R.comment);let ve=new m.Pair(_,Q);if(i.options.keepSourceTokens&&(ve.srcToken=$),v){let F=k;l.mapIncludes(
i,F.items,_)&&c(q,"DUPLICATE_KEY","Map keys must be unique"),F.items.push(ve)}else{let F=new y.YAMLMap(i.schema);F.flow=
!0,F.items.push(ve);let Fe=(Q??_).range;F.range=[_.range[0],Fe[1],Fe[2]],k.items.push(F)}A=Q?Q.range[2]:R.end}}let O=v?"\
}":"]",[C,...E]=a.end,T=A;if(C?.source===O)T=C.offset+C.source.length;else{let I=w[0].toUpperCase()+w.substring(1),$=N?`${I}\
 must end with a ${O}`:`${I} in block collection must be sufficiently indented and end with a ${O}`;c(A,N?"MISSING_CHAR":
"BAD_INDENT",$),C&&C.source.length!==1&&E.unshift(C)}if(E.length>0){let I=p.resolveEnd(E,T,i.options.strict,c);I.comment&&
(k.comment?k.comment+=`
`+I.comment:k.comment=I.comment),k.range=[a.offset,T,I.offset]}else k.range=[a.offset,T,T];return k}b.resolveFlowCollection=
s}),mt=(0,L.b)(b=>{"use strict";var g=M(),m=B(),y=W(),d=G(),p=ht(),u=pt(),o=dt();function l(n,s,t,e,i,a){let c=t.type===
"block-map"?p.resolveBlockMap(n,s,t,e,a):t.type==="block-seq"?u.resolveBlockSeq(n,s,t,e,a):o.resolveFlowCollection(n,s,t,
e,a),h=c.constructor;return i==="!"||i===h.tagName?(c.tag=h.tagName,c):(i&&(c.tag=i),c)}function r(n,s,t,e,i){let a=e.tag,
c=a?s.directives.tagName(a.source,N=>i(a,"TAG_RESOLVE_FAILED",N)):null;if(t.type==="block-seq"){let{anchor:N,newlineAfterProp:A}=e,
O=N&&a?N.offset>a.offset?N:a:N??a;O&&(!A||A.offset<O.offset)&&i(O,"MISSING_CHAR","Missing newline after block sequence p\
rops")}let h=t.type==="block-map"?"map":t.type==="block-seq"?"seq":t.start.source==="{"?"map":"seq";if(!a||!c||c==="!"||
c===y.YAMLMap.tagName&&h==="map"||c===d.YAMLSeq.tagName&&h==="seq")return l(n,s,t,i,c);let v=s.schema.tags.find(N=>N.tag===
c&&N.collection===h);if(!v){let N=s.schema.knownTags[c];if(N?.collection===h)s.schema.tags.push(Object.assign({},N,{default:!1})),
v=N;else return N?i(a,"BAD_COLLECTION_TYPE",`${N.tag} used for ${h} collection, but expects ${N.collection??"scalar"}`,!0):
i(a,"TAG_RESOLVE_FAILED",`Unresolved tag: ${c}`,!0),l(n,s,t,i,c)}let w=l(n,s,t,i,c,v),S=v.resolve?.(w,N=>i(a,"TAG_RESOLV\
E_FAILED",N),s.options)??w,k=g.isNode(S)?S:new m.Scalar(S);return k.range=w.range,k.tag=c,v?.format&&(k.format=v.format),
k}b.composeCollection=r}),De=(0,L.b)(b=>{"use strict";var g=B();function m(p,u,o){let l=u.offset,r=y(u,p.options.strict,
o);if(!r)return{value:"",type:null,comment:"",range:[l,l,l]};let n=r.mode===">"?g.Scalar.BLOCK_FOLDED:g.Scalar.BLOCK_LITERAL,
s=u.source?d(u.source):[],t=s.length;for(let S=s.length-1;S>=0;--S){let k=s[S][1];if(k===""||k==="\r")t=S;else break}if(t===
0){let S=r.chomp==="+"&&s.length>0?`
`.repeat(Math.max(1,s.length-1)):"",k=l+r.length;return u.source&&(k+=u.source.length),{value:S,type:n,comment:r.comment,
range:[l,k,k]}}let e=u.indent+r.indent,i=u.offset+r.length,a=0;for(let S=0;S<t;++S){let[k,N]=s[S];if(N===""||N==="\r")r.
indent===0&&k.length>e&&(e=k.length);else{k.length<e&&o(i+k.length,"MISSING_CHAR","Block scalars with more-indented lead\
ing empty lines must use an explicit indentation indicator"),r.indent===0&&(e=k.length),a=S,e===0&&!p.atRoot&&o(i,"BAD_I\
NDENT","Block scalar values in collections must be indented");break}i+=k.length+N.length+1}for(let S=s.length-1;S>=t;--S)
s[S][0].length>e&&(t=S+1);let c="",h="",v=!1;for(let S=0;S<a;++S)c+=s[S][0].slice(e)+`
`;for(let S=a;S<t;++S){let[k,N]=s[S];i+=k.length+N.length+1;let A=N[N.length-1]==="\r";if(A&&(N=N.slice(0,-1)),N&&k.length<
e){let O=`Block scalar lines must not be less indented than their ${r.indent?"explicit indentation indicator":"first lin\
e"}`;o(i-N.length-(A?2:1),"BAD_INDENT",O),k=""}n===g.Scalar.BLOCK_LITERAL?(c+=h+k.slice(e)+N,h=`
`):k.length>e||N[0]==="	"?(h===" "?h=`
`:!v&&h===`
`&&(h=`

`),c+=h+k.slice(e)+N,h=`
`,v=!0):N===""?h===`
`?c+=`
`:h=`
`:(c+=h+N,h=" ",v=!1)}switch(r.chomp){case"-":break;case"+":for(let S=t;S<s.length;++S)c+=`
`+s[S][0].slice(e);c[c.length-1]!==`
`&&(c+=`
`);break;default:c+=`
`}let w=l+r.length+u.source.length;return{value:c,type:n,comment:r.comment,range:[l,w,w]}}function y({offset:p,props:u},o,l){
if(u[0].type!=="block-scalar-header")return l(u[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:r}=u[0],
n=r[0],s=0,t="",e=-1;for(let h=1;h<r.length;++h){let v=r[h];if(!t&&(v==="-"||v==="+"))t=v;else{let w=Number(v);!s&&w?s=w:
e===-1&&(e=p+h)}}e!==-1&&l(e,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${r}`);let i=!1,a="",c=r.
length;for(let h=1;h<u.length;++h){let v=u[h];switch(v.type){case"space":i=!0;case"newline":c+=v.source.length;break;case"\
comment":o&&!i&&l(v,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),c+=v.source.
length,a=v.source.substring(1);break;case"error":l(v,"UNEXPECTED_TOKEN",v.message),c+=v.source.length;break;default:{let w=`\
Unexpected token in block scalar header: ${v.type}`;l(v,"UNEXPECTED_TOKEN",w);let S=v.source;S&&typeof S=="string"&&(c+=
S.length)}}}return{mode:n,indent:s,chomp:t,comment:a,length:c}}function d(p){let u=p.split(/\n( *)/),o=u[0],l=o.match(/^( *)/),
r=[l?.[1]?[l[1],o.slice(l[1].length)]:["",o]];for(let n=1;n<u.length;n+=2)r.push([u[n],u[n+1]]);return r}b.resolveBlockScalar=
m}),Be=(0,L.b)(b=>{"use strict";var g=B(),m=Z();function y(s,t,e){let{offset:i,type:a,source:c,end:h}=s,v,w,S=(A,O,C)=>e(
i+A,O,C);switch(a){case"scalar":v=g.Scalar.PLAIN,w=d(c,S);break;case"single-quoted-scalar":v=g.Scalar.QUOTE_SINGLE,w=p(c,
S);break;case"double-quoted-scalar":v=g.Scalar.QUOTE_DOUBLE,w=o(c,S);break;default:return e(s,"UNEXPECTED_TOKEN",`Expect\
ed a flow scalar value, but found: ${a}`),{value:"",type:null,comment:"",range:[i,i+c.length,i+c.length]}}let k=i+c.length,
N=m.resolveEnd(h,k,t,e);return{value:w,type:v,comment:N.comment,range:[i,k,N.offset]}}function d(s,t){let e="";switch(s[0]){case"\
	":e="a tab character";break;case",":e="flow indicator character ,";break;case"%":e="directive indicator character %";break;case"\
|":case">":{e=`block scalar indicator ${s[0]}`;break}case"@":case"`":{e=`reserved character ${s[0]}`;break}}return e&&t(
0,"BAD_SCALAR_START",`Plain value cannot start with ${e}`),u(s)}function p(s,t){return(s[s.length-1]!=="'"||s.length===1)&&
t(s.length,"MISSING_CHAR","Missing closing 'quote"),u(s.slice(1,-1)).replace(/''/g,"'")}function u(s){let t=/(.*?)\r?\n/sy,
e=t.exec(s);if(!e)return s;let i,a;try{i=new RegExp("(?<![ 	])[ 	]+$"),a=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{
i=/[ \t]+$/,a=/^[ \t]+|[ \t]+$/g}let c=e[1].replace(i,""),h=" ",v=t.lastIndex;for(;e=t.exec(s);){let S=e[1].replace(a,"");
S===""?h===`
`?c+=h:h=`
`:(c+=h+S,h=" "),v=t.lastIndex}let w=/[ \t]*(.*)/sy;return w.lastIndex=v,e=w.exec(s),c+h+(e?.[1]??"")}function o(s,t){let e="";
for(let i=1;i<s.length-1;++i){let a=s[i];if(!(a==="\r"&&s[i+1]===`
`))if(a===`
`){let{fold:c,offset:h}=l(s,i);e+=c,i=h}else if(a==="\\"){let c=s[++i],h=r[c];if(h)e+=h;else if(c===`
`)for(c=s[i+1];c===" "||c==="	";)c=s[++i+1];else if(c==="\r"&&s[i+1]===`
`)for(c=s[++i+1];c===" "||c==="	";)c=s[++i+1];else if(c==="x"||c==="u"||c==="U"){let v=c==="x"?2:c==="u"?4:8;e+=n(s,i+1,
v,t),i+=v}else{let v=s.substr(i-1,2);t(i-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${v}`),e+=v}}else if(a===" "||a==="	"){
let c=i,h=s[i+1];for(;h===" "||h==="	";)h=s[++i+1];h!==`
`&&!(h==="\r"&&s[i+2]===`
`)&&(e+=i>c?s.slice(c,i+1):a)}else e+=a}return(s[s.length-1]!=='"'||s.length===1)&&t(s.length,"MISSING_CHAR",'Missing cl\
osing "quote'),e}function l(s,t){let e="",i=s[t+1];for(;(i===" "||i==="	"||i===`
`||i==="\r")&&!(i==="\r"&&s[t+2]!==`
`);)i===`
`&&(e+=`
`),t+=1,i=s[t+1];return e||(e=" "),{fold:e,offset:t}}var r={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function n(s,t,e,i){
let a=s.substr(t,e),c=a.length===e&&/^[0-9a-fA-F]+$/.test(a)?parseInt(a,16):NaN;try{return String.fromCodePoint(c)}catch{
let h=s.substr(t-2,e+2);return i(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${h}`),h}}b.resolveFlowScalar=y}),yt=(0,L.
b)(b=>{"use strict";var g=M(),m=B(),y=De(),d=Be();function p(l,r,n,s){let{value:t,type:e,comment:i,range:a}=r.type==="bl\
ock-scalar"?y.resolveBlockScalar(l,r,s):d.resolveFlowScalar(r,l.options.strict,s),c=n?l.directives.tagName(n.source,w=>s(
n,"TAG_RESOLVE_FAILED",w)):null,h;l.options.stringKeys&&l.atKey?h=l.schema[g.SCALAR]:c?h=u(l.schema,t,c,n,s):r.type==="s\
calar"?h=o(l,t,r,s):h=l.schema[g.SCALAR];let v;try{let w=h.resolve(t,S=>s(n??r,"TAG_RESOLVE_FAILED",S),l.options);v=g.isScalar(
w)?w:new m.Scalar(w)}catch(w){let S=w instanceof Error?w.message:String(w);s(n??r,"TAG_RESOLVE_FAILED",S),v=new m.Scalar(
t)}return v.range=a,v.source=t,e&&(v.type=e),c&&(v.tag=c),h.format&&(v.format=h.format),i&&(v.comment=i),v}function u(l,r,n,s,t){
if(n==="!")return l[g.SCALAR];let e=[];for(let a of l.tags)if(!a.collection&&a.tag===n)if(a.default&&a.test)e.push(a);else
return a;for(let a of e)if(a.test?.test(r))return a;let i=l.knownTags[n];return i&&!i.collection?(l.tags.push(Object.assign(
{},i,{default:!1,test:void 0})),i):(t(s,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),l[g.SCALAR])}
function o({atKey:l,directives:r,schema:n},s,t,e){let i=n.tags.find(a=>(a.default===!0||l&&a.default==="key")&&a.test?.test(
s))||n[g.SCALAR];if(n.compat){let a=n.compat.find(c=>c.default&&c.test?.test(s))??n[g.SCALAR];if(i.tag!==a.tag){let c=r.
tagString(i.tag),h=r.tagString(a.tag),v=`Value may be parsed as either ${c} or ${h}`;e(t,"TAG_RESOLVE_FAILED",v,!0)}}return i}
b.composeScalar=p}),gt=(0,L.b)(b=>{"use strict";function g(m,y,d){if(y){d??(d=y.length);for(let p=d-1;p>=0;--p){let u=y[p];
switch(u.type){case"space":case"comment":case"newline":m-=u.source.length;continue}for(u=y[++p];u?.type==="space";)m+=u.
source.length,u=y[++p];break}}return m}b.emptyScalarPosition=g}),bt=(0,L.b)(b=>{"use strict";var g=te(),m=M(),y=mt(),d=yt(),
p=Z(),u=gt(),o={composeNode:l,composeEmptyNode:r};function l(s,t,e,i){let a=s.atKey,{spaceBefore:c,comment:h,anchor:v,tag:w}=e,
S,k=!0;switch(t.type){case"alias":S=n(s,t,i),(v||w)&&i(t,"ALIAS_PROPS","An alias node must not specify any properties");
break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":S=d.composeScalar(s,t,w,i),v&&
(S.anchor=v.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{S=y.composeCollection(o,
s,t,e,i),v&&(S.anchor=v.source.substring(1))}catch(N){let A=N instanceof Error?N.message:String(N);i(t,"RESOURCE_EXHAUST\
ION",A)}break;default:{let N=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;i(t,"UNEXPECTED_TOKEN",N),
k=!1}}return S??(S=r(s,t.offset,void 0,null,e,i)),v&&S.anchor===""&&i(v,"BAD_ALIAS","Anchor cannot be an empty string"),
a&&s.options.stringKeys&&(!m.isScalar(S)||typeof S.value!="string"||S.tag&&S.tag!=="tag:yaml.org,2002:str")&&i(w??t,"NON\
_STRING_KEY","With stringKeys, all keys must be strings"),c&&(S.spaceBefore=!0),h&&(t.type==="scalar"&&t.source===""?S.comment=
h:S.commentBefore=h),s.options.keepSourceTokens&&k&&(S.srcToken=t),S}function r(s,t,e,i,{spaceBefore:a,comment:c,anchor:h,
tag:v,end:w},S){let k={type:"scalar",offset:u.emptyScalarPosition(t,e,i),indent:-1,source:""},N=d.composeScalar(s,k,v,S);
return h&&(N.anchor=h.source.substring(1),N.anchor===""&&S(h,"BAD_ALIAS","Anchor cannot be an empty string")),a&&(N.spaceBefore=
!0),c&&(N.comment=c,N.range[2]=w),N}function n({options:s},{offset:t,source:e,end:i},a){let c=new g.Alias(e.substring(1));
c.source===""&&a(t,"BAD_ALIAS","Alias cannot be an empty string"),c.source.endsWith(":")&&a(t+e.length-1,"BAD_ALIAS","Al\
ias ending in : is ambiguous",!0);let h=t+e.length,v=p.resolveEnd(i,h,s.strict,a);return c.range=[t,h,v.offset],v.comment&&
(c.comment=v.comment),c}b.composeEmptyNode=r,b.composeNode=l}),vt=(0,L.b)(b=>{"use strict";var g=oe(),m=bt(),y=Z(),d=ce();
function p(u,o,{offset:l,start:r,value:n,end:s},t){let e=Object.assign({_directives:o},u),i=new g.Document(void 0,e),a={
atKey:!1,atRoot:!0,directives:i.directives,options:i.options,schema:i.schema},c=d.resolveProps(r,{indicator:"doc-start",
next:n??s?.[0],offset:l,onError:t,parentIndent:0,startOnNewline:!0});c.found&&(i.directives.docStart=!0,n&&(n.type==="bl\
ock-map"||n.type==="block-seq")&&!c.hasNewline&&t(c.end,"MISSING_CHAR","Block collection cannot start on same line with \
directives-end marker")),i.contents=n?m.composeNode(a,n,c,t):m.composeEmptyNode(a,c.end,r,null,c,t);let h=i.contents.range[2],
v=y.resolveEnd(s,h,!1,t);return v.comment&&(i.comment=v.comment),i.range=[l,h,v.offset],i}b.composeDoc=p}),Ke=(0,L.b)(b=>{
"use strict";var g=(0,L.a)("process"),m=ke(),y=oe(),d=le(),p=M(),u=vt(),o=Z();function l(s){if(typeof s=="number")return[
s,s+1];if(Array.isArray(s))return s.length===2?s:[s[0],s[1]];let{offset:t,source:e}=s;return[t,t+(typeof e=="string"?e.length:
1)]}function r(s){let t="",e=!1,i=!1;for(let a=0;a<s.length;++a){let c=s[a];switch(c[0]){case"#":t+=(t===""?"":i?`

`:`
`)+(c.substring(1)||" "),e=!0,i=!1;break;case"%":s[a+1]?.[0]!=="#"&&(a+=1),e=!1;break;default:e||(i=!0),e=!1}}return{comment:t,
afterEmptyLine:i}}var n=class{constructor(s={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(t,e,i,a)=>{let c=l(t);a?this.warnings.push(new d.YAMLWarning(c,e,i)):this.errors.push(new d.YAMLParseError(
c,e,i))},this.directives=new m.Directives({version:s.version||"1.2"}),this.options=s}decorate(s,t){let{comment:e,afterEmptyLine:i}=r(
this.prelude);if(e){let a=s.contents;if(t)s.comment=s.comment?`${s.comment}
${e}`:e;else if(i||s.directives.docStart||!a)s.commentBefore=e;else if(p.isCollection(a)&&!a.flow&&a.items.length>0){let c=a.
items[0];p.isPair(c)&&(c=c.key);let h=c.commentBefore;c.commentBefore=h?`${e}
${h}`:e}else{let c=a.commentBefore;a.commentBefore=c?`${e}
${c}`:e}}if(t){for(let a=0;a<this.errors.length;++a)s.errors.push(this.errors[a]);for(let a=0;a<this.warnings.length;++a)
s.warnings.push(this.warnings[a])}else s.errors=this.errors,s.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:r(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(s,t=!1,e=-1){for(let i of s)yield*this.next(i);yield*this.end(t,e)}*next(s){switch(g.env.LOG_STREAM&&
console.dir(s,{depth:null}),s.type){case"directive":this.directives.add(s.source,(t,e,i)=>{let a=l(s);a[0]+=t,this.onError(
a,"BAD_DIRECTIVE",e,i)}),this.prelude.push(s.source),this.atDirectives=!0;break;case"document":{let t=u.composeDoc(this.
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
let e=Object.assign({_directives:this.directives},this.options),i=new y.Document(void 0,e);this.atDirectives&&this.onError(
t,"MISSING_CHAR","Missing directives-end indicator line"),i.range=[0,t,t],this.decorate(i,!1),yield i}}};b.Composer=n}),
wt=(0,L.b)(b=>{"use strict";var g=De(),m=Be(),y=le(),d=ne();function p(s,t=!0,e){if(s){let i=(a,c,h)=>{let v=typeof a=="\
number"?a:Array.isArray(a)?a[0]:a.offset;if(e)e(v,c,h);else throw new y.YAMLParseError([v,v+1],c,h)};switch(s.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return m.resolveFlowScalar(s,t,i);case"block-scalar":return g.
resolveBlockScalar({options:{strict:t}},s,i)}}return null}function u(s,t){let{implicitKey:e=!1,indent:i,inFlow:a=!1,offset:c=-1,
type:h="PLAIN"}=t,v=d.stringifyString({type:h,value:s},{implicitKey:e,indent:i>0?" ".repeat(i):"",inFlow:a,options:{blockQuote:!0,
lineWidth:-1}}),w=t.end??[{type:"newline",offset:-1,indent:i,source:`
`}];switch(v[0]){case"|":case">":{let S=v.indexOf(`
`),k=v.substring(0,S),N=v.substring(S+1)+`
`,A=[{type:"block-scalar-header",offset:c,indent:i,source:k}];return r(A,w)||A.push({type:"newline",offset:-1,indent:i,source:`\

`}),{type:"block-scalar",offset:c,indent:i,props:A,source:N}}case'"':return{type:"double-quoted-scalar",offset:c,indent:i,
source:v,end:w};case"'":return{type:"single-quoted-scalar",offset:c,indent:i,source:v,end:w};default:return{type:"scalar",
offset:c,indent:i,source:v,end:w}}}function o(s,t,e={}){let{afterKey:i=!1,implicitKey:a=!1,inFlow:c=!1,type:h}=e,v="inde\
nt"in s?s.indent:null;if(i&&typeof v=="number"&&(v+=2),!h)switch(s.type){case"single-quoted-scalar":h="QUOTE_SINGLE";break;case"\
double-quoted-scalar":h="QUOTE_DOUBLE";break;case"block-scalar":{let S=s.props[0];if(S.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");h=S.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:h="PLAIN"}let w=d.stringifyString(
{type:h,value:t},{implicitKey:a||v===null,indent:v!==null&&v>0?" ".repeat(v):"",inFlow:c,options:{blockQuote:!0,lineWidth:-1}});
switch(w[0]){case"|":case">":l(s,w);break;case'"':n(s,w,"double-quoted-scalar");break;case"'":n(s,w,"single-quoted-scala\
r");break;default:n(s,w,"scalar")}}function l(s,t){let e=t.indexOf(`
`),i=t.substring(0,e),a=t.substring(e+1)+`
`;if(s.type==="block-scalar"){let c=s.props[0];if(c.type!=="block-scalar-header")throw new Error("Invalid block scalar h\
eader");c.source=i,s.source=a}else{let{offset:c}=s,h="indent"in s?s.indent:-1,v=[{type:"block-scalar-header",offset:c,indent:h,
source:i}];r(v,"end"in s?s.end:void 0)||v.push({type:"newline",offset:-1,indent:h,source:`
`});for(let w of Object.keys(s))w!=="type"&&w!=="offset"&&delete s[w];Object.assign(s,{type:"block-scalar",indent:h,props:v,
source:a})}}function r(s,t){if(t)for(let e of t)switch(e.type){case"space":case"comment":s.push(e);break;case"newline":return s.
push(e),!0}return!1}function n(s,t,e){switch(s.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":
s.type=e,s.source=t;break;case"block-scalar":{let i=s.props.slice(1),a=t.length;s.props[0].type==="block-scalar-header"&&
(a-=s.props[0].source.length);for(let c of i)c.offset+=a;delete s.props,Object.assign(s,{type:e,source:t,end:i});break}case"\
block-map":case"block-seq":{let i={type:"newline",offset:s.offset+t.length,indent:s.indent,source:`
`};delete s.items,Object.assign(s,{type:e,source:t,end:[i]});break}default:{let i="indent"in s?s.indent:-1,a="end"in s&&
Array.isArray(s.end)?s.end.filter(c=>c.type==="space"||c.type==="comment"||c.type==="newline"):[];for(let c of Object.keys(
s))c!=="type"&&c!=="offset"&&delete s[c];Object.assign(s,{type:e,indent:i,source:t,end:a})}}}b.createScalarToken=u,b.resolveAsScalar=
p,b.setScalarValue=o}),kt=(0,L.b)(b=>{"use strict";var g=d=>"type"in d?m(d):y(d);function m(d){switch(d.type){case"block\
-scalar":{let p="";for(let u of d.props)p+=m(u);return p+d.source}case"block-map":case"block-seq":{let p="";for(let u of d.
items)p+=y(u);return p}case"flow-collection":{let p=d.start.source;for(let u of d.items)p+=y(u);for(let u of d.end)p+=u.
source;return p}case"document":{let p=y(d);if(d.end)for(let u of d.end)p+=u.source;return p}default:{let p=d.source;if("\
end"in d&&d.end)for(let u of d.end)p+=u.source;return p}}}function y({start:d,key:p,sep:u,value:o}){let l="";for(let r of d)
l+=r.source;if(p&&(l+=m(p)),u)for(let r of u)l+=r.source;return o&&(l+=m(o)),l}b.stringify=g}),St=(0,L.b)(b=>{"use stric\
t";var g=Symbol("break visit"),m=Symbol("skip children"),y=Symbol("remove item");function d(u,o){"type"in u&&u.type==="d\
ocument"&&(u={start:u.start,value:u.value}),p(Object.freeze([]),u,o)}d.BREAK=g,d.SKIP=m,d.REMOVE=y,d.itemAtPath=(u,o)=>{
let l=u;for(let[r,n]of o){let s=l?.[r];if(s&&"items"in s)l=s.items[n];else return}return l},d.parentCollection=(u,o)=>{let l=d.
itemAtPath(u,o.slice(0,-1)),r=o[o.length-1][0],n=l?.[r];if(n&&"items"in n)return n;throw new Error("Parent collection no\
t found")};function p(u,o,l){let r=l(o,u);if(typeof r=="symbol")return r;for(let n of["key","value"]){let s=o[n];if(s&&"\
items"in s){for(let t=0;t<s.items.length;++t){let e=p(Object.freeze(u.concat([[n,t]])),s.items[t],l);if(typeof e=="numbe\
r")t=e-1;else{if(e===g)return g;e===y&&(s.items.splice(t,1),t-=1)}}typeof r=="function"&&n==="key"&&(r=r(o,u))}}return typeof r==
"function"?r(o,u):r}b.visit=d}),be=(0,L.b)(b=>{"use strict";var g=wt(),m=kt(),y=St(),d="\uFEFF",p="",u="",o="",l=t=>!!t&&
"items"in t,r=t=>!!t&&(t.type==="scalar"||t.type==="single-quoted-scalar"||t.type==="double-quoted-scalar"||t.type==="bl\
ock-scalar");function n(t){switch(t){case d:return"<BOM>";case p:return"<DOC>";case u:return"<FLOW_END>";case o:return"<\
SCALAR>";default:return JSON.stringify(t)}}function s(t){switch(t){case d:return"byte-order-mark";case p:return"doc-mode";case u:
return"flow-error-end";case o:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(t[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}b.createScalarToken=g.createScalarToken,b.resolveAsScalar=g.
resolveAsScalar,b.setScalarValue=g.setScalarValue,b.stringify=m.stringify,b.visit=y.visit,b.BOM=d,b.DOCUMENT=p,b.FLOW_END=
u,b.SCALAR=o,b.isCollection=l,b.isScalar=r,b.prettyToken=n,b.tokenType=s}),je=(0,L.b)(b=>{"use strict";var g=be();function m(r){
switch(r){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var y=new Set("0123456789ABCDEFabcdef"),d=new Set("0123456789ABCDEFGHIJKLM\
NOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),p=new Set(",[]{}"),u=new Set(` ,[]{}
\r	`),o=r=>!r||u.has(r),l=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(r,n=!1){
if(r){if(typeof r!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+r:r,this.lineEndPos=
null}this.atEnd=!n;let s=this.next??"stream";for(;s&&(n||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let r=this.
pos,n=this.buffer[r];for(;n===" "||n==="	";)n=this.buffer[++r];return!n||n==="#"||n===`
`?!0:n==="\r"?this.buffer[r+1]===`
`:!1}charAt(r){return this.buffer[this.pos+r]}continueScalar(r){let n=this.buffer[r];if(this.indentNext>0){let s=0;for(;n===
" ";)n=this.buffer[++s+r];if(n==="\r"){let t=this.buffer[s+r+1];if(t===`
`||!t&&!this.atEnd)return r+s+1}return n===`
`||s>=this.indentNext||!n&&!this.atEnd?r+s:-1}if(n==="-"||n==="."){let s=this.buffer.substr(r,3);if((s==="---"||s==="...")&&
m(this.buffer[r+3]))return-1}return r}getLine(){let r=this.lineEndPos;return(typeof r!="number"||r!==-1&&r<this.pos)&&(r=
this.buffer.indexOf(`
`,this.pos),this.lineEndPos=r),r===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[r-1]==="\r"&&(r-=1),this.
buffer.substring(this.pos,r))}hasChars(r){return this.pos+r<=this.buffer.length}setNext(r){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=r,null}peek(r){return this.buffer.substr(this.pos,r)}*parseNext(r){
switch(r){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let r=this.getLine();if(r===null)return this.setNext("strea\
m");if(r[0]===g.BOM&&(yield*this.pushCount(1),r=r.substring(1)),r[0]==="%"){let n=r.length,s=r.indexOf("#");for(;s!==-1;){
let e=r[s-1];if(e===" "||e==="	"){n=s-1;break}else s=r.indexOf("#",s+1)}for(;;){let e=r[n-1];if(e===" "||e==="	")n-=1;else
break}let t=(yield*this.pushCount(n))+(yield*this.pushSpaces(!0));return yield*this.pushCount(r.length-t),this.pushNewline(),
"stream"}if(this.atLineEnd()){let n=yield*this.pushSpaces(!0);return yield*this.pushCount(r.length-n),yield*this.pushNewline(),
"stream"}return yield g.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){let r=this.charAt(0);if(!r&&!this.atEnd)return this.
setNext("line-start");if(r==="-"||r==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let n=this.
peek(3);if((n==="---"||n==="...")&&m(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,
n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!m(this.charAt(
1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[r,n]=this.peek(2);if(!n&&!this.
atEnd)return this.setNext("block-start");if((r==="-"||r==="?"||r===":")&&m(n)){let s=(yield*this.pushCount(1))+(yield*this.
pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);let r=this.getLine();if(r===null)return this.setNext("doc");let n=yield*this.pushIndicators();
switch(r[n]){case"#":yield*this.pushCount(r.length-n);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(o),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(r.length-n),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let r,n,
s=-1;do r=yield*this.pushNewline(),r>0?(n=yield*this.pushSpaces(!1),this.indentValue=s=n):n=0,n+=yield*this.pushSpaces(!0);while(r+
n>0);let t=this.getLine();if(t===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&t[0]!=="#"||s===0&&(t.startsWith(
"---")||t.startsWith("..."))&&m(t[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(t[0]==="]"||t[0]==="}")))return this.
flowLevel=0,yield g.FLOW_END,yield*this.parseLineStart();let e=0;for(;t[e]===",";)e+=yield*this.pushCount(1),e+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(e+=yield*this.pushIndicators(),t[e]){case void 0:return"flow";case"#":return yield*this.
pushCount(t.length-e),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"\
}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.
pushUntil(o),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{let i=this.charAt(1);
if(this.flowKey||m(i)||i===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.
flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let r=this.charAt(0),n=this.buffer.indexOf(r,this.pos+1);
if(r==="'")for(;n!==-1&&this.buffer[n+1]==="'";)n=this.buffer.indexOf("'",n+2);else for(;n!==-1;){let e=0;for(;this.buffer[n-
1-e]==="\\";)e+=1;if(e%2===0)break;n=this.buffer.indexOf('"',n+1)}let s=this.buffer.substring(0,n),t=s.indexOf(`
`,this.pos);if(t!==-1){for(;t!==-1;){let e=this.continueScalar(t+1);if(e===-1)break;t=s.indexOf(`
`,e)}t!==-1&&(n=t-(s[t-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}
return yield*this.pushToIndex(n+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let r=this.pos;for(;;){let n=this.buffer[++r];if(n==="+")this.blockScalarKeep=!0;else if(n>"0"&&n<="9")
this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.pushUntil(n=>m(n)||n==="#")}*parseBlockScalar(){
let r=this.pos-1,n=0,s;e:for(let e=this.pos;s=this.buffer[e];++e)switch(s){case" ":n+=1;break;case`
`:r=e,n=0;break;case"\r":{let i=this.buffer[e+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=n:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let e=this.continueScalar(
r+1);if(e===-1)break;r=this.buffer.indexOf(`
`,e)}while(r!==-1);if(r===-1){if(!this.atEnd)return this.setNext("block-scalar");r=this.buffer.length}}let t=r+1;for(s=this.
buffer[t];s===" ";)s=this.buffer[++t];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++t];r=t-1}else if(!this.blockScalarKeep)do{let e=r-1,i=this.buffer[e];i==="\r"&&(i=this.buffer[--e]);let a=e;
for(;i===" ";)i=this.buffer[--e];if(i===`
`&&e>=this.pos&&e+1+n>a)r=e;else break}while(!0);return yield g.SCALAR,yield*this.pushToIndex(r+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let r=this.flowLevel>0,n=this.pos-1,s=this.pos-1,t;for(;t=this.buffer[++s];)if(t===":"){let e=this.buffer[s+1];if(m(e)||
r&&p.has(e))break;n=s}else if(m(t)){let e=this.buffer[s+1];if(t==="\r"&&(e===`
`?(s+=1,t=`
`,e=this.buffer[s+1]):n=s),e==="#"||r&&p.has(e))break;if(t===`
`){let i=this.continueScalar(s+1);if(i===-1)break;s=Math.max(s,i-2)}}else{if(r&&p.has(t))break;n=s}return!t&&!this.atEnd?
this.setNext("plain-scalar"):(yield g.SCALAR,yield*this.pushToIndex(n+1,!0),r?"flow":"doc")}*pushCount(r){return r>0?(yield this.
buffer.substr(this.pos,r),this.pos+=r,r):0}*pushToIndex(r,n){let s=this.buffer.slice(this.pos,r);return s?(yield s,this.
pos+=s.length,s.length):(n&&(yield""),0)}*pushIndicators(){let r=0;e:for(;;){switch(this.charAt(0)){case"!":r+=yield*this.
pushTag(),r+=yield*this.pushSpaces(!0);continue e;case"&":r+=yield*this.pushUntil(o),r+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{let n=this.flowLevel>0,s=this.charAt(1);if(m(s)||n&&p.has(s)){n?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,r+=yield*this.pushCount(1),r+=yield*this.pushSpaces(!0);continue e}}}break e}return r}*pushTag(){
if(this.charAt(1)==="<"){let r=this.pos+2,n=this.buffer[r];for(;!m(n)&&n!==">";)n=this.buffer[++r];return yield*this.pushToIndex(
n===">"?r+1:r,!1)}else{let r=this.pos+1,n=this.buffer[r];for(;n;)if(d.has(n))n=this.buffer[++r];else if(n==="%"&&y.has(this.
buffer[r+1])&&y.has(this.buffer[r+2]))n=this.buffer[r+=3];else break;return yield*this.pushToIndex(r,!1)}}*pushNewline(){
let r=this.buffer[this.pos];return r===`
`?yield*this.pushCount(1):r==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(r){let n=this.pos-1,s;do s=this.buffer[++n];while(s===" "||r&&s==="	");let t=n-this.
pos;return t>0&&(yield this.buffer.substr(this.pos,t),this.pos=n),t}*pushUntil(r){let n=this.pos,s=this.buffer[n];for(;!r(
s);)s=this.buffer[++n];return yield*this.pushToIndex(n,!1)}};b.Lexer=l}),qe=(0,L.b)(b=>{"use strict";var g=class{constructor(){
this.lineStarts=[],this.addNewLine=m=>this.lineStarts.push(m),this.linePos=m=>{let y=0,d=this.lineStarts.length;for(;y<d;){
let u=y+d>>1;this.lineStarts[u]<m?y=u+1:d=u}if(this.lineStarts[y]===m)return{line:y+1,col:1};if(y===0)return{line:0,col:m};
let p=this.lineStarts[y-1];return{line:y,col:m-p+1}}}};b.LineCounter=g}),Re=(0,L.b)(b=>{"use strict";var g=(0,L.a)("proc\
ess"),m=be(),y=je();function d(t,e){for(let i=0;i<t.length;++i)if(t[i].type===e)return!0;return!1}function p(t){for(let e=0;e<
t.length;++e)switch(t[e].type){case"space":case"comment":case"newline":break;default:return e}return-1}function u(t){switch(t?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function o(t){switch(t.type){case"document":return t.start;case"block-map":{let e=t.items[t.items.length-1];return e.
sep??e.start}case"block-seq":return t.items[t.items.length-1].start;default:return[]}}function l(t){if(t.length===0)return[];
let e=t.length;e:for(;--e>=0;)switch(t[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item\
-ind":case"newline":break e}for(;t[++e]?.type==="space";);return t.splice(e,t.length)}function r(t,e){if(e.length<1e5)Array.
prototype.push.apply(t,e);else for(let i=0;i<e.length;++i)t.push(e[i])}function n(t){if(t.start.type==="flow-seq-start")
for(let e of t.items)e.sep&&!e.value&&!d(e.start,"explicit-key-ind")&&!d(e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),
delete e.key,u(e.value)?e.value.end?r(e.value.end,e.sep):e.value.end=e.sep:r(e.start,e.sep),delete e.sep)}var s=class{constructor(t){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new y.Lexer,this.onNewLine=t}*parse(t,e=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let i of this.
lexer.lex(t,e))yield*this.next(i);e||(yield*this.end())}*next(t){if(this.source=t,g.env.LOG_TOKENS&&console.log("|",m.prettyToken(
t)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let e=m.tokenType(t);if(e)if(e==="sca\
lar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=e,yield*this.step(),e){case"newline":this.
atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+t.length);break;case"space":this.atNewLine&&t[0]===
" "&&(this.indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=
t.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=t.length}else{let i=`N\
ot a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:i,source:t}),this.offset+=t.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,
source:this.source}}*step(){let t=this.peek(1);if(this.type==="doc-end"&&t?.type!=="doc-end"){for(;this.stack.length>0;)
yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!t)return yield*this.
stream();switch(t.type){case"document":return yield*this.document(t);case"alias":case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":return yield*this.scalar(t);case"block-scalar":return yield*this.blockScalar(t);case"block-map":return yield*this.
blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"flow-collection":return yield*this.flowCollection(t);case"\
doc-end":return yield*this.documentEnd(t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-t]}*pop(t){let e=t??
this.stack.pop();if(!e)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.
stack.length===0)yield e;else{let i=this.peek(1);switch(e.type==="block-scalar"?e.indent="indent"in i?i.indent:0:e.type===
"flow-collection"&&i.type==="document"&&(e.indent=0),e.type==="flow-collection"&&n(e),i.type){case"document":i.value=e;break;case"\
block-scalar":i.props.push(e);break;case"block-map":{let a=i.items[i.items.length-1];if(a.value){i.items.push({start:[],
key:e,sep:[]}),this.onKeyLine=!0;return}else if(a.sep)a.value=e;else{Object.assign(a,{key:e,sep:[]}),this.onKeyLine=!a.explicitKey;
return}break}case"block-seq":{let a=i.items[i.items.length-1];a.value?i.items.push({start:[],value:e}):a.value=e;break}case"\
flow-collection":{let a=i.items[i.items.length-1];!a||a.value?i.items.push({start:[],key:e,sep:[]}):a.sep?a.value=e:Object.
assign(a,{key:e,sep:[]});return}default:yield*this.pop(),yield*this.pop(e)}if((i.type==="document"||i.type==="block-map"||
i.type==="block-seq")&&(e.type==="block-map"||e.type==="block-seq")){let a=e.items[e.items.length-1];a&&!a.sep&&!a.value&&
a.start.length>0&&p(a.start)===-1&&(e.indent===0||a.start.every(c=>c.type!=="comment"||c.indent<e.indent))&&(i.type==="d\
ocument"?i.end=a.start:i.items.push({start:a.start}),e.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-\
line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"commen\
t":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{p(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let e=this.startBlockValue(
t);e?this.stack.push(e):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.
source}}*scalar(t){if(this.type==="map-value-ind"){let e=o(this.peek(2)),i=l(e),a;t.end?(a=t.end,a.push(this.sourceToken),
delete t.end):a=[this.sourceToken];let c={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:i,key:t,sep:a}]};
this.onKeyLine=!0,this.stack[this.stack.length-1]=c}else yield*this.lineEnd(t)}*blockScalar(t){switch(this.type){case"sp\
ace":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.source=this.source,this.atNewLine=
!0,this.indent=0,this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let e=t.items[t.items.length-1];switch(this.
type){case"newline":if(this.onKeyLine=!1,e.value){let i="end"in e.value?e.value.end:void 0;(Array.isArray(i)?i[i.length-
1]:void 0)?.type==="comment"?i?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.sep?e.sep.push(this.
sourceToken):e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else if(e.
sep)e.sep.push(this.sourceToken);else{if(this.atIndentedComment(e.start,t.indent)){let i=t.items[t.items.length-2]?.value?.
end;if(Array.isArray(i)){r(i,e.start),i.push(this.sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return}
if(this.indent>=t.indent){let i=!this.onKeyLine&&this.indent===t.indent,a=i&&(e.sep||e.explicitKey)&&this.type!=="seq-it\
em-ind",c=[];if(a&&e.sep&&!e.value){let h=[];for(let v=0;v<e.sep.length;++v){let w=e.sep[v];switch(w.type){case"newline":
h.push(v);break;case"space":break;case"comment":w.indent>t.indent&&(h.length=0);break;default:h.length=0}}h.length>=2&&(c=
e.sep.splice(h[1]))}switch(this.type){case"anchor":case"tag":a||e.value?(c.push(this.sourceToken),t.items.push({start:c}),
this.onKeyLine=!0):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"explicit-key-ind":!e.sep&&
!e.explicitKey?(e.start.push(this.sourceToken),e.explicitKey=!0):a||e.value?(c.push(this.sourceToken),t.items.push({start:c,
explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],
explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(e.explicitKey)if(e.sep)if(e.value)t.items.push({start:[],
key:null,sep:[this.sourceToken]});else if(d(e.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:c,key:null,sep:[this.sourceToken]}]});else if(u(e.key)&&!d(e.sep,"newline")){let h=l(e.
start),v=e.key,w=e.sep;w.push(this.sourceToken),delete e.key,delete e.sep,this.stack.push({type:"block-map",offset:this.
offset,indent:this.indent,items:[{start:h,key:v,sep:w}]})}else c.length>0?e.sep=e.sep.concat(c,this.sourceToken):e.sep.push(
this.sourceToken);else if(d(e.start,"newline"))Object.assign(e,{key:null,sep:[this.sourceToken]});else{let h=l(e.start);
this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:h,key:null,sep:[this.sourceToken]}]})}else
e.sep?e.value||a?t.items.push({start:c,key:null,sep:[this.sourceToken]}):d(e.sep,"map-value-ind")?this.stack.push({type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):e.sep.push(this.sourceToken):
Object.assign(e,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-\
scalar":case"double-quoted-scalar":{let h=this.flowScalar(this.type);a||e.value?(t.items.push({start:c,key:h,sep:[]}),this.
onKeyLine=!0):e.sep?this.stack.push(h):(Object.assign(e,{key:h,sep:[]}),this.onKeyLine=!0);return}default:{let h=this.startBlockValue(
t);if(h){if(h.type==="block-seq"){if(!e.explicitKey&&e.sep&&!d(e.sep,"newline")){yield*this.pop({type:"error",offset:this.
offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else i&&t.items.push({start:c});
this.stack.push(h);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let e=t.items[t.items.length-1];switch(this.
type){case"newline":if(e.value){let i="end"in e.value?e.value.end:void 0;(Array.isArray(i)?i[i.length-1]:void 0)?.type===
"comment"?i?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.start.push(this.sourceToken);return;case"\
space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(e.start,t.indent)){
let i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){r(i,e.start),i.push(this.sourceToken),t.items.pop();return}}
e.start.push(this.sourceToken)}return;case"anchor":case"tag":if(e.value||this.indent<=t.indent)break;e.start.push(this.sourceToken);
return;case"seq-item-ind":if(this.indent!==t.indent)break;e.value||d(e.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):
e.start.push(this.sourceToken);return}if(this.indent>t.indent){let i=this.startBlockValue(t);if(i){this.stack.push(i);return}}
yield*this.pop(),yield*this.step()}*flowCollection(t){let e=t.items[t.items.length-1];if(this.type==="flow-error-end"){let i;
do yield*this.pop(),i=this.peek(1);while(i?.type==="flow-collection")}else if(t.end.length===0){switch(this.type){case"c\
omma":case"explicit-key-ind":!e||e.sep?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return;case"\
map-value-ind":!e||e.value?t.items.push({start:[],key:null,sep:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):Object.
assign(e,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!e||e.
value?t.items.push({start:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let a=this.flowScalar(this.type);!e||e.value?
t.items.push({start:[],key:a,sep:[]}):e.sep?this.stack.push(a):Object.assign(e,{key:a,sep:[]});return}case"flow-map-end":case"\
flow-seq-end":t.end.push(this.sourceToken);return}let i=this.startBlockValue(t);i?this.stack.push(i):(yield*this.pop(),yield*this.
step())}else{let i=this.peek(2);if(i.type==="block-map"&&(this.type==="map-value-ind"&&i.indent===t.indent||this.type===
"newline"&&!i.items[i.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&i.type!==
"flow-collection"){let a=o(i),c=l(a);n(t);let h=t.end.splice(1,t.end.length);h.push(this.sourceToken);let v={type:"block\
-map",offset:t.offset,indent:t.indent,items:[{start:c,key:t,sep:h}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=v}else
yield*this.lineEnd(t)}}flowScalar(t){if(this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;let e=o(t),i=l(e);return i.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:i,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let e=o(t),i=l(e);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,e){
return this.type!=="comment"||this.indent<=e?!1:t.every(i=>i.type==="newline"||i.type==="space")}*documentEnd(t){this.type!==
"doc-mode"&&(t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}};b.Parser=s}),Nt=(0,L.b)(b=>{"use strict";var g=Ke(),m=oe(),y=le(),d=Ne(),p=M(),
u=qe(),o=Re();function l(e){let i=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||i&&new u.LineCounter||null,prettyErrors:i}}
function r(e,i={}){let{lineCounter:a,prettyErrors:c}=l(i),h=new o.Parser(a?.addNewLine),v=new g.Composer(i),w=Array.from(
v.compose(h.parse(e)));if(c&&a)for(let S of w)S.errors.forEach(y.prettifyError(e,a)),S.warnings.forEach(y.prettifyError(
e,a));return w.length>0?w:Object.assign([],{empty:!0},v.streamInfo())}function n(e,i={}){let{lineCounter:a,prettyErrors:c}=l(
i),h=new o.Parser(a?.addNewLine),v=new g.Composer(i),w=null;for(let S of v.compose(h.parse(e),!0,e.length))if(!w)w=S;else if(w.
options.logLevel!=="silent"){w.errors.push(new y.YAMLParseError(S.range.slice(0,2),"MULTIPLE_DOCS","Source contains mult\
iple documents; please use YAML.parseAllDocuments()"));break}return c&&a&&(w.errors.forEach(y.prettifyError(e,a)),w.warnings.
forEach(y.prettifyError(e,a))),w}function s(e,i,a){let c;typeof i=="function"?c=i:a===void 0&&i&&typeof i=="object"&&(a=
i);let h=n(e,a);if(!h)return null;if(h.warnings.forEach(v=>d.warn(h.options.logLevel,v)),h.errors.length>0){if(h.options.
logLevel!=="silent")throw h.errors[0];h.errors=[]}return h.toJS(Object.assign({reviver:c},a))}function t(e,i,a){let c=null;
if(typeof i=="function"||Array.isArray(i)?c=i:a===void 0&&i&&(a=i),typeof a=="string"&&(a=a.length),typeof a=="number"){
let h=Math.round(a);a=h<1?void 0:h>8?{indent:8}:{indent:h}}if(e===void 0){let{keepUndefined:h}=a??i??{};if(!h)return}return p.
isDocument(e)&&!c?e.toString(a):new m.Document(e,c,a).toString(a)}b.parse=s,b.parseAllDocuments=r,b.parseDocument=n,b.stringify=
t}),Et=(0,L.b)(b=>{"use strict";var g=Ke(),m=oe(),y=$e(),d=le(),p=te(),u=M(),o=V(),l=B(),r=W(),n=G(),s=be(),t=je(),e=qe(),
i=Re(),a=Nt(),c=ee();b.Composer=g.Composer,b.Document=m.Document,b.Schema=y.Schema,b.YAMLError=d.YAMLError,b.YAMLParseError=
d.YAMLParseError,b.YAMLWarning=d.YAMLWarning,b.Alias=p.Alias,b.isAlias=u.isAlias,b.isCollection=u.isCollection,b.isDocument=
u.isDocument,b.isMap=u.isMap,b.isNode=u.isNode,b.isPair=u.isPair,b.isScalar=u.isScalar,b.isSeq=u.isSeq,b.Pair=o.Pair,b.Scalar=
l.Scalar,b.YAMLMap=r.YAMLMap,b.YAMLSeq=n.YAMLSeq,b.CST=s,b.Lexer=t.Lexer,b.LineCounter=e.LineCounter,b.Parser=i.Parser,b.
parse=a.parse,b.parseAllDocuments=a.parseAllDocuments,b.parseDocument=a.parseDocument,b.stringify=a.stringify,b.visit=c.
visit,b.visitAsync=c.visitAsync}),Y=(0,L.d)(Et()),At=Y.LineCounter,Lt=Y.isMap,Ot=Y.isNode,Ct=Y.isScalar,Tt=Y.parse,It=Y.
parseDocument,xt=Y.stringify,Mt=Y.visit});
