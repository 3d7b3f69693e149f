"use strict";var F=Object.defineProperty;var t=(A,k)=>F(A,"name",{value:k,configurable:!0});module.exports={"github/artifact"(A,k,v,R){let T;const r=t(()=>T??=k("error"),"import_error");let E;const b=t(()=>E??=k(
"github/failure"),"import_failure");v(A,{downloadArtifact:t(()=>w,"downloadArtifact")});const g=16*1024*1024;async function w({
client:l,owner:s,repo:y},a,n){const{actions:e}=l.octokit.rest;try{const{data:o}=await e.listWorkflowRunArtifacts({owner:s,
repo:y,run_id:a,name:n,per_page:100}),[p]=o.artifacts.filter(i=>i.name===n&&!i.expired).sort((i,c)=>c.id-i.id);if(p===void 0)
throw f(n);if(p.size_in_bytes>g)throw u(n);const d=await e.downloadArtifact({owner:s,repo:y,artifact_id:p.id,archive_format:"\
zip",request:{parseSuccessResponseBody:!1}});return await h(d.data,n)}catch(o){throw(0,b().asUnavailable)(o,{doing:"down\
load the report",permission:"actions: read",fork:!1})}}t(w,"downloadArtifact");async function h(l,s){const y=[];let a=0;
for await(const n of l){if(a+=n.length,a>g)throw u(s);y.push(n)}return Buffer.concat(y)}t(h,"readAtMost");function f(l){
return new(r()).GateError("artifact_invalid",`The workflow run has no artifact ${JSON.stringify(l)}`,"The step that uplo\
ads the report must run `if: always()`; see the log of the run.")}t(f,"missing");function u(l){return new(r()).GateError(
"artifact_invalid",`The artifact ${JSON.stringify(l)} is larger than ${g} bytes`,"Upload only the file that the output `\
report-path` names.")}t(u,"tooLarge")},"github/attestations"(A,k,v,R){let T;const r=t(()=>T??=k("github/failure"),"impor\
t_failure");v(A,{listBundles:t(()=>b,"listBundles")});const E=100;async function b({client:g,owner:w,repo:h},f){try{const{
data:u}=await g.octokit.rest.repos.listAttestations({owner:w,repo:h,subject_digest:f,per_page:E});return(u.attestations??
[]).map(({bundle:l})=>l??null)}catch(u){if((0,r().readFailure)(u).kind==="not_found")return[];const l={doing:"read the a\
ttestations",permission:"attestations: read"};throw(0,r().asUnavailable)(u,{...l,fork:!1})}}t(b,"listBundles")},"github/\
backoff"(A,k,v,R){v(A,{NOT_REPEATABLE:t(()=>b,"NOT_REPEATABLE"),PASSING_FAILURES:t(()=>g,"PASSING_FAILURES"),waitBeforeRetry:t(
()=>w,"waitBeforeRetry")});const T=4,r=60,E=60,b={request:{notRepeatable:!0}},g=new Set(["rate_limited","server","timeou\
t","network"]);function w(h,f,u){if(!g.has(h.kind)||f>=T)return;if(h.kind!=="rate_limited")return 1e3*2**(f-1);const l=h.
resetAt===void 0?void 0:Math.max(1,h.resetAt-u/1e3),s=h.retryAfter??l??E;return s>r?void 0:Math.ceil(s*1e3)}t(w,"waitBef\
oreRetry")},"github/check-annotations"(A,k,v,R){let T;const r=t(()=>T??=k("github/backoff"),"import_backoff");let E;const b=t(
()=>E??=k("github/check-run"),"import_check_run");let g;const w=t(()=>g??=k("github/failure"),"import_failure");let h;const f=t(
()=>h??=k("github/limits"),"import_limits");v(A,{appendAnnotations:t(()=>s,"appendAnnotations"),missingAnnotations:t(()=>u,
"missingAnnotations")});async function u(a,n,e){if(n.annotationsCount===0)return e;const{client:o,owner:p,repo:d}=a,i=await o.
octokit.paginate(o.octokit.rest.checks.listAnnotations,{owner:p,repo:d,check_run_id:n.id,per_page:100}),c=new Set(i.map(
l)),_=new Set(e.map(l));if([...c].every(m=>_.has(m)))return e.filter(m=>!c.has(l(m)))}t(u,"missingAnnotations");function l(a){
const{path:n,start_line:e,end_line:o,start_column:p,end_column:d}=a,{annotation_level:i,title:c,message:_}=a,m=[c,_].map(
I=>I?.trim()??"");return JSON.stringify([n,e,o,...[p??0,d??0],i,...m])}t(l,"identify");async function s(a,n,e){const o=f().
GITHUB_LIMITS.annotationsPerRequest,p=[];let d=n.annotationsCount;for(let i=0;i<e.length;i+=o){const c=e.slice(i,i+o);try{
await y(a,n,c,d),d+=c.length}catch(_){const m=(0,w().readFailure)(_).kind==="invalid",S=m?c.length:e.length-i,I=(0,w().explainFailure)(
_,{...(0,b().checkOperation)(a),doing:"annotate"});if(p.push(`Missing annotations: ${S}; ${I}.`),!m)break}}return p}t(s,
"appendAnnotations");async function y({client:a,owner:n,repo:e},{id:o},p,d){const{checks:i}=a.octokit.rest,c={owner:n,repo:e,
check_run_id:o},_=t(async()=>{const m={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...p]};
return await i.update({...c,status:"in_progress",output:m,...r().NOT_REPEATABLE}),!0},"append");await a.once(_,async()=>{
const{data:m}=await i.get(c);return m.output.annotations_count>=d+p.length||void 0})}t(y,"appendBatch")},"github/check-r\
un"(A,k,v,R){let T;const r=t(()=>T??=k("github/backoff"),"import_backoff");v(A,{checkOperation:t(()=>E,"checkOperation"),
completeCheck:t(()=>a,"completeCheck"),createCheck:t(()=>s,"createCheck"),findUnfinished:t(()=>h,"findUnfinished"),gateChecks:t(
()=>w,"gateChecks"),listChecks:t(()=>f,"listChecks"),runExternalId:t(()=>g,"runExternalId"),supersedeCheck:t(()=>n,"supe\
rsedeCheck"),takeUpCheck:t(()=>y,"takeUpCheck")});function E({pullRequest:e}){return{doing:"write the check run",permission:"\
checks: write",fork:e?.isFork??!1}}t(E,"checkOperation");const b="gene-gate:";function g({runKey:e}){return`${b}${e}`}t(
g,"runExternalId");async function w(e,o){return(await f(e,e.headSha,o)).filter(({externalId:d})=>d.startsWith(b)||/^sha256:[0-9a-f]{64}$/.
test(d)).sort((d,i)=>i.id-d.id)}t(w,"gateChecks");async function h(e,o){return(await f(e,e.headSha,o.checkName)).filter(
d=>d.externalId===g(o)&&!d.completed)}t(h,"findUnfinished");async function f({client:e,owner:o,repo:p},d,i){return(await e.
octokit.paginate(e.octokit.rest.checks.listForRef,{owner:o,repo:p,ref:d,...i!==void 0&&{check_name:i},filter:"all",per_page:100})).
map(u)}t(f,"listChecks");function u(e){return{id:e.id,url:e.html_url,completed:e.status==="completed",externalId:e.external_id??
"",appId:e.app?.id,appSlug:e.app?.slug,headSha:e.head_sha,startedAt:e.started_at??"",annotationsCount:e.output.annotations_count}}
t(u,"checkRun");function l(e){return{status:"in_progress",external_id:g(e),started_at:new Date().toISOString(),...e.detailsUrl!==
void 0&&{details_url:e.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running the change."}}}t(l,
"beginning");async function s(e,o,p){const{client:d,owner:i,repo:c,headSha:_}=e,m=t(async()=>{const{data:S}=await d.octokit.
rest.checks.create({owner:i,repo:c,head_sha:_,name:o.checkName,...l(o),...r().NOT_REPEATABLE});return u(S)},"create");return d.
once(m,async()=>(await h(e,o)).find(({id:I})=>I>(p?.id??0)))}t(s,"createCheck");async function y({client:e,owner:o,repo:p},d,{
id:i}){const c={owner:o,repo:p,check_run_id:i},{data:_}=await e.octokit.rest.checks.update({...c,...l(d)});return u(_)}t(
y,"takeUpCheck");async function a({client:e,owner:o,repo:p},{id:d},{conclusion:i,externalId:c,output:_}){await e.octokit.
rest.checks.update({owner:o,repo:p,check_run_id:d,status:"completed",conclusion:i,external_id:c,output:_})}t(a,"complete\
Check");async function n({client:e,owner:o,repo:p},{checkName:d},{id:i}){await e.octokit.rest.checks.update({owner:o,repo:p,
check_run_id:i,name:`${d} (superseded)`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newer che\
ck run",summary:`The result for this commit is in the check run \u201C${d}\u201D.`}})}t(n,"supersedeCheck")},"github/cli\
ent"(A,k,v,R){let T;const r=t(()=>T??=k("@actions/github"),"import_github");let E;const b=t(()=>E??=k("github/backoff"),
"import_backoff");let g;const w=t(()=>g??=k("github/failure"),"import_failure");v(A,{connect:t(()=>f,"connect")});const h=18e4;
function f(l,s={}){const{baseUrl:y,timeoutMs:a=15e3,sleep:n=u,now:e=Date.now}=s,o=(0,r().getOctokit)(l,y===void 0?{}:{baseUrl:y});
let p=h;async function d(i,c){for(let _=1;;_+=1){const m=e();try{return await i()}catch(I){const C=(0,b().waitBeforeRetry)(
(0,w().readFailure)(I),_,e());if(C===void 0||(p-=e()-m+C,p<0))throw I;await n(C)}const S=await c?.();if(S!==void 0)return S}}
return t(d,"persist"),o.hook.wrap("request",(i,c)=>{const _=t(async()=>{c.request={...c.request,signal:AbortSignal.timeout(
a)};const m=await i(c);if(m.status!==204&&typeof m.data=="string")throw new(w()).BrokenAnswer("the response was truncate\
d or was not JSON");return m},"send");return c.request?.notRepeatable===!0?_():d(_)}),{octokit:o,once:d}}t(f,"connect");
function u(l){return new Promise(s=>setTimeout(s,l))}t(u,"pause")},"github/comments"(A,k,v,R){let T;const r=t(()=>T??=k(
"github/backoff"),"import_backoff");let E;const b=t(()=>E??=k("github/failure"),"import_failure");v(A,{commentThread:t(()=>g,
"commentThread")});function g({client:w,owner:h,repo:f},u,l){const{issues:s}=w.octokit.rest,y={owner:h,repo:f};let a;async function n(){
const _=(await w.octokit.paginate(s.listComments,{...y,issue_number:u,per_page:100})).filter(m=>m.body?.startsWith(l));return _.
length===0?[]:(a??=await e(),_.filter(m=>m.user?.login===a).map(({id:m,html_url:S,body:I=""})=>({id:m,url:S,body:I})).sort(
(m,S)=>m.id-S.id))}t(n,"own");async function e(){return(await w.octokit.graphql("{ viewer { login } }")).viewer.login}t(
e,"viewer");async function o(c){const _=t(async()=>{const{data:m}=await s.createComment({...y,issue_number:u,body:c,...r().
NOT_REPEATABLE});return a??=m.user?.login,{id:m.id,url:m.html_url,body:c}},"send");return w.once(_,async()=>(await n())[0])}
t(o,"create");async function p(c,_){const[m,...S]=c;if(m!==void 0)return await d(m,S,_);const I=await o(_),[C=I,...N]=await n();
return await d(C,N,_)}t(p,"leaveOne");async function d(c,_,m){c.body!==m&&await s.updateComment({...y,comment_id:c.id,body:m});
for(const S of _)await i(S);return c}t(d,"settle");async function i({id:c}){try{await s.deleteComment({...y,comment_id:c})}catch(_){
if((0,b().readFailure)(_).kind!=="not_found")throw _}}return t(i,"remove"),{own:n,leaveOne:p}}t(g,"commentThread")},"git\
hub/failure"(A,k,v,R){let T;const r=t(()=>T??=k("error"),"import_error");v(A,{BrokenAnswer:t(()=>E,"BrokenAnswer"),asUnavailable:t(
()=>l,"asUnavailable"),explainFailure:t(()=>u,"explainFailure"),readFailure:t(()=>g,"readFailure")});class E extends Error{static{
t(this,"BrokenAnswer")}name="BrokenAnswer"}const b=300;function g(n){const e=typeof n=="object"&&n!==null?n:{},o=y(e.message??
n);if(s(e)||s(e.cause))return{kind:"timeout",said:o};if(e.name==="BrokenAnswer")return{kind:"network",said:o};if(typeof e.
status!="number")return{kind:"unexpected",said:o};if(e.response===void 0)return{kind:"network",said:o};const p=e.response.
headers??{},d=a(p["retry-after"]),i=p["x-ratelimit-remaining"]==="0"?a(p["x-ratelimit-reset"]):void 0,c=d!==void 0||i!==
void 0;return{kind:w(e.status,o,c),said:o,status:e.status,...d!==void 0&&{retryAfter:d},...i!==void 0&&{resetAt:i}}}t(g,
"readFailure");function w(n,e,o){return n===429||n===403&&(o||/rate limit|abuse/i.test(e))?"rate_limited":n===403?/not accessible by/i.
test(e)?"denied":"forbidden":n===401?"unauthorized":n===404||n===410?"not_found":n===422||n===400||n===413?"invalid":n>=
500?"server":"unexpected"}t(w,"kindOf");const h="the token of a pull request from a fork is read-only; keep this run for\
 the result files, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",
f={unauthorized:t(()=>"GitHub does not accept the token (401); check the `github-token` input","unauthorized"),denied:t(
(n,{permission:e,fork:o})=>o?`the token may not write (403): ${h}`:`the token lacks a permission (403); add \`${e}\` unde\
r \`permissions:\` of the job (a pull request from Dependabot has a read-only token: publish from a second workflow on \`wo\
rkflow_run\`)`,"denied"),forbidden:t(({said:n})=>`GitHub denied the request (403): ${n}`,"forbidden"),not_found:t(({status:n},{
permission:e})=>`not found on GitHub (${n}): it was deleted, or the token cannot access this repository (it needs \`${e}\
\`)`,"not_found"),invalid:t(({status:n,said:e})=>`GitHub rejected the content (${n}): ${e}`,"invalid"),rate_limited:t(({
status:n,retryAfter:e})=>`the token\u2019s rate limit is exhausted (${n})${e===void 0?"":`; GitHub asks to wait ${e} s`}\
; run the job again later`,"rate_limited"),server:t(({status:n})=>`GitHub returned a server error (${n}) on every attemp\
t; run the job again later`,"server"),timeout:t(()=>"GitHub did not respond in time on any attempt; run the job again la\
ter","timeout"),network:t(({said:n})=>`GitHub cannot be reached (${n}); check the runner\u2019s network and proxy`,"netw\
ork"),unexpected:t(({said:n})=>n,"unexpected")};function u(n,e){const o=g(n);return`could not ${e.doing}: ${f[o.kind](o,
e)}`}t(u,"explainFailure");function l(n,e){if(n instanceof r().GateError)return n;const o=u(n,e);return new(r()).GateError(
"github_unavailable",o,"Run the job again.",{cause:n})}t(l,"asUnavailable");function s(n){const e=n?.name;return e==="Ti\
meoutError"||e==="AbortError"}t(s,"isTimeout");function y(n){const e=String(n).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,
" ").replace(/ +/g," ").trim();return e.length>b?`${e.slice(0,b)}...`:e}t(y,"plain");function a(n){const e=typeof n=="st\
ring"&&n!==""?Number(n):Number.NaN;return Number.isFinite(e)&&e>=0?e:void 0}t(a,"seconds")},"github/limits"(A,k,v,R){v(A,
{GITHUB_LIMITS:t(()=>T,"GITHUB_LIMITS"),MAX_ANNOTATIONS:t(()=>r,"MAX_ANNOTATIONS"),shorten:t(()=>E,"shorten")});const T={
checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*
1024,commentBody:65536,stepSummaryBytes:1024*1024},r=500;function E(b,g){return b.length<=g?b:`${b.slice(0,g-1).replace(
/[\ud800-\udbff]$/,"")}\u2026`}t(E,"shorten")},"github/one-check"(A,k,v,R){let T;const r=t(()=>T??=k("github/backoff"),"\
import_backoff");let E;const b=t(()=>E??=k("github/check-annotations"),"import_check_annotations");let g;const w=t(()=>g??=
k("github/check-run"),"import_check_run");let h;const f=t(()=>h??=k("github/failure"),"import_failure");v(A,{obtainCheck:t(
()=>u,"obtainCheck"),settleCheck:t(()=>l,"settleCheck")});async function u(a,n){const e=await(0,w().gateChecks)(a,n.checkName);
for(const o of e){const p=await y(a,n,o);if(p)return p}return await(0,w().createCheck)(a,n,e[0])}t(u,"obtainCheck");async function l(a,n,e,o){
const d=(await(0,w().gateChecks)(a,n.checkName)).filter(({appId:S})=>S===e.appId),[i]=d;if(i&&s(i,e))return;const c=i?.externalId===
e.externalId&&!i.completed?i:i&&await y(a,n,i),_=c&&await(0,b().missingAnnotations)(a,c,o);return c&&_?{run:c,missing:_,
superseded:d.filter(({id:S})=>S!==c.id)}:{run:await(0,w().createCheck)(a,n,i),missing:o,superseded:d}}t(l,"settleCheck");
function s(a,n){return a.completed?a.startedAt>n.startedAt:a.externalId!==n.externalId}t(s,"isOfLaterRun");async function y(a,n,e){
try{const o=await(0,w().takeUpCheck)(a,n,e);return o.completed||o.externalId!==(0,w().runExternalId)(n)?void 0:o}catch(o){
if(r().PASSING_FAILURES.has((0,f().readFailure)(o).kind))throw o;return}}t(y,"reopen")},"github/pull-request"(A,k,v,R){v(
A,{openPullRequests:t(()=>r,"openPullRequests"),pullOrigin:t(()=>g,"pullOrigin"),pullRequestAsPayload:t(()=>E,"pullReque\
stAsPayload"),pullRequestState:t(()=>T,"pullRequestState"),pullsOfCommit:t(()=>b,"pullsOfCommit")});async function T({client:h,
owner:f,repo:u},l){const{data:s}=await h.octokit.rest.pulls.get({owner:f,repo:u,pull_number:l});return{headSha:s.head.sha,
changedFiles:s.changed_files}}t(T,"pullRequestState");async function r({client:h,owner:f,repo:u},l,s){return(await h.octokit.
paginate(h.octokit.rest.pulls.list,{owner:f,repo:u,state:"open",head:l,per_page:100})).filter(({head:a})=>a.sha===s).map(
({number:a})=>a)}t(r,"openPullRequests");async function E({client:h,owner:f,repo:u},l){const{pulls:s,repos:y}=h.octokit.
rest,{data:a}=await y.get({owner:f,repo:u}),{data:n}=await s.get({owner:f,repo:u,pull_number:l});return{repository:a,pull_request:n}}
t(E,"pullRequestAsPayload");async function b({client:h,owner:f,repo:u},l){const{repos:s}=h.octokit.rest,y={owner:f,repo:u,
commit_sha:l,per_page:100};return(await h.octokit.paginate(s.listPullRequestsAssociatedWithCommit,y)).map(w)}t(b,"pullsO\
fCommit");async function g({client:h,owner:f,repo:u},l){const{data:s}=await h.octokit.rest.pulls.get({owner:f,repo:u,pull_number:l});
return{...w(s),commits:s.commits}}t(g,"pullOrigin");function w({number:h,state:f,head:u,base:l}){return{number:h,isOpen:f===
"open",baseRef:l.ref,headSha:u.sha,isFork:u.repo?.id!==l.repo.id}}t(w,"originOf")},"github/refs"(A,k,v,R){let T;const r=t(
()=>T??=k("github/failure"),"import_failure");v(A,{refTip:t(()=>E,"refTip")});async function E({client:b,owner:g,repo:w},h){
try{const{data:f}=await b.octokit.rest.git.getRef({owner:g,repo:w,ref:h});return f.object.sha}catch(f){if((0,r().readFailure)(
f).kind==="not_found")return;throw f}}t(E,"refTip")},"github/reviews"(A,k,v,R){let T;const r=t(()=>T??=k("zod"),"z");let E;
const b=t(()=>E??=k("github/failure"),"import_failure");v(A,{LAST_EDITS:t(()=>s,"LAST_EDITS"),githubReviews:t(()=>n,"git\
hubReviews")});const g=r().object({id:r().int(),login:r().string(),type:r().string()}),w=r().object({id:r().int(),node_id:r().
string(),user:g.nullable(),state:r().string(),body:r().string().nullable(),commit_id:r().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).
nullable().optional(),submitted_at:r().iso.datetime().optional()}).transform(({node_id:e,commit_id:o=null,submitted_at:p=null,
body:d,...i})=>({...i,nodeId:e,body:d??"",commit:o,submittedAt:p})),h=r().object({user:g}),f=r().object({permission:r().
string(),user:r().object({id:r().int()}).nullable()}),u=r().object({timelineItems:r().object({nodes:r().array(r().object(
{createdAt:r().iso.datetime()}).nullable())})}),l=r().object({nodes:r().array(r().object({id:r().string(),lastEditedAt:r().
iso.datetime().nullable(),pullRequest:u.optional()}).nullable())}),s=`query($ids: [ID!]!) { nodes(ids: $ids) { ... on Pu\
llRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,y=100,a=new Set(["admin","write"]);function n({client:e,owner:o,repo:p},{number:d,isFork:i}){const{pulls:c,repos:_}=e.
octokit.rest,m={owner:o,repo:p,pull_number:d};return{authorId:t(async()=>h.parse((await c.get(m)).data).user.id,"authorI\
d"),list:t(async()=>{const S=await e.octokit.paginate(c.listReviews,{...m,per_page:100});return r().array(w).parse(S)},"\
list"),lastEdits:t(async S=>{const I=new Map,C=S.map(({nodeId:N})=>N);for(let N=0;N<C.length;N+=y){const $=C.slice(N,N+y),
x=l.parse(await e.octokit.graphql(s,{ids:$}));for(const O of x.nodes){if(O===null)continue;const B=O.pullRequest?.timelineItems.
nodes.at(-1)?.createdAt??null;I.set(O.id,{editedAt:O.lastEditedAt,retargetedAt:B})}}return I},"lastEdits"),mayWrite:t(async({
id:S,login:I})=>{try{const C=await _.getCollaboratorPermissionLevel({owner:o,repo:p,username:I}),{permission:N,user:$}=f.
parse(C.data);return $?.id===S&&a.has(N)}catch(C){if((0,b().readFailure)(C).kind==="not_found")return!1;throw C}},"mayWr\
ite"),explain:t((S,I)=>(0,b().explainFailure)(S,{doing:I,permission:"pull-requests: read",fork:i}),"explain")}}t(n,"gith\
ubReviews")},"github/unzip"(A,k,v,R){let T;const r=t(()=>T??=k("yauzl"),"import_yauzl");let E;const b=t(()=>E??=k("error"),
"import_error");v(A,{readZipFile:t(()=>g,"readZipFile")});async function g(f,u,l){try{const s=await(0,r().fromBufferPromise)(
f,{lazyEntries:!0});return await w(s,u,l)}catch(s){throw s instanceof b().GateError?s:h(`is not a readable zip archive (${String(
s)})`,s)}}t(g,"readZipFile");async function w(f,u,l){for await(const s of f.eachEntry()){if(s.fileName!==u)continue;if(s.
uncompressedSize>l)throw h(`has a ${u} that is too large`);const y=[];for await(const a of await f.openReadStreamPromise(
s))y.push(a);return Buffer.concat(y)}throw h(`has no ${u}`)}t(w,"readEntry");function h(f,u){return new(b()).GateError("\
artifact_invalid",`The artifact of the workflow run ${f}`,"Upload only the file that the output `report-path` names.",{cause:u})}
t(h,"invalid")}};
