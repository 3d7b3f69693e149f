"use strict";module.exports={"action/changed-files"(g,t,b,D){let w;const o=()=>w??=t("github/failure");let y;const p=()=>y??=t("githu\
b/pull-request");b(g,{withChangedFiles:()=>i});const v="read the number of changed files";async function i(e,r,h){const{
pullRequest:m,headSha:s}=e;if(m.changedFiles!==void 0)return e;const l=await k(e,r);if("headSha"in l&&l.headSha===s)return{
...e,pullRequest:{...m,changedFiles:l.changedFiles}};const R="reason"in l?l.reason:"the pull request has newer commits";
return h(`The number of changed files was not compared with GitHub's: ${R}.`),e}async function k({pullRequest:{owner:e,repo:r,
number:h}},m){if("unavailable"in m)return{reason:m.unavailable};try{return await(0,p().pullRequestState)({client:m.client,
owner:e,repo:r},h)}catch(s){const l={doing:v,permission:"pull-requests: read"};return{reason:(0,o().explainFailure)(s,l)}}}},
"action/check-place"(g,t,b,D){let w;const o=()=>w??=t("error");let y;const p=()=>y??=t("event/known-refs");let v;const i=()=>v??=
t("gate");let k;const e=()=>k??=t("publish/check-name");let r;const h=()=>r??=t("action/core");let m;const s=()=>m??=t("\
action/is-protected");let l;const R=()=>l??=t("action/other-pulls");let _;const u=()=>_??=t("action/publish-context");let I;
const P=()=>I??=t("action/shared-policy");b(g,{checkPlace:()=>S});async function S(a,c,d,x){const f=(0,u().publishContext)(
a,c,d,x);if(d instanceof o().GateError)return{context:f,known:{}};const E=await(0,p().askForRefs)(f.github,d,h().core.warning),
$=(0,P().sharedPolicies)(f.github),G=await(0,s().isProtected)(d,E,c,$).catch(i().asGateError),W=G instanceof o().GateError?
{doubt:G}:{},A={...f,checkName:(0,e().checkNameOf)(f.name,d,G!==!1)};if(d.name!=="pull_request"||G===!1)return{context:A,
known:E,...W};const{number:V}=d.pullRequest;return{context:{...A,others:()=>(0,R().otherPulls)(d.headSha,V,A,c,x)},known:E,
...W}}},"action/core"(g,t,b,D){let w;const o=()=>w??=t("@actions/core");b(g,{core:()=>y});const y={endGroup:o().endGroup,
error:o().error,getInput:o().getInput,getState:o().getState,info:o().info,notice:o().notice,saveState:o().saveState,setFailed:o().
setFailed,setOutput:o().setOutput,startGroup:o().startGroup,warning:o().warning}},"action/durations"(g,t,b,D){let w;const o=()=>w??=
t("node:path");let y;const p=()=>y??=t("open-input");let v;const i=()=>v??=t("shard/durations");let k;const e=()=>k??=t(
"action/core");let r;const h=()=>r??=t("action/inputs");b(g,{durationsInput:()=>m});async function m(s){const{durations:l}=(0,h().
readInputs)(e().core.getInput);return l===void 0?new Map:(0,i().readDurations)((0,o().resolve)(s.GITHUB_WORKSPACE??".",l),
p().openInput)}},"action/fail"(g,t,b,D){let w;const o=()=>w??=t("run/safe-line");let y;const p=()=>y??=t("action/core");
b(g,{failUndecided:()=>v});function v({message:i,hint:k}){const e=i.replace(/\s*\n\s*/g," "),r=k.split(`
`);if(r.length===1){p().core.setFailed(`${e} ${k}`);return}for(const h of r)p().core.info((0,o().safeLine)(h));p().core.
setFailed(e)}},"action/find-run"(g,t,b,D){let w;const o=()=>w??=t("error");let y;const p=()=>y??=t("event/find-pull-requ\
est");let v;const i=()=>v??=t("event/workflow-run");let k;const e=()=>k??=t("gate");let r;const h=()=>r??=t("github/arti\
fact");let m;const s=()=>m??=t("github/check-binding");let l;const R=()=>l??=t("github/check-run");let _;const u=()=>_??=
t("github/client");let I;const P=()=>I??=t("github/one-check");let S;const a=()=>S??=t("github/unzip");let c;const d=()=>c??=
t("publish/check-name");let x;const f=()=>x??=t("report/read");let E;const $=()=>E??=t("action/core");let G;const W=()=>G??=
t("action/inputs");let A;const V=()=>A??=t("action/payload");let K;const H=()=>K??=t("action/publish-others");b(g,{findRun:()=>M});
async function M(F,N,B){const n=await(0,V().readEvent)(N,i().parseWorkflowRun),{"github-token":O}=F;if(O===void 0)throw new(o()).
GateError("input_invalid","`mode: publish` requires the input `github-token`","Remove the input from the step; its defau\
lt is the token of the job.");const T=(0,u().connect)(O,{signal:B}),J=await(0,p().findPullRequests)(T,n),[j]=J;if(j===void 0){
const C=JSON.stringify(`${n.head.owner}:${n.head.branch}`);$().core.info(`No open pull request from ${C} is at ${n.headSha}\
: nothing to publish.`);return}const U=await Y(n,T).catch(e().asGateError);if(U instanceof o().GateError&&await z({...n,
client:T},J,F["check-name"])){await(0,H().publishOthers)(F,j,void 0,N,B);return}return{payload:L(J,U)??j,file:U}}async function z(F,N,B){
for(const n of N){const{number:O}=n.pullRequest,T=[B,(0,P().nameOfPull)(B,O),(0,d().checkNameOf)(B,n,!1)],J=(await Promise.
all(T.map(U=>(0,R().gateChecks)(F,U)))).flat(),j=({completed:U,externalId:X})=>{const C=(0,s().readExternalId)(X);return U&&
C?.pulls.join()===`${O}`&&C.isInto(n.baseRef)};if(!J.some(j))return!1}return!0}async function Y({runId:F,owner:N,repo:B},n){
const{"artifact-name":O}=(0,W().readInputs)($().core.getInput),T=await(0,h().downloadArtifact)({client:n,owner:N,repo:B},
F,O);return await(0,a().readZipFile)(T,f().REPORT_FILE,f().MAX_REPORT_BYTES)}function L(F,N){if(N instanceof o().GateError)
return;const B=(0,f().claimedPull)(N);return F.find(({pullRequest:n})=>n.number===B)}},"action/gate-job"(g,t,b,D){let w;
const o=()=>w??=t("approval/by-reviews");let y;const p=()=>y??=t("error");let v;const i=()=>v??=t("event/known-refs");let k;
const e=()=>k??=t("event/merge-group");let r;const h=()=>r??=t("event/payload");let m;const s=()=>m??=t("event/resolve-e\
vent");let l;const R=()=>l??=t("gate");let _;const u=()=>_??=t("github/reviews");let I;const P=()=>I??=t("report/redact/\
secrets");let S;const a=()=>S??=t("action/changed-files");let c;const d=()=>c??=t("action/check-place");let x;const f=()=>x??=
t("action/core");let E;const $=()=>E??=t("action/inputs");let G;const W=()=>G??=t("action/payload");let A;const V=()=>A??=
t("action/progress");let K;const H=()=>K??=t("action/publish-others");let M;const z=()=>M??=t("action/shared-policy");b(
g,{eventJob:()=>L,gateJob:()=>Y,judgeEvent:()=>F});function Y(n,O,T){return L(n,O,T,()=>({run:!0}))}async function L(n,O,T,J){
const j=await(0,W().eventPayload)(O).catch(R().asGateError);if("action"in j&&j.action==="closed"){await(0,H().publishOthers)(
n,j,j.pullRequest.number,O,T);return}const{context:U,known:X,doubt:C}=await(0,d().checkPlace)(n,O,j,T),Z=async()=>{if(C)
throw C;return await F(j,U.github,{...J(),known:X},O,T)},Q="action"in j&&j.action==="edited"&&U.others===void 0;return{context:U,
decide:Z,...Q&&{afterwards:()=>(0,H().publishOthers)(n,j,j.pullRequest.number,O,T)}}}async function F(n,O,{known:T,...J},j,U){
if(n instanceof p().GateError)throw n;(0,h().requireUnprivileged)(n);const X=(0,$().readInputs)(f().core.getInput),C=n.name===
"pull_request"?await(0,a().withChangedFiles)(n,O,f().core.warning):n,Z=T??await(0,i().askForRefs)(O,C,f().core.warning);
return await B(X,async Q=>{const q=await(0,s().resolveEvent)(Q,C,Z);return C.name==="merge_group"?await(0,e().withGroup)(
q,C,Q,O,f().core.warning):q},{...J,approver:N(O),readShared:(0,z().sharedPolicies)(O)},j,U)}function N(n){return"unavail\
able"in n?(0,o().approveByNobody)(`cannot read reviews: ${n.unavailable}`):(0,o().approveByReviews)(O=>O===void 0?void 0:
(0,u().githubReviews)(n,{number:O}))}function B(n,O,T,J,j){const U=J.GITHUB_WORKSPACE??process.cwd();return(0,R().gate)(
{directory:U,env:J,locate:O,...n["policy-ref"]!==void 0&&{policyRef:n["policy-ref"]},inputs:n,all:n.all,...T,...n.prepare!==
void 0&&{prepare:n.prepare},progress:(0,V().groupedProgress)(f().core),signal:j,secrets:(0,P().secretsOf)(J)})}},"action\
/inputs"(g,t,b,D){let w;const o=()=>w??=t("zod");let y;const p=()=>y??=t("error");let v;const i=()=>v??=t("model/run");let k;
const e=()=>k??=t("policy/policy");let r;const h=()=>r??=t("shard/shard-schema");b(g,{inputsSchema:()=>s,readInputs:()=>R,
readPublishingInputs:()=>_});const m=o().enum(["true","True","TRUE","false","False","FALSE"]).transform(I=>I.toLowerCase()===
"true"),s=o().object({mode:o().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":o().
string().optional(),prepare:o().string().optional(),...e().policyInputsSchema.shape,"policy-ref":o().string().optional(),
all:m.default(!1),comment:o().enum(["on-findings","always","never"]).default("on-findings"),suggestions:m.default(!0),"c\
heck-name":o().string().min(1).max(100).default("gene-gate"),"artifact-name":o().string().min(1).default("gene-gate"),shards:o().
coerce.number().pipe(i().shardCountSchema).default(4),shard:h().shardSchema.optional(),parts:o().string().optional(),durations:o().
string().optional(),assets:o().string().optional(),events:o().string().optional(),report:o().string().optional(),attestation:o().
string().optional(),fetch:m.default(!1),"trusted-root":o().string().optional(),"output-directory":o().string().optional()}),
l=s.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function R(I){const P=s.
safeParse(u(s,I));if(P.success)return P.data;const S=P.error.issues.map(({path:a,message:c})=>`${a.join(".")}: ${c}`);throw new(p()).
GateError("input_invalid",`The action's inputs are invalid:
${S.join(`
`)}`,"Fix `with:` in the workflow step; docs/reference.md lists every input and its values.")}function _(I){const P=u(l,
I),S=l.safeParse(P);if(S.success)return S.data;const a=Object.fromEntries(S.error.issues.map(({path:c})=>[c[0],void 0]));
return l.parse({...P,...a})}function u({shape:I},P){const S=Object.keys(I).map(a=>[a,P(a)]);return Object.fromEntries(S.
filter(([,a])=>a!==""))}},"action/is-protected"(g,t,b,D){let w;const o=()=>w??=t("base-policy");let y;const p=()=>y??=t(
"event/default-branch");let v;const i=()=>v??=t("repo/git");b(g,{isProtected:()=>k});async function k(e,r,h,m){const{baseRef:s,
defaultBranch:l=s}=e;if(l===s)return!0;const R=await(0,i().openRepository)(h.GITHUB_WORKSPACE??process.cwd(),h);try{const _=(0,o().
readerOf)(R,m),u=await(0,p().defaultTip)(R,e,r);return await(0,o().protectedBy)({name:l,commit:u},s,_)!==void 0}finally{
await R.close()}}},"action/main"(g,t,b,D){let w;const o=()=>w??=t("gate");let y;const p=()=>y??=t("action/core");let v;const i=()=>v??=
t("action/fail");let k;const e=()=>k??=t("action/gate-job");let r;const h=()=>r??=t("action/inputs");let m;const s=()=>m??=
t("action/plan-shards");let l;const R=()=>l??=t("action/promote");let _;const u=()=>_??=t("action/publish-job");let I;const P=()=>I??=
t("action/publish-report");let S;const a=()=>S??=t("action/report-job");let c;const d=()=>c??=t("action/run-shard");b(g,
{runAction:()=>f});const x={gate:async(...E)=>await(0,P().publishReport)(await(0,e().gateJob)(...E)),publish:async(...E)=>await(0,P().
publishReport)(await(0,u().publishJob)(...E)),plan:s().planShardsStep,run:d().runShard,report:async(...E)=>await(0,P().publishReport)(
await(0,a().reportJob)(...E)),promote:async(E,$)=>await(0,R().runPromotion)($)};async function f(E,$){try{const G=(0,h().
readPublishingInputs)(p().core.getInput);await x[G.mode](G,E,$)}catch(G){(0,i().failUndecided)((0,o().asGateError)(G))}}},
"action/other-pulls"(g,t,b,D){let w;const o=()=>w??=t("approval/by-reviews");let y;const p=()=>y??=t("error");let v;const i=()=>v??=
t("event/known-refs");let k;const e=()=>k??=t("event/pull-request");let r;const h=()=>r??=t("event/resolve-event");let m;
const s=()=>m??=t("gate");let l;const R=()=>l??=t("github/pull-request");let _;const u=()=>_??=t("github/reviews");let I;
const P=()=>I??=t("report/build");let S;const a=()=>S??=t("report/redact/secrets");let c;const d=()=>c??=t("action/core");
let x;const f=()=>x??=t("action/inputs");let E;const $=()=>E??=t("action/is-protected");let G;const W=()=>G??=t("action/\
progress");let A;const V=()=>A??=t("action/publish-report");let K;const H=()=>K??=t("action/shared-policy");b(g,{otherPulls:()=>z});
const M=10;async function z(F,N,B,n,O){const{github:T}=B;if("unavailable"in T)return[];const J=(await(0,R().pullsWithHead)(
T,F)).filter(({number:U})=>U!==N),j=[];for(const{number:U,baseRef:X}of J){const C=(0,e().pullRequest)(await(0,R().pullRequestAsPayload)(
T,U));if(C.headSha!==F||C.baseRef!==X)continue;const Z=await Y(C,T,j.length,n,O);if(Z&&j.push({number:U,base:X,publication:(0,V().
publicationOf)(Z,B)}),j.length>M)break}return j}async function Y(F,N,B,n,O){const T=new Date;try{const J=await(0,i().askForRefs)(
N,F,d().core.warning),j=(0,H().sharedPolicies)(N);if(!await(0,$().isProtected)(F,J,n,j))return;if(B>=M)throw L();const U=(0,f().
readInputs)(d().core.getInput);return await(0,s().gate)({directory:n.GITHUB_WORKSPACE??process.cwd(),env:n,locate:X=>(0,h().
resolveUnchecked)(X,F,J),...U["policy-ref"]!==void 0&&{policyRef:U["policy-ref"]},inputs:U,readShared:j,all:U.all,approver:(0,o().
approveByReviews)(()=>(0,u().githubReviews)(N,F.pullRequest)),run:!1,progress:(0,W().groupedProgress)(d().core),signal:O,
secrets:(0,a().secretsOf)(n)})}catch(J){return(0,P().buildErrorReport)((0,s().asGateError)(J),{startedAt:T},new Date)}}function L(){
return new(p()).GateError("pull_request_not_found",`More than ${M} other open pull requests into protected branches have\
 this head`,"Close some of them; the required check belongs to the commit, so all of them count.")}},"action/payload"(g,t,b,D){
let w;const o=()=>w??=t("node:stream/consumers");let y;const p=()=>y??=t("error");let v;const i=()=>v??=t("event/payload");
let k;const e=()=>k??=t("open-input");b(g,{eventPayload:()=>h,readEvent:()=>r});async function r(m,s){const{GITHUB_EVENT_NAME:l="",
GITHUB_EVENT_PATH:R=""}=m;try{return s(l,JSON.parse(await(0,o().text)((0,e().openInput)(R))))}catch(_){throw _ instanceof
p().GateError?_:new(p()).GateError("event_invalid",`Cannot read the event file ${R||"(GITHUB_EVENT_PATH is not set)"} as\
 JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:_})}}function h(m){return r(m,(s,l)=>(0,i().
parsePayload)(s,l,m.GITHUB_SHA))}},"action/plan-shards"(g,t,b,D){let w;const o=()=>w??=t("report/view/words");let y;const p=()=>y??=
t("shard/plan");let v;const i=()=>v??=t("action/core");let k;const e=()=>k??=t("action/durations");let r;const h=()=>r??=
t("action/fail");let m;const s=()=>m??=t("action/gate-job");let l;const R=()=>l??=t("action/inputs");let _;const u=()=>_??=
t("action/payload");let I;const P=()=>I??=t("action/publish-context");b(g,{planShardsStep:()=>S});async function S(a,c,d){
const x=await(0,u().eventPayload)(c);if("action"in x&&x.action==="closed"){i().core.setOutput("matrix",JSON.stringify({shard:[]})),
i().core.setOutput("shards","[]");return}const{github:f}=(0,P().publishContext)(a,c,x,d),E=await(0,s().judgeEvent)(x,f,{
run:!1},c,d),{error:$}=E;if($){(0,h().failUndecided)($);return}const{matrix:G,shards:W,waiting:A}=(0,p().planShards)(E,(0,R().
readInputs)(i().core.getInput).shards,await(0,e().durationsInput)(c));i().core.setOutput("matrix",JSON.stringify(G));const V=W.
map(({shard:K,genes:H,commands:M})=>({shard:K,genes:H.length,commands:M}));i().core.setOutput("shards",JSON.stringify(V)),
i().core.info(`${(0,o().count)(W.length,"shard")}: ${JSON.stringify(V)}`),A.length>0&&i().core.info(`${(0,o().count)(A.length,
"gene")} waiting for approval`)}},"action/post"(g,t,b,D){let w;const o=()=>w??=t("github/client");let y;const p=()=>y??=
t("publish/post");let v;const i=()=>v??=t("action/core");b(g,{runPost:()=>k});async function k(){const e=i().core.getInput(
"github-token");if(e==="")return;const r=await(0,p().closeAbandonedCheck)({connect:()=>(0,o().connect)(e),getState:i().core.
getState});r.status==="closed"&&i().core.warning("The gate did not finish; its check run was completed as a failure."),r.
status==="failed"&&i().core.warning(`The check run may still be in progress: ${r.reason}.`)}},"action/progress"(g,t,b,D){
let w;const o=()=>w??=t("report/text/audit-progress");let y;const p=()=>y??=t("report/view/words");let v;const i=()=>v??=
t("run/progress");b(g,{groupedProgress:()=>k});function k(e){const r=(0,i().linesOfProgress)(e.info);return{...r,planned:h=>{
e.startGroup(`Run ${(0,p().count)(h,"validation command")}`),r.planned(h)},ended:()=>e.endGroup(),audit:(0,o().linesOfAudit)(
{begin:()=>e.startGroup("Audit"),line:e.info,end:()=>e.endGroup()})}}},"action/publish-context"(g,t,b,D){let w;const o=()=>w??=
t("node:path");let y;const p=()=>y??=t("error");let v;const i=()=>v??=t("github/check-run");let k;const e=()=>k??=t("git\
hub/client");let r;const h=()=>r??=t("action/core");b(g,{publishContext:()=>m});function m(_,u,I,P){const{GITHUB_SERVER_URL:S,
GITHUB_REPOSITORY:a,GITHUB_RUN_ID:c,RUNNER_TEMP:d}=u,x=_["output-directory"],f=`${S}/${a}`;return{github:l(_["github-tok\
en"],I,u,P),checkName:_["check-name"],name:_["check-name"],...!(I instanceof p().GateError)&&{binding:s(I)},runKey:(0,i().
newRunKey)(u.GITHUB_EVENT_NAME),...a!==void 0&&{repositoryUrl:f},...c!==void 0&&{detailsUrl:`${f}/actions/runs/${c}`},comment:_.
comment,suggestions:_.suggestions,outputDirectory:x===void 0?(0,o().join)(d??process.cwd(),"gene-gate"):(0,o().resolve)(
u.GITHUB_WORKSPACE??".",x),...u.GITHUB_STEP_SUMMARY&&{stepSummaryPath:u.GITHUB_STEP_SUMMARY},core:h().core}}function s(_){
const u=_.name==="pull_request"?[_.pullRequest.number]:[];return{event:_.name,base:_.baseRef,pulls:u}}function l(_,u,I,P){
if(u instanceof p().GateError)return{unavailable:"the event has no commit to report on"};if(_===void 0)return{unavailable:"\
the input `github-token` is not set"};const S={client:(0,e().connect)(_,{signal:P}),headSha:u.headSha};if(u.name!=="pull\
_request")return{...S,owner:u.owner,repo:u.repo};const{owner:a,repo:c,number:d}=u.pullRequest;return{...S,owner:a,repo:c,
pullRequest:{number:d},readOnlyToken:R(u.pullRequest,I)}}function R({isFork:_},u){return/^pull_request(?:_review)?$/.test(
u.GITHUB_EVENT_NAME??"")&&(_||u.GITHUB_ACTOR==="dependabot[bot]")}},"action/publish-job"(g,t,b,D){let w;const o=()=>w??=
t("approval/by-reviews");let y;const p=()=>y??=t("error");let v;const i=()=>v??=t("event/resolve-event");let k;const e=()=>k??=
t("gate");let r;const h=()=>r??=t("github/reviews");let m;const s=()=>m??=t("report/read");let l;const R=()=>l??=t("repo\
rt/redact/secrets");let _;const u=()=>_??=t("report/reported-runs");let I;const P=()=>I??=t("action/check-place");let S;
const a=()=>S??=t("action/core");let c;const d=()=>c??=t("action/find-run");let x;const f=()=>x??=t("action/inputs");let E;
const $=()=>E??=t("action/progress");let G;const W=()=>G??=t("action/shared-policy");b(g,{publishJob:()=>A});async function A(K,H,M){
const z=await(0,d().findRun)(K,H,M).catch(e().asGateError);if(z===void 0)return;const Y=z instanceof p().GateError,L=await(0,P().
checkPlace)(K,H,Y?z:z.payload,M),F=async()=>{if(Y)throw z;return await V(z,L,H,M)};return{context:L.context,decide:F,reportsOnly:!0}}
async function V({payload:K,file:H},{context:{github:M},known:z,doubt:Y},L,F){if(Y)throw Y;if(H instanceof p().GateError)
throw H;if("unavailable"in M)throw new Error(M.unavailable);const N=(0,f().readInputs)(a().core.getInput),B=(0,s().readUploadedReport)(
H,K);return await(0,e().gate)({directory:L.GITHUB_WORKSPACE??process.cwd(),env:L,locate:n=>(0,i().resolveUnchecked)(n,K,
z),...N["policy-ref"]!==void 0&&{policyRef:N["policy-ref"]},inputs:N,readShared:(0,W().sharedPolicies)(M),all:N.all,approver:(0,o().
approveByReviews)(()=>(0,h().githubReviews)(M,K.pullRequest)),run:!1,takeRuns:({audit:n},O)=>(0,u().reportedRuns)(n,B,O),
progress:(0,$().groupedProgress)(a().core),signal:F,secrets:(0,R().secretsOf)(L)})}},"action/publish-others"(g,t,b,D){let w;
const o=()=>w??=t("github/check-binding");let y;const p=()=>y??=t("github/check-run");let v;const i=()=>v??=t("github/fa\
ilure");let k;const e=()=>k??=t("publish/publisher");let r;const h=()=>r??=t("publish/several");let m;const s=()=>m??=t(
"action/core");let l;const R=()=>l??=t("action/other-pulls");let _;const u=()=>_??=t("action/publish-context");b(g,{publishOthers:()=>I});
async function I(a,c,d,x,f){const E=(0,u().publishContext)(a,x,c,f),{github:$}=E;if(!("unavailable"in $))try{const G=await(0,R().
otherPulls)(c.headSha,d,E,x,f);if(G.length===0)s().core.info("No other open pull request into a protected branch has thi\
s head.");else if(await P(E,$,G)){const W=await(0,e().startCheck)(E),A=await(0,h().publishWorst)($,E,W,G);A.status==="re\
ached"?s().core.info(`Published for ${S(G)}.`):s().core.warning(`The check of ${S(G)} was not published: ${A.reason}.`)}}catch(G){
const A={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};s().core.warning(`The req\
uired check may be outdated: ${(0,i().explainFailure)(G,A)}.`)}}async function P({checkName:a},c,[d,...x]){const[f]=await(0,p().
gateChecks)(c,a);if(f===void 0)return!0;if(!f.completed)return f.externalId===o().WAITING_ID;const E=(0,o().readExternalId)(
f.externalId)?.pulls??[];return x.length>0||E.length!==1||E[0]!==d?.number}function S(a){return a.map(({number:c})=>`#${c}`).
join(", ")}},"action/publish-report"(g,t,b,D){let w;const o=()=>w??=t("gate");let y;const p=()=>y??=t("publish/publisher");
let v;const i=()=>v??=t("report/build");let k;const e=()=>k??=t("report/markdown/check-text");let r;const h=()=>r??=t("r\
eport/markdown/markdown");let m;const s=()=>m??=t("report/view/headline");let l;const R=()=>l??=t("action/core");let _;const u=()=>_??=
t("action/fail");b(g,{publicationOf:()=>P,publishReport:()=>S});function I({detailsUrl:a,repositoryUrl:c}){return{...a!==
void 0&&{detailsUrl:a},...c!==void 0&&{repositoryUrl:c}}}function P(a,c){return{report:a,title:(0,s().checkTitle)(a),markdown:d=>(0,h().
renderMarkdown)(a,{...I(c),maxCharacters:d}),text:d=>(0,e().renderCheckText)(a,{...I(c),maxCharacters:d})}}async function S(a){
if(a===void 0)return;const{context:c,decide:d,reportsOnly:x,afterwards:f}=a,E=new Date,$=await(0,p().startCheck)(c),G=await d().
catch(M=>(0,i().buildErrorReport)((0,o().asGateError)(M),{startedAt:E},new Date)),W=P(G,c),{title:A}=W,{conclusion:V,channels:K}=await(0,p().
publish)(c,$,W);if(await f?.(),G.error){(0,u().failUndecided)(G.error);return}if(!x){V==="success"||V==="neutral"?R().core.
info(A):R().core.setFailed(A);return}const{check:H}=K;H.status==="failed"?R().core.setFailed(`Decided, but not published\
: ${H.reason}. The result: ${A}`):R().core.info(H.status==="reached"?A:`${A} (not published: ${H.reason})`)}},"action/re\
port-job"(g,t,b,D){let w;const o=()=>w??=t("node:path");let y;const p=()=>y??=t("error");let v;const i=()=>v??=t("open-i\
nput");let k;const e=()=>k??=t("shard/merged-runs");let r;const h=()=>r??=t("shard/read-parts");let m;const s=()=>m??=t(
"action/core");let l;const R=()=>l??=t("action/durations");let _;const u=()=>_??=t("action/gate-job");let I;const P=()=>I??=
t("action/inputs");b(g,{reportJob:()=>S});function S(c,d,x){return(0,u().eventJob)(c,d,x,()=>{const f=a(d);return{run:!1,
takeRuns:async(E,$)=>(0,e().mergedRuns)(await(0,h().readParts)(await(0,h().findParts)(f),i().openInput),E,$,await(0,R().
durationsInput)(d))}})}function a(c){const{parts:d}=(0,P().readInputs)(s().core.getInput);if(d!==void 0)return(0,o().resolve)(
c.GITHUB_WORKSPACE??".",d);throw new(p()).GateError("input_invalid","`mode: report` requires the input `parts`","Set it \
to the directory into which actions/download-artifact downloads the parts.")}},"action/run-shard"(g,t,b,D){let w;const o=()=>w??=
t("error");let y;const p=()=>y??=t("gate");let v;const i=()=>v??=t("publish/conclusion");let k;const e=()=>k??=t("publis\
h/files");let r;const h=()=>r??=t("publish/log-failures");let m;const s=()=>m??=t("publish/outputs");let l;const R=()=>l??=
t("report/build");let _;const u=()=>_??=t("report/markdown/markdown");let I;const P=()=>I??=t("report/view/headline");let S;
const a=()=>S??=t("shard/shard");let c;const d=()=>c??=t("verdict/exit-code");let x;const f=()=>x??=t("action/core");let E;
const $=()=>E??=t("action/durations");let G;const W=()=>G??=t("action/fail");let A;const V=()=>A??=t("action/gate-job");
let K;const H=()=>K??=t("action/inputs");let M;const z=()=>M??=t("action/payload");let Y;const L=()=>Y??=t("action/publi\
sh-context");b(g,{runShard:()=>F});async function F(N,B,n){const O=new Date,{shard:T}=(0,H().readInputs)(f().core.getInput);
if(T===void 0)throw new(o()).GateError("input_invalid","`mode: run` requires the input `shard`","Set it to the shard of \
the matrix, such as 2/8.");const J=await(0,z().eventPayload)(B).catch(p().asGateError),{github:j,outputDirectory:U}=(0,L().
publishContext)(N,B,J,n),C=await(0,$().durationsInput)(B).then(tt=>(0,V().judgeEvent)(J,j,{run:!0,shard:T,durations:tt},
B,n)).catch(tt=>(0,R().buildErrorReport)((0,p().asGateError)(tt),{startedAt:O,shard:T},new Date)),Z=await(0,e().publishFiles)(
U,{report:C,markdown:tt=>(0,u().renderMarkdown)(C,{maxCharacters:tt})});if(Z.status==="failed")throw new(o()).GateError(
"file_unreadable",Z.reason,"Set `output-directory` to another directory.");await(0,h().logFailures)(f().core,C),(0,s().setOutputs)(
f().core,(0,s().outputsOf)(C,(0,i().conclusionOf)(C),(0,e().resultPaths)(U)));const Q=(0,a().ownVerdict)(C),q=`part ${(0,a().
shardName)(T)}: ${P().VERDICT_WORDS[Q]}`;(0,d().exitCodeOf)(Q,C.policy?.enforce)===0?f().core.info(q):C.error?(0,W().failUndecided)(
C.error):f().core.setFailed(q)}},"action/shared-policy"(g,t,b,D){let w;const o=()=>w??=t("github/failure");let y;const p=()=>y??=
t("github/file");let v;const i=()=>v??=t("policy/shared");b(g,{sharedPolicies:()=>k});function k(e){return async r=>{if("\
unavailable"in e)throw(0,i().unavailable)(r,e.unavailable);const[h="",m=""]=r.repository.split("/");try{return await(0,p().
readFileAt)({client:e.client,owner:h,repo:m},r.path,r.commit)}catch(s){const l={doing:"read it",permission:"contents: re\
ad"};throw(0,i().unavailable)(r,(0,o().explainFailure)(s,l),{cause:s})}}}}};
