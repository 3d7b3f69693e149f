"use strict";module.exports={"action/changed-files"(c,t,l,F){let _;const o=()=>_??=t("github/failure");let u;const s=()=>u??=t("githu\
b/pull-request");l(c,{withChangedFiles:()=>n});const f="read the number of changed files";async function n(r,a,b){const{
pullRequest:h,headSha:p}=r;if(h.changedFiles!==void 0)return r;const e=await d(r,a);if("headSha"in e&&e.headSha===p)return{
...r,pullRequest:{...h,changedFiles:e.changedFiles}};const i="reason"in e?e.reason:"the pull request has newer commits";
return b(`The number of changed files was not compared with GitHub's: ${i}.`),r}async function d({pullRequest:{owner:r,repo:a,
number:b,isFork:h}},p){if("unavailable"in p)return{reason:p.unavailable};try{return await(0,s().pullRequestState)({client:p.
client,owner:r,repo:a},b)}catch(e){const i={doing:f,permission:"pull-requests: read",fork:h};return{reason:(0,o().explainFailure)(
e,i)}}}},"action/core"(c,t,l,F){let _;const o=()=>_??=t("@actions/core");l(c,{core:()=>u});const u={endGroup:o().endGroup,
error:o().error,getInput:o().getInput,getState:o().getState,info:o().info,notice:o().notice,saveState:o().saveState,setFailed:o().
setFailed,setOutput:o().setOutput,startGroup:o().startGroup,warning:o().warning}},"action/durations"(c,t,l,F){let _;const o=()=>_??=
t("node:path");let u;const s=()=>u??=t("open-input");let f;const n=()=>f??=t("shard/durations");let d;const r=()=>d??=t(
"action/core");let a;const b=()=>a??=t("action/inputs");l(c,{durationsInput:()=>h});async function h(p){const{durations:e}=(0,b().
readInputs)(r().core.getInput);return e===void 0?new Map:(0,n().readDurations)((0,o().resolve)(p.GITHUB_WORKSPACE??".",e),
s().openInput)}},"action/fail"(c,t,l,F){let _;const o=()=>_??=t("run/safe-line");let u;const s=()=>u??=t("action/core");
l(c,{failUndecided:()=>f});function f({message:n,hint:d}){const r=n.replace(/\s*\n\s*/g," "),a=d.split(`
`);if(a.length===1){s().core.setFailed(`${r} ${d}`);return}for(const b of a)s().core.info((0,o().safeLine)(b));s().core.
setFailed(r)}},"action/gate-job"(c,t,l,F){let _;const o=()=>_??=t("approval/by-reviews");let u;const s=()=>u??=t("error");
let f;const n=()=>f??=t("event/known-refs");let d;const r=()=>d??=t("event/merge-group");let a;const b=()=>a??=t("event/\
payload");let h;const p=()=>h??=t("event/resolve-event");let e;const i=()=>e??=t("gate");let E;const P=()=>E??=t("github\
/reviews");let y;const g=()=>y??=t("report/redact/secrets");let m;const w=()=>m??=t("action/changed-files");let v;const I=()=>v??=
t("action/core");let H;const R=()=>H??=t("action/inputs");let S;const j=()=>S??=t("action/payload");let $;const W=()=>$??=
t("action/progress");let B;const N=()=>B??=t("action/publish-context");l(c,{eventJob:()=>z,gateJob:()=>V,judgeEvent:()=>K});
function V(k,x,J){return z(k,x,J,()=>({run:!0}))}async function z(k,x,J,O){const D=await(0,j().eventPayload)(x).catch(i().
asGateError),M=(0,N().publishContext)(k,x,D);return{context:M,decide:async()=>await K(D,M.github,O(),x,J)}}async function K(k,x,J,O,D){
if(k instanceof s().GateError)throw k;(0,b().requireUnprivileged)(k);const M=(0,R().readInputs)(I().core.getInput),G=k.name===
"pull_request"?await(0,w().withChangedFiles)(k,x,I().core.warning):k,U=await(0,n().askForRefs)(x,G,I().core.warning);return await X(
M,async C=>{const A=await(0,p().resolveEvent)(C,G,U);return G.name==="merge_group"?await(0,r().withGroup)(A,G,C,x,I().core.
warning):A},{...J,approver:Y(x,G)},O,D)}function Y(k,x){if("unavailable"in k)return(0,o().approveByNobody)(`cannot read \
reviews: ${k.unavailable}`);const J=x.name==="pull_request"&&x.pullRequest.isFork;return(0,o().approveByReviews)(O=>O===
void 0?void 0:(0,P().githubReviews)(k,{number:O,isFork:J}))}function X(k,x,J,O,D){const M=O.GITHUB_WORKSPACE??process.cwd();
return(0,i().gate)({directory:M,env:O,locate:x,...k["policy-ref"]!==void 0&&{policyRef:k["policy-ref"]},inputs:k,all:k.all,
...J,...k.prepare!==void 0&&{prepare:k.prepare},progress:(0,W().groupedProgress)(I().core),signal:D,secrets:(0,g().secretsOf)(
O)})}},"action/inputs"(c,t,l,F){let _;const o=()=>_??=t("zod");let u;const s=()=>u??=t("error");let f;const n=()=>f??=t(
"model/run");let d;const r=()=>d??=t("policy/policy");let a;const b=()=>a??=t("shard/shard-schema");l(c,{inputsSchema:()=>p,
readInputs:()=>i,readPublishingInputs:()=>E});const h=o().enum(["true","True","TRUE","false","False","FALSE"]).transform(
y=>y.toLowerCase()==="true"),p=o().object({mode:o().enum(["gate","publish","plan","run","report","promote"]).default("ga\
te"),"github-token":o().string().optional(),prepare:o().string().optional(),...r().policyInputsSchema.shape,"policy-ref":o().
string().optional(),all:h.default(!1),comment:o().enum(["on-findings","always","never"]).default("on-findings"),"check-n\
ame":o().string().min(1).max(100).default("gene-gate"),"artifact-name":o().string().min(1).default("gene-gate"),shards:o().
coerce.number().pipe(n().shardCountSchema).default(4),shard:b().shardSchema.optional(),parts:o().string().optional(),durations:o().
string().optional(),assets:o().string().optional(),events:o().string().optional(),report:o().string().optional(),attestation:o().
string().optional(),fetch:h.default(!1),"trusted-root":o().string().optional(),"output-directory":o().string().optional()}),
e=p.pick({mode:!0,"github-token":!0,comment:!0,"check-name":!0,"output-directory":!0});function i(y){const g=p.safeParse(
P(p,y));if(g.success)return g.data;const m=g.error.issues.map(({path:w,message:v})=>`${w.join(".")}: ${v}`);throw new(s()).
GateError("input_invalid",`The action's inputs are invalid:
${m.join(`
`)}`,"Fix `with:` in the workflow step; docs/reference.md lists every input and its values.")}function E(y){const g=P(e,
y),m=e.safeParse(g);if(m.success)return m.data;const w=Object.fromEntries(m.error.issues.map(({path:v})=>[v[0],void 0]));
return e.parse({...g,...w})}function P({shape:y},g){const m=Object.keys(y).map(w=>[w,g(w)]);return Object.fromEntries(m.
filter(([,w])=>w!==""))}},"action/main"(c,t,l,F){let _;const o=()=>_??=t("gate");let u;const s=()=>u??=t("action/core");
let f;const n=()=>f??=t("action/fail");let d;const r=()=>d??=t("action/gate-job");let a;const b=()=>a??=t("action/inputs");
let h;const p=()=>h??=t("action/plan-shards");let e;const i=()=>e??=t("action/promote");let E;const P=()=>E??=t("action/\
publish-job");let y;const g=()=>y??=t("action/publish-report");let m;const w=()=>m??=t("action/report-job");let v;const I=()=>v??=
t("action/run-shard");l(c,{runAction:()=>R});const H={gate:async(...S)=>await(0,g().publishReport)(await(0,r().gateJob)(
...S)),publish:async(...S)=>await(0,g().publishReport)(await(0,P().publishJob)(...S)),plan:p().planShardsStep,run:I().runShard,
report:async(...S)=>await(0,g().publishReport)(await(0,w().reportJob)(...S)),promote:async(S,j)=>await(0,i().runPromotion)(
j)};async function R(S,j){try{const $=(0,b().readPublishingInputs)(s().core.getInput);await H[$.mode]($,S,j)}catch($){(0,n().
failUndecided)((0,o().asGateError)($))}}},"action/payload"(c,t,l,F){let _;const o=()=>_??=t("node:stream/consumers");let u;
const s=()=>u??=t("error");let f;const n=()=>f??=t("event/payload");let d;const r=()=>d??=t("open-input");l(c,{eventPayload:()=>b,
readEvent:()=>a});async function a(h,p){const{GITHUB_EVENT_NAME:e="",GITHUB_EVENT_PATH:i=""}=h;try{return p(e,JSON.parse(
await(0,o().text)((0,r().openInput)(i))))}catch(E){throw E instanceof s().GateError?E:new(s()).GateError("event_invalid",
`Cannot read the event file ${i||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action in a workflow started by Gi\
tHub, on `pull_request`.",{cause:E})}}function b(h){return a(h,(p,e)=>(0,n().parsePayload)(p,e,h.GITHUB_SHA))}},"action/\
plan-shards"(c,t,l,F){let _;const o=()=>_??=t("report/view/words");let u;const s=()=>u??=t("shard/plan");let f;const n=()=>f??=
t("action/core");let d;const r=()=>d??=t("action/durations");let a;const b=()=>a??=t("action/fail");let h;const p=()=>h??=
t("action/gate-job");let e;const i=()=>e??=t("action/inputs");let E;const P=()=>E??=t("action/payload");let y;const g=()=>y??=
t("action/publish-context");l(c,{planShardsStep:()=>m});async function m(w,v,I){const H=await(0,P().eventPayload)(v),{github:R}=(0,g().
publishContext)(w,v,H),S=await(0,p().judgeEvent)(H,R,{run:!1},v,I),{error:j}=S;if(j){(0,b().failUndecided)(j);return}const{
matrix:$,shards:W,waiting:B}=(0,s().planShards)(S,(0,i().readInputs)(n().core.getInput).shards,await(0,r().durationsInput)(
v));n().core.setOutput("matrix",JSON.stringify($));const N=W.map(({shard:V,genes:z,commands:K})=>({shard:V,genes:z.length,
commands:K}));n().core.setOutput("shards",JSON.stringify(N)),n().core.info(`${(0,o().count)(W.length,"shard")}: ${JSON.stringify(
N)}`),B.length>0&&n().core.info(`${(0,o().count)(B.length,"gene")} waiting for approval`)}},"action/post"(c,t,l,F){let _;
const o=()=>_??=t("github/client");let u;const s=()=>u??=t("publish/post");let f;const n=()=>f??=t("action/core");l(c,{runPost:()=>d});
async function d(){const r=n().core.getInput("github-token");if(r==="")return;const a=await(0,s().closeAbandonedCheck)({
client:(0,o().connect)(r),getState:n().core.getState});a.status==="closed"&&n().core.warning("The gate did not finish; i\
ts check run was completed as a failure."),a.status==="failed"&&n().core.warning(`The check run may still be in progress\
: ${a.reason}.`)}},"action/progress"(c,t,l,F){let _;const o=()=>_??=t("report/view/words");let u;const s=()=>u??=t("run/\
progress");l(c,{groupedProgress:()=>f});function f(n){const d=(0,s().linesOfProgress)(n.info);return{...d,planned:r=>{n.
startGroup(`Run ${(0,o().count)(r,"validation command")}`),d.planned(r)},ended:()=>n.endGroup()}}},"action/publish-conte\
xt"(c,t,l,F){let _;const o=()=>_??=t("node:crypto");let u;const s=()=>u??=t("node:path");let f;const n=()=>f??=t("error");
let d;const r=()=>d??=t("github/client");let a;const b=()=>a??=t("action/core");l(c,{publishContext:()=>h});function h(e,i,E){
const{GITHUB_SERVER_URL:P,GITHUB_REPOSITORY:y,GITHUB_RUN_ID:g,RUNNER_TEMP:m}=i,w=e["output-directory"],v=`${P}/${y}`;return{
github:p(e["github-token"],E),checkName:e["check-name"],runKey:(0,o().randomUUID)(),...y!==void 0&&{repositoryUrl:v},...g!==
void 0&&{detailsUrl:`${v}/actions/runs/${g}`},comment:e.comment,outputDirectory:w===void 0?(0,s().join)(m??process.cwd(),
"gene-gate"):(0,s().resolve)(i.GITHUB_WORKSPACE??".",w),...i.GITHUB_STEP_SUMMARY&&{stepSummaryPath:i.GITHUB_STEP_SUMMARY},
core:b().core}}function p(e,i){if(i instanceof n().GateError)return{unavailable:"the event has no commit to report on"};
if(e===void 0)return{unavailable:"the input `github-token` is not set"};const E={client:(0,r().connect)(e),headSha:i.headSha};
if(i.name!=="pull_request")return{...E,owner:i.owner,repo:i.repo};const{owner:P,repo:y,number:g,isFork:m}=i.pullRequest;
return{...E,owner:P,repo:y,pullRequest:{number:g,isFork:m}}}},"action/publish-job"(c,t,l,F){let _;const o=()=>_??=t("app\
roval/by-reviews");let u;const s=()=>u??=t("error");let f;const n=()=>f??=t("event/find-pull-request");let d;const r=()=>d??=
t("event/known-refs");let a;const b=()=>a??=t("event/resolve-pull-request");let h;const p=()=>h??=t("event/workflow-run");
let e;const i=()=>e??=t("gate");let E;const P=()=>E??=t("github/artifact");let y;const g=()=>y??=t("github/client");let m;
const w=()=>m??=t("github/reviews");let v;const I=()=>v??=t("github/unzip");let H;const R=()=>H??=t("report/read");let S;
const j=()=>S??=t("report/redact/secrets");let $;const W=()=>$??=t("report/reported-runs");let B;const N=()=>B??=t("acti\
on/core");let V;const z=()=>V??=t("action/inputs");let K;const Y=()=>K??=t("action/payload");let X;const k=()=>X??=t("ac\
tion/progress");let x;const J=()=>x??=t("action/publish-context");l(c,{publishJob:()=>O});async function O(G,U,C){const A=await D(
G["github-token"],U).catch(i().asGateError),Z=A instanceof s().GateError,T=(0,J().publishContext)(G,U,Z?A:A.payload);return{
context:T,decide:async()=>{if(Z)throw A;return await M(A,T.github,U,C)},reportsOnly:!0}}async function D(G,U){const C=await(0,Y().
readEvent)(U,p().parseWorkflowRun);if(G===void 0)throw new(s()).GateError("input_invalid","`mode: publish` requires the \
input `github-token`","Remove the input from the step; its default is the token of the job.");return{run:C,payload:await(0,n().
findPullRequest)((0,g().connect)(G),C)}}async function M({run:G,payload:U},C,A,Z){if("unavailable"in C)throw new Error(C.
unavailable);const T=(0,z().readInputs)(N().core.getInput),Q={client:C.client,owner:G.owner,repo:G.repo},q=await(0,P().downloadArtifact)(
Q,G.runId,T["artifact-name"]),tt=await(0,I().readZipFile)(q,R().REPORT_FILE,R().MAX_REPORT_BYTES),L=(0,R().readUploadedReport)(
tt,U),et=await(0,r().askForRefs)(C,U,N().core.warning);return await(0,i().gate)({directory:A.GITHUB_WORKSPACE??process.cwd(),
env:A,locate:ot=>(0,b().resolveFetched)(ot,U,et),...T["policy-ref"]!==void 0&&{policyRef:T["policy-ref"]},inputs:T,all:T.
all,approver:(0,o().approveByReviews)(()=>(0,w().githubReviews)(C,U.pullRequest)),run:!1,takeRuns:({audit:ot},rt)=>(0,W().
reportedRuns)(ot,L,rt),progress:(0,k().groupedProgress)(N().core),signal:Z,secrets:(0,j().secretsOf)(A)})}},"action/publ\
ish-report"(c,t,l,F){let _;const o=()=>_??=t("gate");let u;const s=()=>u??=t("publish/publisher");let f;const n=()=>f??=
t("report/build");let d;const r=()=>d??=t("report/markdown/check-text");let a;const b=()=>a??=t("report/markdown/markdow\
n");let h;const p=()=>h??=t("report/view/headline");let e;const i=()=>e??=t("action/core");let E;const P=()=>E??=t("acti\
on/fail");l(c,{publishReport:()=>g});function y({detailsUrl:m,repositoryUrl:w}){return{...m!==void 0&&{detailsUrl:m},...w!==
void 0&&{repositoryUrl:w}}}async function g({context:m,decide:w,reportsOnly:v}){const I=new Date,H=await(0,s().startCheck)(
m),R=await w().catch(B=>(0,n().buildErrorReport)((0,o().asGateError)(B),{startedAt:I},new Date)),S=(0,p().checkTitle)(R),
{conclusion:j,channels:$}=await(0,s().publish)(m,H,{report:R,title:S,markdown:B=>(0,b().renderMarkdown)(R,{...y(m),maxCharacters:B}),
text:B=>(0,r().renderCheckText)(R,{...y(m),maxCharacters:B})});(v?$.check.status==="reached":j==="success"||j==="neutral")?
i().core.info(S):R.error?(0,P().failUndecided)(R.error):i().core.setFailed(S)}},"action/report-job"(c,t,l,F){let _;const o=()=>_??=
t("node:path");let u;const s=()=>u??=t("error");let f;const n=()=>f??=t("open-input");let d;const r=()=>d??=t("shard/mer\
ged-runs");let a;const b=()=>a??=t("shard/read-parts");let h;const p=()=>h??=t("action/core");let e;const i=()=>e??=t("a\
ction/durations");let E;const P=()=>E??=t("action/gate-job");let y;const g=()=>y??=t("action/inputs");l(c,{reportJob:()=>m});
function m(v,I,H){return(0,P().eventJob)(v,I,H,()=>{const R=w(I);return{run:!1,takeRuns:async(S,j)=>(0,r().mergedRuns)(await(0,b().
readParts)(await(0,b().findParts)(R),n().openInput),S,j,await(0,i().durationsInput)(I))}})}function w(v){const{parts:I}=(0,g().
readInputs)(p().core.getInput);if(I!==void 0)return(0,o().resolve)(v.GITHUB_WORKSPACE??".",I);throw new(s()).GateError("\
input_invalid","`mode: report` requires the input `parts`","Set it to the folder into which actions/download-artifact do\
wnloads the parts.")}},"action/run-shard"(c,t,l,F){let _;const o=()=>_??=t("error");let u;const s=()=>u??=t("gate");let f;
const n=()=>f??=t("publish/conclusion");let d;const r=()=>d??=t("publish/files");let a;const b=()=>a??=t("publish/log-fa\
ilures");let h;const p=()=>h??=t("publish/outputs");let e;const i=()=>e??=t("report/build");let E;const P=()=>E??=t("rep\
ort/markdown/markdown");let y;const g=()=>y??=t("report/view/headline");let m;const w=()=>m??=t("shard/shard");let v;const I=()=>v??=
t("verdict/exit-code");let H;const R=()=>H??=t("action/core");let S;const j=()=>S??=t("action/durations");let $;const W=()=>$??=
t("action/fail");let B;const N=()=>B??=t("action/gate-job");let V;const z=()=>V??=t("action/inputs");let K;const Y=()=>K??=
t("action/payload");let X;const k=()=>X??=t("action/publish-context");l(c,{runShard:()=>x});async function x(J,O,D){const M=new Date,
{shard:G}=(0,z().readInputs)(R().core.getInput);if(G===void 0)throw new(o()).GateError("input_invalid","`mode: run` requ\
ires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const U=await(0,Y().eventPayload)(O).catch(s().
asGateError),{github:C,outputDirectory:A}=(0,k().publishContext)(J,O,U),T=await(0,j().durationsInput)(O).then(L=>(0,N().
judgeEvent)(U,C,{run:!0,shard:G,durations:L},O,D)).catch(L=>(0,i().buildErrorReport)((0,s().asGateError)(L),{startedAt:M,
shard:G},new Date)),Q=await(0,r().publishFiles)(A,{report:T,markdown:L=>(0,P().renderMarkdown)(T,{maxCharacters:L})});if(Q.
status==="failed")throw new(o()).GateError("file_unreadable",Q.reason,"Set `output-directory` to another folder.");await(0,b().
logFailures)(R().core,T),(0,p().setOutputs)(R().core,(0,p().outputsOf)(T,(0,n().conclusionOf)(T),(0,r().resultPaths)(A)));
const q=(0,w().ownVerdict)(T),tt=`part ${(0,w().shardName)(G)}: ${g().VERDICT_WORDS[q]}`;(0,I().exitCodeOf)(q,T.policy?.
enforce)===0?R().core.info(tt):T.error?(0,W().failUndecided)(T.error):R().core.setFailed(tt)}}};
