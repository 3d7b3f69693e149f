"use strict";module.exports={"promote/attestation/attestation"(w,n,S,L){let $;const t=()=>$??=n("zod");let A;const m=()=>A??=n("model\
/asset");S(w,{attestedSchema:()=>R});const v=t().object({issuer:t().string().describe("Who confirmed the identity, as a \
URL."),repository:t().string().describe("`owner/name` of the repository whose workflow signed."),workflow:t().string().describe(
"The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:t().string().describe("The \
ref that the workflow ran for.")}),R=t().object({source:t().string().describe("The file and position, or the address."),
digest:m().digestSchema.describe("Digest of the signed statement."),predicate_type:t().string(),result:t().enum(["PASSED",
"WARNED"]),asset_id:m().digestSchema,commit:t().string().nullable().describe("The commit that was verified, if the state\
ment names it."),policy_digest:m().digestSchema,gate:t().object({id:t().string(),version:t().string().nullable()}).nullable().
describe("The gate; null if the statement does not name it."),verified_at:t().iso.datetime(),signer:v}).describe("A veri\
fied attestation about the asset.")},"promote/attestation/evidence"(w,n,S,L){S(w,{attestationEvidence:()=>$});function $(t,A){
return{...t.file&&{file:t.file},judge:async m=>{const{judgeByAttestations:v}=await Promise.resolve().then(()=>n("promote\
/attestation/source"));return v(m,t,A)}}}},"promote/attestation/judge-attestation"(w,n,S,L){let $;const t=()=>$??=n("ass\
ets/subject");let A;const m=()=>A??=n("rules/finding");S(w,{attestationJudge:()=>R});const v=1440*60*1e3;function R(e,o){
return s=>{const c=s.value.asset_id,b=(typeof c=="string"?e.filter(i=>E(i,c)):[]).map(i=>({each:i,reasons:P(s,i,o)})),d=b.
flatMap(({each:i,reasons:a})=>"refused"in i||a.length>0?[]:[i]);if(d.length===0){const[i={reasons:[T(s)]}]=b;return{findings:i.
reasons}}const[y]=N(d.filter(i=>!O(i,s))),_=N(d.filter(i=>O(i,s))).filter(({verified_at:i})=>y===void 0||i>y.verified_at),
D=_.find(({gate:i})=>i!==null)??_[0];return D!==void 0?{accepted:j(D,String(c))}:{findings:y===void 0?[T(s)]:[I(s,y)]}}}
function N(e){return[...e].sort((o,s)=>Date.parse(s.verified_at)-Date.parse(o.verified_at))}function E(e,o){return"refus\
ed"in e?e.claims?.has(o)??!0:e.subjects.has(o)}function P(e,o,{signers:s,policyDigest:c,now:f}){const b={location:e.locate(),
subject:(0,t().subjectOf)(e)},{source:d}=o;if("refused"in o)return[(0,m().finding)("attestation-invalid",{source:d,reason:o.
refused},b)];const{signer:y,policy_digest:_,verified_at:D}=o,i=s.filter(h=>p(y,h)),[a]=i;if(a===void 0){const h={source:d,
found:r(y),accepted:s.map(l)};return[(0,m().finding)("attestation-other-signer",h,b)]}const M=({policies:h})=>h??[c],x=i.
filter(h=>M(h).includes(_));if(x.length===0){const h={source:d,found:_,accepted:i.flatMap(M)};return[(0,m().finding)("at\
testation-other-policy",h,b)]}const J=Math.max(...x.map(({max_age_days:h})=>h));if(f.getTime()-Date.parse(D)>J*v){const h={
source:d,verified:D,days:J};return[(0,m().finding)("attestation-expired",h,b)]}return[]}function p(e,{issuer:o,repository:s,
workflow:c,ref:f}){const[b="",d=""]=u(e.workflow),[y="",_="",...D]=b.split("/"),[i="",a=f]=u(c),M=i.startsWith(".github/")?
i===D.join("/")&&g(`${y}/${_}`,s):i===b;return e.issuer===o&&g(e.repository,s)&&M&&d===a&&e.ref===f}function g(e,o){return e.
toLowerCase()===o.toLowerCase()}function u(e){const o=e.indexOf("@");return o===-1?[e]:[e.slice(0,o),e.slice(o+1)]}function r({
repository:e,workflow:o,ref:s,issuer:c}){return`${o} for ${e} at ${s}, confirmed by ${c}`}function l({repository:e,workflow:o,
ref:s}){return`${o} for ${e} at ${s}`}function O({result:e,validated:o},{type:s}){return e!=="FAILED"&&(o||s!=="Gene")}function I(e,{
source:o,result:s}){const c={location:e.locate(),subject:(0,t().subjectOf)(e)},f=s==="FAILED"?"failed":"did not run all \
commands";return(0,m().finding)("attestation-not-passed",{source:o,what:f},c)}function T(e){const{type:o,id:s}=e,c={location:e.
locate(),subject:(0,t().subjectOf)(e)};return(0,m().finding)("attestation-missing",{type:o,id:s},c)}function j({subjects:e,
validated:o,result:s,...c},f){return{...c,result:s==="WARNED"?"WARNED":"PASSED",asset_id:f}}},"promote/attestation/read-\
attestations"(w,n,S,L){let $;const t=()=>$??=n("assets/asset");let A;const m=()=>A??=n("error");let v;const R=()=>v??=n(
"promote/attestation/strict-json");let N;const E=()=>N??=n("promote/attestation/verify");S(w,{readAttestations:()=>p});const P=1e4;
function p({name:r,bytes:l},O){const I=(0,R().strictJson)(r,l);if("problem"in I)throw u(r,I.problem);const T=I.values.flatMap(
g);if(T.length===0)throw u(r,"it contains no bundle");if(T.length>P)throw u(r,`it has more than ${P} bundles`);return T.
map((j,e)=>(0,E().verifyBundle)(T.length===1?r:`${r}, bundle ${e+1}`,j,O))}function g(r){return Array.isArray(r)?r:(0,t().
isJsonObject)(r)&&Array.isArray(r.attestations)?r.attestations.map(l=>(0,t().isJsonObject)(l)?l.bundle??null:null):[r]}function u(r,l){
return new(m()).GateError("input_invalid",`${r} is not a file of attestations: ${l}.`,"Pass a Sigstore bundle, such as t\
he output `bundle-path` of `actions/attest`.")}},"promote/attestation/signer"(w,n,S,L){let $;const t=()=>$??=n("@sigstor\
e/core");S(w,{readSigner:()=>R});const A="1.3.6.1.4.1.57264.1.12",m="1.3.6.1.4.1.57264.1.14",v="https://github.com/";function R({
identity:p}){const g=p?.extensions?.issuer,u=N(p?.subjectAlternativeName),r=N(E(p,A)),l=E(p,m);if(!(!g||!u||!r||!l))return{
issuer:g,repository:r,workflow:u,ref:l}}function N(p){return p?.startsWith(v)?p.slice(v.length):void 0}function E(p,g){const u=p?.
oids?.filter(({oid:l})=>l?.id.join(".")===g)??[],[r]=u;if(!(r===void 0||u.length>1))try{const{tag:l,value:O}=t().ASN1Obj.
parseBuffer(Buffer.from(r.value));return l.number===P?O.toString("utf8"):void 0}catch{return}}const P=12},"promote/attes\
tation/source"(w,n,S,L){let $;const t=()=>$??=n("error");let A;const m=()=>A??=n("github/attestations");let v;const R=()=>v??=
n("promote/attestation/judge-attestation");let N;const E=()=>N??=n("promote/attestation/read-attestations");let P;const p=()=>P??=
n("promote/attestation/trusted-root");let g;const u=()=>g??=n("promote/attestation/verify");S(w,{judgeByAttestations:()=>O});
const r=8,l=500;async function O(j,{file:e,client:o,trustedRoot:s},{policy:c,digest:f}){const b=(0,p().readTrustedRoots)(
s.name,s.bytes),d=c.a2a.attestation,y=[...new Set(d.map(({repository:D})=>D))],_=[...e?(0,E().readAttestations)(e,b):[],
...o?await I(o,y,j,b):[]];return(0,R().attestationJudge)(_,{signers:d,policyDigest:f,now:new Date})}async function I(j,e,o,s){
const c=o.map(({value:d})=>d.asset_id).filter(T),f=[...new Set(c)].flatMap(d=>e.map(y=>({repository:y,id:d})));if(e.length===
0)throw new(t()).GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and wo\
rkflow to `a2a.attestation` in the policy.");if(f.length>l)throw new(t()).GateError("usage",`promote --fetch would send ${f.
length} requests to GitHub; ${l} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at onc\
e.");const b=[];for(let d=0;d<f.length;d+=r){const y=f.slice(d,d+r).map(async({repository:_,id:D})=>{const[i="",a=""]=_.
split("/"),M=await(0,m().listBundles)({client:j,owner:i,repo:a},D),x=J=>`${_}, attestation ${J+1} of ${D}`;return M.map(
(J,h)=>(0,u().verifyBundle)(x(h),J,s))});b.push(...(await Promise.all(y)).flat())}return b}function T(j){return typeof j==
"string"&&/^sha256:[0-9a-f]{64}$/.test(j)}},"promote/attestation/statement"(w,n,S,L){let $;const t=()=>$??=n("zod");let A;
const m=()=>A??=n("report/in-toto/statement");let v;const R=()=>v??=n("report/in-toto/test-result");let N;const E=()=>N??=
n("report/in-toto/verification-summary");let P;const p=()=>P??=n("tool");S(w,{readStatement:()=>T});const g=t().string().
regex(/^[0-9a-f]{64}$/),u=t().record(t().string(),t().string()),r=t().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),l=t().
looseObject({_type:t().literal("https://in-toto.io/Statement/v1"),subject:t().array(t().looseObject({name:t().string().optional(),
digest:u})).min(1),predicateType:t().string(),predicate:t().unknown()}),O=t().looseObject({verifier:t().looseObject({id:t().
literal(p().HOME),version:t().record(t().string(),t().string()).optional()}),timeVerified:t().iso.datetime({offset:!0}),
resourceUri:t().string(),policy:t().looseObject({digest:t().looseObject({sha256:g})}),verificationResult:t().enum(["PASS\
ED","FAILED"]),verifiedLevels:t().array(t().string())}),I=t().looseObject({result:t().enum(["PASSED","WARNED","FAILED"]),
configuration:t().array(t().looseObject({digest:t().looseObject({sha256:g})})).length(1,{error:"expected one entry, the \
policy"}),failedTests:t().array(t().string()),skippedTests:t().array(t().string()).default([])});function T(o){const s=l.
safeParse(o);if(!s.success)return{refused:`its payload is no in-toto statement: ${e(s.error)}`};const{subject:c,predicateType:f,
predicate:b}=s.data,d=c.map(({digest:a})=>a),y=a=>d.flatMap(M=>M[a]??[]),_=new Set(y("sha256").map(a=>`sha256:${a}`)),D=y(
"gitCommit").filter(a=>r.safeParse(a).success),i={predicate_type:f,subjects:_};switch(f){case E().VERIFICATION_SUMMARY:{
const{data:a,error:M}=O.safeParse(b);if(M)return{refused:`its verification summary is malformed: ${e(M)}`};const x=[...D,
j(a.resourceUri)].find(J=>a.resourceUri===(0,E().commitUri)(J)&&(D.includes(J)||_.has(`sha256:${(0,m().textDigest)(J)}`)));
return x===void 0?{refused:"its resource is not one of its subjects"}:{...i,result:a.verificationResult,validated:a.verifiedLevels.
includes(E().VALIDATED),commit:x,policy_digest:`sha256:${a.policy.digest.sha256}`,gate:{id:a.verifier.id,version:a.verifier.
version?.[p().TOOL.name]??null},verifiedAt:Date.parse(a.timeVerified)}}case R().TEST_RESULT:{const{data:a,error:M}=I.safeParse(
b);if(M)return{refused:`its test result is malformed: ${e(M)}`};const[x]=a.configuration;return{...i,result:a.result,validated:a.
failedTests.length+a.skippedTests.length===0,commit:D[0]??null,policy_digest:`sha256:${x?.digest.sha256}`,gate:null}}default:
return{refused:`its predicate type is ${JSON.stringify(f.slice(0,80))}, not a verification summary or a test result`}}}function j(o){
return o.slice(o.lastIndexOf(":")+1)}function e({issues:o}){const[s]=o,c=s?.path.map(String).join(".");return`${c?`${c}:\
 `:""}${s?.message??"unknown"}`}},"promote/attestation/strict-json"(w,n,S,L){let $;const t=()=>$??=n("assets/json");let A;
const m=()=>A??=n("assets/limits");let v;const R=()=>v??=n("assets/problems");let N;const E=()=>N??=n("assets/source");let P;
const p=()=>P??=n("assets/utf8");S(w,{strictJson:()=>u});const g=(0,m().assetLimits)(16*1024*1024);function u(r,l,O=g){if(l.
length>O.maxBytes)return{problem:`it is larger than ${O.maxBytes} bytes`};const{text:I,complete:T}=(0,p().decodeUtf8)(l);
if(!T)return{problem:"it is not UTF-8 text"};const j=new(R()).Problems(new(E()).Source(r,I)),e=(0,t().readJson)(I,O,j).map(
({value:s})=>s),[o]=j.found;return o===void 0?{values:e}:{problem:`line ${o.location.line}: ${o.detail}`}}},"promote/att\
estation/trusted-root"(w,n,S,L){let $;const t=()=>$??=n("@sigstore/protobuf-specs");let A;const m=()=>A??=n("@sigstore/v\
erify");let v;const R=()=>v??=n("error");let N;const E=()=>N??=n("promote/attestation/strict-json");S(w,{readTrustedRoots:()=>p});
const P=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function p(u,r){const l=(0,E().
strictJson)(u,r);if("problem"in l)throw g(u,l.problem);if(l.values.length===0)throw g(u,"it is empty");return l.values.map(
(O,I)=>{let T;try{const s=t().TrustedRoot.fromJSON(O);if(!P.test(s.mediaType))throw new Error("its media type is unknown");
T=(0,m().toTrustMaterial)(s)}catch(s){throw g(u,`root ${I+1} is malformed (${s.message})`)}const{certificateAuthorities:j,
tlogs:e,ctlogs:o}=T;if(j.length===0)throw g(u,`root ${I+1} has no certificate authority`);return new(m()).Verifier(T,{tlogThreshold:e.
length>0?1:0,ctlogThreshold:o.length>0?1:0,timestampThreshold:1})})}function g(u,r){return new(R()).GateError("input_inv\
alid",`${u} is not a trusted root: ${r}.`,"Write the file with `gh attestation trusted-root > trusted-root.jsonl`.")}},"\
promote/attestation/verify"(w,n,S,L){let $;const t=()=>$??=n("node:crypto");let A;const m=()=>A??=n("@sigstore/bundle");
let v;const R=()=>v??=n("@sigstore/verify");let N;const E=()=>N??=n("promote/attestation/signer");let P;const p=()=>P??=
n("promote/attestation/statement");let g;const u=()=>g??=n("promote/attestation/strict-json");S(w,{verifyBundle:()=>O});
const r="application/vnd.in-toto+json",l=10*6e4;function O(e,o,s){let c,f,b;try{const{content:h,...B}=(0,m().bundleFromJSON)(
o);if(h.$case!=="dsseEnvelope")return{source:e,refused:"it signs a file, not an in-toto statement"};({payload:c,payloadType:f}=
h.dsseEnvelope),b=(0,R().toSignedEntity)({...B,content:h})}catch(h){return{source:e,refused:`it is no Sigstore bundle (${j(
h)})`}}const d=(0,u().strictJson)(e,c),[y]="values"in d&&d.values.length===1?d.values:[],_=y===void 0?void 0:(0,p().readStatement)(
y),D=_&&"subjects"in _?{claims:_.subjects}:{},i=h=>({source:e,refused:h,...D});if(f!==r)return i(`its payload type is ${JSON.
stringify(f.slice(0,80))}`);const a=I(b,s);if("refused"in a)return i(a.refused);if("problem"in d)return i(`its statement\
 is ambiguous: ${d.problem}`);if(_===void 0)return i("its payload is not one JSON value");if("refused"in _)return i(_.refused);
const M=(0,E().readSigner)(a.signer);if(M===void 0)return i("its certificate names no workflow of GitHub");const{verifiedAt:x=a.
signedAt,...J}=_;return x>a.signedAt+l?i("it was signed before the time that it states"):{...J,source:e,digest:`sha256:${(0,t().
createHash)("sha256").update(c).digest("hex")}`,verified_at:new Date(x).toISOString(),signer:M}}function I(e,o){const s=[];
for(const c of o)try{return{signer:c.verify(e),signedAt:T(e)}}catch(f){s.push(f)}return{refused:`its signature cannot be\
 verified (${s.map(j).join("; ")})`}}function T({timestamps:e}){const o=e.map(s=>s.$case==="timestamp-authority"?s.timestamp.
signingTime.getTime():Number(s.tlogEntry.integratedTime)*1e3);return Math.min(...o)}function j(e){const{message:o,cause:s}=e,
c=s instanceof Error?`: ${s.message}`:"";return`${o}${c}`.replaceAll(/\s+/g," ").slice(0,200)}}};
