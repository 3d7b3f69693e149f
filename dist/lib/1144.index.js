"use strict";exports.id=1144,exports.ids=[1144],exports.modules={61218:function(k,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.MAX_ANNOTATIONS=f.GITHUB_LIMITS=void 0;const e=f.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
n=f.MAX_ANNOTATIONS=500},32693:function(k,f){Object.defineProperty(f,"__esModule",{value:!0}),f.QUEUE=void 0,f.claimOf=I,
f.claimPrefix=M,f.completedExternalId=h,f.isClaim=N,f.isWaiting=D,f.readExternalId=u,f.shortPolicy=v,f.waitingId=R;const e=f.
QUEUE="merge_group",n=12,w=100,E="gene-gate:",P="waiting";function M(a){return`${E}${a}:`}function R(a){return`${M(P)}${a}`}
function D(a){return a.startsWith(M(P))}function N(a){return a.startsWith(E)}function I(a){const b=N(a)?/:(\d{1,9})$/.exec(
a)?.[1]:y.exec(a)?.[6];return Number(b??0)}function v(a){return a?.replace(/^sha256:/,"").slice(0,n)??"none"}function h(a,b,{
event:l,base:d,pulls:O},S){const o=O.map(s=>`#${s}`).join(",");return[a,l,m(d),v(b),o,S].join(";")}const y=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*)(?:;(\d{1,9}))?)?$/;
function u(a){const[,b,l,d,O,S=""]=y.exec(a)??[];if(b===void 0)return;const o=[...S.matchAll(/#(\d+)/g)].map(([,s])=>Number(
s));return{digest:b,event:l,policy:O,pulls:o,isInto:s=>d===m(s)}}function m(a){return encodeURIComponent(a).slice(0,w)}},
34413:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.SUPERSEDED=f.CONCLUSIONS=void 0,f.checkOperation=
M,f.claimId=R,f.completeCheck=S,f.createCheck=b,f.findUnfinished=h,f.gateChecks=I,f.isOfGate=v,f.isOfQueue=N,f.isStillClaimed=
u,f.leaveWaiting=p,f.listChecks=y,f.newRunKey=D,f.supersedeCheck=s,f.takeUpCheck=l,f.updateCheck=d;function n(){const c=e(
77598);return n=function(){return c},c}function w(){const c=e(32693);return w=function(){return c},c}function E(){const c=e(
40410);return E=function(){return c},c}function P(){const c=e(1207);return P=function(){return c},c}function M({readOnlyToken:c=!1}){
return{doing:"write the check run",permission:"checks: write",readOnlyToken:c}}function R({runKey:c,claim:t}){return`${(0,w().
claimPrefix)(c)}${t}`}function D(c){return`${c??"run"}:${(0,n().randomUUID)()}`}function N({completed:c,conclusion:t,externalId:r}){
return(r.startsWith((0,w().claimPrefix)(w().QUEUE))||(0,w().readExternalId)(r)?.event===w().QUEUE)&&!(c&&t==="success")}
async function I(c,t){return(await y(c,c.headSha,t)).filter(v).sort((i,g)=>g.id-i.id)}function v({externalId:c}){return(0,w().
isClaim)(c)||(0,w().readExternalId)(c)!==void 0}async function h(c,{runKey:t,checkName:r}){return(await y(c,c.headSha,r)).
filter(({externalId:g,completed:A})=>g.startsWith((0,w().claimPrefix)(t))&&!A)}async function y({client:c,owner:t,repo:r},i,g){
const A=await c.octokit.paginate(c.octokit.rest.checks.listForRef,{owner:t,repo:r,ref:i,...g!==void 0&&{check_name:g},filter:"\
all",per_page:100});return(0,P().requireAsked)(A.every(({head_sha:T,name:$})=>T===i&&$===(g??$)),"the check runs of this\
 name on the commit"),A.map(m)}async function u({client:c,owner:t,repo:r},{id:i,externalId:g}){const{data:A}=await c.octokit.
rest.checks.get({owner:t,repo:r,check_run_id:i});return(0,P().requireAsked)(A.id===i,"this check run"),A.external_id===g&&
A.status!=="completed"}function m(c){return{id:c.id,name:c.name,url:c.html_url,detailsUrl:c.details_url??"",completed:c.
status==="completed",conclusion:c.conclusion,externalId:c.external_id??"",appId:c.app?.id,appSlug:c.app?.slug,headSha:c.
head_sha,completedAt:c.completed_at??"",annotationsCount:c.output.annotations_count}}function a(c){return{status:"in_pro\
gress",external_id:R(c),started_at:new Date().toISOString(),...c.detailsUrl!==void 0&&{details_url:c.detailsUrl},output:{
title:"The gate is running",summary:"Auditing and running the change."}}}async function b(c,t,r){const{client:i,owner:g,
repo:A,headSha:T}=c,$=async()=>{const{data:C}=await i.octokit.rest.checks.create({owner:g,repo:A,head_sha:T,name:t.checkName,
...a(t),...E().NOT_REPEATABLE});return(0,P().requireAsked)(C.head_sha===T,"this commit"),m(C)};return i.once($,async()=>(await h(
c,t)).find(({id:L})=>L>(r?.id??0)))}async function l(c,t,r){return m(await d(c,r,a(t)))}async function d({client:c,owner:t,
repo:r},{id:i},g){const A={owner:t,repo:r,check_run_id:i,...g},{data:T}=await c.octokit.rest.checks.update(A);return(0,P().
requireAsked)(T.id===i,"this check run"),T}const O=f.CONCLUSIONS=["failure","action_required","neutral","success"];async function S(c,t,{
conclusion:r,externalId:i,output:g}){const T=await d(c,t,{status:"completed",conclusion:r,external_id:i,output:g});if(T.
status!=="completed"||T.conclusion!==r)throw new(P()).BrokenAnswer("the check run is not completed with this result")}const o=f.
SUPERSEDED=" (superseded)";async function s(c,{checkName:t},r){await d(c,r,{name:`${t}${o}`,status:"completed",conclusion:"\
neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${t}\
\u201D.`}})}async function p(c,t,r){const i=(0,w().waitingId)((0,w().claimOf)(t.externalId));await d(c,t,{status:"in_pro\
gress",external_id:i,output:r})}},40410:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.PASSING_FAILURES=
f.NOT_REPEATABLE=f.LEAVES_API=void 0,f.connect=D,f.waitBeforeRetry=c;function n(){const t=e(58500);return n=function(){return t},
t}function w(){const t=e(78589);return w=function(){return t},t}function E(){const t=e(1207);return E=function(){return t},
t}const P=f.LEAVES_API={leavesApi:!0},M=18e4,R=3e3;function D(t,r={}){const{timeoutMs:i=15e3,sleep:g=N,now:A=Date.now,signal:T}=r,
$=r.baseUrl||"https://api.github.com",C=(0,w().getOctokit)(t,{baseUrl:$});let L=M;async function G(j,U){for(let H=1;;H+=
1){const B=A();try{return await j()}catch(W){const V=c((0,E().readFailure)(W),H,A());if(V===void 0||T?.aborted||(L-=A()-
B+V,L<0)||(await g(V,T),T?.aborted))throw W}const J=await U?.();if(J!==void 0)return J}}return C.hook.wrap("request",(j,U)=>{
const H=U.request?.fetch??globalThis.fetch,B=U.request?.leavesApi?H:a(H,$),J=async()=>{m(U.url,$),U.request={...U.request,
fetch:B,signal:F()};try{const W=await j(U);return l(W.status,W.headers.location),I(U,W),W}catch(W){throw h(W)}};return U.
request?.notRepeatable===!0?J():G(J)}),{octokit:C,once:G};function F(){return T===void 0?AbortSignal.timeout(i):T.aborted?
AbortSignal.timeout(Math.min(i,R)):AbortSignal.any([T,AbortSignal.timeout(i)])}}function N(t,r){return(0,n().setTimeout)(
t,void 0,r&&{signal:r}).catch(()=>{})}function I({method:t,url:r},{status:i,data:g}){if(!(t==="DELETE"?i===204:i===200||
i===201))throw new(E()).BrokenAnswer(`its status is ${i}`);if(t==="DELETE")return;if(typeof g!="object"||g===null)throw new(E()).
BrokenAnswer("it was truncated or is not JSON");if((t==="POST"||t==="PATCH")&&!r.endsWith("/graphql")&&!("id"in g))throw new(E()).
BrokenAnswer("it has no id");if(/[?&]per_page=/.test(r)&&!Array.isArray(v(r,g)))throw new(E()).BrokenAnswer("it is not a\
 list")}function v(t,r){return/\/check-runs\?/.test(t)?"total_count"in r&&"check_runs"in r?r.check_runs:void 0:r}function h(t){
const{status:r,said:i}=(0,E().readFailure)(t);return r===409?new(E()).BrokenAnswer(`its status is 409, ${i}`,{cause:t}):
t}class y extends Error{name="ForeignAnswer"}const u=5;function m(t,r){const{origin:i}=new URL(t,`${r}/`);if(i!==new URL(
r).origin)throw d(i)}function a(t,r){const{origin:i}=new URL(r);return async(g,A)=>{let T=String(g);for(let $=0;;$+=1){const C=await t(
T,{...A,redirect:"manual"}),L=b(C.status)?C.headers.get("location"):null,G=L!==null&&URL.canParse(L,T)&&new URL(L,T);if(!G||
G.origin!==i||$===u)return C;await C.body?.cancel(),T=G.href}}}function b(t){return t>=300&&t<400}function l(t,r){if(b(t)&&
typeof r=="string")throw d(r)}function d(t){const r=URL.canParse(t)?new URL(t).origin:t;return new y(`the answer refers \
to ${r}, which is not GitHub's API`)}const O=4,S=60,o=60,s=f.NOT_REPEATABLE={request:{notRepeatable:!0}},p=f.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function c(t,r,i){if(!p.has(t.kind)||r>=O)return;if(t.kind!==
"rate_limited")return 1e3*2**(r-1);const g=t.resetAt===void 0?void 0:Math.max(1,t.resetAt-i/1e3),A=t.retryAfter??g??o;return A>
S?void 0:Math.ceil(A*1e3)}},81014:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.objectIdSchema=void 0,
f.pullOrigin=v,f.pullRequestAsPayload=N,f.pullRequestHunks=y,f.pullRequestState=R,f.pullsOfCommit=I,f.pullsWithHead=D;function n(){
const u=e(7723);return n=function(){return u},u}function w(){const u=e(1207);return w=function(){return u},u}const E=f.objectIdSchema=
n().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),P=n().object({number:n().int().positive(),state:n().enum(["open","\
closed"]),head:n().object({sha:E,repo:n().object({id:n().int()}).nullable()}),base:n().object({ref:n().string().min(1),repo:n().
object({id:n().int()})})});async function M({client:u,owner:m,repo:a},b){const{data:l}=await u.octokit.rest.pulls.get({owner:m,
repo:a,pull_number:b}),d=P.parse(l);return(0,w().requireAsked)(d.number===b,`pull request ${b}`),{data:l,pull:d}}async function R(u,m){
const{data:a,pull:b}=await M(u,m);return{headSha:b.head.sha,changedFiles:a.changed_files}}async function D({client:u,owner:m,
repo:a},b,l){const d=await u.octokit.paginate(u.octokit.rest.pulls.list,{owner:m,repo:a,state:"open",...l!==void 0&&{head:l},
per_page:100}),O=n().array(P).parse(d);return(0,w().requireAsked)(O.every(({state:S})=>S==="open"),"open pull requests"),
O.filter(({head:S})=>S.sha===b).map(({number:S,base:o})=>({number:S,baseRef:o.ref})).sort((S,o)=>S.number-o.number)}async function N(u,m){
const{client:a,owner:b,repo:l}=u,{data:d}=await a.octokit.rest.repos.get({owner:b,repo:l}),{data:O}=await M(u,m);return{
repository:d,pull_request:O}}async function I({client:u,owner:m,repo:a},b){const{repos:l}=u.octokit.rest,d={owner:m,repo:a,
commit_sha:b,per_page:100},O=await u.octokit.paginate(l.listPullRequestsAssociatedWithCommit,d);return n().array(P).parse(
O).map(h)}async function v(u,m){const{data:a,pull:b}=await M(u,m);return{...h(b),commits:a.commits}}function h({number:u,
state:m,head:a,base:b}){return{number:u,isOpen:m==="open",baseRef:b.ref,headSha:a.sha,isFork:a.repo?.id!==b.repo.id}}async function y({
client:u,owner:m,repo:a},b,l){const{octokit:d}=u,O={owner:m,repo:a,pull_number:b,per_page:100},S=new Map;for await(const{
data:o}of d.paginate.iterator(d.rest.pulls.listFiles,O)){for(const{filename:s,patch:p}of o)p!==void 0&&l.has(s)&&S.set(s,
p);if(S.size===l.size)break}return S}},40638:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.listBundles=
I,f.readFileAt=M,f.refTip=D;function n(){const v=e(7723);return n=function(){return v},v}function w(){const v=e(61218);return w=
function(){return v},v}function E(){const v=e(1207);return E=function(){return v},v}function P(){const v=e(81014);return P=
function(){return v},v}async function M({client:v,owner:h,repo:y},u,m){const a={owner:h,repo:y,path:u,ref:m},{data:b}=await v.
octokit.rest.repos.getContent(a);if(Array.isArray(b)||b.type!=="file"||b.encoding!=="base64")throw new Error(`expected a\
 file of at most ${w().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(b.content,"base64")}const R=n().object({ref:n().
string(),object:n().object({sha:P().objectIdSchema})});async function D({client:v,owner:h,repo:y},u){const m=await(0,E().
ifFound)(v.octokit.rest.git.getRef({owner:h,repo:y,ref:u}));if(m===void 0)return;const{ref:a,object:b}=R.parse(m.data);return(0,E().
requireAsked)(a===`refs/${u}`,`refs/${u}`),b.sha}const N=100;async function I({client:v,owner:h,repo:y},u){try{const m={
owner:h,repo:y,subject_digest:u,per_page:N};return((await(0,E().ifFound)(v.octokit.rest.repos.listAttestations(m)))?.data.
attestations??[]).map(({bundle:b})=>b??null)}catch(m){const a={doing:"read the attestations",permission:"attestations: r\
ead"};throw(0,E().asUnavailable)(m,a)}}},42312:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.CANDIDATE_LIMITS=
void 0,f.readArchive=m;function n(){const t=e(77598);return n=function(){return t},t}function w(){const t=e(38522);return w=
function(){return t},t}function E(){const t=e(85893);return E=function(){return t},t}function P(){const t=e(7723);return P=
function(){return t},t}function M(){const t=e(94534);return M=function(){return t},t}function R(){const t=e(26040);return R=
function(){return t},t}function D(){const t=e(41895);return D=function(){return t},t}const N=f.CANDIDATE_LIMITS={entries:1e3,
bytes:64*1024*1024},I="manifest.json",v="checksum.sha256",h=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,y=P().string().
regex(/^1(\.|$)/,"expected a version 1"),u=P().looseObject({gep_version:y,schema_version:y});function m(t,r=N){const i=a(
S(t,r));l(b(i,I));const g=b(i,v);return i.delete(v),O(g,i),[...i].filter(([A])=>h.test(A)).map(([A,T])=>({name:A,bytes:T})).
sort((A,T)=>A.name<T.name?-1:1)}function a(t){const r=[...t.keys()][0]??"",i=t.has(I)?"":`${r.split("/")[0]}/`;return new Map(
[...t].map(([g,A])=>{if(g.startsWith(i))return[g.slice(i.length),A];throw c(`it has no ${I} at its root`)}))}function b(t,r){
const i=t.get(r);if(i===void 0)throw c(`it has no ${r} at its root`);return i}function l(t){const r=(0,R().attempt)(()=>JSON.
parse((0,M().decodeUtf8)(t).text));if(r===void 0)throw c(`${I} is not valid JSON`);const[i]=u.safeParse(r).error?.issues??
[];if(i!==void 0)throw c(`${I}: ${[...i.path,i.message].join(": ")}`)}const d=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function O(t,r){
const i=new Set(r.keys());for(const A of(0,M().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[,T,$=""]=d.exec(
A)??[],C=JSON.stringify(T===void 0?A.slice(0,80):$),L=r.get($);if(T===void 0)throw c(`${v} contains the invalid line ${C}`);
if(L===void 0)throw c(`${C} has a checksum but is missing`);if(!i.delete($))throw c(`${C} has two checksums`);if((0,n().
hash)("sha256",L)!==T.toLowerCase())throw c(`the checksum of ${C} does not match its content`)}const[g]=i;if(g!==void 0)
throw c(`${JSON.stringify(g)} has no checksum`)}function S(t,{entries:r,bytes:i}){const g=new Map;let A=0;const T=new(E()).
Parser({strict:!0,brotli:!1,zstd:!1});T.on("error",$=>{throw $}),T.on("entry",$=>{if(A+=1,A>r)throw c(`it has more than ${r}\
 entries`);const C=p($);if(C===void 0){$.resume();return}if(g.has(C))throw c(`it contains ${JSON.stringify(C)} twice`);const L=[];
g.set(C,Buffer.alloc(0)),$.on("data",G=>L.push(G)),$.on("end",()=>g.set(C,Buffer.concat(L)))}),T.on("ignoredEntry",({path:$,
type:C})=>{const L=JSON.stringify($.slice(0,80));throw c(`it contains ${L}, an entry of the type ${C}`)});try{const $=(0,w().
gunzipSync)(t,{maxOutputLength:i});if($[0]===31)throw c("it is gzipped twice");T.end($)}catch($){if($ instanceof D().GateError)
throw $;const{code:C,message:L}=$,G=C==="ERR_BUFFER_TOO_LARGE"?`its unpacked content has more than ${i} bytes`:`it is no\
t a complete gzipped tar (${L})`;throw c(G,$)}return g}const o=255,s=/[\\:\p{C}]/u;function p({path:t,type:r}){const i=JSON.
stringify(t.slice(0,o));if(r!=="File"&&r!=="OldFile"&&r!=="Directory")throw c(`${i} is a ${r}, but only files and direct\
ories are allowed`);const g=t.split("/").filter(T=>T!==""&&T!==".");if(!(!t.startsWith("/")&&!g.includes("..")&&!s.test(
t))||t.length>o||r!=="Directory"&&g.length===0)throw c(`it contains the path ${i}, which is not allowed`);return r==="Di\
rectory"?void 0:g.join("/")}function c(t,r){return new(D()).GateError("input_invalid",`The archive is not valid: ${t}.`,
"Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",
{cause:r})}},71101:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.exchangeFindings=D,f.isSameAsset=v,
f.promotedForm=h,f.receivedHashOf=I,f.unhashedFindings=N;function n(){const y=e(23404);return n=function(){return y},y}function w(){
const y=e(27199);return w=function(){return y},y}function E(){const y=e(85475);return E=function(){return y},y}function P(){
const y=e(94377);return P=function(){return y},y}function M(){const y=e(57733);return M=function(){return y},y}function R(){
const y=e(95132);return R=function(){return y},y}function D(y){return[...(0,M().promotionSchemaFindings)(y),...(0,E().identityFindings)(
y,"author")].map(u=>({...u,severity:"error"}))}function N(y){const u=(0,E().unhashedFields)(y);return u.length===0?[]:[(0,R().
finding)("fields-not-hashed",{capsule:y.id,fields:u},(0,w().placeOf)(y,["outcome"]))]}function I({value:{a2a:y}}){return(0,w().
isJsonObject)(y)?y.received_asset_id:void 0}function v(y,u){return(0,E().contentHash)(y.value)===(0,E().contentHash)(u.value)?
!0:(0,E().matchContentHash)(y)!==void 0&&I(u)===y.value.asset_id}function h({type:y,value:u},m){const{confidence:a,a2a:b,
asset_id:l}=u;if(y!=="Capsule"||typeof a!="number")return(0,E().matchContentHash)({type:y,value:u})==="engine"?(0,P().asEngineHashed)(
u)??u:u;if(m===1&&(0,n().verifyAssetId)(u))return u;const d={...(0,E().matchContentHash)({type:y,value:u})==="hub"?(0,E().
asHubHashes)(u):u,confidence:a*m,a2a:{...(0,w().isJsonObject)(b)?b:{},status:"promoted",confidence_factor:m,received_asset_id:l??
null}};return{...d,asset_id:(0,n().computeAssetId)(d)}}},72371:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.attestationJudge=I,f.attestedSchema=void 0;function n(){const t=e(7723);return n=function(){return t},t}function w(){const t=e(
27199);return w=function(){return t},t}function E(){const t=e(79167);return E=function(){return t},t}function P(){const t=e(
95132);return P=function(){return t},t}function M(){const t=e(36773);return M=function(){return t},t}const R=n().object(
{issuer:n().string().describe("Who confirmed the identity, as a URL."),repository:n().string().describe("`owner/name` of\
 the repository whose workflow signed."),workflow:n().string().describe("The workflow file with its ref: `owner/name/.gi\
thub/workflows/a.yml@refs/heads/main`."),ref:n().string().describe("The ref that the workflow ran for.")}),D=f.attestedSchema=
n().object({source:n().string().describe("The file and position, or the address."),digest:E().digestSchema.describe("Dig\
est of the signed statement."),predicate_type:n().string(),result:n().enum(["PASSED","WARNED"]),asset_id:E().digestSchema,
commit:n().string().nullable().describe("The commit that was verified, if the statement names it."),policy_digest:E().digestSchema,
gate:n().object({id:n().string(),version:n().string().nullable()}).nullable().describe("The gate; null if the statement \
does not name it."),verified_at:n().iso.datetime(),signer:R}).describe("A verified attestation about the asset."),N=1440*
60*1e3;function I(t,r){return i=>{const g=i.value.asset_id,T=(typeof g=="string"?t.filter(F=>v(F,g)):[]).map(F=>({each:F,
reasons:h(i,F,r)})),$=T.flatMap(({each:F,reasons:j})=>"refused"in F||j.length>0?[]:[F]).sort((F,j)=>Date.parse(j.verified_at)-
Date.parse(F.verified_at));if($.length===0)return{findings:T[0]?.reasons??[p(i,d,O)]};const C=$.find(F=>!b(F,i)),L=$.filter(
F=>b(F,i)&&(C===void 0||F.verified_at>C.verified_at)),G=L.find(({gate:F})=>F!==null)??L[0];return G!==void 0?{accepted:c(
G,String(g))}:{findings:C===void 0?[p(i,d,O)]:[l(i,C)]}}}function v(t,r){return"refused"in t?t.claims?.has(r)??!0:t.subjects.
has(r)}function h(t,r,{signers:i,policyDigest:g,now:A}){const T=`attestation \`${r.source}\``;if("refused"in r)return[(0,P().
finding)("evidence-invalid",{source:T,why:r.refused},(0,w().placeOf)(t))];const{signer:$,policy_digest:C,verified_at:L}=r,
G=i.filter(B=>y($,B)),[F]=G;if(F===void 0){const B=i.length===0?"no signer":(0,M().inCode)(i.map(a)),J=`the ${T} was sig\
ned by \`${m($)}\`; the policy accepts ${B}`;return[p(t,J,S,"danger")]}const j=({policies:B})=>B??[g],U=G.filter(B=>j(B).
includes(C));if(U.length===0){const B=(0,M().inCode)(G.flatMap(j));return[p(t,`the ${T} is about the policy \`${C}\`, not\
 about ${B}`,o)]}const H=Math.max(...U.map(({max_age_days:B})=>B));if(A.getTime()-Date.parse(L)>H*N){const B=`the ${T} i\
s about a verification at ${L}, more than ${H} days ago`;return[p(t,B,s)]}return[]}function y(t,{issuer:r,repository:i,workflow:g,
ref:A}){const T=g.startsWith(".github/")?`${i}/${g}`:g,$=T.includes("@")?T:`${T}@${A}`;return t.issuer===r&&t.ref===A&&u(
t.repository)===u(i)&&u(t.workflow)===u($)}function u(t){return t.replace(/^[^/]+\/[^/]+/,r=>r.toLowerCase())}function m({
repository:t,workflow:r,ref:i,issuer:g}){return`${r} for ${t} at ${i}, confirmed by ${g}`}function a({repository:t,workflow:r,
ref:i}){return`${r} for ${t} at ${i}`}function b({result:t,validated:r},{type:i}){return t!=="FAILED"&&(r||i!=="Gene")}function l(t,{
source:r,result:i}){const g=`says that the verification ${i==="FAILED"?"failed":"did not run all commands"}`;return(0,P().
finding)("validation-failed",{source:`attestation \`${r}\``,what:g},(0,w().placeOf)(t))}const d="none has its `asset_id`\
 as a subject",O="Validate this version with the gate, sign its verification summary with `actions/attest`, and pass the\
 bundle with `--attestation`",S="If you trust this workflow, add its repository, file and ref to `a2a.attestation` in th\
e policy",o="Run the gate with the policy of the promotion, or add the digest of the other policy to `policies` of this \
signer in `a2a.attestation`",s="Validate the asset again with the gate, or increase `max_age_days` of this signer in `a2\
a.attestation`";function p(t,r,i,g="bookkeeping"){const{type:A,id:T}=t,$={what:"attestation",type:A,id:T,why:r,fix:i};return(0,P().
finding)("evidence-missing",$,{...(0,w().placeOf)(t),harm:g})}function c({subjects:t,validated:r,result:i,...g},A){return{
...g,result:i==="WARNED"?"WARNED":"PASSED",asset_id:A}}},3766:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.judgeByAttestations=I,f.readAttestations=v;function n(){const a=e(27199);return n=function(){return a},a}function w(){
const a=e(40638);return w=function(){return a},a}function E(){const a=e(41895);return E=function(){return a},a}function P(){
const a=e(94644);return P=function(){return a},a}function M(){const a=e(72371);return M=function(){return a},a}function R(){
const a=e(93625);return R=function(){return a},a}const D=8,N=500;async function I(a,{file:b,client:l,trustedRoot:d},{policy:O,
digest:S}){const o=(0,R().readTrustedRoots)(d),s=O.a2a.attestation,p=[...new Set(s.map(({repository:t})=>t))],c=[...b?v(
b,o):[],...l?await u(l,p,a,o):[]];return(0,M().attestationJudge)(c,{signers:s,policyDigest:S,now:new Date})}function v({
name:a,bytes:b},l){const d=(0,P().strictJson)({name:a,bytes:b});if("problem"in d)throw y(a,d.problem);const O=d.values.flatMap(
h);if(O.length===0)throw y(a,"it contains no bundle");return O.map((S,o)=>(0,R().verifyBundle)(O.length===1?a:`${a}, bun\
dle ${o+1}`,S,l))}function h(a){return Array.isArray(a)?a:(0,n().isJsonObject)(a)&&Array.isArray(a.attestations)?a.attestations.
map(b=>(0,n().isJsonObject)(b)?b.bundle??null:null):[a]}function y(a,b){return new(E()).GateError("input_invalid",`${a} \
is not a file of attestations: ${b}.`,"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}async function u(a,b,l,d){
const O=l.map(({value:s})=>s.asset_id).filter(m),S=[...new Set(O)].flatMap(s=>b.map(p=>({repository:p,id:s})));if(b.length===
0)throw new(E()).GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and wo\
rkflow to `a2a.attestation` in the policy.");if(S.length>N)throw new(E()).GateError("usage",`promote --fetch would send ${S.
length} requests to GitHub; ${N} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at onc\
e.");const o=[];for(let s=0;s<S.length;s+=D){const p=S.slice(s,s+D).map(async({repository:c,id:t})=>{const[r="",i=""]=c.
split("/"),g=await(0,w().listBundles)({client:a,owner:r,repo:i},t),A=T=>`${c}, attestation ${T+1} of ${t}`;return g.map(
(T,$)=>(0,R().verifyBundle)(A($),T,d))});o.push(...(await Promise.all(p)).flat())}return o}function m(a){return typeof a==
"string"&&/^sha256:[0-9a-f]{64}$/.test(a)}},63647:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.readStatement=
v;function n(){const u=e(7723);return n=function(){return u},u}function w(){const u=e(38863);return w=function(){return u},
u}function E(){const u=e(58802);return E=function(){return u},u}const P=n().string().regex(/^[0-9a-f]{64}$/),M=n().record(
n().string(),n().string()),R=n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),D=n().looseObject({_type:n().literal("h\
ttps://in-toto.io/Statement/v1"),subject:n().array(n().looseObject({name:n().string().optional(),digest:M})).min(1),predicateType:n().
string(),predicate:n().unknown()}),N=n().looseObject({verifier:n().looseObject({id:n().literal(w().HOME),version:n().record(
n().string(),n().string()).optional()}),timeVerified:n().iso.datetime({offset:!0}),resourceUri:n().string(),policy:n().looseObject(
{digest:n().looseObject({sha256:P})}),verificationResult:n().enum(["PASSED","FAILED"]),verifiedLevels:n().array(n().string())}),
I=n().looseObject({result:n().enum(["PASSED","WARNED","FAILED"]),configuration:n().array(n().looseObject({digest:n().looseObject(
{sha256:P})})).length(1,{error:"expected one entry, the policy"}),passedTests:n().array(n().string()).default([]),warnedTests:n().
array(n().string()).default([]),failedTests:n().array(n().string()),skippedTests:n().array(n().string()).default([])});function v(u){
const m=D.safeParse(u);if(!m.success)return{refused:`its payload is not an in-toto statement: ${y(m.error)}`};const{subject:a,
predicateType:b,predicate:l}=m.data,d=a.map(({digest:p})=>p),O=p=>d.flatMap(c=>c[p]??[]),S=new Set(O("sha256").map(p=>`s\
ha256:${p}`)),o=O("gitCommit").filter(p=>R.safeParse(p).success),s={predicate_type:b,subjects:S};switch(b){case E().VERIFICATION_SUMMARY:{
const{data:p,error:c}=N.safeParse(l);if(c)return{refused:`its verification summary is malformed: ${y(c)}`};const t=[...o,
h(p.resourceUri)].find(r=>p.resourceUri===(0,E().commitUri)(r)&&(o.includes(r)||S.has(`sha256:${(0,E().textDigest)(r)}`)));
return t===void 0?{refused:"its resource is not one of its subjects"}:{...s,result:p.verificationResult,validated:p.verifiedLevels.
includes(E().VALIDATED),commit:t,policy_digest:`sha256:${p.policy.digest.sha256}`,gate:{id:p.verifier.id,version:p.verifier.
version?.[w().TOOL.name]??null},verifiedAt:Date.parse(p.timeVerified)}}case E().TEST_RESULT:{const{data:p,error:c}=I.safeParse(
l);if(c)return{refused:`its test result is malformed: ${y(c)}`};const[t]=p.configuration,{passedTests:r,warnedTests:i,failedTests:g,
skippedTests:A}=p;return{...s,result:p.result,validated:g.length+A.length===0&&r.length+i.length>0,commit:o[0]??null,policy_digest:`\
sha256:${t?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(b.slice(0,80))}, n\
ot a verification summary or a test result`}}}function h(u){return u.slice(u.lastIndexOf(":")+1)}function y({issues:u}){
const[m]=u,a=m?.path.map(String).join(".");return`${a?`${a}: `:""}${m?.message??"unknown"}`}},93625:function(k,f,e){Object.
defineProperty(f,"__esModule",{value:!0}),f.readTrustedRoots=p,f.verifyBundle=a;function n(){const t=e(77598);return n=function(){
return t},t}function w(){const t=e(64077);return w=function(){return t},t}function E(){const t=e(8744);return E=function(){
return t},t}function P(){const t=e(80643);return P=function(){return t},t}function M(){const t=e(3030);return M=function(){
return t},t}function R(){const t=e(41895);return R=function(){return t},t}function D(){const t=e(94644);return D=function(){
return t},t}function N(){const t=e(63647);return N=function(){return t},t}const I="application/vnd.in-toto+json",v="1.3.\
6.1.4.1.57264.1.12",h="1.3.6.1.4.1.57264.1.14",y="https://github.com/",u=12,m=10*6e4;function a(t,r,i){let g,A,T;try{const{
content:J,...W}=(0,w().bundleFromJSON)(r);if(J.$case!=="dsseEnvelope")return{source:t,refused:"it signs a file, not an i\
n-toto statement"};({payload:g,payloadType:A}=J.dsseEnvelope),T=(0,M().toSignedEntity)({...W,content:J})}catch(J){return{
source:t,refused:`it is not a Sigstore bundle (${d(J)})`}}const $=(0,D().strictJson)({name:t,bytes:g}),[C]="values"in $&&
$.values.length===1?$.values:[],L=C===void 0?void 0:(0,N().readStatement)(C),G=L&&"subjects"in L?{claims:L.subjects}:{},
F=J=>({source:t,refused:J,...G});if(A!==I)return F(`its payload type is ${JSON.stringify(A.slice(0,80))}`);const j=b(T,i);
if("refused"in j)return F(j.refused);if("problem"in $)return F(`its statement is ambiguous: ${$.problem}`);if(L===void 0)
return F("its payload is not one JSON value");if("refused"in L)return F(L.refused);const U=O(j.signer);if(U===void 0)return F(
"its certificate names no workflow of GitHub");const{verifiedAt:H=j.signedAt,...B}=L;return H>j.signedAt+m?F("it was sig\
ned before the time that it states"):{...B,source:t,digest:`sha256:${(0,n().createHash)("sha256").update(g).digest("hex")}`,
verified_at:new Date(H).toISOString(),signer:U}}function b(t,r){const i=[];for(const g of r)try{return{signer:g.verify(t),
signedAt:l(t)}}catch(A){i.push(A)}return{refused:`its signature cannot be verified (${i.map(d).join("; ")})`}}function l({
timestamps:t}){const r=t.map(i=>i.$case==="timestamp-authority"?i.timestamp.signingTime.getTime():Number(i.tlogEntry.integratedTime)*
1e3);return Math.min(...r)}function d(t){const{message:r,cause:i}=t,g=i instanceof Error?`: ${i.message}`:"";return`${r}${g}`.
replaceAll(/\s+/g," ").slice(0,200)}function O({identity:t}){const r=t?.extensions?.issuer,i=S(t?.subjectAlternativeName),
g=S(o(t,v)),A=o(t,h);if(!(!r||!i||!g||!A))return{issuer:r,repository:g,workflow:i,ref:A}}function S(t){return t?.startsWith(
y)?t.slice(y.length):void 0}function o(t,r){const i=t?.oids?.filter(({oid:A})=>A?.id.join(".")===r)??[],[g]=i;if(!(g===void 0||
i.length>1))try{const{tag:A,value:T}=E().ASN1Obj.parseBuffer(Buffer.from(g.value));return A.number===u?T.toString("utf8"):
void 0}catch{return}}const s=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function p({
name:t,bytes:r}){const i=(0,D().strictJson)({name:t,bytes:r});if("problem"in i)throw c(t,i.problem);if(i.values.length===
0)throw c(t,"it is empty");return i.values.map((g,A)=>{let T;try{const G=P().TrustedRoot.fromJSON(g);if(!s.test(G.mediaType))
throw new Error("its media type is unknown");T=(0,M().toTrustMaterial)(G)}catch(G){throw c(t,`root ${A+1} is malformed (${G.
message})`)}const{certificateAuthorities:$,tlogs:C,ctlogs:L}=T;if($.length===0)throw c(t,`root ${A+1} has no certificate\
 authority`);return new(M()).Verifier(T,{tlogThreshold:C.length>0?1:0,ctlogThreshold:L.length>0?1:0,timestampThreshold:1})})}
function c(t,r){return new(R()).GateError("input_invalid",`${t} is not a trusted root: ${r}.`,"Write the file with `gh a\
ttestation trusted-root > trusted-root.jsonl`.")}},80543:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.auditCandidates=N;function n(){const u=e(27199);return n=function(){return u},u}function w(){const u=e(67506);return w=
function(){return u},u}function E(){const u=e(72025);return E=function(){return u},u}function P(){const u=e(97004);return P=
function(){return u},u}function M(){const u=e(77648);return M=function(){return u},u}function R(){const u=e(13580);return R=
function(){return u},u}function D(){const u=e(95132);return D=function(){return u},u}async function N(u,m,a){const{genes:b,
findings:l}=await(0,w().auditAssets)(u,m,a),d=new Map(b.map(c=>[c.asset,I(c)])),O=(0,M().findingsAbout)(l),S=new Set(u.filter(
({type:c})=>c==="Gene").map(({id:c})=>c)),o=a.filter(({id:c})=>!S.has(c)),s=u.filter(({type:c})=>c==="Capsule"),p=await(0,P().
blockedGenes)(s,o,m);return c=>{const t=c.type==="Gene"?d.get(c):[];if(t===void 0)return[(0,E().assetNotJudged)(c,"the a\
udit returned no result")];const r=p.get(c);return[...t,...r?[r]:[],...O(c).filter(({rule:i})=>i!=="event-parent-missing")]}}
function I({asset:u,commands:m,findings:a}){return[...m.flatMap(b=>{if(b.verdict!=="block"||h(b))return b.findings.map(v);
const{command:l,location:d}=b,O={location:d,subject:{...(0,n().subjectOf)(u),command:l}};return[(0,D().finding)("unsafe-\
validation-command",{command:l},O),...b.findings]}),...y(u)?[]:[(0,D().finding)("strategy-missing",{gene:u.id},(0,n().placeOf)(
u,["strategy"]))],...a]}function v(u){return(0,R().ruleOf)(u.rule).idle?{...u,severity:"error"}:u}function h({findings:u}){
const m=u.filter(({severity:a})=>a==="error");return m.length>0&&m.every(({rule:a})=>(0,R().ruleOf)(a).absent===!0)}function y({
value:{strategy:u}}){return Array.isArray(u)&&u.some(m=>typeof m=="string"&&m.trim()!=="")}},50414:function(k,f,e){Object.
defineProperty(f,"__esModule",{value:!0}),f.filesInFolder=b,f.readCandidates=I,f.readWhole=h;function n(){const d=e(61331);
return n=function(){return d},d}function w(){const d=e(64385);return w=function(){return d},d}function E(){const d=e(52117);
return E=function(){return d},d}function P(){const d=e(41895);return P=function(){return d},d}function M(){const d=e(48741);
return M=function(){return d},d}function R(){const d=e(93028);return R=function(){return d},d}function D(){const d=e(95132);
return D=function(){return d},d}function N(){const d=e(42312);return N=function(){return d},d}function I(d,O){const S=d.
flatMap(r=>v(r.bytes)?(0,N().readArchive)(r.bytes).map(({name:i,bytes:g})=>({file:(0,w().readAssetFile)(`${r.name}/${i}`,
g,O),archive:r})):{file:h(r,O)}),o=S.map(y),s=o.flatMap(r=>r.candidates),p=o.flatMap(r=>r.findings),c=S.flatMap(({file:r})=>r.
messages??[]).filter(({value:r})=>!(0,n().carriesAssets)(r)),[t]=p;if(s.length+c.length===0&&t!==void 0)throw m(t);return{
candidates:s,findings:p,messages:c}}function v(d){return d[0]===31&&d[1]===139}function h({name:d,bytes:O},S){if(O.length<=
S.maxBytes)return(0,w().readAssetFile)(d,O,S);throw new(P()).GateError("input_invalid",`${d} is larger than ${S.maxBytes}\
 bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.")}function y({file:d,
archive:O}){const S=new Set(d.problems.filter(({rule:c})=>c!=="duplicate-id"&&c!=="duplicate-copy")),o=[...S];return{candidates:d.
assets.filter(({envelope:c,cut:t})=>!t&&(!c||(0,n().carriesAssets)(c))).map(c=>{const t=c.envelope??O;if(o.length===0)return{
asset:c,findings:[],bundle:t};const r=c.locate(),i=o.filter(({location:g})=>u(g,r));for(const g of i)S.delete(g);return{
asset:c,findings:i.map(E().assetProblemFinding),bundle:t}}),findings:[...S].map(E().assetProblemFinding)}}function u(d,O){
const{end_line:S=O.line,end_column:o=O.column}=O,s=d.line>O.line||d.line===O.line&&d.column>=O.column,p=d.line<S||d.line===
S&&d.column<=o;return s&&p}function m(d){const{message:O,remedy:S}=(0,D().describe)(d),{path:o,line:s}=d.location??{path:"",
line:1};return new(P()).GateError("input_invalid",`${o} contains no candidate. Line ${s}: ${O}`,S)}const a=/^(?:manifest\.json$|(?:memory|distiller)\/)/;
function b(d,O){const S=[...(0,M().folderTree)(d).files()].filter(({path:r,kind:i})=>(0,R().isRegular)(i)||r.endsWith(".\
gepx")),o=S.find(({path:r})=>r.endsWith(".gepx"));if(o)throw l(O,`${o.path} is an archive`,"Pass archives one by one.");
const s=S.filter(({path:r})=>/\.jsonl?$/.test(r)&&!a.test(r)),{entries:p,bytes:c}=N().CANDIDATE_LIMITS,t=s.reduce((r,{size:i=0})=>r+
i,0);if(s.length===0)throw l(O,"it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(s.length>p||
t>c){const r=`at most ${p} files with ${c} bytes are read`;throw l(O,r,"Pass the files in smaller directories.")}return s.
map(({path:r})=>r)}function l(d,O,S){return new(P()).GateError("input_invalid",`The directory ${d} cannot be read: ${O}.`,
S)}},47440:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.decide=h;function n(){const i=e(27199);return n=
function(){return i},i}function w(){const i=e(84812);return w=function(){return i},i}function E(){const i=e(47771);return E=
function(){return i},i}function P(){const i=e(59490);return P=function(){return i},i}function M(){const i=e(13580);return M=
function(){return i},i}function R(){const i=e(95132);return R=function(){return i},i}function D(){const i=e(47350);return D=
function(){return i},i}function N(){const i=e(71101);return N=function(){return i},i}function I(){const i=e(38727);return I=
function(){return i},i}function v(){const i=e(72883);return v=function(){return i},i}function h(i,g){const{policy:A}=g,T=new Map(
g.known.toReversed().map(j=>[(0,v().assetKey)(j),j])),$=y(g,T),C=[],L=[];for(const{asset:j,findings:U}of i){const H=T.get(
(0,v().assetKey)(j)),B=g.revocations(j),J=g.audited(j),W=!U.some(({severity:Q})=>Q==="error")&&!J.some(b),V=B?void 0:d(j,
W?H:void 0);if(V!==void 0){L.push({asset:j,reason:V});continue}const Y=(0,I().evidenceOf)(j,g.evidence),X=[...B?[B]:[],...a(
j),...U,...H&&!(0,N().isSameAsset)(j,H)?[O(j,H)]:[],...J,...$(j),...(0,N().exchangeFindings)(j),...(0,N().unhashedFindings)(
j),...Y.findings],z=s(j,Y,X,A.fail_on);C.push(z),z.outcome==="promoted"&&T.set((0,v().assetKey)(j),j)}const G=new Map(i.
map(({asset:j,bundle:U})=>[j,U])),F=new Set(g.known.map(v().assetKey));return{decided:t(C,G,F),skipped:L}}function y({events:i,
policy:g},A){const T=new Set(i.map(({value:C})=>C.id)),$=(0,E().streakCounter)(i,!0);return C=>{if(C.type==="Capsule")return(0,w().
broadcastFindings)(C,$(C),g.a2a);const{parent:L}=C.value;return C.type!=="EvolutionEvent"||typeof L!="string"?[]:T.has(L)||
A.has((0,v().assetKey)({type:C.type,id:L}))?[]:[(0,R().finding)("event-parent-missing",{event:C.id,parent:L,where:"neith\
er a candidate nor in the log",fix:"Also pass the events before it, or pass the log that contains them with `--events`"},
(0,n().placeOf)(C,["parent"]))]}}const u=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,m=200;function a(i){
const{type:g,id:A}=i,T=u.test(A)?"has control characters":A.length>m&&`has ${A.length} characters, more than ${m}`;return T?
[(0,R().finding)("id-unusable",{type:g,id:A,why:T},(0,n().placeOf)(i,["id"]))]:[]}function b({rule:i}){return(0,M().ruleOf)(
i).otherAsset===!0}const l=new Set(["Gene","Capsule","EvolutionEvent"]);function d(i,g){const{type:A,id:T}=i;if(!l.has(A))
return(0,R().finding)("nothing-to-promote",{what:`The ${A} \`${T}\``},(0,n().placeOf)(i));if(!(g===void 0||!(0,N().isSameAsset)(
i,g)))return(0,R().finding)("already-promoted",{type:A,id:T,place:g.path},(0,n().placeOf)(i))}function O(i,{path:g}){const{
type:A,id:T}=i,$=`is that of another ${A} with different content in \`${g}\`, which is kept`;return(0,R().finding)("id-u\
nusable",{type:A,id:T,why:$},(0,n().placeOf)(i,["id"]))}const S={eligible:"promoted",unproven:"quarantined",refuted:"rej\
ected"},o=new Set(["fail","error"]);function s(i,g,A,T){const $=F=>o.has((0,D().severityVerdict)([F],T)),C=p(A.filter($)),
L=(0,R().eligibilityOf)(C),G=new Set(C.map(c));return{asset:i,outcome:S[L],eligibility:L,evidence:g,reasons:[...C.filter(
F=>!(0,R().isMissingEvidence)(F)),...C.filter(R().isMissingEvidence).filter(({rule:F})=>L==="unproven"||F!=="evidence-to\
o-low")],notices:p(A.filter(F=>!$(F)&&!G.has(c(F))))}}function p(i){return[...new Map(i.map(g=>[c(g),g])).values()]}function c({
rule:i,args:g}){return JSON.stringify([i,g])}function t(i,g,A){const T=({asset:j})=>g.get(j),$=(0,P().groupBy)(i.filter(
({asset:j})=>j.type==="Gene"),({asset:{id:j}})=>j),C=({asset:{type:j,value:U}})=>j==="Capsule"?$.get(U.gene??null)??[]:[],
L=j=>{const U=T(j);return U?C(j).filter(H=>T(H)===U):[]},G=new Map;for(const j of i){const[U]=L(j),H=U&&[U,j].find(({outcome:B})=>B!==
"promoted");H&&!G.has(U)&&G.set(U,H)}const F=j=>j.outcome==="promoted"&&!G.has(j);return i.map(j=>{if(j.outcome!=="promo\
ted")return j;const U=L(j),H=C(j).filter(({asset:V})=>!A.has((0,v().assetKey)(V))),B=U.length>0?U:H,J=B.some(F)?void 0:B[0],
W=G.get(j)??(J&&(G.get(J)??J));return W===void 0?j:r(j,W)})}function r(i,{asset:g}){const{type:A,id:T}=i.asset,$={type:A,
id:T,otherType:g.type,other:g.id},C=(0,R().finding)("bundle-incomplete",$,(0,n().placeOf)(i.asset));return{...i,outcome:"\
quarantined",eligibility:"unproven",reasons:[C]}}},38727:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.evidenceOf=N;function n(){const l=e(57975);return n=function(){return l},l}function w(){const l=e(23404);return w=function(){
return l},l}function E(){const l=e(27199);return E=function(){return l},l}function P(){const l=e(77680);return P=function(){
return l},l}function M(){const l=e(38942);return M=function(){return l},l}function R(){const l=e(58504);return R=function(){
return l},l}function D(){const l=e(95132);return D=function(){return l},l}function N(l,d){const O=I(l.type==="Gene"?y(l,
d):h(l),d.attestation?.(l)),S=v(l,d.required);if((0,M().isAtLeast)(O.level,S))return{...O,findings:O.findings.filter(c=>!(0,D().
isMissingEvidence)(c))};if(O.findings.length>0)return O;const{type:o,id:s}=l,p={type:o,id:s,level:O.level,required:S};return{
...O,findings:[(0,D().finding)("evidence-too-low",p,(0,E().placeOf)(l))]}}function I(l,d){return d===void 0?l:"accepted"in
d?{...l,level:"attested",attestation:d.accepted}:{...l,findings:[...d.findings,...l.findings]}}function v({type:l},d){return l===
"Gene"||(0,M().isAtLeast)(d,"published")?d:"none"}function h({value:l}){return{level:(0,w().verifyAssetId)(l)?"self_repo\
rted":"none",findings:[]}}function y(l,d){const{reports:O,ran:S,required:o}=d,s=S?.has(l)?[{level:"gate",origin:"gate",findings:[]}]:
[],c=[...(O?.get(l.value.asset_id)??[]).map($=>u(l,$,d)),...s],[t,...r]=c;if(t===void 0)return{level:"none",findings:(O&&
[m(l,"no report names its `asset_id`")])??[]};const i=o==="none"?"self_reported":o,g=c.findLast(({origin:$})=>$&&(0,M().
isAtLeast)($,i)),{origin:A,...T}=g??r.reduce(($,C)=>(0,M().isAtLeast)($.level,C.level)?$:C,t);return T}function u(l,d,O){
const{gateReport:S,provenance:o,policyDigest:s}=O,{overall_ok:p,policy_digest:c,gene_id:t}=d,r=(0,E().placeOf)(l),i=`rep\
ort \`${typeof d.id=="string"?d.id:"unknown"}\``,{ok:g,commands:A=[],contradictory:T}=(0,R().readValidationReport)(d)??{},
$=S?.genes.get(l.id)??[],C=p===!0&&g===!0&&$.every(({passed:K})=>K),L=S&&C?b($,d):void 0,j=t!=null&&t!==l.id?"it names a\
nother gene":T?"its `commands` and `results` differ":L,U=A.map(({command:K})=>K.trim()),H=(0,P().commandsToRun)(l),B=[...S?.
objections??[],o?.objection??[]].flat(),J=[(0,w().verifyAssetId)(d)?void 0:"its `asset_id` does not match its content",j,
C&&!(0,n().isDeepStrictEqual)(U,H)?`it lists ${a(U)}, but the gene has ${a(H)}`:void 0].filter(K=>K!==void 0).map(K=>(0,D().
finding)("evidence-invalid",{source:i,why:K},r)),V=C?[]:[(0,D().finding)("validation-failed",{source:i,what:"does not sh\
ow that every command passed"},r)],Y=[c,S?S.policyDigest:c].some(K=>K!==s),X=`with the policy \`${c??"unknown"}\`, not wi\
th \`${s}\``,z=[...Y?[m(l,`the ${i} was made ${X}`)]:[],...B.map(K=>m(l,`the provenance of the ${i} is not proven: ${K}`))],
Q=[...J,...V,...z];if(J.length>0)return{level:"none",findings:Q};const Z=S!==void 0&&z.length===0?o?"published":"gate":"\
self_reported";return C?{...{report:d,...S&&{reportDigest:S.digest}},level:Z,origin:Z,findings:Q}:{level:"none",origin:Z,
findings:Q}}function m(l,d){const S={what:"report",type:l.type,id:l.id,why:d,fix:"Validate the current version of the ge\
ne by the gate with this policy, and pass its unmodified `gate-report.json` with `--report`"};return(0,D().finding)("evi\
dence-missing",S,(0,E().placeOf)(l))}function a(l){return l.length===0?"no commands":[...l.slice(0,3).map(O=>`\`${O}\``),
...l.length>3?[`${l.length-3} more`]:[]].join(", ")}function b(l,{gene_asset_id:d}){if(!l.some(({assetId:o})=>(o??d)===d))
return"the GateReport that contains it does not list this version of the gene";const S=l.find(({contradiction:o})=>o)?.contradiction;
return S&&`the GateReport contradicts it: ${S}`}},54975:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.provenanceCheck=D,f.provenanceObjection=R;function n(){const v=e(32693);return n=function(){return v},v}function w(){const v=e(
34413);return w=function(){return v},v}function E(){const v=e(1207);return E=function(){return v},v}function P(){const v=e(
41895);return P=function(){return v},v}function M(){const v=e(4812);return M=function(){return v},v}async function R({gateReport:v},h,y){
return v===void 0?"it is not in a GateReport, and a check run contains only the digest of a GateReport":v.objections.includes(
M().UNTRUSTED)?M().UNTRUSTED:h(v.headSha,v.digest,y)}function D(v,h){const[y,u,...m]=h?.split("/")??[];if(!y||!u||m.length>
0)throw new(P()).GateError("usage","A promotion with a token requires the repository of the report.","Set GITHUB_REPOSIT\
ORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(a,b,l)=>{const d=a.slice(0,7),O=await I({client:v,owner:y,
repo:u},a);if(O===void 0)return`the commit ${d} does not exist in ${y}/${u}`;const S=O.filter(({externalId:p})=>(0,n().readExternalId)(
p)?.digest===b);if(S.length===0)return`no check run on the commit ${d} contains its digest`;const o=S.filter(({appSlug:p})=>p===
l);if(o.length===0)return`the check run with its digest was created by the app ${S[0]?.appSlug??"unknown"}`;const s=o.filter(
p=>p.completed&&p.headSha===a);return s.length===0?"the check run with its digest is not completed":s.some(p=>N(p,O))?void 0:
"a newer check run of the same name replaces that with its digest"}}function N(v,h){const{id:y,name:u,appSlug:m,completedAt:a}=v,
b=h.filter(d=>d.name===u&&d.appSlug===m),l=d=>!d.completed||d.completedAt>a;return!u.endsWith(w().SUPERSEDED)&&!b.some(d=>d.
id!==y&&(0,w().isOfGate)(d)&&l(d))}async function I(v,h){try{return await(0,w().listChecks)(v,h)}catch(y){if((0,E().readFailure)(
y).kind==="invalid")return;const u={doing:"read the check runs",permission:"checks: read"},m=(0,E().explainFailure)(y,u);
throw new(P()).GateError("github_unavailable",`The provenance of the report cannot be checked: ${m}.`,"Grant `checks: re\
ad` to the token, or promote without a token, which skips this check.",{cause:y})}}},4812:function(k,f,e){Object.defineProperty(
f,"__esModule",{value:!0}),f.UNTRUSTED=void 0,f.readEvidence=v;function n(){const m=e(7723);return n=function(){return m},
m}function w(){const m=e(64385);return w=function(){return m},m}function E(){const m=e(41895);return E=function(){return m},
m}function P(){const m=e(59490);return P=function(){return m},m}function M(){const m=e(38863);return M=function(){return m},
m}function R(){const m=e(31048);return R=function(){return m},m}function D(){const m=e(94644);return D=function(){return m},
m}const N=f.UNTRUSTED="a runner that the pull request controls reported its results",I=n().looseObject({type:n().literal(
"GateReport"),tool:n().looseObject({name:n().string()}).optional(),verdict:n().string().optional(),policy:n().looseObject(
{digest:n().string(),enforce:n().string().optional()}).nullish(),error:n().unknown().optional(),genes:n().array(n().looseObject(
{id:n().string(),asset_id:n().string().nullish(),verdict:n().string(),commands:n().array(n().looseObject({verdict:n().string().
optional(),outcome:n().looseObject({status:n().string()}).nullish()})).default([])})).default([]),findings:n().array(n().
looseObject({severity:n().string(),suppressed:n().unknown().optional(),subject:n().looseObject({type:n().string(),id:n().
string()}).nullish()})).default([]),head_sha:n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:n().looseObject(
{untrusted:n().boolean().optional()}).optional(),validation_reports:n().array(n().looseObject({type:n().literal("Validat\
ionReport")}))});function v({name:m,bytes:a},b){const l=(0,D().strictJson)({name:m,bytes:a},b);if("problem"in l)throw u(
m,l.problem);const d=l.values[0],O=I.safeParse(d);if(O.success&&l.values.length===1)return{reports:h(O.data.validation_reports),
gateReport:y(O.data,(0,R().reportDigest)(d))};const S=(0,w().readAssetFile)(m,a,b).assets.flatMap(({value:o})=>o.type===
"ValidationReport"?[o]:[]);if(S.length===0)throw u(m,"it contains no ValidationReport");return{reports:h(S)}}function h(m){
return(0,P().groupBy)(m,({gene_asset_id:a})=>a)}function y(m,a){const{head_sha:b,isolation:l,tool:d,verdict:O,policy:S,error:o,
genes:s,findings:p}=m,c=d?.name===M().TOOL.name&&O!==void 0&&O!=="error",t=p.filter(({severity:g,suppressed:A})=>g==="er\
ror"&&!A),r=new Set(t.flatMap(({subject:g})=>g?.type==="Gene"?[g.id]:[])),i=s.map(({id:g,asset_id:A,verdict:T,commands:$})=>{
const L=$.length>0&&$.every(G=>G.verdict!=="block"&&G.outcome?.status==="passed")?void 0:"not all commands of the gene h\
ave passed in it";return{id:g,assetId:A,passed:T==="pass"||T==="warn",contradiction:r.has(g)?"it has an error about the \
gene":L}});return{digest:a,headSha:b,objections:[...c?[]:["it is not a report of this gate"],...S?.enforce==="report"?["\
its policy only reports, and fails nothing"]:[],...l?.untrusted?[N]:[],...o==null?[]:["it has an error"]],policyDigest:S?.
digest,genes:(0,P().groupBy)(i,({id:g})=>g)}}function u(m,a){return new(E()).GateError("input_invalid",`${m} is not vali\
d evidence: ${a}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},72883:function(k,f,e){
Object.defineProperty(f,"__esModule",{value:!0}),f.assetKey=y,f.eventsOf=l,f.promotionPolicy=S,f.readEventLog=a,f.readOwnAssets=
u,f.withWorkspace=d;function n(){const o=e(78114);return n=function(){return o},o}function w(){const o=e(35474);return w=
function(){return o},o}function E(){const o=e(52117);return E=function(){return o},o}function P(){const o=e(41895);return P=
function(){return o},o}function M(){const o=e(74238);return M=function(){return o},o}function R(){const o=e(63550);return R=
function(){return o},o}function D(){const o=e(35720);return D=function(){return o},o}function N(){const o=e(67397);return N=
function(){return o},o}function I(){const o=e(53010);return I=function(){return o},o}function v(){const o=e(95132);return v=
function(){return o},o}function h(){const o=e(50414);return h=function(){return o},o}function y({type:o,id:s}){return`${o}\
 ${s}`}async function u(o,s){const p={base:"",audited:"",files:[]},{files:c}=await(0,w().readSides)({baseTree:o,headTree:o,
change:p,policy:s});return m(c),{assets:c.flatMap(({assets:t})=>t),messages:c.flatMap(({messages:t})=>t??[])}}function m(o){
for(const{path:s,unread:p,problems:c}of o){const t=c.find(n().hidesContent);if(p===void 0&&t===void 0)continue;const r=t?
`line ${t.location.line}: ${t.detail}`:p;throw new(P()).GateError("file_unreadable",`${s} cannot be read completely: ${r}\
.`,"Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an asset with the id of a candidat\
e.")}}function a(o,s){const{name:p}=o,c=(0,h().readWhole)(o,s),[t]=c.messages??[];if(t!==void 0)throw b(`${p}, line ${t.
location.line}: a message between agents is not a log.`,"Pass the log of your own repository; use --assets for messages \
of other agents.");const r=c.problems.filter(({rule:$})=>$!=="duplicate-id").map(E().assetProblemFinding).find(({severity:$})=>$===
"error");if(r===void 0)return c.assets;const{message:i,remedy:g}=(0,v().describe)(r),{path:A,line:T}=r.location??{path:p,
line:1};throw b(`${A}, line ${T}: ${i}`,g)}function b(o,s){return new(P()).GateError("input_invalid",`The event log cann\
ot be read. ${o}`,s)}function l(o){return o.filter(({type:s})=>s==="EvolutionEvent").map(({value:s,path:p})=>({value:s,log:p}))}
function d(o,s,p,c){return(0,I().withSourceTree)(o,s,async(t,r,i)=>{const g=i&&await O(i,c);return p({directory:r,tree:t,
...g&&{defaultBranch:g}})})}async function O(o,s){const p=s===void 0?(await(0,N().findDefaultBranch)(o))?.commit:(await(0,N().
lookUpCommits)(o,[`refs/remotes/origin/${s}`]))[0];return p===void 0?void 0:(0,D().readTree)(o,p)}function S(o){const s=o?.
tree??(0,R().literalTree)({},"no repository");return(0,M().loadPolicy)(s,s.label)}},39242:function(k,f,e){Object.defineProperty(
f,"__esModule",{value:!0}),f.promote=l;function n(){const s=e(77598);return n=function(){return s},s}function w(){const s=e(
81456);return w=function(){return s},s}function E(){const s=e(68450);return E=function(){return s},s}function P(){const s=e(
1348);return P=function(){return s},s}function M(){const s=e(72025);return M=function(){return s},s}function R(){const s=e(
4378);return R=function(){return s},s}function D(){const s=e(74238);return D=function(){return s},s}function N(){const s=e(
80543);return N=function(){return s},s}function I(){const s=e(50414);return I=function(){return s},s}function v(){const s=e(
47440);return v=function(){return s},s}function h(){const s=e(54975);return h=function(){return s},s}function y(){const s=e(
4812);return y=function(){return s},s}function u(){const s=e(72883);return u=function(){return s},s}function m(){const s=e(
31170);return m=function(){return s},s}function a(){const s=e(52220);return a=function(){return s},s}function b(){const s=e(
88460);return b=function(){return s},s}async function l(s){const{policy:p,workspace:c,now:t=new Date}=s,{policy:r}=p,i=(0,w().
assetLimits)(r.assets.max_file_bytes),{candidates:g,findings:A,messages:T}=(0,I().readCandidates)(s.candidates,i),$=c?await(0,u().
readOwnAssets)(c.tree,r):{assets:[],messages:[]},C=s.events&&(0,u().readEventLog)(s.events,i),L=$.assets.filter(({type:W})=>W===
"Gene").map(({path:W})=>W),G=R().Judge.by({policy:r,tree:c?.tree,changed:new Set,platform:s.platform,cwd:(0,E().commonRoot)(
L,{policy:r,tree:c?.tree}),...s.signal&&{signal:s.signal}}),F=g.map(({asset:W})=>W),j=await(0,N().auditCandidates)(F,G,[
...$.assets,...C??[]]),U=(0,a().revocationsIn)([...$.messages,...T]),H={policy:r,known:$.assets,events:(0,u().eventsOf)(
C??$.assets),audited:j,now:t,revocations:U,evidence:await S(s,F,i)},{decisions:B,reports:J}=await o(s,g,H,G);return(0,m().
promotionOf)(B,{policy:p,decidedAt:t,inputs:d(s),loose:A,messages:T,revoked:$.assets.flatMap(W=>{const V=U(W);return V?[
{asset:W,reason:V}]:[]}),reports:J,gate:c?await O(c,p):[]})}function d(s){const{candidates:p,events:c,evidence:t,attestation:r}=s;
return[...p.map(g=>({role:"assets",file:g})),{role:"events",file:c},{role:"report",file:t},{role:"attestation",file:r?.file}].
flatMap(({role:g,file:A})=>A?[{role:g,name:A.name,digest:`sha256:${(0,n().hash)("sha256",A.bytes)}`}]:[])}async function O({
tree:s,defaultBranch:p},{source:c,policy:t,shared:r}){if(p===void 0)return[];const i=c==="file"?void 0:D().POLICY_PATH;return(await(0,P().
gateFindings)({policyPath:i,policy:t,baseTree:p,tree:s,shared:r})).filter(({rule:A})=>A==="gate-weakened")}async function S({
evidence:s,attestation:p,policy:{policy:c,digest:t}},r,i){const{require_evidence:g,evidence_app:A}=c.a2a,T=p&&await p.judge(
r),$=s&&(0,y().readEvidence)(s,i),C=s?.provenance,L=$&&C&&{objection:await(0,h().provenanceObjection)($,C,A)};return{policyDigest:t,
required:g,...$,attestation:T,provenance:L}}async function o({run:s,workspace:p,policy:c},t,r,i){if(s===void 0||p===void 0)
return{decisions:(0,v().decide)(t,r),reports:[]};const g=j=>({...r.evidence,ran:j}),A=new Set(t.map(({asset:j})=>j)),T=(0,v().
decide)(t,{...r,evidence:g(A)}).decided.filter(({asset:j,outcome:U})=>j.type==="Gene"&&U==="promoted").map(({asset:j})=>j),
$=await(0,b().runGenes)(T,i,{policy:c,workspace:p},s),C=new Set(T),L=j=>C.has(j)?$.findings.get(j)??[(0,M().assetNotJudged)(
j,"the run returned no result")]:[],G=j=>[...r.audited(j),...L(j)];return{decisions:(0,v().decide)(t,{...r,audited:G,evidence:g(
C)}),reports:$.reports}}},18421:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.openInputs=I;function n(){
const h=e(73024);return n=function(){return h},h}function w(){const h=e(76760);return w=function(){return h},h}function E(){
const h=e(38321);return E=function(){return h},h}function P(){const h=e(40410);return P=function(){return h},h}function M(){
const h=e(73388);return M=function(){return h},h}function R(){const h=e(3766);return R=function(){return h},h}function D(){
const h=e(50414);return D=function(){return h},h}function N(){const h=e(54975);return N=function(){return h},h}async function I({
assets:h,events:y,report:u,attestation:m,fetch:a,trustedRoot:b},{folder:l,open:d,token:O,env:S},o){const s=async(L,G=(0,M().
inputName)(L))=>({name:G,bytes:await(0,E().buffer)(d(L))}),p=async L=>L===void 0?void 0:s(L),t=O&&(u!==void 0||a)?(0,P().
connect)(O,{baseUrl:S.GITHUB_API_URL}):void 0,r=await p(u),i=await p(m),g=await p(b),A=r&&t&&(0,N().provenanceCheck)(t,S.
GITHUB_REPOSITORY),T=(0,w().resolve)(l,h),$=h!=="-"&&v(T),C=$?[]:[await s(h)];for(const L of $?(0,D().filesInFolder)(T,h):
[])C.push(await s((0,w().join)(T,L),`${h}/${L}`));return{candidates:C,events:await p(y),evidence:r&&{...r,provenance:A},
...g&&{attestation:{file:i,judge:L=>{const G={trustedRoot:g,file:i,client:a?t:void 0};return(0,R().judgeByAttestations)(
L,G,o)}}}}}function v(h){return(0,n().statSync)(h,{throwIfNoEntry:!1})?.isDirectory()??!1}},73517:function(k,f,e){Object.
defineProperty(f,"__esModule",{value:!0}),f.EMITTED=void 0,f.messageLines=D,f.promotedLines=u,f.promotedSubjects=a,f.quarantinedLines=
b;function n(){const l=e(61331);return n=function(){return l},l}function w(){const l=e(10289);return w=function(){return l},
l}function E(){const l=e(58802);return E=function(){return l},l}const P=f.EMITTED=["decision","report","revoke"],M={promoted:"\
accept",quarantined:"quarantine",rejected:"reject"},R={Gene:"gene promoted after safety audit",Capsule:"capsule promoted\
 after validation",EvolutionEvent:"event promoted for provenance tracking"};function D(l,d,{id:O,now:S,random:o}){return N(
d,l).map(s=>m({protocol:n().PROTOCOL,protocol_version:"1.0.0",message_type:d,message_id:`msg_${S.getTime()}_${o()}`,sender_id:O,
timestamp:S.toISOString(),payload:s}))}function N(l,{decisions:d,skipped:O,reports:S,revoked:o=[]}){switch(l){case"decis\
ion":return[...d.map(I),...O.flatMap(v)];case"report":return S.map(h);case"revoke":return o.map(s=>({...y(s),reason:s.reason.
message}))}}function I(l){const{outcome:d,type:O}=l,[S]=l.reasons,o=S===void 0?null:`${S.message} (${S.rule})`,s=d==="pr\
omoted"?R[O]??null:o;return{...y(l),decision:M[d],reason:s}}function v(l){const{rule:d,message:O}=l.reason;return d!=="a\
lready-promoted"?[]:[{...y(l),decision:M.promoted,reason:O}]}function h(l){const{gene_asset_id:d,gene_id:O}=l;return{...y(
{asset_id:typeof d=="string"?d:null,id:O}),validation_report:l}}function y({asset_id:l,id:d}){return{target_asset_id:l,target_local_id:d}}
function u({promoted:l}){return l.map(m)}function m(l){return`${(0,w().jsonLine)(l)}
`}function a({promoted:l}){return l.flatMap(({id:d,asset_id:O})=>typeof O=="string"?[(0,E().assetSubject)(d,O)]:[])}function b({
quarantined:l}){return l.map(({asset:d,sender_id:O})=>m(O===void 0?d:{protocol:n().PROTOCOL,message_type:"publish",sender_id:O,
payload:{asset:d}}))}},31170:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.promotionOf=h;function n(){
const o=e(61331);return n=function(){return o},o}function w(){const o=e(85475);return w=function(){return o},o}function E(){
const o=e(94377);return E=function(){return o},o}function P(){const o=e(38863);return P=function(){return o},o}function M(){
const o=e(4190);return M=function(){return o},o}function R(){const o=e(13580);return R=function(){return o},o}function D(){
const o=e(95132);return D=function(){return o},o}function N(){const o=e(37075);return N=function(){return o},o}function I(){
const o=e(71101);return I=function(){return o},o}function v(){const o=e(48791);return v=function(){return o},o}function h({
decided:o,skipped:s},p){const{policy:c,loose:t,gate:r,revoked:i}=p,{source:g,path:A,digest:T,policy:$}=c,C=j=>o.filter(U=>U.
outcome===j),L=new Map(C("promoted").map(({asset:j})=>[j,(0,I().promotedForm)(j,$.a2a.confidence_factor)])),F=[...o.map(
({reasons:j})=>j),...t.map(j=>[j])].filter(j=>j.some(y)).length;return{type:"PromotionReport",schema_version:v().PROMOTION_VERSION,
tool:P().TOOL,policy:{source:g,...A!==void 0&&{path:A},digest:T,require_evidence:$.a2a.require_evidence},decided_at:p.decidedAt.
toISOString(),inputs:p.inputs,decisions:o.map(j=>u(j,L.get(j.asset))),promoted:[...L].map(([{type:j,id:U},H])=>({...H,type:j,
id:U})),quarantined:C("quarantined").map(({asset:j,reasons:U})=>({...O(j),...a(j),asset:j.value,reasons:U.map(S)})),rejected:[
...C("rejected").map(({asset:j,reasons:U})=>({...O(j),reasons:U.map(S)})),...t.map(j=>({...d(j),reasons:[S(j)]}))],skipped:[
...s.map(b),...p.messages.map(l)],reports:[...p.reports,...o.flatMap(({evidence:{report:j}})=>j===void 0?[]:[{...j,gene_id:String(
j.gene_id)}])],...F>0&&{undecided:F},...r.length>0&&{gate:r.map(S)},...i.length>0&&{revoked:i.map(b)}}}function y({rule:o}){
return(0,R().ruleOf)(o).undecided===!0}function u({asset:o,outcome:s,eligibility:p,evidence:c,reasons:t,notices:r},i){const{
report:g,level:A,reportDigest:T,attestation:$}=c;return{...O(o),...a(o),outcome:s,eligibility:p,evidence:{level:A,...typeof g?.
id=="string"&&{report_id:g.id},...T!==void 0&&{report_digest:T},...$&&{attestation:$}},hash:m(o),promoted_asset_id:typeof i?.
asset_id=="string"?i.asset_id:null,reasons:t.map(S),notices:r.map(S)}}function m(o){const s=(0,w().matchContentHash)(o)??
(0,E().otherHashForm)(o),p=M().HASH_FORM_NAMES.filter(t=>t!=="hub"||o.type==="Capsule"),c=s===void 0?p:p.slice(0,p.indexOf(
s));return{form:s??null,not_matched:c,content:(0,w().contentHash)(o.value)}}function a({envelope:o}){const s=o&&(0,n().senderOf)(
o);return s===void 0?{}:{sender_id:s}}function b({asset:o,reason:s}){return{...O(o),reason:S(s)}}function l({value:o,location:s}){
const{path:p,line:c}=s,{message_id:t,message_type:r}=o,g=`A message of the type \`${typeof r=="string"?r.slice(0,40):"un\
known"}\``;return{id:typeof t=="string"?t:`${p}:${c}`,type:"Message",asset_id:null,path:p,line:c,reason:S((0,D().finding)(
"nothing-to-promote",{what:g},{location:s}))}}function d({location:{path:o,line:s}={path:"",line:1,column:1}}){return{id:o,
type:"File",asset_id:null,path:o,line:s}}function O({id:o,type:s,path:p,value:c,locate:t}){const{asset_id:r}=c;return{id:o,
type:s,asset_id:typeof r=="string"?r:null,path:p,line:t().line}}function S(o){const{rule:s,severity:p}=o;return{id:(0,N().
identityOf)(o),rule:s,severity:p,...(0,D().describe)(o)}}},80335:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.countsOf=D,f.promotionPage=R,f.renderPromotion=P;function n(){const N=e(10289);return n=function(){return N},N}function w(){
const N=e(31626);return w=function(){return N},N}const E=1e3;function P(N,I){const v=(0,w().layoutOf)(I),{quarantined:h,
rejected:y,skipped:u,decisions:m,gate:a=[]}=N,b=(s,p)=>(0,w().prose)(v,s,p),l=(s,{message:p,rule:c})=>b(s,`${p} (${c})`),
d=(s,p,c)=>{const{shown:t,rest:r}=(0,w().limited)(s,E,`${p} candidate`,v);return[...t.map(c),r]},O=(s,p,{type:c,id:t,path:r,
line:i})=>{const g=(0,w().shortName)(c==="File"?`${r}:${i}`:`${c} ${t}`,(0,w().roomOf)(v));return(0,w().labelled)(v,s,[v.
paint("strong",g)],p)},S=([s,...p])=>{const{shown:c,rest:t}=(0,w().limited)(p,0,"reason",v);return[...s?[...l("why",s),...b(
"fix",s.remedy)]:[],...c.flatMap(r=>l("also",r)),...t]},o=m.filter(({outcome:s})=>s==="promoted");return(0,w().page)([...d(
y,"rejected",s=>[...O("rejected","bad",s),...S(s.reasons)]),...d(h,"quarantined",s=>[...O("quarantine","quiet",s),...S(s.
reasons)]),...d(v.verbose||m.length===0?u:[],"skipped",s=>[...O("skipped","quiet",s),...l("why",s.reason)]),...d(o,"prom\
oted",s=>[...O("promoted","good",s),...b("evidence",s.evidence.level),...v.verbose?s.notices.flatMap(p=>l("note",p)):[]]),
...a.map(s=>l("gate",s)),b("result",D(N))])}const M=1e3;function R(N){const v=P(N,{columns:120,colour:!1,verbose:!1}).trimEnd().
split(`
`),h=v.length-M;return[`## Promotion: ${D(N)}`,"",...(0,n().markdownFence)(v.slice(0,M)),...h>0?[`And ${h} more lines, i\
n the log.`]:[],""].join(`
`)}function D({promoted:N,quarantined:I,rejected:v,skipped:h}){return Object.entries({promoted:N,quarantined:I,rejected:v,
skipped:h}).filter(([,u])=>u.length>0).map(([u,{length:m}])=>`${m} ${u}`).join(", ")||"no candidates"}},48791:function(k,f,e){
Object.defineProperty(f,"__esModule",{value:!0}),f.PROMOTION_VERSION=f.OUTCOMES=f.FAIL_ON=void 0,f.exitCodeOf=S,f.promotionSchema=
void 0;function n(){const o=e(7723);return n=function(){return o},o}function w(){const o=e(79167);return w=function(){return o},
o}function E(){const o=e(38942);return E=function(){return o},o}function P(){const o=e(99462);return P=function(){return o},
o}function M(){const o=e(4190);return M=function(){return o},o}function R(){const o=e(39763);return R=function(){return o},
o}function D(){const o=e(61336);return D=function(){return o},o}function N(){const o=e(72371);return N=function(){return o},
o}const I=f.PROMOTION_VERSION="1.0.0",v=n().object({id:n().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the re\
ason: the same in every run, even if its position changes."),rule:n().string(),severity:P().severitySchema,message:n().string(),
remedy:n().string()}),h={path:n().string(),line:n().int().min(1)},y={id:n().string(),type:w().assetTypeSchema,asset_id:n().
string().nullable().describe("The hash that the candidate declares."),...h},u=n().array(v).min(1).describe("Why; the fir\
st reason is the one to fix first."),m=n().object({...y,type:n().enum([...R().ASSET_TYPES,"File","Message"]).describe("`\
File` for a part of the source that is not an asset, `Message` for a message."),reasons:u}),a=f.OUTCOMES=["promoted","qu\
arantined","rejected"],b=n().object({level:E().evidenceLevelSchema,report_id:n().string().optional().describe("The Valid\
ationReport that reached the level."),report_digest:w().digestSchema.optional().describe("The digest of the GateReport t\
hat contains it."),attestation:N().attestedSchema.optional()}),l=n().object({...y,sender_id:n().string().optional().describe(
"The sender of the message that contained it."),outcome:n().enum(a),eligibility:E().eligibilitySchema,evidence:b,hash:n().
object({form:n().enum(M().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; \
null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are\
 accepted."),not_matched:n().array(n().enum(M().HASH_FORM_NAMES)).describe("The forms that were compared before, in thei\
r order."),content:w().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Whether the\
 declared hash matches the content."),promoted_asset_id:n().string().nullable().describe("The hash of the promoted form;\
 null if the candidate is not promoted."),reasons:n().array(v).describe("Why it is not promoted; empty if it is."),notices:n().
array(v).describe("Findings that do not prevent the promotion.")}),d=f.promotionSchema=n().object({type:n().literal("Pro\
motionReport"),schema_version:n().literal(I),tool:n().object({name:n().literal("gene-gate"),version:n().string()}),policy:n().
object({source:n().enum(["default","base","file"]),path:n().string().optional(),digest:w().digestSchema,require_evidence:E().
evidenceLevelSchema}),decided_at:n().iso.datetime(),inputs:n().array(n().object({role:n().enum(["assets","events","repor\
t","attestation"]),name:n().string(),digest:w().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:n().array(l).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:n().array(n().looseObject({type:w().assetTypeSchema,id:n().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:n().array(m.extend({type:w().assetTypeSchema,
sender_id:n().string().optional(),asset:n().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:n().array(m).describe("The candidates that\
 are rejected."),skipped:n().array(n().object({...y,type:m.shape.type,reason:v})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:n().array(n().looseObject({...D().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:n().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:n().array(v).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:n().array(n().object({...y,reason:v})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),O=f.FAIL_ON=["none","rejected","unproven"];function S({
quarantined:o,rejected:s,undecided:p},c){return p!==void 0?2:{none:0,rejected:s.length,unproven:s.length+o.length}[c]>0?
1:0}},52220:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.revocationsIn=D;function n(){const h=e(27199);
return n=function(){return h},h}function w(){const h=e(61331);return w=function(){return h},h}function E(){const h=e(85475);
return E=function(){return h},h}function P(){const h=e(94377);return P=function(){return h},h}function M(){const h=e(95132);
return M=function(){return h},h}function R(){const h=e(71101);return R=function(){return h},h}function D(h){const y=new Map,
u=new Map;for(const m of h.filter(({value:a})=>a.message_type==="revoke")){const a=(0,w().payloadOf)(m.value),b=v(a.target_asset_id,
a.asset_id,a.target_asset_ids),l=v(a.target_local_id,a.local_id);for(const d of b)y.set((0,P().hashDigits)(d)??d,m);if(b.
length===0)for(const d of l)u.set(d,m)}return y.size+u.size===0?()=>{}:m=>{const{type:a,id:b,value:l}=m,O=v(l.asset_id,(0,E().
contentHash)(m.value),(0,R().receivedHashOf)(m),...a==="Capsule"?[(0,E().contentHash)((0,E().asHubHashes)(l))]:[]).map(o=>(0,P().
hashDigits)(o)??o).find(o=>y.has(o)),S=O===void 0?u.get(b):y.get(O);return S&&N(m,S)}}function N(h,{value:y}){const{type:u,
id:m}=h,{reason:a}=(0,w().payloadOf)(y),b={type:u,id:m,by:(0,w().senderOf)(y)??"an unknown sender",why:typeof a=="string"?
a.slice(0,I):""};return(0,M().finding)("asset-revoked",b,(0,n().placeOf)(h))}const I=200;function v(...h){return h.flatMap(
y=>y??[]).filter(y=>typeof y=="string"&&y!=="")}},88460:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.runGenes=y;function n(){const a=e(1395);return n=function(){return a},a}function w(){const a=e(27199);return w=function(){
return a},a}function E(){const a=e(67506);return E=function(){return a},a}function P(){const a=e(87952);return P=function(){
return a},a}function M(){const a=e(59580);return M=function(){return a},a}function R(){const a=e(36807);return R=function(){
return a},a}function D(){const a=e(95132);return D=function(){return a},a}function N(){const a=e(63682);return N=function(){
return a},a}function I(){const a=e(46562);return I=function(){return a},a}function v(){const a=e(94901);return v=function(){
return a},a}function h(){const a=e(47350);return h=function(){return a},a}async function y(a,b,{policy:{policy:l,digest:d},
workspace:{directory:O,tree:S}},{approver:o,secrets:s,...p}){const c=new Date,t=(0,P().additionsFor)(l),r=(0,M().guardCheckout)(
O,[...S.files()],t),i=await(0,E().auditAssets)(a,b,[]),{judgement:g,runResult:A}=await(0,v().validate)(i,{policy:l,startedAt:c,
heads:[{judge:()=>(0,n().judgedHead)(i,S,{policy:l,digest:d},"")}],approver:o,runs:!0,run:L=>(0,N().runAudited)(i,{...p,
checkout:r,tree:S,attended:!1,policy:l,fork:!0,waiting:L})}),{genes:T}=g,$=T.map(L=>(0,R().redactGene)(L,s)),C=(0,R().validationReportsOf)(
$,{nodeOf:A.nodeOf,policyDigest:d,startedAt:c,finishedAt:new Date});return{findings:new Map(T.map(L=>[L.gene.asset,m(L,l.
fail_on)])),reports:C.filter(L=>L!==null)}}const u="Approve the commands if they wait for approval, and run the promotio\
n again";function m(a,b){const l=(0,I().findingsOf)(a);if(a.verdict==="pass"||a.verdict==="warn"||(0,h().severityVerdict)(
l,b)==="fail")return l;const{asset:O}=a.gene,S={what:"run",type:O.type,id:O.id,why:a.summary,fix:u};return[...l,(0,D().finding)(
"evidence-missing",S,(0,w().placeOf)(O))]}},94644:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.strictJson=
M;function n(){const R=e(81456);return n=function(){return R},R}function w(){const R=e(73229);return w=function(){return R},
R}function E(){const R=e(94534);return E=function(){return R},R}const P=(0,n().assetLimits)(16*1024*1024);function M({name:R,
bytes:D},N=P){if(D.length>N.maxBytes)return{problem:`it is larger than ${N.maxBytes} bytes`};const{text:I,complete:v}=(0,E().
decodeUtf8)(D);if(!v)return{problem:"it is not UTF-8 text"};const h=new(E()).Problems(new(E()).Source(R,I)),y=(0,w().readJson)(
I,N,h).map(({value:m})=>m),[u]=h.found;return u===void 0?{values:y}:{problem:`line ${u.location.line}: ${u.detail}`}}},53010:function(k,f,e){
Object.defineProperty(f,"__esModule",{value:!0}),f.withSourceTree=N;function n(){const I=e(51455);return n=function(){return I},
I}function w(){const I=e(41895);return w=function(){return I},I}function E(){const I=e(67147);return E=function(){return I},
I}function P(){const I=e(48741);return P=function(){return I},I}function M(){const I=e(96402);return M=function(){return I},
I}function R(){const I=e(35720);return R=function(){return I},I}function D(){const I=e(34397);return D=function(){return I},
I}async function N(I,v,h,y=!1){const u=await(0,M().openRepository)(I,v).catch(async m=>{if(!(m instanceof w().GateError&&
m.code==="not_a_repository"&&(await(0,n().stat)(I).catch(()=>{}))?.isDirectory()))throw m});if(u===void 0)return h((0,P().
folderTree)(I),I);try{const m=`the ${y?"staged ":""}files of ${u.directory}`,a=y?D().snapshotIndex:D().snapshotWorktree,
b=await(0,R().readTree)(u,await a(u),{label:m});return await h((0,E().withAdditions)(b,(0,P().folderTree)(u.directory),(0,E().
additionsOf)()),u.directory,u)}finally{await u.close()}}},58504:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.readValidationReport=M;function n(){const h=e(57975);return n=function(){return h},h}function w(){const h=e(27199);return w=
function(){return h},h}function E(){const h=e(85475);return E=function(){return h},h}function P(){const h=e(21471);return P=
function(){return h},h}function M(h){if(!(0,w().isJsonObject)(h)||h.type!=="ValidationReport")return;const y=typeof h.overall_ok==
"boolean"?"protocol":"results",u=y==="protocol"?h.commands:h.results;if(!Array.isArray(u))return;const m=u.map(R);return{
shape:y,id:I(h.id),geneId:I(h.gene_id),commands:m,ok:h.overall_ok!==!1&&m.length>0&&m.every(({ok:a})=>a),contradictory:Array.
isArray(h.commands)&&Array.isArray(h.results)&&!(0,n().isDeepStrictEqual)(h.commands.map(D),h.results.map(D)),durationMs:v(
h.duration_ms)??N(h),hash:(0,E().matchContentHash)({type:"ValidationReport",value:h})??null,differences:(0,P().schemaDifferences)(
"ValidationReport",h)}}function R(h){const{command:y,cmd:u,ok:m,duration_ms:a,err:b,stderr:l}=(0,w().isJsonObject)(h)?h:
{},d=I(y)??I(u);return{command:d??"",ok:m===!0&&d!==null,durationMs:v(a),error:I(b)??I(l)}}function D(h){const{command:y,
ok:u}=R(h);return[y,u]}function N({started_at:h,finished_at:y}){const[u,m]=[h,y].map(a=>typeof a=="string"?Date.parse(a):
v(a));return typeof u=="number"&&typeof m=="number"&&m>=u?m-u:null}function I(h){return typeof h=="string"?h:null}function v(h){
return typeof h=="number"?h:null}},78589:function(k,f,e){e.r(f),e.d(f,{getOctokit:()=>n.Q});var n=e(92413)},64077:function(k,f,e){
e.r(f),e.d(f,{bundleFromJSON:()=>n.vw});var n=e(61040)},8744:function(k,f,e){e.r(f),e.d(f,{ASN1Obj:()=>n.ASN1Obj});var n=e(
83917)},80643:function(k,f,e){e.r(f),e.d(f,{TrustedRoot:()=>n.TrustedRoot});var n=e(19654)},3030:function(k,f,e){e.r(f),
e.d(f,{Verifier:()=>n.BL,toSignedEntity:()=>n.DC,toTrustMaterial:()=>n.jO});var n=e(54187)},85893:function(k,f,e){e.r(f),
e.d(f,{Parser:()=>n.i});var n=e(73979)}};
