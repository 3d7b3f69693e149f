var mt=Object.defineProperty;var l=(V,E)=>mt(V,"name",{value:E,configurable:!0});export const id=585,ids=[585],modules={49585:((V,E,q)=>{q.d(E,{A:l(()=>b,"A")});class _{static{l(this,"Expression")}constructor(t,e={},i){
this.pattern=t,this.separator=e.separator||".",this.segments=this._parse(t),this.data=i,this._hasDeepWildcard=this.segments.
some(n=>n.type==="deep-wildcard"),this._hasAttributeCondition=this.segments.some(n=>n.attrName!==void 0),this._hasPositionSelector=
this.segments.some(n=>n.position!==void 0)}_parse(t){const e=[];let i=0,n="";for(;i<t.length;)t[i]===this.separator?i+1<
t.length&&t[i+1]===this.separator?(n.trim()&&(e.push(this._parseSegment(n.trim())),n=""),e.push({type:"deep-wildcard"}),
i+=2):(n.trim()&&e.push(this._parseSegment(n.trim())),n="",i++):(n+=t[i],i++);return n.trim()&&e.push(this._parseSegment(
n.trim())),e}_parseSegment(t){const e={type:"tag"};let i=null,n=t;const r=t.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);if(r&&(n=
r[1]+r[3],r[2])){const u=r[2].slice(1,-1);u&&(i=u)}let a,h=n;if(n.includes("::")){const u=n.indexOf("::");if(a=n.substring(
0,u).trim(),h=n.substring(u+2).trim(),!a)throw new Error(`Invalid namespace in pattern: ${t}`)}let o,f=null;if(h.includes(
":")){const u=h.lastIndexOf(":"),g=h.substring(0,u).trim(),p=h.substring(u+1).trim();["first","last","odd","even"].includes(
p)||/^nth\(\d+\)$/.test(p)?(o=g,f=p):o=h}else o=h;if(!o)throw new Error(`Invalid segment pattern: ${t}`);if(e.tag=o,a&&(e.
namespace=a),i)if(i.includes("=")){const u=i.indexOf("=");e.attrName=i.substring(0,u).trim(),e.attrValue=i.substring(u+1).
trim()}else e.attrName=i.trim();if(f){const u=f.match(/^nth\((\d+)\)$/);u?(e.position="nth",e.positionValue=parseInt(u[1],
10)):e.position=f}return e}get length(){return this.segments.length}hasDeepWildcard(){return this._hasDeepWildcard}hasAttributeCondition(){
return this._hasAttributeCondition}hasPositionSelector(){return this._hasPositionSelector}toString(){return this.pattern}}
class M{static{l(this,"MatcherView")}constructor(t){this._matcher=t}get separator(){return this._matcher.separator}getCurrentTag(){
const t=this._matcher.path;return t.length>0?t[t.length-1].tag:void 0}getCurrentNamespace(){const t=this._matcher.path;return t.
length>0?t[t.length-1].namespace:void 0}getAttrValue(t){const e=this._matcher.path;if(e.length!==0)return e[e.length-1].
values?.[t]}hasAttr(t){const e=this._matcher.path;if(e.length===0)return!1;const i=e[e.length-1];return i.values!==void 0&&
t in i.values}getAnyParentAttr(t){return this._matcher.getAnyParentAttr(t)}hasAnyParentAttr(t){return this._matcher.hasAnyParentAttr(
t)}getPosition(){const t=this._matcher.path;return t.length===0?-1:t[t.length-1].position??0}getCounter(){const t=this._matcher.
path;return t.length===0?-1:t[t.length-1].counter??0}getIndex(){return this.getPosition()}getDepth(){return this._matcher.
path.length}toString(t,e=!0){return this._matcher.toString(t,e)}toArray(){return this._matcher.path.map(t=>t.tag)}matches(t){
return this._matcher.matches(t)}matchesAny(t){return t.matchesAny(this._matcher)}}class G{static{l(this,"Matcher")}constructor(t={}){
this.separator=t.separator||".",this.path=[],this.siblingStacks=[],this._pathStringCache=null,this._view=new M(this),this.
_keptAttrs=[]}push(t,e=null,i=null,n=null){this._pathStringCache=null,this.path.length>0&&(this.path[this.path.length-1].
values=void 0);const r=this.path.length;let a=this.siblingStacks[r];a||(a={counts:new Map,total:0},this.siblingStacks[r]=
a);const h=i?`${i}:${t}`:t,o=a.counts.get(h)||0,f=a.total;a.counts.set(h,o+1),a.total++;const u={tag:t,position:f,counter:o};
i!=null&&(u.namespace=i),e!=null&&(u.values=e),this.path.push(u);const g=this.path.length,p=n!==null?n.keep:null;if(p!=null&&
p.length>0&&e)for(let c=0;c<p.length;c++){const m=p[c];e[m]!==void 0&&this._keptAttrs.push({depth:g,name:m,value:e[m]})}}pop(){
if(this.path.length===0)return;this._pathStringCache=null;const t=this.path.pop();this.siblingStacks.length>this.path.length+
1&&(this.siblingStacks.length=this.path.length+1);const e=this.path.length+1;for(;this._keptAttrs.length>0&&this._keptAttrs[this.
_keptAttrs.length-1].depth>=e;)this._keptAttrs.pop();return t}updateCurrent(t){if(this.path.length>0){const e=this.path[this.
path.length-1];t!=null&&(e.values=t)}}getCurrentTag(){return this.path.length>0?this.path[this.path.length-1].tag:void 0}getCurrentNamespace(){
return this.path.length>0?this.path[this.path.length-1].namespace:void 0}getAttrValue(t){if(this.path.length!==0)return this.
path[this.path.length-1].values?.[t]}hasAttr(t){if(this.path.length===0)return!1;const e=this.path[this.path.length-1];return e.
values!==void 0&&t in e.values}getAnyParentAttr(t){const e=this._keptAttrs;for(let i=e.length-1;i>=0;i--)if(e[i].name===
t)return e[i].value}hasAnyParentAttr(t){const e=this._keptAttrs;for(let i=e.length-1;i>=0;i--)if(e[i].name===t)return!0;
return!1}getPosition(){return this.path.length===0?-1:this.path[this.path.length-1].position??0}getCounter(){return this.
path.length===0?-1:this.path[this.path.length-1].counter??0}getIndex(){return this.getPosition()}getDepth(){return this.
path.length}toString(t,e=!0){const i=t||this.separator;if(i===this.separator&&e===!0){if(this._pathStringCache!==null)return this.
_pathStringCache;const r=this.path.map(a=>a.namespace?`${a.namespace}:${a.tag}`:a.tag).join(i);return this._pathStringCache=
r,r}return this.path.map(r=>e&&r.namespace?`${r.namespace}:${r.tag}`:r.tag).join(i)}toArray(){return this.path.map(t=>t.
tag)}reset(){this._pathStringCache=null,this.path=[],this.siblingStacks=[],this._keptAttrs=[]}matches(t){const e=t.segments;
return e.length===0?!1:t.hasDeepWildcard()?this._matchWithDeepWildcard(e):this._matchSimple(e)}_matchSimple(t){if(this.path.
length!==t.length)return!1;for(let e=0;e<t.length;e++)if(!this._matchSegment(t[e],this.path[e],e===this.path.length-1))return!1;
return!0}_matchWithDeepWildcard(t){let e=this.path.length-1,i=t.length-1;for(;i>=0&&e>=0;){const n=t[i];if(n.type==="dee\
p-wildcard"){if(i--,i<0)return!0;const r=t[i];let a=!1;for(let h=e;h>=0;h--)if(this._matchSegment(r,this.path[h],h===this.
path.length-1)){e=h-1,i--,a=!0;break}if(!a)return!1}else{if(!this._matchSegment(n,this.path[e],e===this.path.length-1))return!1;
e--,i--}}return i<0}_matchSegment(t,e,i){if(t.tag!=="*"&&t.tag!==e.tag||t.namespace!==void 0&&t.namespace!=="*"&&t.namespace!==
e.namespace||t.attrName!==void 0&&(!i||!e.values||!(t.attrName in e.values)||t.attrValue!==void 0&&String(e.values[t.attrName])!==
String(t.attrValue)))return!1;if(t.position!==void 0){if(!i)return!1;const n=e.counter??0;if(t.position==="first"&&n!==0)
return!1;if(t.position==="odd"&&n%2!==1)return!1;if(t.position==="even"&&n%2!==0)return!1;if(t.position==="nth"&&n!==t.positionValue)
return!1}return!0}matchesAny(t){return t.matchesAny(this)}snapshot(){return{path:this.path.map(t=>({...t})),siblingStacks:this.
siblingStacks.map(t=>t&&{counts:new Map(t.counts),total:t.total}),keptAttrs:this._keptAttrs.map(t=>({...t}))}}restore(t){
this._pathStringCache=null,this.path=t.path.map(e=>({...e})),this.siblingStacks=t.siblingStacks.map(e=>e&&{counts:new Map(
e.counts),total:e.total}),this._keptAttrs=(t.keptAttrs||[]).map(e=>({...e}))}readOnly(){return this._view}}function d(s){
return typeof s=="number"&&Object.is(s,-0)?"-0":String(s)}l(d,"valToStr");function T(s){return d(s).replace(/--/g,"- -").
replace(/--/g,"- -").replace(/-$/,"- ")}l(T,"safeComment");function I(s){return d(s).replace(/\]\]>/g,"]]]]><![CDATA[>")}
l(I,"safeCdata");function w(s){return d(s).replace(/"/g,"&quot;").replace(/'/g,"&apos;")}l(w,"escapeAttribute");function $(s,t,e,i,n){
if(!e.sanitizeName)return s;const r=!t&&s[0]==="?",a=r?s.slice(1):s;if(n(a))return s;const h=e.sanitizeName(a,{isAttribute:t,
matcher:i.readOnly()});if(typeof h!="string"||!n(h))throw new Error(`sanitizeName returned an invalid XML name for "${a}\
"`);return r?"?"+h:h}l($,"resolveName");const R=":A-Za-z_\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD",
U=R+"\\-\\.\\d\xB7\u0300-\u036F\u203F-\u2040",B=":A-Za-z_\xC0-\u02FF\u0370-\u037D\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}",
Z=B+"\\-\\.\\d\xB7\u0300-\u036F\u0487\u203F-\u2040",D=l((s,t,e="")=>{const i=s.replace(":",""),n=t.replace(":",""),r=`[${i}\
][${n}]*`;return{name:new RegExp(`^[${s}][${t}]*$`,e),ncName:new RegExp(`^${r}$`,e),qName:new RegExp(`^${r}(?::${r})?$`,
e),nmToken:new RegExp(`^[${t}]+$`,e),nmTokens:new RegExp(`^[${t}]+(?:\\s+[${t}]+)*$`,e)}},"buildRegexes"),X=D(R,U),Q=D(B,
Z,"u"),L=":A-Za-z_",H=L+"\\-\\.\\d",J=D(L,H),C=l((s="1.0",t=!1)=>t?J:s==="1.1"?Q:X,"getRegexes"),Y=l((s,{xmlVersion:t="1\
.0",asciiOnly:e=!1}={})=>C(t,e).name.test(s),"src_name"),j=l((s,{xmlVersion:t="1.0",asciiOnly:e=!1}={})=>C(t,e).ncName.test(
s),"ncName"),tt=l((s,{xmlVersion:t="1.0",asciiOnly:e=!1}={})=>C(t,e).qName.test(s),"qName"),et=l((s,{xmlVersion:t="1.0",
asciiOnly:e=!1}={})=>C(t,e).nmToken.test(s),"nmToken"),st=l((s,{xmlVersion:t="1.0",asciiOnly:e=!1}={})=>C(t,e).nmTokens.
test(s),"nmTokens"),S=["name","ncName","qName","nmToken","nmTokens"],W=l((s,{xmlVersion:t="1.0",asciiOnly:e=!1,maxCacheSize:i=2048}={})=>{
if(!S.includes(s))throw new TypeError(`Unknown production "${s}". Must be one of: ${S.join(", ")}`);const n=C(t,e)[s];let r=new Map;
const a=l(h=>{const o=r.get(h);if(o!==void 0)return o;const f=n.test(h);return r.size<i&&r.set(h,f),f},"validator");return a.
reset=()=>{r=new Map},a},"createValidator"),it=l((s,t,{xmlVersion:e="1.0",asciiOnly:i=!1}={})=>{if(!S.includes(t))throw new TypeError(
`Unknown production "${t}". Must be one of: ${S.join(", ")}`);if({name:Y,ncName:j,qName:tt,nmToken:et,nmTokens:st}[t](s,
{xmlVersion:e,asciiOnly:i}))return{valid:!0,production:t,input:s};let a="Does not match the production rules",h;const o=i?
/^[:A-Za-z_]/:/^[:A-Za-z_\u00C0-\uFFFD]/,f=i?/[\w\-\\.:]/:/[\w\-\\.:\u00B7\u00C0-\uFFFD]/;if(s.length===0)a="Input is em\
pty";else if(t==="ncName"&&s.includes(":"))h=s.indexOf(":"),a="Colon is not allowed in NCName";else if(t==="qName"&&s.startsWith(
":"))a="QName cannot start with a colon",h=0;else if(t==="qName"&&s.endsWith(":"))a="QName cannot end with a colon",h=s.
length-1;else if(t==="qName"&&(s.match(/:/g)||[]).length>1)a="QName can have at most one colon",h=s.lastIndexOf(":");else if([
"name","ncName","qName"].includes(t)&&!o.test(s[0]))a=`First character "${s[0]}" is not a valid NameStartChar`,h=0;else for(let u=0;u<
s.length;u++)if(!f.test(s[u])){a=`Character "${s[u]}" at position ${u} is not a valid NameChar`,h=u;break}return{valid:!1,
production:t,input:s,reason:a,position:h}},"validate"),Nt=l((s,t,e={})=>s.map(i=>it(i,t,e)),"validateAll"),xt=l((s,t="na\
me",{replacement:e="_",asciiOnly:i=!1}={})=>{if(!s)return e;let n=s;t==="ncName"&&(n=n.replace(/:/g,""));const r=i?/[^\w\-\.:]/g:
/[^\w\-\.:\u00B7\u00C0-\uFFFD]/g;return n=n.replace(r,e),t!=="nmToken"&&t!=="nmTokens"&&/^[\-\.\d]/.test(n)&&(n=e+n),n||
e},"sanitize"),nt=`
`;function rt(s,t){if(!Array.isArray(s)||s.length===0)return"1.0";const e=s[0];if(k(e)==="?xml"){const n=e[":@"];if(n){const r=t.
attributeNamePrefix+"version";if(n[r])return n[r]}}return"1.0"}l(rt,"detectXmlVersionFromArray");function at(s,t){let e="";
t.format&&(e=nt);const i=[];if(t.stopNodes&&Array.isArray(t.stopNodes))for(let h=0;h<t.stopNodes.length;h++){const o=t.stopNodes[h];
typeof o=="string"?i.push(new _(o)):o instanceof _&&i.push(o)}const n=rt(s,t),r=W("qName",{xmlVersion:n}),a=new G;return v(
s,t,e,a,i,r)}l(at,"toXml");function v(s,t,e,i,n,r){let a="",h=!1;if(t.maxNestedTags&&i.getDepth()>t.maxNestedTags)throw new Error(
"Maximum nested tags exceeded");if(!Array.isArray(s)){if(s!=null){let o=d(s);return o=O(o,t),o}return""}for(let o=0;o<s.
length;o++){const f=s[o],u=k(f);if(u===void 0)continue;const p=u===t.textNodeName||u===t.cdataPropName||u===t.commentPropName?
u:$(u,!1,t,i,r),c=ot(f[":@"],t);i.push(p,c);const m=ht(i,n);if(p===t.textNodeName){let x=f[u];m||(x=t.tagValueProcessor(
p,x),x=O(x,t)),x=d(x),h&&(a+=e),a+=x,h=!1,i.pop();continue}else if(p===t.cdataPropName){h&&(a+=e);const x=f[u][0][t.textNodeName],
F=I(x);a+=`<![CDATA[${F}]]>`,h=!1,i.pop();continue}else if(p===t.commentPropName){const x=f[u][0][t.textNodeName],F=T(x);
a+=e+`<!--${F}-->`,h=!0,i.pop();continue}else if(p[0]==="?"){const x=z(f[":@"],t,m,i,r);a+=(p==="?xml"?"":e)+`<${p}${x}?\
>`,h=!0,i.pop();continue}let N=e;N!==""&&(N+=t.indentBy);const A=z(f[":@"],t,m,i,r),P=e+`<${p}${A}`;let y;m?y=K(f[u],t,i.
getDepth()):y=v(f[u],t,N,i,n,r),t.unpairedTags.indexOf(p)!==-1?t.suppressUnpairedNode?a+=P+">":a+=P+"/>":(!y||y.length===
0)&&t.suppressEmptyNode?a+=P+"/>":y&&y.endsWith(">")?a+=P+`>${y}${e}</${p}>`:(a+=P+">",y&&e!==""&&(y.includes("/>")||y.includes(
"</"))?a+=e+t.indentBy+y+e:a+=y,a+=`</${p}>`),h=!0,i.pop()}return a}l(v,"arrToStr");function ot(s,t){if(!s||t.ignoreAttributes)
return null;const e={};let i=!1;for(let n in s){if(!Object.prototype.hasOwnProperty.call(s,n))continue;const r=n.startsWith(
t.attributeNamePrefix)?n.substr(t.attributeNamePrefix.length):n;e[r]=w(s[n]),i=!0}return i?e:null}l(ot,"extractAttribute\
Values");function K(s,t,e=0){if(t.maxNestedTags&&e>t.maxNestedTags)throw new Error("Maximum nested tags exceeded");if(!Array.
isArray(s))return s!=null?d(s):"";let i="";for(let n=0;n<s.length;n++){const r=s[n],a=k(r);if(a===t.textNodeName)i+=d(r[a]);else if(a===
t.cdataPropName)i+=r[a][0][t.textNodeName];else if(a===t.commentPropName)i+=r[a][0][t.textNodeName];else{if(a&&a[0]==="?")
continue;if(a){const h=ut(r[":@"],t),o=K(r[a],t,e+1);!o||o.length===0?i+=`<${a}${h}/>`:i+=`<${a}${h}>${o}</${a}>`}}}return i}
l(K,"getRawContent");function ut(s,t){let e="";if(s&&!t.ignoreAttributes)for(let i in s){if(!Object.prototype.hasOwnProperty.
call(s,i))continue;let n=s[i];n===!0&&t.suppressBooleanAttributes?e+=` ${i.substr(t.attributeNamePrefix.length)}`:e+=` ${i.
substr(t.attributeNamePrefix.length)}="${w(n)}"`}return e}l(ut,"attr_to_str_raw");function k(s){const t=Object.keys(s);for(let e=0;e<
t.length;e++){const i=t[e];if(Object.prototype.hasOwnProperty.call(s,i)&&i!==":@")return i}}l(k,"propName");function z(s,t,e,i,n){
let r="";if(s&&!t.ignoreAttributes)for(let a in s){if(!Object.prototype.hasOwnProperty.call(s,a))continue;const h=a.substr(
t.attributeNamePrefix.length),o=e?h:$(h,!0,t,i,n);let f;e?f=s[a]:(f=t.attributeValueProcessor(a,s[a]),f=O(f,t)),f===!0&&
t.suppressBooleanAttributes?r+=` ${o}`:r+=` ${o}="${w(f)}"`}return r}l(z,"attr_to_str");function ht(s,t){if(!t||t.length===
0)return!1;for(let e=0;e<t.length;e++)if(s.matches(t[e]))return!0;return!1}l(ht,"checkStopNode");function O(s,t){if(s&&s.
length>0&&t.processEntities)for(let e=0;e<t.entities.length;e++){const i=t.entities[e];s=s.replace(i.regex,i.val)}return s}
l(O,"replaceEntitiesValue");function lt(s){return typeof s=="function"?s:Array.isArray(s)?t=>{for(const e of s)if(typeof e==
"string"&&t===e||e instanceof RegExp&&e.test(t))return!0}:()=>!1}l(lt,"getIgnoreAttributesFn");const pt={attributeNamePrefix:"\
@_",attributesGroupName:!1,textNodeName:"#text",ignoreAttributes:!0,cdataPropName:!1,format:!1,indentBy:"  ",suppressEmptyNode:!1,
suppressUnpairedNode:!0,suppressBooleanAttributes:!0,tagValueProcessor:l(function(s,t){return t},"tagValueProcessor"),attributeValueProcessor:l(
function(s,t){return t},"attributeValueProcessor"),preserveOrder:!1,commentPropName:!1,unpairedTags:[],entities:[{regex:new RegExp(
"&","g"),val:"&amp;"},{regex:new RegExp(">","g"),val:"&gt;"},{regex:new RegExp("<","g"),val:"&lt;"},{regex:new RegExp("'",
"g"),val:"&apos;"},{regex:new RegExp('"',"g"),val:"&quot;"}],processEntities:!0,stopNodes:[],oneListGroup:!1,maxNestedTags:100,
jPath:!0,sanitizeName:!1};function b(s){if(this.options=Object.assign({},pt,s),this.options.stopNodes&&Array.isArray(this.
options.stopNodes)&&(this.options.stopNodes=this.options.stopNodes.map(t=>typeof t=="string"&&t.startsWith("*.")?".."+t.
substring(2):t)),this.stopNodeExpressions=[],this.options.stopNodes&&Array.isArray(this.options.stopNodes))for(let t=0;t<
this.options.stopNodes.length;t++){const e=this.options.stopNodes[t];typeof e=="string"?this.stopNodeExpressions.push(new _(
e)):e instanceof _&&this.stopNodeExpressions.push(e)}this.options.ignoreAttributes===!0||this.options.attributesGroupName?
this.isAttribute=function(){return!1}:(this.ignoreAttributesFn=lt(this.options.ignoreAttributes),this.attrPrefixLen=this.
options.attributeNamePrefix.length,this.isAttribute=gt),this.processTextOrObjNode=ct,this.options.format?(this.indentate=
dt,this.tagEndChar=`>
`,this.newLine=`
`):(this.indentate=function(){return""},this.tagEndChar=">",this.newLine="")}l(b,"Builder");function ft(s,t){const e=s["\
?xml"];if(e&&typeof e=="object"){if(t.attributesGroupName&&e[t.attributesGroupName]){const n=e[t.attributesGroupName][t.
attributeNamePrefix+"version"];if(n)return n}const i=e[t.attributeNamePrefix+"version"];if(i)return i}return"1.0"}l(ft,"\
detectXmlVersionFromObj"),b.prototype.build=function(s){if(this.options.preserveOrder)return at(s,this.options);{Array.isArray(
s)&&this.options.arrayNodeName&&this.options.arrayNodeName.length>1&&(s={[this.options.arrayNodeName]:s});const t=new G,
e=ft(s,this.options),i=W("qName",{xmlVersion:e});return this.j2x(s,0,t,i).val}},b.prototype.j2x=function(s,t,e,i){let n="",
r="";if(this.options.maxNestedTags&&e.getDepth()>=this.options.maxNestedTags)throw new Error("Maximum nested tags exceed\
ed");const a=this.options.jPath?e.toString():e,h=this.checkStopNode(e);for(let o in s){if(!Object.prototype.hasOwnProperty.
call(s,o))continue;const u=o===this.options.textNodeName||o===this.options.cdataPropName||o===this.options.commentPropName||
this.options.attributesGroupName&&o===this.options.attributesGroupName||this.isAttribute(o)?o:$(o,!1,this.options,e,i);if(typeof s[o]>
"u")this.isAttribute(o)&&(r+="");else if(s[o]===null)this.isAttribute(o)||u===this.options.cdataPropName||u===this.options.
commentPropName?r+="":u[0]==="?"?r+=this.indentate(t)+"<"+u+"?"+this.tagEndChar:r+=this.indentate(t)+"<"+u+"/"+this.tagEndChar;else if(s[o]instanceof
Date)r+=this.buildTextValNode(s[o],u,"",t,e);else if(typeof s[o]!="object"){const g=this.isAttribute(o);if(g&&!this.ignoreAttributesFn(
g,a)){const p=$(g,!0,this.options,e,i);n+=this.buildAttrPairStr(p,d(s[o]),h)}else if(!g)if(o===this.options.textNodeName){
let p=this.options.tagValueProcessor(o,d(s[o]));r+=this.replaceEntitiesValue(p)}else{e.push(u);const p=this.checkStopNode(
e);if(e.pop(),p){const c=d(s[o]);c===""?r+=this.indentate(t)+"<"+u+this.closeTag(u)+this.tagEndChar:r+=this.indentate(t)+
"<"+u+">"+c+"</"+u+this.tagEndChar}else r+=this.buildTextValNode(s[o],u,"",t,e)}}else if(Array.isArray(s[o])){const g=s[o].
length;let p="",c="";for(let m=0;m<g;m++){const N=s[o][m];if(!(typeof N>"u"))if(N===null)u[0]==="?"?r+=this.indentate(t)+
"<"+u+"?"+this.tagEndChar:r+=this.indentate(t)+"<"+u+"/"+this.tagEndChar;else if(typeof N=="object")if(this.options.oneListGroup){
e.push(u);const A=this.j2x(N,t+1,e,i);e.pop(),p+=A.val,this.options.attributesGroupName&&N.hasOwnProperty(this.options.attributesGroupName)&&
(c+=A.attrStr)}else p+=this.processTextOrObjNode(N,u,t,e,i);else if(this.options.oneListGroup){let A=this.options.tagValueProcessor(
u,N);A=this.replaceEntitiesValue(A),A=d(A),p+=A}else{e.push(u);const A=this.checkStopNode(e);if(e.pop(),A){const P=d(N);
P===""?p+=this.indentate(t)+"<"+u+this.closeTag(u)+this.tagEndChar:p+=this.indentate(t)+"<"+u+">"+P+"</"+u+this.tagEndChar}else
p+=this.buildTextValNode(N,u,"",t,e)}}this.options.oneListGroup&&(p=this.buildObjectNode(p,u,c,t)),r+=p}else if(this.options.
attributesGroupName&&o===this.options.attributesGroupName){const g=Object.keys(s[o]),p=g.length;for(let c=0;c<p;c++){const m=$(
g[c],!0,this.options,e,i);n+=this.buildAttrPairStr(m,d(s[o][g[c]]),h)}}else r+=this.processTextOrObjNode(s[o],u,t,e,i)}return{
attrStr:n,val:r}},b.prototype.buildAttrPairStr=function(s,t,e){return e||(t=this.options.attributeValueProcessor(s,d(t)),
t=this.replaceEntitiesValue(t)),this.options.suppressBooleanAttributes&&t==="true"?" "+s:" "+s+'="'+w(t)+'"'};function ct(s,t,e,i,n){
const r=this.extractAttributes(s);if(i.push(t,r),this.checkStopNode(i)){const o=this.buildRawContent(s,i.getDepth()),f=this.
buildAttributesForStopNode(s);return i.pop(),this.buildObjectNode(o,t,f,e)}const h=this.j2x(s,e+1,i,n);return i.pop(),t[0]===
"?"?this.buildTextValNode("",t,h.attrStr,e,i):s[this.options.textNodeName]!==void 0&&Object.keys(s).length===1?this.buildTextValNode(
s[this.options.textNodeName],t,h.attrStr,e,i):this.buildObjectNode(h.val,t,h.attrStr,e)}l(ct,"processTextOrObjNode"),b.prototype.
extractAttributes=function(s){if(!s||typeof s!="object")return null;const t={};let e=!1;if(this.options.attributesGroupName&&
s[this.options.attributesGroupName]){const i=s[this.options.attributesGroupName];for(let n in i){if(!Object.prototype.hasOwnProperty.
call(i,n))continue;const r=n.startsWith(this.options.attributeNamePrefix)?n.substring(this.options.attributeNamePrefix.length):
n;t[r]=w(i[n]),e=!0}}else for(let i in s){if(!Object.prototype.hasOwnProperty.call(s,i))continue;const n=this.isAttribute(
i);n&&(t[n]=w(s[i]),e=!0)}return e?t:null},b.prototype.buildRawContent=function(s,t=0){if(this.options.maxNestedTags&&t>=
this.options.maxNestedTags)throw new Error("Maximum nested tags exceeded");if(typeof s=="string")return s;if(typeof s!="\
object"||s===null)return String(s);if(s[this.options.textNodeName]!==void 0)return s[this.options.textNodeName];let e="";
for(let i in s){if(!Object.prototype.hasOwnProperty.call(s,i)||this.isAttribute(i)||this.options.attributesGroupName&&i===
this.options.attributesGroupName)continue;const n=s[i];if(i===this.options.textNodeName)e+=n;else if(Array.isArray(n)){for(let r of n)
if(typeof r=="string"||typeof r=="number")e+=`<${i}>${r}</${i}>`;else if(typeof r=="object"&&r!==null){const a=this.buildRawContent(
r,t+1),h=this.buildAttributesForStopNode(r);a===""?e+=`<${i}${h}/>`:e+=`<${i}${h}>${a}</${i}>`}}else if(typeof n=="objec\
t"&&n!==null){const r=this.buildRawContent(n,t+1),a=this.buildAttributesForStopNode(n);r===""?e+=`<${i}${a}/>`:e+=`<${i}${a}\
>${r}</${i}>`}else e+=`<${i}>${n}</${i}>`}return e},b.prototype.buildAttributesForStopNode=function(s){if(!s||typeof s!=
"object")return"";let t="";if(this.options.attributesGroupName&&s[this.options.attributesGroupName]){const e=s[this.options.
attributesGroupName];for(let i in e){if(!Object.prototype.hasOwnProperty.call(e,i))continue;const n=i.startsWith(this.options.
attributeNamePrefix)?i.substring(this.options.attributeNamePrefix.length):i,r=e[i];r===!0&&this.options.suppressBooleanAttributes?
t+=" "+n:t+=" "+n+'="'+w(r)+'"'}}else for(let e in s){if(!Object.prototype.hasOwnProperty.call(s,e))continue;const i=this.
isAttribute(e);if(i){const n=s[e];n===!0&&this.options.suppressBooleanAttributes?t+=" "+i:t+=" "+i+'="'+w(n)+'"'}}return t},
b.prototype.buildObjectNode=function(s,t,e,i){if(s==="")return t[0]==="?"?this.indentate(i)+"<"+t+e+"?"+this.tagEndChar:
this.indentate(i)+"<"+t+e+this.closeTag(t)+this.tagEndChar;if(t[0]==="?")return this.indentate(i)+"<"+t+e+"?"+this.tagEndChar;
{let n="</"+t+this.tagEndChar,r="";return t[0]==="?"&&(r="?",n=""),(e||e==="")&&s.indexOf("<")===-1?this.indentate(i)+"<"+
t+e+r+">"+s+n:this.options.commentPropName!==!1&&t===this.options.commentPropName&&r.length===0?this.indentate(i)+`<!--${T(
s)}-->`+this.newLine:this.indentate(i)+"<"+t+e+r+this.tagEndChar+s+this.indentate(i)+n}},b.prototype.closeTag=function(s){
let t="";return this.options.unpairedTags.indexOf(s)!==-1?this.options.suppressUnpairedNode||(t="/"):this.options.suppressEmptyNode?
t="/":t=`></${s}`,t},b.prototype.checkStopNode=function(s){if(!this.stopNodeExpressions||this.stopNodeExpressions.length===
0)return!1;for(let t=0;t<this.stopNodeExpressions.length;t++)if(s.matches(this.stopNodeExpressions[t]))return!0;return!1};
function bt(s,t,e,i){return s!==""?this.buildObjectNode(s,t,e,i):t[0]==="?"?this.indentate(i)+"<"+t+e+"?"+this.tagEndChar:
this.indentate(i)+"<"+t+e+"/"+this.tagEndChar}l(bt,"buildEmptyObjNode"),b.prototype.buildTextValNode=function(s,t,e,i,n){
if(this.options.cdataPropName!==!1&&t===this.options.cdataPropName){const r=I(s);return this.indentate(i)+`<![CDATA[${r}\
]]>`+this.newLine}else if(this.options.commentPropName!==!1&&t===this.options.commentPropName){const r=T(s);return this.
indentate(i)+`<!--${r}-->`+this.newLine}else{if(t[0]==="?")return this.indentate(i)+"<"+t+e+"?"+this.tagEndChar;{let r=this.
options.tagValueProcessor(t,s);return r=this.replaceEntitiesValue(r),r=d(r),r===""?this.indentate(i)+"<"+t+e+this.closeTag(
t)+this.tagEndChar:this.indentate(i)+"<"+t+e+">"+r+"</"+t+this.tagEndChar}}},b.prototype.replaceEntitiesValue=function(s){
if(s&&s.length>0&&this.options.processEntities)for(let t=0;t<this.options.entities.length;t++){const e=this.options.entities[t];
s=s.replace(e.regex,e.val)}return s};function dt(s){return this.options.indentBy.repeat(s)}l(dt,"indentate");function gt(s){
return s.startsWith(this.options.attributeNamePrefix)&&s!==this.options.textNodeName?s.substr(this.attrPrefixLen):!1}l(gt,
"isAttribute")})};
