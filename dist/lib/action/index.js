//# action/changed-files
(function(a,q,u){const l=u("github/failure"),o=u("github/pull-request"),c="read the number of changed files";async function h(e,r,i){
const{pullRequest:t,headSha:s}=e;if(t.changedFiles!==void 0)return e;const n=await d(e,r);if("headSha"in n&&n.headSha===
s)return{...e,pullRequest:{...t,changedFiles:n.changedFiles}};const p="reason"in n?n.reason:"the pull request has newer \
commits";return i(`The number of changed files was not compared with GitHub's: ${p}.`),e}async function d({pullRequest:{
owner:e,repo:r,number:i}},t){if("unavailable"in t)return{reason:t.unavailable};try{return await(0,o().pullRequestState)(
{client:t.client,owner:e,repo:r},i)}catch(s){const n={doing:c,permission:"pull-requests: read"};return{reason:(0,l().explainFailure)(
s,n)}}}a.exports={withChangedFiles:h}});
//# action/check-place
(function(u,E,o){const p=o("as-gate-error"),i=o("error"),_=o("event/known-refs"),m=o("publish/check-name"),d=o("action/\
core"),l=o("action/is-protected"),k=o("action/other-pulls"),b=o("action/publish-context"),w=o("action/shared-policy");async function x(P,e,t,a){
const r=(0,b().publishContext)(P,e,t,a);if(t instanceof i().GateError)return{context:r,known:{}};const n=await(0,_().askForRefs)(
r.github,t,d().core.warning),g=(0,w().sharedPolicies)(r.github),c=await(0,l().isProtected)(t,n,e,g).catch(p().asGateError),
h=c instanceof i().GateError?{doubt:c}:{},s={...r,checkName:(0,m().checkNameOf)(r.name,t,c!==!1)};if(t.name!=="pull_requ\
est"||c===!1)return{context:s,known:n,...h};const{number:q}=t.pullRequest;return{context:{...s,others:()=>(0,k().otherPulls)(
t.headSha,q,s,e,a)},known:n,...h}}u.exports={checkPlace:x}});
//# action/core
(function(e,n,r){const t=r("packages/actions/core"),o={endGroup:t().endGroup,error:t().error,getInput:t().getInput,getState:t().
getState,info:t().info,notice:t().notice,saveState:t().saveState,setFailed:t().setFailed,setOutput:t().setOutput,startGroup:t().
startGroup,warning:t().warning};e.exports={core:o}});
//# action/durations
(function(o,a,n){const r=n("node:path"),i=n("open-input"),p=n("shard/durations"),u=n("action/core"),e=n("action/inputs");
async function s(c){const{durations:t}=(0,e().readInputs)(u().core.getInput);return t===void 0?new Map:(0,p().readDurations)(
(0,r().resolve)(c.GITHUB_WORKSPACE??".",t),i().openInput)}o.exports={durationsInput:s}});
//# action/fail
(function(c,p,e){const t=e("error"),s=e("run/safe-line"),n=e("action/core");function l({message:o,hint:r}){const d=o.replace(
/\s*\n\s*/g," "),i=r.split(`
`);if(i.length===1){n().core.setFailed((0,t().inSentences)({message:o,hint:r}));return}for(const a of i)n().core.info((0,s().
safeLine)(a));n().core.setFailed(d)}c.exports={failUndecided:l}});
//# action/find-run
(function(_,j,t){const b=t("as-gate-error"),h=t("error"),k=t("event/find-pull-request"),w=t("event/workflow-run"),g=t("\
github/artifact"),R=t("github/check-binding"),v=t("github/check-run"),E=t("github/client"),O=t("github/one-check"),q=t("\
github/unzip"),P=t("publish/check-name"),d=t("report/read"),m=t("action/core"),A=t("action/inputs"),I=t("action/payload"),
$=t("action/publish-others");async function G(e,r,n){const o=await(0,I().readEvent)(r,w().parseWorkflowRun),{"github-tok\
en":i}=e;if(i===void 0)throw new(h()).GateError("input_invalid","`mode: publish` requires the input `github-token`","Rem\
ove the input from the step; its default is the token of the job.");const c=(0,E().connect)(i,{signal:n}),a=await(0,k().
findPullRequests)(c,o),[u]=a;if(u===void 0){const p=JSON.stringify(`${o.head.owner}:${o.head.branch}`);m().core.info(`No\
 open pull request from ${p} is at ${o.headSha}: nothing to publish.`);return}const s=await S(o,c).catch(b().asGateError);
if(s instanceof h().GateError&&await N({...o,client:c},a,e["check-name"])){await(0,$().publishOthers)(e,u,void 0,r,n);return}
return{payload:T(a,s)??u,file:s}}async function N(e,r,n){for(const o of r){const{number:i}=o.pullRequest,c=[n,(0,O().nameOfPull)(
n,i),(0,P().checkNameOf)(n,o,!1)],a=(await Promise.all(c.map(s=>(0,v().gateChecks)(e,s)))).flat(),u=({completed:s,externalId:l})=>{
const p=(0,R().readExternalId)(l);return s&&p?.pulls.join()===`${i}`&&p.isInto(o.baseRef)};if(!a.some(u))return!1}return!0}
async function S({runId:e,owner:r,repo:n},o){const{"artifact-name":i}=(0,A().readInputs)(m().core.getInput),c=await(0,g().
downloadArtifact)({client:o,owner:r,repo:n},e,i);return await(0,q().readZipFile)(c,d().REPORT_FILE,d().MAX_REPORT_BYTES)}
function T(e,r){if(r instanceof h().GateError)return;const n=(0,d().claimedPull)(r);return e.find(({pullRequest:o})=>o.number===
n)}_.exports={findRun:G}});
//# action/gate-job
(function(l,N,o){const w=o("approval/by-reviews"),b=o("as-gate-error"),k=o("error"),q=o("event/known-refs"),E=o("event/\
merge-group"),R=o("event/payload"),J=o("event/resolve-event"),F=o("github/reviews"),G=o("action/changed-files"),O=o("act\
ion/check-place"),s=o("action/core"),j=o("action/inputs"),x=o("action/payload"),v=o("action/publish-others"),B=o("action\
/step-gate");function I(e,t,n){return _(e,t,n,()=>({run:!0}))}async function _(e,t,n,p){const r=await(0,x().eventPayload)(
t).catch(b().asGateError);if("action"in r&&r.action==="closed"){await(0,v().publishOthers)(e,r,r.pullRequest.number,t,n);
return}const{context:i,known:c,doubt:a}=await(0,O().checkPlace)(e,t,r,n),u=async()=>{if(a)throw a;return await m(r,i.github,
{...p(),known:c},t,n)},d="action"in r&&r.action==="edited"&&i.others===void 0;return{context:i,decide:u,...d&&{afterwards:()=>(0,v().
publishOthers)(e,r,r.pullRequest.number,t,n)}}}async function m(e,t,{known:n,...p},r,i){if(e instanceof k().GateError)throw e;
(0,R().requireUnprivileged)(e);const c=(0,j().readInputs)(s().core.getInput),a=e.name==="pull_request"?await(0,G().withChangedFiles)(
e,t,s().core.warning):e,u=n??await(0,q().askForRefs)(t,a,s().core.warning),d=async g=>{const h=await(0,J().resolveEvent)(
g,a,u);return a.name==="merge_group"?await(0,E().withGroup)(h,a,g,t,s().core.warning):h},C=c.prepare===void 0?{}:{prepare:c.
prepare},M={...p,...C,locate:d,approver:P(t)};return await(0,B().gateOfStep)(M,c,t,r,i)}function P(e){return"unavailable"in
e?(0,w().approveByNobody)(`cannot read reviews: ${e.unavailable}`):(0,w().approveByReviews)(t=>t===void 0?void 0:(0,F().
githubReviews)(e,{number:t}))}l.exports={eventJob:_,gateJob:I,judgeEvent:m}});
//# action/inputs
(function(l,v,o){const t=o("packages/zod"),d=o("error"),m=o("model/run"),g=o("policy/policy"),h=o("shard/shard-schema"),
a=t().enum(["true","True","TRUE","false","False","FALSE"]).transform(s=>s.toLowerCase()==="true"),i=t().object({mode:t().
enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":t().string().optional(),prepare:t().
string().optional(),...g().policyInputsSchema.shape,"policy-ref":t().string().optional(),all:a.default(!1),comment:t().enum(
["on-findings","always","never"]).default("on-findings"),suggestions:a.default(!0),"check-name":t().string().min(1).max(
100).default("gene-gate"),"artifact-name":t().string().min(1).default("gene-gate"),shards:t().coerce.number().pipe(m().shardCountSchema).
default(4),shard:h().shardSchema.optional(),parts:t().string().optional(),durations:t().string().optional(),assets:t().string().
optional(),events:t().string().optional(),report:t().string().optional(),attestation:t().string().optional(),fetch:a.default(
!1),"trusted-root":t().string().optional(),"output-directory":t().string().optional()}),u=i.pick({mode:!0,"github-token":!0,
comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function b(s){const e=i.safeParse(p(i,s));if(e.success)
return e.data;const r=e.error.issues.map(({path:n,message:c})=>`${n.join(".")}: ${c}`);throw new(d()).GateError("input_i\
nvalid",`The action's inputs are invalid:
${r.join(`
`)}`,"Fix `with:` in the workflow step; docs/reference.md lists every input and its values.")}function k(s){const e=p(u,
s),r=u.safeParse(e);if(r.success)return r.data;const n=Object.fromEntries(r.error.issues.map(({path:c})=>[c[0],void 0]));
return u.parse({...e,...n})}function p({shape:s},e){const r=Object.keys(s).map(n=>[n,e(n)]);return Object.fromEntries(r.
filter(([,n])=>n!==""))}l.exports={inputsSchema:i,readInputs:b,readPublishingInputs:k}});
//# action/is-protected
(function(n,_,t){const r=t("base-policy"),s=t("event/default-branch"),p=t("repo/git");async function d(i,u,c,l){const{baseRef:e,
defaultBranch:a=e}=i;if(a===e)return!0;const o=await(0,p().openRepository)(c.GITHUB_WORKSPACE??process.cwd(),c);try{const m=(0,r().
readerOf)(o,l),y=await(0,s().defaultTip)(o,i,u);return await(0,r().protectedBy)({name:a,commit:y},e,m)!==void 0}finally{
await o.close()}}n.exports={isProtected:d}});
//# action/main
(function(a,l,t){const p=t("as-gate-error"),s=t("action/core"),c=t("action/fail"),e=t("action/gate-job"),u=t("action/in\
puts"),_=t("action/plan-shards"),b=t("action/promote"),h=t("action/publish-job"),i=t("action/publish-report"),m=t("actio\
n/report-job"),d=t("action/run-shard"),g={gate:async(...o)=>await(0,i().publishReport)(await(0,e().gateJob)(...o)),publish:async(...o)=>await(0,i().
publishReport)(await(0,h().publishJob)(...o)),plan:_().planShardsStep,run:d().runShard,report:async(...o)=>await(0,i().publishReport)(
await(0,m().reportJob)(...o)),promote:async(o,n)=>await(0,b().runPromotion)(n)};async function w(o,n){try{const r=(0,u().
readPublishingInputs)(s().core.getInput);await g[r.mode](r,o,n)}catch(r){(0,c().failUndecided)((0,p().asGateError)(r))}}
a.exports={runAction:w}});
//# action/other-pulls
(function(w,B,e){const v=e("approval/by-reviews"),b=e("as-gate-error"),g=e("error"),q=e("event/known-refs"),R=e("event/\
pull-request"),k=e("event/resolve-event"),_=e("github/pull-request"),P=e("github/reviews"),E=e("report/build"),h=e("acti\
on/core"),M=e("action/inputs"),O=e("action/is-protected"),j=e("action/publish-report"),A=e("action/shared-policy"),D=e("\
action/step-gate"),p=10;async function G(t,o,c,u,a){const{github:r}=c;if("unavailable"in r)return[];const n=(await(0,_().
pullsWithHead)(r,t)).filter(({number:i})=>i!==o),s=[];for(const{number:i,baseRef:m}of n){const l=(0,R().pullRequest)(await(0,_().
pullRequestAsPayload)(r,i));if(l.headSha!==t||l.baseRef!==m)continue;const d=await I(l,r,s.length,u,a);if(d&&s.push({number:i,
base:m,publication:(0,j().publicationOf)(d,c)}),s.length>p)break}return s}async function I(t,o,c,u,a){const r=new Date;try{
const n=await(0,q().askForRefs)(o,t,h().core.warning);if(!await(0,O().isProtected)(t,n,u,(0,A().sharedPolicies)(o)))return;
if(c>=p)throw S();const s={locate:i=>(0,k().resolveUnchecked)(i,t,n),approver:(0,v().approveByReviews)(()=>(0,P().githubReviews)(
o,t.pullRequest)),run:!1};return await(0,D().gateOfStep)(s,(0,M().readInputs)(h().core.getInput),o,u,a)}catch(n){return(0,E().
buildErrorReport)((0,b().asGateError)(n),{startedAt:r},new Date)}}function S(){return new(g()).GateError("pull_request_n\
ot_found",`More than ${p} other open pull requests into protected branches have this head`,"Close some of them; the requ\
ired check belongs to the commit, so all of them count.")}w.exports={otherPulls:G}});
//# action/payload
(function(p,E,t){const c=t("node:stream/consumers"),a=t("error"),u=t("event/payload"),_=t("open-input");async function s(e,n){
const{GITHUB_EVENT_NAME:r="",GITHUB_EVENT_PATH:i=""}=e;try{return n(r,JSON.parse(await(0,c().text)((0,_().openInput)(i))))}catch(o){
throw o instanceof a().GateError?o:new(a()).GateError("event_invalid",`Cannot read the event file ${i||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:o})}}function d(e){
return s(e,(n,r)=>(0,u().parsePayload)(n,r,e.GITHUB_SHA))}p.exports={eventPayload:d,readEvent:s}});
//# action/plan-shards
(function(d,$,t){const r=t("report/view/words"),h=t("shard/plan"),o=t("action/core"),g=t("action/durations"),m=t("actio\
n/fail"),l=t("action/gate-job"),_=t("action/inputs"),S=t("action/payload"),w=t("action/publish-context");async function O(x,n,s){
const i=await(0,S().eventPayload)(n);if("action"in i&&i.action==="closed"){o().core.setOutput("matrix",JSON.stringify({shard:[]})),
o().core.setOutput("shards","[]");return}const{github:b}=(0,w().publishContext)(x,n,i,s),e=await(0,l().judgeEvent)(i,b,{
run:!1},n,s),{error:a}=e;if(a){(0,m().failUndecided)(a);return}const{matrix:J,shards:c,waiting:p}=(0,h().planShards)(e,(0,_().
readInputs)(o().core.getInput).shards,await(0,g().durationsInput)(n));o().core.setOutput("matrix",JSON.stringify(J));const u=c.
map(({shard:N,genes:j,commands:I})=>({shard:N,genes:j.length,commands:I}));o().core.setOutput("shards",JSON.stringify(u)),
o().core.info(`${(0,r().count)(c.length,"shard")}: ${JSON.stringify(u)}`),p.length>0&&o().core.info(`${(0,r().count)(p.length,
"gene")} waiting for approval`)}d.exports={planShardsStep:O}});
//# action/post
(function(c,a,e){const s=e("github/client"),i=e("publish/post"),t=e("action/core");async function r(){const o=t().core.
getInput("github-token");if(o==="")return;const n=await(0,i().closeAbandonedCheck)({connect:()=>(0,s().connect)(o),getState:t().
core.getState});n.status==="closed"&&t().core.warning("The gate did not finish; its check run was completed as a failure\
."),n.status==="failed"&&t().core.warning(`The check run may still be in progress: ${n.reason}.`)}c.exports={runPost:r}});
//# action/progress
(function(e,u,n){const t=n("report/text/audit-progress"),i=n("report/view/words"),d=n("run/progress");function p(r){const o=(0,d().
linesOfProgress)(r.info);return{...o,planned:s=>{r.startGroup(`Run ${(0,i().count)(s,"validation command")}`),o.planned(
s)},ended:()=>r.endGroup(),audit:(0,t().linesOfAudit)({begin:()=>r.startGroup("Audit"),line:r.info,end:()=>r.endGroup()})}}
e.exports={groupedProgress:p}});
//# action/promote
(function(b,J,t){const q=t("node:fs/promises"),p=t("node:path"),g=t("node:stream/consumers"),h=t("error"),E=t("event/sc\
hema"),v=t("github/client"),P=t("make-folder"),k=t("model/platform"),j=t("open-input"),S=t("promote/attestation/evidence"),
F=t("promote/counts"),I=t("promote/evidence/provenance"),T=t("promote/folder"),G=t("promote/json"),w=t("promote/lines"),
R=t("promote/markdown"),B=t("promote/policy"),U=t("promote/promote"),x=t("promote/text"),H=t("promote/workspace"),l=t("r\
eplace-file"),L=t("report/in-toto/statement"),O=t("run/safe-line"),M=t("small-memory"),i=t("action/core"),N=t("action/in\
puts"),W=t("action/payload"),A=t("action/progress");async function C(o){(0,M().collectGarbageOften)();const e=(0,N().readInputs)(
i().core.getInput),r=o.GITHUB_WORKSPACE??process.cwd(),n=await(0,H().withWorkspace)(r,o,async m=>(0,U().promote)(await K(
e,m,o)),await(0,W().readEvent)(o,Y)),u=e["output-directory"],s=await D(u?(0,p().resolve)(r,u):(0,p().join)(o.RUNNER_TEMP??
r,"gene-gate"),n),{promoted:d,quarantined:c,rejected:a}=n;i().core.setOutput("promoted",String(d.length)),i().core.setOutput(
"quarantined",String(c.length)),i().core.setOutput("rejected",String(a.length)),i().core.setOutput("promotion-path",s.promotion),
i().core.setOutput("promoted-path",s.promoted),i().core.setOutput("quarantined-path",s.quarantined);const _=(0,x().renderPromotion)(
n,{columns:120,colour:!1,verbose:!0});for(const m of _.split(`
`))i().core.info((0,O().safeLine)(m));await $(n,o.GITHUB_STEP_SUMMARY),a.length+c.length>0&&i().core.setFailed(`${(0,F().
countsOf)(n)}; see the log for the reasons`)}function Y(o,e){return E().repositorySchema.safeParse(e).data?.repository.defaultBranch}
async function $(o,e){if(e!==void 0)try{await(0,q().appendFile)(e,(0,R().promotionPage)(o))}catch(r){i().core.info((0,O().
safeLine)(`Could not write the step summary: ${r.message}`))}}async function K(o,e,r){const{assets:n,events:u,report:s,"\
github-token":d}=o;if(r.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(h()).GateError("event_unsupported","`mod\
e: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a workflow on t\
he default branch: workflow_dispatch, schedule or push.");if(n===void 0)throw new(h()).GateError("input_invalid","`mode:\
 promote` requires candidates.","Set the input `assets` to their file.");const c=m=>({name:m,open:()=>(0,j().openInput)(
(0,p().resolve)(e.directory,m))}),a=await(0,B().promotionPolicy)(e),{audit:_}=(0,A().groupedProgress)(i().core);return{candidates:(0,T().
withFolder)(c(n),(0,p().resolve)(e.directory,n),j().openInput),...u!==void 0&&{events:c(u)},...s!==void 0&&{evidence:{name:s,
bytes:await(0,g().buffer)(c(s).open()),...d&&{provenance:(0,I().provenanceCheck)((0,v().connect)(d),r.GITHUB_REPOSITORY)}}},
...await V(o,a,m=>(0,g().buffer)(c(m).open())),policy:a,platform:(0,k().platformOf)(process.platform),..._&&{progress:_},
workspace:e}}async function V({attestation:o,fetch:e,"trusted-root":r,"github-token":n},u,s){if(o===void 0&&!e)return{};
if(r===void 0||e&&!n)throw new(h()).GateError("input_invalid","The inputs `attestation` and `fetch` require `trusted-roo\
t`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, and set `trust\
ed-root` to it.");const d=async a=>({name:a,bytes:await s(a)}),c={trustedRoot:await d(r),...o!==void 0&&{file:await d(o)},
...e&&n&&{client:(0,v().connect)(n)}};return{attestation:(0,S().attestationEvidence)(c,u)}}async function D(o,e){const r={
promotion:(0,p().join)(o,"promotion.json"),promoted:(0,p().join)(o,"promoted.jsonl"),quarantined:(0,p().join)(o,"quarant\
ined.jsonl"),subjects:(0,p().join)(o,"promotion.subjects.sha256")};return await(0,P().makeFolder)(o),await(0,l().replaceFile)(
r.promotion,(0,G().promotionPieces)(e)),await(0,l().replaceFile)(r.promoted,(0,w().promotedLines)(e)),await(0,l().replaceFile)(
r.quarantined,(0,w().quarantinedLines)(e)),await(0,l().replaceFile)(r.subjects,(0,L().checksumsOf)((0,w().promotedSubjects)(
e))),r}b.exports={runPromotion:C}});
//# action/publish-context
(function(h,g,r){const a=r("node:path"),l=r("error"),m=r("github/check-run"),R=r("github/client"),b=r("action/core");function d(t,e,o,i){
const{GITHUB_SERVER_URL:n,GITHUB_REPOSITORY:u,GITHUB_RUN_ID:c,RUNNER_TEMP:s}=e,_=t["output-directory"],p=`${n}/${u}`;return{
github:E(t["github-token"],o,e,i),checkName:t["check-name"],name:t["check-name"],...!(o instanceof l().GateError)&&{binding:T(
o)},runKey:(0,m().newRunKey)(e.GITHUB_EVENT_NAME),...u!==void 0&&{repositoryUrl:p},...c!==void 0&&{detailsUrl:`${p}/acti\
ons/runs/${c}`},comment:t.comment,suggestions:t.suggestions,outputDirectory:_===void 0?(0,a().join)(s??process.cwd(),"ge\
ne-gate"):(0,a().resolve)(e.GITHUB_WORKSPACE??".",_),...e.GITHUB_STEP_SUMMARY&&{stepSummaryPath:e.GITHUB_STEP_SUMMARY},core:b().
core}}function T(t){const e=t.name==="pull_request"?[t.pullRequest.number]:[];return{event:t.name,base:t.baseRef,pulls:e}}
function E(t,e,o,i){if(e instanceof l().GateError)return{unavailable:"the event has no commit to report on"};if(t===void 0)
return{unavailable:"the input `github-token` is not set"};const n={client:(0,R().connect)(t,{signal:i}),headSha:e.headSha};
if(e.name!=="pull_request")return{...n,owner:e.owner,repo:e.repo};const{owner:u,repo:c,number:s}=e.pullRequest;return{...n,
owner:u,repo:c,pullRequest:{number:s},readOnlyToken:U(e.pullRequest,o)}}function U({isFork:t},e){return/^pull_request(?:_review)?$/.
test(e.GITHUB_EVENT_NAME??"")&&(t||e.GITHUB_ACTOR==="dependabot[bot]")}h.exports={publishContext:d}});
//# action/publish-job
(function(u,U,t){const _=t("approval/by-reviews"),d=t("as-gate-error"),a=t("error"),v=t("event/resolve-event"),w=t("git\
hub/reviews"),m=t("report/read"),h=t("report/reported-runs"),R=t("turns"),b=t("action/check-place"),k=t("action/core"),x=t(
"action/find-run"),E=t("action/inputs"),q=t("action/step-gate");async function G(n,o,e){const r=await(0,x().findRun)(n,o,
e).catch(d().asGateError);if(r===void 0)return;const c=r instanceof a().GateError,s=await(0,b().checkPlace)(n,o,c?r:r.payload,
e),i=async()=>{if(c)throw r;return await l(r,s,o,e)};return{context:s.context,decide:i,reportsOnly:!0}}async function l({
payload:n,file:o},{context:{github:e},known:r,doubt:c},s,i){if(c)throw c;if(o instanceof a().GateError)throw o;if("unava\
ilable"in e)throw new Error(e.unavailable);const I=(0,E().readInputs)(k().core.getInput),J=await(0,R().inSteps)((0,m().readUploadedReport)(
o,n),i),O={locate:p=>(0,v().resolveUnchecked)(p,n,r),approver:(0,_().approveByReviews)(()=>(0,w().githubReviews)(e,n.pullRequest)),
run:!1,takeRuns:({audit:p},S)=>(0,h().reportedRuns)(p,J,S)};return await(0,q().gateOfStep)(O,I,e,s,i)}u.exports={publishJob:G}});
//# action/publish-others
(function(b,$,t){const l=t("github/check-binding"),m=t("github/check-run"),g=t("github/failure"),_=t("publish/publisher"),
k=t("publish/several"),s=t("action/core"),w=t("action/other-pulls"),x=t("action/publish-context");async function I(n,i,h,c,o){
const e=(0,x().publishContext)(n,c,i,o),{github:a}=e;if(!("unavailable"in a))try{const r=await(0,w().otherPulls)(i.headSha,
h,e,c,o);if(r.length===0)s().core.info("No other open pull request into a protected branch has this head.");else if(await q(
e,a,r)){const d=await(0,_().startCheck)(e),u=await(0,k().publishWorst)(a,e,d,r);u.status==="reached"?s().core.info(`Publ\
ished for ${p(r)}.`):s().core.warning(`The check of ${p(r)} was not published: ${u.reason}.`)}}catch(r){const u={doing:"\
look for other pull requests of this commit",permission:"pull-requests: read"};s().core.warning(`The required check may \
be outdated: ${(0,g().explainFailure)(r,u)}.`)}}async function q({checkName:n},i,[h,...c]){const[o]=await(0,m().gateChecks)(
i,n);if(o===void 0)return!0;if(!o.completed)return o.externalId===l().WAITING_ID;const e=(0,l().readExternalId)(o.externalId)?.
pulls??[];return c.length>0||e.length!==1||e[0]!==h?.number}function p(n){return n.map(({number:i})=>`#${i}`).join(", ")}
b.exports={publishOthers:I}});
//# action/publish-report
(function(h,C,r){const b=r("as-gate-error"),a=r("publish/publisher"),w=r("report/build"),m=r("report/markdown/check-tex\
t"),k=r("report/markdown/markdown"),_=r("report/view/headline"),n=r("action/core"),x=r("action/fail");function d({detailsUrl:t,
repositoryUrl:e}){return{...t!==void 0&&{detailsUrl:t},...e!==void 0&&{repositoryUrl:e}}}function u(t,e){return{report:t,
title:(0,_().checkTitle)(t),markdown:o=>(0,k().renderMarkdown)(t,{...d(e),maxCharacters:o}),text:o=>(0,m().renderCheckText)(
t,{...d(e),maxCharacters:o})}}async function v(t){if(t===void 0)return;const{context:e,decide:o,reportsOnly:O,afterwards:$}=t,
g=new Date,D=await(0,a().startCheck)(e),s=await o().catch(T=>(0,w().buildErrorReport)((0,b().asGateError)(T),{startedAt:g},
new Date)),p=u(s,e),{title:i}=p,{conclusion:l,channels:R}=await(0,a().publish)(e,D,p);if(await $?.(),s.error){(0,x().failUndecided)(
s.error);return}if(!O){l==="success"||l==="neutral"?n().core.info(i):n().core.setFailed(i);return}const{check:c}=R;c.status===
"failed"?n().core.setFailed(`Decided, but not published: ${c.reason}. The result: ${i}`):n().core.info(c.status==="reach\
ed"?i:`${i} (not published: ${c.reason})`)}h.exports={publicationOf:u,publishReport:v}});
//# action/report-job
(function(i,J,t){const s=t("node:path"),p=t("error"),a=t("open-input"),c=t("shard/merged-runs"),n=t("shard/read-parts"),
u=t("action/core"),d=t("action/durations"),_=t("action/gate-job"),m=t("action/inputs");function h(o,r,e){return(0,_().eventJob)(
o,r,e,()=>{const b=w(r);return{run:!1,takeRuns:async(g,I)=>(0,c().mergedRuns)(await(0,n().readParts)(await(0,n().findParts)(
b),a().openInput,e),g,I,await(0,d().durationsInput)(r))}})}function w(o){const{parts:r}=(0,m().readInputs)(u().core.getInput);
if(r!==void 0)return(0,s().resolve)(o.GITHUB_WORKSPACE??".",r);throw new(p()).GateError("input_invalid","`mode: report` \
requires the input `parts`","Set it to the directory into which actions/download-artifact downloads the parts.")}i.exports=
{reportJob:h}});
//# action/run-shard
(function(w,$,t){const n=t("as-gate-error"),c=t("error"),b=t("publish/conclusion"),g=t("publish/files"),x=t("publish/lo\
g-failures"),a=t("publish/outputs"),E=t("publish/result-paths"),j=t("report/build"),k=t("report/markdown/markdown"),v=t(
"report/view/headline"),u=t("shard/shard"),D=t("verdict/exit-code"),r=t("action/core"),O=t("action/durations"),S=t("acti\
on/fail"),G=t("action/gate-job"),I=t("action/inputs"),C=t("action/payload"),F=t("action/publish-context");async function R(q,i,p){
const P=new Date,{shard:s}=(0,I().readInputs)(r().core.getInput);if(s===void 0)throw new(c()).GateError("input_invalid",
"`mode: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const d=await(0,C().eventPayload)(
i).catch(n().asGateError),{github:V,outputDirectory:h}=(0,F().publishContext)(q,i,d,p),o=await(0,O().durationsInput)(i).
then(e=>(0,G().judgeEvent)(d,V,{run:!0,shard:s,durations:e},i,p)).catch(e=>(0,j().buildErrorReport)((0,n().asGateError)(
e),{startedAt:P,shard:s},new Date)),_=await(0,g().publishFiles)(h,{report:o,markdown:e=>(0,k().renderMarkdown)(o,{maxCharacters:e})});
if(_.status==="failed")throw new(c()).GateError("file_unreadable",_.reason,"Set `output-directory` to another directory.");
await(0,x().logFailures)(r().core,o),(0,a().setOutputs)(r().core,(0,a().outputsOf)(o,(0,b().conclusionOf)(o),(0,E().resultPaths)(
h)));const m=(0,u().ownVerdict)(o),l=`part ${(0,u().shardName)(s)}: ${v().VERDICT_WORDS[m]}`;(0,D().exitCodeOf)(m,o.policy?.
enforce)===0?r().core.info(l):o.error?(0,S().failUndecided)(o.error):r().core.setFailed(l)}w.exports={runShard:R}});
//# action/shared-policy
(function(n,d,e){const o=e("github/failure"),l=e("github/file"),a=e("policy/shared");function s(t){return async i=>{if("\
unavailable"in t)throw(0,a().unavailable)(i,t.unavailable);const[c="",p=""]=i.repository.split("/");try{return await(0,l().
readFileAt)({client:t.client,owner:c,repo:p},i.path,i.commit)}catch(r){const u={doing:"read it",permission:"contents: re\
ad"};throw(0,a().unavailable)(i,(0,o().explainFailure)(r,u),{cause:r})}}}n.exports={sharedPolicies:s}});
//# action/step-gate
(function(t,l,r){const c=r("gate"),s=r("report/redact/secrets"),i=r("action/core"),p=r("action/progress"),a=r("action/s\
hared-policy");function d(g,e,n,o,_){return(0,c().gate)({...g,directory:o.GITHUB_WORKSPACE??process.cwd(),env:o,...e["po\
licy-ref"]!==void 0&&{policyRef:e["policy-ref"]},inputs:e,readShared:(0,a().sharedPolicies)(n),all:e.all,progress:(0,p().
groupedProgress)(i().core),signal:_,secrets:(0,s().secretsOf)(o)})}t.exports={gateOfStep:d}});
