"use strict";exports.id=5807,exports.ids=[5807],exports.modules={25807:function(L,w,t){function i(){const I=t(39281);return i=function(){
return I},I}function T(){const I=t(94639);return T=function(){return I},I}function R(){const I=t(54244);return R=function(){
return I},I}const P="main-has-run";i().getState(P)===""?(i().saveState(P,"true"),(0,R().runProcess)(1,async I=>{await(0,T().
runAction)(process.env,I),I.aborted&&process.exit()})):(0,T().runPost)(process.env)},33451:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.eventJob=n,w.gateJob=y,w.judgeEvent=h,w.withChangedFiles=O;function i(){const m=t(39281);return i=
function(){return m},m}function T(){const m=t(60016);return T=function(){return m},m}function R(){const m=t(97928);return R=
function(){return m},m}function P(){const m=t(54436);return P=function(){return m},m}function I(){const m=t(46960);return I=
function(){return m},m}function $(){const m=t(42287);return $=function(){return m},m}function A(){const m=t(1207);return A=
function(){return m},m}function k(){const m=t(81014);return k=function(){return m},m}function v(){const m=t(64632);return v=
function(){return m},m}function S(){const m=t(41895);return S=function(){return m},m}function p(){const m=t(4423);return p=
function(){return m},m}function c(){const m=t(5547);return c=function(){return m},m}function u(){const m=t(1405);return u=
function(){return m},m}function a(){const m=t(916);return a=function(){return m},m}function o(){const m=t(84104);return o=
function(){return m},m}function y(m){return n(m,()=>({run:!0}),o().takesVerdictOver)}async function n(m,r,s=async()=>!1){
const b=await(0,a().eventPayload)(m.env).catch(S().asGateError);if("action"in b&&b.action==="closed"){await(0,c().publishOthers)(
m,b,b.pullRequest.number);return}const l=await(0,c().checkPlace)(m,b),{context:d,known:e,doubt:g}=l;if("action"in b&&b.action===
"edited"&&await s(m,b,l))return;const E=async()=>{if(g)throw g;return await h(b,d.github,{...r(),known:e},m)},C="action"in
b&&b.action==="moved"&&d.others===void 0;return{context:d,decide:E,...C&&{afterwards:()=>(0,c().publishOthers)(m,b,b.pullRequest.
number)}}}async function h(m,r,{known:s,...b},l){if(m instanceof S().GateError)throw m;(0,I().requireUnprivileged)(m);const d=(0,p().
readInputs)(i().getInput),e=m.name==="pull_request"?await O(m,r,i().warning):m,g=s??await(0,R().askForRefs)(r,e,i().warning),
E=async N=>{const j=await(0,$().resolveEvent)(N,e,g);return e.name==="merge_group"?await(0,P().withGroup)(j,e,N,{github:r,
warn:i().warning}):j},C=d.prepare===void 0?{}:{prepare:d.prepare},M={...b,...C,locate:E,approver:f(r)};return await(0,u().
gateOfStep)(M,d,r,l)}function f(m){return"unavailable"in m?(0,T().approveByNobody)(`cannot read reviews: ${m.unavailable}`):
(0,T().approveByReviews)(r=>r===void 0?void 0:(0,v().githubReviews)(m,{number:r}))}async function O(m,r,s){const{pullRequest:b,
headSha:l}=m;if(b.changedFiles!==void 0)return m;const d={doing:"read the number of changed files",permission:"pull-requ\
ests: read"},e="unavailable"in r?r.unavailable:await(0,k().pullRequestState)({...r,...b},b.number).catch(E=>(0,A().explainFailure)(
E,d));return typeof e!="string"&&e.headSha===l?{...m,pullRequest:{...b,changedFiles:e.changedFiles}}:(s(`The number of c\
hanged files was not compared with GitHub's: ${typeof e=="string"?e:"the pull request has newer commits"}.`),m)}},4423:function(L,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.inputsSchema=void 0,w.readInputs=v,w.readPublishingInputs=S;function i(){
const c=t(7723);return i=function(){return c},c}function T(){const c=t(41895);return T=function(){return c},c}function R(){
const c=t(78374);return R=function(){return c},c}function P(){const c=t(11160);return P=function(){return c},c}function I(){
const c=t(92910);return I=function(){return c},c}const $=i().enum(["true","True","TRUE","false","False","FALSE"]).transform(
c=>c.toLowerCase()==="true"),A=w.inputsSchema=i().object({mode:i().enum(["gate","publish","plan","run","report","promote"]).
default("gate"),"github-token":i().string().optional(),prepare:i().string().optional(),...P().policyInputsSchema.shape,"\
policy-ref":i().string().optional(),all:$.default(!1),comment:i().enum(["on-findings","always","never"]).default("on-fin\
dings"),suggestions:$.default(!0),"check-name":i().string().min(1).max(100).default("gene-gate"),"artifact-name":i().string().
min(1).default("gene-gate"),shards:i().coerce.number().pipe(R().shardCountSchema).default(4),shard:I().shardSchema.optional(),
parts:i().string().optional(),durations:i().string().optional(),assets:i().string().optional(),events:i().string().optional(),
report:i().string().optional(),attestation:i().string().optional(),"trusted-root":i().string().optional(),"output-direct\
ory":i().string().optional()}),k=A.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-dir\
ectory":!0});function v(c){const u=A.safeParse(p(A,c));if(u.success)return u.data;const a=u.error.issues.map(({path:o,message:y})=>`${o.
join(".")}: ${y}`);throw new(T()).GateError("input_invalid",`The action's inputs are invalid:
${a.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function S(c){const u=p(k,c),a=k.safeParse(
u);if(a.success)return a.data;const o=Object.fromEntries(a.error.issues.map(({path:y})=>[y[0],void 0]));return k.parse({
...u,...o})}function p({shape:c},u){const a=Object.keys(c).map(o=>[o,u(o)]);return Object.fromEntries(a.filter(([,o])=>o!==
""))}},94639:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.runAction=u,w.runPost=a;function i(){const o=t(
39281);return i=function(){return o},o}function T(){const o=t(40410);return T=function(){return o},o}function R(){const o=t(
41895);return R=function(){return o},o}function P(){const o=t(20235);return P=function(){return o},o}function I(){const o=t(
33451);return I=function(){return o},o}function $(){const o=t(4423);return $=function(){return o},o}function A(){const o=t(
85931);return A=function(){return o},o}function k(){const o=t(47752);return k=function(){return o},o}function v(){const o=t(
23393);return v=function(){return o},o}function S(){const o=t(17938);return S=function(){return o},o}function p(){const o=t(
916);return p=function(){return o},o}const c={gate:async o=>await(0,S().publishReport)(await(0,I().gateJob)(o)),publish:async o=>await(0,S().
publishReport)(await(0,v().publishJob)(o)),plan:A().planShardsStep,run:A().runShard,report:async o=>await(0,S().publishReport)(
await(0,A().reportJob)(o)),promote:async({env:o})=>await(0,k().runPromotion)(o)};async function u(o,y){try{const n=(0,$().
readPublishingInputs)(i().getInput);await c[n.mode]({inputs:n,env:o,signal:y})}catch(n){(0,p().failUndecided)((0,R().asGateError)(
n))}}async function a(o){const y=i().getInput("github-token");if(y==="")return;if((0,P().wereUnseen)(i())){const{signal:h}=new AbortController;
await(0,v().publishAgain)({inputs:(0,$().readPublishingInputs)(i().getInput),env:o,signal:h})}const n=await(0,P().closeAbandonedCheck)(
{connect:()=>(0,T().connect)(y,{baseUrl:o.GITHUB_API_URL}),getState:i().getState});n.status==="closed"&&i().warning("The\
 gate did not finish; its check run was completed as a failure."),n.status==="failed"&&i().warning(`The check run may st\
ill be in progress: ${n.reason}.`)}},85931:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.planShardsStep=
r,w.reportJob=b,w.runShard=s;function i(){const d=t(76760);return i=function(){return d},d}function T(){const d=t(39281);
return T=function(){return d},d}function R(){const d=t(41895);return R=function(){return d},d}function P(){const d=t(73388);
return P=function(){return d},d}function I(){const d=t(67111);return I=function(){return d},d}function $(){const d=t(88863);
return $=function(){return d},d}function A(){const d=t(64597);return A=function(){return d},d}function k(){const d=t(55430);
return k=function(){return d},d}function v(){const d=t(27624);return v=function(){return d},d}function S(){const d=t(20471);
return S=function(){return d},d}function p(){const d=t(94965);return p=function(){return d},d}function c(){const d=t(91088);
return c=function(){return d},d}function u(){const d=t(2850);return u=function(){return d},d}function a(){const d=t(77875);
return a=function(){return d},d}function o(){const d=t(23107);return o=function(){return d},d}function y(){const d=t(92910);
return y=function(){return d},d}function n(){const d=t(47350);return n=function(){return d},d}function h(){const d=t(33451);
return h=function(){return d},d}function f(){const d=t(4423);return f=function(){return d},d}function O(){const d=t(76721);
return O=function(){return d},d}function m(){const d=t(916);return m=function(){return d},d}async function r(d){const e=await(0,m().
eventPayload)(d.env);if("action"in e&&e.action==="closed"){T().setOutput("matrix",JSON.stringify({shard:[]})),T().setOutput(
"shards","[]");return}const{github:g}=(0,O().publishContext)(d,e),E=await(0,h().judgeEvent)(e,g,{run:!1},d),{error:C}=E;
if(C){(0,m().failUndecided)(C);return}const{matrix:M,shards:N}=(0,a().planShards)(E,(0,f().readInputs)(T().getInput).shards,
await(0,m().durationsInput)(d.env));T().setOutput("matrix",JSON.stringify(M));const j=N.map(({shard:U,genes:G,commands:F})=>({
shard:U,genes:G.length,commands:F}));T().setOutput("shards",JSON.stringify(j)),T().info(`${(0,p().count)(N.length,"shard")}\
: ${JSON.stringify(j)}`)}async function s(d){const e=new Date,{shard:g}=(0,f().readInputs)(T().getInput);if(g===void 0)throw new(R()).
GateError("input_invalid","`mode: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const E=await(0,m().
eventPayload)(d.env).catch(R().asGateError),{github:C,outputDirectory:M}=(0,O().publishContext)(d,E),j=await(0,m().durationsInput)(
d.env).then(B=>(0,h().judgeEvent)(E,C,{run:!0,shard:g,durations:B},d)).catch(B=>(0,v().buildErrorReport)((0,R().asGateError)(
B),{startedAt:e,shard:g},new Date)),U=await(0,k().publishFiles)(M,{report:j,markdown:B=>(0,S().renderMarkdown)(j,{maxCharacters:B})});
if(U.status==="failed")throw new(R()).GateError("file_unreadable",U.reason,"Set `output-directory` to another directory.");
await(0,I().logFailures)(T(),j),(0,$().setOutputs)(T(),(0,$().outputsOf)(j,(0,A().conclusionOf)(j),(0,k().resultPaths)(M)));
const G=(0,u().ownVerdict)(j),F=`part ${(0,y().shardName)(g)}: ${p().VERDICT_WORDS[G]}`;(0,n().exitCodeOf)(G,j.policy?.enforce)===
0?T().info(F):j.error?(0,m().failUndecided)(j.error):T().setFailed(F)}function b(d){return(0,h().eventJob)(d,()=>{const e=l(
d.env);return{run:!1,takeRuns:async(g,E)=>(0,c().mergedRuns)(await(0,o().readParts)(await(0,o().findParts)(e),P().openInput),
g,E,await(0,m().durationsInput)(d.env))}})}function l(d){const{parts:e}=(0,f().readInputs)(T().getInput);if(e!==void 0)return(0,i().
resolve)(d.GITHUB_WORKSPACE??".",e);throw new(R()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}},5547:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.checkPlace=e,w.inCheckout=m,w.publishOthers=b;function i(){const g=t(39281);return i=function(){
return g},g}function T(){const g=t(97928);return T=function(){return g},g}function R(){const g=t(52483);return R=function(){
return g},g}function P(){const g=t(52155);return P=function(){return g},g}function I(){const g=t(34413);return I=function(){
return g},g}function $(){const g=t(1207);return $=function(){return g},g}function A(){const g=t(81014);return A=function(){
return g},g}function k(){const g=t(41895);return k=function(){return g},g}function v(){const g=t(81961);return v=function(){
return g},g}function S(){const g=t(74238);return S=function(){return g},g}function p(){const g=t(34453);return p=function(){
return g},g}function c(){const g=t(64597);return c=function(){return g},g}function u(){const g=t(65433);return u=function(){
return g},g}function a(){const g=t(96402);return a=function(){return g},g}function o(){const g=t(19674);return o=function(){
return g},g}function y(){const g=t(76721);return y=function(){return g},g}function n(){const g=t(1405);return n=function(){
return g},g}async function h(g,{without:E,env:C},M,N){if("unavailable"in M)return[];const j=()=>O(g.headSha,{without:E,env:C},
M),U=await(0,A().pullsWithHead)(M,g.headSha,{byGit:j});E!==void 0&&await r(U,E,g.headSha,M);const G=U.filter(({number:B})=>B!==
E);if(G.length===0)return[];const{isProtected:F}=await N();return G.filter(({baseRef:B})=>F(B)).map(({number:B,baseRef:H})=>({
number:B,base:H}))}const f=10;async function O(g,{without:E,env:C},M){const j=await m(C,async G=>await(0,o().isRemoteOf)(
G,M)?(0,o().pullsAtOrigin)(G,g):[]).catch(()=>[]);return E!==void 0&&j.includes(E)&&j.length<=f?j:void 0}async function m(g,E){
const C=await(0,a().openRepository)(g.GITHUB_WORKSPACE??process.cwd(),g);try{return await E(C)}finally{await C.close()}}
async function r(g,E,C,M){if(g.some(U=>U.number===E))return;const{isOpen:N,headSha:j}=await(0,A().pullOrigin)(M,E);(0,$().
requireAsked)(!(N&&j===C),`all open pull requests: #${E} is missing`)}function s(g,E,C,M){const{baseRef:N,defaultBranch:j=N}=g,
U=j===N?C.baseTip:C.defaultTip,G=async B=>{const H=U===void 0?{}:{defaultTip:U},W=await(0,T().defaultTip)(B,g,H),D=await(0,R().
readerOf)(B,(0,n().sharedPolicies)(E))(W,`${j}:${S().POLICY_PATH}`);return{isProtected:V=>(0,v().policyOfBranch)(D,V,j)!==
void 0,ofSeveral:Object.keys(D.policy.branches).some(V=>V!==j)}};let F;return()=>(F??=m(M,G),F)}async function b(g,E,C){
const M=(0,y().publishContext)(g,E),{github:N}=M;if(!("unavailable"in N))try{const j=await(0,T().askForRefs)(N,E,i().warning),
U=s(E,N,j,g.env),G=await h(E,{without:C,env:g.env},N,U);if(G.length===0)i().info("No other open pull request into a prot\
ected branch has this head.");else if(await l(M,N,G)){const F=await(0,p().startCheck)(M),B=await(0,u().publishWorst)(N,M,
F,G);B.status==="reached"?i().info(`Published for ${d(G)}.`):i().warning(`The check of ${d(G)} was not published: ${B.reason}\
.`)}}catch(j){const G={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};i().warning(
`The required check may be outdated: ${(0,$().explainFailure)(j,G)}.`)}}async function l({checkName:g},E,[C,...M]){const[
N]=await(0,I().gateChecks)(E,g);if(N===void 0)return!0;if(!N.completed)return(0,P().isWaiting)(N);const j=(0,P().resultOf)(
N)?.pulls??[];return M.length>0||j.length!==1||j[0]!==C?.number}function d(g){return g.map(({number:E})=>`#${E}`).join("\
, ")}async function e(g,E){const C=(0,y().publishContext)(g,E);if(E instanceof k().GateError)return{context:C,known:{}};
const M=await(0,T().askForRefs)(C.github,E,i().warning),{baseRef:N,defaultBranch:j=N}=E,U=s(E,C.github,M,g.env),F=await(async()=>N===
j||(await U()).isProtected(N))().catch(k().asGateError),B=F instanceof k().GateError?{doubt:F}:{},H={...C,checkName:(0,c().
checkNameOf)(C.name,E,F!==!1)};if(E.name!=="pull_request"||F===!1)return{context:H,known:M,...B};const{number:W}=E.pullRequest;
return{context:{...H,others:{list:()=>h(E,{without:W,env:g.env},H.github,U),canDiffer:()=>U().then(({ofSeveral:D})=>D,()=>!0)}},
known:M,...B}}},47752:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.runPromotion=h;function i(){const s=t(
51455);return i=function(){return s},s}function T(){const s=t(76760);return T=function(){return s},s}function R(){const s=t(
39281);return R=function(){return s},s}function P(){const s=t(46960);return P=function(){return s},s}function I(){const s=t(
41895);return I=function(){return s},s}function $(){const s=t(73388);return $=function(){return s},s}function A(){const s=t(
28765);return A=function(){return s},s}function k(){const s=t(26016);return k=function(){return s},s}function v(){const s=t(
72883);return v=function(){return s},s}function S(){const s=t(39242);return S=function(){return s},s}function p(){const s=t(
18421);return p=function(){return s},s}function c(){const s=t(73517);return c=function(){return s},s}function u(){const s=t(
80335);return u=function(){return s},s}function a(){const s=t(10289);return a=function(){return s},s}function o(){const s=t(
20849);return o=function(){return s},s}function y(){const s=t(4423);return y=function(){return s},s}function n(){const s=t(
916);return n=function(){return s},s}async function h(s){const b=(0,y().readInputs)(R().getInput),l=s.GITHUB_WORKSPACE??
process.cwd(),d=await(0,v().withWorkspace)(l,{env:s},async j=>(0,S().promote)(await m(b,j,s)),await(0,n().readEvent)(s,f)),
e=b["output-directory"],g=await r(e?(0,T().resolve)(l,e):(0,T().join)(s.RUNNER_TEMP??l,"gene-gate"),d),{promoted:E,quarantined:C,
rejected:M}=d;R().setOutput("promoted",String(E.length)),R().setOutput("quarantined",String(C.length)),R().setOutput("re\
jected",String(M.length)),R().setOutput("promotion-path",g.promotion),R().setOutput("promoted-path",g.promoted),R().setOutput(
"quarantined-path",g.quarantined);const N=(0,u().renderPromotion)(d,{columns:120,colour:!1,verbose:!0});for(const j of N.
split(`
`))R().info((0,o().safeLine)(j));await O(d,s.GITHUB_STEP_SUMMARY),M.length+C.length>0&&R().setFailed(`${(0,u().countsOf)(
d)}; see the log for the reasons`)}function f(s,b){return P().repositorySchema.safeParse(b).data?.repository.defaultBranch}
async function O(s,b){if(b!==void 0)try{await(0,i().appendFile)(b,(0,u().promotionPage)(s))}catch(l){R().info((0,o().safeLine)(
`Could not write the step summary: ${l.message}`))}}async function m(s,b,l){const{assets:d,events:e,report:g,attestation:E,
"trusted-root":C}=s;if(l.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(I()).GateError("event_unsupported","`mo\
de: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a workflow on \
the default branch: workflow_dispatch, schedule or push.");if(d===void 0)throw new(I()).GateError("input_invalid","`mode\
: promote` requires candidates.","Set the input `assets` to their file.");if(E!==void 0&&C===void 0)throw new(I()).GateError(
"input_invalid","The input `attestation` requires `trusted-root`.","Write the file with `gh attestation trusted-root` in\
 an earlier step, and set `trusted-root` to it.");const M={assets:d,events:e,report:g,attestation:E,trustedRoot:C},{directory:N}=b;
return{...await(0,p().openInputs)(M,N,j=>(0,$().openInput)((0,T().resolve)(N,j))),policy:await(0,v().promotionPolicy)(b),
platform:(0,k().platformOf)(process.platform),workspace:b}}async function r(s,b){const l={promotion:(0,T().join)(s,"prom\
otion.json"),promoted:(0,T().join)(s,"promoted.jsonl"),quarantined:(0,T().join)(s,"quarantined.jsonl")};return await(0,A().
makeFolder)(s),await(0,A().replaceFile)(l.promotion,`${(0,a().json)(b)}
`),await(0,A().replaceFile)(l.promoted,(0,c().promotedLines)(b)),await(0,A().replaceFile)(l.quarantined,(0,c().quarantinedLines)(
b)),l}},76721:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.publishContext=$;function i(){const S=t(
76760);return i=function(){return S},S}function T(){const S=t(39281);return T=function(){return S},S}function R(){const S=t(
52155);return R=function(){return S},S}function P(){const S=t(40410);return P=function(){return S},S}function I(){const S=t(
41895);return I=function(){return S},S}function $({inputs:S,env:p,signal:c},u){const{GITHUB_SERVER_URL:a,GITHUB_REPOSITORY:o,
GITHUB_RUN_ID:y,RUNNER_TEMP:n}=p,h=S["output-directory"],f=`${a}/${o}`;return{github:k(S["github-token"],u,p,c),checkName:S["\
check-name"],name:S["check-name"],binding:A(u,p),runKey:(0,R().newRunKey)(p.GITHUB_EVENT_NAME),...o!==void 0&&{repositoryUrl:f},
...y!==void 0&&{detailsUrl:`${f}/actions/runs/${y}`},comment:S.comment,suggestions:S.suggestions,outputDirectory:h===void 0?
(0,i().join)(n??process.cwd(),"gene-gate"):(0,i().resolve)(p.GITHUB_WORKSPACE??".",h),...p.GITHUB_STEP_SUMMARY&&{stepSummaryPath:p.
GITHUB_STEP_SUMMARY},core:T()}}function A(S,p){if(S instanceof I().GateError)return{event:p.GITHUB_EVENT_NAME??"",base:"",
pulls:[]};const c=S.name==="pull_request"?[S.pullRequest.number]:[];return{event:S.name,base:S.baseRef,pulls:c}}function k(S,p,c,u){
if(p instanceof I().GateError)return{unavailable:"the event has no commit to report on"};if(S===void 0)return{unavailable:"\
the input `github-token` is not set"};const a={client:(0,P().connect)(S,{signal:u,baseUrl:c.GITHUB_API_URL}),headSha:p.headSha};
if(p.name!=="pull_request")return{...a,owner:p.owner,repo:p.repo};const{owner:o,repo:y,number:n}=p.pullRequest;return{...a,
owner:o,repo:y,pullRequest:{number:n},readOnlyToken:v(p.pullRequest,c)}}function v({isFork:S},p){return/^pull_request(?:_review)?$/.
test(p.GITHUB_EVENT_NAME??"")&&(S||p.GITHUB_ACTOR==="dependabot[bot]")}},23393:function(L,w,t){Object.defineProperty(w,"\
__esModule",{value:!0}),w.publishAgain=s,w.publishJob=f;function i(){const e=t(39281);return i=function(){return e},e}function T(){
const e=t(60016);return T=function(){return e},e}function R(){const e=t(42287);return R=function(){return e},e}function P(){
const e=t(96493);return P=function(){return e},e}function I(){const e=t(89055);return I=function(){return e},e}function $(){
const e=t(52155);return $=function(){return e},e}function A(){const e=t(34413);return A=function(){return e},e}function k(){
const e=t(40410);return k=function(){return e},e}function v(){const e=t(53844);return v=function(){return e},e}function S(){
const e=t(64632);return S=function(){return e},e}function p(){const e=t(41895);return p=function(){return e},e}function c(){
const e=t(64597);return c=function(){return e},e}function u(){const e=t(78534);return u=function(){return e},e}function a(){
const e=t(47064);return a=function(){return e},e}function o(){const e=t(4423);return o=function(){return e},e}function y(){
const e=t(5547);return y=function(){return e},e}function n(){const e=t(1405);return n=function(){return e},e}function h(){
const e=t(916);return h=function(){return e},e}async function f(e){const g=await m(e).catch(p().asGateError);if(g===void 0)
return;const E=g instanceof p().GateError,C=await(0,y().checkPlace)(e,E?g:g.payload),M=async()=>{if(E)throw g;return await O(
g,C,e)};return{context:C.context,decide:M,reportsOnly:!0}}async function O({payload:e,file:g},{context:{github:E},known:C,
doubt:M},N){if(M)throw M;if(g instanceof p().GateError)throw g;if("unavailable"in E)throw new Error(E.unavailable);const j=(0,o().
readInputs)(i().getInput),U=(0,u().readUploadedReport)(g,e),G={locate:F=>(0,R().resolveUnchecked)(F,e,C),approver:(0,T().
approveByReviews)(()=>(0,S().githubReviews)(E,e.pullRequest)),run:!1,takeRuns:({audit:F},B)=>(0,a().reportedRuns)(F,U,B)};
return await(0,n().gateOfStep)(G,j,E,N)}async function m(e){const{run:g,client:E,pulls:C}=await r(e),[M]=C;if(M===void 0){
const U=JSON.stringify(`${g.head.owner}:${g.head.branch}`);i().info(`No open pull request from ${U} is at ${g.headSha}: \
nothing to publish.`);return}const N=await l(g,E).catch(p().asGateError);if(N instanceof p().GateError&&await b({...g,client:E},
C,e.inputs["check-name"])){await(0,y().publishOthers)(e,M,void 0);return}return{payload:d(C,N)??M,file:N}}async function r({
inputs:e,env:g,signal:E}){const C=await(0,h().readEvent)(g,P().parseWorkflowRun),{"github-token":M}=e;if(M===void 0)throw new(p()).
GateError("input_invalid","`mode: publish` requires the input `github-token`","Remove the input from the step; its defau\
lt is the token of the job.");const N=(0,k().connect)(M,{signal:E,baseUrl:g.GITHUB_API_URL});return{run:C,client:N,pulls:await(0,P().
findPullRequests)(N,C)}}async function s(e){try{const E=e.inputs.mode==="publish"?(await r(e)).pulls[0]:await(0,h().eventPayload)(
e.env);E?.name==="pull_request"&&await(0,y().publishOthers)(e,E,void 0)}catch(g){i().warning(`The required check stays f\
ailed: ${(0,p().asGateError)(g).message}`)}}async function b(e,g,E){for(const C of g){const{number:M}=C.pullRequest,N=[E,
(0,v().nameOfPull)(E,M),(0,c().checkNameOf)(E,C,!1)],j=(await Promise.all(N.map(G=>(0,A().gateChecks)(e,G)))).flat(),U=G=>{
const F=(0,$().resultOf)(G);return F?.pulls.join()===`${M}`&&F.isInto(C.baseRef)};if(!j.some(U))return!1}return!0}async function l({
runId:e,owner:g,repo:E},C){const{"artifact-name":M}=(0,o().readInputs)(i().getInput),N=await(0,I().downloadArtifact)({client:C,
owner:g,repo:E},e,M);return await(0,I().readZipFile)(N,u().REPORT_FILE,u().MAX_REPORT_BYTES)}function d(e,g){if(g instanceof
p().GateError)return;const E=(0,u().claimedPull)(g);return e.find(({pullRequest:C})=>C.number===E)}},17938:function(L,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.publishReport=S;function i(){const p=t(39281);return i=function(){return p},
p}function T(){const p=t(41895);return T=function(){return p},p}function R(){const p=t(34453);return R=function(){return p},
p}function P(){const p=t(27624);return P=function(){return p},p}function I(){const p=t(42594);return I=function(){return p},
p}function $(){const p=t(20471);return $=function(){return p},p}function A(){const p=t(74658);return A=function(){return p},
p}function k(){const p=t(916);return k=function(){return p},p}function v(p,{detailsUrl:c,repositoryUrl:u}){const a={...c!==
void 0&&{detailsUrl:c},...u!==void 0&&{repositoryUrl:u}};return{report:p,title:(0,A().reportTitle)(p),markdown:(o,y)=>(0,$().
renderMarkdown)(p,{...a,...y,maxCharacters:o}),text:o=>(0,I().renderCheckText)(p,{...a,maxCharacters:o})}}async function S(p){
if(p===void 0)return;const{context:c,decide:u,reportsOnly:a,afterwards:o}=p,y=new Date,n=await(0,R().startCheck)(c),h=await u().
catch(b=>(0,P().buildErrorReport)((0,T().asGateError)(b),{startedAt:y},new Date)),f=v(h,c),{title:O}=f,{conclusion:m,channels:r}=await(0,R().
publish)(c,n,f);if(await o?.(),h.error){(0,k().failUndecided)(h.error);return}if(!a){m==="success"||m==="neutral"?i().info(
O):i().setFailed(O);return}const{check:s}=r;s.status==="failed"?i().setFailed(`Decided, but not published: ${s.reason}. \
The result: ${O}`):i().info(s.status==="reached"?O:`${O} (not published: ${s.reason})`)}},1405:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.gateOfStep=k,w.policyTerms=v,w.sharedPolicies=S;function i(){const p=t(39281);return i=function(){
return p},p}function T(){const p=t(24474);return T=function(){return p},p}function R(){const p=t(1207);return R=function(){
return p},p}function P(){const p=t(81014);return P=function(){return p},p}function I(){const p=t(41551);return I=function(){
return p},p}function $(){const p=t(24666);return $=function(){return p},p}function A(){const p=t(49604);return A=function(){
return p},p}function k(p,c,u,{env:a,signal:o}){return(0,T().gate)({...p,directory:a.GITHUB_WORKSPACE??process.cwd(),env:a,
...v(c,u),all:c.all,progress:(0,A().groupedProgress)(i()),signal:o,secrets:(0,I().secretsOf)(a)})}function v(p,c){const{
"policy-ref":u}=p;return{...u!==void 0&&{policyRef:u},inputs:p,readShared:S(c)}}function S(p){return async c=>{if("unava\
ilable"in p)throw(0,$().unavailable)(c,p.unavailable);const[u="",a=""]=c.repository.split("/");try{return await(0,P().readFileAt)(
{client:p.client,owner:u,repo:a},c.path,c.commit)}catch(o){const y={doing:"read it",permission:"contents: read"};throw(0,$().
unavailable)(c,(0,R().explainFailure)(o,y),{cause:o})}}}},916:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.durationsInput=c,w.eventPayload=p,w.failUndecided=u,w.readEvent=S;function i(){const a=t(76760);return i=function(){return a},
a}function T(){const a=t(38321);return T=function(){return a},a}function R(){const a=t(39281);return R=function(){return a},
a}function P(){const a=t(46960);return P=function(){return a},a}function I(){const a=t(41895);return I=function(){return a},
a}function $(){const a=t(73388);return $=function(){return a},a}function A(){const a=t(20849);return A=function(){return a},
a}function k(){const a=t(23107);return k=function(){return a},a}function v(){const a=t(4423);return v=function(){return a},
a}async function S(a,o){const{GITHUB_EVENT_NAME:y="",GITHUB_EVENT_PATH:n=""}=a;try{return o(y,JSON.parse(await(0,T().text)(
(0,$().openInput)(n))))}catch(h){throw h instanceof I().GateError?h:new(I()).GateError("event_invalid",`Cannot read the \
event file ${n||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_re\
quest`.",{cause:h})}}function p(a){return S(a,(o,y)=>(0,P().parsePayload)(o,y,a.GITHUB_SHA))}async function c(a){const{durations:o}=(0,v().
readInputs)(R().getInput);return o===void 0?new Map:(0,k().readDurations)((0,i().resolve)(a.GITHUB_WORKSPACE??".",o),$().
openInput)}function u({message:a,hint:o}){const y=a.replace(/(?<!\s)\s*\n\s*/g," "),n=o.split(`
`);if(n.length===1){R().setFailed((0,I().inSentences)({message:a,hint:o}));return}for(const h of n)R().info((0,A().safeLine)(
h));R().setFailed(y)}},84104:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.takesVerdictOver=c;function i(){
const a=t(39281);return i=function(){return a},a}function T(){const a=t(42287);return T=function(){return a},a}function R(){
const a=t(52483);return R=function(){return a},a}function P(){const a=t(52155);return P=function(){return a},a}function I(){
const a=t(34413);return I=function(){return a},a}function $(){const a=t(54062);return $=function(){return a},a}function A(){
const a=t(88863);return A=function(){return a},a}function k(){const a=t(4423);return k=function(){return a},a}function v(){
const a=t(5547);return v=function(){return a},a}function S(){const a=t(1405);return S=function(){return a},a}const p=new Set(
["pass","warn","fail"]);async function c(a,o,y){const{checkName:n,github:h,binding:f}=y.context;if((a.env.GITHUB_RUN_ATTEMPT??
"1")!=="1"||o.privileged||"unavailable"in h||y.doubt)return!1;try{const[m]=await(0,I().gateChecks)(h,n),r=(0,P().resultOf)(
m),s=m&&(0,A().readCarried)(m);if(m===void 0||r===void 0||s===void 0)return!1;const{verdict:b="",conclusion:l=""}=s;if(!(r.
event===f.event&&r.isInto(f.base)&&r.pulls.join()===f.pulls.join()&&r.policy===await u(a,o,y)&&m.completedAt.startsWith(
(0,$().dayOf)(new Date)))||!(l==="neutral"||l==="failure"==(b==="fail"))||!p.has(b))return!1;(0,A().setOutputs)(i(),s);const g=`\
Nothing but the title or the description has changed: ${b}, as in ${m.url}`;return l==="success"||l==="neutral"?i().info(
g):i().setFailed(g),!0}catch{return!1}}async function u({env:a},o,{context:y,known:n}){return(0,v().inCheckout)(a,async h=>{
const f=(0,S().policyTerms)((0,k().readInputs)(i().getInput),y.github),O=await(0,T().resolveEvent)(h,o,n);return(0,P().shortPolicy)(
(await(0,R().effectivePolicy)(f,h,O)).digest)})}},60016:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.approvalIn=y,w.approveByNobody=I,w.approveByReviews=P,w.approvingReviewers=u;function i(){const n=t(1395);return i=function(){
return n},n}const T=20,R=10;function P(n){return{means:"review",find:async h=>{const f=n(h.pullRequest);return f!==void 0?
await $(f,h):{approvals:[],refusals:["the event has no pull request to review"]}}}}function I(n){return{means:"review",find:async()=>({
approvals:[],refusals:[n]})}}async function $(n,h){const f=[],O=[];try{const m=u(await n.list());if(m.length===0)return{
approvals:f,refusals:O};const r=m.slice(-T),s=await n.authorId(),b=await n.lastEdits(r.flatMap(d=>d.reviews)),l=p(h,n);for(const d of r){
const e=await A(d,{reviews:n,question:h,authorId:s,edits:b,subjectAt:l});typeof e=="string"?O.push(`${d.user.login}: ${e}`):
f.push(e)}}catch(m){O.push(n.explain(m,"read the reviews of the pull request"))}return{approvals:f,refusals:O}}async function A(n,h){
const{user:f,withdrawn:O}=n;if(f.id===h.authorId)return"opened the pull request and cannot approve it";if(f.type!=="User")
return"is not a person";if(!k(h.question.people,f.login))return"is not an approver in the policy";if(O)return"has withdr\
awn the approval, or it was dismissed";const m=await v(n,h);if(typeof m=="string")return m;try{if(!await h.reviews.mayWrite(
f))return"has no write access to the repository"}catch(r){return h.reviews.explain(r,"read the permission of this accoun\
t")}return{user:f.login,at:new Date(m.submittedAt).toISOString()}}function k(n,h){return n.length===0||n.some(f=>f.toLowerCase()===
h.toLowerCase())}async function v({reviews:n},h){let f;for(const O of n){const m=await S(O,h);if(m===void 0)return O;f??=
m}return f??"has not approved"}async function S({nodeId:n,submittedAt:h,commit:f,body:O},{edits:m,question:r,subjectAt:s,
reviews:{explain:b}}){const l=m.get(n);if(l===void 0)return"GitHub does not report whether the review was edited";const d=C=>C!==
null&&!(Date.parse(C)<=Date.parse(h));if(d(l.editedAt))return"the review was edited after it was submitted";if(d(l.retargetedAt))
return"the base branch was changed after the review";if(f===null)return"GitHub does not report which commit was reviewed";
const e=await s(f);if("reason"in e)return e.reason;const g=(0,i().changedSince)(e,r.subject);if(g!==void 0)return`${g} s\
ince the approved commit ${f.slice(0,12)}`;try{if(await r.policyChangedSince(h))return"the policy of the base branch has\
 changed since the review"}catch(C){return b(C,"read the policy at the time of the review")}const{digest:E}=y(O)??{};if(!(E===
void 0||(0,i().approvalDigest)(r.subject).startsWith(E)))return"the review approves another digest; the base branch, the\
 policy or the commands have changed since"}function p({subjectAt:n},h){const f=new Map;return async O=>{const m=f.get(O)??
(f.size<R?n(O).catch(r=>({reason:h.explain(r,`judge ${O}`)})):{reason:"too many commits were approved"});return f.set(O,
Promise.resolve(m)),await m}}const c=new Set(["COMMENTED","PENDING"]);function u(n){const h=n.filter(a).sort((O,m)=>O.submittedAt.
localeCompare(m.submittedAt)||O.id-m.id),f=new Map;for(const O of h){const{user:m,state:r}=O,s=f.get(m.id),b=y(O.body)!==
void 0;if(r==="APPROVED"&&b){const l=s&&!s.withdrawn?s.reviews:[];f.set(m.id,{user:m,reviews:[O,...l],withdrawn:!1})}else
r!=="APPROVED"&&!c.has(r)&&(s!==void 0||b)&&f.set(m.id,{user:m,reviews:[O],...s,withdrawn:!0})}return[...f.values()]}function a(n){
return n.user!==null&&n.submittedAt!==null&&n.state!=="PENDING"}const o=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function y(n){let h;for(const f of n.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const O=/^ {0,3}(`{3,}(?!`)|~{3,}(?!~))(.*)$/.
exec(f);if(h!==void 0)O?.[1]?.startsWith(h)&&O[2]?.trim()===""&&(h=void 0);else if(O)h=O[1];else{const[m,r]=/^ {0,3}\S/.
test(f)?o.exec(f.trim())??[]:[];if(m!==void 0)return r===void 0?{}:{digest:r}}}}},97928:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.askForRefs=A,w.baseTip=S,w.defaultTip=v,w.descends=c;function i(){const u=t(1207);return i=
function(){return u},u}function T(){const u=t(81014);return T=function(){return u},u}function R(){const u=t(41895);return R=
function(){return u},u}function P(){const u=t(24634);return P=function(){return u},u}function I(){const u=t(19674);return I=
function(){return u},u}function $(){const u=t(67397);return $=function(){return u},u}async function A(u,a,o){const y=k(a);
if("unavailable"in u)return{};const{defaultBranch:n=a.baseRef}=a,h=async(m,r="base")=>{try{return await(0,T().refTip)(u,
m)}catch(s){const b=`read the tip of ${m.replace(/^heads\//,"")}`,l=(0,i().explainFailure)(s,{doing:b,permission:"conten\
ts: read"});o(`The ${r} was not compared with GitHub's: ${l}.`);return}},[f,O]=await Promise.all([y===void 0?void 0:h(`h\
eads/${y}`),n===a.baseRef?void 0:h(`heads/${n}`)]);return{...f!==void 0&&{baseTip:f},...O!==void 0&&{defaultTip:O},...a.
name==="pull_request"&&{merge:()=>h(`pull/${a.pullRequest.number}/merge`,"test merge")}}}function k(u){return u.name==="\
pull_request"?u.baseRef:"branch"in u.against?u.against.branch:void 0}async function v(u,a,{defaultTip:o}){const{defaultBranch:y=a.
baseRef}=a,n=`refs/remotes/origin/${y}`,h=a.name==="pull_request"?a.pullRequest:a;if(o===void 0&&!await(0,I().isRemoteOf)(
u,h))throw new(R()).GateError("ref_not_found",`The policy of ${JSON.stringify(y)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const f=o??n;await(0,P().requireCommits)(u,[f],[...o===void 0?[]:[o],(0,I().fetched)(y)]);const[O]=await(0,$().resolveCommits)(
u,[f]);return O}async function S(u,a,{baseTip:o}){const{baseRef:y,baseSha:n}=a,h=o??n;if(await(0,P().requireCommits)(u,[
h],[h,(0,I().fetched)(y)]),o!==void 0)return o;const f=await p(u,a);return f!==void 0&&await c(u,f,n,a)?f:n}async function p(u,{
baseRef:a,pullRequest:o}){if(!await(0,I().isRemoteOf)(u,o))return;const y=`refs/remotes/origin/${a}`;try{await(0,P().requireCommits)(
u,[y],[(0,I().fetched)(a)])}catch(n){if(!(n instanceof R().GateError)||n.code!=="shallow_clone")throw n}return(await(0,$().
lookUpCommits)(u,[y]))[0]}async function c(u,a,o,{baseRef:y}){if(a===o)return!0;try{return await(0,P().mergeBase)(u,a,o,
[a,o,(0,I().fetched)(y)])===o}catch(n){if(n instanceof R().GateError&&n.code==="no_merge_base")return!1;throw n}}},54436:function(L,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.withGroup=$;function i(){const u=t(1207);return i=function(){return u},
u}function T(){const u=t(81014);return T=function(){return u},u}function R(){const u=t(41895);return R=function(){return u},
u}function P(){const u=t(24634);return P=function(){return u},u}function I(){const u=t(47520);return I=function(){return u},
u}async function $(u,a,o,{github:y,warn:n}){const h=await A(u,a,o,y);return typeof h!="string"?{...u,group:h,isFork:h.some(
({isFork:f})=>f)}:(n(`The merge group is treated as a change from a fork: ${h}.`),u)}async function A({base:u,head:a},{baseRef:o,
pullNumber:y},n,h){if("unavailable"in h)return h.unavailable;try{if(await(0,P().mergeBase)(n,u,a)!==u)return"its base is\
 not in its history";const f=await(0,I().firstParents)(n,u,a),O={repository:n,github:h,baseRef:o},m=await Promise.all(f.
map(d=>S(d,O))),r=m.filter(d=>d===void 0),s=y===void 0?void 0:await(0,T().pullOrigin)(h,y),b=r.length===f.length&&s?.commits===
f.length&&await c(s,u,f.find(({commit:d})=>d===a),O);if(s===void 0||r.length>0&&!b)return`no pull request is known for ${r.
length} of its ${f.length} commits`;const l=[...m,s].filter(d=>d!==void 0);return[...new Map(l.map(d=>[d.number,k(d)])).
values()]}catch(f){return f instanceof R().GateError?f.message:(0,i().explainFailure)(f,{doing:"read the pull requests o\
f the merge group",permission:"pull-requests: read"})}}function k({number:u,headSha:a,isFork:o}){return{number:u,headSha:a,
isFork:o}}const v=/\(#(\d{1,9})\)$/;async function S(u,a){const{github:o,baseRef:y}=a,[n="",h,...f]=u.parents;if(h!==void 0){
if(f.length>0)return;const s=(await(0,T().pullsOfCommit)(o,h)).filter(b=>b.headSha===h&&p(b,y));return s.find(({isFork:b})=>b)??
s[0]}const O=v.exec(u.subject)?.[1];if(O===void 0)return;const m=await(0,T().pullOrigin)(o,Number(O));return await c(m,n,
u,a)?m:void 0}function p(u,a){return u.isOpen&&u.baseRef===a}async function c(u,a,o,{repository:y,baseRef:n}){return o===
void 0||!p(u,n)?!1:(await(0,P().requireCommits)(y,[u.headSha],[`refs/pull/${u.number}/head`]),await(0,P().mergeBase)(y,a,
u.headSha,[o.commit,u.headSha]),await(0,P().mergedTree)(y,a,u.headSha)===o.tree)}},46960:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.inWords=O,w.mergeGroup=u,w.parsePayload=f,w.pullRequest=$,w.pullRequestReview=A,w.repositorySchema=
void 0,w.requireUnprivileged=m;function i(){const r=t(7723);return i=function(){return r},r}function T(){const r=t(81014);
return T=function(){return r},r}function R(){const r=t(41895);return R=function(){return r},r}const P=w.repositorySchema=
i().object({repository:i().object({name:i().string().min(1),owner:i().object({login:i().string().min(1)}),default_branch:i().
string().min(1)}).transform(({name:r,owner:s,default_branch:b})=>({owner:s.login,repo:r,defaultBranch:b}))}),I=i().object(
{action:i().string().optional(),changes:i().looseObject({base:i().unknown()}).partial().optional(),repository:i().object(
{id:i().int(),name:i().string().min(1),owner:i().object({login:i().string().min(1)}),default_branch:i().string().min(1).
optional()}),pull_request:i().object({number:i().int().positive(),head:i().object({sha:T().objectIdSchema,repo:i().object(
{id:i().int()}).nullable()}),base:i().object({sha:T().objectIdSchema,ref:i().string().min(1)}),changed_files:i().int().nonnegative().
optional()})});function $(r){const{action:s,changes:b,pull_request:l}=I.parse(r);i().int().parse(l.changed_files);const e=s===
"edited"&&(b===void 0||"base"in b)?"moved":s;return{...A(r),...e!==void 0&&{action:e}}}function A(r){const{repository:s,
pull_request:b}=I.parse(r);return{name:"pull_request",pullRequest:{owner:s.owner.login,repo:s.name,number:b.number,isFork:b.
head.repo?.id!==s.id,...b.changed_files!==void 0&&{changedFiles:b.changed_files}},headSha:b.head.sha,baseRef:b.base.ref,
baseSha:b.base.sha,...s.default_branch!==void 0&&{defaultBranch:s.default_branch}}}const k=/^0+$/,v=/^refs\/heads\//,S=/^refs\/(?:heads|tags)\//,
p=i().object({...P.shape,merge_group:i().object({head_sha:T().objectIdSchema,base_sha:T().objectIdSchema,head_ref:i().string(),
base_ref:i().string()})}),c=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function u(r){const{repository:s,
merge_group:b}=p.parse(r),l=c.exec(b.head_ref)?.[1];return{name:"merge_group",...s,headSha:b.head_sha,against:{commit:b.
base_sha},baseRef:b.base_ref.replace(v,""),isOwn:!1,...l!==void 0&&{pullNumber:Number(l)}}}const a=i().object({...P.shape,
ref:i().string().min(1),before:T().objectIdSchema,after:T().objectIdSchema});function o(r){const{repository:s,ref:b,before:l,
after:d}=a.parse(r),{defaultBranch:e}=s,g=b===`refs/heads/${e}`;if(k.test(d)||!v.test(b)||g&&k.test(l))throw new(R()).GateError(
"event_unsupported",`The push of ${JSON.stringify(b)} adds no commits to a branch, or is the first of the default branch\
: there is nothing to compare with`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first pus\
h, run the gate on the next change.');return{name:"push",...s,...{headSha:d,against:g?{commit:l}:{branch:e},baseRef:e},isOwn:!0}}
const y=i().object({...P.shape,ref:i().string().min(1)});function n(r,s){const{repository:b,ref:l}=y.parse(r),{defaultBranch:d}=b;
return{name:"workflow_dispatch",...b,headSha:T().objectIdSchema.parse(s),against:{branch:d},baseRef:d,isOwn:S.test(l)}}const h=new Map(
[["pull_request",$],["pull_request_review",A],["pull_request_target",r=>({...$(r),privileged:!0})],["merge_group",u],["p\
ush",o],["workflow_dispatch",n]]);function f(r,s,b){const l=h.get(r);if(l===void 0)throw new(R()).GateError("event_unsup\
ported",`The event ${JSON.stringify(r)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md list\
s the supported events.");return O(r,()=>l(s,b))}function O(r,s){try{return s()}catch(b){throw b instanceof i().ZodError?
new(R()).GateError("event_invalid",`The payload is not a GitHub ${r} event: ${i().prettifyError(b)}`,"GITHUB_EVENT_PATH \
must be the path of the file that the runner wrote."):b}}function m(r){if("privileged"in r)throw new(R()).GateError("eve\
nt_unsupported","No command was run: on pull_request_target the commands of a change would have a write token and the se\
crets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},42287:function(L,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.resolveBranch=v,w.resolveEvent=$,w.resolveUnchecked=A;function i(){const c=t(
24634);return i=function(){return c},c}function T(){const c=t(19674);return T=function(){return c},c}function R(){const c=t(
67397);return R=function(){return c},c}function P(){const c=t(97928);return P=function(){return c},c}function I(){const c=t(
1096);return I=function(){return c},c}async function $(c,u,a){const o=u.name==="pull_request"?await(0,I().resolvePullRequest)(
c,u,a):await v(c,u,a);return await k(o,u,c,a)}async function A(c,u,a){const o=await(0,I().resolveFetched)(c,u,a);return await k(
o,u,c,a)}async function k(c,u,a,o){const{defaultBranch:y}=u;if(y===void 0)return c;const n=y===c.baseRef?c.policyCommit:
await(0,P().defaultTip)(a,u,o);return{...c,defaultBranch:{name:y,commit:n}}}async function v(c,{name:u,headSha:a,against:o,
baseRef:y,isOwn:n},h){const f="commit"in o?await S(c,o.commit,a):await p(c,o.branch,a,h);return{name:u,directory:c.directory,
head:a,audited:a,baseRef:y,...f,isFork:!n}}async function S(c,u,a){return await(0,i().requireCommits)(c,[u,a],[u,a]),{base:u,
policyCommit:u}}async function p(c,u,a,o){const y=(0,T().fetched)(u),n=o.baseTip??`refs/remotes/origin/${u}`;await(0,i().
requireCommits)(c,[n],[y]);const[h]=await(0,R().resolveCommits)(c,[n]);return{base:await(0,i().mergeBase)(c,h,a,[a,y]),policyCommit:h}}},
1096:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveFetched=v,w.resolvePullRequest=k;function i(){
const n=t(41895);return i=function(){return n},n}function T(){const n=t(61388);return T=function(){return n},n}function R(){
const n=t(24634);return R=function(){return n},n}function P(){const n=t(213);return P=function(){return n},n}function I(){
const n=t(19674);return I=function(){return n},n}function $(){const n=t(67397);return $=function(){return n},n}function A(){
const n=t(97928);return A=function(){return n},n}async function k(n,h,f={}){const[O]=await(0,$().resolveCommits)(n,["HEA\
D"]),m=O===h.headSha?await c(n,h,await(0,A().baseTip)(n,h,f)):await p(n,h,O,f);return S(n,h,m)}async function v(n,h,f={}){
const{headSha:O,pullRequest:m}=h;await(0,R().requireCommits)(n,[O],[`refs/pull/${m.number}/head`]);const r=await(0,A().baseTip)(
n,h,f);return S(n,h,await c(n,h,r))}function S({directory:n},{headSha:h,baseRef:f,pullRequest:O},m){const{isFork:r}=O;return{
name:"pull_request",directory:n,head:h,baseRef:f,...m,isFork:r,pullRequest:O}}async function p(n,h,f,O){const{headSha:m,
baseRef:r}=h,[s,b,...l]=await(0,$().parentsOf)(n,f);if(s===void 0||b!==m||l.length>0)throw(0,T().checkoutDiffers)(`the c\
heckout is at ${(0,$().short)(f)}, which is neither that commit nor its test merge commit`,m,"actions");await(0,R().requireCommits)(
n,[s,m],[f,(0,I().fetched)(r)]);const d=await(0,A().baseTip)(n,h,O),e=await a({commit:f,base:s,tip:d},n,h,O);return e===
void 0?{base:s,audited:f,policyCommit:d}:{...await c(n,h,d),unprovenMerge:{commit:f,reason:e}}}async function c(n,h,f){const{
headSha:O,baseSha:m,baseRef:r}=h,s=await(0,R().mergeBase)(n,f,O,[O,f,(0,I().fetched)(r)]),[b]=await(0,$().lookUpCommits)(
n,[m]);return(b===void 0||b===f?s:await(0,R().mergeBase)(n,b,O))===s&&await u(n,h,s),{base:s,audited:O,policyCommit:f}}async function u(n,{
headSha:h,pullRequest:f},O){const{changedFiles:m}=f;if(m===void 0)return;const r=(await(0,P().changedFiles)(n,O,h)).length;
if(!(r>=m))throw new(i()).GateError("change_incomplete",`GitHub reports ${m} changed files, but this clone shows only ${r}`,
"Set `fetch-depth: 0` on actions/checkout, and run the job again.")}async function a(n,h,f,O){if(!await y(n,h,f))return`\
its first parent ${(0,$().short)(n.base)} is not a recent commit of ${f.baseRef}`;const m=async()=>await O.merge?.()===n.
commit,r=(await h.shallowCommits()).size>0;if(r&&await m())return;const s=await o(n,h,f);return s===void 0||r?s:await m()?
void 0:s}async function o(n,h,{headSha:f,baseRef:O}){(await h.shallowCommits()).size>0&&await(0,R().mergeBase)(h,n.base,
f,[n.commit,(0,I().fetched)(O)]);const[m,[r]]=await Promise.all([(0,R().mergedTree)(h,n.base,f),h.read([`${n.commit}^{tr\
ee}`])]);return m===void 0?"git cannot compute this merge":m===r?.oid?void 0:"git computes other content for it"}async function y({
base:n,tip:h},f,O){return n===h||n===O.baseSha?!0:await(0,A().descends)(f,n,O.baseSha,O)&&await(0,A().descends)(f,h,n,O)}},
96493:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.findPullRequests=S,w.parseWorkflowRun=k;function i(){
const p=t(7723);return i=function(){return p},p}function T(){const p=t(1207);return T=function(){return p},p}function R(){
const p=t(81014);return R=function(){return p},p}function P(){const p=t(41895);return P=function(){return p},p}function I(){
const p=t(46960);return I=function(){return p},p}const $=i().object({...I().repositorySchema.shape,workflow_run:i().object(
{id:i().int().positive(),event:i().string(),head_sha:R().objectIdSchema,head_branch:i().string().min(1).nullable(),head_repository:i().
object({owner:i().object({login:i().string().min(1)})}).nullable()})}),A=["pull_request","pull_request_review"];function k(p,c){
if(p!=="workflow_run")throw v(`\`mode: publish\` does not support the event ${JSON.stringify(p)}`);const u=(0,I().inWords)(
p,()=>$.parse(c)),{repository:a,workflow_run:o}=u,{owner:y,repo:n}=a;if(!A.includes(o.event))throw v(`The workflow run w\
as started by ${JSON.stringify(o.event)}`);if(o.head_branch===null||o.head_repository===null)throw v("The branch or the \
repository of the workflow run was deleted");const h={owner:o.head_repository.owner.login,branch:o.head_branch};return{owner:y,
repo:n,runId:o.id,headSha:o.head_sha,head:h}}function v(p){return new(P()).GateError("event_unsupported",p,"Trigger it o\
n `workflow_run` of the workflow that gates pull requests (docs/github.md).")}async function S(p,{owner:c,repo:u,head:a,
headSha:o}){const y={client:p,owner:c,repo:u};try{const n=`${a.owner}:${a.branch}`,f=(await(0,R().pullsWithHead)(y,o,{from:n})).
map(async({number:m})=>(0,I().pullRequest)(await(0,R().pullRequestAsPayload)(y,m)));return(await Promise.all(f)).filter(
m=>m.headSha===o).sort((m,r)=>m.pullRequest.number-r.pullRequest.number)}catch(n){throw(0,T().asUnavailable)(n,{doing:"f\
ind the pull request",permission:"pull-requests: read"})}}},61218:function(L,w){Object.defineProperty(w,"__esModule",{value:!0}),
w.MAX_ANNOTATIONS=w.GITHUB_LIMITS=void 0;const t=w.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
i=w.MAX_ANNOTATIONS=500},89055:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.downloadArtifact=$,w.readZipFile=
k;function i(){const p=t(51041);return i=function(){return p},p}function T(){const p=t(41895);return T=function(){return p},
p}function R(){const p=t(40410);return R=function(){return p},p}function P(){const p=t(1207);return P=function(){return p},
p}const I=16*1024*1024;async function $({client:p,owner:c,repo:u},a,o){const{actions:y}=p.octokit.rest;try{const{data:n}=await y.
listWorkflowRunArtifacts({owner:c,repo:u,run_id:a,name:o,per_page:100}),[h]=n.artifacts.filter(O=>O.name===o&&!O.expired).
sort((O,m)=>m.id-O.id);if(h===void 0)throw S(`is missing: ${JSON.stringify(o)}`);if(h.size_in_bytes>I)throw S(`is larger\
 than ${I} bytes`);const f=await y.downloadArtifact({owner:c,repo:u,artifact_id:h.id,archive_format:"zip",request:{...R().
LEAVES_API,parseSuccessResponseBody:!1}});return await A(f.data)}catch(n){throw(0,P().asUnavailable)(n,{doing:"download \
the report",permission:"actions: read"})}}async function A(p){const c=[];let u=0;for await(const a of p){if(u+=a.length,
u>I)throw S(`is larger than ${I} bytes`);c.push(a)}return Buffer.concat(c)}async function k(p,c,u){try{const a=await(0,i().
fromBufferPromise)(p,{lazyEntries:!0});return await v(a,c,u)}catch(a){throw a instanceof T().GateError?a:S(`is not a rea\
dable zip archive (${String(a)})`,a)}}async function v(p,c,u){for await(const a of p.eachEntry()){if(a.fileName!==c)continue;
if(a.uncompressedSize>u)throw S(`has a ${c} that is too large`);const o=[];for await(const y of await p.openReadStreamPromise(
a))o.push(y);return Buffer.concat(o)}throw S(`has no ${c}`)}function S(p,c){return new(T()).GateError("artifact_invalid",
`The artifact of the workflow run ${p}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:c})}},77954:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.appendAnnotations=A,w.missingAnnotations=I;function i(){const v=t(61218);return i=function(){
return v},v}function T(){const v=t(34413);return T=function(){return v},v}function R(){const v=t(40410);return R=function(){
return v},v}function P(){const v=t(1207);return P=function(){return v},v}async function I(v,S,p){if(S.annotationsCount===
0)return p;const{client:c,owner:u,repo:a}=v,o=await c.octokit.paginate(c.octokit.rest.checks.listAnnotations,{owner:u,repo:a,
check_run_id:S.id,per_page:100}),y=new Set(o.map($)),n=new Set(p.map($));if([...y].every(h=>n.has(h)))return p.filter(h=>!y.
has($(h)))}function $(v){const{path:S,start_line:p,end_line:c,start_column:u,end_column:a}=v,{annotation_level:o,title:y,
message:n}=v,h=[y,n].map(O=>O?.trim()??"");return JSON.stringify([S,p,c,...[u??0,a??0],o,...h])}async function A(v,S,p){
const c=i().GITHUB_LIMITS.annotationsPerRequest,u=[];let a=S.annotationsCount;for(let o=0;o<p.length;o+=c){const y=p.slice(
o,o+c);try{await k(v,S,y,a),a+=y.length}catch(n){const h=(0,P().readFailure)(n).kind==="invalid",f=h?y.length:p.length-o,
O=(0,P().explainFailure)(n,{...(0,T().checkOperation)(v),doing:"annotate"});if(u.push(`Missing annotations: ${f}; ${O}.`),
!h)break}}return u}async function k({client:v,owner:S,repo:p},{id:c},u,a){const{checks:o}=v.octokit.rest,y={owner:S,repo:p,
check_run_id:c},n=async()=>{const h={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...u]};return await o.
update({...y,status:"in_progress",output:h,...R().NOT_REPEATABLE}),!0};await v.once(n,async()=>{const{data:h}=await o.get(
y);return h.output.annotations_count>=a+u.length||void 0})}},52155:function(L,w,t){Object.defineProperty(w,"__esModule",
{value:!0}),w.claimOf=y,w.claimedId=v,w.isClaimedBy=h,w.isLater=m,w.isOfGate=o,w.isTaken=O,w.isWaiting=f,w.newRunKey=k,w.
otherPull=r,w.resultId=p,w.resultOf=n,w.shortPolicy=c,w.waitingId=S;function i(){const s=t(77598);return i=function(){return s},
s}const T="merge_group",R="waiting",P=12,I=100,$=/^gene-gate:(.+):(\d{1,9})$/,A=/^(sha256:[0-9a-f]{64});([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9})$/;
function k(s){return`${s??"run"}:${(0,i().randomUUID)()}`}function v({runKey:s,claim:b}){return`gene-gate:${s}:${b}`}function S(s){
return v({runKey:R,claim:y(s)})}function p(s,{digest:b,policy:l},{event:d,base:e,pulls:g}){const E=g.map(M=>`#${M}`).join(
","),C=[d,u(e),c(l),E];return[b,...C,y(s)].join(";")}function c(s){return s?.replace(/^sha256:/,"").slice(0,P)??"none"}function u(s){
return encodeURIComponent(s).slice(0,I)}function a({externalId:s}){const[,b,l]=$.exec(s)??[];if(b!==void 0)return{event:b.
split(":")[0]??"",claim:Number(l),runKey:b};const[,d,e="",g,E="",C="",M]=A.exec(s)??[];if(d===void 0)return;const N=[...C.
matchAll(/#(\d+)/g)].map(([,G])=>Number(G)),U={digest:d,event:e,policy:E,pulls:N,isInto:G=>g===u(G)};return{event:e,claim:Number(
M),result:U}}function o(s){return a(s)!==void 0}function y(s){return a(s)?.claim??0}function n(s){return s?.completed?a(
s)?.result:void 0}function h(s,b){return!s.completed&&a(s)?.runKey===b}function f(s){return h(s,R)}function O(s,{event:b}){
const l=d=>!(d.completed&&d.conclusion==="success");return b!==T&&s.some(d=>a(d)?.event===T&&l(d))}function m(s,{runKey:b,
claim:l},d){const e=a(s);return e===void 0||e.runKey===R||e.runKey===b?!1:e.claim!==l?e.claim>l:d===void 0||s.id>=d.id}function r(s,{
pulls:b}){const[l,...d]=n(s)?.pulls??[];if(!(l===void 0||d.length>0||b.includes(l)))return l}},34413:function(L,w,t){Object.
defineProperty(w,"__esModule",{value:!0}),w.CONCLUSIONS=void 0,w.checkOperation=P,w.completeCheck=o,w.createCheck=p,w.findUnfinished=
$,w.gateChecks=I,w.isStillClaimed=k,w.leaveWaiting=h,w.listChecks=A,w.supersedeCheck=n,w.takeUpCheck=c,w.updateCheck=u;function i(){
const f=t(52155);return i=function(){return f},f}function T(){const f=t(40410);return T=function(){return f},f}function R(){
const f=t(1207);return R=function(){return f},f}function P({readOnlyToken:f=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:f}}async function I(f,O){return(await A(f,f.headSha,O)).filter(i().isOfGate).sort((r,s)=>s.
id-r.id)}async function $(f,{runKey:O,checkName:m}){return(await A(f,f.headSha,m)).filter(s=>(0,i().isClaimedBy)(s,O))}async function A({
client:f,owner:O,repo:m},r,s){const b=await f.octokit.paginate(f.octokit.rest.checks.listForRef,{owner:O,repo:m,ref:r,...s!==
void 0&&{check_name:s},filter:"all",per_page:100});return(0,R().requireAsked)(b.every(({head_sha:l,name:d})=>l===r&&d===
(s??d)),"the check runs of this name on the commit"),b.map(v)}async function k({client:f,owner:O,repo:m},{id:r,externalId:s}){
const{data:b}=await f.octokit.rest.checks.get({owner:O,repo:m,check_run_id:r});return(0,R().requireAsked)(b.id===r,"this\
 check run"),b.external_id===s&&b.status!=="completed"}function v(f){return{id:f.id,name:f.name,url:f.html_url,detailsUrl:f.
details_url??"",completed:f.status==="completed",conclusion:f.conclusion,externalId:f.external_id??"",appId:f.app?.id,appSlug:f.
app?.slug,headSha:f.head_sha,completedAt:f.completed_at??"",annotationsCount:f.output.annotations_count,summary:f.output.
summary??""}}function S(f){return{status:"in_progress",external_id:(0,i().claimedId)(f),started_at:new Date().toISOString(),
...f.detailsUrl!==void 0&&{details_url:f.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running t\
he change."}}}async function p(f,O,m){const{client:r,owner:s,repo:b,headSha:l}=f,d=async()=>{const{data:e}=await r.octokit.
rest.checks.create({owner:s,repo:b,head_sha:l,name:O.checkName,...S(O),...T().NOT_REPEATABLE});return(0,R().requireAsked)(
e.head_sha===l,"this commit"),v(e)};return r.once(d,async()=>(await $(f,O)).find(({id:g})=>g>(m?.id??0)))}async function c(f,O,m){
return v(await u(f,m,S(O)))}async function u({client:f,owner:O,repo:m},{id:r},s){const b={owner:O,repo:m,check_run_id:r,
...s},{data:l}=await f.octokit.rest.checks.update(b);return(0,R().requireAsked)(l.id===r,"this check run"),l}const a=w.CONCLUSIONS=
["failure","action_required","neutral","success"];async function o(f,O,{conclusion:m,externalId:r,output:s}){const l=await u(
f,O,{status:"completed",conclusion:m,external_id:r,output:s});if(l.status!=="completed"||l.conclusion!==m)throw new(R()).
BrokenAnswer("the check run is not completed with this result")}const y=" (superseded)";async function n(f,{checkName:O},m){
await u(f,m,{name:`${O}${y}`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`\
The result for this commit is in the check run \u201C${O}\u201D.`}})}async function h(f,O,m){const r=(0,i().waitingId)(O);
await u(f,O,{status:"in_progress",external_id:r,output:m})}},40410:function(L,w,t){Object.defineProperty(w,"__esModule",
{value:!0}),w.PASSING_FAILURES=w.NOT_REPEATABLE=w.LEAVES_API=void 0,w.connect=A,w.waitBeforeRetry=b;function i(){const l=t(
58500);return i=function(){return l},l}function T(){const l=t(78589);return T=function(){return l},l}function R(){const l=t(
1207);return R=function(){return l},l}const P=w.LEAVES_API={leavesApi:!0},I=18e4,$=3e3;function A(l,d={}){const{timeoutMs:e=15e3,
sleep:g=k,now:E=Date.now,signal:C}=d,M=d.baseUrl||"https://api.github.com",N=(0,T().getOctokit)(l,{baseUrl:M});let j=I;async function U(F,B){
for(let H=1;;H+=1){const W=E();try{return await F()}catch(D){const V=b((0,R().readFailure)(D),H,E());if(V===void 0||C?.aborted||
(j-=E()-W+V,j<0)||(await g(V,C),C?.aborted))throw D}const J=await B?.();if(J!==void 0)return J}}return N.hook.wrap("requ\
est",(F,B)=>{const H=B.request?.fetch??globalThis.fetch,W=B.request?.leavesApi?H:o(H,M),J=async()=>{a(B.url,M),B.request=
{...B.request,fetch:W,signal:G()};try{const D=await F(B);return n(D.status,D.headers.location),v(B,D),D}catch(D){throw p(
D)}};return B.request?.notRepeatable===!0?J():U(J)}),{octokit:N,once:U};function G(){return C===void 0?AbortSignal.timeout(
e):C.aborted?AbortSignal.timeout(Math.min(e,$)):AbortSignal.any([C,AbortSignal.timeout(e)])}}function k(l,d){return(0,i().
setTimeout)(l,void 0,d&&{signal:d}).catch(()=>{})}function v({method:l,url:d},{status:e,data:g}){if(!(l==="DELETE"?e===204:
e===200||e===201))throw new(R()).BrokenAnswer(`its status is ${e}`);if(l==="DELETE")return;if(typeof g!="object"||g===null)
throw new(R()).BrokenAnswer("it was truncated or is not JSON");if((l==="POST"||l==="PATCH")&&!d.endsWith("/graphql")&&!("\
id"in g))throw new(R()).BrokenAnswer("it has no id");if(/[?&]per_page=/.test(d)&&!Array.isArray(S(d,g)))throw new(R()).BrokenAnswer(
"it is not a list")}function S(l,d){return/\/check-runs\?/.test(l)?"total_count"in d&&"check_runs"in d?d.check_runs:void 0:
d}function p(l){const{status:d,said:e}=(0,R().readFailure)(l);return d===409?new(R()).BrokenAnswer(`its status is 409, ${e}`,
{cause:l}):l}class c extends Error{name="ForeignAnswer"}const u=5;function a(l,d){const{origin:e}=new URL(l,`${d}/`);if(e!==
new URL(d).origin)throw h(e)}function o(l,d){const{origin:e}=new URL(d);return async(g,E)=>{let C=String(g);for(let M=0;;M+=
1){const N=await l(C,{...E,redirect:"manual"}),j=y(N.status)?N.headers.get("location"):null,U=j!==null&&URL.canParse(j,C)&&
new URL(j,C);if(!U||U.origin!==e||M===u)return N;await N.body?.cancel(),C=U.href}}}function y(l){return l>=300&&l<400}function n(l,d){
if(y(l)&&typeof d=="string")throw h(d)}function h(l){const d=URL.canParse(l)?new URL(l).origin:l;return new c(`the answe\
r refers to ${d}, which is not GitHub's API`)}const f=4,O=60,m=60,r=w.NOT_REPEATABLE={request:{notRepeatable:!0}},s=w.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function b(l,d,e){if(!s.has(l.kind)||d>=f)return;if(l.kind!==
"rate_limited")return 1e3*2**(d-1);const g=l.resetAt===void 0?void 0:Math.max(1,l.resetAt-e/1e3),E=l.retryAfter??g??m;return E>
O?void 0:Math.ceil(E*1e3)}},66059:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.commentThread=R,w.missingLineComments=
I,w.writeReview=k;function i(){const v=t(40410);return i=function(){return v},v}function T(){const v=t(1207);return T=function(){
return v},v}function R(v,S,p){const{client:c,owner:u,repo:a}=v,{issues:o}=c.octokit.rest,y={owner:u,repo:a};let n;async function h(){
const s=(await c.octokit.paginate(o.listComments,{...y,issue_number:S,per_page:100})).filter(b=>b.body?.startsWith(p));return s.
length===0?[]:(n??=await P(c),s.filter(b=>b.user?.login===n).map(({id:b,html_url:l,body:d=""})=>({id:b,url:l,body:d})).sort(
(b,l)=>b.id-l.id))}async function f(r){const s=async()=>{const{data:b}=await o.createComment({...y,issue_number:S,body:r,
...i().NOT_REPEATABLE});return n??=b.user?.login,{id:b.id,url:b.html_url,body:r}};return c.once(s,async()=>(await h())[0])}
async function O(r,s){const[b,...l]=r;if(b!==void 0)return await m(b,l,s);const d=await f(s),[e=d,...g]=await h();return await m(
e,g,s)}async function m(r,s,b){r.body!==b&&await o.updateComment({...y,comment_id:r.id,body:b});for(const{id:l}of s)await(0,T().
ifFound)(o.deleteComment({...y,comment_id:l}));return r}return{own:h,leaveOne:O}}async function P({octokit:v}){return(await v.
graphql("{ viewer { login } }")).viewer.login}async function I(v,S){const p=await A(v);return S.filter(c=>!p.has($(c)))}
function $({path:v,start_line:S,line:p,body:c}){return JSON.stringify([v,S??p,p,c.trim()])}async function A({target:v,number:S,
marker:p}){const{client:c,owner:u,repo:a}=v,y=(await c.octokit.paginate(c.octokit.rest.pulls.listReviewComments,{owner:u,
repo:a,pull_number:S,per_page:100})).filter(({body:f})=>f.startsWith(p));if(y.length===0)return new Set;const n=await P(
c),h=y.filter(({user:f})=>f.login===n);return new Set(h.map(({path:f,line:O,start_line:m,body:r})=>$({path:f,line:O??0,...m&&
{start_line:m},body:r})))}async function k(v,S,p){const{target:c,number:u,marker:a}=v,{client:o,owner:y,repo:n,headSha:h}=c,
f=async()=>(await o.octokit.rest.pulls.createReview({owner:y,repo:n,pull_number:u,commit_id:h,event:"COMMENT",body:`${a}\

${p}`,comments:S.map(O=>({...O,side:"RIGHT",...O.start_line!==void 0&&{start_side:"RIGHT"}})),...i().NOT_REPEATABLE}),!0);
await o.once(f,async()=>{const O=await A(v);return S.some(m=>O.has($(m)))||void 0})}},53844:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.nameOfPull=$,w.obtainCheck=I,w.renameOthers=A,w.settleCheck=k;function i(){const c=t(77954);
return i=function(){return c},c}function T(){const c=t(52155);return T=function(){return c},c}function R(){const c=t(34413);
return R=function(){return c},c}function P(){const c=t(1207);return P=function(){return c},c}async function I(c,u,a){const o=await(0,R().
gateChecks)(c,u.checkName);if((0,T().isTaken)(o,u.binding))return"merge queue";if(a!==void 0&&o.some(f=>(0,T().isLater)(
f,{...u,claim:a})))return"later run";const y=Math.max(0,...o.map(T().claimOf)),n={...u,claim:a??y+1},h=o.filter(f=>(0,T().
otherPull)(f,u.binding)===void 0);for(const f of h){const O=await p(c,n,f);if(O)return O}return await(0,R().createCheck)(
c,n,o[0])}function $(c,u){return`${c} (#${u})`}async function A(c,u,a){for(const o of a??await(0,R().gateChecks)(c,u.checkName)){
const y=(0,T().otherPull)(o,u.binding);y!==void 0&&await(0,R().updateCheck)(c,o,{name:$(u.checkName,y)})}}async function k(c,u,a,o){
const y={...u,claim:(0,T().claimOf)(a)},n=await(0,R().listChecks)(c,c.headSha,u.checkName),h=n.filter(T().isOfGate).sort(
(g,E)=>E.id-g.id);if((0,T().isTaken)(h,u.binding))return;const f=n.filter(g=>!(0,T().isOfGate)(g)&&!v(g,u)),O=h.filter(g=>g.
appId===a.appId&&(0,T().otherPull)(g,u.binding)===void 0),m=g=>(0,T().isLater)(g,y,a)&&!(g.completed&&u.joins===!0);if(O.
some(m))return;u.separates&&await A(c,u,h);const r=Math.max(...[a,...O].map(T().claimOf)),s={...u,claim:r},[b]=O,l=b?.externalId===
a.externalId&&!b.completed?b:b&&await p(c,s,b),d=l&&await(0,i().missingAnnotations)(c,l,o);return l&&d?{run:l,missing:d,
superseded:O.filter(({id:g})=>g!==l.id),twins:f}:{run:await(0,R().createCheck)(c,s,b),missing:o,superseded:O,twins:f}}function v({
detailsUrl:c},{detailsUrl:u}){return u!==void 0&&c.startsWith(`${u}/`)}const S=new Set(["forbidden","not_found","invalid"]);
async function p(c,u,a){try{const o=await(0,R().takeUpCheck)(c,u,a);return o.completed||o.externalId!==(0,T().claimedId)(
u)?void 0:o}catch(o){if(S.has((0,P().readFailure)(o).kind))return;throw o}}},81014:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.objectIdSchema=void 0,w.pullOrigin=p,w.pullRequestAsPayload=v,w.pullRequestHunks=u,w.pullRequestState=
A,w.pullsOfCommit=S,w.pullsWithHead=k,w.readFileAt=a,w.refTip=y;function i(){const n=t(7723);return i=function(){return n},
n}function T(){const n=t(61218);return T=function(){return n},n}function R(){const n=t(1207);return R=function(){return n},
n}const P=w.objectIdSchema=i().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),I=i().object({number:i().int().positive(),
state:i().enum(["open","closed"]),head:i().object({sha:P,repo:i().object({id:i().int()}).nullable()}),base:i().object({ref:i().
string().min(1),repo:i().object({id:i().int()})})});async function $({client:n,owner:h,repo:f},O){const{data:m}=await n.
octokit.rest.pulls.get({owner:h,repo:f,pull_number:O}),r=I.parse(m);return(0,R().requireAsked)(r.number===O,`pull reques\
t ${O}`),{data:m,pull:r}}async function A(n,h){const{data:f,pull:O}=await $(n,h);return{headSha:O.head.sha,changedFiles:f.
changed_files}}async function k(n,h,{from:f,byGit:O}={}){const{client:m,owner:r,repo:s}=n,{list:b}=m.octokit.rest.pulls,
d={owner:r,repo:s,state:"open",...f===void 0?{}:{head:f},per_page:100},{data:e,headers:g}=await b(d),E=!/rel="next"/.test(
g.link??""),C=E?void 0:await O?.();if(C){const U=await Promise.all(C.map(G=>p(n,G)));return j(U.filter(({isOpen:G})=>G))}
const M=E?[]:await m.octokit.paginate(b,{...d,page:2}),N=i().array(I).parse([...e,...M]).map(c);return(0,R().requireAsked)(
N.every(({isOpen:U})=>U),"open pull requests"),j(N);function j(U){return U.filter(G=>G.headSha===h).map(({number:G,baseRef:F})=>({
number:G,baseRef:F})).sort((G,F)=>G.number-F.number)}}async function v(n,h){const{client:f,owner:O,repo:m}=n,{data:r}=await f.
octokit.rest.repos.get({owner:O,repo:m}),{data:s}=await $(n,h);return{repository:r,pull_request:s}}async function S({client:n,
owner:h,repo:f},O){const{repos:m}=n.octokit.rest,r={owner:h,repo:f,commit_sha:O,per_page:100},s=await n.octokit.paginate(
m.listPullRequestsAssociatedWithCommit,r);return i().array(I).parse(s).map(c)}async function p(n,h){const{data:f,pull:O}=await $(
n,h);return{...c(O),commits:f.commits}}function c({number:n,state:h,head:f,base:O}){return{number:n,isOpen:h==="open",baseRef:O.
ref,headSha:f.sha,isFork:f.repo?.id!==O.repo.id}}async function u({client:n,owner:h,repo:f},O,m){const{octokit:r}=n,s={owner:h,
repo:f,pull_number:O,per_page:100},b=new Map;for await(const{data:l}of r.paginate.iterator(r.rest.pulls.listFiles,s)){for(const{
filename:d,patch:e}of l)e!==void 0&&m.has(d)&&b.set(d,e);if(b.size===m.size)break}return b}async function a({client:n,owner:h,
repo:f},O,m){const r={owner:h,repo:f,path:O,ref:m},{data:s}=await n.octokit.rest.repos.getContent(r);if(Array.isArray(s)||
s.type!=="file"||s.encoding!=="base64")throw new Error(`expected a file of at most ${T().GITHUB_LIMITS.contentBytes} byt\
es`);return Buffer.from(s.content,"base64")}const o=i().object({ref:i().string(),object:i().object({sha:P})});async function y({
client:n,owner:h,repo:f},O){const m=await(0,R().ifFound)(n.octokit.rest.git.getRef({owner:h,repo:f,ref:O}));if(m===void 0)
return;const{ref:r,object:s}=o.parse(m.data);return(0,R().requireAsked)(r===`refs/${O}`,`refs/${O}`),s.sha}},64632:function(L,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.LAST_EDITS=void 0,w.githubReviews=a;function i(){const o=t(7723);return i=
function(){return o},o}function T(){const o=t(41895);return T=function(){return o},o}function R(){const o=t(1207);return R=
function(){return o},o}function P(){const o=t(81014);return P=function(){return o},o}const I=i().object({id:i().int(),login:i().
string(),type:i().string()}),$=i().object({id:i().int(),node_id:i().string(),user:I.nullable(),state:i().string(),body:i().
string().nullable(),commit_id:P().objectIdSchema.nullable().optional(),submitted_at:i().iso.datetime().optional()}).transform(
({node_id:o,commit_id:y=null,submitted_at:n=null,body:h,...f})=>({...f,nodeId:o,body:h??"",commit:y,submittedAt:n})),A=i().
object({user:I}),k=i().object({permission:i().string(),user:i().object({id:i().int()}).nullable()}),v=i().object({timelineItems:i().
object({nodes:i().array(i().object({createdAt:i().iso.datetime()}).nullable())})}),S=i().object({nodes:i().array(i().object(
{id:i().string(),lastEditedAt:i().iso.datetime().nullable(),pullRequest:v.optional()}).nullable())}),p=w.LAST_EDITS=`que\
ry($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,c=100,u=new Set(["admin","write"]);function a({client:o,owner:y,repo:n},{number:h}){const{pulls:f,repos:O}=o.octokit.
rest,m={owner:y,repo:n,pull_number:h};return{authorId:async()=>A.parse((await f.get(m)).data).user.id,list:async()=>{const r=await o.
octokit.paginate(f.listReviews,{...m,per_page:100});return i().array($).parse(r)},lastEdits:async r=>{const s=new Map,b=r.
map(({nodeId:l})=>l);for(let l=0;l<b.length;l+=c){const d=b.slice(l,l+c),e=S.parse(await o.octokit.graphql(p,{ids:d}));for(const g of e.
nodes){if(g===null)continue;const E=g.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;s.set(g.id,{editedAt:g.lastEditedAt,
retargetedAt:E})}}return s},mayWrite:async({id:r,login:s})=>{const b={owner:y,repo:n,username:s},l=await(0,R().ifFound)(
O.getCollaboratorPermissionLevel(b));if(l===void 0)return!1;const{permission:d,user:e}=k.parse(l.data);return e?.id===r&&
u.has(d)},explain:(r,s)=>r instanceof T().GateError?`could not ${s}: ${r.message}`:(0,R().explainFailure)(r,{doing:s,permission:"\
pull-requests: read"})}}},60823:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.annotationsOf=S;function i(){
const r=t(61218);return i=function(){return r},r}function T(){const r=t(78261);return T=function(){return r},r}function R(){
const r=t(10289);return R=function(){return r},r}function P(){const r=t(69633);return P=function(){return r},r}function I(){
const r=t(17577);return I=function(){return r},r}function $(){const r=t(94965);return $=function(){return r},r}const A=3,
k=80,v={error:"failure",warning:"warning",notice:"notice"};function S(r,s=i().MAX_ANNOTATIONS){const b=r.findings.filter(
c).filter(({suppressed:M,seed:N})=>!M&&!N),l=b.filter(({location:M})=>n(M.path)),d=(0,I().groupsOf)(l,u).sort((M,N)=>O(M.
lead,N.lead)),e=p(d.map(M=>a(M,r))),g=b.length-l.length,E=e.length-s,C=[E>0&&`Findings beyond the limit of ${s} annotati\
ons per check run: ${E}.`,g>0&&`Findings in files whose names cannot be used in an annotation: ${g}.`];return{annotations:e.
slice(0,s),notes:C.filter(M=>M!==!1)}}function p(r){return[...new Map(r.map(s=>[JSON.stringify(s),s])).values()]}function c(r){
return r.location!==void 0}function u(r){const{cause:s,severity:b,location:l,subject:d}=r,e=s===void 0||d?.command!==void 0;
return JSON.stringify(e?r:[s,b,l.path])}function a({lead:r,others:s},b){const{severity:l,rule:d,message:e,remedy:g,subject:E}=(0,I().
dangerFirst)(r),{location:C,note:M}=o(r.location,b),{line:N,column:j,end_line:U=N,end_column:G=j}=C,F=[d,E?.id].filter(Boolean).
join(": "),B=[e,g,...y(s),M].filter(Boolean).join(`
`)||d;return{path:C.path,start_line:N,end_line:Math.max(N,U),...U<=N&&{start_column:j,end_column:Math.max(j,G)},annotation_level:v[l],
title:(0,$().clip)(h(F).replace(/\s+/g," "),i().GITHUB_LIMITS.annotationTitle),message:f(h(B),i().GITHUB_LIMITS.annotationMessageBytes)}}
function o(r,s){const{path:b,line:l,end_line:d=l}=r,e=(0,P().headPlace)(s,r)?.line;if(e===void 0){const E=`This is line ${l}\
 of the audited commit ${(0,$().shortCommit)(s.audited_sha)}; the head has no such line.`;return{location:{path:b,line:1,
column:1},note:E}}const g=(0,P().headPlace)(s,{path:b,line:d})?.line??e;return{location:{...r,line:e,end_line:Math.max(e,
g)}}}function y(r){if(r.length===0)return[];const s=[...new Set(r.map(({subject:d,location:e})=>d?.id??`line ${e.line}`))],
b=s.length-A;return[`Also: ${s.slice(0,A).map(d=>(0,$().clip)(d,k)).join(", ")}${b>0?` and ${b} more`:""}`]}function n(r){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(r)&&(0,P().isRepositoryPath)(r)}function h(r){return(0,R().terminalLines)(
r).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function f(r,s){const b=Buffer.from(r);return b.length<=s?r:`${b.subarray(
0,s-Buffer.byteLength("\u2026")).toString().replace(/(?<!\ufffd)\ufffd+$/,"")}\u2026`}function O(r,s){const[b,l]=[r.location,
s.location];return(0,T().byHarm)(r,s)||m(b.path,l.path)||b.line-l.line}function m(r,s){return r===s?0:r<s?-1:1}},26789:function(L,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.beginCheck=y,w.checkContent=n,w.checkOutput=b,w.publishCheck=h;function i(){
const l=t(61218);return i=function(){return l},l}function T(){const l=t(77954);return T=function(){return l},l}function R(){
const l=t(52155);return R=function(){return l},l}function P(){const l=t(34413);return P=function(){return l},l}function I(){
const l=t(40410);return I=function(){return l},l}function $(){const l=t(1207);return $=function(){return l},l}function A(){
const l=t(53844);return A=function(){return l},l}function k(){const l=t(10289);return k=function(){return l},l}function v(){
const l=t(31048);return v=function(){return l},l}function S(){const l=t(94965);return S=function(){return l},l}function p(){
const l=t(45710);return p=function(){return l},l}function c(){const l=t(88863);return c=function(){return l},l}function u(){
const l=t(64597);return u=function(){return l},l}const a="the check run of this commit belongs to the merge queue, which\
 has not passed; push another commit to the pull request",o="a later run of the gate on this commit, or the merge queue,\
 has the check run";async function y(l,d,e){try{const g=e&&"run"in e?(0,R().claimOf)(e.run):void 0,E=await(0,A().obtainCheck)(
l,d,g);return E==="later run"?{reason:o,permanent:!0,lost:!0}:E==="merge queue"?{reason:a,permanent:!0}:{run:E}}catch(g){
const E=!I().PASSING_FAILURES.has((0,$().readFailure)(g).kind);return{reason:(0,$().explainFailure)(g,(0,P().checkOperation)(
l)),permanent:E}}}function n(l,d){const{report:e,title:g,text:E}=l,C=(0,c().carriedOutputs)(e);return{...d,conclusion:(0,u().
conclusionOf)(e),title:g,digest:(0,v().reportDigest)(e),policy:e.policy?.digest,page:M=>l.markdown(M-C.length,{part:"det\
ail"})+C,text:E}}async function h(l,d,e,g){const E="run"in e||e.permanent?e:await y(l,d);if("reason"in E)return{status:E.
lost?"skipped":"failed",reason:E.reason};try{const C=await(0,A().settleCheck)(l,d,E.run,g.annotations);return C===void 0?
(await s(l,d,await(0,P().findUnfinished)(l,d)),{status:"skipped",reason:o}):await f(l,d,C,g)}catch(C){return{status:"fai\
led",reason:(0,$().explainFailure)(C,(0,P().checkOperation)(l))}}}async function f(l,d,{run:e,missing:g,superseded:E,twins:C},M){
const j=[...await(0,T().appendAnnotations)(l,e,g),...C.slice(0,O).map(m)];if(!await(0,P().isStillClaimed)(l,e))return{status:"\
skipped",reason:o};const U={conclusion:M.conclusion,externalId:(0,R().resultId)(e,M,d.binding),output:b(M,[...M.notes,...j,
r(M,d)])},G=await B(U.output),F=await s(l,d,E);return{status:"reached",...e.url!==null&&{where:e.url},notes:[...j,...G,...F]};
async function B(H){try{return await(0,P().completeCheck)(l,e,{...U,output:H}),[]}catch(W){if((0,$().readFailure)(W).kind!==
"invalid")throw W;const J=(0,$().explainFailure)(W,(0,P().checkOperation)(l)),D=M.title.replace(/[^\x20-\x7e]/g,"?");return await(0,P().
completeCheck)(l,e,{...U,output:{title:(0,S().clip)(D,i().GITHUB_LIMITS.checkTitle),summary:`The step summary and the re\
sult files have the details: ${J}.`}}),[J]}}}const O=3;function m({url:l,appSlug:d="unknown",conclusion:e,completed:g}){
return`Another check run of this commit has the same name, but is not the gate's: it is ${g?e:"not completed"}, by the a\
pp ${d}, ${l??"without a page"}. Its result says nothing about this change, and can satisfy or block a rule that require\
s the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function r({policy:l},{binding:{event:d,
base:e}}){return`The result is about ${d} into ${(0,k().markdownCode)(e)}, policy ${(0,R().shortPolicy)(l)}.`}async function s(l,d,e){
const g=[];for(const E of e)try{await(0,P().supersedeCheck)(l,d,E)}catch(C){g.push((0,$().explainFailure)(C,{...(0,P().checkOperation)(
l),doing:"rename an older check run of the same name"}))}return g}function b({title:l,page:d,text:e},g){const E=e?.(i().
GITHUB_LIMITS.checkText);return{title:(0,S().clip)(l,i().GITHUB_LIMITS.checkTitle),summary:(0,p().withNotes)(d,g,i().GITHUB_LIMITS.
checkSummary),...E!==void 0&&{text:(0,S().clip)(E,i().GITHUB_LIMITS.checkText)}}}},31540:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.commentMarker=$,w.publishComment=A;function i(){const v=t(61218);return i=function(){return v},
v}function T(){const v=t(66059);return T=function(){return v},v}function R(){const v=t(1207);return R=function(){return v},
v}function P(){const v=t(81014);return P=function(){return v},v}function I(){const v=t(45710);return I=function(){return v},
v}function $(v){return`<!-- gene-gate: ${encodeURIComponent(v).replaceAll("-","%2D")} -->`}async function A(v,{mode:S,name:p,
place:c},u,a){const{pullRequest:o,readOnlyToken:y=!1}=v;if(S==="never")return(0,I().skipped)("the `comment` input is `ne\
ver`");if(o===void 0)return(0,I().skipped)("the event has no pull request");const n={doing:"write the comment",permission:"\
pull-requests: write",readOnlyToken:y};try{const h=(0,T().commentThread)(v,o.number,$(p)),f=await h.own(),{verdict:O,read:m=[],
agent_files:r=[]}=u.report,s=O==="pass"&&m.length+r.length===0;if(s&&f.length===0&&S==="on-findings")return(0,I().skipped)(
"there is nothing to report");const{headSha:b}=await(0,P().pullRequestState)(v,o.number);if(b!==v.headSha)return(0,I().skipped)(
`the head of the pull request is now ${b}, which has its own run`);const l=s&&S==="on-findings"?[k]:[],d=[$(p),...l,""].
join(`
`),e=i().GITHUB_LIMITS.commentBody-d.length,g=`${d}${(0,I().withNotes)(C=>u.markdown(C,c),a,e)}`;return{status:"reached",
where:(await h.leaveOne(f,g)).url}}catch(h){return{status:"failed",reason:(0,R().explainFailure)(h,n)}}}const k=`Nothing\
 is left of what was reported here.
`},45710:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.skipped=T,w.withNotes=R;function i(){const P=t(
94965);return i=function(){return P},P}function T(P){return{status:"skipped",reason:P}}function R(P,I,$){if(I.length===0)
return(0,i().clip)(P($),$);const A=(0,i().clip)(`

---
${I.map(v=>`- ${v}`).join(`
`)}
`,$),k=$-A.length;return`${(0,i().clip)(P(k),k)}${A}`}},67111:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.logAnnotations=A,w.logChannels=k,w.logFailures=p;function i(){const c=t(51660);return i=function(){return c},c}function T(){
const c=t(63245);return T=function(){return c},c}function R(){const c=t(94965);return R=function(){return c},c}function P(){
const c=t(20849);return P=function(){return c},c}const I=10,$={failure:"error",warning:"warning",notice:"notice"};function A(c,u){
let a=0;for(const[o,y]of Object.entries($)){const n=u.filter(({annotation_level:h})=>h===o);a+=Math.max(0,n.length-I);for(const h of n.
slice(0,I))c[y](h.message,{title:h.title,file:h.path,startLine:h.start_line,endLine:h.end_line,...h.start_column!==void 0&&
{startColumn:h.start_column},...h.end_column!==void 0&&{endColumn:h.end_column}})}a>0&&c.info(`Findings omitted from the\
 log: ${a}; see the summary.`)}function k(c,u){for(const[a,o]of Object.entries(u))if(o.status==="failed"&&c.warning(`${a}\
: ${o.reason}`),o.status==="skipped"&&c.info(`${a}: skipped: ${o.reason}`),o.status==="reached"){c.info(`${a}: published${o.
where===void 0?"":` (${o.where})`}`);for(const y of o.notes??[])c.warning(`${a}: ${y}`)}}const v={lines:20,columns:160},
S=50;async function p(c,u){const a=(0,T().reportSections)(u).failed.filter(({command:o})=>!o.outcome?.reused);for(const{
command:o,gene:y,position:n}of a.slice(0,S)){if(o.outcome===void 0)continue;const h=`${y.id}, command ${n} ${(0,R().statusWords)(
o.outcome)}: ${o.command}`;c.startGroup((0,P().safeLine)(h));const f=(0,i().errorLines)(o.outcome,v.lines,v.columns);await(0,P().
withoutLogCommands)(c.info,async()=>{for(const O of f)c.info(`\u2502 ${(0,P().safeLine)(O)}`)}),c.endGroup()}}},88863:function(L,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.carriedOutputs=c,w.outputsOf=v,w.readCarried=u,w.setOutputs=a;function i(){
const n=t(7723);return i=function(){return n},n}function T(){const n=t(1207);return T=function(){return n},n}function R(){
const n=t(26040);return R=function(){return n},n}function P(){const n=t(13970);return P=function(){return n},n}function I(){
const n=t(94965);return I=function(){return n},n}const $=i().string().regex(/^\d{1,9}$/),A=i().strictObject({verdict:P().
verdictSchema,"next-actor":P().nextActorSchema,errors:$,warnings:$,"genes-changed":$,"commands-run":$,"commands-passed":$,
"commands-failed":$,"commands-blocked":$,"approval-digest":i().string().regex(/^(?:sha256:[0-9a-f]{64})?$/)});function k(n){
const h=n.genes.flatMap(m=>m.commands),f=h.filter(({outcome:m})=>m&&(0,I().didRun)(m)),O=f.filter(({outcome:m})=>m?.status===
"passed");return{verdict:n.verdict,"next-actor":n.next_actor,errors:String(y(n,"error")),warnings:String(y(n,"warning")),
"genes-changed":String(n.genes.length),"commands-run":String(f.length),"commands-passed":String(O.length),"commands-fail\
ed":String(f.length-O.length),"commands-blocked":String(h.filter(({verdict:m})=>m==="block").length),"approval-digest":n.
approval_digest??""}}function v(n,h,f,O={}){const m={check:o(O.check),comment:o(O.comment)};return S(k(n),h,f,m)}function S(n,h,f,O){
return{...n,conclusion:h,"report-path":f?.report??"","page-path":f?.html??"","agent-task-path":f?.agentTask??"","validat\
ion-reports-path":f?.validationReports??"","sarif-path":f?.sarif??"","junit-path":f?.junit??"","check-url":O.check,"comm\
ent-url":O.comment}}const p=/\n<!-- gene-gate outputs (\{[^<>]*\}) -->/g;function c(n){return`
<!-- gene-gate outputs ${JSON.stringify(k(n))} -->`}function u({summary:n,conclusion:h,url:f}){return(0,R().attempt)(()=>{
const O=A.parse(JSON.parse([...n.matchAll(p)].at(-1)?.[1]??""));return S(O,h??"",void 0,{check:f??"",comment:""})})}function a(n,h){
try{for(const[f,O]of Object.entries(h))n.setOutput(f,O)}catch(f){n.warning(`could not set the outputs: ${(0,T().readFailure)(
f).said}`)}}function o(n){return n?.status==="reached"?n.where??"":""}function y({findings:n},h){return n.filter(f=>f.severity===
h&&!f.suppressed).length}},20235:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.closeAbandonedCheck=
p,w.remember=I,w.startedState=v,w.wereUnseen=S;function i(){const u=t(7723);return i=function(){return u},u}function T(){
const u=t(34413);return T=function(){return u},u}function R(){const u=t(1207);return R=function(){return u},u}function P(){
const u=t(26040);return P=function(){return u},u}function I({core:u},a,o="true"){try{u.saveState(a,o)}catch(y){u.warning(
`The post step cannot close the check run: ${(0,R().readFailure)(y).said}`)}}const $={title:"The gate did not finish",summary:"\
The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could\
 not reach GitHub. The gate made no decision about this change. Run the job again; its log has the details."},A={title:"\
Decided, but not published",summary:"The gate decided about this change, but could not complete this check run. The log \
of the job and its step summary have the result and the reason. Run the job again to publish it."},k=i().object({owner:i().
string(),repo:i().string(),headSha:i().string(),checkName:i().string(),runKey:i().string()});function v({checkName:u,runKey:a},{
owner:o,repo:y,headSha:n}){return JSON.stringify({owner:o,repo:y,headSha:n,checkName:u,runKey:a})}function S({getState:u}){
return u("others-unseen")!==""}async function p({connect:u,getState:a}){const o=c(a("started-check"));if(o===void 0)return{
status:"nothing_to_close"};const y={client:u(),...o};try{const n=await(0,T().findUnfinished)(y,{runKey:o.runKey});if(n.length===
0)return{status:"nothing_to_close"};const h=a("decided")===""?$:A;for(const f of n)await(0,T().completeCheck)(y,f,{conclusion:"\
failure",externalId:f.externalId,output:h});return{status:"closed"}}catch(n){return{status:"failed",reason:(0,R().explainFailure)(
n,(0,T().checkOperation)(y))}}}function c(u){return(0,P().attempt)(()=>k.parse(JSON.parse(u)))}},34453:function(L,w,t){Object.
defineProperty(w,"__esModule",{value:!0}),w.publish=h,w.publishStepSummary=d,w.startCheck=n;function i(){const e=t(51455);
return i=function(){return e},e}function T(){const e=t(61218);return T=function(){return e},e}function R(){const e=t(1207);
return R=function(){return e},e}function P(){const e=t(26040);return P=function(){return e},e}function I(){const e=t(31048);
return I=function(){return e},e}function $(){const e=t(60823);return $=function(){return e},e}function A(){const e=t(26789);
return A=function(){return e},e}function k(){const e=t(31540);return k=function(){return e},e}function v(){const e=t(45710);
return v=function(){return e},e}function S(){const e=t(67111);return S=function(){return e},e}function p(){const e=t(88863);
return p=function(){return e},e}function c(){const e=t(20235);return c=function(){return e},e}function u(){const e=t(64597);
return u=function(){return e},e}function a(){const e=t(55430);return a=function(){return e},e}function o(){const e=t(65433);
return o=function(){return e},e}function y(){const e=t(34484);return y=function(){return e},e}async function n(e){const{
github:g}=e;return"unavailable"in g?{reason:g.unavailable,permanent:!0}:((0,c().remember)(e,"started-check",(0,c().startedState)(
e,g)),await(0,A().beginCheck)(g,e))}async function h(e,g,E){const{github:C,core:M,outputDirectory:N}=e,j=r(E),{report:U}=j,
G=(0,u().conclusionOf)(U),F=(0,$().annotationsOf)(U),B=await(0,a().publishFiles)(N,j),{check:H,comment:W,suggestions:J}="\
unavailable"in C?m(C.unavailable):await Z(C),D=await d(e.stepSummaryPath,j,O(H,W),s(B,H,W)),V={files:B,check:H,comment:W,
suggestions:J,summary:D};await(0,S().logFailures)(M,U),H.status!=="reached"&&(0,S().logAnnotations)(M,F.annotations),H.status===
"failed"&&U.verdict!=="error"&&(0,c().remember)(e,"decided"),(0,S().logChannels)(M,V);const Q=B.status==="reached"?(0,a().
resultPaths)(N):void 0;return(0,p().setOutputs)(M,(0,p().outputsOf)(U,G,Q,V)),{conclusion:G,digest:(0,I().reportDigest)(
U),channels:V};async function Z(K){const x=(0,A().checkContent)(j,F),z=await(0,o().publishAmongOthers)(K,e,g,x);if(z.status===
"skipped")return{check:z,comment:z,suggestions:z};z.status==="reached"&&(0,c().remember)(e,"started-check",""),z.status===
"reached"&&z.unseen&&(0,c().remember)(e,"others-unseen");const{name:Y,comment:q,suggestions:_}=e,nn=s(B,z),tn=f(z),X=await(0,k().
publishComment)(K,{mode:q,name:Y,place:tn},j,nn),en={enabled:_,name:Y},on=await(0,y().publishSuggestions)(K,en,U,X);return{
check:z,comment:X,suggestions:on}}}function f(e){return e.status!=="reached"?{part:"whole"}:{part:"screen",...e.where!==
void 0&&{detailUrl:e.where}}}function O(e,g){return e.status!=="reached"&&g.status!=="reached"?{part:"whole"}:{...e.status===
"reached"?f(e):{},part:g.status==="failed"?"screen":"table"}}function m(e){const g=(0,v().skipped)(e);return{check:g,comment:g,
suggestions:g}}function r(e){const{report:g}=e;return{...e,markdown(E,C){try{return e.markdown(E,C)}catch{return`The res\
ult is **${g.verdict}**. The page could not be rendered; see the result files.`}},text:E=>(0,P().attempt)(()=>e.text(E))}}
function s(...e){return e.flatMap(g=>g.status==="skipped"?[]:g.status==="reached"?[...g.notes??[]]:[`${g.reason.charAt(0).
toUpperCase()}${g.reason.slice(1)}.`])}const b=3,l=1024;async function d(e,g,E,C){if(e===void 0)return(0,v().skipped)("t\
he runner does not set GITHUB_STEP_SUMMARY");try{const{size:M}=await(0,i().stat)(e),N=Math.floor((T().GITHUB_LIMITS.stepSummaryBytes-
M-1)/b);if(N<l)return{status:"failed",reason:"could not write the step summary: earlier output has used up its size limi\
t"};const j=U=>g.markdown(U,E);return await(0,i().appendFile)(e,`${(0,v().withNotes)(j,C,N)}
`),{status:"reached"}}catch(M){return{status:"failed",reason:`could not write the step summary: ${(0,R().readFailure)(M).
said}`}}}},64597:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.checkNameOf=R,w.conclusionOf=I;function i(){
const $=t(74658);return i=function(){return $},$}const T=200;function R($,A,k){return A.name==="push"||A.name==="workflo\
w_dispatch"?`${$} (${A.name})`:k?$:`${$} (base: ${A.baseRef})`.slice(0,T)}const P={pass:"success",warn:"success",fail:"f\
ailure",error:"failure",needs_approval:"action_required"};function I($){return(0,i().isReportedOnly)($)?"neutral":P[$.verdict]}},
65433:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.publishAmongOthers=A,w.publishWorst=c;function i(){
const r=t(52155);return i=function(){return r},r}function T(){const r=t(34413);return T=function(){return r},r}function R(){
const r=t(1207);return R=function(){return r},r}function P(){const r=t(53844);return P=function(){return r},r}function I(){
const r=t(10289);return I=function(){return r},r}function $(){const r=t(26789);return $=function(){return r},r}async function A(r,s,b,l){
const{number:d}=r.pullRequest??{},e=await S(s);if(d===void 0||("pulls"in e?e.pulls.length===0:!e.canDiffer)){const N="re\
ason"in e?[`${k}: ${e.reason}.`]:[],j={...s,separates:!0};return(0,$().publishCheck)(r,j,b,{...l,notes:[...l.notes,...N]})}
const g={...s,checkName:(0,P().nameOfPull)(s.checkName,d)},E=await(0,$().publishCheck)(r,g,await(0,$().beginCheck)(r,g,b),
l);if(E.status!=="reached")return E;if("reason"in e){const N=`The required check fails, because the other open pull requ\
ests of this commit into protected branches share it, and could not be seen: ${e.reason}. Run the job again.`,j=await v(
r,s,b,{...l,notes:[N]});return j.status!=="reached"?j:{...E,notes:[...E.notes??[],N],unseen:!0}}const C=[{number:d,base:s.
binding.base},...e.pulls],M=await c(r,s,b,C);return M.status==="failed"?M:E}const k="Other open pull requests of this co\
mmit were not considered";function v(r,s,b,l){const{event:d,base:e}=s.binding,g={...s,binding:{event:d,base:e,pulls:[]}};
return(0,$().publishCheck)(r,g,b,{...l,title:"the other pull requests of this commit could not be seen",conclusion:"fail\
ure",annotations:[]})}async function S({others:r}){if(r===void 0)return{pulls:[]};try{return{pulls:await r.list()}}catch(s){
const b={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};return{reason:(0,R().explainFailure)(
s,b),canDiffer:await r.canDiffer()}}}const p=3;async function c(r,s,b,l){try{await(0,P().renameOthers)(r,s);let d=await n(
r,s,l);y(d).length>0&&"run"in b&&(await m(r,s,b.run,d),d=await n(r,s,l));for(let e=1;;e+=1){if(y(d).length>0)return{status:"\
reached",notes:[O(d)]};const g=await a(r,s,b,d);if(g.status!=="reached"||e===p)return g;const E=f(o(d));if(d=await n(r,s,
l),y(d).length===0&&f(o(d))>=E)return g}}catch(d){return{status:"failed",reason:(0,R().explainFailure)(d,(0,T().checkOperation)(
r))}}}const u={failure:"failed in its own run",action_required:"waits for approval",neutral:"would fail in its own run",
success:"passed in its own run"};function a(r,s,b,l){const{number:d,base:e,own:g}=o(l),E=h(g),{digest:C="",policy:M}=(0,i().
resultOf)(g)??{},N=l.map(F=>`#${F.number} into ${(0,I().markdownCode)(F.base)}: ${h(F.own)}`),j=`${l.length} open pull r\
equests into protected branches have this commit as their head, and the worst result counts: ${N.join(", ")}. The check \
run of each has the details.`,U=l.map(F=>F.number),G={...s,binding:{event:"pull_request",base:e,pulls:U},joins:!0};return(0,$().
publishCheck)(r,G,b,{conclusion:E,digest:C,policy:M,annotations:[],notes:[],title:`#${d} ${u[E]}`,page:()=>j})}function o([
r,...s]){if(r===void 0)throw new Error("expected a pull request");return s.reduce((b,l)=>f(l)<f(b)?l:b,r)}function y(r){
return r.filter(({own:s})=>s===void 0)}function n(r,{checkName:s},b){return Promise.all(b.map(async l=>{const[d]=await(0,T().
gateChecks)(r,(0,P().nameOfPull)(s,l.number)),e=(0,i().resultOf)(d)?.isInto(l.base);return{...l,own:e?d:void 0}}))}function h(r){
return T().CONCLUSIONS.find(s=>s===r?.conclusion)??"failure"}function f({own:r}){return T().CONCLUSIONS.indexOf(h(r))}function O(r){
return`The required check waits for the result of ${y(r).map(({number:b,base:l})=>`#${b} into ${(0,I().markdownCode)(l)}`).
join(", ")}, which has the same head.`}async function m(r,{checkName:s},b,l){const[d]=await(0,T().gateChecks)(r,s);if(d?.
externalId!==b.externalId)return;const g=`waiting for ${y(l).map(({number:E})=>`#${E}`).join(", ")}`;await(0,T().leaveWaiting)(
r,d,{title:g,summary:O(l)})}},34484:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.publishSuggestions=
O,w.suggestionMarker=f,w.suggestionsOf=p;function i(){const r=t(80401);return i=function(){return r},r}function T(){const r=t(
66059);return T=function(){return r},r}function R(){const r=t(1207);return R=function(){return r},r}function P(){const r=t(
81014);return P=function(){return r},r}function I(){const r=t(10289);return I=function(){return r},r}function $(){const r=t(
69633);return $=function(){return r},r}function A(){const r=t(80615);return A=function(){return r},r}function k(){const r=t(
94965);return k=function(){return r},r}function v(){const r=t(45710);return v=function(){return r},r}const S=8e3;function p(r,s){
return(0,i().parsePatch)(r.fix?.patch??"").flatMap(({oldFileName:b="",hunks:l})=>{const d=b.replace(/^a\//,""),e=new Map(
l.flatMap(u));return c(r,d).flatMap(({from:g,before:E,findings:C})=>{const M=[...e.keys()].filter(B=>g<=B&&B<E),[N,j]=[Math.
min(...M),Math.max(...M)],U=o(s.get(d)).find(B=>B.has(N)&&B.has(j)),G=U&&a({start:N,end:j},U,e);return G&&G.join(`
`).length<=S&&G.every(I().isPlain)?[{path:d,start:N,end:j,lines:G,findings:C}]:[]})})}function c(r,s){const{genes:b,capsules:l,
events:d,findings:e,fix:g}=r,E=U=>U&&(0,$().headPlace)(r,U)?.line,C=new Map(e.map(U=>[U.id,U])),M=(g?.edits??[]).filter(
U=>U.path===s).map(({finding:U,files:G})=>({files:G,finding:C.get(U)})).map(U=>({...U,line:E(U.finding?.location)}));if(M.
some(({line:U})=>U===void 0))return[];const N=[...b,...l,...d].filter(U=>U.path===s),j=[...new Set(N.flatMap(U=>E(U)??[]))].
sort((U,G)=>U-G);return j.flatMap((U,G)=>{const F=j[G+1]??Number.POSITIVE_INFINITY,B=M.filter(({line:H=0})=>U<=H&&H<F);return B.
some(({files:H})=>H!==void 0)?[]:{from:U,before:F,findings:[...new Set(B.flatMap(({finding:H})=>H??[]))]}})}function u({
oldStart:r,lines:s}){const b=[];let l=r,d=[];for(const e of s)if(e.startsWith("+")){if(d.length===0){const g={added:[]};
d.push(g),b.push([l,g])}d[0]?.added.push(e.slice(1)),d.length>1&&d.shift()}else if(e.startsWith("-")){const g={old:e.slice(
1),added:[]};d.push(g),b.push([l,g]),l+=1}else e.startsWith(" ")&&(d=[],l+=1);return b}function a({start:r,end:s},b,l){const d=[];
for(let e=r;e<=s;e+=1){const[g="",E]=[b.get(e),l.get(e)];if(E?.old!==void 0&&E.old!==g)return;d.push(...E?.added??[]),E?.
old===void 0&&d.push(g)}return d}function o(r=""){return(0,i().parsePatch)(r).flatMap(({hunks:s})=>s).map(({newStart:s,lines:b})=>{
const l=b.filter(d=>d[0]===" "||d[0]==="+");return new Map(l.map((d,e)=>[s+e,d.slice(1)]))})}const y=20,n=3,h="gene-gate\
 has judged these suggestions in a copy of the files.";function f(r){return`<!-- gene-gate suggestion: ${encodeURIComponent(
r).replaceAll("-","%2D")} -->`}async function O(r,{enabled:s,name:b},l,d){const{pullRequest:e,readOnlyToken:g=!1}=r;if(!s)
return(0,v().skipped)("the `suggestions` input is `false`");if(e===void 0||d.status!=="reached")return(0,v().skipped)("n\
o comment");const E={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:g};try{const{number:C}=e,M=new Set(
(l.fix?.edits??[]).map(({path:B})=>B)),N=M.size>0?await(0,P().pullRequestHunks)(r,C,M):new Map,j=f(b),U={target:r,number:C,
marker:j},G=p(l,N).slice(0,y).map(B=>m(B,j)),F=G.length>0?await(0,T().missingLineComments)(U,G):[];if(F.length>0){const{
headSha:B}=await(0,P().pullRequestState)(r,C);if(B!==r.headSha)return(0,v().skipped)("the pull request has newer commits");
await(0,T().writeReview)(U,F,h)}return G.length>0?{status:"reached"}:(0,v().skipped)("no edit is on lines that the pull \
request shows")}catch(C){const M=(0,R().explainFailure)(C,E),{kind:N}=(0,R().readFailure)(C);return N==="denied"?(0,v().
skipped)(M):{status:"failed",reason:M}}}function m({path:r,start:s,end:b,lines:l,findings:d},e){const g=d.slice(0,n).map(
({rule:M,message:N,subject:j})=>`- ${j?.id===void 0?"":`${(0,A().name)(j.id)}: `}${(0,A().sentence)(N)} (${(0,A().ruleLink)(
M)})`),E=d.length-n,C=[e,...g,...E>0?[`- and ${(0,k().count)(E,"other finding")}`]:[],"",...(0,I().rawBlock)(l,"suggesti\
on")].join(`
`);return{path:r,line:b,...s<b&&{start_line:s},body:C}}},47520:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.firstParents=$,w.hasSoleAuthor=I,w.pastChanges=R;function i(){const A=t(77598);return i=function(){return A},A}function T(){
const A=t(96681);return T=function(){return A},A}async function R({objects:A},k,v){const S=`${(0,i().randomUUID)()} `,p=await A(
["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${v}`,`--format=${S}%H %P%x00%s`,
k]),c=[];for(const u of(0,T().splitNul)(p)){const a=(0,T().decodePath)(u),o=c.at(-1);if(a.startsWith(S)){const[y="",n]=a.
slice(S.length).split(" ");c.push({commit:y,...n&&{base:n},paths:[]})}else o&&o.subject===void 0?o.subject=a:o&&a!==""&&
o.paths.push(o.paths.length===0?a.slice(1):a)}return c.flatMap(({commit:u,base:a,subject:o="",paths:y})=>a===void 0?[]:[
{commit:u,base:a,subject:o,paths:y}])}const P=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function I({objects:A},k){const v=await A(["log","--no-color","--format=%aN%x00%aE",k]),S=[...new Set(v.toString().
toLowerCase().split(`
`))].map(p=>p.split("\0")).filter(p=>p.length>1&&!p.some(c=>P.test(c)));return[0,1].some(p=>new Set(S.map(c=>c[p])).size===
1)}async function $({objects:A},k,v){return(await A(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${k}..${v}`])).toString().split(`
`).filter(Boolean).map(c=>{const[u="",a="",o="",...y]=c.split("\0");return{commit:u,tree:a,parents:o.split(" ").filter(Boolean),
subject:y.join("")}})}},42594:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.renderCheckText=$;function i(){
const S=t(10289);return i=function(){return S},S}function T(){const S=t(88611);return T=function(){return S},S}function R(){
const S=t(74658);return R=function(){return S},S}function P(){const S=t(94965);return P=function(){return S},S}function I(){
const S=t(80615);return I=function(){return S},S}function $(S,p){const{genes:c,validation_reports:u}=S;if(c.length===0)return;
const a=new Map(u.map(m=>[m.id,m])),o=(0,I().linkerOf)(S,p.repositoryUrl),y=["### Genes and their ValidationReports","",
...A(u)],n=c.map(m=>{const r=a.get(m.validation_report_id??""),s=`**${o.place(m,m.id)}** ${R().VERDICT_SYMBOLS[m.verdict]}\
 ${(0,P().spoken)(m.verdict)}`,b=r?`, ${(0,I().name)(r.id)}, ${(0,I().name)(r.asset_id)}`:"";return[s+b,"",...m.commands.
map(k),""].join(`
`)});let h=[...y,...v(c,p)].join(`
`).length;const f=n.findIndex(m=>(h+=m.length+1,h>p.maxCharacters)),O=f===-1?n.length:f;return[...y,...n.slice(0,O),...v(
c.slice(O),p)].join(`
`).slice(0,p.maxCharacters)}function A(S){const p=S.map(({env_fingerprint:{node_version:c,platform:u,arch:a},env_fingerprint_key:o})=>`\
Commands ran with Node ${(0,I().name)(c)} on ${(0,I().name)(`${u} ${a}`)}, fingerprint ${(0,I().name)(o)}.`);return[...new Set(
p)].flatMap(c=>[c,""])}function k({command:S,verdict:p,outcome:c}){const u=p==="block"?"blocked":c?(0,P().outcomeWords)(
c):"not run";return`- ${(0,i().markdownCode)((0,T().commandLine)(S,[]))}: ${u}`}function v(S,{detailsUrl:p}){const c=(0,I().
linked)("result files of the run",p);return[...S.length>0?[`Not shown: ${(0,P().count)(S.length,"gene")}.`]:[],`The ${c}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},47064:function(L,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.reportedRuns=I;function i(){const v=t(41895);return i=function(){return v},v}function T(){const v=t(
57334);return T=function(){return v},v}function R(){const v=t(22562);return R=function(){return v},v}function P(){const v=t(
78534);return P=function(){return v},v}function I(v,S,p){if(S.error)throw new(i()).GateError("artifact_invalid",`The run\
 could not decide: ${S.error.message.slice(0,500)}`,"See the log of the run.");const c=new Date(S.finished_at),u=v.genes.
filter(n=>!p.has(n)&&!(n.change==="removed"&&n.commands.length===0)),a=new Map(u.map(n=>[n,$(S,n,c)])),{level:o}=S.isolation,
y=(0,P().nodeIn)(S);return{outcomes:a,proofs:(0,P().proofsOf)(u,n=>A(S,n)),interrupted:(0,T().countInterrupted)([...a.values()].
flat()),isolation:{level:o,untrusted:!0,description:`Reported by a runner that the pull request controls, as isolation l\
evel "${o}".`},nodeOf:()=>y}}function $(v,S,p){if(S.commands.some(({verdict:u})=>u==="block"))return(0,R().outcomesOf)(S,
[],p);const c=A(v,S);return S.commands.map((u,a)=>k(c?.commands[a],u,p))}function A({genes:v},{asset:{id:S,path:p}}){return v.
find(c=>c.id===S&&c.path===p)}function k(v,{command:S,plan:p},c){if(v?.command!==S||v.outcome===void 0)return(0,T().notRun)(
"skipped","the run reported no result for this command",c);const{plan_digest:u,outcome:a}=v;return p!==void 0&&u!==p.digest?
(0,T().notRun)("skipped","what the command runs has changed since; run the first workflow again",c):a}},91088:function(L,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.mergeIsolation=c,w.mergedRuns=v;function i(){const y=t(57975);return i=
function(){return y},y}function T(){const y=t(57430);return T=function(){return y},y}function R(){const y=t(39763);return R=
function(){return y},y}function P(){const y=t(78534);return P=function(){return y},y}function I(){const y=t(57334);return I=
function(){return y},y}function $(){const y=t(22562);return $=function(){return y},y}function A(){const y=t(89953);return A=
function(){return y},y}function k(){const y=t(96620);return k=function(){return y},y}function v(y,n,h,f){const O=(0,A().
requireParts)(y,n),{genes:m}=n.audit,r=(0,k().partition)((0,k().commandsToRun)(m),O.length,f),s=new Map(m.flatMap((e,g)=>{
const E=O[(r[g]??0)-1];return E?[[e,E]]:[]})),b=m.flatMap((e,g)=>{const E=s.get(e);return E===void 0||h.has(e)?[]:[[e,S(
E,E.report.genes[g],e)]]}),l=new Map([...s].map(([{asset:e},{report:g}])=>[e,(0,P().nodeIn)(g)])),[d=process]=l.values();
return{outcomes:new Map([...(0,$().refusedOutcomes)(m,!0,new Date),...b]),proofs:(0,P().proofsOf)(m,(e,g)=>h.has(e)?void 0:
s.get(e)?.report.genes[g]),interrupted:(0,I().countInterrupted)(b.flatMap(([,e])=>e)),isolation:c(O.map(({report:e})=>e.
isolation)),nodeOf:({asset:e})=>l.get(e)??d,shards:O.map(({shard:{index:e,of:g}})=>({index:e,of:g,genes:new Set(m.filter(
(E,C)=>r[C]===e))}))}}function S(y,n,{asset:h,commands:f}){return f.map((O,m)=>{const r=p(n,O,m);if(r)return r;throw(0,A().
invalid)(`${(0,A().nameOf)(y)} has no result for command ${m+1} of \`${h.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function p(y,n,h){const f=y?.
commands[h];return(f?.plan_digest===n.plan?.digest||(0,k().isPending)(n))&&f?.command===n.command?f.outcome:void 0}function c(y){
const n=y.filter(({level:O})=>O!=="none").sort((O,m)=>a(O)-a(m)||u(m)-u(O)),[h,...f]=n;return h===void 0?T().NOTHING_RUN:
f.every(O=>o(O,h))?h:{...h,description:`${h.description} The machines differed; this is the weakest isolation.`}}function u({
limits:y}){return y?.written_bytes??0}function a({level:y,limits:n}){return 2*R().ISOLATION_LEVELS.indexOf(y)+(n?.memory_limited_by===
"supervisor"?0:1)}function o(y,n){const h=({limits:f,description:O,...m})=>m;return a(y)===a(n)&&(0,i().isDeepStrictEqual)(
h(y),h(n))}},2850:function(L,w){Object.defineProperty(w,"__esModule",{value:!0}),w.ownVerdict=t;function t({verdict:i,shards:T=[]}){
const[R]=T;return R&&T.length<R.of?R.verdict:i}},89953:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.invalid=a,w.nameOf=c,w.requireParts=$;function i(){const o=t(41895);return i=function(){return o},o}function T(){const o=t(
38863);return T=function(){return o},o}function R(){const o=t(96620);return R=function(){return o},o}function P(){const o=t(
92910);return P=function(){return o},o}const I=500;function $(o,y){const n=o.map(v),[h]=n;if(h===void 0){if((0,R().shardsFor)(
(0,R().commandsToRun)(y.audit.genes),1)===0)return[];throw a("There are commands to run, but no parts",u)}for(const f of n)
A(f,h,y);return k(n,h.shard.of)}function A(o,y,n){const{shard:h,report:f}=o;if(h.of!==y.shard.of)throw a(`${c(o)} and ${c(
y)} are not parts of the same run`);if(f.error)throw a(`${c(o)} could not decide${S(f)}`,u);const O=p(f,n);if(O.length>0)
throw a(`${c(o)} belongs to another run: ${O.join("; ")}`)}function k(o,y){const n=Array.from({length:y},(O,m)=>o.filter(
({shard:r})=>r.index===m+1)),h=n.filter(({length:O})=>O>1).flat();if(h.length>0)throw a(`Duplicate parts: ${h.map(c).join(
", ")}`);const f=n.flatMap(({length:O},m)=>O===0?[(0,P().shardName)({index:m+1,of:y})]:[]);if(f.length>0)throw a(`Missin\
g parts: ${f.join(", ")}`,u);return n.flat()}function v({name:o,report:y}){const{shards:n=[]}=y,[h]=n;if(h&&n.length===1)
return{name:o,report:y,shard:h};throw a(`${o} is not a part of a run${S(y)}`)}function S({error:o}){return o?`; its erro\
r: ${o.message.slice(0,I)}`:""}function p(o,{audit:y,event:n,policy:h}){const f=!y.genes.some(({commands:m})=>m.some(R().
isPending));return[["version of the gate",o.tool.version,T().TOOL.version],["base",o.base_sha,n.base],["head",o.head_sha,
n.head],["audited commit",o.audited_sha,n.audited],["policy",o.policy?.digest,h.digest],["other policy",o.policy?.combined_with?.
digest,h.combinedWith?.digest],["profile",o.policy?.profile,h.policy.profile],...f?[["Plans",o.plans_digest,y.plansDigest]]:
[],["number of genes",o.genes.length,y.genes.length]].flatMap(([m,r,s])=>r===s?[]:[`its ${m}: ${r??"none"}, here: ${s??"\
none"}`])}function c({shard:o,name:y}){return`part ${(0,P().shardName)(o)} (${y})`}const u="See the logs of the jobs tha\
t run the shards, and run them again.";function a(o,y="Use exactly the parts of one run, made with the same options and \
dependencies as here."){const n=o.charAt(0).toUpperCase()+o.slice(1);return new(i()).GateError("parts_invalid",n,y)}},77875:function(L,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.planShards=R;function i(){const I=t(96620);return i=function(){return I},
I}function T(){const I=t(92910);return T=function(){return I},I}function R({genes:I,findings:$},A,k){const v=new Set($.flatMap(
({rule:a,subject:o})=>a==="target-not-judged"?o?.id??[]:[])),S=I.map(a=>P(a,v)),p=(0,i().shardsFor)(S,A,k),c=(0,i().partition)(
S,p,k),u=Array.from({length:p},(a,o)=>{const y=I.filter((n,h)=>c[h]===o+1);return{shard:(0,T().shardName)({index:o+1,of:p}),
genes:y.map(({id:n})=>n),commands:y.reduce((n,{commands:h})=>n+h.length,0)}});return{matrix:{shard:u.map(({shard:a})=>a)},
shards:u}}function P({id:I,commands:$},A){return $.every(({plan_digest:v,verdict:S})=>v!==void 0||S!=="block"&&A.has(I))?
$.map(({command:v})=>v):[]}},92910:function(L,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.shardName=R,w.shardSchema=
void 0;function i(){const I=t(7723);return i=function(){return I},I}function T(){const I=t(78374);return T=function(){return I},
I}function R({index:I,of:$}){return`${I}/${$}`}const P=w.shardSchema=i().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"\
Expected a shard and the number of shards, such as 2/8").transform(I=>{const[$,A]=I.split("/").map(Number);return{index:Number(
$),of:Number(A)}}).refine(({index:I,of:$})=>I<=$&&$<=T().MAX_SHARDS,{error:`Expected a shard of at most ${T().MAX_SHARDS}\
, such as 2/8`})},39281:function(L,w,t){t.r(w),t.d(w,{ExitCode:()=>i.yU,addPath:()=>i.fM,debug:()=>i.Yz,endGroup:()=>i.N4,
error:()=>i.z3,exportVariable:()=>i.dN,getBooleanInput:()=>i.Vt,getIDToken:()=>i.V9,getInput:()=>i.V4,getMultilineInput:()=>i.
q3,getState:()=>i.Gu,group:()=>i.Os,info:()=>i.pq,isDebug:()=>i._o,markdownSummary:()=>i.yo,notice:()=>i.lm,platform:()=>i.
iD,saveState:()=>i.LZ,setCommandEcho:()=>i.NI,setFailed:()=>i.C1,setOutput:()=>i.uH,setSecret:()=>i.Pq,startGroup:()=>i.
Oh,summary:()=>i.z,toPlatformPath:()=>i.Om,toPosixPath:()=>i.kb,toWin32Path:()=>i.eG,warning:()=>i.$e});var i=t(57264)},
78589:function(L,w,t){t.r(w),t.d(w,{getOctokit:()=>i.Q});var i=t(50157)},51041:function(L,w,t){t.r(w),t.d(w,{fromBufferPromise:()=>i.
SY});var i=t(20663)}};
