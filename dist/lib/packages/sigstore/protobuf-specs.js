//# packages/sigstore/protobuf-specs
(function(u,p,l){var a=Object.defineProperty,c=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,v=Object.prototype.
hasOwnProperty,y=(r,e)=>{for(var o in e)a(r,o,{get:e[o],enumerable:!0})},O=(r,e,o,n)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let t of s(e))!v.call(r,t)&&t!==o&&a(r,t,{get:()=>e[t],enumerable:!(n=c(e,t))||n.enumerable});return r},d=r=>O(
a({},"__esModule",{value:!0}),r),_={};y(_,{TrustedRoot:()=>g}),u.exports=d(_);var i=p("packages/chunk-C5NYTGTY"),P=p("pa\
ckages/chunk-IYWUY3VA"),b=(0,P.d)((0,i.c)()),g=b.TrustedRoot});
