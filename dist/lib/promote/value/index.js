//# promote/value/near-duplicate
(function(p,C,o){const l=o("node:crypto"),m=o("assets/subject"),h=o("rules/finding"),_=o("select/error-signature");function b(t){
const n=new Map,r=e=>{const i=a(e);i!==void 0&&!n.has(i)&&n.set(i,e)};for(const e of t)r(e);return{add:r,findingsAbout(e){
const i=n.size===0?void 0:a(e),s=i===void 0?void 0:n.get(i);if(s===void 0||s.id===e.id)return[];const{type:y,id:j}=e,O={
location:e.locate(),subject:(0,m().subjectOf)(e)},w={type:y,id:j,other:s.id,place:s.path};return[(0,h().finding)("near-d\
uplicate",w,O)]}}}function a({type:t,value:n}){const r=t==="Gene"?[u(n.signals_match),c(n.strategy)]:t==="Capsule"?[u(n.
trigger),c(n.gene),c(n.summary)]:[];if(!(r.length===0||r.some(e=>e.length===0)))return(0,l().hash)("sha256",JSON.stringify(
[t,r]),"base64")}function u(t){const n=(0,_().normalizeSignals)(g(t)).map(d);return[...new Set(n)].sort()}function c(t){
return g(t).map(d).filter(n=>n!=="")}function g(t){return[t].flat().filter(n=>typeof n=="string")}function d(t){return t.
normalize("NFKC").toLowerCase().replace(/\s+/g," ").trim().replace(/[.;]$/,"")}p.exports={nearDuplicatesOf:b}});
//# promote/value/other-environment
(function(p,y,i){const d=i("assets/asset"),u=i("assets/subject"),a=i("rules/finding");function m(t,{report:e},o){const r=e?.
env_fingerprint??t.value.env_fingerprint;if(!(0,d().isJsonObject)(r))return[];const s=[[r.platform,o.platform],[r.arch,o.
arch],[c(r.node_version),o.nodeVersion&&c(o.nodeVersion)]].filter(n=>typeof n[0]=="string"&&typeof n[1]=="string");if(s.
every(([n,h])=>n===h))return[];const{type:g,id:j}=t,[v,l]=[s.map(([n])=>n),s.map(([,n])=>n)],_={location:t.locate(),subject:(0,u().
subjectOf)(t)},b={type:g,id:j,there:v.join(", "),here:l.join(", ")};return[(0,a().finding)("environment-differs",b,_)]}function c(t){
const e=typeof t=="string"?/^v?(\d+)/.exec(t)?.[1]:void 0;return e&&`Node.js ${e}`}p.exports={otherEnvironment:m}});
//# promote/value/stale-evidence
(function(p,E,o){const m=o("assets/asset"),v=o("assets/subject"),g=o("audit/claims/streak"),l=o("rules/finding"),_=864e5;
function b(t,{now:e,days:i}){const c=new Map;for(const{value:n}of t){const s=r(n);s===void 0||!(0,g().isSuccess)(n)||c.set(
n.capsule_id,Math.max(s,c.get(n.capsule_id)??s))}return(n,s)=>{const d=n.type==="Capsule"?c.get(n.id):j(s);if(d===void 0)
return[];const a=Math.floor((e.getTime()-d)/_);if(a<=i)return[];const{type:M,id:O}=n,w={location:n.locate(),subject:(0,v().
subjectOf)(n)};return[(0,l().finding)("evidence-stale",{type:M,id:O,age:a,days:i},w)]}}function j({report:t,attestation:e}){
return e===void 0?t&&r(t):u(e.verified_at)}function r({created_at:t,timestamp:e,meta:i}){return u(t??e??((0,m().isJsonObject)(
i)?i.at:void 0))}function u(t){const e=typeof t=="string"?Date.parse(t):t;return typeof e=="number"&&Number.isFinite(e)?
e:void 0}p.exports={staleEvidence:b}});
