"use strict";exports.id=144,exports.ids=[144],exports.modules={61218:function(k,d){Object.defineProperty(d,"__esModule",{value:!0}),d.
MAX_ANNOTATIONS=d.GITHUB_LIMITS=void 0;const e=d.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
n=d.MAX_ANNOTATIONS=500},32693:function(k,d){Object.defineProperty(d,"__esModule",{value:!0}),d.QUEUE=void 0,d.claimOf=I,
d.claimPrefix=C,d.completedExternalId=h,d.isClaim=N,d.isWaiting=D,d.readExternalId=g,d.shortPolicy=v,d.waitingId=M;const e=d.
QUEUE="merge_group",n=12,w=100,E="gene-gate:",P="waiting";function C(l){return`${E}${l}:`}function M(l){return`${C(P)}${l}`}
function D(l){return l.startsWith(C(P))}function N(l){return l.startsWith(E)}function I(l){const O=N(l)?/:(\d{1,9})$/.exec(
l)?.[1]:y.exec(l)?.[6];return Number(O??0)}function v(l){return l?.replace(/^sha256:/,"").slice(0,n)??"none"}function h(l,O,{
event:f,base:c,pulls:S},b){const o=S.map(r=>`#${r}`).join(",");return[l,f,i(c),v(O),o,b].join(";")}const y=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*)(?:;(\d{1,9}))?)?$/;
function g(l){const[,O,f,c,S,b=""]=y.exec(l)??[];if(O===void 0)return;const o=[...b.matchAll(/#(\d+)/g)].map(([,r])=>Number(
r));return{digest:O,event:f,policy:S,pulls:o,isInto:r=>c===i(r)}}function i(l){return encodeURIComponent(l).slice(0,w)}},
34413:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.SUPERSEDED=d.CONCLUSIONS=void 0,d.checkOperation=
C,d.claimId=M,d.completeCheck=b,d.createCheck=O,d.findUnfinished=h,d.gateChecks=I,d.isOfGate=v,d.isOfQueue=N,d.isStillClaimed=
g,d.leaveWaiting=p,d.listChecks=y,d.newRunKey=D,d.supersedeCheck=r,d.takeUpCheck=f,d.updateCheck=c;function n(){const u=e(
77598);return n=function(){return u},u}function w(){const u=e(32693);return w=function(){return u},u}function E(){const u=e(
40410);return E=function(){return u},u}function P(){const u=e(1207);return P=function(){return u},u}function C({readOnlyToken:u=!1}){
return{doing:"write the check run",permission:"checks: write",readOnlyToken:u}}function M({runKey:u,claim:t}){return`${(0,w().
claimPrefix)(u)}${t}`}function D(u){return`${u??"run"}:${(0,n().randomUUID)()}`}function N({completed:u,conclusion:t,externalId:a}){
return(a.startsWith((0,w().claimPrefix)(w().QUEUE))||(0,w().readExternalId)(a)?.event===w().QUEUE)&&!(u&&t==="success")}
async function I(u,t){return(await y(u,u.headSha,t)).filter(v).sort((s,m)=>m.id-s.id)}function v({externalId:u}){return(0,w().
isClaim)(u)||(0,w().readExternalId)(u)!==void 0}async function h(u,{runKey:t,checkName:a}){return(await y(u,u.headSha,a)).
filter(({externalId:m,completed:A})=>m.startsWith((0,w().claimPrefix)(t))&&!A)}async function y({client:u,owner:t,repo:a},s,m){
const A=await u.octokit.paginate(u.octokit.rest.checks.listForRef,{owner:t,repo:a,ref:s,...m!==void 0&&{check_name:m},filter:"\
all",per_page:100});return(0,P().requireAsked)(A.every(({head_sha:T,name:j})=>T===s&&j===(m??j)),"the check runs of this\
 name on the commit"),A.map(i)}async function g({client:u,owner:t,repo:a},{id:s,externalId:m}){const{data:A}=await u.octokit.
rest.checks.get({owner:t,repo:a,check_run_id:s});return(0,P().requireAsked)(A.id===s,"this check run"),A.external_id===m&&
A.status!=="completed"}function i(u){return{id:u.id,name:u.name,url:u.html_url,detailsUrl:u.details_url??"",completed:u.
status==="completed",conclusion:u.conclusion,externalId:u.external_id??"",appId:u.app?.id,appSlug:u.app?.slug,headSha:u.
head_sha,completedAt:u.completed_at??"",annotationsCount:u.output.annotations_count}}function l(u){return{status:"in_pro\
gress",external_id:M(u),started_at:new Date().toISOString(),...u.detailsUrl!==void 0&&{details_url:u.detailsUrl},output:{
title:"The gate is running",summary:"Auditing and running the change."}}}async function O(u,t,a){const{client:s,owner:m,
repo:A,headSha:T}=u,j=async()=>{const{data:R}=await s.octokit.rest.checks.create({owner:m,repo:A,head_sha:T,name:t.checkName,
...l(t),...E().NOT_REPEATABLE});return(0,P().requireAsked)(R.head_sha===T,"this commit"),i(R)};return s.once(j,async()=>(await h(
u,t)).find(({id:L})=>L>(a?.id??0)))}async function f(u,t,a){return i(await c(u,a,l(t)))}async function c({client:u,owner:t,
repo:a},{id:s},m){const A={owner:t,repo:a,check_run_id:s,...m},{data:T}=await u.octokit.rest.checks.update(A);return(0,P().
requireAsked)(T.id===s,"this check run"),T}const S=d.CONCLUSIONS=["failure","action_required","neutral","success"];async function b(u,t,{
conclusion:a,externalId:s,output:m}){const T=await c(u,t,{status:"completed",conclusion:a,external_id:s,output:m});if(T.
status!=="completed"||T.conclusion!==a)throw new(P()).BrokenAnswer("the check run is not completed with this result")}const o=d.
SUPERSEDED=" (superseded)";async function r(u,{checkName:t},a){await c(u,a,{name:`${t}${o}`,status:"completed",conclusion:"\
neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${t}\
\u201D.`}})}async function p(u,t,a){const s=(0,w().waitingId)((0,w().claimOf)(t.externalId));await c(u,t,{status:"in_pro\
gress",external_id:s,output:a})}},40410:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.PASSING_FAILURES=
d.NOT_REPEATABLE=d.LEAVES_API=void 0,d.connect=D,d.waitBeforeRetry=u;function n(){const t=e(58500);return n=function(){return t},
t}function w(){const t=e(78589);return w=function(){return t},t}function E(){const t=e(1207);return E=function(){return t},
t}const P=d.LEAVES_API={leavesApi:!0},C=18e4,M=3e3;function D(t,a={}){const{timeoutMs:s=15e3,sleep:m=N,now:A=Date.now,signal:T}=a,
j=a.baseUrl||"https://api.github.com",R=(0,w().getOctokit)(t,{baseUrl:j});let L=C;async function G($,U){for(let H=1;;H+=
1){const B=A();try{return await $()}catch(W){const V=u((0,E().readFailure)(W),H,A());if(V===void 0||T?.aborted||(L-=A()-
B+V,L<0)||(await m(V,T),T?.aborted))throw W}const J=await U?.();if(J!==void 0)return J}}return R.hook.wrap("request",($,U)=>{
const H=U.request?.fetch??globalThis.fetch,B=U.request?.leavesApi?H:l(H,j),J=async()=>{i(U.url,j),U.request={...U.request,
fetch:B,signal:F()};try{const W=await $(U);return f(W.status,W.headers.location),I(U,W),W}catch(W){throw h(W)}};return U.
request?.notRepeatable===!0?J():G(J)}),{octokit:R,once:G};function F(){return T===void 0?AbortSignal.timeout(s):T.aborted?
AbortSignal.timeout(Math.min(s,M)):AbortSignal.any([T,AbortSignal.timeout(s)])}}function N(t,a){return(0,n().setTimeout)(
t,void 0,a&&{signal:a}).catch(()=>{})}function I({method:t,url:a},{status:s,data:m}){if(!(t==="DELETE"?s===204:s===200||
s===201))throw new(E()).BrokenAnswer(`its status is ${s}`);if(t==="DELETE")return;if(typeof m!="object"||m===null)throw new(E()).
BrokenAnswer("it was truncated or is not JSON");if((t==="POST"||t==="PATCH")&&!a.endsWith("/graphql")&&!("id"in m))throw new(E()).
BrokenAnswer("it has no id");if(/[?&]per_page=/.test(a)&&!Array.isArray(v(a,m)))throw new(E()).BrokenAnswer("it is not a\
 list")}function v(t,a){return/\/check-runs\?/.test(t)?"total_count"in a&&"check_runs"in a?a.check_runs:void 0:a}function h(t){
const{status:a,said:s}=(0,E().readFailure)(t);return a===409?new(E()).BrokenAnswer(`its status is 409, ${s}`,{cause:t}):
t}class y extends Error{name="ForeignAnswer"}const g=5;function i(t,a){const{origin:s}=new URL(t,`${a}/`);if(s!==new URL(
a).origin)throw c(s)}function l(t,a){const{origin:s}=new URL(a);return async(m,A)=>{let T=String(m);for(let j=0;;j+=1){const R=await t(
T,{...A,redirect:"manual"}),L=O(R.status)?R.headers.get("location"):null,G=L!==null&&URL.canParse(L,T)&&new URL(L,T);if(!G||
G.origin!==s||j===g)return R;await R.body?.cancel(),T=G.href}}}function O(t){return t>=300&&t<400}function f(t,a){if(O(t)&&
typeof a=="string")throw c(a)}function c(t){const a=URL.canParse(t)?new URL(t).origin:t;return new y(`the answer refers \
to ${a}, which is not GitHub's API`)}const S=4,b=60,o=60,r=d.NOT_REPEATABLE={request:{notRepeatable:!0}},p=d.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function u(t,a,s){if(!p.has(t.kind)||a>=S)return;if(t.kind!==
"rate_limited")return 1e3*2**(a-1);const m=t.resetAt===void 0?void 0:Math.max(1,t.resetAt-s/1e3),A=t.retryAfter??m??o;return A>
b?void 0:Math.ceil(A*1e3)}},81014:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.objectIdSchema=void 0,
d.pullOrigin=v,d.pullRequestAsPayload=N,d.pullRequestHunks=y,d.pullRequestState=M,d.pullsOfCommit=I,d.pullsWithHead=D;function n(){
const g=e(7723);return n=function(){return g},g}function w(){const g=e(1207);return w=function(){return g},g}const E=d.objectIdSchema=
n().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),P=n().object({number:n().int().positive(),state:n().enum(["open","\
closed"]),head:n().object({sha:E,repo:n().object({id:n().int()}).nullable()}),base:n().object({ref:n().string().min(1),repo:n().
object({id:n().int()})})});async function C({client:g,owner:i,repo:l},O){const{data:f}=await g.octokit.rest.pulls.get({owner:i,
repo:l,pull_number:O}),c=P.parse(f);return(0,w().requireAsked)(c.number===O,`pull request ${O}`),{data:f,pull:c}}async function M(g,i){
const{data:l,pull:O}=await C(g,i);return{headSha:O.head.sha,changedFiles:l.changed_files}}async function D({client:g,owner:i,
repo:l},O,f){const c=await g.octokit.paginate(g.octokit.rest.pulls.list,{owner:i,repo:l,state:"open",...f!==void 0&&{head:f},
per_page:100}),S=n().array(P).parse(c);return(0,w().requireAsked)(S.every(({state:b})=>b==="open"),"open pull requests"),
S.filter(({head:b})=>b.sha===O).map(({number:b,base:o})=>({number:b,baseRef:o.ref})).sort((b,o)=>b.number-o.number)}async function N(g,i){
const{client:l,owner:O,repo:f}=g,{data:c}=await l.octokit.rest.repos.get({owner:O,repo:f}),{data:S}=await C(g,i);return{
repository:c,pull_request:S}}async function I({client:g,owner:i,repo:l},O){const{repos:f}=g.octokit.rest,c={owner:i,repo:l,
commit_sha:O,per_page:100},S=await g.octokit.paginate(f.listPullRequestsAssociatedWithCommit,c);return n().array(P).parse(
S).map(h)}async function v(g,i){const{data:l,pull:O}=await C(g,i);return{...h(O),commits:l.commits}}function h({number:g,
state:i,head:l,base:O}){return{number:g,isOpen:i==="open",baseRef:O.ref,headSha:l.sha,isFork:l.repo?.id!==O.repo.id}}async function y({
client:g,owner:i,repo:l},O,f){const{octokit:c}=g,S={owner:i,repo:l,pull_number:O,per_page:100},b=new Map;for await(const{
data:o}of c.paginate.iterator(c.rest.pulls.listFiles,S)){for(const{filename:r,patch:p}of o)p!==void 0&&f.has(r)&&b.set(r,
p);if(b.size===f.size)break}return b}},40638:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.listBundles=
I,d.readFileAt=C,d.refTip=D;function n(){const v=e(7723);return n=function(){return v},v}function w(){const v=e(61218);return w=
function(){return v},v}function E(){const v=e(1207);return E=function(){return v},v}function P(){const v=e(81014);return P=
function(){return v},v}async function C({client:v,owner:h,repo:y},g,i){const l={owner:h,repo:y,path:g,ref:i},{data:O}=await v.
octokit.rest.repos.getContent(l);if(Array.isArray(O)||O.type!=="file"||O.encoding!=="base64")throw new Error(`expected a\
 file of at most ${w().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(O.content,"base64")}const M=n().object({ref:n().
string(),object:n().object({sha:P().objectIdSchema})});async function D({client:v,owner:h,repo:y},g){const i=await(0,E().
ifFound)(v.octokit.rest.git.getRef({owner:h,repo:y,ref:g}));if(i===void 0)return;const{ref:l,object:O}=M.parse(i.data);return(0,E().
requireAsked)(l===`refs/${g}`,`refs/${g}`),O.sha}const N=100;async function I({client:v,owner:h,repo:y},g){try{const i={
owner:h,repo:y,subject_digest:g,per_page:N};return((await(0,E().ifFound)(v.octokit.rest.repos.listAttestations(i)))?.data.
attestations??[]).map(({bundle:O})=>O??null)}catch(i){const l={doing:"read the attestations",permission:"attestations: r\
ead"};throw(0,E().asUnavailable)(i,l)}}},42312:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.CANDIDATE_LIMITS=
void 0,d.readArchive=i;function n(){const t=e(77598);return n=function(){return t},t}function w(){const t=e(38522);return w=
function(){return t},t}function E(){const t=e(85893);return E=function(){return t},t}function P(){const t=e(7723);return P=
function(){return t},t}function C(){const t=e(94534);return C=function(){return t},t}function M(){const t=e(26040);return M=
function(){return t},t}function D(){const t=e(41895);return D=function(){return t},t}const N=d.CANDIDATE_LIMITS={entries:1e3,
bytes:64*1024*1024},I="manifest.json",v="checksum.sha256",h=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,y=P().string().
regex(/^1(\.|$)/,"expected a version 1"),g=P().looseObject({gep_version:y,schema_version:y});function i(t,a=N){const s=l(
b(t,a));f(O(s,I));const m=O(s,v);return s.delete(v),S(m,s),[...s].filter(([A])=>h.test(A)).map(([A,T])=>({name:A,bytes:T})).
sort((A,T)=>A.name<T.name?-1:1)}function l(t){const a=[...t.keys()][0]??"",s=t.has(I)?"":`${a.split("/")[0]}/`;return new Map(
[...t].map(([m,A])=>{if(m.startsWith(s))return[m.slice(s.length),A];throw u(`it has no ${I} at its root`)}))}function O(t,a){
const s=t.get(a);if(s===void 0)throw u(`it has no ${a} at its root`);return s}function f(t){const a=(0,M().attempt)(()=>JSON.
parse((0,C().decodeUtf8)(t).text));if(a===void 0)throw u(`${I} is not valid JSON`);const[s]=g.safeParse(a).error?.issues??
[];if(s!==void 0)throw u(`${I}: ${[...s.path,s.message].join(": ")}`)}const c=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function S(t,a){
const s=new Set(a.keys());for(const A of(0,C().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[,T,j=""]=c.exec(
A)??[],R=JSON.stringify(T===void 0?A.slice(0,80):j),L=a.get(j);if(T===void 0)throw u(`${v} contains the invalid line ${R}`);
if(L===void 0)throw u(`${R} has a checksum but is missing`);if(!s.delete(j))throw u(`${R} has two checksums`);if((0,n().
hash)("sha256",L)!==T.toLowerCase())throw u(`the checksum of ${R} does not match its content`)}const[m]=s;if(m!==void 0)
throw u(`${JSON.stringify(m)} has no checksum`)}function b(t,{entries:a,bytes:s}){const m=new Map;let A=0;const T=new(E()).
Parser({strict:!0,brotli:!1,zstd:!1});T.on("error",j=>{throw j}),T.on("entry",j=>{if(A+=1,A>a)throw u(`it has more than ${a}\
 entries`);const R=p(j);if(R===void 0){j.resume();return}if(m.has(R))throw u(`it contains ${JSON.stringify(R)} twice`);const L=[];
m.set(R,Buffer.alloc(0)),j.on("data",G=>L.push(G)),j.on("end",()=>m.set(R,Buffer.concat(L)))}),T.on("ignoredEntry",({path:j,
type:R})=>{const L=JSON.stringify(j.slice(0,80));throw u(`it contains ${L}, an entry of the type ${R}`)});try{const j=(0,w().
gunzipSync)(t,{maxOutputLength:s});if(j[0]===31)throw u("it is gzipped twice");T.end(j)}catch(j){if(j instanceof D().GateError)
throw j;const{code:R,message:L}=j,G=R==="ERR_BUFFER_TOO_LARGE"?`its unpacked content has more than ${s} bytes`:`it is no\
t a complete gzipped tar (${L})`;throw u(G,j)}return m}const o=255,r=/[\\:\p{C}]/u;function p({path:t,type:a}){const s=JSON.
stringify(t.slice(0,o));if(a!=="File"&&a!=="OldFile"&&a!=="Directory")throw u(`${s} is a ${a}, but only files and direct\
ories are allowed`);const m=t.split("/").filter(T=>T!==""&&T!==".");if(!(!t.startsWith("/")&&!m.includes("..")&&!r.test(
t))||t.length>o||a!=="Directory"&&m.length===0)throw u(`it contains the path ${s}, which is not allowed`);return a==="Di\
rectory"?void 0:m.join("/")}function u(t,a){return new(D()).GateError("input_invalid",`The archive is not valid: ${t}.`,
"Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",
{cause:a})}},71101:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.exchangeFindings=D,d.isSameAsset=v,
d.promotedForm=h,d.receivedHashOf=I,d.unhashedFindings=N;function n(){const y=e(23404);return n=function(){return y},y}function w(){
const y=e(27199);return w=function(){return y},y}function E(){const y=e(85475);return E=function(){return y},y}function P(){
const y=e(94377);return P=function(){return y},y}function C(){const y=e(57733);return C=function(){return y},y}function M(){
const y=e(95132);return M=function(){return y},y}function D(y){return[...(0,C().promotionSchemaFindings)(y),...(0,E().identityFindings)(
y,"author")].map(g=>({...g,severity:"error"}))}function N(y){const g=(0,E().unhashedFields)(y);return g.length===0?[]:[(0,M().
finding)("fields-not-hashed",{capsule:y.id,fields:g},(0,w().placeOf)(y,["outcome"]))]}function I({value:{a2a:y}}){return(0,w().
isJsonObject)(y)?y.received_asset_id:void 0}function v(y,g){return(0,E().contentHash)(y.value)===(0,E().contentHash)(g.value)?
!0:(0,E().matchContentHash)(y)!==void 0&&I(g)===y.value.asset_id}function h({type:y,value:g},i){const{confidence:l,a2a:O,
asset_id:f}=g;if(y!=="Capsule"||typeof l!="number")return(0,E().matchContentHash)({type:y,value:g})==="engine"?(0,P().asEngineHashed)(
g)??g:g;if(i===1&&(0,n().verifyAssetId)(g))return g;const c={...(0,E().matchContentHash)({type:y,value:g})==="hub"?(0,E().
asHubHashes)(g):g,confidence:l*i,a2a:{...(0,w().isJsonObject)(O)?O:{},status:"promoted",confidence_factor:i,received_asset_id:f??
null}};return{...c,asset_id:(0,n().computeAssetId)(c)}}},72371:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),
d.attestationJudge=I,d.attestedSchema=void 0;function n(){const t=e(7723);return n=function(){return t},t}function w(){const t=e(
27199);return w=function(){return t},t}function E(){const t=e(79167);return E=function(){return t},t}function P(){const t=e(
95132);return P=function(){return t},t}function C(){const t=e(36773);return C=function(){return t},t}const M=n().object(
{issuer:n().string().describe("Who confirmed the identity, as a URL."),repository:n().string().describe("`owner/name` of\
 the repository whose workflow signed."),workflow:n().string().describe("The workflow file with its ref: `owner/name/.gi\
thub/workflows/a.yml@refs/heads/main`."),ref:n().string().describe("The ref that the workflow ran for.")}),D=d.attestedSchema=
n().object({source:n().string().describe("The file and position, or the address."),digest:E().digestSchema.describe("Dig\
est of the signed statement."),predicate_type:n().string(),result:n().enum(["PASSED","WARNED"]),asset_id:E().digestSchema,
commit:n().string().nullable().describe("The commit that was verified, if the statement names it."),policy_digest:E().digestSchema,
gate:n().object({id:n().string(),version:n().string().nullable()}).nullable().describe("The gate; null if the statement \
does not name it."),verified_at:n().iso.datetime(),signer:M}).describe("A verified attestation about the asset."),N=1440*
60*1e3;function I(t,a){return s=>{const m=s.value.asset_id,T=(typeof m=="string"?t.filter(F=>v(F,m)):[]).map(F=>({each:F,
reasons:h(s,F,a)})),j=T.flatMap(({each:F,reasons:$})=>"refused"in F||$.length>0?[]:[F]).sort((F,$)=>Date.parse($.verified_at)-
Date.parse(F.verified_at));if(j.length===0)return{findings:T[0]?.reasons??[p(s,c,S)]};const R=j.find(F=>!O(F,s)),L=j.filter(
F=>O(F,s)&&(R===void 0||F.verified_at>R.verified_at)),G=L.find(({gate:F})=>F!==null)??L[0];return G!==void 0?{accepted:u(
G,String(m))}:{findings:R===void 0?[p(s,c,S)]:[f(s,R)]}}}function v(t,a){return"refused"in t?t.claims?.has(a)??!0:t.subjects.
has(a)}function h(t,a,{signers:s,policyDigest:m,now:A}){const T=`attestation \`${a.source}\``;if("refused"in a)return[(0,P().
finding)("evidence-invalid",{source:T,why:a.refused},(0,w().placeOf)(t))];const{signer:j,policy_digest:R,verified_at:L}=a,
G=s.filter(B=>y(j,B)),[F]=G;if(F===void 0){const B=s.length===0?"no signer":(0,C().inCode)(s.map(l)),J=`the ${T} was sig\
ned by \`${i(j)}\`; the policy accepts ${B}`;return[p(t,J,b,"danger")]}const $=({policies:B})=>B??[m],U=G.filter(B=>$(B).
includes(R));if(U.length===0){const B=(0,C().inCode)(G.flatMap($));return[p(t,`the ${T} is about the policy \`${R}\`, not\
 about ${B}`,o)]}const H=Math.max(...U.map(({max_age_days:B})=>B));if(A.getTime()-Date.parse(L)>H*N){const B=`the ${T} i\
s about a verification at ${L}, more than ${H} days ago`;return[p(t,B,r)]}return[]}function y(t,{issuer:a,repository:s,workflow:m,
ref:A}){const T=m.startsWith(".github/")?`${s}/${m}`:m,j=T.includes("@")?T:`${T}@${A}`;return t.issuer===a&&t.ref===A&&g(
t.repository)===g(s)&&g(t.workflow)===g(j)}function g(t){return t.replace(/^[^/]+\/[^/]+/,a=>a.toLowerCase())}function i({
repository:t,workflow:a,ref:s,issuer:m}){return`${a} for ${t} at ${s}, confirmed by ${m}`}function l({repository:t,workflow:a,
ref:s}){return`${a} for ${t} at ${s}`}function O({result:t,validated:a},{type:s}){return t!=="FAILED"&&(a||s!=="Gene")}function f(t,{
source:a,result:s}){const m=`says that the verification ${s==="FAILED"?"failed":"did not run all commands"}`;return(0,P().
finding)("validation-failed",{source:`attestation \`${a}\``,what:m},(0,w().placeOf)(t))}const c="none has its `asset_id`\
 as a subject",S="Validate this version with the gate, sign its verification summary with `actions/attest`, and pass the\
 bundle with `--attestation`",b="If you trust this workflow, add its repository, file and ref to `a2a.attestation` in th\
e policy",o="Run the gate with the policy of the promotion, or add the digest of the other policy to `policies` of this \
signer in `a2a.attestation`",r="Validate the asset again with the gate, or increase `max_age_days` of this signer in `a2\
a.attestation`";function p(t,a,s,m="bookkeeping"){const{type:A,id:T}=t;return(0,P().finding)("attestation-missing",{type:A,
id:T,why:a,fix:s},{...(0,w().placeOf)(t),harm:m})}function u({subjects:t,validated:a,result:s,...m},A){return{...m,result:s===
"WARNED"?"WARNED":"PASSED",asset_id:A}}},3766:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.judgeByAttestations=
I,d.readAttestations=v;function n(){const l=e(27199);return n=function(){return l},l}function w(){const l=e(40638);return w=
function(){return l},l}function E(){const l=e(41895);return E=function(){return l},l}function P(){const l=e(94644);return P=
function(){return l},l}function C(){const l=e(72371);return C=function(){return l},l}function M(){const l=e(93625);return M=
function(){return l},l}const D=8,N=500;async function I(l,{file:O,client:f,trustedRoot:c},{policy:S,digest:b}){const o=(0,M().
readTrustedRoots)(c),r=S.a2a.attestation,p=[...new Set(r.map(({repository:t})=>t))],u=[...O?v(O,o):[],...f?await g(f,p,l,
o):[]];return(0,C().attestationJudge)(u,{signers:r,policyDigest:b,now:new Date})}function v({name:l,bytes:O},f){const c=(0,P().
strictJson)({name:l,bytes:O});if("problem"in c)throw y(l,c.problem);const S=c.values.flatMap(h);if(S.length===0)throw y(
l,"it contains no bundle");return S.map((b,o)=>(0,M().verifyBundle)(S.length===1?l:`${l}, bundle ${o+1}`,b,f))}function h(l){
return Array.isArray(l)?l:(0,n().isJsonObject)(l)&&Array.isArray(l.attestations)?l.attestations.map(O=>(0,n().isJsonObject)(
O)?O.bundle??null:null):[l]}function y(l,O){return new(E()).GateError("input_invalid",`${l} is not a file of attestation\
s: ${O}.`,"Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}async function g(l,O,f,c){const S=f.
map(({value:r})=>r.asset_id).filter(i),b=[...new Set(S)].flatMap(r=>O.map(p=>({repository:p,id:r})));if(O.length===0)throw new(E()).
GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and workflow to `a2a.at\
testation` in the policy.");if(b.length>N)throw new(E()).GateError("usage",`promote --fetch would send ${b.length} reque\
sts to GitHub; ${N} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at once.");const o=[];
for(let r=0;r<b.length;r+=D){const p=b.slice(r,r+D).map(async({repository:u,id:t})=>{const[a="",s=""]=u.split("/"),m=await(0,w().
listBundles)({client:l,owner:a,repo:s},t),A=T=>`${u}, attestation ${T+1} of ${t}`;return m.map((T,j)=>(0,M().verifyBundle)(
A(j),T,c))});o.push(...(await Promise.all(p)).flat())}return o}function i(l){return typeof l=="string"&&/^sha256:[0-9a-f]{64}$/.
test(l)}},63647:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.readStatement=v;function n(){const g=e(
7723);return n=function(){return g},g}function w(){const g=e(38863);return w=function(){return g},g}function E(){const g=e(
58802);return E=function(){return g},g}const P=n().string().regex(/^[0-9a-f]{64}$/),C=n().record(n().string(),n().string()),
M=n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),D=n().looseObject({_type:n().literal("https://in-toto.io/Statement\
/v1"),subject:n().array(n().looseObject({name:n().string().optional(),digest:C})).min(1),predicateType:n().string(),predicate:n().
unknown()}),N=n().looseObject({verifier:n().looseObject({id:n().literal(w().HOME),version:n().record(n().string(),n().string()).
optional()}),timeVerified:n().iso.datetime({offset:!0}),resourceUri:n().string(),policy:n().looseObject({digest:n().looseObject(
{sha256:P})}),verificationResult:n().enum(["PASSED","FAILED"]),verifiedLevels:n().array(n().string())}),I=n().looseObject(
{result:n().enum(["PASSED","WARNED","FAILED"]),configuration:n().array(n().looseObject({digest:n().looseObject({sha256:P})})).
length(1,{error:"expected one entry, the policy"}),passedTests:n().array(n().string()).default([]),warnedTests:n().array(
n().string()).default([]),failedTests:n().array(n().string()),skippedTests:n().array(n().string()).default([])});function v(g){
const i=D.safeParse(g);if(!i.success)return{refused:`its payload is not an in-toto statement: ${y(i.error)}`};const{subject:l,
predicateType:O,predicate:f}=i.data,c=l.map(({digest:p})=>p),S=p=>c.flatMap(u=>u[p]??[]),b=new Set(S("sha256").map(p=>`s\
ha256:${p}`)),o=S("gitCommit").filter(p=>M.safeParse(p).success),r={predicate_type:O,subjects:b};switch(O){case E().VERIFICATION_SUMMARY:{
const{data:p,error:u}=N.safeParse(f);if(u)return{refused:`its verification summary is malformed: ${y(u)}`};const t=[...o,
h(p.resourceUri)].find(a=>p.resourceUri===(0,E().commitUri)(a)&&(o.includes(a)||b.has(`sha256:${(0,E().textDigest)(a)}`)));
return t===void 0?{refused:"its resource is not one of its subjects"}:{...r,result:p.verificationResult,validated:p.verifiedLevels.
includes(E().VALIDATED),commit:t,policy_digest:`sha256:${p.policy.digest.sha256}`,gate:{id:p.verifier.id,version:p.verifier.
version?.[w().TOOL.name]??null},verifiedAt:Date.parse(p.timeVerified)}}case E().TEST_RESULT:{const{data:p,error:u}=I.safeParse(
f);if(u)return{refused:`its test result is malformed: ${y(u)}`};const[t]=p.configuration,{passedTests:a,warnedTests:s,failedTests:m,
skippedTests:A}=p;return{...r,result:p.result,validated:m.length+A.length===0&&a.length+s.length>0,commit:o[0]??null,policy_digest:`\
sha256:${t?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(O.slice(0,80))}, n\
ot a verification summary or a test result`}}}function h(g){return g.slice(g.lastIndexOf(":")+1)}function y({issues:g}){
const[i]=g,l=i?.path.map(String).join(".");return`${l?`${l}: `:""}${i?.message??"unknown"}`}},93625:function(k,d,e){Object.
defineProperty(d,"__esModule",{value:!0}),d.readTrustedRoots=p,d.verifyBundle=l;function n(){const t=e(77598);return n=function(){
return t},t}function w(){const t=e(64077);return w=function(){return t},t}function E(){const t=e(8744);return E=function(){
return t},t}function P(){const t=e(80643);return P=function(){return t},t}function C(){const t=e(3030);return C=function(){
return t},t}function M(){const t=e(41895);return M=function(){return t},t}function D(){const t=e(94644);return D=function(){
return t},t}function N(){const t=e(63647);return N=function(){return t},t}const I="application/vnd.in-toto+json",v="1.3.\
6.1.4.1.57264.1.12",h="1.3.6.1.4.1.57264.1.14",y="https://github.com/",g=12,i=10*6e4;function l(t,a,s){let m,A,T;try{const{
content:J,...W}=(0,w().bundleFromJSON)(a);if(J.$case!=="dsseEnvelope")return{source:t,refused:"it signs a file, not an i\
n-toto statement"};({payload:m,payloadType:A}=J.dsseEnvelope),T=(0,C().toSignedEntity)({...W,content:J})}catch(J){return{
source:t,refused:`it is not a Sigstore bundle (${c(J)})`}}const j=(0,D().strictJson)({name:t,bytes:m}),[R]="values"in j&&
j.values.length===1?j.values:[],L=R===void 0?void 0:(0,N().readStatement)(R),G=L&&"subjects"in L?{claims:L.subjects}:{},
F=J=>({source:t,refused:J,...G});if(A!==I)return F(`its payload type is ${JSON.stringify(A.slice(0,80))}`);const $=O(T,s);
if("refused"in $)return F($.refused);if("problem"in j)return F(`its statement is ambiguous: ${j.problem}`);if(L===void 0)
return F("its payload is not one JSON value");if("refused"in L)return F(L.refused);const U=S($.signer);if(U===void 0)return F(
"its certificate names no workflow of GitHub");const{verifiedAt:H=$.signedAt,...B}=L;return H>$.signedAt+i?F("it was sig\
ned before the time that it states"):{...B,source:t,digest:`sha256:${(0,n().createHash)("sha256").update(m).digest("hex")}`,
verified_at:new Date(H).toISOString(),signer:U}}function O(t,a){const s=[];for(const m of a)try{return{signer:m.verify(t),
signedAt:f(t)}}catch(A){s.push(A)}return{refused:`its signature cannot be verified (${s.map(c).join("; ")})`}}function f({
timestamps:t}){const a=t.map(s=>s.$case==="timestamp-authority"?s.timestamp.signingTime.getTime():Number(s.tlogEntry.integratedTime)*
1e3);return Math.min(...a)}function c(t){const{message:a,cause:s}=t,m=s instanceof Error?`: ${s.message}`:"";return`${a}${m}`.
replaceAll(/\s+/g," ").slice(0,200)}function S({identity:t}){const a=t?.extensions?.issuer,s=b(t?.subjectAlternativeName),
m=b(o(t,v)),A=o(t,h);if(!(!a||!s||!m||!A))return{issuer:a,repository:m,workflow:s,ref:A}}function b(t){return t?.startsWith(
y)?t.slice(y.length):void 0}function o(t,a){const s=t?.oids?.filter(({oid:A})=>A?.id.join(".")===a)??[],[m]=s;if(!(m===void 0||
s.length>1))try{const{tag:A,value:T}=E().ASN1Obj.parseBuffer(Buffer.from(m.value));return A.number===g?T.toString("utf8"):
void 0}catch{return}}const r=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function p({
name:t,bytes:a}){const s=(0,D().strictJson)({name:t,bytes:a});if("problem"in s)throw u(t,s.problem);if(s.values.length===
0)throw u(t,"it is empty");return s.values.map((m,A)=>{let T;try{const G=P().TrustedRoot.fromJSON(m);if(!r.test(G.mediaType))
throw new Error("its media type is unknown");T=(0,C().toTrustMaterial)(G)}catch(G){throw u(t,`root ${A+1} is malformed (${G.
message})`)}const{certificateAuthorities:j,tlogs:R,ctlogs:L}=T;if(j.length===0)throw u(t,`root ${A+1} has no certificate\
 authority`);return new(C()).Verifier(T,{tlogThreshold:R.length>0?1:0,ctlogThreshold:L.length>0?1:0,timestampThreshold:1})})}
function u(t,a){return new(M()).GateError("input_invalid",`${t} is not a trusted root: ${a}.`,"Write the file with `gh a\
ttestation trusted-root > trusted-root.jsonl`.")}},80543:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),
d.auditCandidates=N;function n(){const i=e(27199);return n=function(){return i},i}function w(){const i=e(67506);return w=
function(){return i},i}function E(){const i=e(72025);return E=function(){return i},i}function P(){const i=e(97004);return P=
function(){return i},i}function C(){const i=e(77648);return C=function(){return i},i}function M(){const i=e(13580);return M=
function(){return i},i}function D(){const i=e(95132);return D=function(){return i},i}async function N(i,l,O){const{genes:f,
findings:c}=await(0,w().auditAssets)(i,l,O),S=new Map(f.map(t=>[t.asset,I(t)])),b=(0,C().findingsAbout)(c),o=new Set(i.filter(
({type:t})=>t==="Gene").map(({id:t})=>t)),r=O.filter(({id:t})=>!o.has(t)),p=i.filter(({type:t})=>t==="Capsule"),u=await(0,P().
blockedGenes)(p,r,l);return t=>{const a=t.type==="Gene"?S.get(t):[];if(a===void 0)return[(0,E().assetNotJudged)(t,"the a\
udit returned no result")];const s=u.get(t);return[...a,...s?[s]:[],...b(t).filter(({rule:m})=>m!=="event-parent-missing")]}}
function I({asset:i,commands:l,findings:O}){return[...l.flatMap(f=>{if(f.verdict!=="block"||y(f))return f.findings.map(v);
const{command:c,location:S}=f,b={location:S,subject:{...(0,n().subjectOf)(i),command:c}};return[(0,D().finding)("unsafe-\
validation-command",{command:c},b),...f.findings]}),...g(i)?[]:[(0,D().finding)("strategy-missing",{gene:i.id},(0,n().placeOf)(
i,["strategy"]))],...O]}function v(i){return(0,M().ruleOf)(i.rule).idle?{...i,severity:"error"}:i}const h=new Set(["targ\
et-missing","binary-missing","package-json-missing"]);function y({findings:i}){const l=i.filter(({severity:O})=>O==="err\
or");return l.length>0&&l.every(({rule:O})=>h.has(O))}function g({value:{strategy:i}}){return Array.isArray(i)&&i.some(l=>typeof l==
"string"&&l.trim()!=="")}},50414:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.filesInFolder=O,d.readCandidates=
I,d.readWhole=h;function n(){const c=e(61331);return n=function(){return c},c}function w(){const c=e(64385);return w=function(){
return c},c}function E(){const c=e(52117);return E=function(){return c},c}function P(){const c=e(41895);return P=function(){
return c},c}function C(){const c=e(48741);return C=function(){return c},c}function M(){const c=e(93028);return M=function(){
return c},c}function D(){const c=e(95132);return D=function(){return c},c}function N(){const c=e(42312);return N=function(){
return c},c}function I(c,S){const b=c.flatMap(a=>v(a.bytes)?(0,N().readArchive)(a.bytes).map(({name:s,bytes:m})=>({file:(0,w().
readAssetFile)(`${a.name}/${s}`,m,S),archive:a})):{file:h(a,S)}),o=b.map(y),r=o.flatMap(a=>a.candidates),p=o.flatMap(a=>a.
findings),u=b.flatMap(({file:a})=>a.messages??[]).filter(({value:a})=>!(0,n().carriesAssets)(a)),[t]=p;if(r.length+u.length===
0&&t!==void 0)throw i(t);return{candidates:r,findings:p,messages:u}}function v(c){return c[0]===31&&c[1]===139}function h({
name:c,bytes:S},b){if(S.length<=b.maxBytes)return(0,w().readAssetFile)(c,S,b);throw new(P()).GateError("input_invalid",`${c}\
 is larger than ${b.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the \
policy.")}function y({file:c,archive:S}){const b=new Set(c.problems.filter(({rule:u})=>u!=="duplicate-id"&&u!=="duplicat\
e-copy")),o=[...b];return{candidates:c.assets.filter(({envelope:u,cut:t})=>!t&&(!u||(0,n().carriesAssets)(u))).map(u=>{const t=u.
envelope??S;if(o.length===0)return{asset:u,findings:[],bundle:t};const a=u.locate(),s=o.filter(({location:m})=>g(m,a));for(const m of s)
b.delete(m);return{asset:u,findings:s.map(E().assetProblemFinding),bundle:t}}),findings:[...b].map(E().assetProblemFinding)}}
function g(c,S){const{end_line:b=S.line,end_column:o=S.column}=S,r=c.line>S.line||c.line===S.line&&c.column>=S.column,p=c.
line<b||c.line===b&&c.column<=o;return r&&p}function i(c){const{message:S,remedy:b}=(0,D().describe)(c),{path:o,line:r}=c.
location??{path:"",line:1};return new(P()).GateError("input_invalid",`${o} contains no candidate. Line ${r}: ${S}`,b)}const l=/^(?:manifest\.json$|(?:memory|distiller)\/)/;
function O(c,S){const b=[...(0,C().folderTree)(c).files()].filter(({path:a,kind:s})=>(0,M().isRegular)(s)||a.endsWith(".\
gepx")),o=b.find(({path:a})=>a.endsWith(".gepx"));if(o)throw f(S,`${o.path} is an archive`,"Pass archives one by one.");
const r=b.filter(({path:a})=>/\.jsonl?$/.test(a)&&!l.test(a)),{entries:p,bytes:u}=N().CANDIDATE_LIMITS,t=r.reduce((a,{size:s=0})=>a+
s,0);if(r.length===0)throw f(S,"it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(r.length>p||
t>u){const a=`at most ${p} files with ${u} bytes are read`;throw f(S,a,"Pass the files in smaller directories.")}return r.
map(({path:a})=>a)}function f(c,S,b){return new(P()).GateError("input_invalid",`The directory ${c} cannot be read: ${S}.`,
b)}},47440:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.decide=h;function n(){const s=e(27199);return n=
function(){return s},s}function w(){const s=e(84812);return w=function(){return s},s}function E(){const s=e(47771);return E=
function(){return s},s}function P(){const s=e(59490);return P=function(){return s},s}function C(){const s=e(13580);return C=
function(){return s},s}function M(){const s=e(95132);return M=function(){return s},s}function D(){const s=e(47350);return D=
function(){return s},s}function N(){const s=e(71101);return N=function(){return s},s}function I(){const s=e(38727);return I=
function(){return s},s}function v(){const s=e(72883);return v=function(){return s},s}function h(s,m){const{policy:A}=m,T=new Map(
m.known.toReversed().map($=>[(0,v().assetKey)($),$])),j=y(m,T),R=[],L=[];for(const{asset:$,findings:U}of s){const H=T.get(
(0,v().assetKey)($)),B=m.revocations($),J=m.audited($),W=!U.some(({severity:Q})=>Q==="error")&&!J.some(O),V=B?void 0:c($,
W?H:void 0);if(V!==void 0){L.push({asset:$,reason:V});continue}const Y=(0,I().evidenceOf)($,m.evidence),X=[...B?[B]:[],...l(
$),...U,...H&&!(0,N().isSameAsset)($,H)?[S($,H)]:[],...J,...j($),...(0,N().exchangeFindings)($),...(0,N().unhashedFindings)(
$),...Y.findings],z=r($,Y,X,A.fail_on);R.push(z),z.outcome==="promoted"&&T.set((0,v().assetKey)($),$)}const G=new Map(s.
map(({asset:$,bundle:U})=>[$,U])),F=new Set(m.known.map(v().assetKey));return{decided:t(R,G,F),skipped:L}}function y({events:s,
policy:m},A){const T=new Set(s.map(({value:R})=>R.id)),j=(0,E().streakCounter)(s,!0);return R=>{if(R.type==="Capsule")return(0,w().
broadcastFindings)(R,j(R),m.a2a);const{parent:L}=R.value;return R.type!=="EvolutionEvent"||typeof L!="string"?[]:T.has(L)||
A.has((0,v().assetKey)({type:R.type,id:L}))?[]:[(0,M().finding)("event-parent-missing",{event:R.id,parent:L,where:"neith\
er a candidate nor in the log",fix:"Also pass the events before it, or pass the log that contains them with `--events`"},
(0,n().placeOf)(R,["parent"]))]}}const g=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,i=200;function l(s){
const{type:m,id:A}=s,T=g.test(A)?"has control characters":A.length>i&&`has ${A.length} characters, more than ${i}`;return T?
[(0,M().finding)("id-unusable",{type:m,id:A,why:T},(0,n().placeOf)(s,["id"]))]:[]}function O({rule:s}){return(0,C().ruleOf)(
s).otherAsset===!0}const f=new Set(["Gene","Capsule","EvolutionEvent"]);function c(s,m){const{type:A,id:T}=s;if(!f.has(A))
return(0,M().finding)("nothing-to-promote",{what:`The ${A} \`${T}\``},(0,n().placeOf)(s));if(!(m===void 0||!(0,N().isSameAsset)(
s,m)))return(0,M().finding)("already-promoted",{type:A,id:T,place:m.path},(0,n().placeOf)(s))}function S(s,{path:m}){const{
type:A,id:T}=s;return(0,M().finding)("promotion-conflict",{type:A,id:T,place:m},(0,n().placeOf)(s,["id"]))}const b={eligible:"\
promoted",unproven:"quarantined",refuted:"rejected"},o=new Set(["fail","error"]);function r(s,m,A,T){const j=F=>o.has((0,D().
severityVerdict)([F],T)),R=p(A.filter(j)),L=(0,M().eligibilityOf)(R),G=new Set(R.map(u));return{asset:s,outcome:b[L],eligibility:L,
evidence:m,reasons:[...R.filter(F=>!(0,M().isMissingEvidence)(F)),...R.filter(M().isMissingEvidence).filter(({rule:F})=>L===
"unproven"||F!=="evidence-too-low")],notices:p(A.filter(F=>!j(F)&&!G.has(u(F))))}}function p(s){return[...new Map(s.map(
m=>[u(m),m])).values()]}function u({rule:s,args:m}){return JSON.stringify([s,m])}function t(s,m,A){const T=({asset:$})=>m.
get($),j=(0,P().groupBy)(s.filter(({asset:$})=>$.type==="Gene"),({asset:{id:$}})=>$),R=({asset:{type:$,value:U}})=>$==="\
Capsule"?j.get(U.gene??null)??[]:[],L=$=>{const U=T($);return U?R($).filter(H=>T(H)===U):[]},G=new Map;for(const $ of s){
const[U]=L($),H=U&&[U,$].find(({outcome:B})=>B!=="promoted");H&&!G.has(U)&&G.set(U,H)}const F=$=>$.outcome==="promoted"&&
!G.has($);return s.map($=>{if($.outcome!=="promoted")return $;const U=L($),H=R($).filter(({asset:V})=>!A.has((0,v().assetKey)(
V))),B=U.length>0?U:H,J=B.some(F)?void 0:B[0],W=G.get($)??(J&&(G.get(J)??J));return W===void 0?$:a($,W)})}function a(s,{
asset:m}){const{type:A,id:T}=s.asset,j={type:A,id:T,otherType:m.type,other:m.id},R=(0,M().finding)("bundle-incomplete",j,
(0,n().placeOf)(s.asset));return{...s,outcome:"quarantined",eligibility:"unproven",reasons:[R]}}},38727:function(k,d,e){
Object.defineProperty(d,"__esModule",{value:!0}),d.evidenceOf=N;function n(){const f=e(57975);return n=function(){return f},
f}function w(){const f=e(23404);return w=function(){return f},f}function E(){const f=e(27199);return E=function(){return f},
f}function P(){const f=e(77680);return P=function(){return f},f}function C(){const f=e(38942);return C=function(){return f},
f}function M(){const f=e(58504);return M=function(){return f},f}function D(){const f=e(95132);return D=function(){return f},
f}function N(f,c){const S=I(f.type==="Gene"?y(f,c):h(f),c.attestation?.(f)),b=v(f,c.required);if((0,C().isAtLeast)(S.level,
b))return{...S,findings:S.findings.filter(u=>!(0,D().isMissingEvidence)(u))};if(S.findings.length>0)return S;const{type:o,
id:r}=f,p={type:o,id:r,level:S.level,required:b};return{...S,findings:[(0,D().finding)("evidence-too-low",p,(0,E().placeOf)(
f))]}}function I(f,c){return c===void 0?f:"accepted"in c?{...f,level:"attested",attestation:c.accepted}:{...f,findings:[
...c.findings,...f.findings]}}function v({type:f},c){return f==="Gene"||(0,C().isAtLeast)(c,"published")?c:"none"}function h({
value:f}){return{level:(0,w().verifyAssetId)(f)?"self_reported":"none",findings:[]}}function y(f,c){const{reports:S,ran:b,
required:o}=c,r=b?.has(f)?[{level:"gate",origin:"gate",findings:[]}]:[],u=[...(S?.get(f.value.asset_id)??[]).map(j=>g(f,
j,c)),...r],[t,...a]=u;if(t===void 0)return{level:"none",findings:(S&&[i(f,"no report names its `asset_id`")])??[]};const s=o===
"none"?"self_reported":o,m=u.findLast(({origin:j})=>j&&(0,C().isAtLeast)(j,s)),{origin:A,...T}=m??a.reduce((j,R)=>(0,C().
isAtLeast)(j.level,R.level)?j:R,t);return T}function g(f,c,S){const{gateReport:b,provenance:o,policyDigest:r}=S,{overall_ok:p,
policy_digest:u,gene_id:t}=c,a=(0,E().placeOf)(f),s=`report \`${typeof c.id=="string"?c.id:"unknown"}\``,{ok:m,commands:A=[],
contradictory:T}=(0,M().readValidationReport)(c)??{},j=b?.genes.get(f.id)??[],R=p===!0&&m===!0&&j.every(({passed:K})=>K),
L=b&&R?O(j,c):void 0,$=t!=null&&t!==f.id?"it names another gene":T?"its `commands` and `results` differ":L,U=A.map(({command:K})=>K.
trim()),H=(0,P().commandsToRun)(f),B=[...b?.objections??[],o?.objection??[]].flat(),J=[(0,w().verifyAssetId)(c)?void 0:"\
its `asset_id` does not match its content",$,R&&!(0,n().isDeepStrictEqual)(U,H)?`it lists ${l(U)}, but the gene has ${l(
H)}`:void 0].filter(K=>K!==void 0).map(K=>(0,D().finding)("evidence-invalid",{source:s,why:K},a)),V=R?[]:[(0,D().finding)(
"validation-failed",{source:s,what:"does not show that every command passed"},a)],Y=[u,b?b.policyDigest:u].some(K=>K!==r),
X=`with the policy \`${u??"unknown"}\`, not with \`${r}\``,z=[...Y?[i(f,`the ${s} was made ${X}`)]:[],...B.map(K=>i(f,`t\
he provenance of the ${s} is not proven: ${K}`))],Q=[...J,...V,...z];if(J.length>0)return{level:"none",findings:Q};const Z=b!==
void 0&&z.length===0?o?"published":"gate":"self_reported";return R?{...{report:c,...b&&{reportDigest:b.digest}},level:Z,
origin:Z,findings:Q}:{level:"none",origin:Z,findings:Q}}function i(f,c){return(0,D().finding)("report-missing",{gene:f.id,
why:c},(0,E().placeOf)(f))}function l(f){return f.length===0?"no commands":[...f.slice(0,3).map(S=>`\`${S}\``),...f.length>
3?[`${f.length-3} more`]:[]].join(", ")}function O(f,{gene_asset_id:c}){if(!f.some(({assetId:o})=>(o??c)===c))return"the\
 GateReport that contains it does not list this version of the gene";const b=f.find(({contradiction:o})=>o)?.contradiction;
return b&&`the GateReport contradicts it: ${b}`}},54975:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),
d.provenanceCheck=D,d.provenanceObjection=M;function n(){const v=e(32693);return n=function(){return v},v}function w(){const v=e(
34413);return w=function(){return v},v}function E(){const v=e(1207);return E=function(){return v},v}function P(){const v=e(
41895);return P=function(){return v},v}function C(){const v=e(4812);return C=function(){return v},v}async function M({gateReport:v},h,y){
return v===void 0?"it is not in a GateReport, and a check run contains only the digest of a GateReport":v.objections.includes(
C().UNTRUSTED)?C().UNTRUSTED:h(v.headSha,v.digest,y)}function D(v,h){const[y,g,...i]=h?.split("/")??[];if(!y||!g||i.length>
0)throw new(P()).GateError("usage","A promotion with a token requires the repository of the report.","Set GITHUB_REPOSIT\
ORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(l,O,f)=>{const c=l.slice(0,7),S=await I({client:v,owner:y,
repo:g},l);if(S===void 0)return`the commit ${c} does not exist in ${y}/${g}`;const b=S.filter(({externalId:p})=>(0,n().readExternalId)(
p)?.digest===O);if(b.length===0)return`no check run on the commit ${c} contains its digest`;const o=b.filter(({appSlug:p})=>p===
f);if(o.length===0)return`the check run with its digest was created by the app ${b[0]?.appSlug??"unknown"}`;const r=o.filter(
p=>p.completed&&p.headSha===l);return r.length===0?"the check run with its digest is not completed":r.some(p=>N(p,S))?void 0:
"a newer check run of the same name replaces that with its digest"}}function N(v,h){const{id:y,name:g,appSlug:i,completedAt:l}=v,
O=h.filter(c=>c.name===g&&c.appSlug===i),f=c=>!c.completed||c.completedAt>l;return!g.endsWith(w().SUPERSEDED)&&!O.some(c=>c.
id!==y&&(0,w().isOfGate)(c)&&f(c))}async function I(v,h){try{return await(0,w().listChecks)(v,h)}catch(y){if((0,E().readFailure)(
y).kind==="invalid")return;const g={doing:"read the check runs",permission:"checks: read"},i=(0,E().explainFailure)(y,g);
throw new(P()).GateError("github_unavailable",`The provenance of the report cannot be checked: ${i}.`,"Grant `checks: re\
ad` to the token, or promote without a token, which skips this check.",{cause:y})}}},4812:function(k,d,e){Object.defineProperty(
d,"__esModule",{value:!0}),d.UNTRUSTED=void 0,d.readEvidence=v;function n(){const i=e(7723);return n=function(){return i},
i}function w(){const i=e(64385);return w=function(){return i},i}function E(){const i=e(41895);return E=function(){return i},
i}function P(){const i=e(59490);return P=function(){return i},i}function C(){const i=e(38863);return C=function(){return i},
i}function M(){const i=e(31048);return M=function(){return i},i}function D(){const i=e(94644);return D=function(){return i},
i}const N=d.UNTRUSTED="a runner that the pull request controls reported its results",I=n().looseObject({type:n().literal(
"GateReport"),tool:n().looseObject({name:n().string()}).optional(),verdict:n().string().optional(),policy:n().looseObject(
{digest:n().string(),enforce:n().string().optional()}).nullish(),error:n().unknown().optional(),genes:n().array(n().looseObject(
{id:n().string(),asset_id:n().string().nullish(),verdict:n().string(),commands:n().array(n().looseObject({verdict:n().string().
optional(),outcome:n().looseObject({status:n().string()}).nullish()})).default([])})).default([]),findings:n().array(n().
looseObject({severity:n().string(),suppressed:n().unknown().optional(),subject:n().looseObject({type:n().string(),id:n().
string()}).nullish()})).default([]),head_sha:n().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:n().looseObject(
{untrusted:n().boolean().optional()}).optional(),validation_reports:n().array(n().looseObject({type:n().literal("Validat\
ionReport")}))});function v({name:i,bytes:l},O){const f=(0,D().strictJson)({name:i,bytes:l},O);if("problem"in f)throw g(
i,f.problem);const c=f.values[0],S=I.safeParse(c);if(S.success&&f.values.length===1)return{reports:h(S.data.validation_reports),
gateReport:y(S.data,(0,M().reportDigest)(c))};const b=(0,w().readAssetFile)(i,l,O).assets.flatMap(({value:o})=>o.type===
"ValidationReport"?[o]:[]);if(b.length===0)throw g(i,"it contains no ValidationReport");return{reports:h(b)}}function h(i){
return(0,P().groupBy)(i,({gene_asset_id:l})=>l)}function y(i,l){const{head_sha:O,isolation:f,tool:c,verdict:S,policy:b,error:o,
genes:r,findings:p}=i,u=c?.name===C().TOOL.name&&S!==void 0&&S!=="error",t=p.filter(({severity:m,suppressed:A})=>m==="er\
ror"&&!A),a=new Set(t.flatMap(({subject:m})=>m?.type==="Gene"?[m.id]:[])),s=r.map(({id:m,asset_id:A,verdict:T,commands:j})=>{
const L=j.length>0&&j.every(G=>G.verdict!=="block"&&G.outcome?.status==="passed")?void 0:"not all commands of the gene h\
ave passed in it";return{id:m,assetId:A,passed:T==="pass"||T==="warn",contradiction:a.has(m)?"it has an error about the \
gene":L}});return{digest:l,headSha:O,objections:[...u?[]:["it is not a report of this gate"],...b?.enforce==="report"?["\
its policy only reports, and fails nothing"]:[],...f?.untrusted?[N]:[],...o==null?[]:["it has an error"]],policyDigest:b?.
digest,genes:(0,P().groupBy)(s,({id:m})=>m)}}function g(i,l){return new(E()).GateError("input_invalid",`${i} is not vali\
d evidence: ${l}.`,"Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},72883:function(k,d,e){
Object.defineProperty(d,"__esModule",{value:!0}),d.assetKey=y,d.eventsOf=f,d.promotionPolicy=b,d.readEventLog=l,d.readOwnAssets=
g,d.withWorkspace=c;function n(){const o=e(78114);return n=function(){return o},o}function w(){const o=e(35474);return w=
function(){return o},o}function E(){const o=e(52117);return E=function(){return o},o}function P(){const o=e(41895);return P=
function(){return o},o}function C(){const o=e(74238);return C=function(){return o},o}function M(){const o=e(63550);return M=
function(){return o},o}function D(){const o=e(35720);return D=function(){return o},o}function N(){const o=e(67397);return N=
function(){return o},o}function I(){const o=e(53010);return I=function(){return o},o}function v(){const o=e(95132);return v=
function(){return o},o}function h(){const o=e(50414);return h=function(){return o},o}function y({type:o,id:r}){return`${o}\
 ${r}`}async function g(o,r){const p={base:"",audited:"",files:[]},{files:u}=await(0,w().readSides)({baseTree:o,headTree:o,
change:p,policy:r});return i(u),{assets:u.flatMap(({assets:t})=>t),messages:u.flatMap(({messages:t})=>t??[])}}function i(o){
for(const{path:r,unread:p,problems:u}of o){const t=u.find(n().hidesContent);if(p===void 0&&t===void 0)continue;const a=t?
`line ${t.location.line}: ${t.detail}`:p;throw new(P()).GateError("file_unreadable",`${r} cannot be read completely: ${a}\
.`,"Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an asset with the id of a candidat\
e.")}}function l(o,r){const{name:p}=o,u=(0,h().readWhole)(o,r),[t]=u.messages??[];if(t!==void 0)throw O(`${p}, line ${t.
location.line}: a message between agents is not a log.`,"Pass the log of your own repository; use --assets for messages \
of other agents.");const a=u.problems.filter(({rule:j})=>j!=="duplicate-id").map(E().assetProblemFinding).find(({severity:j})=>j===
"error");if(a===void 0)return u.assets;const{message:s,remedy:m}=(0,v().describe)(a),{path:A,line:T}=a.location??{path:p,
line:1};throw O(`${A}, line ${T}: ${s}`,m)}function O(o,r){return new(P()).GateError("input_invalid",`The event log cann\
ot be read. ${o}`,r)}function f(o){return o.filter(({type:r})=>r==="EvolutionEvent").map(({value:r,path:p})=>({value:r,log:p}))}
function c(o,r,p,u){return(0,I().withSourceTree)(o,r,async(t,a,s)=>{const m=s&&await S(s,u);return p({directory:a,tree:t,
...m&&{defaultBranch:m}})})}async function S(o,r){const p=r===void 0?(await(0,N().findDefaultBranch)(o))?.commit:(await(0,N().
lookUpCommits)(o,[`refs/remotes/origin/${r}`]))[0];return p===void 0?void 0:(0,D().readTree)(o,p)}function b(o){const r=o?.
tree??(0,M().literalTree)({},"no repository");return(0,C().loadPolicy)(r,r.label)}},39242:function(k,d,e){Object.defineProperty(
d,"__esModule",{value:!0}),d.promote=f;function n(){const r=e(77598);return n=function(){return r},r}function w(){const r=e(
81456);return w=function(){return r},r}function E(){const r=e(68450);return E=function(){return r},r}function P(){const r=e(
1348);return P=function(){return r},r}function C(){const r=e(72025);return C=function(){return r},r}function M(){const r=e(
4378);return M=function(){return r},r}function D(){const r=e(74238);return D=function(){return r},r}function N(){const r=e(
80543);return N=function(){return r},r}function I(){const r=e(50414);return I=function(){return r},r}function v(){const r=e(
47440);return v=function(){return r},r}function h(){const r=e(54975);return h=function(){return r},r}function y(){const r=e(
4812);return y=function(){return r},r}function g(){const r=e(72883);return g=function(){return r},r}function i(){const r=e(
31170);return i=function(){return r},r}function l(){const r=e(52220);return l=function(){return r},r}function O(){const r=e(
88460);return O=function(){return r},r}async function f(r){const{policy:p,workspace:u,now:t=new Date}=r,{policy:a}=p,s=(0,w().
assetLimits)(a.assets.max_file_bytes),{candidates:m,findings:A,messages:T}=(0,I().readCandidates)(r.candidates,s),j=u?await(0,g().
readOwnAssets)(u.tree,a):{assets:[],messages:[]},R=r.events&&(0,g().readEventLog)(r.events,s),L=j.assets.filter(({type:W})=>W===
"Gene").map(({path:W})=>W),G=M().Judge.by({policy:a,tree:u?.tree,changed:new Set,platform:r.platform,cwd:(0,E().commonRoot)(
L,{policy:a,tree:u?.tree}),...r.signal&&{signal:r.signal}}),F=m.map(({asset:W})=>W),$=await(0,N().auditCandidates)(F,G,[
...j.assets,...R??[]]),U=(0,l().revocationsIn)([...j.messages,...T]),H={policy:a,known:j.assets,events:(0,g().eventsOf)(
R??j.assets),audited:$,now:t,revocations:U,evidence:await b(r,F,s)},{decisions:B,reports:J}=await o(r,m,H,G);return(0,i().
promotionOf)(B,{policy:p,decidedAt:t,inputs:c(r),loose:A,messages:T,revoked:j.assets.flatMap(W=>{const V=U(W);return V?[
{asset:W,reason:V}]:[]}),reports:J,gate:u?await S(u,p):[]})}function c(r){const{candidates:p,events:u,evidence:t,attestation:a}=r;
return[...p.map(m=>({role:"assets",file:m})),{role:"events",file:u},{role:"report",file:t},{role:"attestation",file:a?.file}].
flatMap(({role:m,file:A})=>A?[{role:m,name:A.name,digest:`sha256:${(0,n().hash)("sha256",A.bytes)}`}]:[])}async function S({
tree:r,defaultBranch:p},{source:u,shared:t}){if(p===void 0)return[];const a=u==="file"?void 0:D().POLICY_PATH;return(await(0,P().
gateFindings)({policyPath:a,baseTree:p,tree:r,shared:t})).filter(({rule:m})=>m==="gate-weakened")}async function b({evidence:r,
attestation:p,policy:{policy:u,digest:t}},a,s){const{require_evidence:m,evidence_app:A}=u.a2a,T=p&&await p.judge(a),j=r&&
(0,y().readEvidence)(r,s),R=r?.provenance,L=j&&R&&{objection:await(0,h().provenanceObjection)(j,R,A)};return{policyDigest:t,
required:m,...j,attestation:T,provenance:L}}async function o({run:r,workspace:p,policy:u},t,a,s){if(r===void 0||p===void 0)
return{decisions:(0,v().decide)(t,a),reports:[]};const m=$=>({...a.evidence,ran:$}),A=new Set(t.map(({asset:$})=>$)),T=(0,v().
decide)(t,{...a,evidence:m(A)}).decided.filter(({asset:$,outcome:U})=>$.type==="Gene"&&U==="promoted").map(({asset:$})=>$),
j=await(0,O().runGenes)(T,s,{policy:u,workspace:p},r),R=new Set(T),L=$=>R.has($)?j.findings.get($)??[(0,C().assetNotJudged)(
$,"the run returned no result")]:[],G=$=>[...a.audited($),...L($)];return{decisions:(0,v().decide)(t,{...a,audited:G,evidence:m(
R)}),reports:j.reports}}},18421:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.openInputs=I;function n(){
const h=e(73024);return n=function(){return h},h}function w(){const h=e(76760);return w=function(){return h},h}function E(){
const h=e(38321);return E=function(){return h},h}function P(){const h=e(40410);return P=function(){return h},h}function C(){
const h=e(73388);return C=function(){return h},h}function M(){const h=e(3766);return M=function(){return h},h}function D(){
const h=e(50414);return D=function(){return h},h}function N(){const h=e(54975);return N=function(){return h},h}async function I({
assets:h,events:y,report:g,attestation:i,fetch:l,trustedRoot:O},{folder:f,open:c,token:S,env:b},o){const r=async(L,G=(0,C().
inputName)(L))=>({name:G,bytes:await(0,E().buffer)(c(L))}),p=async L=>L===void 0?void 0:r(L),t=S&&(g!==void 0||l)?(0,P().
connect)(S,{baseUrl:b.GITHUB_API_URL}):void 0,a=await p(g),s=await p(i),m=await p(O),A=a&&t&&(0,N().provenanceCheck)(t,b.
GITHUB_REPOSITORY),T=(0,w().resolve)(f,h),j=h!=="-"&&v(T),R=j?[]:[await r(h)];for(const L of j?(0,D().filesInFolder)(T,h):
[])R.push(await r((0,w().join)(T,L),`${h}/${L}`));return{candidates:R,events:await p(y),evidence:a&&{...a,provenance:A},
...m&&{attestation:{file:s,judge:L=>{const G={trustedRoot:m,file:s,client:l?t:void 0};return(0,M().judgeByAttestations)(
L,G,o)}}}}}function v(h){return(0,n().statSync)(h,{throwIfNoEntry:!1})?.isDirectory()??!1}},73517:function(k,d,e){Object.
defineProperty(d,"__esModule",{value:!0}),d.EMITTED=void 0,d.messageLines=D,d.promotedLines=g,d.promotedSubjects=l,d.quarantinedLines=
O;function n(){const f=e(61331);return n=function(){return f},f}function w(){const f=e(10289);return w=function(){return f},
f}function E(){const f=e(58802);return E=function(){return f},f}const P=d.EMITTED=["decision","report","revoke"],C={promoted:"\
accept",quarantined:"quarantine",rejected:"reject"},M={Gene:"gene promoted after safety audit",Capsule:"capsule promoted\
 after validation",EvolutionEvent:"event promoted for provenance tracking"};function D(f,c,{id:S,now:b,random:o}){return N(
c,f).map(r=>i({protocol:n().PROTOCOL,protocol_version:"1.0.0",message_type:c,message_id:`msg_${b.getTime()}_${o()}`,sender_id:S,
timestamp:b.toISOString(),payload:r}))}function N(f,{decisions:c,skipped:S,reports:b,revoked:o=[]}){switch(f){case"decis\
ion":return[...c.map(I),...S.flatMap(v)];case"report":return b.map(h);case"revoke":return o.map(r=>({...y(r),reason:r.reason.
message}))}}function I(f){const{outcome:c,type:S}=f,[b]=f.reasons,o=b===void 0?null:`${b.message} (${b.rule})`,r=c==="pr\
omoted"?M[S]??null:o;return{...y(f),decision:C[c],reason:r}}function v(f){const{rule:c,message:S}=f.reason;return c!=="a\
lready-promoted"?[]:[{...y(f),decision:C.promoted,reason:S}]}function h(f){const{gene_asset_id:c,gene_id:S}=f;return{...y(
{asset_id:typeof c=="string"?c:null,id:S}),validation_report:f}}function y({asset_id:f,id:c}){return{target_asset_id:f,target_local_id:c}}
function g({promoted:f}){return f.map(i)}function i(f){return`${(0,w().jsonLine)(f)}
`}function l({promoted:f}){return f.flatMap(({id:c,asset_id:S})=>typeof S=="string"?[(0,E().assetSubject)(c,S)]:[])}function O({
quarantined:f}){return f.map(({asset:c,sender_id:S})=>i(S===void 0?c:{protocol:n().PROTOCOL,message_type:"publish",sender_id:S,
payload:{asset:c}}))}},31170:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.promotionOf=h;function n(){
const o=e(61331);return n=function(){return o},o}function w(){const o=e(85475);return w=function(){return o},o}function E(){
const o=e(94377);return E=function(){return o},o}function P(){const o=e(38863);return P=function(){return o},o}function C(){
const o=e(4190);return C=function(){return o},o}function M(){const o=e(13580);return M=function(){return o},o}function D(){
const o=e(95132);return D=function(){return o},o}function N(){const o=e(37075);return N=function(){return o},o}function I(){
const o=e(71101);return I=function(){return o},o}function v(){const o=e(48791);return v=function(){return o},o}function h({
decided:o,skipped:r},p){const{policy:u,loose:t,gate:a,revoked:s}=p,{source:m,path:A,digest:T,policy:j}=u,R=$=>o.filter(U=>U.
outcome===$),L=new Map(R("promoted").map(({asset:$})=>[$,(0,I().promotedForm)($,j.a2a.confidence_factor)])),F=[...o.map(
({reasons:$})=>$),...t.map($=>[$])].filter($=>$.some(y)).length;return{type:"PromotionReport",schema_version:v().PROMOTION_VERSION,
tool:P().TOOL,policy:{source:m,...A!==void 0&&{path:A},digest:T,require_evidence:j.a2a.require_evidence},decided_at:p.decidedAt.
toISOString(),inputs:p.inputs,decisions:o.map($=>g($,L.get($.asset))),promoted:[...L].map(([{type:$,id:U},H])=>({...H,type:$,
id:U})),quarantined:R("quarantined").map(({asset:$,reasons:U})=>({...S($),...l($),asset:$.value,reasons:U.map(b)})),rejected:[
...R("rejected").map(({asset:$,reasons:U})=>({...S($),reasons:U.map(b)})),...t.map($=>({...c($),reasons:[b($)]}))],skipped:[
...r.map(O),...p.messages.map(f)],reports:[...p.reports,...o.flatMap(({evidence:{report:$}})=>$===void 0?[]:[{...$,gene_id:String(
$.gene_id)}])],...F>0&&{undecided:F},...a.length>0&&{gate:a.map(b)},...s.length>0&&{revoked:s.map(O)}}}function y({rule:o}){
return(0,M().ruleOf)(o).undecided===!0}function g({asset:o,outcome:r,eligibility:p,evidence:u,reasons:t,notices:a},s){const{
report:m,level:A,reportDigest:T,attestation:j}=u;return{...S(o),...l(o),outcome:r,eligibility:p,evidence:{level:A,...typeof m?.
id=="string"&&{report_id:m.id},...T!==void 0&&{report_digest:T},...j&&{attestation:j}},hash:i(o),promoted_asset_id:typeof s?.
asset_id=="string"?s.asset_id:null,reasons:t.map(b),notices:a.map(b)}}function i(o){const r=(0,w().matchContentHash)(o)??
(0,E().otherHashForm)(o),p=C().HASH_FORM_NAMES.filter(t=>t!=="hub"||o.type==="Capsule"),u=r===void 0?p:p.slice(0,p.indexOf(
r));return{form:r??null,not_matched:u,content:(0,w().contentHash)(o.value)}}function l({envelope:o}){const r=o&&(0,n().senderOf)(
o);return r===void 0?{}:{sender_id:r}}function O({asset:o,reason:r}){return{...S(o),reason:b(r)}}function f({value:o,location:r}){
const{path:p,line:u}=r,{message_id:t,message_type:a}=o,m=`A message of the type \`${typeof a=="string"?a.slice(0,40):"un\
known"}\``;return{id:typeof t=="string"?t:`${p}:${u}`,type:"Message",asset_id:null,path:p,line:u,reason:b((0,D().finding)(
"nothing-to-promote",{what:m},{location:r}))}}function c({location:{path:o,line:r}={path:"",line:1,column:1}}){return{id:o,
type:"File",asset_id:null,path:o,line:r}}function S({id:o,type:r,path:p,value:u,locate:t}){const{asset_id:a}=u;return{id:o,
type:r,asset_id:typeof a=="string"?a:null,path:p,line:t().line}}function b(o){const{rule:r,severity:p}=o;return{id:(0,N().
identityOf)(o),rule:r,severity:p,...(0,D().describe)(o)}}},80335:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),
d.countsOf=D,d.promotionPage=M,d.renderPromotion=P;function n(){const N=e(10289);return n=function(){return N},N}function w(){
const N=e(31626);return w=function(){return N},N}const E=1e3;function P(N,I){const v=(0,w().layoutOf)(I),{quarantined:h,
rejected:y,skipped:g,decisions:i,gate:l=[]}=N,O=(r,p)=>(0,w().prose)(v,r,p),f=(r,{message:p,rule:u})=>O(r,`${p} (${u})`),
c=(r,p,u)=>{const{shown:t,rest:a}=(0,w().limited)(r,E,`${p} candidate`,v);return[...t.map(u),a]},S=(r,p,{type:u,id:t,path:a,
line:s})=>{const m=(0,w().shortName)(u==="File"?`${a}:${s}`:`${u} ${t}`,(0,w().roomOf)(v));return(0,w().labelled)(v,r,[v.
paint("strong",m)],p)},b=([r,...p])=>{const{shown:u,rest:t}=(0,w().limited)(p,0,"reason",v);return[...r?[...f("why",r),...O(
"fix",r.remedy)]:[],...u.flatMap(a=>f("also",a)),...t]},o=i.filter(({outcome:r})=>r==="promoted");return(0,w().page)([...c(
y,"rejected",r=>[...S("rejected","bad",r),...b(r.reasons)]),...c(h,"quarantined",r=>[...S("quarantine","quiet",r),...b(r.
reasons)]),...c(v.verbose||i.length===0?g:[],"skipped",r=>[...S("skipped","quiet",r),...f("why",r.reason)]),...c(o,"prom\
oted",r=>[...S("promoted","good",r),...O("evidence",r.evidence.level),...v.verbose?r.notices.flatMap(p=>f("note",p)):[]]),
...l.map(r=>f("gate",r)),O("result",D(N))])}const C=1e3;function M(N){const v=P(N,{columns:120,colour:!1,verbose:!1}).trimEnd().
split(`
`),h=v.length-C;return[`## Promotion: ${D(N)}`,"",...(0,n().markdownFence)(v.slice(0,C)),...h>0?[`And ${h} more lines, i\
n the log.`]:[],""].join(`
`)}function D({promoted:N,quarantined:I,rejected:v,skipped:h}){return Object.entries({promoted:N,quarantined:I,rejected:v,
skipped:h}).filter(([,g])=>g.length>0).map(([g,{length:i}])=>`${i} ${g}`).join(", ")||"no candidates"}},48791:function(k,d,e){
Object.defineProperty(d,"__esModule",{value:!0}),d.PROMOTION_VERSION=d.OUTCOMES=d.FAIL_ON=void 0,d.exitCodeOf=b,d.promotionSchema=
void 0;function n(){const o=e(7723);return n=function(){return o},o}function w(){const o=e(79167);return w=function(){return o},
o}function E(){const o=e(38942);return E=function(){return o},o}function P(){const o=e(99462);return P=function(){return o},
o}function C(){const o=e(4190);return C=function(){return o},o}function M(){const o=e(39763);return M=function(){return o},
o}function D(){const o=e(61336);return D=function(){return o},o}function N(){const o=e(72371);return N=function(){return o},
o}const I=d.PROMOTION_VERSION="1.0.0",v=n().object({id:n().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the re\
ason: the same in every run, even if its position changes."),rule:n().string(),severity:P().severitySchema,message:n().string(),
remedy:n().string()}),h={path:n().string(),line:n().int().min(1)},y={id:n().string(),type:w().assetTypeSchema,asset_id:n().
string().nullable().describe("The hash that the candidate declares."),...h},g=n().array(v).min(1).describe("Why; the fir\
st reason is the one to fix first."),i=n().object({...y,type:n().enum([...M().ASSET_TYPES,"File","Message"]).describe("`\
File` for a part of the source that is not an asset, `Message` for a message."),reasons:g}),l=d.OUTCOMES=["promoted","qu\
arantined","rejected"],O=n().object({level:E().evidenceLevelSchema,report_id:n().string().optional().describe("The Valid\
ationReport that reached the level."),report_digest:w().digestSchema.optional().describe("The digest of the GateReport t\
hat contains it."),attestation:N().attestedSchema.optional()}),f=n().object({...y,sender_id:n().string().optional().describe(
"The sender of the message that contained it."),outcome:n().enum(l),eligibility:E().eligibilitySchema,evidence:O,hash:n().
object({form:n().enum(C().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; \
null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are\
 accepted."),not_matched:n().array(n().enum(C().HASH_FORM_NAMES)).describe("The forms that were compared before, in thei\
r order."),content:w().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Whether the\
 declared hash matches the content."),promoted_asset_id:n().string().nullable().describe("The hash of the promoted form;\
 null if the candidate is not promoted."),reasons:n().array(v).describe("Why it is not promoted; empty if it is."),notices:n().
array(v).describe("Findings that do not prevent the promotion.")}),c=d.promotionSchema=n().object({type:n().literal("Pro\
motionReport"),schema_version:n().literal(I),tool:n().object({name:n().literal("gene-gate"),version:n().string()}),policy:n().
object({source:n().enum(["default","base","file"]),path:n().string().optional(),digest:w().digestSchema,require_evidence:E().
evidenceLevelSchema}),decided_at:n().iso.datetime(),inputs:n().array(n().object({role:n().enum(["assets","events","repor\
t","attestation"]),name:n().string(),digest:w().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:n().array(f).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:n().array(n().looseObject({type:w().assetTypeSchema,id:n().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:n().array(i.extend({type:w().assetTypeSchema,
sender_id:n().string().optional(),asset:n().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:n().array(i).describe("The candidates that\
 are rejected."),skipped:n().array(n().object({...y,type:i.shape.type,reason:v})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:n().array(n().looseObject({...D().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:n().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:n().array(v).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:n().array(n().object({...y,reason:v})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),S=d.FAIL_ON=["none","rejected","unproven"];function b({
quarantined:o,rejected:r,undecided:p},u){return p!==void 0?2:{none:0,rejected:r.length,unproven:r.length+o.length}[u]>0?
1:0}},52220:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),d.revocationsIn=D;function n(){const h=e(27199);
return n=function(){return h},h}function w(){const h=e(61331);return w=function(){return h},h}function E(){const h=e(85475);
return E=function(){return h},h}function P(){const h=e(94377);return P=function(){return h},h}function C(){const h=e(95132);
return C=function(){return h},h}function M(){const h=e(71101);return M=function(){return h},h}function D(h){const y=new Map,
g=new Map;for(const i of h.filter(({value:l})=>l.message_type==="revoke")){const l=(0,w().payloadOf)(i.value),O=v(l.target_asset_id,
l.asset_id,l.target_asset_ids),f=v(l.target_local_id,l.local_id);for(const c of O)y.set((0,P().hashDigits)(c)??c,i);if(O.
length===0)for(const c of f)g.set(c,i)}return y.size+g.size===0?()=>{}:i=>{const{type:l,id:O,value:f}=i,S=v(f.asset_id,(0,E().
contentHash)(i.value),(0,M().receivedHashOf)(i),...l==="Capsule"?[(0,E().contentHash)((0,E().asHubHashes)(f))]:[]).map(o=>(0,P().
hashDigits)(o)??o).find(o=>y.has(o)),b=S===void 0?g.get(O):y.get(S);return b&&N(i,b)}}function N(h,{value:y}){const{type:g,
id:i}=h,{reason:l}=(0,w().payloadOf)(y),O={type:g,id:i,by:(0,w().senderOf)(y)??"an unknown sender",why:typeof l=="string"?
l.slice(0,I):""};return(0,C().finding)("asset-revoked",O,(0,n().placeOf)(h))}const I=200;function v(...h){return h.flatMap(
y=>y??[]).filter(y=>typeof y=="string"&&y!=="")}},88460:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),
d.runGenes=y;function n(){const i=e(1395);return n=function(){return i},i}function w(){const i=e(27199);return w=function(){
return i},i}function E(){const i=e(67506);return E=function(){return i},i}function P(){const i=e(87952);return P=function(){
return i},i}function C(){const i=e(59580);return C=function(){return i},i}function M(){const i=e(36807);return M=function(){
return i},i}function D(){const i=e(95132);return D=function(){return i},i}function N(){const i=e(63682);return N=function(){
return i},i}function I(){const i=e(46562);return I=function(){return i},i}function v(){const i=e(94901);return v=function(){
return i},i}function h(){const i=e(47350);return h=function(){return i},i}async function y(i,l,{policy:{policy:O,digest:f},
workspace:{directory:c,tree:S}},{approver:b,secrets:o,...r}){const p=new Date,u=(0,P().additionsFor)(O),t=(0,C().guardCheckout)(
c,[...S.files()],u),a=await(0,E().auditAssets)(i,l,[]),{judgement:s,runResult:m}=await(0,v().validate)(a,{policy:O,startedAt:p,
heads:[{judge:()=>(0,n().judgedHead)(a,S,{policy:O,digest:f},"")}],approver:b,runs:!0,run:R=>(0,N().runAudited)(a,{...r,
checkout:t,tree:S,attended:!1,policy:O,fork:!0,waiting:R})}),{genes:A}=s,T=A.map(R=>(0,M().redactGene)(R,o)),j=(0,M().validationReportsOf)(
T,{nodeOf:m.nodeOf,policyDigest:f,startedAt:p,finishedAt:new Date});return{findings:new Map(A.map(R=>[R.gene.asset,g(R,O.
fail_on)])),reports:j.filter(R=>R!==null)}}function g(i,l){const O=(0,I().findingsOf)(i);if(i.verdict==="pass"||i.verdict===
"warn"||(0,h().severityVerdict)(O,l)==="fail")return O;const{asset:c}=i.gene,S={gene:c.id,summary:i.summary};return[...O,
(0,D().finding)("not-validated",S,(0,w().placeOf)(c))]}},94644:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),
d.strictJson=C;function n(){const M=e(81456);return n=function(){return M},M}function w(){const M=e(73229);return w=function(){
return M},M}function E(){const M=e(94534);return E=function(){return M},M}const P=(0,n().assetLimits)(16*1024*1024);function C({
name:M,bytes:D},N=P){if(D.length>N.maxBytes)return{problem:`it is larger than ${N.maxBytes} bytes`};const{text:I,complete:v}=(0,E().
decodeUtf8)(D);if(!v)return{problem:"it is not UTF-8 text"};const h=new(E()).Problems(new(E()).Source(M,I)),y=(0,w().readJson)(
I,N,h).map(({value:i})=>i),[g]=h.found;return g===void 0?{values:y}:{problem:`line ${g.location.line}: ${g.detail}`}}},53010:function(k,d,e){
Object.defineProperty(d,"__esModule",{value:!0}),d.withSourceTree=N;function n(){const I=e(51455);return n=function(){return I},
I}function w(){const I=e(41895);return w=function(){return I},I}function E(){const I=e(67147);return E=function(){return I},
I}function P(){const I=e(48741);return P=function(){return I},I}function C(){const I=e(96402);return C=function(){return I},
I}function M(){const I=e(35720);return M=function(){return I},I}function D(){const I=e(34397);return D=function(){return I},
I}async function N(I,v,h,y=!1){const g=await(0,C().openRepository)(I,v).catch(async i=>{if(!(i instanceof w().GateError&&
i.code==="not_a_repository"&&(await(0,n().stat)(I).catch(()=>{}))?.isDirectory()))throw i});if(g===void 0)return h((0,P().
folderTree)(I),I);try{const i=`the ${y?"staged ":""}files of ${g.directory}`,l=y?D().snapshotIndex:D().snapshotWorktree,
O=await(0,M().readTree)(g,await l(g),{label:i});return await h((0,E().withAdditions)(O,(0,P().folderTree)(g.directory),(0,E().
additionsOf)()),g.directory,g)}finally{await g.close()}}},58504:function(k,d,e){Object.defineProperty(d,"__esModule",{value:!0}),
d.readValidationReport=C;function n(){const h=e(57975);return n=function(){return h},h}function w(){const h=e(27199);return w=
function(){return h},h}function E(){const h=e(85475);return E=function(){return h},h}function P(){const h=e(21471);return P=
function(){return h},h}function C(h){if(!(0,w().isJsonObject)(h)||h.type!=="ValidationReport")return;const y=typeof h.overall_ok==
"boolean"?"protocol":"results",g=y==="protocol"?h.commands:h.results;if(!Array.isArray(g))return;const i=g.map(M);return{
shape:y,id:I(h.id),geneId:I(h.gene_id),commands:i,ok:h.overall_ok!==!1&&i.length>0&&i.every(({ok:l})=>l),contradictory:Array.
isArray(h.commands)&&Array.isArray(h.results)&&!(0,n().isDeepStrictEqual)(h.commands.map(D),h.results.map(D)),durationMs:v(
h.duration_ms)??N(h),hash:(0,E().matchContentHash)({type:"ValidationReport",value:h})??null,differences:(0,P().schemaDifferences)(
"ValidationReport",h)}}function M(h){const{command:y,cmd:g,ok:i,duration_ms:l,err:O,stderr:f}=(0,w().isJsonObject)(h)?h:
{},c=I(y)??I(g);return{command:c??"",ok:i===!0&&c!==null,durationMs:v(l),error:I(O)??I(f)}}function D(h){const{command:y,
ok:g}=M(h);return[y,g]}function N({started_at:h,finished_at:y}){const[g,i]=[h,y].map(l=>typeof l=="string"?Date.parse(l):
v(l));return typeof g=="number"&&typeof i=="number"&&i>=g?i-g:null}function I(h){return typeof h=="string"?h:null}function v(h){
return typeof h=="number"?h:null}},78589:function(k,d,e){e.r(d),e.d(d,{getOctokit:()=>n.Q});var n=e(92413)},64077:function(k,d,e){
e.r(d),e.d(d,{bundleFromJSON:()=>n.vw});var n=e(61040)},8744:function(k,d,e){e.r(d),e.d(d,{ASN1Obj:()=>n.ASN1Obj});var n=e(
83917)},80643:function(k,d,e){e.r(d),e.d(d,{TrustedRoot:()=>n.TrustedRoot});var n=e(19654)},3030:function(k,d,e){e.r(d),
e.d(d,{Verifier:()=>n.BL,toSignedEntity:()=>n.DC,toTrustMaterial:()=>n.jO});var n=e(54187)},85893:function(k,d,e){e.r(d),
e.d(d,{Parser:()=>n.i});var n=e(73979)}};
