//# @sigstore/protobuf-specs
(function(Y,_,l,u){var p=Object.defineProperty,s=Object.getOwnPropertyDescriptor,c=Object.getOwnPropertyNames,v=Object.
prototype.hasOwnProperty,O=(r,e)=>{for(var o in e)p(r,o,{get:e[o],enumerable:!0})},d=(r,e,o,a)=>{if(e&&typeof e=="object"||
typeof e=="function")for(let t of c(e))!v.call(r,t)&&t!==o&&p(r,t,{get:()=>e[t],enumerable:!(a=s(e,t))||a.enumerable});return r},
i=r=>d(p({},"__esModule",{value:!0}),r),n={};O(n,{TrustedRoot:()=>T}),u.exports=i(n);var y=_("chunk-C5NYTGTY"),P=_("chun\
k-IYWUY3VA"),b=(0,P.d)((0,y.c)()),T=b.TrustedRoot});
