//# promote/evidence/judge-evidence
(function(_,T,u){const m=u("packages/evomap/gep-sdk"),b=u("assets/subject"),k=u("assets/validation"),v=u("model/evidenc\
e"),y=u("report/validation-reading"),a=u("rules/finding");function O(n,t){const i=A(n.type==="Gene"?D(n,t):q(n),t.attestation?.(
n)),e=j(n,t.required);if((0,v().isAtLeast)(i.level,e))return{...i,findings:i.findings.filter(({rule:d})=>w.has(d))};if(i.
findings.length>0)return i;const{type:s,id:r}=n,c={type:s,id:r,level:i.level,required:e};return{...i,findings:[(0,a().finding)(
"evidence-too-low",c,h(n))]}}const w=new Set(["report-altered","report-other-commands","report-not-ok","attestation-inva\
lid","attestation-not-passed"]);function A(n,t){return t===void 0?n:"accepted"in t?{...n,level:"attested",attestation:t.
accepted}:{...n,findings:[...t.findings,...n.findings]}}function j({type:n},t){return n==="Gene"||(0,v().isAtLeast)(t,"p\
ublished")?t:"none"}function q({value:n}){return{level:(0,m().verifyAssetId)(n)?"self_reported":"none",findings:[]}}function D(n,t){
const{reports:i,ran:e}=t,s=e?.has(n)?[{level:"gate",findings:[]}]:[],c=(i?.get(n.value.asset_id)??[]).map(o=>G(n,o,t)),[
d,...l]=[...c,...s];return d===void 0?{level:"none",findings:(i&&[(0,a().finding)("report-missing",{gene:n.id},h(n))])??
[]}:l.reduce((o,p)=>(0,v().isAtLeast)(o.level,p.level)?o:p,d)}function G(n,t,i){const{gateReport:e,provenance:s}=i,r=h(n),
c={report:typeof t.id=="string"?t.id:"unknown"},d=I(n,t,e,r),l=L(t,i).map(g=>g==="other-policy"?(0,a().finding)("report-\
other-policy",{...c,expected:i.policyDigest,found:String(t.policy_digest??"unknown")},r):(0,a().finding)("report-not-pub\
lished",{...c,reason:g},r));if(d.length>0)return{level:"none",findings:[...d,...l]};const o={report:t,...e&&{reportDigest:e.
digest}};if(e===void 0||l.length>0)return{...o,level:"self_reported",findings:l};const p=s!==void 0&&"published"in s;return{
...o,level:p?"published":"gate",findings:[]}}function I(n,t,i,e){const s={report:typeof t.id=="string"?t.id:"unknown"},r=(0,y().
readValidationReport)(t),c=r?.commands.map(({command:g})=>g.trim())??[],d=(0,k().commandsToRun)(n),l=t.overall_ok===!0&&
r?.ok===!0,o=i?.verdictOf(n.id),p=o===void 0||o==="pass"||o==="warn";return[...(0,m().verifyAssetId)(t)?[]:[(0,a().finding)(
"report-altered",s,e)],...l&&p?[]:[(0,a().finding)("report-not-ok",s,e)],...l&&!S(c,d)?[(0,a().finding)("report-other-co\
mmands",{...s,gene:n.id,ran:c,expected:d},e)]:[]]}function L(n,{gateReport:t,provenance:i,policyDigest:e}){return[...[n.
policy_digest,...t?[t.policyDigest]:[]].every(r=>r===e)?[]:["other-policy"],...t?.isOfThisGate===!1?["it is not a report\
 of this gate"]:[],...t?.isEnforced===!1?["its policy only reports, and fails nothing"]:[],...t?.untrusted?["a runner th\
at the pull request controls reported its results"]:[],...i!==void 0&&"objection"in i?[i.objection]:[]]}function S(n,t){
return n.length===t.length&&n.every((i,e)=>i===t[e])}function h(n){return{location:n.locate(),subject:(0,b().subjectOf)(
n)}}_.exports={evidenceOf:O}});
//# promote/evidence/provenance
(function(m,$,i){const h=i("error"),w=i("github/check-binding"),g=i("github/check-run"),a=i("github/failure");async function v({
gateReport:t},r,e){return t===void 0?"it is not in a GateReport, and a check run contains only the digest of a GateRepor\
t":t.untrusted?"a runner that the pull request controls reported its results":r(t.headSha,t.digest,e)}function b(t,r){const[
e,o,...c]=r?.split("/")??[];if(!e||!o||c.length>0)throw new(h()).GateError("usage","A promotion with a token requires th\
e repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(s,G,O)=>{
const u=s.slice(0,7),d=await _({client:t,owner:e,repo:o},s);if(d===void 0)return`the commit ${u} does not exist in ${e}/${o}`;
const p=d.filter(({externalId:n})=>(0,w().readExternalId)(n)?.digest===G),[k]=p;if(k===void 0)return`no check run on the\
 commit ${u} contains its digest`;const l=p.filter(({appSlug:n})=>n===O);return l.length===0?`the check run with its dig\
est was created by the app ${k.appSlug??"unknown"}`:l.some(n=>n.completed&&n.headSha===s)?void 0:"the check run with its\
 digest is not completed"}}async function _(t,r){try{return await(0,g().listChecks)(t,r)}catch(e){if((0,a().readFailure)(
e).kind==="invalid")return;const o={doing:"read the check runs",permission:"checks: read"},c=(0,a().explainFailure)(e,o);
throw new(h()).GateError("github_unavailable",`The provenance of the report cannot be checked: ${c}.`,"Grant `checks: re\
ad` to the token, or promote without a token, which skips this check.",{cause:e})}}m.exports={provenanceCheck:b,provenanceObjection:v}});
//# promote/evidence/read-evidence
(function(u,G,o){const t=o("packages/zod"),g=o("assets/file"),m=o("assets/json"),v=o("assets/problems"),h=o("assets/sou\
rce"),_=o("assets/utf8"),O=o("error"),b=o("report/compact/compact"),j=o("report/json"),w=o("tool"),R=o("turns"),x=t().looseObject(
{type:t().literal("GateReport"),tool:t().looseObject({name:t().string()}).optional(),verdict:t().string().optional(),policy:t().
looseObject({digest:t().string(),enforce:t().string().optional()}).nullish(),genes:t().array(t().looseObject({id:t().string(),
verdict:t().string()})).default([]),head_sha:t().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:t().looseObject(
{untrusted:t().boolean().optional()}).optional(),validation_reports:t().array(t().looseObject({type:t().literal("Validat\
ionReport")}))});function $(r,s,c){const a=S(r,s,c),p=(0,R().resultOf)((0,b().expand)(a[0])),n=x.safeParse(p);if(n.success&&
a.length===1)return{reports:n.data.validation_reports,gateReport:E(n.data,(0,j().reportDigest)(p))};const{assets:d}=(0,g().
readAssetFile)(r,s,c),i=d.map(({value:e})=>e).filter(({type:e})=>e==="ValidationReport");if(i.length>0)return{reports:i};
throw l(r,"it contains no ValidationReport")}function E({head_sha:r,isolation:s,tool:c,verdict:a,policy:p,genes:n},d){const i=new Map(
n.map(e=>[e.id,e.verdict]));for(const e of n)e.verdict!=="pass"&&e.verdict!=="warn"&&i.set(e.id,e.verdict);return{digest:d,
headSha:r,untrusted:s?.untrusted??!1,isOfThisGate:c?.name===w().TOOL.name&&a!==void 0&&a!=="error",isEnforced:p?.enforce!==
"report",policyDigest:p?.digest,verdictOf:e=>i.get(e)}}function S(r,s,c){const{text:a,complete:p}=(0,_().decodeUtf8)(s);
if(!p||s.length>c.maxBytes)throw l(r,"it is not UTF-8 text or is too large");const n=new(v()).Problems(new(h()).Source(r,
a)),d=(0,m().readJson)(a,c,n).map(({value:e})=>e),[i]=n.found;if(i===void 0)return d;throw l(r,`line ${i.location.line}:\
 ${i.detail}`)}function l(r,s){return new(O()).GateError("input_invalid",`${r} is not valid evidence: ${s}.`,"Pass the `\
gate-report.json` of the gate, or a file from its directory `validation-reports`.")}u.exports={readEvidence:$}});
