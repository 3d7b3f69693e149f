//# packages/tar/header
(function(c,p,b){var o=Object.defineProperty,u=Object.getOwnPropertyDescriptor,s=Object.getOwnPropertyNames,v=Object.prototype.
hasOwnProperty,y=(r,e)=>{for(var a in e)o(r,a,{get:e[a],enumerable:!0})},O=(r,e,a,_)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let t of s(e))!v.call(r,t)&&t!==a&&o(r,t,{get:()=>e[t],enumerable:!(_=u(e,t))||_.enumerable});return r},i=r=>O(
o({},"__esModule",{value:!0}),r),n={};y(n,{Header:()=>P.a}),c.exports=i(n);var P=p("packages/chunk-7WRIFLSH"),g=p("packa\
ges/chunk-IYWUY3VA")});
