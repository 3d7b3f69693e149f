"use strict";module.exports={"promote/evidence/judge-evidence"(j,s,G,P){let T;const i=()=>T??=s("@evomap/gep-sdk");let x;const S=()=>x??=
s("assets/subject");let $;const A=()=>$??=s("assets/validation");let E;const _=()=>E??=s("model/evidence");let R;const I=()=>R??=
s("report/validation-reading");let D;const p=()=>D??=s("rules/finding");G(j,{evidenceOf:()=>m});function m(e,t){const o=g(
e.type==="Gene"?C(e,t):k(e),t.attestation?.(e)),n=b(e,t.required);if((0,_().isAtLeast)(o.level,n))return{...o,findings:o.
findings.filter(({rule:d})=>h.has(d))};if(o.findings.length>0)return o;const{type:l,id:a}=e,u={type:l,id:a,level:o.level,
required:n};return{...o,findings:[(0,p().finding)("evidence-too-low",u,v(e))]}}const h=new Set(["report-altered","report\
-other-commands","report-not-ok","attestation-invalid","attestation-not-passed"]);function g(e,t){return t===void 0?e:"a\
ccepted"in t?{...e,level:"attested",attestation:t.accepted}:{...e,findings:[...t.findings,...e.findings]}}function b({type:e},t){
return e==="Gene"||(0,_().isAtLeast)(t,"published")?t:"none"}function k({value:e}){return{level:(0,i().verifyAssetId)(e)?
"self_reported":"none",findings:[]}}function C(e,t){const{reports:o,ran:n}=t,l=n?.has(e)?[{level:"gate",findings:[]}]:[],
u=(o??[]).filter(({gene_asset_id:r})=>r===e.value.asset_id).map(r=>L(e,r,t)),[d,...f]=[...u,...l];return d===void 0?{level:"\
none",findings:(o&&[(0,p().finding)("report-missing",{gene:e.id},v(e))])??[]}:f.reduce((r,c)=>(0,_().isAtLeast)(r.level,
c.level)?r:c,d)}function L(e,t,o){const{gateReport:n,provenance:l}=o,a=v(e),u={report:typeof t.id=="string"?t.id:"unknow\
n"},d=w(e,t,n,a),f=y(t,o).map(F=>F==="other-policy"?(0,p().finding)("report-other-policy",{...u,expected:o.policyDigest,
found:String(t.policy_digest??"unknown")},a):(0,p().finding)("report-not-published",{...u,reason:F},a));if(d.length>0)return{
level:"none",findings:[...d,...f]};const r={report:t,...n&&{reportDigest:n.digest}};if(n===void 0||f.length>0)return{...r,
level:"self_reported",findings:f};const c=l!==void 0&&"published"in l;return{...r,level:c?"published":"gate",findings:[]}}
function w(e,t,o,n){const l={report:typeof t.id=="string"?t.id:"unknown"},a=(0,I().readValidationReport)(t),u=a?.commands.
map(({command:F})=>F.trim())??[],d=(0,A().commandsToRun)(e),f=t.overall_ok===!0&&a?.ok===!0,r=o?.verdictOf(e.id),c=r===void 0||
r==="pass"||r==="warn";return[...(0,i().verifyAssetId)(t)?[]:[(0,p().finding)("report-altered",l,n)],...f&&c?[]:[(0,p().
finding)("report-not-ok",l,n)],...f&&!O(u,d)?[(0,p().finding)("report-other-commands",{...l,gene:e.id,ran:u,expected:d},
n)]:[]]}function y(e,{gateReport:t,provenance:o,policyDigest:n}){return[...[e.policy_digest,...t?[t.policyDigest]:[]].every(
a=>a===n)?[]:["other-policy"],...t?.isOfThisGate===!1?["it is not a report of this gate"]:[],...t?.isEnforced===!1?["its\
 policy only reports, and fails nothing"]:[],...t?.untrusted?["a runner that the pull request controls reported its resu\
lts"]:[],...o!==void 0&&"objection"in o?[o.objection]:[]]}function O(e,t){return e.length===t.length&&e.every((o,n)=>o===
t[n])}function v(e){return{location:e.locate(),subject:(0,S().subjectOf)(e)}}},"promote/evidence/provenance"(j,s,G,P){let T;
const i=()=>T??=s("error");let x;const S=()=>x??=s("github/check-binding");let $;const A=()=>$??=s("github/check-run");let E;
const _=()=>E??=s("github/failure");G(j,{provenanceCheck:()=>I,provenanceObjection:()=>R});async function R({gateReport:p},m,h){
return p===void 0?"it is not in a GateReport, and a check run contains only the digest of a GateReport":p.untrusted?"a r\
unner that the pull request controls reported its results":m(p.headSha,p.digest,h)}function I(p,m){const[h,g,...b]=m?.split(
"/")??[];if(!h||!g||b.length>0)throw new(i()).GateError("usage","A promotion with a token requires the repository of the\
 report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(k,C,L)=>{const w=k.slice(
0,7),y=await D({client:p,owner:h,repo:g},k);if(y===void 0)return`the commit ${w} does not exist in ${h}/${g}`;const O=y.
filter(({externalId:t})=>(0,S().readExternalId)(t)?.digest===C),[v]=O;if(v===void 0)return`no check run on the commit ${w}\
 contains its digest`;const e=O.filter(({appSlug:t})=>t===L);return e.length===0?`the check run with its digest was crea\
ted by the app ${v.appSlug??"unknown"}`:e.some(t=>t.completed&&t.headSha===k)?void 0:"the check run with its digest is n\
ot completed"}}async function D(p,m){try{return await(0,A().listChecks)(p,m)}catch(h){if((0,_().readFailure)(h).kind==="\
invalid")return;const g={doing:"read the check runs",permission:"checks: read"},b=(0,_().explainFailure)(h,g);throw new(i()).
GateError("github_unavailable",`The provenance of the report cannot be checked: ${b}.`,"Grant `checks: read` to the toke\
n, or promote without a token, which skips this check.",{cause:h})}}},"promote/evidence/read-evidence"(j,s,G,P){let T;const i=()=>T??=
s("zod");let x;const S=()=>x??=s("assets/file");let $;const A=()=>$??=s("assets/json");let E;const _=()=>E??=s("assets/p\
roblems");let R;const I=()=>R??=s("assets/source");let D;const p=()=>D??=s("assets/utf8");let m;const h=()=>m??=s("error");
let g;const b=()=>g??=s("report/compact/compact");let k;const C=()=>k??=s("report/json");let L;const w=()=>L??=s("tool");
G(j,{readEvidence:()=>O});const y=i().looseObject({type:i().literal("GateReport"),tool:i().looseObject({name:i().string()}).
optional(),verdict:i().string().optional(),policy:i().looseObject({digest:i().string(),enforce:i().string().optional()}).
nullish(),genes:i().array(i().looseObject({id:i().string(),verdict:i().string()})).default([]),head_sha:i().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:i().looseObject({untrusted:i().boolean().optional()}).optional(),validation_reports:i().
array(i().looseObject({type:i().literal("ValidationReport")}))});function O(o,n,l){const a=e(o,n,l),u=(0,b().expand)(a[0]),
d=y.safeParse(u);if(d.success&&a.length===1)return{reports:d.data.validation_reports,gateReport:v(d.data,(0,C().reportDigest)(
u))};const{assets:f}=(0,S().readAssetFile)(o,n,l),r=f.map(({value:c})=>c).filter(({type:c})=>c==="ValidationReport");if(r.
length>0)return{reports:r};throw t(o,"it contains no ValidationReport")}function v({head_sha:o,isolation:n,tool:l,verdict:a,
policy:u,genes:d},f){const r=new Map(d.map(c=>[c.id,c.verdict]));for(const c of d)c.verdict!=="pass"&&c.verdict!=="warn"&&
r.set(c.id,c.verdict);return{digest:f,headSha:o,untrusted:n?.untrusted??!1,isOfThisGate:l?.name===w().TOOL.name&&a!==void 0&&
a!=="error",isEnforced:u?.enforce!=="report",policyDigest:u?.digest,verdictOf:c=>r.get(c)}}function e(o,n,l){const{text:a,
complete:u}=(0,p().decodeUtf8)(n);if(!u||n.length>l.maxBytes)throw t(o,"it is not UTF-8 text or is too large");const d=new(_()).
Problems(new(I()).Source(o,a)),f=(0,A().readJson)(a,l,d).map(({value:c})=>c),[r]=d.found;if(r===void 0)return f;throw t(
o,`line ${r.location.line}: ${r.detail}`)}function t(o,n){return new(h()).GateError("input_invalid",`${o} is not valid e\
vidence: ${n}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}}};
