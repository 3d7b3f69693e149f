//# packages/sigstore/core
(function(c,p,l){var o=Object.defineProperty,u=Object.getOwnPropertyDescriptor,v=Object.getOwnPropertyNames,O=Object.prototype.
hasOwnProperty,b=(r,e)=>{for(var a in e)o(r,a,{get:e[a],enumerable:!0})},s=(r,e,a,n)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let t of v(e))!O.call(r,t)&&t!==a&&o(r,t,{get:()=>e[t],enumerable:!(n=u(e,t))||n.enumerable});return r},y=r=>s(
o({},"__esModule",{value:!0}),r),_={};b(_,{ASN1Obj:()=>g}),c.exports=y(_);var i=p("packages/chunk-QZH5WLMX"),j=p("packag\
es/chunk-IYWUY3VA"),P=(0,j.d)((0,i.a)()),g=P.ASN1Obj});
