"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:function(B,p,e){function o(){const E=e(39281);return o=function(){
return E},E}function R(){const E=e(94639);return R=function(){return E},E}function I(){const E=e(54244);return I=function(){
return E},E}const P="main-has-run";o().getState(P)===""?(o().saveState(P,"true"),(0,I().runProcess)(1,async E=>{await(0,R().
runAction)(process.env,E),E.aborted&&process.exit()})):(0,R().runPost)(process.env)},63226:function(B,p,e){Object.defineProperty(
p,"__esModule",{value:!0}),p.checkPlace=$;function o(){const T=e(39281);return o=function(){return T},T}function R(){const T=e(
97928);return R=function(){return T},T}function I(){const T=e(41895);return I=function(){return T},T}function P(){const T=e(
64597);return P=function(){return T},T}function E(){const T=e(5547);return E=function(){return T},T}function C(){const T=e(
76721);return C=function(){return T},T}async function $(T,b){const w=(0,C().publishContext)(T,b);if(b instanceof I().GateError)
return{context:w,known:{}};const m=await(0,R().askForRefs)(w.github,b,o().warning),{baseRef:c,defaultBranch:l=c}=b,d=(0,E().
protectionOf)(b,w.github,m,T.env),i=await(async()=>c===l||(await d()).isProtected(c))().catch(I().asGateError),h=i instanceof
I().GateError?{doubt:i}:{},r={...w,checkName:(0,P().checkNameOf)(w.name,b,i!==!1)};if(b.name!=="pull_request"||i===!1)return{
context:r,known:m,...h};const{number:O}=b.pullRequest;return{context:{...r,others:{list:()=>(0,E().otherPulls)(b,O,r.github,
d),canDiffer:()=>d().then(({ofSeveral:u})=>u,()=>!0)}},known:m,...h}}},33451:function(B,p,e){Object.defineProperty(p,"__\
esModule",{value:!0}),p.eventJob=h,p.gateJob=i,p.judgeEvent=r,p.withChangedFiles=v;function o(){const u=e(39281);return o=
function(){return u},u}function R(){const u=e(60016);return R=function(){return u},u}function I(){const u=e(97928);return I=
function(){return u},u}function P(){const u=e(54436);return P=function(){return u},u}function E(){const u=e(46960);return E=
function(){return u},u}function C(){const u=e(42287);return C=function(){return u},u}function $(){const u=e(1207);return $=
function(){return u},u}function T(){const u=e(81014);return T=function(){return u},u}function b(){const u=e(64632);return b=
function(){return u},u}function w(){const u=e(41895);return w=function(){return u},u}function m(){const u=e(63226);return m=
function(){return u},u}function c(){const u=e(4423);return c=function(){return u},u}function l(){const u=e(5547);return l=
function(){return u},u}function d(){const u=e(1405);return d=function(){return u},u}function t(){const u=e(916);return t=
function(){return u},u}function i(u){return h(u,()=>({run:!0}))}async function h(u,n){const a=await(0,t().eventPayload)(
u.env).catch(w().asGateError);if("action"in a&&a.action==="closed"){await(0,l().publishOthers)(u,a,a.pullRequest.number);
return}const{context:g,known:s,doubt:f}=await(0,m().checkPlace)(u,a),S=async()=>{if(f)throw f;return await r(a,g.github,
{...n(),known:s},u)},y="action"in a&&a.action==="edited"&&g.others===void 0;return{context:g,decide:S,...y&&{afterwards:()=>(0,l().
publishOthers)(u,a,a.pullRequest.number)}}}async function r(u,n,{known:a,...g},s){if(u instanceof w().GateError)throw u;
(0,E().requireUnprivileged)(u);const f=(0,c().readInputs)(o().getInput),S=u.name==="pull_request"?await v(u,n,o().warning):
u,y=a??await(0,I().askForRefs)(n,S,o().warning),A=async j=>{const N=await(0,C().resolveEvent)(j,S,y);return S.name==="me\
rge_group"?await(0,P().withGroup)(N,S,j,{github:n,warn:o().warning}):N},k=f.prepare===void 0?{}:{prepare:f.prepare},M={...g,
...k,locate:A,approver:O(n)};return await(0,d().gateOfStep)(M,f,n,s)}function O(u){return"unavailable"in u?(0,R().approveByNobody)(
`cannot read reviews: ${u.unavailable}`):(0,R().approveByReviews)(n=>n===void 0?void 0:(0,b().githubReviews)(u,{number:n}))}
async function v(u,n,a){const{pullRequest:g,headSha:s}=u;if(g.changedFiles!==void 0)return u;const f={doing:"read the nu\
mber of changed files",permission:"pull-requests: read"},S="unavailable"in n?n.unavailable:await(0,T().pullRequestState)(
{...n,...g},g.number).catch(A=>(0,$().explainFailure)(A,f));return typeof S!="string"&&S.headSha===s?{...u,pullRequest:{
...g,changedFiles:S.changedFiles}}:(a(`The number of changed files was not compared with GitHub's: ${typeof S=="string"?
S:"the pull request has newer commits"}.`),u)}},4423:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.
inputsSchema=void 0,p.readInputs=b,p.readPublishingInputs=w;function o(){const c=e(7723);return o=function(){return c},c}
function R(){const c=e(41895);return R=function(){return c},c}function I(){const c=e(78374);return I=function(){return c},
c}function P(){const c=e(11160);return P=function(){return c},c}function E(){const c=e(92910);return E=function(){return c},
c}const C=o().enum(["true","True","TRUE","false","False","FALSE"]).transform(c=>c.toLowerCase()==="true"),$=p.inputsSchema=
o().object({mode:o().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":o().string().
optional(),prepare:o().string().optional(),...P().policyInputsSchema.shape,"policy-ref":o().string().optional(),all:C.default(
!1),comment:o().enum(["on-findings","always","never"]).default("on-findings"),suggestions:C.default(!0),"check-name":o().
string().min(1).max(100).default("gene-gate"),"artifact-name":o().string().min(1).default("gene-gate"),shards:o().coerce.
number().pipe(I().shardCountSchema).default(4),shard:E().shardSchema.optional(),parts:o().string().optional(),durations:o().
string().optional(),assets:o().string().optional(),events:o().string().optional(),report:o().string().optional(),attestation:o().
string().optional(),"trusted-root":o().string().optional(),"output-directory":o().string().optional()}),T=$.pick({mode:!0,
"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function b(c){const l=$.safeParse(m(
$,c));if(l.success)return l.data;const d=l.error.issues.map(({path:t,message:i})=>`${t.join(".")}: ${i}`);throw new(R()).
GateError("input_invalid",`The action's inputs are invalid:
${d.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function w(c){const l=m(T,c),d=T.safeParse(
l);if(d.success)return d.data;const t=Object.fromEntries(d.error.issues.map(({path:i})=>[i[0],void 0]));return T.parse({
...l,...t})}function m({shape:c},l){const d=Object.keys(c).map(t=>[t,l(t)]);return Object.fromEntries(d.filter(([,t])=>t!==
""))}},94639:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.runAction=l,p.runPost=d;function o(){const t=e(
39281);return o=function(){return t},t}function R(){const t=e(40410);return R=function(){return t},t}function I(){const t=e(
41895);return I=function(){return t},t}function P(){const t=e(20235);return P=function(){return t},t}function E(){const t=e(
33451);return E=function(){return t},t}function C(){const t=e(4423);return C=function(){return t},t}function $(){const t=e(
85931);return $=function(){return t},t}function T(){const t=e(47752);return T=function(){return t},t}function b(){const t=e(
23393);return b=function(){return t},t}function w(){const t=e(17938);return w=function(){return t},t}function m(){const t=e(
916);return m=function(){return t},t}const c={gate:async t=>await(0,w().publishReport)(await(0,E().gateJob)(t)),publish:async t=>await(0,w().
publishReport)(await(0,b().publishJob)(t)),plan:$().planShardsStep,run:$().runShard,report:async t=>await(0,w().publishReport)(
await(0,$().reportJob)(t)),promote:async({env:t})=>await(0,T().runPromotion)(t)};async function l(t,i){try{const h=(0,C().
readPublishingInputs)(o().getInput);await c[h.mode]({inputs:h,env:t,signal:i})}catch(h){(0,m().failUndecided)((0,I().asGateError)(
h))}}async function d(t){const i=o().getInput("github-token");if(i==="")return;if((0,P().wereUnseen)(o())){const{signal:r}=new AbortController;
await(0,b().publishAgain)({inputs:(0,C().readPublishingInputs)(o().getInput),env:t,signal:r})}const h=await(0,P().closeAbandonedCheck)(
{connect:()=>(0,R().connect)(i,{baseUrl:t.GITHUB_API_URL}),getState:o().getState});h.status==="closed"&&o().warning("The\
 gate did not finish; its check run was completed as a failure."),h.status==="failed"&&o().warning(`The check run may st\
ill be in progress: ${h.reason}.`)}},85931:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.planShardsStep=
n,p.reportJob=g,p.runShard=a;function o(){const f=e(76760);return o=function(){return f},f}function R(){const f=e(39281);
return R=function(){return f},f}function I(){const f=e(41895);return I=function(){return f},f}function P(){const f=e(73388);
return P=function(){return f},f}function E(){const f=e(67111);return E=function(){return f},f}function C(){const f=e(88863);
return C=function(){return f},f}function $(){const f=e(64597);return $=function(){return f},f}function T(){const f=e(55430);
return T=function(){return f},f}function b(){const f=e(27624);return b=function(){return f},f}function w(){const f=e(20471);
return w=function(){return f},f}function m(){const f=e(94965);return m=function(){return f},f}function c(){const f=e(91088);
return c=function(){return f},f}function l(){const f=e(2850);return l=function(){return f},f}function d(){const f=e(77875);
return d=function(){return f},f}function t(){const f=e(23107);return t=function(){return f},f}function i(){const f=e(92910);
return i=function(){return f},f}function h(){const f=e(47350);return h=function(){return f},f}function r(){const f=e(33451);
return r=function(){return f},f}function O(){const f=e(4423);return O=function(){return f},f}function v(){const f=e(76721);
return v=function(){return f},f}function u(){const f=e(916);return u=function(){return f},f}async function n(f){const S=await(0,u().
eventPayload)(f.env);if("action"in S&&S.action==="closed"){R().setOutput("matrix",JSON.stringify({shard:[]})),R().setOutput(
"shards","[]");return}const{github:y}=(0,v().publishContext)(f,S),A=await(0,r().judgeEvent)(S,y,{run:!1},f),{error:k}=A;
if(k){(0,u().failUndecided)(k);return}const{matrix:M,shards:j,waiting:N}=(0,d().planShards)(A,(0,O().readInputs)(R().getInput).
shards,await(0,u().durationsInput)(f.env));R().setOutput("matrix",JSON.stringify(M));const U=j.map(({shard:L,genes:F,commands:G})=>({
shard:L,genes:F.length,commands:G}));R().setOutput("shards",JSON.stringify(U)),R().info(`${(0,m().count)(j.length,"shard")}\
: ${JSON.stringify(U)}`),N.length>0&&R().info(`${(0,m().count)(N.length,"gene")} waiting for approval`)}async function a(f){
const S=new Date,{shard:y}=(0,O().readInputs)(R().getInput);if(y===void 0)throw new(I()).GateError("input_invalid","`mod\
e: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const A=await(0,u().eventPayload)(
f.env).catch(I().asGateError),{github:k,outputDirectory:M}=(0,v().publishContext)(f,A),N=await(0,u().durationsInput)(f.env).
then(G=>(0,r().judgeEvent)(A,k,{run:!0,shard:y,durations:G},f)).catch(G=>(0,b().buildErrorReport)((0,I().asGateError)(G),
{startedAt:S,shard:y},new Date)),U=await(0,T().publishFiles)(M,{report:N,markdown:G=>(0,w().renderMarkdown)(N,{maxCharacters:G})});
if(U.status==="failed")throw new(I()).GateError("file_unreadable",U.reason,"Set `output-directory` to another directory.");
await(0,E().logFailures)(R(),N),(0,C().setOutputs)(R(),(0,C().outputsOf)(N,(0,$().conclusionOf)(N),(0,T().resultPaths)(M)));
const L=(0,l().ownVerdict)(N),F=`part ${(0,i().shardName)(y)}: ${m().VERDICT_WORDS[L]}`;(0,h().exitCodeOf)(L,N.policy?.enforce)===
0?R().info(F):N.error?(0,u().failUndecided)(N.error):R().setFailed(F)}function g(f){return(0,r().eventJob)(f,()=>{const S=s(
f.env);return{run:!1,takeRuns:async(y,A)=>(0,c().mergedRuns)(await(0,t().readParts)(await(0,t().findParts)(S),P().openInput),
y,A,await(0,u().durationsInput)(f.env))}})}function s(f){const{parts:S}=(0,O().readInputs)(R().getInput);if(S!==void 0)return(0,o().
resolve)(f.GITHUB_WORKSPACE??".",S);throw new(I()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}},5547:function(B,p,e){Object.defineProperty(
p,"__esModule",{value:!0}),p.otherPulls=t,p.protectionOf=h,p.publishOthers=r;function o(){const u=e(39281);return o=function(){
return u},u}function R(){const u=e(97928);return R=function(){return u},u}function I(){const u=e(52483);return I=function(){
return u},u}function P(){const u=e(32693);return P=function(){return u},u}function E(){const u=e(34413);return E=function(){
return u},u}function C(){const u=e(1207);return C=function(){return u},u}function $(){const u=e(81014);return $=function(){
return u},u}function T(){const u=e(67617);return T=function(){return u},u}function b(){const u=e(74238);return b=function(){
return u},u}function w(){const u=e(34453);return w=function(){return u},u}function m(){const u=e(65433);return m=function(){
return u},u}function c(){const u=e(96402);return c=function(){return u},u}function l(){const u=e(76721);return l=function(){
return u},u}function d(){const u=e(1405);return d=function(){return u},u}async function t(u,n,a,g){if("unavailable"in a)
return[];const s=await(0,$().pullsWithHead)(a,u.headSha);n!==void 0&&await i(s,n,u.headSha,a);const f=s.filter(({number:y})=>y!==
n);if(f.length===0)return[];const{isProtected:S}=await g();return f.filter(({baseRef:y})=>S(y)).map(({number:y,baseRef:A})=>({
number:y,base:A}))}async function i(u,n,a,g){if(u.some(S=>S.number===n))return;const{isOpen:s,headSha:f}=await(0,$().pullOrigin)(
g,n);(0,C().requireAsked)(!(s&&f===a),`all open pull requests: #${n} is missing`)}function h(u,n,a,g){const{baseRef:s,defaultBranch:f=s}=u,
S=f===s?a.baseTip:a.defaultTip,y=async()=>{const k=await(0,c().openRepository)(g.GITHUB_WORKSPACE??process.cwd(),g);try{
const M=S===void 0?{}:{defaultTip:S},j=await(0,R().defaultTip)(k,u,M),U=await(0,I().readerOf)(k,(0,d().sharedPolicies)(n))(
j,`${f}:${b().POLICY_PATH}`);return{isProtected:L=>(0,T().policyOfBranch)(U,L,f)!==void 0,ofSeveral:Object.keys(U.policy.
branches).some(L=>L!==f)}}finally{await k.close()}};let A;return()=>(A??=y(),A)}async function r(u,n,a){const g=(0,l().publishContext)(
u,n),{github:s}=g;if(!("unavailable"in s))try{const f=await(0,R().askForRefs)(s,n,o().warning),S=h(n,s,f,u.env),y=await t(
n,a,s,S);if(y.length===0)o().info("No other open pull request into a protected branch has this head.");else if(await O(g,
s,y)){const A=await(0,w().startCheck)(g),k=await(0,m().publishWorst)(s,g,A,y);k.status==="reached"?o().info(`Published f\
or ${v(y)}.`):o().warning(`The check of ${v(y)} was not published: ${k.reason}.`)}}catch(f){const y={doing:"look for oth\
er pull requests of this commit",permission:"pull-requests: read"};o().warning(`The required check may be outdated: ${(0,C().
explainFailure)(f,y)}.`)}}async function O({checkName:u},n,[a,...g]){const[s]=await(0,E().gateChecks)(n,u);if(s===void 0)
return!0;if(!s.completed)return(0,P().isWaiting)(s.externalId);const f=(0,P().readExternalId)(s.externalId)?.pulls??[];return g.
length>0||f.length!==1||f[0]!==a?.number}function v(u){return u.map(({number:n})=>`#${n}`).join(", ")}},47752:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.runPromotion=r;function o(){const a=e(51455);return o=function(){return a},
a}function R(){const a=e(76760);return R=function(){return a},a}function I(){const a=e(39281);return I=function(){return a},
a}function P(){const a=e(46960);return P=function(){return a},a}function E(){const a=e(41895);return E=function(){return a},
a}function C(){const a=e(73388);return C=function(){return a},a}function $(){const a=e(28765);return $=function(){return a},
a}function T(){const a=e(26016);return T=function(){return a},a}function b(){const a=e(72883);return b=function(){return a},
a}function w(){const a=e(39242);return w=function(){return a},a}function m(){const a=e(18421);return m=function(){return a},
a}function c(){const a=e(73517);return c=function(){return a},a}function l(){const a=e(80335);return l=function(){return a},
a}function d(){const a=e(10289);return d=function(){return a},a}function t(){const a=e(20849);return t=function(){return a},
a}function i(){const a=e(4423);return i=function(){return a},a}function h(){const a=e(916);return h=function(){return a},
a}async function r(a){const g=(0,i().readInputs)(I().getInput),s=a.GITHUB_WORKSPACE??process.cwd(),f=await(0,b().withWorkspace)(
s,a,async N=>(0,w().promote)(await u(g,N,a)),await(0,h().readEvent)(a,O)),S=g["output-directory"],y=await n(S?(0,R().resolve)(
s,S):(0,R().join)(a.RUNNER_TEMP??s,"gene-gate"),f),{promoted:A,quarantined:k,rejected:M}=f;I().setOutput("promoted",String(
A.length)),I().setOutput("quarantined",String(k.length)),I().setOutput("rejected",String(M.length)),I().setOutput("promo\
tion-path",y.promotion),I().setOutput("promoted-path",y.promoted),I().setOutput("quarantined-path",y.quarantined);const j=(0,l().
renderPromotion)(f,{columns:120,colour:!1,verbose:!0});for(const N of j.split(`
`))I().info((0,t().safeLine)(N));await v(f,a.GITHUB_STEP_SUMMARY),M.length+k.length>0&&I().setFailed(`${(0,l().countsOf)(
f)}; see the log for the reasons`)}function O(a,g){return P().repositorySchema.safeParse(g).data?.repository.defaultBranch}
async function v(a,g){if(g!==void 0)try{await(0,o().appendFile)(g,(0,l().promotionPage)(a))}catch(s){I().info((0,t().safeLine)(
`Could not write the step summary: ${s.message}`))}}async function u(a,g,s){const{assets:f,events:S,report:y,attestation:A,
"trusted-root":k}=a;if(s.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(E()).GateError("event_unsupported","`mo\
de: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a workflow on \
the default branch: workflow_dispatch, schedule or push.");if(f===void 0)throw new(E()).GateError("input_invalid","`mode\
: promote` requires candidates.","Set the input `assets` to their file.");if(A!==void 0&&k===void 0)throw new(E()).GateError(
"input_invalid","The input `attestation` requires `trusted-root`.","Write the file with `gh attestation trusted-root` in\
 an earlier step, and set `trusted-root` to it.");const M={assets:f,events:S,report:y,attestation:A,trustedRoot:k},{directory:j}=g;
return{...await(0,m().openInputs)(M,j,N=>(0,C().openInput)((0,R().resolve)(j,N))),policy:await(0,b().promotionPolicy)(g),
platform:(0,T().platformOf)(process.platform),workspace:g}}async function n(a,g){const s={promotion:(0,R().join)(a,"prom\
otion.json"),promoted:(0,R().join)(a,"promoted.jsonl"),quarantined:(0,R().join)(a,"quarantined.jsonl")};return await(0,$().
makeFolder)(a),await(0,$().replaceFile)(s.promotion,`${(0,d().json)(g)}
`),await(0,$().replaceFile)(s.promoted,(0,c().promotedLines)(g)),await(0,$().replaceFile)(s.quarantined,(0,c().quarantinedLines)(
g)),s}},76721:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.publishContext=C;function o(){const w=e(
76760);return o=function(){return w},w}function R(){const w=e(39281);return R=function(){return w},w}function I(){const w=e(
34413);return I=function(){return w},w}function P(){const w=e(40410);return P=function(){return w},w}function E(){const w=e(
41895);return E=function(){return w},w}function C({inputs:w,env:m,signal:c},l){const{GITHUB_SERVER_URL:d,GITHUB_REPOSITORY:t,
GITHUB_RUN_ID:i,RUNNER_TEMP:h}=m,r=w["output-directory"],O=`${d}/${t}`;return{github:T(w["github-token"],l,m,c),checkName:w["\
check-name"],name:w["check-name"],...!(l instanceof E().GateError)&&{binding:$(l)},runKey:(0,I().newRunKey)(m.GITHUB_EVENT_NAME),
...t!==void 0&&{repositoryUrl:O},...i!==void 0&&{detailsUrl:`${O}/actions/runs/${i}`},comment:w.comment,suggestions:w.suggestions,
outputDirectory:r===void 0?(0,o().join)(h??process.cwd(),"gene-gate"):(0,o().resolve)(m.GITHUB_WORKSPACE??".",r),...m.GITHUB_STEP_SUMMARY&&
{stepSummaryPath:m.GITHUB_STEP_SUMMARY},core:R()}}function $(w){const m=w.name==="pull_request"?[w.pullRequest.number]:[];
return{event:w.name,base:w.baseRef,pulls:m}}function T(w,m,c,l){if(m instanceof E().GateError)return{unavailable:"the ev\
ent has no commit to report on"};if(w===void 0)return{unavailable:"the input `github-token` is not set"};const d={client:(0,P().
connect)(w,{signal:l,baseUrl:c.GITHUB_API_URL}),headSha:m.headSha};if(m.name!=="pull_request")return{...d,owner:m.owner,
repo:m.repo};const{owner:t,repo:i,number:h}=m.pullRequest;return{...d,owner:t,repo:i,pullRequest:{number:h},readOnlyToken:b(
m.pullRequest,c)}}function b({isFork:w},m){return/^pull_request(?:_review)?$/.test(m.GITHUB_EVENT_NAME??"")&&(w||m.GITHUB_ACTOR===
"dependabot[bot]")}},23393:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.publishAgain=g,p.publishJob=
v;function o(){const y=e(39281);return o=function(){return y},y}function R(){const y=e(60016);return R=function(){return y},
y}function I(){const y=e(42287);return I=function(){return y},y}function P(){const y=e(96493);return P=function(){return y},
y}function E(){const y=e(89055);return E=function(){return y},y}function C(){const y=e(32693);return C=function(){return y},
y}function $(){const y=e(34413);return $=function(){return y},y}function T(){const y=e(40410);return T=function(){return y},
y}function b(){const y=e(53844);return b=function(){return y},y}function w(){const y=e(64632);return w=function(){return y},
y}function m(){const y=e(41895);return m=function(){return y},y}function c(){const y=e(64597);return c=function(){return y},
y}function l(){const y=e(78534);return l=function(){return y},y}function d(){const y=e(47064);return d=function(){return y},
y}function t(){const y=e(63226);return t=function(){return y},y}function i(){const y=e(4423);return i=function(){return y},
y}function h(){const y=e(5547);return h=function(){return y},y}function r(){const y=e(1405);return r=function(){return y},
y}function O(){const y=e(916);return O=function(){return y},y}async function v(y){const A=await n(y).catch(m().asGateError);
if(A===void 0)return;const k=A instanceof m().GateError,M=await(0,t().checkPlace)(y,k?A:A.payload),j=async()=>{if(k)throw A;
return await u(A,M,y)};return{context:M.context,decide:j,reportsOnly:!0}}async function u({payload:y,file:A},{context:{github:k},
known:M,doubt:j},N){if(j)throw j;if(A instanceof m().GateError)throw A;if("unavailable"in k)throw new Error(k.unavailable);
const U=(0,i().readInputs)(o().getInput),L=(0,l().readUploadedReport)(A,y),F={locate:G=>(0,I().resolveUnchecked)(G,y,M),
approver:(0,R().approveByReviews)(()=>(0,w().githubReviews)(k,y.pullRequest)),run:!1,takeRuns:({audit:G},H)=>(0,d().reportedRuns)(
G,L,H)};return await(0,r().gateOfStep)(F,U,k,N)}async function n(y){const{run:A,client:k,pulls:M}=await a(y),[j]=M;if(j===
void 0){const L=JSON.stringify(`${A.head.owner}:${A.head.branch}`);o().info(`No open pull request from ${L} is at ${A.headSha}\
: nothing to publish.`);return}const N=await f(A,k).catch(m().asGateError);if(N instanceof m().GateError&&await s({...A,
client:k},M,y.inputs["check-name"])){await(0,h().publishOthers)(y,j,void 0);return}return{payload:S(M,N)??j,file:N}}async function a({
inputs:y,env:A,signal:k}){const M=await(0,O().readEvent)(A,P().parseWorkflowRun),{"github-token":j}=y;if(j===void 0)throw new(m()).
GateError("input_invalid","`mode: publish` requires the input `github-token`","Remove the input from the step; its defau\
lt is the token of the job.");const N=(0,T().connect)(j,{signal:k,baseUrl:A.GITHUB_API_URL});return{run:M,client:N,pulls:await(0,P().
findPullRequests)(N,M)}}async function g(y){try{const k=y.inputs.mode==="publish"?(await a(y)).pulls[0]:await(0,O().eventPayload)(
y.env);k?.name==="pull_request"&&await(0,h().publishOthers)(y,k,void 0)}catch(A){o().warning(`The required check stays f\
ailed: ${(0,m().asGateError)(A).message}`)}}async function s(y,A,k){for(const M of A){const{number:j}=M.pullRequest,N=[k,
(0,b().nameOfPull)(k,j),(0,c().checkNameOf)(k,M,!1)],U=(await Promise.all(N.map(F=>(0,$().gateChecks)(y,F)))).flat(),L=({
completed:F,externalId:G})=>{const H=(0,C().readExternalId)(G);return F&&H?.pulls.join()===`${j}`&&H.isInto(M.baseRef)};
if(!U.some(L))return!1}return!0}async function f({runId:y,owner:A,repo:k},M){const{"artifact-name":j}=(0,i().readInputs)(
o().getInput),N=await(0,E().downloadArtifact)({client:M,owner:A,repo:k},y,j);return await(0,E().readZipFile)(N,l().REPORT_FILE,
l().MAX_REPORT_BYTES)}function S(y,A){if(A instanceof m().GateError)return;const k=(0,l().claimedPull)(A);return y.find(
({pullRequest:M})=>M.number===k)}},17938:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.publishReport=
w;function o(){const m=e(39281);return o=function(){return m},m}function R(){const m=e(41895);return R=function(){return m},
m}function I(){const m=e(34453);return I=function(){return m},m}function P(){const m=e(27624);return P=function(){return m},
m}function E(){const m=e(42594);return E=function(){return m},m}function C(){const m=e(20471);return C=function(){return m},
m}function $(){const m=e(74658);return $=function(){return m},m}function T(){const m=e(916);return T=function(){return m},
m}function b(m,{detailsUrl:c,repositoryUrl:l}){const d={...c!==void 0&&{detailsUrl:c},...l!==void 0&&{repositoryUrl:l}};
return{report:m,title:(0,$().reportTitle)(m),markdown:(t,i)=>(0,C().renderMarkdown)(m,{...d,...i,maxCharacters:t}),text:t=>(0,E().
renderCheckText)(m,{...d,maxCharacters:t})}}async function w(m){if(m===void 0)return;const{context:c,decide:l,reportsOnly:d,
afterwards:t}=m,i=new Date,h=await(0,I().startCheck)(c),r=await l().catch(g=>(0,P().buildErrorReport)((0,R().asGateError)(
g),{startedAt:i},new Date)),O=b(r,c),{title:v}=O,{conclusion:u,channels:n}=await(0,I().publish)(c,h,O);if(await t?.(),r.
error){(0,T().failUndecided)(r.error);return}if(!d){u==="success"||u==="neutral"?o().info(v):o().setFailed(v);return}const{
check:a}=n;a.status==="failed"?o().setFailed(`Decided, but not published: ${a.reason}. The result: ${v}`):o().info(a.status===
"reached"?v:`${v} (not published: ${a.reason})`)}},1405:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),
p.gateOfStep=T,p.sharedPolicies=b;function o(){const w=e(39281);return o=function(){return w},w}function R(){const w=e(24474);
return R=function(){return w},w}function I(){const w=e(1207);return I=function(){return w},w}function P(){const w=e(40638);
return P=function(){return w},w}function E(){const w=e(41551);return E=function(){return w},w}function C(){const w=e(24666);
return C=function(){return w},w}function $(){const w=e(49604);return $=function(){return w},w}function T(w,m,c,{env:l,signal:d}){
return(0,R().gate)({...w,directory:l.GITHUB_WORKSPACE??process.cwd(),env:l,...m["policy-ref"]!==void 0&&{policyRef:m["po\
licy-ref"]},inputs:m,readShared:b(c),all:m.all,progress:(0,$().groupedProgress)(o()),signal:d,secrets:(0,E().secretsOf)(
l)})}function b(w){return async m=>{if("unavailable"in w)throw(0,C().unavailable)(m,w.unavailable);const[c="",l=""]=m.repository.
split("/");try{return await(0,P().readFileAt)({client:w.client,owner:c,repo:l},m.path,m.commit)}catch(d){const t={doing:"\
read it",permission:"contents: read"};throw(0,C().unavailable)(m,(0,I().explainFailure)(d,t),{cause:d})}}}},916:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.durationsInput=c,p.eventPayload=m,p.failUndecided=l,p.readEvent=w;function o(){
const d=e(76760);return o=function(){return d},d}function R(){const d=e(38321);return R=function(){return d},d}function I(){
const d=e(39281);return I=function(){return d},d}function P(){const d=e(46960);return P=function(){return d},d}function E(){
const d=e(41895);return E=function(){return d},d}function C(){const d=e(73388);return C=function(){return d},d}function $(){
const d=e(20849);return $=function(){return d},d}function T(){const d=e(71667);return T=function(){return d},d}function b(){
const d=e(4423);return b=function(){return d},d}async function w(d,t){const{GITHUB_EVENT_NAME:i="",GITHUB_EVENT_PATH:h=""}=d;
try{return t(i,JSON.parse(await(0,R().text)((0,C().openInput)(h))))}catch(r){throw r instanceof E().GateError?r:new(E()).
GateError("event_invalid",`Cannot read the event file ${h||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action i\
n a workflow started by GitHub, on `pull_request`.",{cause:r})}}function m(d){return w(d,(t,i)=>(0,P().parsePayload)(t,i,
d.GITHUB_SHA))}async function c(d){const{durations:t}=(0,b().readInputs)(I().getInput);return t===void 0?new Map:(0,T().
readDurations)((0,o().resolve)(d.GITHUB_WORKSPACE??".",t),C().openInput)}function l({message:d,hint:t}){const i=d.replace(
/\s*\n\s*/g," "),h=t.split(`
`);if(h.length===1){I().setFailed((0,E().inSentences)({message:d,hint:t}));return}for(const r of h)I().info((0,$().safeLine)(
r));I().setFailed(i)}},60016:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.approvalIn=i,p.approveByNobody=
E,p.approveByReviews=P,p.approvingReviewers=l;function o(){const h=e(1395);return o=function(){return h},h}const R=20,I=10;
function P(h){return{means:"review",find:async r=>{const O=h(r.pullRequest);return O!==void 0?await C(O,r):{approvals:[],
refusals:["the event has no pull request to review"]}}}}function E(h){return{means:"review",find:async()=>({approvals:[],
refusals:[h]})}}async function C(h,r){const O=[],v=[];try{const u=l(await h.list());if(u.length===0)return{approvals:O,refusals:v};
const n=u.slice(-R),a=await h.authorId(),g=await h.lastEdits(n.flatMap(f=>f.reviews)),s=m(r,h);for(const f of n){const S=await $(
f,{reviews:h,question:r,authorId:a,edits:g,subjectAt:s});typeof S=="string"?v.push(`${f.user.login}: ${S}`):O.push(S)}}catch(u){
v.push(h.explain(u,"read the reviews of the pull request"))}return{approvals:O,refusals:v}}async function $(h,r){const{user:O,
withdrawn:v}=h;if(O.id===r.authorId)return"opened the pull request and cannot approve it";if(O.type!=="User")return"is n\
ot a person";if(!T(r.question.people,O.login))return"is not an approver in the policy";if(v)return"has withdrawn the app\
roval, or it was dismissed";const u=await b(h,r);if(typeof u=="string")return u;try{if(!await r.reviews.mayWrite(O))return"\
has no write access to the repository"}catch(n){return r.reviews.explain(n,"read the permission of this account")}return{
user:O.login,at:new Date(u.submittedAt).toISOString()}}function T(h,r){return h.length===0||h.some(O=>O.toLowerCase()===
r.toLowerCase())}async function b({reviews:h},r){let O;for(const v of h){const u=await w(v,r);if(u===void 0)return v;O??=
u}return O??"has not approved"}async function w({nodeId:h,submittedAt:r,commit:O,body:v},{edits:u,question:n,subjectAt:a,
reviews:{explain:g}}){const s=u.get(h);if(s===void 0)return"GitHub does not report whether the review was edited";const f=k=>k!==
null&&!(Date.parse(k)<=Date.parse(r));if(f(s.editedAt))return"the review was edited after it was submitted";if(f(s.retargetedAt))
return"the base branch was changed after the review";if(O===null)return"GitHub does not report which commit was reviewed";
const S=await a(O);if("reason"in S)return S.reason;const y=(0,o().changedSince)(S,n.subject);if(y!==void 0)return`${y} s\
ince the approved commit ${O.slice(0,12)}`;try{if(await n.policyChangedSince(r))return"the policy of the base branch has\
 changed since the review"}catch(k){return g(k,"read the policy at the time of the review")}const{digest:A}=i(v)??{};if(!(A===
void 0||(0,o().approvalDigest)(n.subject).startsWith(A)))return"the review approves another digest; the base branch, the\
 policy or the commands have changed since"}function m({subjectAt:h},r){const O=new Map;return async v=>{const u=O.get(v)??
(O.size<I?h(v).catch(n=>({reason:r.explain(n,`judge ${v}`)})):{reason:"too many commits were approved"});return O.set(v,
Promise.resolve(u)),await u}}const c=new Set(["COMMENTED","PENDING"]);function l(h){const r=h.filter(d).sort((v,u)=>v.submittedAt.
localeCompare(u.submittedAt)||v.id-u.id),O=new Map;for(const v of r){const{user:u,state:n}=v,a=O.get(u.id),g=i(v.body)!==
void 0;if(n==="APPROVED"&&g){const s=a&&!a.withdrawn?a.reviews:[];O.set(u.id,{user:u,reviews:[v,...s],withdrawn:!1})}else
n!=="APPROVED"&&!c.has(n)&&(a!==void 0||g)&&O.set(u.id,{user:u,reviews:[v],...a,withdrawn:!0})}return[...O.values()]}function d(h){
return h.user!==null&&h.submittedAt!==null&&h.state!=="PENDING"}const t=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function i(h){let r;for(const O of h.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const v=/^ {0,3}(`{3,}|~{3,})(.*)$/.
exec(O);if(r!==void 0)v?.[1]?.startsWith(r)&&v[2]?.trim()===""&&(r=void 0);else if(v)r=v[1];else{const[u,n]=/^ {0,3}\S/.
test(O)?t.exec(O.trim())??[]:[];if(u!==void 0)return n===void 0?{}:{digest:n}}}}},97928:function(B,p,e){Object.defineProperty(
p,"__esModule",{value:!0}),p.askForRefs=$,p.baseTip=w,p.defaultTip=b,p.descends=c;function o(){const l=e(1207);return o=
function(){return l},l}function R(){const l=e(40638);return R=function(){return l},l}function I(){const l=e(41895);return I=
function(){return l},l}function P(){const l=e(24634);return P=function(){return l},l}function E(){const l=e(19674);return E=
function(){return l},l}function C(){const l=e(67397);return C=function(){return l},l}async function $(l,d,t){const i=T(d);
if("unavailable"in l)return{};const{defaultBranch:h=d.baseRef}=d,r=async(u,n="base")=>{try{return await(0,R().refTip)(l,
u)}catch(a){const g=`read the tip of ${u.replace(/^heads\//,"")}`,s=(0,o().explainFailure)(a,{doing:g,permission:"conten\
ts: read"});t(`The ${n} was not compared with GitHub's: ${s}.`);return}},[O,v]=await Promise.all([i===void 0?void 0:r(`h\
eads/${i}`),h===d.baseRef?void 0:r(`heads/${h}`)]);return{...O!==void 0&&{baseTip:O},...v!==void 0&&{defaultTip:v},...d.
name==="pull_request"&&{merge:()=>r(`pull/${d.pullRequest.number}/merge`,"test merge")}}}function T(l){return l.name==="\
pull_request"?l.baseRef:"branch"in l.against?l.against.branch:void 0}async function b(l,d,{defaultTip:t}){const{defaultBranch:i=d.
baseRef}=d,h=`refs/remotes/origin/${i}`,r=d.name==="pull_request"?d.pullRequest:d;if(t===void 0&&!await(0,E().isRemoteOf)(
l,r))throw new(I()).GateError("ref_not_found",`The policy of ${JSON.stringify(i)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const O=t??h;await(0,P().requireCommits)(l,[O],[...t===void 0?[]:[t],(0,E().fetched)(i)]);const[v]=await(0,C().resolveCommits)(
l,[O]);return v}async function w(l,d,{baseTip:t}){const{baseRef:i,baseSha:h}=d,r=t??h;if(await(0,P().requireCommits)(l,[
r],[r,(0,E().fetched)(i)]),t!==void 0)return t;const O=await m(l,d);return O!==void 0&&await c(l,O,h,d)?O:h}async function m(l,{
baseRef:d,pullRequest:t}){if(!await(0,E().isRemoteOf)(l,t))return;const i=`refs/remotes/origin/${d}`;try{await(0,P().requireCommits)(
l,[i],[(0,E().fetched)(d)])}catch(h){if(!(h instanceof I().GateError)||h.code!=="shallow_clone")throw h}return(await(0,C().
lookUpCommits)(l,[i]))[0]}async function c(l,d,t,{baseRef:i}){if(d===t)return!0;try{return await(0,P().mergeBase)(l,d,t,
[d,t,(0,E().fetched)(i)])===t}catch(h){if(h instanceof I().GateError&&h.code==="no_merge_base")return!1;throw h}}},54436:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.withGroup=$;function o(){const c=e(1207);return o=function(){return c},
c}function R(){const c=e(81014);return R=function(){return c},c}function I(){const c=e(41895);return I=function(){return c},
c}function P(){const c=e(24634);return P=function(){return c},c}function E(){const c=e(37213);return E=function(){return c},
c}function C(){const c=e(47520);return C=function(){return c},c}async function $(c,l,d,{github:t,warn:i}){const h=await T(
c,l,d,t);return typeof h!="string"?{...c,group:h,isFork:h.some(({isFork:r})=>r)}:(i(`The merge group is treated as a cha\
nge from a fork: ${h}.`),c)}async function T({base:c,head:l},{baseRef:d,pullNumber:t},i,h){if("unavailable"in h)return h.
unavailable;try{if(await(0,P().mergeBase)(i,c,l)!==c)return"its base is not in its history";const r=await(0,C().firstParents)(
i,c,l),O={repository:i,github:h,baseRef:d},v=await Promise.all(r.map(s=>m(s,O))),u=v.filter(s=>s===void 0),n=t===void 0?
void 0:await(0,R().pullOrigin)(h,t),a=u.length===r.length&&n?.isOpen&&n.commits===r.length;if(n===void 0||u.length>0&&!a)
return`no pull request is known for ${u.length} of its ${r.length} commits`;const g=[...v,n].filter(s=>s!==void 0);return[
...new Map(g.map(s=>[s.number,b(s)])).values()]}catch(r){return r instanceof I().GateError?r.message:(0,o().explainFailure)(
r,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}function b({number:c,headSha:l,
isFork:d}){return{number:c,headSha:l,isFork:d}}const w=/\(#(\d{1,9})\)$/;async function m({commit:c,parents:l,subject:d,
tree:t},{repository:i,github:h,baseRef:r}){const[O="",v,...u]=l,n=s=>s.isOpen&&s.baseRef===r;if(v!==void 0){if(u.length>
0)return;const f=(await(0,R().pullsOfCommit)(h,v)).filter(n).filter(({headSha:S})=>S===v);return f.find(({isFork:S})=>S)??
f[0]}const a=w.exec(d)?.[1];if(a===void 0)return;const g=await(0,R().pullOrigin)(h,Number(a));if(n(g))return await(0,P().
requireCommits)(i,[g.headSha],[`refs/pull/${a}/head`]),await(0,P().mergeBase)(i,O,g.headSha,[c,g.headSha]),await(0,E().mergedTree)(
i,O,g.headSha)===t?g:void 0}},46960:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.inWords=v,p.mergeGroup=
l,p.parsePayload=O,p.pullRequest=C,p.pullRequestReview=$,p.repositorySchema=void 0,p.requireUnprivileged=u;function o(){
const n=e(7723);return o=function(){return n},n}function R(){const n=e(81014);return R=function(){return n},n}function I(){
const n=e(41895);return I=function(){return n},n}const P=p.repositorySchema=o().object({repository:o().object({name:o().
string().min(1),owner:o().object({login:o().string().min(1)}),default_branch:o().string().min(1)}).transform(({name:n,owner:a,
default_branch:g})=>({owner:a.login,repo:n,defaultBranch:g}))}),E=o().object({action:o().string().optional(),repository:o().
object({id:o().int(),name:o().string().min(1),owner:o().object({login:o().string().min(1)}),default_branch:o().string().
min(1).optional()}),pull_request:o().object({number:o().int().positive(),head:o().object({sha:R().objectIdSchema,repo:o().
object({id:o().int()}).nullable()}),base:o().object({sha:R().objectIdSchema,ref:o().string().min(1)}),changed_files:o().
int().nonnegative().optional()})});function C(n){const{action:a,pull_request:g}=E.parse(n);return o().int().parse(g.changed_files),
{...$(n),...a!==void 0&&{action:a}}}function $(n){const{repository:a,pull_request:g}=E.parse(n);return{name:"pull_reques\
t",pullRequest:{owner:a.owner.login,repo:a.name,number:g.number,isFork:g.head.repo?.id!==a.id,...g.changed_files!==void 0&&
{changedFiles:g.changed_files}},headSha:g.head.sha,baseRef:g.base.ref,baseSha:g.base.sha,...a.default_branch!==void 0&&{
defaultBranch:a.default_branch}}}const T=/^0+$/,b=/^refs\/heads\//,w=/^refs\/(?:heads|tags)\//,m=o().object({...P.shape,
merge_group:o().object({head_sha:R().objectIdSchema,base_sha:R().objectIdSchema,head_ref:o().string(),base_ref:o().string()})}),
c=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function l(n){const{repository:a,merge_group:g}=m.parse(n),
s=c.exec(g.head_ref)?.[1];return{name:"merge_group",...a,headSha:g.head_sha,against:{commit:g.base_sha},baseRef:g.base_ref.
replace(b,""),isOwn:!1,...s!==void 0&&{pullNumber:Number(s)}}}const d=o().object({...P.shape,ref:o().string().min(1),before:R().
objectIdSchema,after:R().objectIdSchema});function t(n){const{repository:a,ref:g,before:s,after:f}=d.parse(n),{defaultBranch:S}=a,
y=g===`refs/heads/${S}`;if(T.test(f)||!b.test(g)||y&&T.test(s))throw new(I()).GateError("event_unsupported",`The push of\
 ${JSON.stringify(g)} adds no commits to a branch, or is the first of the default branch: there is nothing to compare wi\
th`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first push, run the gate on the next chan\
ge.');return{name:"push",...a,...{headSha:f,against:y?{commit:s}:{branch:S},baseRef:S},isOwn:!0}}const i=o().object({...P.
shape,ref:o().string().min(1)});function h(n,a){const{repository:g,ref:s}=i.parse(n),{defaultBranch:f}=g;return{name:"wo\
rkflow_dispatch",...g,headSha:R().objectIdSchema.parse(a),against:{branch:f},baseRef:f,isOwn:w.test(s)}}const r=new Map(
[["pull_request",C],["pull_request_review",$],["pull_request_target",n=>({...C(n),privileged:!0})],["merge_group",l],["p\
ush",t],["workflow_dispatch",h]]);function O(n,a,g){const s=r.get(n);if(s===void 0)throw new(I()).GateError("event_unsup\
ported",`The event ${JSON.stringify(n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md list\
s the supported events.");return v(n,()=>s(a,g))}function v(n,a){try{return a()}catch(g){throw g instanceof o().ZodError?
new(I()).GateError("event_invalid",`The payload is not a GitHub ${n} event: ${o().prettifyError(g)}`,"GITHUB_EVENT_PATH \
must be the path of the file that the runner wrote."):g}}function u(n){if("privileged"in n)throw new(I()).GateError("eve\
nt_unsupported","No command was run: on pull_request_target the commands of a change would have a write token and the se\
crets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},42287:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.resolveBranch=b,p.resolveEvent=C,p.resolveUnchecked=$;function o(){const c=e(
24634);return o=function(){return c},c}function R(){const c=e(19674);return R=function(){return c},c}function I(){const c=e(
67397);return I=function(){return c},c}function P(){const c=e(97928);return P=function(){return c},c}function E(){const c=e(
1096);return E=function(){return c},c}async function C(c,l,d){const t=l.name==="pull_request"?await(0,E().resolvePullRequest)(
c,l,d):await b(c,l,d);return await T(t,l,c,d)}async function $(c,l,d){const t=await(0,E().resolveFetched)(c,l,d);return await T(
t,l,c,d)}async function T(c,l,d,t){const{defaultBranch:i}=l;if(i===void 0)return c;const h=i===c.baseRef?c.policyCommit:
await(0,P().defaultTip)(d,l,t);return{...c,defaultBranch:{name:i,commit:h}}}async function b(c,{name:l,headSha:d,against:t,
baseRef:i,isOwn:h},r){const O="commit"in t?await w(c,t.commit,d):await m(c,t.branch,d,r);return{name:l,directory:c.directory,
head:d,audited:d,baseRef:i,...O,isFork:!h}}async function w(c,l,d){return await(0,o().requireCommits)(c,[l,d],[l,d]),{base:l,
policyCommit:l}}async function m(c,l,d,t){const i=(0,R().fetched)(l),h=t.baseTip??`refs/remotes/origin/${l}`;await(0,o().
requireCommits)(c,[h],[i]);const[r]=await(0,I().resolveCommits)(c,[h]);return{base:await(0,o().mergeBase)(c,r,d,[d,i]),policyCommit:r}}},
1096:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveFetched=w,p.resolvePullRequest=b;function o(){
const r=e(41895);return o=function(){return r},r}function R(){const r=e(61388);return R=function(){return r},r}function I(){
const r=e(24634);return I=function(){return r},r}function P(){const r=e(37213);return P=function(){return r},r}function E(){
const r=e(213);return E=function(){return r},r}function C(){const r=e(19674);return C=function(){return r},r}function $(){
const r=e(67397);return $=function(){return r},r}function T(){const r=e(97928);return T=function(){return r},r}async function b(r,O,v={}){
const[u]=await(0,$().resolveCommits)(r,["HEAD"]),n=u===O.headSha?await l(r,O,await(0,T().baseTip)(r,O,v)):await c(r,O,u,
v);return m(r,O,n)}async function w(r,O,v={}){const{headSha:u,pullRequest:n}=O;await(0,I().requireCommits)(r,[u],[`refs/\
pull/${n.number}/head`]);const a=await(0,T().baseTip)(r,O,v);return m(r,O,await l(r,O,a))}function m({directory:r},{headSha:O,
baseRef:v,pullRequest:u},n){const{isFork:a}=u;return{name:"pull_request",directory:r,head:O,baseRef:v,...n,isFork:a,pullRequest:u}}
async function c(r,O,v,u){const{headSha:n,baseRef:a}=O,[g,s,...f]=await(0,$().parentsOf)(r,v);if(g===void 0||s!==n||f.length>
0)throw(0,R().checkoutDiffers)(`the checkout is at ${(0,I().short)(v)}, which is neither that commit nor its test merge \
commit`,n,"actions");await(0,I().requireCommits)(r,[g,n],[v,(0,C().fetched)(a)]);const S=await(0,T().baseTip)(r,O,u),y=await t(
{commit:v,base:g,tip:S},r,O,u);return y===void 0?{base:g,audited:v,policyCommit:S}:{...await l(r,O,S),unprovenMerge:{commit:v,
reason:y}}}async function l(r,O,v){const{headSha:u,baseSha:n,baseRef:a}=O,g=await(0,I().mergeBase)(r,v,u,[u,v,(0,C().fetched)(
a)]),[s]=await(0,$().lookUpCommits)(r,[n]);return(s===void 0||s===v?g:await(0,I().mergeBase)(r,s,u))===g&&await d(r,O,g),
{base:g,audited:u,policyCommit:v}}async function d(r,{headSha:O,pullRequest:v},u){const{changedFiles:n}=v;if(n===void 0)
return;const a=(await(0,E().changedFiles)(r,u,O)).length;if(!(a>=n))throw new(o()).GateError("change_incomplete",`GitHub\
 reports ${n} changed files, but this clone shows only ${a}`,"Set `fetch-depth: 0` on actions/checkout, and run the job \
again.")}async function t(r,O,v,u){const n=async()=>await u.merge?.()===r.commit,a=(await O.shallowCommits()).size>0;if(a&&
await n())return;const g=await i(r,O,v);return g===void 0||a?g:await n()?void 0:g}async function i(r,O,v){const{headSha:u,
baseRef:n}=v;if(!await h(r,O,v))return`its first parent ${(0,I().short)(r.base)} is not a recent commit of ${n}`;(await O.
shallowCommits()).size>0&&await(0,I().mergeBase)(O,r.base,u,[r.commit,(0,C().fetched)(n)]);const[a,[g]]=await Promise.all(
[(0,P().mergedTree)(O,r.base,u),O.read([`${r.commit}^{tree}`])]);return a===void 0?"git cannot compute this merge":a===g?.
oid?void 0:"git computes other content for it"}async function h({base:r,tip:O},v,u){return r===O||r===u.baseSha?!0:await(0,T().
descends)(v,r,u.baseSha,u)&&await(0,T().descends)(v,O,r,u)}},96493:function(B,p,e){Object.defineProperty(p,"__esModule",
{value:!0}),p.findPullRequests=w,p.parseWorkflowRun=T;function o(){const m=e(7723);return o=function(){return m},m}function R(){
const m=e(1207);return R=function(){return m},m}function I(){const m=e(81014);return I=function(){return m},m}function P(){
const m=e(41895);return P=function(){return m},m}function E(){const m=e(46960);return E=function(){return m},m}const C=o().
object({...E().repositorySchema.shape,workflow_run:o().object({id:o().int().positive(),event:o().string(),head_sha:I().objectIdSchema,
head_branch:o().string().min(1).nullable(),head_repository:o().object({owner:o().object({login:o().string().min(1)})}).nullable()})}),
$=["pull_request","pull_request_review"];function T(m,c){if(m!=="workflow_run")throw b(`\`mode: publish\` does not support\
 the event ${JSON.stringify(m)}`);const l=(0,E().inWords)(m,()=>C.parse(c)),{repository:d,workflow_run:t}=l,{owner:i,repo:h}=d;
if(!$.includes(t.event))throw b(`The workflow run was started by ${JSON.stringify(t.event)}`);if(t.head_branch===null||t.
head_repository===null)throw b("The branch or the repository of the workflow run was deleted");const r={owner:t.head_repository.
owner.login,branch:t.head_branch};return{owner:i,repo:h,runId:t.id,headSha:t.head_sha,head:r}}function b(m){return new(P()).
GateError("event_unsupported",m,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}
async function w(m,{owner:c,repo:l,head:d,headSha:t}){const i={client:m,owner:c,repo:l};try{const h=`${d.owner}:${d.branch}`,
O=(await(0,I().pullsWithHead)(i,t,h)).map(async({number:u})=>(0,E().pullRequest)(await(0,I().pullRequestAsPayload)(i,u)));
return(await Promise.all(O)).filter(u=>u.headSha===t).sort((u,n)=>u.pullRequest.number-n.pullRequest.number)}catch(h){throw(0,R().
asUnavailable)(h,{doing:"find the pull request",permission:"pull-requests: read"})}}},61218:function(B,p){Object.defineProperty(
p,"__esModule",{value:!0}),p.MAX_ANNOTATIONS=p.GITHUB_LIMITS=void 0;const e=p.GITHUB_LIMITS={checkTitle:255,checkSummary:65535,
checkText:65535,annotationsPerRequest:50,annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,contentBytes:1024*
1024,stepSummaryBytes:1024*1024},o=p.MAX_ANNOTATIONS=500},89055:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),
p.downloadArtifact=C,p.readZipFile=T;function o(){const m=e(51041);return o=function(){return m},m}function R(){const m=e(
41895);return R=function(){return m},m}function I(){const m=e(40410);return I=function(){return m},m}function P(){const m=e(
1207);return P=function(){return m},m}const E=16*1024*1024;async function C({client:m,owner:c,repo:l},d,t){const{actions:i}=m.
octokit.rest;try{const{data:h}=await i.listWorkflowRunArtifacts({owner:c,repo:l,run_id:d,name:t,per_page:100}),[r]=h.artifacts.
filter(v=>v.name===t&&!v.expired).sort((v,u)=>u.id-v.id);if(r===void 0)throw w(`is missing: ${JSON.stringify(t)}`);if(r.
size_in_bytes>E)throw w(`is larger than ${E} bytes`);const O=await i.downloadArtifact({owner:c,repo:l,artifact_id:r.id,archive_format:"\
zip",request:{...I().LEAVES_API,parseSuccessResponseBody:!1}});return await $(O.data)}catch(h){throw(0,P().asUnavailable)(
h,{doing:"download the report",permission:"actions: read"})}}async function $(m){const c=[];let l=0;for await(const d of m){
if(l+=d.length,l>E)throw w(`is larger than ${E} bytes`);c.push(d)}return Buffer.concat(c)}async function T(m,c,l){try{const d=await(0,o().
fromBufferPromise)(m,{lazyEntries:!0});return await b(d,c,l)}catch(d){throw d instanceof R().GateError?d:w(`is not a rea\
dable zip archive (${String(d)})`,d)}}async function b(m,c,l){for await(const d of m.eachEntry()){if(d.fileName!==c)continue;
if(d.uncompressedSize>l)throw w(`has a ${c} that is too large`);const t=[];for await(const i of await m.openReadStreamPromise(
d))t.push(i);return Buffer.concat(t)}throw w(`has no ${c}`)}function w(m,c){return new(R()).GateError("artifact_invalid",
`The artifact of the workflow run ${m}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:c})}},77954:function(B,p,e){Object.defineProperty(
p,"__esModule",{value:!0}),p.appendAnnotations=$,p.missingAnnotations=E;function o(){const b=e(61218);return o=function(){
return b},b}function R(){const b=e(34413);return R=function(){return b},b}function I(){const b=e(40410);return I=function(){
return b},b}function P(){const b=e(1207);return P=function(){return b},b}async function E(b,w,m){if(w.annotationsCount===
0)return m;const{client:c,owner:l,repo:d}=b,t=await c.octokit.paginate(c.octokit.rest.checks.listAnnotations,{owner:l,repo:d,
check_run_id:w.id,per_page:100}),i=new Set(t.map(C)),h=new Set(m.map(C));if([...i].every(r=>h.has(r)))return m.filter(r=>!i.
has(C(r)))}function C(b){const{path:w,start_line:m,end_line:c,start_column:l,end_column:d}=b,{annotation_level:t,title:i,
message:h}=b,r=[i,h].map(v=>v?.trim()??"");return JSON.stringify([w,m,c,...[l??0,d??0],t,...r])}async function $(b,w,m){
const c=o().GITHUB_LIMITS.annotationsPerRequest,l=[];let d=w.annotationsCount;for(let t=0;t<m.length;t+=c){const i=m.slice(
t,t+c);try{await T(b,w,i,d),d+=i.length}catch(h){const r=(0,P().readFailure)(h).kind==="invalid",O=r?i.length:m.length-t,
v=(0,P().explainFailure)(h,{...(0,R().checkOperation)(b),doing:"annotate"});if(l.push(`Missing annotations: ${O}; ${v}.`),
!r)break}}return l}async function T({client:b,owner:w,repo:m},{id:c},l,d){const{checks:t}=b.octokit.rest,i={owner:w,repo:m,
check_run_id:c},h=async()=>{const r={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...l]};return await t.
update({...i,status:"in_progress",output:r,...I().NOT_REPEATABLE}),!0};await b.once(h,async()=>{const{data:r}=await t.get(
i);return r.output.annotations_count>=d+l.length||void 0})}},32693:function(B,p){Object.defineProperty(p,"__esModule",{value:!0}),
p.QUEUE=void 0,p.claimOf=b,p.claimPrefix=E,p.completedExternalId=m,p.isClaim=T,p.isWaiting=$,p.readExternalId=l,p.shortPolicy=
w,p.waitingId=C;const e=p.QUEUE="merge_group",o=12,R=100,I="gene-gate:",P="waiting";function E(t){return`${I}${t}:`}function C(t){
return`${E(P)}${t}`}function $(t){return t.startsWith(E(P))}function T(t){return t.startsWith(I)}function b(t){const i=T(
t)?/:(\d{1,9})$/.exec(t)?.[1]:c.exec(t)?.[6];return Number(i??0)}function w(t){return t?.replace(/^sha256:/,"").slice(0,
o)??"none"}function m(t,i,{event:h,base:r,pulls:O},v){const u=O.map(n=>`#${n}`).join(",");return[t,h,d(r),w(i),u,v].join(
";")}const c=/^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9}))?$/;function l(t){const[,i,h,r,
O,v=""]=c.exec(t)??[];if(i===void 0)return;const u=[...v.matchAll(/#(\d+)/g)].map(([,n])=>Number(n));return{digest:i,event:h,
policy:O,pulls:u,isInto:n=>r===d(n)}}function d(t){return encodeURIComponent(t).slice(0,R)}},34413:function(B,p,e){Object.
defineProperty(p,"__esModule",{value:!0}),p.CONCLUSIONS=void 0,p.checkOperation=E,p.claimId=C,p.completeCheck=v,p.createCheck=
i,p.findUnfinished=m,p.gateChecks=b,p.isOfGate=w,p.isOfQueue=T,p.isStillClaimed=l,p.leaveWaiting=a,p.listChecks=c,p.newRunKey=
$,p.supersedeCheck=n,p.takeUpCheck=h,p.updateCheck=r;function o(){const g=e(77598);return o=function(){return g},g}function R(){
const g=e(32693);return R=function(){return g},g}function I(){const g=e(40410);return I=function(){return g},g}function P(){
const g=e(1207);return P=function(){return g},g}function E({readOnlyToken:g=!1}){return{doing:"write the check run",permission:"\
checks: write",readOnlyToken:g}}function C({runKey:g,claim:s}){return`${(0,R().claimPrefix)(g)}${s}`}function $(g){return`${g??
"run"}:${(0,o().randomUUID)()}`}function T({completed:g,conclusion:s,externalId:f}){return(f.startsWith((0,R().claimPrefix)(
R().QUEUE))||(0,R().readExternalId)(f)?.event===R().QUEUE)&&!(g&&s==="success")}async function b(g,s){return(await c(g,g.
headSha,s)).filter(w).sort((S,y)=>y.id-S.id)}function w({externalId:g}){return(0,R().isClaim)(g)||(0,R().readExternalId)(
g)!==void 0}async function m(g,{runKey:s,checkName:f}){return(await c(g,g.headSha,f)).filter(({externalId:y,completed:A})=>y.
startsWith((0,R().claimPrefix)(s))&&!A)}async function c({client:g,owner:s,repo:f},S,y){const A=await g.octokit.paginate(
g.octokit.rest.checks.listForRef,{owner:s,repo:f,ref:S,...y!==void 0&&{check_name:y},filter:"all",per_page:100});return(0,P().
requireAsked)(A.every(({head_sha:k,name:M})=>k===S&&M===(y??M)),"the check runs of this name on the commit"),A.map(d)}async function l({
client:g,owner:s,repo:f},{id:S,externalId:y}){const{data:A}=await g.octokit.rest.checks.get({owner:s,repo:f,check_run_id:S});
return(0,P().requireAsked)(A.id===S,"this check run"),A.external_id===y&&A.status!=="completed"}function d(g){return{id:g.
id,name:g.name,url:g.html_url,detailsUrl:g.details_url??"",completed:g.status==="completed",conclusion:g.conclusion,externalId:g.
external_id??"",appId:g.app?.id,appSlug:g.app?.slug,headSha:g.head_sha,completedAt:g.completed_at??"",annotationsCount:g.
output.annotations_count}}function t(g){return{status:"in_progress",external_id:C(g),started_at:new Date().toISOString(),
...g.detailsUrl!==void 0&&{details_url:g.detailsUrl},output:{title:"The gate is running",summary:"Auditing and running t\
he change."}}}async function i(g,s,f){const{client:S,owner:y,repo:A,headSha:k}=g,M=async()=>{const{data:j}=await S.octokit.
rest.checks.create({owner:y,repo:A,head_sha:k,name:s.checkName,...t(s),...I().NOT_REPEATABLE});return(0,P().requireAsked)(
j.head_sha===k,"this commit"),d(j)};return S.once(M,async()=>(await m(g,s)).find(({id:N})=>N>(f?.id??0)))}async function h(g,s,f){
return d(await r(g,f,t(s)))}async function r({client:g,owner:s,repo:f},{id:S},y){const A={owner:s,repo:f,check_run_id:S,
...y},{data:k}=await g.octokit.rest.checks.update(A);return(0,P().requireAsked)(k.id===S,"this check run"),k}const O=p.CONCLUSIONS=
["failure","action_required","neutral","success"];async function v(g,s,{conclusion:f,externalId:S,output:y}){const k=await r(
g,s,{status:"completed",conclusion:f,external_id:S,output:y});if(k.status!=="completed"||k.conclusion!==f)throw new(P()).
BrokenAnswer("the check run is not completed with this result")}const u=" (superseded)";async function n(g,{checkName:s},f){
await r(g,f,{name:`${s}${u}`,status:"completed",conclusion:"neutral",output:{title:"Superseded by a newer check run",summary:`\
The result for this commit is in the check run \u201C${s}\u201D.`}})}async function a(g,s,f){const S=(0,R().waitingId)((0,R().
claimOf)(s.externalId));await r(g,s,{status:"in_progress",external_id:S,output:f})}},40410:function(B,p,e){Object.defineProperty(
p,"__esModule",{value:!0}),p.PASSING_FAILURES=p.NOT_REPEATABLE=p.LEAVES_API=void 0,p.connect=$,p.waitBeforeRetry=g;function o(){
const s=e(58500);return o=function(){return s},s}function R(){const s=e(78589);return R=function(){return s},s}function I(){
const s=e(1207);return I=function(){return s},s}const P=p.LEAVES_API={leavesApi:!0},E=18e4,C=3e3;function $(s,f={}){const{
timeoutMs:S=15e3,sleep:y=T,now:A=Date.now,signal:k}=f,M=f.baseUrl||"https://api.github.com",j=(0,R().getOctokit)(s,{baseUrl:M});
let N=E;async function U(F,G){for(let H=1;;H+=1){const V=A();try{return await F()}catch(D){const W=g((0,I().readFailure)(
D),H,A());if(W===void 0||k?.aborted||(N-=A()-V+W,N<0)||(await y(W,k),k?.aborted))throw D}const J=await G?.();if(J!==void 0)
return J}}return j.hook.wrap("request",(F,G)=>{const H=G.request?.fetch??globalThis.fetch,V=G.request?.leavesApi?H:t(H,M),
J=async()=>{d(G.url,M),G.request={...G.request,fetch:V,signal:L()};try{const D=await F(G);return h(D.status,D.headers.location),
b(G,D),D}catch(D){throw m(D)}};return G.request?.notRepeatable===!0?J():U(J)}),{octokit:j,once:U};function L(){return k===
void 0?AbortSignal.timeout(S):k.aborted?AbortSignal.timeout(Math.min(S,C)):AbortSignal.any([k,AbortSignal.timeout(S)])}}
function T(s,f){return(0,o().setTimeout)(s,void 0,f&&{signal:f}).catch(()=>{})}function b({method:s,url:f},{status:S,data:y}){
if(!(s==="DELETE"?S===204:S===200||S===201))throw new(I()).BrokenAnswer(`its status is ${S}`);if(s==="DELETE")return;if(typeof y!=
"object"||y===null)throw new(I()).BrokenAnswer("it was truncated or is not JSON");if((s==="POST"||s==="PATCH")&&!f.endsWith(
"/graphql")&&!("id"in y))throw new(I()).BrokenAnswer("it has no id");if(/[?&]per_page=/.test(f)&&!Array.isArray(w(f,y)))
throw new(I()).BrokenAnswer("it is not a list")}function w(s,f){return/\/check-runs\?/.test(s)?"total_count"in f&&"check\
_runs"in f?f.check_runs:void 0:f}function m(s){const{status:f,said:S}=(0,I().readFailure)(s);return f===409?new(I()).BrokenAnswer(
`its status is 409, ${S}`,{cause:s}):s}class c extends Error{name="ForeignAnswer"}const l=5;function d(s,f){const{origin:S}=new URL(
s,`${f}/`);if(S!==new URL(f).origin)throw r(S)}function t(s,f){const{origin:S}=new URL(f);return async(y,A)=>{let k=String(
y);for(let M=0;;M+=1){const j=await s(k,{...A,redirect:"manual"}),N=i(j.status)?j.headers.get("location"):null,U=N!==null&&
URL.canParse(N,k)&&new URL(N,k);if(!U||U.origin!==S||M===l)return j;await j.body?.cancel(),k=U.href}}}function i(s){return s>=
300&&s<400}function h(s,f){if(i(s)&&typeof f=="string")throw r(f)}function r(s){const f=URL.canParse(s)?new URL(s).origin:
s;return new c(`the answer refers to ${f}, which is not GitHub's API`)}const O=4,v=60,u=60,n=p.NOT_REPEATABLE={request:{
notRepeatable:!0}},a=p.PASSING_FAILURES=new Set(["rate_limited","server","timeout","network","broken"]);function g(s,f,S){
if(!a.has(s.kind)||f>=O)return;if(s.kind!=="rate_limited")return 1e3*2**(f-1);const y=s.resetAt===void 0?void 0:Math.max(
1,s.resetAt-S/1e3),A=s.retryAfter??y??u;return A>v?void 0:Math.ceil(A*1e3)}},66059:function(B,p,e){Object.defineProperty(
p,"__esModule",{value:!0}),p.commentThread=I,p.viewerLogin=P;function o(){const E=e(40410);return o=function(){return E},
E}function R(){const E=e(1207);return R=function(){return E},E}function I(E,C,$){const{client:T,owner:b,repo:w}=E,{issues:m}=T.
octokit.rest,c={owner:b,repo:w};let l;async function d(){const O=(await T.octokit.paginate(m.listComments,{...c,issue_number:C,
per_page:100})).filter(v=>v.body?.startsWith($));return O.length===0?[]:(l??=await P(T),O.filter(v=>v.user?.login===l).map(
({id:v,html_url:u,body:n=""})=>({id:v,url:u,body:n})).sort((v,u)=>v.id-u.id))}async function t(r){const O=async()=>{const{
data:v}=await m.createComment({...c,issue_number:C,body:r,...o().NOT_REPEATABLE});return l??=v.user?.login,{id:v.id,url:v.
html_url,body:r}};return T.once(O,async()=>(await d())[0])}async function i(r,O){const[v,...u]=r;if(v!==void 0)return await h(
v,u,O);const n=await t(O),[a=n,...g]=await d();return await h(a,g,O)}async function h(r,O,v){r.body!==v&&await m.updateComment(
{...c,comment_id:r.id,body:v});for(const{id:u}of O)await(0,R().ifFound)(m.deleteComment({...c,comment_id:u}));return r}return{
own:d,leaveOne:i}}async function P({octokit:E}){return(await E.graphql("{ viewer { login } }")).viewer.login}},53844:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.nameOfPull=T,p.obtainCheck=E,p.renameOthers=b,p.settleCheck=m;function o(){
const t=e(77954);return o=function(){return t},t}function R(){const t=e(32693);return R=function(){return t},t}function I(){
const t=e(34413);return I=function(){return t},t}function P(){const t=e(1207);return P=function(){return t},t}async function E(t,i,h){
const r=await(0,I().gateChecks)(t,i.checkName);if(C(r,i))return"merge queue";if(h!==void 0&&r.some(n=>$(n,{...i,claim:h})))
return"later run";const O=Math.max(0,...r.map(({externalId:n})=>(0,R().claimOf)(n))),v={...i,claim:h??O+1},u=r.filter(n=>w(
n,i)===void 0);for(const n of u){const a=await d(t,v,n);if(a)return a}return await(0,I().createCheck)(t,v,r[0])}function C(t,{
binding:i}){return i?.event!==R().QUEUE&&t.some(I().isOfQueue)}function $({id:t,externalId:i},{runKey:h,claim:r},O){if((0,R().
isWaiting)(i)||i.startsWith((0,R().claimPrefix)(h)))return!1;const v=(0,R().claimOf)(i);return v!==0&&v!==r?v>r:O===void 0?
v===r:t>=O.id}function T(t,i){return`${t} (#${i})`}async function b(t,i,h){for(const r of h??await(0,I().gateChecks)(t,i.
checkName)){const O=w(r,i);O!==void 0&&await(0,I().updateCheck)(t,r,{name:T(i.checkName,O)})}}function w(t,{binding:i}){
const[h,...r]=(0,R().readExternalId)(t.externalId)?.pulls??[];return t.completed&&r.length===0&&i!==void 0&&h!==void 0&&
!i.pulls.includes(h)?h:void 0}async function m(t,i,h,r){const O={...i,claim:(0,R().claimOf)(h.externalId)},v=await(0,I().
listChecks)(t,t.headSha,i.checkName),u=v.filter(I().isOfGate).sort((M,j)=>j.id-M.id);if(C(u,i))return;const n=v.filter(M=>!(0,I().
isOfGate)(M)&&!c(M,i)),a=u.filter(M=>M.appId===h.appId&&w(M,i)===void 0),g=M=>$(M,O,h)&&!(M.completed&&i.joins===!0);if(a.
some(g))return;i.separates&&await b(t,i,u);const s=Math.max(...[h,...a].map(({externalId:M})=>(0,R().claimOf)(M))),f={...i,
claim:s},[S]=a,y=S?.externalId===h.externalId&&!S.completed?S:S&&await d(t,f,S),A=y&&await(0,o().missingAnnotations)(t,y,
r);return y&&A?{run:y,missing:A,superseded:a.filter(({id:M})=>M!==y.id),twins:n}:{run:await(0,I().createCheck)(t,f,S),missing:r,
superseded:a,twins:n}}function c({detailsUrl:t},{detailsUrl:i}){return i!==void 0&&t.startsWith(`${i}/`)}const l=new Set(
["forbidden","not_found","invalid"]);async function d(t,i,h){try{const r=await(0,I().takeUpCheck)(t,i,h);return r.completed||
r.externalId!==(0,I().claimId)(i)?void 0:r}catch(r){if(l.has((0,P().readFailure)(r).kind))return;throw r}}},81014:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.objectIdSchema=void 0,p.pullOrigin=w,p.pullRequestAsPayload=T,p.pullRequestHunks=
c,p.pullRequestState=C,p.pullsOfCommit=b,p.pullsWithHead=$;function o(){const l=e(7723);return o=function(){return l},l}
function R(){const l=e(1207);return R=function(){return l},l}const I=p.objectIdSchema=o().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
P=o().object({number:o().int().positive(),state:o().enum(["open","closed"]),head:o().object({sha:I,repo:o().object({id:o().
int()}).nullable()}),base:o().object({ref:o().string().min(1),repo:o().object({id:o().int()})})});async function E({client:l,
owner:d,repo:t},i){const{data:h}=await l.octokit.rest.pulls.get({owner:d,repo:t,pull_number:i}),r=P.parse(h);return(0,R().
requireAsked)(r.number===i,`pull request ${i}`),{data:h,pull:r}}async function C(l,d){const{data:t,pull:i}=await E(l,d);
return{headSha:i.head.sha,changedFiles:t.changed_files}}async function $({client:l,owner:d,repo:t},i,h){const r=await l.
octokit.paginate(l.octokit.rest.pulls.list,{owner:d,repo:t,state:"open",...h!==void 0&&{head:h},per_page:100}),O=o().array(
P).parse(r);return(0,R().requireAsked)(O.every(({state:v})=>v==="open"),"open pull requests"),O.filter(({head:v})=>v.sha===
i).map(({number:v,base:u})=>({number:v,baseRef:u.ref})).sort((v,u)=>v.number-u.number)}async function T(l,d){const{client:t,
owner:i,repo:h}=l,{data:r}=await t.octokit.rest.repos.get({owner:i,repo:h}),{data:O}=await E(l,d);return{repository:r,pull_request:O}}
async function b({client:l,owner:d,repo:t},i){const{repos:h}=l.octokit.rest,r={owner:d,repo:t,commit_sha:i,per_page:100},
O=await l.octokit.paginate(h.listPullRequestsAssociatedWithCommit,r);return o().array(P).parse(O).map(m)}async function w(l,d){
const{data:t,pull:i}=await E(l,d);return{...m(i),commits:t.commits}}function m({number:l,state:d,head:t,base:i}){return{
number:l,isOpen:d==="open",baseRef:i.ref,headSha:t.sha,isFork:t.repo?.id!==i.repo.id}}async function c({client:l,owner:d,
repo:t},i,h){const{octokit:r}=l,O={owner:d,repo:t,pull_number:i,per_page:100},v=new Map;for await(const{data:u}of r.paginate.
iterator(r.rest.pulls.listFiles,O)){for(const{filename:n,patch:a}of u)a!==void 0&&h.has(n)&&v.set(n,a);if(v.size===h.size)
break}return v}},40638:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.readFileAt=E,p.refTip=$;function o(){
const T=e(7723);return o=function(){return T},T}function R(){const T=e(61218);return R=function(){return T},T}function I(){
const T=e(1207);return I=function(){return T},T}function P(){const T=e(81014);return P=function(){return T},T}async function E({
client:T,owner:b,repo:w},m,c){const l={owner:b,repo:w,path:m,ref:c},{data:d}=await T.octokit.rest.repos.getContent(l);if(Array.
isArray(d)||d.type!=="file"||d.encoding!=="base64")throw new Error(`expected a file of at most ${R().GITHUB_LIMITS.contentBytes}\
 bytes`);return Buffer.from(d.content,"base64")}const C=o().object({ref:o().string(),object:o().object({sha:P().objectIdSchema})});
