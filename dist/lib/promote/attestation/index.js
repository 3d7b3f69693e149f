//# promote/attestation/attestation
(function(i,s,o,c){let r;const e=()=>r??=s("zod");let a;const t=()=>a??=s("model/asset");o(i,{attestedSchema:()=>d});const n=e().
object({issuer:e().string().describe("Who confirmed the identity, as a URL."),repository:e().string().describe("`owner/n\
ame` of the repository whose workflow signed."),workflow:e().string().describe("The workflow file with its ref: `owner/n\
ame/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe("The ref that the workflow ran for.")}),d=e().
object({source:e().string().describe("The file and position, or the address."),digest:t().digestSchema.describe("Digest \
of the signed statement."),predicate_type:e().string(),result:e().enum(["PASSED","WARNED"]),asset_id:t().digestSchema,commit:e().
string().nullable().describe("The commit that was verified, if the statement names it."),policy_digest:t().digestSchema,
gate:e().object({id:e().string(),version:e().string().nullable()}).nullable().describe("The gate; null if the statement \
does not name it."),verified_at:e().iso.datetime(),signer:n}).describe("A verified attestation about the asset.")});
//# promote/attestation/evidence
(function(t,n,i,u){i(t,{attestationEvidence:()=>a});function a(e,o){return{...e.file&&{file:e.file},judge:async r=>{const{
judgeByAttestations:s}=await Promise.resolve().then(()=>n("promote/attestation/source"));return s(r,e,o)}}}});
//# promote/attestation/judge-attestation
(function(S,_,E,J){let O;const b=()=>O??=_("assets/subject");let w;const p=()=>w??=_("rules/finding");E(S,{attestationJudge:()=>L});
const F=1440*60*1e3;function L(t,n){return e=>{const s=e.value.asset_id,r=(typeof s=="string"?t.filter(i=>M(i,s)):[]).map(
i=>({each:i,reasons:N(e,i,n)})),c=r.flatMap(({each:i,reasons:g})=>"refused"in i||g.length>0?[]:[i]);if(c.length===0){const[
i={reasons:[$(e)]}]=r;return{findings:i.reasons}}const[u]=j(c.filter(i=>!D(i,e))),d=j(c.filter(i=>D(i,e))).filter(({verified_at:i})=>u===
void 0||i>u.verified_at),l=d.find(({gate:i})=>i!==null)??d[0];return l!==void 0?{accepted:I(l,String(s))}:{findings:u===
void 0?[$(e)]:[C(e,u)]}}}function j(t){return[...t].sort((n,e)=>Date.parse(e.verified_at)-Date.parse(n.verified_at))}function M(t,n){
return"refused"in t?t.claims?.has(n)??!0:t.subjects.has(n)}function N(t,n,{signers:e,policyDigest:s,now:a}){const r={location:t.
locate(),subject:(0,b().subjectOf)(t)},{source:c}=n;if("refused"in n)return[(0,p().finding)("attestation-invalid",{source:c,
reason:n.refused},r)];const{signer:u,policy_digest:d,verified_at:l}=n,i=e.filter(o=>x(u,o)),[g]=i;if(g===void 0){const o={
source:c,found:P(u),accepted:e.map(W)};return[(0,p().finding)("attestation-other-signer",o,r)]}const m=({policies:o})=>o??
[s],y=i.filter(o=>m(o).includes(d));if(y.length===0){const o={source:c,found:d,accepted:i.flatMap(m)};return[(0,p().finding)(
"attestation-other-policy",o,r)]}const A=Math.max(...y.map(({max_age_days:o})=>o));if(a.getTime()-Date.parse(l)>A*F){const o={
source:c,verified:l,days:A};return[(0,p().finding)("attestation-expired",o,r)]}return[]}function x(t,{issuer:n,repository:e,
workflow:s,ref:a}){const[r="",c=""]=h(t.workflow),[u="",d="",...l]=r.split("/"),[i="",g=a]=h(s),m=i.startsWith(".github/")?
i===l.join("/")&&v(`${u}/${d}`,e):i===r;return t.issuer===n&&v(t.repository,e)&&m&&c===g&&t.ref===a}function v(t,n){return t.
toLowerCase()===n.toLowerCase()}function h(t){const n=t.indexOf("@");return n===-1?[t]:[t.slice(0,n),t.slice(n+1)]}function P({
repository:t,workflow:n,ref:e,issuer:s}){return`${n} for ${t} at ${e}, confirmed by ${s}`}function W({repository:t,workflow:n,
ref:e}){return`${n} for ${t} at ${e}`}function D({result:t,validated:n},{type:e}){return t!=="FAILED"&&(n||e!=="Gene")}function C(t,{
source:n,result:e}){const s={location:t.locate(),subject:(0,b().subjectOf)(t)},a=e==="FAILED"?"failed":"did not run all \
commands";return(0,p().finding)("attestation-not-passed",{source:n,what:a},s)}function $(t){const{type:n,id:e}=t,s={location:t.
locate(),subject:(0,b().subjectOf)(t)};return(0,p().finding)("attestation-missing",{type:n,id:e},s)}function I({subjects:t,
validated:n,result:e,...s},a){return{...s,result:e==="WARNED"?"WARNED":"PASSED",asset_id:a}}});
//# promote/attestation/read-attestations
(function(l,o,u,w){let c;const e=()=>c??=o("assets/asset");let p;const _=()=>p??=o("error");let d;const b=()=>d??=o("pr\
omote/attestation/strict-json");let m;const h=()=>m??=o("promote/attestation/verify");u(l,{readAttestations:()=>y});const a=1e4;
function y({name:t,bytes:s},j){const i=(0,b().strictJson)(t,s);if("problem"in i)throw r(t,i.problem);const n=i.values.flatMap(
A);if(n.length===0)throw r(t,"it contains no bundle");if(n.length>a)throw r(t,`it has more than ${a} bundles`);return n.
map(($,g)=>(0,h().verifyBundle)(n.length===1?t:`${t}, bundle ${g+1}`,$,j))}function A(t){return Array.isArray(t)?t:(0,e().
isJsonObject)(t)&&Array.isArray(t.attestations)?t.attestations.map(s=>(0,e().isJsonObject)(s)?s.bundle??null:null):[t]}function r(t,s){
return new(_()).GateError("input_invalid",`${t} is not a file of attestations: ${s}.`,"Pass a Sigstore bundle, such as t\
he output `bundle-path` of `actions/attest`.")}});
//# promote/attestation/signer
(function(u,a,l,R){let d;const v=()=>d??=a("@sigstore/core");l(u,{readSigner:()=>h});const S="1.3.6.1.4.1.57264.1.12",g="\
1.3.6.1.4.1.57264.1.14",s="https://github.com/";function h({identity:o}){const e=o?.extensions?.issuer,n=i(o?.subjectAlternativeName),
r=i(c(o,S)),t=c(o,g);if(!(!e||!n||!r||!t))return{issuer:e,repository:r,workflow:n,ref:t}}function i(o){return o?.startsWith(
s)?o.slice(s.length):void 0}function c(o,e){const n=o?.oids?.filter(({oid:t})=>t?.id.join(".")===e)??[],[r]=n;if(!(r===void 0||
n.length>1))try{const{tag:t,value:O}=v().ASN1Obj.parseBuffer(Buffer.from(r.value));return t.number===m?O.toString("utf8"):
void 0}catch{return}}const m=12});
//# promote/attestation/source
(function(g,o,w,O){let y;const u=()=>y??=o("error");let A;const b=()=>A??=o("github/attestations");let $;const j=()=>$??=
o("promote/attestation/judge-attestation");let E;const v=()=>E??=o("promote/attestation/read-attestations");let B;const S=()=>B??=
o("promote/attestation/trusted-root");let D;const G=()=>D??=o("promote/attestation/verify");w(g,{judgeByAttestations:()=>T});
const _=8,h=500;async function T(e,{file:a,client:i,trustedRoot:c},{policy:l,digest:s}){const n=(0,S().readTrustedRoots)(
c.name,c.bytes),t=l.a2a.attestation,r=[...new Set(t.map(({repository:m})=>m))],p=[...a?(0,v().readAttestations)(a,n):[],
...i?await M(i,r,e,n):[]];return(0,j().attestationJudge)(p,{signers:t,policyDigest:s,now:new Date})}async function M(e,a,i,c){
const l=i.map(({value:t})=>t.asset_id).filter(P),s=[...new Set(l)].flatMap(t=>a.map(r=>({repository:r,id:t})));if(a.length===
0)throw new(u()).GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and wo\
rkflow to `a2a.attestation` in the policy.");if(s.length>h)throw new(u()).GateError("usage",`promote --fetch would send ${s.
length} requests to GitHub; ${h} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at onc\
e.");const n=[];for(let t=0;t<s.length;t+=_){const r=s.slice(t,t+_).map(async({repository:p,id:m})=>{const[k="",C=""]=p.
split("/"),H=await(0,b().listBundles)({client:e,owner:k,repo:C},m),J=d=>`${p}, attestation ${d+1} of ${m}`;return H.map(
(d,N)=>(0,G().verifyBundle)(J(N),d,c))});n.push(...(await Promise.all(r)).flat())}return n}function P(e){return typeof e==
"string"&&/^sha256:[0-9a-f]{64}$/.test(e)}});
//# promote/attestation/statement
(function(j,o,O,M){let b;const t=()=>b??=o("zod");let S;const $=()=>S??=o("report/in-toto/statement");let T;const A=()=>T??=
o("report/in-toto/test-result");let E;const c=()=>E??=o("report/in-toto/verification-summary");let D;const p=()=>D??=o("\
tool");O(j,{readStatement:()=>U});const g=t().string().regex(/^[0-9a-f]{64}$/),I=t().record(t().string(),t().string()),L=t().
string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),R=t().looseObject({_type:t().literal("https://in-toto.io/Statement/v1"),
subject:t().array(t().looseObject({name:t().string().optional(),digest:I})).min(1),predicateType:t().string(),predicate:t().
unknown()}),x=t().looseObject({verifier:t().looseObject({id:t().literal(p().HOME),version:t().record(t().string(),t().string()).
optional()}),timeVerified:t().iso.datetime({offset:!0}),resourceUri:t().string(),policy:t().looseObject({digest:t().looseObject(
{sha256:g})}),verificationResult:t().enum(["PASSED","FAILED"]),verifiedLevels:t().array(t().string())}),P=t().looseObject(
{result:t().enum(["PASSED","WARNED","FAILED"]),configuration:t().array(t().looseObject({digest:t().looseObject({sha256:g})})).
length(1,{error:"expected one entry, the policy"}),failedTests:t().array(t().string()),skippedTests:t().array(t().string()).
default([])});function U(i){const r=R.safeParse(i);if(!r.success)return{refused:`its payload is no in-toto statement: ${l(
r.error)}`};const{subject:n,predicateType:m,predicate:y}=r.data,w=n.map(({digest:e})=>e),v=e=>w.flatMap(s=>s[e]??[]),_=new Set(
v("sha256").map(e=>`sha256:${e}`)),d=v("gitCommit").filter(e=>L.safeParse(e).success),h={predicate_type:m,subjects:_};switch(m){case c().
VERIFICATION_SUMMARY:{const{data:e,error:s}=x.safeParse(y);if(s)return{refused:`its verification summary is malformed: ${l(
s)}`};const a=[...d,k(e.resourceUri)].find(u=>e.resourceUri===(0,c().commitUri)(u)&&(d.includes(u)||_.has(`sha256:${(0,$().
textDigest)(u)}`)));return a===void 0?{refused:"its resource is not one of its subjects"}:{...h,result:e.verificationResult,
validated:e.verifiedLevels.includes(c().VALIDATED),commit:a,policy_digest:`sha256:${e.policy.digest.sha256}`,gate:{id:e.
verifier.id,version:e.verifier.version?.[p().TOOL.name]??null},verifiedAt:Date.parse(e.timeVerified)}}case A().TEST_RESULT:{
const{data:e,error:s}=P.safeParse(y);if(s)return{refused:`its test result is malformed: ${l(s)}`};const[a]=e.configuration;
return{...h,result:e.result,validated:e.failedTests.length+e.skippedTests.length===0,commit:d[0]??null,policy_digest:`sh\
a256:${a?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(m.slice(0,80))}, not\
 a verification summary or a test result`}}}function k(i){return i.slice(i.lastIndexOf(":")+1)}function l({issues:i}){const[
r]=i,n=r?.path.map(String).join(".");return`${n?`${n}: `:""}${r?.message??"unknown"}`}});
//# promote/attestation/strict-json
(function(i,t,m,h){let l;const c=()=>l??=t("assets/json");let p;const _=()=>p??=t("assets/limits");let a;const u=()=>a??=
t("assets/problems");let b;const d=()=>b??=t("assets/source");let T;const x=()=>T??=t("assets/utf8");m(i,{strictJson:()=>I});
const j=(0,_().assetLimits)(16*1024*1024);function I(J,e,s=j){if(e.length>s.maxBytes)return{problem:`it is larger than ${s.
maxBytes} bytes`};const{text:n,complete:S}=(0,x().decodeUtf8)(e);if(!S)return{problem:"it is not UTF-8 text"};const r=new(u()).
Problems(new(d()).Source(J,n)),$=(0,c().readJson)(n,s,r).map(({value:g})=>g),[o]=r.found;return o===void 0?{values:$}:{problem:`\
line ${o.location.line}: ${o.detail}`}}});
//# promote/attestation/trusted-root
(function(a,o,p,E){let u;const h=()=>u??=o("@sigstore/protobuf-specs");let d;const l=()=>d??=o("@sigstore/verify");let m;
const _=()=>m??=o("error");let g;const v=()=>g??=o("promote/attestation/strict-json");p(a,{readTrustedRoots:()=>T});const w=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;
function T(t,i){const e=(0,v().strictJson)(t,i);if("problem"in e)throw r(t,e.problem);if(e.values.length===0)throw r(t,"\
it is empty");return e.values.map((y,c)=>{let n;try{const s=h().TrustedRoot.fromJSON(y);if(!w.test(s.mediaType))throw new Error(
"its media type is unknown");n=(0,l().toTrustMaterial)(s)}catch(s){throw r(t,`root ${c+1} is malformed (${s.message})`)}
const{certificateAuthorities:b,tlogs:j,ctlogs:$}=n;if(b.length===0)throw r(t,`root ${c+1} has no certificate authority`);
return new(l()).Verifier(n,{tlogThreshold:j.length>0?1:0,ctlogThreshold:$.length>0?1:0,timestampThreshold:1})})}function r(t,i){
return new(_()).GateError("input_invalid",`${t} is not a trusted root: ${i}.`,"Write the file with `gh attestation trust\
ed-root > trusted-root.jsonl`.")}});
//# promote/attestation/verify
(function(_,a,v,G){let b;const S=()=>b??=a("node:crypto");let h;const $=()=>h??=a("@sigstore/bundle");let j;const E=()=>j??=
a("@sigstore/verify");let O;const A=()=>O??=a("promote/attestation/signer");let T;const N=()=>T??=a("promote/attestation\
/statement");let w;const J=()=>w??=a("promote/attestation/strict-json");v(_,{verifyBundle:()=>I});const B="application/v\
nd.in-toto+json",H=10*6e4;function I(t,n,e){let i,c,u;try{const{content:r,...F}=(0,$().bundleFromJSON)(n);if(r.$case!=="\
dsseEnvelope")return{source:t,refused:"it signs a file, not an in-toto statement"};({payload:i,payloadType:c}=r.dsseEnvelope),
u=(0,E().toSignedEntity)({...F,content:r})}catch(r){return{source:t,refused:`it is no Sigstore bundle (${l(r)})`}}const d=(0,J().
strictJson)(t,i),[p]="values"in d&&d.values.length===1?d.values:[],s=p===void 0?void 0:(0,N().readStatement)(p),x=s&&"su\
bjects"in s?{claims:s.subjects}:{},o=r=>({source:t,refused:r,...x});if(c!==B)return o(`its payload type is ${JSON.stringify(
c.slice(0,80))}`);const m=M(u,e);if("refused"in m)return o(m.refused);if("problem"in d)return o(`its statement is ambigu\
ous: ${d.problem}`);if(s===void 0)return o("its payload is not one JSON value");if("refused"in s)return o(s.refused);const g=(0,A().
readSigner)(m.signer);if(g===void 0)return o("its certificate names no workflow of GitHub");const{verifiedAt:y=m.signedAt,
...D}=s;return y>m.signedAt+H?o("it was signed before the time that it states"):{...D,source:t,digest:`sha256:${(0,S().createHash)(
"sha256").update(i).digest("hex")}`,verified_at:new Date(y).toISOString(),signer:g}}function M(t,n){const e=[];for(const i of n)
try{return{signer:i.verify(t),signedAt:k(t)}}catch(c){e.push(c)}return{refused:`its signature cannot be verified (${e.map(
l).join("; ")})`}}function k({timestamps:t}){const n=t.map(e=>e.$case==="timestamp-authority"?e.timestamp.signingTime.getTime():
Number(e.tlogEntry.integratedTime)*1e3);return Math.min(...n)}function l(t){const{message:n,cause:e}=t,i=e instanceof Error?
`: ${e.message}`:"";return`${n}${i}`.replaceAll(/\s+/g," ").slice(0,200)}});
