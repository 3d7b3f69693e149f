"use strict";var w=Object.defineProperty;var _=(l,u)=>w(l,"name",{value:u,configurable:!0});module.exports={"preact/jsx-runtime"(l,u,C,d){var a=Object.defineProperty,x=Object.getOwnPropertyDescriptor,j=Object.getOwnPropertyNames,
O=Object.prototype.hasOwnProperty,P=_((r,e)=>{for(var n in e)a(r,n,{get:e[n],enumerable:!0})},"__export"),b=_((r,e,n,i)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let o of j(e))!O.call(r,o)&&o!==n&&a(r,o,{get:_(()=>e[o],"get"),enumerable:!(i=
x(e,o))||i.enumerable});return r},"__copyProps"),m=_(r=>b(a({},"__esModule",{value:!0}),r),"__toCommonJS"),f={};P(f,{Fragment:_(
()=>c.d,"Fragment"),jsx:_(()=>v,"jsx"),jsxs:_(()=>v,"jsxs")}),d.exports=m(f);var c=u("chunk-NUGGXUHQ"),g=u("chunk-CVC272\
6E"),k=0;function v(r,e,n,i,o,h){e||(e={});var s,t,p=e;if("ref"in p)for(t in p={},e)t=="ref"?s=e[t]:p[t]=e[t];var y={type:r,
props:p,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--k,__i:-1,__u:0,__source:o,__self:h};
if(typeof r=="function"&&(s=r.defaultProps))for(t in s)p[t]===void 0&&(p[t]=s[t]);return c.a.vnode&&c.a.vnode(y),y}_(v,"\
u"),(0,g.a)(v,"u")}};
