"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:((B,O,e)=>{function s(){const R=e(39281);return s=function(){return R},
R}function P(){const R=e(94639);return P=function(){return R},R}function T(){const R=e(54244);return T=function(){return R},
R}const I="main-has-run";s().getState(I)===""?(s().saveState(I,"true"),(0,T().runProcess)(1,async R=>{await(0,P().runAction)(
process.env,R),R.aborted&&process.exit()})):(0,P().runPost)(process.env)}),63226:((B,O,e)=>{Object.defineProperty(O,"__e\
sModule",{value:!0}),O.checkPlace=E;function s(){const $=e(39281);return s=function(){return $},$}function P(){const $=e(
97928);return P=function(){return $},$}function T(){const $=e(41895);return T=function(){return $},$}function I(){const $=e(
64597);return I=function(){return $},$}function R(){const $=e(5547);return R=function(){return $},$}function C(){const $=e(
76721);return C=function(){return $},$}async function E($,w){const l=(0,C().publishContext)($,w);if(w instanceof T().GateError)
return{context:l,known:{}};const d=await(0,P().askForRefs)(l.github,w,s().warning),{baseRef:o,defaultBranch:c=o}=w,i=(0,R().
protectionOf)(w,l.github,d,$.env),u=await(async()=>o===c||(await i()).isProtected(o))().catch(T().asGateError),m=u instanceof
T().GateError?{doubt:u}:{},a={...l,checkName:(0,I().checkNameOf)(l.name,w,u!==!1)};if(w.name!=="pull_request"||u===!1)return{
context:a,known:d,...m};const{number:v}=w.pullRequest;return{context:{...a,others:{list:()=>(0,R().otherPulls)(w,v,a.github,
i),canDiffer:()=>i().then(({ofSeveral:r})=>r,()=>!0)}},known:d,...m}}}),33451:((B,O,e)=>{Object.defineProperty(O,"__esMo\
dule",{value:!0}),O.eventJob=m,O.gateJob=u,O.judgeEvent=a,O.withChangedFiles=S;function s(){const r=e(39281);return s=function(){
return r},r}function P(){const r=e(60016);return P=function(){return r},r}function T(){const r=e(97928);return T=function(){
return r},r}function I(){const r=e(54436);return I=function(){return r},r}function R(){const r=e(46960);return R=function(){
return r},r}function C(){const r=e(42287);return C=function(){return r},r}function E(){const r=e(1207);return E=function(){
return r},r}function $(){const r=e(81014);return $=function(){return r},r}function w(){const r=e(64632);return w=function(){
return r},r}function l(){const r=e(41895);return l=function(){return r},r}function d(){const r=e(63226);return d=function(){
return r},r}function o(){const r=e(4423);return o=function(){return r},r}function c(){const r=e(5547);return c=function(){
return r},r}function i(){const r=e(1405);return i=function(){return r},r}function t(){const r=e(916);return t=function(){
return r},r}function u(r){return m(r,()=>({run:!0}))}async function m(r,n){const y=await(0,t().eventPayload)(r.env).catch(
l().asGateError);if("action"in y&&y.action==="closed"){await(0,c().publishOthers)(r,y,y.pullRequest.number);return}const{
context:f,known:b,doubt:p}=await(0,d().checkPlace)(r,y),g=async()=>{if(p)throw p;return await a(y,f.github,{...n(),known:b},
r)},h="action"in y&&y.action==="edited"&&f.others===void 0;return{context:f,decide:g,...h&&{afterwards:()=>(0,c().publishOthers)(
r,y,y.pullRequest.number)}}}async function a(r,n,{known:y,...f},b){if(r instanceof l().GateError)throw r;(0,R().requireUnprivileged)(
r);const p=(0,o().readInputs)(s().getInput),g=r.name==="pull_request"?await S(r,n,s().warning):r,h=y??await(0,T().askForRefs)(
n,g,s().warning),M=async k=>{const N=await(0,C().resolveEvent)(k,g,h);return g.name==="merge_group"?await(0,I().withGroup)(
N,g,k,{github:n,warn:s().warning}):N},A=p.prepare===void 0?{}:{prepare:p.prepare},j={...f,...A,locate:M,approver:v(n)};return await(0,i().
gateOfStep)(j,p,n,b)}function v(r){return"unavailable"in r?(0,P().approveByNobody)(`cannot read reviews: ${r.unavailable}`):
(0,P().approveByReviews)(n=>n===void 0?void 0:(0,w().githubReviews)(r,{number:n}))}async function S(r,n,y){const{pullRequest:f,
headSha:b}=r;if(f.changedFiles!==void 0)return r;const p={doing:"read the number of changed files",permission:"pull-requ\
ests: read"},g="unavailable"in n?n.unavailable:await(0,$().pullRequestState)({...n,...f},f.number).catch(M=>(0,E().explainFailure)(
M,p));return typeof g!="string"&&g.headSha===b?{...r,pullRequest:{...f,changedFiles:g.changedFiles}}:(y(`The number of c\
hanged files was not compared with GitHub's: ${typeof g=="string"?g:"the pull request has newer commits"}.`),r)}}),4423:((B,O,e)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.inputsSchema=void 0,O.readInputs=w,O.readPublishingInputs=l;function s(){
const o=e(7723);return s=function(){return o},o}function P(){const o=e(41895);return P=function(){return o},o}function T(){
const o=e(78374);return T=function(){return o},o}function I(){const o=e(11160);return I=function(){return o},o}function R(){
const o=e(92910);return R=function(){return o},o}const C=s().enum(["true","True","TRUE","false","False","FALSE"]).transform(
o=>o.toLowerCase()==="true"),E=O.inputsSchema=s().object({mode:s().enum(["gate","publish","plan","run","report","promote"]).
default("gate"),"github-token":s().string().optional(),prepare:s().string().optional(),...I().policyInputsSchema.shape,"\
policy-ref":s().string().optional(),all:C.default(!1),comment:s().enum(["on-findings","always","never"]).default("on-fin\
dings"),suggestions:C.default(!0),"check-name":s().string().min(1).max(100).default("gene-gate"),"artifact-name":s().string().
min(1).default("gene-gate"),shards:s().coerce.number().pipe(T().shardCountSchema).default(4),shard:R().shardSchema.optional(),
parts:s().string().optional(),durations:s().string().optional(),assets:s().string().optional(),events:s().string().optional(),
report:s().string().optional(),attestation:s().string().optional(),fetch:C.default(!1),"trusted-root":s().string().optional(),
"output-directory":s().string().optional()}),$=E.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,
"output-directory":!0});function w(o){const c=E.safeParse(d(E,o));if(c.success)return c.data;const i=c.error.issues.map(
({path:t,message:u})=>`${t.join(".")}: ${u}`);throw new(P()).GateError("input_invalid",`The action's inputs are invalid:\

${i.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function l(o){const c=d($,o),i=$.safeParse(
c);if(i.success)return i.data;const t=Object.fromEntries(i.error.issues.map(({path:u})=>[u[0],void 0]));return $.parse({
...c,...t})}function d({shape:o},c){const i=Object.keys(o).map(t=>[t,c(t)]);return Object.fromEntries(i.filter(([,t])=>t!==
""))}}),94639:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.runAction=c,O.runPost=i;function s(){const t=e(
39281);return s=function(){return t},t}function P(){const t=e(40410);return P=function(){return t},t}function T(){const t=e(
41895);return T=function(){return t},t}function I(){const t=e(20235);return I=function(){return t},t}function R(){const t=e(
33451);return R=function(){return t},t}function C(){const t=e(4423);return C=function(){return t},t}function E(){const t=e(
85931);return E=function(){return t},t}function $(){const t=e(47752);return $=function(){return t},t}function w(){const t=e(
23393);return w=function(){return t},t}function l(){const t=e(17938);return l=function(){return t},t}function d(){const t=e(
916);return d=function(){return t},t}const o={gate:async t=>await(0,l().publishReport)(await(0,R().gateJob)(t)),publish:async t=>await(0,l().
publishReport)(await(0,w().publishJob)(t)),plan:E().planShardsStep,run:E().runShard,report:async t=>await(0,l().publishReport)(
await(0,E().reportJob)(t)),promote:async({env:t})=>await(0,$().runPromotion)(t)};async function c(t,u){try{const m=(0,C().
readPublishingInputs)(s().getInput);await o[m.mode]({inputs:m,env:t,signal:u})}catch(m){(0,d().failUndecided)((0,T().asGateError)(
m))}}async function i(t){const u=s().getInput("github-token");if(u==="")return;if((0,I().wereUnseen)(s())){const{signal:a}=new AbortController;
await(0,w().publishAgain)({inputs:(0,C().readPublishingInputs)(s().getInput),env:t,signal:a})}const m=await(0,I().closeAbandonedCheck)(
{connect:()=>(0,P().connect)(u,{baseUrl:t.GITHUB_API_URL}),getState:s().getState});m.status==="closed"&&s().warning("The\
 gate did not finish; its check run was completed as a failure."),m.status==="failed"&&s().warning(`The check run may st\
ill be in progress: ${m.reason}.`)}}),85931:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.planShardsStep=
n,O.reportJob=f,O.runShard=y;function s(){const p=e(76760);return s=function(){return p},p}function P(){const p=e(39281);
return P=function(){return p},p}function T(){const p=e(41895);return T=function(){return p},p}function I(){const p=e(73388);
return I=function(){return p},p}function R(){const p=e(67111);return R=function(){return p},p}function C(){const p=e(88863);
return C=function(){return p},p}function E(){const p=e(64597);return E=function(){return p},p}function $(){const p=e(55430);
return $=function(){return p},p}function w(){const p=e(27624);return w=function(){return p},p}function l(){const p=e(20471);
return l=function(){return p},p}function d(){const p=e(94965);return d=function(){return p},p}function o(){const p=e(91088);
return o=function(){return p},p}function c(){const p=e(2850);return c=function(){return p},p}function i(){const p=e(77875);
return i=function(){return p},p}function t(){const p=e(23107);return t=function(){return p},p}function u(){const p=e(92910);
return u=function(){return p},p}function m(){const p=e(47350);return m=function(){return p},p}function a(){const p=e(33451);
return a=function(){return p},p}function v(){const p=e(4423);return v=function(){return p},p}function S(){const p=e(76721);
return S=function(){return p},p}function r(){const p=e(916);return r=function(){return p},p}async function n(p){const g=await(0,r().
eventPayload)(p.env);if("action"in g&&g.action==="closed"){P().setOutput("matrix",JSON.stringify({shard:[]})),P().setOutput(
"shards","[]");return}const{github:h}=(0,S().publishContext)(p,g),M=await(0,a().judgeEvent)(g,h,{run:!1},p),{error:A}=M;
if(A){(0,r().failUndecided)(A);return}const{matrix:j,shards:k,waiting:N}=(0,i().planShards)(M,(0,v().readInputs)(P().getInput).
shards,await(0,r().durationsInput)(p.env));P().setOutput("matrix",JSON.stringify(j));const G=k.map(({shard:L,genes:U,commands:F})=>({
shard:L,genes:U.length,commands:F}));P().setOutput("shards",JSON.stringify(G)),P().info(`${(0,d().count)(k.length,"shard")}\
: ${JSON.stringify(G)}`),N.length>0&&P().info(`${(0,d().count)(N.length,"gene")} waiting for approval`)}async function y(p){
const g=new Date,{shard:h}=(0,v().readInputs)(P().getInput);if(h===void 0)throw new(T()).GateError("input_invalid","`mod\
e: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const M=await(0,r().eventPayload)(
p.env).catch(T().asGateError),{github:A,outputDirectory:j}=(0,S().publishContext)(p,M),N=await(0,r().durationsInput)(p.env).
then(F=>(0,a().judgeEvent)(M,A,{run:!0,shard:h,durations:F},p)).catch(F=>(0,w().buildErrorReport)((0,T().asGateError)(F),
{startedAt:g,shard:h},new Date)),G=await(0,$().publishFiles)(j,{report:N,markdown:F=>(0,l().renderMarkdown)(N,{maxCharacters:F})});
if(G.status==="failed")throw new(T()).GateError("file_unreadable",G.reason,"Set `output-directory` to another directory.");
await(0,R().logFailures)(P(),N),(0,C().setOutputs)(P(),(0,C().outputsOf)(N,(0,E().conclusionOf)(N),(0,$().resultPaths)(j)));
const L=(0,c().ownVerdict)(N),U=`part ${(0,u().shardName)(h)}: ${d().VERDICT_WORDS[L]}`;(0,m().exitCodeOf)(L,N.policy?.enforce)===
0?P().info(U):N.error?(0,r().failUndecided)(N.error):P().setFailed(U)}function f(p){return(0,a().eventJob)(p,()=>{const g=b(
p.env);return{run:!1,takeRuns:async(h,M)=>(0,o().mergedRuns)(await(0,t().readParts)(await(0,t().findParts)(g),I().openInput),
h,M,await(0,r().durationsInput)(p.env))}})}function b(p){const{parts:g}=(0,v().readInputs)(P().getInput);if(g!==void 0)return(0,s().
resolve)(p.GITHUB_WORKSPACE??".",g);throw new(T()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}}),5547:((B,O,e)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.otherPulls=t,O.protectionOf=m,O.publishOthers=a;function s(){const r=e(39281);return s=function(){
return r},r}function P(){const r=e(97928);return P=function(){return r},r}function T(){const r=e(52483);return T=function(){
return r},r}function I(){const r=e(32693);return I=function(){return r},r}function R(){const r=e(34413);return R=function(){
return r},r}function C(){const r=e(1207);return C=function(){return r},r}function E(){const r=e(81014);return E=function(){
return r},r}function $(){const r=e(67617);return $=function(){return r},r}function w(){const r=e(74238);return w=function(){
return r},r}function l(){const r=e(34453);return l=function(){return r},r}function d(){const r=e(65433);return d=function(){
return r},r}function o(){const r=e(96402);return o=function(){return r},r}function c(){const r=e(76721);return c=function(){
return r},r}function i(){const r=e(1405);return i=function(){return r},r}async function t(r,n,y,f){if("unavailable"in y)
return[];const b=await(0,E().pullsWithHead)(y,r.headSha);n!==void 0&&await u(b,n,r.headSha,y);const p=b.filter(({number:h})=>h!==
n);if(p.length===0)return[];const{isProtected:g}=await f();return p.filter(({baseRef:h})=>g(h)).map(({number:h,baseRef:M})=>({
number:h,base:M}))}async function u(r,n,y,f){if(r.some(g=>g.number===n))return;const{isOpen:b,headSha:p}=await(0,E().pullOrigin)(
f,n);(0,C().requireAsked)(!(b&&p===y),`all open pull requests: #${n} is missing`)}function m(r,n,y,f){const{baseRef:b,defaultBranch:p=b}=r,
g=p===b?y.baseTip:y.defaultTip,h=async()=>{const A=await(0,o().openRepository)(f.GITHUB_WORKSPACE??process.cwd(),f);try{
const j=g===void 0?{}:{defaultTip:g},k=await(0,P().defaultTip)(A,r,j),G=await(0,T().readerOf)(A,(0,i().sharedPolicies)(n))(
k,`${p}:${w().POLICY_PATH}`);return{isProtected:L=>(0,$().policyOfBranch)(G,L,p)!==void 0,ofSeveral:Object.keys(G.policy.
branches).some(L=>L!==p)}}finally{await A.close()}};let M;return()=>(M??=h(),M)}async function a(r,n,y){const f=(0,c().publishContext)(
r,n),{github:b}=f;if(!("unavailable"in b))try{const p=await(0,P().askForRefs)(b,n,s().warning),g=m(n,b,p,r.env),h=await t(
n,y,b,g);if(h.length===0)s().info("No other open pull request into a protected branch has this head.");else if(await v(f,
b,h)){const M=await(0,l().startCheck)(f),A=await(0,d().publishWorst)(b,f,M,h);A.status==="reached"?s().info(`Published f\
or ${S(h)}.`):s().warning(`The check of ${S(h)} was not published: ${A.reason}.`)}}catch(p){const h={doing:"look for oth\
er pull requests of this commit",permission:"pull-requests: read"};s().warning(`The required check may be outdated: ${(0,C().
explainFailure)(p,h)}.`)}}async function v({checkName:r},n,[y,...f]){const[b]=await(0,R().gateChecks)(n,r);if(b===void 0)
return!0;if(!b.completed)return(0,I().isWaiting)(b.externalId);const p=(0,I().readExternalId)(b.externalId)?.pulls??[];return f.
length>0||p.length!==1||p[0]!==y?.number}function S(r){return r.map(({number:n})=>`#${n}`).join(", ")}}),47752:((B,O,e)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.runPromotion=v;function s(){const f=e(51455);return s=function(){return f},
f}function P(){const f=e(76760);return P=function(){return f},f}function T(){const f=e(39281);return T=function(){return f},
f}function I(){const f=e(46960);return I=function(){return f},f}function R(){const f=e(41895);return R=function(){return f},
f}function C(){const f=e(73388);return C=function(){return f},f}function E(){const f=e(28765);return E=function(){return f},
f}function $(){const f=e(26016);return $=function(){return f},f}function w(){const f=e(72883);return w=function(){return f},
f}function l(){const f=e(39242);return l=function(){return f},f}function d(){const f=e(18421);return d=function(){return f},
f}function o(){const f=e(73517);return o=function(){return f},f}function c(){const f=e(80335);return c=function(){return f},
f}function i(){const f=e(10289);return i=function(){return f},f}function t(){const f=e(58802);return t=function(){return f},
f}function u(){const f=e(20849);return u=function(){return f},f}function m(){const f=e(4423);return m=function(){return f},
f}function a(){const f=e(916);return a=function(){return f},f}async function v(f){const b=(0,m().readInputs)(T().getInput),
p=f.GITHUB_WORKSPACE??process.cwd(),g=await(0,w().withWorkspace)(p,f,async G=>(0,l().promote)(await n(b,G,f)),await(0,a().
readEvent)(f,S)),h=b["output-directory"],M=await y(h?(0,P().resolve)(p,h):(0,P().join)(f.RUNNER_TEMP??p,"gene-gate"),g),
{promoted:A,quarantined:j,rejected:k}=g;T().setOutput("promoted",String(A.length)),T().setOutput("quarantined",String(j.
length)),T().setOutput("rejected",String(k.length)),T().setOutput("promotion-path",M.promotion),T().setOutput("promoted-\
path",M.promoted),T().setOutput("quarantined-path",M.quarantined);const N=(0,c().renderPromotion)(g,{columns:120,colour:!1,
verbose:!0});for(const G of N.split(`
`))T().info((0,u().safeLine)(G));await r(g,f.GITHUB_STEP_SUMMARY),k.length+j.length>0&&T().setFailed(`${(0,c().countsOf)(
g)}; see the log for the reasons`)}function S(f,b){return I().repositorySchema.safeParse(b).data?.repository.defaultBranch}
async function r(f,b){if(b!==void 0)try{await(0,s().appendFile)(b,(0,c().promotionPage)(f))}catch(p){T().info((0,u().safeLine)(
`Could not write the step summary: ${p.message}`))}}async function n(f,b,p){const{assets:g,events:h,report:M,attestation:A,
fetch:j}=f,{"trusted-root":k,"github-token":N}=f;if(p.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(R()).GateError(
"event_unsupported","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","P\
romote in a workflow on the default branch: workflow_dispatch, schedule or push.");if(g===void 0)throw new(R()).GateError(
"input_invalid","`mode: promote` requires candidates.","Set the input `assets` to their file.");const G=A!==void 0||j;if(G&&
(k===void 0||j&&!N))throw new(R()).GateError("input_invalid","The inputs `attestation` and `fetch` require `trusted-root\
`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, and set `truste\
d-root` to it.");const L=await(0,w().promotionPolicy)(b),U={assets:g,events:h,report:M,attestation:A,fetch:j},F={folder:b.
directory,open:W=>(0,C().openInput)((0,P().resolve)(b.directory,W)),token:N,repository:p.GITHUB_REPOSITORY,apiUrl:p.GITHUB_API_URL};
return{...await(0,d().openInputs)({...U,...G&&{trustedRoot:k}},F,L),policy:L,platform:(0,$().platformOf)(process.platform),
workspace:b}}async function y(f,b){const p={promotion:(0,P().join)(f,"promotion.json"),promoted:(0,P().join)(f,"promoted\
.jsonl"),quarantined:(0,P().join)(f,"quarantined.jsonl"),subjects:(0,P().join)(f,"promotion.subjects.sha256")};return await(0,E().
makeFolder)(f),await(0,E().replaceFile)(p.promotion,`${(0,i().json)(b)}
`),await(0,E().replaceFile)(p.promoted,(0,o().promotedLines)(b)),await(0,E().replaceFile)(p.quarantined,(0,o().quarantinedLines)(
b)),await(0,E().replaceFile)(p.subjects,(0,t().checksumsOf)((0,o().promotedSubjects)(b))),p}}),76721:((B,O,e)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.publishContext=C;function s(){const l=e(76760);return s=function(){return l},l}function P(){
const l=e(39281);return P=function(){return l},l}function T(){const l=e(34413);return T=function(){return l},l}function I(){
const l=e(40410);return I=function(){return l},l}function R(){const l=e(41895);return R=function(){return l},l}function C({
inputs:l,env:d,signal:o},c){const{GITHUB_SERVER_URL:i,GITHUB_REPOSITORY:t,GITHUB_RUN_ID:u,RUNNER_TEMP:m}=d,a=l["output-d\
irectory"],v=`${i}/${t}`;return{github:$(l["github-token"],c,d,o),checkName:l["check-name"],name:l["check-name"],...!(c instanceof
R().GateError)&&{binding:E(c)},runKey:(0,T().newRunKey)(d.GITHUB_EVENT_NAME),...t!==void 0&&{repositoryUrl:v},...u!==void 0&&
{detailsUrl:`${v}/actions/runs/${u}`},comment:l.comment,suggestions:l.suggestions,outputDirectory:a===void 0?(0,s().join)(
m??process.cwd(),"gene-gate"):(0,s().resolve)(d.GITHUB_WORKSPACE??".",a),...d.GITHUB_STEP_SUMMARY&&{stepSummaryPath:d.GITHUB_STEP_SUMMARY},
core:P()}}function E(l){const d=l.name==="pull_request"?[l.pullRequest.number]:[];return{event:l.name,base:l.baseRef,pulls:d}}
function $(l,d,o,c){if(d instanceof R().GateError)return{unavailable:"the event has no commit to report on"};if(l===void 0)
return{unavailable:"the input `github-token` is not set"};const i={client:(0,I().connect)(l,{signal:c,baseUrl:o.GITHUB_API_URL}),
headSha:d.headSha};if(d.name!=="pull_request")return{...i,owner:d.owner,repo:d.repo};const{owner:t,repo:u,number:m}=d.pullRequest;
return{...i,owner:t,repo:u,pullRequest:{number:m},readOnlyToken:w(d.pullRequest,o)}}function w({isFork:l},d){return/^pull_request(?:_review)?$/.
test(d.GITHUB_EVENT_NAME??"")&&(l||d.GITHUB_ACTOR==="dependabot[bot]")}}),23393:((B,O,e)=>{Object.defineProperty(O,"__es\
Module",{value:!0}),O.publishAgain=f,O.publishJob=S;function s(){const h=e(39281);return s=function(){return h},h}function P(){
const h=e(60016);return P=function(){return h},h}function T(){const h=e(42287);return T=function(){return h},h}function I(){
const h=e(96493);return I=function(){return h},h}function R(){const h=e(89055);return R=function(){return h},h}function C(){
const h=e(32693);return C=function(){return h},h}function E(){const h=e(34413);return E=function(){return h},h}function $(){
const h=e(40410);return $=function(){return h},h}function w(){const h=e(53844);return w=function(){return h},h}function l(){
const h=e(64632);return l=function(){return h},h}function d(){const h=e(41895);return d=function(){return h},h}function o(){
const h=e(64597);return o=function(){return h},h}function c(){const h=e(78534);return c=function(){return h},h}function i(){
const h=e(47064);return i=function(){return h},h}function t(){const h=e(63226);return t=function(){return h},h}function u(){
const h=e(4423);return u=function(){return h},h}function m(){const h=e(5547);return m=function(){return h},h}function a(){
const h=e(1405);return a=function(){return h},h}function v(){const h=e(916);return v=function(){return h},h}async function S(h){
const M=await n(h).catch(d().asGateError);if(M===void 0)return;const A=M instanceof d().GateError,j=await(0,t().checkPlace)(
h,A?M:M.payload),k=async()=>{if(A)throw M;return await r(M,j,h)};return{context:j.context,decide:k,reportsOnly:!0}}async function r({
payload:h,file:M},{context:{github:A},known:j,doubt:k},N){if(k)throw k;if(M instanceof d().GateError)throw M;if("unavail\
able"in A)throw new Error(A.unavailable);const G=(0,u().readInputs)(s().getInput),L=(0,c().readUploadedReport)(M,h),U={locate:F=>(0,T().
resolveUnchecked)(F,h,j),approver:(0,P().approveByReviews)(()=>(0,l().githubReviews)(A,h.pullRequest)),run:!1,takeRuns:({
audit:F},W)=>(0,i().reportedRuns)(F,L,W)};return await(0,a().gateOfStep)(U,G,A,N)}async function n(h){const{run:M,client:A,
pulls:j}=await y(h),[k]=j;if(k===void 0){const L=JSON.stringify(`${M.head.owner}:${M.head.branch}`);s().info(`No open pu\
ll request from ${L} is at ${M.headSha}: nothing to publish.`);return}const N=await p(M,A).catch(d().asGateError);if(N instanceof
d().GateError&&await b({...M,client:A},j,h.inputs["check-name"])){await(0,m().publishOthers)(h,k,void 0);return}return{payload:g(
j,N)??k,file:N}}async function y({inputs:h,env:M,signal:A}){const j=await(0,v().readEvent)(M,I().parseWorkflowRun),{"git\
hub-token":k}=h;if(k===void 0)throw new(d()).GateError("input_invalid","`mode: publish` requires the input `github-token\
`","Remove the input from the step; its default is the token of the job.");const N=(0,$().connect)(k,{signal:A,baseUrl:M.
GITHUB_API_URL});return{run:j,client:N,pulls:await(0,I().findPullRequests)(N,j)}}async function f(h){try{const A=h.inputs.
mode==="publish"?(await y(h)).pulls[0]:await(0,v().eventPayload)(h.env);A?.name==="pull_request"&&await(0,m().publishOthers)(
h,A,void 0)}catch(M){s().warning(`The required check stays failed: ${(0,d().asGateError)(M).message}`)}}async function b(h,M,A){
for(const j of M){const{number:k}=j.pullRequest,N=[A,(0,w().nameOfPull)(A,k),(0,o().checkNameOf)(A,j,!1)],G=(await Promise.
all(N.map(U=>(0,E().gateChecks)(h,U)))).flat(),L=({completed:U,externalId:F})=>{const W=(0,C().readExternalId)(F);return U&&
W?.pulls.join()===`${k}`&&W.isInto(j.baseRef)};if(!G.some(L))return!1}return!0}async function p({runId:h,owner:M,repo:A},j){
const{"artifact-name":k}=(0,u().readInputs)(s().getInput),N=await(0,R().downloadArtifact)({client:j,owner:M,repo:A},h,k);
return await(0,R().readZipFile)(N,c().REPORT_FILE,c().MAX_REPORT_BYTES)}function g(h,M){if(M instanceof d().GateError)return;
const A=(0,c().claimedPull)(M);return h.find(({pullRequest:j})=>j.number===A)}}),17938:((B,O,e)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.publishReport=l;function s(){const d=e(39281);return s=function(){return d},d}function P(){
const d=e(41895);return P=function(){return d},d}function T(){const d=e(34453);return T=function(){return d},d}function I(){
const d=e(27624);return I=function(){return d},d}function R(){const d=e(42594);return R=function(){return d},d}function C(){
const d=e(20471);return C=function(){return d},d}function E(){const d=e(74658);return E=function(){return d},d}function $(){
const d=e(916);return $=function(){return d},d}function w(d,{detailsUrl:o,repositoryUrl:c}){const i={...o!==void 0&&{detailsUrl:o},
...c!==void 0&&{repositoryUrl:c}};return{report:d,title:(0,E().reportTitle)(d),markdown:(t,u)=>(0,C().renderMarkdown)(d,
{...i,...u,maxCharacters:t}),text:t=>(0,R().renderCheckText)(d,{...i,maxCharacters:t})}}async function l(d){if(d===void 0)
return;const{context:o,decide:c,reportsOnly:i,afterwards:t}=d,u=new Date,m=await(0,T().startCheck)(o),a=await c().catch(
f=>(0,I().buildErrorReport)((0,P().asGateError)(f),{startedAt:u},new Date)),v=w(a,o),{title:S}=v,{conclusion:r,channels:n}=await(0,T().
publish)(o,m,v);if(await t?.(),a.error){(0,$().failUndecided)(a.error);return}if(!i){r==="success"||r==="neutral"?s().info(
S):s().setFailed(S);return}const{check:y}=n;y.status==="failed"?s().setFailed(`Decided, but not published: ${y.reason}. \
The result: ${S}`):s().info(y.status==="reached"?S:`${S} (not published: ${y.reason})`)}}),1405:((B,O,e)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.gateOfStep=$,O.sharedPolicies=w;function s(){const l=e(39281);return s=function(){return l},
l}function P(){const l=e(24474);return P=function(){return l},l}function T(){const l=e(1207);return T=function(){return l},
l}function I(){const l=e(40638);return I=function(){return l},l}function R(){const l=e(41551);return R=function(){return l},
l}function C(){const l=e(24666);return C=function(){return l},l}function E(){const l=e(49604);return E=function(){return l},
l}function $(l,d,o,{env:c,signal:i}){return(0,P().gate)({...l,directory:c.GITHUB_WORKSPACE??process.cwd(),env:c,...d["po\
licy-ref"]!==void 0&&{policyRef:d["policy-ref"]},inputs:d,readShared:w(o),all:d.all,progress:(0,E().groupedProgress)(s()),
signal:i,secrets:(0,R().secretsOf)(c)})}function w(l){return async d=>{if("unavailable"in l)throw(0,C().unavailable)(d,l.
unavailable);const[o="",c=""]=d.repository.split("/");try{return await(0,I().readFileAt)({client:l.client,owner:o,repo:c},
d.path,d.commit)}catch(i){const t={doing:"read it",permission:"contents: read"};throw(0,C().unavailable)(d,(0,T().explainFailure)(
i,t),{cause:i})}}}}),916:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.durationsInput=o,O.eventPayload=d,
O.failUndecided=c,O.readEvent=l;function s(){const i=e(76760);return s=function(){return i},i}function P(){const i=e(38321);
return P=function(){return i},i}function T(){const i=e(39281);return T=function(){return i},i}function I(){const i=e(46960);
return I=function(){return i},i}function R(){const i=e(41895);return R=function(){return i},i}function C(){const i=e(73388);
return C=function(){return i},i}function E(){const i=e(20849);return E=function(){return i},i}function $(){const i=e(71667);
return $=function(){return i},i}function w(){const i=e(4423);return w=function(){return i},i}async function l(i,t){const{
GITHUB_EVENT_NAME:u="",GITHUB_EVENT_PATH:m=""}=i;try{return t(u,JSON.parse(await(0,P().text)((0,C().openInput)(m))))}catch(a){
throw a instanceof R().GateError?a:new(R()).GateError("event_invalid",`Cannot read the event file ${m||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:a})}}function d(i){
return l(i,(t,u)=>(0,I().parsePayload)(t,u,i.GITHUB_SHA))}async function o(i){const{durations:t}=(0,w().readInputs)(T().
getInput);return t===void 0?new Map:(0,$().readDurations)((0,s().resolve)(i.GITHUB_WORKSPACE??".",t),C().openInput)}function c({
message:i,hint:t}){const u=i.replace(/\s*\n\s*/g," "),m=t.split(`
`);if(m.length===1){T().setFailed((0,R().inSentences)({message:i,hint:t}));return}for(const a of m)T().info((0,E().safeLine)(
a));T().setFailed(u)}}),60016:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.approveByNobody=R,O.approveByReviews=
I,O.approvingReviewers=c,O.asksForApproval=u;function s(){const a=e(1395);return s=function(){return a},a}const P=20,T=10;
function I(a){return{means:"review",find:async v=>{const S=a(v.pullRequest);return S!==void 0?await C(S,v):{approvals:[],
refusals:["the event has no pull request to review"]}}}}function R(a){return{means:"review",find:async()=>({approvals:[],
refusals:[a]})}}async function C(a,v){const S=[],r=[];try{const n=c(await a.list());if(n.length===0)return{approvals:S,refusals:r};
const y=n.slice(-P),f=await a.authorId(),b=await a.lastEdits(y.flatMap(g=>g.reviews)),p=d(v,a);for(const g of y){const h=await E(
g,{reviews:a,question:v,authorId:f,edits:b,subjectAt:p});typeof h=="string"?r.push(`${g.user.login}: ${h}`):S.push(h)}}catch(n){
r.push(a.explain(n,"read the reviews of the pull request"))}return{approvals:S,refusals:r}}async function E(a,v){const{user:S,
withdrawn:r}=a;if(S.id===v.authorId)return"opened the pull request and cannot approve it";if(S.type!=="User")return"is n\
ot a person";if(!$(v.question.people,S.login))return"is not an approver in the policy";if(r)return"has withdrawn the app\
roval, or it was dismissed";const n=await w(a,v);if(typeof n=="string")return n;try{if(!await v.reviews.mayWrite(S))return"\
has no write access to the repository"}catch(y){return v.reviews.explain(y,"read the permission of this account")}return{
user:S.login,at:new Date(n.submittedAt).toISOString()}}function $(a,v){return a.length===0||a.some(S=>S.toLowerCase()===
v.toLowerCase())}async function w({reviews:a},v){let S;for(const r of a){const n=await l(r,v);if(n===void 0)return r;S??=
n}return S??"has not approved"}async function l({nodeId:a,submittedAt:v,commit:S,body:r},{edits:n,question:y,subjectAt:f,
reviews:{explain:b}}){const p=n.get(a);if(p===void 0)return"GitHub does not report whether the review was edited";const g=j=>j!==
null&&!(Date.parse(j)<=Date.parse(v));if(g(p.editedAt))return"the review was edited after it was submitted";if(g(p.retargetedAt))
return"the base branch was changed after the review";if(S===null)return"GitHub does not report which commit was reviewed";
const h=await f(S);if("reason"in h)return h.reason;const M=(0,s().changedSince)(h,y.subject);if(M!==void 0)return`${M} s\
ince the approved commit ${S.slice(0,12)}`;try{if(await y.policyChangedSince(v))return"the policy of the base branch has\
 changed since the review"}catch(j){return b(j,"read the policy at the time of the review")}const{digest:A}=m(r)??{};if(!(A===
void 0||(0,s().approvalDigest)(y.subject).startsWith(A)))return"the review approves another digest; the base branch, the\
 policy or the commands have changed since"}function d({subjectAt:a},v){const S=new Map;return async r=>{const n=S.get(r)??
(S.size<T?a(r).catch(y=>({reason:v.explain(y,`judge ${r}`)})):{reason:"too many commits were approved"});return S.set(r,
Promise.resolve(n)),await n}}const o=new Set(["COMMENTED","PENDING"]);function c(a){const v=a.filter(i).sort((r,n)=>r.submittedAt.
localeCompare(n.submittedAt)||r.id-n.id),S=new Map;for(const r of v){const{user:n,state:y}=r,f=S.get(n.id);if(y==="APPRO\
VED"&&u(r.body)){const p=f&&!f.withdrawn?f.reviews:[];S.set(n.id,{user:n,reviews:[r,...p],withdrawn:!1})}else if(y!=="AP\
PROVED"&&!o.has(y)){if(f===void 0&&!u(r.body))continue;S.set(n.id,{user:n,reviews:[r],...f,withdrawn:!0})}}return[...S.values()]}
function i(a){return a.user!==null&&a.submittedAt!==null&&a.state!=="PENDING"}const t=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function u(a){return m(a)!==void 0}function m(a){let v;for(const S of a.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){
const r=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(S);if(v!==void 0)r?.[1]?.startsWith(v)&&r[2]?.trim()===""&&(v=void 0);else if(r)
v=r[1];else{const[n,y]=/^ {0,3}\S/.test(S)?t.exec(S.trim())??[]:[];if(n!==void 0)return y===void 0?{}:{digest:y}}}}}),97928:((B,O,e)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.askForRefs=E,O.baseTip=l,O.defaultTip=w,O.descends=o;function s(){const c=e(
1207);return s=function(){return c},c}function P(){const c=e(40638);return P=function(){return c},c}function T(){const c=e(
41895);return T=function(){return c},c}function I(){const c=e(24634);return I=function(){return c},c}function R(){const c=e(
19674);return R=function(){return c},c}function C(){const c=e(67397);return C=function(){return c},c}async function E(c,i,t){
const u=$(i);if("unavailable"in c)return{};const{defaultBranch:m=i.baseRef}=i,a=async(r,n="base")=>{try{return await(0,P().
refTip)(c,r)}catch(y){const f=`read the tip of ${r.replace(/^heads\//,"")}`,b=(0,s().explainFailure)(y,{doing:f,permission:"\
contents: read"});t(`The ${n} was not compared with GitHub's: ${b}.`);return}},[v,S]=await Promise.all([u===void 0?void 0:
a(`heads/${u}`),m===i.baseRef?void 0:a(`heads/${m}`)]);return{...v!==void 0&&{baseTip:v},...S!==void 0&&{defaultTip:S},...i.
name==="pull_request"&&{merge:()=>a(`pull/${i.pullRequest.number}/merge`,"test merge")}}}function $(c){return c.name==="\
pull_request"?c.baseRef:"branch"in c.against?c.against.branch:void 0}async function w(c,i,{defaultTip:t}){const{defaultBranch:u=i.
baseRef}=i,m=`refs/remotes/origin/${u}`,a=i.name==="pull_request"?i.pullRequest:i;if(t===void 0&&!await(0,R().isRemoteOf)(
c,a))throw new(T()).GateError("ref_not_found",`The policy of ${JSON.stringify(u)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const v=t??m;await(0,I().requireCommits)(c,[v],[...t===void 0?[]:[t],(0,R().fetched)(u)]);const[S]=await(0,C().resolveCommits)(
c,[v]);return S}async function l(c,i,{baseTip:t}){const{baseRef:u,baseSha:m}=i,a=t??m;if(await(0,I().requireCommits)(c,[
a],[a,(0,R().fetched)(u)]),t!==void 0)return t;const v=await d(c,i);return v!==void 0&&await o(c,v,m,i)?v:m}async function d(c,{
baseRef:i,pullRequest:t}){if(!await(0,R().isRemoteOf)(c,t))return;const u=`refs/remotes/origin/${i}`;try{await(0,I().requireCommits)(
c,[u],[(0,R().fetched)(i)])}catch(m){if(!(m instanceof T().GateError)||m.code!=="shallow_clone")throw m}return(await(0,C().
lookUpCommits)(c,[u]))[0]}async function o(c,i,t,{baseRef:u}){if(i===t)return!0;try{return await(0,I().mergeBase)(c,i,t,
[i,t,(0,R().fetched)(u)])===t}catch(m){if(m instanceof T().GateError&&m.code==="no_merge_base")return!1;throw m}}}),54436:((B,O,e)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.withGroup=E;function s(){const o=e(1207);return s=function(){return o},
o}function P(){const o=e(81014);return P=function(){return o},o}function T(){const o=e(41895);return T=function(){return o},
o}function I(){const o=e(24634);return I=function(){return o},o}function R(){const o=e(37213);return R=function(){return o},
o}function C(){const o=e(47520);return C=function(){return o},o}async function E(o,c,i,{github:t,warn:u}){const m=await $(
o,c,i,t);return typeof m!="string"?{...o,group:m,isFork:m.some(({isFork:a})=>a)}:(u(`The merge group is treated as a cha\
nge from a fork: ${m}.`),o)}async function $({base:o,head:c},{baseRef:i,pullNumber:t},u,m){if("unavailable"in m)return m.
unavailable;try{if(await(0,I().mergeBase)(u,o,c)!==o)return"its base is not in its history";const a=await(0,C().firstParents)(
u,o,c),v={repository:u,github:m,baseRef:i},S=await Promise.all(a.map(b=>d(b,v))),r=S.filter(b=>b===void 0),n=t===void 0?
void 0:await(0,P().pullOrigin)(m,t),y=r.length===a.length&&n?.isOpen&&n.commits===a.length;if(n===void 0||r.length>0&&!y)
return`no pull request is known for ${r.length} of its ${a.length} commits`;const f=[...S,n].filter(b=>b!==void 0);return[
...new Map(f.map(b=>[b.number,w(b)])).values()]}catch(a){return a instanceof T().GateError?a.message:(0,s().explainFailure)(
a,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}function w({number:o,headSha:c,
isFork:i}){return{number:o,headSha:c,isFork:i}}const l=/\(#(\d{1,9})\)$/;async function d({commit:o,parents:c,subject:i,
tree:t},{repository:u,github:m,baseRef:a}){const[v="",S,...r]=c,n=b=>b.isOpen&&b.baseRef===a;if(S!==void 0){if(r.length>
0)return;const p=(await(0,P().pullsOfCommit)(m,S)).filter(n).filter(({headSha:g})=>g===S);return p.find(({isFork:g})=>g)??
p[0]}const y=l.exec(i)?.[1];if(y===void 0)return;const f=await(0,P().pullOrigin)(m,Number(y));if(n(f))return await(0,I().
requireCommits)(u,[f.headSha],[`refs/pull/${y}/head`]),await(0,I().mergeBase)(u,v,f.headSha,[o,f.headSha]),await(0,R().mergedTree)(
u,v,f.headSha)===t?f:void 0}}),46960:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.inWords=S,O.mergeGroup=
c,O.parsePayload=v,O.pullRequest=C,O.pullRequestReview=E,O.repositorySchema=void 0,O.requireUnprivileged=r,O.sha=void 0;
function s(){const n=e(7723);return s=function(){return n},n}function P(){const n=e(41895);return P=function(){return n},
n}const T=O.sha=s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),I=O.repositorySchema=s().object({repository:s().object(
{name:s().string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().string().min(1)}).transform(({
name:n,owner:y,default_branch:f})=>({owner:y.login,repo:n,defaultBranch:f}))}),R=s().object({action:s().string().optional(),
repository:s().object({id:s().int(),name:s().string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().
string().min(1).optional()}),pull_request:s().object({number:s().int().positive(),head:s().object({sha:T,repo:s().object(
{id:s().int()}).nullable()}),base:s().object({sha:T,ref:s().string().min(1)}),changed_files:s().int().nonnegative().optional()})});
function C(n){const{action:y,pull_request:f}=R.parse(n);return s().int().parse(f.changed_files),{...E(n),...y!==void 0&&
{action:y}}}function E(n){const{repository:y,pull_request:f}=R.parse(n);return{name:"pull_request",pullRequest:{owner:y.
owner.login,repo:y.name,number:f.number,isFork:f.head.repo?.id!==y.id,...f.changed_files!==void 0&&{changedFiles:f.changed_files}},
headSha:f.head.sha,baseRef:f.base.ref,baseSha:f.base.sha,...y.default_branch!==void 0&&{defaultBranch:y.default_branch}}}
const $=/^0+$/,w=/^refs\/heads\//,l=/^refs\/(?:heads|tags)\//,d=s().object({...I.shape,merge_group:s().object({head_sha:T,
base_sha:T,head_ref:s().string(),base_ref:s().string()})}),o=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function c(n){const{repository:y,merge_group:f}=d.parse(n),b=o.exec(f.head_ref)?.[1];return{name:"merge_group",...y,headSha:f.
head_sha,against:{commit:f.base_sha},baseRef:f.base_ref.replace(w,""),isOwn:!1,...b!==void 0&&{pullNumber:Number(b)}}}const i=s().
object({...I.shape,ref:s().string().min(1),before:T,after:T});function t(n){const{repository:y,ref:f,before:b,after:p}=i.
parse(n),{defaultBranch:g}=y,h=f===`refs/heads/${g}`;if($.test(p)||!w.test(f)||h&&$.test(b))throw new(P()).GateError("ev\
ent_unsupported",`The push of ${JSON.stringify(f)} adds no commits to a branch, or is the first of the default branch: t\
here is nothing to compare with`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first push, \
run the gate on the next change.');return{name:"push",...y,...{headSha:p,against:h?{commit:b}:{branch:g},baseRef:g},isOwn:!0}}
const u=s().object({...I.shape,ref:s().string().min(1)});function m(n,y){const{repository:f,ref:b}=u.parse(n),{defaultBranch:p}=f;
return{name:"workflow_dispatch",...f,headSha:T.parse(y),against:{branch:p},baseRef:p,isOwn:l.test(b)}}const a=new Map([[
"pull_request",C],["pull_request_review",E],["pull_request_target",n=>({...C(n),privileged:!0})],["merge_group",c],["pus\
h",t],["workflow_dispatch",m]]);function v(n,y,f){const b=a.get(n);if(b===void 0)throw new(P()).GateError("event_unsuppo\
rted",`The event ${JSON.stringify(n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md lists \
the supported events.");return S(n,()=>b(y,f))}function S(n,y){try{return y()}catch(f){throw f instanceof s().ZodError?new(P()).
GateError("event_invalid",`The payload is not a GitHub ${n} event: ${s().prettifyError(f)}`,"GITHUB_EVENT_PATH must be t\
he path of the file that the runner wrote."):f}}function r(n){if("privileged"in n)throw new(P()).GateError("event_unsupp\
orted","No command was run: on pull_request_target the commands of a change would have a write token and the secrets of \
the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}}),42287:((B,O,e)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.resolveBranch=w,O.resolveEvent=C,O.resolveUnchecked=E;function s(){const o=e(
24634);return s=function(){return o},o}function P(){const o=e(19674);return P=function(){return o},o}function T(){const o=e(
67397);return T=function(){return o},o}function I(){const o=e(97928);return I=function(){return o},o}function R(){const o=e(
1096);return R=function(){return o},o}async function C(o,c,i){const t=c.name==="pull_request"?await(0,R().resolvePullRequest)(
o,c,i):await w(o,c,i);return await $(t,c,o,i)}async function E(o,c,i){const t=await(0,R().resolveFetched)(o,c,i);return await $(
t,c,o,i)}async function $(o,c,i,t){const{defaultBranch:u}=c;if(u===void 0)return o;const m=u===o.baseRef?o.policyCommit:
await(0,I().defaultTip)(i,c,t);return{...o,defaultBranch:{name:u,commit:m}}}async function w(o,{name:c,headSha:i,against:t,
baseRef:u,isOwn:m},a){const v="commit"in t?await l(o,t.commit,i):await d(o,t.branch,i,a);return{name:c,directory:o.directory,
head:i,audited:i,baseRef:u,...v,isFork:!m}}async function l(o,c,i){return await(0,s().requireCommits)(o,[c,i],[c,i]),{base:c,
policyCommit:c}}async function d(o,c,i,t){const u=(0,P().fetched)(c),m=t.baseTip??`refs/remotes/origin/${c}`;await(0,s().
requireCommits)(o,[m],[u]);const[a]=await(0,T().resolveCommits)(o,[m]);return{base:await(0,s().mergeBase)(o,a,i,[i,u]),policyCommit:a}}}),
1096:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveFetched=l,O.resolvePullRequest=w;function s(){
const a=e(41895);return s=function(){return a},a}function P(){const a=e(61388);return P=function(){return a},a}function T(){
const a=e(24634);return T=function(){return a},a}function I(){const a=e(37213);return I=function(){return a},a}function R(){
const a=e(213);return R=function(){return a},a}function C(){const a=e(19674);return C=function(){return a},a}function E(){
const a=e(67397);return E=function(){return a},a}function $(){const a=e(97928);return $=function(){return a},a}async function w(a,v,S={}){
const[r]=await(0,E().resolveCommits)(a,["HEAD"]),n=r===v.headSha?await c(a,v,await(0,$().baseTip)(a,v,S)):await o(a,v,r,
S);return d(a,v,n)}async function l(a,v,S={}){const{headSha:r,pullRequest:n}=v;await(0,T().requireCommits)(a,[r],[`refs/\
pull/${n.number}/head`]);const y=await(0,$().baseTip)(a,v,S);return d(a,v,await c(a,v,y))}function d({directory:a},{headSha:v,
baseRef:S,pullRequest:r},n){const{isFork:y}=r;return{name:"pull_request",directory:a,head:v,baseRef:S,...n,isFork:y,pullRequest:r}}
async function o(a,v,S,r){const{headSha:n,baseRef:y}=v,[f,b,...p]=await(0,E().parentsOf)(a,S);if(f===void 0||b!==n||p.length>
0)throw(0,P().checkoutDiffers)(`the checkout is at ${(0,T().short)(S)}, which is neither that commit nor its test merge \
commit`,n,"actions");await(0,T().requireCommits)(a,[f,n],[S,(0,C().fetched)(y)]);const g=await(0,$().baseTip)(a,v,r),h=await t(
{commit:S,base:f,tip:g},a,v,r);return h===void 0?{base:f,audited:S,policyCommit:g}:{...await c(a,v,g),unprovenMerge:{commit:S,
reason:h}}}async function c(a,v,S){const{headSha:r,baseSha:n,baseRef:y}=v,f=await(0,T().mergeBase)(a,S,r,[r,S,(0,C().fetched)(
y)]),[b]=await(0,E().lookUpCommits)(a,[n]);return(b===void 0||b===S?f:await(0,T().mergeBase)(a,b,r))===f&&await i(a,v,f),
{base:f,audited:r,policyCommit:S}}async function i(a,{headSha:v,pullRequest:{changedFiles:S}},r){if(S===void 0)return;const n=await(0,R().
countChangedFiles)(a,r,v);if(!(n>=S))throw new(s()).GateError("change_incomplete",`GitHub reports ${S} changed files, bu\
t this clone shows only ${n}`,"Set `fetch-depth: 0` on actions/checkout, and run the job again.")}async function t(a,v,S,r){
const n=async()=>await r.merge?.()===a.commit,y=(await v.shallowCommits()).size>0;if(y&&await n())return;const f=await u(
a,v,S);return f===void 0||y?f:await n()?void 0:f}async function u(a,v,S){const{headSha:r,baseRef:n}=S;if(!await m(a,v,S))
return`its first parent ${(0,T().short)(a.base)} is not a recent commit of ${n}`;(await v.shallowCommits()).size>0&&await(0,T().
mergeBase)(v,a.base,r,[a.commit,(0,C().fetched)(n)]);const[y,[f]]=await Promise.all([(0,I().mergedTree)(v,a.base,r),v.read(
[`${a.commit}^{tree}`])]);return y===void 0?"git cannot compute this merge":y===f?.oid?void 0:"git computes other conten\
t for it"}async function m({base:a,tip:v},S,r){return a===v||a===r.baseSha?!0:await(0,$().descends)(S,a,r.baseSha,r)&&await(0,$().
descends)(S,v,a,r)}}),96493:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.findPullRequests=l,O.parseWorkflowRun=
$;function s(){const d=e(7723);return s=function(){return d},d}function P(){const d=e(1207);return P=function(){return d},
d}function T(){const d=e(81014);return T=function(){return d},d}function I(){const d=e(41895);return I=function(){return d},
d}function R(){const d=e(46960);return R=function(){return d},d}const C=s().object({...R().repositorySchema.shape,workflow_run:s().
object({id:s().int().positive(),event:s().string(),head_sha:R().sha,head_branch:s().string().min(1).nullable(),head_repository:s().
object({owner:s().object({login:s().string().min(1)})}).nullable()})}),E=["pull_request","pull_request_review"];function $(d,o){
if(d!=="workflow_run")throw w(`\`mode: publish\` does not support the event ${JSON.stringify(d)}`);const c=(0,R().inWords)(
d,()=>C.parse(o)),{repository:i,workflow_run:t}=c,{owner:u,repo:m}=i;if(!E.includes(t.event))throw w(`The workflow run w\
as started by ${JSON.stringify(t.event)}`);if(t.head_branch===null||t.head_repository===null)throw w("The branch or the \
repository of the workflow run was deleted");const a={owner:t.head_repository.owner.login,branch:t.head_branch};return{owner:u,
repo:m,runId:t.id,headSha:t.head_sha,head:a}}function w(d){return new(I()).GateError("event_unsupported",d,"Trigger it o\
n `workflow_run` of the workflow that gates pull requests (docs/github.md).")}async function l(d,{owner:o,repo:c,head:i,
headSha:t}){const u={client:d,owner:o,repo:c};try{const m=`${i.owner}:${i.branch}`,v=(await(0,T().pullsWithHead)(u,t,m)).
map(async({number:r})=>(0,R().pullRequest)(await(0,T().pullRequestAsPayload)(u,r)));return(await Promise.all(v)).filter(
r=>r.headSha===t).sort((r,n)=>r.pullRequest.number-n.pullRequest.number)}catch(m){throw(0,P().asUnavailable)(m,{doing:"f\
ind the pull request",permission:"pull-requests: read"})}}}),89055:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.downloadArtifact=C,O.readZipFile=$;function s(){const d=e(51041);return s=function(){return d},d}function P(){const d=e(
41895);return P=function(){return d},d}function T(){const d=e(40410);return T=function(){return d},d}function I(){const d=e(
1207);return I=function(){return d},d}const R=16*1024*1024;async function C({client:d,owner:o,repo:c},i,t){const{actions:u}=d.
octokit.rest;try{const{data:m}=await u.listWorkflowRunArtifacts({owner:o,repo:c,run_id:i,name:t,per_page:100}),[a]=m.artifacts.
filter(S=>S.name===t&&!S.expired).sort((S,r)=>r.id-S.id);if(a===void 0)throw l(`is missing: ${JSON.stringify(t)}`);if(a.
size_in_bytes>R)throw l(`is larger than ${R} bytes`);const v=await u.downloadArtifact({owner:o,repo:c,artifact_id:a.id,archive_format:"\
zip",request:{...T().LEAVES_API,parseSuccessResponseBody:!1}});return await E(v.data)}catch(m){throw(0,I().asUnavailable)(
m,{doing:"download the report",permission:"actions: read"})}}async function E(d){const o=[];let c=0;for await(const i of d){
if(c+=i.length,c>R)throw l(`is larger than ${R} bytes`);o.push(i)}return Buffer.concat(o)}async function $(d,o,c){try{const i=await(0,s().
fromBufferPromise)(d,{lazyEntries:!0});return await w(i,o,c)}catch(i){throw i instanceof P().GateError?i:l(`is not a rea\
dable zip archive (${String(i)})`,i)}}async function w(d,o,c){for await(const i of d.eachEntry()){if(i.fileName!==o)continue;
if(i.uncompressedSize>c)throw l(`has a ${o} that is too large`);const t=[];for await(const u of await d.openReadStreamPromise(
i))t.push(u);return Buffer.concat(t)}throw l(`has no ${o}`)}function l(d,o){return new(P()).GateError("artifact_invalid",
`The artifact of the workflow run ${d}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:o})}}),77954:((B,O,e)=>{Object.defineProperty(O,
"__esModule",{value:!0}),O.appendAnnotations=E,O.missingAnnotations=R;function s(){const w=e(61218);return s=function(){
return w},w}function P(){const w=e(34413);return P=function(){return w},w}function T(){const w=e(40410);return T=function(){
return w},w}function I(){const w=e(1207);return I=function(){return w},w}async function R(w,l,d){if(l.annotationsCount===
0)return d;const{client:o,owner:c,repo:i}=w,t=await o.octokit.paginate(o.octokit.rest.checks.listAnnotations,{owner:c,repo:i,
check_run_id:l.id,per_page:100}),u=new Set(t.map(C)),m=new Set(d.map(C));if([...u].every(a=>m.has(a)))return d.filter(a=>!u.
has(C(a)))}function C(w){const{path:l,start_line:d,end_line:o,start_column:c,end_column:i}=w,{annotation_level:t,title:u,
message:m}=w,a=[u,m].map(S=>S?.trim()??"");return JSON.stringify([l,d,o,...[c??0,i??0],t,...a])}async function E(w,l,d){
const o=s().GITHUB_LIMITS.annotationsPerRequest,c=[];let i=l.annotationsCount;for(let t=0;t<d.length;t+=o){const u=d.slice(
t,t+o);try{await $(w,l,u,i),i+=u.length}catch(m){const a=(0,I().readFailure)(m).kind==="invalid",v=a?u.length:d.length-t,
S=(0,I().explainFailure)(m,{...(0,P().checkOperation)(w),doing:"annotate"});if(c.push(`Missing annotations: ${v}; ${S}.`),
!a)break}}return c}async function $({client:w,owner:l,repo:d},{id:o},c,i){const{checks:t}=w.octokit.rest,u={owner:l,repo:d,
check_run_id:o},m=async()=>{const a={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...c]};return await t.
update({...u,status:"in_progress",output:a,...T().NOT_REPEATABLE}),!0};await w.once(m,async()=>{const{data:a}=await t.get(
u);return a.output.annotations_count>=i+c.length||void 0})}}),66059:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.commentThread=T,O.unlessGone=I,O.viewerLogin=R;function s(){const C=e(40410);return s=function(){return C},C}function P(){
const C=e(1207);return P=function(){return C},C}function T(C,E,$){const{client:w,owner:l,repo:d}=C,{issues:o}=w.octokit.
rest,c={owner:l,repo:d};let i;async function t(){const S=(await w.octokit.paginate(o.listComments,{...c,issue_number:E,per_page:100})).
filter(r=>r.body?.startsWith($));return S.length===0?[]:(i??=await R(w),S.filter(r=>r.user?.login===i).map(({id:r,html_url:n,
body:y=""})=>({id:r,url:n,body:y})).sort((r,n)=>r.id-n.id))}async function u(v){const S=async()=>{const{data:r}=await o.
createComment({...c,issue_number:E,body:v,...s().NOT_REPEATABLE});return i??=r.user?.login,{id:r.id,url:r.html_url,body:v}};
return w.once(S,async()=>(await t())[0])}async function m(v,S){const[r,...n]=v;if(r!==void 0)return await a(r,n,S);const y=await u(
S),[f=y,...b]=await t();return await a(f,b,S)}async function a(v,S,r){v.body!==r&&await o.updateComment({...c,comment_id:v.
id,body:r});for(const{id:n}of S)await I(o.deleteComment({...c,comment_id:n}));return v}return{own:t,leaveOne:m}}async function I(C){
try{await C}catch(E){if((0,P().readFailure)(E).kind!=="not_found")throw E}}async function R({octokit:C}){return(await C.
graphql("{ viewer { login } }")).viewer.login}}),53844:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.nameOfPull=
$,O.obtainCheck=R,O.renameOthers=w,O.settleCheck=d;function s(){const t=e(77954);return s=function(){return t},t}function P(){
const t=e(32693);return P=function(){return t},t}function T(){const t=e(34413);return T=function(){return t},t}function I(){
const t=e(1207);return I=function(){return t},t}async function R(t,u,m){const a=await(0,T().gateChecks)(t,u.checkName);if(C(
a,u))return"merge queue";if(m!==void 0&&a.some(n=>E(n,{...u,claim:m})))return"later run";const v=Math.max(0,...a.map(({externalId:n})=>(0,P().
claimOf)(n))),S={...u,claim:m??v+1},r=a.filter(n=>l(n,u)===void 0);for(const n of r){const y=await i(t,S,n);if(y)return y}
return await(0,T().createCheck)(t,S,a[0])}function C(t,{binding:u}){return u?.event!==P().QUEUE&&t.some(T().isOfQueue)}function E({
id:t,externalId:u},{runKey:m,claim:a},v){if((0,P().isWaiting)(u)||u.startsWith((0,P().claimPrefix)(m)))return!1;const S=(0,P().
claimOf)(u);return S!==0&&S!==a?S>a:v===void 0?S===a:t>=v.id}function $(t,u){return`${t} (#${u})`}async function w(t,u,m){
for(const a of m??await(0,T().gateChecks)(t,u.checkName)){const v=l(a,u);v!==void 0&&await(0,T().updateCheck)(t,a,{name:$(
u.checkName,v)})}}function l(t,{binding:u}){const[m,...a]=(0,P().readExternalId)(t.externalId)?.pulls??[];return t.completed&&
a.length===0&&u!==void 0&&m!==void 0&&!u.pulls.includes(m)?m:void 0}async function d(t,u,m,a){const v={...u,claim:(0,P().
claimOf)(m.externalId)},S=await(0,T().listChecks)(t,t.headSha,u.checkName),r=S.filter(T().isOfGate).sort((j,k)=>k.id-j.id);
if(C(r,u))return;const n=S.filter(j=>!(0,T().isOfGate)(j)&&!o(j,u)),y=r.filter(j=>j.appId===m.appId&&l(j,u)===void 0),f=j=>E(
j,v,m)&&!(j.completed&&u.joins===!0);if(y.some(f))return;u.separates&&await w(t,u,r);const b=Math.max(...[m,...y].map(({
externalId:j})=>(0,P().claimOf)(j))),p={...u,claim:b},[g]=y,h=g?.externalId===m.externalId&&!g.completed?g:g&&await i(t,
p,g),M=h&&await(0,s().missingAnnotations)(t,h,a);return h&&M?{run:h,missing:M,superseded:y.filter(({id:j})=>j!==h.id),twins:n}:
{run:await(0,T().createCheck)(t,p,g),missing:a,superseded:y,twins:n}}function o({detailsUrl:t},{detailsUrl:u}){return u!==
void 0&&t.startsWith(`${u}/`)}const c=new Set(["forbidden","not_found","invalid"]);async function i(t,u,m){try{const a=await(0,T().
takeUpCheck)(t,u,m);return a.completed||a.externalId!==(0,T().claimId)(u)?void 0:a}catch(a){if(c.has((0,I().readFailure)(
a).kind))return;throw a}}}),81014:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.pullOrigin=w,O.pullRequestAsPayload=
E,O.pullRequestHunks=d,O.pullRequestState=R,O.pullsOfCommit=$,O.pullsWithHead=C;function s(){const o=e(7723);return s=function(){
return o},o}function P(){const o=e(1207);return P=function(){return o},o}const T=s().object({number:s().int().positive(),
state:s().enum(["open","closed"]),head:s().object({sha:s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),repo:s().object(
{id:s().int()}).nullable()}),base:s().object({ref:s().string().min(1),repo:s().object({id:s().int()})})});async function I({
client:o,owner:c,repo:i},t){const{data:u}=await o.octokit.rest.pulls.get({owner:c,repo:i,pull_number:t}),m=T.parse(u);return(0,P().
requireAsked)(m.number===t,`pull request ${t}`),{data:u,pull:m}}async function R(o,c){const{data:i,pull:t}=await I(o,c);
return{headSha:t.head.sha,changedFiles:i.changed_files}}async function C({client:o,owner:c,repo:i},t,u){const m=await o.
octokit.paginate(o.octokit.rest.pulls.list,{owner:c,repo:i,state:"open",...u!==void 0&&{head:u},per_page:100}),a=s().array(
T).parse(m);return(0,P().requireAsked)(a.every(({state:v})=>v==="open"),"open pull requests"),a.filter(({head:v})=>v.sha===
t).map(({number:v,base:S})=>({number:v,baseRef:S.ref})).sort((v,S)=>v.number-S.number)}async function E(o,c){const{client:i,
owner:t,repo:u}=o,{data:m}=await i.octokit.rest.repos.get({owner:t,repo:u}),{data:a}=await I(o,c);return{repository:m,pull_request:a}}
async function $({client:o,owner:c,repo:i},t){const{repos:u}=o.octokit.rest,m={owner:c,repo:i,commit_sha:t,per_page:100},
a=await o.octokit.paginate(u.listPullRequestsAssociatedWithCommit,m);return s().array(T).parse(a).map(l)}async function w(o,c){
const{data:i,pull:t}=await I(o,c);return{...l(t),commits:i.commits}}function l({number:o,state:c,head:i,base:t}){return{
number:o,isOpen:c==="open",baseRef:t.ref,headSha:i.sha,isFork:i.repo?.id!==t.repo.id}}async function d({client:o,owner:c,
repo:i},t,u){const{octokit:m}=o,a={owner:c,repo:i,pull_number:t,per_page:100},v=new Map;for await(const{data:S}of m.paginate.
iterator(m.rest.pulls.listFiles,a)){for(const{filename:r,patch:n}of S)n!==void 0&&u.has(r)&&v.set(r,n);if(v.size===u.size)
break}return v}}),59508:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.changeLineComments=I,O.lineCommentChanges=
T;function s(){const $=e(40410);return s=function(){return $},$}function P(){const $=e(66059);return P=function(){return $},
$}async function T($,w){const l=await C($),d=new Set(w.map(R)),o=new Set,c=[];for(const{id:i,key:t,answered:u}of l)d.has(
t)&&!o.has(t)?o.add(t):u||c.push(i);return{missing:w.filter(i=>!o.has(R(i))),outdated:c}}async function I($,{missing:w,outdated:l},d){
const{client:o,owner:c,repo:i}=$.target,t=o.octokit.rest.pulls.deleteReviewComment;for(const u of l)await(0,P().unlessGone)(
t({owner:c,repo:i,comment_id:u}));w.length>0&&await E($,w,d)}function R({path:$,start_line:w,line:l,body:d}){return JSON.
stringify([$,w??l,l,d.trim()])}async function C({target:$,number:w,marker:l}){const{client:d,owner:o,repo:c}=$,i=await d.
octokit.paginate(d.octokit.rest.pulls.listReviewComments,{owner:o,repo:c,pull_number:w,per_page:100}),t=i.filter(({body:a})=>a.
startsWith(l));if(t.length===0)return[];const u=await(0,P().viewerLogin)(d),m=new Set(i.map(({in_reply_to_id:a})=>a));return t.
filter(({user:a})=>a.login===u).map(({id:a,path:v,line:S,start_line:r,body:n})=>({id:a,key:R({path:v,line:S??0,...r&&{start_line:r},
body:n}),answered:m.has(a)}))}async function E($,w,l){const{target:d,number:o,marker:c}=$,{client:i,owner:t,repo:u,headSha:m}=d,
a=async()=>(await i.octokit.rest.pulls.createReview({owner:t,repo:u,pull_number:o,commit_id:m,event:"COMMENT",body:`${c}\

${l}`,comments:w.map(S=>({...S,side:"RIGHT",...S.start_line!==void 0&&{start_side:"RIGHT"}})),...s().NOT_REPEATABLE}),!0),
v=new Set(w.map(R));await i.once(a,async()=>(await C($)).some(({key:r})=>v.has(r))||void 0)}}),64632:((B,O,e)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.LAST_EDITS=void 0,O.githubReviews=c;function s(){const i=e(7723);return s=function(){return i},
i}function P(){const i=e(41895);return P=function(){return i},i}function T(){const i=e(1207);return T=function(){return i},
i}const I=s().object({id:s().int(),login:s().string(),type:s().string()}),R=s().object({id:s().int(),node_id:s().string(),
user:I.nullable(),state:s().string(),body:s().string().nullable(),commit_id:s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).
nullable().optional(),submitted_at:s().iso.datetime().optional()}).transform(({node_id:i,commit_id:t=null,submitted_at:u=null,
body:m,...a})=>({...a,nodeId:i,body:m??"",commit:t,submittedAt:u})),C=s().object({user:I}),E=s().object({permission:s().
string(),user:s().object({id:s().int()}).nullable()}),$=s().object({timelineItems:s().object({nodes:s().array(s().object(
{createdAt:s().iso.datetime()}).nullable())})}),w=s().object({nodes:s().array(s().object({id:s().string(),lastEditedAt:s().
iso.datetime().nullable(),pullRequest:$.optional()}).nullable())}),l=O.LAST_EDITS=`query($ids: [ID!]!) { nodes(ids: $ids\
) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,d=100,o=new Set(["admin","write"]);function c({client:i,owner:t,repo:u},{number:m}){const{pulls:a,repos:v}=i.octokit.
rest,S={owner:t,repo:u,pull_number:m};return{authorId:async()=>C.parse((await a.get(S)).data).user.id,list:async()=>{const r=await i.
octokit.paginate(a.listReviews,{...S,per_page:100});return s().array(R).parse(r)},lastEdits:async r=>{const n=new Map,y=r.
map(({nodeId:f})=>f);for(let f=0;f<y.length;f+=d){const b=y.slice(f,f+d),p=w.parse(await i.octokit.graphql(l,{ids:b}));for(const g of p.
nodes){if(g===null)continue;const h=g.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;n.set(g.id,{editedAt:g.lastEditedAt,
retargetedAt:h})}}return n},mayWrite:async({id:r,login:n})=>{try{const y=await v.getCollaboratorPermissionLevel({owner:t,
repo:u,username:n}),{permission:f,user:b}=E.parse(y.data);return b?.id===r&&o.has(f)}catch(y){if((0,T().readFailure)(y).
kind==="not_found")return!1;throw y}},explain:(r,n)=>r instanceof P().GateError?`could not ${n}: ${r.message}`:(0,T().explainFailure)(
r,{doing:n,permission:"pull-requests: read"})}}}),60823:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.annotationsOf=
l;function s(){const n=e(61218);return s=function(){return n},n}function P(){const n=e(78261);return P=function(){return n},
n}function T(){const n=e(10289);return T=function(){return n},n}function I(){const n=e(69633);return I=function(){return n},
n}function R(){const n=e(17577);return R=function(){return n},n}function C(){const n=e(94965);return C=function(){return n},
n}const E=3,$=80,w={error:"failure",warning:"warning",notice:"notice"};function l(n,y=s().MAX_ANNOTATIONS){const f=n.findings.
filter(o).filter(({suppressed:j,seed:k})=>!j&&!k),b=f.filter(({location:j})=>m(j.path)),p=(0,R().groupsOf)(b,c).sort((j,k)=>S(
j.lead,k.lead)),g=d(p.map(j=>i(j,n))),h=f.length-b.length,M=g.length-y,A=[M>0&&`Findings beyond the limit of ${y} annota\
tions per check run: ${M}.`,h>0&&`Findings in files whose names cannot be used in an annotation: ${h}.`];return{annotations:g.
slice(0,y),notes:A.filter(j=>j!==!1)}}function d(n){return[...new Map(n.map(y=>[JSON.stringify(y),y])).values()]}function o(n){
return n.location!==void 0}function c(n){const{cause:y,severity:f,location:b,subject:p}=n,g=y===void 0||p?.command!==void 0;
return JSON.stringify(g?n:[y,f,b.path])}function i({lead:n,others:y},f){const{severity:b,rule:p,message:g,remedy:h,subject:M}=(0,R().
dangerFirst)(n),{location:A,note:j}=t(n.location,f),{line:k,column:N,end_line:G=k,end_column:L=N}=A,U=[p,M?.id].filter(Boolean).
join(": "),F=[g,h,...u(y),j].filter(Boolean).join(`
`)||p;return{path:A.path,start_line:k,end_line:Math.max(k,G),...G<=k&&{start_column:N,end_column:Math.max(N,L)},annotation_level:w[b],
title:(0,C().clip)(a(U).replace(/\s+/g," "),s().GITHUB_LIMITS.annotationTitle),message:v(a(F),s().GITHUB_LIMITS.annotationMessageBytes)}}
function t(n,y){const{path:f,line:b,end_line:p=b}=n,g=(0,I().headPlace)(y,n)?.line;if(g===void 0){const M=`This is line ${b}\
 of the audited commit ${(0,C().shortCommit)(y.audited_sha)}; the head has no such line.`;return{location:{path:f,line:1,
column:1},note:M}}const h=(0,I().headPlace)(y,{path:f,line:p})?.line??g;return{location:{...n,line:g,end_line:Math.max(g,
h)}}}function u(n){if(n.length===0)return[];const y=[...new Set(n.map(({subject:p,location:g})=>p?.id??`line ${g.line}`))],
f=y.length-E;return[`Also: ${y.slice(0,E).map(p=>(0,C().clip)(p,$)).join(", ")}${f>0?` and ${f} more`:""}`]}function m(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,R().isRepositoryPath)(n)}function a(n){return(0,T().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function v(n,y){const f=Buffer.from(n);return f.length<=y?n:`${f.subarray(
0,y-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function S(n,y){const[f,b]=[n.location,y.location];
return(0,P().byHarm)(n,y)||r(f.path,b.path)||f.line-b.line}function r(n,y){return n===y?0:n<y?-1:1}}),26789:((B,O,e)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.beginCheck=t,O.checkContent=u,O.checkOutput=f,O.publishCheck=m;function s(){
const b=e(61218);return s=function(){return b},b}function P(){const b=e(77954);return P=function(){return b},b}function T(){
const b=e(32693);return T=function(){return b},b}function I(){const b=e(34413);return I=function(){return b},b}function R(){
const b=e(40410);return R=function(){return b},b}function C(){const b=e(1207);return C=function(){return b},b}function E(){
const b=e(53844);return E=function(){return b},b}function $(){const b=e(10289);return $=function(){return b},b}function w(){
const b=e(31048);return w=function(){return b},b}function l(){const b=e(94965);return l=function(){return b},b}function d(){
const b=e(45710);return d=function(){return b},b}function o(){const b=e(64597);return o=function(){return b},b}const c="\
the check run of this commit belongs to the merge queue, which has not passed; push another commit to the pull request",
i="a later run of the gate on this commit, or the merge queue, has the check run";async function t(b,p,g){try{const h=g&&
"run"in g?(0,T().claimOf)(g.run.externalId):void 0,M=await(0,E().obtainCheck)(b,p,h);return M==="later run"?{reason:i,permanent:!0,
lost:!0}:M==="merge queue"?{reason:c,permanent:!0}:{run:M}}catch(h){const M=!R().PASSING_FAILURES.has((0,C().readFailure)(
h).kind);return{reason:(0,C().explainFailure)(h,(0,I().checkOperation)(b)),permanent:M}}}function u(b,p){const{report:g,
title:h,text:M}=b;return{...p,conclusion:(0,o().conclusionOf)(g),title:h,digest:(0,w().reportDigest)(g),policy:g.policy?.
digest,page:A=>b.markdown(A,{part:"detail"}),text:M}}async function m(b,p,g,h){const M="run"in g||g.permanent?g:await t(
b,p);if("reason"in M)return{status:M.lost?"skipped":"failed",reason:M.reason};try{const A=await(0,E().settleCheck)(b,p,M.
run,h.annotations);return A===void 0?(await y(b,p,await(0,I().findUnfinished)(b,p)),{status:"skipped",reason:i}):await a(
b,p,A,h)}catch(A){return{status:"failed",reason:(0,C().explainFailure)(A,(0,I().checkOperation)(b))}}}async function a(b,p,{
run:g,missing:h,superseded:M,twins:A},j){const N=[...await(0,P().appendAnnotations)(b,g,h),...A.slice(0,v).map(S)];if(!await(0,I().
isStillClaimed)(b,g))return{status:"skipped",reason:i};const G={conclusion:j.conclusion,externalId:r(j,p,g),output:f(j,[
...j.notes,...N,...n(j,p)])},L=await F(G.output),U=await y(b,p,M);return{status:"reached",...g.url!==null&&{where:g.url},
notes:[...N,...L,...U]};async function F(W){try{return await(0,I().completeCheck)(b,g,{...G,output:W}),[]}catch(J){if((0,C().
readFailure)(J).kind!=="invalid")throw J;const z=(0,C().explainFailure)(J,(0,I().checkOperation)(b)),H=j.title.replace(/[^\x20-\x7e]/g,
"?");return await(0,I().completeCheck)(b,g,{...G,output:{title:(0,l().clip)(H,s().GITHUB_LIMITS.checkTitle),summary:`The\
 step summary and the result files have the details: ${z}.`}}),[z]}}}const v=3;function S({url:b,appSlug:p="unknown",conclusion:g,
completed:h}){return`Another check run of this commit has the same name, but is not the gate's: it is ${h?g:"not complet\
ed"}, by the app ${p}, ${b??"without a page"}. Its result says nothing about this change, and can satisfy or block a rul\
e that requires the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function r({digest:b,
policy:p},{binding:g},h){return g===void 0?b:(0,T().completedExternalId)(b,p,g,(0,T().claimOf)(h.externalId))}function n({
policy:b},{binding:p}){if(p===void 0)return[];const{event:g,base:h}=p;return[`The result is about ${g} into ${(0,$().markdownCode)(
h)}, policy ${(0,T().shortPolicy)(b)}.`]}async function y(b,p,g){const h=[];for(const M of g)try{await(0,I().supersedeCheck)(
b,p,M)}catch(A){h.push((0,C().explainFailure)(A,{...(0,I().checkOperation)(b),doing:"rename an older check run of the sa\
me name"}))}return h}function f({title:b,page:p,text:g},h){const M=g?.(s().GITHUB_LIMITS.checkText);return{title:(0,l().
clip)(b,s().GITHUB_LIMITS.checkTitle),summary:(0,d().withNotes)(p,h,s().GITHUB_LIMITS.checkSummary),...M!==void 0&&{text:(0,l().
clip)(M,s().GITHUB_LIMITS.checkText)}}}}),31540:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.commentMarker=
C,O.publishComment=E;function s(){const w=e(61218);return s=function(){return w},w}function P(){const w=e(66059);return P=
function(){return w},w}function T(){const w=e(1207);return T=function(){return w},w}function I(){const w=e(81014);return I=
function(){return w},w}function R(){const w=e(45710);return R=function(){return w},w}function C(w){return`<!-- gene-gate\
: ${encodeURIComponent(w).replaceAll("-","%2D")} -->`}async function E(w,{mode:l,name:d,place:o},c,i){const{pullRequest:t,
readOnlyToken:u=!1}=w;if(l==="never")return(0,R().skipped)("the `comment` input is `never`");if(t===void 0)return(0,R().
skipped)("the event has no pull request");const m={doing:"write the comment",permission:"pull-requests: write",readOnlyToken:u};
try{const a=(0,P().commentThread)(w,t.number,C(d)),v=await a.own(),{verdict:S,read:r=[],agent_files:n=[]}=c.report,y=S===
"pass"&&r.length+n.length===0;if(y&&v.length===0&&l==="on-findings")return(0,R().skipped)("there is nothing to report");
const{headSha:f}=await(0,I().pullRequestState)(w,t.number);if(f!==w.headSha)return(0,R().skipped)(`the head of the pull \
request is now ${f}, which has its own run`);const b=y&&l==="on-findings"?[$]:[],p=[C(d),...b,""].join(`
`),g=s().GITHUB_LIMITS.commentBody-p.length,h=`${p}${(0,R().withNotes)(A=>c.markdown(A,o),i,g)}`;return{status:"reached",
where:(await a.leaveOne(v,h)).url}}catch(a){return{status:"failed",reason:(0,T().explainFailure)(a,m)}}}const $=`Nothing\
 is left of what was reported here.
`}),45710:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.skipped=P,O.withNotes=T;function s(){const I=e(94965);
return s=function(){return I},I}function P(I){return{status:"skipped",reason:I}}function T(I,R,C){if(R.length===0)return(0,s().
clip)(I(C),C);const E=(0,s().clip)(`

---
${R.map(w=>`- ${w}`).join(`
`)}
`,C),$=C-E.length;return`${(0,s().clip)(I($),$)}${E}`}}),67111:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.logAnnotations=E,O.logChannels=$,O.logFailures=d;function s(){const o=e(51660);return s=function(){return o},o}function P(){
const o=e(63245);return P=function(){return o},o}function T(){const o=e(94965);return T=function(){return o},o}function I(){
const o=e(20849);return I=function(){return o},o}const R=10,C={failure:"error",warning:"warning",notice:"notice"};function E(o,c){
let i=0;for(const[t,u]of Object.entries(C)){const m=c.filter(({annotation_level:a})=>a===t);i+=Math.max(0,m.length-R);for(const a of m.
slice(0,R))o[u](a.message,{title:a.title,file:a.path,startLine:a.start_line,endLine:a.end_line,...a.start_column!==void 0&&
{startColumn:a.start_column},...a.end_column!==void 0&&{endColumn:a.end_column}})}i>0&&o.info(`Findings omitted from the\
 log: ${i}; see the summary.`)}function $(o,c){for(const[i,t]of Object.entries(c))if(t.status==="failed"&&o.warning(`${i}\
: ${t.reason}`),t.status==="skipped"&&o.info(`${i}: skipped: ${t.reason}`),t.status==="reached"){o.info(`${i}: published${t.
where===void 0?"":` (${t.where})`}`);for(const u of t.notes??[])o.warning(`${i}: ${u}`)}}const w={lines:20,columns:160},
l=50;async function d(o,c){const i=(0,P().reportSections)(c).failed.filter(({command:t})=>!t.outcome?.reused);for(const{
command:t,gene:u,position:m}of i.slice(0,l)){if(t.outcome===void 0)continue;const a=`${u.id}, command ${m} ${(0,T().statusWords)(
t.outcome)}: ${t.command}`;o.startGroup((0,I().safeLine)(a));const v=(0,s().errorLines)(t.outcome,w.lines,w.columns);await(0,I().
withoutLogCommands)(o.info,async()=>{for(const S of v)o.info(`\u2502 ${(0,I().safeLine)(S)}`)}),o.endGroup()}}}),88863:((B,O,e)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.outputsOf=P,O.setOutputs=T;function s(){const E=e(1207);return s=function(){
return E},E}function P(E,$,w,l={}){const d=E.genes.flatMap(i=>i.commands),o=d.filter(C),c=o.filter(({outcome:i})=>i?.status===
"passed");return{verdict:E.verdict,conclusion:$,"next-actor":E.next_actor,"report-path":w?.report??"","page-path":w?.html??
"","agent-task-path":w?.agentTask??"","validation-reports-path":w?.validationReports??"","sarif-path":w?.sarif??"","juni\
t-path":w?.junit??"","check-url":I(l.check),"comment-url":I(l.comment),errors:String(R(E,"error")),warnings:String(R(E,"\
warning")),"genes-changed":String(E.genes.length),"commands-run":String(o.length),"commands-passed":String(c.length),"co\
mmands-failed":String(o.length-c.length),"commands-blocked":String(d.filter(({verdict:i})=>i==="block").length),"approva\
l-digest":E.approval_digest??""}}function T(E,$){try{for(const[w,l]of Object.entries($))E.setOutput(w,l)}catch(w){E.warning(
`could not set the outputs: ${(0,s().readFailure)(w).said}`)}}function I(E){return E?.status==="reached"?E.where??"":""}
function R({findings:E},$){return E.filter(w=>w.severity===$&&!w.suppressed).length}function C({outcome:E}){return E!==void 0&&
E.status!=="blocked"&&E.status!=="skipped"}}),20235:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.closeAbandonedCheck=
d,O.remember=R,O.startedState=w,O.wereUnseen=l;function s(){const c=e(7723);return s=function(){return c},c}function P(){
const c=e(34413);return P=function(){return c},c}function T(){const c=e(1207);return T=function(){return c},c}function I(){
const c=e(26040);return I=function(){return c},c}function R({core:c},i,t="true"){try{c.saveState(i,t)}catch(u){c.warning(
`The post step cannot close the check run: ${(0,T().readFailure)(u).said}`)}}const C={title:"The gate did not finish",summary:"\
The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could\
 not reach GitHub. The gate made no decision about this change. Run the job again; its log has the details."},E={title:"\
Decided, but not published",summary:"The gate decided about this change, but could not complete this check run. The log \
of the job and its step summary have the result and the reason. Run the job again to publish it."},$=s().object({owner:s().
string(),repo:s().string(),headSha:s().string(),checkName:s().string(),runKey:s().string()});function w({checkName:c,runKey:i},{
owner:t,repo:u,headSha:m}){return JSON.stringify({owner:t,repo:u,headSha:m,checkName:c,runKey:i})}function l({getState:c}){
return c("others-unseen")!==""}async function d({connect:c,getState:i}){const t=o(i("started-check"));if(t===void 0)return{
status:"nothing_to_close"};const u={client:c(),...t};try{const m=await(0,P().findUnfinished)(u,{runKey:t.runKey});if(m.length===
0)return{status:"nothing_to_close"};const a=i("decided")===""?C:E;for(const v of m)await(0,P().completeCheck)(u,v,{conclusion:"\
failure",externalId:v.externalId,output:a});return{status:"closed"}}catch(m){return{status:"failed",reason:(0,T().explainFailure)(
m,(0,P().checkOperation)(u))}}}function o(c){return(0,I().attempt)(()=>$.parse(JSON.parse(c)))}}),34453:((B,O,e)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.publish=u,O.startCheck=t;function s(){const n=e(26040);return s=function(){return n},
n}function P(){const n=e(31048);return P=function(){return n},n}function T(){const n=e(60823);return T=function(){return n},
n}function I(){const n=e(26789);return I=function(){return n},n}function R(){const n=e(31540);return R=function(){return n},
n}function C(){const n=e(45710);return C=function(){return n},n}function E(){const n=e(67111);return E=function(){return n},
n}function $(){const n=e(88863);return $=function(){return n},n}function w(){const n=e(20235);return w=function(){return n},
n}function l(){const n=e(64597);return l=function(){return n},n}function d(){const n=e(55430);return d=function(){return n},
n}function o(){const n=e(65433);return o=function(){return n},n}function c(){const n=e(85306);return c=function(){return n},
n}function i(){const n=e(34484);return i=function(){return n},n}async function t(n){const{github:y}=n;return"unavailable"in
y?{reason:y.unavailable,permanent:!0}:((0,w().remember)(n,"started-check",(0,w().startedState)(n,y)),await(0,I().beginCheck)(
y,n))}async function u(n,y,f){const{github:b,core:p,outputDirectory:g}=n,h=S(f),{report:M}=h,A=(0,l().conclusionOf)(M),j=(0,T().
annotationsOf)(M),k=await(0,d().publishFiles)(g,h),{check:N,comment:G,suggestions:L}="unavailable"in b?v(b.unavailable):
await J(b),U=await(0,c().publishStepSummary)(n.stepSummaryPath,h,a(N,G),r(k,N,G)),F={files:k,check:N,comment:G,suggestions:L,
summary:U};await(0,E().logFailures)(p,M),N.status!=="reached"&&(0,E().logAnnotations)(p,j.annotations),N.status==="faile\
d"&&M.verdict!=="error"&&(0,w().remember)(n,"decided"),(0,E().logChannels)(p,F);const W=k.status==="reached"?(0,d().resultPaths)(
g):void 0;return(0,$().setOutputs)(p,(0,$().outputsOf)(M,A,W,F)),{conclusion:A,digest:(0,P().reportDigest)(M),channels:F};
async function J(z){const H=(0,I().checkContent)(h,j),D=await(0,o().publishAmongOthers)(z,n,y,H);if(D.status==="skipped")
return{check:D,comment:D,suggestions:D};D.status==="reached"&&(0,w().remember)(n,"started-check",""),D.status==="reached"&&
D.unseen&&(0,w().remember)(n,"others-unseen");const{name:K,comment:V,suggestions:Q}=n,Z=r(k,D),X=m(D),Y=await(0,R().publishComment)(
z,{mode:V,name:K,place:X},h,Z),x={enabled:Q,name:K},q=await(0,i().publishSuggestions)(z,x,M,Y);return{check:D,comment:Y,
suggestions:q}}}function m(n){return n.status!=="reached"?{part:"whole"}:{part:"screen",...n.where!==void 0&&{detailUrl:n.
where}}}function a(n,y){return n.status!=="reached"&&y.status!=="reached"?{part:"whole"}:{...n.status==="reached"?m(n):{},
part:y.status==="failed"?"screen":"table"}}function v(n){const y=(0,C().skipped)(n);return{check:y,comment:y,suggestions:y}}
function S(n){const{report:y}=n;return{...n,markdown(f,b){try{return n.markdown(f,b)}catch{return`The result is **${y.verdict}\
**. The page could not be rendered; see the result files.`}},text:f=>(0,s().attempt)(()=>n.text(f))}}function r(...n){return n.
flatMap(y=>y.status==="skipped"?[]:y.status==="reached"?[...y.notes??[]]:[`${y.reason.charAt(0).toUpperCase()}${y.reason.
slice(1)}.`])}}),64597:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.checkNameOf=T,O.conclusionOf=R;function s(){
const C=e(47350);return s=function(){return C},C}const P=200;function T(C,E,$){return E.name==="push"||E.name==="workflo\
w_dispatch"?`${C} (${E.name})`:$?C:`${C} (base: ${E.baseRef})`.slice(0,P)}const I={pass:"success",warn:"success",fail:"f\
ailure",error:"failure",needs_approval:"action_required"};function R({verdict:C,policy:E}){return E?.enforce==="report"&&
s().REPORTED_ONLY.has(C)?"neutral":I[C]}}),65433:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.publishAmongOthers=
E,O.publishWorst=o;function s(){const n=e(32693);return s=function(){return n},n}function P(){const n=e(34413);return P=
function(){return n},n}function T(){const n=e(1207);return T=function(){return n},n}function I(){const n=e(53844);return I=
function(){return n},n}function R(){const n=e(10289);return R=function(){return n},n}function C(){const n=e(26789);return C=
function(){return n},n}async function E(n,y,f,b){const{number:p}=n.pullRequest??{},g=await l(y);if(p===void 0||("pulls"in
g?g.pulls.length===0:!g.canDiffer)){const k="reason"in g?[`${$}: ${g.reason}.`]:[],N={...y,separates:!0};return(0,C().publishCheck)(
n,N,f,{...b,notes:[...b.notes,...k]})}const h={...y,checkName:(0,I().nameOfPull)(y.checkName,p)},M=await(0,C().publishCheck)(
n,h,await(0,C().beginCheck)(n,h,f),b);if(M.status!=="reached")return M;if("reason"in g){const k=`The required check fail\
s, because the other open pull requests of this commit into protected branches share it, and could not be seen: ${g.reason}\
. Run the job again.`,N=await w(n,y,f,{...b,notes:[k]});return N.status!=="reached"?N:{...M,notes:[...M.notes??[],k],unseen:!0}}
const A=[{number:p,base:y.binding?.base??""},...g.pulls],j=await o(n,y,f,A);return j.status==="failed"?j:M}const $="Othe\
r open pull requests of this commit were not considered";function w(n,y,f,b){const{event:p="",base:g=""}=y.binding??{},h={
...y,binding:{event:p,base:g,pulls:[]}};return(0,C().publishCheck)(n,h,f,{...b,title:"the other pull requests of this co\
mmit could not be seen",conclusion:"failure",annotations:[]})}async function l({others:n}){if(n===void 0)return{pulls:[]};
try{return{pulls:await n.list()}}catch(y){const f={doing:"look for other pull requests of this commit",permission:"pull-\
requests: read"};return{reason:(0,T().explainFailure)(y,f),canDiffer:await n.canDiffer()}}}const d=3;async function o(n,y,f,b){
try{await(0,I().renameOthers)(n,y);let p=await m(n,y,b);u(p).length>0&&"run"in f&&(await r(n,y,f.run,p),p=await m(n,y,b));
for(let g=1;;g+=1){if(u(p).length>0)return{status:"reached",notes:[S(p)]};const h=await i(n,y,f,p);if(h.status!=="reache\
d"||g===d)return h;const M=v(t(p));if(p=await m(n,y,b),u(p).length===0&&v(t(p))>=M)return h}}catch(p){return{status:"fai\
led",reason:(0,T().explainFailure)(p,(0,P().checkOperation)(n))}}}const c={failure:"failed in its own run",action_required:"\
waits for approval",neutral:"would fail in its own run",success:"passed in its own run"};function i(n,y,f,b){const{number:p,
base:g,own:h}=t(b),M=a(h),{digest:A="",policy:j}=(0,s().readExternalId)(h?.externalId??"")??{},k=b.map(U=>`#${U.number} \
into ${(0,R().markdownCode)(U.base)}: ${a(U.own)}`),N=`${b.length} open pull requests into protected branches have this \
commit as their head, and the worst result counts: ${k.join(", ")}. The check run of each has the details.`,G=b.map(U=>U.
number),L={...y,binding:{event:"pull_request",base:g,pulls:G},joins:!0};return(0,C().publishCheck)(n,L,f,{conclusion:M,digest:A,
policy:j,annotations:[],notes:[],title:`#${p} ${c[M]}`,page:()=>N})}function t([n,...y]){if(n===void 0)throw new Error("\
expected a pull request");return y.reduce((f,b)=>v(b)<v(f)?b:f,n)}function u(n){return n.filter(({own:y})=>y===void 0)}function m(n,{
checkName:y},f){return Promise.all(f.map(async b=>{const[p]=await(0,P().gateChecks)(n,(0,I().nameOfPull)(y,b.number)),g=p?.
completed&&(0,s().readExternalId)(p.externalId)?.isInto(b.base)===!0;return{...b,own:g?p:void 0}}))}function a(n){return P().
CONCLUSIONS.find(y=>y===n?.conclusion)??"failure"}function v({own:n}){return P().CONCLUSIONS.indexOf(a(n))}function S(n){
return`The required check waits for the result of ${u(n).map(({number:f,base:b})=>`#${f} into ${(0,R().markdownCode)(b)}`).
join(", ")}, which has the same head.`}async function r(n,{checkName:y},f,b){const[p]=await(0,P().gateChecks)(n,y);if(p?.
externalId!==f.externalId)return;const h=`waiting for ${u(b).map(({number:M})=>`#${M}`).join(", ")}`;await(0,P().leaveWaiting)(
n,p,{title:h,summary:S(b)})}}),85306:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.publishStepSummary=E;
function s(){const $=e(51455);return s=function(){return $},$}function P(){const $=e(61218);return P=function(){return $},
$}function T(){const $=e(1207);return T=function(){return $},$}function I(){const $=e(45710);return I=function(){return $},
$}const R=3,C=1024;async function E($,w,l,d){if($===void 0)return(0,I().skipped)("the runner does not set GITHUB_STEP_SU\
MMARY");try{const{size:o}=await(0,s().stat)($),c=Math.floor((P().GITHUB_LIMITS.stepSummaryBytes-o-1)/R);if(c<C)return{status:"\
failed",reason:"could not write the step summary: earlier output has used up its size limit"};const i=t=>w.markdown(t,l);
return await(0,s().appendFile)($,`${(0,I().withNotes)(i,d,c)}
`),{status:"reached"}}catch(o){return{status:"failed",reason:`could not write the step summary: ${(0,T().readFailure)(o).
said}`}}}}),34484:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.publishSuggestions=b,O.suggestionMarker=
f,O.suggestionsOf=o;function s(){const g=e(80401);return s=function(){return g},g}function P(){const g=e(1207);return P=
function(){return g},g}function T(){const g=e(81014);return T=function(){return g},g}function I(){const g=e(59508);return I=
function(){return g},g}function R(){const g=e(10289);return R=function(){return g},g}function C(){const g=e(69633);return C=
function(){return g},g}function E(){const g=e(80615);return E=function(){return g},g}function $(){const g=e(94965);return $=
function(){return g},g}function w(){const g=e(45710);return w=function(){return g},g}const l=60,d=8e3;function o(g,h){const{
fix:M}=g;return M?.patch?u(M.patch).flatMap(({path:A,blocks:j})=>{const k=h.get(A);if(k===void 0)return[];const N=S(k);return c(
g,A,j).flatMap(G=>i(A,G,N))}):[]}function c(g,h,M){const{genes:A,capsules:j,events:k,findings:N,fix:G}=g,L=[...A,...j,...k].
filter(H=>H.path===h).flatMap(H=>(0,C().headPlace)(g,H)?.line??[]).sort((H,D)=>H-D),U=H=>L.findLast(D=>D<=H),F=(G?.edits??
[]).filter(H=>H.path===h),W=new Map(N.map(H=>[H.id,H])),J=F.map(H=>{const D=W.get(H.finding),K=D?.location&&(0,C().headPlace)(
g,D.location)?.line;return{edit:H,finding:D,owner:K===void 0?void 0:U(K)}});return M.some(H=>U(H.start)!==U(v(H)))||J.some(
H=>H.owner===void 0)?[]:[...new Set(M.map(({start:H})=>U(H)))].flatMap(H=>{const D=J.filter(V=>V.owner===H);if(H===void 0||
D.some(({edit:V})=>V.files!==void 0))return[];const K=new Set(D.flatMap(({finding:V})=>V??[]));return[{blocks:M.filter(({
start:V})=>U(V)===H),findings:[...K]}]})}function i(g,{blocks:h,findings:M},A){const j=Math.min(...h.map(U=>U.start)),k=Math.
max(...h.map(v)),N=A.find(U=>U.has(j)&&U.has(k));if(N===void 0||k<j||k-j>=l)return[];const G=[];for(let U=j;U<=k;){const{
removed:F,added:W}=h.find(J=>J.start===U)??t;if(!F.every((J,z)=>N.get(U+z)===J))return[];G.push(...W),F.length===0&&G.push(
N.get(U)??""),U+=Math.max(1,F.length)}return G.join(`
`).length<=d&&G.every(R().isPlain)?[{path:g,start:j,end:k,lines:G,findings:M}]:[]}const t={removed:[],added:[]};function u(g){
return(0,s().parsePatch)(g).filter(({oldFileName:h})=>h!==void 0&&h!=="/dev/null").map(({oldFileName:h="",hunks:M})=>({path:h.
replace(/^a\//,""),blocks:M.flatMap(({oldStart:A,lines:j})=>m(A,j).flatMap(a))}))}function m(g,h){const M=[];let A=g,j=!1;
for(const k of h){const[N,G]=[k[0],k.slice(1)];if(N==="\\")continue;if(N===" "){j=!1,A+=1;continue}j||M.push({start:A,removed:[],
added:[]}),j=!0;const L=M.at(-1);N==="+"?L?.added.push(G):(L?.removed.push(G),A+=1)}return M}function a(g){const{start:h,
removed:M,added:A}=g;return M.length!==A.length?[g]:M.map((j,k)=>({start:h+k,removed:[j],added:A.slice(k,k+1)}))}function v({
start:g,removed:h}){return g+Math.max(1,h.length)-1}function S(g){return(0,s().parsePatch)(g).flatMap(({hunks:h})=>h).map(
({newStart:h,lines:M})=>{const A=M.filter(j=>j[0]===" "||j[0]==="+");return new Map(A.map((j,k)=>[h+k,j.slice(1)]))})}const r=20,
n=3,y="gene-gate has judged these suggestions in a copy of the files.";function f(g){return`<!-- gene-gate suggestion: ${encodeURIComponent(
g).replaceAll("-","%2D")} -->`}async function b(g,{enabled:h,name:M},A,j){const{pullRequest:k,readOnlyToken:N=!1}=g;if(!h)
return(0,w().skipped)("the `suggestions` input is `false`");if(k===void 0||j.status!=="reached")return(0,w().skipped)("n\
o comment");const G={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:N};try{const{number:L}=k,U=new Set(
(A.fix?.edits??[]).map(({path:D})=>D)),F=U.size>0?await(0,T().pullRequestHunks)(g,L,U):new Map,W=f(M),J={target:g,number:L,
marker:W},z=o(A,F).slice(0,r).map(D=>p(D,W)),H=await(0,I().lineCommentChanges)(J,z);if(H.missing.length+H.outdated.length>
0){const{headSha:D}=await(0,T().pullRequestState)(g,L);if(D!==g.headSha)return(0,w().skipped)("the pull request has newe\
r commits");await(0,I().changeLineComments)(J,H,y)}return z.length>0?{status:"reached"}:(0,w().skipped)("no edit is on l\
ines that the pull request shows")}catch(L){const U=(0,P().explainFailure)(L,G),{kind:F}=(0,P().readFailure)(L);return F===
"denied"?(0,w().skipped)(U):{status:"failed",reason:U}}}function p({path:g,start:h,end:M,lines:A,findings:j},k){const N=j.
slice(0,n).map(({rule:U,message:F,subject:W})=>`- ${W?.id===void 0?"":`${(0,E().name)(W.id)}: `}${(0,E().sentence)(F)} (${(0,E().
ruleLink)(U)})`),G=j.length-n,L=[k,...N,...G>0?[`- and ${(0,$().count)(G,"other finding")}`]:[],"",...(0,R().rawBlock)(A,
"suggestion")].join(`
`);return{path:g,line:M,...h<M&&{start_line:h},body:L}}}),37213:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.mergedTree=I;function s(){const R=e(41895);return s=function(){return R},R}function P(){const R=e(35720);return P=function(){
return R},R}function T(){const R=e(67397);return T=function(){return R},R}async function I(R,C,E){const{objects:$}=R;if(await R.
isPartial()){const w=await $(["merge-base",C,E],{accept:[1]}),l=[C,E,w.toString().trim()].filter(Boolean);await Promise.
all(l.map(d=>(0,P().requireObjects)(R,d)))}try{return(await $(["merge-tree","--write-tree","--no-messages",C,E])).toString().
split(`
`).find(T().isObjectId)}catch(w){if(w instanceof s().GateError&&w.code==="git_failed")return;throw w}}}),47520:((B,O,e)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.firstParents=C,O.hasSoleAuthor=R,O.pastChanges=T;function s(){const E=e(
77598);return s=function(){return E},E}function P(){const E=e(96681);return P=function(){return E},E}async function T({objects:E},$,w){
const l=`${(0,s().randomUUID)()} `,d=await E(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${w}`,`--format=${l}%H %P%x00%s`,$]),o=[];for(const c of(0,P().splitNul)(d)){const i=(0,P().decodePath)(c),
t=o.at(-1);if(i.startsWith(l)){const[u="",m]=i.slice(l.length).split(" ");o.push({commit:u,...m&&{base:m},paths:[]})}else
t&&t.subject===void 0?t.subject=i:t&&i!==""&&t.paths.push(t.paths.length===0?i.slice(1):i)}return o.flatMap(({commit:c,base:i,
subject:t="",paths:u})=>i===void 0?[]:[{commit:c,base:i,subject:t,paths:u}])}const I=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function R({objects:E},$){const w=await E(["log","--no-color","--format=%aN%x00%aE",$]),l=[...new Set(w.toString().
toLowerCase().split(`
`))].map(d=>d.split("\0")).filter(d=>d.length>1&&!d.some(o=>I.test(o)));return[0,1].some(d=>new Set(l.map(o=>o[d])).size===
1)}async function C({objects:E},$,w){return(await E(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${$}..${w}`])).toString().split(`
`).filter(Boolean).map(o=>{const[c="",i="",t="",...u]=o.split("\0");return{commit:c,tree:i,parents:t.split(" ").filter(Boolean),
subject:u.join("")}})}}),42594:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.renderCheckText=C;function s(){
const l=e(10289);return s=function(){return l},l}function P(){const l=e(88611);return P=function(){return l},l}function T(){
const l=e(74658);return T=function(){return l},l}function I(){const l=e(94965);return I=function(){return l},l}function R(){
const l=e(80615);return R=function(){return l},l}function C(l,d){const{genes:o,validation_reports:c}=l;if(o.length===0)return;
const i=new Map(c.map(r=>[r.id,r])),t=(0,R().linkerOf)(l,d.repositoryUrl),u=["### Genes and their ValidationReports","",
...E(c)],m=o.map(r=>{const n=i.get(r.validation_report_id??""),y=`**${t.place(r,r.id)}** ${T().VERDICT_SYMBOLS[r.verdict]}\
 ${(0,I().spoken)(r.verdict)}`,f=n?`, ${(0,R().name)(n.id)}, ${(0,R().name)(n.asset_id)}`:"";return[y+f,"",...r.commands.
map($),""].join(`
`)});let a=[...u,...w(o,d)].join(`
`).length;const v=m.findIndex(r=>(a+=r.length+1,a>d.maxCharacters)),S=v===-1?m.length:v;return[...u,...m.slice(0,S),...w(
o.slice(S),d)].join(`
`).slice(0,d.maxCharacters)}function E(l){const d=l.map(({env_fingerprint:{node_version:o,platform:c,arch:i},env_fingerprint_key:t})=>`\
Commands ran with Node ${(0,R().name)(o)} on ${(0,R().name)(`${c} ${i}`)}, fingerprint ${(0,R().name)(t)}.`);return[...new Set(
d)].flatMap(o=>[o,""])}function $({command:l,verdict:d,outcome:o}){const c=d==="block"?"blocked":o?(0,I().outcomeWords)(
o):"not run";return`- ${(0,s().markdownCode)((0,P().commandLine)(l,[]))}: ${c}`}function w(l,{detailsUrl:d}){const o=(0,R().
linked)("result files of the run",d);return[...l.length>0?[`Not shown: ${(0,I().count)(l.length,"gene")}.`]:[],`The ${o}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}}),47064:((B,O,e)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.reportedRuns=R;function s(){const w=e(41895);return s=function(){return w},w}function P(){const w=e(
57334);return P=function(){return w},w}function T(){const w=e(22562);return T=function(){return w},w}function I(){const w=e(
78534);return I=function(){return w},w}function R(w,l,d){if(l.error)throw new(s()).GateError("artifact_invalid",`The run\
 could not decide: ${l.error.message.slice(0,500)}`,"See the log of the run.");const o=new Date(l.finished_at),c=w.genes.
filter(m=>!d.has(m)&&!(m.change==="removed"&&m.commands.length===0)),i=new Map(c.map(m=>[m,C(l,m,o)])),{level:t}=l.isolation,
u=(0,I().nodeIn)(l);return{outcomes:i,mutants:(0,I().mutantsOf)(c,m=>E(l,m)),interrupted:(0,P().countInterrupted)([...i.
values()].flat()),isolation:{level:t,untrusted:!0,description:`Reported by a runner that the pull request controls, as i\
solation level "${t}".`},nodeOf:()=>u}}function C(w,l,d){if(l.commands.some(({verdict:c})=>c==="block"))return(0,T().outcomesOf)(
l,[],d);const o=E(w,l);return l.commands.map((c,i)=>$(o?.commands[i],c,d))}function E({genes:w},{asset:{id:l,path:d}}){return w.
find(o=>o.id===l&&o.path===d)}function $(w,{command:l,plan:d},o){if(w?.command!==l||w.outcome===void 0)return(0,P().skippedOutcome)(
"the run reported no result for this command",o);const{plan_digest:c,outcome:i}=w;return d!==void 0&&c!==d.digest?(0,P().
skippedOutcome)("what the command runs has changed since; run the first workflow again",o):i}}),91088:((B,O,e)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.mergeIsolation=o,O.mergedRuns=w;function s(){const u=e(57975);return s=function(){
return u},u}function P(){const u=e(57430);return P=function(){return u},u}function T(){const u=e(39763);return T=function(){
return u},u}function I(){const u=e(78534);return I=function(){return u},u}function R(){const u=e(57334);return R=function(){
return u},u}function C(){const u=e(22562);return C=function(){return u},u}function E(){const u=e(89953);return E=function(){
return u},u}function $(){const u=e(96620);return $=function(){return u},u}function w(u,m,a,v){const S=(0,E().requireParts)(
u,m),{genes:r}=m.audit,n=(0,$().partition)((0,$().commandsToRun)(r),S.length,v),y=new Map(r.flatMap((g,h)=>{const M=S[(n[h]??
0)-1];return M?[[g,M]]:[]})),f=r.flatMap((g,h)=>{const M=y.get(g);return M===void 0||a.has(g)?[]:[[g,l(M,M.report.genes[h],
g)]]}),b=new Map([...y].map(([{asset:g},{report:h}])=>[g,(0,I().nodeIn)(h)])),[p=process]=b.values();return{outcomes:new Map(
[...(0,C().refusedOutcomes)(r,!0,new Date),...f]),mutants:(0,I().mutantsOf)(r,(g,h)=>a.has(g)?void 0:y.get(g)?.report.genes[h]),
interrupted:(0,R().countInterrupted)(f.flatMap(([,g])=>g)),isolation:o(S.map(({report:g})=>g.isolation)),nodeOf:({asset:g})=>b.
get(g)??p,shards:S.map(({shard:{index:g,of:h}})=>({index:g,of:h,genes:new Set(r.filter((M,A)=>n[A]===g))}))}}function l(u,m,{
asset:a,commands:v}){return v.map((S,r)=>{const n=d(m,S,r);if(n)return n;throw(0,E().invalid)(`${(0,E().nameOf)(u)} has \
no result for command ${r+1} of \`${a.id}\``,"If an approval was given while the parts ran, run them again; use the same\
 durations for all jobs; otherwise the part is incomplete.")})}function d(u,m,a){const v=u?.commands[a];return(v?.plan_digest===
m.plan?.digest||(0,$().isPending)(m))&&v?.command===m.command?v.outcome:void 0}function o(u){const m=u.filter(({level:S})=>S!==
"none").sort((S,r)=>i(S)-i(r)||c(r)-c(S)),[a,...v]=m;return a===void 0?P().NOTHING_RUN:v.every(S=>t(S,a))?a:{...a,description:`${a.
description} The machines differed; this is the weakest isolation.`}}function c({limits:u}){return u?.written_bytes??0}function i({
level:u,limits:m}){return 2*T().ISOLATION_LEVELS.indexOf(u)+(m?.memory_bytes===null?0:1)}function t(u,m){const a=({limits:v,
description:S,...r})=>r;return i(u)===i(m)&&(0,s().isDeepStrictEqual)(a(u),a(m))}}),2850:((B,O)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.ownVerdict=e;function e({verdict:s,shards:P=[]}){const[T]=P;return T&&P.length<T.of?T.verdict:
s}}),89953:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.invalid=i,O.nameOf=o,O.requireParts=C;function s(){
const t=e(41895);return s=function(){return t},t}function P(){const t=e(38863);return P=function(){return t},t}function T(){
const t=e(96620);return T=function(){return t},t}function I(){const t=e(92910);return I=function(){return t},t}const R=500;
function C(t,u){const m=t.map(w),[a]=m;if(a===void 0){if((0,T().shardsFor)((0,T().commandsToRun)(u.audit.genes),1)===0)return[];
throw i("There are commands to run, but no parts",c)}for(const v of m)E(v,a,u);return $(m,a.shard.of)}function E(t,u,m){
const{shard:a,report:v}=t;if(a.of!==u.shard.of)throw i(`${o(t)} and ${o(u)} are not parts of the same run`);if(v.error)throw i(
`${o(t)} could not decide${l(v)}`,c);const S=d(v,m);if(S.length>0)throw i(`${o(t)} belongs to another run: ${S.join("; ")}`)}
function $(t,u){const m=Array.from({length:u},(S,r)=>t.filter(({shard:n})=>n.index===r+1)),a=m.filter(({length:S})=>S>1).
flat();if(a.length>0)throw i(`Duplicate parts: ${a.map(o).join(", ")}`);const v=m.flatMap(({length:S},r)=>S===0?[(0,I().
shardName)({index:r+1,of:u})]:[]);if(v.length>0)throw i(`Missing parts: ${v.join(", ")}`,c);return m.flat()}function w({
name:t,report:u}){const{shards:m=[]}=u,[a]=m;if(a&&m.length===1)return{name:t,report:u,shard:a};throw i(`${t} is not a p\
art of a run${l(u)}`)}function l({error:t}){return t?`; its error: ${t.message.slice(0,R)}`:""}function d(t,{audit:u,event:m,
policy:a}){const v=!u.genes.some(({commands:r})=>r.some(T().isPending));return[["version of the gate",t.tool.version,P().
TOOL.version],["base",t.base_sha,m.base],["head",t.head_sha,m.head],["audited commit",t.audited_sha,m.audited],["policy",
t.policy?.digest,a.digest],["other policy",t.policy?.combined_with?.digest,a.combinedWith?.digest],["profile",t.policy?.
profile,a.policy.profile],...v?[["Plans",t.plans_digest,u.plansDigest]]:[],["number of genes",t.genes.length,u.genes.length]].
flatMap(([r,n,y])=>n===y?[]:[`its ${r}: ${n??"none"}, here: ${y??"none"}`])}function o({shard:t,name:u}){return`part ${(0,I().
shardName)(t)} (${u})`}const c="See the logs of the jobs that run the shards, and run them again.";function i(t,u="Use e\
xactly the parts of one run, made with the same options and dependencies as here."){const m=t.charAt(0).toUpperCase()+t.
slice(1);return new(s()).GateError("parts_invalid",m,u)}}),77875:((B,O,e)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.planShards=T;function s(){const R=e(96620);return s=function(){return R},R}function P(){const R=e(92910);return P=function(){
return R},R}function T({genes:R,findings:C,approval_digest:E,plans_digest:$},w,l){const d=new Set(C.flatMap(({rule:u,subject:m})=>u===
"target-not-judged"?m?.id??[]:[])),o=R.map(u=>I(u,d)),c=(0,s().shardsFor)(o,w,l),i=(0,s().partition)(o,c,l),t=Array.from(
{length:c},(u,m)=>{const a=R.filter((v,S)=>i[S]===m+1);return{shard:(0,P().shardName)({index:m+1,of:c}),genes:a.map(({id:v})=>v),
commands:a.reduce((v,{commands:S})=>v+S.length,0)}});return{matrix:{shard:t.map(({shard:u})=>u)},shards:t,waiting:R.filter(
({verdict:u})=>u==="needs_approval").map(({id:u})=>u),approval_digest:E,plans_digest:$}}function I({id:R,commands:C},E){
return C.every(({plan_digest:w,verdict:l})=>w!==void 0||l!=="block"&&E.has(R))?C.map(({command:w})=>w):[]}}),39281:((B,O,e)=>{
e.r(O),e.d(O,{ExitCode:()=>s.yU,addPath:()=>s.fM,debug:()=>s.Yz,endGroup:()=>s.N4,error:()=>s.z3,exportVariable:()=>s.dN,
getBooleanInput:()=>s.Vt,getIDToken:()=>s.V9,getInput:()=>s.V4,getMultilineInput:()=>s.q3,getState:()=>s.Gu,group:()=>s.
Os,info:()=>s.pq,isDebug:()=>s._o,markdownSummary:()=>s.yo,notice:()=>s.lm,platform:()=>s.iD,saveState:()=>s.LZ,setCommandEcho:()=>s.
NI,setFailed:()=>s.C1,setOutput:()=>s.uH,setSecret:()=>s.Pq,startGroup:()=>s.Oh,summary:()=>s.z,toPlatformPath:()=>s.Om,
toPosixPath:()=>s.kb,toWin32Path:()=>s.eG,warning:()=>s.$e});var s=e(57264)}),51041:((B,O,e)=>{e.r(O),e.d(O,{fromBufferPromise:()=>s.
SY});var s=e(20663)})};
