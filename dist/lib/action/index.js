"use strict";module.exports={"action/changed-files"(c,t,l,O){let _;const o=()=>_??=t("github/failure");let d;const a=()=>d??=t("githu\
b/pull-request");l(c,{withChangedFiles:()=>n});const h="read the number of changed files";async function n(e,i,g){const{
pullRequest:m,headSha:p}=e;if(m.changedFiles!==void 0)return e;const r=await u(e,i);if("headSha"in r&&r.headSha===p)return{
...e,pullRequest:{...m,changedFiles:r.changedFiles}};const s="reason"in r?r.reason:"the pull request has newer commits";
return g(`The number of changed files was not compared with GitHub's: ${s}.`),e}async function u({pullRequest:{owner:e,repo:i,
number:g,isFork:m}},p){if("unavailable"in p)return{reason:p.unavailable};try{return await(0,a().pullRequestState)({client:p.
client,owner:e,repo:i},g)}catch(r){const s={doing:h,permission:"pull-requests: read",fork:m};return{reason:(0,o().explainFailure)(
r,s)}}}},"action/core"(c,t,l,O){let _;const o=()=>_??=t("@actions/core");l(c,{core:()=>d});const d={endGroup:o().endGroup,
error:o().error,getInput:o().getInput,getState:o().getState,info:o().info,notice:o().notice,saveState:o().saveState,setFailed:o().
setFailed,setOutput:o().setOutput,startGroup:o().startGroup,warning:o().warning}},"action/durations"(c,t,l,O){let _;const o=()=>_??=
t("node:path");let d;const a=()=>d??=t("open-input");let h;const n=()=>h??=t("shard/durations");let u;const e=()=>u??=t(
"action/core");let i;const g=()=>i??=t("action/inputs");l(c,{durationsInput:()=>m});async function m(p){const{durations:r}=(0,g().
readInputs)(e().core.getInput);return r===void 0?new Map:(0,n().readDurations)((0,o().resolve)(p.GITHUB_WORKSPACE??".",r),
a().openInput)}},"action/fail"(c,t,l,O){let _;const o=()=>_??=t("run/safe-line");let d;const a=()=>d??=t("action/core");
l(c,{failUndecided:()=>h});function h({message:n,hint:u}){const e=n.replace(/\s*\n\s*/g," "),i=u.split(`
`);if(i.length===1){a().core.setFailed(`${e} ${u}`);return}for(const g of i)a().core.info((0,o().safeLine)(g));a().core.
setFailed(e)}},"action/gate-job"(c,t,l,O){let _;const o=()=>_??=t("approval/by-reviews");let d;const a=()=>d??=t("error");
let h;const n=()=>h??=t("event/known-refs");let u;const e=()=>u??=t("event/merge-group");let i;const g=()=>i??=t("event/\
payload");let m;const p=()=>m??=t("event/resolve-event");let r;const s=()=>r??=t("gate");let E;const x=()=>E??=t("github\
/reviews");let y;const w=()=>y??=t("report/redact/secrets");let f;const b=()=>f??=t("action/changed-files");let v;const P=()=>v??=
t("action/core");let C;const S=()=>C??=t("action/inputs");let R;const j=()=>R??=t("action/payload");let A;const W=()=>A??=
t("action/progress");let H;const M=()=>H??=t("action/publish-context");let z;const K=()=>z??=t("action/shared-policy");l(
c,{eventJob:()=>X,gateJob:()=>V,judgeEvent:()=>Z});function V(k,I,B){return X(k,I,B,()=>({run:!0}))}async function X(k,I,B,$){
const J=await(0,j().eventPayload)(I).catch(s().asGateError),N=(0,M().publishContext)(k,I,J);return{context:N,decide:async()=>await Z(
J,N.github,$(),I,B)}}async function Z(k,I,B,$,J){if(k instanceof a().GateError)throw k;(0,g().requireUnprivileged)(k);const N=(0,S().
readInputs)(P().core.getInput),T=k.name==="pull_request"?await(0,b().withChangedFiles)(k,I,P().core.warning):k,F=await(0,n().
askForRefs)(I,T,P().core.warning);return await q(N,async U=>{const G=await(0,p().resolveEvent)(U,T,F);return T.name==="m\
erge_group"?await(0,e().withGroup)(G,T,U,I,P().core.warning):G},{...B,approver:Q(I,T),readShared:(0,K().sharedPolicies)(
I)},$,J)}function Q(k,I){if("unavailable"in k)return(0,o().approveByNobody)(`cannot read reviews: ${k.unavailable}`);const B=I.
name==="pull_request"&&I.pullRequest.isFork;return(0,o().approveByReviews)($=>$===void 0?void 0:(0,x().githubReviews)(k,
{number:$,isFork:B}))}function q(k,I,B,$,J){const N=$.GITHUB_WORKSPACE??process.cwd();return(0,s().gate)({directory:N,env:$,
locate:I,...k["policy-ref"]!==void 0&&{policyRef:k["policy-ref"]},inputs:k,all:k.all,...B,...k.prepare!==void 0&&{prepare:k.
prepare},progress:(0,W().groupedProgress)(P().core),signal:J,secrets:(0,w().secretsOf)($)})}},"action/inputs"(c,t,l,O){let _;
const o=()=>_??=t("zod");let d;const a=()=>d??=t("error");let h;const n=()=>h??=t("model/run");let u;const e=()=>u??=t("\
policy/policy");let i;const g=()=>i??=t("shard/shard-schema");l(c,{inputsSchema:()=>p,readInputs:()=>s,readPublishingInputs:()=>E});
const m=o().enum(["true","True","TRUE","false","False","FALSE"]).transform(y=>y.toLowerCase()==="true"),p=o().object({mode:o().
enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":o().string().optional(),prepare:o().
string().optional(),...e().policyInputsSchema.shape,"policy-ref":o().string().optional(),all:m.default(!1),comment:o().enum(
["on-findings","always","never"]).default("on-findings"),"check-name":o().string().min(1).max(100).default("gene-gate"),
"artifact-name":o().string().min(1).default("gene-gate"),shards:o().coerce.number().pipe(n().shardCountSchema).default(4),
shard:g().shardSchema.optional(),parts:o().string().optional(),durations:o().string().optional(),assets:o().string().optional(),
events:o().string().optional(),report:o().string().optional(),attestation:o().string().optional(),fetch:m.default(!1),"t\
rusted-root":o().string().optional(),"output-directory":o().string().optional()}),r=p.pick({mode:!0,"github-token":!0,comment:!0,
"check-name":!0,"output-directory":!0});function s(y){const w=p.safeParse(x(p,y));if(w.success)return w.data;const f=w.error.
issues.map(({path:b,message:v})=>`${b.join(".")}: ${v}`);throw new(a()).GateError("input_invalid",`The action's inputs a\
re invalid:
${f.join(`
`)}`,"Fix `with:` in the workflow step; docs/reference.md lists every input and its values.")}function E(y){const w=x(r,
y),f=r.safeParse(w);if(f.success)return f.data;const b=Object.fromEntries(f.error.issues.map(({path:v})=>[v[0],void 0]));
return r.parse({...w,...b})}function x({shape:y},w){const f=Object.keys(y).map(b=>[b,w(b)]);return Object.fromEntries(f.
filter(([,b])=>b!==""))}},"action/main"(c,t,l,O){let _;const o=()=>_??=t("gate");let d;const a=()=>d??=t("action/core");
let h;const n=()=>h??=t("action/fail");let u;const e=()=>u??=t("action/gate-job");let i;const g=()=>i??=t("action/inputs");
let m;const p=()=>m??=t("action/plan-shards");let r;const s=()=>r??=t("action/promote");let E;const x=()=>E??=t("action/\
publish-job");let y;const w=()=>y??=t("action/publish-report");let f;const b=()=>f??=t("action/report-job");let v;const P=()=>v??=
t("action/run-shard");l(c,{runAction:()=>S});const C={gate:async(...R)=>await(0,w().publishReport)(await(0,e().gateJob)(
...R)),publish:async(...R)=>await(0,w().publishReport)(await(0,x().publishJob)(...R)),plan:p().planShardsStep,run:P().runShard,
report:async(...R)=>await(0,w().publishReport)(await(0,b().reportJob)(...R)),promote:async(R,j)=>await(0,s().runPromotion)(
j)};async function S(R,j){try{const A=(0,g().readPublishingInputs)(a().core.getInput);await C[A.mode](A,R,j)}catch(A){(0,n().
failUndecided)((0,o().asGateError)(A))}}},"action/payload"(c,t,l,O){let _;const o=()=>_??=t("node:stream/consumers");let d;
const a=()=>d??=t("error");let h;const n=()=>h??=t("event/payload");let u;const e=()=>u??=t("open-input");l(c,{eventPayload:()=>g,
readEvent:()=>i});async function i(m,p){const{GITHUB_EVENT_NAME:r="",GITHUB_EVENT_PATH:s=""}=m;try{return p(r,JSON.parse(
await(0,o().text)((0,e().openInput)(s))))}catch(E){throw E instanceof a().GateError?E:new(a()).GateError("event_invalid",
`Cannot read the event file ${s||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action in a workflow started by Gi\
tHub, on `pull_request`.",{cause:E})}}function g(m){return i(m,(p,r)=>(0,n().parsePayload)(p,r,m.GITHUB_SHA))}},"action/\
plan-shards"(c,t,l,O){let _;const o=()=>_??=t("report/view/words");let d;const a=()=>d??=t("shard/plan");let h;const n=()=>h??=
t("action/core");let u;const e=()=>u??=t("action/durations");let i;const g=()=>i??=t("action/fail");let m;const p=()=>m??=
t("action/gate-job");let r;const s=()=>r??=t("action/inputs");let E;const x=()=>E??=t("action/payload");let y;const w=()=>y??=
t("action/publish-context");l(c,{planShardsStep:()=>f});async function f(b,v,P){const C=await(0,x().eventPayload)(v),{github:S}=(0,w().
publishContext)(b,v,C),R=await(0,p().judgeEvent)(C,S,{run:!1},v,P),{error:j}=R;if(j){(0,g().failUndecided)(j);return}const{
matrix:A,shards:W,waiting:H}=(0,a().planShards)(R,(0,s().readInputs)(n().core.getInput).shards,await(0,e().durationsInput)(
v));n().core.setOutput("matrix",JSON.stringify(A));const M=W.map(({shard:z,genes:K,commands:V})=>({shard:z,genes:K.length,
commands:V}));n().core.setOutput("shards",JSON.stringify(M)),n().core.info(`${(0,o().count)(W.length,"shard")}: ${JSON.stringify(
M)}`),H.length>0&&n().core.info(`${(0,o().count)(H.length,"gene")} waiting for approval`)}},"action/post"(c,t,l,O){let _;
const o=()=>_??=t("github/client");let d;const a=()=>d??=t("publish/post");let h;const n=()=>h??=t("action/core");l(c,{runPost:()=>u});
async function u(){const e=n().core.getInput("github-token");if(e==="")return;const i=await(0,a().closeAbandonedCheck)({
client:(0,o().connect)(e),getState:n().core.getState});i.status==="closed"&&n().core.warning("The gate did not finish; i\
ts check run was completed as a failure."),i.status==="failed"&&n().core.warning(`The check run may still be in progress\
: ${i.reason}.`)}},"action/progress"(c,t,l,O){let _;const o=()=>_??=t("report/view/words");let d;const a=()=>d??=t("run/\
progress");l(c,{groupedProgress:()=>h});function h(n){const u=(0,a().linesOfProgress)(n.info);return{...u,planned:e=>{n.
startGroup(`Run ${(0,o().count)(e,"validation command")}`),u.planned(e)},ended:()=>n.endGroup()}}},"action/publish-conte\
xt"(c,t,l,O){let _;const o=()=>_??=t("node:crypto");let d;const a=()=>d??=t("node:path");let h;const n=()=>h??=t("error");
let u;const e=()=>u??=t("github/client");let i;const g=()=>i??=t("action/core");l(c,{publishContext:()=>m});function m(r,s,E){
const{GITHUB_SERVER_URL:x,GITHUB_REPOSITORY:y,GITHUB_RUN_ID:w,RUNNER_TEMP:f}=s,b=r["output-directory"],v=`${x}/${y}`;return{
github:p(r["github-token"],E),checkName:r["check-name"],runKey:(0,o().randomUUID)(),...y!==void 0&&{repositoryUrl:v},...w!==
void 0&&{detailsUrl:`${v}/actions/runs/${w}`},comment:r.comment,outputDirectory:b===void 0?(0,a().join)(f??process.cwd(),
"gene-gate"):(0,a().resolve)(s.GITHUB_WORKSPACE??".",b),...s.GITHUB_STEP_SUMMARY&&{stepSummaryPath:s.GITHUB_STEP_SUMMARY},
core:g().core}}function p(r,s){if(s instanceof n().GateError)return{unavailable:"the event has no commit to report on"};
if(r===void 0)return{unavailable:"the input `github-token` is not set"};const E={client:(0,e().connect)(r),headSha:s.headSha};
if(s.name!=="pull_request")return{...E,owner:s.owner,repo:s.repo};const{owner:x,repo:y,number:w,isFork:f}=s.pullRequest;
return{...E,owner:x,repo:y,pullRequest:{number:w,isFork:f}}}},"action/publish-job"(c,t,l,O){let _;const o=()=>_??=t("app\
roval/by-reviews");let d;const a=()=>d??=t("error");let h;const n=()=>h??=t("event/find-pull-request");let u;const e=()=>u??=
t("event/known-refs");let i;const g=()=>i??=t("event/resolve-pull-request");let m;const p=()=>m??=t("event/workflow-run");
let r;const s=()=>r??=t("gate");let E;const x=()=>E??=t("github/artifact");let y;const w=()=>y??=t("github/client");let f;
const b=()=>f??=t("github/reviews");let v;const P=()=>v??=t("github/unzip");let C;const S=()=>C??=t("report/read");let R;
const j=()=>R??=t("report/redact/secrets");let A;const W=()=>A??=t("report/reported-runs");let H;const M=()=>H??=t("acti\
on/core");let z;const K=()=>z??=t("action/inputs");let V;const X=()=>V??=t("action/payload");let Z;const Q=()=>Z??=t("ac\
tion/progress");let q;const k=()=>q??=t("action/publish-context");let I;const B=()=>I??=t("action/shared-policy");l(c,{publishJob:()=>$});
async function $(T,F,U){const G=await J(T["github-token"],F).catch(s().asGateError),L=G instanceof a().GateError,D=(0,k().
publishContext)(T,F,L?G:G.payload);return{context:D,decide:async()=>{if(L)throw G;return await N(G,D.github,F,U)},reportsOnly:!0}}
async function J(T,F){const U=await(0,X().readEvent)(F,p().parseWorkflowRun);if(T===void 0)throw new(a()).GateError("inp\
ut_invalid","`mode: publish` requires the input `github-token`","Remove the input from the step; its default is the toke\
n of the job.");return{run:U,payload:await(0,n().findPullRequest)((0,w().connect)(T),U)}}async function N({run:T,payload:F},U,G,L){
if("unavailable"in U)throw new Error(U.unavailable);const D=(0,K().readInputs)(M().core.getInput),tt={client:U.client,owner:T.
owner,repo:T.repo},Y=await(0,x().downloadArtifact)(tt,T.runId,D["artifact-name"]),et=await(0,P().readZipFile)(Y,S().REPORT_FILE,
S().MAX_REPORT_BYTES),rt=(0,S().readUploadedReport)(et,F),nt=await(0,e().askForRefs)(U,F,M().core.warning);return await(0,s().
gate)({directory:G.GITHUB_WORKSPACE??process.cwd(),env:G,locate:ot=>(0,g().resolveFetched)(ot,F,nt),...D["policy-ref"]!==
void 0&&{policyRef:D["policy-ref"]},inputs:D,readShared:(0,B().sharedPolicies)(U),all:D.all,approver:(0,o().approveByReviews)(
()=>(0,b().githubReviews)(U,F.pullRequest)),run:!1,takeRuns:({audit:ot},it)=>(0,W().reportedRuns)(ot,rt,it),progress:(0,Q().
groupedProgress)(M().core),signal:L,secrets:(0,j().secretsOf)(G)})}},"action/publish-report"(c,t,l,O){let _;const o=()=>_??=
t("gate");let d;const a=()=>d??=t("publish/publisher");let h;const n=()=>h??=t("report/build");let u;const e=()=>u??=t("\
report/markdown/check-text");let i;const g=()=>i??=t("report/markdown/markdown");let m;const p=()=>m??=t("report/view/he\
adline");let r;const s=()=>r??=t("action/core");let E;const x=()=>E??=t("action/fail");l(c,{publishReport:()=>w});function y({
detailsUrl:f,repositoryUrl:b}){return{...f!==void 0&&{detailsUrl:f},...b!==void 0&&{repositoryUrl:b}}}async function w({
context:f,decide:b,reportsOnly:v}){const P=new Date,C=await(0,a().startCheck)(f),S=await b().catch(H=>(0,n().buildErrorReport)(
(0,o().asGateError)(H),{startedAt:P},new Date)),R=(0,p().checkTitle)(S),{conclusion:j,channels:A}=await(0,a().publish)(f,
C,{report:S,title:R,markdown:H=>(0,g().renderMarkdown)(S,{...y(f),maxCharacters:H}),text:H=>(0,e().renderCheckText)(S,{...y(
f),maxCharacters:H})});(v?A.check.status==="reached":j==="success"||j==="neutral")?s().core.info(R):S.error?(0,x().failUndecided)(
S.error):s().core.setFailed(R)}},"action/report-job"(c,t,l,O){let _;const o=()=>_??=t("node:path");let d;const a=()=>d??=
t("error");let h;const n=()=>h??=t("open-input");let u;const e=()=>u??=t("shard/merged-runs");let i;const g=()=>i??=t("s\
hard/read-parts");let m;const p=()=>m??=t("action/core");let r;const s=()=>r??=t("action/durations");let E;const x=()=>E??=
t("action/gate-job");let y;const w=()=>y??=t("action/inputs");l(c,{reportJob:()=>f});function f(v,P,C){return(0,x().eventJob)(
v,P,C,()=>{const S=b(P);return{run:!1,takeRuns:async(R,j)=>(0,e().mergedRuns)(await(0,g().readParts)(await(0,g().findParts)(
S),n().openInput),R,j,await(0,s().durationsInput)(P))}})}function b(v){const{parts:P}=(0,w().readInputs)(p().core.getInput);
if(P!==void 0)return(0,o().resolve)(v.GITHUB_WORKSPACE??".",P);throw new(a()).GateError("input_invalid","`mode: report` \
requires the input `parts`","Set it to the directory into which actions/download-artifact downloads the parts.")}},"acti\
on/run-shard"(c,t,l,O){let _;const o=()=>_??=t("error");let d;const a=()=>d??=t("gate");let h;const n=()=>h??=t("publish\
/conclusion");let u;const e=()=>u??=t("publish/files");let i;const g=()=>i??=t("publish/log-failures");let m;const p=()=>m??=
t("publish/outputs");let r;const s=()=>r??=t("report/build");let E;const x=()=>E??=t("report/markdown/markdown");let y;const w=()=>y??=
t("report/view/headline");let f;const b=()=>f??=t("shard/shard");let v;const P=()=>v??=t("verdict/exit-code");let C;const S=()=>C??=
t("action/core");let R;const j=()=>R??=t("action/durations");let A;const W=()=>A??=t("action/fail");let H;const M=()=>H??=
t("action/gate-job");let z;const K=()=>z??=t("action/inputs");let V;const X=()=>V??=t("action/payload");let Z;const Q=()=>Z??=
t("action/publish-context");l(c,{runShard:()=>q});async function q(k,I,B){const $=new Date,{shard:J}=(0,K().readInputs)(
S().core.getInput);if(J===void 0)throw new(o()).GateError("input_invalid","`mode: run` requires the input `shard`","Set \
it to the shard of the matrix, such as 2/8.");const N=await(0,X().eventPayload)(I).catch(a().asGateError),{github:T,outputDirectory:F}=(0,Q().
publishContext)(k,I,N),G=await(0,j().durationsInput)(I).then(Y=>(0,M().judgeEvent)(N,T,{run:!0,shard:J,durations:Y},I,B)).
catch(Y=>(0,s().buildErrorReport)((0,a().asGateError)(Y),{startedAt:$,shard:J},new Date)),L=await(0,e().publishFiles)(F,
{report:G,markdown:Y=>(0,x().renderMarkdown)(G,{maxCharacters:Y})});if(L.status==="failed")throw new(o()).GateError("fil\
e_unreadable",L.reason,"Set `output-directory` to another directory.");await(0,g().logFailures)(S().core,G),(0,p().setOutputs)(
S().core,(0,p().outputsOf)(G,(0,n().conclusionOf)(G),(0,e().resultPaths)(F)));const D=(0,b().ownVerdict)(G),tt=`part ${(0,b().
shardName)(J)}: ${w().VERDICT_WORDS[D]}`;(0,P().exitCodeOf)(D,G.policy?.enforce)===0?S().core.info(tt):G.error?(0,W().failUndecided)(
G.error):S().core.setFailed(tt)}},"action/shared-policy"(c,t,l,O){let _;const o=()=>_??=t("github/failure");let d;const a=()=>d??=
t("github/file");let h;const n=()=>h??=t("policy/shared");l(c,{sharedPolicies:()=>u});function u(e){return async i=>{if("\
unavailable"in e)throw(0,n().unavailable)(i,e.unavailable);const[g="",m=""]=i.repository.split("/");try{return await(0,a().
readFileAt)({client:e.client,owner:g,repo:m},i.path,i.commit)}catch(p){const r={doing:"read it",permission:"contents: re\
ad",fork:!1};throw(0,n().unavailable)(i,(0,o().explainFailure)(p,r),{cause:p})}}}}};
