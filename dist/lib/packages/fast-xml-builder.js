//# packages/fast-xml-builder
(function(M,z,mt){var v=Object.defineProperty,I=Object.getOwnPropertyDescriptor,q=Object.getOwnPropertyNames,U=Object.prototype.
hasOwnProperty,Y=(t,e)=>{for(var i in e)v(t,i,{get:e[i],enumerable:!0})},Z=(t,e,i,r)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let n of q(e))!U.call(t,n)&&n!==i&&v(t,n,{get:()=>e[n],enumerable:!(r=I(e,n))||r.enumerable});return t},J=t=>Z(
v({},"__esModule",{value:!0}),t),C={};Y(C,{default:()=>b}),M.exports=J(C);var Nt=z("packages/chunk-IYWUY3VA"),$=class{constructor(t,e={},i){
this.pattern=t,this.separator=e.separator||".",this.segments=this._parse(t),this.data=i,this._hasDeepWildcard=this.segments.
some(r=>r.type==="deep-wildcard"),this._hasAttributeCondition=this.segments.some(r=>r.attrName!==void 0),this._hasPositionSelector=
this.segments.some(r=>r.position!==void 0)}_parse(t){let e=[],i=0,r="";for(;i<t.length;)t[i]===this.separator?i+1<t.length&&
t[i+1]===this.separator?(r.trim()&&(e.push(this._parseSegment(r.trim())),r=""),e.push({type:"deep-wildcard"}),i+=2):(r.trim()&&
e.push(this._parseSegment(r.trim())),r="",i++):(r+=t[i],i++);return r.trim()&&e.push(this._parseSegment(r.trim())),e}_parseSegment(t){
let e={type:"tag"},i=null,r=t,n=t.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);if(n&&(r=n[1]+n[3],n[2])){let o=n[2].slice(1,-1);o&&
(i=o)}let s,a=r;if(r.includes("::")){let o=r.indexOf("::");if(s=r.substring(0,o).trim(),a=r.substring(o+2).trim(),!s)throw new Error(
`Invalid namespace in pattern: ${t}`)}let l,h=null;if(a.includes(":")){let o=a.lastIndexOf(":"),u=a.substring(0,o).trim(),
p=a.substring(o+1).trim();["first","last","odd","even"].includes(p)||/^nth\(\d+\)$/.test(p)?(l=u,h=p):l=a}else l=a;if(!l)
throw new Error(`Invalid segment pattern: ${t}`);if(e.tag=l,s&&(e.namespace=s),i)if(i.includes("=")){let o=i.indexOf("=");
e.attrName=i.substring(0,o).trim(),e.attrValue=i.substring(o+1).trim()}else e.attrName=i.trim();if(h){let o=h.match(/^nth\((\d+)\)$/);
o?(e.position="nth",e.positionValue=parseInt(o[1],10)):e.position=h}return e}get length(){return this.segments.length}hasDeepWildcard(){
return this._hasDeepWildcard}hasAttributeCondition(){return this._hasAttributeCondition}hasPositionSelector(){return this.
_hasPositionSelector}toString(){return this.pattern}},X=class{constructor(t){this._matcher=t}get separator(){return this.
_matcher.separator}getCurrentTag(){let t=this._matcher.path;return t.length>0?t[t.length-1].tag:void 0}getCurrentNamespace(){
let t=this._matcher.path;return t.length>0?t[t.length-1].namespace:void 0}getAttrValue(t){let e=this._matcher.path;if(e.
length!==0)return e[e.length-1].values?.[t]}hasAttr(t){let e=this._matcher.path;if(e.length===0)return!1;let i=e[e.length-
1];return i.values!==void 0&&t in i.values}getAnyParentAttr(t){return this._matcher.getAnyParentAttr(t)}hasAnyParentAttr(t){
return this._matcher.hasAnyParentAttr(t)}getPosition(){let t=this._matcher.path;return t.length===0?-1:t[t.length-1].position??
0}getCounter(){let t=this._matcher.path;return t.length===0?-1:t[t.length-1].counter??0}getIndex(){return this.getPosition()}getDepth(){
return this._matcher.path.length}toString(t,e=!0){return this._matcher.toString(t,e)}toArray(){return this._matcher.path.
map(t=>t.tag)}matches(t){return this._matcher.matches(t)}matchesAny(t){return t.matchesAny(this._matcher)}},j=class{constructor(t={}){
this.separator=t.separator||".",this.path=[],this.siblingStacks=[],this._pathStringCache=null,this._view=new X(this),this.
_keptAttrs=[]}push(t,e=null,i=null,r=null){this._pathStringCache=null,this.path.length>0&&(this.path[this.path.length-1].
values=void 0);let n=this.path.length,s=this.siblingStacks[n];s||(s={counts:new Map,total:0},this.siblingStacks[n]=s);let a=i?
`${i}:${t}`:t,l=s.counts.get(a)||0,h=s.total;s.counts.set(a,l+1),s.total++;let o={tag:t,position:h,counter:l};i!=null&&(o.
namespace=i),e!=null&&(o.values=e),this.path.push(o);let u=this.path.length,p=r!==null?r.keep:null;if(p!=null&&p.length>
0&&e)for(let c=0;c<p.length;c++){let d=p[c];e[d]!==void 0&&this._keptAttrs.push({depth:u,name:d,value:e[d]})}}pop(){if(this.
path.length===0)return;this._pathStringCache=null;let t=this.path.pop();this.siblingStacks.length>this.path.length+1&&(this.
siblingStacks.length=this.path.length+1);let e=this.path.length+1;for(;this._keptAttrs.length>0&&this._keptAttrs[this._keptAttrs.
length-1].depth>=e;)this._keptAttrs.pop();return t}updateCurrent(t){if(this.path.length>0){let e=this.path[this.path.length-
1];t!=null&&(e.values=t)}}getCurrentTag(){return this.path.length>0?this.path[this.path.length-1].tag:void 0}getCurrentNamespace(){
return this.path.length>0?this.path[this.path.length-1].namespace:void 0}getAttrValue(t){if(this.path.length!==0)return this.
path[this.path.length-1].values?.[t]}hasAttr(t){if(this.path.length===0)return!1;let e=this.path[this.path.length-1];return e.
values!==void 0&&t in e.values}getAnyParentAttr(t){let e=this._keptAttrs;for(let i=e.length-1;i>=0;i--)if(e[i].name===t)
return e[i].value}hasAnyParentAttr(t){let e=this._keptAttrs;for(let i=e.length-1;i>=0;i--)if(e[i].name===t)return!0;return!1}getPosition(){
return this.path.length===0?-1:this.path[this.path.length-1].position??0}getCounter(){return this.path.length===0?-1:this.
path[this.path.length-1].counter??0}getIndex(){return this.getPosition()}getDepth(){return this.path.length}toString(t,e=!0){
let i=t||this.separator;if(i===this.separator&&e===!0){if(this._pathStringCache!==null)return this._pathStringCache;let r=this.
path.map(n=>n.namespace?`${n.namespace}:${n.tag}`:n.tag).join(i);return this._pathStringCache=r,r}return this.path.map(r=>e&&
r.namespace?`${r.namespace}:${r.tag}`:r.tag).join(i)}toArray(){return this.path.map(t=>t.tag)}reset(){this._pathStringCache=
null,this.path=[],this.siblingStacks=[],this._keptAttrs=[]}matches(t){let e=t.segments;return e.length===0?!1:t.hasDeepWildcard()?
this._matchWithDeepWildcard(e):this._matchSimple(e)}_matchSimple(t){if(this.path.length!==t.length)return!1;for(let e=0;e<
t.length;e++)if(!this._matchSegment(t[e],this.path[e],e===this.path.length-1))return!1;return!0}_matchWithDeepWildcard(t){
let e=this.path.length-1,i=t.length-1;for(;i>=0&&e>=0;){let r=t[i];if(r.type==="deep-wildcard"){if(i--,i<0)return!0;let n=t[i],
s=!1;for(let a=e;a>=0;a--)if(this._matchSegment(n,this.path[a],a===this.path.length-1)){e=a-1,i--,s=!0;break}if(!s)return!1}else{
if(!this._matchSegment(r,this.path[e],e===this.path.length-1))return!1;e--,i--}}return i<0}_matchSegment(t,e,i){if(t.tag!==
"*"&&t.tag!==e.tag||t.namespace!==void 0&&t.namespace!=="*"&&t.namespace!==e.namespace||t.attrName!==void 0&&(!i||!e.values||
!(t.attrName in e.values)||t.attrValue!==void 0&&String(e.values[t.attrName])!==String(t.attrValue)))return!1;if(t.position!==
void 0){if(!i)return!1;let r=e.counter??0;if(t.position==="first"&&r!==0||t.position==="odd"&&r%2!==1||t.position==="eve\
n"&&r%2!==0||t.position==="nth"&&r!==t.positionValue)return!1}return!0}matchesAny(t){return t.matchesAny(this)}snapshot(){
return{path:this.path.map(t=>({...t})),siblingStacks:this.siblingStacks.map(t=>t&&{counts:new Map(t.counts),total:t.total}),
keptAttrs:this._keptAttrs.map(t=>({...t}))}}restore(t){this._pathStringCache=null,this.path=t.path.map(e=>({...e})),this.
siblingStacks=t.siblingStacks.map(e=>e&&{counts:new Map(e.counts),total:e.total}),this._keptAttrs=(t.keptAttrs||[]).map(
e=>({...e}))}readOnly(){return this._view}};function g(t){return typeof t=="number"&&Object.is(t,-0)?"-0":String(t)}function w(t){
return g(t).replace(/--/g,"- -").replace(/--/g,"- -").replace(/-$/,"- ")}function k(t){return g(t).replace(/\]\]>/g,"]]]\
]><![CDATA[>")}function A(t){return g(t).replace(/"/g,"&quot;").replace(/'/g,"&apos;")}function _(t,e,i,r,n){if(!i.sanitizeName)
return t;let s=!e&&t[0]==="?",a=s?t.slice(1):t;if(n(a))return t;let l=i.sanitizeName(a,{isAttribute:e,matcher:r.readOnly()});
if(typeof l!="string"||!n(l))throw new Error(`sanitizeName returned an invalid XML name for "${a}"`);return s?"?"+l:l}var T="\
:A-Za-z_\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD",
H=T+"\\-\\.\\d\xB7\u0300-\u036F\u203F-\u2040",D=":A-Za-z_\xC0-\u02FF\u0370-\u037D\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}",
K=D+"\\-\\.\\d\xB7\u0300-\u036F\u0487\u203F-\u2040",S=(t,e,i="")=>{let r=t.replace(":",""),n=e.replace(":",""),s=`[${r}]\
[${n}]*`;return{name:new RegExp(`^[${t}][${e}]*$`,i),ncName:new RegExp(`^${s}$`,i),qName:new RegExp(`^${s}(?::${s})?$`,i),
nmToken:new RegExp(`^[${e}]+$`,i),nmTokens:new RegExp(`^[${e}]+(?:\\s+[${e}]+)*$`,i)}},Q=S(T,H),tt=S(D,K,"u"),V=":A-Za-z\
_",et=V+"\\-\\.\\d",it=S(V,et),rt=(t="1.0",e=!1)=>e?it:t==="1.1"?tt:Q,G=["name","ncName","qName","nmToken","nmTokens"],W=(t,{
xmlVersion:e="1.0",asciiOnly:i=!1,maxCacheSize:r=2048}={})=>{if(!G.includes(t))throw new TypeError(`Unknown production "${t}\
". Must be one of: ${G.join(", ")}`);let n=rt(e,i)[t],s=new Map,a=l=>{let h=s.get(l);if(h!==void 0)return h;let o=n.test(
l);return s.size<r&&s.set(l,o),o};return a.reset=()=>{s=new Map},a},st=`
`;function nt(t,e){if(!Array.isArray(t)||t.length===0)return"1.0";let i=t[0];if(E(i)==="?xml"){let r=i[":@"];if(r){let n=e.
attributeNamePrefix+"version";if(r[n])return r[n]}}return"1.0"}function at(t,e){let i="";e.format&&(i=st);let r=[];if(e.
stopNodes&&Array.isArray(e.stopNodes))for(let l=0;l<e.stopNodes.length;l++){let h=e.stopNodes[l];typeof h=="string"?r.push(
new $(h)):h instanceof $&&r.push(h)}let n=nt(t,e),s=W("qName",{xmlVersion:n}),a=new j;return R(t,e,i,a,r,s)}function R(t,e,i,r,n,s){
let a="",l=!1;if(e.maxNestedTags&&r.getDepth()>e.maxNestedTags)throw new Error("Maximum nested tags exceeded");if(!Array.
isArray(t)){if(t!=null){let h=g(t);return h=O(h,e),h}return""}for(let h=0;h<t.length;h++){let o=t[h],u=E(o);if(u===void 0)
continue;let p=u===e.textNodeName||u===e.cdataPropName||u===e.commentPropName?u:_(u,!1,e,r,s),c=ot(o[":@"],e);r.push(p,c);
let d=lt(r,n);if(p===e.textNodeName){let N=o[u];d||(N=e.tagValueProcessor(p,N),N=O(N,e)),N=g(N),l&&(a+=i),a+=N,l=!1,r.pop();
continue}else if(p===e.cdataPropName){l&&(a+=i);let N=o[u][0][e.textNodeName],F=k(N);a+=`<![CDATA[${F}]]>`,l=!1,r.pop();
continue}else if(p===e.commentPropName){let N=o[u][0][e.textNodeName],F=w(N);a+=i+`<!--${F}-->`,l=!0,r.pop();continue}else if(p[0]===
"?"){let N=L(o[":@"],e,d,r,s);a+=(p==="?xml"?"":i)+`<${p}${N}?>`,l=!0,r.pop();continue}let m=i;m!==""&&(m+=e.indentBy);let x=L(
o[":@"],e,d,r,s),P=i+`<${p}${x}`,y;d?y=B(o[u],e,r.getDepth()):y=R(o[u],e,m,r,n,s),e.unpairedTags.indexOf(p)!==-1?e.suppressUnpairedNode?
a+=P+">":a+=P+"/>":(!y||y.length===0)&&e.suppressEmptyNode?a+=P+"/>":y&&y.endsWith(">")?a+=P+`>${y}${i}</${p}>`:(a+=P+">",
y&&i!==""&&(y.includes("/>")||y.includes("</"))?a+=i+e.indentBy+y+i:a+=y,a+=`</${p}>`),l=!0,r.pop()}return a}function ot(t,e){
if(!t||e.ignoreAttributes)return null;let i={},r=!1;for(let n in t){if(!Object.prototype.hasOwnProperty.call(t,n))continue;
let s=n.startsWith(e.attributeNamePrefix)?n.substr(e.attributeNamePrefix.length):n;i[s]=A(t[n]),r=!0}return r?i:null}function B(t,e,i=0){
if(e.maxNestedTags&&i>e.maxNestedTags)throw new Error("Maximum nested tags exceeded");if(!Array.isArray(t))return t!=null?
g(t):"";let r="";for(let n=0;n<t.length;n++){let s=t[n],a=E(s);if(a===e.textNodeName)r+=g(s[a]);else if(a===e.cdataPropName)
r+=s[a][0][e.textNodeName];else if(a===e.commentPropName)r+=s[a][0][e.textNodeName];else{if(a&&a[0]==="?")continue;if(a){
let l=ht(s[":@"],e),h=B(s[a],e,i+1);!h||h.length===0?r+=`<${a}${l}/>`:r+=`<${a}${l}>${h}</${a}>`}}}return r}function ht(t,e){
let i="";if(t&&!e.ignoreAttributes)for(let r in t){if(!Object.prototype.hasOwnProperty.call(t,r))continue;let n=t[r];n===
!0&&e.suppressBooleanAttributes?i+=` ${r.substr(e.attributeNamePrefix.length)}`:i+=` ${r.substr(e.attributeNamePrefix.length)}\
="${A(n)}"`}return i}function E(t){let e=Object.keys(t);for(let i=0;i<e.length;i++){let r=e[i];if(Object.prototype.hasOwnProperty.
call(t,r)&&r!==":@")return r}}function L(t,e,i,r,n){let s="";if(t&&!e.ignoreAttributes)for(let a in t){if(!Object.prototype.
hasOwnProperty.call(t,a))continue;let l=a.substr(e.attributeNamePrefix.length),h=i?l:_(l,!0,e,r,n),o;i?o=t[a]:(o=e.attributeValueProcessor(
a,t[a]),o=O(o,e)),o===!0&&e.suppressBooleanAttributes?s+=` ${h}`:s+=` ${h}="${A(o)}"`}return s}function lt(t,e){if(!e||e.
length===0)return!1;for(let i=0;i<e.length;i++)if(t.matches(e[i]))return!0;return!1}function O(t,e){if(t&&t.length>0&&e.
processEntities)for(let i=0;i<e.entities.length;i++){let r=e.entities[i];t=t.replace(r.regex,r.val)}return t}function pt(t){
return typeof t=="function"?t:Array.isArray(t)?e=>{for(let i of t)if(typeof i=="string"&&e===i||i instanceof RegExp&&i.test(
e))return!0}:()=>!1}var ut={attributeNamePrefix:"@_",attributesGroupName:!1,textNodeName:"#text",ignoreAttributes:!0,cdataPropName:!1,
format:!1,indentBy:"  ",suppressEmptyNode:!1,suppressUnpairedNode:!0,suppressBooleanAttributes:!0,tagValueProcessor:function(t,e){
return e},attributeValueProcessor:function(t,e){return e},preserveOrder:!1,commentPropName:!1,unpairedTags:[],entities:[
{regex:new RegExp("&","g"),val:"&amp;"},{regex:new RegExp(">","g"),val:"&gt;"},{regex:new RegExp("<","g"),val:"&lt;"},{regex:new RegExp(
"'","g"),val:"&apos;"},{regex:new RegExp('"',"g"),val:"&quot;"}],processEntities:!0,stopNodes:[],oneListGroup:!1,maxNestedTags:100,
jPath:!0,sanitizeName:!1};function b(t){if(this.options=Object.assign({},ut,t),this.options.stopNodes&&Array.isArray(this.
options.stopNodes)&&(this.options.stopNodes=this.options.stopNodes.map(e=>typeof e=="string"&&e.startsWith("*.")?".."+e.
substring(2):e)),this.stopNodeExpressions=[],this.options.stopNodes&&Array.isArray(this.options.stopNodes))for(let e=0;e<
this.options.stopNodes.length;e++){let i=this.options.stopNodes[e];typeof i=="string"?this.stopNodeExpressions.push(new $(
i)):i instanceof $&&this.stopNodeExpressions.push(i)}this.options.ignoreAttributes===!0||this.options.attributesGroupName?
this.isAttribute=function(){return!1}:(this.ignoreAttributesFn=pt(this.options.ignoreAttributes),this.attrPrefixLen=this.
options.attributeNamePrefix.length,this.isAttribute=dt),this.processTextOrObjNode=ct,this.options.format?(this.indentate=
gt,this.tagEndChar=`>
`,this.newLine=`
`):(this.indentate=function(){return""},this.tagEndChar=">",this.newLine="")}function ft(t,e){let i=t["?xml"];if(i&&typeof i==
"object"){if(e.attributesGroupName&&i[e.attributesGroupName]){let n=i[e.attributesGroupName][e.attributeNamePrefix+"vers\
ion"];if(n)return n}let r=i[e.attributeNamePrefix+"version"];if(r)return r}return"1.0"}b.prototype.build=function(t){if(this.
options.preserveOrder)return at(t,this.options);{Array.isArray(t)&&this.options.arrayNodeName&&this.options.arrayNodeName.
length>1&&(t={[this.options.arrayNodeName]:t});let e=new j,i=ft(t,this.options),r=W("qName",{xmlVersion:i});return this.
j2x(t,0,e,r).val}},b.prototype.j2x=function(t,e,i,r){let n="",s="";if(this.options.maxNestedTags&&i.getDepth()>=this.options.
maxNestedTags)throw new Error("Maximum nested tags exceeded");let a=this.options.jPath?i.toString():i,l=this.checkStopNode(
i);for(let h in t){if(!Object.prototype.hasOwnProperty.call(t,h))continue;let o=h===this.options.textNodeName||h===this.
options.cdataPropName||h===this.options.commentPropName||this.options.attributesGroupName&&h===this.options.attributesGroupName||
this.isAttribute(h)?h:_(h,!1,this.options,i,r);if(typeof t[h]>"u")this.isAttribute(h)&&(s+="");else if(t[h]===null)this.
isAttribute(h)||o===this.options.cdataPropName||o===this.options.commentPropName?s+="":o[0]==="?"?s+=this.indentate(e)+"\
<"+o+"?"+this.tagEndChar:s+=this.indentate(e)+"<"+o+"/"+this.tagEndChar;else if(t[h]instanceof Date)s+=this.buildTextValNode(
t[h],o,"",e,i);else if(typeof t[h]!="object"){let u=this.isAttribute(h);if(u&&!this.ignoreAttributesFn(u,a)){let p=_(u,!0,
this.options,i,r);n+=this.buildAttrPairStr(p,g(t[h]),l)}else if(!u)if(h===this.options.textNodeName){let p=this.options.
tagValueProcessor(h,g(t[h]));s+=this.replaceEntitiesValue(p)}else{i.push(o);let p=this.checkStopNode(i);if(i.pop(),p){let c=g(
t[h]);c===""?s+=this.indentate(e)+"<"+o+this.closeTag(o)+this.tagEndChar:s+=this.indentate(e)+"<"+o+">"+c+"</"+o+this.tagEndChar}else
s+=this.buildTextValNode(t[h],o,"",e,i)}}else if(Array.isArray(t[h])){let u=t[h].length,p="",c="";for(let d=0;d<u;d++){let m=t[h][d];
if(!(typeof m>"u"))if(m===null)o[0]==="?"?s+=this.indentate(e)+"<"+o+"?"+this.tagEndChar:s+=this.indentate(e)+"<"+o+"/"+
this.tagEndChar;else if(typeof m=="object")if(this.options.oneListGroup){i.push(o);let x=this.j2x(m,e+1,i,r);i.pop(),p+=
x.val,this.options.attributesGroupName&&m.hasOwnProperty(this.options.attributesGroupName)&&(c+=x.attrStr)}else p+=this.
processTextOrObjNode(m,o,e,i,r);else if(this.options.oneListGroup){let x=this.options.tagValueProcessor(o,m);x=this.replaceEntitiesValue(
x),x=g(x),p+=x}else{i.push(o);let x=this.checkStopNode(i);if(i.pop(),x){let P=g(m);P===""?p+=this.indentate(e)+"<"+o+this.
closeTag(o)+this.tagEndChar:p+=this.indentate(e)+"<"+o+">"+P+"</"+o+this.tagEndChar}else p+=this.buildTextValNode(m,o,"",
e,i)}}this.options.oneListGroup&&(p=this.buildObjectNode(p,o,c,e)),s+=p}else if(this.options.attributesGroupName&&h===this.
options.attributesGroupName){let u=Object.keys(t[h]),p=u.length;for(let c=0;c<p;c++){let d=_(u[c],!0,this.options,i,r);n+=
this.buildAttrPairStr(d,g(t[h][u[c]]),l)}}else s+=this.processTextOrObjNode(t[h],o,e,i,r)}return{attrStr:n,val:s}},b.prototype.
buildAttrPairStr=function(t,e,i){return i||(e=this.options.attributeValueProcessor(t,g(e)),e=this.replaceEntitiesValue(e)),
this.options.suppressBooleanAttributes&&e==="true"?" "+t:" "+t+'="'+A(e)+'"'};function ct(t,e,i,r,n){let s=this.extractAttributes(
t);if(r.push(e,s),this.checkStopNode(r)){let l=this.buildRawContent(t,r.getDepth()),h=this.buildAttributesForStopNode(t);
return r.pop(),this.buildObjectNode(l,e,h,i)}let a=this.j2x(t,i+1,r,n);return r.pop(),e[0]==="?"?this.buildTextValNode("",
e,a.attrStr,i,r):t[this.options.textNodeName]!==void 0&&Object.keys(t).length===1?this.buildTextValNode(t[this.options.textNodeName],
e,a.attrStr,i,r):this.buildObjectNode(a.val,e,a.attrStr,i)}b.prototype.extractAttributes=function(t){if(!t||typeof t!="o\
bject")return null;let e={},i=!1;if(this.options.attributesGroupName&&t[this.options.attributesGroupName]){let r=t[this.
options.attributesGroupName];for(let n in r){if(!Object.prototype.hasOwnProperty.call(r,n))continue;let s=n.startsWith(this.
options.attributeNamePrefix)?n.substring(this.options.attributeNamePrefix.length):n;e[s]=A(r[n]),i=!0}}else for(let r in t){
if(!Object.prototype.hasOwnProperty.call(t,r))continue;let n=this.isAttribute(r);n&&(e[n]=A(t[r]),i=!0)}return i?e:null},
b.prototype.buildRawContent=function(t,e=0){if(this.options.maxNestedTags&&e>=this.options.maxNestedTags)throw new Error(
"Maximum nested tags exceeded");if(typeof t=="string")return t;if(typeof t!="object"||t===null)return String(t);if(t[this.
options.textNodeName]!==void 0)return t[this.options.textNodeName];let i="";for(let r in t){if(!Object.prototype.hasOwnProperty.
call(t,r)||this.isAttribute(r)||this.options.attributesGroupName&&r===this.options.attributesGroupName)continue;let n=t[r];
if(r===this.options.textNodeName)i+=n;else if(Array.isArray(n)){for(let s of n)if(typeof s=="string"||typeof s=="number")
i+=`<${r}>${s}</${r}>`;else if(typeof s=="object"&&s!==null){let a=this.buildRawContent(s,e+1),l=this.buildAttributesForStopNode(
s);a===""?i+=`<${r}${l}/>`:i+=`<${r}${l}>${a}</${r}>`}}else if(typeof n=="object"&&n!==null){let s=this.buildRawContent(
n,e+1),a=this.buildAttributesForStopNode(n);s===""?i+=`<${r}${a}/>`:i+=`<${r}${a}>${s}</${r}>`}else i+=`<${r}>${n}</${r}\
>`}return i},b.prototype.buildAttributesForStopNode=function(t){if(!t||typeof t!="object")return"";let e="";if(this.options.
attributesGroupName&&t[this.options.attributesGroupName]){let i=t[this.options.attributesGroupName];for(let r in i){if(!Object.
prototype.hasOwnProperty.call(i,r))continue;let n=r.startsWith(this.options.attributeNamePrefix)?r.substring(this.options.
attributeNamePrefix.length):r,s=i[r];s===!0&&this.options.suppressBooleanAttributes?e+=" "+n:e+=" "+n+'="'+A(s)+'"'}}else
for(let i in t){if(!Object.prototype.hasOwnProperty.call(t,i))continue;let r=this.isAttribute(i);if(r){let n=t[i];n===!0&&
this.options.suppressBooleanAttributes?e+=" "+r:e+=" "+r+'="'+A(n)+'"'}}return e},b.prototype.buildObjectNode=function(t,e,i,r){
if(t==="")return e[0]==="?"?this.indentate(r)+"<"+e+i+"?"+this.tagEndChar:this.indentate(r)+"<"+e+i+this.closeTag(e)+this.
tagEndChar;if(e[0]==="?")return this.indentate(r)+"<"+e+i+"?"+this.tagEndChar;{let n="</"+e+this.tagEndChar,s="";return e[0]===
"?"&&(s="?",n=""),(i||i==="")&&t.indexOf("<")===-1?this.indentate(r)+"<"+e+i+s+">"+t+n:this.options.commentPropName!==!1&&
e===this.options.commentPropName&&s.length===0?this.indentate(r)+`<!--${w(t)}-->`+this.newLine:this.indentate(r)+"<"+e+i+
s+this.tagEndChar+t+this.indentate(r)+n}},b.prototype.closeTag=function(t){let e="";return this.options.unpairedTags.indexOf(
t)!==-1?this.options.suppressUnpairedNode||(e="/"):this.options.suppressEmptyNode?e="/":e=`></${t}`,e},b.prototype.checkStopNode=
function(t){if(!this.stopNodeExpressions||this.stopNodeExpressions.length===0)return!1;for(let e=0;e<this.stopNodeExpressions.
length;e++)if(t.matches(this.stopNodeExpressions[e]))return!0;return!1},b.prototype.buildTextValNode=function(t,e,i,r,n){
if(this.options.cdataPropName!==!1&&e===this.options.cdataPropName){let s=k(t);return this.indentate(r)+`<![CDATA[${s}]]\
>`+this.newLine}else if(this.options.commentPropName!==!1&&e===this.options.commentPropName){let s=w(t);return this.indentate(
r)+`<!--${s}-->`+this.newLine}else{if(e[0]==="?")return this.indentate(r)+"<"+e+i+"?"+this.tagEndChar;{let s=this.options.
tagValueProcessor(e,t);return s=this.replaceEntitiesValue(s),s=g(s),s===""?this.indentate(r)+"<"+e+i+this.closeTag(e)+this.
tagEndChar:this.indentate(r)+"<"+e+i+">"+s+"</"+e+this.tagEndChar}}},b.prototype.replaceEntitiesValue=function(t){if(t&&
t.length>0&&this.options.processEntities)for(let e=0;e<this.options.entities.length;e++){let i=this.options.entities[e];
t=t.replace(i.regex,i.val)}return t};function gt(t){return this.options.indentBy.repeat(t)}function dt(t){return t.startsWith(
this.options.attributeNamePrefix)&&t!==this.options.textNodeName?t.substr(this.attrPrefixLen):!1}});
