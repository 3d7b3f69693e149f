"use strict";module.exports={"github/artifact"(y,_,A,I){let S;const o=()=>S??=_("error");let T;const g=()=>T??=_("github/failure");A(
y,{downloadArtifact:()=>k});const w=16*1024*1024;async function k({client:r,owner:c,repo:b},a,e){const{actions:t}=r.octokit.
rest;try{const{data:n}=await t.listWorkflowRunArtifacts({owner:c,repo:b,run_id:a,name:e,per_page:100}),[h]=n.artifacts.filter(
i=>i.name===e&&!i.expired).sort((i,u)=>u.id-i.id);if(h===void 0)throw l(e);if(h.size_in_bytes>w)throw s(e);const d=await t.
downloadArtifact({owner:c,repo:b,artifact_id:h.id,archive_format:"zip",request:{parseSuccessResponseBody:!1}});return await f(
d.data,e)}catch(n){throw(0,g().asUnavailable)(n,{doing:"download the report",permission:"actions: read",fork:!1})}}async function f(r,c){
const b=[];let a=0;for await(const e of r){if(a+=e.length,a>w)throw s(c);b.push(e)}return Buffer.concat(b)}function l(r){
return new(o()).GateError("artifact_invalid",`The workflow run has no artifact ${JSON.stringify(r)}`,"The step that uplo\
ads the report must run `if: always()`; see the log of the run.")}function s(r){return new(o()).GateError("artifact_inva\
lid",`The artifact ${JSON.stringify(r)} is larger than ${w} bytes`,"Upload only the file that the output `report-path` n\
ames.")}},"github/attestations"(y,_,A,I){let S;const o=()=>S??=_("github/failure");A(y,{listBundles:()=>g});const T=100;
async function g({client:w,owner:k,repo:f},l){try{const{data:s}=await w.octokit.rest.repos.listAttestations({owner:k,repo:f,
subject_digest:l,per_page:T});return(s.attestations??[]).map(({bundle:r})=>r??null)}catch(s){if((0,o().readFailure)(s).kind===
"not_found")return[];const r={doing:"read the attestations",permission:"attestations: read"};throw(0,o().asUnavailable)(
s,{...r,fork:!1})}}},"github/backoff"(y,_,A,I){A(y,{NOT_REPEATABLE:()=>g,PASSING_FAILURES:()=>w,waitBeforeRetry:()=>k});
const S=4,o=60,T=60,g={request:{notRepeatable:!0}},w=new Set(["rate_limited","server","timeout","network"]);function k(f,l,s){
if(!w.has(f.kind)||l>=S)return;if(f.kind!=="rate_limited")return 1e3*2**(l-1);const r=f.resetAt===void 0?void 0:Math.max(
1,f.resetAt-s/1e3),c=f.retryAfter??r??T;return c>o?void 0:Math.ceil(c*1e3)}},"github/check-annotations"(y,_,A,I){let S;const o=()=>S??=
_("github/backoff");let T;const g=()=>T??=_("github/check-run");let w;const k=()=>w??=_("github/failure");let f;const l=()=>f??=
_("github/limits");A(y,{appendAnnotations:()=>c,missingAnnotations:()=>s});async function s(a,e,t){if(e.annotationsCount===
0)return t;const{client:n,owner:h,repo:d}=a,i=await n.octokit.paginate(n.octokit.rest.checks.listAnnotations,{owner:h,repo:d,
check_run_id:e.id,per_page:100}),u=new Set(i.map(r)),m=new Set(t.map(r));if([...u].every(p=>m.has(p)))return t.filter(p=>!u.
has(r(p)))}function r(a){const{path:e,start_line:t,end_line:n,start_column:h,end_column:d}=a,{annotation_level:i,title:u,
message:m}=a,p=[u,m].map(E=>E?.trim()??"");return JSON.stringify([e,t,n,...[h??0,d??0],i,...p])}async function c(a,e,t){
const n=l().GITHUB_LIMITS.annotationsPerRequest,h=[];let d=e.annotationsCount;for(let i=0;i<t.length;i+=n){const u=t.slice(
i,i+n);try{await b(a,e,u,d),d+=u.length}catch(m){const p=(0,k().readFailure)(m).kind==="invalid",v=p?u.length:t.length-i,
E=(0,k().explainFailure)(m,{...(0,g().checkOperation)(a),doing:"annotate"});if(h.push(`Missing annotations: ${v}; ${E}.`),
!p)break}}return h}async function b({client:a,owner:e,repo:t},{id:n},h,d){const{checks:i}=a.octokit.rest,u={owner:e,repo:t,
check_run_id:n},m=async()=>{const p={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...h]};return await i.
update({...u,status:"in_progress",output:p,...o().NOT_REPEATABLE}),!0};await a.once(m,async()=>{const{data:p}=await i.get(
u);return p.output.annotations_count>=d+h.length||void 0})}},"github/check-run"(y,_,A,I){let S;const o=()=>S??=_("github\
/backoff");A(y,{checkOperation:()=>T,completeCheck:()=>a,createCheck:()=>c,findUnfinished:()=>f,gateChecks:()=>k,listChecks:()=>l,
runExternalId:()=>w,supersedeCheck:()=>e,takeUpCheck:()=>b});function T({pullRequest:t}){return{doing:"write the check r\
un",permission:"checks: write",fork:t?.isFork??!1}}const g="gene-gate:";function w({runKey:t}){return`${g}${t}`}async function k(t,n){
return(await l(t,t.headSha,n)).filter(({externalId:d})=>d.startsWith(g)||/^sha256:[0-9a-f]{64}$/.test(d)).sort((d,i)=>i.
id-d.id)}async function f(t,n){return(await l(t,t.headSha,n.checkName)).filter(d=>d.externalId===w(n)&&!d.completed)}async function l({
client:t,owner:n,repo:h},d,i){return(await t.octokit.paginate(t.octokit.rest.checks.listForRef,{owner:n,repo:h,ref:d,...i!==
void 0&&{check_name:i},filter:"all",per_page:100})).map(s)}function s(t){return{id:t.id,url:t.html_url,completed:t.status===
"completed",externalId:t.external_id??"",appId:t.app?.id,appSlug:t.app?.slug,headSha:t.head_sha,startedAt:t.started_at??
"",annotationsCount:t.output.annotations_count}}function r(t){return{status:"in_progress",external_id:w(t),started_at:new Date().
toISOString(),...t.detailsUrl!==void 0&&{details_url:t.detailsUrl},output:{title:"The gate is running",summary:"Auditing\
 and running the change."}}}async function c(t,n,h){const{client:d,owner:i,repo:u,headSha:m}=t,p=async()=>{const{data:v}=await d.
octokit.rest.checks.create({owner:i,repo:u,head_sha:m,name:n.checkName,...r(n),...o().NOT_REPEATABLE});return s(v)};return d.
once(p,async()=>(await f(t,n)).find(({id:E})=>E>(h?.id??0)))}async function b({client:t,owner:n,repo:h},d,{id:i}){const u={
owner:n,repo:h,check_run_id:i},{data:m}=await t.octokit.rest.checks.update({...u,...r(d)});return s(m)}async function a({
client:t,owner:n,repo:h},{id:d},{conclusion:i,externalId:u,output:m}){await t.octokit.rest.checks.update({owner:n,repo:h,
check_run_id:d,status:"completed",conclusion:i,external_id:u,output:m})}async function e({client:t,owner:n,repo:h},{checkName:d},{
id:i}){await t.octokit.rest.checks.update({owner:n,repo:h,check_run_id:i,name:`${d} (superseded)`,status:"completed",conclusion:"\
neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${d}\
\u201D.`}})}},"github/client"(y,_,A,I){let S;const o=()=>S??=_("@actions/github");let T;const g=()=>T??=_("github/backof\
f");let w;const k=()=>w??=_("github/failure");A(y,{connect:()=>l});const f=18e4;function l(r,c={}){const{baseUrl:b,timeoutMs:a=15e3,
sleep:e=s,now:t=Date.now}=c,n=(0,o().getOctokit)(r,b===void 0?{}:{baseUrl:b});let h=f;async function d(i,u){for(let m=1;;m+=
1){const p=t();try{return await i()}catch(E){const R=(0,g().waitBeforeRetry)((0,k().readFailure)(E),m,t());if(R===void 0||
(h-=t()-p+R,h<0))throw E;await e(R)}const v=await u?.();if(v!==void 0)return v}}return n.hook.wrap("request",(i,u)=>{const m=async()=>{
u.request={...u.request,signal:AbortSignal.timeout(a)};const p=await i(u);if(p.status!==204&&typeof p.data=="string")throw new(k()).
BrokenAnswer("the response was truncated or was not JSON");return p};return u.request?.notRepeatable===!0?m():d(m)}),{octokit:n,
once:d}}function s(r){return new Promise(c=>setTimeout(c,r))}},"github/comments"(y,_,A,I){let S;const o=()=>S??=_("githu\
b/backoff");let T;const g=()=>T??=_("github/failure");A(y,{commentThread:()=>w});function w({client:k,owner:f,repo:l},s,r){
const{issues:c}=k.octokit.rest,b={owner:f,repo:l};let a;async function e(){const m=(await k.octokit.paginate(c.listComments,
{...b,issue_number:s,per_page:100})).filter(p=>p.body?.startsWith(r));return m.length===0?[]:(a??=await t(),m.filter(p=>p.
user?.login===a).map(({id:p,html_url:v,body:E=""})=>({id:p,url:v,body:E})).sort((p,v)=>p.id-v.id))}async function t(){return(await k.
octokit.graphql("{ viewer { login } }")).viewer.login}async function n(u){const m=async()=>{const{data:p}=await c.createComment(
{...b,issue_number:s,body:u,...o().NOT_REPEATABLE});return a??=p.user?.login,{id:p.id,url:p.html_url,body:u}};return k.once(
m,async()=>(await e())[0])}async function h(u,m){const[p,...v]=u;if(p!==void 0)return await d(p,v,m);const E=await n(m),
[R=E,...C]=await e();return await d(R,C,m)}async function d(u,m,p){u.body!==p&&await c.updateComment({...b,comment_id:u.
id,body:p});for(const v of m)await i(v);return u}async function i({id:u}){try{await c.deleteComment({...b,comment_id:u})}catch(m){
if((0,g().readFailure)(m).kind!=="not_found")throw m}}return{own:e,leaveOne:h}}},"github/failure"(y,_,A,I){let S;const o=()=>S??=
_("error");A(y,{BrokenAnswer:()=>T,asUnavailable:()=>r,explainFailure:()=>s,readFailure:()=>w});class T extends Error{name="\
BrokenAnswer"}const g=300;function w(e){const t=typeof e=="object"&&e!==null?e:{},n=b(t.message??e);if(c(t)||c(t.cause))
return{kind:"timeout",said:n};if(t.name==="BrokenAnswer")return{kind:"network",said:n};if(typeof t.status!="number")return{
kind:"unexpected",said:n};if(t.response===void 0)return{kind:"network",said:n};const h=t.response.headers??{},d=a(h["ret\
ry-after"]),i=h["x-ratelimit-remaining"]==="0"?a(h["x-ratelimit-reset"]):void 0,u=d!==void 0||i!==void 0;return{kind:k(t.
status,n,u),said:n,status:t.status,...d!==void 0&&{retryAfter:d},...i!==void 0&&{resetAt:i}}}function k(e,t,n){return e===
429||e===403&&(n||/rate limit|abuse/i.test(t))?"rate_limited":e===403?/not accessible by/i.test(t)?"denied":"forbidden":
e===401?"unauthorized":e===404||e===410?"not_found":e===422||e===400||e===413?"invalid":e>=500?"server":"unexpected"}const f="\
the token of a pull request from a fork is read-only; keep this run for the result files, and publish them from a second\
 workflow on `workflow_run`, which runs with the default branch\u2019s token",l={unauthorized:()=>"GitHub does not accep\
t the token (401); check the `github-token` input",denied:(e,{permission:t,fork:n})=>n?`the token may not write (403): ${f}`:
`the token lacks a permission (403); add \`${t}\` under \`permissions:\` of the job (a pull request from Dependabot has a r\
ead-only token: publish from a second workflow on \`workflow_run\`)`,forbidden:({said:e})=>`GitHub denied the request (4\
03): ${e}`,not_found:({status:e},{permission:t})=>`not found on GitHub (${e}): it was deleted, or the token cannot acces\
s this repository (it needs \`${t}\`)`,invalid:({status:e,said:t})=>`GitHub rejected the content (${e}): ${t}`,rate_limited:({
status:e,retryAfter:t})=>`the token\u2019s rate limit is exhausted (${e})${t===void 0?"":`; GitHub asks to wait ${t} s`}\
; run the job again later`,server:({status:e})=>`GitHub returned a server error (${e}) on every attempt; run the job aga\
in later`,timeout:()=>"GitHub did not respond in time on any attempt; run the job again later",network:({said:e})=>`GitH\
ub cannot be reached (${e}); check the runner\u2019s network and proxy`,unexpected:({said:e})=>e};function s(e,t){const n=w(
e);return`could not ${t.doing}: ${l[n.kind](n,t)}`}function r(e,t){if(e instanceof o().GateError)return e;const n=s(e,t);
return new(o()).GateError("github_unavailable",n,"Run the job again.",{cause:e})}function c(e){const t=e?.name;return t===
"TimeoutError"||t==="AbortError"}function b(e){const t=String(e).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,
" ").replace(/ +/g," ").trim();return t.length>g?`${t.slice(0,g)}...`:t}function a(e){const t=typeof e=="string"&&e!==""?
Number(e):Number.NaN;return Number.isFinite(t)&&t>=0?t:void 0}},"github/file"(y,_,A,I){let S;const o=()=>S??=_("github/l\
imits");A(y,{readFileAt:()=>T});async function T({client:g,owner:w,repo:k},f,l){const s={owner:w,repo:k,path:f,ref:l},{data:r}=await g.
octokit.rest.repos.getContent(s);if(Array.isArray(r)||r.type!=="file"||r.encoding!=="base64")throw new Error(`expected a\
 file of at most ${o().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(r.content,"base64")}},"github/limits"(y,_,A,I){
A(y,{GITHUB_LIMITS:()=>S,MAX_ANNOTATIONS:()=>o,shorten:()=>T});const S={checkTitle:255,checkSummary:65535,checkText:65535,
annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*
1024},o=500;function T(g,w){return g.length<=w?g:`${g.slice(0,w-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}},"github/one-\
check"(y,_,A,I){let S;const o=()=>S??=_("github/backoff");let T;const g=()=>T??=_("github/check-annotations");let w;const k=()=>w??=
_("github/check-run");let f;const l=()=>f??=_("github/failure");A(y,{obtainCheck:()=>s,settleCheck:()=>r});async function s(a,e){
const t=await(0,k().gateChecks)(a,e.checkName);for(const n of t){const h=await b(a,e,n);if(h)return h}return await(0,k().
createCheck)(a,e,t[0])}async function r(a,e,t,n){const d=(await(0,k().gateChecks)(a,e.checkName)).filter(({appId:v})=>v===
t.appId),[i]=d;if(i&&c(i,t))return;const u=i?.externalId===t.externalId&&!i.completed?i:i&&await b(a,e,i),m=u&&await(0,g().
missingAnnotations)(a,u,n);return u&&m?{run:u,missing:m,superseded:d.filter(({id:v})=>v!==u.id)}:{run:await(0,k().createCheck)(
a,e,i),missing:n,superseded:d}}function c(a,e){return a.completed?a.startedAt>e.startedAt:a.externalId!==e.externalId}async function b(a,e,t){
try{const n=await(0,k().takeUpCheck)(a,e,t);return n.completed||n.externalId!==(0,k().runExternalId)(e)?void 0:n}catch(n){
if(o().PASSING_FAILURES.has((0,l().readFailure)(n).kind))throw n;return}}},"github/pull-request"(y,_,A,I){A(y,{openPullRequests:()=>o,
pullOrigin:()=>w,pullRequestAsPayload:()=>T,pullRequestState:()=>S,pullsOfCommit:()=>g});async function S({client:f,owner:l,
repo:s},r){const{data:c}=await f.octokit.rest.pulls.get({owner:l,repo:s,pull_number:r});return{headSha:c.head.sha,changedFiles:c.
changed_files}}async function o({client:f,owner:l,repo:s},r,c){return(await f.octokit.paginate(f.octokit.rest.pulls.list,
{owner:l,repo:s,state:"open",head:r,per_page:100})).filter(({head:a})=>a.sha===c).map(({number:a})=>a)}async function T({
client:f,owner:l,repo:s},r){const{pulls:c,repos:b}=f.octokit.rest,{data:a}=await b.get({owner:l,repo:s}),{data:e}=await c.
get({owner:l,repo:s,pull_number:r});return{repository:a,pull_request:e}}async function g({client:f,owner:l,repo:s},r){const{
repos:c}=f.octokit.rest,b={owner:l,repo:s,commit_sha:r,per_page:100};return(await f.octokit.paginate(c.listPullRequestsAssociatedWithCommit,
b)).map(k)}async function w({client:f,owner:l,repo:s},r){const{data:c}=await f.octokit.rest.pulls.get({owner:l,repo:s,pull_number:r});
return{...k(c),commits:c.commits}}function k({number:f,state:l,head:s,base:r}){return{number:f,isOpen:l==="open",baseRef:r.
ref,headSha:s.sha,isFork:s.repo?.id!==r.repo.id}}},"github/refs"(y,_,A,I){let S;const o=()=>S??=_("github/failure");A(y,
{refTip:()=>T});async function T({client:g,owner:w,repo:k},f){try{const{data:l}=await g.octokit.rest.git.getRef({owner:w,
repo:k,ref:f});return l.object.sha}catch(l){if((0,o().readFailure)(l).kind==="not_found")return;throw l}}},"github/revie\
ws"(y,_,A,I){let S;const o=()=>S??=_("zod");let T;const g=()=>T??=_("github/failure");A(y,{LAST_EDITS:()=>c,githubReviews:()=>e});
const w=o().object({id:o().int(),login:o().string(),type:o().string()}),k=o().object({id:o().int(),node_id:o().string(),
user:w.nullable(),state:o().string(),body:o().string().nullable(),commit_id:o().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).
nullable().optional(),submitted_at:o().iso.datetime().optional()}).transform(({node_id:t,commit_id:n=null,submitted_at:h=null,
body:d,...i})=>({...i,nodeId:t,body:d??"",commit:n,submittedAt:h})),f=o().object({user:w}),l=o().object({permission:o().
string(),user:o().object({id:o().int()}).nullable()}),s=o().object({timelineItems:o().object({nodes:o().array(o().object(
{createdAt:o().iso.datetime()}).nullable())})}),r=o().object({nodes:o().array(o().object({id:o().string(),lastEditedAt:o().
iso.datetime().nullable(),pullRequest:s.optional()}).nullable())}),c=`query($ids: [ID!]!) { nodes(ids: $ids) { ... on Pu\
llRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,b=100,a=new Set(["admin","write"]);function e({client:t,owner:n,repo:h},{number:d,isFork:i}){const{pulls:u,repos:m}=t.
octokit.rest,p={owner:n,repo:h,pull_number:d};return{authorId:async()=>f.parse((await u.get(p)).data).user.id,list:async()=>{
const v=await t.octokit.paginate(u.listReviews,{...p,per_page:100});return o().array(k).parse(v)},lastEdits:async v=>{const E=new Map,
R=v.map(({nodeId:C})=>C);for(let C=0;C<R.length;C+=b){const $=R.slice(C,C+b),O=r.parse(await t.octokit.graphql(c,{ids:$}));
for(const N of O.nodes){if(N===null)continue;const x=N.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;E.set(N.
id,{editedAt:N.lastEditedAt,retargetedAt:x})}}return E},mayWrite:async({id:v,login:E})=>{try{const R=await m.getCollaboratorPermissionLevel(
{owner:n,repo:h,username:E}),{permission:C,user:$}=l.parse(R.data);return $?.id===v&&a.has(C)}catch(R){if((0,g().readFailure)(
R).kind==="not_found")return!1;throw R}},explain:(v,E)=>(0,g().explainFailure)(v,{doing:E,permission:"pull-requests: rea\
d",fork:i})}}},"github/unzip"(y,_,A,I){let S;const o=()=>S??=_("yauzl");let T;const g=()=>T??=_("error");A(y,{readZipFile:()=>w});
async function w(l,s,r){try{const c=await(0,o().fromBufferPromise)(l,{lazyEntries:!0});return await k(c,s,r)}catch(c){throw c instanceof
g().GateError?c:f(`is not a readable zip archive (${String(c)})`,c)}}async function k(l,s,r){for await(const c of l.eachEntry()){
if(c.fileName!==s)continue;if(c.uncompressedSize>r)throw f(`has a ${s} that is too large`);const b=[];for await(const a of await l.
openReadStreamPromise(c))b.push(a);return Buffer.concat(b)}throw f(`has no ${s}`)}function f(l,s){return new(g()).GateError(
"artifact_invalid",`The artifact of the workflow run ${l}`,"Upload only the file that the output `report-path` names.",{
cause:s})}}};
