//# promote/value/near-duplicate
(function(p,i,d,D){let m;const _=()=>m??=i("node:crypto");let h;const y=()=>h??=i("assets/subject");let b;const j=()=>b??=
i("rules/finding");let O;const w=()=>O??=i("select/error-signature");d(p,{nearDuplicatesOf:()=>C});function C(n){const t=new Map,
o=e=>{const r=a(e);r!==void 0&&!t.has(r)&&t.set(r,e)};for(const e of n)o(e);return{add:o,findingsAbout(e){const r=a(e),s=r===
void 0?void 0:t.get(r);if(s===void 0||s.id===e.id)return[];const{type:I,id:S}=e,k={location:e.locate(),subject:(0,y().subjectOf)(
e)},z={type:I,id:S,other:s.id,place:s.path};return[(0,j().finding)("near-duplicate",z,k)]}}}function a({type:n,value:t}){
const o=n==="Gene"?[u(t.signals_match),c(t.strategy)]:n==="Capsule"?[u(t.trigger),c(t.gene),c(t.summary)]:[];if(!(o.length===
0||o.some(e=>e.length===0)))return(0,_().createHash)("sha256").update(JSON.stringify([n,o])).digest("base64")}function u(n){
const t=(0,w().normalizeSignals)(g(n)).map(l);return[...new Set(t)].sort()}function c(n){return g(n).map(l).filter(t=>t!==
"")}function g(n){return[n].flat().filter(t=>typeof t=="string")}function l(n){return n.normalize("NFKC").toLowerCase().
replace(/\s+/g," ").trim().replace(/[.;]$/,"")}});
//# promote/value/other-environment
(function(p,r,d,V){let m;const a=()=>m??=r("assets/asset");let u;const l=()=>u??=r("assets/subject");let _;const g=()=>_??=
r("rules/finding");d(p,{otherEnvironment:()=>j});function j(t,{report:o},e){const i=o?.env_fingerprint??t.value.env_fingerprint;
if(!(0,a().isJsonObject)(i))return[];const s=[[i.platform,e.platform],[i.arch,e.arch],[c(i.node_version),e.nodeVersion&&
c(e.nodeVersion)]].filter(n=>typeof n[0]=="string"&&typeof n[1]=="string");if(s.every(([n,E])=>n===E))return[];const{type:v,
id:b}=t,[y,h]=[s.map(([n])=>n),s.map(([,n])=>n)],O={location:t.locate(),subject:(0,l().subjectOf)(t)},w={type:v,id:b,there:y.
join(", "),here:h.join(", ")};return[(0,g().finding)("environment-differs",w,O)]}function c(t){const o=typeof t=="string"?
/^v?(\d+)/.exec(t)?.[1]:void 0;return o&&`Node.js ${o}`}});
//# promote/value/stale-evidence
(function(p,o,l,S){let m;const _=()=>m??=o("assets/asset");let g;const v=()=>g??=o("assets/subject");let b;const j=()=>b??=
o("audit/claims/streak");let M;const O=()=>M??=o("rules/finding");l(p,{staleEvidence:()=>w});const k=864e5;function w(t,{
now:e,days:i}){const c=new Map;for(const{value:n}of t){const s=r(n);s===void 0||!(0,j().isSuccess)(n)||c.set(n.capsule_id,
Math.max(s,c.get(n.capsule_id)??s))}return(n,s)=>{const a=n.type==="Capsule"?c.get(n.id):y(s);if(a===void 0)return[];const d=Math.
floor((e.getTime()-a)/k);if(d<=i)return[];const{type:E,id:h}=n,D={location:n.locate(),subject:(0,v().subjectOf)(n)};return[
(0,O().finding)("evidence-stale",{type:E,id:h,age:d,days:i},D)]}}function y({report:t,attestation:e}){return e===void 0?
t&&r(t):u(e.verified_at)}function r({created_at:t,timestamp:e,meta:i}){return u(t??e??((0,_().isJsonObject)(i)?i.at:void 0))}
function u(t){const e=typeof t=="string"?Date.parse(t):t;return typeof e=="number"&&Number.isFinite(e)?e:void 0}});
