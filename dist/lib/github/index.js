"use strict";module.exports={"github/artifact"(A,_,S,I){let v;const o=()=>v??=_("error");let T;const g=()=>T??=_("github/failure");S(
A,{downloadArtifact:()=>k});const w=16*1024*1024;async function k({client:u,owner:a,repo:b},i,e){const{actions:t}=u.octokit.
rest;try{const{data:n}=await t.listWorkflowRunArtifacts({owner:a,repo:b,run_id:i,name:e,per_page:100}),[h]=n.artifacts.filter(
r=>r.name===e&&!r.expired).sort((r,s)=>s.id-r.id);if(h===void 0)throw d(e);if(h.size_in_bytes>w)throw c(e);const l=await t.
downloadArtifact({owner:a,repo:b,artifact_id:h.id,archive_format:"zip",request:{parseSuccessResponseBody:!1}});return await f(
l.data,e)}catch(n){throw(0,g().asUnavailable)(n,{doing:"download the report",permission:"actions: read",fork:!1})}}async function f(u,a){
const b=[];let i=0;for await(const e of u){if(i+=e.length,i>w)throw c(a);b.push(e)}return Buffer.concat(b)}function d(u){
return new(o()).GateError("artifact_invalid",`The workflow run has no artifact ${JSON.stringify(u)}`,"The step that uplo\
ads the report must run `if: always()`; see the log of the run.")}function c(u){return new(o()).GateError("artifact_inva\
lid",`The artifact ${JSON.stringify(u)} is larger than ${w} bytes`,"Upload only the file that the output `report-path` n\
ames.")}},"github/attestations"(A,_,S,I){let v;const o=()=>v??=_("github/failure");S(A,{listBundles:()=>g});const T=100;
async function g({client:w,owner:k,repo:f},d){try{const{data:c}=await w.octokit.rest.repos.listAttestations({owner:k,repo:f,
subject_digest:d,per_page:T});return(c.attestations??[]).map(({bundle:u})=>u??null)}catch(c){if((0,o().readFailure)(c).kind===
"not_found")return[];const u={doing:"read the attestations",permission:"attestations: read"};throw(0,o().asUnavailable)(
c,{...u,fork:!1})}}},"github/backoff"(A,_,S,I){S(A,{NOT_REPEATABLE:()=>g,PASSING_FAILURES:()=>w,waitBeforeRetry:()=>k});
const v=4,o=60,T=60,g={request:{notRepeatable:!0}},w=new Set(["rate_limited","server","timeout","network"]);function k(f,d,c){
if(!w.has(f.kind)||d>=v)return;if(f.kind!=="rate_limited")return 1e3*2**(d-1);const u=f.resetAt===void 0?void 0:Math.max(
1,f.resetAt-c/1e3),a=f.retryAfter??u??T;return a>o?void 0:Math.ceil(a*1e3)}},"github/check-annotations"(A,_,S,I){let v;const o=()=>v??=
_("github/backoff");let T;const g=()=>T??=_("github/check-run");let w;const k=()=>w??=_("github/failure");let f;const d=()=>f??=
_("github/limits");S(A,{appendAnnotations:()=>a,missingAnnotations:()=>c});async function c(i,e,t){if(e.annotationsCount===
0)return t;const{client:n,owner:h,repo:l}=i,r=await n.octokit.paginate(n.octokit.rest.checks.listAnnotations,{owner:h,repo:l,
check_run_id:e.id,per_page:100}),s=new Set(r.map(u)),m=new Set(t.map(u));if([...s].every(p=>m.has(p)))return t.filter(p=>!s.
has(u(p)))}function u(i){const{path:e,start_line:t,end_line:n,start_column:h,end_column:l}=i,{annotation_level:r,title:s,
message:m}=i,p=[s,m].map(E=>E?.trim()??"");return JSON.stringify([e,t,n,...[h??0,l??0],r,...p])}async function a(i,e,t){
const n=d().GITHUB_LIMITS.annotationsPerRequest,h=[];let l=e.annotationsCount;for(let r=0;r<t.length;r+=n){const s=t.slice(
r,r+n);try{await b(i,e,s,l),l+=s.length}catch(m){const p=(0,k().readFailure)(m).kind==="invalid",y=p?s.length:t.length-r,
E=(0,k().explainFailure)(m,{...(0,g().checkOperation)(i),doing:"annotate"});if(h.push(`Missing annotations: ${y}; ${E}.`),
!p)break}}return h}async function b({client:i,owner:e,repo:t},{id:n},h,l){const{checks:r}=i.octokit.rest,s={owner:e,repo:t,
check_run_id:n},m=async()=>{const p={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...h]};return await r.
update({...s,status:"in_progress",output:p,...o().NOT_REPEATABLE}),!0};await i.once(m,async()=>{const{data:p}=await r.get(
s);return p.output.annotations_count>=l+h.length||void 0})}},"github/check-run"(A,_,S,I){let v;const o=()=>v??=_("github\
/backoff");S(A,{checkOperation:()=>T,completeCheck:()=>i,createCheck:()=>a,findUnfinished:()=>f,gateChecks:()=>k,listChecks:()=>d,
runExternalId:()=>w,supersedeCheck:()=>e,takeUpCheck:()=>b});function T({pullRequest:t}){return{doing:"write the check r\
un",permission:"checks: write",fork:t?.isFork??!1}}const g="gene-gate:";function w({runKey:t}){return`${g}${t}`}async function k(t,n){
return(await d(t,t.headSha,n)).filter(({externalId:l})=>l.startsWith(g)||/^sha256:[0-9a-f]{64}$/.test(l)).sort((l,r)=>r.
id-l.id)}async function f(t,n){return(await d(t,t.headSha,n.checkName)).filter(l=>l.externalId===w(n)&&!l.completed)}async function d({
client:t,owner:n,repo:h},l,r){return(await t.octokit.paginate(t.octokit.rest.checks.listForRef,{owner:n,repo:h,ref:l,...r!==
void 0&&{check_name:r},filter:"all",per_page:100})).map(c)}function c(t){return{id:t.id,url:t.html_url,completed:t.status===
"completed",externalId:t.external_id??"",appId:t.app?.id,appSlug:t.app?.slug,headSha:t.head_sha,startedAt:t.started_at??
"",annotationsCount:t.output.annotations_count}}function u(t){return{status:"in_progress",external_id:w(t),started_at:new Date().
toISOString(),...t.detailsUrl!==void 0&&{details_url:t.detailsUrl},output:{title:"The gate is running",summary:"Auditing\
 and running the change."}}}async function a(t,n,h){const{client:l,owner:r,repo:s,headSha:m}=t,p=async()=>{const{data:y}=await l.
octokit.rest.checks.create({owner:r,repo:s,head_sha:m,name:n.checkName,...u(n),...o().NOT_REPEATABLE});return c(y)};return l.
once(p,async()=>(await f(t,n)).find(({id:E})=>E>(h?.id??0)))}async function b({client:t,owner:n,repo:h},l,{id:r}){const s={
owner:n,repo:h,check_run_id:r},{data:m}=await t.octokit.rest.checks.update({...s,...u(l)});return c(m)}async function i({
client:t,owner:n,repo:h},{id:l},{conclusion:r,externalId:s,output:m}){await t.octokit.rest.checks.update({owner:n,repo:h,
check_run_id:l,status:"completed",conclusion:r,external_id:s,output:m})}async function e({client:t,owner:n,repo:h},{checkName:l},{
id:r}){await t.octokit.rest.checks.update({owner:n,repo:h,check_run_id:r,name:`${l} (superseded)`,status:"completed",conclusion:"\
neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${l}\
\u201D.`}})}},"github/client"(A,_,S,I){let v;const o=()=>v??=_("@actions/github");let T;const g=()=>T??=_("github/backof\
f");let w;const k=()=>w??=_("github/failure");S(A,{connect:()=>d});const f=18e4;function d(u,a={}){const{baseUrl:b,timeoutMs:i=15e3,
sleep:e=c,now:t=Date.now}=a,n=(0,o().getOctokit)(u,b===void 0?{}:{baseUrl:b});let h=f;async function l(r,s){for(let m=1;;m+=
1){const p=t();try{return await r()}catch(E){const R=(0,g().waitBeforeRetry)((0,k().readFailure)(E),m,t());if(R===void 0||
(h-=t()-p+R,h<0))throw E;await e(R)}const y=await s?.();if(y!==void 0)return y}}return n.hook.wrap("request",(r,s)=>{const m=async()=>{
s.request={...s.request,signal:AbortSignal.timeout(i)};const p=await r(s);if(p.status!==204&&typeof p.data=="string")throw new(k()).
BrokenAnswer("the response was truncated or was not JSON");return p};return s.request?.notRepeatable===!0?m():l(m)}),{octokit:n,
once:l}}function c(u){return new Promise(a=>setTimeout(a,u))}},"github/comments"(A,_,S,I){let v;const o=()=>v??=_("githu\
b/backoff");let T;const g=()=>T??=_("github/failure");S(A,{commentThread:()=>w});function w({client:k,owner:f,repo:d},c,u){
const{issues:a}=k.octokit.rest,b={owner:f,repo:d};let i;async function e(){const m=(await k.octokit.paginate(a.listComments,
{...b,issue_number:c,per_page:100})).filter(p=>p.body?.startsWith(u));return m.length===0?[]:(i??=await t(),m.filter(p=>p.
user?.login===i).map(({id:p,html_url:y,body:E=""})=>({id:p,url:y,body:E})).sort((p,y)=>p.id-y.id))}async function t(){return(await k.
octokit.graphql("{ viewer { login } }")).viewer.login}async function n(s){const m=async()=>{const{data:p}=await a.createComment(
{...b,issue_number:c,body:s,...o().NOT_REPEATABLE});return i??=p.user?.login,{id:p.id,url:p.html_url,body:s}};return k.once(
m,async()=>(await e())[0])}async function h(s,m){const[p,...y]=s;if(p!==void 0)return await l(p,y,m);const E=await n(m),
[R=E,...C]=await e();return await l(R,C,m)}async function l(s,m,p){s.body!==p&&await a.updateComment({...b,comment_id:s.
id,body:p});for(const y of m)await r(y);return s}async function r({id:s}){try{await a.deleteComment({...b,comment_id:s})}catch(m){
if((0,g().readFailure)(m).kind!=="not_found")throw m}}return{own:e,leaveOne:h}}},"github/failure"(A,_,S,I){let v;const o=()=>v??=
_("error");S(A,{BrokenAnswer:()=>T,asUnavailable:()=>u,explainFailure:()=>c,readFailure:()=>w});class T extends Error{name="\
BrokenAnswer"}const g=300;function w(e){const t=typeof e=="object"&&e!==null?e:{},n=b(t.message??e);if(a(t)||a(t.cause))
return{kind:"timeout",said:n};if(t.name==="BrokenAnswer")return{kind:"network",said:n};if(typeof t.status!="number")return{
kind:"unexpected",said:n};if(t.response===void 0)return{kind:"network",said:n};const h=t.response.headers??{},l=i(h["ret\
ry-after"]),r=h["x-ratelimit-remaining"]==="0"?i(h["x-ratelimit-reset"]):void 0,s=l!==void 0||r!==void 0;return{kind:k(t.
status,n,s),said:n,status:t.status,...l!==void 0&&{retryAfter:l},...r!==void 0&&{resetAt:r}}}function k(e,t,n){return e===
429||e===403&&(n||/rate limit|abuse/i.test(t))?"rate_limited":e===403?/not accessible by/i.test(t)?"denied":"forbidden":
e===401?"unauthorized":e===404||e===410?"not_found":e===422||e===400||e===413?"invalid":e>=500?"server":"unexpected"}const f="\
the token of a pull request from a fork is read-only; keep this run for the result files, and publish them from a second\
 workflow on `workflow_run`, which runs with the default branch\u2019s token",d={unauthorized:()=>"GitHub does not accep\
t the token (401); check the `github-token` input",denied:(e,{permission:t,fork:n})=>n?`the token may not write (403): ${f}`:
`the token lacks a permission (403); add \`${t}\` under \`permissions:\` of the job (a pull request from Dependabot has a r\
ead-only token: publish from a second workflow on \`workflow_run\`)`,forbidden:({said:e})=>`GitHub denied the request (4\
03): ${e}`,not_found:({status:e},{permission:t})=>`not found on GitHub (${e}): it was deleted, or the token cannot acces\
s this repository (it needs \`${t}\`)`,invalid:({status:e,said:t})=>`GitHub rejected the content (${e}): ${t}`,rate_limited:({
status:e,retryAfter:t})=>`the token\u2019s rate limit is exhausted (${e})${t===void 0?"":`; GitHub asks to wait ${t} s`}\
; run the job again later`,server:({status:e})=>`GitHub returned a server error (${e}) on every attempt; run the job aga\
in later`,timeout:()=>"GitHub did not respond in time on any attempt; run the job again later",network:({said:e})=>`GitH\
ub cannot be reached (${e}); check the runner\u2019s network and proxy`,unexpected:({said:e})=>e};function c(e,t){const n=w(
e);return`could not ${t.doing}: ${d[n.kind](n,t)}`}function u(e,t){if(e instanceof o().GateError)return e;const n=c(e,t);
return new(o()).GateError("github_unavailable",n,"Run the job again.",{cause:e})}function a(e){const t=e?.name;return t===
"TimeoutError"||t==="AbortError"}function b(e){const t=String(e).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,
" ").replace(/ +/g," ").trim();return t.length>g?`${t.slice(0,g)}...`:t}function i(e){const t=typeof e=="string"&&e!==""?
Number(e):Number.NaN;return Number.isFinite(t)&&t>=0?t:void 0}},"github/limits"(A,_,S,I){S(A,{GITHUB_LIMITS:()=>v,MAX_ANNOTATIONS:()=>o,
shorten:()=>T});const v={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,annotationTitle:255,
annotationMessageBytes:64*1024,commentBody:65536,stepSummaryBytes:1024*1024},o=500;function T(g,w){return g.length<=w?g:
`${g.slice(0,w-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}},"github/one-check"(A,_,S,I){let v;const o=()=>v??=_("github/b\
ackoff");let T;const g=()=>T??=_("github/check-annotations");let w;const k=()=>w??=_("github/check-run");let f;const d=()=>f??=
_("github/failure");S(A,{obtainCheck:()=>c,settleCheck:()=>u});async function c(i,e){const t=await(0,k().gateChecks)(i,e.
checkName);for(const n of t){const h=await b(i,e,n);if(h)return h}return await(0,k().createCheck)(i,e,t[0])}async function u(i,e,t,n){
const l=(await(0,k().gateChecks)(i,e.checkName)).filter(({appId:y})=>y===t.appId),[r]=l;if(r&&a(r,t))return;const s=r?.externalId===
t.externalId&&!r.completed?r:r&&await b(i,e,r),m=s&&await(0,g().missingAnnotations)(i,s,n);return s&&m?{run:s,missing:m,
superseded:l.filter(({id:y})=>y!==s.id)}:{run:await(0,k().createCheck)(i,e,r),missing:n,superseded:l}}function a(i,e){return i.
completed?i.startedAt>e.startedAt:i.externalId!==e.externalId}async function b(i,e,t){try{const n=await(0,k().takeUpCheck)(
i,e,t);return n.completed||n.externalId!==(0,k().runExternalId)(e)?void 0:n}catch(n){if(o().PASSING_FAILURES.has((0,d().
readFailure)(n).kind))throw n;return}}},"github/pull-request"(A,_,S,I){S(A,{openPullRequests:()=>o,pullOrigin:()=>w,pullRequestAsPayload:()=>T,
pullRequestState:()=>v,pullsOfCommit:()=>g});async function v({client:f,owner:d,repo:c},u){const{data:a}=await f.octokit.
rest.pulls.get({owner:d,repo:c,pull_number:u});return{headSha:a.head.sha,changedFiles:a.changed_files}}async function o({
client:f,owner:d,repo:c},u,a){return(await f.octokit.paginate(f.octokit.rest.pulls.list,{owner:d,repo:c,state:"open",head:u,
per_page:100})).filter(({head:i})=>i.sha===a).map(({number:i})=>i)}async function T({client:f,owner:d,repo:c},u){const{pulls:a,
repos:b}=f.octokit.rest,{data:i}=await b.get({owner:d,repo:c}),{data:e}=await a.get({owner:d,repo:c,pull_number:u});return{
repository:i,pull_request:e}}async function g({client:f,owner:d,repo:c},u){const{repos:a}=f.octokit.rest,b={owner:d,repo:c,
commit_sha:u,per_page:100};return(await f.octokit.paginate(a.listPullRequestsAssociatedWithCommit,b)).map(k)}async function w({
client:f,owner:d,repo:c},u){const{data:a}=await f.octokit.rest.pulls.get({owner:d,repo:c,pull_number:u});return{...k(a),
commits:a.commits}}function k({number:f,state:d,head:c,base:u}){return{number:f,isOpen:d==="open",baseRef:u.ref,headSha:c.
sha,isFork:c.repo?.id!==u.repo.id}}},"github/refs"(A,_,S,I){let v;const o=()=>v??=_("github/failure");S(A,{refTip:()=>T});
async function T({client:g,owner:w,repo:k},f){try{const{data:d}=await g.octokit.rest.git.getRef({owner:w,repo:k,ref:f});
return d.object.sha}catch(d){if((0,o().readFailure)(d).kind==="not_found")return;throw d}}},"github/reviews"(A,_,S,I){let v;
const o=()=>v??=_("zod");let T;const g=()=>T??=_("github/failure");S(A,{LAST_EDITS:()=>a,githubReviews:()=>e});const w=o().
object({id:o().int(),login:o().string(),type:o().string()}),k=o().object({id:o().int(),node_id:o().string(),user:w.nullable(),
state:o().string(),body:o().string().nullable(),commit_id:o().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).nullable().
optional(),submitted_at:o().iso.datetime().optional()}).transform(({node_id:t,commit_id:n=null,submitted_at:h=null,body:l,
...r})=>({...r,nodeId:t,body:l??"",commit:n,submittedAt:h})),f=o().object({user:w}),d=o().object({permission:o().string(),
user:o().object({id:o().int()}).nullable()}),c=o().object({timelineItems:o().object({nodes:o().array(o().object({createdAt:o().
iso.datetime()}).nullable())})}),u=o().object({nodes:o().array(o().object({id:o().string(),lastEditedAt:o().iso.datetime().
nullable(),pullRequest:c.optional()}).nullable())}),a=`query($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview\
 {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,b=100,i=new Set(["admin","write"]);function e({client:t,owner:n,repo:h},{number:l,isFork:r}){const{pulls:s,repos:m}=t.
octokit.rest,p={owner:n,repo:h,pull_number:l};return{authorId:async()=>f.parse((await s.get(p)).data).user.id,list:async()=>{
const y=await t.octokit.paginate(s.listReviews,{...p,per_page:100});return o().array(k).parse(y)},lastEdits:async y=>{const E=new Map,
R=y.map(({nodeId:C})=>C);for(let C=0;C<R.length;C+=b){const O=R.slice(C,C+b),$=u.parse(await t.octokit.graphql(a,{ids:O}));
for(const N of $.nodes){if(N===null)continue;const x=N.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;E.set(N.
id,{editedAt:N.lastEditedAt,retargetedAt:x})}}return E},mayWrite:async({id:y,login:E})=>{try{const R=await m.getCollaboratorPermissionLevel(
{owner:n,repo:h,username:E}),{permission:C,user:O}=d.parse(R.data);return O?.id===y&&i.has(C)}catch(R){if((0,g().readFailure)(
R).kind==="not_found")return!1;throw R}},explain:(y,E)=>(0,g().explainFailure)(y,{doing:E,permission:"pull-requests: rea\
d",fork:r})}}},"github/unzip"(A,_,S,I){let v;const o=()=>v??=_("yauzl");let T;const g=()=>T??=_("error");S(A,{readZipFile:()=>w});
async function w(d,c,u){try{const a=await(0,o().fromBufferPromise)(d,{lazyEntries:!0});return await k(a,c,u)}catch(a){throw a instanceof
g().GateError?a:f(`is not a readable zip archive (${String(a)})`,a)}}async function k(d,c,u){for await(const a of d.eachEntry()){
if(a.fileName!==c)continue;if(a.uncompressedSize>u)throw f(`has a ${c} that is too large`);const b=[];for await(const i of await d.
openReadStreamPromise(a))b.push(i);return Buffer.concat(b)}throw f(`has no ${c}`)}function f(d,c){return new(g()).GateError(
"artifact_invalid",`The artifact of the workflow run ${d}`,"Upload only the file that the output `report-path` names.",{
cause:c})}}};
