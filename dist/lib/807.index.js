"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:((U,y,e)=>{function u(){const R=e(39281);return u=function(){return R},
R}function P(){const R=e(94639);return P=function(){return R},R}function T(){const R=e(54244);return T=function(){return R},
R}const E="main-has-run";u().getState(E)===""?(u().saveState(E,"true"),(0,T().runProcess)(1,async R=>{await(0,P().runAction)(
process.env,R),R.aborted&&process.exit()})):(0,P().runPost)(process.env)}),63226:((U,y,e)=>{Object.defineProperty(y,"__e\
sModule",{value:!0}),y.checkPlace=C;function u(){const d=e(39281);return u=function(){return d},d}function P(){const d=e(
97928);return P=function(){return d},d}function T(){const d=e(41895);return T=function(){return d},d}function E(){const d=e(
64597);return E=function(){return d},d}function R(){const d=e(5547);return R=function(){return d},d}function I(){const d=e(
76721);return I=function(){return d},d}function $(){const d=e(1405);return $=function(){return d},d}async function C(d,c){
const o=(0,I().publishContext)(d,c);if(c instanceof T().GateError)return{context:o,known:{}};const i=await(0,P().askForRefs)(
o.github,c,u().warning),s={known:i,env:d.env,readShared:(0,$().sharedPolicies)(o.github)},t=await b(c,s).catch(T().asGateError),
h=t instanceof T().GateError?{doubt:t}:{},l={...o,checkName:(0,E().checkNameOf)(o.name,c,t!==!1)};if(c.name!=="pull_requ\
est"||t===!1)return{context:l,known:i,...h};const{number:r}=c.pullRequest;return{context:{...l,others:{list:()=>(0,R().otherPulls)(
c,r,l.github,s),canDiffer:()=>(0,R().protection)(c,s).then(({ofSeveral:S})=>S,()=>!0)}},known:i,...h}}async function b(d,c){
const{baseRef:o,defaultBranch:i=o}=d;return o===i||(await(0,R().protection)(d,c)).isProtected(o)}}),33451:((U,y,e)=>{Object.
defineProperty(y,"__esModule",{value:!0}),y.eventJob=l,y.gateJob=h,y.judgeEvent=r,y.withChangedFiles=S;function u(){const a=e(
39281);return u=function(){return a},a}function P(){const a=e(60016);return P=function(){return a},a}function T(){const a=e(
97928);return T=function(){return a},a}function E(){const a=e(54436);return E=function(){return a},a}function R(){const a=e(
46960);return R=function(){return a},a}function I(){const a=e(42287);return I=function(){return a},a}function $(){const a=e(
1207);return $=function(){return a},a}function C(){const a=e(81014);return C=function(){return a},a}function b(){const a=e(
64632);return b=function(){return a},a}function d(){const a=e(41895);return d=function(){return a},a}function c(){const a=e(
63226);return c=function(){return a},a}function o(){const a=e(4423);return o=function(){return a},a}function i(){const a=e(
5547);return i=function(){return a},a}function s(){const a=e(1405);return s=function(){return a},a}function t(){const a=e(
916);return t=function(){return a},a}function h(a){return l(a,()=>({run:!0}))}async function l(a,n){const p=await(0,t().
eventPayload)(a.env).catch(d().asGateError);if("action"in p&&p.action==="closed"){await(0,i().publishOthers)(a,p,p.pullRequest.
number);return}const{context:f,known:w,doubt:g}=await(0,c().checkPlace)(a,p),v=async()=>{if(g)throw g;return await r(p,f.
github,{...n(),known:w},a)},m="action"in p&&p.action==="edited"&&f.others===void 0;return{context:f,decide:v,...m&&{afterwards:()=>(0,i().
publishOthers)(a,p,p.pullRequest.number)}}}async function r(a,n,{known:p,...f},w){if(a instanceof d().GateError)throw a;
(0,R().requireUnprivileged)(a);const g=(0,o().readInputs)(u().getInput),v=a.name==="pull_request"?await S(a,n,u().warning):
a,m=p??await(0,T().askForRefs)(n,v,u().warning),M=async k=>{const N=await(0,I().resolveEvent)(k,v,m);return v.name==="me\
rge_group"?await(0,E().withGroup)(N,v,k,{github:n,warn:u().warning}):N},A=g.prepare===void 0?{}:{prepare:g.prepare},j={...f,
...A,locate:M,approver:O(n)};return await(0,s().gateOfStep)(j,g,n,w)}function O(a){return"unavailable"in a?(0,P().approveByNobody)(
`cannot read reviews: ${a.unavailable}`):(0,P().approveByReviews)(n=>n===void 0?void 0:(0,b().githubReviews)(a,{number:n}))}
async function S(a,n,p){const{pullRequest:f,headSha:w}=a;if(f.changedFiles!==void 0)return a;const g={doing:"read the nu\
mber of changed files",permission:"pull-requests: read"},v="unavailable"in n?n.unavailable:await(0,C().pullRequestState)(
{...n,...f},f.number).catch(M=>(0,$().explainFailure)(M,g));return typeof v!="string"&&v.headSha===w?{...a,pullRequest:{
...f,changedFiles:v.changedFiles}}:(p(`The number of changed files was not compared with GitHub's: ${typeof v=="string"?
v:"the pull request has newer commits"}.`),a)}}),4423:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.inputsSchema=
void 0,y.readInputs=b,y.readPublishingInputs=d;function u(){const o=e(7723);return u=function(){return o},o}function P(){
const o=e(41895);return P=function(){return o},o}function T(){const o=e(78374);return T=function(){return o},o}function E(){
const o=e(11160);return E=function(){return o},o}function R(){const o=e(92910);return R=function(){return o},o}const I=u().
enum(["true","True","TRUE","false","False","FALSE"]).transform(o=>o.toLowerCase()==="true"),$=y.inputsSchema=u().object(
{mode:u().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":u().string().optional(),
prepare:u().string().optional(),...E().policyInputsSchema.shape,"policy-ref":u().string().optional(),all:I.default(!1),comment:u().
enum(["on-findings","always","never"]).default("on-findings"),suggestions:I.default(!0),"check-name":u().string().min(1).
max(100).default("gene-gate"),"artifact-name":u().string().min(1).default("gene-gate"),shards:u().coerce.number().pipe(T().
shardCountSchema).default(4),shard:R().shardSchema.optional(),parts:u().string().optional(),durations:u().string().optional(),
assets:u().string().optional(),events:u().string().optional(),report:u().string().optional(),attestation:u().string().optional(),
fetch:I.default(!1),"trusted-root":u().string().optional(),"output-directory":u().string().optional()}),C=$.pick({mode:!0,
"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function b(o){const i=$.safeParse(c(
$,o));if(i.success)return i.data;const s=i.error.issues.map(({path:t,message:h})=>`${t.join(".")}: ${h}`);throw new(P()).
GateError("input_invalid",`The action's inputs are invalid:
${s.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function d(o){const i=c(C,o),s=C.safeParse(
i);if(s.success)return s.data;const t=Object.fromEntries(s.error.issues.map(({path:h})=>[h[0],void 0]));return C.parse({
...i,...t})}function c({shape:o},i){const s=Object.keys(o).map(t=>[t,i(t)]);return Object.fromEntries(s.filter(([,t])=>t!==
""))}}),94639:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.runAction=i,y.runPost=s;function u(){const t=e(
39281);return u=function(){return t},t}function P(){const t=e(40410);return P=function(){return t},t}function T(){const t=e(
41895);return T=function(){return t},t}function E(){const t=e(20235);return E=function(){return t},t}function R(){const t=e(
33451);return R=function(){return t},t}function I(){const t=e(4423);return I=function(){return t},t}function $(){const t=e(
85931);return $=function(){return t},t}function C(){const t=e(47752);return C=function(){return t},t}function b(){const t=e(
23393);return b=function(){return t},t}function d(){const t=e(17938);return d=function(){return t},t}function c(){const t=e(
916);return c=function(){return t},t}const o={gate:async t=>await(0,d().publishReport)(await(0,R().gateJob)(t)),publish:async t=>await(0,d().
publishReport)(await(0,b().publishJob)(t)),plan:$().planShardsStep,run:$().runShard,report:async t=>await(0,d().publishReport)(
await(0,$().reportJob)(t)),promote:async({env:t})=>await(0,C().runPromotion)(t)};async function i(t,h){try{const l=(0,I().
readPublishingInputs)(u().getInput);await o[l.mode]({inputs:l,env:t,signal:h})}catch(l){(0,c().failUndecided)((0,T().asGateError)(
l))}}async function s(t){const h=u().getInput("github-token");if(h==="")return;if((0,E().wereUnseen)(u())){const{signal:r}=new AbortController;
await(0,b().publishAgain)({inputs:(0,I().readPublishingInputs)(u().getInput),env:t,signal:r})}const l=await(0,E().closeAbandonedCheck)(
{connect:()=>(0,P().connect)(h,{baseUrl:t.GITHUB_API_URL}),getState:u().getState});l.status==="closed"&&u().warning("The\
 gate did not finish; its check run was completed as a failure."),l.status==="failed"&&u().warning(`The check run may st\
ill be in progress: ${l.reason}.`)}}),85931:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.planShardsStep=
n,y.reportJob=f,y.runShard=p;function u(){const g=e(76760);return u=function(){return g},g}function P(){const g=e(39281);
return P=function(){return g},g}function T(){const g=e(41895);return T=function(){return g},g}function E(){const g=e(73388);
return E=function(){return g},g}function R(){const g=e(67111);return R=function(){return g},g}function I(){const g=e(88863);
return I=function(){return g},g}function $(){const g=e(64597);return $=function(){return g},g}function C(){const g=e(55430);
return C=function(){return g},g}function b(){const g=e(27624);return b=function(){return g},g}function d(){const g=e(20471);
return d=function(){return g},g}function c(){const g=e(94965);return c=function(){return g},g}function o(){const g=e(91088);
return o=function(){return g},g}function i(){const g=e(2850);return i=function(){return g},g}function s(){const g=e(77875);
return s=function(){return g},g}function t(){const g=e(23107);return t=function(){return g},g}function h(){const g=e(92910);
return h=function(){return g},g}function l(){const g=e(47350);return l=function(){return g},g}function r(){const g=e(33451);
return r=function(){return g},g}function O(){const g=e(4423);return O=function(){return g},g}function S(){const g=e(76721);
return S=function(){return g},g}function a(){const g=e(916);return a=function(){return g},g}async function n(g){const v=await(0,a().
eventPayload)(g.env);if("action"in v&&v.action==="closed"){P().setOutput("matrix",JSON.stringify({shard:[]})),P().setOutput(
"shards","[]");return}const{github:m}=(0,S().publishContext)(g,v),M=await(0,r().judgeEvent)(v,m,{run:!1},g),{error:A}=M;
if(A){(0,a().failUndecided)(A);return}const{matrix:j,shards:k,waiting:N}=(0,s().planShards)(M,(0,O().readInputs)(P().getInput).
shards,await(0,a().durationsInput)(g.env));P().setOutput("matrix",JSON.stringify(j));const B=k.map(({shard:L,genes:G,commands:F})=>({
shard:L,genes:G.length,commands:F}));P().setOutput("shards",JSON.stringify(B)),P().info(`${(0,c().count)(k.length,"shard")}\
: ${JSON.stringify(B)}`),N.length>0&&P().info(`${(0,c().count)(N.length,"gene")} waiting for approval`)}async function p(g){
const v=new Date,{shard:m}=(0,O().readInputs)(P().getInput);if(m===void 0)throw new(T()).GateError("input_invalid","`mod\
e: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const M=await(0,a().eventPayload)(
g.env).catch(T().asGateError),{github:A,outputDirectory:j}=(0,S().publishContext)(g,M),N=await(0,a().durationsInput)(g.env).
then(F=>(0,r().judgeEvent)(M,A,{run:!0,shard:m,durations:F},g)).catch(F=>(0,b().buildErrorReport)((0,T().asGateError)(F),
{startedAt:v,shard:m},new Date)),B=await(0,C().publishFiles)(j,{report:N,markdown:F=>(0,d().renderMarkdown)(N,{maxCharacters:F})});
if(B.status==="failed")throw new(T()).GateError("file_unreadable",B.reason,"Set `output-directory` to another directory.");
await(0,R().logFailures)(P(),N),(0,I().setOutputs)(P(),(0,I().outputsOf)(N,(0,$().conclusionOf)(N),(0,C().resultPaths)(j)));
const L=(0,i().ownVerdict)(N),G=`part ${(0,h().shardName)(m)}: ${c().VERDICT_WORDS[L]}`;(0,l().exitCodeOf)(L,N.policy?.enforce)===
0?P().info(G):N.error?(0,a().failUndecided)(N.error):P().setFailed(G)}function f(g){return(0,r().eventJob)(g,()=>{const v=w(
g.env);return{run:!1,takeRuns:async(m,M)=>(0,o().mergedRuns)(await(0,t().readParts)(await(0,t().findParts)(v),E().openInput),
m,M,await(0,a().durationsInput)(g.env))}})}function w(g){const{parts:v}=(0,O().readInputs)(P().getInput);if(v!==void 0)return(0,u().
resolve)(g.GITHUB_WORKSPACE??".",v);throw new(T()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}}),5547:((U,y,e)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.otherPulls=t,y.protection=l,y.publishOthers=r;function u(){const a=e(39281);return u=function(){
return a},a}function P(){const a=e(97928);return P=function(){return a},a}function T(){const a=e(52483);return T=function(){
return a},a}function E(){const a=e(32693);return E=function(){return a},a}function R(){const a=e(34413);return R=function(){
return a},a}function I(){const a=e(1207);return I=function(){return a},a}function $(){const a=e(81014);return $=function(){
return a},a}function C(){const a=e(67617);return C=function(){return a},a}function b(){const a=e(74238);return b=function(){
return a},a}function d(){const a=e(34453);return d=function(){return a},a}function c(){const a=e(65433);return c=function(){
return a},a}function o(){const a=e(96402);return o=function(){return a},a}function i(){const a=e(76721);return i=function(){
return a},a}function s(){const a=e(1405);return s=function(){return a},a}async function t(a,n,p,f){if("unavailable"in p)
return[];const w=await(0,$().pullsWithHead)(p,a.headSha);n!==void 0&&await h(w,n,a.headSha,p);const g=w.filter(({number:m})=>m!==
n);if(g.length===0)return[];const{isProtected:v}=await l(a,f);return g.filter(({baseRef:m})=>v(m)).map(({number:m,baseRef:M})=>({
number:m,base:M}))}async function h(a,n,p,f){if(a.some(v=>v.number===n))return;const{isOpen:w,headSha:g}=await(0,$().pullOrigin)(
f,n);(0,I().requireAsked)(!(w&&g===p),`all open pull requests: #${n} is missing`)}async function l(a,{known:n,env:p,readShared:f}){
const{baseRef:w,defaultBranch:g=w}=a,v=g===w?n.baseTip:n.defaultTip,m=await(0,o().openRepository)(p.GITHUB_WORKSPACE??process.
cwd(),p);try{const M=await(0,P().defaultTip)(m,a,v===void 0?{}:{defaultTip:v}),A=await(0,T().readerOf)(m,f)(M,`${g}:${b().
POLICY_PATH}`);return{isProtected:j=>(0,C().policyOfBranch)(A,j,g)!==void 0,ofSeveral:Object.keys(A.policy.branches).some(
j=>j!==g)}}finally{await m.close()}}async function r(a,n,p){const f=(0,i().publishContext)(a,n),{github:w}=f;if(!("unava\
ilable"in w))try{const v={known:await(0,P().askForRefs)(w,n,u().warning),env:a.env,readShared:(0,s().sharedPolicies)(w)},
m=await t(n,p,w,v);if(m.length===0)u().info("No other open pull request into a protected branch has this head.");else if(await O(
f,w,m)){const M=await(0,d().startCheck)(f),A=await(0,c().publishWorst)(w,f,M,m);A.status==="reached"?u().info(`Published\
 for ${S(m)}.`):u().warning(`The check of ${S(m)} was not published: ${A.reason}.`)}}catch(g){const m={doing:"look for o\
ther pull requests of this commit",permission:"pull-requests: read"};u().warning(`The required check may be outdated: ${(0,I().
explainFailure)(g,m)}.`)}}async function O({checkName:a},n,[p,...f]){const[w]=await(0,R().gateChecks)(n,a);if(w===void 0)
return!0;if(!w.completed)return(0,E().isWaiting)(w.externalId);const g=(0,E().readExternalId)(w.externalId)?.pulls??[];return f.
length>0||g.length!==1||g[0]!==p?.number}function S(a){return a.map(({number:n})=>`#${n}`).join(", ")}}),47752:((U,y,e)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.runPromotion=O;function u(){const f=e(51455);return u=function(){return f},
f}function P(){const f=e(76760);return P=function(){return f},f}function T(){const f=e(39281);return T=function(){return f},
f}function E(){const f=e(46960);return E=function(){return f},f}function R(){const f=e(41895);return R=function(){return f},
f}function I(){const f=e(73388);return I=function(){return f},f}function $(){const f=e(28765);return $=function(){return f},
f}function C(){const f=e(26016);return C=function(){return f},f}function b(){const f=e(72883);return b=function(){return f},
f}function d(){const f=e(39242);return d=function(){return f},f}function c(){const f=e(18421);return c=function(){return f},
f}function o(){const f=e(73517);return o=function(){return f},f}function i(){const f=e(80335);return i=function(){return f},
f}function s(){const f=e(10289);return s=function(){return f},f}function t(){const f=e(58802);return t=function(){return f},
f}function h(){const f=e(20849);return h=function(){return f},f}function l(){const f=e(4423);return l=function(){return f},
f}function r(){const f=e(916);return r=function(){return f},f}async function O(f){const w=(0,l().readInputs)(T().getInput),
g=f.GITHUB_WORKSPACE??process.cwd(),v=await(0,b().withWorkspace)(g,f,async B=>(0,d().promote)(await n(w,B,f)),await(0,r().
readEvent)(f,S)),m=w["output-directory"],M=await p(m?(0,P().resolve)(g,m):(0,P().join)(f.RUNNER_TEMP??g,"gene-gate"),v),
{promoted:A,quarantined:j,rejected:k}=v;T().setOutput("promoted",String(A.length)),T().setOutput("quarantined",String(j.
length)),T().setOutput("rejected",String(k.length)),T().setOutput("promotion-path",M.promotion),T().setOutput("promoted-\
path",M.promoted),T().setOutput("quarantined-path",M.quarantined);const N=(0,i().renderPromotion)(v,{columns:120,colour:!1,
verbose:!0});for(const B of N.split(`
`))T().info((0,h().safeLine)(B));await a(v,f.GITHUB_STEP_SUMMARY),k.length+j.length>0&&T().setFailed(`${(0,i().countsOf)(
v)}; see the log for the reasons`)}function S(f,w){return E().repositorySchema.safeParse(w).data?.repository.defaultBranch}
async function a(f,w){if(w!==void 0)try{await(0,u().appendFile)(w,(0,i().promotionPage)(f))}catch(g){T().info((0,h().safeLine)(
`Could not write the step summary: ${g.message}`))}}async function n(f,w,g){const{assets:v,events:m,report:M,attestation:A,
fetch:j}=f,{"trusted-root":k,"github-token":N}=f;if(g.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(R()).GateError(
"event_unsupported","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","P\
romote in a workflow on the default branch: workflow_dispatch, schedule or push.");if(v===void 0)throw new(R()).GateError(
"input_invalid","`mode: promote` requires candidates.","Set the input `assets` to their file.");const B=A!==void 0||j;if(B&&
(k===void 0||j&&!N))throw new(R()).GateError("input_invalid","The inputs `attestation` and `fetch` require `trusted-root\
`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, and set `truste\
d-root` to it.");const L=await(0,b().promotionPolicy)(w),G={assets:v,events:m,report:M,attestation:A,fetch:j},F={folder:w.
directory,open:W=>(0,I().openInput)((0,P().resolve)(w.directory,W)),token:N,repository:g.GITHUB_REPOSITORY,apiUrl:g.GITHUB_API_URL};
return{...await(0,c().openInputs)({...G,...B&&{trustedRoot:k}},F,L),policy:L,platform:(0,C().platformOf)(process.platform),
workspace:w}}async function p(f,w){const g={promotion:(0,P().join)(f,"promotion.json"),promoted:(0,P().join)(f,"promoted\
.jsonl"),quarantined:(0,P().join)(f,"quarantined.jsonl"),subjects:(0,P().join)(f,"promotion.subjects.sha256")};return await(0,$().
makeFolder)(f),await(0,$().replaceFile)(g.promotion,`${(0,s().json)(w)}
`),await(0,$().replaceFile)(g.promoted,(0,o().promotedLines)(w)),await(0,$().replaceFile)(g.quarantined,(0,o().quarantinedLines)(
w)),await(0,$().replaceFile)(g.subjects,(0,t().checksumsOf)((0,o().promotedSubjects)(w))),g}}),76721:((U,y,e)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.publishContext=I;function u(){const d=e(76760);return u=function(){return d},d}function P(){
const d=e(39281);return P=function(){return d},d}function T(){const d=e(34413);return T=function(){return d},d}function E(){
const d=e(40410);return E=function(){return d},d}function R(){const d=e(41895);return R=function(){return d},d}function I({
inputs:d,env:c,signal:o},i){const{GITHUB_SERVER_URL:s,GITHUB_REPOSITORY:t,GITHUB_RUN_ID:h,RUNNER_TEMP:l}=c,r=d["output-d\
irectory"],O=`${s}/${t}`;return{github:C(d["github-token"],i,c,o),checkName:d["check-name"],name:d["check-name"],...!(i instanceof
R().GateError)&&{binding:$(i)},runKey:(0,T().newRunKey)(c.GITHUB_EVENT_NAME),...t!==void 0&&{repositoryUrl:O},...h!==void 0&&
{detailsUrl:`${O}/actions/runs/${h}`},comment:d.comment,suggestions:d.suggestions,outputDirectory:r===void 0?(0,u().join)(
l??process.cwd(),"gene-gate"):(0,u().resolve)(c.GITHUB_WORKSPACE??".",r),...c.GITHUB_STEP_SUMMARY&&{stepSummaryPath:c.GITHUB_STEP_SUMMARY},
core:P()}}function $(d){const c=d.name==="pull_request"?[d.pullRequest.number]:[];return{event:d.name,base:d.baseRef,pulls:c}}
function C(d,c,o,i){if(c instanceof R().GateError)return{unavailable:"the event has no commit to report on"};if(d===void 0)
return{unavailable:"the input `github-token` is not set"};const s={client:(0,E().connect)(d,{signal:i,baseUrl:o.GITHUB_API_URL}),
headSha:c.headSha};if(c.name!=="pull_request")return{...s,owner:c.owner,repo:c.repo};const{owner:t,repo:h,number:l}=c.pullRequest;
return{...s,owner:t,repo:h,pullRequest:{number:l},readOnlyToken:b(c.pullRequest,o)}}function b({isFork:d},c){return/^pull_request(?:_review)?$/.
test(c.GITHUB_EVENT_NAME??"")&&(d||c.GITHUB_ACTOR==="dependabot[bot]")}}),23393:((U,y,e)=>{Object.defineProperty(y,"__es\
Module",{value:!0}),y.publishAgain=f,y.publishJob=S;function u(){const m=e(39281);return u=function(){return m},m}function P(){
const m=e(60016);return P=function(){return m},m}function T(){const m=e(42287);return T=function(){return m},m}function E(){
const m=e(96493);return E=function(){return m},m}function R(){const m=e(89055);return R=function(){return m},m}function I(){
const m=e(32693);return I=function(){return m},m}function $(){const m=e(34413);return $=function(){return m},m}function C(){
const m=e(40410);return C=function(){return m},m}function b(){const m=e(53844);return b=function(){return m},m}function d(){
const m=e(64632);return d=function(){return m},m}function c(){const m=e(41895);return c=function(){return m},m}function o(){
const m=e(64597);return o=function(){return m},m}function i(){const m=e(78534);return i=function(){return m},m}function s(){
const m=e(47064);return s=function(){return m},m}function t(){const m=e(63226);return t=function(){return m},m}function h(){
const m=e(4423);return h=function(){return m},m}function l(){const m=e(5547);return l=function(){return m},m}function r(){
const m=e(1405);return r=function(){return m},m}function O(){const m=e(916);return O=function(){return m},m}async function S(m){
const M=await n(m).catch(c().asGateError);if(M===void 0)return;const A=M instanceof c().GateError,j=await(0,t().checkPlace)(
m,A?M:M.payload),k=async()=>{if(A)throw M;return await a(M,j,m)};return{context:j.context,decide:k,reportsOnly:!0}}async function a({
payload:m,file:M},{context:{github:A},known:j,doubt:k},N){if(k)throw k;if(M instanceof c().GateError)throw M;if("unavail\
able"in A)throw new Error(A.unavailable);const B=(0,h().readInputs)(u().getInput),L=(0,i().readUploadedReport)(M,m),G={locate:F=>(0,T().
resolveUnchecked)(F,m,j),approver:(0,P().approveByReviews)(()=>(0,d().githubReviews)(A,m.pullRequest)),run:!1,takeRuns:({
audit:F},W)=>(0,s().reportedRuns)(F,L,W)};return await(0,r().gateOfStep)(G,B,A,N)}async function n(m){const{run:M,client:A,
pulls:j}=await p(m),[k]=j;if(k===void 0){const L=JSON.stringify(`${M.head.owner}:${M.head.branch}`);u().info(`No open pu\
ll request from ${L} is at ${M.headSha}: nothing to publish.`);return}const N=await g(M,A).catch(c().asGateError);if(N instanceof
c().GateError&&await w({...M,client:A},j,m.inputs["check-name"])){await(0,l().publishOthers)(m,k,void 0);return}return{payload:v(
j,N)??k,file:N}}async function p({inputs:m,env:M,signal:A}){const j=await(0,O().readEvent)(M,E().parseWorkflowRun),{"git\
hub-token":k}=m;if(k===void 0)throw new(c()).GateError("input_invalid","`mode: publish` requires the input `github-token\
`","Remove the input from the step; its default is the token of the job.");const N=(0,C().connect)(k,{signal:A,baseUrl:M.
GITHUB_API_URL});return{run:j,client:N,pulls:await(0,E().findPullRequests)(N,j)}}async function f(m){try{const A=m.inputs.
mode==="publish"?(await p(m)).pulls[0]:await(0,O().eventPayload)(m.env);A?.name==="pull_request"&&await(0,l().publishOthers)(
m,A,void 0)}catch(M){u().warning(`The required check stays failed: ${(0,c().asGateError)(M).message}`)}}async function w(m,M,A){
for(const j of M){const{number:k}=j.pullRequest,N=[A,(0,b().nameOfPull)(A,k),(0,o().checkNameOf)(A,j,!1)],B=(await Promise.
all(N.map(G=>(0,$().gateChecks)(m,G)))).flat(),L=({completed:G,externalId:F})=>{const W=(0,I().readExternalId)(F);return G&&
W?.pulls.join()===`${k}`&&W.isInto(j.baseRef)};if(!B.some(L))return!1}return!0}async function g({runId:m,owner:M,repo:A},j){
const{"artifact-name":k}=(0,h().readInputs)(u().getInput),N=await(0,R().downloadArtifact)({client:j,owner:M,repo:A},m,k);
return await(0,R().readZipFile)(N,i().REPORT_FILE,i().MAX_REPORT_BYTES)}function v(m,M){if(M instanceof c().GateError)return;
const A=(0,i().claimedPull)(M);return m.find(({pullRequest:j})=>j.number===A)}}),17938:((U,y,e)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.publishReport=d;function u(){const c=e(39281);return u=function(){return c},c}function P(){
const c=e(41895);return P=function(){return c},c}function T(){const c=e(34453);return T=function(){return c},c}function E(){
const c=e(27624);return E=function(){return c},c}function R(){const c=e(42594);return R=function(){return c},c}function I(){
const c=e(20471);return I=function(){return c},c}function $(){const c=e(74658);return $=function(){return c},c}function C(){
const c=e(916);return C=function(){return c},c}function b(c,{detailsUrl:o,repositoryUrl:i}){const s={...o!==void 0&&{detailsUrl:o},
...i!==void 0&&{repositoryUrl:i}};return{report:c,title:(0,$().reportTitle)(c),markdown:(t,h)=>(0,I().renderMarkdown)(c,
{...s,...h,maxCharacters:t}),text:t=>(0,R().renderCheckText)(c,{...s,maxCharacters:t})}}async function d(c){if(c===void 0)
return;const{context:o,decide:i,reportsOnly:s,afterwards:t}=c,h=new Date,l=await(0,T().startCheck)(o),r=await i().catch(
f=>(0,E().buildErrorReport)((0,P().asGateError)(f),{startedAt:h},new Date)),O=b(r,o),{title:S}=O,{conclusion:a,channels:n}=await(0,T().
publish)(o,l,O);if(await t?.(),r.error){(0,C().failUndecided)(r.error);return}if(!s){a==="success"||a==="neutral"?u().info(
S):u().setFailed(S);return}const{check:p}=n;p.status==="failed"?u().setFailed(`Decided, but not published: ${p.reason}. \
The result: ${S}`):u().info(p.status==="reached"?S:`${S} (not published: ${p.reason})`)}}),1405:((U,y,e)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.gateOfStep=C,y.sharedPolicies=b;function u(){const d=e(39281);return u=function(){return d},
d}function P(){const d=e(24474);return P=function(){return d},d}function T(){const d=e(1207);return T=function(){return d},
d}function E(){const d=e(40638);return E=function(){return d},d}function R(){const d=e(41551);return R=function(){return d},
d}function I(){const d=e(24666);return I=function(){return d},d}function $(){const d=e(49604);return $=function(){return d},
d}function C(d,c,o,{env:i,signal:s}){return(0,P().gate)({...d,directory:i.GITHUB_WORKSPACE??process.cwd(),env:i,...c["po\
licy-ref"]!==void 0&&{policyRef:c["policy-ref"]},inputs:c,readShared:b(o),all:c.all,progress:(0,$().groupedProgress)(u()),
signal:s,secrets:(0,R().secretsOf)(i)})}function b(d){return async c=>{if("unavailable"in d)throw(0,I().unavailable)(c,d.
unavailable);const[o="",i=""]=c.repository.split("/");try{return await(0,E().readFileAt)({client:d.client,owner:o,repo:i},
c.path,c.commit)}catch(s){const t={doing:"read it",permission:"contents: read"};throw(0,I().unavailable)(c,(0,T().explainFailure)(
s,t),{cause:s})}}}}),916:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.durationsInput=o,y.eventPayload=c,
y.failUndecided=i,y.readEvent=d;function u(){const s=e(76760);return u=function(){return s},s}function P(){const s=e(38321);
return P=function(){return s},s}function T(){const s=e(39281);return T=function(){return s},s}function E(){const s=e(46960);
return E=function(){return s},s}function R(){const s=e(41895);return R=function(){return s},s}function I(){const s=e(73388);
return I=function(){return s},s}function $(){const s=e(20849);return $=function(){return s},s}function C(){const s=e(71667);
return C=function(){return s},s}function b(){const s=e(4423);return b=function(){return s},s}async function d(s,t){const{
GITHUB_EVENT_NAME:h="",GITHUB_EVENT_PATH:l=""}=s;try{return t(h,JSON.parse(await(0,P().text)((0,I().openInput)(l))))}catch(r){
throw r instanceof R().GateError?r:new(R()).GateError("event_invalid",`Cannot read the event file ${l||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:r})}}function c(s){
return d(s,(t,h)=>(0,E().parsePayload)(t,h,s.GITHUB_SHA))}async function o(s){const{durations:t}=(0,b().readInputs)(T().
getInput);return t===void 0?new Map:(0,C().readDurations)((0,u().resolve)(s.GITHUB_WORKSPACE??".",t),I().openInput)}function i({
message:s,hint:t}){const h=s.replace(/\s*\n\s*/g," "),l=t.split(`
`);if(l.length===1){T().setFailed((0,R().inSentences)({message:s,hint:t}));return}for(const r of l)T().info((0,$().safeLine)(
r));T().setFailed(h)}}),60016:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.approveByNobody=R,y.approveByReviews=
E,y.approvingReviewers=i,y.asksForApproval=h;function u(){const r=e(1395);return u=function(){return r},r}const P=20,T=10;
function E(r){return{means:"review",find:async O=>{const S=r(O.pullRequest);return S!==void 0?await I(S,O):{approvals:[],
refusals:["the event has no pull request to review"]}}}}function R(r){return{means:"review",find:async()=>({approvals:[],
refusals:[r]})}}async function I(r,O){const S=[],a=[];try{const n=i(await r.list());if(n.length===0)return{approvals:S,refusals:a};
const p=n.slice(-P),f=await r.authorId(),w=await r.lastEdits(p.flatMap(v=>v.reviews)),g=c(O,r);for(const v of p){const m=await $(
v,{reviews:r,question:O,authorId:f,edits:w,subjectAt:g});typeof m=="string"?a.push(`${v.user.login}: ${m}`):S.push(m)}}catch(n){
a.push(r.explain(n,"read the reviews of the pull request"))}return{approvals:S,refusals:a}}async function $(r,O){const{user:S,
withdrawn:a}=r;if(S.id===O.authorId)return"opened the pull request and cannot approve it";if(S.type!=="User")return"is n\
ot a person";if(!C(O.question.people,S.login))return"is not an approver in the policy";if(a)return"has withdrawn the app\
roval, or it was dismissed";const n=await b(r,O);if(typeof n=="string")return n;try{if(!await O.reviews.mayWrite(S))return"\
has no write access to the repository"}catch(p){return O.reviews.explain(p,"read the permission of this account")}return{
user:S.login,at:new Date(n.submittedAt).toISOString()}}function C(r,O){return r.length===0||r.some(S=>S.toLowerCase()===
O.toLowerCase())}async function b({reviews:r},O){let S;for(const a of r){const n=await d(a,O);if(n===void 0)return a;S??=
n}return S??"has not approved"}async function d({nodeId:r,submittedAt:O,commit:S,body:a},{edits:n,question:p,subjectAt:f,
reviews:{explain:w}}){const g=n.get(r);if(g===void 0)return"GitHub does not report whether the review was edited";const v=j=>j!==
null&&!(Date.parse(j)<=Date.parse(O));if(v(g.editedAt))return"the review was edited after it was submitted";if(v(g.retargetedAt))
return"the base branch was changed after the review";if(S===null)return"GitHub does not report which commit was reviewed";
const m=await f(S);if("reason"in m)return m.reason;const M=(0,u().changedSince)(m,p.subject);if(M!==void 0)return`${M} s\
ince the approved commit ${S.slice(0,12)}`;try{if(await p.policyChangedSince(O))return"the policy of the base branch has\
 changed since the review"}catch(j){return w(j,"read the policy at the time of the review")}const{digest:A}=l(a)??{};if(!(A===
void 0||(0,u().approvalDigest)(p.subject).startsWith(A)))return"the review approves another digest; the base branch, the\
 policy or the commands have changed since"}function c({subjectAt:r},O){const S=new Map;return async a=>{const n=S.get(a)??
(S.size<T?r(a).catch(p=>({reason:O.explain(p,`judge ${a}`)})):{reason:"too many commits were approved"});return S.set(a,
Promise.resolve(n)),await n}}const o=new Set(["COMMENTED","PENDING"]);function i(r){const O=r.filter(s).sort((a,n)=>a.submittedAt.
localeCompare(n.submittedAt)||a.id-n.id),S=new Map;for(const a of O){const{user:n,state:p}=a,f=S.get(n.id);if(p==="APPRO\
VED"&&h(a.body)){const g=f&&!f.withdrawn?f.reviews:[];S.set(n.id,{user:n,reviews:[a,...g],withdrawn:!1})}else if(p!=="AP\
PROVED"&&!o.has(p)){if(f===void 0&&!h(a.body))continue;S.set(n.id,{user:n,reviews:[a],...f,withdrawn:!0})}}return[...S.values()]}
function s(r){return r.user!==null&&r.submittedAt!==null&&r.state!=="PENDING"}const t=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function h(r){return l(r)!==void 0}function l(r){let O;for(const S of r.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){
const a=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(S);if(O!==void 0)a?.[1]?.startsWith(O)&&a[2]?.trim()===""&&(O=void 0);else if(a)
O=a[1];else{const[n,p]=/^ {0,3}\S/.test(S)?t.exec(S.trim())??[]:[];if(n!==void 0)return p===void 0?{}:{digest:p}}}}}),97928:((U,y,e)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.askForRefs=$,y.baseTip=d,y.defaultTip=b,y.descends=o;function u(){const i=e(
1207);return u=function(){return i},i}function P(){const i=e(40638);return P=function(){return i},i}function T(){const i=e(
41895);return T=function(){return i},i}function E(){const i=e(24634);return E=function(){return i},i}function R(){const i=e(
19674);return R=function(){return i},i}function I(){const i=e(67397);return I=function(){return i},i}async function $(i,s,t){
const h=C(s);if("unavailable"in i)return{};const{defaultBranch:l=s.baseRef}=s,r=async(a,n="base")=>{try{return await(0,P().
refTip)(i,a)}catch(p){const f=`read the tip of ${a.replace(/^heads\//,"")}`,w=(0,u().explainFailure)(p,{doing:f,permission:"\
contents: read"});t(`The ${n} was not compared with GitHub's: ${w}.`);return}},[O,S]=await Promise.all([h===void 0?void 0:
r(`heads/${h}`),l===s.baseRef?void 0:r(`heads/${l}`)]);return{...O!==void 0&&{baseTip:O},...S!==void 0&&{defaultTip:S},...s.
name==="pull_request"&&{merge:()=>r(`pull/${s.pullRequest.number}/merge`,"test merge")}}}function C(i){return i.name==="\
pull_request"?i.baseRef:"branch"in i.against?i.against.branch:void 0}async function b(i,s,{defaultTip:t}){const{defaultBranch:h=s.
baseRef}=s,l=`refs/remotes/origin/${h}`,r=s.name==="pull_request"?s.pullRequest:s;if(t===void 0&&!await(0,R().isRemoteOf)(
i,r))throw new(T()).GateError("ref_not_found",`The policy of ${JSON.stringify(h)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const O=t??l;await(0,E().requireCommits)(i,[O],[...t===void 0?[]:[t],(0,R().fetched)(h)]);const[S]=await(0,I().resolveCommits)(
i,[O]);return S}async function d(i,s,{baseTip:t}){const{baseRef:h,baseSha:l}=s,r=t??l;if(await(0,E().requireCommits)(i,[
r],[r,(0,R().fetched)(h)]),t!==void 0)return t;const O=await c(i,s);return O!==void 0&&await o(i,O,l,s)?O:l}async function c(i,{
baseRef:s,pullRequest:t}){if(!await(0,R().isRemoteOf)(i,t))return;const h=`refs/remotes/origin/${s}`;try{await(0,E().requireCommits)(
i,[h],[(0,R().fetched)(s)])}catch(l){if(!(l instanceof T().GateError)||l.code!=="shallow_clone")throw l}return(await(0,I().
lookUpCommits)(i,[h]))[0]}async function o(i,s,t,{baseRef:h}){if(s===t)return!0;try{return await(0,E().mergeBase)(i,s,t,
[s,t,(0,R().fetched)(h)])===t}catch(l){if(l instanceof T().GateError&&l.code==="no_merge_base")return!1;throw l}}}),54436:((U,y,e)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.withGroup=$;function u(){const o=e(1207);return u=function(){return o},
o}function P(){const o=e(81014);return P=function(){return o},o}function T(){const o=e(41895);return T=function(){return o},
o}function E(){const o=e(24634);return E=function(){return o},o}function R(){const o=e(37213);return R=function(){return o},
o}function I(){const o=e(47520);return I=function(){return o},o}async function $(o,i,s,{github:t,warn:h}){const l=await C(
o,i,s,t);return typeof l!="string"?{...o,group:l,isFork:l.some(({isFork:r})=>r)}:(h(`The merge group is treated as a cha\
nge from a fork: ${l}.`),o)}async function C({base:o,head:i},{baseRef:s,pullNumber:t},h,l){if("unavailable"in l)return l.
unavailable;try{if(await(0,E().mergeBase)(h,o,i)!==o)return"its base is not in its history";const r=await(0,I().firstParents)(
h,o,i),O={repository:h,github:l,baseRef:s},S=await Promise.all(r.map(w=>c(w,O))),a=S.filter(w=>w===void 0),n=t===void 0?
void 0:await(0,P().pullOrigin)(l,t),p=a.length===r.length&&n?.isOpen&&n.commits===r.length;if(n===void 0||a.length>0&&!p)
return`no pull request is known for ${a.length} of its ${r.length} commits`;const f=[...S,n].filter(w=>w!==void 0);return[
...new Map(f.map(w=>[w.number,b(w)])).values()]}catch(r){return r instanceof T().GateError?r.message:(0,u().explainFailure)(
r,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}function b({number:o,headSha:i,
isFork:s}){return{number:o,headSha:i,isFork:s}}const d=/\(#(\d{1,9})\)$/;async function c({commit:o,parents:i,subject:s,
tree:t},{repository:h,github:l,baseRef:r}){const[O="",S,...a]=i,n=w=>w.isOpen&&w.baseRef===r;if(S!==void 0){if(a.length>
0)return;const g=(await(0,P().pullsOfCommit)(l,S)).filter(n).filter(({headSha:v})=>v===S);return g.find(({isFork:v})=>v)??
g[0]}const p=d.exec(s)?.[1];if(p===void 0)return;const f=await(0,P().pullOrigin)(l,Number(p));if(n(f))return await(0,E().
requireCommits)(h,[f.headSha],[`refs/pull/${p}/head`]),await(0,E().mergeBase)(h,O,f.headSha,[o,f.headSha]),await(0,R().mergedTree)(
h,O,f.headSha)===t?f:void 0}}),46960:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.inWords=S,y.mergeGroup=
i,y.parsePayload=O,y.pullRequest=I,y.pullRequestReview=$,y.repositorySchema=void 0,y.requireUnprivileged=a,y.sha=void 0;
function u(){const n=e(7723);return u=function(){return n},n}function P(){const n=e(41895);return P=function(){return n},
n}const T=y.sha=u().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),E=y.repositorySchema=u().object({repository:u().object(
{name:u().string().min(1),owner:u().object({login:u().string().min(1)}),default_branch:u().string().min(1)}).transform(({
name:n,owner:p,default_branch:f})=>({owner:p.login,repo:n,defaultBranch:f}))}),R=u().object({action:u().string().optional(),
repository:u().object({id:u().int(),name:u().string().min(1),owner:u().object({login:u().string().min(1)}),default_branch:u().
string().min(1).optional()}),pull_request:u().object({number:u().int().positive(),head:u().object({sha:T,repo:u().object(
{id:u().int()}).nullable()}),base:u().object({sha:T,ref:u().string().min(1)}),changed_files:u().int().nonnegative().optional()})});
function I(n){const{action:p,pull_request:f}=R.parse(n);return u().int().parse(f.changed_files),{...$(n),...p!==void 0&&
{action:p}}}function $(n){const{repository:p,pull_request:f}=R.parse(n);return{name:"pull_request",pullRequest:{owner:p.
owner.login,repo:p.name,number:f.number,isFork:f.head.repo?.id!==p.id,...f.changed_files!==void 0&&{changedFiles:f.changed_files}},
headSha:f.head.sha,baseRef:f.base.ref,baseSha:f.base.sha,...p.default_branch!==void 0&&{defaultBranch:p.default_branch}}}
const C=/^0+$/,b=/^refs\/heads\//,d=/^refs\/(?:heads|tags)\//,c=u().object({...E.shape,merge_group:u().object({head_sha:T,
base_sha:T,head_ref:u().string(),base_ref:u().string()})}),o=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function i(n){const{repository:p,merge_group:f}=c.parse(n),w=o.exec(f.head_ref)?.[1];return{name:"merge_group",...p,headSha:f.
head_sha,against:{commit:f.base_sha},baseRef:f.base_ref.replace(b,""),isOwn:!1,...w!==void 0&&{pullNumber:Number(w)}}}const s=u().
object({...E.shape,ref:u().string().min(1),before:T,after:T});function t(n){const{repository:p,ref:f,before:w,after:g}=s.
parse(n),{defaultBranch:v}=p,m=f===`refs/heads/${v}`;if(C.test(g)||!b.test(f)||m&&C.test(w))throw new(P()).GateError("ev\
ent_unsupported",`The push of ${JSON.stringify(f)} adds no commits to a branch, or is the first of the default branch: t\
here is nothing to compare with`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first push, \
run the gate on the next change.');return{name:"push",...p,...{headSha:g,against:m?{commit:w}:{branch:v},baseRef:v},isOwn:!0}}
const h=u().object({...E.shape,ref:u().string().min(1)});function l(n,p){const{repository:f,ref:w}=h.parse(n),{defaultBranch:g}=f;
return{name:"workflow_dispatch",...f,headSha:T.parse(p),against:{branch:g},baseRef:g,isOwn:d.test(w)}}const r=new Map([[
"pull_request",I],["pull_request_review",$],["pull_request_target",n=>({...I(n),privileged:!0})],["merge_group",i],["pus\
h",t],["workflow_dispatch",l]]);function O(n,p,f){const w=r.get(n);if(w===void 0)throw new(P()).GateError("event_unsuppo\
rted",`The event ${JSON.stringify(n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md lists \
the supported events.");return S(n,()=>w(p,f))}function S(n,p){try{return p()}catch(f){throw f instanceof u().ZodError?new(P()).
GateError("event_invalid",`The payload is not a GitHub ${n} event: ${u().prettifyError(f)}`,"GITHUB_EVENT_PATH must be t\
he path of the file that the runner wrote."):f}}function a(n){if("privileged"in n)throw new(P()).GateError("event_unsupp\
orted","No command was run: on pull_request_target the commands of a change would have a write token and the secrets of \
the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}}),42287:((U,y,e)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.resolveBranch=b,y.resolveEvent=I,y.resolveUnchecked=$;function u(){const o=e(
24634);return u=function(){return o},o}function P(){const o=e(19674);return P=function(){return o},o}function T(){const o=e(
67397);return T=function(){return o},o}function E(){const o=e(97928);return E=function(){return o},o}function R(){const o=e(
1096);return R=function(){return o},o}async function I(o,i,s){const t=i.name==="pull_request"?await(0,R().resolvePullRequest)(
o,i,s):await b(o,i,s);return await C(t,i,o,s)}async function $(o,i,s){const t=await(0,R().resolveFetched)(o,i,s);return await C(
t,i,o,s)}async function C(o,i,s,t){const{defaultBranch:h}=i;if(h===void 0)return o;const l=h===o.baseRef?o.policyCommit:
await(0,E().defaultTip)(s,i,t);return{...o,defaultBranch:{name:h,commit:l}}}async function b(o,{name:i,headSha:s,against:t,
baseRef:h,isOwn:l},r){const O="commit"in t?await d(o,t.commit,s):await c(o,t.branch,s,r);return{name:i,directory:o.directory,
head:s,audited:s,baseRef:h,...O,isFork:!l}}async function d(o,i,s){return await(0,u().requireCommits)(o,[i,s],[i,s]),{base:i,
policyCommit:i}}async function c(o,i,s,t){const h=(0,P().fetched)(i),l=t.baseTip??`refs/remotes/origin/${i}`;await(0,u().
requireCommits)(o,[l],[h]);const[r]=await(0,T().resolveCommits)(o,[l]);return{base:await(0,u().mergeBase)(o,r,s,[s,h]),policyCommit:r}}}),
1096:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.resolveFetched=d,y.resolvePullRequest=b;function u(){
const r=e(41895);return u=function(){return r},r}function P(){const r=e(61388);return P=function(){return r},r}function T(){
const r=e(24634);return T=function(){return r},r}function E(){const r=e(37213);return E=function(){return r},r}function R(){
const r=e(213);return R=function(){return r},r}function I(){const r=e(19674);return I=function(){return r},r}function $(){
const r=e(67397);return $=function(){return r},r}function C(){const r=e(97928);return C=function(){return r},r}async function b(r,O,S={}){
const[a]=await(0,$().resolveCommits)(r,["HEAD"]),n=a===O.headSha?await i(r,O,await(0,C().baseTip)(r,O,S)):await o(r,O,a,
S);return c(r,O,n)}async function d(r,O,S={}){const{headSha:a,pullRequest:n}=O;await(0,T().requireCommits)(r,[a],[`refs/\
pull/${n.number}/head`]);const p=await(0,C().baseTip)(r,O,S);return c(r,O,await i(r,O,p))}function c({directory:r},{headSha:O,
baseRef:S,pullRequest:a},n){const{isFork:p}=a;return{name:"pull_request",directory:r,head:O,baseRef:S,...n,isFork:p,pullRequest:a}}
async function o(r,O,S,a){const{headSha:n,baseRef:p}=O,[f,w,...g]=await(0,$().parentsOf)(r,S);if(f===void 0||w!==n||g.length>
0)throw(0,P().checkoutDiffers)(`the checkout is at ${(0,T().short)(S)}, which is neither that commit nor its test merge \
commit`,n,"actions");await(0,T().requireCommits)(r,[f,n],[S,(0,I().fetched)(p)]);const v=await(0,C().baseTip)(r,O,a),m=await t(
{commit:S,base:f,tip:v},r,O,a);return m===void 0?{base:f,audited:S,policyCommit:v}:{...await i(r,O,v),unprovenMerge:{commit:S,
reason:m}}}async function i(r,O,S){const{headSha:a,baseSha:n,baseRef:p}=O,f=await(0,T().mergeBase)(r,S,a,[a,S,(0,I().fetched)(
p)]),[w]=await(0,$().lookUpCommits)(r,[n]);return(w===void 0||w===S?f:await(0,T().mergeBase)(r,w,a))===f&&await s(r,O,f),
{base:f,audited:a,policyCommit:S}}async function s(r,{headSha:O,pullRequest:{changedFiles:S}},a){if(S===void 0)return;const n=await(0,R().
countChangedFiles)(r,a,O);if(!(n>=S))throw new(u()).GateError("change_incomplete",`GitHub reports ${S} changed files, bu\
t this clone shows only ${n}`,"Set `fetch-depth: 0` on actions/checkout, and run the job again.")}async function t(r,O,S,a){
const n=async()=>await a.merge?.()===r.commit,p=(await O.shallowCommits()).size>0;if(p&&await n())return;const f=await h(
r,O,S);return f===void 0||p?f:await n()?void 0:f}async function h(r,O,S){const{headSha:a,baseRef:n}=S;if(!await l(r,O,S))
return`its first parent ${(0,T().short)(r.base)} is not a recent commit of ${n}`;(await O.shallowCommits()).size>0&&await(0,T().
mergeBase)(O,r.base,a,[r.commit,(0,I().fetched)(n)]);const[p,[f]]=await Promise.all([(0,E().mergedTree)(O,r.base,a),O.read(
[`${r.commit}^{tree}`])]);return p===void 0?"git cannot compute this merge":p===f?.oid?void 0:"git computes other conten\
t for it"}async function l({base:r,tip:O},S,a){return r===O||r===a.baseSha?!0:await(0,C().descends)(S,r,a.baseSha,a)&&await(0,C().
descends)(S,O,r,a)}}),96493:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.findPullRequests=d,y.parseWorkflowRun=
C;function u(){const c=e(7723);return u=function(){return c},c}function P(){const c=e(1207);return P=function(){return c},
c}function T(){const c=e(81014);return T=function(){return c},c}function E(){const c=e(41895);return E=function(){return c},
c}function R(){const c=e(46960);return R=function(){return c},c}const I=u().object({...R().repositorySchema.shape,workflow_run:u().
object({id:u().int().positive(),event:u().string(),head_sha:R().sha,head_branch:u().string().min(1).nullable(),head_repository:u().
object({owner:u().object({login:u().string().min(1)})}).nullable()})}),$=["pull_request","pull_request_review"];function C(c,o){
if(c!=="workflow_run")throw b(`\`mode: publish\` does not support the event ${JSON.stringify(c)}`);const i=(0,R().inWords)(
c,()=>I.parse(o)),{repository:s,workflow_run:t}=i,{owner:h,repo:l}=s;if(!$.includes(t.event))throw b(`The workflow run w\
as started by ${JSON.stringify(t.event)}`);if(t.head_branch===null||t.head_repository===null)throw b("The branch or the \
repository of the workflow run was deleted");const r={owner:t.head_repository.owner.login,branch:t.head_branch};return{owner:h,
repo:l,runId:t.id,headSha:t.head_sha,head:r}}function b(c){return new(E()).GateError("event_unsupported",c,"Trigger it o\
n `workflow_run` of the workflow that gates pull requests (docs/github.md).")}async function d(c,{owner:o,repo:i,head:s,
headSha:t}){const h={client:c,owner:o,repo:i};try{const l=`${s.owner}:${s.branch}`,O=(await(0,T().pullsWithHead)(h,t,l)).
map(async({number:a})=>(0,R().pullRequest)(await(0,T().pullRequestAsPayload)(h,a)));return(await Promise.all(O)).filter(
a=>a.headSha===t).sort((a,n)=>a.pullRequest.number-n.pullRequest.number)}catch(l){throw(0,P().asUnavailable)(l,{doing:"f\
ind the pull request",permission:"pull-requests: read"})}}}),89055:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),
y.downloadArtifact=I,y.readZipFile=C;function u(){const c=e(51041);return u=function(){return c},c}function P(){const c=e(
41895);return P=function(){return c},c}function T(){const c=e(40410);return T=function(){return c},c}function E(){const c=e(
1207);return E=function(){return c},c}const R=16*1024*1024;async function I({client:c,owner:o,repo:i},s,t){const{actions:h}=c.
octokit.rest;try{const{data:l}=await h.listWorkflowRunArtifacts({owner:o,repo:i,run_id:s,name:t,per_page:100}),[r]=l.artifacts.
filter(S=>S.name===t&&!S.expired).sort((S,a)=>a.id-S.id);if(r===void 0)throw d(`is missing: ${JSON.stringify(t)}`);if(r.
size_in_bytes>R)throw d(`is larger than ${R} bytes`);const O=await h.downloadArtifact({owner:o,repo:i,artifact_id:r.id,archive_format:"\
zip",request:{...T().LEAVES_API,parseSuccessResponseBody:!1}});return await $(O.data)}catch(l){throw(0,E().asUnavailable)(
l,{doing:"download the report",permission:"actions: read"})}}async function $(c){const o=[];let i=0;for await(const s of c){
if(i+=s.length,i>R)throw d(`is larger than ${R} bytes`);o.push(s)}return Buffer.concat(o)}async function C(c,o,i){try{const s=await(0,u().
fromBufferPromise)(c,{lazyEntries:!0});return await b(s,o,i)}catch(s){throw s instanceof P().GateError?s:d(`is not a rea\
dable zip archive (${String(s)})`,s)}}async function b(c,o,i){for await(const s of c.eachEntry()){if(s.fileName!==o)continue;
if(s.uncompressedSize>i)throw d(`has a ${o} that is too large`);const t=[];for await(const h of await c.openReadStreamPromise(
s))t.push(h);return Buffer.concat(t)}throw d(`has no ${o}`)}function d(c,o){return new(P()).GateError("artifact_invalid",
`The artifact of the workflow run ${c}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:o})}}),77954:((U,y,e)=>{Object.defineProperty(y,
"__esModule",{value:!0}),y.appendAnnotations=$,y.missingAnnotations=R;function u(){const b=e(61218);return u=function(){
return b},b}function P(){const b=e(34413);return P=function(){return b},b}function T(){const b=e(40410);return T=function(){
return b},b}function E(){const b=e(1207);return E=function(){return b},b}async function R(b,d,c){if(d.annotationsCount===
0)return c;const{client:o,owner:i,repo:s}=b,t=await o.octokit.paginate(o.octokit.rest.checks.listAnnotations,{owner:i,repo:s,
check_run_id:d.id,per_page:100}),h=new Set(t.map(I)),l=new Set(c.map(I));if([...h].every(r=>l.has(r)))return c.filter(r=>!h.
has(I(r)))}function I(b){const{path:d,start_line:c,end_line:o,start_column:i,end_column:s}=b,{annotation_level:t,title:h,
message:l}=b,r=[h,l].map(S=>S?.trim()??"");return JSON.stringify([d,c,o,...[i??0,s??0],t,...r])}async function $(b,d,c){
const o=u().GITHUB_LIMITS.annotationsPerRequest,i=[];let s=d.annotationsCount;for(let t=0;t<c.length;t+=o){const h=c.slice(
t,t+o);try{await C(b,d,h,s),s+=h.length}catch(l){const r=(0,E().readFailure)(l).kind==="invalid",O=r?h.length:c.length-t,
S=(0,E().explainFailure)(l,{...(0,P().checkOperation)(b),doing:"annotate"});if(i.push(`Missing annotations: ${O}; ${S}.`),
!r)break}}return i}async function C({client:b,owner:d,repo:c},{id:o},i,s){const{checks:t}=b.octokit.rest,h={owner:d,repo:c,
check_run_id:o},l=async()=>{const r={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...i]};return await t.
update({...h,status:"in_progress",output:r,...T().NOT_REPEATABLE}),!0};await b.once(l,async()=>{const{data:r}=await t.get(
h);return r.output.annotations_count>=s+i.length||void 0})}}),66059:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),
y.commentThread=T,y.unlessGone=E,y.viewerLogin=R;function u(){const I=e(40410);return u=function(){return I},I}function P(){
const I=e(1207);return P=function(){return I},I}function T(I,$,C){const{client:b,owner:d,repo:c}=I,{issues:o}=b.octokit.
rest,i={owner:d,repo:c};let s;async function t(){const S=(await b.octokit.paginate(o.listComments,{...i,issue_number:$,per_page:100})).
filter(a=>a.body?.startsWith(C));return S.length===0?[]:(s??=await R(b),S.filter(a=>a.user?.login===s).map(({id:a,html_url:n,
body:p=""})=>({id:a,url:n,body:p})).sort((a,n)=>a.id-n.id))}async function h(O){const S=async()=>{const{data:a}=await o.
createComment({...i,issue_number:$,body:O,...u().NOT_REPEATABLE});return s??=a.user?.login,{id:a.id,url:a.html_url,body:O}};
return b.once(S,async()=>(await t())[0])}async function l(O,S){const[a,...n]=O;if(a!==void 0)return await r(a,n,S);const p=await h(
S),[f=p,...w]=await t();return await r(f,w,S)}async function r(O,S,a){O.body!==a&&await o.updateComment({...i,comment_id:O.
id,body:a});for(const{id:n}of S)await E(o.deleteComment({...i,comment_id:n}));return O}return{own:t,leaveOne:l}}async function E(I){
try{await I}catch($){if((0,P().readFailure)($).kind!=="not_found")throw $}}async function R({octokit:I}){return(await I.
graphql("{ viewer { login } }")).viewer.login}}),53844:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.nameOfPull=
C,y.obtainCheck=R,y.renameOthers=b,y.settleCheck=c;function u(){const t=e(77954);return u=function(){return t},t}function P(){
const t=e(32693);return P=function(){return t},t}function T(){const t=e(34413);return T=function(){return t},t}function E(){
const t=e(1207);return E=function(){return t},t}async function R(t,h,l){const r=await(0,T().gateChecks)(t,h.checkName);if(I(
r,h))return"merge queue";if(l!==void 0&&r.some(n=>$(n,{...h,claim:l})))return"later run";const O=Math.max(0,...r.map(({externalId:n})=>(0,P().
claimOf)(n))),S={...h,claim:l??O+1},a=r.filter(n=>d(n,h)===void 0);for(const n of a){const p=await s(t,S,n);if(p)return p}
return await(0,T().createCheck)(t,S,r[0])}function I(t,{binding:h}){return h?.event!==P().QUEUE&&t.some(T().isOfQueue)}function $({
id:t,externalId:h},{runKey:l,claim:r},O){if((0,P().isWaiting)(h)||h.startsWith((0,P().claimPrefix)(l)))return!1;const S=(0,P().
claimOf)(h);return S!==0&&S!==r?S>r:O===void 0?S===r:t>=O.id}function C(t,h){return`${t} (#${h})`}async function b(t,h,l){
for(const r of l??await(0,T().gateChecks)(t,h.checkName)){const O=d(r,h);O!==void 0&&await(0,T().updateCheck)(t,r,{name:C(
h.checkName,O)})}}function d(t,{binding:h}){const[l,...r]=(0,P().readExternalId)(t.externalId)?.pulls??[];return t.completed&&
r.length===0&&h!==void 0&&l!==void 0&&!h.pulls.includes(l)?l:void 0}async function c(t,h,l,r){const O={...h,claim:(0,P().
claimOf)(l.externalId)},S=await(0,T().listChecks)(t,t.headSha,h.checkName),a=S.filter(T().isOfGate).sort((j,k)=>k.id-j.id);
if(I(a,h))return;const n=S.filter(j=>!(0,T().isOfGate)(j)&&!o(j,h)),p=a.filter(j=>j.appId===l.appId&&d(j,h)===void 0),f=j=>$(
j,O,l)&&!(j.completed&&h.joins===!0);if(p.some(f))return;h.separates&&await b(t,h,a);const w=Math.max(...[l,...p].map(({
externalId:j})=>(0,P().claimOf)(j))),g={...h,claim:w},[v]=p,m=v?.externalId===l.externalId&&!v.completed?v:v&&await s(t,
g,v),M=m&&await(0,u().missingAnnotations)(t,m,r);return m&&M?{run:m,missing:M,superseded:p.filter(({id:j})=>j!==m.id),twins:n}:
{run:await(0,T().createCheck)(t,g,v),missing:r,superseded:p,twins:n}}function o({detailsUrl:t},{detailsUrl:h}){return h!==
void 0&&t.startsWith(`${h}/`)}const i=new Set(["forbidden","not_found","invalid"]);async function s(t,h,l){try{const r=await(0,T().
takeUpCheck)(t,h,l);return r.completed||r.externalId!==(0,T().claimId)(h)?void 0:r}catch(r){if(i.has((0,E().readFailure)(
r).kind))return;throw r}}}),81014:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.pullOrigin=b,y.pullRequestAsPayload=
$,y.pullRequestHunks=c,y.pullRequestState=R,y.pullsOfCommit=C,y.pullsWithHead=I;function u(){const o=e(7723);return u=function(){
return o},o}function P(){const o=e(1207);return P=function(){return o},o}const T=u().object({number:u().int().positive(),
state:u().enum(["open","closed"]),head:u().object({sha:u().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),repo:u().object(
{id:u().int()}).nullable()}),base:u().object({ref:u().string().min(1),repo:u().object({id:u().int()})})});async function E({
client:o,owner:i,repo:s},t){const{data:h}=await o.octokit.rest.pulls.get({owner:i,repo:s,pull_number:t}),l=T.parse(h);return(0,P().
requireAsked)(l.number===t,`pull request ${t}`),{data:h,pull:l}}async function R(o,i){const{data:s,pull:t}=await E(o,i);
return{headSha:t.head.sha,changedFiles:s.changed_files}}async function I({client:o,owner:i,repo:s},t,h){const l=await o.
octokit.paginate(o.octokit.rest.pulls.list,{owner:i,repo:s,state:"open",...h!==void 0&&{head:h},per_page:100}),r=u().array(
T).parse(l);return(0,P().requireAsked)(r.every(({state:O})=>O==="open"),"open pull requests"),r.filter(({head:O})=>O.sha===
t).map(({number:O,base:S})=>({number:O,baseRef:S.ref})).sort((O,S)=>O.number-S.number)}async function $(o,i){const{client:s,
owner:t,repo:h}=o,{data:l}=await s.octokit.rest.repos.get({owner:t,repo:h}),{data:r}=await E(o,i);return{repository:l,pull_request:r}}
async function C({client:o,owner:i,repo:s},t){const{repos:h}=o.octokit.rest,l={owner:i,repo:s,commit_sha:t,per_page:100},
r=await o.octokit.paginate(h.listPullRequestsAssociatedWithCommit,l);return u().array(T).parse(r).map(d)}async function b(o,i){
const{data:s,pull:t}=await E(o,i);return{...d(t),commits:s.commits}}function d({number:o,state:i,head:s,base:t}){return{
number:o,isOpen:i==="open",baseRef:t.ref,headSha:s.sha,isFork:s.repo?.id!==t.repo.id}}async function c({client:o,owner:i,
repo:s},t,h){const{octokit:l}=o,r={owner:i,repo:s,pull_number:t,per_page:100},O=new Map;for await(const{data:S}of l.paginate.
iterator(l.rest.pulls.listFiles,r)){for(const{filename:a,patch:n}of S)n!==void 0&&h.has(a)&&O.set(a,n);if(O.size===h.size)
break}return O}}),59508:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.changeLineComments=E,y.lineCommentChanges=
T;function u(){const C=e(40410);return u=function(){return C},C}function P(){const C=e(66059);return P=function(){return C},
C}async function T(C,b){const d=await I(C),c=new Set(b.map(R)),o=new Set,i=[];for(const{id:s,key:t,answered:h}of d)c.has(
t)&&!o.has(t)?o.add(t):h||i.push(s);return{missing:b.filter(s=>!o.has(R(s))),outdated:i}}async function E(C,{missing:b,outdated:d},c){
const{client:o,owner:i,repo:s}=C.target,t=o.octokit.rest.pulls.deleteReviewComment;for(const h of d)await(0,P().unlessGone)(
t({owner:i,repo:s,comment_id:h}));b.length>0&&await $(C,b,c)}function R({path:C,start_line:b,line:d,body:c}){return JSON.
stringify([C,b??d,d,c.trim()])}async function I({target:C,number:b,marker:d}){const{client:c,owner:o,repo:i}=C,s=await c.
octokit.paginate(c.octokit.rest.pulls.listReviewComments,{owner:o,repo:i,pull_number:b,per_page:100}),t=s.filter(({body:r})=>r.
startsWith(d));if(t.length===0)return[];const h=await(0,P().viewerLogin)(c),l=new Set(s.map(({in_reply_to_id:r})=>r));return t.
filter(({user:r})=>r.login===h).map(({id:r,path:O,line:S,start_line:a,body:n})=>({id:r,key:R({path:O,line:S??0,...a&&{start_line:a},
body:n}),answered:l.has(r)}))}async function $(C,b,d){const{target:c,number:o,marker:i}=C,{client:s,owner:t,repo:h,headSha:l}=c,
r=async()=>(await s.octokit.rest.pulls.createReview({owner:t,repo:h,pull_number:o,commit_id:l,event:"COMMENT",body:`${i}\

${d}`,comments:b.map(S=>({...S,side:"RIGHT",...S.start_line!==void 0&&{start_side:"RIGHT"}})),...u().NOT_REPEATABLE}),!0),
O=new Set(b.map(R));await s.once(r,async()=>(await I(C)).some(({key:a})=>O.has(a))||void 0)}}),64632:((U,y,e)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.LAST_EDITS=void 0,y.githubReviews=i;function u(){const s=e(7723);return u=function(){return s},
s}function P(){const s=e(41895);return P=function(){return s},s}function T(){const s=e(1207);return T=function(){return s},
s}const E=u().object({id:u().int(),login:u().string(),type:u().string()}),R=u().object({id:u().int(),node_id:u().string(),
user:E.nullable(),state:u().string(),body:u().string().nullable(),commit_id:u().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).
nullable().optional(),submitted_at:u().iso.datetime().optional()}).transform(({node_id:s,commit_id:t=null,submitted_at:h=null,
body:l,...r})=>({...r,nodeId:s,body:l??"",commit:t,submittedAt:h})),I=u().object({user:E}),$=u().object({permission:u().
string(),user:u().object({id:u().int()}).nullable()}),C=u().object({timelineItems:u().object({nodes:u().array(u().object(
{createdAt:u().iso.datetime()}).nullable())})}),b=u().object({nodes:u().array(u().object({id:u().string(),lastEditedAt:u().
iso.datetime().nullable(),pullRequest:C.optional()}).nullable())}),d=y.LAST_EDITS=`query($ids: [ID!]!) { nodes(ids: $ids\
) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,c=100,o=new Set(["admin","write"]);function i({client:s,owner:t,repo:h},{number:l}){const{pulls:r,repos:O}=s.octokit.
rest,S={owner:t,repo:h,pull_number:l};return{authorId:async()=>I.parse((await r.get(S)).data).user.id,list:async()=>{const a=await s.
octokit.paginate(r.listReviews,{...S,per_page:100});return u().array(R).parse(a)},lastEdits:async a=>{const n=new Map,p=a.
map(({nodeId:f})=>f);for(let f=0;f<p.length;f+=c){const w=p.slice(f,f+c),g=b.parse(await s.octokit.graphql(d,{ids:w}));for(const v of g.
nodes){if(v===null)continue;const m=v.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;n.set(v.id,{editedAt:v.lastEditedAt,
retargetedAt:m})}}return n},mayWrite:async({id:a,login:n})=>{try{const p=await O.getCollaboratorPermissionLevel({owner:t,
repo:h,username:n}),{permission:f,user:w}=$.parse(p.data);return w?.id===a&&o.has(f)}catch(p){if((0,T().readFailure)(p).
kind==="not_found")return!1;throw p}},explain:(a,n)=>a instanceof P().GateError?`could not ${n}: ${a.message}`:(0,T().explainFailure)(
a,{doing:n,permission:"pull-requests: read"})}}}),60823:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.annotationsOf=
d;function u(){const n=e(61218);return u=function(){return n},n}function P(){const n=e(78261);return P=function(){return n},
n}function T(){const n=e(10289);return T=function(){return n},n}function E(){const n=e(69633);return E=function(){return n},
n}function R(){const n=e(17577);return R=function(){return n},n}function I(){const n=e(94965);return I=function(){return n},
n}const $=3,C=80,b={error:"failure",warning:"warning",notice:"notice"};function d(n,p=u().MAX_ANNOTATIONS){const f=n.findings.
filter(o).filter(({suppressed:j,seed:k})=>!j&&!k),w=f.filter(({location:j})=>l(j.path)),g=(0,R().groupsOf)(w,i).sort((j,k)=>S(
j.lead,k.lead)),v=c(g.map(j=>s(j,n))),m=f.length-w.length,M=v.length-p,A=[M>0&&`Findings beyond the limit of ${p} annota\
tions per check run: ${M}.`,m>0&&`Findings in files whose names cannot be used in an annotation: ${m}.`];return{annotations:v.
slice(0,p),notes:A.filter(j=>j!==!1)}}function c(n){return[...new Map(n.map(p=>[JSON.stringify(p),p])).values()]}function o(n){
return n.location!==void 0}function i(n){const{cause:p,severity:f,location:w,subject:g}=n,v=p===void 0||g?.command!==void 0;
return JSON.stringify(v?n:[p,f,w.path])}function s({lead:n,others:p},f){const{severity:w,rule:g,message:v,remedy:m,subject:M}=(0,R().
dangerFirst)(n),{location:A,note:j}=t(n.location,f),{line:k,column:N,end_line:B=k,end_column:L=N}=A,G=[g,M?.id].filter(Boolean).
join(": "),F=[v,m,...h(p),j].filter(Boolean).join(`
`)||g;return{path:A.path,start_line:k,end_line:Math.max(k,B),...B<=k&&{start_column:N,end_column:Math.max(N,L)},annotation_level:b[w],
title:(0,I().clip)(r(G).replace(/\s+/g," "),u().GITHUB_LIMITS.annotationTitle),message:O(r(F),u().GITHUB_LIMITS.annotationMessageBytes)}}
function t(n,p){const{path:f,line:w,end_line:g=w}=n,v=(0,E().headPlace)(p,n)?.line;if(v===void 0){const M=`This is line ${w}\
 of the audited commit ${(0,I().shortCommit)(p.audited_sha)}; the head has no such line.`;return{location:{path:f,line:1,
column:1},note:M}}const m=(0,E().headPlace)(p,{path:f,line:g})?.line??v;return{location:{...n,line:v,end_line:Math.max(v,
m)}}}function h(n){if(n.length===0)return[];const p=[...new Set(n.map(({subject:g,location:v})=>g?.id??`line ${v.line}`))],
f=p.length-$;return[`Also: ${p.slice(0,$).map(g=>(0,I().clip)(g,C)).join(", ")}${f>0?` and ${f} more`:""}`]}function l(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,R().isRepositoryPath)(n)}function r(n){return(0,T().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function O(n,p){const f=Buffer.from(n);return f.length<=p?n:`${f.subarray(
0,p-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function S(n,p){const[f,w]=[n.location,p.location];
return(0,P().byHarm)(n,p)||a(f.path,w.path)||f.line-w.line}function a(n,p){return n===p?0:n<p?-1:1}}),26789:((U,y,e)=>{Object.
defineProperty(y,"__esModule",{value:!0}),y.beginCheck=t,y.checkContent=h,y.checkOutput=f,y.publishCheck=l;function u(){
const w=e(61218);return u=function(){return w},w}function P(){const w=e(77954);return P=function(){return w},w}function T(){
const w=e(32693);return T=function(){return w},w}function E(){const w=e(34413);return E=function(){return w},w}function R(){
const w=e(40410);return R=function(){return w},w}function I(){const w=e(1207);return I=function(){return w},w}function $(){
const w=e(53844);return $=function(){return w},w}function C(){const w=e(10289);return C=function(){return w},w}function b(){
const w=e(31048);return b=function(){return w},w}function d(){const w=e(94965);return d=function(){return w},w}function c(){
const w=e(45710);return c=function(){return w},w}function o(){const w=e(64597);return o=function(){return w},w}const i="\
the check run of this commit belongs to the merge queue, which has not passed; push another commit to the pull request",
s="a later run of the gate on this commit, or the merge queue, has the check run";async function t(w,g,v){try{const m=v&&
"run"in v?(0,T().claimOf)(v.run.externalId):void 0,M=await(0,$().obtainCheck)(w,g,m);return M==="later run"?{reason:s,permanent:!0,
lost:!0}:M==="merge queue"?{reason:i,permanent:!0}:{run:M}}catch(m){const M=!R().PASSING_FAILURES.has((0,I().readFailure)(
m).kind);return{reason:(0,I().explainFailure)(m,(0,E().checkOperation)(w)),permanent:M}}}function h(w,g){const{report:v,
title:m,text:M}=w;return{...g,conclusion:(0,o().conclusionOf)(v),title:m,digest:(0,b().reportDigest)(v),policy:v.policy?.
digest,page:A=>w.markdown(A,{part:"detail"}),text:M}}async function l(w,g,v,m){const M="run"in v||v.permanent?v:await t(
w,g);if("reason"in M)return{status:M.lost?"skipped":"failed",reason:M.reason};try{const A=await(0,$().settleCheck)(w,g,M.
run,m.annotations);return A===void 0?(await p(w,g,await(0,E().findUnfinished)(w,g)),{status:"skipped",reason:s}):await r(
w,g,A,m)}catch(A){return{status:"failed",reason:(0,I().explainFailure)(A,(0,E().checkOperation)(w))}}}async function r(w,g,{
run:v,missing:m,superseded:M,twins:A},j){const N=[...await(0,P().appendAnnotations)(w,v,m),...A.slice(0,O).map(S)];if(!await(0,E().
isStillClaimed)(w,v))return{status:"skipped",reason:s};const B={conclusion:j.conclusion,externalId:a(j,g,v),output:f(j,[
...j.notes,...N,...n(j,g)])},L=await F(B.output),G=await p(w,g,M);return{status:"reached",...v.url!==null&&{where:v.url},
notes:[...N,...L,...G]};async function F(W){try{return await(0,E().completeCheck)(w,v,{...B,output:W}),[]}catch(J){if((0,I().
readFailure)(J).kind!=="invalid")throw J;const z=(0,I().explainFailure)(J,(0,E().checkOperation)(w)),H=j.title.replace(/[^\x20-\x7e]/g,
"?");return await(0,E().completeCheck)(w,v,{...B,output:{title:(0,d().clip)(H,u().GITHUB_LIMITS.checkTitle),summary:`The\
 step summary and the result files have the details: ${z}.`}}),[z]}}}const O=3;function S({url:w,appSlug:g="unknown",conclusion:v,
completed:m}){return`Another check run of this commit has the same name, but is not the gate's: it is ${m?v:"not complet\
ed"}, by the app ${g}, ${w??"without a page"}. Its result says nothing about this change, and can satisfy or block a rul\
e that requires the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function a({digest:w,
policy:g},{binding:v},m){return v===void 0?w:(0,T().completedExternalId)(w,g,v,(0,T().claimOf)(m.externalId))}function n({
policy:w},{binding:g}){if(g===void 0)return[];const{event:v,base:m}=g;return[`The result is about ${v} into ${(0,C().markdownCode)(
m)}, policy ${(0,T().shortPolicy)(w)}.`]}async function p(w,g,v){const m=[];for(const M of v)try{await(0,E().supersedeCheck)(
w,g,M)}catch(A){m.push((0,I().explainFailure)(A,{...(0,E().checkOperation)(w),doing:"rename an older check run of the sa\
me name"}))}return m}function f({title:w,page:g,text:v},m){const M=v?.(u().GITHUB_LIMITS.checkText);return{title:(0,d().
clip)(w,u().GITHUB_LIMITS.checkTitle),summary:(0,c().withNotes)(g,m,u().GITHUB_LIMITS.checkSummary),...M!==void 0&&{text:(0,d().
clip)(M,u().GITHUB_LIMITS.checkText)}}}}),31540:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.commentMarker=
I,y.publishComment=$;function u(){const b=e(61218);return u=function(){return b},b}function P(){const b=e(66059);return P=
function(){return b},b}function T(){const b=e(1207);return T=function(){return b},b}function E(){const b=e(81014);return E=
function(){return b},b}function R(){const b=e(45710);return R=function(){return b},b}function I(b){return`<!-- gene-gate\
: ${encodeURIComponent(b).replaceAll("-","%2D")} -->`}async function $(b,{mode:d,name:c,place:o},i,s){const{pullRequest:t,
readOnlyToken:h=!1}=b;if(d==="never")return(0,R().skipped)("the `comment` input is `never`");if(t===void 0)return(0,R().
skipped)("the event has no pull request");const l={doing:"write the comment",permission:"pull-requests: write",readOnlyToken:h};
try{const r=(0,P().commentThread)(b,t.number,I(c)),O=await r.own(),{verdict:S,read:a=[],agent_files:n=[]}=i.report,p=S===
"pass"&&a.length+n.length===0;if(p&&O.length===0&&d==="on-findings")return(0,R().skipped)("there is nothing to report");
const{headSha:f}=await(0,E().pullRequestState)(b,t.number);if(f!==b.headSha)return(0,R().skipped)(`the head of the pull \
request is now ${f}, which has its own run`);const w=p&&d==="on-findings"?[C]:[],g=[I(c),...w,""].join(`
`),v=u().GITHUB_LIMITS.commentBody-g.length,m=`${g}${(0,R().withNotes)(A=>i.markdown(A,o),s,v)}`;return{status:"reached",
where:(await r.leaveOne(O,m)).url}}catch(r){return{status:"failed",reason:(0,T().explainFailure)(r,l)}}}const C=`Nothing\
 is left of what was reported here.
`}),45710:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.skipped=P,y.withNotes=T;function u(){const E=e(94965);
return u=function(){return E},E}function P(E){return{status:"skipped",reason:E}}function T(E,R,I){if(R.length===0)return(0,u().
clip)(E(I),I);const $=(0,u().clip)(`

---
${R.map(b=>`- ${b}`).join(`
`)}
`,I),C=I-$.length;return`${(0,u().clip)(E(C),C)}${$}`}}),67111:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),
y.logAnnotations=$,y.logChannels=C,y.logFailures=c;function u(){const o=e(51660);return u=function(){return o},o}function P(){
const o=e(63245);return P=function(){return o},o}function T(){const o=e(94965);return T=function(){return o},o}function E(){
const o=e(20849);return E=function(){return o},o}const R=10,I={failure:"error",warning:"warning",notice:"notice"};function $(o,i){
let s=0;for(const[t,h]of Object.entries(I)){const l=i.filter(({annotation_level:r})=>r===t);s+=Math.max(0,l.length-R);for(const r of l.
slice(0,R))o[h](r.message,{title:r.title,file:r.path,startLine:r.start_line,endLine:r.end_line,...r.start_column!==void 0&&
{startColumn:r.start_column},...r.end_column!==void 0&&{endColumn:r.end_column}})}s>0&&o.info(`Findings omitted from the\
 log: ${s}; see the summary.`)}function C(o,i){for(const[s,t]of Object.entries(i))if(t.status==="failed"&&o.warning(`${s}\
: ${t.reason}`),t.status==="skipped"&&o.info(`${s}: skipped: ${t.reason}`),t.status==="reached"){o.info(`${s}: published${t.
where===void 0?"":` (${t.where})`}`);for(const h of t.notes??[])o.warning(`${s}: ${h}`)}}const b={lines:20,columns:160},
d=50;async function c(o,i){const s=(0,P().reportSections)(i).failed.filter(({command:t})=>!t.outcome?.reused);for(const{
command:t,gene:h,position:l}of s.slice(0,d)){if(t.outcome===void 0)continue;const r=`${h.id}, command ${l} ${(0,T().statusWords)(
t.outcome)}: ${t.command}`;o.startGroup((0,E().safeLine)(r));const O=(0,u().errorLines)(t.outcome,b.lines,b.columns);await(0,E().
withoutLogCommands)(o.info,async()=>{for(const S of O)o.info(`\u2502 ${(0,E().safeLine)(S)}`)}),o.endGroup()}}}),88863:((U,y,e)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.outputsOf=P,y.setOutputs=T;function u(){const $=e(1207);return u=function(){
return $},$}function P($,C,b,d={}){const c=$.genes.flatMap(s=>s.commands),o=c.filter(I),i=o.filter(({outcome:s})=>s?.status===
"passed");return{verdict:$.verdict,conclusion:C,"next-actor":$.next_actor,"report-path":b?.report??"","page-path":b?.html??
"","agent-task-path":b?.agentTask??"","validation-reports-path":b?.validationReports??"","sarif-path":b?.sarif??"","juni\
t-path":b?.junit??"","check-url":E(d.check),"comment-url":E(d.comment),errors:String(R($,"error")),warnings:String(R($,"\
warning")),"genes-changed":String($.genes.length),"commands-run":String(o.length),"commands-passed":String(i.length),"co\
mmands-failed":String(o.length-i.length),"commands-blocked":String(c.filter(({verdict:s})=>s==="block").length),"approva\
l-digest":$.approval_digest??""}}function T($,C){try{for(const[b,d]of Object.entries(C))$.setOutput(b,d)}catch(b){$.warning(
`could not set the outputs: ${(0,u().readFailure)(b).said}`)}}function E($){return $?.status==="reached"?$.where??"":""}
function R({findings:$},C){return $.filter(b=>b.severity===C&&!b.suppressed).length}function I({outcome:$}){return $!==void 0&&
$.status!=="blocked"&&$.status!=="skipped"}}),20235:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.closeAbandonedCheck=
c,y.remember=R,y.startedState=b,y.wereUnseen=d;function u(){const i=e(7723);return u=function(){return i},i}function P(){
const i=e(34413);return P=function(){return i},i}function T(){const i=e(1207);return T=function(){return i},i}function E(){
const i=e(26040);return E=function(){return i},i}function R({core:i},s,t="true"){try{i.saveState(s,t)}catch(h){i.warning(
`The post step cannot close the check run: ${(0,T().readFailure)(h).said}`)}}const I={title:"The gate did not finish",summary:"\
The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could\
 not reach GitHub. The gate made no decision about this change. Run the job again; its log has the details."},$={title:"\
Decided, but not published",summary:"The gate decided about this change, but could not complete this check run. The log \
of the job and its step summary have the result and the reason. Run the job again to publish it."},C=u().object({owner:u().
string(),repo:u().string(),headSha:u().string(),checkName:u().string(),runKey:u().string()});function b({checkName:i,runKey:s},{
owner:t,repo:h,headSha:l}){return JSON.stringify({owner:t,repo:h,headSha:l,checkName:i,runKey:s})}function d({getState:i}){
return i("others-unseen")!==""}async function c({connect:i,getState:s}){const t=o(s("started-check"));if(t===void 0)return{
status:"nothing_to_close"};const h={client:i(),...t};try{const l=await(0,P().findUnfinished)(h,{runKey:t.runKey});if(l.length===
0)return{status:"nothing_to_close"};const r=s("decided")===""?I:$;for(const O of l)await(0,P().completeCheck)(h,O,{conclusion:"\
failure",externalId:O.externalId,output:r});return{status:"closed"}}catch(l){return{status:"failed",reason:(0,T().explainFailure)(
l,(0,P().checkOperation)(h))}}}function o(i){return(0,E().attempt)(()=>C.parse(JSON.parse(i)))}}),34453:((U,y,e)=>{Object.
defineProperty(y,"__esModule",{value:!0}),y.publish=h,y.startCheck=t;function u(){const n=e(26040);return u=function(){return n},
n}function P(){const n=e(31048);return P=function(){return n},n}function T(){const n=e(60823);return T=function(){return n},
n}function E(){const n=e(26789);return E=function(){return n},n}function R(){const n=e(31540);return R=function(){return n},
n}function I(){const n=e(45710);return I=function(){return n},n}function $(){const n=e(67111);return $=function(){return n},
n}function C(){const n=e(88863);return C=function(){return n},n}function b(){const n=e(20235);return b=function(){return n},
n}function d(){const n=e(64597);return d=function(){return n},n}function c(){const n=e(55430);return c=function(){return n},
n}function o(){const n=e(65433);return o=function(){return n},n}function i(){const n=e(85306);return i=function(){return n},
n}function s(){const n=e(34484);return s=function(){return n},n}async function t(n){const{github:p}=n;return"unavailable"in
p?{reason:p.unavailable,permanent:!0}:((0,b().remember)(n,"started-check",(0,b().startedState)(n,p)),await(0,E().beginCheck)(
p,n))}async function h(n,p,f){const{github:w,core:g,outputDirectory:v}=n,m=S(f),{report:M}=m,A=(0,d().conclusionOf)(M),j=(0,T().
annotationsOf)(M),k=await(0,c().publishFiles)(v,m),{check:N,comment:B,suggestions:L}="unavailable"in w?O(w.unavailable):
await J(w),G=await(0,i().publishStepSummary)(n.stepSummaryPath,m,r(N,B),a(k,N,B)),F={files:k,check:N,comment:B,suggestions:L,
summary:G};await(0,$().logFailures)(g,M),N.status!=="reached"&&(0,$().logAnnotations)(g,j.annotations),N.status==="faile\
d"&&M.verdict!=="error"&&(0,b().remember)(n,"decided"),(0,$().logChannels)(g,F);const W=k.status==="reached"?(0,c().resultPaths)(
v):void 0;return(0,C().setOutputs)(g,(0,C().outputsOf)(M,A,W,F)),{conclusion:A,digest:(0,P().reportDigest)(M),channels:F};
async function J(z){const H=(0,E().checkContent)(m,j),D=await(0,o().publishAmongOthers)(z,n,p,H);if(D.status==="skipped")
return{check:D,comment:D,suggestions:D};D.status==="reached"&&(0,b().remember)(n,"started-check",""),D.status==="reached"&&
D.unseen&&(0,b().remember)(n,"others-unseen");const{name:K,comment:V,suggestions:Q}=n,Z=a(k,D),X=l(D),Y=await(0,R().publishComment)(
z,{mode:V,name:K,place:X},m,Z),x={enabled:Q,name:K},q=await(0,s().publishSuggestions)(z,x,M,Y);return{check:D,comment:Y,
suggestions:q}}}function l(n){return n.status!=="reached"?{part:"whole"}:{part:"screen",...n.where!==void 0&&{detailUrl:n.
where}}}function r(n,p){return n.status!=="reached"&&p.status!=="reached"?{part:"whole"}:{...n.status==="reached"?l(n):{},
part:p.status==="failed"?"screen":"table"}}function O(n){const p=(0,I().skipped)(n);return{check:p,comment:p,suggestions:p}}
function S(n){const{report:p}=n;return{...n,markdown(f,w){try{return n.markdown(f,w)}catch{return`The result is **${p.verdict}\
**. The page could not be rendered; see the result files.`}},text:f=>(0,u().attempt)(()=>n.text(f))}}function a(...n){return n.
flatMap(p=>p.status==="skipped"?[]:p.status==="reached"?[...p.notes??[]]:[`${p.reason.charAt(0).toUpperCase()}${p.reason.
slice(1)}.`])}}),64597:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.checkNameOf=T,y.conclusionOf=R;function u(){
const I=e(47350);return u=function(){return I},I}const P=200;function T(I,$,C){return $.name==="push"||$.name==="workflo\
w_dispatch"?`${I} (${$.name})`:C?I:`${I} (base: ${$.baseRef})`.slice(0,P)}const E={pass:"success",warn:"success",fail:"f\
ailure",error:"failure",needs_approval:"action_required"};function R({verdict:I,policy:$}){return $?.enforce==="report"&&
u().REPORTED_ONLY.has(I)?"neutral":E[I]}}),65433:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.publishAmongOthers=
$,y.publishWorst=o;function u(){const n=e(32693);return u=function(){return n},n}function P(){const n=e(34413);return P=
function(){return n},n}function T(){const n=e(1207);return T=function(){return n},n}function E(){const n=e(53844);return E=
function(){return n},n}function R(){const n=e(10289);return R=function(){return n},n}function I(){const n=e(26789);return I=
function(){return n},n}async function $(n,p,f,w){const{number:g}=n.pullRequest??{},v=await d(p);if(g===void 0||("pulls"in
v?v.pulls.length===0:!v.canDiffer)){const k="reason"in v?[`${C}: ${v.reason}.`]:[],N={...p,separates:!0};return(0,I().publishCheck)(
n,N,f,{...w,notes:[...w.notes,...k]})}const m={...p,checkName:(0,E().nameOfPull)(p.checkName,g)},M=await(0,I().publishCheck)(
n,m,await(0,I().beginCheck)(n,m,f),w);if(M.status!=="reached")return M;if("reason"in v){const k=`The required check fail\
s, because the other open pull requests of this commit into protected branches share it, and could not be seen: ${v.reason}\
. Run the job again.`,N=await b(n,p,f,{...w,notes:[k]});return N.status!=="reached"?N:{...M,notes:[...M.notes??[],k],unseen:!0}}
const A=[{number:g,base:p.binding?.base??""},...v.pulls],j=await o(n,p,f,A);return j.status==="failed"?j:M}const C="Othe\
r open pull requests of this commit were not considered";function b(n,p,f,w){const{event:g="",base:v=""}=p.binding??{},m={
...p,binding:{event:g,base:v,pulls:[]}};return(0,I().publishCheck)(n,m,f,{...w,title:"the other pull requests of this co\
mmit could not be seen",conclusion:"failure",annotations:[]})}async function d({others:n}){if(n===void 0)return{pulls:[]};
try{return{pulls:await n.list()}}catch(p){const f={doing:"look for other pull requests of this commit",permission:"pull-\
requests: read"};return{reason:(0,T().explainFailure)(p,f),canDiffer:await n.canDiffer()}}}const c=3;async function o(n,p,f,w){
try{await(0,E().renameOthers)(n,p);let g=await l(n,p,w);h(g).length>0&&"run"in f&&(await a(n,p,f.run,g),g=await l(n,p,w));
for(let v=1;;v+=1){if(h(g).length>0)return{status:"reached",notes:[S(g)]};const m=await s(n,p,f,g);if(m.status!=="reache\
d"||v===c)return m;const M=O(t(g));if(g=await l(n,p,w),h(g).length===0&&O(t(g))>=M)return m}}catch(g){return{status:"fai\
led",reason:(0,T().explainFailure)(g,(0,P().checkOperation)(n))}}}const i={failure:"failed in its own run",action_required:"\
waits for approval",neutral:"would fail in its own run",success:"passed in its own run"};function s(n,p,f,w){const{number:g,
base:v,own:m}=t(w),M=r(m),{digest:A="",policy:j}=(0,u().readExternalId)(m?.externalId??"")??{},k=w.map(G=>`#${G.number} \
into ${(0,R().markdownCode)(G.base)}: ${r(G.own)}`),N=`${w.length} open pull requests into protected branches have this \
commit as their head, and the worst result counts: ${k.join(", ")}. The check run of each has the details.`,B=w.map(G=>G.
number),L={...p,binding:{event:"pull_request",base:v,pulls:B},joins:!0};return(0,I().publishCheck)(n,L,f,{conclusion:M,digest:A,
policy:j,annotations:[],notes:[],title:`#${g} ${i[M]}`,page:()=>N})}function t([n,...p]){if(n===void 0)throw new Error("\
expected a pull request");return p.reduce((f,w)=>O(w)<O(f)?w:f,n)}function h(n){return n.filter(({own:p})=>p===void 0)}function l(n,{
checkName:p},f){return Promise.all(f.map(async w=>{const[g]=await(0,P().gateChecks)(n,(0,E().nameOfPull)(p,w.number)),v=g?.
completed&&(0,u().readExternalId)(g.externalId)?.isInto(w.base)===!0;return{...w,own:v?g:void 0}}))}function r(n){return P().
CONCLUSIONS.find(p=>p===n?.conclusion)??"failure"}function O({own:n}){return P().CONCLUSIONS.indexOf(r(n))}function S(n){
return`The required check waits for the result of ${h(n).map(({number:f,base:w})=>`#${f} into ${(0,R().markdownCode)(w)}`).
join(", ")}, which has the same head.`}async function a(n,{checkName:p},f,w){const[g]=await(0,P().gateChecks)(n,p);if(g?.
externalId!==f.externalId)return;const m=`waiting for ${h(w).map(({number:M})=>`#${M}`).join(", ")}`;await(0,P().leaveWaiting)(
n,g,{title:m,summary:S(w)})}}),85306:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.publishStepSummary=$;
function u(){const C=e(51455);return u=function(){return C},C}function P(){const C=e(61218);return P=function(){return C},
C}function T(){const C=e(1207);return T=function(){return C},C}function E(){const C=e(45710);return E=function(){return C},
C}const R=3,I=1024;async function $(C,b,d,c){if(C===void 0)return(0,E().skipped)("the runner does not set GITHUB_STEP_SU\
MMARY");try{const{size:o}=await(0,u().stat)(C),i=Math.floor((P().GITHUB_LIMITS.stepSummaryBytes-o-1)/R);if(i<I)return{status:"\
failed",reason:"could not write the step summary: earlier output has used up its size limit"};const s=t=>b.markdown(t,d);
return await(0,u().appendFile)(C,`${(0,E().withNotes)(s,c,i)}
`),{status:"reached"}}catch(o){return{status:"failed",reason:`could not write the step summary: ${(0,T().readFailure)(o).
said}`}}}}),34484:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.publishSuggestions=w,y.suggestionMarker=
f,y.suggestionsOf=o;function u(){const v=e(80401);return u=function(){return v},v}function P(){const v=e(1207);return P=
function(){return v},v}function T(){const v=e(81014);return T=function(){return v},v}function E(){const v=e(59508);return E=
function(){return v},v}function R(){const v=e(10289);return R=function(){return v},v}function I(){const v=e(69633);return I=
function(){return v},v}function $(){const v=e(80615);return $=function(){return v},v}function C(){const v=e(94965);return C=
function(){return v},v}function b(){const v=e(45710);return b=function(){return v},v}const d=60,c=8e3;function o(v,m){const{
fix:M}=v;return M?.patch?h(M.patch).flatMap(({path:A,blocks:j})=>{const k=m.get(A);if(k===void 0)return[];const N=S(k);return i(
v,A,j).flatMap(B=>s(A,B,N))}):[]}function i(v,m,M){const{genes:A,capsules:j,events:k,findings:N,fix:B}=v,L=[...A,...j,...k].
filter(H=>H.path===m).flatMap(H=>(0,I().headPlace)(v,H)?.line??[]).sort((H,D)=>H-D),G=H=>L.findLast(D=>D<=H),F=(B?.edits??
[]).filter(H=>H.path===m),W=new Map(N.map(H=>[H.id,H])),J=F.map(H=>{const D=W.get(H.finding),K=D?.location&&(0,I().headPlace)(
v,D.location)?.line;return{edit:H,finding:D,owner:K===void 0?void 0:G(K)}});return M.some(H=>G(H.start)!==G(O(H)))||J.some(
H=>H.owner===void 0)?[]:[...new Set(M.map(({start:H})=>G(H)))].flatMap(H=>{const D=J.filter(V=>V.owner===H);if(H===void 0||
D.some(({edit:V})=>V.files!==void 0))return[];const K=new Set(D.flatMap(({finding:V})=>V??[]));return[{blocks:M.filter(({
start:V})=>G(V)===H),findings:[...K]}]})}function s(v,{blocks:m,findings:M},A){const j=Math.min(...m.map(G=>G.start)),k=Math.
max(...m.map(O)),N=A.find(G=>G.has(j)&&G.has(k));if(N===void 0||k<j||k-j>=d)return[];const B=[];for(let G=j;G<=k;){const{
removed:F,added:W}=m.find(J=>J.start===G)??t;if(!F.every((J,z)=>N.get(G+z)===J))return[];B.push(...W),F.length===0&&B.push(
N.get(G)??""),G+=Math.max(1,F.length)}return B.join(`
`).length<=c&&B.every(R().isPlain)?[{path:v,start:j,end:k,lines:B,findings:M}]:[]}const t={removed:[],added:[]};function h(v){
return(0,u().parsePatch)(v).filter(({oldFileName:m})=>m!==void 0&&m!=="/dev/null").map(({oldFileName:m="",hunks:M})=>({path:m.
replace(/^a\//,""),blocks:M.flatMap(({oldStart:A,lines:j})=>l(A,j).flatMap(r))}))}function l(v,m){const M=[];let A=v,j=!1;
for(const k of m){const[N,B]=[k[0],k.slice(1)];if(N==="\\")continue;if(N===" "){j=!1,A+=1;continue}j||M.push({start:A,removed:[],
added:[]}),j=!0;const L=M.at(-1);N==="+"?L?.added.push(B):(L?.removed.push(B),A+=1)}return M}function r(v){const{start:m,
removed:M,added:A}=v;return M.length!==A.length?[v]:M.map((j,k)=>({start:m+k,removed:[j],added:A.slice(k,k+1)}))}function O({
start:v,removed:m}){return v+Math.max(1,m.length)-1}function S(v){return(0,u().parsePatch)(v).flatMap(({hunks:m})=>m).map(
({newStart:m,lines:M})=>{const A=M.filter(j=>j[0]===" "||j[0]==="+");return new Map(A.map((j,k)=>[m+k,j.slice(1)]))})}const a=20,
n=3,p="gene-gate has judged these suggestions in a copy of the files.";function f(v){return`<!-- gene-gate suggestion: ${encodeURIComponent(
v).replaceAll("-","%2D")} -->`}async function w(v,{enabled:m,name:M},A,j){const{pullRequest:k,readOnlyToken:N=!1}=v;if(!m)
return(0,b().skipped)("the `suggestions` input is `false`");if(k===void 0||j.status!=="reached")return(0,b().skipped)("n\
o comment");const B={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:N};try{const{number:L}=k,G=new Set(
(A.fix?.edits??[]).map(({path:D})=>D)),F=G.size>0?await(0,T().pullRequestHunks)(v,L,G):new Map,W=f(M),J={target:v,number:L,
marker:W},z=o(A,F).slice(0,a).map(D=>g(D,W)),H=await(0,E().lineCommentChanges)(J,z);if(H.missing.length+H.outdated.length>
0){const{headSha:D}=await(0,T().pullRequestState)(v,L);if(D!==v.headSha)return(0,b().skipped)("the pull request has newe\
r commits");await(0,E().changeLineComments)(J,H,p)}return z.length>0?{status:"reached"}:(0,b().skipped)("no edit is on l\
ines that the pull request shows")}catch(L){const G=(0,P().explainFailure)(L,B),{kind:F}=(0,P().readFailure)(L);return F===
"denied"?(0,b().skipped)(G):{status:"failed",reason:G}}}function g({path:v,start:m,end:M,lines:A,findings:j},k){const N=j.
slice(0,n).map(({rule:G,message:F,subject:W})=>`- ${W?.id===void 0?"":`${(0,$().name)(W.id)}: `}${(0,$().sentence)(F)} (${(0,$().
ruleLink)(G)})`),B=j.length-n,L=[k,...N,...B>0?[`- and ${(0,C().count)(B,"other finding")}`]:[],"",...(0,R().rawBlock)(A,
"suggestion")].join(`
`);return{path:v,line:M,...m<M&&{start_line:m},body:L}}}),37213:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),
y.mergedTree=E;function u(){const R=e(41895);return u=function(){return R},R}function P(){const R=e(35720);return P=function(){
return R},R}function T(){const R=e(67397);return T=function(){return R},R}async function E(R,I,$){const{objects:C}=R;if(await R.
isPartial()){const b=await C(["merge-base",I,$],{accept:[1]}),d=[I,$,b.toString().trim()].filter(Boolean);await Promise.
all(d.map(c=>(0,P().requireObjects)(R,c)))}try{return(await C(["merge-tree","--write-tree","--no-messages",I,$])).toString().
split(`
`).find(T().isObjectId)}catch(b){if(b instanceof u().GateError&&b.code==="git_failed")return;throw b}}}),47520:((U,y,e)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.firstParents=I,y.hasSoleAuthor=R,y.pastChanges=T;function u(){const $=e(
77598);return u=function(){return $},$}function P(){const $=e(96681);return P=function(){return $},$}async function T({objects:$},C,b){
const d=`${(0,u().randomUUID)()} `,c=await $(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${b}`,`--format=${d}%H %P%x00%s`,C]),o=[];for(const i of(0,P().splitNul)(c)){const s=(0,P().decodePath)(i),
t=o.at(-1);if(s.startsWith(d)){const[h="",l]=s.slice(d.length).split(" ");o.push({commit:h,...l&&{base:l},paths:[]})}else
t&&t.subject===void 0?t.subject=s:t&&s!==""&&t.paths.push(t.paths.length===0?s.slice(1):s)}return o.flatMap(({commit:i,base:s,
subject:t="",paths:h})=>s===void 0?[]:[{commit:i,base:s,subject:t,paths:h}])}const E=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function R({objects:$},C){const b=await $(["log","--no-color","--format=%aN%x00%aE",C]),d=[...new Set(b.toString().
toLowerCase().split(`
`))].map(c=>c.split("\0")).filter(c=>c.length>1&&!c.some(o=>E.test(o)));return[0,1].some(c=>new Set(d.map(o=>o[c])).size===
1)}async function I({objects:$},C,b){return(await $(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${C}..${b}`])).toString().split(`
`).filter(Boolean).map(o=>{const[i="",s="",t="",...h]=o.split("\0");return{commit:i,tree:s,parents:t.split(" ").filter(Boolean),
subject:h.join("")}})}}),42594:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.renderCheckText=I;function u(){
const d=e(10289);return u=function(){return d},d}function P(){const d=e(88611);return P=function(){return d},d}function T(){
const d=e(74658);return T=function(){return d},d}function E(){const d=e(94965);return E=function(){return d},d}function R(){
const d=e(80615);return R=function(){return d},d}function I(d,c){const{genes:o,validation_reports:i}=d;if(o.length===0)return;
const s=new Map(i.map(a=>[a.id,a])),t=(0,R().linkerOf)(d,c.repositoryUrl),h=["### Genes and their ValidationReports","",
...$(i)],l=o.map(a=>{const n=s.get(a.validation_report_id??""),p=`**${t.place(a,a.id)}** ${T().VERDICT_SYMBOLS[a.verdict]}\
 ${(0,E().spoken)(a.verdict)}`,f=n?`, ${(0,R().name)(n.id)}, ${(0,R().name)(n.asset_id)}`:"";return[p+f,"",...a.commands.
map(C),""].join(`
`)});let r=[...h,...b(o,c)].join(`
`).length;const O=l.findIndex(a=>(r+=a.length+1,r>c.maxCharacters)),S=O===-1?l.length:O;return[...h,...l.slice(0,S),...b(
o.slice(S),c)].join(`
`).slice(0,c.maxCharacters)}function $(d){const c=d.map(({env_fingerprint:{node_version:o,platform:i,arch:s},env_fingerprint_key:t})=>`\
Commands ran with Node ${(0,R().name)(o)} on ${(0,R().name)(`${i} ${s}`)}, fingerprint ${(0,R().name)(t)}.`);return[...new Set(
c)].flatMap(o=>[o,""])}function C({command:d,verdict:c,outcome:o}){const i=c==="block"?"blocked":o?(0,E().outcomeWords)(
o):"not run";return`- ${(0,u().markdownCode)((0,P().commandLine)(d,[]))}: ${i}`}function b(d,{detailsUrl:c}){const o=(0,R().
linked)("result files of the run",c);return[...d.length>0?[`Not shown: ${(0,E().count)(d.length,"gene")}.`]:[],`The ${o}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}}),47064:((U,y,e)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.reportedRuns=R;function u(){const b=e(41895);return u=function(){return b},b}function P(){const b=e(
57334);return P=function(){return b},b}function T(){const b=e(22562);return T=function(){return b},b}function E(){const b=e(
78534);return E=function(){return b},b}function R(b,d,c){if(d.error)throw new(u()).GateError("artifact_invalid",`The run\
 could not decide: ${d.error.message.slice(0,500)}`,"See the log of the run.");const o=new Date(d.finished_at),i=b.genes.
filter(r=>!c.has(r)&&!(r.change==="removed"&&r.commands.length===0)),s=new Map(i.map(r=>[r,I(d,r,o)])),t=new Map(i.flatMap(
r=>{const O=(0,E().mutantsIn)($(d,r),r);return O?[[r,O]]:[]})),{level:h}=d.isolation,l=(0,E().nodeIn)(d);return{outcomes:s,
mutants:t,interrupted:(0,P().countInterrupted)([...s.values()].flat()),isolation:{level:h,untrusted:!0,description:`Repo\
rted by a runner that the pull request controls, as isolation level "${h}".`},nodeOf:()=>l}}function I(b,d,c){if(d.commands.
some(({verdict:i})=>i==="block"))return(0,T().outcomesOf)(d,[],c);const o=$(b,d);return d.commands.map((i,s)=>C(o?.commands[s],
i,c))}function $({genes:b},{asset:{id:d,path:c}}){return b.find(o=>o.id===d&&o.path===c)}function C(b,{command:d,plan:c},o){
if(b?.command!==d||b.outcome===void 0)return(0,P().skippedOutcome)("the run reported no result for this command",o);const{
plan_digest:i,outcome:s}=b;return c!==void 0&&i!==c.digest?(0,P().skippedOutcome)("what the command runs has changed sin\
ce; run the first workflow again",o):s}}),91088:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.mergeIsolation=
i,y.mergedRuns=b;function u(){const l=e(57975);return u=function(){return l},l}function P(){const l=e(57430);return P=function(){
return l},l}function T(){const l=e(39763);return T=function(){return l},l}function E(){const l=e(78534);return E=function(){
return l},l}function R(){const l=e(57334);return R=function(){return l},l}function I(){const l=e(22562);return I=function(){
return l},l}function $(){const l=e(89953);return $=function(){return l},l}function C(){const l=e(96620);return C=function(){
return l},l}function b(l,r,O,S){const a=(0,$().requireParts)(l,r),{genes:n}=r.audit,p=(0,C().partition)((0,C().commandsToRun)(
n),a.length,S),f=new Map(n.flatMap((m,M)=>{const A=a[(p[M]??0)-1];return A?[[m,A]]:[]})),w=n.flatMap((m,M)=>{const A=f.get(
m);return A===void 0||O.has(m)?[]:[[m,d(A,A.report.genes[M],m)]]}),g=new Map([...f].map(([{asset:m},{report:M}])=>[m,(0,E().
nodeIn)(M)])),[v=process]=g.values();return{outcomes:new Map([...(0,I().refusedOutcomes)(n,!0,new Date),...w]),mutants:o(
n,f,O),interrupted:(0,R().countInterrupted)(w.flatMap(([,m])=>m)),isolation:i(a.map(({report:m})=>m.isolation)),nodeOf:({
asset:m})=>g.get(m)??v,shards:a.map(({shard:{index:m,of:M}})=>({index:m,of:M,genes:new Set(n.filter((A,j)=>p[j]===m))}))}}
function d(l,r,{asset:O,commands:S}){return S.map((a,n)=>{const p=c(r,a,n);if(p)return p;throw(0,$().invalid)(`${(0,$().
nameOf)(l)} has no result for command ${n+1} of \`${O.id}\``,"If an approval was given while the parts ran, run them aga\
in; use the same durations for all jobs; otherwise the part is incomplete.")})}function c(l,r,O){const S=l?.commands[O];
return(S?.plan_digest===r.plan?.digest||(0,C().isPending)(r))&&S?.command===r.command?S.outcome:void 0}function o(l,r,O){
return new Map(l.flatMap((S,a)=>{const n=r.get(S)?.report.genes[a],p=O.has(S)?void 0:(0,E().mutantsIn)(n,S);return p?[[S,
p]]:[]}))}function i(l){const r=l.filter(({level:a})=>a!=="none").sort((a,n)=>t(a)-t(n)||s(n)-s(a)),[O,...S]=r;return O===
void 0?P().NOTHING_RUN:S.every(a=>h(a,O))?O:{...O,description:`${O.description} The machines differed; this is the weake\
st isolation.`}}function s({limits:l}){return l?.written_bytes??0}function t({level:l,limits:r}){return 2*T().ISOLATION_LEVELS.
indexOf(l)+(r?.memory_bytes===null?0:1)}function h(l,r){const O=({limits:S,description:a,...n})=>n;return t(l)===t(r)&&(0,u().
isDeepStrictEqual)(O(l),O(r))}}),2850:((U,y)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.ownVerdict=e;function e({
verdict:u,shards:P=[]}){const[T]=P;return T&&P.length<T.of?T.verdict:u}}),89953:((U,y,e)=>{Object.defineProperty(y,"__es\
Module",{value:!0}),y.invalid=s,y.nameOf=o,y.requireParts=I;function u(){const t=e(41895);return u=function(){return t},
t}function P(){const t=e(38863);return P=function(){return t},t}function T(){const t=e(96620);return T=function(){return t},
t}function E(){const t=e(92910);return E=function(){return t},t}const R=500;function I(t,h){const l=t.map(b),[r]=l;if(r===
void 0){if((0,T().shardsFor)((0,T().commandsToRun)(h.audit.genes),1)===0)return[];throw s("There are commands to run, bu\
t no parts",i)}for(const O of l)$(O,r,h);return C(l,r.shard.of)}function $(t,h,l){const{shard:r,report:O}=t;if(r.of!==h.
shard.of)throw s(`${o(t)} and ${o(h)} are not parts of the same run`);if(O.error)throw s(`${o(t)} could not decide${d(O)}`,
i);const S=c(O,l);if(S.length>0)throw s(`${o(t)} belongs to another run: ${S.join("; ")}`)}function C(t,h){const l=Array.
from({length:h},(S,a)=>t.filter(({shard:n})=>n.index===a+1)),r=l.filter(({length:S})=>S>1).flat();if(r.length>0)throw s(
`Duplicate parts: ${r.map(o).join(", ")}`);const O=l.flatMap(({length:S},a)=>S===0?[(0,E().shardName)({index:a+1,of:h})]:
[]);if(O.length>0)throw s(`Missing parts: ${O.join(", ")}`,i);return l.flat()}function b({name:t,report:h}){const{shards:l=[]}=h,
[r]=l;if(r&&l.length===1)return{name:t,report:h,shard:r};throw s(`${t} is not a part of a run${d(h)}`)}function d({error:t}){
return t?`; its error: ${t.message.slice(0,R)}`:""}function c(t,{audit:h,event:l,policy:r}){const O=!h.genes.some(({commands:a})=>a.
some(T().isPending));return[["version of the gate",t.tool.version,P().TOOL.version],["base",t.base_sha,l.base],["head",t.
head_sha,l.head],["audited commit",t.audited_sha,l.audited],["policy",t.policy?.digest,r.digest],["other policy",t.policy?.
combined_with?.digest,r.combinedWith?.digest],["profile",t.policy?.profile,r.policy.profile],...O?[["Plans",t.plans_digest,
h.plansDigest]]:[],["number of genes",t.genes.length,h.genes.length]].flatMap(([a,n,p])=>n===p?[]:[`its ${a}: ${n??"none"}\
, here: ${p??"none"}`])}function o({shard:t,name:h}){return`part ${(0,E().shardName)(t)} (${h})`}const i="See the logs o\
f the jobs that run the shards, and run them again.";function s(t,h="Use exactly the parts of one run, made with the sam\
e options and dependencies as here."){const l=t.charAt(0).toUpperCase()+t.slice(1);return new(u()).GateError("parts_inva\
lid",l,h)}}),77875:((U,y,e)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.planShards=T;function u(){const R=e(96620);
return u=function(){return R},R}function P(){const R=e(92910);return P=function(){return R},R}function T({genes:R,findings:I,
approval_digest:$,plans_digest:C},b,d){const c=new Set(I.flatMap(({rule:h,subject:l})=>h==="target-not-judged"?l?.id??[]:
[])),o=R.map(h=>E(h,c)),i=(0,u().shardsFor)(o,b,d),s=(0,u().partition)(o,i,d),t=Array.from({length:i},(h,l)=>{const r=R.
filter((O,S)=>s[S]===l+1);return{shard:(0,P().shardName)({index:l+1,of:i}),genes:r.map(({id:O})=>O),commands:r.reduce((O,{
commands:S})=>O+S.length,0)}});return{matrix:{shard:t.map(({shard:h})=>h)},shards:t,waiting:R.filter(({verdict:h})=>h===
"needs_approval").map(({id:h})=>h),approval_digest:$,plans_digest:C}}function E({id:R,commands:I},$){return I.every(({plan_digest:b,
verdict:d})=>b!==void 0||d!=="block"&&$.has(R))?I.map(({command:b})=>b):[]}}),39281:((U,y,e)=>{e.r(y),e.d(y,{getInput:()=>u.
V4,getState:()=>u.Gu,info:()=>u.pq,saveState:()=>u.LZ,setFailed:()=>u.C1,setOutput:()=>u.uH,warning:()=>u.$e});var u=e(57264)}),
51041:((U,y,e)=>{e.r(y),e.d(y,{fromBufferPromise:()=>u.SY});var u=e(20663)})};
