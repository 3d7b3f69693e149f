"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:function(G,h,t){function s(){const I=t(39281);return s=function(){
return I},I}function R(){const I=t(94639);return R=function(){return I},I}function T(){const I=t(54244);return T=function(){
return I},I}const $="main-has-run";s().getState($)===""?(s().saveState($,"true"),(0,T().runProcess)(1,async I=>{await(0,R().
runAction)(process.env,I),I.aborted&&process.exit()})):(0,R().runPost)(process.env)},63226:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.checkPlace=E;function s(){const P=t(39281);return s=function(){return P},P}function R(){const P=t(
97928);return R=function(){return P},P}function T(){const P=t(41895);return T=function(){return P},P}function $(){const P=t(
64597);return $=function(){return P},P}function I(){const P=t(5547);return I=function(){return P},P}function A(){const P=t(
76721);return A=function(){return P},P}async function E(P,S){const y=(0,A().publishContext)(P,S);if(S instanceof T().GateError)
return{context:y,known:{}};const p=await(0,R().askForRefs)(y.github,S,s().warning),{baseRef:c,defaultBranch:i=c}=S,r=(0,I().
protectionOf)(S,y.github,p,P.env),m=await(async()=>c===i||(await r()).isProtected(c))().catch(T().asGateError),g=m instanceof
T().GateError?{doubt:m}:{},d={...y,checkName:(0,$().checkNameOf)(y.name,S,m!==!1)};if(S.name!=="pull_request"||m===!1)return{
context:d,known:p,...g};const{number:l}=S.pullRequest;return{context:{...d,others:{list:()=>(0,I().otherPulls)(S,l,d.github,
r),canDiffer:()=>r().then(({ofSeveral:a})=>a,()=>!0)}},known:p,...g}}},33451:function(G,h,t){Object.defineProperty(h,"__\
esModule",{value:!0}),h.eventJob=g,h.gateJob=m,h.judgeEvent=d,h.withChangedFiles=O;function s(){const a=t(39281);return s=
function(){return a},a}function R(){const a=t(60016);return R=function(){return a},a}function T(){const a=t(97928);return T=
function(){return a},a}function $(){const a=t(54436);return $=function(){return a},a}function I(){const a=t(46960);return I=
function(){return a},a}function A(){const a=t(42287);return A=function(){return a},a}function E(){const a=t(1207);return E=
function(){return a},a}function P(){const a=t(81014);return P=function(){return a},a}function S(){const a=t(64632);return S=
function(){return a},a}function y(){const a=t(41895);return y=function(){return a},a}function p(){const a=t(63226);return p=
function(){return a},a}function c(){const a=t(4423);return c=function(){return a},a}function i(){const a=t(5547);return i=
function(){return a},a}function r(){const a=t(1405);return r=function(){return a},a}function e(){const a=t(916);return e=
function(){return a},a}function m(a){return g(a,()=>({run:!0}))}async function g(a,n){const o=await(0,e().eventPayload)(
a.env).catch(y().asGateError);if("action"in o&&o.action==="closed"){await(0,i().publishOthers)(a,o,o.pullRequest.number);
return}const{context:f,known:w,doubt:u}=await(0,p().checkPlace)(a,o),v=async()=>{if(u)throw u;return await d(o,f.github,
{...n(),known:w},a)},b="action"in o&&o.action==="edited"&&f.others===void 0;return{context:f,decide:v,...b&&{afterwards:()=>(0,i().
publishOthers)(a,o,o.pullRequest.number)}}}async function d(a,n,{known:o,...f},w){if(a instanceof y().GateError)throw a;
(0,I().requireUnprivileged)(a);const u=(0,c().readInputs)(s().getInput),v=a.name==="pull_request"?await O(a,n,s().warning):
a,b=o??await(0,T().askForRefs)(n,v,s().warning),C=async N=>{const j=await(0,A().resolveEvent)(N,v,b);return v.name==="me\
rge_group"?await(0,$().withGroup)(j,v,N,{github:n,warn:s().warning}):j},k=u.prepare===void 0?{}:{prepare:u.prepare},M={...f,
...k,locate:C,approver:l(n)};return await(0,r().gateOfStep)(M,u,n,w)}function l(a){return"unavailable"in a?(0,R().approveByNobody)(
`cannot read reviews: ${a.unavailable}`):(0,R().approveByReviews)(n=>n===void 0?void 0:(0,S().githubReviews)(a,{number:n}))}
async function O(a,n,o){const{pullRequest:f,headSha:w}=a;if(f.changedFiles!==void 0)return a;const u={doing:"read the nu\
mber of changed files",permission:"pull-requests: read"},v="unavailable"in n?n.unavailable:await(0,P().pullRequestState)(
{...n,...f},f.number).catch(C=>(0,E().explainFailure)(C,u));return typeof v!="string"&&v.headSha===w?{...a,pullRequest:{
...f,changedFiles:v.changedFiles}}:(o(`The number of changed files was not compared with GitHub's: ${typeof v=="string"?
v:"the pull request has newer commits"}.`),a)}},4423:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.
inputsSchema=void 0,h.readInputs=S,h.readPublishingInputs=y;function s(){const c=t(7723);return s=function(){return c},c}
function R(){const c=t(41895);return R=function(){return c},c}function T(){const c=t(78374);return T=function(){return c},
c}function $(){const c=t(11160);return $=function(){return c},c}function I(){const c=t(92910);return I=function(){return c},
c}const A=s().enum(["true","True","TRUE","false","False","FALSE"]).transform(c=>c.toLowerCase()==="true"),E=h.inputsSchema=
s().object({mode:s().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":s().string().
optional(),prepare:s().string().optional(),...$().policyInputsSchema.shape,"policy-ref":s().string().optional(),all:A.default(
!1),comment:s().enum(["on-findings","always","never"]).default("on-findings"),suggestions:A.default(!0),"check-name":s().
string().min(1).max(100).default("gene-gate"),"artifact-name":s().string().min(1).default("gene-gate"),shards:s().coerce.
number().pipe(T().shardCountSchema).default(4),shard:I().shardSchema.optional(),parts:s().string().optional(),durations:s().
string().optional(),assets:s().string().optional(),events:s().string().optional(),report:s().string().optional(),attestation:s().
string().optional(),"trusted-root":s().string().optional(),"output-directory":s().string().optional()}),P=E.pick({mode:!0,
"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function S(c){const i=E.safeParse(p(
E,c));if(i.success)return i.data;const r=i.error.issues.map(({path:e,message:m})=>`${e.join(".")}: ${m}`);throw new(R()).
GateError("input_invalid",`The action's inputs are invalid:
${r.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function y(c){const i=p(P,c),r=P.safeParse(
i);if(r.success)return r.data;const e=Object.fromEntries(r.error.issues.map(({path:m})=>[m[0],void 0]));return P.parse({
...i,...e})}function p({shape:c},i){const r=Object.keys(c).map(e=>[e,i(e)]);return Object.fromEntries(r.filter(([,e])=>e!==
""))}},94639:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.runAction=i,h.runPost=r;function s(){const e=t(
39281);return s=function(){return e},e}function R(){const e=t(40410);return R=function(){return e},e}function T(){const e=t(
41895);return T=function(){return e},e}function $(){const e=t(20235);return $=function(){return e},e}function I(){const e=t(
33451);return I=function(){return e},e}function A(){const e=t(4423);return A=function(){return e},e}function E(){const e=t(
85931);return E=function(){return e},e}function P(){const e=t(47752);return P=function(){return e},e}function S(){const e=t(
23393);return S=function(){return e},e}function y(){const e=t(17938);return y=function(){return e},e}function p(){const e=t(
916);return p=function(){return e},e}const c={gate:async e=>await(0,y().publishReport)(await(0,I().gateJob)(e)),publish:async e=>await(0,y().
publishReport)(await(0,S().publishJob)(e)),plan:E().planShardsStep,run:E().runShard,report:async e=>await(0,y().publishReport)(
await(0,E().reportJob)(e)),promote:async({env:e})=>await(0,P().runPromotion)(e)};async function i(e,m){try{const g=(0,A().
readPublishingInputs)(s().getInput);await c[g.mode]({inputs:g,env:e,signal:m})}catch(g){(0,p().failUndecided)((0,T().asGateError)(
g))}}async function r(e){const m=s().getInput("github-token");if(m==="")return;if((0,$().wereUnseen)(s())){const{signal:d}=new AbortController;
await(0,S().publishAgain)({inputs:(0,A().readPublishingInputs)(s().getInput),env:e,signal:d})}const g=await(0,$().closeAbandonedCheck)(
{connect:()=>(0,R().connect)(m,{baseUrl:e.GITHUB_API_URL}),getState:s().getState});g.status==="closed"&&s().warning("The\
 gate did not finish; its check run was completed as a failure."),g.status==="failed"&&s().warning(`The check run may st\
ill be in progress: ${g.reason}.`)}},85931:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.planShardsStep=
n,h.reportJob=f,h.runShard=o;function s(){const u=t(76760);return s=function(){return u},u}function R(){const u=t(39281);
return R=function(){return u},u}function T(){const u=t(41895);return T=function(){return u},u}function $(){const u=t(73388);
return $=function(){return u},u}function I(){const u=t(67111);return I=function(){return u},u}function A(){const u=t(88863);
return A=function(){return u},u}function E(){const u=t(64597);return E=function(){return u},u}function P(){const u=t(55430);
return P=function(){return u},u}function S(){const u=t(27624);return S=function(){return u},u}function y(){const u=t(20471);
return y=function(){return u},u}function p(){const u=t(94965);return p=function(){return u},u}function c(){const u=t(91088);
return c=function(){return u},u}function i(){const u=t(2850);return i=function(){return u},u}function r(){const u=t(77875);
return r=function(){return u},u}function e(){const u=t(23107);return e=function(){return u},u}function m(){const u=t(92910);
return m=function(){return u},u}function g(){const u=t(47350);return g=function(){return u},u}function d(){const u=t(33451);
return d=function(){return u},u}function l(){const u=t(4423);return l=function(){return u},u}function O(){const u=t(76721);
return O=function(){return u},u}function a(){const u=t(916);return a=function(){return u},u}async function n(u){const v=await(0,a().
eventPayload)(u.env);if("action"in v&&v.action==="closed"){R().setOutput("matrix",JSON.stringify({shard:[]})),R().setOutput(
"shards","[]");return}const{github:b}=(0,O().publishContext)(u,v),C=await(0,d().judgeEvent)(v,b,{run:!1},u),{error:k}=C;
if(k){(0,a().failUndecided)(k);return}const{matrix:M,shards:N,waiting:j}=(0,r().planShards)(C,(0,l().readInputs)(R().getInput).
shards,await(0,a().durationsInput)(u.env));R().setOutput("matrix",JSON.stringify(M));const U=N.map(({shard:L,genes:F,commands:B})=>({
shard:L,genes:F.length,commands:B}));R().setOutput("shards",JSON.stringify(U)),R().info(`${(0,p().count)(N.length,"shard")}\
: ${JSON.stringify(U)}`),j.length>0&&R().info(`${(0,p().count)(j.length,"gene")} waiting for approval`)}async function o(u){
const v=new Date,{shard:b}=(0,l().readInputs)(R().getInput);if(b===void 0)throw new(T()).GateError("input_invalid","`mod\
e: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const C=await(0,a().eventPayload)(
u.env).catch(T().asGateError),{github:k,outputDirectory:M}=(0,O().publishContext)(u,C),j=await(0,a().durationsInput)(u.env).
then(B=>(0,d().judgeEvent)(C,k,{run:!0,shard:b,durations:B},u)).catch(B=>(0,S().buildErrorReport)((0,T().asGateError)(B),
{startedAt:v,shard:b},new Date)),U=await(0,P().publishFiles)(M,{report:j,markdown:B=>(0,y().renderMarkdown)(j,{maxCharacters:B})});
if(U.status==="failed")throw new(T()).GateError("file_unreadable",U.reason,"Set `output-directory` to another directory.");
await(0,I().logFailures)(R(),j),(0,A().setOutputs)(R(),(0,A().outputsOf)(j,(0,E().conclusionOf)(j),(0,P().resultPaths)(M)));
const L=(0,i().ownVerdict)(j),F=`part ${(0,m().shardName)(b)}: ${p().VERDICT_WORDS[L]}`;(0,g().exitCodeOf)(L,j.policy?.enforce)===
0?R().info(F):j.error?(0,a().failUndecided)(j.error):R().setFailed(F)}function f(u){return(0,d().eventJob)(u,()=>{const v=w(
u.env);return{run:!1,takeRuns:async(b,C)=>(0,c().mergedRuns)(await(0,e().readParts)(await(0,e().findParts)(v),$().openInput),
b,C,await(0,a().durationsInput)(u.env))}})}function w(u){const{parts:v}=(0,l().readInputs)(R().getInput);if(v!==void 0)return(0,s().
resolve)(u.GITHUB_WORKSPACE??".",v);throw new(T()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}},5547:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.otherPulls=e,h.protectionOf=g,h.publishOthers=d;function s(){const a=t(39281);return s=function(){
return a},a}function R(){const a=t(97928);return R=function(){return a},a}function T(){const a=t(52483);return T=function(){
return a},a}function $(){const a=t(52155);return $=function(){return a},a}function I(){const a=t(34413);return I=function(){
return a},a}function A(){const a=t(1207);return A=function(){return a},a}function E(){const a=t(81014);return E=function(){
return a},a}function P(){const a=t(67617);return P=function(){return a},a}function S(){const a=t(74238);return S=function(){
return a},a}function y(){const a=t(34453);return y=function(){return a},a}function p(){const a=t(65433);return p=function(){
return a},a}function c(){const a=t(96402);return c=function(){return a},a}function i(){const a=t(76721);return i=function(){
return a},a}function r(){const a=t(1405);return r=function(){return a},a}async function e(a,n,o,f){if("unavailable"in o)
return[];const w=await(0,E().pullsWithHead)(o,a.headSha);n!==void 0&&await m(w,n,a.headSha,o);const u=w.filter(({number:b})=>b!==
n);if(u.length===0)return[];const{isProtected:v}=await f();return u.filter(({baseRef:b})=>v(b)).map(({number:b,baseRef:C})=>({
number:b,base:C}))}async function m(a,n,o,f){if(a.some(v=>v.number===n))return;const{isOpen:w,headSha:u}=await(0,E().pullOrigin)(
f,n);(0,A().requireAsked)(!(w&&u===o),`all open pull requests: #${n} is missing`)}function g(a,n,o,f){const{baseRef:w,defaultBranch:u=w}=a,
v=u===w?o.baseTip:o.defaultTip,b=async()=>{const k=await(0,c().openRepository)(f.GITHUB_WORKSPACE??process.cwd(),f);try{
const M=v===void 0?{}:{defaultTip:v},N=await(0,R().defaultTip)(k,a,M),U=await(0,T().readerOf)(k,(0,r().sharedPolicies)(n))(
N,`${u}:${S().POLICY_PATH}`);return{isProtected:L=>(0,P().policyOfBranch)(U,L,u)!==void 0,ofSeveral:Object.keys(U.policy.
branches).some(L=>L!==u)}}finally{await k.close()}};let C;return()=>(C??=b(),C)}async function d(a,n,o){const f=(0,i().publishContext)(
a,n),{github:w}=f;if(!("unavailable"in w))try{const u=await(0,R().askForRefs)(w,n,s().warning),v=g(n,w,u,a.env),b=await e(
n,o,w,v);if(b.length===0)s().info("No other open pull request into a protected branch has this head.");else if(await l(f,
w,b)){const C=await(0,y().startCheck)(f),k=await(0,p().publishWorst)(w,f,C,b);k.status==="reached"?s().info(`Published f\
or ${O(b)}.`):s().warning(`The check of ${O(b)} was not published: ${k.reason}.`)}}catch(u){const b={doing:"look for oth\
er pull requests of this commit",permission:"pull-requests: read"};s().warning(`The required check may be outdated: ${(0,A().
explainFailure)(u,b)}.`)}}async function l({checkName:a},n,[o,...f]){const[w]=await(0,I().gateChecks)(n,a);if(w===void 0)
return!0;if(!w.completed)return(0,$().isWaiting)(w);const u=(0,$().resultOf)(w)?.pulls??[];return f.length>0||u.length!==
1||u[0]!==o?.number}function O(a){return a.map(({number:n})=>`#${n}`).join(", ")}},47752:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.runPromotion=d;function s(){const o=t(51455);return s=function(){return o},o}function R(){const o=t(
76760);return R=function(){return o},o}function T(){const o=t(39281);return T=function(){return o},o}function $(){const o=t(
46960);return $=function(){return o},o}function I(){const o=t(41895);return I=function(){return o},o}function A(){const o=t(
73388);return A=function(){return o},o}function E(){const o=t(28765);return E=function(){return o},o}function P(){const o=t(
26016);return P=function(){return o},o}function S(){const o=t(72883);return S=function(){return o},o}function y(){const o=t(
39242);return y=function(){return o},o}function p(){const o=t(18421);return p=function(){return o},o}function c(){const o=t(
73517);return c=function(){return o},o}function i(){const o=t(80335);return i=function(){return o},o}function r(){const o=t(
10289);return r=function(){return o},o}function e(){const o=t(20849);return e=function(){return o},o}function m(){const o=t(
4423);return m=function(){return o},o}function g(){const o=t(916);return g=function(){return o},o}async function d(o){const f=(0,m().
readInputs)(T().getInput),w=o.GITHUB_WORKSPACE??process.cwd(),u=await(0,S().withWorkspace)(w,o,async j=>(0,y().promote)(
await a(f,j,o)),await(0,g().readEvent)(o,l)),v=f["output-directory"],b=await n(v?(0,R().resolve)(w,v):(0,R().join)(o.RUNNER_TEMP??
w,"gene-gate"),u),{promoted:C,quarantined:k,rejected:M}=u;T().setOutput("promoted",String(C.length)),T().setOutput("quar\
antined",String(k.length)),T().setOutput("rejected",String(M.length)),T().setOutput("promotion-path",b.promotion),T().setOutput(
"promoted-path",b.promoted),T().setOutput("quarantined-path",b.quarantined);const N=(0,i().renderPromotion)(u,{columns:120,
colour:!1,verbose:!0});for(const j of N.split(`
`))T().info((0,e().safeLine)(j));await O(u,o.GITHUB_STEP_SUMMARY),M.length+k.length>0&&T().setFailed(`${(0,i().countsOf)(
u)}; see the log for the reasons`)}function l(o,f){return $().repositorySchema.safeParse(f).data?.repository.defaultBranch}
async function O(o,f){if(f!==void 0)try{await(0,s().appendFile)(f,(0,i().promotionPage)(o))}catch(w){T().info((0,e().safeLine)(
`Could not write the step summary: ${w.message}`))}}async function a(o,f,w){const{assets:u,events:v,report:b,attestation:C,
"trusted-root":k}=o;if(w.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(I()).GateError("event_unsupported","`mo\
de: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a workflow on \
the default branch: workflow_dispatch, schedule or push.");if(u===void 0)throw new(I()).GateError("input_invalid","`mode\
: promote` requires candidates.","Set the input `assets` to their file.");if(C!==void 0&&k===void 0)throw new(I()).GateError(
"input_invalid","The input `attestation` requires `trusted-root`.","Write the file with `gh attestation trusted-root` in\
 an earlier step, and set `trusted-root` to it.");const M={assets:u,events:v,report:b,attestation:C,trustedRoot:k},{directory:N}=f;
return{...await(0,p().openInputs)(M,N,j=>(0,A().openInput)((0,R().resolve)(N,j))),policy:await(0,S().promotionPolicy)(f),
platform:(0,P().platformOf)(process.platform),workspace:f}}async function n(o,f){const w={promotion:(0,R().join)(o,"prom\
otion.json"),promoted:(0,R().join)(o,"promoted.jsonl"),quarantined:(0,R().join)(o,"quarantined.jsonl")};return await(0,E().
makeFolder)(o),await(0,E().replaceFile)(w.promotion,`${(0,r().json)(f)}
`),await(0,E().replaceFile)(w.promoted,(0,c().promotedLines)(f)),await(0,E().replaceFile)(w.quarantined,(0,c().quarantinedLines)(
f)),w}},76721:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.publishContext=A;function s(){const y=t(
76760);return s=function(){return y},y}function R(){const y=t(39281);return R=function(){return y},y}function T(){const y=t(
52155);return T=function(){return y},y}function $(){const y=t(40410);return $=function(){return y},y}function I(){const y=t(
41895);return I=function(){return y},y}function A({inputs:y,env:p,signal:c},i){const{GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:e,
GITHUB_RUN_ID:m,RUNNER_TEMP:g}=p,d=y["output-directory"],l=`${r}/${e}`;return{github:P(y["github-token"],i,p,c),checkName:y["\
check-name"],name:y["check-name"],binding:E(i,p),runKey:(0,T().newRunKey)(p.GITHUB_EVENT_NAME),...e!==void 0&&{repositoryUrl:l},
...m!==void 0&&{detailsUrl:`${l}/actions/runs/${m}`},comment:y.comment,suggestions:y.suggestions,outputDirectory:d===void 0?
(0,s().join)(g??process.cwd(),"gene-gate"):(0,s().resolve)(p.GITHUB_WORKSPACE??".",d),...p.GITHUB_STEP_SUMMARY&&{stepSummaryPath:p.
GITHUB_STEP_SUMMARY},core:R()}}function E(y,p){if(y instanceof I().GateError)return{event:p.GITHUB_EVENT_NAME??"",base:"",
pulls:[]};const c=y.name==="pull_request"?[y.pullRequest.number]:[];return{event:y.name,base:y.baseRef,pulls:c}}function P(y,p,c,i){
if(p instanceof I().GateError)return{unavailable:"the event has no commit to report on"};if(y===void 0)return{unavailable:"\
the input `github-token` is not set"};const r={client:(0,$().connect)(y,{signal:i,baseUrl:c.GITHUB_API_URL}),headSha:p.headSha};
if(p.name!=="pull_request")return{...r,owner:p.owner,repo:p.repo};const{owner:e,repo:m,number:g}=p.pullRequest;return{...r,
owner:e,repo:m,pullRequest:{number:g},readOnlyToken:S(p.pullRequest,c)}}function S({isFork:y},p){return/^pull_request(?:_review)?$/.
test(p.GITHUB_EVENT_NAME??"")&&(y||p.GITHUB_ACTOR==="dependabot[bot]")}},23393:function(G,h,t){Object.defineProperty(h,"\
__esModule",{value:!0}),h.publishAgain=f,h.publishJob=O;function s(){const b=t(39281);return s=function(){return b},b}function R(){
const b=t(60016);return R=function(){return b},b}function T(){const b=t(42287);return T=function(){return b},b}function $(){
const b=t(96493);return $=function(){return b},b}function I(){const b=t(89055);return I=function(){return b},b}function A(){
const b=t(52155);return A=function(){return b},b}function E(){const b=t(34413);return E=function(){return b},b}function P(){
const b=t(40410);return P=function(){return b},b}function S(){const b=t(53844);return S=function(){return b},b}function y(){
const b=t(64632);return y=function(){return b},b}function p(){const b=t(41895);return p=function(){return b},b}function c(){
const b=t(64597);return c=function(){return b},b}function i(){const b=t(78534);return i=function(){return b},b}function r(){
const b=t(47064);return r=function(){return b},b}function e(){const b=t(63226);return e=function(){return b},b}function m(){
const b=t(4423);return m=function(){return b},b}function g(){const b=t(5547);return g=function(){return b},b}function d(){
const b=t(1405);return d=function(){return b},b}function l(){const b=t(916);return l=function(){return b},b}async function O(b){
const C=await n(b).catch(p().asGateError);if(C===void 0)return;const k=C instanceof p().GateError,M=await(0,e().checkPlace)(
b,k?C:C.payload),N=async()=>{if(k)throw C;return await a(C,M,b)};return{context:M.context,decide:N,reportsOnly:!0}}async function a({
payload:b,file:C},{context:{github:k},known:M,doubt:N},j){if(N)throw N;if(C instanceof p().GateError)throw C;if("unavail\
able"in k)throw new Error(k.unavailable);const U=(0,m().readInputs)(s().getInput),L=(0,i().readUploadedReport)(C,b),F={locate:B=>(0,T().
resolveUnchecked)(B,b,M),approver:(0,R().approveByReviews)(()=>(0,y().githubReviews)(k,b.pullRequest)),run:!1,takeRuns:({
audit:B},H)=>(0,r().reportedRuns)(B,L,H)};return await(0,d().gateOfStep)(F,U,k,j)}async function n(b){const{run:C,client:k,
pulls:M}=await o(b),[N]=M;if(N===void 0){const L=JSON.stringify(`${C.head.owner}:${C.head.branch}`);s().info(`No open pu\
ll request from ${L} is at ${C.headSha}: nothing to publish.`);return}const j=await u(C,k).catch(p().asGateError);if(j instanceof
p().GateError&&await w({...C,client:k},M,b.inputs["check-name"])){await(0,g().publishOthers)(b,N,void 0);return}return{payload:v(
M,j)??N,file:j}}async function o({inputs:b,env:C,signal:k}){const M=await(0,l().readEvent)(C,$().parseWorkflowRun),{"git\
hub-token":N}=b;if(N===void 0)throw new(p()).GateError("input_invalid","`mode: publish` requires the input `github-token\
`","Remove the input from the step; its default is the token of the job.");const j=(0,P().connect)(N,{signal:k,baseUrl:C.
GITHUB_API_URL});return{run:M,client:j,pulls:await(0,$().findPullRequests)(j,M)}}async function f(b){try{const k=b.inputs.
mode==="publish"?(await o(b)).pulls[0]:await(0,l().eventPayload)(b.env);k?.name==="pull_request"&&await(0,g().publishOthers)(
b,k,void 0)}catch(C){s().warning(`The required check stays failed: ${(0,p().asGateError)(C).message}`)}}async function w(b,C,k){
for(const M of C){const{number:N}=M.pullRequest,j=[k,(0,S().nameOfPull)(k,N),(0,c().checkNameOf)(k,M,!1)],U=(await Promise.
all(j.map(F=>(0,E().gateChecks)(b,F)))).flat(),L=F=>{const B=(0,A().resultOf)(F);return B?.pulls.join()===`${N}`&&B.isInto(
M.baseRef)};if(!U.some(L))return!1}return!0}async function u({runId:b,owner:C,repo:k},M){const{"artifact-name":N}=(0,m().
readInputs)(s().getInput),j=await(0,I().downloadArtifact)({client:M,owner:C,repo:k},b,N);return await(0,I().readZipFile)(
j,i().REPORT_FILE,i().MAX_REPORT_BYTES)}function v(b,C){if(C instanceof p().GateError)return;const k=(0,i().claimedPull)(
C);return b.find(({pullRequest:M})=>M.number===k)}},17938:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.publishReport=y;function s(){const p=t(39281);return s=function(){return p},p}function R(){const p=t(41895);return R=function(){
return p},p}function T(){const p=t(34453);return T=function(){return p},p}function $(){const p=t(27624);return $=function(){
return p},p}function I(){const p=t(42594);return I=function(){return p},p}function A(){const p=t(20471);return A=function(){
return p},p}function E(){const p=t(74658);return E=function(){return p},p}function P(){const p=t(916);return P=function(){
return p},p}function S(p,{detailsUrl:c,repositoryUrl:i}){const r={...c!==void 0&&{detailsUrl:c},...i!==void 0&&{repositoryUrl:i}};
return{report:p,title:(0,E().reportTitle)(p),markdown:(e,m)=>(0,A().renderMarkdown)(p,{...r,...m,maxCharacters:e}),text:e=>(0,I().
renderCheckText)(p,{...r,maxCharacters:e})}}async function y(p){if(p===void 0)return;const{context:c,decide:i,reportsOnly:r,
afterwards:e}=p,m=new Date,g=await(0,T().startCheck)(c),d=await i().catch(f=>(0,$().buildErrorReport)((0,R().asGateError)(
f),{startedAt:m},new Date)),l=S(d,c),{title:O}=l,{conclusion:a,channels:n}=await(0,T().publish)(c,g,l);if(await e?.(),d.
error){(0,P().failUndecided)(d.error);return}if(!r){a==="success"||a==="neutral"?s().info(O):s().setFailed(O);return}const{
check:o}=n;o.status==="failed"?s().setFailed(`Decided, but not published: ${o.reason}. The result: ${O}`):s().info(o.status===
"reached"?O:`${O} (not published: ${o.reason})`)}},1405:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.gateOfStep=P,h.sharedPolicies=S;function s(){const y=t(39281);return s=function(){return y},y}function R(){const y=t(24474);
return R=function(){return y},y}function T(){const y=t(1207);return T=function(){return y},y}function $(){const y=t(40638);
return $=function(){return y},y}function I(){const y=t(41551);return I=function(){return y},y}function A(){const y=t(24666);
return A=function(){return y},y}function E(){const y=t(49604);return E=function(){return y},y}function P(y,p,c,{env:i,signal:r}){
return(0,R().gate)({...y,directory:i.GITHUB_WORKSPACE??process.cwd(),env:i,...p["policy-ref"]!==void 0&&{policyRef:p["po\
licy-ref"]},inputs:p,readShared:S(c),all:p.all,progress:(0,E().groupedProgress)(s()),signal:r,secrets:(0,I().secretsOf)(
i)})}function S(y){return async p=>{if("unavailable"in y)throw(0,A().unavailable)(p,y.unavailable);const[c="",i=""]=p.repository.
split("/");try{return await(0,$().readFileAt)({client:y.client,owner:c,repo:i},p.path,p.commit)}catch(r){const e={doing:"\
read it",permission:"contents: read"};throw(0,A().unavailable)(p,(0,T().explainFailure)(r,e),{cause:r})}}}},916:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.durationsInput=c,h.eventPayload=p,h.failUndecided=i,h.readEvent=y;function s(){
const r=t(76760);return s=function(){return r},r}function R(){const r=t(38321);return R=function(){return r},r}function T(){
const r=t(39281);return T=function(){return r},r}function $(){const r=t(46960);return $=function(){return r},r}function I(){
const r=t(41895);return I=function(){return r},r}function A(){const r=t(73388);return A=function(){return r},r}function E(){
const r=t(20849);return E=function(){return r},r}function P(){const r=t(71667);return P=function(){return r},r}function S(){
const r=t(4423);return S=function(){return r},r}async function y(r,e){const{GITHUB_EVENT_NAME:m="",GITHUB_EVENT_PATH:g=""}=r;
try{return e(m,JSON.parse(await(0,R().text)((0,A().openInput)(g))))}catch(d){throw d instanceof I().GateError?d:new(I()).
GateError("event_invalid",`Cannot read the event file ${g||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action i\
n a workflow started by GitHub, on `pull_request`.",{cause:d})}}function p(r){return y(r,(e,m)=>(0,$().parsePayload)(e,m,
r.GITHUB_SHA))}async function c(r){const{durations:e}=(0,S().readInputs)(T().getInput);return e===void 0?new Map:(0,P().
readDurations)((0,s().resolve)(r.GITHUB_WORKSPACE??".",e),A().openInput)}function i({message:r,hint:e}){const m=r.replace(
/\s*\n\s*/g," "),g=e.split(`
`);if(g.length===1){T().setFailed((0,I().inSentences)({message:r,hint:e}));return}for(const d of g)T().info((0,E().safeLine)(
d));T().setFailed(m)}},60016:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.approvalIn=m,h.approveByNobody=
I,h.approveByReviews=$,h.approvingReviewers=i;function s(){const g=t(1395);return s=function(){return g},g}const R=20,T=10;
function $(g){return{means:"review",find:async d=>{const l=g(d.pullRequest);return l!==void 0?await A(l,d):{approvals:[],
refusals:["the event has no pull request to review"]}}}}function I(g){return{means:"review",find:async()=>({approvals:[],
refusals:[g]})}}async function A(g,d){const l=[],O=[];try{const a=i(await g.list());if(a.length===0)return{approvals:l,refusals:O};
const n=a.slice(-R),o=await g.authorId(),f=await g.lastEdits(n.flatMap(u=>u.reviews)),w=p(d,g);for(const u of n){const v=await E(
u,{reviews:g,question:d,authorId:o,edits:f,subjectAt:w});typeof v=="string"?O.push(`${u.user.login}: ${v}`):l.push(v)}}catch(a){
O.push(g.explain(a,"read the reviews of the pull request"))}return{approvals:l,refusals:O}}async function E(g,d){const{user:l,
withdrawn:O}=g;if(l.id===d.authorId)return"opened the pull request and cannot approve it";if(l.type!=="User")return"is n\
ot a person";if(!P(d.question.people,l.login))return"is not an approver in the policy";if(O)return"has withdrawn the app\
roval, or it was dismissed";const a=await S(g,d);if(typeof a=="string")return a;try{if(!await d.reviews.mayWrite(l))return"\
has no write access to the repository"}catch(n){return d.reviews.explain(n,"read the permission of this account")}return{
user:l.login,at:new Date(a.submittedAt).toISOString()}}function P(g,d){return g.length===0||g.some(l=>l.toLowerCase()===
d.toLowerCase())}async function S({reviews:g},d){let l;for(const O of g){const a=await y(O,d);if(a===void 0)return O;l??=
a}return l??"has not approved"}async function y({nodeId:g,submittedAt:d,commit:l,body:O},{edits:a,question:n,subjectAt:o,
reviews:{explain:f}}){const w=a.get(g);if(w===void 0)return"GitHub does not report whether the review was edited";const u=k=>k!==
null&&!(Date.parse(k)<=Date.parse(d));if(u(w.editedAt))return"the review was edited after it was submitted";if(u(w.retargetedAt))
return"the base branch was changed after the review";if(l===null)return"GitHub does not report which commit was reviewed";
const v=await o(l);if("reason"in v)return v.reason;const b=(0,s().changedSince)(v,n.subject);if(b!==void 0)return`${b} s\
ince the approved commit ${l.slice(0,12)}`;try{if(await n.policyChangedSince(d))return"the policy of the base branch has\
 changed since the review"}catch(k){return f(k,"read the policy at the time of the review")}const{digest:C}=m(O)??{};if(!(C===
void 0||(0,s().approvalDigest)(n.subject).startsWith(C)))return"the review approves another digest; the base branch, the\
 policy or the commands have changed since"}function p({subjectAt:g},d){const l=new Map;return async O=>{const a=l.get(O)??
(l.size<T?g(O).catch(n=>({reason:d.explain(n,`judge ${O}`)})):{reason:"too many commits were approved"});return l.set(O,
Promise.resolve(a)),await a}}const c=new Set(["COMMENTED","PENDING"]);function i(g){const d=g.filter(r).sort((O,a)=>O.submittedAt.
localeCompare(a.submittedAt)||O.id-a.id),l=new Map;for(const O of d){const{user:a,state:n}=O,o=l.get(a.id),f=m(O.body)!==
void 0;if(n==="APPROVED"&&f){const w=o&&!o.withdrawn?o.reviews:[];l.set(a.id,{user:a,reviews:[O,...w],withdrawn:!1})}else
n!=="APPROVED"&&!c.has(n)&&(o!==void 0||f)&&l.set(a.id,{user:a,reviews:[O],...o,withdrawn:!0})}return[...l.values()]}function r(g){
return g.user!==null&&g.submittedAt!==null&&g.state!=="PENDING"}const e=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function m(g){let d;for(const l of g.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const O=/^ {0,3}(`{3,}|~{3,})(.*)$/.
exec(l);if(d!==void 0)O?.[1]?.startsWith(d)&&O[2]?.trim()===""&&(d=void 0);else if(O)d=O[1];else{const[a,n]=/^ {0,3}\S/.
test(l)?e.exec(l.trim())??[]:[];if(a!==void 0)return n===void 0?{}:{digest:n}}}}},97928:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.askForRefs=E,h.baseTip=y,h.defaultTip=S,h.descends=c;function s(){const i=t(1207);return s=
function(){return i},i}function R(){const i=t(40638);return R=function(){return i},i}function T(){const i=t(41895);return T=
function(){return i},i}function $(){const i=t(24634);return $=function(){return i},i}function I(){const i=t(19674);return I=
function(){return i},i}function A(){const i=t(67397);return A=function(){return i},i}async function E(i,r,e){const m=P(r);
if("unavailable"in i)return{};const{defaultBranch:g=r.baseRef}=r,d=async(a,n="base")=>{try{return await(0,R().refTip)(i,
a)}catch(o){const f=`read the tip of ${a.replace(/^heads\//,"")}`,w=(0,s().explainFailure)(o,{doing:f,permission:"conten\
ts: read"});e(`The ${n} was not compared with GitHub's: ${w}.`);return}},[l,O]=await Promise.all([m===void 0?void 0:d(`h\
eads/${m}`),g===r.baseRef?void 0:d(`heads/${g}`)]);return{...l!==void 0&&{baseTip:l},...O!==void 0&&{defaultTip:O},...r.
name==="pull_request"&&{merge:()=>d(`pull/${r.pullRequest.number}/merge`,"test merge")}}}function P(i){return i.name==="\
pull_request"?i.baseRef:"branch"in i.against?i.against.branch:void 0}async function S(i,r,{defaultTip:e}){const{defaultBranch:m=r.
baseRef}=r,g=`refs/remotes/origin/${m}`,d=r.name==="pull_request"?r.pullRequest:r;if(e===void 0&&!await(0,I().isRemoteOf)(
i,d))throw new(T()).GateError("ref_not_found",`The policy of ${JSON.stringify(m)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const l=e??g;await(0,$().requireCommits)(i,[l],[...e===void 0?[]:[e],(0,I().fetched)(m)]);const[O]=await(0,A().resolveCommits)(
i,[l]);return O}async function y(i,r,{baseTip:e}){const{baseRef:m,baseSha:g}=r,d=e??g;if(await(0,$().requireCommits)(i,[
d],[d,(0,I().fetched)(m)]),e!==void 0)return e;const l=await p(i,r);return l!==void 0&&await c(i,l,g,r)?l:g}async function p(i,{
baseRef:r,pullRequest:e}){if(!await(0,I().isRemoteOf)(i,e))return;const m=`refs/remotes/origin/${r}`;try{await(0,$().requireCommits)(
i,[m],[(0,I().fetched)(r)])}catch(g){if(!(g instanceof T().GateError)||g.code!=="shallow_clone")throw g}return(await(0,A().
lookUpCommits)(i,[m]))[0]}async function c(i,r,e,{baseRef:m}){if(r===e)return!0;try{return await(0,$().mergeBase)(i,r,e,
[r,e,(0,I().fetched)(m)])===e}catch(g){if(g instanceof T().GateError&&g.code==="no_merge_base")return!1;throw g}}},54436:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.withGroup=E;function s(){const r=t(1207);return s=function(){return r},
r}function R(){const r=t(81014);return R=function(){return r},r}function T(){const r=t(41895);return T=function(){return r},
r}function $(){const r=t(24634);return $=function(){return r},r}function I(){const r=t(37213);return I=function(){return r},
r}function A(){const r=t(47520);return A=function(){return r},r}async function E(r,e,m,{github:g,warn:d}){const l=await P(
r,e,m,g);return typeof l!="string"?{...r,group:l,isFork:l.some(({isFork:O})=>O)}:(d(`The merge group is treated as a cha\
nge from a fork: ${l}.`),r)}async function P({base:r,head:e},{baseRef:m,pullNumber:g},d,l){if("unavailable"in l)return l.
unavailable;try{if(await(0,$().mergeBase)(d,r,e)!==r)return"its base is not in its history";const O=await(0,A().firstParents)(
d,r,e),a={repository:d,github:l,baseRef:m},n=await Promise.all(O.map(v=>p(v,a))),o=n.filter(v=>v===void 0),f=g===void 0?
void 0:await(0,R().pullOrigin)(l,g),w=o.length===O.length&&f?.commits===O.length&&await i(f,r,O.find(({commit:v})=>v===e),
a);if(f===void 0||o.length>0&&!w)return`no pull request is known for ${o.length} of its ${O.length} commits`;const u=[...n,
f].filter(v=>v!==void 0);return[...new Map(u.map(v=>[v.number,S(v)])).values()]}catch(O){return O instanceof T().GateError?
O.message:(0,s().explainFailure)(O,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}
function S({number:r,headSha:e,isFork:m}){return{number:r,headSha:e,isFork:m}}const y=/\(#(\d{1,9})\)$/;async function p(r,e){
const{github:m,baseRef:g}=e,[d="",l,...O]=r.parents;if(l!==void 0){if(O.length>0)return;const f=(await(0,R().pullsOfCommit)(
m,l)).filter(w=>w.headSha===l&&c(w,g));return f.find(({isFork:w})=>w)??f[0]}const a=y.exec(r.subject)?.[1];if(a===void 0)
return;const n=await(0,R().pullOrigin)(m,Number(a));return await i(n,d,r,e)?n:void 0}function c(r,e){return r.isOpen&&r.
baseRef===e}async function i(r,e,m,{repository:g,baseRef:d}){return m===void 0||!c(r,d)?!1:(await(0,$().requireCommits)(
g,[r.headSha],[`refs/pull/${r.number}/head`]),await(0,$().mergeBase)(g,e,r.headSha,[m.commit,r.headSha]),await(0,I().mergedTree)(
g,e,r.headSha)===m.tree)}},46960:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.inWords=O,h.mergeGroup=
i,h.parsePayload=l,h.pullRequest=A,h.pullRequestReview=E,h.repositorySchema=void 0,h.requireUnprivileged=a;function s(){
const n=t(7723);return s=function(){return n},n}function R(){const n=t(81014);return R=function(){return n},n}function T(){
const n=t(41895);return T=function(){return n},n}const $=h.repositorySchema=s().object({repository:s().object({name:s().
string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().string().min(1)}).transform(({name:n,owner:o,
default_branch:f})=>({owner:o.login,repo:n,defaultBranch:f}))}),I=s().object({action:s().string().optional(),repository:s().
object({id:s().int(),name:s().string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().string().
min(1).optional()}),pull_request:s().object({number:s().int().positive(),head:s().object({sha:R().objectIdSchema,repo:s().
object({id:s().int()}).nullable()}),base:s().object({sha:R().objectIdSchema,ref:s().string().min(1)}),changed_files:s().
int().nonnegative().optional()})});function A(n){const{action:o,pull_request:f}=I.parse(n);return s().int().parse(f.changed_files),
{...E(n),...o!==void 0&&{action:o}}}function E(n){const{repository:o,pull_request:f}=I.parse(n);return{name:"pull_reques\
t",pullRequest:{owner:o.owner.login,repo:o.name,number:f.number,isFork:f.head.repo?.id!==o.id,...f.changed_files!==void 0&&
{changedFiles:f.changed_files}},headSha:f.head.sha,baseRef:f.base.ref,baseSha:f.base.sha,...o.default_branch!==void 0&&{
defaultBranch:o.default_branch}}}const P=/^0+$/,S=/^refs\/heads\//,y=/^refs\/(?:heads|tags)\//,p=s().object({...$.shape,
merge_group:s().object({head_sha:R().objectIdSchema,base_sha:R().objectIdSchema,head_ref:s().string(),base_ref:s().string()})}),
c=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function i(n){const{repository:o,merge_group:f}=p.parse(n),
w=c.exec(f.head_ref)?.[1];return{name:"merge_group",...o,headSha:f.head_sha,against:{commit:f.base_sha},baseRef:f.base_ref.
replace(S,""),isOwn:!1,...w!==void 0&&{pullNumber:Number(w)}}}const r=s().object({...$.shape,ref:s().string().min(1),before:R().
objectIdSchema,after:R().objectIdSchema});function e(n){const{repository:o,ref:f,before:w,after:u}=r.parse(n),{defaultBranch:v}=o,
b=f===`refs/heads/${v}`;if(P.test(u)||!S.test(f)||b&&P.test(w))throw new(T()).GateError("event_unsupported",`The push of\
 ${JSON.stringify(f)} adds no commits to a branch, or is the first of the default branch: there is nothing to compare wi\
th`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first push, run the gate on the next chan\
ge.');return{name:"push",...o,...{headSha:u,against:b?{commit:w}:{branch:v},baseRef:v},isOwn:!0}}const m=s().object({...$.
shape,ref:s().string().min(1)});function g(n,o){const{repository:f,ref:w}=m.parse(n),{defaultBranch:u}=f;return{name:"wo\
rkflow_dispatch",...f,headSha:R().objectIdSchema.parse(o),against:{branch:u},baseRef:u,isOwn:y.test(w)}}const d=new Map(
[["pull_request",A],["pull_request_review",E],["pull_request_target",n=>({...A(n),privileged:!0})],["merge_group",i],["p\
ush",e],["workflow_dispatch",g]]);function l(n,o,f){const w=d.get(n);if(w===void 0)throw new(T()).GateError("event_unsup\
ported",`The event ${JSON.stringify(n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md list\
s the supported events.");return O(n,()=>w(o,f))}function O(n,o){try{return o()}catch(f){throw f instanceof s().ZodError?
new(T()).GateError("event_invalid",`The payload is not a GitHub ${n} event: ${s().prettifyError(f)}`,"GITHUB_EVENT_PATH \
must be the path of the file that the runner wrote."):f}}function a(n){if("privileged"in n)throw new(T()).GateError("eve\
nt_unsupported","No command was run: on pull_request_target the commands of a change would have a write token and the se\
crets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},42287:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.resolveBranch=S,h.resolveEvent=A,h.resolveUnchecked=E;function s(){const c=t(
24634);return s=function(){return c},c}function R(){const c=t(19674);return R=function(){return c},c}function T(){const c=t(
67397);return T=function(){return c},c}function $(){const c=t(97928);return $=function(){return c},c}function I(){const c=t(
1096);return I=function(){return c},c}async function A(c,i,r){const e=i.name==="pull_request"?await(0,I().resolvePullRequest)(
c,i,r):await S(c,i,r);return await P(e,i,c,r)}async function E(c,i,r){const e=await(0,I().resolveFetched)(c,i,r);return await P(
e,i,c,r)}async function P(c,i,r,e){const{defaultBranch:m}=i;if(m===void 0)return c;const g=m===c.baseRef?c.policyCommit:
await(0,$().defaultTip)(r,i,e);return{...c,defaultBranch:{name:m,commit:g}}}async function S(c,{name:i,headSha:r,against:e,
baseRef:m,isOwn:g},d){const l="commit"in e?await y(c,e.commit,r):await p(c,e.branch,r,d);return{name:i,directory:c.directory,
head:r,audited:r,baseRef:m,...l,isFork:!g}}async function y(c,i,r){return await(0,s().requireCommits)(c,[i,r],[i,r]),{base:i,
policyCommit:i}}async function p(c,i,r,e){const m=(0,R().fetched)(i),g=e.baseTip??`refs/remotes/origin/${i}`;await(0,s().
requireCommits)(c,[g],[m]);const[d]=await(0,T().resolveCommits)(c,[g]);return{base:await(0,s().mergeBase)(c,d,r,[r,m]),policyCommit:d}}},
1096:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.resolveFetched=y,h.resolvePullRequest=S;function s(){
const d=t(41895);return s=function(){return d},d}function R(){const d=t(61388);return R=function(){return d},d}function T(){
const d=t(24634);return T=function(){return d},d}function $(){const d=t(37213);return $=function(){return d},d}function I(){
const d=t(213);return I=function(){return d},d}function A(){const d=t(19674);return A=function(){return d},d}function E(){
const d=t(67397);return E=function(){return d},d}function P(){const d=t(97928);return P=function(){return d},d}async function S(d,l,O={}){
const[a]=await(0,E().resolveCommits)(d,["HEAD"]),n=a===l.headSha?await i(d,l,await(0,P().baseTip)(d,l,O)):await c(d,l,a,
O);return p(d,l,n)}async function y(d,l,O={}){const{headSha:a,pullRequest:n}=l;await(0,T().requireCommits)(d,[a],[`refs/\
pull/${n.number}/head`]);const o=await(0,P().baseTip)(d,l,O);return p(d,l,await i(d,l,o))}function p({directory:d},{headSha:l,
baseRef:O,pullRequest:a},n){const{isFork:o}=a;return{name:"pull_request",directory:d,head:l,baseRef:O,...n,isFork:o,pullRequest:a}}
async function c(d,l,O,a){const{headSha:n,baseRef:o}=l,[f,w,...u]=await(0,E().parentsOf)(d,O);if(f===void 0||w!==n||u.length>
0)throw(0,R().checkoutDiffers)(`the checkout is at ${(0,T().short)(O)}, which is neither that commit nor its test merge \
commit`,n,"actions");await(0,T().requireCommits)(d,[f,n],[O,(0,A().fetched)(o)]);const v=await(0,P().baseTip)(d,l,a),b=await e(
{commit:O,base:f,tip:v},d,l,a);return b===void 0?{base:f,audited:O,policyCommit:v}:{...await i(d,l,v),unprovenMerge:{commit:O,
reason:b}}}async function i(d,l,O){const{headSha:a,baseSha:n,baseRef:o}=l,f=await(0,T().mergeBase)(d,O,a,[a,O,(0,A().fetched)(
o)]),[w]=await(0,E().lookUpCommits)(d,[n]);return(w===void 0||w===O?f:await(0,T().mergeBase)(d,w,a))===f&&await r(d,l,f),
{base:f,audited:a,policyCommit:O}}async function r(d,{headSha:l,pullRequest:O},a){const{changedFiles:n}=O;if(n===void 0)
return;const o=(await(0,I().changedFiles)(d,a,l)).length;if(!(o>=n))throw new(s()).GateError("change_incomplete",`GitHub\
 reports ${n} changed files, but this clone shows only ${o}`,"Set `fetch-depth: 0` on actions/checkout, and run the job \
again.")}async function e(d,l,O,a){if(!await g(d,l,O))return`its first parent ${(0,T().short)(d.base)} is not a recent c\
ommit of ${O.baseRef}`;const n=async()=>await a.merge?.()===d.commit,o=(await l.shallowCommits()).size>0;if(o&&await n())
return;const f=await m(d,l,O);return f===void 0||o?f:await n()?void 0:f}async function m(d,l,{headSha:O,baseRef:a}){(await l.
shallowCommits()).size>0&&await(0,T().mergeBase)(l,d.base,O,[d.commit,(0,A().fetched)(a)]);const[n,[o]]=await Promise.all(
[(0,$().mergedTree)(l,d.base,O),l.read([`${d.commit}^{tree}`])]);return n===void 0?"git cannot compute this merge":n===o?.
oid?void 0:"git computes other content for it"}async function g({base:d,tip:l},O,a){return d===l||d===a.baseSha?!0:await(0,P().
descends)(O,d,a.baseSha,a)&&await(0,P().descends)(O,l,d,a)}},96493:function(G,h,t){Object.defineProperty(h,"__esModule",
{value:!0}),h.findPullRequests=y,h.parseWorkflowRun=P;function s(){const p=t(7723);return s=function(){return p},p}function R(){
const p=t(1207);return R=function(){return p},p}function T(){const p=t(81014);return T=function(){return p},p}function $(){
const p=t(41895);return $=function(){return p},p}function I(){const p=t(46960);return I=function(){return p},p}const A=s().
object({...I().repositorySchema.shape,workflow_run:s().object({id:s().int().positive(),event:s().string(),head_sha:T().objectIdSchema,
head_branch:s().string().min(1).nullable(),head_repository:s().object({owner:s().object({login:s().string().min(1)})}).nullable()})}),
E=["pull_request","pull_request_review"];function P(p,c){if(p!=="workflow_run")throw S(`\`mode: publish\` does not support\
 the event ${JSON.stringify(p)}`);const i=(0,I().inWords)(p,()=>A.parse(c)),{repository:r,workflow_run:e}=i,{owner:m,repo:g}=r;
if(!E.includes(e.event))throw S(`The workflow run was started by ${JSON.stringify(e.event)}`);if(e.head_branch===null||e.
head_repository===null)throw S("The branch or the repository of the workflow run was deleted");const d={owner:e.head_repository.
owner.login,branch:e.head_branch};return{owner:m,repo:g,runId:e.id,headSha:e.head_sha,head:d}}function S(p){return new($()).
GateError("event_unsupported",p,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}
async function y(p,{owner:c,repo:i,head:r,headSha:e}){const m={client:p,owner:c,repo:i};try{const g=`${r.owner}:${r.branch}`,
l=(await(0,T().pullsWithHead)(m,e,g)).map(async({number:a})=>(0,I().pullRequest)(await(0,T().pullRequestAsPayload)(m,a)));
return(await Promise.all(l)).filter(a=>a.headSha===e).sort((a,n)=>a.pullRequest.number-n.pullRequest.number)}catch(g){throw(0,R().
asUnavailable)(g,{doing:"find the pull request",permission:"pull-requests: read"})}}},61218:function(G,h){Object.defineProperty(
h,"__esModule",{value:!0}),h.MAX_ANNOTATIONS=h.GITHUB_LIMITS=void 0;const t=h.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,
checkText:65535,annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*
1024,stepSummaryBytes:1024*1024},s=h.MAX_ANNOTATIONS=500},89055:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.downloadArtifact=A,h.readZipFile=P;function s(){const p=t(51041);return s=function(){return p},p}function R(){const p=t(
41895);return R=function(){return p},p}function T(){const p=t(40410);return T=function(){return p},p}function $(){const p=t(
1207);return $=function(){return p},p}const I=16*1024*1024;async function A({client:p,owner:c,repo:i},r,e){const{actions:m}=p.
octokit.rest;try{const{data:g}=await m.listWorkflowRunArtifacts({owner:c,repo:i,run_id:r,name:e,per_page:100}),[d]=g.artifacts.
filter(O=>O.name===e&&!O.expired).sort((O,a)=>a.id-O.id);if(d===void 0)throw y(`is missing: ${JSON.stringify(e)}`);if(d.
size_in_bytes>I)throw y(`is larger than ${I} bytes`);const l=await m.downloadArtifact({owner:c,repo:i,artifact_id:d.id,archive_format:"\
zip",request:{...T().LEAVES_API,parseSuccessResponseBody:!1}});return await E(l.data)}catch(g){throw(0,$().asUnavailable)(
g,{doing:"download the report",permission:"actions: read"})}}async function E(p){const c=[];let i=0;for await(const r of p){
if(i+=r.length,i>I)throw y(`is larger than ${I} bytes`);c.push(r)}return Buffer.concat(c)}async function P(p,c,i){try{const r=await(0,s().
fromBufferPromise)(p,{lazyEntries:!0});return await S(r,c,i)}catch(r){throw r instanceof R().GateError?r:y(`is not a rea\
dable zip archive (${String(r)})`,r)}}async function S(p,c,i){for await(const r of p.eachEntry()){if(r.fileName!==c)continue;
if(r.uncompressedSize>i)throw y(`has a ${c} that is too large`);const e=[];for await(const m of await p.openReadStreamPromise(
r))e.push(m);return Buffer.concat(e)}throw y(`has no ${c}`)}function y(p,c){return new(R()).GateError("artifact_invalid",
`The artifact of the workflow run ${p}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:c})}},77954:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.appendAnnotations=E,h.missingAnnotations=I;function s(){const S=t(61218);return s=function(){
return S},S}function R(){const S=t(34413);return R=function(){return S},S}function T(){const S=t(40410);return T=function(){
return S},S}function $(){const S=t(1207);return $=function(){return S},S}async function I(S,y,p){if(y.annotationsCount===
0)return p;const{client:c,owner:i,repo:r}=S,e=await c.octokit.paginate(c.octokit.rest.checks.listAnnotations,{owner:i,repo:r,
check_run_id:y.id,per_page:100}),m=new Set(e.map(A)),g=new Set(p.map(A));if([...m].every(d=>g.has(d)))return p.filter(d=>!m.
has(A(d)))}function A(S){const{path:y,start_line:p,end_line:c,start_column:i,end_column:r}=S,{annotation_level:e,title:m,
message:g}=S,d=[m,g].map(O=>O?.trim()??"");return JSON.stringify([y,p,c,...[i??0,r??0],e,...d])}async function E(S,y,p){
const c=s().GITHUB_LIMITS.annotationsPerRequest,i=[];let r=y.annotationsCount;for(let e=0;e<p.length;e+=c){const m=p.slice(
e,e+c);try{await P(S,y,m,r),r+=m.length}catch(g){const d=(0,$().readFailure)(g).kind==="invalid",l=d?m.length:p.length-e,
O=(0,$().explainFailure)(g,{...(0,R().checkOperation)(S),doing:"annotate"});if(i.push(`Missing annotations: ${l}; ${O}.`),
!d)break}}return i}async function P({client:S,owner:y,repo:p},{id:c},i,r){const{checks:e}=S.octokit.rest,m={owner:y,repo:p,
check_run_id:c},g=async()=>{const d={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...i]};return await e.
update({...m,status:"in_progress",output:d,...T().NOT_REPEATABLE}),!0};await S.once(g,async()=>{const{data:d}=await e.get(
m);return d.output.annotations_count>=r+i.length||void 0})}},52155:function(G,h,t){Object.defineProperty(h,"__esModule",
{value:!0}),h.claimOf=m,h.claimedId=S,h.isClaimedBy=d,h.isLater=a,h.isOfGate=e,h.isTaken=O,h.isWaiting=l,h.newRunKey=P,h.
otherPull=n,h.resultId=p,h.resultOf=g,h.shortPolicy=c,h.waitingId=y;function s(){const o=t(77598);return s=function(){return o},
o}const R="merge_group",T="waiting",$=12,I=100,A=/^gene-gate:(.+):(\d{1,9})$/,E=/^(sha256:[0-9a-f]{64});([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9})$/;
function P(o){return`${o??"run"}:${(0,s().randomUUID)()}`}function S({runKey:o,claim:f}){return`gene-gate:${o}:${f}`}function y(o){
return S({runKey:T,claim:m(o)})}function p(o,{digest:f,policy:w},{event:u,base:v,pulls:b}){const C=b.map(M=>`#${M}`).join(
","),k=[u,i(v),c(w),C];return[f,...k,m(o)].join(";")}function c(o){return o?.replace(/^sha256:/,"").slice(0,$)??"none"}function i(o){
return encodeURIComponent(o).slice(0,I)}function r({externalId:o}){const[,f,w]=A.exec(o)??[];if(f!==void 0)return{event:f.
split(":")[0]??"",claim:Number(w),runKey:f};const[,u,v="",b,C="",k="",M]=E.exec(o)??[];if(u===void 0)return;const N=[...k.
matchAll(/#(\d+)/g)].map(([,L])=>Number(L)),U={digest:u,event:v,policy:C,pulls:N,isInto:L=>b===i(L)};return{event:v,claim:Number(
M),result:U}}function e(o){return r(o)!==void 0}function m(o){return r(o)?.claim??0}function g(o){return o?.completed?r(
o)?.result:void 0}function d(o,f){return!o.completed&&r(o)?.runKey===f}function l(o){return d(o,T)}function O(o,{event:f}){
const w=u=>!(u.completed&&u.conclusion==="success");return f!==R&&o.some(u=>r(u)?.event===R&&w(u))}function a(o,{runKey:f,
claim:w},u){const v=r(o);return v===void 0||v.runKey===T||v.runKey===f?!1:v.claim!==w?v.claim>w:u===void 0||o.id>=u.id}function n(o,{
pulls:f}){const[w,...u]=g(o)?.pulls??[];if(!(w===void 0||u.length>0||f.includes(w)))return w}},34413:function(G,h,t){Object.
defineProperty(h,"__esModule",{value:!0}),h.CONCLUSIONS=void 0,h.checkOperation=$,h.completeCheck=e,h.createCheck=p,h.findUnfinished=
A,h.gateChecks=I,h.isStillClaimed=P,h.leaveWaiting=d,h.listChecks=E,h.supersedeCheck=g,h.takeUpCheck=c,h.updateCheck=i;function s(){
const l=t(52155);return s=function(){return l},l}function R(){const l=t(40410);return R=function(){return l},l}function T(){
const l=t(1207);return T=function(){return l},l}function $({readOnlyToken:l=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:l}}async function I(l,O){return(await E(l,l.headSha,O)).filter(s().isOfGate).sort((n,o)=>o.
id-n.id)}async function A(l,{runKey:O,checkName:a}){return(await E(l,l.headSha,a)).filter(o=>(0,s().isClaimedBy)(o,O))}async function E({
client:l,owner:O,repo:a},n,o){const f=await l.octokit.paginate(l.octokit.rest.checks.listForRef,{owner:O,repo:a,ref:n,...o!==
void 0&&{check_name:o},filter:"all",per_page:100});return(0,T().requireAsked)(f.every(({head_sha:w,name:u})=>w===n&&u===
(o??u)),"the check runs of this name on the commit"),f.map(S)}async function P({client:l,owner:O,repo:a},{id:n,externalId:o}){
const{data:f}=await l.octokit.rest.checks.get({owner:O,repo:a,check_run_id:n});return(0,T().requireAsked)(f.id===n,"this\
 check run"),f.external_id===o&&f.status!=="completed"}function S(l){return{id:l.id,name:l.name,url:l.html_url,detailsUrl:l.
details_url??"",completed:l.status==="completed",conclusion:l.conclusion,externalId:l.external_id??"",appId:l.app?.id,appSlug:l.
app?.slug,headSha:l.head_sha,completedAt:l.completed_at??"",annotationsCount:l.output.annotations_count}}function y(l){return{
status:"in_progress",external_id:(0,s().claimedId)(l),started_at:new Date().toISOString(),...l.detailsUrl!==void 0&&{details_url:l.
detailsUrl},output:{title:"The gate is running",summary:"Auditing and running the change."}}}async function p(l,O,a){const{
client:n,owner:o,repo:f,headSha:w}=l,u=async()=>{const{data:v}=await n.octokit.rest.checks.create({owner:o,repo:f,head_sha:w,
name:O.checkName,...y(O),...R().NOT_REPEATABLE});return(0,T().requireAsked)(v.head_sha===w,"this commit"),S(v)};return n.
once(u,async()=>(await A(l,O)).find(({id:b})=>b>(a?.id??0)))}async function c(l,O,a){return S(await i(l,a,y(O)))}async function i({
client:l,owner:O,repo:a},{id:n},o){const f={owner:O,repo:a,check_run_id:n,...o},{data:w}=await l.octokit.rest.checks.update(
f);return(0,T().requireAsked)(w.id===n,"this check run"),w}const r=h.CONCLUSIONS=["failure","action_required","neutral",
"success"];async function e(l,O,{conclusion:a,externalId:n,output:o}){const w=await i(l,O,{status:"completed",conclusion:a,
external_id:n,output:o});if(w.status!=="completed"||w.conclusion!==a)throw new(T()).BrokenAnswer("the check run is not c\
ompleted with this result")}const m=" (superseded)";async function g(l,{checkName:O},a){await i(l,a,{name:`${O}${m}`,status:"\
completed",conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`The result for this commit is i\
n the check run \u201C${O}\u201D.`}})}async function d(l,O,a){const n=(0,s().waitingId)(O);await i(l,O,{status:"in_progr\
ess",external_id:n,output:a})}},40410:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.PASSING_FAILURES=
h.NOT_REPEATABLE=h.LEAVES_API=void 0,h.connect=E,h.waitBeforeRetry=f;function s(){const w=t(58500);return s=function(){return w},
w}function R(){const w=t(78589);return R=function(){return w},w}function T(){const w=t(1207);return T=function(){return w},
w}const $=h.LEAVES_API={leavesApi:!0},I=18e4,A=3e3;function E(w,u={}){const{timeoutMs:v=15e3,sleep:b=P,now:C=Date.now,signal:k}=u,
M=u.baseUrl||"https://api.github.com",N=(0,R().getOctokit)(w,{baseUrl:M});let j=I;async function U(F,B){for(let H=1;;H+=
1){const V=C();try{return await F()}catch(W){const D=f((0,T().readFailure)(W),H,C());if(D===void 0||k?.aborted||(j-=C()-
V+D,j<0)||(await b(D,k),k?.aborted))throw W}const J=await B?.();if(J!==void 0)return J}}return N.hook.wrap("request",(F,B)=>{
const H=B.request?.fetch??globalThis.fetch,V=B.request?.leavesApi?H:e(H,M),J=async()=>{r(B.url,M),B.request={...B.request,
fetch:V,signal:L()};try{const W=await F(B);return g(W.status,W.headers.location),S(B,W),W}catch(W){throw p(W)}};return B.
request?.notRepeatable===!0?J():U(J)}),{octokit:N,once:U};function L(){return k===void 0?AbortSignal.timeout(v):k.aborted?
AbortSignal.timeout(Math.min(v,A)):AbortSignal.any([k,AbortSignal.timeout(v)])}}function P(w,u){return(0,s().setTimeout)(
w,void 0,u&&{signal:u}).catch(()=>{})}function S({method:w,url:u},{status:v,data:b}){if(!(w==="DELETE"?v===204:v===200||
v===201))throw new(T()).BrokenAnswer(`its status is ${v}`);if(w==="DELETE")return;if(typeof b!="object"||b===null)throw new(T()).
BrokenAnswer("it was truncated or is not JSON");if((w==="POST"||w==="PATCH")&&!u.endsWith("/graphql")&&!("id"in b))throw new(T()).
BrokenAnswer("it has no id");if(/[?&]per_page=/.test(u)&&!Array.isArray(y(u,b)))throw new(T()).BrokenAnswer("it is not a\
 list")}function y(w,u){return/\/check-runs\?/.test(w)?"total_count"in u&&"check_runs"in u?u.check_runs:void 0:u}function p(w){
const{status:u,said:v}=(0,T().readFailure)(w);return u===409?new(T()).BrokenAnswer(`its status is 409, ${v}`,{cause:w}):
w}class c extends Error{name="ForeignAnswer"}const i=5;function r(w,u){const{origin:v}=new URL(w,`${u}/`);if(v!==new URL(
u).origin)throw d(v)}function e(w,u){const{origin:v}=new URL(u);return async(b,C)=>{let k=String(b);for(let M=0;;M+=1){const N=await w(
k,{...C,redirect:"manual"}),j=m(N.status)?N.headers.get("location"):null,U=j!==null&&URL.canParse(j,k)&&new URL(j,k);if(!U||
U.origin!==v||M===i)return N;await N.body?.cancel(),k=U.href}}}function m(w){return w>=300&&w<400}function g(w,u){if(m(w)&&
typeof u=="string")throw d(u)}function d(w){const u=URL.canParse(w)?new URL(w).origin:w;return new c(`the answer refers \
to ${u}, which is not GitHub's API`)}const l=4,O=60,a=60,n=h.NOT_REPEATABLE={request:{notRepeatable:!0}},o=h.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function f(w,u,v){if(!o.has(w.kind)||u>=l)return;if(w.kind!==
"rate_limited")return 1e3*2**(u-1);const b=w.resetAt===void 0?void 0:Math.max(1,w.resetAt-v/1e3),C=w.retryAfter??b??a;return C>
O?void 0:Math.ceil(C*1e3)}},66059:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.commentThread=T,h.viewerLogin=
$;function s(){const I=t(40410);return s=function(){return I},I}function R(){const I=t(1207);return R=function(){return I},
I}function T(I,A,E){const{client:P,owner:S,repo:y}=I,{issues:p}=P.octokit.rest,c={owner:S,repo:y};let i;async function r(){
const l=(await P.octokit.paginate(p.listComments,{...c,issue_number:A,per_page:100})).filter(O=>O.body?.startsWith(E));return l.
length===0?[]:(i??=await $(P),l.filter(O=>O.user?.login===i).map(({id:O,html_url:a,body:n=""})=>({id:O,url:a,body:n})).sort(
(O,a)=>O.id-a.id))}async function e(d){const l=async()=>{const{data:O}=await p.createComment({...c,issue_number:A,body:d,
...s().NOT_REPEATABLE});return i??=O.user?.login,{id:O.id,url:O.html_url,body:d}};return P.once(l,async()=>(await r())[0])}
async function m(d,l){const[O,...a]=d;if(O!==void 0)return await g(O,a,l);const n=await e(l),[o=n,...f]=await r();return await g(
o,f,l)}async function g(d,l,O){d.body!==O&&await p.updateComment({...c,comment_id:d.id,body:O});for(const{id:a}of l)await(0,R().
ifFound)(p.deleteComment({...c,comment_id:a}));return d}return{own:r,leaveOne:m}}async function $({octokit:I}){return(await I.
graphql("{ viewer { login } }")).viewer.login}},53844:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.
nameOfPull=A,h.obtainCheck=I,h.renameOthers=E,h.settleCheck=P;function s(){const c=t(77954);return s=function(){return c},
c}function R(){const c=t(52155);return R=function(){return c},c}function T(){const c=t(34413);return T=function(){return c},
c}function $(){const c=t(1207);return $=function(){return c},c}async function I(c,i,r){const e=await(0,T().gateChecks)(c,
i.checkName);if((0,R().isTaken)(e,i.binding))return"merge queue";if(r!==void 0&&e.some(l=>(0,R().isLater)(l,{...i,claim:r})))
return"later run";const m=Math.max(0,...e.map(R().claimOf)),g={...i,claim:r??m+1},d=e.filter(l=>(0,R().otherPull)(l,i.binding)===
void 0);for(const l of d){const O=await p(c,g,l);if(O)return O}return await(0,T().createCheck)(c,g,e[0])}function A(c,i){
return`${c} (#${i})`}async function E(c,i,r){for(const e of r??await(0,T().gateChecks)(c,i.checkName)){const m=(0,R().otherPull)(
e,i.binding);m!==void 0&&await(0,T().updateCheck)(c,e,{name:A(i.checkName,m)})}}async function P(c,i,r,e){const m={...i,
claim:(0,R().claimOf)(r)},g=await(0,T().listChecks)(c,c.headSha,i.checkName),d=g.filter(R().isOfGate).sort((b,C)=>C.id-b.
id);if((0,R().isTaken)(d,i.binding))return;const l=g.filter(b=>!(0,R().isOfGate)(b)&&!S(b,i)),O=d.filter(b=>b.appId===r.
appId&&(0,R().otherPull)(b,i.binding)===void 0),a=b=>(0,R().isLater)(b,m,r)&&!(b.completed&&i.joins===!0);if(O.some(a))return;
i.separates&&await E(c,i,d);const n=Math.max(...[r,...O].map(R().claimOf)),o={...i,claim:n},[f]=O,w=f?.externalId===r.externalId&&
!f.completed?f:f&&await p(c,o,f),u=w&&await(0,s().missingAnnotations)(c,w,e);return w&&u?{run:w,missing:u,superseded:O.filter(
({id:b})=>b!==w.id),twins:l}:{run:await(0,T().createCheck)(c,o,f),missing:e,superseded:O,twins:l}}function S({detailsUrl:c},{
detailsUrl:i}){return i!==void 0&&c.startsWith(`${i}/`)}const y=new Set(["forbidden","not_found","invalid"]);async function p(c,i,r){
try{const e=await(0,T().takeUpCheck)(c,i,r);return e.completed||e.externalId!==(0,R().claimedId)(i)?void 0:e}catch(e){if(y.
has((0,$().readFailure)(e).kind))return;throw e}}},81014:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.objectIdSchema=void 0,h.pullOrigin=y,h.pullRequestAsPayload=P,h.pullRequestHunks=c,h.pullRequestState=A,h.pullsOfCommit=
S,h.pullsWithHead=E;function s(){const i=t(7723);return s=function(){return i},i}function R(){const i=t(1207);return R=function(){
return i},i}const T=h.objectIdSchema=s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),$=s().object({number:s().int().
positive(),state:s().enum(["open","closed"]),head:s().object({sha:T,repo:s().object({id:s().int()}).nullable()}),base:s().
object({ref:s().string().min(1),repo:s().object({id:s().int()})})});async function I({client:i,owner:r,repo:e},m){const{
data:g}=await i.octokit.rest.pulls.get({owner:r,repo:e,pull_number:m}),d=$.parse(g);return(0,R().requireAsked)(d.number===
m,`pull request ${m}`),{data:g,pull:d}}async function A(i,r){const{data:e,pull:m}=await I(i,r);return{headSha:m.head.sha,
changedFiles:e.changed_files}}async function E({client:i,owner:r,repo:e},m,g){const d=await i.octokit.paginate(i.octokit.
rest.pulls.list,{owner:r,repo:e,state:"open",...g!==void 0&&{head:g},per_page:100}),l=s().array($).parse(d);return(0,R().
requireAsked)(l.every(({state:O})=>O==="open"),"open pull requests"),l.filter(({head:O})=>O.sha===m).map(({number:O,base:a})=>({
number:O,baseRef:a.ref})).sort((O,a)=>O.number-a.number)}async function P(i,r){const{client:e,owner:m,repo:g}=i,{data:d}=await e.
octokit.rest.repos.get({owner:m,repo:g}),{data:l}=await I(i,r);return{repository:d,pull_request:l}}async function S({client:i,
owner:r,repo:e},m){const{repos:g}=i.octokit.rest,d={owner:r,repo:e,commit_sha:m,per_page:100},l=await i.octokit.paginate(
g.listPullRequestsAssociatedWithCommit,d);return s().array($).parse(l).map(p)}async function y(i,r){const{data:e,pull:m}=await I(
i,r);return{...p(m),commits:e.commits}}function p({number:i,state:r,head:e,base:m}){return{number:i,isOpen:r==="open",baseRef:m.
ref,headSha:e.sha,isFork:e.repo?.id!==m.repo.id}}async function c({client:i,owner:r,repo:e},m,g){const{octokit:d}=i,l={owner:r,
repo:e,pull_number:m,per_page:100},O=new Map;for await(const{data:a}of d.paginate.iterator(d.rest.pulls.listFiles,l)){for(const{
filename:n,patch:o}of a)o!==void 0&&g.has(n)&&O.set(n,o);if(O.size===g.size)break}return O}},40638:function(G,h,t){Object.
defineProperty(h,"__esModule",{value:!0}),h.readFileAt=I,h.refTip=E;function s(){const P=t(7723);return s=function(){return P},
P}function R(){const P=t(61218);return R=function(){return P},P}function T(){const P=t(1207);return T=function(){return P},
P}function $(){const P=t(81014);return $=function(){return P},P}async function I({client:P,owner:S,repo:y},p,c){const i={
owner:S,repo:y,path:p,ref:c},{data:r}=await P.octokit.rest.repos.getContent(i);if(Array.isArray(r)||r.type!=="file"||r.encoding!==
"base64")throw new Error(`expected a file of at most ${R().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(r.content,
"base64")}const A=s().object({ref:s().string(),object:s().object({sha:$().objectIdSchema})});async function E({client:P,
owner:S,repo:y},p){const c=await(0,T().ifFound)(P.octokit.rest.git.getRef({owner:S,repo:y,ref:p}));if(c===void 0)return;
const{ref:i,object:r}=A.parse(c.data);return(0,T().requireAsked)(i===`refs/${p}`,`refs/${p}`),r.sha}},59508:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.missingLineComments=T,h.writeReview=A;function s(){const E=t(40410);return s=
function(){return E},E}function R(){const E=t(66059);return R=function(){return E},E}async function T(E,P){const S=await I(
E);return P.filter(y=>!S.has($(y)))}function $({path:E,start_line:P,line:S,body:y}){return JSON.stringify([E,P??S,S,y.trim()])}
async function I({target:E,number:P,marker:S}){const{client:y,owner:p,repo:c}=E,r=(await y.octokit.paginate(y.octokit.rest.
pulls.listReviewComments,{owner:p,repo:c,pull_number:P,per_page:100})).filter(({body:g})=>g.startsWith(S));if(r.length===
0)return new Set;const e=await(0,R().viewerLogin)(y),m=r.filter(({user:g})=>g.login===e);return new Set(m.map(({path:g,line:d,
start_line:l,body:O})=>$({path:g,line:d??0,...l&&{start_line:l},body:O})))}async function A(E,P,S){const{target:y,number:p,
marker:c}=E,{client:i,owner:r,repo:e,headSha:m}=y,g=async()=>(await i.octokit.rest.pulls.createReview({owner:r,repo:e,pull_number:p,
commit_id:m,event:"COMMENT",body:`${c}
${S}`,comments:P.map(d=>({...d,side:"RIGHT",...d.start_line!==void 0&&{start_side:"RIGHT"}})),...s().NOT_REPEATABLE}),!0);
await i.once(g,async()=>{const d=await I(E);return P.some(l=>d.has($(l)))||void 0})}},64632:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.LAST_EDITS=void 0,h.githubReviews=r;function s(){const e=t(7723);return s=function(){return e},
e}function R(){const e=t(41895);return R=function(){return e},e}function T(){const e=t(1207);return T=function(){return e},
e}function $(){const e=t(81014);return $=function(){return e},e}const I=s().object({id:s().int(),login:s().string(),type:s().
string()}),A=s().object({id:s().int(),node_id:s().string(),user:I.nullable(),state:s().string(),body:s().string().nullable(),
commit_id:$().objectIdSchema.nullable().optional(),submitted_at:s().iso.datetime().optional()}).transform(({node_id:e,commit_id:m=null,
submitted_at:g=null,body:d,...l})=>({...l,nodeId:e,body:d??"",commit:m,submittedAt:g})),E=s().object({user:I}),P=s().object(
{permission:s().string(),user:s().object({id:s().int()}).nullable()}),S=s().object({timelineItems:s().object({nodes:s().
array(s().object({createdAt:s().iso.datetime()}).nullable())})}),y=s().object({nodes:s().array(s().object({id:s().string(),
lastEditedAt:s().iso.datetime().nullable(),pullRequest:S.optional()}).nullable())}),p=h.LAST_EDITS=`query($ids: [ID!]!) \
{ nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,c=100,i=new Set(["admin","write"]);function r({client:e,owner:m,repo:g},{number:d}){const{pulls:l,repos:O}=e.octokit.
rest,a={owner:m,repo:g,pull_number:d};return{authorId:async()=>E.parse((await l.get(a)).data).user.id,list:async()=>{const n=await e.
octokit.paginate(l.listReviews,{...a,per_page:100});return s().array(A).parse(n)},lastEdits:async n=>{const o=new Map,f=n.
map(({nodeId:w})=>w);for(let w=0;w<f.length;w+=c){const u=f.slice(w,w+c),v=y.parse(await e.octokit.graphql(p,{ids:u}));for(const b of v.
nodes){if(b===null)continue;const C=b.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;o.set(b.id,{editedAt:b.lastEditedAt,
retargetedAt:C})}}return o},mayWrite:async({id:n,login:o})=>{const f={owner:m,repo:g,username:o},w=await(0,T().ifFound)(
O.getCollaboratorPermissionLevel(f));if(w===void 0)return!1;const{permission:u,user:v}=P.parse(w.data);return v?.id===n&&
i.has(u)},explain:(n,o)=>n instanceof R().GateError?`could not ${o}: ${n.message}`:(0,T().explainFailure)(n,{doing:o,permission:"\
pull-requests: read"})}}},60823:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.annotationsOf=y;function s(){
const n=t(61218);return s=function(){return n},n}function R(){const n=t(78261);return R=function(){return n},n}function T(){
const n=t(10289);return T=function(){return n},n}function $(){const n=t(69633);return $=function(){return n},n}function I(){
const n=t(17577);return I=function(){return n},n}function A(){const n=t(94965);return A=function(){return n},n}const E=3,
P=80,S={error:"failure",warning:"warning",notice:"notice"};function y(n,o=s().MAX_ANNOTATIONS){const f=n.findings.filter(
c).filter(({suppressed:M,seed:N})=>!M&&!N),w=f.filter(({location:M})=>g(M.path)),u=(0,I().groupsOf)(w,i).sort((M,N)=>O(M.
lead,N.lead)),v=p(u.map(M=>r(M,n))),b=f.length-w.length,C=v.length-o,k=[C>0&&`Findings beyond the limit of ${o} annotati\
ons per check run: ${C}.`,b>0&&`Findings in files whose names cannot be used in an annotation: ${b}.`];return{annotations:v.
slice(0,o),notes:k.filter(M=>M!==!1)}}function p(n){return[...new Map(n.map(o=>[JSON.stringify(o),o])).values()]}function c(n){
return n.location!==void 0}function i(n){const{cause:o,severity:f,location:w,subject:u}=n,v=o===void 0||u?.command!==void 0;
return JSON.stringify(v?n:[o,f,w.path])}function r({lead:n,others:o},f){const{severity:w,rule:u,message:v,remedy:b,subject:C}=(0,I().
dangerFirst)(n),{location:k,note:M}=e(n.location,f),{line:N,column:j,end_line:U=N,end_column:L=j}=k,F=[u,C?.id].filter(Boolean).
join(": "),B=[v,b,...m(o),M].filter(Boolean).join(`
`)||u;return{path:k.path,start_line:N,end_line:Math.max(N,U),...U<=N&&{start_column:j,end_column:Math.max(j,L)},annotation_level:S[w],
title:(0,A().clip)(d(F).replace(/\s+/g," "),s().GITHUB_LIMITS.annotationTitle),message:l(d(B),s().GITHUB_LIMITS.annotationMessageBytes)}}
function e(n,o){const{path:f,line:w,end_line:u=w}=n,v=(0,$().headPlace)(o,n)?.line;if(v===void 0){const C=`This is line ${w}\
 of the audited commit ${(0,A().shortCommit)(o.audited_sha)}; the head has no such line.`;return{location:{path:f,line:1,
column:1},note:C}}const b=(0,$().headPlace)(o,{path:f,line:u})?.line??v;return{location:{...n,line:v,end_line:Math.max(v,
b)}}}function m(n){if(n.length===0)return[];const o=[...new Set(n.map(({subject:u,location:v})=>u?.id??`line ${v.line}`))],
f=o.length-E;return[`Also: ${o.slice(0,E).map(u=>(0,A().clip)(u,P)).join(", ")}${f>0?` and ${f} more`:""}`]}function g(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,$().isRepositoryPath)(n)}function d(n){return(0,T().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function l(n,o){const f=Buffer.from(n);return f.length<=o?n:`${f.subarray(
0,o-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function O(n,o){const[f,w]=[n.location,o.location];
return(0,R().byHarm)(n,o)||a(f.path,w.path)||f.line-w.line}function a(n,o){return n===o?0:n<o?-1:1}},26789:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.beginCheck=e,h.checkContent=m,h.checkOutput=o,h.publishCheck=g;function s(){
const f=t(61218);return s=function(){return f},f}function R(){const f=t(77954);return R=function(){return f},f}function T(){
const f=t(52155);return T=function(){return f},f}function $(){const f=t(34413);return $=function(){return f},f}function I(){
const f=t(40410);return I=function(){return f},f}function A(){const f=t(1207);return A=function(){return f},f}function E(){
const f=t(53844);return E=function(){return f},f}function P(){const f=t(10289);return P=function(){return f},f}function S(){
const f=t(31048);return S=function(){return f},f}function y(){const f=t(94965);return y=function(){return f},f}function p(){
const f=t(45710);return p=function(){return f},f}function c(){const f=t(64597);return c=function(){return f},f}const i="\
the check run of this commit belongs to the merge queue, which has not passed; push another commit to the pull request",
r="a later run of the gate on this commit, or the merge queue, has the check run";async function e(f,w,u){try{const v=u&&
"run"in u?(0,T().claimOf)(u.run):void 0,b=await(0,E().obtainCheck)(f,w,v);return b==="later run"?{reason:r,permanent:!0,
lost:!0}:b==="merge queue"?{reason:i,permanent:!0}:{run:b}}catch(v){const b=!I().PASSING_FAILURES.has((0,A().readFailure)(
v).kind);return{reason:(0,A().explainFailure)(v,(0,$().checkOperation)(f)),permanent:b}}}function m(f,w){const{report:u,
title:v,text:b}=f;return{...w,conclusion:(0,c().conclusionOf)(u),title:v,digest:(0,S().reportDigest)(u),policy:u.policy?.
digest,page:C=>f.markdown(C,{part:"detail"}),text:b}}async function g(f,w,u,v){const b="run"in u||u.permanent?u:await e(
f,w);if("reason"in b)return{status:b.lost?"skipped":"failed",reason:b.reason};try{const C=await(0,E().settleCheck)(f,w,b.
run,v.annotations);return C===void 0?(await n(f,w,await(0,$().findUnfinished)(f,w)),{status:"skipped",reason:r}):await d(
f,w,C,v)}catch(C){return{status:"failed",reason:(0,A().explainFailure)(C,(0,$().checkOperation)(f))}}}async function d(f,w,{
run:u,missing:v,superseded:b,twins:C},k){const N=[...await(0,R().appendAnnotations)(f,u,v),...C.slice(0,l).map(O)];if(!await(0,$().
isStillClaimed)(f,u))return{status:"skipped",reason:r};const j={conclusion:k.conclusion,externalId:(0,T().resultId)(u,k,
w.binding),output:o(k,[...k.notes,...N,a(k,w)])},U=await F(j.output),L=await n(f,w,b);return{status:"reached",...u.url!==
null&&{where:u.url},notes:[...N,...U,...L]};async function F(B){try{return await(0,$().completeCheck)(f,u,{...j,output:B}),
[]}catch(H){if((0,A().readFailure)(H).kind!=="invalid")throw H;const V=(0,A().explainFailure)(H,(0,$().checkOperation)(f)),
J=k.title.replace(/[^\x20-\x7e]/g,"?");return await(0,$().completeCheck)(f,u,{...j,output:{title:(0,y().clip)(J,s().GITHUB_LIMITS.
checkTitle),summary:`The step summary and the result files have the details: ${V}.`}}),[V]}}}const l=3;function O({url:f,
appSlug:w="unknown",conclusion:u,completed:v}){return`Another check run of this commit has the same name, but is not the\
 gate's: it is ${v?u:"not completed"}, by the app ${w}, ${f??"without a page"}. Its result says nothing about this chang\
e, and can satisfy or block a rule that requires the name. A job of that name, also one in a workflow that a fork adds, \
creates it.`}function a({policy:f},{binding:{event:w,base:u}}){return`The result is about ${w} into ${(0,P().markdownCode)(
u)}, policy ${(0,T().shortPolicy)(f)}.`}async function n(f,w,u){const v=[];for(const b of u)try{await(0,$().supersedeCheck)(
f,w,b)}catch(C){v.push((0,A().explainFailure)(C,{...(0,$().checkOperation)(f),doing:"rename an older check run of the sa\
me name"}))}return v}function o({title:f,page:w,text:u},v){const b=u?.(s().GITHUB_LIMITS.checkText);return{title:(0,y().
clip)(f,s().GITHUB_LIMITS.checkTitle),summary:(0,p().withNotes)(w,v,s().GITHUB_LIMITS.checkSummary),...b!==void 0&&{text:(0,y().
clip)(b,s().GITHUB_LIMITS.checkText)}}}},31540:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.commentMarker=
A,h.publishComment=E;function s(){const S=t(61218);return s=function(){return S},S}function R(){const S=t(66059);return R=
function(){return S},S}function T(){const S=t(1207);return T=function(){return S},S}function $(){const S=t(81014);return $=
function(){return S},S}function I(){const S=t(45710);return I=function(){return S},S}function A(S){return`<!-- gene-gate\
: ${encodeURIComponent(S).replaceAll("-","%2D")} -->`}async function E(S,{mode:y,name:p,place:c},i,r){const{pullRequest:e,
readOnlyToken:m=!1}=S;if(y==="never")return(0,I().skipped)("the `comment` input is `never`");if(e===void 0)return(0,I().
skipped)("the event has no pull request");const g={doing:"write the comment",permission:"pull-requests: write",readOnlyToken:m};
try{const d=(0,R().commentThread)(S,e.number,A(p)),l=await d.own(),{verdict:O,read:a=[],agent_files:n=[]}=i.report,o=O===
"pass"&&a.length+n.length===0;if(o&&l.length===0&&y==="on-findings")return(0,I().skipped)("there is nothing to report");
const{headSha:f}=await(0,$().pullRequestState)(S,e.number);if(f!==S.headSha)return(0,I().skipped)(`the head of the pull \
request is now ${f}, which has its own run`);const w=o&&y==="on-findings"?[P]:[],u=[A(p),...w,""].join(`
`),v=s().GITHUB_LIMITS.commentBody-u.length,b=`${u}${(0,I().withNotes)(k=>i.markdown(k,c),r,v)}`;return{status:"reached",
where:(await d.leaveOne(l,b)).url}}catch(d){return{status:"failed",reason:(0,T().explainFailure)(d,g)}}}const P=`Nothing\
 is left of what was reported here.
`},45710:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.skipped=R,h.withNotes=T;function s(){const $=t(
94965);return s=function(){return $},$}function R($){return{status:"skipped",reason:$}}function T($,I,A){if(I.length===0)
return(0,s().clip)($(A),A);const E=(0,s().clip)(`

---
${I.map(S=>`- ${S}`).join(`
`)}
`,A),P=A-E.length;return`${(0,s().clip)($(P),P)}${E}`}},67111:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.logAnnotations=E,h.logChannels=P,h.logFailures=p;function s(){const c=t(51660);return s=function(){return c},c}function R(){
const c=t(63245);return R=function(){return c},c}function T(){const c=t(94965);return T=function(){return c},c}function $(){
const c=t(20849);return $=function(){return c},c}const I=10,A={failure:"error",warning:"warning",notice:"notice"};function E(c,i){
let r=0;for(const[e,m]of Object.entries(A)){const g=i.filter(({annotation_level:d})=>d===e);r+=Math.max(0,g.length-I);for(const d of g.
slice(0,I))c[m](d.message,{title:d.title,file:d.path,startLine:d.start_line,endLine:d.end_line,...d.start_column!==void 0&&
{startColumn:d.start_column},...d.end_column!==void 0&&{endColumn:d.end_column}})}r>0&&c.info(`Findings omitted from the\
 log: ${r}; see the summary.`)}function P(c,i){for(const[r,e]of Object.entries(i))if(e.status==="failed"&&c.warning(`${r}\
: ${e.reason}`),e.status==="skipped"&&c.info(`${r}: skipped: ${e.reason}`),e.status==="reached"){c.info(`${r}: published${e.
where===void 0?"":` (${e.where})`}`);for(const m of e.notes??[])c.warning(`${r}: ${m}`)}}const S={lines:20,columns:160},
y=50;async function p(c,i){const r=(0,R().reportSections)(i).failed.filter(({command:e})=>!e.outcome?.reused);for(const{
command:e,gene:m,position:g}of r.slice(0,y)){if(e.outcome===void 0)continue;const d=`${m.id}, command ${g} ${(0,T().statusWords)(
e.outcome)}: ${e.command}`;c.startGroup((0,$().safeLine)(d));const l=(0,s().errorLines)(e.outcome,S.lines,S.columns);await(0,$().
withoutLogCommands)(c.info,async()=>{for(const O of l)c.info(`\u2502 ${(0,$().safeLine)(O)}`)}),c.endGroup()}}},88863:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.outputsOf=T,h.setOutputs=$;function s(){const E=t(1207);return s=function(){
return E},E}function R(){const E=t(94965);return R=function(){return E},E}function T(E,P,S,y={}){const p=E.genes.flatMap(
r=>r.commands),c=p.filter(({outcome:r})=>r&&(0,R().didRun)(r)),i=c.filter(({outcome:r})=>r?.status==="passed");return{verdict:E.
verdict,conclusion:P,"next-actor":E.next_actor,"report-path":S?.report??"","page-path":S?.html??"","agent-task-path":S?.
agentTask??"","validation-reports-path":S?.validationReports??"","sarif-path":S?.sarif??"","junit-path":S?.junit??"","ch\
eck-url":I(y.check),"comment-url":I(y.comment),errors:String(A(E,"error")),warnings:String(A(E,"warning")),"genes-change\
d":String(E.genes.length),"commands-run":String(c.length),"commands-passed":String(i.length),"commands-failed":String(c.
length-i.length),"commands-blocked":String(p.filter(({verdict:r})=>r==="block").length),"approval-digest":E.approval_digest??
""}}function $(E,P){try{for(const[S,y]of Object.entries(P))E.setOutput(S,y)}catch(S){E.warning(`could not set the output\
s: ${(0,s().readFailure)(S).said}`)}}function I(E){return E?.status==="reached"?E.where??"":""}function A({findings:E},P){
return E.filter(S=>S.severity===P&&!S.suppressed).length}},20235:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.closeAbandonedCheck=p,h.remember=I,h.startedState=S,h.wereUnseen=y;function s(){const i=t(7723);return s=function(){return i},
i}function R(){const i=t(34413);return R=function(){return i},i}function T(){const i=t(1207);return T=function(){return i},
i}function $(){const i=t(26040);return $=function(){return i},i}function I({core:i},r,e="true"){try{i.saveState(r,e)}catch(m){
i.warning(`The post step cannot close the check run: ${(0,T().readFailure)(m).said}`)}}const A={title:"The gate did not \
finish",summary:"The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its\
 runner, or could not reach GitHub. The gate made no decision about this change. Run the job again; its log has the deta\
ils."},E={title:"Decided, but not published",summary:"The gate decided about this change, but could not complete this ch\
eck run. The log of the job and its step summary have the result and the reason. Run the job again to publish it."},P=s().
object({owner:s().string(),repo:s().string(),headSha:s().string(),checkName:s().string(),runKey:s().string()});function S({
checkName:i,runKey:r},{owner:e,repo:m,headSha:g}){return JSON.stringify({owner:e,repo:m,headSha:g,checkName:i,runKey:r})}
function y({getState:i}){return i("others-unseen")!==""}async function p({connect:i,getState:r}){const e=c(r("started-ch\
eck"));if(e===void 0)return{status:"nothing_to_close"};const m={client:i(),...e};try{const g=await(0,R().findUnfinished)(
m,{runKey:e.runKey});if(g.length===0)return{status:"nothing_to_close"};const d=r("decided")===""?A:E;for(const l of g)await(0,R().
completeCheck)(m,l,{conclusion:"failure",externalId:l.externalId,output:d});return{status:"closed"}}catch(g){return{status:"\
failed",reason:(0,T().explainFailure)(g,(0,R().checkOperation)(m))}}}function c(i){return(0,$().attempt)(()=>P.parse(JSON.
parse(i)))}},34453:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.publish=m,h.startCheck=e;function s(){
const n=t(26040);return s=function(){return n},n}function R(){const n=t(31048);return R=function(){return n},n}function T(){
const n=t(60823);return T=function(){return n},n}function $(){const n=t(26789);return $=function(){return n},n}function I(){
const n=t(31540);return I=function(){return n},n}function A(){const n=t(45710);return A=function(){return n},n}function E(){
const n=t(67111);return E=function(){return n},n}function P(){const n=t(88863);return P=function(){return n},n}function S(){
const n=t(20235);return S=function(){return n},n}function y(){const n=t(64597);return y=function(){return n},n}function p(){
const n=t(55430);return p=function(){return n},n}function c(){const n=t(65433);return c=function(){return n},n}function i(){
const n=t(85306);return i=function(){return n},n}function r(){const n=t(34484);return r=function(){return n},n}async function e(n){
const{github:o}=n;return"unavailable"in o?{reason:o.unavailable,permanent:!0}:((0,S().remember)(n,"started-check",(0,S().
startedState)(n,o)),await(0,$().beginCheck)(o,n))}async function m(n,o,f){const{github:w,core:u,outputDirectory:v}=n,b=O(
f),{report:C}=b,k=(0,y().conclusionOf)(C),M=(0,T().annotationsOf)(C),N=await(0,p().publishFiles)(v,b),{check:j,comment:U,
suggestions:L}="unavailable"in w?l(w.unavailable):await V(w),F=await(0,i().publishStepSummary)(n.stepSummaryPath,b,d(j,U),
a(N,j,U)),B={files:N,check:j,comment:U,suggestions:L,summary:F};await(0,E().logFailures)(u,C),j.status!=="reached"&&(0,E().
logAnnotations)(u,M.annotations),j.status==="failed"&&C.verdict!=="error"&&(0,S().remember)(n,"decided"),(0,E().logChannels)(
u,B);const H=N.status==="reached"?(0,p().resultPaths)(v):void 0;return(0,P().setOutputs)(u,(0,P().outputsOf)(C,k,H,B)),{
conclusion:k,digest:(0,R().reportDigest)(C),channels:B};async function V(J){const W=(0,$().checkContent)(b,M),D=await(0,c().
publishAmongOthers)(J,n,o,W);if(D.status==="skipped")return{check:D,comment:D,suggestions:D};D.status==="reached"&&(0,S().
remember)(n,"started-check",""),D.status==="reached"&&D.unseen&&(0,S().remember)(n,"others-unseen");const{name:z,comment:Y,
suggestions:Q}=n,X=a(N,D),Z=g(D),K=await(0,I().publishComment)(J,{mode:Y,name:z,place:Z},b,X),x={enabled:Q,name:z},q=await(0,r().
publishSuggestions)(J,x,C,K);return{check:D,comment:K,suggestions:q}}}function g(n){return n.status!=="reached"?{part:"w\
hole"}:{part:"screen",...n.where!==void 0&&{detailUrl:n.where}}}function d(n,o){return n.status!=="reached"&&o.status!==
"reached"?{part:"whole"}:{...n.status==="reached"?g(n):{},part:o.status==="failed"?"screen":"table"}}function l(n){const o=(0,A().
skipped)(n);return{check:o,comment:o,suggestions:o}}function O(n){const{report:o}=n;return{...n,markdown(f,w){try{return n.
markdown(f,w)}catch{return`The result is **${o.verdict}**. The page could not be rendered; see the result files.`}},text:f=>(0,s().
attempt)(()=>n.text(f))}}function a(...n){return n.flatMap(o=>o.status==="skipped"?[]:o.status==="reached"?[...o.notes??
[]]:[`${o.reason.charAt(0).toUpperCase()}${o.reason.slice(1)}.`])}},64597:function(G,h,t){Object.defineProperty(h,"__esM\
odule",{value:!0}),h.checkNameOf=T,h.conclusionOf=I;function s(){const A=t(74658);return s=function(){return A},A}const R=200;
function T(A,E,P){return E.name==="push"||E.name==="workflow_dispatch"?`${A} (${E.name})`:P?A:`${A} (base: ${E.baseRef})`.
slice(0,R)}const $={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"action_required"};function I(A){
return(0,s().isReportedOnly)(A)?"neutral":$[A.verdict]}},65433:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.publishAmongOthers=E,h.publishWorst=c;function s(){const n=t(52155);return s=function(){return n},n}function R(){const n=t(
34413);return R=function(){return n},n}function T(){const n=t(1207);return T=function(){return n},n}function $(){const n=t(
53844);return $=function(){return n},n}function I(){const n=t(10289);return I=function(){return n},n}function A(){const n=t(
26789);return A=function(){return n},n}async function E(n,o,f,w){const{number:u}=n.pullRequest??{},v=await y(o);if(u===void 0||
("pulls"in v?v.pulls.length===0:!v.canDiffer)){const N="reason"in v?[`${P}: ${v.reason}.`]:[],j={...o,separates:!0};return(0,A().
publishCheck)(n,j,f,{...w,notes:[...w.notes,...N]})}const b={...o,checkName:(0,$().nameOfPull)(o.checkName,u)},C=await(0,A().
publishCheck)(n,b,await(0,A().beginCheck)(n,b,f),w);if(C.status!=="reached")return C;if("reason"in v){const N=`The requi\
red check fails, because the other open pull requests of this commit into protected branches share it, and could not be \
seen: ${v.reason}. Run the job again.`,j=await S(n,o,f,{...w,notes:[N]});return j.status!=="reached"?j:{...C,notes:[...C.
notes??[],N],unseen:!0}}const k=[{number:u,base:o.binding.base},...v.pulls],M=await c(n,o,f,k);return M.status==="failed"?
M:C}const P="Other open pull requests of this commit were not considered";function S(n,o,f,w){const{event:u,base:v}=o.binding,
b={...o,binding:{event:u,base:v,pulls:[]}};return(0,A().publishCheck)(n,b,f,{...w,title:"the other pull requests of this\
 commit could not be seen",conclusion:"failure",annotations:[]})}async function y({others:n}){if(n===void 0)return{pulls:[]};
try{return{pulls:await n.list()}}catch(o){const f={doing:"look for other pull requests of this commit",permission:"pull-\
requests: read"};return{reason:(0,T().explainFailure)(o,f),canDiffer:await n.canDiffer()}}}const p=3;async function c(n,o,f,w){
try{await(0,$().renameOthers)(n,o);let u=await g(n,o,w);m(u).length>0&&"run"in f&&(await a(n,o,f.run,u),u=await g(n,o,w));
for(let v=1;;v+=1){if(m(u).length>0)return{status:"reached",notes:[O(u)]};const b=await r(n,o,f,u);if(b.status!=="reache\
d"||v===p)return b;const C=l(e(u));if(u=await g(n,o,w),m(u).length===0&&l(e(u))>=C)return b}}catch(u){return{status:"fai\
led",reason:(0,T().explainFailure)(u,(0,R().checkOperation)(n))}}}const i={failure:"failed in its own run",action_required:"\
waits for approval",neutral:"would fail in its own run",success:"passed in its own run"};function r(n,o,f,w){const{number:u,
base:v,own:b}=e(w),C=d(b),{digest:k="",policy:M}=(0,s().resultOf)(b)??{},N=w.map(F=>`#${F.number} into ${(0,I().markdownCode)(
F.base)}: ${d(F.own)}`),j=`${w.length} open pull requests into protected branches have this commit as their head, and th\
e worst result counts: ${N.join(", ")}. The check run of each has the details.`,U=w.map(F=>F.number),L={...o,binding:{event:"\
pull_request",base:v,pulls:U},joins:!0};return(0,A().publishCheck)(n,L,f,{conclusion:C,digest:k,policy:M,annotations:[],
notes:[],title:`#${u} ${i[C]}`,page:()=>j})}function e([n,...o]){if(n===void 0)throw new Error("expected a pull request");
return o.reduce((f,w)=>l(w)<l(f)?w:f,n)}function m(n){return n.filter(({own:o})=>o===void 0)}function g(n,{checkName:o},f){
return Promise.all(f.map(async w=>{const[u]=await(0,R().gateChecks)(n,(0,$().nameOfPull)(o,w.number)),v=(0,s().resultOf)(
u)?.isInto(w.base);return{...w,own:v?u:void 0}}))}function d(n){return R().CONCLUSIONS.find(o=>o===n?.conclusion)??"fail\
ure"}function l({own:n}){return R().CONCLUSIONS.indexOf(d(n))}function O(n){return`The required check waits for the resu\
lt of ${m(n).map(({number:f,base:w})=>`#${f} into ${(0,I().markdownCode)(w)}`).join(", ")}, which has the same head.`}async function a(n,{
checkName:o},f,w){const[u]=await(0,R().gateChecks)(n,o);if(u?.externalId!==f.externalId)return;const b=`waiting for ${m(
w).map(({number:C})=>`#${C}`).join(", ")}`;await(0,R().leaveWaiting)(n,u,{title:b,summary:O(w)})}},85306:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.publishStepSummary=E;function s(){const P=t(51455);return s=function(){
return P},P}function R(){const P=t(61218);return R=function(){return P},P}function T(){const P=t(1207);return T=function(){
return P},P}function $(){const P=t(45710);return $=function(){return P},P}const I=3,A=1024;async function E(P,S,y,p){if(P===
void 0)return(0,$().skipped)("the runner does not set GITHUB_STEP_SUMMARY");try{const{size:c}=await(0,s().stat)(P),i=Math.
floor((R().GITHUB_LIMITS.stepSummaryBytes-c-1)/I);if(i<A)return{status:"failed",reason:"could not write the step summary\
: earlier output has used up its size limit"};const r=e=>S.markdown(e,y);return await(0,s().appendFile)(P,`${(0,$().withNotes)(
r,p,i)}
`),{status:"reached"}}catch(c){return{status:"failed",reason:`could not write the step summary: ${(0,T().readFailure)(c).
said}`}}}},34484:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.publishSuggestions=O,h.suggestionMarker=
l,h.suggestionsOf=p;function s(){const n=t(80401);return s=function(){return n},n}function R(){const n=t(1207);return R=
function(){return n},n}function T(){const n=t(81014);return T=function(){return n},n}function $(){const n=t(59508);return $=
function(){return n},n}function I(){const n=t(10289);return I=function(){return n},n}function A(){const n=t(69633);return A=
function(){return n},n}function E(){const n=t(80615);return E=function(){return n},n}function P(){const n=t(94965);return P=
function(){return n},n}function S(){const n=t(45710);return S=function(){return n},n}const y=8e3;function p(n,o){return(0,s().
parsePatch)(n.fix?.patch??"").flatMap(({oldFileName:f="",hunks:w})=>{const u=f.replace(/^a\//,""),v=new Map(w.flatMap(i));
return c(n,u).flatMap(({from:b,before:C,findings:k})=>{const M=[...v.keys()].filter(B=>b<=B&&B<C),[N,j]=[Math.min(...M),
Math.max(...M)],U=e(o.get(u)).find(B=>B.has(N)&&B.has(j)),L=U&&r({start:N,end:j},U,v);return L&&L.join(`
`).length<=y&&L.every(I().isPlain)?[{path:u,start:N,end:j,lines:L,findings:k}]:[]})})}function c(n,o){const{genes:f,capsules:w,
events:u,findings:v,fix:b}=n,C=U=>U&&(0,A().headPlace)(n,U)?.line,k=new Map(v.map(U=>[U.id,U])),M=(b?.edits??[]).filter(
U=>U.path===o).map(({finding:U,files:L})=>({files:L,finding:k.get(U)})).map(U=>({...U,line:C(U.finding?.location)}));if(M.
some(({line:U})=>U===void 0))return[];const N=[...f,...w,...u].filter(U=>U.path===o),j=[...new Set(N.flatMap(U=>C(U)??[]))].
sort((U,L)=>U-L);return j.flatMap((U,L)=>{const F=j[L+1]??Number.POSITIVE_INFINITY,B=M.filter(({line:H=0})=>U<=H&&H<F);return B.
some(({files:H})=>H!==void 0)?[]:{from:U,before:F,findings:[...new Set(B.flatMap(({finding:H})=>H??[]))]}})}function i({
oldStart:n,lines:o}){const f=[];let w=n,u=[];for(const v of o)if(v.startsWith("+")){if(u.length===0){const b={added:[]};
u.push(b),f.push([w,b])}u[0]?.added.push(v.slice(1)),u.length>1&&u.shift()}else if(v.startsWith("-")){const b={old:v.slice(
1),added:[]};u.push(b),f.push([w,b]),w+=1}else v.startsWith(" ")&&(u=[],w+=1);return f}function r({start:n,end:o},f,w){const u=[];
for(let v=n;v<=o;v+=1){const[b="",C]=[f.get(v),w.get(v)];if(C?.old!==void 0&&C.old!==b)return;u.push(...C?.added??[]),C?.
old===void 0&&u.push(b)}return u}function e(n=""){return(0,s().parsePatch)(n).flatMap(({hunks:o})=>o).map(({newStart:o,lines:f})=>{
const w=f.filter(u=>u[0]===" "||u[0]==="+");return new Map(w.map((u,v)=>[o+v,u.slice(1)]))})}const m=20,g=3,d="gene-gate\
 has judged these suggestions in a copy of the files.";function l(n){return`<!-- gene-gate suggestion: ${encodeURIComponent(
n).replaceAll("-","%2D")} -->`}async function O(n,{enabled:o,name:f},w,u){const{pullRequest:v,readOnlyToken:b=!1}=n;if(!o)
return(0,S().skipped)("the `suggestions` input is `false`");if(v===void 0||u.status!=="reached")return(0,S().skipped)("n\
o comment");const C={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:b};try{const{number:k}=v,M=new Set(
(w.fix?.edits??[]).map(({path:B})=>B)),N=M.size>0?await(0,T().pullRequestHunks)(n,k,M):new Map,j=l(f),U={target:n,number:k,
marker:j},L=p(w,N).slice(0,m).map(B=>a(B,j)),F=L.length>0?await(0,$().missingLineComments)(U,L):[];if(F.length>0){const{
headSha:B}=await(0,T().pullRequestState)(n,k);if(B!==n.headSha)return(0,S().skipped)("the pull request has newer commits");
await(0,$().writeReview)(U,F,d)}return L.length>0?{status:"reached"}:(0,S().skipped)("no edit is on lines that the pull \
request shows")}catch(k){const M=(0,R().explainFailure)(k,C),{kind:N}=(0,R().readFailure)(k);return N==="denied"?(0,S().
skipped)(M):{status:"failed",reason:M}}}function a({path:n,start:o,end:f,lines:w,findings:u},v){const b=u.slice(0,g).map(
({rule:M,message:N,subject:j})=>`- ${j?.id===void 0?"":`${(0,E().name)(j.id)}: `}${(0,E().sentence)(N)} (${(0,E().ruleLink)(
M)})`),C=u.length-g,k=[v,...b,...C>0?[`- and ${(0,P().count)(C,"other finding")}`]:[],"",...(0,I().rawBlock)(w,"suggesti\
on")].join(`
`);return{path:n,line:f,...o<f&&{start_line:o},body:k}}},37213:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.mergedTree=$;function s(){const I=t(41895);return s=function(){return I},I}function R(){const I=t(35720);return R=function(){
return I},I}function T(){const I=t(67397);return T=function(){return I},I}async function $(I,A,E){const{objects:P}=I;if(await I.
isPartial()){const S=await P(["merge-base",A,E],{accept:[1]}),y=[A,E,S.toString().trim()].filter(Boolean);await Promise.
all(y.map(p=>(0,R().requireObjects)(I,p)))}try{return(await P(["merge-tree","--write-tree","--no-messages",A,E])).toString().
split(`
`).find(T().isObjectId)}catch(S){if(S instanceof s().GateError&&S.code==="git_failed")return;throw S}}},47520:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.firstParents=A,h.hasSoleAuthor=I,h.pastChanges=T;function s(){const E=t(
77598);return s=function(){return E},E}function R(){const E=t(96681);return R=function(){return E},E}async function T({objects:E},P,S){
const y=`${(0,s().randomUUID)()} `,p=await E(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${S}`,`--format=${y}%H %P%x00%s`,P]),c=[];for(const i of(0,R().splitNul)(p)){const r=(0,R().decodePath)(i),
e=c.at(-1);if(r.startsWith(y)){const[m="",g]=r.slice(y.length).split(" ");c.push({commit:m,...g&&{base:g},paths:[]})}else
e&&e.subject===void 0?e.subject=r:e&&r!==""&&e.paths.push(e.paths.length===0?r.slice(1):r)}return c.flatMap(({commit:i,base:r,
subject:e="",paths:m})=>r===void 0?[]:[{commit:i,base:r,subject:e,paths:m}])}const $=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function I({objects:E},P){const S=await E(["log","--no-color","--format=%aN%x00%aE",P]),y=[...new Set(S.toString().
toLowerCase().split(`
`))].map(p=>p.split("\0")).filter(p=>p.length>1&&!p.some(c=>$.test(c)));return[0,1].some(p=>new Set(y.map(c=>c[p])).size===
1)}async function A({objects:E},P,S){return(await E(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${P}..${S}`])).toString().split(`
`).filter(Boolean).map(c=>{const[i="",r="",e="",...m]=c.split("\0");return{commit:i,tree:r,parents:e.split(" ").filter(Boolean),
subject:m.join("")}})}},42594:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.renderCheckText=A;function s(){
const y=t(10289);return s=function(){return y},y}function R(){const y=t(88611);return R=function(){return y},y}function T(){
const y=t(74658);return T=function(){return y},y}function $(){const y=t(94965);return $=function(){return y},y}function I(){
const y=t(80615);return I=function(){return y},y}function A(y,p){const{genes:c,validation_reports:i}=y;if(c.length===0)return;
const r=new Map(i.map(a=>[a.id,a])),e=(0,I().linkerOf)(y,p.repositoryUrl),m=["### Genes and their ValidationReports","",
...E(i)],g=c.map(a=>{const n=r.get(a.validation_report_id??""),o=`**${e.place(a,a.id)}** ${T().VERDICT_SYMBOLS[a.verdict]}\
 ${(0,$().spoken)(a.verdict)}`,f=n?`, ${(0,I().name)(n.id)}, ${(0,I().name)(n.asset_id)}`:"";return[o+f,"",...a.commands.
map(P),""].join(`
`)});let d=[...m,...S(c,p)].join(`
`).length;const l=g.findIndex(a=>(d+=a.length+1,d>p.maxCharacters)),O=l===-1?g.length:l;return[...m,...g.slice(0,O),...S(
c.slice(O),p)].join(`
`).slice(0,p.maxCharacters)}function E(y){const p=y.map(({env_fingerprint:{node_version:c,platform:i,arch:r},env_fingerprint_key:e})=>`\
Commands ran with Node ${(0,I().name)(c)} on ${(0,I().name)(`${i} ${r}`)}, fingerprint ${(0,I().name)(e)}.`);return[...new Set(
p)].flatMap(c=>[c,""])}function P({command:y,verdict:p,outcome:c}){const i=p==="block"?"blocked":c?(0,$().outcomeWords)(
c):"not run";return`- ${(0,s().markdownCode)((0,R().commandLine)(y,[]))}: ${i}`}function S(y,{detailsUrl:p}){const c=(0,I().
linked)("result files of the run",p);return[...y.length>0?[`Not shown: ${(0,$().count)(y.length,"gene")}.`]:[],`The ${c}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},47064:function(G,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.reportedRuns=I;function s(){const S=t(41895);return s=function(){return S},S}function R(){const S=t(
57334);return R=function(){return S},S}function T(){const S=t(22562);return T=function(){return S},S}function $(){const S=t(
78534);return $=function(){return S},S}function I(S,y,p){if(y.error)throw new(s()).GateError("artifact_invalid",`The run\
 could not decide: ${y.error.message.slice(0,500)}`,"See the log of the run.");const c=new Date(y.finished_at),i=S.genes.
filter(g=>!p.has(g)&&!(g.change==="removed"&&g.commands.length===0)),r=new Map(i.map(g=>[g,A(y,g,c)])),{level:e}=y.isolation,
m=(0,$().nodeIn)(y);return{outcomes:r,mutants:(0,$().mutantsOf)(i,g=>E(y,g)),interrupted:(0,R().countInterrupted)([...r.
values()].flat()),isolation:{level:e,untrusted:!0,description:`Reported by a runner that the pull request controls, as i\
solation level "${e}".`},nodeOf:()=>m}}function A(S,y,p){if(y.commands.some(({verdict:i})=>i==="block"))return(0,T().outcomesOf)(
y,[],p);const c=E(S,y);return y.commands.map((i,r)=>P(c?.commands[r],i,p))}function E({genes:S},{asset:{id:y,path:p}}){return S.
find(c=>c.id===y&&c.path===p)}function P(S,{command:y,plan:p},c){if(S?.command!==y||S.outcome===void 0)return(0,R().notRun)(
"skipped","the run reported no result for this command",c);const{plan_digest:i,outcome:r}=S;return p!==void 0&&i!==p.digest?
(0,R().notRun)("skipped","what the command runs has changed since; run the first workflow again",c):r}},91088:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.mergeIsolation=c,h.mergedRuns=S;function s(){const m=t(57975);return s=
function(){return m},m}function R(){const m=t(57430);return R=function(){return m},m}function T(){const m=t(39763);return T=
function(){return m},m}function $(){const m=t(78534);return $=function(){return m},m}function I(){const m=t(57334);return I=
function(){return m},m}function A(){const m=t(22562);return A=function(){return m},m}function E(){const m=t(89953);return E=
function(){return m},m}function P(){const m=t(96620);return P=function(){return m},m}function S(m,g,d,l){const O=(0,E().
requireParts)(m,g),{genes:a}=g.audit,n=(0,P().partition)((0,P().commandsToRun)(a),O.length,l),o=new Map(a.flatMap((v,b)=>{
const C=O[(n[b]??0)-1];return C?[[v,C]]:[]})),f=a.flatMap((v,b)=>{const C=o.get(v);return C===void 0||d.has(v)?[]:[[v,y(
C,C.report.genes[b],v)]]}),w=new Map([...o].map(([{asset:v},{report:b}])=>[v,(0,$().nodeIn)(b)])),[u=process]=w.values();
return{outcomes:new Map([...(0,A().refusedOutcomes)(a,!0,new Date),...f]),mutants:(0,$().mutantsOf)(a,(v,b)=>d.has(v)?void 0:
o.get(v)?.report.genes[b]),interrupted:(0,I().countInterrupted)(f.flatMap(([,v])=>v)),isolation:c(O.map(({report:v})=>v.
isolation)),nodeOf:({asset:v})=>w.get(v)??u,shards:O.map(({shard:{index:v,of:b}})=>({index:v,of:b,genes:new Set(a.filter(
(C,k)=>n[k]===v))}))}}function y(m,g,{asset:d,commands:l}){return l.map((O,a)=>{const n=p(g,O,a);if(n)return n;throw(0,E().
invalid)(`${(0,E().nameOf)(m)} has no result for command ${a+1} of \`${d.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function p(m,g,d){const l=m?.
commands[d];return(l?.plan_digest===g.plan?.digest||(0,P().isPending)(g))&&l?.command===g.command?l.outcome:void 0}function c(m){
const g=m.filter(({level:O})=>O!=="none").sort((O,a)=>r(O)-r(a)||i(a)-i(O)),[d,...l]=g;return d===void 0?R().NOTHING_RUN:
l.every(O=>e(O,d))?d:{...d,description:`${d.description} The machines differed; this is the weakest isolation.`}}function i({
limits:m}){return m?.written_bytes??0}function r({level:m,limits:g}){return 2*T().ISOLATION_LEVELS.indexOf(m)+(g?.memory_bytes===
null?0:1)}function e(m,g){const d=({limits:l,description:O,...a})=>a;return r(m)===r(g)&&(0,s().isDeepStrictEqual)(d(m),
d(g))}},2850:function(G,h){Object.defineProperty(h,"__esModule",{value:!0}),h.ownVerdict=t;function t({verdict:s,shards:R=[]}){
const[T]=R;return T&&R.length<T.of?T.verdict:s}},89953:function(G,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.invalid=r,h.nameOf=c,h.requireParts=A;function s(){const e=t(41895);return s=function(){return e},e}function R(){const e=t(
38863);return R=function(){return e},e}function T(){const e=t(96620);return T=function(){return e},e}function $(){const e=t(
92910);return $=function(){return e},e}const I=500;function A(e,m){const g=e.map(S),[d]=g;if(d===void 0){if((0,T().shardsFor)(
(0,T().commandsToRun)(m.audit.genes),1)===0)return[];throw r("There are commands to run, but no parts",i)}for(const l of g)
E(l,d,m);return P(g,d.shard.of)}function E(e,m,g){const{shard:d,report:l}=e;if(d.of!==m.shard.of)throw r(`${c(e)} and ${c(
m)} are not parts of the same run`);if(l.error)throw r(`${c(e)} could not decide${y(l)}`,i);const O=p(l,g);if(O.length>0)
throw r(`${c(e)} belongs to another run: ${O.join("; ")}`)}function P(e,m){const g=Array.from({length:m},(O,a)=>e.filter(
({shard:n})=>n.index===a+1)),d=g.filter(({length:O})=>O>1).flat();if(d.length>0)throw r(`Duplicate parts: ${d.map(c).join(
", ")}`);const l=g.flatMap(({length:O},a)=>O===0?[(0,$().shardName)({index:a+1,of:m})]:[]);if(l.length>0)throw r(`Missin\
g parts: ${l.join(", ")}`,i);return g.flat()}function S({name:e,report:m}){const{shards:g=[]}=m,[d]=g;if(d&&g.length===1)
return{name:e,report:m,shard:d};throw r(`${e} is not a part of a run${y(m)}`)}function y({error:e}){return e?`; its erro\
r: ${e.message.slice(0,I)}`:""}function p(e,{audit:m,event:g,policy:d}){const l=!m.genes.some(({commands:a})=>a.some(T().
isPending));return[["version of the gate",e.tool.version,R().TOOL.version],["base",e.base_sha,g.base],["head",e.head_sha,
g.head],["audited commit",e.audited_sha,g.audited],["policy",e.policy?.digest,d.digest],["other policy",e.policy?.combined_with?.
digest,d.combinedWith?.digest],["profile",e.policy?.profile,d.policy.profile],...l?[["Plans",e.plans_digest,m.plansDigest]]:
[],["number of genes",e.genes.length,m.genes.length]].flatMap(([a,n,o])=>n===o?[]:[`its ${a}: ${n??"none"}, here: ${o??"\
none"}`])}function c({shard:e,name:m}){return`part ${(0,$().shardName)(e)} (${m})`}const i="See the logs of the jobs tha\
t run the shards, and run them again.";function r(e,m="Use exactly the parts of one run, made with the same options and \
dependencies as here."){const g=e.charAt(0).toUpperCase()+e.slice(1);return new(s()).GateError("parts_invalid",g,m)}},77875:function(G,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.planShards=T;function s(){const I=t(96620);return s=function(){return I},
I}function R(){const I=t(92910);return R=function(){return I},I}function T({genes:I,findings:A,approval_digest:E,plans_digest:P},S,y){
const p=new Set(A.flatMap(({rule:m,subject:g})=>m==="target-not-judged"?g?.id??[]:[])),c=I.map(m=>$(m,p)),i=(0,s().shardsFor)(
c,S,y),r=(0,s().partition)(c,i,y),e=Array.from({length:i},(m,g)=>{const d=I.filter((l,O)=>r[O]===g+1);return{shard:(0,R().
shardName)({index:g+1,of:i}),genes:d.map(({id:l})=>l),commands:d.reduce((l,{commands:O})=>l+O.length,0)}});return{matrix:{
shard:e.map(({shard:m})=>m)},shards:e,waiting:I.filter(({verdict:m})=>m==="needs_approval").map(({id:m})=>m),approval_digest:E,
plans_digest:P}}function $({id:I,commands:A},E){return A.every(({plan_digest:S,verdict:y})=>S!==void 0||y!=="block"&&E.has(
I))?A.map(({command:S})=>S):[]}},39281:function(G,h,t){t.r(h),t.d(h,{ExitCode:()=>s.yU,addPath:()=>s.fM,debug:()=>s.Yz,endGroup:()=>s.
N4,error:()=>s.z3,exportVariable:()=>s.dN,getBooleanInput:()=>s.Vt,getIDToken:()=>s.V9,getInput:()=>s.V4,getMultilineInput:()=>s.
q3,getState:()=>s.Gu,group:()=>s.Os,info:()=>s.pq,isDebug:()=>s._o,markdownSummary:()=>s.yo,notice:()=>s.lm,platform:()=>s.
iD,saveState:()=>s.LZ,setCommandEcho:()=>s.NI,setFailed:()=>s.C1,setOutput:()=>s.uH,setSecret:()=>s.Pq,startGroup:()=>s.
Oh,summary:()=>s.z,toPlatformPath:()=>s.Om,toPosixPath:()=>s.kb,toWin32Path:()=>s.eG,warning:()=>s.$e});var s=t(57264)},
78589:function(G,h,t){t.r(h),t.d(h,{getOctokit:()=>s.Q});var s=t(92413)},51041:function(G,h,t){t.r(h),t.d(h,{fromBufferPromise:()=>s.
SY});var s=t(20663)}};
