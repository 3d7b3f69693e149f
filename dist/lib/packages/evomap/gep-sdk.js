"use strict";module.exports={"@evomap/gep-sdk"(h,c,g,u){var s=Object.defineProperty,l=Object.getOwnPropertyDescriptor,b=Object.getOwnPropertyNames,
y=Object.prototype.hasOwnProperty,O=(e,r)=>{for(var o in r)s(e,o,{get:r[o],enumerable:!0})},d=(e,r,o,a)=>{if(r&&typeof r==
"object"||typeof r=="function")for(let t of b(r))!y.call(e,t)&&t!==o&&s(e,t,{get:()=>r[t],enumerable:!(a=l(r,t))||a.enumerable});
return e},_=e=>d(s({},"__esModule",{value:!0}),e),p={};O(p,{SCHEMA_VERSION:()=>v,canonicalize:()=>n,computeAssetId:()=>f,
verifyAssetId:()=>m}),u.exports=_(p);var z=c("chunk-IYWUY3VA"),j=c("node:crypto"),v="1.13.0";function n(e){return e==null?
"null":typeof e=="boolean"?e?"true":"false":typeof e=="number"?Number.isFinite(e)?String(e):"null":typeof e=="string"?JSON.
stringify(e):Array.isArray(e)?"["+e.map(n).join(",")+"]":typeof e=="object"?"{"+Object.keys(e).sort().map(r=>JSON.stringify(
r)+":"+n(e[r])).join(",")+"}":"null"}function f(e,r){if(!e||typeof e!="object")return null;let o=new Set(Array.isArray(r)?
r:["asset_id"]),a={};for(let i of Object.keys(e))o.has(i)||(a[i]=e[i]);let t=n(a);return"sha256:"+(0,j.createHash)("sha2\
56").update(t,"utf8").digest("hex")}function m(e){if(!e||typeof e!="object")return!1;let r=e.asset_id;return!r||typeof r!=
"string"?!1:r===f(e)}var A=Object.freeze(["repair","optimize","innovate","explore"]),w=Object.freeze(["success","failed"]),
x=Object.freeze(["generated","reused","reference","user_authored"]),P=Object.freeze(["low","medium","high"]),I=Object.freeze(
["private","unlisted","public"]),S=Object.freeze(["cheap","standard","premium"]),N=Object.freeze(["cheap","mid","expensi\
ve"]),k=Object.freeze(["off","low","medium","high"]),E=Object.freeze(["warn","block"]),V=Object.freeze(["behavioral","st\
ructural","performance","safety"]),Y=Object.freeze(["ci","local","prod","sandbox"]),C=Object.freeze(["pass","fail","inco\
nclusive"])}};
