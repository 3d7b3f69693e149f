//# tar/pax
(function(b,n,h,c){var p=Object.defineProperty,u=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,v=Object.
prototype.hasOwnProperty,P=(r,e)=>{for(var o in e)p(r,o,{get:e[o],enumerable:!0})},O=(r,e,o,a)=>{if(e&&typeof e=="object"||
typeof e=="function")for(let t of s(e))!v.call(r,t)&&t!==o&&p(r,t,{get:()=>e[t],enumerable:!(a=u(e,t))||a.enumerable});return r},
i=r=>O(p({},"__esModule",{value:!0}),r),_={};P(_,{Pax:()=>y.a}),c.exports=i(_);var y=n("chunk-MDCGXCCB"),k=n("chunk-7WRI\
FLSH"),l=n("chunk-IYWUY3VA")});
