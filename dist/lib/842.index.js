"use strict";exports.id=842,exports.ids=[842],exports.modules={61218:((B,c)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.MAX_ANNOTATIONS=
c.GITHUB_LIMITS=void 0;const r=c.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
e=c.MAX_ANNOTATIONS=500}),32693:((B,c)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.QUEUE=void 0,c.claimOf=b,c.claimPrefix=
I,c.completedExternalId=g,c.isClaim=N,c.isWaiting=L,c.readExternalId=v,c.shortPolicy=$,c.waitingId=R;const r=c.QUEUE="me\
rge_group",e=12,T=100,A="gene-gate:",P="waiting";function I(d){return`${A}${d}:`}function R(d){return`${I(P)}${d}`}function L(d){
return d===`${A}${P}`||d.startsWith(I(P))}function N(d){return d.startsWith(A)}function b(d){const E=N(d)?/:(\d{1,9})$/.
exec(d)?.[1]:m.exec(d)?.[5];return Number(E??0)}function $(d){return d?.replace(/^sha256:/,"").slice(0,e)??"none"}function g(d,E,{
event:S,base:f,pulls:l},u){const i=l.map(s=>`#${s}`).join(",");return[d,S,y(f),$(E),i,u].join(";")}const m=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);[0-9a-z]+;([#\d,]*)(?:;(\d{1,9}))?)?$/;
function v(d){const[,E,S,f,l=""]=m.exec(d)??[];if(E===void 0)return;const u=[...l.matchAll(/#(\d+)/g)].map(([,i])=>Number(
i));return{digest:E,event:S,pulls:u,isInto:i=>f===y(i)}}function y(d){return encodeURIComponent(d).slice(0,T)}}),34413:((B,c,r)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.SUPERSEDED=c.CONCLUSIONS=void 0,c.checkOperation=I,c.claimId=R,c.completeCheck=
u,c.createCheck=E,c.findUnfinished=g,c.gateChecks=b,c.isOfGate=$,c.isOfQueue=N,c.isStillClaimed=v,c.leaveWaiting=p,c.listChecks=
m,c.newRunKey=L,c.renameCheck=n,c.supersedeCheck=s,c.takeUpCheck=S;function e(){const t=r(77598);return e=function(){return t},
t}function T(){const t=r(32693);return T=function(){return t},t}function A(){const t=r(40410);return A=function(){return t},
t}function P(){const t=r(1207);return P=function(){return t},t}function I({readOnlyToken:t=!1}){return{doing:"write the \
check run",permission:"checks: write",readOnlyToken:t}}function R({runKey:t,claim:h}){return`${(0,T().claimPrefix)(t)}${h}`}
function L(t){return`${t??"run"}:${(0,e().randomUUID)()}`}function N({completed:t,conclusion:h,externalId:o}){return(o.startsWith(
(0,T().claimPrefix)(T().QUEUE))||(0,T().readExternalId)(o)?.event===T().QUEUE)&&!(t&&h==="success")}async function b(t,h){
return(await m(t,t.headSha,h)).filter($).sort((a,O)=>O.id-a.id)}function $({externalId:t}){return(0,T().isClaim)(t)||(0,T().
readExternalId)(t)!==void 0}async function g(t,{runKey:h,checkName:o}){return(await m(t,t.headSha,o)).filter(({externalId:O,
completed:w})=>O.startsWith((0,T().claimPrefix)(h))&&!w)}async function m({client:t,owner:h,repo:o},a,O){const w=await t.
octokit.paginate(t.octokit.rest.checks.listForRef,{owner:h,repo:o,ref:a,...O!==void 0&&{check_name:O},filter:"all",per_page:100});
return(0,P().requireAsked)(w.every(({head_sha:C,name:j})=>C===a&&j===(O??j)),"the check runs of this name on the commit"),
w.map(y)}async function v({client:t,owner:h,repo:o},{id:a,externalId:O}){const{data:w}=await t.octokit.rest.checks.get({
owner:h,repo:o,check_run_id:a});return(0,P().requireAsked)(w.id===a,"this check run"),w.external_id===O&&w.status!=="com\
pleted"}function y(t){return{id:t.id,name:t.name,url:t.html_url,detailsUrl:t.details_url??"",completed:t.status==="compl\
eted",conclusion:t.conclusion,externalId:t.external_id??"",appId:t.app?.id,appSlug:t.app?.slug,headSha:t.head_sha,completedAt:t.
completed_at??"",annotationsCount:t.output.annotations_count}}function d(t){return{status:"in_progress",external_id:R(t),
started_at:new Date().toISOString(),...t.detailsUrl!==void 0&&{details_url:t.detailsUrl},output:{title:"The gate is runn\
ing",summary:"Auditing and running the change."}}}async function E(t,h,o){const{client:a,owner:O,repo:w,headSha:C}=t,j=async()=>{
const{data:D}=await a.octokit.rest.checks.create({owner:O,repo:w,head_sha:C,name:h.checkName,...d(h),...A().NOT_REPEATABLE});
return(0,P().requireAsked)(D.head_sha===C,"this commit"),y(D)};return a.once(j,async()=>(await g(t,h)).find(({id:U})=>U>
(o?.id??0)))}async function S(t,h,o){return y(await f(t,o,d(h)))}async function f({client:t,owner:h,repo:o},{id:a},O){const w={
owner:h,repo:o,check_run_id:a,...O},{data:C}=await t.octokit.rest.checks.update(w);return(0,P().requireAsked)(C.id===a,"\
this check run"),C}const l=c.CONCLUSIONS=["failure","action_required","neutral","success"];async function u(t,h,{conclusion:o,
externalId:a,output:O}){const C=await f(t,h,{status:"completed",conclusion:o,external_id:a,output:O});if(C.status!=="com\
pleted"||C.conclusion!==o)throw new(P()).BrokenAnswer("the check run is not completed with this result")}const i=c.SUPERSEDED=
" (superseded)";async function s(t,{checkName:h},o){await f(t,o,{name:`${h}${i}`,status:"completed",conclusion:"neutral",
output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${h}\u201D.`}})}
async function n(t,h,o){await f(t,h,{name:o})}async function p(t,h,o){const a=(0,T().waitingId)((0,T().claimOf)(h.externalId));
await f(t,h,{status:"in_progress",external_id:a,output:o})}}),40410:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.PASSING_FAILURES=c.NOT_REPEATABLE=c.LEAVES_API=void 0,c.connect=L,c.waitBeforeRetry=p;function e(){const t=r(58500);return e=
function(){return t},t}function T(){const t=r(78589);return T=function(){return t},t}function A(){const t=r(1207);return A=
function(){return t},t}const P=c.LEAVES_API={leavesApi:!0},I=18e4,R=3e3;function L(t,h={}){const{timeoutMs:o=15e3,sleep:a=N,
now:O=Date.now,signal:w}=h,C=h.baseUrl||"https://api.github.com",j=(0,T().getOctokit)(t,{baseUrl:C});let D=I;async function U(G,F){
for(let H=1;;H+=1){const J=O();try{return await G()}catch(W){const V=p((0,A().readFailure)(W),H,O());if(V===void 0||w?.aborted||
(D-=O()-J+V,D<0)||(await a(V,w),w?.aborted))throw W}const k=await F?.();if(k!==void 0)return k}}return j.hook.wrap("requ\
est",(G,F)=>{const H=F.request?.fetch??globalThis.fetch,J=F.request?.leavesApi?H:d(H,C),k=async()=>{y(F.url,C),F.request=
{...F.request,fetch:J,signal:M()};try{const W=await G(F);return E(W.status,W.headers.location),b(F,W),W}catch(W){throw g(
W)}};return F.request?.notRepeatable===!0?k():U(k)}),{octokit:j,once:U};function M(){return w===void 0?AbortSignal.timeout(
o):w.aborted?AbortSignal.timeout(Math.min(o,R)):AbortSignal.any([w,AbortSignal.timeout(o)])}}function N(t,h){return(0,e().
setTimeout)(t,void 0,h&&{signal:h}).catch(()=>{})}function b({method:t,url:h},{status:o,data:a}){if(!(t==="DELETE"?o===204:
o===200||o===201))throw new(A()).BrokenAnswer(`its status is ${o}`);if(t==="DELETE")return;if(typeof a!="object"||a===null)
throw new(A()).BrokenAnswer("it was truncated or is not JSON");if((t==="POST"||t==="PATCH")&&!h.endsWith("/graphql")&&!("\
id"in a))throw new(A()).BrokenAnswer("it has no id");if(/[?&]per_page=/.test(h)&&!Array.isArray($(h,a)))throw new(A()).BrokenAnswer(
"it is not a list")}function $(t,h){return/\/check-runs\?/.test(t)?"total_count"in h&&"check_runs"in h?h.check_runs:void 0:
h}function g(t){const{status:h,said:o}=(0,A().readFailure)(t);return h===409?new(A()).BrokenAnswer(`its status is 409, ${o}`,
{cause:t}):t}class m extends Error{name="ForeignAnswer"}const v=5;function y(t,h){const{origin:o}=new URL(t,`${h}/`);if(o!==
new URL(h).origin)throw f(o)}function d(t,h){const{origin:o}=new URL(h);return async(a,O)=>{let w=String(a);for(let C=0;;C+=
1){const j=await t(w,{...O,redirect:"manual"}),D=S(j,w);if(D?.origin!==o||C===v)return j;await j.body?.cancel(),w=D.href}}}
function E(t,h){if(t>=300&&t<400&&typeof h=="string")throw f(h)}function S({status:t,headers:h},o){const a=h.get("locati\
on");return t>=300&&t<400&&a!==null&&URL.canParse(a,o)?new URL(a,o):void 0}function f(t){const h=URL.canParse(t)?new URL(
t).origin:t;return new m(`the answer refers to ${h}, which is not GitHub's API`)}const l=4,u=60,i=60,s=c.NOT_REPEATABLE=
{request:{notRepeatable:!0}},n=c.PASSING_FAILURES=new Set(["rate_limited","server","timeout","network","broken"]);function p(t,h,o){
if(!n.has(t.kind)||h>=l)return;if(t.kind!=="rate_limited")return 1e3*2**(h-1);const a=t.resetAt===void 0?void 0:Math.max(
1,t.resetAt-o/1e3),O=t.retryAfter??a??i;return O>u?void 0:Math.ceil(O*1e3)}}),40638:((B,c,r)=>{Object.defineProperty(c,"\
__esModule",{value:!0}),c.listBundles=N,c.readFileAt=P,c.refTip=R;function e(){const b=r(7723);return e=function(){return b},
b}function T(){const b=r(61218);return T=function(){return b},b}function A(){const b=r(1207);return A=function(){return b},
b}async function P({client:b,owner:$,repo:g},m,v){const y={owner:$,repo:g,path:m,ref:v},{data:d}=await b.octokit.rest.repos.
getContent(y);if(Array.isArray(d)||d.type!=="file"||d.encoding!=="base64")throw new Error(`expected a file of at most ${T().
GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(d.content,"base64")}const I=e().object({ref:e().string(),object:e().
object({sha:e().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)})});async function R({client:b,owner:$,repo:g},m){try{
const{data:v}=await b.octokit.rest.git.getRef({owner:$,repo:g,ref:m}),{ref:y,object:d}=I.parse(v);return(0,A().requireAsked)(
y===`refs/${m}`,`refs/${m}`),d.sha}catch(v){if((0,A().readFailure)(v).kind==="not_found")return;throw v}}const L=100;async function N({
client:b,owner:$,repo:g},m){try{const{data:v}=await b.octokit.rest.repos.listAttestations({owner:$,repo:g,subject_digest:m,
per_page:L});return(v.attestations??[]).map(({bundle:y})=>y??null)}catch(v){if((0,A().readFailure)(v).kind==="not_found")
return[];const y={doing:"read the attestations",permission:"attestations: read"};throw(0,A().asUnavailable)(v,y)}}}),42312:((B,c,r)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.ARCHIVE_LIMITS=void 0,c.readArchive=y;function e(){const a=r(77598);return e=
function(){return a},a}function T(){const a=r(38522);return T=function(){return a},a}function A(){const a=r(85893);return A=
function(){return a},a}function P(){const a=r(7723);return P=function(){return a},a}function I(){const a=r(94534);return I=
function(){return a},a}function R(){const a=r(41895);return R=function(){return a},a}const L=c.ARCHIVE_LIMITS={entries:1e3,
bytes:256*1024*1024,keptBytes:32*1024*1024},N="manifest.json",b="checksum.sha256",$=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,
g=/^(?:[^/]+\/)?(?:manifest\.json|checksum\.sha256|(?:genes|capsules|events)\/[^/]+\.jsonl?)$/,m=P().string().regex(/^1(\.|$)/,
"expected a version 1"),v=P().looseObject({gep_version:m,schema_version:m});async function y(a,O=L){const w=d(await s(a,
O));S(E(w,N));const C=E(w,b);return w.delete(b),u(C,w),[...w].flatMap(([j,{bytes:D}])=>D!==void 0&&$.test(j)?[{name:j,bytes:D}]:
[]).sort((j,D)=>j.name<D.name?-1:1)}function d(a){const O=[...a.keys()][0]??"",w=a.has(N)?"":`${O.split("/")[0]}/`;return new Map(
[...a].map(([C,j])=>{if(C.startsWith(w))return[C.slice(w.length),j];throw o(`it has no ${N} at its root`)}))}function E(a,O){
const{bytes:w}=a.get(O)??{};if(w===void 0)throw o(`it has no ${O} at its root`);return w}function S(a){const O=v.safeParse(
f(a));if(O.success)return;const[w]=O.error.issues;throw o(`${N}: ${[...w?.path??[],w?.message].join(": ")}`)}function f(a){
try{return JSON.parse((0,I().decodeUtf8)(a).text)}catch(O){throw o(`${N} is not valid JSON`,O)}}const l=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;
function u(a,O){const w=i(a);for(const[j,D]of w){const U=JSON.stringify(j),M=O.get(j);if(M===void 0)throw o(`${U} has a \
checksum but is missing`);if(M.sha256!==D)throw o(`the checksum of ${U} does not match its content`)}const C=[...O.keys()].
find(j=>!w.has(j));if(C!==void 0)throw o(`${JSON.stringify(C)} has no checksum`)}function i(a){const O=new Map;for(const w of(0,I().
decodeUtf8)(a).text.split(/\r?\n/).filter(Boolean)){const[,C,j]=l.exec(w)??[];if(C===void 0||j===void 0)throw o(`checksu\
m.sha256 contains the invalid line ${JSON.stringify(w.slice(0,80))}`);if(O.has(j))throw o(`${JSON.stringify(j)} has two \
checksums`);O.set(j,C.toLowerCase())}return O}async function s(a,O){const w=new Map;let C=0,j=0;const D=U=>{if(C+=1,C>O.
entries)throw o(`it has more than ${O.entries} entries`);const M=h(U);if(M===void 0){U.resume();return}if(w.has(M))throw o(
`it contains ${JSON.stringify(M)} twice`);w.set(M,{sha256:""});const G=(0,e().createHash)("sha256"),F=g.test(M)?[]:void 0;
U.on("data",H=>{if(G.update(H),j+=F?H.length:0,j>O.keptBytes)throw o(`its asset files have more than ${O.keptBytes} byte\
s`);F?.push(Buffer.from(H))}),U.on("end",()=>{const H=G.digest("hex");w.set(M,{sha256:H,...F&&{bytes:Buffer.concat(F)}})})};
try{await n(a,D,O)}catch(U){throw U instanceof R().GateError?U:o(`it is not a complete gzipped tar (${U.message})`,U)}return w}
async function n(a,O,{bytes:w}){const C=new(A()).Parser({strict:!0,brotli:!1,zstd:!1});let j=!1;C.on("error",M=>{throw M}),
C.on("entry",O),C.on("ignoredEntry",({path:M,type:G})=>{throw o(`it contains ${JSON.stringify(M.slice(0,80))}, an entry \
of the type ${G}`)}),C.on("eof",()=>{j=!0});let D=0;const U=(0,T().createGunzip)();U.end(a);for await(const M of U){if(D===
0&&M[0]===31)throw o("it is gzipped twice");if(D+=M.length,D>w)throw o(`its unpacked content has more than ${w} bytes`);
j||C.write(M)}C.end()}const p=255,t=/[\\:\p{C}]/u;function h({path:a,type:O}){const w=JSON.stringify(a.slice(0,p));if(O!==
"File"&&O!=="OldFile"&&O!=="Directory")throw o(`${w} is a ${O}, but only files and directories are allowed`);if(a.length>
p)throw o(`the path ${w}\u2026 is too long`);if(a.startsWith("/"))throw o(`the path ${w} is absolute`);if(t.test(a))throw o(
`the path ${w} contains characters that are not allowed`);const C=a.split("/").filter(j=>j!==""&&j!==".");if(C.includes(
".."))throw o(`the path ${w} leaves the archive`);if(O!=="Directory"){if(C.length===0)throw o(`a file has the path ${w}`);
return C.join("/")}}function o(a,O){return new(R()).GateError("input_invalid",`The archive is not valid: ${a}.`,"Export \
the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",{cause:O})}}),
71101:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.exchangeFindings=L,c.isSameAsset=$,c.promotedForm=g,
c.receivedHashOf=b,c.unhashedFindings=N;function e(){const m=r(23404);return e=function(){return m},m}function T(){const m=r(
27199);return T=function(){return m},m}function A(){const m=r(85475);return A=function(){return m},m}function P(){const m=r(
94377);return P=function(){return m},m}function I(){const m=r(57733);return I=function(){return m},m}function R(){const m=r(
95132);return R=function(){return m},m}function L(m){return[...(0,I().promotionSchemaFindings)(m),...(0,A().identityFindings)(
m,"author")].map(v=>({...v,severity:"error"}))}function N(m){const v=(0,A().unhashedFields)(m);return v.length===0?[]:[(0,R().
finding)("fields-not-hashed",{capsule:m.id,fields:v},(0,T().placeOf)(m,["outcome"]))]}function b({value:{a2a:m}}){return(0,T().
isJsonObject)(m)?m.received_asset_id:void 0}function $(m,v){return(0,A().contentHash)(m.value)===(0,A().contentHash)(v.value)?
!0:(0,A().matchContentHash)(m)!==void 0&&b(v)===m.value.asset_id}function g({type:m,value:v},y){const{confidence:d,a2a:E,
asset_id:S}=v;if(m!=="Capsule"||typeof d!="number")return(0,A().matchContentHash)({type:m,value:v})==="engine"?(0,P().asEngineHashed)(
v)??v:v;if(y===1&&(0,e().verifyAssetId)(v))return v;const f={...(0,A().matchContentHash)({type:m,value:v})==="hub"?(0,A().
asHubHashes)(v):v,confidence:d*y,a2a:{...(0,T().isJsonObject)(E)?E:{},status:"promoted",confidence_factor:y,received_asset_id:S??
null}};return{...f,asset_id:(0,e().computeAssetId)(f)}}}),54953:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.attestedSchema=void 0;function e(){const I=r(7723);return e=function(){return I},I}function T(){const I=r(79167);return T=
function(){return I},I}const A=e().object({issuer:e().string().describe("Who confirmed the identity, as a URL."),repository:e().
string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().string().describe("The workflow \
file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe("The ref that the w\
orkflow ran for.")}),P=c.attestedSchema=e().object({source:e().string().describe("The file and position, or the address."),
digest:T().digestSchema.describe("Digest of the signed statement."),predicate_type:e().string(),result:e().enum(["PASSED",
"WARNED"]),asset_id:T().digestSchema,commit:e().string().nullable().describe("The commit that was verified, if the state\
ment names it."),policy_digest:T().digestSchema,gate:e().object({id:e().string(),version:e().string().nullable()}).nullable().
describe("The gate; null if the statement does not name it."),verified_at:e().iso.datetime(),signer:A}).describe("A veri\
fied attestation about the asset.")}),72371:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.attestationJudge=
P;function e(){const S=r(27199);return e=function(){return S},S}function T(){const S=r(95132);return T=function(){return S},
S}const A=1440*60*1e3;function P(S,f){return l=>{const u=l.value.asset_id,s=(typeof u=="string"?S.filter(o=>R(o,u)):[]).
map(o=>({each:o,reasons:L(l,o,f)})),n=s.flatMap(({each:o,reasons:a})=>"refused"in o||a.length>0?[]:[o]);if(n.length===0){
const[o={reasons:[d(l)]}]=s;return{findings:o.reasons}}const[p]=I(n.filter(o=>!v(o,l))),t=I(n.filter(o=>v(o,l))).filter(
({verified_at:o})=>p===void 0||o>p.verified_at),h=t.find(({gate:o})=>o!==null)??t[0];return h!==void 0?{accepted:E(h,String(
u))}:{findings:p===void 0?[d(l)]:[y(l,p)]}}}function I(S){return[...S].sort((f,l)=>Date.parse(l.verified_at)-Date.parse(
f.verified_at))}function R(S,f){return"refused"in S?S.claims?.has(f)??!0:S.subjects.has(f)}function L(S,f,{signers:l,policyDigest:u,
now:i}){const s=(0,e().placeOf)(S),{source:n}=f;if("refused"in f)return[(0,T().finding)("attestation-invalid",{source:n,
reason:f.refused},s)];const{signer:p,policy_digest:t,verified_at:h}=f,o=l.filter(j=>N(p,j)),[a]=o;if(a===void 0){const j={
source:n,found:g(p),accepted:l.map(m)};return[(0,T().finding)("attestation-other-signer",j,s)]}const O=({policies:j})=>j??
[u],w=o.filter(j=>O(j).includes(t));if(w.length===0){const j={source:n,found:t,accepted:o.flatMap(O)};return[(0,T().finding)(
"attestation-other-policy",j,s)]}const C=Math.max(...w.map(({max_age_days:j})=>j));if(i.getTime()-Date.parse(h)>C*A){const j={
source:n,verified:h,days:C};return[(0,T().finding)("attestation-expired",j,s)]}return[]}function N(S,{issuer:f,repository:l,
workflow:u,ref:i}){const[s="",n=""]=$(S.workflow),[p="",t="",...h]=s.split("/"),[o="",a=i]=$(u),O=o.startsWith(".github/")?
o===h.join("/")&&b(`${p}/${t}`,l):o===s;return S.issuer===f&&b(S.repository,l)&&O&&n===a&&S.ref===i}function b(S,f){return S.
toLowerCase()===f.toLowerCase()}function $(S){const f=S.indexOf("@");return f===-1?[S]:[S.slice(0,f),S.slice(f+1)]}function g({
repository:S,workflow:f,ref:l,issuer:u}){return`${f} for ${S} at ${l}, confirmed by ${u}`}function m({repository:S,workflow:f,
ref:l}){return`${f} for ${S} at ${l}`}function v({result:S,validated:f},{type:l}){return S!=="FAILED"&&(f||l!=="Gene")}function y(S,{
source:f,result:l}){const u=l==="FAILED"?"failed":"did not run all commands";return(0,T().finding)("attestation-not-pass\
ed",{source:f,what:u},(0,e().placeOf)(S))}function d(S){const{type:f,id:l}=S;return(0,T().finding)("attestation-missing",
{type:f,id:l},(0,e().placeOf)(S))}function E({subjects:S,validated:f,result:l,...u},i){return{...u,result:l==="WARNED"?"\
WARNED":"PASSED",asset_id:i}}}),3766:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.judgeByAttestations=b,
c.readAttestations=$;function e(){const d=r(27199);return e=function(){return d},d}function T(){const d=r(40638);return T=
function(){return d},d}function A(){const d=r(41895);return A=function(){return d},d}function P(){const d=r(94644);return P=
function(){return d},d}function I(){const d=r(72371);return I=function(){return d},d}function R(){const d=r(93625);return R=
function(){return d},d}const L=8,N=500;async function b(d,{file:E,client:S,trustedRoot:f},{policy:l,digest:u}){const i=(0,R().
readTrustedRoots)(f),s=l.a2a.attestation,n=[...new Set(s.map(({repository:t})=>t))],p=[...E?$(E,i):[],...S?await v(S,n,d,
i):[]];return(0,I().attestationJudge)(p,{signers:s,policyDigest:u,now:new Date})}function $({name:d,bytes:E},S){const f=(0,P().
strictJson)({name:d,bytes:E});if("problem"in f)throw m(d,f.problem);const l=f.values.flatMap(g);if(l.length===0)throw m(
d,"it contains no bundle");return l.map((u,i)=>(0,R().verifyBundle)(l.length===1?d:`${d}, bundle ${i+1}`,u,S))}function g(d){
return Array.isArray(d)?d:(0,e().isJsonObject)(d)&&Array.isArray(d.attestations)?d.attestations.map(E=>(0,e().isJsonObject)(
E)?E.bundle??null:null):[d]}function m(d,E){return new(A()).GateError("input_invalid",`${d} is not a file of attestation\
s: ${E}.`,"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}async function v(d,E,S,f){const l=S.
map(({value:s})=>s.asset_id).filter(y),u=[...new Set(l)].flatMap(s=>E.map(n=>({repository:n,id:s})));if(E.length===0)throw new(A()).
GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and workflow to `a2a.at\
testation` in the policy.");if(u.length>N)throw new(A()).GateError("usage",`promote --fetch would send ${u.length} reque\
sts to GitHub; ${N} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at once.");const i=[];
for(let s=0;s<u.length;s+=L){const n=u.slice(s,s+L).map(async({repository:p,id:t})=>{const[h="",o=""]=p.split("/"),a=await(0,T().
listBundles)({client:d,owner:h,repo:o},t),O=w=>`${p}, attestation ${w+1} of ${t}`;return a.map((w,C)=>(0,R().verifyBundle)(
O(C),w,f))});i.push(...(await Promise.all(n)).flat())}return i}function y(d){return typeof d=="string"&&/^sha256:[0-9a-f]{64}$/.
test(d)}}),63647:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.readStatement=$;function e(){const v=r(7723);
return e=function(){return v},v}function T(){const v=r(38863);return T=function(){return v},v}function A(){const v=r(58802);
return A=function(){return v},v}const P=e().string().regex(/^[0-9a-f]{64}$/),I=e().record(e().string(),e().string()),R=e().
string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),L=e().looseObject({_type:e().literal("https://in-toto.io/Statement/v1"),
subject:e().array(e().looseObject({name:e().string().optional(),digest:I})).min(1),predicateType:e().string(),predicate:e().
unknown()}),N=e().looseObject({verifier:e().looseObject({id:e().literal(T().HOME),version:e().record(e().string(),e().string()).
optional()}),timeVerified:e().iso.datetime({offset:!0}),resourceUri:e().string(),policy:e().looseObject({digest:e().looseObject(
{sha256:P})}),verificationResult:e().enum(["PASSED","FAILED"]),verifiedLevels:e().array(e().string())}),b=e().looseObject(
{result:e().enum(["PASSED","WARNED","FAILED"]),configuration:e().array(e().looseObject({digest:e().looseObject({sha256:P})})).
length(1,{error:"expected one entry, the policy"}),passedTests:e().array(e().string()).default([]),warnedTests:e().array(
e().string()).default([]),failedTests:e().array(e().string()),skippedTests:e().array(e().string()).default([])});function $(v){
const y=L.safeParse(v);if(!y.success)return{refused:`its payload is not an in-toto statement: ${m(y.error)}`};const{subject:d,
predicateType:E,predicate:S}=y.data,f=d.map(({digest:n})=>n),l=n=>f.flatMap(p=>p[n]??[]),u=new Set(l("sha256").map(n=>`s\
ha256:${n}`)),i=l("gitCommit").filter(n=>R.safeParse(n).success),s={predicate_type:E,subjects:u};switch(E){case A().VERIFICATION_SUMMARY:{
const{data:n,error:p}=N.safeParse(S);if(p)return{refused:`its verification summary is malformed: ${m(p)}`};const t=[...i,
g(n.resourceUri)].find(h=>n.resourceUri===(0,A().commitUri)(h)&&(i.includes(h)||u.has(`sha256:${(0,A().textDigest)(h)}`)));
return t===void 0?{refused:"its resource is not one of its subjects"}:{...s,result:n.verificationResult,validated:n.verifiedLevels.
includes(A().VALIDATED),commit:t,policy_digest:`sha256:${n.policy.digest.sha256}`,gate:{id:n.verifier.id,version:n.verifier.
version?.[T().TOOL.name]??null},verifiedAt:Date.parse(n.timeVerified)}}case A().TEST_RESULT:{const{data:n,error:p}=b.safeParse(
S);if(p)return{refused:`its test result is malformed: ${m(p)}`};const[t]=n.configuration,{passedTests:h,warnedTests:o,failedTests:a,
skippedTests:O}=n;return{...s,result:n.result,validated:a.length+O.length===0&&h.length+o.length>0,commit:i[0]??null,policy_digest:`\
sha256:${t?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(E.slice(0,80))}, n\
ot a verification summary or a test result`}}}function g(v){return v.slice(v.lastIndexOf(":")+1)}function m({issues:v}){
const[y]=v,d=y?.path.map(String).join(".");return`${d?`${d}: `:""}${y?.message??"unknown"}`}}),93625:((B,c,r)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.readTrustedRoots=n,c.verifyBundle=d;function e(){const t=r(77598);return e=function(){return t},
t}function T(){const t=r(64077);return T=function(){return t},t}function A(){const t=r(8744);return A=function(){return t},
t}function P(){const t=r(80643);return P=function(){return t},t}function I(){const t=r(3030);return I=function(){return t},
t}function R(){const t=r(41895);return R=function(){return t},t}function L(){const t=r(94644);return L=function(){return t},
t}function N(){const t=r(63647);return N=function(){return t},t}const b="application/vnd.in-toto+json",$="1.3.6.1.4.1.57\
264.1.12",g="1.3.6.1.4.1.57264.1.14",m="https://github.com/",v=12,y=10*6e4;function d(t,h,o){let a,O,w;try{const{content:k,
...W}=(0,T().bundleFromJSON)(h);if(k.$case!=="dsseEnvelope")return{source:t,refused:"it signs a file, not an in-toto sta\
tement"};({payload:a,payloadType:O}=k.dsseEnvelope),w=(0,I().toSignedEntity)({...W,content:k})}catch(k){return{source:t,
refused:`it is not a Sigstore bundle (${f(k)})`}}const C=(0,L().strictJson)({name:t,bytes:a}),[j]="values"in C&&C.values.
length===1?C.values:[],D=j===void 0?void 0:(0,N().readStatement)(j),U=D&&"subjects"in D?{claims:D.subjects}:{},M=k=>({source:t,
refused:k,...U});if(O!==b)return M(`its payload type is ${JSON.stringify(O.slice(0,80))}`);const G=E(w,o);if("refused"in
G)return M(G.refused);if("problem"in C)return M(`its statement is ambiguous: ${C.problem}`);if(D===void 0)return M("its \
payload is not one JSON value");if("refused"in D)return M(D.refused);const F=l(G.signer);if(F===void 0)return M("its cer\
tificate names no workflow of GitHub");const{verifiedAt:H=G.signedAt,...J}=D;return H>G.signedAt+y?M("it was signed befo\
re the time that it states"):{...J,source:t,digest:`sha256:${(0,e().createHash)("sha256").update(a).digest("hex")}`,verified_at:new Date(
H).toISOString(),signer:F}}function E(t,h){const o=[];for(const a of h)try{return{signer:a.verify(t),signedAt:S(t)}}catch(O){
o.push(O)}return{refused:`its signature cannot be verified (${o.map(f).join("; ")})`}}function S({timestamps:t}){const h=t.
map(o=>o.$case==="timestamp-authority"?o.timestamp.signingTime.getTime():Number(o.tlogEntry.integratedTime)*1e3);return Math.
min(...h)}function f(t){const{message:h,cause:o}=t,a=o instanceof Error?`: ${o.message}`:"";return`${h}${a}`.replaceAll(
/\s+/g," ").slice(0,200)}function l({identity:t}){const h=t?.extensions?.issuer,o=u(t?.subjectAlternativeName),a=u(i(t,$)),
O=i(t,g);if(!(!h||!o||!a||!O))return{issuer:h,repository:a,workflow:o,ref:O}}function u(t){return t?.startsWith(m)?t.slice(
m.length):void 0}function i(t,h){const o=t?.oids?.filter(({oid:O})=>O?.id.join(".")===h)??[],[a]=o;if(!(a===void 0||o.length>
1))try{const{tag:O,value:w}=A().ASN1Obj.parseBuffer(Buffer.from(a.value));return O.number===v?w.toString("utf8"):void 0}catch{
return}}const s=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function n({name:t,
bytes:h}){const o=(0,L().strictJson)({name:t,bytes:h});if("problem"in o)throw p(t,o.problem);if(o.values.length===0)throw p(
t,"it is empty");return o.values.map((a,O)=>{let w;try{const U=P().TrustedRoot.fromJSON(a);if(!s.test(U.mediaType))throw new Error(
"its media type is unknown");w=(0,I().toTrustMaterial)(U)}catch(U){throw p(t,`root ${O+1} is malformed (${U.message})`)}
const{certificateAuthorities:C,tlogs:j,ctlogs:D}=w;if(C.length===0)throw p(t,`root ${O+1} has no certificate authority`);
return new(I()).Verifier(w,{tlogThreshold:j.length>0?1:0,ctlogThreshold:D.length>0?1:0,timestampThreshold:1})})}function p(t,h){
return new(R()).GateError("input_invalid",`${t} is not a trusted root: ${h}.`,"Write the file with `gh attestation trust\
ed-root > trusted-root.jsonl`.")}}),80543:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.auditCandidates=
L;function e(){const m=r(27199);return e=function(){return m},m}function T(){const m=r(67506);return T=function(){return m},
m}function A(){const m=r(72025);return A=function(){return m},m}function P(){const m=r(97004);return P=function(){return m},
m}function I(){const m=r(77648);return I=function(){return m},m}function R(){const m=r(95132);return R=function(){return m},
m}async function L(m,v,y){const{genes:d,findings:E}=await(0,T().auditAssets)(m,v,y),S=new Map(d.map(n=>[n.asset,N(n)])),
f=(0,I().findingsAbout)(E),l=new Set(m.filter(({type:n})=>n==="Gene").map(({id:n})=>n)),u=y.filter(({id:n})=>!l.has(n)),
i=m.filter(({type:n})=>n==="Capsule"),s=await(0,P().blockedGenes)(i,u,v);return n=>{const p=n.type==="Gene"?S.get(n):[];
if(p===void 0)return[(0,A().assetNotJudged)(n,"the audit returned no result")];const t=s.get(n);return[...p,...t?[t]:[],
...f(n).filter(({rule:h})=>h!=="event-parent-missing")]}}function N({asset:m,commands:v,findings:y}){return[...v.flatMap(
d=>{if(d.verdict!=="block"||$(d))return d.findings;const{command:E,location:S}=d,f={location:S,subject:{...(0,e().subjectOf)(
m),command:E}};return[(0,R().finding)("unsafe-validation-command",{command:E},f),...d.findings]}),...g(m)?[]:[(0,R().finding)(
"strategy-missing",{gene:m.id},(0,e().placeOf)(m,["strategy"]))],...y]}const b=new Set(["target-missing","binary-missing",
"package-json-missing"]);function $({findings:m}){const v=m.filter(({severity:y})=>y==="error");return v.length>0&&v.every(
({rule:y})=>b.has(y))}function g({value:{strategy:m}}){return Array.isArray(m)&&m.some(v=>typeof v=="string"&&v.trim()!==
"")}}),50414:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.filesInFolder=f,c.readCandidates=b,c.readWhole=
m;function e(){const u=r(61331);return e=function(){return u},u}function T(){const u=r(64385);return T=function(){return u},
u}function A(){const u=r(52117);return A=function(){return u},u}function P(){const u=r(41895);return P=function(){return u},
u}function I(){const u=r(48741);return I=function(){return u},u}function R(){const u=r(93028);return R=function(){return u},
u}function L(){const u=r(95132);return L=function(){return u},u}function N(){const u=r(42312);return N=function(){return u},
u}async function b(u,i){const s=[],n=[];for(const a of u){const O=await $(a,i),w=g(a.bytes)?a:void 0;s.push(...O),n.push(
...O.map(C=>v(C,w)))}const p=n.flatMap(a=>a.candidates),t=n.flatMap(a=>a.findings),h=s.flatMap(a=>a.messages??[]).filter(
({value:a})=>!(0,e().carriesAssets)(a)),[o]=t;if(p.length+h.length===0&&o!==void 0)throw E(o);return{candidates:p,findings:t,
messages:h}}async function $(u,i){return g(u.bytes)?(await(0,N().readArchive)(u.bytes)).map(({name:n,bytes:p})=>(0,T().readAssetFile)(
`${u.name}/${n}`,p,i)):[m(u,i)]}function g(u){return u[0]===31&&u[1]===139}function m({name:u,bytes:i},s){if(i.length<=s.
maxBytes)return(0,T().readAssetFile)(u,i,s);throw new(P()).GateError("input_invalid",`${u} is larger than ${s.maxBytes} \
bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function v(u,i){const s=y(
u),n=u.assets.filter(({envelope:o,cut:a})=>!a&&(!o||(0,e().carriesAssets)(o))),p=new Set,t=n.map(o=>{const a=o.envelope??
i;if(s.length===0)return{asset:o,findings:[],bundle:a};const O=o.locate(),w=s.filter(({location:C})=>d(C,O));for(const C of w)
p.add(C);return{asset:o,findings:w.map(A().assetProblemFinding),bundle:a}}),h=s.filter(o=>!p.has(o));return{candidates:t,
findings:h.map(A().assetProblemFinding)}}function y({problems:u}){return u.filter(({rule:i})=>i!=="duplicate-id"&&i!=="d\
uplicate-copy")}function d(u,i){const{end_line:s=i.line,end_column:n=i.column}=i,p=u.line>i.line||u.line===i.line&&u.column>=
i.column,t=u.line<s||u.line===s&&u.column<=n;return p&&t}function E(u){const{message:i,remedy:s}=(0,L().describe)(u),{path:n,
line:p}=u.location??{path:"",line:1};return new(P()).GateError("input_invalid",`${n} contains no candidate. Line ${p}: ${i}`,
s)}const S=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function f(u,i){const s=[...(0,I().folderTree)(u).files()].filter(
({path:a,kind:O})=>(0,R().isRegular)(O)||a.endsWith(".gepx")),n=s.find(({path:a})=>a.endsWith(".gepx"));if(n)throw l(i,`${n.
path} is an archive`,"Pass archives one by one.");const p=s.filter(({path:a})=>/\.jsonl?$/.test(a)&&!S.test(a)),{entries:t,
keptBytes:h}=N().ARCHIVE_LIMITS,o=p.reduce((a,{size:O=0})=>a+O,0);if(p.length===0)throw l(i,"it has no JSON file","Pass \
a directory with `.json` or `.jsonl` files.");if(p.length>t||o>h){const a=`at most ${t} files with ${h} bytes are read`;
throw l(i,a,"Pass the files in smaller directories.")}return p.map(({path:a})=>a)}function l(u,i,s){return new(P()).GateError(
"input_invalid",`The directory ${u} cannot be read: ${i}.`,s)}}),47440:((B,c,r)=>{Object.defineProperty(c,"__esModule",{
value:!0}),c.decide=g;function e(){const o=r(27199);return e=function(){return o},o}function T(){const o=r(84812);return T=
function(){return o},o}function A(){const o=r(47771);return A=function(){return o},o}function P(){const o=r(59490);return P=
function(){return o},o}function I(){const o=r(95132);return I=function(){return o},o}function R(){const o=r(47350);return R=
function(){return o},o}function L(){const o=r(71101);return L=function(){return o},o}function N(){const o=r(38727);return N=
function(){return o},o}function b(){const o=r(72883);return b=function(){return o},o}function $(){const o=r(49451);return $=
function(){return o},o}function g(o,a){const{policy:O,environment:w,now:C}=a,j=new Map(a.known.toReversed().map(k=>[(0,b().
assetKey)(k),k])),D=m(a,j),U=(0,$().nearDuplicatesOf)(a.known),M=(0,$().staleEvidence)(a.events,{now:C,days:O.a2a.stale_after_days}),
G=[],F=[];for(const{asset:k,findings:W}of o){const V=j.get((0,b().assetKey)(k)),z=a.revocations(k),K=a.audited(k),Z=!W.some(
E)&&!K.some(S),Y=z?void 0:l(k,Z?V:void 0);if(Y!==void 0){F.push({asset:k,reason:Y});continue}const Q=(0,N().evidenceOf)(
k,a.evidence),x=[...z?[z]:[],...d(k),...W,...V&&!(0,L().isSameAsset)(k,V)?[u(k,V)]:[],...K,...D(k),...(0,L().exchangeFindings)(
k),...(0,L().unhashedFindings)(k),...Q.findings,...U.findingsAbout(k),...M(k,Q),...(0,$().otherEnvironment)(k,Q,w),...(0,$().
noticedDefects)(k,Q)],X=s(k,Q,x,O.fail_on);G.push(X),X.outcome==="promoted"&&(j.set((0,b().assetKey)(k),k),U.add(k))}const H=new Map(
o.map(({asset:k,bundle:W})=>[k,W])),J=new Set(a.known.map(b().assetKey));return{decided:t(G,H,J),skipped:F}}function m({
events:o,policy:a},O){const w=new Set(o.map(({value:j})=>j.id)),C=(0,A().streakCounter)(o,!0);return j=>{if(j.type==="Ca\
psule")return(0,T().broadcastFindings)(j,C(j),a.a2a);const{parent:D}=j.value;return j.type!=="EvolutionEvent"||typeof D!=
"string"?[]:w.has(D)||O.has((0,b().assetKey)({type:j.type,id:D}))?[]:[(0,I().finding)("event-parent-unknown",{event:j.id,
parent:D},(0,e().placeOf)(j,["parent"]))]}}const v=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,y=200;
function d(o){const{type:a,id:O}=o,w=v.test(O)?"has control characters":O.length>y&&`has ${O.length} characters, more th\
an ${y}`;return w?[(0,I().finding)("id-unusable",{type:a,id:O,why:w},(0,e().placeOf)(o,["id"]))]:[]}function E({severity:o}){
return o==="error"}function S({rule:o}){return o==="envelope-contradicts-asset"||o==="content-hash-mismatch"}const f=new Set(
["Gene","Capsule","EvolutionEvent"]);function l(o,a){const{type:O,id:w}=o;if(!f.has(O))return(0,I().finding)("not-exchan\
ged",{type:O,id:w},(0,e().placeOf)(o));if(!(a===void 0||!(0,L().isSameAsset)(o,a)))return(0,I().finding)("already-promot\
ed",{type:O,id:w,place:a.path},(0,e().placeOf)(o))}function u(o,{path:a}){const{type:O,id:w}=o;return(0,I().finding)("pr\
omotion-conflict",{type:O,id:w,place:a},(0,e().placeOf)(o,["id"]))}const i={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function s(o,a,O,w){const C=M=>{const G=(0,R().severityVerdict)([M],w);return G==="fail"||G==="error"},j=n(O.
filter(C)),D=(0,I().eligibilityOf)(j),U=new Set(j.map(p));return{asset:o,outcome:i[D],eligibility:D,evidence:a,reasons:[
...j.filter(M=>!(0,I().isMissingEvidence)(M)),...j.filter(I().isMissingEvidence).filter(({rule:M})=>D==="unproven"||M!==
"evidence-too-low")],notices:n(O.filter(M=>!C(M)&&!U.has(p(M))))}}function n(o){return[...new Map(o.map(a=>[p(a),a])).values()]}
function p({rule:o,args:a}){return JSON.stringify([o,a])}function t(o,a,O){const w=({asset:M})=>a.get(M),C=(0,P().groupBy)(
o.filter(({asset:M})=>M.type==="Gene"),({asset:{id:M}})=>M),j=({asset:{type:M,value:G}})=>M==="Capsule"?C.get(G.gene??null)??
[]:[],D=new Map;for(const M of o){const G=w(M),F=j(M).find(J=>w(J)===G);if(G===void 0||F===void 0||D.has(F))continue;const H=[
F,M].find(({outcome:J})=>J!=="promoted");H!==void 0&&D.set(F,H)}const U=M=>M.outcome==="promoted"&&!D.has(M);return o.map(
M=>{if(M.outcome!=="promoted")return M;const G=D.get(M);if(G!==void 0)return h(M,G);const F=j(M),H=w(M),J=H?F.filter(V=>w(
V)===H):[],[k]=J.length>0?J:F,W=J.length===0&&k!==void 0&&O.has((0,b().assetKey)(k.asset));return k===void 0||W||(J.length>
0?J:F).some(U)?M:h(M,D.get(k)??k)})}function h(o,{asset:a}){const{type:O,id:w}=o.asset,C={type:O,id:w,otherType:a.type,other:a.
id},j=(0,I().finding)("bundle-incomplete",C,(0,e().placeOf)(o.asset));return{...o,outcome:"quarantined",eligibility:"unp\
roven",reasons:[j]}}}),38727:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.evidenceOf=L;function e(){const i=r(
23404);return e=function(){return i},i}function T(){const i=r(27199);return T=function(){return i},i}function A(){const i=r(
77680);return A=function(){return i},i}function P(){const i=r(38942);return P=function(){return i},i}function I(){const i=r(
58504);return I=function(){return i},i}function R(){const i=r(95132);return R=function(){return i},i}function L(i,s){const n=b(
i.type==="Gene"?m(i,s):g(i),s.attestation?.(i)),p=$(i,s.required);if((0,P().isAtLeast)(n.level,p))return{...n,findings:n.
findings.filter(({rule:a})=>N.has(a))};if(n.findings.length>0)return n;const{type:t,id:h}=i,o={type:t,id:h,level:n.level,
required:p};return{...n,findings:[(0,R().finding)("evidence-too-low",o,(0,T().placeOf)(i))]}}const N=new Set(["report-al\
tered","report-other-commands","report-contradictory","report-not-ok","attestation-invalid","attestation-not-passed"]);function b(i,s){
return s===void 0?i:"accepted"in s?{...i,level:"attested",attestation:s.accepted}:{...i,findings:[...s.findings,...i.findings]}}
function $({type:i},s){return i==="Gene"||(0,P().isAtLeast)(s,"published")?s:"none"}function g({value:i}){return{level:(0,e().
verifyAssetId)(i)?"self_reported":"none",findings:[]}}function m(i,s){const{reports:n,ran:p,required:t}=s,h=p?.has(i)?[{
level:"gate",origin:"gate",findings:[]}]:[],a=[...(n?.get(i.value.asset_id)??[]).map(M=>v(i,M,s)),...h],[O,...w]=a;if(O===
void 0)return{level:"none",findings:(n&&[(0,R().finding)("report-missing",{gene:i.id},(0,T().placeOf)(i))])??[]};const C=t===
"none"?"self_reported":t,j=a.findLast(({origin:M})=>M&&(0,P().isAtLeast)(M,C)),{origin:D,...U}=j??w.reduce((M,G)=>(0,P().
isAtLeast)(M.level,G.level)?M:G,O);return U}function v(i,s,n){const{gateReport:p,provenance:t}=n,h=(0,T().placeOf)(i),o=f(
s,n,h),a=y(p,t,o),O=E(i,s,p),w=d(i,s,p)?[]:[(0,R().finding)("report-not-ok",{report:l(s)},h)];return O.length>0?{level:"\
none",findings:[...O,...w,...o]}:w.length>0?{level:"none",origin:a,findings:[...w,...o]}:{...{report:s,...p&&{reportDigest:p.
digest}},level:a,origin:a,findings:o}}function y(i,s,n){return i===void 0||n.length>0?"self_reported":s?"published":"gat\
e"}function d(i,s,n){const p=n?.genes.get(i.id)??[];return s.overall_ok===!0&&(0,I().readValidationReport)(s)?.ok===!0&&
p.every(({passed:h})=>h)}function E(i,s,n){const p=(0,T().placeOf)(i),t={report:l(s)},o=(0,I().readValidationReport)(s)?.
commands.map(({command:C})=>C.trim())??[],a=(0,A().commandsToRun)(i),O=d(i,s,n),w=S(i,s,n,O);return[...(0,e().verifyAssetId)(
s)?[]:[(0,R().finding)("report-altered",t,p)],...w===void 0?[]:[(0,R().finding)("report-contradictory",{...t,why:w},p)],
...O&&!u(o,a)?[(0,R().finding)("report-other-commands",{...t,gene:i.id,ran:o,expected:a},p)]:[]]}function S(i,s,n,p){const{
gene_id:t,gene_asset_id:h}=s;if(t!=null&&t!==i.id)return"it names another gene";if((0,I().readValidationReport)(s)?.contradictory)
return"its `commands` and `results` differ";if(n===void 0||!p)return;const o=n.genes.get(i.id)??[];if(o.length===0)return"\
the GateReport that contains it does not list the gene";if(o.every(w=>typeof w.assetId=="string"&&w.assetId!==h))return"\
the GateReport that contains it lists another version of the gene";const O=o.find(({contradiction:w})=>w)?.contradiction;
return O&&`the GateReport contradicts it: ${O}`}function f(i,{gateReport:s,provenance:n,policyDigest:p},t){const h={report:l(
i)},o=[i.policy_digest,...s?[s.policyDigest]:[]],a=String(i.policy_digest??"unknown"),O=[...s?.objections??[],n?.objection??
[]].flat();return[...o.every(w=>w===p)?[]:[(0,R().finding)("report-other-policy",{...h,expected:p,found:a},t)],...O.map(
w=>(0,R().finding)("report-not-published",{...h,reason:w},t))]}function l({id:i}){return typeof i=="string"?i:"unknown"}
function u(i,s){return i.length===s.length&&i.every((n,p)=>n===s[p])}}),54975:((B,c,r)=>{Object.defineProperty(c,"__esMo\
dule",{value:!0}),c.provenanceCheck=L,c.provenanceObjection=R;function e(){const $=r(32693);return e=function(){return $},
$}function T(){const $=r(34413);return T=function(){return $},$}function A(){const $=r(1207);return A=function(){return $},
$}function P(){const $=r(41895);return P=function(){return $},$}function I(){const $=r(4812);return I=function(){return $},
$}async function R({gateReport:$},g,m){return $===void 0?"it is not in a GateReport, and a check run contains only the d\
igest of a GateReport":$.objections.includes(I().UNTRUSTED)?I().UNTRUSTED:g($.headSha,$.digest,m)}function L($,g){const[
m,v,...y]=g?.split("/")??[];if(!m||!v||y.length>0)throw new(P()).GateError("usage","A promotion with a token requires th\
e repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(d,E,S)=>{
const f=d.slice(0,7),l=await b({client:$,owner:m,repo:v},d);if(l===void 0)return`the commit ${f} does not exist in ${m}/${v}`;
const u=l.filter(({externalId:p})=>(0,e().readExternalId)(p)?.digest===E),[i]=u;if(i===void 0)return`no check run on the\
 commit ${f} contains its digest`;const s=u.filter(({appSlug:p})=>p===S);if(s.length===0)return`the check run with its d\
igest was created by the app ${i.appSlug??"unknown"}`;const n=s.filter(p=>p.completed&&p.headSha===d);return n.length===
0?"the check run with its digest is not completed":n.some(p=>N(p,l))?void 0:"a newer check run of the same name replaces\
 that with its digest"}}function N($,g){if($.name.endsWith(T().SUPERSEDED))return!1;const{name:m,appSlug:v,completedAt:y}=$;
return!g.some(d=>d.name===m&&d.appSlug===v&&d.id!==$.id&&(0,T().isOfGate)(d)&&(!d.completed||d.completedAt>y))}async function b($,g){
try{return await(0,T().listChecks)($,g)}catch(m){if((0,A().readFailure)(m).kind==="invalid")return;const v={doing:"read \
the check runs",permission:"checks: read"},y=(0,A().explainFailure)(m,v);throw new(P()).GateError("github_unavailable",`\
The provenance of the report cannot be checked: ${y}.`,"Grant `checks: read` to the token, or promote without a token, w\
hich skips this check.",{cause:m})}}}),4812:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.UNTRUSTED=void 0,
c.readEvidence=g;function e(){const E=r(7723);return e=function(){return E},E}function T(){const E=r(64385);return T=function(){
return E},E}function A(){const E=r(41895);return A=function(){return E},E}function P(){const E=r(59490);return P=function(){
return E},E}function I(){const E=r(38863);return I=function(){return E},E}function R(){const E=r(31048);return R=function(){
return E},E}function L(){const E=r(94644);return L=function(){return E},E}const N=c.UNTRUSTED="a runner that the pull re\
quest controls reported its results",b=e().looseObject({id:e().string(),asset_id:e().string().nullish(),verdict:e().string(),
commands:e().array(e().looseObject({verdict:e().string().optional(),outcome:e().looseObject({status:e().string()}).nullish()})).
default([])}),$=e().looseObject({type:e().literal("GateReport"),tool:e().looseObject({name:e().string()}).optional(),verdict:e().
string().optional(),policy:e().looseObject({digest:e().string(),enforce:e().string().optional()}).nullish(),error:e().unknown().
optional(),genes:e().array(b).default([]),findings:e().array(e().looseObject({severity:e().string(),suppressed:e().unknown().
optional(),subject:e().looseObject({type:e().string(),id:e().string()}).nullish()})).default([]),head_sha:e().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:e().looseObject({untrusted:e().boolean().optional()}).optional(),validation_reports:e().
array(e().looseObject({type:e().literal("ValidationReport")}))});function g({name:E,bytes:S},f){const l=(0,L().strictJson)(
{name:E,bytes:S},f);if("problem"in l)throw d(E,l.problem);const u=l.values[0],i=$.safeParse(u);if(i.success&&l.values.length===
1)return{reports:m(i.data.validation_reports),gateReport:v(i.data,(0,R().reportDigest)(u))};const s=(0,T().readAssetFile)(
E,S,f).assets.flatMap(({value:n})=>n.type==="ValidationReport"?[n]:[]);if(s.length===0)throw d(E,"it contains no Validat\
ionReport");return{reports:m(s)}}function m(E){return(0,P().groupBy)(E,({gene_asset_id:S})=>S)}function v(E,S){const{head_sha:f,
isolation:l,tool:u,verdict:i,policy:s,genes:n}=E,p=u?.name===I().TOOL.name&&i!==void 0&&i!=="error";return{digest:S,headSha:f,
objections:[...p?[]:["it is not a report of this gate"],...s?.enforce==="report"?["its policy only reports, and fails no\
thing"]:[],...l?.untrusted?[N]:[],...E.error===void 0||E.error===null?[]:["it has an error"]],policyDigest:s?.digest,genes:new Map(
[...(0,P().groupBy)(n,({id:t})=>t)].map(([t,h])=>[t,h.map(o=>y(o,E))]))}}function y({id:E,asset_id:S,verdict:f,commands:l},{
findings:u}){const s=u.some(({severity:n,suppressed:p,subject:t})=>n==="error"&&!p&&t?.type==="Gene"&&t.id===E)&&"it has\
 an error about the gene"||l.length===0&&"it has no command of the gene"||l.some(n=>n.verdict==="block")&&"it blocks a c\
ommand of the gene"||l.some(({outcome:n})=>n?.status!=="passed")&&"a command of the gene has not passed in it";return{assetId:S,
passed:f==="pass"||f==="warn",contradiction:s||void 0}}function d(E,S){return new(A()).GateError("input_invalid",`${E} i\
s not valid evidence: ${S}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`\
.")}}),72883:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.assetKey=m,c.eventsOf=S,c.readEventLog=d,c.readOwnAssets=
v;function e(){const f=r(81456);return e=function(){return f},f}function T(){const f=r(64385);return T=function(){return f},
f}function A(){const f=r(78114);return A=function(){return f},f}function P(){const f=r(18744);return P=function(){return f},
f}function I(){const f=r(28894);return I=function(){return f},f}function R(){const f=r(23423);return R=function(){return f},
f}function L(){const f=r(52117);return L=function(){return f},f}function N(){const f=r(41895);return N=function(){return f},
f}function b(){const f=r(93028);return b=function(){return f},f}function $(){const f=r(95132);return $=function(){return f},
f}function g(){const f=r(50414);return g=function(){return f},f}function m({type:f,id:l}){return`${f} ${l}`}async function v(f,l){
const u=(0,P().assetPathTest)(l),i=(0,e().assetLimits)(l.assets.max_file_bytes),s=[...f.files()].filter(({path:p,kind:t})=>(0,b().
isRegular)(t)&&u(p)),n=await Promise.all(s.map(async p=>{const{path:t}=p;return(0,I().isAuditLog)(t)?(0,R().readUntouchedLog)(
f,p,i):(0,T().readAssetFile)(t,await f.read(t,i.maxBytes),i)}));return y(n),{assets:n.flatMap(({assets:p})=>p),messages:n.
flatMap(({messages:p})=>p??[])}}function y(f){const l=f.find(({unread:n})=>n!==void 0);if(l!==void 0)throw new(N()).GateError(
"file_unreadable",`${l.path} was not read completely: ${l.unread}.`,"Increase `assets.max_file_bytes` in the policy; the\
 log could contain an asset with the id of a candidate.");const u=f.flatMap(({problems:n})=>n).find(({rule:n})=>A().INCOMPLETE.
has(n));if(u===void 0)return;const{path:i,line:s}=u.location;throw new(N()).GateError("file_unreadable",`${i} cannot be \
read at line ${s}: ${u.detail}.`,"Fix the file first; it could contain an asset with the id of a candidate.")}function d(f,l){
const{name:u}=f,i=(0,g().readWhole)(f,l),[s]=i.messages??[];if(s!==void 0)throw E(`${u}, line ${s.location.line}: a mess\
age between agents is not a log.`,"Pass the log of your own repository; use --assets for messages of other agents.");const n=i.
problems.filter(({rule:a})=>a!=="duplicate-id").map(L().assetProblemFinding).find(({severity:a})=>a==="error");if(n===void 0)
return i.assets;const{message:p,remedy:t}=(0,$().describe)(n),{path:h,line:o}=n.location??{path:u,line:1};throw E(`${h},\
 line ${o}: ${p}`,t)}function E(f,l){return new(N()).GateError("input_invalid",`The event log cannot be read. ${f}`,l)}function S(f){
return f.filter(({type:l})=>l==="EvolutionEvent").map(({value:l,path:u})=>({value:l,log:u}))}}),39242:((B,c,r)=>{Object.
defineProperty(c,"__esModule",{value:!0}),c.promote=S;function e(){const n=r(77598);return e=function(){return n},n}function T(){
const n=r(81456);return T=function(){return n},n}function A(){const n=r(68450);return A=function(){return n},n}function P(){
const n=r(1348);return P=function(){return n},n}function I(){const n=r(72025);return I=function(){return n},n}function R(){
const n=r(4378);return R=function(){return n},n}function L(){const n=r(74238);return L=function(){return n},n}function N(){
const n=r(80543);return N=function(){return n},n}function b(){const n=r(50414);return b=function(){return n},n}function $(){
const n=r(47440);return $=function(){return n},n}function g(){const n=r(54975);return g=function(){return n},n}function m(){
const n=r(4812);return m=function(){return n},n}function v(){const n=r(72883);return v=function(){return n},n}function y(){
const n=r(31170);return y=function(){return n},n}function d(){const n=r(52220);return d=function(){return n},n}function E(){
const n=r(88460);return E=function(){return n},n}async function S(n){const{policy:p,workspace:t,now:h=new Date}=n,{policy:o}=p,
a=(0,T().assetLimits)(o.assets.max_file_bytes),{candidates:O,findings:w,messages:C}=await(0,b().readCandidates)(n.candidates,
a),j=t?await(0,v().readOwnAssets)(t.tree,o):{assets:[],messages:[]},D=n.events&&(0,v().readEventLog)(n.events,a),U=j.assets.
filter(({type:z})=>z==="Gene").map(({path:z})=>z),M=(0,A().commonRoot)(U,{policy:o,tree:t?.tree}),G=l(n).with({cwd:M}),F=O.
map(({asset:z})=>z),H=await(0,N().auditCandidates)(F,G,[...j.assets,...D??[]]),J=(0,d().revocationsIn)([...j.messages,...C]),
k={policy:o,known:j.assets,events:(0,v().eventsOf)(D??j.assets),audited:H,now:h,environment:n.environment??{platform:n.platform,
arch:process.arch},revocations:J,evidence:await i(n,F,a)},{decisions:W,reports:V}=await s(n,O,k,G);return(0,y().promotionOf)(
W,{policy:p,decidedAt:h,inputs:f(n),loose:w,messages:C,revoked:j.assets.flatMap(z=>{const K=J(z);return K?[{asset:z,reason:K}]:
[]}),reports:V,gate:t?await u(t,p):[]})}function f(n){const{candidates:p,events:t,evidence:h,attestation:o}=n;return[...p.
map(O=>({role:"assets",file:O})),{role:"events",file:t},{role:"report",file:h},{role:"attestation",file:o?.file}].flatMap(
({role:O,file:w})=>w?[{role:O,name:w.name,digest:`sha256:${(0,e().hash)("sha256",w.bytes)}`}]:[])}function l({policy:{policy:n},
workspace:p,platform:t,signal:h}){return R().Judge.by({policy:n,tree:p?.tree,changed:new Set,platform:t,...h&&{signal:h}})}
async function u({tree:n,defaultBranch:p},{source:t,shared:h}){if(p===void 0)return[];const o=t==="file"?void 0:L().POLICY_PATH;
return(await(0,P().gateFindings)({policyPath:o,baseTree:p,tree:n,shared:h})).filter(({rule:O})=>O==="gate-weakened")}async function i({
evidence:n,attestation:p,policy:{policy:t,digest:h}},o,a){const{require_evidence:O,evidence_app:w}=t.a2a,C=p&&await p.judge(
o),j=n&&(0,m().readEvidence)(n,a),D=n?.provenance,U=j&&D&&{objection:await(0,g().provenanceObjection)(j,D,w)};return{policyDigest:h,
required:O,...j,attestation:C,provenance:U}}async function s({run:n,workspace:p,policy:t},h,o,a){if(n===void 0||p===void 0)
return{decisions:(0,$().decide)(h,o),reports:[]};const O=F=>({...o.evidence,ran:F}),w=new Set(h.map(({asset:F})=>F)),C=(0,$().
decide)(h,{...o,evidence:O(w)}).decided.filter(({asset:F,outcome:H})=>F.type==="Gene"&&H==="promoted").map(({asset:F})=>F),
j=await(0,E().runGenes)(C,a,{policy:t,workspace:p},n),D=new Set(C),U=F=>D.has(F)?j.findings.get(F)??[(0,I().assetNotJudged)(
F,"the run returned no result")]:[],M=F=>[...o.audited(F),...U(F)];return{decisions:(0,$().decide)(h,{...o,audited:M,evidence:O(
D)}),reports:j.reports}}}),18421:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.openInputs=b;function e(){
const g=r(73024);return e=function(){return g},g}function T(){const g=r(76760);return T=function(){return g},g}function A(){
const g=r(38321);return A=function(){return g},g}function P(){const g=r(40410);return P=function(){return g},g}function I(){
const g=r(73388);return I=function(){return g},g}function R(){const g=r(3766);return R=function(){return g},g}function L(){
const g=r(50414);return L=function(){return g},g}function N(){const g=r(54975);return N=function(){return g},g}async function b({
assets:g,events:m,report:v,attestation:y,fetch:d,trustedRoot:E},{folder:S,open:f,token:l,repository:u,apiUrl:i},s){const n=async(D,U=(0,I().
inputName)(D))=>({name:U,bytes:await(0,A().buffer)(f(D))}),p=async D=>D===void 0?void 0:n(D),t=l&&(v!==void 0||d)?(0,P().
connect)(l,{baseUrl:i}):void 0,h=await p(v),o=await p(y),a=await p(E),O=h&&t&&(0,N().provenanceCheck)(t,u),w=(0,T().resolve)(
S,g),C=g!=="-"&&$(w),j=C?[]:[await n(g)];for(const D of C?(0,L().filesInFolder)(w,g):[])j.push(await n((0,T().join)(w,D),
`${g}/${D}`));return{candidates:j,events:await p(m),evidence:h&&{...h,provenance:O},...a&&{attestation:{file:o,judge:D=>{
const U={trustedRoot:a,file:o,client:d?t:void 0};return(0,R().judgeByAttestations)(D,U,s)}}}}}function $(g){return(0,e().
statSync)(g,{throwIfNoEntry:!1})?.isDirectory()??!1}}),73517:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.EMITTED=void 0,c.messageLines=L,c.promotedLines=v,c.promotedSubjects=d,c.quarantinedLines=E;function e(){const S=r(61331);
return e=function(){return S},S}function T(){const S=r(10289);return T=function(){return S},S}function A(){const S=r(58802);
return A=function(){return S},S}const P=c.EMITTED=["decision","report","revoke"],I={promoted:"accept",quarantined:"quara\
ntine",rejected:"reject"},R={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"\
event promoted for provenance tracking"};function L(S,f,{id:l,now:u,random:i}){return N(f,S).map(s=>y({protocol:e().PROTOCOL,
protocol_version:"1.0.0",message_type:f,message_id:`msg_${u.getTime()}_${i()}`,sender_id:l,timestamp:u.toISOString(),payload:s}))}
function N(S,{decisions:f,skipped:l,reports:u,revoked:i=[]}){switch(S){case"decision":return[...f.map(b),...l.flatMap($)];case"\
report":return u.map(g);case"revoke":return i.map(s=>({...m(s),reason:s.reason.message}))}}function b(S){const{outcome:f,
type:l}=S,[u]=S.reasons,i=u===void 0?null:`${u.message} (${u.rule})`,s=f==="promoted"?R[l]??null:i;return{...m(S),decision:I[f],
reason:s}}function $(S){const{rule:f,message:l}=S.reason;return f!=="already-promoted"?[]:[{...m(S),decision:I.promoted,
reason:l}]}function g(S){const{gene_asset_id:f,gene_id:l}=S;return{...m({asset_id:typeof f=="string"?f:null,id:l}),validation_report:S}}
function m({asset_id:S,id:f}){return{target_asset_id:S,target_local_id:f}}function v({promoted:S}){return S.map(y)}function y(S){
return`${(0,T().jsonLine)(S)}
`}function d({promoted:S}){return S.flatMap(({id:f,asset_id:l})=>typeof l=="string"?[(0,A().assetSubject)(f,l)]:[])}function E({
quarantined:S}){return S.map(({asset:f,sender_id:l})=>y(l===void 0?f:{protocol:e().PROTOCOL,message_type:"publish",sender_id:l,
payload:{asset:f}}))}}),31170:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.promotionOf=g;function e(){const s=r(
61331);return e=function(){return s},s}function T(){const s=r(85475);return T=function(){return s},s}function A(){const s=r(
94377);return A=function(){return s},s}function P(){const s=r(38863);return P=function(){return s},s}function I(){const s=r(
4190);return I=function(){return s},s}function R(){const s=r(13580);return R=function(){return s},s}function L(){const s=r(
95132);return L=function(){return s},s}function N(){const s=r(37075);return N=function(){return s},s}function b(){const s=r(
71101);return b=function(){return s},s}function $(){const s=r(48791);return $=function(){return s},s}function g(s,n){const{
source:p,path:t,digest:h,policy:o}=n.policy,{decided:a}=s,{loose:O,gate:w,revoked:C}=n,j=new Map(m("promoted",a).map(M=>[
M,(0,b().promotedForm)(M.asset,o.a2a.confidence_factor)])),U=[...a.map(({reasons:M})=>M),...O.map(M=>[M])].filter(M=>M.some(
v)).length;return{type:"PromotionReport",schema_version:$().PROMOTION_VERSION,tool:P().TOOL,policy:{source:p,...t!==void 0&&
{path:t},digest:h,require_evidence:o.a2a.require_evidence},decided_at:n.decidedAt.toISOString(),inputs:n.inputs,decisions:a.
map(M=>y(M,j.get(M))),promoted:[...j].map(([{asset:M},G])=>({...G,type:M.type,id:M.id})),quarantined:m("quarantined",a).
map(({asset:M,reasons:G})=>({...u(M),...E(M),asset:M.value,reasons:G.map(i)})),rejected:[...m("rejected",a).map(({asset:M,
reasons:G})=>({...u(M),reasons:G.map(i)})),...O.map(M=>({...l(M),reasons:[i(M)]}))],skipped:[...s.skipped.map(S),...n.messages.
map(f)],reports:[...n.reports,...a.flatMap(({evidence:{report:M}})=>M===void 0?[]:[{...M,gene_id:String(M.gene_id)}])],...U>
0&&{undecided:U},...w.length>0&&{gate:w.map(i)},...C.length>0&&{revoked:C.map(S)}}}function m(s,n){return n.filter(p=>p.
outcome===s)}function v({rule:s}){return(0,R().ruleOf)(s).undecided===!0}function y({asset:s,outcome:n,eligibility:p,evidence:t,
reasons:h,notices:o},a){const{report:O,level:w,reportDigest:C,attestation:j}=t;return{...u(s),...E(s),outcome:n,eligibility:p,
evidence:{level:w,...typeof O?.id=="string"&&{report_id:O.id},...C!==void 0&&{report_digest:C},...j&&{attestation:j}},hash:d(
s),promoted_asset_id:typeof a?.asset_id=="string"?a.asset_id:null,reasons:h.map(i),notices:o.map(i)}}function d(s){const n=(0,T().
matchContentHash)(s)??(0,A().otherHashForm)(s),p=I().HASH_FORM_NAMES.filter(h=>h!=="hub"||s.type==="Capsule"),t=n===void 0?
p:p.slice(0,p.indexOf(n));return{form:n??null,not_matched:t,content:(0,T().contentHash)(s.value)}}function E({envelope:s}){
const n=s&&(0,e().senderOf)(s);return n===void 0?{}:{sender_id:n}}function S({asset:s,reason:n}){return{...u(s),reason:i(
n)}}function f({value:s,location:n}){const{path:p,line:t}=n,{message_id:h,message_type:o}=s,a={kind:typeof o=="string"?o.
slice(0,40):"unknown"};return{id:typeof h=="string"?h:`${p}:${t}`,type:"Message",asset_id:null,path:p,line:t,reason:i((0,L().
finding)("message-without-candidates",a,{location:n}))}}function l({location:{path:s,line:n}={path:"",line:1,column:1}}){
return{id:s,type:"File",asset_id:null,path:s,line:n}}function u({id:s,type:n,path:p,value:t,locate:h}){const{asset_id:o}=t;
return{id:s,type:n,asset_id:typeof o=="string"?o:null,path:p,line:h().line}}function i(s){const{rule:n,severity:p}=s;return{
id:(0,N().identityOf)(s),rule:n,severity:p,...(0,L().describe)(s)}}}),80335:((B,c,r)=>{Object.defineProperty(c,"__esModu\
le",{value:!0}),c.countsOf=L,c.promotionPage=R,c.renderPromotion=P;function e(){const v=r(10289);return e=function(){return v},
v}function T(){const v=r(31626);return T=function(){return v},v}const A=1e3;function P(v,y){const d=(0,T().layoutOf)(y),
{quarantined:E,rejected:S,skipped:f,gate:l=[]}=v,u=(i,s,n)=>{const{shown:p,rest:t}=(0,T().limited)(i,A,`${n} candidate`,
d);return[...p.map(s),t]};return(0,T().page)([...u(S,i=>b("rejected",i,d),"rejected"),...u(E,i=>b("quarantine",i,d),"qua\
rantined"),...d.verbose?f.map(i=>g(i,d)):[],...u(N(v),i=>$(i,d),"promoted"),...l.map(({message:i,rule:s})=>(0,T().prose)(
d,"gate",`${i} (${s})`)),(0,T().prose)(d,"result",L(v))])}const I=1e3;function R(v){const d=P(v,{columns:120,colour:!1,verbose:!1}).
trimEnd().split(`
`),E=d.length-I;return[`## Promotion: ${L(v)}`,"",...(0,e().markdownFence)(d.slice(0,I)),...E>0?[`And ${E} more lines, i\
n the log.`]:[],""].join(`
`)}function L({promoted:v,quarantined:y,rejected:d,skipped:E}){return Object.entries({promoted:v,quarantined:y,rejected:d,
skipped:E}).filter(([,f])=>f.length>0).map(([f,{length:l}])=>`${l} ${f}`).join(", ")||"no candidates"}function N({decisions:v}){
return v.filter(({outcome:y})=>y==="promoted")}function b(v,{type:y,id:d,path:E,line:S,reasons:f},l){const[u,...i]=f,{shown:s,
rest:n}=(0,T().limited)(i,0,"reason",l),p=y==="File"?`${E}:${S}`:`${y} ${d}`;return[...m(v,p,v==="rejected"?"bad":"quiet",
l),...u?[...(0,T().prose)(l,"why",`${u.message} (${u.rule})`),...(0,T().prose)(l,"fix",u.remedy)]:[],...s.flatMap(({message:t,
rule:h})=>(0,T().prose)(l,"also",`${t} (${h})`)),...n]}function $({type:v,id:y,evidence:d,notices:E},S){return[...m("pro\
moted",`${v} ${y}`,"good",S),...(0,T().prose)(S,"evidence",d.level),...S.verbose?E.flatMap(({message:f,rule:l})=>(0,T().
prose)(S,"note",`${f} (${l})`)):[]]}function g({type:v,id:y,reason:d},E){return[...m("skipped",`${v} ${y}`,"quiet",E),...(0,T().
prose)(E,"why",`${d.message} (${d.rule})`)]}function m(v,y,d,E){return(0,T().labelled)(E,v,[E.paint("strong",(0,T().shortName)(
y,(0,T().roomOf)(E)))],d)}}),48791:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.PROMOTION_VERSION=c.OUTCOMES=
c.FAIL_ON=void 0,c.exitCodeOf=u,c.promotionSchema=void 0;function e(){const i=r(7723);return e=function(){return i},i}function T(){
const i=r(79167);return T=function(){return i},i}function A(){const i=r(38942);return A=function(){return i},i}function P(){
const i=r(99462);return P=function(){return i},i}function I(){const i=r(4190);return I=function(){return i},i}function R(){
const i=r(39763);return R=function(){return i},i}function L(){const i=r(61336);return L=function(){return i},i}function N(){
const i=r(54953);return N=function(){return i},i}const b=c.PROMOTION_VERSION="1.0.0",$=e().object({id:e().string().regex(
/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().string(),
severity:P().severitySchema,message:e().string(),remedy:e().string()}),g={path:e().string(),line:e().int().min(1)},m={id:e().
string(),type:T().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate declares."),...g},
v=e().array($).min(1).describe("Why; the first reason is the one to fix first."),y=e().object({...m,type:e().enum([...R().
ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),
reasons:v}),d=c.OUTCOMES=["promoted","quarantined","rejected"],E=e().object({level:A().evidenceLevelSchema,report_id:e().
string().optional().describe("The ValidationReport that reached the level."),report_digest:T().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:N().attestedSchema.optional()}),S=e().object({...m,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(d),eligibility:A().eligibilitySchema,
evidence:E,hash:e().object({form:e().enum(I().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_\
id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hu\
b`, and `engine` are accepted."),not_matched:e().array(e().enum(I().HASH_FORM_NAMES)).describe("The forms that were comp\
ared before, in their order."),content:T().digestSchema.describe("The hash of the content by the current protocol.")}).describe(
"Whether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the pr\
omoted form; null if the candidate is not promoted."),reasons:e().array($).describe("Why it is not promoted; empty if it\
 is."),notices:e().array($).describe("Findings that do not prevent the promotion.")}),f=c.promotionSchema=e().object({type:e().
literal("PromotionReport"),schema_version:e().literal(b),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:T().digestSchema,require_evidence:A().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:T().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(S).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:T().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(y.extend({type:T().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(y).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...m,type:y.shape.type,reason:$})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...L().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array($).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...m,reason:$})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),l=c.FAIL_ON=["none","rejected","unproven"];function u({
quarantined:i,rejected:s,undecided:n},p){return n!==void 0?2:{none:0,rejected:s.length,unproven:s.length+i.length}[p]>0?
1:0}}),52220:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.revocationsIn=L;function e(){const g=r(27199);
return e=function(){return g},g}function T(){const g=r(61331);return T=function(){return g},g}function A(){const g=r(85475);
return A=function(){return g},g}function P(){const g=r(94377);return P=function(){return g},g}function I(){const g=r(95132);
return I=function(){return g},g}function R(){const g=r(71101);return R=function(){return g},g}function L(g){const m=new Map,
v=new Map;for(const y of g.filter(({value:d})=>d.message_type==="revoke")){const d=(0,T().payloadOf)(y.value),E=$(d.target_asset_id,
d.asset_id,d.target_asset_ids),S=$(d.target_local_id,d.local_id);for(const f of E)m.set((0,P().hashDigits)(f)??f,y);if(E.
length===0)for(const f of S)v.set(f,y)}return m.size+v.size===0?()=>{}:y=>{const{type:d,id:E,value:S}=y,l=$(S.asset_id,(0,A().
contentHash)(y.value),(0,R().receivedHashOf)(y),...d==="Capsule"?[(0,A().contentHash)((0,A().asHubHashes)(S))]:[]).map(i=>(0,P().
hashDigits)(i)??i).find(i=>m.has(i)),u=l===void 0?v.get(E):m.get(l);return u&&N(y,u)}}function N(g,{value:m}){const{type:v,
id:y}=g,{reason:d}=(0,T().payloadOf)(m),E={type:v,id:y,by:(0,T().senderOf)(m)??"an unknown sender",why:typeof d=="string"?
d.slice(0,b):""};return(0,I().finding)("asset-revoked",E,(0,e().placeOf)(g))}const b=200;function $(...g){return g.flatMap(
m=>m??[]).filter(m=>typeof m=="string"&&m!=="")}}),88460:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.runGenes=
m;function e(){const y=r(1395);return e=function(){return y},y}function T(){const y=r(27199);return T=function(){return y},
y}function A(){const y=r(67506);return A=function(){return y},y}function P(){const y=r(41115);return P=function(){return y},
y}function I(){const y=r(59580);return I=function(){return y},y}function R(){const y=r(36807);return R=function(){return y},
y}function L(){const y=r(95132);return L=function(){return y},y}function N(){const y=r(63682);return N=function(){return y},
y}function b(){const y=r(46562);return b=function(){return y},y}function $(){const y=r(94901);return $=function(){return y},
y}function g(){const y=r(47350);return g=function(){return y},y}async function m(y,d,{policy:{policy:E,digest:S},workspace:{
directory:f,tree:l}},{approver:u,secrets:i,...s}){const n=new Date,p=(0,P().additionsFor)(E),t=(0,I().guardCheckout)(f,[
...l.files()],p),h=await(0,A().auditAssets)(y,d,[]),{judgement:o,runResult:a}=await(0,$().validate)(h,{policy:E,startedAt:n,
heads:[{judge:()=>(0,e().judgedHead)(h,l,{policy:E,digest:S},"")}],approver:u,runs:!0,run:j=>(0,N().runAudited)(h,{...s,
checkout:t,tree:l,attended:!1,policy:E,fork:!0,waiting:j})}),{genes:O}=o,w=O.map(j=>(0,R().redactGene)(j,i)),C=(0,R().validationReportsOf)(
w,{nodeOf:a.nodeOf,policyDigest:S,startedAt:n,finishedAt:new Date});return{findings:new Map(O.map(j=>[j.gene.asset,v(j,E.
fail_on)])),reports:C.filter(j=>j!==null)}}function v(y,d){const E=(0,b().findingsOf)(y);if(y.verdict==="pass"||y.verdict===
"warn"||(0,g().severityVerdict)(E,d)==="fail")return E;const{asset:f}=y.gene,l={gene:f.id,summary:y.summary};return[...E,
(0,L().finding)("not-validated",l,(0,T().placeOf)(f))]}}),94644:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.strictJson=I;function e(){const R=r(81456);return e=function(){return R},R}function T(){const R=r(73229);return T=function(){
return R},R}function A(){const R=r(94534);return A=function(){return R},R}const P=(0,e().assetLimits)(16*1024*1024);function I({
name:R,bytes:L},N=P){if(L.length>N.maxBytes)return{problem:`it is larger than ${N.maxBytes} bytes`};const{text:b,complete:$}=(0,A().
decodeUtf8)(L);if(!$)return{problem:"it is not UTF-8 text"};const g=new(A()).Problems(new(A()).Source(R,b)),m=(0,T().readJson)(
b,N,g).map(({value:y})=>y),[v]=g.found;return v===void 0?{values:m}:{problem:`line ${v.location.line}: ${v.detail}`}}}),
49451:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.nearDuplicatesOf=I,c.noticedDefects=v,c.otherEnvironment=
g,c.staleEvidence=d;function e(){const l=r(27199);return e=function(){return l},l}function T(){const l=r(47771);return T=
function(){return l},l}function A(){const l=r(95132);return A=function(){return l},l}function P(){const l=r(34915);return P=
function(){return l},l}function I(l){const u=new Map,i=s=>{const n=R(s);n!==void 0&&!u.has(n)&&u.set(n,s)};for(const s of l)
i(s);return{add:i,findingsAbout(s){const n=R(s),p=n===void 0?void 0:u.get(n);if(p===void 0||p.id===s.id)return[];const{type:t,
id:h}=s,o={type:t,id:h,other:p.id,place:p.path};return[(0,A().finding)("near-duplicate",o,(0,e().placeOf)(s))]}}}function R({
type:l,value:u}){const i=l==="Gene"?[L(u.signals_match),N(u.strategy)]:l==="Capsule"?[L(u.trigger),N(u.gene),N(u.summary)]:
[];if(!(i.length===0||i.some(s=>s.length===0)))return JSON.stringify([l,i])}function L(l){const u=(0,P().normalizeSignals)(
b(l)).map($);return[...new Set(u)].sort()}function N(l){return b(l).map($).filter(u=>u!=="")}function b(l){return[l].flat().
filter(u=>typeof u=="string")}function $(l){return l.normalize("NFKC").toLowerCase().replace(/\s+/g," ").trim().replace(
/[.;]$/,"")}function g(l,{report:u},i){const s=u?.env_fingerprint??l.value.env_fingerprint;if(!(0,e().isJsonObject)(s))return[];
const p=[[s.platform,i.platform],[s.arch,i.arch],[m(s.node_version),i.nodeVersion&&m(i.nodeVersion)]].filter(w=>typeof w[0]==
"string"&&typeof w[1]=="string");if(p.every(([w,C])=>w===C))return[];const{type:t,id:h}=l,[o,a]=[p.map(([w])=>w),p.map(([
,w])=>w)],O={type:t,id:h,there:o.join(", "),here:a.join(", ")};return[(0,A().finding)("environment-differs",O,(0,e().placeOf)(
l))]}function m(l){const u=typeof l=="string"?/^v?(\d+)/.exec(l)?.[1]:void 0;return u&&`Node.js ${u}`}function v(l,{report:u}){
const s=(Array.isArray(u?.commands)?u.commands:[]).flatMap(h=>(0,e().isJsonObject)(h)&&(0,e().isJsonObject)(h.mutant)?[h.
mutant.outcome]:[]),n=s.filter(h=>h==="killed").length,p=n+s.filter(h=>h==="survived").length;if(u===void 0||p===0)return[];
const t={report:String(u.id??"unknown"),killed:n,tried:p};return[(0,A().finding)("report-defects-noticed",t,(0,e().placeOf)(
l))]}const y=864e5;function d(l,{now:u,days:i}){const s=new Map;for(const{value:n}of l){const p=S(n);p===void 0||!(0,T().
isSuccess)(n)||s.set(n.capsule_id,Math.max(p,s.get(n.capsule_id)??p))}return(n,p)=>{const t=n.type==="Capsule"?s.get(n.id):
E(p);if(t===void 0)return[];const h=Math.floor((u.getTime()-t)/y);if(h<=i)return[];const{type:o,id:a}=n;return[(0,A().finding)(
"evidence-stale",{type:o,id:a,age:h,days:i},(0,e().placeOf)(n))]}}function E({report:l,attestation:u}){return u===void 0?
l&&S(l):f(u.verified_at)}function S({created_at:l,timestamp:u,meta:i}){return f(l??u??((0,e().isJsonObject)(i)?i.at:void 0))}
function f(l){const u=typeof l=="string"?Date.parse(l):l;return typeof u=="number"&&Number.isFinite(u)?u:void 0}}),11719:((B,c,r)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.promotionPolicy=N,c.withWorkspace=R;function e(){const b=r(74238);return e=
function(){return b},b}function T(){const b=r(63550);return T=function(){return b},b}function A(){const b=r(35720);return A=
function(){return b},b}function P(){const b=r(67397);return P=function(){return b},b}function I(){const b=r(53010);return I=
function(){return b},b}function R(b,$,g,m){return(0,I().withSourceTree)(b,$,async(v,y,d)=>{const E=d&&await L(d,m);return g(
{directory:y,tree:v,...E&&{defaultBranch:E}})})}async function L(b,$){const g=$===void 0?(await(0,P().findDefaultBranch)(
b))?.commit:(await(0,P().lookUpCommits)(b,[`refs/remotes/origin/${$}`]))[0];return g===void 0?void 0:(0,A().readTree)(b,
g)}function N(b){const $=b?.tree??(0,T().literalTree)({},"no repository");return(0,e().loadPolicy)($,$.label)}}),53010:((B,c,r)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.withSourceTree=N;function e(){const b=r(51455);return e=function(){return b},
b}function T(){const b=r(41895);return T=function(){return b},b}function A(){const b=r(67147);return A=function(){return b},
b}function P(){const b=r(48741);return P=function(){return b},b}function I(){const b=r(96402);return I=function(){return b},
b}function R(){const b=r(35720);return R=function(){return b},b}function L(){const b=r(34397);return L=function(){return b},
b}async function N(b,$,g,m=!1){const v=await(0,I().openRepository)(b,$).catch(async y=>{if(!(y instanceof T().GateError&&
y.code==="not_a_repository"&&(await(0,e().stat)(b).catch(()=>{}))?.isDirectory()))throw y});if(v===void 0)return g((0,P().
folderTree)(b),b);try{const y=`the ${m?"staged ":""}files of ${v.directory}`,d=m?L().snapshotIndex:L().snapshotWorktree,
E=await(0,R().readTree)(v,await d(v),{label:y});return await g((0,A().withAdditions)(E,(0,P().folderTree)(v.directory),(0,A().
additionsOf)()),v.directory,v)}finally{await v.close()}}}),58504:((B,c,r)=>{Object.defineProperty(c,"__esModule",{value:!0}),
c.readValidationReport=I;function e(){const g=r(57975);return e=function(){return g},g}function T(){const g=r(27199);return T=
function(){return g},g}function A(){const g=r(85475);return A=function(){return g},g}function P(){const g=r(21471);return P=
function(){return g},g}function I(g){if(!(0,T().isJsonObject)(g)||g.type!=="ValidationReport")return;const m=typeof g.overall_ok==
"boolean"?"protocol":"results",v=m==="protocol"?g.commands:g.results;if(!Array.isArray(v))return;const y=v.map(R);return{
shape:m,id:b(g.id),geneId:b(g.gene_id),commands:y,ok:g.overall_ok!==!1&&y.length>0&&y.every(({ok:d})=>d),contradictory:Array.
isArray(g.commands)&&Array.isArray(g.results)&&!(0,e().isDeepStrictEqual)(g.commands.map(L),g.results.map(L)),durationMs:$(
g.duration_ms)??N(g),hash:(0,A().matchContentHash)({type:"ValidationReport",value:g})??null,differences:(0,P().schemaDifferences)(
"ValidationReport",g)}}function R(g){const{command:m,cmd:v,ok:y,duration_ms:d,err:E,stderr:S}=(0,T().isJsonObject)(g)?g:
{},f=b(m)??b(v);return{command:f??"",ok:y===!0&&f!==null,durationMs:$(d),error:b(E)??b(S)}}function L(g){const{command:m,
ok:v}=R(g);return[m,v]}function N({started_at:g,finished_at:m}){const[v,y]=[g,m].map(d=>typeof d=="string"?Date.parse(d):
$(d));return typeof v=="number"&&typeof y=="number"&&y>=v?y-v:null}function b(g){return typeof g=="string"?g:null}function $(g){
return typeof g=="number"?g:null}}),34915:((B,c)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.errorSignature=P,c.
normalizeErrorText=A,c.normalizeSignals=I;const r="errsig:",e="errsig_norm:",T=220;function A(L){return L.trim().toLowerCase().
replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(
/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,T)}function P(L){const N=L.trim();if(N.startsWith(r)){const b=A(N.slice(r.
length));return b===""?void 0:`${e}${R(b)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(N)?N.toLowerCase():void 0}function I(L){
return L.flatMap(N=>{const b=N.trim(),$=b.startsWith(r)?P(b):b;return $?[$]:[]})}function R(L){let N=2166136261;for(let b=0;b<
L.length;b+=1)N=Math.imul(N^L.charCodeAt(b),16777619);return(N>>>0).toString(16).padStart(8,"0")}}),78589:((B,c,r)=>{r.r(
c),r.d(c,{getOctokit:()=>e.Q});var e=r(92413)}),64077:((B,c,r)=>{r.r(c),r.d(c,{bundleFromJSON:()=>e.vw});var e=r(61040)}),
8744:((B,c,r)=>{r.r(c),r.d(c,{ASN1Obj:()=>e.ASN1Obj});var e=r(83917)}),80643:((B,c,r)=>{r.r(c),r.d(c,{TrustedRoot:()=>e.
TrustedRoot});var e=r(19654)}),3030:((B,c,r)=>{r.r(c),r.d(c,{Verifier:()=>e.BL,toSignedEntity:()=>e.DC,toTrustMaterial:()=>e.
jO});var e=r(54187)}),85893:((B,c,r)=>{r.r(c),r.d(c,{Parser:()=>e.i});var e=r(73979)})};
