//# packages/preact/jsx-runtime
(function(y,c,h){var p=Object.defineProperty,O=Object.getOwnPropertyDescriptor,d=Object.getOwnPropertyNames,g=Object.prototype.
hasOwnProperty,P=(r,e)=>{for(var n in e)p(r,n,{get:e[n],enumerable:!0})},b=(r,e,n,u)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let _ of d(e))!g.call(r,_)&&_!==n&&p(r,_,{get:()=>e[_],enumerable:!(u=O(e,_))||u.enumerable});return r},j=r=>b(
p({},"__esModule",{value:!0}),r),v={};P(v,{Fragment:()=>s.d,jsx:()=>i,jsxs:()=>i}),y.exports=j(v);var s=c("packages/chun\
k-BMIUOHVM"),m=c("packages/chunk-IYWUY3VA"),k=0;function i(r,e,n,u,_,x){e||(e={});var a,t,o=e;if("ref"in o)for(t in o={},
e)t=="ref"?a=e[t]:o[t]=e[t];var l={type:r,props:o,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,
__v:--k,__i:-1,__u:0,__source:_,__self:x};if(typeof r=="function"&&(a=r.defaultProps))for(t in a)o[t]===void 0&&(o[t]=a[t]);
return s.a.vnode&&s.a.vnode(l),l}});
