"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:function(G,m,t){function s(){const I=t(39281);return s=function(){
return I},I}function T(){const I=t(94639);return T=function(){return I},I}function R(){const I=t(54244);return R=function(){
return I},I}const E="main-has-run";s().getState(E)===""?(s().saveState(E,"true"),(0,R().runProcess)(1,async I=>{await(0,T().
runAction)(process.env,I),I.aborted&&process.exit()})):(0,T().runPost)(process.env)},63226:function(G,m,t){Object.defineProperty(
m,"__esModule",{value:!0}),m.checkPlace=A;function s(){const P=t(39281);return s=function(){return P},P}function T(){const P=t(
97928);return T=function(){return P},P}function R(){const P=t(41895);return R=function(){return P},P}function E(){const P=t(
64597);return E=function(){return P},P}function I(){const P=t(5547);return I=function(){return P},P}function $(){const P=t(
76721);return $=function(){return P},P}async function A(P,S){const O=(0,$().publishContext)(P,S);if(S instanceof R().GateError)
return{context:O,known:{}};const h=await(0,T().askForRefs)(O.github,S,s().warning),{baseRef:c,defaultBranch:u=c}=S,e=(0,I().
protectionOf)(S,O.github,h,P.env),p=await(async()=>c===u||(await e()).isProtected(c))().catch(R().asGateError),d=p instanceof
R().GateError?{doubt:p}:{},a={...O,checkName:(0,E().checkNameOf)(O.name,S,p!==!1)};if(S.name!=="pull_request"||p===!1)return{
context:a,known:h,...d};const{number:f}=S.pullRequest;return{context:{...a,others:{list:()=>(0,I().otherPulls)(S,f,a.github,
e),canDiffer:()=>e().then(({ofSeveral:g})=>g,()=>!0)}},known:h,...d}}},33451:function(G,m,t){Object.defineProperty(m,"__\
esModule",{value:!0}),m.eventJob=a,m.gateJob=d,m.judgeEvent=f,m.withChangedFiles=g;function s(){const n=t(39281);return s=
function(){return n},n}function T(){const n=t(60016);return T=function(){return n},n}function R(){const n=t(97928);return R=
function(){return n},n}function E(){const n=t(54436);return E=function(){return n},n}function I(){const n=t(46960);return I=
function(){return n},n}function $(){const n=t(42287);return $=function(){return n},n}function A(){const n=t(1207);return A=
function(){return n},n}function P(){const n=t(81014);return P=function(){return n},n}function S(){const n=t(64632);return S=
function(){return n},n}function O(){const n=t(41895);return O=function(){return n},n}function h(){const n=t(63226);return h=
function(){return n},n}function c(){const n=t(4423);return c=function(){return n},n}function u(){const n=t(5547);return u=
function(){return n},n}function e(){const n=t(1405);return e=function(){return n},n}function o(){const n=t(916);return o=
function(){return n},n}function p(){const n=t(84104);return p=function(){return n},n}function d(n){return a(n,()=>({run:!0}),
p().takesVerdictOver)}async function a(n,r,b=async()=>!1){const i=await(0,o().eventPayload)(n.env).catch(O().asGateError);
if("action"in i&&i.action==="closed"){await(0,u().publishOthers)(n,i,i.pullRequest.number);return}const l=await(0,h().checkPlace)(
n,i),{context:v,known:w,doubt:C}=l;if("action"in i&&i.action==="edited"&&await b(n,i,l))return;const k=async()=>{if(C)throw C;
return await f(i,v.github,{...r(),known:w},n)},M="action"in i&&i.action==="moved"&&v.others===void 0;return{context:v,decide:k,
...M&&{afterwards:()=>(0,u().publishOthers)(n,i,i.pullRequest.number)}}}async function f(n,r,{known:b,...i},l){if(n instanceof
O().GateError)throw n;(0,I().requireUnprivileged)(n);const v=(0,c().readInputs)(s().getInput),w=n.name==="pull_request"?
await g(n,r,s().warning):n,C=b??await(0,R().askForRefs)(r,w,s().warning),k=async j=>{const U=await(0,$().resolveEvent)(j,
w,C);return w.name==="merge_group"?await(0,E().withGroup)(U,w,j,{github:r,warn:s().warning}):U},M=v.prepare===void 0?{}:
{prepare:v.prepare},N={...i,...M,locate:k,approver:y(r)};return await(0,e().gateOfStep)(N,v,r,l)}function y(n){return"un\
available"in n?(0,T().approveByNobody)(`cannot read reviews: ${n.unavailable}`):(0,T().approveByReviews)(r=>r===void 0?void 0:
(0,S().githubReviews)(n,{number:r}))}async function g(n,r,b){const{pullRequest:i,headSha:l}=n;if(i.changedFiles!==void 0)
return n;const v={doing:"read the number of changed files",permission:"pull-requests: read"},w="unavailable"in r?r.unavailable:
await(0,P().pullRequestState)({...r,...i},i.number).catch(k=>(0,A().explainFailure)(k,v));return typeof w!="string"&&w.headSha===
l?{...n,pullRequest:{...i,changedFiles:w.changedFiles}}:(b(`The number of changed files was not compared with GitHub's: ${typeof w==
"string"?w:"the pull request has newer commits"}.`),n)}},4423:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),
m.inputsSchema=void 0,m.readInputs=S,m.readPublishingInputs=O;function s(){const c=t(7723);return s=function(){return c},
c}function T(){const c=t(41895);return T=function(){return c},c}function R(){const c=t(78374);return R=function(){return c},
c}function E(){const c=t(11160);return E=function(){return c},c}function I(){const c=t(92910);return I=function(){return c},
c}const $=s().enum(["true","True","TRUE","false","False","FALSE"]).transform(c=>c.toLowerCase()==="true"),A=m.inputsSchema=
s().object({mode:s().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":s().string().
optional(),prepare:s().string().optional(),...E().policyInputsSchema.shape,"policy-ref":s().string().optional(),all:$.default(
!1),comment:s().enum(["on-findings","always","never"]).default("on-findings"),suggestions:$.default(!0),"check-name":s().
string().min(1).max(100).default("gene-gate"),"artifact-name":s().string().min(1).default("gene-gate"),shards:s().coerce.
number().pipe(R().shardCountSchema).default(4),shard:I().shardSchema.optional(),parts:s().string().optional(),durations:s().
string().optional(),assets:s().string().optional(),events:s().string().optional(),report:s().string().optional(),attestation:s().
string().optional(),"trusted-root":s().string().optional(),"output-directory":s().string().optional()}),P=A.pick({mode:!0,
"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function S(c){const u=A.safeParse(h(
A,c));if(u.success)return u.data;const e=u.error.issues.map(({path:o,message:p})=>`${o.join(".")}: ${p}`);throw new(T()).
GateError("input_invalid",`The action's inputs are invalid:
${e.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function O(c){const u=h(P,c),e=P.safeParse(
u);if(e.success)return e.data;const o=Object.fromEntries(e.error.issues.map(({path:p})=>[p[0],void 0]));return P.parse({
...u,...o})}function h({shape:c},u){const e=Object.keys(c).map(o=>[o,u(o)]);return Object.fromEntries(e.filter(([,o])=>o!==
""))}},94639:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.runAction=u,m.runPost=e;function s(){const o=t(
39281);return s=function(){return o},o}function T(){const o=t(40410);return T=function(){return o},o}function R(){const o=t(
41895);return R=function(){return o},o}function E(){const o=t(20235);return E=function(){return o},o}function I(){const o=t(
33451);return I=function(){return o},o}function $(){const o=t(4423);return $=function(){return o},o}function A(){const o=t(
85931);return A=function(){return o},o}function P(){const o=t(47752);return P=function(){return o},o}function S(){const o=t(
23393);return S=function(){return o},o}function O(){const o=t(17938);return O=function(){return o},o}function h(){const o=t(
916);return h=function(){return o},o}const c={gate:async o=>await(0,O().publishReport)(await(0,I().gateJob)(o)),publish:async o=>await(0,O().
publishReport)(await(0,S().publishJob)(o)),plan:A().planShardsStep,run:A().runShard,report:async o=>await(0,O().publishReport)(
await(0,A().reportJob)(o)),promote:async({env:o})=>await(0,P().runPromotion)(o)};async function u(o,p){try{const d=(0,$().
readPublishingInputs)(s().getInput);await c[d.mode]({inputs:d,env:o,signal:p})}catch(d){(0,h().failUndecided)((0,R().asGateError)(
d))}}async function e(o){const p=s().getInput("github-token");if(p==="")return;if((0,E().wereUnseen)(s())){const{signal:a}=new AbortController;
await(0,S().publishAgain)({inputs:(0,$().readPublishingInputs)(s().getInput),env:o,signal:a})}const d=await(0,E().closeAbandonedCheck)(
{connect:()=>(0,T().connect)(p,{baseUrl:o.GITHUB_API_URL}),getState:s().getState});d.status==="closed"&&s().warning("The\
 gate did not finish; its check run was completed as a failure."),d.status==="failed"&&s().warning(`The check run may st\
ill be in progress: ${d.reason}.`)}},85931:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.planShardsStep=
n,m.reportJob=b,m.runShard=r;function s(){const l=t(76760);return s=function(){return l},l}function T(){const l=t(39281);
return T=function(){return l},l}function R(){const l=t(41895);return R=function(){return l},l}function E(){const l=t(73388);
return E=function(){return l},l}function I(){const l=t(67111);return I=function(){return l},l}function $(){const l=t(88863);
return $=function(){return l},l}function A(){const l=t(64597);return A=function(){return l},l}function P(){const l=t(55430);
return P=function(){return l},l}function S(){const l=t(27624);return S=function(){return l},l}function O(){const l=t(20471);
return O=function(){return l},l}function h(){const l=t(94965);return h=function(){return l},l}function c(){const l=t(91088);
return c=function(){return l},l}function u(){const l=t(2850);return u=function(){return l},l}function e(){const l=t(77875);
return e=function(){return l},l}function o(){const l=t(23107);return o=function(){return l},l}function p(){const l=t(92910);
return p=function(){return l},l}function d(){const l=t(47350);return d=function(){return l},l}function a(){const l=t(33451);
return a=function(){return l},l}function f(){const l=t(4423);return f=function(){return l},l}function y(){const l=t(76721);
return y=function(){return l},l}function g(){const l=t(916);return g=function(){return l},l}async function n(l){const v=await(0,g().
eventPayload)(l.env);if("action"in v&&v.action==="closed"){T().setOutput("matrix",JSON.stringify({shard:[]})),T().setOutput(
"shards","[]");return}const{github:w}=(0,y().publishContext)(l,v),C=await(0,a().judgeEvent)(v,w,{run:!1},l),{error:k}=C;
if(k){(0,g().failUndecided)(k);return}const{matrix:M,shards:N}=(0,e().planShards)(C,(0,f().readInputs)(T().getInput).shards,
await(0,g().durationsInput)(l.env));T().setOutput("matrix",JSON.stringify(M));const j=N.map(({shard:U,genes:L,commands:F})=>({
shard:U,genes:L.length,commands:F}));T().setOutput("shards",JSON.stringify(j)),T().info(`${(0,h().count)(N.length,"shard")}\
: ${JSON.stringify(j)}`)}async function r(l){const v=new Date,{shard:w}=(0,f().readInputs)(T().getInput);if(w===void 0)throw new(R()).
GateError("input_invalid","`mode: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const C=await(0,g().
eventPayload)(l.env).catch(R().asGateError),{github:k,outputDirectory:M}=(0,y().publishContext)(l,C),j=await(0,g().durationsInput)(
l.env).then(B=>(0,a().judgeEvent)(C,k,{run:!0,shard:w,durations:B},l)).catch(B=>(0,S().buildErrorReport)((0,R().asGateError)(
B),{startedAt:v,shard:w},new Date)),U=await(0,P().publishFiles)(M,{report:j,markdown:B=>(0,O().renderMarkdown)(j,{maxCharacters:B})});
if(U.status==="failed")throw new(R()).GateError("file_unreadable",U.reason,"Set `output-directory` to another directory.");
await(0,I().logFailures)(T(),j),(0,$().setOutputs)(T(),(0,$().outputsOf)(j,(0,A().conclusionOf)(j),(0,P().resultPaths)(M)));
const L=(0,u().ownVerdict)(j),F=`part ${(0,p().shardName)(w)}: ${h().VERDICT_WORDS[L]}`;(0,d().exitCodeOf)(L,j.policy?.enforce)===
0?T().info(F):j.error?(0,g().failUndecided)(j.error):T().setFailed(F)}function b(l){return(0,a().eventJob)(l,()=>{const v=i(
l.env);return{run:!1,takeRuns:async(w,C)=>(0,c().mergedRuns)(await(0,o().readParts)(await(0,o().findParts)(v),E().openInput),
w,C,await(0,g().durationsInput)(l.env))}})}function i(l){const{parts:v}=(0,f().readInputs)(T().getInput);if(v!==void 0)return(0,s().
resolve)(l.GITHUB_WORKSPACE??".",v);throw new(R()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}},5547:function(G,m,t){Object.defineProperty(
m,"__esModule",{value:!0}),m.otherPulls=o,m.protectionOf=d,m.publishOthers=a;function s(){const g=t(39281);return s=function(){
return g},g}function T(){const g=t(97928);return T=function(){return g},g}function R(){const g=t(52483);return R=function(){
return g},g}function E(){const g=t(52155);return E=function(){return g},g}function I(){const g=t(34413);return I=function(){
return g},g}function $(){const g=t(1207);return $=function(){return g},g}function A(){const g=t(81014);return A=function(){
return g},g}function P(){const g=t(67617);return P=function(){return g},g}function S(){const g=t(74238);return S=function(){
return g},g}function O(){const g=t(34453);return O=function(){return g},g}function h(){const g=t(65433);return h=function(){
return g},g}function c(){const g=t(96402);return c=function(){return g},g}function u(){const g=t(76721);return u=function(){
return g},g}function e(){const g=t(1405);return e=function(){return g},g}async function o(g,n,r,b){if("unavailable"in r)
return[];const i=await(0,A().pullsWithHead)(r,g.headSha);n!==void 0&&await p(i,n,g.headSha,r);const l=i.filter(({number:w})=>w!==
n);if(l.length===0)return[];const{isProtected:v}=await b();return l.filter(({baseRef:w})=>v(w)).map(({number:w,baseRef:C})=>({
number:w,base:C}))}async function p(g,n,r,b){if(g.some(v=>v.number===n))return;const{isOpen:i,headSha:l}=await(0,A().pullOrigin)(
b,n);(0,$().requireAsked)(!(i&&l===r),`all open pull requests: #${n} is missing`)}function d(g,n,r,b){const{baseRef:i,defaultBranch:l=i}=g,
v=l===i?r.baseTip:r.defaultTip,w=async()=>{const k=await(0,c().openRepository)(b.GITHUB_WORKSPACE??process.cwd(),b);try{
const M=v===void 0?{}:{defaultTip:v},N=await(0,T().defaultTip)(k,g,M),U=await(0,R().readerOf)(k,(0,e().sharedPolicies)(n))(
N,`${l}:${S().POLICY_PATH}`);return{isProtected:L=>(0,P().policyOfBranch)(U,L,l)!==void 0,ofSeveral:Object.keys(U.policy.
branches).some(L=>L!==l)}}finally{await k.close()}};let C;return()=>(C??=w(),C)}async function a(g,n,r){const b=(0,u().publishContext)(
g,n),{github:i}=b;if(!("unavailable"in i))try{const l=await(0,T().askForRefs)(i,n,s().warning),v=d(n,i,l,g.env),w=await o(
n,r,i,v);if(w.length===0)s().info("No other open pull request into a protected branch has this head.");else if(await f(b,
i,w)){const C=await(0,O().startCheck)(b),k=await(0,h().publishWorst)(i,b,C,w);k.status==="reached"?s().info(`Published f\
or ${y(w)}.`):s().warning(`The check of ${y(w)} was not published: ${k.reason}.`)}}catch(l){const w={doing:"look for oth\
er pull requests of this commit",permission:"pull-requests: read"};s().warning(`The required check may be outdated: ${(0,$().
explainFailure)(l,w)}.`)}}async function f({checkName:g},n,[r,...b]){const[i]=await(0,I().gateChecks)(n,g);if(i===void 0)
return!0;if(!i.completed)return(0,E().isWaiting)(i);const l=(0,E().resultOf)(i)?.pulls??[];return b.length>0||l.length!==
1||l[0]!==r?.number}function y(g){return g.map(({number:n})=>`#${n}`).join(", ")}},47752:function(G,m,t){Object.defineProperty(
m,"__esModule",{value:!0}),m.runPromotion=a;function s(){const r=t(51455);return s=function(){return r},r}function T(){const r=t(
76760);return T=function(){return r},r}function R(){const r=t(39281);return R=function(){return r},r}function E(){const r=t(
46960);return E=function(){return r},r}function I(){const r=t(41895);return I=function(){return r},r}function $(){const r=t(
73388);return $=function(){return r},r}function A(){const r=t(28765);return A=function(){return r},r}function P(){const r=t(
26016);return P=function(){return r},r}function S(){const r=t(72883);return S=function(){return r},r}function O(){const r=t(
39242);return O=function(){return r},r}function h(){const r=t(18421);return h=function(){return r},r}function c(){const r=t(
73517);return c=function(){return r},r}function u(){const r=t(80335);return u=function(){return r},r}function e(){const r=t(
10289);return e=function(){return r},r}function o(){const r=t(20849);return o=function(){return r},r}function p(){const r=t(
4423);return p=function(){return r},r}function d(){const r=t(916);return d=function(){return r},r}async function a(r){const b=(0,p().
readInputs)(R().getInput),i=r.GITHUB_WORKSPACE??process.cwd(),l=await(0,S().withWorkspace)(i,r,async j=>(0,O().promote)(
await g(b,j,r)),await(0,d().readEvent)(r,f)),v=b["output-directory"],w=await n(v?(0,T().resolve)(i,v):(0,T().join)(r.RUNNER_TEMP??
i,"gene-gate"),l),{promoted:C,quarantined:k,rejected:M}=l;R().setOutput("promoted",String(C.length)),R().setOutput("quar\
antined",String(k.length)),R().setOutput("rejected",String(M.length)),R().setOutput("promotion-path",w.promotion),R().setOutput(
"promoted-path",w.promoted),R().setOutput("quarantined-path",w.quarantined);const N=(0,u().renderPromotion)(l,{columns:120,
colour:!1,verbose:!0});for(const j of N.split(`
`))R().info((0,o().safeLine)(j));await y(l,r.GITHUB_STEP_SUMMARY),M.length+k.length>0&&R().setFailed(`${(0,u().countsOf)(
l)}; see the log for the reasons`)}function f(r,b){return E().repositorySchema.safeParse(b).data?.repository.defaultBranch}
async function y(r,b){if(b!==void 0)try{await(0,s().appendFile)(b,(0,u().promotionPage)(r))}catch(i){R().info((0,o().safeLine)(
`Could not write the step summary: ${i.message}`))}}async function g(r,b,i){const{assets:l,events:v,report:w,attestation:C,
"trusted-root":k}=r;if(i.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(I()).GateError("event_unsupported","`mo\
de: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a workflow on \
the default branch: workflow_dispatch, schedule or push.");if(l===void 0)throw new(I()).GateError("input_invalid","`mode\
: promote` requires candidates.","Set the input `assets` to their file.");if(C!==void 0&&k===void 0)throw new(I()).GateError(
"input_invalid","The input `attestation` requires `trusted-root`.","Write the file with `gh attestation trusted-root` in\
 an earlier step, and set `trusted-root` to it.");const M={assets:l,events:v,report:w,attestation:C,trustedRoot:k},{directory:N}=b;
return{...await(0,h().openInputs)(M,N,j=>(0,$().openInput)((0,T().resolve)(N,j))),policy:await(0,S().promotionPolicy)(b),
platform:(0,P().platformOf)(process.platform),workspace:b}}async function n(r,b){const i={promotion:(0,T().join)(r,"prom\
otion.json"),promoted:(0,T().join)(r,"promoted.jsonl"),quarantined:(0,T().join)(r,"quarantined.jsonl")};return await(0,A().
makeFolder)(r),await(0,A().replaceFile)(i.promotion,`${(0,e().json)(b)}
`),await(0,A().replaceFile)(i.promoted,(0,c().promotedLines)(b)),await(0,A().replaceFile)(i.quarantined,(0,c().quarantinedLines)(
b)),i}},76721:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.publishContext=$;function s(){const O=t(
76760);return s=function(){return O},O}function T(){const O=t(39281);return T=function(){return O},O}function R(){const O=t(
52155);return R=function(){return O},O}function E(){const O=t(40410);return E=function(){return O},O}function I(){const O=t(
41895);return I=function(){return O},O}function $({inputs:O,env:h,signal:c},u){const{GITHUB_SERVER_URL:e,GITHUB_REPOSITORY:o,
GITHUB_RUN_ID:p,RUNNER_TEMP:d}=h,a=O["output-directory"],f=`${e}/${o}`;return{github:P(O["github-token"],u,h,c),checkName:O["\
check-name"],name:O["check-name"],binding:A(u,h),runKey:(0,R().newRunKey)(h.GITHUB_EVENT_NAME),...o!==void 0&&{repositoryUrl:f},
...p!==void 0&&{detailsUrl:`${f}/actions/runs/${p}`},comment:O.comment,suggestions:O.suggestions,outputDirectory:a===void 0?
(0,s().join)(d??process.cwd(),"gene-gate"):(0,s().resolve)(h.GITHUB_WORKSPACE??".",a),...h.GITHUB_STEP_SUMMARY&&{stepSummaryPath:h.
GITHUB_STEP_SUMMARY},core:T()}}function A(O,h){if(O instanceof I().GateError)return{event:h.GITHUB_EVENT_NAME??"",base:"",
pulls:[]};const c=O.name==="pull_request"?[O.pullRequest.number]:[];return{event:O.name,base:O.baseRef,pulls:c}}function P(O,h,c,u){
if(h instanceof I().GateError)return{unavailable:"the event has no commit to report on"};if(O===void 0)return{unavailable:"\
the input `github-token` is not set"};const e={client:(0,E().connect)(O,{signal:u,baseUrl:c.GITHUB_API_URL}),headSha:h.headSha};
if(h.name!=="pull_request")return{...e,owner:h.owner,repo:h.repo};const{owner:o,repo:p,number:d}=h.pullRequest;return{...e,
owner:o,repo:p,pullRequest:{number:d},readOnlyToken:S(h.pullRequest,c)}}function S({isFork:O},h){return/^pull_request(?:_review)?$/.
test(h.GITHUB_EVENT_NAME??"")&&(O||h.GITHUB_ACTOR==="dependabot[bot]")}},23393:function(G,m,t){Object.defineProperty(m,"\
__esModule",{value:!0}),m.publishAgain=b,m.publishJob=y;function s(){const w=t(39281);return s=function(){return w},w}function T(){
const w=t(60016);return T=function(){return w},w}function R(){const w=t(42287);return R=function(){return w},w}function E(){
const w=t(96493);return E=function(){return w},w}function I(){const w=t(89055);return I=function(){return w},w}function $(){
const w=t(52155);return $=function(){return w},w}function A(){const w=t(34413);return A=function(){return w},w}function P(){
const w=t(40410);return P=function(){return w},w}function S(){const w=t(53844);return S=function(){return w},w}function O(){
const w=t(64632);return O=function(){return w},w}function h(){const w=t(41895);return h=function(){return w},w}function c(){
const w=t(64597);return c=function(){return w},w}function u(){const w=t(78534);return u=function(){return w},w}function e(){
const w=t(47064);return e=function(){return w},w}function o(){const w=t(63226);return o=function(){return w},w}function p(){
const w=t(4423);return p=function(){return w},w}function d(){const w=t(5547);return d=function(){return w},w}function a(){
const w=t(1405);return a=function(){return w},w}function f(){const w=t(916);return f=function(){return w},w}async function y(w){
const C=await n(w).catch(h().asGateError);if(C===void 0)return;const k=C instanceof h().GateError,M=await(0,o().checkPlace)(
w,k?C:C.payload),N=async()=>{if(k)throw C;return await g(C,M,w)};return{context:M.context,decide:N,reportsOnly:!0}}async function g({
payload:w,file:C},{context:{github:k},known:M,doubt:N},j){if(N)throw N;if(C instanceof h().GateError)throw C;if("unavail\
able"in k)throw new Error(k.unavailable);const U=(0,p().readInputs)(s().getInput),L=(0,u().readUploadedReport)(C,w),F={locate:B=>(0,R().
resolveUnchecked)(B,w,M),approver:(0,T().approveByReviews)(()=>(0,O().githubReviews)(k,w.pullRequest)),run:!1,takeRuns:({
audit:B},H)=>(0,e().reportedRuns)(B,L,H)};return await(0,a().gateOfStep)(F,U,k,j)}async function n(w){const{run:C,client:k,
pulls:M}=await r(w),[N]=M;if(N===void 0){const L=JSON.stringify(`${C.head.owner}:${C.head.branch}`);s().info(`No open pu\
ll request from ${L} is at ${C.headSha}: nothing to publish.`);return}const j=await l(C,k).catch(h().asGateError);if(j instanceof
h().GateError&&await i({...C,client:k},M,w.inputs["check-name"])){await(0,d().publishOthers)(w,N,void 0);return}return{payload:v(
M,j)??N,file:j}}async function r({inputs:w,env:C,signal:k}){const M=await(0,f().readEvent)(C,E().parseWorkflowRun),{"git\
hub-token":N}=w;if(N===void 0)throw new(h()).GateError("input_invalid","`mode: publish` requires the input `github-token\
`","Remove the input from the step; its default is the token of the job.");const j=(0,P().connect)(N,{signal:k,baseUrl:C.
GITHUB_API_URL});return{run:M,client:j,pulls:await(0,E().findPullRequests)(j,M)}}async function b(w){try{const k=w.inputs.
mode==="publish"?(await r(w)).pulls[0]:await(0,f().eventPayload)(w.env);k?.name==="pull_request"&&await(0,d().publishOthers)(
w,k,void 0)}catch(C){s().warning(`The required check stays failed: ${(0,h().asGateError)(C).message}`)}}async function i(w,C,k){
for(const M of C){const{number:N}=M.pullRequest,j=[k,(0,S().nameOfPull)(k,N),(0,c().checkNameOf)(k,M,!1)],U=(await Promise.
all(j.map(F=>(0,A().gateChecks)(w,F)))).flat(),L=F=>{const B=(0,$().resultOf)(F);return B?.pulls.join()===`${N}`&&B.isInto(
M.baseRef)};if(!U.some(L))return!1}return!0}async function l({runId:w,owner:C,repo:k},M){const{"artifact-name":N}=(0,p().
readInputs)(s().getInput),j=await(0,I().downloadArtifact)({client:M,owner:C,repo:k},w,N);return await(0,I().readZipFile)(
j,u().REPORT_FILE,u().MAX_REPORT_BYTES)}function v(w,C){if(C instanceof h().GateError)return;const k=(0,u().claimedPull)(
C);return w.find(({pullRequest:M})=>M.number===k)}},17938:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),
m.publishReport=O;function s(){const h=t(39281);return s=function(){return h},h}function T(){const h=t(41895);return T=function(){
return h},h}function R(){const h=t(34453);return R=function(){return h},h}function E(){const h=t(27624);return E=function(){
return h},h}function I(){const h=t(42594);return I=function(){return h},h}function $(){const h=t(20471);return $=function(){
return h},h}function A(){const h=t(74658);return A=function(){return h},h}function P(){const h=t(916);return P=function(){
return h},h}function S(h,{detailsUrl:c,repositoryUrl:u}){const e={...c!==void 0&&{detailsUrl:c},...u!==void 0&&{repositoryUrl:u}};
return{report:h,title:(0,A().reportTitle)(h),markdown:(o,p)=>(0,$().renderMarkdown)(h,{...e,...p,maxCharacters:o}),text:o=>(0,I().
renderCheckText)(h,{...e,maxCharacters:o})}}async function O(h){if(h===void 0)return;const{context:c,decide:u,reportsOnly:e,
afterwards:o}=h,p=new Date,d=await(0,R().startCheck)(c),a=await u().catch(b=>(0,E().buildErrorReport)((0,T().asGateError)(
b),{startedAt:p},new Date)),f=S(a,c),{title:y}=f,{conclusion:g,channels:n}=await(0,R().publish)(c,d,f);if(await o?.(),a.
error){(0,P().failUndecided)(a.error);return}if(!e){g==="success"||g==="neutral"?s().info(y):s().setFailed(y);return}const{
check:r}=n;r.status==="failed"?s().setFailed(`Decided, but not published: ${r.reason}. The result: ${y}`):s().info(r.status===
"reached"?y:`${y} (not published: ${r.reason})`)}},1405:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),
m.gateOfStep=P,m.policyTerms=S,m.sharedPolicies=O;function s(){const h=t(39281);return s=function(){return h},h}function T(){
const h=t(24474);return T=function(){return h},h}function R(){const h=t(1207);return R=function(){return h},h}function E(){
const h=t(40638);return E=function(){return h},h}function I(){const h=t(41551);return I=function(){return h},h}function $(){
const h=t(24666);return $=function(){return h},h}function A(){const h=t(49604);return A=function(){return h},h}function P(h,c,u,{
env:e,signal:o}){return(0,T().gate)({...h,directory:e.GITHUB_WORKSPACE??process.cwd(),env:e,...S(c,u),all:c.all,progress:(0,A().
groupedProgress)(s()),signal:o,secrets:(0,I().secretsOf)(e)})}function S(h,c){const{"policy-ref":u}=h;return{...u!==void 0&&
{policyRef:u},inputs:h,readShared:O(c)}}function O(h){return async c=>{if("unavailable"in h)throw(0,$().unavailable)(c,h.
unavailable);const[u="",e=""]=c.repository.split("/");try{return await(0,E().readFileAt)({client:h.client,owner:u,repo:e},
c.path,c.commit)}catch(o){const p={doing:"read it",permission:"contents: read"};throw(0,$().unavailable)(c,(0,R().explainFailure)(
o,p),{cause:o})}}}},916:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.durationsInput=c,m.eventPayload=
h,m.failUndecided=u,m.readEvent=O;function s(){const e=t(76760);return s=function(){return e},e}function T(){const e=t(38321);
return T=function(){return e},e}function R(){const e=t(39281);return R=function(){return e},e}function E(){const e=t(46960);
return E=function(){return e},e}function I(){const e=t(41895);return I=function(){return e},e}function $(){const e=t(73388);
return $=function(){return e},e}function A(){const e=t(20849);return A=function(){return e},e}function P(){const e=t(71667);
return P=function(){return e},e}function S(){const e=t(4423);return S=function(){return e},e}async function O(e,o){const{
GITHUB_EVENT_NAME:p="",GITHUB_EVENT_PATH:d=""}=e;try{return o(p,JSON.parse(await(0,T().text)((0,$().openInput)(d))))}catch(a){
throw a instanceof I().GateError?a:new(I()).GateError("event_invalid",`Cannot read the event file ${d||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:a})}}function h(e){
return O(e,(o,p)=>(0,E().parsePayload)(o,p,e.GITHUB_SHA))}async function c(e){const{durations:o}=(0,S().readInputs)(R().
getInput);return o===void 0?new Map:(0,P().readDurations)((0,s().resolve)(e.GITHUB_WORKSPACE??".",o),$().openInput)}function u({
message:e,hint:o}){const p=e.replace(/\s*\n\s*/g," "),d=o.split(`
`);if(d.length===1){R().setFailed((0,I().inSentences)({message:e,hint:o}));return}for(const a of d)R().info((0,A().safeLine)(
a));R().setFailed(p)}},84104:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.takesVerdictOver=c;function s(){
const e=t(39281);return s=function(){return e},e}function T(){const e=t(42287);return T=function(){return e},e}function R(){
const e=t(52483);return R=function(){return e},e}function E(){const e=t(52155);return E=function(){return e},e}function I(){
const e=t(34413);return I=function(){return e},e}function $(){const e=t(88863);return $=function(){return e},e}function A(){
const e=t(96402);return A=function(){return e},e}function P(){const e=t(9436);return P=function(){return e},e}function S(){
const e=t(4423);return S=function(){return e},e}function O(){const e=t(1405);return O=function(){return e},e}const h=new Set(
["pass","warn","fail"]);async function c(e,o,p){const{checkName:d,github:a,binding:f}=p.context;if((e.env.GITHUB_RUN_ATTEMPT??
"1")!=="1"||o.privileged||"unavailable"in a||p.doubt)return!1;try{const[g]=await(0,I().gateChecks)(a,d),n=(0,E().resultOf)(
g),r=g&&(0,$().readCarried)(g);if(g===void 0||n===void 0||r===void 0)return!1;const{verdict:b="",conclusion:i=""}=r;if(!(n.
event===f.event&&n.isInto(f.base)&&n.pulls.join()===f.pulls.join()&&n.policy===await u(e,o,p)&&g.completedAt.startsWith(
(0,P().dayOf)(new Date)))||!(i==="neutral"||i==="failure"==(b==="fail"))||!h.has(b))return!1;(0,$().setOutputs)(s(),r);const w=`\
Nothing but the title or the description has changed: ${b}, as in ${g.url}`;return i==="success"||i==="neutral"?s().info(
w):s().setFailed(w),!0}catch{return!1}}async function u({env:e},o,{context:p,known:d}){const a=await(0,A().openRepository)(
e.GITHUB_WORKSPACE??process.cwd(),e);try{const f=(0,O().policyTerms)((0,S().readInputs)(s().getInput),p.github),y=await(0,T().
resolveEvent)(a,o,d);return(0,E().shortPolicy)((await(0,R().effectivePolicy)(f,a,y)).digest)}finally{await a.close()}}},
60016:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.approvalIn=p,m.approveByNobody=I,m.approveByReviews=
E,m.approvingReviewers=u;function s(){const d=t(1395);return s=function(){return d},d}const T=20,R=10;function E(d){return{
means:"review",find:async a=>{const f=d(a.pullRequest);return f!==void 0?await $(f,a):{approvals:[],refusals:["the event\
 has no pull request to review"]}}}}function I(d){return{means:"review",find:async()=>({approvals:[],refusals:[d]})}}async function $(d,a){
const f=[],y=[];try{const g=u(await d.list());if(g.length===0)return{approvals:f,refusals:y};const n=g.slice(-T),r=await d.
authorId(),b=await d.lastEdits(n.flatMap(l=>l.reviews)),i=h(a,d);for(const l of n){const v=await A(l,{reviews:d,question:a,
authorId:r,edits:b,subjectAt:i});typeof v=="string"?y.push(`${l.user.login}: ${v}`):f.push(v)}}catch(g){y.push(d.explain(
g,"read the reviews of the pull request"))}return{approvals:f,refusals:y}}async function A(d,a){const{user:f,withdrawn:y}=d;
if(f.id===a.authorId)return"opened the pull request and cannot approve it";if(f.type!=="User")return"is not a person";if(!P(
a.question.people,f.login))return"is not an approver in the policy";if(y)return"has withdrawn the approval, or it was di\
smissed";const g=await S(d,a);if(typeof g=="string")return g;try{if(!await a.reviews.mayWrite(f))return"has no write acc\
ess to the repository"}catch(n){return a.reviews.explain(n,"read the permission of this account")}return{user:f.login,at:new Date(
g.submittedAt).toISOString()}}function P(d,a){return d.length===0||d.some(f=>f.toLowerCase()===a.toLowerCase())}async function S({
reviews:d},a){let f;for(const y of d){const g=await O(y,a);if(g===void 0)return y;f??=g}return f??"has not approved"}async function O({
nodeId:d,submittedAt:a,commit:f,body:y},{edits:g,question:n,subjectAt:r,reviews:{explain:b}}){const i=g.get(d);if(i===void 0)
return"GitHub does not report whether the review was edited";const l=k=>k!==null&&!(Date.parse(k)<=Date.parse(a));if(l(i.
editedAt))return"the review was edited after it was submitted";if(l(i.retargetedAt))return"the base branch was changed a\
fter the review";if(f===null)return"GitHub does not report which commit was reviewed";const v=await r(f);if("reason"in v)
return v.reason;const w=(0,s().changedSince)(v,n.subject);if(w!==void 0)return`${w} since the approved commit ${f.slice(
0,12)}`;try{if(await n.policyChangedSince(a))return"the policy of the base branch has changed since the review"}catch(k){
return b(k,"read the policy at the time of the review")}const{digest:C}=p(y)??{};if(!(C===void 0||(0,s().approvalDigest)(
n.subject).startsWith(C)))return"the review approves another digest; the base branch, the policy or the commands have ch\
anged since"}function h({subjectAt:d},a){const f=new Map;return async y=>{const g=f.get(y)??(f.size<R?d(y).catch(n=>({reason:a.
explain(n,`judge ${y}`)})):{reason:"too many commits were approved"});return f.set(y,Promise.resolve(g)),await g}}const c=new Set(
["COMMENTED","PENDING"]);function u(d){const a=d.filter(e).sort((y,g)=>y.submittedAt.localeCompare(g.submittedAt)||y.id-
g.id),f=new Map;for(const y of a){const{user:g,state:n}=y,r=f.get(g.id),b=p(y.body)!==void 0;if(n==="APPROVED"&&b){const i=r&&
!r.withdrawn?r.reviews:[];f.set(g.id,{user:g,reviews:[y,...i],withdrawn:!1})}else n!=="APPROVED"&&!c.has(n)&&(r!==void 0||
b)&&f.set(g.id,{user:g,reviews:[y],...r,withdrawn:!0})}return[...f.values()]}function e(d){return d.user!==null&&d.submittedAt!==
null&&d.state!=="PENDING"}const o=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;function p(d){let a;for(const f of d.
replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const y=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(f);if(a!==void 0)y?.[1]?.startsWith(
a)&&y[2]?.trim()===""&&(a=void 0);else if(y)a=y[1];else{const[g,n]=/^ {0,3}\S/.test(f)?o.exec(f.trim())??[]:[];if(g!==void 0)
return n===void 0?{}:{digest:n}}}}},97928:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.askForRefs=
A,m.baseTip=O,m.defaultTip=S,m.descends=c;function s(){const u=t(1207);return s=function(){return u},u}function T(){const u=t(
40638);return T=function(){return u},u}function R(){const u=t(41895);return R=function(){return u},u}function E(){const u=t(
24634);return E=function(){return u},u}function I(){const u=t(19674);return I=function(){return u},u}function $(){const u=t(
67397);return $=function(){return u},u}async function A(u,e,o){const p=P(e);if("unavailable"in u)return{};const{defaultBranch:d=e.
baseRef}=e,a=async(g,n="base")=>{try{return await(0,T().refTip)(u,g)}catch(r){const b=`read the tip of ${g.replace(/^heads\//,
"")}`,i=(0,s().explainFailure)(r,{doing:b,permission:"contents: read"});o(`The ${n} was not compared with GitHub's: ${i}\
.`);return}},[f,y]=await Promise.all([p===void 0?void 0:a(`heads/${p}`),d===e.baseRef?void 0:a(`heads/${d}`)]);return{...f!==
void 0&&{baseTip:f},...y!==void 0&&{defaultTip:y},...e.name==="pull_request"&&{merge:()=>a(`pull/${e.pullRequest.number}\
/merge`,"test merge")}}}function P(u){return u.name==="pull_request"?u.baseRef:"branch"in u.against?u.against.branch:void 0}
async function S(u,e,{defaultTip:o}){const{defaultBranch:p=e.baseRef}=e,d=`refs/remotes/origin/${p}`,a=e.name==="pull_re\
quest"?e.pullRequest:e;if(o===void 0&&!await(0,I().isRemoteOf)(u,a))throw new(R()).GateError("ref_not_found",`The policy\
 of ${JSON.stringify(p)}, the default branch, says whether this base is protected, and cannot be read`,"Keep the input `\
github-token`, or check out the repository of the pull request.");const f=o??d;await(0,E().requireCommits)(u,[f],[...o===
void 0?[]:[o],(0,I().fetched)(p)]);const[y]=await(0,$().resolveCommits)(u,[f]);return y}async function O(u,e,{baseTip:o}){
const{baseRef:p,baseSha:d}=e,a=o??d;if(await(0,E().requireCommits)(u,[a],[a,(0,I().fetched)(p)]),o!==void 0)return o;const f=await h(
u,e);return f!==void 0&&await c(u,f,d,e)?f:d}async function h(u,{baseRef:e,pullRequest:o}){if(!await(0,I().isRemoteOf)(u,
o))return;const p=`refs/remotes/origin/${e}`;try{await(0,E().requireCommits)(u,[p],[(0,I().fetched)(e)])}catch(d){if(!(d instanceof
R().GateError)||d.code!=="shallow_clone")throw d}return(await(0,$().lookUpCommits)(u,[p]))[0]}async function c(u,e,o,{baseRef:p}){
if(e===o)return!0;try{return await(0,E().mergeBase)(u,e,o,[e,o,(0,I().fetched)(p)])===o}catch(d){if(d instanceof R().GateError&&
d.code==="no_merge_base")return!1;throw d}}},54436:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.withGroup=
A;function s(){const e=t(1207);return s=function(){return e},e}function T(){const e=t(81014);return T=function(){return e},
e}function R(){const e=t(41895);return R=function(){return e},e}function E(){const e=t(24634);return E=function(){return e},
e}function I(){const e=t(37213);return I=function(){return e},e}function $(){const e=t(47520);return $=function(){return e},
e}async function A(e,o,p,{github:d,warn:a}){const f=await P(e,o,p,d);return typeof f!="string"?{...e,group:f,isFork:f.some(
({isFork:y})=>y)}:(a(`The merge group is treated as a change from a fork: ${f}.`),e)}async function P({base:e,head:o},{baseRef:p,
pullNumber:d},a,f){if("unavailable"in f)return f.unavailable;try{if(await(0,E().mergeBase)(a,e,o)!==e)return"its base is\
 not in its history";const y=await(0,$().firstParents)(a,e,o),g={repository:a,github:f,baseRef:p},n=await Promise.all(y.
map(v=>h(v,g))),r=n.filter(v=>v===void 0),b=d===void 0?void 0:await(0,T().pullOrigin)(f,d),i=r.length===y.length&&b?.commits===
y.length&&await u(b,e,y.find(({commit:v})=>v===o),g);if(b===void 0||r.length>0&&!i)return`no pull request is known for ${r.
length} of its ${y.length} commits`;const l=[...n,b].filter(v=>v!==void 0);return[...new Map(l.map(v=>[v.number,S(v)])).
values()]}catch(y){return y instanceof R().GateError?y.message:(0,s().explainFailure)(y,{doing:"read the pull requests o\
f the merge group",permission:"pull-requests: read"})}}function S({number:e,headSha:o,isFork:p}){return{number:e,headSha:o,
isFork:p}}const O=/\(#(\d{1,9})\)$/;async function h(e,o){const{github:p,baseRef:d}=o,[a="",f,...y]=e.parents;if(f!==void 0){
if(y.length>0)return;const b=(await(0,T().pullsOfCommit)(p,f)).filter(i=>i.headSha===f&&c(i,d));return b.find(({isFork:i})=>i)??
b[0]}const g=O.exec(e.subject)?.[1];if(g===void 0)return;const n=await(0,T().pullOrigin)(p,Number(g));return await u(n,a,
e,o)?n:void 0}function c(e,o){return e.isOpen&&e.baseRef===o}async function u(e,o,p,{repository:d,baseRef:a}){return p===
void 0||!c(e,a)?!1:(await(0,E().requireCommits)(d,[e.headSha],[`refs/pull/${e.number}/head`]),await(0,E().mergeBase)(d,o,
e.headSha,[p.commit,e.headSha]),await(0,I().mergedTree)(d,o,e.headSha)===p.tree)}},46960:function(G,m,t){Object.defineProperty(
m,"__esModule",{value:!0}),m.inWords=y,m.mergeGroup=u,m.parsePayload=f,m.pullRequest=$,m.pullRequestReview=A,m.repositorySchema=
void 0,m.requireUnprivileged=g;function s(){const n=t(7723);return s=function(){return n},n}function T(){const n=t(81014);
return T=function(){return n},n}function R(){const n=t(41895);return R=function(){return n},n}const E=m.repositorySchema=
s().object({repository:s().object({name:s().string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().
string().min(1)}).transform(({name:n,owner:r,default_branch:b})=>({owner:r.login,repo:n,defaultBranch:b}))}),I=s().object(
{action:s().string().optional(),changes:s().looseObject({base:s().unknown()}).partial().optional(),repository:s().object(
{id:s().int(),name:s().string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().string().min(1).
optional()}),pull_request:s().object({number:s().int().positive(),head:s().object({sha:T().objectIdSchema,repo:s().object(
{id:s().int()}).nullable()}),base:s().object({sha:T().objectIdSchema,ref:s().string().min(1)}),changed_files:s().int().nonnegative().
optional()})});function $(n){const{action:r,changes:b,pull_request:i}=I.parse(n);s().int().parse(i.changed_files);const v=r===
"edited"&&(b===void 0||"base"in b)?"moved":r;return{...A(n),...v!==void 0&&{action:v}}}function A(n){const{repository:r,
pull_request:b}=I.parse(n);return{name:"pull_request",pullRequest:{owner:r.owner.login,repo:r.name,number:b.number,isFork:b.
head.repo?.id!==r.id,...b.changed_files!==void 0&&{changedFiles:b.changed_files}},headSha:b.head.sha,baseRef:b.base.ref,
baseSha:b.base.sha,...r.default_branch!==void 0&&{defaultBranch:r.default_branch}}}const P=/^0+$/,S=/^refs\/heads\//,O=/^refs\/(?:heads|tags)\//,
h=s().object({...E.shape,merge_group:s().object({head_sha:T().objectIdSchema,base_sha:T().objectIdSchema,head_ref:s().string(),
base_ref:s().string()})}),c=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function u(n){const{repository:r,
merge_group:b}=h.parse(n),i=c.exec(b.head_ref)?.[1];return{name:"merge_group",...r,headSha:b.head_sha,against:{commit:b.
base_sha},baseRef:b.base_ref.replace(S,""),isOwn:!1,...i!==void 0&&{pullNumber:Number(i)}}}const e=s().object({...E.shape,
ref:s().string().min(1),before:T().objectIdSchema,after:T().objectIdSchema});function o(n){const{repository:r,ref:b,before:i,
after:l}=e.parse(n),{defaultBranch:v}=r,w=b===`refs/heads/${v}`;if(P.test(l)||!S.test(b)||w&&P.test(i))throw new(R()).GateError(
"event_unsupported",`The push of ${JSON.stringify(b)} adds no commits to a branch, or is the first of the default branch\
: there is nothing to compare with`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first pus\
h, run the gate on the next change.');return{name:"push",...r,...{headSha:l,against:w?{commit:i}:{branch:v},baseRef:v},isOwn:!0}}
const p=s().object({...E.shape,ref:s().string().min(1)});function d(n,r){const{repository:b,ref:i}=p.parse(n),{defaultBranch:l}=b;
return{name:"workflow_dispatch",...b,headSha:T().objectIdSchema.parse(r),against:{branch:l},baseRef:l,isOwn:O.test(i)}}const a=new Map(
[["pull_request",$],["pull_request_review",A],["pull_request_target",n=>({...$(n),privileged:!0})],["merge_group",u],["p\
ush",o],["workflow_dispatch",d]]);function f(n,r,b){const i=a.get(n);if(i===void 0)throw new(R()).GateError("event_unsup\
ported",`The event ${JSON.stringify(n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md list\
s the supported events.");return y(n,()=>i(r,b))}function y(n,r){try{return r()}catch(b){throw b instanceof s().ZodError?
new(R()).GateError("event_invalid",`The payload is not a GitHub ${n} event: ${s().prettifyError(b)}`,"GITHUB_EVENT_PATH \
must be the path of the file that the runner wrote."):b}}function g(n){if("privileged"in n)throw new(R()).GateError("eve\
nt_unsupported","No command was run: on pull_request_target the commands of a change would have a write token and the se\
crets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},42287:function(G,m,t){
Object.defineProperty(m,"__esModule",{value:!0}),m.resolveBranch=S,m.resolveEvent=$,m.resolveUnchecked=A;function s(){const c=t(
24634);return s=function(){return c},c}function T(){const c=t(19674);return T=function(){return c},c}function R(){const c=t(
67397);return R=function(){return c},c}function E(){const c=t(97928);return E=function(){return c},c}function I(){const c=t(
1096);return I=function(){return c},c}async function $(c,u,e){const o=u.name==="pull_request"?await(0,I().resolvePullRequest)(
c,u,e):await S(c,u,e);return await P(o,u,c,e)}async function A(c,u,e){const o=await(0,I().resolveFetched)(c,u,e);return await P(
o,u,c,e)}async function P(c,u,e,o){const{defaultBranch:p}=u;if(p===void 0)return c;const d=p===c.baseRef?c.policyCommit:
await(0,E().defaultTip)(e,u,o);return{...c,defaultBranch:{name:p,commit:d}}}async function S(c,{name:u,headSha:e,against:o,
baseRef:p,isOwn:d},a){const f="commit"in o?await O(c,o.commit,e):await h(c,o.branch,e,a);return{name:u,directory:c.directory,
head:e,audited:e,baseRef:p,...f,isFork:!d}}async function O(c,u,e){return await(0,s().requireCommits)(c,[u,e],[u,e]),{base:u,
policyCommit:u}}async function h(c,u,e,o){const p=(0,T().fetched)(u),d=o.baseTip??`refs/remotes/origin/${u}`;await(0,s().
requireCommits)(c,[d],[p]);const[a]=await(0,R().resolveCommits)(c,[d]);return{base:await(0,s().mergeBase)(c,a,e,[e,p]),policyCommit:a}}},
1096:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveFetched=O,m.resolvePullRequest=S;function s(){
const a=t(41895);return s=function(){return a},a}function T(){const a=t(61388);return T=function(){return a},a}function R(){
const a=t(24634);return R=function(){return a},a}function E(){const a=t(37213);return E=function(){return a},a}function I(){
const a=t(213);return I=function(){return a},a}function $(){const a=t(19674);return $=function(){return a},a}function A(){
const a=t(67397);return A=function(){return a},a}function P(){const a=t(97928);return P=function(){return a},a}async function S(a,f,y={}){
const[g]=await(0,A().resolveCommits)(a,["HEAD"]),n=g===f.headSha?await u(a,f,await(0,P().baseTip)(a,f,y)):await c(a,f,g,
y);return h(a,f,n)}async function O(a,f,y={}){const{headSha:g,pullRequest:n}=f;await(0,R().requireCommits)(a,[g],[`refs/\
pull/${n.number}/head`]);const r=await(0,P().baseTip)(a,f,y);return h(a,f,await u(a,f,r))}function h({directory:a},{headSha:f,
baseRef:y,pullRequest:g},n){const{isFork:r}=g;return{name:"pull_request",directory:a,head:f,baseRef:y,...n,isFork:r,pullRequest:g}}
async function c(a,f,y,g){const{headSha:n,baseRef:r}=f,[b,i,...l]=await(0,A().parentsOf)(a,y);if(b===void 0||i!==n||l.length>
0)throw(0,T().checkoutDiffers)(`the checkout is at ${(0,R().short)(y)}, which is neither that commit nor its test merge \
commit`,n,"actions");await(0,R().requireCommits)(a,[b,n],[y,(0,$().fetched)(r)]);const v=await(0,P().baseTip)(a,f,g),w=await o(
{commit:y,base:b,tip:v},a,f,g);return w===void 0?{base:b,audited:y,policyCommit:v}:{...await u(a,f,v),unprovenMerge:{commit:y,
reason:w}}}async function u(a,f,y){const{headSha:g,baseSha:n,baseRef:r}=f,b=await(0,R().mergeBase)(a,y,g,[g,y,(0,$().fetched)(
r)]),[i]=await(0,A().lookUpCommits)(a,[n]);return(i===void 0||i===y?b:await(0,R().mergeBase)(a,i,g))===b&&await e(a,f,b),
{base:b,audited:g,policyCommit:y}}async function e(a,{headSha:f,pullRequest:y},g){const{changedFiles:n}=y;if(n===void 0)
return;const r=(await(0,I().changedFiles)(a,g,f)).length;if(!(r>=n))throw new(s()).GateError("change_incomplete",`GitHub\
 reports ${n} changed files, but this clone shows only ${r}`,"Set `fetch-depth: 0` on actions/checkout, and run the job \
again.")}async function o(a,f,y,g){if(!await d(a,f,y))return`its first parent ${(0,R().short)(a.base)} is not a recent c\
ommit of ${y.baseRef}`;const n=async()=>await g.merge?.()===a.commit,r=(await f.shallowCommits()).size>0;if(r&&await n())
return;const b=await p(a,f,y);return b===void 0||r?b:await n()?void 0:b}async function p(a,f,{headSha:y,baseRef:g}){(await f.
shallowCommits()).size>0&&await(0,R().mergeBase)(f,a.base,y,[a.commit,(0,$().fetched)(g)]);const[n,[r]]=await Promise.all(
[(0,E().mergedTree)(f,a.base,y),f.read([`${a.commit}^{tree}`])]);return n===void 0?"git cannot compute this merge":n===r?.
oid?void 0:"git computes other content for it"}async function d({base:a,tip:f},y,g){return a===f||a===g.baseSha?!0:await(0,P().
descends)(y,a,g.baseSha,g)&&await(0,P().descends)(y,f,a,g)}},96493:function(G,m,t){Object.defineProperty(m,"__esModule",
{value:!0}),m.findPullRequests=O,m.parseWorkflowRun=P;function s(){const h=t(7723);return s=function(){return h},h}function T(){
const h=t(1207);return T=function(){return h},h}function R(){const h=t(81014);return R=function(){return h},h}function E(){
const h=t(41895);return E=function(){return h},h}function I(){const h=t(46960);return I=function(){return h},h}const $=s().
object({...I().repositorySchema.shape,workflow_run:s().object({id:s().int().positive(),event:s().string(),head_sha:R().objectIdSchema,
head_branch:s().string().min(1).nullable(),head_repository:s().object({owner:s().object({login:s().string().min(1)})}).nullable()})}),
A=["pull_request","pull_request_review"];function P(h,c){if(h!=="workflow_run")throw S(`\`mode: publish\` does not support\
 the event ${JSON.stringify(h)}`);const u=(0,I().inWords)(h,()=>$.parse(c)),{repository:e,workflow_run:o}=u,{owner:p,repo:d}=e;
if(!A.includes(o.event))throw S(`The workflow run was started by ${JSON.stringify(o.event)}`);if(o.head_branch===null||o.
head_repository===null)throw S("The branch or the repository of the workflow run was deleted");const a={owner:o.head_repository.
owner.login,branch:o.head_branch};return{owner:p,repo:d,runId:o.id,headSha:o.head_sha,head:a}}function S(h){return new(E()).
GateError("event_unsupported",h,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}
async function O(h,{owner:c,repo:u,head:e,headSha:o}){const p={client:h,owner:c,repo:u};try{const d=`${e.owner}:${e.branch}`,
f=(await(0,R().pullsWithHead)(p,o,d)).map(async({number:g})=>(0,I().pullRequest)(await(0,R().pullRequestAsPayload)(p,g)));
return(await Promise.all(f)).filter(g=>g.headSha===o).sort((g,n)=>g.pullRequest.number-n.pullRequest.number)}catch(d){throw(0,T().
asUnavailable)(d,{doing:"find the pull request",permission:"pull-requests: read"})}}},61218:function(G,m){Object.defineProperty(
m,"__esModule",{value:!0}),m.MAX_ANNOTATIONS=m.GITHUB_LIMITS=void 0;const t=m.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,
checkText:65535,annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*
1024,stepSummaryBytes:1024*1024},s=m.MAX_ANNOTATIONS=500},89055:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),
m.downloadArtifact=$,m.readZipFile=P;function s(){const h=t(51041);return s=function(){return h},h}function T(){const h=t(
41895);return T=function(){return h},h}function R(){const h=t(40410);return R=function(){return h},h}function E(){const h=t(
1207);return E=function(){return h},h}const I=16*1024*1024;async function $({client:h,owner:c,repo:u},e,o){const{actions:p}=h.
octokit.rest;try{const{data:d}=await p.listWorkflowRunArtifacts({owner:c,repo:u,run_id:e,name:o,per_page:100}),[a]=d.artifacts.
filter(y=>y.name===o&&!y.expired).sort((y,g)=>g.id-y.id);if(a===void 0)throw O(`is missing: ${JSON.stringify(o)}`);if(a.
size_in_bytes>I)throw O(`is larger than ${I} bytes`);const f=await p.downloadArtifact({owner:c,repo:u,artifact_id:a.id,archive_format:"\
zip",request:{...R().LEAVES_API,parseSuccessResponseBody:!1}});return await A(f.data)}catch(d){throw(0,E().asUnavailable)(
d,{doing:"download the report",permission:"actions: read"})}}async function A(h){const c=[];let u=0;for await(const e of h){
if(u+=e.length,u>I)throw O(`is larger than ${I} bytes`);c.push(e)}return Buffer.concat(c)}async function P(h,c,u){try{const e=await(0,s().
fromBufferPromise)(h,{lazyEntries:!0});return await S(e,c,u)}catch(e){throw e instanceof T().GateError?e:O(`is not a rea\
dable zip archive (${String(e)})`,e)}}async function S(h,c,u){for await(const e of h.eachEntry()){if(e.fileName!==c)continue;
if(e.uncompressedSize>u)throw O(`has a ${c} that is too large`);const o=[];for await(const p of await h.openReadStreamPromise(
e))o.push(p);return Buffer.concat(o)}throw O(`has no ${c}`)}function O(h,c){return new(T()).GateError("artifact_invalid",
`The artifact of the workflow run ${h}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:c})}},77954:function(G,m,t){Object.defineProperty(
m,"__esModule",{value:!0}),m.appendAnnotations=A,m.missingAnnotations=I;function s(){const S=t(61218);return s=function(){
return S},S}function T(){const S=t(34413);return T=function(){return S},S}function R(){const S=t(40410);return R=function(){
return S},S}function E(){const S=t(1207);return E=function(){return S},S}async function I(S,O,h){if(O.annotationsCount===
0)return h;const{client:c,owner:u,repo:e}=S,o=await c.octokit.paginate(c.octokit.rest.checks.listAnnotations,{owner:u,repo:e,
check_run_id:O.id,per_page:100}),p=new Set(o.map($)),d=new Set(h.map($));if([...p].every(a=>d.has(a)))return h.filter(a=>!p.
has($(a)))}function $(S){const{path:O,start_line:h,end_line:c,start_column:u,end_column:e}=S,{annotation_level:o,title:p,
message:d}=S,a=[p,d].map(y=>y?.trim()??"");return JSON.stringify([O,h,c,...[u??0,e??0],o,...a])}async function A(S,O,h){
const c=s().GITHUB_LIMITS.annotationsPerRequest,u=[];let e=O.annotationsCount;for(let o=0;o<h.length;o+=c){const p=h.slice(
o,o+c);try{await P(S,O,p,e),e+=p.length}catch(d){const a=(0,E().readFailure)(d).kind==="invalid",f=a?p.length:h.length-o,
y=(0,E().explainFailure)(d,{...(0,T().checkOperation)(S),doing:"annotate"});if(u.push(`Missing annotations: ${f}; ${y}.`),
!a)break}}return u}async function P({client:S,owner:O,repo:h},{id:c},u,e){const{checks:o}=S.octokit.rest,p={owner:O,repo:h,
check_run_id:c},d=async()=>{const a={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...u]};return await o.
update({...p,status:"in_progress",output:a,...R().NOT_REPEATABLE}),!0};await S.once(d,async()=>{const{data:a}=await o.get(
p);return a.output.annotations_count>=e+u.length||void 0})}},52155:function(G,m,t){Object.defineProperty(m,"__esModule",
{value:!0}),m.claimOf=p,m.claimedId=S,m.isClaimedBy=a,m.isLater=g,m.isOfGate=o,m.isTaken=y,m.isWaiting=f,m.newRunKey=P,m.
otherPull=n,m.resultId=h,m.resultOf=d,m.shortPolicy=c,m.waitingId=O;function s(){const r=t(77598);return s=function(){return r},
r}const T="merge_group",R="waiting",E=12,I=100,$=/^gene-gate:(.+):(\d{1,9})$/,A=/^(sha256:[0-9a-f]{64});([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9})$/;
function P(r){return`${r??"run"}:${(0,s().randomUUID)()}`}function S({runKey:r,claim:b}){return`gene-gate:${r}:${b}`}function O(r){
return S({runKey:R,claim:p(r)})}function h(r,{digest:b,policy:i},{event:l,base:v,pulls:w}){const C=w.map(M=>`#${M}`).join(
","),k=[l,u(v),c(i),C];return[b,...k,p(r)].join(";")}function c(r){return r?.replace(/^sha256:/,"").slice(0,E)??"none"}function u(r){
return encodeURIComponent(r).slice(0,I)}function e({externalId:r}){const[,b,i]=$.exec(r)??[];if(b!==void 0)return{event:b.
split(":")[0]??"",claim:Number(i),runKey:b};const[,l,v="",w,C="",k="",M]=A.exec(r)??[];if(l===void 0)return;const N=[...k.
matchAll(/#(\d+)/g)].map(([,L])=>Number(L)),U={digest:l,event:v,policy:C,pulls:N,isInto:L=>w===u(L)};return{event:v,claim:Number(
M),result:U}}function o(r){return e(r)!==void 0}function p(r){return e(r)?.claim??0}function d(r){return r?.completed?e(
r)?.result:void 0}function a(r,b){return!r.completed&&e(r)?.runKey===b}function f(r){return a(r,R)}function y(r,{event:b}){
const i=l=>!(l.completed&&l.conclusion==="success");return b!==T&&r.some(l=>e(l)?.event===T&&i(l))}function g(r,{runKey:b,
claim:i},l){const v=e(r);return v===void 0||v.runKey===R||v.runKey===b?!1:v.claim!==i?v.claim>i:l===void 0||r.id>=l.id}function n(r,{
pulls:b}){const[i,...l]=d(r)?.pulls??[];if(!(i===void 0||l.length>0||b.includes(i)))return i}},34413:function(G,m,t){Object.
defineProperty(m,"__esModule",{value:!0}),m.CONCLUSIONS=void 0,m.checkOperation=E,m.completeCheck=o,m.createCheck=h,m.findUnfinished=
$,m.gateChecks=I,m.isStillClaimed=P,m.leaveWaiting=a,m.listChecks=A,m.supersedeCheck=d,m.takeUpCheck=c,m.updateCheck=u;function s(){
const f=t(52155);return s=function(){return f},f}function T(){const f=t(40410);return T=function(){return f},f}function R(){
const f=t(1207);return R=function(){return f},f}function E({readOnlyToken:f=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:f}}async function I(f,y){return(await A(f,f.headSha,y)).filter(s().isOfGate).sort((n,r)=>r.
id-n.id)}async function $(f,{runKey:y,checkName:g}){return(await A(f,f.headSha,g)).filter(r=>(0,s().isClaimedBy)(r,y))}async function A({
client:f,owner:y,repo:g},n,r){const b=await f.octokit.paginate(f.octokit.rest.checks.listForRef,{owner:y,repo:g,ref:n,...r!==
void 0&&{check_name:r},filter:"all",per_page:100});return(0,R().requireAsked)(b.every(({head_sha:i,name:l})=>i===n&&l===
(r??l)),"the check runs of this name on the commit"),b.map(S)}async function P({client:f,owner:y,repo:g},{id:n,externalId:r}){
const{data:b}=await f.octokit.rest.checks.get({owner:y,repo:g,check_run_id:n});return(0,R().requireAsked)(b.id===n,"this\
 check run"),b.external_id===r&&b.status!=="completed"}function S(f){return{id:f.id,name:f.name,url:f.html_url,detailsUrl:f.
details_url??"",completed:f.status==="completed",conclusion:f.conclusion,externalId:f.external_id??"",appId:f.app?.id,appSlug:f.
app?.slug,headSha:f.head_sha,completedAt:f.completed_at??"",annotationsCount:f.output.annotations_count,summary:f.output.
summary??""}}function O(f){return{status:"in_progress",external_id:(0,s().claimedId)(f),started_at:new Date().toISOString(),
...f.detailsUrl!==void 0&&{details_url:f.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running t\
he change."}}}async function h(f,y,g){const{client:n,owner:r,repo:b,headSha:i}=f,l=async()=>{const{data:v}=await n.octokit.
rest.checks.create({owner:r,repo:b,head_sha:i,name:y.checkName,...O(y),...T().NOT_REPEATABLE});return(0,R().requireAsked)(
v.head_sha===i,"this commit"),S(v)};return n.once(l,async()=>(await $(f,y)).find(({id:w})=>w>(g?.id??0)))}async function c(f,y,g){
return S(await u(f,g,O(y)))}async function u({client:f,owner:y,repo:g},{id:n},r){const b={owner:y,repo:g,check_run_id:n,
...r},{data:i}=await f.octokit.rest.checks.update(b);return(0,R().requireAsked)(i.id===n,"this check run"),i}const e=m.CONCLUSIONS=
["failure","action_required","neutral","success"];async function o(f,y,{conclusion:g,externalId:n,output:r}){const i=await u(
f,y,{status:"completed",conclusion:g,external_id:n,output:r});if(i.status!=="completed"||i.conclusion!==g)throw new(R()).
BrokenAnswer("the check run is not completed with this result")}const p=" (superseded)";async function d(f,{checkName:y},g){
await u(f,g,{name:`${y}${p}`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`\
The result for this commit is in the check run \u201C${y}\u201D.`}})}async function a(f,y,g){const n=(0,s().waitingId)(y);
await u(f,y,{status:"in_progress",external_id:n,output:g})}},40410:function(G,m,t){Object.defineProperty(m,"__esModule",
{value:!0}),m.PASSING_FAILURES=m.NOT_REPEATABLE=m.LEAVES_API=void 0,m.connect=A,m.waitBeforeRetry=b;function s(){const i=t(
58500);return s=function(){return i},i}function T(){const i=t(78589);return T=function(){return i},i}function R(){const i=t(
1207);return R=function(){return i},i}const E=m.LEAVES_API={leavesApi:!0},I=18e4,$=3e3;function A(i,l={}){const{timeoutMs:v=15e3,
sleep:w=P,now:C=Date.now,signal:k}=l,M=l.baseUrl||"https://api.github.com",N=(0,T().getOctokit)(i,{baseUrl:M});let j=I;async function U(F,B){
for(let H=1;;H+=1){const V=C();try{return await F()}catch(D){const W=b((0,R().readFailure)(D),H,C());if(W===void 0||k?.aborted||
(j-=C()-V+W,j<0)||(await w(W,k),k?.aborted))throw D}const J=await B?.();if(J!==void 0)return J}}return N.hook.wrap("requ\
est",(F,B)=>{const H=B.request?.fetch??globalThis.fetch,V=B.request?.leavesApi?H:o(H,M),J=async()=>{e(B.url,M),B.request=
{...B.request,fetch:V,signal:L()};try{const D=await F(B);return d(D.status,D.headers.location),S(B,D),D}catch(D){throw h(
D)}};return B.request?.notRepeatable===!0?J():U(J)}),{octokit:N,once:U};function L(){return k===void 0?AbortSignal.timeout(
v):k.aborted?AbortSignal.timeout(Math.min(v,$)):AbortSignal.any([k,AbortSignal.timeout(v)])}}function P(i,l){return(0,s().
setTimeout)(i,void 0,l&&{signal:l}).catch(()=>{})}function S({method:i,url:l},{status:v,data:w}){if(!(i==="DELETE"?v===204:
v===200||v===201))throw new(R()).BrokenAnswer(`its status is ${v}`);if(i==="DELETE")return;if(typeof w!="object"||w===null)
throw new(R()).BrokenAnswer("it was truncated or is not JSON");if((i==="POST"||i==="PATCH")&&!l.endsWith("/graphql")&&!("\
id"in w))throw new(R()).BrokenAnswer("it has no id");if(/[?&]per_page=/.test(l)&&!Array.isArray(O(l,w)))throw new(R()).BrokenAnswer(
"it is not a list")}function O(i,l){return/\/check-runs\?/.test(i)?"total_count"in l&&"check_runs"in l?l.check_runs:void 0:
l}function h(i){const{status:l,said:v}=(0,R().readFailure)(i);return l===409?new(R()).BrokenAnswer(`its status is 409, ${v}`,
{cause:i}):i}class c extends Error{name="ForeignAnswer"}const u=5;function e(i,l){const{origin:v}=new URL(i,`${l}/`);if(v!==
new URL(l).origin)throw a(v)}function o(i,l){const{origin:v}=new URL(l);return async(w,C)=>{let k=String(w);for(let M=0;;M+=
1){const N=await i(k,{...C,redirect:"manual"}),j=p(N.status)?N.headers.get("location"):null,U=j!==null&&URL.canParse(j,k)&&
new URL(j,k);if(!U||U.origin!==v||M===u)return N;await N.body?.cancel(),k=U.href}}}function p(i){return i>=300&&i<400}function d(i,l){
if(p(i)&&typeof l=="string")throw a(l)}function a(i){const l=URL.canParse(i)?new URL(i).origin:i;return new c(`the answe\
r refers to ${l}, which is not GitHub's API`)}const f=4,y=60,g=60,n=m.NOT_REPEATABLE={request:{notRepeatable:!0}},r=m.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function b(i,l,v){if(!r.has(i.kind)||l>=f)return;if(i.kind!==
"rate_limited")return 1e3*2**(l-1);const w=i.resetAt===void 0?void 0:Math.max(1,i.resetAt-v/1e3),C=i.retryAfter??w??g;return C>
y?void 0:Math.ceil(C*1e3)}},66059:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.commentThread=R,m.viewerLogin=
E;function s(){const I=t(40410);return s=function(){return I},I}function T(){const I=t(1207);return T=function(){return I},
I}function R(I,$,A){const{client:P,owner:S,repo:O}=I,{issues:h}=P.octokit.rest,c={owner:S,repo:O};let u;async function e(){
const f=(await P.octokit.paginate(h.listComments,{...c,issue_number:$,per_page:100})).filter(y=>y.body?.startsWith(A));return f.
length===0?[]:(u??=await E(P),f.filter(y=>y.user?.login===u).map(({id:y,html_url:g,body:n=""})=>({id:y,url:g,body:n})).sort(
(y,g)=>y.id-g.id))}async function o(a){const f=async()=>{const{data:y}=await h.createComment({...c,issue_number:$,body:a,
...s().NOT_REPEATABLE});return u??=y.user?.login,{id:y.id,url:y.html_url,body:a}};return P.once(f,async()=>(await e())[0])}
async function p(a,f){const[y,...g]=a;if(y!==void 0)return await d(y,g,f);const n=await o(f),[r=n,...b]=await e();return await d(
r,b,f)}async function d(a,f,y){a.body!==y&&await h.updateComment({...c,comment_id:a.id,body:y});for(const{id:g}of f)await(0,T().
ifFound)(h.deleteComment({...c,comment_id:g}));return a}return{own:e,leaveOne:p}}async function E({octokit:I}){return(await I.
graphql("{ viewer { login } }")).viewer.login}},53844:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.
nameOfPull=$,m.obtainCheck=I,m.renameOthers=A,m.settleCheck=P;function s(){const c=t(77954);return s=function(){return c},
c}function T(){const c=t(52155);return T=function(){return c},c}function R(){const c=t(34413);return R=function(){return c},
c}function E(){const c=t(1207);return E=function(){return c},c}async function I(c,u,e){const o=await(0,R().gateChecks)(c,
u.checkName);if((0,T().isTaken)(o,u.binding))return"merge queue";if(e!==void 0&&o.some(f=>(0,T().isLater)(f,{...u,claim:e})))
return"later run";const p=Math.max(0,...o.map(T().claimOf)),d={...u,claim:e??p+1},a=o.filter(f=>(0,T().otherPull)(f,u.binding)===
void 0);for(const f of a){const y=await h(c,d,f);if(y)return y}return await(0,R().createCheck)(c,d,o[0])}function $(c,u){
return`${c} (#${u})`}async function A(c,u,e){for(const o of e??await(0,R().gateChecks)(c,u.checkName)){const p=(0,T().otherPull)(
o,u.binding);p!==void 0&&await(0,R().updateCheck)(c,o,{name:$(u.checkName,p)})}}async function P(c,u,e,o){const p={...u,
claim:(0,T().claimOf)(e)},d=await(0,R().listChecks)(c,c.headSha,u.checkName),a=d.filter(T().isOfGate).sort((w,C)=>C.id-w.
id);if((0,T().isTaken)(a,u.binding))return;const f=d.filter(w=>!(0,T().isOfGate)(w)&&!S(w,u)),y=a.filter(w=>w.appId===e.
appId&&(0,T().otherPull)(w,u.binding)===void 0),g=w=>(0,T().isLater)(w,p,e)&&!(w.completed&&u.joins===!0);if(y.some(g))return;
u.separates&&await A(c,u,a);const n=Math.max(...[e,...y].map(T().claimOf)),r={...u,claim:n},[b]=y,i=b?.externalId===e.externalId&&
!b.completed?b:b&&await h(c,r,b),l=i&&await(0,s().missingAnnotations)(c,i,o);return i&&l?{run:i,missing:l,superseded:y.filter(
({id:w})=>w!==i.id),twins:f}:{run:await(0,R().createCheck)(c,r,b),missing:o,superseded:y,twins:f}}function S({detailsUrl:c},{
detailsUrl:u}){return u!==void 0&&c.startsWith(`${u}/`)}const O=new Set(["forbidden","not_found","invalid"]);async function h(c,u,e){
try{const o=await(0,R().takeUpCheck)(c,u,e);return o.completed||o.externalId!==(0,T().claimedId)(u)?void 0:o}catch(o){if(O.
has((0,E().readFailure)(o).kind))return;throw o}}},81014:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),
m.objectIdSchema=void 0,m.pullOrigin=O,m.pullRequestAsPayload=P,m.pullRequestHunks=c,m.pullRequestState=$,m.pullsOfCommit=
S,m.pullsWithHead=A;function s(){const u=t(7723);return s=function(){return u},u}function T(){const u=t(1207);return T=function(){
return u},u}const R=m.objectIdSchema=s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),E=s().object({number:s().int().
positive(),state:s().enum(["open","closed"]),head:s().object({sha:R,repo:s().object({id:s().int()}).nullable()}),base:s().
object({ref:s().string().min(1),repo:s().object({id:s().int()})})});async function I({client:u,owner:e,repo:o},p){const{
data:d}=await u.octokit.rest.pulls.get({owner:e,repo:o,pull_number:p}),a=E.parse(d);return(0,T().requireAsked)(a.number===
p,`pull request ${p}`),{data:d,pull:a}}async function $(u,e){const{data:o,pull:p}=await I(u,e);return{headSha:p.head.sha,
changedFiles:o.changed_files}}async function A({client:u,owner:e,repo:o},p,d){const a=await u.octokit.paginate(u.octokit.
rest.pulls.list,{owner:e,repo:o,state:"open",...d!==void 0&&{head:d},per_page:100}),f=s().array(E).parse(a);return(0,T().
requireAsked)(f.every(({state:y})=>y==="open"),"open pull requests"),f.filter(({head:y})=>y.sha===p).map(({number:y,base:g})=>({
number:y,baseRef:g.ref})).sort((y,g)=>y.number-g.number)}async function P(u,e){const{client:o,owner:p,repo:d}=u,{data:a}=await o.
octokit.rest.repos.get({owner:p,repo:d}),{data:f}=await I(u,e);return{repository:a,pull_request:f}}async function S({client:u,
owner:e,repo:o},p){const{repos:d}=u.octokit.rest,a={owner:e,repo:o,commit_sha:p,per_page:100},f=await u.octokit.paginate(
d.listPullRequestsAssociatedWithCommit,a);return s().array(E).parse(f).map(h)}async function O(u,e){const{data:o,pull:p}=await I(
u,e);return{...h(p),commits:o.commits}}function h({number:u,state:e,head:o,base:p}){return{number:u,isOpen:e==="open",baseRef:p.
ref,headSha:o.sha,isFork:o.repo?.id!==p.repo.id}}async function c({client:u,owner:e,repo:o},p,d){const{octokit:a}=u,f={owner:e,
repo:o,pull_number:p,per_page:100},y=new Map;for await(const{data:g}of a.paginate.iterator(a.rest.pulls.listFiles,f)){for(const{
filename:n,patch:r}of g)r!==void 0&&d.has(n)&&y.set(n,r);if(y.size===d.size)break}return y}},40638:function(G,m,t){Object.
defineProperty(m,"__esModule",{value:!0}),m.readFileAt=I,m.refTip=A;function s(){const P=t(7723);return s=function(){return P},
P}function T(){const P=t(61218);return T=function(){return P},P}function R(){const P=t(1207);return R=function(){return P},
P}function E(){const P=t(81014);return E=function(){return P},P}async function I({client:P,owner:S,repo:O},h,c){const u={
owner:S,repo:O,path:h,ref:c},{data:e}=await P.octokit.rest.repos.getContent(u);if(Array.isArray(e)||e.type!=="file"||e.encoding!==
"base64")throw new Error(`expected a file of at most ${T().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(e.content,
"base64")}const $=s().object({ref:s().string(),object:s().object({sha:E().objectIdSchema})});async function A({client:P,
owner:S,repo:O},h){const c=await(0,R().ifFound)(P.octokit.rest.git.getRef({owner:S,repo:O,ref:h}));if(c===void 0)return;
const{ref:u,object:e}=$.parse(c.data);return(0,R().requireAsked)(u===`refs/${h}`,`refs/${h}`),e.sha}},59508:function(G,m,t){
Object.defineProperty(m,"__esModule",{value:!0}),m.missingLineComments=R,m.writeReview=$;function s(){const A=t(40410);return s=
function(){return A},A}function T(){const A=t(66059);return T=function(){return A},A}async function R(A,P){const S=await I(
A);return P.filter(O=>!S.has(E(O)))}function E({path:A,start_line:P,line:S,body:O}){return JSON.stringify([A,P??S,S,O.trim()])}
async function I({target:A,number:P,marker:S}){const{client:O,owner:h,repo:c}=A,e=(await O.octokit.paginate(O.octokit.rest.
pulls.listReviewComments,{owner:h,repo:c,pull_number:P,per_page:100})).filter(({body:d})=>d.startsWith(S));if(e.length===
0)return new Set;const o=await(0,T().viewerLogin)(O),p=e.filter(({user:d})=>d.login===o);return new Set(p.map(({path:d,line:a,
start_line:f,body:y})=>E({path:d,line:a??0,...f&&{start_line:f},body:y})))}async function $(A,P,S){const{target:O,number:h,
marker:c}=A,{client:u,owner:e,repo:o,headSha:p}=O,d=async()=>(await u.octokit.rest.pulls.createReview({owner:e,repo:o,pull_number:h,
commit_id:p,event:"COMMENT",body:`${c}
${S}`,comments:P.map(a=>({...a,side:"RIGHT",...a.start_line!==void 0&&{start_side:"RIGHT"}})),...s().NOT_REPEATABLE}),!0);
await u.once(d,async()=>{const a=await I(A);return P.some(f=>a.has(E(f)))||void 0})}},64632:function(G,m,t){Object.defineProperty(
m,"__esModule",{value:!0}),m.LAST_EDITS=void 0,m.githubReviews=e;function s(){const o=t(7723);return s=function(){return o},
o}function T(){const o=t(41895);return T=function(){return o},o}function R(){const o=t(1207);return R=function(){return o},
o}function E(){const o=t(81014);return E=function(){return o},o}const I=s().object({id:s().int(),login:s().string(),type:s().
string()}),$=s().object({id:s().int(),node_id:s().string(),user:I.nullable(),state:s().string(),body:s().string().nullable(),
commit_id:E().objectIdSchema.nullable().optional(),submitted_at:s().iso.datetime().optional()}).transform(({node_id:o,commit_id:p=null,
submitted_at:d=null,body:a,...f})=>({...f,nodeId:o,body:a??"",commit:p,submittedAt:d})),A=s().object({user:I}),P=s().object(
{permission:s().string(),user:s().object({id:s().int()}).nullable()}),S=s().object({timelineItems:s().object({nodes:s().
array(s().object({createdAt:s().iso.datetime()}).nullable())})}),O=s().object({nodes:s().array(s().object({id:s().string(),
lastEditedAt:s().iso.datetime().nullable(),pullRequest:S.optional()}).nullable())}),h=m.LAST_EDITS=`query($ids: [ID!]!) \
{ nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,c=100,u=new Set(["admin","write"]);function e({client:o,owner:p,repo:d},{number:a}){const{pulls:f,repos:y}=o.octokit.
rest,g={owner:p,repo:d,pull_number:a};return{authorId:async()=>A.parse((await f.get(g)).data).user.id,list:async()=>{const n=await o.
octokit.paginate(f.listReviews,{...g,per_page:100});return s().array($).parse(n)},lastEdits:async n=>{const r=new Map,b=n.
map(({nodeId:i})=>i);for(let i=0;i<b.length;i+=c){const l=b.slice(i,i+c),v=O.parse(await o.octokit.graphql(h,{ids:l}));for(const w of v.
nodes){if(w===null)continue;const C=w.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;r.set(w.id,{editedAt:w.lastEditedAt,
retargetedAt:C})}}return r},mayWrite:async({id:n,login:r})=>{const b={owner:p,repo:d,username:r},i=await(0,R().ifFound)(
y.getCollaboratorPermissionLevel(b));if(i===void 0)return!1;const{permission:l,user:v}=P.parse(i.data);return v?.id===n&&
u.has(l)},explain:(n,r)=>n instanceof T().GateError?`could not ${r}: ${n.message}`:(0,R().explainFailure)(n,{doing:r,permission:"\
pull-requests: read"})}}},60823:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.annotationsOf=O;function s(){
const n=t(61218);return s=function(){return n},n}function T(){const n=t(78261);return T=function(){return n},n}function R(){
const n=t(10289);return R=function(){return n},n}function E(){const n=t(69633);return E=function(){return n},n}function I(){
const n=t(17577);return I=function(){return n},n}function $(){const n=t(94965);return $=function(){return n},n}const A=3,
P=80,S={error:"failure",warning:"warning",notice:"notice"};function O(n,r=s().MAX_ANNOTATIONS){const b=n.findings.filter(
c).filter(({suppressed:M,seed:N})=>!M&&!N),i=b.filter(({location:M})=>d(M.path)),l=(0,I().groupsOf)(i,u).sort((M,N)=>y(M.
lead,N.lead)),v=h(l.map(M=>e(M,n))),w=b.length-i.length,C=v.length-r,k=[C>0&&`Findings beyond the limit of ${r} annotati\
ons per check run: ${C}.`,w>0&&`Findings in files whose names cannot be used in an annotation: ${w}.`];return{annotations:v.
slice(0,r),notes:k.filter(M=>M!==!1)}}function h(n){return[...new Map(n.map(r=>[JSON.stringify(r),r])).values()]}function c(n){
return n.location!==void 0}function u(n){const{cause:r,severity:b,location:i,subject:l}=n,v=r===void 0||l?.command!==void 0;
return JSON.stringify(v?n:[r,b,i.path])}function e({lead:n,others:r},b){const{severity:i,rule:l,message:v,remedy:w,subject:C}=(0,I().
dangerFirst)(n),{location:k,note:M}=o(n.location,b),{line:N,column:j,end_line:U=N,end_column:L=j}=k,F=[l,C?.id].filter(Boolean).
join(": "),B=[v,w,...p(r),M].filter(Boolean).join(`
`)||l;return{path:k.path,start_line:N,end_line:Math.max(N,U),...U<=N&&{start_column:j,end_column:Math.max(j,L)},annotation_level:S[i],
title:(0,$().clip)(a(F).replace(/\s+/g," "),s().GITHUB_LIMITS.annotationTitle),message:f(a(B),s().GITHUB_LIMITS.annotationMessageBytes)}}
function o(n,r){const{path:b,line:i,end_line:l=i}=n,v=(0,E().headPlace)(r,n)?.line;if(v===void 0){const C=`This is line ${i}\
 of the audited commit ${(0,$().shortCommit)(r.audited_sha)}; the head has no such line.`;return{location:{path:b,line:1,
column:1},note:C}}const w=(0,E().headPlace)(r,{path:b,line:l})?.line??v;return{location:{...n,line:v,end_line:Math.max(v,
w)}}}function p(n){if(n.length===0)return[];const r=[...new Set(n.map(({subject:l,location:v})=>l?.id??`line ${v.line}`))],
b=r.length-A;return[`Also: ${r.slice(0,A).map(l=>(0,$().clip)(l,P)).join(", ")}${b>0?` and ${b} more`:""}`]}function d(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,E().isRepositoryPath)(n)}function a(n){return(0,R().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function f(n,r){const b=Buffer.from(n);return b.length<=r?n:`${b.subarray(
0,r-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function y(n,r){const[b,i]=[n.location,r.location];
return(0,T().byHarm)(n,r)||g(b.path,i.path)||b.line-i.line}function g(n,r){return n===r?0:n<r?-1:1}},26789:function(G,m,t){
Object.defineProperty(m,"__esModule",{value:!0}),m.beginCheck=p,m.checkContent=d,m.checkOutput=b,m.publishCheck=a;function s(){
const i=t(61218);return s=function(){return i},i}function T(){const i=t(77954);return T=function(){return i},i}function R(){
const i=t(52155);return R=function(){return i},i}function E(){const i=t(34413);return E=function(){return i},i}function I(){
const i=t(40410);return I=function(){return i},i}function $(){const i=t(1207);return $=function(){return i},i}function A(){
const i=t(53844);return A=function(){return i},i}function P(){const i=t(10289);return P=function(){return i},i}function S(){
const i=t(31048);return S=function(){return i},i}function O(){const i=t(94965);return O=function(){return i},i}function h(){
const i=t(45710);return h=function(){return i},i}function c(){const i=t(88863);return c=function(){return i},i}function u(){
const i=t(64597);return u=function(){return i},i}const e="the check run of this commit belongs to the merge queue, which\
 has not passed; push another commit to the pull request",o="a later run of the gate on this commit, or the merge queue,\
 has the check run";async function p(i,l,v){try{const w=v&&"run"in v?(0,R().claimOf)(v.run):void 0,C=await(0,A().obtainCheck)(
i,l,w);return C==="later run"?{reason:o,permanent:!0,lost:!0}:C==="merge queue"?{reason:e,permanent:!0}:{run:C}}catch(w){
const C=!I().PASSING_FAILURES.has((0,$().readFailure)(w).kind);return{reason:(0,$().explainFailure)(w,(0,E().checkOperation)(
i)),permanent:C}}}function d(i,l){const{report:v,title:w,text:C}=i,k=(0,c().carriedOutputs)(v);return{...l,conclusion:(0,u().
conclusionOf)(v),title:w,digest:(0,S().reportDigest)(v),policy:v.policy?.digest,page:M=>i.markdown(M-k.length,{part:"det\
ail"})+k,text:C}}async function a(i,l,v,w){const C="run"in v||v.permanent?v:await p(i,l);if("reason"in C)return{status:C.
lost?"skipped":"failed",reason:C.reason};try{const k=await(0,A().settleCheck)(i,l,C.run,w.annotations);return k===void 0?
(await r(i,l,await(0,E().findUnfinished)(i,l)),{status:"skipped",reason:o}):await f(i,l,k,w)}catch(k){return{status:"fai\
led",reason:(0,$().explainFailure)(k,(0,E().checkOperation)(i))}}}async function f(i,l,{run:v,missing:w,superseded:C,twins:k},M){
const j=[...await(0,T().appendAnnotations)(i,v,w),...k.slice(0,y).map(g)];if(!await(0,E().isStillClaimed)(i,v))return{status:"\
skipped",reason:o};const U={conclusion:M.conclusion,externalId:(0,R().resultId)(v,M,l.binding),output:b(M,[...M.notes,...j,
n(M,l)])},L=await B(U.output),F=await r(i,l,C);return{status:"reached",...v.url!==null&&{where:v.url},notes:[...j,...L,...F]};
async function B(H){try{return await(0,E().completeCheck)(i,v,{...U,output:H}),[]}catch(V){if((0,$().readFailure)(V).kind!==
"invalid")throw V;const J=(0,$().explainFailure)(V,(0,E().checkOperation)(i)),D=M.title.replace(/[^\x20-\x7e]/g,"?");return await(0,E().
completeCheck)(i,v,{...U,output:{title:(0,O().clip)(D,s().GITHUB_LIMITS.checkTitle),summary:`The step summary and the re\
sult files have the details: ${J}.`}}),[J]}}}const y=3;function g({url:i,appSlug:l="unknown",conclusion:v,completed:w}){
return`Another check run of this commit has the same name, but is not the gate's: it is ${w?v:"not completed"}, by the a\
pp ${l}, ${i??"without a page"}. Its result says nothing about this change, and can satisfy or block a rule that require\
s the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function n({policy:i},{binding:{event:l,
base:v}}){return`The result is about ${l} into ${(0,P().markdownCode)(v)}, policy ${(0,R().shortPolicy)(i)}.`}async function r(i,l,v){
const w=[];for(const C of v)try{await(0,E().supersedeCheck)(i,l,C)}catch(k){w.push((0,$().explainFailure)(k,{...(0,E().checkOperation)(
i),doing:"rename an older check run of the same name"}))}return w}function b({title:i,page:l,text:v},w){const C=v?.(s().
GITHUB_LIMITS.checkText);return{title:(0,O().clip)(i,s().GITHUB_LIMITS.checkTitle),summary:(0,h().withNotes)(l,w,s().GITHUB_LIMITS.
checkSummary),...C!==void 0&&{text:(0,O().clip)(C,s().GITHUB_LIMITS.checkText)}}}},31540:function(G,m,t){Object.defineProperty(
m,"__esModule",{value:!0}),m.commentMarker=$,m.publishComment=A;function s(){const S=t(61218);return s=function(){return S},
S}function T(){const S=t(66059);return T=function(){return S},S}function R(){const S=t(1207);return R=function(){return S},
S}function E(){const S=t(81014);return E=function(){return S},S}function I(){const S=t(45710);return I=function(){return S},
S}function $(S){return`<!-- gene-gate: ${encodeURIComponent(S).replaceAll("-","%2D")} -->`}async function A(S,{mode:O,name:h,
place:c},u,e){const{pullRequest:o,readOnlyToken:p=!1}=S;if(O==="never")return(0,I().skipped)("the `comment` input is `ne\
ver`");if(o===void 0)return(0,I().skipped)("the event has no pull request");const d={doing:"write the comment",permission:"\
pull-requests: write",readOnlyToken:p};try{const a=(0,T().commentThread)(S,o.number,$(h)),f=await a.own(),{verdict:y,read:g=[],
agent_files:n=[]}=u.report,r=y==="pass"&&g.length+n.length===0;if(r&&f.length===0&&O==="on-findings")return(0,I().skipped)(
"there is nothing to report");const{headSha:b}=await(0,E().pullRequestState)(S,o.number);if(b!==S.headSha)return(0,I().skipped)(
`the head of the pull request is now ${b}, which has its own run`);const i=r&&O==="on-findings"?[P]:[],l=[$(h),...i,""].
join(`
`),v=s().GITHUB_LIMITS.commentBody-l.length,w=`${l}${(0,I().withNotes)(k=>u.markdown(k,c),e,v)}`;return{status:"reached",
where:(await a.leaveOne(f,w)).url}}catch(a){return{status:"failed",reason:(0,R().explainFailure)(a,d)}}}const P=`Nothing\
 is left of what was reported here.
`},45710:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.skipped=T,m.withNotes=R;function s(){const E=t(
94965);return s=function(){return E},E}function T(E){return{status:"skipped",reason:E}}function R(E,I,$){if(I.length===0)
return(0,s().clip)(E($),$);const A=(0,s().clip)(`

---
${I.map(S=>`- ${S}`).join(`
`)}
`,$),P=$-A.length;return`${(0,s().clip)(E(P),P)}${A}`}},67111:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),
m.logAnnotations=A,m.logChannels=P,m.logFailures=h;function s(){const c=t(51660);return s=function(){return c},c}function T(){
const c=t(63245);return T=function(){return c},c}function R(){const c=t(94965);return R=function(){return c},c}function E(){
const c=t(20849);return E=function(){return c},c}const I=10,$={failure:"error",warning:"warning",notice:"notice"};function A(c,u){
let e=0;for(const[o,p]of Object.entries($)){const d=u.filter(({annotation_level:a})=>a===o);e+=Math.max(0,d.length-I);for(const a of d.
slice(0,I))c[p](a.message,{title:a.title,file:a.path,startLine:a.start_line,endLine:a.end_line,...a.start_column!==void 0&&
{startColumn:a.start_column},...a.end_column!==void 0&&{endColumn:a.end_column}})}e>0&&c.info(`Findings omitted from the\
 log: ${e}; see the summary.`)}function P(c,u){for(const[e,o]of Object.entries(u))if(o.status==="failed"&&c.warning(`${e}\
: ${o.reason}`),o.status==="skipped"&&c.info(`${e}: skipped: ${o.reason}`),o.status==="reached"){c.info(`${e}: published${o.
where===void 0?"":` (${o.where})`}`);for(const p of o.notes??[])c.warning(`${e}: ${p}`)}}const S={lines:20,columns:160},
O=50;async function h(c,u){const e=(0,T().reportSections)(u).failed.filter(({command:o})=>!o.outcome?.reused);for(const{
command:o,gene:p,position:d}of e.slice(0,O)){if(o.outcome===void 0)continue;const a=`${p.id}, command ${d} ${(0,R().statusWords)(
o.outcome)}: ${o.command}`;c.startGroup((0,E().safeLine)(a));const f=(0,s().errorLines)(o.outcome,S.lines,S.columns);await(0,E().
withoutLogCommands)(c.info,async()=>{for(const y of f)c.info(`\u2502 ${(0,E().safeLine)(y)}`)}),c.endGroup()}}},88863:function(G,m,t){
Object.defineProperty(m,"__esModule",{value:!0}),m.carriedOutputs=c,m.outputsOf=S,m.readCarried=u,m.setOutputs=e;function s(){
const d=t(7723);return s=function(){return d},d}function T(){const d=t(1207);return T=function(){return d},d}function R(){
const d=t(26040);return R=function(){return d},d}function E(){const d=t(13970);return E=function(){return d},d}function I(){
const d=t(94965);return I=function(){return d},d}const $=s().string().regex(/^\d{1,9}$/),A=s().strictObject({verdict:E().
verdictSchema,"next-actor":E().nextActorSchema,errors:$,warnings:$,"genes-changed":$,"commands-run":$,"commands-passed":$,
"commands-failed":$,"commands-blocked":$,"approval-digest":s().string().regex(/^(?:sha256:[0-9a-f]{64})?$/)});function P(d){
const a=d.genes.flatMap(g=>g.commands),f=a.filter(({outcome:g})=>g&&(0,I().didRun)(g)),y=f.filter(({outcome:g})=>g?.status===
"passed");return{verdict:d.verdict,"next-actor":d.next_actor,errors:String(p(d,"error")),warnings:String(p(d,"warning")),
"genes-changed":String(d.genes.length),"commands-run":String(f.length),"commands-passed":String(y.length),"commands-fail\
ed":String(f.length-y.length),"commands-blocked":String(a.filter(({verdict:g})=>g==="block").length),"approval-digest":d.
approval_digest??""}}function S(d,a,f,y={}){const g={check:o(y.check),comment:o(y.comment)};return O(P(d),a,f,g)}function O(d,a,f,y){
return{...d,conclusion:a,"report-path":f?.report??"","page-path":f?.html??"","agent-task-path":f?.agentTask??"","validat\
ion-reports-path":f?.validationReports??"","sarif-path":f?.sarif??"","junit-path":f?.junit??"","check-url":y.check,"comm\
ent-url":y.comment}}const h=/\n<!-- gene-gate outputs (\{[^<>]*\}) -->/g;function c(d){return`
<!-- gene-gate outputs ${JSON.stringify(P(d))} -->`}function u({summary:d,conclusion:a,url:f}){return(0,R().attempt)(()=>{
const y=A.parse(JSON.parse([...d.matchAll(h)].at(-1)?.[1]??""));return O(y,a??"",void 0,{check:f??"",comment:""})})}function e(d,a){
try{for(const[f,y]of Object.entries(a))d.setOutput(f,y)}catch(f){d.warning(`could not set the outputs: ${(0,T().readFailure)(
f).said}`)}}function o(d){return d?.status==="reached"?d.where??"":""}function p({findings:d},a){return d.filter(f=>f.severity===
a&&!f.suppressed).length}},20235:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.closeAbandonedCheck=
h,m.remember=I,m.startedState=S,m.wereUnseen=O;function s(){const u=t(7723);return s=function(){return u},u}function T(){
const u=t(34413);return T=function(){return u},u}function R(){const u=t(1207);return R=function(){return u},u}function E(){
const u=t(26040);return E=function(){return u},u}function I({core:u},e,o="true"){try{u.saveState(e,o)}catch(p){u.warning(
`The post step cannot close the check run: ${(0,R().readFailure)(p).said}`)}}const $={title:"The gate did not finish",summary:"\
The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could\
 not reach GitHub. The gate made no decision about this change. Run the job again; its log has the details."},A={title:"\
Decided, but not published",summary:"The gate decided about this change, but could not complete this check run. The log \
of the job and its step summary have the result and the reason. Run the job again to publish it."},P=s().object({owner:s().
string(),repo:s().string(),headSha:s().string(),checkName:s().string(),runKey:s().string()});function S({checkName:u,runKey:e},{
owner:o,repo:p,headSha:d}){return JSON.stringify({owner:o,repo:p,headSha:d,checkName:u,runKey:e})}function O({getState:u}){
return u("others-unseen")!==""}async function h({connect:u,getState:e}){const o=c(e("started-check"));if(o===void 0)return{
status:"nothing_to_close"};const p={client:u(),...o};try{const d=await(0,T().findUnfinished)(p,{runKey:o.runKey});if(d.length===
0)return{status:"nothing_to_close"};const a=e("decided")===""?$:A;for(const f of d)await(0,T().completeCheck)(p,f,{conclusion:"\
failure",externalId:f.externalId,output:a});return{status:"closed"}}catch(d){return{status:"failed",reason:(0,R().explainFailure)(
d,(0,T().checkOperation)(p))}}}function c(u){return(0,E().attempt)(()=>P.parse(JSON.parse(u)))}},34453:function(G,m,t){Object.
defineProperty(m,"__esModule",{value:!0}),m.publish=p,m.startCheck=o;function s(){const n=t(26040);return s=function(){return n},
n}function T(){const n=t(31048);return T=function(){return n},n}function R(){const n=t(60823);return R=function(){return n},
n}function E(){const n=t(26789);return E=function(){return n},n}function I(){const n=t(31540);return I=function(){return n},
n}function $(){const n=t(45710);return $=function(){return n},n}function A(){const n=t(67111);return A=function(){return n},
n}function P(){const n=t(88863);return P=function(){return n},n}function S(){const n=t(20235);return S=function(){return n},
n}function O(){const n=t(64597);return O=function(){return n},n}function h(){const n=t(55430);return h=function(){return n},
n}function c(){const n=t(65433);return c=function(){return n},n}function u(){const n=t(85306);return u=function(){return n},
n}function e(){const n=t(34484);return e=function(){return n},n}async function o(n){const{github:r}=n;return"unavailable"in
r?{reason:r.unavailable,permanent:!0}:((0,S().remember)(n,"started-check",(0,S().startedState)(n,r)),await(0,E().beginCheck)(
r,n))}async function p(n,r,b){const{github:i,core:l,outputDirectory:v}=n,w=y(b),{report:C}=w,k=(0,O().conclusionOf)(C),M=(0,R().
annotationsOf)(C),N=await(0,h().publishFiles)(v,w),{check:j,comment:U,suggestions:L}="unavailable"in i?f(i.unavailable):
await V(i),F=await(0,u().publishStepSummary)(n.stepSummaryPath,w,a(j,U),g(N,j,U)),B={files:N,check:j,comment:U,suggestions:L,
summary:F};await(0,A().logFailures)(l,C),j.status!=="reached"&&(0,A().logAnnotations)(l,M.annotations),j.status==="faile\
d"&&C.verdict!=="error"&&(0,S().remember)(n,"decided"),(0,A().logChannels)(l,B);const H=N.status==="reached"?(0,h().resultPaths)(
v):void 0;return(0,P().setOutputs)(l,(0,P().outputsOf)(C,k,H,B)),{conclusion:k,digest:(0,T().reportDigest)(C),channels:B};
async function V(J){const D=(0,E().checkContent)(w,M),W=await(0,c().publishAmongOthers)(J,n,r,D);if(W.status==="skipped")
return{check:W,comment:W,suggestions:W};W.status==="reached"&&(0,S().remember)(n,"started-check",""),W.status==="reached"&&
W.unseen&&(0,S().remember)(n,"others-unseen");const{name:z,comment:Y,suggestions:Q}=n,X=g(N,W),Z=d(W),K=await(0,I().publishComment)(
J,{mode:Y,name:z,place:Z},w,X),x={enabled:Q,name:z},q=await(0,e().publishSuggestions)(J,x,C,K);return{check:W,comment:K,
suggestions:q}}}function d(n){return n.status!=="reached"?{part:"whole"}:{part:"screen",...n.where!==void 0&&{detailUrl:n.
where}}}function a(n,r){return n.status!=="reached"&&r.status!=="reached"?{part:"whole"}:{...n.status==="reached"?d(n):{},
part:r.status==="failed"?"screen":"table"}}function f(n){const r=(0,$().skipped)(n);return{check:r,comment:r,suggestions:r}}
function y(n){const{report:r}=n;return{...n,markdown(b,i){try{return n.markdown(b,i)}catch{return`The result is **${r.verdict}\
**. The page could not be rendered; see the result files.`}},text:b=>(0,s().attempt)(()=>n.text(b))}}function g(...n){return n.
flatMap(r=>r.status==="skipped"?[]:r.status==="reached"?[...r.notes??[]]:[`${r.reason.charAt(0).toUpperCase()}${r.reason.
slice(1)}.`])}},64597:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.checkNameOf=R,m.conclusionOf=I;
function s(){const $=t(74658);return s=function(){return $},$}const T=200;function R($,A,P){return A.name==="push"||A.name===
"workflow_dispatch"?`${$} (${A.name})`:P?$:`${$} (base: ${A.baseRef})`.slice(0,T)}const E={pass:"success",warn:"success",
fail:"failure",error:"failure",needs_approval:"action_required"};function I($){return(0,s().isReportedOnly)($)?"neutral":
E[$.verdict]}},65433:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.publishAmongOthers=A,m.publishWorst=
c;function s(){const n=t(52155);return s=function(){return n},n}function T(){const n=t(34413);return T=function(){return n},
n}function R(){const n=t(1207);return R=function(){return n},n}function E(){const n=t(53844);return E=function(){return n},
n}function I(){const n=t(10289);return I=function(){return n},n}function $(){const n=t(26789);return $=function(){return n},
n}async function A(n,r,b,i){const{number:l}=n.pullRequest??{},v=await O(r);if(l===void 0||("pulls"in v?v.pulls.length===
0:!v.canDiffer)){const N="reason"in v?[`${P}: ${v.reason}.`]:[],j={...r,separates:!0};return(0,$().publishCheck)(n,j,b,{
...i,notes:[...i.notes,...N]})}const w={...r,checkName:(0,E().nameOfPull)(r.checkName,l)},C=await(0,$().publishCheck)(n,
w,await(0,$().beginCheck)(n,w,b),i);if(C.status!=="reached")return C;if("reason"in v){const N=`The required check fails,\
 because the other open pull requests of this commit into protected branches share it, and could not be seen: ${v.reason}\
. Run the job again.`,j=await S(n,r,b,{...i,notes:[N]});return j.status!=="reached"?j:{...C,notes:[...C.notes??[],N],unseen:!0}}
const k=[{number:l,base:r.binding.base},...v.pulls],M=await c(n,r,b,k);return M.status==="failed"?M:C}const P="Other ope\
n pull requests of this commit were not considered";function S(n,r,b,i){const{event:l,base:v}=r.binding,w={...r,binding:{
event:l,base:v,pulls:[]}};return(0,$().publishCheck)(n,w,b,{...i,title:"the other pull requests of this commit could not\
 be seen",conclusion:"failure",annotations:[]})}async function O({others:n}){if(n===void 0)return{pulls:[]};try{return{pulls:await n.
list()}}catch(r){const b={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};return{reason:(0,R().
explainFailure)(r,b),canDiffer:await n.canDiffer()}}}const h=3;async function c(n,r,b,i){try{await(0,E().renameOthers)(n,
r);let l=await d(n,r,i);p(l).length>0&&"run"in b&&(await g(n,r,b.run,l),l=await d(n,r,i));for(let v=1;;v+=1){if(p(l).length>
0)return{status:"reached",notes:[y(l)]};const w=await e(n,r,b,l);if(w.status!=="reached"||v===h)return w;const C=f(o(l));
if(l=await d(n,r,i),p(l).length===0&&f(o(l))>=C)return w}}catch(l){return{status:"failed",reason:(0,R().explainFailure)(
l,(0,T().checkOperation)(n))}}}const u={failure:"failed in its own run",action_required:"waits for approval",neutral:"wo\
uld fail in its own run",success:"passed in its own run"};function e(n,r,b,i){const{number:l,base:v,own:w}=o(i),C=a(w),{
digest:k="",policy:M}=(0,s().resultOf)(w)??{},N=i.map(F=>`#${F.number} into ${(0,I().markdownCode)(F.base)}: ${a(F.own)}`),
j=`${i.length} open pull requests into protected branches have this commit as their head, and the worst result counts: ${N.
join(", ")}. The check run of each has the details.`,U=i.map(F=>F.number),L={...r,binding:{event:"pull_request",base:v,pulls:U},
joins:!0};return(0,$().publishCheck)(n,L,b,{conclusion:C,digest:k,policy:M,annotations:[],notes:[],title:`#${l} ${u[C]}`,
page:()=>j})}function o([n,...r]){if(n===void 0)throw new Error("expected a pull request");return r.reduce((b,i)=>f(i)<f(
b)?i:b,n)}function p(n){return n.filter(({own:r})=>r===void 0)}function d(n,{checkName:r},b){return Promise.all(b.map(async i=>{
const[l]=await(0,T().gateChecks)(n,(0,E().nameOfPull)(r,i.number)),v=(0,s().resultOf)(l)?.isInto(i.base);return{...i,own:v?
l:void 0}}))}function a(n){return T().CONCLUSIONS.find(r=>r===n?.conclusion)??"failure"}function f({own:n}){return T().CONCLUSIONS.
indexOf(a(n))}function y(n){return`The required check waits for the result of ${p(n).map(({number:b,base:i})=>`#${b} int\
o ${(0,I().markdownCode)(i)}`).join(", ")}, which has the same head.`}async function g(n,{checkName:r},b,i){const[l]=await(0,T().
gateChecks)(n,r);if(l?.externalId!==b.externalId)return;const w=`waiting for ${p(i).map(({number:C})=>`#${C}`).join(", ")}`;
await(0,T().leaveWaiting)(n,l,{title:w,summary:y(i)})}},85306:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),
m.publishStepSummary=A;function s(){const P=t(51455);return s=function(){return P},P}function T(){const P=t(61218);return T=
function(){return P},P}function R(){const P=t(1207);return R=function(){return P},P}function E(){const P=t(45710);return E=
function(){return P},P}const I=3,$=1024;async function A(P,S,O,h){if(P===void 0)return(0,E().skipped)("the runner does n\
ot set GITHUB_STEP_SUMMARY");try{const{size:c}=await(0,s().stat)(P),u=Math.floor((T().GITHUB_LIMITS.stepSummaryBytes-c-1)/
I);if(u<$)return{status:"failed",reason:"could not write the step summary: earlier output has used up its size limit"};const e=o=>S.
markdown(o,O);return await(0,s().appendFile)(P,`${(0,E().withNotes)(e,h,u)}
`),{status:"reached"}}catch(c){return{status:"failed",reason:`could not write the step summary: ${(0,R().readFailure)(c).
said}`}}}},34484:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.publishSuggestions=y,m.suggestionMarker=
f,m.suggestionsOf=h;function s(){const n=t(80401);return s=function(){return n},n}function T(){const n=t(1207);return T=
function(){return n},n}function R(){const n=t(81014);return R=function(){return n},n}function E(){const n=t(59508);return E=
function(){return n},n}function I(){const n=t(10289);return I=function(){return n},n}function $(){const n=t(69633);return $=
function(){return n},n}function A(){const n=t(80615);return A=function(){return n},n}function P(){const n=t(94965);return P=
function(){return n},n}function S(){const n=t(45710);return S=function(){return n},n}const O=8e3;function h(n,r){return(0,s().
parsePatch)(n.fix?.patch??"").flatMap(({oldFileName:b="",hunks:i})=>{const l=b.replace(/^a\//,""),v=new Map(i.flatMap(u));
return c(n,l).flatMap(({from:w,before:C,findings:k})=>{const M=[...v.keys()].filter(B=>w<=B&&B<C),[N,j]=[Math.min(...M),
Math.max(...M)],U=o(r.get(l)).find(B=>B.has(N)&&B.has(j)),L=U&&e({start:N,end:j},U,v);return L&&L.join(`
`).length<=O&&L.every(I().isPlain)?[{path:l,start:N,end:j,lines:L,findings:k}]:[]})})}function c(n,r){const{genes:b,capsules:i,
events:l,findings:v,fix:w}=n,C=U=>U&&(0,$().headPlace)(n,U)?.line,k=new Map(v.map(U=>[U.id,U])),M=(w?.edits??[]).filter(
U=>U.path===r).map(({finding:U,files:L})=>({files:L,finding:k.get(U)})).map(U=>({...U,line:C(U.finding?.location)}));if(M.
some(({line:U})=>U===void 0))return[];const N=[...b,...i,...l].filter(U=>U.path===r),j=[...new Set(N.flatMap(U=>C(U)??[]))].
sort((U,L)=>U-L);return j.flatMap((U,L)=>{const F=j[L+1]??Number.POSITIVE_INFINITY,B=M.filter(({line:H=0})=>U<=H&&H<F);return B.
some(({files:H})=>H!==void 0)?[]:{from:U,before:F,findings:[...new Set(B.flatMap(({finding:H})=>H??[]))]}})}function u({
oldStart:n,lines:r}){const b=[];let i=n,l=[];for(const v of r)if(v.startsWith("+")){if(l.length===0){const w={added:[]};
l.push(w),b.push([i,w])}l[0]?.added.push(v.slice(1)),l.length>1&&l.shift()}else if(v.startsWith("-")){const w={old:v.slice(
1),added:[]};l.push(w),b.push([i,w]),i+=1}else v.startsWith(" ")&&(l=[],i+=1);return b}function e({start:n,end:r},b,i){const l=[];
for(let v=n;v<=r;v+=1){const[w="",C]=[b.get(v),i.get(v)];if(C?.old!==void 0&&C.old!==w)return;l.push(...C?.added??[]),C?.
old===void 0&&l.push(w)}return l}function o(n=""){return(0,s().parsePatch)(n).flatMap(({hunks:r})=>r).map(({newStart:r,lines:b})=>{
const i=b.filter(l=>l[0]===" "||l[0]==="+");return new Map(i.map((l,v)=>[r+v,l.slice(1)]))})}const p=20,d=3,a="gene-gate\
 has judged these suggestions in a copy of the files.";function f(n){return`<!-- gene-gate suggestion: ${encodeURIComponent(
n).replaceAll("-","%2D")} -->`}async function y(n,{enabled:r,name:b},i,l){const{pullRequest:v,readOnlyToken:w=!1}=n;if(!r)
return(0,S().skipped)("the `suggestions` input is `false`");if(v===void 0||l.status!=="reached")return(0,S().skipped)("n\
o comment");const C={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:w};try{const{number:k}=v,M=new Set(
(i.fix?.edits??[]).map(({path:B})=>B)),N=M.size>0?await(0,R().pullRequestHunks)(n,k,M):new Map,j=f(b),U={target:n,number:k,
marker:j},L=h(i,N).slice(0,p).map(B=>g(B,j)),F=L.length>0?await(0,E().missingLineComments)(U,L):[];if(F.length>0){const{
headSha:B}=await(0,R().pullRequestState)(n,k);if(B!==n.headSha)return(0,S().skipped)("the pull request has newer commits");
await(0,E().writeReview)(U,F,a)}return L.length>0?{status:"reached"}:(0,S().skipped)("no edit is on lines that the pull \
request shows")}catch(k){const M=(0,T().explainFailure)(k,C),{kind:N}=(0,T().readFailure)(k);return N==="denied"?(0,S().
skipped)(M):{status:"failed",reason:M}}}function g({path:n,start:r,end:b,lines:i,findings:l},v){const w=l.slice(0,d).map(
({rule:M,message:N,subject:j})=>`- ${j?.id===void 0?"":`${(0,A().name)(j.id)}: `}${(0,A().sentence)(N)} (${(0,A().ruleLink)(
M)})`),C=l.length-d,k=[v,...w,...C>0?[`- and ${(0,P().count)(C,"other finding")}`]:[],"",...(0,I().rawBlock)(i,"suggesti\
on")].join(`
`);return{path:n,line:b,...r<b&&{start_line:r},body:k}}},37213:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),
m.mergedTree=E;function s(){const I=t(41895);return s=function(){return I},I}function T(){const I=t(35720);return T=function(){
return I},I}function R(){const I=t(67397);return R=function(){return I},I}async function E(I,$,A){const{objects:P}=I;if(await I.
isPartial()){const S=await P(["merge-base",$,A],{accept:[1]}),O=[$,A,S.toString().trim()].filter(Boolean);await Promise.
all(O.map(h=>(0,T().requireObjects)(I,h)))}try{return(await P(["merge-tree","--write-tree","--no-messages",$,A])).toString().
split(`
`).find(R().isObjectId)}catch(S){if(S instanceof s().GateError&&S.code==="git_failed")return;throw S}}},47520:function(G,m,t){
Object.defineProperty(m,"__esModule",{value:!0}),m.firstParents=$,m.hasSoleAuthor=I,m.pastChanges=R;function s(){const A=t(
77598);return s=function(){return A},A}function T(){const A=t(96681);return T=function(){return A},A}async function R({objects:A},P,S){
const O=`${(0,s().randomUUID)()} `,h=await A(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${S}`,`--format=${O}%H %P%x00%s`,P]),c=[];for(const u of(0,T().splitNul)(h)){const e=(0,T().decodePath)(u),
o=c.at(-1);if(e.startsWith(O)){const[p="",d]=e.slice(O.length).split(" ");c.push({commit:p,...d&&{base:d},paths:[]})}else
o&&o.subject===void 0?o.subject=e:o&&e!==""&&o.paths.push(o.paths.length===0?e.slice(1):e)}return c.flatMap(({commit:u,base:e,
subject:o="",paths:p})=>e===void 0?[]:[{commit:u,base:e,subject:o,paths:p}])}const E=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function I({objects:A},P){const S=await A(["log","--no-color","--format=%aN%x00%aE",P]),O=[...new Set(S.toString().
toLowerCase().split(`
`))].map(h=>h.split("\0")).filter(h=>h.length>1&&!h.some(c=>E.test(c)));return[0,1].some(h=>new Set(O.map(c=>c[h])).size===
1)}async function $({objects:A},P,S){return(await A(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${P}..${S}`])).toString().split(`
`).filter(Boolean).map(c=>{const[u="",e="",o="",...p]=c.split("\0");return{commit:u,tree:e,parents:o.split(" ").filter(Boolean),
subject:p.join("")}})}},42594:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),m.renderCheckText=$;function s(){
const O=t(10289);return s=function(){return O},O}function T(){const O=t(88611);return T=function(){return O},O}function R(){
const O=t(74658);return R=function(){return O},O}function E(){const O=t(94965);return E=function(){return O},O}function I(){
const O=t(80615);return I=function(){return O},O}function $(O,h){const{genes:c,validation_reports:u}=O;if(c.length===0)return;
const e=new Map(u.map(g=>[g.id,g])),o=(0,I().linkerOf)(O,h.repositoryUrl),p=["### Genes and their ValidationReports","",
...A(u)],d=c.map(g=>{const n=e.get(g.validation_report_id??""),r=`**${o.place(g,g.id)}** ${R().VERDICT_SYMBOLS[g.verdict]}\
 ${(0,E().spoken)(g.verdict)}`,b=n?`, ${(0,I().name)(n.id)}, ${(0,I().name)(n.asset_id)}`:"";return[r+b,"",...g.commands.
map(P),""].join(`
`)});let a=[...p,...S(c,h)].join(`
`).length;const f=d.findIndex(g=>(a+=g.length+1,a>h.maxCharacters)),y=f===-1?d.length:f;return[...p,...d.slice(0,y),...S(
c.slice(y),h)].join(`
`).slice(0,h.maxCharacters)}function A(O){const h=O.map(({env_fingerprint:{node_version:c,platform:u,arch:e},env_fingerprint_key:o})=>`\
Commands ran with Node ${(0,I().name)(c)} on ${(0,I().name)(`${u} ${e}`)}, fingerprint ${(0,I().name)(o)}.`);return[...new Set(
h)].flatMap(c=>[c,""])}function P({command:O,verdict:h,outcome:c}){const u=h==="block"?"blocked":c?(0,E().outcomeWords)(
c):"not run";return`- ${(0,s().markdownCode)((0,T().commandLine)(O,[]))}: ${u}`}function S(O,{detailsUrl:h}){const c=(0,I().
linked)("result files of the run",h);return[...O.length>0?[`Not shown: ${(0,E().count)(O.length,"gene")}.`]:[],`The ${c}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},47064:function(G,m,t){Object.defineProperty(
m,"__esModule",{value:!0}),m.reportedRuns=I;function s(){const S=t(41895);return s=function(){return S},S}function T(){const S=t(
57334);return T=function(){return S},S}function R(){const S=t(22562);return R=function(){return S},S}function E(){const S=t(
78534);return E=function(){return S},S}function I(S,O,h){if(O.error)throw new(s()).GateError("artifact_invalid",`The run\
 could not decide: ${O.error.message.slice(0,500)}`,"See the log of the run.");const c=new Date(O.finished_at),u=S.genes.
filter(d=>!h.has(d)&&!(d.change==="removed"&&d.commands.length===0)),e=new Map(u.map(d=>[d,$(O,d,c)])),{level:o}=O.isolation,
p=(0,E().nodeIn)(O);return{outcomes:e,mutants:(0,E().mutantsOf)(u,d=>A(O,d)),interrupted:(0,T().countInterrupted)([...e.
values()].flat()),isolation:{level:o,untrusted:!0,description:`Reported by a runner that the pull request controls, as i\
solation level "${o}".`},nodeOf:()=>p}}function $(S,O,h){if(O.commands.some(({verdict:u})=>u==="block"))return(0,R().outcomesOf)(
O,[],h);const c=A(S,O);return O.commands.map((u,e)=>P(c?.commands[e],u,h))}function A({genes:S},{asset:{id:O,path:h}}){return S.
find(c=>c.id===O&&c.path===h)}function P(S,{command:O,plan:h},c){if(S?.command!==O||S.outcome===void 0)return(0,T().notRun)(
"skipped","the run reported no result for this command",c);const{plan_digest:u,outcome:e}=S;return h!==void 0&&u!==h.digest?
(0,T().notRun)("skipped","what the command runs has changed since; run the first workflow again",c):e}},91088:function(G,m,t){
Object.defineProperty(m,"__esModule",{value:!0}),m.mergeIsolation=c,m.mergedRuns=S;function s(){const p=t(57975);return s=
function(){return p},p}function T(){const p=t(57430);return T=function(){return p},p}function R(){const p=t(39763);return R=
function(){return p},p}function E(){const p=t(78534);return E=function(){return p},p}function I(){const p=t(57334);return I=
function(){return p},p}function $(){const p=t(22562);return $=function(){return p},p}function A(){const p=t(89953);return A=
function(){return p},p}function P(){const p=t(96620);return P=function(){return p},p}function S(p,d,a,f){const y=(0,A().
requireParts)(p,d),{genes:g}=d.audit,n=(0,P().partition)((0,P().commandsToRun)(g),y.length,f),r=new Map(g.flatMap((v,w)=>{
const C=y[(n[w]??0)-1];return C?[[v,C]]:[]})),b=g.flatMap((v,w)=>{const C=r.get(v);return C===void 0||a.has(v)?[]:[[v,O(
C,C.report.genes[w],v)]]}),i=new Map([...r].map(([{asset:v},{report:w}])=>[v,(0,E().nodeIn)(w)])),[l=process]=i.values();
return{outcomes:new Map([...(0,$().refusedOutcomes)(g,!0,new Date),...b]),mutants:(0,E().mutantsOf)(g,(v,w)=>a.has(v)?void 0:
r.get(v)?.report.genes[w]),interrupted:(0,I().countInterrupted)(b.flatMap(([,v])=>v)),isolation:c(y.map(({report:v})=>v.
isolation)),nodeOf:({asset:v})=>i.get(v)??l,shards:y.map(({shard:{index:v,of:w}})=>({index:v,of:w,genes:new Set(g.filter(
(C,k)=>n[k]===v))}))}}function O(p,d,{asset:a,commands:f}){return f.map((y,g)=>{const n=h(d,y,g);if(n)return n;throw(0,A().
invalid)(`${(0,A().nameOf)(p)} has no result for command ${g+1} of \`${a.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function h(p,d,a){const f=p?.
commands[a];return(f?.plan_digest===d.plan?.digest||(0,P().isPending)(d))&&f?.command===d.command?f.outcome:void 0}function c(p){
const d=p.filter(({level:y})=>y!=="none").sort((y,g)=>e(y)-e(g)||u(g)-u(y)),[a,...f]=d;return a===void 0?T().NOTHING_RUN:
f.every(y=>o(y,a))?a:{...a,description:`${a.description} The machines differed; this is the weakest isolation.`}}function u({
limits:p}){return p?.written_bytes??0}function e({level:p,limits:d}){return 2*R().ISOLATION_LEVELS.indexOf(p)+(d?.memory_limited_by===
"supervisor"?0:1)}function o(p,d){const a=({limits:f,description:y,...g})=>g;return e(p)===e(d)&&(0,s().isDeepStrictEqual)(
a(p),a(d))}},2850:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),m.ownVerdict=t;function t({verdict:s,shards:T=[]}){
const[R]=T;return R&&T.length<R.of?R.verdict:s}},89953:function(G,m,t){Object.defineProperty(m,"__esModule",{value:!0}),
m.invalid=e,m.nameOf=c,m.requireParts=$;function s(){const o=t(41895);return s=function(){return o},o}function T(){const o=t(
38863);return T=function(){return o},o}function R(){const o=t(96620);return R=function(){return o},o}function E(){const o=t(
92910);return E=function(){return o},o}const I=500;function $(o,p){const d=o.map(S),[a]=d;if(a===void 0){if((0,R().shardsFor)(
(0,R().commandsToRun)(p.audit.genes),1)===0)return[];throw e("There are commands to run, but no parts",u)}for(const f of d)
A(f,a,p);return P(d,a.shard.of)}function A(o,p,d){const{shard:a,report:f}=o;if(a.of!==p.shard.of)throw e(`${c(o)} and ${c(
p)} are not parts of the same run`);if(f.error)throw e(`${c(o)} could not decide${O(f)}`,u);const y=h(f,d);if(y.length>0)
throw e(`${c(o)} belongs to another run: ${y.join("; ")}`)}function P(o,p){const d=Array.from({length:p},(y,g)=>o.filter(
({shard:n})=>n.index===g+1)),a=d.filter(({length:y})=>y>1).flat();if(a.length>0)throw e(`Duplicate parts: ${a.map(c).join(
", ")}`);const f=d.flatMap(({length:y},g)=>y===0?[(0,E().shardName)({index:g+1,of:p})]:[]);if(f.length>0)throw e(`Missin\
g parts: ${f.join(", ")}`,u);return d.flat()}function S({name:o,report:p}){const{shards:d=[]}=p,[a]=d;if(a&&d.length===1)
return{name:o,report:p,shard:a};throw e(`${o} is not a part of a run${O(p)}`)}function O({error:o}){return o?`; its erro\
r: ${o.message.slice(0,I)}`:""}function h(o,{audit:p,event:d,policy:a}){const f=!p.genes.some(({commands:g})=>g.some(R().
isPending));return[["version of the gate",o.tool.version,T().TOOL.version],["base",o.base_sha,d.base],["head",o.head_sha,
d.head],["audited commit",o.audited_sha,d.audited],["policy",o.policy?.digest,a.digest],["other policy",o.policy?.combined_with?.
digest,a.combinedWith?.digest],["profile",o.policy?.profile,a.policy.profile],...f?[["Plans",o.plans_digest,p.plansDigest]]:
[],["number of genes",o.genes.length,p.genes.length]].flatMap(([g,n,r])=>n===r?[]:[`its ${g}: ${n??"none"}, here: ${r??"\
none"}`])}function c({shard:o,name:p}){return`part ${(0,E().shardName)(o)} (${p})`}const u="See the logs of the jobs tha\
t run the shards, and run them again.";function e(o,p="Use exactly the parts of one run, made with the same options and \
dependencies as here."){const d=o.charAt(0).toUpperCase()+o.slice(1);return new(s()).GateError("parts_invalid",d,p)}},77875:function(G,m,t){
Object.defineProperty(m,"__esModule",{value:!0}),m.planShards=R;function s(){const I=t(96620);return s=function(){return I},
I}function T(){const I=t(92910);return T=function(){return I},I}function R({genes:I,findings:$},A,P){const S=new Set($.flatMap(
({rule:e,subject:o})=>e==="target-not-judged"?o?.id??[]:[])),O=I.map(e=>E(e,S)),h=(0,s().shardsFor)(O,A,P),c=(0,s().partition)(
O,h,P),u=Array.from({length:h},(e,o)=>{const p=I.filter((d,a)=>c[a]===o+1);return{shard:(0,T().shardName)({index:o+1,of:h}),
genes:p.map(({id:d})=>d),commands:p.reduce((d,{commands:a})=>d+a.length,0)}});return{matrix:{shard:u.map(({shard:e})=>e)},
shards:u}}function E({id:I,commands:$},A){return $.every(({plan_digest:S,verdict:O})=>S!==void 0||O!=="block"&&A.has(I))?
$.map(({command:S})=>S):[]}},39281:function(G,m,t){t.r(m),t.d(m,{ExitCode:()=>s.yU,addPath:()=>s.fM,debug:()=>s.Yz,endGroup:()=>s.
N4,error:()=>s.z3,exportVariable:()=>s.dN,getBooleanInput:()=>s.Vt,getIDToken:()=>s.V9,getInput:()=>s.V4,getMultilineInput:()=>s.
q3,getState:()=>s.Gu,group:()=>s.Os,info:()=>s.pq,isDebug:()=>s._o,markdownSummary:()=>s.yo,notice:()=>s.lm,platform:()=>s.
iD,saveState:()=>s.LZ,setCommandEcho:()=>s.NI,setFailed:()=>s.C1,setOutput:()=>s.uH,setSecret:()=>s.Pq,startGroup:()=>s.
Oh,summary:()=>s.z,toPlatformPath:()=>s.Om,toPosixPath:()=>s.kb,toWin32Path:()=>s.eG,warning:()=>s.$e});var s=t(57264)},
78589:function(G,m,t){t.r(m),t.d(m,{getOctokit:()=>s.Q});var s=t(92413)},51041:function(G,m,t){t.r(m),t.d(m,{fromBufferPromise:()=>s.
SY});var s=t(20663)}};