async function $({client:T,owner:b,repo:w},m){const c=await(0,I().ifFound)(T.octokit.rest.git.getRef({owner:b,repo:w,ref:m}));
if(c===void 0)return;const{ref:l,object:d}=C.parse(c.data);return(0,I().requireAsked)(l===`refs/${m}`,`refs/${m}`),d.sha}},
59508:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.changeLineComments=E,p.lineCommentChanges=P;function o(){
const b=e(40410);return o=function(){return b},b}function R(){const b=e(66059);return R=function(){return b},b}function I(){
const b=e(1207);return I=function(){return b},b}async function P(b,w){const m=await $(b),c=new Set(w.map(C)),l=new Set,d=[];
for(const{id:t,key:i,answered:h}of m)c.has(i)&&!l.has(i)?l.add(i):h||d.push(t);return{missing:w.filter(t=>!l.has(C(t))),
outdated:d}}async function E(b,{missing:w,outdated:m},c){const{client:l,owner:d,repo:t}=b.target,i=l.octokit.rest.pulls.
deleteReviewComment;for(const h of m)await(0,I().ifFound)(i({owner:d,repo:t,comment_id:h}));w.length>0&&await T(b,w,c)}function C({
path:b,start_line:w,line:m,body:c}){return JSON.stringify([b,w??m,m,c.trim()])}async function $({target:b,number:w,marker:m}){
const{client:c,owner:l,repo:d}=b,t=await c.octokit.paginate(c.octokit.rest.pulls.listReviewComments,{owner:l,repo:d,pull_number:w,
per_page:100}),i=t.filter(({body:O})=>O.startsWith(m));if(i.length===0)return[];const h=await(0,R().viewerLogin)(c),r=new Set(
t.map(({in_reply_to_id:O})=>O));return i.filter(({user:O})=>O.login===h).map(({id:O,path:v,line:u,start_line:n,body:a})=>({
id:O,key:C({path:v,line:u??0,...n&&{start_line:n},body:a}),answered:r.has(O)}))}async function T(b,w,m){const{target:c,number:l,
marker:d}=b,{client:t,owner:i,repo:h,headSha:r}=c,O=async()=>(await t.octokit.rest.pulls.createReview({owner:i,repo:h,pull_number:l,
commit_id:r,event:"COMMENT",body:`${d}
${m}`,comments:w.map(u=>({...u,side:"RIGHT",...u.start_line!==void 0&&{start_side:"RIGHT"}})),...o().NOT_REPEATABLE}),!0),
v=new Set(w.map(C));await t.once(O,async()=>(await $(b)).some(({key:n})=>v.has(n))||void 0)}},64632:function(B,p,e){Object.
defineProperty(p,"__esModule",{value:!0}),p.LAST_EDITS=void 0,p.githubReviews=d;function o(){const t=e(7723);return o=function(){
return t},t}function R(){const t=e(41895);return R=function(){return t},t}function I(){const t=e(1207);return I=function(){
return t},t}function P(){const t=e(81014);return P=function(){return t},t}const E=o().object({id:o().int(),login:o().string(),
type:o().string()}),C=o().object({id:o().int(),node_id:o().string(),user:E.nullable(),state:o().string(),body:o().string().
nullable(),commit_id:P().objectIdSchema.nullable().optional(),submitted_at:o().iso.datetime().optional()}).transform(({node_id:t,
commit_id:i=null,submitted_at:h=null,body:r,...O})=>({...O,nodeId:t,body:r??"",commit:i,submittedAt:h})),$=o().object({user:E}),
T=o().object({permission:o().string(),user:o().object({id:o().int()}).nullable()}),b=o().object({timelineItems:o().object(
{nodes:o().array(o().object({createdAt:o().iso.datetime()}).nullable())})}),w=o().object({nodes:o().array(o().object({id:o().
string(),lastEditedAt:o().iso.datetime().nullable(),pullRequest:b.optional()}).nullable())}),m=p.LAST_EDITS=`query($ids:\
 [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,c=100,l=new Set(["admin","write"]);function d({client:t,owner:i,repo:h},{number:r}){const{pulls:O,repos:v}=t.octokit.
rest,u={owner:i,repo:h,pull_number:r};return{authorId:async()=>$.parse((await O.get(u)).data).user.id,list:async()=>{const n=await t.
octokit.paginate(O.listReviews,{...u,per_page:100});return o().array(C).parse(n)},lastEdits:async n=>{const a=new Map,g=n.
map(({nodeId:s})=>s);for(let s=0;s<g.length;s+=c){const f=g.slice(s,s+c),S=w.parse(await t.octokit.graphql(m,{ids:f}));for(const y of S.
nodes){if(y===null)continue;const A=y.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;a.set(y.id,{editedAt:y.lastEditedAt,
retargetedAt:A})}}return a},mayWrite:async({id:n,login:a})=>{const g={owner:i,repo:h,username:a},s=await(0,I().ifFound)(
v.getCollaboratorPermissionLevel(g));if(s===void 0)return!1;const{permission:f,user:S}=T.parse(s.data);return S?.id===n&&
l.has(f)},explain:(n,a)=>n instanceof R().GateError?`could not ${a}: ${n.message}`:(0,I().explainFailure)(n,{doing:a,permission:"\
pull-requests: read"})}}},60823:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.annotationsOf=w;function o(){
const n=e(61218);return o=function(){return n},n}function R(){const n=e(78261);return R=function(){return n},n}function I(){
const n=e(10289);return I=function(){return n},n}function P(){const n=e(69633);return P=function(){return n},n}function E(){
const n=e(17577);return E=function(){return n},n}function C(){const n=e(94965);return C=function(){return n},n}const $=3,
T=80,b={error:"failure",warning:"warning",notice:"notice"};function w(n,a=o().MAX_ANNOTATIONS){const g=n.findings.filter(
c).filter(({suppressed:M,seed:j})=>!M&&!j),s=g.filter(({location:M})=>h(M.path)),f=(0,E().groupsOf)(s,l).sort((M,j)=>v(M.
lead,j.lead)),S=m(f.map(M=>d(M,n))),y=g.length-s.length,A=S.length-a,k=[A>0&&`Findings beyond the limit of ${a} annotati\
ons per check run: ${A}.`,y>0&&`Findings in files whose names cannot be used in an annotation: ${y}.`];return{annotations:S.
slice(0,a),notes:k.filter(M=>M!==!1)}}function m(n){return[...new Map(n.map(a=>[JSON.stringify(a),a])).values()]}function c(n){
return n.location!==void 0}function l(n){const{cause:a,severity:g,location:s,subject:f}=n,S=a===void 0||f?.command!==void 0;
return JSON.stringify(S?n:[a,g,s.path])}function d({lead:n,others:a},g){const{severity:s,rule:f,message:S,remedy:y,subject:A}=(0,E().
dangerFirst)(n),{location:k,note:M}=t(n.location,g),{line:j,column:N,end_line:U=j,end_column:L=N}=k,F=[f,A?.id].filter(Boolean).
join(": "),G=[S,y,...i(a),M].filter(Boolean).join(`
`)||f;return{path:k.path,start_line:j,end_line:Math.max(j,U),...U<=j&&{start_column:N,end_column:Math.max(N,L)},annotation_level:b[s],
title:(0,C().clip)(r(F).replace(/\s+/g," "),o().GITHUB_LIMITS.annotationTitle),message:O(r(G),o().GITHUB_LIMITS.annotationMessageBytes)}}
function t(n,a){const{path:g,line:s,end_line:f=s}=n,S=(0,P().headPlace)(a,n)?.line;if(S===void 0){const A=`This is line ${s}\
 of the audited commit ${(0,C().shortCommit)(a.audited_sha)}; the head has no such line.`;return{location:{path:g,line:1,
column:1},note:A}}const y=(0,P().headPlace)(a,{path:g,line:f})?.line??S;return{location:{...n,line:S,end_line:Math.max(S,
y)}}}function i(n){if(n.length===0)return[];const a=[...new Set(n.map(({subject:f,location:S})=>f?.id??`line ${S.line}`))],
g=a.length-$;return[`Also: ${a.slice(0,$).map(f=>(0,C().clip)(f,T)).join(", ")}${g>0?` and ${g} more`:""}`]}function h(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,P().isRepositoryPath)(n)}function r(n){return(0,I().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function O(n,a){const g=Buffer.from(n);return g.length<=a?n:`${g.subarray(
0,a-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function v(n,a){const[g,s]=[n.location,a.location];
return(0,R().byHarm)(n,a)||u(g.path,s.path)||g.line-s.line}function u(n,a){return n===a?0:n<a?-1:1}},26789:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.beginCheck=t,p.checkContent=i,p.checkOutput=g,p.publishCheck=h;function o(){
const s=e(61218);return o=function(){return s},s}function R(){const s=e(77954);return R=function(){return s},s}function I(){
const s=e(32693);return I=function(){return s},s}function P(){const s=e(34413);return P=function(){return s},s}function E(){
const s=e(40410);return E=function(){return s},s}function C(){const s=e(1207);return C=function(){return s},s}function $(){
const s=e(53844);return $=function(){return s},s}function T(){const s=e(10289);return T=function(){return s},s}function b(){
const s=e(31048);return b=function(){return s},s}function w(){const s=e(94965);return w=function(){return s},s}function m(){
const s=e(45710);return m=function(){return s},s}function c(){const s=e(64597);return c=function(){return s},s}const l="\
the check run of this commit belongs to the merge queue, which has not passed; push another commit to the pull request",
d="a later run of the gate on this commit, or the merge queue, has the check run";async function t(s,f,S){try{const y=S&&
"run"in S?(0,I().claimOf)(S.run.externalId):void 0,A=await(0,$().obtainCheck)(s,f,y);return A==="later run"?{reason:d,permanent:!0,
lost:!0}:A==="merge queue"?{reason:l,permanent:!0}:{run:A}}catch(y){const A=!E().PASSING_FAILURES.has((0,C().readFailure)(
y).kind);return{reason:(0,C().explainFailure)(y,(0,P().checkOperation)(s)),permanent:A}}}function i(s,f){const{report:S,
title:y,text:A}=s;return{...f,conclusion:(0,c().conclusionOf)(S),title:y,digest:(0,b().reportDigest)(S),policy:S.policy?.
digest,page:k=>s.markdown(k,{part:"detail"}),text:A}}async function h(s,f,S,y){const A="run"in S||S.permanent?S:await t(
s,f);if("reason"in A)return{status:A.lost?"skipped":"failed",reason:A.reason};try{const k=await(0,$().settleCheck)(s,f,A.
run,y.annotations);return k===void 0?(await a(s,f,await(0,P().findUnfinished)(s,f)),{status:"skipped",reason:d}):await r(
s,f,k,y)}catch(k){return{status:"failed",reason:(0,C().explainFailure)(k,(0,P().checkOperation)(s))}}}async function r(s,f,{
run:S,missing:y,superseded:A,twins:k},M){const N=[...await(0,R().appendAnnotations)(s,S,y),...k.slice(0,O).map(v)];if(!await(0,P().
isStillClaimed)(s,S))return{status:"skipped",reason:d};const U={conclusion:M.conclusion,externalId:u(M,f,S),output:g(M,[
...M.notes,...N,...n(M,f)])},L=await G(U.output),F=await a(s,f,A);return{status:"reached",...S.url!==null&&{where:S.url},
notes:[...N,...L,...F]};async function G(H){try{return await(0,P().completeCheck)(s,S,{...U,output:H}),[]}catch(V){if((0,C().
readFailure)(V).kind!=="invalid")throw V;const J=(0,C().explainFailure)(V,(0,P().checkOperation)(s)),D=M.title.replace(/[^\x20-\x7e]/g,
"?");return await(0,P().completeCheck)(s,S,{...U,output:{title:(0,w().clip)(D,o().GITHUB_LIMITS.checkTitle),summary:`The\
 step summary and the result files have the details: ${J}.`}}),[J]}}}const O=3;function v({url:s,appSlug:f="unknown",conclusion:S,
completed:y}){return`Another check run of this commit has the same name, but is not the gate's: it is ${y?S:"not complet\
ed"}, by the app ${f}, ${s??"without a page"}. Its result says nothing about this change, and can satisfy or block a rul\
e that requires the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function u({digest:s,
policy:f},{binding:S},y){return S===void 0?s:(0,I().completedExternalId)(s,f,S,(0,I().claimOf)(y.externalId))}function n({
policy:s},{binding:f}){if(f===void 0)return[];const{event:S,base:y}=f;return[`The result is about ${S} into ${(0,T().markdownCode)(
y)}, policy ${(0,I().shortPolicy)(s)}.`]}async function a(s,f,S){const y=[];for(const A of S)try{await(0,P().supersedeCheck)(
s,f,A)}catch(k){y.push((0,C().explainFailure)(k,{...(0,P().checkOperation)(s),doing:"rename an older check run of the sa\
me name"}))}return y}function g({title:s,page:f,text:S},y){const A=S?.(o().GITHUB_LIMITS.checkText);return{title:(0,w().
clip)(s,o().GITHUB_LIMITS.checkTitle),summary:(0,m().withNotes)(f,y,o().GITHUB_LIMITS.checkSummary),...A!==void 0&&{text:(0,w().
clip)(A,o().GITHUB_LIMITS.checkText)}}}},31540:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.commentMarker=
C,p.publishComment=$;function o(){const b=e(61218);return o=function(){return b},b}function R(){const b=e(66059);return R=
function(){return b},b}function I(){const b=e(1207);return I=function(){return b},b}function P(){const b=e(81014);return P=
function(){return b},b}function E(){const b=e(45710);return E=function(){return b},b}function C(b){return`<!-- gene-gate\
: ${encodeURIComponent(b).replaceAll("-","%2D")} -->`}async function $(b,{mode:w,name:m,place:c},l,d){const{pullRequest:t,
readOnlyToken:i=!1}=b;if(w==="never")return(0,E().skipped)("the `comment` input is `never`");if(t===void 0)return(0,E().
skipped)("the event has no pull request");const h={doing:"write the comment",permission:"pull-requests: write",readOnlyToken:i};
try{const r=(0,R().commentThread)(b,t.number,C(m)),O=await r.own(),{verdict:v,read:u=[],agent_files:n=[]}=l.report,a=v===
"pass"&&u.length+n.length===0;if(a&&O.length===0&&w==="on-findings")return(0,E().skipped)("there is nothing to report");
const{headSha:g}=await(0,P().pullRequestState)(b,t.number);if(g!==b.headSha)return(0,E().skipped)(`the head of the pull \
request is now ${g}, which has its own run`);const s=a&&w==="on-findings"?[T]:[],f=[C(m),...s,""].join(`
`),S=o().GITHUB_LIMITS.commentBody-f.length,y=`${f}${(0,E().withNotes)(k=>l.markdown(k,c),d,S)}`;return{status:"reached",
where:(await r.leaveOne(O,y)).url}}catch(r){return{status:"failed",reason:(0,I().explainFailure)(r,h)}}}const T=`Nothing\
 is left of what was reported here.
`},45710:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.skipped=R,p.withNotes=I;function o(){const P=e(
94965);return o=function(){return P},P}function R(P){return{status:"skipped",reason:P}}function I(P,E,C){if(E.length===0)
return(0,o().clip)(P(C),C);const $=(0,o().clip)(`

---
${E.map(b=>`- ${b}`).join(`
`)}
`,C),T=C-$.length;return`${(0,o().clip)(P(T),T)}${$}`}},67111:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),
p.logAnnotations=$,p.logChannels=T,p.logFailures=m;function o(){const c=e(51660);return o=function(){return c},c}function R(){
const c=e(63245);return R=function(){return c},c}function I(){const c=e(94965);return I=function(){return c},c}function P(){
const c=e(20849);return P=function(){return c},c}const E=10,C={failure:"error",warning:"warning",notice:"notice"};function $(c,l){
let d=0;for(const[t,i]of Object.entries(C)){const h=l.filter(({annotation_level:r})=>r===t);d+=Math.max(0,h.length-E);for(const r of h.
slice(0,E))c[i](r.message,{title:r.title,file:r.path,startLine:r.start_line,endLine:r.end_line,...r.start_column!==void 0&&
{startColumn:r.start_column},...r.end_column!==void 0&&{endColumn:r.end_column}})}d>0&&c.info(`Findings omitted from the\
 log: ${d}; see the summary.`)}function T(c,l){for(const[d,t]of Object.entries(l))if(t.status==="failed"&&c.warning(`${d}\
: ${t.reason}`),t.status==="skipped"&&c.info(`${d}: skipped: ${t.reason}`),t.status==="reached"){c.info(`${d}: published${t.
where===void 0?"":` (${t.where})`}`);for(const i of t.notes??[])c.warning(`${d}: ${i}`)}}const b={lines:20,columns:160},
w=50;async function m(c,l){const d=(0,R().reportSections)(l).failed.filter(({command:t})=>!t.outcome?.reused);for(const{
command:t,gene:i,position:h}of d.slice(0,w)){if(t.outcome===void 0)continue;const r=`${i.id}, command ${h} ${(0,I().statusWords)(
t.outcome)}: ${t.command}`;c.startGroup((0,P().safeLine)(r));const O=(0,o().errorLines)(t.outcome,b.lines,b.columns);await(0,P().
withoutLogCommands)(c.info,async()=>{for(const v of O)c.info(`\u2502 ${(0,P().safeLine)(v)}`)}),c.endGroup()}}},88863:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.outputsOf=I,p.setOutputs=P;function o(){const $=e(1207);return o=function(){
return $},$}function R(){const $=e(94965);return R=function(){return $},$}function I($,T,b,w={}){const m=$.genes.flatMap(
d=>d.commands),c=m.filter(({outcome:d})=>d&&(0,R().didRun)(d)),l=c.filter(({outcome:d})=>d?.status==="passed");return{verdict:$.
verdict,conclusion:T,"next-actor":$.next_actor,"report-path":b?.report??"","page-path":b?.html??"","agent-task-path":b?.
agentTask??"","validation-reports-path":b?.validationReports??"","sarif-path":b?.sarif??"","junit-path":b?.junit??"","ch\
eck-url":E(w.check),"comment-url":E(w.comment),errors:String(C($,"error")),warnings:String(C($,"warning")),"genes-change\
d":String($.genes.length),"commands-run":String(c.length),"commands-passed":String(l.length),"commands-failed":String(c.
length-l.length),"commands-blocked":String(m.filter(({verdict:d})=>d==="block").length),"approval-digest":$.approval_digest??
""}}function P($,T){try{for(const[b,w]of Object.entries(T))$.setOutput(b,w)}catch(b){$.warning(`could not set the output\
s: ${(0,o().readFailure)(b).said}`)}}function E($){return $?.status==="reached"?$.where??"":""}function C({findings:$},T){
return $.filter(b=>b.severity===T&&!b.suppressed).length}},20235:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),
p.closeAbandonedCheck=m,p.remember=E,p.startedState=b,p.wereUnseen=w;function o(){const l=e(7723);return o=function(){return l},
l}function R(){const l=e(34413);return R=function(){return l},l}function I(){const l=e(1207);return I=function(){return l},
l}function P(){const l=e(26040);return P=function(){return l},l}function E({core:l},d,t="true"){try{l.saveState(d,t)}catch(i){
l.warning(`The post step cannot close the check run: ${(0,I().readFailure)(i).said}`)}}const C={title:"The gate did not \
finish",summary:"The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its\
 runner, or could not reach GitHub. The gate made no decision about this change. Run the job again; its log has the deta\
ils."},$={title:"Decided, but not published",summary:"The gate decided about this change, but could not complete this ch\
eck run. The log of the job and its step summary have the result and the reason. Run the job again to publish it."},T=o().
object({owner:o().string(),repo:o().string(),headSha:o().string(),checkName:o().string(),runKey:o().string()});function b({
checkName:l,runKey:d},{owner:t,repo:i,headSha:h}){return JSON.stringify({owner:t,repo:i,headSha:h,checkName:l,runKey:d})}
function w({getState:l}){return l("others-unseen")!==""}async function m({connect:l,getState:d}){const t=c(d("started-ch\
eck"));if(t===void 0)return{status:"nothing_to_close"};const i={client:l(),...t};try{const h=await(0,R().findUnfinished)(
i,{runKey:t.runKey});if(h.length===0)return{status:"nothing_to_close"};const r=d("decided")===""?C:$;for(const O of h)await(0,R().
completeCheck)(i,O,{conclusion:"failure",externalId:O.externalId,output:r});return{status:"closed"}}catch(h){return{status:"\
failed",reason:(0,I().explainFailure)(h,(0,R().checkOperation)(i))}}}function c(l){return(0,P().attempt)(()=>T.parse(JSON.
parse(l)))}},34453:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.publish=i,p.startCheck=t;function o(){
const n=e(26040);return o=function(){return n},n}function R(){const n=e(31048);return R=function(){return n},n}function I(){
const n=e(60823);return I=function(){return n},n}function P(){const n=e(26789);return P=function(){return n},n}function E(){
const n=e(31540);return E=function(){return n},n}function C(){const n=e(45710);return C=function(){return n},n}function $(){
const n=e(67111);return $=function(){return n},n}function T(){const n=e(88863);return T=function(){return n},n}function b(){
const n=e(20235);return b=function(){return n},n}function w(){const n=e(64597);return w=function(){return n},n}function m(){
const n=e(55430);return m=function(){return n},n}function c(){const n=e(65433);return c=function(){return n},n}function l(){
const n=e(85306);return l=function(){return n},n}function d(){const n=e(34484);return d=function(){return n},n}async function t(n){
const{github:a}=n;return"unavailable"in a?{reason:a.unavailable,permanent:!0}:((0,b().remember)(n,"started-check",(0,b().
startedState)(n,a)),await(0,P().beginCheck)(a,n))}async function i(n,a,g){const{github:s,core:f,outputDirectory:S}=n,y=v(
g),{report:A}=y,k=(0,w().conclusionOf)(A),M=(0,I().annotationsOf)(A),j=await(0,m().publishFiles)(S,y),{check:N,comment:U,
suggestions:L}="unavailable"in s?O(s.unavailable):await V(s),F=await(0,l().publishStepSummary)(n.stepSummaryPath,y,r(N,U),
u(j,N,U)),G={files:j,check:N,comment:U,suggestions:L,summary:F};await(0,$().logFailures)(f,A),N.status!=="reached"&&(0,$().
logAnnotations)(f,M.annotations),N.status==="failed"&&A.verdict!=="error"&&(0,b().remember)(n,"decided"),(0,$().logChannels)(
f,G);const H=j.status==="reached"?(0,m().resultPaths)(S):void 0;return(0,T().setOutputs)(f,(0,T().outputsOf)(A,k,H,G)),{
conclusion:k,digest:(0,R().reportDigest)(A),channels:G};async function V(J){const D=(0,P().checkContent)(y,M),W=await(0,c().
publishAmongOthers)(J,n,a,D);if(W.status==="skipped")return{check:W,comment:W,suggestions:W};W.status==="reached"&&(0,b().
remember)(n,"started-check",""),W.status==="reached"&&W.unseen&&(0,b().remember)(n,"others-unseen");const{name:z,comment:Q,
suggestions:Y}=n,X=u(j,W),Z=h(W),K=await(0,E().publishComment)(J,{mode:Q,name:z,place:Z},y,X),x={enabled:Y,name:z},q=await(0,d().
publishSuggestions)(J,x,A,K);return{check:W,comment:K,suggestions:q}}}function h(n){return n.status!=="reached"?{part:"w\
hole"}:{part:"screen",...n.where!==void 0&&{detailUrl:n.where}}}function r(n,a){return n.status!=="reached"&&a.status!==
"reached"?{part:"whole"}:{...n.status==="reached"?h(n):{},part:a.status==="failed"?"screen":"table"}}function O(n){const a=(0,C().
skipped)(n);return{check:a,comment:a,suggestions:a}}function v(n){const{report:a}=n;return{...n,markdown(g,s){try{return n.
markdown(g,s)}catch{return`The result is **${a.verdict}**. The page could not be rendered; see the result files.`}},text:g=>(0,o().
attempt)(()=>n.text(g))}}function u(...n){return n.flatMap(a=>a.status==="skipped"?[]:a.status==="reached"?[...a.notes??
[]]:[`${a.reason.charAt(0).toUpperCase()}${a.reason.slice(1)}.`])}},64597:function(B,p,e){Object.defineProperty(p,"__esM\
odule",{value:!0}),p.checkNameOf=I,p.conclusionOf=E;function o(){const C=e(74658);return o=function(){return C},C}const R=200;
function I(C,$,T){return $.name==="push"||$.name==="workflow_dispatch"?`${C} (${$.name})`:T?C:`${C} (base: ${$.baseRef})`.
slice(0,R)}const P={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"action_required"};function E(C){
return(0,o().isReportedOnly)(C)?"neutral":P[C.verdict]}},65433:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),
p.publishAmongOthers=$,p.publishWorst=c;function o(){const n=e(32693);return o=function(){return n},n}function R(){const n=e(
34413);return R=function(){return n},n}function I(){const n=e(1207);return I=function(){return n},n}function P(){const n=e(
53844);return P=function(){return n},n}function E(){const n=e(10289);return E=function(){return n},n}function C(){const n=e(
26789);return C=function(){return n},n}async function $(n,a,g,s){const{number:f}=n.pullRequest??{},S=await w(a);if(f===void 0||
("pulls"in S?S.pulls.length===0:!S.canDiffer)){const j="reason"in S?[`${T}: ${S.reason}.`]:[],N={...a,separates:!0};return(0,C().
publishCheck)(n,N,g,{...s,notes:[...s.notes,...j]})}const y={...a,checkName:(0,P().nameOfPull)(a.checkName,f)},A=await(0,C().
publishCheck)(n,y,await(0,C().beginCheck)(n,y,g),s);if(A.status!=="reached")return A;if("reason"in S){const j=`The requi\
red check fails, because the other open pull requests of this commit into protected branches share it, and could not be \
seen: ${S.reason}. Run the job again.`,N=await b(n,a,g,{...s,notes:[j]});return N.status!=="reached"?N:{...A,notes:[...A.
notes??[],j],unseen:!0}}const k=[{number:f,base:a.binding?.base??""},...S.pulls],M=await c(n,a,g,k);return M.status==="f\
ailed"?M:A}const T="Other open pull requests of this commit were not considered";function b(n,a,g,s){const{event:f="",base:S=""}=a.
binding??{},y={...a,binding:{event:f,base:S,pulls:[]}};return(0,C().publishCheck)(n,y,g,{...s,title:"the other pull requ\
ests of this commit could not be seen",conclusion:"failure",annotations:[]})}async function w({others:n}){if(n===void 0)
return{pulls:[]};try{return{pulls:await n.list()}}catch(a){const g={doing:"look for other pull requests of this commit",
permission:"pull-requests: read"};return{reason:(0,I().explainFailure)(a,g),canDiffer:await n.canDiffer()}}}const m=3;async function c(n,a,g,s){
try{await(0,P().renameOthers)(n,a);let f=await h(n,a,s);i(f).length>0&&"run"in g&&(await u(n,a,g.run,f),f=await h(n,a,s));
for(let S=1;;S+=1){if(i(f).length>0)return{status:"reached",notes:[v(f)]};const y=await d(n,a,g,f);if(y.status!=="reache\
d"||S===m)return y;const A=O(t(f));if(f=await h(n,a,s),i(f).length===0&&O(t(f))>=A)return y}}catch(f){return{status:"fai\
led",reason:(0,I().explainFailure)(f,(0,R().checkOperation)(n))}}}const l={failure:"failed in its own run",action_required:"\
waits for approval",neutral:"would fail in its own run",success:"passed in its own run"};function d(n,a,g,s){const{number:f,
base:S,own:y}=t(s),A=r(y),{digest:k="",policy:M}=(0,o().readExternalId)(y?.externalId??"")??{},j=s.map(F=>`#${F.number} \
into ${(0,E().markdownCode)(F.base)}: ${r(F.own)}`),N=`${s.length} open pull requests into protected branches have this \
commit as their head, and the worst result counts: ${j.join(", ")}. The check run of each has the details.`,U=s.map(F=>F.
number),L={...a,binding:{event:"pull_request",base:S,pulls:U},joins:!0};return(0,C().publishCheck)(n,L,g,{conclusion:A,digest:k,
policy:M,annotations:[],notes:[],title:`#${f} ${l[A]}`,page:()=>N})}function t([n,...a]){if(n===void 0)throw new Error("\
expected a pull request");return a.reduce((g,s)=>O(s)<O(g)?s:g,n)}function i(n){return n.filter(({own:a})=>a===void 0)}function h(n,{
checkName:a},g){return Promise.all(g.map(async s=>{const[f]=await(0,R().gateChecks)(n,(0,P().nameOfPull)(a,s.number)),S=f?.
completed&&(0,o().readExternalId)(f.externalId)?.isInto(s.base)===!0;return{...s,own:S?f:void 0}}))}function r(n){return R().
CONCLUSIONS.find(a=>a===n?.conclusion)??"failure"}function O({own:n}){return R().CONCLUSIONS.indexOf(r(n))}function v(n){
return`The required check waits for the result of ${i(n).map(({number:g,base:s})=>`#${g} into ${(0,E().markdownCode)(s)}`).
join(", ")}, which has the same head.`}async function u(n,{checkName:a},g,s){const[f]=await(0,R().gateChecks)(n,a);if(f?.
externalId!==g.externalId)return;const y=`waiting for ${i(s).map(({number:A})=>`#${A}`).join(", ")}`;await(0,R().leaveWaiting)(
n,f,{title:y,summary:v(s)})}},85306:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.publishStepSummary=
$;function o(){const T=e(51455);return o=function(){return T},T}function R(){const T=e(61218);return R=function(){return T},
T}function I(){const T=e(1207);return I=function(){return T},T}function P(){const T=e(45710);return P=function(){return T},
T}const E=3,C=1024;async function $(T,b,w,m){if(T===void 0)return(0,P().skipped)("the runner does not set GITHUB_STEP_SU\
MMARY");try{const{size:c}=await(0,o().stat)(T),l=Math.floor((R().GITHUB_LIMITS.stepSummaryBytes-c-1)/E);if(l<C)return{status:"\
failed",reason:"could not write the step summary: earlier output has used up its size limit"};const d=t=>b.markdown(t,w);
return await(0,o().appendFile)(T,`${(0,P().withNotes)(d,m,l)}
`),{status:"reached"}}catch(c){return{status:"failed",reason:`could not write the step summary: ${(0,I().readFailure)(c).
said}`}}}},34484:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.publishSuggestions=v,p.suggestionMarker=
O,p.suggestionsOf=m;function o(){const n=e(80401);return o=function(){return n},n}function R(){const n=e(1207);return R=
function(){return n},n}function I(){const n=e(81014);return I=function(){return n},n}function P(){const n=e(59508);return P=
function(){return n},n}function E(){const n=e(10289);return E=function(){return n},n}function C(){const n=e(69633);return C=
function(){return n},n}function $(){const n=e(80615);return $=function(){return n},n}function T(){const n=e(94965);return T=
function(){return n},n}function b(){const n=e(45710);return b=function(){return n},n}const w=8e3;function m(n,a){return(0,o().
parsePatch)(n.fix?.patch??"").flatMap(({oldFileName:g="",hunks:s})=>{const f=g.replace(/^a\//,""),S=new Map(s.flatMap(l));
return c(n,f).flatMap(({from:y,before:A,findings:k})=>{const M=[...S.keys()].filter(G=>y<=G&&G<A),[j,N]=[Math.min(...M),
Math.max(...M)],U=t(a.get(f)).find(G=>G.has(j)&&G.has(N)),L=U&&d({start:j,end:N},U,S);return L&&L.join(`
`).length<=w&&L.every(E().isPlain)?[{path:f,start:j,end:N,lines:L,findings:k}]:[]})})}function c(n,a){const{genes:g,capsules:s,
events:f,findings:S,fix:y}=n,A=U=>U&&(0,C().headPlace)(n,U)?.line,k=new Map(S.map(U=>[U.id,U])),M=(y?.edits??[]).filter(
U=>U.path===a).map(({finding:U,files:L})=>({files:L,finding:k.get(U)})).map(U=>({...U,line:A(U.finding?.location)}));if(M.
some(({line:U})=>U===void 0))return[];const j=[...g,...s,...f].filter(U=>U.path===a),N=[...new Set(j.flatMap(U=>A(U)??[]))].
sort((U,L)=>U-L);return N.flatMap((U,L)=>{const F=N[L+1]??Number.POSITIVE_INFINITY,G=M.filter(({line:H=0})=>U<=H&&H<F);return G.
some(({files:H})=>H!==void 0)?[]:{from:U,before:F,findings:[...new Set(G.flatMap(({finding:H})=>H??[]))]}})}function l({
oldStart:n,lines:a}){const g=[];let s=n,f=[];for(const S of a)if(S.startsWith("+")){if(f.length===0){const y={added:[]};
f.push(y),g.push([s,y])}f[0]?.added.push(S.slice(1)),f.length>1&&f.shift()}else if(S.startsWith("-")){const y={old:S.slice(
1),added:[]};f.push(y),g.push([s,y]),s+=1}else S.startsWith(" ")&&(f=[],s+=1);return g}function d({start:n,end:a},g,s){const f=[];
for(let S=n;S<=a;S+=1){const[y="",A]=[g.get(S),s.get(S)];if(A?.old!==void 0&&A.old!==y)return;f.push(...A?.added??[]),A?.
old===void 0&&f.push(y)}return f}function t(n=""){return(0,o().parsePatch)(n).flatMap(({hunks:a})=>a).map(({newStart:a,lines:g})=>{
const s=g.filter(f=>f[0]===" "||f[0]==="+");return new Map(s.map((f,S)=>[a+S,f.slice(1)]))})}const i=20,h=3,r="gene-gate\
 has judged these suggestions in a copy of the files.";function O(n){return`<!-- gene-gate suggestion: ${encodeURIComponent(
n).replaceAll("-","%2D")} -->`}async function v(n,{enabled:a,name:g},s,f){const{pullRequest:S,readOnlyToken:y=!1}=n;if(!a)
return(0,b().skipped)("the `suggestions` input is `false`");if(S===void 0||f.status!=="reached")return(0,b().skipped)("n\
o comment");const A={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:y};try{const{number:k}=S,M=new Set(
(s.fix?.edits??[]).map(({path:G})=>G)),j=M.size>0?await(0,I().pullRequestHunks)(n,k,M):new Map,N=O(g),U={target:n,number:k,
marker:N},L=m(s,j).slice(0,i).map(G=>u(G,N)),F=await(0,P().lineCommentChanges)(U,L);if(F.missing.length+F.outdated.length>
0){const{headSha:G}=await(0,I().pullRequestState)(n,k);if(G!==n.headSha)return(0,b().skipped)("the pull request has newe\
r commits");await(0,P().changeLineComments)(U,F,r)}return L.length>0?{status:"reached"}:(0,b().skipped)("no edit is on l\
ines that the pull request shows")}catch(k){const M=(0,R().explainFailure)(k,A),{kind:j}=(0,R().readFailure)(k);return j===
"denied"?(0,b().skipped)(M):{status:"failed",reason:M}}}function u({path:n,start:a,end:g,lines:s,findings:f},S){const y=f.
slice(0,h).map(({rule:M,message:j,subject:N})=>`- ${N?.id===void 0?"":`${(0,$().name)(N.id)}: `}${(0,$().sentence)(j)} (${(0,$().
ruleLink)(M)})`),A=f.length-h,k=[S,...y,...A>0?[`- and ${(0,T().count)(A,"other finding")}`]:[],"",...(0,E().rawBlock)(s,
"suggestion")].join(`
`);return{path:n,line:g,...a<g&&{start_line:a},body:k}}},37213:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),
p.mergedTree=P;function o(){const E=e(41895);return o=function(){return E},E}function R(){const E=e(35720);return R=function(){
return E},E}function I(){const E=e(67397);return I=function(){return E},E}async function P(E,C,$){const{objects:T}=E;if(await E.
isPartial()){const b=await T(["merge-base",C,$],{accept:[1]}),w=[C,$,b.toString().trim()].filter(Boolean);await Promise.
all(w.map(m=>(0,R().requireObjects)(E,m)))}try{return(await T(["merge-tree","--write-tree","--no-messages",C,$])).toString().
split(`
`).find(I().isObjectId)}catch(b){if(b instanceof o().GateError&&b.code==="git_failed")return;throw b}}},47520:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.firstParents=C,p.hasSoleAuthor=E,p.pastChanges=I;function o(){const $=e(
77598);return o=function(){return $},$}function R(){const $=e(96681);return R=function(){return $},$}async function I({objects:$},T,b){
const w=`${(0,o().randomUUID)()} `,m=await $(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${b}`,`--format=${w}%H %P%x00%s`,T]),c=[];for(const l of(0,R().splitNul)(m)){const d=(0,R().decodePath)(l),
t=c.at(-1);if(d.startsWith(w)){const[i="",h]=d.slice(w.length).split(" ");c.push({commit:i,...h&&{base:h},paths:[]})}else
t&&t.subject===void 0?t.subject=d:t&&d!==""&&t.paths.push(t.paths.length===0?d.slice(1):d)}return c.flatMap(({commit:l,base:d,
subject:t="",paths:i})=>d===void 0?[]:[{commit:l,base:d,subject:t,paths:i}])}const P=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function E({objects:$},T){const b=await $(["log","--no-color","--format=%aN%x00%aE",T]),w=[...new Set(b.toString().
toLowerCase().split(`
`))].map(m=>m.split("\0")).filter(m=>m.length>1&&!m.some(c=>P.test(c)));return[0,1].some(m=>new Set(w.map(c=>c[m])).size===
1)}async function C({objects:$},T,b){return(await $(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${T}..${b}`])).toString().split(`
`).filter(Boolean).map(c=>{const[l="",d="",t="",...i]=c.split("\0");return{commit:l,tree:d,parents:t.split(" ").filter(Boolean),
subject:i.join("")}})}},42594:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),p.renderCheckText=C;function o(){
const w=e(10289);return o=function(){return w},w}function R(){const w=e(88611);return R=function(){return w},w}function I(){
const w=e(74658);return I=function(){return w},w}function P(){const w=e(94965);return P=function(){return w},w}function E(){
const w=e(80615);return E=function(){return w},w}function C(w,m){const{genes:c,validation_reports:l}=w;if(c.length===0)return;
const d=new Map(l.map(u=>[u.id,u])),t=(0,E().linkerOf)(w,m.repositoryUrl),i=["### Genes and their ValidationReports","",
...$(l)],h=c.map(u=>{const n=d.get(u.validation_report_id??""),a=`**${t.place(u,u.id)}** ${I().VERDICT_SYMBOLS[u.verdict]}\
 ${(0,P().spoken)(u.verdict)}`,g=n?`, ${(0,E().name)(n.id)}, ${(0,E().name)(n.asset_id)}`:"";return[a+g,"",...u.commands.
map(T),""].join(`
`)});let r=[...i,...b(c,m)].join(`
`).length;const O=h.findIndex(u=>(r+=u.length+1,r>m.maxCharacters)),v=O===-1?h.length:O;return[...i,...h.slice(0,v),...b(
c.slice(v),m)].join(`
`).slice(0,m.maxCharacters)}function $(w){const m=w.map(({env_fingerprint:{node_version:c,platform:l,arch:d},env_fingerprint_key:t})=>`\
Commands ran with Node ${(0,E().name)(c)} on ${(0,E().name)(`${l} ${d}`)}, fingerprint ${(0,E().name)(t)}.`);return[...new Set(
m)].flatMap(c=>[c,""])}function T({command:w,verdict:m,outcome:c}){const l=m==="block"?"blocked":c?(0,P().outcomeWords)(
c):"not run";return`- ${(0,o().markdownCode)((0,R().commandLine)(w,[]))}: ${l}`}function b(w,{detailsUrl:m}){const c=(0,E().
linked)("result files of the run",m);return[...w.length>0?[`Not shown: ${(0,P().count)(w.length,"gene")}.`]:[],`The ${c}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},47064:function(B,p,e){Object.defineProperty(
p,"__esModule",{value:!0}),p.reportedRuns=E;function o(){const b=e(41895);return o=function(){return b},b}function R(){const b=e(
57334);return R=function(){return b},b}function I(){const b=e(22562);return I=function(){return b},b}function P(){const b=e(
78534);return P=function(){return b},b}function E(b,w,m){if(w.error)throw new(o()).GateError("artifact_invalid",`The run\
 could not decide: ${w.error.message.slice(0,500)}`,"See the log of the run.");const c=new Date(w.finished_at),l=b.genes.
filter(h=>!m.has(h)&&!(h.change==="removed"&&h.commands.length===0)),d=new Map(l.map(h=>[h,C(w,h,c)])),{level:t}=w.isolation,
i=(0,P().nodeIn)(w);return{outcomes:d,mutants:(0,P().mutantsOf)(l,h=>$(w,h)),interrupted:(0,R().countInterrupted)([...d.
values()].flat()),isolation:{level:t,untrusted:!0,description:`Reported by a runner that the pull request controls, as i\
solation level "${t}".`},nodeOf:()=>i}}function C(b,w,m){if(w.commands.some(({verdict:l})=>l==="block"))return(0,I().outcomesOf)(
w,[],m);const c=$(b,w);return w.commands.map((l,d)=>T(c?.commands[d],l,m))}function $({genes:b},{asset:{id:w,path:m}}){return b.
find(c=>c.id===w&&c.path===m)}function T(b,{command:w,plan:m},c){if(b?.command!==w||b.outcome===void 0)return(0,R().notRun)(
"skipped","the run reported no result for this command",c);const{plan_digest:l,outcome:d}=b;return m!==void 0&&l!==m.digest?
(0,R().notRun)("skipped","what the command runs has changed since; run the first workflow again",c):d}},91088:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.mergeIsolation=c,p.mergedRuns=b;function o(){const i=e(57975);return o=
function(){return i},i}function R(){const i=e(57430);return R=function(){return i},i}function I(){const i=e(39763);return I=
function(){return i},i}function P(){const i=e(78534);return P=function(){return i},i}function E(){const i=e(57334);return E=
function(){return i},i}function C(){const i=e(22562);return C=function(){return i},i}function $(){const i=e(89953);return $=
function(){return i},i}function T(){const i=e(96620);return T=function(){return i},i}function b(i,h,r,O){const v=(0,$().
requireParts)(i,h),{genes:u}=h.audit,n=(0,T().partition)((0,T().commandsToRun)(u),v.length,O),a=new Map(u.flatMap((S,y)=>{
const A=v[(n[y]??0)-1];return A?[[S,A]]:[]})),g=u.flatMap((S,y)=>{const A=a.get(S);return A===void 0||r.has(S)?[]:[[S,w(
A,A.report.genes[y],S)]]}),s=new Map([...a].map(([{asset:S},{report:y}])=>[S,(0,P().nodeIn)(y)])),[f=process]=s.values();
return{outcomes:new Map([...(0,C().refusedOutcomes)(u,!0,new Date),...g]),mutants:(0,P().mutantsOf)(u,(S,y)=>r.has(S)?void 0:
a.get(S)?.report.genes[y]),interrupted:(0,E().countInterrupted)(g.flatMap(([,S])=>S)),isolation:c(v.map(({report:S})=>S.
isolation)),nodeOf:({asset:S})=>s.get(S)??f,shards:v.map(({shard:{index:S,of:y}})=>({index:S,of:y,genes:new Set(u.filter(
(A,k)=>n[k]===S))}))}}function w(i,h,{asset:r,commands:O}){return O.map((v,u)=>{const n=m(h,v,u);if(n)return n;throw(0,$().
invalid)(`${(0,$().nameOf)(i)} has no result for command ${u+1} of \`${r.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function m(i,h,r){const O=i?.
commands[r];return(O?.plan_digest===h.plan?.digest||(0,T().isPending)(h))&&O?.command===h.command?O.outcome:void 0}function c(i){
const h=i.filter(({level:v})=>v!=="none").sort((v,u)=>d(v)-d(u)||l(u)-l(v)),[r,...O]=h;return r===void 0?R().NOTHING_RUN:
O.every(v=>t(v,r))?r:{...r,description:`${r.description} The machines differed; this is the weakest isolation.`}}function l({
limits:i}){return i?.written_bytes??0}function d({level:i,limits:h}){return 2*I().ISOLATION_LEVELS.indexOf(i)+(h?.memory_bytes===
null?0:1)}function t(i,h){const r=({limits:O,description:v,...u})=>u;return d(i)===d(h)&&(0,o().isDeepStrictEqual)(r(i),
r(h))}},2850:function(B,p){Object.defineProperty(p,"__esModule",{value:!0}),p.ownVerdict=e;function e({verdict:o,shards:R=[]}){
const[I]=R;return I&&R.length<I.of?I.verdict:o}},89953:function(B,p,e){Object.defineProperty(p,"__esModule",{value:!0}),
p.invalid=d,p.nameOf=c,p.requireParts=C;function o(){const t=e(41895);return o=function(){return t},t}function R(){const t=e(
38863);return R=function(){return t},t}function I(){const t=e(96620);return I=function(){return t},t}function P(){const t=e(
92910);return P=function(){return t},t}const E=500;function C(t,i){const h=t.map(b),[r]=h;if(r===void 0){if((0,I().shardsFor)(
(0,I().commandsToRun)(i.audit.genes),1)===0)return[];throw d("There are commands to run, but no parts",l)}for(const O of h)
$(O,r,i);return T(h,r.shard.of)}function $(t,i,h){const{shard:r,report:O}=t;if(r.of!==i.shard.of)throw d(`${c(t)} and ${c(
i)} are not parts of the same run`);if(O.error)throw d(`${c(t)} could not decide${w(O)}`,l);const v=m(O,h);if(v.length>0)
throw d(`${c(t)} belongs to another run: ${v.join("; ")}`)}function T(t,i){const h=Array.from({length:i},(v,u)=>t.filter(
({shard:n})=>n.index===u+1)),r=h.filter(({length:v})=>v>1).flat();if(r.length>0)throw d(`Duplicate parts: ${r.map(c).join(
", ")}`);const O=h.flatMap(({length:v},u)=>v===0?[(0,P().shardName)({index:u+1,of:i})]:[]);if(O.length>0)throw d(`Missin\
g parts: ${O.join(", ")}`,l);return h.flat()}function b({name:t,report:i}){const{shards:h=[]}=i,[r]=h;if(r&&h.length===1)
return{name:t,report:i,shard:r};throw d(`${t} is not a part of a run${w(i)}`)}function w({error:t}){return t?`; its erro\
r: ${t.message.slice(0,E)}`:""}function m(t,{audit:i,event:h,policy:r}){const O=!i.genes.some(({commands:u})=>u.some(I().
isPending));return[["version of the gate",t.tool.version,R().TOOL.version],["base",t.base_sha,h.base],["head",t.head_sha,
h.head],["audited commit",t.audited_sha,h.audited],["policy",t.policy?.digest,r.digest],["other policy",t.policy?.combined_with?.
digest,r.combinedWith?.digest],["profile",t.policy?.profile,r.policy.profile],...O?[["Plans",t.plans_digest,i.plansDigest]]:
[],["number of genes",t.genes.length,i.genes.length]].flatMap(([u,n,a])=>n===a?[]:[`its ${u}: ${n??"none"}, here: ${a??"\
none"}`])}function c({shard:t,name:i}){return`part ${(0,P().shardName)(t)} (${i})`}const l="See the logs of the jobs tha\
t run the shards, and run them again.";function d(t,i="Use exactly the parts of one run, made with the same options and \
dependencies as here."){const h=t.charAt(0).toUpperCase()+t.slice(1);return new(o()).GateError("parts_invalid",h,i)}},77875:function(B,p,e){
Object.defineProperty(p,"__esModule",{value:!0}),p.planShards=I;function o(){const E=e(96620);return o=function(){return E},
E}function R(){const E=e(92910);return R=function(){return E},E}function I({genes:E,findings:C,approval_digest:$,plans_digest:T},b,w){
const m=new Set(C.flatMap(({rule:i,subject:h})=>i==="target-not-judged"?h?.id??[]:[])),c=E.map(i=>P(i,m)),l=(0,o().shardsFor)(
c,b,w),d=(0,o().partition)(c,l,w),t=Array.from({length:l},(i,h)=>{const r=E.filter((O,v)=>d[v]===h+1);return{shard:(0,R().
shardName)({index:h+1,of:l}),genes:r.map(({id:O})=>O),commands:r.reduce((O,{commands:v})=>O+v.length,0)}});return{matrix:{
shard:t.map(({shard:i})=>i)},shards:t,waiting:E.filter(({verdict:i})=>i==="needs_approval").map(({id:i})=>i),approval_digest:$,
plans_digest:T}}function P({id:E,commands:C},$){return C.every(({plan_digest:b,verdict:w})=>b!==void 0||w!=="block"&&$.has(
E))?C.map(({command:b})=>b):[]}},39281:function(B,p,e){e.r(p),e.d(p,{ExitCode:()=>o.yU,addPath:()=>o.fM,debug:()=>o.Yz,endGroup:()=>o.
N4,error:()=>o.z3,exportVariable:()=>o.dN,getBooleanInput:()=>o.Vt,getIDToken:()=>o.V9,getInput:()=>o.V4,getMultilineInput:()=>o.
q3,getState:()=>o.Gu,group:()=>o.Os,info:()=>o.pq,isDebug:()=>o._o,markdownSummary:()=>o.yo,notice:()=>o.lm,platform:()=>o.
iD,saveState:()=>o.LZ,setCommandEcho:()=>o.NI,setFailed:()=>o.C1,setOutput:()=>o.uH,setSecret:()=>o.Pq,startGroup:()=>o.
Oh,summary:()=>o.z,toPlatformPath:()=>o.Om,toPosixPath:()=>o.kb,toWin32Path:()=>o.eG,warning:()=>o.$e});var o=e(57264)},
78589:function(B,p,e){e.r(p),e.d(p,{getOctokit:()=>o.Q});var o=e(92413)},51041:function(B,p,e){e.r(p),e.d(p,{fromBufferPromise:()=>o.
SY});var o=e(20663)}};
