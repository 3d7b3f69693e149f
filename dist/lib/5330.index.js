"use strict";exports.id=5330,exports.ids=[5330],exports.modules={49585:function(Wt,At,dt){dt.d(At,{A:()=>X});class F{constructor(n,o={},l){
this.pattern=n,this.separator=o.separator||".",this.segments=this._parse(n),this.data=l,this._hasDeepWildcard=this.segments.
some(i=>i.type==="deep-wildcard"),this._hasAttributeCondition=this.segments.some(i=>i.attrName!==void 0),this._hasPositionSelector=
this.segments.some(i=>i.position!==void 0)}_parse(n){const o=[];let l=0,i="";for(;l<n.length;)n[l]===this.separator?l+1<
n.length&&n[l+1]===this.separator?(i.trim()&&(o.push(this._parseSegment(i.trim())),i=""),o.push({type:"deep-wildcard"}),
l+=2):(i.trim()&&o.push(this._parseSegment(i.trim())),i="",l++):(i+=n[l],l++);return i.trim()&&o.push(this._parseSegment(
i.trim())),o}_parseSegment(n){const o={type:"tag"};let l=null,i=n;const s=n.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);if(s&&(i=
s[1]+s[3],s[2])){const _=s[2].slice(1,-1);_&&(l=_)}let u,h=i;if(i.includes("::")){const _=i.indexOf("::");if(u=i.substring(
0,_).trim(),h=i.substring(_+2).trim(),!u)throw new Error(`Invalid namespace in pattern: ${n}`)}let f,c=null;if(h.includes(
":")){const _=h.lastIndexOf(":"),y=h.substring(0,_).trim(),m=h.substring(_+1).trim();["first","last","odd","even"].includes(
m)||/^nth\(\d+\)$/.test(m)?(f=y,c=m):f=h}else f=h;if(!f)throw new Error(`Invalid segment pattern: ${n}`);if(o.tag=f,u&&(o.
namespace=u),l)if(l.includes("=")){const _=l.indexOf("=");o.attrName=l.substring(0,_).trim(),o.attrValue=l.substring(_+1).
trim()}else o.attrName=l.trim();if(c){const _=c.match(/^nth\((\d+)\)$/);_?(o.position="nth",o.positionValue=parseInt(_[1],
10)):o.position=c}return o}get length(){return this.segments.length}hasDeepWildcard(){return this._hasDeepWildcard}hasAttributeCondition(){
return this._hasAttributeCondition}hasPositionSelector(){return this._hasPositionSelector}toString(){return this.pattern}}
class ${constructor(n){this._matcher=n}get separator(){return this._matcher.separator}getCurrentTag(){const n=this._matcher.
path;return n.length>0?n[n.length-1].tag:void 0}getCurrentNamespace(){const n=this._matcher.path;return n.length>0?n[n.length-
1].namespace:void 0}getAttrValue(n){const o=this._matcher.path;if(o.length!==0)return o[o.length-1].values?.[n]}hasAttr(n){
const o=this._matcher.path;if(o.length===0)return!1;const l=o[o.length-1];return l.values!==void 0&&n in l.values}getAnyParentAttr(n){
return this._matcher.getAnyParentAttr(n)}hasAnyParentAttr(n){return this._matcher.hasAnyParentAttr(n)}getPosition(){const n=this.
_matcher.path;return n.length===0?-1:n[n.length-1].position??0}getCounter(){const n=this._matcher.path;return n.length===
0?-1:n[n.length-1].counter??0}getIndex(){return this.getPosition()}getDepth(){return this._matcher.path.length}toString(n,o=!0){
return this._matcher.toString(n,o)}toArray(){return this._matcher.path.map(n=>n.tag)}matches(n){return this._matcher.matches(
n)}matchesAny(n){return n.matchesAny(this._matcher)}}class Z{constructor(n={}){this.separator=n.separator||".",this.path=
[],this.siblingStacks=[],this._pathStringCache=null,this._view=new $(this),this._keptAttrs=[]}push(n,o=null,l=null,i=null){
this._pathStringCache=null,this.path.length>0&&(this.path[this.path.length-1].values=void 0);const s=this.path.length;let u=this.
siblingStacks[s];u||(u={counts:new Map,total:0},this.siblingStacks[s]=u);const h=l?`${l}:${n}`:n,f=u.counts.get(h)||0,c=u.
total;u.counts.set(h,f+1),u.total++;const _={tag:n,position:c,counter:f};l!=null&&(_.namespace=l),o!=null&&(_.values=o),
this.path.push(_);const y=this.path.length,m=i!==null?i.keep:null;if(m!=null&&m.length>0&&o)for(let g=0;g<m.length;g++){
const N=m[g];o[N]!==void 0&&this._keptAttrs.push({depth:y,name:N,value:o[N]})}}pop(){if(this.path.length===0)return;this.
_pathStringCache=null;const n=this.path.pop();this.siblingStacks.length>this.path.length+1&&(this.siblingStacks.length=this.
path.length+1);const o=this.path.length+1;for(;this._keptAttrs.length>0&&this._keptAttrs[this._keptAttrs.length-1].depth>=
o;)this._keptAttrs.pop();return n}updateCurrent(n){if(this.path.length>0){const o=this.path[this.path.length-1];n!=null&&
(o.values=n)}}getCurrentTag(){return this.path.length>0?this.path[this.path.length-1].tag:void 0}getCurrentNamespace(){return this.
path.length>0?this.path[this.path.length-1].namespace:void 0}getAttrValue(n){if(this.path.length!==0)return this.path[this.
path.length-1].values?.[n]}hasAttr(n){if(this.path.length===0)return!1;const o=this.path[this.path.length-1];return o.values!==
void 0&&n in o.values}getAnyParentAttr(n){const o=this._keptAttrs;for(let l=o.length-1;l>=0;l--)if(o[l].name===n)return o[l].
value}hasAnyParentAttr(n){const o=this._keptAttrs;for(let l=o.length-1;l>=0;l--)if(o[l].name===n)return!0;return!1}getPosition(){
return this.path.length===0?-1:this.path[this.path.length-1].position??0}getCounter(){return this.path.length===0?-1:this.
path[this.path.length-1].counter??0}getIndex(){return this.getPosition()}getDepth(){return this.path.length}toString(n,o=!0){
const l=n||this.separator;if(l===this.separator&&o===!0){if(this._pathStringCache!==null)return this._pathStringCache;const s=this.
path.map(u=>u.namespace?`${u.namespace}:${u.tag}`:u.tag).join(l);return this._pathStringCache=s,s}return this.path.map(s=>o&&
s.namespace?`${s.namespace}:${s.tag}`:s.tag).join(l)}toArray(){return this.path.map(n=>n.tag)}reset(){this._pathStringCache=
null,this.path=[],this.siblingStacks=[],this._keptAttrs=[]}matches(n){const o=n.segments;return o.length===0?!1:n.hasDeepWildcard()?
this._matchWithDeepWildcard(o):this._matchSimple(o)}_matchSimple(n){if(this.path.length!==n.length)return!1;for(let o=0;o<
n.length;o++)if(!this._matchSegment(n[o],this.path[o],o===this.path.length-1))return!1;return!0}_matchWithDeepWildcard(n){
let o=this.path.length-1,l=n.length-1;for(;l>=0&&o>=0;){const i=n[l];if(i.type==="deep-wildcard"){if(l--,l<0)return!0;const s=n[l];
let u=!1;for(let h=o;h>=0;h--)if(this._matchSegment(s,this.path[h],h===this.path.length-1)){o=h-1,l--,u=!0;break}if(!u)return!1}else{
if(!this._matchSegment(i,this.path[o],o===this.path.length-1))return!1;o--,l--}}return l<0}_matchSegment(n,o,l){if(n.tag!==
"*"&&n.tag!==o.tag||n.namespace!==void 0&&n.namespace!=="*"&&n.namespace!==o.namespace||n.attrName!==void 0&&(!l||!o.values||
!(n.attrName in o.values)||n.attrValue!==void 0&&String(o.values[n.attrName])!==String(n.attrValue)))return!1;if(n.position!==
void 0){if(!l)return!1;const i=o.counter??0;if(n.position==="first"&&i!==0)return!1;if(n.position==="odd"&&i%2!==1)return!1;
if(n.position==="even"&&i%2!==0)return!1;if(n.position==="nth"&&i!==n.positionValue)return!1}return!0}matchesAny(n){return n.
matchesAny(this)}snapshot(){return{path:this.path.map(n=>({...n})),siblingStacks:this.siblingStacks.map(n=>n&&{counts:new Map(
n.counts),total:n.total}),keptAttrs:this._keptAttrs.map(n=>({...n}))}}restore(n){this._pathStringCache=null,this.path=n.
path.map(o=>({...o})),this.siblingStacks=n.siblingStacks.map(o=>o&&{counts:new Map(o.counts),total:o.total}),this._keptAttrs=
(n.keptAttrs||[]).map(o=>({...o}))}readOnly(){return this._view}}function D(a){return typeof a=="number"&&Object.is(a,-0)?
"-0":String(a)}function K(a){return D(a).replace(/--/g,"- -").replace(/--/g,"- -").replace(/-$/,"- ")}function z(a){return D(
a).replace(/\]\]>/g,"]]]]><![CDATA[>")}function G(a){return D(a).replace(/"/g,"&quot;").replace(/'/g,"&apos;")}function et(a,n,o,l,i){
if(!o.sanitizeName)return a;const s=!n&&a[0]==="?",u=s?a.slice(1):a;if(i(u))return a;const h=o.sanitizeName(u,{isAttribute:n,
matcher:l.readOnly()});if(typeof h!="string"||!i(h))throw new Error(`sanitizeName returned an invalid XML name for "${u}\
"`);return s?"?"+h:h}const st=":A-Za-z_\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD",
lt=st+"\\-\\.\\d\xB7\u0300-\u036F\u203F-\u2040",ot=":A-Za-z_\xC0-\u02FF\u0370-\u037D\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}",
gt=ot+"\\-\\.\\d\xB7\u0300-\u036F\u0487\u203F-\u2040",w=(a,n,o="")=>{const l=a.replace(":",""),i=n.replace(":",""),s=`[${l}\
][${i}]*`;return{name:new RegExp(`^[${a}][${n}]*$`,o),ncName:new RegExp(`^${s}$`,o),qName:new RegExp(`^${s}(?::${s})?$`,
o),nmToken:new RegExp(`^[${n}]+$`,o),nmTokens:new RegExp(`^[${n}]+(?:\\s+[${n}]+)*$`,o)}},k=w(st,lt),U=w(ot,gt,"u"),I=":\
A-Za-z_",V=I+"\\-\\.\\d",Q=w(I,V),M=(a="1.0",n=!1)=>n?Q:a==="1.1"?U:k,H=(a,{xmlVersion:n="1.0",asciiOnly:o=!1}={})=>M(n,
o).name.test(a),T=(a,{xmlVersion:n="1.0",asciiOnly:o=!1}={})=>M(n,o).ncName.test(a),ht=(a,{xmlVersion:n="1.0",asciiOnly:o=!1}={})=>M(
n,o).qName.test(a),nt=(a,{xmlVersion:n="1.0",asciiOnly:o=!1}={})=>M(n,o).nmToken.test(a),at=(a,{xmlVersion:n="1.0",asciiOnly:o=!1}={})=>M(
n,o).nmTokens.test(a),rt=["name","ncName","qName","nmToken","nmTokens"],ct=(a,{xmlVersion:n="1.0",asciiOnly:o=!1,maxCacheSize:l=2048}={})=>{
if(!rt.includes(a))throw new TypeError(`Unknown production "${a}". Must be one of: ${rt.join(", ")}`);const i=M(n,o)[a];
let s=new Map;const u=h=>{const f=s.get(h);if(f!==void 0)return f;const c=i.test(h);return s.size<l&&s.set(h,c),c};return u.
reset=()=>{s=new Map},u},bt=(a,n,{xmlVersion:o="1.0",asciiOnly:l=!1}={})=>{if(!rt.includes(n))throw new TypeError(`Unkno\
wn production "${n}". Must be one of: ${rt.join(", ")}`);if({name:H,ncName:T,qName:ht,nmToken:nt,nmTokens:at}[n](a,{xmlVersion:o,
asciiOnly:l}))return{valid:!0,production:n,input:a};let u="Does not match the production rules",h;const f=l?/^[:A-Za-z_]/:
/^[:A-Za-z_\u00C0-\uFFFD]/,c=l?/[\w\-\\.:]/:/[\w\-\\.:\u00B7\u00C0-\uFFFD]/;if(a.length===0)u="Input is empty";else if(n===
"ncName"&&a.includes(":"))h=a.indexOf(":"),u="Colon is not allowed in NCName";else if(n==="qName"&&a.startsWith(":"))u="\
QName cannot start with a colon",h=0;else if(n==="qName"&&a.endsWith(":"))u="QName cannot end with a colon",h=a.length-1;else if(n===
"qName"&&(a.match(/:/g)||[]).length>1)u="QName can have at most one colon",h=a.lastIndexOf(":");else if(["name","ncName",
"qName"].includes(n)&&!f.test(a[0]))u=`First character "${a[0]}" is not a valid NameStartChar`,h=0;else for(let _=0;_<a.
length;_++)if(!c.test(a[_])){u=`Character "${a[_]}" at position ${_} is not a valid NameChar`,h=_;break}return{valid:!1,
production:n,input:a,reason:u,position:h}},mt=(a,n,o={})=>a.map(l=>bt(l,n,o)),Ct=(a,n="name",{replacement:o="_",asciiOnly:l=!1}={})=>{
if(!a)return o;let i=a;n==="ncName"&&(i=i.replace(/:/g,""));const s=l?/[^\w\-\.:]/g:/[^\w\-\.:\u00B7\u00C0-\uFFFD]/g;return i=
i.replace(s,o),n!=="nmToken"&&n!=="nmTokens"&&/^[\-\.\d]/.test(i)&&(i=o+i),i||o},yt=`
`;function J(a,n){if(!Array.isArray(a)||a.length===0)return"1.0";const o=a[0];if(xt(o)==="?xml"){const i=o[":@"];if(i){const s=n.
attributeNamePrefix+"version";if(i[s])return i[s]}}return"1.0"}function ft(a,n){let o="";n.format&&(o=yt);const l=[];if(n.
stopNodes&&Array.isArray(n.stopNodes))for(let h=0;h<n.stopNodes.length;h++){const f=n.stopNodes[h];typeof f=="string"?l.
push(new F(f)):f instanceof F&&l.push(f)}const i=J(a,n),s=ct("qName",{xmlVersion:i}),u=new Z;return W(a,n,o,u,l,s)}function W(a,n,o,l,i,s){
let u="",h=!1;if(n.maxNestedTags&&l.getDepth()>n.maxNestedTags)throw new Error("Maximum nested tags exceeded");if(!Array.
isArray(a)){if(a!=null){let f=D(a);return f=Nt(f,n),f}return""}for(let f=0;f<a.length;f++){const c=a[f],_=xt(c);if(_===void 0)
continue;const m=_===n.textNodeName||_===n.cdataPropName||_===n.commentPropName?_:et(_,!1,n,l,s),g=Pt(c[":@"],n);l.push(
m,g);const N=wt(l,i);if(m===n.textNodeName){let P=c[_];N||(P=n.tagValueProcessor(m,P),P=Nt(P,n)),P=D(P),h&&(u+=o),u+=P,h=
!1,l.pop();continue}else if(m===n.cdataPropName){h&&(u+=o);const P=c[_][0][n.textNodeName],E=z(P);u+=`<![CDATA[${E}]]>`,
h=!1,l.pop();continue}else if(m===n.commentPropName){const P=c[_][0][n.textNodeName],E=K(P);u+=o+`<!--${E}-->`,h=!0,l.pop();
continue}else if(m[0]==="?"){const P=it(c[":@"],n,N,l,s);u+=(m==="?xml"?"":o)+`<${m}${P}?>`,h=!0,l.pop();continue}let C=o;
C!==""&&(C+=n.indentBy);const p=it(c[":@"],n,N,l,s),v=o+`<${m}${p}`;let A;N?A=vt(c[_],n,l.getDepth()):A=W(c[_],n,C,l,i,s),
n.unpairedTags.indexOf(m)!==-1?n.suppressUnpairedNode?u+=v+">":u+=v+"/>":(!A||A.length===0)&&n.suppressEmptyNode?u+=v+"/\
>":A&&A.endsWith(">")?u+=v+`>${A}${o}</${m}>`:(u+=v+">",A&&o!==""&&(A.includes("/>")||A.includes("</"))?u+=o+n.indentBy+
A+o:u+=A,u+=`</${m}>`),h=!0,l.pop()}return u}function Pt(a,n){if(!a||n.ignoreAttributes)return null;const o={};let l=!1;
for(let i in a){if(!Object.prototype.hasOwnProperty.call(a,i))continue;const s=i.startsWith(n.attributeNamePrefix)?i.substr(
n.attributeNamePrefix.length):i;o[s]=G(a[i]),l=!0}return l?o:null}function vt(a,n,o=0){if(n.maxNestedTags&&o>n.maxNestedTags)
throw new Error("Maximum nested tags exceeded");if(!Array.isArray(a))return a!=null?D(a):"";let l="";for(let i=0;i<a.length;i++){
const s=a[i],u=xt(s);if(u===n.textNodeName)l+=D(s[u]);else if(u===n.cdataPropName)l+=s[u][0][n.textNodeName];else if(u===
n.commentPropName)l+=s[u][0][n.textNodeName];else{if(u&&u[0]==="?")continue;if(u){const h=St(s[":@"],n),f=vt(s[u],n,o+1);
!f||f.length===0?l+=`<${u}${h}/>`:l+=`<${u}${h}>${f}</${u}>`}}}return l}function St(a,n){let o="";if(a&&!n.ignoreAttributes)
for(let l in a){if(!Object.prototype.hasOwnProperty.call(a,l))continue;let i=a[l];i===!0&&n.suppressBooleanAttributes?o+=
` ${l.substr(n.attributeNamePrefix.length)}`:o+=` ${l.substr(n.attributeNamePrefix.length)}="${G(i)}"`}return o}function xt(a){
const n=Object.keys(a);for(let o=0;o<n.length;o++){const l=n[o];if(Object.prototype.hasOwnProperty.call(a,l)&&l!==":@")return l}}
function it(a,n,o,l,i){let s="";if(a&&!n.ignoreAttributes)for(let u in a){if(!Object.prototype.hasOwnProperty.call(a,u))
continue;const h=u.substr(n.attributeNamePrefix.length),f=o?h:et(h,!0,n,l,i);let c;o?c=a[u]:(c=n.attributeValueProcessor(
u,a[u]),c=Nt(c,n)),c===!0&&n.suppressBooleanAttributes?s+=` ${f}`:s+=` ${f}="${G(c)}"`}return s}function wt(a,n){if(!n||
n.length===0)return!1;for(let o=0;o<n.length;o++)if(a.matches(n[o]))return!0;return!1}function Nt(a,n){if(a&&a.length>0&&
n.processEntities)for(let o=0;o<n.entities.length;o++){const l=n.entities[o];a=a.replace(l.regex,l.val)}return a}function q(a){
return typeof a=="function"?a:Array.isArray(a)?n=>{for(const o of a)if(typeof o=="string"&&n===o||o instanceof RegExp&&o.
test(n))return!0}:()=>!1}const $t={attributeNamePrefix:"@_",attributesGroupName:!1,textNodeName:"#text",ignoreAttributes:!0,
cdataPropName:!1,format:!1,indentBy:"  ",suppressEmptyNode:!1,suppressUnpairedNode:!0,suppressBooleanAttributes:!0,tagValueProcessor:function(a,n){
return n},attributeValueProcessor:function(a,n){return n},preserveOrder:!1,commentPropName:!1,unpairedTags:[],entities:[
{regex:new RegExp("&","g"),val:"&amp;"},{regex:new RegExp(">","g"),val:"&gt;"},{regex:new RegExp("<","g"),val:"&lt;"},{regex:new RegExp(
"'","g"),val:"&apos;"},{regex:new RegExp('"',"g"),val:"&quot;"}],processEntities:!0,stopNodes:[],oneListGroup:!1,maxNestedTags:100,
jPath:!0,sanitizeName:!1};function X(a){if(this.options=Object.assign({},$t,a),this.options.stopNodes&&Array.isArray(this.
options.stopNodes)&&(this.options.stopNodes=this.options.stopNodes.map(n=>typeof n=="string"&&n.startsWith("*.")?".."+n.
substring(2):n)),this.stopNodeExpressions=[],this.options.stopNodes&&Array.isArray(this.options.stopNodes))for(let n=0;n<
this.options.stopNodes.length;n++){const o=this.options.stopNodes[n];typeof o=="string"?this.stopNodeExpressions.push(new F(
o)):o instanceof F&&this.stopNodeExpressions.push(o)}this.options.ignoreAttributes===!0||this.options.attributesGroupName?
this.isAttribute=function(){return!1}:(this.ignoreAttributesFn=q(this.options.ignoreAttributes),this.attrPrefixLen=this.
options.attributeNamePrefix.length,this.isAttribute=b),this.processTextOrObjNode=Lt,this.options.format?(this.indentate=
x,this.tagEndChar=`>
`,this.newLine=`
`):(this.indentate=function(){return""},this.tagEndChar=">",this.newLine="")}function Dt(a,n){const o=a["?xml"];if(o&&typeof o==
"object"){if(n.attributesGroupName&&o[n.attributesGroupName]){const i=o[n.attributesGroupName][n.attributeNamePrefix+"ve\
rsion"];if(i)return i}const l=o[n.attributeNamePrefix+"version"];if(l)return l}return"1.0"}X.prototype.build=function(a){
if(this.options.preserveOrder)return ft(a,this.options);{Array.isArray(a)&&this.options.arrayNodeName&&this.options.arrayNodeName.
length>1&&(a={[this.options.arrayNodeName]:a});const n=new Z,o=Dt(a,this.options),l=ct("qName",{xmlVersion:o});return this.
j2x(a,0,n,l).val}},X.prototype.j2x=function(a,n,o,l){let i="",s="";if(this.options.maxNestedTags&&o.getDepth()>=this.options.
maxNestedTags)throw new Error("Maximum nested tags exceeded");const u=this.options.jPath?o.toString():o,h=this.checkStopNode(
o);for(let f in a){if(!Object.prototype.hasOwnProperty.call(a,f))continue;const _=f===this.options.textNodeName||f===this.
options.cdataPropName||f===this.options.commentPropName||this.options.attributesGroupName&&f===this.options.attributesGroupName||
this.isAttribute(f)?f:et(f,!1,this.options,o,l);if(typeof a[f]>"u")this.isAttribute(f)&&(s+="");else if(a[f]===null)this.
isAttribute(f)||_===this.options.cdataPropName||_===this.options.commentPropName?s+="":_[0]==="?"?s+=this.indentate(n)+"\
<"+_+"?"+this.tagEndChar:s+=this.indentate(n)+"<"+_+"/"+this.tagEndChar;else if(a[f]instanceof Date)s+=this.buildTextValNode(
a[f],_,"",n,o);else if(typeof a[f]!="object"){const y=this.isAttribute(f);if(y&&!this.ignoreAttributesFn(y,u)){const m=et(
y,!0,this.options,o,l);i+=this.buildAttrPairStr(m,D(a[f]),h)}else if(!y)if(f===this.options.textNodeName){let m=this.options.
tagValueProcessor(f,D(a[f]));s+=this.replaceEntitiesValue(m)}else{o.push(_);const m=this.checkStopNode(o);if(o.pop(),m){
const g=D(a[f]);g===""?s+=this.indentate(n)+"<"+_+this.closeTag(_)+this.tagEndChar:s+=this.indentate(n)+"<"+_+">"+g+"</"+
_+this.tagEndChar}else s+=this.buildTextValNode(a[f],_,"",n,o)}}else if(Array.isArray(a[f])){const y=a[f].length;let m="",
g="";for(let N=0;N<y;N++){const C=a[f][N];if(!(typeof C>"u"))if(C===null)_[0]==="?"?s+=this.indentate(n)+"<"+_+"?"+this.
tagEndChar:s+=this.indentate(n)+"<"+_+"/"+this.tagEndChar;else if(typeof C=="object")if(this.options.oneListGroup){o.push(
_);const p=this.j2x(C,n+1,o,l);o.pop(),m+=p.val,this.options.attributesGroupName&&C.hasOwnProperty(this.options.attributesGroupName)&&
(g+=p.attrStr)}else m+=this.processTextOrObjNode(C,_,n,o,l);else if(this.options.oneListGroup){let p=this.options.tagValueProcessor(
_,C);p=this.replaceEntitiesValue(p),p=D(p),m+=p}else{o.push(_);const p=this.checkStopNode(o);if(o.pop(),p){const v=D(C);
v===""?m+=this.indentate(n)+"<"+_+this.closeTag(_)+this.tagEndChar:m+=this.indentate(n)+"<"+_+">"+v+"</"+_+this.tagEndChar}else
m+=this.buildTextValNode(C,_,"",n,o)}}this.options.oneListGroup&&(m=this.buildObjectNode(m,_,g,n)),s+=m}else if(this.options.
attributesGroupName&&f===this.options.attributesGroupName){const y=Object.keys(a[f]),m=y.length;for(let g=0;g<m;g++){const N=et(
y[g],!0,this.options,o,l);i+=this.buildAttrPairStr(N,D(a[f][y[g]]),h)}}else s+=this.processTextOrObjNode(a[f],_,n,o,l)}return{
attrStr:i,val:s}},X.prototype.buildAttrPairStr=function(a,n,o){return o||(n=this.options.attributeValueProcessor(a,D(n)),
n=this.replaceEntitiesValue(n)),this.options.suppressBooleanAttributes&&n==="true"?" "+a:" "+a+'="'+G(n)+'"'};function Lt(a,n,o,l,i){
const s=this.extractAttributes(a);if(l.push(n,s),this.checkStopNode(l)){const f=this.buildRawContent(a,l.getDepth()),c=this.
buildAttributesForStopNode(a);return l.pop(),this.buildObjectNode(f,n,c,o)}const h=this.j2x(a,o+1,l,i);return l.pop(),n[0]===
"?"?this.buildTextValNode("",n,h.attrStr,o,l):a[this.options.textNodeName]!==void 0&&Object.keys(a).length===1?this.buildTextValNode(
a[this.options.textNodeName],n,h.attrStr,o,l):this.buildObjectNode(h.val,n,h.attrStr,o)}X.prototype.extractAttributes=function(a){
if(!a||typeof a!="object")return null;const n={};let o=!1;if(this.options.attributesGroupName&&a[this.options.attributesGroupName]){
const l=a[this.options.attributesGroupName];for(let i in l){if(!Object.prototype.hasOwnProperty.call(l,i))continue;const s=i.
startsWith(this.options.attributeNamePrefix)?i.substring(this.options.attributeNamePrefix.length):i;n[s]=G(l[i]),o=!0}}else
for(let l in a){if(!Object.prototype.hasOwnProperty.call(a,l))continue;const i=this.isAttribute(l);i&&(n[i]=G(a[l]),o=!0)}
return o?n:null},X.prototype.buildRawContent=function(a,n=0){if(this.options.maxNestedTags&&n>=this.options.maxNestedTags)
throw new Error("Maximum nested tags exceeded");if(typeof a=="string")return a;if(typeof a!="object"||a===null)return String(
a);if(a[this.options.textNodeName]!==void 0)return a[this.options.textNodeName];let o="";for(let l in a){if(!Object.prototype.
hasOwnProperty.call(a,l)||this.isAttribute(l)||this.options.attributesGroupName&&l===this.options.attributesGroupName)continue;
const i=a[l];if(l===this.options.textNodeName)o+=i;else if(Array.isArray(i)){for(let s of i)if(typeof s=="string"||typeof s==
"number")o+=`<${l}>${s}</${l}>`;else if(typeof s=="object"&&s!==null){const u=this.buildRawContent(s,n+1),h=this.buildAttributesForStopNode(
s);u===""?o+=`<${l}${h}/>`:o+=`<${l}${h}>${u}</${l}>`}}else if(typeof i=="object"&&i!==null){const s=this.buildRawContent(
i,n+1),u=this.buildAttributesForStopNode(i);s===""?o+=`<${l}${u}/>`:o+=`<${l}${u}>${s}</${l}>`}else o+=`<${l}>${i}</${l}\
>`}return o},X.prototype.buildAttributesForStopNode=function(a){if(!a||typeof a!="object")return"";let n="";if(this.options.
attributesGroupName&&a[this.options.attributesGroupName]){const o=a[this.options.attributesGroupName];for(let l in o){if(!Object.
prototype.hasOwnProperty.call(o,l))continue;const i=l.startsWith(this.options.attributeNamePrefix)?l.substring(this.options.
attributeNamePrefix.length):l,s=o[l];s===!0&&this.options.suppressBooleanAttributes?n+=" "+i:n+=" "+i+'="'+G(s)+'"'}}else
for(let o in a){if(!Object.prototype.hasOwnProperty.call(a,o))continue;const l=this.isAttribute(o);if(l){const i=a[o];i===
!0&&this.options.suppressBooleanAttributes?n+=" "+l:n+=" "+l+'="'+G(i)+'"'}}return n},X.prototype.buildObjectNode=function(a,n,o,l){
if(a==="")return n[0]==="?"?this.indentate(l)+"<"+n+o+"?"+this.tagEndChar:this.indentate(l)+"<"+n+o+this.closeTag(n)+this.
tagEndChar;if(n[0]==="?")return this.indentate(l)+"<"+n+o+"?"+this.tagEndChar;{let i="</"+n+this.tagEndChar,s="";return n[0]===
"?"&&(s="?",i=""),(o||o==="")&&a.indexOf("<")===-1?this.indentate(l)+"<"+n+o+s+">"+a+i:this.options.commentPropName!==!1&&
n===this.options.commentPropName&&s.length===0?this.indentate(l)+`<!--${K(a)}-->`+this.newLine:this.indentate(l)+"<"+n+o+
s+this.tagEndChar+a+this.indentate(l)+i}},X.prototype.closeTag=function(a){let n="";return this.options.unpairedTags.indexOf(
a)!==-1?this.options.suppressUnpairedNode||(n="/"):this.options.suppressEmptyNode?n="/":n=`></${a}`,n},X.prototype.checkStopNode=
function(a){if(!this.stopNodeExpressions||this.stopNodeExpressions.length===0)return!1;for(let n=0;n<this.stopNodeExpressions.
length;n++)if(a.matches(this.stopNodeExpressions[n]))return!0;return!1};function d(a,n,o,l){return a!==""?this.buildObjectNode(
a,n,o,l):n[0]==="?"?this.indentate(l)+"<"+n+o+"?"+this.tagEndChar:this.indentate(l)+"<"+n+o+"/"+this.tagEndChar}X.prototype.
buildTextValNode=function(a,n,o,l,i){if(this.options.cdataPropName!==!1&&n===this.options.cdataPropName){const s=z(a);return this.
indentate(l)+`<![CDATA[${s}]]>`+this.newLine}else if(this.options.commentPropName!==!1&&n===this.options.commentPropName){
const s=K(a);return this.indentate(l)+`<!--${s}-->`+this.newLine}else{if(n[0]==="?")return this.indentate(l)+"<"+n+o+"?"+
this.tagEndChar;{let s=this.options.tagValueProcessor(n,a);return s=this.replaceEntitiesValue(s),s=D(s),s===""?this.indentate(
l)+"<"+n+o+this.closeTag(n)+this.tagEndChar:this.indentate(l)+"<"+n+o+">"+s+"</"+n+this.tagEndChar}}},X.prototype.replaceEntitiesValue=
function(a){if(a&&a.length>0&&this.options.processEntities)for(let n=0;n<this.options.entities.length;n++){const o=this.
options.entities[n];a=a.replace(o.regex,o.val)}return a};function x(a){return this.options.indentBy.repeat(a)}function b(a){
return a.startsWith(this.options.attributeNamePrefix)&&a!==this.options.textNodeName?a.substr(this.attrPrefixLen):!1}},53091:function(Wt,At,dt){
dt.d(At,{F0:()=>wt});var F=dt(34137),$="__s",Z="__c",D="__k",K="__d",z="__s",G=/[\s\n\\/='"\0<>]/,et=/^(xlink|xmlns|xml)([A-Z])/,
st=/^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/,
lt=/^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/,
ot=new Set(["draggable","spellcheck"]);function gt(d){d.__g!==void 0?d.__g|=8:d[K]=!0}function w(d){d.__g!==void 0?d.__g&=
-9:d[K]=!1}function k(d){return d.__g!==void 0?!!(8&d.__g):d[K]===!0}var U=/["&<]/;function I(d){if(d.length===0||U.test(
d)===!1)return d;for(var x=0,b=0,a="",n="";b<d.length;b++){switch(d.charCodeAt(b)){case 34:n="&quot;";break;case 38:n="&\
amp;";break;case 60:n="&lt;";break;default:continue}b!==x&&(a+=d.slice(x,b)),a+=n,x=b+1}return b!==x&&(a+=d.slice(x,b)),
a}var V={},Q=new Set(["animation-iteration-count","border-image-outset","border-image-slice","border-image-width","box-f\
lex","box-flex-group","box-ordinal-group","column-count","fill-opacity","flex","flex-grow","flex-negative","flex-order",
"flex-positive","flex-shrink","flood-opacity","font-weight","grid-column","grid-row","line-clamp","line-height","opacity",
"order","orphans","stop-opacity","stroke-dasharray","stroke-dashoffset","stroke-miterlimit","stroke-opacity","stroke-wid\
th","tab-size","widows","z-index","zoom"]),M=/[A-Z]/g;function H(d){var x="";for(var b in d){var a=d[b];if(a!=null&&a!==
""){var n=b[0]=="-"?b:V[b]||(V[b]=b.replace(M,"-$&").toLowerCase()),o=";";typeof a!="number"||n.startsWith("--")||Q.has(
n)||(o="px;"),x=x+n+":"+a+o}}return x||void 0}function T(){this.__d=!0}function ht(d,x){return{__v:d,context:x,props:d.props,
setState:T,forceUpdate:T,__d:!0,__h:new Array(0)}}function nt(d,x,b){if(!d.s){if(b instanceof at){if(!b.s)return void(b.
o=nt.bind(null,d,x));1&x&&(x=b.s),b=b.v}if(b&&b.then)return void b.then(nt.bind(null,d,x),nt.bind(null,d,2));d.s=x,d.v=b;
const a=d.o;a&&a(d)}}var at=null;function rt(d){return d instanceof at&&1&d.s}function ct(d,x,b){for(var a;;){var n=d();
if(rt(n)&&(n=n.v),!n)return o;if(n.then){a=0;break}var o=b();if(o&&o.then){if(!rt(o)){a=1;break}o=o.s}if(x){var l=x();if(l&&
l.then&&!rt(l)){a=2;break}}}var i=new at,s=nt.bind(null,i,2);return(a===0?n.then(h):a===1?o.then(u):l.then(f)).then(void 0,
s),i;function u(c){o=c;do{if(x&&(l=x())&&l.then&&!rt(l))return void l.then(f).then(void 0,s);if(!(n=d())||rt(n)&&!n.v)return void nt(
i,1,o);if(n.then)return void n.then(h).then(void 0,s);rt(o=b())&&(o=o.v)}while(!o||!o.then);o.then(u).then(void 0,s)}function h(c){
c?(o=b())&&o.then?o.then(u).then(void 0,s):u(o):nt(i,1,o)}function f(){(n=d())?n.then?n.then(h).then(void 0,s):h(n):nt(i,
1,o)}}function bt(d,x){try{var b=d()}catch(a){return x(!0,a)}return b&&b.then?b.then(x.bind(null,!1),x.bind(null,!0)):x(
!1,b)}var mt=function(d,x){try{var b=xt();return Promise.resolve(bt(function(){return Promise.resolve(it(function(){var a,
n=e(t,null);return n[D]=[d],b.rootHook&&b.rootHook(d,((a={})[D]=n,a.nodeType=1,a)),q(d,x||Ct,!1,void 0,n,!0,void 0,b)})).
then(function(a){var n,o=(function(){if(J(a)){var l=function(){var h=s.join(W);return n=1,h},i=0,s=a,u=ct(function(){return!!s.
some(function(h){return h&&typeof h.then=="function"})&&i++<25},void 0,function(){return Promise.resolve(Promise.all(s)).
then(function(h){s=h.flat()})});return u&&u.then?u.then(l):l()}})();return o&&o.then?o.then(function(l){return n?l:a}):n?
o:a})},function(a,n){if(b.commitHook&&it(function(){return b.commitHook(d,yt)}),yt.length=0,a)throw n;return n}))}catch(a){
return Promise.reject(a)}},Ct={},yt=[],J=Array.isArray,ft=Object.assign,W="",Pt="<!--$s-->",vt="<!--/$s-->";function St(d){
return typeof d=="string"?Pt+d+vt:J(d)?(d.unshift(Pt),d.push(vt),d):d&&typeof d.then=="function"?d.then(St):Pt+d+vt}function xt(){
return{beforeDiff:F.fF.__b,afterDiff:F.fF.diffed,renderHook:F.fF.__r,unmountHook:F.fF.unmount,rootHook:F.fF.__,commitHook:F.
fF.__c,catchError:F.fF.__e,errorBoundaries:F.fF.errorBoundaries}}function it(d){var x=F.fF[$];F.fF[$]=!0;try{return d()}finally{
F.fF[$]=x}}function wt(d,x,b){var a=xt();try{var n=it(function(){var o,l=(0,F.h)(F.FK,null);return l[D]=[d],a.rootHook&&
a.rootHook(d,((o={})[D]=l,o.nodeType=1,o)),q(d,x||Ct,!1,void 0,l,!1,b,a)});return J(n)?n.join(W):n}catch(o){throw o.then?
new Error('Use "renderToStringAsync" for suspenseful rendering.'):o}finally{a.commitHook&&it(function(){return a.commitHook(
d,yt)}),yt.length=0}}function Nt(d,x,b){var a,n=d.type,o=!0;return d[Z]?(o=!1,(a=d[Z]).state=a[z]):a=new n(d.props,x),d[Z]=
a,a.__v=d,a.props=d.props,a.context=x,gt(a),a.state==null&&(a.state=Ct),a[z]==null&&(a[z]=a.state),n.getDerivedStateFromProps?
a.state=ft({},a.state,n.getDerivedStateFromProps(a.props,a.state)):o&&a.componentWillMount?(a.componentWillMount(),a.state=
a[z]!==a.state?a[z]:a.state):!o&&a.componentWillUpdate&&a.componentWillUpdate(),b.renderHook&&b.renderHook(d),a.render(a.
props,a.state,x)}function q(d,x,b,a,n,o,l,i){if(d==null||d===!0||d===!1||d===W)return W;var s=typeof d;if(s!="object")return s==
"function"?W:s=="string"?I(d):d+W;if(J(d)){var u,h=W;n[D]=d;for(var f=d.length,c=0;c<f;c++){var _=d[c];if(_!=null&&typeof _!=
"boolean"){var y,m=q(_,x,b,a,n,o,l,i);typeof m=="string"?h+=m:(u||(u=new Array(f)),h&&u.push(h),h=W,J(m)?(y=u).push.apply(
y,m):u.push(m))}}return u?(h&&u.push(h),u):h}if(!(0,F.zO)(d))return W;d.__=n,i.beforeDiff&&i.beforeDiff(d);var g=d.type,
N=d.props;if(typeof g=="function"){var C,p,v,A=x;if(g===F.FK){if("tpl"in N){for(var P,E=W,O=0;O<N.tpl.length;O++)if(E+=N.
tpl[O],N.exprs&&O<N.exprs.length){var S=N.exprs[O];if(S==null)continue;if(typeof S=="object"&&((0,F.zO)(S)||J(S))){var tt,
ut=q(S,x,b,a,d,o,l,i);typeof ut=="string"?E+=ut:(P||(P=[]),E&&P.push(E),E=W,J(ut)?(tt=P).push.apply(tt,ut):P.push(ut))}else
E+=S}return P?(E&&P.push(E),P):E}if("UNSTABLE_comment"in N)return"<!--"+I(N.UNSTABLE_comment)+"-->";p=N.children}else{if((C=
g.contextType)!=null){var pt=x[C.__c];A=pt?pt.props.value:C.__}var kt=g.prototype&&typeof g.prototype.render=="function";
if(kt)p=Nt(d,A,i),v=d[Z];else{d[Z]=v=ht(d,A);for(var Ot=0;k(v)&&Ot++<25;){w(v),i.renderHook&&i.renderHook(d);try{p=g.call(
v,N,A)}catch(j){throw o&&j&&typeof j.then=="function"&&(d._suspended=!0),j}}gt(v)}if(v.getChildContext!=null&&(x=ft({},x,
v.getChildContext())),kt&&i.errorBoundaries&&(g.getDerivedStateFromError||v.componentDidCatch)){p=p!=null&&p.type===F.FK&&
p.key==null&&p.props.tpl==null?p.props.children:p;try{return q(p,x,b,a,d,o,!1,i)}catch(j){return g.getDerivedStateFromError&&
(v[z]=g.getDerivedStateFromError(j)),v.componentDidCatch&&v.componentDidCatch(j,Ct),k(v)?(p=Nt(d,x,i),(v=d[Z]).getChildContext!=
null&&(x=ft({},x,v.getChildContext())),q(p=p!=null&&p.type===F.FK&&p.key==null&&p.props.tpl==null?p.props.children:p,x,b,
a,d,o,l,i)):W}finally{i.afterDiff&&i.afterDiff(d),i.unmountHook&&i.unmountHook(d)}}}p=p!=null&&p.type===F.FK&&p.key==null&&
p.props.tpl==null?p.props.children:p;try{var Ft=q(p,x,b,a,d,o,l,i);return i.afterDiff&&i.afterDiff(d),i.unmountHook&&i.unmountHook(
d),d._suspended?St(Ft):Ft}catch(j){if(!o&&l&&l.onError){var Et=(function It(Vt){return l.onError(Vt,d,function(Tt,Mt){try{
return it(function(){return q(Tt,x,b,a,Mt,o,l,i)})}catch(Bt){return It(Bt)}})})(j);return Et!==void 0?Et:(i.catchError&&
i.catchError(j,d),W)}if(!o||!j||typeof j.then!="function")throw j;return j.then(function It(){try{var Vt=it(function(){return q(
p,x,b,a,d,o,l,i)});return d._suspended?St(Vt):Vt}catch(Tt){if(!Tt||typeof Tt.then!="function")throw Tt;return Tt.then(It)}})}}
var R,Y="<"+g,_t=W;for(var L in N){var B=N[L];if(typeof(B=Lt(B)?B.value:B)!="function"||L==="class"||L==="className"){switch(L){case"\
children":R=B;continue;case"key":case"ref":case"__self":case"__source":continue;case"htmlFor":if("for"in N)continue;L="f\
or";break;case"className":if("class"in N)continue;L="class";break;case"defaultChecked":L="checked";break;case"defaultSel\
ected":L="selected";break;case"defaultValue":case"value":switch(L="value",g){case"textarea":R=B;continue;case"select":a=
B;continue;case"option":a!=B||"selected"in N||(Y+=" selected")}break;case"dangerouslySetInnerHTML":_t=B&&B.__html;continue;case"\
style":typeof B=="object"&&(B=H(B));break;case"acceptCharset":L="accept-charset";break;case"httpEquiv":L="http-equiv";break;default:
if(G.test(L))continue;et.test(L)?L=L.replace(et,"$1:$2").toLowerCase():L[4]!=="-"&&!ot.has(L)||B==null?b?lt.test(L)&&(L=
L==="panose1"?"panose-1":L.replace(/([A-Z])/g,"-$1").toLowerCase()):st.test(L)&&(L=L.toLowerCase()):B+=W}B!=null&&B!==!1&&
(Y=B===!0||B===W?Y+" "+L:Y+" "+L+'="'+I(B+W)+'"')}}if(G.test(g))throw new Error(g+" is not a valid HTML tag name in "+Y+
">");if(_t||(typeof R=="string"?_t=I(R):R!=null&&R!==!1&&R!==!0&&(_t=q(R,x,g==="svg"||g!=="foreignObject"&&b,a,d,o,l,i))),
i.afterDiff&&i.afterDiff(d),i.unmountHook&&i.unmountHook(d),!_t&&$t.has(g))return Y+"/>";var Ht="</"+g+">",Ut=Y+">";return J(
_t)?[Ut].concat(_t,[Ht]):typeof _t!="string"?[Ut,_t,Ht]:Ut+_t+Ht}var $t=new Set(["area","base","br","col","command","emb\
ed","hr","img","input","keygen","link","meta","param","source","track","wbr"]),X=null,Dt=null;function Lt(d){return d!==
null&&typeof d=="object"&&typeof d.peek=="function"&&"value"in d}},34137:function(Wt,At,dt){dt.d(At,{FK:()=>ct,fF:()=>$,
h:()=>nt,zO:()=>D});var F,$,Z,D,K,z,G,et,st,lt,ot,gt,w,k,U,I,V={},Q=[],M=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,
H=Array.isArray;function T(i,s){for(var u in s)i[u]=s[u];return i}function ht(i){i&&i.parentNode&&i.parentNode.removeChild(
i)}function nt(i,s,u){var h,f,c,_={};for(c in s)c=="key"?h=s[c]:c=="ref"?f=s[c]:_[c]=s[c];if(arguments.length>2&&(_.children=
arguments.length>3?F.call(arguments,2):u),typeof i=="function"&&i.defaultProps!=null)for(c in i.defaultProps)_[c]===void 0&&
(_[c]=i.defaultProps[c]);return at(i,_,h,f,null)}function at(i,s,u,h,f){var c={type:i,props:s,key:u,ref:h,__k:null,__:null,
__b:0,__e:null,__c:null,constructor:void 0,__v:f??++Z,__i:-1,__u:0};return f==null&&$.vnode!=null&&$.vnode(c),c}function rt(){
return{current:null}}function ct(i){return i.children}function bt(i,s){this.props=i,this.context=s}function mt(i,s){if(s==
null)return i.__?mt(i.__,i.__i+1):null;for(var u;s<i.__k.length;s++)if((u=i.__k[s])!=null&&u.__e!=null)return u.__e;return typeof i.
type=="function"?mt(i):null}function Ct(i){if(i.__P&&i.__d){var s=i.__v,u=s.__e,h=[],f=[],c=T({},s);c.__v=s.__v+1,$.vnode&&
$.vnode(c),q(i.__P,c,s,i.__n,i.__P.namespaceURI,32&s.__u?[u]:null,h,u??mt(s),!!(32&s.__u),f),c.__v=s.__v,c.__.__k[c.__i]=
c,X(h,c,f),s.__e=s.__=null,c.__e!=u&&yt(c)}}function yt(i){if((i=i.__)!=null&&i.__c!=null)return i.__e=i.__c.base=null,i.
__k.some(function(s){if(s!=null&&s.__e!=null)return i.__e=i.__c.base=s.__e}),yt(i)}function J(i){(!i.__d&&(i.__d=!0)&&K.
push(i)&&!ft.__r++||z!=$.debounceRendering)&&((z=$.debounceRendering)||G)(ft)}function ft(){try{for(var i,s=1;K.length;)
K.length>s&&K.sort(et),i=K.shift(),s=K.length,Ct(i)}finally{K.length=ft.__r=0}}function W(i,s,u,h,f,c,_,y,m,g,N){var C,p,
v,A,P,E,O=h&&h.__k||Q,S=s.length;for(m=Pt(u,s,O,m,S),C=0;C<S;C++)(v=u.__k[C])!=null&&(p=v.__i!=-1&&O[v.__i]||V,v.__i=C,E=
q(i,v,p,f,c,_,y,m,g,N),A=v.__e,v.ref&&p.ref!=v.ref&&(p.ref&&d(p.ref,null,v),N.push(v.ref,v.__c||A,v)),P==null&&A!=null&&
(P=A),4&v.__u?(m=vt(v,m,i),p.__e&&(p.__e=null)):typeof v.type=="function"&&E!==void 0?m=E:A&&(m=A.nextSibling),v.__u&=-7);
return u.__e=P,m}function Pt(i,s,u,h,f){var c,_,y,m,g,N=u.length,C=N,p=0;for(i.__k=new Array(f),c=0;c<f;c++)(_=s[c])!=null&&
typeof _!="boolean"&&typeof _!="function"?(typeof _=="string"||typeof _=="number"||typeof _=="bigint"||_.constructor==String?
_=i.__k[c]=at(null,_,null,null,null):H(_)?_=i.__k[c]=at(ct,{children:_},null,null,null):_.constructor===void 0&&_.__b>0?
_=i.__k[c]=at(_.type,_.props,_.key,_.ref?_.ref:null,_.__v):i.__k[c]=_,m=c+p,_.__=i,_.__b=i.__b+1,y=null,(g=_.__i=xt(_,u,
m,C))!=-1&&(C--,(y=u[g])&&(y.__u|=2)),y==null||y.__v==null?(g==-1&&(f>N?p--:f<N&&p++),typeof _.type!="function"&&(_.__u|=
4)):g!=m&&(g==m-1?p--:g==m+1?p++:(g>m?p--:p++,_.__u|=4))):i.__k[c]=null;if(C)for(c=0;c<N;c++)(y=u[c])!=null&&(2&y.__u)==
0&&(y.__e==h&&(h=mt(y)),x(y,y));return h}function vt(i,s,u){var h,f;if(typeof i.type=="function"){for(h=i.__k,f=0;h&&f<h.
length;f++)h[f]&&(h[f].__=i,s=vt(h[f],s,u));return s}i.__e!=s&&(s&&i.type&&!s.parentNode&&(s=mt(i)),s=u.insertBefore(i.__e,
s||null));do s=s&&s.nextSibling;while(s!=null&&s.nodeType==8);return s}function St(i,s){return s=s||[],i==null||typeof i==
"boolean"||(H(i)?i.some(function(u){St(u,s)}):s.push(i)),s}function xt(i,s,u,h){var f,c,_,y=i.key,m=i.type,g=s[u],N=g!=null&&
(2&g.__u)==0;if(g===null&&y==null||N&&y==g.key&&m==g.type)return u;if(h>(N?1:0)){for(f=u-1,c=u+1;f>=0||c<s.length;)if((g=
s[_=f>=0?f--:c++])!=null&&(2&g.__u)==0&&y==g.key&&m==g.type)return _}return-1}function it(i,s,u){s[0]=="-"?i.setProperty(
s,u??""):i[s]=u==null?"":typeof u!="number"||M.test(s)?u:u+"px"}function wt(i,s,u,h,f){var c,_;t:if(s=="style")if(typeof u==
"string")i.style.cssText=u;else{if(typeof h=="string"&&(i.style.cssText=h=""),h)for(s in h)u&&s in u||it(i.style,s,"");if(u)
for(s in u)h&&u[s]==h[s]||it(i.style,s,u[s])}else if(s[0]=="o"&&s[1]=="n")c=s!=(s=s.replace(gt,"$1")),_=s.toLowerCase(),
s=_ in i||s=="onFocusOut"||s=="onFocusIn"?_.slice(2):s.slice(2),i.l||(i.l={}),i.l[s+c]=u,u?h?u[ot]=h[ot]:(u[ot]=w,i.addEventListener(
s,c?U:k,c)):i.removeEventListener(s,c?U:k,c);else{if(f=="http://www.w3.org/2000/svg")s=s.replace(/xlink(H|:h)/,"h").replace(
/sName$/,"s");else if(s!="width"&&s!="height"&&s!="href"&&s!="list"&&s!="form"&&s!="tabIndex"&&s!="download"&&s!="rowSpa\
n"&&s!="colSpan"&&s!="role"&&s!="popover"&&s in i)try{i[s]=u??"";break t}catch{}typeof u=="function"||(u==null||u===!1&&
s[4]!="-"?i.removeAttribute(s):i.setAttribute(s,s=="popover"&&u==1?"":u))}}function Nt(i){return function(s){if(this.l){
var u=this.l[s.type+i];if(s[lt]==null)s[lt]=w++;else if(s[lt]<u[ot])return;return u($.event?$.event(s):s)}}}function q(i,s,u,h,f,c,_,y,m,g){
var N,C,p,v,A,P,E,O,S,tt,ut,pt,kt,Ot,Ft,Et,R=s.type;if(s.constructor!==void 0)return null;128&u.__u&&(m=!!(32&u.__u),c=[
y=s.__e=u.__e]),(N=$.__b)&&N(s);t:if(typeof R=="function"){C=_.length;try{if(S=s.props,tt=R.prototype&&R.prototype.render,
ut=(N=R.contextType)&&h[N.__c],pt=N?ut?ut.props.value:N.__:h,u.__c?O=(p=s.__c=u.__c).__=p.__E:(tt?s.__c=p=new R(S,pt):(s.
__c=p=new bt(S,pt),p.constructor=R,p.render=b),ut&&ut.sub(p),p.state||(p.state={}),p.__n=h,v=p.__d=!0,p.__h=[],p._sb=[]),
tt&&p.__s==null&&(p.__s=p.state),tt&&R.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=T({},p.__s)),T(p.__s,R.getDerivedStateFromProps(
S,p.__s))),A=p.props,P=p.state,p.__v=s,v)tt&&R.getDerivedStateFromProps==null&&p.componentWillMount!=null&&p.componentWillMount(),
tt&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(tt&&R.getDerivedStateFromProps==null&&S!==A&&p.componentWillReceiveProps!=
null&&p.componentWillReceiveProps(S,pt),s.__v==u.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(S,p.
__s,pt)===!1){s.__v!=u.__v&&(p.props=S,p.state=p.__s,p.__d=!1),s.__e=u.__e,s.__k=u.__k,s.__k.some(function(Y){Y&&(Y.__=s)}),
Q.push.apply(p.__h,p._sb),p._sb=[],p.__h.length&&_.push(p),y=mt(u);break t}p.componentWillUpdate!=null&&p.componentWillUpdate(
S,p.__s,pt),tt&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(A,P,E)})}if(p.context=pt,p.props=
S,p.__P=i,p.__e=!1,kt=$.__r,Ot=0,tt)p.state=p.__s,p.__d=!1,kt&&kt(s),N=p.render(p.props,p.state,p.context),Q.push.apply(
p.__h,p._sb),p._sb=[];else do p.__d=!1,kt&&kt(s),N=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++Ot<25);
p.state=p.__s,p.getChildContext!=null&&(h=T(T({},h),p.getChildContext())),tt&&!v&&p.getSnapshotBeforeUpdate!=null&&(E=p.
getSnapshotBeforeUpdate(A,P)),Ft=N!=null&&N.type===ct&&N.key==null?Dt(N.props.children):N,y=W(i,H(Ft)?Ft:[Ft],s,u,h,f,c,
_,y,m,g),p.base=s.__e,s.__u&=-161,p.__h.length&&_.push(p),O&&(p.__E=p.__=null)}catch(Y){if(_.length=C,s.__v=null,m||c!=null){
if(Y.then){for(s.__u|=m?160:128;y&&y.nodeType==8&&y.nextSibling;)y=y.nextSibling;c!=null&&(c[c.indexOf(y)]=null),s.__e=y}else if(c!=
null)for(Et=c.length;Et--;)ht(c[Et])}else s.__e=u.__e;s.__k==null&&(s.__k=u.__k||[]),Y.then||$t(s),$.__e(Y,s,u)}}else c==
null&&s.__v==u.__v?(s.__k=u.__k,s.__e=u.__e):y=s.__e=Lt(u.__e,s,u,h,f,c,_,m,g);return(N=$.diffed)&&N(s),128&s.__u?void 0:
y}function $t(i){i&&(i.__c&&(i.__c.__e=!0),i.__k&&i.__k.some($t))}function X(i,s,u){for(var h=0;h<u.length;h++)d(u[h],u[++h],
u[++h]);$.__c&&$.__c(s,i),i.some(function(f){try{i=f.__h,f.__h=[],i.some(function(c){c.call(f)})}catch(c){$.__e(c,f.__v)}})}
function Dt(i){return typeof i!="object"||i==null||i.__b>0?i:H(i)?i.map(Dt):i.constructor!==void 0?null:T({},i)}function Lt(i,s,u,h,f,c,_,y,m){
var g,N,C,p,v,A,P,E=u.props||V,O=s.props,S=s.type;if(S=="svg"?f="http://www.w3.org/2000/svg":S=="math"?f="http://www.w3.\
org/1998/Math/MathML":f||(f="http://www.w3.org/1999/xhtml"),c!=null){for(g=0;g<c.length;g++)if((v=c[g])&&"setAttribute"in
v==!!S&&(S?v.localName==S:v.nodeType==3)){i=v,c[g]=null;break}}if(i==null){if(S==null)return document.createTextNode(O);
i=document.createElementNS(f,S,O.is&&O),y&&($.__m&&$.__m(s,c),y=!1),c=null}if(S==null)E===O||y&&i.data==O||(i.data=O);else{
if(c=S=="textarea"&&O.defaultValue!=null?null:c&&F.call(i.childNodes),!y&&c!=null)for(E={},g=0;g<i.attributes.length;g++)
E[(v=i.attributes[g]).name]=v.value;for(g in E)v=E[g],g=="dangerouslySetInnerHTML"?C=v:g=="children"||g in O||g=="value"&&
"defaultValue"in O||g=="checked"&&"defaultChecked"in O||wt(i,g,null,v,f);for(g in O)v=O[g],g=="children"?p=v:g=="dangero\
uslySetInnerHTML"?N=v:g=="value"?A=v:g=="checked"?P=v:y&&typeof v!="function"||E[g]===v||wt(i,g,v,E[g],f);if(N)y||C&&(N.
__html==C.__html||N.__html==i.innerHTML)||(i.innerHTML=N.__html),s.__k=[];else if(C&&(i.innerHTML=""),W(s.type=="templat\
e"?i.content:i,H(p)?p:[p],s,u,h,S=="foreignObject"?"http://www.w3.org/1999/xhtml":f,c,_,c?c[0]:u.__k&&mt(u,0),y,m),c!=null)
for(g=c.length;g--;)ht(c[g]);y&&S!="textarea"||(g="value",S=="progress"&&A==null?i.removeAttribute("value"):A!=null&&(A!==
i[g]||S=="progress"&&!A||S=="option"&&A!=E[g])&&wt(i,g,A,E[g],f),g="checked",P!=null&&P!=i[g]&&wt(i,g,P,E[g],f))}return i}
function d(i,s,u){try{if(typeof i=="function"){var h=typeof i.__u=="function";h&&i.__u(),h&&s==null||(i.__u=i(s))}else i.
current=s}catch(f){$.__e(f,u)}}function x(i,s,u){var h,f;if($.unmount&&$.unmount(i),(h=i.ref)&&(h.current&&h.current!=i.
__e||d(h,null,s)),(h=i.__c)!=null){if(h.componentWillUnmount)try{h.componentWillUnmount()}catch(c){$.__e(c,s)}h.base=h.__P=
h.__n=null}if(h=i.__k)for(f=0;f<h.length;f++)h[f]&&x(h[f],s,u||typeof i.type!="function");u||ht(i.__e),i.__c=i.__=i.__e=
void 0}function b(i,s,u){return this.constructor(i,u)}function a(i,s,u){var h,f,c,_;s==document&&(s=document.documentElement),
$.__&&$.__(i,s),f=(h=typeof u=="function")?null:u&&u.__k||s.__k,c=[],_=[],q(s,i=(!h&&u||s).__k=nt(ct,null,[i]),f||V,V,s.
namespaceURI,!h&&u?[u]:f?null:s.firstChild?F.call(s.childNodes):null,c,!h&&u?u:f?f.__e:s.firstChild,h,_),X(c,i,_),i.props.
children=null}function n(i,s){a(i,s,n)}function o(i,s,u){var h,f,c,_,y=T({},i.props);for(c in i.type&&i.type.defaultProps&&
(_=i.type.defaultProps),s)c=="key"?h=s[c]:c=="ref"?f=s[c]:y[c]=s[c]===void 0&&_!=null?_[c]:s[c];return arguments.length>
2&&(y.children=arguments.length>3?F.call(arguments,2):u),at(i.type,y,h||i.key,f||i.ref,null)}function l(i){function s(u){
var h,f;return this.getChildContext||(h=new Set,(f={})[s.__c]=this,this.getChildContext=function(){return f},this.componentWillUnmount=
function(){h=null},this.shouldComponentUpdate=function(c){this.props.value!=c.value&&h.forEach(function(_){_.__e=!0,J(_)})},
this.sub=function(c){h.add(c);var _=c.componentWillUnmount;c.componentWillUnmount=function(){h&&h.delete(c),_&&_.call(c)}}),
u.children}return s.__c="__cC"+I++,s.__=i,s.Provider=s.__l=(s.Consumer=function(u,h){return u.children(h)}).contextType=
s,s}F=Q.slice,$={__e:function(i,s,u,h){for(var f,c,_;s=s.__;)if((f=s.__c)&&!f.__)try{if((c=f.constructor)&&c.getDerivedStateFromError!=
null&&(f.setState(c.getDerivedStateFromError(i)),_=f.__d),f.componentDidCatch!=null&&(f.componentDidCatch(i,h||{}),_=f.__d),
_)return f.__E=f}catch(y){i=y}throw i}},Z=0,D=function(i){return i!=null&&i.constructor===void 0},bt.prototype.setState=
function(i,s){var u;u=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=T({},this.state),typeof i=="function"&&(i=i(
T({},u),this.props)),i&&T(u,i),i!=null&&this.__v&&(s&&this._sb.push(s),J(this))},bt.prototype.forceUpdate=function(i){this.
__v&&(this.__e=!0,i&&this.__h.push(i),J(this))},bt.prototype.render=ct,K=[],G=typeof Promise=="function"?Promise.prototype.
then.bind(Promise.resolve()):setTimeout,et=function(i,s){return i.__v.__b-s.__v.__b},ft.__r=0,st=Math.random().toString(
8),lt="__d"+st,ot="__a"+st,gt=/(PointerCapture)$|Capture$/i,w=0,k=Nt(!1),U=Nt(!0),I=0},38720:function(Wt,At,dt){dt.d(At,
{FD:()=>G,FK:()=>F.FK,Y:()=>G});var F=dt(34137),$=/["&<]/;function Z(w){if(w.length===0||$.test(w)===!1)return w;for(var k=0,
U=0,I="",V="";U<w.length;U++){switch(w.charCodeAt(U)){case 34:V="&quot;";break;case 38:V="&amp;";break;case 60:V="&lt;";
break;default:continue}U!==k&&(I+=w.slice(k,U)),I+=V,k=U+1}return U!==k&&(I+=w.slice(k,U)),I}var D=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,
K=0,z=Array.isArray;function G(w,k,U,I,V,Q){k||(k={});var M,H,T=k;if("ref"in T)for(H in T={},k)H=="ref"?M=k[H]:T[H]=k[H];
var ht={type:w,props:T,key:U,ref:M,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--K,__i:-1,__u:0,__source:V,
__self:Q};if(typeof w=="function"&&(M=w.defaultProps))for(H in M)T[H]===void 0&&(T[H]=M[H]);return F.fF.vnode&&F.fF.vnode(
ht),ht}function et(w){var k=G(e,{tpl:w,exprs:[].slice.call(arguments,1)});return k.key=k.__v,k}var st={},lt=/[A-Z]/g;function ot(w,k){
if(r.attr){var U=r.attr(w,k);if(typeof U=="string")return U}if(k=(function(T){return T!==null&&typeof T=="object"&&typeof T.
valueOf=="function"?T.valueOf():T})(k),w==="ref"||w==="key")return"";if(w==="style"&&typeof k=="object"){var I="";for(var V in k){
var Q=k[V];if(Q!=null&&Q!==""){var M=V[0]=="-"?V:st[V]||(st[V]=V.replace(lt,"-$&").toLowerCase()),H=";";typeof Q!="numbe\
r"||M.startsWith("--")||D.test(M)||(H="px;"),I=I+M+":"+Q+H}}return w+'="'+Z(I)+'"'}return k==null||k===!1||typeof k=="fu\
nction"||typeof k=="object"?"":k===!0?w:w+'="'+Z(""+k)+'"'}function gt(w){if(w==null||typeof w=="boolean"||typeof w=="fu\
nction")return null;if(typeof w=="object"){if(w.constructor===void 0)return w;if(z(w)){for(var k=0;k<w.length;k++)w[k]=gt(
w[k]);return w}}return Z(""+w)}}};
