"use strict";exports.id=706,exports.ids=[706],exports.modules={30225:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.groupedProgress=
j;function n(){const $=e(289);return n=function(){return $},$}function E(){const $=e(94965);return E=function(){return $},
$}function A(){const $=e(49604);return A=function(){return $},$}function j($){const I=(0,A().linesOfProgress)($.info);return{
...I,planned:T=>{$.startGroup(`Run ${(0,E().count)(T,"validation command")}`),I.planned(T)},ended:()=>$.endGroup(),audit:(0,n().
linesOfAudit)({begin:()=>$.startGroup("Audit"),line:$.info,end:()=>$.endGroup()})}}}),61218:((U,u)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.MAX_ANNOTATIONS=u.GITHUB_LIMITS=void 0;const e=u.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,
checkText:65535,annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*
1024,stepSummaryBytes:1024*1024},n=u.MAX_ANNOTATIONS=500}),94049:((U,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.PASSING_FAILURES=u.NOT_REPEATABLE=void 0,u.waitBeforeRetry=$;const e=4,n=60,E=60,A=u.NOT_REPEATABLE={request:{notRepeatable:!0}},
j=u.PASSING_FAILURES=new Set(["rate_limited","server","timeout","network","broken"]);function $(I,T,M){if(!j.has(I.kind)||
T>=e)return;if(I.kind!=="rate_limited")return 1e3*2**(T-1);const s=I.resetAt===void 0?void 0:Math.max(1,I.resetAt-M/1e3),
w=I.retryAfter??s??E;return w>n?void 0:Math.ceil(w*1e3)}}),32693:((U,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.WAITING_ID=u.QUEUE=void 0,u.completedExternalId=$,u.readExternalId=T,u.shortPolicy=j;const e=u.QUEUE="merge_group",n=12,
E=100,A=u.WAITING_ID="gene-gate:waiting";function j(s){return s?.replace(/^sha256:/,"").slice(0,n)??"none"}function $(s,w,{
event:r,base:l,pulls:v}){const g=v.map(b=>`#${b}`).join(",");return[s,r,M(l),j(w),g].join(";")}const I=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);[0-9a-z]+;([#\d,]*))?$/;
function T(s){const[,w,r,l,v=""]=I.exec(s)??[];if(w===void 0)return;const g=[...v.matchAll(/#(\d+)/g)].map(([,b])=>Number(
b));return{digest:w,event:r,pulls:g,isInto:b=>l===M(b)}}function M(s){return encodeURIComponent(s).slice(0,E)}}),34413:((U,u,e)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.CONCLUSIONS=void 0,u.checkOperation=$,u.completeCheck=h,u.createCheck=
b,u.findUnfinished=r,u.gateChecks=w,u.isOfQueue=s,u.leaveWaiting=c,u.listChecks=l,u.newRunKey=M,u.renameCheck=p,u.runExternalId=
T,u.supersedeCheck=m,u.takeUpCheck=N;function n(){const a=e(77598);return n=function(){return a},a}function E(){const a=e(
94049);return E=function(){return a},a}function A(){const a=e(32693);return A=function(){return a},a}function j(){const a=e(
1207);return j=function(){return a},a}function $({readOnlyToken:a=!1}){return{doing:"write the check run",permission:"ch\
ecks: write",readOnlyToken:a}}const I="gene-gate:";function T({runKey:a}){return`${I}${a}`}function M(a){return`${a??"ru\
n"}:${(0,n().randomUUID)()}`}function s({completed:a,conclusion:O,externalId:o}){return(o.startsWith(`${I}${A().QUEUE}:`)||
(0,A().readExternalId)(o)?.event===A().QUEUE)&&!(a&&O==="success")}async function w(a,O){return(await l(a,a.headSha,O)).
filter(({externalId:i})=>i.startsWith(I)||(0,A().readExternalId)(i)!==void 0).sort((i,d)=>d.id-i.id)}async function r(a,O){
return(await l(a,a.headSha,O.checkName)).filter(i=>i.externalId===T(O)&&!i.completed)}async function l({client:a,owner:O,
repo:o},i,d){return(await a.octokit.paginate(a.octokit.rest.checks.listForRef,{owner:O,repo:o,ref:i,...d!==void 0&&{check_name:d},
filter:"all",per_page:100})).map(v)}function v(a){return{id:a.id,url:a.html_url,completed:a.status==="completed",conclusion:a.
conclusion,title:a.output.title??"",externalId:a.external_id??"",appId:a.app?.id,appSlug:a.app?.slug,headSha:a.head_sha,
startedAt:a.started_at??"",annotationsCount:a.output.annotations_count}}function g(a){return{status:"in_progress",external_id:T(
a),started_at:new Date().toISOString(),...a.detailsUrl!==void 0&&{details_url:a.detailsUrl},output:{title:"The gate is r\
unning",summary:"Auditing and running the change."}}}async function b(a,O,o){const{client:i,owner:d,repo:f,headSha:S}=a,
P=async()=>{const{data:C}=await i.octokit.rest.checks.create({owner:d,repo:f,head_sha:S,name:O.checkName,...g(O),...E().
NOT_REPEATABLE});return v(C)};return i.once(P,async()=>(await r(a,O)).find(({id:R})=>R>(o?.id??0)))}async function N(a,O,o){
return v(await y(a,o,g(O)))}async function y({client:a,owner:O,repo:o},{id:i},d){const f={owner:O,repo:o,check_run_id:i,
...d};return(await a.octokit.rest.checks.update(f)).data}const t=u.CONCLUSIONS=["failure","action_required","neutral","s\
uccess"];async function h(a,O,{conclusion:o,externalId:i,output:d}){const S=await y(a,O,{status:"completed",conclusion:o,
external_id:i,output:d});if(S.status!=="completed"||S.conclusion!==o)throw new(j()).BrokenAnswer("the check run is not c\
ompleted with this result")}async function m(a,{checkName:O},o){await y(a,o,{name:`${O} (superseded)`,status:"completed",
conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check\
 run \u201C${O}\u201D.`}})}async function p(a,O,o){await y(a,O,{name:o})}async function c(a,O,o){await y(a,O,{status:"in\
_progress",external_id:A().WAITING_ID,output:o})}}),40410:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.
connect=T;function n(){const l=e(58500);return n=function(){return l},l}function E(){const l=e(78589);return E=function(){
return l},l}function A(){const l=e(94049);return A=function(){return l},l}function j(){const l=e(1207);return j=function(){
return l},l}const $=18e4,I=3e3;function T(l,v={}){const{timeoutMs:g=15e3,sleep:b=M,now:N=Date.now,signal:y}=v,t=v.baseUrl??
process.env.GITHUB_API_URL,h=(0,E().getOctokit)(l,t?{baseUrl:t}:{});let m=$;async function p(a,O){for(let o=1;;o+=1){const i=N();
try{return await a()}catch(f){const S=(0,A().waitBeforeRetry)((0,j().readFailure)(f),o,N());if(S===void 0||y?.aborted||(m-=
N()-i+S,m<0)||(await b(S,y),y?.aborted))throw f}const d=await O?.();if(d!==void 0)return d}}return h.hook.wrap("request",
(a,O)=>{const o=async()=>{O.request={...O.request,signal:c()};try{const i=await a(O);return s(O,i),i}catch(i){throw r(i)}};
return O.request?.notRepeatable===!0?o():p(o)}),{octokit:h,once:p};function c(){return y===void 0?AbortSignal.timeout(g):
y.aborted?AbortSignal.timeout(Math.min(g,I)):AbortSignal.any([y,AbortSignal.timeout(g)])}}function M(l,v){return(0,n().setTimeout)(
l,void 0,v&&{signal:v}).catch(()=>{})}function s({method:l,url:v},{status:g,data:b}){if(!(l==="DELETE"?g===204:g===200||
g===201))throw new(j()).BrokenAnswer(`its status is ${g}`);if(l==="DELETE")return;if(typeof b!="object"||b===null)throw new(j()).
BrokenAnswer("it was truncated or is not JSON");if((l==="POST"||l==="PATCH")&&!v.endsWith("/graphql")&&!("id"in b))throw new(j()).
BrokenAnswer("it has no id");if(/[?&]per_page=/.test(v)&&!Array.isArray(w(v,b)))throw new(j()).BrokenAnswer("it is not a\
 list")}function w(l,v){return/\/check-runs\?/.test(l)?"total_count"in v&&"check_runs"in v?v.check_runs:void 0:v}function r(l){
const{status:v,said:g}=(0,j().readFailure)(l);return v===409?new(j()).BrokenAnswer(`its status is 409, ${g}`,{cause:l}):
l}}),40638:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.listBundles=I,u.readFileAt=A,u.refTip=j;function n(){
const T=e(61218);return n=function(){return T},T}function E(){const T=e(1207);return E=function(){return T},T}async function A({
client:T,owner:M,repo:s},w,r){const l={owner:M,repo:s,path:w,ref:r},{data:v}=await T.octokit.rest.repos.getContent(l);if(Array.
isArray(v)||v.type!=="file"||v.encoding!=="base64")throw new Error(`expected a file of at most ${n().GITHUB_LIMITS.contentBytes}\
 bytes`);return Buffer.from(v.content,"base64")}async function j({client:T,owner:M,repo:s},w){try{const{data:r}=await T.
octokit.rest.git.getRef({owner:M,repo:s,ref:w});return r.object.sha}catch(r){if((0,E().readFailure)(r).kind==="not_found")
return;throw r}}const $=100;async function I({client:T,owner:M,repo:s},w){try{const{data:r}=await T.octokit.rest.repos.listAttestations(
{owner:M,repo:s,subject_digest:w,per_page:$});return(r.attestations??[]).map(({bundle:l})=>l??null)}catch(r){if((0,E().readFailure)(
r).kind==="not_found")return[];const l={doing:"read the attestations",permission:"attestations: read"};throw(0,E().asUnavailable)(
r,l)}}}),42312:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.ARCHIVE_LIMITS=void 0,u.readArchive=g;function n(){
const f=e(77598);return n=function(){return f},f}function E(){const f=e(38522);return E=function(){return f},f}function A(){
const f=e(85893);return A=function(){return f},f}function j(){const f=e(7723);return j=function(){return f},f}function $(){
const f=e(24932);return $=function(){return f},f}function I(){const f=e(41895);return I=function(){return f},f}const T=u.
ARCHIVE_LIMITS={entries:1e3,bytes:256*1024*1024,keptBytes:32*1024*1024},M="manifest.json",s="checksum.sha256",w=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,
r=/^(?:[^/]+\/)?(?:manifest\.json|checksum\.sha256|(?:genes|capsules|events)\/[^/]+\.jsonl?)$/,l=j().string().regex(/^1(\.|$)/,
"expected a version 1"),v=j().looseObject({gep_version:l,schema_version:l});async function g(f,S=T){const P=b(await c(f,
S));y(N(P,M));const C=N(P,s);return P.delete(s),m(C,P),[...P].flatMap(([R,{bytes:L}])=>L!==void 0&&w.test(R)?[{name:R,bytes:L}]:
[]).sort((R,L)=>R.name<L.name?-1:1)}function b(f){const S=[...f.keys()][0]??"",P=f.has(M)?"":`${S.split("/")[0]}/`;return new Map(
[...f].map(([C,R])=>{if(C.startsWith(P))return[C.slice(P.length),R];throw d(`it has no ${M} at its root`)}))}function N(f,S){
const{bytes:P}=f.get(S)??{};if(P===void 0)throw d(`it has no ${S} at its root`);return P}function y(f){const S=v.safeParse(
t(f));if(S.success)return;const[P]=S.error.issues;throw d(`${M}: ${[...P?.path??[],P?.message].join(": ")}`)}function t(f){
try{return JSON.parse((0,$().decodeUtf8)(f).text)}catch(S){throw d(`${M} is not valid JSON`,S)}}const h=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;
function m(f,S){const P=p(f);for(const[R,L]of P){const F=JSON.stringify(R),G=S.get(R);if(G===void 0)throw d(`${F} has a \
checksum but is missing`);if(G.sha256!==L)throw d(`the checksum of ${F} does not match its content`)}const C=[...S.keys()].
find(R=>!P.has(R));if(C!==void 0)throw d(`${JSON.stringify(C)} has no checksum`)}function p(f){const S=new Map;for(const P of(0,$().
decodeUtf8)(f).text.split(/\r?\n/).filter(Boolean)){const[,C,R]=h.exec(P)??[];if(C===void 0||R===void 0)throw d(`checksu\
m.sha256 contains the invalid line ${JSON.stringify(P.slice(0,80))}`);if(S.has(R))throw d(`${JSON.stringify(R)} has two \
checksums`);S.set(R,C.toLowerCase())}return S}async function c(f,S){const P=new Map;let C=0,R=0;const L=F=>{if(C+=1,C>S.
entries)throw d(`it has more than ${S.entries} entries`);const G=i(F);if(G===void 0){F.resume();return}if(P.has(G))throw d(
`it contains ${JSON.stringify(G)} twice`);P.set(G,{sha256:""});const D=(0,n().createHash)("sha256"),W=r.test(G)?[]:void 0;
F.on("data",k=>{if(D.update(k),R+=W?k.length:0,R>S.keptBytes)throw d(`its asset files have more than ${S.keptBytes} byte\
s`);W?.push(Buffer.from(k))}),F.on("end",()=>{const k=D.digest("hex");P.set(G,{sha256:k,...W&&{bytes:Buffer.concat(W)}})})};
try{await a(f,L,S)}catch(F){throw F instanceof I().GateError?F:d(`it is not a complete gzipped tar (${F.message})`,F)}return P}
async function a(f,S,{bytes:P}){const C=new(A()).Parser({strict:!0,brotli:!1,zstd:!1});let R=!1;C.on("error",G=>{throw G}),
C.on("entry",S),C.on("ignoredEntry",({path:G,type:D})=>{throw d(`it contains ${JSON.stringify(G.slice(0,80))}, an entry \
of the type ${D}`)}),C.on("eof",()=>{R=!0});let L=0;const F=(0,E().createGunzip)();F.end(f);for await(const G of F){if(L===
0&&G[0]===31)throw d("it is gzipped twice");if(L+=G.length,L>P)throw d(`its unpacked content has more than ${P} bytes`);
R||C.write(G)}C.end()}const O=255,o=/[\\:\p{C}]/u;function i({path:f,type:S}){const P=JSON.stringify(f.slice(0,O));if(S!==
"File"&&S!=="OldFile"&&S!=="Directory")throw d(`${P} is a ${S}, but only files and directories are allowed`);if(f.length>
O)throw d(`the path ${P}\u2026 is too long`);if(f.startsWith("/"))throw d(`the path ${P} is absolute`);if(o.test(f))throw d(
`the path ${P} contains characters that are not allowed`);const C=f.split("/").filter(R=>R!==""&&R!==".");if(C.includes(
".."))throw d(`the path ${P} leaves the archive`);if(S!=="Directory"){if(C.length===0)throw d(`a file has the path ${P}`);
return C.join("/")}}function d(f,S){return new(I()).GateError("input_invalid",`The archive is not valid: ${f}.`,"Export \
the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",{cause:S})}}),
71101:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.exchangeFindings=I,u.isSameAsset=s,u.promotedForm=w,
u.receivedHashOf=M,u.unhashedFindings=T;function n(){const r=e(23404);return n=function(){return r},r}function E(){const r=e(
27199);return E=function(){return r},r}function A(){const r=e(85475);return A=function(){return r},r}function j(){const r=e(
57733);return j=function(){return r},r}function $(){const r=e(95132);return $=function(){return r},r}function I(r){return[
...(0,j().promotionSchemaFindings)(r),...(0,A().identityFindings)(r,"author")].map(l=>({...l,severity:"error"}))}function T(r){
const l=(0,A().unhashedFields)(r);return l.length===0?[]:[(0,$().finding)("fields-not-hashed",{capsule:r.id,fields:l},(0,E().
placeOf)(r,["outcome"]))]}function M({value:{a2a:r}}){return(0,E().isJsonObject)(r)?r.received_asset_id:void 0}function s(r,l){
return(0,A().contentHash)(r.value)===(0,A().contentHash)(l.value)?!0:(0,A().matchContentHash)(r)!==void 0&&M(l)===r.value.
asset_id}function w({type:r,value:l},v){const{confidence:g,a2a:b,asset_id:N}=l;if(r!=="Capsule"||typeof g!="number"||v===
1&&(0,n().verifyAssetId)(l))return l;const y={...(0,A().matchContentHash)({type:r,value:l})==="hub"?(0,A().asHubHashes)(
l):l,confidence:g*v,a2a:{...(0,E().isJsonObject)(b)?b:{},status:"promoted",confidence_factor:v,received_asset_id:N??null}};
return{...y,asset_id:(0,n().computeAssetId)(y)}}}),54953:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.attestedSchema=
void 0;function n(){const $=e(7723);return n=function(){return $},$}function E(){const $=e(79167);return E=function(){return $},
$}const A=n().object({issuer:n().string().describe("Who confirmed the identity, as a URL."),repository:n().string().describe(
"`owner/name` of the repository whose workflow signed."),workflow:n().string().describe("The workflow file with its ref:\
 `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:n().string().describe("The ref that the workflow ran for.")}),
j=u.attestedSchema=n().object({source:n().string().describe("The file and position, or the address."),digest:E().digestSchema.
describe("Digest of the signed statement."),predicate_type:n().string(),result:n().enum(["PASSED","WARNED"]),asset_id:E().
digestSchema,commit:n().string().nullable().describe("The commit that was verified, if the statement names it."),policy_digest:E().
digestSchema,gate:n().object({id:n().string(),version:n().string().nullable()}).nullable().describe("The gate; null if t\
he statement does not name it."),verified_at:n().iso.datetime(),signer:A}).describe("A verified attestation about the as\
set.")}),72371:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.attestationJudge=j;function n(){const y=e(27199);
return n=function(){return y},y}function E(){const y=e(95132);return E=function(){return y},y}const A=1440*60*1e3;function j(y,t){
return h=>{const m=h.value.asset_id,c=(typeof m=="string"?y.filter(d=>I(d,m)):[]).map(d=>({each:d,reasons:T(h,d,t)})),a=c.
flatMap(({each:d,reasons:f})=>"refused"in d||f.length>0?[]:[d]);if(a.length===0){const[d={reasons:[b(h)]}]=c;return{findings:d.
reasons}}const[O]=$(a.filter(d=>!v(d,h))),o=$(a.filter(d=>v(d,h))).filter(({verified_at:d})=>O===void 0||d>O.verified_at),
i=o.find(({gate:d})=>d!==null)??o[0];return i!==void 0?{accepted:N(i,String(m))}:{findings:O===void 0?[b(h)]:[g(h,O)]}}}
function $(y){return[...y].sort((t,h)=>Date.parse(h.verified_at)-Date.parse(t.verified_at))}function I(y,t){return"refus\
ed"in y?y.claims?.has(t)??!0:y.subjects.has(t)}function T(y,t,{signers:h,policyDigest:m,now:p}){const c=(0,n().placeOf)(
y),{source:a}=t;if("refused"in t)return[(0,E().finding)("attestation-invalid",{source:a,reason:t.refused},c)];const{signer:O,
policy_digest:o,verified_at:i}=t,d=h.filter(R=>M(O,R)),[f]=d;if(f===void 0){const R={source:a,found:r(O),accepted:h.map(
l)};return[(0,E().finding)("attestation-other-signer",R,c)]}const S=({policies:R})=>R??[m],P=d.filter(R=>S(R).includes(o));
if(P.length===0){const R={source:a,found:o,accepted:d.flatMap(S)};return[(0,E().finding)("attestation-other-policy",R,c)]}
const C=Math.max(...P.map(({max_age_days:R})=>R));if(p.getTime()-Date.parse(i)>C*A){const R={source:a,verified:i,days:C};
return[(0,E().finding)("attestation-expired",R,c)]}return[]}function M(y,{issuer:t,repository:h,workflow:m,ref:p}){const[
c="",a=""]=w(y.workflow),[O="",o="",...i]=c.split("/"),[d="",f=p]=w(m),S=d.startsWith(".github/")?d===i.join("/")&&s(`${O}\
/${o}`,h):d===c;return y.issuer===t&&s(y.repository,h)&&S&&a===f&&y.ref===p}function s(y,t){return y.toLowerCase()===t.toLowerCase()}
function w(y){const t=y.indexOf("@");return t===-1?[y]:[y.slice(0,t),y.slice(t+1)]}function r({repository:y,workflow:t,ref:h,
issuer:m}){return`${t} for ${y} at ${h}, confirmed by ${m}`}function l({repository:y,workflow:t,ref:h}){return`${t} for ${y}\
 at ${h}`}function v({result:y,validated:t},{type:h}){return y!=="FAILED"&&(t||h!=="Gene")}function g(y,{source:t,result:h}){
const m=h==="FAILED"?"failed":"did not run all commands";return(0,E().finding)("attestation-not-passed",{source:t,what:m},
(0,n().placeOf)(y))}function b(y){const{type:t,id:h}=y;return(0,E().finding)("attestation-missing",{type:t,id:h},(0,n().
placeOf)(y))}function N({subjects:y,validated:t,result:h,...m},p){return{...m,result:h==="WARNED"?"WARNED":"PASSED",asset_id:p}}}),
3766:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.judgeByAttestations=s,u.readAttestations=w;function n(){
const b=e(27199);return n=function(){return b},b}function E(){const b=e(40638);return E=function(){return b},b}function A(){
const b=e(41895);return A=function(){return b},b}function j(){const b=e(94644);return j=function(){return b},b}function $(){
const b=e(72371);return $=function(){return b},b}function I(){const b=e(93625);return I=function(){return b},b}const T=8,
M=500;async function s(b,{file:N,client:y,trustedRoot:t},{policy:h,digest:m}){const p=(0,I().readTrustedRoots)(t),c=h.a2a.
attestation,a=[...new Set(c.map(({repository:o})=>o))],O=[...N?w(N,p):[],...y?await v(y,a,b,p):[]];return(0,$().attestationJudge)(
O,{signers:c,policyDigest:m,now:new Date})}function w({name:b,bytes:N},y){const t=(0,j().strictJson)({name:b,bytes:N});if("\
problem"in t)throw l(b,t.problem);const h=t.values.flatMap(r);if(h.length===0)throw l(b,"it contains no bundle");return h.
map((m,p)=>(0,I().verifyBundle)(h.length===1?b:`${b}, bundle ${p+1}`,m,y))}function r(b){return Array.isArray(b)?b:(0,n().
isJsonObject)(b)&&Array.isArray(b.attestations)?b.attestations.map(N=>(0,n().isJsonObject)(N)?N.bundle??null:null):[b]}function l(b,N){
return new(A()).GateError("input_invalid",`${b} is not a file of attestations: ${N}.`,"Pass a Sigstore bundle, such as t\
he output `bundle-path` of `actions/attest`.")}async function v(b,N,y,t){const h=y.map(({value:c})=>c.asset_id).filter(g),
m=[...new Set(h)].flatMap(c=>N.map(a=>({repository:a,id:c})));if(N.length===0)throw new(A()).GateError("usage","promote \
--fetch requires a policy that accepts a signer.","Add the repository and workflow to `a2a.attestation` in the policy.");
if(m.length>M)throw new(A()).GateError("usage",`promote --fetch would send ${m.length} requests to GitHub; ${M} is the l\
imit.`,"Pass the bundles with --attestation, or promote fewer candidates at once.");const p=[];for(let c=0;c<m.length;c+=
T){const a=m.slice(c,c+T).map(async({repository:O,id:o})=>{const[i="",d=""]=O.split("/"),f=await(0,E().listBundles)({client:b,
owner:i,repo:d},o),S=P=>`${O}, attestation ${P+1} of ${o}`;return f.map((P,C)=>(0,I().verifyBundle)(S(C),P,t))});p.push(
...(await Promise.all(a)).flat())}return p}function g(b){return typeof b=="string"&&/^sha256:[0-9a-f]{64}$/.test(b)}}),63647:((U,u,e)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.readStatement=w;function n(){const v=e(7723);return n=function(){return v},
v}function E(){const v=e(38863);return E=function(){return v},v}function A(){const v=e(58802);return A=function(){return v},
v}const j=n().string().regex(/^[0-9a-f]{64}$/),$=n().record(n().string(),n().string()),I=n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
T=n().looseObject({_type:n().literal("https://in-toto.io/Statement/v1"),subject:n().array(n().looseObject({name:n().string().
optional(),digest:$})).min(1),predicateType:n().string(),predicate:n().unknown()}),M=n().looseObject({verifier:n().looseObject(
{id:n().literal(E().HOME),version:n().record(n().string(),n().string()).optional()}),timeVerified:n().iso.datetime({offset:!0}),
resourceUri:n().string(),policy:n().looseObject({digest:n().looseObject({sha256:j})}),verificationResult:n().enum(["PASS\
ED","FAILED"]),verifiedLevels:n().array(n().string())}),s=n().looseObject({result:n().enum(["PASSED","WARNED","FAILED"]),
configuration:n().array(n().looseObject({digest:n().looseObject({sha256:j})})).length(1,{error:"expected one entry, the \
policy"}),failedTests:n().array(n().string()),skippedTests:n().array(n().string()).default([])});function w(v){const g=T.
safeParse(v);if(!g.success)return{refused:`its payload is no in-toto statement: ${l(g.error)}`};const{subject:b,predicateType:N,
predicate:y}=g.data,t=b.map(({digest:a})=>a),h=a=>t.flatMap(O=>O[a]??[]),m=new Set(h("sha256").map(a=>`sha256:${a}`)),p=h(
"gitCommit").filter(a=>I.safeParse(a).success),c={predicate_type:N,subjects:m};switch(N){case A().VERIFICATION_SUMMARY:{
const{data:a,error:O}=M.safeParse(y);if(O)return{refused:`its verification summary is malformed: ${l(O)}`};const o=[...p,
r(a.resourceUri)].find(i=>a.resourceUri===(0,A().commitUri)(i)&&(p.includes(i)||m.has(`sha256:${(0,A().textDigest)(i)}`)));
return o===void 0?{refused:"its resource is not one of its subjects"}:{...c,result:a.verificationResult,validated:a.verifiedLevels.
includes(A().VALIDATED),commit:o,policy_digest:`sha256:${a.policy.digest.sha256}`,gate:{id:a.verifier.id,version:a.verifier.
version?.[E().TOOL.name]??null},verifiedAt:Date.parse(a.timeVerified)}}case A().TEST_RESULT:{const{data:a,error:O}=s.safeParse(
y);if(O)return{refused:`its test result is malformed: ${l(O)}`};const[o]=a.configuration;return{...c,result:a.result,validated:a.
failedTests.length+a.skippedTests.length===0,commit:p[0]??null,policy_digest:`sha256:${o?.digest.sha256}`,gate:null}}default:
return{refused:`its predicate type is ${JSON.stringify(N.slice(0,80))}, not a verification summary or a test result`}}}function r(v){
return v.slice(v.lastIndexOf(":")+1)}function l({issues:v}){const[g]=v,b=g?.path.map(String).join(".");return`${b?`${b}:\
 `:""}${g?.message??"unknown"}`}}),93625:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.readTrustedRoots=
