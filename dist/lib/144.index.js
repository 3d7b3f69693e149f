"use strict";exports.id=144,exports.ids=[144],exports.modules={61218:((B,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.MAX_ANNOTATIONS=
f.GITHUB_LIMITS=void 0;const r=f.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
e=f.MAX_ANNOTATIONS=500}),32693:((B,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.QUEUE=void 0,f.claimOf=T,f.claimPrefix=
P,f.completedExternalId=p,f.isClaim=C,f.isWaiting=R,f.readExternalId=y,f.shortPolicy=I,f.waitingId=N;const r=f.QUEUE="me\
rge_group",e=12,w=100,A="gene-gate:",M="waiting";function P(g){return`${A}${g}:`}function N(g){return`${P(M)}${g}`}function R(g){
return g===`${A}${M}`||g.startsWith(P(M))}function C(g){return g.startsWith(A)}function T(g){const l=C(g)?/:(\d{1,9})$/.
exec(g)?.[1]:u.exec(g)?.[6];return Number(l??0)}function I(g){return g?.replace(/^sha256:/,"").slice(0,e)??"none"}function p(g,l,{
event:S,base:E,pulls:O},h){const s=O.map(a=>`#${a}`).join(",");return[g,S,m(E),I(l),s,h].join(";")}const u=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*)(?:;(\d{1,9}))?)?$/;
function y(g){const[,l,S,E,O,h=""]=u.exec(g)??[];if(l===void 0)return;const s=[...h.matchAll(/#(\d+)/g)].map(([,a])=>Number(
a));return{digest:l,event:S,policy:O,pulls:s,isInto:a=>E===m(a)}}function m(g){return encodeURIComponent(g).slice(0,w)}}),
34413:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.SUPERSEDED=f.CONCLUSIONS=void 0,f.checkOperation=P,f.
claimId=N,f.completeCheck=h,f.createCheck=l,f.findUnfinished=p,f.gateChecks=T,f.isOfGate=I,f.isOfQueue=C,f.isStillClaimed=
y,f.leaveWaiting=n,f.listChecks=u,f.newRunKey=R,f.supersedeCheck=a,f.takeUpCheck=S,f.updateCheck=E;function e(){const c=r(
77598);return e=function(){return c},c}function w(){const c=r(32693);return w=function(){return c},c}function A(){const c=r(
40410);return A=function(){return c},c}function M(){const c=r(1207);return M=function(){return c},c}function P({readOnlyToken:c=!1}){
return{doing:"write the check run",permission:"checks: write",readOnlyToken:c}}function N({runKey:c,claim:i}){return`${(0,w().
claimPrefix)(c)}${i}`}function R(c){return`${c??"run"}:${(0,e().randomUUID)()}`}function C({completed:c,conclusion:i,externalId:t}){
return(t.startsWith((0,w().claimPrefix)(w().QUEUE))||(0,w().readExternalId)(t)?.event===w().QUEUE)&&!(c&&i==="success")}
async function T(c,i){return(await u(c,c.headSha,i)).filter(I).sort((o,d)=>d.id-o.id)}function I({externalId:c}){return(0,w().
isClaim)(c)||(0,w().readExternalId)(c)!==void 0}async function p(c,{runKey:i,checkName:t}){return(await u(c,c.headSha,t)).
filter(({externalId:d,completed:v})=>d.startsWith((0,w().claimPrefix)(i))&&!v)}async function u({client:c,owner:i,repo:t},o,d){
const v=await c.octokit.paginate(c.octokit.rest.checks.listForRef,{owner:i,repo:t,ref:o,...d!==void 0&&{check_name:d},filter:"\
all",per_page:100});return(0,M().requireAsked)(v.every(({head_sha:b,name:j})=>b===o&&j===(d??j)),"the check runs of this\
 name on the commit"),v.map(m)}async function y({client:c,owner:i,repo:t},{id:o,externalId:d}){const{data:v}=await c.octokit.
rest.checks.get({owner:i,repo:t,check_run_id:o});return(0,M().requireAsked)(v.id===o,"this check run"),v.external_id===d&&
v.status!=="completed"}function m(c){return{id:c.id,name:c.name,url:c.html_url,detailsUrl:c.details_url??"",completed:c.
status==="completed",conclusion:c.conclusion,externalId:c.external_id??"",appId:c.app?.id,appSlug:c.app?.slug,headSha:c.
head_sha,completedAt:c.completed_at??"",annotationsCount:c.output.annotations_count}}function g(c){return{status:"in_pro\
gress",external_id:N(c),started_at:new Date().toISOString(),...c.detailsUrl!==void 0&&{details_url:c.detailsUrl},output:{
title:"The gate is running",summary:"Auditing and running the change."}}}async function l(c,i,t){const{client:o,owner:d,
repo:v,headSha:b}=c,j=async()=>{const{data:$}=await o.octokit.rest.checks.create({owner:d,repo:v,head_sha:b,name:i.checkName,
...g(i),...A().NOT_REPEATABLE});return(0,M().requireAsked)($.head_sha===b,"this commit"),m($)};return o.once(j,async()=>(await p(
c,i)).find(({id:D})=>D>(t?.id??0)))}async function S(c,i,t){return m(await E(c,t,g(i)))}async function E({client:c,owner:i,
repo:t},{id:o},d){const v={owner:i,repo:t,check_run_id:o,...d},{data:b}=await c.octokit.rest.checks.update(v);return(0,M().
requireAsked)(b.id===o,"this check run"),b}const O=f.CONCLUSIONS=["failure","action_required","neutral","success"];async function h(c,i,{
conclusion:t,externalId:o,output:d}){const b=await E(c,i,{status:"completed",conclusion:t,external_id:o,output:d});if(b.
status!=="completed"||b.conclusion!==t)throw new(M()).BrokenAnswer("the check run is not completed with this result")}const s=f.
SUPERSEDED=" (superseded)";async function a(c,{checkName:i},t){await E(c,t,{name:`${i}${s}`,status:"completed",conclusion:"\
neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${i}\
\u201D.`}})}async function n(c,i,t){const o=(0,w().waitingId)((0,w().claimOf)(i.externalId));await E(c,i,{status:"in_pro\
gress",external_id:o,output:t})}}),40410:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.PASSING_FAILURES=
f.NOT_REPEATABLE=f.LEAVES_API=void 0,f.connect=R,f.waitBeforeRetry=c;function e(){const i=r(58500);return e=function(){return i},
i}function w(){const i=r(78589);return w=function(){return i},i}function A(){const i=r(1207);return A=function(){return i},
i}const M=f.LEAVES_API={leavesApi:!0},P=18e4,N=3e3;function R(i,t={}){const{timeoutMs:o=15e3,sleep:d=C,now:v=Date.now,signal:b}=t,
j=t.baseUrl||"https://api.github.com",$=(0,w().getOctokit)(i,{baseUrl:j});let D=P;async function F(U,k){for(let J=1;;J+=
1){const W=v();try{return await U()}catch(H){const K=c((0,A().readFailure)(H),J,v());if(K===void 0||b?.aborted||(D-=v()-
W+K,D<0)||(await d(K,b),b?.aborted))throw H}const G=await k?.();if(G!==void 0)return G}}return $.hook.wrap("request",(U,k)=>{
const J=k.request?.fetch??globalThis.fetch,W=k.request?.leavesApi?J:g(J,j),G=async()=>{m(k.url,j),k.request={...k.request,
fetch:W,signal:L()};try{const H=await U(k);return S(H.status,H.headers.location),T(k,H),H}catch(H){throw p(H)}};return k.
request?.notRepeatable===!0?G():F(G)}),{octokit:$,once:F};function L(){return b===void 0?AbortSignal.timeout(o):b.aborted?
AbortSignal.timeout(Math.min(o,N)):AbortSignal.any([b,AbortSignal.timeout(o)])}}function C(i,t){return(0,e().setTimeout)(
i,void 0,t&&{signal:t}).catch(()=>{})}function T({method:i,url:t},{status:o,data:d}){if(!(i==="DELETE"?o===204:o===200||
o===201))throw new(A()).BrokenAnswer(`its status is ${o}`);if(i==="DELETE")return;if(typeof d!="object"||d===null)throw new(A()).
BrokenAnswer("it was truncated or is not JSON");if((i==="POST"||i==="PATCH")&&!t.endsWith("/graphql")&&!("id"in d))throw new(A()).
BrokenAnswer("it has no id");if(/[?&]per_page=/.test(t)&&!Array.isArray(I(t,d)))throw new(A()).BrokenAnswer("it is not a\
 list")}function I(i,t){return/\/check-runs\?/.test(i)?"total_count"in t&&"check_runs"in t?t.check_runs:void 0:t}function p(i){
const{status:t,said:o}=(0,A().readFailure)(i);return t===409?new(A()).BrokenAnswer(`its status is 409, ${o}`,{cause:i}):
i}class u extends Error{name="ForeignAnswer"}const y=5;function m(i,t){const{origin:o}=new URL(i,`${t}/`);if(o!==new URL(
t).origin)throw E(o)}function g(i,t){const{origin:o}=new URL(t);return async(d,v)=>{let b=String(d);for(let j=0;;j+=1){const $=await i(
b,{...v,redirect:"manual"}),D=l($.status)?$.headers.get("location"):null,F=D!==null&&URL.canParse(D,b)&&new URL(D,b);if(!F||
F.origin!==o||j===y)return $;await $.body?.cancel(),b=F.href}}}function l(i){return i>=300&&i<400}function S(i,t){if(l(i)&&
typeof t=="string")throw E(t)}function E(i){const t=URL.canParse(i)?new URL(i).origin:i;return new u(`the answer refers \
to ${t}, which is not GitHub's API`)}const O=4,h=60,s=60,a=f.NOT_REPEATABLE={request:{notRepeatable:!0}},n=f.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function c(i,t,o){if(!n.has(i.kind)||t>=O)return;if(i.kind!==
"rate_limited")return 1e3*2**(t-1);const d=i.resetAt===void 0?void 0:Math.max(1,i.resetAt-o/1e3),v=i.retryAfter??d??s;return v>
h?void 0:Math.ceil(v*1e3)}}),40638:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.listBundles=C,f.readFileAt=
M,f.refTip=N;function e(){const T=r(7723);return e=function(){return T},T}function w(){const T=r(61218);return w=function(){
return T},T}function A(){const T=r(1207);return A=function(){return T},T}async function M({client:T,owner:I,repo:p},u,y){
const m={owner:I,repo:p,path:u,ref:y},{data:g}=await T.octokit.rest.repos.getContent(m);if(Array.isArray(g)||g.type!=="f\
ile"||g.encoding!=="base64")throw new Error(`expected a file of at most ${w().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.
from(g.content,"base64")}const P=e().object({ref:e().string(),object:e().object({sha:e().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)})});
async function N({client:T,owner:I,repo:p},u){try{const{data:y}=await T.octokit.rest.git.getRef({owner:I,repo:p,ref:u}),
{ref:m,object:g}=P.parse(y);return(0,A().requireAsked)(m===`refs/${u}`,`refs/${u}`),g.sha}catch(y){if((0,A().readFailure)(
y).kind==="not_found")return;throw y}}const R=100;async function C({client:T,owner:I,repo:p},u){try{const{data:y}=await T.
octokit.rest.repos.listAttestations({owner:I,repo:p,subject_digest:u,per_page:R});return(y.attestations??[]).map(({bundle:m})=>m??
null)}catch(y){if((0,A().readFailure)(y).kind==="not_found")return[];const m={doing:"read the attestations",permission:"\
attestations: read"};throw(0,A().asUnavailable)(y,m)}}}),42312:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.CANDIDATE_LIMITS=void 0,f.readArchive=y;function e(){const t=r(77598);return e=function(){return t},t}function w(){const t=r(
38522);return w=function(){return t},t}function A(){const t=r(85893);return A=function(){return t},t}function M(){const t=r(
7723);return M=function(){return t},t}function P(){const t=r(94534);return P=function(){return t},t}function N(){const t=r(
41895);return N=function(){return t},t}const R=f.CANDIDATE_LIMITS={entries:1e3,bytes:64*1024*1024},C="manifest.json",T="\
checksum.sha256",I=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,p=M().string().regex(/^1(\.|$)/,"expected a version 1"),
u=M().looseObject({gep_version:p,schema_version:p});function y(t,o=R){const d=m(s(t,o));l(g(d,C));const v=g(d,T);return d.
delete(T),O(v,d),[...d].filter(([b])=>I.test(b)).map(([b,j])=>({name:b,bytes:j})).sort((b,j)=>b.name<j.name?-1:1)}function m(t){
const o=[...t.keys()][0]??"",d=t.has(C)?"":`${o.split("/")[0]}/`;return new Map([...t].map(([v,b])=>{if(v.startsWith(d))
return[v.slice(d.length),b];throw i(`it has no ${C} at its root`)}))}function g(t,o){const d=t.get(o);if(d===void 0)throw i(
`it has no ${o} at its root`);return d}function l(t){const o=u.safeParse(S(t));if(o.success)return;const[d]=o.error.issues;
throw i(`${C}: ${[...d?.path??[],d?.message].join(": ")}`)}function S(t){try{return JSON.parse((0,P().decodeUtf8)(t).text)}catch(o){
throw i(`${C} is not valid JSON`,o)}}const E=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function O(t,o){const d=h(t);for(const[
b,j]of d){const $=JSON.stringify(b),D=o.get(b);if(D===void 0)throw i(`${$} has a checksum but is missing`);if((0,e().hash)(
"sha256",D)!==j)throw i(`the checksum of ${$} does not match its content`)}const v=[...o.keys()].find(b=>!d.has(b));if(v!==
void 0)throw i(`${JSON.stringify(v)} has no checksum`)}function h(t){const o=new Map;for(const d of(0,P().decodeUtf8)(t).
text.split(/\r?\n/).filter(Boolean)){const[,v,b]=E.exec(d)??[];if(v===void 0||b===void 0)throw i(`checksum.sha256 contai\
ns the invalid line ${JSON.stringify(d.slice(0,80))}`);if(o.has(b))throw i(`${JSON.stringify(b)} has two checksums`);o.set(
b,v.toLowerCase())}return o}function s(t,{entries:o,bytes:d}){const v=new Map;let b=0;const j=new(A()).Parser({strict:!0,
brotli:!1,zstd:!1});j.on("error",$=>{throw $}),j.on("entry",$=>{if(b+=1,b>o)throw i(`it has more than ${o} entries`);const D=c(
$);if(D===void 0){$.resume();return}if(v.has(D))throw i(`it contains ${JSON.stringify(D)} twice`);const F=[];v.set(D,Buffer.
alloc(0)),$.on("data",L=>F.push(L)),$.on("end",()=>v.set(D,Buffer.concat(F)))}),j.on("ignoredEntry",({path:$,type:D})=>{
const F=JSON.stringify($.slice(0,80));throw i(`it contains ${F}, an entry of the type ${D}`)});try{const $=(0,w().gunzipSync)(
t,{maxOutputLength:d});if($[0]===31)throw i("it is gzipped twice");j.end($)}catch($){if($ instanceof N().GateError)throw $;
const{code:D,message:F}=$,L=D==="ERR_BUFFER_TOO_LARGE"?`its unpacked content has more than ${d} bytes`:`it is not a comp\
lete gzipped tar (${F})`;throw i(L,$)}return v}const a=255,n=/[\\:\p{C}]/u;function c({path:t,type:o}){const d=JSON.stringify(
t.slice(0,a));if(o!=="File"&&o!=="OldFile"&&o!=="Directory")throw i(`${d} is a ${o}, but only files and directories are \
allowed`);const v=t.split("/").filter(j=>j!==""&&j!==".");if(!(!t.startsWith("/")&&!v.includes("..")&&!n.test(t))||t.length>
a||o!=="Directory"&&v.length===0)throw i(`it contains the path ${d}, which is not allowed`);return o==="Directory"?void 0:
v.join("/")}function i(t,o){return new(N()).GateError("input_invalid",`The archive is not valid: ${t}.`,"Export the arch\
ive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",{cause:o})}}),71101:((B,f,r)=>{
Object.defineProperty(f,"__esModule",{value:!0}),f.exchangeFindings=R,f.isSameAsset=I,f.promotedForm=p,f.receivedHashOf=
T,f.unhashedFindings=C;function e(){const u=r(23404);return e=function(){return u},u}function w(){const u=r(27199);return w=
function(){return u},u}function A(){const u=r(85475);return A=function(){return u},u}function M(){const u=r(94377);return M=
function(){return u},u}function P(){const u=r(57733);return P=function(){return u},u}function N(){const u=r(95132);return N=
function(){return u},u}function R(u){return[...(0,P().promotionSchemaFindings)(u),...(0,A().identityFindings)(u,"author")].
map(y=>({...y,severity:"error"}))}function C(u){const y=(0,A().unhashedFields)(u);return y.length===0?[]:[(0,N().finding)(
"fields-not-hashed",{capsule:u.id,fields:y},(0,w().placeOf)(u,["outcome"]))]}function T({value:{a2a:u}}){return(0,w().isJsonObject)(
u)?u.received_asset_id:void 0}function I(u,y){return(0,A().contentHash)(u.value)===(0,A().contentHash)(y.value)?!0:(0,A().
matchContentHash)(u)!==void 0&&T(y)===u.value.asset_id}function p({type:u,value:y},m){const{confidence:g,a2a:l,asset_id:S}=y;
if(u!=="Capsule"||typeof g!="number")return(0,A().matchContentHash)({type:u,value:y})==="engine"?(0,M().asEngineHashed)(
y)??y:y;if(m===1&&(0,e().verifyAssetId)(y))return y;const E={...(0,A().matchContentHash)({type:u,value:y})==="hub"?(0,A().
asHubHashes)(y):y,confidence:g*m,a2a:{...(0,w().isJsonObject)(l)?l:{},status:"promoted",confidence_factor:m,received_asset_id:S??
null}};return{...E,asset_id:(0,e().computeAssetId)(E)}}}),72371:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
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
"string"?s.filter(j=>I(j,c)):[]).map(j=>({each:j,reasons:p(n,j,a)})),o=t.flatMap(({each:j,reasons:$})=>"refused"in j||$.
length>0?[]:[j]);if(o.length===0){const[j={reasons:[O(n)]}]=t;return{findings:j.reasons}}const[d]=T(o.filter(j=>!S(j,n))),
v=T(o.filter(j=>S(j,n))).filter(({verified_at:j})=>d===void 0||j>d.verified_at),b=v.find(({gate:j})=>j!==null)??v[0];return b!==
void 0?{accepted:h(b,String(c))}:{findings:d===void 0?[O(n)]:[E(n,d)]}}}function T(s){return[...s].sort((a,n)=>Date.parse(
n.verified_at)-Date.parse(a.verified_at))}function I(s,a){return"refused"in s?s.claims?.has(a)??!0:s.subjects.has(a)}function p(s,a,{
signers:n,policyDigest:c,now:i}){const t=(0,w().placeOf)(s),{source:o}=a;if("refused"in a)return[(0,M().finding)("attest\
ation-invalid",{source:o,reason:a.refused},t)];const{signer:d,policy_digest:v,verified_at:b}=a,j=n.filter(U=>u(d,U)),[$]=j;
if($===void 0){const U={source:o,found:g(d),accepted:n.map(l)};return[(0,M().finding)("attestation-other-signer",U,t)]}const D=({
policies:U})=>U??[c],F=j.filter(U=>D(U).includes(v));if(F.length===0){const U={source:o,found:v,accepted:j.flatMap(D)};return[
(0,M().finding)("attestation-other-policy",U,t)]}const L=Math.max(...F.map(({max_age_days:U})=>U));if(i.getTime()-Date.parse(
b)>L*R){const U={source:o,verified:b,days:L};return[(0,M().finding)("attestation-expired",U,t)]}return[]}function u(s,{issuer:a,
repository:n,workflow:c,ref:i}){const[t="",o=""]=m(s.workflow),[d="",v="",...b]=t.split("/"),[j="",$=i]=m(c),D=j.startsWith(
".github/")?j===b.join("/")&&y(`${d}/${v}`,n):j===t;return s.issuer===a&&y(s.repository,n)&&D&&o===$&&s.ref===i}function y(s,a){
return s.toLowerCase()===a.toLowerCase()}function m(s){const a=s.indexOf("@");return a===-1?[s]:[s.slice(0,a),s.slice(a+
1)]}function g({repository:s,workflow:a,ref:n,issuer:c}){return`${a} for ${s} at ${n}, confirmed by ${c}`}function l({repository:s,
workflow:a,ref:n}){return`${a} for ${s} at ${n}`}function S({result:s,validated:a},{type:n}){return s!=="FAILED"&&(a||n!==
"Gene")}function E(s,{source:a,result:n}){const c=n==="FAILED"?"failed":"did not run all commands";return(0,M().finding)(
"attestation-not-passed",{source:a,what:c},(0,w().placeOf)(s))}function O(s){const{type:a,id:n}=s;return(0,M().finding)(
"attestation-missing",{type:a,id:n},(0,w().placeOf)(s))}function h({subjects:s,validated:a,result:n,...c},i){return{...c,
result:n==="WARNED"?"WARNED":"PASSED",asset_id:i}}}),3766:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.
judgeByAttestations=T,f.readAttestations=I;function e(){const g=r(27199);return e=function(){return g},g}function w(){const g=r(
40638);return w=function(){return g},g}function A(){const g=r(41895);return A=function(){return g},g}function M(){const g=r(
94644);return M=function(){return g},g}function P(){const g=r(72371);return P=function(){return g},g}function N(){const g=r(
93625);return N=function(){return g},g}const R=8,C=500;async function T(g,{file:l,client:S,trustedRoot:E},{policy:O,digest:h}){
const s=(0,N().readTrustedRoots)(E),a=O.a2a.attestation,n=[...new Set(a.map(({repository:i})=>i))],c=[...l?I(l,s):[],...S?
await y(S,n,g,s):[]];return(0,P().attestationJudge)(c,{signers:a,policyDigest:h,now:new Date})}function I({name:g,bytes:l},S){
const E=(0,M().strictJson)({name:g,bytes:l});if("problem"in E)throw u(g,E.problem);const O=E.values.flatMap(p);if(O.length===
0)throw u(g,"it contains no bundle");return O.map((h,s)=>(0,N().verifyBundle)(O.length===1?g:`${g}, bundle ${s+1}`,h,S))}
function p(g){return Array.isArray(g)?g:(0,e().isJsonObject)(g)&&Array.isArray(g.attestations)?g.attestations.map(l=>(0,e().
isJsonObject)(l)?l.bundle??null:null):[g]}function u(g,l){return new(A()).GateError("input_invalid",`${g} is not a file \
of attestations: ${l}.`,"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}async function y(g,l,S,E){
const O=S.map(({value:a})=>a.asset_id).filter(m),h=[...new Set(O)].flatMap(a=>l.map(n=>({repository:n,id:a})));if(l.length===
0)throw new(A()).GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and wo\
rkflow to `a2a.attestation` in the policy.");if(h.length>C)throw new(A()).GateError("usage",`promote --fetch would send ${h.
length} requests to GitHub; ${C} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at onc\
e.");const s=[];for(let a=0;a<h.length;a+=R){const n=h.slice(a,a+R).map(async({repository:c,id:i})=>{const[t="",o=""]=c.
split("/"),d=await(0,w().listBundles)({client:g,owner:t,repo:o},i),v=b=>`${c}, attestation ${b+1} of ${i}`;return d.map(
(b,j)=>(0,N().verifyBundle)(v(j),b,E))});s.push(...(await Promise.all(n)).flat())}return s}function m(g){return typeof g==
"string"&&/^sha256:[0-9a-f]{64}$/.test(g)}}),63647:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.readStatement=
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
const m=R.safeParse(y);if(!m.success)return{refused:`its payload is not an in-toto statement: ${u(m.error)}`};const{subject:g,
predicateType:l,predicate:S}=m.data,E=g.map(({digest:n})=>n),O=n=>E.flatMap(c=>c[n]??[]),h=new Set(O("sha256").map(n=>`s\
ha256:${n}`)),s=O("gitCommit").filter(n=>N.safeParse(n).success),a={predicate_type:l,subjects:h};switch(l){case A().VERIFICATION_SUMMARY:{
const{data:n,error:c}=C.safeParse(S);if(c)return{refused:`its verification summary is malformed: ${u(c)}`};const i=[...s,
p(n.resourceUri)].find(t=>n.resourceUri===(0,A().commitUri)(t)&&(s.includes(t)||h.has(`sha256:${(0,A().textDigest)(t)}`)));
return i===void 0?{refused:"its resource is not one of its subjects"}:{...a,result:n.verificationResult,validated:n.verifiedLevels.
includes(A().VALIDATED),commit:i,policy_digest:`sha256:${n.policy.digest.sha256}`,gate:{id:n.verifier.id,version:n.verifier.
version?.[w().TOOL.name]??null},verifiedAt:Date.parse(n.timeVerified)}}case A().TEST_RESULT:{const{data:n,error:c}=T.safeParse(
S);if(c)return{refused:`its test result is malformed: ${u(c)}`};const[i]=n.configuration,{passedTests:t,warnedTests:o,failedTests:d,
skippedTests:v}=n;return{...a,result:n.result,validated:d.length+v.length===0&&t.length+o.length>0,commit:s[0]??null,policy_digest:`\
sha256:${i?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(l.slice(0,80))}, n\
ot a verification summary or a test result`}}}function p(y){return y.slice(y.lastIndexOf(":")+1)}function u({issues:y}){
const[m]=y,g=m?.path.map(String).join(".");return`${g?`${g}: `:""}${m?.message??"unknown"}`}}),93625:((B,f,r)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.readTrustedRoots=n,f.verifyBundle=g;function e(){const i=r(77598);return e=function(){return i},
i}function w(){const i=r(64077);return w=function(){return i},i}function A(){const i=r(8744);return A=function(){return i},
i}function M(){const i=r(80643);return M=function(){return i},i}function P(){const i=r(3030);return P=function(){return i},
i}function N(){const i=r(41895);return N=function(){return i},i}function R(){const i=r(94644);return R=function(){return i},
i}function C(){const i=r(63647);return C=function(){return i},i}const T="application/vnd.in-toto+json",I="1.3.6.1.4.1.57\
264.1.12",p="1.3.6.1.4.1.57264.1.14",u="https://github.com/",y=12,m=10*6e4;function g(i,t,o){let d,v,b;try{const{content:G,
...H}=(0,w().bundleFromJSON)(t);if(G.$case!=="dsseEnvelope")return{source:i,refused:"it signs a file, not an in-toto sta\
tement"};({payload:d,payloadType:v}=G.dsseEnvelope),b=(0,P().toSignedEntity)({...H,content:G})}catch(G){return{source:i,
refused:`it is not a Sigstore bundle (${E(G)})`}}const j=(0,R().strictJson)({name:i,bytes:d}),[$]="values"in j&&j.values.
length===1?j.values:[],D=$===void 0?void 0:(0,C().readStatement)($),F=D&&"subjects"in D?{claims:D.subjects}:{},L=G=>({source:i,
refused:G,...F});if(v!==T)return L(`its payload type is ${JSON.stringify(v.slice(0,80))}`);const U=l(b,o);if("refused"in
U)return L(U.refused);if("problem"in j)return L(`its statement is ambiguous: ${j.problem}`);if(D===void 0)return L("its \
payload is not one JSON value");if("refused"in D)return L(D.refused);const k=O(U.signer);if(k===void 0)return L("its cer\
tificate names no workflow of GitHub");const{verifiedAt:J=U.signedAt,...W}=D;return J>U.signedAt+m?L("it was signed befo\
re the time that it states"):{...W,source:i,digest:`sha256:${(0,e().createHash)("sha256").update(d).digest("hex")}`,verified_at:new Date(
J).toISOString(),signer:k}}function l(i,t){const o=[];for(const d of t)try{return{signer:d.verify(i),signedAt:S(i)}}catch(v){
o.push(v)}return{refused:`its signature cannot be verified (${o.map(E).join("; ")})`}}function S({timestamps:i}){const t=i.
map(o=>o.$case==="timestamp-authority"?o.timestamp.signingTime.getTime():Number(o.tlogEntry.integratedTime)*1e3);return Math.
min(...t)}function E(i){const{message:t,cause:o}=i,d=o instanceof Error?`: ${o.message}`:"";return`${t}${d}`.replaceAll(
/\s+/g," ").slice(0,200)}function O({identity:i}){const t=i?.extensions?.issuer,o=h(i?.subjectAlternativeName),d=h(s(i,I)),
v=s(i,p);if(!(!t||!o||!d||!v))return{issuer:t,repository:d,workflow:o,ref:v}}function h(i){return i?.startsWith(u)?i.slice(
u.length):void 0}function s(i,t){const o=i?.oids?.filter(({oid:v})=>v?.id.join(".")===t)??[],[d]=o;if(!(d===void 0||o.length>
1))try{const{tag:v,value:b}=A().ASN1Obj.parseBuffer(Buffer.from(d.value));return v.number===y?b.toString("utf8"):void 0}catch{
return}}const a=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function n({name:i,
bytes:t}){const o=(0,R().strictJson)({name:i,bytes:t});if("problem"in o)throw c(i,o.problem);if(o.values.length===0)throw c(
i,"it is empty");return o.values.map((d,v)=>{let b;try{const F=M().TrustedRoot.fromJSON(d);if(!a.test(F.mediaType))throw new Error(
"its media type is unknown");b=(0,P().toTrustMaterial)(F)}catch(F){throw c(i,`root ${v+1} is malformed (${F.message})`)}
const{certificateAuthorities:j,tlogs:$,ctlogs:D}=b;if(j.length===0)throw c(i,`root ${v+1} has no certificate authority`);
return new(P()).Verifier(b,{tlogThreshold:$.length>0?1:0,ctlogThreshold:D.length>0?1:0,timestampThreshold:1})})}function c(i,t){
return new(N()).GateError("input_invalid",`${i} is not a trusted root: ${t}.`,"Write the file with `gh attestation trust\
ed-root > trusted-root.jsonl`.")}}),80543:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.auditCandidates=
R;function e(){const u=r(27199);return e=function(){return u},u}function w(){const u=r(67506);return w=function(){return u},
u}function A(){const u=r(72025);return A=function(){return u},u}function M(){const u=r(97004);return M=function(){return u},
u}function P(){const u=r(77648);return P=function(){return u},u}function N(){const u=r(95132);return N=function(){return u},
u}async function R(u,y,m){const{genes:g,findings:l}=await(0,w().auditAssets)(u,y,m),S=new Map(g.map(n=>[n.asset,C(n)])),
E=(0,P().findingsAbout)(l),O=new Set(u.filter(({type:n})=>n==="Gene").map(({id:n})=>n)),h=m.filter(({id:n})=>!O.has(n)),
s=u.filter(({type:n})=>n==="Capsule"),a=await(0,M().blockedGenes)(s,h,y);return n=>{const c=n.type==="Gene"?S.get(n):[];
if(c===void 0)return[(0,A().assetNotJudged)(n,"the audit returned no result")];const i=a.get(n);return[...c,...i?[i]:[],
...E(n).filter(({rule:t})=>t!=="event-parent-missing")]}}function C({asset:u,commands:y,findings:m}){return[...y.flatMap(
g=>{if(g.verdict!=="block"||I(g))return g.findings;const{command:l,location:S}=g,E={location:S,subject:{...(0,e().subjectOf)(
u),command:l}};return[(0,N().finding)("unsafe-validation-command",{command:l},E),...g.findings]}),...p(u)?[]:[(0,N().finding)(
"strategy-missing",{gene:u.id},(0,e().placeOf)(u,["strategy"]))],...m]}const T=new Set(["target-missing","binary-missing",
"package-json-missing"]);function I({findings:u}){const y=u.filter(({severity:m})=>m==="error");return y.length>0&&y.every(
({rule:m})=>T.has(m))}function p({value:{strategy:u}}){return Array.isArray(u)&&u.some(y=>typeof y=="string"&&y.trim()!==
"")}}),50414:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.filesInFolder=E,f.readCandidates=T,f.readWhole=
u;function e(){const h=r(61331);return e=function(){return h},h}function w(){const h=r(64385);return w=function(){return h},
h}function A(){const h=r(52117);return A=function(){return h},h}function M(){const h=r(41895);return M=function(){return h},
h}function P(){const h=r(48741);return P=function(){return h},h}function N(){const h=r(93028);return N=function(){return h},
h}function R(){const h=r(95132);return R=function(){return h},h}function C(){const h=r(42312);return C=function(){return h},
h}async function T(h,s){const a=[],n=[];for(const d of h){const v=await I(d,s),b=p(d.bytes)?d:void 0;a.push(...v),n.push(
...v.map(j=>y(j,b)))}const c=n.flatMap(d=>d.candidates),i=n.flatMap(d=>d.findings),t=a.flatMap(d=>d.messages??[]).filter(
({value:d})=>!(0,e().carriesAssets)(d)),[o]=i;if(c.length+t.length===0&&o!==void 0)throw l(o);return{candidates:c,findings:i,
messages:t}}async function I(h,s){return p(h.bytes)?(0,C().readArchive)(h.bytes).map(({name:a,bytes:n})=>(0,w().readAssetFile)(
`${h.name}/${a}`,n,s)):[u(h,s)]}function p(h){return h[0]===31&&h[1]===139}function u({name:h,bytes:s},a){if(s.length<=a.
maxBytes)return(0,w().readAssetFile)(h,s,a);throw new(M()).GateError("input_invalid",`${h} is larger than ${a.maxBytes} \
bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function y(h,s){const a=m(
h),n=h.assets.filter(({envelope:o,cut:d})=>!d&&(!o||(0,e().carriesAssets)(o))),c=new Set,i=n.map(o=>{const d=o.envelope??
s;if(a.length===0)return{asset:o,findings:[],bundle:d};const v=o.locate(),b=a.filter(({location:j})=>g(j,v));for(const j of b)
c.add(j);return{asset:o,findings:b.map(A().assetProblemFinding),bundle:d}}),t=a.filter(o=>!c.has(o));return{candidates:i,
findings:t.map(A().assetProblemFinding)}}function m({problems:h}){return h.filter(({rule:s})=>s!=="duplicate-id"&&s!=="d\
uplicate-copy")}function g(h,s){const{end_line:a=s.line,end_column:n=s.column}=s,c=h.line>s.line||h.line===s.line&&h.column>=
s.column,i=h.line<a||h.line===a&&h.column<=n;return c&&i}function l(h){const{message:s,remedy:a}=(0,R().describe)(h),{path:n,
line:c}=h.location??{path:"",line:1};return new(M()).GateError("input_invalid",`${n} contains no candidate. Line ${c}: ${s}`,
a)}const S=/^(?:manifest\.json$|(?:memory|distiller)\/)/;function E(h,s){const a=[...(0,P().folderTree)(h).files()].filter(
({path:d,kind:v})=>(0,N().isRegular)(v)||d.endsWith(".gepx")),n=a.find(({path:d})=>d.endsWith(".gepx"));if(n)throw O(s,`${n.
path} is an archive`,"Pass archives one by one.");const c=a.filter(({path:d})=>/\.jsonl?$/.test(d)&&!S.test(d)),{entries:i,
bytes:t}=C().CANDIDATE_LIMITS,o=c.reduce((d,{size:v=0})=>d+v,0);if(c.length===0)throw O(s,"it has no JSON file","Pass a \
directory with `.json` or `.jsonl` files.");if(c.length>i||o>t){const d=`at most ${i} files with ${t} bytes are read`;throw O(
s,d,"Pass the files in smaller directories.")}return c.map(({path:d})=>d)}function O(h,s,a){return new(M()).GateError("i\
nput_invalid",`The directory ${h} cannot be read: ${s}.`,a)}}),47440:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.decide=p;function e(){const o=r(27199);return e=function(){return o},o}function w(){const o=r(84812);return w=function(){
return o},o}function A(){const o=r(47771);return A=function(){return o},o}function M(){const o=r(59490);return M=function(){
return o},o}function P(){const o=r(95132);return P=function(){return o},o}function N(){const o=r(47350);return N=function(){
return o},o}function R(){const o=r(71101);return R=function(){return o},o}function C(){const o=r(38727);return C=function(){
return o},o}function T(){const o=r(72883);return T=function(){return o},o}function I(){const o=r(49451);return I=function(){
return o},o}function p(o,d){const{policy:v,environment:b,now:j}=d,$=new Map(d.known.toReversed().map(G=>[(0,T().assetKey)(
G),G])),D=u(d,$),F=new(I()).NearDuplicates(d.known),L=(0,I().staleEvidence)(d.events,{now:j,days:v.a2a.stale_after_days}),
U=[],k=[];for(const{asset:G,findings:H}of o){const K=$.get((0,T().assetKey)(G)),V=d.revocations(G),z=d.audited(G),Z=!H.some(
l)&&!z.some(S),Y=V?void 0:O(G,Z?K:void 0);if(Y!==void 0){k.push({asset:G,reason:Y});continue}const Q=(0,C().evidenceOf)(
G,d.evidence),x=[...V?[V]:[],...g(G),...H,...K&&!(0,R().isSameAsset)(G,K)?[h(G,K)]:[],...z,...D(G),...(0,R().exchangeFindings)(
G),...(0,R().unhashedFindings)(G),...Q.findings,...F.findingsAbout(G),...L(G,Q),...(0,I().otherEnvironment)(G,Q,b),...(0,I().
noticedDefects)(G,Q)],X=a(G,Q,x,v.fail_on);U.push(X),X.outcome==="promoted"&&($.set((0,T().assetKey)(G),G),F.add(G))}const J=new Map(
o.map(({asset:G,bundle:H})=>[G,H])),W=new Set(d.known.map(T().assetKey));return{decided:i(U,J,W),skipped:k}}function u({
events:o,policy:d},v){const b=new Set(o.map(({value:$})=>$.id)),j=(0,A().streakCounter)(o,!0);return $=>{if($.type==="Ca\
psule")return(0,w().broadcastFindings)($,j($),d.a2a);const{parent:D}=$.value;return $.type!=="EvolutionEvent"||typeof D!=
"string"?[]:b.has(D)||v.has((0,T().assetKey)({type:$.type,id:D}))?[]:[(0,P().finding)("event-parent-unknown",{event:$.id,
parent:D},(0,e().placeOf)($,["parent"]))]}}const y=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,m=200;
function g(o){const{type:d,id:v}=o,b=y.test(v)?"has control characters":v.length>m&&`has ${v.length} characters, more th\
an ${m}`;return b?[(0,P().finding)("id-unusable",{type:d,id:v,why:b},(0,e().placeOf)(o,["id"]))]:[]}function l({severity:o}){
return o==="error"}function S({rule:o}){return o==="envelope-contradicts-asset"||o==="content-hash-mismatch"}const E=new Set(
["Gene","Capsule","EvolutionEvent"]);function O(o,d){const{type:v,id:b}=o;if(!E.has(v))return(0,P().finding)("not-exchan\
ged",{type:v,id:b},(0,e().placeOf)(o));if(!(d===void 0||!(0,R().isSameAsset)(o,d)))return(0,P().finding)("already-promot\
ed",{type:v,id:b,place:d.path},(0,e().placeOf)(o))}function h(o,{path:d}){const{type:v,id:b}=o;return(0,P().finding)("pr\
omotion-conflict",{type:v,id:b,place:d},(0,e().placeOf)(o,["id"]))}const s={eligible:"promoted",unproven:"quarantined",refuted:"\
rejected"};function a(o,d,v,b){const j=L=>{const U=(0,N().severityVerdict)([L],b);return U==="fail"||U==="error"},$=n(v.
filter(j)),D=(0,P().eligibilityOf)($),F=new Set($.map(c));return{asset:o,outcome:s[D],eligibility:D,evidence:d,reasons:[
...$.filter(L=>!(0,P().isMissingEvidence)(L)),...$.filter(P().isMissingEvidence).filter(({rule:L})=>D==="unproven"||L!==
"evidence-too-low")],notices:n(v.filter(L=>!j(L)&&!F.has(c(L))))}}function n(o){return[...new Map(o.map(d=>[c(d),d])).values()]}
function c({rule:o,args:d}){return JSON.stringify([o,d])}function i(o,d,v){const b=({asset:L})=>d.get(L),j=(0,M().groupBy)(
o.filter(({asset:L})=>L.type==="Gene"),({asset:{id:L}})=>L),$=({asset:{type:L,value:U}})=>L==="Capsule"?j.get(U.gene??null)??
[]:[],D=new Map;for(const L of o){const U=b(L),k=$(L).find(W=>b(W)===U);if(U===void 0||k===void 0||D.has(k))continue;const J=[
k,L].find(({outcome:W})=>W!=="promoted");J!==void 0&&D.set(k,J)}const F=L=>L.outcome==="promoted"&&!D.has(L);return o.map(
L=>{if(L.outcome!=="promoted")return L;const U=D.get(L);if(U!==void 0)return t(L,U);const k=$(L),J=b(L),W=J?k.filter(K=>b(
K)===J):[],[G]=W.length>0?W:k,H=W.length===0&&G!==void 0&&v.has((0,T().assetKey)(G.asset));return G===void 0||H||(W.length>
0?W:k).some(F)?L:t(L,D.get(G)??G)})}function t(o,{asset:d}){const{type:v,id:b}=o.asset,j={type:v,id:b,otherType:d.type,other:d.
id},$=(0,P().finding)("bundle-incomplete",j,(0,e().placeOf)(o.asset));return{...o,outcome:"quarantined",eligibility:"unp\
roven",reasons:[$]}}}),38727:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.evidenceOf=C;function e(){const l=r(
57975);return e=function(){return l},l}function w(){const l=r(23404);return w=function(){return l},l}function A(){const l=r(
27199);return A=function(){return l},l}function M(){const l=r(77680);return M=function(){return l},l}function P(){const l=r(
38942);return P=function(){return l},l}function N(){const l=r(58504);return N=function(){return l},l}function R(){const l=r(
95132);return R=function(){return l},l}function C(l,S){const E=I(l.type==="Gene"?y(l,S):u(l),S.attestation?.(l)),O=p(l,S.
required);if((0,P().isAtLeast)(E.level,O))return{...E,findings:E.findings.filter(({rule:n})=>T.has(n))};if(E.findings.length>
0)return E;const{type:h,id:s}=l,a={type:h,id:s,level:E.level,required:O};return{...E,findings:[(0,R().finding)("evidence\
-too-low",a,(0,A().placeOf)(l))]}}const T=new Set(["report-altered","report-other-commands","report-contradictory","repo\
rt-not-ok","attestation-invalid","attestation-not-passed"]);function I(l,S){return S===void 0?l:"accepted"in S?{...l,level:"\
attested",attestation:S.accepted}:{...l,findings:[...S.findings,...l.findings]}}function p({type:l},S){return l==="Gene"||
(0,P().isAtLeast)(S,"published")?S:"none"}function u({value:l}){return{level:(0,w().verifyAssetId)(l)?"self_reported":"n\
one",findings:[]}}function y(l,S){const{reports:E,ran:O,required:h}=S,s=O?.has(l)?[{level:"gate",origin:"gate",findings:[]}]:
[],n=[...(E?.get(l.value.asset_id)??[]).map(b=>m(l,b,S)),...s],[c,...i]=n;if(c===void 0)return{level:"none",findings:(E&&
[(0,R().finding)("report-missing",{gene:l.id},(0,A().placeOf)(l))])??[]};const t=h==="none"?"self_reported":h,o=n.findLast(
({origin:b})=>b&&(0,P().isAtLeast)(b,t)),{origin:d,...v}=o??i.reduce((b,j)=>(0,P().isAtLeast)(b.level,j.level)?b:j,c);return v}
function m(l,S,E){const{gateReport:O,provenance:h,policyDigest:s}=E,{overall_ok:a,policy_digest:n}=S,c=(0,A().placeOf)(l),
i={report:typeof S.id=="string"?S.id:"unknown"},{ok:t,commands:o=[]}=(0,N().readValidationReport)(S)??{},d=O?.genes.get(
l.id)??[],v=a===!0&&t===!0&&d.every(({passed:V})=>V),b=g(l,S,v?O:void 0),j=o.map(({command:V})=>V.trim()),$=(0,M().commandsToRun)(
l),D=[...O?.objections??[],h?.objection??[]].flat(),F=[!(0,w().verifyAssetId)(S)&&(0,R().finding)("report-altered",i,c),
b!==void 0&&(0,R().finding)("report-contradictory",{...i,why:b},c),v&&!(0,e().isDeepStrictEqual)(j,$)&&(0,R().finding)("\
report-other-commands",{...i,gene:l.id,ran:j,expected:$},c)].filter(V=>V!==!1),L=v?[]:[(0,R().finding)("report-not-ok",i,
c)],U=[n,O?O.policyDigest:n].some(V=>V!==s),k={...i,expected:s,found:String(n??"unknown")},J=[...U?[(0,R().finding)("rep\
ort-other-policy",k,c)]:[],...D.map(V=>(0,R().finding)("report-not-published",{...i,reason:V},c))],W=[...F,...L,...J];if(F.
length>0)return{level:"none",findings:W};const H=O!==void 0&&J.length===0?h?"published":"gate":"self_reported";return v?
{...{report:S,...O&&{reportDigest:O.digest}},level:H,origin:H,findings:W}:{level:"none",origin:H,findings:W}}function g(l,S,E){
const{gene_id:O,gene_asset_id:h}=S;if(O!=null&&O!==l.id)return"it names another gene";if((0,N().readValidationReport)(S)?.
contradictory)return"its `commands` and `results` differ";if(E===void 0)return;const s=E.genes.get(l.id)??[];if(!s.some(
c=>(c.assetId??h)===h))return"the GateReport that contains it does not list this version of the gene";const n=s.find(({contradiction:c})=>c)?.
contradiction;return n&&`the GateReport contradicts it: ${n}`}}),54975:((B,f,r)=>{Object.defineProperty(f,"__esModule",{
value:!0}),f.provenanceCheck=R,f.provenanceObjection=N;function e(){const I=r(32693);return e=function(){return I},I}function w(){
const I=r(34413);return w=function(){return I},I}function A(){const I=r(1207);return A=function(){return I},I}function M(){
const I=r(41895);return M=function(){return I},I}function P(){const I=r(4812);return P=function(){return I},I}async function N({
gateReport:I},p,u){return I===void 0?"it is not in a GateReport, and a check run contains only the digest of a GateRepor\
t":I.objections.includes(P().UNTRUSTED)?P().UNTRUSTED:p(I.headSha,I.digest,u)}function R(I,p){const[u,y,...m]=p?.split("\
/")??[];if(!u||!y||m.length>0)throw new(M()).GateError("usage","A promotion with a token requires the repository of the \
report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(g,l,S)=>{const E=g.slice(
0,7),O=await T({client:I,owner:u,repo:y},g);if(O===void 0)return`the commit ${E} does not exist in ${u}/${y}`;const h=O.
filter(({externalId:n})=>(0,e().readExternalId)(n)?.digest===l);if(h.length===0)return`no check run on the commit ${E} c\
ontains its digest`;const s=h.filter(({appSlug:n})=>n===S);if(s.length===0)return`the check run with its digest was crea\
ted by the app ${h[0]?.appSlug??"unknown"}`;const a=s.filter(n=>n.completed&&n.headSha===g);return a.length===0?"the che\
ck run with its digest is not completed":a.some(n=>C(n,O))?void 0:"a newer check run of the same name replaces that with\
 its digest"}}function C(I,p){const{id:u,name:y,appSlug:m,completedAt:g}=I,l=p.filter(E=>E.name===y&&E.appSlug===m),S=E=>!E.
completed||E.completedAt>g;return!y.endsWith(w().SUPERSEDED)&&!l.some(E=>E.id!==u&&(0,w().isOfGate)(E)&&S(E))}async function T(I,p){
try{return await(0,w().listChecks)(I,p)}catch(u){if((0,A().readFailure)(u).kind==="invalid")return;const y={doing:"read \
the check runs",permission:"checks: read"},m=(0,A().explainFailure)(u,y);throw new(M()).GateError("github_unavailable",`\
The provenance of the report cannot be checked: ${m}.`,"Grant `checks: read` to the token, or promote without a token, w\
hich skips this check.",{cause:u})}}}),4812:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.UNTRUSTED=void 0,
f.readEvidence=p;function e(){const l=r(7723);return e=function(){return l},l}function w(){const l=r(64385);return w=function(){
return l},l}function A(){const l=r(41895);return A=function(){return l},l}function M(){const l=r(59490);return M=function(){
return l},l}function P(){const l=r(38863);return P=function(){return l},l}function N(){const l=r(31048);return N=function(){
return l},l}function R(){const l=r(94644);return R=function(){return l},l}const C=f.UNTRUSTED="a runner that the pull re\
quest controls reported its results",T=e().looseObject({id:e().string(),asset_id:e().string().nullish(),verdict:e().string(),
commands:e().array(e().looseObject({verdict:e().string().optional(),outcome:e().looseObject({status:e().string()}).nullish()})).
default([])}),I=e().looseObject({type:e().literal("GateReport"),tool:e().looseObject({name:e().string()}).optional(),verdict:e().
string().optional(),policy:e().looseObject({digest:e().string(),enforce:e().string().optional()}).nullish(),error:e().unknown().
optional(),genes:e().array(T).default([]),findings:e().array(e().looseObject({severity:e().string(),suppressed:e().unknown().
optional(),subject:e().looseObject({type:e().string(),id:e().string()}).nullish()})).default([]),head_sha:e().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:e().looseObject({untrusted:e().boolean().optional()}).optional(),validation_reports:e().
array(e().looseObject({type:e().literal("ValidationReport")}))});function p({name:l,bytes:S},E){const O=(0,R().strictJson)(
{name:l,bytes:S},E);if("problem"in O)throw g(l,O.problem);const h=O.values[0],s=I.safeParse(h);if(s.success&&O.values.length===
1)return{reports:u(s.data.validation_reports),gateReport:y(s.data,(0,N().reportDigest)(h))};const a=(0,w().readAssetFile)(
l,S,E).assets.flatMap(({value:n})=>n.type==="ValidationReport"?[n]:[]);if(a.length===0)throw g(l,"it contains no Validat\
ionReport");return{reports:u(a)}}function u(l){return(0,M().groupBy)(l,({gene_asset_id:S})=>S)}function y(l,S){const{head_sha:E,
isolation:O,tool:h,verdict:s,policy:a,genes:n}=l,c=h?.name===P().TOOL.name&&s!==void 0&&s!=="error";return{digest:S,headSha:E,
objections:[...c?[]:["it is not a report of this gate"],...a?.enforce==="report"?["its policy only reports, and fails no\
thing"]:[],...O?.untrusted?[C]:[],...l.error===void 0||l.error===null?[]:["it has an error"]],policyDigest:a?.digest,genes:new Map(
[...(0,M().groupBy)(n,({id:i})=>i)].map(([i,t])=>[i,t.map(o=>m(o,l))]))}}function m({id:l,asset_id:S,verdict:E,commands:O},{
findings:h}){const s=h.some(({severity:c,suppressed:i,subject:t})=>c==="error"&&!i&&t?.type==="Gene"&&t.id===l),n=O.length>
0&&O.every(c=>c.verdict!=="block"&&c.outcome?.status==="passed")?void 0:"not all commands of the gene have passed in it";
return{assetId:S,passed:E==="pass"||E==="warn",contradiction:s?"it has an error about the gene":n}}function g(l,S){return new(A()).
GateError("input_invalid",`${l} is not valid evidence: ${S}.`,"Pass the `gate-report.json` of the gate, or a file from i\
ts directory `validation-reports`.")}}),72883:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.assetKey=S,f.
eventsOf=a,f.promotionPolicy=i,f.readEventLog=h,f.readOwnAssets=E,f.withWorkspace=n;function e(){const t=r(81456);return e=
function(){return t},t}function w(){const t=r(64385);return w=function(){return t},t}function A(){const t=r(78114);return A=
function(){return t},t}function M(){const t=r(18744);return M=function(){return t},t}function P(){const t=r(28894);return P=
function(){return t},t}function N(){const t=r(23423);return N=function(){return t},t}function R(){const t=r(52117);return R=
function(){return t},t}function C(){const t=r(41895);return C=function(){return t},t}function T(){const t=r(74238);return T=
function(){return t},t}function I(){const t=r(63550);return I=function(){return t},t}function p(){const t=r(35720);return p=
function(){return t},t}function u(){const t=r(67397);return u=function(){return t},t}function y(){const t=r(53010);return y=
function(){return t},t}function m(){const t=r(93028);return m=function(){return t},t}function g(){const t=r(95132);return g=
function(){return t},t}function l(){const t=r(50414);return l=function(){return t},t}function S({type:t,id:o}){return`${t}\
 ${o}`}async function E(t,o){const d=(0,M().assetPathTest)(o),v=(0,e().assetLimits)(o.assets.max_file_bytes),b=[...t.files()].
filter(({path:$,kind:D})=>(0,m().isRegular)(D)&&d($)),j=await Promise.all(b.map(async $=>{const{path:D}=$;return(0,P().isAuditLog)(
D)?(0,N().readUntouchedLog)(t,$,v):(0,w().readAssetFile)(D,await t.read(D,v.maxBytes),v)}));return O(j),{assets:j.flatMap(
({assets:$})=>$),messages:j.flatMap(({messages:$})=>$??[])}}function O(t){for(const{path:o,unread:d,problems:v}of t){const b=v.
find(({rule:$})=>A().INCOMPLETE.has($));if(d===void 0&&b===void 0)continue;const j=b?`line ${b.location.line}: ${b.detail}`:
d;throw new(C()).GateError("file_unreadable",`${o} cannot be read completely: ${j}.`,"Fix the file, or increase `assets.\
max_file_bytes` in the policy; it could contain an asset with the id of a candidate.")}}function h(t,o){const{name:d}=t,
v=(0,l().readWhole)(t,o),[b]=v.messages??[];if(b!==void 0)throw s(`${d}, line ${b.location.line}: a message between agen\
ts is not a log.`,"Pass the log of your own repository; use --assets for messages of other agents.");const j=v.problems.
filter(({rule:U})=>U!=="duplicate-id").map(R().assetProblemFinding).find(({severity:U})=>U==="error");if(j===void 0)return v.
assets;const{message:$,remedy:D}=(0,g().describe)(j),{path:F,line:L}=j.location??{path:d,line:1};throw s(`${F}, line ${L}\
: ${$}`,D)}function s(t,o){return new(C()).GateError("input_invalid",`The event log cannot be read. ${t}`,o)}function a(t){
return t.filter(({type:o})=>o==="EvolutionEvent").map(({value:o,path:d})=>({value:o,log:d}))}function n(t,o,d,v){return(0,y().
withSourceTree)(t,o,async(b,j,$)=>{const D=$&&await c($,v);return d({directory:j,tree:b,...D&&{defaultBranch:D}})})}async function c(t,o){
const d=o===void 0?(await(0,u().findDefaultBranch)(t))?.commit:(await(0,u().lookUpCommits)(t,[`refs/remotes/origin/${o}`]))[0];
return d===void 0?void 0:(0,p().readTree)(t,d)}function i(t){const o=t?.tree??(0,I().literalTree)({},"no repository");return(0,T().
loadPolicy)(o,o.label)}}),39242:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.promote=S;function e(){const n=r(
77598);return e=function(){return n},n}function w(){const n=r(81456);return w=function(){return n},n}function A(){const n=r(
68450);return A=function(){return n},n}function M(){const n=r(1348);return M=function(){return n},n}function P(){const n=r(
72025);return P=function(){return n},n}function N(){const n=r(4378);return N=function(){return n},n}function R(){const n=r(
74238);return R=function(){return n},n}function C(){const n=r(80543);return C=function(){return n},n}function T(){const n=r(
50414);return T=function(){return n},n}function I(){const n=r(47440);return I=function(){return n},n}function p(){const n=r(
54975);return p=function(){return n},n}function u(){const n=r(4812);return u=function(){return n},n}function y(){const n=r(
72883);return y=function(){return n},n}function m(){const n=r(31170);return m=function(){return n},n}function g(){const n=r(
52220);return g=function(){return n},n}function l(){const n=r(88460);return l=function(){return n},n}async function S(n){
const{policy:c,workspace:i,now:t=new Date}=n,{policy:o}=c,d=(0,w().assetLimits)(o.assets.max_file_bytes),{candidates:v,findings:b,
messages:j}=await(0,T().readCandidates)(n.candidates,d),$=i?await(0,y().readOwnAssets)(i.tree,o):{assets:[],messages:[]},
D=n.events&&(0,y().readEventLog)(n.events,d),F=$.assets.filter(({type:V})=>V==="Gene").map(({path:V})=>V),L=(0,A().commonRoot)(
F,{policy:o,tree:i?.tree}),U=O(n).with({cwd:L}),k=v.map(({asset:V})=>V),J=await(0,C().auditCandidates)(k,U,[...$.assets,
...D??[]]),W=(0,g().revocationsIn)([...$.messages,...j]),G={policy:o,known:$.assets,events:(0,y().eventsOf)(D??$.assets),
audited:J,now:t,environment:n.environment??{platform:n.platform,arch:process.arch},revocations:W,evidence:await s(n,k,d)},
{decisions:H,reports:K}=await a(n,v,G,U);return(0,m().promotionOf)(H,{policy:c,decidedAt:t,inputs:E(n),loose:b,messages:j,
revoked:$.assets.flatMap(V=>{const z=W(V);return z?[{asset:V,reason:z}]:[]}),reports:K,gate:i?await h(i,c):[]})}function E(n){
const{candidates:c,events:i,evidence:t,attestation:o}=n;return[...c.map(v=>({role:"assets",file:v})),{role:"events",file:i},
{role:"report",file:t},{role:"attestation",file:o?.file}].flatMap(({role:v,file:b})=>b?[{role:v,name:b.name,digest:`sha2\
56:${(0,e().hash)("sha256",b.bytes)}`}]:[])}function O({policy:{policy:n},workspace:c,platform:i,signal:t}){return N().Judge.
by({policy:n,tree:c?.tree,changed:new Set,platform:i,...t&&{signal:t}})}async function h({tree:n,defaultBranch:c},{source:i,
shared:t}){if(c===void 0)return[];const o=i==="file"?void 0:R().POLICY_PATH;return(await(0,M().gateFindings)({policyPath:o,
baseTree:c,tree:n,shared:t})).filter(({rule:v})=>v==="gate-weakened")}async function s({evidence:n,attestation:c,policy:{
policy:i,digest:t}},o,d){const{require_evidence:v,evidence_app:b}=i.a2a,j=c&&await c.judge(o),$=n&&(0,u().readEvidence)(
n,d),D=n?.provenance,F=$&&D&&{objection:await(0,p().provenanceObjection)($,D,b)};return{policyDigest:t,required:v,...$,attestation:j,
provenance:F}}async function a({run:n,workspace:c,policy:i},t,o,d){if(n===void 0||c===void 0)return{decisions:(0,I().decide)(
t,o),reports:[]};const v=k=>({...o.evidence,ran:k}),b=new Set(t.map(({asset:k})=>k)),j=(0,I().decide)(t,{...o,evidence:v(
b)}).decided.filter(({asset:k,outcome:J})=>k.type==="Gene"&&J==="promoted").map(({asset:k})=>k),$=await(0,l().runGenes)(
j,d,{policy:i,workspace:c},n),D=new Set(j),F=k=>D.has(k)?$.findings.get(k)??[(0,P().assetNotJudged)(k,"the run returned \
no result")]:[],L=k=>[...o.audited(k),...F(k)];return{decisions:(0,I().decide)(t,{...o,audited:L,evidence:v(D)}),reports:$.
reports}}}),18421:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.openInputs=T;function e(){const p=r(73024);
return e=function(){return p},p}function w(){const p=r(76760);return w=function(){return p},p}function A(){const p=r(38321);
return A=function(){return p},p}function M(){const p=r(40410);return M=function(){return p},p}function P(){const p=r(73388);
return P=function(){return p},p}function N(){const p=r(3766);return N=function(){return p},p}function R(){const p=r(50414);
return R=function(){return p},p}function C(){const p=r(54975);return C=function(){return p},p}async function T({assets:p,
events:u,report:y,attestation:m,fetch:g,trustedRoot:l},{folder:S,open:E,token:O,repository:h,apiUrl:s},a){const n=async(D,F=(0,P().
inputName)(D))=>({name:F,bytes:await(0,A().buffer)(E(D))}),c=async D=>D===void 0?void 0:n(D),i=O&&(y!==void 0||g)?(0,M().
connect)(O,{baseUrl:s}):void 0,t=await c(y),o=await c(m),d=await c(l),v=t&&i&&(0,C().provenanceCheck)(i,h),b=(0,w().resolve)(
S,p),j=p!=="-"&&I(b),$=j?[]:[await n(p)];for(const D of j?(0,R().filesInFolder)(b,p):[])$.push(await n((0,w().join)(b,D),
`${p}/${D}`));return{candidates:$,events:await c(u),evidence:t&&{...t,provenance:v},...d&&{attestation:{file:o,judge:D=>{
const F={trustedRoot:d,file:o,client:g?i:void 0};return(0,N().judgeByAttestations)(D,F,a)}}}}}function I(p){return(0,e().
statSync)(p,{throwIfNoEntry:!1})?.isDirectory()??!1}}),73517:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.EMITTED=void 0,f.messageLines=R,f.promotedLines=y,f.promotedSubjects=g,f.quarantinedLines=l;function e(){const S=r(61331);
return e=function(){return S},S}function w(){const S=r(10289);return w=function(){return S},S}function A(){const S=r(58802);
return A=function(){return S},S}const M=f.EMITTED=["decision","report","revoke"],P={promoted:"accept",quarantined:"quara\
ntine",rejected:"reject"},N={Gene:"gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"\
event promoted for provenance tracking"};function R(S,E,{id:O,now:h,random:s}){return C(E,S).map(a=>m({protocol:e().PROTOCOL,
protocol_version:"1.0.0",message_type:E,message_id:`msg_${h.getTime()}_${s()}`,sender_id:O,timestamp:h.toISOString(),payload:a}))}
function C(S,{decisions:E,skipped:O,reports:h,revoked:s=[]}){switch(S){case"decision":return[...E.map(T),...O.flatMap(I)];case"\
report":return h.map(p);case"revoke":return s.map(a=>({...u(a),reason:a.reason.message}))}}function T(S){const{outcome:E,
type:O}=S,[h]=S.reasons,s=h===void 0?null:`${h.message} (${h.rule})`,a=E==="promoted"?N[O]??null:s;return{...u(S),decision:P[E],
reason:a}}function I(S){const{rule:E,message:O}=S.reason;return E!=="already-promoted"?[]:[{...u(S),decision:P.promoted,
reason:O}]}function p(S){const{gene_asset_id:E,gene_id:O}=S;return{...u({asset_id:typeof E=="string"?E:null,id:O}),validation_report:S}}
function u({asset_id:S,id:E}){return{target_asset_id:S,target_local_id:E}}function y({promoted:S}){return S.map(m)}function m(S){
return`${(0,w().jsonLine)(S)}
`}function g({promoted:S}){return S.flatMap(({id:E,asset_id:O})=>typeof O=="string"?[(0,A().assetSubject)(E,O)]:[])}function l({
quarantined:S}){return S.map(({asset:E,sender_id:O})=>m(O===void 0?E:{protocol:e().PROTOCOL,message_type:"publish",sender_id:O,
payload:{asset:E}}))}}),31170:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.promotionOf=p;function e(){const a=r(
61331);return e=function(){return a},a}function w(){const a=r(85475);return w=function(){return a},a}function A(){const a=r(
94377);return A=function(){return a},a}function M(){const a=r(38863);return M=function(){return a},a}function P(){const a=r(
4190);return P=function(){return a},a}function N(){const a=r(13580);return N=function(){return a},a}function R(){const a=r(
95132);return R=function(){return a},a}function C(){const a=r(37075);return C=function(){return a},a}function T(){const a=r(
71101);return T=function(){return a},a}function I(){const a=r(48791);return I=function(){return a},a}function p(a,n){const{
source:c,path:i,digest:t,policy:o}=n.policy,{decided:d}=a,{loose:v,gate:b,revoked:j}=n,$=new Map(u("promoted",d).map(L=>[
L,(0,T().promotedForm)(L.asset,o.a2a.confidence_factor)])),F=[...d.map(({reasons:L})=>L),...v.map(L=>[L])].filter(L=>L.some(
y)).length;return{type:"PromotionReport",schema_version:I().PROMOTION_VERSION,tool:M().TOOL,policy:{source:c,...i!==void 0&&
{path:i},digest:t,require_evidence:o.a2a.require_evidence},decided_at:n.decidedAt.toISOString(),inputs:n.inputs,decisions:d.
map(L=>m(L,$.get(L))),promoted:[...$].map(([{asset:L},U])=>({...U,type:L.type,id:L.id})),quarantined:u("quarantined",d).
map(({asset:L,reasons:U})=>({...h(L),...l(L),asset:L.value,reasons:U.map(s)})),rejected:[...u("rejected",d).map(({asset:L,
reasons:U})=>({...h(L),reasons:U.map(s)})),...v.map(L=>({...O(L),reasons:[s(L)]}))],skipped:[...a.skipped.map(S),...n.messages.
map(E)],reports:[...n.reports,...d.flatMap(({evidence:{report:L}})=>L===void 0?[]:[{...L,gene_id:String(L.gene_id)}])],...F>
0&&{undecided:F},...b.length>0&&{gate:b.map(s)},...j.length>0&&{revoked:j.map(S)}}}function u(a,n){return n.filter(c=>c.
outcome===a)}function y({rule:a}){return(0,N().ruleOf)(a).undecided===!0}function m({asset:a,outcome:n,eligibility:c,evidence:i,
reasons:t,notices:o},d){const{report:v,level:b,reportDigest:j,attestation:$}=i;return{...h(a),...l(a),outcome:n,eligibility:c,
evidence:{level:b,...typeof v?.id=="string"&&{report_id:v.id},...j!==void 0&&{report_digest:j},...$&&{attestation:$}},hash:g(
a),promoted_asset_id:typeof d?.asset_id=="string"?d.asset_id:null,reasons:t.map(s),notices:o.map(s)}}function g(a){const n=(0,w().
matchContentHash)(a)??(0,A().otherHashForm)(a),c=P().HASH_FORM_NAMES.filter(t=>t!=="hub"||a.type==="Capsule"),i=n===void 0?
c:c.slice(0,c.indexOf(n));return{form:n??null,not_matched:i,content:(0,w().contentHash)(a.value)}}function l({envelope:a}){
const n=a&&(0,e().senderOf)(a);return n===void 0?{}:{sender_id:n}}function S({asset:a,reason:n}){return{...h(a),reason:s(
n)}}function E({value:a,location:n}){const{path:c,line:i}=n,{message_id:t,message_type:o}=a,d={kind:typeof o=="string"?o.
slice(0,40):"unknown"};return{id:typeof t=="string"?t:`${c}:${i}`,type:"Message",asset_id:null,path:c,line:i,reason:s((0,R().
finding)("message-without-candidates",d,{location:n}))}}function O({location:{path:a,line:n}={path:"",line:1,column:1}}){
return{id:a,type:"File",asset_id:null,path:a,line:n}}function h({id:a,type:n,path:c,value:i,locate:t}){const{asset_id:o}=i;
return{id:a,type:n,asset_id:typeof o=="string"?o:null,path:c,line:t().line}}function s(a){const{rule:n,severity:c}=a;return{
id:(0,C().identityOf)(a),rule:n,severity:c,...(0,R().describe)(a)}}}),80335:((B,f,r)=>{Object.defineProperty(f,"__esModu\
le",{value:!0}),f.countsOf=R,f.promotionPage=N,f.renderPromotion=M;function e(){const u=r(10289);return e=function(){return u},
u}function w(){const u=r(31626);return w=function(){return u},u}const A=1e3;function M(u,y){const m=(0,w().layoutOf)(y),
{quarantined:g,rejected:l,skipped:S,decisions:E,gate:O=[]}=u,h=(s,a,n)=>{const{shown:c,rest:i}=(0,w().limited)(s,A,`${n}\
 candidate`,m);return[...c.map(a),i]};return(0,w().page)([...h(l,s=>C("rejected",s,m),"rejected"),...h(g,s=>C("quarantin\
e",s,m),"quarantined"),...m.verbose||E.length===0?h(S,s=>I(s,m),"skipped"):[],...h(E.filter(({outcome:s})=>s==="promoted"),
s=>T(s,m),"promoted"),...O.map(({message:s,rule:a})=>(0,w().prose)(m,"gate",`${s} (${a})`)),(0,w().prose)(m,"result",R(u))])}
const P=1e3;function N(u){const m=M(u,{columns:120,colour:!1,verbose:!1}).trimEnd().split(`
`),g=m.length-P;return[`## Promotion: ${R(u)}`,"",...(0,e().markdownFence)(m.slice(0,P)),...g>0?[`And ${g} more lines, i\
n the log.`]:[],""].join(`
`)}function R({promoted:u,quarantined:y,rejected:m,skipped:g}){return Object.entries({promoted:u,quarantined:y,rejected:m,
skipped:g}).filter(([,S])=>S.length>0).map(([S,{length:E}])=>`${E} ${S}`).join(", ")||"no candidates"}function C(u,{type:y,
id:m,path:g,line:l,reasons:S},E){const[O,...h]=S,{shown:s,rest:a}=(0,w().limited)(h,0,"reason",E),n=y==="File"?`${g}:${l}`:
`${y} ${m}`;return[...p(u,n,u==="rejected"?"bad":"quiet",E),...O?[...(0,w().prose)(E,"why",`${O.message} (${O.rule})`),...(0,w().
prose)(E,"fix",O.remedy)]:[],...s.flatMap(({message:c,rule:i})=>(0,w().prose)(E,"also",`${c} (${i})`)),...a]}function T({
type:u,id:y,evidence:m,notices:g},l){return[...p("promoted",`${u} ${y}`,"good",l),...(0,w().prose)(l,"evidence",m.level),
...l.verbose?g.flatMap(({message:S,rule:E})=>(0,w().prose)(l,"note",`${S} (${E})`)):[]]}function I({type:u,id:y,reason:m},g){
return[...p("skipped",`${u} ${y}`,"quiet",g),...(0,w().prose)(g,"why",`${m.message} (${m.rule})`)]}function p(u,y,m,g){return(0,w().
labelled)(g,u,[g.paint("strong",(0,w().shortName)(y,(0,w().roomOf)(g)))],m)}}),48791:((B,f,r)=>{Object.defineProperty(f,
"__esModule",{value:!0}),f.PROMOTION_VERSION=f.OUTCOMES=f.FAIL_ON=void 0,f.exitCodeOf=h,f.promotionSchema=void 0;function e(){
const s=r(7723);return e=function(){return s},s}function w(){const s=r(79167);return w=function(){return s},s}function A(){
const s=r(38942);return A=function(){return s},s}function M(){const s=r(99462);return M=function(){return s},s}function P(){
const s=r(4190);return P=function(){return s},s}function N(){const s=r(39763);return N=function(){return s},s}function R(){
const s=r(61336);return R=function(){return s},s}function C(){const s=r(72371);return C=function(){return s},s}const T=f.
PROMOTION_VERSION="1.0.0",I=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the reason: the sa\
me in every run, even if its position changes."),rule:e().string(),severity:M().severitySchema,message:e().string(),remedy:e().
string()}),p={path:e().string(),line:e().int().min(1)},u={id:e().string(),type:w().assetTypeSchema,asset_id:e().string().
nullable().describe("The hash that the candidate declares."),...p},y=e().array(I).min(1).describe("Why; the first reason\
 is the one to fix first."),m=e().object({...u,type:e().enum([...N().ASSET_TYPES,"File","Message"]).describe("`File` for\
 a part of the source that is not an asset, `Message` for a message."),reasons:y}),g=f.OUTCOMES=["promoted","quarantined",
"rejected"],l=e().object({level:A().evidenceLevelSchema,report_id:e().string().optional().describe("The ValidationReport\
 that reached the level."),report_digest:w().digestSchema.optional().describe("The digest of the GateReport that contain\
s it."),attestation:C().attestedSchema.optional()}),S=e().object({...u,sender_id:e().string().optional().describe("The s\
ender of the message that contained it."),outcome:e().enum(g),eligibility:A().eligibilitySchema,evidence:l,hash:e().object(
{form:e().enum(P().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; null if\
 it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are accept\
ed."),not_matched:e().array(e().enum(P().HASH_FORM_NAMES)).describe("The forms that were compared before, in their order\
."),content:w().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Whether the declar\
ed hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the promoted form; null i\
f the candidate is not promoted."),reasons:e().array(I).describe("Why it is not promoted; empty if it is."),notices:e().
array(I).describe("Findings that do not prevent the promotion.")}),E=f.promotionSchema=e().object({type:e().literal("Pro\
motionReport"),schema_version:e().literal(T),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().
object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:w().digestSchema,require_evidence:A().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:w().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(S).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:w().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(m.extend({type:w().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(m).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...u,type:m.shape.type,reason:I})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...R().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(I).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...u,reason:I})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),O=f.FAIL_ON=["none","rejected","unproven"];function h({
quarantined:s,rejected:a,undecided:n},c){return n!==void 0?2:{none:0,rejected:a.length,unproven:a.length+s.length}[c]>0?
1:0}}),52220:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.revocationsIn=R;function e(){const p=r(27199);
return e=function(){return p},p}function w(){const p=r(61331);return w=function(){return p},p}function A(){const p=r(85475);
return A=function(){return p},p}function M(){const p=r(94377);return M=function(){return p},p}function P(){const p=r(95132);
return P=function(){return p},p}function N(){const p=r(71101);return N=function(){return p},p}function R(p){const u=new Map,
y=new Map;for(const m of p.filter(({value:g})=>g.message_type==="revoke")){const g=(0,w().payloadOf)(m.value),l=I(g.target_asset_id,
g.asset_id,g.target_asset_ids),S=I(g.target_local_id,g.local_id);for(const E of l)u.set((0,M().hashDigits)(E)??E,m);if(l.
length===0)for(const E of S)y.set(E,m)}return u.size+y.size===0?()=>{}:m=>{const{type:g,id:l,value:S}=m,O=I(S.asset_id,(0,A().
contentHash)(m.value),(0,N().receivedHashOf)(m),...g==="Capsule"?[(0,A().contentHash)((0,A().asHubHashes)(S))]:[]).map(s=>(0,M().
hashDigits)(s)??s).find(s=>u.has(s)),h=O===void 0?y.get(l):u.get(O);return h&&C(m,h)}}function C(p,{value:u}){const{type:y,
id:m}=p,{reason:g}=(0,w().payloadOf)(u),l={type:y,id:m,by:(0,w().senderOf)(u)??"an unknown sender",why:typeof g=="string"?
g.slice(0,T):""};return(0,P().finding)("asset-revoked",l,(0,e().placeOf)(p))}const T=200;function I(...p){return p.flatMap(
u=>u??[]).filter(u=>typeof u=="string"&&u!=="")}}),88460:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.runGenes=
u;function e(){const m=r(1395);return e=function(){return m},m}function w(){const m=r(27199);return w=function(){return m},
m}function A(){const m=r(67506);return A=function(){return m},m}function M(){const m=r(41115);return M=function(){return m},
m}function P(){const m=r(59580);return P=function(){return m},m}function N(){const m=r(36807);return N=function(){return m},
m}function R(){const m=r(95132);return R=function(){return m},m}function C(){const m=r(63682);return C=function(){return m},
m}function T(){const m=r(46562);return T=function(){return m},m}function I(){const m=r(94901);return I=function(){return m},
m}function p(){const m=r(47350);return p=function(){return m},m}async function u(m,g,{policy:{policy:l,digest:S},workspace:{
directory:E,tree:O}},{approver:h,secrets:s,...a}){const n=new Date,c=(0,M().additionsFor)(l),i=(0,P().guardCheckout)(E,[
...O.files()],c),t=await(0,A().auditAssets)(m,g,[]),{judgement:o,runResult:d}=await(0,I().validate)(t,{policy:l,startedAt:n,
heads:[{judge:()=>(0,e().judgedHead)(t,O,{policy:l,digest:S},"")}],approver:h,runs:!0,run:$=>(0,C().runAudited)(t,{...a,
checkout:i,tree:O,attended:!1,policy:l,fork:!0,waiting:$})}),{genes:v}=o,b=v.map($=>(0,N().redactGene)($,s)),j=(0,N().validationReportsOf)(
b,{nodeOf:d.nodeOf,policyDigest:S,startedAt:n,finishedAt:new Date});return{findings:new Map(v.map($=>[$.gene.asset,y($,l.
fail_on)])),reports:j.filter($=>$!==null)}}function y(m,g){const l=(0,T().findingsOf)(m);if(m.verdict==="pass"||m.verdict===
"warn"||(0,p().severityVerdict)(l,g)==="fail")return l;const{asset:E}=m.gene,O={gene:E.id,summary:m.summary};return[...l,
(0,R().finding)("not-validated",O,(0,w().placeOf)(E))]}}),94644:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),
f.strictJson=P;function e(){const N=r(81456);return e=function(){return N},N}function w(){const N=r(73229);return w=function(){
return N},N}function A(){const N=r(94534);return A=function(){return N},N}const M=(0,e().assetLimits)(16*1024*1024);function P({
name:N,bytes:R},C=M){if(R.length>C.maxBytes)return{problem:`it is larger than ${C.maxBytes} bytes`};const{text:T,complete:I}=(0,A().
decodeUtf8)(R);if(!I)return{problem:"it is not UTF-8 text"};const p=new(A()).Problems(new(A()).Source(N,T)),u=(0,w().readJson)(
T,C,p).map(({value:m})=>m),[y]=p.found;return y===void 0?{values:u}:{problem:`line ${y.location.line}: ${y.detail}`}}}),
49451:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.NearDuplicates=void 0,f.noticedDefects=y,f.otherEnvironment=
p,f.staleEvidence=g;function e(){const O=r(27199);return e=function(){return O},O}function w(){const O=r(47771);return w=
function(){return O},O}function A(){const O=r(95132);return A=function(){return O},O}function M(){const O=r(34915);return M=
function(){return O},O}class P{#t=new Map;constructor(h){for(const s of h)this.add(s)}add(h){const s=N(h);s!==void 0&&!this.#t.
has(s)&&this.#t.set(s,h)}findingsAbout(h){const{type:s,id:a}=h,n=this.#t.get(N(h)??"");if(n===void 0||n.id===a)return[];
const c={type:s,id:a,other:n.id,place:n.path};return[(0,A().finding)("near-duplicate",c,(0,e().placeOf)(h))]}}f.NearDuplicates=
P;function N({type:O,value:h}){const s=O==="Gene"?[R(h.signals_match),C(h.strategy)]:O==="Capsule"?[R(h.trigger),C(h.gene),
C(h.summary)]:[];if(!(s.length===0||s.some(a=>a.length===0)))return JSON.stringify([O,s])}function R(O){const h=(0,M().normalizeSignals)(
T(O)).map(I);return[...new Set(h)].sort()}function C(O){return T(O).map(I).filter(h=>h!=="")}function T(O){return[O].flat().
filter(h=>typeof h=="string")}function I(O){return O.normalize("NFKC").toLowerCase().replace(/\s+/g," ").trim().replace(
/[.;]$/,"")}function p(O,{report:h},s){const a=h?.env_fingerprint??O.value.env_fingerprint;if(!(0,e().isJsonObject)(a))return[];
const n=[[a.platform,s.platform],[a.arch,s.arch],[u(a.node_version),s.nodeVersion&&u(s.nodeVersion)]].filter(d=>d.every(
v=>typeof v=="string"));if(n.every(([d,v])=>d===v))return[];const{type:c,id:i}=O,t=d=>n.map(v=>v[d]).join(", "),o={type:c,
id:i,there:t(0),here:t(1)};return[(0,A().finding)("environment-differs",o,(0,e().placeOf)(O))]}function u(O){const h=typeof O==
"string"?/^v?(\d+)/.exec(O)?.[1]:void 0;return h&&`Node.js ${h}`}function y(O,{report:h}){const a=(Array.isArray(h?.commands)?
h.commands:[]).flatMap(t=>(0,e().isJsonObject)(t)&&(0,e().isJsonObject)(t.mutant)?[t.mutant.outcome]:[]),n=a.filter(t=>t===
"killed").length,c=n+a.filter(t=>t==="survived").length;if(h===void 0||c===0)return[];const i={report:String(h.id??"unkn\
own"),killed:n,tried:c};return[(0,A().finding)("report-defects-noticed",i,(0,e().placeOf)(O))]}const m=864e5;function g(O,{
now:h,days:s}){const a=new Map;for(const{value:n}of O){const c=S(n);c===void 0||!(0,w().isSuccess)(n)||a.set(n.capsule_id,
Math.max(c,a.get(n.capsule_id)??c))}return(n,c)=>{const i=n.type==="Capsule"?a.get(n.id):l(c);if(i===void 0)return[];const t=Math.
floor((h.getTime()-i)/m);if(t<=s)return[];const{type:o,id:d}=n;return[(0,A().finding)("evidence-stale",{type:o,id:d,age:t,
days:s},(0,e().placeOf)(n))]}}function l({report:O,attestation:h}){return h===void 0?O&&S(O):E(h.verified_at)}function S({
created_at:O,timestamp:h,meta:s}){return E(O??h??((0,e().isJsonObject)(s)?s.at:void 0))}function E(O){const h=typeof O==
"string"?Date.parse(O):O;return typeof h=="number"&&Number.isFinite(h)?h:void 0}}),53010:((B,f,r)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.withSourceTree=C;function e(){const T=r(51455);return e=function(){return T},T}function w(){
const T=r(41895);return w=function(){return T},T}function A(){const T=r(67147);return A=function(){return T},T}function M(){
const T=r(48741);return M=function(){return T},T}function P(){const T=r(96402);return P=function(){return T},T}function N(){
const T=r(35720);return N=function(){return T},T}function R(){const T=r(34397);return R=function(){return T},T}async function C(T,I,p,u=!1){
const y=await(0,P().openRepository)(T,I).catch(async m=>{if(!(m instanceof w().GateError&&m.code==="not_a_repository"&&(await(0,e().
stat)(T).catch(()=>{}))?.isDirectory()))throw m});if(y===void 0)return p((0,M().folderTree)(T),T);try{const m=`the ${u?"\
staged ":""}files of ${y.directory}`,g=u?R().snapshotIndex:R().snapshotWorktree,l=await(0,N().readTree)(y,await g(y),{label:m});
return await p((0,A().withAdditions)(l,(0,M().folderTree)(y.directory),(0,A().additionsOf)()),y.directory,y)}finally{await y.
close()}}}),58504:((B,f,r)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.readValidationReport=P;function e(){const p=r(
57975);return e=function(){return p},p}function w(){const p=r(27199);return w=function(){return p},p}function A(){const p=r(
85475);return A=function(){return p},p}function M(){const p=r(21471);return M=function(){return p},p}function P(p){if(!(0,w().
isJsonObject)(p)||p.type!=="ValidationReport")return;const u=typeof p.overall_ok=="boolean"?"protocol":"results",y=u==="\
protocol"?p.commands:p.results;if(!Array.isArray(y))return;const m=y.map(N);return{shape:u,id:T(p.id),geneId:T(p.gene_id),
commands:m,ok:p.overall_ok!==!1&&m.length>0&&m.every(({ok:g})=>g),contradictory:Array.isArray(p.commands)&&Array.isArray(
p.results)&&!(0,e().isDeepStrictEqual)(p.commands.map(R),p.results.map(R)),durationMs:I(p.duration_ms)??C(p),hash:(0,A().
matchContentHash)({type:"ValidationReport",value:p})??null,differences:(0,M().schemaDifferences)("ValidationReport",p)}}
function N(p){const{command:u,cmd:y,ok:m,duration_ms:g,err:l,stderr:S}=(0,w().isJsonObject)(p)?p:{},E=T(u)??T(y);return{
command:E??"",ok:m===!0&&E!==null,durationMs:I(g),error:T(l)??T(S)}}function R(p){const{command:u,ok:y}=N(p);return[u,y]}
function C({started_at:p,finished_at:u}){const[y,m]=[p,u].map(g=>typeof g=="string"?Date.parse(g):I(g));return typeof y==
"number"&&typeof m=="number"&&m>=y?m-y:null}function T(p){return typeof p=="string"?p:null}function I(p){return typeof p==
"number"?p:null}}),34915:((B,f)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.errorSignature=M,f.normalizeErrorText=
A,f.normalizeSignals=P;const r="errsig:",e="errsig_norm:",w=220;function A(R){return R.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,w)}function M(R){const C=R.trim();if(C.startsWith(r)){const T=A(C.slice(r.length));return T===""?void 0:`${e}${N(
T)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(C)?C.toLowerCase():void 0}function P(R){return R.flatMap(C=>{const T=C.trim(),
I=T.startsWith(r)?M(T):T;return I?[I]:[]})}function N(R){let C=2166136261;for(let T=0;T<R.length;T+=1)C=Math.imul(C^R.charCodeAt(
T),16777619);return(C>>>0).toString(16).padStart(8,"0")}}),78589:((B,f,r)=>{r.r(f),r.d(f,{getOctokit:()=>e.Q});var e=r(92413)}),
64077:((B,f,r)=>{r.r(f),r.d(f,{bundleFromJSON:()=>e.vw});var e=r(61040)}),8744:((B,f,r)=>{r.r(f),r.d(f,{ASN1Obj:()=>e.ASN1Obj});
var e=r(83917)}),80643:((B,f,r)=>{r.r(f),r.d(f,{TrustedRoot:()=>e.TrustedRoot});var e=r(19654)}),3030:((B,f,r)=>{r.r(f),
r.d(f,{Verifier:()=>e.BL,toSignedEntity:()=>e.DC,toTrustMaterial:()=>e.jO});var e=r(54187)}),85893:((B,f,r)=>{r.r(f),r.d(
f,{Parser:()=>e.i});var e=r(73979)})};
