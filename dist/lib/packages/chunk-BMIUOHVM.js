"use strict";module.exports={"chunk-BMIUOHVM"(Lt,Et,Ft,yt){var B=Object.defineProperty,mt=Object.getOwnPropertyDescriptor,gt=Object.getOwnPropertyNames,
bt=Object.prototype.hasOwnProperty,kt=(t,e)=>{for(var n in e)B(t,n,{get:e[n],enumerable:!0})},wt=(t,e,n,o)=>{if(e&&typeof e==
"object"||typeof e=="function")for(let r of gt(e))!bt.call(t,r)&&r!==n&&B(t,r,{get:()=>e[r],enumerable:!(o=mt(e,r))||o.enumerable});
return t},xt=t=>wt(B({},"__esModule",{value:!0}),t),Y={};kt(Y,{a:()=>y,b:()=>tt,c:()=>Mt,d:()=>A}),yt.exports=xt(Y);var V,
y,Z,tt,C,et,nt,_t,q,E,U,lt,z,J,G,Pt,rt={},F=[],St=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,W=Array.
isArray;function M(t,e){for(var n in e)t[n]=e[n];return t}function K(t){t&&t.parentNode&&t.parentNode.removeChild(t)}function Mt(t,e,n){
var o,r,l,i={};for(l in e)l=="key"?o=e[l]:l=="ref"?r=e[l]:i[l]=e[l];if(arguments.length>2&&(i.children=arguments.length>
3?V.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(l in t.defaultProps)i[l]===void 0&&(i[l]=t.defaultProps[l]);
return j(t,i,o,r,null)}function j(t,e,n,o,r){var l={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:r??++Z,__i:-1,__u:0};return r==null&&y.vnode!=null&&y.vnode(l),l}function A(t){return t.children}
function H(t,e){this.props=t,this.context=e}function D(t,e){if(e==null)return t.__?D(t.__,t.__i+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?D(t):null}function Ct(t){if(t.
__P&&t.__d){var e=t.__v,n=e.__e,o=[],r=[],l=M({},e);l.__v=e.__v+1,y.vnode&&y.vnode(l),ft(t.__P,l,e,t.__n,t.__P.namespaceURI,
32&e.__u?[n]:null,o,n??D(e),!!(32&e.__u),r),l.__v=e.__v,l.__.__k[l.__i]=l,Tt(o,l,r),e.__e=e.__=null,l.__e!=n&&ot(l)}}function ot(t){
if((t=t.__)!=null&&t.__c!=null)return t.__e=t.__c.base=null,t.__k.some(function(e){if(e!=null&&e.__e!=null)return t.__e=
t.__c.base=e.__e}),ot(t)}function ut(t){(!t.__d&&(t.__d=!0)&&C.push(t)&&!I.__r++||et!=y.debounceRendering)&&((et=y.debounceRendering)||
nt)(I)}function I(){try{for(var t,e=1;C.length;)C.length>e&&C.sort(_t),t=C.shift(),e=C.length,Ct(t)}finally{C.length=I.__r=
0}}function it(t,e,n,o,r,l,i,s,v,u,f){var k,_,p,m,x,w,g=o&&o.__k||F,h=e.length;for(v=Dt(n,e,g,v,h),k=0;k<h;k++)(p=n.__k[k])!=
null&&(_=p.__i!=-1&&g[p.__i]||rt,p.__i=k,w=ft(t,p,_,r,l,i,s,v,u,f),m=p.__e,p.ref&&_.ref!=p.ref&&(_.ref&&Q(_.ref,null,p),
f.push(p.ref,p.__c||m,p)),x==null&&m!=null&&(x=m),4&p.__u?(v=st(p,v,t),_.__e&&(_.__e=null)):typeof p.type=="function"&&w!==
void 0?v=w:m&&(v=m.nextSibling),p.__u&=-7);return n.__e=x,v}function Dt(t,e,n,o,r){var l,i,s,v,u,f=n.length,k=f,_=0;for(t.
__k=new Array(r),l=0;l<r;l++)(i=e[l])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="n\
umber"||typeof i=="bigint"||i.constructor==String?i=t.__k[l]=j(null,i,null,null,null):W(i)?i=t.__k[l]=j(A,{children:i},null,
null,null):i.constructor===void 0&&i.__b>0?i=t.__k[l]=j(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):t.__k[l]=i,v=l+_,i.
__=t,i.__b=t.__b+1,s=null,(u=i.__i=Ot(i,n,v,k))!=-1&&(k--,(s=n[u])&&(s.__u|=2)),s==null||s.__v==null?(u==-1&&(r>f?_--:r<
f&&_++),typeof i.type!="function"&&(i.__u|=4)):u!=v&&(u==v-1?_--:u==v+1?_++:(u>v?_--:_++,i.__u|=4))):t.__k[l]=null;if(k)
for(l=0;l<f;l++)(s=n[l])!=null&&(2&s.__u)==0&&(s.__e==o&&(o=D(s)),dt(s,s));return o}function st(t,e,n){var o,r;if(typeof t.
type=="function"){for(o=t.__k,r=0;o&&r<o.length;r++)o[r]&&(o[r].__=t,e=st(o[r],e,n));return e}t.__e!=e&&(e&&t.type&&!e.parentNode&&
(e=D(t)),e=n.insertBefore(t.__e,e||null));do e=e&&e.nextSibling;while(e!=null&&e.nodeType==8);return e}function Ot(t,e,n,o){
var r,l,i,s=t.key,v=t.type,u=e[n],f=u!=null&&(2&u.__u)==0;if(u===null&&s==null||f&&s==u.key&&v==u.type)return n;if(o>(f?
1:0)){for(r=n-1,l=n+1;r>=0||l<e.length;)if((u=e[i=r>=0?r--:l++])!=null&&(2&u.__u)==0&&s==u.key&&v==u.type)return i}return-1}
function pt(t,e,n){e[0]=="-"?t.setProperty(e,n??""):t[e]=n==null?"":typeof n!="number"||St.test(e)?n:n+"px"}function R(t,e,n,o,r){
var l,i;t:if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)
n&&e in n||pt(t.style,e,"");if(n)for(e in n)o&&n[e]==o[e]||pt(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")l=e!=(e=e.replace(
lt,"$1")),i=e.toLowerCase(),e=i in t||e=="onFocusOut"||e=="onFocusIn"?i.slice(2):e.slice(2),t.l||(t.l={}),t.l[e+l]=n,n?o?
n[U]=o[U]:(n[U]=z,t.addEventListener(e,l?G:J,l)):t.removeEventListener(e,l?G:J,l);else{if(r=="http://www.w3.org/2000/svg")
e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!=
"tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{t[e]=n??"";break t}catch{}typeof n==
"function"||(n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n))}}function ct(t){
return function(e){if(this.l){var n=this.l[e.type+t];if(e[E]==null)e[E]=z++;else if(e[E]<n[U])return;return n(y.event?y.
event(e):e)}}}function ft(t,e,n,o,r,l,i,s,v,u){var f,k,_,p,m,x,w,g,h,P,N,O,L,vt,$,X,S=e.type;if(e.constructor!==void 0)return null;
128&n.__u&&(v=!!(32&n.__u),l=[s=e.__e=n.__e]),(f=y.__b)&&f(e);t:if(typeof S=="function"){k=i.length;try{if(h=e.props,P=S.
prototype&&S.prototype.render,N=(f=S.contextType)&&o[f.__c],O=f?N?N.props.value:f.__:o,n.__c?g=(_=e.__c=n.__c).__=_.__E:
(P?e.__c=_=new S(h,O):(e.__c=_=new H(h,O),_.constructor=S,_.render=Nt),N&&N.sub(_),_.state||(_.state={}),_.__n=o,p=_.__d=
!0,_.__h=[],_._sb=[]),P&&_.__s==null&&(_.__s=_.state),P&&S.getDerivedStateFromProps!=null&&(_.__s==_.state&&(_.__s=M({},
_.__s)),M(_.__s,S.getDerivedStateFromProps(h,_.__s))),m=_.props,x=_.state,_.__v=e,p)P&&S.getDerivedStateFromProps==null&&
_.componentWillMount!=null&&_.componentWillMount(),P&&_.componentDidMount!=null&&_.__h.push(_.componentDidMount);else{if(P&&
S.getDerivedStateFromProps==null&&h!==m&&_.componentWillReceiveProps!=null&&_.componentWillReceiveProps(h,O),e.__v==n.__v||
!_.__e&&_.shouldComponentUpdate!=null&&_.shouldComponentUpdate(h,_.__s,O)===!1){e.__v!=n.__v&&(_.props=h,_.state=_.__s,_.
__d=!1),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(T){T&&(T.__=e)}),F.push.apply(_.__h,_._sb),_._sb=[],_.__h.length&&i.
push(_),s=D(n);break t}_.componentWillUpdate!=null&&_.componentWillUpdate(h,_.__s,O),P&&_.componentDidUpdate!=null&&_.__h.
push(function(){_.componentDidUpdate(m,x,w)})}if(_.context=O,_.props=h,_.__P=t,_.__e=!1,L=y.__r,vt=0,P)_.state=_.__s,_.__d=
!1,L&&L(e),f=_.render(_.props,_.state,_.context),F.push.apply(_.__h,_._sb),_._sb=[];else do _.__d=!1,L&&L(e),f=_.render(
_.props,_.state,_.context),_.state=_.__s;while(_.__d&&++vt<25);_.state=_.__s,_.getChildContext!=null&&(o=M(M({},o),_.getChildContext())),
P&&!p&&_.getSnapshotBeforeUpdate!=null&&(w=_.getSnapshotBeforeUpdate(m,x)),$=f!=null&&f.type===A&&f.key==null?ht(f.props.
children):f,s=it(t,W($)?$:[$],e,n,o,r,l,i,s,v,u),_.base=e.__e,e.__u&=-161,_.__h.length&&i.push(_),g&&(_.__E=_.__=null)}catch(T){
if(i.length=k,e.__v=null,v||l!=null){if(T.then){for(e.__u|=v?160:128;s&&s.nodeType==8&&s.nextSibling;)s=s.nextSibling;l!=
null&&(l[l.indexOf(s)]=null),e.__e=s}else if(l!=null)for(X=l.length;X--;)K(l[X])}else e.__e=n.__e;e.__k==null&&(e.__k=n.
__k||[]),T.then||at(e),y.__e(T,e,n)}}else l==null&&e.__v==n.__v?(e.__k=n.__k,e.__e=n.__e):s=e.__e=Ut(n.__e,e,n,o,r,l,i,v,
u);return(f=y.diffed)&&f(e),128&e.__u?void 0:s}function at(t){t&&(t.__c&&(t.__c.__e=!0),t.__k&&t.__k.some(at))}function Tt(t,e,n){
for(var o=0;o<n.length;o++)Q(n[o],n[++o],n[++o]);y.__c&&y.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(l){
l.call(r)})}catch(l){y.__e(l,r.__v)}})}function ht(t){return typeof t!="object"||t==null||t.__b>0?t:W(t)?t.map(ht):t.constructor!==
void 0?null:M({},t)}function Ut(t,e,n,o,r,l,i,s,v){var u,f,k,_,p,m,x,w=n.props||rt,g=e.props,h=e.type;if(h=="svg"?r="htt\
p://www.w3.org/2000/svg":h=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),l!=null){
for(u=0;u<l.length;u++)if((p=l[u])&&"setAttribute"in p==!!h&&(h?p.localName==h:p.nodeType==3)){t=p,l[u]=null;break}}if(t==
null){if(h==null)return document.createTextNode(g);t=document.createElementNS(r,h,g.is&&g),s&&(y.__m&&y.__m(e,l),s=!1),l=
null}if(h==null)w===g||s&&t.data==g||(t.data=g);else{if(l=h=="textarea"&&g.defaultValue!=null?null:l&&V.call(t.childNodes),
!s&&l!=null)for(w={},u=0;u<t.attributes.length;u++)w[(p=t.attributes[u]).name]=p.value;for(u in w)p=w[u],u=="dangerously\
SetInnerHTML"?k=p:u=="children"||u in g||u=="value"&&"defaultValue"in g||u=="checked"&&"defaultChecked"in g||R(t,u,null,
p,r);for(u in g)p=g[u],u=="children"?_=p:u=="dangerouslySetInnerHTML"?f=p:u=="value"?m=p:u=="checked"?x=p:s&&typeof p!="\
function"||w[u]===p||R(t,u,p,w[u],r);if(f)s||k&&(f.__html==k.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=
[];else if(k&&(t.innerHTML=""),it(e.type=="template"?t.content:t,W(_)?_:[_],e,n,o,h=="foreignObject"?"http://www.w3.org/\
1999/xhtml":r,l,i,l?l[0]:n.__k&&D(n,0),s,v),l!=null)for(u=l.length;u--;)K(l[u]);s&&h!="textarea"||(u="value",h=="progres\
s"&&m==null?t.removeAttribute("value"):m!=null&&(m!==t[u]||h=="progress"&&!m||h=="option"&&m!=w[u])&&R(t,u,m,w[u],r),u="\
checked",x!=null&&x!=t[u]&&R(t,u,x,w[u],r))}return t}function Q(t,e,n){try{if(typeof t=="function"){var o=typeof t.__u==
"function";o&&t.__u(),o&&e==null||(t.__u=t(e))}else t.current=e}catch(r){y.__e(r,n)}}function dt(t,e,n){var o,r;if(y.unmount&&
y.unmount(t),(o=t.ref)&&(o.current&&o.current!=t.__e||Q(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){
y.__e(l,e)}o.base=o.__P=o.__n=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&dt(o[r],e,n||typeof t.type!="function");n||K(
t.__e),t.__c=t.__=t.__e=void 0}function Nt(t,e,n){return this.constructor(t,n)}V=F.slice,y={__e:function(t,e,n,o){for(var r,
l,i;e=e.__;)if((r=e.__c)&&!r.__)try{if((l=r.constructor)&&l.getDerivedStateFromError!=null&&(r.setState(l.getDerivedStateFromError(
t)),i=r.__d),r.componentDidCatch!=null&&(r.componentDidCatch(t,o||{}),i=r.__d),i)return r.__E=r}catch(s){t=s}throw t}},Z=
0,tt=function(t){return t!=null&&t.constructor===void 0},H.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.
__s!=this.state?this.__s:this.__s=M({},this.state),typeof t=="function"&&(t=t(M({},n),this.props)),t&&M(n,t),t!=null&&this.
__v&&(e&&this._sb.push(e),ut(this))},H.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),ut(this))},
H.prototype.render=A,C=[],nt=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,_t=function(t,e){
return t.__v.__b-e.__v.__b},I.__r=0,q=Math.random().toString(8),E="__d"+q,U="__a"+q,lt=/(PointerCapture)$|Capture$/i,z=0,
J=ct(!1),G=ct(!0),Pt=0}};
