"use strict";var l=Object.defineProperty;var t=(n,a)=>l(n,"name",{value:a,configurable:!0});module.exports={"tar/header"(n,a,h,c){var _=Object.defineProperty,v=Object.getOwnPropertyDescriptor,O=Object.getOwnPropertyNames,
i=Object.prototype.hasOwnProperty,y=t((r,e)=>{for(var p in e)_(r,p,{get:e[p],enumerable:!0})},"__export"),P=t((r,e,p,u)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let o of O(e))!i.call(r,o)&&o!==p&&_(r,o,{get:t(()=>e[o],"get"),enumerable:!(u=
v(e,o))||u.enumerable});return r},"__copyProps"),b=t(r=>P(_({},"__esModule",{value:!0}),r),"__toCommonJS"),s={};y(s,{Header:t(
()=>d.a,"Header")}),c.exports=b(s);var d=a("chunk-OTNWJANU"),g=a("chunk-CVC2726E")}};
