//# promote/attestation/attestation
(function(i,a,s){const e=s("packages/zod"),t=s("model/asset"),r=e().object({issuer:e().string().describe("Who confirmed\
 the identity, as a URL."),repository:e().string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().
string().describe("The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().
describe("The ref that the workflow ran for.")}),o=e().object({source:e().string().describe("The file and position, or t\
he address."),digest:t().digestSchema.describe("Digest of the signed statement."),predicate_type:e().string(),result:e().
enum(["PASSED","WARNED"]),asset_id:t().digestSchema,commit:e().string().nullable().describe("The commit that was verifie\
d, if the statement names it."),policy_digest:t().digestSchema,gate:e().object({id:e().string(),version:e().string().nullable()}).
nullable().describe("The gate; null if the statement does not name it."),verified_at:e().iso.datetime(),signer:r}).describe(
"A verified attestation about the asset.");i.exports={attestedSchema:o}});
//# promote/attestation/evidence
(function(e,n,s){function a(t,i){return{...t.file&&{file:t.file},judge:async o=>{const{judgeByAttestations:r}=await Promise.
resolve().then(()=>n("promote/attestation/source"));return r(o,t,i)}}}e.exports={attestationEvidence:a}});
//# promote/attestation/judge-attestation
(function(S,W,j){const b=j("assets/subject"),p=j("rules/finding"),E=1440*60*1e3;function O(t,n){return e=>{const s=e.value.
asset_id,r=(typeof s=="string"?t.filter(i=>w(i,s)):[]).map(i=>({each:i,reasons:x(e,i,n)})),c=r.flatMap(({each:i,reasons:g})=>"\
refused"in i||g.length>0?[]:[i]);if(c.length===0){const[i={reasons:[$(e)]}]=r;return{findings:i.reasons}}const[u]=_(c.filter(
i=>!D(i,e))),d=_(c.filter(i=>D(i,e))).filter(({verified_at:i})=>u===void 0||i>u.verified_at),l=d.find(({gate:i})=>i!==null)??
d[0];return l!==void 0?{accepted:P(l,String(s))}:{findings:u===void 0?[$(e)]:[N(e,u)]}}}function _(t){return[...t].sort(
(n,e)=>Date.parse(e.verified_at)-Date.parse(n.verified_at))}function w(t,n){return"refused"in t?t.claims?.has(n)??!0:t.subjects.
has(n)}function x(t,n,{signers:e,policyDigest:s,now:a}){const r={location:t.locate(),subject:(0,b().subjectOf)(t)},{source:c}=n;
if("refused"in n)return[(0,p().finding)("attestation-invalid",{source:c,reason:n.refused},r)];const{signer:u,policy_digest:d,
verified_at:l}=n,i=e.filter(o=>F(u,o)),[g]=i;if(g===void 0){const o={source:c,found:L(u),accepted:e.map(M)};return[(0,p().
finding)("attestation-other-signer",o,r)]}const m=({policies:o})=>o??[s],A=i.filter(o=>m(o).includes(d));if(A.length===0){
const o={source:c,found:d,accepted:i.flatMap(m)};return[(0,p().finding)("attestation-other-policy",o,r)]}const y=Math.max(
...A.map(({max_age_days:o})=>o));if(a.getTime()-Date.parse(l)>y*E){const o={source:c,verified:l,days:y};return[(0,p().finding)(
"attestation-expired",o,r)]}return[]}function F(t,{issuer:n,repository:e,workflow:s,ref:a}){const[r="",c=""]=h(t.workflow),
[u="",d="",...l]=r.split("/"),[i="",g=a]=h(s),m=i.startsWith(".github/")?i===l.join("/")&&v(`${u}/${d}`,e):i===r;return t.
issuer===n&&v(t.repository,e)&&m&&c===g&&t.ref===a}function v(t,n){return t.toLowerCase()===n.toLowerCase()}function h(t){
const n=t.indexOf("@");return n===-1?[t]:[t.slice(0,n),t.slice(n+1)]}function L({repository:t,workflow:n,ref:e,issuer:s}){
return`${n} for ${t} at ${e}, confirmed by ${s}`}function M({repository:t,workflow:n,ref:e}){return`${n} for ${t} at ${e}`}
function D({result:t,validated:n},{type:e}){return t!=="FAILED"&&(n||e!=="Gene")}function N(t,{source:n,result:e}){const s={
location:t.locate(),subject:(0,b().subjectOf)(t)},a=e==="FAILED"?"failed":"did not run all commands";return(0,p().finding)(
"attestation-not-passed",{source:n,what:a},s)}function $(t){const{type:n,id:e}=t,s={location:t.locate(),subject:(0,b().subjectOf)(
t)};return(0,p().finding)("attestation-missing",{type:n,id:e},s)}function P({subjects:t,validated:n,result:e,...s},a){return{
...s,result:e==="WARNED"?"WARNED":"PASSED",asset_id:a}}S.exports={attestationJudge:O}});
//# promote/attestation/read-attestations
(function(u,m,n){const i=n("assets/asset"),c=n("error"),l=n("promote/attestation/strict-json"),p=n("promote/attestation\
/verify"),a=1e4;function b({name:t,bytes:s},h){const e=(0,l().strictJson)(t,s);if("problem"in e)throw o(t,e.problem);const r=e.
values.flatMap(d);if(r.length===0)throw o(t,"it contains no bundle");if(r.length>a)throw o(t,`it has more than ${a} bund\
les`);return r.map((A,_)=>(0,p().verifyBundle)(r.length===1?t:`${t}, bundle ${_+1}`,A,h))}function d(t){return Array.isArray(
t)?t:(0,i().isJsonObject)(t)&&Array.isArray(t.attestations)?t.attestations.map(s=>(0,i().isJsonObject)(s)?s.bundle??null:
null):[t]}function o(t,s){return new(c()).GateError("input_invalid",`${t} is not a file of attestations: ${s}.`,"Pass a \
Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}u.exports={readAttestations:b}});
//# promote/attestation/signer
(function(u,p,a){const g=a("packages/sigstore/core"),v="1.3.6.1.4.1.57264.1.12",S="1.3.6.1.4.1.57264.1.14",s="https://g\
ithub.com/";function d({identity:t}){const e=t?.extensions?.issuer,r=i(t?.subjectAlternativeName),n=i(c(t,v)),o=c(t,S);if(!(!e||
!r||!n||!o))return{issuer:e,repository:n,workflow:r,ref:o}}function i(t){return t?.startsWith(s)?t.slice(s.length):void 0}
function c(t,e){const r=t?.oids?.filter(({oid:o})=>o?.id.join(".")===e)??[],[n]=r;if(!(n===void 0||r.length>1))try{const{
tag:o,value:h}=g().ASN1Obj.parseBuffer(Buffer.from(n.value));return o.number===l?h.toString("utf8"):void 0}catch{return}}
const l=12;u.exports={readSigner:d}});
//# promote/attestation/source
(function(l,T,e){const h=e("error"),_=e("github/attestations"),y=e("promote/attestation/judge-attestation"),A=e("promot\
e/attestation/read-attestations"),b=e("promote/attestation/trusted-root"),$=e("promote/attestation/verify"),g=8,w=500;async function E(o,{
file:n,client:i,trustedRoot:c},{policy:d,digest:s}){const a=(0,b().readTrustedRoots)(c.name,c.bytes),t=d.a2a.attestation,
r=[...new Set(t.map(({repository:p})=>p))],u=[...n?(0,A().readAttestations)(n,a):[],...i?await j(i,r,o,a):[]];return(0,y().
attestationJudge)(u,{signers:t,policyDigest:s,now:new Date})}async function j(o,n,i,c){const d=i.map(({value:t})=>t.asset_id).
filter(q),s=[...new Set(d)].flatMap(t=>n.map(r=>({repository:r,id:t})));if(n.length===0)throw new(h()).GateError("usage",
"promote --fetch requires a policy that accepts a signer.","Add the repository and workflow to `a2a.attestation` in the \
policy.");if(s.length>w)throw new(h()).GateError("usage",`promote --fetch would send ${s.length} requests to GitHub; ${w}\
 is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at once.");const a=[];for(let t=0;t<s.
length;t+=g){const r=s.slice(t,t+g).map(async({repository:u,id:p})=>{const[B="",S=""]=u.split("/"),v=await(0,_().listBundles)(
{client:o,owner:B,repo:S},p),D=m=>`${u}, attestation ${m+1} of ${p}`;return v.map((m,G)=>(0,$().verifyBundle)(D(G),m,c))});
a.push(...(await Promise.all(r)).flat())}return a}function q(o){return typeof o=="string"&&/^sha256:[0-9a-f]{64}$/.test(
o)}l.exports={judgeByAttestations:E}});
//# promote/attestation/statement
(function(O,L,o){const e=o("packages/zod"),b=o("report/in-toto/statement"),S=o("report/in-toto/test-result"),c=o("repor\
t/in-toto/verification-summary"),p=o("tool"),g=e().string().regex(/^[0-9a-f]{64}$/),$=e().record(e().string(),e().string()),
T=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),_=e().looseObject({_type:e().literal("https://in-toto.io/Statement\
/v1"),subject:e().array(e().looseObject({name:e().string().optional(),digest:$})).min(1),predicateType:e().string(),predicate:e().
unknown()}),A=e().looseObject({verifier:e().looseObject({id:e().literal(p().HOME),version:e().record(e().string(),e().string()).
optional()}),timeVerified:e().iso.datetime({offset:!0}),resourceUri:e().string(),policy:e().looseObject({digest:e().looseObject(
{sha256:g})}),verificationResult:e().enum(["PASSED","FAILED"]),verifiedLevels:e().array(e().string())}),E=e().looseObject(
{result:e().enum(["PASSED","WARNED","FAILED"]),configuration:e().array(e().looseObject({digest:e().looseObject({sha256:g})})).
length(1,{error:"expected one entry, the policy"}),failedTests:e().array(e().string()),skippedTests:e().array(e().string()).
default([])});function D(i){const r=_.safeParse(i);if(!r.success)return{refused:`its payload is no in-toto statement: ${u(
r.error)}`};const{subject:n,predicateType:d,predicate:v}=r.data,x=n.map(({digest:t})=>t),y=t=>x.flatMap(s=>s[t]??[]),h=new Set(
y("sha256").map(t=>`sha256:${t}`)),l=y("gitCommit").filter(t=>T.safeParse(t).success),j={predicate_type:d,subjects:h};switch(d){case c().
VERIFICATION_SUMMARY:{const{data:t,error:s}=A.safeParse(v);if(s)return{refused:`its verification summary is malformed: ${u(
s)}`};const a=[...l,I(t.resourceUri)].find(m=>t.resourceUri===(0,c().commitUri)(m)&&(l.includes(m)||h.has(`sha256:${(0,b().
textDigest)(m)}`)));return a===void 0?{refused:"its resource is not one of its subjects"}:{...j,result:t.verificationResult,
validated:t.verifiedLevels.includes(c().VALIDATED),commit:a,policy_digest:`sha256:${t.policy.digest.sha256}`,gate:{id:t.
verifier.id,version:t.verifier.version?.[p().TOOL.name]??null},verifiedAt:Date.parse(t.timeVerified)}}case S().TEST_RESULT:{
const{data:t,error:s}=E.safeParse(v);if(s)return{refused:`its test result is malformed: ${u(s)}`};const[a]=t.configuration;
return{...j,result:t.result,validated:t.failedTests.length+t.skippedTests.length===0,commit:l[0]??null,policy_digest:`sh\
a256:${a?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(d.slice(0,80))}, not\
 a verification summary or a test result`}}}function I(i){return i.slice(i.lastIndexOf(":")+1)}function u({issues:i}){const[
r]=i,n=r?.path.map(String).join(".");return`${n?`${n}: `:""}${r?.message??"unknown"}`}O.exports={readStatement:D}});
//# promote/attestation/strict-json
(function(i,I,t){const c=t("assets/json"),m=t("assets/limits"),p=t("assets/problems"),u=t("assets/source"),l=t("assets/\
utf8"),a=(0,m().assetLimits)(16*1024*1024);function b(d,o,s=a){if(o.length>s.maxBytes)return{problem:`it is larger than ${s.
maxBytes} bytes`};const{text:n,complete:T}=(0,l().decodeUtf8)(o);if(!T)return{problem:"it is not UTF-8 text"};const r=new(p()).
Problems(new(u()).Source(d,n)),_=(0,c().readJson)(n,s,r).map(({value:x})=>x),[e]=r.found;return e===void 0?{values:_}:{problem:`\
line ${e.location.line}: ${e.detail}`}}i.exports={strictJson:b}});
//# promote/attestation/trusted-root
(function(u,_,o){const h=o("packages/sigstore/protobuf-specs"),a=o("packages/sigstore/verify"),p=o("error"),l=o("promot\
e/attestation/strict-json"),d=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function g(t,i){
const e=(0,l().strictJson)(t,i);if("problem"in e)throw r(t,e.problem);if(e.values.length===0)throw r(t,"it is empty");return e.
values.map((m,c)=>{let n;try{const s=h().TrustedRoot.fromJSON(m);if(!d.test(s.mediaType))throw new Error("its media type\
 is unknown");n=(0,a().toTrustMaterial)(s)}catch(s){throw r(t,`root ${c+1} is malformed (${s.message})`)}const{certificateAuthorities:w,
tlogs:v,ctlogs:T}=n;if(w.length===0)throw r(t,`root ${c+1} has no certificate authority`);return new(a()).Verifier(n,{tlogThreshold:v.
length>0?1:0,ctlogThreshold:T.length>0?1:0,timestampThreshold:1})})}function r(t,i){return new(p()).GateError("input_inv\
alid",`${t} is not a trusted root: ${i}.`,"Write the file with `gh attestation trusted-root > trusted-root.jsonl`.")}u.exports=
{readTrustedRoots:g}});
//# promote/attestation/verify
(function(y,x,a){const b=a("node:crypto"),S=a("packages/sigstore/bundle"),_=a("packages/sigstore/verify"),h=a("promote/\
attestation/signer"),$=a("promote/attestation/statement"),E=a("promote/attestation/strict-json"),O="application/vnd.in-t\
oto+json",j=10*6e4;function A(t,n,e){let i,c,p;try{const{content:o,...k}=(0,S().bundleFromJSON)(n);if(o.$case!=="dsseEnv\
elope")return{source:t,refused:"it signs a file, not an in-toto statement"};({payload:i,payloadType:c}=o.dsseEnvelope),p=
(0,_().toSignedEntity)({...k,content:o})}catch(o){return{source:t,refused:`it is no Sigstore bundle (${m(o)})`}}const u=(0,E().
strictJson)(t,i),[g]="values"in u&&u.values.length===1?u.values:[],s=g===void 0?void 0:(0,$().readStatement)(g),w=s&&"su\
bjects"in s?{claims:s.subjects}:{},r=o=>({source:t,refused:o,...w});if(c!==O)return r(`its payload type is ${JSON.stringify(
c.slice(0,80))}`);const d=T(p,e);if("refused"in d)return r(d.refused);if("problem"in u)return r(`its statement is ambigu\
ous: ${u.problem}`);if(s===void 0)return r("its payload is not one JSON value");if("refused"in s)return r(s.refused);const l=(0,h().
readSigner)(d.signer);if(l===void 0)return r("its certificate names no workflow of GitHub");const{verifiedAt:v=d.signedAt,
...J}=s;return v>d.signedAt+j?r("it was signed before the time that it states"):{...J,source:t,digest:`sha256:${(0,b().createHash)(
"sha256").update(i).digest("hex")}`,verified_at:new Date(v).toISOString(),signer:l}}function T(t,n){const e=[];for(const i of n)
try{return{signer:i.verify(t),signedAt:N(t)}}catch(c){e.push(c)}return{refused:`its signature cannot be verified (${e.map(
m).join("; ")})`}}function N({timestamps:t}){const n=t.map(e=>e.$case==="timestamp-authority"?e.timestamp.signingTime.getTime():
Number(e.tlogEntry.integratedTime)*1e3);return Math.min(...n)}function m(t){const{message:n,cause:e}=t,i=e instanceof Error?
`: ${e.message}`:"";return`${n}${i}`.replaceAll(/\s+/g," ").slice(0,200)}y.exports={verifyBundle:A}});
