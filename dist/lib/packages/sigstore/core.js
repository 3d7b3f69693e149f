"use strict";var h=Object.defineProperty;var t=(n,p)=>h(n,"name",{value:p,configurable:!0});module.exports={"@sigstore/core"(n,p,m,u){var a=Object.defineProperty,v=Object.getOwnPropertyDescriptor,O=Object.getOwnPropertyNames,
b=Object.prototype.hasOwnProperty,i=t((r,e)=>{for(var _ in e)a(r,_,{get:e[_],enumerable:!0})},"__export"),j=t((r,e,_,c)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let o of O(e))!b.call(r,o)&&o!==_&&a(r,o,{get:t(()=>e[o],"get"),enumerable:!(c=
v(e,o))||c.enumerable});return r},"__copyProps"),y=t(r=>j(a({},"__esModule",{value:!0}),r),"__toCommonJS"),s={};i(s,{ASN1Obj:t(
()=>x,"ASN1Obj")}),u.exports=y(s);var P=p("chunk-5MVDD6XX"),l=p("chunk-CVC2726E"),g=(0,l.e)((0,P.a)()),x=g.ASN1Obj}};
