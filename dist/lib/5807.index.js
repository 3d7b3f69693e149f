"use strict";exports.id=5807,exports.ids=[5807],exports.modules={25807:function(L,p,n){function a(){const I=n(39281);return a=function(){
return I},I}function T(){const I=n(94639);return T=function(){return I},I}function R(){const I=n(54244);return R=function(){
return I},I}const $="main-has-run";a().getState($)===""?(a().saveState($,"true"),(0,R().runProcess)(1,async I=>{await(0,T().
runAction)(process.env,I),I.aborted&&process.exit()})):(0,T().runPost)(process.env)},33451:function(L,p,n){Object.defineProperty(
p,"__esModule",{value:!0}),p.eventJob=s,p.gateJob=y,p.judgeEvent=h,p.withChangedFiles=O;function a(){const g=n(39281);return a=
function(){return g},g}function T(){const g=n(60016);return T=function(){return g},g}function R(){const g=n(97928);return R=
function(){return g},g}function $(){const g=n(54436);return $=function(){return g},g}function I(){const g=n(46960);return I=
function(){return g},g}function E(){const g=n(42287);return E=function(){return g},g}function A(){const g=n(1207);return A=
function(){return g},g}function k(){const g=n(81014);return k=function(){return g},g}function v(){const g=n(64632);return v=
function(){return g},g}function S(){const g=n(41895);return S=function(){return g},g}function m(){const g=n(4423);return m=
function(){return g},g}function i(){const g=n(5547);return i=function(){return g},g}function l(){const g=n(1405);return l=
function(){return g},g}function r(){const g=n(916);return r=function(){return g},g}function t(){const g=n(84104);return t=
function(){return g},g}function y(g){return s(g,()=>({run:!0}),t().takesVerdictOver)}async function s(g,o,u=async()=>!1){
const b=await(0,r().eventPayload)(g.env).catch(S().asGateError);if("action"in b&&b.action==="closed"){await(0,i().publishOthers)(
g,b,b.pullRequest.number);return}const c=await(0,i().checkPlace)(g,b),{context:d,known:e,doubt:w}=c;if("action"in b&&b.action===
"edited"&&await u(g,b,c))return;const P=async()=>{if(w)throw w;return await h(b,d.github,{...o(),known:e},g)},C="action"in
b&&b.action==="moved"&&d.others===void 0;return{context:d,decide:P,...C&&{afterwards:()=>(0,i().publishOthers)(g,b,b.pullRequest.
number)}}}async function h(g,o,{known:u,...b},c){if(g instanceof S().GateError)throw g;(0,I().requireUnprivileged)(g);const d=(0,m().
readInputs)(a().getInput),e=g.name==="pull_request"?await O(g,o,a().warning):g,w=u??await(0,R().askForRefs)(o,e,a().warning),
P=async j=>{const N=await(0,E().resolveEvent)(j,e,w);return e.name==="merge_group"?await(0,$().withGroup)(N,e,j,{github:o,
warn:a().warning}):N},C=d.prepare===void 0?{}:{prepare:d.prepare},M={...b,...C,locate:P,approver:f(o)};return await(0,l().
gateOfStep)(M,d,o,c)}function f(g){return"unavailable"in g?(0,T().approveByNobody)(`cannot read reviews: ${g.unavailable}`):
(0,T().approveByReviews)(o=>o===void 0?void 0:(0,v().githubReviews)(g,{number:o}))}async function O(g,o,u){const{pullRequest:b,
headSha:c}=g;if(b.changedFiles!==void 0)return g;const d={doing:"read the number of changed files",permission:"pull-requ\
ests: read"},e="unavailable"in o?o.unavailable:await(0,k().pullOrigin)({...o,...b},b.number).catch(P=>(0,A().explainFailure)(
P,d));return typeof e!="string"&&e.headSha===c?{...g,pullRequest:{...b,changedFiles:e.changedFiles}}:(u(`The number of c\
hanged files was not compared with GitHub's: ${typeof e=="string"?e:"the pull request has newer commits"}.`),g)}},4423:function(L,p,n){
Object.defineProperty(p,"__esModule",{value:!0}),p.inputsSchema=void 0,p.readInputs=v,p.readPublishingInputs=S;function a(){
const i=n(7723);return a=function(){return i},i}function T(){const i=n(41895);return T=function(){return i},i}function R(){
const i=n(78374);return R=function(){return i},i}function $(){const i=n(11160);return $=function(){return i},i}function I(){
const i=n(92910);return I=function(){return i},i}const E=a().enum(["true","True","TRUE","false","False","FALSE"]).transform(
i=>i.toLowerCase()==="true"),A=p.inputsSchema=a().object({mode:a().enum(["gate","publish","plan","run","report","promote"]).
default("gate"),"github-token":a().string().optional(),prepare:a().string().optional(),...$().policyInputsSchema.shape,"\
policy-ref":a().string().optional(),all:E.default(!1),comment:a().enum(["on-findings","always","never"]).default("on-fin\
dings"),suggestions:E.default(!0),"check-name":a().string().min(1).max(100).default("gene-gate"),"artifact-name":a().string().
min(1).default("gene-gate"),shards:a().coerce.number().pipe(R().shardCountSchema).default(4),shard:I().shardSchema.optional(),
parts:a().string().optional(),durations:a().string().optional(),assets:a().string().optional(),events:a().string().optional(),
report:a().string().optional(),attestation:a().string().optional(),"trusted-root":a().string().optional(),"output-direct\
ory":a().string().optional()}),k=A.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-dir\
ectory":!0});function v(i){const l=A.safeParse(m(A,i));if(l.success)return l.data;const r=l.error.issues.map(({path:t,message:y})=>`${t.
join(".")}: ${y}`);throw new(T()).GateError("input_invalid",`The action's inputs are invalid:
${r.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function S(i){const l=m(k,i),r=k.safeParse(
l);if(r.success)return r.data;const t=Object.fromEntries(r.error.issues.map(({path:y})=>[y[0],void 0]));return k.parse({
...l,...t})}function m({shape:i},l){const r=Object.keys(i).map(t=>[t,l(t)]);return Object.fromEntries(r.filter(([,t])=>t!==
""))}},94639:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.runAction=l,p.runPost=r;function a(){const t=n(
39281);return a=function(){return t},t}function T(){const t=n(40410);return T=function(){return t},t}function R(){const t=n(
41895);return R=function(){return t},t}function $(){const t=n(20235);return $=function(){return t},t}function I(){const t=n(
33451);return I=function(){return t},t}function E(){const t=n(4423);return E=function(){return t},t}function A(){const t=n(
85931);return A=function(){return t},t}function k(){const t=n(47752);return k=function(){return t},t}function v(){const t=n(
23393);return v=function(){return t},t}function S(){const t=n(17938);return S=function(){return t},t}function m(){const t=n(
916);return m=function(){return t},t}const i={gate:async t=>await(0,S().publishReport)(await(0,I().gateJob)(t)),publish:async t=>await(0,S().
publishReport)(await(0,v().publishJob)(t)),plan:A().planShardsStep,run:A().runShard,report:async t=>await(0,S().publishReport)(
await(0,A().reportJob)(t)),promote:async({env:t})=>await(0,k().runPromotion)(t)};async function l(t,y){try{const s=(0,E().
readPublishingInputs)(a().getInput);await i[s.mode]({inputs:s,env:t,signal:y})}catch(s){(0,m().failUndecided)((0,R().asGateError)(
s))}}async function r(t){const y=a().getInput("github-token");if(y==="")return;if((0,$().wereUnseen)(a())){const{signal:h}=new AbortController;
await(0,v().publishAgain)({inputs:(0,E().readPublishingInputs)(a().getInput),env:t,signal:h})}const s=await(0,$().closeAbandonedCheck)(
{connect:()=>(0,T().connect)(y,{baseUrl:t.GITHUB_API_URL}),getState:a().getState});s.status==="closed"&&a().warning("The\
 gate did not finish; its check run was completed as a failure."),s.status==="failed"&&a().warning(`The check run may st\
ill be in progress: ${s.reason}.`)}},85931:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.planShardsStep=
o,p.reportJob=b,p.runShard=u;function a(){const d=n(76760);return a=function(){return d},d}function T(){const d=n(39281);
return T=function(){return d},d}function R(){const d=n(41895);return R=function(){return d},d}function $(){const d=n(73388);
return $=function(){return d},d}function I(){const d=n(67111);return I=function(){return d},d}function E(){const d=n(88863);
return E=function(){return d},d}function A(){const d=n(64597);return A=function(){return d},d}function k(){const d=n(55430);
return k=function(){return d},d}function v(){const d=n(27624);return v=function(){return d},d}function S(){const d=n(20471);
return S=function(){return d},d}function m(){const d=n(94965);return m=function(){return d},d}function i(){const d=n(91088);
return i=function(){return d},d}function l(){const d=n(2850);return l=function(){return d},d}function r(){const d=n(77875);
return r=function(){return d},d}function t(){const d=n(23107);return t=function(){return d},d}function y(){const d=n(92910);
return y=function(){return d},d}function s(){const d=n(47350);return s=function(){return d},d}function h(){const d=n(33451);
return h=function(){return d},d}function f(){const d=n(4423);return f=function(){return d},d}function O(){const d=n(76721);
return O=function(){return d},d}function g(){const d=n(916);return g=function(){return d},d}async function o(d){const e=await(0,g().
eventPayload)(d.env);if("action"in e&&e.action==="closed"){T().setOutput("matrix",JSON.stringify({shard:[]})),T().setOutput(
"shards","[]");return}const{github:w}=(0,O().publishContext)(d,e),P=await(0,h().judgeEvent)(e,w,{run:!1},d),{error:C}=P;
if(C){(0,g().failUndecided)(C);return}const{matrix:M,shards:j}=(0,r().planShards)(P,(0,f().readInputs)(T().getInput).shards,
await(0,g().durationsInput)(d.env));T().setOutput("matrix",JSON.stringify(M));const N=j.map(({shard:U,genes:G,commands:F})=>({
shard:U,genes:G.length,commands:F}));T().setOutput("shards",JSON.stringify(N)),T().info(`${(0,m().count)(j.length,"shard")}\
: ${JSON.stringify(N)}`)}async function u(d){const e=new Date,{shard:w}=(0,f().readInputs)(T().getInput);if(w===void 0)throw new(R()).
GateError("input_invalid","`mode: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const P=await(0,g().
eventPayload)(d.env).catch(R().asGateError),{github:C,outputDirectory:M}=(0,O().publishContext)(d,P),N=await(0,g().durationsInput)(
d.env).then(B=>(0,h().judgeEvent)(P,C,{run:!0,shard:w,durations:B},d)).catch(B=>(0,v().buildErrorReport)((0,R().asGateError)(
B),{startedAt:e,shard:w},new Date)),U=await(0,k().publishFiles)(M,{report:N,markdown:B=>(0,S().renderMarkdown)(N,{maxCharacters:B})});
if(U.status==="failed")throw new(R()).GateError("file_unreadable",U.reason,"Set `output-directory` to another directory.");
await(0,I().logFailures)(T(),N),(0,E().setOutputs)(T(),(0,E().outputsOf)(N,(0,A().conclusionOf)(N),(0,k().resultPaths)(M)));
const G=(0,l().ownVerdict)(N),F=`part ${(0,y().shardName)(w)}: ${m().VERDICT_WORDS[G]}`;(0,s().exitCodeOf)(G,N.policy?.enforce)===
0?T().info(F):N.error?(0,g().failUndecided)(N.error):T().setFailed(F)}function b(d){return(0,h().eventJob)(d,()=>{const e=c(
d.env);return{run:!1,takeRuns:async(w,P)=>(0,i().mergedRuns)(await(0,t().readParts)(await(0,t().findParts)(e),$().openInput),
w,P,await(0,g().durationsInput)(d.env))}})}function c(d){const{parts:e}=(0,f().readInputs)(T().getInput);if(e!==void 0)return(0,a().
resolve)(d.GITHUB_WORKSPACE??".",e);throw new(R()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}},5547:function(L,p,n){Object.defineProperty(
p,"__esModule",{value:!0}),p.checkPlace=e,p.inCheckout=g,p.publishOthers=b;function a(){const w=n(39281);return a=function(){
return w},w}function T(){const w=n(97928);return T=function(){return w},w}function R(){const w=n(52483);return R=function(){
return w},w}function $(){const w=n(52155);return $=function(){return w},w}function I(){const w=n(34413);return I=function(){
return w},w}function E(){const w=n(1207);return E=function(){return w},w}function A(){const w=n(81014);return A=function(){
return w},w}function k(){const w=n(41895);return k=function(){return w},w}function v(){const w=n(81961);return v=function(){
return w},w}function S(){const w=n(74238);return S=function(){return w},w}function m(){const w=n(34453);return m=function(){
return w},w}function i(){const w=n(64597);return i=function(){return w},w}function l(){const w=n(65433);return l=function(){
return w},w}function r(){const w=n(96402);return r=function(){return w},w}function t(){const w=n(19674);return t=function(){
return w},w}function y(){const w=n(76721);return y=function(){return w},w}function s(){const w=n(1405);return s=function(){
return w},w}async function h(w,{without:P,env:C},M,j){if("unavailable"in M)return[];const N=()=>O(w.headSha,{without:P,env:C},
M),U=await(0,A().pullsWithHead)(M,w.headSha,{byGit:N});P!==void 0&&await o(U,P,w.headSha,M);const G=U.filter(({number:B})=>B!==
P);if(G.length===0)return[];const{isProtected:F}=await j();return G.filter(({baseRef:B})=>F(B)).map(({number:B,baseRef:H})=>({
number:B,base:H}))}const f=10;async function O(w,{without:P,env:C},M){const N=await g(C,async G=>await(0,t().isRemoteOf)(
G,M)?(0,t().pullsAtOrigin)(G,w):[]).catch(()=>[]);return P!==void 0&&N.includes(P)&&N.length<=f?N:void 0}async function g(w,P){
const C=await(0,r().openRepository)(w.GITHUB_WORKSPACE??process.cwd(),w);try{return await P(C)}finally{await C.close()}}
async function o(w,P,C,M){if(w.some(U=>U.number===P))return;const{isOpen:j,headSha:N}=await(0,A().pullOrigin)(M,P);(0,E().
requireAsked)(!(j&&N===C),`all open pull requests: #${P} is missing`)}function u(w,P,C,M){const{baseRef:j,defaultBranch:N=j}=w,
U=N===j?C.baseTip:C.defaultTip,G=async B=>{const H=U===void 0?{}:{defaultTip:U},W=await(0,T().defaultTip)(B,w,H),D=await(0,R().
readerOf)(B,(0,s().sharedPolicies)(P))(W,`${N}:${S().POLICY_PATH}`);return{isProtected:V=>(0,v().policyOfBranch)(D,V,N)!==
void 0,ofSeveral:Object.keys(D.policy.branches).some(V=>V!==N)}};let F;return()=>(F??=g(M,G),F)}async function b(w,P,C){
const M=(0,y().publishContext)(w,P),{github:j}=M;if(!("unavailable"in j))try{const N=await(0,T().askForRefs)(j,P,a().warning),
U=u(P,j,N,w.env),G=await h(P,{without:C,env:w.env},j,U);if(G.length===0)a().info("No other open pull request into a prot\
ected branch has this head.");else if(await c(M,j,G)){const F=await(0,m().startCheck)(M),B=await(0,l().publishWorst)(j,M,
F,G);B.status==="reached"?a().info(`Published for ${d(G)}.`):a().warning(`The check of ${d(G)} was not published: ${B.reason}\
.`)}}catch(N){const G={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};a().warning(
`The required check may be outdated: ${(0,E().explainFailure)(N,G)}.`)}}async function c({checkName:w},P,[C,...M]){const[
j]=await(0,I().gateChecks)(P,w);if(j===void 0)return!0;if(!j.completed)return(0,$().isWaiting)(j);const N=(0,$().resultOf)(
j)?.pulls??[];return M.length>0||N.length!==1||N[0]!==C?.number}function d(w){return w.map(({number:P})=>`#${P}`).join("\
, ")}async function e(w,P){const C=(0,y().publishContext)(w,P);if(P instanceof k().GateError)return{context:C,known:{}};
const M=await(0,T().askForRefs)(C.github,P,a().warning),{baseRef:j,defaultBranch:N=j}=P,U=u(P,C.github,M,w.env),F=await(async()=>j===
N||(await U()).isProtected(j))().catch(k().asGateError),B=F instanceof k().GateError?{doubt:F}:{},H={...C,checkName:(0,i().
checkNameOf)(C.name,P,F!==!1)};if(P.name!=="pull_request"||F===!1)return{context:H,known:M,...B};const{number:W}=P.pullRequest;
return{context:{...H,others:{list:()=>h(P,{without:W,env:w.env},H.github,U),canDiffer:()=>U().then(({ofSeveral:D})=>D,()=>!0)}},
known:M,...B}}},47752:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.runPromotion=h;function a(){const u=n(
51455);return a=function(){return u},u}function T(){const u=n(76760);return T=function(){return u},u}function R(){const u=n(
39281);return R=function(){return u},u}function $(){const u=n(46960);return $=function(){return u},u}function I(){const u=n(
41895);return I=function(){return u},u}function E(){const u=n(73388);return E=function(){return u},u}function A(){const u=n(
28765);return A=function(){return u},u}function k(){const u=n(26016);return k=function(){return u},u}function v(){const u=n(
72883);return v=function(){return u},u}function S(){const u=n(39242);return S=function(){return u},u}function m(){const u=n(
18421);return m=function(){return u},u}function i(){const u=n(73517);return i=function(){return u},u}function l(){const u=n(
80335);return l=function(){return u},u}function r(){const u=n(10289);return r=function(){return u},u}function t(){const u=n(
20849);return t=function(){return u},u}function y(){const u=n(4423);return y=function(){return u},u}function s(){const u=n(
916);return s=function(){return u},u}async function h(u){const b=(0,y().readInputs)(R().getInput),c=u.GITHUB_WORKSPACE??
process.cwd(),d=await(0,v().withWorkspace)(c,{env:u},async N=>(0,S().promote)(await g(b,N,u)),await(0,s().readEvent)(u,f)),
e=b["output-directory"],w=await o(e?(0,T().resolve)(c,e):(0,T().join)(u.RUNNER_TEMP??c,"gene-gate"),d),{promoted:P,quarantined:C,
rejected:M}=d;R().setOutput("promoted",String(P.length)),R().setOutput("quarantined",String(C.length)),R().setOutput("re\
jected",String(M.length)),R().setOutput("promotion-path",w.promotion),R().setOutput("promoted-path",w.promoted),R().setOutput(
"quarantined-path",w.quarantined);const j=(0,l().renderPromotion)(d,{columns:120,colour:!1,verbose:!0});for(const N of j.
split(`
`))R().info((0,t().safeLine)(N));await O(d,u.GITHUB_STEP_SUMMARY),M.length+C.length>0&&R().setFailed(`${(0,l().countsOf)(
d)}; see the log for the reasons`)}function f(u,b){return $().repositorySchema.safeParse(b).data?.repository.defaultBranch}
async function O(u,b){if(b!==void 0)try{await(0,a().appendFile)(b,(0,l().promotionPage)(u))}catch(c){R().info((0,t().safeLine)(
`Could not write the step summary: ${c.message}`))}}async function g(u,b,c){const{assets:d,events:e,report:w,attestation:P,
"trusted-root":C}=u;if(c.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(I()).GateError("event_unsupported","`mo\
de: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a workflow on \
the default branch: workflow_dispatch, schedule or push.");if(d===void 0)throw new(I()).GateError("input_invalid","`mode\
: promote` requires candidates.","Set the input `assets` to their file.");if(P!==void 0&&C===void 0)throw new(I()).GateError(
"input_invalid","The input `attestation` requires `trusted-root`.","Write the file with `gh attestation trusted-root` in\
 an earlier step, and set `trusted-root` to it.");const M={assets:d,events:e,report:w,attestation:P,trustedRoot:C},{directory:j}=b;
return{...await(0,m().openInputs)(M,j,N=>(0,E().openInput)((0,T().resolve)(j,N))),policy:await(0,v().promotionPolicy)(b),
platform:(0,k().platformOf)(process.platform),workspace:b}}async function o(u,b){const c={promotion:(0,T().join)(u,"prom\
otion.json"),promoted:(0,T().join)(u,"promoted.jsonl"),quarantined:(0,T().join)(u,"quarantined.jsonl")};return await(0,A().
makeFolder)(u),await(0,A().replaceFile)(c.promotion,`${(0,r().json)(b)}
`),await(0,A().replaceFile)(c.promoted,(0,i().promotedLines)(b)),await(0,A().replaceFile)(c.quarantined,(0,i().quarantinedLines)(
b)),c}},76721:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.publishContext=E;function a(){const S=n(
76760);return a=function(){return S},S}function T(){const S=n(39281);return T=function(){return S},S}function R(){const S=n(
52155);return R=function(){return S},S}function $(){const S=n(40410);return $=function(){return S},S}function I(){const S=n(
41895);return I=function(){return S},S}function E({inputs:S,env:m,signal:i},l){const{GITHUB_SERVER_URL:r,GITHUB_REPOSITORY:t,
GITHUB_RUN_ID:y,RUNNER_TEMP:s}=m,h=S["output-directory"],f=`${r}/${t}`;return{github:k(S["github-token"],l,m,i),checkName:S["\
check-name"],name:S["check-name"],binding:A(l,m),runKey:(0,R().newRunKey)(m.GITHUB_EVENT_NAME),...t!==void 0&&{repositoryUrl:f},
...y!==void 0&&{detailsUrl:`${f}/actions/runs/${y}`},comment:S.comment,suggestions:S.suggestions,outputDirectory:h===void 0?
(0,a().join)(s??process.cwd(),"gene-gate"):(0,a().resolve)(m.GITHUB_WORKSPACE??".",h),...m.GITHUB_STEP_SUMMARY&&{stepSummaryPath:m.
GITHUB_STEP_SUMMARY},core:T()}}function A(S,m){if(S instanceof I().GateError)return{event:m.GITHUB_EVENT_NAME??"",base:"",
pulls:[]};const i=S.name==="pull_request"?[S.pullRequest.number]:[];return{event:S.name,base:S.baseRef,pulls:i}}function k(S,m,i,l){
if(m instanceof I().GateError)return{unavailable:"the event has no commit to report on"};if(S===void 0)return{unavailable:"\
the input `github-token` is not set"};const r={client:(0,$().connect)(S,{signal:l,baseUrl:i.GITHUB_API_URL}),headSha:m.headSha};
if(m.name!=="pull_request")return{...r,owner:m.owner,repo:m.repo};const{owner:t,repo:y,number:s}=m.pullRequest;return{...r,
owner:t,repo:y,pullRequest:{number:s},readOnlyToken:v(m.pullRequest,i)}}function v({isFork:S},m){return/^pull_request(?:_review)?$/.
test(m.GITHUB_EVENT_NAME??"")&&(S||m.GITHUB_ACTOR==="dependabot[bot]")}},23393:function(L,p,n){Object.defineProperty(p,"\
__esModule",{value:!0}),p.publishAgain=u,p.publishJob=f;function a(){const e=n(39281);return a=function(){return e},e}function T(){
const e=n(60016);return T=function(){return e},e}function R(){const e=n(42287);return R=function(){return e},e}function $(){
const e=n(96493);return $=function(){return e},e}function I(){const e=n(89055);return I=function(){return e},e}function E(){
const e=n(52155);return E=function(){return e},e}function A(){const e=n(34413);return A=function(){return e},e}function k(){
const e=n(40410);return k=function(){return e},e}function v(){const e=n(53844);return v=function(){return e},e}function S(){
const e=n(64632);return S=function(){return e},e}function m(){const e=n(41895);return m=function(){return e},e}function i(){
const e=n(64597);return i=function(){return e},e}function l(){const e=n(78534);return l=function(){return e},e}function r(){
const e=n(47064);return r=function(){return e},e}function t(){const e=n(4423);return t=function(){return e},e}function y(){
const e=n(5547);return y=function(){return e},e}function s(){const e=n(1405);return s=function(){return e},e}function h(){
const e=n(916);return h=function(){return e},e}async function f(e){const w=await g(e).catch(m().asGateError);if(w===void 0)
return;const P=w instanceof m().GateError,C=await(0,y().checkPlace)(e,P?w:w.payload),M=async()=>{if(P)throw w;return await O(
w,C,e)};return{context:C.context,decide:M,reportsOnly:!0}}async function O({payload:e,file:w},{context:{github:P},known:C,
doubt:M},j){if(M)throw M;if(w instanceof m().GateError)throw w;if("unavailable"in P)throw new Error(P.unavailable);const N=(0,t().
readInputs)(a().getInput),U=(0,l().readUploadedReport)(w,e),G={locate:F=>(0,R().resolveUnchecked)(F,e,C),approver:(0,T().
approveByReviews)(()=>(0,S().githubReviews)(P,e.pullRequest)),run:!1,takeRuns:({audit:F},B)=>(0,r().reportedRuns)(F,U,B)};
return await(0,s().gateOfStep)(G,N,P,j)}async function g(e){const{run:w,client:P,pulls:C}=await o(e),[M]=C;if(M===void 0){
const U=JSON.stringify(`${w.head.owner}:${w.head.branch}`);a().info(`No open pull request from ${U} is at ${w.headSha}: \
nothing to publish.`);return}const j=await c(w,P).catch(m().asGateError);if(j instanceof m().GateError&&await b({...w,client:P},
C,e.inputs["check-name"])){await(0,y().publishOthers)(e,M,void 0);return}return{payload:d(C,j)??M,file:j}}async function o({
inputs:e,env:w,signal:P}){const C=await(0,h().readEvent)(w,$().parseWorkflowRun),{"github-token":M}=e;if(M===void 0)throw new(m()).
GateError("input_invalid","`mode: publish` requires the input `github-token`","Remove the input from the step; its defau\
lt is the token of the job.");const j=(0,k().connect)(M,{signal:P,baseUrl:w.GITHUB_API_URL});return{run:C,client:j,pulls:await(0,$().
findPullRequests)(j,C)}}async function u(e){try{const P=e.inputs.mode==="publish"?(await o(e)).pulls[0]:await(0,h().eventPayload)(
e.env);P?.name==="pull_request"&&await(0,y().publishOthers)(e,P,void 0)}catch(w){a().warning(`The required check stays f\
ailed: ${(0,m().asGateError)(w).message}`)}}async function b(e,w,P){for(const C of w){const{number:M}=C.pullRequest,j=[P,
(0,v().nameOfPull)(P,M),(0,i().checkNameOf)(P,C,!1)],N=(await Promise.all(j.map(G=>(0,A().gateChecks)(e,G)))).flat(),U=G=>{
const F=(0,E().resultOf)(G);return F?.pulls.join()===`${M}`&&F.isInto(C.baseRef)};if(!N.some(U))return!1}return!0}async function c({
runId:e,owner:w,repo:P},C){const{"artifact-name":M}=(0,t().readInputs)(a().getInput),j=await(0,I().downloadArtifact)({client:C,
owner:w,repo:P},e,M);return await(0,I().readZipFile)(j,l().REPORT_FILE,l().MAX_REPORT_BYTES)}function d(e,w){if(w instanceof
m().GateError)return;const P=(0,l().claimedPull)(w);return e.find(({pullRequest:C})=>C.number===P)}},17938:function(L,p,n){
Object.defineProperty(p,"__esModule",{value:!0}),p.publishReport=S;function a(){const m=n(39281);return a=function(){return m},
m}function T(){const m=n(41895);return T=function(){return m},m}function R(){const m=n(34453);return R=function(){return m},
m}function $(){const m=n(27624);return $=function(){return m},m}function I(){const m=n(42594);return I=function(){return m},
m}function E(){const m=n(20471);return E=function(){return m},m}function A(){const m=n(74658);return A=function(){return m},
m}function k(){const m=n(916);return k=function(){return m},m}function v(m,{detailsUrl:i,repositoryUrl:l}){const r={...i!==
void 0&&{detailsUrl:i},...l!==void 0&&{repositoryUrl:l}};return{report:m,title:(0,A().reportTitle)(m),markdown:(t,y)=>(0,E().
renderMarkdown)(m,{...r,...y,maxCharacters:t}),text:t=>(0,I().renderCheckText)(m,{...r,maxCharacters:t})}}async function S(m){
if(m===void 0)return;const{context:i,decide:l,reportsOnly:r,afterwards:t}=m,y=new Date,s=await(0,R().startCheck)(i),h=await l().
catch(b=>(0,$().buildErrorReport)((0,T().asGateError)(b),{startedAt:y},new Date)),f=v(h,i),{title:O}=f,{conclusion:g,channels:o}=await(0,R().
publish)(i,s,f);if(await t?.(),h.error){(0,k().failUndecided)(h.error);return}if(!r){g==="success"||g==="neutral"?a().info(
O):a().setFailed(O);return}const{check:u}=o;u.status==="failed"?a().setFailed(`Decided, but not published: ${u.reason}. \
The result: ${O}`):a().info(u.status==="reached"?O:`${O} (not published: ${u.reason})`)}},1405:function(L,p,n){Object.defineProperty(
p,"__esModule",{value:!0}),p.gateOfStep=k,p.policyTerms=v,p.sharedPolicies=S;function a(){const m=n(39281);return a=function(){
return m},m}function T(){const m=n(24474);return T=function(){return m},m}function R(){const m=n(1207);return R=function(){
return m},m}function $(){const m=n(81014);return $=function(){return m},m}function I(){const m=n(41551);return I=function(){
return m},m}function E(){const m=n(24666);return E=function(){return m},m}function A(){const m=n(49604);return A=function(){
return m},m}function k(m,i,l,{env:r,signal:t}){return(0,T().gate)({...m,directory:r.GITHUB_WORKSPACE??process.cwd(),env:r,
...v(i,l),all:i.all,progress:(0,A().groupedProgress)(a()),signal:t,secrets:(0,I().secretsOf)(r)})}function v(m,i){const{
"policy-ref":l}=m;return{...l!==void 0&&{policyRef:l},inputs:m,readShared:S(i)}}function S(m){return async i=>{if("unava\
ilable"in m)throw(0,E().unavailable)(i,m.unavailable);const[l="",r=""]=i.repository.split("/");try{return await(0,$().readFileAt)(
{client:m.client,owner:l,repo:r},i.path,i.commit)}catch(t){const y={doing:"read it",permission:"contents: read"};throw(0,E().
unavailable)(i,(0,R().explainFailure)(t,y),{cause:t})}}}},916:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),
p.durationsInput=i,p.eventPayload=m,p.failUndecided=l,p.readEvent=S;function a(){const r=n(76760);return a=function(){return r},
r}function T(){const r=n(38321);return T=function(){return r},r}function R(){const r=n(39281);return R=function(){return r},
r}function $(){const r=n(46960);return $=function(){return r},r}function I(){const r=n(41895);return I=function(){return r},
r}function E(){const r=n(73388);return E=function(){return r},r}function A(){const r=n(20849);return A=function(){return r},
r}function k(){const r=n(23107);return k=function(){return r},r}function v(){const r=n(4423);return v=function(){return r},
r}async function S(r,t){const{GITHUB_EVENT_NAME:y="",GITHUB_EVENT_PATH:s=""}=r;try{return t(y,JSON.parse(await(0,T().text)(
(0,E().openInput)(s))))}catch(h){throw h instanceof I().GateError?h:new(I()).GateError("event_invalid",`Cannot read the \
event file ${s||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_re\
quest`.",{cause:h})}}function m(r){return S(r,(t,y)=>(0,$().parsePayload)(t,y,r.GITHUB_SHA))}async function i(r){const{durations:t}=(0,v().
readInputs)(R().getInput);return t===void 0?new Map:(0,k().readDurations)((0,a().resolve)(r.GITHUB_WORKSPACE??".",t),E().
openInput)}function l({message:r,hint:t}){const y=r.replace(/(?<!\s)\s*\n\s*/g," "),s=t.split(`
`);if(s.length===1){R().setFailed((0,I().inSentences)({message:r,hint:t}));return}for(const h of s)R().info((0,A().safeLine)(
h));R().setFailed(y)}},84104:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.takesVerdictOver=i;function a(){
const r=n(39281);return a=function(){return r},r}function T(){const r=n(42287);return T=function(){return r},r}function R(){
const r=n(52483);return R=function(){return r},r}function $(){const r=n(52155);return $=function(){return r},r}function I(){
const r=n(34413);return I=function(){return r},r}function E(){const r=n(54062);return E=function(){return r},r}function A(){
const r=n(88863);return A=function(){return r},r}function k(){const r=n(4423);return k=function(){return r},r}function v(){
const r=n(5547);return v=function(){return r},r}function S(){const r=n(1405);return S=function(){return r},r}const m=new Set(
["pass","warn","fail"]);async function i(r,t,y){const{checkName:s,github:h,binding:f}=y.context;if((r.env.GITHUB_RUN_ATTEMPT??
"1")!=="1"||t.privileged||"unavailable"in h||y.doubt)return!1;try{const[g]=await(0,I().gateChecks)(h,s),o=(0,$().resultOf)(
g),u=g&&(0,A().readCarried)(g);if(g===void 0||o===void 0||u===void 0)return!1;const{verdict:b="",conclusion:c=""}=u;if(!(o.
event===f.event&&o.isInto(f.base)&&o.pulls.join()===f.pulls.join()&&o.policy===await l(r,t,y)&&g.completedAt.startsWith(
(0,E().dayOf)(new Date)))||!(c==="neutral"||c==="failure"==(b==="fail"))||!m.has(b))return!1;(0,A().setOutputs)(a(),u);const w=`\
Nothing but the title or the description has changed: ${b}, as in ${g.url}`;return c==="success"||c==="neutral"?a().info(
w):a().setFailed(w),!0}catch{return!1}}async function l({env:r},t,{context:y,known:s}){return(0,v().inCheckout)(r,async h=>{
const f=(0,S().policyTerms)((0,k().readInputs)(a().getInput),y.github),O=await(0,T().resolveEvent)(h,t,s);return(0,$().shortPolicy)(
(await(0,R().effectivePolicy)(f,h,O)).digest)})}},60016:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),
p.approvalIn=y,p.approveByNobody=I,p.approveByReviews=$,p.approvingReviewers=l;function a(){const s=n(1395);return a=function(){
return s},s}const T=20,R=10;function $(s){return{means:"review",find:async h=>{const f=s(h.pullRequest);return f!==void 0?
await E(f,h):{approvals:[],refusals:["the event has no pull request to review"]}}}}function I(s){return{means:"review",find:async()=>({
approvals:[],refusals:[s]})}}async function E(s,h){const f=[],O=[];try{const g=l(await s.list());if(g.length===0)return{
approvals:f,refusals:O};const o=g.slice(-T),u=await s.authorId(),b=await s.lastEdits(o.flatMap(d=>d.reviews)),c=m(h,s);for(const d of o){
const e=await A(d,{reviews:s,question:h,authorId:u,edits:b,subjectAt:c});typeof e=="string"?O.push(`${d.user.login}: ${e}`):
f.push(e)}}catch(g){O.push(s.explain(g,"read the reviews of the pull request"))}return{approvals:f,refusals:O}}async function A(s,h){
const{user:f,withdrawn:O}=s;if(f.id===h.authorId)return"opened the pull request and cannot approve it";if(f.type!=="User")
return"is not a person";if(!k(h.question.people,f.login))return"is not an approver in the policy";if(O)return"has withdr\
awn the approval, or it was dismissed";const g=await v(s,h);if(typeof g=="string")return g;try{if(!await h.reviews.mayWrite(
f))return"has no write access to the repository"}catch(o){return h.reviews.explain(o,"read the permission of this accoun\
t")}return{user:f.login,at:new Date(g.submittedAt).toISOString()}}function k(s,h){return s.length===0||s.some(f=>f.toLowerCase()===
h.toLowerCase())}async function v({reviews:s},h){let f;for(const O of s){const g=await S(O,h);if(g===void 0)return O;f??=
g}return f??"has not approved"}async function S({nodeId:s,submittedAt:h,commit:f,body:O},{edits:g,question:o,subjectAt:u,
reviews:{explain:b}}){const c=g.get(s);if(c===void 0)return"GitHub does not report whether the review was edited";const d=C=>C!==
null&&!(Date.parse(C)<=Date.parse(h));if(d(c.editedAt))return"the review was edited after it was submitted";if(d(c.retargetedAt))
return"the base branch was changed after the review";if(f===null)return"GitHub does not report which commit was reviewed";
const e=await u(f);if("reason"in e)return e.reason;const w=(0,a().changedSince)(e,o.subject);if(w!==void 0)return`${w} s\
ince the approved commit ${f.slice(0,12)}`;try{if(await o.policyChangedSince(h))return"the policy of the base branch has\
 changed since the review"}catch(C){return b(C,"read the policy at the time of the review")}const{digest:P}=y(O)??{};if(!(P===
void 0||(0,a().approvalDigest)(o.subject).startsWith(P)))return"the review approves another digest; the base branch, the\
 policy or the commands have changed since"}function m({subjectAt:s},h){const f=new Map;return async O=>{const g=f.get(O)??
(f.size<R?s(O).catch(o=>({reason:h.explain(o,`judge ${O}`)})):{reason:"too many commits were approved"});return f.set(O,
Promise.resolve(g)),await g}}const i=new Set(["COMMENTED","PENDING"]);function l(s){const h=s.filter(r).sort((O,g)=>O.submittedAt.
localeCompare(g.submittedAt)||O.id-g.id),f=new Map;for(const O of h){const{user:g,state:o}=O,u=f.get(g.id),b=y(O.body)!==
void 0;if(o==="APPROVED"&&b){const c=u&&!u.withdrawn?u.reviews:[];f.set(g.id,{user:g,reviews:[O,...c],withdrawn:!1})}else
o!=="APPROVED"&&!i.has(o)&&(u!==void 0||b)&&f.set(g.id,{user:g,reviews:[O],...u,withdrawn:!0})}return[...f.values()]}function r(s){
return s.user!==null&&s.submittedAt!==null&&s.state!=="PENDING"}const t=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function y(s){let h;for(const f of s.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const O=/^ {0,3}(`{3,}(?!`)|~{3,}(?!~))(.*)$/.
exec(f);if(h!==void 0)O?.[1]?.startsWith(h)&&O[2]?.trim()===""&&(h=void 0);else if(O)h=O[1];else{const[g,o]=/^ {0,3}\S/.
test(f)?t.exec(f.trim())??[]:[];if(g!==void 0)return o===void 0?{}:{digest:o}}}}},97928:function(L,p,n){Object.defineProperty(
p,"__esModule",{value:!0}),p.askForRefs=A,p.baseTip=v,p.defaultTip=k,p.descends=m;function a(){const i=n(1207);return a=
function(){return i},i}function T(){const i=n(81014);return T=function(){return i},i}function R(){const i=n(41895);return R=
function(){return i},i}function $(){const i=n(24634);return $=function(){return i},i}function I(){const i=n(19674);return I=
function(){return i},i}function E(){const i=n(67397);return E=function(){return i},i}async function A(i,l,r){if("unavail\
able"in i)return{};const t=l.name==="pull_request"?{branch:l.baseRef}:l.against,{defaultBranch:y=l.baseRef}=l,s=async(O,g="\
base")=>{try{return await(0,T().refTip)(i,O)}catch(o){const u=`read the tip of ${O.replace(/^heads\//,"")}`,b=(0,a().explainFailure)(
o,{doing:u,permission:"contents: read"});r(`The ${g} was not compared with GitHub's: ${b}.`);return}},[h,f]=await Promise.
all(["branch"in t?s(`heads/${t.branch}`):void 0,y===l.baseRef?void 0:s(`heads/${y}`)]);return{...h!==void 0&&{baseTip:h},
...f!==void 0&&{defaultTip:f},...l.name==="pull_request"&&{merge:()=>s(`pull/${l.pullRequest.number}/merge`,"test merge")}}}
async function k(i,l,{defaultTip:r}){const{defaultBranch:t=l.baseRef}=l,y=`refs/remotes/origin/${t}`,s=l.name==="pull_re\
quest"?l.pullRequest:l;if(r===void 0&&!await(0,I().isRemoteOf)(i,s))throw new(R()).GateError("ref_not_found",`The policy\
 of ${JSON.stringify(t)}, the default branch, says whether this base is protected, and cannot be read`,"Keep the input `\
github-token`, or check out the repository of the pull request.");const h=r??y;await(0,$().requireCommits)(i,[h],[...r===
void 0?[]:[r],(0,I().fetched)(t)]);const[f]=await(0,E().resolveCommits)(i,[h]);return f}async function v(i,l,{baseTip:r}){
const{baseRef:t,baseSha:y}=l,s=r??y;if(await(0,$().requireCommits)(i,[s],[s,(0,I().fetched)(t)]),r!==void 0)return r;const h=await S(
i,l);return h!==void 0&&await m(i,h,y,l)?h:y}async function S(i,{baseRef:l,pullRequest:r}){if(!await(0,I().isRemoteOf)(i,
r))return;const t=`refs/remotes/origin/${l}`;try{await(0,$().requireCommits)(i,[t],[(0,I().fetched)(l)])}catch(y){if(!(y instanceof
R().GateError)||y.code!=="shallow_clone")throw y}return(await(0,E().lookUpCommits)(i,[t]))[0]}async function m(i,l,r,{baseRef:t}){
if(l===r)return!0;try{return await(0,$().mergeBase)(i,l,r,[l,r,(0,I().fetched)(t)])===r}catch(y){if(y instanceof R().GateError&&
y.code==="no_merge_base")return!1;throw y}}},54436:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.withGroup=
E;function a(){const l=n(1207);return a=function(){return l},l}function T(){const l=n(81014);return T=function(){return l},
l}function R(){const l=n(41895);return R=function(){return l},l}function $(){const l=n(24634);return $=function(){return l},
l}function I(){const l=n(47520);return I=function(){return l},l}async function E(l,r,t,{github:y,warn:s}){const h=await A(
l,r,t,y);return typeof h!="string"?{...l,group:h,isFork:h.some(({isFork:f})=>f)}:(s(`The merge group is treated as a cha\
nge from a fork: ${h}.`),l)}async function A({base:l,head:r},{baseRef:t,pullNumber:y},s,h){if("unavailable"in h)return h.
unavailable;try{if(await(0,$().mergeBase)(s,l,r)!==l)return"its base is not in its history";const f=await(0,I().firstParents)(
s,l,r),O={repository:s,github:h,baseRef:t},g=await Promise.all(f.map(d=>S(d,O))),o=g.filter(d=>d===void 0),u=y===void 0?
void 0:await(0,T().pullOrigin)(h,y),b=o.length===f.length&&u?.commits===f.length&&await i(u,l,f.find(({commit:d})=>d===r),
O);if(u===void 0||o.length>0&&!b)return`no pull request is known for ${o.length} of its ${f.length} commits`;const c=[...g,
u].filter(d=>d!==void 0);return[...new Map(c.map(d=>[d.number,k(d)])).values()]}catch(f){return f instanceof R().GateError?
f.message:(0,a().explainFailure)(f,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}
function k({number:l,headSha:r,isFork:t}){return{number:l,headSha:r,isFork:t}}const v=/\(#(\d{1,9})\)$/;async function S(l,r){
const{github:t,baseRef:y}=r,[s="",h,...f]=l.parents;if(h!==void 0){if(f.length>0)return;const u=(await(0,T().pullsOfCommit)(
t,h)).filter(b=>b.headSha===h&&m(b,y));return u.find(({isFork:b})=>b)??u[0]}const O=v.exec(l.subject)?.[1];if(O===void 0)
return;const g=await(0,T().pullOrigin)(t,Number(O));return await i(g,s,l,r)?g:void 0}function m(l,r){return l.isOpen&&l.
baseRef===r}async function i(l,r,t,{repository:y,baseRef:s}){return t===void 0||!m(l,s)?!1:(await(0,$().requireCommits)(
y,[l.headSha],[`refs/pull/${l.number}/head`]),await(0,$().mergeBase)(y,r,l.headSha,[t.commit,l.headSha]),await(0,$().mergedTree)(
y,r,l.headSha)===t.tree)}},46960:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.inWords=O,p.mergeGroup=
l,p.parsePayload=f,p.pullRequest=E,p.pullRequestReview=A,p.repositorySchema=void 0,p.requireUnprivileged=g;function a(){
const o=n(7723);return a=function(){return o},o}function T(){const o=n(81014);return T=function(){return o},o}function R(){
const o=n(41895);return R=function(){return o},o}const $=p.repositorySchema=a().object({repository:a().object({name:a().
string().min(1),owner:a().object({login:a().string().min(1)}),default_branch:a().string().min(1)}).transform(({name:o,owner:u,
default_branch:b})=>({owner:u.login,repo:o,defaultBranch:b}))}),I=a().object({action:a().string().optional(),changes:a().
looseObject({base:a().unknown()}).partial().optional(),repository:a().object({id:a().int(),name:a().string().min(1),owner:a().
object({login:a().string().min(1)}),default_branch:a().string().min(1).optional()}),pull_request:a().object({number:a().
int().positive(),head:a().object({sha:T().objectIdSchema,repo:a().object({id:a().int()}).nullable()}),base:a().object({sha:T().
objectIdSchema,ref:a().string().min(1)}),changed_files:a().int().nonnegative().optional()})});function E(o){const{action:u,
changes:b,pull_request:c}=I.parse(o);a().int().parse(c.changed_files);const e=u==="edited"&&(b===void 0||"base"in b)?"mo\
ved":u;return{...A(o),...e!==void 0&&{action:e}}}function A(o){const{repository:u,pull_request:b}=I.parse(o);return{name:"\
pull_request",pullRequest:{owner:u.owner.login,repo:u.name,number:b.number,isFork:b.head.repo?.id!==u.id,...b.changed_files!==
void 0&&{changedFiles:b.changed_files}},headSha:b.head.sha,baseRef:b.base.ref,baseSha:b.base.sha,...u.default_branch!==void 0&&
{defaultBranch:u.default_branch}}}const k=/^0+$/,v=/^refs\/heads\//,S=/^refs\/(?:heads|tags)\//,m=a().object({...$.shape,
merge_group:a().object({head_sha:T().objectIdSchema,base_sha:T().objectIdSchema,head_ref:a().string(),base_ref:a().string()})}),
i=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function l(o){const{repository:u,merge_group:b}=m.parse(o),
c=i.exec(b.head_ref)?.[1];return{name:"merge_group",...u,headSha:b.head_sha,against:{commit:b.base_sha},baseRef:b.base_ref.
replace(v,""),isOwn:!1,...c!==void 0&&{pullNumber:Number(c)}}}const r=a().object({...$.shape,ref:a().string().min(1),before:T().
objectIdSchema,after:T().objectIdSchema});function t(o){const{repository:u,ref:b,before:c,after:d}=r.parse(o),{defaultBranch:e}=u,
w=b===`refs/heads/${e}`;if(k.test(d)||!v.test(b)||w&&k.test(c))throw new(R()).GateError("event_unsupported",`The push of\
 ${JSON.stringify(b)} adds no commits to a branch, or is the first of the default branch: there is nothing to compare wi\
th`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first push, run the gate on the next chan\
ge.');return{name:"push",...u,...{headSha:d,against:w?{commit:c}:{branch:e},baseRef:e},isOwn:!0}}const y=a().object({...$.
shape,ref:a().string().min(1)});function s(o,u){const{repository:b,ref:c}=y.parse(o),{defaultBranch:d}=b;return{name:"wo\
rkflow_dispatch",...b,headSha:T().objectIdSchema.parse(u),against:{branch:d},baseRef:d,isOwn:S.test(c)}}const h=new Map(
[["pull_request",E],["pull_request_review",A],["pull_request_target",o=>({...E(o),privileged:!0})],["merge_group",l],["p\
ush",t],["workflow_dispatch",s]]);function f(o,u,b){const c=h.get(o);if(c===void 0)throw new(R()).GateError("event_unsup\
ported",`The event ${JSON.stringify(o)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md list\
s the supported events.");return O(o,()=>c(u,b))}function O(o,u){try{return u()}catch(b){throw b instanceof a().ZodError?
new(R()).GateError("event_invalid",`The payload is not a GitHub ${o} event: ${a().prettifyError(b)}`,"GITHUB_EVENT_PATH \
must be the path of the file that the runner wrote."):b}}function g(o){if("privileged"in o)throw new(R()).GateError("eve\
nt_unsupported","No command was run: on pull_request_target the commands of a change would have a write token and the se\
crets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},42287:function(L,p,n){
Object.defineProperty(p,"__esModule",{value:!0}),p.resolveBranch=v,p.resolveEvent=E,p.resolveUnchecked=A;function a(){const i=n(
24634);return a=function(){return i},i}function T(){const i=n(19674);return T=function(){return i},i}function R(){const i=n(
67397);return R=function(){return i},i}function $(){const i=n(97928);return $=function(){return i},i}function I(){const i=n(
1096);return I=function(){return i},i}async function E(i,l,r){const t=l.name==="pull_request"?await(0,I().resolvePullRequest)(
i,l,r):await v(i,l,r);return await k(t,l,i,r)}async function A(i,l,r){const t=await(0,I().resolveFetched)(i,l,r);return await k(
t,l,i,r)}async function k(i,l,r,t){const{defaultBranch:y}=l;if(y===void 0)return i;const s=y===i.baseRef?i.policyCommit:
await(0,$().defaultTip)(r,l,t);return{...i,defaultBranch:{name:y,commit:s}}}async function v(i,{name:l,headSha:r,against:t,
baseRef:y,isOwn:s},h){const f="commit"in t?await S(i,t.commit,r):await m(i,t.branch,r,h);return{name:l,directory:i.directory,
head:r,audited:r,baseRef:y,...f,isFork:!s}}async function S(i,l,r){return await(0,a().requireCommits)(i,[l,r],[l,r]),{base:l,
policyCommit:l}}async function m(i,l,r,t){const y=(0,T().fetched)(l),s=t.baseTip??`refs/remotes/origin/${l}`;await(0,a().
requireCommits)(i,[s],[y]);const[h]=await(0,R().resolveCommits)(i,[s]);return{base:await(0,a().mergeBase)(i,h,r,[r,y]),policyCommit:h}}},
1096:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveFetched=v,p.resolvePullRequest=k;function a(){
const s=n(41895);return a=function(){return s},s}function T(){const s=n(61388);return T=function(){return s},s}function R(){
const s=n(24634);return R=function(){return s},s}function $(){const s=n(213);return $=function(){return s},s}function I(){
const s=n(19674);return I=function(){return s},s}function E(){const s=n(67397);return E=function(){return s},s}function A(){
const s=n(97928);return A=function(){return s},s}async function k(s,h,f={}){const[O]=await(0,E().resolveCommits)(s,["HEA\
D"]),g=O===h.headSha?await i(s,h,await(0,A().baseTip)(s,h,f)):await m(s,h,O,f);return S(s,h,g)}async function v(s,h,f={}){
const{headSha:O,pullRequest:g}=h;await(0,R().requireCommits)(s,[O],[`refs/pull/${g.number}/head`]);const o=await(0,A().baseTip)(
s,h,f);return S(s,h,await i(s,h,o))}function S({directory:s},{headSha:h,baseRef:f,pullRequest:O},g){const{isFork:o}=O;return{
name:"pull_request",directory:s,head:h,baseRef:f,...g,isFork:o,pullRequest:O}}async function m(s,h,f,O){const{headSha:g,
baseRef:o}=h,[u,b,...c]=await(0,E().parentsOf)(s,f);if(u===void 0||b!==g||c.length>0)throw(0,T().checkoutDiffers)(`the c\
heckout is at ${(0,E().short)(f)}, which is neither that commit nor its test merge commit`,g,"actions");await(0,R().requireCommits)(
s,[u,g],[f,(0,I().fetched)(o)]);const d=await(0,A().baseTip)(s,h,O),e=await r({commit:f,base:u,tip:d},s,h,O);return e===
void 0?{base:u,audited:f,policyCommit:d}:{...await i(s,h,d),unprovenMerge:{commit:f,reason:e}}}async function i(s,h,f){const{
headSha:O,baseSha:g,baseRef:o}=h,u=await(0,R().mergeBase)(s,f,O,[O,f,(0,I().fetched)(o)]),[b]=await(0,E().lookUpCommits)(
s,[g]);return(b===void 0||b===f?u:await(0,R().mergeBase)(s,b,O))===u&&await l(s,h,u),{base:u,audited:O,policyCommit:f}}async function l(s,{
headSha:h,pullRequest:f},O){const{changedFiles:g}=f;if(g===void 0)return;const o=(await(0,$().changedFiles)(s,O,h)).length;
if(!(o>=g))throw new(a()).GateError("change_incomplete",`GitHub reports ${g} changed files, but this clone shows only ${o}`,
"Set `fetch-depth: 0` on actions/checkout, and run the job again.")}async function r(s,h,f,O){if(!await y(s,h,f))return`\
its first parent ${(0,E().short)(s.base)} is not a recent commit of ${f.baseRef}`;const g=async()=>await O.merge?.()===s.
commit,o=(await h.shallowCommits()).size>0;if(o&&await g())return;const u=await t(s,h,f);return u===void 0||o?u:await g()?
void 0:u}async function t(s,h,{headSha:f,baseRef:O}){(await h.shallowCommits()).size>0&&await(0,R().mergeBase)(h,s.base,
f,[s.commit,(0,I().fetched)(O)]);const[g,[o]]=await Promise.all([(0,R().mergedTree)(h,s.base,f),h.read([`${s.commit}^{tr\
ee}`])]);return g===void 0?"git cannot compute this merge":g===o?.oid?void 0:"git computes other content for it"}async function y({
base:s,tip:h},f,O){return s===h||s===O.baseSha?!0:await(0,A().descends)(f,s,O.baseSha,O)&&await(0,A().descends)(f,h,s,O)}},
96493:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.findPullRequests=S,p.parseWorkflowRun=k;function a(){
const m=n(7723);return a=function(){return m},m}function T(){const m=n(1207);return T=function(){return m},m}function R(){
const m=n(81014);return R=function(){return m},m}function $(){const m=n(41895);return $=function(){return m},m}function I(){
const m=n(46960);return I=function(){return m},m}const E=a().object({...I().repositorySchema.shape,workflow_run:a().object(
{id:a().int().positive(),event:a().string(),head_sha:R().objectIdSchema,head_branch:a().string().min(1).nullable(),head_repository:a().
object({owner:a().object({login:a().string().min(1)})}).nullable()})}),A=["pull_request","pull_request_review"];function k(m,i){
if(m!=="workflow_run")throw v(`\`mode: publish\` does not support the event ${JSON.stringify(m)}`);const l=(0,I().inWords)(
m,()=>E.parse(i)),{repository:r,workflow_run:t}=l,{owner:y,repo:s}=r;if(!A.includes(t.event))throw v(`The workflow run w\
as started by ${JSON.stringify(t.event)}`);if(t.head_branch===null||t.head_repository===null)throw v("The branch or the \
repository of the workflow run was deleted");const h={owner:t.head_repository.owner.login,branch:t.head_branch};return{owner:y,
repo:s,runId:t.id,headSha:t.head_sha,head:h}}function v(m){return new($()).GateError("event_unsupported",m,"Trigger it o\
n `workflow_run` of the workflow that gates pull requests (docs/github.md).")}async function S(m,{owner:i,repo:l,head:r,
headSha:t}){const y={client:m,owner:i,repo:l};try{const s=`${r.owner}:${r.branch}`,f=(await(0,R().pullsWithHead)(y,t,{from:s})).
map(async({number:g})=>(0,I().pullRequest)(await(0,R().pullRequestAsPayload)(y,g)));return(await Promise.all(f)).filter(
g=>g.headSha===t).sort((g,o)=>g.pullRequest.number-o.pullRequest.number)}catch(s){throw(0,T().asUnavailable)(s,{doing:"f\
ind the pull request",permission:"pull-requests: read"})}}},61218:function(L,p){Object.defineProperty(p,"__esModule",{value:!0}),
p.MAX_ANNOTATIONS=p.GITHUB_LIMITS=void 0;const n=p.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
a=p.MAX_ANNOTATIONS=500},89055:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.downloadArtifact=E,p.readZipFile=
k;function a(){const m=n(51041);return a=function(){return m},m}function T(){const m=n(41895);return T=function(){return m},
m}function R(){const m=n(40410);return R=function(){return m},m}function $(){const m=n(1207);return $=function(){return m},
m}const I=16*1024*1024;async function E({client:m,owner:i,repo:l},r,t){const{actions:y}=m.octokit.rest;try{const{data:s}=await y.
listWorkflowRunArtifacts({owner:i,repo:l,run_id:r,name:t,per_page:100}),[h]=s.artifacts.filter(O=>O.name===t&&!O.expired).
sort((O,g)=>g.id-O.id);if(h===void 0)throw S(`is missing: ${JSON.stringify(t)}`);if(h.size_in_bytes>I)throw S(`is larger\
 than ${I} bytes`);const f=await y.downloadArtifact({owner:i,repo:l,artifact_id:h.id,archive_format:"zip",request:{...R().
LEAVES_API,parseSuccessResponseBody:!1}});return await A(f.data)}catch(s){throw(0,$().asUnavailable)(s,{doing:"download \
the report",permission:"actions: read"})}}async function A(m){const i=[];let l=0;for await(const r of m){if(l+=r.length,
l>I)throw S(`is larger than ${I} bytes`);i.push(r)}return Buffer.concat(i)}async function k(m,i,l){try{const r=await(0,a().
fromBufferPromise)(m,{lazyEntries:!0});return await v(r,i,l)}catch(r){throw r instanceof T().GateError?r:S(`is not a rea\
dable zip archive (${String(r)})`,r)}}async function v(m,i,l){for await(const r of m.eachEntry()){if(r.fileName!==i)continue;
if(r.uncompressedSize>l)throw S(`has a ${i} that is too large`);const t=[];for await(const y of await m.openReadStreamPromise(
r))t.push(y);return Buffer.concat(t)}throw S(`has no ${i}`)}function S(m,i){return new(T()).GateError("artifact_invalid",
`The artifact of the workflow run ${m}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:i})}},77954:function(L,p,n){Object.defineProperty(
p,"__esModule",{value:!0}),p.appendAnnotations=A,p.missingAnnotations=I;function a(){const v=n(61218);return a=function(){
return v},v}function T(){const v=n(34413);return T=function(){return v},v}function R(){const v=n(40410);return R=function(){
return v},v}function $(){const v=n(1207);return $=function(){return v},v}async function I(v,S,m){if(S.annotationsCount===
0)return m;const{client:i,owner:l,repo:r}=v,t=await i.octokit.paginate(i.octokit.rest.checks.listAnnotations,{owner:l,repo:r,
check_run_id:S.id,per_page:100}),y=new Set(t.map(E)),s=new Set(m.map(E));if([...y].every(h=>s.has(h)))return m.filter(h=>!y.
has(E(h)))}function E(v){const{path:S,start_line:m,end_line:i,start_column:l,end_column:r}=v,{annotation_level:t,title:y,
message:s}=v,h=[y,s].map(O=>O?.trim()??"");return JSON.stringify([S,m,i,...[l??0,r??0],t,...h])}async function A(v,S,m){
const i=a().GITHUB_LIMITS.annotationsPerRequest,l=[];let r=S.annotationsCount;for(let t=0;t<m.length;t+=i){const y=m.slice(
t,t+i);try{await k(v,S,y,r),r+=y.length}catch(s){const h=(0,$().readFailure)(s).kind==="invalid",f=h?y.length:m.length-t,
O=(0,$().explainFailure)(s,{...(0,T().checkOperation)(v),doing:"annotate"});if(l.push(`Missing annotations: ${f}; ${O}.`),
!h)break}}return l}async function k({client:v,owner:S,repo:m},{id:i},l,r){const{checks:t}=v.octokit.rest,y={owner:S,repo:m,
check_run_id:i},s=async()=>{const h={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...l]};return await t.
update({...y,status:"in_progress",output:h,...R().NOT_REPEATABLE}),!0};await v.once(s,async()=>{const{data:h}=await t.get(
y);return h.output.annotations_count>=r+l.length||void 0})}},52155:function(L,p,n){Object.defineProperty(p,"__esModule",
{value:!0}),p.claimOf=y,p.claimedId=v,p.isClaimedBy=h,p.isLater=g,p.isOfGate=t,p.isTaken=O,p.isWaiting=f,p.newRunKey=k,p.
otherPull=o,p.resultId=m,p.resultOf=s,p.shortPolicy=i,p.waitingId=S;function a(){const u=n(77598);return a=function(){return u},
u}const T="merge_group",R="waiting",$=12,I=100,E=/^gene-gate:(.+):(\d{1,9})$/,A=/^(sha256:[0-9a-f]{64});([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9})$/;
function k(u){return`${u??"run"}:${(0,a().randomUUID)()}`}function v({runKey:u,claim:b}){return`gene-gate:${u}:${b}`}function S(u){
return v({runKey:R,claim:y(u)})}function m(u,{digest:b,policy:c},{event:d,base:e,pulls:w}){const P=w.map(M=>`#${M}`).join(
","),C=[d,l(e),i(c),P];return[b,...C,y(u)].join(";")}function i(u){return u?.replace(/^sha256:/,"").slice(0,$)??"none"}function l(u){
return encodeURIComponent(u).slice(0,I)}function r({externalId:u}){const[,b,c]=E.exec(u)??[];if(b!==void 0)return{event:b.
split(":")[0]??"",claim:Number(c),runKey:b};const[,d,e="",w,P="",C="",M]=A.exec(u)??[];if(d===void 0)return;const j=[...C.
matchAll(/#(\d+)/g)].map(([,G])=>Number(G)),U={digest:d,event:e,policy:P,pulls:j,isInto:G=>w===l(G)};return{event:e,claim:Number(
M),result:U}}function t(u){return r(u)!==void 0}function y(u){return r(u)?.claim??0}function s(u){return u?.completed?r(
u)?.result:void 0}function h(u,b){return!u.completed&&r(u)?.runKey===b}function f(u){return h(u,R)}function O(u,{event:b}){
const c=d=>!(d.completed&&d.conclusion==="success");return b!==T&&u.some(d=>r(d)?.event===T&&c(d))}function g(u,{runKey:b,
claim:c},d){const e=r(u);return e===void 0||e.runKey===R||e.runKey===b?!1:e.claim!==c?e.claim>c:d===void 0||u.id>=d.id}function o(u,{
pulls:b}){const[c,...d]=s(u)?.pulls??[];if(!(c===void 0||d.length>0||b.includes(c)))return c}},34413:function(L,p,n){Object.
defineProperty(p,"__esModule",{value:!0}),p.CONCLUSIONS=void 0,p.checkOperation=$,p.completeCheck=t,p.createCheck=m,p.findUnfinished=
E,p.gateChecks=I,p.isStillClaimed=k,p.leaveWaiting=h,p.listChecks=A,p.supersedeCheck=s,p.takeUpCheck=i,p.updateCheck=l;function a(){
const f=n(52155);return a=function(){return f},f}function T(){const f=n(40410);return T=function(){return f},f}function R(){
const f=n(1207);return R=function(){return f},f}function $({readOnlyToken:f=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:f}}async function I(f,O){return(await A(f,f.headSha,O)).filter(a().isOfGate).sort((o,u)=>u.
id-o.id)}async function E(f,{runKey:O,checkName:g}){return(await A(f,f.headSha,g)).filter(u=>(0,a().isClaimedBy)(u,O))}async function A({
client:f,owner:O,repo:g},o,u){const b=await f.octokit.paginate(f.octokit.rest.checks.listForRef,{owner:O,repo:g,ref:o,...u!==
void 0&&{check_name:u},filter:"all",per_page:100});return(0,R().requireAsked)(b.every(({head_sha:c,name:d})=>c===o&&d===
(u??d)),"the check runs of this name on the commit"),b.map(v)}async function k({client:f,owner:O,repo:g},{id:o,externalId:u}){
const{data:b}=await f.octokit.rest.checks.get({owner:O,repo:g,check_run_id:o});return(0,R().requireAsked)(b.id===o,"this\
 check run"),b.external_id===u&&b.status!=="completed"}function v(f){return{id:f.id,name:f.name,url:f.html_url,detailsUrl:f.
details_url??"",completed:f.status==="completed",conclusion:f.conclusion,externalId:f.external_id??"",appId:f.app?.id,appSlug:f.
app?.slug,headSha:f.head_sha,completedAt:f.completed_at??"",annotationsCount:f.output.annotations_count,summary:f.output.
summary??""}}function S(f){return{status:"in_progress",external_id:(0,a().claimedId)(f),started_at:new Date().toISOString(),
...f.detailsUrl!==void 0&&{details_url:f.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running t\
he change."}}}async function m(f,O,g){const{client:o,owner:u,repo:b,headSha:c}=f,d=async()=>{const{data:e}=await o.octokit.
rest.checks.create({owner:u,repo:b,head_sha:c,name:O.checkName,...S(O),...T().NOT_REPEATABLE});return(0,R().requireAsked)(
e.head_sha===c,"this commit"),v(e)};return o.once(d,async()=>(await E(f,O)).find(({id:w})=>w>(g?.id??0)))}async function i(f,O,g){
return v(await l(f,g,S(O)))}async function l({client:f,owner:O,repo:g},{id:o},u){const b={owner:O,repo:g,check_run_id:o,
...u},{data:c}=await f.octokit.rest.checks.update(b);return(0,R().requireAsked)(c.id===o,"this check run"),c}const r=p.CONCLUSIONS=
["failure","action_required","neutral","success"];async function t(f,O,{conclusion:g,externalId:o,output:u}){const c=await l(
f,O,{status:"completed",conclusion:g,external_id:o,output:u});if(c.status!=="completed"||c.conclusion!==g)throw new(R()).
BrokenAnswer("the check run is not completed with this result")}const y=" (superseded)";async function s(f,{checkName:O},g){
await l(f,g,{name:`${O}${y}`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`\
The result for this commit is in the check run \u201C${O}\u201D.`}})}async function h(f,O,g){const o=(0,a().waitingId)(O);
await l(f,O,{status:"in_progress",external_id:o,output:g})}},40410:function(L,p,n){Object.defineProperty(p,"__esModule",
{value:!0}),p.PASSING_FAILURES=p.NOT_REPEATABLE=p.LEAVES_API=void 0,p.connect=A,p.waitBeforeRetry=b;function a(){const c=n(
58500);return a=function(){return c},c}function T(){const c=n(78589);return T=function(){return c},c}function R(){const c=n(
1207);return R=function(){return c},c}const $=p.LEAVES_API={leavesApi:!0},I=18e4,E=3e3;function A(c,d={}){const{timeoutMs:e=15e3,
sleep:w=k,now:P=Date.now,signal:C}=d,M=d.baseUrl||"https://api.github.com",j=(0,T().getOctokit)(c,{baseUrl:M});let N=I;async function U(F,B){
for(let H=1;;H+=1){const W=P();try{return await F()}catch(D){const V=b((0,R().readFailure)(D),H,P());if(V===void 0||C?.aborted||
(N-=P()-W+V,N<0)||(await w(V,C),C?.aborted))throw D}const J=await B?.();if(J!==void 0)return J}}return j.hook.wrap("requ\
est",(F,B)=>{const H=B.request?.fetch??globalThis.fetch,W=B.request?.leavesApi?H:t(H,M),J=async()=>{r(B.url,M),B.request=
{...B.request,fetch:W,signal:G()};try{const D=await F(B);return s(D.status,D.headers.location),v(B,D),D}catch(D){throw m(
D)}};return B.request?.notRepeatable===!0?J():U(J)}),{octokit:j,once:U};function G(){return C===void 0?AbortSignal.timeout(
e):C.aborted?AbortSignal.timeout(Math.min(e,E)):AbortSignal.any([C,AbortSignal.timeout(e)])}}function k(c,d){return(0,a().
setTimeout)(c,void 0,d&&{signal:d}).catch(()=>{})}function v({method:c,url:d},{status:e,data:w}){if(!(c==="DELETE"?e===204:
e===200||e===201))throw new(R()).BrokenAnswer(`its status is ${e}`);if(c==="DELETE")return;if(typeof w!="object"||w===null)
throw new(R()).BrokenAnswer("it was truncated or is not JSON");if((c==="POST"||c==="PATCH")&&!d.endsWith("/graphql")&&!("\
id"in w))throw new(R()).BrokenAnswer("it has no id");if(/[?&]per_page=/.test(d)&&!Array.isArray(S(d,w)))throw new(R()).BrokenAnswer(
"it is not a list")}function S(c,d){return/\/check-runs\?/.test(c)?"total_count"in d&&"check_runs"in d?d.check_runs:void 0:
d}function m(c){const{status:d,said:e}=(0,R().readFailure)(c);return d===409?new(R()).BrokenAnswer(`its status is 409, ${e}`,
{cause:c}):c}class i extends Error{name="ForeignAnswer"}const l=5;function r(c,d){const{origin:e}=new URL(c,`${d}/`);if(e!==
new URL(d).origin)throw h(e)}function t(c,d){const{origin:e}=new URL(d);return async(w,P)=>{let C=String(w);for(let M=0;;M+=
1){const j=await c(C,{...P,redirect:"manual"}),N=y(j.status)?j.headers.get("location"):null,U=N!==null&&URL.canParse(N,C)&&
new URL(N,C);if(!U||U.origin!==e||M===l)return j;await j.body?.cancel(),C=U.href}}}function y(c){return c>=300&&c<400}function s(c,d){
if(y(c)&&typeof d=="string")throw h(d)}function h(c){const d=URL.canParse(c)?new URL(c).origin:c;return new i(`the answe\
r refers to ${d}, which is not GitHub's API`)}const f=4,O=60,g=60,o=p.NOT_REPEATABLE={request:{notRepeatable:!0}},u=p.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function b(c,d,e){if(!u.has(c.kind)||d>=f)return;if(c.kind!==
"rate_limited")return 1e3*2**(d-1);const w=c.resetAt===void 0?void 0:Math.max(1,c.resetAt-e/1e3),P=c.retryAfter??w??g;return P>
O?void 0:Math.ceil(P*1e3)}},66059:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.commentThread=R,p.missingLineComments=
I,p.writeReview=k;function a(){const v=n(40410);return a=function(){return v},v}function T(){const v=n(1207);return T=function(){
return v},v}function R(v,S,m){const{client:i,owner:l,repo:r}=v,{issues:t}=i.octokit.rest,y={owner:l,repo:r};let s;async function h(){
const u=(await i.octokit.paginate(t.listComments,{...y,issue_number:S,per_page:100})).filter(b=>b.body?.startsWith(m));return u.
length===0?[]:(s??=await $(i),u.filter(b=>b.user?.login===s).map(({id:b,html_url:c,body:d=""})=>({id:b,url:c,body:d})).sort(
(b,c)=>b.id-c.id))}async function f(o){const u=async()=>{const{data:b}=await t.createComment({...y,issue_number:S,body:o,
...a().NOT_REPEATABLE});return s??=b.user?.login,{id:b.id,url:b.html_url,body:o}};return i.once(u,async()=>(await h())[0])}
async function O(o,u){const[b,...c]=o;if(b!==void 0)return await g(b,c,u);const d=await f(u),[e=d,...w]=await h();return await g(
e,w,u)}async function g(o,u,b){o.body!==b&&await t.updateComment({...y,comment_id:o.id,body:b});for(const{id:c}of u)await(0,T().
ifFound)(t.deleteComment({...y,comment_id:c}));return o}return{own:h,leaveOne:O}}async function $({octokit:v}){return(await v.
graphql("{ viewer { login } }")).viewer.login}async function I(v,S){const m=await A(v);return S.filter(i=>!m.has(E(i)))}
function E({path:v,start_line:S,line:m,body:i}){return JSON.stringify([v,S??m,m,i.trim()])}async function A({target:v,number:S,
marker:m}){const{client:i,owner:l,repo:r}=v,y=(await i.octokit.paginate(i.octokit.rest.pulls.listReviewComments,{owner:l,
repo:r,pull_number:S,per_page:100})).filter(({body:f})=>f.startsWith(m));if(y.length===0)return new Set;const s=await $(
i),h=y.filter(({user:f})=>f.login===s);return new Set(h.map(({path:f,line:O,start_line:g,body:o})=>E({path:f,line:O??0,...g&&
{start_line:g},body:o})))}async function k(v,S,m){const{target:i,number:l,marker:r}=v,{client:t,owner:y,repo:s,headSha:h}=i,
f=async()=>(await t.octokit.rest.pulls.createReview({owner:y,repo:s,pull_number:l,commit_id:h,event:"COMMENT",body:`${r}\

${m}`,comments:S.map(O=>({...O,side:"RIGHT",...O.start_line!==void 0&&{start_side:"RIGHT"}})),...a().NOT_REPEATABLE}),!0);
await t.once(f,async()=>{const O=await A(v);return S.some(g=>O.has(E(g)))||void 0})}},53844:function(L,p,n){Object.defineProperty(
p,"__esModule",{value:!0}),p.nameOfPull=E,p.obtainCheck=I,p.renameOthers=A,p.settleCheck=k;function a(){const i=n(77954);
return a=function(){return i},i}function T(){const i=n(52155);return T=function(){return i},i}function R(){const i=n(34413);
return R=function(){return i},i}function $(){const i=n(1207);return $=function(){return i},i}async function I(i,l,r){const t=await(0,R().
gateChecks)(i,l.checkName);if((0,T().isTaken)(t,l.binding))return"merge queue";if(r!==void 0&&t.some(f=>(0,T().isLater)(
f,{...l,claim:r})))return"later run";const y=Math.max(0,...t.map(T().claimOf)),s={...l,claim:r??y+1},h=t.filter(f=>(0,T().
otherPull)(f,l.binding)===void 0);for(const f of h){const O=await m(i,s,f);if(O)return O}return await(0,R().createCheck)(
i,s,t[0])}function E(i,l){return`${i} (#${l})`}async function A(i,l,r){for(const t of r??await(0,R().gateChecks)(i,l.checkName)){
const y=(0,T().otherPull)(t,l.binding);y!==void 0&&await(0,R().updateCheck)(i,t,{name:E(l.checkName,y)})}}async function k(i,l,r,t){
const y={...l,claim:(0,T().claimOf)(r)},s=await(0,R().listChecks)(i,i.headSha,l.checkName),h=s.filter(T().isOfGate).sort(
(w,P)=>P.id-w.id);if((0,T().isTaken)(h,l.binding))return;const f=s.filter(w=>!(0,T().isOfGate)(w)&&!v(w,l)),O=h.filter(w=>w.
appId===r.appId&&(0,T().otherPull)(w,l.binding)===void 0),g=w=>(0,T().isLater)(w,y,r)&&!(w.completed&&l.joins===!0);if(O.
some(g))return;l.separates&&await A(i,l,h);const o=Math.max(...[r,...O].map(T().claimOf)),u={...l,claim:o},[b]=O,c=b?.externalId===
r.externalId&&!b.completed?b:b&&await m(i,u,b),d=c&&await(0,a().missingAnnotations)(i,c,t);return c&&d?{run:c,missing:d,
superseded:O.filter(({id:w})=>w!==c.id),twins:f}:{run:await(0,R().createCheck)(i,u,b),missing:t,superseded:O,twins:f}}function v({
detailsUrl:i},{detailsUrl:l}){return l!==void 0&&i.startsWith(`${l}/`)}const S=new Set(["forbidden","not_found","invalid"]);
async function m(i,l,r){try{const t=await(0,R().takeUpCheck)(i,l,r);return t.completed||t.externalId!==(0,T().claimedId)(
l)?void 0:t}catch(t){if(S.has((0,$().readFailure)(t).kind))return;throw t}}},81014:function(L,p,n){Object.defineProperty(
p,"__esModule",{value:!0}),p.objectIdSchema=void 0,p.pullOrigin=S,p.pullRequestAsPayload=k,p.pullRequestHunks=i,p.pullsOfCommit=
v,p.pullsWithHead=A,p.readFileAt=l,p.refTip=t;function a(){const y=n(7723);return a=function(){return y},y}function T(){
const y=n(61218);return T=function(){return y},y}function R(){const y=n(1207);return R=function(){return y},y}const $=p.
objectIdSchema=a().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),I=a().object({number:a().int().positive(),state:a().
enum(["open","closed"]),head:a().object({sha:$,repo:a().object({id:a().int()}).nullable()}),base:a().object({ref:a().string().
min(1),repo:a().object({id:a().int()})})});async function E({client:y,owner:s,repo:h},f){const{data:O}=await y.octokit.rest.
pulls.get({owner:s,repo:h,pull_number:f}),g=I.parse(O);return(0,R().requireAsked)(g.number===f,`pull request ${f}`),{data:O,
pull:g}}async function A(y,s,{from:h,byGit:f}={}){const{client:O,owner:g,repo:o}=y,{list:u}=O.octokit.rest.pulls,c={owner:g,
repo:o,state:"open",...h===void 0?{}:{head:h},per_page:100},{data:d,headers:e}=await u(c),w=!/rel="next"/.test(e.link??""),
P=w?void 0:await f?.();if(P){const N=await Promise.all(P.map(U=>S(y,U)));return j(N.filter(({isOpen:U})=>U))}const C=w?[]:
await O.octokit.paginate(u,{...c,page:2}),M=a().array(I).parse([...d,...C]).map(m);return(0,R().requireAsked)(M.every(({
isOpen:N})=>N),"open pull requests"),j(M);function j(N){return N.filter(U=>U.headSha===s).map(({number:U,baseRef:G})=>({
number:U,baseRef:G})).sort((U,G)=>U.number-G.number)}}async function k(y,s){const{client:h,owner:f,repo:O}=y,{data:g}=await h.
octokit.rest.repos.get({owner:f,repo:O}),{data:o}=await E(y,s);return{repository:g,pull_request:o}}async function v({client:y,
owner:s,repo:h},f){const{repos:O}=y.octokit.rest,g={owner:s,repo:h,commit_sha:f,per_page:100},o=await y.octokit.paginate(
O.listPullRequestsAssociatedWithCommit,g);return a().array(I).parse(o).map(m)}async function S(y,s){const{data:h,pull:f}=await E(
y,s);return{...m(f),commits:h.commits,changedFiles:h.changed_files}}function m({number:y,state:s,head:h,base:f}){return{
number:y,isOpen:s==="open",baseRef:f.ref,headSha:h.sha,isFork:h.repo?.id!==f.repo.id}}async function i({client:y,owner:s,
repo:h},f,O){const{octokit:g}=y,o={owner:s,repo:h,pull_number:f,per_page:100},u=new Map;for await(const{data:b}of g.paginate.
iterator(g.rest.pulls.listFiles,o)){for(const{filename:c,patch:d}of b)d!==void 0&&O.has(c)&&u.set(c,d);if(u.size===O.size)
break}return u}async function l({client:y,owner:s,repo:h},f,O){const g={owner:s,repo:h,path:f,ref:O},{data:o}=await y.octokit.
rest.repos.getContent(g);if(Array.isArray(o)||o.type!=="file"||o.encoding!=="base64")throw new Error(`expected a file of\
 at most ${T().GITHUB_LIMITS.contentBytes} bytes`);return Buffer.from(o.content,"base64")}const r=a().object({ref:a().string(),
object:a().object({sha:$})});async function t({client:y,owner:s,repo:h},f){const O=await(0,R().ifFound)(y.octokit.rest.git.
getRef({owner:s,repo:h,ref:f}));if(O===void 0)return;const{ref:g,object:o}=r.parse(O.data);return(0,R().requireAsked)(g===
`refs/${f}`,`refs/${f}`),o.sha}},64632:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.LAST_EDITS=void 0,
p.githubReviews=r;function a(){const t=n(7723);return a=function(){return t},t}function T(){const t=n(41895);return T=function(){
return t},t}function R(){const t=n(1207);return R=function(){return t},t}function $(){const t=n(81014);return $=function(){
return t},t}const I=a().object({id:a().int(),login:a().string(),type:a().string()}),E=a().object({id:a().int(),node_id:a().
string(),user:I.nullable(),state:a().string(),body:a().string().nullable(),commit_id:$().objectIdSchema.nullable().optional(),
submitted_at:a().iso.datetime().optional()}).transform(({node_id:t,commit_id:y=null,submitted_at:s=null,body:h,...f})=>({
...f,nodeId:t,body:h??"",commit:y,submittedAt:s})),A=a().object({user:I}),k=a().object({permission:a().string(),user:a().
object({id:a().int()}).nullable()}),v=a().object({timelineItems:a().object({nodes:a().array(a().object({createdAt:a().iso.
datetime()}).nullable())})}),S=a().object({nodes:a().array(a().object({id:a().string(),lastEditedAt:a().iso.datetime().nullable(),
pullRequest:v.optional()}).nullable())}),m=p.LAST_EDITS=`query($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestRevi\
ew {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,i=100,l=new Set(["admin","write"]);function r({client:t,owner:y,repo:s},{number:h}){const{pulls:f,repos:O}=t.octokit.
rest,g={owner:y,repo:s,pull_number:h};return{authorId:async()=>A.parse((await f.get(g)).data).user.id,list:async()=>{const o=await t.
octokit.paginate(f.listReviews,{...g,per_page:100});return a().array(E).parse(o)},lastEdits:async o=>{const u=new Map,b=o.
map(({nodeId:c})=>c);for(let c=0;c<b.length;c+=i){const d=b.slice(c,c+i),e=S.parse(await t.octokit.graphql(m,{ids:d}));for(const w of e.
nodes){if(w===null)continue;const P=w.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;u.set(w.id,{editedAt:w.lastEditedAt,
retargetedAt:P})}}return u},mayWrite:async({id:o,login:u})=>{const b={owner:y,repo:s,username:u},c=await(0,R().ifFound)(
O.getCollaboratorPermissionLevel(b));if(c===void 0)return!1;const{permission:d,user:e}=k.parse(c.data);return e?.id===o&&
l.has(d)},explain:(o,u)=>o instanceof T().GateError?`could not ${u}: ${o.message}`:(0,R().explainFailure)(o,{doing:u,permission:"\
pull-requests: read"})}}},60823:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.annotationsOf=S;function a(){
const o=n(61218);return a=function(){return o},o}function T(){const o=n(78261);return T=function(){return o},o}function R(){
const o=n(10289);return R=function(){return o},o}function $(){const o=n(69633);return $=function(){return o},o}function I(){
const o=n(17577);return I=function(){return o},o}function E(){const o=n(94965);return E=function(){return o},o}const A=3,
k=80,v={error:"failure",warning:"warning",notice:"notice"};function S(o,u=a().MAX_ANNOTATIONS){const b=o.findings.filter(
i).filter(({suppressed:M,seed:j})=>!M&&!j),c=b.filter(({location:M})=>s(M.path)),d=(0,I().groupsOf)(c,l).sort((M,j)=>O(M.
lead,j.lead)),e=m(d.map(M=>r(M,o))),w=b.length-c.length,P=e.length-u,C=[P>0&&`Findings beyond the limit of ${u} annotati\
ons per check run: ${P}.`,w>0&&`Findings in files whose names cannot be used in an annotation: ${w}.`];return{annotations:e.
slice(0,u),notes:C.filter(M=>M!==!1)}}function m(o){return[...new Map(o.map(u=>[JSON.stringify(u),u])).values()]}function i(o){
return o.location!==void 0}function l(o){const{cause:u,severity:b,location:c,subject:d}=o,e=u===void 0||d?.command!==void 0;
return JSON.stringify(e?o:[u,b,c.path])}function r({lead:o,others:u},b){const{severity:c,rule:d,message:e,remedy:w,subject:P}=(0,I().
dangerFirst)(o),{location:C,note:M}=t(o.location,b),{line:j,column:N,end_line:U=j,end_column:G=N}=C,F=[d,P?.id].filter(Boolean).
join(": "),B=[e,w,...y(u),M].filter(Boolean).join(`
`)||d;return{path:C.path,start_line:j,end_line:Math.max(j,U),...U<=j&&{start_column:N,end_column:Math.max(N,G)},annotation_level:v[c],
title:(0,E().clip)(h(F).replace(/\s+/g," "),a().GITHUB_LIMITS.annotationTitle),message:f(h(B),a().GITHUB_LIMITS.annotationMessageBytes)}}
function t(o,u){const{path:b,line:c,end_line:d=c}=o,e=(0,$().headPlace)(u,o)?.line;if(e===void 0){const P=`This is line ${c}\
 of the audited commit ${(0,E().shortCommit)(u.audited_sha)}; the head has no such line.`;return{location:{path:b,line:1,
column:1},note:P}}const w=(0,$().headPlace)(u,{path:b,line:d})?.line??e;return{location:{...o,line:e,end_line:Math.max(e,
w)}}}function y(o){if(o.length===0)return[];const u=[...new Set(o.map(({subject:d,location:e})=>d?.id??`line ${e.line}`))],
b=u.length-A;return[`Also: ${u.slice(0,A).map(d=>(0,E().clip)(d,k)).join(", ")}${b>0?` and ${b} more`:""}`]}function s(o){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(o)&&(0,$().isRepositoryPath)(o)}function h(o){return(0,R().terminalLines)(
o).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function f(o,u){const b=Buffer.from(o);return b.length<=u?o:`${b.subarray(
0,u-Buffer.byteLength("\u2026")).toString().replace(/(?<!\ufffd)\ufffd+$/,"")}\u2026`}function O(o,u){const[b,c]=[o.location,
u.location];return(0,T().byHarm)(o,u)||g(b.path,c.path)||b.line-c.line}function g(o,u){return o===u?0:o<u?-1:1}},26789:function(L,p,n){
Object.defineProperty(p,"__esModule",{value:!0}),p.beginCheck=y,p.checkContent=s,p.checkOutput=b,p.publishCheck=h;function a(){
const c=n(61218);return a=function(){return c},c}function T(){const c=n(77954);return T=function(){return c},c}function R(){
const c=n(52155);return R=function(){return c},c}function $(){const c=n(34413);return $=function(){return c},c}function I(){
const c=n(40410);return I=function(){return c},c}function E(){const c=n(1207);return E=function(){return c},c}function A(){
const c=n(53844);return A=function(){return c},c}function k(){const c=n(10289);return k=function(){return c},c}function v(){
const c=n(31048);return v=function(){return c},c}function S(){const c=n(94965);return S=function(){return c},c}function m(){
const c=n(45710);return m=function(){return c},c}function i(){const c=n(88863);return i=function(){return c},c}function l(){
const c=n(64597);return l=function(){return c},c}const r="the check run of this commit belongs to the merge queue, which\
 has not passed; push another commit to the pull request",t="a later run of the gate on this commit, or the merge queue,\
 has the check run";async function y(c,d,e){try{const w=e&&"run"in e?(0,R().claimOf)(e.run):void 0,P=await(0,A().obtainCheck)(
c,d,w);return P==="later run"?{reason:t,permanent:!0,lost:!0}:P==="merge queue"?{reason:r,permanent:!0}:{run:P}}catch(w){
const P=!I().PASSING_FAILURES.has((0,E().readFailure)(w).kind);return{reason:(0,E().explainFailure)(w,(0,$().checkOperation)(
c)),permanent:P}}}function s(c,d){const{report:e,title:w,text:P}=c,C=(0,i().carriedOutputs)(e);return{...d,conclusion:(0,l().
conclusionOf)(e),title:w,digest:(0,v().reportDigest)(e),policy:e.policy?.digest,page:M=>c.markdown(M-C.length,{part:"det\
ail"})+C,text:P}}async function h(c,d,e,w){const P="run"in e||e.permanent?e:await y(c,d);if("reason"in P)return{status:P.
lost?"skipped":"failed",reason:P.reason};try{const C=await(0,A().settleCheck)(c,d,P.run,w.annotations);return C===void 0?
(await u(c,d,await(0,$().findUnfinished)(c,d)),{status:"skipped",reason:t}):await f(c,d,C,w)}catch(C){return{status:"fai\
led",reason:(0,E().explainFailure)(C,(0,$().checkOperation)(c))}}}async function f(c,d,{run:e,missing:w,superseded:P,twins:C},M){
const N=[...await(0,T().appendAnnotations)(c,e,w),...C.slice(0,O).map(g)];if(!await(0,$().isStillClaimed)(c,e))return{status:"\
skipped",reason:t};const U={conclusion:M.conclusion,externalId:(0,R().resultId)(e,M,d.binding),output:b(M,[...M.notes,...N,
o(M,d)])},G=await B(U.output),F=await u(c,d,P);return{status:"reached",...e.url!==null&&{where:e.url},notes:[...N,...G,...F]};
async function B(H){try{return await(0,$().completeCheck)(c,e,{...U,output:H}),[]}catch(W){if((0,E().readFailure)(W).kind!==
"invalid")throw W;const J=(0,E().explainFailure)(W,(0,$().checkOperation)(c)),D=M.title.replace(/[^\x20-\x7e]/g,"?");return await(0,$().
completeCheck)(c,e,{...U,output:{title:(0,S().clip)(D,a().GITHUB_LIMITS.checkTitle),summary:`The step summary and the re\
sult files have the details: ${J}.`}}),[J]}}}const O=3;function g({url:c,appSlug:d="unknown",conclusion:e,completed:w}){
return`Another check run of this commit has the same name, but is not the gate's: it is ${w?e:"not completed"}, by the a\
pp ${d}, ${c??"without a page"}. Its result says nothing about this change, and can satisfy or block a rule that require\
s the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function o({policy:c},{binding:{event:d,
base:e}}){return`The result is about ${d} into ${(0,k().markdownCode)(e)}, policy ${(0,R().shortPolicy)(c)}.`}async function u(c,d,e){
const w=[];for(const P of e)try{await(0,$().supersedeCheck)(c,d,P)}catch(C){w.push((0,E().explainFailure)(C,{...(0,$().checkOperation)(
c),doing:"rename an older check run of the same name"}))}return w}function b({title:c,page:d,text:e},w){const P=e?.(a().
GITHUB_LIMITS.checkText);return{title:(0,S().clip)(c,a().GITHUB_LIMITS.checkTitle),summary:(0,m().withNotes)(d,w,a().GITHUB_LIMITS.
checkSummary),...P!==void 0&&{text:(0,S().clip)(P,a().GITHUB_LIMITS.checkText)}}}},31540:function(L,p,n){Object.defineProperty(
p,"__esModule",{value:!0}),p.commentMarker=E,p.publishComment=A;function a(){const v=n(61218);return a=function(){return v},
v}function T(){const v=n(66059);return T=function(){return v},v}function R(){const v=n(1207);return R=function(){return v},
v}function $(){const v=n(81014);return $=function(){return v},v}function I(){const v=n(45710);return I=function(){return v},
v}function E(v){return`<!-- gene-gate: ${encodeURIComponent(v).replaceAll("-","%2D")} -->`}async function A(v,{mode:S,name:m,
place:i},l,r){const{pullRequest:t,readOnlyToken:y=!1}=v;if(S==="never")return(0,I().skipped)("the `comment` input is `ne\
ver`");if(t===void 0)return(0,I().skipped)("the event has no pull request");const s={doing:"write the comment",permission:"\
pull-requests: write",readOnlyToken:y};try{const h=(0,T().commentThread)(v,t.number,E(m)),f=await h.own(),{verdict:O,read:g=[],
agent_files:o=[]}=l.report,u=O==="pass"&&g.length+o.length===0;if(u&&f.length===0&&S==="on-findings")return(0,I().skipped)(
"there is nothing to report");const{headSha:b}=await(0,$().pullOrigin)(v,t.number);if(b!==v.headSha)return(0,I().skipped)(
`the head of the pull request is now ${b}, which has its own run`);const c=u&&S==="on-findings"?[k]:[],d=[E(m),...c,""].
join(`
`),e=a().GITHUB_LIMITS.commentBody-d.length,w=`${d}${(0,I().withNotes)(C=>l.markdown(C,i),r,e)}`;return{status:"reached",
where:(await h.leaveOne(f,w)).url}}catch(h){return{status:"failed",reason:(0,R().explainFailure)(h,s)}}}const k=`Nothing\
 is left of what was reported here.
`},45710:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.skipped=T,p.withNotes=R;function a(){const $=n(
94965);return a=function(){return $},$}function T($){return{status:"skipped",reason:$}}function R($,I,E){if(I.length===0)
return(0,a().clip)($(E),E);const A=(0,a().clip)(`

---
${I.map(v=>`- ${v}`).join(`
`)}
`,E),k=E-A.length;return`${(0,a().clip)($(k),k)}${A}`}},67111:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),
p.logAnnotations=A,p.logChannels=k,p.logFailures=m;function a(){const i=n(51660);return a=function(){return i},i}function T(){
const i=n(63245);return T=function(){return i},i}function R(){const i=n(94965);return R=function(){return i},i}function $(){
const i=n(20849);return $=function(){return i},i}const I=10,E={failure:"error",warning:"warning",notice:"notice"};function A(i,l){
let r=0;for(const[t,y]of Object.entries(E)){const s=l.filter(({annotation_level:h})=>h===t);r+=Math.max(0,s.length-I);for(const h of s.
slice(0,I))i[y](h.message,{title:h.title,file:h.path,startLine:h.start_line,endLine:h.end_line,...h.start_column!==void 0&&
{startColumn:h.start_column},...h.end_column!==void 0&&{endColumn:h.end_column}})}r>0&&i.info(`Findings omitted from the\
 log: ${r}; see the summary.`)}function k(i,l){for(const[r,t]of Object.entries(l))if(t.status==="failed"&&i.warning(`${r}\
: ${t.reason}`),t.status==="skipped"&&i.info(`${r}: skipped: ${t.reason}`),t.status==="reached"){i.info(`${r}: published${t.
where===void 0?"":` (${t.where})`}`);for(const y of t.notes??[])i.warning(`${r}: ${y}`)}}const v={lines:20,columns:160},
S=50;async function m(i,l){const r=(0,T().reportSections)(l).failed.filter(({command:t})=>!t.outcome?.reused);for(const{
command:t,gene:y,position:s}of r.slice(0,S)){if(t.outcome===void 0)continue;const h=`${y.id}, command ${s} ${(0,R().statusWords)(
t.outcome)}: ${t.command}`;i.startGroup((0,$().safeLine)(h));const f=(0,a().errorLines)(t.outcome,v.lines,v.columns);await(0,$().
withoutLogCommands)(i.info,async()=>{for(const O of f)i.info(`\u2502 ${(0,$().safeLine)(O)}`)}),i.endGroup()}}},88863:function(L,p,n){
Object.defineProperty(p,"__esModule",{value:!0}),p.carriedOutputs=i,p.outputsOf=v,p.readCarried=l,p.setOutputs=r;function a(){
const s=n(7723);return a=function(){return s},s}function T(){const s=n(1207);return T=function(){return s},s}function R(){
const s=n(26040);return R=function(){return s},s}function $(){const s=n(13970);return $=function(){return s},s}function I(){
const s=n(94965);return I=function(){return s},s}const E=a().string().regex(/^\d{1,9}$/),A=a().strictObject({verdict:$().
verdictSchema,"next-actor":$().nextActorSchema,errors:E,warnings:E,"genes-changed":E,"commands-run":E,"commands-passed":E,
"commands-failed":E,"commands-blocked":E,"approval-digest":a().string().regex(/^(?:sha256:[0-9a-f]{64})?$/)});function k(s){
const h=s.genes.flatMap(g=>g.commands),f=h.filter(({outcome:g})=>g&&(0,I().didRun)(g)),O=f.filter(({outcome:g})=>g?.status===
"passed");return{verdict:s.verdict,"next-actor":s.next_actor,errors:String(y(s,"error")),warnings:String(y(s,"warning")),
"genes-changed":String(s.genes.length),"commands-run":String(f.length),"commands-passed":String(O.length),"commands-fail\
ed":String(f.length-O.length),"commands-blocked":String(h.filter(({verdict:g})=>g==="block").length),"approval-digest":s.
approval_digest??""}}function v(s,h,f,O={}){const g={check:t(O.check),comment:t(O.comment)};return S(k(s),h,f,g)}function S(s,h,f,O){
return{...s,conclusion:h,"report-path":f?.report??"","page-path":f?.html??"","agent-task-path":f?.agentTask??"","validat\
ion-reports-path":f?.validationReports??"","sarif-path":f?.sarif??"","junit-path":f?.junit??"","check-url":O.check,"comm\
ent-url":O.comment}}const m=/\n<!-- gene-gate outputs (\{[^<>]*\}) -->/g;function i(s){return`
<!-- gene-gate outputs ${JSON.stringify(k(s))} -->`}function l({summary:s,conclusion:h,url:f}){return(0,R().attempt)(()=>{
const O=A.parse(JSON.parse([...s.matchAll(m)].at(-1)?.[1]??""));return S(O,h??"",void 0,{check:f??"",comment:""})})}function r(s,h){
try{for(const[f,O]of Object.entries(h))s.setOutput(f,O)}catch(f){s.warning(`could not set the outputs: ${(0,T().readFailure)(
f).said}`)}}function t(s){return s?.status==="reached"?s.where??"":""}function y({findings:s},h){return s.filter(f=>f.severity===
h&&!f.suppressed).length}},20235:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.closeAbandonedCheck=
m,p.remember=I,p.startedState=v,p.wereUnseen=S;function a(){const l=n(7723);return a=function(){return l},l}function T(){
const l=n(34413);return T=function(){return l},l}function R(){const l=n(1207);return R=function(){return l},l}function $(){
const l=n(26040);return $=function(){return l},l}function I({core:l},r,t="true"){try{l.saveState(r,t)}catch(y){l.warning(
`The post step cannot close the check run: ${(0,R().readFailure)(y).said}`)}}const E={title:"The gate did not finish",summary:"\
The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could\
 not reach GitHub. The gate made no decision about this change. Run the job again; its log has the details."},A={title:"\
Decided, but not published",summary:"The gate decided about this change, but could not complete this check run. The log \
of the job and its step summary have the result and the reason. Run the job again to publish it."},k=a().object({owner:a().
string(),repo:a().string(),headSha:a().string(),checkName:a().string(),runKey:a().string()});function v({checkName:l,runKey:r},{
owner:t,repo:y,headSha:s}){return JSON.stringify({owner:t,repo:y,headSha:s,checkName:l,runKey:r})}function S({getState:l}){
return l("others-unseen")!==""}async function m({connect:l,getState:r}){const t=i(r("started-check"));if(t===void 0)return{
status:"nothing_to_close"};const y={client:l(),...t};try{const s=await(0,T().findUnfinished)(y,{runKey:t.runKey});if(s.length===
0)return{status:"nothing_to_close"};const h=r("decided")===""?E:A;for(const f of s)await(0,T().completeCheck)(y,f,{conclusion:"\
failure",externalId:f.externalId,output:h});return{status:"closed"}}catch(s){return{status:"failed",reason:(0,R().explainFailure)(
s,(0,T().checkOperation)(y))}}}function i(l){return(0,$().attempt)(()=>k.parse(JSON.parse(l)))}},34453:function(L,p,n){Object.
defineProperty(p,"__esModule",{value:!0}),p.publish=h,p.publishStepSummary=d,p.startCheck=s;function a(){const e=n(51455);
return a=function(){return e},e}function T(){const e=n(61218);return T=function(){return e},e}function R(){const e=n(1207);
return R=function(){return e},e}function $(){const e=n(26040);return $=function(){return e},e}function I(){const e=n(31048);
return I=function(){return e},e}function E(){const e=n(60823);return E=function(){return e},e}function A(){const e=n(26789);
return A=function(){return e},e}function k(){const e=n(31540);return k=function(){return e},e}function v(){const e=n(45710);
return v=function(){return e},e}function S(){const e=n(67111);return S=function(){return e},e}function m(){const e=n(88863);
return m=function(){return e},e}function i(){const e=n(20235);return i=function(){return e},e}function l(){const e=n(64597);
return l=function(){return e},e}function r(){const e=n(55430);return r=function(){return e},e}function t(){const e=n(65433);
return t=function(){return e},e}function y(){const e=n(34484);return y=function(){return e},e}async function s(e){const{
github:w}=e;return"unavailable"in w?{reason:w.unavailable,permanent:!0}:((0,i().remember)(e,"started-check",(0,i().startedState)(
e,w)),await(0,A().beginCheck)(w,e))}async function h(e,w,P){const{github:C,core:M,outputDirectory:j}=e,N=o(P),{report:U}=N,
G=(0,l().conclusionOf)(U),F=(0,E().annotationsOf)(U),B=await(0,r().publishFiles)(j,N),{check:H,comment:W,suggestions:J}="\
unavailable"in C?g(C.unavailable):await Z(C),D=await d(e.stepSummaryPath,N,O(H,W),u(B,H,W)),V={files:B,check:H,comment:W,
suggestions:J,summary:D};await(0,S().logFailures)(M,U),H.status!=="reached"&&(0,S().logAnnotations)(M,F.annotations),H.status===
"failed"&&U.verdict!=="error"&&(0,i().remember)(e,"decided"),(0,S().logChannels)(M,V);const Q=B.status==="reached"?(0,r().
resultPaths)(j):void 0;return(0,m().setOutputs)(M,(0,m().outputsOf)(U,G,Q,V)),{conclusion:G,digest:(0,I().reportDigest)(
U),channels:V};async function Z(K){const x=(0,A().checkContent)(N,F),z=await(0,t().publishAmongOthers)(K,e,w,x);if(z.status===
"skipped")return{check:z,comment:z,suggestions:z};z.status==="reached"&&(0,i().remember)(e,"started-check",""),z.status===
"reached"&&z.unseen&&(0,i().remember)(e,"others-unseen");const{name:Y,comment:q,suggestions:_}=e,nn=u(B,z),tn=f(z),X=await(0,k().
publishComment)(K,{mode:q,name:Y,place:tn},N,nn),en={enabled:_,name:Y},on=await(0,y().publishSuggestions)(K,en,U,X);return{
check:z,comment:X,suggestions:on}}}function f(e){return e.status!=="reached"?{part:"whole"}:{part:"screen",...e.where!==
void 0&&{detailUrl:e.where}}}function O(e,w){return e.status!=="reached"&&w.status!=="reached"?{part:"whole"}:{...e.status===
"reached"?f(e):{},part:w.status==="failed"?"screen":"table"}}function g(e){const w=(0,v().skipped)(e);return{check:w,comment:w,
suggestions:w}}function o(e){const{report:w}=e;return{...e,markdown(P,C){try{return e.markdown(P,C)}catch{return`The res\
ult is **${w.verdict}**. The page could not be rendered; see the result files.`}},text:P=>(0,$().attempt)(()=>e.text(P))}}
function u(...e){return e.flatMap(w=>w.status==="skipped"?[]:w.status==="reached"?[...w.notes??[]]:[`${w.reason.charAt(0).
toUpperCase()}${w.reason.slice(1)}.`])}const b=3,c=1024;async function d(e,w,P,C){if(e===void 0)return(0,v().skipped)("t\
he runner does not set GITHUB_STEP_SUMMARY");try{const{size:M}=await(0,a().stat)(e),j=Math.floor((T().GITHUB_LIMITS.stepSummaryBytes-
M-1)/b);if(j<c)return{status:"failed",reason:"could not write the step summary: earlier output has used up its size limi\
t"};const N=U=>w.markdown(U,P);return await(0,a().appendFile)(e,`${(0,v().withNotes)(N,C,j)}
`),{status:"reached"}}catch(M){return{status:"failed",reason:`could not write the step summary: ${(0,R().readFailure)(M).
said}`}}}},64597:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.checkNameOf=R,p.conclusionOf=I;function a(){
const E=n(74658);return a=function(){return E},E}const T=200;function R(E,A,k){return A.name==="push"||A.name==="workflo\
w_dispatch"?`${E} (${A.name})`:k?E:`${E} (base: ${A.baseRef})`.slice(0,T)}const $={pass:"success",warn:"success",fail:"f\
ailure",error:"failure",needs_approval:"action_required"};function I(E){return(0,a().isReportedOnly)(E)?"neutral":$[E.verdict]}},
65433:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.publishAmongOthers=A,p.publishWorst=i;function a(){
const o=n(52155);return a=function(){return o},o}function T(){const o=n(34413);return T=function(){return o},o}function R(){
const o=n(1207);return R=function(){return o},o}function $(){const o=n(53844);return $=function(){return o},o}function I(){
const o=n(10289);return I=function(){return o},o}function E(){const o=n(26789);return E=function(){return o},o}async function A(o,u,b,c){
const{number:d}=o.pullRequest??{},e=await S(u);if(d===void 0||("pulls"in e?e.pulls.length===0:!e.canDiffer)){const j="re\
ason"in e?[`${k}: ${e.reason}.`]:[],N={...u,separates:!0};return(0,E().publishCheck)(o,N,b,{...c,notes:[...c.notes,...j]})}
const w={...u,checkName:(0,$().nameOfPull)(u.checkName,d)},P=await(0,E().publishCheck)(o,w,await(0,E().beginCheck)(o,w,b),
c);if(P.status!=="reached")return P;if("reason"in e){const j=`The required check fails, because the other open pull requ\
ests of this commit into protected branches share it, and could not be seen: ${e.reason}. Run the job again.`,N=await v(
o,u,b,{...c,notes:[j]});return N.status!=="reached"?N:{...P,notes:[...P.notes??[],j],unseen:!0}}const C=[{number:d,base:u.
binding.base},...e.pulls],M=await i(o,u,b,C);return M.status==="failed"?M:P}const k="Other open pull requests of this co\
mmit were not considered";function v(o,u,b,c){const{event:d,base:e}=u.binding,w={...u,binding:{event:d,base:e,pulls:[]}};
return(0,E().publishCheck)(o,w,b,{...c,title:"the other pull requests of this commit could not be seen",conclusion:"fail\
ure",annotations:[]})}async function S({others:o}){if(o===void 0)return{pulls:[]};try{return{pulls:await o.list()}}catch(u){
const b={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};return{reason:(0,R().explainFailure)(
u,b),canDiffer:await o.canDiffer()}}}const m=3;async function i(o,u,b,c){try{await(0,$().renameOthers)(o,u);let d=await s(
o,u,c);y(d).length>0&&"run"in b&&(await g(o,u,b.run,d),d=await s(o,u,c));for(let e=1;;e+=1){if(y(d).length>0)return{status:"\
reached",notes:[O(d)]};const w=await r(o,u,b,d);if(w.status!=="reached"||e===m)return w;const P=f(t(d));if(d=await s(o,u,
c),y(d).length===0&&f(t(d))>=P)return w}}catch(d){return{status:"failed",reason:(0,R().explainFailure)(d,(0,T().checkOperation)(
o))}}}const l={failure:"failed in its own run",action_required:"waits for approval",neutral:"would fail in its own run",
success:"passed in its own run"};function r(o,u,b,c){const{number:d,base:e,own:w}=t(c),P=h(w),{digest:C="",policy:M}=(0,a().
resultOf)(w)??{},j=c.map(F=>`#${F.number} into ${(0,I().markdownCode)(F.base)}: ${h(F.own)}`),N=`${c.length} open pull r\
equests into protected branches have this commit as their head, and the worst result counts: ${j.join(", ")}. The check \
run of each has the details.`,U=c.map(F=>F.number),G={...u,binding:{event:"pull_request",base:e,pulls:U},joins:!0};return(0,E().
publishCheck)(o,G,b,{conclusion:P,digest:C,policy:M,annotations:[],notes:[],title:`#${d} ${l[P]}`,page:()=>N})}function t([
o,...u]){if(o===void 0)throw new Error("expected a pull request");return u.reduce((b,c)=>f(c)<f(b)?c:b,o)}function y(o){
return o.filter(({own:u})=>u===void 0)}function s(o,{checkName:u},b){return Promise.all(b.map(async c=>{const[d]=await(0,T().
gateChecks)(o,(0,$().nameOfPull)(u,c.number)),e=(0,a().resultOf)(d)?.isInto(c.base);return{...c,own:e?d:void 0}}))}function h(o){
return T().CONCLUSIONS.find(u=>u===o?.conclusion)??"failure"}function f({own:o}){return T().CONCLUSIONS.indexOf(h(o))}function O(o){
return`The required check waits for the result of ${y(o).map(({number:b,base:c})=>`#${b} into ${(0,I().markdownCode)(c)}`).
join(", ")}, which has the same head.`}async function g(o,{checkName:u},b,c){const[d]=await(0,T().gateChecks)(o,u);if(d?.
externalId!==b.externalId)return;const w=`waiting for ${y(c).map(({number:P})=>`#${P}`).join(", ")}`;await(0,T().leaveWaiting)(
o,d,{title:w,summary:O(c)})}},34484:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.publishSuggestions=
O,p.suggestionMarker=f,p.suggestionsOf=m;function a(){const o=n(80401);return a=function(){return o},o}function T(){const o=n(
66059);return T=function(){return o},o}function R(){const o=n(1207);return R=function(){return o},o}function $(){const o=n(
81014);return $=function(){return o},o}function I(){const o=n(10289);return I=function(){return o},o}function E(){const o=n(
69633);return E=function(){return o},o}function A(){const o=n(80615);return A=function(){return o},o}function k(){const o=n(
94965);return k=function(){return o},o}function v(){const o=n(45710);return v=function(){return o},o}const S=8e3;function m(o,u){
return(0,a().parsePatch)(o.fix?.patch??"").flatMap(({oldFileName:b="",hunks:c})=>{const d=b.replace(/^a\//,""),e=new Map(
c.flatMap(l));return i(o,d).flatMap(({from:w,before:P,findings:C})=>{const M=[...e.keys()].filter(B=>w<=B&&B<P),[j,N]=[Math.
min(...M),Math.max(...M)],U=t(u.get(d)).find(B=>B.has(j)&&B.has(N)),G=U&&r({start:j,end:N},U,e);return G&&G.join(`
`).length<=S&&G.every(I().isPlain)?[{path:d,start:j,end:N,lines:G,findings:C}]:[]})})}function i(o,u){const{genes:b,capsules:c,
events:d,findings:e,fix:w}=o,P=U=>U&&(0,E().headPlace)(o,U)?.line,C=new Map(e.map(U=>[U.id,U])),M=(w?.edits??[]).filter(
U=>U.path===u).map(({finding:U,files:G})=>({files:G,finding:C.get(U)})).map(U=>({...U,line:P(U.finding?.location)}));if(M.
some(({line:U})=>U===void 0))return[];const j=[...b,...c,...d].filter(U=>U.path===u),N=[...new Set(j.flatMap(U=>P(U)??[]))].
sort((U,G)=>U-G);return N.flatMap((U,G)=>{const F=N[G+1]??Number.POSITIVE_INFINITY,B=M.filter(({line:H=0})=>U<=H&&H<F);return B.
some(({files:H})=>H!==void 0)?[]:{from:U,before:F,findings:[...new Set(B.flatMap(({finding:H})=>H??[]))]}})}function l({
oldStart:o,lines:u}){const b=[];let c=o,d=[];for(const e of u)if(e.startsWith("+")){if(d.length===0){const w={added:[]};
d.push(w),b.push([c,w])}d[0]?.added.push(e.slice(1)),d.length>1&&d.shift()}else if(e.startsWith("-")){const w={old:e.slice(
1),added:[]};d.push(w),b.push([c,w]),c+=1}else e.startsWith(" ")&&(d=[],c+=1);return b}function r({start:o,end:u},b,c){const d=[];
for(let e=o;e<=u;e+=1){const[w="",P]=[b.get(e),c.get(e)];if(P?.old!==void 0&&P.old!==w)return;d.push(...P?.added??[]),P?.
old===void 0&&d.push(w)}return d}function t(o=""){return(0,a().parsePatch)(o).flatMap(({hunks:u})=>u).map(({newStart:u,lines:b})=>{
const c=b.filter(d=>d[0]===" "||d[0]==="+");return new Map(c.map((d,e)=>[u+e,d.slice(1)]))})}const y=20,s=3,h="gene-gate\
 has judged these suggestions in a copy of the files.";function f(o){return`<!-- gene-gate suggestion: ${encodeURIComponent(
o).replaceAll("-","%2D")} -->`}async function O(o,{enabled:u,name:b},c,d){const{pullRequest:e,readOnlyToken:w=!1}=o;if(!u)
return(0,v().skipped)("the `suggestions` input is `false`");if(e===void 0||d.status!=="reached")return(0,v().skipped)("n\
o comment");const P={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:w};try{const{number:C}=e,M=new Set(
(c.fix?.edits??[]).map(({path:B})=>B)),j=M.size>0?await(0,$().pullRequestHunks)(o,C,M):new Map,N=f(b),U={target:o,number:C,
marker:N},G=m(c,j).slice(0,y).map(B=>g(B,N)),F=G.length>0?await(0,T().missingLineComments)(U,G):[];if(F.length>0){const{
headSha:B}=await(0,$().pullOrigin)(o,C);if(B!==o.headSha)return(0,v().skipped)("the pull request has newer commits");await(0,T().
writeReview)(U,F,h)}return G.length>0?{status:"reached"}:(0,v().skipped)("no edit is on lines that the pull request show\
s")}catch(C){const M=(0,R().explainFailure)(C,P),{kind:j}=(0,R().readFailure)(C);return j==="denied"?(0,v().skipped)(M):
{status:"failed",reason:M}}}function g({path:o,start:u,end:b,lines:c,findings:d},e){const w=d.slice(0,s).map(({rule:M,message:j,
subject:N})=>`- ${N?.id===void 0?"":`${(0,A().name)(N.id)}: `}${(0,A().sentence)(j)} (${(0,A().ruleLink)(M)})`),P=d.length-
s,C=[e,...w,...P>0?[`- and ${(0,k().count)(P,"other finding")}`]:[],"",...(0,I().rawBlock)(c,"suggestion")].join(`
`);return{path:o,line:b,...u<b&&{start_line:u},body:C}}},47520:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),
p.firstParents=E,p.hasSoleAuthor=I,p.pastChanges=R;function a(){const A=n(77598);return a=function(){return A},A}function T(){
const A=n(96681);return T=function(){return A},A}async function R({objects:A},k,v){const S=`${(0,a().randomUUID)()} `,m=await A(
["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${v}`,`--format=${S}%H %P%x00%s`,
k]),i=[];for(const l of(0,T().splitNul)(m)){const r=(0,T().decodePath)(l),t=i.at(-1);if(r.startsWith(S)){const[y="",s]=r.
slice(S.length).split(" ");i.push({commit:y,...s&&{base:s},paths:[]})}else t&&t.subject===void 0?t.subject=r:t&&r!==""&&
t.paths.push(t.paths.length===0?r.slice(1):r)}return i.flatMap(({commit:l,base:r,subject:t="",paths:y})=>r===void 0?[]:[
{commit:l,base:r,subject:t,paths:y}])}const $=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function I({objects:A},k){const v=await A(["log","--no-color","--format=%aN%x00%aE",k]),S=[...new Set(v.toString().
toLowerCase().split(`
`))].map(m=>m.split("\0")).filter(m=>m.length>1&&!m.some(i=>$.test(i)));return[0,1].some(m=>new Set(S.map(i=>i[m])).size===
1)}async function E({objects:A},k,v){return(await A(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${k}..${v}`])).toString().split(`
`).filter(Boolean).map(i=>{const[l="",r="",t="",...y]=i.split("\0");return{commit:l,tree:r,parents:t.split(" ").filter(Boolean),
subject:y.join("")}})}},42594:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.renderCheckText=E;function a(){
const S=n(10289);return a=function(){return S},S}function T(){const S=n(88611);return T=function(){return S},S}function R(){
const S=n(74658);return R=function(){return S},S}function $(){const S=n(94965);return $=function(){return S},S}function I(){
const S=n(80615);return I=function(){return S},S}function E(S,m){const{genes:i,validation_reports:l}=S;if(i.length===0)return;
const r=new Map(l.map(g=>[g.id,g])),t=(0,I().linkerOf)(S,m.repositoryUrl),y=["### Genes and their ValidationReports","",
...A(l)],s=i.map(g=>{const o=r.get(g.validation_report_id??""),u=`**${t.place(g,g.id)}** ${R().VERDICT_SYMBOLS[g.verdict]}\
 ${(0,$().spoken)(g.verdict)}`,b=o?`, ${(0,I().name)(o.id)}, ${(0,I().name)(o.asset_id)}`:"";return[u+b,"",...g.commands.
map(k),""].join(`
`)});let h=[...y,...v(i,m)].join(`
`).length;const f=s.findIndex(g=>(h+=g.length+1,h>m.maxCharacters)),O=f===-1?s.length:f;return[...y,...s.slice(0,O),...v(
i.slice(O),m)].join(`
`).slice(0,m.maxCharacters)}function A(S){const m=S.map(({env_fingerprint:{node_version:i,platform:l,arch:r},env_fingerprint_key:t})=>`\
Commands ran with Node ${(0,I().name)(i)} on ${(0,I().name)(`${l} ${r}`)}, fingerprint ${(0,I().name)(t)}.`);return[...new Set(
m)].flatMap(i=>[i,""])}function k({command:S,verdict:m,outcome:i}){const l=m==="block"?"blocked":i?(0,$().outcomeWords)(
i):"not run";return`- ${(0,a().markdownCode)((0,T().commandLine)(S,[]))}: ${l}`}function v(S,{detailsUrl:m}){const i=(0,I().
linked)("result files of the run",m);return[...S.length>0?[`Not shown: ${(0,$().count)(S.length,"gene")}.`]:[],`The ${i}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},47064:function(L,p,n){Object.defineProperty(
p,"__esModule",{value:!0}),p.reportedRuns=I;function a(){const v=n(41895);return a=function(){return v},v}function T(){const v=n(
57334);return T=function(){return v},v}function R(){const v=n(22562);return R=function(){return v},v}function $(){const v=n(
78534);return $=function(){return v},v}function I(v,S,m){if(S.error)throw new(a()).GateError("artifact_invalid",`The run\
 could not decide: ${S.error.message.slice(0,500)}`,"See the log of the run.");const i=new Date(S.finished_at),l=v.genes.
filter(s=>!m.has(s)&&!(s.change==="removed"&&s.commands.length===0)),r=new Map(l.map(s=>[s,E(S,s,i)])),{level:t}=S.isolation,
y=(0,$().nodeIn)(S);return{outcomes:r,proofs:(0,$().proofsOf)(l,s=>A(S,s)),interrupted:(0,T().countInterrupted)([...r.values()].
flat()),isolation:{level:t,untrusted:!0,description:`Reported by a runner that the pull request controls, as isolation l\
evel "${t}".`},nodeOf:()=>y}}function E(v,S,m){if(S.commands.some(({verdict:l})=>l==="block"))return(0,R().outcomesOf)(S,
[],m);const i=A(v,S);return S.commands.map((l,r)=>k(i?.commands[r],l,m))}function A({genes:v},{asset:{id:S,path:m}}){return v.
find(i=>i.id===S&&i.path===m)}function k(v,{command:S,plan:m},i){if(v?.command!==S||v.outcome===void 0)return(0,T().notRun)(
"skipped","the run reported no result for this command",i);const{plan_digest:l,outcome:r}=v;return m!==void 0&&l!==m.digest?
(0,T().notRun)("skipped","what the command runs has changed since; run the first workflow again",i):r}},91088:function(L,p,n){
Object.defineProperty(p,"__esModule",{value:!0}),p.mergeIsolation=m,p.mergedRuns=k;function a(){const r=n(57430);return a=
function(){return r},r}function T(){const r=n(39763);return T=function(){return r},r}function R(){const r=n(78534);return R=
function(){return r},r}function $(){const r=n(57334);return $=function(){return r},r}function I(){const r=n(22562);return I=
function(){return r},r}function E(){const r=n(89953);return E=function(){return r},r}function A(){const r=n(96620);return A=
function(){return r},r}function k(r,t,y,s){const h=(0,E().requireParts)(r,t),{genes:f}=t.audit,O=(0,A().partition)((0,A().
commandsToRun)(f),h.length,s),g=new Map(f.flatMap((c,d)=>{const e=h[(O[d]??0)-1];return e?[[c,e]]:[]})),o=f.flatMap((c,d)=>{
const e=g.get(c);return e===void 0||y.has(c)?[]:[[c,v(e,e.report.genes[d],c)]]}),u=new Map([...g].map(([{asset:c},{report:d}])=>[
c,(0,R().nodeIn)(d)])),[b=process]=u.values();return{outcomes:new Map([...(0,I().refusedOutcomes)(f,!0,new Date),...o]),
proofs:(0,R().proofsOf)(f,(c,d)=>y.has(c)?void 0:g.get(c)?.report.genes[d]),interrupted:(0,$().countInterrupted)(o.flatMap(
([,c])=>c)),isolation:m(h.map(({report:c})=>c.isolation)),nodeOf:({asset:c})=>u.get(c)??b,shards:h.map(({shard:{index:c,
of:d}})=>({index:c,of:d,genes:new Set(f.filter((e,w)=>O[w]===c))}))}}function v(r,t,{asset:y,commands:s}){return s.map((h,f)=>{
const O=S(t,h,f);if(O)return O;throw(0,E().invalid)(`${(0,E().nameOf)(r)} has no result for command ${f+1} of \`${y.id}\``,
"If an approval was given while the parts ran, run them again; use the same durations for all jobs; otherwise the part i\
s incomplete.")})}function S(r,t,y){const s=r?.commands[y];return(s?.plan_digest===t.plan?.digest||(0,A().isPending)(t))&&
s?.command===t.command?s.outcome:void 0}function m(r){const t=r.filter(({level:f})=>f!=="none").sort((f,O)=>l(f)-l(O)||i(
O)-i(f)),[y,...s]=t;if(y===void 0)return a().NOTHING_RUN;const h=f=>l(f)===l(y)&&f.launcher===y.launcher;return s.every(
h)?y:{...y,description:`${y.description} The machines differed; this is the weakest isolation.`}}function i({limits:r}){
return r?.written_bytes??0}function l({level:r,limits:t}){return 2*T().ISOLATION_LEVELS.indexOf(r)+(t?.memory_limited_by===
"supervisor"?0:1)}},2850:function(L,p){Object.defineProperty(p,"__esModule",{value:!0}),p.ownVerdict=n;function n({verdict:a,
shards:T=[]}){const[R]=T;return R&&T.length<R.of?R.verdict:a}},89953:function(L,p,n){Object.defineProperty(p,"__esModule",
{value:!0}),p.invalid=r,p.nameOf=i,p.requireParts=E;function a(){const t=n(41895);return a=function(){return t},t}function T(){
const t=n(38863);return T=function(){return t},t}function R(){const t=n(96620);return R=function(){return t},t}function $(){
const t=n(92910);return $=function(){return t},t}const I=500;function E(t,y){const s=t.map(v),[h]=s;if(h===void 0){if((0,R().
shardsFor)((0,R().commandsToRun)(y.audit.genes),1)===0)return[];throw r("There are commands to run, but no parts",l)}for(const f of s)
A(f,h,y);return k(s,h.shard.of)}function A(t,y,s){const{shard:h,report:f}=t;if(h.of!==y.shard.of)throw r(`${i(t)} and ${i(
y)} are not parts of the same run`);if(f.error)throw r(`${i(t)} could not decide${S(f)}`,l);const O=m(f,s);if(O.length>0)
throw r(`${i(t)} belongs to another run: ${O.join("; ")}`)}function k(t,y){const s=Array.from({length:y},(O,g)=>t.filter(
({shard:o})=>o.index===g+1)),h=s.filter(({length:O})=>O>1).flat();if(h.length>0)throw r(`Duplicate parts: ${h.map(i).join(
", ")}`);const f=s.flatMap(({length:O},g)=>O===0?[(0,$().shardName)({index:g+1,of:y})]:[]);if(f.length>0)throw r(`Missin\
g parts: ${f.join(", ")}`,l);return s.flat()}function v({name:t,report:y}){const{shards:s=[]}=y,[h]=s;if(h&&s.length===1)
return{name:t,report:y,shard:h};throw r(`${t} is not a part of a run${S(y)}`)}function S({error:t}){return t?`; its erro\
r: ${t.message.slice(0,I)}`:""}function m(t,{audit:y,event:s,policy:h}){const f=!y.genes.some(({commands:g})=>g.some(R().
isPending));return[["version of the gate",t.tool.version,T().TOOL.version],["base",t.base_sha,s.base],["head",t.head_sha,
s.head],["audited commit",t.audited_sha,s.audited],["policy",t.policy?.digest,h.digest],["other policy",t.policy?.combined_with?.
digest,h.combinedWith?.digest],["profile",t.policy?.profile,h.policy.profile],...f?[["Plans",t.plans_digest,y.plansDigest]]:
[],["number of genes",t.genes.length,y.genes.length]].flatMap(([g,o,u])=>o===u?[]:[`its ${g}: ${o??"none"}, here: ${u??"\
none"}`])}function i({shard:t,name:y}){return`part ${(0,$().shardName)(t)} (${y})`}const l="See the logs of the jobs tha\
t run the shards, and run them again.";function r(t,y="Use exactly the parts of one run, made with the same options and \
dependencies as here."){const s=t.charAt(0).toUpperCase()+t.slice(1);return new(a()).GateError("parts_invalid",s,y)}},77875:function(L,p,n){
Object.defineProperty(p,"__esModule",{value:!0}),p.planShards=R;function a(){const I=n(96620);return a=function(){return I},
I}function T(){const I=n(92910);return T=function(){return I},I}function R({genes:I,findings:E},A,k){const v=new Set(E.flatMap(
({rule:r,subject:t})=>r==="target-not-judged"?t?.id??[]:[])),S=I.map(r=>$(r,v)),m=(0,a().shardsFor)(S,A,k),i=(0,a().partition)(
S,m,k),l=Array.from({length:m},(r,t)=>{const y=I.filter((s,h)=>i[h]===t+1);return{shard:(0,T().shardName)({index:t+1,of:m}),
genes:y.map(({id:s})=>s),commands:y.reduce((s,{commands:h})=>s+h.length,0)}});return{matrix:{shard:l.map(({shard:r})=>r)},
shards:l}}function $({id:I,commands:E},A){return E.every(({plan_digest:v,verdict:S})=>v!==void 0||S!=="block"&&A.has(I))?
E.map(({command:v})=>v):[]}},92910:function(L,p,n){Object.defineProperty(p,"__esModule",{value:!0}),p.shardName=R,p.shardSchema=
void 0;function a(){const I=n(7723);return a=function(){return I},I}function T(){const I=n(78374);return T=function(){return I},
I}function R({index:I,of:E}){return`${I}/${E}`}const $=p.shardSchema=a().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"\
Expected a shard and the number of shards, such as 2/8").transform(I=>{const[E,A]=I.split("/").map(Number);return{index:Number(
E),of:Number(A)}}).refine(({index:I,of:E})=>I<=E&&E<=T().MAX_SHARDS,{error:`Expected a shard of at most ${T().MAX_SHARDS}\
, such as 2/8`})},39281:function(L,p,n){n.r(p),n.d(p,{ExitCode:()=>a.yU,addPath:()=>a.fM,debug:()=>a.Yz,endGroup:()=>a.N4,
error:()=>a.z3,exportVariable:()=>a.dN,getBooleanInput:()=>a.Vt,getIDToken:()=>a.V9,getInput:()=>a.V4,getMultilineInput:()=>a.
q3,getState:()=>a.Gu,group:()=>a.Os,info:()=>a.pq,isDebug:()=>a._o,markdownSummary:()=>a.yo,notice:()=>a.lm,platform:()=>a.
iD,saveState:()=>a.LZ,setCommandEcho:()=>a.NI,setFailed:()=>a.C1,setOutput:()=>a.uH,setSecret:()=>a.Pq,startGroup:()=>a.
Oh,summary:()=>a.z,toPlatformPath:()=>a.Om,toPosixPath:()=>a.kb,toWin32Path:()=>a.eG,warning:()=>a.$e});var a=n(57264)},
78589:function(L,p,n){n.r(p),n.d(p,{getOctokit:()=>a.Q});var a=n(50157)},51041:function(L,p,n){n.r(p),n.d(p,{fromBufferPromise:()=>a.
SY});var a=n(20663)}};
