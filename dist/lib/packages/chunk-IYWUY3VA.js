"use strict";module.exports={"chunk-IYWUY3VA"(Y,p,A,l){var u=Object.defineProperty,f=Object.getOwnPropertyDescriptor,v=Object.getOwnPropertyNames,
O=Object.prototype.hasOwnProperty,_=(t,e)=>{for(var r in e)u(t,r,{get:e[r],enumerable:!0})},P=(t,e,r,n)=>{if(e&&typeof e==
"object"||typeof e=="function")for(let o of v(e))!O.call(t,o)&&o!==r&&u(t,o,{get:()=>e[o],enumerable:!(n=f(e,o))||n.enumerable});
return t},i=t=>P(u({},"__esModule",{value:!0}),t),y={};_(y,{a:()=>h,b:()=>D,c:()=>k,d:()=>M}),l.exports=i(y);var g=Object.
create,s=Object.defineProperty,j=Object.getOwnPropertyDescriptor,m=Object.getOwnPropertyNames,w=Object.getPrototypeOf,x=Object.
prototype.hasOwnProperty,h=(t=>typeof p<"u"?p:typeof Proxy<"u"?new Proxy(t,{get:(e,r)=>(typeof p<"u"?p:e)[r]}):t)(function(t){
if(typeof p<"u")return p.apply(this,arguments);throw Error('Dynamic require of "'+t+'" is not supported')}),D=(t,e)=>()=>{
try{return e||t((e={exports:{}}).exports,e),e.exports}catch(r){throw e=0,r}},k=(t,e)=>{for(var r in e)s(t,r,{get:e[r],enumerable:!0})},
N=(t,e,r,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of m(e))!x.call(t,o)&&o!==r&&s(t,o,{get:()=>e[o],
enumerable:!(n=j(e,o))||n.enumerable});return t},M=(t,e,r)=>(r=t!=null?g(w(t)):{},N(e||!t||!t.__esModule?s(r,"default",{
value:t,enumerable:!0}):r,t))}};
