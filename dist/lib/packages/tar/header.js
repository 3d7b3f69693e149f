"use strict";module.exports={"tar/header"(b,p,d,s){var a=Object.defineProperty,u=Object.getOwnPropertyDescriptor,c=Object.getOwnPropertyNames,
v=Object.prototype.hasOwnProperty,O=(r,e)=>{for(var o in e)a(r,o,{get:e[o],enumerable:!0})},i=(r,e,o,n)=>{if(e&&typeof e==
"object"||typeof e=="function")for(let t of c(e))!v.call(r,t)&&t!==o&&a(r,t,{get:()=>e[t],enumerable:!(n=u(e,t))||n.enumerable});
return r},y=r=>i(a({},"__esModule",{value:!0}),r),_={};O(_,{Header:()=>P.a}),s.exports=y(_);var P=p("chunk-7WRIFLSH"),l=p(
"chunk-IYWUY3VA")}};
