"use strict";module.exports={"preact/jsx-runtime"(g,c,k,f){var s=Object.defineProperty,y=Object.getOwnPropertyDescriptor,O=Object.getOwnPropertyNames,
d=Object.prototype.hasOwnProperty,x=(r,e)=>{for(var o in e)s(r,o,{get:e[o],enumerable:!0})},j=(r,e,o,u)=>{if(e&&typeof e==
"object"||typeof e=="function")for(let _ of O(e))!d.call(r,_)&&_!==o&&s(r,_,{get:()=>e[_],enumerable:!(u=y(e,_))||u.enumerable});
return r},P=r=>j(s({},"__esModule",{value:!0}),r),i={};x(i,{Fragment:()=>a.d,jsx:()=>v,jsxs:()=>v}),f.exports=P(i);var a=c(
"chunk-BMIUOHVM"),h=c("chunk-IYWUY3VA"),b=0;function v(r,e,o,u,_,m){e||(e={});var p,t,n=e;if("ref"in n)for(t in n={},e)t==
"ref"?p=e[t]:n[t]=e[t];var l={type:r,props:n,key:o,ref:p,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--b,
__i:-1,__u:0,__source:_,__self:m};if(typeof r=="function"&&(p=r.defaultProps))for(t in p)n[t]===void 0&&(n[t]=p[t]);return a.
a.vnode&&a.a.vnode(l),l}}};
