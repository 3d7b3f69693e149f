"use strict";module.exports={"promote/evidence/judge-evidence"(S,c,$,P){let x;const i=()=>x??=c("@evomap/gep-sdk");let A;const E=()=>A??=
c("assets/subject");let R;const b=()=>R??=c("assets/validation");let I;const _=()=>I??=c("model/evidence");let D;const m=()=>D??=
c("report/validation-reading");let g;const l=()=>g??=c("rules/finding");$(S,{evidenceOf:()=>v});function v(e,t){const o=w(
e.type==="Gene"?y(e,t):L(e),t.attestation?.(e)),n=C(e,t.required);if((0,_().isAtLeast)(o.level,n))return{...o,findings:o.
findings.filter(({rule:d})=>k.has(d))};if(o.findings.length>0)return o;const{type:p,id:a}=e,u={type:p,id:a,level:o.level,
required:n};return{...o,findings:[(0,l().finding)("evidence-too-low",u,h(e))]}}const k=new Set(["report-altered","report\
-other-commands","report-not-ok","attestation-invalid","attestation-not-passed"]);function w(e,t){return t===void 0?e:"a\
ccepted"in t?{...e,level:"attested",attestation:t.accepted}:{...e,findings:[...t.findings,...e.findings]}}function C({type:e},t){
return e==="Gene"||(0,_().isAtLeast)(t,"published")?t:"none"}function L({value:e}){return{level:(0,i().verifyAssetId)(e)?
"self_reported":"none",findings:[]}}function y(e,t){const{reports:o,ran:n}=t,p=n?.has(e)?[{level:"gate",findings:[]}]:[],
u=(o??[]).filter(({gene_asset_id:r})=>r===e.value.asset_id).map(r=>O(e,r,t)),[d,...f]=[...u,...p];return d===void 0?{level:"\
none",findings:(o&&[(0,l().finding)("report-missing",{gene:e.id},h(e))])??[]}:f.reduce((r,s)=>(0,_().isAtLeast)(r.level,
s.level)?r:s,d)}function O(e,t,o){const{gateReport:n,provenance:p}=o,a=h(e),u={report:typeof t.id=="string"?t.id:"unknow\
n"},d=j(e,t,n,a),f=G(t,o).map(F=>F==="other-policy"?(0,l().finding)("report-other-policy",{...u,expected:o.policyDigest,
found:String(t.policy_digest??"unknown")},a):(0,l().finding)("report-not-published",{...u,reason:F},a));if(d.length>0)return{
level:"none",findings:[...d,...f]};const r={report:t,...n&&{reportDigest:n.digest}};if(n===void 0||f.length>0)return{...r,
level:"self_reported",findings:f};const s=p!==void 0&&"published"in p;return{...r,level:s?"published":"gate",findings:[]}}
function j(e,t,o,n){const p={report:typeof t.id=="string"?t.id:"unknown"},a=(0,m().readValidationReport)(t),u=a?.commands.
map(({command:F})=>F.trim())??[],d=(0,b().commandsToRun)(e),f=t.overall_ok===!0&&a?.ok===!0,r=o?.verdictOf(e.id),s=r===void 0||
r==="pass"||r==="warn";return[...(0,i().verifyAssetId)(t)?[]:[(0,l().finding)("report-altered",p,n)],...f&&s?[]:[(0,l().
finding)("report-not-ok",p,n)],...f&&!T(u,d)?[(0,l().finding)("report-other-commands",{...p,gene:e.id,ran:u,expected:d},
n)]:[]]}function G(e,{gateReport:t,provenance:o,policyDigest:n}){return[...[e.policy_digest,...t?[t.policyDigest]:[]].every(
a=>a===n)?[]:["other-policy"],...t?.isOfThisGate===!1?["it is not a report of this gate"]:[],...t?.isEnforced===!1?["its\
 policy only reports, and fails nothing"]:[],...t?.untrusted?["a runner that the pull request controls reported its resu\
lts"]:[],...o!==void 0&&"objection"in o?[o.objection]:[]]}function T(e,t){return e.length===t.length&&e.every((o,n)=>o===
t[n])}function h(e){return{location:e.locate(),subject:(0,E().subjectOf)(e)}}},"promote/evidence/provenance"(S,c,$,P){let x;
const i=()=>x??=c("error");let A;const E=()=>A??=c("github/check-run");let R;const b=()=>R??=c("github/failure");$(S,{provenanceCheck:()=>_,
provenanceObjection:()=>I});async function I({gateReport:m},g,l){return m===void 0?"it is not in a GateReport, and a che\
ck run contains only the digest of a GateReport":m.untrusted?"a runner that the pull request controls reported its resul\
ts":g(m.headSha,m.digest,l)}function _(m,g){const[l,v,...k]=g?.split("/")??[];if(!l||!v||k.length>0)throw new(i()).GateError(
"usage","A promotion with a token requires the repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or pro\
mote without GITHUB_TOKEN.");return async(w,C,L)=>{const y=w.slice(0,7),O=await D({client:m,owner:l,repo:v},w);if(O===void 0)
return`the commit ${y} does not exist in ${l}/${v}`;const j=O.filter(({externalId:h})=>h===C),[G]=j;if(G===void 0)return`\
no check run on the commit ${y} contains its digest`;const T=j.filter(({appSlug:h})=>h===L);return T.length===0?`the che\
ck run with its digest was created by the app ${G.appSlug??"unknown"}`:T.some(h=>h.completed&&h.headSha===w)?void 0:"the\
 check run with its digest is not completed"}}async function D(m,g){try{return await(0,E().listChecks)(m,g)}catch(l){if((0,b().
readFailure)(l).kind==="invalid")return;const v={doing:"read the check runs",permission:"checks: read",fork:!1},k=(0,b().
explainFailure)(l,v);throw new(i()).GateError("github_unavailable",`The provenance of the report cannot be checked: ${k}\
.`,"Grant `checks: read` to the token, or promote without a token, which skips this check.",{cause:l})}}},"promote/evide\
nce/read-evidence"(S,c,$,P){let x;const i=()=>x??=c("zod");let A;const E=()=>A??=c("assets/file");let R;const b=()=>R??=
c("assets/json");let I;const _=()=>I??=c("assets/problems");let D;const m=()=>D??=c("assets/source");let g;const l=()=>g??=
c("assets/utf8");let v;const k=()=>v??=c("error");let w;const C=()=>w??=c("report/compact");let L;const y=()=>L??=c("rep\
ort/json");let O;const j=()=>O??=c("tool");$(S,{readEvidence:()=>T});const G=i().looseObject({type:i().literal("GateRepo\
rt"),tool:i().looseObject({name:i().string()}).optional(),verdict:i().string().optional(),policy:i().looseObject({digest:i().
string(),enforce:i().string().optional()}).nullish(),genes:i().array(i().looseObject({id:i().string(),verdict:i().string()})).
default([]),head_sha:i().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:i().looseObject({untrusted:i().boolean().
optional()}).optional(),validation_reports:i().array(i().looseObject({type:i().literal("ValidationReport")}))});function T(o,n,p){
const a=e(o,n,p),u=(0,C().expand)(a[0]),d=G.safeParse(u);if(d.success&&a.length===1)return{reports:d.data.validation_reports,
gateReport:h(d.data,(0,y().reportDigest)(u))};const{assets:f}=(0,E().readAssetFile)(o,n,p),r=f.map(({value:s})=>s).filter(
({type:s})=>s==="ValidationReport");if(r.length>0)return{reports:r};throw t(o,"it contains no ValidationReport")}function h({
head_sha:o,isolation:n,tool:p,verdict:a,policy:u,genes:d},f){const r=new Map(d.map(s=>[s.id,s.verdict]));for(const s of d)
s.verdict!=="pass"&&s.verdict!=="warn"&&r.set(s.id,s.verdict);return{digest:f,headSha:o,untrusted:n?.untrusted??!1,isOfThisGate:p?.
name===j().TOOL.name&&a!==void 0&&a!=="error",isEnforced:u?.enforce!=="report",policyDigest:u?.digest,verdictOf:s=>r.get(
s)}}function e(o,n,p){const{text:a,complete:u}=(0,l().decodeUtf8)(n);if(!u||n.length>p.maxBytes)throw t(o,"it is not UTF\
-8 text or is too large");const d=new(_()).Problems(new(m()).Source(o,a)),f=(0,b().readJson)(a,p,d).map(({value:s})=>s),
[r]=d.found;if(r===void 0)return f;throw t(o,`line ${r.location.line}: ${r.detail}`)}function t(o,n){return new(k()).GateError(
"input_invalid",`${o} is not valid evidence: ${n}.`,"Pass the `gate-report.json` of the gate, or a file from its directo\
ry `validation-reports`.")}}};
