"use strict";exports.id=144,exports.ids=[144],exports.modules={61218:function(k,c){Object.defineProperty(c,"__esModule",{value:!0}),c.
MAX_ANNOTATIONS=c.GITHUB_LIMITS=void 0;const s=c.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
e=c.MAX_ANNOTATIONS=500},32693:function(k,c){Object.defineProperty(c,"__esModule",{value:!0}),c.QUEUE=void 0,c.claimOf=j,
c.claimPrefix=R,c.completedExternalId=l,c.isClaim=C,c.isWaiting=P,c.readExternalId=g,c.shortPolicy=w,c.waitingId=M;const s=c.
QUEUE="merge_group",e=12,E=100,T="gene-gate:",$="waiting";function R(d){return`${T}${d}:`}function M(d){return`${R($)}${d}`}
function P(d){return d.startsWith(R($))}function C(d){return d.startsWith(T)}function j(d){const u=C(d)?/:(\d{1,9})$/.exec(
d)?.[1]:S.exec(d)?.[6];return Number(u??0)}function w(d){return d?.replace(/^sha256:/,"").slice(0,e)??"none"}function l(d,u,{
event:y,base:f,pulls:m},v){const o=m.map(i=>`#${i}`).join(",");return[d,y,r(f),w(u),o,v].join(";")}const S=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*)(?:;(\d{1,9}))?)?$/;
function g(d){const[,u,y,f,m,v=""]=S.exec(d)??[];if(u===void 0)return;const o=[...v.matchAll(/#(\d+)/g)].map(([,i])=>Number(
i));return{digest:u,event:y,policy:m,pulls:o,isInto:i=>f===r(i)}}function r(d){return encodeURIComponent(d).slice(0,E)}},
34413:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.SUPERSEDED=c.CONCLUSIONS=void 0,c.checkOperation=
R,c.claimId=M,c.completeCheck=v,c.createCheck=u,c.findUnfinished=l,c.gateChecks=j,c.isOfGate=w,c.isOfQueue=C,c.isStillClaimed=
g,c.leaveWaiting=p,c.listChecks=S,c.newRunKey=P,c.supersedeCheck=i,c.takeUpCheck=y,c.updateCheck=f;function e(){const a=s(
77598);return e=function(){return a},a}function E(){const a=s(32693);return E=function(){return a},a}function T(){const a=s(
40410);return T=function(){return a},a}function $(){const a=s(1207);return $=function(){return a},a}function R({readOnlyToken:a=!1}){
return{doing:"write the check run",permission:"checks: write",readOnlyToken:a}}function M({runKey:a,claim:t}){return`${(0,E().
claimPrefix)(a)}${t}`}function P(a){return`${a??"run"}:${(0,e().randomUUID)()}`}function C({completed:a,conclusion:t,externalId:n}){
return(n.startsWith((0,E().claimPrefix)(E().QUEUE))||(0,E().readExternalId)(n)?.event===E().QUEUE)&&!(a&&t==="success")}
async function j(a,t){return(await S(a,a.headSha,t)).filter(w).sort((h,O)=>O.id-h.id)}function w({externalId:a}){return(0,E().
isClaim)(a)||(0,E().readExternalId)(a)!==void 0}async function l(a,{runKey:t,checkName:n}){return(await S(a,a.headSha,n)).
filter(({externalId:O,completed:b})=>O.startsWith((0,E().claimPrefix)(t))&&!b)}async function S({client:a,owner:t,repo:n},h,O){
const b=await a.octokit.paginate(a.octokit.rest.checks.listForRef,{owner:t,repo:n,ref:h,...O!==void 0&&{check_name:O},filter:"\
all",per_page:100});return(0,$().requireAsked)(b.every(({head_sha:I,name:A})=>I===h&&A===(O??A)),"the check runs of this\
 name on the commit"),b.map(r)}async function g({client:a,owner:t,repo:n},{id:h,externalId:O}){const{data:b}=await a.octokit.
rest.checks.get({owner:t,repo:n,check_run_id:h});return(0,$().requireAsked)(b.id===h,"this check run"),b.external_id===O&&
b.status!=="completed"}function r(a){return{id:a.id,name:a.name,url:a.html_url,detailsUrl:a.details_url??"",completed:a.
status==="completed",conclusion:a.conclusion,externalId:a.external_id??"",appId:a.app?.id,appSlug:a.app?.slug,headSha:a.
head_sha,completedAt:a.completed_at??"",annotationsCount:a.output.annotations_count}}function d(a){return{status:"in_pro\
gress",external_id:M(a),started_at:new Date().toISOString(),...a.detailsUrl!==void 0&&{details_url:a.detailsUrl},output:{
title:"The gate is running",summary:"Auditing and running the change."}}}async function u(a,t,n){const{client:h,owner:O,
repo:b,headSha:I}=a,A=async()=>{const{data:N}=await h.octokit.rest.checks.create({owner:O,repo:b,head_sha:I,name:t.checkName,
...d(t),...T().NOT_REPEATABLE});return(0,$().requireAsked)(N.head_sha===I,"this commit"),r(N)};return h.once(A,async()=>(await l(
a,t)).find(({id:U})=>U>(n?.id??0)))}async function y(a,t,n){return r(await f(a,n,d(t)))}async function f({client:a,owner:t,
repo:n},{id:h},O){const b={owner:t,repo:n,check_run_id:h,...O},{data:I}=await a.octokit.rest.checks.update(b);return(0,$().
requireAsked)(I.id===h,"this check run"),I}const m=c.CONCLUSIONS=["failure","action_required","neutral","success"];async function v(a,t,{
conclusion:n,externalId:h,output:O}){const I=await f(a,t,{status:"completed",conclusion:n,external_id:h,output:O});if(I.
status!=="completed"||I.conclusion!==n)throw new($()).BrokenAnswer("the check run is not completed with this result")}const o=c.
SUPERSEDED=" (superseded)";async function i(a,{checkName:t},n){await f(a,n,{name:`${t}${o}`,status:"completed",conclusion:"\
neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${t}\
\u201D.`}})}async function p(a,t,n){const h=(0,E().waitingId)((0,E().claimOf)(t.externalId));await f(a,t,{status:"in_pro\
gress",external_id:h,output:n})}},40410:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.PASSING_FAILURES=
c.NOT_REPEATABLE=c.LEAVES_API=void 0,c.connect=P,c.waitBeforeRetry=a;function e(){const t=s(58500);return e=function(){return t},
t}function E(){const t=s(78589);return E=function(){return t},t}function T(){const t=s(1207);return T=function(){return t},
t}const $=c.LEAVES_API={leavesApi:!0},R=18e4,M=3e3;function P(t,n={}){const{timeoutMs:h=15e3,sleep:O=C,now:b=Date.now,signal:I}=n,
A=n.baseUrl||"https://api.github.com",N=(0,E().getOctokit)(t,{baseUrl:A});let U=R;async function F(D,G){for(let H=1;;H+=
1){const J=b();try{return await D()}catch(B){const V=a((0,T().readFailure)(B),H,b());if(V===void 0||I?.aborted||(U-=b()-
J+V,U<0)||(await O(V,I),I?.aborted))throw B}const W=await G?.();if(W!==void 0)return W}}return N.hook.wrap("request",(D,G)=>{
const H=G.request?.fetch??globalThis.fetch,J=G.request?.leavesApi?H:d(H,A),W=async()=>{r(G.url,A),G.request={...G.request,
fetch:J,signal:L()};try{const B=await D(G);return y(B.status,B.headers.location),j(G,B),B}catch(B){throw l(B)}};return G.
request?.notRepeatable===!0?W():F(W)}),{octokit:N,once:F};function L(){return I===void 0?AbortSignal.timeout(h):I.aborted?
AbortSignal.timeout(Math.min(h,M)):AbortSignal.any([I,AbortSignal.timeout(h)])}}function C(t,n){return(0,e().setTimeout)(
t,void 0,n&&{signal:n}).catch(()=>{})}function j({method:t,url:n},{status:h,data:O}){if(!(t==="DELETE"?h===204:h===200||
h===201))throw new(T()).BrokenAnswer(`its status is ${h}`);if(t==="DELETE")return;if(typeof O!="object"||O===null)throw new(T()).
BrokenAnswer("it was truncated or is not JSON");if((t==="POST"||t==="PATCH")&&!n.endsWith("/graphql")&&!("id"in O))throw new(T()).
BrokenAnswer("it has no id");if(/[?&]per_page=/.test(n)&&!Array.isArray(w(n,O)))throw new(T()).BrokenAnswer("it is not a\
 list")}function w(t,n){return/\/check-runs\?/.test(t)?"total_count"in n&&"check_runs"in n?n.check_runs:void 0:n}function l(t){
const{status:n,said:h}=(0,T().readFailure)(t);return n===409?new(T()).BrokenAnswer(`its status is 409, ${h}`,{cause:t}):
t}class S extends Error{name="ForeignAnswer"}const g=5;function r(t,n){const{origin:h}=new URL(t,`${n}/`);if(h!==new URL(
n).origin)throw f(h)}function d(t,n){const{origin:h}=new URL(n);return async(O,b)=>{let I=String(O);for(let A=0;;A+=1){const N=await t(
I,{...b,redirect:"manual"}),U=u(N.status)?N.headers.get("location"):null,F=U!==null&&URL.canParse(U,I)&&new URL(U,I);if(!F||
F.origin!==h||A===g)return N;await N.body?.cancel(),I=F.href}}}function u(t){return t>=300&&t<400}function y(t,n){if(u(t)&&
typeof n=="string")throw f(n)}function f(t){const n=URL.canParse(t)?new URL(t).origin:t;return new S(`the answer refers \
to ${n}, which is not GitHub's API`)}const m=4,v=60,o=60,i=c.NOT_REPEATABLE={request:{notRepeatable:!0}},p=c.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function a(t,n,h){if(!p.has(t.kind)||n>=m)return;if(t.kind!==
"rate_limited")return 1e3*2**(n-1);const O=t.resetAt===void 0?void 0:Math.max(1,t.resetAt-h/1e3),b=t.retryAfter??O??o;return b>
v?void 0:Math.ceil(b*1e3)}},81014:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.objectIdSchema=void 0,
c.pullOrigin=w,c.pullRequestAsPayload=C,c.pullRequestHunks=S,c.pullRequestState=M,c.pullsOfCommit=j,c.pullsWithHead=P;function e(){
const g=s(7723);return e=function(){return g},g}function E(){const g=s(1207);return E=function(){return g},g}const T=c.objectIdSchema=
e().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),$=e().object({number:e().int().positive(),state:e().enum(["open","\
closed"]),head:e().object({sha:T,repo:e().object({id:e().int()}).nullable()}),base:e().object({ref:e().string().min(1),repo:e().
object({id:e().int()})})});async function R({client:g,owner:r,repo:d},u){const{data:y}=await g.octokit.rest.pulls.get({owner:r,
repo:d,pull_number:u}),f=$.parse(y);return(0,E().requireAsked)(f.number===u,`pull request ${u}`),{data:y,pull:f}}async function M(g,r){
const{data:d,pull:u}=await R(g,r);return{headSha:u.head.sha,changedFiles:d.changed_files}}async function P({client:g,owner:r,
repo:d},u,y){const f=await g.octokit.paginate(g.octokit.rest.pulls.list,{owner:r,repo:d,state:"open",...y!==void 0&&{head:y},
per_page:100}),m=e().array($).parse(f);return(0,E().requireAsked)(m.every(({state:v})=>v==="open"),"open pull requests"),
m.filter(({head:v})=>v.sha===u).map(({number:v,base:o})=>({number:v,baseRef:o.ref})).sort((v,o)=>v.number-o.number)}async function C(g,r){
const{client:d,owner:u,repo:y}=g,{data:f}=await d.octokit.rest.repos.get({owner:u,repo:y}),{data:m}=await R(g,r);return{
repository:f,pull_request:m}}async function j({client:g,owner:r,repo:d},u){const{repos:y}=g.octokit.rest,f={owner:r,repo:d,
commit_sha:u,per_page:100},m=await g.octokit.paginate(y.listPullRequestsAssociatedWithCommit,f);return e().array($).parse(
m).map(l)}async function w(g,r){const{data:d,pull:u}=await R(g,r);return{...l(u),commits:d.commits}}function l({number:g,
state:r,head:d,base:u}){return{number:g,isOpen:r==="open",baseRef:u.ref,headSha:d.sha,isFork:d.repo?.id!==u.repo.id}}async function S({
client:g,owner:r,repo:d},u,y){const{octokit:f}=g,m={owner:r,repo:d,pull_number:u,per_page:100},v=new Map;for await(const{
data:o}of f.paginate.iterator(f.rest.pulls.listFiles,m)){for(const{filename:i,patch:p}of o)p!==void 0&&y.has(i)&&v.set(i,
p);if(v.size===y.size)break}return v}},40638:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.listBundles=
j,c.readFileAt=R,c.refTip=P;function e(){const w=s(7723);return e=function(){return w},w}function E(){const w=s(61218);return E=
function(){return w},w}function T(){const w=s(1207);return T=function(){return w},w}function $(){const w=s(81014);return $=
function(){return w},w}async function R({client:w,owner:l,repo:S},g,r){const d={owner:l,repo:S,path:g,ref:r},{data:u}=await w.
octokit.rest.repos.getContent(d);if(Array.isArray(u)||u.type!=="file"||u.encoding!=="base64")throw new Error(`expected a\
 file of at most ${E().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(u.content,"base64")}const M=e().object({ref:e().
string(),object:e().object({sha:$().objectIdSchema})});async function P({client:w,owner:l,repo:S},g){const r=await(0,T().
ifFound)(w.octokit.rest.git.getRef({owner:l,repo:S,ref:g}));if(r===void 0)return;const{ref:d,object:u}=M.parse(r.data);return(0,T().
requireAsked)(d===`refs/${g}`,`refs/${g}`),u.sha}const C=100;async function j({client:w,owner:l,repo:S},g){try{const r={
owner:l,repo:S,subject_digest:g,per_page:C};return((await(0,T().ifFound)(w.octokit.rest.repos.listAttestations(r)))?.data.
attestations??[]).map(({bundle:u})=>u??null)}catch(r){const d={doing:"read the attestations",permission:"attestations: r\
ead"};throw(0,T().asUnavailable)(r,d)}}},42312:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.CANDIDATE_LIMITS=
void 0,c.readArchive=r;function e(){const t=s(77598);return e=function(){return t},t}function E(){const t=s(38522);return E=
function(){return t},t}function T(){const t=s(85893);return T=function(){return t},t}function $(){const t=s(7723);return $=
function(){return t},t}function R(){const t=s(94534);return R=function(){return t},t}function M(){const t=s(26040);return M=
function(){return t},t}function P(){const t=s(41895);return P=function(){return t},t}const C=c.CANDIDATE_LIMITS={entries:1e3,
bytes:64*1024*1024},j="manifest.json",w="checksum.sha256",l=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,S=$().string().
regex(/^1(\.|$)/,"expected a version 1"),g=$().looseObject({gep_version:S,schema_version:S});function r(t,n=C){const h=d(
v(t,n));y(u(h,j));const O=u(h,w);return h.delete(w),m(O,h),[...h].filter(([b])=>l.test(b)).map(([b,I])=>({name:b,bytes:I})).
sort((b,I)=>b.name<I.name?-1:1)}function d(t){const n=[...t.keys()][0]??"",h=t.has(j)?"":`${n.split("/")[0]}/`;return new Map(
[...t].map(([O,b])=>{if(O.startsWith(h))return[O.slice(h.length),b];throw a(`it has no ${j} at its root`)}))}function u(t,n){
const h=t.get(n);if(h===void 0)throw a(`it has no ${n} at its root`);return h}function y(t){const n=(0,M().attempt)(()=>JSON.
parse((0,R().decodeUtf8)(t).text));if(n===void 0)throw a(`${j} is not valid JSON`);const[h]=g.safeParse(n).error?.issues??
[];if(h!==void 0)throw a(`${j}: ${[...h.path,h.message].join(": ")}`)}const f=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function m(t,n){
const h=new Set(n.keys());for(const b of(0,R().decodeUtf8)(t).text.split(/\r?\n/).filter(Boolean)){const[,I,A=""]=f.exec(
b)??[],N=JSON.stringify(I===void 0?b.slice(0,80):A),U=n.get(A);if(I===void 0)throw a(`${w} contains the invalid line ${N}`);
if(U===void 0)throw a(`${N} has a checksum but is missing`);if(!h.delete(A))throw a(`${N} has two checksums`);if((0,e().
hash)("sha256",U)!==I.toLowerCase())throw a(`the checksum of ${N} does not match its content`)}const[O]=h;if(O!==void 0)
throw a(`${JSON.stringify(O)} has no checksum`)}function v(t,{entries:n,bytes:h}){const O=new Map;let b=0;const I=new(T()).
Parser({strict:!0,brotli:!1,zstd:!1});I.on("error",A=>{throw A}),I.on("entry",A=>{if(b+=1,b>n)throw a(`it has more than ${n}\
 entries`);const N=p(A);if(N===void 0){A.resume();return}if(O.has(N))throw a(`it contains ${JSON.stringify(N)} twice`);const U=[];
O.set(N,Buffer.alloc(0)),A.on("data",F=>U.push(F)),A.on("end",()=>O.set(N,Buffer.concat(U)))}),I.on("ignoredEntry",({path:A,
type:N})=>{const U=JSON.stringify(A.slice(0,80));throw a(`it contains ${U}, an entry of the type ${N}`)});try{const A=(0,E().
gunzipSync)(t,{maxOutputLength:h});if(A[0]===31)throw a("it is gzipped twice");I.end(A)}catch(A){if(A instanceof P().GateError)
throw A;const{code:N,message:U}=A,F=N==="ERR_BUFFER_TOO_LARGE"?`its unpacked content has more than ${h} bytes`:`it is no\
t a complete gzipped tar (${U})`;throw a(F,A)}return O}const o=255,i=/[\\:\p{C}]/u;function p({path:t,type:n}){const h=JSON.
stringify(t.slice(0,o));if(n!=="File"&&n!=="OldFile"&&n!=="Directory")throw a(`${h} is a ${n}, but only files and direct\
ories are allowed`);const O=t.split("/").filter(I=>I!==""&&I!==".");if(!(!t.startsWith("/")&&!O.includes("..")&&!i.test(
t))||t.length>o||n!=="Directory"&&O.length===0)throw a(`it contains the path ${h}, which is not allowed`);return n==="Di\
rectory"?void 0:O.join("/")}function a(t,n){return new(P()).GateError("input_invalid",`The archive is not valid: ${t}.`,
"Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.",
{cause:n})}},71101:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.exchangeFindings=P,c.isSameAsset=w,
c.promotedForm=l,c.receivedHashOf=j,c.unhashedFindings=C;function e(){const S=s(23404);return e=function(){return S},S}function E(){
const S=s(27199);return E=function(){return S},S}function T(){const S=s(85475);return T=function(){return S},S}function $(){
const S=s(94377);return $=function(){return S},S}function R(){const S=s(57733);return R=function(){return S},S}function M(){
const S=s(95132);return M=function(){return S},S}function P(S){return[...(0,R().promotionSchemaFindings)(S),...(0,T().identityFindings)(
S,"author")].map(g=>({...g,severity:"error"}))}function C(S){const g=(0,T().unhashedFields)(S);return g.length===0?[]:[(0,M().
finding)("fields-not-hashed",{capsule:S.id,fields:g},(0,E().placeOf)(S,["outcome"]))]}function j({value:{a2a:S}}){return(0,E().
isJsonObject)(S)?S.received_asset_id:void 0}function w(S,g){return(0,T().contentHash)(S.value)===(0,T().contentHash)(g.value)?
!0:(0,T().matchContentHash)(S)!==void 0&&j(g)===S.value.asset_id}function l({type:S,value:g},r){const{confidence:d,a2a:u,
asset_id:y}=g;if(S!=="Capsule"||typeof d!="number")return(0,T().matchContentHash)({type:S,value:g})==="engine"?(0,$().asEngineHashed)(
g)??g:g;if(r===1&&(0,e().verifyAssetId)(g))return g;const f={...(0,T().matchContentHash)({type:S,value:g})==="hub"?(0,T().
asHubHashes)(g):g,confidence:d*r,a2a:{...(0,E().isJsonObject)(u)?u:{},status:"promoted",confidence_factor:r,received_asset_id:y??
null}};return{...f,asset_id:(0,e().computeAssetId)(f)}}},72371:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.attestationJudge=C,c.attestedSchema=void 0;function e(){const m=s(7723);return e=function(){return m},m}function E(){const m=s(
27199);return E=function(){return m},m}function T(){const m=s(79167);return T=function(){return m},m}function $(){const m=s(
95132);return $=function(){return m},m}const R=e().object({issuer:e().string().describe("Who confirmed the identity, as \
a URL."),repository:e().string().describe("`owner/name` of the repository whose workflow signed."),workflow:e().string().
describe("The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`."),ref:e().string().describe(
"The ref that the workflow ran for.")}),M=c.attestedSchema=e().object({source:e().string().describe("The file and positi\
on, or the address."),digest:T().digestSchema.describe("Digest of the signed statement."),predicate_type:e().string(),result:e().
enum(["PASSED","WARNED"]),asset_id:T().digestSchema,commit:e().string().nullable().describe("The commit that was verifie\
d, if the statement names it."),policy_digest:T().digestSchema,gate:e().object({id:e().string(),version:e().string().nullable()}).
nullable().describe("The gate; null if the statement does not name it."),verified_at:e().iso.datetime(),signer:R}).describe(
"A verified attestation about the asset."),P=1440*60*1e3;function C(m,v){return o=>{const i=o.value.asset_id,a=(typeof i==
"string"?m.filter(b=>j(b,i)):[]).map(b=>({each:b,reasons:w(o,b,v)})),t=a.flatMap(({each:b,reasons:I})=>"refused"in b||I.
length>0?[]:[b]).sort((b,I)=>Date.parse(I.verified_at)-Date.parse(b.verified_at));if(t.length===0)return{findings:a[0]?.
reasons??[y(o)]};const n=t.find(b=>!d(b,o)),h=t.filter(b=>d(b,o)&&(n===void 0||b.verified_at>n.verified_at)),O=h.find(({
gate:b})=>b!==null)??h[0];return O!==void 0?{accepted:f(O,String(i))}:{findings:n===void 0?[y(o)]:[u(o,n)]}}}function j(m,v){
return"refused"in m?m.claims?.has(v)??!0:m.subjects.has(v)}function w(m,v,{signers:o,policyDigest:i,now:p}){const a=(0,E().
placeOf)(m),{source:t}=v;if("refused"in v)return[(0,$().finding)("attestation-invalid",{source:t,reason:v.refused},a)];const{
signer:n,policy_digest:h,verified_at:O}=v,b=o.filter(F=>l(n,F)),[I]=b;if(I===void 0){const F={source:t,found:g(n),accepted:o.
map(r)};return[(0,$().finding)("attestation-other-signer",F,a)]}const A=({policies:F})=>F??[i],N=b.filter(F=>A(F).includes(
h));if(N.length===0){const F={source:t,found:h,accepted:b.flatMap(A)};return[(0,$().finding)("attestation-other-policy",
F,a)]}const U=Math.max(...N.map(({max_age_days:F})=>F));if(p.getTime()-Date.parse(O)>U*P){const F={source:t,verified:O,days:U};
return[(0,$().finding)("attestation-expired",F,a)]}return[]}function l(m,{issuer:v,repository:o,workflow:i,ref:p}){const a=i.
startsWith(".github/")?`${o}/${i}`:i,t=a.includes("@")?a:`${a}@${p}`;return m.issuer===v&&m.ref===p&&S(m.repository)===S(
o)&&S(m.workflow)===S(t)}function S(m){return m.replace(/^[^/]+\/[^/]+/,v=>v.toLowerCase())}function g({repository:m,workflow:v,
ref:o,issuer:i}){return`${v} for ${m} at ${o}, confirmed by ${i}`}function r({repository:m,workflow:v,ref:o}){return`${v}\
 for ${m} at ${o}`}function d({result:m,validated:v},{type:o}){return m!=="FAILED"&&(v||o!=="Gene")}function u(m,{source:v,
result:o}){const i=o==="FAILED"?"failed":"did not run all commands";return(0,$().finding)("attestation-not-passed",{source:v,
what:i},(0,E().placeOf)(m))}function y(m){const{type:v,id:o}=m;return(0,$().finding)("attestation-missing",{type:v,id:o},
(0,E().placeOf)(m))}function f({subjects:m,validated:v,result:o,...i},p){return{...i,result:o==="WARNED"?"WARNED":"PASSE\
D",asset_id:p}}},3766:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.judgeByAttestations=j,c.readAttestations=
w;function e(){const d=s(27199);return e=function(){return d},d}function E(){const d=s(40638);return E=function(){return d},
d}function T(){const d=s(41895);return T=function(){return d},d}function $(){const d=s(94644);return $=function(){return d},
d}function R(){const d=s(72371);return R=function(){return d},d}function M(){const d=s(93625);return M=function(){return d},
d}const P=8,C=500;async function j(d,{file:u,client:y,trustedRoot:f},{policy:m,digest:v}){const o=(0,M().readTrustedRoots)(
f),i=m.a2a.attestation,p=[...new Set(i.map(({repository:t})=>t))],a=[...u?w(u,o):[],...y?await g(y,p,d,o):[]];return(0,R().
attestationJudge)(a,{signers:i,policyDigest:v,now:new Date})}function w({name:d,bytes:u},y){const f=(0,$().strictJson)({
name:d,bytes:u});if("problem"in f)throw S(d,f.problem);const m=f.values.flatMap(l);if(m.length===0)throw S(d,"it contain\
s no bundle");return m.map((v,o)=>(0,M().verifyBundle)(m.length===1?d:`${d}, bundle ${o+1}`,v,y))}function l(d){return Array.
isArray(d)?d:(0,e().isJsonObject)(d)&&Array.isArray(d.attestations)?d.attestations.map(u=>(0,e().isJsonObject)(u)?u.bundle??
null:null):[d]}function S(d,u){return new(T()).GateError("input_invalid",`${d} is not a file of attestations: ${u}.`,"Pa\
ss a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.")}async function g(d,u,y,f){const m=y.map(({
value:i})=>i.asset_id).filter(r),v=[...new Set(m)].flatMap(i=>u.map(p=>({repository:p,id:i})));if(u.length===0)throw new(T()).
GateError("usage","promote --fetch requires a policy that accepts a signer.","Add the repository and workflow to `a2a.at\
testation` in the policy.");if(v.length>C)throw new(T()).GateError("usage",`promote --fetch would send ${v.length} reque\
sts to GitHub; ${C} is the limit.`,"Pass the bundles with --attestation, or promote fewer candidates at once.");const o=[];
for(let i=0;i<v.length;i+=P){const p=v.slice(i,i+P).map(async({repository:a,id:t})=>{const[n="",h=""]=a.split("/"),O=await(0,E().
listBundles)({client:d,owner:n,repo:h},t),b=I=>`${a}, attestation ${I+1} of ${t}`;return O.map((I,A)=>(0,M().verifyBundle)(
b(A),I,f))});o.push(...(await Promise.all(p)).flat())}return o}function r(d){return typeof d=="string"&&/^sha256:[0-9a-f]{64}$/.
test(d)}},63647:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.readStatement=w;function e(){const g=s(
7723);return e=function(){return g},g}function E(){const g=s(38863);return E=function(){return g},g}function T(){const g=s(
58802);return T=function(){return g},g}const $=e().string().regex(/^[0-9a-f]{64}$/),R=e().record(e().string(),e().string()),
M=e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),P=e().looseObject({_type:e().literal("https://in-toto.io/Statement\
/v1"),subject:e().array(e().looseObject({name:e().string().optional(),digest:R})).min(1),predicateType:e().string(),predicate:e().
unknown()}),C=e().looseObject({verifier:e().looseObject({id:e().literal(E().HOME),version:e().record(e().string(),e().string()).
optional()}),timeVerified:e().iso.datetime({offset:!0}),resourceUri:e().string(),policy:e().looseObject({digest:e().looseObject(
{sha256:$})}),verificationResult:e().enum(["PASSED","FAILED"]),verifiedLevels:e().array(e().string())}),j=e().looseObject(
{result:e().enum(["PASSED","WARNED","FAILED"]),configuration:e().array(e().looseObject({digest:e().looseObject({sha256:$})})).
length(1,{error:"expected one entry, the policy"}),passedTests:e().array(e().string()).default([]),warnedTests:e().array(
e().string()).default([]),failedTests:e().array(e().string()),skippedTests:e().array(e().string()).default([])});function w(g){
const r=P.safeParse(g);if(!r.success)return{refused:`its payload is not an in-toto statement: ${S(r.error)}`};const{subject:d,
predicateType:u,predicate:y}=r.data,f=d.map(({digest:p})=>p),m=p=>f.flatMap(a=>a[p]??[]),v=new Set(m("sha256").map(p=>`s\
ha256:${p}`)),o=m("gitCommit").filter(p=>M.safeParse(p).success),i={predicate_type:u,subjects:v};switch(u){case T().VERIFICATION_SUMMARY:{
const{data:p,error:a}=C.safeParse(y);if(a)return{refused:`its verification summary is malformed: ${S(a)}`};const t=[...o,
l(p.resourceUri)].find(n=>p.resourceUri===(0,T().commitUri)(n)&&(o.includes(n)||v.has(`sha256:${(0,T().textDigest)(n)}`)));
return t===void 0?{refused:"its resource is not one of its subjects"}:{...i,result:p.verificationResult,validated:p.verifiedLevels.
includes(T().VALIDATED),commit:t,policy_digest:`sha256:${p.policy.digest.sha256}`,gate:{id:p.verifier.id,version:p.verifier.
version?.[E().TOOL.name]??null},verifiedAt:Date.parse(p.timeVerified)}}case T().TEST_RESULT:{const{data:p,error:a}=j.safeParse(
y);if(a)return{refused:`its test result is malformed: ${S(a)}`};const[t]=p.configuration,{passedTests:n,warnedTests:h,failedTests:O,
skippedTests:b}=p;return{...i,result:p.result,validated:O.length+b.length===0&&n.length+h.length>0,commit:o[0]??null,policy_digest:`\
sha256:${t?.digest.sha256}`,gate:null}}default:return{refused:`its predicate type is ${JSON.stringify(u.slice(0,80))}, n\
ot a verification summary or a test result`}}}function l(g){return g.slice(g.lastIndexOf(":")+1)}function S({issues:g}){
const[r]=g,d=r?.path.map(String).join(".");return`${d?`${d}: `:""}${r?.message??"unknown"}`}},93625:function(k,c,s){Object.
defineProperty(c,"__esModule",{value:!0}),c.readTrustedRoots=p,c.verifyBundle=d;function e(){const t=s(77598);return e=function(){
return t},t}function E(){const t=s(64077);return E=function(){return t},t}function T(){const t=s(8744);return T=function(){
return t},t}function $(){const t=s(80643);return $=function(){return t},t}function R(){const t=s(3030);return R=function(){
return t},t}function M(){const t=s(41895);return M=function(){return t},t}function P(){const t=s(94644);return P=function(){
return t},t}function C(){const t=s(63647);return C=function(){return t},t}const j="application/vnd.in-toto+json",w="1.3.\
6.1.4.1.57264.1.12",l="1.3.6.1.4.1.57264.1.14",S="https://github.com/",g=12,r=10*6e4;function d(t,n,h){let O,b,I;try{const{
content:W,...B}=(0,E().bundleFromJSON)(n);if(W.$case!=="dsseEnvelope")return{source:t,refused:"it signs a file, not an i\
n-toto statement"};({payload:O,payloadType:b}=W.dsseEnvelope),I=(0,R().toSignedEntity)({...B,content:W})}catch(W){return{
source:t,refused:`it is not a Sigstore bundle (${f(W)})`}}const A=(0,P().strictJson)({name:t,bytes:O}),[N]="values"in A&&
A.values.length===1?A.values:[],U=N===void 0?void 0:(0,C().readStatement)(N),F=U&&"subjects"in U?{claims:U.subjects}:{},
L=W=>({source:t,refused:W,...F});if(b!==j)return L(`its payload type is ${JSON.stringify(b.slice(0,80))}`);const D=u(I,h);
if("refused"in D)return L(D.refused);if("problem"in A)return L(`its statement is ambiguous: ${A.problem}`);if(U===void 0)
return L("its payload is not one JSON value");if("refused"in U)return L(U.refused);const G=m(D.signer);if(G===void 0)return L(
"its certificate names no workflow of GitHub");const{verifiedAt:H=D.signedAt,...J}=U;return H>D.signedAt+r?L("it was sig\
ned before the time that it states"):{...J,source:t,digest:`sha256:${(0,e().createHash)("sha256").update(O).digest("hex")}`,
verified_at:new Date(H).toISOString(),signer:G}}function u(t,n){const h=[];for(const O of n)try{return{signer:O.verify(t),
signedAt:y(t)}}catch(b){h.push(b)}return{refused:`its signature cannot be verified (${h.map(f).join("; ")})`}}function y({
timestamps:t}){const n=t.map(h=>h.$case==="timestamp-authority"?h.timestamp.signingTime.getTime():Number(h.tlogEntry.integratedTime)*
1e3);return Math.min(...n)}function f(t){const{message:n,cause:h}=t,O=h instanceof Error?`: ${h.message}`:"";return`${n}${O}`.
replaceAll(/\s+/g," ").slice(0,200)}function m({identity:t}){const n=t?.extensions?.issuer,h=v(t?.subjectAlternativeName),
O=v(o(t,w)),b=o(t,l);if(!(!n||!h||!O||!b))return{issuer:n,repository:O,workflow:h,ref:b}}function v(t){return t?.startsWith(
S)?t.slice(S.length):void 0}function o(t,n){const h=t?.oids?.filter(({oid:b})=>b?.id.join(".")===n)??[],[O]=h;if(!(O===void 0||
h.length>1))try{const{tag:b,value:I}=T().ASN1Obj.parseBuffer(Buffer.from(O.value));return b.number===g?I.toString("utf8"):
void 0}catch{return}}const i=/^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;function p({
name:t,bytes:n}){const h=(0,P().strictJson)({name:t,bytes:n});if("problem"in h)throw a(t,h.problem);if(h.values.length===
0)throw a(t,"it is empty");return h.values.map((O,b)=>{let I;try{const F=$().TrustedRoot.fromJSON(O);if(!i.test(F.mediaType))
throw new Error("its media type is unknown");I=(0,R().toTrustMaterial)(F)}catch(F){throw a(t,`root ${b+1} is malformed (${F.
message})`)}const{certificateAuthorities:A,tlogs:N,ctlogs:U}=I;if(A.length===0)throw a(t,`root ${b+1} has no certificate\
 authority`);return new(R()).Verifier(I,{tlogThreshold:N.length>0?1:0,ctlogThreshold:U.length>0?1:0,timestampThreshold:1})})}
function a(t,n){return new(M()).GateError("input_invalid",`${t} is not a trusted root: ${n}.`,"Write the file with `gh a\
ttestation trusted-root > trusted-root.jsonl`.")}},80543:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.auditCandidates=C;function e(){const r=s(27199);return e=function(){return r},r}function E(){const r=s(67506);return E=
function(){return r},r}function T(){const r=s(72025);return T=function(){return r},r}function $(){const r=s(97004);return $=
function(){return r},r}function R(){const r=s(77648);return R=function(){return r},r}function M(){const r=s(13580);return M=
function(){return r},r}function P(){const r=s(95132);return P=function(){return r},r}async function C(r,d,u){const{genes:y,
findings:f}=await(0,E().auditAssets)(r,d,u),m=new Map(y.map(t=>[t.asset,j(t)])),v=(0,R().findingsAbout)(f),o=new Set(r.filter(
({type:t})=>t==="Gene").map(({id:t})=>t)),i=u.filter(({id:t})=>!o.has(t)),p=r.filter(({type:t})=>t==="Capsule"),a=await(0,$().
blockedGenes)(p,i,d);return t=>{const n=t.type==="Gene"?m.get(t):[];if(n===void 0)return[(0,T().assetNotJudged)(t,"the a\
udit returned no result")];const h=a.get(t);return[...n,...h?[h]:[],...v(t).filter(({rule:O})=>O!=="event-parent-missing")]}}
function j({asset:r,commands:d,findings:u}){return[...d.flatMap(y=>{if(y.verdict!=="block"||S(y))return y.findings.map(w);
const{command:f,location:m}=y,v={location:m,subject:{...(0,e().subjectOf)(r),command:f}};return[(0,P().finding)("unsafe-\
validation-command",{command:f},v),...y.findings]}),...g(r)?[]:[(0,P().finding)("strategy-missing",{gene:r.id},(0,e().placeOf)(
r,["strategy"]))],...u]}function w(r){return(0,M().ruleOf)(r.rule).idle?{...r,severity:"error"}:r}const l=new Set(["targ\
et-missing","binary-missing","package-json-missing"]);function S({findings:r}){const d=r.filter(({severity:u})=>u==="err\
or");return d.length>0&&d.every(({rule:u})=>l.has(u))}function g({value:{strategy:r}}){return Array.isArray(r)&&r.some(d=>typeof d==
"string"&&d.trim()!=="")}},50414:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.filesInFolder=u,c.readCandidates=
j,c.readWhole=l;function e(){const f=s(61331);return e=function(){return f},f}function E(){const f=s(64385);return E=function(){
return f},f}function T(){const f=s(52117);return T=function(){return f},f}function $(){const f=s(41895);return $=function(){
return f},f}function R(){const f=s(48741);return R=function(){return f},f}function M(){const f=s(93028);return M=function(){
return f},f}function P(){const f=s(95132);return P=function(){return f},f}function C(){const f=s(42312);return C=function(){
return f},f}function j(f,m){const v=f.flatMap(n=>w(n.bytes)?(0,C().readArchive)(n.bytes).map(({name:h,bytes:O})=>({file:(0,E().
readAssetFile)(`${n.name}/${h}`,O,m),archive:n})):{file:l(n,m)}),o=v.map(S),i=o.flatMap(n=>n.candidates),p=o.flatMap(n=>n.
findings),a=v.flatMap(({file:n})=>n.messages??[]).filter(({value:n})=>!(0,e().carriesAssets)(n)),[t]=p;if(i.length+a.length===
0&&t!==void 0)throw r(t);return{candidates:i,findings:p,messages:a}}function w(f){return f[0]===31&&f[1]===139}function l({
name:f,bytes:m},v){if(m.length<=v.maxBytes)return(0,E().readAssetFile)(f,m,v);throw new($()).GateError("input_invalid",`${f}\
 is larger than ${v.maxBytes} bytes.`,"Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the \
policy.")}function S({file:f,archive:m}){const v=new Set(f.problems.filter(({rule:a})=>a!=="duplicate-id"&&a!=="duplicat\
e-copy")),o=[...v];return{candidates:f.assets.filter(({envelope:a,cut:t})=>!t&&(!a||(0,e().carriesAssets)(a))).map(a=>{const t=a.
envelope??m;if(o.length===0)return{asset:a,findings:[],bundle:t};const n=a.locate(),h=o.filter(({location:O})=>g(O,n));for(const O of h)
v.delete(O);return{asset:a,findings:h.map(T().assetProblemFinding),bundle:t}}),findings:[...v].map(T().assetProblemFinding)}}
function g(f,m){const{end_line:v=m.line,end_column:o=m.column}=m,i=f.line>m.line||f.line===m.line&&f.column>=m.column,p=f.
line<v||f.line===v&&f.column<=o;return i&&p}function r(f){const{message:m,remedy:v}=(0,P().describe)(f),{path:o,line:i}=f.
location??{path:"",line:1};return new($()).GateError("input_invalid",`${o} contains no candidate. Line ${i}: ${m}`,v)}const d=/^(?:manifest\.json$|(?:memory|distiller)\/)/;
function u(f,m){const v=[...(0,R().folderTree)(f).files()].filter(({path:n,kind:h})=>(0,M().isRegular)(h)||n.endsWith(".\
gepx")),o=v.find(({path:n})=>n.endsWith(".gepx"));if(o)throw y(m,`${o.path} is an archive`,"Pass archives one by one.");
const i=v.filter(({path:n})=>/\.jsonl?$/.test(n)&&!d.test(n)),{entries:p,bytes:a}=C().CANDIDATE_LIMITS,t=i.reduce((n,{size:h=0})=>n+
h,0);if(i.length===0)throw y(m,"it has no JSON file","Pass a directory with `.json` or `.jsonl` files.");if(i.length>p||
t>a){const n=`at most ${p} files with ${a} bytes are read`;throw y(m,n,"Pass the files in smaller directories.")}return i.
map(({path:n})=>n)}function y(f,m,v){return new($()).GateError("input_invalid",`The directory ${f} cannot be read: ${m}.`,
v)}},47440:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.decide=w;function e(){const n=s(27199);return e=
function(){return n},n}function E(){const n=s(84812);return E=function(){return n},n}function T(){const n=s(47771);return T=
function(){return n},n}function $(){const n=s(59490);return $=function(){return n},n}function R(){const n=s(95132);return R=
function(){return n},n}function M(){const n=s(47350);return M=function(){return n},n}function P(){const n=s(71101);return P=
function(){return n},n}function C(){const n=s(38727);return C=function(){return n},n}function j(){const n=s(72883);return j=
function(){return n},n}function w(n,h){const{policy:O}=h,b=new Map(h.known.toReversed().map(L=>[(0,j().assetKey)(L),L])),
I=l(h,b),A=[],N=[];for(const{asset:L,findings:D}of n){const G=b.get((0,j().assetKey)(L)),H=h.revocations(L),J=h.audited(
L),W=!D.some(({severity:X})=>X==="error")&&!J.some(d),B=H?void 0:y(L,W?G:void 0);if(B!==void 0){N.push({asset:L,reason:B});
continue}const V=(0,C().evidenceOf)(L,h.evidence),Q=[...H?[H]:[],...r(L),...D,...G&&!(0,P().isSameAsset)(L,G)?[f(L,G)]:[],
...J,...I(L),...(0,P().exchangeFindings)(L),...(0,P().unhashedFindings)(L),...V.findings],z=o(L,V,Q,O.fail_on);A.push(z),
z.outcome==="promoted"&&b.set((0,j().assetKey)(L),L)}const U=new Map(n.map(({asset:L,bundle:D})=>[L,D])),F=new Set(h.known.
map(j().assetKey));return{decided:a(A,U,F),skipped:N}}function l({events:n,policy:h},O){const b=new Set(n.map(({value:A})=>A.
id)),I=(0,T().streakCounter)(n,!0);return A=>{if(A.type==="Capsule")return(0,E().broadcastFindings)(A,I(A),h.a2a);const{
parent:N}=A.value;return A.type!=="EvolutionEvent"||typeof N!="string"?[]:b.has(N)||O.has((0,j().assetKey)({type:A.type,
id:N}))?[]:[(0,R().finding)("event-parent-unknown",{event:A.id,parent:N},(0,e().placeOf)(A,["parent"]))]}}const S=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
g=200;function r(n){const{type:h,id:O}=n,b=S.test(O)?"has control characters":O.length>g&&`has ${O.length} characters, m\
ore than ${g}`;return b?[(0,R().finding)("id-unusable",{type:h,id:O,why:b},(0,e().placeOf)(n,["id"]))]:[]}function d({rule:n}){
return n==="envelope-contradicts-asset"||n==="content-hash-mismatch"}const u=new Set(["Gene","Capsule","EvolutionEvent"]);
function y(n,h){const{type:O,id:b}=n;if(!u.has(O))return(0,R().finding)("nothing-to-promote",{what:`The ${O} \`${b}\``},
(0,e().placeOf)(n));if(!(h===void 0||!(0,P().isSameAsset)(n,h)))return(0,R().finding)("already-promoted",{type:O,id:b,place:h.
path},(0,e().placeOf)(n))}function f(n,{path:h}){const{type:O,id:b}=n;return(0,R().finding)("promotion-conflict",{type:O,
id:b,place:h},(0,e().placeOf)(n,["id"]))}const m={eligible:"promoted",unproven:"quarantined",refuted:"rejected"},v=new Set(
["fail","error"]);function o(n,h,O,b){const I=F=>v.has((0,M().severityVerdict)([F],b)),A=i(O.filter(I)),N=(0,R().eligibilityOf)(
A),U=new Set(A.map(p));return{asset:n,outcome:m[N],eligibility:N,evidence:h,reasons:[...A.filter(F=>!(0,R().isMissingEvidence)(
F)),...A.filter(R().isMissingEvidence).filter(({rule:F})=>N==="unproven"||F!=="evidence-too-low")],notices:i(O.filter(F=>!I(
F)&&!U.has(p(F))))}}function i(n){return[...new Map(n.map(h=>[p(h),h])).values()]}function p({rule:n,args:h}){return JSON.
stringify([n,h])}function a(n,h,O){const b=({asset:L})=>h.get(L),I=(0,$().groupBy)(n.filter(({asset:L})=>L.type==="Gene"),
({asset:{id:L}})=>L),A=({asset:{type:L,value:D}})=>L==="Capsule"?I.get(D.gene??null)??[]:[],N=L=>{const D=b(L);return D?
A(L).filter(G=>b(G)===D):[]},U=new Map;for(const L of n){const[D]=N(L),G=D&&[D,L].find(({outcome:H})=>H!=="promoted");G&&
!U.has(D)&&U.set(D,G)}const F=L=>L.outcome==="promoted"&&!U.has(L);return n.map(L=>{if(L.outcome!=="promoted")return L;const D=N(
L),G=A(L).filter(({asset:B})=>!O.has((0,j().assetKey)(B))),H=D.length>0?D:G,J=H.some(F)?void 0:H[0],W=U.get(L)??(J&&(U.get(
J)??J));return W===void 0?L:t(L,W)})}function t(n,{asset:h}){const{type:O,id:b}=n.asset,I={type:O,id:b,otherType:h.type,
other:h.id},A=(0,R().finding)("bundle-incomplete",I,(0,e().placeOf)(n.asset));return{...n,outcome:"quarantined",eligibility:"\
unproven",reasons:[A]}}},38727:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.evidenceOf=C;function e(){
const u=s(57975);return e=function(){return u},u}function E(){const u=s(23404);return E=function(){return u},u}function T(){
const u=s(27199);return T=function(){return u},u}function $(){const u=s(77680);return $=function(){return u},u}function R(){
const u=s(38942);return R=function(){return u},u}function M(){const u=s(58504);return M=function(){return u},u}function P(){
const u=s(95132);return P=function(){return u},u}function C(u,y){const f=w(u.type==="Gene"?g(u,y):S(u),y.attestation?.(u)),
m=l(u,y.required);if((0,R().isAtLeast)(f.level,m))return{...f,findings:f.findings.filter(({rule:p})=>j.has(p))};if(f.findings.
length>0)return f;const{type:v,id:o}=u,i={type:v,id:o,level:f.level,required:m};return{...f,findings:[(0,P().finding)("e\
vidence-too-low",i,(0,T().placeOf)(u))]}}const j=new Set(["report-altered","report-other-commands","report-contradictory",
"report-not-ok","attestation-invalid","attestation-not-passed"]);function w(u,y){return y===void 0?u:"accepted"in y?{...u,
level:"attested",attestation:y.accepted}:{...u,findings:[...y.findings,...u.findings]}}function l({type:u},y){return u===
"Gene"||(0,R().isAtLeast)(y,"published")?y:"none"}function S({value:u}){return{level:(0,E().verifyAssetId)(u)?"self_repo\
rted":"none",findings:[]}}function g(u,y){const{reports:f,ran:m,required:v}=y,o=m?.has(u)?[{level:"gate",origin:"gate",findings:[]}]:
[],p=[...(f?.get(u.value.asset_id)??[]).map(I=>r(u,I,y)),...o],[a,...t]=p;if(a===void 0)return{level:"none",findings:(f&&
[(0,P().finding)("report-missing",{gene:u.id},(0,T().placeOf)(u))])??[]};const n=v==="none"?"self_reported":v,h=p.findLast(
({origin:I})=>I&&(0,R().isAtLeast)(I,n)),{origin:O,...b}=h??t.reduce((I,A)=>(0,R().isAtLeast)(I.level,A.level)?I:A,a);return b}
function r(u,y,f){const{gateReport:m,provenance:v,policyDigest:o}=f,{overall_ok:i,policy_digest:p,gene_id:a}=y,t=(0,T().
placeOf)(u),n={report:typeof y.id=="string"?y.id:"unknown"},{ok:h,commands:O=[],contradictory:b}=(0,M().readValidationReport)(
y)??{},I=m?.genes.get(u.id)??[],A=i===!0&&h===!0&&I.every(({passed:K})=>K),N=m&&A?d(I,y):void 0,L=a!=null&&a!==u.id?"it \
names another gene":b?"its `commands` and `results` differ":N,D=O.map(({command:K})=>K.trim()),G=(0,$().commandsToRun)(u),
H=[...m?.objections??[],v?.objection??[]].flat(),J=[!(0,E().verifyAssetId)(y)&&(0,P().finding)("report-altered",n,t),L!==
void 0&&(0,P().finding)("report-contradictory",{...n,why:L},t),A&&!(0,e().isDeepStrictEqual)(D,G)&&(0,P().finding)("repo\
rt-other-commands",{...n,gene:u.id,ran:D,expected:G},t)].filter(K=>K!==!1),W=A?[]:[(0,P().finding)("report-not-ok",n,t)],
B=[p,m?m.policyDigest:p].some(K=>K!==o),V={...n,expected:o,found:String(p??"unknown")},Q=[...B?[(0,P().finding)("report-\
other-policy",V,t)]:[],...H.map(K=>(0,P().finding)("report-not-published",{...n,reason:K},t))],z=[...J,...W,...Q];if(J.length>
0)return{level:"none",findings:z};const Y=m!==void 0&&Q.length===0?v?"published":"gate":"self_reported";return A?{...{report:y,
...m&&{reportDigest:m.digest}},level:Y,origin:Y,findings:z}:{level:"none",origin:Y,findings:z}}function d(u,{gene_asset_id:y}){
if(!u.some(({assetId:v})=>(v??y)===y))return"the GateReport that contains it does not list this version of the gene";const m=u.
find(({contradiction:v})=>v)?.contradiction;return m&&`the GateReport contradicts it: ${m}`}},54975:function(k,c,s){Object.
defineProperty(c,"__esModule",{value:!0}),c.provenanceCheck=P,c.provenanceObjection=M;function e(){const w=s(32693);return e=
function(){return w},w}function E(){const w=s(34413);return E=function(){return w},w}function T(){const w=s(1207);return T=
function(){return w},w}function $(){const w=s(41895);return $=function(){return w},w}function R(){const w=s(4812);return R=
function(){return w},w}async function M({gateReport:w},l,S){return w===void 0?"it is not in a GateReport, and a check ru\
n contains only the digest of a GateReport":w.objections.includes(R().UNTRUSTED)?R().UNTRUSTED:l(w.headSha,w.digest,S)}function P(w,l){
const[S,g,...r]=l?.split("/")??[];if(!S||!g||r.length>0)throw new($()).GateError("usage","A promotion with a token requi\
res the repository of the report.","Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.");return async(d,u,y)=>{
const f=d.slice(0,7),m=await j({client:w,owner:S,repo:g},d);if(m===void 0)return`the commit ${f} does not exist in ${S}/${g}`;
const v=m.filter(({externalId:p})=>(0,e().readExternalId)(p)?.digest===u);if(v.length===0)return`no check run on the com\
mit ${f} contains its digest`;const o=v.filter(({appSlug:p})=>p===y);if(o.length===0)return`the check run with its diges\
t was created by the app ${v[0]?.appSlug??"unknown"}`;const i=o.filter(p=>p.completed&&p.headSha===d);return i.length===
0?"the check run with its digest is not completed":i.some(p=>C(p,m))?void 0:"a newer check run of the same name replaces\
 that with its digest"}}function C(w,l){const{id:S,name:g,appSlug:r,completedAt:d}=w,u=l.filter(f=>f.name===g&&f.appSlug===
r),y=f=>!f.completed||f.completedAt>d;return!g.endsWith(E().SUPERSEDED)&&!u.some(f=>f.id!==S&&(0,E().isOfGate)(f)&&y(f))}
async function j(w,l){try{return await(0,E().listChecks)(w,l)}catch(S){if((0,T().readFailure)(S).kind==="invalid")return;
const g={doing:"read the check runs",permission:"checks: read"},r=(0,T().explainFailure)(S,g);throw new($()).GateError("\
github_unavailable",`The provenance of the report cannot be checked: ${r}.`,"Grant `checks: read` to the token, or promo\
te without a token, which skips this check.",{cause:S})}}},4812:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.UNTRUSTED=void 0,c.readEvidence=w;function e(){const r=s(7723);return e=function(){return r},r}function E(){const r=s(
64385);return E=function(){return r},r}function T(){const r=s(41895);return T=function(){return r},r}function $(){const r=s(
59490);return $=function(){return r},r}function R(){const r=s(38863);return R=function(){return r},r}function M(){const r=s(
31048);return M=function(){return r},r}function P(){const r=s(94644);return P=function(){return r},r}const C=c.UNTRUSTED=
"a runner that the pull request controls reported its results",j=e().looseObject({type:e().literal("GateReport"),tool:e().
looseObject({name:e().string()}).optional(),verdict:e().string().optional(),policy:e().looseObject({digest:e().string(),
enforce:e().string().optional()}).nullish(),error:e().unknown().optional(),genes:e().array(e().looseObject({id:e().string(),
asset_id:e().string().nullish(),verdict:e().string(),commands:e().array(e().looseObject({verdict:e().string().optional(),
outcome:e().looseObject({status:e().string()}).nullish()})).default([])})).default([]),findings:e().array(e().looseObject(
{severity:e().string(),suppressed:e().unknown().optional(),subject:e().looseObject({type:e().string(),id:e().string()}).
nullish()})).default([]),head_sha:e().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),isolation:e().looseObject({untrusted:e().
boolean().optional()}).optional(),validation_reports:e().array(e().looseObject({type:e().literal("ValidationReport")}))});
function w({name:r,bytes:d},u){const y=(0,P().strictJson)({name:r,bytes:d},u);if("problem"in y)throw g(r,y.problem);const f=y.
values[0],m=j.safeParse(f);if(m.success&&y.values.length===1)return{reports:l(m.data.validation_reports),gateReport:S(m.
data,(0,M().reportDigest)(f))};const v=(0,E().readAssetFile)(r,d,u).assets.flatMap(({value:o})=>o.type==="ValidationRepo\
rt"?[o]:[]);if(v.length===0)throw g(r,"it contains no ValidationReport");return{reports:l(v)}}function l(r){return(0,$().
groupBy)(r,({gene_asset_id:d})=>d)}function S(r,d){const{head_sha:u,isolation:y,tool:f,verdict:m,policy:v,error:o,genes:i,
findings:p}=r,a=f?.name===R().TOOL.name&&m!==void 0&&m!=="error",t=p.filter(({severity:O,suppressed:b})=>O==="error"&&!b),
n=new Set(t.flatMap(({subject:O})=>O?.type==="Gene"?[O.id]:[])),h=i.map(({id:O,asset_id:b,verdict:I,commands:A})=>{const U=A.
length>0&&A.every(F=>F.verdict!=="block"&&F.outcome?.status==="passed")?void 0:"not all commands of the gene have passed\
 in it";return{id:O,assetId:b,passed:I==="pass"||I==="warn",contradiction:n.has(O)?"it has an error about the gene":U}});
return{digest:d,headSha:u,objections:[...a?[]:["it is not a report of this gate"],...v?.enforce==="report"?["its policy \
only reports, and fails nothing"]:[],...y?.untrusted?[C]:[],...o==null?[]:["it has an error"]],policyDigest:v?.digest,genes:(0,$().
groupBy)(h,({id:O})=>O)}}function g(r,d){return new(T()).GateError("input_invalid",`${r} is not valid evidence: ${d}.`,"\
Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.")}},72883:function(k,c,s){Object.
defineProperty(c,"__esModule",{value:!0}),c.assetKey=S,c.eventsOf=y,c.promotionPolicy=v,c.readEventLog=d,c.readOwnAssets=
g,c.withWorkspace=f;function e(){const o=s(78114);return e=function(){return o},o}function E(){const o=s(35474);return E=
function(){return o},o}function T(){const o=s(52117);return T=function(){return o},o}function $(){const o=s(41895);return $=
function(){return o},o}function R(){const o=s(74238);return R=function(){return o},o}function M(){const o=s(63550);return M=
function(){return o},o}function P(){const o=s(35720);return P=function(){return o},o}function C(){const o=s(67397);return C=
function(){return o},o}function j(){const o=s(53010);return j=function(){return o},o}function w(){const o=s(95132);return w=
function(){return o},o}function l(){const o=s(50414);return l=function(){return o},o}function S({type:o,id:i}){return`${o}\
 ${i}`}async function g(o,i){const p={base:"",audited:"",files:[]},{files:a}=await(0,E().readSides)({baseTree:o,headTree:o,
change:p,policy:i});return r(a),{assets:a.flatMap(({assets:t})=>t),messages:a.flatMap(({messages:t})=>t??[])}}function r(o){
for(const{path:i,unread:p,problems:a}of o){const t=a.find(({rule:h})=>e().INCOMPLETE.has(h));if(p===void 0&&t===void 0)continue;
const n=t?`line ${t.location.line}: ${t.detail}`:p;throw new($()).GateError("file_unreadable",`${i} cannot be read compl\
etely: ${n}.`,"Fix the file, or increase `assets.max_file_bytes` in the policy; it could contain an asset with the id of\
 a candidate.")}}function d(o,i){const{name:p}=o,a=(0,l().readWhole)(o,i),[t]=a.messages??[];if(t!==void 0)throw u(`${p}\
, line ${t.location.line}: a message between agents is not a log.`,"Pass the log of your own repository; use --assets fo\
r messages of other agents.");const n=a.problems.filter(({rule:A})=>A!=="duplicate-id").map(T().assetProblemFinding).find(
({severity:A})=>A==="error");if(n===void 0)return a.assets;const{message:h,remedy:O}=(0,w().describe)(n),{path:b,line:I}=n.
location??{path:p,line:1};throw u(`${b}, line ${I}: ${h}`,O)}function u(o,i){return new($()).GateError("input_invalid",`\
The event log cannot be read. ${o}`,i)}function y(o){return o.filter(({type:i})=>i==="EvolutionEvent").map(({value:i,path:p})=>({
value:i,log:p}))}function f(o,i,p,a){return(0,j().withSourceTree)(o,i,async(t,n,h)=>{const O=h&&await m(h,a);return p({directory:n,
tree:t,...O&&{defaultBranch:O}})})}async function m(o,i){const p=i===void 0?(await(0,C().findDefaultBranch)(o))?.commit:
(await(0,C().lookUpCommits)(o,[`refs/remotes/origin/${i}`]))[0];return p===void 0?void 0:(0,P().readTree)(o,p)}function v(o){
const i=o?.tree??(0,M().literalTree)({},"no repository");return(0,R().loadPolicy)(i,i.label)}},39242:function(k,c,s){Object.
defineProperty(c,"__esModule",{value:!0}),c.promote=y;function e(){const i=s(77598);return e=function(){return i},i}function E(){
const i=s(81456);return E=function(){return i},i}function T(){const i=s(68450);return T=function(){return i},i}function $(){
const i=s(1348);return $=function(){return i},i}function R(){const i=s(72025);return R=function(){return i},i}function M(){
const i=s(4378);return M=function(){return i},i}function P(){const i=s(74238);return P=function(){return i},i}function C(){
const i=s(80543);return C=function(){return i},i}function j(){const i=s(50414);return j=function(){return i},i}function w(){
const i=s(47440);return w=function(){return i},i}function l(){const i=s(54975);return l=function(){return i},i}function S(){
const i=s(4812);return S=function(){return i},i}function g(){const i=s(72883);return g=function(){return i},i}function r(){
const i=s(31170);return r=function(){return i},i}function d(){const i=s(52220);return d=function(){return i},i}function u(){
const i=s(88460);return u=function(){return i},i}async function y(i){const{policy:p,workspace:a,now:t=new Date}=i,{policy:n}=p,
h=(0,E().assetLimits)(n.assets.max_file_bytes),{candidates:O,findings:b,messages:I}=(0,j().readCandidates)(i.candidates,
h),A=a?await(0,g().readOwnAssets)(a.tree,n):{assets:[],messages:[]},N=i.events&&(0,g().readEventLog)(i.events,h),U=A.assets.
filter(({type:B})=>B==="Gene").map(({path:B})=>B),F=M().Judge.by({policy:n,tree:a?.tree,changed:new Set,platform:i.platform,
cwd:(0,T().commonRoot)(U,{policy:n,tree:a?.tree}),...i.signal&&{signal:i.signal}}),L=O.map(({asset:B})=>B),D=await(0,C().
auditCandidates)(L,F,[...A.assets,...N??[]]),G=(0,d().revocationsIn)([...A.messages,...I]),H={policy:n,known:A.assets,events:(0,g().
eventsOf)(N??A.assets),audited:D,now:t,revocations:G,evidence:await v(i,L,h)},{decisions:J,reports:W}=await o(i,O,H,F);return(0,r().
promotionOf)(J,{policy:p,decidedAt:t,inputs:f(i),loose:b,messages:I,revoked:A.assets.flatMap(B=>{const V=G(B);return V?[
{asset:B,reason:V}]:[]}),reports:W,gate:a?await m(a,p):[]})}function f(i){const{candidates:p,events:a,evidence:t,attestation:n}=i;
return[...p.map(O=>({role:"assets",file:O})),{role:"events",file:a},{role:"report",file:t},{role:"attestation",file:n?.file}].
flatMap(({role:O,file:b})=>b?[{role:O,name:b.name,digest:`sha256:${(0,e().hash)("sha256",b.bytes)}`}]:[])}async function m({
tree:i,defaultBranch:p},{source:a,shared:t}){if(p===void 0)return[];const n=a==="file"?void 0:P().POLICY_PATH;return(await(0,$().
gateFindings)({policyPath:n,baseTree:p,tree:i,shared:t})).filter(({rule:O})=>O==="gate-weakened")}async function v({evidence:i,
attestation:p,policy:{policy:a,digest:t}},n,h){const{require_evidence:O,evidence_app:b}=a.a2a,I=p&&await p.judge(n),A=i&&
(0,S().readEvidence)(i,h),N=i?.provenance,U=A&&N&&{objection:await(0,l().provenanceObjection)(A,N,b)};return{policyDigest:t,
required:O,...A,attestation:I,provenance:U}}async function o({run:i,workspace:p,policy:a},t,n,h){if(i===void 0||p===void 0)
return{decisions:(0,w().decide)(t,n),reports:[]};const O=D=>({...n.evidence,ran:D}),b=new Set(t.map(({asset:D})=>D)),I=(0,w().
decide)(t,{...n,evidence:O(b)}).decided.filter(({asset:D,outcome:G})=>D.type==="Gene"&&G==="promoted").map(({asset:D})=>D),
A=await(0,u().runGenes)(I,h,{policy:a,workspace:p},i),N=new Set(I),U=D=>N.has(D)?A.findings.get(D)??[(0,R().assetNotJudged)(
D,"the run returned no result")]:[],F=D=>[...n.audited(D),...U(D)];return{decisions:(0,w().decide)(t,{...n,audited:F,evidence:O(
N)}),reports:A.reports}}},18421:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.openInputs=j;function e(){
const l=s(73024);return e=function(){return l},l}function E(){const l=s(76760);return E=function(){return l},l}function T(){
const l=s(38321);return T=function(){return l},l}function $(){const l=s(40410);return $=function(){return l},l}function R(){
const l=s(73388);return R=function(){return l},l}function M(){const l=s(3766);return M=function(){return l},l}function P(){
const l=s(50414);return P=function(){return l},l}function C(){const l=s(54975);return C=function(){return l},l}async function j({
assets:l,events:S,report:g,attestation:r,fetch:d,trustedRoot:u},{folder:y,open:f,token:m,env:v},o){const i=async(U,F=(0,R().
inputName)(U))=>({name:F,bytes:await(0,T().buffer)(f(U))}),p=async U=>U===void 0?void 0:i(U),t=m&&(g!==void 0||d)?(0,$().
connect)(m,{baseUrl:v.GITHUB_API_URL}):void 0,n=await p(g),h=await p(r),O=await p(u),b=n&&t&&(0,C().provenanceCheck)(t,v.
GITHUB_REPOSITORY),I=(0,E().resolve)(y,l),A=l!=="-"&&w(I),N=A?[]:[await i(l)];for(const U of A?(0,P().filesInFolder)(I,l):
[])N.push(await i((0,E().join)(I,U),`${l}/${U}`));return{candidates:N,events:await p(S),evidence:n&&{...n,provenance:b},
...O&&{attestation:{file:h,judge:U=>{const F={trustedRoot:O,file:h,client:d?t:void 0};return(0,M().judgeByAttestations)(
U,F,o)}}}}}function w(l){return(0,e().statSync)(l,{throwIfNoEntry:!1})?.isDirectory()??!1}},73517:function(k,c,s){Object.
defineProperty(c,"__esModule",{value:!0}),c.EMITTED=void 0,c.messageLines=P,c.promotedLines=g,c.promotedSubjects=d,c.quarantinedLines=
u;function e(){const y=s(61331);return e=function(){return y},y}function E(){const y=s(10289);return E=function(){return y},
y}function T(){const y=s(58802);return T=function(){return y},y}const $=c.EMITTED=["decision","report","revoke"],R={promoted:"\
accept",quarantined:"quarantine",rejected:"reject"},M={Gene:"gene promoted after safety audit",Capsule:"capsule promoted\
 after validation",EvolutionEvent:"event promoted for provenance tracking"};function P(y,f,{id:m,now:v,random:o}){return C(
f,y).map(i=>r({protocol:e().PROTOCOL,protocol_version:"1.0.0",message_type:f,message_id:`msg_${v.getTime()}_${o()}`,sender_id:m,
timestamp:v.toISOString(),payload:i}))}function C(y,{decisions:f,skipped:m,reports:v,revoked:o=[]}){switch(y){case"decis\
ion":return[...f.map(j),...m.flatMap(w)];case"report":return v.map(l);case"revoke":return o.map(i=>({...S(i),reason:i.reason.
message}))}}function j(y){const{outcome:f,type:m}=y,[v]=y.reasons,o=v===void 0?null:`${v.message} (${v.rule})`,i=f==="pr\
omoted"?M[m]??null:o;return{...S(y),decision:R[f],reason:i}}function w(y){const{rule:f,message:m}=y.reason;return f!=="a\
lready-promoted"?[]:[{...S(y),decision:R.promoted,reason:m}]}function l(y){const{gene_asset_id:f,gene_id:m}=y;return{...S(
{asset_id:typeof f=="string"?f:null,id:m}),validation_report:y}}function S({asset_id:y,id:f}){return{target_asset_id:y,target_local_id:f}}
function g({promoted:y}){return y.map(r)}function r(y){return`${(0,E().jsonLine)(y)}
`}function d({promoted:y}){return y.flatMap(({id:f,asset_id:m})=>typeof m=="string"?[(0,T().assetSubject)(f,m)]:[])}function u({
quarantined:y}){return y.map(({asset:f,sender_id:m})=>r(m===void 0?f:{protocol:e().PROTOCOL,message_type:"publish",sender_id:m,
payload:{asset:f}}))}},31170:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.promotionOf=l;function e(){
const o=s(61331);return e=function(){return o},o}function E(){const o=s(85475);return E=function(){return o},o}function T(){
const o=s(94377);return T=function(){return o},o}function $(){const o=s(38863);return $=function(){return o},o}function R(){
const o=s(4190);return R=function(){return o},o}function M(){const o=s(13580);return M=function(){return o},o}function P(){
const o=s(95132);return P=function(){return o},o}function C(){const o=s(37075);return C=function(){return o},o}function j(){
const o=s(71101);return j=function(){return o},o}function w(){const o=s(48791);return w=function(){return o},o}function l({
decided:o,skipped:i},p){const{policy:a,loose:t,gate:n,revoked:h}=p,{source:O,path:b,digest:I,policy:A}=a,N=D=>o.filter(G=>G.
outcome===D),U=new Map(N("promoted").map(({asset:D})=>[D,(0,j().promotedForm)(D,A.a2a.confidence_factor)])),L=[...o.map(
({reasons:D})=>D),...t.map(D=>[D])].filter(D=>D.some(S)).length;return{type:"PromotionReport",schema_version:w().PROMOTION_VERSION,
tool:$().TOOL,policy:{source:O,...b!==void 0&&{path:b},digest:I,require_evidence:A.a2a.require_evidence},decided_at:p.decidedAt.
toISOString(),inputs:p.inputs,decisions:o.map(D=>g(D,U.get(D.asset))),promoted:[...U].map(([{type:D,id:G},H])=>({...H,type:D,
id:G})),quarantined:N("quarantined").map(({asset:D,reasons:G})=>({...m(D),...d(D),asset:D.value,reasons:G.map(v)})),rejected:[
...N("rejected").map(({asset:D,reasons:G})=>({...m(D),reasons:G.map(v)})),...t.map(D=>({...f(D),reasons:[v(D)]}))],skipped:[
...i.map(u),...p.messages.map(y)],reports:[...p.reports,...o.flatMap(({evidence:{report:D}})=>D===void 0?[]:[{...D,gene_id:String(
D.gene_id)}])],...L>0&&{undecided:L},...n.length>0&&{gate:n.map(v)},...h.length>0&&{revoked:h.map(u)}}}function S({rule:o}){
return(0,M().ruleOf)(o).undecided===!0}function g({asset:o,outcome:i,eligibility:p,evidence:a,reasons:t,notices:n},h){const{
report:O,level:b,reportDigest:I,attestation:A}=a;return{...m(o),...d(o),outcome:i,eligibility:p,evidence:{level:b,...typeof O?.
id=="string"&&{report_id:O.id},...I!==void 0&&{report_digest:I},...A&&{attestation:A}},hash:r(o),promoted_asset_id:typeof h?.
asset_id=="string"?h.asset_id:null,reasons:t.map(v),notices:n.map(v)}}function r(o){const i=(0,E().matchContentHash)(o)??
(0,T().otherHashForm)(o),p=R().HASH_FORM_NAMES.filter(t=>t!=="hub"||o.type==="Capsule"),a=i===void 0?p:p.slice(0,p.indexOf(
i));return{form:i??null,not_matched:a,content:(0,E().contentHash)(o.value)}}function d({envelope:o}){const i=o&&(0,e().senderOf)(
o);return i===void 0?{}:{sender_id:i}}function u({asset:o,reason:i}){return{...m(o),reason:v(i)}}function y({value:o,location:i}){
const{path:p,line:a}=i,{message_id:t,message_type:n}=o,O=`A message of the type \`${typeof n=="string"?n.slice(0,40):"un\
known"}\``;return{id:typeof t=="string"?t:`${p}:${a}`,type:"Message",asset_id:null,path:p,line:a,reason:v((0,P().finding)(
"nothing-to-promote",{what:O},{location:i}))}}function f({location:{path:o,line:i}={path:"",line:1,column:1}}){return{id:o,
type:"File",asset_id:null,path:o,line:i}}function m({id:o,type:i,path:p,value:a,locate:t}){const{asset_id:n}=a;return{id:o,
type:i,asset_id:typeof n=="string"?n:null,path:p,line:t().line}}function v(o){const{rule:i,severity:p}=o;return{id:(0,C().
identityOf)(o),rule:i,severity:p,...(0,P().describe)(o)}}},80335:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.countsOf=P,c.promotionPage=M,c.renderPromotion=$;function e(){const C=s(10289);return e=function(){return C},C}function E(){
const C=s(31626);return E=function(){return C},C}const T=1e3;function $(C,j){const w=(0,E().layoutOf)(j),{quarantined:l,
rejected:S,skipped:g,decisions:r,gate:d=[]}=C,u=(i,p)=>(0,E().prose)(w,i,p),y=(i,{message:p,rule:a})=>u(i,`${p} (${a})`),
f=(i,p,a)=>{const{shown:t,rest:n}=(0,E().limited)(i,T,`${p} candidate`,w);return[...t.map(a),n]},m=(i,p,{type:a,id:t,path:n,
line:h})=>{const O=(0,E().shortName)(a==="File"?`${n}:${h}`:`${a} ${t}`,(0,E().roomOf)(w));return(0,E().labelled)(w,i,[w.
paint("strong",O)],p)},v=([i,...p])=>{const{shown:a,rest:t}=(0,E().limited)(p,0,"reason",w);return[...i?[...y("why",i),...u(
"fix",i.remedy)]:[],...a.flatMap(n=>y("also",n)),...t]},o=r.filter(({outcome:i})=>i==="promoted");return(0,E().page)([...f(
S,"rejected",i=>[...m("rejected","bad",i),...v(i.reasons)]),...f(l,"quarantined",i=>[...m("quarantine","quiet",i),...v(i.
reasons)]),...f(w.verbose||r.length===0?g:[],"skipped",i=>[...m("skipped","quiet",i),...y("why",i.reason)]),...f(o,"prom\
oted",i=>[...m("promoted","good",i),...u("evidence",i.evidence.level),...w.verbose?i.notices.flatMap(p=>y("note",p)):[]]),
...d.map(i=>y("gate",i)),u("result",P(C))])}const R=1e3;function M(C){const w=$(C,{columns:120,colour:!1,verbose:!1}).trimEnd().
split(`
`),l=w.length-R;return[`## Promotion: ${P(C)}`,"",...(0,e().markdownFence)(w.slice(0,R)),...l>0?[`And ${l} more lines, i\
n the log.`]:[],""].join(`
`)}function P({promoted:C,quarantined:j,rejected:w,skipped:l}){return Object.entries({promoted:C,quarantined:j,rejected:w,
skipped:l}).filter(([,g])=>g.length>0).map(([g,{length:r}])=>`${r} ${g}`).join(", ")||"no candidates"}},48791:function(k,c,s){
Object.defineProperty(c,"__esModule",{value:!0}),c.PROMOTION_VERSION=c.OUTCOMES=c.FAIL_ON=void 0,c.exitCodeOf=v,c.promotionSchema=
void 0;function e(){const o=s(7723);return e=function(){return o},o}function E(){const o=s(79167);return E=function(){return o},
o}function T(){const o=s(38942);return T=function(){return o},o}function $(){const o=s(99462);return $=function(){return o},
o}function R(){const o=s(4190);return R=function(){return o},o}function M(){const o=s(39763);return M=function(){return o},
o}function P(){const o=s(61336);return P=function(){return o},o}function C(){const o=s(72371);return C=function(){return o},
o}const j=c.PROMOTION_VERSION="1.0.0",w=e().object({id:e().string().regex(/^[0-9a-f]{64}$/).describe("Identity of the re\
ason: the same in every run, even if its position changes."),rule:e().string(),severity:$().severitySchema,message:e().string(),
remedy:e().string()}),l={path:e().string(),line:e().int().min(1)},S={id:e().string(),type:E().assetTypeSchema,asset_id:e().
string().nullable().describe("The hash that the candidate declares."),...l},g=e().array(w).min(1).describe("Why; the fir\
st reason is the one to fix first."),r=e().object({...S,type:e().enum([...M().ASSET_TYPES,"File","Message"]).describe("`\
File` for a part of the source that is not an asset, `Message` for a message."),reasons:g}),d=c.OUTCOMES=["promoted","qu\
arantined","rejected"],u=e().object({level:T().evidenceLevelSchema,report_id:e().string().optional().describe("The Valid\
ationReport that reached the level."),report_digest:E().digestSchema.optional().describe("The digest of the GateReport t\
hat contains it."),attestation:C().attestedSchema.optional()}),y=e().object({...S,sender_id:e().string().optional().describe(
"The sender of the message that contained it."),outcome:e().enum(d),eligibility:T().eligibilitySchema,evidence:u,hash:e().
object({form:e().enum(R().HASH_FORM_NAMES).nullable().describe("The form of the content that `asset_id` is the hash of; \
null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, and `engine` are\
 accepted."),not_matched:e().array(e().enum(R().HASH_FORM_NAMES)).describe("The forms that were compared before, in thei\
r order."),content:E().digestSchema.describe("The hash of the content by the current protocol.")}).describe("Whether the\
 declared hash matches the content."),promoted_asset_id:e().string().nullable().describe("The hash of the promoted form;\
 null if the candidate is not promoted."),reasons:e().array(w).describe("Why it is not promoted; empty if it is."),notices:e().
array(w).describe("Findings that do not prevent the promotion.")}),f=c.promotionSchema=e().object({type:e().literal("Pro\
motionReport"),schema_version:e().literal(j),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),policy:e().
object({source:e().enum(["default","base","file"]),path:e().string().optional(),digest:E().digestSchema,require_evidence:T().
evidenceLevelSchema}),decided_at:e().iso.datetime(),inputs:e().array(e().object({role:e().enum(["assets","events","repor\
t","attestation"]),name:e().string(),digest:E().digestSchema.describe("The SHA-256 of its bytes.")})).describe("The file\
s that the decisions depend on, in addition to the repository."),decisions:e().array(y).describe("One for each candidate\
 that is not skipped, in the order of the source."),promoted:e().array(e().looseObject({type:E().assetTypeSchema,id:e().
string()})).describe("The promoted assets, ready to be appended to a log."),quarantined:e().array(r.extend({type:E().assetTypeSchema,
sender_id:e().string().optional(),asset:e().looseObject({}).describe("The candidate as it was received.")})).describe("C\
andidates that nothing refutes, but for which evidence is missing."),rejected:e().array(r).describe("The candidates that\
 are rejected."),skipped:e().array(e().object({...S,type:r.shape.type,reason:w})).describe("Candidates that exist alread\
y or whose type agents do not exchange, and messages without candidates."),reports:e().array(e().looseObject({...P().validationReportSchema.
pick({gene_id:!0}).shape})).describe("The ValidationReports that `--run` made, or that were accepted as evidence."),undecided:e().
int().min(1).optional().describe("How many of the candidates and other parts of the source the gate could not decide abo\
ut; absent if it decided about all."),gate:e().array(w).min(1).optional().describe("Where the policy and workflows of th\
e repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this bra\
nch."),revoked:e().array(e().object({...S,reason:w})).min(1).optional().describe("Assets of the repository that a messag\
e of the source revokes.")}).describe("The decisions of a promotion"),m=c.FAIL_ON=["none","rejected","unproven"];function v({
quarantined:o,rejected:i,undecided:p},a){return p!==void 0?2:{none:0,rejected:i.length,unproven:i.length+o.length}[a]>0?
1:0}},52220:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.revocationsIn=P;function e(){const l=s(27199);
return e=function(){return l},l}function E(){const l=s(61331);return E=function(){return l},l}function T(){const l=s(85475);
return T=function(){return l},l}function $(){const l=s(94377);return $=function(){return l},l}function R(){const l=s(95132);
return R=function(){return l},l}function M(){const l=s(71101);return M=function(){return l},l}function P(l){const S=new Map,
g=new Map;for(const r of l.filter(({value:d})=>d.message_type==="revoke")){const d=(0,E().payloadOf)(r.value),u=w(d.target_asset_id,
d.asset_id,d.target_asset_ids),y=w(d.target_local_id,d.local_id);for(const f of u)S.set((0,$().hashDigits)(f)??f,r);if(u.
length===0)for(const f of y)g.set(f,r)}return S.size+g.size===0?()=>{}:r=>{const{type:d,id:u,value:y}=r,m=w(y.asset_id,(0,T().
contentHash)(r.value),(0,M().receivedHashOf)(r),...d==="Capsule"?[(0,T().contentHash)((0,T().asHubHashes)(y))]:[]).map(o=>(0,$().
hashDigits)(o)??o).find(o=>S.has(o)),v=m===void 0?g.get(u):S.get(m);return v&&C(r,v)}}function C(l,{value:S}){const{type:g,
id:r}=l,{reason:d}=(0,E().payloadOf)(S),u={type:g,id:r,by:(0,E().senderOf)(S)??"an unknown sender",why:typeof d=="string"?
d.slice(0,j):""};return(0,R().finding)("asset-revoked",u,(0,e().placeOf)(l))}const j=200;function w(...l){return l.flatMap(
S=>S??[]).filter(S=>typeof S=="string"&&S!=="")}},88460:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.runGenes=S;function e(){const r=s(1395);return e=function(){return r},r}function E(){const r=s(27199);return E=function(){
return r},r}function T(){const r=s(67506);return T=function(){return r},r}function $(){const r=s(87952);return $=function(){
return r},r}function R(){const r=s(59580);return R=function(){return r},r}function M(){const r=s(36807);return M=function(){
return r},r}function P(){const r=s(95132);return P=function(){return r},r}function C(){const r=s(63682);return C=function(){
return r},r}function j(){const r=s(46562);return j=function(){return r},r}function w(){const r=s(94901);return w=function(){
return r},r}function l(){const r=s(47350);return l=function(){return r},r}async function S(r,d,{policy:{policy:u,digest:y},
workspace:{directory:f,tree:m}},{approver:v,secrets:o,...i}){const p=new Date,a=(0,$().additionsFor)(u),t=(0,R().guardCheckout)(
f,[...m.files()],a),n=await(0,T().auditAssets)(r,d,[]),{judgement:h,runResult:O}=await(0,w().validate)(n,{policy:u,startedAt:p,
heads:[{judge:()=>(0,e().judgedHead)(n,m,{policy:u,digest:y},"")}],approver:v,runs:!0,run:N=>(0,C().runAudited)(n,{...i,
checkout:t,tree:m,attended:!1,policy:u,fork:!0,waiting:N})}),{genes:b}=h,I=b.map(N=>(0,M().redactGene)(N,o)),A=(0,M().validationReportsOf)(
I,{nodeOf:O.nodeOf,policyDigest:y,startedAt:p,finishedAt:new Date});return{findings:new Map(b.map(N=>[N.gene.asset,g(N,u.
fail_on)])),reports:A.filter(N=>N!==null)}}function g(r,d){const u=(0,j().findingsOf)(r);if(r.verdict==="pass"||r.verdict===
"warn"||(0,l().severityVerdict)(u,d)==="fail")return u;const{asset:f}=r.gene,m={gene:f.id,summary:r.summary};return[...u,
(0,P().finding)("not-validated",m,(0,E().placeOf)(f))]}},94644:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.strictJson=R;function e(){const M=s(81456);return e=function(){return M},M}function E(){const M=s(73229);return E=function(){
return M},M}function T(){const M=s(94534);return T=function(){return M},M}const $=(0,e().assetLimits)(16*1024*1024);function R({
name:M,bytes:P},C=$){if(P.length>C.maxBytes)return{problem:`it is larger than ${C.maxBytes} bytes`};const{text:j,complete:w}=(0,T().
decodeUtf8)(P);if(!w)return{problem:"it is not UTF-8 text"};const l=new(T()).Problems(new(T()).Source(M,j)),S=(0,E().readJson)(
j,C,l).map(({value:r})=>r),[g]=l.found;return g===void 0?{values:S}:{problem:`line ${g.location.line}: ${g.detail}`}}},53010:function(k,c,s){
Object.defineProperty(c,"__esModule",{value:!0}),c.withSourceTree=C;function e(){const j=s(51455);return e=function(){return j},
j}function E(){const j=s(41895);return E=function(){return j},j}function T(){const j=s(67147);return T=function(){return j},
j}function $(){const j=s(48741);return $=function(){return j},j}function R(){const j=s(96402);return R=function(){return j},
j}function M(){const j=s(35720);return M=function(){return j},j}function P(){const j=s(34397);return P=function(){return j},
j}async function C(j,w,l,S=!1){const g=await(0,R().openRepository)(j,w).catch(async r=>{if(!(r instanceof E().GateError&&
r.code==="not_a_repository"&&(await(0,e().stat)(j).catch(()=>{}))?.isDirectory()))throw r});if(g===void 0)return l((0,$().
folderTree)(j),j);try{const r=`the ${S?"staged ":""}files of ${g.directory}`,d=S?P().snapshotIndex:P().snapshotWorktree,
u=await(0,M().readTree)(g,await d(g),{label:r});return await l((0,T().withAdditions)(u,(0,$().folderTree)(g.directory),(0,T().
additionsOf)()),g.directory,g)}finally{await g.close()}}},58504:function(k,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.readValidationReport=R;function e(){const l=s(57975);return e=function(){return l},l}function E(){const l=s(27199);return E=
function(){return l},l}function T(){const l=s(85475);return T=function(){return l},l}function $(){const l=s(21471);return $=
function(){return l},l}function R(l){if(!(0,E().isJsonObject)(l)||l.type!=="ValidationReport")return;const S=typeof l.overall_ok==
"boolean"?"protocol":"results",g=S==="protocol"?l.commands:l.results;if(!Array.isArray(g))return;const r=g.map(M);return{
shape:S,id:j(l.id),geneId:j(l.gene_id),commands:r,ok:l.overall_ok!==!1&&r.length>0&&r.every(({ok:d})=>d),contradictory:Array.
isArray(l.commands)&&Array.isArray(l.results)&&!(0,e().isDeepStrictEqual)(l.commands.map(P),l.results.map(P)),durationMs:w(
l.duration_ms)??C(l),hash:(0,T().matchContentHash)({type:"ValidationReport",value:l})??null,differences:(0,$().schemaDifferences)(
"ValidationReport",l)}}function M(l){const{command:S,cmd:g,ok:r,duration_ms:d,err:u,stderr:y}=(0,E().isJsonObject)(l)?l:
{},f=j(S)??j(g);return{command:f??"",ok:r===!0&&f!==null,durationMs:w(d),error:j(u)??j(y)}}function P(l){const{command:S,
ok:g}=M(l);return[S,g]}function C({started_at:l,finished_at:S}){const[g,r]=[l,S].map(d=>typeof d=="string"?Date.parse(d):
w(d));return typeof g=="number"&&typeof r=="number"&&r>=g?r-g:null}function j(l){return typeof l=="string"?l:null}function w(l){
return typeof l=="number"?l:null}},78589:function(k,c,s){s.r(c),s.d(c,{getOctokit:()=>e.Q});var e=s(92413)},64077:function(k,c,s){
s.r(c),s.d(c,{bundleFromJSON:()=>e.vw});var e=s(61040)},8744:function(k,c,s){s.r(c),s.d(c,{ASN1Obj:()=>e.ASN1Obj});var e=s(
83917)},80643:function(k,c,s){s.r(c),s.d(c,{TrustedRoot:()=>e.TrustedRoot});var e=s(19654)},3030:function(k,c,s){s.r(c),
s.d(c,{Verifier:()=>e.BL,toSignedEntity:()=>e.DC,toTrustMaterial:()=>e.jO});var e=s(54187)},85893:function(k,c,s){s.r(c),
s.d(c,{Parser:()=>e.i});var e=s(73979)}};
