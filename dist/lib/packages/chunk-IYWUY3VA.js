//# packages/chunk-IYWUY3VA
(function(s,p,C){var u=Object.defineProperty,v=Object.getOwnPropertyDescriptor,O=Object.getOwnPropertyNames,_=Object.prototype.
hasOwnProperty,P=(t,e)=>{for(var r in e)u(t,r,{get:e[r],enumerable:!0})},i=(t,e,r,n)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let o of O(e))!_.call(t,o)&&o!==r&&u(t,o,{get:()=>e[o],enumerable:!(n=v(e,o))||n.enumerable});return t},g=t=>i(
u({},"__esModule",{value:!0}),t),l={};P(l,{a:()=>D,b:()=>N,c:()=>k,d:()=>z}),s.exports=g(l);var j=Object.create,y=Object.
defineProperty,w=Object.getOwnPropertyDescriptor,m=Object.getOwnPropertyNames,x=Object.getPrototypeOf,h=Object.prototype.
hasOwnProperty,D=(t=>typeof p<"u"?p:typeof Proxy<"u"?new Proxy(t,{get:(e,r)=>(typeof p<"u"?p:e)[r]}):t)(function(t){if(typeof p<
"u")return p.apply(this,arguments);throw Error('Dynamic require of "'+t+'" is not supported')}),N=(t,e)=>()=>{try{return e||
t((e={exports:{}}).exports,e),e.exports}catch(r){throw e=0,r}},k=(t,e)=>{for(var r in e)y(t,r,{get:e[r],enumerable:!0})},
M=(t,e,r,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of m(e))!h.call(t,o)&&o!==r&&y(t,o,{get:()=>e[o],
enumerable:!(n=w(e,o))||n.enumerable});return t},z=(t,e,r)=>(r=t!=null?j(x(t)):{},M(e||!t||!t.__esModule?y(r,"default",{
value:t,enumerable:!0}):r,t))});
