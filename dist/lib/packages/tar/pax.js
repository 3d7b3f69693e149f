"use strict";var h=Object.defineProperty;var t=(n,o)=>h(n,"name",{value:o,configurable:!0});module.exports={"tar/pax"(n,o,l,u){var _=Object.defineProperty,O=Object.getOwnPropertyDescriptor,v=Object.getOwnPropertyNames,
P=Object.prototype.hasOwnProperty,i=t((r,e)=>{for(var a in e)_(r,a,{get:e[a],enumerable:!0})},"__export"),x=t((r,e,a,s)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let p of v(e))!P.call(r,p)&&p!==a&&_(r,p,{get:t(()=>e[p],"get"),enumerable:!(s=
O(e,p))||s.enumerable});return r},"__copyProps"),y=t(r=>x(_({},"__esModule",{value:!0}),r),"__toCommonJS"),c={};i(c,{Pax:t(
()=>b.a,"Pax")}),u.exports=y(c);var b=o("chunk-POL3KS25"),k=o("chunk-OTNWJANU"),m=o("chunk-CVC2726E")}};
