//# packages/evomap/gep-sdk
(function(l,c,g){var i=Object.defineProperty,b=Object.getOwnPropertyDescriptor,y=Object.getOwnPropertyNames,O=Object.prototype.
hasOwnProperty,_=(e,r)=>{for(var o in r)i(e,o,{get:r[o],enumerable:!0})},d=(e,r,o,a)=>{if(r&&typeof r=="object"||typeof r==
"function")for(let t of y(r))!O.call(e,t)&&t!==o&&i(e,t,{get:()=>r[t],enumerable:!(a=b(r,t))||a.enumerable});return e},j=e=>d(
i({},"__esModule",{value:!0}),e),p={};_(p,{SCHEMA_VERSION:()=>m,canonicalize:()=>n,computeAssetId:()=>u,verifyAssetId:()=>h}),
l.exports=j(p);var z=c("packages/chunk-IYWUY3VA"),v=c("node:crypto"),m="1.13.0";function n(e){return e==null?"null":typeof e==
"boolean"?e?"true":"false":typeof e=="number"?Number.isFinite(e)?String(e):"null":typeof e=="string"?JSON.stringify(e):Array.
isArray(e)?"["+e.map(n).join(",")+"]":typeof e=="object"?"{"+Object.keys(e).sort().map(r=>JSON.stringify(r)+":"+n(e[r])).
join(",")+"}":"null"}function u(e,r){if(!e||typeof e!="object")return null;let o=new Set(Array.isArray(r)?r:["asset_id"]),
a={};for(let s of Object.keys(e))o.has(s)||(a[s]=e[s]);let t=n(a);return"sha256:"+(0,v.createHash)("sha256").update(t,"u\
tf8").digest("hex")}function h(e){if(!e||typeof e!="object")return!1;let r=e.asset_id;return!r||typeof r!="string"?!1:r===
u(e)}var A=Object.freeze(["repair","optimize","innovate","explore"]),w=Object.freeze(["success","failed"]),P=Object.freeze(
["generated","reused","reference","user_authored"]),I=Object.freeze(["low","medium","high"]),S=Object.freeze(["private",
"unlisted","public"]),x=Object.freeze(["cheap","standard","premium"]),N=Object.freeze(["cheap","mid","expensive"]),k=Object.
freeze(["off","low","medium","high"]),E=Object.freeze(["warn","block"]),V=Object.freeze(["behavioral","structural","perf\
ormance","safety"]),Y=Object.freeze(["ci","local","prod","sandbox"]),C=Object.freeze(["pass","fail","inconclusive"])});
