"use strict";module.exports={"github/artifact"(S,k,I,N){let T;const r=()=>T??=k("error");let C;const A=()=>C??=k("github/failure");I(
S,{downloadArtifact:()=>g});const v=16*1024*1024;async function g({client:o,owner:f,repo:m},p,t){const{actions:e}=o.octokit.
rest;try{const{data:i}=await e.listWorkflowRunArtifacts({owner:f,repo:m,run_id:p,name:t,per_page:100}),[s]=i.artifacts.filter(
c=>c.name===t&&!c.expired).sort((c,h)=>h.id-c.id);if(s===void 0)throw u(t);if(s.size_in_bytes>v)throw a(t);const l=await e.
downloadArtifact({owner:f,repo:m,artifact_id:s.id,archive_format:"zip",request:{parseSuccessResponseBody:!1}});return await b(
l.data,t)}catch(i){throw(0,A().asUnavailable)(i,{doing:"download the report",permission:"actions: read"})}}async function b(o,f){
const m=[];let p=0;for await(const t of o){if(p+=t.length,p>v)throw a(f);m.push(t)}return Buffer.concat(m)}function u(o){
return new(r()).GateError("artifact_invalid",`The workflow run has no artifact ${JSON.stringify(o)}`,"The step that uplo\
ads the report must run `if: always()`; see the log of the run.")}function a(o){return new(r()).GateError("artifact_inva\
lid",`The artifact ${JSON.stringify(o)} is larger than ${v} bytes`,"Upload only the file that the output `report-path` n\
ames.")}},"github/attestations"(S,k,I,N){let T;const r=()=>T??=k("github/failure");I(S,{listBundles:()=>A});const C=100;
async function A({client:v,owner:g,repo:b},u){try{const{data:a}=await v.octokit.rest.repos.listAttestations({owner:g,repo:b,
subject_digest:u,per_page:C});return(a.attestations??[]).map(({bundle:o})=>o??null)}catch(a){if((0,r().readFailure)(a).kind===
"not_found")return[];const o={doing:"read the attestations",permission:"attestations: read"};throw(0,r().asUnavailable)(
a,{...o})}}},"github/backoff"(S,k,I,N){I(S,{NOT_REPEATABLE:()=>A,PASSING_FAILURES:()=>v,waitBeforeRetry:()=>g});const T=4,
r=60,C=60,A={request:{notRepeatable:!0}},v=new Set(["rate_limited","server","timeout","network"]);function g(b,u,a){if(!v.
has(b.kind)||u>=T)return;if(b.kind!=="rate_limited")return 1e3*2**(u-1);const o=b.resetAt===void 0?void 0:Math.max(1,b.resetAt-
a/1e3),f=b.retryAfter??o??C;return f>r?void 0:Math.ceil(f*1e3)}},"github/check-annotations"(S,k,I,N){let T;const r=()=>T??=
k("github/backoff");let C;const A=()=>C??=k("github/check-run");let v;const g=()=>v??=k("github/failure");let b;const u=()=>b??=
k("github/limits");I(S,{appendAnnotations:()=>f,missingAnnotations:()=>a});async function a(p,t,e){if(t.annotationsCount===
0)return e;const{client:i,owner:s,repo:l}=p,c=await i.octokit.paginate(i.octokit.rest.checks.listAnnotations,{owner:s,repo:l,
check_run_id:t.id,per_page:100}),h=new Set(c.map(o)),_=new Set(e.map(o));if([...h].every(d=>_.has(d)))return e.filter(d=>!h.
has(o(d)))}function o(p){const{path:t,start_line:e,end_line:i,start_column:s,end_column:l}=p,{annotation_level:c,title:h,
message:_}=p,d=[h,_].map(n=>n?.trim()??"");return JSON.stringify([t,e,i,...[s??0,l??0],c,...d])}async function f(p,t,e){
const i=u().GITHUB_LIMITS.annotationsPerRequest,s=[];let l=t.annotationsCount;for(let c=0;c<e.length;c+=i){const h=e.slice(
c,c+i);try{await m(p,t,h,l),l+=h.length}catch(_){const d=(0,g().readFailure)(_).kind==="invalid",y=d?h.length:e.length-c,
n=(0,g().explainFailure)(_,{...(0,A().checkOperation)(p),doing:"annotate"});if(s.push(`Missing annotations: ${y}; ${n}.`),
!d)break}}return s}async function m({client:p,owner:t,repo:e},{id:i},s,l){const{checks:c}=p.octokit.rest,h={owner:t,repo:e,
check_run_id:i},_=async()=>{const d={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...s]};return await c.
update({...h,status:"in_progress",output:d,...r().NOT_REPEATABLE}),!0};await p.once(_,async()=>{const{data:d}=await c.get(
h);return d.output.annotations_count>=l+s.length||void 0})}},"github/check-binding"(S,k,I,N){I(S,{QUEUE:()=>T,WAITING_ID:()=>A,
completedExternalId:()=>g,readExternalId:()=>u,shortPolicy:()=>v});const T="merge_group",r=12,C=100,A="gene-gate:waiting";
function v(o){return o?.replace(/^sha256:/,"").slice(0,r)??"none"}function g(o,f,{event:m,base:p,pulls:t}){const e=t.map(
i=>`#${i}`).join(",");return[o,m,a(p),v(f),e].join(";")}const b=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);[0-9a-z]+;([#\d,]*))?$/;
function u(o){const[,f,m,p,t=""]=b.exec(o)??[];if(f===void 0)return;const e=[...t.matchAll(/#(\d+)/g)].map(([,i])=>Number(
i));return{digest:f,event:m,pulls:e,isInto:i=>p===a(i)}}function a(o){return encodeURIComponent(o).slice(0,C)}},"github/\
check-run"(S,k,I,N){let T;const r=()=>T??=k("node:crypto");let C;const A=()=>C??=k("github/backoff");let v;const g=()=>v??=
k("github/check-binding");I(S,{CONCLUSIONS:()=>c,checkOperation:()=>b,completeCheck:()=>h,createCheck:()=>s,findUnfinished:()=>p,
gateChecks:()=>m,isOfQueue:()=>f,leaveWaiting:()=>y,listChecks:()=>t,newRunKey:()=>o,renameCheck:()=>d,runExternalId:()=>a,
supersedeCheck:()=>_,takeUpCheck:()=>l});function b({readOnlyToken:n=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:n}}const u="gene-gate:";function a({runKey:n}){return`${u}${n}`}function o(n){return`${n??"\
run"}:${(0,r().randomUUID)()}`}function f({completed:n,conclusion:w,externalId:R}){return(R.startsWith(`${u}${g().QUEUE}\
:`)||(0,g().readExternalId)(R)?.event===g().QUEUE)&&!(n&&w==="success")}async function m(n,w){return(await t(n,n.headSha,
w)).filter(({externalId:E})=>E.startsWith(u)||(0,g().readExternalId)(E)!==void 0).sort((E,O)=>O.id-E.id)}async function p(n,w){
return(await t(n,n.headSha,w.checkName)).filter(E=>E.externalId===a(w)&&!E.completed)}async function t({client:n,owner:w,
repo:R},E,O){return(await n.octokit.paginate(n.octokit.rest.checks.listForRef,{owner:w,repo:R,ref:E,...O!==void 0&&{check_name:O},
filter:"all",per_page:100})).map(e)}function e(n){return{id:n.id,url:n.html_url,completed:n.status==="completed",conclusion:n.
conclusion,title:n.output.title??"",externalId:n.external_id??"",appId:n.app?.id,appSlug:n.app?.slug,headSha:n.head_sha,
startedAt:n.started_at??"",annotationsCount:n.output.annotations_count}}function i(n){return{status:"in_progress",external_id:a(
n),started_at:new Date().toISOString(),...n.detailsUrl!==void 0&&{details_url:n.detailsUrl},output:{title:"The gate is r\
unning",summary:"Auditing and running the change."}}}async function s(n,w,R){const{client:E,owner:O,repo:$,headSha:x}=n,
B=async()=>{const{data:U}=await E.octokit.rest.checks.create({owner:O,repo:$,head_sha:x,name:w.checkName,...i(w),...A().
NOT_REPEATABLE});return e(U)};return E.once(B,async()=>(await p(n,w)).find(({id:G})=>G>(R?.id??0)))}async function l({client:n,
owner:w,repo:R},E,{id:O}){const $={owner:w,repo:R,check_run_id:O},{data:x}=await n.octokit.rest.checks.update({...$,...i(
E)});return e(x)}const c=["failure","action_required","neutral","success"];async function h({client:n,owner:w,repo:R},{id:E},{
conclusion:O,externalId:$,output:x}){await n.octokit.rest.checks.update({owner:w,repo:R,check_run_id:E,status:"completed",
conclusion:O,external_id:$,output:x})}async function _({client:n,owner:w,repo:R},{checkName:E},{id:O}){await n.octokit.rest.
checks.update({owner:w,repo:R,check_run_id:O,name:`${E} (superseded)`,status:"completed",conclusion:"neutral",output:{title:"\
Superseded by a newer check run",summary:`The result for this commit is in the check run \u201C${E}\u201D.`}})}async function d({
client:n,owner:w,repo:R},{id:E},O){await n.octokit.rest.checks.update({owner:w,repo:R,check_run_id:E,name:O})}async function y({
client:n,owner:w,repo:R},{id:E},O){await n.octokit.rest.checks.update({owner:w,repo:R,check_run_id:E,status:"in_progress",
external_id:g().WAITING_ID,output:O})}},"github/client"(S,k,I,N){let T;const r=()=>T??=k("node:timers/promises");let C;const A=()=>C??=
k("@actions/github");let v;const g=()=>v??=k("github/backoff");let b;const u=()=>b??=k("github/failure");I(S,{connect:()=>f});
const a=18e4,o=3e3;function f(p,t={}){const{baseUrl:e,timeoutMs:i=15e3,sleep:s=m,now:l=Date.now,signal:c}=t,h=(0,A().getOctokit)(
p,e===void 0?{}:{baseUrl:e});let _=a;async function d(n,w){for(let R=1;;R+=1){const E=l();try{return await n()}catch($){
const x=(0,g().waitBeforeRetry)((0,u().readFailure)($),R,l());if(x===void 0||c?.aborted||(_-=l()-E+x,_<0)||(await s(x,c),
c?.aborted))throw $}const O=await w?.();if(O!==void 0)return O}}return h.hook.wrap("request",(n,w)=>{const R=async()=>{w.
request={...w.request,signal:y()};const E=await n(w);if(E.status!==204&&typeof E.data=="string")throw new(u()).BrokenAnswer(
"the response was truncated or was not JSON");return E};return w.request?.notRepeatable===!0?R():d(R)}),{octokit:h,once:d};
function y(){return c===void 0?AbortSignal.timeout(i):c.aborted?AbortSignal.timeout(Math.min(i,o)):AbortSignal.any([c,AbortSignal.
timeout(i)])}}function m(p,t){return(0,r().setTimeout)(p,void 0,t&&{signal:t}).catch(()=>{})}},"github/comments"(S,k,I,N){
let T;const r=()=>T??=k("github/backoff");let C;const A=()=>C??=k("github/failure");I(S,{commentThread:()=>v,viewerLogin:()=>g});
function v({client:b,owner:u,repo:a},o,f){const{issues:m}=b.octokit.rest,p={owner:u,repo:a};let t;async function e(){const _=(await b.
octokit.paginate(m.listComments,{...p,issue_number:o,per_page:100})).filter(d=>d.body?.startsWith(f));return _.length===
0?[]:(t??=await g(b),_.filter(d=>d.user?.login===t).map(({id:d,html_url:y,body:n=""})=>({id:d,url:y,body:n})).sort((d,y)=>d.
id-y.id))}async function i(h){const _=async()=>{const{data:d}=await m.createComment({...p,issue_number:o,body:h,...r().NOT_REPEATABLE});
return t??=d.user?.login,{id:d.id,url:d.html_url,body:h}};return b.once(_,async()=>(await e())[0])}async function s(h,_){
const[d,...y]=h;if(d!==void 0)return await l(d,y,_);const n=await i(_),[w=n,...R]=await e();return await l(w,R,_)}async function l(h,_,d){
h.body!==d&&await m.updateComment({...p,comment_id:h.id,body:d});for(const y of _)await c(y);return h}async function c({
id:h}){try{await m.deleteComment({...p,comment_id:h})}catch(_){if((0,A().readFailure)(_).kind!=="not_found")throw _}}return{
own:e,leaveOne:s}}async function g({octokit:b}){return(await b.graphql("{ viewer { login } }")).viewer.login}},"github/f\
ailure"(S,k,I,N){let T;const r=()=>T??=k("error");I(S,{BrokenAnswer:()=>C,asUnavailable:()=>o,explainFailure:()=>a,readFailure:()=>v});
class C extends Error{name="BrokenAnswer"}const A=300;function v(t){const e=typeof t=="object"&&t!==null?t:{},i=m(e.message??
t);if(f(e)||f(e.cause))return{kind:"timeout",said:i};if(e.name==="BrokenAnswer")return{kind:"network",said:i};if(typeof e.
status!="number")return{kind:"unexpected",said:i};if(e.response===void 0)return{kind:"network",said:i};const s=e.response.
headers??{},l=p(s["retry-after"]),c=s["x-ratelimit-remaining"]==="0"?p(s["x-ratelimit-reset"]):void 0,h=l!==void 0||c!==
void 0;return{kind:g(e.status,i,h),said:i,status:e.status,...l!==void 0&&{retryAfter:l},...c!==void 0&&{resetAt:c}}}function g(t,e,i){
return t===429||t===403&&(i||/rate limit|abuse/i.test(e))?"rate_limited":t===403?/not accessible by/i.test(e)?"denied":"\
forbidden":t===401?"unauthorized":t===404||t===410?"not_found":t===422||t===400||t===413?"invalid":t>=500?"server":"unex\
pected"}const b="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",u={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(t,{permission:e,readOnlyToken:i})=>i?`th\
e token may not write (403): ${b}`:`the token lacks a permission (403); add \`${e}\` under \`permissions:\` of the job`,
forbidden:({said:t})=>`GitHub denied the request (403): ${t}`,not_found:({status:t},{permission:e})=>`not found on GitHu\
b (${t}): it was deleted, or the token cannot access this repository (it needs \`${e}\`)`,invalid:({status:t,said:e})=>`\
GitHub rejected the content (${t}): ${e}`,rate_limited:({status:t,retryAfter:e})=>`the token\u2019s rate limit is exhausted (${t}\
)${e===void 0?"":`; GitHub asks to wait ${e} s`}; run the job again later`,server:({status:t})=>`GitHub returned a serve\
r error (${t}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:t})=>`GitHub cannot be reached (${t}); check the runner\u2019s network and proxy`,
unexpected:({said:t})=>t};function a(t,e){const i=v(t);return`could not ${e.doing}: ${u[i.kind](i,e)}`}function o(t,e){if(t instanceof
r().GateError)return t;const i=a(t,e);return new(r()).GateError("github_unavailable",i,"Run the job again.",{cause:t})}function f(t){
const e=t?.name;return e==="TimeoutError"||e==="AbortError"}function m(t){const e=String(t).replace(/ - https:\S*$/,"").
replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g," ").replace(/ +/g," ").trim();return e.length>A?`${e.slice(0,A)}...`:e}function p(t){
const e=typeof t=="string"&&t!==""?Number(t):Number.NaN;return Number.isFinite(e)&&e>=0?e:void 0}},"github/file"(S,k,I,N){
let T;const r=()=>T??=k("github/limits");I(S,{readFileAt:()=>C});async function C({client:A,owner:v,repo:g},b,u){const a={
owner:v,repo:g,path:b,ref:u},{data:o}=await A.octokit.rest.repos.getContent(a);if(Array.isArray(o)||o.type!=="file"||o.encoding!==
"base64")throw new Error(`expected a file of at most ${r().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(o.content,
"base64")}},"github/limits"(S,k,I,N){I(S,{GITHUB_LIMITS:()=>T,MAX_ANNOTATIONS:()=>r,shorten:()=>C});const T={checkTitle:255,
checkSummary:65535,checkText:65535,annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,
contentBytes:1024*1024,stepSummaryBytes:1024*1024},r=500;function C(A,v){return A.length<=v?A:`${A.slice(0,v-1).replace(
/[\ud800-\udbff]$/,"")}\u2026`}},"github/one-check"(S,k,I,N){let T;const r=()=>T??=k("github/check-annotations");let C;const A=()=>C??=
k("github/check-binding");let v;const g=()=>v??=k("github/check-run");let b;const u=()=>b??=k("github/failure");I(S,{nameOfPull:()=>f,
obtainCheck:()=>a,settleCheck:()=>p});async function a(s,l){const c=[],h=await(0,g().gateChecks)(s,l.checkName);if(!o(h,
l)){for(const _ of h){const d=m(_,l);d===void 0?c.push(_):await(0,g().renameCheck)(s,_,f(l.checkName,d))}for(const _ of c){
const d=await i(s,l,_);if(d)return d}return await(0,g().createCheck)(s,l,c[0])}}function o(s,{binding:l}){return l?.event!==
A().QUEUE&&s.some(g().isOfQueue)}function f(s,l){return`${s} (#${l})`}function m(s,{binding:l}){const[c,...h]=(0,A().readExternalId)(
s.externalId)?.pulls??[];return s.completed&&h.length===0&&l!==void 0&&c!==void 0&&!l.pulls.includes(c)?c:void 0}async function p(s,l,c,h){
const _=await(0,g().gateChecks)(s,l.checkName);if(o(_,l))return;const d=_.filter(({appId:E})=>E===c.appId),[y]=d;if(y&&t(
y,c))return;const n=y?.externalId===c.externalId&&!y.completed?y:y&&await i(s,l,y),w=n&&await(0,r().missingAnnotations)(
s,n,h);return n&&w?{run:n,missing:w,superseded:d.filter(({id:E})=>E!==n.id)}:{run:await(0,g().createCheck)(s,l,y),missing:h,
superseded:d}}function t(s,l){return s.externalId===A().WAITING_ID?!1:s.completed?s.startedAt>l.startedAt:s.externalId!==
l.externalId}const e=new Set(["forbidden","not_found","invalid"]);async function i(s,l,c){try{const h=await(0,g().takeUpCheck)(
s,l,c);return h.completed||h.externalId!==(0,g().runExternalId)(l)?void 0:h}catch(h){if(e.has((0,u().readFailure)(h).kind))
return;throw h}}},"github/pull-files"(S,k,I,N){I(S,{pullRequestHunks:()=>T});async function T({client:r,owner:C,repo:A},v,g){
const{octokit:b}=r,u={owner:C,repo:A,pull_number:v,per_page:100},a=new Map;for await(const{data:o}of b.paginate.iterator(
b.rest.pulls.listFiles,u)){for(const{filename:f,patch:m}of o)m!==void 0&&g.has(f)&&a.set(f,m);if(a.size===g.size)break}return a}},
"github/pull-request"(S,k,I,N){I(S,{openPullRequests:()=>r,pullOrigin:()=>g,pullRequestAsPayload:()=>A,pullRequestState:()=>T,
pullsOfCommit:()=>v,pullsWithHead:()=>C});async function T({client:u,owner:a,repo:o},f){const{data:m}=await u.octokit.rest.
pulls.get({owner:a,repo:o,pull_number:f});return{headSha:m.head.sha,changedFiles:m.changed_files}}async function r({client:u,
owner:a,repo:o},f,m){return(await u.octokit.paginate(u.octokit.rest.pulls.list,{owner:a,repo:o,state:"open",head:f,per_page:100})).
filter(({head:t})=>t.sha===m).map(({number:t})=>t)}async function C({client:u,owner:a,repo:o},f){const m={owner:a,repo:o,
state:"open",per_page:100};return(await u.octokit.paginate(u.octokit.rest.pulls.list,m)).filter(({head:t})=>t.sha===f).map(
({number:t,base:e})=>({number:t,baseRef:e.ref})).sort((t,e)=>t.number-e.number)}async function A({client:u,owner:a,repo:o},f){
const{pulls:m,repos:p}=u.octokit.rest,{data:t}=await p.get({owner:a,repo:o}),{data:e}=await m.get({owner:a,repo:o,pull_number:f});
return{repository:t,pull_request:e}}async function v({client:u,owner:a,repo:o},f){const{repos:m}=u.octokit.rest,p={owner:a,
repo:o,commit_sha:f,per_page:100};return(await u.octokit.paginate(m.listPullRequestsAssociatedWithCommit,p)).map(b)}async function g({
client:u,owner:a,repo:o},f){const{data:m}=await u.octokit.rest.pulls.get({owner:a,repo:o,pull_number:f});return{...b(m),
commits:m.commits}}function b({number:u,state:a,head:o,base:f}){return{number:u,isOpen:a==="open",baseRef:f.ref,headSha:o.
sha,isFork:o.repo?.id!==f.repo.id}}},"github/refs"(S,k,I,N){let T;const r=()=>T??=k("github/failure");I(S,{refTip:()=>C});
async function C({client:A,owner:v,repo:g},b){try{const{data:u}=await A.octokit.rest.git.getRef({owner:v,repo:g,ref:b});
return u.object.sha}catch(u){if((0,r().readFailure)(u).kind==="not_found")return;throw u}}},"github/review-comments"(S,k,I,N){
let T;const r=()=>T??=k("github/backoff");let C;const A=()=>C??=k("github/comments");let v;const g=()=>v??=k("github/fai\
lure");I(S,{changeLineComments:()=>u,lineCommentChanges:()=>b});async function b(p,t,e,i){const s=await o(p,t,e),l=new Set(
i.map(a)),c=new Set,h=[];for(const{id:_,key:d,answered:y}of s)l.has(d)&&!c.has(d)?c.add(d):y||h.push(_);return{missing:i.
filter(_=>!c.has(a(_))),outdated:h}}async function u(p,t,e,{missing:i,outdated:s},l){for(const c of s)await m(p,c);i.length>
0&&await f(p,t,e,i,l)}function a({path:p,start_line:t,line:e,body:i}){return JSON.stringify([p,t??e,e,i.trim()])}async function o(p,t,e){
const{client:i,owner:s,repo:l}=p,c=await i.octokit.paginate(i.octokit.rest.pulls.listReviewComments,{owner:s,repo:l,pull_number:t,
per_page:100}),h=c.filter(({body:y})=>y.startsWith(e));if(h.length===0)return[];const _=await(0,A().viewerLogin)(i),d=new Set(
c.map(({in_reply_to_id:y})=>y));return h.filter(({user:y})=>y.login===_).map(({id:y,path:n,line:w,start_line:R,body:E})=>({
id:y,key:a({path:n,line:w??0,...R&&{start_line:R},body:E}),answered:d.has(y)}))}async function f(p,t,e,i,s){const{client:l,
owner:c,repo:h,headSha:_}=p,d=async()=>(await l.octokit.rest.pulls.createReview({owner:c,repo:h,pull_number:t,commit_id:_,
event:"COMMENT",body:`${e}
${s}`,comments:i.map(n=>({...n,side:"RIGHT",...n.start_line!==void 0&&{start_side:"RIGHT"}})),...r().NOT_REPEATABLE}),!0),
y=new Set(i.map(a));await l.once(d,async()=>(await o(p,t,e)).some(({key:w})=>y.has(w))||void 0)}async function m({client:p,
owner:t,repo:e},i){try{await p.octokit.rest.pulls.deleteReviewComment({owner:t,repo:e,comment_id:i})}catch(s){if((0,g().
readFailure)(s).kind!=="not_found")throw s}}},"github/reviews"(S,k,I,N){let T;const r=()=>T??=k("zod");let C;const A=()=>C??=
k("github/failure");I(S,{LAST_EDITS:()=>f,githubReviews:()=>t});const v=r().object({id:r().int(),login:r().string(),type:r().
string()}),g=r().object({id:r().int(),node_id:r().string(),user:v.nullable(),state:r().string(),body:r().string().nullable(),
commit_id:r().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).nullable().optional(),submitted_at:r().iso.datetime().optional()}).
transform(({node_id:e,commit_id:i=null,submitted_at:s=null,body:l,...c})=>({...c,nodeId:e,body:l??"",commit:i,submittedAt:s})),
b=r().object({user:v}),u=r().object({permission:r().string(),user:r().object({id:r().int()}).nullable()}),a=r().object({
timelineItems:r().object({nodes:r().array(r().object({createdAt:r().iso.datetime()}).nullable())})}),o=r().object({nodes:r().
array(r().object({id:r().string(),lastEditedAt:r().iso.datetime().nullable(),pullRequest:a.optional()}).nullable())}),f=`\
query($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,m=100,p=new Set(["admin","write"]);function t({client:e,owner:i,repo:s},{number:l}){const{pulls:c,repos:h}=e.octokit.
rest,_={owner:i,repo:s,pull_number:l};return{authorId:async()=>b.parse((await c.get(_)).data).user.id,list:async()=>{const d=await e.
octokit.paginate(c.listReviews,{..._,per_page:100});return r().array(g).parse(d)},lastEdits:async d=>{const y=new Map,n=d.
map(({nodeId:w})=>w);for(let w=0;w<n.length;w+=m){const R=n.slice(w,w+m),E=o.parse(await e.octokit.graphql(f,{ids:R}));for(const O of E.
nodes){if(O===null)continue;const $=O.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;y.set(O.id,{editedAt:O.lastEditedAt,
retargetedAt:$})}}return y},mayWrite:async({id:d,login:y})=>{try{const n=await h.getCollaboratorPermissionLevel({owner:i,
repo:s,username:y}),{permission:w,user:R}=u.parse(n.data);return R?.id===d&&p.has(w)}catch(n){if((0,A().readFailure)(n).
kind==="not_found")return!1;throw n}},explain:(d,y)=>(0,A().explainFailure)(d,{doing:y,permission:"pull-requests: read"})}}},
"github/unzip"(S,k,I,N){let T;const r=()=>T??=k("yauzl");let C;const A=()=>C??=k("error");I(S,{readZipFile:()=>v});async function v(u,a,o){
try{const f=await(0,r().fromBufferPromise)(u,{lazyEntries:!0});return await g(f,a,o)}catch(f){throw f instanceof A().GateError?
f:b(`is not a readable zip archive (${String(f)})`,f)}}async function g(u,a,o){for await(const f of u.eachEntry()){if(f.
fileName!==a)continue;if(f.uncompressedSize>o)throw b(`has a ${a} that is too large`);const m=[];for await(const p of await u.
openReadStreamPromise(f))m.push(p);return Buffer.concat(m)}throw b(`has no ${a}`)}function b(u,a){return new(A()).GateError(
"artifact_invalid",`The artifact of the workflow run ${u}`,"Upload only the file that the output `report-path` names.",{
cause:a})}}};
