//# packages/preact-render-to-string
(function(ye,ee,ze){var V=Object.defineProperty,ge=Object.getOwnPropertyDescriptor,me=Object.getOwnPropertyNames,ke=Object.
prototype.hasOwnProperty,be=(e,t)=>{for(var n in t)V(e,n,{get:t[n],enumerable:!0})},we=(e,t,n,r)=>{if(t&&typeof t=="obje\
ct"||typeof t=="function")for(let i of me(t))!ke.call(e,i)&&i!==n&&V(e,i,{get:()=>t[i],enumerable:!(r=ge(t,i))||r.enumerable});
return e},xe=e=>we(V({},"__esModule",{value:!0}),e),re={};be(re,{renderToString:()=>Ue}),ye.exports=xe(re);var c=ee("pac\
kages/chunk-BMIUOHVM"),We=ee("packages/chunk-IYWUY3VA"),$="__s",H="__c",z="__k",W="__d",O="__s",te=/[\s\n\\/='"\0<>]/,ne=/^(xlink|xmlns|xml)([A-Z])/,
Ce=/^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/,
De=/^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/,
Se=new Set(["draggable","spellcheck"]);function oe(e){e.__g!==void 0?e.__g|=8:e[W]=!0}function He(e){e.__g!==void 0?e.__g&=
-9:e[W]=!1}function ae(e){return e.__g!==void 0?!!(8&e.__g):e[W]===!0}var Oe=/["&<]/;function U(e){if(e.length===0||Oe.test(
e)===!1)return e;for(var t=0,n=0,r="",i="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:i="&quot;";break;case 38:i="&\
amp;";break;case 60:i="&lt;";break;default:continue}n!==t&&(r+=e.slice(t,n)),r+=i,t=n+1}return n!==t&&(r+=e.slice(t,n)),
r}var ie={},Ee=new Set(["animation-iteration-count","border-image-outset","border-image-slice","border-image-width","box\
-flex","box-flex-group","box-ordinal-group","column-count","fill-opacity","flex","flex-grow","flex-negative","flex-order",
"flex-positive","flex-shrink","flood-opacity","font-weight","grid-column","grid-row","line-clamp","line-height","opacity",
"order","orphans","stop-opacity","stroke-dasharray","stroke-dashoffset","stroke-miterlimit","stroke-opacity","stroke-wid\
th","tab-size","widows","z-index","zoom"]),Te=/[A-Z]/g;function je(e){var t="";for(var n in e){var r=e[n];if(r!=null&&r!==
""){var i=n[0]=="-"?n:ie[n]||(ie[n]=n.replace(Te,"-$&").toLowerCase()),l=";";typeof r!="number"||i.startsWith("--")||Ee.
has(i)||(l="px;"),t=t+i+":"+r+l}}return t||void 0}function se(){this.__d=!0}function Ae(e,t){return{__v:e,context:t,props:e.
props,setState:se,forceUpdate:se,__d:!0,__h:new Array(0)}}var B={},le=[],C=Array.isArray,Y=Object.assign,d="",N="<!--$s-\
->",Z="<!--/$s-->";function q(e){return typeof e=="string"?N+e+Z:C(e)?(e.unshift(N),e.push(Z),e):e&&typeof e.then=="func\
tion"?e.then(q):N+e+Z}function Me(){return{beforeDiff:c.a.__b,afterDiff:c.a.diffed,renderHook:c.a.__r,unmountHook:c.a.unmount,
rootHook:c.a.__,commitHook:c.a.__c,catchError:c.a.__e,errorBoundaries:c.a.errorBoundaries}}function L(e){var t=c.a[$];c.
a[$]=!0;try{return e()}finally{c.a[$]=t}}function Ue(e,t,n){var r=Me();try{var i=L(function(){var l,_=(0,c.c)(c.d,null);
return _[z]=[e],r.rootHook&&r.rootHook(e,((l={})[z]=_,l.nodeType=1,l)),m(e,t||B,!1,void 0,_,!1,n,r)});return C(i)?i.join(
d):i}catch(l){throw l.then?new Error('Use "renderToStringAsync" for suspenseful rendering.'):l}finally{r.commitHook&&L(function(){
return r.commitHook(e,le)}),le.length=0}}function ue(e,t,n){var r,i=e.type,l=!0;return e[H]?(l=!1,(r=e[H]).state=r[O]):r=
new i(e.props,t),e[H]=r,r.__v=e,r.props=e.props,r.context=t,oe(r),r.state==null&&(r.state=B),r[O]==null&&(r[O]=r.state),
i.getDerivedStateFromProps?r.state=Y({},r.state,i.getDerivedStateFromProps(r.props,r.state)):l&&r.componentWillMount?(r.
componentWillMount(),r.state=r[O]!==r.state?r[O]:r.state):!l&&r.componentWillUpdate&&r.componentWillUpdate(),n.renderHook&&
n.renderHook(e),r.render(r.props,r.state,t)}function m(e,t,n,r,i,l,_,o){if(e==null||e===!0||e===!1||e===d)return d;var F=typeof e;
if(F!="object")return F=="function"?d:F=="string"?U(e):e+d;if(C(e)){var b,D=d;i[z]=e;for(var ce=e.length,J=0;J<ce;J++){var K=e[J];
if(K!=null&&typeof K!="boolean"){var fe,j=m(K,t,n,r,i,l,_,o);typeof j=="string"?D+=j:(b||(b=new Array(ce)),D&&b.push(D),
D=d,C(j)?(fe=b).push.apply(fe,j):b.push(j))}}return b?(D&&b.push(D),b):D}if(!(0,c.b)(e))return d;e.__=i,o.beforeDiff&&o.
beforeDiff(e);var p=e.type,h=e.props;if(typeof p=="function"){var R,a,v,I=t;if(p===c.d){if("tpl"in h){for(var w,k=d,A=0;A<
h.tpl.length;A++)if(k+=h.tpl[A],h.exprs&&A<h.exprs.length){var E=h.exprs[A];if(E==null)continue;if(typeof E=="object"&&((0,c.
b)(E)||C(E))){var pe,M=m(E,t,n,r,e,l,_,o);typeof M=="string"?k+=M:(w||(w=[]),k&&w.push(k),k=d,C(M)?(pe=w).push.apply(pe,
M):w.push(M))}else k+=E}return w?(k&&w.push(k),w):k}if("UNSTABLE_comment"in h)return"<!--"+U(h.UNSTABLE_comment)+"-->";a=
h.children}else{if((R=p.contextType)!=null){var de=t[R.__c];I=de?de.props.value:R.__}var he=p.prototype&&typeof p.prototype.
render=="function";if(he)a=ue(e,I,o),v=e[H];else{e[H]=v=Ae(e,I);for(var Pe=0;ae(v)&&Pe++<25;){He(v),o.renderHook&&o.renderHook(
e);try{a=p.call(v,h,I)}catch(y){throw l&&y&&typeof y.then=="function"&&(e._suspended=!0),y}}oe(v)}if(v.getChildContext!=
null&&(t=Y({},t,v.getChildContext())),he&&o.errorBoundaries&&(p.getDerivedStateFromError||v.componentDidCatch)){a=a!=null&&
a.type===c.d&&a.key==null&&a.props.tpl==null?a.props.children:a;try{return m(a,t,n,r,e,l,!1,o)}catch(y){return p.getDerivedStateFromError&&
(v[O]=p.getDerivedStateFromError(y)),v.componentDidCatch&&v.componentDidCatch(y,B),ae(v)?(a=ue(e,t,o),(v=e[H]).getChildContext!=
null&&(t=Y({},t,v.getChildContext())),m(a=a!=null&&a.type===c.d&&a.key==null&&a.props.tpl==null?a.props.children:a,t,n,r,
e,l,_,o)):d}finally{o.afterDiff&&o.afterDiff(e),o.unmountHook&&o.unmountHook(e)}}}a=a!=null&&a.type===c.d&&a.key==null&&
a.props.tpl==null?a.props.children:a;try{var ve=m(a,t,n,r,e,l,_,o);return o.afterDiff&&o.afterDiff(e),o.unmountHook&&o.unmountHook(
e),e._suspended?q(ve):ve}catch(y){if(!l&&_&&_.onError){var _e=(function X(P){return _.onError(P,e,function(T,Ve){try{return L(
function(){return m(T,t,n,r,Ve,l,_,o)})}catch($e){return X($e)}})})(y);return _e!==void 0?_e:(o.catchError&&o.catchError(
y,e),d)}if(!l||!y||typeof y.then!="function")throw y;return y.then(function X(){try{var P=L(function(){return m(a,t,n,r,
e,l,_,o)});return e._suspended?q(P):P}catch(T){if(!T||typeof T.then!="function")throw T;return T.then(X)}})}}var x,S="<"+
p,g=d;for(var s in h){var u=h[s];if(typeof(u=Ie(u)?u.value:u)!="function"||s==="class"||s==="className"){switch(s){case"\
children":x=u;continue;case"key":case"ref":case"__self":case"__source":continue;case"htmlFor":if("for"in h)continue;s="f\
or";break;case"className":if("class"in h)continue;s="class";break;case"defaultChecked":s="checked";break;case"defaultSel\
ected":s="selected";break;case"defaultValue":case"value":switch(s="value",p){case"textarea":x=u;continue;case"select":r=
u;continue;case"option":r!=u||"selected"in h||(S+=" selected")}break;case"dangerouslySetInnerHTML":g=u&&u.__html;continue;case"\
style":typeof u=="object"&&(u=je(u));break;case"acceptCharset":s="accept-charset";break;case"httpEquiv":s="http-equiv";break;default:
if(te.test(s))continue;ne.test(s)?s=s.replace(ne,"$1:$2").toLowerCase():s[4]!=="-"&&!Se.has(s)||u==null?n?De.test(s)&&(s=
s==="panose1"?"panose-1":s.replace(/([A-Z])/g,"-$1").toLowerCase()):Ce.test(s)&&(s=s.toLowerCase()):u+=d}u!=null&&u!==!1&&
(S=u===!0||u===d?S+" "+s:S+" "+s+'="'+U(u+d)+'"')}}if(te.test(p))throw new Error(p+" is not a valid HTML tag name in "+S+
">");if(g||(typeof x=="string"?g=U(x):x!=null&&x!==!1&&x!==!0&&(g=m(x,t,p==="svg"||p!=="foreignObject"&&n,r,e,l,_,o))),o.
afterDiff&&o.afterDiff(e),o.unmountHook&&o.unmountHook(e),!g&&Le.has(p))return S+"/>";var G="</"+p+">",Q=S+">";return C(
g)?[Q].concat(g,[G]):typeof g!="string"?[Q,g,G]:Q+g+G}var Le=new Set(["area","base","br","col","command","embed","hr","i\
mg","input","keygen","link","meta","param","source","track","wbr"]);function Ie(e){return e!==null&&typeof e=="object"&&
typeof e.peek=="function"&&"value"in e}});
