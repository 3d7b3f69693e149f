"use strict";var f=Object.defineProperty;var t=(a,p)=>f(a,"name",{value:p,configurable:!0});module.exports={"@sigstore/protobuf-specs"(a,p,h,c){var _=Object.defineProperty,v=Object.getOwnPropertyDescriptor,i=Object.
getOwnPropertyNames,O=Object.prototype.hasOwnProperty,b=t((r,e)=>{for(var s in e)_(r,s,{get:e[s],enumerable:!0})},"__exp\
ort"),d=t((r,e,s,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of i(e))!O.call(r,o)&&o!==s&&_(r,o,{get:t(
()=>e[o],"get"),enumerable:!(n=v(e,o))||n.enumerable});return r},"__copyProps"),y=t(r=>d(_({},"__esModule",{value:!0}),r),
"__toCommonJS"),u={};b(u,{TrustedRoot:t(()=>x,"TrustedRoot")}),c.exports=y(u);var P=p("chunk-X7QESGQ2"),l=p("chunk-CVC27\
26E"),g=(0,l.e)((0,P.c)()),x=g.TrustedRoot}};
