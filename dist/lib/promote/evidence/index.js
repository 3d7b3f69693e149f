"use strict";module.exports={"promote/evidence/judge-evidence"(S,s,$,P){let A;const i=()=>A??=s("@evomap/gep-sdk");let x;const E=()=>x??=
s("assets/subject");let R;const w=()=>R??=s("assets/validation");let I;const v=()=>I??=s("model/evidence");let D;const h=()=>D??=
s("report/validation-reading");let g;const d=()=>g??=s("rules/finding");$(S,{evidenceOf:()=>m});function m(t,e){const o=k(
t.type==="Gene"?b(t,e):L(t),e.attestation?.(t)),n=C(t,e.required);if((0,v().isAtLeast)(o.level,n))return{...o,findings:o.
findings.filter(({rule:r})=>_.has(r))};if(o.findings.length>0)return o;const{type:c,id:l}=t,p={type:c,id:l,level:o.level,
required:n};return{...o,findings:[(0,d().finding)("evidence-too-low",p,u(t))]}}const _=new Set(["report-altered","report\
-other-commands","report-not-ok","attestation-invalid","attestation-not-passed"]);function k(t,e){return e===void 0?t:"a\
ccepted"in e?{...t,level:"attested",attestation:e.accepted}:{...t,findings:[...e.findings,...t.findings]}}function C({type:t},e){
return t==="Gene"||(0,v().isAtLeast)(e,"published")?e:"none"}function L({value:t}){return{level:(0,i().verifyAssetId)(t)?
"self_reported":"none",findings:[]}}function b(t,e){const{reports:o,ran:n}=e,c=n?.has(t)?[{level:"gate",findings:[]}]:[],
p=(o??[]).filter(({gene_asset_id:f})=>f===t.value.asset_id).map(f=>y(t,f,e)),[r,...a]=[...p,...c];return r===void 0?{level:"\
none",findings:(o&&[(0,d().finding)("report-missing",{gene:t.id},u(t))])??[]}:a.reduce((f,T)=>(0,v().isAtLeast)(f.level,
T.level)?f:T,r)}function y(t,e,o){const{gateReport:n,provenance:c}=o,l=u(t),p={report:typeof e.id=="string"?e.id:"unknow\
n"},r=O(t,e,n,l),a=j(e,o).map(F=>F==="other-policy"?(0,d().finding)("report-other-policy",{...p,expected:o.policyDigest,
found:String(e.policy_digest??"unknown")},l):(0,d().finding)("report-not-published",{...p,reason:F},l));if(r.length>0)return{
level:"none",findings:[...r,...a]};const f={report:e,...n&&{reportDigest:n.digest}};if(n===void 0||a.length>0)return{...f,
level:"self_reported",findings:a};const T=c!==void 0&&"published"in c;return{...f,level:T?"published":"gate",findings:[]}}
function O(t,e,o,n){const c={report:typeof e.id=="string"?e.id:"unknown"},l=(0,h().readValidationReport)(e),p=l?.commands.
map(({command:F})=>F.trim())??[],r=(0,w().commandsToRun)(t),a=e.overall_ok===!0&&l?.ok===!0,f=o?.verdictOf(t.id),T=f===void 0||
f==="pass"||f==="warn";return[...(0,i().verifyAssetId)(e)?[]:[(0,d().finding)("report-altered",c,n)],...a&&T?[]:[(0,d().
finding)("report-not-ok",c,n)],...a&&!G(p,r)?[(0,d().finding)("report-other-commands",{...c,gene:t.id,ran:p,expected:r},
n)]:[]]}function j(t,{gateReport:e,provenance:o,policyDigest:n}){return[...[t.policy_digest,...e?[e.policyDigest]:[]].every(
l=>l===n)?[]:["other-policy"],...e?.isOfThisGate===!1?["it is not a report of this gate"]:[],...e?.isEnforced===!1?["its\
 policy only reports, and fails nothing"]:[],...e?.untrusted?["a runner that the pull request controls reported its resu\
lts"]:[],...o!==void 0&&"objection"in o?[o.objection]:[]]}function G(t,e){return t.length===e.length&&t.every((o,n)=>o===
e[n])}function u(t){return{location:t.locate(),subject:(0,E().subjectOf)(t)}}},"promote/evidence/provenance"(S,s,$,P){let A;
const i=()=>A??=s("error");let x;const E=()=>x??=s("github/check-run");let R;const w=()=>R??=s("github/failure");$(S,{provenanceCheck:()=>v,
provenanceObjection:()=>I});async function I({gateReport:h},g,d){return h===void 0?"it is not in a GateReport, and a che\
ck run contains only the digest of a GateReport":h.untrusted?"a runner that the pull request controls reported its resul\
ts":g(h.headSha,h.digest,d)}function v(h,g){const[d,m,..._]=g?.split("/")??[];if(!d||!m||_.length>0)throw new(i()).GateError(
"usage","A promotion with a token requires the repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or pro\
mote without GITHUB_TOKEN.");return async(k,C,L)=>{const b=k.slice(0,7),y=await D({client:h,owner:d,repo:m},k);if(y===void 0)
return`the commit ${b} does not exist in ${d}/${m}`;const O=y.filter(({externalId:u})=>u===C),[j]=O;if(j===void 0)return`\
no check run on the commit ${b} contains its digest`;const G=O.filter(({appSlug:u})=>u===L);return G.length===0?`the che\
ck run with its digest was created by the app ${j.appSlug??"unknown"}`:G.some(u=>u.completed&&u.headSha===k)?void 0:"the\
 check run with its digest is not completed"}}async function D(h,g){try{return await(0,E().listChecks)(h,g)}catch(d){if((0,w().
readFailure)(d).kind==="invalid")return;const m={doing:"read the check runs",permission:"checks: read",fork:!1},_=(0,w().
explainFailure)(d,m);throw new(i()).GateError("github_unavailable",`The provenance of the report cannot be checked: ${_}\
.`,"Grant `checks: read` to the token, or promote without a token, which skips this check.",{cause:d})}}},"promote/evide\
nce/read-evidence"(S,s,$,P){let A;const i=()=>A??=s("zod");let x;const E=()=>x??=s("assets/file");let R;const w=()=>R??=
s("assets/json");let I;const v=()=>I??=s("assets/problems");let D;const h=()=>D??=s("assets/source");let g;const d=()=>g??=
s("assets/utf8");let m;const _=()=>m??=s("error");let k;const C=()=>k??=s("report/json");let L;const b=()=>L??=s("tool");
$(S,{readEvidence:()=>O});const y=i().looseObject({type:i().literal("GateReport"),tool:i().looseObject({name:i().string()}).
optional(),verdict:i().string().optional(),policy:i().looseObject({digest:i().string(),enforce:i().string().optional()}).
nullish(),genes:i().array(i().looseObject({id:i().string(),verdict:i().string()})).default([]),head_sha:i().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:i().looseObject({untrusted:i().boolean().optional()}).optional(),validation_reports:i().
array(i().looseObject({type:i().literal("ValidationReport")}))});function O(t,e,o){const n=G(t,e,o),c=y.safeParse(n[0]);
if(c.success&&n.length===1)return{reports:c.data.validation_reports,gateReport:j(c.data,(0,C().reportDigest)(n[0]))};const{
assets:l}=(0,E().readAssetFile)(t,e,o),p=l.map(({value:r})=>r).filter(({type:r})=>r==="ValidationReport");if(p.length>0)
return{reports:p};throw u(t,"it contains no ValidationReport")}function j({head_sha:t,isolation:e,tool:o,verdict:n,policy:c,
genes:l},p){const r=new Map(l.map(a=>[a.id,a.verdict]));for(const a of l)a.verdict!=="pass"&&a.verdict!=="warn"&&r.set(a.
id,a.verdict);return{digest:p,headSha:t,untrusted:e?.untrusted??!1,isOfThisGate:o?.name===b().TOOL.name&&n!==void 0&&n!==
"error",isEnforced:c?.enforce!=="report",policyDigest:c?.digest,verdictOf:a=>r.get(a)}}function G(t,e,o){const{text:n,complete:c}=(0,d().
decodeUtf8)(e);if(!c||e.length>o.maxBytes)throw u(t,"it is not UTF-8 text or is too large");const l=new(v()).Problems(new(h()).
Source(t,n)),p=(0,w().readJson)(n,o,l).map(({value:a})=>a),[r]=l.found;if(r===void 0)return p;throw u(t,`line ${r.location.
line}: ${r.detail}`)}function u(t,e){return new(_()).GateError("input_invalid",`${t} is not valid evidence: ${e}.`,"Pass\
 the `gate-report.json` of the gate, or a file from its folder `validation-reports`.")}}};
