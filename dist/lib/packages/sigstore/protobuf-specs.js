"use strict";module.exports={"@sigstore/protobuf-specs"(T,s,Y,u){var p=Object.defineProperty,n=Object.getOwnPropertyDescriptor,c=Object.
getOwnPropertyNames,v=Object.prototype.hasOwnProperty,d=(r,e)=>{for(var o in e)p(r,o,{get:e[o],enumerable:!0})},i=(r,e,o,a)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let t of c(e))!v.call(r,t)&&t!==o&&p(r,t,{get:()=>e[t],enumerable:!(a=
n(e,t))||a.enumerable});return r},O=r=>i(p({},"__esModule",{value:!0}),r),_={};d(_,{TrustedRoot:()=>l}),u.exports=O(_);var b=s(
"chunk-C5NYTGTY"),y=s("chunk-IYWUY3VA"),P=(0,y.d)((0,b.c)()),l=P.TrustedRoot}};
