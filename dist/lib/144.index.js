"use strict";exports.id=144,exports.ids=[144],exports.modules={61218:((k,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.MAX_ANNOTATIONS=
f.GITHUB_LIMITS=void 0;const r=f.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
e=f.MAX_ANNOTATIONS=500}),32693:((k,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.QUEUE=void 0,f.claimOf=T,f.claimPrefix=
P,f.completedExternalId=g,f.isClaim=C,f.isWaiting=R,f.readExternalId=y,f.shortPolicy=I,f.waitingId=N;const r=f.QUEUE="me\
rge_group",e=12,w=100,A="gene-gate:",M="waiting";function P(m){return`${A}${m}:`}function N(m){return`${P(M)}${m}`}function R(m){
return m===`${A}${M}`||m.startsWith(P(M))}function C(m){return m.startsWith(A)}function T(m){const d=C(m)?/:(\d{1,9})$/.
exec(m)?.[1]:h.exec(m)?.[6];return Number(d??0)}function I(m){return m?.replace(/^sha256:/,"").slice(0,e)??"none"}function g(m,d,{
event:S,base:E,pulls:v},l){const s=v.map(a=>`#${a}`).join(",");return[m,S,p(E),I(d),s,l].join(";")}const h=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*)(?:;(\d{1,9}))?)?$/;
function y(m){const[,d,S,E,v,l=""]=h.exec(m)??[];if(d===void 0)return;const s=[...l.matchAll(/#(\d+)/g)].map(([,a])=>Number(
a));return{digest:d,event:S,policy:v,pulls:s,isInto:a=>E===p(a)}}function p(m){return encodeURIComponent(m).slice(0,w)}}),
34413:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.SUPERSEDED=f.CONCLUSIONS=void 0,f.checkOperation=P,f.
claimId=N,f.completeCheck=l,f.createCheck=d,f.findUnfinished=g,f.gateChecks=T,f.isOfGate=I,f.isOfQueue=C,f.isStillClaimed=
y,f.leaveWaiting=n,f.listChecks=h,f.newRunKey=R,f.supersedeCheck=a,f.takeUpCheck=S,f.updateCheck=E;function e(){const c=r(
77598);return e=function(){return c},c}function w(){const c=r(32693);return w=function(){return c},c}function A(){const c=r(
40410);return A=function(){return c},c}function M(){const c=r(1207);return M=function(){return c},c}function P({readOnlyToken:c=!1}){
return{doing:"write the check run",permission:"checks: write",readOnlyToken:c}}function N({runKey:c,claim:i}){return`${(0,w().
claimPrefix)(c)}${i}`}function R(c){return`${c??"run"}:${(0,e().randomUUID)()}`}function C({completed:c,conclusion:i,externalId:t}){
return(t.startsWith((0,w().claimPrefix)(w().QUEUE))||(0,w().readExternalId)(t)?.event===w().QUEUE)&&!(c&&i==="success")}
async function T(c,i){return(await h(c,c.headSha,i)).filter(I).sort((o,u)=>u.id-o.id)}function I({externalId:c}){return(0,w().
isClaim)(c)||(0,w().readExternalId)(c)!==void 0}async function g(c,{runKey:i,checkName:t}){return(await h(c,c.headSha,t)).
filter(({externalId:u,completed:O})=>u.startsWith((0,w().claimPrefix)(i))&&!O)}async function h({client:c,owner:i,repo:t},o,u){
const O=await c.octokit.paginate(c.octokit.rest.checks.listForRef,{owner:i,repo:t,ref:o,...u!==void 0&&{check_name:u},filter:"\
all",per_page:100});return(0,M().requireAsked)(O.every(({head_sha:b,name:j})=>b===o&&j===(u??j)),"the check runs of this\
 name on the commit"),O.map(p)}async function y({client:c,owner:i,repo:t},{id:o,externalId:u}){const{data:O}=await c.octokit.
rest.checks.get({owner:i,repo:t,check_run_id:o});return(0,M().requireAsked)(O.id===o,"this check run"),O.external_id===u&&
O.status!=="completed"}function p(c){return{id:c.id,name:c.name,url:c.html_url,detailsUrl:c.details_url??"",completed:c.
status==="completed",conclusion:c.conclusion,externalId:c.external_id??"",appId:c.app?.id,appSlug:c.app?.slug,headSha:c.
head_sha,completedAt:c.completed_at??"",annotationsCount:c.output.annotations_count}}function m(c){return{status:"in_pro\
gress",external_id:N(c),started_at:new Date().toISOString(),...c.detailsUrl!==void 0&&{details_url:c.detailsUrl},output:{
title:"The gate is running",summary:"Auditing and running the change."}}}async function d(c,i,t){const{client:o,owner:u,
repo:O,headSha:b}=c,j=async()=>{const{data:$}=await o.octokit.rest.checks.create({owner:u,repo:O,head_sha:b,name:i.checkName,
...m(i),...A().NOT_REPEATABLE});return(0,M().requireAsked)($.head_sha===b,"this commit"),p($)};return o.once(j,async()=>(await g(
c,i)).find(({id:D})=>D>(t?.id??0)))}async function S(c,i,t){return p(await E(c,t,m(i)))}async function E({client:c,owner:i,
repo:t},{id:o},u){const O={owner:i,repo:t,check_run_id:o,...u},{data:b}=await c.octokit.rest.checks.update(O);return(0,M().
requireAsked)(b.id===o,"this check run"),b}const v=f.CONCLUSIONS=["failure","action_required","neutral","success"];async function l(c,i,{
conclusion:t,externalId:o,output:u}){const b=await E(c,i,{status:"completed",conclusion:t,external_id:o,output:u});if(b.
status!=="completed"||b.conclusion!==t)throw new(M()).BrokenAnswer("the check run is not completed with this result")}const s=f.
SUPERSEDED=" (superseded)";async function a(c,{checkName:i},t){await E(c,t,{name:`${i}${s}`,status:"completed",conclusion:"\
neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${i}\
\u201D.`}})}async function n(c,i,t){const o=(0,w().waitingId)((0,w().claimOf)(i.externalId));await E(c,i,{status:"in_pro\
gress",external_id:o,output:t})}}),40410:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.PASSING_FAILURES=
f.NOT_REPEATABLE=f.LEAVES_API=void 0,f.connect=R,f.waitBeforeRetry=c;function e(){const i=r(58500);return e=function(){return i},
i}function w(){const i=r(78589);return w=function(){return i},i}function A(){const i=r(1207);return A=function(){return i},
i}const M=f.LEAVES_API={leavesApi:!0},P=18e4,N=3e3;function R(i,t={}){const{timeoutMs:o=15e3,sleep:u=C,now:O=Date.now,signal:b}=t,
j=t.baseUrl||"https://api.github.com",$=(0,w().getOctokit)(i,{baseUrl:j});let D=P;async function F(U,B){for(let J=1;;J+=
1){const W=O();try{return await U()}catch(H){const K=c((0,A().readFailure)(H),J,O());if(K===void 0||b?.aborted||(D-=O()-
W+K,D<0)||(await u(K,b),b?.aborted))throw H}const G=await B?.();if(G!==void 0)return G}}return $.hook.wrap("request",(U,B)=>{
const J=B.request?.fetch??globalThis.fetch,W=B.request?.leavesApi?J:m(J,j),G=async()=>{p(B.url,j),B.request={...B.request,
fetch:W,signal:L()};try{const H=await U(B);return S(H.status,H.headers.location),T(B,H),H}catch(H){throw g(H)}};return B.
request?.notRepeatable===!0?G():F(G)}),{octokit:$,once:F};function L(){return b===void 0?AbortSignal.timeout(o):b.aborted?
AbortSignal.timeout(Math.min(o,N)):AbortSignal.any([b,AbortSignal.timeout(o)])}}function C(i,t){return(0,e().setTimeout)(
i,void 0,t&&{signal:t}).catch(()=>{})}function T({method:i,url:t},{status:o,data:u}){if(!(i==="DELETE"?o===204:o===200||
o===201))throw new(A()).BrokenAnswer(`its status is ${o}`);if(i==="DELETE")return;if(typeof u!="object"||u===null)throw new(A()).
BrokenAnswer("it was truncated or is not JSON");if((i==="POST"||i==="PATCH")&&!t.endsWith("/graphql")&&!("id"in u))throw new(A()).
BrokenAnswer("it has no id");if(/[?&]per_page=/.test(t)&&!Array.isArray(I(t,u)))throw new(A()).BrokenAnswer("it is not a\
 list")}function I(i,t){return/\/check-runs\?/.test(i)?"total_count"in t&&"check_runs"in t?t.check_runs:void 0:t}function g(i){
const{status:t,said:o}=(0,A().readFailure)(i);return t===409?new(A()).BrokenAnswer(`its status is 409, ${o}`,{cause:i}):
i}class h extends Error{name="ForeignAnswer"}const y=5;function p(i,t){const{origin:o}=new URL(i,`${t}/`);if(o!==new URL(
t).origin)throw E(o)}function m(i,t){const{origin:o}=new URL(t);return async(u,O)=>{let b=String(u);for(let j=0;;j+=1){const $=await i(
b,{...O,redirect:"manual"}),D=d($.status)?$.headers.get("location"):null,F=D!==null&&URL.canParse(D,b)&&new URL(D,b);if(!F||
F.origin!==o||j===y)return $;await $.body?.cancel(),b=F.href}}}function d(i){return i>=300&&i<400}function S(i,t){if(d(i)&&
typeof t=="string")throw E(t)}function E(i){const t=URL.canParse(i)?new URL(i).origin:i;return new h(`the answer refers \
to ${t}, which is not GitHub's API`)}const v=4,l=60,s=60,a=f.NOT_REPEATABLE={request:{notRepeatable:!0}},n=f.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function c(i,t,o){if(!n.has(i.kind)||t>=v)return;if(i.kind!==
"rate_limited")return 1e3*2**(t-1);const u=i.resetAt===void 0?void 0:Math.max(1,i.resetAt-o/1e3),O=i.retryAfter??u??s;return O>
l?void 0:Math.ceil(O*1e3)}}),40638:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.listBundles=C,f.readFileAt=
M,f.refTip=N;function e(){const T=r(7723);return e=function(){return T},T}function w(){const T=r(61218);return w=function(){
return T},T}function A(){const T=r(1207);return A=function(){return T},T}async function M({client:T,owner:I,repo:g},h,y){
const p={owner:I,repo:g,path:h,ref:y},{data:m}=await T.octokit.rest.repos.getContent(p);if(Array.isArray(m)||m.type!=="f\
ile"||m.encoding!=="base64")throw new Error(`expected a file of at most ${w().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.
from(m.content,"base64")}const P=e().object({ref:e().string(),object:e().object({sha:e().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)})});
async function N({client:T,owner:I,repo:g},h){try{const{data:y}=await T.octokit.rest.git.getRef({owner:I,repo:g,ref:h}),
{ref:p,object:m}=P.parse(y);return(0,A().requireAsked)(p===`refs/${h}`,`refs/${h}`),m.sha}catch(y){if((0,A().readFailure)(
y).kind==="not_found")return;throw y}}const R=100;async function C({client:T,owner:I,repo:g},h){try{const{data:y}=await T.
octokit.rest.repos.listAttestations({owner:I,repo:g,subject_digest:h,per_page:R});return(y.attestations??[]).map(({bundle:p})=>p??
null)}catch(y){if((0,A().readFailure)(y).kind==="not_found")return[];const p={doing:"read the attestations",permission:"\
attestations: read"};throw(0,A().asUnavailable)(y,p)}}}),42312:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.CANDIDATE_LIMITS=void 0,f.readArchive=y;function e(){const t=r(77598);return e=function(){return t},t}function w(){const t=r(
38522);return w=function(){return t},t}function A(){const t=r(85893);return A=function(){return t},t}function M(){const t=r(
7723);return M=function(){return t},t}function P(){const t=r(94534);return P=function(){return t},t}function N(){const t=r(
41895);return N=function(){return t},t}const R=f.CANDIDATE_LIMITS={entries:1e3,bytes:64*1024*1024},C="manifest.json",T="\
checksum.sha256",I=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,g=M().string().regex(/^1(\.|$)/,"expected a version 1"),
h=M().looseObject({gep_version:g,schema_version:g});function y(t,o=R){const u=p(s(t,o));d(m(u,C));const O=m(u,T);return u.
delete(T),v(O,u),[...u].filter(([b])=>I.test(b)).map(([b,j])=>({name:b,bytes:j})).sort((b,j)=>b.name<j.name?-1:1)}function p(t){
const o=[...t.keys()][0]??"",u=t.has(C)?"":`${o.split("/")[0]}/`;return new Map([...t].map(([O,b])=>{if(O.startsWith(u))
return[O.slice(u.length),b];throw i(`it has no ${C} at its root`)}))}function m(t,o){const u=t.get(o);if(u===void 0)throw i(
`it has no ${o} at its root`);return u}function d(t){const o=h.safeParse(S(t));if(o.success)return;const[u]=o.error.issues;
throw i(`${C}: ${[...u?.path??[],u?.message].join(": ")}`)}function S(t){try{return JSON.parse((0,P().decodeUtf8)(t).text)}catch(o){
throw i(`${C} is not valid JSON`,o)}}const E=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function v(t,o){const u=l(t);for(const[
b,j]of u){const $=JSON.stringify(b),D=o.get(b);if(D===void 0)throw i(`${$} has a checksum but is missing`);if((0,e().hash)(
"sha256",D)!==j)throw i(`the checksum of ${$} does not match its content`)}const O=[...o.keys()].find(b=>!u.has(b));if(O!==
void 0)throw i(`${JSON.stringify(O)} has no checksum`)}function l(t){const o=new Map;for(const u of(0,P().decodeUtf8)(t).
text.split(/\r?\n/).filter(Boolean)){const[,O,b]=E.exec(u)??[];if(O===void 0||b===void 0)throw i(`checksum.sha256 contai\
ns the invalid line ${JSON.stringify(u.slice(0,80))}`);if(o.has(b))throw i(`${JSON.stringify(b)} has two checksums`);o.set(
b,O.toLowerCase())}return o}function s(t,{entries:o,bytes:u}){const O=new Map;let b=0;const j=new(A()).Parser({strict:!0,
brotli:!1,zstd:!1});j.on("error",$=>{throw $}),j.on("entry",$=>{if(b+=1,b>o)throw i(`it has more than ${o} entries`);const D=c(
$);if(D===void 0){$.resume();return}if(O.has(D))throw i(`it contains ${JSON.stringify(D)} twice`);const F=[];O.set(D,Buffer.
alloc(0)),$.on("data",L=>F.push(L)),$.on("end",()=>O.set(D,Buffer.concat(F)))}),j.on("ignoredEntry",({path:$,type:D})=>{
const F=JSON.stringify($.slice(0,80));throw i(`it contains ${F}, an entry of the type ${D}`)});try{const $=(0,w().gunzipSync)(
t,{maxOutputLength:u});if($[0]===31)throw i("it is gzipped twice");j.end($)}catch($){if($ instanceof N().GateError)throw $;
const{code:D,message:F}=$,L=D==="ERR_BUFFER_TOO_LARGE"?`its unpacked content has more than ${u} bytes`:`it is not a comp\
lete gzipped tar (${F})`;throw i(L,$)}return O}const a=255,n=/[\\:\p{C}]/u;function c({path:t,type:o}){const u=JSON.stringify(
t.slice(0,a));if(o!=="File"&&o!=="OldFile"&&o!=="Directory")throw i(`${u} is a ${o}, but only files and directories are \
allowed`);const O=t.split("/").filter(j=>j!==""&&j!==".");if(!(!t.startsWith("/")&&!O.includes("..")&&!n.test(t))||t.length>
a||o!=="Directory"&&O.length===0)throw i(`it contains the path ${u}, which is not allowed`);return o==="Directory"?void 0:
O.join("/")}function i(t,o){return new(N()).GateError("input_invalid",`The archive is not valid: ${t}.`,"Export the arch\
ive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",{cause:o})}}),71101:((k,f,r)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.exchangeFindings=R,f.isSameAsset=I,f.promotedForm=g,f.receivedHashOf=
T,f.unhashedFindings=C;function e(){const h=r(23404);return e=function(){return h},h}function w(){const h=r(27199);return w=
function(){return h},h}function A(){const h=r(85475);return A=function(){return h},h}function M(){const h=r(94377);return M=
function(){return h},h}function P(){const h=r(57733);return P=function(){return h},h}function N(){const h=r(95132);return N=
function(){return h},h}function R(h){return[...(0,P().promotionSchemaFindings)(h),...(0,A().identityFindings)(h,"author")].
map(y=>({...y,severity:"error"}))}function C(h){const y=(0,A().unhashedFields)(h);return y.length===0?[]:[(0,N().finding)(
"fields-not-hashed",{capsule:h.id,fields:y},(0,w().placeOf)(h,["outcome"]))]}function T({value:{a2a:h}}){return(0,w().isJsonObject)(
h)?h.received_asset_id:void 0}function I(h,y){return(0,A().contentHash)(h.value)===(0,A().contentHash)(y.value)?!0:(0,A().
matchContentHash)(h)!==void 0&&T(y)===h.value.asset_id}function g({type:h,value:y},p){const{confidence:m,a2a:d,asset_id:S}=y;
if(h!=="Capsule"||typeof m!="number")return(0,A().matchContentHash)({type:h,value:y})==="engine"?(0,M().asEngineHashed)(
y)??y:y;if(p===1&&(0,e().verifyAssetId)(y))return y;const E={...(0,A().matchContentHash)({type:h,value:y})==="hub"?(0,A().
asHubHashes)(y):y,confidence:m*p,a2a:{...(0,w().isJsonObject)(d)?d:{},status:"promoted",confidence_factor:p,received_asset_id:S??
null}};return{...E,asset_id:(0,e().computeAssetId)(E)}}}),72371:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.attestationJudge=C,f.attestedSchema=void 0;function e(){const s=r(7723);return e=function(){return s},s}function w(){const s=r(
27199);return w=function(){return s},s}function A(){const s=r(79167);return A=function(){return s},s}function M(){const s=r(
95132);return M=function(){return s},s}const P=e().object({issuer:e().string().describe("Who confirmed the identity, as \
a URL."),repository:e().string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().string().
describe("The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe(
"The ref that the workflow ran for.")}),N=f.attestedSchema=e().object({source:e().string().describe("The file and positi\
on, or the address."),digest:A().digestSchema.describe("Digest of the signed statement."),predicate_type:e().string(),result:e().
enum(["PASSED","WARNED"]),asset_id:A().digestSchema,commit:e().string().nullable().describe("The commit that was verifie\
d, if the statement names it."),policy_digest:A().digestSchema,gate:e().object({id:e().string(),version:e().string().nullable()}).
nullable().describe("The gate; null if the statement does not name it."),verified_at:e().iso.datetime(),signer:P}).describe(
"A verified attestation about the asset."),R=1440*60*1e3;function C(s,a){return n=>{const c=n.value.asset_id,t=(typeof c==
"string"?s.filter(j=>I(j,c)):[]).map(j=>({each:j,reasons:g(n,j,a)})),o=t.flatMap(({each:j,reasons:$})=>"refused"in j||$.
length>0?[]:[j]);if(o.length===0){const[j={reasons:[v(n)]}]=t;return{findings:j.reasons}}const[u]=T(o.filter(j=>!S(j,n))),
O=T(o.filter(j=>S(j,n))).filter(({verified_at:j})=>u===void 0||j>u.verified_at),b=O.find(({gate:j})=>j!==null)??O[0];return b!==
void 0?{accepted:l(b,String(c))}:{findings:u===void 0?[v(n)]:[E(n,u)]}}}function T(s){return[...s].sort((a,n)=>Date.parse(
n.verified_at)-Date.parse(a.verified_at))}function I(s,a){return"refused"in s?s.claims?.has(a)??!0:s.subjects.has(a)}function g(s,a,{
signers:n,policyDigest:c,now:i}){const t=(0,w().placeOf)(s),{source:o}=a;if("refused"in a)return[(0,M().finding)("attest\
ation-invalid",{source:o,reason:a.refused},t)];const{signer:u,policy_digest:O,verified_at:b}=a,j=n.filter(U=>h(u,U)),[$]=j;
if($===void 0){const U={source:o,found:m(u),accepted:n.map(d)};return[(0,M().finding)("attestation-other-signer",U,t)]}const D=({
policies:U})=>U??[c],F=j.filter(U=>D(U).includes(O));if(F.length===0){const U={source:o,found:O,accepted:j.flatMap(D)};return[
(0,M().finding)("attestation-other-policy",U,t)]}const L=Math.max(...F.map(({max_age_days:U})=>U));if(i.getTime()-Date.parse(
b)>L*R){const U={source:o,verified:b,days:L};return[(0,M().finding)("attestation-expired",U,t)]}return[]}function h(s,{issuer:a,
repository:n,workflow:c,ref:i}){const[t="",o=""]=p(s.workflow),[u="",O="",...b]=t.split("/"),[j="",$=i]=p(c),D=j.startsWith(
".github/")?j===b.join("/")&&y(`${u}/${O}`,n):j===t;return s.issuer===a&&y(s.repository,n)&&D&&o===$&&s.ref===i}function y(s,a){
return s.toLowerCase()===a.toLowerCase()}function p(s){const a=s.indexOf("@");return a===-1?[s]:[s.slice(0,a),s.slice(a+
1)]}function m({repository:s,workflow:a,ref:n,issuer:c}){return`${a} for ${s} at ${n}, confirmed by ${c}`}function d({repository:s,
workflow:a,ref:n}){return`${a} for ${s} at ${n}`}function S({result:s,validated:a},{type:n}){return s!=="FAILED"&&(a||n!==
"Gene")}function E(s,{source:a,result:n}){const c=n==="FAILED"?"failed":"did not run all commands";return(0,M().finding)(
"attestation-not-passed",{source:a,what:c},(0,w().placeOf)(s))}function v(s){const{type:a,id:n}=s;return(0,M().finding)(
"attestation-missing",{type:a,id:n},(0,w().placeOf)(s))}function l({subjects:s,validated:a,result:n,...c},i){return{...c,
result:n==="WARNED"?"WARNED":"PASSED",asset_id:i}}}),3766:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.
judgeByAttestations=T,f.readAttestations=I;function e(){const m=r(27199);return e=function(){return m},m}function w(){const m=r(
40638);return w=function(){return m},m}function A(){const m=r(41895);return A=function(){return m},m}function M(){const m=r(
94644);return M=function(){return m},m}function P(){const m=r(72371);return P=function(){return m},m}function N(){const m=r(
93625);return N=function(){return m},m}const R=8,C=500;async function T(m,{file:d,client:S,trustedRoot:E},{policy:v,digest:l}){
const s=(0,N().readTrustedRoots)(E),a=v.a2a.attestation,n=[...new Set(a.map(({repository:i})=>i))],c=[...d?I(d,s):[],...S?
await y(S,n,m,s):[]];return(0,P().attestationJudge)(c,{signers:a,policyDigest:l,now:new Date})}function I({name:m,bytes:d},S){
const E=(0,M().strictJson)({name:m,bytes:d});if("problem"in E)throw h(m,E.problem);const v=E.values.flatMap(g);if(v.length===
0)throw h(m,"it contains no bundle");return v.map((l,s)=>(0,N().verifyBundle)(v.length===1?m:`${m}, bundle ${s+1}`,l,S))}
function g(m){return Array.isArray(m)?m:(0,e().isJsonObject)(m)&&Array.isArray(m.attestations)?m.attestations.map(d=>(0,e().
isJsonObject)(d)?d.bundle??null:null):[m]}function h(m,d){return new(A()).GateError("input_invalid",`${m} is not a file \
of attestations: ${d}.`,"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}async function y(m,d,S,E){
const v=S.map(({value:a})=>a.asset_id).filter(p),l=[...new Set(v)].flatMap(a=>d.map(n=>({repository:n,id:a})));if(d.length===
0)throw new(A()).GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and wo\
rkflow to `a2a.attestation` in the policy.");if(l.length>C)throw new(A()).GateError("usage",`promote --fetch would send ${l.
length} requests to GitHub; ${C} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at onc\
e.");const s=[];for(let a=0;a<l.length;a+=R){const n=l.slice(a,a+R).map(async({repository:c,id:i})=>{const[t="",o=""]=c.
split("/"),u=await(0,w().listBundles)({client:m,owner:t,repo:o},i),O=b=>`${c}, attestation ${b+1} of ${i}`;return u.map(
(b,j)=>(0,N().verifyBundle)(O(j),b,E))});s.push(...(await Promise.all(n)).flat())}return s}function p(m){return typeof m==
"string"&&/^sha256:[0-9a-f]{64}$/.test(m)}}),63647:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.readStatement=
I;function e(){const y=r(7723);return e=function(){return y},y}function w(){const y=r(38863);return w=function(){return y},
y}function A(){const y=r(58802);return A=function(){return y},y}const M=e().string().regex(/^[0-9a-f]{64}$/),P=e().record(
e().string(),e().string()),N=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),R=e().looseObject({_type:e().literal("h\
ttps://in-toto.io/Statement/v1"),subject:e().array(e().looseObject({name:e().string().optional(),digest:P})).min(1),predicateType:e().
string(),predicate:e().unknown()}),C=e().looseObject({verifier:e().looseObject({id:e().literal(w().HOME),version:e().record(
e().string(),e().string()).optional()}),timeVerified:e().iso.datetime({offset:!0}),resourceUri:e().string(),policy:e().looseObject(
{digest:e().looseObject({sha256:M})}),verificationResult:e().enum(["PASSED","FAILED"]),verifiedLevels:e().array(e().string())}),
T=e().looseObject({result:e().enum(["PASSED","WARNED","FAILED"]),configuration:e().array(e().looseObject({digest:e().looseObject(
{sha256:M})})).length(1,{error:"expected one entry, the policy"}),passedTests:e().array(e().string()).default([]),warnedTests:e().
array(e().string()).default([]),failedTests:e().array(e().string()),skippedTests:e().array(e().string()).default([])});function I(y){
const p=R.safeParse(y);if(!p.success)return{refused:`its payload is not an in-toto statement: ${h(p.error)}`};const{subject:m,
predicateType:d,predicate:S}=p.data,E=m.map(({digest:n})=>n),v=n=>E.flatMap(c=>c[n]??[]),l=new Set(v("sha256").map(n=>`s\
ha256:${n}`)),s=v("gitCommit").filter(n=>N.safeParse(n).success),a={predicate_type:d,subjects:l};switch(d){case A().VERIFICATION_SUMMARY:{
const{data:n,error:c}=C.safeParse(S);if(c)return{refused:`its verification summary is malformed: ${h(c)}`};const i=[...s,
g(n.resourceUri)].find(t=>n.resourceUri===(0,A().commitUri)(t)&&(s.includes(t)||l.has(`sha256:${(0,A().textDigest)(t)}`)));
return i===void 0?{refused:"its resource is not one of its subjects"}:{...a,result:n.verificationResult,validated:n.verifiedLevels.
includes(A().VALIDATED),commit:i,policy_digest:`sha256:${n.policy.digest.sha256}`,gate:{id:n.verifier.id,version:n.verifier.
version?.[w().TOOL.name]??null},verifiedAt:Date.parse(n.timeVerified)}}case A().TEST_RESULT:{const{data:n,error:c}=T.safeParse(
S);if(c)return{refused:`its test result is malformed: ${h(c)}`};const[i]=n.configuration,{passedTests:t,warnedTests:o,failedTests:u,
skippedTests:O}=n;return{...a,result:n.result,validated:u.length+O.length===0&&t.length+o.length>0,commit:s[0]??null,policy_digest:`\
sha256:${i?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(d.slice(0,80))}, n\
ot a verification summary or a test result`}}}function g(y){return y.slice(y.lastIndexOf(":")+1)}function h({issues:y}){
const[p]=y,m=p?.path.map(String).join(".");return`${m?`${m}: `:""}${p?.message??"unknown"}`}}),93625:((k,f,r)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.readTrustedRoots=n,f.verifyBundle=m;function e(){const i=r(77598);return e=function(){return i},
i}function w(){const i=r(64077);return w=function(){return i},i}function A(){const i=r(8744);return A=function(){return i},
i}function M(){const i=r(80643);return M=function(){return i},i}function P(){const i=r(3030);return P=function(){return i},
i}function N(){const i=r(41895);return N=function(){return i},i}function R(){const i=r(94644);return R=function(){return i},
i}function C(){const i=r(63647);return C=function(){return i},i}const T="application/vnd.in-toto+json",I="1.3.6.1.4.1.57\
264.1.12",g="1.3.6.1.4.1.57264.1.14",h="https://github.com/",y=12,p=10*6e4;function m(i,t,o){let u,O,b;try{const{content:G,
...H}=(0,w().bundleFromJSON)(t);if(G.$case!=="dsseEnvelope")return{source:i,refused:"it signs a file, not an in-toto sta\
tement"};({payload:u,payloadType:O}=G.dsseEnvelope),b=(0,P().toSignedEntity)({...H,content:G})}catch(G){return{source:i,
refused:`it is not a Sigstore bundle (${E(G)})`}}const j=(0,R().strictJson)({name:i,bytes:u}),[$]="values"in j&&j.values.
length===1?j.values:[],D=$===void 0?void 0:(0,C().readStatement)($),F=D&&"subjects"in D?{claims:D.subjects}:{},L=G=>({source:i,
refused:G,...F});if(O!==T)return L(`its payload type is ${JSON.stringify(O.slice(0,80))}`);const U=d(b,o);if("refused"in
U)return L(U.refused);if("problem"in j)return L(`its statement is ambiguous: ${j.problem}`);if(D===void 0)return L("its \
payload is not one JSON value");if("refused"in D)return L(D.refused);const B=v(U.signer);if(B===void 0)return L("its cer\
tificate names no workflow of GitHub");const{verifiedAt:J=U.signedAt,...W}=D;return J>U.signedAt+p?L("it was signed befo\
re the time that it states"):{...W,source:i,digest:`sha256:${(0,e().createHash)("sha256").update(u).digest("hex")}`,verified_at:new Date(
J).toISOString(),signer:B}}function d(i,t){const o=[];for(const u of t)try{return{signer:u.verify(i),signedAt:S(i)}}catch(O){
o.push(O)}return{refused:`its signature cannot be verified (${o.map(E).join("; ")})`}}function S({timestamps:i}){const t=i.
map(o=>o.$case==="timestamp-authority"?o.timestamp.signingTime.getTime():Number(o.tlogEntry.integratedTime)*1e3);return Math.
min(...t)}function E(i){const{message:t,cause:o}=i,u=o instanceof Error?`: ${o.message}`:"";return`${t}${u}`.replaceAll(
/\s+/g," ").slice(0,200)}function v({identity:i}){const t=i?.extensions?.issuer,o=l(i?.subjectAlternativeName),u=l(s(i,I)),
O=s(i,g);if(!(!t||!o||!u||!O))return{issuer:t,repository:u,workflow:o,ref:O}}function l(i){return i?.startsWith(h)?i.slice(
h.length):void 0}function s(i,t){const o=i?.oids?.filter(({oid:O})=>O?.id.join(".")===t)??[],[u]=o;if(!(u===void 0||o.length>
1))try{const{tag:O,value:b}=A().ASN1Obj.parseBuffer(Buffer.from(u.value));return O.number===y?b.toString("utf8"):void 0}catch{
return}}const a=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function n({name:i,
bytes:t}){const o=(0,R().strictJson)({name:i,bytes:t});if("problem"in o)throw c(i,o.problem);if(o.values.length===0)throw c(
i,"it is empty");return o.values.map((u,O)=>{let b;try{const F=M().TrustedRoot.fromJSON(u);if(!a.test(F.mediaType))throw new Error(
"its media type is unknown");b=(0,P().toTrustMaterial)(F)}catch(F){throw c(i,`root ${O+1} is malformed (${F.message})`)}
const{certificateAuthorities:j,tlogs:$,ctlogs:D}=b;if(j.length===0)throw c(i,`root ${O+1} has no certificate authority`);
return new(P()).Verifier(b,{tlogThreshold:$.length>0?1:0,ctlogThreshold:D.length>0?1:0,timestampThreshold:1})})}function c(i,t){
return new(N()).GateError("input_invalid",`${i} is not a trusted root: ${t}.`,"Write the file with `gh attestation trust\
ed-root > trusted-root.jsonl`.")}}),80543:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.auditCandidates=
R;function e(){const h=r(27199);return e=function(){return h},h}function w(){const h=r(67506);return w=function(){return h},
h}function A(){const h=r(72025);return A=function(){return h},h}function M(){const h=r(97004);return M=function(){return h},
h}function P(){const h=r(77648);return P=function(){return h},h}function N(){const h=r(95132);return N=function(){return h},
h}async function R(h,y,p){const{genes:m,findings:d}=await(0,w().auditAssets)(h,y,p),S=new Map(m.map(n=>[n.asset,C(n)])),
E=(0,P().findingsAbout)(d),v=new Set(h.filter(({type:n})=>n==="Gene").map(({id:n})=>n)),l=p.filter(({id:n})=>!v.has(n)),
s=h.filter(({type:n})=>n==="Capsule"),a=await(0,M().blockedGenes)(s,l,y);return n=>{const c=n.type==="Gene"?S.get(n):[];
if(c===void 0)return[(0,A().assetNotJudged)(n,"the audit returned no result")];const i=a.get(n);return[...c,...i?[i]:[],
...E(n).filter(({rule:t})=>t!=="event-parent-missing")]}}function C({asset:h,commands:y,findings:p}){return[...y.flatMap(
m=>{if(m.verdict!=="block"||I(m))return m.findings;const{command:d,location:S}=m,E={location:S,subject:{...(0,e().subjectOf)(
h),command:d}};return[(0,N().finding)("unsafe-validation-command",{command:d},E),...m.findings]}),...g(h)?[]:[(0,N().finding)(
"strategy-missing",{gene:h.id},(0,e().placeOf)(h,["strategy"]))],...p]}const T=new Set(["target-missing","binary-missing",
"package-json-missing"]);function I({findings:h}){const y=h.filter(({severity:p})=>p==="error");return y.length>0&&y.every(
({rule:p})=>T.has(p))}function g({value:{strategy:h}}){return Array.isArray(h)&&h.some(y=>typeof y=="string"&&y.trim()!==
"")}}),50414:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.filesInFolder=E,f.readCandidates=T,f.readWhole=
h;function e(){const l=r(61331);return e=function(){return l},l}function w(){const l=r(64385);return w=function(){return l},
l}function A(){const l=r(52117);return A=function(){return l},l}function M(){const l=r(41895);return M=function(){return l},
l}function P(){const l=r(48741);return P=function(){return l},l}function N(){const l=r(93028);return N=function(){return l},
l}function R(){const l=r(95132);return R=function(){return l},l}function C(){const l=r(42312);return C=function(){return l},
l}async function T(l,s){const a=[],n=[];for(const u of l){const O=await I(u,s),b=g(u.bytes)?u:void 0;a.push(...O),n.push(
...O.map(j=>y(j,b)))}const c=n.flatMap(u=>u.candidates),i=n.flatMap(u=>u.findings),t=a.flatMap(u=>u.messages??[]).filter(
({value:u})=>!(0,e().carriesAssets)(u)),[o]=i;if(c.length+t.length===0&&o!==void 0)throw d(o);return{candidates:c,findings:i,
messages:t}}async function I(l,s){return g(l.bytes)?(0,C().readArchive)(l.bytes).map(({name:a,bytes:n})=>(0,w().readAssetFile)(
`${l.name}/${a}`,n,s)):[h(l,s)]}function g(l){return l[0]===31&&l[1]===139}function h({name:l,bytes:s},a){if(s.length<=a.
maxBytes)return(0,w().readAssetFile)(l,s,a);throw new(M()).GateError("input_invalid",`${l} is larger than ${a.maxBytes} \
bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function y(l,s){const a=p(
l),n=l.assets.filter(({envelope:o,cut:u})=>!u&&(!o||(0,e().carriesAssets)(o))),c=new Set,i=n.map(o=>{const u=o.envelope??
s;if(a.length===0)return{asset:o,findings:[],bundle:u};const O=o.locate(),b=a.filter(({location:j})=>m(j,O));for(const j of b)
c.add(j);return{asset:o,findings:b.map(A().assetProblemFinding),bundle:u}}),t=a.filter(o=>!c.has(o));return{candidates:i,
findings:t.map(A().assetProblemFinding)}}function p({problems:l}){return l.filter(({rule:s})=>s!=="duplicate-id"&&s!=="d\
uplicate-copy")}function m(l,s){const{end_line:a=s.line,end_column:n=s.column}=s,c=l.line>s.line||l.line===s.line&&l.column>=
s.column,i=l.line<a||l.line===a&&l.column<=n;return c&&i}function d(l){const{message:s,remedy:a}=(0,R().describe)(l),{path:n,
line:c}=l.location??{path:"",line:1};return new(M()).GateError("input_invalid",`${n} contains no candidate. Line ${c}: ${s}`,
a)}const S=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function E(l,s){const a=[...(0,P().folderTree)(l).files()].filter(
({path:u,kind:O})=>(0,N().isRegular)(O)||u.endsWith(".gepx")),n=a.find(({path:u})=>u.endsWith(".gepx"));if(n)throw v(s,`${n.
path} is an archive`,"Pass archives one by one.");const c=a.filter(({path:u})=>/\.jsonl?$/.test(u)&&!S.test(u)),{entries:i,
bytes:t}=C().CANDIDATE_LIMITS,o=c.reduce((u,{size:O=0})=>u+O,0);if(c.length===0)throw v(s,"it has no JSON file","Pass a \
directory with `.json` or `.jsonl` files.");if(c.length>i||o>t){const u=`at most ${i} files with ${t} bytes are read`;throw v(
s,u,"Pass the files in smaller directories.")}return c.map(({path:u})=>u)}function v(l,s,a){return new(M()).GateError("i\
nput_invalid",`The directory ${l} cannot be read: ${s}.`,a)}}),47440:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.decide=g;function e(){const o=r(27199);return e=function(){return o},o}function w(){const o=r(84812);return w=function(){
return o},o}function A(){const o=r(47771);return A=function(){return o},o}function M(){const o=r(59490);return M=function(){
return o},o}function P(){const o=r(95132);return P=function(){return o},o}function N(){const o=r(47350);return N=function(){
return o},o}function R(){const o=r(71101);return R=function(){return o},o}function C(){const o=r(38727);return C=function(){
return o},o}function T(){const o=r(72883);return T=function(){return o},o}function I(){const o=r(49451);return I=function(){
return o},o}function g(o,u){const{policy:O,environment:b,now:j}=u,$=new Map(u.known.toReversed().map(G=>[(0,T().assetKey)(
G),G])),D=h(u,$),F=new(I()).NearDuplicates(u.known),L=(0,I().staleEvidence)(u.events,{now:j,days:O.a2a.stale_after_days}),
U=[],B=[];for(const{asset:G,findings:H}of o){const K=$.get((0,T().assetKey)(G)),V=u.revocations(G),z=u.audited(G),Z=!H.some(
d)&&!z.some(S),Y=V?void 0:v(G,Z?K:void 0);if(Y!==void 0){B.push({asset:G,reason:Y});continue}const Q=(0,C().evidenceOf)(
G,u.evidence),x=[...V?[V]:[],...m(G),...H,...K&&!(0,R().isSameAsset)(G,K)?[l(G,K)]:[],...z,...D(G),...(0,R().exchangeFindings)(
G),...(0,R().unhashedFindings)(G),...Q.findings,...F.findingsAbout(G),...L(G,Q),...(0,I().otherEnvironment)(G,Q,b),...(0,I().
noticedDefects)(G,Q)],X=a(G,Q,x,O.fail_on);U.push(X),X.outcome==="promoted"&&($.set((0,T().assetKey)(G),G),F.add(G))}const J=new Map(
o.map(({asset:G,bundle:H})=>[G,H])),W=new Set(u.known.map(T().assetKey));return{decided:i(U,J,W),skipped:B}}function h({
events:o,policy:u},O){const b=new Set(o.map(({value:$})=>$.id)),j=(0,A().streakCounter)(o,!0);return $=>{if($.type==="Ca\
psule")return(0,w().broadcastFindings)($,j($),u.a2a);const{parent:D}=$.value;return $.type!=="EvolutionEvent"||typeof D!=
"string"?[]:b.has(D)||O.has((0,T().assetKey)({type:$.type,id:D}))?[]:[(0,P().finding)("event-parent-unknown",{event:$.id,
parent:D},(0,e().placeOf)($,["parent"]))]}}const y=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,p=200;
function m(o){const{type:u,id:O}=o,b=y.test(O)?"has control characters":O.length>p&&`has ${O.length} characters, more th\
an ${p}`;return b?[(0,P().finding)("id-unusable",{type:u,id:O,why:b},(0,e().placeOf)(o,["id"]))]:[]}function d({severity:o}){
return o==="error"}function S({rule:o}){return o==="envelope-contradicts-asset"||o==="content-hash-mismatch"}const E=new Set(
["Gene","Capsule","EvolutionEvent"]);function v(o,u){const{type:O,id:b}=o;if(!E.has(O))return(0,P().finding)("not-exchan\
ged",{type:O,id:b},(0,e().placeOf)(o));if(!(u===void 0||!(0,R().isSameAsset)(o,u)))return(0,P().finding)("already-promot\
ed",{type:O,id:b,place:u.path},(0,e().placeOf)(o))}function l(o,{path:u}){const{type:O,id:b}=o;return(0,P().finding)("pr\
omotion-conflict",{type:O,id:b,place:u},(0,e().placeOf)(o,["id"]))}const s={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function a(o,u,O,b){const j=L=>{const U=(0,N().severityVerdict)([L],b);return U==="fail"||U==="error"},$=n(O.
filter(j)),D=(0,P().eligibilityOf)($),F=new Set($.map(c));return{asset:o,outcome:s[D],eligibility:D,evidence:u,reasons:[
...$.filter(L=>!(0,P().isMissingEvidence)(L)),...$.filter(P().isMissingEvidence).filter(({rule:L})=>D==="unproven"||L!==
"evidence-too-low")],notices:n(O.filter(L=>!j(L)&&!F.has(c(L))))}}function n(o){return[...new Map(o.map(u=>[c(u),u])).values()]}
function c({rule:o,args:u}){return JSON.stringify([o,u])}function i(o,u,O){const b=({asset:L})=>u.get(L),j=(0,M().groupBy)(
o.filter(({asset:L})=>L.type==="Gene"),({asset:{id:L}})=>L),$=({asset:{type:L,value:U}})=>L==="Capsule"?j.get(U.gene??null)??
[]:[],D=new Map;for(const L of o){const U=b(L),B=$(L).find(W=>b(W)===U);if(U===void 0||B===void 0||D.has(B))continue;const J=[
B,L].find(({outcome:W})=>W!=="promoted");J!==void 0&&D.set(B,J)}const F=L=>L.outcome==="promoted"&&!D.has(L);return o.map(
L=>{if(L.outcome!=="promoted")return L;const U=D.get(L);if(U!==void 0)return t(L,U);const B=$(L),J=b(L),W=J?B.filter(K=>b(
K)===J):[],[G]=W.length>0?W:B,H=W.length===0&&G!==void 0&&O.has((0,T().assetKey)(G.asset));return G===void 0||H||(W.length>
0?W:B).some(F)?L:t(L,D.get(G)??G)})}function t(o,{asset:u}){const{type:O,id:b}=o.asset,j={type:O,id:b,otherType:u.type,other:u.
id},$=(0,P().finding)("bundle-incomplete",j,(0,e().placeOf)(o.asset));return{...o,outcome:"quarantined",eligibility:"unp\
roven",reasons:[$]}}}),38727:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.evidenceOf=C;function e(){const d=r(
57975);return e=function(){return d},d}function w(){const d=r(23404);return w=function(){return d},d}function A(){const d=r(
27199);return A=function(){return d},d}function M(){const d=r(77680);return M=function(){return d},d}function P(){const d=r(
38942);return P=function(){return d},d}function N(){const d=r(58504);return N=function(){return d},d}function R(){const d=r(
95132);return R=function(){return d},d}function C(d,S){const E=I(d.type==="Gene"?y(d,S):h(d),S.attestation?.(d)),v=g(d,S.
required);if((0,P().isAtLeast)(E.level,v))return{...E,findings:E.findings.filter(({rule:n})=>T.has(n))};if(E.findings.length>
0)return E;const{type:l,id:s}=d,a={type:l,id:s,level:E.level,required:v};return{...E,findings:[(0,R().finding)("evidence\
-too-low",a,(0,A().placeOf)(d))]}}const T=new Set(["report-altered","report-other-commands","report-contradictory","repo\
rt-not-ok","attestation-invalid","attestation-not-passed"]);function I(d,S){return S===void 0?d:"accepted"in S?{...d,level:"\
attested",attestation:S.accepted}:{...d,findings:[...S.findings,...d.findings]}}function g({type:d},S){return d==="Gene"||
(0,P().isAtLeast)(S,"published")?S:"none"}function h({value:d}){return{level:(0,w().verifyAssetId)(d)?"self_reported":"n\
one",findings:[]}}function y(d,S){const{reports:E,ran:v,required:l}=S,s=v?.has(d)?[{level:"gate",origin:"gate",findings:[]}]:
[],n=[...(E?.get(d.value.asset_id)??[]).map(b=>p(d,b,S)),...s],[c,...i]=n;if(c===void 0)return{level:"none",findings:(E&&
[(0,R().finding)("report-missing",{gene:d.id},(0,A().placeOf)(d))])??[]};const t=l==="none"?"self_reported":l,o=n.findLast(
({origin:b})=>b&&(0,P().isAtLeast)(b,t)),{origin:u,...O}=o??i.reduce((b,j)=>(0,P().isAtLeast)(b.level,j.level)?b:j,c);return O}
function p(d,S,E){const{gateReport:v,provenance:l,policyDigest:s}=E,{overall_ok:a,policy_digest:n}=S,c=(0,A().placeOf)(d),
i={report:typeof S.id=="string"?S.id:"unknown"},{ok:t,commands:o=[]}=(0,N().readValidationReport)(S)??{},u=v?.genes.get(
d.id)??[],O=a===!0&&t===!0&&u.every(({passed:V})=>V),b=m(d,S,O?v:void 0),j=o.map(({command:V})=>V.trim()),$=(0,M().commandsToRun)(
d),D=[...v?.objections??[],l?.objection??[]].flat(),F=[!(0,w().verifyAssetId)(S)&&(0,R().finding)("report-altered",i,c),
b!==void 0&&(0,R().finding)("report-contradictory",{...i,why:b},c),O&&!(0,e().isDeepStrictEqual)(j,$)&&(0,R().finding)("\
report-other-commands",{...i,gene:d.id,ran:j,expected:$},c)].filter(V=>V!==!1),L=O?[]:[(0,R().finding)("report-not-ok",i,
c)],U=[n,v?v.policyDigest:n].some(V=>V!==s),B={...i,expected:s,found:String(n??"unknown")},J=[...U?[(0,R().finding)("rep\
ort-other-policy",B,c)]:[],...D.map(V=>(0,R().finding)("report-not-published",{...i,reason:V},c))],W=[...F,...L,...J];if(F.
length>0)return{level:"none",findings:W};const H=v!==void 0&&J.length===0?l?"published":"gate":"self_reported";return O?
{...{report:S,...v&&{reportDigest:v.digest}},level:H,origin:H,findings:W}:{level:"none",origin:H,findings:W}}function m(d,S,E){
const{gene_id:v,gene_asset_id:l}=S;if(v!=null&&v!==d.id)return"it names another gene";if((0,N().readValidationReport)(S)?.
contradictory)return"its `commands` and `results` differ";if(E===void 0)return;const s=E.genes.get(d.id)??[];if(!s.some(
c=>(c.assetId??l)===l))return"the GateReport that contains it does not list this version of the gene";const n=s.find(({contradiction:c})=>c)?.
contradiction;return n&&`the GateReport contradicts it: ${n}`}}),54975:((k,f,r)=>{Object.defineProperty(f,"__esModule",{
value:!0}),f.provenanceCheck=R,f.provenanceObjection=N;function e(){const I=r(32693);return e=function(){return I},I}function w(){
const I=r(34413);return w=function(){return I},I}function A(){const I=r(1207);return A=function(){return I},I}function M(){
const I=r(41895);return M=function(){return I},I}function P(){const I=r(4812);return P=function(){return I},I}async function N({
gateReport:I},g,h){return I===void 0?"it is not in a GateReport, and a check run contains only the digest of a GateRepor\
t":I.objections.includes(P().UNTRUSTED)?P().UNTRUSTED:g(I.headSha,I.digest,h)}function R(I,g){const[h,y,...p]=g?.split("\
/")??[];if(!h||!y||p.length>0)throw new(M()).GateError("usage","A promotion with a token requires the repository of the \
report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(m,d,S)=>{const E=m.slice(
0,7),v=await T({client:I,owner:h,repo:y},m);if(v===void 0)return`the commit ${E} does not exist in ${h}/${y}`;const l=v.
filter(({externalId:n})=>(0,e().readExternalId)(n)?.digest===d);if(l.length===0)return`no check run on the commit ${E} c\
ontains its digest`;const s=l.filter(({appSlug:n})=>n===S);if(s.length===0)return`the check run with its digest was crea\
ted by the app ${l[0]?.appSlug??"unknown"}`;const a=s.filter(n=>n.completed&&n.headSha===m);return a.length===0?"the che\
ck run with its digest is not completed":a.some(n=>C(n,v))?void 0:"a newer check run of the same name replaces that with\
 its digest"}}function C(I,g){const{id:h,name:y,appSlug:p,completedAt:m}=I,d=g.filter(E=>E.name===y&&E.appSlug===p),S=E=>!E.
completed||E.completedAt>m;return!y.endsWith(w().SUPERSEDED)&&!d.some(E=>E.id!==h&&(0,w().isOfGate)(E)&&S(E))}async function T(I,g){
try{return await(0,w().listChecks)(I,g)}catch(h){if((0,A().readFailure)(h).kind==="invalid")return;const y={doing:"read \
the check runs",permission:"checks: read"},p=(0,A().explainFailure)(h,y);throw new(M()).GateError("github_unavailable",`\
The provenance of the report cannot be checked: ${p}.`,"Grant `checks: read` to the token, or promote without a token, w\
hich skips this check.",{cause:h})}}}),4812:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.UNTRUSTED=void 0,
f.readEvidence=g;function e(){const d=r(7723);return e=function(){return d},d}function w(){const d=r(64385);return w=function(){
return d},d}function A(){const d=r(41895);return A=function(){return d},d}function M(){const d=r(59490);return M=function(){
return d},d}function P(){const d=r(38863);return P=function(){return d},d}function N(){const d=r(31048);return N=function(){
return d},d}function R(){const d=r(94644);return R=function(){return d},d}const C=f.UNTRUSTED="a runner that the pull re\
quest controls reported its results",T=e().looseObject({id:e().string(),asset_id:e().string().nullish(),verdict:e().string(),
commands:e().array(e().looseObject({verdict:e().string().optional(),outcome:e().looseObject({status:e().string()}).nullish()})).
default([])}),I=e().looseObject({type:e().literal("GateReport"),tool:e().looseObject({name:e().string()}).optional(),verdict:e().
string().optional(),policy:e().looseObject({digest:e().string(),enforce:e().string().optional()}).nullish(),error:e().unknown().
optional(),genes:e().array(T).default([]),findings:e().array(e().looseObject({severity:e().string(),suppressed:e().unknown().
optional(),subject:e().looseObject({type:e().string(),id:e().string()}).nullish()})).default([]),head_sha:e().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:e().looseObject({untrusted:e().boolean().optional()}).optional(),validation_reports:e().
array(e().looseObject({type:e().literal("ValidationReport")}))});function g({name:d,bytes:S},E){const v=(0,R().strictJson)(
{name:d,bytes:S},E);if("problem"in v)throw m(d,v.problem);const l=v.values[0],s=I.safeParse(l);if(s.success&&v.values.length===
1)return{reports:h(s.data.validation_reports),gateReport:y(s.data,(0,N().reportDigest)(l))};const a=(0,w().readAssetFile)(
d,S,E).assets.flatMap(({value:n})=>n.type==="ValidationReport"?[n]:[]);if(a.length===0)throw m(d,"it contains no Validat\
ionReport");return{reports:h(a)}}function h(d){return(0,M().groupBy)(d,({gene_asset_id:S})=>S)}function y(d,S){const{head_sha:E,
isolation:v,tool:l,verdict:s,policy:a,genes:n}=d,c=l?.name===P().TOOL.name&&s!==void 0&&s!=="error";return{digest:S,headSha:E,
objections:[...c?[]:["it is not a report of this gate"],...a?.enforce==="report"?["its policy only reports, and fails no\
thing"]:[],...v?.untrusted?[C]:[],...d.error===void 0||d.error===null?[]:["it has an error"]],policyDigest:a?.digest,genes:new Map(
[...(0,M().groupBy)(n,({id:i})=>i)].map(([i,t])=>[i,t.map(o=>p(o,d))]))}}function p({id:d,asset_id:S,verdict:E,commands:v},{
findings:l}){const s=l.some(({severity:c,suppressed:i,subject:t})=>c==="error"&&!i&&t?.type==="Gene"&&t.id===d),n=v.length>
0&&v.every(c=>c.verdict!=="block"&&c.outcome?.status==="passed")?void 0:"not all commands of the gene have passed in it";
return{assetId:S,passed:E==="pass"||E==="warn",contradiction:s?"it has an error about the gene":n}}function m(d,S){return new(A()).
GateError("input_invalid",`${d} is not valid evidence: ${S}.`,"Pass the `gate-report.json` of the gate, or a file from i\
ts directory `validation-reports`.")}}),72883:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.assetKey=S,f.
eventsOf=a,f.promotionPolicy=i,f.readEventLog=l,f.readOwnAssets=E,f.withWorkspace=n;function e(){const t=r(81456);return e=
function(){return t},t}function w(){const t=r(64385);return w=function(){return t},t}function A(){const t=r(78114);return A=
function(){return t},t}function M(){const t=r(18744);return M=function(){return t},t}function P(){const t=r(28894);return P=
function(){return t},t}function N(){const t=r(23423);return N=function(){return t},t}function R(){const t=r(52117);return R=
function(){return t},t}function C(){const t=r(41895);return C=function(){return t},t}function T(){const t=r(74238);return T=
function(){return t},t}function I(){const t=r(63550);return I=function(){return t},t}function g(){const t=r(35720);return g=
function(){return t},t}function h(){const t=r(67397);return h=function(){return t},t}function y(){const t=r(53010);return y=
function(){return t},t}function p(){const t=r(93028);return p=function(){return t},t}function m(){const t=r(95132);return m=
function(){return t},t}function d(){const t=r(50414);return d=function(){return t},t}function S({type:t,id:o}){return`${t}\
 ${o}`}async function E(t,o){const u=(0,M().assetPathTest)(o),O=(0,e().assetLimits)(o.assets.max_file_bytes),b=[...t.files()].
filter(({path:$,kind:D})=>(0,p().isRegular)(D)&&u($)),j=await Promise.all(b.map(async $=>{const{path:D}=$;return(0,P().isAuditLog)(
D)?(0,N().readUntouchedLog)(t,$,O):(0,w().readAssetFile)(D,await t.read(D,O.maxBytes),O)}));return v(j),{assets:j.flatMap(
({assets:$})=>$),messages:j.flatMap(({messages:$})=>$??[])}}function v(t){for(const{path:o,unread:u,problems:O}of t){const b=O.
find(({rule:$})=>A().INCOMPLETE.has($));if(u===void 0&&b===void 0)continue;const j=b?`line ${b.location.line}: ${b.detail}`:
u;throw new(C()).GateError("file_unreadable",`${o} cannot be read completely: ${j}.`,"Fix the file, or increase `assets.\
max_file_bytes` in the policy; it could contain an asset with the id of a candidate.")}}function l(t,o){const{name:u}=t,
O=(0,d().readWhole)(t,o),[b]=O.messages??[];if(b!==void 0)throw s(`${u}, line ${b.location.line}: a message between agen\
ts is not a log.`,"Pass the log of your own repository; use --assets for messages of other agents.");const j=O.problems.
filter(({rule:U})=>U!=="duplicate-id").map(R().assetProblemFinding).find(({severity:U})=>U==="error");if(j===void 0)return O.
assets;const{message:$,remedy:D}=(0,m().describe)(j),{path:F,line:L}=j.location??{path:u,line:1};throw s(`${F}, line ${L}\
: ${$}`,D)}function s(t,o){return new(C()).GateError("input_invalid",`The event log cannot be read. ${t}`,o)}function a(t){
return t.filter(({type:o})=>o==="EvolutionEvent").map(({value:o,path:u})=>({value:o,log:u}))}function n(t,o,u,O){return(0,y().
withSourceTree)(t,o,async(b,j,$)=>{const D=$&&await c($,O);return u({directory:j,tree:b,...D&&{defaultBranch:D}})})}async function c(t,o){
const u=o===void 0?(await(0,h().findDefaultBranch)(t))?.commit:(await(0,h().lookUpCommits)(t,[`refs/remotes/origin/${o}`]))[0];
return u===void 0?void 0:(0,g().readTree)(t,u)}function i(t){const o=t?.tree??(0,I().literalTree)({},"no repository");return(0,T().
loadPolicy)(o,o.label)}}),39242:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.promote=S;function e(){const n=r(
77598);return e=function(){return n},n}function w(){const n=r(81456);return w=function(){return n},n}function A(){const n=r(
68450);return A=function(){return n},n}function M(){const n=r(1348);return M=function(){return n},n}function P(){const n=r(
72025);return P=function(){return n},n}function N(){const n=r(4378);return N=function(){return n},n}function R(){const n=r(
74238);return R=function(){return n},n}function C(){const n=r(80543);return C=function(){return n},n}function T(){const n=r(
50414);return T=function(){return n},n}function I(){const n=r(47440);return I=function(){return n},n}function g(){const n=r(
54975);return g=function(){return n},n}function h(){const n=r(4812);return h=function(){return n},n}function y(){const n=r(
72883);return y=function(){return n},n}function p(){const n=r(31170);return p=function(){return n},n}function m(){const n=r(
52220);return m=function(){return n},n}function d(){const n=r(88460);return d=function(){return n},n}async function S(n){
const{policy:c,workspace:i,now:t=new Date}=n,{policy:o}=c,u=(0,w().assetLimits)(o.assets.max_file_bytes),{candidates:O,findings:b,
messages:j}=await(0,T().readCandidates)(n.candidates,u),$=i?await(0,y().readOwnAssets)(i.tree,o):{assets:[],messages:[]},
D=n.events&&(0,y().readEventLog)(n.events,u),F=$.assets.filter(({type:V})=>V==="Gene").map(({path:V})=>V),L=(0,A().commonRoot)(
F,{policy:o,tree:i?.tree}),U=v(n).with({cwd:L}),B=O.map(({asset:V})=>V),J=await(0,C().auditCandidates)(B,U,[...$.assets,
...D??[]]),W=(0,m().revocationsIn)([...$.messages,...j]),G={policy:o,known:$.assets,events:(0,y().eventsOf)(D??$.assets),
audited:J,now:t,environment:n.environment??{platform:n.platform,arch:process.arch},revocations:W,evidence:await s(n,B,u)},
{decisions:H,reports:K}=await a(n,O,G,U);return(0,p().promotionOf)(H,{policy:c,decidedAt:t,inputs:E(n),loose:b,messages:j,
revoked:$.assets.flatMap(V=>{const z=W(V);return z?[{asset:V,reason:z}]:[]}),reports:K,gate:i?await l(i,c):[]})}function E(n){
const{candidates:c,events:i,evidence:t,attestation:o}=n;return[...c.map(O=>({role:"assets",file:O})),{role:"events",file:i},
{role:"report",file:t},{role:"attestation",file:o?.file}].flatMap(({role:O,file:b})=>b?[{role:O,name:b.name,digest:`sha2\
56:${(0,e().hash)("sha256",b.bytes)}`}]:[])}function v({policy:{policy:n},workspace:c,platform:i,signal:t}){return N().Judge.
by({policy:n,tree:c?.tree,changed:new Set,platform:i,...t&&{signal:t}})}async function l({tree:n,defaultBranch:c},{source:i,
shared:t}){if(c===void 0)return[];const o=i==="file"?void 0:R().POLICY_PATH;return(await(0,M().gateFindings)({policyPath:o,
baseTree:c,tree:n,shared:t})).filter(({rule:O})=>O==="gate-weakened")}async function s({evidence:n,attestation:c,policy:{
policy:i,digest:t}},o,u){const{require_evidence:O,evidence_app:b}=i.a2a,j=c&&await c.judge(o),$=n&&(0,h().readEvidence)(
n,u),D=n?.provenance,F=$&&D&&{objection:await(0,g().provenanceObjection)($,D,b)};return{policyDigest:t,required:O,...$,attestation:j,
provenance:F}}async function a({run:n,workspace:c,policy:i},t,o,u){if(n===void 0||c===void 0)return{decisions:(0,I().decide)(
t,o),reports:[]};const O=B=>({...o.evidence,ran:B}),b=new Set(t.map(({asset:B})=>B)),j=(0,I().decide)(t,{...o,evidence:O(
b)}).decided.filter(({asset:B,outcome:J})=>B.type==="Gene"&&J==="promoted").map(({asset:B})=>B),$=await(0,d().runGenes)(
j,u,{policy:i,workspace:c},n),D=new Set(j),F=B=>D.has(B)?$.findings.get(B)??[(0,P().assetNotJudged)(B,"the run returned \
no result")]:[],L=B=>[...o.audited(B),...F(B)];return{decisions:(0,I().decide)(t,{...o,audited:L,evidence:O(D)}),reports:$.
reports}}}),18421:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.openInputs=T;function e(){const g=r(73024);
return e=function(){return g},g}function w(){const g=r(76760);return w=function(){return g},g}function A(){const g=r(38321);
return A=function(){return g},g}function M(){const g=r(40410);return M=function(){return g},g}function P(){const g=r(73388);
return P=function(){return g},g}function N(){const g=r(3766);return N=function(){return g},g}function R(){const g=r(50414);
return R=function(){return g},g}function C(){const g=r(54975);return C=function(){return g},g}async function T({assets:g,
events:h,report:y,attestation:p,fetch:m,trustedRoot:d},{folder:S,open:E,token:v,repository:l,apiUrl:s},a){const n=async(D,F=(0,P().
inputName)(D))=>({name:F,bytes:await(0,A().buffer)(E(D))}),c=async D=>D===void 0?void 0:n(D),i=v&&(y!==void 0||m)?(0,M().
connect)(v,{baseUrl:s}):void 0,t=await c(y),o=await c(p),u=await c(d),O=t&&i&&(0,C().provenanceCheck)(i,l),b=(0,w().resolve)(
S,g),j=g!=="-"&&I(b),$=j?[]:[await n(g)];for(const D of j?(0,R().filesInFolder)(b,g):[])$.push(await n((0,w().join)(b,D),
`${g}/${D}`));return{candidates:$,events:await c(h),evidence:t&&{...t,provenance:O},...u&&{attestation:{file:o,judge:D=>{
const F={trustedRoot:u,file:o,client:m?i:void 0};return(0,N().judgeByAttestations)(D,F,a)}}}}}function I(g){return(0,e().
statSync)(g,{throwIfNoEntry:!1})?.isDirectory()??!1}}),73517:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.EMITTED=void 0,f.messageLines=R,f.promotedLines=y,f.promotedSubjects=m,f.quarantinedLines=d;function e(){const S=r(61331);
return e=function(){return S},S}function w(){const S=r(10289);return w=function(){return S},S}function A(){const S=r(58802);
return A=function(){return S},S}const M=f.EMITTED=["decision","report","revoke"],P={promoted:"accept",quarantined:"quara\
ntine",rejected:"reject"},N={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"\
event promoted for provenance tracking"};function R(S,E,{id:v,now:l,random:s}){return C(E,S).map(a=>p({protocol:e().PROTOCOL,
protocol_version:"1.0.0",message_type:E,message_id:`msg_${l.getTime()}_${s()}`,sender_id:v,timestamp:l.toISOString(),payload:a}))}
function C(S,{decisions:E,skipped:v,reports:l,revoked:s=[]}){switch(S){case"decision":return[...E.map(T),...v.flatMap(I)];case"\
report":return l.map(g);case"revoke":return s.map(a=>({...h(a),reason:a.reason.message}))}}function T(S){const{outcome:E,
type:v}=S,[l]=S.reasons,s=l===void 0?null:`${l.message} (${l.rule})`,a=E==="promoted"?N[v]??null:s;return{...h(S),decision:P[E],
reason:a}}function I(S){const{rule:E,message:v}=S.reason;return E!=="already-promoted"?[]:[{...h(S),decision:P.promoted,
reason:v}]}function g(S){const{gene_asset_id:E,gene_id:v}=S;return{...h({asset_id:typeof E=="string"?E:null,id:v}),validation_report:S}}
function h({asset_id:S,id:E}){return{target_asset_id:S,target_local_id:E}}function y({promoted:S}){return S.map(p)}function p(S){
return`${(0,w().jsonLine)(S)}
`}function m({promoted:S}){return S.flatMap(({id:E,asset_id:v})=>typeof v=="string"?[(0,A().assetSubject)(E,v)]:[])}function d({
quarantined:S}){return S.map(({asset:E,sender_id:v})=>p(v===void 0?E:{protocol:e().PROTOCOL,message_type:"publish",sender_id:v,
payload:{asset:E}}))}}),31170:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.promotionOf=g;function e(){const a=r(
61331);return e=function(){return a},a}function w(){const a=r(85475);return w=function(){return a},a}function A(){const a=r(
94377);return A=function(){return a},a}function M(){const a=r(38863);return M=function(){return a},a}function P(){const a=r(
4190);return P=function(){return a},a}function N(){const a=r(13580);return N=function(){return a},a}function R(){const a=r(
95132);return R=function(){return a},a}function C(){const a=r(37075);return C=function(){return a},a}function T(){const a=r(
71101);return T=function(){return a},a}function I(){const a=r(48791);return I=function(){return a},a}function g(a,n){const{
source:c,path:i,digest:t,policy:o}=n.policy,{decided:u}=a,{loose:O,gate:b,revoked:j}=n,$=new Map(h("promoted",u).map(L=>[
L,(0,T().promotedForm)(L.asset,o.a2a.confidence_factor)])),F=[...u.map(({reasons:L})=>L),...O.map(L=>[L])].filter(L=>L.some(
y)).length;return{type:"PromotionReport",schema_version:I().PROMOTION_VERSION,tool:M().TOOL,policy:{source:c,...i!==void 0&&
{path:i},digest:t,require_evidence:o.a2a.require_evidence},decided_at:n.decidedAt.toISOString(),inputs:n.inputs,decisions:u.
map(L=>p(L,$.get(L))),promoted:[...$].map(([{asset:L},U])=>({...U,type:L.type,id:L.id})),quarantined:h("quarantined",u).
map(({asset:L,reasons:U})=>({...l(L),...d(L),asset:L.value,reasons:U.map(s)})),rejected:[...h("rejected",u).map(({asset:L,
reasons:U})=>({...l(L),reasons:U.map(s)})),...O.map(L=>({...v(L),reasons:[s(L)]}))],skipped:[...a.skipped.map(S),...n.messages.
map(E)],reports:[...n.reports,...u.flatMap(({evidence:{report:L}})=>L===void 0?[]:[{...L,gene_id:String(L.gene_id)}])],...F>
0&&{undecided:F},...b.length>0&&{gate:b.map(s)},...j.length>0&&{revoked:j.map(S)}}}function h(a,n){return n.filter(c=>c.
outcome===a)}function y({rule:a}){return(0,N().ruleOf)(a).undecided===!0}function p({asset:a,outcome:n,eligibility:c,evidence:i,
reasons:t,notices:o},u){const{report:O,level:b,reportDigest:j,attestation:$}=i;return{...l(a),...d(a),outcome:n,eligibility:c,
evidence:{level:b,...typeof O?.id=="string"&&{report_id:O.id},...j!==void 0&&{report_digest:j},...$&&{attestation:$}},hash:m(
a),promoted_asset_id:typeof u?.asset_id=="string"?u.asset_id:null,reasons:t.map(s),notices:o.map(s)}}function m(a){const n=(0,w().
matchContentHash)(a)??(0,A().otherHashForm)(a),c=P().HASH_FORM_NAMES.filter(t=>t!=="hub"||a.type==="Capsule"),i=n===void 0?
c:c.slice(0,c.indexOf(n));return{form:n??null,not_matched:i,content:(0,w().contentHash)(a.value)}}function d({envelope:a}){
const n=a&&(0,e().senderOf)(a);return n===void 0?{}:{sender_id:n}}function S({asset:a,reason:n}){return{...l(a),reason:s(
n)}}function E({value:a,location:n}){const{path:c,line:i}=n,{message_id:t,message_type:o}=a,u={kind:typeof o=="string"?o.
slice(0,40):"unknown"};return{id:typeof t=="string"?t:`${c}:${i}`,type:"Message",asset_id:null,path:c,line:i,reason:s((0,R().
finding)("message-without-candidates",u,{location:n}))}}function v({location:{path:a,line:n}={path:"",line:1,column:1}}){
return{id:a,type:"File",asset_id:null,path:a,line:n}}function l({id:a,type:n,path:c,value:i,locate:t}){const{asset_id:o}=i;
return{id:a,type:n,asset_id:typeof o=="string"?o:null,path:c,line:t().line}}function s(a){const{rule:n,severity:c}=a;return{
id:(0,C().identityOf)(a),rule:n,severity:c,...(0,R().describe)(a)}}}),80335:((k,f,r)=>{Object.defineProperty(f,"__esModu\
le",{value:!0}),f.countsOf=R,f.promotionPage=N,f.renderPromotion=M;function e(){const y=r(10289);return e=function(){return y},
y}function w(){const y=r(31626);return w=function(){return y},y}const A=1e3;function M(y,p){const m=(0,w().layoutOf)(p),
{quarantined:d,rejected:S,skipped:E,gate:v=[]}=y,l=(s,a,n)=>{const{shown:c,rest:i}=(0,w().limited)(s,A,`${n} candidate`,
m);return[...c.map(a),i]};return(0,w().page)([...l(S,s=>T("rejected",s,m),"rejected"),...l(d,s=>T("quarantine",s,m),"qua\
rantined"),...m.verbose?E.map(s=>g(s,m)):[],...l(C(y),s=>I(s,m),"promoted"),...v.map(({message:s,rule:a})=>(0,w().prose)(
m,"gate",`${s} (${a})`)),(0,w().prose)(m,"result",R(y))])}const P=1e3;function N(y){const m=M(y,{columns:120,colour:!1,verbose:!1}).
trimEnd().split(`
`),d=m.length-P;return[`## Promotion: ${R(y)}`,"",...(0,e().markdownFence)(m.slice(0,P)),...d>0?[`And ${d} more lines, i\
n the log.`]:[],""].join(`
`)}function R({promoted:y,quarantined:p,rejected:m,skipped:d}){return Object.entries({promoted:y,quarantined:p,rejected:m,
skipped:d}).filter(([,E])=>E.length>0).map(([E,{length:v}])=>`${v} ${E}`).join(", ")||"no candidates"}function C({decisions:y}){
return y.filter(({outcome:p})=>p==="promoted")}function T(y,{type:p,id:m,path:d,line:S,reasons:E},v){const[l,...s]=E,{shown:a,
rest:n}=(0,w().limited)(s,0,"reason",v),c=p==="File"?`${d}:${S}`:`${p} ${m}`;return[...h(y,c,y==="rejected"?"bad":"quiet",
v),...l?[...(0,w().prose)(v,"why",`${l.message} (${l.rule})`),...(0,w().prose)(v,"fix",l.remedy)]:[],...a.flatMap(({message:i,
rule:t})=>(0,w().prose)(v,"also",`${i} (${t})`)),...n]}function I({type:y,id:p,evidence:m,notices:d},S){return[...h("pro\
moted",`${y} ${p}`,"good",S),...(0,w().prose)(S,"evidence",m.level),...S.verbose?d.flatMap(({message:E,rule:v})=>(0,w().
prose)(S,"note",`${E} (${v})`)):[]]}function g({type:y,id:p,reason:m},d){return[...h("skipped",`${y} ${p}`,"quiet",d),...(0,w().
prose)(d,"why",`${m.message} (${m.rule})`)]}function h(y,p,m,d){return(0,w().labelled)(d,y,[d.paint("strong",(0,w().shortName)(
p,(0,w().roomOf)(d)))],m)}}),48791:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.PROMOTION_VERSION=f.OUTCOMES=
f.FAIL_ON=void 0,f.exitCodeOf=l,f.promotionSchema=void 0;function e(){const s=r(7723);return e=function(){return s},s}function w(){
const s=r(79167);return w=function(){return s},s}function A(){const s=r(38942);return A=function(){return s},s}function M(){
const s=r(99462);return M=function(){return s},s}function P(){const s=r(4190);return P=function(){return s},s}function N(){
const s=r(39763);return N=function(){return s},s}function R(){const s=r(61336);return R=function(){return s},s}function C(){
const s=r(72371);return C=function(){return s},s}const T=f.PROMOTION_VERSION="1.0.0",I=e().object({id:e().string().regex(
/^[0-9a-f]{64}$/).describe("Identity of the reason: the same in every run, even if its position changes."),rule:e().string(),
severity:M().severitySchema,message:e().string(),remedy:e().string()}),g={path:e().string(),line:e().int().min(1)},h={id:e().
string(),type:w().assetTypeSchema,asset_id:e().string().nullable().describe("The hash that the candidate declares."),...g},
y=e().array(I).min(1).describe("Why; the first reason is the one to fix first."),p=e().object({...h,type:e().enum([...N().
ASSET_TYPES,"File","Message"]).describe("`File` for a part of the source that is not an asset, `Message` for a message."),
reasons:y}),m=f.OUTCOMES=["promoted","quarantined","rejected"],d=e().object({level:A().evidenceLevelSchema,report_id:e().
string().optional().describe("The ValidationReport that reached the level."),report_digest:w().digestSchema.optional().describe(
"The digest of the GateReport that contains it."),attestation:C().attestedSchema.optional()}),S=e().object({...h,sender_id:e().
string().optional().describe("The sender of the message that contained it."),outcome:e().enum(m),eligibility:A().eligibilitySchema,
evidence:d,hash:e().object({form:e().enum(P().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_\
id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hu\
b`, and `engine` are accepted."),not_matched:e().array(e().enum(P().HASH_FORM_NAMES)).describe("The forms that were comp\
ared before, in their order."),content:w().digestSchema.describe("The hash of the content by the current protocol.")}).describe(
"Whether the declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the pr\
omoted form; null if the candidate is not promoted."),reasons:e().array(I).describe("Why it is not promoted; empty if it\
 is."),notices:e().array(I).describe("Findings that do not prevent the promotion.")}),E=f.promotionSchema=e().object({type:e().
literal("PromotionReport"),schema_version:e().literal(T),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),
policy:e().object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:w().digestSchema,require_evidence:A().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:w().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(S).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:w().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(p.extend({type:w().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(p).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...h,type:p.shape.type,reason:I})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...R().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(I).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...h,reason:I})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),v=f.FAIL_ON=["none","rejected","unproven"];function l({
quarantined:s,rejected:a,undecided:n},c){return n!==void 0?2:{none:0,rejected:a.length,unproven:a.length+s.length}[c]>0?
1:0}}),52220:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.revocationsIn=R;function e(){const g=r(27199);
return e=function(){return g},g}function w(){const g=r(61331);return w=function(){return g},g}function A(){const g=r(85475);
return A=function(){return g},g}function M(){const g=r(94377);return M=function(){return g},g}function P(){const g=r(95132);
return P=function(){return g},g}function N(){const g=r(71101);return N=function(){return g},g}function R(g){const h=new Map,
y=new Map;for(const p of g.filter(({value:m})=>m.message_type==="revoke")){const m=(0,w().payloadOf)(p.value),d=I(m.target_asset_id,
m.asset_id,m.target_asset_ids),S=I(m.target_local_id,m.local_id);for(const E of d)h.set((0,M().hashDigits)(E)??E,p);if(d.
length===0)for(const E of S)y.set(E,p)}return h.size+y.size===0?()=>{}:p=>{const{type:m,id:d,value:S}=p,v=I(S.asset_id,(0,A().
contentHash)(p.value),(0,N().receivedHashOf)(p),...m==="Capsule"?[(0,A().contentHash)((0,A().asHubHashes)(S))]:[]).map(s=>(0,M().
hashDigits)(s)??s).find(s=>h.has(s)),l=v===void 0?y.get(d):h.get(v);return l&&C(p,l)}}function C(g,{value:h}){const{type:y,
id:p}=g,{reason:m}=(0,w().payloadOf)(h),d={type:y,id:p,by:(0,w().senderOf)(h)??"an unknown sender",why:typeof m=="string"?
m.slice(0,T):""};return(0,P().finding)("asset-revoked",d,(0,e().placeOf)(g))}const T=200;function I(...g){return g.flatMap(
h=>h??[]).filter(h=>typeof h=="string"&&h!=="")}}),88460:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.runGenes=
h;function e(){const p=r(1395);return e=function(){return p},p}function w(){const p=r(27199);return w=function(){return p},
p}function A(){const p=r(67506);return A=function(){return p},p}function M(){const p=r(41115);return M=function(){return p},
p}function P(){const p=r(59580);return P=function(){return p},p}function N(){const p=r(36807);return N=function(){return p},
p}function R(){const p=r(95132);return R=function(){return p},p}function C(){const p=r(63682);return C=function(){return p},
p}function T(){const p=r(46562);return T=function(){return p},p}function I(){const p=r(94901);return I=function(){return p},
p}function g(){const p=r(47350);return g=function(){return p},p}async function h(p,m,{policy:{policy:d,digest:S},workspace:{
directory:E,tree:v}},{approver:l,secrets:s,...a}){const n=new Date,c=(0,M().additionsFor)(d),i=(0,P().guardCheckout)(E,[
...v.files()],c),t=await(0,A().auditAssets)(p,m,[]),{judgement:o,runResult:u}=await(0,I().validate)(t,{policy:d,startedAt:n,
heads:[{judge:()=>(0,e().judgedHead)(t,v,{policy:d,digest:S},"")}],approver:l,runs:!0,run:$=>(0,C().runAudited)(t,{...a,
checkout:i,tree:v,attended:!1,policy:d,fork:!0,waiting:$})}),{genes:O}=o,b=O.map($=>(0,N().redactGene)($,s)),j=(0,N().validationReportsOf)(
b,{nodeOf:u.nodeOf,policyDigest:S,startedAt:n,finishedAt:new Date});return{findings:new Map(O.map($=>[$.gene.asset,y($,d.
fail_on)])),reports:j.filter($=>$!==null)}}function y(p,m){const d=(0,T().findingsOf)(p);if(p.verdict==="pass"||p.verdict===
"warn"||(0,g().severityVerdict)(d,m)==="fail")return d;const{asset:E}=p.gene,v={gene:E.id,summary:p.summary};return[...d,
(0,R().finding)("not-validated",v,(0,w().placeOf)(E))]}}),94644:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.strictJson=P;function e(){const N=r(81456);return e=function(){return N},N}function w(){const N=r(73229);return w=function(){
return N},N}function A(){const N=r(94534);return A=function(){return N},N}const M=(0,e().assetLimits)(16*1024*1024);function P({
name:N,bytes:R},C=M){if(R.length>C.maxBytes)return{problem:`it is larger than ${C.maxBytes} bytes`};const{text:T,complete:I}=(0,A().
decodeUtf8)(R);if(!I)return{problem:"it is not UTF-8 text"};const g=new(A()).Problems(new(A()).Source(N,T)),h=(0,w().readJson)(
T,C,g).map(({value:p})=>p),[y]=g.found;return y===void 0?{values:h}:{problem:`line ${y.location.line}: ${y.detail}`}}}),
49451:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.NearDuplicates=void 0,f.noticedDefects=y,f.otherEnvironment=
g,f.staleEvidence=m;function e(){const v=r(27199);return e=function(){return v},v}function w(){const v=r(47771);return w=
function(){return v},v}function A(){const v=r(95132);return A=function(){return v},v}function M(){const v=r(34915);return M=
function(){return v},v}class P{#t=new Map;constructor(l){for(const s of l)this.add(s)}add(l){const s=N(l);s!==void 0&&!this.#t.
has(s)&&this.#t.set(s,l)}findingsAbout(l){const{type:s,id:a}=l,n=this.#t.get(N(l)??"");if(n===void 0||n.id===a)return[];
const c={type:s,id:a,other:n.id,place:n.path};return[(0,A().finding)("near-duplicate",c,(0,e().placeOf)(l))]}}f.NearDuplicates=
P;function N({type:v,value:l}){const s=v==="Gene"?[R(l.signals_match),C(l.strategy)]:v==="Capsule"?[R(l.trigger),C(l.gene),
C(l.summary)]:[];if(!(s.length===0||s.some(a=>a.length===0)))return JSON.stringify([v,s])}function R(v){const l=(0,M().normalizeSignals)(
T(v)).map(I);return[...new Set(l)].sort()}function C(v){return T(v).map(I).filter(l=>l!=="")}function T(v){return[v].flat().
filter(l=>typeof l=="string")}function I(v){return v.normalize("NFKC").toLowerCase().replace(/\s+/g," ").trim().replace(
/[.;]$/,"")}function g(v,{report:l},s){const a=l?.env_fingerprint??v.value.env_fingerprint;if(!(0,e().isJsonObject)(a))return[];
const n=[[a.platform,s.platform],[a.arch,s.arch],[h(a.node_version),s.nodeVersion&&h(s.nodeVersion)]].filter(u=>u.every(
O=>typeof O=="string"));if(n.every(([u,O])=>u===O))return[];const{type:c,id:i}=v,t=u=>n.map(O=>O[u]).join(", "),o={type:c,
id:i,there:t(0),here:t(1)};return[(0,A().finding)("environment-differs",o,(0,e().placeOf)(v))]}function h(v){const l=typeof v==
"string"?/^v?(\d+)/.exec(v)?.[1]:void 0;return l&&`Node.js ${l}`}function y(v,{report:l}){const a=(Array.isArray(l?.commands)?
l.commands:[]).flatMap(t=>(0,e().isJsonObject)(t)&&(0,e().isJsonObject)(t.mutant)?[t.mutant.outcome]:[]),n=a.filter(t=>t===
"killed").length,c=n+a.filter(t=>t==="survived").length;if(l===void 0||c===0)return[];const i={report:String(l.id??"unkn\
own"),killed:n,tried:c};return[(0,A().finding)("report-defects-noticed",i,(0,e().placeOf)(v))]}const p=864e5;function m(v,{
now:l,days:s}){const a=new Map;for(const{value:n}of v){const c=S(n);c===void 0||!(0,w().isSuccess)(n)||a.set(n.capsule_id,
Math.max(c,a.get(n.capsule_id)??c))}return(n,c)=>{const i=n.type==="Capsule"?a.get(n.id):d(c);if(i===void 0)return[];const t=Math.
floor((l.getTime()-i)/p);if(t<=s)return[];const{type:o,id:u}=n;return[(0,A().finding)("evidence-stale",{type:o,id:u,age:t,
days:s},(0,e().placeOf)(n))]}}function d({report:v,attestation:l}){return l===void 0?v&&S(v):E(l.verified_at)}function S({
created_at:v,timestamp:l,meta:s}){return E(v??l??((0,e().isJsonObject)(s)?s.at:void 0))}function E(v){const l=typeof v==
"string"?Date.parse(v):v;return typeof l=="number"&&Number.isFinite(l)?l:void 0}}),53010:((k,f,r)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.withSourceTree=C;function e(){const T=r(51455);return e=function(){return T},T}function w(){
const T=r(41895);return w=function(){return T},T}function A(){const T=r(67147);return A=function(){return T},T}function M(){
const T=r(48741);return M=function(){return T},T}function P(){const T=r(96402);return P=function(){return T},T}function N(){
const T=r(35720);return N=function(){return T},T}function R(){const T=r(34397);return R=function(){return T},T}async function C(T,I,g,h=!1){
const y=await(0,P().openRepository)(T,I).catch(async p=>{if(!(p instanceof w().GateError&&p.code==="not_a_repository"&&(await(0,e().
stat)(T).catch(()=>{}))?.isDirectory()))throw p});if(y===void 0)return g((0,M().folderTree)(T),T);try{const p=`the ${h?"\
staged ":""}files of ${y.directory}`,m=h?R().snapshotIndex:R().snapshotWorktree,d=await(0,N().readTree)(y,await m(y),{label:p});
return await g((0,A().withAdditions)(d,(0,M().folderTree)(y.directory),(0,A().additionsOf)()),y.directory,y)}finally{await y.
close()}}}),58504:((k,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.readValidationReport=P;function e(){const g=r(
57975);return e=function(){return g},g}function w(){const g=r(27199);return w=function(){return g},g}function A(){const g=r(
85475);return A=function(){return g},g}function M(){const g=r(21471);return M=function(){return g},g}function P(g){if(!(0,w().
isJsonObject)(g)||g.type!=="ValidationReport")return;const h=typeof g.overall_ok=="boolean"?"protocol":"results",y=h==="\
protocol"?g.commands:g.results;if(!Array.isArray(y))return;const p=y.map(N);return{shape:h,id:T(g.id),geneId:T(g.gene_id),
commands:p,ok:g.overall_ok!==!1&&p.length>0&&p.every(({ok:m})=>m),contradictory:Array.isArray(g.commands)&&Array.isArray(
g.results)&&!(0,e().isDeepStrictEqual)(g.commands.map(R),g.results.map(R)),durationMs:I(g.duration_ms)??C(g),hash:(0,A().
matchContentHash)({type:"ValidationReport",value:g})??null,differences:(0,M().schemaDifferences)("ValidationReport",g)}}
function N(g){const{command:h,cmd:y,ok:p,duration_ms:m,err:d,stderr:S}=(0,w().isJsonObject)(g)?g:{},E=T(h)??T(y);return{
command:E??"",ok:p===!0&&E!==null,durationMs:I(m),error:T(d)??T(S)}}function R(g){const{command:h,ok:y}=N(g);return[h,y]}
function C({started_at:g,finished_at:h}){const[y,p]=[g,h].map(m=>typeof m=="string"?Date.parse(m):I(m));return typeof y==
"number"&&typeof p=="number"&&p>=y?p-y:null}function T(g){return typeof g=="string"?g:null}function I(g){return typeof g==
"number"?g:null}}),34915:((k,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.errorSignature=M,f.normalizeErrorText=
A,f.normalizeSignals=P;const r="errsig:",e="errsig_norm:",w=220;function A(R){return R.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,w)}function M(R){const C=R.trim();if(C.startsWith(r)){const T=A(C.slice(r.length));return T===""?void 0:`${e}${N(
T)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(C)?C.toLowerCase():void 0}function P(R){return R.flatMap(C=>{const T=C.trim(),
I=T.startsWith(r)?M(T):T;return I?[I]:[]})}function N(R){let C=2166136261;for(let T=0;T<R.length;T+=1)C=Math.imul(C^R.charCodeAt(
T),16777619);return(C>>>0).toString(16).padStart(8,"0")}}),78589:((k,f,r)=>{r.r(f),r.d(f,{getOctokit:()=>e.Q});var e=r(92413)}),
64077:((k,f,r)=>{r.r(f),r.d(f,{bundleFromJSON:()=>e.vw});var e=r(61040)}),8744:((k,f,r)=>{r.r(f),r.d(f,{ASN1Obj:()=>e.ASN1Obj});
var e=r(83917)}),80643:((k,f,r)=>{r.r(f),r.d(f,{TrustedRoot:()=>e.TrustedRoot});var e=r(19654)}),3030:((k,f,r)=>{r.r(f),
r.d(f,{Verifier:()=>e.BL,toSignedEntity:()=>e.DC,toTrustMaterial:()=>e.jO});var e=r(54187)}),85893:((k,f,r)=>{r.r(f),r.d(
f,{Parser:()=>e.i});var e=r(73979)})};
