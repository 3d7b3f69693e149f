"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:function(G,h,t){function s(){const I=t(39281);return s=function(){
return I},I}function T(){const I=t(94639);return T=function(){return I},I}function R(){const I=t(54244);return R=function(){
return I},I}const E="main-has-run";s().getState(E)===""?(s().saveState(E,"true"),(0,R().runProcess)(1,async I=>{await(0,T().
runAction)(process.env,I),I.aborted&&process.exit()})):(0,T().runPost)(process.env)},63226:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.checkPlace=A;function s(){const P=t(39281);return s=function(){return P},P}function T(){const P=t(
97928);return T=function(){return P},P}function R(){const P=t(41895);return R=function(){return P},P}function E(){const P=t(
64597);return E=function(){return P},P}function I(){const P=t(5547);return I=function(){return P},P}function $(){const P=t(
76721);return $=function(){return P},P}async function A(P,S){const y=(0,$().publishContext)(P,S);if(S instanceof R().GateError)
return{context:y,known:{}};const p=await(0,T().askForRefs)(y.github,S,s().warning),{baseRef:f,defaultBranch:u=f}=S,e=(0,I().
protectionOf)(S,y.github,p,P.env),m=await(async()=>f===u||(await e()).isProtected(f))().catch(R().asGateError),d=m instanceof
R().GateError?{doubt:m}:{},a={...y,checkName:(0,E().checkNameOf)(y.name,S,m!==!1)};if(S.name!=="pull_request"||m===!1)return{
context:a,known:p,...d};const{number:c}=S.pullRequest;return{context:{...a,others:{list:()=>(0,I().otherPulls)(S,c,a.github,
e),canDiffer:()=>e().then(({ofSeveral:g})=>g,()=>!0)}},known:p,...d}}},33451:function(G,h,t){Object.defineProperty(h,"__\
esModule",{value:!0}),h.eventJob=a,h.gateJob=d,h.judgeEvent=c,h.withChangedFiles=g;function s(){const n=t(39281);return s=
function(){return n},n}function T(){const n=t(60016);return T=function(){return n},n}function R(){const n=t(97928);return R=
function(){return n},n}function E(){const n=t(54436);return E=function(){return n},n}function I(){const n=t(46960);return I=
function(){return n},n}function $(){const n=t(42287);return $=function(){return n},n}function A(){const n=t(1207);return A=
function(){return n},n}function P(){const n=t(81014);return P=function(){return n},n}function S(){const n=t(64632);return S=
function(){return n},n}function y(){const n=t(41895);return y=function(){return n},n}function p(){const n=t(63226);return p=
function(){return n},n}function f(){const n=t(4423);return f=function(){return n},n}function u(){const n=t(5547);return u=
function(){return n},n}function e(){const n=t(1405);return e=function(){return n},n}function o(){const n=t(916);return o=
function(){return n},n}function m(){const n=t(84104);return m=function(){return n},n}function d(n){return a(n,()=>({run:!0}),
m().takesVerdictOver)}async function a(n,r,O=async()=>!1){const i=await(0,o().eventPayload)(n.env).catch(y().asGateError);
if("action"in i&&i.action==="closed"){await(0,u().publishOthers)(n,i,i.pullRequest.number);return}const l=await(0,p().checkPlace)(
n,i),{context:v,known:w,doubt:C}=l;if("action"in i&&i.action==="edited"&&await O(n,i,l))return;const k=async()=>{if(C)throw C;
return await c(i,v.github,{...r(),known:w},n)},M="action"in i&&i.action==="moved"&&v.others===void 0;return{context:v,decide:k,
...M&&{afterwards:()=>(0,u().publishOthers)(n,i,i.pullRequest.number)}}}async function c(n,r,{known:O,...i},l){if(n instanceof
y().GateError)throw n;(0,I().requireUnprivileged)(n);const v=(0,f().readInputs)(s().getInput),w=n.name==="pull_request"?
await g(n,r,s().warning):n,C=O??await(0,R().askForRefs)(r,w,s().warning),k=async j=>{const U=await(0,$().resolveEvent)(j,
w,C);return w.name==="merge_group"?await(0,E().withGroup)(U,w,j,{github:r,warn:s().warning}):U},M=v.prepare===void 0?{}:
{prepare:v.prepare},N={...i,...M,locate:k,approver:b(r)};return await(0,e().gateOfStep)(N,v,r,l)}function b(n){return"un\
available"in n?(0,T().approveByNobody)(`cannot read reviews: ${n.unavailable}`):(0,T().approveByReviews)(r=>r===void 0?void 0:
(0,S().githubReviews)(n,{number:r}))}async function g(n,r,O){const{pullRequest:i,headSha:l}=n;if(i.changedFiles!==void 0)
return n;const v={doing:"read the number of changed files",permission:"pull-requests: read"},w="unavailable"in r?r.unavailable:
await(0,P().pullRequestState)({...r,...i},i.number).catch(k=>(0,A().explainFailure)(k,v));return typeof w!="string"&&w.headSha===
l?{...n,pullRequest:{...i,changedFiles:w.changedFiles}}:(O(`The number of changed files was not compared with GitHub's: ${typeof w==
"string"?w:"the pull request has newer commits"}.`),n)}},4423:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.inputsSchema=void 0,h.readInputs=S,h.readPublishingInputs=y;function s(){const f=t(7723);return s=function(){return f},
f}function T(){const f=t(41895);return T=function(){return f},f}function R(){const f=t(78374);return R=function(){return f},
f}function E(){const f=t(11160);return E=function(){return f},f}function I(){const f=t(92910);return I=function(){return f},
f}const $=s().enum(["true","True","TRUE","false","False","FALSE"]).transform(f=>f.toLowerCase()==="true"),A=h.inputsSchema=
s().object({mode:s().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":s().string().
optional(),prepare:s().string().optional(),...E().policyInputsSchema.shape,"policy-ref":s().string().optional(),all:$.default(
!1),comment:s().enum(["on-findings","always","never"]).default("on-findings"),suggestions:$.default(!0),"check-name":s().
string().min(1).max(100).default("gene-gate"),"artifact-name":s().string().min(1).default("gene-gate"),shards:s().coerce.
number().pipe(R().shardCountSchema).default(4),shard:I().shardSchema.optional(),parts:s().string().optional(),durations:s().
string().optional(),assets:s().string().optional(),events:s().string().optional(),report:s().string().optional(),attestation:s().
string().optional(),"trusted-root":s().string().optional(),"output-directory":s().string().optional()}),P=A.pick({mode:!0,
"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function S(f){const u=A.safeParse(p(
A,f));if(u.success)return u.data;const e=u.error.issues.map(({path:o,message:m})=>`${o.join(".")}: ${m}`);throw new(T()).
GateError("input_invalid",`The action's inputs are invalid:
${e.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function y(f){const u=p(P,f),e=P.safeParse(
u);if(e.success)return e.data;const o=Object.fromEntries(e.error.issues.map(({path:m})=>[m[0],void 0]));return P.parse({
...u,...o})}function p({shape:f},u){const e=Object.keys(f).map(o=>[o,u(o)]);return Object.fromEntries(e.filter(([,o])=>o!==
""))}},94639:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.runAction=u,h.runPost=e;function s(){const o=t(
39281);return s=function(){return o},o}function T(){const o=t(40410);return T=function(){return o},o}function R(){const o=t(
41895);return R=function(){return o},o}function E(){const o=t(20235);return E=function(){return o},o}function I(){const o=t(
33451);return I=function(){return o},o}function $(){const o=t(4423);return $=function(){return o},o}function A(){const o=t(
85931);return A=function(){return o},o}function P(){const o=t(47752);return P=function(){return o},o}function S(){const o=t(
23393);return S=function(){return o},o}function y(){const o=t(17938);return y=function(){return o},o}function p(){const o=t(
916);return p=function(){return o},o}const f={gate:async o=>await(0,y().publishReport)(await(0,I().gateJob)(o)),publish:async o=>await(0,y().
publishReport)(await(0,S().publishJob)(o)),plan:A().planShardsStep,run:A().runShard,report:async o=>await(0,y().publishReport)(
await(0,A().reportJob)(o)),promote:async({env:o})=>await(0,P().runPromotion)(o)};async function u(o,m){try{const d=(0,$().
readPublishingInputs)(s().getInput);await f[d.mode]({inputs:d,env:o,signal:m})}catch(d){(0,p().failUndecided)((0,R().asGateError)(
d))}}async function e(o){const m=s().getInput("github-token");if(m==="")return;if((0,E().wereUnseen)(s())){const{signal:a}=new AbortController;
await(0,S().publishAgain)({inputs:(0,$().readPublishingInputs)(s().getInput),env:o,signal:a})}const d=await(0,E().closeAbandonedCheck)(
{connect:()=>(0,T().connect)(m,{baseUrl:o.GITHUB_API_URL}),getState:s().getState});d.status==="closed"&&s().warning("The\
 gate did not finish; its check run was completed as a failure."),d.status==="failed"&&s().warning(`The check run may st\
ill be in progress: ${d.reason}.`)}},85931:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.planShardsStep=
n,h.reportJob=O,h.runShard=r;function s(){const l=t(76760);return s=function(){return l},l}function T(){const l=t(39281);
return T=function(){return l},l}function R(){const l=t(41895);return R=function(){return l},l}function E(){const l=t(73388);
return E=function(){return l},l}function I(){const l=t(67111);return I=function(){return l},l}function $(){const l=t(88863);
return $=function(){return l},l}function A(){const l=t(64597);return A=function(){return l},l}function P(){const l=t(55430);
return P=function(){return l},l}function S(){const l=t(27624);return S=function(){return l},l}function y(){const l=t(20471);
return y=function(){return l},l}function p(){const l=t(94965);return p=function(){return l},l}function f(){const l=t(91088);
return f=function(){return l},l}function u(){const l=t(2850);return u=function(){return l},l}function e(){const l=t(77875);
return e=function(){return l},l}function o(){const l=t(23107);return o=function(){return l},l}function m(){const l=t(92910);
return m=function(){return l},l}function d(){const l=t(47350);return d=function(){return l},l}function a(){const l=t(33451);
return a=function(){return l},l}function c(){const l=t(4423);return c=function(){return l},l}function b(){const l=t(76721);
return b=function(){return l},l}function g(){const l=t(916);return g=function(){return l},l}async function n(l){const v=await(0,g().
eventPayload)(l.env);if("action"in v&&v.action==="closed"){T().setOutput("matrix",JSON.stringify({shard:[]})),T().setOutput(
"shards","[]");return}const{github:w}=(0,b().publishContext)(l,v),C=await(0,a().judgeEvent)(v,w,{run:!1},l),{error:k}=C;
if(k){(0,g().failUndecided)(k);return}const{matrix:M,shards:N}=(0,e().planShards)(C,(0,c().readInputs)(T().getInput).shards,
await(0,g().durationsInput)(l.env));T().setOutput("matrix",JSON.stringify(M));const j=N.map(({shard:U,genes:L,commands:F})=>({
shard:U,genes:L.length,commands:F}));T().setOutput("shards",JSON.stringify(j)),T().info(`${(0,p().count)(N.length,"shard")}\
: ${JSON.stringify(j)}`)}async function r(l){const v=new Date,{shard:w}=(0,c().readInputs)(T().getInput);if(w===void 0)throw new(R()).
GateError("input_invalid","`mode: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const C=await(0,g().
eventPayload)(l.env).catch(R().asGateError),{github:k,outputDirectory:M}=(0,b().publishContext)(l,C),j=await(0,g().durationsInput)(
l.env).then(B=>(0,a().judgeEvent)(C,k,{run:!0,shard:w,durations:B},l)).catch(B=>(0,S().buildErrorReport)((0,R().asGateError)(
B),{startedAt:v,shard:w},new Date)),U=await(0,P().publishFiles)(M,{report:j,markdown:B=>(0,y().renderMarkdown)(j,{maxCharacters:B})});
if(U.status==="failed")throw new(R()).GateError("file_unreadable",U.reason,"Set `output-directory` to another directory.");
await(0,I().logFailures)(T(),j),(0,$().setOutputs)(T(),(0,$().outputsOf)(j,(0,A().conclusionOf)(j),(0,P().resultPaths)(M)));
const L=(0,u().ownVerdict)(j),F=`part ${(0,m().shardName)(w)}: ${p().VERDICT_WORDS[L]}`;(0,d().exitCodeOf)(L,j.policy?.enforce)===
0?T().info(F):j.error?(0,g().failUndecided)(j.error):T().setFailed(F)}function O(l){return(0,a().eventJob)(l,()=>{const v=i(
l.env);return{run:!1,takeRuns:async(w,C)=>(0,f().mergedRuns)(await(0,o().readParts)(await(0,o().findParts)(v),E().openInput),
w,C,await(0,g().durationsInput)(l.env))}})}function i(l){const{parts:v}=(0,c().readInputs)(T().getInput);if(v!==void 0)return(0,s().
resolve)(l.GITHUB_WORKSPACE??".",v);throw new(R()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}},5547:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.otherPulls=o,h.protectionOf=d,h.publishOthers=a;function s(){const g=t(39281);return s=function(){
return g},g}function T(){const g=t(97928);return T=function(){return g},g}function R(){const g=t(52483);return R=function(){
return g},g}function E(){const g=t(52155);return E=function(){return g},g}function I(){const g=t(34413);return I=function(){
return g},g}function $(){const g=t(1207);return $=function(){return g},g}function A(){const g=t(81014);return A=function(){
return g},g}function P(){const g=t(67617);return P=function(){return g},g}function S(){const g=t(74238);return S=function(){
return g},g}function y(){const g=t(34453);return y=function(){return g},g}function p(){const g=t(65433);return p=function(){
return g},g}function f(){const g=t(96402);return f=function(){return g},g}function u(){const g=t(76721);return u=function(){
return g},g}function e(){const g=t(1405);return e=function(){return g},g}async function o(g,n,r,O){if("unavailable"in r)
return[];const i=await(0,A().pullsWithHead)(r,g.headSha);n!==void 0&&await m(i,n,g.headSha,r);const l=i.filter(({number:w})=>w!==
n);if(l.length===0)return[];const{isProtected:v}=await O();return l.filter(({baseRef:w})=>v(w)).map(({number:w,baseRef:C})=>({
number:w,base:C}))}async function m(g,n,r,O){if(g.some(v=>v.number===n))return;const{isOpen:i,headSha:l}=await(0,A().pullOrigin)(
O,n);(0,$().requireAsked)(!(i&&l===r),`all open pull requests: #${n} is missing`)}function d(g,n,r,O){const{baseRef:i,defaultBranch:l=i}=g,
v=l===i?r.baseTip:r.defaultTip,w=async()=>{const k=await(0,f().openRepository)(O.GITHUB_WORKSPACE??process.cwd(),O);try{
const M=v===void 0?{}:{defaultTip:v},N=await(0,T().defaultTip)(k,g,M),U=await(0,R().readerOf)(k,(0,e().sharedPolicies)(n))(
N,`${l}:${S().POLICY_PATH}`);return{isProtected:L=>(0,P().policyOfBranch)(U,L,l)!==void 0,ofSeveral:Object.keys(U.policy.
branches).some(L=>L!==l)}}finally{await k.close()}};let C;return()=>(C??=w(),C)}async function a(g,n,r){const O=(0,u().publishContext)(
g,n),{github:i}=O;if(!("unavailable"in i))try{const l=await(0,T().askForRefs)(i,n,s().warning),v=d(n,i,l,g.env),w=await o(
n,r,i,v);if(w.length===0)s().info("No other open pull request into a protected branch has this head.");else if(await c(O,
i,w)){const C=await(0,y().startCheck)(O),k=await(0,p().publishWorst)(i,O,C,w);k.status==="reached"?s().info(`Published f\
or ${b(w)}.`):s().warning(`The check of ${b(w)} was not published: ${k.reason}.`)}}catch(l){const w={doing:"look for oth\
er pull requests of this commit",permission:"pull-requests: read"};s().warning(`The required check may be outdated: ${(0,$().
explainFailure)(l,w)}.`)}}async function c({checkName:g},n,[r,...O]){const[i]=await(0,I().gateChecks)(n,g);if(i===void 0)
return!0;if(!i.completed)return(0,E().isWaiting)(i);const l=(0,E().resultOf)(i)?.pulls??[];return O.length>0||l.length!==
1||l[0]!==r?.number}function b(g){return g.map(({number:n})=>`#${n}`).join(", ")}},47752:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.runPromotion=a;function s(){const r=t(51455);return s=function(){return r},r}function T(){const r=t(
76760);return T=function(){return r},r}function R(){const r=t(39281);return R=function(){return r},r}function E(){const r=t(
46960);return E=function(){return r},r}function I(){const r=t(41895);return I=function(){return r},r}function $(){const r=t(
73388);return $=function(){return r},r}function A(){const r=t(28765);return A=function(){return r},r}function P(){const r=t(
26016);return P=function(){return r},r}function S(){const r=t(72883);return S=function(){return r},r}function y(){const r=t(
39242);return y=function(){return r},r}function p(){const r=t(18421);return p=function(){return r},r}function f(){const r=t(
73517);return f=function(){return r},r}function u(){const r=t(80335);return u=function(){return r},r}function e(){const r=t(
10289);return e=function(){return r},r}function o(){const r=t(20849);return o=function(){return r},r}function m(){const r=t(
4423);return m=function(){return r},r}function d(){const r=t(916);return d=function(){return r},r}async function a(r){const O=(0,m().
readInputs)(R().getInput),i=r.GITHUB_WORKSPACE??process.cwd(),l=await(0,S().withWorkspace)(i,r,async j=>(0,y().promote)(
await g(O,j,r)),await(0,d().readEvent)(r,c)),v=O["output-directory"],w=await n(v?(0,T().resolve)(i,v):(0,T().join)(r.RUNNER_TEMP??
i,"gene-gate"),l),{promoted:C,quarantined:k,rejected:M}=l;R().setOutput("promoted",String(C.length)),R().setOutput("quar\
antined",String(k.length)),R().setOutput("rejected",String(M.length)),R().setOutput("promotion-path",w.promotion),R().setOutput(
"promoted-path",w.promoted),R().setOutput("quarantined-path",w.quarantined);const N=(0,u().renderPromotion)(l,{columns:120,
colour:!1,verbose:!0});for(const j of N.split(`
`))R().info((0,o().safeLine)(j));await b(l,r.GITHUB_STEP_SUMMARY),M.length+k.length>0&&R().setFailed(`${(0,u().countsOf)(
l)}; see the log for the reasons`)}function c(r,O){return E().repositorySchema.safeParse(O).data?.repository.defaultBranch}
async function b(r,O){if(O!==void 0)try{await(0,s().appendFile)(O,(0,u().promotionPage)(r))}catch(i){R().info((0,o().safeLine)(
`Could not write the step summary: ${i.message}`))}}async function g(r,O,i){const{assets:l,events:v,report:w,attestation:C,
"trusted-root":k}=r;if(i.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(I()).GateError("event_unsupported","`mo\
de: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a workflow on \
the default branch: workflow_dispatch, schedule or push.");if(l===void 0)throw new(I()).GateError("input_invalid","`mode\
: promote` requires candidates.","Set the input `assets` to their file.");if(C!==void 0&&k===void 0)throw new(I()).GateError(
"input_invalid","The input `attestation` requires `trusted-root`.","Write the file with `gh attestation trusted-root` in\
 an earlier step, and set `trusted-root` to it.");const M={assets:l,events:v,report:w,attestation:C,trustedRoot:k},{directory:N}=O;
return{...await(0,p().openInputs)(M,N,j=>(0,$().openInput)((0,T().resolve)(N,j))),policy:await(0,S().promotionPolicy)(O),
platform:(0,P().platformOf)(process.platform),workspace:O}}async function n(r,O){const i={promotion:(0,T().join)(r,"prom\
otion.json"),promoted:(0,T().join)(r,"promoted.jsonl"),quarantined:(0,T().join)(r,"quarantined.jsonl")};return await(0,A().
makeFolder)(r),await(0,A().replaceFile)(i.promotion,`${(0,e().json)(O)}
`),await(0,A().replaceFile)(i.promoted,(0,f().promotedLines)(O)),await(0,A().replaceFile)(i.quarantined,(0,f().quarantinedLines)(
O)),i}},76721:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.publishContext=$;function s(){const y=t(
76760);return s=function(){return y},y}function T(){const y=t(39281);return T=function(){return y},y}function R(){const y=t(
52155);return R=function(){return y},y}function E(){const y=t(40410);return E=function(){return y},y}function I(){const y=t(
41895);return I=function(){return y},y}function $({inputs:y,env:p,signal:f},u){const{GITHUB_SERVER_URL:e,GITHUB_REPOSITORY:o,
GITHUB_RUN_ID:m,RUNNER_TEMP:d}=p,a=y["output-directory"],c=`${e}/${o}`;return{github:P(y["github-token"],u,p,f),checkName:y["\
check-name"],name:y["check-name"],binding:A(u,p),runKey:(0,R().newRunKey)(p.GITHUB_EVENT_NAME),...o!==void 0&&{repositoryUrl:c},
...m!==void 0&&{detailsUrl:`${c}/actions/runs/${m}`},comment:y.comment,suggestions:y.suggestions,outputDirectory:a===void 0?
(0,s().join)(d??process.cwd(),"gene-gate"):(0,s().resolve)(p.GITHUB_WORKSPACE??".",a),...p.GITHUB_STEP_SUMMARY&&{stepSummaryPath:p.
GITHUB_STEP_SUMMARY},core:T()}}function A(y,p){if(y instanceof I().GateError)return{event:p.GITHUB_EVENT_NAME??"",base:"",
pulls:[]};const f=y.name==="pull_request"?[y.pullRequest.number]:[];return{event:y.name,base:y.baseRef,pulls:f}}function P(y,p,f,u){
if(p instanceof I().GateError)return{unavailable:"the event has no commit to report on"};if(y===void 0)return{unavailable:"\
the input `github-token` is not set"};const e={client:(0,E().connect)(y,{signal:u,baseUrl:f.GITHUB_API_URL}),headSha:p.headSha};
if(p.name!=="pull_request")return{...e,owner:p.owner,repo:p.repo};const{owner:o,repo:m,number:d}=p.pullRequest;return{...e,
owner:o,repo:m,pullRequest:{number:d},readOnlyToken:S(p.pullRequest,f)}}function S({isFork:y},p){return/^pull_request(?:_review)?$/.
test(p.GITHUB_EVENT_NAME??"")&&(y||p.GITHUB_ACTOR==="dependabot[bot]")}},23393:function(G,h,t){Object.defineProperty(h,"\
__esModule",{value:!0}),h.publishAgain=O,h.publishJob=b;function s(){const w=t(39281);return s=function(){return w},w}function T(){
const w=t(60016);return T=function(){return w},w}function R(){const w=t(42287);return R=function(){return w},w}function E(){
const w=t(96493);return E=function(){return w},w}function I(){const w=t(89055);return I=function(){return w},w}function $(){
const w=t(52155);return $=function(){return w},w}function A(){const w=t(34413);return A=function(){return w},w}function P(){
const w=t(40410);return P=function(){return w},w}function S(){const w=t(53844);return S=function(){return w},w}function y(){
const w=t(64632);return y=function(){return w},w}function p(){const w=t(41895);return p=function(){return w},w}function f(){
const w=t(64597);return f=function(){return w},w}function u(){const w=t(78534);return u=function(){return w},w}function e(){
const w=t(47064);return e=function(){return w},w}function o(){const w=t(63226);return o=function(){return w},w}function m(){
const w=t(4423);return m=function(){return w},w}function d(){const w=t(5547);return d=function(){return w},w}function a(){
const w=t(1405);return a=function(){return w},w}function c(){const w=t(916);return c=function(){return w},w}async function b(w){
const C=await n(w).catch(p().asGateError);if(C===void 0)return;const k=C instanceof p().GateError,M=await(0,o().checkPlace)(
w,k?C:C.payload),N=async()=>{if(k)throw C;return await g(C,M,w)};return{context:M.context,decide:N,reportsOnly:!0}}async function g({
payload:w,file:C},{context:{github:k},known:M,doubt:N},j){if(N)throw N;if(C instanceof p().GateError)throw C;if("unavail\
able"in k)throw new Error(k.unavailable);const U=(0,m().readInputs)(s().getInput),L=(0,u().readUploadedReport)(C,w),F={locate:B=>(0,R().
resolveUnchecked)(B,w,M),approver:(0,T().approveByReviews)(()=>(0,y().githubReviews)(k,w.pullRequest)),run:!1,takeRuns:({
audit:B},H)=>(0,e().reportedRuns)(B,L,H)};return await(0,a().gateOfStep)(F,U,k,j)}async function n(w){const{run:C,client:k,
pulls:M}=await r(w),[N]=M;if(N===void 0){const L=JSON.stringify(`${C.head.owner}:${C.head.branch}`);s().info(`No open pu\
ll request from ${L} is at ${C.headSha}: nothing to publish.`);return}const j=await l(C,k).catch(p().asGateError);if(j instanceof
p().GateError&&await i({...C,client:k},M,w.inputs["check-name"])){await(0,d().publishOthers)(w,N,void 0);return}return{payload:v(
M,j)??N,file:j}}async function r({inputs:w,env:C,signal:k}){const M=await(0,c().readEvent)(C,E().parseWorkflowRun),{"git\
hub-token":N}=w;if(N===void 0)throw new(p()).GateError("input_invalid","`mode: publish` requires the input `github-token\
`","Remove the input from the step; its default is the token of the job.");const j=(0,P().connect)(N,{signal:k,baseUrl:C.
GITHUB_API_URL});return{run:M,client:j,pulls:await(0,E().findPullRequests)(j,M)}}async function O(w){try{const k=w.inputs.
mode==="publish"?(await r(w)).pulls[0]:await(0,c().eventPayload)(w.env);k?.name==="pull_request"&&await(0,d().publishOthers)(
w,k,void 0)}catch(C){s().warning(`The required check stays failed: ${(0,p().asGateError)(C).message}`)}}async function i(w,C,k){
for(const M of C){const{number:N}=M.pullRequest,j=[k,(0,S().nameOfPull)(k,N),(0,f().checkNameOf)(k,M,!1)],U=(await Promise.
all(j.map(F=>(0,A().gateChecks)(w,F)))).flat(),L=F=>{const B=(0,$().resultOf)(F);return B?.pulls.join()===`${N}`&&B.isInto(
M.baseRef)};if(!U.some(L))return!1}return!0}async function l({runId:w,owner:C,repo:k},M){const{"artifact-name":N}=(0,m().
readInputs)(s().getInput),j=await(0,I().downloadArtifact)({client:M,owner:C,repo:k},w,N);return await(0,I().readZipFile)(
j,u().REPORT_FILE,u().MAX_REPORT_BYTES)}function v(w,C){if(C instanceof p().GateError)return;const k=(0,u().claimedPull)(
C);return w.find(({pullRequest:M})=>M.number===k)}},17938:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.publishReport=y;function s(){const p=t(39281);return s=function(){return p},p}function T(){const p=t(41895);return T=function(){
return p},p}function R(){const p=t(34453);return R=function(){return p},p}function E(){const p=t(27624);return E=function(){
return p},p}function I(){const p=t(42594);return I=function(){return p},p}function $(){const p=t(20471);return $=function(){
return p},p}function A(){const p=t(74658);return A=function(){return p},p}function P(){const p=t(916);return P=function(){
return p},p}function S(p,{detailsUrl:f,repositoryUrl:u}){const e={...f!==void 0&&{detailsUrl:f},...u!==void 0&&{repositoryUrl:u}};
return{report:p,title:(0,A().reportTitle)(p),markdown:(o,m)=>(0,$().renderMarkdown)(p,{...e,...m,maxCharacters:o}),text:o=>(0,I().
renderCheckText)(p,{...e,maxCharacters:o})}}async function y(p){if(p===void 0)return;const{context:f,decide:u,reportsOnly:e,
afterwards:o}=p,m=new Date,d=await(0,R().startCheck)(f),a=await u().catch(O=>(0,E().buildErrorReport)((0,T().asGateError)(
O),{startedAt:m},new Date)),c=S(a,f),{title:b}=c,{conclusion:g,channels:n}=await(0,R().publish)(f,d,c);if(await o?.(),a.
error){(0,P().failUndecided)(a.error);return}if(!e){g==="success"||g==="neutral"?s().info(b):s().setFailed(b);return}const{
check:r}=n;r.status==="failed"?s().setFailed(`Decided, but not published: ${r.reason}. The result: ${b}`):s().info(r.status===
"reached"?b:`${b} (not published: ${r.reason})`)}},1405:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.gateOfStep=P,h.sharedPolicies=S;function s(){const y=t(39281);return s=function(){return y},y}function T(){const y=t(24474);
return T=function(){return y},y}function R(){const y=t(1207);return R=function(){return y},y}function E(){const y=t(40638);
return E=function(){return y},y}function I(){const y=t(41551);return I=function(){return y},y}function $(){const y=t(24666);
return $=function(){return y},y}function A(){const y=t(49604);return A=function(){return y},y}function P(y,p,f,{env:u,signal:e}){
return(0,T().gate)({...y,directory:u.GITHUB_WORKSPACE??process.cwd(),env:u,...p["policy-ref"]!==void 0&&{policyRef:p["po\
licy-ref"]},inputs:p,readShared:S(f),all:p.all,progress:(0,A().groupedProgress)(s()),signal:e,secrets:(0,I().secretsOf)(
u)})}function S(y){return async p=>{if("unavailable"in y)throw(0,$().unavailable)(p,y.unavailable);const[f="",u=""]=p.repository.
split("/");try{return await(0,E().readFileAt)({client:y.client,owner:f,repo:u},p.path,p.commit)}catch(e){const o={doing:"\
read it",permission:"contents: read"};throw(0,$().unavailable)(p,(0,R().explainFailure)(e,o),{cause:e})}}}},916:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.durationsInput=f,h.eventPayload=p,h.failUndecided=u,h.readEvent=y;function s(){
const e=t(76760);return s=function(){return e},e}function T(){const e=t(38321);return T=function(){return e},e}function R(){
const e=t(39281);return R=function(){return e},e}function E(){const e=t(46960);return E=function(){return e},e}function I(){
const e=t(41895);return I=function(){return e},e}function $(){const e=t(73388);return $=function(){return e},e}function A(){
const e=t(20849);return A=function(){return e},e}function P(){const e=t(71667);return P=function(){return e},e}function S(){
const e=t(4423);return S=function(){return e},e}async function y(e,o){const{GITHUB_EVENT_NAME:m="",GITHUB_EVENT_PATH:d=""}=e;
try{return o(m,JSON.parse(await(0,T().text)((0,$().openInput)(d))))}catch(a){throw a instanceof I().GateError?a:new(I()).
GateError("event_invalid",`Cannot read the event file ${d||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action i\
n a workflow started by GitHub, on `pull_request`.",{cause:a})}}function p(e){return y(e,(o,m)=>(0,E().parsePayload)(o,m,
e.GITHUB_SHA))}async function f(e){const{durations:o}=(0,S().readInputs)(R().getInput);return o===void 0?new Map:(0,P().
readDurations)((0,s().resolve)(e.GITHUB_WORKSPACE??".",o),$().openInput)}function u({message:e,hint:o}){const m=e.replace(
/\s*\n\s*/g," "),d=o.split(`
`);if(d.length===1){R().setFailed((0,I().inSentences)({message:e,hint:o}));return}for(const a of d)R().info((0,A().safeLine)(
a));R().setFailed(m)}},84104:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.takesVerdictOver=f;function s(){
const e=t(39281);return s=function(){return e},e}function T(){const e=t(42287);return T=function(){return e},e}function R(){
const e=t(52483);return R=function(){return e},e}function E(){const e=t(52155);return E=function(){return e},e}function I(){
const e=t(34413);return I=function(){return e},e}function $(){const e=t(88863);return $=function(){return e},e}function A(){
const e=t(96402);return A=function(){return e},e}function P(){const e=t(9436);return P=function(){return e},e}function S(){
const e=t(4423);return S=function(){return e},e}function y(){const e=t(1405);return y=function(){return e},e}const p=new Set(
["pass","warn","fail"]);async function f(e,o,m){const{checkName:d,github:a,binding:c}=m.context;if((e.env.GITHUB_RUN_ATTEMPT??
"1")!=="1"||o.privileged||"unavailable"in a||m.doubt)return!1;try{const[g]=await(0,I().gateChecks)(a,d),n=(0,E().resultOf)(
g),r=g&&(0,$().readCarried)(g);if(g===void 0||n===void 0||r===void 0)return!1;const{verdict:O="",conclusion:i=""}=r;if(!(n.
event===c.event&&n.isInto(c.base)&&n.pulls.join()===c.pulls.join()&&n.policy===await u(e,o,m)&&g.completedAt.startsWith(
(0,P().dayOf)(new Date)))||!(i==="neutral"||i==="failure"==(O==="fail"))||!p.has(O))return!1;(0,$().setOutputs)(s(),r);const w=`\
Nothing but the title or the description has changed: ${O}, as in ${g.url}`;return i==="success"||i==="neutral"?s().info(
w):s().setFailed(w),!0}catch{return!1}}async function u({env:e},o,{context:m,known:d}){const a=(0,S().readInputs)(s().getInput),
c=await(0,A().openRepository)(e.GITHUB_WORKSPACE??process.cwd(),e);try{const{"policy-ref":b}=a,g={...b!==void 0&&{policyRef:b},
readShared:(0,y().sharedPolicies)(m.github),inputs:a},n=await(0,T().resolveEvent)(c,o,d);return(0,E().shortPolicy)((await(0,R().
effectivePolicy)(g,c,n)).digest)}finally{await c.close()}}},60016:function(G,h,t){Object.defineProperty(h,"__esModule",{
value:!0}),h.approvalIn=m,h.approveByNobody=I,h.approveByReviews=E,h.approvingReviewers=u;function s(){const d=t(1395);return s=
function(){return d},d}const T=20,R=10;function E(d){return{means:"review",find:async a=>{const c=d(a.pullRequest);return c!==
void 0?await $(c,a):{approvals:[],refusals:["the event has no pull request to review"]}}}}function I(d){return{means:"re\
view",find:async()=>({approvals:[],refusals:[d]})}}async function $(d,a){const c=[],b=[];try{const g=u(await d.list());if(g.
length===0)return{approvals:c,refusals:b};const n=g.slice(-T),r=await d.authorId(),O=await d.lastEdits(n.flatMap(l=>l.reviews)),
i=p(a,d);for(const l of n){const v=await A(l,{reviews:d,question:a,authorId:r,edits:O,subjectAt:i});typeof v=="string"?b.
push(`${l.user.login}: ${v}`):c.push(v)}}catch(g){b.push(d.explain(g,"read the reviews of the pull request"))}return{approvals:c,
refusals:b}}async function A(d,a){const{user:c,withdrawn:b}=d;if(c.id===a.authorId)return"opened the pull request and ca\
nnot approve it";if(c.type!=="User")return"is not a person";if(!P(a.question.people,c.login))return"is not an approver i\
n the policy";if(b)return"has withdrawn the approval, or it was dismissed";const g=await S(d,a);if(typeof g=="string")return g;
try{if(!await a.reviews.mayWrite(c))return"has no write access to the repository"}catch(n){return a.reviews.explain(n,"r\
ead the permission of this account")}return{user:c.login,at:new Date(g.submittedAt).toISOString()}}function P(d,a){return d.
length===0||d.some(c=>c.toLowerCase()===a.toLowerCase())}async function S({reviews:d},a){let c;for(const b of d){const g=await y(
b,a);if(g===void 0)return b;c??=g}return c??"has not approved"}async function y({nodeId:d,submittedAt:a,commit:c,body:b},{
edits:g,question:n,subjectAt:r,reviews:{explain:O}}){const i=g.get(d);if(i===void 0)return"GitHub does not report whethe\
r the review was edited";const l=k=>k!==null&&!(Date.parse(k)<=Date.parse(a));if(l(i.editedAt))return"the review was edi\
ted after it was submitted";if(l(i.retargetedAt))return"the base branch was changed after the review";if(c===null)return"\
GitHub does not report which commit was reviewed";const v=await r(c);if("reason"in v)return v.reason;const w=(0,s().changedSince)(
v,n.subject);if(w!==void 0)return`${w} since the approved commit ${c.slice(0,12)}`;try{if(await n.policyChangedSince(a))
return"the policy of the base branch has changed since the review"}catch(k){return O(k,"read the policy at the time of t\
he review")}const{digest:C}=m(b)??{};if(!(C===void 0||(0,s().approvalDigest)(n.subject).startsWith(C)))return"the review\
 approves another digest; the base branch, the policy or the commands have changed since"}function p({subjectAt:d},a){const c=new Map;
return async b=>{const g=c.get(b)??(c.size<R?d(b).catch(n=>({reason:a.explain(n,`judge ${b}`)})):{reason:"too many commi\
ts were approved"});return c.set(b,Promise.resolve(g)),await g}}const f=new Set(["COMMENTED","PENDING"]);function u(d){const a=d.
filter(e).sort((b,g)=>b.submittedAt.localeCompare(g.submittedAt)||b.id-g.id),c=new Map;for(const b of a){const{user:g,state:n}=b,
r=c.get(g.id),O=m(b.body)!==void 0;if(n==="APPROVED"&&O){const i=r&&!r.withdrawn?r.reviews:[];c.set(g.id,{user:g,reviews:[
b,...i],withdrawn:!1})}else n!=="APPROVED"&&!f.has(n)&&(r!==void 0||O)&&c.set(g.id,{user:g,reviews:[b],...r,withdrawn:!0})}
return[...c.values()]}function e(d){return d.user!==null&&d.submittedAt!==null&&d.state!=="PENDING"}const o=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function m(d){let a;for(const c of d.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const b=/^ {0,3}(`{3,}|~{3,})(.*)$/.
exec(c);if(a!==void 0)b?.[1]?.startsWith(a)&&b[2]?.trim()===""&&(a=void 0);else if(b)a=b[1];else{const[g,n]=/^ {0,3}\S/.
test(c)?o.exec(c.trim())??[]:[];if(g!==void 0)return n===void 0?{}:{digest:n}}}}},97928:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.askForRefs=A,h.baseTip=y,h.defaultTip=S,h.descends=f;function s(){const u=t(1207);return s=
function(){return u},u}function T(){const u=t(40638);return T=function(){return u},u}function R(){const u=t(41895);return R=
function(){return u},u}function E(){const u=t(24634);return E=function(){return u},u}function I(){const u=t(19674);return I=
function(){return u},u}function $(){const u=t(67397);return $=function(){return u},u}async function A(u,e,o){const m=P(e);
if("unavailable"in u)return{};const{defaultBranch:d=e.baseRef}=e,a=async(g,n="base")=>{try{return await(0,T().refTip)(u,
g)}catch(r){const O=`read the tip of ${g.replace(/^heads\//,"")}`,i=(0,s().explainFailure)(r,{doing:O,permission:"conten\
ts: read"});o(`The ${n} was not compared with GitHub's: ${i}.`);return}},[c,b]=await Promise.all([m===void 0?void 0:a(`h\
eads/${m}`),d===e.baseRef?void 0:a(`heads/${d}`)]);return{...c!==void 0&&{baseTip:c},...b!==void 0&&{defaultTip:b},...e.
name==="pull_request"&&{merge:()=>a(`pull/${e.pullRequest.number}/merge`,"test merge")}}}function P(u){return u.name==="\
pull_request"?u.baseRef:"branch"in u.against?u.against.branch:void 0}async function S(u,e,{defaultTip:o}){const{defaultBranch:m=e.
baseRef}=e,d=`refs/remotes/origin/${m}`,a=e.name==="pull_request"?e.pullRequest:e;if(o===void 0&&!await(0,I().isRemoteOf)(
u,a))throw new(R()).GateError("ref_not_found",`The policy of ${JSON.stringify(m)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const c=o??d;await(0,E().requireCommits)(u,[c],[...o===void 0?[]:[o],(0,I().fetched)(m)]);const[b]=await(0,$().resolveCommits)(
u,[c]);return b}async function y(u,e,{baseTip:o}){const{baseRef:m,baseSha:d}=e,a=o??d;if(await(0,E().requireCommits)(u,[
a],[a,(0,I().fetched)(m)]),o!==void 0)return o;const c=await p(u,e);return c!==void 0&&await f(u,c,d,e)?c:d}async function p(u,{
baseRef:e,pullRequest:o}){if(!await(0,I().isRemoteOf)(u,o))return;const m=`refs/remotes/origin/${e}`;try{await(0,E().requireCommits)(
u,[m],[(0,I().fetched)(e)])}catch(d){if(!(d instanceof R().GateError)||d.code!=="shallow_clone")throw d}return(await(0,$().
lookUpCommits)(u,[m]))[0]}async function f(u,e,o,{baseRef:m}){if(e===o)return!0;try{return await(0,E().mergeBase)(u,e,o,
[e,o,(0,I().fetched)(m)])===o}catch(d){if(d instanceof R().GateError&&d.code==="no_merge_base")return!1;throw d}}},54436:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.withGroup=A;function s(){const e=t(1207);return s=function(){return e},
e}function T(){const e=t(81014);return T=function(){return e},e}function R(){const e=t(41895);return R=function(){return e},
e}function E(){const e=t(24634);return E=function(){return e},e}function I(){const e=t(37213);return I=function(){return e},
e}function $(){const e=t(47520);return $=function(){return e},e}async function A(e,o,m,{github:d,warn:a}){const c=await P(
e,o,m,d);return typeof c!="string"?{...e,group:c,isFork:c.some(({isFork:b})=>b)}:(a(`The merge group is treated as a cha\
nge from a fork: ${c}.`),e)}async function P({base:e,head:o},{baseRef:m,pullNumber:d},a,c){if("unavailable"in c)return c.
unavailable;try{if(await(0,E().mergeBase)(a,e,o)!==e)return"its base is not in its history";const b=await(0,$().firstParents)(
a,e,o),g={repository:a,github:c,baseRef:m},n=await Promise.all(b.map(v=>p(v,g))),r=n.filter(v=>v===void 0),O=d===void 0?
void 0:await(0,T().pullOrigin)(c,d),i=r.length===b.length&&O?.commits===b.length&&await u(O,e,b.find(({commit:v})=>v===o),
g);if(O===void 0||r.length>0&&!i)return`no pull request is known for ${r.length} of its ${b.length} commits`;const l=[...n,
O].filter(v=>v!==void 0);return[...new Map(l.map(v=>[v.number,S(v)])).values()]}catch(b){return b instanceof R().GateError?
b.message:(0,s().explainFailure)(b,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}
function S({number:e,headSha:o,isFork:m}){return{number:e,headSha:o,isFork:m}}const y=/\(#(\d{1,9})\)$/;async function p(e,o){
const{github:m,baseRef:d}=o,[a="",c,...b]=e.parents;if(c!==void 0){if(b.length>0)return;const O=(await(0,T().pullsOfCommit)(
m,c)).filter(i=>i.headSha===c&&f(i,d));return O.find(({isFork:i})=>i)??O[0]}const g=y.exec(e.subject)?.[1];if(g===void 0)
return;const n=await(0,T().pullOrigin)(m,Number(g));return await u(n,a,e,o)?n:void 0}function f(e,o){return e.isOpen&&e.
baseRef===o}async function u(e,o,m,{repository:d,baseRef:a}){return m===void 0||!f(e,a)?!1:(await(0,E().requireCommits)(
d,[e.headSha],[`refs/pull/${e.number}/head`]),await(0,E().mergeBase)(d,o,e.headSha,[m.commit,e.headSha]),await(0,I().mergedTree)(
d,o,e.headSha)===m.tree)}},46960:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.inWords=b,h.mergeGroup=
u,h.parsePayload=c,h.pullRequest=$,h.pullRequestReview=A,h.repositorySchema=void 0,h.requireUnprivileged=g;function s(){
const n=t(7723);return s=function(){return n},n}function T(){const n=t(81014);return T=function(){return n},n}function R(){
const n=t(41895);return R=function(){return n},n}const E=h.repositorySchema=s().object({repository:s().object({name:s().
string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().string().min(1)}).transform(({name:n,owner:r,
default_branch:O})=>({owner:r.login,repo:n,defaultBranch:O}))}),I=s().object({action:s().string().optional(),changes:s().
looseObject({base:s().unknown()}).partial().optional(),repository:s().object({id:s().int(),name:s().string().min(1),owner:s().
object({login:s().string().min(1)}),default_branch:s().string().min(1).optional()}),pull_request:s().object({number:s().
int().positive(),head:s().object({sha:T().objectIdSchema,repo:s().object({id:s().int()}).nullable()}),base:s().object({sha:T().
objectIdSchema,ref:s().string().min(1)}),changed_files:s().int().nonnegative().optional()})});function $(n){const{action:r,
changes:O,pull_request:i}=I.parse(n);s().int().parse(i.changed_files);const v=r==="edited"&&(O===void 0||"base"in O)?"mo\
ved":r;return{...A(n),...v!==void 0&&{action:v}}}function A(n){const{repository:r,pull_request:O}=I.parse(n);return{name:"\
pull_request",pullRequest:{owner:r.owner.login,repo:r.name,number:O.number,isFork:O.head.repo?.id!==r.id,...O.changed_files!==
void 0&&{changedFiles:O.changed_files}},headSha:O.head.sha,baseRef:O.base.ref,baseSha:O.base.sha,...r.default_branch!==void 0&&
{defaultBranch:r.default_branch}}}const P=/^0+$/,S=/^refs\/heads\//,y=/^refs\/(?:heads|tags)\//,p=s().object({...E.shape,
merge_group:s().object({head_sha:T().objectIdSchema,base_sha:T().objectIdSchema,head_ref:s().string(),base_ref:s().string()})}),
f=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function u(n){const{repository:r,merge_group:O}=p.parse(n),
i=f.exec(O.head_ref)?.[1];return{name:"merge_group",...r,headSha:O.head_sha,against:{commit:O.base_sha},baseRef:O.base_ref.
replace(S,""),isOwn:!1,...i!==void 0&&{pullNumber:Number(i)}}}const e=s().object({...E.shape,ref:s().string().min(1),before:T().
objectIdSchema,after:T().objectIdSchema});function o(n){const{repository:r,ref:O,before:i,after:l}=e.parse(n),{defaultBranch:v}=r,
w=O===`refs/heads/${v}`;if(P.test(l)||!S.test(O)||w&&P.test(i))throw new(R()).GateError("event_unsupported",`The push of\
 ${JSON.stringify(O)} adds no commits to a branch, or is the first of the default branch: there is nothing to compare wi\
th`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first push, run the gate on the next chan\
ge.');return{name:"push",...r,...{headSha:l,against:w?{commit:i}:{branch:v},baseRef:v},isOwn:!0}}const m=s().object({...E.
shape,ref:s().string().min(1)});function d(n,r){const{repository:O,ref:i}=m.parse(n),{defaultBranch:l}=O;return{name:"wo\
rkflow_dispatch",...O,headSha:T().objectIdSchema.parse(r),against:{branch:l},baseRef:l,isOwn:y.test(i)}}const a=new Map(
[["pull_request",$],["pull_request_review",A],["pull_request_target",n=>({...$(n),privileged:!0})],["merge_group",u],["p\
ush",o],["workflow_dispatch",d]]);function c(n,r,O){const i=a.get(n);if(i===void 0)throw new(R()).GateError("event_unsup\
ported",`The event ${JSON.stringify(n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md list\
s the supported events.");return b(n,()=>i(r,O))}function b(n,r){try{return r()}catch(O){throw O instanceof s().ZodError?
new(R()).GateError("event_invalid",`The payload is not a GitHub ${n} event: ${s().prettifyError(O)}`,"GITHUB_EVENT_PATH \
must be the path of the file that the runner wrote."):O}}function g(n){if("privileged"in n)throw new(R()).GateError("eve\
nt_unsupported","No command was run: on pull_request_target the commands of a change would have a write token and the se\
crets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},42287:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.resolveBranch=S,h.resolveEvent=$,h.resolveUnchecked=A;function s(){const f=t(
24634);return s=function(){return f},f}function T(){const f=t(19674);return T=function(){return f},f}function R(){const f=t(
67397);return R=function(){return f},f}function E(){const f=t(97928);return E=function(){return f},f}function I(){const f=t(
1096);return I=function(){return f},f}async function $(f,u,e){const o=u.name==="pull_request"?await(0,I().resolvePullRequest)(
f,u,e):await S(f,u,e);return await P(o,u,f,e)}async function A(f,u,e){const o=await(0,I().resolveFetched)(f,u,e);return await P(
o,u,f,e)}async function P(f,u,e,o){const{defaultBranch:m}=u;if(m===void 0)return f;const d=m===f.baseRef?f.policyCommit:
await(0,E().defaultTip)(e,u,o);return{...f,defaultBranch:{name:m,commit:d}}}async function S(f,{name:u,headSha:e,against:o,
baseRef:m,isOwn:d},a){const c="commit"in o?await y(f,o.commit,e):await p(f,o.branch,e,a);return{name:u,directory:f.directory,
head:e,audited:e,baseRef:m,...c,isFork:!d}}async function y(f,u,e){return await(0,s().requireCommits)(f,[u,e],[u,e]),{base:u,
policyCommit:u}}async function p(f,u,e,o){const m=(0,T().fetched)(u),d=o.baseTip??`refs/remotes/origin/${u}`;await(0,s().
requireCommits)(f,[d],[m]);const[a]=await(0,R().resolveCommits)(f,[d]);return{base:await(0,s().mergeBase)(f,a,e,[e,m]),policyCommit:a}}},
1096:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.resolveFetched=y,h.resolvePullRequest=S;function s(){
const a=t(41895);return s=function(){return a},a}function T(){const a=t(61388);return T=function(){return a},a}function R(){
const a=t(24634);return R=function(){return a},a}function E(){const a=t(37213);return E=function(){return a},a}function I(){
const a=t(213);return I=function(){return a},a}function $(){const a=t(19674);return $=function(){return a},a}function A(){
const a=t(67397);return A=function(){return a},a}function P(){const a=t(97928);return P=function(){return a},a}async function S(a,c,b={}){
const[g]=await(0,A().resolveCommits)(a,["HEAD"]),n=g===c.headSha?await u(a,c,await(0,P().baseTip)(a,c,b)):await f(a,c,g,
b);return p(a,c,n)}async function y(a,c,b={}){const{headSha:g,pullRequest:n}=c;await(0,R().requireCommits)(a,[g],[`refs/\
pull/${n.number}/head`]);const r=await(0,P().baseTip)(a,c,b);return p(a,c,await u(a,c,r))}function p({directory:a},{headSha:c,
baseRef:b,pullRequest:g},n){const{isFork:r}=g;return{name:"pull_request",directory:a,head:c,baseRef:b,...n,isFork:r,pullRequest:g}}
async function f(a,c,b,g){const{headSha:n,baseRef:r}=c,[O,i,...l]=await(0,A().parentsOf)(a,b);if(O===void 0||i!==n||l.length>
0)throw(0,T().checkoutDiffers)(`the checkout is at ${(0,R().short)(b)}, which is neither that commit nor its test merge \
commit`,n,"actions");await(0,R().requireCommits)(a,[O,n],[b,(0,$().fetched)(r)]);const v=await(0,P().baseTip)(a,c,g),w=await o(
{commit:b,base:O,tip:v},a,c,g);return w===void 0?{base:O,audited:b,policyCommit:v}:{...await u(a,c,v),unprovenMerge:{commit:b,
reason:w}}}async function u(a,c,b){const{headSha:g,baseSha:n,baseRef:r}=c,O=await(0,R().mergeBase)(a,b,g,[g,b,(0,$().fetched)(
r)]),[i]=await(0,A().lookUpCommits)(a,[n]);return(i===void 0||i===b?O:await(0,R().mergeBase)(a,i,g))===O&&await e(a,c,O),
{base:O,audited:g,policyCommit:b}}async function e(a,{headSha:c,pullRequest:b},g){const{changedFiles:n}=b;if(n===void 0)
return;const r=(await(0,I().changedFiles)(a,g,c)).length;if(!(r>=n))throw new(s()).GateError("change_incomplete",`GitHub\
 reports ${n} changed files, but this clone shows only ${r}`,"Set `fetch-depth: 0` on actions/checkout, and run the job \
again.")}async function o(a,c,b,g){if(!await d(a,c,b))return`its first parent ${(0,R().short)(a.base)} is not a recent c\
ommit of ${b.baseRef}`;const n=async()=>await g.merge?.()===a.commit,r=(await c.shallowCommits()).size>0;if(r&&await n())
return;const O=await m(a,c,b);return O===void 0||r?O:await n()?void 0:O}async function m(a,c,{headSha:b,baseRef:g}){(await c.
shallowCommits()).size>0&&await(0,R().mergeBase)(c,a.base,b,[a.commit,(0,$().fetched)(g)]);const[n,[r]]=await Promise.all(
[(0,E().mergedTree)(c,a.base,b),c.read([`${a.commit}^{tree}`])]);return n===void 0?"git cannot compute this merge":n===r?.
oid?void 0:"git computes other content for it"}async function d({base:a,tip:c},b,g){return a===c||a===g.baseSha?!0:await(0,P().
descends)(b,a,g.baseSha,g)&&await(0,P().descends)(b,c,a,g)}},96493:function(G,h,t){Object.defineProperty(h,"__esModule",
{value:!0}),h.findPullRequests=y,h.parseWorkflowRun=P;function s(){const p=t(7723);return s=function(){return p},p}function T(){
const p=t(1207);return T=function(){return p},p}function R(){const p=t(81014);return R=function(){return p},p}function E(){
const p=t(41895);return E=function(){return p},p}function I(){const p=t(46960);return I=function(){return p},p}const $=s().
object({...I().repositorySchema.shape,workflow_run:s().object({id:s().int().positive(),event:s().string(),head_sha:R().objectIdSchema,
head_branch:s().string().min(1).nullable(),head_repository:s().object({owner:s().object({login:s().string().min(1)})}).nullable()})}),
A=["pull_request","pull_request_review"];function P(p,f){if(p!=="workflow_run")throw S(`\`mode: publish\` does not support\
 the event ${JSON.stringify(p)}`);const u=(0,I().inWords)(p,()=>$.parse(f)),{repository:e,workflow_run:o}=u,{owner:m,repo:d}=e;
if(!A.includes(o.event))throw S(`The workflow run was started by ${JSON.stringify(o.event)}`);if(o.head_branch===null||o.
head_repository===null)throw S("The branch or the repository of the workflow run was deleted");const a={owner:o.head_repository.
owner.login,branch:o.head_branch};return{owner:m,repo:d,runId:o.id,headSha:o.head_sha,head:a}}function S(p){return new(E()).
GateError("event_unsupported",p,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}
async function y(p,{owner:f,repo:u,head:e,headSha:o}){const m={client:p,owner:f,repo:u};try{const d=`${e.owner}:${e.branch}`,
c=(await(0,R().pullsWithHead)(m,o,d)).map(async({number:g})=>(0,I().pullRequest)(await(0,R().pullRequestAsPayload)(m,g)));
return(await Promise.all(c)).filter(g=>g.headSha===o).sort((g,n)=>g.pullRequest.number-n.pullRequest.number)}catch(d){throw(0,T().
asUnavailable)(d,{doing:"find the pull request",permission:"pull-requests: read"})}}},61218:function(G,h){Object.defineProperty(
h,"__esModule",{value:!0}),h.MAX_ANNOTATIONS=h.GITHUB_LIMITS=void 0;const t=h.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,
checkText:65535,annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*
1024,stepSummaryBytes:1024*1024},s=h.MAX_ANNOTATIONS=500},89055:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.downloadArtifact=$,h.readZipFile=P;function s(){const p=t(51041);return s=function(){return p},p}function T(){const p=t(
41895);return T=function(){return p},p}function R(){const p=t(40410);return R=function(){return p},p}function E(){const p=t(
1207);return E=function(){return p},p}const I=16*1024*1024;async function $({client:p,owner:f,repo:u},e,o){const{actions:m}=p.
octokit.rest;try{const{data:d}=await m.listWorkflowRunArtifacts({owner:f,repo:u,run_id:e,name:o,per_page:100}),[a]=d.artifacts.
filter(b=>b.name===o&&!b.expired).sort((b,g)=>g.id-b.id);if(a===void 0)throw y(`is missing: ${JSON.stringify(o)}`);if(a.
size_in_bytes>I)throw y(`is larger than ${I} bytes`);const c=await m.downloadArtifact({owner:f,repo:u,artifact_id:a.id,archive_format:"\
zip",request:{...R().LEAVES_API,parseSuccessResponseBody:!1}});return await A(c.data)}catch(d){throw(0,E().asUnavailable)(
d,{doing:"download the report",permission:"actions: read"})}}async function A(p){const f=[];let u=0;for await(const e of p){
if(u+=e.length,u>I)throw y(`is larger than ${I} bytes`);f.push(e)}return Buffer.concat(f)}async function P(p,f,u){try{const e=await(0,s().
fromBufferPromise)(p,{lazyEntries:!0});return await S(e,f,u)}catch(e){throw e instanceof T().GateError?e:y(`is not a rea\
dable zip archive (${String(e)})`,e)}}async function S(p,f,u){for await(const e of p.eachEntry()){if(e.fileName!==f)continue;
if(e.uncompressedSize>u)throw y(`has a ${f} that is too large`);const o=[];for await(const m of await p.openReadStreamPromise(
e))o.push(m);return Buffer.concat(o)}throw y(`has no ${f}`)}function y(p,f){return new(T()).GateError("artifact_invalid",
`The artifact of the workflow run ${p}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:f})}},77954:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.appendAnnotations=A,h.missingAnnotations=I;function s(){const S=t(61218);return s=function(){
return S},S}function T(){const S=t(34413);return T=function(){return S},S}function R(){const S=t(40410);return R=function(){
return S},S}function E(){const S=t(1207);return E=function(){return S},S}async function I(S,y,p){if(y.annotationsCount===
0)return p;const{client:f,owner:u,repo:e}=S,o=await f.octokit.paginate(f.octokit.rest.checks.listAnnotations,{owner:u,repo:e,
check_run_id:y.id,per_page:100}),m=new Set(o.map($)),d=new Set(p.map($));if([...m].every(a=>d.has(a)))return p.filter(a=>!m.
has($(a)))}function $(S){const{path:y,start_line:p,end_line:f,start_column:u,end_column:e}=S,{annotation_level:o,title:m,
message:d}=S,a=[m,d].map(b=>b?.trim()??"");return JSON.stringify([y,p,f,...[u??0,e??0],o,...a])}async function A(S,y,p){
const f=s().GITHUB_LIMITS.annotationsPerRequest,u=[];let e=y.annotationsCount;for(let o=0;o<p.length;o+=f){const m=p.slice(
o,o+f);try{await P(S,y,m,e),e+=m.length}catch(d){const a=(0,E().readFailure)(d).kind==="invalid",c=a?m.length:p.length-o,
b=(0,E().explainFailure)(d,{...(0,T().checkOperation)(S),doing:"annotate"});if(u.push(`Missing annotations: ${c}; ${b}.`),
!a)break}}return u}async function P({client:S,owner:y,repo:p},{id:f},u,e){const{checks:o}=S.octokit.rest,m={owner:y,repo:p,
check_run_id:f},d=async()=>{const a={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...u]};return await o.
update({...m,status:"in_progress",output:a,...R().NOT_REPEATABLE}),!0};await S.once(d,async()=>{const{data:a}=await o.get(
m);return a.output.annotations_count>=e+u.length||void 0})}},52155:function(G,h,t){Object.defineProperty(h,"__esModule",
{value:!0}),h.claimOf=m,h.claimedId=S,h.isClaimedBy=a,h.isLater=g,h.isOfGate=o,h.isTaken=b,h.isWaiting=c,h.newRunKey=P,h.
otherPull=n,h.resultId=p,h.resultOf=d,h.shortPolicy=f,h.waitingId=y;function s(){const r=t(77598);return s=function(){return r},
r}const T="merge_group",R="waiting",E=12,I=100,$=/^gene-gate:(.+):(\d{1,9})$/,A=/^(sha256:[0-9a-f]{64});([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9})$/;
function P(r){return`${r??"run"}:${(0,s().randomUUID)()}`}function S({runKey:r,claim:O}){return`gene-gate:${r}:${O}`}function y(r){
return S({runKey:R,claim:m(r)})}function p(r,{digest:O,policy:i},{event:l,base:v,pulls:w}){const C=w.map(M=>`#${M}`).join(
","),k=[l,u(v),f(i),C];return[O,...k,m(r)].join(";")}function f(r){return r?.replace(/^sha256:/,"").slice(0,E)??"none"}function u(r){
return encodeURIComponent(r).slice(0,I)}function e({externalId:r}){const[,O,i]=$.exec(r)??[];if(O!==void 0)return{event:O.
split(":")[0]??"",claim:Number(i),runKey:O};const[,l,v="",w,C="",k="",M]=A.exec(r)??[];if(l===void 0)return;const N=[...k.
matchAll(/#(\d+)/g)].map(([,L])=>Number(L)),U={digest:l,event:v,policy:C,pulls:N,isInto:L=>w===u(L)};return{event:v,claim:Number(
M),result:U}}function o(r){return e(r)!==void 0}function m(r){return e(r)?.claim??0}function d(r){return r?.completed?e(
r)?.result:void 0}function a(r,O){return!r.completed&&e(r)?.runKey===O}function c(r){return a(r,R)}function b(r,{event:O}){
const i=l=>!(l.completed&&l.conclusion==="success");return O!==T&&r.some(l=>e(l)?.event===T&&i(l))}function g(r,{runKey:O,
claim:i},l){const v=e(r);return v===void 0||v.runKey===R||v.runKey===O?!1:v.claim!==i?v.claim>i:l===void 0||r.id>=l.id}function n(r,{
pulls:O}){const[i,...l]=d(r)?.pulls??[];if(!(i===void 0||l.length>0||O.includes(i)))return i}},34413:function(G,h,t){Object.
defineProperty(h,"__esModule",{value:!0}),h.CONCLUSIONS=void 0,h.checkOperation=E,h.completeCheck=o,h.createCheck=p,h.findUnfinished=
$,h.gateChecks=I,h.isStillClaimed=P,h.leaveWaiting=a,h.listChecks=A,h.supersedeCheck=d,h.takeUpCheck=f,h.updateCheck=u;function s(){
const c=t(52155);return s=function(){return c},c}function T(){const c=t(40410);return T=function(){return c},c}function R(){
const c=t(1207);return R=function(){return c},c}function E({readOnlyToken:c=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:c}}async function I(c,b){return(await A(c,c.headSha,b)).filter(s().isOfGate).sort((n,r)=>r.
id-n.id)}async function $(c,{runKey:b,checkName:g}){return(await A(c,c.headSha,g)).filter(r=>(0,s().isClaimedBy)(r,b))}async function A({
client:c,owner:b,repo:g},n,r){const O=await c.octokit.paginate(c.octokit.rest.checks.listForRef,{owner:b,repo:g,ref:n,...r!==
void 0&&{check_name:r},filter:"all",per_page:100});return(0,R().requireAsked)(O.every(({head_sha:i,name:l})=>i===n&&l===
(r??l)),"the check runs of this name on the commit"),O.map(S)}async function P({client:c,owner:b,repo:g},{id:n,externalId:r}){
const{data:O}=await c.octokit.rest.checks.get({owner:b,repo:g,check_run_id:n});return(0,R().requireAsked)(O.id===n,"this\
 check run"),O.external_id===r&&O.status!=="completed"}function S(c){return{id:c.id,name:c.name,url:c.html_url,detailsUrl:c.
details_url??"",completed:c.status==="completed",conclusion:c.conclusion,externalId:c.external_id??"",appId:c.app?.id,appSlug:c.
app?.slug,headSha:c.head_sha,completedAt:c.completed_at??"",annotationsCount:c.output.annotations_count,summary:c.output.
summary??""}}function y(c){return{status:"in_progress",external_id:(0,s().claimedId)(c),started_at:new Date().toISOString(),
...c.detailsUrl!==void 0&&{details_url:c.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running t\
he change."}}}async function p(c,b,g){const{client:n,owner:r,repo:O,headSha:i}=c,l=async()=>{const{data:v}=await n.octokit.
rest.checks.create({owner:r,repo:O,head_sha:i,name:b.checkName,...y(b),...T().NOT_REPEATABLE});return(0,R().requireAsked)(
v.head_sha===i,"this commit"),S(v)};return n.once(l,async()=>(await $(c,b)).find(({id:w})=>w>(g?.id??0)))}async function f(c,b,g){
return S(await u(c,g,y(b)))}async function u({client:c,owner:b,repo:g},{id:n},r){const O={owner:b,repo:g,check_run_id:n,
...r},{data:i}=await c.octokit.rest.checks.update(O);return(0,R().requireAsked)(i.id===n,"this check run"),i}const e=h.CONCLUSIONS=
["failure","action_required","neutral","success"];async function o(c,b,{conclusion:g,externalId:n,output:r}){const i=await u(
c,b,{status:"completed",conclusion:g,external_id:n,output:r});if(i.status!=="completed"||i.conclusion!==g)throw new(R()).
BrokenAnswer("the check run is not completed with this result")}const m=" (superseded)";async function d(c,{checkName:b},g){
await u(c,g,{name:`${b}${m}`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`\
The result for this commit is in the check run \u201C${b}\u201D.`}})}async function a(c,b,g){const n=(0,s().waitingId)(b);
await u(c,b,{status:"in_progress",external_id:n,output:g})}},40410:function(G,h,t){Object.defineProperty(h,"__esModule",
{value:!0}),h.PASSING_FAILURES=h.NOT_REPEATABLE=h.LEAVES_API=void 0,h.connect=A,h.waitBeforeRetry=O;function s(){const i=t(
58500);return s=function(){return i},i}function T(){const i=t(78589);return T=function(){return i},i}function R(){const i=t(
1207);return R=function(){return i},i}const E=h.LEAVES_API={leavesApi:!0},I=18e4,$=3e3;function A(i,l={}){const{timeoutMs:v=15e3,
sleep:w=P,now:C=Date.now,signal:k}=l,M=l.baseUrl||"https://api.github.com",N=(0,T().getOctokit)(i,{baseUrl:M});let j=I;async function U(F,B){
for(let H=1;;H+=1){const V=C();try{return await F()}catch(D){const W=O((0,R().readFailure)(D),H,C());if(W===void 0||k?.aborted||
(j-=C()-V+W,j<0)||(await w(W,k),k?.aborted))throw D}const J=await B?.();if(J!==void 0)return J}}return N.hook.wrap("requ\
est",(F,B)=>{const H=B.request?.fetch??globalThis.fetch,V=B.request?.leavesApi?H:o(H,M),J=async()=>{e(B.url,M),B.request=
{...B.request,fetch:V,signal:L()};try{const D=await F(B);return d(D.status,D.headers.location),S(B,D),D}catch(D){throw p(
D)}};return B.request?.notRepeatable===!0?J():U(J)}),{octokit:N,once:U};function L(){return k===void 0?AbortSignal.timeout(
v):k.aborted?AbortSignal.timeout(Math.min(v,$)):AbortSignal.any([k,AbortSignal.timeout(v)])}}function P(i,l){return(0,s().
setTimeout)(i,void 0,l&&{signal:l}).catch(()=>{})}function S({method:i,url:l},{status:v,data:w}){if(!(i==="DELETE"?v===204:
v===200||v===201))throw new(R()).BrokenAnswer(`its status is ${v}`);if(i==="DELETE")return;if(typeof w!="object"||w===null)
throw new(R()).BrokenAnswer("it was truncated or is not JSON");if((i==="POST"||i==="PATCH")&&!l.endsWith("/graphql")&&!("\
id"in w))throw new(R()).BrokenAnswer("it has no id");if(/[?&]per_page=/.test(l)&&!Array.isArray(y(l,w)))throw new(R()).BrokenAnswer(
"it is not a list")}function y(i,l){return/\/check-runs\?/.test(i)?"total_count"in l&&"check_runs"in l?l.check_runs:void 0:
l}function p(i){const{status:l,said:v}=(0,R().readFailure)(i);return l===409?new(R()).BrokenAnswer(`its status is 409, ${v}`,
{cause:i}):i}class f extends Error{name="ForeignAnswer"}const u=5;function e(i,l){const{origin:v}=new URL(i,`${l}/`);if(v!==
new URL(l).origin)throw a(v)}function o(i,l){const{origin:v}=new URL(l);return async(w,C)=>{let k=String(w);for(let M=0;;M+=
1){const N=await i(k,{...C,redirect:"manual"}),j=m(N.status)?N.headers.get("location"):null,U=j!==null&&URL.canParse(j,k)&&
new URL(j,k);if(!U||U.origin!==v||M===u)return N;await N.body?.cancel(),k=U.href}}}function m(i){return i>=300&&i<400}function d(i,l){
if(m(i)&&typeof l=="string")throw a(l)}function a(i){const l=URL.canParse(i)?new URL(i).origin:i;return new f(`the answe\
r refers to ${l}, which is not GitHub's API`)}const c=4,b=60,g=60,n=h.NOT_REPEATABLE={request:{notRepeatable:!0}},r=h.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function O(i,l,v){if(!r.has(i.kind)||l>=c)return;if(i.kind!==
"rate_limited")return 1e3*2**(l-1);const w=i.resetAt===void 0?void 0:Math.max(1,i.resetAt-v/1e3),C=i.retryAfter??w??g;return C>
b?void 0:Math.ceil(C*1e3)}},66059:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.commentThread=R,h.viewerLogin=
E;function s(){const I=t(40410);return s=function(){return I},I}function T(){const I=t(1207);return T=function(){return I},
I}function R(I,$,A){const{client:P,owner:S,repo:y}=I,{issues:p}=P.octokit.rest,f={owner:S,repo:y};let u;async function e(){
const c=(await P.octokit.paginate(p.listComments,{...f,issue_number:$,per_page:100})).filter(b=>b.body?.startsWith(A));return c.
length===0?[]:(u??=await E(P),c.filter(b=>b.user?.login===u).map(({id:b,html_url:g,body:n=""})=>({id:b,url:g,body:n})).sort(
(b,g)=>b.id-g.id))}async function o(a){const c=async()=>{const{data:b}=await p.createComment({...f,issue_number:$,body:a,
...s().NOT_REPEATABLE});return u??=b.user?.login,{id:b.id,url:b.html_url,body:a}};return P.once(c,async()=>(await e())[0])}
async function m(a,c){const[b,...g]=a;if(b!==void 0)return await d(b,g,c);const n=await o(c),[r=n,...O]=await e();return await d(
r,O,c)}async function d(a,c,b){a.body!==b&&await p.updateComment({...f,comment_id:a.id,body:b});for(const{id:g}of c)await(0,T().
ifFound)(p.deleteComment({...f,comment_id:g}));return a}return{own:e,leaveOne:m}}async function E({octokit:I}){return(await I.
graphql("{ viewer { login } }")).viewer.login}},53844:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.
nameOfPull=$,h.obtainCheck=I,h.renameOthers=A,h.settleCheck=P;function s(){const f=t(77954);return s=function(){return f},
f}function T(){const f=t(52155);return T=function(){return f},f}function R(){const f=t(34413);return R=function(){return f},
f}function E(){const f=t(1207);return E=function(){return f},f}async function I(f,u,e){const o=await(0,R().gateChecks)(f,
u.checkName);if((0,T().isTaken)(o,u.binding))return"merge queue";if(e!==void 0&&o.some(c=>(0,T().isLater)(c,{...u,claim:e})))
return"later run";const m=Math.max(0,...o.map(T().claimOf)),d={...u,claim:e??m+1},a=o.filter(c=>(0,T().otherPull)(c,u.binding)===
void 0);for(const c of a){const b=await p(f,d,c);if(b)return b}return await(0,R().createCheck)(f,d,o[0])}function $(f,u){
return`${f} (#${u})`}async function A(f,u,e){for(const o of e??await(0,R().gateChecks)(f,u.checkName)){const m=(0,T().otherPull)(
o,u.binding);m!==void 0&&await(0,R().updateCheck)(f,o,{name:$(u.checkName,m)})}}async function P(f,u,e,o){const m={...u,
claim:(0,T().claimOf)(e)},d=await(0,R().listChecks)(f,f.headSha,u.checkName),a=d.filter(T().isOfGate).sort((w,C)=>C.id-w.
id);if((0,T().isTaken)(a,u.binding))return;const c=d.filter(w=>!(0,T().isOfGate)(w)&&!S(w,u)),b=a.filter(w=>w.appId===e.
appId&&(0,T().otherPull)(w,u.binding)===void 0),g=w=>(0,T().isLater)(w,m,e)&&!(w.completed&&u.joins===!0);if(b.some(g))return;
u.separates&&await A(f,u,a);const n=Math.max(...[e,...b].map(T().claimOf)),r={...u,claim:n},[O]=b,i=O?.externalId===e.externalId&&
!O.completed?O:O&&await p(f,r,O),l=i&&await(0,s().missingAnnotations)(f,i,o);return i&&l?{run:i,missing:l,superseded:b.filter(
({id:w})=>w!==i.id),twins:c}:{run:await(0,R().createCheck)(f,r,O),missing:o,superseded:b,twins:c}}function S({detailsUrl:f},{
detailsUrl:u}){return u!==void 0&&f.startsWith(`${u}/`)}const y=new Set(["forbidden","not_found","invalid"]);async function p(f,u,e){
try{const o=await(0,R().takeUpCheck)(f,u,e);return o.completed||o.externalId!==(0,T().claimedId)(u)?void 0:o}catch(o){if(y.
has((0,E().readFailure)(o).kind))return;throw o}}},81014:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.objectIdSchema=void 0,h.pullOrigin=y,h.pullRequestAsPayload=P,h.pullRequestHunks=f,h.pullRequestState=$,h.pullsOfCommit=
S,h.pullsWithHead=A;function s(){const u=t(7723);return s=function(){return u},u}function T(){const u=t(1207);return T=function(){
return u},u}const R=h.objectIdSchema=s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),E=s().object({number:s().int().
positive(),state:s().enum(["open","closed"]),head:s().object({sha:R,repo:s().object({id:s().int()}).nullable()}),base:s().
object({ref:s().string().min(1),repo:s().object({id:s().int()})})});async function I({client:u,owner:e,repo:o},m){const{
data:d}=await u.octokit.rest.pulls.get({owner:e,repo:o,pull_number:m}),a=E.parse(d);return(0,T().requireAsked)(a.number===
m,`pull request ${m}`),{data:d,pull:a}}async function $(u,e){const{data:o,pull:m}=await I(u,e);return{headSha:m.head.sha,
changedFiles:o.changed_files}}async function A({client:u,owner:e,repo:o},m,d){const a=await u.octokit.paginate(u.octokit.
rest.pulls.list,{owner:e,repo:o,state:"open",...d!==void 0&&{head:d},per_page:100}),c=s().array(E).parse(a);return(0,T().
requireAsked)(c.every(({state:b})=>b==="open"),"open pull requests"),c.filter(({head:b})=>b.sha===m).map(({number:b,base:g})=>({
number:b,baseRef:g.ref})).sort((b,g)=>b.number-g.number)}async function P(u,e){const{client:o,owner:m,repo:d}=u,{data:a}=await o.
octokit.rest.repos.get({owner:m,repo:d}),{data:c}=await I(u,e);return{repository:a,pull_request:c}}async function S({client:u,
owner:e,repo:o},m){const{repos:d}=u.octokit.rest,a={owner:e,repo:o,commit_sha:m,per_page:100},c=await u.octokit.paginate(
d.listPullRequestsAssociatedWithCommit,a);return s().array(E).parse(c).map(p)}async function y(u,e){const{data:o,pull:m}=await I(
u,e);return{...p(m),commits:o.commits}}function p({number:u,state:e,head:o,base:m}){return{number:u,isOpen:e==="open",baseRef:m.
ref,headSha:o.sha,isFork:o.repo?.id!==m.repo.id}}async function f({client:u,owner:e,repo:o},m,d){const{octokit:a}=u,c={owner:e,
repo:o,pull_number:m,per_page:100},b=new Map;for await(const{data:g}of a.paginate.iterator(a.rest.pulls.listFiles,c)){for(const{
filename:n,patch:r}of g)r!==void 0&&d.has(n)&&b.set(n,r);if(b.size===d.size)break}return b}},40638:function(G,h,t){Object.
defineProperty(h,"__esModule",{value:!0}),h.readFileAt=I,h.refTip=A;function s(){const P=t(7723);return s=function(){return P},
P}function T(){const P=t(61218);return T=function(){return P},P}function R(){const P=t(1207);return R=function(){return P},
P}function E(){const P=t(81014);return E=function(){return P},P}async function I({client:P,owner:S,repo:y},p,f){const u={
owner:S,repo:y,path:p,ref:f},{data:e}=await P.octokit.rest.repos.getContent(u);if(Array.isArray(e)||e.type!=="file"||e.encoding!==
"base64")throw new Error(`expected a file of at most ${T().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(e.content,
"base64")}const $=s().object({ref:s().string(),object:s().object({sha:E().objectIdSchema})});async function A({client:P,
owner:S,repo:y},p){const f=await(0,R().ifFound)(P.octokit.rest.git.getRef({owner:S,repo:y,ref:p}));if(f===void 0)return;
const{ref:u,object:e}=$.parse(f.data);return(0,R().requireAsked)(u===`refs/${p}`,`refs/${p}`),e.sha}},59508:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.missingLineComments=R,h.writeReview=$;function s(){const A=t(40410);return s=
function(){return A},A}function T(){const A=t(66059);return T=function(){return A},A}async function R(A,P){const S=await I(
A);return P.filter(y=>!S.has(E(y)))}function E({path:A,start_line:P,line:S,body:y}){return JSON.stringify([A,P??S,S,y.trim()])}
async function I({target:A,number:P,marker:S}){const{client:y,owner:p,repo:f}=A,e=(await y.octokit.paginate(y.octokit.rest.
pulls.listReviewComments,{owner:p,repo:f,pull_number:P,per_page:100})).filter(({body:d})=>d.startsWith(S));if(e.length===
0)return new Set;const o=await(0,T().viewerLogin)(y),m=e.filter(({user:d})=>d.login===o);return new Set(m.map(({path:d,line:a,
start_line:c,body:b})=>E({path:d,line:a??0,...c&&{start_line:c},body:b})))}async function $(A,P,S){const{target:y,number:p,
marker:f}=A,{client:u,owner:e,repo:o,headSha:m}=y,d=async()=>(await u.octokit.rest.pulls.createReview({owner:e,repo:o,pull_number:p,
commit_id:m,event:"COMMENT",body:`${f}
${S}`,comments:P.map(a=>({...a,side:"RIGHT",...a.start_line!==void 0&&{start_side:"RIGHT"}})),...s().NOT_REPEATABLE}),!0);
await u.once(d,async()=>{const a=await I(A);return P.some(c=>a.has(E(c)))||void 0})}},64632:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.LAST_EDITS=void 0,h.githubReviews=e;function s(){const o=t(7723);return s=function(){return o},
o}function T(){const o=t(41895);return T=function(){return o},o}function R(){const o=t(1207);return R=function(){return o},
o}function E(){const o=t(81014);return E=function(){return o},o}const I=s().object({id:s().int(),login:s().string(),type:s().
string()}),$=s().object({id:s().int(),node_id:s().string(),user:I.nullable(),state:s().string(),body:s().string().nullable(),
commit_id:E().objectIdSchema.nullable().optional(),submitted_at:s().iso.datetime().optional()}).transform(({node_id:o,commit_id:m=null,
submitted_at:d=null,body:a,...c})=>({...c,nodeId:o,body:a??"",commit:m,submittedAt:d})),A=s().object({user:I}),P=s().object(
{permission:s().string(),user:s().object({id:s().int()}).nullable()}),S=s().object({timelineItems:s().object({nodes:s().
array(s().object({createdAt:s().iso.datetime()}).nullable())})}),y=s().object({nodes:s().array(s().object({id:s().string(),
lastEditedAt:s().iso.datetime().nullable(),pullRequest:S.optional()}).nullable())}),p=h.LAST_EDITS=`query($ids: [ID!]!) \
{ nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,f=100,u=new Set(["admin","write"]);function e({client:o,owner:m,repo:d},{number:a}){const{pulls:c,repos:b}=o.octokit.
rest,g={owner:m,repo:d,pull_number:a};return{authorId:async()=>A.parse((await c.get(g)).data).user.id,list:async()=>{const n=await o.
octokit.paginate(c.listReviews,{...g,per_page:100});return s().array($).parse(n)},lastEdits:async n=>{const r=new Map,O=n.
map(({nodeId:i})=>i);for(let i=0;i<O.length;i+=f){const l=O.slice(i,i+f),v=y.parse(await o.octokit.graphql(p,{ids:l}));for(const w of v.
nodes){if(w===null)continue;const C=w.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;r.set(w.id,{editedAt:w.lastEditedAt,
retargetedAt:C})}}return r},mayWrite:async({id:n,login:r})=>{const O={owner:m,repo:d,username:r},i=await(0,R().ifFound)(
b.getCollaboratorPermissionLevel(O));if(i===void 0)return!1;const{permission:l,user:v}=P.parse(i.data);return v?.id===n&&
u.has(l)},explain:(n,r)=>n instanceof T().GateError?`could not ${r}: ${n.message}`:(0,R().explainFailure)(n,{doing:r,permission:"\
pull-requests: read"})}}},60823:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.annotationsOf=y;function s(){
const n=t(61218);return s=function(){return n},n}function T(){const n=t(78261);return T=function(){return n},n}function R(){
const n=t(10289);return R=function(){return n},n}function E(){const n=t(69633);return E=function(){return n},n}function I(){
const n=t(17577);return I=function(){return n},n}function $(){const n=t(94965);return $=function(){return n},n}const A=3,
P=80,S={error:"failure",warning:"warning",notice:"notice"};function y(n,r=s().MAX_ANNOTATIONS){const O=n.findings.filter(
f).filter(({suppressed:M,seed:N})=>!M&&!N),i=O.filter(({location:M})=>d(M.path)),l=(0,I().groupsOf)(i,u).sort((M,N)=>b(M.
lead,N.lead)),v=p(l.map(M=>e(M,n))),w=O.length-i.length,C=v.length-r,k=[C>0&&`Findings beyond the limit of ${r} annotati\
ons per check run: ${C}.`,w>0&&`Findings in files whose names cannot be used in an annotation: ${w}.`];return{annotations:v.
slice(0,r),notes:k.filter(M=>M!==!1)}}function p(n){return[...new Map(n.map(r=>[JSON.stringify(r),r])).values()]}function f(n){
return n.location!==void 0}function u(n){const{cause:r,severity:O,location:i,subject:l}=n,v=r===void 0||l?.command!==void 0;
return JSON.stringify(v?n:[r,O,i.path])}function e({lead:n,others:r},O){const{severity:i,rule:l,message:v,remedy:w,subject:C}=(0,I().
dangerFirst)(n),{location:k,note:M}=o(n.location,O),{line:N,column:j,end_line:U=N,end_column:L=j}=k,F=[l,C?.id].filter(Boolean).
join(": "),B=[v,w,...m(r),M].filter(Boolean).join(`
`)||l;return{path:k.path,start_line:N,end_line:Math.max(N,U),...U<=N&&{start_column:j,end_column:Math.max(j,L)},annotation_level:S[i],
title:(0,$().clip)(a(F).replace(/\s+/g," "),s().GITHUB_LIMITS.annotationTitle),message:c(a(B),s().GITHUB_LIMITS.annotationMessageBytes)}}
function o(n,r){const{path:O,line:i,end_line:l=i}=n,v=(0,E().headPlace)(r,n)?.line;if(v===void 0){const C=`This is line ${i}\
 of the audited commit ${(0,$().shortCommit)(r.audited_sha)}; the head has no such line.`;return{location:{path:O,line:1,
column:1},note:C}}const w=(0,E().headPlace)(r,{path:O,line:l})?.line??v;return{location:{...n,line:v,end_line:Math.max(v,
w)}}}function m(n){if(n.length===0)return[];const r=[...new Set(n.map(({subject:l,location:v})=>l?.id??`line ${v.line}`))],
O=r.length-A;return[`Also: ${r.slice(0,A).map(l=>(0,$().clip)(l,P)).join(", ")}${O>0?` and ${O} more`:""}`]}function d(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,E().isRepositoryPath)(n)}function a(n){return(0,R().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function c(n,r){const O=Buffer.from(n);return O.length<=r?n:`${O.subarray(
0,r-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function b(n,r){const[O,i]=[n.location,r.location];
return(0,T().byHarm)(n,r)||g(O.path,i.path)||O.line-i.line}function g(n,r){return n===r?0:n<r?-1:1}},26789:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.beginCheck=m,h.checkContent=d,h.checkOutput=O,h.publishCheck=a;function s(){
const i=t(61218);return s=function(){return i},i}function T(){const i=t(77954);return T=function(){return i},i}function R(){
const i=t(52155);return R=function(){return i},i}function E(){const i=t(34413);return E=function(){return i},i}function I(){
const i=t(40410);return I=function(){return i},i}function $(){const i=t(1207);return $=function(){return i},i}function A(){
const i=t(53844);return A=function(){return i},i}function P(){const i=t(10289);return P=function(){return i},i}function S(){
const i=t(31048);return S=function(){return i},i}function y(){const i=t(94965);return y=function(){return i},i}function p(){
const i=t(45710);return p=function(){return i},i}function f(){const i=t(88863);return f=function(){return i},i}function u(){
const i=t(64597);return u=function(){return i},i}const e="the check run of this commit belongs to the merge queue, which\
 has not passed; push another commit to the pull request",o="a later run of the gate on this commit, or the merge queue,\
 has the check run";async function m(i,l,v){try{const w=v&&"run"in v?(0,R().claimOf)(v.run):void 0,C=await(0,A().obtainCheck)(
i,l,w);return C==="later run"?{reason:o,permanent:!0,lost:!0}:C==="merge queue"?{reason:e,permanent:!0}:{run:C}}catch(w){
const C=!I().PASSING_FAILURES.has((0,$().readFailure)(w).kind);return{reason:(0,$().explainFailure)(w,(0,E().checkOperation)(
i)),permanent:C}}}function d(i,l){const{report:v,title:w,text:C}=i,k=(0,f().carriedOutputs)(v);return{...l,conclusion:(0,u().
conclusionOf)(v),title:w,digest:(0,S().reportDigest)(v),policy:v.policy?.digest,page:M=>i.markdown(M-k.length,{part:"det\
ail"})+k,text:C}}async function a(i,l,v,w){const C="run"in v||v.permanent?v:await m(i,l);if("reason"in C)return{status:C.
lost?"skipped":"failed",reason:C.reason};try{const k=await(0,A().settleCheck)(i,l,C.run,w.annotations);return k===void 0?
(await r(i,l,await(0,E().findUnfinished)(i,l)),{status:"skipped",reason:o}):await c(i,l,k,w)}catch(k){return{status:"fai\
led",reason:(0,$().explainFailure)(k,(0,E().checkOperation)(i))}}}async function c(i,l,{run:v,missing:w,superseded:C,twins:k},M){
const j=[...await(0,T().appendAnnotations)(i,v,w),...k.slice(0,b).map(g)];if(!await(0,E().isStillClaimed)(i,v))return{status:"\
skipped",reason:o};const U={conclusion:M.conclusion,externalId:(0,R().resultId)(v,M,l.binding),output:O(M,[...M.notes,...j,
n(M,l)])},L=await B(U.output),F=await r(i,l,C);return{status:"reached",...v.url!==null&&{where:v.url},notes:[...j,...L,...F]};
async function B(H){try{return await(0,E().completeCheck)(i,v,{...U,output:H}),[]}catch(V){if((0,$().readFailure)(V).kind!==
"invalid")throw V;const J=(0,$().explainFailure)(V,(0,E().checkOperation)(i)),D=M.title.replace(/[^\x20-\x7e]/g,"?");return await(0,E().
completeCheck)(i,v,{...U,output:{title:(0,y().clip)(D,s().GITHUB_LIMITS.checkTitle),summary:`The step summary and the re\
sult files have the details: ${J}.`}}),[J]}}}const b=3;function g({url:i,appSlug:l="unknown",conclusion:v,completed:w}){
return`Another check run of this commit has the same name, but is not the gate's: it is ${w?v:"not completed"}, by the a\
pp ${l}, ${i??"without a page"}. Its result says nothing about this change, and can satisfy or block a rule that require\
s the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function n({policy:i},{binding:{event:l,
base:v}}){return`The result is about ${l} into ${(0,P().markdownCode)(v)}, policy ${(0,R().shortPolicy)(i)}.`}async function r(i,l,v){
const w=[];for(const C of v)try{await(0,E().supersedeCheck)(i,l,C)}catch(k){w.push((0,$().explainFailure)(k,{...(0,E().checkOperation)(
i),doing:"rename an older check run of the same name"}))}return w}function O({title:i,page:l,text:v},w){const C=v?.(s().
GITHUB_LIMITS.checkText);return{title:(0,y().clip)(i,s().GITHUB_LIMITS.checkTitle),summary:(0,p().withNotes)(l,w,s().GITHUB_LIMITS.
checkSummary),...C!==void 0&&{text:(0,y().clip)(C,s().GITHUB_LIMITS.checkText)}}}},31540:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.commentMarker=$,h.publishComment=A;function s(){const S=t(61218);return s=function(){return S},
S}function T(){const S=t(66059);return T=function(){return S},S}function R(){const S=t(1207);return R=function(){return S},
S}function E(){const S=t(81014);return E=function(){return S},S}function I(){const S=t(45710);return I=function(){return S},
S}function $(S){return`<!-- gene-gate: ${encodeURIComponent(S).replaceAll("-","%2D")} -->`}async function A(S,{mode:y,name:p,
place:f},u,e){const{pullRequest:o,readOnlyToken:m=!1}=S;if(y==="never")return(0,I().skipped)("the `comment` input is `ne\
ver`");if(o===void 0)return(0,I().skipped)("the event has no pull request");const d={doing:"write the comment",permission:"\
pull-requests: write",readOnlyToken:m};try{const a=(0,T().commentThread)(S,o.number,$(p)),c=await a.own(),{verdict:b,read:g=[],
agent_files:n=[]}=u.report,r=b==="pass"&&g.length+n.length===0;if(r&&c.length===0&&y==="on-findings")return(0,I().skipped)(
"there is nothing to report");const{headSha:O}=await(0,E().pullRequestState)(S,o.number);if(O!==S.headSha)return(0,I().skipped)(
`the head of the pull request is now ${O}, which has its own run`);const i=r&&y==="on-findings"?[P]:[],l=[$(p),...i,""].
join(`
`),v=s().GITHUB_LIMITS.commentBody-l.length,w=`${l}${(0,I().withNotes)(k=>u.markdown(k,f),e,v)}`;return{status:"reached",
where:(await a.leaveOne(c,w)).url}}catch(a){return{status:"failed",reason:(0,R().explainFailure)(a,d)}}}const P=`Nothing\
 is left of what was reported here.
`},45710:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.skipped=T,h.withNotes=R;function s(){const E=t(
94965);return s=function(){return E},E}function T(E){return{status:"skipped",reason:E}}function R(E,I,$){if(I.length===0)
return(0,s().clip)(E($),$);const A=(0,s().clip)(`

---
${I.map(S=>`- ${S}`).join(`
`)}
`,$),P=$-A.length;return`${(0,s().clip)(E(P),P)}${A}`}},67111:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.logAnnotations=A,h.logChannels=P,h.logFailures=p;function s(){const f=t(51660);return s=function(){return f},f}function T(){
const f=t(63245);return T=function(){return f},f}function R(){const f=t(94965);return R=function(){return f},f}function E(){
const f=t(20849);return E=function(){return f},f}const I=10,$={failure:"error",warning:"warning",notice:"notice"};function A(f,u){
let e=0;for(const[o,m]of Object.entries($)){const d=u.filter(({annotation_level:a})=>a===o);e+=Math.max(0,d.length-I);for(const a of d.
slice(0,I))f[m](a.message,{title:a.title,file:a.path,startLine:a.start_line,endLine:a.end_line,...a.start_column!==void 0&&
{startColumn:a.start_column},...a.end_column!==void 0&&{endColumn:a.end_column}})}e>0&&f.info(`Findings omitted from the\
 log: ${e}; see the summary.`)}function P(f,u){for(const[e,o]of Object.entries(u))if(o.status==="failed"&&f.warning(`${e}\
: ${o.reason}`),o.status==="skipped"&&f.info(`${e}: skipped: ${o.reason}`),o.status==="reached"){f.info(`${e}: published${o.
where===void 0?"":` (${o.where})`}`);for(const m of o.notes??[])f.warning(`${e}: ${m}`)}}const S={lines:20,columns:160},
y=50;async function p(f,u){const e=(0,T().reportSections)(u).failed.filter(({command:o})=>!o.outcome?.reused);for(const{
command:o,gene:m,position:d}of e.slice(0,y)){if(o.outcome===void 0)continue;const a=`${m.id}, command ${d} ${(0,R().statusWords)(
o.outcome)}: ${o.command}`;f.startGroup((0,E().safeLine)(a));const c=(0,s().errorLines)(o.outcome,S.lines,S.columns);await(0,E().
withoutLogCommands)(f.info,async()=>{for(const b of c)f.info(`\u2502 ${(0,E().safeLine)(b)}`)}),f.endGroup()}}},88863:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.carriedOutputs=f,h.outputsOf=S,h.readCarried=u,h.setOutputs=e;function s(){
const d=t(7723);return s=function(){return d},d}function T(){const d=t(1207);return T=function(){return d},d}function R(){
const d=t(26040);return R=function(){return d},d}function E(){const d=t(13970);return E=function(){return d},d}function I(){
const d=t(94965);return I=function(){return d},d}const $=s().string().regex(/^\d{1,9}$/),A=s().strictObject({verdict:E().
verdictSchema,"next-actor":E().nextActorSchema,errors:$,warnings:$,"genes-changed":$,"commands-run":$,"commands-passed":$,
"commands-failed":$,"commands-blocked":$,"approval-digest":s().string().regex(/^(?:sha256:[0-9a-f]{64})?$/)});function P(d){
const a=d.genes.flatMap(g=>g.commands),c=a.filter(({outcome:g})=>g&&(0,I().didRun)(g)),b=c.filter(({outcome:g})=>g?.status===
"passed");return{verdict:d.verdict,"next-actor":d.next_actor,errors:String(m(d,"error")),warnings:String(m(d,"warning")),
"genes-changed":String(d.genes.length),"commands-run":String(c.length),"commands-passed":String(b.length),"commands-fail\
ed":String(c.length-b.length),"commands-blocked":String(a.filter(({verdict:g})=>g==="block").length),"approval-digest":d.
approval_digest??""}}function S(d,a,c,b={}){const g={check:o(b.check),comment:o(b.comment)};return y(P(d),a,c,g)}function y(d,a,c,b){
return{...d,conclusion:a,"report-path":c?.report??"","page-path":c?.html??"","agent-task-path":c?.agentTask??"","validat\
ion-reports-path":c?.validationReports??"","sarif-path":c?.sarif??"","junit-path":c?.junit??"","check-url":b.check,"comm\
ent-url":b.comment}}const p=/\n<!-- gene-gate outputs (\{[^<>]*\}) -->/g;function f(d){return`
<!-- gene-gate outputs ${JSON.stringify(P(d))} -->`}function u({summary:d,conclusion:a,url:c}){return(0,R().attempt)(()=>{
const b=A.parse(JSON.parse([...d.matchAll(p)].at(-1)?.[1]??""));return y(b,a??"",void 0,{check:c??"",comment:""})})}function e(d,a){
try{for(const[c,b]of Object.entries(a))d.setOutput(c,b)}catch(c){d.warning(`could not set the outputs: ${(0,T().readFailure)(
c).said}`)}}function o(d){return d?.status==="reached"?d.where??"":""}function m({findings:d},a){return d.filter(c=>c.severity===
a&&!c.suppressed).length}},20235:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.closeAbandonedCheck=
p,h.remember=I,h.startedState=S,h.wereUnseen=y;function s(){const u=t(7723);return s=function(){return u},u}function T(){
const u=t(34413);return T=function(){return u},u}function R(){const u=t(1207);return R=function(){return u},u}function E(){
const u=t(26040);return E=function(){return u},u}function I({core:u},e,o="true"){try{u.saveState(e,o)}catch(m){u.warning(
`The post step cannot close the check run: ${(0,R().readFailure)(m).said}`)}}const $={title:"The gate did not finish",summary:"\
The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could\
 not reach GitHub. The gate made no decision about this change. Run the job again; its log has the details."},A={title:"\
Decided, but not published",summary:"The gate decided about this change, but could not complete this check run. The log \
of the job and its step summary have the result and the reason. Run the job again to publish it."},P=s().object({owner:s().
string(),repo:s().string(),headSha:s().string(),checkName:s().string(),runKey:s().string()});function S({checkName:u,runKey:e},{
owner:o,repo:m,headSha:d}){return JSON.stringify({owner:o,repo:m,headSha:d,checkName:u,runKey:e})}function y({getState:u}){
return u("others-unseen")!==""}async function p({connect:u,getState:e}){const o=f(e("started-check"));if(o===void 0)return{
status:"nothing_to_close"};const m={client:u(),...o};try{const d=await(0,T().findUnfinished)(m,{runKey:o.runKey});if(d.length===
0)return{status:"nothing_to_close"};const a=e("decided")===""?$:A;for(const c of d)await(0,T().completeCheck)(m,c,{conclusion:"\
failure",externalId:c.externalId,output:a});return{status:"closed"}}catch(d){return{status:"failed",reason:(0,R().explainFailure)(
d,(0,T().checkOperation)(m))}}}function f(u){return(0,E().attempt)(()=>P.parse(JSON.parse(u)))}},34453:function(G,h,t){Object.
defineProperty(h,"__esModule",{value:!0}),h.publish=m,h.startCheck=o;function s(){const n=t(26040);return s=function(){return n},
n}function T(){const n=t(31048);return T=function(){return n},n}function R(){const n=t(60823);return R=function(){return n},
n}function E(){const n=t(26789);return E=function(){return n},n}function I(){const n=t(31540);return I=function(){return n},
n}function $(){const n=t(45710);return $=function(){return n},n}function A(){const n=t(67111);return A=function(){return n},
n}function P(){const n=t(88863);return P=function(){return n},n}function S(){const n=t(20235);return S=function(){return n},
n}function y(){const n=t(64597);return y=function(){return n},n}function p(){const n=t(55430);return p=function(){return n},
n}function f(){const n=t(65433);return f=function(){return n},n}function u(){const n=t(85306);return u=function(){return n},
n}function e(){const n=t(34484);return e=function(){return n},n}async function o(n){const{github:r}=n;return"unavailable"in
r?{reason:r.unavailable,permanent:!0}:((0,S().remember)(n,"started-check",(0,S().startedState)(n,r)),await(0,E().beginCheck)(
r,n))}async function m(n,r,O){const{github:i,core:l,outputDirectory:v}=n,w=b(O),{report:C}=w,k=(0,y().conclusionOf)(C),M=(0,R().
annotationsOf)(C),N=await(0,p().publishFiles)(v,w),{check:j,comment:U,suggestions:L}="unavailable"in i?c(i.unavailable):
await V(i),F=await(0,u().publishStepSummary)(n.stepSummaryPath,w,a(j,U),g(N,j,U)),B={files:N,check:j,comment:U,suggestions:L,
summary:F};await(0,A().logFailures)(l,C),j.status!=="reached"&&(0,A().logAnnotations)(l,M.annotations),j.status==="faile\
d"&&C.verdict!=="error"&&(0,S().remember)(n,"decided"),(0,A().logChannels)(l,B);const H=N.status==="reached"?(0,p().resultPaths)(
v):void 0;return(0,P().setOutputs)(l,(0,P().outputsOf)(C,k,H,B)),{conclusion:k,digest:(0,T().reportDigest)(C),channels:B};
async function V(J){const D=(0,E().checkContent)(w,M),W=await(0,f().publishAmongOthers)(J,n,r,D);if(W.status==="skipped")
return{check:W,comment:W,suggestions:W};W.status==="reached"&&(0,S().remember)(n,"started-check",""),W.status==="reached"&&
W.unseen&&(0,S().remember)(n,"others-unseen");const{name:z,comment:Y,suggestions:Q}=n,X=g(N,W),Z=d(W),K=await(0,I().publishComment)(
J,{mode:Y,name:z,place:Z},w,X),x={enabled:Q,name:z},q=await(0,e().publishSuggestions)(J,x,C,K);return{check:W,comment:K,
suggestions:q}}}function d(n){return n.status!=="reached"?{part:"whole"}:{part:"screen",...n.where!==void 0&&{detailUrl:n.
where}}}function a(n,r){return n.status!=="reached"&&r.status!=="reached"?{part:"whole"}:{...n.status==="reached"?d(n):{},
part:r.status==="failed"?"screen":"table"}}function c(n){const r=(0,$().skipped)(n);return{check:r,comment:r,suggestions:r}}
function b(n){const{report:r}=n;return{...n,markdown(O,i){try{return n.markdown(O,i)}catch{return`The result is **${r.verdict}\
**. The page could not be rendered; see the result files.`}},text:O=>(0,s().attempt)(()=>n.text(O))}}function g(...n){return n.
flatMap(r=>r.status==="skipped"?[]:r.status==="reached"?[...r.notes??[]]:[`${r.reason.charAt(0).toUpperCase()}${r.reason.
slice(1)}.`])}},64597:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.checkNameOf=R,h.conclusionOf=I;
function s(){const $=t(74658);return s=function(){return $},$}const T=200;function R($,A,P){return A.name==="push"||A.name===
"workflow_dispatch"?`${$} (${A.name})`:P?$:`${$} (base: ${A.baseRef})`.slice(0,T)}const E={pass:"success",warn:"success",
fail:"failure",error:"failure",needs_approval:"action_required"};function I($){return(0,s().isReportedOnly)($)?"neutral":
E[$.verdict]}},65433:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.publishAmongOthers=A,h.publishWorst=
f;function s(){const n=t(52155);return s=function(){return n},n}function T(){const n=t(34413);return T=function(){return n},
n}function R(){const n=t(1207);return R=function(){return n},n}function E(){const n=t(53844);return E=function(){return n},
n}function I(){const n=t(10289);return I=function(){return n},n}function $(){const n=t(26789);return $=function(){return n},
n}async function A(n,r,O,i){const{number:l}=n.pullRequest??{},v=await y(r);if(l===void 0||("pulls"in v?v.pulls.length===
0:!v.canDiffer)){const N="reason"in v?[`${P}: ${v.reason}.`]:[],j={...r,separates:!0};return(0,$().publishCheck)(n,j,O,{
...i,notes:[...i.notes,...N]})}const w={...r,checkName:(0,E().nameOfPull)(r.checkName,l)},C=await(0,$().publishCheck)(n,
w,await(0,$().beginCheck)(n,w,O),i);if(C.status!=="reached")return C;if("reason"in v){const N=`The required check fails,\
 because the other open pull requests of this commit into protected branches share it, and could not be seen: ${v.reason}\
. Run the job again.`,j=await S(n,r,O,{...i,notes:[N]});return j.status!=="reached"?j:{...C,notes:[...C.notes??[],N],unseen:!0}}
const k=[{number:l,base:r.binding.base},...v.pulls],M=await f(n,r,O,k);return M.status==="failed"?M:C}const P="Other ope\
n pull requests of this commit were not considered";function S(n,r,O,i){const{event:l,base:v}=r.binding,w={...r,binding:{
event:l,base:v,pulls:[]}};return(0,$().publishCheck)(n,w,O,{...i,title:"the other pull requests of this commit could not\
 be seen",conclusion:"failure",annotations:[]})}async function y({others:n}){if(n===void 0)return{pulls:[]};try{return{pulls:await n.
list()}}catch(r){const O={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};return{reason:(0,R().
explainFailure)(r,O),canDiffer:await n.canDiffer()}}}const p=3;async function f(n,r,O,i){try{await(0,E().renameOthers)(n,
r);let l=await d(n,r,i);m(l).length>0&&"run"in O&&(await g(n,r,O.run,l),l=await d(n,r,i));for(let v=1;;v+=1){if(m(l).length>
0)return{status:"reached",notes:[b(l)]};const w=await e(n,r,O,l);if(w.status!=="reached"||v===p)return w;const C=c(o(l));
if(l=await d(n,r,i),m(l).length===0&&c(o(l))>=C)return w}}catch(l){return{status:"failed",reason:(0,R().explainFailure)(
l,(0,T().checkOperation)(n))}}}const u={failure:"failed in its own run",action_required:"waits for approval",neutral:"wo\
uld fail in its own run",success:"passed in its own run"};function e(n,r,O,i){const{number:l,base:v,own:w}=o(i),C=a(w),{
digest:k="",policy:M}=(0,s().resultOf)(w)??{},N=i.map(F=>`#${F.number} into ${(0,I().markdownCode)(F.base)}: ${a(F.own)}`),
j=`${i.length} open pull requests into protected branches have this commit as their head, and the worst result counts: ${N.
join(", ")}. The check run of each has the details.`,U=i.map(F=>F.number),L={...r,binding:{event:"pull_request",base:v,pulls:U},
joins:!0};return(0,$().publishCheck)(n,L,O,{conclusion:C,digest:k,policy:M,annotations:[],notes:[],title:`#${l} ${u[C]}`,
page:()=>j})}function o([n,...r]){if(n===void 0)throw new Error("expected a pull request");return r.reduce((O,i)=>c(i)<c(
O)?i:O,n)}function m(n){return n.filter(({own:r})=>r===void 0)}function d(n,{checkName:r},O){return Promise.all(O.map(async i=>{
const[l]=await(0,T().gateChecks)(n,(0,E().nameOfPull)(r,i.number)),v=(0,s().resultOf)(l)?.isInto(i.base);return{...i,own:v?
l:void 0}}))}function a(n){return T().CONCLUSIONS.find(r=>r===n?.conclusion)??"failure"}function c({own:n}){return T().CONCLUSIONS.
indexOf(a(n))}function b(n){return`The required check waits for the result of ${m(n).map(({number:O,base:i})=>`#${O} int\
o ${(0,I().markdownCode)(i)}`).join(", ")}, which has the same head.`}async function g(n,{checkName:r},O,i){const[l]=await(0,T().
gateChecks)(n,r);if(l?.externalId!==O.externalId)return;const w=`waiting for ${m(i).map(({number:C})=>`#${C}`).join(", ")}`;
await(0,T().leaveWaiting)(n,l,{title:w,summary:b(i)})}},85306:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.publishStepSummary=A;function s(){const P=t(51455);return s=function(){return P},P}function T(){const P=t(61218);return T=
function(){return P},P}function R(){const P=t(1207);return R=function(){return P},P}function E(){const P=t(45710);return E=
function(){return P},P}const I=3,$=1024;async function A(P,S,y,p){if(P===void 0)return(0,E().skipped)("the runner does n\
ot set GITHUB_STEP_SUMMARY");try{const{size:f}=await(0,s().stat)(P),u=Math.floor((T().GITHUB_LIMITS.stepSummaryBytes-f-1)/
I);if(u<$)return{status:"failed",reason:"could not write the step summary: earlier output has used up its size limit"};const e=o=>S.
markdown(o,y);return await(0,s().appendFile)(P,`${(0,E().withNotes)(e,p,u)}
`),{status:"reached"}}catch(f){return{status:"failed",reason:`could not write the step summary: ${(0,R().readFailure)(f).
said}`}}}},34484:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.publishSuggestions=b,h.suggestionMarker=
c,h.suggestionsOf=p;function s(){const n=t(80401);return s=function(){return n},n}function T(){const n=t(1207);return T=
function(){return n},n}function R(){const n=t(81014);return R=function(){return n},n}function E(){const n=t(59508);return E=
function(){return n},n}function I(){const n=t(10289);return I=function(){return n},n}function $(){const n=t(69633);return $=
function(){return n},n}function A(){const n=t(80615);return A=function(){return n},n}function P(){const n=t(94965);return P=
function(){return n},n}function S(){const n=t(45710);return S=function(){return n},n}const y=8e3;function p(n,r){return(0,s().
parsePatch)(n.fix?.patch??"").flatMap(({oldFileName:O="",hunks:i})=>{const l=O.replace(/^a\//,""),v=new Map(i.flatMap(u));
return f(n,l).flatMap(({from:w,before:C,findings:k})=>{const M=[...v.keys()].filter(B=>w<=B&&B<C),[N,j]=[Math.min(...M),
Math.max(...M)],U=o(r.get(l)).find(B=>B.has(N)&&B.has(j)),L=U&&e({start:N,end:j},U,v);return L&&L.join(`
`).length<=y&&L.every(I().isPlain)?[{path:l,start:N,end:j,lines:L,findings:k}]:[]})})}function f(n,r){const{genes:O,capsules:i,
events:l,findings:v,fix:w}=n,C=U=>U&&(0,$().headPlace)(n,U)?.line,k=new Map(v.map(U=>[U.id,U])),M=(w?.edits??[]).filter(
U=>U.path===r).map(({finding:U,files:L})=>({files:L,finding:k.get(U)})).map(U=>({...U,line:C(U.finding?.location)}));if(M.
some(({line:U})=>U===void 0))return[];const N=[...O,...i,...l].filter(U=>U.path===r),j=[...new Set(N.flatMap(U=>C(U)??[]))].
sort((U,L)=>U-L);return j.flatMap((U,L)=>{const F=j[L+1]??Number.POSITIVE_INFINITY,B=M.filter(({line:H=0})=>U<=H&&H<F);return B.
some(({files:H})=>H!==void 0)?[]:{from:U,before:F,findings:[...new Set(B.flatMap(({finding:H})=>H??[]))]}})}function u({
oldStart:n,lines:r}){const O=[];let i=n,l=[];for(const v of r)if(v.startsWith("+")){if(l.length===0){const w={added:[]};
l.push(w),O.push([i,w])}l[0]?.added.push(v.slice(1)),l.length>1&&l.shift()}else if(v.startsWith("-")){const w={old:v.slice(
1),added:[]};l.push(w),O.push([i,w]),i+=1}else v.startsWith(" ")&&(l=[],i+=1);return O}function e({start:n,end:r},O,i){const l=[];
for(let v=n;v<=r;v+=1){const[w="",C]=[O.get(v),i.get(v)];if(C?.old!==void 0&&C.old!==w)return;l.push(...C?.added??[]),C?.
old===void 0&&l.push(w)}return l}function o(n=""){return(0,s().parsePatch)(n).flatMap(({hunks:r})=>r).map(({newStart:r,lines:O})=>{
const i=O.filter(l=>l[0]===" "||l[0]==="+");return new Map(i.map((l,v)=>[r+v,l.slice(1)]))})}const m=20,d=3,a="gene-gate\
 has judged these suggestions in a copy of the files.";function c(n){return`<!-- gene-gate suggestion: ${encodeURIComponent(
n).replaceAll("-","%2D")} -->`}async function b(n,{enabled:r,name:O},i,l){const{pullRequest:v,readOnlyToken:w=!1}=n;if(!r)
return(0,S().skipped)("the `suggestions` input is `false`");if(v===void 0||l.status!=="reached")return(0,S().skipped)("n\
o comment");const C={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:w};try{const{number:k}=v,M=new Set(
(i.fix?.edits??[]).map(({path:B})=>B)),N=M.size>0?await(0,R().pullRequestHunks)(n,k,M):new Map,j=c(O),U={target:n,number:k,
marker:j},L=p(i,N).slice(0,m).map(B=>g(B,j)),F=L.length>0?await(0,E().missingLineComments)(U,L):[];if(F.length>0){const{
headSha:B}=await(0,R().pullRequestState)(n,k);if(B!==n.headSha)return(0,S().skipped)("the pull request has newer commits");
await(0,E().writeReview)(U,F,a)}return L.length>0?{status:"reached"}:(0,S().skipped)("no edit is on lines that the pull \
request shows")}catch(k){const M=(0,T().explainFailure)(k,C),{kind:N}=(0,T().readFailure)(k);return N==="denied"?(0,S().
skipped)(M):{status:"failed",reason:M}}}function g({path:n,start:r,end:O,lines:i,findings:l},v){const w=l.slice(0,d).map(
({rule:M,message:N,subject:j})=>`- ${j?.id===void 0?"":`${(0,A().name)(j.id)}: `}${(0,A().sentence)(N)} (${(0,A().ruleLink)(
M)})`),C=l.length-d,k=[v,...w,...C>0?[`- and ${(0,P().count)(C,"other finding")}`]:[],"",...(0,I().rawBlock)(i,"suggesti\
on")].join(`
`);return{path:n,line:O,...r<O&&{start_line:r},body:k}}},37213:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.mergedTree=E;function s(){const I=t(41895);return s=function(){return I},I}function T(){const I=t(35720);return T=function(){
return I},I}function R(){const I=t(67397);return R=function(){return I},I}async function E(I,$,A){const{objects:P}=I;if(await I.
isPartial()){const S=await P(["merge-base",$,A],{accept:[1]}),y=[$,A,S.toString().trim()].filter(Boolean);await Promise.
all(y.map(p=>(0,T().requireObjects)(I,p)))}try{return(await P(["merge-tree","--write-tree","--no-messages",$,A])).toString().
split(`
`).find(R().isObjectId)}catch(S){if(S instanceof s().GateError&&S.code==="git_failed")return;throw S}}},47520:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.firstParents=$,h.hasSoleAuthor=I,h.pastChanges=R;function s(){const A=t(
77598);return s=function(){return A},A}function T(){const A=t(96681);return T=function(){return A},A}async function R({objects:A},P,S){
const y=`${(0,s().randomUUID)()} `,p=await A(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${S}`,`--format=${y}%H %P%x00%s`,P]),f=[];for(const u of(0,T().splitNul)(p)){const e=(0,T().decodePath)(u),
o=f.at(-1);if(e.startsWith(y)){const[m="",d]=e.slice(y.length).split(" ");f.push({commit:m,...d&&{base:d},paths:[]})}else
o&&o.subject===void 0?o.subject=e:o&&e!==""&&o.paths.push(o.paths.length===0?e.slice(1):e)}return f.flatMap(({commit:u,base:e,
subject:o="",paths:m})=>e===void 0?[]:[{commit:u,base:e,subject:o,paths:m}])}const E=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function I({objects:A},P){const S=await A(["log","--no-color","--format=%aN%x00%aE",P]),y=[...new Set(S.toString().
toLowerCase().split(`
`))].map(p=>p.split("\0")).filter(p=>p.length>1&&!p.some(f=>E.test(f)));return[0,1].some(p=>new Set(y.map(f=>f[p])).size===
1)}async function $({objects:A},P,S){return(await A(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${P}..${S}`])).toString().split(`
`).filter(Boolean).map(f=>{const[u="",e="",o="",...m]=f.split("\0");return{commit:u,tree:e,parents:o.split(" ").filter(Boolean),
subject:m.join("")}})}},42594:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.renderCheckText=$;function s(){
const y=t(10289);return s=function(){return y},y}function T(){const y=t(88611);return T=function(){return y},y}function R(){
const y=t(74658);return R=function(){return y},y}function E(){const y=t(94965);return E=function(){return y},y}function I(){
const y=t(80615);return I=function(){return y},y}function $(y,p){const{genes:f,validation_reports:u}=y;if(f.length===0)return;
const e=new Map(u.map(g=>[g.id,g])),o=(0,I().linkerOf)(y,p.repositoryUrl),m=["### Genes and their ValidationReports","",
...A(u)],d=f.map(g=>{const n=e.get(g.validation_report_id??""),r=`**${o.place(g,g.id)}** ${R().VERDICT_SYMBOLS[g.verdict]}\
 ${(0,E().spoken)(g.verdict)}`,O=n?`, ${(0,I().name)(n.id)}, ${(0,I().name)(n.asset_id)}`:"";return[r+O,"",...g.commands.
map(P),""].join(`
`)});let a=[...m,...S(f,p)].join(`
`).length;const c=d.findIndex(g=>(a+=g.length+1,a>p.maxCharacters)),b=c===-1?d.length:c;return[...m,...d.slice(0,b),...S(
f.slice(b),p)].join(`
`).slice(0,p.maxCharacters)}function A(y){const p=y.map(({env_fingerprint:{node_version:f,platform:u,arch:e},env_fingerprint_key:o})=>`\
Commands ran with Node ${(0,I().name)(f)} on ${(0,I().name)(`${u} ${e}`)}, fingerprint ${(0,I().name)(o)}.`);return[...new Set(
p)].flatMap(f=>[f,""])}function P({command:y,verdict:p,outcome:f}){const u=p==="block"?"blocked":f?(0,E().outcomeWords)(
f):"not run";return`- ${(0,s().markdownCode)((0,T().commandLine)(y,[]))}: ${u}`}function S(y,{detailsUrl:p}){const f=(0,I().
linked)("result files of the run",p);return[...y.length>0?[`Not shown: ${(0,E().count)(y.length,"gene")}.`]:[],`The ${f}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},47064:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.reportedRuns=I;function s(){const S=t(41895);return s=function(){return S},S}function T(){const S=t(
57334);return T=function(){return S},S}function R(){const S=t(22562);return R=function(){return S},S}function E(){const S=t(
78534);return E=function(){return S},S}function I(S,y,p){if(y.error)throw new(s()).GateError("artifact_invalid",`The run\
 could not decide: ${y.error.message.slice(0,500)}`,"See the log of the run.");const f=new Date(y.finished_at),u=S.genes.
filter(d=>!p.has(d)&&!(d.change==="removed"&&d.commands.length===0)),e=new Map(u.map(d=>[d,$(y,d,f)])),{level:o}=y.isolation,
m=(0,E().nodeIn)(y);return{outcomes:e,mutants:(0,E().mutantsOf)(u,d=>A(y,d)),interrupted:(0,T().countInterrupted)([...e.
values()].flat()),isolation:{level:o,untrusted:!0,description:`Reported by a runner that the pull request controls, as i\
solation level "${o}".`},nodeOf:()=>m}}function $(S,y,p){if(y.commands.some(({verdict:u})=>u==="block"))return(0,R().outcomesOf)(
y,[],p);const f=A(S,y);return y.commands.map((u,e)=>P(f?.commands[e],u,p))}function A({genes:S},{asset:{id:y,path:p}}){return S.
find(f=>f.id===y&&f.path===p)}function P(S,{command:y,plan:p},f){if(S?.command!==y||S.outcome===void 0)return(0,T().notRun)(
"skipped","the run reported no result for this command",f);const{plan_digest:u,outcome:e}=S;return p!==void 0&&u!==p.digest?
(0,T().notRun)("skipped","what the command runs has changed since; run the first workflow again",f):e}},91088:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.mergeIsolation=f,h.mergedRuns=S;function s(){const m=t(57975);return s=
function(){return m},m}function T(){const m=t(57430);return T=function(){return m},m}function R(){const m=t(39763);return R=
function(){return m},m}function E(){const m=t(78534);return E=function(){return m},m}function I(){const m=t(57334);return I=
function(){return m},m}function $(){const m=t(22562);return $=function(){return m},m}function A(){const m=t(89953);return A=
function(){return m},m}function P(){const m=t(96620);return P=function(){return m},m}function S(m,d,a,c){const b=(0,A().
requireParts)(m,d),{genes:g}=d.audit,n=(0,P().partition)((0,P().commandsToRun)(g),b.length,c),r=new Map(g.flatMap((v,w)=>{
const C=b[(n[w]??0)-1];return C?[[v,C]]:[]})),O=g.flatMap((v,w)=>{const C=r.get(v);return C===void 0||a.has(v)?[]:[[v,y(
C,C.report.genes[w],v)]]}),i=new Map([...r].map(([{asset:v},{report:w}])=>[v,(0,E().nodeIn)(w)])),[l=process]=i.values();
return{outcomes:new Map([...(0,$().refusedOutcomes)(g,!0,new Date),...O]),mutants:(0,E().mutantsOf)(g,(v,w)=>a.has(v)?void 0:
r.get(v)?.report.genes[w]),interrupted:(0,I().countInterrupted)(O.flatMap(([,v])=>v)),isolation:f(b.map(({report:v})=>v.
isolation)),nodeOf:({asset:v})=>i.get(v)??l,shards:b.map(({shard:{index:v,of:w}})=>({index:v,of:w,genes:new Set(g.filter(
(C,k)=>n[k]===v))}))}}function y(m,d,{asset:a,commands:c}){return c.map((b,g)=>{const n=p(d,b,g);if(n)return n;throw(0,A().
invalid)(`${(0,A().nameOf)(m)} has no result for command ${g+1} of \`${a.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function p(m,d,a){const c=m?.
commands[a];return(c?.plan_digest===d.plan?.digest||(0,P().isPending)(d))&&c?.command===d.command?c.outcome:void 0}function f(m){
const d=m.filter(({level:b})=>b!=="none").sort((b,g)=>e(b)-e(g)||u(g)-u(b)),[a,...c]=d;return a===void 0?T().NOTHING_RUN:
c.every(b=>o(b,a))?a:{...a,description:`${a.description} The machines differed; this is the weakest isolation.`}}function u({
limits:m}){return m?.written_bytes??0}function e({level:m,limits:d}){return 2*R().ISOLATION_LEVELS.indexOf(m)+(d?.memory_limited_by===
"supervisor"?0:1)}function o(m,d){const a=({limits:c,description:b,...g})=>g;return e(m)===e(d)&&(0,s().isDeepStrictEqual)(
a(m),a(d))}},2850:function(G,h){Object.defineProperty(h,"__esModule",{value:!0}),h.ownVerdict=t;function t({verdict:s,shards:T=[]}){
const[R]=T;return R&&T.length<R.of?R.verdict:s}},89953:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.invalid=e,h.nameOf=f,h.requireParts=$;function s(){const o=t(41895);return s=function(){return o},o}function T(){const o=t(
38863);return T=function(){return o},o}function R(){const o=t(96620);return R=function(){return o},o}function E(){const o=t(
92910);return E=function(){return o},o}const I=500;function $(o,m){const d=o.map(S),[a]=d;if(a===void 0){if((0,R().shardsFor)(
(0,R().commandsToRun)(m.audit.genes),1)===0)return[];throw e("There are commands to run, but no parts",u)}for(const c of d)
A(c,a,m);return P(d,a.shard.of)}function A(o,m,d){const{shard:a,report:c}=o;if(a.of!==m.shard.of)throw e(`${f(o)} and ${f(
m)} are not parts of the same run`);if(c.error)throw e(`${f(o)} could not decide${y(c)}`,u);const b=p(c,d);if(b.length>0)
throw e(`${f(o)} belongs to another run: ${b.join("; ")}`)}function P(o,m){const d=Array.from({length:m},(b,g)=>o.filter(
({shard:n})=>n.index===g+1)),a=d.filter(({length:b})=>b>1).flat();if(a.length>0)throw e(`Duplicate parts: ${a.map(f).join(
", ")}`);const c=d.flatMap(({length:b},g)=>b===0?[(0,E().shardName)({index:g+1,of:m})]:[]);if(c.length>0)throw e(`Missin\
g parts: ${c.join(", ")}`,u);return d.flat()}function S({name:o,report:m}){const{shards:d=[]}=m,[a]=d;if(a&&d.length===1)
return{name:o,report:m,shard:a};throw e(`${o} is not a part of a run${y(m)}`)}function y({error:o}){return o?`; its erro\
r: ${o.message.slice(0,I)}`:""}function p(o,{audit:m,event:d,policy:a}){const c=!m.genes.some(({commands:g})=>g.some(R().
isPending));return[["version of the gate",o.tool.version,T().TOOL.version],["base",o.base_sha,d.base],["head",o.head_sha,
d.head],["audited commit",o.audited_sha,d.audited],["policy",o.policy?.digest,a.digest],["other policy",o.policy?.combined_with?.
digest,a.combinedWith?.digest],["profile",o.policy?.profile,a.policy.profile],...c?[["Plans",o.plans_digest,m.plansDigest]]:
[],["number of genes",o.genes.length,m.genes.length]].flatMap(([g,n,r])=>n===r?[]:[`its ${g}: ${n??"none"}, here: ${r??"\
none"}`])}function f({shard:o,name:m}){return`part ${(0,E().shardName)(o)} (${m})`}const u="See the logs of the jobs tha\
t run the shards, and run them again.";function e(o,m="Use exactly the parts of one run, made with the same options and \
dependencies as here."){const d=o.charAt(0).toUpperCase()+o.slice(1);return new(s()).GateError("parts_invalid",d,m)}},77875:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.planShards=R;function s(){const I=t(96620);return s=function(){return I},
I}function T(){const I=t(92910);return T=function(){return I},I}function R({genes:I,findings:$},A,P){const S=new Set($.flatMap(
({rule:e,subject:o})=>e==="target-not-judged"?o?.id??[]:[])),y=I.map(e=>E(e,S)),p=(0,s().shardsFor)(y,A,P),f=(0,s().partition)(
y,p,P),u=Array.from({length:p},(e,o)=>{const m=I.filter((d,a)=>f[a]===o+1);return{shard:(0,T().shardName)({index:o+1,of:p}),
genes:m.map(({id:d})=>d),commands:m.reduce((d,{commands:a})=>d+a.length,0)}});return{matrix:{shard:u.map(({shard:e})=>e)},
shards:u}}function E({id:I,commands:$},A){return $.every(({plan_digest:S,verdict:y})=>S!==void 0||y!=="block"&&A.has(I))?
$.map(({command:S})=>S):[]}},39281:function(G,h,t){t.r(h),t.d(h,{ExitCode:()=>s.yU,addPath:()=>s.fM,debug:()=>s.Yz,endGroup:()=>s.
N4,error:()=>s.z3,exportVariable:()=>s.dN,getBooleanInput:()=>s.Vt,getIDToken:()=>s.V9,getInput:()=>s.V4,getMultilineInput:()=>s.
q3,getState:()=>s.Gu,group:()=>s.Os,info:()=>s.pq,isDebug:()=>s._o,markdownSummary:()=>s.yo,notice:()=>s.lm,platform:()=>s.
iD,saveState:()=>s.LZ,setCommandEcho:()=>s.NI,setFailed:()=>s.C1,setOutput:()=>s.uH,setSecret:()=>s.Pq,startGroup:()=>s.
Oh,summary:()=>s.z,toPlatformPath:()=>s.Om,toPosixPath:()=>s.kb,toWin32Path:()=>s.eG,warning:()=>s.$e});var s=t(57264)},
78589:function(G,h,t){t.r(h),t.d(h,{getOctokit:()=>s.Q});var s=t(92413)},51041:function(G,h,t){t.r(h),t.d(h,{fromBufferPromise:()=>s.
SY});var s=t(20663)}};
