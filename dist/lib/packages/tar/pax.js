"use strict";module.exports={"tar/pax"(y,p,b,c){var a=Object.defineProperty,s=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyNames,
v=Object.prototype.hasOwnProperty,P=(r,e)=>{for(var o in e)a(r,o,{get:e[o],enumerable:!0})},O=(r,e,o,n)=>{if(e&&typeof e==
"object"||typeof e=="function")for(let t of u(e))!v.call(r,t)&&t!==o&&a(r,t,{get:()=>e[t],enumerable:!(n=s(e,t))||n.enumerable});
return r},i=r=>O(a({},"__esModule",{value:!0}),r),_={};P(_,{Pax:()=>x.a}),c.exports=i(_);var x=p("chunk-MDCGXCCB"),h=p("\
chunk-7WRIFLSH"),l=p("chunk-IYWUY3VA")}};
