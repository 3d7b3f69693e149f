"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:((G,p,t)=>{function s(){const O=t(78081);return s=function(){return O},
O}function S(){const O=t(94639);return S=function(){return O},O}function $(){const O=t(54244);return $=function(){return O},
O}const T="main-has-run";s().core.getState(T)===""?(s().core.saveState(T,"true"),(0,$().runProcess)(1,async O=>{await(0,S().
runAction)(process.env,O),O.aborted&&process.exit()})):(0,S().runPost)()}),63226:((G,p,t)=>{Object.defineProperty(p,"__e\
sModule",{value:!0}),p.checkPlace=w;function s(){const e=t(97928);return s=function(){return e},e}function S(){const e=t(
16346);return S=function(){return e},e}function $(){const e=t(41895);return $=function(){return e},e}function T(){const e=t(
64597);return T=function(){return e},e}function O(){const e=t(78081);return O=function(){return e},e}function R(){const e=t(
5547);return R=function(){return e},e}function b(){const e=t(76721);return b=function(){return e},e}function g(){const e=t(
1405);return g=function(){return e},e}async function w(e,u){const n=(0,b().publishContext)(e,u);if(u instanceof $().GateError)
return{context:n,known:{}};const c=await(0,s().askForRefs)(n.github,u,O().core.warning),r=(0,g().sharedPolicies)(n.github),
a=await(0,R().isProtected)(u,c,e.env,r).catch(S().asGateError),d=a instanceof $().GateError?{doubt:a}:{},i={...n,checkName:(0,T().
checkNameOf)(n.name,u,a!==!1)};if(u.name!=="pull_request"||a===!1)return{context:i,known:c,...d};const{number:v}=u.pullRequest;
return{context:{...i,others:()=>(0,R().otherPulls)(u.headSha,v,i,e)},known:c,...d}}}),78081:((G,p,t)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.core=void 0,p.failUndecided=O;function s(){const R=t(39281);return s=function(){return R},R}
function S(){const R=t(41895);return S=function(){return R},R}function $(){const R=t(20849);return $=function(){return R},
R}const T=p.core={endGroup:s().endGroup,error:s().error,getInput:s().getInput,getState:s().getState,info:s().info,notice:s().
notice,saveState:s().saveState,setFailed:s().setFailed,setOutput:s().setOutput,startGroup:s().startGroup,warning:s().warning};
function O({message:R,hint:b}){const g=R.replace(/\s*\n\s*/g," "),w=b.split(`
`);if(w.length===1){T.setFailed((0,S().inSentences)({message:R,hint:b}));return}for(const e of w)T.info((0,$().safeLine)(
e));T.setFailed(g)}}),33451:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.eventJob=v,p.gateJob=i,p.judgeEvent=
E,p.withChangedFiles=l;function s(){const m=t(60016);return s=function(){return m},m}function S(){const m=t(97928);return S=
function(){return m},m}function $(){const m=t(54436);return $=function(){return m},m}function T(){const m=t(46960);return T=
function(){return m},m}function O(){const m=t(42287);return O=function(){return m},m}function R(){const m=t(1207);return R=
function(){return m},m}function b(){const m=t(81014);return b=function(){return m},m}function g(){const m=t(64632);return g=
function(){return m},m}function w(){const m=t(16346);return w=function(){return m},m}function e(){const m=t(41895);return e=
function(){return m},m}function u(){const m=t(63226);return u=function(){return m},m}function n(){const m=t(78081);return n=
function(){return m},m}function c(){const m=t(4423);return c=function(){return m},m}function r(){const m=t(60847);return r=
function(){return m},m}function a(){const m=t(1405);return a=function(){return m},m}function d(){const m=t(916);return d=
function(){return m},m}function i(m){return v(m,()=>({run:!0}))}async function v(m,I){const P=await(0,d().eventPayload)(
m.env).catch(w().asGateError);if("action"in P&&P.action==="closed"){await(0,r().publishOthers)(m,P,P.pullRequest.number);
return}const{context:j,known:h,doubt:C}=await(0,u().checkPlace)(m,P),M=async()=>{if(C)throw C;return await E(P,j.github,
{...I(),known:h},m)},k="action"in P&&P.action==="edited"&&j.others===void 0;return{context:j,decide:M,...k&&{afterwards:()=>(0,r().
publishOthers)(m,P,P.pullRequest.number)}}}async function E(m,I,{known:P,...j},h){if(m instanceof e().GateError)throw m;
(0,T().requireUnprivileged)(m);const C=(0,c().readInputs)(n().core.getInput),M=m.name==="pull_request"?await l(m,I,n().core.
warning):m,k=P??await(0,S().askForRefs)(I,M,n().core.warning),A=async U=>{const F=await(0,O().resolveEvent)(U,M,k);return M.
name==="merge_group"?await(0,$().withGroup)(F,M,U,{github:I,warn:n().core.warning}):F},N=C.prepare===void 0?{}:{prepare:C.
prepare},B={...j,...N,locate:A,approver:y(I)};return await(0,a().gateOfStep)(B,C,I,h)}function y(m){return"unavailable"in
m?(0,s().approveByNobody)(`cannot read reviews: ${m.unavailable}`):(0,s().approveByReviews)(I=>I===void 0?void 0:(0,g().
githubReviews)(m,{number:I}))}const o="read the number of changed files";async function l(m,I,P){const{pullRequest:j,headSha:h}=m;
if(j.changedFiles!==void 0)return m;const C=await f(m,I);if("headSha"in C&&C.headSha===h)return{...m,pullRequest:{...j,changedFiles:C.
changedFiles}};const M="reason"in C?C.reason:"the pull request has newer commits";return P(`The number of changed files \
was not compared with GitHub's: ${M}.`),m}async function f({pullRequest:{owner:m,repo:I,number:P}},j){if("unavailable"in
j)return{reason:j.unavailable};try{return await(0,b().pullRequestState)({client:j.client,owner:m,repo:I},P)}catch(h){const C={
doing:o,permission:"pull-requests: read"};return{reason:(0,R().explainFailure)(h,C)}}}}),4423:((G,p,t)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.inputsSchema=void 0,p.readInputs=w,p.readPublishingInputs=e;function s(){const n=t(7723);return s=
function(){return n},n}function S(){const n=t(41895);return S=function(){return n},n}function $(){const n=t(78374);return $=
function(){return n},n}function T(){const n=t(11160);return T=function(){return n},n}function O(){const n=t(92910);return O=
function(){return n},n}const R=s().enum(["true","True","TRUE","false","False","FALSE"]).transform(n=>n.toLowerCase()==="\
true"),b=p.inputsSchema=s().object({mode:s().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"g\
ithub-token":s().string().optional(),prepare:s().string().optional(),...T().policyInputsSchema.shape,"policy-ref":s().string().
optional(),all:R.default(!1),comment:s().enum(["on-findings","always","never"]).default("on-findings"),suggestions:R.default(
!0),"check-name":s().string().min(1).max(100).default("gene-gate"),"artifact-name":s().string().min(1).default("gene-gat\
e"),shards:s().coerce.number().pipe($().shardCountSchema).default(4),shard:O().shardSchema.optional(),parts:s().string().
optional(),durations:s().string().optional(),assets:s().string().optional(),events:s().string().optional(),report:s().string().
optional(),attestation:s().string().optional(),fetch:R.default(!1),"trusted-root":s().string().optional(),"output-direct\
ory":s().string().optional()}),g=b.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-dir\
ectory":!0});function w(n){const c=b.safeParse(u(b,n));if(c.success)return c.data;const r=c.error.issues.map(({path:a,message:d})=>`${a.
join(".")}: ${d}`);throw new(S()).GateError("input_invalid",`The action's inputs are invalid:
${r.join(`
`)}`,"Fix `with:` in the workflow step; docs/reference.md lists every input and its values.")}function e(n){const c=u(g,
n),r=g.safeParse(c);if(r.success)return r.data;const a=Object.fromEntries(r.error.issues.map(({path:d})=>[d[0],void 0]));
return g.parse({...c,...a})}function u({shape:n},c){const r=Object.keys(n).map(a=>[a,c(a)]);return Object.fromEntries(r.
filter(([,a])=>a!==""))}}),94639:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.runAction=n,p.runPost=c;function s(){
const r=t(40410);return s=function(){return r},r}function S(){const r=t(16346);return S=function(){return r},r}function $(){
const r=t(20235);return $=function(){return r},r}function T(){const r=t(78081);return T=function(){return r},r}function O(){
const r=t(33451);return O=function(){return r},r}function R(){const r=t(4423);return R=function(){return r},r}function b(){
const r=t(85931);return b=function(){return r},r}function g(){const r=t(47752);return g=function(){return r},r}function w(){
const r=t(23393);return w=function(){return r},r}function e(){const r=t(17938);return e=function(){return r},r}const u={
gate:async r=>await(0,e().publishReport)(await(0,O().gateJob)(r)),publish:async r=>await(0,e().publishReport)(await(0,w().
publishJob)(r)),plan:b().planShardsStep,run:b().runShard,report:async r=>await(0,e().publishReport)(await(0,b().reportJob)(
r)),promote:async({env:r})=>await(0,g().runPromotion)(r)};async function n(r,a){try{const d=(0,R().readPublishingInputs)(
T().core.getInput);await u[d.mode]({inputs:d,env:r,signal:a})}catch(d){(0,T().failUndecided)((0,S().asGateError)(d))}}async function c(){
const r=T().core.getInput("github-token");if(r==="")return;const a=await(0,$().closeAbandonedCheck)({connect:()=>(0,s().
connect)(r),getState:T().core.getState});a.status==="closed"&&T().core.warning("The gate did not finish; its check run w\
as completed as a failure."),a.status==="failed"&&T().core.warning(`The check run may still be in progress: ${a.reason}.`)}}),
85931:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.planShardsStep=m,p.reportJob=P,p.runShard=I;function s(){
const h=t(76760);return s=function(){return h},h}function S(){const h=t(16346);return S=function(){return h},h}function $(){
const h=t(41895);return $=function(){return h},h}function T(){const h=t(73388);return T=function(){return h},h}function O(){
const h=t(67111);return O=function(){return h},h}function R(){const h=t(88863);return R=function(){return h},h}function b(){
const h=t(64597);return b=function(){return h},h}function g(){const h=t(55430);return g=function(){return h},h}function w(){
const h=t(27624);return w=function(){return h},h}function e(){const h=t(20471);return e=function(){return h},h}function u(){
const h=t(74658);return u=function(){return h},h}function n(){const h=t(94965);return n=function(){return h},h}function c(){
const h=t(91088);return c=function(){return h},h}function r(){const h=t(2850);return r=function(){return h},h}function a(){
const h=t(77875);return a=function(){return h},h}function d(){const h=t(23107);return d=function(){return h},h}function i(){
const h=t(92910);return i=function(){return h},h}function v(){const h=t(47350);return v=function(){return h},h}function E(){
const h=t(78081);return E=function(){return h},h}function y(){const h=t(33451);return y=function(){return h},h}function o(){
const h=t(4423);return o=function(){return h},h}function l(){const h=t(76721);return l=function(){return h},h}function f(){
const h=t(916);return f=function(){return h},h}async function m(h){const C=await(0,f().eventPayload)(h.env);if("action"in
C&&C.action==="closed"){E().core.setOutput("matrix",JSON.stringify({shard:[]})),E().core.setOutput("shards","[]");return}
const{github:M}=(0,l().publishContext)(h,C),k=await(0,y().judgeEvent)(C,M,{run:!1},h),{error:A}=k;if(A){(0,E().failUndecided)(
A);return}const{matrix:N,shards:B,waiting:U}=(0,a().planShards)(k,(0,o().readInputs)(E().core.getInput).shards,await(0,f().
durationsInput)(h.env));E().core.setOutput("matrix",JSON.stringify(N));const F=B.map(({shard:L,genes:H,commands:D})=>({shard:L,
genes:H.length,commands:D}));E().core.setOutput("shards",JSON.stringify(F)),E().core.info(`${(0,n().count)(B.length,"sha\
rd")}: ${JSON.stringify(F)}`),U.length>0&&E().core.info(`${(0,n().count)(U.length,"gene")} waiting for approval`)}async function I(h){
const C=new Date,{shard:M}=(0,o().readInputs)(E().core.getInput);if(M===void 0)throw new($()).GateError("input_invalid",
"`mode: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const k=await(0,f().eventPayload)(
h.env).catch(S().asGateError),{github:A,outputDirectory:N}=(0,l().publishContext)(h,k),U=await(0,f().durationsInput)(h.env).
then(D=>(0,y().judgeEvent)(k,A,{run:!0,shard:M,durations:D},h)).catch(D=>(0,w().buildErrorReport)((0,S().asGateError)(D),
{startedAt:C,shard:M},new Date)),F=await(0,g().publishFiles)(N,{report:U,markdown:D=>(0,e().renderMarkdown)(U,{maxCharacters:D})});
if(F.status==="failed")throw new($()).GateError("file_unreadable",F.reason,"Set `output-directory` to another directory.");
await(0,O().logFailures)(E().core,U),(0,R().setOutputs)(E().core,(0,R().outputsOf)(U,(0,b().conclusionOf)(U),(0,g().resultPaths)(
N)));const L=(0,r().ownVerdict)(U),H=`part ${(0,i().shardName)(M)}: ${u().VERDICT_WORDS[L]}`;(0,v().exitCodeOf)(L,U.policy?.
enforce)===0?E().core.info(H):U.error?(0,E().failUndecided)(U.error):E().core.setFailed(H)}function P(h){return(0,y().eventJob)(
h,()=>{const C=j(h.env);return{run:!1,takeRuns:async(M,k)=>(0,c().mergedRuns)(await(0,d().readParts)(await(0,d().findParts)(
C),T().openInput),M,k,await(0,f().durationsInput)(h.env))}})}function j(h){const{parts:C}=(0,o().readInputs)(E().core.getInput);
if(C!==void 0)return(0,s().resolve)(h.GITHUB_WORKSPACE??".",C);throw new($()).GateError("input_invalid","`mode: report` \
requires the input `parts`","Set it to the directory into which actions/download-artifact downloads the parts.")}}),5547:((G,p,t)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.isProtected=y,p.otherPulls=i;function s(){const o=t(60016);return s=function(){
return o},o}function S(){const o=t(97928);return S=function(){return o},o}function $(){const o=t(14203);return $=function(){
return o},o}function T(){const o=t(42287);return T=function(){return o},o}function O(){const o=t(52483);return O=function(){
return o},o}function R(){const o=t(81014);return R=function(){return o},o}function b(){const o=t(64632);return b=function(){
return o},o}function g(){const o=t(16346);return g=function(){return o},o}function w(){const o=t(41895);return w=function(){
return o},o}function e(){const o=t(96402);return e=function(){return o},o}function u(){const o=t(27624);return u=function(){
return o},o}function n(){const o=t(78081);return n=function(){return o},o}function c(){const o=t(4423);return c=function(){
return o},o}function r(){const o=t(17938);return r=function(){return o},o}function a(){const o=t(1405);return a=function(){
return o},o}const d=10;async function i(o,l,f,m){const{github:I}=f;if("unavailable"in I)return[];const P=(await(0,R().pullsWithHead)(
I,o)).filter(({number:h})=>h!==l),j=[];for(const{number:h,baseRef:C}of P){const M=(0,$().pullRequest)(await(0,R().pullRequestAsPayload)(
I,h));if(M.headSha!==o||M.baseRef!==C)continue;const k=await v(M,I,j.length,m);if(k&&j.push({number:h,base:C,publication:(0,r().
publicationOf)(k,f)}),j.length>d)break}return j}async function v(o,l,f,m){const I=new Date;try{const P=await(0,S().askForRefs)(
l,o,n().core.warning);if(!await y(o,P,m.env,(0,a().sharedPolicies)(l)))return;if(f>=d)throw E();const j={locate:h=>(0,T().
resolveUnchecked)(h,o,P),approver:(0,s().approveByReviews)(()=>(0,b().githubReviews)(l,o.pullRequest)),run:!1};return await(0,a().
gateOfStep)(j,(0,c().readInputs)(n().core.getInput),l,m)}catch(P){return(0,u().buildErrorReport)((0,g().asGateError)(P),
{startedAt:I},new Date)}}function E(){return new(w()).GateError("pull_request_not_found",`More than ${d} other open pull\
 requests into protected branches have this head`,"Close some of them; the required check belongs to the commit, so all \
of them count.")}async function y(o,l,f,m){const{baseRef:I,defaultBranch:P=I}=o;if(P===I)return!0;const j=await(0,e().openRepository)(
f.GITHUB_WORKSPACE??process.cwd(),f);try{const h=(0,O().readerOf)(j,m),C=await(0,S().defaultTip)(j,o,l);return await(0,O().
protectedBy)({name:P,commit:C},I,h)!==void 0}finally{await j.close()}}}),47752:((G,p,t)=>{Object.defineProperty(p,"__esM\
odule",{value:!0}),p.runPromotion=o;function s(){const P=t(51455);return s=function(){return P},P}function S(){const P=t(
76760);return S=function(){return P},P}function $(){const P=t(47987);return $=function(){return P},P}function T(){const P=t(
41895);return T=function(){return P},P}function O(){const P=t(73388);return O=function(){return P},P}function R(){const P=t(
28765);return R=function(){return P},P}function b(){const P=t(26016);return b=function(){return P},P}function g(){const P=t(
39242);return g=function(){return P},P}function w(){const P=t(18421);return w=function(){return P},P}function e(){const P=t(
73517);return e=function(){return P},P}function u(){const P=t(77787);return u=function(){return P},P}function n(){const P=t(
80335);return n=function(){return P},P}function c(){const P=t(11719);return c=function(){return P},P}function r(){const P=t(
10289);return r=function(){return P},P}function a(){const P=t(58802);return a=function(){return P},P}function d(){const P=t(
20849);return d=function(){return P},P}function i(){const P=t(78081);return i=function(){return P},P}function v(){const P=t(
4423);return v=function(){return P},P}function E(){const P=t(30225);return E=function(){return P},P}function y(){const P=t(
916);return y=function(){return P},P}async function o(P){const j=(0,v().readInputs)(i().core.getInput),h=P.GITHUB_WORKSPACE??
process.cwd(),C=await(0,c().withWorkspace)(h,P,async F=>(0,g().promote)(await m(j,F,P)),await(0,y().readEvent)(P,l)),M=j["\
output-directory"],k=await I(M?(0,S().resolve)(h,M):(0,S().join)(P.RUNNER_TEMP??h,"gene-gate"),C),{promoted:A,quarantined:N,
rejected:B}=C;i().core.setOutput("promoted",String(A.length)),i().core.setOutput("quarantined",String(N.length)),i().core.
setOutput("rejected",String(B.length)),i().core.setOutput("promotion-path",k.promotion),i().core.setOutput("promoted-pat\
h",k.promoted),i().core.setOutput("quarantined-path",k.quarantined);const U=(0,n().renderPromotion)(C,{columns:120,colour:!1,
verbose:!0});for(const F of U.split(`
`))i().core.info((0,d().safeLine)(F));await f(C,P.GITHUB_STEP_SUMMARY),B.length+N.length>0&&i().core.setFailed(`${(0,n().
countsOf)(C)}; see the log for the reasons`)}function l(P,j){return $().repositorySchema.safeParse(j).data?.repository.defaultBranch}
async function f(P,j){if(j!==void 0)try{await(0,s().appendFile)(j,(0,u().promotionPage)(P))}catch(h){i().core.info((0,d().
safeLine)(`Could not write the step summary: ${h.message}`))}}async function m(P,j,h){const{assets:C,events:M,report:k,attestation:A,
fetch:N}=P,{"trusted-root":B,"github-token":U}=P;if(h.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(T()).GateError(
"event_unsupported","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","P\
romote in a workflow on the default branch: workflow_dispatch, schedule or push.");if(C===void 0)throw new(T()).GateError(
"input_invalid","`mode: promote` requires candidates.","Set the input `assets` to their file.");const F=A!==void 0||N;if(F&&
(B===void 0||N&&!U))throw new(T()).GateError("input_invalid","The inputs `attestation` and `fetch` require `trusted-root\
`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, and set `truste\
d-root` to it.");const L=await(0,c().promotionPolicy)(j),{audit:H}=(0,E().groupedProgress)(i().core),D={assets:C,events:M,
report:k,attestation:A,fetch:N},J={folder:j.directory,open:W=>(0,O().openInput)((0,S().resolve)(j.directory,W)),token:U,
repository:h.GITHUB_REPOSITORY};return{...await(0,w().openInputs)({...D,...F&&{trustedRoot:B}},J,L),policy:L,platform:(0,b().
platformOf)(process.platform),...H&&{progress:H},workspace:j}}async function I(P,j){const h={promotion:(0,S().join)(P,"p\
romotion.json"),promoted:(0,S().join)(P,"promoted.jsonl"),quarantined:(0,S().join)(P,"quarantined.jsonl"),subjects:(0,S().
join)(P,"promotion.subjects.sha256")};return await(0,R().makeFolder)(P),await(0,R().replaceFile)(h.promotion,`${(0,r().json)(
j)}
`),await(0,R().replaceFile)(h.promoted,(0,e().promotedLines)(j)),await(0,R().replaceFile)(h.quarantined,(0,e().quarantinedLines)(
j)),await(0,R().replaceFile)(h.subjects,(0,a().checksumsOf)((0,e().promotedSubjects)(j))),h}}),76721:((G,p,t)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.publishContext=R;function s(){const e=t(76760);return s=function(){return e},e}function S(){
const e=t(34413);return S=function(){return e},e}function $(){const e=t(40410);return $=function(){return e},e}function T(){
const e=t(41895);return T=function(){return e},e}function O(){const e=t(78081);return O=function(){return e},e}function R({
inputs:e,env:u,signal:n},c){const{GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:a,GITHUB_RUN_ID:d,RUNNER_TEMP:i}=u,v=e["output-d\
irectory"],E=`${r}/${a}`;return{github:g(e["github-token"],c,u,n),checkName:e["check-name"],name:e["check-name"],...!(c instanceof
T().GateError)&&{binding:b(c)},runKey:(0,S().newRunKey)(u.GITHUB_EVENT_NAME),...a!==void 0&&{repositoryUrl:E},...d!==void 0&&
{detailsUrl:`${E}/actions/runs/${d}`},comment:e.comment,suggestions:e.suggestions,outputDirectory:v===void 0?(0,s().join)(
i??process.cwd(),"gene-gate"):(0,s().resolve)(u.GITHUB_WORKSPACE??".",v),...u.GITHUB_STEP_SUMMARY&&{stepSummaryPath:u.GITHUB_STEP_SUMMARY},
core:O().core}}function b(e){const u=e.name==="pull_request"?[e.pullRequest.number]:[];return{event:e.name,base:e.baseRef,
pulls:u}}function g(e,u,n,c){if(u instanceof T().GateError)return{unavailable:"the event has no commit to report on"};if(e===
void 0)return{unavailable:"the input `github-token` is not set"};const r={client:(0,$().connect)(e,{signal:c}),headSha:u.
headSha};if(u.name!=="pull_request")return{...r,owner:u.owner,repo:u.repo};const{owner:a,repo:d,number:i}=u.pullRequest;
return{...r,owner:a,repo:d,pullRequest:{number:i},readOnlyToken:w(u.pullRequest,n)}}function w({isFork:e},u){return/^pull_request(?:_review)?$/.
test(u.GITHUB_EVENT_NAME??"")&&(e||u.GITHUB_ACTOR==="dependabot[bot]")}}),23393:((G,p,t)=>{Object.defineProperty(p,"__es\
Module",{value:!0}),p.publishJob=l;function s(){const h=t(60016);return s=function(){return h},h}function S(){const h=t(
40479);return S=function(){return h},h}function $(){const h=t(42287);return $=function(){return h},h}function T(){const h=t(
96493);return T=function(){return h},h}function O(){const h=t(89055);return O=function(){return h},h}function R(){const h=t(
32693);return R=function(){return h},h}function b(){const h=t(34413);return b=function(){return h},h}function g(){const h=t(
40410);return g=function(){return h},h}function w(){const h=t(53844);return w=function(){return h},h}function e(){const h=t(
64632);return e=function(){return h},h}function u(){const h=t(16346);return u=function(){return h},h}function n(){const h=t(
41895);return n=function(){return h},h}function c(){const h=t(64597);return c=function(){return h},h}function r(){const h=t(
78534);return r=function(){return h},h}function a(){const h=t(47064);return a=function(){return h},h}function d(){const h=t(
63226);return d=function(){return h},h}function i(){const h=t(78081);return i=function(){return h},h}function v(){const h=t(
4423);return v=function(){return h},h}function E(){const h=t(60847);return E=function(){return h},h}function y(){const h=t(
1405);return y=function(){return h},h}function o(){const h=t(916);return o=function(){return h},h}async function l(h){const C=await m(
h).catch(u().asGateError);if(C===void 0)return;const M=C instanceof n().GateError,k=await(0,d().checkPlace)(h,M?C:C.payload),
A=async()=>{if(M)throw C;return await f(C,k,h)};return{context:k.context,decide:A,reportsOnly:!0}}async function f({payload:h,
file:C},{context:{github:M},known:k,doubt:A},N){if(A)throw A;if(C instanceof n().GateError)throw C;if("unavailable"in M)
throw new Error(M.unavailable);const B=(0,v().readInputs)(i().core.getInput),U=(0,r().readUploadedReport)(C,h),F={locate:L=>(0,$().
resolveUnchecked)(L,h,k),approver:(0,s().approveByReviews)(()=>(0,e().githubReviews)(M,h.pullRequest)),run:!1,takeRuns:({
audit:L},H)=>(0,a().reportedRuns)(L,U,H)};return await(0,y().gateOfStep)(F,B,M,N)}async function m(h){const C=await(0,o().
readEvent)(h.env,T().parseWorkflowRun),{"github-token":M}=h.inputs;if(M===void 0)throw new(n()).GateError("input_invalid",
"`mode: publish` requires the input `github-token`","Remove the input from the step; its default is the token of the job\
.");const k=(0,g().connect)(M,{signal:h.signal}),A=await(0,S().findPullRequests)(k,C),[N]=A;if(N===void 0){const F=JSON.
stringify(`${C.head.owner}:${C.head.branch}`);i().core.info(`No open pull request from ${F} is at ${C.headSha}: nothing \
to publish.`);return}const B=await P(C,k).catch(u().asGateError);if(B instanceof n().GateError&&await I({...C,client:k},
A,h.inputs["check-name"])){await(0,E().publishOthers)(h,N,void 0);return}return{payload:j(A,B)??N,file:B}}async function I(h,C,M){
for(const k of C){const{number:A}=k.pullRequest,N=[M,(0,w().nameOfPull)(M,A),(0,c().checkNameOf)(M,k,!1)],B=(await Promise.
all(N.map(F=>(0,b().gateChecks)(h,F)))).flat(),U=({completed:F,externalId:L})=>{const H=(0,R().readExternalId)(L);return F&&
H?.pulls.join()===`${A}`&&H.isInto(k.baseRef)};if(!B.some(U))return!1}return!0}async function P({runId:h,owner:C,repo:M},k){
const{"artifact-name":A}=(0,v().readInputs)(i().core.getInput),N=await(0,O().downloadArtifact)({client:k,owner:C,repo:M},
h,A);return await(0,O().readZipFile)(N,r().REPORT_FILE,r().MAX_REPORT_BYTES)}function j(h,C){if(C instanceof n().GateError)
return;const M=(0,r().claimedPull)(C);return h.find(({pullRequest:k})=>k.number===M)}}),60847:((G,p,t)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.publishOthers=w;function s(){const n=t(32693);return s=function(){return n},n}function S(){
const n=t(34413);return S=function(){return n},n}function $(){const n=t(1207);return $=function(){return n},n}function T(){
const n=t(34453);return T=function(){return n},n}function O(){const n=t(65433);return O=function(){return n},n}function R(){
const n=t(78081);return R=function(){return n},n}function b(){const n=t(5547);return b=function(){return n},n}function g(){
const n=t(76721);return g=function(){return n},n}async function w(n,c,r){const a=(0,g().publishContext)(n,c),{github:d}=a;
if(!("unavailable"in d))try{const i=await(0,b().otherPulls)(c.headSha,r,a,n);if(i.length===0)R().core.info("No other ope\
n pull request into a protected branch has this head.");else if(await e(a,d,i)){const v=await(0,T().startCheck)(a),E=await(0,O().
publishWorst)(d,a,v,i);E.status==="reached"?R().core.info(`Published for ${u(i)}.`):R().core.warning(`The check of ${u(i)}\
 was not published: ${E.reason}.`)}}catch(i){const E={doing:"look for other pull requests of this commit",permission:"pu\
ll-requests: read"};R().core.warning(`The required check may be outdated: ${(0,$().explainFailure)(i,E)}.`)}}async function e({
checkName:n},c,[r,...a]){const[d]=await(0,S().gateChecks)(c,n);if(d===void 0)return!0;if(!d.completed)return d.externalId===
s().WAITING_ID;const i=(0,s().readExternalId)(d.externalId)?.pulls??[];return a.length>0||i.length!==1||i[0]!==r?.number}
function u(n){return n.map(({number:c})=>`#${c}`).join(", ")}}),17938:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.publicationOf=w,p.publishReport=e;function s(){const u=t(16346);return s=function(){return u},u}function S(){const u=t(
34453);return S=function(){return u},u}function $(){const u=t(27624);return $=function(){return u},u}function T(){const u=t(
42594);return T=function(){return u},u}function O(){const u=t(20471);return O=function(){return u},u}function R(){const u=t(
74658);return R=function(){return u},u}function b(){const u=t(78081);return b=function(){return u},u}function g({detailsUrl:u,
repositoryUrl:n}){return{...u!==void 0&&{detailsUrl:u},...n!==void 0&&{repositoryUrl:n}}}function w(u,n){return{report:u,
title:(0,R().checkTitle)(u),markdown:c=>(0,O().renderMarkdown)(u,{...g(n),maxCharacters:c}),text:c=>(0,T().renderCheckText)(
u,{...g(n),maxCharacters:c})}}async function e(u){if(u===void 0)return;const{context:n,decide:c,reportsOnly:r,afterwards:a}=u,
d=new Date,i=await(0,S().startCheck)(n),v=await c().catch(m=>(0,$().buildErrorReport)((0,s().asGateError)(m),{startedAt:d},
new Date)),E=w(v,n),{title:y}=E,{conclusion:o,channels:l}=await(0,S().publish)(n,i,E);if(await a?.(),v.error){(0,b().failUndecided)(
v.error);return}if(!r){o==="success"||o==="neutral"?b().core.info(y):b().core.setFailed(y);return}const{check:f}=l;f.status===
"failed"?b().core.setFailed(`Decided, but not published: ${f.reason}. The result: ${y}`):b().core.info(f.status==="reach\
ed"?y:`${y} (not published: ${f.reason})`)}}),1405:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.gateOfStep=
g,p.sharedPolicies=w;function s(){const e=t(24474);return s=function(){return e},e}function S(){const e=t(1207);return S=
function(){return e},e}function $(){const e=t(40638);return $=function(){return e},e}function T(){const e=t(24666);return T=
function(){return e},e}function O(){const e=t(83890);return O=function(){return e},e}function R(){const e=t(78081);return R=
function(){return e},e}function b(){const e=t(30225);return b=function(){return e},e}function g(e,u,n,{env:c,signal:r}){
return(0,s().gate)({...e,directory:c.GITHUB_WORKSPACE??process.cwd(),env:c,...u["policy-ref"]!==void 0&&{policyRef:u["po\
licy-ref"]},inputs:u,readShared:w(n),all:u.all,progress:(0,b().groupedProgress)(R().core),signal:r,secrets:(0,O().secretsOf)(
c)})}function w(e){return async u=>{if("unavailable"in e)throw(0,T().unavailable)(u,e.unavailable);const[n="",c=""]=u.repository.
split("/");try{return await(0,$().readFileAt)({client:e.client,owner:n,repo:c},u.path,u.commit)}catch(r){const a={doing:"\
read it",permission:"contents: read"};throw(0,T().unavailable)(u,(0,S().explainFailure)(r,a),{cause:r})}}}}),916:((G,p,t)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.durationsInput=u,p.eventPayload=e,p.readEvent=w;function s(){const n=t(
76760);return s=function(){return n},n}function S(){const n=t(38321);return S=function(){return n},n}function $(){const n=t(
46960);return $=function(){return n},n}function T(){const n=t(41895);return T=function(){return n},n}function O(){const n=t(
73388);return O=function(){return n},n}function R(){const n=t(71667);return R=function(){return n},n}function b(){const n=t(
78081);return b=function(){return n},n}function g(){const n=t(4423);return g=function(){return n},n}async function w(n,c){
const{GITHUB_EVENT_NAME:r="",GITHUB_EVENT_PATH:a=""}=n;try{return c(r,JSON.parse(await(0,S().text)((0,O().openInput)(a))))}catch(d){
throw d instanceof T().GateError?d:new(T()).GateError("event_invalid",`Cannot read the event file ${a||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:d})}}function e(n){
return w(n,(c,r)=>(0,$().parsePayload)(c,r,n.GITHUB_SHA))}async function u(n){const{durations:c}=(0,g().readInputs)(b().
core.getInput);return c===void 0?new Map:(0,R().readDurations)((0,s().resolve)(n.GITHUB_WORKSPACE??".",c),O().openInput)}}),
60016:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.approveByNobody=b,p.approveByReviews=R;function s(){
const r=t(41895);return s=function(){return r},r}function S(){const r=t(1395);return S=function(){return r},r}function $(){
const r=t(12133);return $=function(){return r},r}const T=20,O=10;function R(r){return{means:"review",find:async a=>{const d=r(
a.pullRequest);return d!==void 0?await g(d,a):{approvals:[],refusals:["the event has no pull request to review"]}}}}function b(r){
return{means:"review",find:async()=>({approvals:[],refusals:[r]})}}async function g(r,a){const d=[],i=[];try{const v=(0,$().
approvingReviewers)(await r.list());if(v.length===0)return{approvals:d,refusals:i};const E=v.slice(-T),y=await r.authorId(),
o=await r.lastEdits(E.flatMap(f=>f.reviews)),l=c(a,r);for(const f of E){const m=await w(f,{reviews:r,question:a,authorId:y,
edits:o,subjectAt:l});typeof m=="string"?i.push(`${f.user.login}: ${m}`):d.push(m)}}catch(v){i.push(r.explain(v,"read th\
e reviews of the pull request"))}return{approvals:d,refusals:i}}async function w(r,a){const{user:d,withdrawn:i}=r;if(d.id===
a.authorId)return"opened the pull request and cannot approve it";if(d.type!=="User")return"is not a person";if(!e(a.question.
people,d.login))return"is not an approver in the policy";if(i)return"has withdrawn the approval, or it was dismissed";const v=await u(
r,a);if(typeof v=="string")return v;try{if(!await a.reviews.mayWrite(d))return"has no write access to the repository"}catch(E){
return a.reviews.explain(E,"read the permission of this account")}return{user:d.login,at:new Date(v.submittedAt).toISOString()}}
function e(r,a){return r.length===0||r.some(d=>d.toLowerCase()===a.toLowerCase())}async function u({reviews:r},{edits:a,
question:d,subjectAt:i,reviews:v}){let E;for(const l of r){const f=await y(l);if(f===void 0)return l;E??=f}return E??"ha\
s not approved";async function y(l){const f=a.get(l.nodeId);if(f===void 0)return"GitHub does not report whether the revi\
ew was edited";const m=j=>j!==null&&!(Date.parse(j)<=Date.parse(l.submittedAt));if(m(f.editedAt))return"the review was e\
dited after it was submitted";if(m(f.retargetedAt))return"the base branch was changed after the review";if(l.commit===null)
return"GitHub does not report which commit was reviewed";const I=await i(l.commit);if("reason"in I)return I.reason;const P=(0,S().
changedSince)(I,d.subject);return P===void 0?await o(l):`${P} since the approved commit ${l.commit.slice(0,12)}`}async function o(l){
try{if(await d.policyChangedSince(l.submittedAt))return"the policy of the base branch has changed since the review"}catch(m){
return n(m,v,"read the policy at the time of the review")}const{digest:f}=(0,$().approvalIn)(l.body)??{};if(!(f===void 0||
(0,S().approvalDigest)(d.subject).startsWith(f)))return"the review approves another digest; the base branch, the policy \
or the commands have changed since"}}function n(r,{explain:a},d){return r instanceof s().GateError?`could not ${d}: ${r.
message}`:a(r,d)}function c({subjectAt:r},a){const d=new Map,i=async v=>{try{return await r(v)}catch(E){return{reason:n(
E,a,`judge ${v}`)}}};return async v=>{const E=d.get(v);if(E!==void 0)return await E;if(d.size===O)return{reason:"too man\
y commits were approved"};const y=i(v);return d.set(v,y),await y}}}),12133:((G,p)=>{Object.defineProperty(p,"__esModule",
{value:!0}),p.approvalIn=O,p.approvingReviewers=s,p.asksForApproval=T;const t=new Set(["COMMENTED","PENDING"]);function s(R){
const b=R.filter(S).sort((w,e)=>w.submittedAt.localeCompare(e.submittedAt)||w.id-e.id),g=new Map;for(const w of b){const{
user:e,state:u}=w,n=g.get(e.id);if(u==="APPROVED"&&T(w.body)){const r=n&&!n.withdrawn?n.reviews:[];g.set(e.id,{user:e,reviews:[
w,...r],withdrawn:!1})}else if(u!=="APPROVED"&&!t.has(u)){const r=n??(T(w.body)?{user:e,reviews:[w]}:void 0);r!==void 0&&
g.set(e.id,{...r,withdrawn:!0})}}return[...g.values()]}function S(R){return R.user!==null&&R.submittedAt!==null&&R.state!==
"PENDING"}const $=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;function T(R){return O(R)!==void 0}function O(R){
let b;for(const g of R.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const w=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(g);if(b!==
void 0)w?.[1]?.startsWith(b)&&w[2]?.trim()===""&&(b=void 0);else if(w)b=w[1];else{const[e,u]=/^ {0,3}\S/.test(g)?$.exec(
g.trim())??[]:[];if(e!==void 0)return u===void 0?{}:{digest:u}}}}}),13929:((G,p,t)=>{Object.defineProperty(p,"__esModule",
{value:!0}),p.baseTip=O,p.descends=b;function s(){const g=t(41895);return s=function(){return g},g}function S(){const g=t(
24634);return S=function(){return g},g}function $(){const g=t(19674);return $=function(){return g},g}function T(){const g=t(
67397);return T=function(){return g},g}async function O(g,w,{baseTip:e}){const{baseRef:u,baseSha:n}=w,c=e??n;if(await(0,S().
requireCommits)(g,[c],[c,(0,$().fetched)(u)]),e!==void 0)return e;const r=await R(g,w);return r!==void 0&&await b(g,r,n,
w)?r:n}async function R(g,{baseRef:w,pullRequest:e}){if(!await(0,$().isRemoteOf)(g,e))return;const u=`refs/remotes/origi\
n/${w}`;try{await(0,S().requireCommits)(g,[u],[(0,$().fetched)(w)])}catch(n){if(!(n instanceof s().GateError)||n.code!==
"shallow_clone")throw n}return(await(0,T().lookUpCommits)(g,[u]))[0]}async function b(g,w,e,{baseRef:u}){if(w===e)return!0;
try{return await(0,S().mergeBase)(g,w,e,[w,e,(0,$().fetched)(u)])===e}catch(n){if(n instanceof s().GateError&&n.code==="\
no_merge_base")return!1;throw n}}}),75152:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.mergeGroup=w,p.push=
u,p.workflowDispatch=c;function s(){const r=t(7723);return s=function(){return r},r}function S(){const r=t(41895);return S=
function(){return r},r}function $(){const r=t(47987);return $=function(){return r},r}const T=/^0+$/,O=/^refs\/heads\//,R=/^refs\/(?:heads|tags)\//,
b=s().object({...$().repositorySchema.shape,merge_group:s().object({head_sha:$().sha,base_sha:$().sha,head_ref:s().string(),
base_ref:s().string()})}),g=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function w(r){const{repository:a,
merge_group:d}=b.parse(r),i=g.exec(d.head_ref)?.[1];return{name:"merge_group",...a,headSha:d.head_sha,against:{commit:d.
base_sha},baseRef:d.base_ref.replace(O,""),isOwn:!1,...i!==void 0&&{pullNumber:Number(i)}}}const e=s().object({...$().repositorySchema.
shape,ref:s().string().min(1),before:$().sha,after:$().sha});function u(r){const{repository:a,ref:d,before:i,after:v}=e.
parse(r),{defaultBranch:E}=a;if(T.test(v)||!O.test(d))throw new(S()).GateError("event_unsupported",`The push of ${JSON.stringify(
d)} adds no commits to a branch`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`.');const y=d===`refs/\
heads/${E}`;if(y&&T.test(i))throw new(S()).GateError("event_unsupported","First push of the default branch: there is no \
earlier commit to compare with","Run the gate on the next change.");return{name:"push",...a,...{headSha:v,against:y?{commit:i}:
{branch:E},baseRef:E},isOwn:!0}}const n=s().object({...$().repositorySchema.shape,ref:s().string().min(1)});function c(r,a){
const{repository:d,ref:i}=n.parse(r),{defaultBranch:v}=d;return{name:"workflow_dispatch",...d,headSha:$().sha.parse(a),against:{
branch:v},baseRef:v,isOwn:R.test(i)}}}),40479:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.findPullRequests=
T;function s(){const O=t(1207);return s=function(){return O},O}function S(){const O=t(81014);return S=function(){return O},
O}function $(){const O=t(14203);return $=function(){return O},O}async function T(O,{owner:R,repo:b,head:g,headSha:w}){const e={
client:O,owner:R,repo:b};try{const u=`${g.owner}:${g.branch}`,c=(await(0,S().pullsWithHead)(e,w,u)).map(async({number:a})=>(0,$().
pullRequest)(await(0,S().pullRequestAsPayload)(e,a)));return(await Promise.all(c)).filter(a=>a.headSha===w).sort((a,d)=>a.
pullRequest.number-d.pullRequest.number)}catch(u){throw(0,s().asUnavailable)(u,{doing:"find the pull request",permission:"\
pull-requests: read"})}}}),97928:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.askForRefs=b,p.defaultTip=
w;function s(){const e=t(1207);return s=function(){return e},e}function S(){const e=t(40638);return S=function(){return e},
e}function $(){const e=t(41895);return $=function(){return e},e}function T(){const e=t(24634);return T=function(){return e},
e}function O(){const e=t(19674);return O=function(){return e},e}function R(){const e=t(67397);return R=function(){return e},
e}async function b(e,u,n){const c=g(u);if("unavailable"in e)return{};const{defaultBranch:r=u.baseRef}=u,a=async(v,E="bas\
e")=>{try{return await(0,S().refTip)(e,v)}catch(y){const o=`read the tip of ${v.replace(/^heads\//,"")}`,l=(0,s().explainFailure)(
y,{doing:o,permission:"contents: read"});n(`The ${E} was not compared with GitHub's: ${l}.`);return}},[d,i]=await Promise.
all([c===void 0?void 0:a(`heads/${c}`),r===u.baseRef?void 0:a(`heads/${r}`)]);return{...d!==void 0&&{baseTip:d},...i!==void 0&&
{defaultTip:i},...u.name==="pull_request"&&{merge:()=>a(`pull/${u.pullRequest.number}/merge`,"test merge")}}}function g(e){
return e.name==="pull_request"?e.baseRef:"branch"in e.against?e.against.branch:void 0}async function w(e,u,{defaultTip:n}){
const{defaultBranch:c=u.baseRef}=u,r=`refs/remotes/origin/${c}`,a=u.name==="pull_request"?u.pullRequest:u;if(n===void 0&&
!await(0,O().isRemoteOf)(e,a))throw new($()).GateError("ref_not_found",`The policy of ${JSON.stringify(c)}, the default \
branch, says whether this base is protected, and cannot be read`,"Keep the input `github-token`, or check out the reposi\
tory of the pull request.");const d=n??r;await(0,T().requireCommits)(e,[d],[...n===void 0?[]:[n],(0,O().fetched)(c)]);const[
i]=await(0,R().resolveCommits)(e,[d]);return i}}),54436:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.withGroup=
R;function s(){const u=t(1207);return s=function(){return u},u}function S(){const u=t(81014);return S=function(){return u},
u}function $(){const u=t(41895);return $=function(){return u},u}function T(){const u=t(24634);return T=function(){return u},
u}function O(){const u=t(47520);return O=function(){return u},u}async function R(u,n,c,{github:r,warn:a}){const d=await b(
u,n,c,r);return typeof d!="string"?{...u,group:d,isFork:d.some(({isFork:i})=>i)}:(a(`The merge group is treated as a cha\
nge from a fork: ${d}.`),u)}async function b({base:u,head:n},{baseRef:c,pullNumber:r},a,d){if("unavailable"in d)return d.
unavailable;try{if(await(0,T().mergeBase)(a,u,n)!==u)return"its base is not in its history";const i=await(0,O().firstParents)(
a,u,n),v={repository:a,github:d,baseRef:c},E=await Promise.all(i.map(m=>e(m,v))),y=E.filter(m=>m===void 0),o=r===void 0?
void 0:await(0,S().pullOrigin)(d,r),l=y.length===i.length&&o?.isOpen&&o.commits===i.length;if(o===void 0||y.length>0&&!l)
return`no pull request is known for ${y.length} of its ${i.length} commits`;const f=[...E,o].filter(m=>m!==void 0);return[
...new Map(f.map(m=>[m.number,g(m)])).values()]}catch(i){return i instanceof $().GateError?i.message:(0,s().explainFailure)(
i,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}function g({number:u,headSha:n,
isFork:c}){return{number:u,headSha:n,isFork:c}}const w=/\(#(\d{1,9})\)$/;async function e({commit:u,parents:n,subject:c,
tree:r},{repository:a,github:d,baseRef:i}){const[v="",E,...y]=n,o=m=>m.isOpen&&m.baseRef===i;if(E!==void 0){if(y.length>
0)return;const I=(await(0,S().pullsOfCommit)(d,E)).filter(o).filter(({headSha:P})=>P===E);return I.find(({isFork:P})=>P)??
I[0]}const l=w.exec(c)?.[1];if(l===void 0)return;const f=await(0,S().pullOrigin)(d,Number(l));if(o(f))return await(0,T().
requireCommits)(a,[f.headSha],[`refs/pull/${l}/head`]),await(0,T().mergeBase)(a,v,f.headSha,[u,f.headSha]),await(0,T().mergedTree)(
a,v,f.headSha)===r?f:void 0}}),46960:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.parsePayload=R,p.requireUnprivileged=
b;function s(){const g=t(7723);return s=function(){return g},g}function S(){const g=t(41895);return S=function(){return g},
g}function $(){const g=t(75152);return $=function(){return g},g}function T(){const g=t(14203);return T=function(){return g},
g}const O=new Map([["pull_request",T().pullRequest],["pull_request_review",T().pullRequestReview],["pull_request_target",
g=>({...(0,T().pullRequest)(g),privileged:!0})],["merge_group",$().mergeGroup],["push",$().push],["workflow_dispatch",$().
workflowDispatch]]);function R(g,w,e){const u=O.get(g);if(u===void 0)throw new(S()).GateError("event_unsupported",`The e\
vent ${JSON.stringify(g)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md lists the supporte\
d events.");try{return u(w,e)}catch(n){throw n instanceof s().ZodError?new(S()).GateError("event_invalid",`The payload i\
s not a GitHub ${g} event: ${s().prettifyError(n)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrot\
e."):n}}function b(g){if("privileged"in g)throw new(S()).GateError("event_unsupported","No command was run: on pull_requ\
est_target the commands of a change would have a write token and the secrets of the repository","Use `on: pull_request`;\
 for forks, publish from a second workflow (docs/github.md).")}}),14203:((G,p,t)=>{Object.defineProperty(p,"__esModule",
{value:!0}),p.pullRequest=g,p.pullRequestReview=w;function s(){const u=t(7723);return s=function(){return u},u}function S(){
const u=t(47987);return S=function(){return u},u}const $=s().int().nonnegative(),T=s().object({number:s().int().positive(),
head:s().object({sha:S().sha,repo:s().object({id:s().int()}).nullable()}),base:s().object({sha:S().sha,ref:s().string().
min(1)})});function O(u){return s().object({action:s().string().optional(),repository:s().object({id:s().int(),name:s().
string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().string().min(1).optional()}),pull_request:T.
extend({changed_files:u})})}const R=O($),b=O($.optional());function g(u){const n=R.parse(u);return{...e(n),...n.action!==
void 0&&{action:n.action}}}function w(u){return e(b.parse(u))}function e({repository:u,pull_request:n}){return{name:"pul\
l_request",pullRequest:{owner:u.owner.login,repo:u.name,number:n.number,isFork:n.head.repo?.id!==u.id,...n.changed_files!==
void 0&&{changedFiles:n.changed_files}},headSha:n.head.sha,baseRef:n.base.ref,baseSha:n.base.sha,...u.default_branch!==void 0&&
{defaultBranch:u.default_branch}}}}),42287:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.resolveBranch=w,
p.resolveEvent=R,p.resolveUnchecked=b;function s(){const n=t(24634);return s=function(){return n},n}function S(){const n=t(
19674);return S=function(){return n},n}function $(){const n=t(67397);return $=function(){return n},n}function T(){const n=t(
97928);return T=function(){return n},n}function O(){const n=t(1096);return O=function(){return n},n}async function R(n,c,r){
const a=c.name==="pull_request"?await(0,O().resolvePullRequest)(n,c,r):await w(n,c,r);return await g(a,c,n,r)}async function b(n,c,r){
const a=await(0,O().resolveFetched)(n,c,r);return await g(a,c,n,r)}async function g(n,c,r,a){const{defaultBranch:d}=c;if(d===
void 0)return n;const i=d===n.baseRef?n.policyCommit:await(0,T().defaultTip)(r,c,a);return{...n,defaultBranch:{name:d,commit:i}}}
async function w(n,{name:c,headSha:r,against:a,baseRef:d,isOwn:i},v){const E="commit"in a?await e(n,a.commit,r):await u(
n,a.branch,r,v);return{name:c,directory:n.directory,head:r,audited:r,baseRef:d,...E,isFork:!i}}async function e(n,c,r){return await(0,s().
requireCommits)(n,[c,r],[c,r]),{base:c,policyCommit:c}}async function u(n,c,r,a){const d=(0,S().fetched)(c),i=a.baseTip??
`refs/remotes/origin/${c}`;await(0,s().requireCommits)(n,[i],[d]);const[v]=await(0,$().resolveCommits)(n,[i]);return{base:await(0,s().
mergeBase)(n,v,r,[r,d]),policyCommit:v}}}),1096:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.resolveFetched=
w,p.resolvePullRequest=g;function s(){const i=t(41895);return s=function(){return i},i}function S(){const i=t(61388);return S=
function(){return i},i}function $(){const i=t(24634);return $=function(){return i},i}function T(){const i=t(213);return T=
function(){return i},i}function O(){const i=t(19674);return O=function(){return i},i}function R(){const i=t(67397);return R=
function(){return i},i}function b(){const i=t(13929);return b=function(){return i},i}async function g(i,v,E={}){const[y]=await(0,R().
resolveCommits)(i,["HEAD"]),o=y===v.headSha?await n(i,v,await(0,b().baseTip)(i,v,E)):await u(i,v,y,E);return e(i,v,o)}async function w(i,v,E={}){
const{headSha:y,pullRequest:o}=v;await(0,$().requireCommits)(i,[y],[`refs/pull/${o.number}/head`]);const l=await(0,b().baseTip)(
i,v,E);return e(i,v,await n(i,v,l))}function e({directory:i},{headSha:v,baseRef:E,pullRequest:y},o){const{isFork:l}=y;return{
name:"pull_request",directory:i,head:v,baseRef:E,...o,isFork:l,pullRequest:y}}async function u(i,v,E,y){const{headSha:o,
baseRef:l}=v,[f,m,...I]=await(0,R().parentsOf)(i,E);if(f===void 0||m!==o||I.length>0)throw(0,S().checkoutDiffers)(`the c\
heckout is at ${(0,$().short)(E)}, which is neither that commit nor its test merge commit`,o,"actions");await(0,$().requireCommits)(
i,[f,o],[E,(0,O().fetched)(l)]);const P=await(0,b().baseTip)(i,v,y),j=await r({commit:E,base:f,tip:P},i,v,y);return j===
void 0?{base:f,audited:E,policyCommit:P}:{...await n(i,v,P),unprovenMerge:{commit:E,reason:j}}}async function n(i,v,E){const{
headSha:y,baseSha:o,baseRef:l}=v,f=await(0,$().mergeBase)(i,E,y,[y,E,(0,O().fetched)(l)]),[m]=await(0,R().lookUpCommits)(
i,[o]);return(m===void 0||m===E?f:await(0,$().mergeBase)(i,m,y))===f&&await c(i,v,f),{base:f,audited:y,policyCommit:E}}async function c(i,{
headSha:v,pullRequest:{changedFiles:E}},y){if(E===void 0)return;const o=await(0,T().countChangedFiles)(i,y,v);if(!(o>=E))
throw new(s()).GateError("change_incomplete",`GitHub reports ${E} changed files, but this clone shows only ${o}`,"Set `f\
etch-depth: 0` on actions/checkout, and run the job again.")}async function r(i,v,E,y){const o=async()=>await y.merge?.()===
i.commit,l=(await v.shallowCommits()).size>0;if(l&&await o())return;const f=await a(i,v,E);return f===void 0||l?f:await o()?
void 0:f}async function a(i,v,E){const{headSha:y,baseRef:o}=E;if(!await d(i,v,E))return`its first parent ${(0,$().short)(
i.base)} is not a recent commit of ${o}`;(await v.shallowCommits()).size>0&&await(0,$().mergeBase)(v,i.base,y,[i.commit,
(0,O().fetched)(o)]);const[l,[f]]=await Promise.all([(0,$().mergedTree)(v,i.base,y),v.read([`${i.commit}^{tree}`])]);return l===
void 0?"git cannot compute this merge":l===f?.oid?void 0:"git computes other content for it"}async function d({base:i,tip:v},E,y){
return i===v||i===y.baseSha?!0:await(0,b().descends)(E,i,y.baseSha,y)&&await(0,b().descends)(E,v,i,y)}}),47987:((G,p,t)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.sha=p.repositorySchema=void 0;function s(){const T=t(7723);return s=function(){
return T},T}const S=p.sha=s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),$=p.repositorySchema=s().object({repository:s().
object({name:s().string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().string().min(1)}).transform(
({name:T,owner:O,default_branch:R})=>({owner:O.login,repo:T,defaultBranch:R}))})}),96493:((G,p,t)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.parseWorkflowRun=R;function s(){const g=t(7723);return s=function(){return g},g}function S(){
const g=t(41895);return S=function(){return g},g}function $(){const g=t(47987);return $=function(){return g},g}const T=s().
object({...$().repositorySchema.shape,workflow_run:s().object({id:s().int().positive(),event:s().string(),head_sha:$().sha,
head_branch:s().string().min(1).nullable(),head_repository:s().object({owner:s().object({login:s().string().min(1)})}).nullable()})}),
O=["pull_request","pull_request_review"];function R(g,w){if(g!=="workflow_run")throw b(`\`mode: publish\` does not support\
 the event ${JSON.stringify(g)}`);const e=T.safeParse(w);if(!e.success)throw new(S()).GateError("event_invalid",`The pay\
load is not a GitHub workflow_run event: ${s().prettifyError(e.error)}`,"GITHUB_EVENT_PATH must be the path of the file \
that the runner wrote.");const{repository:u,workflow_run:n}=e.data,{owner:c,repo:r}=u;if(!O.includes(n.event))throw b(`T\
he workflow run was started by ${JSON.stringify(n.event)}`);if(n.head_branch===null||n.head_repository===null)throw b("T\
he branch or the repository of the workflow run was deleted");const a={owner:n.head_repository.owner.login,branch:n.head_branch};
return{owner:c,repo:r,runId:n.id,headSha:n.head_sha,head:a}}function b(g){return new(S()).GateError("event_unsupported",
g,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}}),89055:((G,p,t)=>{Object.
defineProperty(p,"__esModule",{value:!0}),p.downloadArtifact=O,p.readZipFile=w;function s(){const n=t(51041);return s=function(){
return n},n}function S(){const n=t(41895);return S=function(){return n},n}function $(){const n=t(1207);return $=function(){
return n},n}const T=16*1024*1024;async function O({client:n,owner:c,repo:r},a,d){const{actions:i}=n.octokit.rest;try{const{
data:v}=await i.listWorkflowRunArtifacts({owner:c,repo:r,run_id:a,name:d,per_page:100}),[E]=v.artifacts.filter(o=>o.name===
d&&!o.expired).sort((o,l)=>l.id-o.id);if(E===void 0)throw b(d);if(E.size_in_bytes>T)throw g(d);const y=await i.downloadArtifact(
{owner:c,repo:r,artifact_id:E.id,archive_format:"zip",request:{parseSuccessResponseBody:!1}});return await R(y.data,d)}catch(v){
throw(0,$().asUnavailable)(v,{doing:"download the report",permission:"actions: read"})}}async function R(n,c){const r=[];
let a=0;for await(const d of n){if(a+=d.length,a>T)throw g(c);r.push(d)}return Buffer.concat(r)}function b(n){return new(S()).
GateError("artifact_invalid",`The workflow run has no artifact ${JSON.stringify(n)}`,"The step that uploads the report m\
ust run `if: always()`; see the log of the run.")}function g(n){return new(S()).GateError("artifact_invalid",`The artifa\
ct ${JSON.stringify(n)} is larger than ${T} bytes`,"Upload only the file that the output `report-path` names.")}async function w(n,c,r){
try{const a=await(0,s().fromBufferPromise)(n,{lazyEntries:!0});return await e(a,c,r)}catch(a){throw a instanceof S().GateError?
a:u(`is not a readable zip archive (${String(a)})`,a)}}async function e(n,c,r){for await(const a of n.eachEntry()){if(a.
fileName!==c)continue;if(a.uncompressedSize>r)throw u(`has a ${c} that is too large`);const d=[];for await(const i of await n.
openReadStreamPromise(a))d.push(i);return Buffer.concat(d)}throw u(`has no ${c}`)}function u(n,c){return new(S()).GateError(
"artifact_invalid",`The artifact of the workflow run ${n}`,"Upload only the file that the output `report-path` names.",{
cause:c})}}),77954:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.appendAnnotations=b,p.missingAnnotations=
O;function s(){const w=t(61218);return s=function(){return w},w}function S(){const w=t(94049);return S=function(){return w},
w}function $(){const w=t(34413);return $=function(){return w},w}function T(){const w=t(1207);return T=function(){return w},
w}async function O(w,e,u){if(e.annotationsCount===0)return u;const{client:n,owner:c,repo:r}=w,a=await n.octokit.paginate(
n.octokit.rest.checks.listAnnotations,{owner:c,repo:r,check_run_id:e.id,per_page:100}),d=new Set(a.map(R)),i=new Set(u.map(
R));if([...d].every(v=>i.has(v)))return u.filter(v=>!d.has(R(v)))}function R(w){const{path:e,start_line:u,end_line:n,start_column:c,
end_column:r}=w,{annotation_level:a,title:d,message:i}=w,v=[d,i].map(y=>y?.trim()??"");return JSON.stringify([e,u,n,...[
c??0,r??0],a,...v])}async function b(w,e,u){const n=s().GITHUB_LIMITS.annotationsPerRequest,c=[];let r=e.annotationsCount;
for(let a=0;a<u.length;a+=n){const d=u.slice(a,a+n);try{await g(w,e,d,r),r+=d.length}catch(i){const v=(0,T().readFailure)(
i).kind==="invalid",E=v?d.length:u.length-a,y=(0,T().explainFailure)(i,{...(0,$().checkOperation)(w),doing:"annotate"});
if(c.push(`Missing annotations: ${E}; ${y}.`),!v)break}}return c}async function g({client:w,owner:e,repo:u},{id:n},c,r){
const{checks:a}=w.octokit.rest,d={owner:e,repo:u,check_run_id:n},i=async()=>{const v={title:"The gate is publishing",summary:"\
Writing annotations.",annotations:[...c]};return await a.update({...d,status:"in_progress",output:v,...S().NOT_REPEATABLE}),
!0};await w.once(i,async()=>{const{data:v}=await a.get(d);return v.output.annotations_count>=r+c.length||void 0})}}),66059:((G,p,t)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.commentThread=$,p.viewerLogin=O;function s(){const R=t(94049);return s=
function(){return R},R}function S(){const R=t(1207);return S=function(){return R},R}function $(R,b,g){const{client:w,owner:e,
repo:u}=R,{issues:n}=w.octokit.rest,c={owner:e,repo:u};let r;async function a(){const y=(await w.octokit.paginate(n.listComments,
{...c,issue_number:b,per_page:100})).filter(o=>o.body?.startsWith(g));return y.length===0?[]:(r??=await O(w),y.filter(o=>o.
user?.login===r).map(({id:o,html_url:l,body:f=""})=>({id:o,url:l,body:f})).sort((o,l)=>o.id-l.id))}async function d(E){const y=async()=>{
const{data:o}=await n.createComment({...c,issue_number:b,body:E,...s().NOT_REPEATABLE});return r??=o.user?.login,{id:o.id,
url:o.html_url,body:E}};return w.once(y,async()=>(await a())[0])}async function i(E,y){const[o,...l]=E;if(o!==void 0)return await v(
o,l,y);const f=await d(y),[m=f,...I]=await a();return await v(m,I,y)}async function v(E,y,o){E.body!==o&&await n.updateComment(
{...c,comment_id:E.id,body:o});for(const l of y)await T(R,l);return E}return{own:a,leaveOne:i}}async function T({client:R,
owner:b,repo:g},{id:w}){try{await R.octokit.rest.issues.deleteComment({owner:b,repo:g,comment_id:w})}catch(e){if((0,S().
readFailure)(e).kind!=="not_found")throw e}}async function O({octokit:R}){return(await R.graphql("{ viewer { login } }")).
viewer.login}}),53844:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.nameOfPull=b,p.obtainCheck=O,p.settleCheck=
w;function s(){const c=t(77954);return s=function(){return c},c}function S(){const c=t(32693);return S=function(){return c},
c}function $(){const c=t(34413);return $=function(){return c},c}function T(){const c=t(1207);return T=function(){return c},
c}async function O(c,r){const a=[],d=await(0,$().gateChecks)(c,r.checkName);if(!R(d,r)){for(const i of d){const v=g(i,r);
v===void 0?a.push(i):await(0,$().renameCheck)(c,i,b(r.checkName,v))}for(const i of a){const v=await n(c,r,i);if(v)return v}
return await(0,$().createCheck)(c,r,a[0])}}function R(c,{binding:r}){return r?.event!==S().QUEUE&&c.some($().isOfQueue)}
function b(c,r){return`${c} (#${r})`}function g(c,{binding:r}){const[a,...d]=(0,S().readExternalId)(c.externalId)?.pulls??
[];return c.completed&&d.length===0&&r!==void 0&&a!==void 0&&!r.pulls.includes(a)?a:void 0}async function w(c,r,a,d){const i=await(0,$().
gateChecks)(c,r.checkName);if(R(i,r))return;const v=i.filter(({appId:f})=>f===a.appId),[E]=v;if(E&&e(E,a))return;const y=E?.
externalId===a.externalId&&!E.completed?E:E&&await n(c,r,E),o=y&&await(0,s().missingAnnotations)(c,y,d);return y&&o?{run:y,
missing:o,superseded:v.filter(({id:f})=>f!==y.id)}:{run:await(0,$().createCheck)(c,r,E),missing:d,superseded:v}}function e(c,r){
return c.externalId===S().WAITING_ID?!1:c.completed?c.startedAt>r.startedAt:c.externalId!==r.externalId}const u=new Set(
["forbidden","not_found","invalid"]);async function n(c,r,a){try{const d=await(0,$().takeUpCheck)(c,r,a);return d.completed||
d.externalId!==(0,$().runExternalId)(r)?void 0:d}catch(d){if(u.has((0,T().readFailure)(d).kind))return;throw d}}}),81014:((G,p)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.pullOrigin=T,p.pullRequestAsPayload=S,p.pullRequestHunks=R,p.pullRequestState=
t,p.pullsOfCommit=$,p.pullsWithHead=s;async function t({client:b,owner:g,repo:w},e){const{data:u}=await b.octokit.rest.pulls.
get({owner:g,repo:w,pull_number:e});return{headSha:u.head.sha,changedFiles:u.changed_files}}async function s({client:b,owner:g,
repo:w},e,u){return(await b.octokit.paginate(b.octokit.rest.pulls.list,{owner:g,repo:w,state:"open",...u!==void 0&&{head:u},
per_page:100})).filter(({head:c})=>c.sha===e).map(({number:c,base:r})=>({number:c,baseRef:r.ref})).sort((c,r)=>c.number-
r.number)}async function S({client:b,owner:g,repo:w},e){const{pulls:u,repos:n}=b.octokit.rest,{data:c}=await n.get({owner:g,
repo:w}),{data:r}=await u.get({owner:g,repo:w,pull_number:e});return{repository:c,pull_request:r}}async function $({client:b,
owner:g,repo:w},e){const{repos:u}=b.octokit.rest,n={owner:g,repo:w,commit_sha:e,per_page:100};return(await b.octokit.paginate(
u.listPullRequestsAssociatedWithCommit,n)).map(O)}async function T({client:b,owner:g,repo:w},e){const{data:u}=await b.octokit.
rest.pulls.get({owner:g,repo:w,pull_number:e});return{...O(u),commits:u.commits}}function O({number:b,state:g,head:w,base:e}){
return{number:b,isOpen:g==="open",baseRef:e.ref,headSha:w.sha,isFork:w.repo?.id!==e.repo.id}}async function R({client:b,
owner:g,repo:w},e,u){const{octokit:n}=b,c={owner:g,repo:w,pull_number:e,per_page:100},r=new Map;for await(const{data:a}of n.
paginate.iterator(n.rest.pulls.listFiles,c)){for(const{filename:d,patch:i}of a)i!==void 0&&u.has(d)&&r.set(d,i);if(r.size===
u.size)break}return r}}),59508:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.changeLineComments=O,p.lineCommentChanges=
T;function s(){const e=t(94049);return s=function(){return e},e}function S(){const e=t(66059);return S=function(){return e},
e}function $(){const e=t(1207);return $=function(){return e},e}async function T(e,u){const n=await b(e),c=new Set(u.map(
R)),r=new Set,a=[];for(const{id:d,key:i,answered:v}of n)c.has(i)&&!r.has(i)?r.add(i):v||a.push(d);return{missing:u.filter(
d=>!r.has(R(d))),outdated:a}}async function O(e,{missing:u,outdated:n},c){for(const r of n)await w(e.target,r);u.length>
0&&await g(e,u,c)}function R({path:e,start_line:u,line:n,body:c}){return JSON.stringify([e,u??n,n,c.trim()])}async function b({
target:e,number:u,marker:n}){const{client:c,owner:r,repo:a}=e,d=await c.octokit.paginate(c.octokit.rest.pulls.listReviewComments,
{owner:r,repo:a,pull_number:u,per_page:100}),i=d.filter(({body:y})=>y.startsWith(n));if(i.length===0)return[];const v=await(0,S().
viewerLogin)(c),E=new Set(d.map(({in_reply_to_id:y})=>y));return i.filter(({user:y})=>y.login===v).map(({id:y,path:o,line:l,
start_line:f,body:m})=>({id:y,key:R({path:o,line:l??0,...f&&{start_line:f},body:m}),answered:E.has(y)}))}async function g(e,u,n){
const{target:c,number:r,marker:a}=e,{client:d,owner:i,repo:v,headSha:E}=c,y=async()=>(await d.octokit.rest.pulls.createReview(
{owner:i,repo:v,pull_number:r,commit_id:E,event:"COMMENT",body:`${a}
${n}`,comments:u.map(l=>({...l,side:"RIGHT",...l.start_line!==void 0&&{start_side:"RIGHT"}})),...s().NOT_REPEATABLE}),!0),
o=new Set(u.map(R));await d.once(y,async()=>(await b(e)).some(({key:f})=>o.has(f))||void 0)}async function w({client:e,owner:u,
repo:n},c){try{await e.octokit.rest.pulls.deleteReviewComment({owner:u,repo:n,comment_id:c})}catch(r){if((0,$().readFailure)(
r).kind!=="not_found")throw r}}}),64632:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.LAST_EDITS=void 0,
p.githubReviews=n;function s(){const c=t(7723);return s=function(){return c},c}function S(){const c=t(1207);return S=function(){
return c},c}const $=s().object({id:s().int(),login:s().string(),type:s().string()}),T=s().object({id:s().int(),node_id:s().
string(),user:$.nullable(),state:s().string(),body:s().string().nullable(),commit_id:s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).
nullable().optional(),submitted_at:s().iso.datetime().optional()}).transform(({node_id:c,commit_id:r=null,submitted_at:a=null,
body:d,...i})=>({...i,nodeId:c,body:d??"",commit:r,submittedAt:a})),O=s().object({user:$}),R=s().object({permission:s().
string(),user:s().object({id:s().int()}).nullable()}),b=s().object({timelineItems:s().object({nodes:s().array(s().object(
{createdAt:s().iso.datetime()}).nullable())})}),g=s().object({nodes:s().array(s().object({id:s().string(),lastEditedAt:s().
iso.datetime().nullable(),pullRequest:b.optional()}).nullable())}),w=p.LAST_EDITS=`query($ids: [ID!]!) { nodes(ids: $ids\
) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,e=100,u=new Set(["admin","write"]);function n({client:c,owner:r,repo:a},{number:d}){const{pulls:i,repos:v}=c.octokit.
rest,E={owner:r,repo:a,pull_number:d};return{authorId:async()=>O.parse((await i.get(E)).data).user.id,list:async()=>{const y=await c.
octokit.paginate(i.listReviews,{...E,per_page:100});return s().array(T).parse(y)},lastEdits:async y=>{const o=new Map,l=y.
map(({nodeId:f})=>f);for(let f=0;f<l.length;f+=e){const m=l.slice(f,f+e),I=g.parse(await c.octokit.graphql(w,{ids:m}));for(const P of I.
nodes){if(P===null)continue;const j=P.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;o.set(P.id,{editedAt:P.lastEditedAt,
retargetedAt:j})}}return o},mayWrite:async({id:y,login:o})=>{try{const l=await v.getCollaboratorPermissionLevel({owner:r,
repo:a,username:o}),{permission:f,user:m}=R.parse(l.data);return m?.id===y&&u.has(f)}catch(l){if((0,S().readFailure)(l).
kind==="not_found")return!1;throw l}},explain:(y,o)=>(0,S().explainFailure)(y,{doing:o,permission:"pull-requests: read"})}}}),
77787:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.promotionPage=R;function s(){const u=t(10289);return s=
function(){return u},u}function S(){const u=t(94965);return S=function(){return u},u}function $(){const u=t(80335);return $=
function(){return u},u}const T=50,O={sentence:400,name:100};function R(u){const{quarantined:n,rejected:c,gate:r=[]}=u;return[
`## Promotion: ${(0,$().countsOf)(u)}`,...g("Refused",c,b),...g("Quarantined",n,b),...g("Promoted",(0,$().promotedIn)(u),
({type:a,id:d,evidence:i})=>`- ${a} ${w(d)} (evidence: ${i.level})`),...g("Weakened gate",r,({message:a,remedy:d})=>`- ${e(
`${a} ${d}`)}`),""].join(`
`)}function b({type:u,id:n,path:c,line:r,reasons:a}){const[d,...i]=a,v=i.length===0?"":` And ${(0,S().count)(i.length,"f\
urther reason")}.`;return`- ${u==="File"?w(`${c}:${r}`):`${u} ${w(n)}`}: ${e(`${d?.message??""} ${d?.remedy??""}`)}${v}`}
function g(u,n,c){if(n.length===0)return[];const r=n.length-T,a=n.slice(0,T).map(c);return["",`### ${u}`,"",...a,...r>0?
[`- and ${r} more`]:[]]}function w(u){return(0,s().markdownCode)((0,S().clip)(u,O.name))}function e(u){return(0,s().markdownSentence)(
(0,S().clip)(u,O.sentence))}}),60823:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.annotationsOf=e;function s(){
const f=t(61218);return s=function(){return f},f}function S(){const f=t(39763);return S=function(){return f},f}function $(){
const f=t(10289);return $=function(){return f},f}function T(){const f=t(69633);return T=function(){return f},f}function O(){
const f=t(17577);return O=function(){return f},f}function R(){const f=t(94965);return R=function(){return f},f}const b=3,
g=80,w={error:"failure",warning:"warning",notice:"notice"};function e(f,m=s().MAX_ANNOTATIONS){const I=f.findings.filter(
n).filter(({suppressed:k})=>!k),P=I.filter(({location:k})=>i(k.path)),j=u((0,O().groupsOf)(P,c).map(k=>r(k,f))).sort(y),
h=I.length-P.length,C=j.length-m,M=[C>0&&`Findings beyond the limit of ${m} annotations per check run: ${C}.`,h>0&&`Find\
ings in files whose names cannot be used in an annotation: ${h}.`];return{annotations:j.slice(0,m),notes:M.filter(k=>k!==
!1)}}function u(f){return[...new Map(f.map(m=>[JSON.stringify(m),m])).values()]}function n(f){return f.location!==void 0}
function c(f){const{cause:m,severity:I,location:P,subject:j}=f,h=m===void 0||j?.command!==void 0;return JSON.stringify(h?
f:[m,I,P.path])}function r({lead:f,others:m},I){const{severity:P,rule:j,message:h,remedy:C,subject:M}=f,{location:k,note:A}=a(
f.location,I),{line:N,column:B,end_line:U=N,end_column:F=B}=k,L=[j,M?.id].filter(Boolean).join(": "),H=[h,C,...d(m),A].filter(
Boolean).join(`
`)||j;return{path:k.path,start_line:N,end_line:Math.max(N,U),...U<=N&&{start_column:B,end_column:Math.max(B,F)},annotation_level:w[P],
title:(0,R().clip)(v(L).replace(/\s+/g," "),s().GITHUB_LIMITS.annotationTitle),message:E(v(H),s().GITHUB_LIMITS.annotationMessageBytes)}}
function a(f,m){const{path:I,line:P,end_line:j=P}=f,h=(0,T().headPlace)(m,f)?.line;if(h===void 0){const M=`This is line ${P}\
 of the audited commit ${(0,R().shortCommit)(m.audited_sha)}; the head has no such line.`;return{location:{path:I,line:1,
column:1},note:M}}const C=(0,T().headPlace)(m,{path:I,line:j})?.line??h;return{location:{...f,line:h,end_line:Math.max(h,
C)}}}function d(f){if(f.length===0)return[];const m=[...new Set(f.map(({subject:j,location:h})=>j?.id??`line ${h.line}`))],
I=m.length-b;return[`Also: ${m.slice(0,b).map(j=>(0,R().clip)(j,g)).join(", ")}${I>0?` and ${I} more`:""}`]}function i(f){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(f)&&(0,O().isRepositoryPath)(f)}function v(f){return(0,$().terminalLines)(
f).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function E(f,m){const I=Buffer.from(f);return I.length<=m?f:`${I.subarray(
0,m-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function y(f,m){return o(f)-o(m)||l(f.path,m.
path)||f.start_line-m.start_line}function o({annotation_level:f}){return S().SEVERITIES.findIndex(m=>w[m]===f)}function l(f,m){
return f===m?0:f<m?-1:1}}),26789:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.beginCheck=r,p.checkOutput=
y,p.publishCheck=a;function s(){const o=t(61218);return s=function(){return o},o}function S(){const o=t(94049);return S=
function(){return o},o}function $(){const o=t(77954);return $=function(){return o},o}function T(){const o=t(32693);return T=
function(){return o},o}function O(){const o=t(34413);return O=function(){return o},o}function R(){const o=t(1207);return R=
function(){return o},o}function b(){const o=t(53844);return b=function(){return o},o}function g(){const o=t(10289);return g=
function(){return o},o}function w(){const o=t(31048);return w=function(){return o},o}function e(){const o=t(94965);return e=
function(){return o},o}function u(){const o=t(96556);return u=function(){return o},o}function n(){const o=t(64597);return n=
function(){return o},o}const c="the check run of this commit belongs to the merge queue, which has not passed; push anot\
her commit to the pull request";async function r(o,l){try{const f=await(0,b().obtainCheck)(o,l);return f?{run:f}:{reason:c,
permanent:!0}}catch(f){const m=!S().PASSING_FAILURES.has((0,R().readFailure)(f).kind);return{reason:(0,R().explainFailure)(
f,(0,O().checkOperation)(o)),permanent:m}}}async function a(o,l,f,m){const I="run"in f||f.permanent?f:await r(o,l);if("r\
eason"in I)return{status:"failed",reason:I.reason};try{const P=await(0,b().settleCheck)(o,l,I.run,m.annotations.annotations);
return P===void 0?(await E(o,l,await(0,O().findUnfinished)(o,l)),{status:"skipped",reason:"a later run of the gate on th\
is commit, or the merge queue, has the check run"}):await d(o,l,P,m)}catch(P){return{status:"failed",reason:(0,R().explainFailure)(
P,(0,O().checkOperation)(o))}}}async function d(o,l,{run:f,missing:m,superseded:I},{publication:P,annotations:j}){const h={
...P,title:v(P,l)},C=await(0,$().appendAnnotations)(o,f,m),M={conclusion:P.conclusion??(0,n().conclusionOf)(P.report),externalId:i(
P,l),output:y(h,[...j.notes,...C])},k=await N(M.output),A=await E(o,l,I);return{status:"reached",...f.url!==null&&{where:f.
url},notes:[...C,...k,...A]};async function N(B){try{return await(0,O().completeCheck)(o,f,{...M,output:B}),[]}catch(U){
if((0,R().readFailure)(U).kind!=="invalid")throw U;const F=(0,R().explainFailure)(U,(0,O().checkOperation)(o)),L=h.title.
replace(/[^\x20-\x7e]/g,"?");return await(0,O().completeCheck)(o,f,{...M,output:{title:(0,e().clip)(L,s().GITHUB_LIMITS.
checkTitle),summary:`The step summary and the result files have the details: ${F}.`}}),[F]}}}function i({report:o},{binding:l}){
const f=(0,w().reportDigest)(o);return l?(0,T().completedExternalId)(f,o.policy?.digest,l):f}function v({title:o,report:l},{
binding:f}){if(f===void 0)return o;const m=(0,T().shortPolicy)(l.policy?.digest);return`${o} \xB7 ${f.event} into ${(0,g().
terminal)(f.base)}, policy ${m}`}async function E(o,l,f){const m=[];for(const I of f)try{await(0,O().supersedeCheck)(o,l,
I)}catch(P){m.push((0,R().explainFailure)(P,{...(0,O().checkOperation)(o),doing:"rename an older check run of the same n\
ame"}))}return m}function y(o,l){const f=o.text(s().GITHUB_LIMITS.checkText);return{title:(0,e().clip)(o.title,s().GITHUB_LIMITS.
checkTitle),summary:(0,u().withNotes)(o,l,s().GITHUB_LIMITS.checkSummary),...f!==void 0&&{text:(0,e().clip)(f,s().GITHUB_LIMITS.
checkText)}}}}),31540:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.commentMarker=b,p.publishComment=g;function s(){
const e=t(61218);return s=function(){return e},e}function S(){const e=t(66059);return S=function(){return e},e}function $(){
const e=t(1207);return $=function(){return e},e}function T(){const e=t(81014);return T=function(){return e},e}function O(){
const e=t(45710);return O=function(){return e},e}function R(){const e=t(96556);return R=function(){return e},e}function b(e){
return`<!-- gene-gate: ${encodeURIComponent(e).replaceAll("-","%2D")} -->`}async function g(e,{mode:u,name:n},c,r){const{
pullRequest:a,readOnlyToken:d=!1}=e;if(u==="never")return(0,O().skipped)("the `comment` input is `never`");if(a===void 0)
return(0,O().skipped)("the event has no pull request");const i={doing:"write the comment",permission:"pull-requests: wri\
te",readOnlyToken:d};try{const v=(0,S().commentThread)(e,a.number,b(n)),E=await v.own(),y=c.report.verdict==="pass";if(y&&
E.length===0&&u==="on-findings")return(0,O().skipped)("there is nothing to report");const{headSha:o}=await(0,T().pullRequestState)(
e,a.number);if(o!==e.headSha)return(0,O().skipped)(`the head of the pull request is now ${o}, which has its own run`);const l=y&&
u==="on-findings"?[w]:[],f=[b(n),...l,""].join(`
`),m=s().GITHUB_LIMITS.commentBody-f.length,I=`${f}${(0,R().withNotes)(c,r,m)}`;return{status:"reached",where:(await v.leaveOne(
E,I)).url}}catch(v){return{status:"failed",reason:(0,$().explainFailure)(v,i)}}}const w=`The problems reported here are \
fixed.
`}),45710:((G,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.skipped=t;function t(s){return{status:"skipped",reason:s}}}),
67111:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.logAnnotations=b,p.logChannels=g,p.logFailures=u;function s(){
const n=t(51660);return s=function(){return n},n}function S(){const n=t(63245);return S=function(){return n},n}function $(){
const n=t(94965);return $=function(){return n},n}function T(){const n=t(20849);return T=function(){return n},n}const O=10,
R={failure:"error",warning:"warning",notice:"notice"};function b(n,c){let r=0;for(const[a,d]of Object.entries(R)){const i=c.
filter(({annotation_level:v})=>v===a);r+=Math.max(0,i.length-O);for(const v of i.slice(0,O))n[d](v.message,{title:v.title,
file:v.path,startLine:v.start_line,endLine:v.end_line,...v.start_column!==void 0&&{startColumn:v.start_column},...v.end_column!==
void 0&&{endColumn:v.end_column}})}r>0&&n.info(`Findings omitted from the log: ${r}; see the summary.`)}function g(n,c){
for(const[r,a]of Object.entries(c))if(a.status==="failed"&&n.warning(`${r}: ${a.reason}`),a.status==="skipped"&&n.info(`${r}\
: skipped: ${a.reason}`),a.status==="reached"){n.info(`${r}: published${a.where===void 0?"":` (${a.where})`}`);for(const d of a.
notes??[])n.warning(`${r}: ${d}`)}}const w={lines:20,columns:160},e=50;async function u(n,c){const r=(0,S().reportSections)(
c).failed.filter(({command:a})=>!a.outcome?.reused);for(const{command:a,gene:d,position:i}of r.slice(0,e)){if(a.outcome===
void 0)continue;const v=`${d.id}, command ${i} ${(0,$().statusWords)(a.outcome)}: ${a.command}`;n.startGroup((0,T().safeLine)(
v));const E=(0,s().errorLines)(a.outcome,w.lines,w.columns);await(0,T().withoutLogCommands)(n.info,async()=>{for(const y of E)
n.info(`\u2502 ${(0,T().safeLine)(y)}`)}),n.endGroup()}}}),96556:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.withNotes=S;function s(){const $=t(94965);return s=function(){return $},$}function S($,T,O){if(T.length===0)return(0,s().
clip)($.markdown(O),O);const R=(0,s().clip)(`

---
${T.map(g=>`- ${g}`).join(`
`)}
`,O),b=O-R.length;return`${(0,s().clip)($.markdown(b),b)}${R}`}}),88863:((G,p,t)=>{Object.defineProperty(p,"__esModule",
{value:!0}),p.outputsOf=S,p.setOutputs=$;function s(){const b=t(1207);return s=function(){return b},b}function S(b,g,w,e={}){
const u=b.genes.flatMap(r=>r.commands),n=u.filter(R),c=n.filter(({outcome:r})=>r?.status==="passed");return{verdict:b.verdict,
conclusion:g,"next-actor":b.next_actor,"report-path":w?.report??"","page-path":w?.html??"","agent-task-path":w?.agentTask??
"","validation-reports-path":w?.validationReports??"","sarif-path":w?.sarif??"","junit-path":w?.junit??"","check-url":T(
e.check),"comment-url":T(e.comment),errors:String(O(b,"error")),warnings:String(O(b,"warning")),"genes-changed":String(b.
genes.length),"commands-run":String(n.length),"commands-passed":String(c.length),"commands-failed":String(n.length-c.length),
"commands-blocked":String(u.filter(({verdict:r})=>r==="block").length),"approval-digest":b.approval_digest??""}}function $(b,g){
try{for(const[w,e]of Object.entries(g))b.setOutput(w,e)}catch(w){b.warning(`could not set the outputs: ${(0,s().readFailure)(
w).said}`)}}function T(b){return b?.status==="reached"?b.where??"":""}function O({findings:b},g){return b.filter(w=>w.severity===
g&&!w.suppressed).length}function R({outcome:b}){return b!==void 0&&b.status!=="blocked"&&b.status!=="skipped"}}),20235:((G,p,t)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.closeAbandonedCheck=c,p.forgetCheck=n,p.rememberCheck=e,p.rememberDecision=
u;function s(){const a=t(7723);return s=function(){return a},a}function S(){const a=t(34413);return S=function(){return a},
a}function $(){const a=t(1207);return $=function(){return a},a}function T(){const a=t(26040);return T=function(){return a},
a}const O="started-check",R="decided",b={title:"The gate did not finish",summary:"The job ended before the gate publishe\
d its result: it was cancelled, exceeded its time limit, lost its runner, or could not reach GitHub. The gate made no de\
cision about this change. Run the job again; its log has the details."},g={title:"Decided, but not published",summary:"T\
he gate decided about this change, but could not complete this check run. The log of the job and its step summary have t\
he result and the reason. Run the job again to publish it."},w=s().object({owner:s().string(),repo:s().string(),headSha:s().
string(),checkName:s().string(),runKey:s().string()});function e({core:a,checkName:d,runKey:i},{owner:v,repo:E,headSha:y}){
const o={owner:v,repo:E,headSha:y,checkName:d,runKey:i};a.saveState(O,JSON.stringify(o))}function u({core:a}){a.saveState(
R,"true")}function n({core:a}){a.saveState(O,"")}async function c({connect:a,getState:d}){const i=r(d(O));if(i===void 0)
return{status:"nothing_to_close"};const v={client:a(),...i};try{const E=await(0,S().findUnfinished)(v,i);if(E.length===0)
return{status:"nothing_to_close"};const y=d(R)===""?b:g;for(const o of E)await(0,S().completeCheck)(v,o,{conclusion:"fai\
lure",externalId:(0,S().runExternalId)(i),output:y});return{status:"closed"}}catch(E){return{status:"failed",reason:(0,$().
explainFailure)(E,(0,S().checkOperation)(v))}}}function r(a){return(0,T().attempt)(()=>w.parse(JSON.parse(a)))}}),34453:((G,p,t)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.publish=v,p.startCheck=d;function s(){const l=t(1207);return s=function(){
return l},l}function S(){const l=t(26040);return S=function(){return l},l}function $(){const l=t(31048);return $=function(){
return l},l}function T(){const l=t(60823);return T=function(){return l},l}function O(){const l=t(26789);return O=function(){
return l},l}function R(){const l=t(31540);return R=function(){return l},l}function b(){const l=t(45710);return b=function(){
return l},l}function g(){const l=t(67111);return g=function(){return l},l}function w(){const l=t(88863);return w=function(){
return l},l}function e(){const l=t(20235);return e=function(){return l},l}function u(){const l=t(64597);return u=function(){
return l},l}function n(){const l=t(55430);return n=function(){return l},l}function c(){const l=t(65433);return c=function(){
return l},l}function r(){const l=t(85306);return r=function(){return l},l}function a(){const l=t(34484);return a=function(){
return l},l}async function d(l){const{github:f}=l;return"unavailable"in f?{reason:f.unavailable,permanent:!0}:(i(l,()=>(0,e().
rememberCheck)(l,f)),await(0,O().beginCheck)(f,l))}function i({core:l},f){try{f()}catch(m){l.warning(`The post step cann\
ot close the check run: ${(0,s().readFailure)(m).said}`)}}async function v(l,f,m){const{github:I,core:P,outputDirectory:j}=l,
h=y(m),{report:C}=h,M=(0,u().conclusionOf)(C),k=(0,T().annotationsOf)(C),A=await(0,n().publishFiles)(j,h),{check:N,comment:B,
suggestions:U}="unavailable"in I?E(I.unavailable):await D(I),F=await(0,r().publishStepSummary)(l.stepSummaryPath,h,o(A,N,
B)),L={files:A,check:N,comment:B,suggestions:U,summary:F};await(0,g().logFailures)(P,C),N.status!=="reached"&&(0,g().logAnnotations)(
P,k.annotations),N.status==="failed"&&C.verdict!=="error"&&i(l,()=>(0,e().rememberDecision)(l)),(0,g().logChannels)(P,L);
const H=A.status==="reached"?(0,n().resultPaths)(j):void 0;return(0,w().setOutputs)(P,(0,w().outputsOf)(C,M,H,L)),{conclusion:M,
digest:(0,$().reportDigest)(C),channels:L};async function D(J){const W=await(0,c().publishAmongOthers)(J,l,f,{publication:h,
annotations:k});if(W.status==="skipped")return{check:W,comment:W,suggestions:W};W.status==="reached"&&i(l,()=>(0,e().forgetCheck)(
l));const{name:z,comment:K,suggestions:Y}=l,Q=o(A,W),V=await(0,R().publishComment)(J,{mode:K,name:z},h,Q),Z={enabled:Y,name:z},
X=await(0,a().publishSuggestions)(J,Z,C,V);return{check:W,comment:V,suggestions:X}}}function E(l){const f=(0,b().skipped)(
l);return{check:f,comment:f,suggestions:f}}function y(l){const{report:f}=l;return{...l,markdown(m){try{return l.markdown(
m)}catch{return`The result is **${f.verdict}**. The page could not be rendered; see the result files.`}},text:m=>(0,S().
attempt)(()=>l.text(m))}}function o(...l){return l.flatMap(f=>f.status==="skipped"?[]:f.status==="reached"?[...f.notes??
[]]:[`${f.reason.charAt(0).toUpperCase()}${f.reason.slice(1)}.`])}}),64597:((G,p,t)=>{Object.defineProperty(p,"__esModul\
e",{value:!0}),p.checkNameOf=$,p.conclusionOf=O;function s(){const R=t(47350);return s=function(){return R},R}const S=200;
function $(R,b,g){return b.name==="push"||b.name==="workflow_dispatch"?`${R} (${b.name})`:g?R:`${R} (base: ${b.baseRef})`.
slice(0,S)}const T={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"action_required"};function O({
verdict:R,policy:b}){return b?.enforce==="report"&&s().REPORTED_ONLY.has(R)?"neutral":T[R]}}),65433:((G,p,t)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.publishAmongOthers=g,p.publishWorst=e;function s(){const y=t(32693);return s=function(){return y},
y}function S(){const y=t(34413);return S=function(){return y},y}function $(){const y=t(1207);return $=function(){return y},
y}function T(){const y=t(53844);return T=function(){return y},y}function O(){const y=t(10289);return O=function(){return y},
y}function R(){const y=t(26789);return R=function(){return y},y}function b(){const y=t(64597);return b=function(){return y},
y}async function g(y,o,l,f){const{publication:m,annotations:I}=f,P=await w(o),{pullRequest:j}=y;if(typeof P=="string"||P.
length===0||j===void 0){const B=typeof P=="string"?[P]:[],U={...I,notes:[...I.notes,...B]};return await(0,R().publishCheck)(
y,o,l,{publication:m,annotations:U})}const{number:h}=j,C={...o,checkName:(0,T().nameOfPull)(o.checkName,h)},M=await(0,R().
beginCheck)(y,C),k=await(0,R().publishCheck)(y,C,M,f);if(k.status==="failed")return k;const A=[{number:h,base:o.binding?.
base??"",publication:m},...P],N=await e(y,o,l,A);return N.status==="failed"?N:k}async function w({others:y}){try{return await y?.()??
[]}catch(o){return`Other open pull requests of this commit were not considered: ${(0,$().explainFailure)(o,{doing:"look \
for other pull requests of this commit",permission:"pull-requests: read"})}.`}}async function e(y,o,l,f){try{let m=await n(
y,o,f);if(u(m)&&"run"in l&&(await E(y,o,l.run,m),m=await n(y,o,f)),u(m))return{status:"reached",notes:[v(m)]};const I=m.
reduce((M,k)=>r(k)<r(M)?k:M),P=f.map(({number:M})=>M),j={event:"pull_request",base:I.base,pulls:P},h={...o,binding:j},C={
annotations:[],notes:[i(m)]};return await(0,R().publishCheck)(y,h,l,{publication:a(I),annotations:C})}catch(m){return{status:"\
failed",reason:(0,$().explainFailure)(m,(0,S().checkOperation)(y))}}}function u(y){return y.some(({own:o})=>o===void 0)}
function n(y,{checkName:o},l){return Promise.all(l.map(async f=>{const[m]=await(0,S().gateChecks)(y,(0,T().nameOfPull)(o,
f.number)),I=m?.completed&&(0,s().readExternalId)(m.externalId)?.isInto(f.base)===!0;return{...f,own:I?m:void 0}}))}function c({
own:y,publication:o}){const l=(0,b().conclusionOf)(o.report),f=S().CONCLUSIONS.find(m=>m===y?.conclusion)??"failure";return S().
CONCLUSIONS.indexOf(f)<S().CONCLUSIONS.indexOf(l)?f:l}function r(y){return S().CONCLUSIONS.indexOf(c(y))}function a(y){const{
number:o,base:l,publication:f,own:m}=y,I=c(y),j=I!==(0,b().conclusionOf)(f.report)?m?.title.split(d)[0]??"":f.title;return{
...f,conclusion:I,title:`#${o} into ${(0,O().terminal)(l)}: ${j}`}}const d=/ · [a-z_]+ into /;function i(y){const o=y.map(
l=>`#${l.number} into ${(0,O().markdownCode)(l.base)}: ${c(l)}`);return`${y.length} open pull requests into protected br\
anches have this commit as their head, and the worst result counts: ${o.join(", ")}.`}function v(y){return`The required \
check waits for the result of ${y.filter(({own:f})=>f===void 0).map(({number:f,base:m})=>`#${f} into ${(0,O().markdownCode)(
m)}`).join(", ")}, which has the same head.`}async function E(y,{checkName:o},l,f){const[m]=await(0,S().gateChecks)(y,o);
if(m?.externalId!==l.externalId)return;const P=`waiting for ${f.filter(({own:j})=>j===void 0).map(({number:j})=>`#${j}`).
join(", ")}`;await(0,S().leaveWaiting)(y,m,{title:P,summary:v(f)})}}),85306:((G,p,t)=>{Object.defineProperty(p,"__esModu\
le",{value:!0}),p.publishStepSummary=g;function s(){const w=t(51455);return s=function(){return w},w}function S(){const w=t(
61218);return S=function(){return w},w}function $(){const w=t(1207);return $=function(){return w},w}function T(){const w=t(
45710);return T=function(){return w},w}function O(){const w=t(96556);return O=function(){return w},w}const R=3,b=1024;async function g(w,e,u){
if(w===void 0)return(0,T().skipped)("the runner does not set GITHUB_STEP_SUMMARY");try{const{size:n}=await(0,s().stat)(w),
c=Math.floor((S().GITHUB_LIMITS.stepSummaryBytes-n-1)/R);return c<b?{status:"failed",reason:"could not write the step su\
mmary: earlier output has used up its size limit"}:(await(0,s().appendFile)(w,`${(0,O().withNotes)(e,u,c)}
`),{status:"reached"})}catch(n){return{status:"failed",reason:`could not write the step summary: ${(0,$().readFailure)(n).
said}`}}}}),3060:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.suggestionsOf=R;function s(){const d=t(80401);
return s=function(){return d},d}function S(){const d=t(10289);return S=function(){return d},d}function $(){const d=t(69633);
return $=function(){return d},d}const T=60,O=8e3;function R(d,i){const{fix:v}=d;return v?.patch?u(v.patch).flatMap(({path:E,
blocks:y})=>{const o=i.get(E);if(o===void 0)return[];const l=a(o);return b(d,E,y).flatMap(f=>g(E,f,l))}):[]}function b(d,i,v){
const{genes:E,capsules:y,events:o,findings:l,fix:f}=d,m=[...E,...y,...o].filter(M=>M.path===i).flatMap(M=>(0,$().headPlace)(
d,M)?.line??[]).sort((M,k)=>M-k),I=M=>m.findLast(k=>k<=M),P=(f?.edits??[]).filter(M=>M.path===i),j=new Map(l.map(M=>[M.id,
M])),h=P.map(M=>{const k=j.get(M.finding),A=k?.location&&(0,$().headPlace)(d,k.location)?.line;return{edit:M,finding:k,owner:A===
void 0?void 0:I(A)}});return v.some(M=>I(M.start)!==I(r(M)))||h.some(M=>M.owner===void 0)?[]:[...new Set(v.map(({start:M})=>I(
M)))].flatMap(M=>{const k=h.filter(N=>N.owner===M);if(M===void 0||k.some(({edit:N})=>N.files!==void 0))return[];const A=new Set(
k.flatMap(({finding:N})=>N??[]));return[{blocks:v.filter(({start:N})=>I(N)===M),findings:[...A]}]})}function g(d,{blocks:i,
findings:v},E){const y=Math.min(...i.map(I=>I.start)),o=Math.max(...i.map(r)),l=E.find(I=>I.has(y)&&I.has(o));if(l===void 0||
o<y||o-y>=T)return[];const f=[];for(let I=y;I<=o;){const{removed:P,added:j}=i.find(h=>h.start===I)??e;if(!P.every((h,C)=>l.
get(I+C)===h))return[];f.push(...j),P.length===0&&f.push(l.get(I)??""),I+=Math.max(1,P.length)}return f.join(`
`).length<=O&&f.every(w)?[{path:d,start:y,end:o,lines:f,findings:v}]:[]}function w(d){const i=d.replaceAll("	"," ");return(0,S().
terminal)(i)===i}const e={removed:[],added:[]};function u(d){return(0,s().parsePatch)(d).filter(({oldFileName:i})=>i!==void 0&&
i!=="/dev/null").map(({oldFileName:i="",hunks:v})=>({path:i.replace(/^a\//,""),blocks:v.flatMap(({oldStart:E,lines:y})=>n(
E,y).flatMap(c))}))}function n(d,i){const v=[];let E=d,y=!1;for(const o of i){const[l,f]=[o[0],o.slice(1)];if(l==="\\")continue;
if(l===" "){y=!1,E+=1;continue}y||v.push({start:E,removed:[],added:[]}),y=!0;const m=v.at(-1);l==="+"?m?.added.push(f):(m?.
removed.push(f),E+=1)}return v}function c(d){const{start:i,removed:v,added:E}=d;return v.length!==E.length?[d]:v.map((y,o)=>({
start:i+o,removed:[y],added:E.slice(o,o+1)}))}function r({start:d,removed:i}){return d+Math.max(1,i.length)-1}function a(d){
return(0,s().parsePatch)(d).flatMap(({hunks:i})=>i).map(({newStart:i,lines:v})=>{const E=v.filter(y=>y[0]===" "||y[0]===
"+");return new Map(E.map((y,o)=>[i+o,y.slice(1)]))})}}),34484:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.publishSuggestions=c,p.suggestionMarker=n;function s(){const a=t(1207);return s=function(){return a},a}function S(){const a=t(
81014);return S=function(){return a},a}function $(){const a=t(59508);return $=function(){return a},a}function T(){const a=t(
10289);return T=function(){return a},a}function O(){const a=t(80615);return O=function(){return a},a}function R(){const a=t(
94965);return R=function(){return a},a}function b(){const a=t(45710);return b=function(){return a},a}function g(){const a=t(
3060);return g=function(){return a},a}const w=20,e=3,u="gene-gate has judged these suggestions in a copy of the files.";
function n(a){return`<!-- gene-gate suggestion: ${encodeURIComponent(a).replaceAll("-","%2D")} -->`}async function c(a,{
enabled:d,name:i},v,E){const{pullRequest:y,readOnlyToken:o=!1}=a;if(!d)return(0,b().skipped)("the `suggestions` input is\
 `false`");if(y===void 0||E.status!=="reached")return(0,b().skipped)("no comment");const l={doing:"suggest changes",permission:"\
pull-requests: write",readOnlyToken:o};try{const{number:f}=y,m=new Set((v.fix?.edits??[]).map(({path:M})=>M)),I=m.size>0?
await(0,S().pullRequestHunks)(a,f,m):new Map,P=n(i),j={target:a,number:f,marker:P},h=(0,g().suggestionsOf)(v,I).slice(0,
w).map(M=>r(M,P)),C=await(0,$().lineCommentChanges)(j,h);if(C.missing.length+C.outdated.length>0){const{headSha:M}=await(0,S().
pullRequestState)(a,f);if(M!==a.headSha)return(0,b().skipped)("the pull request has newer commits");await(0,$().changeLineComments)(
j,C,u)}return h.length>0?{status:"reached"}:(0,b().skipped)("no edit is on lines that the pull request shows")}catch(f){
const m=(0,s().explainFailure)(f,l),{kind:I}=(0,s().readFailure)(f);return I==="denied"?(0,b().skipped)(m):{status:"fail\
ed",reason:m}}}function r({path:a,start:d,end:i,lines:v,findings:E},y){const o=E.slice(0,e).map(({rule:m,message:I,subject:P})=>`\
- ${P?.id===void 0?"":`${(0,O().name)(P.id)}: `}${(0,O().sentence)(I)} (${(0,O().ruleLink)(m)})`),l=E.length-e,f=[y,...o,
...l>0?[`- and ${(0,R().count)(l,"other finding")}`]:[],"",...(0,T().suggestionBlock)(v)].join(`
`);return{path:a,line:i,...d<i&&{start_line:d},body:f}}}),47520:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.firstParents=T,p.pastChanges=$;function s(){const O=t(77598);return s=function(){return O},O}function S(){const O=t(96681);
return S=function(){return O},O}async function $({objects:O},R,b){const g=`${(0,s().randomUUID)()} `,w=await O(["log","-\
-first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${b}`,`--format=${g}%H %P%x00%s`,R]),e=[];
for(const u of(0,S().splitNul)(w)){const n=(0,S().decodePath)(u),c=e.at(-1);if(n.startsWith(g)){const[r="",a]=n.slice(g.
length).split(" ");e.push({commit:r,...a&&{base:a},paths:[]})}else c&&c.subject===void 0?c.subject=n:c&&n!==""&&c.paths.
push(c.paths.length===0?n.slice(1):n)}return e.flatMap(({commit:u,base:n,subject:c="",paths:r})=>n===void 0?[]:[{commit:u,
base:n,subject:c,paths:r}])}async function T({objects:O},R,b){return(await O(["log","--first-parent","--reverse","--form\
at=%H%x00%T%x00%P%x00%s",`${R}..${b}`])).toString().split(`
`).filter(Boolean).map(e=>{const[u="",n="",c="",...r]=e.split("\0");return{commit:u,tree:n,parents:c.split(" ").filter(Boolean),
subject:r.join("")}})}}),42594:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.renderCheckText=R;function s(){
const e=t(10289);return s=function(){return e},e}function S(){const e=t(88611);return S=function(){return e},e}function $(){
const e=t(74658);return $=function(){return e},e}function T(){const e=t(94965);return T=function(){return e},e}function O(){
const e=t(80615);return O=function(){return e},e}function R(e,u){const{genes:n,validation_reports:c}=e;if(n.length===0)return;
const r=new Map(c.map(o=>[o.id,o])),a=(0,O().linkerOf)(e,u.repositoryUrl),d=["### Genes and their ValidationReports","",
...b(c)],i=n.map(o=>{const l=r.get(o.validation_report_id??""),f=`**${a.place(o,o.id)}** ${$().VERDICT_SYMBOLS[o.verdict]}\
 ${(0,T().spoken)(o.verdict)}`,m=l?`, ${(0,O().name)(l.id)}, ${(0,O().name)(l.asset_id)}`:"";return[f+m,"",...o.commands.
map(g),""].join(`
`)}),v=o=>[...d,...i.slice(0,o),...w(n.slice(o),u)].join(`
`);let[E,y]=[0,i.length];for(;E<y;){const o=Math.ceil((E+y)/2);v(o).length<=u.maxCharacters?E=o:y=o-1}return v(E).slice(
0,u.maxCharacters)}function b(e){const u=e.map(({env_fingerprint:{node_version:n,platform:c,arch:r},env_fingerprint_key:a})=>`\
Commands ran with Node ${(0,O().name)(n)} on ${(0,O().name)(`${c} ${r}`)}, fingerprint ${(0,O().name)(a)}.`);return[...new Set(
u)].flatMap(n=>[n,""])}function g({command:e,verdict:u,outcome:n}){const c=u==="block"?"blocked":n?(0,T().outcomeWords)(
n):"not run";return`- ${(0,s().markdownCode)((0,S().commandLine)(e,[]))}: ${c}`}function w(e,{detailsUrl:u}){const n=(0,O().
linked)("result files of the run",u);return[...e.length>0?[`Not shown: ${(0,T().count)(e.length,"gene")}.`]:[],`The ${n}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}}),47064:((G,p,t)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.reportedRuns=O;function s(){const g=t(41895);return s=function(){return g},g}function S(){const g=t(
57334);return S=function(){return g},g}function $(){const g=t(22562);return $=function(){return g},g}function T(){const g=t(
78534);return T=function(){return g},g}function O(g,w,e){if(w.error)throw new(s()).GateError("artifact_invalid",`The run\
 could not decide: ${w.error.message.slice(0,500)}`,"See the log of the run.");const u=new Date(w.finished_at),n=g.genes.
filter(d=>!e.has(d)&&!(d.change==="removed"&&d.commands.length===0)),c=new Map(n.map(d=>[d,R(w,d,u)])),{level:r}=w.isolation,
a=(0,T().nodeIn)(w);return{outcomes:c,interrupted:(0,S().countInterrupted)([...c.values()].flat()),isolation:{level:r,untrusted:!0,
description:`Reported by a runner that the pull request controls, as isolation level "${r}".`},nodeOf:()=>a}}function R(g,w,e){
if(w.commands.some(({verdict:r})=>r==="block"))return(0,$().outcomesOf)(w,[],e);const{id:u,path:n}=w.asset,c=g.genes.find(
r=>r.id===u&&r.path===n);return w.commands.map((r,a)=>b(c?.commands[a],r,e))}function b(g,{command:w,plan:e},u){if(g?.command!==
w||g.outcome===void 0)return(0,S().skippedOutcome)("the run reported no result for this command",u);const{plan_digest:n,
outcome:c}=g;return e!==void 0&&n!==e.digest?(0,S().skippedOutcome)("what the command runs has changed since; run the fi\
rst workflow again",u):c}}),91088:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.mergeIsolation=a,p.mergedRuns=
g;function s(){const o=t(57430);return s=function(){return o},o}function S(){const o=t(39763);return S=function(){return o},
o}function $(){const o=t(78534);return $=function(){return o},o}function T(){const o=t(57334);return T=function(){return o},
o}function O(){const o=t(22562);return O=function(){return o},o}function R(){const o=t(89953);return R=function(){return o},
o}function b(){const o=t(96620);return b=function(){return o},o}function g(o,l,f,m){const I=(0,R().requireParts)(o,l),{genes:P}=l.
audit,j=(0,b().partition)((0,b().commandsToRun)(P),I.length,m),h=new Map(P.flatMap((A,N)=>{const B=I[(j[N]??0)-1];return B?
[[A,B]]:[]})),C=P.flatMap((A,N)=>{const B=h.get(A);return B===void 0||f.has(A)?[]:[[A,w(B,B.report.genes[N],A)]]}),M=new Map(
[...h].map(([{asset:A},{report:N}])=>[A,(0,$().nodeIn)(N)])),[k=process]=M.values();return{outcomes:new Map([...(0,O().refusedOutcomes)(
P,!0,new Date),...u(C,l.policy.policy.views)]),interrupted:(0,T().countInterrupted)(C.flatMap(([,A])=>A)),isolation:a(I.
map(({report:A})=>A.isolation)),nodeOf:({asset:A})=>M.get(A)??k,shards:I.map(({shard:{index:A,of:N}})=>({index:A,of:N,genes:new Set(
P.filter((B,U)=>j[U]===A))}))}}function w(o,l,{asset:f,commands:m}){return m.map((I,P)=>{const j=e(l,I,P);if(j)return j;
throw(0,R().invalid)(`${(0,R().nameOf)(o)} has no result for command ${P+1} of \`${f.id}\``,"If an approval was given wh\
ile the parts ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function e(o,l,f){
const m=o?.commands[f];return(m?.plan_digest===l.plan?.digest||(0,b().isPending)(l))&&m?.command===l.command?m.outcome:void 0}
function u(o,l){const f=new Map;return o.map(([m,I])=>[m,I.map((P,j)=>{const{reused:h,...C}=P,M=l==="gene"?c(m,j):n(m,j);
if(M===void 0||C.status==="skipped")return C;const k=f.get(M);return k===void 0?(f.set(M,C),C):r(k,C)?{...k,reused:!0}:C})])}
function n({commands:o},l){return o[l]?.plan?.digest}function c(o,l){return[l,...o.commands.map((f,m)=>n(o,m))].join()}function r(o,l){
return o.status===l.status&&o.exit_code===l.exit_code&&o.signal===l.signal}function a(o){const l=o.filter(({level:I})=>I!==
"none"),[f]=l;if(f===void 0)return s().NOTHING_RUN;const m=l.reduce((I,P)=>d(P,I)?P:I);return new Set(l.map(E)).size===1?
m:{...m,description:`${m.description} The machines differed; this is the weakest isolation.`}}function d(o,l){return i(o)<
i(l)||i(o)===i(l)&&v(o)>v(l)}function i({level:o}){return S().ISOLATION_LEVELS.indexOf(o)}function v({limits:o}){return o?.
written_bytes??0}function E({limits:o,description:l,...f}){return JSON.stringify({...f,limits:o?y(o):l})}function y({memory_bytes:o,
processes:l,processes_counted_for:f,file_bytes:m}){return{isMemoryLimited:o!==null,processes:l,processes_counted_for:f,file_bytes:m}}}),
2850:((G,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.ownVerdict=t;function t({verdict:s,shards:S=[]}){const[
$]=S;return $&&S.length<$.of?$.verdict:s}}),89953:((G,p,t)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.invalid=
r,p.nameOf=n,p.requireParts=R;function s(){const a=t(41895);return s=function(){return a},a}function S(){const a=t(38863);
return S=function(){return a},a}function $(){const a=t(96620);return $=function(){return a},a}function T(){const a=t(92910);
return T=function(){return a},a}const O=500;function R(a,d){const i=a.map(w),[v]=i;if(v===void 0){if((0,$().shardsFor)((0,$().
commandsToRun)(d.audit.genes),1)===0)return[];throw r("There are commands to run, but no parts",c)}for(const E of i)b(E,
v,d);return g(i,v.shard.of)}function b(a,d,i){const{shard:v,report:E}=a;if(v.of!==d.shard.of)throw r(`${n(a)} and ${n(d)}\
 are not parts of the same run`);if(E.error)throw r(`${n(a)} could not decide${e(E)}`,c);const y=u(E,i);if(y.length>0)throw r(
`${n(a)} belongs to another run: ${y.join("; ")}`)}function g(a,d){const i=Array.from({length:d},(y,o)=>a.filter(({shard:l})=>l.
index===o+1)),v=i.filter(({length:y})=>y>1).flat();if(v.length>0)throw r(`Duplicate parts: ${v.map(n).join(", ")}`);const E=i.
flatMap(({length:y},o)=>y===0?[(0,T().shardName)({index:o+1,of:d})]:[]);if(E.length>0)throw r(`Missing parts: ${E.join("\
, ")}`,c);return i.flat()}function w({name:a,report:d}){const{shards:i=[]}=d,[v]=i;if(v&&i.length===1)return{name:a,report:d,
shard:v};throw r(`${a} is not a part of a run${e(d)}`)}function e({error:a}){return a?`; its error: ${a.message.slice(0,
O)}`:""}function u(a,{audit:d,event:i,policy:v}){const E=!d.genes.some(({commands:o})=>o.some($().isPending));return[["v\
ersion of the gate",a.tool.version,S().TOOL.version],["base",a.base_sha,i.base],["head",a.head_sha,i.head],["audited com\
mit",a.audited_sha,i.audited],["policy",a.policy?.digest,v.digest],["other policy",a.policy?.combined_with?.digest,v.combinedWith?.
digest],["profile",a.policy?.profile,v.policy.profile],...E?[["Plans",a.plans_digest,d.plansDigest]]:[],["number of gene\
s",a.genes.length,d.genes.length]].flatMap(([o,l,f])=>l===f?[]:[`its ${o}: ${l??"none"}, here: ${f??"none"}`])}function n({
shard:a,name:d}){return`part ${(0,T().shardName)(a)} (${d})`}const c="See the logs of the jobs that run the shards, and \
run them again.";function r(a,d="Use exactly the parts of one run, made with the same options and dependencies as here."){
const i=a.charAt(0).toUpperCase()+a.slice(1);return new(s()).GateError("parts_invalid",i,d)}}),77875:((G,p,t)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.planShards=$;function s(){const O=t(96620);return s=function(){return O},O}function S(){const O=t(
92910);return S=function(){return O},O}function $({genes:O,findings:R,approval_digest:b,plans_digest:g},w,e){const u=new Set(
R.flatMap(({rule:d,subject:i})=>d==="target-not-judged"?i?.id??[]:[])),n=O.map(d=>T(d,u)),c=(0,s().shardsFor)(n,w,e),r=(0,s().
partition)(n,c,e),a=Array.from({length:c},(d,i)=>{const v=O.filter((E,y)=>r[y]===i+1);return{shard:(0,S().shardName)({index:i+
1,of:c}),genes:v.map(({id:E})=>E),commands:v.reduce((E,{commands:y})=>E+y.length,0)}});return{matrix:{shard:a.map(({shard:d})=>d)},
shards:a,waiting:O.filter(({verdict:d})=>d==="needs_approval").map(({id:d})=>d),approval_digest:b,plans_digest:g}}function T({
id:O,commands:R},b){return R.every(({plan_digest:w,verdict:e})=>w!==void 0||e!=="block"&&b.has(O))?R.map(({command:w})=>w):
[]}}),39281:((G,p,t)=>{t.r(p),t.d(p,{endGroup:()=>s.N4,error:()=>s.z3,getInput:()=>s.V4,getState:()=>s.Gu,info:()=>s.pq,
notice:()=>s.lm,saveState:()=>s.LZ,setFailed:()=>s.C1,setOutput:()=>s.uH,startGroup:()=>s.Oh,warning:()=>s.$e});var s=t(
57264)}),51041:((G,p,t)=>{t.r(p),t.d(p,{fromBufferPromise:()=>s.SY});var s=t(20663)})};
