//# github/artifact
(function(p,l,w,b){let _;const u=()=>_??=l("error");let g;const y=()=>g??=l("github/failure");w(p,{downloadArtifact:()=>A});
const n=16*1024*1024;async function A({client:r,owner:a,repo:o},i,t){const{actions:h}=r.octokit.rest;try{const{data:s}=await h.
listWorkflowRunArtifacts({owner:a,repo:o,run_id:i,name:t,per_page:100}),[c]=s.artifacts.filter(e=>e.name===t&&!e.expired).
sort((e,v)=>v.id-e.id);if(c===void 0)throw T(t);if(c.size_in_bytes>n)throw d(t);const k=await h.downloadArtifact({owner:a,
repo:o,artifact_id:c.id,archive_format:"zip",request:{parseSuccessResponseBody:!1}});return await m(k.data,t)}catch(s){throw(0,y().
asUnavailable)(s,{doing:"download the report",permission:"actions: read"})}}async function m(r,a){const o=[];let i=0;for await(const t of r){
if(i+=t.length,i>n)throw d(a);o.push(t)}return Buffer.concat(o)}function T(r){return new(u()).GateError("artifact_invali\
d",`The workflow run has no artifact ${JSON.stringify(r)}`,"The step that uploads the report must run `if: always()`; se\
e the log of the run.")}function d(r){return new(u()).GateError("artifact_invalid",`The artifact ${JSON.stringify(r)} is\
 larger than ${n} bytes`,"Upload only the file that the output `report-path` names.")}});
