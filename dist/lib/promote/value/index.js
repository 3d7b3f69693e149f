"use strict";module.exports={"promote/value/near-duplicate"(_,s,g,S){let v;const b=()=>v??=s("node:crypto");let j;const y=()=>j??=s("\
assets/subject");let h;const O=()=>h??=s("rules/finding");let w;const l=()=>w??=s("select/error-signature");g(_,{nearDuplicatesOf:()=>a});
function a(t){const e=new Map,r=n=>{const i=u(n);i!==void 0&&!e.has(i)&&e.set(i,n)};for(const n of t)r(n);return{add:r,findingsAbout(n){
const i=u(n),d=i===void 0?void 0:e.get(i);if(d===void 0||d.id===n.id)return[];const{type:c,id:k}=n,E={location:n.locate(),
subject:(0,y().subjectOf)(n)},M={type:c,id:k,other:d.id,place:d.path};return[(0,O().finding)("near-duplicate",M,E)]}}}function u({
type:t,value:e}){const r=t==="Gene"?[f(e.signals_match),p(e.strategy)]:t==="Capsule"?[f(e.trigger),p(e.gene),p(e.summary)]:
[];if(!(r.length===0||r.some(n=>n.length===0)))return(0,b().createHash)("sha256").update(JSON.stringify([t,r])).digest("\
base64")}function f(t){const e=(0,l().normalizeSignals)(m(t)).map(o);return[...new Set(e)].sort()}function p(t){return m(
t).map(o).filter(e=>e!=="")}function m(t){return[t].flat().filter(e=>typeof e=="string")}function o(t){return t.normalize(
"NFKC").toLowerCase().replace(/\s+/g," ").trim().replace(/[.;]$/,"")}},"promote/value/other-environment"(_,s,g,S){let v;
const b=()=>v??=s("assets/asset");let j;const y=()=>j??=s("assets/subject");let h;const O=()=>h??=s("rules/finding");g(_,
{otherEnvironment:()=>w});function w(a,{report:u},f){const p=u?.env_fingerprint??a.value.env_fingerprint;if(!(0,b().isJsonObject)(
p))return[];const o=[[p.platform,f.platform],[p.arch,f.arch],[l(p.node_version),f.nodeVersion&&l(f.nodeVersion)]].filter(
c=>typeof c[0]=="string"&&typeof c[1]=="string");if(o.every(([c,k])=>c===k))return[];const{type:t,id:e}=a,[r,n]=[o.map(([
c])=>c),o.map(([,c])=>c)],i={location:a.locate(),subject:(0,y().subjectOf)(a)},d={type:t,id:e,there:r.join(", "),here:n.
join(", ")};return[(0,O().finding)("environment-differs",d,i)]}function l(a){const u=typeof a=="string"?/^v?(\d+)/.exec(
a)?.[1]:void 0;return u&&`Node.js ${u}`}},"promote/value/stale-evidence"(_,s,g,S){let v;const b=()=>v??=s("assets/asset");
let j;const y=()=>j??=s("assets/subject");let h;const O=()=>h??=s("audit/claims/streak");let w;const l=()=>w??=s("rules/\
finding");g(_,{staleEvidence:()=>u});const a=864e5;function u(o,{now:t,days:e}){const r=new Map;for(const{value:n}of o){
const i=p(n);i===void 0||!(0,O().isSuccess)(n)||r.set(n.capsule_id,Math.max(i,r.get(n.capsule_id)??i))}return(n,i)=>{const d=n.
type==="Capsule"?r.get(n.id):f(i);if(d===void 0)return[];const c=Math.floor((t.getTime()-d)/a);if(c<=e)return[];const{type:k,
id:E}=n,M={location:n.locate(),subject:(0,y().subjectOf)(n)};return[(0,l().finding)("evidence-stale",{type:k,id:E,age:c,
days:e},M)]}}function f({report:o,attestation:t}){return t===void 0?o&&p(o):m(t.verified_at)}function p({created_at:o,timestamp:t,
meta:e}){return m(o??t??((0,b().isJsonObject)(e)?e.at:void 0))}function m(o){const t=typeof o=="string"?Date.parse(o):o;
return typeof t=="number"&&Number.isFinite(t)?t:void 0}}};
