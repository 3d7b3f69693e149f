"use strict";var We=Object.defineProperty;var u=(se,M)=>We(se,"name",{value:M,configurable:!0});module.exports={"preact-render-to-string"(se,M,$e,Ce){var G=Object.defineProperty,De=Object.getOwnPropertyDescriptor,Se=Object.
getOwnPropertyNames,Ae=Object.prototype.hasOwnProperty,Ee=u((e,t)=>{for(var n in t)G(e,n,{get:t[n],enumerable:!0})},"__e\
xport"),Le=u((e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Se(t))!Ae.call(e,s)&&s!==n&&G(e,s,{
get:u(()=>t[s],"get"),enumerable:!(r=De(t,s))||r.enumerable});return e},"__copyProps"),Oe=u(e=>Le(G({},"__esModule",{value:!0}),
e),"__toCommonJS"),ie={};Ee(ie,{renderToString:u(()=>me,"renderToString")}),Ce.exports=Oe(ie);var f=M("chunk-NUGGXUHQ"),
h=M("chunk-CVC2726E"),W="__s",A="__c",$="__k",I="__d",E="__s",le=/[\s\n\\/='"\0<>]/,ue=/^(xlink|xmlns|xml)([A-Z])/,je=/^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/,
Ue=/^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/,
Pe=new Set(["draggable","spellcheck"]);function R(e){e.__g!==void 0?e.__g|=8:e[I]=!0}u(R,"mt"),(0,h.a)(R,"d");function ce(e){
e.__g!==void 0?e.__g&=-9:e[I]=!1}u(ce,"Ht"),(0,h.a)(ce,"v");function F(e){return e.__g!==void 0?!!(8&e.__g):e[I]===!0}u(
F,"ft"),(0,h.a)(F,"m");var Te=/["&<]/;function j(e){if(e.length===0||Te.test(e)===!1)return e;for(var t=0,n=0,r="",s="";n<
e.length;n++){switch(e.charCodeAt(n)){case 34:s="&quot;";break;case 38:s="&amp;";break;case 60:s="&lt;";break;default:continue}
n!==t&&(r+=e.slice(t,n)),r+=s,t=n+1}return n!==t&&(r+=e.slice(t,n)),r}u(j,"U"),(0,h.a)(j,"_");var fe={},Be=new Set(["ani\
mation-iteration-count","border-image-outset","border-image-slice","border-image-width","box-flex","box-flex-group","box\
-ordinal-group","column-count","fill-opacity","flex","flex-grow","flex-negative","flex-order","flex-positive","flex-shri\
nk","flood-opacity","font-weight","grid-column","grid-row","line-clamp","line-height","opacity","order","orphans","stop-\
opacity","stroke-dasharray","stroke-dashoffset","stroke-miterlimit","stroke-opacity","stroke-width","tab-size","widows",
"z-index","zoom"]),Me=/[A-Z]/g;function pe(e){var t="";for(var n in e){var r=e[n];if(r!=null&&r!==""){var s=n[0]=="-"?n:
fe[n]||(fe[n]=n.replace(Me,"-$&").toLowerCase()),l=";";typeof r!="number"||s.startsWith("--")||Be.has(s)||(l="px;"),t=t+
s+":"+r+l}}return t||void 0}u(pe,"Tt"),(0,h.a)(pe,"x");function Q(){this.__d=!0}u(Q,"ht"),(0,h.a)(Q,"w");function he(e,t){
return{__v:e,context:t,props:e.props,setState:Q,forceUpdate:Q,__d:!0,__h:new Array(0)}}u(he,"Dt"),(0,h.a)(he,"H");var Z={},
de=[],C=Array.isArray,J=Object.assign,d="",K="<!--$s-->",X="<!--/$s-->";function N(e){return typeof e=="string"?K+e+X:C(
e)?(e.unshift(K),e.push(X),e):e&&typeof e.then=="function"?e.then(N):K+e+X}u(N,"O"),(0,h.a)(N,"M");function _e(){return{
beforeDiff:f.a.__b,afterDiff:f.a.diffed,renderHook:f.a.__r,unmountHook:f.a.unmount,rootHook:f.a.__,commitHook:f.a.__c,catchError:f.
a.__e,errorBoundaries:f.a.errorBoundaries}}u(_e,"Et"),(0,h.a)(_e,"W");function U(e){var t=f.a[W];f.a[W]=!0;try{return e()}finally{
f.a[W]=t}}u(U,"j"),(0,h.a)(U,"B");function me(e,t,n){var r=_e();try{var s=U(function(){var l,y=(0,f.c)(f.d,null);return y[$]=
[e],r.rootHook&&r.rootHook(e,((l={})[$]=y,l.nodeType=1,l)),g(e,t||Z,!1,void 0,y,!1,n,r)});return C(s)?s.join(d):s}catch(l){
throw l.then?new Error('Use "renderToStringAsync" for suspenseful rendering.'):l}finally{r.commitHook&&U(function(){return r.
commitHook(e,de)}),de.length=0}}u(me,"Ct"),(0,h.a)(me,"z");function q(e,t,n){var r,s=e.type,l=!0;return e[A]?(l=!1,(r=e[A]).
state=r[E]):r=new s(e.props,t),e[A]=r,r.__v=e,r.props=e.props,r.context=t,R(r),r.state==null&&(r.state=Z),r[E]==null&&(r[E]=
r.state),s.getDerivedStateFromProps?r.state=J({},r.state,s.getDerivedStateFromProps(r.props,r.state)):l&&r.componentWillMount?
(r.componentWillMount(),r.state=r[E]!==r.state?r[E]:r.state):!l&&r.componentWillUpdate&&r.componentWillUpdate(),n.renderHook&&
n.renderHook(e),r.render(r.props,r.state,t)}u(q,"vt"),(0,h.a)(q,"N");function g(e,t,n,r,s,l,y,o){if(e==null||e===!0||e===
!1||e===d)return d;var Y=typeof e;if(Y!="object")return Y=="function"?d:Y=="string"?j(e):e+d;if(C(e)){var w,D=d;s[$]=e;for(var ve=e.
length,ee=0;ee<ve;ee++){var re=e[ee];if(re!=null&&typeof re!="boolean"){var ge,P=g(re,t,n,r,s,l,y,o);typeof P=="string"?
D+=P:(w||(w=new Array(ve)),D&&w.push(D),D=d,C(P)?(ge=w).push.apply(ge,P):w.push(P))}}return w?(D&&w.push(D),w):D}if(!(0,f.
b)(e))return d;e.__=s,o.beforeDiff&&o.beforeDiff(e);var p=e.type,_=e.props;if(typeof p=="function"){var te,a,m,z=t;if(p===
f.d){if("tpl"in _){for(var x,b=d,T=0;T<_.tpl.length;T++)if(b+=_.tpl[T],_.exprs&&T<_.exprs.length){var L=_.exprs[T];if(L==
null)continue;if(typeof L=="object"&&((0,f.b)(L)||C(L))){var ke,B=g(L,t,n,r,e,l,y,o);typeof B=="string"?b+=B:(x||(x=[]),
b&&x.push(b),b=d,C(B)?(ke=x).push.apply(ke,B):x.push(B))}else b+=L}return x?(b&&x.push(b),x):b}if("UNSTABLE_comment"in _)
return"<!--"+j(_.UNSTABLE_comment)+"-->";a=_.children}else{if((te=p.contextType)!=null){var be=t[te.__c];z=be?be.props.value:
te.__}var we=p.prototype&&typeof p.prototype.render=="function";if(we)a=q(e,z,o),m=e[A];else{e[A]=m=he(e,z);for(var ze=0;F(
m)&&ze++<25;){ce(m),o.renderHook&&o.renderHook(e);try{a=p.call(m,_,z)}catch(v){throw l&&v&&typeof v.then=="function"&&(e.
_suspended=!0),v}}R(m)}if(m.getChildContext!=null&&(t=J({},t,m.getChildContext())),we&&o.errorBoundaries&&(p.getDerivedStateFromError||
m.componentDidCatch)){a=a!=null&&a.type===f.d&&a.key==null&&a.props.tpl==null?a.props.children:a;try{return g(a,t,n,r,e,
l,!1,o)}catch(v){return p.getDerivedStateFromError&&(m[E]=p.getDerivedStateFromError(v)),m.componentDidCatch&&m.componentDidCatch(
v,Z),F(m)?(a=q(e,t,o),(m=e[A]).getChildContext!=null&&(t=J({},t,m.getChildContext())),g(a=a!=null&&a.type===f.d&&a.key==
null&&a.props.tpl==null?a.props.children:a,t,n,r,e,l,y,o)):d}finally{o.afterDiff&&o.afterDiff(e),o.unmountHook&&o.unmountHook(
e)}}}a=a!=null&&a.type===f.d&&a.key==null&&a.props.tpl==null?a.props.children:a;try{var xe=g(a,t,n,r,e,l,y,o);return o.afterDiff&&
o.afterDiff(e),o.unmountHook&&o.unmountHook(e),e._suspended?N(xe):xe}catch(v){if(!l&&y&&y.onError){var He=(0,h.a)(u(function ae(V){
return y.onError(V,e,function(O,Ve){try{return U(function(){return g(O,t,n,r,Ve,l,y,o)})}catch(Ge){return ae(Ge)}})},"R"),
"t")(v);return He!==void 0?He:(o.catchError&&o.catchError(v,e),d)}if(!l||!v||typeof v.then!="function")throw v;return v.
then((0,h.a)(u(function ae(){try{var V=U(function(){return g(a,t,n,r,e,l,y,o)});return e._suspended?N(V):V}catch(O){if(!O||
typeof O.then!="function")throw O;return O.then(ae)}},"R"),"t"))}}var H,S="<"+p,k=d;for(var i in _){var c=_[i];if(typeof(c=
ye(c)?c.value:c)!="function"||i==="class"||i==="className"){switch(i){case"children":H=c;continue;case"key":case"ref":case"\
__self":case"__source":continue;case"htmlFor":if("for"in _)continue;i="for";break;case"className":if("class"in _)continue;
i="class";break;case"defaultChecked":i="checked";break;case"defaultSelected":i="selected";break;case"defaultValue":case"\
value":switch(i="value",p){case"textarea":H=c;continue;case"select":r=c;continue;case"option":r!=c||"selected"in _||(S+=
" selected")}break;case"dangerouslySetInnerHTML":k=c&&c.__html;continue;case"style":typeof c=="object"&&(c=pe(c));break;case"\
acceptCharset":i="accept-charset";break;case"httpEquiv":i="http-equiv";break;default:if(le.test(i))continue;ue.test(i)?i=
i.replace(ue,"$1:$2").toLowerCase():i[4]!=="-"&&!Pe.has(i)||c==null?n?Ue.test(i)&&(i=i==="panose1"?"panose-1":i.replace(
/([A-Z])/g,"-$1").toLowerCase()):je.test(i)&&(i=i.toLowerCase()):c+=d}c!=null&&c!==!1&&(S=c===!0||c===d?S+" "+i:S+" "+i+
'="'+j(c+d)+'"')}}if(le.test(p))throw new Error(p+" is not a valid HTML tag name in "+S+">");if(k||(typeof H=="string"?k=
j(H):H!=null&&H!==!1&&H!==!0&&(k=g(H,t,p==="svg"||p!=="foreignObject"&&n,r,e,l,y,o))),o.afterDiff&&o.afterDiff(e),o.unmountHook&&
o.unmountHook(e),!k&&Ne.has(p))return S+"/>";var ne="</"+p+">",oe=S+">";return C(k)?[oe].concat(k,[ne]):typeof k!="strin\
g"?[oe,k,ne]:oe+k+ne}u(g,"k"),(0,h.a)(g,"q");var Ne=new Set(["area","base","br","col","command","embed","hr","img","inpu\
t","keygen","link","meta","param","source","track","wbr"]);function ye(e){return e!==null&&typeof e=="object"&&typeof e.
peek=="function"&&"value"in e}u(ye,"Ft"),(0,h.a)(ye,"V")}};
