"use strict";exports.id=144,exports.ids=[144],exports.modules={61218:function(G,d){Object.defineProperty(d,"__esModule",{value:!0}),d.
MAX_ANNOTATIONS=d.GITHUB_LIMITS=void 0;const i=d.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
e=d.MAX_ANNOTATIONS=500},32693:function(G,d){Object.defineProperty(d,"__esModule",{value:!0}),d.QUEUE=void 0,d.claimOf=T,
d.claimPrefix=$,d.completedExternalId=p,d.isClaim=R,d.isWaiting=M,d.readExternalId=v,d.shortPolicy=b,d.waitingId=N;const i=d.
QUEUE="merge_group",e=12,A=100,E="gene-gate:",I="waiting";function $(g){return`${E}${g}:`}function N(g){return`${$(I)}${g}`}
function M(g){return g.startsWith($(I))}function R(g){return g.startsWith(E)}function T(g){const m=R(g)?/:(\d{1,9})$/.exec(
g)?.[1]:y.exec(g)?.[6];return Number(m??0)}function b(g){return g?.replace(/^sha256:/,"").slice(0,e)??"none"}function p(g,m,{
event:S,base:h,pulls:s},l){const t=s.map(o=>`#${o}`).join(",");return[g,S,u(h),b(m),t,l].join(";")}const y=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*)(?:;(\d{1,9}))?)?$/;
function v(g){const[,m,S,h,s,l=""]=y.exec(g)??[];if(m===void 0)return;const t=[...l.matchAll(/#(\d+)/g)].map(([,o])=>Number(
o));return{digest:m,event:S,policy:s,pulls:t,isInto:o=>h===u(o)}}function u(g){return encodeURIComponent(g).slice(0,A)}},
34413:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.SUPERSEDED=d.CONCLUSIONS=void 0,d.checkOperation=
$,d.claimId=N,d.completeCheck=l,d.createCheck=m,d.findUnfinished=p,d.gateChecks=T,d.isOfGate=b,d.isOfQueue=R,d.isStillClaimed=
v,d.leaveWaiting=f,d.listChecks=y,d.newRunKey=M,d.supersedeCheck=o,d.takeUpCheck=S,d.updateCheck=h;function e(){const a=i(
77598);return e=function(){return a},a}function A(){const a=i(32693);return A=function(){return a},a}function E(){const a=i(
40410);return E=function(){return a},a}function I(){const a=i(1207);return I=function(){return a},a}function $({readOnlyToken:a=!1}){
return{doing:"write the check run",permission:"checks: write",readOnlyToken:a}}function N({runKey:a,claim:n}){return`${(0,A().
claimPrefix)(a)}${n}`}function M(a){return`${a??"run"}:${(0,e().randomUUID)()}`}function R({completed:a,conclusion:n,externalId:r}){
return(r.startsWith((0,A().claimPrefix)(A().QUEUE))||(0,A().readExternalId)(r)?.event===A().QUEUE)&&!(a&&n==="success")}
async function T(a,n){return(await y(a,a.headSha,n)).filter(b).sort((c,O)=>O.id-c.id)}function b({externalId:a}){return(0,A().
isClaim)(a)||(0,A().readExternalId)(a)!==void 0}async function p(a,{runKey:n,checkName:r}){return(await y(a,a.headSha,r)).
filter(({externalId:O,completed:w})=>O.startsWith((0,A().claimPrefix)(n))&&!w)}async function y({client:a,owner:n,repo:r},c,O){
const w=await a.octokit.paginate(a.octokit.rest.checks.listForRef,{owner:n,repo:r,ref:c,...O!==void 0&&{check_name:O},filter:"\
all",per_page:100});return(0,I().requireAsked)(w.every(({head_sha:j,name:P})=>j===c&&P===(O??P)),"the check runs of this\
 name on the commit"),w.map(u)}async function v({client:a,owner:n,repo:r},{id:c,externalId:O}){const{data:w}=await a.octokit.
rest.checks.get({owner:n,repo:r,check_run_id:c});return(0,I().requireAsked)(w.id===c,"this check run"),w.external_id===O&&
w.status!=="completed"}function u(a){return{id:a.id,name:a.name,url:a.html_url,detailsUrl:a.details_url??"",completed:a.
status==="completed",conclusion:a.conclusion,externalId:a.external_id??"",appId:a.app?.id,appSlug:a.app?.slug,headSha:a.
head_sha,completedAt:a.completed_at??"",annotationsCount:a.output.annotations_count}}function g(a){return{status:"in_pro\
gress",external_id:N(a),started_at:new Date().toISOString(),...a.detailsUrl!==void 0&&{details_url:a.detailsUrl},output:{
title:"The gate is running",summary:"Auditing and running the change."}}}async function m(a,n,r){const{client:c,owner:O,
repo:w,headSha:j}=a,P=async()=>{const{data:C}=await c.octokit.rest.checks.create({owner:O,repo:w,head_sha:j,name:n.checkName,
...g(n),...E().NOT_REPEATABLE});return(0,I().requireAsked)(C.head_sha===j,"this commit"),u(C)};return c.once(P,async()=>(await p(
a,n)).find(({id:L})=>L>(r?.id??0)))}async function S(a,n,r){return u(await h(a,r,g(n)))}async function h({client:a,owner:n,
repo:r},{id:c},O){const w={owner:n,repo:r,check_run_id:c,...O},{data:j}=await a.octokit.rest.checks.update(w);return(0,I().
requireAsked)(j.id===c,"this check run"),j}const s=d.CONCLUSIONS=["failure","action_required","neutral","success"];async function l(a,n,{
conclusion:r,externalId:c,output:O}){const j=await h(a,n,{status:"completed",conclusion:r,external_id:c,output:O});if(j.
status!=="completed"||j.conclusion!==r)throw new(I()).BrokenAnswer("the check run is not completed with this result")}const t=d.
SUPERSEDED=" (superseded)";async function o(a,{checkName:n},r){await h(a,r,{name:`${n}${t}`,status:"completed",conclusion:"\
neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${n}\
\u201D.`}})}async function f(a,n,r){const c=(0,A().waitingId)((0,A().claimOf)(n.externalId));await h(a,n,{status:"in_pro\
gress",external_id:c,output:r})}},40410:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.PASSING_FAILURES=
d.NOT_REPEATABLE=d.LEAVES_API=void 0,d.connect=M,d.waitBeforeRetry=a;function e(){const n=i(58500);return e=function(){return n},
n}function A(){const n=i(78589);return A=function(){return n},n}function E(){const n=i(1207);return E=function(){return n},
n}const I=d.LEAVES_API={leavesApi:!0},$=18e4,N=3e3;function M(n,r={}){const{timeoutMs:c=15e3,sleep:O=R,now:w=Date.now,signal:j}=r,
P=r.baseUrl||"https://api.github.com",C=(0,A().getOctokit)(n,{baseUrl:P});let L=$;async function U(D,k){for(let W=1;;W+=
1){const J=w();try{return await D()}catch(H){const V=a((0,E().readFailure)(H),W,w());if(V===void 0||j?.aborted||(L-=w()-
J+V,L<0)||(await O(V,j),j?.aborted))throw H}const F=await k?.();if(F!==void 0)return F}}return C.hook.wrap("request",(D,k)=>{
const W=k.request?.fetch??globalThis.fetch,J=k.request?.leavesApi?W:g(W,P),F=async()=>{u(k.url,P),k.request={...k.request,
fetch:J,signal:B()};try{const H=await D(k);return S(H.status,H.headers.location),T(k,H),H}catch(H){throw p(H)}};return k.
request?.notRepeatable===!0?F():U(F)}),{octokit:C,once:U};function B(){return j===void 0?AbortSignal.timeout(c):j.aborted?
AbortSignal.timeout(Math.min(c,N)):AbortSignal.any([j,AbortSignal.timeout(c)])}}function R(n,r){return(0,e().setTimeout)(
n,void 0,r&&{signal:r}).catch(()=>{})}function T({method:n,url:r},{status:c,data:O}){if(!(n==="DELETE"?c===204:c===200||
c===201))throw new(E()).BrokenAnswer(`its status is ${c}`);if(n==="DELETE")return;if(typeof O!="object"||O===null)throw new(E()).
BrokenAnswer("it was truncated or is not JSON");if((n==="POST"||n==="PATCH")&&!r.endsWith("/graphql")&&!("id"in O))throw new(E()).
BrokenAnswer("it has no id");if(/[?&]per_page=/.test(r)&&!Array.isArray(b(r,O)))throw new(E()).BrokenAnswer("it is not a\
 list")}function b(n,r){return/\/check-runs\?/.test(n)?"total_count"in r&&"check_runs"in r?r.check_runs:void 0:r}function p(n){
const{status:r,said:c}=(0,E().readFailure)(n);return r===409?new(E()).BrokenAnswer(`its status is 409, ${c}`,{cause:n}):
n}class y extends Error{name="ForeignAnswer"}const v=5;function u(n,r){const{origin:c}=new URL(n,`${r}/`);if(c!==new URL(
r).origin)throw h(c)}function g(n,r){const{origin:c}=new URL(r);return async(O,w)=>{let j=String(O);for(let P=0;;P+=1){const C=await n(
j,{...w,redirect:"manual"}),L=m(C.status)?C.headers.get("location"):null,U=L!==null&&URL.canParse(L,j)&&new URL(L,j);if(!U||
U.origin!==c||P===v)return C;await C.body?.cancel(),j=U.href}}}function m(n){return n>=300&&n<400}function S(n,r){if(m(n)&&
typeof r=="string")throw h(r)}function h(n){const r=URL.canParse(n)?new URL(n).origin:n;return new y(`the answer refers \
to ${r}, which is not GitHub's API`)}const s=4,l=60,t=60,o=d.NOT_REPEATABLE={request:{notRepeatable:!0}},f=d.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function a(n,r,c){if(!f.has(n.kind)||r>=s)return;if(n.kind!==
"rate_limited")return 1e3*2**(r-1);const O=n.resetAt===void 0?void 0:Math.max(1,n.resetAt-c/1e3),w=n.retryAfter??O??t;return w>
l?void 0:Math.ceil(w*1e3)}},81014:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.objectIdSchema=void 0,
d.pullOrigin=b,d.pullRequestAsPayload=R,d.pullRequestHunks=y,d.pullRequestState=N,d.pullsOfCommit=T,d.pullsWithHead=M;function e(){
const v=i(7723);return e=function(){return v},v}function A(){const v=i(1207);return A=function(){return v},v}const E=d.objectIdSchema=
e().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),I=e().object({number:e().int().positive(),state:e().enum(["open","\
closed"]),head:e().object({sha:E,repo:e().object({id:e().int()}).nullable()}),base:e().object({ref:e().string().min(1),repo:e().
object({id:e().int()})})});async function $({client:v,owner:u,repo:g},m){const{data:S}=await v.octokit.rest.pulls.get({owner:u,
repo:g,pull_number:m}),h=I.parse(S);return(0,A().requireAsked)(h.number===m,`pull request ${m}`),{data:S,pull:h}}async function N(v,u){
const{data:g,pull:m}=await $(v,u);return{headSha:m.head.sha,changedFiles:g.changed_files}}async function M({client:v,owner:u,
repo:g},m,S){const h=await v.octokit.paginate(v.octokit.rest.pulls.list,{owner:u,repo:g,state:"open",...S!==void 0&&{head:S},
per_page:100}),s=e().array(I).parse(h);return(0,A().requireAsked)(s.every(({state:l})=>l==="open"),"open pull requests"),
s.filter(({head:l})=>l.sha===m).map(({number:l,base:t})=>({number:l,baseRef:t.ref})).sort((l,t)=>l.number-t.number)}async function R(v,u){
const{client:g,owner:m,repo:S}=v,{data:h}=await g.octokit.rest.repos.get({owner:m,repo:S}),{data:s}=await $(v,u);return{
repository:h,pull_request:s}}async function T({client:v,owner:u,repo:g},m){const{repos:S}=v.octokit.rest,h={owner:u,repo:g,
commit_sha:m,per_page:100},s=await v.octokit.paginate(S.listPullRequestsAssociatedWithCommit,h);return e().array(I).parse(
s).map(p)}async function b(v,u){const{data:g,pull:m}=await $(v,u);return{...p(m),commits:g.commits}}function p({number:v,
state:u,head:g,base:m}){return{number:v,isOpen:u==="open",baseRef:m.ref,headSha:g.sha,isFork:g.repo?.id!==m.repo.id}}async function y({
client:v,owner:u,repo:g},m,S){const{octokit:h}=v,s={owner:u,repo:g,pull_number:m,per_page:100},l=new Map;for await(const{
data:t}of h.paginate.iterator(h.rest.pulls.listFiles,s)){for(const{filename:o,patch:f}of t)f!==void 0&&S.has(o)&&l.set(o,
f);if(l.size===S.size)break}return l}},40638:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.listBundles=
T,d.readFileAt=$,d.refTip=M;function e(){const b=i(7723);return e=function(){return b},b}function A(){const b=i(61218);return A=
function(){return b},b}function E(){const b=i(1207);return E=function(){return b},b}function I(){const b=i(81014);return I=
function(){return b},b}async function $({client:b,owner:p,repo:y},v,u){const g={owner:p,repo:y,path:v,ref:u},{data:m}=await b.
octokit.rest.repos.getContent(g);if(Array.isArray(m)||m.type!=="file"||m.encoding!=="base64")throw new Error(`expected a\
 file of at most ${A().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(m.content,"base64")}const N=e().object({ref:e().
string(),object:e().object({sha:I().objectIdSchema})});async function M({client:b,owner:p,repo:y},v){const u=await(0,E().
ifFound)(b.octokit.rest.git.getRef({owner:p,repo:y,ref:v}));if(u===void 0)return;const{ref:g,object:m}=N.parse(u.data);return(0,E().
requireAsked)(g===`refs/${v}`,`refs/${v}`),m.sha}const R=100;async function T({client:b,owner:p,repo:y},v){try{const u={
owner:p,repo:y,subject_digest:v,per_page:R};return((await(0,E().ifFound)(b.octokit.rest.repos.listAttestations(u)))?.data.
attestations??[]).map(({bundle:m})=>m??null)}catch(u){const g={doing:"read the attestations",permission:"attestations: r\
ead"};throw(0,E().asUnavailable)(u,g)}}},42312:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.CANDIDATE_LIMITS=
void 0,d.readArchive=u;function e(){const n=i(77598);return e=function(){return n},n}function A(){const n=i(38522);return A=
function(){return n},n}function E(){const n=i(85893);return E=function(){return n},n}function I(){const n=i(7723);return I=
function(){return n},n}function $(){const n=i(94534);return $=function(){return n},n}function N(){const n=i(26040);return N=
function(){return n},n}function M(){const n=i(41895);return M=function(){return n},n}const R=d.CANDIDATE_LIMITS={entries:1e3,
bytes:64*1024*1024},T="manifest.json",b="checksum.sha256",p=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,y=I().string().
regex(/^1(\.|$)/,"expected a version 1"),v=I().looseObject({gep_version:y,schema_version:y});function u(n,r=R){const c=g(
l(n,r));S(m(c,T));const O=m(c,b);return c.delete(b),s(O,c),[...c].filter(([w])=>p.test(w)).map(([w,j])=>({name:w,bytes:j})).
sort((w,j)=>w.name<j.name?-1:1)}function g(n){const r=[...n.keys()][0]??"",c=n.has(T)?"":`${r.split("/")[0]}/`;return new Map(
[...n].map(([O,w])=>{if(O.startsWith(c))return[O.slice(c.length),w];throw a(`it has no ${T} at its root`)}))}function m(n,r){
const c=n.get(r);if(c===void 0)throw a(`it has no ${r} at its root`);return c}function S(n){const r=(0,N().attempt)(()=>JSON.
parse((0,$().decodeUtf8)(n).text));if(r===void 0)throw a(`${T} is not valid JSON`);const[c]=v.safeParse(r).error?.issues??
[];if(c!==void 0)throw a(`${T}: ${[...c.path,c.message].join(": ")}`)}const h=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function s(n,r){
const c=new Set(r.keys());for(const w of(0,$().decodeUtf8)(n).text.split(/\r?\n/).filter(Boolean)){const[,j,P=""]=h.exec(
w)??[],C=JSON.stringify(j===void 0?w.slice(0,80):P),L=r.get(P);if(j===void 0)throw a(`${b} contains the invalid line ${C}`);
if(L===void 0)throw a(`${C} has a checksum but is missing`);if(!c.delete(P))throw a(`${C} has two checksums`);if((0,e().
hash)("sha256",L)!==j.toLowerCase())throw a(`the checksum of ${C} does not match its content`)}const[O]=c;if(O!==void 0)
throw a(`${JSON.stringify(O)} has no checksum`)}function l(n,{entries:r,bytes:c}){const O=new Map;let w=0;const j=new(E()).
Parser({strict:!0,brotli:!1,zstd:!1});j.on("error",P=>{throw P}),j.on("entry",P=>{if(w+=1,w>r)throw a(`it has more than ${r}\
 entries`);const C=f(P);if(C===void 0){P.resume();return}if(O.has(C))throw a(`it contains ${JSON.stringify(C)} twice`);const L=[];
O.set(C,Buffer.alloc(0)),P.on("data",U=>L.push(U)),P.on("end",()=>O.set(C,Buffer.concat(L)))}),j.on("ignoredEntry",({path:P,
type:C})=>{const L=JSON.stringify(P.slice(0,80));throw a(`it contains ${L}, an entry of the type ${C}`)});try{const P=(0,A().
gunzipSync)(n,{maxOutputLength:c});if(P[0]===31)throw a("it is gzipped twice");j.end(P)}catch(P){if(P instanceof M().GateError)
throw P;const{code:C,message:L}=P,U=C==="ERR_BUFFER_TOO_LARGE"?`its unpacked content has more than ${c} bytes`:`it is no\
t a complete gzipped tar (${L})`;throw a(U,P)}return O}const t=255,o=/[\\:\p{C}]/u;function f({path:n,type:r}){const c=JSON.
stringify(n.slice(0,t));if(r!=="File"&&r!=="OldFile"&&r!=="Directory")throw a(`${c} is a ${r}, but only files and direct\
ories are allowed`);const O=n.split("/").filter(j=>j!==""&&j!==".");if(!(!n.startsWith("/")&&!O.includes("..")&&!o.test(
n))||n.length>t||r!=="Directory"&&O.length===0)throw a(`it contains the path ${c}, which is not allowed`);return r==="Di\
rectory"?void 0:O.join("/")}function a(n,r){return new(M()).GateError("input_invalid",`The archive is not valid: ${n}.`,
"Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",
{cause:r})}},71101:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.exchangeFindings=M,d.isSameAsset=b,
d.promotedForm=p,d.receivedHashOf=T,d.unhashedFindings=R;function e(){const y=i(23404);return e=function(){return y},y}function A(){
const y=i(27199);return A=function(){return y},y}function E(){const y=i(85475);return E=function(){return y},y}function I(){
const y=i(94377);return I=function(){return y},y}function $(){const y=i(57733);return $=function(){return y},y}function N(){
const y=i(95132);return N=function(){return y},y}function M(y){return[...(0,$().promotionSchemaFindings)(y),...(0,E().identityFindings)(
y,"author")].map(v=>({...v,severity:"error"}))}function R(y){const v=(0,E().unhashedFields)(y);return v.length===0?[]:[(0,N().
finding)("fields-not-hashed",{capsule:y.id,fields:v},(0,A().placeOf)(y,["outcome"]))]}function T({value:{a2a:y}}){return(0,A().
isJsonObject)(y)?y.received_asset_id:void 0}function b(y,v){return(0,E().contentHash)(y.value)===(0,E().contentHash)(v.value)?
!0:(0,E().matchContentHash)(y)!==void 0&&T(v)===y.value.asset_id}function p({type:y,value:v},u){const{confidence:g,a2a:m,
asset_id:S}=v;if(y!=="Capsule"||typeof g!="number")return(0,E().matchContentHash)({type:y,value:v})==="engine"?(0,I().asEngineHashed)(
v)??v:v;if(u===1&&(0,e().verifyAssetId)(v))return v;const h={...(0,E().matchContentHash)({type:y,value:v})==="hub"?(0,E().
asHubHashes)(v):v,confidence:g*u,a2a:{...(0,A().isJsonObject)(m)?m:{},status:"promoted",confidence_factor:u,received_asset_id:S??
null}};return{...h,asset_id:(0,e().computeAssetId)(h)}}},72371:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),
d.attestationJudge=R,d.attestedSchema=void 0;function e(){const s=i(7723);return e=function(){return s},s}function A(){const s=i(
27199);return A=function(){return s},s}function E(){const s=i(79167);return E=function(){return s},s}function I(){const s=i(
95132);return I=function(){return s},s}const $=e().object({issuer:e().string().describe("Who confirmed the identity, as \
a URL."),repository:e().string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().string().
describe("The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe(
"The ref that the workflow ran for.")}),N=d.attestedSchema=e().object({source:e().string().describe("The file and positi\
on, or the address."),digest:E().digestSchema.describe("Digest of the signed statement."),predicate_type:e().string(),result:e().
enum(["PASSED","WARNED"]),asset_id:E().digestSchema,commit:e().string().nullable().describe("The commit that was verifie\
d, if the statement names it."),policy_digest:E().digestSchema,gate:e().object({id:e().string(),version:e().string().nullable()}).
nullable().describe("The gate; null if the statement does not name it."),verified_at:e().iso.datetime(),signer:$}).describe(
"A verified attestation about the asset."),M=1440*60*1e3;function R(s,l){return t=>{const o=t.value.asset_id,a=(typeof o==
"string"?s.filter(w=>T(w,o)):[]).map(w=>({each:w,reasons:b(t,w,l)})),n=a.flatMap(({each:w,reasons:j})=>"refused"in w||j.
length>0?[]:[w]).sort((w,j)=>Date.parse(j.verified_at)-Date.parse(w.verified_at));if(n.length===0)return{findings:a[0]?.
reasons??[S(t)]};const r=n.find(w=>!g(w,t)),c=n.filter(w=>g(w,t)&&(r===void 0||w.verified_at>r.verified_at)),O=c.find(({
gate:w})=>w!==null)??c[0];return O!==void 0?{accepted:h(O,String(o))}:{findings:r===void 0?[S(t)]:[m(t,r)]}}}function T(s,l){
return"refused"in s?s.claims?.has(l)??!0:s.subjects.has(l)}function b(s,l,{signers:t,policyDigest:o,now:f}){const a=(0,A().
placeOf)(s),{source:n}=l;if("refused"in l)return[(0,I().finding)("attestation-invalid",{source:n,reason:l.refused},a)];const{
signer:r,policy_digest:c,verified_at:O}=l,w=t.filter(U=>p(r,U)),[j]=w;if(j===void 0){const U={source:n,found:v(r),accepted:t.
map(u)};return[(0,I().finding)("attestation-other-signer",U,a)]}const P=({policies:U})=>U??[o],C=w.filter(U=>P(U).includes(
c));if(C.length===0){const U={source:n,found:c,accepted:w.flatMap(P)};return[(0,I().finding)("attestation-other-policy",
U,a)]}const L=Math.max(...C.map(({max_age_days:U})=>U));if(f.getTime()-Date.parse(O)>L*M){const U={source:n,verified:O,days:L};
return[(0,I().finding)("attestation-expired",U,a)]}return[]}function p(s,{issuer:l,repository:t,workflow:o,ref:f}){const a=o.
startsWith(".github/")?`${t}/${o}`:o,n=a.includes("@")?a:`${a}@${f}`;return s.issuer===l&&s.ref===f&&y(s.repository)===y(
t)&&y(s.workflow)===y(n)}function y(s){return s.replace(/^[^/]+\/[^/]+/,l=>l.toLowerCase())}function v({repository:s,workflow:l,
ref:t,issuer:o}){return`${l} for ${s} at ${t}, confirmed by ${o}`}function u({repository:s,workflow:l,ref:t}){return`${l}\
 for ${s} at ${t}`}function g({result:s,validated:l},{type:t}){return s!=="FAILED"&&(l||t!=="Gene")}function m(s,{source:l,
result:t}){const o=t==="FAILED"?"failed":"did not run all commands";return(0,I().finding)("attestation-not-passed",{source:l,
what:o},(0,A().placeOf)(s))}function S(s){const{type:l,id:t}=s;return(0,I().finding)("attestation-missing",{type:l,id:t},
(0,A().placeOf)(s))}function h({subjects:s,validated:l,result:t,...o},f){return{...o,result:t==="WARNED"?"WARNED":"PASSE\
D",asset_id:f}}},3766:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.judgeByAttestations=T,d.readAttestations=
b;function e(){const g=i(27199);return e=function(){return g},g}function A(){const g=i(40638);return A=function(){return g},
g}function E(){const g=i(41895);return E=function(){return g},g}function I(){const g=i(94644);return I=function(){return g},
g}function $(){const g=i(72371);return $=function(){return g},g}function N(){const g=i(93625);return N=function(){return g},
g}const M=8,R=500;async function T(g,{file:m,client:S,trustedRoot:h},{policy:s,digest:l}){const t=(0,N().readTrustedRoots)(
h),o=s.a2a.attestation,f=[...new Set(o.map(({repository:n})=>n))],a=[...m?b(m,t):[],...S?await v(S,f,g,t):[]];return(0,$().
attestationJudge)(a,{signers:o,policyDigest:l,now:new Date})}function b({name:g,bytes:m},S){const h=(0,I().strictJson)({
name:g,bytes:m});if("problem"in h)throw y(g,h.problem);const s=h.values.flatMap(p);if(s.length===0)throw y(g,"it contain\
s no bundle");return s.map((l,t)=>(0,N().verifyBundle)(s.length===1?g:`${g}, bundle ${t+1}`,l,S))}function p(g){return Array.
isArray(g)?g:(0,e().isJsonObject)(g)&&Array.isArray(g.attestations)?g.attestations.map(m=>(0,e().isJsonObject)(m)?m.bundle??
null:null):[g]}function y(g,m){return new(E()).GateError("input_invalid",`${g} is not a file of attestations: ${m}.`,"Pa\
ss a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}async function v(g,m,S,h){const s=S.map(({
value:o})=>o.asset_id).filter(u),l=[...new Set(s)].flatMap(o=>m.map(f=>({repository:f,id:o})));if(m.length===0)throw new(E()).
GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and workflow to `a2a.at\
testation` in the policy.");if(l.length>R)throw new(E()).GateError("usage",`promote --fetch would send ${l.length} reque\
sts to GitHub; ${R} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at once.");const t=[];
for(let o=0;o<l.length;o+=M){const f=l.slice(o,o+M).map(async({repository:a,id:n})=>{const[r="",c=""]=a.split("/"),O=await(0,A().
listBundles)({client:g,owner:r,repo:c},n),w=j=>`${a}, attestation ${j+1} of ${n}`;return O.map((j,P)=>(0,N().verifyBundle)(
w(P),j,h))});t.push(...(await Promise.all(f)).flat())}return t}function u(g){return typeof g=="string"&&/^sha256:[0-9a-f]{64}$/.
test(g)}},63647:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.readStatement=b;function e(){const v=i(
7723);return e=function(){return v},v}function A(){const v=i(38863);return A=function(){return v},v}function E(){const v=i(
58802);return E=function(){return v},v}const I=e().string().regex(/^[0-9a-f]{64}$/),$=e().record(e().string(),e().string()),
N=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),M=e().looseObject({_type:e().literal("https://in-toto.io/Statement\
/v1"),subject:e().array(e().looseObject({name:e().string().optional(),digest:$})).min(1),predicateType:e().string(),predicate:e().
unknown()}),R=e().looseObject({verifier:e().looseObject({id:e().literal(A().HOME),version:e().record(e().string(),e().string()).
optional()}),timeVerified:e().iso.datetime({offset:!0}),resourceUri:e().string(),policy:e().looseObject({digest:e().looseObject(
{sha256:I})}),verificationResult:e().enum(["PASSED","FAILED"]),verifiedLevels:e().array(e().string())}),T=e().looseObject(
{result:e().enum(["PASSED","WARNED","FAILED"]),configuration:e().array(e().looseObject({digest:e().looseObject({sha256:I})})).
length(1,{error:"expected one entry, the policy"}),passedTests:e().array(e().string()).default([]),warnedTests:e().array(
e().string()).default([]),failedTests:e().array(e().string()),skippedTests:e().array(e().string()).default([])});function b(v){
const u=M.safeParse(v);if(!u.success)return{refused:`its payload is not an in-toto statement: ${y(u.error)}`};const{subject:g,
predicateType:m,predicate:S}=u.data,h=g.map(({digest:f})=>f),s=f=>h.flatMap(a=>a[f]??[]),l=new Set(s("sha256").map(f=>`s\
ha256:${f}`)),t=s("gitCommit").filter(f=>N.safeParse(f).success),o={predicate_type:m,subjects:l};switch(m){case E().VERIFICATION_SUMMARY:{
const{data:f,error:a}=R.safeParse(S);if(a)return{refused:`its verification summary is malformed: ${y(a)}`};const n=[...t,
p(f.resourceUri)].find(r=>f.resourceUri===(0,E().commitUri)(r)&&(t.includes(r)||l.has(`sha256:${(0,E().textDigest)(r)}`)));
return n===void 0?{refused:"its resource is not one of its subjects"}:{...o,result:f.verificationResult,validated:f.verifiedLevels.
includes(E().VALIDATED),commit:n,policy_digest:`sha256:${f.policy.digest.sha256}`,gate:{id:f.verifier.id,version:f.verifier.
version?.[A().TOOL.name]??null},verifiedAt:Date.parse(f.timeVerified)}}case E().TEST_RESULT:{const{data:f,error:a}=T.safeParse(
S);if(a)return{refused:`its test result is malformed: ${y(a)}`};const[n]=f.configuration,{passedTests:r,warnedTests:c,failedTests:O,
skippedTests:w}=f;return{...o,result:f.result,validated:O.length+w.length===0&&r.length+c.length>0,commit:t[0]??null,policy_digest:`\
sha256:${n?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(m.slice(0,80))}, n\
ot a verification summary or a test result`}}}function p(v){return v.slice(v.lastIndexOf(":")+1)}function y({issues:v}){
const[u]=v,g=u?.path.map(String).join(".");return`${g?`${g}: `:""}${u?.message??"unknown"}`}},93625:function(G,d,i){Object.
defineProperty(d,"__esModule",{value:!0}),d.readTrustedRoots=f,d.verifyBundle=g;function e(){const n=i(77598);return e=function(){
return n},n}function A(){const n=i(64077);return A=function(){return n},n}function E(){const n=i(8744);return E=function(){
return n},n}function I(){const n=i(80643);return I=function(){return n},n}function $(){const n=i(3030);return $=function(){
return n},n}function N(){const n=i(41895);return N=function(){return n},n}function M(){const n=i(94644);return M=function(){
return n},n}function R(){const n=i(63647);return R=function(){return n},n}const T="application/vnd.in-toto+json",b="1.3.\
6.1.4.1.57264.1.12",p="1.3.6.1.4.1.57264.1.14",y="https://github.com/",v=12,u=10*6e4;function g(n,r,c){let O,w,j;try{const{
content:F,...H}=(0,A().bundleFromJSON)(r);if(F.$case!=="dsseEnvelope")return{source:n,refused:"it signs a file, not an i\
n-toto statement"};({payload:O,payloadType:w}=F.dsseEnvelope),j=(0,$().toSignedEntity)({...H,content:F})}catch(F){return{
source:n,refused:`it is not a Sigstore bundle (${h(F)})`}}const P=(0,M().strictJson)({name:n,bytes:O}),[C]="values"in P&&
P.values.length===1?P.values:[],L=C===void 0?void 0:(0,R().readStatement)(C),U=L&&"subjects"in L?{claims:L.subjects}:{},
B=F=>({source:n,refused:F,...U});if(w!==T)return B(`its payload type is ${JSON.stringify(w.slice(0,80))}`);const D=m(j,c);
if("refused"in D)return B(D.refused);if("problem"in P)return B(`its statement is ambiguous: ${P.problem}`);if(L===void 0)
return B("its payload is not one JSON value");if("refused"in L)return B(L.refused);const k=s(D.signer);if(k===void 0)return B(
"its certificate names no workflow of GitHub");const{verifiedAt:W=D.signedAt,...J}=L;return W>D.signedAt+u?B("it was sig\
ned before the time that it states"):{...J,source:n,digest:`sha256:${(0,e().createHash)("sha256").update(O).digest("hex")}`,
verified_at:new Date(W).toISOString(),signer:k}}function m(n,r){const c=[];for(const O of r)try{return{signer:O.verify(n),
signedAt:S(n)}}catch(w){c.push(w)}return{refused:`its signature cannot be verified (${c.map(h).join("; ")})`}}function S({
timestamps:n}){const r=n.map(c=>c.$case==="timestamp-authority"?c.timestamp.signingTime.getTime():Number(c.tlogEntry.integratedTime)*
1e3);return Math.min(...r)}function h(n){const{message:r,cause:c}=n,O=c instanceof Error?`: ${c.message}`:"";return`${r}${O}`.
replaceAll(/\s+/g," ").slice(0,200)}function s({identity:n}){const r=n?.extensions?.issuer,c=l(n?.subjectAlternativeName),
O=l(t(n,b)),w=t(n,p);if(!(!r||!c||!O||!w))return{issuer:r,repository:O,workflow:c,ref:w}}function l(n){return n?.startsWith(
y)?n.slice(y.length):void 0}function t(n,r){const c=n?.oids?.filter(({oid:w})=>w?.id.join(".")===r)??[],[O]=c;if(!(O===void 0||
c.length>1))try{const{tag:w,value:j}=E().ASN1Obj.parseBuffer(Buffer.from(O.value));return w.number===v?j.toString("utf8"):
void 0}catch{return}}const o=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function f({
name:n,bytes:r}){const c=(0,M().strictJson)({name:n,bytes:r});if("problem"in c)throw a(n,c.problem);if(c.values.length===
0)throw a(n,"it is empty");return c.values.map((O,w)=>{let j;try{const U=I().TrustedRoot.fromJSON(O);if(!o.test(U.mediaType))
throw new Error("its media type is unknown");j=(0,$().toTrustMaterial)(U)}catch(U){throw a(n,`root ${w+1} is malformed (${U.
message})`)}const{certificateAuthorities:P,tlogs:C,ctlogs:L}=j;if(P.length===0)throw a(n,`root ${w+1} has no certificate\
 authority`);return new($()).Verifier(j,{tlogThreshold:C.length>0?1:0,ctlogThreshold:L.length>0?1:0,timestampThreshold:1})})}
function a(n,r){return new(N()).GateError("input_invalid",`${n} is not a trusted root: ${r}.`,"Write the file with `gh a\
ttestation trusted-root > trusted-root.jsonl`.")}},80543:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),
d.auditCandidates=M;function e(){const y=i(27199);return e=function(){return y},y}function A(){const y=i(67506);return A=
function(){return y},y}function E(){const y=i(72025);return E=function(){return y},y}function I(){const y=i(97004);return I=
function(){return y},y}function $(){const y=i(77648);return $=function(){return y},y}function N(){const y=i(95132);return N=
function(){return y},y}async function M(y,v,u){const{genes:g,findings:m}=await(0,A().auditAssets)(y,v,u),S=new Map(g.map(
f=>[f.asset,R(f)])),h=(0,$().findingsAbout)(m),s=new Set(y.filter(({type:f})=>f==="Gene").map(({id:f})=>f)),l=u.filter(({
id:f})=>!s.has(f)),t=y.filter(({type:f})=>f==="Capsule"),o=await(0,I().blockedGenes)(t,l,v);return f=>{const a=f.type===
"Gene"?S.get(f):[];if(a===void 0)return[(0,E().assetNotJudged)(f,"the audit returned no result")];const n=o.get(f);return[
...a,...n?[n]:[],...h(f).filter(({rule:r})=>r!=="event-parent-missing")]}}function R({asset:y,commands:v,findings:u}){return[
...v.flatMap(g=>{if(g.verdict!=="block"||b(g))return g.findings;const{command:m,location:S}=g,h={location:S,subject:{...(0,e().
subjectOf)(y),command:m}};return[(0,N().finding)("unsafe-validation-command",{command:m},h),...g.findings]}),...p(y)?[]:
[(0,N().finding)("strategy-missing",{gene:y.id},(0,e().placeOf)(y,["strategy"]))],...u]}const T=new Set(["target-missing",
"binary-missing","package-json-missing"]);function b({findings:y}){const v=y.filter(({severity:u})=>u==="error");return v.
length>0&&v.every(({rule:u})=>T.has(u))}function p({value:{strategy:y}}){return Array.isArray(y)&&y.some(v=>typeof v=="s\
tring"&&v.trim()!=="")}},50414:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.filesInFolder=m,d.readCandidates=
T,d.readWhole=p;function e(){const h=i(61331);return e=function(){return h},h}function A(){const h=i(64385);return A=function(){
return h},h}function E(){const h=i(52117);return E=function(){return h},h}function I(){const h=i(41895);return I=function(){
return h},h}function $(){const h=i(48741);return $=function(){return h},h}function N(){const h=i(93028);return N=function(){
return h},h}function M(){const h=i(95132);return M=function(){return h},h}function R(){const h=i(42312);return R=function(){
return h},h}function T(h,s){const l=h.flatMap(r=>b(r.bytes)?(0,R().readArchive)(r.bytes).map(({name:c,bytes:O})=>({file:(0,A().
readAssetFile)(`${r.name}/${c}`,O,s),archive:r})):{file:p(r,s)}),t=l.map(y),o=t.flatMap(r=>r.candidates),f=t.flatMap(r=>r.
findings),a=l.flatMap(({file:r})=>r.messages??[]).filter(({value:r})=>!(0,e().carriesAssets)(r)),[n]=f;if(o.length+a.length===
0&&n!==void 0)throw u(n);return{candidates:o,findings:f,messages:a}}function b(h){return h[0]===31&&h[1]===139}function p({
name:h,bytes:s},l){if(s.length<=l.maxBytes)return(0,A().readAssetFile)(h,s,l);throw new(I()).GateError("input_invalid",`${h}\
 is larger than ${l.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the \
policy.")}function y({file:h,archive:s}){const l=new Set(h.problems.filter(({rule:a})=>a!=="duplicate-id"&&a!=="duplicat\
e-copy")),t=[...l];return{candidates:h.assets.filter(({envelope:a,cut:n})=>!n&&(!a||(0,e().carriesAssets)(a))).map(a=>{const n=a.
envelope??s;if(t.length===0)return{asset:a,findings:[],bundle:n};const r=a.locate(),c=t.filter(({location:O})=>v(O,r));for(const O of c)
l.delete(O);return{asset:a,findings:c.map(E().assetProblemFinding),bundle:n}}),findings:[...l].map(E().assetProblemFinding)}}
function v(h,s){const{end_line:l=s.line,end_column:t=s.column}=s,o=h.line>s.line||h.line===s.line&&h.column>=s.column,f=h.
line<l||h.line===l&&h.column<=t;return o&&f}function u(h){const{message:s,remedy:l}=(0,M().describe)(h),{path:t,line:o}=h.
location??{path:"",line:1};return new(I()).GateError("input_invalid",`${t} contains no candidate. Line ${o}: ${s}`,l)}const g=/^(?:manifest\.json$|(?:memory|distiller)\/)/;
function m(h,s){const l=[...(0,$().folderTree)(h).files()].filter(({path:r,kind:c})=>(0,N().isRegular)(c)||r.endsWith(".\
gepx")),t=l.find(({path:r})=>r.endsWith(".gepx"));if(t)throw S(s,`${t.path} is an archive`,"Pass archives one by one.");
const o=l.filter(({path:r})=>/\.jsonl?$/.test(r)&&!g.test(r)),{entries:f,bytes:a}=R().CANDIDATE_LIMITS,n=o.reduce((r,{size:c=0})=>r+
c,0);if(o.length===0)throw S(s,"it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(o.length>f||
n>a){const r=`at most ${f} files with ${a} bytes are read`;throw S(s,r,"Pass the files in smaller directories.")}return o.
map(({path:r})=>r)}function S(h,s,l){return new(I()).GateError("input_invalid",`The directory ${h} cannot be read: ${s}.`,
l)}},47440:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.decide=p;function e(){const c=i(27199);return e=
function(){return c},c}function A(){const c=i(84812);return A=function(){return c},c}function E(){const c=i(47771);return E=
function(){return c},c}function I(){const c=i(59490);return I=function(){return c},c}function $(){const c=i(95132);return $=
function(){return c},c}function N(){const c=i(47350);return N=function(){return c},c}function M(){const c=i(71101);return M=
function(){return c},c}function R(){const c=i(38727);return R=function(){return c},c}function T(){const c=i(72883);return T=
function(){return c},c}function b(){const c=i(49451);return b=function(){return c},c}function p(c,O){const{policy:w,environment:j,
now:P}=O,C=new Map(O.known.toReversed().map(F=>[(0,T().assetKey)(F),F])),L=y(O,C),U=new(b()).NearDuplicates(O.known),B=(0,b().
staleEvidence)(O.events,{now:P,days:w.a2a.stale_after_days}),D=[],k=[];for(const{asset:F,findings:H}of c){const V=C.get(
(0,T().assetKey)(F)),K=O.revocations(F),Q=O.audited(F),Z=!H.some(({severity:q})=>q==="error")&&!Q.some(m),Y=K?void 0:h(F,
Z?V:void 0);if(Y!==void 0){k.push({asset:F,reason:Y});continue}const X=(0,R().evidenceOf)(F,O.evidence),z=[...K?[K]:[],...g(
F),...H,...V&&!(0,M().isSameAsset)(F,V)?[s(F,V)]:[],...Q,...L(F),...(0,M().exchangeFindings)(F),...(0,M().unhashedFindings)(
F),...X.findings,...U.findingsAbout(F),...B(F,X),...(0,b().otherEnvironment)(F,X,j),...(0,b().noticedDefects)(F,X)],x=o(
F,X,z,w.fail_on);D.push(x),x.outcome==="promoted"&&(C.set((0,T().assetKey)(F),F),U.add(F))}const W=new Map(c.map(({asset:F,
bundle:H})=>[F,H])),J=new Set(O.known.map(T().assetKey));return{decided:n(D,W,J),skipped:k}}function y({events:c,policy:O},w){
const j=new Set(c.map(({value:C})=>C.id)),P=(0,E().streakCounter)(c,!0);return C=>{if(C.type==="Capsule")return(0,A().broadcastFindings)(
C,P(C),O.a2a);const{parent:L}=C.value;return C.type!=="EvolutionEvent"||typeof L!="string"?[]:j.has(L)||w.has((0,T().assetKey)(
{type:C.type,id:L}))?[]:[(0,$().finding)("event-parent-unknown",{event:C.id,parent:L},(0,e().placeOf)(C,["parent"]))]}}const v=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
u=200;function g(c){const{type:O,id:w}=c,j=v.test(w)?"has control characters":w.length>u&&`has ${w.length} characters, m\
ore than ${u}`;return j?[(0,$().finding)("id-unusable",{type:O,id:w,why:j},(0,e().placeOf)(c,["id"]))]:[]}function m({rule:c}){
return c==="envelope-contradicts-asset"||c==="content-hash-mismatch"}const S=new Set(["Gene","Capsule","EvolutionEvent"]);
function h(c,O){const{type:w,id:j}=c;if(!S.has(w))return(0,$().finding)("not-exchanged",{type:w,id:j},(0,e().placeOf)(c));
if(!(O===void 0||!(0,M().isSameAsset)(c,O)))return(0,$().finding)("already-promoted",{type:w,id:j,place:O.path},(0,e().placeOf)(
c))}function s(c,{path:O}){const{type:w,id:j}=c;return(0,$().finding)("promotion-conflict",{type:w,id:j,place:O},(0,e().
placeOf)(c,["id"]))}const l={eligible:"promoted",unproven:"quarantined",refuted:"rejected"},t=new Set(["fail","error"]);
function o(c,O,w,j){const P=B=>t.has((0,N().severityVerdict)([B],j)),C=f(w.filter(P)),L=(0,$().eligibilityOf)(C),U=new Set(
C.map(a));return{asset:c,outcome:l[L],eligibility:L,evidence:O,reasons:[...C.filter(B=>!(0,$().isMissingEvidence)(B)),...C.
filter($().isMissingEvidence).filter(({rule:B})=>L==="unproven"||B!=="evidence-too-low")],notices:f(w.filter(B=>!P(B)&&!U.
has(a(B))))}}function f(c){return[...new Map(c.map(O=>[a(O),O])).values()]}function a({rule:c,args:O}){return JSON.stringify(
[c,O])}function n(c,O,w){const j=({asset:D})=>O.get(D),P=(0,I().groupBy)(c.filter(({asset:D})=>D.type==="Gene"),({asset:{
id:D}})=>D),C=({asset:{type:D,value:k}})=>D==="Capsule"?P.get(k.gene??null)??[]:[],L=D=>{const k=j(D);return k?C(D).filter(
W=>j(W)===k):[]},U=new Map;for(const D of c){const[k]=L(D),W=k&&[k,D].find(({outcome:J})=>J!=="promoted");W&&!U.has(k)&&
U.set(k,W)}const B=D=>D.outcome==="promoted"&&!U.has(D);return c.map(D=>{if(D.outcome!=="promoted")return D;const k=L(D),
W=C(D).filter(({asset:V})=>!w.has((0,T().assetKey)(V))),J=k.length>0?k:W,F=J.some(B)?void 0:J[0],H=U.get(D)??(F&&(U.get(
F)??F));return H===void 0?D:r(D,H)})}function r(c,{asset:O}){const{type:w,id:j}=c.asset,P={type:w,id:j,otherType:O.type,
other:O.id},C=(0,$().finding)("bundle-incomplete",P,(0,e().placeOf)(c.asset));return{...c,outcome:"quarantined",eligibility:"\
unproven",reasons:[C]}}},38727:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.evidenceOf=R;function e(){
const m=i(57975);return e=function(){return m},m}function A(){const m=i(23404);return A=function(){return m},m}function E(){
const m=i(27199);return E=function(){return m},m}function I(){const m=i(77680);return I=function(){return m},m}function $(){
const m=i(38942);return $=function(){return m},m}function N(){const m=i(58504);return N=function(){return m},m}function M(){
const m=i(95132);return M=function(){return m},m}function R(m,S){const h=b(m.type==="Gene"?v(m,S):y(m),S.attestation?.(m)),
s=p(m,S.required);if((0,$().isAtLeast)(h.level,s))return{...h,findings:h.findings.filter(({rule:f})=>T.has(f))};if(h.findings.
length>0)return h;const{type:l,id:t}=m,o={type:l,id:t,level:h.level,required:s};return{...h,findings:[(0,M().finding)("e\
vidence-too-low",o,(0,E().placeOf)(m))]}}const T=new Set(["report-altered","report-other-commands","report-contradictory",
"report-not-ok","attestation-invalid","attestation-not-passed"]);function b(m,S){return S===void 0?m:"accepted"in S?{...m,
level:"attested",attestation:S.accepted}:{...m,findings:[...S.findings,...m.findings]}}function p({type:m},S){return m===
"Gene"||(0,$().isAtLeast)(S,"published")?S:"none"}function y({value:m}){return{level:(0,A().verifyAssetId)(m)?"self_repo\
rted":"none",findings:[]}}function v(m,S){const{reports:h,ran:s,required:l}=S,t=s?.has(m)?[{level:"gate",origin:"gate",findings:[]}]:
[],f=[...(h?.get(m.value.asset_id)??[]).map(j=>u(m,j,S)),...t],[a,...n]=f;if(a===void 0)return{level:"none",findings:(h&&
[(0,M().finding)("report-missing",{gene:m.id},(0,E().placeOf)(m))])??[]};const r=l==="none"?"self_reported":l,c=f.findLast(
({origin:j})=>j&&(0,$().isAtLeast)(j,r)),{origin:O,...w}=c??n.reduce((j,P)=>(0,$().isAtLeast)(j.level,P.level)?j:P,a);return w}
function u(m,S,h){const{gateReport:s,provenance:l,policyDigest:t}=h,{overall_ok:o,policy_digest:f,gene_id:a}=S,n=(0,E().
placeOf)(m),r={report:typeof S.id=="string"?S.id:"unknown"},{ok:c,commands:O=[],contradictory:w}=(0,N().readValidationReport)(
S)??{},j=s?.genes.get(m.id)??[],P=o===!0&&c===!0&&j.every(({passed:z})=>z),C=s&&P?g(j,S):void 0,B=a!=null&&a!==m.id?"it \
names another gene":w?"its `commands` and `results` differ":C,D=O.map(({command:z})=>z.trim()),k=(0,I().commandsToRun)(m),
W=[...s?.objections??[],l?.objection??[]].flat(),J=[!(0,A().verifyAssetId)(S)&&(0,M().finding)("report-altered",r,n),B!==
void 0&&(0,M().finding)("report-contradictory",{...r,why:B},n),P&&!(0,e().isDeepStrictEqual)(D,k)&&(0,M().finding)("repo\
rt-other-commands",{...r,gene:m.id,ran:D,expected:k},n)].filter(z=>z!==!1),F=P?[]:[(0,M().finding)("report-not-ok",r,n)],
H=[f,s?s.policyDigest:f].some(z=>z!==t),V={...r,expected:t,found:String(f??"unknown")},K=[...H?[(0,M().finding)("report-\
other-policy",V,n)]:[],...W.map(z=>(0,M().finding)("report-not-published",{...r,reason:z},n))],Q=[...J,...F,...K];if(J.length>
0)return{level:"none",findings:Q};const Y=s!==void 0&&K.length===0?l?"published":"gate":"self_reported";return P?{...{report:S,
...s&&{reportDigest:s.digest}},level:Y,origin:Y,findings:Q}:{level:"none",origin:Y,findings:Q}}function g(m,{gene_asset_id:S}){
if(!m.some(({assetId:l})=>(l??S)===S))return"the GateReport that contains it does not list this version of the gene";const s=m.
find(({contradiction:l})=>l)?.contradiction;return s&&`the GateReport contradicts it: ${s}`}},54975:function(G,d,i){Object.
defineProperty(d,"__esModule",{value:!0}),d.provenanceCheck=M,d.provenanceObjection=N;function e(){const b=i(32693);return e=
function(){return b},b}function A(){const b=i(34413);return A=function(){return b},b}function E(){const b=i(1207);return E=
function(){return b},b}function I(){const b=i(41895);return I=function(){return b},b}function $(){const b=i(4812);return $=
function(){return b},b}async function N({gateReport:b},p,y){return b===void 0?"it is not in a GateReport, and a check ru\
n contains only the digest of a GateReport":b.objections.includes($().UNTRUSTED)?$().UNTRUSTED:p(b.headSha,b.digest,y)}function M(b,p){
const[y,v,...u]=p?.split("/")??[];if(!y||!v||u.length>0)throw new(I()).GateError("usage","A promotion with a token requi\
res the repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(g,m,S)=>{
const h=g.slice(0,7),s=await T({client:b,owner:y,repo:v},g);if(s===void 0)return`the commit ${h} does not exist in ${y}/${v}`;
const l=s.filter(({externalId:f})=>(0,e().readExternalId)(f)?.digest===m);if(l.length===0)return`no check run on the com\
mit ${h} contains its digest`;const t=l.filter(({appSlug:f})=>f===S);if(t.length===0)return`the check run with its diges\
t was created by the app ${l[0]?.appSlug??"unknown"}`;const o=t.filter(f=>f.completed&&f.headSha===g);return o.length===
0?"the check run with its digest is not completed":o.some(f=>R(f,s))?void 0:"a newer check run of the same name replaces\
 that with its digest"}}function R(b,p){const{id:y,name:v,appSlug:u,completedAt:g}=b,m=p.filter(h=>h.name===v&&h.appSlug===
u),S=h=>!h.completed||h.completedAt>g;return!v.endsWith(A().SUPERSEDED)&&!m.some(h=>h.id!==y&&(0,A().isOfGate)(h)&&S(h))}
async function T(b,p){try{return await(0,A().listChecks)(b,p)}catch(y){if((0,E().readFailure)(y).kind==="invalid")return;
const v={doing:"read the check runs",permission:"checks: read"},u=(0,E().explainFailure)(y,v);throw new(I()).GateError("\
github_unavailable",`The provenance of the report cannot be checked: ${u}.`,"Grant `checks: read` to the token, or promo\
te without a token, which skips this check.",{cause:y})}}},4812:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),
d.UNTRUSTED=void 0,d.readEvidence=b;function e(){const u=i(7723);return e=function(){return u},u}function A(){const u=i(
64385);return A=function(){return u},u}function E(){const u=i(41895);return E=function(){return u},u}function I(){const u=i(
59490);return I=function(){return u},u}function $(){const u=i(38863);return $=function(){return u},u}function N(){const u=i(
31048);return N=function(){return u},u}function M(){const u=i(94644);return M=function(){return u},u}const R=d.UNTRUSTED=
"a runner that the pull request controls reported its results",T=e().looseObject({type:e().literal("GateReport"),tool:e().
looseObject({name:e().string()}).optional(),verdict:e().string().optional(),policy:e().looseObject({digest:e().string(),
enforce:e().string().optional()}).nullish(),error:e().unknown().optional(),genes:e().array(e().looseObject({id:e().string(),
asset_id:e().string().nullish(),verdict:e().string(),commands:e().array(e().looseObject({verdict:e().string().optional(),
outcome:e().looseObject({status:e().string()}).nullish()})).default([])})).default([]),findings:e().array(e().looseObject(
{severity:e().string(),suppressed:e().unknown().optional(),subject:e().looseObject({type:e().string(),id:e().string()}).
nullish()})).default([]),head_sha:e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:e().looseObject({untrusted:e().
boolean().optional()}).optional(),validation_reports:e().array(e().looseObject({type:e().literal("ValidationReport")}))});
function b({name:u,bytes:g},m){const S=(0,M().strictJson)({name:u,bytes:g},m);if("problem"in S)throw v(u,S.problem);const h=S.
values[0],s=T.safeParse(h);if(s.success&&S.values.length===1)return{reports:p(s.data.validation_reports),gateReport:y(s.
data,(0,N().reportDigest)(h))};const l=(0,A().readAssetFile)(u,g,m).assets.flatMap(({value:t})=>t.type==="ValidationRepo\
rt"?[t]:[]);if(l.length===0)throw v(u,"it contains no ValidationReport");return{reports:p(l)}}function p(u){return(0,I().
groupBy)(u,({gene_asset_id:g})=>g)}function y(u,g){const{head_sha:m,isolation:S,tool:h,verdict:s,policy:l,error:t,genes:o,
findings:f}=u,a=h?.name===$().TOOL.name&&s!==void 0&&s!=="error",n=f.filter(({severity:O,suppressed:w})=>O==="error"&&!w),
r=new Set(n.flatMap(({subject:O})=>O?.type==="Gene"?[O.id]:[])),c=o.map(({id:O,asset_id:w,verdict:j,commands:P})=>{const L=P.
length>0&&P.every(U=>U.verdict!=="block"&&U.outcome?.status==="passed")?void 0:"not all commands of the gene have passed\
 in it";return{id:O,assetId:w,passed:j==="pass"||j==="warn",contradiction:r.has(O)?"it has an error about the gene":L}});
return{digest:g,headSha:m,objections:[...a?[]:["it is not a report of this gate"],...l?.enforce==="report"?["its policy \
only reports, and fails nothing"]:[],...S?.untrusted?[R]:[],...t==null?[]:["it has an error"]],policyDigest:l?.digest,genes:(0,I().
groupBy)(c,({id:O})=>O)}}function v(u,g){return new(E()).GateError("input_invalid",`${u} is not valid evidence: ${g}.`,"\
Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},72883:function(G,d,i){Object.
defineProperty(d,"__esModule",{value:!0}),d.assetKey=y,d.eventsOf=S,d.promotionPolicy=l,d.readEventLog=g,d.readOwnAssets=
v,d.withWorkspace=h;function e(){const t=i(78114);return e=function(){return t},t}function A(){const t=i(35474);return A=
function(){return t},t}function E(){const t=i(52117);return E=function(){return t},t}function I(){const t=i(41895);return I=
function(){return t},t}function $(){const t=i(74238);return $=function(){return t},t}function N(){const t=i(63550);return N=
function(){return t},t}function M(){const t=i(35720);return M=function(){return t},t}function R(){const t=i(67397);return R=
function(){return t},t}function T(){const t=i(53010);return T=function(){return t},t}function b(){const t=i(95132);return b=
function(){return t},t}function p(){const t=i(50414);return p=function(){return t},t}function y({type:t,id:o}){return`${t}\
 ${o}`}async function v(t,o){const f={base:"",audited:"",files:[]},{files:a}=await(0,A().readSides)({baseTree:t,headTree:t,
change:f,policy:o});return u(a),{assets:a.flatMap(({assets:n})=>n),messages:a.flatMap(({messages:n})=>n??[])}}function u(t){
for(const{path:o,unread:f,problems:a}of t){const n=a.find(({rule:c})=>e().INCOMPLETE.has(c));if(f===void 0&&n===void 0)continue;
const r=n?`line ${n.location.line}: ${n.detail}`:f;throw new(I()).GateError("file_unreadable",`${o} cannot be read compl\
etely: ${r}.`,"Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an asset with the id of\
 a candidate.")}}function g(t,o){const{name:f}=t,a=(0,p().readWhole)(t,o),[n]=a.messages??[];if(n!==void 0)throw m(`${f}\
, line ${n.location.line}: a message between agents is not a log.`,"Pass the log of your own repository; use --assets fo\
r messages of other agents.");const r=a.problems.filter(({rule:P})=>P!=="duplicate-id").map(E().assetProblemFinding).find(
({severity:P})=>P==="error");if(r===void 0)return a.assets;const{message:c,remedy:O}=(0,b().describe)(r),{path:w,line:j}=r.
location??{path:f,line:1};throw m(`${w}, line ${j}: ${c}`,O)}function m(t,o){return new(I()).GateError("input_invalid",`\
The event log cannot be read. ${t}`,o)}function S(t){return t.filter(({type:o})=>o==="EvolutionEvent").map(({value:o,path:f})=>({
value:o,log:f}))}function h(t,o,f,a){return(0,T().withSourceTree)(t,o,async(n,r,c)=>{const O=c&&await s(c,a);return f({directory:r,
tree:n,...O&&{defaultBranch:O}})})}async function s(t,o){const f=o===void 0?(await(0,R().findDefaultBranch)(t))?.commit:
(await(0,R().lookUpCommits)(t,[`refs/remotes/origin/${o}`]))[0];return f===void 0?void 0:(0,M().readTree)(t,f)}function l(t){
const o=t?.tree??(0,N().literalTree)({},"no repository");return(0,$().loadPolicy)(o,o.label)}},39242:function(G,d,i){Object.
defineProperty(d,"__esModule",{value:!0}),d.promote=S;function e(){const o=i(77598);return e=function(){return o},o}function A(){
const o=i(81456);return A=function(){return o},o}function E(){const o=i(68450);return E=function(){return o},o}function I(){
const o=i(1348);return I=function(){return o},o}function $(){const o=i(72025);return $=function(){return o},o}function N(){
const o=i(4378);return N=function(){return o},o}function M(){const o=i(74238);return M=function(){return o},o}function R(){
const o=i(80543);return R=function(){return o},o}function T(){const o=i(50414);return T=function(){return o},o}function b(){
const o=i(47440);return b=function(){return o},o}function p(){const o=i(54975);return p=function(){return o},o}function y(){
const o=i(4812);return y=function(){return o},o}function v(){const o=i(72883);return v=function(){return o},o}function u(){
const o=i(31170);return u=function(){return o},o}function g(){const o=i(52220);return g=function(){return o},o}function m(){
const o=i(88460);return m=function(){return o},o}async function S(o){const{policy:f,workspace:a,now:n=new Date}=o,{policy:r}=f,
c=(0,A().assetLimits)(r.assets.max_file_bytes),{candidates:O,findings:w,messages:j}=(0,T().readCandidates)(o.candidates,
c),P=a?await(0,v().readOwnAssets)(a.tree,r):{assets:[],messages:[]},C=o.events&&(0,v().readEventLog)(o.events,c),L=P.assets.
filter(({type:H})=>H==="Gene").map(({path:H})=>H),U=N().Judge.by({policy:r,tree:a?.tree,changed:new Set,platform:o.platform,
cwd:(0,E().commonRoot)(L,{policy:r,tree:a?.tree}),...o.signal&&{signal:o.signal}}),B=O.map(({asset:H})=>H),D=await(0,R().
auditCandidates)(B,U,[...P.assets,...C??[]]),k=(0,g().revocationsIn)([...P.messages,...j]),W={policy:r,known:P.assets,events:(0,v().
eventsOf)(C??P.assets),audited:D,now:n,environment:o.environment??{platform:o.platform,arch:process.arch},revocations:k,
evidence:await l(o,B,c)},{decisions:J,reports:F}=await t(o,O,W,U);return(0,u().promotionOf)(J,{policy:f,decidedAt:n,inputs:h(
o),loose:w,messages:j,revoked:P.assets.flatMap(H=>{const V=k(H);return V?[{asset:H,reason:V}]:[]}),reports:F,gate:a?await s(
a,f):[]})}function h(o){const{candidates:f,events:a,evidence:n,attestation:r}=o;return[...f.map(O=>({role:"assets",file:O})),
{role:"events",file:a},{role:"report",file:n},{role:"attestation",file:r?.file}].flatMap(({role:O,file:w})=>w?[{role:O,name:w.
name,digest:`sha256:${(0,e().hash)("sha256",w.bytes)}`}]:[])}async function s({tree:o,defaultBranch:f},{source:a,shared:n}){
if(f===void 0)return[];const r=a==="file"?void 0:M().POLICY_PATH;return(await(0,I().gateFindings)({policyPath:r,baseTree:f,
tree:o,shared:n})).filter(({rule:O})=>O==="gate-weakened")}async function l({evidence:o,attestation:f,policy:{policy:a,digest:n}},r,c){
const{require_evidence:O,evidence_app:w}=a.a2a,j=f&&await f.judge(r),P=o&&(0,y().readEvidence)(o,c),C=o?.provenance,L=P&&
C&&{objection:await(0,p().provenanceObjection)(P,C,w)};return{policyDigest:n,required:O,...P,attestation:j,provenance:L}}
async function t({run:o,workspace:f,policy:a},n,r,c){if(o===void 0||f===void 0)return{decisions:(0,b().decide)(n,r),reports:[]};
const O=D=>({...r.evidence,ran:D}),w=new Set(n.map(({asset:D})=>D)),j=(0,b().decide)(n,{...r,evidence:O(w)}).decided.filter(
({asset:D,outcome:k})=>D.type==="Gene"&&k==="promoted").map(({asset:D})=>D),P=await(0,m().runGenes)(j,c,{policy:a,workspace:f},
o),C=new Set(j),L=D=>C.has(D)?P.findings.get(D)??[(0,$().assetNotJudged)(D,"the run returned no result")]:[],U=D=>[...r.
audited(D),...L(D)];return{decisions:(0,b().decide)(n,{...r,audited:U,evidence:O(C)}),reports:P.reports}}},18421:function(G,d,i){
Object.defineProperty(d,"__esModule",{value:!0}),d.openInputs=T;function e(){const p=i(73024);return e=function(){return p},
p}function A(){const p=i(76760);return A=function(){return p},p}function E(){const p=i(38321);return E=function(){return p},
p}function I(){const p=i(40410);return I=function(){return p},p}function $(){const p=i(73388);return $=function(){return p},
p}function N(){const p=i(3766);return N=function(){return p},p}function M(){const p=i(50414);return M=function(){return p},
p}function R(){const p=i(54975);return R=function(){return p},p}async function T({assets:p,events:y,report:v,attestation:u,
fetch:g,trustedRoot:m},{folder:S,open:h,token:s,env:l},t){const o=async(L,U=(0,$().inputName)(L))=>({name:U,bytes:await(0,E().
buffer)(h(L))}),f=async L=>L===void 0?void 0:o(L),n=s&&(v!==void 0||g)?(0,I().connect)(s,{baseUrl:l.GITHUB_API_URL}):void 0,
r=await f(v),c=await f(u),O=await f(m),w=r&&n&&(0,R().provenanceCheck)(n,l.GITHUB_REPOSITORY),j=(0,A().resolve)(S,p),P=p!==
"-"&&b(j),C=P?[]:[await o(p)];for(const L of P?(0,M().filesInFolder)(j,p):[])C.push(await o((0,A().join)(j,L),`${p}/${L}`));
return{candidates:C,events:await f(y),evidence:r&&{...r,provenance:w},...O&&{attestation:{file:c,judge:L=>{const U={trustedRoot:O,
file:c,client:g?n:void 0};return(0,N().judgeByAttestations)(L,U,t)}}}}}function b(p){return(0,e().statSync)(p,{throwIfNoEntry:!1})?.
isDirectory()??!1}},73517:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.EMITTED=void 0,d.messageLines=
M,d.promotedLines=v,d.promotedSubjects=g,d.quarantinedLines=m;function e(){const S=i(61331);return e=function(){return S},
S}function A(){const S=i(10289);return A=function(){return S},S}function E(){const S=i(58802);return E=function(){return S},
S}const I=d.EMITTED=["decision","report","revoke"],$={promoted:"accept",quarantined:"quarantine",rejected:"reject"},N={Gene:"\
gene promoted after safety audit",Capsule:"capsule promoted after validation",EvolutionEvent:"event promoted for provena\
nce tracking"};function M(S,h,{id:s,now:l,random:t}){return R(h,S).map(o=>u({protocol:e().PROTOCOL,protocol_version:"1.0\
.0",message_type:h,message_id:`msg_${l.getTime()}_${t()}`,sender_id:s,timestamp:l.toISOString(),payload:o}))}function R(S,{
decisions:h,skipped:s,reports:l,revoked:t=[]}){switch(S){case"decision":return[...h.map(T),...s.flatMap(b)];case"report":
return l.map(p);case"revoke":return t.map(o=>({...y(o),reason:o.reason.message}))}}function T(S){const{outcome:h,type:s}=S,
[l]=S.reasons,t=l===void 0?null:`${l.message} (${l.rule})`,o=h==="promoted"?N[s]??null:t;return{...y(S),decision:$[h],reason:o}}
function b(S){const{rule:h,message:s}=S.reason;return h!=="already-promoted"?[]:[{...y(S),decision:$.promoted,reason:s}]}
function p(S){const{gene_asset_id:h,gene_id:s}=S;return{...y({asset_id:typeof h=="string"?h:null,id:s}),validation_report:S}}
function y({asset_id:S,id:h}){return{target_asset_id:S,target_local_id:h}}function v({promoted:S}){return S.map(u)}function u(S){
return`${(0,A().jsonLine)(S)}
`}function g({promoted:S}){return S.flatMap(({id:h,asset_id:s})=>typeof s=="string"?[(0,E().assetSubject)(h,s)]:[])}function m({
quarantined:S}){return S.map(({asset:h,sender_id:s})=>u(s===void 0?h:{protocol:e().PROTOCOL,message_type:"publish",sender_id:s,
payload:{asset:h}}))}},31170:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.promotionOf=p;function e(){
const t=i(61331);return e=function(){return t},t}function A(){const t=i(85475);return A=function(){return t},t}function E(){
const t=i(94377);return E=function(){return t},t}function I(){const t=i(38863);return I=function(){return t},t}function $(){
const t=i(4190);return $=function(){return t},t}function N(){const t=i(13580);return N=function(){return t},t}function M(){
const t=i(95132);return M=function(){return t},t}function R(){const t=i(37075);return R=function(){return t},t}function T(){
const t=i(71101);return T=function(){return t},t}function b(){const t=i(48791);return b=function(){return t},t}function p({
decided:t,skipped:o},f){const{policy:a,loose:n,gate:r,revoked:c}=f,{source:O,path:w,digest:j,policy:P}=a,C=D=>t.filter(k=>k.
outcome===D),L=new Map(C("promoted").map(({asset:D})=>[D,(0,T().promotedForm)(D,P.a2a.confidence_factor)])),B=[...t.map(
({reasons:D})=>D),...n.map(D=>[D])].filter(D=>D.some(y)).length;return{type:"PromotionReport",schema_version:b().PROMOTION_VERSION,
tool:I().TOOL,policy:{source:O,...w!==void 0&&{path:w},digest:j,require_evidence:P.a2a.require_evidence},decided_at:f.decidedAt.
toISOString(),inputs:f.inputs,decisions:t.map(D=>v(D,L.get(D.asset))),promoted:[...L].map(([{type:D,id:k},W])=>({...W,type:D,
id:k})),quarantined:C("quarantined").map(({asset:D,reasons:k})=>({...s(D),...g(D),asset:D.value,reasons:k.map(l)})),rejected:[
...C("rejected").map(({asset:D,reasons:k})=>({...s(D),reasons:k.map(l)})),...n.map(D=>({...h(D),reasons:[l(D)]}))],skipped:[
...o.map(m),...f.messages.map(S)],reports:[...f.reports,...t.flatMap(({evidence:{report:D}})=>D===void 0?[]:[{...D,gene_id:String(
D.gene_id)}])],...B>0&&{undecided:B},...r.length>0&&{gate:r.map(l)},...c.length>0&&{revoked:c.map(m)}}}function y({rule:t}){
return(0,N().ruleOf)(t).undecided===!0}function v({asset:t,outcome:o,eligibility:f,evidence:a,reasons:n,notices:r},c){const{
report:O,level:w,reportDigest:j,attestation:P}=a;return{...s(t),...g(t),outcome:o,eligibility:f,evidence:{level:w,...typeof O?.
id=="string"&&{report_id:O.id},...j!==void 0&&{report_digest:j},...P&&{attestation:P}},hash:u(t),promoted_asset_id:typeof c?.
asset_id=="string"?c.asset_id:null,reasons:n.map(l),notices:r.map(l)}}function u(t){const o=(0,A().matchContentHash)(t)??
(0,E().otherHashForm)(t),f=$().HASH_FORM_NAMES.filter(n=>n!=="hub"||t.type==="Capsule"),a=o===void 0?f:f.slice(0,f.indexOf(
o));return{form:o??null,not_matched:a,content:(0,A().contentHash)(t.value)}}function g({envelope:t}){const o=t&&(0,e().senderOf)(
t);return o===void 0?{}:{sender_id:o}}function m({asset:t,reason:o}){return{...s(t),reason:l(o)}}function S({value:t,location:o}){
const{path:f,line:a}=o,{message_id:n,message_type:r}=t,c={kind:typeof r=="string"?r.slice(0,40):"unknown"};return{id:typeof n==
"string"?n:`${f}:${a}`,type:"Message",asset_id:null,path:f,line:a,reason:l((0,M().finding)("message-without-candidates",
c,{location:o}))}}function h({location:{path:t,line:o}={path:"",line:1,column:1}}){return{id:t,type:"File",asset_id:null,
path:t,line:o}}function s({id:t,type:o,path:f,value:a,locate:n}){const{asset_id:r}=a;return{id:t,type:o,asset_id:typeof r==
"string"?r:null,path:f,line:n().line}}function l(t){const{rule:o,severity:f}=t;return{id:(0,R().identityOf)(t),rule:o,severity:f,
...(0,M().describe)(t)}}},80335:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.countsOf=M,d.promotionPage=
N,d.renderPromotion=I;function e(){const R=i(10289);return e=function(){return R},R}function A(){const R=i(31626);return A=
function(){return R},R}const E=1e3;function I(R,T){const b=(0,A().layoutOf)(T),{quarantined:p,rejected:y,skipped:v,decisions:u,
gate:g=[]}=R,m=(o,f)=>(0,A().prose)(b,o,f),S=(o,{message:f,rule:a})=>m(o,`${f} (${a})`),h=(o,f,a)=>{const{shown:n,rest:r}=(0,A().
limited)(o,E,`${f} candidate`,b);return[...n.map(a),r]},s=(o,f,{type:a,id:n,path:r,line:c})=>{const O=(0,A().shortName)(
a==="File"?`${r}:${c}`:`${a} ${n}`,(0,A().roomOf)(b));return(0,A().labelled)(b,o,[b.paint("strong",O)],f)},l=([o,...f])=>{
const{shown:a,rest:n}=(0,A().limited)(f,0,"reason",b);return[...o?[...S("why",o),...m("fix",o.remedy)]:[],...a.flatMap(r=>S(
"also",r)),...n]},t=u.filter(({outcome:o})=>o==="promoted");return(0,A().page)([...h(y,"rejected",o=>[...s("rejected","b\
ad",o),...l(o.reasons)]),...h(p,"quarantined",o=>[...s("quarantine","quiet",o),...l(o.reasons)]),...h(b.verbose||u.length===
0?v:[],"skipped",o=>[...s("skipped","quiet",o),...S("why",o.reason)]),...h(t,"promoted",o=>[...s("promoted","good",o),...m(
"evidence",o.evidence.level),...b.verbose?o.notices.flatMap(f=>S("note",f)):[]]),...g.map(o=>S("gate",o)),m("result",M(R))])}
const $=1e3;function N(R){const b=I(R,{columns:120,colour:!1,verbose:!1}).trimEnd().split(`
`),p=b.length-$;return[`## Promotion: ${M(R)}`,"",...(0,e().markdownFence)(b.slice(0,$)),...p>0?[`And ${p} more lines, i\
n the log.`]:[],""].join(`
`)}function M({promoted:R,quarantined:T,rejected:b,skipped:p}){return Object.entries({promoted:R,quarantined:T,rejected:b,
skipped:p}).filter(([,v])=>v.length>0).map(([v,{length:u}])=>`${u} ${v}`).join(", ")||"no candidates"}},48791:function(G,d,i){
Object.defineProperty(d,"__esModule",{value:!0}),d.PROMOTION_VERSION=d.OUTCOMES=d.FAIL_ON=void 0,d.exitCodeOf=l,d.promotionSchema=
void 0;function e(){const t=i(7723);return e=function(){return t},t}function A(){const t=i(79167);return A=function(){return t},
t}function E(){const t=i(38942);return E=function(){return t},t}function I(){const t=i(99462);return I=function(){return t},
t}function $(){const t=i(4190);return $=function(){return t},t}function N(){const t=i(39763);return N=function(){return t},
t}function M(){const t=i(61336);return M=function(){return t},t}function R(){const t=i(72371);return R=function(){return t},
t}const T=d.PROMOTION_VERSION="1.0.0",b=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the re\
ason: the same in every run, even if its position changes."),rule:e().string(),severity:I().severitySchema,message:e().string(),
remedy:e().string()}),p={path:e().string(),line:e().int().min(1)},y={id:e().string(),type:A().assetTypeSchema,asset_id:e().
string().nullable().describe("The hash that the candidate declares."),...p},v=e().array(b).min(1).describe("Why; the fir\
st reason is the one to fix first."),u=e().object({...y,type:e().enum([...N().ASSET_TYPES,"File","Message"]).describe("`\
File` for a part of the source that is not an asset, `Message` for a message."),reasons:v}),g=d.OUTCOMES=["promoted","qu\
arantined","rejected"],m=e().object({level:E().evidenceLevelSchema,report_id:e().string().optional().describe("The Valid\
ationReport that reached the level."),report_digest:A().digestSchema.optional().describe("The digest of the GateReport t\
hat contains it."),attestation:R().attestedSchema.optional()}),S=e().object({...y,sender_id:e().string().optional().describe(
"The sender of the message that contained it."),outcome:e().enum(g),eligibility:E().eligibilitySchema,evidence:m,hash:e().
object({form:e().enum($().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; \
null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are\
 accepted."),not_matched:e().array(e().enum($().HASH_FORM_NAMES)).describe("The forms that were compared before, in thei\
r order."),content:A().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Whether the\
 declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the promoted form;\
 null if the candidate is not promoted."),reasons:e().array(b).describe("Why it is not promoted; empty if it is."),notices:e().
array(b).describe("Findings that do not prevent the promotion.")}),h=d.promotionSchema=e().object({type:e().literal("Pro\
motionReport"),schema_version:e().literal(T),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().
object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:A().digestSchema,require_evidence:E().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:A().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(S).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:A().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(u.extend({type:A().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(u).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...y,type:u.shape.type,reason:b})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...M().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(b).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...y,reason:b})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),s=d.FAIL_ON=["none","rejected","unproven"];function l({
quarantined:t,rejected:o,undecided:f},a){return f!==void 0?2:{none:0,rejected:o.length,unproven:o.length+t.length}[a]>0?
1:0}},52220:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.revocationsIn=M;function e(){const p=i(27199);
return e=function(){return p},p}function A(){const p=i(61331);return A=function(){return p},p}function E(){const p=i(85475);
return E=function(){return p},p}function I(){const p=i(94377);return I=function(){return p},p}function $(){const p=i(95132);
return $=function(){return p},p}function N(){const p=i(71101);return N=function(){return p},p}function M(p){const y=new Map,
v=new Map;for(const u of p.filter(({value:g})=>g.message_type==="revoke")){const g=(0,A().payloadOf)(u.value),m=b(g.target_asset_id,
g.asset_id,g.target_asset_ids),S=b(g.target_local_id,g.local_id);for(const h of m)y.set((0,I().hashDigits)(h)??h,u);if(m.
length===0)for(const h of S)v.set(h,u)}return y.size+v.size===0?()=>{}:u=>{const{type:g,id:m,value:S}=u,s=b(S.asset_id,(0,E().
contentHash)(u.value),(0,N().receivedHashOf)(u),...g==="Capsule"?[(0,E().contentHash)((0,E().asHubHashes)(S))]:[]).map(t=>(0,I().
hashDigits)(t)??t).find(t=>y.has(t)),l=s===void 0?v.get(m):y.get(s);return l&&R(u,l)}}function R(p,{value:y}){const{type:v,
id:u}=p,{reason:g}=(0,A().payloadOf)(y),m={type:v,id:u,by:(0,A().senderOf)(y)??"an unknown sender",why:typeof g=="string"?
g.slice(0,T):""};return(0,$().finding)("asset-revoked",m,(0,e().placeOf)(p))}const T=200;function b(...p){return p.flatMap(
y=>y??[]).filter(y=>typeof y=="string"&&y!=="")}},88460:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),
d.runGenes=y;function e(){const u=i(1395);return e=function(){return u},u}function A(){const u=i(27199);return A=function(){
return u},u}function E(){const u=i(67506);return E=function(){return u},u}function I(){const u=i(87952);return I=function(){
return u},u}function $(){const u=i(59580);return $=function(){return u},u}function N(){const u=i(36807);return N=function(){
return u},u}function M(){const u=i(95132);return M=function(){return u},u}function R(){const u=i(63682);return R=function(){
return u},u}function T(){const u=i(46562);return T=function(){return u},u}function b(){const u=i(94901);return b=function(){
return u},u}function p(){const u=i(47350);return p=function(){return u},u}async function y(u,g,{policy:{policy:m,digest:S},
workspace:{directory:h,tree:s}},{approver:l,secrets:t,...o}){const f=new Date,a=(0,I().additionsFor)(m),n=(0,$().guardCheckout)(
h,[...s.files()],a),r=await(0,E().auditAssets)(u,g,[]),{judgement:c,runResult:O}=await(0,b().validate)(r,{policy:m,startedAt:f,
heads:[{judge:()=>(0,e().judgedHead)(r,s,{policy:m,digest:S},"")}],approver:l,runs:!0,run:C=>(0,R().runAudited)(r,{...o,
checkout:n,tree:s,attended:!1,policy:m,fork:!0,waiting:C})}),{genes:w}=c,j=w.map(C=>(0,N().redactGene)(C,t)),P=(0,N().validationReportsOf)(
j,{nodeOf:O.nodeOf,policyDigest:S,startedAt:f,finishedAt:new Date});return{findings:new Map(w.map(C=>[C.gene.asset,v(C,m.
fail_on)])),reports:P.filter(C=>C!==null)}}function v(u,g){const m=(0,T().findingsOf)(u);if(u.verdict==="pass"||u.verdict===
"warn"||(0,p().severityVerdict)(m,g)==="fail")return m;const{asset:h}=u.gene,s={gene:h.id,summary:u.summary};return[...m,
(0,M().finding)("not-validated",s,(0,A().placeOf)(h))]}},94644:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),
d.strictJson=$;function e(){const N=i(81456);return e=function(){return N},N}function A(){const N=i(73229);return A=function(){
return N},N}function E(){const N=i(94534);return E=function(){return N},N}const I=(0,e().assetLimits)(16*1024*1024);function $({
name:N,bytes:M},R=I){if(M.length>R.maxBytes)return{problem:`it is larger than ${R.maxBytes} bytes`};const{text:T,complete:b}=(0,E().
decodeUtf8)(M);if(!b)return{problem:"it is not UTF-8 text"};const p=new(E()).Problems(new(E()).Source(N,T)),y=(0,A().readJson)(
T,R,p).map(({value:u})=>u),[v]=p.found;return v===void 0?{values:y}:{problem:`line ${v.location.line}: ${v.detail}`}}},49451:function(G,d,i){
Object.defineProperty(d,"__esModule",{value:!0}),d.NearDuplicates=void 0,d.noticedDefects=v,d.otherEnvironment=p,d.staleEvidence=
g;function e(){const s=i(27199);return e=function(){return s},s}function A(){const s=i(47771);return A=function(){return s},
s}function E(){const s=i(95132);return E=function(){return s},s}function I(){const s=i(34915);return I=function(){return s},
s}class ${#t=new Map;constructor(l){for(const t of l)this.add(t)}add(l){const t=N(l);t!==void 0&&!this.#t.has(t)&&this.#t.
set(t,l)}findingsAbout(l){const{type:t,id:o}=l,f=this.#t.get(N(l)??"");if(f===void 0||f.id===o)return[];const a={type:t,
id:o,other:f.id,place:f.path};return[(0,E().finding)("near-duplicate",a,(0,e().placeOf)(l))]}}d.NearDuplicates=$;function N({
type:s,value:l}){const t=s==="Gene"?[M(l.signals_match),R(l.strategy)]:s==="Capsule"?[M(l.trigger),R(l.gene),R(l.summary)]:
[];if(!(t.length===0||t.some(o=>o.length===0)))return JSON.stringify([s,t])}function M(s){return[...new Set(R((0,I().normalizeSignals)(
T(s))))].sort()}function R(s){return T(s).map(b).filter(l=>l!=="")}function T(s){return[s].flat().filter(l=>typeof l=="s\
tring")}function b(s){return s.normalize("NFKC").toLowerCase().replace(/\s+/g," ").trim().replace(/[.;]$/,"")}function p(s,{
report:l},t){const o=l?.env_fingerprint??s.value.env_fingerprint;if(!(0,e().isJsonObject)(o))return[];const f=[[o.platform,
t.platform],[o.arch,t.arch],[y(o.node_version),t.nodeVersion&&y(t.nodeVersion)]].filter(O=>O.every(w=>typeof w=="string"));
if(f.every(([O,w])=>O===w))return[];const{type:a,id:n}=s,r=O=>f.map(w=>w[O]).join(", "),c={type:a,id:n,there:r(0),here:r(
1)};return[(0,E().finding)("environment-differs",c,(0,e().placeOf)(s))]}function y(s){const l=typeof s=="string"?/^v?(\d+)/.
exec(s)?.[1]:void 0;return l&&`Node.js ${l}`}function v(s,{report:l}){const o=(Array.isArray(l?.commands)?l.commands:[]).
flatMap(r=>(0,e().isJsonObject)(r)&&(0,e().isJsonObject)(r.mutant)?[r.mutant.outcome]:[]),f=o.filter(r=>r==="killed").length,
a=f+o.filter(r=>r==="survived").length;if(l===void 0||a===0)return[];const n={report:String(l.id??"unknown"),killed:f,tried:a};
return[(0,E().finding)("report-defects-noticed",n,(0,e().placeOf)(s))]}const u=864e5;function g(s,{now:l,days:t}){const o=new Map;
for(const{value:f}of s){const a=S(f);a===void 0||!(0,A().isSuccess)(f)||o.set(f.capsule_id,Math.max(a,o.get(f.capsule_id)??
a))}return(f,a)=>{const n=f.type==="Capsule"?o.get(f.id):m(a);if(n===void 0)return[];const r=Math.floor((l.getTime()-n)/
u);if(r<=t)return[];const{type:c,id:O}=f;return[(0,E().finding)("evidence-stale",{type:c,id:O,age:r,days:t},(0,e().placeOf)(
f))]}}function m({report:s,attestation:l}){return l===void 0?s&&S(s):h(l.verified_at)}function S({created_at:s,timestamp:l,
meta:t}){return h(s??l??((0,e().isJsonObject)(t)?t.at:void 0))}function h(s){const l=typeof s=="string"?Date.parse(s):s;
return typeof l=="number"&&Number.isFinite(l)?l:void 0}},53010:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),
d.withSourceTree=R;function e(){const T=i(51455);return e=function(){return T},T}function A(){const T=i(41895);return A=
function(){return T},T}function E(){const T=i(67147);return E=function(){return T},T}function I(){const T=i(48741);return I=
function(){return T},T}function $(){const T=i(96402);return $=function(){return T},T}function N(){const T=i(35720);return N=
function(){return T},T}function M(){const T=i(34397);return M=function(){return T},T}async function R(T,b,p,y=!1){const v=await(0,$().
openRepository)(T,b).catch(async u=>{if(!(u instanceof A().GateError&&u.code==="not_a_repository"&&(await(0,e().stat)(T).
catch(()=>{}))?.isDirectory()))throw u});if(v===void 0)return p((0,I().folderTree)(T),T);try{const u=`the ${y?"staged ":
""}files of ${v.directory}`,g=y?M().snapshotIndex:M().snapshotWorktree,m=await(0,N().readTree)(v,await g(v),{label:u});return await p(
(0,E().withAdditions)(m,(0,I().folderTree)(v.directory),(0,E().additionsOf)()),v.directory,v)}finally{await v.close()}}},
58504:function(G,d,i){Object.defineProperty(d,"__esModule",{value:!0}),d.readValidationReport=$;function e(){const p=i(57975);
return e=function(){return p},p}function A(){const p=i(27199);return A=function(){return p},p}function E(){const p=i(85475);
return E=function(){return p},p}function I(){const p=i(21471);return I=function(){return p},p}function $(p){if(!(0,A().isJsonObject)(
p)||p.type!=="ValidationReport")return;const y=typeof p.overall_ok=="boolean"?"protocol":"results",v=y==="protocol"?p.commands:
p.results;if(!Array.isArray(v))return;const u=v.map(N);return{shape:y,id:T(p.id),geneId:T(p.gene_id),commands:u,ok:p.overall_ok!==
!1&&u.length>0&&u.every(({ok:g})=>g),contradictory:Array.isArray(p.commands)&&Array.isArray(p.results)&&!(0,e().isDeepStrictEqual)(
p.commands.map(M),p.results.map(M)),durationMs:b(p.duration_ms)??R(p),hash:(0,E().matchContentHash)({type:"ValidationRep\
ort",value:p})??null,differences:(0,I().schemaDifferences)("ValidationReport",p)}}function N(p){const{command:y,cmd:v,ok:u,
duration_ms:g,err:m,stderr:S}=(0,A().isJsonObject)(p)?p:{},h=T(y)??T(v);return{command:h??"",ok:u===!0&&h!==null,durationMs:b(
g),error:T(m)??T(S)}}function M(p){const{command:y,ok:v}=N(p);return[y,v]}function R({started_at:p,finished_at:y}){const[
v,u]=[p,y].map(g=>typeof g=="string"?Date.parse(g):b(g));return typeof v=="number"&&typeof u=="number"&&u>=v?u-v:null}function T(p){
return typeof p=="string"?p:null}function b(p){return typeof p=="number"?p:null}},34915:function(G,d){Object.defineProperty(
d,"__esModule",{value:!0}),d.errorSignature=I,d.normalizeErrorText=E,d.normalizeSignals=$;const i="errsig:",e="errsig_no\
rm:",A=220;function E(M){return M.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,"<path>").replace(/\/[^ \n\r\t]+/g,
"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g," ").slice(0,A)}function I(M){const R=M.
trim();if(R.startsWith(i)){const T=E(R.slice(i.length));return T===""?void 0:`${e}${N(T)}`}return/^errsig_norm:[0-9a-f]{8}$/i.
test(R)?R.toLowerCase():void 0}function $(M){return M.flatMap(R=>{const T=R.trim(),b=T.startsWith(i)?I(T):T;return b?[b]:
[]})}function N(M){let R=2166136261;for(let T=0;T<M.length;T+=1)R=Math.imul(R^M.charCodeAt(T),16777619);return(R>>>0).toString(
16).padStart(8,"0")}},78589:function(G,d,i){i.r(d),i.d(d,{getOctokit:()=>e.Q});var e=i(92413)},64077:function(G,d,i){i.r(
d),i.d(d,{bundleFromJSON:()=>e.vw});var e=i(61040)},8744:function(G,d,i){i.r(d),i.d(d,{ASN1Obj:()=>e.ASN1Obj});var e=i(83917)},
80643:function(G,d,i){i.r(d),i.d(d,{TrustedRoot:()=>e.TrustedRoot});var e=i(19654)},3030:function(G,d,i){i.r(d),i.d(d,{Verifier:()=>e.
BL,toSignedEntity:()=>e.DC,toTrustMaterial:()=>e.jO});var e=i(54187)},85893:function(G,d,i){i.r(d),i.d(d,{Parser:()=>e.i});
var e=i(73979)}};
