//# packages/chunk-BMIUOHVM
(function(gt,Et,Ft){var z=Object.defineProperty,mt=Object.getOwnPropertyDescriptor,bt=Object.getOwnPropertyNames,kt=Object.
prototype.hasOwnProperty,wt=(t,e)=>{for(var n in e)z(t,n,{get:e[n],enumerable:!0})},Pt=(t,e,n,o)=>{if(e&&typeof e=="obje\
ct"||typeof e=="function")for(let r of bt(e))!kt.call(t,r)&&r!==n&&z(t,r,{get:()=>e[r],enumerable:!(o=mt(e,r))||o.enumerable});
return t},xt=t=>Pt(z({},"__esModule",{value:!0}),t),Z={};wt(Z,{a:()=>g,b:()=>et,c:()=>Dt,d:()=>H}),gt.exports=xt(Z);var V,
g,tt,et,M,nt,_t,lt,q,F,N,rt,J,G,K,St,ot={},W=[],Ct=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,j=Array.
isArray;function D(t,e){for(var n in e)t[n]=e[n];return t}function Q(t){t&&t.parentNode&&t.parentNode.removeChild(t)}function Dt(t,e,n){
var o,r,l,i={};for(l in e)l=="key"?o=e[l]:l=="ref"?r=e[l]:i[l]=e[l];if(arguments.length>2&&(i.children=arguments.length>
3?V.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(l in t.defaultProps)i[l]===void 0&&(i[l]=t.defaultProps[l]);
return A(t,i,o,r,null)}function A(t,e,n,o,r){var l={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:r??++tt,__i:-1,__u:0};return r==null&&g.vnode!=null&&g.vnode(l),l}function H(t){return t.children}
function I(t,e){this.props=t,this.context=e}function O(t,e){if(e==null)return t.__?O(t.__,t.__i+1):null;for(var n;e<t.__k.
length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?O(t):null}function Mt(t){if(t.
__P&&t.__d){var e=t.__v,n=e.__e,o=[],r=[],l=D({},e);l.__v=e.__v+1,g.vnode&&g.vnode(l),at(t.__P,l,e,t.__n,t.__P.namespaceURI,
32&e.__u?[n]:null,o,n??O(e),!!(32&e.__u),r),l.__v=e.__v,l.__.__k[l.__i]=l,Ut(o,l,r),e.__e=e.__=null,l.__e!=n&&ut(l)}}function ut(t){
if((t=t.__)!=null&&t.__c!=null)return t.__e=t.__c.base=null,t.__k.some(function(e){if(e!=null&&e.__e!=null)return t.__e=
t.__c.base=e.__e}),ut(t)}function it(t){(!t.__d&&(t.__d=!0)&&M.push(t)&&!R.__r++||nt!=g.debounceRendering)&&((nt=g.debounceRendering)||
_t)(R)}function R(){try{for(var t,e=1;M.length;)M.length>e&&M.sort(lt),t=M.shift(),e=M.length,Mt(t)}finally{M.length=R.__r=
0}}function st(t,e,n,o,r,l,i,s,y,u,h){var w,_,p,m,x,P,k=o&&o.__k||W,v=e.length;for(y=Ot(n,e,k,y,v),w=0;w<v;w++)(p=n.__k[w])!=
null&&(_=p.__i!=-1&&k[p.__i]||ot,p.__i=w,P=at(t,p,_,r,l,i,s,y,u,h),m=p.__e,p.ref&&_.ref!=p.ref&&(_.ref&&X(_.ref,null,p),
h.push(p.ref,p.__c||m,p)),x==null&&m!=null&&(x=m),4&p.__u?(y=ft(p,y,t),_.__e&&(_.__e=null)):typeof p.type=="function"&&P!==
void 0?y=P:m&&(y=m.nextSibling),p.__u&=-7);return n.__e=x,y}function Ot(t,e,n,o,r){var l,i,s,y,u,h=n.length,w=h,_=0;for(t.
__k=new Array(r),l=0;l<r;l++)(i=e[l])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="n\
umber"||typeof i=="bigint"||i.constructor==String?i=t.__k[l]=A(null,i,null,null,null):j(i)?i=t.__k[l]=A(H,{children:i},null,
null,null):i.constructor===void 0&&i.__b>0?i=t.__k[l]=A(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):t.__k[l]=i,y=l+_,i.
__=t,i.__b=t.__b+1,s=null,(u=i.__i=Tt(i,n,y,w))!=-1&&(w--,(s=n[u])&&(s.__u|=2)),s==null||s.__v==null?(u==-1&&(r>h?_--:r<
h&&_++),typeof i.type!="function"&&(i.__u|=4)):u!=y&&(u==y-1?_--:u==y+1?_++:(u>y?_--:_++,i.__u|=4))):t.__k[l]=null;if(w)
for(l=0;l<h;l++)(s=n[l])!=null&&(2&s.__u)==0&&(s.__e==o&&(o=O(s)),vt(s,s));return o}function ft(t,e,n){var o,r;if(typeof t.
type=="function"){for(o=t.__k,r=0;o&&r<o.length;r++)o[r]&&(o[r].__=t,e=ft(o[r],e,n));return e}t.__e!=e&&(e&&t.type&&!e.parentNode&&
(e=O(t)),e=n.insertBefore(t.__e,e||null));do e=e&&e.nextSibling;while(e!=null&&e.nodeType==8);return e}function Tt(t,e,n,o){
var r,l,i,s=t.key,y=t.type,u=e[n],h=u!=null&&(2&u.__u)==0;if(u===null&&s==null||h&&s==u.key&&y==u.type)return n;if(o>(h?
1:0)){for(r=n-1,l=n+1;r>=0||l<e.length;)if((u=e[i=r>=0?r--:l++])!=null&&(2&u.__u)==0&&s==u.key&&y==u.type)return i}return-1}
function ct(t,e,n){e[0]=="-"?t.setProperty(e,n??""):t[e]=n==null?"":typeof n!="number"||Ct.test(e)?n:n+"px"}function $(t,e,n,o,r){
var l,i;t:if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)
n&&e in n||ct(t.style,e,"");if(n)for(e in n)o&&n[e]==o[e]||ct(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")l=e!=(e=e.replace(
rt,"$1")),i=e.toLowerCase(),e=i in t||e=="onFocusOut"||e=="onFocusIn"?i.slice(2):e.slice(2),t.l||(t.l={}),t.l[e+l]=n,n?o?
n[N]=o[N]:(n[N]=J,t.addEventListener(e,l?K:G,l)):t.removeEventListener(e,l?K:G,l);else{if(r=="http://www.w3.org/2000/svg")
e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!=
"tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{t[e]=n??"";break t}catch{}typeof n==
"function"||(n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n))}}function pt(t){
return function(e){if(this.l){var n=this.l[e.type+t];if(e[F]==null)e[F]=J++;else if(e[F]<n[N])return;return n(g.event?g.
event(e):e)}}}function at(t,e,n,o,r,l,i,s,y,u){var h,w,_,p,m,x,P,k,v,S,L,T,E,yt,B,Y,C=e.type;if(e.constructor!==void 0)return null;
128&n.__u&&(y=!!(32&n.__u),l=[s=e.__e=n.__e]),(h=g.__b)&&h(e);t:if(typeof C=="function"){w=i.length;try{if(v=e.props,S=C.
prototype&&C.prototype.render,L=(h=C.contextType)&&o[h.__c],T=h?L?L.props.value:h.__:o,n.__c?k=(_=e.__c=n.__c).__=_.__E:
(S?e.__c=_=new C(v,T):(e.__c=_=new I(v,T),_.constructor=C,_.render=Lt),L&&L.sub(_),_.state||(_.state={}),_.__n=o,p=_.__d=
!0,_.__h=[],_._sb=[]),S&&_.__s==null&&(_.__s=_.state),S&&C.getDerivedStateFromProps!=null&&(_.__s==_.state&&(_.__s=D({},
_.__s)),D(_.__s,C.getDerivedStateFromProps(v,_.__s))),m=_.props,x=_.state,_.__v=e,p)S&&C.getDerivedStateFromProps==null&&
_.componentWillMount!=null&&_.componentWillMount(),S&&_.componentDidMount!=null&&_.__h.push(_.componentDidMount);else{if(S&&
C.getDerivedStateFromProps==null&&v!==m&&_.componentWillReceiveProps!=null&&_.componentWillReceiveProps(v,T),e.__v==n.__v||
!_.__e&&_.shouldComponentUpdate!=null&&_.shouldComponentUpdate(v,_.__s,T)===!1){e.__v!=n.__v&&(_.props=v,_.state=_.__s,_.
__d=!1),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(U){U&&(U.__=e)}),W.push.apply(_.__h,_._sb),_._sb=[],_.__h.length&&i.
push(_),s=O(n);break t}_.componentWillUpdate!=null&&_.componentWillUpdate(v,_.__s,T),S&&_.componentDidUpdate!=null&&_.__h.
push(function(){_.componentDidUpdate(m,x,P)})}if(_.context=T,_.props=v,_.__P=t,_.__e=!1,E=g.__r,yt=0,S)_.state=_.__s,_.__d=
!1,E&&E(e),h=_.render(_.props,_.state,_.context),W.push.apply(_.__h,_._sb),_._sb=[];else do _.__d=!1,E&&E(e),h=_.render(
_.props,_.state,_.context),_.state=_.__s;while(_.__d&&++yt<25);_.state=_.__s,_.getChildContext!=null&&(o=D(D({},o),_.getChildContext())),
S&&!p&&_.getSnapshotBeforeUpdate!=null&&(P=_.getSnapshotBeforeUpdate(m,x)),B=h!=null&&h.type===H&&h.key==null?dt(h.props.
children):h,s=st(t,j(B)?B:[B],e,n,o,r,l,i,s,y,u),_.base=e.__e,e.__u&=-161,_.__h.length&&i.push(_),k&&(_.__E=_.__=null)}catch(U){
if(i.length=w,e.__v=null,y||l!=null){if(U.then){for(e.__u|=y?160:128;s&&s.nodeType==8&&s.nextSibling;)s=s.nextSibling;l!=
null&&(l[l.indexOf(s)]=null),e.__e=s}else if(l!=null)for(Y=l.length;Y--;)Q(l[Y])}else e.__e=n.__e;e.__k==null&&(e.__k=n.
__k||[]),U.then||ht(e),g.__e(U,e,n)}}else l==null&&e.__v==n.__v?(e.__k=n.__k,e.__e=n.__e):s=e.__e=Nt(n.__e,e,n,o,r,l,i,y,
u);return(h=g.diffed)&&h(e),128&e.__u?void 0:s}function ht(t){t&&(t.__c&&(t.__c.__e=!0),t.__k&&t.__k.some(ht))}function Ut(t,e,n){
for(var o=0;o<n.length;o++)X(n[o],n[++o],n[++o]);g.__c&&g.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(l){
l.call(r)})}catch(l){g.__e(l,r.__v)}})}function dt(t){return typeof t!="object"||t==null||t.__b>0?t:j(t)?t.map(dt):t.constructor!==
void 0?null:D({},t)}function Nt(t,e,n,o,r,l,i,s,y){var u,h,w,_,p,m,x,P=n.props||ot,k=e.props,v=e.type;if(v=="svg"?r="htt\
p://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),l!=null){
for(u=0;u<l.length;u++)if((p=l[u])&&"setAttribute"in p==!!v&&(v?p.localName==v:p.nodeType==3)){t=p,l[u]=null;break}}if(t==
null){if(v==null)return document.createTextNode(k);t=document.createElementNS(r,v,k.is&&k),s&&(g.__m&&g.__m(e,l),s=!1),l=
null}if(v==null)P===k||s&&t.data==k||(t.data=k);else{if(l=v=="textarea"&&k.defaultValue!=null?null:l&&V.call(t.childNodes),
!s&&l!=null)for(P={},u=0;u<t.attributes.length;u++)P[(p=t.attributes[u]).name]=p.value;for(u in P)p=P[u],u=="dangerously\
SetInnerHTML"?w=p:u=="children"||u in k||u=="value"&&"defaultValue"in k||u=="checked"&&"defaultChecked"in k||$(t,u,null,
p,r);for(u in k)p=k[u],u=="children"?_=p:u=="dangerouslySetInnerHTML"?h=p:u=="value"?m=p:u=="checked"?x=p:s&&typeof p!="\
function"||P[u]===p||$(t,u,p,P[u],r);if(h)s||w&&(h.__html==w.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=
[];else if(w&&(t.innerHTML=""),st(e.type=="template"?t.content:t,j(_)?_:[_],e,n,o,v=="foreignObject"?"http://www.w3.org/\
1999/xhtml":r,l,i,l?l[0]:n.__k&&O(n,0),s,y),l!=null)for(u=l.length;u--;)Q(l[u]);s&&v!="textarea"||(u="value",v=="progres\
s"&&m==null?t.removeAttribute("value"):m!=null&&(m!==t[u]||v=="progress"&&!m||v=="option"&&m!=P[u])&&$(t,u,m,P[u],r),u="\
checked",x!=null&&x!=t[u]&&$(t,u,x,P[u],r))}return t}function X(t,e,n){try{if(typeof t=="function"){var o=typeof t.__u==
"function";o&&t.__u(),o&&e==null||(t.__u=t(e))}else t.current=e}catch(r){g.__e(r,n)}}function vt(t,e,n){var o,r;if(g.unmount&&
g.unmount(t),(o=t.ref)&&(o.current&&o.current!=t.__e||X(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){
g.__e(l,e)}o.base=o.__P=o.__n=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&vt(o[r],e,n||typeof t.type!="function");n||Q(
t.__e),t.__c=t.__=t.__e=void 0}function Lt(t,e,n){return this.constructor(t,n)}V=W.slice,g={__e:function(t,e,n,o){for(var r,
l,i;e=e.__;)if((r=e.__c)&&!r.__)try{if((l=r.constructor)&&l.getDerivedStateFromError!=null&&(r.setState(l.getDerivedStateFromError(
t)),i=r.__d),r.componentDidCatch!=null&&(r.componentDidCatch(t,o||{}),i=r.__d),i)return r.__E=r}catch(s){t=s}throw t}},tt=
0,et=function(t){return t!=null&&t.constructor===void 0},I.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.
__s!=this.state?this.__s:this.__s=D({},this.state),typeof t=="function"&&(t=t(D({},n),this.props)),t&&D(n,t),t!=null&&this.
__v&&(e&&this._sb.push(e),it(this))},I.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),it(this))},
I.prototype.render=H,M=[],_t=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,lt=function(t,e){
return t.__v.__b-e.__v.__b},R.__r=0,q=Math.random().toString(8),F="__d"+q,N="__a"+q,rt=/(PointerCapture)$|Capture$/i,J=0,
G=pt(!1),K=pt(!0),St=0});
