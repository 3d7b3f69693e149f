//# @evomap/gep-sdk
(function(g,c,z,l){var i=Object.defineProperty,b=Object.getOwnPropertyDescriptor,y=Object.getOwnPropertyNames,O=Object.
prototype.hasOwnProperty,_=(e,r)=>{for(var o in r)i(e,o,{get:r[o],enumerable:!0})},d=(e,r,o,n)=>{if(r&&typeof r=="object"||
typeof r=="function")for(let t of y(r))!O.call(e,t)&&t!==o&&i(e,t,{get:()=>r[t],enumerable:!(n=b(r,t))||n.enumerable});return e},
j=e=>d(i({},"__esModule",{value:!0}),e),p={};_(p,{SCHEMA_VERSION:()=>m,canonicalize:()=>a,computeAssetId:()=>u,verifyAssetId:()=>h}),
l.exports=j(p);var A=c("chunk-IYWUY3VA"),v=c("node:crypto"),m="1.13.0";function a(e){return e==null?"null":typeof e=="bo\
olean"?e?"true":"false":typeof e=="number"?Number.isFinite(e)?String(e):"null":typeof e=="string"?JSON.stringify(e):Array.
isArray(e)?"["+e.map(a).join(",")+"]":typeof e=="object"?"{"+Object.keys(e).sort().map(r=>JSON.stringify(r)+":"+a(e[r])).
join(",")+"}":"null"}function u(e,r){if(!e||typeof e!="object")return null;let o=new Set(Array.isArray(r)?r:["asset_id"]),
n={};for(let s of Object.keys(e))o.has(s)||(n[s]=e[s]);let t=a(n);return"sha256:"+(0,v.createHash)("sha256").update(t,"u\
tf8").digest("hex")}function h(e){if(!e||typeof e!="object")return!1;let r=e.asset_id;return!r||typeof r!="string"?!1:r===
u(e)}var w=Object.freeze(["repair","optimize","innovate","explore"]),P=Object.freeze(["success","failed"]),x=Object.freeze(
["generated","reused","reference","user_authored"]),I=Object.freeze(["low","medium","high"]),S=Object.freeze(["private",
"unlisted","public"]),N=Object.freeze(["cheap","standard","premium"]),k=Object.freeze(["cheap","mid","expensive"]),E=Object.
freeze(["off","low","medium","high"]),V=Object.freeze(["warn","block"]),Y=Object.freeze(["behavioral","structural","perf\
ormance","safety"]),C=Object.freeze(["ci","local","prod","sandbox"]),H=Object.freeze(["pass","fail","inconclusive"])});
