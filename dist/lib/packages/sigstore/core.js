//# @sigstore/core
(function(g,_,h,c){var p=Object.defineProperty,u=Object.getOwnPropertyDescriptor,v=Object.getOwnPropertyNames,O=Object.
prototype.hasOwnProperty,b=(r,e)=>{for(var o in e)p(r,o,{get:e[o],enumerable:!0})},s=(r,e,o,n)=>{if(e&&typeof e=="object"||
typeof e=="function")for(let t of v(e))!O.call(r,t)&&t!==o&&p(r,t,{get:()=>e[t],enumerable:!(n=u(e,t))||n.enumerable});return r},
i=r=>s(p({},"__esModule",{value:!0}),r),a={};b(a,{ASN1Obj:()=>l}),c.exports=i(a);var j=_("chunk-QZH5WLMX"),y=_("chunk-IY\
WUY3VA"),P=(0,y.d)((0,j.a)()),l=P.ASN1Obj});
