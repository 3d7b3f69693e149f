//# preact/jsx-runtime
(function(m,v,h,y){var a=Object.defineProperty,O=Object.getOwnPropertyDescriptor,d=Object.getOwnPropertyNames,P=Object.
prototype.hasOwnProperty,b=(r,e)=>{for(var n in e)a(r,n,{get:e[n],enumerable:!0})},j=(r,e,n,u)=>{if(e&&typeof e=="object"||
typeof e=="function")for(let _ of d(e))!P.call(r,_)&&_!==n&&a(r,_,{get:()=>e[_],enumerable:!(u=O(e,_))||u.enumerable});return r},
x=r=>j(a({},"__esModule",{value:!0}),r),c={};b(c,{Fragment:()=>s.d,jsx:()=>i,jsxs:()=>i}),y.exports=x(c);var s=v("chunk-\
BMIUOHVM"),w=v("chunk-IYWUY3VA"),g=0;function i(r,e,n,u,_,k){e||(e={});var p,t,o=e;if("ref"in o)for(t in o={},e)t=="ref"?
p=e[t]:o[t]=e[t];var l={type:r,props:o,key:n,ref:p,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--g,__i:-1,
__u:0,__source:_,__self:k};if(typeof r=="function"&&(p=r.defaultProps))for(t in p)o[t]===void 0&&(o[t]=p[t]);return s.a.
vnode&&s.a.vnode(l),l}});
