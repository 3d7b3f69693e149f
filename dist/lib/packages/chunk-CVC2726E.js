"use strict";var S=Object.defineProperty;var o=(l,n)=>S(l,"name",{value:n,configurable:!0});module.exports={"chunk-CVC2726E"(l,n,V,v){var y=Object.defineProperty,O=Object.getOwnPropertyDescriptor,_=Object.getOwnPropertyNames,
i=Object.prototype.hasOwnProperty,P=o((t,e)=>{for(var r in e)y(t,r,{get:e[r],enumerable:!0})},"__export"),g=o((t,e,r,u)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let p of _(e))!i.call(t,p)&&p!==r&&y(t,p,{get:o(()=>e[p],"get"),enumerable:!(u=
O(e,p))||u.enumerable});return t},"__copyProps"),j=o(t=>g(y({},"__esModule",{value:!0}),t),"__toCommonJS"),f={};P(f,{a:o(
()=>k,"a"),b:o(()=>C,"b"),c:o(()=>N,"c"),d:o(()=>E,"d"),e:o(()=>J,"e")}),v.exports=j(f);var m=Object.create,s=Object.defineProperty,
w=Object.getOwnPropertyDescriptor,x=Object.getOwnPropertyNames,h=Object.getPrototypeOf,D=Object.prototype.hasOwnProperty,
k=o((t,e)=>s(t,"name",{value:e,configurable:!0}),"m"),C=(t=>typeof n<"u"?n:typeof Proxy<"u"?new Proxy(t,{get:o((e,r)=>(typeof n<
"u"?n:e)[r],"get")}):t)(function(t){if(typeof n<"u")return n.apply(this,arguments);throw Error('Dynamic require of "'+t+
'" is not supported')}),N=o((t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(r){throw e=0,r}},"o"),
E=o((t,e)=>{for(var r in e)s(t,r,{get:e[r],enumerable:!0})},"p"),M=o((t,e,r,u)=>{if(e&&typeof e=="object"||typeof e=="fu\
nction")for(let p of x(e))!D.call(t,p)&&p!==r&&s(t,p,{get:o(()=>e[p],"get"),enumerable:!(u=w(e,p))||u.enumerable});return t},
"l"),J=o((t,e,r)=>(r=t!=null?m(h(t)):{},M(e||!t||!t.__esModule?s(r,"default",{value:t,enumerable:!0}):r,t)),"q")}};
