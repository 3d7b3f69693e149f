"use strict";exports.id=706,exports.ids=[706],exports.modules={30225:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.groupedProgress=
A;function t(){const j=e(94965);return t=function(){return j},j}function $(){const j=e(49604);return $=function(){return j},
j}function A(j){const M=(0,$().linesOfProgress)(j.info);return{...M,planned:P=>{j.startGroup(`Run ${(0,t().count)(P,"val\
idation command")}`),M.planned(P)},ended:()=>j.endGroup()}}}),61218:((B,c)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.MAX_ANNOTATIONS=c.GITHUB_LIMITS=void 0;const e=c.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
t=c.MAX_ANNOTATIONS=500}),94049:((B,c)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.PASSING_FAILURES=c.NOT_REPEATABLE=
void 0,c.waitBeforeRetry=M;const e=4,t=60,$=60,A=c.NOT_REPEATABLE={request:{notRepeatable:!0}},j=c.PASSING_FAILURES=new Set(
["rate_limited","server","timeout","network","broken"]);function M(P,I,C){if(!j.has(P.kind)||I>=e)return;if(P.kind!=="ra\
te_limited")return 1e3*2**(I-1);const w=P.resetAt===void 0?void 0:Math.max(1,P.resetAt-C/1e3),E=P.retryAfter??w??$;return E>
t?void 0:Math.ceil(E*1e3)}}),32693:((B,c)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.QUEUE=void 0,c.claimOf=w,
c.claimPrefix=M,c.completedExternalId=f,c.isClaim=C,c.isWaiting=I,c.readExternalId=v,c.shortPolicy=E,c.waitingId=P;const e=c.
QUEUE="merge_group",t=12,$=100,A="gene-gate:",j="waiting";function M(d){return`${A}${d}:`}function P(d){return`${M(j)}${d}`}
function I(d){return d===`${A}${j}`||d.startsWith(M(j))}function C(d){return d.startsWith(A)}function w(d){const T=C(d)?
/:(\d{1,9})$/.exec(d)?.[1]:u.exec(d)?.[5];return Number(T??0)}function E(d){return d?.replace(/^sha256:/,"").slice(0,t)??
"none"}function f(d,T,{event:S,base:h,pulls:g},m){const i=g.map(y=>`#${y}`).join(",");return[d,S,l(h),E(T),i,m].join(";")}
const u=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);[0-9a-z]+;([#\d,]*)(?:;(\d{1,9}))?)?$/;function v(d){const[,T,S,h,g=""]=u.
exec(d)??[];if(T===void 0)return;const m=[...g.matchAll(/#(\d+)/g)].map(([,i])=>Number(i));return{digest:T,event:S,pulls:m,
isInto:i=>h===l(i)}}function l(d){return encodeURIComponent(d).slice(0,$)}}),34413:((B,c,e)=>{Object.defineProperty(c,"_\
_esModule",{value:!0}),c.SUPERSEDED=c.CONCLUSIONS=void 0,c.checkOperation=M,c.claimId=P,c.completeCheck=m,c.createCheck=
T,c.findUnfinished=f,c.gateChecks=w,c.isOfGate=E,c.isOfQueue=C,c.isStillClaimed=v,c.leaveWaiting=b,c.listChecks=u,c.newRunKey=
I,c.renameCheck=o,c.supersedeCheck=y,c.takeUpCheck=S;function t(){const r=e(77598);return t=function(){return r},r}function $(){
const r=e(94049);return $=function(){return r},r}function A(){const r=e(32693);return A=function(){return r},r}function j(){
const r=e(1207);return j=function(){return r},r}function M({readOnlyToken:r=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:r}}function P({runKey:r,claim:s}){return`${(0,A().claimPrefix)(r)}${s}`}function I(r){return`${r??
"run"}:${(0,t().randomUUID)()}`}function C({completed:r,conclusion:s,externalId:a}){return(a.startsWith((0,A().claimPrefix)(
A().QUEUE))||(0,A().readExternalId)(a)?.event===A().QUEUE)&&!(r&&s==="success")}async function w(r,s){return(await u(r,r.
headSha,s)).filter(E).sort((n,p)=>p.id-n.id)}function E({externalId:r}){return(0,A().isClaim)(r)||(0,A().readExternalId)(
r)!==void 0}async function f(r,{runKey:s,checkName:a}){return(await u(r,r.headSha,a)).filter(({externalId:p,completed:O})=>p.
startsWith((0,A().claimPrefix)(s))&&!O)}async function u({client:r,owner:s,repo:a},n,p){const O=await r.octokit.paginate(
r.octokit.rest.checks.listForRef,{owner:s,repo:a,ref:n,...p!==void 0&&{check_name:p},filter:"all",per_page:100});return(0,j().
requireAsked)(O.every(({head_sha:R,name:N})=>R===n&&N===(p??N)),"the check runs of this name on the commit"),O.map(l)}async function v({
client:r,owner:s,repo:a},{id:n,externalId:p}){const{data:O}=await r.octokit.rest.checks.get({owner:s,repo:a,check_run_id:n});
return(0,j().requireAsked)(O.id===n,"this check run"),O.external_id===p&&O.status!=="completed"}function l(r){return{id:r.
id,name:r.name,url:r.html_url,detailsUrl:r.details_url??"",completed:r.status==="completed",conclusion:r.conclusion,externalId:r.
external_id??"",appId:r.app?.id,appSlug:r.app?.slug,headSha:r.head_sha,completedAt:r.completed_at??"",annotationsCount:r.
output.annotations_count}}function d(r){return{status:"in_progress",external_id:P(r),started_at:new Date().toISOString(),
...r.detailsUrl!==void 0&&{details_url:r.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running t\
he change."}}}async function T(r,s,a){const{client:n,owner:p,repo:O,headSha:R}=r,N=async()=>{const{data:L}=await n.octokit.
rest.checks.create({owner:p,repo:O,head_sha:R,name:s.checkName,...d(s),...$().NOT_REPEATABLE});return(0,j().requireAsked)(
L.head_sha===R,"this commit"),l(L)};return n.once(N,async()=>(await f(r,s)).find(({id:U})=>U>(a?.id??0)))}async function S(r,s,a){
return l(await h(r,a,d(s)))}async function h({client:r,owner:s,repo:a},{id:n},p){const O={owner:s,repo:a,check_run_id:n,
...p},{data:R}=await r.octokit.rest.checks.update(O);return(0,j().requireAsked)(R.id===n,"this check run"),R}const g=c.CONCLUSIONS=
["failure","action_required","neutral","success"];async function m(r,s,{conclusion:a,externalId:n,output:p}){const R=await h(
r,s,{status:"completed",conclusion:a,external_id:n,output:p});if(R.status!=="completed"||R.conclusion!==a)throw new(j()).
BrokenAnswer("the check run is not completed with this result")}const i=c.SUPERSEDED=" (superseded)";async function y(r,{
checkName:s},a){await h(r,a,{name:`${s}${i}`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newe\
r check run",summary:`The result for this commit is in the check run \u201C${s}\u201D.`}})}async function o(r,s,a){await h(
r,s,{name:a})}async function b(r,s,a){const n=(0,A().waitingId)((0,A().claimOf)(s.externalId));await h(r,s,{status:"in_p\
rogress",external_id:n,output:a})}}),40410:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.LEAVES_API=void 0,
c.connect=w;function t(){const l=e(58500);return t=function(){return l},l}function $(){const l=e(78589);return $=function(){
return l},l}function A(){const l=e(94049);return A=function(){return l},l}function j(){const l=e(1207);return j=function(){
return l},l}function M(){const l=e(56228);return M=function(){return l},l}const P=c.LEAVES_API={leavesApi:!0},I=18e4,C=3e3;
function w(l,d={}){const{timeoutMs:T=15e3,sleep:S=E,now:h=Date.now,signal:g}=d,m=d.baseUrl||"https://api.github.com",i=(0,$().
getOctokit)(l,{baseUrl:m});let y=I;async function o(r,s){for(let a=1;;a+=1){const n=h();try{return await r()}catch(O){const R=(0,A().
waitBeforeRetry)((0,j().readFailure)(O),a,h());if(R===void 0||g?.aborted||(y-=h()-n+R,y<0)||(await S(R,g),g?.aborted))throw O}
const p=await s?.();if(p!==void 0)return p}}return i.hook.wrap("request",(r,s)=>{const a=s.request?.fetch??globalThis.fetch,
n=s.request?.leavesApi?a:(0,M().fetchFromOrigin)(a,m),p=async()=>{(0,M().requireOwnOrigin)(s.url,m),s.request={...s.request,
fetch:n,signal:b()};try{const O=await r(s);return(0,M().refuseRedirect)(O.status,O.headers.location),f(s,O),O}catch(O){throw v(
O)}};return s.request?.notRepeatable===!0?p():o(p)}),{octokit:i,once:o};function b(){return g===void 0?AbortSignal.timeout(
T):g.aborted?AbortSignal.timeout(Math.min(T,C)):AbortSignal.any([g,AbortSignal.timeout(T)])}}function E(l,d){return(0,t().
setTimeout)(l,void 0,d&&{signal:d}).catch(()=>{})}function f({method:l,url:d},{status:T,data:S}){if(!(l==="DELETE"?T===204:
T===200||T===201))throw new(j()).BrokenAnswer(`its status is ${T}`);if(l==="DELETE")return;if(typeof S!="object"||S===null)
throw new(j()).BrokenAnswer("it was truncated or is not JSON");if((l==="POST"||l==="PATCH")&&!d.endsWith("/graphql")&&!("\
id"in S))throw new(j()).BrokenAnswer("it has no id");if(/[?&]per_page=/.test(d)&&!Array.isArray(u(d,S)))throw new(j()).BrokenAnswer(
"it is not a list")}function u(l,d){return/\/check-runs\?/.test(l)?"total_count"in d&&"check_runs"in d?d.check_runs:void 0:
d}function v(l){const{status:d,said:T}=(0,j().readFailure)(l);return d===409?new(j()).BrokenAnswer(`its status is 409, ${T}`,
{cause:l}):l}}),56228:((B,c)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.fetchFromOrigin=A,c.refuseRedirect=j,c.
requireOwnOrigin=$;class e extends Error{name="ForeignAnswer"}const t=5;function $(I,C){const{origin:w}=new URL(I,`${C}/`);
if(w!==new URL(C).origin)throw P(w)}function A(I,C){const{origin:w}=new URL(C);return async(E,f)=>{let u=String(E);for(let v=0;;v+=
1){const l=await I(u,{...f,redirect:"manual"}),d=M(l,u);if(d?.origin!==w||v===t)return l;await l.body?.cancel(),u=d.href}}}
function j(I,C){if(I>=300&&I<400&&typeof C=="string")throw P(C)}function M({status:I,headers:C},w){const E=C.get("locati\
on");return I>=300&&I<400&&E!==null&&URL.canParse(E,w)?new URL(E,w):void 0}function P(I){const C=URL.canParse(I)?new URL(
I).origin:I;return new e(`the answer refers to ${C}, which is not GitHub's API`)}}),40638:((B,c,e)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.listBundles=C,c.readFileAt=j,c.refTip=P;function t(){const w=e(7723);return t=function(){return w},
w}function $(){const w=e(61218);return $=function(){return w},w}function A(){const w=e(1207);return A=function(){return w},
w}async function j({client:w,owner:E,repo:f},u,v){const l={owner:E,repo:f,path:u,ref:v},{data:d}=await w.octokit.rest.repos.
getContent(l);if(Array.isArray(d)||d.type!=="file"||d.encoding!=="base64")throw new Error(`expected a file of at most ${$().
GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(d.content,"base64")}const M=t().object({ref:t().string(),object:t().
object({sha:t().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)})});async function P({client:w,owner:E,repo:f},u){try{
const{data:v}=await w.octokit.rest.git.getRef({owner:E,repo:f,ref:u}),{ref:l,object:d}=M.parse(v);return(0,A().requireAsked)(
l===`refs/${u}`,`refs/${u}`),d.sha}catch(v){if((0,A().readFailure)(v).kind==="not_found")return;throw v}}const I=100;async function C({
client:w,owner:E,repo:f},u){try{const{data:v}=await w.octokit.rest.repos.listAttestations({owner:E,repo:f,subject_digest:u,
per_page:I});return(v.attestations??[]).map(({bundle:l})=>l??null)}catch(v){if((0,A().readFailure)(v).kind==="not_found")
return[];const l={doing:"read the attestations",permission:"attestations: read"};throw(0,A().asUnavailable)(v,l)}}}),42312:((B,c,e)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.ARCHIVE_LIMITS=void 0,c.readArchive=l;function t(){const n=e(77598);return t=
function(){return n},n}function $(){const n=e(38522);return $=function(){return n},n}function A(){const n=e(85893);return A=
function(){return n},n}function j(){const n=e(7723);return j=function(){return n},n}function M(){const n=e(24932);return M=
function(){return n},n}function P(){const n=e(41895);return P=function(){return n},n}const I=c.ARCHIVE_LIMITS={entries:1e3,
bytes:256*1024*1024,keptBytes:32*1024*1024},C="manifest.json",w="checksum.sha256",E=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,
f=/^(?:[^/]+\/)?(?:manifest\.json|checksum\.sha256|(?:genes|capsules|events)\/[^/]+\.jsonl?)$/,u=j().string().regex(/^1(\.|$)/,
"expected a version 1"),v=j().looseObject({gep_version:u,schema_version:u});async function l(n,p=I){const O=d(await y(n,
p));S(T(O,C));const R=T(O,w);return O.delete(w),m(R,O),[...O].flatMap(([N,{bytes:L}])=>L!==void 0&&E.test(N)?[{name:N,bytes:L}]:
[]).sort((N,L)=>N.name<L.name?-1:1)}function d(n){const p=[...n.keys()][0]??"",O=n.has(C)?"":`${p.split("/")[0]}/`;return new Map(
[...n].map(([R,N])=>{if(R.startsWith(O))return[R.slice(O.length),N];throw a(`it has no ${C} at its root`)}))}function T(n,p){
const{bytes:O}=n.get(p)??{};if(O===void 0)throw a(`it has no ${p} at its root`);return O}function S(n){const p=v.safeParse(
h(n));if(p.success)return;const[O]=p.error.issues;throw a(`${C}: ${[...O?.path??[],O?.message].join(": ")}`)}function h(n){
try{return JSON.parse((0,M().decodeUtf8)(n).text)}catch(p){throw a(`${C} is not valid JSON`,p)}}const g=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;
function m(n,p){const O=i(n);for(const[N,L]of O){const U=JSON.stringify(N),k=p.get(N);if(k===void 0)throw a(`${U} has a \
checksum but is missing`);if(k.sha256!==L)throw a(`the checksum of ${U} does not match its content`)}const R=[...p.keys()].
find(N=>!O.has(N));if(R!==void 0)throw a(`${JSON.stringify(R)} has no checksum`)}function i(n){const p=new Map;for(const O of(0,M().
decodeUtf8)(n).text.split(/\r?\n/).filter(Boolean)){const[,R,N]=g.exec(O)??[];if(R===void 0||N===void 0)throw a(`checksu\
m.sha256 contains the invalid line ${JSON.stringify(O.slice(0,80))}`);if(p.has(N))throw a(`${JSON.stringify(N)} has two \
checksums`);p.set(N,R.toLowerCase())}return p}async function y(n,p){const O=new Map;let R=0,N=0;const L=U=>{if(R+=1,R>p.
entries)throw a(`it has more than ${p.entries} entries`);const k=s(U);if(k===void 0){U.resume();return}if(O.has(k))throw a(
`it contains ${JSON.stringify(k)} twice`);O.set(k,{sha256:""});const F=(0,t().createHash)("sha256"),G=f.test(k)?[]:void 0;
U.on("data",H=>{if(F.update(H),N+=G?H.length:0,N>p.keptBytes)throw a(`its asset files have more than ${p.keptBytes} byte\
s`);G?.push(Buffer.from(H))}),U.on("end",()=>{const H=F.digest("hex");O.set(k,{sha256:H,...G&&{bytes:Buffer.concat(G)}})})};
try{await o(n,L,p)}catch(U){throw U instanceof P().GateError?U:a(`it is not a complete gzipped tar (${U.message})`,U)}return O}
async function o(n,p,{bytes:O}){const R=new(A()).Parser({strict:!0,brotli:!1,zstd:!1});let N=!1;R.on("error",k=>{throw k}),
R.on("entry",p),R.on("ignoredEntry",({path:k,type:F})=>{throw a(`it contains ${JSON.stringify(k.slice(0,80))}, an entry \
of the type ${F}`)}),R.on("eof",()=>{N=!0});let L=0;const U=(0,$().createGunzip)();U.end(n);for await(const k of U){if(L===
0&&k[0]===31)throw a("it is gzipped twice");if(L+=k.length,L>O)throw a(`its unpacked content has more than ${O} bytes`);
N||R.write(k)}R.end()}const b=255,r=/[\\:\p{C}]/u;function s({path:n,type:p}){const O=JSON.stringify(n.slice(0,b));if(p!==
"File"&&p!=="OldFile"&&p!=="Directory")throw a(`${O} is a ${p}, but only files and directories are allowed`);if(n.length>
b)throw a(`the path ${O}\u2026 is too long`);if(n.startsWith("/"))throw a(`the path ${O} is absolute`);if(r.test(n))throw a(
`the path ${O} contains characters that are not allowed`);const R=n.split("/").filter(N=>N!==""&&N!==".");if(R.includes(
".."))throw a(`the path ${O} leaves the archive`);if(p!=="Directory"){if(R.length===0)throw a(`a file has the path ${O}`);
return R.join("/")}}function a(n,p){return new(P()).GateError("input_invalid",`The archive is not valid: ${n}.`,"Export \
the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",{cause:p})}}),
71101:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.exchangeFindings=I,c.isSameAsset=E,c.promotedForm=f,
c.receivedHashOf=w,c.unhashedFindings=C;function t(){const u=e(23404);return t=function(){return u},u}function $(){const u=e(
27199);return $=function(){return u},u}function A(){const u=e(85475);return A=function(){return u},u}function j(){const u=e(
94377);return j=function(){return u},u}function M(){const u=e(57733);return M=function(){return u},u}function P(){const u=e(
95132);return P=function(){return u},u}function I(u){return[...(0,M().promotionSchemaFindings)(u),...(0,A().identityFindings)(
u,"author")].map(v=>({...v,severity:"error"}))}function C(u){const v=(0,A().unhashedFields)(u);return v.length===0?[]:[(0,P().
finding)("fields-not-hashed",{capsule:u.id,fields:v},(0,$().placeOf)(u,["outcome"]))]}function w({value:{a2a:u}}){return(0,$().
isJsonObject)(u)?u.received_asset_id:void 0}function E(u,v){return(0,A().contentHash)(u.value)===(0,A().contentHash)(v.value)?
!0:(0,A().matchContentHash)(u)!==void 0&&w(v)===u.value.asset_id}function f({type:u,value:v},l){const{confidence:d,a2a:T,
asset_id:S}=v;if(u!=="Capsule"||typeof d!="number")return(0,A().matchContentHash)({type:u,value:v})==="engine"?(0,j().asEngineHashed)(
v)??v:v;if(l===1&&(0,t().verifyAssetId)(v))return v;const h={...(0,A().matchContentHash)({type:u,value:v})==="hub"?(0,A().
asHubHashes)(v):v,confidence:d*l,a2a:{...(0,$().isJsonObject)(T)?T:{},status:"promoted",confidence_factor:l,received_asset_id:S??
null}};return{...h,asset_id:(0,t().computeAssetId)(h)}}}),54953:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.attestedSchema=void 0;function t(){const M=e(7723);return t=function(){return M},M}function $(){const M=e(79167);return $=
function(){return M},M}const A=t().object({issuer:t().string().describe("Who confirmed the identity, as a URL."),repository:t().
string().describe("`owner/name` of the repository whose workflow signed."),workflow:t().string().describe("The workflow \
file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:t().string().describe("The ref that the w\
orkflow ran for.")}),j=c.attestedSchema=t().object({source:t().string().describe("The file and position, or the address."),
digest:$().digestSchema.describe("Digest of the signed statement."),predicate_type:t().string(),result:t().enum(["PASSED",
"WARNED"]),asset_id:$().digestSchema,commit:t().string().nullable().describe("The commit that was verified, if the state\
ment names it."),policy_digest:$().digestSchema,gate:t().object({id:t().string(),version:t().string().nullable()}).nullable().
describe("The gate; null if the statement does not name it."),verified_at:t().iso.datetime(),signer:A}).describe("A veri\
fied attestation about the asset.")}),72371:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.attestationJudge=
j;function t(){const S=e(27199);return t=function(){return S},S}function $(){const S=e(95132);return $=function(){return S},
S}const A=1440*60*1e3;function j(S,h){return g=>{const m=g.value.asset_id,y=(typeof m=="string"?S.filter(a=>P(a,m)):[]).
map(a=>({each:a,reasons:I(g,a,h)})),o=y.flatMap(({each:a,reasons:n})=>"refused"in a||n.length>0?[]:[a]);if(o.length===0){
const[a={reasons:[d(g)]}]=y;return{findings:a.reasons}}const[b]=M(o.filter(a=>!v(a,g))),r=M(o.filter(a=>v(a,g))).filter(
({verified_at:a})=>b===void 0||a>b.verified_at),s=r.find(({gate:a})=>a!==null)??r[0];return s!==void 0?{accepted:T(s,String(
m))}:{findings:b===void 0?[d(g)]:[l(g,b)]}}}function M(S){return[...S].sort((h,g)=>Date.parse(g.verified_at)-Date.parse(
h.verified_at))}function P(S,h){return"refused"in S?S.claims?.has(h)??!0:S.subjects.has(h)}function I(S,h,{signers:g,policyDigest:m,
now:i}){const y=(0,t().placeOf)(S),{source:o}=h;if("refused"in h)return[(0,$().finding)("attestation-invalid",{source:o,
reason:h.refused},y)];const{signer:b,policy_digest:r,verified_at:s}=h,a=g.filter(N=>C(b,N)),[n]=a;if(n===void 0){const N={
source:o,found:f(b),accepted:g.map(u)};return[(0,$().finding)("attestation-other-signer",N,y)]}const p=({policies:N})=>N??
[m],O=a.filter(N=>p(N).includes(r));if(O.length===0){const N={source:o,found:r,accepted:a.flatMap(p)};return[(0,$().finding)(
"attestation-other-policy",N,y)]}const R=Math.max(...O.map(({max_age_days:N})=>N));if(i.getTime()-Date.parse(s)>R*A){const N={
source:o,verified:s,days:R};return[(0,$().finding)("attestation-expired",N,y)]}return[]}function C(S,{issuer:h,repository:g,
workflow:m,ref:i}){const[y="",o=""]=E(S.workflow),[b="",r="",...s]=y.split("/"),[a="",n=i]=E(m),p=a.startsWith(".github/")?
a===s.join("/")&&w(`${b}/${r}`,g):a===y;return S.issuer===h&&w(S.repository,g)&&p&&o===n&&S.ref===i}function w(S,h){return S.
toLowerCase()===h.toLowerCase()}function E(S){const h=S.indexOf("@");return h===-1?[S]:[S.slice(0,h),S.slice(h+1)]}function f({
repository:S,workflow:h,ref:g,issuer:m}){return`${h} for ${S} at ${g}, confirmed by ${m}`}function u({repository:S,workflow:h,
ref:g}){return`${h} for ${S} at ${g}`}function v({result:S,validated:h},{type:g}){return S!=="FAILED"&&(h||g!=="Gene")}function l(S,{
source:h,result:g}){const m=g==="FAILED"?"failed":"did not run all commands";return(0,$().finding)("attestation-not-pass\
ed",{source:h,what:m},(0,t().placeOf)(S))}function d(S){const{type:h,id:g}=S;return(0,$().finding)("attestation-missing",
{type:h,id:g},(0,t().placeOf)(S))}function T({subjects:S,validated:h,result:g,...m},i){return{...m,result:g==="WARNED"?"\
WARNED":"PASSED",asset_id:i}}}),3766:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.judgeByAttestations=w,
c.readAttestations=E;function t(){const d=e(27199);return t=function(){return d},d}function $(){const d=e(40638);return $=
function(){return d},d}function A(){const d=e(41895);return A=function(){return d},d}function j(){const d=e(94644);return j=
function(){return d},d}function M(){const d=e(72371);return M=function(){return d},d}function P(){const d=e(93625);return P=
function(){return d},d}const I=8,C=500;async function w(d,{file:T,client:S,trustedRoot:h},{policy:g,digest:m}){const i=(0,P().
readTrustedRoots)(h),y=g.a2a.attestation,o=[...new Set(y.map(({repository:r})=>r))],b=[...T?E(T,i):[],...S?await v(S,o,d,
i):[]];return(0,M().attestationJudge)(b,{signers:y,policyDigest:m,now:new Date})}function E({name:d,bytes:T},S){const h=(0,j().
strictJson)({name:d,bytes:T});if("problem"in h)throw u(d,h.problem);const g=h.values.flatMap(f);if(g.length===0)throw u(
d,"it contains no bundle");return g.map((m,i)=>(0,P().verifyBundle)(g.length===1?d:`${d}, bundle ${i+1}`,m,S))}function f(d){
return Array.isArray(d)?d:(0,t().isJsonObject)(d)&&Array.isArray(d.attestations)?d.attestations.map(T=>(0,t().isJsonObject)(
T)?T.bundle??null:null):[d]}function u(d,T){return new(A()).GateError("input_invalid",`${d} is not a file of attestation\
s: ${T}.`,"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}async function v(d,T,S,h){const g=S.
map(({value:y})=>y.asset_id).filter(l),m=[...new Set(g)].flatMap(y=>T.map(o=>({repository:o,id:y})));if(T.length===0)throw new(A()).
GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and workflow to `a2a.at\
testation` in the policy.");if(m.length>C)throw new(A()).GateError("usage",`promote --fetch would send ${m.length} reque\
sts to GitHub; ${C} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at once.");const i=[];
for(let y=0;y<m.length;y+=I){const o=m.slice(y,y+I).map(async({repository:b,id:r})=>{const[s="",a=""]=b.split("/"),n=await(0,$().
listBundles)({client:d,owner:s,repo:a},r),p=O=>`${b}, attestation ${O+1} of ${r}`;return n.map((O,R)=>(0,P().verifyBundle)(
p(R),O,h))});i.push(...(await Promise.all(o)).flat())}return i}function l(d){return typeof d=="string"&&/^sha256:[0-9a-f]{64}$/.
test(d)}}),63647:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.readStatement=E;function t(){const v=e(7723);
return t=function(){return v},v}function $(){const v=e(38863);return $=function(){return v},v}function A(){const v=e(58802);
return A=function(){return v},v}const j=t().string().regex(/^[0-9a-f]{64}$/),M=t().record(t().string(),t().string()),P=t().
string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),I=t().looseObject({_type:t().literal("https://in-toto.io/Statement/v1"),
subject:t().array(t().looseObject({name:t().string().optional(),digest:M})).min(1),predicateType:t().string(),predicate:t().
unknown()}),C=t().looseObject({verifier:t().looseObject({id:t().literal($().HOME),version:t().record(t().string(),t().string()).
optional()}),timeVerified:t().iso.datetime({offset:!0}),resourceUri:t().string(),policy:t().looseObject({digest:t().looseObject(
{sha256:j})}),verificationResult:t().enum(["PASSED","FAILED"]),verifiedLevels:t().array(t().string())}),w=t().looseObject(
{result:t().enum(["PASSED","WARNED","FAILED"]),configuration:t().array(t().looseObject({digest:t().looseObject({sha256:j})})).
length(1,{error:"expected one entry, the policy"}),passedTests:t().array(t().string()).default([]),warnedTests:t().array(
t().string()).default([]),failedTests:t().array(t().string()),skippedTests:t().array(t().string()).default([])});function E(v){
const l=I.safeParse(v);if(!l.success)return{refused:`its payload is not an in-toto statement: ${u(l.error)}`};const{subject:d,
predicateType:T,predicate:S}=l.data,h=d.map(({digest:o})=>o),g=o=>h.flatMap(b=>b[o]??[]),m=new Set(g("sha256").map(o=>`s\
ha256:${o}`)),i=g("gitCommit").filter(o=>P.safeParse(o).success),y={predicate_type:T,subjects:m};switch(T){case A().VERIFICATION_SUMMARY:{
const{data:o,error:b}=C.safeParse(S);if(b)return{refused:`its verification summary is malformed: ${u(b)}`};const r=[...i,
f(o.resourceUri)].find(s=>o.resourceUri===(0,A().commitUri)(s)&&(i.includes(s)||m.has(`sha256:${(0,A().textDigest)(s)}`)));
return r===void 0?{refused:"its resource is not one of its subjects"}:{...y,result:o.verificationResult,validated:o.verifiedLevels.
includes(A().VALIDATED),commit:r,policy_digest:`sha256:${o.policy.digest.sha256}`,gate:{id:o.verifier.id,version:o.verifier.
version?.[$().TOOL.name]??null},verifiedAt:Date.parse(o.timeVerified)}}case A().TEST_RESULT:{const{data:o,error:b}=w.safeParse(
S);if(b)return{refused:`its test result is malformed: ${u(b)}`};const[r]=o.configuration,{passedTests:s,warnedTests:a,failedTests:n,
skippedTests:p}=o;return{...y,result:o.result,validated:n.length+p.length===0&&s.length+a.length>0,commit:i[0]??null,policy_digest:`\
sha256:${r?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(T.slice(0,80))}, n\
ot a verification summary or a test result`}}}function f(v){return v.slice(v.lastIndexOf(":")+1)}function u({issues:v}){
const[l]=v,d=l?.path.map(String).join(".");return`${d?`${d}: `:""}${l?.message??"unknown"}`}}),93625:((B,c,e)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.readTrustedRoots=o,c.verifyBundle=d;function t(){const r=e(77598);return t=function(){return r},
r}function $(){const r=e(64077);return $=function(){return r},r}function A(){const r=e(8744);return A=function(){return r},
r}function j(){const r=e(80643);return j=function(){return r},r}function M(){const r=e(3030);return M=function(){return r},
r}function P(){const r=e(41895);return P=function(){return r},r}function I(){const r=e(94644);return I=function(){return r},
r}function C(){const r=e(63647);return C=function(){return r},r}const w="application/vnd.in-toto+json",E="1.3.6.1.4.1.57\
264.1.12",f="1.3.6.1.4.1.57264.1.14",u="https://github.com/",v=12,l=10*6e4;function d(r,s,a){let n,p,O;try{const{content:W,
...D}=(0,$().bundleFromJSON)(s);if(W.$case!=="dsseEnvelope")return{source:r,refused:"it signs a file, not an in-toto sta\
tement"};({payload:n,payloadType:p}=W.dsseEnvelope),O=(0,M().toSignedEntity)({...D,content:W})}catch(W){return{source:r,
refused:`it is not a Sigstore bundle (${h(W)})`}}const R=(0,I().strictJson)({name:r,bytes:n}),[N]="values"in R&&R.values.
length===1?R.values:[],L=N===void 0?void 0:(0,C().readStatement)(N),U=L&&"subjects"in L?{claims:L.subjects}:{},k=W=>({source:r,
refused:W,...U});if(p!==w)return k(`its payload type is ${JSON.stringify(p.slice(0,80))}`);const F=T(O,a);if("refused"in
F)return k(F.refused);if("problem"in R)return k(`its statement is ambiguous: ${R.problem}`);if(L===void 0)return k("its \
payload is not one JSON value");if("refused"in L)return k(L.refused);const G=g(F.signer);if(G===void 0)return k("its cer\
tificate names no workflow of GitHub");const{verifiedAt:H=F.signedAt,...z}=L;return H>F.signedAt+l?k("it was signed befo\
re the time that it states"):{...z,source:r,digest:`sha256:${(0,t().createHash)("sha256").update(n).digest("hex")}`,verified_at:new Date(
H).toISOString(),signer:G}}function T(r,s){const a=[];for(const n of s)try{return{signer:n.verify(r),signedAt:S(r)}}catch(p){
a.push(p)}return{refused:`its signature cannot be verified (${a.map(h).join("; ")})`}}function S({timestamps:r}){const s=r.
map(a=>a.$case==="timestamp-authority"?a.timestamp.signingTime.getTime():Number(a.tlogEntry.integratedTime)*1e3);return Math.
min(...s)}function h(r){const{message:s,cause:a}=r,n=a instanceof Error?`: ${a.message}`:"";return`${s}${n}`.replaceAll(
/\s+/g," ").slice(0,200)}function g({identity:r}){const s=r?.extensions?.issuer,a=m(r?.subjectAlternativeName),n=m(i(r,E)),
p=i(r,f);if(!(!s||!a||!n||!p))return{issuer:s,repository:n,workflow:a,ref:p}}function m(r){return r?.startsWith(u)?r.slice(
u.length):void 0}function i(r,s){const a=r?.oids?.filter(({oid:p})=>p?.id.join(".")===s)??[],[n]=a;if(!(n===void 0||a.length>
1))try{const{tag:p,value:O}=A().ASN1Obj.parseBuffer(Buffer.from(n.value));return p.number===v?O.toString("utf8"):void 0}catch{
return}}const y=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function o({name:r,
bytes:s}){const a=(0,I().strictJson)({name:r,bytes:s});if("problem"in a)throw b(r,a.problem);if(a.values.length===0)throw b(
r,"it is empty");return a.values.map((n,p)=>{let O;try{const U=j().TrustedRoot.fromJSON(n);if(!y.test(U.mediaType))throw new Error(
"its media type is unknown");O=(0,M().toTrustMaterial)(U)}catch(U){throw b(r,`root ${p+1} is malformed (${U.message})`)}
const{certificateAuthorities:R,tlogs:N,ctlogs:L}=O;if(R.length===0)throw b(r,`root ${p+1} has no certificate authority`);
return new(M()).Verifier(O,{tlogThreshold:N.length>0?1:0,ctlogThreshold:L.length>0?1:0,timestampThreshold:1})})}function b(r,s){
return new(P()).GateError("input_invalid",`${r} is not a trusted root: ${s}.`,"Write the file with `gh attestation trust\
ed-root > trusted-root.jsonl`.")}}),80543:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.auditCandidates=
I;function t(){const u=e(27199);return t=function(){return u},u}function $(){const u=e(67506);return $=function(){return u},
u}function A(){const u=e(72025);return A=function(){return u},u}function j(){const u=e(97004);return j=function(){return u},
u}function M(){const u=e(77648);return M=function(){return u},u}function P(){const u=e(95132);return P=function(){return u},
u}async function I(u,v,l){const{genes:d,findings:T}=await(0,$().auditAssets)(u,v,l),S=new Map(d.map(o=>[o.asset,C(o)])),
h=(0,M().findingsAbout)(T),g=new Set(u.filter(({type:o})=>o==="Gene").map(({id:o})=>o)),m=l.filter(({id:o})=>!g.has(o)),
i=u.filter(({type:o})=>o==="Capsule"),y=await(0,j().blockedGenes)(i,m,v);return o=>{const b=o.type==="Gene"?S.get(o):[];
if(b===void 0)return[(0,A().assetNotJudged)(o,"the audit returned no result")];const r=y.get(o);return[...b,...r?[r]:[],
...h(o).filter(({rule:s})=>s!=="event-parent-missing")]}}function C({asset:u,commands:v,findings:l}){return[...v.flatMap(
d=>{if(d.verdict!=="block"||E(d))return d.findings;const{command:T,location:S}=d,h={location:S,subject:{...(0,t().subjectOf)(
u),command:T}};return[(0,P().finding)("unsafe-validation-command",{command:T},h),...d.findings]}),...f(u)?[]:[(0,P().finding)(
"strategy-missing",{gene:u.id},(0,t().placeOf)(u,["strategy"]))],...l]}const w=new Set(["target-missing","binary-missing",
"package-json-missing"]);function E({findings:u}){const v=u.filter(({severity:l})=>l==="error");return v.length>0&&v.every(
({rule:l})=>w.has(l))}function f({value:{strategy:u}}){return Array.isArray(u)&&u.some(v=>typeof v=="string"&&v.trim()!==
"")}}),50414:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.filesInFolder=h,c.isArchive=f,c.readCandidates=
w,c.readWhole=u;function t(){const m=e(61331);return t=function(){return m},m}function $(){const m=e(64385);return $=function(){
return m},m}function A(){const m=e(52117);return A=function(){return m},m}function j(){const m=e(41895);return j=function(){
return m},m}function M(){const m=e(48741);return M=function(){return m},m}function P(){const m=e(93028);return P=function(){
return m},m}function I(){const m=e(95132);return I=function(){return m},m}function C(){const m=e(42312);return C=function(){
return m},m}async function w(m,i){const y=[],o=[];for(const n of m){const p=await E(n,i),O=f(n.bytes)?n:void 0;y.push(...p),
o.push(...p.map(R=>v(R,O)))}const b=o.flatMap(n=>n.candidates),r=o.flatMap(n=>n.findings),s=y.flatMap(n=>n.messages??[]).
filter(({value:n})=>!(0,t().carriesAssets)(n)),[a]=r;if(b.length+s.length===0&&a!==void 0)throw T(a);return{candidates:b,
findings:r,messages:s}}async function E(m,i){return f(m.bytes)?(await(0,C().readArchive)(m.bytes)).map(({name:o,bytes:b})=>(0,$().
readAssetFile)(`${m.name}/${o}`,b,i)):[u(m,i)]}function f(m){return m[0]===31&&m[1]===139}function u({name:m,bytes:i},y){
if(i.length<=y.maxBytes)return(0,$().readAssetFile)(m,i,y);throw new(j()).GateError("input_invalid",`${m} is larger than\
 ${y.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function v(m,i){
const y=l(m),o=m.assets.filter(({envelope:a,cut:n})=>!n&&(!a||(0,t().carriesAssets)(a))),b=new Set,r=o.map(a=>{const n=a.
envelope??i;if(y.length===0)return{asset:a,findings:[],bundle:n};const p=a.locate(),O=y.filter(({location:R})=>d(R,p));for(const R of O)
b.add(R);return{asset:a,findings:O.map(A().assetProblemFinding),bundle:n}}),s=y.filter(a=>!b.has(a));return{candidates:r,
findings:s.map(A().assetProblemFinding)}}function l({problems:m}){return m.filter(({rule:i})=>i!=="duplicate-id"&&i!=="d\
uplicate-copy")}function d(m,i){const{end_line:y=i.line,end_column:o=i.column}=i,b=m.line>i.line||m.line===i.line&&m.column>=
i.column,r=m.line<y||m.line===y&&m.column<=o;return b&&r}function T(m){const{message:i,remedy:y}=(0,I().describe)(m),{path:o,
line:b}=m.location??{path:"",line:1};return new(j()).GateError("input_invalid",`${o} contains no candidate. Line ${b}: ${i}`,
y)}const S=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function h(m,i){const y=[...(0,M().folderTree)(m).files()].filter(
({path:n,kind:p})=>(0,P().isRegular)(p)||n.endsWith(".gepx")),o=y.find(({path:n})=>n.endsWith(".gepx"));if(o)throw g(i,`${o.
path} is an archive`,"Pass archives one by one.");const b=y.filter(({path:n})=>/\.jsonl?$/.test(n)&&!S.test(n)),{entries:r,
keptBytes:s}=C().ARCHIVE_LIMITS,a=b.reduce((n,{size:p=0})=>n+p,0);if(b.length===0)throw g(i,"it has no JSON file","Pass \
a directory with `.json` or `.jsonl` files.");if(b.length>r||a>s){const n=`at most ${r} files with ${s} bytes are read`;
throw g(i,n,"Pass the files in smaller directories.")}return b.map(({path:n})=>n)}function g(m,i,y){return new(j()).GateError(
"input_invalid",`The directory ${m} cannot be read: ${i}.`,y)}}),47440:((B,c,e)=>{Object.defineProperty(c,"__esModule",{
value:!0}),c.decide=u;function t(){const n=e(27199);return t=function(){return n},n}function $(){const n=e(84812);return $=
function(){return n},n}function A(){const n=e(47771);return A=function(){return n},n}function j(){const n=e(59490);return j=
function(){return n},n}function M(){const n=e(68616);return M=function(){return n},n}function P(){const n=e(95132);return P=
function(){return n},n}function I(){const n=e(47350);return I=function(){return n},n}function C(){const n=e(71101);return C=
function(){return n},n}function w(){const n=e(38727);return w=function(){return n},n}function E(){const n=e(72883);return E=
function(){return n},n}function f(){const n=e(49451);return f=function(){return n},n}function u(n,p){const{policy:O,environment:R,
now:N}=p,L=new Map(p.known.toReversed().map(D=>[(0,E().assetKey)(D),D])),U=v(p,L),k=(0,f().nearDuplicatesOf)(p.known),F=(0,f().
staleEvidence)(p.events,{now:N,days:O.a2a.stale_after_days}),G=[],H=[];for(const{asset:D,findings:V}of n){const J=L.get(
(0,E().assetKey)(D)),K=p.revocations(D),Y=p.audited(D),x=!V.some(S)&&!Y.some(h),X=K?void 0:m(D,x?J:void 0);if(X!==void 0){
H.push({asset:D,reason:X});continue}const Q=(0,w().evidenceOf)(D,p.evidence),_=[...K?[K]:[],...T(D),...V,...J&&!(0,C().isSameAsset)(
D,J)?[i(D,J)]:[],...Y,...U(D),...(0,C().exchangeFindings)(D),...(0,C().unhashedFindings)(D),...Q.findings,...k.findingsAbout(
D),...F(D,Q),...(0,f().otherEnvironment)(D,Q,R),...(0,f().noticedDefects)(D,Q)],Z=o(D,Q,_,O.fail_on);G.push(Z),Z.outcome===
"promoted"&&(L.set((0,E().assetKey)(D),D),k.add(D))}const z=new Map(n.map(({asset:D,bundle:V})=>[D,V])),W=new Set(p.known.
map(E().assetKey));return{decided:s(G,z,W),skipped:H}}function v({events:n,policy:p},O){const R=new Set(n.map(({value:L})=>L.
id)),N=(0,A().streakCounter)(n,!0);return L=>{if(L.type==="Capsule")return(0,$().broadcastFindings)(L,N(L),p.a2a);const{
parent:U}=L.value;return L.type!=="EvolutionEvent"||typeof U!="string"?[]:R.has(U)||O.has((0,E().assetKey)({type:L.type,
id:U}))?[]:[(0,P().finding)("event-parent-unknown",{event:L.id,parent:U},(0,t().placeOf)(L,["parent"]))]}}const l=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
d=200;function T(n){const{type:p,id:O}=n,R=l.test(O)?"has control characters":O.length>d&&`has ${O.length} characters, m\
ore than ${d}`;return R?[(0,P().finding)("id-unusable",{type:p,id:O,why:R},(0,t().placeOf)(n,["id"]))]:[]}function S({severity:n}){
return n==="error"}function h({rule:n}){return n==="envelope-contradicts-asset"||n==="content-hash-mismatch"}const g=new Set(
["Gene","Capsule","EvolutionEvent"]);function m(n,p){const{type:O,id:R}=n;if(!g.has(O))return(0,P().finding)("not-exchan\
ged",{type:O,id:R},(0,t().placeOf)(n));if(!(p===void 0||!(0,C().isSameAsset)(n,p)))return(0,P().finding)("already-promot\
ed",{type:O,id:R,place:p.path},(0,t().placeOf)(n))}function i(n,{path:p}){const{type:O,id:R}=n;return(0,P().finding)("pr\
omotion-conflict",{type:O,id:R,place:p},(0,t().placeOf)(n,["id"]))}const y={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function o(n,p,O,R){const N=F=>{const G=(0,I().severityVerdict)([F],R);return G==="fail"||G==="error"},L=b(O.
filter(N)),U=(0,M().eligibilityOf)(L),k=new Set(L.map(r));return{asset:n,outcome:y[U],eligibility:U,evidence:p,reasons:[
...L.filter(F=>!(0,M().isMissingEvidence)(F)),...L.filter(M().isMissingEvidence).filter(({rule:F})=>U==="unproven"||F!==
"evidence-too-low")],notices:b(O.filter(F=>!N(F)&&!k.has(r(F))))}}function b(n){return[...new Map(n.map(p=>[r(p),p])).values()]}
function r({rule:n,args:p}){return JSON.stringify([n,p])}function s(n,p,O){const R=({asset:F})=>p.get(F),N=(0,j().groupBy)(
n.filter(({asset:F})=>F.type==="Gene"),({asset:{id:F}})=>F),L=({asset:{type:F,value:G}})=>F==="Capsule"?N.get(G.gene??null)??
[]:[],U=new Map;for(const F of n){const G=R(F),H=L(F).find(W=>R(W)===G);if(G===void 0||H===void 0||U.has(H))continue;const z=[
H,F].find(({outcome:W})=>W!=="promoted");z!==void 0&&U.set(H,z)}const k=F=>F.outcome==="promoted"&&!U.has(F);return n.map(
F=>{if(F.outcome!=="promoted")return F;const G=U.get(F);if(G!==void 0)return a(F,G);const H=L(F),z=R(F),W=z?H.filter(J=>R(
J)===z):[],[D]=W.length>0?W:H,V=W.length===0&&D!==void 0&&O.has((0,E().assetKey)(D.asset));return D===void 0||V||(W.length>
0?W:H).some(k)?F:a(F,U.get(D)??D)})}function a(n,{asset:p}){const{type:O,id:R}=n.asset,N={type:O,id:R,otherType:p.type,other:p.
id},L=(0,P().finding)("bundle-incomplete",N,(0,t().placeOf)(n.asset));return{...n,outcome:"quarantined",eligibility:"unp\
roven",reasons:[L]}}}),38727:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.evidenceOf=I;function t(){const i=e(
23404);return t=function(){return i},i}function $(){const i=e(27199);return $=function(){return i},i}function A(){const i=e(
77680);return A=function(){return i},i}function j(){const i=e(38942);return j=function(){return i},i}function M(){const i=e(
58504);return M=function(){return i},i}function P(){const i=e(95132);return P=function(){return i},i}function I(i,y){const o=w(
i.type==="Gene"?u(i,y):f(i),y.attestation?.(i)),b=E(i,y.required);if((0,j().isAtLeast)(o.level,b))return{...o,findings:o.
findings.filter(({rule:n})=>C.has(n))};if(o.findings.length>0)return o;const{type:r,id:s}=i,a={type:r,id:s,level:o.level,
required:b};return{...o,findings:[(0,P().finding)("evidence-too-low",a,(0,$().placeOf)(i))]}}const C=new Set(["report-al\
tered","report-other-commands","report-contradictory","report-not-ok","attestation-invalid","attestation-not-passed"]);function w(i,y){
return y===void 0?i:"accepted"in y?{...i,level:"attested",attestation:y.accepted}:{...i,findings:[...y.findings,...i.findings]}}
function E({type:i},y){return i==="Gene"||(0,j().isAtLeast)(y,"published")?y:"none"}function f({value:i}){return{level:(0,t().
verifyAssetId)(i)?"self_reported":"none",findings:[]}}function u(i,y){const{reports:o,ran:b,required:r}=y,s=b?.has(i)?[{
level:"gate",origin:"gate",findings:[]}]:[],n=[...(o?.get(i.value.asset_id)??[]).map(k=>v(i,k,y)),...s],[p,...O]=n;if(p===
void 0)return{level:"none",findings:(o&&[(0,P().finding)("report-missing",{gene:i.id},(0,$().placeOf)(i))])??[]};const R=r===
"none"?"self_reported":r,N=n.findLast(({origin:k})=>k&&(0,j().isAtLeast)(k,R)),{origin:L,...U}=N??O.reduce((k,F)=>(0,j().
isAtLeast)(k.level,F.level)?k:F,p);return U}function v(i,y,o){const{gateReport:b,provenance:r}=o,s=(0,$().placeOf)(i),a=h(
y,o,s),n=l(b,r,a),p=T(i,y,b),O=d(i,y,b)?[]:[(0,P().finding)("report-not-ok",{report:g(y)},s)];return p.length>0?{level:"\
none",findings:[...p,...O,...a]}:O.length>0?{level:"none",origin:n,findings:[...O,...a]}:{...{report:y,...b&&{reportDigest:b.
digest}},level:n,origin:n,findings:a}}function l(i,y,o){return i===void 0||o.length>0?"self_reported":y?"published":"gat\
e"}function d(i,y,o){const b=o?.genes.get(i.id)??[];return y.overall_ok===!0&&(0,M().readValidationReport)(y)?.ok===!0&&
b.every(({passed:s})=>s)}function T(i,y,o){const b=(0,$().placeOf)(i),r={report:g(y)},a=(0,M().readValidationReport)(y)?.
commands.map(({command:R})=>R.trim())??[],n=(0,A().commandsToRun)(i),p=d(i,y,o),O=S(i,y,o,p);return[...(0,t().verifyAssetId)(
y)?[]:[(0,P().finding)("report-altered",r,b)],...O===void 0?[]:[(0,P().finding)("report-contradictory",{...r,why:O},b)],
...p&&!m(a,n)?[(0,P().finding)("report-other-commands",{...r,gene:i.id,ran:a,expected:n},b)]:[]]}function S(i,y,o,b){const{
gene_id:r,gene_asset_id:s}=y;if(r!=null&&r!==i.id)return"it names another gene";if((0,M().readValidationReport)(y)?.contradictory)
return"its `commands` and `results` differ";if(o===void 0||!b)return;const a=o.genes.get(i.id)??[];if(a.length===0)return"\
the GateReport that contains it does not list the gene";if(a.every(O=>typeof O.assetId=="string"&&O.assetId!==s))return"\
the GateReport that contains it lists another version of the gene";const p=a.find(({contradiction:O})=>O)?.contradiction;
return p&&`the GateReport contradicts it: ${p}`}function h(i,{gateReport:y,provenance:o,policyDigest:b},r){const s={report:g(
i)},a=[i.policy_digest,...y?[y.policyDigest]:[]],n=String(i.policy_digest??"unknown"),p=[...y?.objections??[],o?.objection??
[]].flat();return[...a.every(O=>O===b)?[]:[(0,P().finding)("report-other-policy",{...s,expected:b,found:n},r)],...p.map(
O=>(0,P().finding)("report-not-published",{...s,reason:O},r))]}function g({id:i}){return typeof i=="string"?i:"unknown"}
function m(i,y){return i.length===y.length&&i.every((o,b)=>o===y[b])}}),54975:((B,c,e)=>{Object.defineProperty(c,"__esMo\
dule",{value:!0}),c.provenanceCheck=I,c.provenanceObjection=P;function t(){const E=e(32693);return t=function(){return E},
E}function $(){const E=e(34413);return $=function(){return E},E}function A(){const E=e(1207);return A=function(){return E},
E}function j(){const E=e(41895);return j=function(){return E},E}function M(){const E=e(4812);return M=function(){return E},
E}async function P({gateReport:E},f,u){return E===void 0?"it is not in a GateReport, and a check run contains only the d\
igest of a GateReport":E.objections.includes(M().UNTRUSTED)?M().UNTRUSTED:f(E.headSha,E.digest,u)}function I(E,f){const[
u,v,...l]=f?.split("/")??[];if(!u||!v||l.length>0)throw new(j()).GateError("usage","A promotion with a token requires th\
e repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(d,T,S)=>{
const h=d.slice(0,7),g=await w({client:E,owner:u,repo:v},d);if(g===void 0)return`the commit ${h} does not exist in ${u}/${v}`;
const m=g.filter(({externalId:b})=>(0,t().readExternalId)(b)?.digest===T),[i]=m;if(i===void 0)return`no check run on the\
 commit ${h} contains its digest`;const y=m.filter(({appSlug:b})=>b===S);if(y.length===0)return`the check run with its d\
igest was created by the app ${i.appSlug??"unknown"}`;const o=y.filter(b=>b.completed&&b.headSha===d);return o.length===
0?"the check run with its digest is not completed":o.some(b=>C(b,g))?void 0:"a newer check run of the same name replaces\
 that with its digest"}}function C(E,f){if(E.name.endsWith($().SUPERSEDED))return!1;const{name:u,appSlug:v,completedAt:l}=E;
return!f.some(d=>d.name===u&&d.appSlug===v&&d.id!==E.id&&(0,$().isOfGate)(d)&&(!d.completed||d.completedAt>l))}async function w(E,f){
try{return await(0,$().listChecks)(E,f)}catch(u){if((0,A().readFailure)(u).kind==="invalid")return;const v={doing:"read \
the check runs",permission:"checks: read"},l=(0,A().explainFailure)(u,v);throw new(j()).GateError("github_unavailable",`\
The provenance of the report cannot be checked: ${l}.`,"Grant `checks: read` to the token, or promote without a token, w\
hich skips this check.",{cause:u})}}}),4812:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.UNTRUSTED=void 0,
c.readEvidence=f;function t(){const T=e(7723);return t=function(){return T},T}function $(){const T=e(64385);return $=function(){
return T},T}function A(){const T=e(41895);return A=function(){return T},T}function j(){const T=e(59490);return j=function(){
return T},T}function M(){const T=e(38863);return M=function(){return T},T}function P(){const T=e(31048);return P=function(){
return T},T}function I(){const T=e(94644);return I=function(){return T},T}const C=c.UNTRUSTED="a runner that the pull re\
quest controls reported its results",w=t().looseObject({id:t().string(),asset_id:t().string().nullish(),verdict:t().string(),
commands:t().array(t().looseObject({verdict:t().string().optional(),outcome:t().looseObject({status:t().string()}).nullish()})).
default([])}),E=t().looseObject({type:t().literal("GateReport"),tool:t().looseObject({name:t().string()}).optional(),verdict:t().
string().optional(),policy:t().looseObject({digest:t().string(),enforce:t().string().optional()}).nullish(),error:t().unknown().
optional(),genes:t().array(w).default([]),findings:t().array(t().looseObject({severity:t().string(),suppressed:t().unknown().
optional(),subject:t().looseObject({type:t().string(),id:t().string()}).nullish()})).default([]),head_sha:t().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:t().looseObject({untrusted:t().boolean().optional()}).optional(),validation_reports:t().
array(t().looseObject({type:t().literal("ValidationReport")}))});function f({name:T,bytes:S},h){const g=(0,I().strictJson)(
{name:T,bytes:S},h);if("problem"in g)throw d(T,g.problem);const m=g.values[0],i=E.safeParse(m);if(i.success&&g.values.length===
1)return{reports:u(i.data.validation_reports),gateReport:v(i.data,(0,P().reportDigest)(m))};const y=(0,$().readAssetFile)(
T,S,h).assets.flatMap(({value:o})=>o.type==="ValidationReport"?[o]:[]);if(y.length===0)throw d(T,"it contains no Validat\
ionReport");return{reports:u(y)}}function u(T){return(0,j().groupBy)(T,({gene_asset_id:S})=>S)}function v(T,S){const{head_sha:h,
isolation:g,tool:m,verdict:i,policy:y,genes:o}=T,b=m?.name===M().TOOL.name&&i!==void 0&&i!=="error";return{digest:S,headSha:h,
objections:[...b?[]:["it is not a report of this gate"],...y?.enforce==="report"?["its policy only reports, and fails no\
thing"]:[],...g?.untrusted?[C]:[],...T.error===void 0||T.error===null?[]:["it has an error"]],policyDigest:y?.digest,genes:new Map(
[...(0,j().groupBy)(o,({id:r})=>r)].map(([r,s])=>[r,s.map(a=>l(a,T))]))}}function l({id:T,asset_id:S,verdict:h,commands:g},{
findings:m}){const y=m.some(({severity:o,suppressed:b,subject:r})=>o==="error"&&!b&&r?.type==="Gene"&&r.id===T)&&"it has\
 an error about the gene"||g.length===0&&"it has no command of the gene"||g.some(o=>o.verdict==="block")&&"it blocks a c\
ommand of the gene"||g.some(({outcome:o})=>o?.status!=="passed")&&"a command of the gene has not passed in it";return{assetId:S,
passed:h==="pass"||h==="warn",contradiction:y||void 0}}function d(T,S){return new(A()).GateError("input_invalid",`${T} i\
s not valid evidence: ${S}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`\
.")}}),72883:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.assetKey=u,c.eventsOf=S,c.readEventLog=d,c.readOwnAssets=
v;function t(){const h=e(81456);return t=function(){return h},h}function $(){const h=e(64385);return $=function(){return h},
h}function A(){const h=e(78114);return A=function(){return h},h}function j(){const h=e(18744);return j=function(){return h},
h}function M(){const h=e(28894);return M=function(){return h},h}function P(){const h=e(23423);return P=function(){return h},
h}function I(){const h=e(52117);return I=function(){return h},h}function C(){const h=e(41895);return C=function(){return h},
h}function w(){const h=e(93028);return w=function(){return h},h}function E(){const h=e(95132);return E=function(){return h},
h}function f(){const h=e(50414);return f=function(){return h},h}function u({type:h,id:g}){return`${h} ${g}`}async function v(h,g){
const m=(0,j().assetPathTest)(g),i=(0,t().assetLimits)(g.assets.max_file_bytes),y=[...h.files()].filter(({path:b,kind:r})=>(0,w().
isRegular)(r)&&m(b)),o=await Promise.all(y.map(async b=>{const{path:r}=b;return(0,M().isAuditLog)(r)?(0,P().readUntouchedLog)(
h,b,i):(0,$().readAssetFile)(r,await h.read(r,i.maxBytes),i)}));return l(o),{assets:o.flatMap(({assets:b})=>b),messages:o.
flatMap(({messages:b})=>b??[])}}function l(h){const g=h.find(({unread:o})=>o!==void 0);if(g!==void 0)throw new(C()).GateError(
"file_unreadable",`${g.path} was not read completely: ${g.unread}.`,"Increase `assets.max_file_bytes` in the policy; the\
 log could contain an asset with the id of a candidate.");const m=h.flatMap(({problems:o})=>o).find(({rule:o})=>A().INCOMPLETE.
has(o));if(m===void 0)return;const{path:i,line:y}=m.location;throw new(C()).GateError("file_unreadable",`${i} cannot be \
read at line ${y}: ${m.detail}.`,"Fix the file first; it could contain an asset with the id of a candidate.")}function d(h,g){
const{name:m}=h,i=(0,f().readWhole)(h,g),[y]=i.messages??[];if(y!==void 0)throw T(`${m}, line ${y.location.line}: a mess\
age between agents is not a log.`,"Pass the log of your own repository; use --assets for messages of other agents.");const o=i.
problems.filter(({rule:n})=>n!=="duplicate-id").map(I().assetProblemFinding).find(({severity:n})=>n==="error");if(o===void 0)
return i.assets;const{message:b,remedy:r}=(0,E().describe)(o),{path:s,line:a}=o.location??{path:m,line:1};throw T(`${s},\
 line ${a}: ${b}`,r)}function T(h,g){return new(C()).GateError("input_invalid",`The event log cannot be read. ${h}`,g)}function S(h){
return h.filter(({type:g})=>g==="EvolutionEvent").map(({value:g,path:m})=>({value:g,log:m}))}}),39242:((B,c,e)=>{Object.
defineProperty(c,"__esModule",{value:!0}),c.promote=S;function t(){const o=e(77598);return t=function(){return o},o}function $(){
const o=e(81456);return $=function(){return o},o}function A(){const o=e(68450);return A=function(){return o},o}function j(){
const o=e(1348);return j=function(){return o},o}function M(){const o=e(72025);return M=function(){return o},o}function P(){
const o=e(4378);return P=function(){return o},o}function I(){const o=e(74238);return I=function(){return o},o}function C(){
const o=e(80543);return C=function(){return o},o}function w(){const o=e(50414);return w=function(){return o},o}function E(){
const o=e(47440);return E=function(){return o},o}function f(){const o=e(54975);return f=function(){return o},o}function u(){
const o=e(4812);return u=function(){return o},o}function v(){const o=e(72883);return v=function(){return o},o}function l(){
const o=e(31170);return l=function(){return o},o}function d(){const o=e(52220);return d=function(){return o},o}function T(){
const o=e(88460);return T=function(){return o},o}async function S(o){const{policy:b,workspace:r,now:s=new Date}=o,{policy:a}=b,
n=(0,$().assetLimits)(a.assets.max_file_bytes),{candidates:p,findings:O,messages:R}=await(0,w().readCandidates)(o.candidates,
n),N=r?await(0,v().readOwnAssets)(r.tree,a):{assets:[],messages:[]},L=o.events&&(0,v().readEventLog)(o.events,n),U=N.assets.
filter(({type:J})=>J==="Gene").map(({path:J})=>J),k=(0,A().commonRoot)(U,{policy:a,tree:r?.tree}),F=g(o).with({cwd:k}),G=p.
map(({asset:J})=>J),H=await(0,C().auditCandidates)(G,F,[...N.assets,...L??[]]),z=(0,d().revocationsIn)([...N.messages,...R]),
W={policy:a,known:N.assets,events:(0,v().eventsOf)(L??N.assets),audited:H,now:s,environment:o.environment??{platform:o.platform,
arch:process.arch},revocations:z,evidence:await i(o,G,n)},{decisions:D,reports:V}=await y(o,p,W,F);return(0,l().promotionOf)(
D,{policy:b,decidedAt:s,inputs:h(o),loose:O,messages:R,revoked:N.assets.flatMap(J=>{const K=z(J);return K?[{asset:J,reason:K}]:
[]}),reports:V,gate:r?await m(r,b):[]})}function h(o){const{candidates:b,events:r,evidence:s,attestation:a}=o;return[...b.
map(p=>({role:"assets",file:p})),{role:"events",file:r},{role:"report",file:s},{role:"attestation",file:a?.file}].flatMap(
({role:p,file:O})=>O?[{role:p,name:O.name,digest:`sha256:${(0,t().hash)("sha256",O.bytes)}`}]:[])}function g({policy:{policy:o},
workspace:b,platform:r,signal:s}){return P().Judge.by({policy:o,tree:b?.tree,changed:new Set,platform:r,...s&&{signal:s}})}
async function m({tree:o,defaultBranch:b},{source:r,shared:s}){if(b===void 0)return[];const a=r==="file"?void 0:I().POLICY_PATH;
return(await(0,j().gateFindings)({policyPath:a,baseTree:b,tree:o,shared:s})).filter(({rule:p})=>p==="gate-weakened")}async function i({
evidence:o,attestation:b,policy:{policy:r,digest:s}},a,n){const{require_evidence:p,evidence_app:O}=r.a2a,R=b&&await b.judge(
a),N=o&&(0,u().readEvidence)(o,n),L=o?.provenance,U=N&&L&&{objection:await(0,f().provenanceObjection)(N,L,O)};return{policyDigest:s,
required:p,...N,attestation:R,provenance:U}}async function y({run:o,workspace:b,policy:r},s,a,n){if(o===void 0||b===void 0)
return{decisions:(0,E().decide)(s,a),reports:[]};const p=G=>({...a.evidence,ran:G}),O=new Set(s.map(({asset:G})=>G)),R=(0,E().
decide)(s,{...a,evidence:p(O)}).decided.filter(({asset:G,outcome:H})=>G.type==="Gene"&&H==="promoted").map(({asset:G})=>G),
N=await(0,T().runGenes)(R,n,{policy:r,workspace:b},o),L=new Set(R),U=G=>L.has(G)?N.findings.get(G)??[(0,M().assetNotJudged)(
G,"the run returned no result")]:[],k=G=>[...a.audited(G),...U(G)];return{decisions:(0,E().decide)(s,{...a,audited:k,evidence:p(
L)}),reports:N.reports}}}),18421:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.openInputs=w;function t(){
const f=e(73024);return t=function(){return f},f}function $(){const f=e(76760);return $=function(){return f},f}function A(){
const f=e(38321);return A=function(){return f},f}function j(){const f=e(40410);return j=function(){return f},f}function M(){
const f=e(73388);return M=function(){return f},f}function P(){const f=e(3766);return P=function(){return f},f}function I(){
const f=e(50414);return I=function(){return f},f}function C(){const f=e(54975);return C=function(){return f},f}async function w({
assets:f,events:u,report:v,attestation:l,fetch:d,trustedRoot:T},{folder:S,open:h,token:g,repository:m,apiUrl:i},y){const o=async(L,U=(0,M().
inputName)(L))=>({name:U,bytes:await(0,A().buffer)(h(L))}),b=async L=>L===void 0?void 0:o(L),r=g&&(v!==void 0||d)?(0,j().
connect)(g,{baseUrl:i}):void 0,s=await b(v),a=await b(l),n=await b(T),p=s&&r&&(0,C().provenanceCheck)(r,m),O=(0,$().resolve)(
S,f),R=f!=="-"&&E(O),N=R?[]:[await o(f)];for(const L of R?(0,I().filesInFolder)(O,f):[])N.push(await o((0,$().join)(O,L),
`${f}/${L}`));return{candidates:N,events:await b(u),evidence:s&&{...s,provenance:p},...n&&{attestation:{file:a,judge:L=>{
const U={trustedRoot:n,file:a,client:d?r:void 0};return(0,P().judgeByAttestations)(L,U,y)}}}}}function E(f){return(0,t().
statSync)(f,{throwIfNoEntry:!1})?.isDirectory()??!1}}),73517:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.EMITTED=void 0,c.messageLines=I,c.promotedLines=v,c.promotedSubjects=d,c.quarantinedLines=T;function t(){const S=e(61331);
return t=function(){return S},S}function $(){const S=e(10289);return $=function(){return S},S}function A(){const S=e(58802);
return A=function(){return S},S}const j=c.EMITTED=["decision","report","revoke"],M={promoted:"accept",quarantined:"quara\
ntine",rejected:"reject"},P={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"\
event promoted for provenance tracking"};function I(S,h,{id:g,now:m,random:i}){return C(h,S).map(y=>l({protocol:t().PROTOCOL,
protocol_version:"1.0.0",message_type:h,message_id:`msg_${m.getTime()}_${i()}`,sender_id:g,timestamp:m.toISOString(),payload:y}))}
function C(S,{decisions:h,skipped:g,reports:m,revoked:i=[]}){switch(S){case"decision":return[...h.map(w),...g.flatMap(E)];case"\
report":return m.map(f);case"revoke":return i.map(y=>({...u(y),reason:y.reason.message}))}}function w(S){const{outcome:h,
type:g}=S,[m]=S.reasons,i=m===void 0?null:`${m.message} (${m.rule})`,y=h==="promoted"?P[g]??null:i;return{...u(S),decision:M[h],
reason:y}}function E(S){const{rule:h,message:g}=S.reason;return h!=="already-promoted"?[]:[{...u(S),decision:M.promoted,
reason:g}]}function f(S){const{gene_asset_id:h,gene_id:g}=S;return{...u({asset_id:typeof h=="string"?h:null,id:g}),validation_report:S}}
function u({asset_id:S,id:h}){return{target_asset_id:S,target_local_id:h}}function v({promoted:S}){return S.map(l)}function l(S){
return`${(0,$().jsonLine)(S)}
`}function d({promoted:S}){return S.flatMap(({id:h,asset_id:g})=>typeof g=="string"?[(0,A().assetSubject)(h,g)]:[])}function T({
quarantined:S}){return S.map(({asset:h,sender_id:g})=>l(g===void 0?h:{protocol:t().PROTOCOL,message_type:"publish",sender_id:g,
payload:{asset:h}}))}}),31170:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.promotionOf=u;function t(){const s=e(
61331);return t=function(){return s},s}function $(){const s=e(85475);return $=function(){return s},s}function A(){const s=e(
94377);return A=function(){return s},s}function j(){const s=e(38863);return j=function(){return s},s}function M(){const s=e(
4190);return M=function(){return s},s}function P(){const s=e(13580);return P=function(){return s},s}function I(){const s=e(
95132);return I=function(){return s},s}function C(){const s=e(37075);return C=function(){return s},s}function w(){const s=e(
71101);return w=function(){return s},s}function E(){const s=e(48791);return E=function(){return s},s}const f=1e3;function u(s,a){
const{source:n,path:p,digest:O,policy:R}=a.policy,{decided:N}=s,{loose:L,gate:U,revoked:k}=a,F=l(N),G=N.filter(D=>!F.has(
D)),H=new Map(v("promoted",N).map(D=>[D,(0,w().promotedForm)(D.asset,R.a2a.confidence_factor)])),W=[...N.map(({reasons:D})=>D),
...L.map(D=>[D])].filter(D=>D.some(T)).length;return{type:"PromotionReport",schema_version:E().PROMOTION_VERSION,tool:j().
TOOL,policy:{source:n,...p!==void 0&&{path:p},digest:O,require_evidence:R.a2a.require_evidence},decided_at:a.decidedAt.toISOString(),
inputs:a.inputs,decisions:G.map(D=>h(D,H.get(D))),promoted:[...H].map(([{asset:D},V])=>({...V,type:D.type,id:D.id})),quarantined:v(
"quarantined",N).map(({asset:D,reasons:V})=>({...b(D),...m(D),asset:D.value,reasons:V.map(r)})),rejected:[...v("rejected",
G).map(({asset:D,reasons:V})=>({...b(D),reasons:V.map(r)})),...[...L,...d([...F].map(({asset:D})=>D.locate()),"candidate\
s are rejected")].map(D=>({...o(D),reasons:[r(D)]}))],skipped:S(s,a),reports:[...a.reports,...N.flatMap(({evidence:{report:D}})=>D===
void 0?[]:[{...D,gene_id:String(D.gene_id)}])],...W>0&&{undecided:W},...U.length>0&&{gate:U.map(r)},...k.length>0&&{revoked:k.
map(i)}}}function v(s,a){return a.filter(n=>n.outcome===s)}function l(s){const a=v("rejected",s),n=a.filter(({reasons:p})=>p.
some(T));return new Set([...new Set([...n,...a])].slice(f))}function d(s,a){const[n]=s;if(n===void 0)return[];const p=`${s.
length} further ${a}; they are not listed`;return[(0,I().finding)("too-many",{detail:p},{location:n})]}function T({rule:s}){
return(0,P().ruleOf)(s).undecided===!0}function S({skipped:s},{messages:a}){const n=a.slice(f).map(({location:p})=>p);return[
...s.map(i),...a.slice(0,f).map(y),...d(n,"messages offer no assets").map(p=>({...o(p),reason:r(p)}))]}function h({asset:s,
outcome:a,eligibility:n,evidence:p,reasons:O,notices:R},N){const{report:L,level:U,reportDigest:k,attestation:F}=p;return{
...b(s),...m(s),outcome:a,eligibility:n,evidence:{level:U,...typeof L?.id=="string"&&{report_id:L.id},...k!==void 0&&{report_digest:k},
...F&&{attestation:F}},hash:g(s),promoted_asset_id:typeof N?.asset_id=="string"?N.asset_id:null,reasons:O.map(r),notices:R.
map(r)}}function g(s){const a=(0,$().matchContentHash)(s)??(0,A().otherHashForm)(s),n=M().HASH_FORM_NAMES.filter(O=>O!==
"hub"||s.type==="Capsule"),p=a===void 0?n:n.slice(0,n.indexOf(a));return{form:a??null,not_matched:p,content:(0,$().contentHash)(
s.value)}}function m({envelope:s}){const a=s&&(0,t().senderOf)(s);return a===void 0?{}:{sender_id:a}}function i({asset:s,
reason:a}){return{...b(s),reason:r(a)}}function y({value:s,location:a}){const{path:n,line:p}=a,{message_id:O,message_type:R}=s,
N={kind:typeof R=="string"?R.slice(0,40):"unknown"};return{id:typeof O=="string"?O:`${n}:${p}`,type:"Message",asset_id:null,
path:n,line:p,reason:r((0,I().finding)("message-without-candidates",N,{location:a}))}}function o({location:{path:s,line:a}={
path:"",line:1,column:1}}){return{id:s,type:"File",asset_id:null,path:s,line:a}}function b({id:s,type:a,path:n,value:p,locate:O}){
const{asset_id:R}=p;return{id:s,type:a,asset_id:typeof R=="string"?R:null,path:n,line:O().line}}function r(s){const{rule:a,
severity:n}=s;return{id:(0,C().identityOf)(s),rule:a,severity:n,...(0,I().describe)(s)}}}),80335:((B,c,e)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.countsOf=j,c.promotedIn=M,c.renderPromotion=A;function t(){const E=e(31626);return t=function(){
return E},E}const $=1e3;function A(E,f){const u=(0,t().layoutOf)(f),{quarantined:v,rejected:l,skipped:d,gate:T=[]}=E,S=(h,g,m)=>{
const{shown:i,rest:y}=(0,t().limited)(h,$,`${m} candidate`,u);return[...i.map(g),y]};return(0,t().page)([...S(l,h=>P("re\
jected",h,u),"rejected"),...S(v,h=>P("quarantine",h,u),"quarantined"),...u.verbose?d.map(h=>C(h,u)):[],...S(M(E),h=>I(h,
u),"promoted"),...T.map(({message:h,rule:g})=>(0,t().prose)(u,"gate",`${h} (${g})`)),(0,t().prose)(u,"result",j(E))])}function j({
promoted:E,quarantined:f,rejected:u,skipped:v}){return Object.entries({promoted:E,quarantined:f,rejected:u,skipped:v}).filter(
([,d])=>d.length>0).map(([d,{length:T}])=>`${T} ${d}`).join(", ")||"no candidates"}function M({decisions:E}){return E.filter(
({outcome:f})=>f==="promoted")}function P(E,{type:f,id:u,path:v,line:l,reasons:d},T){const[S,...h]=d,{shown:g,rest:m}=(0,t().
limited)(h,0,"reason",T),i=f==="File"?`${v}:${l}`:`${f} ${u}`;return[...w(E,i,E==="rejected"?"bad":"quiet",T),...S?[...(0,t().
prose)(T,"why",`${S.message} (${S.rule})`),...(0,t().prose)(T,"fix",S.remedy)]:[],...g.flatMap(({message:y,rule:o})=>(0,t().
prose)(T,"also",`${y} (${o})`)),...m]}function I({type:E,id:f,evidence:u,notices:v},l){return[...w("promoted",`${E} ${f}`,
"good",l),...(0,t().prose)(l,"evidence",u.level),...l.verbose?v.flatMap(({message:d,rule:T})=>(0,t().prose)(l,"note",`${d}\
 (${T})`)):[]]}function C({type:E,id:f,reason:u},v){return[...w("skipped",`${E} ${f}`,"quiet",v),...(0,t().prose)(v,"why",
`${u.message} (${u.rule})`)]}function w(E,f,u,v){return(0,t().labelled)(v,E,[v.paint("strong",(0,t().shortName)(f,(0,t().
roomOf)(v)))],u)}}),48791:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.PROMOTION_VERSION=c.OUTCOMES=c.FAIL_ON=
void 0,c.exitCodeOf=m,c.promotionSchema=void 0;function t(){const i=e(7723);return t=function(){return i},i}function $(){
const i=e(79167);return $=function(){return i},i}function A(){const i=e(38942);return A=function(){return i},i}function j(){
const i=e(99462);return j=function(){return i},i}function M(){const i=e(4190);return M=function(){return i},i}function P(){
const i=e(39763);return P=function(){return i},i}function I(){const i=e(61336);return I=function(){return i},i}function C(){
const i=e(54953);return C=function(){return i},i}const w=c.PROMOTION_VERSION="1.0.0",E=t().object({id:t().string().regex(
/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:t().string(),
severity:j().severitySchema,message:t().string(),remedy:t().string()}),f={path:t().string(),line:t().int().min(1)},u={id:t().
string(),type:$().assetTypeSchema,asset_id:t().string().nullable().describe("The hash that the candidate declares."),...f},
v=t().array(E).min(1).describe("Why; the first reason is the one to fix first."),l=t().object({...u,type:t().enum([...P().
ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),
reasons:v}),d=c.OUTCOMES=["promoted","quarantined","rejected"],T=t().object({level:A().evidenceLevelSchema,report_id:t().
string().optional().describe("The ValidationReport that reached the level."),report_digest:$().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:C().attestedSchema.optional()}),S=t().object({...u,sender_id:t().
string().optional().describe("The sender of the message that contained it."),outcome:t().enum(d),eligibility:A().eligibilitySchema,
evidence:T,hash:t().object({form:t().enum(M().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_\
id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hu\
b`, and `engine` are accepted."),not_matched:t().array(t().enum(M().HASH_FORM_NAMES)).describe("The forms that were comp\
ared before, in their order."),content:$().digestSchema.describe("The hash of the content by the current protocol.")}).describe(
"Whether the declared hash matches the content."),promoted_asset_id:t().string().nullable().describe("The hash of the pr\
omoted form; null if the candidate is not promoted."),reasons:t().array(E).describe("Why it is not promoted; empty if it\
 is."),notices:t().array(E).describe("Findings that do not prevent the promotion.")}),h=c.promotionSchema=t().object({type:t().
literal("PromotionReport"),schema_version:t().literal(w),tool:t().object({name:t().literal("gene-gate"),version:t().string()}),
policy:t().object({source:t().enum(["default","base","file"]),path:t().string().optional(),digest:$().digestSchema,require_evidence:A().
evidenceLevelSchema}),decided_at:t().iso.datetime(),inputs:t().array(t().object({role:t().enum(["assets","events","repor\
t","attestation"]),name:t().string(),digest:$().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:t().array(S).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:t().array(t().looseObject({type:$().assetTypeSchema,id:t().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:t().array(l.extend({type:$().assetTypeSchema,
sender_id:t().string().optional(),asset:t().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:t().array(l).describe("The candidates that\
 are rejected."),skipped:t().array(t().object({...u,type:l.shape.type,reason:E})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:t().array(t().looseObject({...I().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:t().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:t().array(E).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:t().array(t().object({...u,reason:E})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),g=c.FAIL_ON=["none","rejected","unproven"];function m({
quarantined:i,rejected:y,undecided:o},b){return o!==void 0?2:{none:0,rejected:y.length,unproven:y.length+i.length}[b]>0?
1:0}}),52220:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.revocationsIn=I;function t(){const f=e(27199);
return t=function(){return f},f}function $(){const f=e(61331);return $=function(){return f},f}function A(){const f=e(85475);
return A=function(){return f},f}function j(){const f=e(94377);return j=function(){return f},f}function M(){const f=e(95132);
return M=function(){return f},f}function P(){const f=e(71101);return P=function(){return f},f}function I(f){const u=new Map,
v=new Map;for(const l of f.filter(({value:d})=>d.message_type==="revoke")){const d=(0,$().payloadOf)(l.value),T=E(d.target_asset_id,
d.asset_id,d.target_asset_ids),S=E(d.target_local_id,d.local_id);for(const h of T)u.set((0,j().hashDigits)(h)??h,l);if(T.
length===0)for(const h of S)v.set(h,l)}return u.size+v.size===0?()=>{}:l=>{const{type:d,id:T,value:S}=l,g=E(S.asset_id,(0,A().
contentHash)(l.value),(0,P().receivedHashOf)(l),...d==="Capsule"?[(0,A().contentHash)((0,A().asHubHashes)(S))]:[]).map(i=>(0,j().
hashDigits)(i)??i).find(i=>u.has(i)),m=g===void 0?v.get(T):u.get(g);return m&&C(l,m)}}function C(f,{value:u}){const{type:v,
id:l}=f,{reason:d}=(0,$().payloadOf)(u),T={type:v,id:l,by:(0,$().senderOf)(u)??"an unknown sender",why:typeof d=="string"?
d.slice(0,w):""};return(0,M().finding)("asset-revoked",T,(0,t().placeOf)(f))}const w=200;function E(...f){return f.flatMap(
u=>u??[]).filter(u=>typeof u=="string"&&u!=="")}}),88460:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.runGenes=
u;function t(){const l=e(1395);return t=function(){return l},l}function $(){const l=e(27199);return $=function(){return l},
l}function A(){const l=e(67506);return A=function(){return l},l}function j(){const l=e(41115);return j=function(){return l},
l}function M(){const l=e(59580);return M=function(){return l},l}function P(){const l=e(36807);return P=function(){return l},
l}function I(){const l=e(95132);return I=function(){return l},l}function C(){const l=e(63682);return C=function(){return l},
l}function w(){const l=e(46562);return w=function(){return l},l}function E(){const l=e(94901);return E=function(){return l},
l}function f(){const l=e(47350);return f=function(){return l},l}async function u(l,d,{policy:{policy:T,digest:S},workspace:{
directory:h,tree:g}},{approver:m,secrets:i,...y}){const o=new Date,b=(0,j().additionsFor)(T),r=(0,M().guardCheckout)(h,[
...g.files()],b),s=await(0,A().auditAssets)(l,d,[]),{judgement:a,runResult:n}=await(0,E().validate)(s,{policy:T,startedAt:o,
heads:[{judge:()=>(0,t().judgedHead)(s,g,{policy:T,digest:S},"")}],approver:m,runs:!0,run:N=>(0,C().runAudited)(s,{...y,
checkout:r,tree:g,attended:!1,policy:T,fork:!0,waiting:N})}),{genes:p}=a,O=p.map(N=>(0,P().redactGene)(N,i)),R=(0,P().validationReportsOf)(
O,{nodeOf:n.nodeOf,policyDigest:S,startedAt:o,finishedAt:new Date});return{findings:new Map(p.map(N=>[N.gene.asset,v(N,T.
fail_on)])),reports:R.filter(N=>N!==null)}}function v(l,d){const T=(0,w().findingsOf)(l);if(l.verdict==="pass"||l.verdict===
"warn"||(0,f().severityVerdict)(T,d)==="fail")return T;const{asset:h}=l.gene,g={gene:h.id,summary:l.summary};return[...T,
(0,I().finding)("not-validated",g,(0,$().placeOf)(h))]}}),94644:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.strictJson=P;function t(){const I=e(81456);return t=function(){return I},I}function $(){const I=e(73229);return $=function(){
return I},I}function A(){const I=e(94534);return A=function(){return I},I}function j(){const I=e(24932);return j=function(){
return I},I}const M=(0,t().assetLimits)(16*1024*1024);function P({name:I,bytes:C},w=M){if(C.length>w.maxBytes)return{problem:`\
it is larger than ${w.maxBytes} bytes`};const{text:E,complete:f}=(0,j().decodeUtf8)(C);if(!f)return{problem:"it is not U\
TF-8 text"};const u=new(A()).Problems(new(A()).Source(I,E)),v=(0,$().readJson)(E,w,u).map(({value:d})=>d),[l]=u.found;return l===
void 0?{values:v}:{problem:`line ${l.location.line}: ${l.detail}`}}}),49451:((B,c,e)=>{Object.defineProperty(c,"__esModu\
le",{value:!0}),c.nearDuplicatesOf=M,c.noticedDefects=v,c.otherEnvironment=f,c.staleEvidence=d;function t(){const g=e(27199);
return t=function(){return g},g}function $(){const g=e(47771);return $=function(){return g},g}function A(){const g=e(95132);
return A=function(){return g},g}function j(){const g=e(34915);return j=function(){return g},g}function M(g){const m=new Map,
i=y=>{const o=P(y);o!==void 0&&!m.has(o)&&m.set(o,y)};for(const y of g)i(y);return{add:i,findingsAbout(y){const o=P(y),b=o===
void 0?void 0:m.get(o);if(b===void 0||b.id===y.id)return[];const{type:r,id:s}=y,a={type:r,id:s,other:b.id,place:b.path};
return[(0,A().finding)("near-duplicate",a,(0,t().placeOf)(y))]}}}function P({type:g,value:m}){const i=g==="Gene"?[I(m.signals_match),
C(m.strategy)]:g==="Capsule"?[I(m.trigger),C(m.gene),C(m.summary)]:[];if(!(i.length===0||i.some(y=>y.length===0)))return JSON.
stringify([g,i])}function I(g){const m=(0,j().normalizeSignals)(w(g)).map(E);return[...new Set(m)].sort()}function C(g){
return w(g).map(E).filter(m=>m!=="")}function w(g){return[g].flat().filter(m=>typeof m=="string")}function E(g){return g.
normalize("NFKC").toLowerCase().replace(/\s+/g," ").trim().replace(/[.;]$/,"")}function f(g,{report:m},i){const y=m?.env_fingerprint??
g.value.env_fingerprint;if(!(0,t().isJsonObject)(y))return[];const b=[[y.platform,i.platform],[y.arch,i.arch],[u(y.node_version),
i.nodeVersion&&u(i.nodeVersion)]].filter(O=>typeof O[0]=="string"&&typeof O[1]=="string");if(b.every(([O,R])=>O===R))return[];
const{type:r,id:s}=g,[a,n]=[b.map(([O])=>O),b.map(([,O])=>O)],p={type:r,id:s,there:a.join(", "),here:n.join(", ")};return[
(0,A().finding)("environment-differs",p,(0,t().placeOf)(g))]}function u(g){const m=typeof g=="string"?/^v?(\d+)/.exec(g)?.[1]:
void 0;return m&&`Node.js ${m}`}function v(g,{report:m}){const y=(Array.isArray(m?.commands)?m.commands:[]).flatMap(s=>(0,t().
isJsonObject)(s)&&(0,t().isJsonObject)(s.mutant)?[s.mutant.outcome]:[]),o=y.filter(s=>s==="killed").length,b=o+y.filter(
s=>s==="survived").length;if(m===void 0||b===0)return[];const r={report:String(m.id??"unknown"),killed:o,tried:b};return[
(0,A().finding)("report-defects-noticed",r,(0,t().placeOf)(g))]}const l=864e5;function d(g,{now:m,days:i}){const y=new Map;
for(const{value:o}of g){const b=S(o);b===void 0||!(0,$().isSuccess)(o)||y.set(o.capsule_id,Math.max(b,y.get(o.capsule_id)??
b))}return(o,b)=>{const r=o.type==="Capsule"?y.get(o.id):T(b);if(r===void 0)return[];const s=Math.floor((m.getTime()-r)/
l);if(s<=i)return[];const{type:a,id:n}=o;return[(0,A().finding)("evidence-stale",{type:a,id:n,age:s,days:i},(0,t().placeOf)(
o))]}}function T({report:g,attestation:m}){return m===void 0?g&&S(g):h(m.verified_at)}function S({created_at:g,timestamp:m,
meta:i}){return h(g??m??((0,t().isJsonObject)(i)?i.at:void 0))}function h(g){const m=typeof g=="string"?Date.parse(g):g;
return typeof m=="number"&&Number.isFinite(m)?m:void 0}}),11719:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.promotionPolicy=C,c.withWorkspace=P;function t(){const w=e(74238);return t=function(){return w},w}function $(){const w=e(
63550);return $=function(){return w},w}function A(){const w=e(35720);return A=function(){return w},w}function j(){const w=e(
67397);return j=function(){return w},w}function M(){const w=e(53010);return M=function(){return w},w}function P(w,E,f,u){
return(0,M().withSourceTree)(w,E,async(v,l,d)=>{const T=d&&await I(d,u);return f({directory:l,tree:v,...T&&{defaultBranch:T}})})}
async function I(w,E){const f=E===void 0?(await(0,j().findDefaultBranch)(w))?.commit:(await(0,j().lookUpCommits)(w,[`ref\
s/remotes/origin/${E}`]))[0];return f===void 0?void 0:(0,A().readTree)(w,f)}function C(w){const E=w?.tree??(0,$().literalTree)(
{},"no repository");return(0,t().loadPolicy)(E,E.label)}}),53010:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.withSourceTree=C;function t(){const w=e(51455);return t=function(){return w},w}function $(){const w=e(41895);return $=
function(){return w},w}function A(){const w=e(67147);return A=function(){return w},w}function j(){const w=e(48741);return j=
function(){return w},w}function M(){const w=e(96402);return M=function(){return w},w}function P(){const w=e(35720);return P=
function(){return w},w}function I(){const w=e(34397);return I=function(){return w},w}async function C(w,E,f,u=!1){const v=await(0,M().
openRepository)(w,E).catch(async l=>{if(!(l instanceof $().GateError&&l.code==="not_a_repository"&&(await(0,t().stat)(w).
catch(()=>{}))?.isDirectory()))throw l});if(v===void 0)return f((0,j().folderTree)(w),w);try{const l=`the ${u?"staged ":
""}files of ${v.directory}`,d=u?I().snapshotIndex:I().snapshotWorktree,T=await(0,P().readTree)(v,await d(v),{label:l});return await f(
(0,A().withAdditions)(T,(0,j().folderTree)(v.directory),(0,A().additionsOf)()),v.directory,v)}finally{await v.close()}}}),
58504:((B,c,e)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.readValidationReport=M;function t(){const f=e(57975);
return t=function(){return f},f}function $(){const f=e(27199);return $=function(){return f},f}function A(){const f=e(85475);
return A=function(){return f},f}function j(){const f=e(21471);return j=function(){return f},f}function M(f){if(!(0,$().isJsonObject)(
f)||f.type!=="ValidationReport")return;const u=typeof f.overall_ok=="boolean"?"protocol":"results",v=u==="protocol"?f.commands:
f.results;if(!Array.isArray(v))return;const l=v.map(P);return{shape:u,id:w(f.id),geneId:w(f.gene_id),commands:l,ok:f.overall_ok!==
!1&&l.length>0&&l.every(({ok:d})=>d),contradictory:Array.isArray(f.commands)&&Array.isArray(f.results)&&!(0,t().isDeepStrictEqual)(
f.commands.map(I),f.results.map(I)),durationMs:E(f.duration_ms)??C(f),hash:(0,A().matchContentHash)({type:"ValidationRep\
ort",value:f})??null,differences:(0,j().schemaDifferences)("ValidationReport",f)}}function P(f){const{command:u,cmd:v,ok:l,
duration_ms:d,err:T,stderr:S}=(0,$().isJsonObject)(f)?f:{},h=w(u)??w(v);return{command:h??"",ok:l===!0&&h!==null,durationMs:E(
d),error:w(T)??w(S)}}function I(f){const{command:u,ok:v}=P(f);return[u,v]}function C({started_at:f,finished_at:u}){const[
v,l]=[f,u].map(d=>typeof d=="string"?Date.parse(d):E(d));return typeof v=="number"&&typeof l=="number"&&l>=v?l-v:null}function w(f){
return typeof f=="string"?f:null}function E(f){return typeof f=="number"?f:null}}),34915:((B,c)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.errorSignature=j,c.normalizeErrorText=A,c.normalizeSignals=M;const e="errsig:",t="errsig_no\
rm:",$=220;function A(I){return I.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,
"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,$)}function j(I){const C=I.
trim();if(C.startsWith(e)){const w=A(C.slice(e.length));return w===""?void 0:`${t}${P(w)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(C)?C.toLowerCase():void 0}function M(I){return I.flatMap(C=>{const w=C.trim(),E=w.startsWith(e)?j(w):w;return E?[E]:
[]})}function P(I){let C=2166136261;for(let w=0;w<I.length;w+=1)C=Math.imul(C^I.charCodeAt(w),16777619);return(C>>>0).toString(
16).padStart(8,"0")}}),78589:((B,c,e)=>{e.r(c),e.d(c,{getOctokit:()=>t.Q});var t=e(92413)}),64077:((B,c,e)=>{e.r(c),e.d(
c,{bundleFromJSON:()=>t.vw});var t=e(61040)}),8744:((B,c,e)=>{e.r(c),e.d(c,{ASN1Obj:()=>t.ASN1Obj});var t=e(83917)}),80643:((B,c,e)=>{
e.r(c),e.d(c,{TrustedRoot:()=>t.TrustedRoot});var t=e(19654)}),3030:((B,c,e)=>{e.r(c),e.d(c,{Verifier:()=>t.BL,toSignedEntity:()=>t.
DC,toTrustMaterial:()=>t.jO});var t=e(54187)}),85893:((B,c,e)=>{e.r(c),e.d(c,{Parser:()=>t.i});var t=e(73979)})};
