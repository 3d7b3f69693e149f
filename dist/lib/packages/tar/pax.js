//# packages/tar/pax
(function(c,o,g){var p=Object.defineProperty,u=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,v=Object.prototype.
hasOwnProperty,P=(r,e)=>{for(var a in e)p(r,a,{get:e[a],enumerable:!0})},k=(r,e,a,_)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let t of s(e))!v.call(r,t)&&t!==a&&p(r,t,{get:()=>e[t],enumerable:!(_=u(e,t))||_.enumerable});return r},y=r=>k(
p({},"__esModule",{value:!0}),r),n={};P(n,{Pax:()=>O.a}),c.exports=y(n);var O=o("packages/chunk-MDCGXCCB"),i=o("packages\
/chunk-7WRIFLSH"),b=o("packages/chunk-IYWUY3VA")});
