"use strict";exports.id=706,exports.ids=[706],exports.modules={30225:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.groupedProgress=
P;function t(){const I=n(289);return t=function(){return I},I}function $(){const I=n(94965);return $=function(){return I},
I}function T(){const I=n(49604);return T=function(){return I},I}function P(I){const M=(0,T().linesOfProgress)(I.info);return{
...M,planned:j=>{I.startGroup(`Run ${(0,$().count)(j,"validation command")}`),M.planned(j)},ended:()=>I.endGroup(),audit:(0,t().
linesOfAudit)({begin:()=>I.startGroup("Audit"),line:I.info,end:()=>I.endGroup()})}}}),61218:((G,u)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.MAX_ANNOTATIONS=u.GITHUB_LIMITS=void 0;const n=u.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,
checkText:65535,annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*
1024,stepSummaryBytes:1024*1024},t=u.MAX_ANNOTATIONS=500}),94049:((G,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.PASSING_FAILURES=u.NOT_REPEATABLE=void 0,u.waitBeforeRetry=I;const n=4,t=60,$=60,T=u.NOT_REPEATABLE={request:{notRepeatable:!0}},
P=u.PASSING_FAILURES=new Set(["rate_limited","server","timeout","network","broken"]);function I(M,j,R){if(!P.has(M.kind)||
j>=n)return;if(M.kind!=="rate_limited")return 1e3*2**(j-1);const y=M.resetAt===void 0?void 0:Math.max(1,M.resetAt-R/1e3),
S=M.retryAfter??y??$;return S>t?void 0:Math.ceil(S*1e3)}}),32693:((G,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.QUEUE=void 0,u.claimOf=y,u.claimPrefix=I,u.completedExternalId=f,u.isClaim=R,u.isWaiting=j,u.readExternalId=v,u.shortPolicy=
S,u.waitingId=M;const n=u.QUEUE="merge_group",t=12,$=100,T="gene-gate:",P="waiting";function I(h){return`${T}${h}:`}function M(h){
return`${I(P)}${h}`}function j(h){return h===`${T}${P}`||h.startsWith(I(P))}function R(h){return h.startsWith(T)}function y(h){
const E=R(h)?/:(\d{1,9})$/.exec(h)?.[1]:a.exec(h)?.[5];return Number(E??0)}function S(h){return h?.replace(/^sha256:/,"").
slice(0,t)??"none"}function f(h,E,{event:w,base:i,pulls:g},p){const s=g.map(O=>`#${O}`).join(",");return[h,w,l(i),S(E),s,
p].join(";")}const a=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);[0-9a-z]+;([#\d,]*)(?:;(\d{1,9}))?)?$/;function v(h){const[
,E,w,i,g=""]=a.exec(h)??[];if(E===void 0)return;const p=[...g.matchAll(/#(\d+)/g)].map(([,s])=>Number(s));return{digest:E,
event:w,pulls:p,isInto:s=>i===l(s)}}function l(h){return encodeURIComponent(h).slice(0,$)}}),34413:((G,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.SUPERSEDED=u.CONCLUSIONS=void 0,u.checkOperation=I,u.claimId=M,u.completeCheck=p,u.createCheck=
E,u.findUnfinished=f,u.gateChecks=y,u.isOfGate=S,u.isOfQueue=R,u.isStillClaimed=v,u.leaveWaiting=A,u.listChecks=a,u.newRunKey=
j,u.renameCheck=o,u.supersedeCheck=O,u.takeUpCheck=w;function t(){const r=n(77598);return t=function(){return r},r}function $(){
const r=n(94049);return $=function(){return r},r}function T(){const r=n(32693);return T=function(){return r},r}function P(){
const r=n(1207);return P=function(){return r},r}function I({readOnlyToken:r=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:r}}function M({runKey:r,claim:d}){return`${(0,T().claimPrefix)(r)}${d}`}function j(r){return`${r??
"run"}:${(0,t().randomUUID)()}`}function R({completed:r,conclusion:d,externalId:c}){return(c.startsWith((0,T().claimPrefix)(
T().QUEUE))||(0,T().readExternalId)(c)?.event===T().QUEUE)&&!(r&&d==="success")}async function y(r,d){return(await a(r,r.
headSha,d)).filter(S).sort((e,m)=>m.id-e.id)}function S({externalId:r}){return(0,T().isClaim)(r)||(0,T().readExternalId)(
r)!==void 0}async function f(r,{runKey:d,checkName:c}){return(await a(r,r.headSha,c)).filter(({externalId:m,completed:b})=>m.
startsWith((0,T().claimPrefix)(d))&&!b)}async function a({client:r,owner:d,repo:c},e,m){const b=await r.octokit.paginate(
r.octokit.rest.checks.listForRef,{owner:d,repo:c,ref:e,...m!==void 0&&{check_name:m},filter:"all",per_page:100});return(0,P().
requireAsked)(b.every(({head_sha:C,name:N})=>C===e&&N===(m??N)),"the check runs of this name on the commit"),b.map(l)}async function v({
client:r,owner:d,repo:c},{id:e,externalId:m}){const{data:b}=await r.octokit.rest.checks.get({owner:d,repo:c,check_run_id:e});
return(0,P().requireAsked)(b.id===e,"this check run"),b.external_id===m&&b.status!=="completed"}function l(r){return{id:r.
id,name:r.name,url:r.html_url,detailsUrl:r.details_url??"",completed:r.status==="completed",conclusion:r.conclusion,title:r.
output.title??"",externalId:r.external_id??"",appId:r.app?.id,appSlug:r.app?.slug,headSha:r.head_sha,completedAt:r.completed_at??
"",annotationsCount:r.output.annotations_count}}function h(r){return{status:"in_progress",external_id:M(r),started_at:new Date().
toISOString(),...r.detailsUrl!==void 0&&{details_url:r.detailsUrl},output:{title:"The gate is running",summary:"Auditing\
 and running the change."}}}async function E(r,d,c){const{client:e,owner:m,repo:b,headSha:C}=r,N=async()=>{const{data:L}=await e.
octokit.rest.checks.create({owner:m,repo:b,head_sha:C,name:d.checkName,...h(d),...$().NOT_REPEATABLE});return(0,P().requireAsked)(
L.head_sha===C,"this commit"),l(L)};return e.once(N,async()=>(await f(r,d)).find(({id:U})=>U>(c?.id??0)))}async function w(r,d,c){
return l(await i(r,c,h(d)))}async function i({client:r,owner:d,repo:c},{id:e},m){const b={owner:d,repo:c,check_run_id:e,
...m},{data:C}=await r.octokit.rest.checks.update(b);return(0,P().requireAsked)(C.id===e,"this check run"),C}const g=u.CONCLUSIONS=
["failure","action_required","neutral","success"];async function p(r,d,{conclusion:c,externalId:e,output:m}){const C=await i(
r,d,{status:"completed",conclusion:c,external_id:e,output:m});if(C.status!=="completed"||C.conclusion!==c)throw new(P()).
BrokenAnswer("the check run is not completed with this result")}const s=u.SUPERSEDED=" (superseded)";async function O(r,{
checkName:d},c){await i(r,c,{name:`${d}${s}`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newe\
r check run",summary:`The result for this commit is in the check run \u201C${d}\u201D.`}})}async function o(r,d,c){await i(
r,d,{name:c})}async function A(r,d,c){const e=(0,T().waitingId)((0,T().claimOf)(d.externalId));await i(r,d,{status:"in_p\
rogress",external_id:e,output:c})}}),40410:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.LEAVES_API=void 0,
u.connect=y;function t(){const l=n(58500);return t=function(){return l},l}function $(){const l=n(78589);return $=function(){
return l},l}function T(){const l=n(94049);return T=function(){return l},l}function P(){const l=n(1207);return P=function(){
return l},l}function I(){const l=n(56228);return I=function(){return l},l}const M=u.LEAVES_API={leavesApi:!0},j=18e4,R=3e3;
function y(l,h={}){const{timeoutMs:E=15e3,sleep:w=S,now:i=Date.now,signal:g}=h,p=h.baseUrl||"https://api.github.com",s=(0,$().
getOctokit)(l,{baseUrl:p});let O=j;async function o(r,d){for(let c=1;;c+=1){const e=i();try{return await r()}catch(b){const C=(0,T().
waitBeforeRetry)((0,P().readFailure)(b),c,i());if(C===void 0||g?.aborted||(O-=i()-e+C,O<0)||(await w(C,g),g?.aborted))throw b}
const m=await d?.();if(m!==void 0)return m}}return s.hook.wrap("request",(r,d)=>{const c=d.request?.fetch??globalThis.fetch,
e=d.request?.leavesApi?c:(0,I().fetchFromOrigin)(c,p),m=async()=>{(0,I().requireOwnOrigin)(d.url,p),d.request={...d.request,
fetch:e,signal:A()};try{const b=await r(d);return(0,I().refuseRedirect)(b.status,b.headers.location),f(d,b),b}catch(b){throw v(
b)}};return d.request?.notRepeatable===!0?m():o(m)}),{octokit:s,once:o};function A(){return g===void 0?AbortSignal.timeout(
E):g.aborted?AbortSignal.timeout(Math.min(E,R)):AbortSignal.any([g,AbortSignal.timeout(E)])}}function S(l,h){return(0,t().
setTimeout)(l,void 0,h&&{signal:h}).catch(()=>{})}function f({method:l,url:h},{status:E,data:w}){if(!(l==="DELETE"?E===204:
E===200||E===201))throw new(P()).BrokenAnswer(`its status is ${E}`);if(l==="DELETE")return;if(typeof w!="object"||w===null)
throw new(P()).BrokenAnswer("it was truncated or is not JSON");if((l==="POST"||l==="PATCH")&&!h.endsWith("/graphql")&&!("\
id"in w))throw new(P()).BrokenAnswer("it has no id");if(/[?&]per_page=/.test(h)&&!Array.isArray(a(h,w)))throw new(P()).BrokenAnswer(
"it is not a list")}function a(l,h){return/\/check-runs\?/.test(l)?"total_count"in h&&"check_runs"in h?h.check_runs:void 0:
h}function v(l){const{status:h,said:E}=(0,P().readFailure)(l);return h===409?new(P()).BrokenAnswer(`its status is 409, ${E}`,
{cause:l}):l}}),56228:((G,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.fetchFromOrigin=T,u.refuseRedirect=P,u.
requireOwnOrigin=$;class n extends Error{name="ForeignAnswer"}const t=5;function $(j,R){const{origin:y}=new URL(j,`${R}/`);
if(y!==new URL(R).origin)throw M(y)}function T(j,R){const{origin:y}=new URL(R);return async(S,f)=>{let a=String(S);for(let v=0;;v+=
1){const l=await j(a,{...f,redirect:"manual"}),h=I(l,a);if(h?.origin!==y||v===t)return l;await l.body?.cancel(),a=h.href}}}
function P(j,R){if(j>=300&&j<400&&typeof R=="string")throw M(R)}function I({status:j,headers:R},y){const S=R.get("locati\
on");return j>=300&&j<400&&S!==null&&URL.canParse(S,y)?new URL(S,y):void 0}function M(j){const R=URL.canParse(j)?new URL(
j).origin:j;return new n(`the answer refers to ${R}, which is not GitHub's API`)}}),40638:((G,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.listBundles=R,u.readFileAt=P,u.refTip=M;function t(){const y=n(7723);return t=function(){return y},
y}function $(){const y=n(61218);return $=function(){return y},y}function T(){const y=n(1207);return T=function(){return y},
y}async function P({client:y,owner:S,repo:f},a,v){const l={owner:S,repo:f,path:a,ref:v},{data:h}=await y.octokit.rest.repos.
getContent(l);if(Array.isArray(h)||h.type!=="file"||h.encoding!=="base64")throw new Error(`expected a file of at most ${$().
GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(h.content,"base64")}const I=t().object({ref:t().string(),object:t().
object({sha:t().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)})});async function M({client:y,owner:S,repo:f},a){try{
const{data:v}=await y.octokit.rest.git.getRef({owner:S,repo:f,ref:a}),{ref:l,object:h}=I.parse(v);return(0,T().requireAsked)(
l===`refs/${a}`,`refs/${a}`),h.sha}catch(v){if((0,T().readFailure)(v).kind==="not_found")return;throw v}}const j=100;async function R({
client:y,owner:S,repo:f},a){try{const{data:v}=await y.octokit.rest.repos.listAttestations({owner:S,repo:f,subject_digest:a,
per_page:j});return(v.attestations??[]).map(({bundle:l})=>l??null)}catch(v){if((0,T().readFailure)(v).kind==="not_found")
return[];const l={doing:"read the attestations",permission:"attestations: read"};throw(0,T().asUnavailable)(v,l)}}}),42312:((G,u,n)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.ARCHIVE_LIMITS=void 0,u.readArchive=l;function t(){const e=n(77598);return t=
function(){return e},e}function $(){const e=n(38522);return $=function(){return e},e}function T(){const e=n(85893);return T=
function(){return e},e}function P(){const e=n(7723);return P=function(){return e},e}function I(){const e=n(24932);return I=
function(){return e},e}function M(){const e=n(41895);return M=function(){return e},e}const j=u.ARCHIVE_LIMITS={entries:1e3,
bytes:256*1024*1024,keptBytes:32*1024*1024},R="manifest.json",y="checksum.sha256",S=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,
f=/^(?:[^/]+\/)?(?:manifest\.json|checksum\.sha256|(?:genes|capsules|events)\/[^/]+\.jsonl?)$/,a=P().string().regex(/^1(\.|$)/,
"expected a version 1"),v=P().looseObject({gep_version:a,schema_version:a});async function l(e,m=j){const b=h(await O(e,
m));w(E(b,R));const C=E(b,y);return b.delete(y),p(C,b),[...b].flatMap(([N,{bytes:L}])=>L!==void 0&&S.test(N)?[{name:N,bytes:L}]:
[]).sort((N,L)=>N.name<L.name?-1:1)}function h(e){const m=[...e.keys()][0]??"",b=e.has(R)?"":`${m.split("/")[0]}/`;return new Map(
[...e].map(([C,N])=>{if(C.startsWith(b))return[C.slice(b.length),N];throw c(`it has no ${R} at its root`)}))}function E(e,m){
const{bytes:b}=e.get(m)??{};if(b===void 0)throw c(`it has no ${m} at its root`);return b}function w(e){const m=v.safeParse(
i(e));if(m.success)return;const[b]=m.error.issues;throw c(`${R}: ${[...b?.path??[],b?.message].join(": ")}`)}function i(e){
try{return JSON.parse((0,I().decodeUtf8)(e).text)}catch(m){throw c(`${R} is not valid JSON`,m)}}const g=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;
function p(e,m){const b=s(e);for(const[N,L]of b){const U=JSON.stringify(N),k=m.get(N);if(k===void 0)throw c(`${U} has a \
checksum but is missing`);if(k.sha256!==L)throw c(`the checksum of ${U} does not match its content`)}const C=[...m.keys()].
find(N=>!b.has(N));if(C!==void 0)throw c(`${JSON.stringify(C)} has no checksum`)}function s(e){const m=new Map;for(const b of(0,I().
decodeUtf8)(e).text.split(/\r?\n/).filter(Boolean)){const[,C,N]=g.exec(b)??[];if(C===void 0||N===void 0)throw c(`checksu\
m.sha256 contains the invalid line ${JSON.stringify(b.slice(0,80))}`);if(m.has(N))throw c(`${JSON.stringify(N)} has two \
checksums`);m.set(N,C.toLowerCase())}return m}async function O(e,m){const b=new Map;let C=0,N=0;const L=U=>{if(C+=1,C>m.
entries)throw c(`it has more than ${m.entries} entries`);const k=d(U);if(k===void 0){U.resume();return}if(b.has(k))throw c(
`it contains ${JSON.stringify(k)} twice`);b.set(k,{sha256:""});const F=(0,t().createHash)("sha256"),B=f.test(k)?[]:void 0;
U.on("data",H=>{if(F.update(H),N+=B?H.length:0,N>m.keptBytes)throw c(`its asset files have more than ${m.keptBytes} byte\
s`);B?.push(Buffer.from(H))}),U.on("end",()=>{const H=F.digest("hex");b.set(k,{sha256:H,...B&&{bytes:Buffer.concat(B)}})})};
try{await o(e,L,m)}catch(U){throw U instanceof M().GateError?U:c(`it is not a complete gzipped tar (${U.message})`,U)}return b}
async function o(e,m,{bytes:b}){const C=new(T()).Parser({strict:!0,brotli:!1,zstd:!1});let N=!1;C.on("error",k=>{throw k}),
C.on("entry",m),C.on("ignoredEntry",({path:k,type:F})=>{throw c(`it contains ${JSON.stringify(k.slice(0,80))}, an entry \
of the type ${F}`)}),C.on("eof",()=>{N=!0});let L=0;const U=(0,$().createGunzip)();U.end(e);for await(const k of U){if(L===
0&&k[0]===31)throw c("it is gzipped twice");if(L+=k.length,L>b)throw c(`its unpacked content has more than ${b} bytes`);
N||C.write(k)}C.end()}const A=255,r=/[\\:\p{C}]/u;function d({path:e,type:m}){const b=JSON.stringify(e.slice(0,A));if(m!==
"File"&&m!=="OldFile"&&m!=="Directory")throw c(`${b} is a ${m}, but only files and directories are allowed`);if(e.length>
A)throw c(`the path ${b}\u2026 is too long`);if(e.startsWith("/"))throw c(`the path ${b} is absolute`);if(r.test(e))throw c(
`the path ${b} contains characters that are not allowed`);const C=e.split("/").filter(N=>N!==""&&N!==".");if(C.includes(
".."))throw c(`the path ${b} leaves the archive`);if(m!=="Directory"){if(C.length===0)throw c(`a file has the path ${b}`);
return C.join("/")}}function c(e,m){return new(M()).GateError("input_invalid",`The archive is not valid: ${e}.`,"Export \
the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",{cause:m})}}),
71101:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.exchangeFindings=j,u.isSameAsset=S,u.promotedForm=f,
u.receivedHashOf=y,u.unhashedFindings=R;function t(){const a=n(23404);return t=function(){return a},a}function $(){const a=n(
27199);return $=function(){return a},a}function T(){const a=n(85475);return T=function(){return a},a}function P(){const a=n(
94377);return P=function(){return a},a}function I(){const a=n(57733);return I=function(){return a},a}function M(){const a=n(
95132);return M=function(){return a},a}function j(a){return[...(0,I().promotionSchemaFindings)(a),...(0,T().identityFindings)(
a,"author")].map(v=>({...v,severity:"error"}))}function R(a){const v=(0,T().unhashedFields)(a);return v.length===0?[]:[(0,M().
finding)("fields-not-hashed",{capsule:a.id,fields:v},(0,$().placeOf)(a,["outcome"]))]}function y({value:{a2a:a}}){return(0,$().
isJsonObject)(a)?a.received_asset_id:void 0}function S(a,v){return(0,T().contentHash)(a.value)===(0,T().contentHash)(v.value)?
!0:(0,T().matchContentHash)(a)!==void 0&&y(v)===a.value.asset_id}function f({type:a,value:v},l){const{confidence:h,a2a:E,
asset_id:w}=v;if(a!=="Capsule"||typeof h!="number")return(0,T().matchContentHash)({type:a,value:v})==="engine"?(0,P().asEngineHashed)(
v)??v:v;if(l===1&&(0,t().verifyAssetId)(v))return v;const i={...(0,T().matchContentHash)({type:a,value:v})==="hub"?(0,T().
asHubHashes)(v):v,confidence:h*l,a2a:{...(0,$().isJsonObject)(E)?E:{},status:"promoted",confidence_factor:l,received_asset_id:w??
null}};return{...i,asset_id:(0,t().computeAssetId)(i)}}}),54953:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.attestedSchema=void 0;function t(){const I=n(7723);return t=function(){return I},I}function $(){const I=n(79167);return $=
function(){return I},I}const T=t().object({issuer:t().string().describe("Who confirmed the identity, as a URL."),repository:t().
string().describe("`owner/name` of the repository whose workflow signed."),workflow:t().string().describe("The workflow \
file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:t().string().describe("The ref that the w\
orkflow ran for.")}),P=u.attestedSchema=t().object({source:t().string().describe("The file and position, or the address."),
digest:$().digestSchema.describe("Digest of the signed statement."),predicate_type:t().string(),result:t().enum(["PASSED",
"WARNED"]),asset_id:$().digestSchema,commit:t().string().nullable().describe("The commit that was verified, if the state\
ment names it."),policy_digest:$().digestSchema,gate:t().object({id:t().string(),version:t().string().nullable()}).nullable().
describe("The gate; null if the statement does not name it."),verified_at:t().iso.datetime(),signer:T}).describe("A veri\
fied attestation about the asset.")}),72371:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.attestationJudge=
P;function t(){const w=n(27199);return t=function(){return w},w}function $(){const w=n(95132);return $=function(){return w},
w}const T=1440*60*1e3;function P(w,i){return g=>{const p=g.value.asset_id,O=(typeof p=="string"?w.filter(c=>M(c,p)):[]).
map(c=>({each:c,reasons:j(g,c,i)})),o=O.flatMap(({each:c,reasons:e})=>"refused"in c||e.length>0?[]:[c]);if(o.length===0){
const[c={reasons:[h(g)]}]=O;return{findings:c.reasons}}const[A]=I(o.filter(c=>!v(c,g))),r=I(o.filter(c=>v(c,g))).filter(
({verified_at:c})=>A===void 0||c>A.verified_at),d=r.find(({gate:c})=>c!==null)??r[0];return d!==void 0?{accepted:E(d,String(
p))}:{findings:A===void 0?[h(g)]:[l(g,A)]}}}function I(w){return[...w].sort((i,g)=>Date.parse(g.verified_at)-Date.parse(
i.verified_at))}function M(w,i){return"refused"in w?w.claims?.has(i)??!0:w.subjects.has(i)}function j(w,i,{signers:g,policyDigest:p,
now:s}){const O=(0,t().placeOf)(w),{source:o}=i;if("refused"in i)return[(0,$().finding)("attestation-invalid",{source:o,
reason:i.refused},O)];const{signer:A,policy_digest:r,verified_at:d}=i,c=g.filter(N=>R(A,N)),[e]=c;if(e===void 0){const N={
source:o,found:f(A),accepted:g.map(a)};return[(0,$().finding)("attestation-other-signer",N,O)]}const m=({policies:N})=>N??
[p],b=c.filter(N=>m(N).includes(r));if(b.length===0){const N={source:o,found:r,accepted:c.flatMap(m)};return[(0,$().finding)(
"attestation-other-policy",N,O)]}const C=Math.max(...b.map(({max_age_days:N})=>N));if(s.getTime()-Date.parse(d)>C*T){const N={
source:o,verified:d,days:C};return[(0,$().finding)("attestation-expired",N,O)]}return[]}function R(w,{issuer:i,repository:g,
workflow:p,ref:s}){const[O="",o=""]=S(w.workflow),[A="",r="",...d]=O.split("/"),[c="",e=s]=S(p),m=c.startsWith(".github/")?
c===d.join("/")&&y(`${A}/${r}`,g):c===O;return w.issuer===i&&y(w.repository,g)&&m&&o===e&&w.ref===s}function y(w,i){return w.
toLowerCase()===i.toLowerCase()}function S(w){const i=w.indexOf("@");return i===-1?[w]:[w.slice(0,i),w.slice(i+1)]}function f({
repository:w,workflow:i,ref:g,issuer:p}){return`${i} for ${w} at ${g}, confirmed by ${p}`}function a({repository:w,workflow:i,
ref:g}){return`${i} for ${w} at ${g}`}function v({result:w,validated:i},{type:g}){return w!=="FAILED"&&(i||g!=="Gene")}function l(w,{
source:i,result:g}){const p=g==="FAILED"?"failed":"did not run all commands";return(0,$().finding)("attestation-not-pass\
ed",{source:i,what:p},(0,t().placeOf)(w))}function h(w){const{type:i,id:g}=w;return(0,$().finding)("attestation-missing",
{type:i,id:g},(0,t().placeOf)(w))}function E({subjects:w,validated:i,result:g,...p},s){return{...p,result:g==="WARNED"?"\
WARNED":"PASSED",asset_id:s}}}),3766:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.judgeByAttestations=y,
u.readAttestations=S;function t(){const h=n(27199);return t=function(){return h},h}function $(){const h=n(40638);return $=
function(){return h},h}function T(){const h=n(41895);return T=function(){return h},h}function P(){const h=n(94644);return P=
function(){return h},h}function I(){const h=n(72371);return I=function(){return h},h}function M(){const h=n(93625);return M=
function(){return h},h}const j=8,R=500;async function y(h,{file:E,client:w,trustedRoot:i},{policy:g,digest:p}){const s=(0,M().
readTrustedRoots)(i),O=g.a2a.attestation,o=[...new Set(O.map(({repository:r})=>r))],A=[...E?S(E,s):[],...w?await v(w,o,h,
s):[]];return(0,I().attestationJudge)(A,{signers:O,policyDigest:p,now:new Date})}function S({name:h,bytes:E},w){const i=(0,P().
strictJson)({name:h,bytes:E});if("problem"in i)throw a(h,i.problem);const g=i.values.flatMap(f);if(g.length===0)throw a(
h,"it contains no bundle");return g.map((p,s)=>(0,M().verifyBundle)(g.length===1?h:`${h}, bundle ${s+1}`,p,w))}function f(h){
return Array.isArray(h)?h:(0,t().isJsonObject)(h)&&Array.isArray(h.attestations)?h.attestations.map(E=>(0,t().isJsonObject)(
E)?E.bundle??null:null):[h]}function a(h,E){return new(T()).GateError("input_invalid",`${h} is not a file of attestation\
s: ${E}.`,"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}async function v(h,E,w,i){const g=w.
map(({value:O})=>O.asset_id).filter(l),p=[...new Set(g)].flatMap(O=>E.map(o=>({repository:o,id:O})));if(E.length===0)throw new(T()).
GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and workflow to `a2a.at\
testation` in the policy.");if(p.length>R)throw new(T()).GateError("usage",`promote --fetch would send ${p.length} reque\
sts to GitHub; ${R} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at once.");const s=[];
for(let O=0;O<p.length;O+=j){const o=p.slice(O,O+j).map(async({repository:A,id:r})=>{const[d="",c=""]=A.split("/"),e=await(0,$().
listBundles)({client:h,owner:d,repo:c},r),m=b=>`${A}, attestation ${b+1} of ${r}`;return e.map((b,C)=>(0,M().verifyBundle)(
m(C),b,i))});s.push(...(await Promise.all(o)).flat())}return s}function l(h){return typeof h=="string"&&/^sha256:[0-9a-f]{64}$/.
test(h)}}),63647:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.readStatement=S;function t(){const v=n(7723);
return t=function(){return v},v}function $(){const v=n(38863);return $=function(){return v},v}function T(){const v=n(58802);
return T=function(){return v},v}const P=t().string().regex(/^[0-9a-f]{64}$/),I=t().record(t().string(),t().string()),M=t().
string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),j=t().looseObject({_type:t().literal("https://in-toto.io/Statement/v1"),
subject:t().array(t().looseObject({name:t().string().optional(),digest:I})).min(1),predicateType:t().string(),predicate:t().
unknown()}),R=t().looseObject({verifier:t().looseObject({id:t().literal($().HOME),version:t().record(t().string(),t().string()).
optional()}),timeVerified:t().iso.datetime({offset:!0}),resourceUri:t().string(),policy:t().looseObject({digest:t().looseObject(
{sha256:P})}),verificationResult:t().enum(["PASSED","FAILED"]),verifiedLevels:t().array(t().string())}),y=t().looseObject(
{result:t().enum(["PASSED","WARNED","FAILED"]),configuration:t().array(t().looseObject({digest:t().looseObject({sha256:P})})).
length(1,{error:"expected one entry, the policy"}),passedTests:t().array(t().string()).default([]),warnedTests:t().array(
t().string()).default([]),failedTests:t().array(t().string()),skippedTests:t().array(t().string()).default([])});function S(v){
const l=j.safeParse(v);if(!l.success)return{refused:`its payload is no in-toto statement: ${a(l.error)}`};const{subject:h,
predicateType:E,predicate:w}=l.data,i=h.map(({digest:o})=>o),g=o=>i.flatMap(A=>A[o]??[]),p=new Set(g("sha256").map(o=>`s\
ha256:${o}`)),s=g("gitCommit").filter(o=>M.safeParse(o).success),O={predicate_type:E,subjects:p};switch(E){case T().VERIFICATION_SUMMARY:{
const{data:o,error:A}=R.safeParse(w);if(A)return{refused:`its verification summary is malformed: ${a(A)}`};const r=[...s,
f(o.resourceUri)].find(d=>o.resourceUri===(0,T().commitUri)(d)&&(s.includes(d)||p.has(`sha256:${(0,T().textDigest)(d)}`)));
return r===void 0?{refused:"its resource is not one of its subjects"}:{...O,result:o.verificationResult,validated:o.verifiedLevels.
includes(T().VALIDATED),commit:r,policy_digest:`sha256:${o.policy.digest.sha256}`,gate:{id:o.verifier.id,version:o.verifier.
version?.[$().TOOL.name]??null},verifiedAt:Date.parse(o.timeVerified)}}case T().TEST_RESULT:{const{data:o,error:A}=y.safeParse(
w);if(A)return{refused:`its test result is malformed: ${a(A)}`};const[r]=o.configuration,{passedTests:d,warnedTests:c,failedTests:e,
skippedTests:m}=o;return{...O,result:o.result,validated:e.length+m.length===0&&d.length+c.length>0,commit:s[0]??null,policy_digest:`\
sha256:${r?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(E.slice(0,80))}, n\
ot a verification summary or a test result`}}}function f(v){return v.slice(v.lastIndexOf(":")+1)}function a({issues:v}){
const[l]=v,h=l?.path.map(String).join(".");return`${h?`${h}: `:""}${l?.message??"unknown"}`}}),93625:((G,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.readTrustedRoots=o,u.verifyBundle=h;function t(){const r=n(77598);return t=function(){return r},
r}function $(){const r=n(64077);return $=function(){return r},r}function T(){const r=n(8744);return T=function(){return r},
r}function P(){const r=n(80643);return P=function(){return r},r}function I(){const r=n(3030);return I=function(){return r},
r}function M(){const r=n(41895);return M=function(){return r},r}function j(){const r=n(94644);return j=function(){return r},
r}function R(){const r=n(63647);return R=function(){return r},r}const y="application/vnd.in-toto+json",S="1.3.6.1.4.1.57\
264.1.12",f="1.3.6.1.4.1.57264.1.14",a="https://github.com/",v=12,l=10*6e4;function h(r,d,c){let e,m,b;try{const{content:W,
...D}=(0,$().bundleFromJSON)(d);if(W.$case!=="dsseEnvelope")return{source:r,refused:"it signs a file, not an in-toto sta\
tement"};({payload:e,payloadType:m}=W.dsseEnvelope),b=(0,I().toSignedEntity)({...D,content:W})}catch(W){return{source:r,
refused:`it is no Sigstore bundle (${i(W)})`}}const C=(0,j().strictJson)({name:r,bytes:e}),[N]="values"in C&&C.values.length===
1?C.values:[],L=N===void 0?void 0:(0,R().readStatement)(N),U=L&&"subjects"in L?{claims:L.subjects}:{},k=W=>({source:r,refused:W,
...U});if(m!==y)return k(`its payload type is ${JSON.stringify(m.slice(0,80))}`);const F=E(b,c);if("refused"in F)return k(
F.refused);if("problem"in C)return k(`its statement is ambiguous: ${C.problem}`);if(L===void 0)return k("its payload is \
not one JSON value");if("refused"in L)return k(L.refused);const B=g(F.signer);if(B===void 0)return k("its certificate na\
mes no workflow of GitHub");const{verifiedAt:H=F.signedAt,...z}=L;return H>F.signedAt+l?k("it was signed before the time\
 that it states"):{...z,source:r,digest:`sha256:${(0,t().createHash)("sha256").update(e).digest("hex")}`,verified_at:new Date(
H).toISOString(),signer:B}}function E(r,d){const c=[];for(const e of d)try{return{signer:e.verify(r),signedAt:w(r)}}catch(m){
c.push(m)}return{refused:`its signature cannot be verified (${c.map(i).join("; ")})`}}function w({timestamps:r}){const d=r.
map(c=>c.$case==="timestamp-authority"?c.timestamp.signingTime.getTime():Number(c.tlogEntry.integratedTime)*1e3);return Math.
min(...d)}function i(r){const{message:d,cause:c}=r,e=c instanceof Error?`: ${c.message}`:"";return`${d}${e}`.replaceAll(
/\s+/g," ").slice(0,200)}function g({identity:r}){const d=r?.extensions?.issuer,c=p(r?.subjectAlternativeName),e=p(s(r,S)),
m=s(r,f);if(!(!d||!c||!e||!m))return{issuer:d,repository:e,workflow:c,ref:m}}function p(r){return r?.startsWith(a)?r.slice(
a.length):void 0}function s(r,d){const c=r?.oids?.filter(({oid:m})=>m?.id.join(".")===d)??[],[e]=c;if(!(e===void 0||c.length>
1))try{const{tag:m,value:b}=T().ASN1Obj.parseBuffer(Buffer.from(e.value));return m.number===v?b.toString("utf8"):void 0}catch{
return}}const O=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function o({name:r,
bytes:d}){const c=(0,j().strictJson)({name:r,bytes:d});if("problem"in c)throw A(r,c.problem);if(c.values.length===0)throw A(
r,"it is empty");return c.values.map((e,m)=>{let b;try{const U=P().TrustedRoot.fromJSON(e);if(!O.test(U.mediaType))throw new Error(
"its media type is unknown");b=(0,I().toTrustMaterial)(U)}catch(U){throw A(r,`root ${m+1} is malformed (${U.message})`)}
const{certificateAuthorities:C,tlogs:N,ctlogs:L}=b;if(C.length===0)throw A(r,`root ${m+1} has no certificate authority`);
return new(I()).Verifier(b,{tlogThreshold:N.length>0?1:0,ctlogThreshold:L.length>0?1:0,timestampThreshold:1})})}function A(r,d){
return new(M()).GateError("input_invalid",`${r} is not a trusted root: ${d}.`,"Write the file with `gh attestation trust\
ed-root > trusted-root.jsonl`.")}}),80543:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.auditCandidates=
j;function t(){const a=n(27199);return t=function(){return a},a}function $(){const a=n(67506);return $=function(){return a},
a}function T(){const a=n(72025);return T=function(){return a},a}function P(){const a=n(97004);return P=function(){return a},
a}function I(){const a=n(77648);return I=function(){return a},a}function M(){const a=n(95132);return M=function(){return a},
a}async function j(a,v,l){const{genes:h,findings:E}=await(0,$().auditAssets)(a,v,l),w=new Map(h.map(o=>[o.asset,R(o)])),
i=(0,I().findingsAbout)(E),g=new Set(a.filter(({type:o})=>o==="Gene").map(({id:o})=>o)),p=l.filter(({id:o})=>!g.has(o)),
s=a.filter(({type:o})=>o==="Capsule"),O=await(0,P().blockedGenes)(s,p,v);return o=>{const A=o.type==="Gene"?w.get(o):[];
if(A===void 0)return[(0,T().assetNotJudged)(o,"the audit returned no result")];const r=O.get(o);return[...A,...r?[r]:[],
...i(o).filter(({rule:d})=>d!=="event-parent-missing")]}}function R({asset:a,commands:v,findings:l}){return[...v.flatMap(
h=>{if(h.verdict!=="block"||S(h))return h.findings;const{command:E,location:w}=h,i={location:w,subject:{...(0,t().subjectOf)(
a),command:E}};return[(0,M().finding)("unsafe-validation-command",{command:E},i),...h.findings]}),...f(a)?[]:[(0,M().finding)(
"strategy-missing",{gene:a.id},(0,t().placeOf)(a,["strategy"]))],...l]}const y=new Set(["target-missing","binary-missing",
"package-json-missing"]);function S({findings:a}){const v=a.filter(({severity:l})=>l==="error");return v.length>0&&v.every(
({rule:l})=>y.has(l))}function f({value:{strategy:a}}){return Array.isArray(a)&&a.some(v=>typeof v=="string"&&v.trim()!==
"")}}),50414:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.filesInFolder=i,u.isArchive=f,u.readCandidates=
y,u.readWhole=a;function t(){const p=n(61331);return t=function(){return p},p}function $(){const p=n(64385);return $=function(){
return p},p}function T(){const p=n(52117);return T=function(){return p},p}function P(){const p=n(41895);return P=function(){
return p},p}function I(){const p=n(48741);return I=function(){return p},p}function M(){const p=n(93028);return M=function(){
return p},p}function j(){const p=n(95132);return j=function(){return p},p}function R(){const p=n(42312);return R=function(){
return p},p}async function y(p,s){const O=[],o=[];for(const e of p){const m=await S(e,s),b=f(e.bytes)?e:void 0;O.push(...m),
o.push(...m.map(C=>v(C,b)))}const A=o.flatMap(e=>e.candidates),r=o.flatMap(e=>e.findings),d=O.flatMap(e=>e.messages??[]).
filter(({value:e})=>!(0,t().carriesAssets)(e)),[c]=r;if(A.length+d.length===0&&c!==void 0)throw E(c);return{candidates:A,
findings:r,messages:d}}async function S(p,s){return f(p.bytes)?(await(0,R().readArchive)(p.bytes)).map(({name:o,bytes:A})=>(0,$().
readAssetFile)(`${p.name}/${o}`,A,s)):[a(p,s)]}function f(p){return p[0]===31&&p[1]===139}function a({name:p,bytes:s},O){
if(s.length<=O.maxBytes)return(0,$().readAssetFile)(p,s,O);throw new(P()).GateError("input_invalid",`${p} is larger than\
 ${O.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function v(p,s){
const O=l(p),o=p.assets.filter(({envelope:c,cut:e})=>!e&&(!c||(0,t().carriesAssets)(c))),A=new Set,r=o.map(c=>{const e=c.
envelope??s;if(O.length===0)return{asset:c,findings:[],bundle:e};const m=c.locate(),b=O.filter(({location:C})=>h(C,m));for(const C of b)
A.add(C);return{asset:c,findings:b.map(T().assetProblemFinding),bundle:e}}),d=O.filter(c=>!A.has(c));return{candidates:r,
findings:d.map(T().assetProblemFinding)}}function l({problems:p}){return p.filter(({rule:s})=>s!=="duplicate-id"&&s!=="d\
uplicate-copy")}function h(p,s){const{end_line:O=s.line,end_column:o=s.column}=s,A=p.line>s.line||p.line===s.line&&p.column>=
s.column,r=p.line<O||p.line===O&&p.column<=o;return A&&r}function E(p){const{message:s,remedy:O}=(0,j().describe)(p),{path:o,
line:A}=p.location??{path:"",line:1};return new(P()).GateError("input_invalid",`${o} contains no candidate. Line ${A}: ${s}`,
O)}const w=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function i(p,s){const O=[...(0,I().folderTree)(p).files()].filter(
({path:e,kind:m})=>(0,M().isRegular)(m)||e.endsWith(".gepx")),o=O.find(({path:e})=>e.endsWith(".gepx"));if(o)throw g(s,`${o.
path} is an archive`,"Pass archives one by one.");const A=O.filter(({path:e})=>/\.jsonl?$/.test(e)&&!w.test(e)),{entries:r,
keptBytes:d}=R().ARCHIVE_LIMITS,c=A.reduce((e,{size:m=0})=>e+m,0);if(A.length===0)throw g(s,"it has no JSON file","Pass \
a directory with `.json` or `.jsonl` files.");if(A.length>r||c>d){const e=`at most ${r} files with ${d} bytes are read`;
throw g(s,e,"Pass the files in smaller directories.")}return A.map(({path:e})=>e)}function g(p,s,O){return new(P()).GateError(
"input_invalid",`The directory ${p} cannot be read: ${s}.`,O)}}),47440:((G,u,n)=>{Object.defineProperty(u,"__esModule",{
value:!0}),u.decide=a;function t(){const e=n(27199);return t=function(){return e},e}function $(){const e=n(84812);return $=
function(){return e},e}function T(){const e=n(47771);return T=function(){return e},e}function P(){const e=n(59490);return P=
function(){return e},e}function I(){const e=n(68616);return I=function(){return e},e}function M(){const e=n(95132);return M=
function(){return e},e}function j(){const e=n(47350);return j=function(){return e},e}function R(){const e=n(71101);return R=
function(){return e},e}function y(){const e=n(38727);return y=function(){return e},e}function S(){const e=n(72883);return S=
function(){return e},e}function f(){const e=n(49451);return f=function(){return e},e}function a(e,m){const{policy:b,environment:C,
now:N}=m,L=new Map(m.known.toReversed().map(D=>[(0,S().assetKey)(D),D])),U=v(m,L),k=(0,f().nearDuplicatesOf)(m.known),F=(0,f().
staleEvidence)(m.events,{now:N,days:b.a2a.stale_after_days}),B=[],H=[];for(const{asset:D,findings:V}of e){const J=L.get(
(0,S().assetKey)(D)),K=m.revocations(D),Y=m.audited(D),x=!V.some(w)&&!Y.some(i),X=K?void 0:p(D,x?J:void 0);if(X!==void 0){
H.push({asset:D,reason:X});continue}const Q=(0,y().evidenceOf)(D,m.evidence),_=[...K?[K]:[],...E(D),...V,...J&&!(0,R().isSameAsset)(
D,J)?[s(D,J)]:[],...Y,...U(D),...(0,R().exchangeFindings)(D),...(0,R().unhashedFindings)(D),...Q.findings,...k.findingsAbout(
D),...F(D,Q),...(0,f().otherEnvironment)(D,Q,C)],Z=o(D,Q,_,b.fail_on);B.push(Z),Z.outcome==="promoted"&&(L.set((0,S().assetKey)(
D),D),k.add(D))}const z=new Map(e.map(({asset:D,bundle:V})=>[D,V])),W=new Set(m.known.map(S().assetKey));return{decided:d(
B,z,W),skipped:H}}function v({events:e,policy:m},b){const C=new Set(e.map(({value:L})=>L.id)),N=(0,T().streakCounter)(e,
!0);return L=>{if(L.type==="Capsule")return(0,$().broadcastFindings)(L,N(L),m.a2a);const{parent:U}=L.value;return L.type!==
"EvolutionEvent"||typeof U!="string"?[]:C.has(U)||b.has((0,S().assetKey)({type:L.type,id:U}))?[]:[(0,M().finding)("event\
-parent-unknown",{event:L.id,parent:U},(0,t().placeOf)(L,["parent"]))]}}const l=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
h=200;function E(e){const{type:m,id:b}=e,C=l.test(b)?"has control characters":b.length>h&&`has ${b.length} characters, m\
ore than ${h}`;return C?[(0,M().finding)("id-unusable",{type:m,id:b,why:C},(0,t().placeOf)(e,["id"]))]:[]}function w({severity:e}){
return e==="error"}function i({rule:e}){return e==="envelope-contradicts-asset"||e==="content-hash-mismatch"}const g=new Set(
["Gene","Capsule","EvolutionEvent"]);function p(e,m){const{type:b,id:C}=e;if(!g.has(b))return(0,M().finding)("not-exchan\
ged",{type:b,id:C},(0,t().placeOf)(e));if(!(m===void 0||!(0,R().isSameAsset)(e,m)))return(0,M().finding)("already-promot\
ed",{type:b,id:C,place:m.path},(0,t().placeOf)(e))}function s(e,{path:m}){const{type:b,id:C}=e;return(0,M().finding)("pr\
omotion-conflict",{type:b,id:C,place:m},(0,t().placeOf)(e,["id"]))}const O={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function o(e,m,b,C){const N=F=>{const B=(0,j().severityVerdict)([F],C);return B==="fail"||B==="error"},L=A(b.
filter(N)),U=(0,I().eligibilityOf)(L),k=new Set(L.map(r));return{asset:e,outcome:O[U],eligibility:U,evidence:m,reasons:[
...L.filter(F=>!(0,I().isMissingEvidence)(F)),...L.filter(I().isMissingEvidence).filter(({rule:F})=>U==="unproven"||F!==
"evidence-too-low")],notices:A(b.filter(F=>!N(F)&&!k.has(r(F))))}}function A(e){return[...new Map(e.map(m=>[r(m),m])).values()]}
function r({rule:e,args:m}){return JSON.stringify([e,m])}function d(e,m,b){const C=({asset:F})=>m.get(F),N=(0,P().groupBy)(
e.filter(({asset:F})=>F.type==="Gene"),({asset:{id:F}})=>F),L=({asset:{type:F,value:B}})=>F==="Capsule"?N.get(B.gene??null)??
[]:[],U=new Map;for(const F of e){const B=C(F),H=L(F).find(W=>C(W)===B);if(B===void 0||H===void 0||U.has(H))continue;const z=[
H,F].find(({outcome:W})=>W!=="promoted");z!==void 0&&U.set(H,z)}const k=F=>F.outcome==="promoted"&&!U.has(F);return e.map(
F=>{if(F.outcome!=="promoted")return F;const B=U.get(F);if(B!==void 0)return c(F,B);const H=L(F),z=C(F),W=z?H.filter(J=>C(
J)===z):[],[D]=W.length>0?W:H,V=W.length===0&&D!==void 0&&b.has((0,S().assetKey)(D.asset));return D===void 0||V||(W.length>
0?W:H).some(k)?F:c(F,U.get(D)??D)})}function c(e,{asset:m}){const{type:b,id:C}=e.asset,N={type:b,id:C,otherType:m.type,other:m.
id},L=(0,M().finding)("bundle-incomplete",N,(0,t().placeOf)(e.asset));return{...e,outcome:"quarantined",eligibility:"unp\
roven",reasons:[L]}}}),38727:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.evidenceOf=j;function t(){const s=n(
23404);return t=function(){return s},s}function $(){const s=n(27199);return $=function(){return s},s}function T(){const s=n(
77680);return T=function(){return s},s}function P(){const s=n(38942);return P=function(){return s},s}function I(){const s=n(
58504);return I=function(){return s},s}function M(){const s=n(95132);return M=function(){return s},s}function j(s,O){const o=y(
s.type==="Gene"?a(s,O):f(s),O.attestation?.(s)),A=S(s,O.required);if((0,P().isAtLeast)(o.level,A))return{...o,findings:o.
findings.filter(({rule:e})=>R.has(e))};if(o.findings.length>0)return o;const{type:r,id:d}=s,c={type:r,id:d,level:o.level,
required:A};return{...o,findings:[(0,M().finding)("evidence-too-low",c,(0,$().placeOf)(s))]}}const R=new Set(["report-al\
tered","report-other-commands","report-contradictory","report-not-ok","attestation-invalid","attestation-not-passed"]);function y(s,O){
return O===void 0?s:"accepted"in O?{...s,level:"attested",attestation:O.accepted}:{...s,findings:[...O.findings,...s.findings]}}
function S({type:s},O){return s==="Gene"||(0,P().isAtLeast)(O,"published")?O:"none"}function f({value:s}){return{level:(0,t().
verifyAssetId)(s)?"self_reported":"none",findings:[]}}function a(s,O){const{reports:o,ran:A,required:r}=O,d=A?.has(s)?[{
level:"gate",origin:"gate",findings:[]}]:[],e=[...(o?.get(s.value.asset_id)??[]).map(k=>v(s,k,O)),...d],[m,...b]=e;if(m===
void 0)return{level:"none",findings:(o&&[(0,M().finding)("report-missing",{gene:s.id},(0,$().placeOf)(s))])??[]};const C=r===
"none"?"self_reported":r,N=e.findLast(({origin:k})=>k&&(0,P().isAtLeast)(k,C)),{origin:L,...U}=N??b.reduce((k,F)=>(0,P().
isAtLeast)(k.level,F.level)?k:F,m);return U}function v(s,O,o){const{gateReport:A,provenance:r}=o,d=(0,$().placeOf)(s),c=i(
O,o,d),e=l(A,r,c),m=E(s,O,A),b=h(s,O,A)?[]:[(0,M().finding)("report-not-ok",{report:g(O)},d)];return m.length>0?{level:"\
none",findings:[...m,...b,...c]}:b.length>0?{level:"none",origin:e,findings:[...b,...c]}:{...{report:O,...A&&{reportDigest:A.
digest}},level:e,origin:e,findings:c}}function l(s,O,o){return s===void 0||o.length>0?"self_reported":O?"published":"gat\
e"}function h(s,O,o){const A=o?.genes.get(s.id)??[];return O.overall_ok===!0&&(0,I().readValidationReport)(O)?.ok===!0&&
A.every(({passed:d})=>d)}function E(s,O,o){const A=(0,$().placeOf)(s),r={report:g(O)},c=(0,I().readValidationReport)(O)?.
commands.map(({command:C})=>C.trim())??[],e=(0,T().commandsToRun)(s),m=h(s,O,o),b=w(s,O,o,m);return[...(0,t().verifyAssetId)(
O)?[]:[(0,M().finding)("report-altered",r,A)],...b===void 0?[]:[(0,M().finding)("report-contradictory",{...r,why:b},A)],
...m&&!p(c,e)?[(0,M().finding)("report-other-commands",{...r,gene:s.id,ran:c,expected:e},A)]:[]]}function w(s,O,o,A){const{
gene_id:r,gene_asset_id:d}=O;if(r!=null&&r!==s.id)return"it names another gene";if((0,I().readValidationReport)(O)?.contradictory)
return"its `commands` and `results` differ";if(o===void 0||!A)return;const c=o.genes.get(s.id)??[];if(c.length===0)return"\
the GateReport that contains it does not list the gene";if(c.every(b=>typeof b.assetId=="string"&&b.assetId!==d))return"\
the GateReport that contains it lists another version of the gene";const m=c.find(({contradiction:b})=>b)?.contradiction;
return m&&`the GateReport contradicts it: ${m}`}function i(s,{gateReport:O,provenance:o,policyDigest:A},r){const d={report:g(
s)},c=[s.policy_digest,...O?[O.policyDigest]:[]],e=String(s.policy_digest??"unknown"),m=[...O?.objections??[],o?.objection??
[]].flat();return[...c.every(b=>b===A)?[]:[(0,M().finding)("report-other-policy",{...d,expected:A,found:e},r)],...m.map(
b=>(0,M().finding)("report-not-published",{...d,reason:b},r))]}function g({id:s}){return typeof s=="string"?s:"unknown"}
function p(s,O){return s.length===O.length&&s.every((o,A)=>o===O[A])}}),54975:((G,u,n)=>{Object.defineProperty(u,"__esMo\
dule",{value:!0}),u.provenanceCheck=j,u.provenanceObjection=M;function t(){const S=n(32693);return t=function(){return S},
S}function $(){const S=n(34413);return $=function(){return S},S}function T(){const S=n(1207);return T=function(){return S},
S}function P(){const S=n(41895);return P=function(){return S},S}function I(){const S=n(4812);return I=function(){return S},
S}async function M({gateReport:S},f,a){return S===void 0?"it is not in a GateReport, and a check run contains only the d\
igest of a GateReport":S.objections.includes(I().UNTRUSTED)?I().UNTRUSTED:f(S.headSha,S.digest,a)}function j(S,f){const[
a,v,...l]=f?.split("/")??[];if(!a||!v||l.length>0)throw new(P()).GateError("usage","A promotion with a token requires th\
e repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(h,E,w)=>{
const i=h.slice(0,7),g=await y({client:S,owner:a,repo:v},h);if(g===void 0)return`the commit ${i} does not exist in ${a}/${v}`;
const p=g.filter(({externalId:A})=>(0,t().readExternalId)(A)?.digest===E),[s]=p;if(s===void 0)return`no check run on the\
 commit ${i} contains its digest`;const O=p.filter(({appSlug:A})=>A===w);if(O.length===0)return`the check run with its d\
igest was created by the app ${s.appSlug??"unknown"}`;const o=O.filter(A=>A.completed&&A.headSha===h);return o.length===
0?"the check run with its digest is not completed":o.some(A=>R(A,g))?void 0:"a newer check run of the same name replaces\
 that with its digest"}}function R(S,f){if(S.name.endsWith($().SUPERSEDED))return!1;const{name:a,appSlug:v,completedAt:l}=S;
return!f.some(h=>h.name===a&&h.appSlug===v&&h.id!==S.id&&(0,$().isOfGate)(h)&&(!h.completed||h.completedAt>l))}async function y(S,f){
try{return await(0,$().listChecks)(S,f)}catch(a){if((0,T().readFailure)(a).kind==="invalid")return;const v={doing:"read \
the check runs",permission:"checks: read"},l=(0,T().explainFailure)(a,v);throw new(P()).GateError("github_unavailable",`\
The provenance of the report cannot be checked: ${l}.`,"Grant `checks: read` to the token, or promote without a token, w\
hich skips this check.",{cause:a})}}}),4812:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.UNTRUSTED=void 0,
u.readEvidence=f;function t(){const E=n(7723);return t=function(){return E},E}function $(){const E=n(64385);return $=function(){
return E},E}function T(){const E=n(41895);return T=function(){return E},E}function P(){const E=n(59490);return P=function(){
return E},E}function I(){const E=n(38863);return I=function(){return E},E}function M(){const E=n(31048);return M=function(){
return E},E}function j(){const E=n(94644);return j=function(){return E},E}const R=u.UNTRUSTED="a runner that the pull re\
quest controls reported its results",y=t().looseObject({id:t().string(),asset_id:t().string().nullish(),verdict:t().string(),
commands:t().array(t().looseObject({verdict:t().string().optional(),outcome:t().looseObject({status:t().string()}).nullish()})).
default([])}),S=t().looseObject({type:t().literal("GateReport"),tool:t().looseObject({name:t().string()}).optional(),verdict:t().
string().optional(),policy:t().looseObject({digest:t().string(),enforce:t().string().optional()}).nullish(),error:t().unknown().
optional(),genes:t().array(y).default([]),findings:t().array(t().looseObject({severity:t().string(),suppressed:t().unknown().
optional(),subject:t().looseObject({type:t().string(),id:t().string()}).nullish()})).default([]),head_sha:t().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:t().looseObject({untrusted:t().boolean().optional()}).optional(),validation_reports:t().
array(t().looseObject({type:t().literal("ValidationReport")}))});function f({name:E,bytes:w},i){const g=(0,j().strictJson)(
{name:E,bytes:w},i);if("problem"in g)throw h(E,g.problem);const p=g.values[0],s=S.safeParse(p);if(s.success&&g.values.length===
1)return{reports:a(s.data.validation_reports),gateReport:v(s.data,(0,M().reportDigest)(p))};const O=(0,$().readAssetFile)(
E,w,i).assets.flatMap(({value:o})=>o.type==="ValidationReport"?[o]:[]);if(O.length===0)throw h(E,"it contains no Validat\
ionReport");return{reports:a(O)}}function a(E){return(0,P().groupBy)(E,({gene_asset_id:w})=>w)}function v(E,w){const{head_sha:i,
isolation:g,tool:p,verdict:s,policy:O,genes:o}=E,A=p?.name===I().TOOL.name&&s!==void 0&&s!=="error";return{digest:w,headSha:i,
objections:[...A?[]:["it is not a report of this gate"],...O?.enforce==="report"?["its policy only reports, and fails no\
thing"]:[],...g?.untrusted?[R]:[],...E.error===void 0||E.error===null?[]:["it has an error"]],policyDigest:O?.digest,genes:new Map(
[...(0,P().groupBy)(o,({id:r})=>r)].map(([r,d])=>[r,d.map(c=>l(c,E))]))}}function l({id:E,asset_id:w,verdict:i,commands:g},{
findings:p}){const O=p.some(({severity:o,suppressed:A,subject:r})=>o==="error"&&!A&&r?.type==="Gene"&&r.id===E)&&"it has\
 an error about the gene"||g.length===0&&"it has no command of the gene"||g.some(o=>o.verdict==="block")&&"it blocks a c\
ommand of the gene"||g.some(({outcome:o})=>o?.status!=="passed")&&"a command of the gene has not passed in it";return{assetId:w,
passed:i==="pass"||i==="warn",contradiction:O||void 0}}function h(E,w){return new(T()).GateError("input_invalid",`${E} i\
s not valid evidence: ${w}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`\
.")}}),72883:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.assetKey=a,u.eventsOf=w,u.readEventLog=h,u.readOwnAssets=
v;function t(){const i=n(81456);return t=function(){return i},i}function $(){const i=n(64385);return $=function(){return i},
i}function T(){const i=n(78114);return T=function(){return i},i}function P(){const i=n(18744);return P=function(){return i},
i}function I(){const i=n(28894);return I=function(){return i},i}function M(){const i=n(23423);return M=function(){return i},
i}function j(){const i=n(52117);return j=function(){return i},i}function R(){const i=n(41895);return R=function(){return i},
i}function y(){const i=n(93028);return y=function(){return i},i}function S(){const i=n(95132);return S=function(){return i},
i}function f(){const i=n(50414);return f=function(){return i},i}function a({type:i,id:g}){return`${i} ${g}`}async function v(i,g){
const p=(0,P().assetPathTest)(g),s=(0,t().assetLimits)(g.assets.max_file_bytes),O=[...i.files()].filter(({path:A,kind:r})=>(0,y().
isRegular)(r)&&p(A)),o=await Promise.all(O.map(async A=>{const{path:r}=A;return(0,I().isAuditLog)(r)?(0,M().readUntouchedLog)(
i,A,s):(0,$().readAssetFile)(r,await i.read(r,s.maxBytes),s)}));return l(o),{assets:o.flatMap(({assets:A})=>A),messages:o.
flatMap(({messages:A})=>A??[])}}function l(i){const g=i.find(({unread:o})=>o!==void 0);if(g!==void 0)throw new(R()).GateError(
"file_unreadable",`${g.path} was not read completely: ${g.unread}.`,"Increase `assets.max_file_bytes` in the policy; the\
 log could contain an asset with the id of a candidate.");const p=i.flatMap(({problems:o})=>o).find(({rule:o})=>T().INCOMPLETE.
has(o));if(p===void 0)return;const{path:s,line:O}=p.location;throw new(R()).GateError("file_unreadable",`${s} cannot be \
read at line ${O}: ${p.detail}.`,"Fix the file first; it could contain an asset with the id of a candidate.")}function h(i,g){
const{name:p}=i,s=(0,f().readWhole)(i,g),[O]=s.messages??[];if(O!==void 0)throw E(`${p}, line ${O.location.line}: a mess\
age between agents is not a log.`,"Pass the log of your own repository; use --assets for messages of other agents.");const o=s.
problems.filter(({rule:e})=>e!=="duplicate-id").map(j().assetProblemFinding).find(({severity:e})=>e==="error");if(o===void 0)
return s.assets;const{message:A,remedy:r}=(0,S().describe)(o),{path:d,line:c}=o.location??{path:p,line:1};throw E(`${d},\
 line ${c}: ${A}`,r)}function E(i,g){return new(R()).GateError("input_invalid",`The event log cannot be read. ${i}`,g)}function w(i){
return i.filter(({type:g})=>g==="EvolutionEvent").map(({value:g,path:p})=>({value:g,log:p}))}}),39242:((G,u,n)=>{Object.
defineProperty(u,"__esModule",{value:!0}),u.promote=w;function t(){const o=n(77598);return t=function(){return o},o}function $(){
const o=n(81456);return $=function(){return o},o}function T(){const o=n(68450);return T=function(){return o},o}function P(){
const o=n(1348);return P=function(){return o},o}function I(){const o=n(72025);return I=function(){return o},o}function M(){
const o=n(4378);return M=function(){return o},o}function j(){const o=n(74238);return j=function(){return o},o}function R(){
const o=n(80543);return R=function(){return o},o}function y(){const o=n(50414);return y=function(){return o},o}function S(){
const o=n(47440);return S=function(){return o},o}function f(){const o=n(54975);return f=function(){return o},o}function a(){
const o=n(4812);return a=function(){return o},o}function v(){const o=n(72883);return v=function(){return o},o}function l(){
const o=n(31170);return l=function(){return o},o}function h(){const o=n(52220);return h=function(){return o},o}function E(){
const o=n(88460);return E=function(){return o},o}async function w(o){const{policy:A,workspace:r,now:d=new Date}=o,{policy:c}=A,
e=(0,$().assetLimits)(c.assets.max_file_bytes),{candidates:m,findings:b,messages:C}=await(0,y().readCandidates)(o.candidates,
e),N=r?await(0,v().readOwnAssets)(r.tree,c):{assets:[],messages:[]},L=o.events&&(0,v().readEventLog)(o.events,e),U=N.assets.
filter(({type:J})=>J==="Gene").map(({path:J})=>J),k=(0,T().commonRoot)(U,{policy:c,tree:r?.tree}),F=g(o).with({cwd:k}),B=m.
map(({asset:J})=>J),H=await(0,R().auditCandidates)(B,F,[...N.assets,...L??[]]).finally(()=>o.progress?.ended()),z=(0,h().
revocationsIn)([...N.messages,...C]),W={policy:c,known:N.assets,events:(0,v().eventsOf)(L??N.assets),audited:H,now:d,environment:o.
environment??{platform:o.platform,arch:process.arch},revocations:z,evidence:await s(o,B,e)},{decisions:D,reports:V}=await O(
o,m,W,F);return(0,l().promotionOf)(D,{policy:A,decidedAt:d,inputs:i(o),loose:b,messages:C,revoked:N.assets.flatMap(J=>{const K=z(
J);return K?[{asset:J,reason:K}]:[]}),reports:V,gate:r?await p(r,A):[]})}function i(o){const{candidates:A,events:r,evidence:d,
attestation:c}=o;return[...A.map(m=>({role:"assets",file:m})),{role:"events",file:r},{role:"report",file:d},{role:"attes\
tation",file:c?.file}].flatMap(({role:m,file:b})=>b?[{role:m,name:b.name,digest:`sha256:${(0,t().hash)("sha256",b.bytes)}`}]:
[])}function g({policy:{policy:o},workspace:A,platform:r,signal:d,progress:c}){return M().Judge.by({policy:o,tree:A?.tree,
changed:new Set,platform:r,...d&&{signal:d},...c&&{progress:c}})}async function p({tree:o,defaultBranch:A},{source:r,shared:d}){
if(A===void 0)return[];const c=r==="file"?void 0:j().POLICY_PATH;return(await(0,P().gateFindings)({policyPath:c,baseTree:A,
tree:o,shared:d})).filter(({rule:m})=>m==="gate-weakened")}async function s({evidence:o,attestation:A,policy:{policy:r,digest:d}},c,e){
const{require_evidence:m,evidence_app:b}=r.a2a,C=A&&await A.judge(c),N=o&&(0,a().readEvidence)(o,e),L=o?.provenance,U=N&&
L&&{objection:await(0,f().provenanceObjection)(N,L,b)};return{policyDigest:d,required:m,...N,attestation:C,provenance:U}}
async function O({run:o,workspace:A,policy:r},d,c,e){if(o===void 0||A===void 0)return{decisions:(0,S().decide)(d,c),reports:[]};
const m=B=>({...c.evidence,ran:B}),b=new Set(d.map(({asset:B})=>B)),C=(0,S().decide)(d,{...c,evidence:m(b)}).decided.filter(
({asset:B,outcome:H})=>B.type==="Gene"&&H==="promoted").map(({asset:B})=>B),N=await(0,E().runGenes)(C,e,{policy:r,workspace:A},
o),L=new Set(C),U=B=>L.has(B)?N.findings.get(B)??[(0,I().assetNotJudged)(B,"the run returned no result")]:[],k=B=>[...c.
audited(B),...U(B)];return{decisions:(0,S().decide)(d,{...c,audited:k,evidence:m(L)}),reports:N.reports}}}),18421:((G,u,n)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.openInputs=y;function t(){const f=n(73024);return t=function(){return f},
f}function $(){const f=n(76760);return $=function(){return f},f}function T(){const f=n(38321);return T=function(){return f},
f}function P(){const f=n(40410);return P=function(){return f},f}function I(){const f=n(73388);return I=function(){return f},
f}function M(){const f=n(3766);return M=function(){return f},f}function j(){const f=n(50414);return j=function(){return f},
f}function R(){const f=n(54975);return R=function(){return f},f}async function y({assets:f,events:a,report:v,attestation:l,
fetch:h,trustedRoot:E},{folder:w,open:i,token:g,repository:p,apiUrl:s},O){const o=async(L,U=(0,I().inputName)(L))=>({name:U,
bytes:await(0,T().buffer)(i(L))}),A=async L=>L===void 0?void 0:o(L),r=g&&(v!==void 0||h)?(0,P().connect)(g,{baseUrl:s}):
void 0,d=await A(v),c=await A(l),e=await A(E),m=d&&r&&(0,R().provenanceCheck)(r,p),b=(0,$().resolve)(w,f),C=f!=="-"&&S(b),
N=C?[]:[await o(f)];for(const L of C?(0,j().filesInFolder)(b,f):[])N.push(await o((0,$().join)(b,L),`${f}/${L}`));return{
candidates:N,events:await A(a),evidence:d&&{...d,provenance:m},...e&&{attestation:{file:c,judge:L=>{const U={trustedRoot:e,
file:c,client:h?r:void 0};return(0,M().judgeByAttestations)(L,U,O)}}}}}function S(f){return(0,t().statSync)(f,{throwIfNoEntry:!1})?.
isDirectory()??!1}}),73517:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.EMITTED=void 0,u.messageLines=j,
u.promotedLines=v,u.promotedSubjects=h,u.quarantinedLines=E;function t(){const w=n(61331);return t=function(){return w},
w}function $(){const w=n(10289);return $=function(){return w},w}function T(){const w=n(58802);return T=function(){return w},
w}const P=u.EMITTED=["decision","report","revoke"],I={promoted:"accept",quarantined:"quarantine",rejected:"reject"},M={Gene:"\
gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promoted for provena\
nce tracking"};function j(w,i,{id:g,now:p,random:s}){return R(i,w).map(O=>l({protocol:t().PROTOCOL,protocol_version:"1.0\
.0",message_type:i,message_id:`msg_${p.getTime()}_${s()}`,sender_id:g,timestamp:p.toISOString(),payload:O}))}function R(w,{
decisions:i,skipped:g,reports:p,revoked:s=[]}){switch(w){case"decision":return[...i.map(y),...g.flatMap(S)];case"report":
return p.map(f);case"revoke":return s.map(O=>({...a(O),reason:O.reason.message}))}}function y(w){const{outcome:i,type:g}=w,
[p]=w.reasons,s=p===void 0?null:`${p.message} (${p.rule})`,O=i==="promoted"?M[g]??null:s;return{...a(w),decision:I[i],reason:O}}
function S(w){const{rule:i,message:g}=w.reason;return i!=="already-promoted"?[]:[{...a(w),decision:I.promoted,reason:g}]}
function f(w){const{gene_asset_id:i,gene_id:g}=w;return{...a({asset_id:typeof i=="string"?i:null,id:g}),validation_report:w}}
function a({asset_id:w,id:i}){return{target_asset_id:w,target_local_id:i}}function v({promoted:w}){return w.map(l)}function l(w){
return`${(0,$().jsonLine)(w)}
`}function h({promoted:w}){return w.flatMap(({id:i,asset_id:g})=>typeof g=="string"?[(0,T().assetSubject)(i,g)]:[])}function E({
quarantined:w}){return w.map(({asset:i,sender_id:g})=>l(g===void 0?i:{protocol:t().PROTOCOL,message_type:"publish",sender_id:g,
payload:{asset:i}}))}}),31170:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.promotionOf=a;function t(){const d=n(
61331);return t=function(){return d},d}function $(){const d=n(85475);return $=function(){return d},d}function T(){const d=n(
94377);return T=function(){return d},d}function P(){const d=n(38863);return P=function(){return d},d}function I(){const d=n(
4190);return I=function(){return d},d}function M(){const d=n(13580);return M=function(){return d},d}function j(){const d=n(
95132);return j=function(){return d},d}function R(){const d=n(37075);return R=function(){return d},d}function y(){const d=n(
71101);return y=function(){return d},d}function S(){const d=n(48791);return S=function(){return d},d}const f=1e3;function a(d,c){
const{source:e,path:m,digest:b,policy:C}=c.policy,{decided:N}=d,{loose:L,gate:U,revoked:k}=c,F=l(N),B=N.filter(D=>!F.has(
D)),H=new Map(v("promoted",N).map(D=>[D,(0,y().promotedForm)(D.asset,C.a2a.confidence_factor)])),W=[...N.map(({reasons:D})=>D),
...L.map(D=>[D])].filter(D=>D.some(E)).length;return{type:"PromotionReport",schema_version:S().PROMOTION_VERSION,tool:P().
TOOL,policy:{source:e,...m!==void 0&&{path:m},digest:b,require_evidence:C.a2a.require_evidence},decided_at:c.decidedAt.toISOString(),
inputs:c.inputs,decisions:B.map(D=>i(D,H.get(D))),promoted:[...H].map(([{asset:D},V])=>({...V,type:D.type,id:D.id})),quarantined:v(
"quarantined",N).map(({asset:D,reasons:V})=>({...A(D),...p(D),asset:D.value,reasons:V.map(r)})),rejected:[...v("rejected",
B).map(({asset:D,reasons:V})=>({...A(D),reasons:V.map(r)})),...[...L,...h([...F].map(({asset:D})=>D.locate()),"candidate\
s are rejected")].map(D=>({...o(D),reasons:[r(D)]}))],skipped:w(d,c),reports:[...c.reports,...N.flatMap(({evidence:{report:D}})=>D===
void 0?[]:[{...D,gene_id:String(D.gene_id)}])],...W>0&&{undecided:W},...U.length>0&&{gate:U.map(r)},...k.length>0&&{revoked:k.
map(s)}}}function v(d,c){return c.filter(e=>e.outcome===d)}function l(d){const c=v("rejected",d),e=c.filter(({reasons:m})=>m.
some(E));return new Set([...new Set([...e,...c])].slice(f))}function h(d,c){const[e]=d;if(e===void 0)return[];const m=`${d.
length} further ${c}; they are not listed`;return[(0,j().finding)("too-many",{detail:m},{location:e})]}function E({rule:d}){
return(0,M().ruleOf)(d).undecided===!0}function w({skipped:d},{messages:c}){const e=c.slice(f).map(({location:m})=>m);return[
...d.map(s),...c.slice(0,f).map(O),...h(e,"messages offer no assets").map(m=>({...o(m),reason:r(m)}))]}function i({asset:d,
outcome:c,eligibility:e,evidence:m,reasons:b,notices:C},N){const{report:L,level:U,reportDigest:k,attestation:F}=m;return{
...A(d),...p(d),outcome:c,eligibility:e,evidence:{level:U,...typeof L?.id=="string"&&{report_id:L.id},...k!==void 0&&{report_digest:k},
...F&&{attestation:F}},hash:g(d),promoted_asset_id:typeof N?.asset_id=="string"?N.asset_id:null,reasons:b.map(r),notices:C.
map(r)}}function g(d){const c=(0,$().matchContentHash)(d)??(0,T().otherHashForm)(d),e=I().HASH_FORM_NAMES.filter(b=>b!==
"hub"||d.type==="Capsule"),m=c===void 0?e:e.slice(0,e.indexOf(c));return{form:c??null,not_matched:m,content:(0,$().contentHash)(
d.value)}}function p({envelope:d}){const c=d&&(0,t().senderOf)(d);return c===void 0?{}:{sender_id:c}}function s({asset:d,
reason:c}){return{...A(d),reason:r(c)}}function O({value:d,location:c}){const{path:e,line:m}=c,{message_id:b,message_type:C}=d,
N={kind:typeof C=="string"?C.slice(0,40):"unknown"};return{id:typeof b=="string"?b:`${e}:${m}`,type:"Message",asset_id:null,
path:e,line:m,reason:r((0,j().finding)("message-without-candidates",N,{location:c}))}}function o({location:{path:d,line:c}={
path:"",line:1,column:1}}){return{id:d,type:"File",asset_id:null,path:d,line:c}}function A({id:d,type:c,path:e,value:m,locate:b}){
const{asset_id:C}=m;return{id:d,type:c,asset_id:typeof C=="string"?C:null,path:e,line:b().line}}function r(d){const{rule:c,
severity:e}=d;return{id:(0,R().identityOf)(d),rule:c,severity:e,...(0,j().describe)(d)}}}),80335:((G,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.countsOf=P,u.promotedIn=I,u.renderPromotion=T;function t(){const S=n(31626);return t=function(){
return S},S}const $=1e3;function T(S,f){const a=(0,t().layoutOf)(f),{quarantined:v,rejected:l,skipped:h,gate:E=[]}=S,w=(i,g,p)=>{
const{shown:s,rest:O}=(0,t().limited)(i,$,`${p} candidate`,a);return[...s.map(g),O]};return(0,t().page)([...w(l,i=>M("re\
jected",i,a),"rejected"),...w(v,i=>M("quarantine",i,a),"quarantined"),...a.verbose?h.map(i=>R(i,a)):[],...w(I(S),i=>j(i,
a),"promoted"),...E.map(({message:i,rule:g})=>(0,t().prose)(a,"gate",`${i} (${g})`)),(0,t().prose)(a,"in all",P(S))])}function P({
promoted:S,quarantined:f,rejected:a,skipped:v}){return[`${S.length} promoted`,...f.length>0?[`${f.length} quarantined`]:
[],`${a.length} rejected`,...v.length>0?[`${v.length} skipped`]:[]].join(", ")}function I({decisions:S}){return S.filter(
({outcome:f})=>f==="promoted")}function M(S,{type:f,id:a,path:v,line:l,reasons:h},E){const[w,...i]=h,{shown:g,rest:p}=(0,t().
limited)(i,0,"reason",E),s=f==="File"?`${v}:${l}`:`${f} ${a}`;return[...y(S,s,S==="rejected"?"bad":"quiet",E),...w?[...(0,t().
prose)(E,"why",`${w.message} (${w.rule})`),...(0,t().prose)(E,"fix",w.remedy)]:[],...g.flatMap(({message:O,rule:o})=>(0,t().
prose)(E,"also",`${O} (${o})`)),...p]}function j({type:S,id:f,evidence:a,notices:v},l){return[...y("promoted",`${S} ${f}`,
"good",l),...(0,t().prose)(l,"evidence",a.level),...l.verbose?v.flatMap(({message:h,rule:E})=>(0,t().prose)(l,"note",`${h}\
 (${E})`)):[]]}function R({type:S,id:f,reason:a},v){return[...y("skipped",`${S} ${f}`,"quiet",v),...(0,t().prose)(v,"why",
`${a.message} (${a.rule})`)]}function y(S,f,a,v){return(0,t().labelled)(v,S,[v.paint("strong",(0,t().shortName)(f,(0,t().
roomOf)(v)))],a)}}),48791:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.PROMOTION_VERSION=u.OUTCOMES=u.FAIL_ON=
void 0,u.exitCodeOf=p,u.promotionSchema=void 0;function t(){const s=n(7723);return t=function(){return s},s}function $(){
const s=n(79167);return $=function(){return s},s}function T(){const s=n(38942);return T=function(){return s},s}function P(){
const s=n(99462);return P=function(){return s},s}function I(){const s=n(4190);return I=function(){return s},s}function M(){
const s=n(39763);return M=function(){return s},s}function j(){const s=n(61336);return j=function(){return s},s}function R(){
const s=n(54953);return R=function(){return s},s}const y=u.PROMOTION_VERSION="1.0.0",S=t().object({id:t().string().regex(
/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:t().string(),
severity:P().severitySchema,message:t().string(),remedy:t().string()}),f={path:t().string(),line:t().int().min(1)},a={id:t().
string(),type:$().assetTypeSchema,asset_id:t().string().nullable().describe("The hash that the candidate declares."),...f},
v=t().array(S).min(1).describe("Why; the first reason is the one to fix first."),l=t().object({...a,type:t().enum([...M().
ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),
reasons:v}),h=u.OUTCOMES=["promoted","quarantined","rejected"],E=t().object({level:T().evidenceLevelSchema,report_id:t().
string().optional().describe("The ValidationReport that reached the level."),report_digest:$().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:R().attestedSchema.optional()}),w=t().object({...a,sender_id:t().
string().optional().describe("The sender of the message that contained it."),outcome:t().enum(h),eligibility:T().eligibilitySchema,
evidence:E,hash:t().object({form:t().enum(I().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_\
id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hu\
b`, and `engine` are accepted."),not_matched:t().array(t().enum(I().HASH_FORM_NAMES)).describe("The forms that were comp\
ared before, in their order."),content:$().digestSchema.describe("The hash of the content by the current protocol.")}).describe(
"Whether the declared hash matches the content."),promoted_asset_id:t().string().nullable().describe("The hash of the pr\
omoted form; null if the candidate is not promoted."),reasons:t().array(S).describe("Why it is not promoted; empty if it\
 is."),notices:t().array(S).describe("Findings that do not prevent the promotion.")}),i=u.promotionSchema=t().object({type:t().
literal("PromotionReport"),schema_version:t().literal(y),tool:t().object({name:t().literal("gene-gate"),version:t().string()}),
policy:t().object({source:t().enum(["default","base","file"]),path:t().string().optional(),digest:$().digestSchema,require_evidence:T().
evidenceLevelSchema}),decided_at:t().iso.datetime(),inputs:t().array(t().object({role:t().enum(["assets","events","repor\
t","attestation"]),name:t().string(),digest:$().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:t().array(w).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:t().array(t().looseObject({type:$().assetTypeSchema,id:t().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:t().array(l.extend({type:$().assetTypeSchema,
sender_id:t().string().optional(),asset:t().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:t().array(l).describe("The candidates that\
 are rejected."),skipped:t().array(t().object({...a,type:l.shape.type,reason:S})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:t().array(t().looseObject({...j().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:t().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:t().array(S).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:t().array(t().object({...a,reason:S})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),g=u.FAIL_ON=["none","rejected","unproven"];function p({
quarantined:s,rejected:O,undecided:o},A){return o!==void 0?2:{none:0,rejected:O.length,unproven:O.length+s.length}[A]>0?
1:0}}),52220:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.revocationsIn=j;function t(){const f=n(27199);
return t=function(){return f},f}function $(){const f=n(61331);return $=function(){return f},f}function T(){const f=n(85475);
return T=function(){return f},f}function P(){const f=n(94377);return P=function(){return f},f}function I(){const f=n(95132);
return I=function(){return f},f}function M(){const f=n(71101);return M=function(){return f},f}function j(f){const a=new Map,
v=new Map;for(const l of f.filter(({value:h})=>h.message_type==="revoke")){const h=(0,$().payloadOf)(l.value),E=S(h.target_asset_id,
h.asset_id,h.target_asset_ids),w=S(h.target_local_id,h.local_id);for(const i of E)a.set((0,P().hashDigits)(i)??i,l);if(E.
length===0)for(const i of w)v.set(i,l)}return a.size+v.size===0?()=>{}:l=>{const{type:h,id:E,value:w}=l,g=S(w.asset_id,(0,T().
contentHash)(l.value),(0,M().receivedHashOf)(l),...h==="Capsule"?[(0,T().contentHash)((0,T().asHubHashes)(w))]:[]).map(s=>(0,P().
hashDigits)(s)??s).find(s=>a.has(s)),p=g===void 0?v.get(E):a.get(g);return p&&R(l,p)}}function R(f,{value:a}){const{type:v,
id:l}=f,{reason:h}=(0,$().payloadOf)(a),E={type:v,id:l,by:(0,$().senderOf)(a)??"an unknown sender",why:typeof h=="string"?
h.slice(0,y):""};return(0,I().finding)("asset-revoked",E,(0,t().placeOf)(f))}const y=200;function S(...f){return f.flatMap(
a=>a??[]).filter(a=>typeof a=="string"&&a!=="")}}),88460:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.runGenes=
a;function t(){const l=n(1395);return t=function(){return l},l}function $(){const l=n(27199);return $=function(){return l},
l}function T(){const l=n(67506);return T=function(){return l},l}function P(){const l=n(41115);return P=function(){return l},
l}function I(){const l=n(59580);return I=function(){return l},l}function M(){const l=n(36807);return M=function(){return l},
l}function j(){const l=n(95132);return j=function(){return l},l}function R(){const l=n(63682);return R=function(){return l},
l}function y(){const l=n(46562);return y=function(){return l},l}function S(){const l=n(94901);return S=function(){return l},
l}function f(){const l=n(47350);return f=function(){return l},l}async function a(l,h,{policy:{policy:E,digest:w},workspace:{
directory:i,tree:g}},{approver:p,secrets:s,...O}){const o=new Date,A=(0,P().additionsFor)(E),r=(0,I().guardCheckout)(i,[
...g.files()],A),d=await(0,T().auditAssets)(l,h,[]),{judgement:c,runResult:e}=await(0,S().validate)(d,{policy:E,startedAt:o,
heads:[{judge:()=>(0,t().judgedHead)(d,g,{policy:E,digest:w},"")}],approver:p,runs:!0,run:N=>(0,R().runAudited)(d,{...O,
checkout:r,tree:g,attended:!1,policy:E,fork:!0,waiting:N})}),{genes:m}=c,b=m.map(N=>(0,M().redactGene)(N,s)),C=(0,M().validationReportsOf)(
b,{nodeOf:e.nodeOf,policyDigest:w,startedAt:o,finishedAt:new Date});return{findings:new Map(m.map(N=>[N.gene.asset,v(N,E.
fail_on)])),reports:C.filter(N=>N!==null)}}function v(l,h){const E=(0,y().findingsOf)(l);if(l.verdict==="pass"||l.verdict===
"warn"||(0,f().severityVerdict)(E,h)==="fail")return E;const{asset:i}=l.gene,g={gene:i.id,summary:l.summary};return[...E,
(0,j().finding)("not-validated",g,(0,$().placeOf)(i))]}}),94644:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.strictJson=M;function t(){const j=n(81456);return t=function(){return j},j}function $(){const j=n(73229);return $=function(){
return j},j}function T(){const j=n(94534);return T=function(){return j},j}function P(){const j=n(24932);return P=function(){
return j},j}const I=(0,t().assetLimits)(16*1024*1024);function M({name:j,bytes:R},y=I){if(R.length>y.maxBytes)return{problem:`\
it is larger than ${y.maxBytes} bytes`};const{text:S,complete:f}=(0,P().decodeUtf8)(R);if(!f)return{problem:"it is not U\
TF-8 text"};const a=new(T()).Problems(new(T()).Source(j,S)),v=(0,$().readJson)(S,y,a).map(({value:h})=>h),[l]=a.found;return l===
void 0?{values:v}:{problem:`line ${l.location.line}: ${l.detail}`}}}),49451:((G,u,n)=>{Object.defineProperty(u,"__esModu\
le",{value:!0}),u.nearDuplicatesOf=I,u.otherEnvironment=f,u.staleEvidence=l;function t(){const i=n(27199);return t=function(){
return i},i}function $(){const i=n(47771);return $=function(){return i},i}function T(){const i=n(95132);return T=function(){
return i},i}function P(){const i=n(34915);return P=function(){return i},i}function I(i){const g=new Map,p=s=>{const O=M(
s);O!==void 0&&!g.has(O)&&g.set(O,s)};for(const s of i)p(s);return{add:p,findingsAbout(s){const O=M(s),o=O===void 0?void 0:
g.get(O);if(o===void 0||o.id===s.id)return[];const{type:A,id:r}=s,d={type:A,id:r,other:o.id,place:o.path};return[(0,T().
finding)("near-duplicate",d,(0,t().placeOf)(s))]}}}function M({type:i,value:g}){const p=i==="Gene"?[j(g.signals_match),R(
g.strategy)]:i==="Capsule"?[j(g.trigger),R(g.gene),R(g.summary)]:[];if(!(p.length===0||p.some(s=>s.length===0)))return JSON.
stringify([i,p])}function j(i){const g=(0,P().normalizeSignals)(y(i)).map(S);return[...new Set(g)].sort()}function R(i){
return y(i).map(S).filter(g=>g!=="")}function y(i){return[i].flat().filter(g=>typeof g=="string")}function S(i){return i.
normalize("NFKC").toLowerCase().replace(/\s+/g," ").trim().replace(/[.;]$/,"")}function f(i,{report:g},p){const s=g?.env_fingerprint??
i.value.env_fingerprint;if(!(0,t().isJsonObject)(s))return[];const o=[[s.platform,p.platform],[s.arch,p.arch],[a(s.node_version),
p.nodeVersion&&a(p.nodeVersion)]].filter(m=>typeof m[0]=="string"&&typeof m[1]=="string");if(o.every(([m,b])=>m===b))return[];
const{type:A,id:r}=i,[d,c]=[o.map(([m])=>m),o.map(([,m])=>m)],e={type:A,id:r,there:d.join(", "),here:c.join(", ")};return[
(0,T().finding)("environment-differs",e,(0,t().placeOf)(i))]}function a(i){const g=typeof i=="string"?/^v?(\d+)/.exec(i)?.[1]:
void 0;return g&&`Node.js ${g}`}const v=864e5;function l(i,{now:g,days:p}){const s=new Map;for(const{value:O}of i){const o=E(
O);o===void 0||!(0,$().isSuccess)(O)||s.set(O.capsule_id,Math.max(o,s.get(O.capsule_id)??o))}return(O,o)=>{const A=O.type===
"Capsule"?s.get(O.id):h(o);if(A===void 0)return[];const r=Math.floor((g.getTime()-A)/v);if(r<=p)return[];const{type:d,id:c}=O;
return[(0,T().finding)("evidence-stale",{type:d,id:c,age:r,days:p},(0,t().placeOf)(O))]}}function h({report:i,attestation:g}){
return g===void 0?i&&E(i):w(g.verified_at)}function E({created_at:i,timestamp:g,meta:p}){return w(i??g??((0,t().isJsonObject)(
p)?p.at:void 0))}function w(i){const g=typeof i=="string"?Date.parse(i):i;return typeof g=="number"&&Number.isFinite(g)?
g:void 0}}),11719:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.promotionPolicy=R,u.withWorkspace=M;function t(){
const y=n(74238);return t=function(){return y},y}function $(){const y=n(63550);return $=function(){return y},y}function T(){
const y=n(35720);return T=function(){return y},y}function P(){const y=n(67397);return P=function(){return y},y}function I(){
const y=n(53010);return I=function(){return y},y}function M(y,S,f,a){return(0,I().withSourceTree)(y,S,async(v,l,h)=>{const E=h&&
await j(h,a);return f({directory:l,tree:v,...E&&{defaultBranch:E}})})}async function j(y,S){const f=S===void 0?(await(0,P().
findDefaultBranch)(y))?.commit:(await(0,P().lookUpCommits)(y,[`refs/remotes/origin/${S}`]))[0];return f===void 0?void 0:
(0,T().readTree)(y,f)}function R(y){const S=y?.tree??(0,$().literalTree)({},"no repository");return(0,t().loadPolicy)(S,
S.label)}}),53010:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.withSourceTree=R;function t(){const y=n(
51455);return t=function(){return y},y}function $(){const y=n(41895);return $=function(){return y},y}function T(){const y=n(
67147);return T=function(){return y},y}function P(){const y=n(48741);return P=function(){return y},y}function I(){const y=n(
96402);return I=function(){return y},y}function M(){const y=n(35720);return M=function(){return y},y}function j(){const y=n(
34397);return j=function(){return y},y}async function R(y,S,f){const a=await(0,I().openRepository)(y,S).catch(async v=>{
if(!(v instanceof $().GateError&&v.code==="not_a_repository"&&(await(0,t().stat)(y).catch(()=>{}))?.isDirectory()))throw v});
if(a===void 0)return f((0,P().folderTree)(y),y);try{const v=`the files of ${a.directory}`,l=await(0,M().readTree)(a,await(0,j().
snapshotWorktree)(a),{label:v});return await f((0,T().withAdditions)(l,(0,P().folderTree)(a.directory),(0,T().additionsOf)()),
a.directory,a)}finally{await a.close()}}}),289:((G,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.linesOfAudit=
I,u.stageWords=P;function t(){const M=n(94965);return t=function(){return M},M}const $=1e3,T={first:3e3,next:5e3};function P(){
let M;return(j,R)=>{const{done:y,total:S}=j;M?.stage!==j&&(M={stage:j,at:R,done:y});const[f,a]=[R-M.at,y-M.done],v=`${j.
doing}: ${(0,t().grouped)(y)} of ${(0,t().grouped)(S)}`;return f<$||a===0?v:`${v}, about ${(0,t().duration)((S-y)*f/a)} \
left`}}function I(M,j=T){const R=P();let y,S=!1;return{turn:f=>{const a=performance.now(),v=R(f,a);y??=a+j.first,!(a<y)&&
(y=a+j.next,S||M.begin?.(),S=!0,M.line(v))},ended:()=>{S&&M.end?.(),S=!1,y=void 0}}}}),58504:((G,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.readValidationReport=I;function t(){const f=n(57975);return t=function(){return f},f}function $(){
const f=n(27199);return $=function(){return f},f}function T(){const f=n(85475);return T=function(){return f},f}function P(){
const f=n(21471);return P=function(){return f},f}function I(f){if(!(0,$().isJsonObject)(f)||f.type!=="ValidationReport")
return;const a=typeof f.overall_ok=="boolean"?"protocol":"results",v=a==="protocol"?f.commands:f.results;if(!Array.isArray(
v))return;const l=v.map(M);return{shape:a,id:y(f.id),geneId:y(f.gene_id),commands:l,ok:f.overall_ok!==!1&&l.length>0&&l.
every(({ok:h})=>h),contradictory:Array.isArray(f.commands)&&Array.isArray(f.results)&&!(0,t().isDeepStrictEqual)(f.commands.
map(j),f.results.map(j)),durationMs:S(f.duration_ms)??R(f),hash:(0,T().matchContentHash)({type:"ValidationReport",value:f})??
null,differences:(0,P().schemaDifferences)("ValidationReport",f)}}function M(f){const{command:a,cmd:v,ok:l,duration_ms:h,
err:E,stderr:w}=(0,$().isJsonObject)(f)?f:{},i=y(a)??y(v);return{command:i??"",ok:l===!0&&i!==null,durationMs:S(h),error:y(
E)??y(w)}}function j(f){const{command:a,ok:v}=M(f);return[a,v]}function R({started_at:f,finished_at:a}){const[v,l]=[f,a].
map(h=>typeof h=="string"?Date.parse(h):S(h));return typeof v=="number"&&typeof l=="number"&&l>=v?l-v:null}function y(f){
return typeof f=="string"?f:null}function S(f){return typeof f=="number"?f:null}}),34915:((G,u)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.errorSignature=P,u.normalizeErrorText=T,u.normalizeSignals=I;const n="errsig:",t="errsig_no\
rm:",$=220;function T(j){return j.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,
"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,$)}function P(j){const R=j.
trim();if(R.startsWith(n)){const y=T(R.slice(n.length));return y===""?void 0:`${t}${M(y)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(R)?R.toLowerCase():void 0}function I(j){return j.flatMap(R=>{const y=R.trim(),S=y.startsWith(n)?P(y):y;return S?[S]:
[]})}function M(j){let R=2166136261;for(let y=0;y<j.length;y+=1)R=Math.imul(R^j.charCodeAt(y),16777619);return(R>>>0).toString(
16).padStart(8,"0")}}),78589:((G,u,n)=>{n.r(u),n.d(u,{getOctokit:()=>t.Q});var t=n(92413)}),64077:((G,u,n)=>{n.r(u),n.d(
u,{bundleFromJSON:()=>t.vw});var t=n(61040)}),8744:((G,u,n)=>{n.r(u),n.d(u,{ASN1Obj:()=>t.ASN1Obj});var t=n(83917)}),80643:((G,u,n)=>{
n.r(u),n.d(u,{TrustedRoot:()=>t.TrustedRoot});var t=n(19654)}),3030:((G,u,n)=>{n.r(u),n.d(u,{Verifier:()=>t.BL,toSignedEntity:()=>t.
DC,toTrustMaterial:()=>t.jO});var t=n(54187)}),85893:((G,u,n)=>{n.r(u),n.d(u,{Parser:()=>t.i});var t=n(73979)})};
