//# github/answer
(function(s,h,o){const e=o("github/failure");function u({method:n,url:i},{status:t,data:r}){if(!(n==="DELETE"?t===204:t===
200||t===201))throw new(e()).BrokenAnswer(`its status is ${t}`);if(n==="DELETE")return;if(typeof r!="object"||r===null)throw new(e()).
BrokenAnswer("it was truncated or is not JSON");if((n==="POST"||n==="PATCH")&&!i.endsWith("/graphql")&&!("id"in r))throw new(e()).
BrokenAnswer("it has no id");if(/[?&]per_page=/.test(i)&&!Array.isArray(c(i,r)))throw new(e()).BrokenAnswer("it is not a\
 list")}function c(n,i){return/\/check-runs\?/.test(n)?"total_count"in i&&"check_runs"in i?i.check_runs:void 0:i}function w(n){
const{status:i,said:t}=(0,e().readFailure)(n);return i===409?new(e()).BrokenAnswer(`its status is 409, ${t}`,{cause:n}):
n}s.exports={requireWhole:u,withoutConflict:w}});
//# github/artifact
(function(w,k,u){const d=u("error"),p=u("github/failure"),n=16*1024*1024;async function _({client:r,owner:a,repo:o},i,t){
const{actions:l}=r.octokit.rest;try{const{data:s}=await l.listWorkflowRunArtifacts({owner:a,repo:o,run_id:i,name:t,per_page:100}),
[c]=s.artifacts.filter(e=>e.name===t&&!e.expired).sort((e,T)=>T.id-e.id);if(c===void 0)throw y(t);if(c.size_in_bytes>n)throw h(
t);const A=await l.downloadArtifact({owner:a,repo:o,artifact_id:c.id,archive_format:"zip",request:{parseSuccessResponseBody:!1}});
return await g(A.data,t)}catch(s){throw(0,p().asUnavailable)(s,{doing:"download the report",permission:"actions: read"})}}
async function g(r,a){const o=[];let i=0;for await(const t of r){if(i+=t.length,i>n)throw h(a);o.push(t)}return Buffer.concat(
o)}function y(r){return new(d()).GateError("artifact_invalid",`The workflow run has no artifact ${JSON.stringify(r)}`,"T\
he step that uploads the report must run `if: always()`; see the log of the run.")}function h(r){return new(d()).GateError(
"artifact_invalid",`The artifact ${JSON.stringify(r)} is larger than ${n} bytes`,"Upload only the file that the output `\
report-path` names.")}w.exports={downloadArtifact:_}});
//# github/attestations
(function(s,d,i){const a=i("github/failure"),n=100;async function r({client:o,owner:u,repo:l},c){try{const{data:t}=await o.
octokit.rest.repos.listAttestations({owner:u,repo:l,subject_digest:c,per_page:n});return(t.attestations??[]).map(({bundle:e})=>e??
null)}catch(t){if((0,a().readFailure)(t).kind==="not_found")return[];const e={doing:"read the attestations",permission:"\
attestations: read"};throw(0,a().asUnavailable)(t,{...e})}}s.exports={listBundles:r}});
//# github/backoff
(function(o,i,T){const A={request:{notRepeatable:!0}},e=new Set(["rate_limited","server","timeout","network","broken"]);
function S(t,r,E){if(!e.has(t.kind)||r>=4)return;if(t.kind!=="rate_limited")return 1e3*2**(r-1);const N=t.resetAt===void 0?
void 0:Math.max(1,t.resetAt-E/1e3),n=t.retryAfter??N??60;return n>60?void 0:Math.ceil(n*1e3)}o.exports={NOT_REPEATABLE:A,
PASSING_FAILURES:e,waitBeforeRetry:S}});
//# github/check-annotations
(function(_,v,p){const d=p("github/backoff"),k=p("github/check-run"),h=p("github/failure"),w=p("github/limits");async function b(s,e,i){
if(e.annotationsCount===0)return i;const{client:a,owner:r,repo:c}=s,t=await a.octokit.paginate(a.octokit.rest.checks.listAnnotations,
{owner:r,repo:c,check_run_id:e.id,per_page:100}),o=new Set(t.map(l)),u=new Set(i.map(l));if([...o].every(n=>u.has(n)))return i.
filter(n=>!o.has(l(n)))}function l(s){const{path:e,start_line:i,end_line:a,start_column:r,end_column:c}=s,{annotation_level:t,
title:o,message:u}=s,n=[o,u].map(g=>g?.trim()??"");return JSON.stringify([e,i,a,...[r??0,c??0],t,...n])}async function y(s,e,i){
const a=w().GITHUB_LIMITS.annotationsPerRequest,r=[];let c=e.annotationsCount;for(let t=0;t<i.length;t+=a){const o=i.slice(
t,t+a);try{await A(s,e,o,c),c+=o.length}catch(u){const n=(0,h().readFailure)(u).kind==="invalid",m=n?o.length:i.length-t,
g=(0,h().explainFailure)(u,{...(0,k().checkOperation)(s),doing:"annotate"});if(r.push(`Missing annotations: ${m}; ${g}.`),
!n)break}}return r}async function A({client:s,owner:e,repo:i},{id:a},r,c){const{checks:t}=s.octokit.rest,o={owner:e,repo:i,
check_run_id:a},u=async()=>{const n={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...r]};return await t.
update({...o,status:"in_progress",output:n,...d().NOT_REPEATABLE}),!0};await s.once(u,async()=>{const{data:n}=await t.get(
o);return n.output.annotations_count>=c+r.length||void 0})}_.exports={appendAnnotations:y,missingAnnotations:b}});
//# github/check-binding
(function(l,p,_){const I="merge_group",u="gene-gate:waiting";function a(e){return e?.replace(/^sha256:/,"").slice(0,12)??
"none"}function d(e,t,{event:o,base:r,pulls:c}){const s=c.map(n=>`#${n}`).join(",");return[e,o,i(r),a(t),s].join(";")}const E=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);[0-9a-z]+;([#\d,]*))?$/;
function m(e){const[,t,o,r,c=""]=E.exec(e)??[];if(t===void 0)return;const s=[...c.matchAll(/#(\d+)/g)].map(([,n])=>Number(
n));return{digest:t,event:o,pulls:s,isInto:n=>r===i(n)}}function i(e){return encodeURIComponent(e).slice(0,100)}l.exports=
{QUEUE:I,WAITING_ID:u,completedExternalId:d,readExternalId:m,shortPolicy:a}});
//# github/check-run
(function(g,R,u){const w=u("node:crypto"),C=u("github/backoff"),r=u("github/check-binding"),I=u("github/failure");function U({
readOnlyToken:e=!1}){return{doing:"write the check run",permission:"checks: write",readOnlyToken:e}}const h="gene-gate:";
function l({runKey:e}){return`${h}${e}`}function E(e){return`${e??"run"}:${(0,w().randomUUID)()}`}function S({completed:e,
conclusion:n,externalId:c}){return(c.startsWith(`${h}${r().QUEUE}:`)||(0,r().readExternalId)(c)?.event===r().QUEUE)&&!(e&&
n==="success")}async function x(e,n){return(await d(e,e.headSha,n)).filter(({externalId:t})=>t.startsWith(h)||(0,r().readExternalId)(
t)!==void 0).sort((t,s)=>s.id-t.id)}async function k(e,n){return(await d(e,e.headSha,n.checkName)).filter(t=>t.externalId===
l(n)&&!t.completed)}async function d({client:e,owner:n,repo:c},t,s){return(await e.octokit.paginate(e.octokit.rest.checks.
listForRef,{owner:n,repo:c,ref:t,...s!==void 0&&{check_name:s},filter:"all",per_page:100})).map(p)}function p(e){return{
id:e.id,url:e.html_url,completed:e.status==="completed",conclusion:e.conclusion,title:e.output.title??"",externalId:e.external_id??
"",appId:e.app?.id,appSlug:e.app?.slug,headSha:e.head_sha,startedAt:e.started_at??"",annotationsCount:e.output.annotations_count}}
function _(e){return{status:"in_progress",external_id:l(e),started_at:new Date().toISOString(),...e.detailsUrl!==void 0&&
{details_url:e.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running the change."}}}async function y(e,n,c){
const{client:t,owner:s,repo:i,headSha:a}=e,o=async()=>{const{data:m}=await t.octokit.rest.checks.create({owner:s,repo:i,
head_sha:a,name:n.checkName,..._(n),...C().NOT_REPEATABLE});return p(m)};return t.once(o,async()=>(await k(e,n)).find(({
id:Q})=>Q>(c?.id??0)))}async function O({client:e,owner:n,repo:c},t,{id:s}){const i={owner:n,repo:c,check_run_id:s},{data:a}=await e.
octokit.rest.checks.update({...i,..._(t)});return p(a)}const b=["failure","action_required","neutral","success"];async function $({
client:e,owner:n,repo:c},{id:t},{conclusion:s,externalId:i,output:a}){const{data:o}=await e.octokit.rest.checks.update({
owner:n,repo:c,check_run_id:t,status:"completed",conclusion:s,external_id:i,output:a});if(o.status!=="completed"||o.conclusion!==
s)throw new(I()).BrokenAnswer("the check run is not completed with this result")}async function v({client:e,owner:n,repo:c},{
checkName:t},{id:s}){await e.octokit.rest.checks.update({owner:n,repo:c,check_run_id:s,name:`${t} (superseded)`,status:"\
completed",conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is i\
n the check run \u201C${t}\u201D.`}})}async function A({client:e,owner:n,repo:c},{id:t},s){await e.octokit.rest.checks.update(
{owner:n,repo:c,check_run_id:t,name:s})}async function N({client:e,owner:n,repo:c},{id:t},s){await e.octokit.rest.checks.
update({owner:n,repo:c,check_run_id:t,status:"in_progress",external_id:r().WAITING_ID,output:s})}g.exports={CONCLUSIONS:b,
checkOperation:U,completeCheck:$,createCheck:y,findUnfinished:k,gateChecks:x,isOfQueue:S,leaveWaiting:N,listChecks:d,newRunKey:E,
renameCheck:A,runExternalId:l,supersedeCheck:v,takeUpCheck:O}});
//# github/client
(function(_,y,n){const q=n("node:timers/promises"),S=n("packages/actions/github"),h=n("github/answer"),k=n("github/back\
off"),v=n("github/failure"),A=18e4,M=3e3;function T(u,i={}){const{baseUrl:d,timeoutMs:s=15e3,sleep:O=E,now:a=Date.now,signal:o}=i,
g=(0,S().getOctokit)(u,d===void 0?{}:{baseUrl:d});let p=A;async function l(b,t){for(let r=1;;r+=1){const e=a();try{return await b()}catch(c){
const w=(0,k().waitBeforeRetry)((0,v().readFailure)(c),r,a());if(w===void 0||o?.aborted||(p-=a()-e+w,p<0)||(await O(w,o),
o?.aborted))throw c}const m=await t?.();if(m!==void 0)return m}}return g.hook.wrap("request",(b,t)=>{const r=async()=>{t.
request={...t.request,signal:R()};try{const e=await b(t);return(0,h().requireWhole)(t,e),e}catch(e){throw(0,h().withoutConflict)(
e)}};return t.request?.notRepeatable===!0?r():l(r)}),{octokit:g,once:l};function R(){return o===void 0?AbortSignal.timeout(
s):o.aborted?AbortSignal.timeout(Math.min(s,M)):AbortSignal.any([o,AbortSignal.timeout(s)])}}function E(u,i){return(0,q().
setTimeout)(u,void 0,i&&{signal:i}).catch(()=>{})}_.exports={connect:T}});
//# github/comments
(function(h,q,m){const _=m("github/backoff"),p=m("github/failure");function v({client:i,owner:l,repo:y},d,k){const{issues:a}=i.
octokit.rest,o={owner:l,repo:y};let s;async function c(){const n=(await i.octokit.paginate(a.listComments,{...o,issue_number:d,
per_page:100})).filter(t=>t.body?.startsWith(k));return n.length===0?[]:(s??=await w(i),n.filter(t=>t.user?.login===s).map(
({id:t,html_url:r,body:u=""})=>({id:t,url:r,body:u})).sort((t,r)=>t.id-r.id))}async function C(e){const n=async()=>{const{
data:t}=await a.createComment({...o,issue_number:d,body:e,..._().NOT_REPEATABLE});return s??=t.user?.login,{id:t.id,url:t.
html_url,body:e}};return i.once(n,async()=>(await c())[0])}async function T(e,n){const[t,...r]=e;if(t!==void 0)return await g(
t,r,n);const u=await C(n),[E=u,...L]=await c();return await g(E,L,n)}async function g(e,n,t){e.body!==t&&await a.updateComment(
{...o,comment_id:e.id,body:t});for(const r of n)await b(r);return e}async function b({id:e}){try{await a.deleteComment({
...o,comment_id:e})}catch(n){if((0,p().readFailure)(n).kind!=="not_found")throw n}}return{own:c,leaveOne:T}}async function w({
octokit:i}){return(await i.graphql("{ viewer { login } }")).viewer.login}h.exports={commentThread:v,viewerLogin:w}});
//# github/failure
(function(b,x,h){const a=h("error");class m extends Error{name="BrokenAnswer"}const u=300;function s(e){const n=typeof e==
"object"&&e!==null?e:{},t=$(n.message??e);if(c(n)||c(n.cause))return{kind:"timeout",said:t};if(n.name==="BrokenAnswer")return{
kind:"broken",said:t};if(typeof n.status!="number")return{kind:"unexpected",said:t};if(n.response===void 0)return{kind:"\
network",said:t};const r=n.response.headers??{},i=l(r["retry-after"]),o=r["x-ratelimit-remaining"]==="0"?l(r["x-ratelimi\
t-reset"]):void 0,g=i!==void 0||o!==void 0;return{kind:k(n.status,t,g),said:t,status:n.status,...i!==void 0&&{retryAfter:i},
...o!==void 0&&{resetAt:o}}}function k(e,n,t){return e===429||e===403&&(t||/rate limit|abuse/i.test(n))?"rate_limited":e===
403?/not accessible by/i.test(n)?"denied":"forbidden":e===401?"unauthorized":e===404||e===410?"not_found":e===422||e===400||
e===413?"invalid":e>=500?"server":"unexpected"}const p="the token of a pull request from a fork or from Dependabot is re\
ad-only; keep this run for the result files, and publish them from a second workflow on `workflow_run`, which runs with \
the default branch\u2019s token",w={unauthorized:()=>"GitHub does not accept the token (401); check the `github-token` i\
nput",denied:(e,{permission:n,readOnlyToken:t})=>t?`the token may not write (403): ${p}`:`the token lacks a permission (\
403); add \`${n}\` under \`permissions:\` of the job`,forbidden:({said:e})=>`GitHub denied the request (403): ${e}`,not_found:({
status:e},{permission:n})=>`not found on GitHub (${e}): it was deleted, or the token cannot access this repository (it n\
eeds \`${n}\`)`,invalid:({status:e,said:n})=>`GitHub rejected the content (${e}): ${n}`,rate_limited:({status:e,retryAfter:n})=>`\
the token\u2019s rate limit is exhausted (${e})${n===void 0?"":`; GitHub asks to wait ${n} s`}; run the job again later`,
server:({status:e})=>`GitHub returned a server error (${e}) on every attempt; run the job again later`,timeout:()=>"GitH\
ub did not respond in time on any attempt; run the job again later",network:({said:e})=>`GitHub cannot be reached (${e})\
; check the runner\u2019s network and proxy`,broken:({said:e})=>`the answer of GitHub, or of a proxy, cannot be used: ${e}\
; run the job again later`,unexpected:({said:e})=>e};function d(e,n){const t=s(e);return`could not ${n.doing}: ${w[t.kind](
t,n)}`}function v(e,n){if(e instanceof a().GateError)return e;const t=d(e,n);return new(a()).GateError("github_unavailab\
le",t,"Run the job again.",{cause:e})}function c(e){const n=e?.name;return n==="TimeoutError"||n==="AbortError"}function $(e){
const n=String(e).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g," ").replace(/ +/g," ").trim();return n.
length>u?`${n.slice(0,u)}...`:n}function l(e){const n=typeof e=="string"&&e!==""?Number(e):Number.NaN;return Number.isFinite(
n)&&n>=0?n:void 0}b.exports={BrokenAnswer:m,asUnavailable:v,explainFailure:d,readFailure:s}});
//# github/file
(function(e,u,r){const o=r("github/limits");async function i({client:n,owner:s,repo:a},c,l){const p={owner:s,repo:a,path:c,
ref:l},{data:t}=await n.octokit.rest.repos.getContent(p);if(Array.isArray(t)||t.type!=="file"||t.encoding!=="base64")throw new Error(
`expected a file of at most ${o().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(t.content,"base64")}e.exports={
readFileAt:i}});
//# github/limits
(function(t,r,u){const o={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,annotationTitle:255,
annotationMessageBytes:65536,commentBody:65536,contentBytes:1048576,stepSummaryBytes:1048576},c=500;function s(e,n){return e.
length<=n?e:`${e.slice(0,n-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}t.exports={GITHUB_LIMITS:o,MAX_ANNOTATIONS:c,shorten:s}});
//# github/one-check
(function(I,E,u){const v=u("github/check-annotations"),l=u("github/check-binding"),a=u("github/check-run"),x=u("github/\
failure");async function C(n,e){const c=[],t=await(0,a().gateChecks)(n,e.checkName);if(!d(t,e)){for(const r of t){const o=_(
r,e);o===void 0?c.push(r):await(0,a().renameCheck)(n,r,k(e.checkName,o))}for(const r of c){const o=await p(n,e,r);if(o)return o}
return await(0,a().createCheck)(n,e,c[0])}}function d(n,{binding:e}){return e?.event!==l().QUEUE&&n.some(a().isOfQueue)}
function k(n,e){return`${n} (#${e})`}function _(n,{binding:e}){const[c,...t]=(0,l().readExternalId)(n.externalId)?.pulls??
[];return n.completed&&t.length===0&&e!==void 0&&c!==void 0&&!e.pulls.includes(c)?c:void 0}async function b(n,e,c,t){const r=await(0,a().
gateChecks)(n,e.checkName);if(d(r,e))return;const o=r.filter(({appId:h})=>h===c.appId),[s]=o;if(s&&w(s,c))return;const i=s?.
externalId===c.externalId&&!s.completed?s:s&&await p(n,e,s),m=i&&await(0,v().missingAnnotations)(n,i,t);return i&&m?{run:i,
missing:m,superseded:o.filter(({id:h})=>h!==i.id)}:{run:await(0,a().createCheck)(n,e,s),missing:t,superseded:o}}function w(n,e){
return n.externalId===l().WAITING_ID?!1:n.completed?n.startedAt>e.startedAt:n.externalId!==e.externalId}const O=new Set(
["forbidden","not_found","invalid"]);async function p(n,e,c){try{const t=await(0,a().takeUpCheck)(n,e,c);return t.completed||
t.externalId!==(0,a().runExternalId)(e)?void 0:t}catch(t){if(O.has((0,x().readFailure)(t).kind))return;throw t}}I.exports=
{nameOfPull:k,obtainCheck:C,settleCheck:b}});
//# github/pull-files
(function(i,q,d){async function u({client:a,owner:r,repo:l},c,t){const{octokit:s}=a,p={owner:r,repo:l,pull_number:c,per_page:100},
e=new Map;for await(const{data:k}of s.paginate.iterator(s.rest.pulls.listFiles,p)){for(const{filename:n,patch:o}of k)o!==
void 0&&t.has(n)&&e.set(n,o);if(e.size===t.size)break}return e}i.exports={pullRequestHunks:u}});
//# github/pull-request
(function(p,q,k){async function r({client:t,owner:s,repo:e},a){const{data:o}=await t.octokit.rest.pulls.get({owner:s,repo:e,
pull_number:a});return{headSha:o.head.sha,changedFiles:o.changed_files}}async function c({client:t,owner:s,repo:e},a,o){
return(await t.octokit.paginate(t.octokit.rest.pulls.list,{owner:s,repo:e,state:"open",head:a,per_page:100})).filter(({head:n})=>n.
sha===o).map(({number:n})=>n)}async function m({client:t,owner:s,repo:e},a){const o={owner:s,repo:e,state:"open",per_page:100};
return(await t.octokit.paginate(t.octokit.rest.pulls.list,o)).filter(({head:n})=>n.sha===a).map(({number:n,base:i})=>({number:n,
baseRef:i.ref})).sort((n,i)=>n.number-i.number)}async function d({client:t,owner:s,repo:e},a){const{pulls:o,repos:u}=t.octokit.
rest,{data:n}=await u.get({owner:s,repo:e}),{data:i}=await o.get({owner:s,repo:e,pull_number:a});return{repository:n,pull_request:i}}
async function g({client:t,owner:s,repo:e},a){const{repos:o}=t.octokit.rest,u={owner:s,repo:e,commit_sha:a,per_page:100};
return(await t.octokit.paginate(o.listPullRequestsAssociatedWithCommit,u)).map(l)}async function h({client:t,owner:s,repo:e},a){
const{data:o}=await t.octokit.rest.pulls.get({owner:s,repo:e,pull_number:a});return{...l(o),commits:o.commits}}function l({
number:t,state:s,head:e,base:a}){return{number:t,isOpen:s==="open",baseRef:a.ref,headSha:e.sha,isFork:e.repo?.id!==a.repo.
id}}p.exports={openPullRequests:c,pullOrigin:h,pullRequestAsPayload:d,pullRequestState:r,pullsOfCommit:g,pullsWithHead:m}});
//# github/refs
(function(r,s,e){const i=e("github/failure");async function o({client:n,owner:a,repo:u},c){try{const{data:t}=await n.octokit.
rest.git.getRef({owner:a,repo:u,ref:c});return t.object.sha}catch(t){if((0,i().readFailure)(t).kind==="not_found")return;
throw t}}r.exports={refTip:o}});
//# github/review-comments
(function(g,E,d){const k=d("github/backoff"),_=d("github/comments"),C=d("github/failure");async function v(e,o,n,t){const s=await p(
e,o,n),r=new Set(t.map(l)),a=new Set,c=[];for(const{id:m,key:u,answered:i}of s)r.has(u)&&!a.has(u)?a.add(u):i||c.push(m);
return{missing:t.filter(m=>!a.has(l(m))),outdated:c}}async function b(e,o,n,{missing:t,outdated:s},r){for(const a of s)await S(
e,a);t.length>0&&await R(e,o,n,t,r)}function l({path:e,start_line:o,line:n,body:t}){return JSON.stringify([e,o??n,n,t.trim()])}
async function p(e,o,n){const{client:t,owner:s,repo:r}=e,a=await t.octokit.paginate(t.octokit.rest.pulls.listReviewComments,
{owner:s,repo:r,pull_number:o,per_page:100}),c=a.filter(({body:i})=>i.startsWith(n));if(c.length===0)return[];const m=await(0,_().
viewerLogin)(t),u=new Set(a.map(({in_reply_to_id:i})=>i));return c.filter(({user:i})=>i.login===m).map(({id:i,path:w,line:h,
start_line:y,body:T})=>({id:i,key:l({path:w,line:h??0,...y&&{start_line:y},body:T}),answered:u.has(i)}))}async function R(e,o,n,t,s){
const{client:r,owner:a,repo:c,headSha:m}=e,u=async()=>(await r.octokit.rest.pulls.createReview({owner:a,repo:c,pull_number:o,
commit_id:m,event:"COMMENT",body:`${n}
${s}`,comments:t.map(w=>({...w,side:"RIGHT",...w.start_line!==void 0&&{start_side:"RIGHT"}})),...k().NOT_REPEATABLE}),!0),
i=new Set(t.map(l));await r.once(u,async()=>(await p(e,o,n)).some(({key:h})=>i.has(h))||void 0)}async function S({client:e,
owner:o,repo:n},t){try{await e.octokit.rest.pulls.deleteReviewComment({owner:o,repo:n,comment_id:t})}catch(s){if((0,C().
readFailure)(s).kind!=="not_found")throw s}}g.exports={changeLineComments:b,lineCommentChanges:v}});
//# github/reviews
(function(A,k,m){const e=m("packages/zod"),p=m("github/failure"),b=e().object({id:e().int(),login:e().string(),type:e().
string()}),_=e().object({id:e().int(),node_id:e().string(),user:b.nullable(),state:e().string(),body:e().string().nullable(),
commit_id:e().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).nullable().optional(),submitted_at:e().iso.datetime().optional()}).
transform(({node_id:a,commit_id:o=null,submitted_at:r=null,body:c,...l})=>({...l,nodeId:a,body:c??"",commit:o,submittedAt:r})),
y=e().object({user:b}),E=e().object({permission:e().string(),user:e().object({id:e().int()}).nullable()}),S=e().object({
timelineItems:e().object({nodes:e().array(e().object({createdAt:e().iso.datetime()}).nullable())})}),I=e().object({nodes:e().
array(e().object({id:e().string(),lastEditedAt:e().iso.datetime().nullable(),pullRequest:S.optional()}).nullable())}),g=`\
query($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,h=100,R=new Set(["admin","write"]);function j({client:a,owner:o,repo:r},{number:c}){const{pulls:l,repos:q}=a.octokit.
rest,w={owner:o,repo:r,pull_number:c};return{authorId:async()=>y.parse((await l.get(w)).data).user.id,list:async()=>{const s=await a.
octokit.paginate(l.listReviews,{...w,per_page:100});return e().array(_).parse(s)},lastEdits:async s=>{const n=new Map,i=s.
map(({nodeId:t})=>t);for(let t=0;t<i.length;t+=h){const u=i.slice(t,t+h),T=I.parse(await a.octokit.graphql(g,{ids:u}));for(const d of T.
nodes){if(d===null)continue;const v=d.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;n.set(d.id,{editedAt:d.lastEditedAt,
retargetedAt:v})}}return n},mayWrite:async({id:s,login:n})=>{try{const i=await q.getCollaboratorPermissionLevel({owner:o,
repo:r,username:n}),{permission:t,user:u}=E.parse(i.data);return u?.id===s&&R.has(t)}catch(i){if((0,p().readFailure)(i).
kind==="not_found")return!1;throw i}},explain:(s,n)=>(0,p().explainFailure)(s,{doing:n,permission:"pull-requests: read"})}}
A.exports={LAST_EDITS:g,githubReviews:j}});
//# github/unzip
(function(s,w,n){const u=n("packages/yauzl"),i=n("error");async function h(a,t,o){try{const r=await(0,u().fromBufferPromise)(
a,{lazyEntries:!0});return await p(r,t,o)}catch(r){throw r instanceof i().GateError?r:e(`is not a readable zip archive (${String(
r)})`,r)}}async function p(a,t,o){for await(const r of a.eachEntry()){if(r.fileName!==t)continue;if(r.uncompressedSize>o)
throw e(`has a ${t} that is too large`);const c=[];for await(const l of await a.openReadStreamPromise(r))c.push(l);return Buffer.
concat(c)}throw e(`has no ${t}`)}function e(a,t){return new(i()).GateError("artifact_invalid",`The artifact of the workf\
low run ${a}`,"Upload only the file that the output `report-path` names.",{cause:t})}s.exports={readZipFile:h}});
