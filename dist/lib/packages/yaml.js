"use strict";module.exports={yaml(Mt,We,$t,Ge){var ce=Object.defineProperty,Qe=Object.getOwnPropertyDescriptor,He=Object.getOwnPropertyNames,
Xe=Object.prototype.hasOwnProperty,ze=(g,y)=>{for(var d in y)ce(g,d,{get:y[d],enumerable:!0})},Ze=(g,y,d,m)=>{if(y&&typeof y==
"object"||typeof y=="function")for(let p of He(y))!Xe.call(g,p)&&p!==d&&ce(g,p,{get:()=>y[p],enumerable:!(m=Qe(y,p))||m.
enumerable});return g},et=g=>Ze(ce({},"__esModule",{value:!0}),g),ve={};ze(ve,{LineCounter:()=>Et,isMap:()=>At,isNode:()=>Lt,
isScalar:()=>Ot,parse:()=>Ct,parseDocument:()=>Tt,stringify:()=>It,visit:()=>xt}),Ge.exports=et(ve);var A=We("chunk-IYWU\
Y3VA"),x=(0,A.b)(g=>{"use strict";var y=Symbol.for("yaml.alias"),d=Symbol.for("yaml.document"),m=Symbol.for("yaml.map"),
p=Symbol.for("yaml.pair"),h=Symbol.for("yaml.scalar"),u=Symbol.for("yaml.seq"),o=Symbol.for("yaml.node.type"),l=f=>!!f&&
typeof f=="object"&&f[o]===y,r=f=>!!f&&typeof f=="object"&&f[o]===d,n=f=>!!f&&typeof f=="object"&&f[o]===m,s=f=>!!f&&typeof f==
"object"&&f[o]===p,t=f=>!!f&&typeof f=="object"&&f[o]===h,e=f=>!!f&&typeof f=="object"&&f[o]===u;function i(f){if(f&&typeof f==
"object")switch(f[o]){case m:case u:return!0}return!1}function a(f){if(f&&typeof f=="object")switch(f[o]){case y:case m:case h:case u:
return!0}return!1}var c=f=>(t(f)||i(f))&&!!f.anchor;g.ALIAS=y,g.DOC=d,g.MAP=m,g.NODE_TYPE=o,g.PAIR=p,g.SCALAR=h,g.SEQ=u,
g.hasAnchor=c,g.isAlias=l,g.isCollection=i,g.isDocument=r,g.isMap=n,g.isNode=a,g.isPair=s,g.isScalar=t,g.isSeq=e}),Z=(0,A.
b)(g=>{"use strict";var y=x(),d=Symbol("break visit"),m=Symbol("skip children"),p=Symbol("remove node");function h(t,e){
let i=r(e);y.isDocument(t)?u(null,t.contents,i,Object.freeze([t]))===p&&(t.contents=null):u(null,t,i,Object.freeze([]))}
h.BREAK=d,h.SKIP=m,h.REMOVE=p;function u(t,e,i,a){let c=n(t,e,i,a);if(y.isNode(c)||y.isPair(c))return s(t,a,c),u(t,c,i,a);
if(typeof c!="symbol"){if(y.isCollection(e)){a=Object.freeze(a.concat(e));for(let f=0;f<e.items.length;++f){let b=u(f,e.
items[f],i,a);if(typeof b=="number")f=b-1;else{if(b===d)return d;b===p&&(e.items.splice(f,1),f-=1)}}}else if(y.isPair(e)){
a=Object.freeze(a.concat(e));let f=u("key",e.key,i,a);if(f===d)return d;f===p&&(e.key=null);let b=u("value",e.value,i,a);
if(b===d)return d;b===p&&(e.value=null)}}return c}async function o(t,e){let i=r(e);y.isDocument(t)?await l(null,t.contents,
i,Object.freeze([t]))===p&&(t.contents=null):await l(null,t,i,Object.freeze([]))}o.BREAK=d,o.SKIP=m,o.REMOVE=p;async function l(t,e,i,a){
let c=await n(t,e,i,a);if(y.isNode(c)||y.isPair(c))return s(t,a,c),l(t,c,i,a);if(typeof c!="symbol"){if(y.isCollection(e)){
a=Object.freeze(a.concat(e));for(let f=0;f<e.items.length;++f){let b=await l(f,e.items[f],i,a);if(typeof b=="number")f=b-
1;else{if(b===d)return d;b===p&&(e.items.splice(f,1),f-=1)}}}else if(y.isPair(e)){a=Object.freeze(a.concat(e));let f=await l(
"key",e.key,i,a);if(f===d)return d;f===p&&(e.key=null);let b=await l("value",e.value,i,a);if(b===d)return d;b===p&&(e.value=
null)}}return c}function r(t){return typeof t=="object"&&(t.Collection||t.Node||t.Value)?Object.assign({Alias:t.Node,Map:t.
Node,Scalar:t.Node,Seq:t.Node},t.Value&&{Map:t.Value,Scalar:t.Value,Seq:t.Value},t.Collection&&{Map:t.Collection,Seq:t.Collection},
t):t}function n(t,e,i,a){if(typeof i=="function")return i(t,e,a);if(y.isMap(e))return i.Map?.(t,e,a);if(y.isSeq(e))return i.
Seq?.(t,e,a);if(y.isPair(e))return i.Pair?.(t,e,a);if(y.isScalar(e))return i.Scalar?.(t,e,a);if(y.isAlias(e))return i.Alias?.(
t,e,a)}function s(t,e,i){let a=e[e.length-1];if(y.isCollection(a))a.items[t]=i;else if(y.isPair(a))t==="key"?a.key=i:a.value=
i;else if(y.isDocument(a))a.contents=i;else{let c=y.isAlias(a)?"alias":"scalar";throw new Error(`Cannot replace node wit\
h ${c} parent`)}}g.visit=h,g.visitAsync=o}),we=(0,A.b)(g=>{"use strict";var y=x(),d=Z(),m={"!":"%21",",":"%2C","[":"%5B",
"]":"%5D","{":"%7B","}":"%7D"},p=u=>u.replace(/[!,[\]{}]/g,o=>m[o]),h=class F{constructor(o,l){this.docStart=null,this.docEnd=
!1,this.yaml=Object.assign({},F.defaultYaml,o),this.tags=Object.assign({},F.defaultTags,l)}clone(){let o=new F(this.yaml,
this.tags);return o.docStart=this.docStart,o}atDocument(){let o=new F(this.yaml,this.tags);switch(this.yaml.version){case"\
1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:F.defaultYaml.explicit,version:"1\
.2"},this.tags=Object.assign({},F.defaultTags);break}return o}add(o,l){this.atNextDocument&&(this.yaml={explicit:F.defaultYaml.
explicit,version:"1.1"},this.tags=Object.assign({},F.defaultTags),this.atNextDocument=!1);let r=o.trim().split(/[ \t]+/),
n=r.shift();switch(n){case"%TAG":{if(r.length!==2&&(l(0,"%TAG directive should contain exactly two parts"),r.length<2))return!1;
let[s,t]=r;return this.tags[s]=t,!0}case"%YAML":{if(this.yaml.explicit=!0,r.length!==1)return l(0,"%YAML directive shoul\
d contain exactly one part"),!1;let[s]=r;if(s==="1.1"||s==="1.2")return this.yaml.version=s,!0;{let t=/^\d+\.\d+$/.test(
s);return l(6,`Unsupported YAML version ${s}`,t),!1}}default:return l(0,`Unknown directive ${n}`,!0),!1}}tagName(o,l){if(o===
"!")return"!";if(o[0]!=="!")return l(`Not a valid tag: ${o}`),null;if(o[1]==="<"){let t=o.slice(2,-1);return t==="!"||t===
"!!"?(l(`Verbatim tags aren't resolved, so ${o} is invalid.`),null):(o[o.length-1]!==">"&&l("Verbatim tags must end with\
 a >"),t)}let[,r,n]=o.match(/^(.*!)([^!]*)$/s);n||l(`The ${o} tag has no suffix`);let s=this.tags[r];if(s)try{return s+decodeURIComponent(
n)}catch(t){return l(String(t)),null}return r==="!"?o:(l(`Could not resolve tag: ${o}`),null)}tagString(o){for(let[l,r]of Object.
entries(this.tags))if(o.startsWith(r))return l+p(o.substring(r.length));return o[0]==="!"?o:`!<${o}>`}toString(o){let l=this.
yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],r=Object.entries(this.tags),n;if(o&&r.length>0&&y.isNode(o.contents)){
let s={};d.visit(o.contents,(t,e)=>{y.isNode(e)&&e.tag&&(s[e.tag]=!0)}),n=Object.keys(s)}else n=[];for(let[s,t]of r)s===
"!!"&&t==="tag:yaml.org,2002:"||(!o||n.some(e=>e.startsWith(t)))&&l.push(`%TAG ${s} ${t}`);return l.join(`
`)}};h.defaultYaml={explicit:!1,version:"1.2"},h.defaultTags={"!!":"tag:yaml.org,2002:"},g.Directives=h}),ue=(0,A.b)(g=>{
"use strict";var y=x(),d=Z();function m(o){if(/[\x00-\x19\s,[\]{}]/.test(o)){let l=`Anchor must not contain whitespace o\
r control characters: ${JSON.stringify(o)}`;throw new Error(l)}return!0}function p(o){let l=new Set;return d.visit(o,{Value(r,n){
n.anchor&&l.add(n.anchor)}}),l}function h(o,l){for(let r=1;;++r){let n=`${o}${r}`;if(!l.has(n))return n}}function u(o,l){
let r=[],n=new Map,s=null;return{onAnchor:t=>{r.push(t),s??(s=p(o));let e=h(l,s);return s.add(e),e},setAnchors:()=>{for(let t of r){
let e=n.get(t);if(typeof e=="object"&&e.anchor&&(y.isScalar(e.node)||y.isCollection(e.node)))e.node.anchor=e.anchor;else{
let i=new Error("Failed to resolve repeated object (this should not happen)");throw i.source=t,i}}},sourceObjects:n}}g.anchorIsValid=
m,g.anchorNames=p,g.createNodeAnchors=u,g.findNewAnchor=h}),ke=(0,A.b)(g=>{"use strict";function y(d,m,p,h){if(h&&typeof h==
"object")if(Array.isArray(h))for(let u=0,o=h.length;u<o;++u){let l=h[u],r=y(d,h,String(u),l);r===void 0?delete h[u]:r!==
l&&(h[u]=r)}else if(h instanceof Map)for(let u of Array.from(h.keys())){let o=h.get(u),l=y(d,h,u,o);l===void 0?h.delete(
u):l!==o&&h.set(u,l)}else if(h instanceof Set)for(let u of Array.from(h)){let o=y(d,h,u,u);o===void 0?h.delete(u):o!==u&&
(h.delete(u),h.add(o))}else for(let[u,o]of Object.entries(h)){let l=y(d,h,u,o);l===void 0?delete h[u]:l!==o&&(h[u]=l)}return d.
call(m,p,h)}g.applyReviver=y}),Y=(0,A.b)(g=>{"use strict";var y=x();function d(m,p,h){if(Array.isArray(m))return m.map((u,o)=>d(
u,String(o),h));if(m&&typeof m.toJSON=="function"){if(!h||!y.hasAnchor(m))return m.toJSON(p,h);let u={aliasCount:0,count:1,
res:void 0};h.anchors.set(m,u),h.onCreate=l=>{u.res=l,delete h.onCreate};let o=m.toJSON(p,h);return h.onCreate&&h.onCreate(
o),o}return typeof m=="bigint"&&!h?.keep?Number(m):m}g.toJS=d}),fe=(0,A.b)(g=>{"use strict";var y=ke(),d=x(),m=Y(),p=class{constructor(h){
Object.defineProperty(this,d.NODE_TYPE,{value:h})}clone(){let h=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(h.range=this.range.slice()),h}toJS(h,{mapAsMap:u,maxAliasCount:o,onAnchor:l,reviver:r}={}){if(!d.
isDocument(h))throw new TypeError("A document argument is required");let n={anchors:new Map,doc:h,keep:!0,mapAsMap:u===!0,
mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},s=m.toJS(this,"",n);if(typeof l=="function")for(let{count:t,res:e}of n.
anchors.values())l(e,t);return typeof r=="function"?y.applyReviver(r,{"":s},"",s):s}};g.NodeBase=p}),ee=(0,A.b)(g=>{"use\
 strict";var y=ue(),d=Z(),m=x(),p=fe(),h=Y(),u=class extends p.NodeBase{constructor(l){super(m.ALIAS),this.source=l,Object.
defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(l,r){if(r?.maxAliasCount===0)
throw new ReferenceError("Alias resolution is disabled");let n;r?.aliasResolveCache?n=r.aliasResolveCache:(n=[],d.visit(
l,{Node:(t,e)=>{(m.isAlias(e)||m.hasAnchor(e))&&n.push(e)}}),r&&(r.aliasResolveCache=n));let s;for(let t of n){if(t===this)
break;t.anchor===this.source&&(s=t)}if(s&&r){let{anchors:t,doc:e,maxAliasCount:i}=r,a=t.get(s);if(a||(h.toJS(s,null,r),a=
t.get(s)),a?.res===void 0){let c="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(c)}if(i>=
0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=o(e,s,t)),a.count*a.aliasCount>i)){let c="Excessive alias count indicates\
 a resource exhaustion attack";throw new ReferenceError(c)}}return s}toJSON(l,r){if(!r)return{source:this.source};let n=this.
resolve(r.doc,r);if(!n){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
s)}return r.anchors.get(n).res}toString(l,r,n){let s=`*${this.source}`;if(l){if(y.anchorIsValid(this.source),l.options.verifyAliasOrder&&
!l.anchors.has(this.source)){let t=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(
t)}if(l.implicitKey)return`${s} `}return s}};function o(l,r,n){if(m.isAlias(r)){let s=r.resolve(l),t=n&&s&&n.get(s);return t?
t.count*t.aliasCount:0}else if(m.isCollection(r)){let s=0;for(let t of r.items){let e=o(l,t,n);e>s&&(s=e)}return s}else if(m.
isPair(r)){let s=o(l,r.key,n),t=o(l,r.value,n);return Math.max(s,t)}return 1}g.Alias=u}),D=(0,A.b)(g=>{"use strict";var y=x(),
d=fe(),m=Y(),p=u=>!u||typeof u!="function"&&typeof u!="object",h=class extends d.NodeBase{constructor(u){super(y.SCALAR),
this.value=u}toJSON(u,o){return o?.keep?this.value:m.toJS(this.value,u,o)}toString(){return String(this.value)}};h.BLOCK_FOLDED=
"BLOCK_FOLDED",h.BLOCK_LITERAL="BLOCK_LITERAL",h.PLAIN="PLAIN",h.QUOTE_DOUBLE="QUOTE_DOUBLE",h.QUOTE_SINGLE="QUOTE_SINGL\
E",g.Scalar=h,g.isScalarValue=p}),te=(0,A.b)(g=>{"use strict";var y=ee(),d=x(),m=D(),p="tag:yaml.org,2002:";function h(o,l,r){
if(l){let n=r.filter(t=>t.tag===l),s=n.find(t=>!t.format)??n[0];if(!s)throw new Error(`Tag ${l} not found`);return s}return r.
find(n=>n.identify?.(o)&&!n.format)}function u(o,l,r){if(d.isDocument(o)&&(o=o.contents),d.isNode(o))return o;if(d.isPair(
o)){let b=r.schema[d.MAP].createNode?.(r.schema,null,r);return b.items.push(o),b}(o instanceof String||o instanceof Number||
o instanceof Boolean||typeof BigInt<"u"&&o instanceof BigInt)&&(o=o.valueOf());let{aliasDuplicateObjects:n,onAnchor:s,onTagObj:t,
schema:e,sourceObjects:i}=r,a;if(n&&o&&typeof o=="object"){if(a=i.get(o),a)return a.anchor??(a.anchor=s(o)),new y.Alias(
a.anchor);a={anchor:null,node:null},i.set(o,a)}l?.startsWith("!!")&&(l=p+l.slice(2));let c=h(o,l,e.tags);if(!c){if(o&&typeof o.
toJSON=="function"&&(o=o.toJSON()),!o||typeof o!="object"){let b=new m.Scalar(o);return a&&(a.node=b),b}c=o instanceof Map?
e[d.MAP]:Symbol.iterator in Object(o)?e[d.SEQ]:e[d.MAP]}t&&(t(c),delete r.onTagObj);let f=c?.createNode?c.createNode(r.schema,
o,r):typeof c?.nodeClass?.from=="function"?c.nodeClass.from(r.schema,o,r):new m.Scalar(o);return l?f.tag=l:c.default||(f.
tag=c.tag),a&&(a.node=f),f}g.createNode=u}),he=(0,A.b)(g=>{"use strict";var y=te(),d=x(),m=fe();function p(o,l,r){let n=r;
for(let s=l.length-1;s>=0;--s){let t=l[s];if(typeof t=="number"&&Number.isInteger(t)&&t>=0){let e=[];e[t]=n,n=e}else n=new Map(
[[t,n]])}return y.createNode(n,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This sho\
uld not happen, please report a bug.")},schema:o,sourceObjects:new Map})}var h=o=>o==null||typeof o=="object"&&!!o[Symbol.
iterator]().next().done,u=class extends m.NodeBase{constructor(o,l){super(o),Object.defineProperty(this,"schema",{value:l,
configurable:!0,enumerable:!1,writable:!0})}clone(o){let l=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return o&&(l.schema=o),l.items=l.items.map(r=>d.isNode(r)||d.isPair(r)?r.clone(o):r),this.range&&(l.range=this.range.
slice()),l}addIn(o,l){if(h(o))this.add(l);else{let[r,...n]=o,s=this.get(r,!0);if(d.isCollection(s))s.addIn(n,l);else if(s===
void 0&&this.schema)this.set(r,p(this.schema,n,l));else throw new Error(`Expected YAML collection at ${r}. Remaining pat\
h: ${n}`)}}deleteIn(o){let[l,...r]=o;if(r.length===0)return this.delete(l);let n=this.get(l,!0);if(d.isCollection(n))return n.
deleteIn(r);throw new Error(`Expected YAML collection at ${l}. Remaining path: ${r}`)}getIn(o,l){let[r,...n]=o,s=this.get(
r,!0);return n.length===0?!l&&d.isScalar(s)?s.value:s:d.isCollection(s)?s.getIn(n,l):void 0}hasAllNullValues(o){return this.
items.every(l=>{if(!d.isPair(l))return!1;let r=l.value;return r==null||o&&d.isScalar(r)&&r.value==null&&!r.commentBefore&&
!r.comment&&!r.tag})}hasIn(o){let[l,...r]=o;if(r.length===0)return this.has(l);let n=this.get(l,!0);return d.isCollection(
n)?n.hasIn(r):!1}setIn(o,l){let[r,...n]=o;if(n.length===0)this.set(r,l);else{let s=this.get(r,!0);if(d.isCollection(s))s.
setIn(n,l);else if(s===void 0&&this.schema)this.set(r,p(this.schema,n,l));else throw new Error(`Expected YAML collection\
 at ${r}. Remaining path: ${n}`)}}};g.Collection=u,g.collectionFromPath=p,g.isEmptyPath=h}),re=(0,A.b)(g=>{"use strict";
var y=p=>p.replace(/^(?!$)(?: $)?/gm,"#");function d(p,h){return/^\n+$/.test(p)?p.substring(1):h?p.replace(/^(?! *$)/gm,
h):p}var m=(p,h,u)=>p.endsWith(`
`)?d(u,h):u.includes(`
`)?`
`+d(u,h):(p.endsWith(" ")?"":" ")+u;g.indentComment=d,g.lineComment=m,g.stringifyComment=y}),tt=(0,A.b)(g=>{"use strict";
var y="flow",d="block",m="quoted";function p(u,o,l="flow",{indentAtStart:r,lineWidth:n=80,minContentWidth:s=20,onFold:t,
onOverflow:e}={}){if(!n||n<0)return u;n<s&&(s=0);let i=Math.max(1+s,1+n-o.length);if(u.length<=i)return u;let a=[],c={},
f=n-o.length;typeof r=="number"&&(r>n-Math.max(2,s)?a.push(0):f=n-r);let b,v,k=!1,w=-1,S=-1,E=-1;l===d&&(w=h(u,w,o.length),
w!==-1&&(f=w+i));for(let O;O=u[w+=1];){if(l===m&&O==="\\"){switch(S=w,u[w+1]){case"x":w+=3;break;case"u":w+=5;break;case"\
U":w+=9;break;default:w+=1}E=w}if(O===`
`)l===d&&(w=h(u,w,o.length)),f=w+o.length+i,b=void 0;else{if(O===" "&&v&&v!==" "&&v!==`
`&&v!=="	"){let N=u[w+1];N&&N!==" "&&N!==`
`&&N!=="	"&&(b=w)}if(w>=f)if(b)a.push(b),f=b+i,b=void 0;else if(l===m){for(;v===" "||v==="	";)v=O,O=u[w+=1],k=!0;let N=w>
E+1?w-2:S-1;if(c[N])return u;a.push(N),c[N]=!0,f=N+i,b=void 0}else k=!0}v=O}if(k&&e&&e(),a.length===0)return u;t&&t();let L=u.
slice(0,a[0]);for(let O=0;O<a.length;++O){let N=a[O],C=a[O+1]||u.length;N===0?L=`
${o}${u.slice(0,C)}`:(l===m&&c[N]&&(L+=`${u[N]}\\`),L+=`
${o}${u.slice(N+1,C)}`)}return L}function h(u,o,l){let r=o,n=o+1,s=u[n];for(;s===" "||s==="	";)if(o<n+l)s=u[++o];else{do
s=u[++o];while(s&&s!==`
`);r=o,n=o+1,s=u[n]}return r}g.FOLD_BLOCK=d,g.FOLD_FLOW=y,g.FOLD_QUOTED=m,g.foldFlowLines=p}),se=(0,A.b)(g=>{"use strict";
var y=D(),d=tt(),m=(e,i)=>({indentAtStart:i?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.
options.minContentWidth}),p=e=>/^(%|---|\.\.\.)/m.test(e);function h(e,i,a){if(!i||i<0)return!1;let c=i-a,f=e.length;if(f<=
c)return!1;for(let b=0,v=0;b<f;++b)if(e[b]===`
`){if(b-v>c)return!0;if(v=b+1,f-v<=c)return!1}return!0}function u(e,i){let a=JSON.stringify(e);if(i.options.doubleQuotedAsJSON)
return a;let{implicitKey:c}=i,f=i.options.doubleQuotedMinMultiLineLength,b=i.indent||(p(e)?"  ":""),v="",k=0;for(let w=0,
S=a[w];S;S=a[++w])if(S===" "&&a[w+1]==="\\"&&a[w+2]==="n"&&(v+=a.slice(k,w)+"\\ ",w+=1,k=w,S="\\"),S==="\\")switch(a[w+1]){case"\
u":{v+=a.slice(k,w);let E=a.substr(w+2,4);switch(E){case"0000":v+="\\0";break;case"0007":v+="\\a";break;case"000b":v+="\\\
v";break;case"001b":v+="\\e";break;case"0085":v+="\\N";break;case"00a0":v+="\\_";break;case"2028":v+="\\L";break;case"20\
29":v+="\\P";break;default:E.substr(0,2)==="00"?v+="\\x"+E.substr(2):v+=a.substr(w,6)}w+=5,k=w+1}break;case"n":if(c||a[w+
2]==='"'||a.length<f)w+=1;else{for(v+=a.slice(k,w)+`

`;a[w+2]==="\\"&&a[w+3]==="n"&&a[w+4]!=='"';)v+=`
`,w+=2;v+=b,a[w+2]===" "&&(v+="\\"),w+=1,k=w+1}break;default:w+=1}return v=k?v+a.slice(k):a,c?v:d.foldFlowLines(v,b,d.FOLD_QUOTED,
m(i,!1))}function o(e,i){if(i.options.singleQuote===!1||i.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return u(e,i);let a=i.indent||(p(e)?"  ":""),c="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&\

${a}`)+"'";return i.implicitKey?c:d.foldFlowLines(c,a,d.FOLD_FLOW,m(i,!1))}function l(e,i){let{singleQuote:a}=i.options,
c;if(a===!1)c=u;else{let f=e.includes('"'),b=e.includes("'");f&&!b?c=o:b&&!f?c=u:c=a?o:u}return c(e,i)}var r;try{r=new RegExp(
`(^|(?<!
))
+(?!
|$)`,"g")}catch{r=/\n+(?!\n|$)/g}function n({comment:e,type:i,value:a},c,f,b){let{blockQuote:v,commentString:k,lineWidth:w}=c.
options;if(!v||/\n[\t ]+$/.test(a))return l(a,c);let S=c.indent||(c.forceBlockIndent||p(a)?"  ":""),E=v==="literal"?!0:v===
"folded"||i===y.Scalar.BLOCK_FOLDED?!1:i===y.Scalar.BLOCK_LITERAL?!0:!h(a,w,S.length);if(!a)return E?`|
`:`>
`;let L,O;for(O=a.length;O>0;--O){let $=a[O-1];if($!==`
`&&$!=="	"&&$!==" ")break}let N=a.substring(O),C=N.indexOf(`
`);C===-1?L="-":a===N||C!==N.length-1?(L="+",b&&b()):L="",N&&(a=a.slice(0,-N.length),N[N.length-1]===`
`&&(N=N.slice(0,-1)),N=N.replace(r,`$&${S}`));let T=!1,M,B=-1;for(M=0;M<a.length;++M){let $=a[M];if($===" ")T=!0;else if($===
`
`)B=M;else break}let _=a.substring(0,B<M?B+1:M);_&&(a=a.substring(_.length),_=_.replace(/\n+/g,`$&${S}`));let K=(T?S?"2":
"1":"")+L;if(e&&(K+=" "+k(e.replace(/ ?[\r\n]+/g," ")),f&&f()),!E){let $=a.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${S}`),I=!1,j=m(c,!0);v!=="folde\
d"&&i!==y.Scalar.BLOCK_FOLDED&&(j.onOverflow=()=>{I=!0});let P=d.foldFlowLines(`${_}${$}${N}`,S,d.FOLD_BLOCK,j);if(!I)return`\
>${K}
${S}${P}`}return a=a.replace(/\n+/g,`$&${S}`),`|${K}
${S}${_}${a}${N}`}function s(e,i,a,c){let{type:f,value:b}=e,{actualString:v,implicitKey:k,indent:w,indentStep:S,inFlow:E}=i;
if(k&&b.includes(`
`)||E&&/[[\]{},]/.test(b))return l(b,i);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(b))return k||E||!b.includes(`
`)?l(b,i):n(e,i,a,c);if(!k&&!E&&f!==y.Scalar.PLAIN&&b.includes(`
`))return n(e,i,a,c);if(p(b)){if(w==="")return i.forceBlockIndent=!0,n(e,i,a,c);if(k&&w===S)return l(b,i)}let L=b.replace(
/\n+/g,`$&
${w}`);if(v){let O=T=>T.default&&T.tag!=="tag:yaml.org,2002:str"&&T.test?.test(L),{compat:N,tags:C}=i.doc.schema;if(C.some(
O)||N?.some(O))return l(b,i)}return k?L:d.foldFlowLines(L,w,d.FOLD_FLOW,m(i,!1))}function t(e,i,a,c){let{implicitKey:f,inFlow:b}=i,
v=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)}),{type:k}=e;k!==y.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.
test(v.value)&&(k=y.Scalar.QUOTE_DOUBLE);let w=E=>{switch(E){case y.Scalar.BLOCK_FOLDED:case y.Scalar.BLOCK_LITERAL:return f||
b?l(v.value,i):n(v,i,a,c);case y.Scalar.QUOTE_DOUBLE:return u(v.value,i);case y.Scalar.QUOTE_SINGLE:return o(v.value,i);case y.
Scalar.PLAIN:return s(v,i,a,c);default:return null}},S=w(k);if(S===null){let{defaultKeyType:E,defaultStringType:L}=i.options,
O=f&&E||L;if(S=w(O),S===null)throw new Error(`Unsupported default string type ${O}`)}return S}g.stringifyString=t}),ne=(0,A.
b)(g=>{"use strict";var y=ue(),d=x(),m=re(),p=se();function h(r,n){let s=Object.assign({blockQuote:!0,commentString:m.stringifyComment,
defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"\
false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},r.schema.toStringOptions,n),t;switch(s.collectionStyle){case"block":
t=!1;break;case"flow":t=!0;break;default:t=null}return{anchors:new Set,doc:r,flowCollectionPadding:s.flowCollectionPadding?
" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:t,options:s}}function u(r,n){if(n.
tag){let e=r.filter(i=>i.tag===n.tag);if(e.length>0)return e.find(i=>i.format===n.format)??e[0]}let s,t;if(d.isScalar(n)){
t=n.value;let e=r.filter(i=>i.identify?.(t));if(e.length>1){let i=e.filter(a=>a.test);i.length>0&&(e=i)}s=e.find(i=>i.format===
n.format)??e.find(i=>!i.format)}else t=n,s=r.find(e=>e.nodeClass&&t instanceof e.nodeClass);if(!s){let e=t?.constructor?.
name??(t===null?"null":typeof t);throw new Error(`Tag not resolved for ${e} value`)}return s}function o(r,n,{anchors:s,doc:t}){
if(!t.directives)return"";let e=[],i=(d.isScalar(r)||d.isCollection(r))&&r.anchor;i&&y.anchorIsValid(i)&&(s.add(i),e.push(
`&${i}`));let a=r.tag??(n.default?null:n.tag);return a&&e.push(t.directives.tagString(a)),e.join(" ")}function l(r,n,s,t){
if(d.isPair(r))return r.toString(n,s,t);if(d.isAlias(r)){if(n.doc.directives)return r.toString(n);if(n.resolvedAliases?.
has(r))throw new TypeError("Cannot stringify circular structure without alias nodes");n.resolvedAliases?n.resolvedAliases.
add(r):n.resolvedAliases=new Set([r]),r=r.resolve(n.doc)}let e,i=d.isNode(r)?r:n.doc.createNode(r,{onTagObj:f=>e=f});e??
(e=u(n.doc.schema.tags,i));let a=o(i,e,n);a.length>0&&(n.indentAtStart=(n.indentAtStart??0)+a.length+1);let c=typeof e.stringify==
"function"?e.stringify(i,n,s,t):d.isScalar(i)?p.stringifyString(i,n,s,t):i.toString(n,s,t);return a?d.isScalar(i)||c[0]===
"{"||c[0]==="["?`${a} ${c}`:`${a}
${n.indent}${c}`:c}g.createStringifyContext=h,g.stringify=l}),rt=(0,A.b)(g=>{"use strict";var y=x(),d=D(),m=ne(),p=re();
function h({key:u,value:o},l,r,n){let{allNullValues:s,doc:t,indent:e,indentStep:i,options:{commentString:a,indentSeq:c,simpleKeys:f}}=l,
b=y.isNode(u)&&u.comment||null;if(f){if(b)throw new Error("With simple keys, key nodes cannot have comments");if(y.isCollection(
u)||!y.isNode(u)&&typeof u=="object"){let M="With simple keys, collection cannot be used as a key value";throw new Error(
M)}}let v=!f&&(!u||b&&o==null&&!l.inFlow||y.isCollection(u)||(y.isScalar(u)?u.type===d.Scalar.BLOCK_FOLDED||u.type===d.Scalar.
BLOCK_LITERAL:typeof u=="object"));l=Object.assign({},l,{allNullValues:!1,implicitKey:!v&&(f||!s),indent:e+i});let k=!1,
w=!1,S=m.stringify(u,l,()=>k=!0,()=>w=!0);if(!v&&!l.inFlow&&S.length>1024){if(f)throw new Error("With simple keys, singl\
e line scalar must not span more than 1024 characters");v=!0}if(l.inFlow){if(s||o==null)return k&&r&&r(),S===""?"?":v?`?\
 ${S}`:S}else if(s&&!f||o==null&&v)return S=`? ${S}`,b&&!k?S+=p.lineComment(S,l.indent,a(b)):w&&n&&n(),S;k&&(b=null),v?(b&&
(S+=p.lineComment(S,l.indent,a(b))),S=`? ${S}
${e}:`):(S=`${S}:`,b&&(S+=p.lineComment(S,l.indent,a(b))));let E,L,O;y.isNode(o)?(E=!!o.spaceBefore,L=o.commentBefore,O=
o.comment):(E=!1,L=null,O=null,o&&typeof o=="object"&&(o=t.createNode(o))),l.implicitKey=!1,!v&&!b&&y.isScalar(o)&&(l.indentAtStart=
S.length+1),w=!1,!c&&i.length>=2&&!l.inFlow&&!v&&y.isSeq(o)&&!o.flow&&!o.tag&&!o.anchor&&(l.indent=l.indent.substring(2));
let N=!1,C=m.stringify(o,l,()=>N=!0,()=>w=!0),T=" ";if(b||E||L){if(T=E?`
`:"",L){let M=a(L);T+=`
${p.indentComment(M,l.indent)}`}C===""&&!l.inFlow?T===`
`&&O&&(T=`

`):T+=`
${l.indent}`}else if(!v&&y.isCollection(o)){let M=C[0],B=C.indexOf(`
`),_=B!==-1,K=l.inFlow??o.flow??o.items.length===0;if(_||!K){let $=!1;if(_&&(M==="&"||M==="!")){let I=C.indexOf(" ");M===
"&"&&I!==-1&&I<B&&C[I+1]==="!"&&(I=C.indexOf(" ",I+1)),(I===-1||B<I)&&($=!0)}$||(T=`
${l.indent}`)}}else(C===""||C[0]===`
`)&&(T="");return S+=T+C,l.inFlow?N&&r&&r():O&&!N?S+=p.lineComment(S,l.indent,a(O)):w&&n&&n(),S}g.stringifyPair=h}),Se=(0,A.
b)(g=>{"use strict";var y=(0,A.a)("process");function d(p,...h){p==="debug"&&console.log(...h)}function m(p,h){(p==="deb\
ug"||p==="warn")&&(typeof y.emitWarning=="function"?y.emitWarning(h):console.warn(h))}g.debug=d,g.warn=m}),pe=(0,A.b)(g=>{
"use strict";var y=x(),d=D(),m="<<",p={identify:r=>r===m||typeof r=="symbol"&&r.description===m,default:"key",tag:"tag:y\
aml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new d.Scalar(Symbol(m)),{addToJSMap:u}),stringify:()=>m},h=(r,n)=>(p.
identify(n)||y.isScalar(n)&&(!n.type||n.type===d.Scalar.PLAIN)&&p.identify(n.value))&&r?.doc.schema.tags.some(s=>s.tag===
p.tag&&s.default);function u(r,n,s){let t=l(r,s);if(y.isSeq(t))for(let e of t.items)o(r,n,e);else if(Array.isArray(t))for(let e of t)
o(r,n,e);else o(r,n,t)}function o(r,n,s){let t=l(r,s);if(!y.isMap(t))throw new Error("Merge sources must be maps or map \
aliases");let e=t.toJSON(null,r,Map);for(let[i,a]of e)n instanceof Map?n.has(i)||n.set(i,a):n instanceof Set?n.add(i):Object.
prototype.hasOwnProperty.call(n,i)||Object.defineProperty(n,i,{value:a,writable:!0,enumerable:!0,configurable:!0});return n}
function l(r,n){return r&&y.isAlias(n)?n.resolve(r.doc,r):n}g.addMergeToJSMap=u,g.isMergeKey=h,g.merge=p}),Ne=(0,A.b)(g=>{
"use strict";var y=Se(),d=pe(),m=ne(),p=x(),h=Y();function u(l,r,{key:n,value:s}){if(p.isNode(n)&&n.addToJSMap)n.addToJSMap(
l,r,s);else if(d.isMergeKey(l,n))d.addMergeToJSMap(l,r,s);else{let t=h.toJS(n,"",l);if(r instanceof Map)r.set(t,h.toJS(s,
t,l));else if(r instanceof Set)r.add(t);else{let e=o(n,t,l),i=h.toJS(s,e,l);e in r?Object.defineProperty(r,e,{value:i,writable:!0,
enumerable:!0,configurable:!0}):r[e]=i}}return r}function o(l,r,n){if(r===null)return"";if(typeof r!="object")return String(
r);if(p.isNode(l)&&n?.doc){let s=m.createStringifyContext(n.doc,{});s.anchors=new Set;for(let e of n.anchors.keys())s.anchors.
add(e.anchor);s.inFlow=!0,s.inStringifyKey=!0;let t=l.toString(s);if(!n.mapKeyWarned){let e=JSON.stringify(t);e.length>40&&
(e=e.substring(0,36)+'..."'),y.warn(n.doc.options.logLevel,`Keys with collection values will be stringified due to JS Ob\
ject restrictions: ${e}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return t}return JSON.stringify(r)}g.
addPairToJSMap=u}),J=(0,A.b)(g=>{"use strict";var y=te(),d=rt(),m=Ne(),p=x();function h(o,l,r){let n=y.createNode(o,void 0,
r),s=y.createNode(l,void 0,r);return new u(n,s)}var u=class Fe{constructor(l,r=null){Object.defineProperty(this,p.NODE_TYPE,
{value:p.PAIR}),this.key=l,this.value=r}clone(l){let{key:r,value:n}=this;return p.isNode(r)&&(r=r.clone(l)),p.isNode(n)&&
(n=n.clone(l)),new Fe(r,n)}toJSON(l,r){let n=r?.mapAsMap?new Map:{};return m.addPairToJSMap(r,n,this)}toString(l,r,n){return l?.
doc?d.stringifyPair(this,l,r,n):JSON.stringify(this)}};g.Pair=u,g.createPair=h}),Ee=(0,A.b)(g=>{"use strict";var y=x(),d=ne(),
m=re();function p(l,r,n){return(r.inFlow??l.flow?u:h)(l,r,n)}function h({comment:l,items:r},n,{blockItemPrefix:s,flowChars:t,
itemIndent:e,onChompKeep:i,onComment:a}){let{indent:c,options:{commentString:f}}=n,b=Object.assign({},n,{indent:e,type:null}),
v=!1,k=[];for(let S=0;S<r.length;++S){let E=r[S],L=null;if(y.isNode(E))!v&&E.spaceBefore&&k.push(""),o(n,k,E.commentBefore,
v),E.comment&&(L=E.comment);else if(y.isPair(E)){let N=y.isNode(E.key)?E.key:null;N&&(!v&&N.spaceBefore&&k.push(""),o(n,
k,N.commentBefore,v))}v=!1;let O=d.stringify(E,b,()=>L=null,()=>v=!0);L&&(O+=m.lineComment(O,e,f(L))),v&&L&&(v=!1),k.push(
s+O)}let w;if(k.length===0)w=t.start+t.end;else{w=k[0];for(let S=1;S<k.length;++S){let E=k[S];w+=E?`
${c}${E}`:`
`}}return l?(w+=`
`+m.indentComment(f(l),c),a&&a()):v&&i&&i(),w}function u({items:l},r,{flowChars:n,itemIndent:s}){let{indent:t,indentStep:e,
flowCollectionPadding:i,options:{commentString:a}}=r;s+=e;let c=Object.assign({},r,{indent:s,inFlow:!0,type:null}),f=!1,
b=0,v=[];for(let S=0;S<l.length;++S){let E=l[S],L=null;if(y.isNode(E))E.spaceBefore&&v.push(""),o(r,v,E.commentBefore,!1),
E.comment&&(L=E.comment);else if(y.isPair(E)){let N=y.isNode(E.key)?E.key:null;N&&(N.spaceBefore&&v.push(""),o(r,v,N.commentBefore,
!1),N.comment&&(f=!0));let C=y.isNode(E.value)?E.value:null;C?(C.comment&&(L=C.comment),C.commentBefore&&(f=!0)):E.value==
null&&N?.comment&&(L=N.comment)}L&&(f=!0);let O=d.stringify(E,c,()=>L=null);f||(f=v.length>b||O.includes(`
`)),S<l.length-1?O+=",":r.options.trailingComma&&(r.options.lineWidth>0&&(f||(f=v.reduce((N,C)=>N+C.length+2,2)+(O.length+
2)>r.options.lineWidth)),f&&(O+=",")),L&&(O+=m.lineComment(O,s,a(L))),v.push(O),b=v.length}let{start:k,end:w}=n;if(v.length===
0)return k+w;if(!f){let S=v.reduce((E,L)=>E+L.length+2,2);f=r.options.lineWidth>0&&S>r.options.lineWidth}if(f){let S=k;for(let E of v)
S+=E?`
${e}${t}${E}`:`
`;return`${S}
${t}${w}`}else return`${k}${i}${v.join(" ")}${i}${w}`}function o({indent:l,options:{commentString:r}},n,s,t){if(s&&t&&(s=
s.replace(/^\n+/,"")),s){let e=m.indentComment(r(s),l);n.push(e.trimStart())}}g.stringifyCollection=p}),V=(0,A.b)(g=>{"u\
se strict";var y=Ee(),d=Ne(),m=he(),p=x(),h=J(),u=D();function o(r,n){let s=p.isScalar(n)?n.value:n;for(let t of r)if(p.
isPair(t)&&(t.key===n||t.key===s||p.isScalar(t.key)&&t.key.value===s))return t}var l=class extends m.Collection{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(r){super(p.MAP,r),this.items=[]}static from(r,n,s){let{keepUndefined:t,replacer:e}=s,
i=new this(r),a=(c,f)=>{if(typeof e=="function")f=e.call(n,c,f);else if(Array.isArray(e)&&!e.includes(c))return;(f!==void 0||
t)&&i.items.push(h.createPair(c,f,s))};if(n instanceof Map)for(let[c,f]of n)a(c,f);else if(n&&typeof n=="object")for(let c of Object.
keys(n))a(c,n[c]);return typeof r.sortMapEntries=="function"&&i.items.sort(r.sortMapEntries),i}add(r,n){let s;p.isPair(r)?
s=r:!r||typeof r!="object"||!("key"in r)?s=new h.Pair(r,r?.value):s=new h.Pair(r.key,r.value);let t=o(this.items,s.key),
e=this.schema?.sortMapEntries;if(t){if(!n)throw new Error(`Key ${s.key} already set`);p.isScalar(t.value)&&u.isScalarValue(
s.value)?t.value.value=s.value:t.value=s.value}else if(e){let i=this.items.findIndex(a=>e(s,a)<0);i===-1?this.items.push(
s):this.items.splice(i,0,s)}else this.items.push(s)}delete(r){let n=o(this.items,r);return n?this.items.splice(this.items.
indexOf(n),1).length>0:!1}get(r,n){let s=o(this.items,r)?.value;return(!n&&p.isScalar(s)?s.value:s)??void 0}has(r){return!!o(
this.items,r)}set(r,n){this.add(new h.Pair(r,n),!0)}toJSON(r,n,s){let t=s?new s:n?.mapAsMap?new Map:{};n?.onCreate&&n.onCreate(
t);for(let e of this.items)d.addPairToJSMap(n,t,e);return t}toString(r,n,s){if(!r)return JSON.stringify(this);for(let t of this.
items)if(!p.isPair(t))throw new Error(`Map items must all be pairs; found ${JSON.stringify(t)} instead`);return!r.allNullValues&&
this.hasAllNullValues(!1)&&(r=Object.assign({},r,{allNullValues:!0})),y.stringifyCollection(this,r,{blockItemPrefix:"",flowChars:{
start:"{",end:"}"},itemIndent:r.indent||"",onChompKeep:s,onComment:n})}};g.YAMLMap=l,g.findPair=o}),Q=(0,A.b)(g=>{"use s\
trict";var y=x(),d=V(),m={collection:"map",default:!0,nodeClass:d.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(p,h){return y.
isMap(p)||h("Expected a mapping for this tag"),p},createNode:(p,h,u)=>d.YAMLMap.from(p,h,u)};g.map=m}),W=(0,A.b)(g=>{"us\
e strict";var y=te(),d=Ee(),m=he(),p=x(),h=D(),u=Y(),o=class extends m.Collection{static get tagName(){return"tag:yaml.o\
rg,2002:seq"}constructor(r){super(p.SEQ,r),this.items=[]}add(r){this.items.push(r)}delete(r){let n=l(r);return typeof n!=
"number"?!1:this.items.splice(n,1).length>0}get(r,n){let s=l(r);if(typeof s!="number")return;let t=this.items[s];return!n&&
p.isScalar(t)?t.value:t}has(r){let n=l(r);return typeof n=="number"&&n<this.items.length}set(r,n){let s=l(r);if(typeof s!=
"number")throw new Error(`Expected a valid index, not ${r}.`);let t=this.items[s];p.isScalar(t)&&h.isScalarValue(n)?t.value=
n:this.items[s]=n}toJSON(r,n){let s=[];n?.onCreate&&n.onCreate(s);let t=0;for(let e of this.items)s.push(u.toJS(e,String(
t++),n));return s}toString(r,n,s){return r?d.stringifyCollection(this,r,{blockItemPrefix:"- ",flowChars:{start:"[",end:"\
]"},itemIndent:(r.indent||"")+"  ",onChompKeep:s,onComment:n}):JSON.stringify(this)}static from(r,n,s){let{replacer:t}=s,
e=new this(r);if(n&&Symbol.iterator in Object(n)){let i=0;for(let a of n){if(typeof t=="function"){let c=n instanceof Set?
a:String(i++);a=t.call(n,c,a)}e.items.push(y.createNode(a,void 0,s))}}return e}};function l(r){let n=p.isScalar(r)?r.value:
r;return n&&typeof n=="string"&&(n=Number(n)),typeof n=="number"&&Number.isInteger(n)&&n>=0?n:null}g.YAMLSeq=o}),H=(0,A.
b)(g=>{"use strict";var y=x(),d=W(),m={collection:"seq",default:!0,nodeClass:d.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(p,h){
return y.isSeq(p)||h("Expected a sequence for this tag"),p},createNode:(p,h,u)=>d.YAMLSeq.from(p,h,u)};g.seq=m}),ie=(0,A.
b)(g=>{"use strict";var y=se(),d={identify:m=>typeof m=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:m=>m,stringify(m,p,h,u){
return p=Object.assign({actualString:!0},p),y.stringifyString(m,p,h,u)}};g.string=d}),de=(0,A.b)(g=>{"use strict";var y=D(),
d={identify:m=>m==null,createNode:()=>new y.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:()=>new y.Scalar(null),stringify:({source:m},p)=>typeof m=="string"&&d.test.test(m)?m:p.options.nullStr};g.nullTag=
d}),Ae=(0,A.b)(g=>{"use strict";var y=D(),d={identify:m=>typeof m=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve:m=>new y.Scalar(m[0]==="t"||m[0]==="T"),stringify({source:m,value:p},h){if(m&&d.test.test(m)){let u=m[0]==="t"||
m[0]==="T";if(p===u)return m}return p?h.options.trueStr:h.options.falseStr}};g.boolTag=d}),X=(0,A.b)(g=>{"use strict";function y({
format:d,minFractionDigits:m,tag:p,value:h}){if(typeof h=="bigint")return String(h);let u=typeof h=="number"?h:Number(h);
if(!isFinite(u))return isNaN(u)?".nan":u<0?"-.inf":".inf";let o=Object.is(h,-0)?"-0":JSON.stringify(h);if(!d&&m&&(!p||p===
"tag:yaml.org,2002:float")&&/^-?\d/.test(o)&&!o.includes("e")){let l=o.indexOf(".");l<0&&(l=o.length,o+=".");let r=m-(o.
length-l-1);for(;r-- >0;)o+="0"}return o}g.stringifyNumber=y}),Le=(0,A.b)(g=>{"use strict";var y=D(),d=X(),m={identify:u=>typeof u==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:u=>u.slice(
-3).toLowerCase()==="nan"?NaN:u[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:d.stringifyNumber},
p={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:u=>parseFloat(u),stringify(u){let o=Number(u.value);return isFinite(o)?o.toExponential():d.stringifyNumber(u)}},
h={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(u){
let o=new y.Scalar(parseFloat(u)),l=u.indexOf(".");return l!==-1&&u[u.length-1]==="0"&&(o.minFractionDigits=u.length-l-1),
o},stringify:d.stringifyNumber};g.float=h,g.floatExp=p,g.floatNaN=m}),Oe=(0,A.b)(g=>{"use strict";var y=X(),d=l=>typeof l==
"bigint"||Number.isInteger(l),m=(l,r,n,{intAsBigInt:s})=>s?BigInt(l):parseInt(l.substring(r),n);function p(l,r,n){let{value:s}=l;
return d(s)&&s>=0?n+s.toString(r):y.stringifyNumber(l)}var h={identify:l=>d(l)&&l>=0,default:!0,tag:"tag:yaml.org,2002:i\
nt",format:"OCT",test:/^0o[0-7]+$/,resolve:(l,r,n)=>m(l,2,8,n),stringify:l=>p(l,8,"0o")},u={identify:d,default:!0,tag:"t\
ag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(l,r,n)=>m(l,0,10,n),stringify:y.stringifyNumber},o={identify:l=>d(l)&&
l>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(l,r,n)=>m(l,2,16,n),stringify:l=>p(
l,16,"0x")};g.int=u,g.intHex=o,g.intOct=h}),st=(0,A.b)(g=>{"use strict";var y=Q(),d=de(),m=H(),p=ie(),h=Ae(),u=Le(),o=Oe(),
l=[y.map,m.seq,p.string,d.nullTag,h.boolTag,o.intOct,o.int,o.intHex,u.floatNaN,u.floatExp,u.float];g.schema=l}),nt=(0,A.
b)(g=>{"use strict";var y=D(),d=Q(),m=H();function p(r){return typeof r=="bigint"||Number.isInteger(r)}var h=({value:r})=>JSON.
stringify(r),u=[{identify:r=>typeof r=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:r=>r,stringify:h},{identify:r=>r==
null,createNode:()=>new y.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:h},
{identify:r=>typeof r=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:r=>r==="true",stringify:h},
{identify:p,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(r,n,{intAsBigInt:s})=>s?BigInt(
r):parseInt(r,10),stringify:({value:r})=>p(r)?r.toString():JSON.stringify(r)},{identify:r=>typeof r=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:r=>parseFloat(r),stringify:h}],
o={default:!0,tag:"",test:/^/,resolve(r,n){return n(`Unresolved plain scalar ${JSON.stringify(r)}`),r}},l=[d.map,m.seq].
concat(u,o);g.schema=l}),Ce=(0,A.b)(g=>{"use strict";var y=(0,A.a)("buffer"),d=D(),m=se(),p={identify:h=>h instanceof Uint8Array,
default:!1,tag:"tag:yaml.org,2002:binary",resolve(h,u){if(typeof y.Buffer=="function")return y.Buffer.from(h,"base64");if(typeof atob==
"function"){let o=atob(h.replace(/[\n\r]/g,"")),l=new Uint8Array(o.length);for(let r=0;r<o.length;++r)l[r]=o.charCodeAt(
r);return l}else return u("This environment does not support reading binary tags; either Buffer or atob is required"),h},
stringify({comment:h,type:u,value:o},l,r,n){if(!o)return"";let s=o,t;if(typeof y.Buffer=="function")t=s instanceof y.Buffer?
s.toString("base64"):y.Buffer.from(s.buffer).toString("base64");else if(typeof btoa=="function"){let e="";for(let i=0;i<
s.length;++i)e+=String.fromCharCode(s[i]);t=btoa(e)}else throw new Error("This environment does not support writing bina\
ry tags; either Buffer or btoa is required");if(u??(u=d.Scalar.BLOCK_LITERAL),u!==d.Scalar.QUOTE_DOUBLE){let e=Math.max(
l.options.lineWidth-l.indent.length,l.options.minContentWidth),i=Math.ceil(t.length/e),a=new Array(i);for(let c=0,f=0;c<
i;++c,f+=e)a[c]=t.substr(f,e);t=a.join(u===d.Scalar.BLOCK_LITERAL?`
`:" ")}return m.stringifyString({comment:h,type:u,value:t},l,r,n)}};g.binary=p}),me=(0,A.b)(g=>{"use strict";var y=x(),d=J(),
m=D(),p=W();function h(l,r){if(y.isSeq(l))for(let n=0;n<l.items.length;++n){let s=l.items[n];if(!y.isPair(s)){if(y.isMap(
s)){s.items.length>1&&r("Each pair must have its own sequence indicator");let t=s.items[0]||new d.Pair(new m.Scalar(null));
if(s.commentBefore&&(t.key.commentBefore=t.key.commentBefore?`${s.commentBefore}
${t.key.commentBefore}`:s.commentBefore),s.comment){let e=t.value??t.key;e.comment=e.comment?`${s.comment}
${e.comment}`:s.comment}s=t}l.items[n]=y.isPair(s)?s:new d.Pair(s)}}else r("Expected a sequence for this tag");return l}
function u(l,r,n){let{replacer:s}=n,t=new p.YAMLSeq(l);t.tag="tag:yaml.org,2002:pairs";let e=0;if(r&&Symbol.iterator in Object(
r))for(let i of r){typeof s=="function"&&(i=s.call(r,String(e++),i));let a,c;if(Array.isArray(i))if(i.length===2)a=i[0],
c=i[1];else throw new TypeError(`Expected [key, value] tuple: ${i}`);else if(i&&i instanceof Object){let f=Object.keys(i);
if(f.length===1)a=f[0],c=i[a];else throw new TypeError(`Expected tuple with one key, not ${f.length} keys`)}else a=i;t.items.
push(d.createPair(a,c,n))}return t}var o={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:h,createNode:u};
g.createPairs=u,g.pairs=o,g.resolvePairs=h}),Te=(0,A.b)(g=>{"use strict";var y=x(),d=Y(),m=V(),p=W(),h=me(),u=class Ue extends p.
YAMLSeq{constructor(){super(),this.add=m.YAMLMap.prototype.add.bind(this),this.delete=m.YAMLMap.prototype.delete.bind(this),
this.get=m.YAMLMap.prototype.get.bind(this),this.has=m.YAMLMap.prototype.has.bind(this),this.set=m.YAMLMap.prototype.set.
bind(this),this.tag=Ue.tag}toJSON(r,n){if(!n)return super.toJSON(r);let s=new Map;n?.onCreate&&n.onCreate(s);for(let t of this.
items){let e,i;if(y.isPair(t)?(e=d.toJS(t.key,"",n),i=d.toJS(t.value,e,n)):e=d.toJS(t,"",n),s.has(e))throw new Error("Or\
dered maps must not include duplicate keys");s.set(e,i)}return s}static from(r,n,s){let t=h.createPairs(r,n,s),e=new this;
return e.items=t.items,e}};u.tag="tag:yaml.org,2002:omap";var o={collection:"seq",identify:l=>l instanceof Map,nodeClass:u,
default:!1,tag:"tag:yaml.org,2002:omap",resolve(l,r){let n=h.resolvePairs(l,r),s=[];for(let{key:t}of n.items)y.isScalar(
t)&&(s.includes(t.value)?r(`Ordered maps must not include duplicate keys: ${t.value}`):s.push(t.value));return Object.assign(
new u,n)},createNode:(l,r,n)=>u.from(l,r,n)};g.YAMLOMap=u,g.omap=o}),it=(0,A.b)(g=>{"use strict";var y=D();function d({value:h,
source:u},o){return u&&(h?m:p).test.test(u)?u:h?o.options.trueStr:o.options.falseStr}var m={identify:h=>h===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new y.Scalar(!0),stringify:d},
p={identify:h=>h===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new y.
Scalar(!1),stringify:d};g.falseTag=p,g.trueTag=m}),at=(0,A.b)(g=>{"use strict";var y=D(),d=X(),m={identify:u=>typeof u==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:u=>u.slice(
-3).toLowerCase()==="nan"?NaN:u[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:d.stringifyNumber},
p={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:u=>parseFloat(u.replace(/_/g,"")),stringify(u){let o=Number(u.value);return isFinite(o)?o.toExponential():d.stringifyNumber(
u)}},h={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(u){let o=new y.Scalar(parseFloat(u.replace(/_/g,""))),l=u.indexOf(".");if(l!==-1){let r=u.substring(l+1).replace(
/_/g,"");r[r.length-1]==="0"&&(o.minFractionDigits=r.length)}return o},stringify:d.stringifyNumber};g.float=h,g.floatExp=
p,g.floatNaN=m}),ot=(0,A.b)(g=>{"use strict";var y=X(),d=r=>typeof r=="bigint"||Number.isInteger(r);function m(r,n,s,{intAsBigInt:t}){
let e=r[0];if((e==="-"||e==="+")&&(n+=1),r=r.substring(n).replace(/_/g,""),t){switch(s){case 2:r=`0b${r}`;break;case 8:r=
`0o${r}`;break;case 16:r=`0x${r}`;break}let a=BigInt(r);return e==="-"?BigInt(-1)*a:a}let i=parseInt(r,s);return e==="-"?
-1*i:i}function p(r,n,s){let{value:t}=r;if(d(t)){let e=t.toString(n);return t<0?"-"+s+e.substr(1):s+e}return y.stringifyNumber(
r)}var h={identify:d,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(r,n,s)=>m(r,2,
2,s),stringify:r=>p(r,2,"0b")},u={identify:d,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,
resolve:(r,n,s)=>m(r,1,8,s),stringify:r=>p(r,8,"0")},o={identify:d,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,
resolve:(r,n,s)=>m(r,0,10,s),stringify:y.stringifyNumber},l={identify:d,default:!0,tag:"tag:yaml.org,2002:int",format:"H\
EX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(r,n,s)=>m(r,2,16,s),stringify:r=>p(r,16,"0x")};g.int=o,g.intBin=h,g.intHex=l,
g.intOct=u}),Ie=(0,A.b)(g=>{"use strict";var y=x(),d=J(),m=V(),p=class Ye extends m.YAMLMap{constructor(o){super(o),this.
tag=Ye.tag}add(o){let l;y.isPair(o)?l=o:o&&typeof o=="object"&&"key"in o&&"value"in o&&o.value===null?l=new d.Pair(o.key,
null):l=new d.Pair(o,null),m.findPair(this.items,l.key)||this.items.push(l)}get(o,l){let r=m.findPair(this.items,o);return!l&&
y.isPair(r)?y.isScalar(r.key)?r.key.value:r.key:r}set(o,l){if(typeof l!="boolean")throw new Error(`Expected boolean valu\
e for set(key, value) in a YAML set, not ${typeof l}`);let r=m.findPair(this.items,o);r&&!l?this.items.splice(this.items.
indexOf(r),1):!r&&l&&this.items.push(new d.Pair(o))}toJSON(o,l){return super.toJSON(o,l,Set)}toString(o,l,r){if(!o)return JSON.
stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},o,{allNullValues:!0}),l,r);throw new Error(
"Set items must all have null values")}static from(o,l,r){let{replacer:n}=r,s=new this(o);if(l&&Symbol.iterator in Object(
l))for(let t of l)typeof n=="function"&&(t=n.call(l,t,t)),s.items.push(d.createPair(t,null,r));return s}};p.tag="tag:yam\
l.org,2002:set";var h={collection:"map",identify:u=>u instanceof Set,nodeClass:p,default:!1,tag:"tag:yaml.org,2002:set",
createNode:(u,o,l)=>p.from(u,o,l),resolve(u,o){if(y.isMap(u)){if(u.hasAllNullValues(!0))return Object.assign(new p,u);o(
"Set items must all have null values")}else o("Expected a mapping for this tag");return u}};g.YAMLSet=p,g.set=h}),xe=(0,A.
b)(g=>{"use strict";var y=X();function d(o,l){let r=o[0],n=r==="-"||r==="+"?o.substring(1):o,s=e=>l?BigInt(e):Number(e),
t=n.replace(/_/g,"").split(":").reduce((e,i)=>e*s(60)+s(i),s(0));return r==="-"?s(-1)*t:t}function m(o){let{value:l}=o,r=e=>e;
if(typeof l=="bigint")r=e=>BigInt(e);else if(isNaN(l)||!isFinite(l))return y.stringifyNumber(o);let n="";l<0&&(n="-",l*=
r(-1));let s=r(60),t=[l%s];return l<60?t.unshift(0):(l=(l-t[0])/s,t.unshift(l%s),l>=60&&(l=(l-t[0])/s,t.unshift(l))),n+t.
map(e=>String(e).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var p={identify:o=>typeof o=="bigint"||Number.isInteger(
o),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(o,l,{intAsBigInt:r})=>d(
o,r),stringify:m},h={identify:o=>typeof o=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:o=>d(o,!1),stringify:m},u={identify:o=>o instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp(
"^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+]\
[012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(o){let l=o.match(u.test);if(!l)throw new Error("!!timestamp expects a date, st\
arting with yyyy-mm-dd");let[,r,n,s,t,e,i]=l.map(Number),a=l[7]?Number((l[7]+"00").substr(1,3)):0,c=Date.UTC(r,n-1,s,t||
0,e||0,i||0,a),f=l[8];if(f&&f!=="Z"){let b=d(f,!1);Math.abs(b)<30&&(b*=60),c-=6e4*b}return new Date(c)},stringify:({value:o})=>o?.
toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};g.floatTime=h,g.intTime=p,g.timestamp=u}),lt=(0,A.b)(g=>{"use stric\
t";var y=Q(),d=de(),m=H(),p=ie(),h=Ce(),u=it(),o=at(),l=ot(),r=pe(),n=Te(),s=me(),t=Ie(),e=xe(),i=[y.map,m.seq,p.string,
d.nullTag,u.trueTag,u.falseTag,l.intBin,l.intOct,l.int,l.intHex,o.floatNaN,o.floatExp,o.float,h.binary,r.merge,n.omap,s.
pairs,t.set,e.intTime,e.floatTime,e.timestamp];g.schema=i}),ct=(0,A.b)(g=>{"use strict";var y=Q(),d=de(),m=H(),p=ie(),h=Ae(),
u=Le(),o=Oe(),l=st(),r=nt(),n=Ce(),s=pe(),t=Te(),e=me(),i=lt(),a=Ie(),c=xe(),f=new Map([["core",l.schema],["failsafe",[y.
map,m.seq,p.string]],["json",r.schema],["yaml11",i.schema],["yaml-1.1",i.schema]]),b={binary:n.binary,bool:h.boolTag,float:u.
float,floatExp:u.floatExp,floatNaN:u.floatNaN,floatTime:c.floatTime,int:o.int,intHex:o.intHex,intOct:o.intOct,intTime:c.
intTime,map:y.map,merge:s.merge,null:d.nullTag,omap:t.omap,pairs:e.pairs,seq:m.seq,set:a.set,timestamp:c.timestamp},v={"\
tag:yaml.org,2002:binary":n.binary,"tag:yaml.org,2002:merge":s.merge,"tag:yaml.org,2002:omap":t.omap,"tag:yaml.org,2002:\
pairs":e.pairs,"tag:yaml.org,2002:set":a.set,"tag:yaml.org,2002:timestamp":c.timestamp};function k(w,S,E){let L=f.get(S);
if(L&&!w)return E&&!L.includes(s.merge)?L.concat(s.merge):L.slice();let O=L;if(!O)if(Array.isArray(w))O=[];else{let N=Array.
from(f.keys()).filter(C=>C!=="yaml11").map(C=>JSON.stringify(C)).join(", ");throw new Error(`Unknown schema "${S}"; use \
one of ${N} or define customTags array`)}if(Array.isArray(w))for(let N of w)O=O.concat(N);else typeof w=="function"&&(O=
w(O.slice()));return E&&(O=O.concat(s.merge)),O.reduce((N,C)=>{let T=typeof C=="string"?b[C]:C;if(!T){let M=JSON.stringify(
C),B=Object.keys(b).map(_=>JSON.stringify(_)).join(", ");throw new Error(`Unknown custom tag ${M}; use one of ${B}`)}return N.
includes(T)||N.push(T),N},[])}g.coreKnownTags=v,g.getTags=k}),Me=(0,A.b)(g=>{"use strict";var y=x(),d=Q(),m=H(),p=ie(),h=ct(),
u=(l,r)=>l.key<r.key?-1:l.key>r.key?1:0,o=class Je{constructor({compat:r,customTags:n,merge:s,resolveKnownTags:t,schema:e,
sortMapEntries:i,toStringDefaults:a}){this.compat=Array.isArray(r)?h.getTags(r,"compat"):r?h.getTags(null,r):null,this.name=
typeof e=="string"&&e||"core",this.knownTags=t?h.coreKnownTags:{},this.tags=h.getTags(n,this.name,s),this.toStringOptions=
a??null,Object.defineProperty(this,y.MAP,{value:d.map}),Object.defineProperty(this,y.SCALAR,{value:p.string}),Object.defineProperty(
this,y.SEQ,{value:m.seq}),this.sortMapEntries=typeof i=="function"?i:i===!0?u:null}clone(){let r=Object.create(Je.prototype,
Object.getOwnPropertyDescriptors(this));return r.tags=this.tags.slice(),r}};g.Schema=o}),ut=(0,A.b)(g=>{"use strict";var y=x(),
d=ne(),m=re();function p(h,u){let o=[],l=u.directives===!0;if(u.directives!==!1&&h.directives){let e=h.directives.toString(
h);e?(o.push(e),l=!0):h.directives.docStart&&(l=!0)}l&&o.push("---");let r=d.createStringifyContext(h,u),{commentString:n}=r.
options;if(h.commentBefore){o.length!==1&&o.unshift("");let e=n(h.commentBefore);o.unshift(m.indentComment(e,""))}let s=!1,
t=null;if(h.contents){if(y.isNode(h.contents)){if(h.contents.spaceBefore&&l&&o.push(""),h.contents.commentBefore){let a=n(
h.contents.commentBefore);o.push(m.indentComment(a,""))}r.forceBlockIndent=!!h.comment,t=h.contents.comment}let e=t?void 0:
()=>s=!0,i=d.stringify(h.contents,r,()=>t=null,e);t&&(i+=m.lineComment(i,"",n(t))),(i[0]==="|"||i[0]===">")&&o[o.length-
1]==="---"?o[o.length-1]=`--- ${i}`:o.push(i)}else o.push(d.stringify(h.contents,r));if(h.directives?.docEnd)if(h.comment){
let e=n(h.comment);e.includes(`
`)?(o.push("..."),o.push(m.indentComment(e,""))):o.push(`... ${e}`)}else o.push("...");else{let e=h.comment;e&&s&&(e=e.replace(
/^\n+/,"")),e&&((!s||t)&&o[o.length-1]!==""&&o.push(""),o.push(m.indentComment(n(e),"")))}return o.join(`
`)+`
`}g.stringifyDocument=p}),ae=(0,A.b)(g=>{"use strict";var y=ee(),d=he(),m=x(),p=J(),h=Y(),u=Me(),o=ut(),l=ue(),r=ke(),n=te(),
s=we(),t=class Ve{constructor(a,c,f){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(
this,m.NODE_TYPE,{value:m.DOC});let b=null;typeof c=="function"||Array.isArray(c)?b=c:f===void 0&&c&&(f=c,c=void 0);let v=Object.
assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"\
1.2"},f);this.options=v;let{version:k}=v;f?._directives?(this.directives=f._directives.atDocument(),this.directives.yaml.
explicit&&(k=this.directives.yaml.version)):this.directives=new s.Directives({version:k}),this.setSchema(k,f),this.contents=
a===void 0?null:this.createNode(a,b,f)}clone(){let a=Object.create(Ve.prototype,{[m.NODE_TYPE]:{value:m.DOC}});return a.
commentBefore=this.commentBefore,a.comment=this.comment,a.errors=this.errors.slice(),a.warnings=this.warnings.slice(),a.
options=Object.assign({},this.options),this.directives&&(a.directives=this.directives.clone()),a.schema=this.schema.clone(),
a.contents=m.isNode(this.contents)?this.contents.clone(a.schema):this.contents,this.range&&(a.range=this.range.slice()),
a}add(a){e(this.contents)&&this.contents.add(a)}addIn(a,c){e(this.contents)&&this.contents.addIn(a,c)}createAlias(a,c){if(!a.
anchor){let f=l.anchorNames(this);a.anchor=!c||f.has(c)?l.findNewAnchor(c||"a",f):c}return new y.Alias(a.anchor)}createNode(a,c,f){
let b;if(typeof c=="function")a=c.call({"":a},"",a),b=c;else if(Array.isArray(c)){let B=K=>typeof K=="number"||K instanceof
String||K instanceof Number,_=c.filter(B).map(String);_.length>0&&(c=c.concat(_)),b=c}else f===void 0&&c&&(f=c,c=void 0);
let{aliasDuplicateObjects:v,anchorPrefix:k,flow:w,keepUndefined:S,onTagObj:E,tag:L}=f??{},{onAnchor:O,setAnchors:N,sourceObjects:C}=l.
createNodeAnchors(this,k||"a"),T={aliasDuplicateObjects:v??!0,keepUndefined:S??!1,onAnchor:O,onTagObj:E,replacer:b,schema:this.
schema,sourceObjects:C},M=n.createNode(a,L,T);return w&&m.isCollection(M)&&(M.flow=!0),N(),M}createPair(a,c,f={}){let b=this.
createNode(a,null,f),v=this.createNode(c,null,f);return new p.Pair(b,v)}delete(a){return e(this.contents)?this.contents.
delete(a):!1}deleteIn(a){return d.isEmptyPath(a)?this.contents==null?!1:(this.contents=null,!0):e(this.contents)?this.contents.
deleteIn(a):!1}get(a,c){return m.isCollection(this.contents)?this.contents.get(a,c):void 0}getIn(a,c){return d.isEmptyPath(
a)?!c&&m.isScalar(this.contents)?this.contents.value:this.contents:m.isCollection(this.contents)?this.contents.getIn(a,c):
void 0}has(a){return m.isCollection(this.contents)?this.contents.has(a):!1}hasIn(a){return d.isEmptyPath(a)?this.contents!==
void 0:m.isCollection(this.contents)?this.contents.hasIn(a):!1}set(a,c){this.contents==null?this.contents=d.collectionFromPath(
this.schema,[a],c):e(this.contents)&&this.contents.set(a,c)}setIn(a,c){d.isEmptyPath(a)?this.contents=c:this.contents==null?
this.contents=d.collectionFromPath(this.schema,Array.from(a),c):e(this.contents)&&this.contents.setIn(a,c)}setSchema(a,c={}){
typeof a=="number"&&(a=String(a));let f;switch(a){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=
new s.Directives({version:"1.1"}),f={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.
directives.yaml.version=a:this.directives=new s.Directives({version:a}),f={resolveKnownTags:!0,schema:"core"};break;case null:
this.directives&&delete this.directives,f=null;break;default:{let b=JSON.stringify(a);throw new Error(`Expected '1.1', '\
1.2' or null as first argument, but found: ${b}`)}}if(c.schema instanceof Object)this.schema=c.schema;else if(f)this.schema=
new u.Schema(Object.assign(f,c));else throw new Error("With a null YAML version, the { schema: Schema } option is requir\
ed")}toJS({json:a,jsonArg:c,mapAsMap:f,maxAliasCount:b,onAnchor:v,reviver:k}={}){let w={anchors:new Map,doc:this,keep:!a,
mapAsMap:f===!0,mapKeyWarned:!1,maxAliasCount:typeof b=="number"?b:100},S=h.toJS(this.contents,c??"",w);if(typeof v=="fu\
nction")for(let{count:E,res:L}of w.anchors.values())v(L,E);return typeof k=="function"?r.applyReviver(k,{"":S},"",S):S}toJSON(a,c){
return this.toJS({json:!0,jsonArg:a,mapAsMap:!1,onAnchor:c})}toString(a={}){if(this.errors.length>0)throw new Error("Doc\
ument with errors cannot be stringified");if("indent"in a&&(!Number.isInteger(a.indent)||Number(a.indent)<=0)){let c=JSON.
stringify(a.indent);throw new Error(`"indent" option must be a positive integer, not ${c}`)}return o.stringifyDocument(this,
a)}};function e(i){if(m.isCollection(i))return!0;throw new Error("Expected a YAML collection as document contents")}g.Document=
t}),oe=(0,A.b)(g=>{"use strict";var y=class extends Error{constructor(h,u,o,l){super(),this.name=h,this.code=o,this.message=
l,this.pos=u}},d=class extends y{constructor(h,u,o){super("YAMLParseError",h,u,o)}},m=class extends y{constructor(h,u,o){
super("YAMLWarning",h,u,o)}},p=(h,u)=>o=>{if(o.pos[0]===-1)return;o.linePos=o.pos.map(t=>u.linePos(t));let{line:l,col:r}=o.
linePos[0];o.message+=` at line ${l}, column ${r}`;let n=r-1,s=h.substring(u.lineStarts[l-1],u.lineStarts[l]).replace(/[\n\r]+$/,
"");if(n>=60&&s.length>80){let t=Math.min(n-39,s.length-79);s="\u2026"+s.substring(t),n-=t-1}if(s.length>80&&(s=s.substring(
0,79)+"\u2026"),l>1&&/^ *$/.test(s.substring(0,n))){let t=h.substring(u.lineStarts[l-2],u.lineStarts[l-1]);t.length>80&&
(t=t.substring(0,79)+`\u2026
`),s=t+s}if(/[^ ]/.test(s)){let t=1,e=o.linePos[1];e?.line===l&&e.col>r&&(t=Math.max(1,Math.min(e.col-r,80-n)));let i=" ".
repeat(n)+"^".repeat(t);o.message+=`:

${s}
${i}
`}};g.YAMLError=y,g.YAMLParseError=d,g.YAMLWarning=m,g.prettifyError=p}),le=(0,A.b)(g=>{"use strict";function y(d,{flow:m,
indicator:p,next:h,offset:u,onError:o,parentIndent:l,startOnNewline:r}){let n=!1,s=r,t=r,e="",i="",a=!1,c=!1,f=null,b=null,
v=null,k=null,w=null,S=null,E=null;for(let N of d)switch(c&&(N.type!=="space"&&N.type!=="newline"&&N.type!=="comma"&&o(N.
offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),c=!1),f&&(s&&N.type!=="co\
mment"&&N.type!=="newline"&&o(f,"TAB_AS_INDENT","Tabs are not allowed as indentation"),f=null),N.type){case"space":!m&&(p!==
"doc-start"||h?.type!=="flow-collection")&&N.source.includes("	")&&(f=N),t=!0;break;case"comment":{t||o(N,"MISSING_CHAR",
"Comments must be separated from other tokens by white space characters");let C=N.source.substring(1)||" ";e?e+=i+C:e=C,
i="",s=!1;break}case"newline":s?e?e+=N.source:(!S||p!=="seq-item-ind")&&(n=!0):i+=N.source,s=!0,a=!0,(b||v)&&(k=N),t=!0;
break;case"anchor":b&&o(N,"MULTIPLE_ANCHORS","A node can have at most one anchor"),N.source.endsWith(":")&&o(N.offset+N.
source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),b=N,E??(E=N.offset),s=!1,t=!1,c=!0;break;case"tag":{v&&
o(N,"MULTIPLE_TAGS","A node can have at most one tag"),v=N,E??(E=N.offset),s=!1,t=!1,c=!0;break}case p:(b||v)&&o(N,"BAD_\
PROP_ORDER",`Anchors and tags must be after the ${N.source} indicator`),S&&o(N,"UNEXPECTED_TOKEN",`Unexpected ${N.source}\
 in ${m??"collection"}`),S=N,s=p==="seq-item-ind"||p==="explicit-key-ind",t=!1;break;case"comma":if(m){w&&o(N,"UNEXPECTE\
D_TOKEN",`Unexpected , in ${m}`),w=N,s=!1,t=!1;break}default:o(N,"UNEXPECTED_TOKEN",`Unexpected ${N.type} token`),s=!1,t=
!1}let L=d[d.length-1],O=L?L.offset+L.source.length:u;return c&&h&&h.type!=="space"&&h.type!=="newline"&&h.type!=="comma"&&
(h.type!=="scalar"||h.source!=="")&&o(h.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by\
 white space"),f&&(s&&f.indent<=l||h?.type==="block-map"||h?.type==="block-seq")&&o(f,"TAB_AS_INDENT","Tabs are not allo\
wed as indentation"),{comma:w,found:S,spaceBefore:n,comment:e,hasNewline:a,anchor:b,tag:v,newlineAfterProp:k,end:O,start:E??
O}}g.resolveProps=y}),ye=(0,A.b)(g=>{"use strict";function y(d){if(!d)return null;switch(d.type){case"alias":case"scalar":case"\
double-quoted-scalar":case"single-quoted-scalar":if(d.source.includes(`
`))return!0;if(d.end){for(let m of d.end)if(m.type==="newline")return!0}return!1;case"flow-collection":for(let m of d.items){
for(let p of m.start)if(p.type==="newline")return!0;if(m.sep){for(let p of m.sep)if(p.type==="newline")return!0}if(y(m.key)||
y(m.value))return!0}return!1;default:return!0}}g.containsNewline=y}),$e=(0,A.b)(g=>{"use strict";var y=ye();function d(m,p,h){
if(p?.type==="flow-collection"){let u=p.end[0];u.indent===m&&(u.source==="]"||u.source==="}")&&y.containsNewline(p)&&h(u,
"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}g.flowIndentCheck=d}),Pe=(0,A.b)(g=>{"use str\
ict";var y=x();function d(m,p,h){let{uniqueKeys:u}=m.options;if(u===!1)return!1;let o=typeof u=="function"?u:(l,r)=>l===
r||y.isScalar(l)&&y.isScalar(r)&&l.value===r.value;return p.some(l=>o(l.key,h))}g.mapIncludes=d}),ft=(0,A.b)(g=>{"use st\
rict";var y=J(),d=V(),m=le(),p=ye(),h=$e(),u=Pe(),o="All mapping items must start at the same column";function l({composeNode:r,
composeEmptyNode:n},s,t,e,i){let a=i?.nodeClass??d.YAMLMap,c=new a(s.schema);s.atRoot&&(s.atRoot=!1);let f=t.offset,b=null;
for(let v of t.items){let{start:k,key:w,sep:S,value:E}=v,L=m.resolveProps(k,{indicator:"explicit-key-ind",next:w??S?.[0],
offset:f,onError:e,parentIndent:t.indent,startOnNewline:!0}),O=!L.found;if(O){if(w&&(w.type==="block-seq"?e(f,"BLOCK_AS_\
IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in w&&w.indent!==t.indent&&e(f,"BAD_IND\
ENT",o)),!L.anchor&&!L.tag&&!S){b=L.end,L.comment&&(c.comment?c.comment+=`
`+L.comment:c.comment=L.comment);continue}(L.newlineAfterProp||p.containsNewline(w))&&e(w??k[k.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else L.found?.indent!==t.indent&&e(f,"BAD_INDENT",o);s.atKey=!0;let N=L.
end,C=w?r(s,w,L,e):n(s,N,k,null,L,e);s.schema.compat&&h.flowIndentCheck(t.indent,w,e),s.atKey=!1,u.mapIncludes(s,c.items,
C)&&e(N,"DUPLICATE_KEY","Map keys must be unique");let T=m.resolveProps(S??[],{indicator:"map-value-ind",next:E,offset:C.
range[2],onError:e,parentIndent:t.indent,startOnNewline:!w||w.type==="block-scalar"});if(f=T.end,T.found){O&&(E?.type===
"block-map"&&!T.hasNewline&&e(f,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.
strict&&L.start<T.found.offset-1024&&e(C.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));let M=E?r(s,E,T,e):n(s,f,S,null,T,e);s.schema.compat&&h.flowIndentCheck(t.indent,
E,e),f=M.range[2];let B=new y.Pair(C,M);s.options.keepSourceTokens&&(B.srcToken=v),c.items.push(B)}else{O&&e(C.range,"MI\
SSING_CHAR","Implicit map keys need to be followed by map values"),T.comment&&(C.comment?C.comment+=`
`+T.comment:C.comment=T.comment);let M=new y.Pair(C);s.options.keepSourceTokens&&(M.srcToken=v),c.items.push(M)}}return b&&
b<f&&e(b,"IMPOSSIBLE","Map comment with trailing content"),c.range=[t.offset,f,b??f],c}g.resolveBlockMap=l}),ht=(0,A.b)(
g=>{"use strict";var y=W(),d=le(),m=$e();function p({composeNode:h,composeEmptyNode:u},o,l,r,n){let s=n?.nodeClass??y.YAMLSeq,
t=new s(o.schema);o.atRoot&&(o.atRoot=!1),o.atKey&&(o.atKey=!1);let e=l.offset,i=null;for(let{start:a,value:c}of l.items){
let f=d.resolveProps(a,{indicator:"seq-item-ind",next:c,offset:e,onError:r,parentIndent:l.indent,startOnNewline:!0});if(!f.
found)if(f.anchor||f.tag||c)c?.type==="block-seq"?r(f.end,"BAD_INDENT","All sequence items must start at the same column"):
r(e,"MISSING_CHAR","Sequence item without - indicator");else{i=f.end,f.comment&&(t.comment=f.comment);continue}let b=c?h(
o,c,f,r):u(o,f.end,a,null,f,r);o.schema.compat&&m.flowIndentCheck(l.indent,c,r),e=b.range[2],t.items.push(b)}return t.range=
[l.offset,e,i??e],t}g.resolveBlockSeq=p}),z=(0,A.b)(g=>{"use strict";function y(d,m,p,h){let u="";if(d){let o=!1,l="";for(let r of d){
let{source:n,type:s}=r;switch(s){case"space":o=!0;break;case"comment":{p&&!o&&h(r,"MISSING_CHAR","Comments must be separ\
ated from other tokens by white space characters");let t=n.substring(1)||" ";u?u+=l+t:u=t,l="";break}case"newline":u&&(l+=
n),o=!0;break;default:h(r,"UNEXPECTED_TOKEN",`Unexpected ${s} at node end`)}m+=n.length}}return{comment:u,offset:m}}g.resolveEnd=
y}),pt=(0,A.b)(g=>{"use strict";var y=x(),d=J(),m=V(),p=W(),h=z(),u=le(),o=ye(),l=Pe(),r="Block collections are not allo\
wed within flow collections",n=t=>t&&(t.type==="block-map"||t.type==="block-seq");function s({composeNode:t,composeEmptyNode:e},i,a,c,f){
let b=a.start.source==="{",v=b?"flow map":"flow sequence",k=f?.nodeClass??(b?m.YAMLMap:p.YAMLSeq),w=new k(i.schema);w.flow=
!0;let S=i.atRoot;S&&(i.atRoot=!1),i.atKey&&(i.atKey=!1);let E=a.offset+a.start.source.length;for(let T=0;T<a.items.length;++T){
let M=a.items[T],{start:B,key:_,sep:K,value:$}=M,I=u.resolveProps(B,{flow:v,indicator:"explicit-key-ind",next:_??K?.[0],
offset:E,onError:c,parentIndent:a.indent,startOnNewline:!1});if(!I.found){if(!I.anchor&&!I.tag&&!K&&!$){T===0&&I.comma?c(
I.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${v}`):T<a.items.length-1&&c(I.start,"UNEXPECTED_TOKEN",`Unexpected empty it\
em in ${v}`),I.comment&&(w.comment?w.comment+=`
`+I.comment:w.comment=I.comment),E=I.end;continue}!b&&i.options.strict&&o.containsNewline(_)&&c(_,"MULTILINE_IMPLICIT_KE\
Y","Implicit keys of flow sequence pairs need to be on a single line")}if(T===0)I.comma&&c(I.comma,"UNEXPECTED_TOKEN",`U\
nexpected , in ${v}`);else if(I.comma||c(I.start,"MISSING_CHAR",`Missing , between ${v} items`),I.comment){let j="";e:for(let P of B)
switch(P.type){case"comma":case"space":break;case"comment":j=P.source.substring(1);break e;default:break e}if(j){let P=w.
items[w.items.length-1];y.isPair(P)&&(P=P.value??P.key),P.comment?P.comment+=`
`+j:P.comment=j,I.comment=I.comment.substring(j.length+1)}}if(!b&&!K&&!I.found){let j=$?t(i,$,I,c):e(i,I.end,K,null,I,c);
w.items.push(j),E=j.range[2],n($)&&c(j.range,"BLOCK_IN_FLOW",r)}else{i.atKey=!0;let j=I.end,P=_?t(i,_,I,c):e(i,j,B,null,
I,c);n(_)&&c(P.range,"BLOCK_IN_FLOW",r),i.atKey=!1;let q=u.resolveProps(K??[],{flow:v,indicator:"map-value-ind",next:$,offset:P.
range[2],onError:c,parentIndent:a.indent,startOnNewline:!1});if(q.found){if(!b&&!I.found&&i.options.strict){if(K)for(let R of K){
if(R===q.found)break;if(R.type==="newline"){c(R,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to b\
e on a single line");break}}I.start<q.found.offset-1024&&c(q.found,"KEY_OVER_1024_CHARS","The : indicator must be at mos\
t 1024 chars after the start of an implicit flow sequence key")}}else $&&("source"in $&&$.source?.[0]===":"?c($,"MISSING\
_CHAR",`Missing space after : in ${v}`):c(q.start,"MISSING_CHAR",`Missing , or : between ${v} items`));let G=$?t(i,$,q,c):
q.found?e(i,q.end,K,null,q,c):null;G?n($)&&c(G.range,"BLOCK_IN_FLOW",r):q.comment&&(P.comment?P.comment+=`
`+q.comment:P.comment=q.comment);let be=new d.Pair(P,G);if(i.options.keepSourceTokens&&(be.srcToken=M),b){let R=w;l.mapIncludes(
i,R.items,P)&&c(j,"DUPLICATE_KEY","Map keys must be unique"),R.items.push(be)}else{let R=new m.YAMLMap(i.schema);R.flow=
!0,R.items.push(be);let Re=(G??P).range;R.range=[P.range[0],Re[1],Re[2]],w.items.push(R)}E=G?G.range[2]:q.end}}let L=b?"\
}":"]",[O,...N]=a.end,C=E;if(O?.source===L)C=O.offset+O.source.length;else{let T=v[0].toUpperCase()+v.substring(1),M=S?`${T}\
 must end with a ${L}`:`${T} in block collection must be sufficiently indented and end with a ${L}`;c(E,S?"MISSING_CHAR":
"BAD_INDENT",M),O&&O.source.length!==1&&N.unshift(O)}if(N.length>0){let T=h.resolveEnd(N,C,i.options.strict,c);T.comment&&
(w.comment?w.comment+=`
`+T.comment:w.comment=T.comment),w.range=[a.offset,C,T.offset]}else w.range=[a.offset,C,C];return w}g.resolveFlowCollection=
s}),dt=(0,A.b)(g=>{"use strict";var y=x(),d=D(),m=V(),p=W(),h=ft(),u=ht(),o=pt();function l(n,s,t,e,i,a){let c=t.type===
"block-map"?h.resolveBlockMap(n,s,t,e,a):t.type==="block-seq"?u.resolveBlockSeq(n,s,t,e,a):o.resolveFlowCollection(n,s,t,
e,a),f=c.constructor;return i==="!"||i===f.tagName?(c.tag=f.tagName,c):(i&&(c.tag=i),c)}function r(n,s,t,e,i){let a=e.tag,
c=a?s.directives.tagName(a.source,S=>i(a,"TAG_RESOLVE_FAILED",S)):null;if(t.type==="block-seq"){let{anchor:S,newlineAfterProp:E}=e,
L=S&&a?S.offset>a.offset?S:a:S??a;L&&(!E||E.offset<L.offset)&&i(L,"MISSING_CHAR","Missing newline after block sequence p\
rops")}let f=t.type==="block-map"?"map":t.type==="block-seq"?"seq":t.start.source==="{"?"map":"seq";if(!a||!c||c==="!"||
c===m.YAMLMap.tagName&&f==="map"||c===p.YAMLSeq.tagName&&f==="seq")return l(n,s,t,i,c);let b=s.schema.tags.find(S=>S.tag===
c&&S.collection===f);if(!b){let S=s.schema.knownTags[c];if(S?.collection===f)s.schema.tags.push(Object.assign({},S,{default:!1})),
b=S;else return S?i(a,"BAD_COLLECTION_TYPE",`${S.tag} used for ${f} collection, but expects ${S.collection??"scalar"}`,!0):
i(a,"TAG_RESOLVE_FAILED",`Unresolved tag: ${c}`,!0),l(n,s,t,i,c)}let v=l(n,s,t,i,c,b),k=b.resolve?.(v,S=>i(a,"TAG_RESOLV\
E_FAILED",S),s.options)??v,w=y.isNode(k)?k:new d.Scalar(k);return w.range=v.range,w.tag=c,b?.format&&(w.format=b.format),
w}g.composeCollection=r}),_e=(0,A.b)(g=>{"use strict";var y=D();function d(h,u,o){let l=u.offset,r=m(u,h.options.strict,
o);if(!r)return{value:"",type:null,comment:"",range:[l,l,l]};let n=r.mode===">"?y.Scalar.BLOCK_FOLDED:y.Scalar.BLOCK_LITERAL,
s=u.source?p(u.source):[],t=s.length;for(let k=s.length-1;k>=0;--k){let w=s[k][1];if(w===""||w==="\r")t=k;else break}if(t===
0){let k=r.chomp==="+"&&s.length>0?`
`.repeat(Math.max(1,s.length-1)):"",w=l+r.length;return u.source&&(w+=u.source.length),{value:k,type:n,comment:r.comment,
range:[l,w,w]}}let e=u.indent+r.indent,i=u.offset+r.length,a=0;for(let k=0;k<t;++k){let[w,S]=s[k];if(S===""||S==="\r")r.
indent===0&&w.length>e&&(e=w.length);else{w.length<e&&o(i+w.length,"MISSING_CHAR","Block scalars with more-indented lead\
ing empty lines must use an explicit indentation indicator"),r.indent===0&&(e=w.length),a=k,e===0&&!h.atRoot&&o(i,"BAD_I\
NDENT","Block scalar values in collections must be indented");break}i+=w.length+S.length+1}for(let k=s.length-1;k>=t;--k)
s[k][0].length>e&&(t=k+1);let c="",f="",b=!1;for(let k=0;k<a;++k)c+=s[k][0].slice(e)+`
`;for(let k=a;k<t;++k){let[w,S]=s[k];i+=w.length+S.length+1;let E=S[S.length-1]==="\r";if(E&&(S=S.slice(0,-1)),S&&w.length<
e){let L=`Block scalar lines must not be less indented than their ${r.indent?"explicit indentation indicator":"first lin\
e"}`;o(i-S.length-(E?2:1),"BAD_INDENT",L),w=""}n===y.Scalar.BLOCK_LITERAL?(c+=f+w.slice(e)+S,f=`
`):w.length>e||S[0]==="	"?(f===" "?f=`
`:!b&&f===`
`&&(f=`

`),c+=f+w.slice(e)+S,f=`
`,b=!0):S===""?f===`
`?c+=`
`:f=`
`:(c+=f+S,f=" ",b=!1)}switch(r.chomp){case"-":break;case"+":for(let k=t;k<s.length;++k)c+=`
`+s[k][0].slice(e);c[c.length-1]!==`
`&&(c+=`
`);break;default:c+=`
`}let v=l+r.length+u.source.length;return{value:c,type:n,comment:r.comment,range:[l,v,v]}}function m({offset:h,props:u},o,l){
if(u[0].type!=="block-scalar-header")return l(u[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:r}=u[0],
n=r[0],s=0,t="",e=-1;for(let f=1;f<r.length;++f){let b=r[f];if(!t&&(b==="-"||b==="+"))t=b;else{let v=Number(b);!s&&v?s=v:
e===-1&&(e=h+f)}}e!==-1&&l(e,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${r}`);let i=!1,a="",c=r.
length;for(let f=1;f<u.length;++f){let b=u[f];switch(b.type){case"space":i=!0;case"newline":c+=b.source.length;break;case"\
comment":o&&!i&&l(b,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),c+=b.source.
length,a=b.source.substring(1);break;case"error":l(b,"UNEXPECTED_TOKEN",b.message),c+=b.source.length;break;default:{let v=`\
Unexpected token in block scalar header: ${b.type}`;l(b,"UNEXPECTED_TOKEN",v);let k=b.source;k&&typeof k=="string"&&(c+=
k.length)}}}return{mode:n,indent:s,chomp:t,comment:a,length:c}}function p(h){let u=h.split(/\n( *)/),o=u[0],l=o.match(/^( *)/),
r=[l?.[1]?[l[1],o.slice(l[1].length)]:["",o]];for(let n=1;n<u.length;n+=2)r.push([u[n],u[n+1]]);return r}g.resolveBlockScalar=
d}),De=(0,A.b)(g=>{"use strict";var y=D(),d=z();function m(s,t,e){let{offset:i,type:a,source:c,end:f}=s,b,v,k=(E,L,O)=>e(
i+E,L,O);switch(a){case"scalar":b=y.Scalar.PLAIN,v=p(c,k);break;case"single-quoted-scalar":b=y.Scalar.QUOTE_SINGLE,v=h(c,
k);break;case"double-quoted-scalar":b=y.Scalar.QUOTE_DOUBLE,v=o(c,k);break;default:return e(s,"UNEXPECTED_TOKEN",`Expect\
ed a flow scalar value, but found: ${a}`),{value:"",type:null,comment:"",range:[i,i+c.length,i+c.length]}}let w=i+c.length,
S=d.resolveEnd(f,w,t,e);return{value:v,type:b,comment:S.comment,range:[i,w,S.offset]}}function p(s,t){let e="";switch(s[0]){case"\
	":e="a tab character";break;case",":e="flow indicator character ,";break;case"%":e="directive indicator character %";break;case"\
|":case">":{e=`block scalar indicator ${s[0]}`;break}case"@":case"`":{e=`reserved character ${s[0]}`;break}}return e&&t(
0,"BAD_SCALAR_START",`Plain value cannot start with ${e}`),u(s)}function h(s,t){return(s[s.length-1]!=="'"||s.length===1)&&
t(s.length,"MISSING_CHAR","Missing closing 'quote"),u(s.slice(1,-1)).replace(/''/g,"'")}function u(s){let t=/(.*?)\r?\n/sy,
e=t.exec(s);if(!e)return s;let i,a;try{i=new RegExp("(?<![ 	])[ 	]+$"),a=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{
i=/[ \t]+$/,a=/^[ \t]+|[ \t]+$/g}let c=e[1].replace(i,""),f=" ",b=t.lastIndex;for(;e=t.exec(s);){let k=e[1].replace(a,"");
k===""?f===`
`?c+=f:f=`
`:(c+=f+k,f=" "),b=t.lastIndex}let v=/[ \t]*(.*)/sy;return v.lastIndex=b,e=v.exec(s),c+f+(e?.[1]??"")}function o(s,t){let e="";
for(let i=1;i<s.length-1;++i){let a=s[i];if(!(a==="\r"&&s[i+1]===`
`))if(a===`
`){let{fold:c,offset:f}=l(s,i);e+=c,i=f}else if(a==="\\"){let c=s[++i],f=r[c];if(f)e+=f;else if(c===`
`)for(c=s[i+1];c===" "||c==="	";)c=s[++i+1];else if(c==="\r"&&s[i+1]===`
`)for(c=s[++i+1];c===" "||c==="	";)c=s[++i+1];else if(c==="x"||c==="u"||c==="U"){let b=c==="x"?2:c==="u"?4:8;e+=n(s,i+1,
b,t),i+=b}else{let b=s.substr(i-1,2);t(i-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${b}`),e+=b}}else if(a===" "||a==="	"){
let c=i,f=s[i+1];for(;f===" "||f==="	";)f=s[++i+1];f!==`
`&&!(f==="\r"&&s[i+2]===`
`)&&(e+=i>c?s.slice(c,i+1):a)}else e+=a}return(s[s.length-1]!=='"'||s.length===1)&&t(s.length,"MISSING_CHAR",'Missing cl\
osing "quote'),e}function l(s,t){let e="",i=s[t+1];for(;(i===" "||i==="	"||i===`
`||i==="\r")&&!(i==="\r"&&s[t+2]!==`
`);)i===`
`&&(e+=`
`),t+=1,i=s[t+1];return e||(e=" "),{fold:e,offset:t}}var r={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function n(s,t,e,i){
let a=s.substr(t,e),c=a.length===e&&/^[0-9a-fA-F]+$/.test(a)?parseInt(a,16):NaN;try{return String.fromCodePoint(c)}catch{
let f=s.substr(t-2,e+2);return i(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${f}`),f}}g.resolveFlowScalar=m}),mt=(0,A.
b)(g=>{"use strict";var y=x(),d=D(),m=_e(),p=De();function h(l,r,n,s){let{value:t,type:e,comment:i,range:a}=r.type==="bl\
ock-scalar"?m.resolveBlockScalar(l,r,s):p.resolveFlowScalar(r,l.options.strict,s),c=n?l.directives.tagName(n.source,v=>s(
n,"TAG_RESOLVE_FAILED",v)):null,f;l.options.stringKeys&&l.atKey?f=l.schema[y.SCALAR]:c?f=u(l.schema,t,c,n,s):r.type==="s\
calar"?f=o(l,t,r,s):f=l.schema[y.SCALAR];let b;try{let v=f.resolve(t,k=>s(n??r,"TAG_RESOLVE_FAILED",k),l.options);b=y.isScalar(
v)?v:new d.Scalar(v)}catch(v){let k=v instanceof Error?v.message:String(v);s(n??r,"TAG_RESOLVE_FAILED",k),b=new d.Scalar(
t)}return b.range=a,b.source=t,e&&(b.type=e),c&&(b.tag=c),f.format&&(b.format=f.format),i&&(b.comment=i),b}function u(l,r,n,s,t){
if(n==="!")return l[y.SCALAR];let e=[];for(let a of l.tags)if(!a.collection&&a.tag===n)if(a.default&&a.test)e.push(a);else
return a;for(let a of e)if(a.test?.test(r))return a;let i=l.knownTags[n];return i&&!i.collection?(l.tags.push(Object.assign(
{},i,{default:!1,test:void 0})),i):(t(s,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),l[y.SCALAR])}
function o({atKey:l,directives:r,schema:n},s,t,e){let i=n.tags.find(a=>(a.default===!0||l&&a.default==="key")&&a.test?.test(
s))||n[y.SCALAR];if(n.compat){let a=n.compat.find(c=>c.default&&c.test?.test(s))??n[y.SCALAR];if(i.tag!==a.tag){let c=r.
tagString(i.tag),f=r.tagString(a.tag),b=`Value may be parsed as either ${c} or ${f}`;e(t,"TAG_RESOLVE_FAILED",b,!0)}}return i}
g.composeScalar=h}),yt=(0,A.b)(g=>{"use strict";function y(d,m,p){if(m){p??(p=m.length);for(let h=p-1;h>=0;--h){let u=m[h];
switch(u.type){case"space":case"comment":case"newline":d-=u.source.length;continue}for(u=m[++h];u?.type==="space";)d+=u.
source.length,u=m[++h];break}}return d}g.emptyScalarPosition=y}),gt=(0,A.b)(g=>{"use strict";var y=ee(),d=x(),m=dt(),p=mt(),
h=z(),u=yt(),o={composeNode:l,composeEmptyNode:r};function l(s,t,e,i){let a=s.atKey,{spaceBefore:c,comment:f,anchor:b,tag:v}=e,
k,w=!0;switch(t.type){case"alias":k=n(s,t,i),(b||v)&&i(t,"ALIAS_PROPS","An alias node must not specify any properties");
break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":k=p.composeScalar(s,t,v,i),b&&
(k.anchor=b.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{k=m.composeCollection(o,
s,t,e,i),b&&(k.anchor=b.source.substring(1))}catch(S){let E=S instanceof Error?S.message:String(S);i(t,"RESOURCE_EXHAUST\
ION",E)}break;default:{let S=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;i(t,"UNEXPECTED_TOKEN",S),
w=!1}}return k??(k=r(s,t.offset,void 0,null,e,i)),b&&k.anchor===""&&i(b,"BAD_ALIAS","Anchor cannot be an empty string"),
a&&s.options.stringKeys&&(!d.isScalar(k)||typeof k.value!="string"||k.tag&&k.tag!=="tag:yaml.org,2002:str")&&i(v??t,"NON\
_STRING_KEY","With stringKeys, all keys must be strings"),c&&(k.spaceBefore=!0),f&&(t.type==="scalar"&&t.source===""?k.comment=
f:k.commentBefore=f),s.options.keepSourceTokens&&w&&(k.srcToken=t),k}function r(s,t,e,i,{spaceBefore:a,comment:c,anchor:f,
tag:b,end:v},k){let w={type:"scalar",offset:u.emptyScalarPosition(t,e,i),indent:-1,source:""},S=p.composeScalar(s,w,b,k);
return f&&(S.anchor=f.source.substring(1),S.anchor===""&&k(f,"BAD_ALIAS","Anchor cannot be an empty string")),a&&(S.spaceBefore=
!0),c&&(S.comment=c,S.range[2]=v),S}function n({options:s},{offset:t,source:e,end:i},a){let c=new y.Alias(e.substring(1));
c.source===""&&a(t,"BAD_ALIAS","Alias cannot be an empty string"),c.source.endsWith(":")&&a(t+e.length-1,"BAD_ALIAS","Al\
ias ending in : is ambiguous",!0);let f=t+e.length,b=h.resolveEnd(i,f,s.strict,a);return c.range=[t,f,b.offset],b.comment&&
(c.comment=b.comment),c}g.composeEmptyNode=r,g.composeNode=l}),bt=(0,A.b)(g=>{"use strict";var y=ae(),d=gt(),m=z(),p=le();
function h(u,o,{offset:l,start:r,value:n,end:s},t){let e=Object.assign({_directives:o},u),i=new y.Document(void 0,e),a={
atKey:!1,atRoot:!0,directives:i.directives,options:i.options,schema:i.schema},c=p.resolveProps(r,{indicator:"doc-start",
next:n??s?.[0],offset:l,onError:t,parentIndent:0,startOnNewline:!0});c.found&&(i.directives.docStart=!0,n&&(n.type==="bl\
ock-map"||n.type==="block-seq")&&!c.hasNewline&&t(c.end,"MISSING_CHAR","Block collection cannot start on same line with \
directives-end marker")),i.contents=n?d.composeNode(a,n,c,t):d.composeEmptyNode(a,c.end,r,null,c,t);let f=i.contents.range[2],
b=m.resolveEnd(s,f,!1,t);return b.comment&&(i.comment=b.comment),i.range=[l,f,b.offset],i}g.composeDoc=h}),Be=(0,A.b)(g=>{
"use strict";var y=(0,A.a)("process"),d=we(),m=ae(),p=oe(),h=x(),u=bt(),o=z();function l(s){if(typeof s=="number")return[
s,s+1];if(Array.isArray(s))return s.length===2?s:[s[0],s[1]];let{offset:t,source:e}=s;return[t,t+(typeof e=="string"?e.length:
1)]}function r(s){let t="",e=!1,i=!1;for(let a=0;a<s.length;++a){let c=s[a];switch(c[0]){case"#":t+=(t===""?"":i?`

`:`
`)+(c.substring(1)||" "),e=!0,i=!1;break;case"%":s[a+1]?.[0]!=="#"&&(a+=1),e=!1;break;default:e||(i=!0),e=!1}}return{comment:t,
afterEmptyLine:i}}var n=class{constructor(s={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(t,e,i,a)=>{let c=l(t);a?this.warnings.push(new p.YAMLWarning(c,e,i)):this.errors.push(new p.YAMLParseError(
c,e,i))},this.directives=new d.Directives({version:s.version||"1.2"}),this.options=s}decorate(s,t){let{comment:e,afterEmptyLine:i}=r(
this.prelude);if(e){let a=s.contents;if(t)s.comment=s.comment?`${s.comment}
${e}`:e;else if(i||s.directives.docStart||!a)s.commentBefore=e;else if(h.isCollection(a)&&!a.flow&&a.items.length>0){let c=a.
items[0];h.isPair(c)&&(c=c.key);let f=c.commentBefore;c.commentBefore=f?`${e}
${f}`:e}else{let c=a.commentBefore;a.commentBefore=c?`${e}
${c}`:e}}if(t){for(let a=0;a<this.errors.length;++a)s.errors.push(this.errors[a]);for(let a=0;a<this.warnings.length;++a)
s.warnings.push(this.warnings[a])}else s.errors=this.errors,s.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:r(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(s,t=!1,e=-1){for(let i of s)yield*this.next(i);yield*this.end(t,e)}*next(s){switch(y.env.LOG_STREAM&&
console.dir(s,{depth:null}),s.type){case"directive":this.directives.add(s.source,(t,e,i)=>{let a=l(s);a[0]+=t,this.onError(
a,"BAD_DIRECTIVE",e,i)}),this.prelude.push(s.source),this.atDirectives=!0;break;case"document":{let t=u.composeDoc(this.
options,this.directives,s,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(s,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(s.source);break;case"erro\
r":{let t=s.source?`${s.message}: ${JSON.stringify(s.source)}`:s.message,e=new p.YAMLParseError(l(s),"UNEXPECTED_TOKEN",
t);this.atDirectives||!this.doc?this.errors.push(e):this.doc.errors.push(e);break}case"doc-end":{if(!this.doc){let e="Un\
expected doc-end without preceding document";this.errors.push(new p.YAMLParseError(l(s),"UNEXPECTED_TOKEN",e));break}this.
doc.directives.docEnd=!0;let t=o.resolveEnd(s.end,s.offset+s.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),t.comment){let e=this.doc.comment;this.doc.comment=e?`${e}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new p.YAMLParseError(l(s),"UNEXPECTED_\
TOKEN",`Unsupported token ${s.type}`))}}*end(s=!1,t=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(s){
let e=Object.assign({_directives:this.directives},this.options),i=new m.Document(void 0,e);this.atDirectives&&this.onError(
t,"MISSING_CHAR","Missing directives-end indicator line"),i.range=[0,t,t],this.decorate(i,!1),yield i}}};g.Composer=n}),
vt=(0,A.b)(g=>{"use strict";var y=_e(),d=De(),m=oe(),p=se();function h(s,t=!0,e){if(s){let i=(a,c,f)=>{let b=typeof a=="\
number"?a:Array.isArray(a)?a[0]:a.offset;if(e)e(b,c,f);else throw new m.YAMLParseError([b,b+1],c,f)};switch(s.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return d.resolveFlowScalar(s,t,i);case"block-scalar":return y.
resolveBlockScalar({options:{strict:t}},s,i)}}return null}function u(s,t){let{implicitKey:e=!1,indent:i,inFlow:a=!1,offset:c=-1,
type:f="PLAIN"}=t,b=p.stringifyString({type:f,value:s},{implicitKey:e,indent:i>0?" ".repeat(i):"",inFlow:a,options:{blockQuote:!0,
lineWidth:-1}}),v=t.end??[{type:"newline",offset:-1,indent:i,source:`
`}];switch(b[0]){case"|":case">":{let k=b.indexOf(`
`),w=b.substring(0,k),S=b.substring(k+1)+`
`,E=[{type:"block-scalar-header",offset:c,indent:i,source:w}];return r(E,v)||E.push({type:"newline",offset:-1,indent:i,source:`\

`}),{type:"block-scalar",offset:c,indent:i,props:E,source:S}}case'"':return{type:"double-quoted-scalar",offset:c,indent:i,
source:b,end:v};case"'":return{type:"single-quoted-scalar",offset:c,indent:i,source:b,end:v};default:return{type:"scalar",
offset:c,indent:i,source:b,end:v}}}function o(s,t,e={}){let{afterKey:i=!1,implicitKey:a=!1,inFlow:c=!1,type:f}=e,b="inde\
nt"in s?s.indent:null;if(i&&typeof b=="number"&&(b+=2),!f)switch(s.type){case"single-quoted-scalar":f="QUOTE_SINGLE";break;case"\
double-quoted-scalar":f="QUOTE_DOUBLE";break;case"block-scalar":{let k=s.props[0];if(k.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");f=k.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:f="PLAIN"}let v=p.stringifyString(
{type:f,value:t},{implicitKey:a||b===null,indent:b!==null&&b>0?" ".repeat(b):"",inFlow:c,options:{blockQuote:!0,lineWidth:-1}});
switch(v[0]){case"|":case">":l(s,v);break;case'"':n(s,v,"double-quoted-scalar");break;case"'":n(s,v,"single-quoted-scala\
r");break;default:n(s,v,"scalar")}}function l(s,t){let e=t.indexOf(`
`),i=t.substring(0,e),a=t.substring(e+1)+`
`;if(s.type==="block-scalar"){let c=s.props[0];if(c.type!=="block-scalar-header")throw new Error("Invalid block scalar h\
eader");c.source=i,s.source=a}else{let{offset:c}=s,f="indent"in s?s.indent:-1,b=[{type:"block-scalar-header",offset:c,indent:f,
source:i}];r(b,"end"in s?s.end:void 0)||b.push({type:"newline",offset:-1,indent:f,source:`
`});for(let v of Object.keys(s))v!=="type"&&v!=="offset"&&delete s[v];Object.assign(s,{type:"block-scalar",indent:f,props:b,
source:a})}}function r(s,t){if(t)for(let e of t)switch(e.type){case"space":case"comment":s.push(e);break;case"newline":return s.
push(e),!0}return!1}function n(s,t,e){switch(s.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":
s.type=e,s.source=t;break;case"block-scalar":{let i=s.props.slice(1),a=t.length;s.props[0].type==="block-scalar-header"&&
(a-=s.props[0].source.length);for(let c of i)c.offset+=a;delete s.props,Object.assign(s,{type:e,source:t,end:i});break}case"\
block-map":case"block-seq":{let i={type:"newline",offset:s.offset+t.length,indent:s.indent,source:`
`};delete s.items,Object.assign(s,{type:e,source:t,end:[i]});break}default:{let i="indent"in s?s.indent:-1,a="end"in s&&
Array.isArray(s.end)?s.end.filter(c=>c.type==="space"||c.type==="comment"||c.type==="newline"):[];for(let c of Object.keys(
s))c!=="type"&&c!=="offset"&&delete s[c];Object.assign(s,{type:e,indent:i,source:t,end:a})}}}g.createScalarToken=u,g.resolveAsScalar=
h,g.setScalarValue=o}),wt=(0,A.b)(g=>{"use strict";var y=p=>"type"in p?d(p):m(p);function d(p){switch(p.type){case"block\
-scalar":{let h="";for(let u of p.props)h+=d(u);return h+p.source}case"block-map":case"block-seq":{let h="";for(let u of p.
items)h+=m(u);return h}case"flow-collection":{let h=p.start.source;for(let u of p.items)h+=m(u);for(let u of p.end)h+=u.
source;return h}case"document":{let h=m(p);if(p.end)for(let u of p.end)h+=u.source;return h}default:{let h=p.source;if("\
end"in p&&p.end)for(let u of p.end)h+=u.source;return h}}}function m({start:p,key:h,sep:u,value:o}){let l="";for(let r of p)
l+=r.source;if(h&&(l+=d(h)),u)for(let r of u)l+=r.source;return o&&(l+=d(o)),l}g.stringify=y}),kt=(0,A.b)(g=>{"use stric\
t";var y=Symbol("break visit"),d=Symbol("skip children"),m=Symbol("remove item");function p(u,o){"type"in u&&u.type==="d\
ocument"&&(u={start:u.start,value:u.value}),h(Object.freeze([]),u,o)}p.BREAK=y,p.SKIP=d,p.REMOVE=m,p.itemAtPath=(u,o)=>{
let l=u;for(let[r,n]of o){let s=l?.[r];if(s&&"items"in s)l=s.items[n];else return}return l},p.parentCollection=(u,o)=>{let l=p.
itemAtPath(u,o.slice(0,-1)),r=o[o.length-1][0],n=l?.[r];if(n&&"items"in n)return n;throw new Error("Parent collection no\
t found")};function h(u,o,l){let r=l(o,u);if(typeof r=="symbol")return r;for(let n of["key","value"]){let s=o[n];if(s&&"\
items"in s){for(let t=0;t<s.items.length;++t){let e=h(Object.freeze(u.concat([[n,t]])),s.items[t],l);if(typeof e=="numbe\
r")t=e-1;else{if(e===y)return y;e===m&&(s.items.splice(t,1),t-=1)}}typeof r=="function"&&n==="key"&&(r=r(o,u))}}return typeof r==
"function"?r(o,u):r}g.visit=p}),ge=(0,A.b)(g=>{"use strict";var y=vt(),d=wt(),m=kt(),p="\uFEFF",h="",u="",o="",l=t=>!!t&&
"items"in t,r=t=>!!t&&(t.type==="scalar"||t.type==="single-quoted-scalar"||t.type==="double-quoted-scalar"||t.type==="bl\
ock-scalar");function n(t){switch(t){case p:return"<BOM>";case h:return"<DOC>";case u:return"<FLOW_END>";case o:return"<\
SCALAR>";default:return JSON.stringify(t)}}function s(t){switch(t){case p:return"byte-order-mark";case h:return"doc-mode";case u:
return"flow-error-end";case o:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(t[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}g.createScalarToken=y.createScalarToken,g.resolveAsScalar=y.
resolveAsScalar,g.setScalarValue=y.setScalarValue,g.stringify=d.stringify,g.visit=m.visit,g.BOM=p,g.DOCUMENT=h,g.FLOW_END=
u,g.SCALAR=o,g.isCollection=l,g.isScalar=r,g.prettyToken=n,g.tokenType=s}),Ke=(0,A.b)(g=>{"use strict";var y=ge();function d(r){
switch(r){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var m=new Set("0123456789ABCDEFabcdef"),p=new Set("0123456789ABCDEFGHIJKLM\
NOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),h=new Set(",[]{}"),u=new Set(` ,[]{}
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
d(this.buffer[r+3]))return-1}return r}getLine(){let r=this.lineEndPos;return(typeof r!="number"||r!==-1&&r<this.pos)&&(r=
this.buffer.indexOf(`
`,this.pos),this.lineEndPos=r),r===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[r-1]==="\r"&&(r-=1),this.
buffer.substring(this.pos,r))}hasChars(r){return this.pos+r<=this.buffer.length}setNext(r){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=r,null}peek(r){return this.buffer.substr(this.pos,r)}*parseNext(r){
switch(r){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let r=this.getLine();if(r===null)return this.setNext("strea\
m");if(r[0]===y.BOM&&(yield*this.pushCount(1),r=r.substring(1)),r[0]==="%"){let n=r.length,s=r.indexOf("#");for(;s!==-1;){
let e=r[s-1];if(e===" "||e==="	"){n=s-1;break}else s=r.indexOf("#",s+1)}for(;;){let e=r[n-1];if(e===" "||e==="	")n-=1;else
break}let t=(yield*this.pushCount(n))+(yield*this.pushSpaces(!0));return yield*this.pushCount(r.length-t),this.pushNewline(),
"stream"}if(this.atLineEnd()){let n=yield*this.pushSpaces(!0);return yield*this.pushCount(r.length-n),yield*this.pushNewline(),
"stream"}return yield y.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){let r=this.charAt(0);if(!r&&!this.atEnd)return this.
setNext("line-start");if(r==="-"||r==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let n=this.
peek(3);if((n==="---"||n==="...")&&d(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,
n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!d(this.charAt(
1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[r,n]=this.peek(2);if(!n&&!this.
atEnd)return this.setNext("block-start");if((r==="-"||r==="?"||r===":")&&d(n)){let s=(yield*this.pushCount(1))+(yield*this.
pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);let r=this.getLine();if(r===null)return this.setNext("doc");let n=yield*this.pushIndicators();
switch(r[n]){case"#":yield*this.pushCount(r.length-n);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(o),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(r.length-n),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let r,n,
s=-1;do r=yield*this.pushNewline(),r>0?(n=yield*this.pushSpaces(!1),this.indentValue=s=n):n=0,n+=yield*this.pushSpaces(!0);while(r+
n>0);let t=this.getLine();if(t===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&t[0]!=="#"||s===0&&(t.startsWith(
"---")||t.startsWith("..."))&&d(t[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(t[0]==="]"||t[0]==="}")))return this.
flowLevel=0,yield y.FLOW_END,yield*this.parseLineStart();let e=0;for(;t[e]===",";)e+=yield*this.pushCount(1),e+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(e+=yield*this.pushIndicators(),t[e]){case void 0:return"flow";case"#":return yield*this.
pushCount(t.length-e),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"\
}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.
pushUntil(o),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{let i=this.charAt(1);
if(this.flowKey||d(i)||i===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.
flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let r=this.charAt(0),n=this.buffer.indexOf(r,this.pos+1);
if(r==="'")for(;n!==-1&&this.buffer[n+1]==="'";)n=this.buffer.indexOf("'",n+2);else for(;n!==-1;){let e=0;for(;this.buffer[n-
1-e]==="\\";)e+=1;if(e%2===0)break;n=this.buffer.indexOf('"',n+1)}let s=this.buffer.substring(0,n),t=s.indexOf(`
`,this.pos);if(t!==-1){for(;t!==-1;){let e=this.continueScalar(t+1);if(e===-1)break;t=s.indexOf(`
`,e)}t!==-1&&(n=t-(s[t-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}
return yield*this.pushToIndex(n+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let r=this.pos;for(;;){let n=this.buffer[++r];if(n==="+")this.blockScalarKeep=!0;else if(n>"0"&&n<="9")
this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.pushUntil(n=>d(n)||n==="#")}*parseBlockScalar(){
let r=this.pos-1,n=0,s;e:for(let e=this.pos;s=this.buffer[e];++e)switch(s){case" ":n+=1;break;case`
`:r=e,n=0;break;case"\r":{let i=this.buffer[e+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=n:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let e=this.continueScalar(
r+1);if(e===-1)break;r=this.buffer.indexOf(`
`,e)}while(r!==-1);if(r===-1){if(!this.atEnd)return this.setNext("block-scalar");r=this.buffer.length}}let t=r+1;for(s=this.
buffer[t];s===" ";)s=this.buffer[++t];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++t];r=t-1}else if(!this.blockScalarKeep)do{let e=r-1,i=this.buffer[e];i==="\r"&&(i=this.buffer[--e]);let a=e;
for(;i===" ";)i=this.buffer[--e];if(i===`
`&&e>=this.pos&&e+1+n>a)r=e;else break}while(!0);return yield y.SCALAR,yield*this.pushToIndex(r+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let r=this.flowLevel>0,n=this.pos-1,s=this.pos-1,t;for(;t=this.buffer[++s];)if(t===":"){let e=this.buffer[s+1];if(d(e)||
r&&h.has(e))break;n=s}else if(d(t)){let e=this.buffer[s+1];if(t==="\r"&&(e===`
`?(s+=1,t=`
`,e=this.buffer[s+1]):n=s),e==="#"||r&&h.has(e))break;if(t===`
`){let i=this.continueScalar(s+1);if(i===-1)break;s=Math.max(s,i-2)}}else{if(r&&h.has(t))break;n=s}return!t&&!this.atEnd?
this.setNext("plain-scalar"):(yield y.SCALAR,yield*this.pushToIndex(n+1,!0),r?"flow":"doc")}*pushCount(r){return r>0?(yield this.
buffer.substr(this.pos,r),this.pos+=r,r):0}*pushToIndex(r,n){let s=this.buffer.slice(this.pos,r);return s?(yield s,this.
pos+=s.length,s.length):(n&&(yield""),0)}*pushIndicators(){let r=0;e:for(;;){switch(this.charAt(0)){case"!":r+=yield*this.
pushTag(),r+=yield*this.pushSpaces(!0);continue e;case"&":r+=yield*this.pushUntil(o),r+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{let n=this.flowLevel>0,s=this.charAt(1);if(d(s)||n&&h.has(s)){n?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,r+=yield*this.pushCount(1),r+=yield*this.pushSpaces(!0);continue e}}}break e}return r}*pushTag(){
if(this.charAt(1)==="<"){let r=this.pos+2,n=this.buffer[r];for(;!d(n)&&n!==">";)n=this.buffer[++r];return yield*this.pushToIndex(
n===">"?r+1:r,!1)}else{let r=this.pos+1,n=this.buffer[r];for(;n;)if(p.has(n))n=this.buffer[++r];else if(n==="%"&&m.has(this.
buffer[r+1])&&m.has(this.buffer[r+2]))n=this.buffer[r+=3];else break;return yield*this.pushToIndex(r,!1)}}*pushNewline(){
let r=this.buffer[this.pos];return r===`
`?yield*this.pushCount(1):r==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(r){let n=this.pos-1,s;do s=this.buffer[++n];while(s===" "||r&&s==="	");let t=n-this.
pos;return t>0&&(yield this.buffer.substr(this.pos,t),this.pos=n),t}*pushUntil(r){let n=this.pos,s=this.buffer[n];for(;!r(
s);)s=this.buffer[++n];return yield*this.pushToIndex(n,!1)}};g.Lexer=l}),je=(0,A.b)(g=>{"use strict";var y=class{constructor(){
this.lineStarts=[],this.addNewLine=d=>this.lineStarts.push(d),this.linePos=d=>{let m=0,p=this.lineStarts.length;for(;m<p;){
let u=m+p>>1;this.lineStarts[u]<d?m=u+1:p=u}if(this.lineStarts[m]===d)return{line:m+1,col:1};if(m===0)return{line:0,col:d};
let h=this.lineStarts[m-1];return{line:m,col:d-h+1}}}};g.LineCounter=y}),qe=(0,A.b)(g=>{"use strict";var y=(0,A.a)("proc\
ess"),d=ge(),m=Ke();function p(t,e){for(let i=0;i<t.length;++i)if(t[i].type===e)return!0;return!1}function h(t){for(let e=0;e<
t.length;++e)switch(t[e].type){case"space":case"comment":case"newline":break;default:return e}return-1}function u(t){switch(t?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function o(t){switch(t.type){case"document":return t.start;case"block-map":{let e=t.items[t.items.length-1];return e.
sep??e.start}case"block-seq":return t.items[t.items.length-1].start;default:return[]}}function l(t){if(t.length===0)return[];
let e=t.length;e:for(;--e>=0;)switch(t[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item\
-ind":case"newline":break e}for(;t[++e]?.type==="space";);return t.splice(e,t.length)}function r(t,e){if(e.length<1e5)Array.
prototype.push.apply(t,e);else for(let i=0;i<e.length;++i)t.push(e[i])}function n(t){if(t.start.type==="flow-seq-start")
for(let e of t.items)e.sep&&!e.value&&!p(e.start,"explicit-key-ind")&&!p(e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),
delete e.key,u(e.value)?e.value.end?r(e.value.end,e.sep):e.value.end=e.sep:r(e.start,e.sep),delete e.sep)}var s=class{constructor(t){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new m.Lexer,this.onNewLine=t}*parse(t,e=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let i of this.
lexer.lex(t,e))yield*this.next(i);e||(yield*this.end())}*next(t){if(this.source=t,y.env.LOG_TOKENS&&console.log("|",d.prettyToken(
t)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let e=d.tokenType(t);if(e)if(e==="sca\
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
a.start.length>0&&h(a.start)===-1&&(e.indent===0||a.start.every(c=>c.type!=="comment"||c.indent<e.indent))&&(i.type==="d\
ocument"?i.end=a.start:i.items.push({start:a.start}),e.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-\
line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"commen\
t":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{h(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);
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
em-ind",c=[];if(a&&e.sep&&!e.value){let f=[];for(let b=0;b<e.sep.length;++b){let v=e.sep[b];switch(v.type){case"newline":
f.push(b);break;case"space":break;case"comment":v.indent>t.indent&&(f.length=0);break;default:f.length=0}}f.length>=2&&(c=
e.sep.splice(f[1]))}switch(this.type){case"anchor":case"tag":a||e.value?(c.push(this.sourceToken),t.items.push({start:c}),
this.onKeyLine=!0):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"explicit-key-ind":!e.sep&&
!e.explicitKey?(e.start.push(this.sourceToken),e.explicitKey=!0):a||e.value?(c.push(this.sourceToken),t.items.push({start:c,
explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],
explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(e.explicitKey)if(e.sep)if(e.value)t.items.push({start:[],
key:null,sep:[this.sourceToken]});else if(p(e.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:c,key:null,sep:[this.sourceToken]}]});else if(u(e.key)&&!p(e.sep,"newline")){let f=l(e.
start),b=e.key,v=e.sep;v.push(this.sourceToken),delete e.key,delete e.sep,this.stack.push({type:"block-map",offset:this.
offset,indent:this.indent,items:[{start:f,key:b,sep:v}]})}else c.length>0?e.sep=e.sep.concat(c,this.sourceToken):e.sep.push(
this.sourceToken);else if(p(e.start,"newline"))Object.assign(e,{key:null,sep:[this.sourceToken]});else{let f=l(e.start);
this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:f,key:null,sep:[this.sourceToken]}]})}else
e.sep?e.value||a?t.items.push({start:c,key:null,sep:[this.sourceToken]}):p(e.sep,"map-value-ind")?this.stack.push({type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):e.sep.push(this.sourceToken):
Object.assign(e,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-\
scalar":case"double-quoted-scalar":{let f=this.flowScalar(this.type);a||e.value?(t.items.push({start:c,key:f,sep:[]}),this.
onKeyLine=!0):e.sep?this.stack.push(f):(Object.assign(e,{key:f,sep:[]}),this.onKeyLine=!0);return}default:{let f=this.startBlockValue(
t);if(f){if(f.type==="block-seq"){if(!e.explicitKey&&e.sep&&!p(e.sep,"newline")){yield*this.pop({type:"error",offset:this.
offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else i&&t.items.push({start:c});
this.stack.push(f);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let e=t.items[t.items.length-1];switch(this.
type){case"newline":if(e.value){let i="end"in e.value?e.value.end:void 0;(Array.isArray(i)?i[i.length-1]:void 0)?.type===
"comment"?i?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.start.push(this.sourceToken);return;case"\
space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(e.start,t.indent)){
let i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){r(i,e.start),i.push(this.sourceToken),t.items.pop();return}}
e.start.push(this.sourceToken)}return;case"anchor":case"tag":if(e.value||this.indent<=t.indent)break;e.start.push(this.sourceToken);
return;case"seq-item-ind":if(this.indent!==t.indent)break;e.value||p(e.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):
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
"flow-collection"){let a=o(i),c=l(a);n(t);let f=t.end.splice(1,t.end.length);f.push(this.sourceToken);let b={type:"block\
-map",offset:t.offset,indent:t.indent,items:[{start:c,key:t,sep:f}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=b}else
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
this.type==="newline"&&(yield*this.pop())}}};g.Parser=s}),St=(0,A.b)(g=>{"use strict";var y=Be(),d=ae(),m=oe(),p=Se(),h=x(),
u=je(),o=qe();function l(e){let i=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||i&&new u.LineCounter||null,prettyErrors:i}}
function r(e,i={}){let{lineCounter:a,prettyErrors:c}=l(i),f=new o.Parser(a?.addNewLine),b=new y.Composer(i),v=Array.from(
b.compose(f.parse(e)));if(c&&a)for(let k of v)k.errors.forEach(m.prettifyError(e,a)),k.warnings.forEach(m.prettifyError(
e,a));return v.length>0?v:Object.assign([],{empty:!0},b.streamInfo())}function n(e,i={}){let{lineCounter:a,prettyErrors:c}=l(
i),f=new o.Parser(a?.addNewLine),b=new y.Composer(i),v=null;for(let k of b.compose(f.parse(e),!0,e.length))if(!v)v=k;else if(v.
options.logLevel!=="silent"){v.errors.push(new m.YAMLParseError(k.range.slice(0,2),"MULTIPLE_DOCS","Source contains mult\
iple documents; please use YAML.parseAllDocuments()"));break}return c&&a&&(v.errors.forEach(m.prettifyError(e,a)),v.warnings.
forEach(m.prettifyError(e,a))),v}function s(e,i,a){let c;typeof i=="function"?c=i:a===void 0&&i&&typeof i=="object"&&(a=
i);let f=n(e,a);if(!f)return null;if(f.warnings.forEach(b=>p.warn(f.options.logLevel,b)),f.errors.length>0){if(f.options.
logLevel!=="silent")throw f.errors[0];f.errors=[]}return f.toJS(Object.assign({reviver:c},a))}function t(e,i,a){let c=null;
if(typeof i=="function"||Array.isArray(i)?c=i:a===void 0&&i&&(a=i),typeof a=="string"&&(a=a.length),typeof a=="number"){
let f=Math.round(a);a=f<1?void 0:f>8?{indent:8}:{indent:f}}if(e===void 0){let{keepUndefined:f}=a??i??{};if(!f)return}return h.
isDocument(e)&&!c?e.toString(a):new d.Document(e,c,a).toString(a)}g.parse=s,g.parseAllDocuments=r,g.parseDocument=n,g.stringify=
t}),Nt=(0,A.b)(g=>{"use strict";var y=Be(),d=ae(),m=Me(),p=oe(),h=ee(),u=x(),o=J(),l=D(),r=V(),n=W(),s=ge(),t=Ke(),e=je(),
i=qe(),a=St(),c=Z();g.Composer=y.Composer,g.Document=d.Document,g.Schema=m.Schema,g.YAMLError=p.YAMLError,g.YAMLParseError=
p.YAMLParseError,g.YAMLWarning=p.YAMLWarning,g.Alias=h.Alias,g.isAlias=u.isAlias,g.isCollection=u.isCollection,g.isDocument=
u.isDocument,g.isMap=u.isMap,g.isNode=u.isNode,g.isPair=u.isPair,g.isScalar=u.isScalar,g.isSeq=u.isSeq,g.Pair=o.Pair,g.Scalar=
l.Scalar,g.YAMLMap=r.YAMLMap,g.YAMLSeq=n.YAMLSeq,g.CST=s,g.Lexer=t.Lexer,g.LineCounter=e.LineCounter,g.Parser=i.Parser,g.
parse=a.parse,g.parseAllDocuments=a.parseAllDocuments,g.parseDocument=a.parseDocument,g.stringify=a.stringify,g.visit=c.
visit,g.visitAsync=c.visitAsync}),U=(0,A.d)(Nt()),Et=U.LineCounter,At=U.isMap,Lt=U.isNode,Ot=U.isScalar,Ct=U.parse,Tt=U.
parseDocument,It=U.stringify,xt=U.visit}};
