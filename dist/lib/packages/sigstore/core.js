"use strict";module.exports={"@sigstore/core"(g,_,x,s){var p=Object.defineProperty,c=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyNames,
v=Object.prototype.hasOwnProperty,O=(r,e)=>{for(var o in e)p(r,o,{get:e[o],enumerable:!0})},b=(r,e,o,n)=>{if(e&&typeof e==
"object"||typeof e=="function")for(let t of u(e))!v.call(r,t)&&t!==o&&p(r,t,{get:()=>e[t],enumerable:!(n=c(e,t))||n.enumerable});
return r},i=r=>b(p({},"__esModule",{value:!0}),r),a={};O(a,{ASN1Obj:()=>l}),s.exports=i(a);var j=_("chunk-QZH5WLMX"),y=_(
"chunk-IYWUY3VA"),P=(0,y.d)((0,j.a)()),l=P.ASN1Obj}};
