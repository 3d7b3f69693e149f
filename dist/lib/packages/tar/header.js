//# tar/header
(function(b,a,l,c){var p=Object.defineProperty,u=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,v=Object.
prototype.hasOwnProperty,O=(r,e)=>{for(var o in e)p(r,o,{get:e[o],enumerable:!0})},i=(r,e,o,_)=>{if(e&&typeof e=="object"||
typeof e=="function")for(let t of s(e))!v.call(r,t)&&t!==o&&p(r,t,{get:()=>e[t],enumerable:!(_=u(e,t))||_.enumerable});return r},
y=r=>i(p({},"__esModule",{value:!0}),r),n={};O(n,{Header:()=>P.a}),c.exports=y(n);var P=a("chunk-7WRIFLSH"),d=a("chunk-I\
YWUY3VA")});
