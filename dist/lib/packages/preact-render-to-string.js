"use strict";module.exports={"preact-render-to-string"($e,X,We,_e){var P=Object.defineProperty,me=Object.getOwnPropertyDescriptor,ye=Object.
getOwnPropertyNames,ge=Object.prototype.hasOwnProperty,be=(e,t)=>{for(var n in t)P(e,n,{get:t[n],enumerable:!0})},ke=(e,t,n,r)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let s of ye(t))!ge.call(e,s)&&s!==n&&P(e,s,{get:()=>t[s],enumerable:!(r=
me(t,s))||r.enumerable});return e},we=e=>ke(P({},"__esModule",{value:!0}),e),ee={};be(ee,{renderToString:()=>Me}),_e.exports=
we(ee);var c=X("chunk-BMIUOHVM"),ze=X("chunk-IYWUY3VA"),V="__s",S="__c",$="__k",W="__d",H="__s",re=/[\s\n\\/='"\0<>]/,te=/^(xlink|xmlns|xml)([A-Z])/,
xe=/^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/,
Ce=/^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/,
De=new Set(["draggable","spellcheck"]);function ne(e){e.__g!==void 0?e.__g|=8:e[W]=!0}function Se(e){e.__g!==void 0?e.__g&=
-9:e[W]=!1}function oe(e){return e.__g!==void 0?!!(8&e.__g):e[W]===!0}var He=/["&<]/;function M(e){if(e.length===0||He.test(
e)===!1)return e;for(var t=0,n=0,r="",s="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:s="&quot;";break;case 38:s="&\
amp;";break;case 60:s="&lt;";break;default:continue}n!==t&&(r+=e.slice(t,n)),r+=s,t=n+1}return n!==t&&(r+=e.slice(t,n)),
r}var ae={},Oe=new Set(["animation-iteration-count","border-image-outset","border-image-slice","border-image-width","box\
-flex","box-flex-group","box-ordinal-group","column-count","fill-opacity","flex","flex-grow","flex-negative","flex-order",
"flex-positive","flex-shrink","flood-opacity","font-weight","grid-column","grid-row","line-clamp","line-height","opacity",
"order","orphans","stop-opacity","stroke-dasharray","stroke-dashoffset","stroke-miterlimit","stroke-opacity","stroke-wid\
th","tab-size","widows","z-index","zoom"]),Ee=/[A-Z]/g;function Te(e){var t="";for(var n in e){var r=e[n];if(r!=null&&r!==
""){var s=n[0]=="-"?n:ae[n]||(ae[n]=n.replace(Ee,"-$&").toLowerCase()),l=";";typeof r!="number"||s.startsWith("--")||Oe.
has(s)||(l="px;"),t=t+s+":"+r+l}}return t||void 0}function se(){this.__d=!0}function je(e,t){return{__v:e,context:t,props:e.
props,setState:se,forceUpdate:se,__d:!0,__h:new Array(0)}}var z={},ie=[],x=Array.isArray,B=Object.assign,p="",Y="<!--$s-\
->",N="<!--/$s-->";function Z(e){return typeof e=="string"?Y+e+N:x(e)?(e.unshift(Y),e.push(N),e):e&&typeof e.then=="func\
tion"?e.then(Z):Y+e+N}function Ae(){return{beforeDiff:c.a.__b,afterDiff:c.a.diffed,renderHook:c.a.__r,unmountHook:c.a.unmount,
rootHook:c.a.__,commitHook:c.a.__c,catchError:c.a.__e,errorBoundaries:c.a.errorBoundaries}}function U(e){var t=c.a[V];c.
a[V]=!0;try{return e()}finally{c.a[V]=t}}function Me(e,t,n){var r=Ae();try{var s=U(function(){var l,v=(0,c.c)(c.d,null);
return v[$]=[e],r.rootHook&&r.rootHook(e,((l={})[$]=v,l.nodeType=1,l)),y(e,t||z,!1,void 0,v,!1,n,r)});return x(s)?s.join(
p):s}catch(l){throw l.then?new Error('Use "renderToStringAsync" for suspenseful rendering.'):l}finally{r.commitHook&&U(function(){
return r.commitHook(e,ie)}),ie.length=0}}function le(e,t,n){var r,s=e.type,l=!0;return e[S]?(l=!1,(r=e[S]).state=r[H]):r=
new s(e.props,t),e[S]=r,r.__v=e,r.props=e.props,r.context=t,ne(r),r.state==null&&(r.state=z),r[H]==null&&(r[H]=r.state),
s.getDerivedStateFromProps?r.state=B({},r.state,s.getDerivedStateFromProps(r.props,r.state)):l&&r.componentWillMount?(r.
componentWillMount(),r.state=r[H]!==r.state?r[H]:r.state):!l&&r.componentWillUpdate&&r.componentWillUpdate(),n.renderHook&&
n.renderHook(e),r.render(r.props,r.state,t)}function y(e,t,n,r,s,l,v,o){if(e==null||e===!0||e===!1||e===p)return p;var q=typeof e;
if(q!="object")return q=="function"?p:q=="string"?M(e):e+p;if(x(e)){var b,C=p;s[$]=e;for(var ue=e.length,F=0;F<ue;F++){var J=e[F];
if(J!=null&&typeof J!="boolean"){var ce,T=y(J,t,n,r,s,l,v,o);typeof T=="string"?C+=T:(b||(b=new Array(ue)),C&&b.push(C),
C=p,x(T)?(ce=b).push.apply(ce,T):b.push(T))}}return b?(C&&b.push(C),b):C}if(!(0,c.b)(e))return p;e.__=s,o.beforeDiff&&o.
beforeDiff(e);var f=e.type,d=e.props;if(typeof f=="function"){var K,a,h,L=t;if(f===c.d){if("tpl"in d){for(var k,g=p,j=0;j<
d.tpl.length;j++)if(g+=d.tpl[j],d.exprs&&j<d.exprs.length){var O=d.exprs[j];if(O==null)continue;if(typeof O=="object"&&((0,c.
b)(O)||x(O))){var fe,A=y(O,t,n,r,e,l,v,o);typeof A=="string"?g+=A:(k||(k=[]),g&&k.push(g),g=p,x(A)?(fe=k).push.apply(fe,
A):k.push(A))}else g+=O}return k?(g&&k.push(g),k):g}if("UNSTABLE_comment"in d)return"<!--"+M(d.UNSTABLE_comment)+"-->";a=
d.children}else{if((K=f.contextType)!=null){var pe=t[K.__c];L=pe?pe.props.value:K.__}var de=f.prototype&&typeof f.prototype.
render=="function";if(de)a=le(e,L,o),h=e[S];else{e[S]=h=je(e,L);for(var Ie=0;oe(h)&&Ie++<25;){Se(h),o.renderHook&&o.renderHook(
e);try{a=f.call(h,d,L)}catch(_){throw l&&_&&typeof _.then=="function"&&(e._suspended=!0),_}}ne(h)}if(h.getChildContext!=
null&&(t=B({},t,h.getChildContext())),de&&o.errorBoundaries&&(f.getDerivedStateFromError||h.componentDidCatch)){a=a!=null&&
a.type===c.d&&a.key==null&&a.props.tpl==null?a.props.children:a;try{return y(a,t,n,r,e,l,!1,o)}catch(_){return f.getDerivedStateFromError&&
(h[H]=f.getDerivedStateFromError(_)),h.componentDidCatch&&h.componentDidCatch(_,z),oe(h)?(a=le(e,t,o),(h=e[S]).getChildContext!=
null&&(t=B({},t,h.getChildContext())),y(a=a!=null&&a.type===c.d&&a.key==null&&a.props.tpl==null?a.props.children:a,t,n,r,
e,l,v,o)):p}finally{o.afterDiff&&o.afterDiff(e),o.unmountHook&&o.unmountHook(e)}}}a=a!=null&&a.type===c.d&&a.key==null&&
a.props.tpl==null?a.props.children:a;try{var he=y(a,t,n,r,e,l,v,o);return o.afterDiff&&o.afterDiff(e),o.unmountHook&&o.unmountHook(
e),e._suspended?Z(he):he}catch(_){if(!l&&v&&v.onError){var ve=(function Q(I){return v.onError(I,e,function(E,Pe){try{return U(
function(){return y(E,t,n,r,Pe,l,v,o)})}catch(Ve){return Q(Ve)}})})(_);return ve!==void 0?ve:(o.catchError&&o.catchError(
_,e),p)}if(!l||!_||typeof _.then!="function")throw _;return _.then(function Q(){try{var I=U(function(){return y(a,t,n,r,
e,l,v,o)});return e._suspended?Z(I):I}catch(E){if(!E||typeof E.then!="function")throw E;return E.then(Q)}})}}var w,D="<"+
f,m=p;for(var i in d){var u=d[i];if(typeof(u=Le(u)?u.value:u)!="function"||i==="class"||i==="className"){switch(i){case"\
children":w=u;continue;case"key":case"ref":case"__self":case"__source":continue;case"htmlFor":if("for"in d)continue;i="f\
or";break;case"className":if("class"in d)continue;i="class";break;case"defaultChecked":i="checked";break;case"defaultSel\
ected":i="selected";break;case"defaultValue":case"value":switch(i="value",f){case"textarea":w=u;continue;case"select":r=
u;continue;case"option":r!=u||"selected"in d||(D+=" selected")}break;case"dangerouslySetInnerHTML":m=u&&u.__html;continue;case"\
style":typeof u=="object"&&(u=Te(u));break;case"acceptCharset":i="accept-charset";break;case"httpEquiv":i="http-equiv";break;default:
if(re.test(i))continue;te.test(i)?i=i.replace(te,"$1:$2").toLowerCase():i[4]!=="-"&&!De.has(i)||u==null?n?Ce.test(i)&&(i=
i==="panose1"?"panose-1":i.replace(/([A-Z])/g,"-$1").toLowerCase()):xe.test(i)&&(i=i.toLowerCase()):u+=p}u!=null&&u!==!1&&
(D=u===!0||u===p?D+" "+i:D+" "+i+'="'+M(u+p)+'"')}}if(re.test(f))throw new Error(f+" is not a valid HTML tag name in "+D+
">");if(m||(typeof w=="string"?m=M(w):w!=null&&w!==!1&&w!==!0&&(m=y(w,t,f==="svg"||f!=="foreignObject"&&n,r,e,l,v,o))),o.
afterDiff&&o.afterDiff(e),o.unmountHook&&o.unmountHook(e),!m&&Ue.has(f))return D+"/>";var R="</"+f+">",G=D+">";return x(
m)?[G].concat(m,[R]):typeof m!="string"?[G,m,R]:G+m+R}var Ue=new Set(["area","base","br","col","command","embed","hr","i\
mg","input","keygen","link","meta","param","source","track","wbr"]);function Le(e){return e!==null&&typeof e=="object"&&
typeof e.peek=="function"&&"value"in e}}};