//# github/attestations
(function(i,n,s,_){let o;const a=()=>o??=n("github/failure");s(i,{listBundles:()=>l});const r=100;async function l({client:u,
owner:c,repo:d},p){try{const{data:t}=await u.octokit.rest.repos.listAttestations({owner:c,repo:d,subject_digest:p,per_page:r});
return(t.attestations??[]).map(({bundle:e})=>e??null)}catch(t){if((0,a().readFailure)(t).kind==="not_found")return[];const e={
doing:"read the attestations",permission:"attestations: read"};throw(0,a().asUnavailable)(t,{...e})}}});
//# github/backoff
(function(o,_,i,d){i(o,{NOT_REPEATABLE:()=>S,PASSING_FAILURES:()=>e,waitBeforeRetry:()=>N});const A=4,s=60,E=60,S={request:{
notRepeatable:!0}},e=new Set(["rate_limited","server","timeout","network"]);function N(t,n,c){if(!e.has(t.kind)||n>=A)return;
if(t.kind!=="rate_limited")return 1e3*2**(n-1);const T=t.resetAt===void 0?void 0:Math.max(1,t.resetAt-c/1e3),r=t.retryAfter??
T??E;return r>s?void 0:Math.ceil(r*1e3)}});
//# github/check-annotations
(function(g,l,d,I){let k;const y=()=>k??=l("github/backoff");let b;const w=()=>b??=l("github/check-run");let A;const m=()=>A??=
l("github/failure");let v;const T=()=>v??=l("github/limits");d(g,{appendAnnotations:()=>B,missingAnnotations:()=>S});async function S(s,e,o){
if(e.annotationsCount===0)return o;const{client:a,owner:c,repo:r}=s,t=await a.octokit.paginate(a.octokit.rest.checks.listAnnotations,
{owner:c,repo:r,check_run_id:e.id,per_page:100}),i=new Set(t.map(p)),u=new Set(o.map(p));if([...i].every(n=>u.has(n)))return o.
filter(n=>!i.has(p(n)))}function p(s){const{path:e,start_line:o,end_line:a,start_column:c,end_column:r}=s,{annotation_level:t,
title:i,message:u}=s,n=[i,u].map(_=>_?.trim()??"");return JSON.stringify([e,o,a,...[c??0,r??0],t,...n])}async function B(s,e,o){
const a=T().GITHUB_LIMITS.annotationsPerRequest,c=[];let r=e.annotationsCount;for(let t=0;t<o.length;t+=a){const i=o.slice(
t,t+a);try{await E(s,e,i,r),r+=i.length}catch(u){const n=(0,m().readFailure)(u).kind==="invalid",h=n?i.length:o.length-t,
_=(0,m().explainFailure)(u,{...(0,w().checkOperation)(s),doing:"annotate"});if(c.push(`Missing annotations: ${h}; ${_}.`),
!n)break}}return c}async function E({client:s,owner:e,repo:o},{id:a},c,r){const{checks:t}=s.octokit.rest,i={owner:e,repo:o,
check_run_id:a},u=async()=>{const n={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...c]};return await t.
update({...i,status:"in_progress",output:n,...y().NOT_REPEATABLE}),!0};await s.once(u,async()=>{const{data:n}=await t.get(
i);return n.output.annotations_count>=r+c.length||void 0})}});
//# github/check-binding
(function(l,h,u,x){u(l,{QUEUE:()=>d,WAITING_ID:()=>m,completedExternalId:()=>p,readExternalId:()=>_,shortPolicy:()=>a});
const d="merge_group",I=12,E=100,m="gene-gate:waiting";function a(e){return e?.replace(/^sha256:/,"").slice(0,I)??"none"}
function p(e,t,{event:o,base:r,pulls:c}){const s=c.map(n=>`#${n}`).join(",");return[e,o,i(r),a(t),s].join(";")}const g=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);[0-9a-z]+;([#\d,]*))?$/;
function _(e){const[,t,o,r,c=""]=g.exec(e)??[];if(t===void 0)return;const s=[...c.matchAll(/#(\d+)/g)].map(([,n])=>Number(
n));return{digest:t,event:o,pulls:s,isInto:n=>r===i(n)}}function i(e){return encodeURIComponent(e).slice(0,E)}});
//# github/check-run
(function(m,o,g,D){let C;const w=()=>C??=o("node:crypto");let I;const y=()=>I??=o("github/backoff");let U;const r=()=>U??=
o("github/check-binding");g(m,{CONCLUSIONS:()=>v,checkOperation:()=>E,completeCheck:()=>N,createCheck:()=>O,findUnfinished:()=>p,
gateChecks:()=>x,isOfQueue:()=>b,leaveWaiting:()=>A,listChecks:()=>l,newRunKey:()=>S,renameCheck:()=>R,runExternalId:()=>h,
supersedeCheck:()=>Q,takeUpCheck:()=>$});function E({readOnlyToken:e=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:e}}const u="gene-gate:";function h({runKey:e}){return`${u}${e}`}function S(e){return`${e??"\
run"}:${(0,w().randomUUID)()}`}function b({completed:e,conclusion:n,externalId:c}){return(c.startsWith(`${u}${r().QUEUE}\
:`)||(0,r().readExternalId)(c)?.event===r().QUEUE)&&!(e&&n==="success")}async function x(e,n){return(await l(e,e.headSha,
n)).filter(({externalId:t})=>t.startsWith(u)||(0,r().readExternalId)(t)!==void 0).sort((t,i)=>i.id-t.id)}async function p(e,n){
return(await l(e,e.headSha,n.checkName)).filter(t=>t.externalId===h(n)&&!t.completed)}async function l({client:e,owner:n,
repo:c},t,i){return(await e.octokit.paginate(e.octokit.rest.checks.listForRef,{owner:n,repo:c,ref:t,...i!==void 0&&{check_name:i},
filter:"all",per_page:100})).map(d)}function d(e){return{id:e.id,url:e.html_url,completed:e.status==="completed",conclusion:e.
conclusion,title:e.output.title??"",externalId:e.external_id??"",appId:e.app?.id,appSlug:e.app?.slug,headSha:e.head_sha,
startedAt:e.started_at??"",annotationsCount:e.output.annotations_count}}function k(e){return{status:"in_progress",external_id:h(
e),started_at:new Date().toISOString(),...e.detailsUrl!==void 0&&{details_url:e.detailsUrl},output:{title:"The gate is r\
unning",summary:"Auditing and running the change."}}}async function O(e,n,c){const{client:t,owner:i,repo:s,headSha:a}=e,
T=async()=>{const{data:_}=await t.octokit.rest.checks.create({owner:i,repo:s,head_sha:a,name:n.checkName,...k(n),...y().
NOT_REPEATABLE});return d(_)};return t.once(T,async()=>(await p(e,n)).find(({id:W})=>W>(c?.id??0)))}async function $({client:e,
owner:n,repo:c},t,{id:i}){const s={owner:n,repo:c,check_run_id:i},{data:a}=await e.octokit.rest.checks.update({...s,...k(
t)});return d(a)}const v=["failure","action_required","neutral","success"];async function N({client:e,owner:n,repo:c},{id:t},{
conclusion:i,externalId:s,output:a}){await e.octokit.rest.checks.update({owner:n,repo:c,check_run_id:t,status:"completed",
conclusion:i,external_id:s,output:a})}async function Q({client:e,owner:n,repo:c},{checkName:t},{id:i}){await e.octokit.rest.
checks.update({owner:n,repo:c,check_run_id:i,name:`${t} (superseded)`,status:"completed",conclusion:"neutral",output:{title:"\
Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${t}\u201D.`}})}async function R({
client:e,owner:n,repo:c},{id:t},i){await e.octokit.rest.checks.update({owner:n,repo:c,check_run_id:t,name:i})}async function A({
client:e,owner:n,repo:c},{id:t},i){await e.octokit.rest.checks.update({owner:n,repo:c,check_run_id:t,status:"in_progress",
external_id:r().WAITING_ID,output:i})}});
//# github/client
(function(g,i,S,U){let k;const A=()=>k??=i("node:timers/promises");let v;const y=()=>v??=i("@actions/github");let M;const T=()=>M??=
i("github/backoff");let O;const w=()=>O??=i("github/failure");S(g,{connect:()=>q});const E=18e4,R=3e3;function q(s,r={}){
const{baseUrl:d,timeoutMs:c=15e3,sleep:I=B,now:u=Date.now,signal:t}=r,m=(0,y().getOctokit)(s,d===void 0?{}:{baseUrl:d});
let p=E;async function _(l,o){for(let e=1;;e+=1){const n=u();try{return await l()}catch(a){const b=(0,T().waitBeforeRetry)(
(0,w().readFailure)(a),e,u());if(b===void 0||t?.aborted||(p-=u()-n+b,p<0)||(await I(b,t),t?.aborted))throw a}const h=await o?.();
if(h!==void 0)return h}}return m.hook.wrap("request",(l,o)=>{const e=async()=>{o.request={...o.request,signal:N()};const n=await l(
o);if(n.status!==204&&typeof n.data=="string")throw new(w()).BrokenAnswer("the response was truncated or was not JSON");
return n};return o.request?.notRepeatable===!0?e():_(e)}),{octokit:m,once:_};function N(){return t===void 0?AbortSignal.
timeout(c):t.aborted?AbortSignal.timeout(Math.min(c,R)):AbortSignal.any([t,AbortSignal.timeout(c)])}}function B(s,r){return(0,A().
setTimeout)(s,void 0,r&&{signal:r}).catch(()=>{})}});
//# github/comments
(function(g,l,h,F){let p;const v=()=>p??=l("github/backoff");let y;const k=()=>y??=l("github/failure");h(g,{commentThread:()=>b,
viewerLogin:()=>m});function b({client:i,owner:w,repo:C},d,T){const{issues:r}=i.octokit.rest,o={owner:w,repo:C};let s;async function c(){
const n=(await i.octokit.paginate(r.listComments,{...o,issue_number:d,per_page:100})).filter(t=>t.body?.startsWith(T));return n.
length===0?[]:(s??=await m(i),n.filter(t=>t.user?.login===s).map(({id:t,html_url:a,body:u=""})=>({id:t,url:a,body:u})).sort(
(t,a)=>t.id-a.id))}async function E(e){const n=async()=>{const{data:t}=await r.createComment({...o,issue_number:d,body:e,
...v().NOT_REPEATABLE});return s??=t.user?.login,{id:t.id,url:t.html_url,body:e}};return i.once(n,async()=>(await c())[0])}
async function L(e,n){const[t,...a]=e;if(t!==void 0)return await _(t,a,n);const u=await E(n),[O=u,...B]=await c();return await _(
O,B,n)}async function _(e,n,t){e.body!==t&&await r.updateComment({...o,comment_id:e.id,body:t});for(const a of n)await A(
a);return e}async function A({id:e}){try{await r.deleteComment({...o,comment_id:e})}catch(n){if((0,k().readFailure)(n).kind!==
"not_found")throw n}}return{own:c,leaveOne:L}}async function m({octokit:i}){return(await i.graphql("{ viewer { login } }")).
viewer.login}});
//# github/failure
(function(h,m,b,y){let k;const a=()=>k??=m("error");b(h,{BrokenAnswer:()=>p,asUnavailable:()=>g,explainFailure:()=>d,readFailure:()=>s});
class p extends Error{name="BrokenAnswer"}const u=300;function s(e){const t=typeof e=="object"&&e!==null?e:{},n=x(t.message??
e);if(c(t)||c(t.cause))return{kind:"timeout",said:n};if(t.name==="BrokenAnswer")return{kind:"network",said:n};if(typeof t.
status!="number")return{kind:"unexpected",said:n};if(t.response===void 0)return{kind:"network",said:n};const r=t.response.
headers??{},i=l(r["retry-after"]),o=r["x-ratelimit-remaining"]==="0"?l(r["x-ratelimit-reset"]):void 0,_=i!==void 0||o!==
void 0;return{kind:w(t.status,n,_),said:n,status:t.status,...i!==void 0&&{retryAfter:i},...o!==void 0&&{resetAt:o}}}function w(e,t,n){
return e===429||e===403&&(n||/rate limit|abuse/i.test(t))?"rate_limited":e===403?/not accessible by/i.test(t)?"denied":"\
forbidden":e===401?"unauthorized":e===404||e===410?"not_found":e===422||e===400||e===413?"invalid":e>=500?"server":"unex\
pected"}const v="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",$={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(e,{permission:t,readOnlyToken:n})=>n?`th\
e token may not write (403): ${v}`:`the token lacks a permission (403); add \`${t}\` under \`permissions:\` of the job`,
forbidden:({said:e})=>`GitHub denied the request (403): ${e}`,not_found:({status:e},{permission:t})=>`not found on GitHu\
b (${e}): it was deleted, or the token cannot access this repository (it needs \`${t}\`)`,invalid:({status:e,said:t})=>`\
GitHub rejected the content (${e}): ${t}`,rate_limited:({status:e,retryAfter:t})=>`the token\u2019s rate limit is exhausted (${e}\
)${t===void 0?"":`; GitHub asks to wait ${t} s`}; run the job again later`,server:({status:e})=>`GitHub returned a serve\
r error (${e}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:e})=>`GitHub cannot be reached (${e}); check the runner\u2019s network and proxy`,
unexpected:({said:e})=>e};function d(e,t){const n=s(e);return`could not ${t.doing}: ${$[n.kind](n,t)}`}function g(e,t){if(e instanceof
a().GateError)return e;const n=d(e,t);return new(a()).GateError("github_unavailable",n,"Run the job again.",{cause:e})}function c(e){
const t=e?.name;return t==="TimeoutError"||t==="AbortError"}function x(e){const t=String(e).replace(/ - https:\S*$/,"").
replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g," ").replace(/ +/g," ").trim();return t.length>u?`${t.slice(0,u)}...`:t}function l(e){
const t=typeof e=="string"&&e!==""?Number(e):Number.NaN;return Number.isFinite(t)&&t>=0?t:void 0}});
//# github/file
(function(e,i,o,u){let r;const n=()=>r??=i("github/limits");o(e,{readFileAt:()=>s});async function s({client:a,owner:c,
repo:l},m,d){const p={owner:c,repo:l,path:m,ref:d},{data:t}=await a.octokit.rest.repos.getContent(p);if(Array.isArray(t)||
t.type!=="file"||t.encoding!=="base64")throw new Error(`expected a file of at most ${n().GITHUB_LIMITS.contentBytes} byt\
es`);return Buffer.from(t.content,"base64")}});
//# github/limits
(function(t,u,o,T){o(t,{GITHUB_LIMITS:()=>c,MAX_ANNOTATIONS:()=>s,shorten:()=>r});const c={checkTitle:255,checkSummary:65535,
checkText:65535,annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*
1024,stepSummaryBytes:1024*1024},s=500;function r(e,n){return e.length<=n?e:`${e.slice(0,n-1).replace(/[\ud800-\udbff]$/,
"")}\u2026`}});
//# github/one-check
(function(_,u,I,T){let v;const b=()=>v??=u("github/check-annotations");let C;const l=()=>C??=u("github/check-binding");
let x;const a=()=>x??=u("github/check-run");let w;const O=()=>w??=u("github/failure");I(_,{nameOfPull:()=>k,obtainCheck:()=>E,
settleCheck:()=>N});async function E(n,e){const c=[],t=await(0,a().gateChecks)(n,e.checkName);if(!d(t,e)){for(const o of t){
const r=g(o,e);r===void 0?c.push(o):await(0,a().renameCheck)(n,o,k(e.checkName,r))}for(const o of c){const r=await m(n,e,
o);if(r)return r}return await(0,a().createCheck)(n,e,c[0])}}function d(n,{binding:e}){return e?.event!==l().QUEUE&&n.some(
a().isOfQueue)}function k(n,e){return`${n} (#${e})`}function g(n,{binding:e}){const[c,...t]=(0,l().readExternalId)(n.externalId)?.
pulls??[];return n.completed&&t.length===0&&e!==void 0&&c!==void 0&&!e.pulls.includes(c)?c:void 0}async function N(n,e,c,t){
const o=await(0,a().gateChecks)(n,e.checkName);if(d(o,e))return;const r=o.filter(({appId:h})=>h===c.appId),[s]=r;if(s&&A(
s,c))return;const i=s?.externalId===c.externalId&&!s.completed?s:s&&await m(n,e,s),p=i&&await(0,b().missingAnnotations)(
n,i,t);return i&&p?{run:i,missing:p,superseded:r.filter(({id:h})=>h!==i.id)}:{run:await(0,a().createCheck)(n,e,s),missing:t,
superseded:r}}function A(n,e){return n.externalId===l().WAITING_ID?!1:n.completed?n.startedAt>e.startedAt:n.externalId!==
e.externalId}const P=new Set(["forbidden","not_found","invalid"]);async function m(n,e,c){try{const t=await(0,a().takeUpCheck)(
n,e,c);return t.completed||t.externalId!==(0,a().runExternalId)(e)?void 0:t}catch(t){if(P.has((0,O().readFailure)(t).kind))
return;throw t}}});
//# github/pull-files
(function(u,q,i,m){i(u,{pullRequestHunks:()=>a});async function a({client:r,owner:l,repo:c},p,t){const{octokit:n}=r,d={
owner:l,repo:c,pull_number:p,per_page:100},e=new Map;for await(const{data:k}of n.paginate.iterator(n.rest.pulls.listFiles,
d)){for(const{filename:s,patch:o}of k)o!==void 0&&t.has(s)&&e.set(s,o);if(e.size===t.size)break}return e}});
//# github/pull-request
(function(p,k,r,y){r(p,{openPullRequests:()=>m,pullOrigin:()=>q,pullRequestAsPayload:()=>g,pullRequestState:()=>c,pullsOfCommit:()=>h,
pullsWithHead:()=>d});async function c({client:t,owner:s,repo:e},o){const{data:a}=await t.octokit.rest.pulls.get({owner:s,
repo:e,pull_number:o});return{headSha:a.head.sha,changedFiles:a.changed_files}}async function m({client:t,owner:s,repo:e},o,a){
return(await t.octokit.paginate(t.octokit.rest.pulls.list,{owner:s,repo:e,state:"open",head:o,per_page:100})).filter(({head:n})=>n.
sha===a).map(({number:n})=>n)}async function d({client:t,owner:s,repo:e},o){const a={owner:s,repo:e,state:"open",per_page:100};
return(await t.octokit.paginate(t.octokit.rest.pulls.list,a)).filter(({head:n})=>n.sha===o).map(({number:n,base:i})=>({number:n,
baseRef:i.ref})).sort((n,i)=>n.number-i.number)}async function g({client:t,owner:s,repo:e},o){const{pulls:a,repos:u}=t.octokit.
rest,{data:n}=await u.get({owner:s,repo:e}),{data:i}=await a.get({owner:s,repo:e,pull_number:o});return{repository:n,pull_request:i}}
async function h({client:t,owner:s,repo:e},o){const{repos:a}=t.octokit.rest,u={owner:s,repo:e,commit_sha:o,per_page:100};
return(await t.octokit.paginate(a.listPullRequestsAssociatedWithCommit,u)).map(l)}async function q({client:t,owner:s,repo:e},o){
const{data:a}=await t.octokit.rest.pulls.get({owner:s,repo:e,pull_number:o});return{...l(a),commits:a.commits}}function l({
number:t,state:s,head:e,base:o}){return{number:t,isOpen:s==="open",baseRef:o.ref,headSha:e.sha,isFork:e.repo?.id!==o.repo.
id}}});
//# github/refs
(function(r,i,e,s){let o;const a=()=>o??=i("github/failure");e(r,{refTip:()=>n});async function n({client:u,owner:c,repo:d},l){
try{const{data:t}=await u.octokit.rest.git.getRef({owner:c,repo:d,ref:l});return t.object.sha}catch(t){if((0,a().readFailure)(
t).kind==="not_found")return;throw t}}});
//# github/review-comments
(function(y,p,k,A){let g;const C=()=>g??=p("github/backoff");let v;const b=()=>v??=p("github/comments");let R;const S=()=>R??=
p("github/failure");k(y,{changeLineComments:()=>E,lineCommentChanges:()=>T});async function T(e,o,n,t){const s=await h(e,
o,n),r=new Set(t.map(w)),a=new Set,c=[];for(const{id:m,key:l,answered:i}of s)r.has(l)&&!a.has(l)?a.add(l):i||c.push(m);return{
missing:t.filter(m=>!a.has(w(m))),outdated:c}}async function E(e,o,n,{missing:t,outdated:s},r){for(const a of s)await O(
e,a);t.length>0&&await L(e,o,n,t,r)}function w({path:e,start_line:o,line:n,body:t}){return JSON.stringify([e,o??n,n,t.trim()])}
async function h(e,o,n){const{client:t,owner:s,repo:r}=e,a=await t.octokit.paginate(t.octokit.rest.pulls.listReviewComments,
{owner:s,repo:r,pull_number:o,per_page:100}),c=a.filter(({body:i})=>i.startsWith(n));if(c.length===0)return[];const m=await(0,b().
viewerLogin)(t),l=new Set(a.map(({in_reply_to_id:i})=>i));return c.filter(({user:i})=>i.login===m).map(({id:i,path:u,line:d,
start_line:_,body:N})=>({id:i,key:w({path:u,line:d??0,..._&&{start_line:_},body:N}),answered:l.has(i)}))}async function L(e,o,n,t,s){
const{client:r,owner:a,repo:c,headSha:m}=e,l=async()=>(await r.octokit.rest.pulls.createReview({owner:a,repo:c,pull_number:o,
commit_id:m,event:"COMMENT",body:`${n}
${s}`,comments:t.map(u=>({...u,side:"RIGHT",...u.start_line!==void 0&&{start_side:"RIGHT"}})),...C().NOT_REPEATABLE}),!0),
i=new Set(t.map(w));await r.once(l,async()=>(await h(e,o,n)).some(({key:d})=>i.has(d))||void 0)}async function O({client:e,
owner:o,repo:n},t){try{await e.octokit.rest.pulls.deleteReviewComment({owner:o,repo:n,comment_id:t})}catch(s){if((0,S().
readFailure)(s).kind!=="not_found")throw s}}});
//# github/reviews
(function(w,m,y,N){let A;const e=()=>A??=m("zod");let E;const p=()=>E??=m("github/failure");y(w,{LAST_EDITS:()=>g,githubReviews:()=>q});
const b=e().object({id:e().int(),login:e().string(),type:e().string()}),S=e().object({id:e().int(),node_id:e().string(),
user:b.nullable(),state:e().string(),body:e().string().nullable(),commit_id:e().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).
nullable().optional(),submitted_at:e().iso.datetime().optional()}).transform(({node_id:a,commit_id:o=null,submitted_at:l=null,
body:c,...r})=>({...r,nodeId:a,body:c??"",commit:o,submittedAt:l})),I=e().object({user:b}),R=e().object({permission:e().
string(),user:e().object({id:e().int()}).nullable()}),j=e().object({timelineItems:e().object({nodes:e().array(e().object(
{createdAt:e().iso.datetime()}).nullable())})}),T=e().object({nodes:e().array(e().object({id:e().string(),lastEditedAt:e().
iso.datetime().nullable(),pullRequest:j.optional()}).nullable())}),g=`query($ids: [ID!]!) { nodes(ids: $ids) { ... on Pu\
llRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,_=100,v=new Set(["admin","write"]);function q({client:a,owner:o,repo:l},{number:c}){const{pulls:r,repos:D}=a.octokit.
rest,h={owner:o,repo:l,pull_number:c};return{authorId:async()=>I.parse((await r.get(h)).data).user.id,list:async()=>{const s=await a.
octokit.paginate(r.listReviews,{...h,per_page:100});return e().array(S).parse(s)},lastEdits:async s=>{const n=new Map,i=s.
map(({nodeId:t})=>t);for(let t=0;t<i.length;t+=_){const u=i.slice(t,t+_),k=T.parse(await a.octokit.graphql(g,{ids:u}));for(const d of k.
nodes){if(d===null)continue;const C=d.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;n.set(d.id,{editedAt:d.lastEditedAt,
retargetedAt:C})}}return n},mayWrite:async({id:s,login:n})=>{try{const i=await D.getCollaboratorPermissionLevel({owner:o,
repo:l,username:n}),{permission:t,user:u}=R.parse(i.data);return u?.id===s&&v.has(t)}catch(i){if((0,p().readFailure)(i).
kind==="not_found")return!1;throw i}},explain:(s,n)=>(0,p().explainFailure)(s,{doing:n,permission:"pull-requests: read"})}}});
//# github/unzip
(function(s,n,u,m){let h;const l=()=>h??=n("yauzl");let p;const i=()=>p??=n("error");u(s,{readZipFile:()=>w});async function w(o,r,e){
try{const t=await(0,l().fromBufferPromise)(o,{lazyEntries:!0});return await y(t,r,e)}catch(t){throw t instanceof i().GateError?
t:a(`is not a readable zip archive (${String(t)})`,t)}}async function y(o,r,e){for await(const t of o.eachEntry()){if(t.
fileName!==r)continue;if(t.uncompressedSize>e)throw a(`has a ${r} that is too large`);const c=[];for await(const d of await o.
openReadStreamPromise(t))c.push(d);return Buffer.concat(c)}throw a(`has no ${r}`)}function a(o,r){return new(i()).GateError(
"artifact_invalid",`The artifact of the workflow run ${o}`,"Upload only the file that the output `report-path` names.",{
cause:r})}});
