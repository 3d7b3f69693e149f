"use strict";var At=Object.defineProperty;var f=(at,z)=>At(at,"name",{value:z,configurable:!0});module.exports={"chunk-NUGGXUHQ"(at,z,Ft,Dt){var J=Object.defineProperty,Mt=Object.getOwnPropertyDescriptor,Ot=Object.getOwnPropertyNames,
Tt=Object.prototype.hasOwnProperty,Ut=f((t,e)=>{for(var n in e)J(t,n,{get:e[n],enumerable:!0})},"__export"),Nt=f((t,e,n,o)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let r of Ot(e))!Tt.call(t,r)&&r!==n&&J(t,r,{get:f(()=>e[r],"get"),enumerable:!(o=
Mt(e,r))||o.enumerable});return t},"__copyProps"),Et=f(t=>Nt(J({},"__esModule",{value:!0}),t),"__toCommonJS"),ct={};Ut(ct,
{a:f(()=>m,"a"),b:f(()=>ft,"b"),c:f(()=>gt,"c"),d:f(()=>L,"d")}),Dt.exports=Et(ct);var h=z("chunk-CVC2726E"),Q,m,pt,ft,M,
dt,ht,vt,q,I,N,yt,K,X,Y,Lt,mt={},$=[],jt=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,R=Array.isArray;
function S(t,e){for(var n in e)t[n]=e[n];return t}f(S,"x"),(0,h.a)(S,"m");function V(t){t&&t.parentNode&&t.parentNode.removeChild(
t)}f(V,"z"),(0,h.a)(V,"b");function gt(t,e,n){var o,r,l,i={};for(l in e)l=="key"?o=e[l]:l=="ref"?r=e[l]:i[l]=e[l];if(arguments.
length>2&&(i.children=arguments.length>3?Q.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(l in t.defaultProps)
i[l]===void 0&&(i[l]=t.defaultProps[l]);return E(t,i,o,r,null)}f(gt,"ke"),(0,h.a)(gt,"k");function E(t,e,n,o,r){var l={type:t,
props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:r??++pt,__i:-1,__u:0};return r==null&&
m.vnode!=null&&m.vnode(l),l}f(E,"A"),(0,h.a)(E,"x");function L(t){return t.children}f(L,"q"),(0,h.a)(L,"S");function j(t,e){
this.props=t,this.context=e}f(j,"L"),(0,h.a)(j,"C");function O(t,e){if(e==null)return t.__?O(t.__,t.__i+1):null;for(var n;e<
t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?O(t):null}f(O,"S"),(0,h.
a)(O,"$");function bt(t){if(t.__P&&t.__d){var e=t.__v,n=e.__e,o=[],r=[],l=S({},e);l.__v=e.__v+1,m.vnode&&m.vnode(l),rt(t.
__P,l,e,t.__n,t.__P.namespaceURI,32&e.__u?[n]:null,o,n??O(e),!!(32&e.__u),r),l.__v=e.__v,l.__.__k[l.__i]=l,xt(o,l,r),e.__e=
e.__=null,l.__e!=n&&Z(l)}}f(bt,"he"),(0,h.a)(bt,"I");function Z(t){if((t=t.__)!=null&&t.__c!=null)return t.__e=t.__c.base=
null,t.__k.some(function(e){if(e!=null&&e.__e!=null)return t.__e=t.__c.base=e.__e}),Z(t)}f(Z,"re"),(0,h.a)(Z,"P");function tt(t){
(!t.__d&&(t.__d=!0)&&M.push(t)&&!A.__r++||dt!=m.debounceRendering)&&((dt=m.debounceRendering)||ht)(A)}f(tt,"Q"),(0,h.a)(
tt,"A");function A(){try{for(var t,e=1;M.length;)M.length>e&&M.sort(vt),t=M.shift(),e=M.length,bt(t)}finally{M.length=A.
__r=0}}f(A,"H"),(0,h.a)(A,"H");function et(t,e,n,o,r,l,i,s,y,u,d){var w,_,p,g,P,x,k=o&&o.__k||$,v=e.length;for(y=kt(n,e,
k,y,v),w=0;w<v;w++)(p=n.__k[w])!=null&&(_=p.__i!=-1&&k[p.__i]||mt,p.__i=w,x=rt(t,p,_,r,l,i,s,y,u,d),g=p.__e,p.ref&&_.ref!=
p.ref&&(_.ref&&B(_.ref,null,p),d.push(p.ref,p.__c||g,p)),P==null&&g!=null&&(P=g),4&p.__u?(y=nt(p,y,t),_.__e&&(_.__e=null)):
typeof p.type=="function"&&x!==void 0?y=x:g&&(y=g.nextSibling),p.__u&=-7);return n.__e=P,y}f(et,"oe"),(0,h.a)(et,"L");function kt(t,e,n,o,r){
var l,i,s,y,u,d=n.length,w=d,_=0;for(t.__k=new Array(r),l=0;l<r;l++)(i=e[l])!=null&&typeof i!="boolean"&&typeof i!="func\
tion"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=t.__k[l]=E(null,i,null,null,null):
R(i)?i=t.__k[l]=E(L,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=t.__k[l]=E(i.type,i.props,i.key,i.ref?
i.ref:null,i.__v):t.__k[l]=i,y=l+_,i.__=t,i.__b=t.__b+1,s=null,(u=i.__i=wt(i,n,y,w))!=-1&&(w--,(s=n[u])&&(s.__u|=2)),s==
null||s.__v==null?(u==-1&&(r>d?_--:r<d&&_++),typeof i.type!="function"&&(i.__u|=4)):u!=y&&(u==y-1?_--:u==y+1?_++:(u>y?_--:
_++,i.__u|=4))):t.__k[l]=null;if(w)for(l=0;l<d;l++)(s=n[l])!=null&&(2&s.__u)==0&&(s.__e==o&&(o=O(s)),it(s,s));return o}f(
kt,"de"),(0,h.a)(kt,"T");function nt(t,e,n){var o,r;if(typeof t.type=="function"){for(o=t.__k,r=0;o&&r<o.length;r++)o[r]&&
(o[r].__=t,e=nt(o[r],e,n));return e}t.__e!=e&&(e&&t.type&&!e.parentNode&&(e=O(t)),e=n.insertBefore(t.__e,e||null));do e=
e&&e.nextSibling;while(e!=null&&e.nodeType==8);return e}f(nt,"le"),(0,h.a)(nt,"j");function wt(t,e,n,o){var r,l,i,s=t.key,
y=t.type,u=e[n],d=u!=null&&(2&u.__u)==0;if(u===null&&s==null||d&&s==u.key&&y==u.type)return n;if(o>(d?1:0)){for(r=n-1,l=
n+1;r>=0||l<e.length;)if((u=e[i=r>=0?r--:l++])!=null&&(2&u.__u)==0&&s==u.key&&y==u.type)return i}return-1}f(wt,"ve"),(0,h.
a)(wt,"O");function _t(t,e,n){e[0]=="-"?t.setProperty(e,n??""):t[e]=n==null?"":typeof n!="number"||jt.test(e)?n:n+"px"}f(
_t,"X"),(0,h.a)(_t,"z");function F(t,e,n,o,r){var l,i;t:if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o==
"string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||_t(t.style,e,"");if(n)for(e in n)o&&n[e]==o[e]||_t(t.style,e,n[e])}else if(e[0]==
"o"&&e[1]=="n")l=e!=(e=e.replace(yt,"$1")),i=e.toLowerCase(),e=i in t||e=="onFocusOut"||e=="onFocusIn"?i.slice(2):e.slice(
2),t.l||(t.l={}),t.l[e+l]=n,n?o?n[N]=o[N]:(n[N]=K,t.addEventListener(e,l?Y:X,l)):t.removeEventListener(e,l?Y:X,l);else{if(r==
"http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="h\
ref"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{
t[e]=n??"";break t}catch{}typeof n=="function"||(n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="po\
pover"&&n==1?"":n))}}f(F,"W"),(0,h.a)(F,"N");function lt(t){return function(e){if(this.l){var n=this.l[e.type+t];if(e[I]==
null)e[I]=K++;else if(e[I]<n[N])return;return n(m.event?m.event(e):e)}}}f(lt,"Y"),(0,h.a)(lt,"V");function rt(t,e,n,o,r,l,i,s,y,u){
var d,w,_,p,g,P,x,k,v,C,H,T,W,Ct,G,st,D=e.type;if(e.constructor!==void 0)return null;128&n.__u&&(y=!!(32&n.__u),l=[s=e.__e=
n.__e]),(d=m.__b)&&d(e);t:if(typeof D=="function"){w=i.length;try{if(v=e.props,C=D.prototype&&D.prototype.render,H=(d=D.
contextType)&&o[d.__c],T=d?H?H.props.value:d.__:o,n.__c?k=(_=e.__c=n.__c).__=_.__E:(C?e.__c=_=new D(v,T):(e.__c=_=new j(
v,T),_.constructor=D,_.render=St),H&&H.sub(_),_.state||(_.state={}),_.__n=o,p=_.__d=!0,_.__h=[],_._sb=[]),C&&_.__s==null&&
(_.__s=_.state),C&&D.getDerivedStateFromProps!=null&&(_.__s==_.state&&(_.__s=S({},_.__s)),S(_.__s,D.getDerivedStateFromProps(
v,_.__s))),g=_.props,P=_.state,_.__v=e,p)C&&D.getDerivedStateFromProps==null&&_.componentWillMount!=null&&_.componentWillMount(),
C&&_.componentDidMount!=null&&_.__h.push(_.componentDidMount);else{if(C&&D.getDerivedStateFromProps==null&&v!==g&&_.componentWillReceiveProps!=
null&&_.componentWillReceiveProps(v,T),e.__v==n.__v||!_.__e&&_.shouldComponentUpdate!=null&&_.shouldComponentUpdate(v,_.
__s,T)===!1){e.__v!=n.__v&&(_.props=v,_.state=_.__s,_.__d=!1),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(U){U&&(U.__=e)}),
$.push.apply(_.__h,_._sb),_._sb=[],_.__h.length&&i.push(_),s=O(n);break t}_.componentWillUpdate!=null&&_.componentWillUpdate(
v,_.__s,T),C&&_.componentDidUpdate!=null&&_.__h.push(function(){_.componentDidUpdate(g,P,x)})}if(_.context=T,_.props=v,_.
__P=t,_.__e=!1,W=m.__r,Ct=0,C)_.state=_.__s,_.__d=!1,W&&W(e),d=_.render(_.props,_.state,_.context),$.push.apply(_.__h,_.
_sb),_._sb=[];else do _.__d=!1,W&&W(e),d=_.render(_.props,_.state,_.context),_.state=_.__s;while(_.__d&&++Ct<25);_.state=
_.__s,_.getChildContext!=null&&(o=S(S({},o),_.getChildContext())),C&&!p&&_.getSnapshotBeforeUpdate!=null&&(x=_.getSnapshotBeforeUpdate(
g,P)),G=d!=null&&d.type===L&&d.key==null?ut(d.props.children):d,s=et(t,R(G)?G:[G],e,n,o,r,l,i,s,y,u),_.base=e.__e,e.__u&=
-161,_.__h.length&&i.push(_),k&&(_.__E=_.__=null)}catch(U){if(i.length=w,e.__v=null,y||l!=null){if(U.then){for(e.__u|=y?
160:128;s&&s.nodeType==8&&s.nextSibling;)s=s.nextSibling;l!=null&&(l[l.indexOf(s)]=null),e.__e=s}else if(l!=null)for(st=
l.length;st--;)V(l[st])}else e.__e=n.__e;e.__k==null&&(e.__k=n.__k||[]),U.then||ot(e),m.__e(U,e,n)}}else l==null&&e.__v==
n.__v?(e.__k=n.__k,e.__e=n.__e):s=e.__e=Pt(n.__e,e,n,o,r,l,i,y,u);return(d=m.diffed)&&d(e),128&e.__u?void 0:s}f(rt,"ie"),
(0,h.a)(rt,"q");function ot(t){t&&(t.__c&&(t.__c.__e=!0),t.__k&&t.__k.some(ot))}f(ot,"se"),(0,h.a)(ot,"B");function xt(t,e,n){
for(var o=0;o<n.length;o++)B(n[o],n[++o],n[++o]);m.__c&&m.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(l){
l.call(r)})}catch(l){m.__e(l,r.__v)}})}f(xt,"ye"),(0,h.a)(xt,"D");function ut(t){return typeof t!="object"||t==null||t.__b>
0?t:R(t)?t.map(ut):t.constructor!==void 0?null:S({},t)}f(ut,"ue"),(0,h.a)(ut,"E");function Pt(t,e,n,o,r,l,i,s,y){var u,d,
w,_,p,g,P,x=n.props||mt,k=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/199\
8/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),l!=null){for(u=0;u<l.length;u++)if((p=l[u])&&"setAttribute"in p==!!v&&
(v?p.localName==v:p.nodeType==3)){t=p,l[u]=null;break}}if(t==null){if(v==null)return document.createTextNode(k);t=document.
createElementNS(r,v,k.is&&k),s&&(m.__m&&m.__m(e,l),s=!1),l=null}if(v==null)x===k||s&&t.data==k||(t.data=k);else{if(l=v==
"textarea"&&k.defaultValue!=null?null:l&&Q.call(t.childNodes),!s&&l!=null)for(x={},u=0;u<t.attributes.length;u++)x[(p=t.
attributes[u]).name]=p.value;for(u in x)p=x[u],u=="dangerouslySetInnerHTML"?w=p:u=="children"||u in k||u=="value"&&"defa\
ultValue"in k||u=="checked"&&"defaultChecked"in k||F(t,u,null,p,r);for(u in k)p=k[u],u=="children"?_=p:u=="dangerouslySe\
tInnerHTML"?d=p:u=="value"?g=p:u=="checked"?P=p:s&&typeof p!="function"||x[u]===p||F(t,u,p,x[u],r);if(d)s||w&&(d.__html==
w.__html||d.__html==t.innerHTML)||(t.innerHTML=d.__html),e.__k=[];else if(w&&(t.innerHTML=""),et(e.type=="template"?t.content:
t,R(_)?_:[_],e,n,o,v=="foreignObject"?"http://www.w3.org/1999/xhtml":r,l,i,l?l[0]:n.__k&&O(n,0),s,y),l!=null)for(u=l.length;u--;)
V(l[u]);s&&v!="textarea"||(u="value",v=="progress"&&g==null?t.removeAttribute("value"):g!=null&&(g!==t[u]||v=="progress"&&
!g||v=="option"&&g!=x[u])&&F(t,u,g,x[u],r),u="checked",P!=null&&P!=t[u]&&F(t,u,P,x[u],r))}return t}f(Pt,"me"),(0,h.a)(Pt,
"G");function B(t,e,n){try{if(typeof t=="function"){var o=typeof t.__u=="function";o&&t.__u(),o&&e==null||(t.__u=t(e))}else
t.current=e}catch(r){m.__e(r,n)}}f(B,"G"),(0,h.a)(B,"J");function it(t,e,n){var o,r;if(m.unmount&&m.unmount(t),(o=t.ref)&&
(o.current&&o.current!=t.__e||B(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){
m.__e(l,e)}o.base=o.__P=o.__n=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&it(o[r],e,n||typeof t.type!="function");n||V(
t.__e),t.__c=t.__=t.__e=void 0}f(it,"ce"),(0,h.a)(it,"K");function St(t,e,n){return this.constructor(t,n)}f(St,"ge"),(0,h.
a)(St,"Q"),Q=$.slice,m={__e:(0,h.a)(function(t,e,n,o){for(var r,l,i;e=e.__;)if((r=e.__c)&&!r.__)try{if((l=r.constructor)&&
l.getDerivedStateFromError!=null&&(r.setState(l.getDerivedStateFromError(t)),i=r.__d),r.componentDidCatch!=null&&(r.componentDidCatch(
t,o||{}),i=r.__d),i)return r.__E=r}catch(s){t=s}throw t},"__e")},pt=0,ft=(0,h.a)(function(t){return t!=null&&t.constructor===
void 0},"t"),j.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=S({},this.
state),typeof t=="function"&&(t=t(S({},n),this.props)),t&&S(n,t),t!=null&&this.__v&&(e&&this._sb.push(e),tt(this))},j.prototype.
forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),tt(this))},j.prototype.render=L,M=[],ht=typeof Promise==
"function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,vt=(0,h.a)(function(t,e){return t.__v.__b-e.__v.__b},
"e"),A.__r=0,q=Math.random().toString(8),I="__d"+q,N="__a"+q,yt=/(PointerCapture)$|Capture$/i,K=0,X=lt(!1),Y=lt(!0),Lt=0}};