a,u.verifyBundle=b;function n(){const o=e(77598);return n=function(){return o},o}function E(){const o=e(64077);return E=
function(){return o},o}function A(){const o=e(8744);return A=function(){return o},o}function j(){const o=e(80643);return j=
function(){return o},o}function $(){const o=e(3030);return $=function(){return o},o}function I(){const o=e(41895);return I=
function(){return o},o}function T(){const o=e(94644);return T=function(){return o},o}function M(){const o=e(63647);return M=
function(){return o},o}const s="application/vnd.in-toto+json",w="1.3.6.1.4.1.57264.1.12",r="1.3.6.1.4.1.57264.1.14",l="h\
ttps://github.com/",v=12,g=10*6e4;function b(o,i,d){let f,S,P;try{const{content:H,...B}=(0,E().bundleFromJSON)(i);if(H.$case!==
"dsseEnvelope")return{source:o,refused:"it signs a file, not an in-toto statement"};({payload:f,payloadType:S}=H.dsseEnvelope),
P=(0,$().toSignedEntity)({...B,content:H})}catch(H){return{source:o,refused:`it is no Sigstore bundle (${t(H)})`}}const C=(0,T().
strictJson)({name:o,bytes:f}),[R]="values"in C&&C.values.length===1?C.values:[],L=R===void 0?void 0:(0,M().readStatement)(
R),F=L&&"subjects"in L?{claims:L.subjects}:{},G=H=>({source:o,refused:H,...F});if(S!==s)return G(`its payload type is ${JSON.
stringify(S.slice(0,80))}`);const D=N(P,d);if("refused"in D)return G(D.refused);if("problem"in C)return G(`its statement\
 is ambiguous: ${C.problem}`);if(L===void 0)return G("its payload is not one JSON value");if("refused"in L)return G(L.refused);
const W=h(D.signer);if(W===void 0)return G("its certificate names no workflow of GitHub");const{verifiedAt:k=D.signedAt,
...J}=L;return k>D.signedAt+g?G("it was signed before the time that it states"):{...J,source:o,digest:`sha256:${(0,n().createHash)(
"sha256").update(f).digest("hex")}`,verified_at:new Date(k).toISOString(),signer:W}}function N(o,i){const d=[];for(const f of i)
try{return{signer:f.verify(o),signedAt:y(o)}}catch(S){d.push(S)}return{refused:`its signature cannot be verified (${d.map(
t).join("; ")})`}}function y({timestamps:o}){const i=o.map(d=>d.$case==="timestamp-authority"?d.timestamp.signingTime.getTime():
Number(d.tlogEntry.integratedTime)*1e3);return Math.min(...i)}function t(o){const{message:i,cause:d}=o,f=d instanceof Error?
`: ${d.message}`:"";return`${i}${f}`.replaceAll(/\s+/g," ").slice(0,200)}function h({identity:o}){const i=o?.extensions?.
issuer,d=m(o?.subjectAlternativeName),f=m(p(o,w)),S=p(o,r);if(!(!i||!d||!f||!S))return{issuer:i,repository:f,workflow:d,
ref:S}}function m(o){return o?.startsWith(l)?o.slice(l.length):void 0}function p(o,i){const d=o?.oids?.filter(({oid:S})=>S?.
id.join(".")===i)??[],[f]=d;if(!(f===void 0||d.length>1))try{const{tag:S,value:P}=A().ASN1Obj.parseBuffer(Buffer.from(f.
value));return S.number===v?P.toString("utf8"):void 0}catch{return}}const c=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;
function a({name:o,bytes:i}){const d=(0,T().strictJson)({name:o,bytes:i});if("problem"in d)throw O(o,d.problem);if(d.values.
length===0)throw O(o,"it is empty");return d.values.map((f,S)=>{let P;try{const F=j().TrustedRoot.fromJSON(f);if(!c.test(
F.mediaType))throw new Error("its media type is unknown");P=(0,$().toTrustMaterial)(F)}catch(F){throw O(o,`root ${S+1} i\
s malformed (${F.message})`)}const{certificateAuthorities:C,tlogs:R,ctlogs:L}=P;if(C.length===0)throw O(o,`root ${S+1} h\
as no certificate authority`);return new($()).Verifier(P,{tlogThreshold:R.length>0?1:0,ctlogThreshold:L.length>0?1:0,timestampThreshold:1})})}
function O(o,i){return new(I()).GateError("input_invalid",`${o} is not a trusted root: ${i}.`,"Write the file with `gh a\
ttestation trusted-root > trusted-root.jsonl`.")}}),80543:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.
auditCandidates=I;function n(){const r=e(27199);return n=function(){return r},r}function E(){const r=e(67506);return E=function(){
return r},r}function A(){const r=e(72025);return A=function(){return r},r}function j(){const r=e(77648);return j=function(){
return r},r}function $(){const r=e(95132);return $=function(){return r},r}async function I(r,l,v){const{genes:g,findings:b}=await(0,E().
auditAssets)(r,l,v),N=new Map(g.map(t=>[t.asset,T(t)])),y=(0,j().findingsAbout)(b);return t=>{const h=t.type==="Gene"?N.
get(t):[];return h===void 0?[(0,A().assetNotJudged)(t,"the audit returned no result")]:[...h,...y(t).filter(({rule:m})=>m!==
"event-parent-missing")]}}function T({asset:r,commands:l,findings:v}){return[...l.flatMap(g=>{if(g.verdict!=="block"||s(
g))return g.findings;const{command:b,location:N}=g,y={location:N,subject:{...(0,n().subjectOf)(r),command:b}};return[(0,$().
finding)("unsafe-validation-command",{command:b},y),...g.findings]}),...w(r)?[]:[(0,$().finding)("strategy-missing",{gene:r.
id},(0,n().placeOf)(r,["strategy"]))],...v]}const M=new Set(["target-missing","binary-missing","package-json-missing"]);
function s({findings:r}){const l=r.filter(({severity:v})=>v==="error");return l.length>0&&l.every(({rule:v})=>M.has(v))}
function w({value:{strategy:r}}){return Array.isArray(r)&&r.some(l=>typeof l=="string"&&l.trim()!=="")}}),50414:((U,u,e)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.filesInFolder=t,u.isArchive=r,u.readCandidates=s,u.readWhole=l;function n(){
const m=e(61331);return n=function(){return m},m}function E(){const m=e(64385);return E=function(){return m},m}function A(){
const m=e(52117);return A=function(){return m},m}function j(){const m=e(41895);return j=function(){return m},m}function $(){
const m=e(48741);return $=function(){return m},m}function I(){const m=e(93028);return I=function(){return m},m}function T(){
const m=e(95132);return T=function(){return m},m}function M(){const m=e(42312);return M=function(){return m},m}async function s(m,p){
const c=[];for(const f of m)c.push(...await w(f,p));const a=c.map(v),O=a.flatMap(f=>f.candidates),o=a.flatMap(f=>f.findings),
i=c.flatMap(f=>f.messages??[]).filter(({value:f})=>!(0,n().carriesAssets)(f)),[d]=o;if(O.length+i.length===0&&d!==void 0)
throw N(d);return{candidates:O,findings:o,messages:i}}async function w(m,p){return r(m.bytes)?(await(0,M().readArchive)(
m.bytes)).map(({name:a,bytes:O})=>(0,E().readAssetFile)(`${m.name}/${a}`,O,p)):[l(m,p)]}function r(m){return m[0]===31&&
m[1]===139}function l({name:m,bytes:p},c){if(p.length<=c.maxBytes)return(0,E().readAssetFile)(m,p,c);throw new(j()).GateError(
"input_invalid",`${m} is larger than ${c.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.ma\
x_file_bytes` in the policy.")}function v(m){const p=g(m),c=m.assets.filter(({envelope:i,cut:d})=>!d&&(!i||(0,n().carriesAssets)(
i))),a=new Set,O=c.map(i=>{if(p.length===0)return{asset:i,findings:[]};const d=i.locate(),f=p.filter(({location:S})=>b(S,
d));for(const S of f)a.add(S);return{asset:i,findings:f.map(A().assetProblemFinding)}}),o=p.filter(i=>!a.has(i));return{
candidates:O,findings:o.map(A().assetProblemFinding)}}function g({problems:m}){return m.filter(({rule:p})=>p!=="duplicat\
e-id"&&p!=="duplicate-copy")}function b(m,p){const{end_line:c=p.line,end_column:a=p.column}=p,O=m.line>p.line||m.line===
p.line&&m.column>=p.column,o=m.line<c||m.line===c&&m.column<=a;return O&&o}function N(m){const{message:p,remedy:c}=(0,T().
describe)(m),{path:a,line:O}=m.location??{path:"",line:1};return new(j()).GateError("input_invalid",`${a} contains no ca\
ndidate. Line ${O}: ${p}`,c)}const y=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function t(m,p){const c=[...(0,$().folderTree)(
m).files()].filter(({path:f,kind:S})=>(0,I().isRegular)(S)||f.endsWith(".gepx")),a=c.find(({path:f})=>f.endsWith(".gepx"));
if(a)throw h(p,`${a.path} is an archive`,"Pass archives one by one.");const O=c.filter(({path:f})=>/\.jsonl?$/.test(f)&&
!y.test(f)),{entries:o,keptBytes:i}=M().ARCHIVE_LIMITS,d=O.reduce((f,{size:S=0})=>f+S,0);if(O.length===0)throw h(p,"it h\
as no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(O.length>o||d>i){const f=`at most ${o} files wit\
h ${i} bytes are read`;throw h(p,f,"Pass the files in smaller directories.")}return O.map(({path:f})=>f)}function h(m,p,c){
return new(j()).GateError("input_invalid",`The directory ${m} cannot be read: ${p}.`,c)}}),47440:((U,u,e)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.decide=r;function n(){const o=e(27199);return n=function(){return o},o}function E(){const o=e(
84812);return E=function(){return o},o}function A(){const o=e(47771);return A=function(){return o},o}function j(){const o=e(
68616);return j=function(){return o},o}function $(){const o=e(95132);return $=function(){return o},o}function I(){const o=e(
47350);return I=function(){return o},o}function T(){const o=e(71101);return T=function(){return o},o}function M(){const o=e(
38727);return M=function(){return o},o}function s(){const o=e(72883);return s=function(){return o},o}function w(){const o=e(
49451);return w=function(){return o},o}function r(o,i){const{policy:d,environment:f,now:S}=i,P=new Map(i.known.toReversed().
map(D=>[(0,s().assetKey)(D),D])),C=l(i,P),R=(0,w().nearDuplicatesOf)(i.known),L=(0,w().staleEvidence)(i.events,{now:S,days:d.
a2a.stale_after_days}),F=[],G=[];for(const{asset:D,findings:W}of o){const k=P.get((0,s().assetKey)(D)),J=i.revocations(D),
H=i.audited(D),B=!W.some(v)&&!H.some(g),V=J?void 0:N(D,B?k:void 0);if(V!==void 0){G.push({asset:D,reason:V});continue}const K=(0,M().
evidenceOf)(D,i.evidence),Q=[...J?[J]:[],...W,...k&&!(0,T().isSameAsset)(D,k)?[y(D,k)]:[],...H,...C(D),...(0,T().exchangeFindings)(
D),...(0,T().unhashedFindings)(D),...K.findings,...R.findingsAbout(D),...L(D,K),...(0,w().otherEnvironment)(D,K,f)],z=h(
D,K,Q,d.fail_on);F.push(z),z.outcome==="promoted"&&(P.set((0,s().assetKey)(D),D),R.add(D))}return{decided:c(F),skipped:G}}
function l({events:o,policy:i},d){const f=new Set(o.map(({value:P})=>P.id)),S=(0,A().streakCounter)(o,!0);return P=>{if(P.
type==="Capsule")return(0,E().broadcastFindings)(P,S(P),i.a2a);const{parent:C}=P.value;return P.type!=="EvolutionEvent"||
typeof C!="string"?[]:f.has(C)||d.has((0,s().assetKey)({type:P.type,id:C}))?[]:[(0,$().finding)("event-parent-unknown",{
event:P.id,parent:C},(0,n().placeOf)(P,["parent"]))]}}function v({severity:o}){return o==="error"}function g({rule:o}){return o===
"envelope-contradicts-asset"||o==="content-hash-mismatch"}const b=new Set(["Gene","Capsule","EvolutionEvent"]);function N(o,i){
const{type:d,id:f}=o;if(!b.has(d))return(0,$().finding)("not-exchanged",{type:d,id:f},(0,n().placeOf)(o));if(!(i===void 0||
!(0,T().isSameAsset)(o,i)))return(0,$().finding)("already-promoted",{type:d,id:f,place:i.path},(0,n().placeOf)(o))}function y(o,{
path:i}){const{type:d,id:f}=o;return(0,$().finding)("promotion-conflict",{type:d,id:f,place:i},(0,n().placeOf)(o,["id"]))}
const t={eligible:"promoted",unproven:"quarantined",refuted:"rejected"};function h(o,i,d,f){const S=L=>{const F=(0,I().severityVerdict)(
[L],f);return F==="fail"||F==="error"},P=m(d.filter(S)),C=(0,j().eligibilityOf)(P),R=new Set(P.map(p));return{asset:o,outcome:t[C],
eligibility:C,evidence:i,reasons:[...P.filter(L=>!(0,j().isMissingEvidence)(L)),...P.filter(j().isMissingEvidence).filter(
({rule:L})=>C==="unproven"||L!=="evidence-too-low")],notices:m(d.filter(L=>!S(L)&&!R.has(p(L))))}}function m(o){return[...new Map(
o.map(i=>[p(i),i])).values()]}function p({rule:o,args:i}){return JSON.stringify([o,i])}function c(o){const i=new Map;for(const f of o){
const S=(0,s().assetKey)(f.asset);i.has(S)||i.set(S,f)}const d=new Map;for(const f of i.values()){const S=a(f,i);if(S===
void 0||d.has(S))continue;const P=[S,f].find(({outcome:C})=>C!=="promoted");P!==void 0&&d.set(S,P)}return o.map(f=>{if(i.
get((0,s().assetKey)(f.asset))!==f)return f;const S=d.get(a(f,i)??f);return S===void 0||f.outcome!=="promoted"?f:O(f,S)})}
function a({asset:{type:o,value:i}},d){if(!(o!=="Capsule"||typeof i.gene!="string"))return d.get((0,s().assetKey)({type:"\
Gene",id:i.gene}))}function O(o,{asset:i}){const{type:d,id:f}=o.asset,S={type:d,id:f,otherType:i.type,other:i.id},P=(0,$().
finding)("bundle-incomplete",S,(0,n().placeOf)(o.asset));return{...o,outcome:"quarantined",eligibility:"unproven",reasons:[
P]}}}),38727:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.evidenceOf=T;function n(){const t=e(23404);return n=
function(){return t},t}function E(){const t=e(27199);return E=function(){return t},t}function A(){const t=e(77680);return A=
function(){return t},t}function j(){const t=e(38942);return j=function(){return t},t}function $(){const t=e(58504);return $=
function(){return t},t}function I(){const t=e(95132);return I=function(){return t},t}function T(t,h){const m=s(t.type===
"Gene"?l(t,h):r(t),h.attestation?.(t)),p=w(t,h.required);if((0,j().isAtLeast)(m.level,p))return{...m,findings:m.findings.
filter(({rule:o})=>M.has(o))};if(m.findings.length>0)return m;const{type:c,id:a}=t,O={type:c,id:a,level:m.level,required:p};
return{...m,findings:[(0,I().finding)("evidence-too-low",O,(0,E().placeOf)(t))]}}const M=new Set(["report-altered","repo\
rt-other-commands","report-not-ok","attestation-invalid","attestation-not-passed"]);function s(t,h){return h===void 0?t:
"accepted"in h?{...t,level:"attested",attestation:h.accepted}:{...t,findings:[...h.findings,...t.findings]}}function w({
type:t},h){return t==="Gene"||(0,j().isAtLeast)(h,"published")?h:"none"}function r({value:t}){return{level:(0,n().verifyAssetId)(
t)?"self_reported":"none",findings:[]}}function l(t,h){const{reports:m,ran:p}=h,c=p?.has(t)?[{level:"gate",findings:[]}]:
[],O=(m?.get(t.value.asset_id)??[]).map(d=>v(t,d,h)),[o,...i]=[...O,...c];return o===void 0?{level:"none",findings:(m&&[
(0,I().finding)("report-missing",{gene:t.id},(0,E().placeOf)(t))])??[]}:i.reduce((d,f)=>(0,j().isAtLeast)(d.level,f.level)?
d:f,o)}function v(t,h,m){const{gateReport:p,provenance:c}=m,a=g(t,h,p),O=b(h,m,(0,E().placeOf)(t));if(a.length>0)return{
level:"none",findings:[...a,...O]};const o={report:h,...p&&{reportDigest:p.digest}};return p===void 0||O.length>0?{...o,
level:"self_reported",findings:O}:{...o,level:c?"published":"gate",findings:[]}}function g(t,h,m){const p=(0,E().placeOf)(
t),c={report:N(h)},a=(0,$().readValidationReport)(h),O=a?.commands.map(({command:f})=>f.trim())??[],o=(0,A().commandsToRun)(
t),i=h.overall_ok===!0&&a?.ok===!0,d=!m?.refused.has(t.id);return[...(0,n().verifyAssetId)(h)?[]:[(0,I().finding)("repor\
t-altered",c,p)],...i&&d?[]:[(0,I().finding)("report-not-ok",c,p)],...i&&!y(O,o)?[(0,I().finding)("report-other-commands",
{...c,gene:t.id,ran:O,expected:o},p)]:[]]}function b(t,{gateReport:h,provenance:m,policyDigest:p},c){const a={report:N(t)},
O=[t.policy_digest,...h?[h.policyDigest]:[]],o=String(t.policy_digest??"unknown"),i=[...h?.objections??[],m?.objection??
[]].flat();return[...O.every(d=>d===p)?[]:[(0,I().finding)("report-other-policy",{...a,expected:p,found:o},c)],...i.map(
d=>(0,I().finding)("report-not-published",{...a,reason:d},c))]}function N({id:t}){return typeof t=="string"?t:"unknown"}
function y(t,h){return t.length===h.length&&t.every((m,p)=>m===h[p])}}),54975:((U,u,e)=>{Object.defineProperty(u,"__esMo\
dule",{value:!0}),u.provenanceCheck=T,u.provenanceObjection=I;function n(){const s=e(32693);return n=function(){return s},
s}function E(){const s=e(34413);return E=function(){return s},s}function A(){const s=e(1207);return A=function(){return s},
s}function j(){const s=e(41895);return j=function(){return s},s}function $(){const s=e(4812);return $=function(){return s},
s}async function I({gateReport:s},w,r){return s===void 0?"it is not in a GateReport, and a check run contains only the d\
igest of a GateReport":s.objections.includes($().UNTRUSTED)?$().UNTRUSTED:w(s.headSha,s.digest,r)}function T(s,w){const[
r,l,...v]=w?.split("/")??[];if(!r||!l||v.length>0)throw new(j()).GateError("usage","A promotion with a token requires th\
e repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(g,b,N)=>{
const y=g.slice(0,7),t=await M({client:s,owner:r,repo:l},g);if(t===void 0)return`the commit ${y} does not exist in ${r}/${l}`;
const h=t.filter(({externalId:c})=>(0,n().readExternalId)(c)?.digest===b),[m]=h;if(m===void 0)return`no check run on the\
 commit ${y} contains its digest`;const p=h.filter(({appSlug:c})=>c===N);return p.length===0?`the check run with its dig\
est was created by the app ${m.appSlug??"unknown"}`:p.some(c=>c.completed&&c.headSha===g)?void 0:"the check run with its\
 digest is not completed"}}async function M(s,w){try{return await(0,E().listChecks)(s,w)}catch(r){if((0,A().readFailure)(
r).kind==="invalid")return;const l={doing:"read the check runs",permission:"checks: read"},v=(0,A().explainFailure)(r,l);
throw new(j()).GateError("github_unavailable",`The provenance of the report cannot be checked: ${v}.`,"Grant `checks: re\
ad` to the token, or promote without a token, which skips this check.",{cause:r})}}}),4812:((U,u,e)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.UNTRUSTED=void 0,u.readEvidence=w;function n(){const g=e(7723);return n=function(){return g},
g}function E(){const g=e(64385);return E=function(){return g},g}function A(){const g=e(41895);return A=function(){return g},
g}function j(){const g=e(59490);return j=function(){return g},g}function $(){const g=e(38863);return $=function(){return g},
g}function I(){const g=e(31048);return I=function(){return g},g}function T(){const g=e(94644);return T=function(){return g},
g}const M=u.UNTRUSTED="a runner that the pull request controls reported its results",s=n().looseObject({type:n().literal(
"GateReport"),tool:n().looseObject({name:n().string()}).optional(),verdict:n().string().optional(),policy:n().looseObject(
{digest:n().string(),enforce:n().string().optional()}).nullish(),genes:n().array(n().looseObject({id:n().string(),verdict:n().
string()})).default([]),head_sha:n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:n().looseObject({untrusted:n().
boolean().optional()}).optional(),validation_reports:n().array(n().looseObject({type:n().literal("ValidationReport")}))});
function w({name:g,bytes:b},N){const y=(0,T().strictJson)({name:g,bytes:b},N);if("problem"in y)throw v(g,y.problem);const t=y.
values[0],h=s.safeParse(t);if(h.success&&y.values.length===1)return{reports:r(h.data.validation_reports),gateReport:l(h.
data,(0,I().reportDigest)(t))};const m=(0,E().readAssetFile)(g,b,N).assets.flatMap(({value:p})=>p.type==="ValidationRepo\
rt"?[p]:[]);if(m.length===0)throw v(g,"it contains no ValidationReport");return{reports:r(m)}}function r(g){return(0,j().
groupBy)(g,({gene_asset_id:b})=>b)}function l({head_sha:g,isolation:b,tool:N,verdict:y,policy:t,genes:h},m){const p=N?.name===
$().TOOL.name&&y!==void 0&&y!=="error";return{digest:m,headSha:g,objections:[...p?[]:["it is not a report of this gate"],
...t?.enforce==="report"?["its policy only reports, and fails nothing"]:[],...b?.untrusted?[M]:[]],policyDigest:t?.digest,
refused:new Set(h.flatMap(c=>c.verdict==="pass"||c.verdict==="warn"?[]:c.id))}}function v(g,b){return new(A()).GateError(
"input_invalid",`${g} is not valid evidence: ${b}.`,"Pass the `gate-report.json` of the gate, or a file from its directo\
ry `validation-reports`.")}}),72883:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.assetKey=l,u.eventsOf=
y,u.readEventLog=b,u.readOwnAssets=v;function n(){const t=e(81456);return n=function(){return t},t}function E(){const t=e(
64385);return E=function(){return t},t}function A(){const t=e(78114);return A=function(){return t},t}function j(){const t=e(
18744);return j=function(){return t},t}function $(){const t=e(28894);return $=function(){return t},t}function I(){const t=e(
23423);return I=function(){return t},t}function T(){const t=e(52117);return T=function(){return t},t}function M(){const t=e(
41895);return M=function(){return t},t}function s(){const t=e(93028);return s=function(){return t},t}function w(){const t=e(
95132);return w=function(){return t},t}function r(){const t=e(50414);return r=function(){return t},t}function l({type:t,
id:h}){return`${t} ${h}`}async function v(t,h){const m=(0,j().assetPathTest)(h),p=(0,n().assetLimits)(h.assets.max_file_bytes),
c=[...t.files()].filter(({path:O,kind:o})=>(0,s().isRegular)(o)&&m(O)),a=await Promise.all(c.map(async O=>{const{path:o}=O;
return(0,$().isAuditLog)(o)?(0,I().readUntouchedLog)(t,O,p):(0,E().readAssetFile)(o,await t.read(o,p.maxBytes),p)}));return g(
a),{assets:a.flatMap(({assets:O})=>O),messages:a.flatMap(({messages:O})=>O??[])}}function g(t){const h=t.find(({unread:a})=>a!==
void 0);if(h!==void 0)throw new(M()).GateError("file_unreadable",`${h.path} was not read completely: ${h.unread}.`,"Incr\
ease `assets.max_file_bytes` in the policy; the log could contain an asset with the id of a candidate.");const m=t.flatMap(
({problems:a})=>a).find(({rule:a})=>A().INCOMPLETE.has(a));if(m===void 0)return;const{path:p,line:c}=m.location;throw new(M()).
GateError("file_unreadable",`${p} cannot be read at line ${c}: ${m.detail}.`,"Fix the file first; it could contain an as\
set with the id of a candidate.")}function b(t,h){const{name:m}=t,p=(0,r().readWhole)(t,h),[c]=p.messages??[];if(c!==void 0)
throw N(`${m}, line ${c.location.line}: a message between agents is not a log.`,"Pass the log of your own repository; us\
e --assets for messages of other agents.");const a=p.problems.filter(({rule:f})=>f!=="duplicate-id").map(T().assetProblemFinding).
find(({severity:f})=>f==="error");if(a===void 0)return p.assets;const{message:O,remedy:o}=(0,w().describe)(a),{path:i,line:d}=a.
location??{path:m,line:1};throw N(`${i}, line ${d}: ${O}`,o)}function N(t,h){return new(M()).GateError("input_invalid",`\
The event log cannot be read. ${t}`,h)}function y(t){return t.filter(({type:h})=>h==="EvolutionEvent").map(({value:h,path:m})=>({
value:h,log:m}))}}),39242:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.promote=N;function n(){const c=e(
77598);return n=function(){return c},c}function E(){const c=e(81456);return E=function(){return c},c}function A(){const c=e(
1348);return A=function(){return c},c}function j(){const c=e(72025);return j=function(){return c},c}function $(){const c=e(
4378);return $=function(){return c},c}function I(){const c=e(74238);return I=function(){return c},c}function T(){const c=e(
80543);return T=function(){return c},c}function M(){const c=e(50414);return M=function(){return c},c}function s(){const c=e(
47440);return s=function(){return c},c}function w(){const c=e(54975);return w=function(){return c},c}function r(){const c=e(
4812);return r=function(){return c},c}function l(){const c=e(72883);return l=function(){return c},c}function v(){const c=e(
31170);return v=function(){return c},c}function g(){const c=e(52220);return g=function(){return c},c}function b(){const c=e(
88460);return b=function(){return c},c}async function N(c){const{policy:a,workspace:O,now:o=new Date}=c,{policy:i}=a,d=(0,E().
assetLimits)(i.assets.max_file_bytes),{candidates:f,findings:S,messages:P}=await(0,M().readCandidates)(c.candidates,d),C=O?
await(0,l().readOwnAssets)(O.tree,i):{assets:[],messages:[]},R=c.events&&(0,l().readEventLog)(c.events,d),L=t(c),F=f.map(
({asset:H})=>H),G=await(0,T().auditCandidates)(F,L,[...C.assets,...R??[]]).finally(()=>c.progress?.ended()),D=(0,g().revocationsIn)(
[...C.messages,...P]),W={policy:i,known:C.assets,events:(0,l().eventsOf)(R??C.assets),audited:G,now:o,environment:c.environment??
{platform:c.platform,arch:process.arch},revocations:D,evidence:await m(c,F,d)},{decisions:k,reports:J}=await p(c,f,W,L);
return(0,v().promotionOf)(k,{policy:a,decidedAt:o,inputs:y(c),loose:S,messages:P,revoked:C.assets.flatMap(H=>{const B=D(
H);return B?[{asset:H,reason:B}]:[]}),reports:J,gate:O?await h(O,a):[]})}function y(c){const{candidates:a,events:O,evidence:o,
attestation:i}=c;return[...a.map(f=>({role:"assets",file:f})),{role:"events",file:O},{role:"report",file:o},{role:"attes\
tation",file:i?.file}].flatMap(({role:f,file:S})=>S?[{role:f,name:S.name,digest:`sha256:${(0,n().hash)("sha256",S.bytes)}`}]:
[])}function t({policy:{policy:c},workspace:a,platform:O,signal:o,progress:i}){return $().Judge.by({policy:c,tree:a?.tree,
changed:new Set,platform:O,...o&&{signal:o},...i&&{progress:i}})}async function h({tree:c,defaultBranch:a},{source:O,shared:o}){
if(a===void 0)return[];const i=O==="file"?void 0:I().POLICY_PATH;return(await(0,A().gateFindings)({policyPath:i,baseTree:a,
tree:c,shared:o})).filter(({rule:f})=>f==="gate-weakened")}async function m({evidence:c,attestation:a,policy:{policy:O,digest:o}},i,d){
const{require_evidence:f,evidence_app:S}=O.a2a,P=a&&await a.judge(i),C=c&&(0,r().readEvidence)(c,d),R=c?.provenance,L=C&&
R&&{objection:await(0,w().provenanceObjection)(C,R,S)};return{policyDigest:o,required:f,...C,attestation:P,provenance:L}}
async function p({run:c,workspace:a,policy:O},o,i,d){if(c===void 0||a===void 0)return{decisions:(0,s().decide)(o,i),reports:[]};
const f=D=>({...i.evidence,ran:D}),S=new Set(o.map(({asset:D})=>D)),P=(0,s().decide)(o,{...i,evidence:f(S)}).decided.filter(
({asset:D,outcome:W})=>D.type==="Gene"&&W==="promoted").map(({asset:D})=>D),C=await(0,b().runGenes)(P,d,{policy:O,workspace:a},
c),R=new Set(P),L=D=>R.has(D)?C.findings.get(D)??[(0,j().assetNotJudged)(D,"the run returned no result")]:[],F=D=>[...i.
audited(D),...L(D)];return{decisions:(0,s().decide)(o,{...i,audited:F,evidence:f(R)}),reports:C.reports}}}),18421:((U,u,e)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.openInputs=s;function n(){const r=e(73024);return n=function(){return r},
r}function E(){const r=e(76760);return E=function(){return r},r}function A(){const r=e(38321);return A=function(){return r},
r}function j(){const r=e(40410);return j=function(){return r},r}function $(){const r=e(73388);return $=function(){return r},
r}function I(){const r=e(3766);return I=function(){return r},r}function T(){const r=e(50414);return T=function(){return r},
r}function M(){const r=e(54975);return M=function(){return r},r}async function s({assets:r,events:l,report:v,attestation:g,
fetch:b,trustedRoot:N},{folder:y,open:t,token:h,repository:m,apiUrl:p},c){const a=async(L,F=(0,$().inputName)(L))=>({name:F,
bytes:await(0,A().buffer)(t(L))}),O=async L=>L===void 0?void 0:a(L),o=h&&(v!==void 0||b)?(0,j().connect)(h,p?{baseUrl:p}:
{}):void 0,i=await O(v),d=await O(g),f=await O(N),S=i&&o&&(0,M().provenanceCheck)(o,m),P=(0,E().resolve)(y,r),C=r!=="-"&&
w(P),R=C?[]:[await a(r)];for(const L of C?(0,T().filesInFolder)(P,r):[])R.push(await a((0,E().join)(P,L),`${r}/${L}`));return{
candidates:R,events:await O(l),evidence:i&&{...i,provenance:S},...f&&{attestation:{file:d,judge:L=>{const F={trustedRoot:f,
file:d,client:b?o:void 0};return(0,I().judgeByAttestations)(L,F,c)}}}}}function w(r){return(0,n().statSync)(r,{throwIfNoEntry:!1})?.
isDirectory()??!1}}),73517:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.EMITTED=void 0,u.messageLines=T,
u.promotedLines=v,u.promotedSubjects=b,u.quarantinedLines=N;function n(){const y=e(61331);return n=function(){return y},
y}function E(){const y=e(10289);return E=function(){return y},y}function A(){const y=e(58802);return A=function(){return y},
y}const j=u.EMITTED=["decision","report","revoke"],$={promoted:"accept",quarantined:"quarantine",rejected:"reject"},I={Gene:"\
gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promoted for provena\
nce tracking"};function T(y,t,{id:h,now:m,random:p}){return M(t,y).map(c=>g({protocol:n().PROTOCOL,protocol_version:"1.0\
.0",message_type:t,message_id:`msg_${m.getTime()}_${p()}`,sender_id:h,timestamp:m.toISOString(),payload:c}))}function M(y,{
decisions:t,skipped:h,reports:m,revoked:p=[]}){switch(y){case"decision":return[...t.map(s),...h.flatMap(w)];case"report":
return m.map(r);case"revoke":return p.map(c=>({...l(c),reason:c.reason.message}))}}function s(y){const{outcome:t,type:h}=y,
[m]=y.reasons,p=m===void 0?null:`${m.message} (${m.rule})`,c=t==="promoted"?I[h]??null:p;return{...l(y),decision:$[t],reason:c}}
function w(y){const{rule:t,message:h}=y.reason;return t!=="already-promoted"?[]:[{...l(y),decision:$.promoted,reason:h}]}
function r(y){const{gene_asset_id:t,gene_id:h}=y;return{...l({asset_id:typeof t=="string"?t:null,id:h}),validation_report:y}}
function l({asset_id:y,id:t}){return{target_asset_id:y,target_local_id:t}}function v({promoted:y}){return y.map(g)}function g(y){
return`${(0,E().jsonLine)(y)}
`}function b({promoted:y}){return y.flatMap(({id:t,asset_id:h})=>typeof h=="string"?[(0,A().assetSubject)(t,h)]:[])}function N({
quarantined:y}){return y.map(({asset:t,sender_id:h})=>g(h===void 0?t:{protocol:n().PROTOCOL,message_type:"publish",sender_id:h,
payload:{asset:t}}))}}),31170:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.promotionOf=l;function n(){const i=e(
61331);return n=function(){return i},i}function E(){const i=e(85475);return E=function(){return i},i}function A(){const i=e(
94377);return A=function(){return i},i}function j(){const i=e(38863);return j=function(){return i},i}function $(){const i=e(
4190);return $=function(){return i},i}function I(){const i=e(13580);return I=function(){return i},i}function T(){const i=e(
95132);return T=function(){return i},i}function M(){const i=e(37075);return M=function(){return i},i}function s(){const i=e(
71101);return s=function(){return i},i}function w(){const i=e(48791);return w=function(){return i},i}const r=1e3;function l(i,d){
const{source:f,path:S,digest:P,policy:C}=d.policy,{decided:R}=i,{loose:L,gate:F,revoked:G}=d,D=g(R),W=R.filter(B=>!D.has(
B)),k=new Map(v("promoted",R).map(B=>[B,(0,s().promotedForm)(B.asset,C.a2a.confidence_factor)])),H=[...R.map(({reasons:B})=>B),
...L.map(B=>[B])].filter(B=>B.some(N)).length;return{type:"PromotionReport",schema_version:w().PROMOTION_VERSION,tool:j().
TOOL,policy:{source:f,...S!==void 0&&{path:S},digest:P,require_evidence:C.a2a.require_evidence},decided_at:d.decidedAt.toISOString(),
inputs:d.inputs,decisions:W.map(B=>t(B,k.get(B))),promoted:[...k].map(([{asset:B},V])=>({...V,type:B.type,id:B.id})),quarantined:v(
"quarantined",R).map(({asset:B,reasons:V})=>({...O(B),...m(B),asset:B.value,reasons:V.map(o)})),rejected:[...v("rejected",
W).map(({asset:B,reasons:V})=>({...O(B),reasons:V.map(o)})),...[...L,...b([...D].map(({asset:B})=>B.locate()),"candidate\
s are rejected")].map(B=>({...a(B),reasons:[o(B)]}))],skipped:y(i,d),reports:[...d.reports,...R.flatMap(({evidence:{report:B}})=>B===
void 0?[]:[{...B,gene_id:String(B.gene_id)}])],...H>0&&{undecided:H},...F.length>0&&{gate:F.map(o)},...G.length>0&&{revoked:G.
map(p)}}}function v(i,d){return d.filter(f=>f.outcome===i)}function g(i){const d=v("rejected",i),f=d.filter(({reasons:S})=>S.
some(N));return new Set([...new Set([...f,...d])].slice(r))}function b(i,d){const[f]=i;if(f===void 0)return[];const S=`${i.
length} further ${d}; they are not listed`;return[(0,T().finding)("too-many",{detail:S},{location:f})]}function N({rule:i}){
return(0,I().ruleOf)(i).undecided===!0}function y({skipped:i},{messages:d}){const f=d.slice(r).map(({location:S})=>S);return[
...i.map(p),...d.slice(0,r).map(c),...b(f,"messages offer no assets").map(S=>({...a(S),reason:o(S)}))]}function t({asset:i,
outcome:d,eligibility:f,evidence:S,reasons:P,notices:C},R){const{report:L,level:F,reportDigest:G,attestation:D}=S;return{
...O(i),...m(i),outcome:d,eligibility:f,evidence:{level:F,...typeof L?.id=="string"&&{report_id:L.id},...G!==void 0&&{report_digest:G},
...D&&{attestation:D}},hash:h(i),promoted_asset_id:typeof R?.asset_id=="string"?R.asset_id:null,reasons:P.map(o),notices:C.
map(o)}}function h(i){const d=(0,E().matchContentHash)(i)??(0,A().otherHashForm)(i),f=$().HASH_FORM_NAMES.filter(P=>P!==
"hub"||i.type==="Capsule"),S=d===void 0?f:f.slice(0,f.indexOf(d));return{form:d??null,not_matched:S,content:(0,E().contentHash)(
i.value)}}function m({envelope:i}){const d=i&&(0,n().senderOf)(i);return d===void 0?{}:{sender_id:d}}function p({asset:i,
reason:d}){return{...O(i),reason:o(d)}}function c({value:i,location:d}){const{path:f,line:S}=d,{message_id:P,message_type:C}=i,
R={kind:typeof C=="string"?C.slice(0,40):"unknown"};return{id:typeof P=="string"?P:`${f}:${S}`,type:"Message",asset_id:null,
path:f,line:S,reason:o((0,T().finding)("message-without-candidates",R,{location:d}))}}function a({location:{path:i,line:d}={
path:"",line:1,column:1}}){return{id:i,type:"File",asset_id:null,path:i,line:d}}function O({id:i,type:d,path:f,value:S,locate:P}){
const{asset_id:C}=S;return{id:i,type:d,asset_id:typeof C=="string"?C:null,path:f,line:P().line}}function o(i){const{rule:d,
severity:f}=i;return{id:(0,M().identityOf)(i),rule:d,severity:f,...(0,T().describe)(i)}}}),80335:((U,u,e)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.countsOf=j,u.promotedIn=$,u.renderPromotion=A;function n(){const w=e(31626);return n=function(){
return w},w}const E=1e3;function A(w,r){const l=(0,n().layoutOf)(r),{quarantined:v,rejected:g,skipped:b,gate:N=[]}=w,y=(t,h,m)=>{
const{shown:p,rest:c}=(0,n().limited)(t,E,`${m} candidate`,l);return[...p.map(h),c]};return(0,n().page)([...y(g,t=>I("re\
jected",t,l),"rejected"),...y(v,t=>I("quarantine",t,l),"quarantined"),...l.verbose?b.map(t=>M(t,l)):[],...y($(w),t=>T(t,
l),"promoted"),...N.map(({message:t,rule:h})=>(0,n().prose)(l,"gate",`${t} (${h})`)),(0,n().prose)(l,"in all",j(w))])}function j({
promoted:w,quarantined:r,rejected:l,skipped:v}){return[`${w.length} promoted`,...r.length>0?[`${r.length} quarantined`]:
[],`${l.length} rejected`,...v.length>0?[`${v.length} skipped`]:[]].join(", ")}function $({decisions:w}){return w.filter(
({outcome:r})=>r==="promoted")}function I(w,{type:r,id:l,path:v,line:g,reasons:b},N){const[y,...t]=b,{shown:h,rest:m}=(0,n().
limited)(t,0,"reason",N),p=r==="File"?`${v}:${g}`:`${r} ${l}`;return[...s(w,p,w==="rejected"?"bad":"quiet",N),...y?[...(0,n().
prose)(N,"why",`${y.message} (${y.rule})`),...(0,n().prose)(N,"fix",y.remedy)]:[],...h.flatMap(({message:c,rule:a})=>(0,n().
prose)(N,"also",`${c} (${a})`)),...m]}function T({type:w,id:r,evidence:l,notices:v},g){return[...s("promoted",`${w} ${r}`,
"good",g),...(0,n().prose)(g,"evidence",l.level),...g.verbose?v.flatMap(({message:b,rule:N})=>(0,n().prose)(g,"note",`${b}\
 (${N})`)):[]]}function M({type:w,id:r,reason:l},v){return[...s("skipped",`${w} ${r}`,"quiet",v),...(0,n().prose)(v,"why",
`${l.message} (${l.rule})`)]}function s(w,r,l,v){return(0,n().labelled)(v,w,[v.paint("strong",(0,n().shortName)(r,(0,n().
roomOf)(v)))],l)}}),48791:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.PROMOTION_VERSION=u.OUTCOMES=u.FAIL_ON=
void 0,u.exitCodeOf=m,u.promotionSchema=void 0;function n(){const p=e(7723);return n=function(){return p},p}function E(){
const p=e(79167);return E=function(){return p},p}function A(){const p=e(38942);return A=function(){return p},p}function j(){
const p=e(99462);return j=function(){return p},p}function $(){const p=e(4190);return $=function(){return p},p}function I(){
const p=e(39763);return I=function(){return p},p}function T(){const p=e(61336);return T=function(){return p},p}function M(){
const p=e(54953);return M=function(){return p},p}const s=u.PROMOTION_VERSION="1.0.0",w=n().object({id:n().string().regex(
/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:n().string(),
severity:j().severitySchema,message:n().string(),remedy:n().string()}),r={path:n().string(),line:n().int().min(1)},l={id:n().
string(),type:E().assetTypeSchema,asset_id:n().string().nullable().describe("The hash that the candidate declares."),...r},
v=n().array(w).min(1).describe("Why; the first reason is the one to fix first."),g=n().object({...l,type:n().enum([...I().
ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),
reasons:v}),b=u.OUTCOMES=["promoted","quarantined","rejected"],N=n().object({level:A().evidenceLevelSchema,report_id:n().
string().optional().describe("The ValidationReport that reached the level."),report_digest:E().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:M().attestedSchema.optional()}),y=n().object({...l,sender_id:n().
string().optional().describe("The sender of the message that contained it."),outcome:n().enum(b),eligibility:A().eligibilitySchema,
evidence:N,hash:n().object({form:n().enum($().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_\
id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content` and \
`hub` are accepted."),not_matched:n().array(n().enum($().HASH_FORM_NAMES)).describe("The forms that were compared before\
, in their order."),content:E().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Wh\
ether the declared hash matches the content."),promoted_asset_id:n().string().nullable().describe("The hash of the promo\
ted form; null if the candidate is not promoted."),reasons:n().array(w).describe("Why it is not promoted; empty if it is\
."),notices:n().array(w).describe("Findings that do not prevent the promotion.")}),t=u.promotionSchema=n().object({type:n().
literal("PromotionReport"),schema_version:n().literal(s),tool:n().object({name:n().literal("gene-gate"),version:n().string()}),
policy:n().object({source:n().enum(["default","base","file"]),path:n().string().optional(),digest:E().digestSchema,require_evidence:A().
evidenceLevelSchema}),decided_at:n().iso.datetime(),inputs:n().array(n().object({role:n().enum(["assets","events","repor\
t","attestation"]),name:n().string(),digest:E().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:n().array(y).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:n().array(n().looseObject({type:E().assetTypeSchema,id:n().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:n().array(g.extend({type:E().assetTypeSchema,
sender_id:n().string().optional(),asset:n().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:n().array(g).describe("The candidates that\
 are rejected."),skipped:n().array(n().object({...l,type:g.shape.type,reason:w})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:n().array(n().looseObject({...T().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:n().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:n().array(w).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:n().array(n().object({...l,reason:w})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),h=u.FAIL_ON=["none","rejected","unproven"];function m({
quarantined:p,rejected:c,undecided:a},O){return a!==void 0?2:{none:0,rejected:c.length,unproven:c.length+p.length}[O]>0?
1:0}}),52220:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.revocationsIn=T;function n(){const r=e(27199);
return n=function(){return r},r}function E(){const r=e(61331);return E=function(){return r},r}function A(){const r=e(85475);
return A=function(){return r},r}function j(){const r=e(94377);return j=function(){return r},r}function $(){const r=e(95132);
return $=function(){return r},r}function I(){const r=e(71101);return I=function(){return r},r}function T(r){const l=new Map,
v=new Map;for(const g of r.filter(({value:b})=>b.message_type==="revoke")){const b=(0,E().payloadOf)(g.value),N=w(b.target_asset_id,
b.asset_id,b.target_asset_ids),y=w(b.target_local_id,b.local_id);for(const t of N)l.set((0,j().hashDigits)(t)??t,g);if(N.
length===0)for(const t of y)v.set(t,g)}return l.size+v.size===0?()=>{}:g=>{const{type:b,id:N,value:y}=g,h=w(y.asset_id,(0,A().
contentHash)(g.value),(0,I().receivedHashOf)(g),...b==="Capsule"?[(0,A().contentHash)((0,A().asHubHashes)(y))]:[]).map(p=>(0,j().
hashDigits)(p)??p).find(p=>l.has(p)),m=h===void 0?v.get(N):l.get(h);return m&&M(g,m)}}function M(r,{value:l}){const{type:v,
id:g}=r,{reason:b}=(0,E().payloadOf)(l),N={type:v,id:g,by:(0,E().senderOf)(l)??"an unknown sender",why:typeof b=="string"?
b.slice(0,s):""};return(0,$().finding)("asset-revoked",N,(0,n().placeOf)(r))}const s=200;function w(...r){return r.flatMap(
l=>l??[]).filter(l=>typeof l=="string"&&l!=="")}}),88460:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.runGenes=
l;function n(){const g=e(1395);return n=function(){return g},g}function E(){const g=e(27199);return E=function(){return g},
g}function A(){const g=e(67506);return A=function(){return g},g}function j(){const g=e(41115);return j=function(){return g},
g}function $(){const g=e(59580);return $=function(){return g},g}function I(){const g=e(36807);return I=function(){return g},
g}function T(){const g=e(95132);return T=function(){return g},g}function M(){const g=e(63682);return M=function(){return g},
g}function s(){const g=e(46562);return s=function(){return g},g}function w(){const g=e(94901);return w=function(){return g},
g}function r(){const g=e(47350);return r=function(){return g},g}async function l(g,b,{policy:{policy:N,digest:y},workspace:{
directory:t,tree:h}},{approver:m,secrets:p,...c}){const a=new Date,O=(0,j().additionsFor)(N),o=(0,$().guardCheckout)(t,[
...h.files()],O),i=await(0,A().auditAssets)(g,b,[]),{judgement:d,runResult:f}=await(0,w().validate)(i,{policy:N,startedAt:a,
heads:[{judge:()=>(0,n().judgedHead)(i,h,{policy:N,digest:y},"")}],approver:m,runs:!0,run:R=>(0,M().runAudited)(i,{...c,
checkout:o,tree:h,attended:!1,policy:N,fork:!0,waiting:R})}),{genes:S}=d,P=S.map(R=>(0,I().redactGene)(R,p)),C=(0,I().validationReportsOf)(
P,{nodeOf:f.nodeOf,policyDigest:y,startedAt:a,finishedAt:new Date});return{findings:new Map(S.map(R=>[R.gene.asset,v(R,N.
fail_on)])),reports:C.filter(R=>R!==null)}}function v(g,b){const N=(0,s().findingsOf)(g);if(g.verdict==="pass"||g.verdict===
"warn"||(0,r().severityVerdict)(N,b)==="fail")return N;const{asset:t}=g.gene,h={gene:t.id,summary:g.summary};return[...N,
(0,T().finding)("not-validated",h,(0,E().placeOf)(t))]}}),94644:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.strictJson=I;function n(){const T=e(81456);return n=function(){return T},T}function E(){const T=e(73229);return E=function(){
return T},T}function A(){const T=e(94534);return A=function(){return T},T}function j(){const T=e(24932);return j=function(){
return T},T}const $=(0,n().assetLimits)(16*1024*1024);function I({name:T,bytes:M},s=$){if(M.length>s.maxBytes)return{problem:`\
it is larger than ${s.maxBytes} bytes`};const{text:w,complete:r}=(0,j().decodeUtf8)(M);if(!r)return{problem:"it is not U\
TF-8 text"};const l=new(A()).Problems(new(A()).Source(T,w)),v=(0,E().readJson)(w,s,l).map(({value:b})=>b),[g]=l.found;return g===
void 0?{values:v}:{problem:`line ${g.location.line}: ${g.detail}`}}}),49451:((U,u,e)=>{Object.defineProperty(u,"__esModu\
le",{value:!0}),u.nearDuplicatesOf=$,u.otherEnvironment=r,u.staleEvidence=g;function n(){const t=e(27199);return n=function(){
return t},t}function E(){const t=e(47771);return E=function(){return t},t}function A(){const t=e(95132);return A=function(){
return t},t}function j(){const t=e(34915);return j=function(){return t},t}function $(t){const h=new Map,m=p=>{const c=I(
p);c!==void 0&&!h.has(c)&&h.set(c,p)};for(const p of t)m(p);return{add:m,findingsAbout(p){const c=I(p),a=c===void 0?void 0:
h.get(c);if(a===void 0||a.id===p.id)return[];const{type:O,id:o}=p,i={type:O,id:o,other:a.id,place:a.path};return[(0,A().
finding)("near-duplicate",i,(0,n().placeOf)(p))]}}}function I({type:t,value:h}){const m=t==="Gene"?[T(h.signals_match),M(
h.strategy)]:t==="Capsule"?[T(h.trigger),M(h.gene),M(h.summary)]:[];if(!(m.length===0||m.some(p=>p.length===0)))return JSON.
stringify([t,m])}function T(t){const h=(0,j().normalizeSignals)(s(t)).map(w);return[...new Set(h)].sort()}function M(t){
return s(t).map(w).filter(h=>h!=="")}function s(t){return[t].flat().filter(h=>typeof h=="string")}function w(t){return t.
normalize("NFKC").toLowerCase().replace(/\s+/g," ").trim().replace(/[.;]$/,"")}function r(t,{report:h},m){const p=h?.env_fingerprint??
t.value.env_fingerprint;if(!(0,n().isJsonObject)(p))return[];const a=[[p.platform,m.platform],[p.arch,m.arch],[l(p.node_version),
m.nodeVersion&&l(m.nodeVersion)]].filter(S=>typeof S[0]=="string"&&typeof S[1]=="string");if(a.every(([S,P])=>S===P))return[];
const{type:O,id:o}=t,[i,d]=[a.map(([S])=>S),a.map(([,S])=>S)],f={type:O,id:o,there:i.join(", "),here:d.join(", ")};return[
(0,A().finding)("environment-differs",f,(0,n().placeOf)(t))]}function l(t){const h=typeof t=="string"?/^v?(\d+)/.exec(t)?.[1]:
void 0;return h&&`Node.js ${h}`}const v=864e5;function g(t,{now:h,days:m}){const p=new Map;for(const{value:c}of t){const a=N(
c);a===void 0||!(0,E().isSuccess)(c)||p.set(c.capsule_id,Math.max(a,p.get(c.capsule_id)??a))}return(c,a)=>{const O=c.type===
"Capsule"?p.get(c.id):b(a);if(O===void 0)return[];const o=Math.floor((h.getTime()-O)/v);if(o<=m)return[];const{type:i,id:d}=c;
return[(0,A().finding)("evidence-stale",{type:i,id:d,age:o,days:m},(0,n().placeOf)(c))]}}function b({report:t,attestation:h}){
return h===void 0?t&&N(t):y(h.verified_at)}function N({created_at:t,timestamp:h,meta:m}){return y(t??h??((0,n().isJsonObject)(
m)?m.at:void 0))}function y(t){const h=typeof t=="string"?Date.parse(t):t;return typeof h=="number"&&Number.isFinite(h)?
h:void 0}}),11719:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.promotionPolicy=M,u.withWorkspace=I;function n(){
const s=e(74238);return n=function(){return s},s}function E(){const s=e(63550);return E=function(){return s},s}function A(){
const s=e(35720);return A=function(){return s},s}function j(){const s=e(67397);return j=function(){return s},s}function $(){
const s=e(53010);return $=function(){return s},s}function I(s,w,r,l){return(0,$().withSourceTree)(s,w,async(v,g,b)=>{const N=b&&
await T(b,l);return r({directory:g,tree:v,...N&&{defaultBranch:N}})})}async function T(s,w){const r=w===void 0?(await(0,j().
findDefaultBranch)(s))?.commit:(await(0,j().lookUpCommits)(s,[`refs/remotes/origin/${w}`]))[0];return r===void 0?void 0:
(0,A().readTree)(s,r)}function M(s){const w=s?.tree??(0,E().literalTree)({},"no repository");return(0,n().loadPolicy)(w,
w.label)}}),53010:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.withSourceTree=M;function n(){const s=e(
51455);return n=function(){return s},s}function E(){const s=e(41895);return E=function(){return s},s}function A(){const s=e(
67147);return A=function(){return s},s}function j(){const s=e(48741);return j=function(){return s},s}function $(){const s=e(
96402);return $=function(){return s},s}function I(){const s=e(35720);return I=function(){return s},s}function T(){const s=e(
34397);return T=function(){return s},s}async function M(s,w,r){const l=await(0,$().openRepository)(s,w).catch(async v=>{
if(!(v instanceof E().GateError&&v.code==="not_a_repository"&&(await(0,n().stat)(s).catch(()=>{}))?.isDirectory()))throw v});
if(l===void 0)return r((0,j().folderTree)(s),s);try{const v=`the files of ${l.directory}`,g=await(0,I().readTree)(l,await(0,T().
snapshotWorktree)(l),{label:v});return await r((0,A().withAdditions)(g,(0,j().folderTree)(l.directory),(0,A().additionsOf)()),
l.directory,l)}finally{await l.close()}}}),289:((U,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.linesOfAudit=
$,u.stageWords=j;function n(){const I=e(94965);return n=function(){return I},I}const E=1e3,A={first:3e3,next:5e3};function j(){
let I;return(T,M)=>{const{done:s,total:w}=T;I?.stage!==T&&(I={stage:T,at:M,done:s});const[r,l]=[M-I.at,s-I.done],v=`${T.
doing}: ${(0,n().grouped)(s)} of ${(0,n().grouped)(w)}`;return r<E||l===0?v:`${v}, about ${(0,n().duration)((w-s)*r/l)} \
left`}}function $(I,T=A){const M=j();let s,w=!1;return{turn:r=>{const l=performance.now(),v=M(r,l);s??=l+T.first,!(l<s)&&
(s=l+T.next,w||I.begin?.(),w=!0,I.line(v))},ended:()=>{w&&I.end?.(),w=!1,s=void 0}}}}),58504:((U,u,e)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.readValidationReport=j;function n(){const s=e(27199);return n=function(){return s},s}function E(){
const s=e(85475);return E=function(){return s},s}function A(){const s=e(21471);return A=function(){return s},s}function j(s){
if(!(0,n().isJsonObject)(s)||s.type!=="ValidationReport")return;const w=typeof s.overall_ok=="boolean"?"protocol":"resul\
ts",r=w==="protocol"?s.commands:s.results;if(!Array.isArray(r))return;const l=r.map($);return{shape:w,id:T(s.id),geneId:T(
s.gene_id),commands:l,ok:s.overall_ok!==!1&&l.length>0&&l.every(({ok:v})=>v),durationMs:M(s.duration_ms)??I(s),hash:(0,E().
matchContentHash)({type:"ValidationReport",value:s})??null,differences:(0,A().schemaDifferences)("ValidationReport",s)}}
function $(s){const{command:w,cmd:r,ok:l,duration_ms:v,err:g,stderr:b}=(0,n().isJsonObject)(s)?s:{},N=T(w)??T(r);return{
command:N??"",ok:l===!0&&N!==null,durationMs:M(v),error:T(g)??T(b)}}function I({started_at:s,finished_at:w}){const[r,l]=[
s,w].map(v=>typeof v=="string"?Date.parse(v):M(v));return typeof r=="number"&&typeof l=="number"&&l>=r?l-r:null}function T(s){
return typeof s=="string"?s:null}function M(s){return typeof s=="number"?s:null}}),34915:((U,u)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.errorSignature=j,u.normalizeErrorText=A,u.normalizeSignals=$;const e="errsig:",n="errsig_no\
rm:",E=220;function A(T){return T.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,
"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,E)}function j(T){const M=T.
trim();if(M.startsWith(e)){const s=A(M.slice(e.length));return s===""?void 0:`${n}${I(s)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(M)?M.toLowerCase():void 0}function $(T){return T.flatMap(M=>{const s=M.trim(),w=s.startsWith(e)?j(s):s;return w?[w]:
[]})}function I(T){let M=2166136261;for(let s=0;s<T.length;s+=1)M=Math.imul(M^T.charCodeAt(s),16777619);return(M>>>0).toString(
16).padStart(8,"0")}}),78589:((U,u,e)=>{e.r(u),e.d(u,{getOctokit:()=>n.Q});var n=e(92413)}),64077:((U,u,e)=>{e.r(u),e.d(
u,{bundleFromJSON:()=>n.vw});var n=e(61040)}),8744:((U,u,e)=>{e.r(u),e.d(u,{ASN1Obj:()=>n.ASN1Obj});var n=e(83917)}),80643:((U,u,e)=>{
e.r(u),e.d(u,{TrustedRoot:()=>n.TrustedRoot});var n=e(19654)}),3030:((U,u,e)=>{e.r(u),e.d(u,{Verifier:()=>n.BL,toSignedEntity:()=>n.
DC,toTrustMaterial:()=>n.jO});var n=e(54187)}),85893:((U,u,e)=>{e.r(u),e.d(u,{Parser:()=>n.i});var n=e(73979)})};
