"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:((U,b,e)=>{function s(){const R=e(39281);return s=function(){return R},
R}function P(){const R=e(94639);return P=function(){return R},R}function T(){const R=e(54244);return T=function(){return R},
R}const E="main-has-run";s().getState(E)===""?(s().saveState(E,"true"),(0,T().runProcess)(1,async R=>{await(0,P().runAction)(
process.env,R),R.aborted&&process.exit()})):(0,P().runPost)(process.env)}),63226:((U,b,e)=>{Object.defineProperty(b,"__e\
sModule",{value:!0}),b.checkPlace=C;function s(){const f=e(39281);return s=function(){return f},f}function P(){const f=e(
97928);return P=function(){return f},f}function T(){const f=e(41895);return T=function(){return f},f}function E(){const f=e(
64597);return E=function(){return f},f}function R(){const f=e(5547);return R=function(){return f},f}function I(){const f=e(
76721);return I=function(){return f},f}function $(){const f=e(1405);return $=function(){return f},f}async function C(f,d){
const r=(0,I().publishContext)(f,d);if(d instanceof T().GateError)return{context:r,known:{}};const c=await(0,P().askForRefs)(
r.github,d,s().warning),u={known:c,env:f.env,readShared:(0,$().sharedPolicies)(r.github)},t=await O(d,u).catch(T().asGateError),
i=t instanceof T().GateError?{doubt:t}:{},m={...r,checkName:(0,E().checkNameOf)(r.name,d,t!==!1)};if(d.name!=="pull_requ\
est"||t===!1)return{context:m,known:c,...i};const{number:a}=d.pullRequest;return{context:{...m,others:{list:()=>(0,R().otherPulls)(
d,a,m.github,u),canDiffer:()=>(0,R().protection)(d,u).then(({ofSeveral:S})=>S,()=>!0)}},known:c,...i}}async function O(f,d){
const{baseRef:r,defaultBranch:c=r}=f;return r===c||(await(0,R().protection)(f,d)).isProtected(r)}}),33451:((U,b,e)=>{Object.
defineProperty(b,"__esModule",{value:!0}),b.eventJob=m,b.gateJob=i,b.judgeEvent=a,b.withChangedFiles=S;function s(){const o=e(
39281);return s=function(){return o},o}function P(){const o=e(60016);return P=function(){return o},o}function T(){const o=e(
97928);return T=function(){return o},o}function E(){const o=e(54436);return E=function(){return o},o}function R(){const o=e(
46960);return R=function(){return o},o}function I(){const o=e(42287);return I=function(){return o},o}function $(){const o=e(
1207);return $=function(){return o},o}function C(){const o=e(81014);return C=function(){return o},o}function O(){const o=e(
64632);return O=function(){return o},o}function f(){const o=e(41895);return f=function(){return o},o}function d(){const o=e(
63226);return d=function(){return o},o}function r(){const o=e(4423);return r=function(){return o},o}function c(){const o=e(
5547);return c=function(){return o},o}function u(){const o=e(1405);return u=function(){return o},o}function t(){const o=e(
916);return t=function(){return o},o}function i(o){return m(o,()=>({run:!0}))}async function m(o,n){const w=await(0,t().
eventPayload)(o.env).catch(f().asGateError);if("action"in w&&w.action==="closed"){await(0,c().publishOthers)(o,w,w.pullRequest.
number);return}const{context:l,known:y,doubt:p}=await(0,d().checkPlace)(o,w),g=async()=>{if(p)throw p;return await a(w,l.
github,{...n(),known:y},o)},h="action"in w&&w.action==="edited"&&l.others===void 0;return{context:l,decide:g,...h&&{afterwards:()=>(0,c().
publishOthers)(o,w,w.pullRequest.number)}}}async function a(o,n,{known:w,...l},y){if(o instanceof f().GateError)throw o;
(0,R().requireUnprivileged)(o);const p=(0,r().readInputs)(s().getInput),g=o.name==="pull_request"?await S(o,n,s().warning):
o,h=w??await(0,T().askForRefs)(n,g,s().warning),M=async k=>{const N=await(0,I().resolveEvent)(k,g,h);return g.name==="me\
rge_group"?await(0,E().withGroup)(N,g,k,{github:n,warn:s().warning}):N},A=p.prepare===void 0?{}:{prepare:p.prepare},j={...l,
...A,locate:M,approver:v(n)};return await(0,u().gateOfStep)(j,p,n,y)}function v(o){return"unavailable"in o?(0,P().approveByNobody)(
`cannot read reviews: ${o.unavailable}`):(0,P().approveByReviews)(n=>n===void 0?void 0:(0,O().githubReviews)(o,{number:n}))}
async function S(o,n,w){const{pullRequest:l,headSha:y}=o;if(l.changedFiles!==void 0)return o;const p={doing:"read the nu\
mber of changed files",permission:"pull-requests: read"},g="unavailable"in n?n.unavailable:await(0,C().pullRequestState)(
{...n,...l},l.number).catch(M=>(0,$().explainFailure)(M,p));return typeof g!="string"&&g.headSha===y?{...o,pullRequest:{
...l,changedFiles:g.changedFiles}}:(w(`The number of changed files was not compared with GitHub's: ${typeof g=="string"?
g:"the pull request has newer commits"}.`),o)}}),4423:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.inputsSchema=
void 0,b.readInputs=O,b.readPublishingInputs=f;function s(){const r=e(7723);return s=function(){return r},r}function P(){
const r=e(41895);return P=function(){return r},r}function T(){const r=e(78374);return T=function(){return r},r}function E(){
const r=e(11160);return E=function(){return r},r}function R(){const r=e(92910);return R=function(){return r},r}const I=s().
enum(["true","True","TRUE","false","False","FALSE"]).transform(r=>r.toLowerCase()==="true"),$=b.inputsSchema=s().object(
{mode:s().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":s().string().optional(),
prepare:s().string().optional(),...E().policyInputsSchema.shape,"policy-ref":s().string().optional(),all:I.default(!1),comment:s().
enum(["on-findings","always","never"]).default("on-findings"),suggestions:I.default(!0),"check-name":s().string().min(1).
max(100).default("gene-gate"),"artifact-name":s().string().min(1).default("gene-gate"),shards:s().coerce.number().pipe(T().
shardCountSchema).default(4),shard:R().shardSchema.optional(),parts:s().string().optional(),durations:s().string().optional(),
assets:s().string().optional(),events:s().string().optional(),report:s().string().optional(),attestation:s().string().optional(),
fetch:I.default(!1),"trusted-root":s().string().optional(),"output-directory":s().string().optional()}),C=$.pick({mode:!0,
"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function O(r){const c=$.safeParse(d(
$,r));if(c.success)return c.data;const u=c.error.issues.map(({path:t,message:i})=>`${t.join(".")}: ${i}`);throw new(P()).
GateError("input_invalid",`The action's inputs are invalid:
${u.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function f(r){const c=d(C,r),u=C.safeParse(
c);if(u.success)return u.data;const t=Object.fromEntries(u.error.issues.map(({path:i})=>[i[0],void 0]));return C.parse({
...c,...t})}function d({shape:r},c){const u=Object.keys(r).map(t=>[t,c(t)]);return Object.fromEntries(u.filter(([,t])=>t!==
""))}}),94639:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.runAction=c,b.runPost=u;function s(){const t=e(
39281);return s=function(){return t},t}function P(){const t=e(40410);return P=function(){return t},t}function T(){const t=e(
41895);return T=function(){return t},t}function E(){const t=e(20235);return E=function(){return t},t}function R(){const t=e(
33451);return R=function(){return t},t}function I(){const t=e(4423);return I=function(){return t},t}function $(){const t=e(
85931);return $=function(){return t},t}function C(){const t=e(47752);return C=function(){return t},t}function O(){const t=e(
23393);return O=function(){return t},t}function f(){const t=e(17938);return f=function(){return t},t}function d(){const t=e(
916);return d=function(){return t},t}const r={gate:async t=>await(0,f().publishReport)(await(0,R().gateJob)(t)),publish:async t=>await(0,f().
publishReport)(await(0,O().publishJob)(t)),plan:$().planShardsStep,run:$().runShard,report:async t=>await(0,f().publishReport)(
await(0,$().reportJob)(t)),promote:async({env:t})=>await(0,C().runPromotion)(t)};async function c(t,i){try{const m=(0,I().
readPublishingInputs)(s().getInput);await r[m.mode]({inputs:m,env:t,signal:i})}catch(m){(0,d().failUndecided)((0,T().asGateError)(
m))}}async function u(t){const i=s().getInput("github-token");if(i==="")return;if((0,E().wereUnseen)(s())){const{signal:a}=new AbortController;
await(0,O().publishAgain)({inputs:(0,I().readPublishingInputs)(s().getInput),env:t,signal:a})}const m=await(0,E().closeAbandonedCheck)(
{connect:()=>(0,P().connect)(i,{baseUrl:t.GITHUB_API_URL}),getState:s().getState});m.status==="closed"&&s().warning("The\
 gate did not finish; its check run was completed as a failure."),m.status==="failed"&&s().warning(`The check run may st\
ill be in progress: ${m.reason}.`)}}),85931:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.planShardsStep=
n,b.reportJob=l,b.runShard=w;function s(){const p=e(76760);return s=function(){return p},p}function P(){const p=e(39281);
return P=function(){return p},p}function T(){const p=e(41895);return T=function(){return p},p}function E(){const p=e(73388);
return E=function(){return p},p}function R(){const p=e(67111);return R=function(){return p},p}function I(){const p=e(88863);
return I=function(){return p},p}function $(){const p=e(64597);return $=function(){return p},p}function C(){const p=e(55430);
return C=function(){return p},p}function O(){const p=e(27624);return O=function(){return p},p}function f(){const p=e(20471);
return f=function(){return p},p}function d(){const p=e(94965);return d=function(){return p},p}function r(){const p=e(91088);
return r=function(){return p},p}function c(){const p=e(2850);return c=function(){return p},p}function u(){const p=e(77875);
return u=function(){return p},p}function t(){const p=e(23107);return t=function(){return p},p}function i(){const p=e(92910);
return i=function(){return p},p}function m(){const p=e(47350);return m=function(){return p},p}function a(){const p=e(33451);
return a=function(){return p},p}function v(){const p=e(4423);return v=function(){return p},p}function S(){const p=e(76721);
return S=function(){return p},p}function o(){const p=e(916);return o=function(){return p},p}async function n(p){const g=await(0,o().
eventPayload)(p.env);if("action"in g&&g.action==="closed"){P().setOutput("matrix",JSON.stringify({shard:[]})),P().setOutput(
"shards","[]");return}const{github:h}=(0,S().publishContext)(p,g),M=await(0,a().judgeEvent)(g,h,{run:!1},p),{error:A}=M;
if(A){(0,o().failUndecided)(A);return}const{matrix:j,shards:k,waiting:N}=(0,u().planShards)(M,(0,v().readInputs)(P().getInput).
shards,await(0,o().durationsInput)(p.env));P().setOutput("matrix",JSON.stringify(j));const B=k.map(({shard:L,genes:G,commands:F})=>({
shard:L,genes:G.length,commands:F}));P().setOutput("shards",JSON.stringify(B)),P().info(`${(0,d().count)(k.length,"shard")}\
: ${JSON.stringify(B)}`),N.length>0&&P().info(`${(0,d().count)(N.length,"gene")} waiting for approval`)}async function w(p){
const g=new Date,{shard:h}=(0,v().readInputs)(P().getInput);if(h===void 0)throw new(T()).GateError("input_invalid","`mod\
e: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const M=await(0,o().eventPayload)(
p.env).catch(T().asGateError),{github:A,outputDirectory:j}=(0,S().publishContext)(p,M),N=await(0,o().durationsInput)(p.env).
then(F=>(0,a().judgeEvent)(M,A,{run:!0,shard:h,durations:F},p)).catch(F=>(0,O().buildErrorReport)((0,T().asGateError)(F),
{startedAt:g,shard:h},new Date)),B=await(0,C().publishFiles)(j,{report:N,markdown:F=>(0,f().renderMarkdown)(N,{maxCharacters:F})});
if(B.status==="failed")throw new(T()).GateError("file_unreadable",B.reason,"Set `output-directory` to another directory.");
await(0,R().logFailures)(P(),N),(0,I().setOutputs)(P(),(0,I().outputsOf)(N,(0,$().conclusionOf)(N),(0,C().resultPaths)(j)));
const L=(0,c().ownVerdict)(N),G=`part ${(0,i().shardName)(h)}: ${d().VERDICT_WORDS[L]}`;(0,m().exitCodeOf)(L,N.policy?.enforce)===
0?P().info(G):N.error?(0,o().failUndecided)(N.error):P().setFailed(G)}function l(p){return(0,a().eventJob)(p,()=>{const g=y(
p.env);return{run:!1,takeRuns:async(h,M)=>(0,r().mergedRuns)(await(0,t().readParts)(await(0,t().findParts)(g),E().openInput),
h,M,await(0,o().durationsInput)(p.env))}})}function y(p){const{parts:g}=(0,v().readInputs)(P().getInput);if(g!==void 0)return(0,s().
resolve)(p.GITHUB_WORKSPACE??".",g);throw new(T()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}}),5547:((U,b,e)=>{Object.defineProperty(
b,"__esModule",{value:!0}),b.otherPulls=t,b.protection=m,b.publishOthers=a;function s(){const o=e(39281);return s=function(){
return o},o}function P(){const o=e(97928);return P=function(){return o},o}function T(){const o=e(52483);return T=function(){
return o},o}function E(){const o=e(32693);return E=function(){return o},o}function R(){const o=e(34413);return R=function(){
return o},o}function I(){const o=e(1207);return I=function(){return o},o}function $(){const o=e(81014);return $=function(){
return o},o}function C(){const o=e(67617);return C=function(){return o},o}function O(){const o=e(74238);return O=function(){
return o},o}function f(){const o=e(34453);return f=function(){return o},o}function d(){const o=e(65433);return d=function(){
return o},o}function r(){const o=e(96402);return r=function(){return o},o}function c(){const o=e(76721);return c=function(){
return o},o}function u(){const o=e(1405);return u=function(){return o},o}async function t(o,n,w,l){if("unavailable"in w)
return[];const y=await(0,$().pullsWithHead)(w,o.headSha);n!==void 0&&await i(y,n,o.headSha,w);const p=y.filter(({number:h})=>h!==
n);if(p.length===0)return[];const{isProtected:g}=await m(o,l);return p.filter(({baseRef:h})=>g(h)).map(({number:h,baseRef:M})=>({
number:h,base:M}))}async function i(o,n,w,l){if(o.some(g=>g.number===n))return;const{isOpen:y,headSha:p}=await(0,$().pullOrigin)(
l,n);(0,I().requireAsked)(!(y&&p===w),`all open pull requests: #${n} is missing`)}async function m(o,{known:n,env:w,readShared:l}){
const{baseRef:y,defaultBranch:p=y}=o,g=p===y?n.baseTip:n.defaultTip,h=await(0,r().openRepository)(w.GITHUB_WORKSPACE??process.
cwd(),w);try{const M=await(0,P().defaultTip)(h,o,g===void 0?{}:{defaultTip:g}),A=await(0,T().readerOf)(h,l)(M,`${p}:${O().
POLICY_PATH}`);return{isProtected:j=>(0,C().policyOfBranch)(A,j,p)!==void 0,ofSeveral:Object.keys(A.policy.branches).some(
j=>j!==p)}}finally{await h.close()}}async function a(o,n,w){const l=(0,c().publishContext)(o,n),{github:y}=l;if(!("unava\
ilable"in y))try{const g={known:await(0,P().askForRefs)(y,n,s().warning),env:o.env,readShared:(0,u().sharedPolicies)(y)},
h=await t(n,w,y,g);if(h.length===0)s().info("No other open pull request into a protected branch has this head.");else if(await v(
l,y,h)){const M=await(0,f().startCheck)(l),A=await(0,d().publishWorst)(y,l,M,h);A.status==="reached"?s().info(`Published\
 for ${S(h)}.`):s().warning(`The check of ${S(h)} was not published: ${A.reason}.`)}}catch(p){const h={doing:"look for o\
ther pull requests of this commit",permission:"pull-requests: read"};s().warning(`The required check may be outdated: ${(0,I().
explainFailure)(p,h)}.`)}}async function v({checkName:o},n,[w,...l]){const[y]=await(0,R().gateChecks)(n,o);if(y===void 0)
return!0;if(!y.completed)return(0,E().isWaiting)(y.externalId);const p=(0,E().readExternalId)(y.externalId)?.pulls??[];return l.
length>0||p.length!==1||p[0]!==w?.number}function S(o){return o.map(({number:n})=>`#${n}`).join(", ")}}),47752:((U,b,e)=>{
Object.defineProperty(b,"__esModule",{value:!0}),b.runPromotion=v;function s(){const l=e(51455);return s=function(){return l},
l}function P(){const l=e(76760);return P=function(){return l},l}function T(){const l=e(39281);return T=function(){return l},
l}function E(){const l=e(46960);return E=function(){return l},l}function R(){const l=e(41895);return R=function(){return l},
l}function I(){const l=e(73388);return I=function(){return l},l}function $(){const l=e(28765);return $=function(){return l},
l}function C(){const l=e(26016);return C=function(){return l},l}function O(){const l=e(72883);return O=function(){return l},
l}function f(){const l=e(39242);return f=function(){return l},l}function d(){const l=e(18421);return d=function(){return l},
l}function r(){const l=e(73517);return r=function(){return l},l}function c(){const l=e(80335);return c=function(){return l},
l}function u(){const l=e(10289);return u=function(){return l},l}function t(){const l=e(58802);return t=function(){return l},
l}function i(){const l=e(20849);return i=function(){return l},l}function m(){const l=e(4423);return m=function(){return l},
l}function a(){const l=e(916);return a=function(){return l},l}async function v(l){const y=(0,m().readInputs)(T().getInput),
p=l.GITHUB_WORKSPACE??process.cwd(),g=await(0,O().withWorkspace)(p,l,async B=>(0,f().promote)(await n(y,B,l)),await(0,a().
readEvent)(l,S)),h=y["output-directory"],M=await w(h?(0,P().resolve)(p,h):(0,P().join)(l.RUNNER_TEMP??p,"gene-gate"),g),
{promoted:A,quarantined:j,rejected:k}=g;T().setOutput("promoted",String(A.length)),T().setOutput("quarantined",String(j.
length)),T().setOutput("rejected",String(k.length)),T().setOutput("promotion-path",M.promotion),T().setOutput("promoted-\
path",M.promoted),T().setOutput("quarantined-path",M.quarantined);const N=(0,c().renderPromotion)(g,{columns:120,colour:!1,
verbose:!0});for(const B of N.split(`
`))T().info((0,i().safeLine)(B));await o(g,l.GITHUB_STEP_SUMMARY),k.length+j.length>0&&T().setFailed(`${(0,c().countsOf)(
g)}; see the log for the reasons`)}function S(l,y){return E().repositorySchema.safeParse(y).data?.repository.defaultBranch}
async function o(l,y){if(y!==void 0)try{await(0,s().appendFile)(y,(0,c().promotionPage)(l))}catch(p){T().info((0,i().safeLine)(
`Could not write the step summary: ${p.message}`))}}async function n(l,y,p){const{assets:g,events:h,report:M,attestation:A,
fetch:j}=l,{"trusted-root":k,"github-token":N}=l;if(p.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(R()).GateError(
"event_unsupported","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","P\
romote in a workflow on the default branch: workflow_dispatch, schedule or push.");if(g===void 0)throw new(R()).GateError(
"input_invalid","`mode: promote` requires candidates.","Set the input `assets` to their file.");const B=A!==void 0||j;if(B&&
(k===void 0||j&&!N))throw new(R()).GateError("input_invalid","The inputs `attestation` and `fetch` require `trusted-root\
`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, and set `truste\
d-root` to it.");const L=await(0,O().promotionPolicy)(y),G={assets:g,events:h,report:M,attestation:A,fetch:j},F={folder:y.
directory,open:W=>(0,I().openInput)((0,P().resolve)(y.directory,W)),token:N,repository:p.GITHUB_REPOSITORY,apiUrl:p.GITHUB_API_URL};
return{...await(0,d().openInputs)({...G,...B&&{trustedRoot:k}},F,L),policy:L,platform:(0,C().platformOf)(process.platform),
workspace:y}}async function w(l,y){const p={promotion:(0,P().join)(l,"promotion.json"),promoted:(0,P().join)(l,"promoted\
.jsonl"),quarantined:(0,P().join)(l,"quarantined.jsonl"),subjects:(0,P().join)(l,"promotion.subjects.sha256")};return await(0,$().
makeFolder)(l),await(0,$().replaceFile)(p.promotion,`${(0,u().json)(y)}
`),await(0,$().replaceFile)(p.promoted,(0,r().promotedLines)(y)),await(0,$().replaceFile)(p.quarantined,(0,r().quarantinedLines)(
y)),await(0,$().replaceFile)(p.subjects,(0,t().checksumsOf)((0,r().promotedSubjects)(y))),p}}),76721:((U,b,e)=>{Object.defineProperty(
b,"__esModule",{value:!0}),b.publishContext=I;function s(){const f=e(76760);return s=function(){return f},f}function P(){
const f=e(39281);return P=function(){return f},f}function T(){const f=e(34413);return T=function(){return f},f}function E(){
const f=e(40410);return E=function(){return f},f}function R(){const f=e(41895);return R=function(){return f},f}function I({
inputs:f,env:d,signal:r},c){const{GITHUB_SERVER_URL:u,GITHUB_REPOSITORY:t,GITHUB_RUN_ID:i,RUNNER_TEMP:m}=d,a=f["output-d\
irectory"],v=`${u}/${t}`;return{github:C(f["github-token"],c,d,r),checkName:f["check-name"],name:f["check-name"],...!(c instanceof
R().GateError)&&{binding:$(c)},runKey:(0,T().newRunKey)(d.GITHUB_EVENT_NAME),...t!==void 0&&{repositoryUrl:v},...i!==void 0&&
{detailsUrl:`${v}/actions/runs/${i}`},comment:f.comment,suggestions:f.suggestions,outputDirectory:a===void 0?(0,s().join)(
m??process.cwd(),"gene-gate"):(0,s().resolve)(d.GITHUB_WORKSPACE??".",a),...d.GITHUB_STEP_SUMMARY&&{stepSummaryPath:d.GITHUB_STEP_SUMMARY},
core:P()}}function $(f){const d=f.name==="pull_request"?[f.pullRequest.number]:[];return{event:f.name,base:f.baseRef,pulls:d}}
function C(f,d,r,c){if(d instanceof R().GateError)return{unavailable:"the event has no commit to report on"};if(f===void 0)
return{unavailable:"the input `github-token` is not set"};const u={client:(0,E().connect)(f,{signal:c,baseUrl:r.GITHUB_API_URL}),
headSha:d.headSha};if(d.name!=="pull_request")return{...u,owner:d.owner,repo:d.repo};const{owner:t,repo:i,number:m}=d.pullRequest;
return{...u,owner:t,repo:i,pullRequest:{number:m},readOnlyToken:O(d.pullRequest,r)}}function O({isFork:f},d){return/^pull_request(?:_review)?$/.
test(d.GITHUB_EVENT_NAME??"")&&(f||d.GITHUB_ACTOR==="dependabot[bot]")}}),23393:((U,b,e)=>{Object.defineProperty(b,"__es\
Module",{value:!0}),b.publishAgain=l,b.publishJob=S;function s(){const h=e(39281);return s=function(){return h},h}function P(){
const h=e(60016);return P=function(){return h},h}function T(){const h=e(42287);return T=function(){return h},h}function E(){
const h=e(96493);return E=function(){return h},h}function R(){const h=e(89055);return R=function(){return h},h}function I(){
const h=e(32693);return I=function(){return h},h}function $(){const h=e(34413);return $=function(){return h},h}function C(){
const h=e(40410);return C=function(){return h},h}function O(){const h=e(53844);return O=function(){return h},h}function f(){
const h=e(64632);return f=function(){return h},h}function d(){const h=e(41895);return d=function(){return h},h}function r(){
const h=e(64597);return r=function(){return h},h}function c(){const h=e(78534);return c=function(){return h},h}function u(){
const h=e(47064);return u=function(){return h},h}function t(){const h=e(63226);return t=function(){return h},h}function i(){
const h=e(4423);return i=function(){return h},h}function m(){const h=e(5547);return m=function(){return h},h}function a(){
const h=e(1405);return a=function(){return h},h}function v(){const h=e(916);return v=function(){return h},h}async function S(h){
const M=await n(h).catch(d().asGateError);if(M===void 0)return;const A=M instanceof d().GateError,j=await(0,t().checkPlace)(
h,A?M:M.payload),k=async()=>{if(A)throw M;return await o(M,j,h)};return{context:j.context,decide:k,reportsOnly:!0}}async function o({
payload:h,file:M},{context:{github:A},known:j,doubt:k},N){if(k)throw k;if(M instanceof d().GateError)throw M;if("unavail\
able"in A)throw new Error(A.unavailable);const B=(0,i().readInputs)(s().getInput),L=(0,c().readUploadedReport)(M,h),G={locate:F=>(0,T().
resolveUnchecked)(F,h,j),approver:(0,P().approveByReviews)(()=>(0,f().githubReviews)(A,h.pullRequest)),run:!1,takeRuns:({
audit:F},W)=>(0,u().reportedRuns)(F,L,W)};return await(0,a().gateOfStep)(G,B,A,N)}async function n(h){const{run:M,client:A,
pulls:j}=await w(h),[k]=j;if(k===void 0){const L=JSON.stringify(`${M.head.owner}:${M.head.branch}`);s().info(`No open pu\
ll request from ${L} is at ${M.headSha}: nothing to publish.`);return}const N=await p(M,A).catch(d().asGateError);if(N instanceof
d().GateError&&await y({...M,client:A},j,h.inputs["check-name"])){await(0,m().publishOthers)(h,k,void 0);return}return{payload:g(
j,N)??k,file:N}}async function w({inputs:h,env:M,signal:A}){const j=await(0,v().readEvent)(M,E().parseWorkflowRun),{"git\
hub-token":k}=h;if(k===void 0)throw new(d()).GateError("input_invalid","`mode: publish` requires the input `github-token\
`","Remove the input from the step; its default is the token of the job.");const N=(0,C().connect)(k,{signal:A,baseUrl:M.
GITHUB_API_URL});return{run:j,client:N,pulls:await(0,E().findPullRequests)(N,j)}}async function l(h){try{const A=h.inputs.
mode==="publish"?(await w(h)).pulls[0]:await(0,v().eventPayload)(h.env);A?.name==="pull_request"&&await(0,m().publishOthers)(
h,A,void 0)}catch(M){s().warning(`The required check stays failed: ${(0,d().asGateError)(M).message}`)}}async function y(h,M,A){
for(const j of M){const{number:k}=j.pullRequest,N=[A,(0,O().nameOfPull)(A,k),(0,r().checkNameOf)(A,j,!1)],B=(await Promise.
all(N.map(G=>(0,$().gateChecks)(h,G)))).flat(),L=({completed:G,externalId:F})=>{const W=(0,I().readExternalId)(F);return G&&
W?.pulls.join()===`${k}`&&W.isInto(j.baseRef)};if(!B.some(L))return!1}return!0}async function p({runId:h,owner:M,repo:A},j){
const{"artifact-name":k}=(0,i().readInputs)(s().getInput),N=await(0,R().downloadArtifact)({client:j,owner:M,repo:A},h,k);
return await(0,R().readZipFile)(N,c().REPORT_FILE,c().MAX_REPORT_BYTES)}function g(h,M){if(M instanceof d().GateError)return;
const A=(0,c().claimedPull)(M);return h.find(({pullRequest:j})=>j.number===A)}}),17938:((U,b,e)=>{Object.defineProperty(
b,"__esModule",{value:!0}),b.publishReport=f;function s(){const d=e(39281);return s=function(){return d},d}function P(){
const d=e(41895);return P=function(){return d},d}function T(){const d=e(34453);return T=function(){return d},d}function E(){
const d=e(27624);return E=function(){return d},d}function R(){const d=e(42594);return R=function(){return d},d}function I(){
const d=e(20471);return I=function(){return d},d}function $(){const d=e(74658);return $=function(){return d},d}function C(){
const d=e(916);return C=function(){return d},d}function O(d,{detailsUrl:r,repositoryUrl:c}){const u={...r!==void 0&&{detailsUrl:r},
...c!==void 0&&{repositoryUrl:c}};return{report:d,title:(0,$().reportTitle)(d),markdown:(t,i)=>(0,I().renderMarkdown)(d,
{...u,...i,maxCharacters:t}),text:t=>(0,R().renderCheckText)(d,{...u,maxCharacters:t})}}async function f(d){if(d===void 0)
return;const{context:r,decide:c,reportsOnly:u,afterwards:t}=d,i=new Date,m=await(0,T().startCheck)(r),a=await c().catch(
l=>(0,E().buildErrorReport)((0,P().asGateError)(l),{startedAt:i},new Date)),v=O(a,r),{title:S}=v,{conclusion:o,channels:n}=await(0,T().
publish)(r,m,v);if(await t?.(),a.error){(0,C().failUndecided)(a.error);return}if(!u){o==="success"||o==="neutral"?s().info(
S):s().setFailed(S);return}const{check:w}=n;w.status==="failed"?s().setFailed(`Decided, but not published: ${w.reason}. \
The result: ${S}`):s().info(w.status==="reached"?S:`${S} (not published: ${w.reason})`)}}),1405:((U,b,e)=>{Object.defineProperty(
b,"__esModule",{value:!0}),b.gateOfStep=C,b.sharedPolicies=O;function s(){const f=e(39281);return s=function(){return f},
f}function P(){const f=e(24474);return P=function(){return f},f}function T(){const f=e(1207);return T=function(){return f},
f}function E(){const f=e(40638);return E=function(){return f},f}function R(){const f=e(41551);return R=function(){return f},
f}function I(){const f=e(24666);return I=function(){return f},f}function $(){const f=e(49604);return $=function(){return f},
f}function C(f,d,r,{env:c,signal:u}){return(0,P().gate)({...f,directory:c.GITHUB_WORKSPACE??process.cwd(),env:c,...d["po\
licy-ref"]!==void 0&&{policyRef:d["policy-ref"]},inputs:d,readShared:O(r),all:d.all,progress:(0,$().groupedProgress)(s()),
signal:u,secrets:(0,R().secretsOf)(c)})}function O(f){return async d=>{if("unavailable"in f)throw(0,I().unavailable)(d,f.
unavailable);const[r="",c=""]=d.repository.split("/");try{return await(0,E().readFileAt)({client:f.client,owner:r,repo:c},
d.path,d.commit)}catch(u){const t={doing:"read it",permission:"contents: read"};throw(0,I().unavailable)(d,(0,T().explainFailure)(
u,t),{cause:u})}}}}),916:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.durationsInput=r,b.eventPayload=d,
b.failUndecided=c,b.readEvent=f;function s(){const u=e(76760);return s=function(){return u},u}function P(){const u=e(38321);
return P=function(){return u},u}function T(){const u=e(39281);return T=function(){return u},u}function E(){const u=e(46960);
return E=function(){return u},u}function R(){const u=e(41895);return R=function(){return u},u}function I(){const u=e(73388);
return I=function(){return u},u}function $(){const u=e(20849);return $=function(){return u},u}function C(){const u=e(71667);
return C=function(){return u},u}function O(){const u=e(4423);return O=function(){return u},u}async function f(u,t){const{
GITHUB_EVENT_NAME:i="",GITHUB_EVENT_PATH:m=""}=u;try{return t(i,JSON.parse(await(0,P().text)((0,I().openInput)(m))))}catch(a){
throw a instanceof R().GateError?a:new(R()).GateError("event_invalid",`Cannot read the event file ${m||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:a})}}function d(u){
return f(u,(t,i)=>(0,E().parsePayload)(t,i,u.GITHUB_SHA))}async function r(u){const{durations:t}=(0,O().readInputs)(T().
getInput);return t===void 0?new Map:(0,C().readDurations)((0,s().resolve)(u.GITHUB_WORKSPACE??".",t),I().openInput)}function c({
message:u,hint:t}){const i=u.replace(/\s*\n\s*/g," "),m=t.split(`
`);if(m.length===1){T().setFailed((0,R().inSentences)({message:u,hint:t}));return}for(const a of m)T().info((0,$().safeLine)(
a));T().setFailed(i)}}),60016:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.approveByNobody=R,b.approveByReviews=
E,b.approvingReviewers=c,b.asksForApproval=i;function s(){const a=e(1395);return s=function(){return a},a}const P=20,T=10;
function E(a){return{means:"review",find:async v=>{const S=a(v.pullRequest);return S!==void 0?await I(S,v):{approvals:[],
refusals:["the event has no pull request to review"]}}}}function R(a){return{means:"review",find:async()=>({approvals:[],
refusals:[a]})}}async function I(a,v){const S=[],o=[];try{const n=c(await a.list());if(n.length===0)return{approvals:S,refusals:o};
const w=n.slice(-P),l=await a.authorId(),y=await a.lastEdits(w.flatMap(g=>g.reviews)),p=d(v,a);for(const g of w){const h=await $(
g,{reviews:a,question:v,authorId:l,edits:y,subjectAt:p});typeof h=="string"?o.push(`${g.user.login}: ${h}`):S.push(h)}}catch(n){
o.push(a.explain(n,"read the reviews of the pull request"))}return{approvals:S,refusals:o}}async function $(a,v){const{user:S,
withdrawn:o}=a;if(S.id===v.authorId)return"opened the pull request and cannot approve it";if(S.type!=="User")return"is n\
ot a person";if(!C(v.question.people,S.login))return"is not an approver in the policy";if(o)return"has withdrawn the app\
roval, or it was dismissed";const n=await O(a,v);if(typeof n=="string")return n;try{if(!await v.reviews.mayWrite(S))return"\
has no write access to the repository"}catch(w){return v.reviews.explain(w,"read the permission of this account")}return{
user:S.login,at:new Date(n.submittedAt).toISOString()}}function C(a,v){return a.length===0||a.some(S=>S.toLowerCase()===
v.toLowerCase())}async function O({reviews:a},v){let S;for(const o of a){const n=await f(o,v);if(n===void 0)return o;S??=
n}return S??"has not approved"}async function f({nodeId:a,submittedAt:v,commit:S,body:o},{edits:n,question:w,subjectAt:l,
reviews:{explain:y}}){const p=n.get(a);if(p===void 0)return"GitHub does not report whether the review was edited";const g=j=>j!==
null&&!(Date.parse(j)<=Date.parse(v));if(g(p.editedAt))return"the review was edited after it was submitted";if(g(p.retargetedAt))
return"the base branch was changed after the review";if(S===null)return"GitHub does not report which commit was reviewed";
const h=await l(S);if("reason"in h)return h.reason;const M=(0,s().changedSince)(h,w.subject);if(M!==void 0)return`${M} s\
ince the approved commit ${S.slice(0,12)}`;try{if(await w.policyChangedSince(v))return"the policy of the base branch has\
 changed since the review"}catch(j){return y(j,"read the policy at the time of the review")}const{digest:A}=m(o)??{};if(!(A===
void 0||(0,s().approvalDigest)(w.subject).startsWith(A)))return"the review approves another digest; the base branch, the\
 policy or the commands have changed since"}function d({subjectAt:a},v){const S=new Map;return async o=>{const n=S.get(o)??
(S.size<T?a(o).catch(w=>({reason:v.explain(w,`judge ${o}`)})):{reason:"too many commits were approved"});return S.set(o,
Promise.resolve(n)),await n}}const r=new Set(["COMMENTED","PENDING"]);function c(a){const v=a.filter(u).sort((o,n)=>o.submittedAt.
localeCompare(n.submittedAt)||o.id-n.id),S=new Map;for(const o of v){const{user:n,state:w}=o,l=S.get(n.id);if(w==="APPRO\
VED"&&i(o.body)){const p=l&&!l.withdrawn?l.reviews:[];S.set(n.id,{user:n,reviews:[o,...p],withdrawn:!1})}else if(w!=="AP\
PROVED"&&!r.has(w)){if(l===void 0&&!i(o.body))continue;S.set(n.id,{user:n,reviews:[o],...l,withdrawn:!0})}}return[...S.values()]}
function u(a){return a.user!==null&&a.submittedAt!==null&&a.state!=="PENDING"}const t=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function i(a){return m(a)!==void 0}function m(a){let v;for(const S of a.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){
const o=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(S);if(v!==void 0)o?.[1]?.startsWith(v)&&o[2]?.trim()===""&&(v=void 0);else if(o)
v=o[1];else{const[n,w]=/^ {0,3}\S/.test(S)?t.exec(S.trim())??[]:[];if(n!==void 0)return w===void 0?{}:{digest:w}}}}}),97928:((U,b,e)=>{
Object.defineProperty(b,"__esModule",{value:!0}),b.askForRefs=$,b.baseTip=f,b.defaultTip=O,b.descends=r;function s(){const c=e(
1207);return s=function(){return c},c}function P(){const c=e(40638);return P=function(){return c},c}function T(){const c=e(
41895);return T=function(){return c},c}function E(){const c=e(24634);return E=function(){return c},c}function R(){const c=e(
19674);return R=function(){return c},c}function I(){const c=e(67397);return I=function(){return c},c}async function $(c,u,t){
const i=C(u);if("unavailable"in c)return{};const{defaultBranch:m=u.baseRef}=u,a=async(o,n="base")=>{try{return await(0,P().
refTip)(c,o)}catch(w){const l=`read the tip of ${o.replace(/^heads\//,"")}`,y=(0,s().explainFailure)(w,{doing:l,permission:"\
contents: read"});t(`The ${n} was not compared with GitHub's: ${y}.`);return}},[v,S]=await Promise.all([i===void 0?void 0:
a(`heads/${i}`),m===u.baseRef?void 0:a(`heads/${m}`)]);return{...v!==void 0&&{baseTip:v},...S!==void 0&&{defaultTip:S},...u.
name==="pull_request"&&{merge:()=>a(`pull/${u.pullRequest.number}/merge`,"test merge")}}}function C(c){return c.name==="\
pull_request"?c.baseRef:"branch"in c.against?c.against.branch:void 0}async function O(c,u,{defaultTip:t}){const{defaultBranch:i=u.
baseRef}=u,m=`refs/remotes/origin/${i}`,a=u.name==="pull_request"?u.pullRequest:u;if(t===void 0&&!await(0,R().isRemoteOf)(
c,a))throw new(T()).GateError("ref_not_found",`The policy of ${JSON.stringify(i)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const v=t??m;await(0,E().requireCommits)(c,[v],[...t===void 0?[]:[t],(0,R().fetched)(i)]);const[S]=await(0,I().resolveCommits)(
c,[v]);return S}async function f(c,u,{baseTip:t}){const{baseRef:i,baseSha:m}=u,a=t??m;if(await(0,E().requireCommits)(c,[
a],[a,(0,R().fetched)(i)]),t!==void 0)return t;const v=await d(c,u);return v!==void 0&&await r(c,v,m,u)?v:m}async function d(c,{
baseRef:u,pullRequest:t}){if(!await(0,R().isRemoteOf)(c,t))return;const i=`refs/remotes/origin/${u}`;try{await(0,E().requireCommits)(
c,[i],[(0,R().fetched)(u)])}catch(m){if(!(m instanceof T().GateError)||m.code!=="shallow_clone")throw m}return(await(0,I().
lookUpCommits)(c,[i]))[0]}async function r(c,u,t,{baseRef:i}){if(u===t)return!0;try{return await(0,E().mergeBase)(c,u,t,
[u,t,(0,R().fetched)(i)])===t}catch(m){if(m instanceof T().GateError&&m.code==="no_merge_base")return!1;throw m}}}),54436:((U,b,e)=>{
Object.defineProperty(b,"__esModule",{value:!0}),b.withGroup=$;function s(){const r=e(1207);return s=function(){return r},
r}function P(){const r=e(81014);return P=function(){return r},r}function T(){const r=e(41895);return T=function(){return r},
r}function E(){const r=e(24634);return E=function(){return r},r}function R(){const r=e(37213);return R=function(){return r},
r}function I(){const r=e(47520);return I=function(){return r},r}async function $(r,c,u,{github:t,warn:i}){const m=await C(
r,c,u,t);return typeof m!="string"?{...r,group:m,isFork:m.some(({isFork:a})=>a)}:(i(`The merge group is treated as a cha\
nge from a fork: ${m}.`),r)}async function C({base:r,head:c},{baseRef:u,pullNumber:t},i,m){if("unavailable"in m)return m.
unavailable;try{if(await(0,E().mergeBase)(i,r,c)!==r)return"its base is not in its history";const a=await(0,I().firstParents)(
i,r,c),v={repository:i,github:m,baseRef:u},S=await Promise.all(a.map(y=>d(y,v))),o=S.filter(y=>y===void 0),n=t===void 0?
void 0:await(0,P().pullOrigin)(m,t),w=o.length===a.length&&n?.isOpen&&n.commits===a.length;if(n===void 0||o.length>0&&!w)
return`no pull request is known for ${o.length} of its ${a.length} commits`;const l=[...S,n].filter(y=>y!==void 0);return[
...new Map(l.map(y=>[y.number,O(y)])).values()]}catch(a){return a instanceof T().GateError?a.message:(0,s().explainFailure)(
a,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}function O({number:r,headSha:c,
isFork:u}){return{number:r,headSha:c,isFork:u}}const f=/\(#(\d{1,9})\)$/;async function d({commit:r,parents:c,subject:u,
tree:t},{repository:i,github:m,baseRef:a}){const[v="",S,...o]=c,n=y=>y.isOpen&&y.baseRef===a;if(S!==void 0){if(o.length>
0)return;const p=(await(0,P().pullsOfCommit)(m,S)).filter(n).filter(({headSha:g})=>g===S);return p.find(({isFork:g})=>g)??
p[0]}const w=f.exec(u)?.[1];if(w===void 0)return;const l=await(0,P().pullOrigin)(m,Number(w));if(n(l))return await(0,E().
requireCommits)(i,[l.headSha],[`refs/pull/${w}/head`]),await(0,E().mergeBase)(i,v,l.headSha,[r,l.headSha]),await(0,R().mergedTree)(
i,v,l.headSha)===t?l:void 0}}),46960:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.inWords=S,b.mergeGroup=
c,b.parsePayload=v,b.pullRequest=I,b.pullRequestReview=$,b.repositorySchema=void 0,b.requireUnprivileged=o,b.sha=void 0;
function s(){const n=e(7723);return s=function(){return n},n}function P(){const n=e(41895);return P=function(){return n},
n}const T=b.sha=s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),E=b.repositorySchema=s().object({repository:s().object(
{name:s().string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().string().min(1)}).transform(({
name:n,owner:w,default_branch:l})=>({owner:w.login,repo:n,defaultBranch:l}))}),R=s().object({action:s().string().optional(),
repository:s().object({id:s().int(),name:s().string().min(1),owner:s().object({login:s().string().min(1)}),default_branch:s().
string().min(1).optional()}),pull_request:s().object({number:s().int().positive(),head:s().object({sha:T,repo:s().object(
{id:s().int()}).nullable()}),base:s().object({sha:T,ref:s().string().min(1)}),changed_files:s().int().nonnegative().optional()})});
function I(n){const{action:w,pull_request:l}=R.parse(n);return s().int().parse(l.changed_files),{...$(n),...w!==void 0&&
{action:w}}}function $(n){const{repository:w,pull_request:l}=R.parse(n);return{name:"pull_request",pullRequest:{owner:w.
owner.login,repo:w.name,number:l.number,isFork:l.head.repo?.id!==w.id,...l.changed_files!==void 0&&{changedFiles:l.changed_files}},
headSha:l.head.sha,baseRef:l.base.ref,baseSha:l.base.sha,...w.default_branch!==void 0&&{defaultBranch:w.default_branch}}}
const C=/^0+$/,O=/^refs\/heads\//,f=/^refs\/(?:heads|tags)\//,d=s().object({...E.shape,merge_group:s().object({head_sha:T,
base_sha:T,head_ref:s().string(),base_ref:s().string()})}),r=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function c(n){const{repository:w,merge_group:l}=d.parse(n),y=r.exec(l.head_ref)?.[1];return{name:"merge_group",...w,headSha:l.
head_sha,against:{commit:l.base_sha},baseRef:l.base_ref.replace(O,""),isOwn:!1,...y!==void 0&&{pullNumber:Number(y)}}}const u=s().
object({...E.shape,ref:s().string().min(1),before:T,after:T});function t(n){const{repository:w,ref:l,before:y,after:p}=u.
parse(n),{defaultBranch:g}=w,h=l===`refs/heads/${g}`;if(C.test(p)||!O.test(l)||h&&C.test(y))throw new(P()).GateError("ev\
ent_unsupported",`The push of ${JSON.stringify(l)} adds no commits to a branch, or is the first of the default branch: t\
here is nothing to compare with`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first push, \
run the gate on the next change.');return{name:"push",...w,...{headSha:p,against:h?{commit:y}:{branch:g},baseRef:g},isOwn:!0}}
const i=s().object({...E.shape,ref:s().string().min(1)});function m(n,w){const{repository:l,ref:y}=i.parse(n),{defaultBranch:p}=l;
return{name:"workflow_dispatch",...l,headSha:T.parse(w),against:{branch:p},baseRef:p,isOwn:f.test(y)}}const a=new Map([[
"pull_request",I],["pull_request_review",$],["pull_request_target",n=>({...I(n),privileged:!0})],["merge_group",c],["pus\
h",t],["workflow_dispatch",m]]);function v(n,w,l){const y=a.get(n);if(y===void 0)throw new(P()).GateError("event_unsuppo\
rted",`The event ${JSON.stringify(n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md lists \
the supported events.");return S(n,()=>y(w,l))}function S(n,w){try{return w()}catch(l){throw l instanceof s().ZodError?new(P()).
GateError("event_invalid",`The payload is not a GitHub ${n} event: ${s().prettifyError(l)}`,"GITHUB_EVENT_PATH must be t\
he path of the file that the runner wrote."):l}}function o(n){if("privileged"in n)throw new(P()).GateError("event_unsupp\
orted","No command was run: on pull_request_target the commands of a change would have a write token and the secrets of \
the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}}),42287:((U,b,e)=>{
Object.defineProperty(b,"__esModule",{value:!0}),b.resolveBranch=O,b.resolveEvent=I,b.resolveUnchecked=$;function s(){const r=e(
24634);return s=function(){return r},r}function P(){const r=e(19674);return P=function(){return r},r}function T(){const r=e(
67397);return T=function(){return r},r}function E(){const r=e(97928);return E=function(){return r},r}function R(){const r=e(
1096);return R=function(){return r},r}async function I(r,c,u){const t=c.name==="pull_request"?await(0,R().resolvePullRequest)(
r,c,u):await O(r,c,u);return await C(t,c,r,u)}async function $(r,c,u){const t=await(0,R().resolveFetched)(r,c,u);return await C(
t,c,r,u)}async function C(r,c,u,t){const{defaultBranch:i}=c;if(i===void 0)return r;const m=i===r.baseRef?r.policyCommit:
await(0,E().defaultTip)(u,c,t);return{...r,defaultBranch:{name:i,commit:m}}}async function O(r,{name:c,headSha:u,against:t,
baseRef:i,isOwn:m},a){const v="commit"in t?await f(r,t.commit,u):await d(r,t.branch,u,a);return{name:c,directory:r.directory,
head:u,audited:u,baseRef:i,...v,isFork:!m}}async function f(r,c,u){return await(0,s().requireCommits)(r,[c,u],[c,u]),{base:c,
policyCommit:c}}async function d(r,c,u,t){const i=(0,P().fetched)(c),m=t.baseTip??`refs/remotes/origin/${c}`;await(0,s().
requireCommits)(r,[m],[i]);const[a]=await(0,T().resolveCommits)(r,[m]);return{base:await(0,s().mergeBase)(r,a,u,[u,i]),policyCommit:a}}}),
1096:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.resolveFetched=f,b.resolvePullRequest=O;function s(){
const a=e(41895);return s=function(){return a},a}function P(){const a=e(61388);return P=function(){return a},a}function T(){
const a=e(24634);return T=function(){return a},a}function E(){const a=e(37213);return E=function(){return a},a}function R(){
const a=e(213);return R=function(){return a},a}function I(){const a=e(19674);return I=function(){return a},a}function $(){
const a=e(67397);return $=function(){return a},a}function C(){const a=e(97928);return C=function(){return a},a}async function O(a,v,S={}){
const[o]=await(0,$().resolveCommits)(a,["HEAD"]),n=o===v.headSha?await c(a,v,await(0,C().baseTip)(a,v,S)):await r(a,v,o,
S);return d(a,v,n)}async function f(a,v,S={}){const{headSha:o,pullRequest:n}=v;await(0,T().requireCommits)(a,[o],[`refs/\
pull/${n.number}/head`]);const w=await(0,C().baseTip)(a,v,S);return d(a,v,await c(a,v,w))}function d({directory:a},{headSha:v,
baseRef:S,pullRequest:o},n){const{isFork:w}=o;return{name:"pull_request",directory:a,head:v,baseRef:S,...n,isFork:w,pullRequest:o}}
async function r(a,v,S,o){const{headSha:n,baseRef:w}=v,[l,y,...p]=await(0,$().parentsOf)(a,S);if(l===void 0||y!==n||p.length>
0)throw(0,P().checkoutDiffers)(`the checkout is at ${(0,T().short)(S)}, which is neither that commit nor its test merge \
commit`,n,"actions");await(0,T().requireCommits)(a,[l,n],[S,(0,I().fetched)(w)]);const g=await(0,C().baseTip)(a,v,o),h=await t(
{commit:S,base:l,tip:g},a,v,o);return h===void 0?{base:l,audited:S,policyCommit:g}:{...await c(a,v,g),unprovenMerge:{commit:S,
reason:h}}}async function c(a,v,S){const{headSha:o,baseSha:n,baseRef:w}=v,l=await(0,T().mergeBase)(a,S,o,[o,S,(0,I().fetched)(
w)]),[y]=await(0,$().lookUpCommits)(a,[n]);return(y===void 0||y===S?l:await(0,T().mergeBase)(a,y,o))===l&&await u(a,v,l),
{base:l,audited:o,policyCommit:S}}async function u(a,{headSha:v,pullRequest:{changedFiles:S}},o){if(S===void 0)return;const n=await(0,R().
countChangedFiles)(a,o,v);if(!(n>=S))throw new(s()).GateError("change_incomplete",`GitHub reports ${S} changed files, bu\
t this clone shows only ${n}`,"Set `fetch-depth: 0` on actions/checkout, and run the job again.")}async function t(a,v,S,o){
const n=async()=>await o.merge?.()===a.commit,w=(await v.shallowCommits()).size>0;if(w&&await n())return;const l=await i(
a,v,S);return l===void 0||w?l:await n()?void 0:l}async function i(a,v,S){const{headSha:o,baseRef:n}=S;if(!await m(a,v,S))
return`its first parent ${(0,T().short)(a.base)} is not a recent commit of ${n}`;(await v.shallowCommits()).size>0&&await(0,T().
mergeBase)(v,a.base,o,[a.commit,(0,I().fetched)(n)]);const[w,[l]]=await Promise.all([(0,E().mergedTree)(v,a.base,o),v.read(
[`${a.commit}^{tree}`])]);return w===void 0?"git cannot compute this merge":w===l?.oid?void 0:"git computes other conten\
t for it"}async function m({base:a,tip:v},S,o){return a===v||a===o.baseSha?!0:await(0,C().descends)(S,a,o.baseSha,o)&&await(0,C().
descends)(S,v,a,o)}}),96493:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.findPullRequests=f,b.parseWorkflowRun=
C;function s(){const d=e(7723);return s=function(){return d},d}function P(){const d=e(1207);return P=function(){return d},
d}function T(){const d=e(81014);return T=function(){return d},d}function E(){const d=e(41895);return E=function(){return d},
d}function R(){const d=e(46960);return R=function(){return d},d}const I=s().object({...R().repositorySchema.shape,workflow_run:s().
object({id:s().int().positive(),event:s().string(),head_sha:R().sha,head_branch:s().string().min(1).nullable(),head_repository:s().
object({owner:s().object({login:s().string().min(1)})}).nullable()})}),$=["pull_request","pull_request_review"];function C(d,r){
if(d!=="workflow_run")throw O(`\`mode: publish\` does not support the event ${JSON.stringify(d)}`);const c=(0,R().inWords)(
d,()=>I.parse(r)),{repository:u,workflow_run:t}=c,{owner:i,repo:m}=u;if(!$.includes(t.event))throw O(`The workflow run w\
as started by ${JSON.stringify(t.event)}`);if(t.head_branch===null||t.head_repository===null)throw O("The branch or the \
repository of the workflow run was deleted");const a={owner:t.head_repository.owner.login,branch:t.head_branch};return{owner:i,
repo:m,runId:t.id,headSha:t.head_sha,head:a}}function O(d){return new(E()).GateError("event_unsupported",d,"Trigger it o\
n `workflow_run` of the workflow that gates pull requests (docs/github.md).")}async function f(d,{owner:r,repo:c,head:u,
headSha:t}){const i={client:d,owner:r,repo:c};try{const m=`${u.owner}:${u.branch}`,v=(await(0,T().pullsWithHead)(i,t,m)).
map(async({number:o})=>(0,R().pullRequest)(await(0,T().pullRequestAsPayload)(i,o)));return(await Promise.all(v)).filter(
o=>o.headSha===t).sort((o,n)=>o.pullRequest.number-n.pullRequest.number)}catch(m){throw(0,P().asUnavailable)(m,{doing:"f\
ind the pull request",permission:"pull-requests: read"})}}}),89055:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),
b.downloadArtifact=I,b.readZipFile=C;function s(){const d=e(51041);return s=function(){return d},d}function P(){const d=e(
41895);return P=function(){return d},d}function T(){const d=e(40410);return T=function(){return d},d}function E(){const d=e(
1207);return E=function(){return d},d}const R=16*1024*1024;async function I({client:d,owner:r,repo:c},u,t){const{actions:i}=d.
octokit.rest;try{const{data:m}=await i.listWorkflowRunArtifacts({owner:r,repo:c,run_id:u,name:t,per_page:100}),[a]=m.artifacts.
filter(S=>S.name===t&&!S.expired).sort((S,o)=>o.id-S.id);if(a===void 0)throw f(`is missing: ${JSON.stringify(t)}`);if(a.
size_in_bytes>R)throw f(`is larger than ${R} bytes`);const v=await i.downloadArtifact({owner:r,repo:c,artifact_id:a.id,archive_format:"\
zip",request:{...T().LEAVES_API,parseSuccessResponseBody:!1}});return await $(v.data)}catch(m){throw(0,E().asUnavailable)(
m,{doing:"download the report",permission:"actions: read"})}}async function $(d){const r=[];let c=0;for await(const u of d){
if(c+=u.length,c>R)throw f(`is larger than ${R} bytes`);r.push(u)}return Buffer.concat(r)}async function C(d,r,c){try{const u=await(0,s().
fromBufferPromise)(d,{lazyEntries:!0});return await O(u,r,c)}catch(u){throw u instanceof P().GateError?u:f(`is not a rea\
dable zip archive (${String(u)})`,u)}}async function O(d,r,c){for await(const u of d.eachEntry()){if(u.fileName!==r)continue;
if(u.uncompressedSize>c)throw f(`has a ${r} that is too large`);const t=[];for await(const i of await d.openReadStreamPromise(
u))t.push(i);return Buffer.concat(t)}throw f(`has no ${r}`)}function f(d,r){return new(P()).GateError("artifact_invalid",
`The artifact of the workflow run ${d}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:r})}}),77954:((U,b,e)=>{Object.defineProperty(b,
"__esModule",{value:!0}),b.appendAnnotations=$,b.missingAnnotations=R;function s(){const O=e(61218);return s=function(){
return O},O}function P(){const O=e(34413);return P=function(){return O},O}function T(){const O=e(40410);return T=function(){
return O},O}function E(){const O=e(1207);return E=function(){return O},O}async function R(O,f,d){if(f.annotationsCount===
0)return d;const{client:r,owner:c,repo:u}=O,t=await r.octokit.paginate(r.octokit.rest.checks.listAnnotations,{owner:c,repo:u,
check_run_id:f.id,per_page:100}),i=new Set(t.map(I)),m=new Set(d.map(I));if([...i].every(a=>m.has(a)))return d.filter(a=>!i.
has(I(a)))}function I(O){const{path:f,start_line:d,end_line:r,start_column:c,end_column:u}=O,{annotation_level:t,title:i,
message:m}=O,a=[i,m].map(S=>S?.trim()??"");return JSON.stringify([f,d,r,...[c??0,u??0],t,...a])}async function $(O,f,d){
const r=s().GITHUB_LIMITS.annotationsPerRequest,c=[];let u=f.annotationsCount;for(let t=0;t<d.length;t+=r){const i=d.slice(
t,t+r);try{await C(O,f,i,u),u+=i.length}catch(m){const a=(0,E().readFailure)(m).kind==="invalid",v=a?i.length:d.length-t,
S=(0,E().explainFailure)(m,{...(0,P().checkOperation)(O),doing:"annotate"});if(c.push(`Missing annotations: ${v}; ${S}.`),
!a)break}}return c}async function C({client:O,owner:f,repo:d},{id:r},c,u){const{checks:t}=O.octokit.rest,i={owner:f,repo:d,
check_run_id:r},m=async()=>{const a={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...c]};return await t.
update({...i,status:"in_progress",output:a,...T().NOT_REPEATABLE}),!0};await O.once(m,async()=>{const{data:a}=await t.get(
i);return a.output.annotations_count>=u+c.length||void 0})}}),66059:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),
b.commentThread=T,b.unlessGone=E,b.viewerLogin=R;function s(){const I=e(40410);return s=function(){return I},I}function P(){
const I=e(1207);return P=function(){return I},I}function T(I,$,C){const{client:O,owner:f,repo:d}=I,{issues:r}=O.octokit.
rest,c={owner:f,repo:d};let u;async function t(){const S=(await O.octokit.paginate(r.listComments,{...c,issue_number:$,per_page:100})).
filter(o=>o.body?.startsWith(C));return S.length===0?[]:(u??=await R(O),S.filter(o=>o.user?.login===u).map(({id:o,html_url:n,
body:w=""})=>({id:o,url:n,body:w})).sort((o,n)=>o.id-n.id))}async function i(v){const S=async()=>{const{data:o}=await r.
createComment({...c,issue_number:$,body:v,...s().NOT_REPEATABLE});return u??=o.user?.login,{id:o.id,url:o.html_url,body:v}};
return O.once(S,async()=>(await t())[0])}async function m(v,S){const[o,...n]=v;if(o!==void 0)return await a(o,n,S);const w=await i(
S),[l=w,...y]=await t();return await a(l,y,S)}async function a(v,S,o){v.body!==o&&await r.updateComment({...c,comment_id:v.
id,body:o});for(const{id:n}of S)await E(r.deleteComment({...c,comment_id:n}));return v}return{own:t,leaveOne:m}}async function E(I){
try{await I}catch($){if((0,P().readFailure)($).kind!=="not_found")throw $}}async function R({octokit:I}){return(await I.
graphql("{ viewer { login } }")).viewer.login}}),53844:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.nameOfPull=
C,b.obtainCheck=R,b.renameOthers=O,b.settleCheck=d;function s(){const t=e(77954);return s=function(){return t},t}function P(){
const t=e(32693);return P=function(){return t},t}function T(){const t=e(34413);return T=function(){return t},t}function E(){
const t=e(1207);return E=function(){return t},t}async function R(t,i,m){const a=await(0,T().gateChecks)(t,i.checkName);if(I(
a,i))return"merge queue";if(m!==void 0&&a.some(n=>$(n,{...i,claim:m})))return"later run";const v=Math.max(0,...a.map(({externalId:n})=>(0,P().
claimOf)(n))),S={...i,claim:m??v+1},o=a.filter(n=>f(n,i)===void 0);for(const n of o){const w=await u(t,S,n);if(w)return w}
return await(0,T().createCheck)(t,S,a[0])}function I(t,{binding:i}){return i?.event!==P().QUEUE&&t.some(T().isOfQueue)}function $({
id:t,externalId:i},{runKey:m,claim:a},v){if((0,P().isWaiting)(i)||i.startsWith((0,P().claimPrefix)(m)))return!1;const S=(0,P().
claimOf)(i);return S!==0&&S!==a?S>a:v===void 0?S===a:t>=v.id}function C(t,i){return`${t} (#${i})`}async function O(t,i,m){
for(const a of m??await(0,T().gateChecks)(t,i.checkName)){const v=f(a,i);v!==void 0&&await(0,T().updateCheck)(t,a,{name:C(
i.checkName,v)})}}function f(t,{binding:i}){const[m,...a]=(0,P().readExternalId)(t.externalId)?.pulls??[];return t.completed&&
a.length===0&&i!==void 0&&m!==void 0&&!i.pulls.includes(m)?m:void 0}async function d(t,i,m,a){const v={...i,claim:(0,P().
claimOf)(m.externalId)},S=await(0,T().listChecks)(t,t.headSha,i.checkName),o=S.filter(T().isOfGate).sort((j,k)=>k.id-j.id);
if(I(o,i))return;const n=S.filter(j=>!(0,T().isOfGate)(j)&&!r(j,i)),w=o.filter(j=>j.appId===m.appId&&f(j,i)===void 0),l=j=>$(
j,v,m)&&!(j.completed&&i.joins===!0);if(w.some(l))return;i.separates&&await O(t,i,o);const y=Math.max(...[m,...w].map(({
externalId:j})=>(0,P().claimOf)(j))),p={...i,claim:y},[g]=w,h=g?.externalId===m.externalId&&!g.completed?g:g&&await u(t,
p,g),M=h&&await(0,s().missingAnnotations)(t,h,a);return h&&M?{run:h,missing:M,superseded:w.filter(({id:j})=>j!==h.id),twins:n}:
{run:await(0,T().createCheck)(t,p,g),missing:a,superseded:w,twins:n}}function r({detailsUrl:t},{detailsUrl:i}){return i!==
void 0&&t.startsWith(`${i}/`)}const c=new Set(["forbidden","not_found","invalid"]);async function u(t,i,m){try{const a=await(0,T().
takeUpCheck)(t,i,m);return a.completed||a.externalId!==(0,T().claimId)(i)?void 0:a}catch(a){if(c.has((0,E().readFailure)(
a).kind))return;throw a}}}),81014:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.pullOrigin=O,b.pullRequestAsPayload=
$,b.pullRequestHunks=d,b.pullRequestState=R,b.pullsOfCommit=C,b.pullsWithHead=I;function s(){const r=e(7723);return s=function(){
return r},r}function P(){const r=e(1207);return P=function(){return r},r}const T=s().object({number:s().int().positive(),
state:s().enum(["open","closed"]),head:s().object({sha:s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),repo:s().object(
{id:s().int()}).nullable()}),base:s().object({ref:s().string().min(1),repo:s().object({id:s().int()})})});async function E({
client:r,owner:c,repo:u},t){const{data:i}=await r.octokit.rest.pulls.get({owner:c,repo:u,pull_number:t}),m=T.parse(i);return(0,P().
requireAsked)(m.number===t,`pull request ${t}`),{data:i,pull:m}}async function R(r,c){const{data:u,pull:t}=await E(r,c);
return{headSha:t.head.sha,changedFiles:u.changed_files}}async function I({client:r,owner:c,repo:u},t,i){const m=await r.
octokit.paginate(r.octokit.rest.pulls.list,{owner:c,repo:u,state:"open",...i!==void 0&&{head:i},per_page:100}),a=s().array(
T).parse(m);return(0,P().requireAsked)(a.every(({state:v})=>v==="open"),"open pull requests"),a.filter(({head:v})=>v.sha===
t).map(({number:v,base:S})=>({number:v,baseRef:S.ref})).sort((v,S)=>v.number-S.number)}async function $(r,c){const{client:u,
owner:t,repo:i}=r,{data:m}=await u.octokit.rest.repos.get({owner:t,repo:i}),{data:a}=await E(r,c);return{repository:m,pull_request:a}}
async function C({client:r,owner:c,repo:u},t){const{repos:i}=r.octokit.rest,m={owner:c,repo:u,commit_sha:t,per_page:100},
a=await r.octokit.paginate(i.listPullRequestsAssociatedWithCommit,m);return s().array(T).parse(a).map(f)}async function O(r,c){
const{data:u,pull:t}=await E(r,c);return{...f(t),commits:u.commits}}function f({number:r,state:c,head:u,base:t}){return{
number:r,isOpen:c==="open",baseRef:t.ref,headSha:u.sha,isFork:u.repo?.id!==t.repo.id}}async function d({client:r,owner:c,
repo:u},t,i){const{octokit:m}=r,a={owner:c,repo:u,pull_number:t,per_page:100},v=new Map;for await(const{data:S}of m.paginate.
iterator(m.rest.pulls.listFiles,a)){for(const{filename:o,patch:n}of S)n!==void 0&&i.has(o)&&v.set(o,n);if(v.size===i.size)
break}return v}}),59508:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.changeLineComments=E,b.lineCommentChanges=
T;function s(){const C=e(40410);return s=function(){return C},C}function P(){const C=e(66059);return P=function(){return C},
C}async function T(C,O){const f=await I(C),d=new Set(O.map(R)),r=new Set,c=[];for(const{id:u,key:t,answered:i}of f)d.has(
t)&&!r.has(t)?r.add(t):i||c.push(u);return{missing:O.filter(u=>!r.has(R(u))),outdated:c}}async function E(C,{missing:O,outdated:f},d){
const{client:r,owner:c,repo:u}=C.target,t=r.octokit.rest.pulls.deleteReviewComment;for(const i of f)await(0,P().unlessGone)(
t({owner:c,repo:u,comment_id:i}));O.length>0&&await $(C,O,d)}function R({path:C,start_line:O,line:f,body:d}){return JSON.
stringify([C,O??f,f,d.trim()])}async function I({target:C,number:O,marker:f}){const{client:d,owner:r,repo:c}=C,u=await d.
octokit.paginate(d.octokit.rest.pulls.listReviewComments,{owner:r,repo:c,pull_number:O,per_page:100}),t=u.filter(({body:a})=>a.
startsWith(f));if(t.length===0)return[];const i=await(0,P().viewerLogin)(d),m=new Set(u.map(({in_reply_to_id:a})=>a));return t.
filter(({user:a})=>a.login===i).map(({id:a,path:v,line:S,start_line:o,body:n})=>({id:a,key:R({path:v,line:S??0,...o&&{start_line:o},
body:n}),answered:m.has(a)}))}async function $(C,O,f){const{target:d,number:r,marker:c}=C,{client:u,owner:t,repo:i,headSha:m}=d,
a=async()=>(await u.octokit.rest.pulls.createReview({owner:t,repo:i,pull_number:r,commit_id:m,event:"COMMENT",body:`${c}\

${f}`,comments:O.map(S=>({...S,side:"RIGHT",...S.start_line!==void 0&&{start_side:"RIGHT"}})),...s().NOT_REPEATABLE}),!0),
v=new Set(O.map(R));await u.once(a,async()=>(await I(C)).some(({key:o})=>v.has(o))||void 0)}}),64632:((U,b,e)=>{Object.defineProperty(
b,"__esModule",{value:!0}),b.LAST_EDITS=void 0,b.githubReviews=c;function s(){const u=e(7723);return s=function(){return u},
u}function P(){const u=e(41895);return P=function(){return u},u}function T(){const u=e(1207);return T=function(){return u},
u}const E=s().object({id:s().int(),login:s().string(),type:s().string()}),R=s().object({id:s().int(),node_id:s().string(),
user:E.nullable(),state:s().string(),body:s().string().nullable(),commit_id:s().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).
nullable().optional(),submitted_at:s().iso.datetime().optional()}).transform(({node_id:u,commit_id:t=null,submitted_at:i=null,
body:m,...a})=>({...a,nodeId:u,body:m??"",commit:t,submittedAt:i})),I=s().object({user:E}),$=s().object({permission:s().
string(),user:s().object({id:s().int()}).nullable()}),C=s().object({timelineItems:s().object({nodes:s().array(s().object(
{createdAt:s().iso.datetime()}).nullable())})}),O=s().object({nodes:s().array(s().object({id:s().string(),lastEditedAt:s().
iso.datetime().nullable(),pullRequest:C.optional()}).nullable())}),f=b.LAST_EDITS=`query($ids: [ID!]!) { nodes(ids: $ids\
) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,d=100,r=new Set(["admin","write"]);function c({client:u,owner:t,repo:i},{number:m}){const{pulls:a,repos:v}=u.octokit.
rest,S={owner:t,repo:i,pull_number:m};return{authorId:async()=>I.parse((await a.get(S)).data).user.id,list:async()=>{const o=await u.
octokit.paginate(a.listReviews,{...S,per_page:100});return s().array(R).parse(o)},lastEdits:async o=>{const n=new Map,w=o.
map(({nodeId:l})=>l);for(let l=0;l<w.length;l+=d){const y=w.slice(l,l+d),p=O.parse(await u.octokit.graphql(f,{ids:y}));for(const g of p.
nodes){if(g===null)continue;const h=g.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;n.set(g.id,{editedAt:g.lastEditedAt,
retargetedAt:h})}}return n},mayWrite:async({id:o,login:n})=>{try{const w=await v.getCollaboratorPermissionLevel({owner:t,
repo:i,username:n}),{permission:l,user:y}=$.parse(w.data);return y?.id===o&&r.has(l)}catch(w){if((0,T().readFailure)(w).
kind==="not_found")return!1;throw w}},explain:(o,n)=>o instanceof P().GateError?`could not ${n}: ${o.message}`:(0,T().explainFailure)(
o,{doing:n,permission:"pull-requests: read"})}}}),60823:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.annotationsOf=
f;function s(){const n=e(61218);return s=function(){return n},n}function P(){const n=e(78261);return P=function(){return n},
n}function T(){const n=e(10289);return T=function(){return n},n}function E(){const n=e(69633);return E=function(){return n},
n}function R(){const n=e(17577);return R=function(){return n},n}function I(){const n=e(94965);return I=function(){return n},
n}const $=3,C=80,O={error:"failure",warning:"warning",notice:"notice"};function f(n,w=s().MAX_ANNOTATIONS){const l=n.findings.
filter(r).filter(({suppressed:j,seed:k})=>!j&&!k),y=l.filter(({location:j})=>m(j.path)),p=(0,R().groupsOf)(y,c).sort((j,k)=>S(
j.lead,k.lead)),g=d(p.map(j=>u(j,n))),h=l.length-y.length,M=g.length-w,A=[M>0&&`Findings beyond the limit of ${w} annota\
tions per check run: ${M}.`,h>0&&`Findings in files whose names cannot be used in an annotation: ${h}.`];return{annotations:g.
slice(0,w),notes:A.filter(j=>j!==!1)}}function d(n){return[...new Map(n.map(w=>[JSON.stringify(w),w])).values()]}function r(n){
return n.location!==void 0}function c(n){const{cause:w,severity:l,location:y,subject:p}=n,g=w===void 0||p?.command!==void 0;
return JSON.stringify(g?n:[w,l,y.path])}function u({lead:n,others:w},l){const{severity:y,rule:p,message:g,remedy:h,subject:M}=(0,R().
dangerFirst)(n),{location:A,note:j}=t(n.location,l),{line:k,column:N,end_line:B=k,end_column:L=N}=A,G=[p,M?.id].filter(Boolean).
join(": "),F=[g,h,...i(w),j].filter(Boolean).join(`
`)||p;return{path:A.path,start_line:k,end_line:Math.max(k,B),...B<=k&&{start_column:N,end_column:Math.max(N,L)},annotation_level:O[y],
title:(0,I().clip)(a(G).replace(/\s+/g," "),s().GITHUB_LIMITS.annotationTitle),message:v(a(F),s().GITHUB_LIMITS.annotationMessageBytes)}}
function t(n,w){const{path:l,line:y,end_line:p=y}=n,g=(0,E().headPlace)(w,n)?.line;if(g===void 0){const M=`This is line ${y}\
 of the audited commit ${(0,I().shortCommit)(w.audited_sha)}; the head has no such line.`;return{location:{path:l,line:1,
column:1},note:M}}const h=(0,E().headPlace)(w,{path:l,line:p})?.line??g;return{location:{...n,line:g,end_line:Math.max(g,
h)}}}function i(n){if(n.length===0)return[];const w=[...new Set(n.map(({subject:p,location:g})=>p?.id??`line ${g.line}`))],
l=w.length-$;return[`Also: ${w.slice(0,$).map(p=>(0,I().clip)(p,C)).join(", ")}${l>0?` and ${l} more`:""}`]}function m(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,R().isRepositoryPath)(n)}function a(n){return(0,T().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function v(n,w){const l=Buffer.from(n);return l.length<=w?n:`${l.subarray(
0,w-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function S(n,w){const[l,y]=[n.location,w.location];
return(0,P().byHarm)(n,w)||o(l.path,y.path)||l.line-y.line}function o(n,w){return n===w?0:n<w?-1:1}}),26789:((U,b,e)=>{Object.
defineProperty(b,"__esModule",{value:!0}),b.beginCheck=t,b.checkContent=i,b.checkOutput=l,b.publishCheck=m;function s(){
const y=e(61218);return s=function(){return y},y}function P(){const y=e(77954);return P=function(){return y},y}function T(){
const y=e(32693);return T=function(){return y},y}function E(){const y=e(34413);return E=function(){return y},y}function R(){
const y=e(40410);return R=function(){return y},y}function I(){const y=e(1207);return I=function(){return y},y}function $(){
const y=e(53844);return $=function(){return y},y}function C(){const y=e(10289);return C=function(){return y},y}function O(){
const y=e(31048);return O=function(){return y},y}function f(){const y=e(94965);return f=function(){return y},y}function d(){
const y=e(45710);return d=function(){return y},y}function r(){const y=e(64597);return r=function(){return y},y}const c="\
the check run of this commit belongs to the merge queue, which has not passed; push another commit to the pull request",
u="a later run of the gate on this commit, or the merge queue, has the check run";async function t(y,p,g){try{const h=g&&
"run"in g?(0,T().claimOf)(g.run.externalId):void 0,M=await(0,$().obtainCheck)(y,p,h);return M==="later run"?{reason:u,permanent:!0,
lost:!0}:M==="merge queue"?{reason:c,permanent:!0}:{run:M}}catch(h){const M=!R().PASSING_FAILURES.has((0,I().readFailure)(
h).kind);return{reason:(0,I().explainFailure)(h,(0,E().checkOperation)(y)),permanent:M}}}function i(y,p){const{report:g,
title:h,text:M}=y;return{...p,conclusion:(0,r().conclusionOf)(g),title:h,digest:(0,O().reportDigest)(g),policy:g.policy?.
digest,page:A=>y.markdown(A,{part:"detail"}),text:M}}async function m(y,p,g,h){const M="run"in g||g.permanent?g:await t(
y,p);if("reason"in M)return{status:M.lost?"skipped":"failed",reason:M.reason};try{const A=await(0,$().settleCheck)(y,p,M.
run,h.annotations);return A===void 0?(await w(y,p,await(0,E().findUnfinished)(y,p)),{status:"skipped",reason:u}):await a(
y,p,A,h)}catch(A){return{status:"failed",reason:(0,I().explainFailure)(A,(0,E().checkOperation)(y))}}}async function a(y,p,{
run:g,missing:h,superseded:M,twins:A},j){const N=[...await(0,P().appendAnnotations)(y,g,h),...A.slice(0,v).map(S)];if(!await(0,E().
isStillClaimed)(y,g))return{status:"skipped",reason:u};const B={conclusion:j.conclusion,externalId:o(j,p,g),output:l(j,[
...j.notes,...N,...n(j,p)])},L=await F(B.output),G=await w(y,p,M);return{status:"reached",...g.url!==null&&{where:g.url},
notes:[...N,...L,...G]};async function F(W){try{return await(0,E().completeCheck)(y,g,{...B,output:W}),[]}catch(J){if((0,I().
readFailure)(J).kind!=="invalid")throw J;const z=(0,I().explainFailure)(J,(0,E().checkOperation)(y)),H=j.title.replace(/[^\x20-\x7e]/g,
"?");return await(0,E().completeCheck)(y,g,{...B,output:{title:(0,f().clip)(H,s().GITHUB_LIMITS.checkTitle),summary:`The\
 step summary and the result files have the details: ${z}.`}}),[z]}}}const v=3;function S({url:y,appSlug:p="unknown",conclusion:g,
completed:h}){return`Another check run of this commit has the same name, but is not the gate's: it is ${h?g:"not complet\
ed"}, by the app ${p}, ${y??"without a page"}. Its result says nothing about this change, and can satisfy or block a rul\
e that requires the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function o({digest:y,
policy:p},{binding:g},h){return g===void 0?y:(0,T().completedExternalId)(y,p,g,(0,T().claimOf)(h.externalId))}function n({
policy:y},{binding:p}){if(p===void 0)return[];const{event:g,base:h}=p;return[`The result is about ${g} into ${(0,C().markdownCode)(
h)}, policy ${(0,T().shortPolicy)(y)}.`]}async function w(y,p,g){const h=[];for(const M of g)try{await(0,E().supersedeCheck)(
y,p,M)}catch(A){h.push((0,I().explainFailure)(A,{...(0,E().checkOperation)(y),doing:"rename an older check run of the sa\
me name"}))}return h}function l({title:y,page:p,text:g},h){const M=g?.(s().GITHUB_LIMITS.checkText);return{title:(0,f().
clip)(y,s().GITHUB_LIMITS.checkTitle),summary:(0,d().withNotes)(p,h,s().GITHUB_LIMITS.checkSummary),...M!==void 0&&{text:(0,f().
clip)(M,s().GITHUB_LIMITS.checkText)}}}}),31540:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.commentMarker=
I,b.publishComment=$;function s(){const O=e(61218);return s=function(){return O},O}function P(){const O=e(66059);return P=
function(){return O},O}function T(){const O=e(1207);return T=function(){return O},O}function E(){const O=e(81014);return E=
function(){return O},O}function R(){const O=e(45710);return R=function(){return O},O}function I(O){return`<!-- gene-gate\
: ${encodeURIComponent(O).replaceAll("-","%2D")} -->`}async function $(O,{mode:f,name:d,place:r},c,u){const{pullRequest:t,
readOnlyToken:i=!1}=O;if(f==="never")return(0,R().skipped)("the `comment` input is `never`");if(t===void 0)return(0,R().
skipped)("the event has no pull request");const m={doing:"write the comment",permission:"pull-requests: write",readOnlyToken:i};
try{const a=(0,P().commentThread)(O,t.number,I(d)),v=await a.own(),{verdict:S,read:o=[],agent_files:n=[]}=c.report,w=S===
"pass"&&o.length+n.length===0;if(w&&v.length===0&&f==="on-findings")return(0,R().skipped)("there is nothing to report");
const{headSha:l}=await(0,E().pullRequestState)(O,t.number);if(l!==O.headSha)return(0,R().skipped)(`the head of the pull \
request is now ${l}, which has its own run`);const y=w&&f==="on-findings"?[C]:[],p=[I(d),...y,""].join(`
`),g=s().GITHUB_LIMITS.commentBody-p.length,h=`${p}${(0,R().withNotes)(A=>c.markdown(A,r),u,g)}`;return{status:"reached",
where:(await a.leaveOne(v,h)).url}}catch(a){return{status:"failed",reason:(0,T().explainFailure)(a,m)}}}const C=`Nothing\
 is left of what was reported here.
`}),45710:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.skipped=P,b.withNotes=T;function s(){const E=e(94965);
return s=function(){return E},E}function P(E){return{status:"skipped",reason:E}}function T(E,R,I){if(R.length===0)return(0,s().
clip)(E(I),I);const $=(0,s().clip)(`

---
${R.map(O=>`- ${O}`).join(`
`)}
`,I),C=I-$.length;return`${(0,s().clip)(E(C),C)}${$}`}}),67111:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),
b.logAnnotations=$,b.logChannels=C,b.logFailures=d;function s(){const r=e(51660);return s=function(){return r},r}function P(){
const r=e(63245);return P=function(){return r},r}function T(){const r=e(94965);return T=function(){return r},r}function E(){
const r=e(20849);return E=function(){return r},r}const R=10,I={failure:"error",warning:"warning",notice:"notice"};function $(r,c){
let u=0;for(const[t,i]of Object.entries(I)){const m=c.filter(({annotation_level:a})=>a===t);u+=Math.max(0,m.length-R);for(const a of m.
slice(0,R))r[i](a.message,{title:a.title,file:a.path,startLine:a.start_line,endLine:a.end_line,...a.start_column!==void 0&&
{startColumn:a.start_column},...a.end_column!==void 0&&{endColumn:a.end_column}})}u>0&&r.info(`Findings omitted from the\
 log: ${u}; see the summary.`)}function C(r,c){for(const[u,t]of Object.entries(c))if(t.status==="failed"&&r.warning(`${u}\
: ${t.reason}`),t.status==="skipped"&&r.info(`${u}: skipped: ${t.reason}`),t.status==="reached"){r.info(`${u}: published${t.
where===void 0?"":` (${t.where})`}`);for(const i of t.notes??[])r.warning(`${u}: ${i}`)}}const O={lines:20,columns:160},
f=50;async function d(r,c){const u=(0,P().reportSections)(c).failed.filter(({command:t})=>!t.outcome?.reused);for(const{
command:t,gene:i,position:m}of u.slice(0,f)){if(t.outcome===void 0)continue;const a=`${i.id}, command ${m} ${(0,T().statusWords)(
t.outcome)}: ${t.command}`;r.startGroup((0,E().safeLine)(a));const v=(0,s().errorLines)(t.outcome,O.lines,O.columns);await(0,E().
withoutLogCommands)(r.info,async()=>{for(const S of v)r.info(`\u2502 ${(0,E().safeLine)(S)}`)}),r.endGroup()}}}),88863:((U,b,e)=>{
Object.defineProperty(b,"__esModule",{value:!0}),b.outputsOf=P,b.setOutputs=T;function s(){const $=e(1207);return s=function(){
return $},$}function P($,C,O,f={}){const d=$.genes.flatMap(u=>u.commands),r=d.filter(I),c=r.filter(({outcome:u})=>u?.status===
"passed");return{verdict:$.verdict,conclusion:C,"next-actor":$.next_actor,"report-path":O?.report??"","page-path":O?.html??
"","agent-task-path":O?.agentTask??"","validation-reports-path":O?.validationReports??"","sarif-path":O?.sarif??"","juni\
t-path":O?.junit??"","check-url":E(f.check),"comment-url":E(f.comment),errors:String(R($,"error")),warnings:String(R($,"\
warning")),"genes-changed":String($.genes.length),"commands-run":String(r.length),"commands-passed":String(c.length),"co\
mmands-failed":String(r.length-c.length),"commands-blocked":String(d.filter(({verdict:u})=>u==="block").length),"approva\
l-digest":$.approval_digest??""}}function T($,C){try{for(const[O,f]of Object.entries(C))$.setOutput(O,f)}catch(O){$.warning(
`could not set the outputs: ${(0,s().readFailure)(O).said}`)}}function E($){return $?.status==="reached"?$.where??"":""}
function R({findings:$},C){return $.filter(O=>O.severity===C&&!O.suppressed).length}function I({outcome:$}){return $!==void 0&&
$.status!=="blocked"&&$.status!=="skipped"}}),20235:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.closeAbandonedCheck=
d,b.remember=R,b.startedState=O,b.wereUnseen=f;function s(){const c=e(7723);return s=function(){return c},c}function P(){
const c=e(34413);return P=function(){return c},c}function T(){const c=e(1207);return T=function(){return c},c}function E(){
const c=e(26040);return E=function(){return c},c}function R({core:c},u,t="true"){try{c.saveState(u,t)}catch(i){c.warning(
`The post step cannot close the check run: ${(0,T().readFailure)(i).said}`)}}const I={title:"The gate did not finish",summary:"\
The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could\
 not reach GitHub. The gate made no decision about this change. Run the job again; its log has the details."},$={title:"\
Decided, but not published",summary:"The gate decided about this change, but could not complete this check run. The log \
of the job and its step summary have the result and the reason. Run the job again to publish it."},C=s().object({owner:s().
string(),repo:s().string(),headSha:s().string(),checkName:s().string(),runKey:s().string()});function O({checkName:c,runKey:u},{
owner:t,repo:i,headSha:m}){return JSON.stringify({owner:t,repo:i,headSha:m,checkName:c,runKey:u})}function f({getState:c}){
return c("others-unseen")!==""}async function d({connect:c,getState:u}){const t=r(u("started-check"));if(t===void 0)return{
status:"nothing_to_close"};const i={client:c(),...t};try{const m=await(0,P().findUnfinished)(i,{runKey:t.runKey});if(m.length===
0)return{status:"nothing_to_close"};const a=u("decided")===""?I:$;for(const v of m)await(0,P().completeCheck)(i,v,{conclusion:"\
failure",externalId:v.externalId,output:a});return{status:"closed"}}catch(m){return{status:"failed",reason:(0,T().explainFailure)(
m,(0,P().checkOperation)(i))}}}function r(c){return(0,E().attempt)(()=>C.parse(JSON.parse(c)))}}),34453:((U,b,e)=>{Object.
defineProperty(b,"__esModule",{value:!0}),b.publish=i,b.startCheck=t;function s(){const n=e(26040);return s=function(){return n},
n}function P(){const n=e(31048);return P=function(){return n},n}function T(){const n=e(60823);return T=function(){return n},
n}function E(){const n=e(26789);return E=function(){return n},n}function R(){const n=e(31540);return R=function(){return n},
n}function I(){const n=e(45710);return I=function(){return n},n}function $(){const n=e(67111);return $=function(){return n},
n}function C(){const n=e(88863);return C=function(){return n},n}function O(){const n=e(20235);return O=function(){return n},
n}function f(){const n=e(64597);return f=function(){return n},n}function d(){const n=e(55430);return d=function(){return n},
n}function r(){const n=e(65433);return r=function(){return n},n}function c(){const n=e(85306);return c=function(){return n},
n}function u(){const n=e(34484);return u=function(){return n},n}async function t(n){const{github:w}=n;return"unavailable"in
w?{reason:w.unavailable,permanent:!0}:((0,O().remember)(n,"started-check",(0,O().startedState)(n,w)),await(0,E().beginCheck)(
w,n))}async function i(n,w,l){const{github:y,core:p,outputDirectory:g}=n,h=S(l),{report:M}=h,A=(0,f().conclusionOf)(M),j=(0,T().
annotationsOf)(M),k=await(0,d().publishFiles)(g,h),{check:N,comment:B,suggestions:L}="unavailable"in y?v(y.unavailable):
await J(y),G=await(0,c().publishStepSummary)(n.stepSummaryPath,h,a(N,B),o(k,N,B)),F={files:k,check:N,comment:B,suggestions:L,
summary:G};await(0,$().logFailures)(p,M),N.status!=="reached"&&(0,$().logAnnotations)(p,j.annotations),N.status==="faile\
d"&&M.verdict!=="error"&&(0,O().remember)(n,"decided"),(0,$().logChannels)(p,F);const W=k.status==="reached"?(0,d().resultPaths)(
g):void 0;return(0,C().setOutputs)(p,(0,C().outputsOf)(M,A,W,F)),{conclusion:A,digest:(0,P().reportDigest)(M),channels:F};
async function J(z){const H=(0,E().checkContent)(h,j),D=await(0,r().publishAmongOthers)(z,n,w,H);if(D.status==="skipped")
return{check:D,comment:D,suggestions:D};D.status==="reached"&&(0,O().remember)(n,"started-check",""),D.status==="reached"&&
D.unseen&&(0,O().remember)(n,"others-unseen");const{name:K,comment:V,suggestions:Q}=n,Z=o(k,D),X=m(D),Y=await(0,R().publishComment)(
z,{mode:V,name:K,place:X},h,Z),x={enabled:Q,name:K},q=await(0,u().publishSuggestions)(z,x,M,Y);return{check:D,comment:Y,
suggestions:q}}}function m(n){return n.status!=="reached"?{part:"whole"}:{part:"screen",...n.where!==void 0&&{detailUrl:n.
where}}}function a(n,w){return n.status!=="reached"&&w.status!=="reached"?{part:"whole"}:{...n.status==="reached"?m(n):{},
part:w.status==="failed"?"screen":"table"}}function v(n){const w=(0,I().skipped)(n);return{check:w,comment:w,suggestions:w}}
function S(n){const{report:w}=n;return{...n,markdown(l,y){try{return n.markdown(l,y)}catch{return`The result is **${w.verdict}\
**. The page could not be rendered; see the result files.`}},text:l=>(0,s().attempt)(()=>n.text(l))}}function o(...n){return n.
flatMap(w=>w.status==="skipped"?[]:w.status==="reached"?[...w.notes??[]]:[`${w.reason.charAt(0).toUpperCase()}${w.reason.
slice(1)}.`])}}),64597:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.checkNameOf=T,b.conclusionOf=R;function s(){
const I=e(47350);return s=function(){return I},I}const P=200;function T(I,$,C){return $.name==="push"||$.name==="workflo\
w_dispatch"?`${I} (${$.name})`:C?I:`${I} (base: ${$.baseRef})`.slice(0,P)}const E={pass:"success",warn:"success",fail:"f\
ailure",error:"failure",needs_approval:"action_required"};function R({verdict:I,policy:$}){return $?.enforce==="report"&&
s().REPORTED_ONLY.has(I)?"neutral":E[I]}}),65433:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.publishAmongOthers=
$,b.publishWorst=r;function s(){const n=e(32693);return s=function(){return n},n}function P(){const n=e(34413);return P=
function(){return n},n}function T(){const n=e(1207);return T=function(){return n},n}function E(){const n=e(53844);return E=
function(){return n},n}function R(){const n=e(10289);return R=function(){return n},n}function I(){const n=e(26789);return I=
function(){return n},n}async function $(n,w,l,y){const{number:p}=n.pullRequest??{},g=await f(w);if(p===void 0||("pulls"in
g?g.pulls.length===0:!g.canDiffer)){const k="reason"in g?[`${C}: ${g.reason}.`]:[],N={...w,separates:!0};return(0,I().publishCheck)(
n,N,l,{...y,notes:[...y.notes,...k]})}const h={...w,checkName:(0,E().nameOfPull)(w.checkName,p)},M=await(0,I().publishCheck)(
n,h,await(0,I().beginCheck)(n,h,l),y);if(M.status!=="reached")return M;if("reason"in g){const k=`The required check fail\
s, because the other open pull requests of this commit into protected branches share it, and could not be seen: ${g.reason}\
. Run the job again.`,N=await O(n,w,l,{...y,notes:[k]});return N.status!=="reached"?N:{...M,notes:[...M.notes??[],k],unseen:!0}}
const A=[{number:p,base:w.binding?.base??""},...g.pulls],j=await r(n,w,l,A);return j.status==="failed"?j:M}const C="Othe\
r open pull requests of this commit were not considered";function O(n,w,l,y){const{event:p="",base:g=""}=w.binding??{},h={
...w,binding:{event:p,base:g,pulls:[]}};return(0,I().publishCheck)(n,h,l,{...y,title:"the other pull requests of this co\
mmit could not be seen",conclusion:"failure",annotations:[]})}async function f({others:n}){if(n===void 0)return{pulls:[]};
try{return{pulls:await n.list()}}catch(w){const l={doing:"look for other pull requests of this commit",permission:"pull-\
requests: read"};return{reason:(0,T().explainFailure)(w,l),canDiffer:await n.canDiffer()}}}const d=3;async function r(n,w,l,y){
try{await(0,E().renameOthers)(n,w);let p=await m(n,w,y);i(p).length>0&&"run"in l&&(await o(n,w,l.run,p),p=await m(n,w,y));
for(let g=1;;g+=1){if(i(p).length>0)return{status:"reached",notes:[S(p)]};const h=await u(n,w,l,p);if(h.status!=="reache\
d"||g===d)return h;const M=v(t(p));if(p=await m(n,w,y),i(p).length===0&&v(t(p))>=M)return h}}catch(p){return{status:"fai\
led",reason:(0,T().explainFailure)(p,(0,P().checkOperation)(n))}}}const c={failure:"failed in its own run",action_required:"\
waits for approval",neutral:"would fail in its own run",success:"passed in its own run"};function u(n,w,l,y){const{number:p,
base:g,own:h}=t(y),M=a(h),{digest:A="",policy:j}=(0,s().readExternalId)(h?.externalId??"")??{},k=y.map(G=>`#${G.number} \
into ${(0,R().markdownCode)(G.base)}: ${a(G.own)}`),N=`${y.length} open pull requests into protected branches have this \
commit as their head, and the worst result counts: ${k.join(", ")}. The check run of each has the details.`,B=y.map(G=>G.
number),L={...w,binding:{event:"pull_request",base:g,pulls:B},joins:!0};return(0,I().publishCheck)(n,L,l,{conclusion:M,digest:A,
policy:j,annotations:[],notes:[],title:`#${p} ${c[M]}`,page:()=>N})}function t([n,...w]){if(n===void 0)throw new Error("\
expected a pull request");return w.reduce((l,y)=>v(y)<v(l)?y:l,n)}function i(n){return n.filter(({own:w})=>w===void 0)}function m(n,{
checkName:w},l){return Promise.all(l.map(async y=>{const[p]=await(0,P().gateChecks)(n,(0,E().nameOfPull)(w,y.number)),g=p?.
completed&&(0,s().readExternalId)(p.externalId)?.isInto(y.base)===!0;return{...y,own:g?p:void 0}}))}function a(n){return P().
CONCLUSIONS.find(w=>w===n?.conclusion)??"failure"}function v({own:n}){return P().CONCLUSIONS.indexOf(a(n))}function S(n){
return`The required check waits for the result of ${i(n).map(({number:l,base:y})=>`#${l} into ${(0,R().markdownCode)(y)}`).
join(", ")}, which has the same head.`}async function o(n,{checkName:w},l,y){const[p]=await(0,P().gateChecks)(n,w);if(p?.
externalId!==l.externalId)return;const h=`waiting for ${i(y).map(({number:M})=>`#${M}`).join(", ")}`;await(0,P().leaveWaiting)(
n,p,{title:h,summary:S(y)})}}),85306:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.publishStepSummary=$;
function s(){const C=e(51455);return s=function(){return C},C}function P(){const C=e(61218);return P=function(){return C},
C}function T(){const C=e(1207);return T=function(){return C},C}function E(){const C=e(45710);return E=function(){return C},
C}const R=3,I=1024;async function $(C,O,f,d){if(C===void 0)return(0,E().skipped)("the runner does not set GITHUB_STEP_SU\
MMARY");try{const{size:r}=await(0,s().stat)(C),c=Math.floor((P().GITHUB_LIMITS.stepSummaryBytes-r-1)/R);if(c<I)return{status:"\
failed",reason:"could not write the step summary: earlier output has used up its size limit"};const u=t=>O.markdown(t,f);
return await(0,s().appendFile)(C,`${(0,E().withNotes)(u,d,c)}
`),{status:"reached"}}catch(r){return{status:"failed",reason:`could not write the step summary: ${(0,T().readFailure)(r).
said}`}}}}),34484:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.publishSuggestions=y,b.suggestionMarker=
l,b.suggestionsOf=r;function s(){const g=e(80401);return s=function(){return g},g}function P(){const g=e(1207);return P=
function(){return g},g}function T(){const g=e(81014);return T=function(){return g},g}function E(){const g=e(59508);return E=
function(){return g},g}function R(){const g=e(10289);return R=function(){return g},g}function I(){const g=e(69633);return I=
function(){return g},g}function $(){const g=e(80615);return $=function(){return g},g}function C(){const g=e(94965);return C=
function(){return g},g}function O(){const g=e(45710);return O=function(){return g},g}const f=60,d=8e3;function r(g,h){const{
fix:M}=g;return M?.patch?i(M.patch).flatMap(({path:A,blocks:j})=>{const k=h.get(A);if(k===void 0)return[];const N=S(k);return c(
g,A,j).flatMap(B=>u(A,B,N))}):[]}function c(g,h,M){const{genes:A,capsules:j,events:k,findings:N,fix:B}=g,L=[...A,...j,...k].
filter(H=>H.path===h).flatMap(H=>(0,I().headPlace)(g,H)?.line??[]).sort((H,D)=>H-D),G=H=>L.findLast(D=>D<=H),F=(B?.edits??
[]).filter(H=>H.path===h),W=new Map(N.map(H=>[H.id,H])),J=F.map(H=>{const D=W.get(H.finding),K=D?.location&&(0,I().headPlace)(
g,D.location)?.line;return{edit:H,finding:D,owner:K===void 0?void 0:G(K)}});return M.some(H=>G(H.start)!==G(v(H)))||J.some(
H=>H.owner===void 0)?[]:[...new Set(M.map(({start:H})=>G(H)))].flatMap(H=>{const D=J.filter(V=>V.owner===H);if(H===void 0||
D.some(({edit:V})=>V.files!==void 0))return[];const K=new Set(D.flatMap(({finding:V})=>V??[]));return[{blocks:M.filter(({
start:V})=>G(V)===H),findings:[...K]}]})}function u(g,{blocks:h,findings:M},A){const j=Math.min(...h.map(G=>G.start)),k=Math.
max(...h.map(v)),N=A.find(G=>G.has(j)&&G.has(k));if(N===void 0||k<j||k-j>=f)return[];const B=[];for(let G=j;G<=k;){const{
removed:F,added:W}=h.find(J=>J.start===G)??t;if(!F.every((J,z)=>N.get(G+z)===J))return[];B.push(...W),F.length===0&&B.push(
N.get(G)??""),G+=Math.max(1,F.length)}return B.join(`
`).length<=d&&B.every(R().isPlain)?[{path:g,start:j,end:k,lines:B,findings:M}]:[]}const t={removed:[],added:[]};function i(g){
return(0,s().parsePatch)(g).filter(({oldFileName:h})=>h!==void 0&&h!=="/dev/null").map(({oldFileName:h="",hunks:M})=>({path:h.
replace(/^a\//,""),blocks:M.flatMap(({oldStart:A,lines:j})=>m(A,j).flatMap(a))}))}function m(g,h){const M=[];let A=g,j=!1;
for(const k of h){const[N,B]=[k[0],k.slice(1)];if(N==="\\")continue;if(N===" "){j=!1,A+=1;continue}j||M.push({start:A,removed:[],
added:[]}),j=!0;const L=M.at(-1);N==="+"?L?.added.push(B):(L?.removed.push(B),A+=1)}return M}function a(g){const{start:h,
removed:M,added:A}=g;return M.length!==A.length?[g]:M.map((j,k)=>({start:h+k,removed:[j],added:A.slice(k,k+1)}))}function v({
start:g,removed:h}){return g+Math.max(1,h.length)-1}function S(g){return(0,s().parsePatch)(g).flatMap(({hunks:h})=>h).map(
({newStart:h,lines:M})=>{const A=M.filter(j=>j[0]===" "||j[0]==="+");return new Map(A.map((j,k)=>[h+k,j.slice(1)]))})}const o=20,
n=3,w="gene-gate has judged these suggestions in a copy of the files.";function l(g){return`<!-- gene-gate suggestion: ${encodeURIComponent(
g).replaceAll("-","%2D")} -->`}async function y(g,{enabled:h,name:M},A,j){const{pullRequest:k,readOnlyToken:N=!1}=g;if(!h)
return(0,O().skipped)("the `suggestions` input is `false`");if(k===void 0||j.status!=="reached")return(0,O().skipped)("n\
o comment");const B={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:N};try{const{number:L}=k,G=new Set(
(A.fix?.edits??[]).map(({path:D})=>D)),F=G.size>0?await(0,T().pullRequestHunks)(g,L,G):new Map,W=l(M),J={target:g,number:L,
marker:W},z=r(A,F).slice(0,o).map(D=>p(D,W)),H=await(0,E().lineCommentChanges)(J,z);if(H.missing.length+H.outdated.length>
0){const{headSha:D}=await(0,T().pullRequestState)(g,L);if(D!==g.headSha)return(0,O().skipped)("the pull request has newe\
r commits");await(0,E().changeLineComments)(J,H,w)}return z.length>0?{status:"reached"}:(0,O().skipped)("no edit is on l\
ines that the pull request shows")}catch(L){const G=(0,P().explainFailure)(L,B),{kind:F}=(0,P().readFailure)(L);return F===
"denied"?(0,O().skipped)(G):{status:"failed",reason:G}}}function p({path:g,start:h,end:M,lines:A,findings:j},k){const N=j.
slice(0,n).map(({rule:G,message:F,subject:W})=>`- ${W?.id===void 0?"":`${(0,$().name)(W.id)}: `}${(0,$().sentence)(F)} (${(0,$().
ruleLink)(G)})`),B=j.length-n,L=[k,...N,...B>0?[`- and ${(0,C().count)(B,"other finding")}`]:[],"",...(0,R().rawBlock)(A,
"suggestion")].join(`
`);return{path:g,line:M,...h<M&&{start_line:h},body:L}}}),37213:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),
b.mergedTree=E;function s(){const R=e(41895);return s=function(){return R},R}function P(){const R=e(35720);return P=function(){
return R},R}function T(){const R=e(67397);return T=function(){return R},R}async function E(R,I,$){const{objects:C}=R;if(await R.
isPartial()){const O=await C(["merge-base",I,$],{accept:[1]}),f=[I,$,O.toString().trim()].filter(Boolean);await Promise.
all(f.map(d=>(0,P().requireObjects)(R,d)))}try{return(await C(["merge-tree","--write-tree","--no-messages",I,$])).toString().
split(`
`).find(T().isObjectId)}catch(O){if(O instanceof s().GateError&&O.code==="git_failed")return;throw O}}}),47520:((U,b,e)=>{
Object.defineProperty(b,"__esModule",{value:!0}),b.firstParents=I,b.hasSoleAuthor=R,b.pastChanges=T;function s(){const $=e(
77598);return s=function(){return $},$}function P(){const $=e(96681);return P=function(){return $},$}async function T({objects:$},C,O){
const f=`${(0,s().randomUUID)()} `,d=await $(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${O}`,`--format=${f}%H %P%x00%s`,C]),r=[];for(const c of(0,P().splitNul)(d)){const u=(0,P().decodePath)(c),
t=r.at(-1);if(u.startsWith(f)){const[i="",m]=u.slice(f.length).split(" ");r.push({commit:i,...m&&{base:m},paths:[]})}else
t&&t.subject===void 0?t.subject=u:t&&u!==""&&t.paths.push(t.paths.length===0?u.slice(1):u)}return r.flatMap(({commit:c,base:u,
subject:t="",paths:i})=>u===void 0?[]:[{commit:c,base:u,subject:t,paths:i}])}const E=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function R({objects:$},C){const O=await $(["log","--no-color","--format=%aN%x00%aE",C]),f=[...new Set(O.toString().
toLowerCase().split(`
`))].map(d=>d.split("\0")).filter(d=>d.length>1&&!d.some(r=>E.test(r)));return[0,1].some(d=>new Set(f.map(r=>r[d])).size===
1)}async function I({objects:$},C,O){return(await $(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${C}..${O}`])).toString().split(`
`).filter(Boolean).map(r=>{const[c="",u="",t="",...i]=r.split("\0");return{commit:c,tree:u,parents:t.split(" ").filter(Boolean),
subject:i.join("")}})}}),42594:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.renderCheckText=I;function s(){
const f=e(10289);return s=function(){return f},f}function P(){const f=e(88611);return P=function(){return f},f}function T(){
const f=e(74658);return T=function(){return f},f}function E(){const f=e(94965);return E=function(){return f},f}function R(){
const f=e(80615);return R=function(){return f},f}function I(f,d){const{genes:r,validation_reports:c}=f;if(r.length===0)return;
const u=new Map(c.map(o=>[o.id,o])),t=(0,R().linkerOf)(f,d.repositoryUrl),i=["### Genes and their ValidationReports","",
...$(c)],m=r.map(o=>{const n=u.get(o.validation_report_id??""),w=`**${t.place(o,o.id)}** ${T().VERDICT_SYMBOLS[o.verdict]}\
 ${(0,E().spoken)(o.verdict)}`,l=n?`, ${(0,R().name)(n.id)}, ${(0,R().name)(n.asset_id)}`:"";return[w+l,"",...o.commands.
map(C),""].join(`
`)});let a=[...i,...O(r,d)].join(`
`).length;const v=m.findIndex(o=>(a+=o.length+1,a>d.maxCharacters)),S=v===-1?m.length:v;return[...i,...m.slice(0,S),...O(
r.slice(S),d)].join(`
`).slice(0,d.maxCharacters)}function $(f){const d=f.map(({env_fingerprint:{node_version:r,platform:c,arch:u},env_fingerprint_key:t})=>`\
Commands ran with Node ${(0,R().name)(r)} on ${(0,R().name)(`${c} ${u}`)}, fingerprint ${(0,R().name)(t)}.`);return[...new Set(
d)].flatMap(r=>[r,""])}function C({command:f,verdict:d,outcome:r}){const c=d==="block"?"blocked":r?(0,E().outcomeWords)(
r):"not run";return`- ${(0,s().markdownCode)((0,P().commandLine)(f,[]))}: ${c}`}function O(f,{detailsUrl:d}){const r=(0,R().
linked)("result files of the run",d);return[...f.length>0?[`Not shown: ${(0,E().count)(f.length,"gene")}.`]:[],`The ${r}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}}),47064:((U,b,e)=>{Object.defineProperty(
b,"__esModule",{value:!0}),b.reportedRuns=R;function s(){const O=e(41895);return s=function(){return O},O}function P(){const O=e(
57334);return P=function(){return O},O}function T(){const O=e(22562);return T=function(){return O},O}function E(){const O=e(
78534);return E=function(){return O},O}function R(O,f,d){if(f.error)throw new(s()).GateError("artifact_invalid",`The run\
 could not decide: ${f.error.message.slice(0,500)}`,"See the log of the run.");const r=new Date(f.finished_at),c=O.genes.
filter(m=>!d.has(m)&&!(m.change==="removed"&&m.commands.length===0)),u=new Map(c.map(m=>[m,I(f,m,r)])),{level:t}=f.isolation,
i=(0,E().nodeIn)(f);return{outcomes:u,mutants:(0,E().mutantsOf)(c,m=>$(f,m)),interrupted:(0,P().countInterrupted)([...u.
values()].flat()),isolation:{level:t,untrusted:!0,description:`Reported by a runner that the pull request controls, as i\
solation level "${t}".`},nodeOf:()=>i}}function I(O,f,d){if(f.commands.some(({verdict:c})=>c==="block"))return(0,T().outcomesOf)(
f,[],d);const r=$(O,f);return f.commands.map((c,u)=>C(r?.commands[u],c,d))}function $({genes:O},{asset:{id:f,path:d}}){return O.
find(r=>r.id===f&&r.path===d)}function C(O,{command:f,plan:d},r){if(O?.command!==f||O.outcome===void 0)return(0,P().skippedOutcome)(
"the run reported no result for this command",r);const{plan_digest:c,outcome:u}=O;return d!==void 0&&c!==d.digest?(0,P().
skippedOutcome)("what the command runs has changed since; run the first workflow again",r):u}}),91088:((U,b,e)=>{Object.
defineProperty(b,"__esModule",{value:!0}),b.mergeIsolation=r,b.mergedRuns=O;function s(){const i=e(57975);return s=function(){
return i},i}function P(){const i=e(57430);return P=function(){return i},i}function T(){const i=e(39763);return T=function(){
return i},i}function E(){const i=e(78534);return E=function(){return i},i}function R(){const i=e(57334);return R=function(){
return i},i}function I(){const i=e(22562);return I=function(){return i},i}function $(){const i=e(89953);return $=function(){
return i},i}function C(){const i=e(96620);return C=function(){return i},i}function O(i,m,a,v){const S=(0,$().requireParts)(
i,m),{genes:o}=m.audit,n=(0,C().partition)((0,C().commandsToRun)(o),S.length,v),w=new Map(o.flatMap((g,h)=>{const M=S[(n[h]??
0)-1];return M?[[g,M]]:[]})),l=o.flatMap((g,h)=>{const M=w.get(g);return M===void 0||a.has(g)?[]:[[g,f(M,M.report.genes[h],
g)]]}),y=new Map([...w].map(([{asset:g},{report:h}])=>[g,(0,E().nodeIn)(h)])),[p=process]=y.values();return{outcomes:new Map(
[...(0,I().refusedOutcomes)(o,!0,new Date),...l]),mutants:(0,E().mutantsOf)(o,(g,h)=>a.has(g)?void 0:w.get(g)?.report.genes[h]),
interrupted:(0,R().countInterrupted)(l.flatMap(([,g])=>g)),isolation:r(S.map(({report:g})=>g.isolation)),nodeOf:({asset:g})=>y.
get(g)??p,shards:S.map(({shard:{index:g,of:h}})=>({index:g,of:h,genes:new Set(o.filter((M,A)=>n[A]===g))}))}}function f(i,m,{
asset:a,commands:v}){return v.map((S,o)=>{const n=d(m,S,o);if(n)return n;throw(0,$().invalid)(`${(0,$().nameOf)(i)} has \
no result for command ${o+1} of \`${a.id}\``,"If an approval was given while the parts ran, run them again; use the same\
 durations for all jobs; otherwise the part is incomplete.")})}function d(i,m,a){const v=i?.commands[a];return(v?.plan_digest===
m.plan?.digest||(0,C().isPending)(m))&&v?.command===m.command?v.outcome:void 0}function r(i){const m=i.filter(({level:S})=>S!==
"none").sort((S,o)=>u(S)-u(o)||c(o)-c(S)),[a,...v]=m;return a===void 0?P().NOTHING_RUN:v.every(S=>t(S,a))?a:{...a,description:`${a.
description} The machines differed; this is the weakest isolation.`}}function c({limits:i}){return i?.written_bytes??0}function u({
level:i,limits:m}){return 2*T().ISOLATION_LEVELS.indexOf(i)+(m?.memory_bytes===null?0:1)}function t(i,m){const a=({limits:v,
description:S,...o})=>o;return u(i)===u(m)&&(0,s().isDeepStrictEqual)(a(i),a(m))}}),2850:((U,b)=>{Object.defineProperty(
b,"__esModule",{value:!0}),b.ownVerdict=e;function e({verdict:s,shards:P=[]}){const[T]=P;return T&&P.length<T.of?T.verdict:
s}}),89953:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),b.invalid=u,b.nameOf=r,b.requireParts=I;function s(){
const t=e(41895);return s=function(){return t},t}function P(){const t=e(38863);return P=function(){return t},t}function T(){
const t=e(96620);return T=function(){return t},t}function E(){const t=e(92910);return E=function(){return t},t}const R=500;
function I(t,i){const m=t.map(O),[a]=m;if(a===void 0){if((0,T().shardsFor)((0,T().commandsToRun)(i.audit.genes),1)===0)return[];
throw u("There are commands to run, but no parts",c)}for(const v of m)$(v,a,i);return C(m,a.shard.of)}function $(t,i,m){
const{shard:a,report:v}=t;if(a.of!==i.shard.of)throw u(`${r(t)} and ${r(i)} are not parts of the same run`);if(v.error)throw u(
`${r(t)} could not decide${f(v)}`,c);const S=d(v,m);if(S.length>0)throw u(`${r(t)} belongs to another run: ${S.join("; ")}`)}
function C(t,i){const m=Array.from({length:i},(S,o)=>t.filter(({shard:n})=>n.index===o+1)),a=m.filter(({length:S})=>S>1).
flat();if(a.length>0)throw u(`Duplicate parts: ${a.map(r).join(", ")}`);const v=m.flatMap(({length:S},o)=>S===0?[(0,E().
shardName)({index:o+1,of:i})]:[]);if(v.length>0)throw u(`Missing parts: ${v.join(", ")}`,c);return m.flat()}function O({
name:t,report:i}){const{shards:m=[]}=i,[a]=m;if(a&&m.length===1)return{name:t,report:i,shard:a};throw u(`${t} is not a p\
art of a run${f(i)}`)}function f({error:t}){return t?`; its error: ${t.message.slice(0,R)}`:""}function d(t,{audit:i,event:m,
policy:a}){const v=!i.genes.some(({commands:o})=>o.some(T().isPending));return[["version of the gate",t.tool.version,P().
TOOL.version],["base",t.base_sha,m.base],["head",t.head_sha,m.head],["audited commit",t.audited_sha,m.audited],["policy",
t.policy?.digest,a.digest],["other policy",t.policy?.combined_with?.digest,a.combinedWith?.digest],["profile",t.policy?.
profile,a.policy.profile],...v?[["Plans",t.plans_digest,i.plansDigest]]:[],["number of genes",t.genes.length,i.genes.length]].
flatMap(([o,n,w])=>n===w?[]:[`its ${o}: ${n??"none"}, here: ${w??"none"}`])}function r({shard:t,name:i}){return`part ${(0,E().
shardName)(t)} (${i})`}const c="See the logs of the jobs that run the shards, and run them again.";function u(t,i="Use e\
xactly the parts of one run, made with the same options and dependencies as here."){const m=t.charAt(0).toUpperCase()+t.
slice(1);return new(s()).GateError("parts_invalid",m,i)}}),77875:((U,b,e)=>{Object.defineProperty(b,"__esModule",{value:!0}),
b.planShards=T;function s(){const R=e(96620);return s=function(){return R},R}function P(){const R=e(92910);return P=function(){
return R},R}function T({genes:R,findings:I,approval_digest:$,plans_digest:C},O,f){const d=new Set(I.flatMap(({rule:i,subject:m})=>i===
"target-not-judged"?m?.id??[]:[])),r=R.map(i=>E(i,d)),c=(0,s().shardsFor)(r,O,f),u=(0,s().partition)(r,c,f),t=Array.from(
{length:c},(i,m)=>{const a=R.filter((v,S)=>u[S]===m+1);return{shard:(0,P().shardName)({index:m+1,of:c}),genes:a.map(({id:v})=>v),
commands:a.reduce((v,{commands:S})=>v+S.length,0)}});return{matrix:{shard:t.map(({shard:i})=>i)},shards:t,waiting:R.filter(
({verdict:i})=>i==="needs_approval").map(({id:i})=>i),approval_digest:$,plans_digest:C}}function E({id:R,commands:I},$){
return I.every(({plan_digest:O,verdict:f})=>O!==void 0||f!=="block"&&$.has(R))?I.map(({command:O})=>O):[]}}),39281:((U,b,e)=>{
e.r(b),e.d(b,{ExitCode:()=>s.yU,addPath:()=>s.fM,debug:()=>s.Yz,endGroup:()=>s.N4,error:()=>s.z3,exportVariable:()=>s.dN,
getBooleanInput:()=>s.Vt,getIDToken:()=>s.V9,getInput:()=>s.V4,getMultilineInput:()=>s.q3,getState:()=>s.Gu,group:()=>s.
Os,info:()=>s.pq,isDebug:()=>s._o,markdownSummary:()=>s.yo,notice:()=>s.lm,platform:()=>s.iD,saveState:()=>s.LZ,setCommandEcho:()=>s.
NI,setFailed:()=>s.C1,setOutput:()=>s.uH,setSecret:()=>s.Pq,startGroup:()=>s.Oh,summary:()=>s.z,toPlatformPath:()=>s.Om,
toPosixPath:()=>s.kb,toWin32Path:()=>s.eG,warning:()=>s.$e});var s=e(57264)}),51041:((U,b,e)=>{e.r(b),e.d(b,{fromBufferPromise:()=>s.
SY});var s=e(20663)})};
