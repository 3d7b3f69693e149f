"use strict";module.exports={"action/changed-files"(h,t,f,B){let g;const o=()=>g??=t("github/failure");let b;const a=()=>b??=t("githu\
b/pull-request");f(h,{withChangedFiles:()=>r});const y="read the number of changed files";async function r(e,n,m){const{
pullRequest:u,headSha:s}=e;if(u.changedFiles!==void 0)return e;const i=await w(e,n);if("headSha"in i&&i.headSha===s)return{
...e,pullRequest:{...u,changedFiles:i.changedFiles}};const k="reason"in i?i.reason:"the pull request has newer commits";
return m(`The number of changed files was not compared with GitHub's: ${k}.`),e}async function w({pullRequest:{owner:e,repo:n,
number:m}},u){if("unavailable"in u)return{reason:u.unavailable};try{return await(0,a().pullRequestState)({client:u.client,
owner:e,repo:n},m)}catch(s){const i={doing:y,permission:"pull-requests: read"};return{reason:(0,o().explainFailure)(s,i)}}}},
"action/check-place"(h,t,f,B){let g;const o=()=>g??=t("error");let b;const a=()=>b??=t("event/known-refs");let y;const r=()=>y??=
t("gate");let w;const e=()=>w??=t("publish/check-name");let n;const m=()=>n??=t("action/core");let u;const s=()=>u??=t("\
action/is-protected");let i;const k=()=>i??=t("action/other-pulls");let c;const _=()=>c??=t("action/publish-context");let S;
const I=()=>S??=t("action/shared-policy");f(h,{checkPlace:()=>O});async function O(p,l,d,x){const v=(0,_().publishContext)(
p,l,d,x);if(d instanceof o().GateError)return{context:v,known:{}};const R=await(0,a().askForRefs)(v.github,d,m().core.warning),
F=(0,I().sharedPolicies)(v.github),E=await(0,s().isProtected)(d,R,l,F).catch(r().asGateError),A=E instanceof o().GateError?
{doubt:E}:{},P={...v,checkName:(0,e().checkNameOf)(v.name,d,E!==!1)};if(d.name!=="pull_request"||E===!1)return{context:P,
known:R,...A};const{number:N}=d.pullRequest;return{context:{...P,others:()=>(0,k().otherPulls)(d.headSha,N,P,l,x)},known:R,
...A}}},"action/core"(h,t,f,B){let g;const o=()=>g??=t("@actions/core");f(h,{core:()=>b});const b={endGroup:o().endGroup,
error:o().error,getInput:o().getInput,getState:o().getState,info:o().info,notice:o().notice,saveState:o().saveState,setFailed:o().
setFailed,setOutput:o().setOutput,startGroup:o().startGroup,warning:o().warning}},"action/durations"(h,t,f,B){let g;const o=()=>g??=
t("node:path");let b;const a=()=>b??=t("open-input");let y;const r=()=>y??=t("shard/durations");let w;const e=()=>w??=t(
"action/core");let n;const m=()=>n??=t("action/inputs");f(h,{durationsInput:()=>u});async function u(s){const{durations:i}=(0,m().
readInputs)(e().core.getInput);return i===void 0?new Map:(0,r().readDurations)((0,o().resolve)(s.GITHUB_WORKSPACE??".",i),
a().openInput)}},"action/fail"(h,t,f,B){let g;const o=()=>g??=t("run/safe-line");let b;const a=()=>b??=t("action/core");
f(h,{failUndecided:()=>y});function y({message:r,hint:w}){const e=r.replace(/\s*\n\s*/g," "),n=w.split(`
`);if(n.length===1){a().core.setFailed(`${e} ${w}`);return}for(const m of n)a().core.info((0,o().safeLine)(m));a().core.
setFailed(e)}},"action/find-run"(h,t,f,B){let g;const o=()=>g??=t("error");let b;const a=()=>b??=t("event/find-pull-requ\
est");let y;const r=()=>y??=t("event/workflow-run");let w;const e=()=>w??=t("gate");let n;const m=()=>n??=t("github/arti\
fact");let u;const s=()=>u??=t("github/check-binding");let i;const k=()=>i??=t("github/check-run");let c;const _=()=>c??=
t("github/client");let S;const I=()=>S??=t("github/one-check");let O;const p=()=>O??=t("github/unzip");let l;const d=()=>l??=
t("publish/check-name");let x;const v=()=>x??=t("report/read");let R;const F=()=>R??=t("action/core");let E;const A=()=>E??=
t("action/inputs");let P;const N=()=>P??=t("action/payload");let M;const D=()=>M??=t("action/publish-others");f(h,{findRun:()=>z});
async function z(U,H,G){const j=await(0,N().readEvent)(H,r().parseWorkflowRun),{"github-token":J}=U;if(J===void 0)throw new(o()).
GateError("input_invalid","`mode: publish` requires the input `github-token`","Remove the input from the step; its defau\
lt is the token of the job.");const C=(0,_().connect)(J,{signal:G}),W=await(0,a().findPullRequests)(C,j),[L]=W;if(L===void 0){
const V=JSON.stringify(`${j.head.owner}:${j.head.branch}`);F().core.info(`No open pull request from ${V} is at ${j.headSha}\
: nothing to publish.`);return}const K=await T(j,C).catch(e().asGateError);if(K instanceof o().GateError&&await Y({...j,
client:C},W,U["check-name"])){await(0,D().publishOthers)(U,L,void 0,H,G);return}return{payload:$(W,K)??L,file:K}}async function Y(U,H,G){
for(const j of H){const{number:J}=j.pullRequest,C=[G,(0,I().nameOfPull)(G,J),(0,d().checkNameOf)(G,j,!1)],W=(await Promise.
all(C.map(K=>(0,k().gateChecks)(U,K)))).flat(),L=({completed:K,externalId:X})=>{const V=(0,s().readExternalId)(X);return K&&
V?.pulls.join()===`${J}`&&V.isInto(j.baseRef)};if(!W.some(L))return!1}return!0}async function T({runId:U,owner:H,repo:G},j){
const{"artifact-name":J}=(0,A().readInputs)(F().core.getInput),C=await(0,m().downloadArtifact)({client:j,owner:H,repo:G},
U,J);return await(0,p().readZipFile)(C,v().REPORT_FILE,v().MAX_REPORT_BYTES)}function $(U,H){if(H instanceof o().GateError)
return;const G=(0,v().claimedPull)(H);return U.find(({pullRequest:j})=>j.number===G)}},"action/gate-job"(h,t,f,B){let g;
const o=()=>g??=t("approval/by-reviews");let b;const a=()=>b??=t("error");let y;const r=()=>y??=t("event/known-refs");let w;
const e=()=>w??=t("event/merge-group");let n;const m=()=>n??=t("event/payload");let u;const s=()=>u??=t("event/resolve-e\
vent");let i;const k=()=>i??=t("gate");let c;const _=()=>c??=t("github/reviews");let S;const I=()=>S??=t("action/changed\
-files");let O;const p=()=>O??=t("action/check-place");let l;const d=()=>l??=t("action/core");let x;const v=()=>x??=t("a\
ction/inputs");let R;const F=()=>R??=t("action/payload");let E;const A=()=>E??=t("action/publish-others");let P;const N=()=>P??=
t("action/step-gate");f(h,{eventJob:()=>D,gateJob:()=>M,judgeEvent:()=>z});function M(T,$,U){return D(T,$,U,()=>({run:!0}))}
async function D(T,$,U,H){const G=await(0,F().eventPayload)($).catch(k().asGateError);if("action"in G&&G.action==="close\
d"){await(0,A().publishOthers)(T,G,G.pullRequest.number,$,U);return}const{context:j,known:J,doubt:C}=await(0,p().checkPlace)(
T,$,G,U),W=async()=>{if(C)throw C;return await z(G,j.github,{...H(),known:J},$,U)},L="action"in G&&G.action==="edited"&&
j.others===void 0;return{context:j,decide:W,...L&&{afterwards:()=>(0,A().publishOthers)(T,G,G.pullRequest.number,$,U)}}}
async function z(T,$,{known:U,...H},G,j){if(T instanceof a().GateError)throw T;(0,m().requireUnprivileged)(T);const J=(0,v().
readInputs)(d().core.getInput),C=T.name==="pull_request"?await(0,I().withChangedFiles)(T,$,d().core.warning):T,W=U??await(0,r().
askForRefs)($,C,d().core.warning),L=async V=>{const Z=await(0,s().resolveEvent)(V,C,W);return C.name==="merge_group"?await(0,e().
withGroup)(Z,C,V,$,d().core.warning):Z},K=J.prepare===void 0?{}:{prepare:J.prepare},X={...H,...K,locate:L,approver:Y($)};
return await(0,N().gateOfStep)(X,J,$,G,j)}function Y(T){return"unavailable"in T?(0,o().approveByNobody)(`cannot read rev\
iews: ${T.unavailable}`):(0,o().approveByReviews)($=>$===void 0?void 0:(0,_().githubReviews)(T,{number:$}))}},"action/in\
puts"(h,t,f,B){let g;const o=()=>g??=t("zod");let b;const a=()=>b??=t("error");let y;const r=()=>y??=t("model/run");let w;
const e=()=>w??=t("policy/policy");let n;const m=()=>n??=t("shard/shard-schema");f(h,{inputsSchema:()=>s,readInputs:()=>k,
readPublishingInputs:()=>c});const u=o().enum(["true","True","TRUE","false","False","FALSE"]).transform(S=>S.toLowerCase()===
"true"),s=o().object({mode:o().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":o().
string().optional(),prepare:o().string().optional(),...e().policyInputsSchema.shape,"policy-ref":o().string().optional(),
all:u.default(!1),comment:o().enum(["on-findings","always","never"]).default("on-findings"),suggestions:u.default(!0),"c\
heck-name":o().string().min(1).max(100).default("gene-gate"),"artifact-name":o().string().min(1).default("gene-gate"),shards:o().
coerce.number().pipe(r().shardCountSchema).default(4),shard:m().shardSchema.optional(),parts:o().string().optional(),durations:o().
string().optional(),assets:o().string().optional(),events:o().string().optional(),report:o().string().optional(),attestation:o().
string().optional(),fetch:u.default(!1),"trusted-root":o().string().optional(),"output-directory":o().string().optional()}),
i=s.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function k(S){const I=s.
safeParse(_(s,S));if(I.success)return I.data;const O=I.error.issues.map(({path:p,message:l})=>`${p.join(".")}: ${l}`);throw new(a()).
GateError("input_invalid",`The action's inputs are invalid:
${O.join(`
`)}`,"Fix `with:` in the workflow step; docs/reference.md lists every input and its values.")}function c(S){const I=_(i,
S),O=i.safeParse(I);if(O.success)return O.data;const p=Object.fromEntries(O.error.issues.map(({path:l})=>[l[0],void 0]));
return i.parse({...I,...p})}function _({shape:S},I){const O=Object.keys(S).map(p=>[p,I(p)]);return Object.fromEntries(O.
filter(([,p])=>p!==""))}},"action/is-protected"(h,t,f,B){let g;const o=()=>g??=t("base-policy");let b;const a=()=>b??=t(
"event/default-branch");let y;const r=()=>y??=t("repo/git");f(h,{isProtected:()=>w});async function w(e,n,m,u){const{baseRef:s,
defaultBranch:i=s}=e;if(i===s)return!0;const k=await(0,r().openRepository)(m.GITHUB_WORKSPACE??process.cwd(),m);try{const c=(0,o().
readerOf)(k,u),_=await(0,a().defaultTip)(k,e,n);return await(0,o().protectedBy)({name:i,commit:_},s,c)!==void 0}finally{
await k.close()}}},"action/main"(h,t,f,B){let g;const o=()=>g??=t("gate");let b;const a=()=>b??=t("action/core");let y;const r=()=>y??=
t("action/fail");let w;const e=()=>w??=t("action/gate-job");let n;const m=()=>n??=t("action/inputs");let u;const s=()=>u??=
t("action/plan-shards");let i;const k=()=>i??=t("action/promote");let c;const _=()=>c??=t("action/publish-job");let S;const I=()=>S??=
t("action/publish-report");let O;const p=()=>O??=t("action/report-job");let l;const d=()=>l??=t("action/run-shard");f(h,
{runAction:()=>v});const x={gate:async(...R)=>await(0,I().publishReport)(await(0,e().gateJob)(...R)),publish:async(...R)=>await(0,I().
publishReport)(await(0,_().publishJob)(...R)),plan:s().planShardsStep,run:d().runShard,report:async(...R)=>await(0,I().publishReport)(
await(0,p().reportJob)(...R)),promote:async(R,F)=>await(0,k().runPromotion)(F)};async function v(R,F){try{const E=(0,m().
readPublishingInputs)(a().core.getInput);await x[E.mode](E,R,F)}catch(E){(0,r().failUndecided)((0,o().asGateError)(E))}}},
"action/other-pulls"(h,t,f,B){let g;const o=()=>g??=t("approval/by-reviews");let b;const a=()=>b??=t("error");let y;const r=()=>y??=
t("event/known-refs");let w;const e=()=>w??=t("event/pull-request");let n;const m=()=>n??=t("event/resolve-event");let u;
const s=()=>u??=t("gate");let i;const k=()=>i??=t("github/pull-request");let c;const _=()=>c??=t("github/reviews");let S;
const I=()=>S??=t("report/build");let O;const p=()=>O??=t("action/core");let l;const d=()=>l??=t("action/inputs");let x;
const v=()=>x??=t("action/is-protected");let R;const F=()=>R??=t("action/publish-report");let E;const A=()=>E??=t("actio\
n/shared-policy");let P;const N=()=>P??=t("action/step-gate");f(h,{otherPulls:()=>D});const M=10;async function D(T,$,U,H,G){
const{github:j}=U;if("unavailable"in j)return[];const J=(await(0,k().pullsWithHead)(j,T)).filter(({number:W})=>W!==$),C=[];
for(const{number:W,baseRef:L}of J){const K=(0,e().pullRequest)(await(0,k().pullRequestAsPayload)(j,W));if(K.headSha!==T||
K.baseRef!==L)continue;const X=await z(K,j,C.length,H,G);if(X&&C.push({number:W,base:L,publication:(0,F().publicationOf)(
X,U)}),C.length>M)break}return C}async function z(T,$,U,H,G){const j=new Date;try{const J=await(0,r().askForRefs)($,T,p().
core.warning);if(!await(0,v().isProtected)(T,J,H,(0,A().sharedPolicies)($)))return;if(U>=M)throw Y();const C={locate:W=>(0,m().
resolveUnchecked)(W,T,J),approver:(0,o().approveByReviews)(()=>(0,_().githubReviews)($,T.pullRequest)),run:!1};return await(0,N().
gateOfStep)(C,(0,d().readInputs)(p().core.getInput),$,H,G)}catch(J){return(0,I().buildErrorReport)((0,s().asGateError)(J),
{startedAt:j},new Date)}}function Y(){return new(a()).GateError("pull_request_not_found",`More than ${M} other open pull\
 requests into protected branches have this head`,"Close some of them; the required check belongs to the commit, so all \
of them count.")}},"action/payload"(h,t,f,B){let g;const o=()=>g??=t("node:stream/consumers");let b;const a=()=>b??=t("e\
rror");let y;const r=()=>y??=t("event/payload");let w;const e=()=>w??=t("open-input");f(h,{eventPayload:()=>m,readEvent:()=>n});
async function n(u,s){const{GITHUB_EVENT_NAME:i="",GITHUB_EVENT_PATH:k=""}=u;try{return s(i,JSON.parse(await(0,o().text)(
(0,e().openInput)(k))))}catch(c){throw c instanceof a().GateError?c:new(a()).GateError("event_invalid",`Cannot read the \
event file ${k||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_re\
quest`.",{cause:c})}}function m(u){return n(u,(s,i)=>(0,r().parsePayload)(s,i,u.GITHUB_SHA))}},"action/plan-shards"(h,t,f,B){
let g;const o=()=>g??=t("report/view/words");let b;const a=()=>b??=t("shard/plan");let y;const r=()=>y??=t("action/core");
let w;const e=()=>w??=t("action/durations");let n;const m=()=>n??=t("action/fail");let u;const s=()=>u??=t("action/gate-\
job");let i;const k=()=>i??=t("action/inputs");let c;const _=()=>c??=t("action/payload");let S;const I=()=>S??=t("action\
/publish-context");f(h,{planShardsStep:()=>O});async function O(p,l,d){const x=await(0,_().eventPayload)(l);if("action"in
x&&x.action==="closed"){r().core.setOutput("matrix",JSON.stringify({shard:[]})),r().core.setOutput("shards","[]");return}
const{github:v}=(0,I().publishContext)(p,l,x,d),R=await(0,s().judgeEvent)(x,v,{run:!1},l,d),{error:F}=R;if(F){(0,m().failUndecided)(
F);return}const{matrix:E,shards:A,waiting:P}=(0,a().planShards)(R,(0,k().readInputs)(r().core.getInput).shards,await(0,e().
durationsInput)(l));r().core.setOutput("matrix",JSON.stringify(E));const N=A.map(({shard:M,genes:D,commands:z})=>({shard:M,
genes:D.length,commands:z}));r().core.setOutput("shards",JSON.stringify(N)),r().core.info(`${(0,o().count)(A.length,"sha\
rd")}: ${JSON.stringify(N)}`),P.length>0&&r().core.info(`${(0,o().count)(P.length,"gene")} waiting for approval`)}},"act\
ion/post"(h,t,f,B){let g;const o=()=>g??=t("github/client");let b;const a=()=>b??=t("publish/post");let y;const r=()=>y??=
t("action/core");f(h,{runPost:()=>w});async function w(){const e=r().core.getInput("github-token");if(e==="")return;const n=await(0,a().
closeAbandonedCheck)({connect:()=>(0,o().connect)(e),getState:r().core.getState});n.status==="closed"&&r().core.warning(
"The gate did not finish; its check run was completed as a failure."),n.status==="failed"&&r().core.warning(`The check r\
un may still be in progress: ${n.reason}.`)}},"action/progress"(h,t,f,B){let g;const o=()=>g??=t("report/text/audit-prog\
ress");let b;const a=()=>b??=t("report/view/words");let y;const r=()=>y??=t("run/progress");f(h,{groupedProgress:()=>w});
function w(e){const n=(0,r().linesOfProgress)(e.info);return{...n,planned:m=>{e.startGroup(`Run ${(0,a().count)(m,"valid\
ation command")}`),n.planned(m)},ended:()=>e.endGroup(),audit:(0,o().linesOfAudit)({begin:()=>e.startGroup("Audit"),line:e.
info,end:()=>e.endGroup()})}}},"action/publish-context"(h,t,f,B){let g;const o=()=>g??=t("node:path");let b;const a=()=>b??=
t("error");let y;const r=()=>y??=t("github/check-run");let w;const e=()=>w??=t("github/client");let n;const m=()=>n??=t(
"action/core");f(h,{publishContext:()=>u});function u(c,_,S,I){const{GITHUB_SERVER_URL:O,GITHUB_REPOSITORY:p,GITHUB_RUN_ID:l,
RUNNER_TEMP:d}=_,x=c["output-directory"],v=`${O}/${p}`;return{github:i(c["github-token"],S,_,I),checkName:c["check-name"],
name:c["check-name"],...!(S instanceof a().GateError)&&{binding:s(S)},runKey:(0,r().newRunKey)(_.GITHUB_EVENT_NAME),...p!==
void 0&&{repositoryUrl:v},...l!==void 0&&{detailsUrl:`${v}/actions/runs/${l}`},comment:c.comment,suggestions:c.suggestions,
outputDirectory:x===void 0?(0,o().join)(d??process.cwd(),"gene-gate"):(0,o().resolve)(_.GITHUB_WORKSPACE??".",x),..._.GITHUB_STEP_SUMMARY&&
{stepSummaryPath:_.GITHUB_STEP_SUMMARY},core:m().core}}function s(c){const _=c.name==="pull_request"?[c.pullRequest.number]:
[];return{event:c.name,base:c.baseRef,pulls:_}}function i(c,_,S,I){if(_ instanceof a().GateError)return{unavailable:"the\
 event has no commit to report on"};if(c===void 0)return{unavailable:"the input `github-token` is not set"};const O={client:(0,e().
connect)(c,{signal:I}),headSha:_.headSha};if(_.name!=="pull_request")return{...O,owner:_.owner,repo:_.repo};const{owner:p,
repo:l,number:d}=_.pullRequest;return{...O,owner:p,repo:l,pullRequest:{number:d},readOnlyToken:k(_.pullRequest,S)}}function k({
isFork:c},_){return/^pull_request(?:_review)?$/.test(_.GITHUB_EVENT_NAME??"")&&(c||_.GITHUB_ACTOR==="dependabot[bot]")}},
"action/publish-job"(h,t,f,B){let g;const o=()=>g??=t("approval/by-reviews");let b;const a=()=>b??=t("error");let y;const r=()=>y??=
t("event/resolve-event");let w;const e=()=>w??=t("gate");let n;const m=()=>n??=t("github/reviews");let u;const s=()=>u??=
t("report/read");let i;const k=()=>i??=t("report/reported-runs");let c;const _=()=>c??=t("action/check-place");let S;const I=()=>S??=
t("action/core");let O;const p=()=>O??=t("action/find-run");let l;const d=()=>l??=t("action/inputs");let x;const v=()=>x??=
t("action/step-gate");f(h,{publishJob:()=>R});async function R(E,A,P){const N=await(0,p().findRun)(E,A,P).catch(e().asGateError);
if(N===void 0)return;const M=N instanceof a().GateError,D=await(0,_().checkPlace)(E,A,M?N:N.payload,P),z=async()=>{if(M)
throw N;return await F(N,D,A,P)};return{context:D.context,decide:z,reportsOnly:!0}}async function F({payload:E,file:A},{
context:{github:P},known:N,doubt:M},D,z){if(M)throw M;if(A instanceof a().GateError)throw A;if("unavailable"in P)throw new Error(
P.unavailable);const Y=(0,d().readInputs)(I().core.getInput),T=(0,s().readUploadedReport)(A,E),$={locate:U=>(0,r().resolveUnchecked)(
U,E,N),approver:(0,o().approveByReviews)(()=>(0,m().githubReviews)(P,E.pullRequest)),run:!1,takeRuns:({audit:U},H)=>(0,k().
reportedRuns)(U,T,H)};return await(0,v().gateOfStep)($,Y,P,D,z)}},"action/publish-others"(h,t,f,B){let g;const o=()=>g??=
t("github/check-binding");let b;const a=()=>b??=t("github/check-run");let y;const r=()=>y??=t("github/failure");let w;const e=()=>w??=
t("publish/publisher");let n;const m=()=>n??=t("publish/several");let u;const s=()=>u??=t("action/core");let i;const k=()=>i??=
t("action/other-pulls");let c;const _=()=>c??=t("action/publish-context");f(h,{publishOthers:()=>S});async function S(p,l,d,x,v){
const R=(0,_().publishContext)(p,x,l,v),{github:F}=R;if(!("unavailable"in F))try{const E=await(0,k().otherPulls)(l.headSha,
d,R,x,v);if(E.length===0)s().core.info("No other open pull request into a protected branch has this head.");else if(await I(
R,F,E)){const A=await(0,e().startCheck)(R),P=await(0,m().publishWorst)(F,R,A,E);P.status==="reached"?s().core.info(`Publ\
ished for ${O(E)}.`):s().core.warning(`The check of ${O(E)} was not published: ${P.reason}.`)}}catch(E){const P={doing:"\
look for other pull requests of this commit",permission:"pull-requests: read"};s().core.warning(`The required check may \
be outdated: ${(0,r().explainFailure)(E,P)}.`)}}async function I({checkName:p},l,[d,...x]){const[v]=await(0,a().gateChecks)(
l,p);if(v===void 0)return!0;if(!v.completed)return v.externalId===o().WAITING_ID;const R=(0,o().readExternalId)(v.externalId)?.
pulls??[];return x.length>0||R.length!==1||R[0]!==d?.number}function O(p){return p.map(({number:l})=>`#${l}`).join(", ")}},
"action/publish-report"(h,t,f,B){let g;const o=()=>g??=t("gate");let b;const a=()=>b??=t("publish/publisher");let y;const r=()=>y??=
t("report/build");let w;const e=()=>w??=t("report/markdown/check-text");let n;const m=()=>n??=t("report/markdown/markdow\
n");let u;const s=()=>u??=t("report/view/headline");let i;const k=()=>i??=t("action/core");let c;const _=()=>c??=t("acti\
on/fail");f(h,{publicationOf:()=>I,publishReport:()=>O});function S({detailsUrl:p,repositoryUrl:l}){return{...p!==void 0&&
{detailsUrl:p},...l!==void 0&&{repositoryUrl:l}}}function I(p,l){return{report:p,title:(0,s().checkTitle)(p),markdown:d=>(0,m().
renderMarkdown)(p,{...S(l),maxCharacters:d}),text:d=>(0,e().renderCheckText)(p,{...S(l),maxCharacters:d})}}async function O(p){
if(p===void 0)return;const{context:l,decide:d,reportsOnly:x,afterwards:v}=p,R=new Date,F=await(0,a().startCheck)(l),E=await d().
catch(z=>(0,r().buildErrorReport)((0,o().asGateError)(z),{startedAt:R},new Date)),A=I(E,l),{title:P}=A,{conclusion:N,channels:M}=await(0,a().
publish)(l,F,A);if(await v?.(),E.error){(0,_().failUndecided)(E.error);return}if(!x){N==="success"||N==="neutral"?k().core.
info(P):k().core.setFailed(P);return}const{check:D}=M;D.status==="failed"?k().core.setFailed(`Decided, but not published\
: ${D.reason}. The result: ${P}`):k().core.info(D.status==="reached"?P:`${P} (not published: ${D.reason})`)}},"action/re\
port-job"(h,t,f,B){let g;const o=()=>g??=t("node:path");let b;const a=()=>b??=t("error");let y;const r=()=>y??=t("open-i\
nput");let w;const e=()=>w??=t("shard/merged-runs");let n;const m=()=>n??=t("shard/read-parts");let u;const s=()=>u??=t(
"action/core");let i;const k=()=>i??=t("action/durations");let c;const _=()=>c??=t("action/gate-job");let S;const I=()=>S??=
t("action/inputs");f(h,{reportJob:()=>O});function O(l,d,x){return(0,_().eventJob)(l,d,x,()=>{const v=p(d);return{run:!1,
takeRuns:async(R,F)=>(0,e().mergedRuns)(await(0,m().readParts)(await(0,m().findParts)(v),r().openInput),R,F,await(0,k().
durationsInput)(d))}})}function p(l){const{parts:d}=(0,I().readInputs)(s().core.getInput);if(d!==void 0)return(0,o().resolve)(
l.GITHUB_WORKSPACE??".",d);throw new(a()).GateError("input_invalid","`mode: report` requires the input `parts`","Set it \
to the directory into which actions/download-artifact downloads the parts.")}},"action/run-shard"(h,t,f,B){let g;const o=()=>g??=
t("error");let b;const a=()=>b??=t("gate");let y;const r=()=>y??=t("publish/conclusion");let w;const e=()=>w??=t("publis\
h/files");let n;const m=()=>n??=t("publish/log-failures");let u;const s=()=>u??=t("publish/outputs");let i;const k=()=>i??=
t("report/build");let c;const _=()=>c??=t("report/markdown/markdown");let S;const I=()=>S??=t("report/view/headline");let O;
const p=()=>O??=t("shard/shard");let l;const d=()=>l??=t("verdict/exit-code");let x;const v=()=>x??=t("action/core");let R;
const F=()=>R??=t("action/durations");let E;const A=()=>E??=t("action/fail");let P;const N=()=>P??=t("action/gate-job");
let M;const D=()=>M??=t("action/inputs");let z;const Y=()=>z??=t("action/payload");let T;const $=()=>T??=t("action/publi\
sh-context");f(h,{runShard:()=>U});async function U(H,G,j){const J=new Date,{shard:C}=(0,D().readInputs)(v().core.getInput);
if(C===void 0)throw new(o()).GateError("input_invalid","`mode: run` requires the input `shard`","Set it to the shard of \
the matrix, such as 2/8.");const W=await(0,Y().eventPayload)(G).catch(a().asGateError),{github:L,outputDirectory:K}=(0,$().
publishContext)(H,G,W,j),V=await(0,F().durationsInput)(G).then(Q=>(0,N().judgeEvent)(W,L,{run:!0,shard:C,durations:Q},G,
j)).catch(Q=>(0,k().buildErrorReport)((0,a().asGateError)(Q),{startedAt:J,shard:C},new Date)),Z=await(0,e().publishFiles)(
K,{report:V,markdown:Q=>(0,_().renderMarkdown)(V,{maxCharacters:Q})});if(Z.status==="failed")throw new(o()).GateError("f\
ile_unreadable",Z.reason,"Set `output-directory` to another directory.");await(0,m().logFailures)(v().core,V),(0,s().setOutputs)(
v().core,(0,s().outputsOf)(V,(0,r().conclusionOf)(V),(0,e().resultPaths)(K)));const q=(0,p().ownVerdict)(V),tt=`part ${(0,p().
shardName)(C)}: ${I().VERDICT_WORDS[q]}`;(0,d().exitCodeOf)(q,V.policy?.enforce)===0?v().core.info(tt):V.error?(0,A().failUndecided)(
V.error):v().core.setFailed(tt)}},"action/shared-policy"(h,t,f,B){let g;const o=()=>g??=t("github/failure");let b;const a=()=>b??=
t("github/file");let y;const r=()=>y??=t("policy/shared");f(h,{sharedPolicies:()=>w});function w(e){return async n=>{if("\
unavailable"in e)throw(0,r().unavailable)(n,e.unavailable);const[m="",u=""]=n.repository.split("/");try{return await(0,a().
readFileAt)({client:e.client,owner:m,repo:u},n.path,n.commit)}catch(s){const i={doing:"read it",permission:"contents: re\
ad"};throw(0,r().unavailable)(n,(0,o().explainFailure)(s,i),{cause:s})}}}},"action/step-gate"(h,t,f,B){let g;const o=()=>g??=
t("gate");let b;const a=()=>b??=t("report/redact/secrets");let y;const r=()=>y??=t("action/core");let w;const e=()=>w??=
t("action/progress");let n;const m=()=>n??=t("action/shared-policy");f(h,{gateOfStep:()=>u});function u(s,i,k,c,_){return(0,o().
gate)({...s,directory:c.GITHUB_WORKSPACE??process.cwd(),env:c,...i["policy-ref"]!==void 0&&{policyRef:i["policy-ref"]},inputs:i,
readShared:(0,m().sharedPolicies)(k),all:i.all,progress:(0,e().groupedProgress)(r().core),signal:_,secrets:(0,a().secretsOf)(
c)})}}};
