"use strict";var _t=Object.defineProperty;var t=(l,o)=>_t(l,"name",{value:o,configurable:!0});module.exports={"action/changed-files"(l,o,u,J){let d;const e=t(()=>d??=o("github/failure"),"import_failure");let h;const r=t(
()=>h??=o("github/pull-request"),"import_pull_request");u(l,{withChangedFiles:t(()=>a,"withChangedFiles")});const g="rea\
d the number of changed files";async function a(n,_,v){const{pullRequest:b,headSha:m}=n;if(b.changedFiles!==void 0)return n;
const i=await f(n,_);if("headSha"in i&&i.headSha===m)return{...n,pullRequest:{...b,changedFiles:i.changedFiles}};const s="\
reason"in i?i.reason:"the pull request has newer commits";return v(`The number of changed files was not compared with Gi\
tHub's: ${s}.`),n}t(a,"withChangedFiles");async function f({pullRequest:{owner:n,repo:_,number:v,isFork:b}},m){if("unava\
ilable"in m)return{reason:m.unavailable};try{return await(0,r().pullRequestState)({client:m.client,owner:n,repo:_},v)}catch(i){
const s={doing:g,permission:"pull-requests: read",fork:b};return{reason:(0,e().explainFailure)(i,s)}}}t(f,"askForCount")},
"action/core"(l,o,u,J){let d;const e=t(()=>d??=o("@actions/core"),"import_core");u(l,{core:t(()=>h,"core")});const h={endGroup:e().
endGroup,error:e().error,getInput:e().getInput,getState:e().getState,info:e().info,notice:e().notice,saveState:e().saveState,
setFailed:e().setFailed,setOutput:e().setOutput,startGroup:e().startGroup,warning:e().warning}},"action/fail"(l,o,u,J){let d;
const e=t(()=>d??=o("run/safe-line"),"import_safe_line");let h;const r=t(()=>h??=o("action/core"),"import_core");u(l,{failUndecided:t(
()=>g,"failUndecided")});function g({message:a,hint:f}){const n=a.replace(/\s*\n\s*/g," "),_=f.split(`
`);if(_.length===1){r().core.setFailed(`${n} ${f}`);return}for(const v of _)r().core.info((0,e().safeLine)(v));r().core.
setFailed(n)}t(g,"failUndecided")},"action/gate-job"(l,o,u,J){let d;const e=t(()=>d??=o("approval/by-reviews"),"import_b\
y_reviews");let h;const r=t(()=>h??=o("error"),"import_error");let g;const a=t(()=>g??=o("event/known-refs"),"import_kno\
wn_refs");let f;const n=t(()=>f??=o("event/merge-group"),"import_merge_group");let _;const v=t(()=>_??=o("event/payload"),
"import_payload");let b;const m=t(()=>b??=o("event/resolve-event"),"import_resolve_event");let i;const s=t(()=>i??=o("ga\
te"),"import_gate");let S;const G=t(()=>S??=o("github/reviews"),"import_reviews");let y;const w=t(()=>y??=o("report/reda\
ct/secrets"),"import_secrets");let p;const c=t(()=>p??=o("action/changed-files"),"import_changed_files");let R;const I=t(
()=>R??=o("action/core"),"import_core");let $;const P=t(()=>$??=o("action/inputs"),"import_inputs");let O;const A=t(()=>O??=
o("action/payload"),"import_payload2");let C;const V=t(()=>C??=o("action/progress"),"import_progress");let M;const K=t(()=>M??=
o("action/publish-context"),"import_publish_context");u(l,{eventJob:t(()=>q,"eventJob"),gateJob:t(()=>Z,"gateJob"),judgeEvent:t(
()=>tt,"judgeEvent")});function Z(k,T,x){return q(k,T,x,()=>({run:!0}))}t(Z,"gateJob");async function q(k,T,x,B){const j=await(0,A().
eventPayload)(T).catch(s().asGateError),L=(0,K().publishContext)(k,T,j);return{context:L,decide:t(async()=>await tt(j,L.
github,B(),T,x),"decide")}}t(q,"eventJob");async function tt(k,T,x,B,j){if(k instanceof r().GateError)throw k;(0,v().requireUnprivileged)(
k);const L=(0,P().readInputs)(I().core.getInput),E=k.name==="pull_request"?await(0,c().withChangedFiles)(k,T,I().core.warning):
k,H=await(0,a().askForRefs)(T,E,I().core.warning);return await Q(L,async F=>{const N=await(0,m().resolveEvent)(F,E,H);return E.
name==="merge_group"?await(0,n().withGroup)(N,E,F,T,I().core.warning):N},{...x,approver:et(T,E)},B,j)}t(tt,"judgeEvent");
function et(k,T){if("unavailable"in k)return(0,e().approveByNobody)(`cannot read reviews: ${k.unavailable}`);const x=T.name===
"pull_request"&&T.pullRequest.isFork;return(0,e().approveByReviews)(B=>B===void 0?void 0:(0,G().githubReviews)(k,{number:B,
isFork:x}))}t(et,"approverFor");function Q(k,T,x,B,j){const L=B.GITHUB_WORKSPACE??process.cwd();return(0,s().gate)({directory:L,
env:B,locate:T,...k["policy-ref"]!==void 0&&{policyRef:k["policy-ref"]},inputs:k,all:k.all,...x,...k.prepare!==void 0&&{
prepare:k.prepare},progress:(0,V().groupedProgress)(I().core),signal:j,secrets:(0,w().secretsOf)(B)})}t(Q,"gateOf")},"ac\
tion/inputs"(l,o,u,J){let d;const e=t(()=>d??=o("zod"),"z");let h;const r=t(()=>h??=o("error"),"import_error");let g;const a=t(
()=>g??=o("model/run"),"import_run");let f;const n=t(()=>f??=o("policy/policy"),"import_policy");let _;const v=t(()=>_??=
o("shard/shard"),"import_shard");u(l,{inputsSchema:t(()=>m,"inputsSchema"),readInputs:t(()=>s,"readInputs"),readPublishingInputs:t(
()=>S,"readPublishingInputs")});const b=e().enum(["true","True","TRUE","false","False","FALSE"]).transform(y=>y.toLowerCase()===
"true"),m=e().object({mode:e().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":e().
string().optional(),prepare:e().string().optional(),...n().policyInputsSchema.shape,"policy-ref":e().string().optional(),
all:b.default(!1),comment:e().enum(["on-findings","always","never"]).default("on-findings"),"check-name":e().string().min(
1).max(100).default("gene-gate"),"artifact-name":e().string().min(1).default("gene-gate"),shards:e().coerce.number().pipe(
a().shardCountSchema).default(4),shard:v().shardSchema.optional(),parts:e().string().optional(),assets:e().string().optional(),
events:e().string().optional(),report:e().string().optional(),"output-directory":e().string().optional()}),i=m.pick({mode:!0,
"github-token":!0,comment:!0,"check-name":!0,"output-directory":!0});function s(y){const w=m.safeParse(G(m,y));if(w.success)
return w.data;const p=w.error.issues.map(({path:c,message:R})=>`${c.join(".")}: ${R}`);throw new(r()).GateError("input_i\
nvalid",`The action's inputs are invalid:
${p.join(`
`)}`,"Fix `with:` in the workflow step; docs/reference.md lists every input and its values.")}t(s,"readInputs");function S(y){
const w=G(i,y),p=i.safeParse(w);if(p.success)return p.data;const c=Object.fromEntries(p.error.issues.map(({path:R})=>[R[0],
void 0]));return i.parse({...w,...c})}t(S,"readPublishingInputs");function G({shape:y},w){const p=Object.keys(y).map(c=>[
c,w(c)]);return Object.fromEntries(p.filter(([,c])=>c!==""))}t(G,"given")},"action/main"(l,o,u,J){let d;const e=t(()=>d??=
o("gate"),"import_gate");let h;const r=t(()=>h??=o("action/core"),"import_core");let g;const a=t(()=>g??=o("action/fail"),
"import_fail");let f;const n=t(()=>f??=o("action/gate-job"),"import_gate_job");let _;const v=t(()=>_??=o("action/inputs"),
"import_inputs");let b;const m=t(()=>b??=o("action/plan-shards"),"import_plan_shards");let i;const s=t(()=>i??=o("action\
/promote"),"import_promote");let S;const G=t(()=>S??=o("action/publish-job"),"import_publish_job");let y;const w=t(()=>y??=
o("action/publish-report"),"import_publish_report");let p;const c=t(()=>p??=o("action/report-job"),"import_report_job");
let R;const I=t(()=>R??=o("action/run-shard"),"import_run_shard");u(l,{runAction:t(()=>P,"runAction")});const $={gate:t(
async(...O)=>await(0,w().publishReport)(await(0,n().gateJob)(...O)),"gate"),publish:t(async(...O)=>await(0,w().publishReport)(
await(0,G().publishJob)(...O)),"publish"),plan:m().planShardsStep,run:I().runShard,report:t(async(...O)=>await(0,w().publishReport)(
await(0,c().reportJob)(...O)),"report"),promote:t(async(O,A)=>await(0,s().runPromotion)(A),"promote")};async function P(O,A){
try{const C=(0,v().readPublishingInputs)(r().core.getInput);await $[C.mode](C,O,A)}catch(C){(0,a().failUndecided)((0,e().
asGateError)(C))}}t(P,"runAction")},"action/payload"(l,o,u,J){let d;const e=t(()=>d??=o("node:stream/consumers"),"import\
_consumers");let h;const r=t(()=>h??=o("error"),"import_error");let g;const a=t(()=>g??=o("event/payload"),"import_paylo\
ad");let f;const n=t(()=>f??=o("open-input"),"import_open_input");u(l,{eventPayload:t(()=>v,"eventPayload"),readEvent:t(
()=>_,"readEvent")});async function _(b,m){const{GITHUB_EVENT_NAME:i="",GITHUB_EVENT_PATH:s=""}=b;try{return m(i,JSON.parse(
await(0,e().text)((0,n().openInput)(s))))}catch(S){throw S instanceof r().GateError?S:new(r()).GateError("event_invalid",
`Cannot read the event file ${s||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action in a workflow started by Gi\
tHub, on `pull_request`.",{cause:S})}}t(_,"readEvent");function v(b){return _(b,(m,i)=>(0,a().parsePayload)(m,i,b.GITHUB_SHA))}
t(v,"eventPayload")},"action/plan-shards"(l,o,u,J){let d;const e=t(()=>d??=o("report/view/words"),"import_words");let h;
const r=t(()=>h??=o("shard/plan"),"import_plan");let g;const a=t(()=>g??=o("action/core"),"import_core");let f;const n=t(
()=>f??=o("action/fail"),"import_fail");let _;const v=t(()=>_??=o("action/gate-job"),"import_gate_job");let b;const m=t(
()=>b??=o("action/inputs"),"import_inputs");let i;const s=t(()=>i??=o("action/payload"),"import_payload");let S;const G=t(
()=>S??=o("action/publish-context"),"import_publish_context");u(l,{planShardsStep:t(()=>y,"planShardsStep")});async function y(w,p,c){
const R=await(0,s().eventPayload)(p),{github:I}=(0,G().publishContext)(w,p,R),$=await(0,v().judgeEvent)(R,I,{run:!1},p,c),
{error:P}=$;if(P){(0,n().failUndecided)(P);return}const{matrix:O,shards:A,waiting:C}=(0,r().planShards)($,(0,m().readInputs)(
a().core.getInput).shards);a().core.setOutput("matrix",JSON.stringify(O));const V=A.map(({shard:M,genes:K,commands:Z})=>({
shard:M,genes:K.length,commands:Z}));a().core.setOutput("shards",JSON.stringify(V)),a().core.info(`${(0,e().count)(A.length,
"shard")}: ${JSON.stringify(V)}`),C.length>0&&a().core.info(`${(0,e().count)(C.length,"gene")} waiting for approval`)}t(
y,"planShardsStep")},"action/post"(l,o,u,J){let d;const e=t(()=>d??=o("github/client"),"import_client");let h;const r=t(
()=>h??=o("publish/post"),"import_post");let g;const a=t(()=>g??=o("action/core"),"import_core");u(l,{runPost:t(()=>f,"r\
unPost")});async function f(){const n=a().core.getInput("github-token");if(n==="")return;const _=await(0,r().closeAbandonedCheck)(
{client:(0,e().connect)(n),getState:a().core.getState});_.status==="closed"&&a().core.warning("The gate did not finish; \
its check run was completed as a failure."),_.status==="failed"&&a().core.warning(`The check run may still be in progres\
s: ${_.reason}.`)}t(f,"runPost")},"action/progress"(l,o,u,J){let d;const e=t(()=>d??=o("report/view/words"),"import_word\
s");let h;const r=t(()=>h??=o("run/progress"),"import_progress");u(l,{groupedProgress:t(()=>g,"groupedProgress")});function g(a){
const f=(0,r().linesOfProgress)(a.info);return{...f,planned:t(n=>{a.startGroup(`Run ${(0,e().count)(n,"validation comman\
d")}`),f.planned(n)},"planned"),ended:t(()=>a.endGroup(),"ended")}}t(g,"groupedProgress")},"action/promote"(l,o,u,J){let d;
const e=t(()=>d??=o("node:fs/promises"),"import_promises");let h;const r=t(()=>h??=o("node:path"),"import_node_path");let g;
const a=t(()=>g??=o("node:stream/consumers"),"import_consumers");let f;const n=t(()=>f??=o("error"),"import_error");let _;
const v=t(()=>_??=o("event/schema"),"import_schema");let b;const m=t(()=>b??=o("github/client"),"import_client");let i;const s=t(
()=>i??=o("make-folder"),"import_make_folder");let S;const G=t(()=>S??=o("model/run"),"import_run");let y;const w=t(()=>y??=
o("open-input"),"import_open_input");let p;const c=t(()=>p??=o("promote/counts"),"import_counts");let R;const I=t(()=>R??=
o("promote/evidence/provenance"),"import_provenance");let $;const P=t(()=>$??=o("promote/lines"),"import_lines");let O;const A=t(
()=>O??=o("promote/markdown"),"import_markdown");let C;const V=t(()=>C??=o("promote/policy"),"import_policy");let M;const K=t(
()=>M??=o("promote/promote"),"import_promote");let Z;const q=t(()=>Z??=o("promote/text"),"import_text");let tt;const et=t(
()=>tt??=o("promote/workspace"),"import_workspace");let Q;const k=t(()=>Q??=o("report/escape"),"import_escape");let T;const x=t(
()=>T??=o("run/safe-line"),"import_safe_line");let B;const j=t(()=>B??=o("action/core"),"import_core");let L;const E=t(()=>L??=
o("action/inputs"),"import_inputs");let H;const F=t(()=>H??=o("action/payload"),"import_payload");u(l,{runPromotion:t(()=>N,
"runPromotion")});async function N(U){const D=(0,E().readInputs)(j().core.getInput),W=U.GITHUB_WORKSPACE??process.cwd(),
z=await(0,et().withWorkspace)(W,U,async pt=>(0,K().promote)(await st(D,pt,U)),await(0,F().readEvent)(U,Y)),ot=D["output-\
directory"],rt=await at(ot?(0,r().resolve)(W,ot):(0,r().join)(U.RUNNER_TEMP??W,"gene-gate"),z),{promoted:nt,quarantined:it,
rejected:ct}=z;j().core.setOutput("promoted",String(nt.length)),j().core.setOutput("quarantined",String(it.length)),j().
core.setOutput("rejected",String(ct.length)),j().core.setOutput("promotion-path",rt.promotion),j().core.setOutput("promo\
ted-path",rt.promoted);const lt=(0,q().renderPromotion)(z,{columns:120,colour:!1,verbose:!0});for(const pt of lt.split(`\

`))j().core.info((0,x().safeLine)(pt));await X(z,U.GITHUB_STEP_SUMMARY),ct.length+it.length>0&&j().core.setFailed(`${(0,c().
countsOf)(z)}; see the log for the reasons`)}t(N,"runPromotion");function Y(U,D){return v().repositorySchema.safeParse(D).
data?.repository.defaultBranch}t(Y,"defaultBranchOf");async function X(U,D){if(D!==void 0)try{await(0,e().appendFile)(D,
(0,A().promotionPage)(U))}catch(W){j().core.info((0,x().safeLine)(`Could not write the step summary: ${W.message}`))}}t(
X,"summarise");async function st({assets:U,events:D,report:W,"github-token":z},ot,rt){if(rt.GITHUB_EVENT_NAME?.startsWith(
"pull_request"))throw new(n()).GateError("event_unsupported","`mode: promote` uses the policy of the checkout, but that \
of a pull request is only a proposal.","Promote in a workflow on the default branch: workflow_dispatch, schedule or push\
.");if(U===void 0)throw new(n()).GateError("input_invalid","`mode: promote` requires candidates.","Set the input `assets\
` to their file.");const nt=t(it=>({name:it,open:t(()=>(0,w().openInput)((0,r().resolve)(ot.directory,it)),"open")}),"so\
urce");return{candidates:nt(U),...D!==void 0&&{events:nt(D)},...W!==void 0&&{evidence:{name:W,bytes:await(0,a().buffer)(
nt(W).open()),...z&&{provenance:(0,I().provenanceCheck)((0,m().connect)(z),rt.GITHUB_REPOSITORY)}}},policy:await(0,V().promotionPolicy)(
ot),platform:(0,G().platformOf)(process.platform),workspace:ot}}t(st,"requestOf");async function at(U,D){const W={promotion:(0,r().
join)(U,"promotion.json"),promoted:(0,r().join)(U,"promoted.jsonl")};return await(0,s().makeFolder)(U),await(0,e().writeFile)(
W.promotion,`${(0,k().json)(D)}
`),await(0,e().writeFile)(W.promoted,(0,P().promotedLines)(D)),W}t(at,"writeFiles")},"action/publish-context"(l,o,u,J){let d;
const e=t(()=>d??=o("node:crypto"),"import_node_crypto");let h;const r=t(()=>h??=o("node:path"),"import_node_path");let g;
const a=t(()=>g??=o("error"),"import_error");let f;const n=t(()=>f??=o("github/client"),"import_client");let _;const v=t(
()=>_??=o("action/core"),"import_core");u(l,{publishContext:t(()=>b,"publishContext")});function b(i,s,S){const{GITHUB_SERVER_URL:G,
GITHUB_REPOSITORY:y,GITHUB_RUN_ID:w,RUNNER_TEMP:p}=s,c=i["output-directory"],R=`${G}/${y}`;return{github:m(i["github-tok\
en"],S),checkName:i["check-name"],runKey:(0,e().randomUUID)(),...y!==void 0&&{repositoryUrl:R},...w!==void 0&&{detailsUrl:`${R}\
/actions/runs/${w}`},comment:i.comment,outputDirectory:c===void 0?(0,r().join)(p??process.cwd(),"gene-gate"):(0,r().resolve)(
s.GITHUB_WORKSPACE??".",c),...s.GITHUB_STEP_SUMMARY&&{stepSummaryPath:s.GITHUB_STEP_SUMMARY},core:v().core}}t(b,"publish\
Context");function m(i,s){if(s instanceof a().GateError)return{unavailable:"the event has no commit to report on"};if(i===
void 0)return{unavailable:"the input `github-token` is not set"};const S={client:(0,n().connect)(i),headSha:s.headSha};if(s.
name!=="pull_request")return{...S,owner:s.owner,repo:s.repo};const{owner:G,repo:y,number:w,isFork:p}=s.pullRequest;return{
...S,owner:G,repo:y,pullRequest:{number:w,isFork:p}}}t(m,"targetOf")},"action/publish-job"(l,o,u,J){let d;const e=t(()=>d??=
o("approval/by-reviews"),"import_by_reviews");let h;const r=t(()=>h??=o("error"),"import_error");let g;const a=t(()=>g??=
o("event/find-pull-request"),"import_find_pull_request");let f;const n=t(()=>f??=o("event/known-refs"),"import_known_ref\
s");let _;const v=t(()=>_??=o("event/resolve-pull-request"),"import_resolve_pull_request");let b;const m=t(()=>b??=o("ev\
ent/workflow-run"),"import_workflow_run");let i;const s=t(()=>i??=o("gate"),"import_gate");let S;const G=t(()=>S??=o("gi\
thub/artifact"),"import_artifact");let y;const w=t(()=>y??=o("github/client"),"import_client");let p;const c=t(()=>p??=o(
"github/reviews"),"import_reviews");let R;const I=t(()=>R??=o("github/unzip"),"import_unzip");let $;const P=t(()=>$??=o(
"report/read"),"import_read");let O;const A=t(()=>O??=o("report/redact/secrets"),"import_secrets");let C;const V=t(()=>C??=
o("report/reported-runs"),"import_reported_runs");let M;const K=t(()=>M??=o("action/core"),"import_core");let Z;const q=t(
()=>Z??=o("action/inputs"),"import_inputs");let tt;const et=t(()=>tt??=o("action/payload"),"import_payload");let Q;const k=t(
()=>Q??=o("action/progress"),"import_progress");let T;const x=t(()=>T??=o("action/publish-context"),"import_publish_cont\
ext");u(l,{publishJob:t(()=>B,"publishJob")});async function B(E,H,F){const N=await j(E["github-token"],H).catch(s().asGateError),
Y=N instanceof r().GateError,X=(0,x().publishContext)(E,H,Y?N:N.payload);return{context:X,decide:t(async()=>{if(Y)throw N;
return await L(N,X.github,H,F)},"decide"),reportsOnly:!0}}t(B,"publishJob");async function j(E,H){const F=await(0,et().readEvent)(
H,m().parseWorkflowRun);if(E===void 0)throw new(r()).GateError("input_invalid","`mode: publish` requires the input `gith\
ub-token`","Remove the input from the step; its default is the token of the job.");return{run:F,payload:await(0,a().findPullRequest)(
(0,w().connect)(E),F)}}t(j,"find");async function L({run:E,payload:H},F,N,Y){if("unavailable"in F)throw new Error(F.unavailable);
const X=(0,q().readInputs)(K().core.getInput),st={client:F.client,owner:E.owner,repo:E.repo},at=await(0,G().downloadArtifact)(
st,E.runId,X["artifact-name"]),U=await(0,I().readZipFile)(at,P().REPORT_FILE,P().MAX_REPORT_BYTES),D=(0,P().readUploadedReport)(
U,H),W=await(0,n().askForRefs)(F,H,K().core.warning);return await(0,s().gate)({directory:N.GITHUB_WORKSPACE??process.cwd(),
env:N,locate:t(z=>(0,v().resolveFetched)(z,H,W),"locate"),...X["policy-ref"]!==void 0&&{policyRef:X["policy-ref"]},inputs:X,
all:X.all,approver:(0,e().approveByReviews)(()=>(0,c().githubReviews)(F,H.pullRequest)),run:!1,takeRuns:t(({audit:z},ot)=>(0,V().
reportedRuns)(z,D,ot),"takeRuns"),progress:(0,k().groupedProgress)(K().core),signal:Y,secrets:(0,A().secretsOf)(N)})}t(L,
"decideFrom")},"action/publish-report"(l,o,u,J){let d;const e=t(()=>d??=o("gate"),"import_gate");let h;const r=t(()=>h??=
o("publish/publisher"),"import_publisher");let g;const a=t(()=>g??=o("report/build"),"import_build");let f;const n=t(()=>f??=
o("report/markdown/check-text"),"import_check_text");let _;const v=t(()=>_??=o("report/markdown/markdown"),"import_markd\
own");let b;const m=t(()=>b??=o("report/view/headline"),"import_headline");let i;const s=t(()=>i??=o("action/core"),"imp\
ort_core");let S;const G=t(()=>S??=o("action/fail"),"import_fail");u(l,{publishReport:t(()=>w,"publishReport")});function y({
detailsUrl:p,repositoryUrl:c}){return{...p!==void 0&&{detailsUrl:p},...c!==void 0&&{repositoryUrl:c}}}t(y,"pagesOf");async function w({
context:p,decide:c,reportsOnly:R}){const I=new Date,$=await(0,r().startCheck)(p),P=await c().catch(M=>(0,a().buildErrorReport)(
(0,e().asGateError)(M),{startedAt:I},new Date)),O=(0,m().checkTitle)(P),{conclusion:A,channels:C}=await(0,r().publish)(p,
$,{report:P,title:O,markdown:t(M=>(0,v().renderMarkdown)(P,{...y(p),maxCharacters:M}),"markdown"),text:t(M=>(0,n().renderCheckText)(
P,{...y(p),maxCharacters:M}),"text")});(R?C.check.status==="reached":A==="success")?s().core.info(O):P.error?(0,G().failUndecided)(
P.error):s().core.setFailed(O)}t(w,"publishReport")},"action/report-job"(l,o,u,J){let d;const e=t(()=>d??=o("node:path"),
"import_node_path");let h;const r=t(()=>h??=o("error"),"import_error");let g;const a=t(()=>g??=o("open-input"),"import_o\
pen_input");let f;const n=t(()=>f??=o("shard/merged-runs"),"import_merged_runs");let _;const v=t(()=>_??=o("shard/read-p\
arts"),"import_read_parts");let b;const m=t(()=>b??=o("action/core"),"import_core");let i;const s=t(()=>i??=o("action/ga\
te-job"),"import_gate_job");let S;const G=t(()=>S??=o("action/inputs"),"import_inputs");u(l,{reportJob:t(()=>y,"reportJo\
b")});function y(p,c,R){return(0,s().eventJob)(p,c,R,()=>{const I=w(c);return{run:!1,takeRuns:t(async($,P)=>(0,n().mergedRuns)(
await(0,v().readParts)(await(0,v().findParts)(I),a().openInput),$,P),"takeRuns")}})}t(y,"reportJob");function w(p){const{
parts:c}=(0,G().readInputs)(m().core.getInput);if(c!==void 0)return(0,e().resolve)(p.GITHUB_WORKSPACE??".",c);throw new(r()).
GateError("input_invalid","`mode: report` requires the input `parts`","Set it to the folder into which actions/download-\
artifact downloads the parts.")}t(w,"partsFolder")},"action/run-shard"(l,o,u,J){let d;const e=t(()=>d??=o("error"),"impo\
rt_error");let h;const r=t(()=>h??=o("gate"),"import_gate");let g;const a=t(()=>g??=o("publish/conclusion"),"import_conc\
lusion");let f;const n=t(()=>f??=o("publish/files"),"import_files");let _;const v=t(()=>_??=o("publish/log-failures"),"i\
mport_log_failures");let b;const m=t(()=>b??=o("publish/outputs"),"import_outputs");let i;const s=t(()=>i??=o("report/bu\
ild"),"import_build");let S;const G=t(()=>S??=o("report/markdown/markdown"),"import_markdown");let y;const w=t(()=>y??=o(
"report/view/headline"),"import_headline");let p;const c=t(()=>p??=o("shard/shard"),"import_shard");let R;const I=t(()=>R??=
o("action/core"),"import_core");let $;const P=t(()=>$??=o("action/fail"),"import_fail");let O;const A=t(()=>O??=o("actio\
n/gate-job"),"import_gate_job");let C;const V=t(()=>C??=o("action/inputs"),"import_inputs");let M;const K=t(()=>M??=o("a\
ction/payload"),"import_payload");let Z;const q=t(()=>Z??=o("action/publish-context"),"import_publish_context");u(l,{runShard:t(
()=>tt,"runShard")});async function tt(et,Q,k){const T=new Date,{shard:x}=(0,V().readInputs)(I().core.getInput);if(x===void 0)
throw new(e()).GateError("input_invalid","`mode: run` requires the input `shard`","Set it to the shard of the matrix, su\
ch as 2/8.");const B=await(0,K().eventPayload)(Q).catch(r().asGateError),{github:j,outputDirectory:L}=(0,q().publishContext)(
et,Q,B),E=await(0,A().judgeEvent)(B,j,{run:!0,shard:x},Q,k).catch(Y=>(0,s().buildErrorReport)((0,r().asGateError)(Y),{startedAt:T,
shard:x},new Date)),H=await(0,n().publishFiles)(L,{report:E,markdown:t(Y=>(0,G().renderMarkdown)(E,{maxCharacters:Y}),"m\
arkdown")});if(H.status==="failed")throw new(e()).GateError("file_unreadable",H.reason,"Set `output-directory` to anothe\
r folder.");await(0,v().logFailures)(I().core,E),(0,m().setOutputs)(I().core,(0,m().outputsOf)(E,a().CONCLUSIONS[E.verdict],
(0,n().resultPaths)(L)));const F=(0,c().ownVerdict)(E),N=`part ${(0,c().shardName)(x)}: ${w().VERDICT_WORDS[F]}`;F==="pa\
ss"||F==="warn"?I().core.info(N):E.error?(0,P().failUndecided)(E.error):I().core.setFailed(N)}t(tt,"runShard")}};
