"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:function(F,g,o){function u(){const I=o(39281);return u=function(){
return I},I}function T(){const I=o(94639);return T=function(){return I},I}function R(){const I=o(54244);return R=function(){
return I},I}const P="main-has-run";u().getState(P)===""?(u().saveState(P,"true"),(0,R().runProcess)(1,async I=>{await(0,T().
runAction)(process.env,I),I.aborted&&process.exit()})):(0,T().runPost)(process.env)},33451:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.eventJob=n,g.gateJob=w,g.judgeEvent=l,g.withChangedFiles=b;function u(){const m=o(39281);return u=
function(){return m},m}function T(){const m=o(60016);return T=function(){return m},m}function R(){const m=o(97928);return R=
function(){return m},m}function P(){const m=o(54436);return P=function(){return m},m}function I(){const m=o(46960);return I=
function(){return m},m}function $(){const m=o(42287);return $=function(){return m},m}function A(){const m=o(1207);return A=
function(){return m},m}function k(){const m=o(81014);return k=function(){return m},m}function v(){const m=o(64632);return v=
function(){return m},m}function S(){const m=o(41895);return S=function(){return m},m}function h(){const m=o(4423);return h=
function(){return m},m}function d(){const m=o(5547);return d=function(){return m},m}function c(){const m=o(1405);return c=
function(){return m},m}function a(){const m=o(916);return a=function(){return m},m}function r(){const m=o(84104);return r=
function(){return m},m}function w(m){return n(m,()=>({run:!0}),r().takesVerdictOver)}async function n(m,s,i=async()=>!1){
const y=await(0,a().eventPayload)(m.env).catch(S().asGateError);if("action"in y&&y.action==="closed"){await(0,d().publishOthers)(
m,y,y.pullRequest.number);return}const t=await(0,d().checkPlace)(m,y),{context:O,known:e,doubt:p}=t;if("action"in y&&y.action===
"edited"&&await i(m,y,t))return;const E=async()=>{if(p)throw p;return await l(y,O.github,{...s(),known:e},m)},C="action"in
y&&y.action==="moved"&&O.others===void 0;return{context:O,decide:E,...C&&{afterwards:()=>(0,d().publishOthers)(m,y,y.pullRequest.
number)}}}async function l(m,s,{known:i,...y},t){if(m instanceof S().GateError)throw m;(0,I().requireUnprivileged)(m);const O=(0,h().
readInputs)(u().getInput),e=m.name==="pull_request"?await b(m,s,u().warning):m,p=i??await(0,R().askForRefs)(s,e,u().warning),
E=async j=>{const U=await(0,$().resolveEvent)(j,e,p);return e.name==="merge_group"?await(0,P().withGroup)(U,e,j,{github:s,
warn:u().warning}):U},C=O.prepare===void 0?{}:{prepare:O.prepare},M={...y,...C,locate:E,approver:f(s)};return await(0,c().
gateOfStep)(M,O,s,t)}function f(m){return"unavailable"in m?(0,T().approveByNobody)(`cannot read reviews: ${m.unavailable}`):
(0,T().approveByReviews)(s=>s===void 0?void 0:(0,v().githubReviews)(m,{number:s}))}async function b(m,s,i){const{pullRequest:y,
headSha:t}=m;if(y.changedFiles!==void 0)return m;const O={doing:"read the number of changed files",permission:"pull-requ\
ests: read"},e="unavailable"in s?s.unavailable:await(0,k().pullRequestState)({...s,...y},y.number).catch(E=>(0,A().explainFailure)(
E,O));return typeof e!="string"&&e.headSha===t?{...m,pullRequest:{...y,changedFiles:e.changedFiles}}:(i(`The number of c\
hanged files was not compared with GitHub's: ${typeof e=="string"?e:"the pull request has newer commits"}.`),m)}},4423:function(F,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.inputsSchema=void 0,g.readInputs=v,g.readPublishingInputs=S;function u(){
const d=o(7723);return u=function(){return d},d}function T(){const d=o(41895);return T=function(){return d},d}function R(){
const d=o(78374);return R=function(){return d},d}function P(){const d=o(11160);return P=function(){return d},d}function I(){
const d=o(92910);return I=function(){return d},d}const $=u().enum(["true","True","TRUE","false","False","FALSE"]).transform(
d=>d.toLowerCase()==="true"),A=g.inputsSchema=u().object({mode:u().enum(["gate","publish","plan","run","report","promote"]).
default("gate"),"github-token":u().string().optional(),prepare:u().string().optional(),...P().policyInputsSchema.shape,"\
policy-ref":u().string().optional(),all:$.default(!1),comment:u().enum(["on-findings","always","never"]).default("on-fin\
dings"),suggestions:$.default(!0),"check-name":u().string().min(1).max(100).default("gene-gate"),"artifact-name":u().string().
min(1).default("gene-gate"),shards:u().coerce.number().pipe(R().shardCountSchema).default(4),shard:I().shardSchema.optional(),
parts:u().string().optional(),durations:u().string().optional(),assets:u().string().optional(),events:u().string().optional(),
report:u().string().optional(),attestation:u().string().optional(),"trusted-root":u().string().optional(),"output-direct\
ory":u().string().optional()}),k=A.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-dir\
ectory":!0});function v(d){const c=A.safeParse(h(A,d));if(c.success)return c.data;const a=c.error.issues.map(({path:r,message:w})=>`${r.
join(".")}: ${w}`);throw new(T()).GateError("input_invalid",`The action's inputs are invalid:
${a.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function S(d){const c=h(k,d),a=k.safeParse(
c);if(a.success)return a.data;const r=Object.fromEntries(a.error.issues.map(({path:w})=>[w[0],void 0]));return k.parse({
...c,...r})}function h({shape:d},c){const a=Object.keys(d).map(r=>[r,c(r)]);return Object.fromEntries(a.filter(([,r])=>r!==
""))}},94639:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.runAction=c,g.runPost=a;function u(){const r=o(
39281);return u=function(){return r},r}function T(){const r=o(40410);return T=function(){return r},r}function R(){const r=o(
41895);return R=function(){return r},r}function P(){const r=o(20235);return P=function(){return r},r}function I(){const r=o(
33451);return I=function(){return r},r}function $(){const r=o(4423);return $=function(){return r},r}function A(){const r=o(
85931);return A=function(){return r},r}function k(){const r=o(47752);return k=function(){return r},r}function v(){const r=o(
23393);return v=function(){return r},r}function S(){const r=o(17938);return S=function(){return r},r}function h(){const r=o(
916);return h=function(){return r},r}const d={gate:async r=>await(0,S().publishReport)(await(0,I().gateJob)(r)),publish:async r=>await(0,S().
publishReport)(await(0,v().publishJob)(r)),plan:A().planShardsStep,run:A().runShard,report:async r=>await(0,S().publishReport)(
await(0,A().reportJob)(r)),promote:async({env:r})=>await(0,k().runPromotion)(r)};async function c(r,w){try{const n=(0,$().
readPublishingInputs)(u().getInput);await d[n.mode]({inputs:n,env:r,signal:w})}catch(n){(0,h().failUndecided)((0,R().asGateError)(
n))}}async function a(r){const w=u().getInput("github-token");if(w==="")return;if((0,P().wereUnseen)(u())){const{signal:l}=new AbortController;
await(0,v().publishAgain)({inputs:(0,$().readPublishingInputs)(u().getInput),env:r,signal:l})}const n=await(0,P().closeAbandonedCheck)(
{connect:()=>(0,T().connect)(w,{baseUrl:r.GITHUB_API_URL}),getState:u().getState});n.status==="closed"&&u().warning("The\
 gate did not finish; its check run was completed as a failure."),n.status==="failed"&&u().warning(`The check run may st\
ill be in progress: ${n.reason}.`)}},85931:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.planShardsStep=
m,g.reportJob=i,g.runShard=s;function u(){const t=o(76760);return u=function(){return t},t}function T(){const t=o(39281);
return T=function(){return t},t}function R(){const t=o(41895);return R=function(){return t},t}function P(){const t=o(73388);
return P=function(){return t},t}function I(){const t=o(67111);return I=function(){return t},t}function $(){const t=o(88863);
return $=function(){return t},t}function A(){const t=o(64597);return A=function(){return t},t}function k(){const t=o(55430);
return k=function(){return t},t}function v(){const t=o(27624);return v=function(){return t},t}function S(){const t=o(20471);
return S=function(){return t},t}function h(){const t=o(94965);return h=function(){return t},t}function d(){const t=o(91088);
return d=function(){return t},t}function c(){const t=o(77875);return c=function(){return t},t}function a(){const t=o(23107);
return a=function(){return t},t}function r(){const t=o(92910);return r=function(){return t},t}function w(){const t=o(47350);
return w=function(){return t},t}function n(){const t=o(33451);return n=function(){return t},t}function l(){const t=o(4423);
return l=function(){return t},t}function f(){const t=o(76721);return f=function(){return t},t}function b(){const t=o(916);
return b=function(){return t},t}async function m(t){const O=await(0,b().eventPayload)(t.env);if("action"in O&&O.action===
"closed"){T().setOutput("matrix",JSON.stringify({shard:[]})),T().setOutput("shards","[]");return}const{github:e}=(0,f().
publishContext)(t,O),p=await(0,n().judgeEvent)(O,e,{run:!1},t),{error:E}=p;if(E){(0,b().failUndecided)(E);return}const{matrix:C,
shards:M}=(0,c().planShards)(p,(0,l().readInputs)(T().getInput).shards,await(0,b().durationsInput)(t.env));T().setOutput(
"matrix",JSON.stringify(C));const j=M.map(({shard:U,genes:N,commands:G})=>({shard:U,genes:N.length,commands:G}));T().setOutput(
"shards",JSON.stringify(j)),T().info(`${(0,h().count)(M.length,"shard")}: ${JSON.stringify(j)}`)}async function s(t){const O=new Date,
{shard:e}=(0,l().readInputs)(T().getInput);if(e===void 0)throw new(R()).GateError("input_invalid","`mode: run` requires \
the input `shard`","Set it to the shard of the matrix, such as 2/8.");const p=await(0,b().eventPayload)(t.env).catch(R().
asGateError),{github:E,outputDirectory:C}=(0,f().publishContext)(t,p),j=await(0,b().durationsInput)(t.env).then(B=>(0,n().
judgeEvent)(p,E,{run:!0,shard:e,durations:B},t)).catch(B=>(0,v().buildErrorReport)((0,R().asGateError)(B),{startedAt:O,shard:e},
new Date)),U=await(0,k().publishFiles)(C,{report:j,markdown:B=>(0,S().renderMarkdown)(j,{maxCharacters:B})});if(U.status===
"failed")throw new(R()).GateError("file_unreadable",U.reason,"Set `output-directory` to another directory.");await(0,I().
logFailures)(T(),j),(0,$().setOutputs)(T(),(0,$().outputsOf)(j,(0,A().conclusionOf)(j),(0,k().resultPaths)(C)));const N=(0,r().
ownVerdict)(j),G=`part ${(0,r().shardName)(e)}: ${h().VERDICT_WORDS[N]}`;(0,w().exitCodeOf)(N,j.policy?.enforce)===0?T().
info(G):j.error?(0,b().failUndecided)(j.error):T().setFailed(G)}function i(t){return(0,n().eventJob)(t,()=>{const O=y(t.
env);return{run:!1,takeRuns:async(e,p)=>(0,d().mergedRuns)(await(0,a().readParts)(await(0,a().findParts)(O),P().openInput),
e,p,await(0,b().durationsInput)(t.env))}})}function y(t){const{parts:O}=(0,l().readInputs)(T().getInput);if(O!==void 0)return(0,u().
resolve)(t.GITHUB_WORKSPACE??".",O);throw new(R()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}},5547:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.checkPlace=e,g.inCheckout=m,g.publishOthers=y;function u(){const p=o(39281);return u=function(){
return p},p}function T(){const p=o(97928);return T=function(){return p},p}function R(){const p=o(52483);return R=function(){
return p},p}function P(){const p=o(52155);return P=function(){return p},p}function I(){const p=o(34413);return I=function(){
return p},p}function $(){const p=o(1207);return $=function(){return p},p}function A(){const p=o(81014);return A=function(){
return p},p}function k(){const p=o(41895);return k=function(){return p},p}function v(){const p=o(81961);return v=function(){
return p},p}function S(){const p=o(74238);return S=function(){return p},p}function h(){const p=o(34453);return h=function(){
return p},p}function d(){const p=o(64597);return d=function(){return p},p}function c(){const p=o(65433);return c=function(){
return p},p}function a(){const p=o(96402);return a=function(){return p},p}function r(){const p=o(19674);return r=function(){
return p},p}function w(){const p=o(76721);return w=function(){return p},p}function n(){const p=o(1405);return n=function(){
return p},p}async function l(p,{without:E,env:C},M,j){if("unavailable"in M)return[];const U=()=>b(p.headSha,{without:E,env:C},
M),N=await(0,A().pullsWithHead)(M,p.headSha,{byGit:U});E!==void 0&&await s(N,E,p.headSha,M);const G=N.filter(({number:L})=>L!==
E);if(G.length===0)return[];const{isProtected:B}=await j();return G.filter(({baseRef:L})=>B(L)).map(({number:L,baseRef:H})=>({
number:L,base:H}))}const f=10;async function b(p,{without:E,env:C},M){const U=await m(C,async G=>await(0,r().isRemoteOf)(
G,M)?(0,r().pullsAtOrigin)(G,p):[]).catch(()=>[]);return E!==void 0&&U.includes(E)&&U.length<=f?U:void 0}async function m(p,E){
const C=await(0,a().openRepository)(p.GITHUB_WORKSPACE??process.cwd(),p);try{return await E(C)}finally{await C.close()}}
async function s(p,E,C,M){if(p.some(N=>N.number===E))return;const{isOpen:j,headSha:U}=await(0,A().pullOrigin)(M,E);(0,$().
requireAsked)(!(j&&U===C),`all open pull requests: #${E} is missing`)}function i(p,E,C,M){const{baseRef:j,defaultBranch:U=j}=p,
N=U===j?C.baseTip:C.defaultTip,G=async L=>{const H=N===void 0?{}:{defaultTip:N},W=await(0,T().defaultTip)(L,p,H),D=await(0,R().
readerOf)(L,(0,n().sharedPolicies)(E))(W,`${U}:${S().POLICY_PATH}`);return{isProtected:V=>(0,v().policyOfBranch)(D,V,U)!==
void 0,ofSeveral:Object.keys(D.policy.branches).some(V=>V!==U)}};let B;return()=>(B??=m(M,G),B)}async function y(p,E,C){
const M=(0,w().publishContext)(p,E),{github:j}=M;if(!("unavailable"in j))try{const U=await(0,T().askForRefs)(j,E,u().warning),
N=i(E,j,U,p.env),G=await l(E,{without:C,env:p.env},j,N);if(G.length===0)u().info("No other open pull request into a prot\
ected branch has this head.");else if(await t(M,j,G)){const B=await(0,h().startCheck)(M),L=await(0,c().publishWorst)(j,M,
B,G);L.status==="reached"?u().info(`Published for ${O(G)}.`):u().warning(`The check of ${O(G)} was not published: ${L.reason}\
.`)}}catch(U){const G={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};u().warning(
`The required check may be outdated: ${(0,$().explainFailure)(U,G)}.`)}}async function t({checkName:p},E,[C,...M]){const[
j]=await(0,I().gateChecks)(E,p);if(j===void 0)return!0;if(!j.completed)return(0,P().isWaiting)(j);const U=(0,P().resultOf)(
j)?.pulls??[];return M.length>0||U.length!==1||U[0]!==C?.number}function O(p){return p.map(({number:E})=>`#${E}`).join("\
, ")}async function e(p,E){const C=(0,w().publishContext)(p,E);if(E instanceof k().GateError)return{context:C,known:{}};
const M=await(0,T().askForRefs)(C.github,E,u().warning),{baseRef:j,defaultBranch:U=j}=E,N=i(E,C.github,M,p.env),B=await(async()=>j===
U||(await N()).isProtected(j))().catch(k().asGateError),L=B instanceof k().GateError?{doubt:B}:{},H={...C,checkName:(0,d().
checkNameOf)(C.name,E,B!==!1)};if(E.name!=="pull_request"||B===!1)return{context:H,known:M,...L};const{number:W}=E.pullRequest;
return{context:{...H,others:{list:()=>l(E,{without:W,env:p.env},H.github,N),canDiffer:()=>N().then(({ofSeveral:D})=>D,()=>!0)}},
known:M,...L}}},47752:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.runPromotion=l;function u(){const i=o(
51455);return u=function(){return i},i}function T(){const i=o(76760);return T=function(){return i},i}function R(){const i=o(
39281);return R=function(){return i},i}function P(){const i=o(46960);return P=function(){return i},i}function I(){const i=o(
41895);return I=function(){return i},i}function $(){const i=o(73388);return $=function(){return i},i}function A(){const i=o(
28765);return A=function(){return i},i}function k(){const i=o(26016);return k=function(){return i},i}function v(){const i=o(
72883);return v=function(){return i},i}function S(){const i=o(39242);return S=function(){return i},i}function h(){const i=o(
18421);return h=function(){return i},i}function d(){const i=o(73517);return d=function(){return i},i}function c(){const i=o(
80335);return c=function(){return i},i}function a(){const i=o(10289);return a=function(){return i},i}function r(){const i=o(
20849);return r=function(){return i},i}function w(){const i=o(4423);return w=function(){return i},i}function n(){const i=o(
916);return n=function(){return i},i}async function l(i){const y=(0,w().readInputs)(R().getInput),t=i.GITHUB_WORKSPACE??
process.cwd(),O=await(0,v().withWorkspace)(t,{env:i},async U=>(0,S().promote)(await m(y,U,i)),await(0,n().readEvent)(i,f)),
e=y["output-directory"],p=await s(e?(0,T().resolve)(t,e):(0,T().join)(i.RUNNER_TEMP??t,"gene-gate"),O),{promoted:E,quarantined:C,
rejected:M}=O;R().setOutput("promoted",String(E.length)),R().setOutput("quarantined",String(C.length)),R().setOutput("re\
jected",String(M.length)),R().setOutput("promotion-path",p.promotion),R().setOutput("promoted-path",p.promoted),R().setOutput(
"quarantined-path",p.quarantined);const j=(0,c().renderPromotion)(O,{columns:120,colour:!1,verbose:!0});for(const U of j.
split(`
`))R().info((0,r().safeLine)(U));await b(O,i.GITHUB_STEP_SUMMARY),M.length+C.length>0&&R().setFailed(`${(0,c().countsOf)(
O)}; see the log for the reasons`)}function f(i,y){return P().repositorySchema.safeParse(y).data?.repository.defaultBranch}
async function b(i,y){if(y!==void 0)try{await(0,u().appendFile)(y,(0,c().promotionPage)(i))}catch(t){R().info((0,r().safeLine)(
`Could not write the step summary: ${t.message}`))}}async function m(i,y,t){const{assets:O,events:e,report:p,attestation:E,
"trusted-root":C}=i;if(t.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(I()).GateError("event_unsupported","`mo\
de: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a workflow on \
the default branch: workflow_dispatch, schedule or push.");if(O===void 0)throw new(I()).GateError("input_invalid","`mode\
: promote` requires candidates.","Set the input `assets` to their file.");if(E!==void 0&&C===void 0)throw new(I()).GateError(
"input_invalid","The input `attestation` requires `trusted-root`.","Write the file with `gh attestation trusted-root` in\
 an earlier step, and set `trusted-root` to it.");const M={assets:O,events:e,report:p,attestation:E,trustedRoot:C},{directory:j}=y;
return{...await(0,h().openInputs)(M,j,U=>(0,$().openInput)((0,T().resolve)(j,U))),policy:await(0,v().promotionPolicy)(y),
platform:(0,k().platformOf)(process.platform),workspace:y}}async function s(i,y){const t={promotion:(0,T().join)(i,"prom\
otion.json"),promoted:(0,T().join)(i,"promoted.jsonl"),quarantined:(0,T().join)(i,"quarantined.jsonl")};return await(0,A().
makeFolder)(i),await(0,A().replaceFile)(t.promotion,`${(0,a().json)(y)}
`),await(0,A().replaceFile)(t.promoted,(0,d().promotedLines)(y)),await(0,A().replaceFile)(t.quarantined,(0,d().quarantinedLines)(
y)),t}},76721:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.publishContext=$;function u(){const S=o(
76760);return u=function(){return S},S}function T(){const S=o(39281);return T=function(){return S},S}function R(){const S=o(
52155);return R=function(){return S},S}function P(){const S=o(40410);return P=function(){return S},S}function I(){const S=o(
41895);return I=function(){return S},S}function $({inputs:S,env:h,signal:d},c){const{GITHUB_SERVER_URL:a,GITHUB_REPOSITORY:r,
GITHUB_RUN_ID:w,RUNNER_TEMP:n}=h,l=S["output-directory"],f=`${a}/${r}`;return{github:k(S["github-token"],c,h,d),checkName:S["\
check-name"],name:S["check-name"],binding:A(c,h),runKey:(0,R().newRunKey)(h.GITHUB_EVENT_NAME),...r!==void 0&&{repositoryUrl:f},
...w!==void 0&&{detailsUrl:`${f}/actions/runs/${w}`},comment:S.comment,suggestions:S.suggestions,outputDirectory:l===void 0?
(0,u().join)(n??process.cwd(),"gene-gate"):(0,u().resolve)(h.GITHUB_WORKSPACE??".",l),...h.GITHUB_STEP_SUMMARY&&{stepSummaryPath:h.
GITHUB_STEP_SUMMARY},core:T()}}function A(S,h){if(S instanceof I().GateError)return{event:h.GITHUB_EVENT_NAME??"",base:"",
pulls:[]};const d=S.name==="pull_request"?[S.pullRequest.number]:[];return{event:S.name,base:S.baseRef,pulls:d}}function k(S,h,d,c){
if(h instanceof I().GateError)return{unavailable:"the event has no commit to report on"};if(S===void 0)return{unavailable:"\
the input `github-token` is not set"};const a={client:(0,P().connect)(S,{signal:c,baseUrl:d.GITHUB_API_URL}),headSha:h.headSha};
if(h.name!=="pull_request")return{...a,owner:h.owner,repo:h.repo};const{owner:r,repo:w,number:n}=h.pullRequest;return{...a,
owner:r,repo:w,pullRequest:{number:n},readOnlyToken:v(h.pullRequest,d)}}function v({isFork:S},h){return/^pull_request(?:_review)?$/.
test(h.GITHUB_EVENT_NAME??"")&&(S||h.GITHUB_ACTOR==="dependabot[bot]")}},23393:function(F,g,o){Object.defineProperty(g,"\
__esModule",{value:!0}),g.publishAgain=i,g.publishJob=f;function u(){const e=o(39281);return u=function(){return e},e}function T(){
const e=o(60016);return T=function(){return e},e}function R(){const e=o(42287);return R=function(){return e},e}function P(){
const e=o(96493);return P=function(){return e},e}function I(){const e=o(89055);return I=function(){return e},e}function $(){
const e=o(52155);return $=function(){return e},e}function A(){const e=o(34413);return A=function(){return e},e}function k(){
const e=o(40410);return k=function(){return e},e}function v(){const e=o(53844);return v=function(){return e},e}function S(){
const e=o(64632);return S=function(){return e},e}function h(){const e=o(41895);return h=function(){return e},e}function d(){
const e=o(64597);return d=function(){return e},e}function c(){const e=o(78534);return c=function(){return e},e}function a(){
const e=o(47064);return a=function(){return e},e}function r(){const e=o(4423);return r=function(){return e},e}function w(){
const e=o(5547);return w=function(){return e},e}function n(){const e=o(1405);return n=function(){return e},e}function l(){
const e=o(916);return l=function(){return e},e}async function f(e){const p=await m(e).catch(h().asGateError);if(p===void 0)
return;const E=p instanceof h().GateError,C=await(0,w().checkPlace)(e,E?p:p.payload),M=async()=>{if(E)throw p;return await b(
p,C,e)};return{context:C.context,decide:M,reportsOnly:!0}}async function b({payload:e,file:p},{context:{github:E},known:C,
doubt:M},j){if(M)throw M;if(p instanceof h().GateError)throw p;if("unavailable"in E)throw new Error(E.unavailable);const U=(0,r().
readInputs)(u().getInput),N=(0,c().readUploadedReport)(p,e),G={locate:B=>(0,R().resolveUnchecked)(B,e,C),approver:(0,T().
approveByReviews)(()=>(0,S().githubReviews)(E,e.pullRequest)),run:!1,takeRuns:({audit:B},L)=>(0,a().reportedRuns)(B,N,L)};
return await(0,n().gateOfStep)(G,U,E,j)}async function m(e){const{run:p,client:E,pulls:C}=await s(e),[M]=C;if(M===void 0){
const N=JSON.stringify(`${p.head.owner}:${p.head.branch}`);u().info(`No open pull request from ${N} is at ${p.headSha}: \
nothing to publish.`);return}const j=await t(p,E).catch(h().asGateError);if(j instanceof h().GateError&&await y({...p,client:E},
C,e.inputs["check-name"])){await(0,w().publishOthers)(e,M,void 0);return}return{payload:O(C,j)??M,file:j}}async function s({
inputs:e,env:p,signal:E}){const C=await(0,l().readEvent)(p,P().parseWorkflowRun),{"github-token":M}=e;if(M===void 0)throw new(h()).
GateError("input_invalid","`mode: publish` requires the input `github-token`","Remove the input from the step; its defau\
lt is the token of the job.");const j=(0,k().connect)(M,{signal:E,baseUrl:p.GITHUB_API_URL});return{run:C,client:j,pulls:await(0,P().
findPullRequests)(j,C)}}async function i(e){try{const E=e.inputs.mode==="publish"?(await s(e)).pulls[0]:await(0,l().eventPayload)(
e.env);E?.name==="pull_request"&&await(0,w().publishOthers)(e,E,void 0)}catch(p){u().warning(`The required check stays f\
ailed: ${(0,h().asGateError)(p).message}`)}}async function y(e,p,E){for(const C of p){const{number:M}=C.pullRequest,j=[E,
(0,v().nameOfPull)(E,M),(0,d().checkNameOf)(E,C,!1)],U=(await Promise.all(j.map(G=>(0,A().gateChecks)(e,G)))).flat(),N=G=>{
const B=(0,$().resultOf)(G);return B?.pulls.join()===`${M}`&&B.isInto(C.baseRef)};if(!U.some(N))return!1}return!0}async function t({
runId:e,owner:p,repo:E},C){const{"artifact-name":M}=(0,r().readInputs)(u().getInput),j=await(0,I().downloadArtifact)({client:C,
owner:p,repo:E},e,M);return await(0,I().readZipFile)(j,c().REPORT_FILE,c().MAX_REPORT_BYTES)}function O(e,p){if(p instanceof
h().GateError)return;const E=(0,c().claimedPull)(p);return e.find(({pullRequest:C})=>C.number===E)}},17938:function(F,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.publishReport=S;function u(){const h=o(39281);return u=function(){return h},
h}function T(){const h=o(41895);return T=function(){return h},h}function R(){const h=o(34453);return R=function(){return h},
h}function P(){const h=o(27624);return P=function(){return h},h}function I(){const h=o(42594);return I=function(){return h},
h}function $(){const h=o(20471);return $=function(){return h},h}function A(){const h=o(74658);return A=function(){return h},
h}function k(){const h=o(916);return k=function(){return h},h}function v(h,{detailsUrl:d,repositoryUrl:c}){const a={...d!==
void 0&&{detailsUrl:d},...c!==void 0&&{repositoryUrl:c}};return{report:h,title:(0,A().reportTitle)(h),markdown:(r,w)=>(0,$().
renderMarkdown)(h,{...a,...w,maxCharacters:r}),text:r=>(0,I().renderCheckText)(h,{...a,maxCharacters:r})}}async function S(h){
if(h===void 0)return;const{context:d,decide:c,reportsOnly:a,afterwards:r}=h,w=new Date,n=await(0,R().startCheck)(d),l=await c().
catch(y=>(0,P().buildErrorReport)((0,T().asGateError)(y),{startedAt:w},new Date)),f=v(l,d),{title:b}=f,{conclusion:m,channels:s}=await(0,R().
publish)(d,n,f);if(await r?.(),l.error){(0,k().failUndecided)(l.error);return}if(!a){m==="success"||m==="neutral"?u().info(
b):u().setFailed(b);return}const{check:i}=s;i.status==="failed"?u().setFailed(`Decided, but not published: ${i.reason}. \
The result: ${b}`):u().info(i.status==="reached"?b:`${b} (not published: ${i.reason})`)}},1405:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.gateOfStep=k,g.policyTerms=v,g.sharedPolicies=S;function u(){const h=o(39281);return u=function(){
return h},h}function T(){const h=o(24474);return T=function(){return h},h}function R(){const h=o(1207);return R=function(){
return h},h}function P(){const h=o(81014);return P=function(){return h},h}function I(){const h=o(41551);return I=function(){
return h},h}function $(){const h=o(24666);return $=function(){return h},h}function A(){const h=o(49604);return A=function(){
return h},h}function k(h,d,c,{env:a,signal:r}){return(0,T().gate)({...h,directory:a.GITHUB_WORKSPACE??process.cwd(),env:a,
...v(d,c),all:d.all,progress:(0,A().groupedProgress)(u()),signal:r,secrets:(0,I().secretsOf)(a)})}function v(h,d){const{
"policy-ref":c}=h;return{...c!==void 0&&{policyRef:c},inputs:h,readShared:S(d)}}function S(h){return async d=>{if("unava\
ilable"in h)throw(0,$().unavailable)(d,h.unavailable);const[c="",a=""]=d.repository.split("/");try{return await(0,P().readFileAt)(
{client:h.client,owner:c,repo:a},d.path,d.commit)}catch(r){const w={doing:"read it",permission:"contents: read"};throw(0,$().
unavailable)(d,(0,R().explainFailure)(r,w),{cause:r})}}}},916:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),
g.durationsInput=d,g.eventPayload=h,g.failUndecided=c,g.readEvent=S;function u(){const a=o(76760);return u=function(){return a},
a}function T(){const a=o(38321);return T=function(){return a},a}function R(){const a=o(39281);return R=function(){return a},
a}function P(){const a=o(46960);return P=function(){return a},a}function I(){const a=o(41895);return I=function(){return a},
a}function $(){const a=o(73388);return $=function(){return a},a}function A(){const a=o(20849);return A=function(){return a},
a}function k(){const a=o(23107);return k=function(){return a},a}function v(){const a=o(4423);return v=function(){return a},
a}async function S(a,r){const{GITHUB_EVENT_NAME:w="",GITHUB_EVENT_PATH:n=""}=a;try{return r(w,JSON.parse(await(0,T().text)(
(0,$().openInput)(n))))}catch(l){throw l instanceof I().GateError?l:new(I()).GateError("event_invalid",`Cannot read the \
event file ${n||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_re\
quest`.",{cause:l})}}function h(a){return S(a,(r,w)=>(0,P().parsePayload)(r,w,a.GITHUB_SHA))}async function d(a){const{durations:r}=(0,v().
readInputs)(R().getInput);return r===void 0?new Map:(0,k().readDurations)((0,u().resolve)(a.GITHUB_WORKSPACE??".",r),$().
openInput)}function c({message:a,hint:r}){const w=a.replace(/\s*\n\s*/g," "),n=r.split(`
`);if(n.length===1){R().setFailed((0,I().inSentences)({message:a,hint:r}));return}for(const l of n)R().info((0,A().safeLine)(
l));R().setFailed(w)}},84104:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.takesVerdictOver=d;function u(){
const a=o(39281);return u=function(){return a},a}function T(){const a=o(42287);return T=function(){return a},a}function R(){
const a=o(52483);return R=function(){return a},a}function P(){const a=o(52155);return P=function(){return a},a}function I(){
const a=o(34413);return I=function(){return a},a}function $(){const a=o(88863);return $=function(){return a},a}function A(){
const a=o(9436);return A=function(){return a},a}function k(){const a=o(4423);return k=function(){return a},a}function v(){
const a=o(5547);return v=function(){return a},a}function S(){const a=o(1405);return S=function(){return a},a}const h=new Set(
["pass","warn","fail"]);async function d(a,r,w){const{checkName:n,github:l,binding:f}=w.context;if((a.env.GITHUB_RUN_ATTEMPT??
"1")!=="1"||r.privileged||"unavailable"in l||w.doubt)return!1;try{const[m]=await(0,I().gateChecks)(l,n),s=(0,P().resultOf)(
m),i=m&&(0,$().readCarried)(m);if(m===void 0||s===void 0||i===void 0)return!1;const{verdict:y="",conclusion:t=""}=i;if(!(s.
event===f.event&&s.isInto(f.base)&&s.pulls.join()===f.pulls.join()&&s.policy===await c(a,r,w)&&m.completedAt.startsWith(
(0,A().dayOf)(new Date)))||!(t==="neutral"||t==="failure"==(y==="fail"))||!h.has(y))return!1;(0,$().setOutputs)(u(),i);const p=`\
Nothing but the title or the description has changed: ${y}, as in ${m.url}`;return t==="success"||t==="neutral"?u().info(
p):u().setFailed(p),!0}catch{return!1}}async function c({env:a},r,{context:w,known:n}){return(0,v().inCheckout)(a,async l=>{
const f=(0,S().policyTerms)((0,k().readInputs)(u().getInput),w.github),b=await(0,T().resolveEvent)(l,r,n);return(0,P().shortPolicy)(
(await(0,R().effectivePolicy)(f,l,b)).digest)})}},60016:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),
g.approvalIn=w,g.approveByNobody=I,g.approveByReviews=P,g.approvingReviewers=c;function u(){const n=o(1395);return u=function(){
return n},n}const T=20,R=10;function P(n){return{means:"review",find:async l=>{const f=n(l.pullRequest);return f!==void 0?
await $(f,l):{approvals:[],refusals:["the event has no pull request to review"]}}}}function I(n){return{means:"review",find:async()=>({
approvals:[],refusals:[n]})}}async function $(n,l){const f=[],b=[];try{const m=c(await n.list());if(m.length===0)return{
approvals:f,refusals:b};const s=m.slice(-T),i=await n.authorId(),y=await n.lastEdits(s.flatMap(O=>O.reviews)),t=h(l,n);for(const O of s){
const e=await A(O,{reviews:n,question:l,authorId:i,edits:y,subjectAt:t});typeof e=="string"?b.push(`${O.user.login}: ${e}`):
f.push(e)}}catch(m){b.push(n.explain(m,"read the reviews of the pull request"))}return{approvals:f,refusals:b}}async function A(n,l){
const{user:f,withdrawn:b}=n;if(f.id===l.authorId)return"opened the pull request and cannot approve it";if(f.type!=="User")
return"is not a person";if(!k(l.question.people,f.login))return"is not an approver in the policy";if(b)return"has withdr\
awn the approval, or it was dismissed";const m=await v(n,l);if(typeof m=="string")return m;try{if(!await l.reviews.mayWrite(
f))return"has no write access to the repository"}catch(s){return l.reviews.explain(s,"read the permission of this accoun\
t")}return{user:f.login,at:new Date(m.submittedAt).toISOString()}}function k(n,l){return n.length===0||n.some(f=>f.toLowerCase()===
l.toLowerCase())}async function v({reviews:n},l){let f;for(const b of n){const m=await S(b,l);if(m===void 0)return b;f??=
m}return f??"has not approved"}async function S({nodeId:n,submittedAt:l,commit:f,body:b},{edits:m,question:s,subjectAt:i,
reviews:{explain:y}}){const t=m.get(n);if(t===void 0)return"GitHub does not report whether the review was edited";const O=C=>C!==
null&&!(Date.parse(C)<=Date.parse(l));if(O(t.editedAt))return"the review was edited after it was submitted";if(O(t.retargetedAt))
return"the base branch was changed after the review";if(f===null)return"GitHub does not report which commit was reviewed";
const e=await i(f);if("reason"in e)return e.reason;const p=(0,u().changedSince)(e,s.subject);if(p!==void 0)return`${p} s\
ince the approved commit ${f.slice(0,12)}`;try{if(await s.policyChangedSince(l))return"the policy of the base branch has\
 changed since the review"}catch(C){return y(C,"read the policy at the time of the review")}const{digest:E}=w(b)??{};if(!(E===
void 0||(0,u().approvalDigest)(s.subject).startsWith(E)))return"the review approves another digest; the base branch, the\
 policy or the commands have changed since"}function h({subjectAt:n},l){const f=new Map;return async b=>{const m=f.get(b)??
(f.size<R?n(b).catch(s=>({reason:l.explain(s,`judge ${b}`)})):{reason:"too many commits were approved"});return f.set(b,
Promise.resolve(m)),await m}}const d=new Set(["COMMENTED","PENDING"]);function c(n){const l=n.filter(a).sort((b,m)=>b.submittedAt.
localeCompare(m.submittedAt)||b.id-m.id),f=new Map;for(const b of l){const{user:m,state:s}=b,i=f.get(m.id),y=w(b.body)!==
void 0;if(s==="APPROVED"&&y){const t=i&&!i.withdrawn?i.reviews:[];f.set(m.id,{user:m,reviews:[b,...t],withdrawn:!1})}else
s!=="APPROVED"&&!d.has(s)&&(i!==void 0||y)&&f.set(m.id,{user:m,reviews:[b],...i,withdrawn:!0})}return[...f.values()]}function a(n){
return n.user!==null&&n.submittedAt!==null&&n.state!=="PENDING"}const r=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function w(n){let l;for(const f of n.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const b=/^ {0,3}(`{3,}|~{3,})(.*)$/.
exec(f);if(l!==void 0)b?.[1]?.startsWith(l)&&b[2]?.trim()===""&&(l=void 0);else if(b)l=b[1];else{const[m,s]=/^ {0,3}\S/.
test(f)?r.exec(f.trim())??[]:[];if(m!==void 0)return s===void 0?{}:{digest:s}}}}},97928:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.askForRefs=A,g.baseTip=S,g.defaultTip=v,g.descends=d;function u(){const c=o(1207);return u=
function(){return c},c}function T(){const c=o(81014);return T=function(){return c},c}function R(){const c=o(41895);return R=
function(){return c},c}function P(){const c=o(24634);return P=function(){return c},c}function I(){const c=o(19674);return I=
function(){return c},c}function $(){const c=o(67397);return $=function(){return c},c}async function A(c,a,r){const w=k(a);
if("unavailable"in c)return{};const{defaultBranch:n=a.baseRef}=a,l=async(m,s="base")=>{try{return await(0,T().refTip)(c,
m)}catch(i){const y=`read the tip of ${m.replace(/^heads\//,"")}`,t=(0,u().explainFailure)(i,{doing:y,permission:"conten\
ts: read"});r(`The ${s} was not compared with GitHub's: ${t}.`);return}},[f,b]=await Promise.all([w===void 0?void 0:l(`h\
eads/${w}`),n===a.baseRef?void 0:l(`heads/${n}`)]);return{...f!==void 0&&{baseTip:f},...b!==void 0&&{defaultTip:b},...a.
name==="pull_request"&&{merge:()=>l(`pull/${a.pullRequest.number}/merge`,"test merge")}}}function k(c){return c.name==="\
pull_request"?c.baseRef:"branch"in c.against?c.against.branch:void 0}async function v(c,a,{defaultTip:r}){const{defaultBranch:w=a.
baseRef}=a,n=`refs/remotes/origin/${w}`,l=a.name==="pull_request"?a.pullRequest:a;if(r===void 0&&!await(0,I().isRemoteOf)(
c,l))throw new(R()).GateError("ref_not_found",`The policy of ${JSON.stringify(w)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const f=r??n;await(0,P().requireCommits)(c,[f],[...r===void 0?[]:[r],(0,I().fetched)(w)]);const[b]=await(0,$().resolveCommits)(
c,[f]);return b}async function S(c,a,{baseTip:r}){const{baseRef:w,baseSha:n}=a,l=r??n;if(await(0,P().requireCommits)(c,[
l],[l,(0,I().fetched)(w)]),r!==void 0)return r;const f=await h(c,a);return f!==void 0&&await d(c,f,n,a)?f:n}async function h(c,{
baseRef:a,pullRequest:r}){if(!await(0,I().isRemoteOf)(c,r))return;const w=`refs/remotes/origin/${a}`;try{await(0,P().requireCommits)(
c,[w],[(0,I().fetched)(a)])}catch(n){if(!(n instanceof R().GateError)||n.code!=="shallow_clone")throw n}return(await(0,$().
lookUpCommits)(c,[w]))[0]}async function d(c,a,r,{baseRef:w}){if(a===r)return!0;try{return await(0,P().mergeBase)(c,a,r,
[a,r,(0,I().fetched)(w)])===r}catch(n){if(n instanceof R().GateError&&n.code==="no_merge_base")return!1;throw n}}},54436:function(F,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.withGroup=$;function u(){const c=o(1207);return u=function(){return c},
c}function T(){const c=o(81014);return T=function(){return c},c}function R(){const c=o(41895);return R=function(){return c},
c}function P(){const c=o(24634);return P=function(){return c},c}function I(){const c=o(47520);return I=function(){return c},
c}async function $(c,a,r,{github:w,warn:n}){const l=await A(c,a,r,w);return typeof l!="string"?{...c,group:l,isFork:l.some(
({isFork:f})=>f)}:(n(`The merge group is treated as a change from a fork: ${l}.`),c)}async function A({base:c,head:a},{baseRef:r,
pullNumber:w},n,l){if("unavailable"in l)return l.unavailable;try{if(await(0,P().mergeBase)(n,c,a)!==c)return"its base is\
 not in its history";const f=await(0,I().firstParents)(n,c,a),b={repository:n,github:l,baseRef:r},m=await Promise.all(f.
map(O=>S(O,b))),s=m.filter(O=>O===void 0),i=w===void 0?void 0:await(0,T().pullOrigin)(l,w),y=s.length===f.length&&i?.commits===
f.length&&await d(i,c,f.find(({commit:O})=>O===a),b);if(i===void 0||s.length>0&&!y)return`no pull request is known for ${s.
length} of its ${f.length} commits`;const t=[...m,i].filter(O=>O!==void 0);return[...new Map(t.map(O=>[O.number,k(O)])).
values()]}catch(f){return f instanceof R().GateError?f.message:(0,u().explainFailure)(f,{doing:"read the pull requests o\
f the merge group",permission:"pull-requests: read"})}}function k({number:c,headSha:a,isFork:r}){return{number:c,headSha:a,
isFork:r}}const v=/\(#(\d{1,9})\)$/;async function S(c,a){const{github:r,baseRef:w}=a,[n="",l,...f]=c.parents;if(l!==void 0){
if(f.length>0)return;const i=(await(0,T().pullsOfCommit)(r,l)).filter(y=>y.headSha===l&&h(y,w));return i.find(({isFork:y})=>y)??
i[0]}const b=v.exec(c.subject)?.[1];if(b===void 0)return;const m=await(0,T().pullOrigin)(r,Number(b));return await d(m,n,
c,a)?m:void 0}function h(c,a){return c.isOpen&&c.baseRef===a}async function d(c,a,r,{repository:w,baseRef:n}){return r===
void 0||!h(c,n)?!1:(await(0,P().requireCommits)(w,[c.headSha],[`refs/pull/${c.number}/head`]),await(0,P().mergeBase)(w,a,
c.headSha,[r.commit,c.headSha]),await(0,P().mergedTree)(w,a,c.headSha)===r.tree)}},46960:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.inWords=b,g.mergeGroup=c,g.parsePayload=f,g.pullRequest=$,g.pullRequestReview=A,g.repositorySchema=
void 0,g.requireUnprivileged=m;function u(){const s=o(7723);return u=function(){return s},s}function T(){const s=o(81014);
return T=function(){return s},s}function R(){const s=o(41895);return R=function(){return s},s}const P=g.repositorySchema=
u().object({repository:u().object({name:u().string().min(1),owner:u().object({login:u().string().min(1)}),default_branch:u().
string().min(1)}).transform(({name:s,owner:i,default_branch:y})=>({owner:i.login,repo:s,defaultBranch:y}))}),I=u().object(
{action:u().string().optional(),changes:u().looseObject({base:u().unknown()}).partial().optional(),repository:u().object(
{id:u().int(),name:u().string().min(1),owner:u().object({login:u().string().min(1)}),default_branch:u().string().min(1).
optional()}),pull_request:u().object({number:u().int().positive(),head:u().object({sha:T().objectIdSchema,repo:u().object(
{id:u().int()}).nullable()}),base:u().object({sha:T().objectIdSchema,ref:u().string().min(1)}),changed_files:u().int().nonnegative().
optional()})});function $(s){const{action:i,changes:y,pull_request:t}=I.parse(s);u().int().parse(t.changed_files);const e=i===
"edited"&&(y===void 0||"base"in y)?"moved":i;return{...A(s),...e!==void 0&&{action:e}}}function A(s){const{repository:i,
pull_request:y}=I.parse(s);return{name:"pull_request",pullRequest:{owner:i.owner.login,repo:i.name,number:y.number,isFork:y.
head.repo?.id!==i.id,...y.changed_files!==void 0&&{changedFiles:y.changed_files}},headSha:y.head.sha,baseRef:y.base.ref,
baseSha:y.base.sha,...i.default_branch!==void 0&&{defaultBranch:i.default_branch}}}const k=/^0+$/,v=/^refs\/heads\//,S=/^refs\/(?:heads|tags)\//,
h=u().object({...P.shape,merge_group:u().object({head_sha:T().objectIdSchema,base_sha:T().objectIdSchema,head_ref:u().string(),
base_ref:u().string()})}),d=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function c(s){const{repository:i,
merge_group:y}=h.parse(s),t=d.exec(y.head_ref)?.[1];return{name:"merge_group",...i,headSha:y.head_sha,against:{commit:y.
base_sha},baseRef:y.base_ref.replace(v,""),isOwn:!1,...t!==void 0&&{pullNumber:Number(t)}}}const a=u().object({...P.shape,
ref:u().string().min(1),before:T().objectIdSchema,after:T().objectIdSchema});function r(s){const{repository:i,ref:y,before:t,
after:O}=a.parse(s),{defaultBranch:e}=i,p=y===`refs/heads/${e}`;if(k.test(O)||!v.test(y)||p&&k.test(t))throw new(R()).GateError(
"event_unsupported",`The push of ${JSON.stringify(y)} adds no commits to a branch, or is the first of the default branch\
: there is nothing to compare with`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first pus\
h, run the gate on the next change.');return{name:"push",...i,...{headSha:O,against:p?{commit:t}:{branch:e},baseRef:e},isOwn:!0}}
const w=u().object({...P.shape,ref:u().string().min(1)});function n(s,i){const{repository:y,ref:t}=w.parse(s),{defaultBranch:O}=y;
return{name:"workflow_dispatch",...y,headSha:T().objectIdSchema.parse(i),against:{branch:O},baseRef:O,isOwn:S.test(t)}}const l=new Map(
[["pull_request",$],["pull_request_review",A],["pull_request_target",s=>({...$(s),privileged:!0})],["merge_group",c],["p\
ush",r],["workflow_dispatch",n]]);function f(s,i,y){const t=l.get(s);if(t===void 0)throw new(R()).GateError("event_unsup\
ported",`The event ${JSON.stringify(s)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md list\
s the supported events.");return b(s,()=>t(i,y))}function b(s,i){try{return i()}catch(y){throw y instanceof u().ZodError?
new(R()).GateError("event_invalid",`The payload is not a GitHub ${s} event: ${u().prettifyError(y)}`,"GITHUB_EVENT_PATH \
must be the path of the file that the runner wrote."):y}}function m(s){if("privileged"in s)throw new(R()).GateError("eve\
nt_unsupported","No command was run: on pull_request_target the commands of a change would have a write token and the se\
crets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},42287:function(F,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.resolveBranch=v,g.resolveEvent=$,g.resolveUnchecked=A;function u(){const d=o(
24634);return u=function(){return d},d}function T(){const d=o(19674);return T=function(){return d},d}function R(){const d=o(
67397);return R=function(){return d},d}function P(){const d=o(97928);return P=function(){return d},d}function I(){const d=o(
1096);return I=function(){return d},d}async function $(d,c,a){const r=c.name==="pull_request"?await(0,I().resolvePullRequest)(
d,c,a):await v(d,c,a);return await k(r,c,d,a)}async function A(d,c,a){const r=await(0,I().resolveFetched)(d,c,a);return await k(
r,c,d,a)}async function k(d,c,a,r){const{defaultBranch:w}=c;if(w===void 0)return d;const n=w===d.baseRef?d.policyCommit:
await(0,P().defaultTip)(a,c,r);return{...d,defaultBranch:{name:w,commit:n}}}async function v(d,{name:c,headSha:a,against:r,
baseRef:w,isOwn:n},l){const f="commit"in r?await S(d,r.commit,a):await h(d,r.branch,a,l);return{name:c,directory:d.directory,
head:a,audited:a,baseRef:w,...f,isFork:!n}}async function S(d,c,a){return await(0,u().requireCommits)(d,[c,a],[c,a]),{base:c,
policyCommit:c}}async function h(d,c,a,r){const w=(0,T().fetched)(c),n=r.baseTip??`refs/remotes/origin/${c}`;await(0,u().
requireCommits)(d,[n],[w]);const[l]=await(0,R().resolveCommits)(d,[n]);return{base:await(0,u().mergeBase)(d,l,a,[a,w]),policyCommit:l}}},
1096:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveFetched=v,g.resolvePullRequest=k;function u(){
const n=o(41895);return u=function(){return n},n}function T(){const n=o(61388);return T=function(){return n},n}function R(){
const n=o(24634);return R=function(){return n},n}function P(){const n=o(213);return P=function(){return n},n}function I(){
const n=o(19674);return I=function(){return n},n}function $(){const n=o(67397);return $=function(){return n},n}function A(){
const n=o(97928);return A=function(){return n},n}async function k(n,l,f={}){const[b]=await(0,$().resolveCommits)(n,["HEA\
D"]),m=b===l.headSha?await d(n,l,await(0,A().baseTip)(n,l,f)):await h(n,l,b,f);return S(n,l,m)}async function v(n,l,f={}){
const{headSha:b,pullRequest:m}=l;await(0,R().requireCommits)(n,[b],[`refs/pull/${m.number}/head`]);const s=await(0,A().baseTip)(
n,l,f);return S(n,l,await d(n,l,s))}function S({directory:n},{headSha:l,baseRef:f,pullRequest:b},m){const{isFork:s}=b;return{
name:"pull_request",directory:n,head:l,baseRef:f,...m,isFork:s,pullRequest:b}}async function h(n,l,f,b){const{headSha:m,
baseRef:s}=l,[i,y,...t]=await(0,$().parentsOf)(n,f);if(i===void 0||y!==m||t.length>0)throw(0,T().checkoutDiffers)(`the c\
heckout is at ${(0,$().short)(f)}, which is neither that commit nor its test merge commit`,m,"actions");await(0,R().requireCommits)(
n,[i,m],[f,(0,I().fetched)(s)]);const O=await(0,A().baseTip)(n,l,b),e=await a({commit:f,base:i,tip:O},n,l,b);return e===
void 0?{base:i,audited:f,policyCommit:O}:{...await d(n,l,O),unprovenMerge:{commit:f,reason:e}}}async function d(n,l,f){const{
headSha:b,baseSha:m,baseRef:s}=l,i=await(0,R().mergeBase)(n,f,b,[b,f,(0,I().fetched)(s)]),[y]=await(0,$().lookUpCommits)(
n,[m]);return(y===void 0||y===f?i:await(0,R().mergeBase)(n,y,b))===i&&await c(n,l,i),{base:i,audited:b,policyCommit:f}}async function c(n,{
headSha:l,pullRequest:f},b){const{changedFiles:m}=f;if(m===void 0)return;const s=(await(0,P().changedFiles)(n,b,l)).length;
if(!(s>=m))throw new(u()).GateError("change_incomplete",`GitHub reports ${m} changed files, but this clone shows only ${s}`,
"Set `fetch-depth: 0` on actions/checkout, and run the job again.")}async function a(n,l,f,b){if(!await w(n,l,f))return`\
its first parent ${(0,$().short)(n.base)} is not a recent commit of ${f.baseRef}`;const m=async()=>await b.merge?.()===n.
commit,s=(await l.shallowCommits()).size>0;if(s&&await m())return;const i=await r(n,l,f);return i===void 0||s?i:await m()?
void 0:i}async function r(n,l,{headSha:f,baseRef:b}){(await l.shallowCommits()).size>0&&await(0,R().mergeBase)(l,n.base,
f,[n.commit,(0,I().fetched)(b)]);const[m,[s]]=await Promise.all([(0,R().mergedTree)(l,n.base,f),l.read([`${n.commit}^{tr\
ee}`])]);return m===void 0?"git cannot compute this merge":m===s?.oid?void 0:"git computes other content for it"}async function w({
base:n,tip:l},f,b){return n===l||n===b.baseSha?!0:await(0,A().descends)(f,n,b.baseSha,b)&&await(0,A().descends)(f,l,n,b)}},
96493:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.findPullRequests=S,g.parseWorkflowRun=k;function u(){
const h=o(7723);return u=function(){return h},h}function T(){const h=o(1207);return T=function(){return h},h}function R(){
const h=o(81014);return R=function(){return h},h}function P(){const h=o(41895);return P=function(){return h},h}function I(){
const h=o(46960);return I=function(){return h},h}const $=u().object({...I().repositorySchema.shape,workflow_run:u().object(
{id:u().int().positive(),event:u().string(),head_sha:R().objectIdSchema,head_branch:u().string().min(1).nullable(),head_repository:u().
object({owner:u().object({login:u().string().min(1)})}).nullable()})}),A=["pull_request","pull_request_review"];function k(h,d){
if(h!=="workflow_run")throw v(`\`mode: publish\` does not support the event ${JSON.stringify(h)}`);const c=(0,I().inWords)(
h,()=>$.parse(d)),{repository:a,workflow_run:r}=c,{owner:w,repo:n}=a;if(!A.includes(r.event))throw v(`The workflow run w\
as started by ${JSON.stringify(r.event)}`);if(r.head_branch===null||r.head_repository===null)throw v("The branch or the \
repository of the workflow run was deleted");const l={owner:r.head_repository.owner.login,branch:r.head_branch};return{owner:w,
repo:n,runId:r.id,headSha:r.head_sha,head:l}}function v(h){return new(P()).GateError("event_unsupported",h,"Trigger it o\
n `workflow_run` of the workflow that gates pull requests (docs/github.md).")}async function S(h,{owner:d,repo:c,head:a,
headSha:r}){const w={client:h,owner:d,repo:c};try{const n=`${a.owner}:${a.branch}`,f=(await(0,R().pullsWithHead)(w,r,{from:n})).
map(async({number:m})=>(0,I().pullRequest)(await(0,R().pullRequestAsPayload)(w,m)));return(await Promise.all(f)).filter(
m=>m.headSha===r).sort((m,s)=>m.pullRequest.number-s.pullRequest.number)}catch(n){throw(0,T().asUnavailable)(n,{doing:"f\
ind the pull request",permission:"pull-requests: read"})}}},61218:function(F,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.MAX_ANNOTATIONS=g.GITHUB_LIMITS=void 0;const o=g.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*1024,stepSummaryBytes:1024*1024},
u=g.MAX_ANNOTATIONS=500},89055:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.downloadArtifact=$,g.readZipFile=
k;function u(){const h=o(51041);return u=function(){return h},h}function T(){const h=o(41895);return T=function(){return h},
h}function R(){const h=o(40410);return R=function(){return h},h}function P(){const h=o(1207);return P=function(){return h},
h}const I=16*1024*1024;async function $({client:h,owner:d,repo:c},a,r){const{actions:w}=h.octokit.rest;try{const{data:n}=await w.
listWorkflowRunArtifacts({owner:d,repo:c,run_id:a,name:r,per_page:100}),[l]=n.artifacts.filter(b=>b.name===r&&!b.expired).
sort((b,m)=>m.id-b.id);if(l===void 0)throw S(`is missing: ${JSON.stringify(r)}`);if(l.size_in_bytes>I)throw S(`is larger\
 than ${I} bytes`);const f=await w.downloadArtifact({owner:d,repo:c,artifact_id:l.id,archive_format:"zip",request:{...R().
LEAVES_API,parseSuccessResponseBody:!1}});return await A(f.data)}catch(n){throw(0,P().asUnavailable)(n,{doing:"download \
the report",permission:"actions: read"})}}async function A(h){const d=[];let c=0;for await(const a of h){if(c+=a.length,
c>I)throw S(`is larger than ${I} bytes`);d.push(a)}return Buffer.concat(d)}async function k(h,d,c){try{const a=await(0,u().
fromBufferPromise)(h,{lazyEntries:!0});return await v(a,d,c)}catch(a){throw a instanceof T().GateError?a:S(`is not a rea\
dable zip archive (${String(a)})`,a)}}async function v(h,d,c){for await(const a of h.eachEntry()){if(a.fileName!==d)continue;
if(a.uncompressedSize>c)throw S(`has a ${d} that is too large`);const r=[];for await(const w of await h.openReadStreamPromise(
a))r.push(w);return Buffer.concat(r)}throw S(`has no ${d}`)}function S(h,d){return new(T()).GateError("artifact_invalid",
`The artifact of the workflow run ${h}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:d})}},77954:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.appendAnnotations=A,g.missingAnnotations=I;function u(){const v=o(61218);return u=function(){
return v},v}function T(){const v=o(34413);return T=function(){return v},v}function R(){const v=o(40410);return R=function(){
return v},v}function P(){const v=o(1207);return P=function(){return v},v}async function I(v,S,h){if(S.annotationsCount===
0)return h;const{client:d,owner:c,repo:a}=v,r=await d.octokit.paginate(d.octokit.rest.checks.listAnnotations,{owner:c,repo:a,
check_run_id:S.id,per_page:100}),w=new Set(r.map($)),n=new Set(h.map($));if([...w].every(l=>n.has(l)))return h.filter(l=>!w.
has($(l)))}function $(v){const{path:S,start_line:h,end_line:d,start_column:c,end_column:a}=v,{annotation_level:r,title:w,
message:n}=v,l=[w,n].map(b=>b?.trim()??"");return JSON.stringify([S,h,d,...[c??0,a??0],r,...l])}async function A(v,S,h){
const d=u().GITHUB_LIMITS.annotationsPerRequest,c=[];let a=S.annotationsCount;for(let r=0;r<h.length;r+=d){const w=h.slice(
r,r+d);try{await k(v,S,w,a),a+=w.length}catch(n){const l=(0,P().readFailure)(n).kind==="invalid",f=l?w.length:h.length-r,
b=(0,P().explainFailure)(n,{...(0,T().checkOperation)(v),doing:"annotate"});if(c.push(`Missing annotations: ${f}; ${b}.`),
!l)break}}return c}async function k({client:v,owner:S,repo:h},{id:d},c,a){const{checks:r}=v.octokit.rest,w={owner:S,repo:h,
check_run_id:d},n=async()=>{const l={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...c]};return await r.
update({...w,status:"in_progress",output:l,...R().NOT_REPEATABLE}),!0};await v.once(n,async()=>{const{data:l}=await r.get(
w);return l.output.annotations_count>=a+c.length||void 0})}},52155:function(F,g,o){Object.defineProperty(g,"__esModule",
{value:!0}),g.claimOf=w,g.claimedId=v,g.isClaimedBy=l,g.isLater=m,g.isOfGate=r,g.isTaken=b,g.isWaiting=f,g.newRunKey=k,g.
otherPull=s,g.resultId=h,g.resultOf=n,g.shortPolicy=d,g.waitingId=S;function u(){const i=o(77598);return u=function(){return i},
i}const T="merge_group",R="waiting",P=12,I=100,$=/^gene-gate:(.+):(\d{1,9})$/,A=/^(sha256:[0-9a-f]{64});([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9})$/;
function k(i){return`${i??"run"}:${(0,u().randomUUID)()}`}function v({runKey:i,claim:y}){return`gene-gate:${i}:${y}`}function S(i){
return v({runKey:R,claim:w(i)})}function h(i,{digest:y,policy:t},{event:O,base:e,pulls:p}){const E=p.map(M=>`#${M}`).join(
","),C=[O,c(e),d(t),E];return[y,...C,w(i)].join(";")}function d(i){return i?.replace(/^sha256:/,"").slice(0,P)??"none"}function c(i){
return encodeURIComponent(i).slice(0,I)}function a({externalId:i}){const[,y,t]=$.exec(i)??[];if(y!==void 0)return{event:y.
split(":")[0]??"",claim:Number(t),runKey:y};const[,O,e="",p,E="",C="",M]=A.exec(i)??[];if(O===void 0)return;const j=[...C.
matchAll(/#(\d+)/g)].map(([,G])=>Number(G)),N={digest:O,event:e,policy:E,pulls:j,isInto:G=>p===c(G)};return{event:e,claim:Number(
M),result:N}}function r(i){return a(i)!==void 0}function w(i){return a(i)?.claim??0}function n(i){return i?.completed?a(
i)?.result:void 0}function l(i,y){return!i.completed&&a(i)?.runKey===y}function f(i){return l(i,R)}function b(i,{event:y}){
const t=O=>!(O.completed&&O.conclusion==="success");return y!==T&&i.some(O=>a(O)?.event===T&&t(O))}function m(i,{runKey:y,
claim:t},O){const e=a(i);return e===void 0||e.runKey===R||e.runKey===y?!1:e.claim!==t?e.claim>t:O===void 0||i.id>=O.id}function s(i,{
pulls:y}){const[t,...O]=n(i)?.pulls??[];if(!(t===void 0||O.length>0||y.includes(t)))return t}},34413:function(F,g,o){Object.
defineProperty(g,"__esModule",{value:!0}),g.CONCLUSIONS=void 0,g.checkOperation=P,g.completeCheck=r,g.createCheck=h,g.findUnfinished=
$,g.gateChecks=I,g.isStillClaimed=k,g.leaveWaiting=l,g.listChecks=A,g.supersedeCheck=n,g.takeUpCheck=d,g.updateCheck=c;function u(){
const f=o(52155);return u=function(){return f},f}function T(){const f=o(40410);return T=function(){return f},f}function R(){
const f=o(1207);return R=function(){return f},f}function P({readOnlyToken:f=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:f}}async function I(f,b){return(await A(f,f.headSha,b)).filter(u().isOfGate).sort((s,i)=>i.
id-s.id)}async function $(f,{runKey:b,checkName:m}){return(await A(f,f.headSha,m)).filter(i=>(0,u().isClaimedBy)(i,b))}async function A({
client:f,owner:b,repo:m},s,i){const y=await f.octokit.paginate(f.octokit.rest.checks.listForRef,{owner:b,repo:m,ref:s,...i!==
void 0&&{check_name:i},filter:"all",per_page:100});return(0,R().requireAsked)(y.every(({head_sha:t,name:O})=>t===s&&O===
(i??O)),"the check runs of this name on the commit"),y.map(v)}async function k({client:f,owner:b,repo:m},{id:s,externalId:i}){
const{data:y}=await f.octokit.rest.checks.get({owner:b,repo:m,check_run_id:s});return(0,R().requireAsked)(y.id===s,"this\
 check run"),y.external_id===i&&y.status!=="completed"}function v(f){return{id:f.id,name:f.name,url:f.html_url,detailsUrl:f.
details_url??"",completed:f.status==="completed",conclusion:f.conclusion,externalId:f.external_id??"",appId:f.app?.id,appSlug:f.
app?.slug,headSha:f.head_sha,completedAt:f.completed_at??"",annotationsCount:f.output.annotations_count,summary:f.output.
summary??""}}function S(f){return{status:"in_progress",external_id:(0,u().claimedId)(f),started_at:new Date().toISOString(),
...f.detailsUrl!==void 0&&{details_url:f.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running t\
he change."}}}async function h(f,b,m){const{client:s,owner:i,repo:y,headSha:t}=f,O=async()=>{const{data:e}=await s.octokit.
rest.checks.create({owner:i,repo:y,head_sha:t,name:b.checkName,...S(b),...T().NOT_REPEATABLE});return(0,R().requireAsked)(
e.head_sha===t,"this commit"),v(e)};return s.once(O,async()=>(await $(f,b)).find(({id:p})=>p>(m?.id??0)))}async function d(f,b,m){
return v(await c(f,m,S(b)))}async function c({client:f,owner:b,repo:m},{id:s},i){const y={owner:b,repo:m,check_run_id:s,
...i},{data:t}=await f.octokit.rest.checks.update(y);return(0,R().requireAsked)(t.id===s,"this check run"),t}const a=g.CONCLUSIONS=
["failure","action_required","neutral","success"];async function r(f,b,{conclusion:m,externalId:s,output:i}){const t=await c(
f,b,{status:"completed",conclusion:m,external_id:s,output:i});if(t.status!=="completed"||t.conclusion!==m)throw new(R()).
BrokenAnswer("the check run is not completed with this result")}const w=" (superseded)";async function n(f,{checkName:b},m){
await c(f,m,{name:`${b}${w}`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`\
The result for this commit is in the check run \u201C${b}\u201D.`}})}async function l(f,b,m){const s=(0,u().waitingId)(b);
await c(f,b,{status:"in_progress",external_id:s,output:m})}},40410:function(F,g,o){Object.defineProperty(g,"__esModule",
{value:!0}),g.PASSING_FAILURES=g.NOT_REPEATABLE=g.LEAVES_API=void 0,g.connect=A,g.waitBeforeRetry=y;function u(){const t=o(
58500);return u=function(){return t},t}function T(){const t=o(78589);return T=function(){return t},t}function R(){const t=o(
1207);return R=function(){return t},t}const P=g.LEAVES_API={leavesApi:!0},I=18e4,$=3e3;function A(t,O={}){const{timeoutMs:e=15e3,
sleep:p=k,now:E=Date.now,signal:C}=O,M=O.baseUrl||"https://api.github.com",j=(0,T().getOctokit)(t,{baseUrl:M});let U=I;async function N(B,L){
for(let H=1;;H+=1){const W=E();try{return await B()}catch(D){const V=y((0,R().readFailure)(D),H,E());if(V===void 0||C?.aborted||
(U-=E()-W+V,U<0)||(await p(V,C),C?.aborted))throw D}const J=await L?.();if(J!==void 0)return J}}return j.hook.wrap("requ\
est",(B,L)=>{const H=L.request?.fetch??globalThis.fetch,W=L.request?.leavesApi?H:r(H,M),J=async()=>{a(L.url,M),L.request=
{...L.request,fetch:W,signal:G()};try{const D=await B(L);return n(D.status,D.headers.location),v(L,D),D}catch(D){throw h(
D)}};return L.request?.notRepeatable===!0?J():N(J)}),{octokit:j,once:N};function G(){return C===void 0?AbortSignal.timeout(
e):C.aborted?AbortSignal.timeout(Math.min(e,$)):AbortSignal.any([C,AbortSignal.timeout(e)])}}function k(t,O){return(0,u().
setTimeout)(t,void 0,O&&{signal:O}).catch(()=>{})}function v({method:t,url:O},{status:e,data:p}){if(!(t==="DELETE"?e===204:
e===200||e===201))throw new(R()).BrokenAnswer(`its status is ${e}`);if(t==="DELETE")return;if(typeof p!="object"||p===null)
throw new(R()).BrokenAnswer("it was truncated or is not JSON");if((t==="POST"||t==="PATCH")&&!O.endsWith("/graphql")&&!("\
id"in p))throw new(R()).BrokenAnswer("it has no id");if(/[?&]per_page=/.test(O)&&!Array.isArray(S(O,p)))throw new(R()).BrokenAnswer(
"it is not a list")}function S(t,O){return/\/check-runs\?/.test(t)?"total_count"in O&&"check_runs"in O?O.check_runs:void 0:
O}function h(t){const{status:O,said:e}=(0,R().readFailure)(t);return O===409?new(R()).BrokenAnswer(`its status is 409, ${e}`,
{cause:t}):t}class d extends Error{name="ForeignAnswer"}const c=5;function a(t,O){const{origin:e}=new URL(t,`${O}/`);if(e!==
new URL(O).origin)throw l(e)}function r(t,O){const{origin:e}=new URL(O);return async(p,E)=>{let C=String(p);for(let M=0;;M+=
1){const j=await t(C,{...E,redirect:"manual"}),U=w(j.status)?j.headers.get("location"):null,N=U!==null&&URL.canParse(U,C)&&
new URL(U,C);if(!N||N.origin!==e||M===c)return j;await j.body?.cancel(),C=N.href}}}function w(t){return t>=300&&t<400}function n(t,O){
if(w(t)&&typeof O=="string")throw l(O)}function l(t){const O=URL.canParse(t)?new URL(t).origin:t;return new d(`the answe\
r refers to ${O}, which is not GitHub's API`)}const f=4,b=60,m=60,s=g.NOT_REPEATABLE={request:{notRepeatable:!0}},i=g.PASSING_FAILURES=
new Set(["rate_limited","server","timeout","network","broken"]);function y(t,O,e){if(!i.has(t.kind)||O>=f)return;if(t.kind!==
"rate_limited")return 1e3*2**(O-1);const p=t.resetAt===void 0?void 0:Math.max(1,t.resetAt-e/1e3),E=t.retryAfter??p??m;return E>
b?void 0:Math.ceil(E*1e3)}},66059:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.commentThread=R,g.missingLineComments=
I,g.writeReview=k;function u(){const v=o(40410);return u=function(){return v},v}function T(){const v=o(1207);return T=function(){
return v},v}function R(v,S,h){const{client:d,owner:c,repo:a}=v,{issues:r}=d.octokit.rest,w={owner:c,repo:a};let n;async function l(){
const i=(await d.octokit.paginate(r.listComments,{...w,issue_number:S,per_page:100})).filter(y=>y.body?.startsWith(h));return i.
length===0?[]:(n??=await P(d),i.filter(y=>y.user?.login===n).map(({id:y,html_url:t,body:O=""})=>({id:y,url:t,body:O})).sort(
(y,t)=>y.id-t.id))}async function f(s){const i=async()=>{const{data:y}=await r.createComment({...w,issue_number:S,body:s,
...u().NOT_REPEATABLE});return n??=y.user?.login,{id:y.id,url:y.html_url,body:s}};return d.once(i,async()=>(await l())[0])}
async function b(s,i){const[y,...t]=s;if(y!==void 0)return await m(y,t,i);const O=await f(i),[e=O,...p]=await l();return await m(
e,p,i)}async function m(s,i,y){s.body!==y&&await r.updateComment({...w,comment_id:s.id,body:y});for(const{id:t}of i)await(0,T().
ifFound)(r.deleteComment({...w,comment_id:t}));return s}return{own:l,leaveOne:b}}async function P({octokit:v}){return(await v.
graphql("{ viewer { login } }")).viewer.login}async function I(v,S){const h=await A(v);return S.filter(d=>!h.has($(d)))}
function $({path:v,start_line:S,line:h,body:d}){return JSON.stringify([v,S??h,h,d.trim()])}async function A({target:v,number:S,
marker:h}){const{client:d,owner:c,repo:a}=v,w=(await d.octokit.paginate(d.octokit.rest.pulls.listReviewComments,{owner:c,
repo:a,pull_number:S,per_page:100})).filter(({body:f})=>f.startsWith(h));if(w.length===0)return new Set;const n=await P(
d),l=w.filter(({user:f})=>f.login===n);return new Set(l.map(({path:f,line:b,start_line:m,body:s})=>$({path:f,line:b??0,...m&&
{start_line:m},body:s})))}async function k(v,S,h){const{target:d,number:c,marker:a}=v,{client:r,owner:w,repo:n,headSha:l}=d,
f=async()=>(await r.octokit.rest.pulls.createReview({owner:w,repo:n,pull_number:c,commit_id:l,event:"COMMENT",body:`${a}\

${h}`,comments:S.map(b=>({...b,side:"RIGHT",...b.start_line!==void 0&&{start_side:"RIGHT"}})),...u().NOT_REPEATABLE}),!0);
await r.once(f,async()=>{const b=await A(v);return S.some(m=>b.has($(m)))||void 0})}},53844:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.nameOfPull=$,g.obtainCheck=I,g.renameOthers=A,g.settleCheck=k;function u(){const d=o(77954);
return u=function(){return d},d}function T(){const d=o(52155);return T=function(){return d},d}function R(){const d=o(34413);
return R=function(){return d},d}function P(){const d=o(1207);return P=function(){return d},d}async function I(d,c,a){const r=await(0,R().
gateChecks)(d,c.checkName);if((0,T().isTaken)(r,c.binding))return"merge queue";if(a!==void 0&&r.some(f=>(0,T().isLater)(
f,{...c,claim:a})))return"later run";const w=Math.max(0,...r.map(T().claimOf)),n={...c,claim:a??w+1},l=r.filter(f=>(0,T().
otherPull)(f,c.binding)===void 0);for(const f of l){const b=await h(d,n,f);if(b)return b}return await(0,R().createCheck)(
d,n,r[0])}function $(d,c){return`${d} (#${c})`}async function A(d,c,a){for(const r of a??await(0,R().gateChecks)(d,c.checkName)){
const w=(0,T().otherPull)(r,c.binding);w!==void 0&&await(0,R().updateCheck)(d,r,{name:$(c.checkName,w)})}}async function k(d,c,a,r){
const w={...c,claim:(0,T().claimOf)(a)},n=await(0,R().listChecks)(d,d.headSha,c.checkName),l=n.filter(T().isOfGate).sort(
(p,E)=>E.id-p.id);if((0,T().isTaken)(l,c.binding))return;const f=n.filter(p=>!(0,T().isOfGate)(p)&&!v(p,c)),b=l.filter(p=>p.
appId===a.appId&&(0,T().otherPull)(p,c.binding)===void 0),m=p=>(0,T().isLater)(p,w,a)&&!(p.completed&&c.joins===!0);if(b.
some(m))return;c.separates&&await A(d,c,l);const s=Math.max(...[a,...b].map(T().claimOf)),i={...c,claim:s},[y]=b,t=y?.externalId===
a.externalId&&!y.completed?y:y&&await h(d,i,y),O=t&&await(0,u().missingAnnotations)(d,t,r);return t&&O?{run:t,missing:O,
superseded:b.filter(({id:p})=>p!==t.id),twins:f}:{run:await(0,R().createCheck)(d,i,y),missing:r,superseded:b,twins:f}}function v({
detailsUrl:d},{detailsUrl:c}){return c!==void 0&&d.startsWith(`${c}/`)}const S=new Set(["forbidden","not_found","invalid"]);
async function h(d,c,a){try{const r=await(0,R().takeUpCheck)(d,c,a);return r.completed||r.externalId!==(0,T().claimedId)(
c)?void 0:r}catch(r){if(S.has((0,P().readFailure)(r).kind))return;throw r}}},81014:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.objectIdSchema=void 0,g.pullOrigin=h,g.pullRequestAsPayload=v,g.pullRequestHunks=c,g.pullRequestState=
A,g.pullsOfCommit=S,g.pullsWithHead=k,g.readFileAt=a,g.refTip=w;function u(){const n=o(7723);return u=function(){return n},
n}function T(){const n=o(61218);return T=function(){return n},n}function R(){const n=o(1207);return R=function(){return n},
n}const P=g.objectIdSchema=u().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),I=u().object({number:u().int().positive(),
state:u().enum(["open","closed"]),head:u().object({sha:P,repo:u().object({id:u().int()}).nullable()}),base:u().object({ref:u().
string().min(1),repo:u().object({id:u().int()})})});async function $({client:n,owner:l,repo:f},b){const{data:m}=await n.
octokit.rest.pulls.get({owner:l,repo:f,pull_number:b}),s=I.parse(m);return(0,R().requireAsked)(s.number===b,`pull reques\
t ${b}`),{data:m,pull:s}}async function A(n,l){const{data:f,pull:b}=await $(n,l);return{headSha:b.head.sha,changedFiles:f.
changed_files}}async function k(n,l,{from:f,byGit:b}={}){const{client:m,owner:s,repo:i}=n,{list:y}=m.octokit.rest.pulls,
O={owner:s,repo:i,state:"open",...f===void 0?{}:{head:f},per_page:100},{data:e,headers:p}=await y(O),E=!/rel="next"/.test(
p.link??""),C=E?void 0:await b?.();if(C){const N=await Promise.all(C.map(G=>h(n,G)));return U(N.filter(({isOpen:G})=>G))}
const M=E?[]:await m.octokit.paginate(y,{...O,page:2}),j=u().array(I).parse([...e,...M]).map(d);return(0,R().requireAsked)(
j.every(({isOpen:N})=>N),"open pull requests"),U(j);function U(N){return N.filter(G=>G.headSha===l).map(({number:G,baseRef:B})=>({
number:G,baseRef:B})).sort((G,B)=>G.number-B.number)}}async function v(n,l){const{client:f,owner:b,repo:m}=n,{data:s}=await f.
octokit.rest.repos.get({owner:b,repo:m}),{data:i}=await $(n,l);return{repository:s,pull_request:i}}async function S({client:n,
owner:l,repo:f},b){const{repos:m}=n.octokit.rest,s={owner:l,repo:f,commit_sha:b,per_page:100},i=await n.octokit.paginate(
m.listPullRequestsAssociatedWithCommit,s);return u().array(I).parse(i).map(d)}async function h(n,l){const{data:f,pull:b}=await $(
n,l);return{...d(b),commits:f.commits}}function d({number:n,state:l,head:f,base:b}){return{number:n,isOpen:l==="open",baseRef:b.
ref,headSha:f.sha,isFork:f.repo?.id!==b.repo.id}}async function c({client:n,owner:l,repo:f},b,m){const{octokit:s}=n,i={owner:l,
repo:f,pull_number:b,per_page:100},y=new Map;for await(const{data:t}of s.paginate.iterator(s.rest.pulls.listFiles,i)){for(const{
filename:O,patch:e}of t)e!==void 0&&m.has(O)&&y.set(O,e);if(y.size===m.size)break}return y}async function a({client:n,owner:l,
repo:f},b,m){const s={owner:l,repo:f,path:b,ref:m},{data:i}=await n.octokit.rest.repos.getContent(s);if(Array.isArray(i)||
i.type!=="file"||i.encoding!=="base64")throw new Error(`expected a file of at most ${T().GITHUB_LIMITS.contentBytes} byt\
es`);return Buffer.from(i.content,"base64")}const r=u().object({ref:u().string(),object:u().object({sha:P})});async function w({
client:n,owner:l,repo:f},b){const m=await(0,R().ifFound)(n.octokit.rest.git.getRef({owner:l,repo:f,ref:b}));if(m===void 0)
return;const{ref:s,object:i}=r.parse(m.data);return(0,R().requireAsked)(s===`refs/${b}`,`refs/${b}`),i.sha}},64632:function(F,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.LAST_EDITS=void 0,g.githubReviews=a;function u(){const r=o(7723);return u=
function(){return r},r}function T(){const r=o(41895);return T=function(){return r},r}function R(){const r=o(1207);return R=
function(){return r},r}function P(){const r=o(81014);return P=function(){return r},r}const I=u().object({id:u().int(),login:u().
string(),type:u().string()}),$=u().object({id:u().int(),node_id:u().string(),user:I.nullable(),state:u().string(),body:u().
string().nullable(),commit_id:P().objectIdSchema.nullable().optional(),submitted_at:u().iso.datetime().optional()}).transform(
({node_id:r,commit_id:w=null,submitted_at:n=null,body:l,...f})=>({...f,nodeId:r,body:l??"",commit:w,submittedAt:n})),A=u().
object({user:I}),k=u().object({permission:u().string(),user:u().object({id:u().int()}).nullable()}),v=u().object({timelineItems:u().
object({nodes:u().array(u().object({createdAt:u().iso.datetime()}).nullable())})}),S=u().object({nodes:u().array(u().object(
{id:u().string(),lastEditedAt:u().iso.datetime().nullable(),pullRequest:v.optional()}).nullable())}),h=g.LAST_EDITS=`que\
ry($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,d=100,c=new Set(["admin","write"]);function a({client:r,owner:w,repo:n},{number:l}){const{pulls:f,repos:b}=r.octokit.
rest,m={owner:w,repo:n,pull_number:l};return{authorId:async()=>A.parse((await f.get(m)).data).user.id,list:async()=>{const s=await r.
octokit.paginate(f.listReviews,{...m,per_page:100});return u().array($).parse(s)},lastEdits:async s=>{const i=new Map,y=s.
map(({nodeId:t})=>t);for(let t=0;t<y.length;t+=d){const O=y.slice(t,t+d),e=S.parse(await r.octokit.graphql(h,{ids:O}));for(const p of e.
nodes){if(p===null)continue;const E=p.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;i.set(p.id,{editedAt:p.lastEditedAt,
retargetedAt:E})}}return i},mayWrite:async({id:s,login:i})=>{const y={owner:w,repo:n,username:i},t=await(0,R().ifFound)(
b.getCollaboratorPermissionLevel(y));if(t===void 0)return!1;const{permission:O,user:e}=k.parse(t.data);return e?.id===s&&
c.has(O)},explain:(s,i)=>s instanceof T().GateError?`could not ${i}: ${s.message}`:(0,R().explainFailure)(s,{doing:i,permission:"\
pull-requests: read"})}}},60823:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.annotationsOf=S;function u(){
const s=o(61218);return u=function(){return s},s}function T(){const s=o(78261);return T=function(){return s},s}function R(){
const s=o(10289);return R=function(){return s},s}function P(){const s=o(69633);return P=function(){return s},s}function I(){
const s=o(17577);return I=function(){return s},s}function $(){const s=o(94965);return $=function(){return s},s}const A=3,
k=80,v={error:"failure",warning:"warning",notice:"notice"};function S(s,i=u().MAX_ANNOTATIONS){const y=s.findings.filter(
d).filter(({suppressed:M,seed:j})=>!M&&!j),t=y.filter(({location:M})=>n(M.path)),O=(0,I().groupsOf)(t,c).sort((M,j)=>b(M.
lead,j.lead)),e=h(O.map(M=>a(M,s))),p=y.length-t.length,E=e.length-i,C=[E>0&&`Findings beyond the limit of ${i} annotati\
ons per check run: ${E}.`,p>0&&`Findings in files whose names cannot be used in an annotation: ${p}.`];return{annotations:e.
slice(0,i),notes:C.filter(M=>M!==!1)}}function h(s){return[...new Map(s.map(i=>[JSON.stringify(i),i])).values()]}function d(s){
return s.location!==void 0}function c(s){const{cause:i,severity:y,location:t,subject:O}=s,e=i===void 0||O?.command!==void 0;
return JSON.stringify(e?s:[i,y,t.path])}function a({lead:s,others:i},y){const{severity:t,rule:O,message:e,remedy:p,subject:E}=(0,I().
dangerFirst)(s),{location:C,note:M}=r(s.location,y),{line:j,column:U,end_line:N=j,end_column:G=U}=C,B=[O,E?.id].filter(Boolean).
join(": "),L=[e,p,...w(i),M].filter(Boolean).join(`
`)||O;return{path:C.path,start_line:j,end_line:Math.max(j,N),...N<=j&&{start_column:U,end_column:Math.max(U,G)},annotation_level:v[t],
title:(0,$().clip)(l(B).replace(/\s+/g," "),u().GITHUB_LIMITS.annotationTitle),message:f(l(L),u().GITHUB_LIMITS.annotationMessageBytes)}}
function r(s,i){const{path:y,line:t,end_line:O=t}=s,e=(0,P().headPlace)(i,s)?.line;if(e===void 0){const E=`This is line ${t}\
 of the audited commit ${(0,$().shortCommit)(i.audited_sha)}; the head has no such line.`;return{location:{path:y,line:1,
column:1},note:E}}const p=(0,P().headPlace)(i,{path:y,line:O})?.line??e;return{location:{...s,line:e,end_line:Math.max(e,
p)}}}function w(s){if(s.length===0)return[];const i=[...new Set(s.map(({subject:O,location:e})=>O?.id??`line ${e.line}`))],
y=i.length-A;return[`Also: ${i.slice(0,A).map(O=>(0,$().clip)(O,k)).join(", ")}${y>0?` and ${y} more`:""}`]}function n(s){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(s)&&(0,P().isRepositoryPath)(s)}function l(s){return(0,R().terminalLines)(
s).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function f(s,i){const y=Buffer.from(s);return y.length<=i?s:`${y.subarray(
0,i-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function b(s,i){const[y,t]=[s.location,i.location];
return(0,T().byHarm)(s,i)||m(y.path,t.path)||y.line-t.line}function m(s,i){return s===i?0:s<i?-1:1}},26789:function(F,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.beginCheck=w,g.checkContent=n,g.checkOutput=y,g.publishCheck=l;function u(){
const t=o(61218);return u=function(){return t},t}function T(){const t=o(77954);return T=function(){return t},t}function R(){
const t=o(52155);return R=function(){return t},t}function P(){const t=o(34413);return P=function(){return t},t}function I(){
const t=o(40410);return I=function(){return t},t}function $(){const t=o(1207);return $=function(){return t},t}function A(){
const t=o(53844);return A=function(){return t},t}function k(){const t=o(10289);return k=function(){return t},t}function v(){
const t=o(31048);return v=function(){return t},t}function S(){const t=o(94965);return S=function(){return t},t}function h(){
const t=o(45710);return h=function(){return t},t}function d(){const t=o(88863);return d=function(){return t},t}function c(){
const t=o(64597);return c=function(){return t},t}const a="the check run of this commit belongs to the merge queue, which\
 has not passed; push another commit to the pull request",r="a later run of the gate on this commit, or the merge queue,\
 has the check run";async function w(t,O,e){try{const p=e&&"run"in e?(0,R().claimOf)(e.run):void 0,E=await(0,A().obtainCheck)(
t,O,p);return E==="later run"?{reason:r,permanent:!0,lost:!0}:E==="merge queue"?{reason:a,permanent:!0}:{run:E}}catch(p){
const E=!I().PASSING_FAILURES.has((0,$().readFailure)(p).kind);return{reason:(0,$().explainFailure)(p,(0,P().checkOperation)(
t)),permanent:E}}}function n(t,O){const{report:e,title:p,text:E}=t,C=(0,d().carriedOutputs)(e);return{...O,conclusion:(0,c().
conclusionOf)(e),title:p,digest:(0,v().reportDigest)(e),policy:e.policy?.digest,page:M=>t.markdown(M-C.length,{part:"det\
ail"})+C,text:E}}async function l(t,O,e,p){const E="run"in e||e.permanent?e:await w(t,O);if("reason"in E)return{status:E.
lost?"skipped":"failed",reason:E.reason};try{const C=await(0,A().settleCheck)(t,O,E.run,p.annotations);return C===void 0?
(await i(t,O,await(0,P().findUnfinished)(t,O)),{status:"skipped",reason:r}):await f(t,O,C,p)}catch(C){return{status:"fai\
led",reason:(0,$().explainFailure)(C,(0,P().checkOperation)(t))}}}async function f(t,O,{run:e,missing:p,superseded:E,twins:C},M){
const U=[...await(0,T().appendAnnotations)(t,e,p),...C.slice(0,b).map(m)];if(!await(0,P().isStillClaimed)(t,e))return{status:"\
skipped",reason:r};const N={conclusion:M.conclusion,externalId:(0,R().resultId)(e,M,O.binding),output:y(M,[...M.notes,...U,
s(M,O)])},G=await L(N.output),B=await i(t,O,E);return{status:"reached",...e.url!==null&&{where:e.url},notes:[...U,...G,...B]};
async function L(H){try{return await(0,P().completeCheck)(t,e,{...N,output:H}),[]}catch(W){if((0,$().readFailure)(W).kind!==
"invalid")throw W;const J=(0,$().explainFailure)(W,(0,P().checkOperation)(t)),D=M.title.replace(/[^\x20-\x7e]/g,"?");return await(0,P().
completeCheck)(t,e,{...N,output:{title:(0,S().clip)(D,u().GITHUB_LIMITS.checkTitle),summary:`The step summary and the re\
sult files have the details: ${J}.`}}),[J]}}}const b=3;function m({url:t,appSlug:O="unknown",conclusion:e,completed:p}){
return`Another check run of this commit has the same name, but is not the gate's: it is ${p?e:"not completed"}, by the a\
pp ${O}, ${t??"without a page"}. Its result says nothing about this change, and can satisfy or block a rule that require\
s the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function s({policy:t},{binding:{event:O,
base:e}}){return`The result is about ${O} into ${(0,k().markdownCode)(e)}, policy ${(0,R().shortPolicy)(t)}.`}async function i(t,O,e){
const p=[];for(const E of e)try{await(0,P().supersedeCheck)(t,O,E)}catch(C){p.push((0,$().explainFailure)(C,{...(0,P().checkOperation)(
t),doing:"rename an older check run of the same name"}))}return p}function y({title:t,page:O,text:e},p){const E=e?.(u().
GITHUB_LIMITS.checkText);return{title:(0,S().clip)(t,u().GITHUB_LIMITS.checkTitle),summary:(0,h().withNotes)(O,p,u().GITHUB_LIMITS.
checkSummary),...E!==void 0&&{text:(0,S().clip)(E,u().GITHUB_LIMITS.checkText)}}}},31540:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.commentMarker=$,g.publishComment=A;function u(){const v=o(61218);return u=function(){return v},
v}function T(){const v=o(66059);return T=function(){return v},v}function R(){const v=o(1207);return R=function(){return v},
v}function P(){const v=o(81014);return P=function(){return v},v}function I(){const v=o(45710);return I=function(){return v},
v}function $(v){return`<!-- gene-gate: ${encodeURIComponent(v).replaceAll("-","%2D")} -->`}async function A(v,{mode:S,name:h,
place:d},c,a){const{pullRequest:r,readOnlyToken:w=!1}=v;if(S==="never")return(0,I().skipped)("the `comment` input is `ne\
ver`");if(r===void 0)return(0,I().skipped)("the event has no pull request");const n={doing:"write the comment",permission:"\
pull-requests: write",readOnlyToken:w};try{const l=(0,T().commentThread)(v,r.number,$(h)),f=await l.own(),{verdict:b,read:m=[],
agent_files:s=[]}=c.report,i=b==="pass"&&m.length+s.length===0;if(i&&f.length===0&&S==="on-findings")return(0,I().skipped)(
"there is nothing to report");const{headSha:y}=await(0,P().pullRequestState)(v,r.number);if(y!==v.headSha)return(0,I().skipped)(
`the head of the pull request is now ${y}, which has its own run`);const t=i&&S==="on-findings"?[k]:[],O=[$(h),...t,""].
join(`
`),e=u().GITHUB_LIMITS.commentBody-O.length,p=`${O}${(0,I().withNotes)(C=>c.markdown(C,d),a,e)}`;return{status:"reached",
where:(await l.leaveOne(f,p)).url}}catch(l){return{status:"failed",reason:(0,R().explainFailure)(l,n)}}}const k=`Nothing\
 is left of what was reported here.
`},45710:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.skipped=T,g.withNotes=R;function u(){const P=o(
94965);return u=function(){return P},P}function T(P){return{status:"skipped",reason:P}}function R(P,I,$){if(I.length===0)
return(0,u().clip)(P($),$);const A=(0,u().clip)(`

---
${I.map(v=>`- ${v}`).join(`
`)}
`,$),k=$-A.length;return`${(0,u().clip)(P(k),k)}${A}`}},67111:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),
g.logAnnotations=A,g.logChannels=k,g.logFailures=h;function u(){const d=o(51660);return u=function(){return d},d}function T(){
const d=o(63245);return T=function(){return d},d}function R(){const d=o(94965);return R=function(){return d},d}function P(){
const d=o(20849);return P=function(){return d},d}const I=10,$={failure:"error",warning:"warning",notice:"notice"};function A(d,c){
let a=0;for(const[r,w]of Object.entries($)){const n=c.filter(({annotation_level:l})=>l===r);a+=Math.max(0,n.length-I);for(const l of n.
slice(0,I))d[w](l.message,{title:l.title,file:l.path,startLine:l.start_line,endLine:l.end_line,...l.start_column!==void 0&&
{startColumn:l.start_column},...l.end_column!==void 0&&{endColumn:l.end_column}})}a>0&&d.info(`Findings omitted from the\
 log: ${a}; see the summary.`)}function k(d,c){for(const[a,r]of Object.entries(c))if(r.status==="failed"&&d.warning(`${a}\
: ${r.reason}`),r.status==="skipped"&&d.info(`${a}: skipped: ${r.reason}`),r.status==="reached"){d.info(`${a}: published${r.
where===void 0?"":` (${r.where})`}`);for(const w of r.notes??[])d.warning(`${a}: ${w}`)}}const v={lines:20,columns:160},
S=50;async function h(d,c){const a=(0,T().reportSections)(c).failed.filter(({command:r})=>!r.outcome?.reused);for(const{
command:r,gene:w,position:n}of a.slice(0,S)){if(r.outcome===void 0)continue;const l=`${w.id}, command ${n} ${(0,R().statusWords)(
r.outcome)}: ${r.command}`;d.startGroup((0,P().safeLine)(l));const f=(0,u().errorLines)(r.outcome,v.lines,v.columns);await(0,P().
withoutLogCommands)(d.info,async()=>{for(const b of f)d.info(`\u2502 ${(0,P().safeLine)(b)}`)}),d.endGroup()}}},88863:function(F,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.carriedOutputs=d,g.outputsOf=v,g.readCarried=c,g.setOutputs=a;function u(){
const n=o(7723);return u=function(){return n},n}function T(){const n=o(1207);return T=function(){return n},n}function R(){
const n=o(26040);return R=function(){return n},n}function P(){const n=o(13970);return P=function(){return n},n}function I(){
const n=o(94965);return I=function(){return n},n}const $=u().string().regex(/^\d{1,9}$/),A=u().strictObject({verdict:P().
verdictSchema,"next-actor":P().nextActorSchema,errors:$,warnings:$,"genes-changed":$,"commands-run":$,"commands-passed":$,
"commands-failed":$,"commands-blocked":$,"approval-digest":u().string().regex(/^(?:sha256:[0-9a-f]{64})?$/)});function k(n){
const l=n.genes.flatMap(m=>m.commands),f=l.filter(({outcome:m})=>m&&(0,I().didRun)(m)),b=f.filter(({outcome:m})=>m?.status===
"passed");return{verdict:n.verdict,"next-actor":n.next_actor,errors:String(w(n,"error")),warnings:String(w(n,"warning")),
"genes-changed":String(n.genes.length),"commands-run":String(f.length),"commands-passed":String(b.length),"commands-fail\
ed":String(f.length-b.length),"commands-blocked":String(l.filter(({verdict:m})=>m==="block").length),"approval-digest":n.
approval_digest??""}}function v(n,l,f,b={}){const m={check:r(b.check),comment:r(b.comment)};return S(k(n),l,f,m)}function S(n,l,f,b){
return{...n,conclusion:l,"report-path":f?.report??"","page-path":f?.html??"","agent-task-path":f?.agentTask??"","validat\
ion-reports-path":f?.validationReports??"","sarif-path":f?.sarif??"","junit-path":f?.junit??"","check-url":b.check,"comm\
ent-url":b.comment}}const h=/\n<!-- gene-gate outputs (\{[^<>]*\}) -->/g;function d(n){return`
<!-- gene-gate outputs ${JSON.stringify(k(n))} -->`}function c({summary:n,conclusion:l,url:f}){return(0,R().attempt)(()=>{
const b=A.parse(JSON.parse([...n.matchAll(h)].at(-1)?.[1]??""));return S(b,l??"",void 0,{check:f??"",comment:""})})}function a(n,l){
try{for(const[f,b]of Object.entries(l))n.setOutput(f,b)}catch(f){n.warning(`could not set the outputs: ${(0,T().readFailure)(
f).said}`)}}function r(n){return n?.status==="reached"?n.where??"":""}function w({findings:n},l){return n.filter(f=>f.severity===
l&&!f.suppressed).length}},20235:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.closeAbandonedCheck=
h,g.remember=I,g.startedState=v,g.wereUnseen=S;function u(){const c=o(7723);return u=function(){return c},c}function T(){
const c=o(34413);return T=function(){return c},c}function R(){const c=o(1207);return R=function(){return c},c}function P(){
const c=o(26040);return P=function(){return c},c}function I({core:c},a,r="true"){try{c.saveState(a,r)}catch(w){c.warning(
`The post step cannot close the check run: ${(0,R().readFailure)(w).said}`)}}const $={title:"The gate did not finish",summary:"\
The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could\
 not reach GitHub. The gate made no decision about this change. Run the job again; its log has the details."},A={title:"\
Decided, but not published",summary:"The gate decided about this change, but could not complete this check run. The log \
of the job and its step summary have the result and the reason. Run the job again to publish it."},k=u().object({owner:u().
string(),repo:u().string(),headSha:u().string(),checkName:u().string(),runKey:u().string()});function v({checkName:c,runKey:a},{
owner:r,repo:w,headSha:n}){return JSON.stringify({owner:r,repo:w,headSha:n,checkName:c,runKey:a})}function S({getState:c}){
return c("others-unseen")!==""}async function h({connect:c,getState:a}){const r=d(a("started-check"));if(r===void 0)return{
status:"nothing_to_close"};const w={client:c(),...r};try{const n=await(0,T().findUnfinished)(w,{runKey:r.runKey});if(n.length===
0)return{status:"nothing_to_close"};const l=a("decided")===""?$:A;for(const f of n)await(0,T().completeCheck)(w,f,{conclusion:"\
failure",externalId:f.externalId,output:l});return{status:"closed"}}catch(n){return{status:"failed",reason:(0,R().explainFailure)(
n,(0,T().checkOperation)(w))}}}function d(c){return(0,P().attempt)(()=>k.parse(JSON.parse(c)))}},34453:function(F,g,o){Object.
defineProperty(g,"__esModule",{value:!0}),g.publish=l,g.publishStepSummary=O,g.startCheck=n;function u(){const e=o(51455);
return u=function(){return e},e}function T(){const e=o(61218);return T=function(){return e},e}function R(){const e=o(1207);
return R=function(){return e},e}function P(){const e=o(26040);return P=function(){return e},e}function I(){const e=o(31048);
return I=function(){return e},e}function $(){const e=o(60823);return $=function(){return e},e}function A(){const e=o(26789);
return A=function(){return e},e}function k(){const e=o(31540);return k=function(){return e},e}function v(){const e=o(45710);
return v=function(){return e},e}function S(){const e=o(67111);return S=function(){return e},e}function h(){const e=o(88863);
return h=function(){return e},e}function d(){const e=o(20235);return d=function(){return e},e}function c(){const e=o(64597);
return c=function(){return e},e}function a(){const e=o(55430);return a=function(){return e},e}function r(){const e=o(65433);
return r=function(){return e},e}function w(){const e=o(34484);return w=function(){return e},e}async function n(e){const{
github:p}=e;return"unavailable"in p?{reason:p.unavailable,permanent:!0}:((0,d().remember)(e,"started-check",(0,d().startedState)(
e,p)),await(0,A().beginCheck)(p,e))}async function l(e,p,E){const{github:C,core:M,outputDirectory:j}=e,U=s(E),{report:N}=U,
G=(0,c().conclusionOf)(N),B=(0,$().annotationsOf)(N),L=await(0,a().publishFiles)(j,U),{check:H,comment:W,suggestions:J}="\
unavailable"in C?m(C.unavailable):await Z(C),D=await O(e.stepSummaryPath,U,b(H,W),i(L,H,W)),V={files:L,check:H,comment:W,
suggestions:J,summary:D};await(0,S().logFailures)(M,N),H.status!=="reached"&&(0,S().logAnnotations)(M,B.annotations),H.status===
"failed"&&N.verdict!=="error"&&(0,d().remember)(e,"decided"),(0,S().logChannels)(M,V);const X=L.status==="reached"?(0,a().
resultPaths)(j):void 0;return(0,h().setOutputs)(M,(0,h().outputsOf)(N,G,X,V)),{conclusion:G,digest:(0,I().reportDigest)(
N),channels:V};async function Z(K){const x=(0,A().checkContent)(U,B),z=await(0,r().publishAmongOthers)(K,e,p,x);if(z.status===
"skipped")return{check:z,comment:z,suggestions:z};z.status==="reached"&&(0,d().remember)(e,"started-check",""),z.status===
"reached"&&z.unseen&&(0,d().remember)(e,"others-unseen");const{name:Y,comment:q,suggestions:_}=e,nn=i(L,z),tn=f(z),Q=await(0,k().
publishComment)(K,{mode:q,name:Y,place:tn},U,nn),en={enabled:_,name:Y},on=await(0,w().publishSuggestions)(K,en,N,Q);return{
check:z,comment:Q,suggestions:on}}}function f(e){return e.status!=="reached"?{part:"whole"}:{part:"screen",...e.where!==
void 0&&{detailUrl:e.where}}}function b(e,p){return e.status!=="reached"&&p.status!=="reached"?{part:"whole"}:{...e.status===
"reached"?f(e):{},part:p.status==="failed"?"screen":"table"}}function m(e){const p=(0,v().skipped)(e);return{check:p,comment:p,
suggestions:p}}function s(e){const{report:p}=e;return{...e,markdown(E,C){try{return e.markdown(E,C)}catch{return`The res\
ult is **${p.verdict}**. The page could not be rendered; see the result files.`}},text:E=>(0,P().attempt)(()=>e.text(E))}}
function i(...e){return e.flatMap(p=>p.status==="skipped"?[]:p.status==="reached"?[...p.notes??[]]:[`${p.reason.charAt(0).
toUpperCase()}${p.reason.slice(1)}.`])}const y=3,t=1024;async function O(e,p,E,C){if(e===void 0)return(0,v().skipped)("t\
he runner does not set GITHUB_STEP_SUMMARY");try{const{size:M}=await(0,u().stat)(e),j=Math.floor((T().GITHUB_LIMITS.stepSummaryBytes-
M-1)/y);if(j<t)return{status:"failed",reason:"could not write the step summary: earlier output has used up its size limi\
t"};const U=N=>p.markdown(N,E);return await(0,u().appendFile)(e,`${(0,v().withNotes)(U,C,j)}
`),{status:"reached"}}catch(M){return{status:"failed",reason:`could not write the step summary: ${(0,R().readFailure)(M).
said}`}}}},64597:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.checkNameOf=R,g.conclusionOf=I;function u(){
const $=o(74658);return u=function(){return $},$}const T=200;function R($,A,k){return A.name==="push"||A.name==="workflo\
w_dispatch"?`${$} (${A.name})`:k?$:`${$} (base: ${A.baseRef})`.slice(0,T)}const P={pass:"success",warn:"success",fail:"f\
ailure",error:"failure",needs_approval:"action_required"};function I($){return(0,u().isReportedOnly)($)?"neutral":P[$.verdict]}},
65433:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.publishAmongOthers=A,g.publishWorst=d;function u(){
const s=o(52155);return u=function(){return s},s}function T(){const s=o(34413);return T=function(){return s},s}function R(){
const s=o(1207);return R=function(){return s},s}function P(){const s=o(53844);return P=function(){return s},s}function I(){
const s=o(10289);return I=function(){return s},s}function $(){const s=o(26789);return $=function(){return s},s}async function A(s,i,y,t){
const{number:O}=s.pullRequest??{},e=await S(i);if(O===void 0||("pulls"in e?e.pulls.length===0:!e.canDiffer)){const j="re\
ason"in e?[`${k}: ${e.reason}.`]:[],U={...i,separates:!0};return(0,$().publishCheck)(s,U,y,{...t,notes:[...t.notes,...j]})}
const p={...i,checkName:(0,P().nameOfPull)(i.checkName,O)},E=await(0,$().publishCheck)(s,p,await(0,$().beginCheck)(s,p,y),
t);if(E.status!=="reached")return E;if("reason"in e){const j=`The required check fails, because the other open pull requ\
ests of this commit into protected branches share it, and could not be seen: ${e.reason}. Run the job again.`,U=await v(
s,i,y,{...t,notes:[j]});return U.status!=="reached"?U:{...E,notes:[...E.notes??[],j],unseen:!0}}const C=[{number:O,base:i.
binding.base},...e.pulls],M=await d(s,i,y,C);return M.status==="failed"?M:E}const k="Other open pull requests of this co\
mmit were not considered";function v(s,i,y,t){const{event:O,base:e}=i.binding,p={...i,binding:{event:O,base:e,pulls:[]}};
return(0,$().publishCheck)(s,p,y,{...t,title:"the other pull requests of this commit could not be seen",conclusion:"fail\
ure",annotations:[]})}async function S({others:s}){if(s===void 0)return{pulls:[]};try{return{pulls:await s.list()}}catch(i){
const y={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};return{reason:(0,R().explainFailure)(
i,y),canDiffer:await s.canDiffer()}}}const h=3;async function d(s,i,y,t){try{await(0,P().renameOthers)(s,i);let O=await n(
s,i,t);w(O).length>0&&"run"in y&&(await m(s,i,y.run,O),O=await n(s,i,t));for(let e=1;;e+=1){if(w(O).length>0)return{status:"\
reached",notes:[b(O)]};const p=await a(s,i,y,O);if(p.status!=="reached"||e===h)return p;const E=f(r(O));if(O=await n(s,i,
t),w(O).length===0&&f(r(O))>=E)return p}}catch(O){return{status:"failed",reason:(0,R().explainFailure)(O,(0,T().checkOperation)(
s))}}}const c={failure:"failed in its own run",action_required:"waits for approval",neutral:"would fail in its own run",
success:"passed in its own run"};function a(s,i,y,t){const{number:O,base:e,own:p}=r(t),E=l(p),{digest:C="",policy:M}=(0,u().
resultOf)(p)??{},j=t.map(B=>`#${B.number} into ${(0,I().markdownCode)(B.base)}: ${l(B.own)}`),U=`${t.length} open pull r\
equests into protected branches have this commit as their head, and the worst result counts: ${j.join(", ")}. The check \
run of each has the details.`,N=t.map(B=>B.number),G={...i,binding:{event:"pull_request",base:e,pulls:N},joins:!0};return(0,$().
publishCheck)(s,G,y,{conclusion:E,digest:C,policy:M,annotations:[],notes:[],title:`#${O} ${c[E]}`,page:()=>U})}function r([
s,...i]){if(s===void 0)throw new Error("expected a pull request");return i.reduce((y,t)=>f(t)<f(y)?t:y,s)}function w(s){
return s.filter(({own:i})=>i===void 0)}function n(s,{checkName:i},y){return Promise.all(y.map(async t=>{const[O]=await(0,T().
gateChecks)(s,(0,P().nameOfPull)(i,t.number)),e=(0,u().resultOf)(O)?.isInto(t.base);return{...t,own:e?O:void 0}}))}function l(s){
return T().CONCLUSIONS.find(i=>i===s?.conclusion)??"failure"}function f({own:s}){return T().CONCLUSIONS.indexOf(l(s))}function b(s){
return`The required check waits for the result of ${w(s).map(({number:y,base:t})=>`#${y} into ${(0,I().markdownCode)(t)}`).
join(", ")}, which has the same head.`}async function m(s,{checkName:i},y,t){const[O]=await(0,T().gateChecks)(s,i);if(O?.
externalId!==y.externalId)return;const p=`waiting for ${w(t).map(({number:E})=>`#${E}`).join(", ")}`;await(0,T().leaveWaiting)(
s,O,{title:p,summary:b(t)})}},34484:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.publishSuggestions=
b,g.suggestionMarker=f,g.suggestionsOf=h;function u(){const s=o(80401);return u=function(){return s},s}function T(){const s=o(
66059);return T=function(){return s},s}function R(){const s=o(1207);return R=function(){return s},s}function P(){const s=o(
81014);return P=function(){return s},s}function I(){const s=o(10289);return I=function(){return s},s}function $(){const s=o(
69633);return $=function(){return s},s}function A(){const s=o(80615);return A=function(){return s},s}function k(){const s=o(
94965);return k=function(){return s},s}function v(){const s=o(45710);return v=function(){return s},s}const S=8e3;function h(s,i){
return(0,u().parsePatch)(s.fix?.patch??"").flatMap(({oldFileName:y="",hunks:t})=>{const O=y.replace(/^a\//,""),e=new Map(
t.flatMap(c));return d(s,O).flatMap(({from:p,before:E,findings:C})=>{const M=[...e.keys()].filter(L=>p<=L&&L<E),[j,U]=[Math.
min(...M),Math.max(...M)],N=r(i.get(O)).find(L=>L.has(j)&&L.has(U)),G=N&&a({start:j,end:U},N,e);return G&&G.join(`
`).length<=S&&G.every(I().isPlain)?[{path:O,start:j,end:U,lines:G,findings:C}]:[]})})}function d(s,i){const{genes:y,capsules:t,
events:O,findings:e,fix:p}=s,E=N=>N&&(0,$().headPlace)(s,N)?.line,C=new Map(e.map(N=>[N.id,N])),M=(p?.edits??[]).filter(
N=>N.path===i).map(({finding:N,files:G})=>({files:G,finding:C.get(N)})).map(N=>({...N,line:E(N.finding?.location)}));if(M.
some(({line:N})=>N===void 0))return[];const j=[...y,...t,...O].filter(N=>N.path===i),U=[...new Set(j.flatMap(N=>E(N)??[]))].
sort((N,G)=>N-G);return U.flatMap((N,G)=>{const B=U[G+1]??Number.POSITIVE_INFINITY,L=M.filter(({line:H=0})=>N<=H&&H<B);return L.
some(({files:H})=>H!==void 0)?[]:{from:N,before:B,findings:[...new Set(L.flatMap(({finding:H})=>H??[]))]}})}function c({
oldStart:s,lines:i}){const y=[];let t=s,O=[];for(const e of i)if(e.startsWith("+")){if(O.length===0){const p={added:[]};
O.push(p),y.push([t,p])}O[0]?.added.push(e.slice(1)),O.length>1&&O.shift()}else if(e.startsWith("-")){const p={old:e.slice(
1),added:[]};O.push(p),y.push([t,p]),t+=1}else e.startsWith(" ")&&(O=[],t+=1);return y}function a({start:s,end:i},y,t){const O=[];
for(let e=s;e<=i;e+=1){const[p="",E]=[y.get(e),t.get(e)];if(E?.old!==void 0&&E.old!==p)return;O.push(...E?.added??[]),E?.
old===void 0&&O.push(p)}return O}function r(s=""){return(0,u().parsePatch)(s).flatMap(({hunks:i})=>i).map(({newStart:i,lines:y})=>{
const t=y.filter(O=>O[0]===" "||O[0]==="+");return new Map(t.map((O,e)=>[i+e,O.slice(1)]))})}const w=20,n=3,l="gene-gate\
 has judged these suggestions in a copy of the files.";function f(s){return`<!-- gene-gate suggestion: ${encodeURIComponent(
s).replaceAll("-","%2D")} -->`}async function b(s,{enabled:i,name:y},t,O){const{pullRequest:e,readOnlyToken:p=!1}=s;if(!i)
return(0,v().skipped)("the `suggestions` input is `false`");if(e===void 0||O.status!=="reached")return(0,v().skipped)("n\
o comment");const E={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:p};try{const{number:C}=e,M=new Set(
(t.fix?.edits??[]).map(({path:L})=>L)),j=M.size>0?await(0,P().pullRequestHunks)(s,C,M):new Map,U=f(y),N={target:s,number:C,
marker:U},G=h(t,j).slice(0,w).map(L=>m(L,U)),B=G.length>0?await(0,T().missingLineComments)(N,G):[];if(B.length>0){const{
headSha:L}=await(0,P().pullRequestState)(s,C);if(L!==s.headSha)return(0,v().skipped)("the pull request has newer commits");
await(0,T().writeReview)(N,B,l)}return G.length>0?{status:"reached"}:(0,v().skipped)("no edit is on lines that the pull \
request shows")}catch(C){const M=(0,R().explainFailure)(C,E),{kind:j}=(0,R().readFailure)(C);return j==="denied"?(0,v().
skipped)(M):{status:"failed",reason:M}}}function m({path:s,start:i,end:y,lines:t,findings:O},e){const p=O.slice(0,n).map(
({rule:M,message:j,subject:U})=>`- ${U?.id===void 0?"":`${(0,A().name)(U.id)}: `}${(0,A().sentence)(j)} (${(0,A().ruleLink)(
M)})`),E=O.length-n,C=[e,...p,...E>0?[`- and ${(0,k().count)(E,"other finding")}`]:[],"",...(0,I().rawBlock)(t,"suggesti\
on")].join(`
`);return{path:s,line:y,...i<y&&{start_line:i},body:C}}},47520:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),
g.firstParents=$,g.hasSoleAuthor=I,g.pastChanges=R;function u(){const A=o(77598);return u=function(){return A},A}function T(){
const A=o(96681);return T=function(){return A},A}async function R({objects:A},k,v){const S=`${(0,u().randomUUID)()} `,h=await A(
["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${v}`,`--format=${S}%H %P%x00%s`,
k]),d=[];for(const c of(0,T().splitNul)(h)){const a=(0,T().decodePath)(c),r=d.at(-1);if(a.startsWith(S)){const[w="",n]=a.
slice(S.length).split(" ");d.push({commit:w,...n&&{base:n},paths:[]})}else r&&r.subject===void 0?r.subject=a:r&&a!==""&&
r.paths.push(r.paths.length===0?a.slice(1):a)}return d.flatMap(({commit:c,base:a,subject:r="",paths:w})=>a===void 0?[]:[
{commit:c,base:a,subject:r,paths:w}])}const P=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function I({objects:A},k){const v=await A(["log","--no-color","--format=%aN%x00%aE",k]),S=[...new Set(v.toString().
toLowerCase().split(`
`))].map(h=>h.split("\0")).filter(h=>h.length>1&&!h.some(d=>P.test(d)));return[0,1].some(h=>new Set(S.map(d=>d[h])).size===
1)}async function $({objects:A},k,v){return(await A(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${k}..${v}`])).toString().split(`
`).filter(Boolean).map(d=>{const[c="",a="",r="",...w]=d.split("\0");return{commit:c,tree:a,parents:r.split(" ").filter(Boolean),
subject:w.join("")}})}},42594:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.renderCheckText=$;function u(){
const S=o(10289);return u=function(){return S},S}function T(){const S=o(88611);return T=function(){return S},S}function R(){
const S=o(74658);return R=function(){return S},S}function P(){const S=o(94965);return P=function(){return S},S}function I(){
const S=o(80615);return I=function(){return S},S}function $(S,h){const{genes:d,validation_reports:c}=S;if(d.length===0)return;
const a=new Map(c.map(m=>[m.id,m])),r=(0,I().linkerOf)(S,h.repositoryUrl),w=["### Genes and their ValidationReports","",
...A(c)],n=d.map(m=>{const s=a.get(m.validation_report_id??""),i=`**${r.place(m,m.id)}** ${R().VERDICT_SYMBOLS[m.verdict]}\
 ${(0,P().spoken)(m.verdict)}`,y=s?`, ${(0,I().name)(s.id)}, ${(0,I().name)(s.asset_id)}`:"";return[i+y,"",...m.commands.
map(k),""].join(`
`)});let l=[...w,...v(d,h)].join(`
`).length;const f=n.findIndex(m=>(l+=m.length+1,l>h.maxCharacters)),b=f===-1?n.length:f;return[...w,...n.slice(0,b),...v(
d.slice(b),h)].join(`
`).slice(0,h.maxCharacters)}function A(S){const h=S.map(({env_fingerprint:{node_version:d,platform:c,arch:a},env_fingerprint_key:r})=>`\
Commands ran with Node ${(0,I().name)(d)} on ${(0,I().name)(`${c} ${a}`)}, fingerprint ${(0,I().name)(r)}.`);return[...new Set(
h)].flatMap(d=>[d,""])}function k({command:S,verdict:h,outcome:d}){const c=h==="block"?"blocked":d?(0,P().outcomeWords)(
d):"not run";return`- ${(0,u().markdownCode)((0,T().commandLine)(S,[]))}: ${c}`}function v(S,{detailsUrl:h}){const d=(0,I().
linked)("result files of the run",h);return[...S.length>0?[`Not shown: ${(0,P().count)(S.length,"gene")}.`]:[],`The ${d}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},47064:function(F,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.reportedRuns=I;function u(){const v=o(41895);return u=function(){return v},v}function T(){const v=o(
57334);return T=function(){return v},v}function R(){const v=o(22562);return R=function(){return v},v}function P(){const v=o(
78534);return P=function(){return v},v}function I(v,S,h){if(S.error)throw new(u()).GateError("artifact_invalid",`The run\
 could not decide: ${S.error.message.slice(0,500)}`,"See the log of the run.");const d=new Date(S.finished_at),c=v.genes.
filter(n=>!h.has(n)&&!(n.change==="removed"&&n.commands.length===0)),a=new Map(c.map(n=>[n,$(S,n,d)])),{level:r}=S.isolation,
w=(0,P().nodeIn)(S);return{outcomes:a,mutants:(0,P().mutantsOf)(c,n=>A(S,n)),interrupted:(0,T().countInterrupted)([...a.
values()].flat()),isolation:{level:r,untrusted:!0,description:`Reported by a runner that the pull request controls, as i\
solation level "${r}".`},nodeOf:()=>w}}function $(v,S,h){if(S.commands.some(({verdict:c})=>c==="block"))return(0,R().outcomesOf)(
S,[],h);const d=A(v,S);return S.commands.map((c,a)=>k(d?.commands[a],c,h))}function A({genes:v},{asset:{id:S,path:h}}){return v.
find(d=>d.id===S&&d.path===h)}function k(v,{command:S,plan:h},d){if(v?.command!==S||v.outcome===void 0)return(0,T().notRun)(
"skipped","the run reported no result for this command",d);const{plan_digest:c,outcome:a}=v;return h!==void 0&&c!==h.digest?
(0,T().notRun)("skipped","what the command runs has changed since; run the first workflow again",d):a}},91088:function(F,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.mergeIsolation=d,g.mergedRuns=v;function u(){const w=o(57975);return u=
function(){return w},w}function T(){const w=o(57430);return T=function(){return w},w}function R(){const w=o(39763);return R=
function(){return w},w}function P(){const w=o(78534);return P=function(){return w},w}function I(){const w=o(57334);return I=
function(){return w},w}function $(){const w=o(22562);return $=function(){return w},w}function A(){const w=o(89953);return A=
function(){return w},w}function k(){const w=o(96620);return k=function(){return w},w}function v(w,n,l,f){const b=(0,A().
requireParts)(w,n),{genes:m}=n.audit,s=(0,k().partition)((0,k().commandsToRun)(m),b.length,f),i=new Map(m.flatMap((e,p)=>{
const E=b[(s[p]??0)-1];return E?[[e,E]]:[]})),y=m.flatMap((e,p)=>{const E=i.get(e);return E===void 0||l.has(e)?[]:[[e,S(
E,E.report.genes[p],e)]]}),t=new Map([...i].map(([{asset:e},{report:p}])=>[e,(0,P().nodeIn)(p)])),[O=process]=t.values();
return{outcomes:new Map([...(0,$().refusedOutcomes)(m,!0,new Date),...y]),mutants:(0,P().mutantsOf)(m,(e,p)=>l.has(e)?void 0:
i.get(e)?.report.genes[p]),interrupted:(0,I().countInterrupted)(y.flatMap(([,e])=>e)),isolation:d(b.map(({report:e})=>e.
isolation)),nodeOf:({asset:e})=>t.get(e)??O,shards:b.map(({shard:{index:e,of:p}})=>({index:e,of:p,genes:new Set(m.filter(
(E,C)=>s[C]===e))}))}}function S(w,n,{asset:l,commands:f}){return f.map((b,m)=>{const s=h(n,b,m);if(s)return s;throw(0,A().
invalid)(`${(0,A().nameOf)(w)} has no result for command ${m+1} of \`${l.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function h(w,n,l){const f=w?.
commands[l];return(f?.plan_digest===n.plan?.digest||(0,k().isPending)(n))&&f?.command===n.command?f.outcome:void 0}function d(w){
const n=w.filter(({level:b})=>b!=="none").sort((b,m)=>a(b)-a(m)||c(m)-c(b)),[l,...f]=n;return l===void 0?T().NOTHING_RUN:
f.every(b=>r(b,l))?l:{...l,description:`${l.description} The machines differed; this is the weakest isolation.`}}function c({
limits:w}){return w?.written_bytes??0}function a({level:w,limits:n}){return 2*R().ISOLATION_LEVELS.indexOf(w)+(n?.memory_limited_by===
"supervisor"?0:1)}function r(w,n){const l=({limits:f,description:b,...m})=>m;return a(w)===a(n)&&(0,u().isDeepStrictEqual)(
l(w),l(n))}},89953:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.invalid=a,g.nameOf=d,g.requireParts=
$;function u(){const r=o(41895);return u=function(){return r},r}function T(){const r=o(38863);return T=function(){return r},
r}function R(){const r=o(96620);return R=function(){return r},r}function P(){const r=o(92910);return P=function(){return r},
r}const I=500;function $(r,w){const n=r.map(v),[l]=n;if(l===void 0){if((0,R().shardsFor)((0,R().commandsToRun)(w.audit.genes),
1)===0)return[];throw a("There are commands to run, but no parts",c)}for(const f of n)A(f,l,w);return k(n,l.shard.of)}function A(r,w,n){
const{shard:l,report:f}=r;if(l.of!==w.shard.of)throw a(`${d(r)} and ${d(w)} are not parts of the same run`);if(f.error)throw a(
`${d(r)} could not decide${S(f)}`,c);const b=h(f,n);if(b.length>0)throw a(`${d(r)} belongs to another run: ${b.join("; ")}`)}
function k(r,w){const n=Array.from({length:w},(b,m)=>r.filter(({shard:s})=>s.index===m+1)),l=n.filter(({length:b})=>b>1).
flat();if(l.length>0)throw a(`Duplicate parts: ${l.map(d).join(", ")}`);const f=n.flatMap(({length:b},m)=>b===0?[(0,P().
shardName)({index:m+1,of:w})]:[]);if(f.length>0)throw a(`Missing parts: ${f.join(", ")}`,c);return n.flat()}function v({
name:r,report:w}){const{shards:n=[]}=w,[l]=n;if(l&&n.length===1)return{name:r,report:w,shard:l};throw a(`${r} is not a p\
art of a run${S(w)}`)}function S({error:r}){return r?`; its error: ${r.message.slice(0,I)}`:""}function h(r,{audit:w,event:n,
policy:l}){const f=!w.genes.some(({commands:m})=>m.some(R().isPending));return[["version of the gate",r.tool.version,T().
TOOL.version],["base",r.base_sha,n.base],["head",r.head_sha,n.head],["audited commit",r.audited_sha,n.audited],["policy",
r.policy?.digest,l.digest],["other policy",r.policy?.combined_with?.digest,l.combinedWith?.digest],["profile",r.policy?.
profile,l.policy.profile],...f?[["Plans",r.plans_digest,w.plansDigest]]:[],["number of genes",r.genes.length,w.genes.length]].
flatMap(([m,s,i])=>s===i?[]:[`its ${m}: ${s??"none"}, here: ${i??"none"}`])}function d({shard:r,name:w}){return`part ${(0,P().
shardName)(r)} (${w})`}const c="See the logs of the jobs that run the shards, and run them again.";function a(r,w="Use e\
xactly the parts of one run, made with the same options and dependencies as here."){const n=r.charAt(0).toUpperCase()+r.
slice(1);return new(u()).GateError("parts_invalid",n,w)}},77875:function(F,g,o){Object.defineProperty(g,"__esModule",{value:!0}),
g.planShards=R;function u(){const I=o(96620);return u=function(){return I},I}function T(){const I=o(92910);return T=function(){
return I},I}function R({genes:I,findings:$},A,k){const v=new Set($.flatMap(({rule:a,subject:r})=>a==="target-not-judged"?
r?.id??[]:[])),S=I.map(a=>P(a,v)),h=(0,u().shardsFor)(S,A,k),d=(0,u().partition)(S,h,k),c=Array.from({length:h},(a,r)=>{
const w=I.filter((n,l)=>d[l]===r+1);return{shard:(0,T().shardName)({index:r+1,of:h}),genes:w.map(({id:n})=>n),commands:w.
reduce((n,{commands:l})=>n+l.length,0)}});return{matrix:{shard:c.map(({shard:a})=>a)},shards:c}}function P({id:I,commands:$},A){
return $.every(({plan_digest:v,verdict:S})=>v!==void 0||S!=="block"&&A.has(I))?$.map(({command:v})=>v):[]}},39281:function(F,g,o){
o.r(g),o.d(g,{ExitCode:()=>u.yU,addPath:()=>u.fM,debug:()=>u.Yz,endGroup:()=>u.N4,error:()=>u.z3,exportVariable:()=>u.dN,
getBooleanInput:()=>u.Vt,getIDToken:()=>u.V9,getInput:()=>u.V4,getMultilineInput:()=>u.q3,getState:()=>u.Gu,group:()=>u.
Os,info:()=>u.pq,isDebug:()=>u._o,markdownSummary:()=>u.yo,notice:()=>u.lm,platform:()=>u.iD,saveState:()=>u.LZ,setCommandEcho:()=>u.
NI,setFailed:()=>u.C1,setOutput:()=>u.uH,setSecret:()=>u.Pq,startGroup:()=>u.Oh,summary:()=>u.z,toPlatformPath:()=>u.Om,
toPosixPath:()=>u.kb,toWin32Path:()=>u.eG,warning:()=>u.$e});var u=o(57264)},78589:function(F,g,o){o.r(g),o.d(g,{getOctokit:()=>u.
Q});var u=o(92413)},51041:function(F,g,o){o.r(g),o.d(g,{fromBufferPromise:()=>u.SY});var u=o(20663)}};
