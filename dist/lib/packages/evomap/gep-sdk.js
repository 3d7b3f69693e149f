"use strict";var A=Object.defineProperty;var t=(l,i)=>A(l,"name",{value:i,configurable:!0});module.exports={"@evomap/gep-sdk"(l,i,w,y){var c=Object.defineProperty,O=Object.getOwnPropertyDescriptor,_=Object.getOwnPropertyNames,
j=Object.prototype.hasOwnProperty,v=t((e,r)=>{for(var a in r)c(e,a,{get:r[a],enumerable:!0})},"__export"),m=t((e,r,a,n)=>{
if(r&&typeof r=="object"||typeof r=="function")for(let o of _(r))!j.call(e,o)&&o!==a&&c(e,o,{get:t(()=>r[o],"get"),enumerable:!(n=
O(r,o))||n.enumerable});return e},"__copyProps"),h=t(e=>m(c({},"__esModule",{value:!0}),e),"__toCommonJS"),b={};v(b,{SCHEMA_VERSION:t(
()=>z,"SCHEMA_VERSION"),canonicalize:t(()=>s,"canonicalize"),computeAssetId:t(()=>f,"computeAssetId"),verifyAssetId:t(()=>d,
"verifyAssetId")}),y.exports=h(b);var p=i("chunk-CVC2726E"),g=i("node:crypto"),z="1.13.0";function s(e){return e==null?"\
null":typeof e=="boolean"?e?"true":"false":typeof e=="number"?Number.isFinite(e)?String(e):"null":typeof e=="string"?JSON.
stringify(e):Array.isArray(e)?"["+e.map(s).join(",")+"]":typeof e=="object"?"{"+Object.keys(e).sort().map(r=>JSON.stringify(
r)+":"+s(e[r])).join(",")+"}":"null"}t(s,"r"),(0,p.a)(s,"canonicalize");function f(e,r){if(!e||typeof e!="object")return null;
let a=new Set(Array.isArray(r)?r:["asset_id"]),n={};for(let u of Object.keys(e))a.has(u)||(n[u]=e[u]);let o=s(n);return"\
sha256:"+(0,g.createHash)("sha256").update(o,"utf8").digest("hex")}t(f,"s"),(0,p.a)(f,"computeAssetId");function d(e){if(!e||
typeof e!="object")return!1;let r=e.asset_id;return!r||typeof r!="string"?!1:r===f(e)}t(d,"i"),(0,p.a)(d,"verifyAssetId");
var x=Object.freeze(["repair","optimize","innovate","explore"]),P=Object.freeze(["success","failed"]),S=Object.freeze(["\
generated","reused","reference","user_authored"]),I=Object.freeze(["low","medium","high"]),N=Object.freeze(["private","u\
nlisted","public"]),k=Object.freeze(["cheap","standard","premium"]),C=Object.freeze(["cheap","mid","expensive"]),E=Object.
freeze(["off","low","medium","high"]),V=Object.freeze(["warn","block"]),H=Object.freeze(["behavioral","structural","perf\
ormance","safety"]),J=Object.freeze(["ci","local","prod","sandbox"]),M=Object.freeze(["pass","fail","inconclusive"])}};
