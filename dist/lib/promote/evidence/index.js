//# promote/evidence/judge-evidence
(function(h,u,y,B){let b;const m=()=>b??=u("@evomap/gep-sdk");let k;const O=()=>k??=u("assets/subject");let w;const A=()=>w??=
u("assets/validation");let j;const v=()=>j??=u("model/evidence");let D;const G=()=>D??=u("report/validation-reading");let I;
const a=()=>I??=u("rules/finding");y(h,{evidenceOf:()=>L});function L(n,t){const i=T(n.type==="Gene"?N(n,t):C(n),t.attestation?.(
n)),e=x(n,t.required);if((0,v().isAtLeast)(i.level,e))return{...i,findings:i.findings.filter(({rule:r})=>S.has(r))};if(i.
findings.length>0)return i;const{type:s,id:d}=n,c={type:s,id:d,level:i.level,required:e};return{...i,findings:[(0,a().finding)(
"evidence-too-low",c,_(n))]}}const S=new Set(["report-altered","report-other-commands","report-not-ok","attestation-inva\
lid","attestation-not-passed"]);function T(n,t){return t===void 0?n:"accepted"in t?{...n,level:"attested",attestation:t.
accepted}:{...n,findings:[...t.findings,...n.findings]}}function x({type:n},t){return n==="Gene"||(0,v().isAtLeast)(t,"p\
ublished")?t:"none"}function C({value:n}){return{level:(0,m().verifyAssetId)(n)?"self_reported":"none",findings:[]}}function N(n,t){
const{reports:i,ran:e}=t,s=e?.has(n)?[{level:"gate",findings:[]}]:[],c=(i??[]).filter(({gene_asset_id:o})=>o===n.value.asset_id).
map(o=>E(n,o,t)),[r,...l]=[...c,...s];return r===void 0?{level:"none",findings:(i&&[(0,a().finding)("report-missing",{gene:n.
id},_(n))])??[]}:l.reduce((o,p)=>(0,v().isAtLeast)(o.level,p.level)?o:p,r)}function E(n,t,i){const{gateReport:e,provenance:s}=i,
d=_(n),c={report:typeof t.id=="string"?t.id:"unknown"},r=R(n,t,e,d),l=V(t,i).map(g=>g==="other-policy"?(0,a().finding)("\
report-other-policy",{...c,expected:i.policyDigest,found:String(t.policy_digest??"unknown")},d):(0,a().finding)("report-\
not-published",{...c,reason:g},d));if(r.length>0)return{level:"none",findings:[...r,...l]};const o={report:t,...e&&{reportDigest:e.
digest}};if(e===void 0||l.length>0)return{...o,level:"self_reported",findings:l};const p=s!==void 0&&"published"in s;return{
...o,level:p?"published":"gate",findings:[]}}function R(n,t,i,e){const s={report:typeof t.id=="string"?t.id:"unknown"},d=(0,G().
readValidationReport)(t),c=d?.commands.map(({command:g})=>g.trim())??[],r=(0,A().commandsToRun)(n),l=t.overall_ok===!0&&
d?.ok===!0,o=i?.verdictOf(n.id),p=o===void 0||o==="pass"||o==="warn";return[...(0,m().verifyAssetId)(t)?[]:[(0,a().finding)(
"report-altered",s,e)],...l&&p?[]:[(0,a().finding)("report-not-ok",s,e)],...l&&!z(c,r)?[(0,a().finding)("report-other-co\
mmands",{...s,gene:n.id,ran:c,expected:r},e)]:[]]}function V(n,{gateReport:t,provenance:i,policyDigest:e}){return[...[n.
policy_digest,...t?[t.policyDigest]:[]].every(d=>d===e)?[]:["other-policy"],...t?.isOfThisGate===!1?["it is not a report\
 of this gate"]:[],...t?.isEnforced===!1?["its policy only reports, and fails nothing"]:[],...t?.untrusted?["a runner th\
at the pull request controls reported its results"]:[],...i!==void 0&&"objection"in i?[i.objection]:[]]}function z(n,t){
return n.length===t.length&&n.every((i,e)=>i===t[e])}function _(n){return{location:n.locate(),subject:(0,O().subjectOf)(
n)}}});
//# promote/evidence/provenance
(function(m,i,_,x){let w;const a=()=>w??=i("error");let g;const b=()=>g??=i("github/check-binding");let v;const y=()=>v??=
i("github/check-run");let G;const h=()=>G??=i("github/failure");_(m,{provenanceCheck:()=>$,provenanceObjection:()=>O});async function O({
gateReport:e},r,t){return e===void 0?"it is not in a GateReport, and a check run contains only the digest of a GateRepor\
t":e.untrusted?"a runner that the pull request controls reported its results":r(e.headSha,e.digest,t)}function $(e,r){const[
t,o,...c]=r?.split("/")??[];if(!t||!o||c.length>0)throw new(a()).GateError("usage","A promotion with a token requires th\
e repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(s,T,I)=>{
const u=s.slice(0,7),d=await E({client:e,owner:t,repo:o},s);if(d===void 0)return`the commit ${u} does not exist in ${t}/${o}`;
const p=d.filter(({externalId:n})=>(0,b().readExternalId)(n)?.digest===T),[l]=p;if(l===void 0)return`no check run on the\
 commit ${u} contains its digest`;const k=p.filter(({appSlug:n})=>n===I);return k.length===0?`the check run with its dig\
est was created by the app ${l.appSlug??"unknown"}`:k.some(n=>n.completed&&n.headSha===s)?void 0:"the check run with its\
 digest is not completed"}}async function E(e,r){try{return await(0,y().listChecks)(e,r)}catch(t){if((0,h().readFailure)(
t).kind==="invalid")return;const o={doing:"read the check runs",permission:"checks: read"},c=(0,h().explainFailure)(t,o);
throw new(a()).GateError("github_unavailable",`The provenance of the report cannot be checked: ${c}.`,"Grant `checks: re\
ad` to the token, or promote without a token, which skips this check.",{cause:t})}}});
//# promote/evidence/read-evidence
(function(m,r,_,B){let u;const t=()=>u??=r("zod");let g;const v=()=>g??=r("assets/file");let h;const j=()=>h??=r("asset\
s/json");let b;const O=()=>b??=r("assets/problems");let w;const R=()=>w??=r("assets/source");let y;const x=()=>y??=r("as\
sets/utf8");let $;const E=()=>$??=r("error");let S;const z=()=>S??=r("report/compact/compact");let G;const P=()=>G??=r("\
report/json");let T;const V=()=>T??=r("tool");_(m,{readEvidence:()=>F});const D=t().looseObject({type:t().literal("GateR\
eport"),tool:t().looseObject({name:t().string()}).optional(),verdict:t().string().optional(),policy:t().looseObject({digest:t().
string(),enforce:t().string().optional()}).nullish(),genes:t().array(t().looseObject({id:t().string(),verdict:t().string()})).
default([]),head_sha:t().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:t().looseObject({untrusted:t().boolean().
optional()}).optional(),validation_reports:t().array(t().looseObject({type:t().literal("ValidationReport")}))});function F(e,s,l){
const a=A(e,s,l),c=(0,z().expand)(a[0]),n=D.safeParse(c);if(n.success&&a.length===1)return{reports:n.data.validation_reports,
gateReport:U(n.data,(0,P().reportDigest)(c))};const{assets:p}=(0,v().readAssetFile)(e,s,l),i=p.map(({value:o})=>o).filter(
({type:o})=>o==="ValidationReport");if(i.length>0)return{reports:i};throw d(e,"it contains no ValidationReport")}function U({
head_sha:e,isolation:s,tool:l,verdict:a,policy:c,genes:n},p){const i=new Map(n.map(o=>[o.id,o.verdict]));for(const o of n)
o.verdict!=="pass"&&o.verdict!=="warn"&&i.set(o.id,o.verdict);return{digest:p,headSha:e,untrusted:s?.untrusted??!1,isOfThisGate:l?.
name===V().TOOL.name&&a!==void 0&&a!=="error",isEnforced:c?.enforce!=="report",policyDigest:c?.digest,verdictOf:o=>i.get(
o)}}function A(e,s,l){const{text:a,complete:c}=(0,x().decodeUtf8)(s);if(!c||s.length>l.maxBytes)throw d(e,"it is not UTF\
-8 text or is too large");const n=new(O()).Problems(new(R()).Source(e,a)),p=(0,j().readJson)(a,l,n).map(({value:o})=>o),
[i]=n.found;if(i===void 0)return p;throw d(e,`line ${i.location.line}: ${i.detail}`)}function d(e,s){return new(E()).GateError(
"input_invalid",`${e} is not valid evidence: ${s}.`,"Pass the `gate-report.json` of the gate, or a file from its directo\
ry `validation-reports`.")}});
