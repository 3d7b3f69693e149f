"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:((U,m,e)=>{function a(){const w=e(39281);return a=function(){return w},
w}function y(){const w=e(94639);return y=function(){return w},w}function v(){const w=e(54244);return v=function(){return w},
w}const I="main-has-run";a().getState(I)===""?(a().saveState(I,"true"),(0,v().runProcess)(1,async w=>{await(0,y().runAction)(
process.env,w),w.aborted&&process.exit()})):(0,y().runPost)(process.env)}),63226:((U,m,e)=>{Object.defineProperty(m,"__e\
sModule",{value:!0}),m.checkPlace=p;function a(){const r=e(39281);return a=function(){return r},r}function y(){const r=e(
97928);return y=function(){return r},r}function v(){const r=e(16346);return v=function(){return r},r}function I(){const r=e(
41895);return I=function(){return r},r}function w(){const r=e(64597);return w=function(){return r},r}function T(){const r=e(
5547);return T=function(){return r},r}function P(){const r=e(76721);return P=function(){return r},r}function R(){const r=e(
1405);return R=function(){return r},r}async function p(r,d){const n=(0,P().publishContext)(r,d);if(d instanceof I().GateError)
return{context:n,known:{}};const c=await(0,y().askForRefs)(n.github,d,a().warning),i=(0,R().sharedPolicies)(n.github),t=await(0,T().
isProtected)(d,c,r.env,i).catch(v().asGateError),u=t instanceof I().GateError?{doubt:t}:{},h={...n,checkName:(0,w().checkNameOf)(
n.name,d,t!==!1)};if(d.name!=="pull_request"||t===!1)return{context:h,known:c,...u};const{number:s}=d.pullRequest;return{
context:{...h,others:{judge:()=>(0,T().otherPulls)(d.headSha,s,h,r),canDiffer:()=>(0,T().protectsSeveral)(d,c,r.env,i).catch(
()=>!0)}},known:c,...u}}}),62486:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.failUndecided=I;function a(){
const w=e(39281);return a=function(){return w},w}function y(){const w=e(41895);return y=function(){return w},w}function v(){
const w=e(20849);return v=function(){return w},w}function I({message:w,hint:T}){const P=w.replace(/\s*\n\s*/g," "),R=T.split(
`
`);if(R.length===1){a().setFailed((0,y().inSentences)({message:w,hint:T}));return}for(const p of R)a().info((0,v().safeLine)(
p));a().setFailed(P)}}),33451:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.eventJob=s,m.gateJob=h,m.judgeEvent=
S,m.withChangedFiles=l;function a(){const o=e(39281);return a=function(){return o},o}function y(){const o=e(60016);return y=
function(){return o},o}function v(){const o=e(97928);return v=function(){return o},o}function I(){const o=e(54436);return I=
function(){return o},o}function w(){const o=e(46960);return w=function(){return o},o}function T(){const o=e(42287);return T=
function(){return o},o}function P(){const o=e(1207);return P=function(){return o},o}function R(){const o=e(81014);return R=
function(){return o},o}function p(){const o=e(64632);return p=function(){return o},o}function r(){const o=e(16346);return r=
function(){return o},o}function d(){const o=e(41895);return d=function(){return o},o}function n(){const o=e(63226);return n=
function(){return o},o}function c(){const o=e(4423);return c=function(){return o},o}function i(){const o=e(60847);return i=
function(){return o},o}function t(){const o=e(1405);return t=function(){return o},o}function u(){const o=e(916);return u=
function(){return o},o}function h(o){return s(o,()=>({run:!0}))}async function s(o,g){const f=await(0,u().eventPayload)(
o.env).catch(r().asGateError);if("action"in f&&f.action==="closed"){await(0,i().publishOthers)(o,f,f.pullRequest.number);
return}const{context:E,known:A,doubt:O}=await(0,n().checkPlace)(o,f),b=async()=>{if(O)throw O;return await S(f,E.github,
{...g(),known:A},o)},j="action"in f&&f.action==="edited"&&E.others===void 0;return{context:E,decide:b,...j&&{afterwards:()=>(0,i().
publishOthers)(o,f,f.pullRequest.number)}}}async function S(o,g,{known:f,...E},A){if(o instanceof d().GateError)throw o;
(0,w().requireUnprivileged)(o);const O=(0,c().readInputs)(a().getInput),b=o.name==="pull_request"?await l(o,g,a().warning):
o,j=f??await(0,v().askForRefs)(g,b,a().warning),N=async B=>{const L=await(0,T().resolveEvent)(B,b,j);return b.name==="me\
rge_group"?await(0,I().withGroup)(L,b,B,{github:g,warn:a().warning}):L},G=O.prepare===void 0?{}:{prepare:O.prepare},k={...E,
...G,locate:N,approver:$(g)};return await(0,t().gateOfStep)(k,O,g,A)}function $(o){return"unavailable"in o?(0,y().approveByNobody)(
`cannot read reviews: ${o.unavailable}`):(0,y().approveByReviews)(g=>g===void 0?void 0:(0,p().githubReviews)(o,{number:g}))}
const M="read the number of changed files";async function l(o,g,f){const{pullRequest:E,headSha:A}=o;if(E.changedFiles!==
void 0)return o;const O=await C(o,g);if("headSha"in O&&O.headSha===A)return{...o,pullRequest:{...E,changedFiles:O.changedFiles}};
const b="reason"in O?O.reason:"the pull request has newer commits";return f(`The number of changed files was not compare\
d with GitHub's: ${b}.`),o}async function C({pullRequest:{owner:o,repo:g,number:f}},E){if("unavailable"in E)return{reason:E.
unavailable};try{return await(0,R().pullRequestState)({client:E.client,owner:o,repo:g},f)}catch(A){const O={doing:M,permission:"\
pull-requests: read"};return{reason:(0,P().explainFailure)(A,O)}}}}),4423:((U,m,e)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.inputsSchema=void 0,m.readInputs=p,m.readPublishingInputs=r;function a(){const n=e(7723);return a=function(){
return n},n}function y(){const n=e(41895);return y=function(){return n},n}function v(){const n=e(78374);return v=function(){
return n},n}function I(){const n=e(11160);return I=function(){return n},n}function w(){const n=e(92910);return w=function(){
return n},n}const T=a().enum(["true","True","TRUE","false","False","FALSE"]).transform(n=>n.toLowerCase()==="true"),P=m.
inputsSchema=a().object({mode:a().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":a().
string().optional(),prepare:a().string().optional(),...I().policyInputsSchema.shape,"policy-ref":a().string().optional(),
all:T.default(!1),comment:a().enum(["on-findings","always","never"]).default("on-findings"),suggestions:T.default(!0),"c\
heck-name":a().string().min(1).max(100).default("gene-gate"),"artifact-name":a().string().min(1).default("gene-gate"),shards:a().
coerce.number().pipe(v().shardCountSchema).default(4),shard:w().shardSchema.optional(),parts:a().string().optional(),durations:a().
string().optional(),assets:a().string().optional(),events:a().string().optional(),report:a().string().optional(),attestation:a().
string().optional(),fetch:T.default(!1),"trusted-root":a().string().optional(),"output-directory":a().string().optional()}),
R=P.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function p(n){const c=P.
safeParse(d(P,n));if(c.success)return c.data;const i=c.error.issues.map(({path:t,message:u})=>`${t.join(".")}: ${u}`);throw new(y()).
GateError("input_invalid",`The action's inputs are invalid:
${i.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function r(n){const c=d(R,n),i=R.safeParse(
c);if(i.success)return i.data;const t=Object.fromEntries(i.error.issues.map(({path:u})=>[u[0],void 0]));return R.parse({
...c,...t})}function d({shape:n},c){const i=Object.keys(n).map(t=>[t,c(t)]);return Object.fromEntries(i.filter(([,t])=>t!==
""))}}),94639:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.runAction=c,m.runPost=i;function a(){const t=e(
39281);return a=function(){return t},t}function y(){const t=e(40410);return y=function(){return t},t}function v(){const t=e(
16346);return v=function(){return t},t}function I(){const t=e(20235);return I=function(){return t},t}function w(){const t=e(
62486);return w=function(){return t},t}function T(){const t=e(33451);return T=function(){return t},t}function P(){const t=e(
4423);return P=function(){return t},t}function R(){const t=e(85931);return R=function(){return t},t}function p(){const t=e(
47752);return p=function(){return t},t}function r(){const t=e(23393);return r=function(){return t},t}function d(){const t=e(
17938);return d=function(){return t},t}const n={gate:async t=>await(0,d().publishReport)(await(0,T().gateJob)(t)),publish:async t=>await(0,d().
publishReport)(await(0,r().publishJob)(t)),plan:R().planShardsStep,run:R().runShard,report:async t=>await(0,d().publishReport)(
await(0,R().reportJob)(t)),promote:async({env:t})=>await(0,p().runPromotion)(t)};async function c(t,u){try{const h=(0,P().
readPublishingInputs)(a().getInput);await n[h.mode]({inputs:h,env:t,signal:u})}catch(h){(0,w().failUndecided)((0,v().asGateError)(
h))}}async function i(t){const u=a().getInput("github-token");if(u==="")return;if((0,I().wereUnseen)(a())){const{signal:s}=new AbortController;
await(0,r().publishAgain)({inputs:(0,P().readPublishingInputs)(a().getInput),env:t,signal:s})}const h=await(0,I().closeAbandonedCheck)(
{connect:()=>(0,y().connect)(u,{baseUrl:t.GITHUB_API_URL}),getState:a().getState});h.status==="closed"&&a().warning("The\
 gate did not finish; its check run was completed as a failure."),h.status==="failed"&&a().warning(`The check run may st\
ill be in progress: ${h.reason}.`)}}),85931:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.planShardsStep=
g,m.reportJob=E,m.runShard=f;function a(){const O=e(76760);return a=function(){return O},O}function y(){const O=e(39281);
return y=function(){return O},O}function v(){const O=e(16346);return v=function(){return O},O}function I(){const O=e(41895);
return I=function(){return O},O}function w(){const O=e(73388);return w=function(){return O},O}function T(){const O=e(67111);
return T=function(){return O},O}function P(){const O=e(88863);return P=function(){return O},O}function R(){const O=e(64597);
return R=function(){return O},O}function p(){const O=e(55430);return p=function(){return O},O}function r(){const O=e(27624);
return r=function(){return O},O}function d(){const O=e(20471);return d=function(){return O},O}function n(){const O=e(74658);
return n=function(){return O},O}function c(){const O=e(94965);return c=function(){return O},O}function i(){const O=e(91088);
return i=function(){return O},O}function t(){const O=e(2850);return t=function(){return O},O}function u(){const O=e(77875);
return u=function(){return O},O}function h(){const O=e(23107);return h=function(){return O},O}function s(){const O=e(92910);
return s=function(){return O},O}function S(){const O=e(47350);return S=function(){return O},O}function $(){const O=e(62486);
return $=function(){return O},O}function M(){const O=e(33451);return M=function(){return O},O}function l(){const O=e(4423);
return l=function(){return O},O}function C(){const O=e(76721);return C=function(){return O},O}function o(){const O=e(916);
return o=function(){return O},O}async function g(O){const b=await(0,o().eventPayload)(O.env);if("action"in b&&b.action===
"closed"){y().setOutput("matrix",JSON.stringify({shard:[]})),y().setOutput("shards","[]");return}const{github:j}=(0,C().
publishContext)(O,b),N=await(0,M().judgeEvent)(b,j,{run:!1},O),{error:G}=N;if(G){(0,$().failUndecided)(G);return}const{matrix:k,
shards:B,waiting:L}=(0,u().planShards)(N,(0,l().readInputs)(y().getInput).shards,await(0,o().durationsInput)(O.env));y().
setOutput("matrix",JSON.stringify(k));const F=B.map(({shard:D,genes:H,commands:W})=>({shard:D,genes:H.length,commands:W}));
y().setOutput("shards",JSON.stringify(F)),y().info(`${(0,c().count)(B.length,"shard")}: ${JSON.stringify(F)}`),L.length>
0&&y().info(`${(0,c().count)(L.length,"gene")} waiting for approval`)}async function f(O){const b=new Date,{shard:j}=(0,l().
readInputs)(y().getInput);if(j===void 0)throw new(I()).GateError("input_invalid","`mode: run` requires the input `shard`",
"Set it to the shard of the matrix, such as 2/8.");const N=await(0,o().eventPayload)(O.env).catch(v().asGateError),{github:G,
outputDirectory:k}=(0,C().publishContext)(O,N),L=await(0,o().durationsInput)(O.env).then(W=>(0,M().judgeEvent)(N,G,{run:!0,
shard:j,durations:W},O)).catch(W=>(0,r().buildErrorReport)((0,v().asGateError)(W),{startedAt:b,shard:j},new Date)),F=await(0,p().
publishFiles)(k,{report:L,markdown:W=>(0,d().renderMarkdown)(L,{maxCharacters:W})});if(F.status==="failed")throw new(I()).
GateError("file_unreadable",F.reason,"Set `output-directory` to another directory.");await(0,T().logFailures)(y(),L),(0,P().
setOutputs)(y(),(0,P().outputsOf)(L,(0,R().conclusionOf)(L),(0,p().resultPaths)(k)));const D=(0,t().ownVerdict)(L),H=`pa\
rt ${(0,s().shardName)(j)}: ${n().VERDICT_WORDS[D]}`;(0,S().exitCodeOf)(D,L.policy?.enforce)===0?y().info(H):L.error?(0,$().
failUndecided)(L.error):y().setFailed(H)}function E(O){return(0,M().eventJob)(O,()=>{const b=A(O.env);return{run:!1,takeRuns:async(j,N)=>(0,i().
mergedRuns)(await(0,h().readParts)(await(0,h().findParts)(b),w().openInput),j,N,await(0,o().durationsInput)(O.env))}})}function A(O){
const{parts:b}=(0,l().readInputs)(y().getInput);if(b!==void 0)return(0,a().resolve)(O.GITHUB_WORKSPACE??".",b);throw new(I()).
GateError("input_invalid","`mode: report` requires the input `parts`","Set it to the directory into which actions/downlo\
ad-artifact downloads the parts.")}}),5547:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.isProtected=C,m.
otherPulls=S,m.protectsSeveral=o;function a(){const f=e(39281);return a=function(){return f},f}function y(){const f=e(60016);
return y=function(){return f},f}function v(){const f=e(97928);return v=function(){return f},f}function I(){const f=e(14203);
return I=function(){return f},f}function w(){const f=e(42287);return w=function(){return f},f}function T(){const f=e(52483);
return T=function(){return f},f}function P(){const f=e(1207);return P=function(){return f},f}function R(){const f=e(81014);
return R=function(){return f},f}function p(){const f=e(64632);return p=function(){return f},f}function r(){const f=e(16346);
return r=function(){return f},f}function d(){const f=e(41895);return d=function(){return f},f}function n(){const f=e(74238);
return n=function(){return f},f}function c(){const f=e(96402);return c=function(){return f},f}function i(){const f=e(27624);
return i=function(){return f},f}function t(){const f=e(4423);return t=function(){return f},f}function u(){const f=e(17938);
return u=function(){return f},f}function h(){const f=e(1405);return h=function(){return f},f}const s=10;async function S(f,E,A,O){
const{github:b}=A;if("unavailable"in b)return[];const j=await(0,R().pullsWithHead)(b,f);E!==void 0&&await $(j,E,f,b);const N=j.
filter(({number:k})=>k!==E),G=[];for(const{number:k,baseRef:B}of N){const L=(0,I().pullRequest)(await(0,R().pullRequestAsPayload)(
b,k));if(L.headSha!==f||L.baseRef!==B)continue;const F=await M(L,b,G.length,O);if(F&&G.push({number:k,base:B,publication:(0,u().
publicationOf)(F,A)}),G.length>s)break}return G}async function $(f,E,A,O){if(f.some(N=>N.number===E))return;const{isOpen:b,
headSha:j}=await(0,R().pullOrigin)(O,E);(0,P().requireAsked)(!(b&&j===A),`all open pull requests: #${E} is missing`)}async function M(f,E,A,O){
const b=new Date;try{const j=await(0,v().askForRefs)(E,f,a().warning);if(!await C(f,j,O.env,(0,h().sharedPolicies)(E)))return;
if(A>=s)throw l();const N={locate:G=>(0,w().resolveUnchecked)(G,f,j),approver:(0,y().approveByReviews)(()=>(0,p().githubReviews)(
E,f.pullRequest)),run:!1};return await(0,h().gateOfStep)(N,(0,t().readInputs)(a().getInput),E,O)}catch(j){return(0,i().buildErrorReport)(
(0,r().asGateError)(j),{startedAt:b},new Date)}}function l(){return new(d()).GateError("pull_request_not_found",`More th\
an ${s} other open pull requests into protected branches have this head`,"Close some of them; the required check belongs\
 to the commit, so all of them count.")}async function C(f,E,A,O){const{baseRef:b,defaultBranch:j=b}=f;return j===b?!0:await g(
f,E,A,async(N,G)=>{const k=(0,T().readerOf)(N,O);return await(0,T().protectedBy)({name:j,commit:G},b,k)!==void 0})}async function o(f,E,A,O){
const{baseRef:b,defaultBranch:j=b}=f;if(j!==b)return!0;const N={...E,...E.baseTip&&{defaultTip:E.baseTip}};return await g(
f,N,A,async(G,k)=>{const{policy:B}=await(0,T().readerOf)(G,O)(k,n().POLICY_PATH);return Object.keys(B.branches).some(L=>L!==
j)})}async function g(f,E,A,O){const b=await(0,c().openRepository)(A.GITHUB_WORKSPACE??process.cwd(),A);try{return await O(
b,await(0,v().defaultTip)(b,f,E))}finally{await b.close()}}}),47752:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.runPromotion=$;function a(){const g=e(51455);return a=function(){return g},g}function y(){const g=e(76760);return y=function(){
return g},g}function v(){const g=e(39281);return v=function(){return g},g}function I(){const g=e(47987);return I=function(){
return g},g}function w(){const g=e(41895);return w=function(){return g},g}function T(){const g=e(73388);return T=function(){
return g},g}function P(){const g=e(28765);return P=function(){return g},g}function R(){const g=e(26016);return R=function(){
return g},g}function p(){const g=e(39242);return p=function(){return g},g}function r(){const g=e(18421);return r=function(){
return g},g}function d(){const g=e(73517);return d=function(){return g},g}function n(){const g=e(77787);return n=function(){
return g},g}function c(){const g=e(80335);return c=function(){return g},g}function i(){const g=e(11719);return i=function(){
return g},g}function t(){const g=e(10289);return t=function(){return g},g}function u(){const g=e(58802);return u=function(){
return g},g}function h(){const g=e(20849);return h=function(){return g},g}function s(){const g=e(4423);return s=function(){
return g},g}function S(){const g=e(916);return S=function(){return g},g}async function $(g){const f=(0,s().readInputs)(v().
getInput),E=g.GITHUB_WORKSPACE??process.cwd(),A=await(0,i().withWorkspace)(E,g,async B=>(0,p().promote)(await C(f,B,g)),
await(0,S().readEvent)(g,M)),O=f["output-directory"],b=await o(O?(0,y().resolve)(E,O):(0,y().join)(g.RUNNER_TEMP??E,"gen\
e-gate"),A),{promoted:j,quarantined:N,rejected:G}=A;v().setOutput("promoted",String(j.length)),v().setOutput("quarantine\
d",String(N.length)),v().setOutput("rejected",String(G.length)),v().setOutput("promotion-path",b.promotion),v().setOutput(
"promoted-path",b.promoted),v().setOutput("quarantined-path",b.quarantined);const k=(0,c().renderPromotion)(A,{columns:120,
colour:!1,verbose:!0});for(const B of k.split(`
`))v().info((0,h().safeLine)(B));await l(A,g.GITHUB_STEP_SUMMARY),G.length+N.length>0&&v().setFailed(`${(0,c().countsOf)(
A)}; see the log for the reasons`)}function M(g,f){return I().repositorySchema.safeParse(f).data?.repository.defaultBranch}
async function l(g,f){if(f!==void 0)try{await(0,a().appendFile)(f,(0,n().promotionPage)(g))}catch(E){v().info((0,h().safeLine)(
`Could not write the step summary: ${E.message}`))}}async function C(g,f,E){const{assets:A,events:O,report:b,attestation:j,
fetch:N}=g,{"trusted-root":G,"github-token":k}=g;if(E.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(w()).GateError(
"event_unsupported","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","P\
romote in a workflow on the default branch: workflow_dispatch, schedule or push.");if(A===void 0)throw new(w()).GateError(
"input_invalid","`mode: promote` requires candidates.","Set the input `assets` to their file.");const B=j!==void 0||N;if(B&&
(G===void 0||N&&!k))throw new(w()).GateError("input_invalid","The inputs `attestation` and `fetch` require `trusted-root\
`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, and set `truste\
d-root` to it.");const L=await(0,i().promotionPolicy)(f),F={assets:A,events:O,report:b,attestation:j,fetch:N},D={folder:f.
directory,open:H=>(0,T().openInput)((0,y().resolve)(f.directory,H)),token:k,repository:E.GITHUB_REPOSITORY,apiUrl:E.GITHUB_API_URL};
return{...await(0,r().openInputs)({...F,...B&&{trustedRoot:G}},D,L),policy:L,platform:(0,R().platformOf)(process.platform),
workspace:f}}async function o(g,f){const E={promotion:(0,y().join)(g,"promotion.json"),promoted:(0,y().join)(g,"promoted\
.jsonl"),quarantined:(0,y().join)(g,"quarantined.jsonl"),subjects:(0,y().join)(g,"promotion.subjects.sha256")};return await(0,P().
makeFolder)(g),await(0,P().replaceFile)(E.promotion,`${(0,t().json)(f)}
`),await(0,P().replaceFile)(E.promoted,(0,d().promotedLines)(f)),await(0,P().replaceFile)(E.quarantined,(0,d().quarantinedLines)(
f)),await(0,P().replaceFile)(E.subjects,(0,u().checksumsOf)((0,d().promotedSubjects)(f))),E}}),76721:((U,m,e)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.publishContext=T;function a(){const r=e(76760);return a=function(){return r},r}function y(){
const r=e(39281);return y=function(){return r},r}function v(){const r=e(34413);return v=function(){return r},r}function I(){
const r=e(40410);return I=function(){return r},r}function w(){const r=e(41895);return w=function(){return r},r}function T({
inputs:r,env:d,signal:n},c){const{GITHUB_SERVER_URL:i,GITHUB_REPOSITORY:t,GITHUB_RUN_ID:u,RUNNER_TEMP:h}=d,s=r["output-d\
irectory"],S=`${i}/${t}`;return{github:R(r["github-token"],c,d,n),checkName:r["check-name"],name:r["check-name"],...!(c instanceof
w().GateError)&&{binding:P(c)},runKey:(0,v().newRunKey)(d.GITHUB_EVENT_NAME),...t!==void 0&&{repositoryUrl:S},...u!==void 0&&
{detailsUrl:`${S}/actions/runs/${u}`},comment:r.comment,suggestions:r.suggestions,outputDirectory:s===void 0?(0,a().join)(
h??process.cwd(),"gene-gate"):(0,a().resolve)(d.GITHUB_WORKSPACE??".",s),...d.GITHUB_STEP_SUMMARY&&{stepSummaryPath:d.GITHUB_STEP_SUMMARY},
core:y()}}function P(r){const d=r.name==="pull_request"?[r.pullRequest.number]:[];return{event:r.name,base:r.baseRef,pulls:d}}
function R(r,d,n,c){if(d instanceof w().GateError)return{unavailable:"the event has no commit to report on"};if(r===void 0)
return{unavailable:"the input `github-token` is not set"};const i={client:(0,I().connect)(r,{signal:c,baseUrl:n.GITHUB_API_URL}),
headSha:d.headSha};if(d.name!=="pull_request")return{...i,owner:d.owner,repo:d.repo};const{owner:t,repo:u,number:h}=d.pullRequest;
return{...i,owner:t,repo:u,pullRequest:{number:h},readOnlyToken:p(d.pullRequest,n)}}function p({isFork:r},d){return/^pull_request(?:_review)?$/.
test(d.GITHUB_EVENT_NAME??"")&&(r||d.GITHUB_ACTOR==="dependabot[bot]")}}),23393:((U,m,e)=>{Object.defineProperty(m,"__es\
Module",{value:!0}),m.publishAgain=f,m.publishJob=l;function a(){const b=e(39281);return a=function(){return b},b}function y(){
const b=e(60016);return y=function(){return b},b}function v(){const b=e(40479);return v=function(){return b},b}function I(){
const b=e(42287);return I=function(){return b},b}function w(){const b=e(96493);return w=function(){return b},b}function T(){
const b=e(89055);return T=function(){return b},b}function P(){const b=e(32693);return P=function(){return b},b}function R(){
const b=e(34413);return R=function(){return b},b}function p(){const b=e(40410);return p=function(){return b},b}function r(){
const b=e(53844);return r=function(){return b},b}function d(){const b=e(64632);return d=function(){return b},b}function n(){
const b=e(16346);return n=function(){return b},b}function c(){const b=e(41895);return c=function(){return b},b}function i(){
const b=e(64597);return i=function(){return b},b}function t(){const b=e(78534);return t=function(){return b},b}function u(){
const b=e(47064);return u=function(){return b},b}function h(){const b=e(63226);return h=function(){return b},b}function s(){
const b=e(4423);return s=function(){return b},b}function S(){const b=e(60847);return S=function(){return b},b}function $(){
const b=e(1405);return $=function(){return b},b}function M(){const b=e(916);return M=function(){return b},b}async function l(b){
const j=await o(b).catch(n().asGateError);if(j===void 0)return;const N=j instanceof c().GateError,G=await(0,h().checkPlace)(
b,N?j:j.payload),k=async()=>{if(N)throw j;return await C(j,G,b)};return{context:G.context,decide:k,reportsOnly:!0}}async function C({
payload:b,file:j},{context:{github:N},known:G,doubt:k},B){if(k)throw k;if(j instanceof c().GateError)throw j;if("unavail\
able"in N)throw new Error(N.unavailable);const L=(0,s().readInputs)(a().getInput),F=(0,t().readUploadedReport)(j,b),D={locate:H=>(0,I().
resolveUnchecked)(H,b,G),approver:(0,y().approveByReviews)(()=>(0,d().githubReviews)(N,b.pullRequest)),run:!1,takeRuns:({
audit:H},W)=>(0,u().reportedRuns)(H,F,W)};return await(0,$().gateOfStep)(D,L,N,B)}async function o(b){const{run:j,client:N,
pulls:G}=await g(b),[k]=G;if(k===void 0){const F=JSON.stringify(`${j.head.owner}:${j.head.branch}`);a().info(`No open pu\
ll request from ${F} is at ${j.headSha}: nothing to publish.`);return}const B=await A(j,N).catch(n().asGateError);if(B instanceof
c().GateError&&await E({...j,client:N},G,b.inputs["check-name"])){await(0,S().publishOthers)(b,k,void 0);return}return{payload:O(
G,B)??k,file:B}}async function g({inputs:b,env:j,signal:N}){const G=await(0,M().readEvent)(j,w().parseWorkflowRun),{"git\
hub-token":k}=b;if(k===void 0)throw new(c()).GateError("input_invalid","`mode: publish` requires the input `github-token\
`","Remove the input from the step; its default is the token of the job.");const B=(0,p().connect)(k,{signal:N,baseUrl:j.
GITHUB_API_URL});return{run:G,client:B,pulls:await(0,v().findPullRequests)(B,G)}}async function f(b){try{const N=b.inputs.
mode==="publish"?(await g(b)).pulls[0]:await(0,M().eventPayload)(b.env);N?.name==="pull_request"&&await(0,S().publishOthers)(
b,N,void 0)}catch(j){a().warning(`The required check stays failed: ${(0,n().asGateError)(j).message}`)}}async function E(b,j,N){
for(const G of j){const{number:k}=G.pullRequest,B=[N,(0,r().nameOfPull)(N,k),(0,i().checkNameOf)(N,G,!1)],L=(await Promise.
all(B.map(D=>(0,R().gateChecks)(b,D)))).flat(),F=({completed:D,externalId:H})=>{const W=(0,P().readExternalId)(H);return D&&
W?.pulls.join()===`${k}`&&W.isInto(G.baseRef)};if(!L.some(F))return!1}return!0}async function A({runId:b,owner:j,repo:N},G){
const{"artifact-name":k}=(0,s().readInputs)(a().getInput),B=await(0,T().downloadArtifact)({client:G,owner:j,repo:N},b,k);
return await(0,T().readZipFile)(B,t().REPORT_FILE,t().MAX_REPORT_BYTES)}function O(b,j){if(j instanceof c().GateError)return;
const N=(0,t().claimedPull)(j);return b.find(({pullRequest:G})=>G.number===N)}}),60847:((U,m,e)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.publishOthers=p;function a(){const n=e(39281);return a=function(){return n},n}function y(){
const n=e(32693);return y=function(){return n},n}function v(){const n=e(34413);return v=function(){return n},n}function I(){
const n=e(1207);return I=function(){return n},n}function w(){const n=e(34453);return w=function(){return n},n}function T(){
const n=e(65433);return T=function(){return n},n}function P(){const n=e(5547);return P=function(){return n},n}function R(){
const n=e(76721);return R=function(){return n},n}async function p(n,c,i){const t=(0,R().publishContext)(n,c),{github:u}=t;
if(!("unavailable"in u))try{const h=await(0,P().otherPulls)(c.headSha,i,t,n);if(h.length===0)a().info("No other open pul\
l request into a protected branch has this head.");else if(await r(t,u,h)){const s=await(0,w().startCheck)(t),S=await(0,T().
publishWorst)(u,t,s,h);S.status==="reached"?a().info(`Published for ${d(h)}.`):a().warning(`The check of ${d(h)} was not\
 published: ${S.reason}.`)}}catch(h){const S={doing:"look for other pull requests of this commit",permission:"pull-reque\
sts: read"};a().warning(`The required check may be outdated: ${(0,I().explainFailure)(h,S)}.`)}}async function r({checkName:n},c,[
i,...t]){const[u]=await(0,v().gateChecks)(c,n);if(u===void 0)return!0;if(!u.completed)return(0,y().isWaiting)(u.externalId);
const h=(0,y().readExternalId)(u.externalId)?.pulls??[];return t.length>0||h.length!==1||h[0]!==i?.number}function d(n){
return n.map(({number:c})=>`#${c}`).join(", ")}}),17938:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.publicationOf=
r,m.publishReport=d;function a(){const n=e(39281);return a=function(){return n},n}function y(){const n=e(16346);return y=
function(){return n},n}function v(){const n=e(34453);return v=function(){return n},n}function I(){const n=e(27624);return I=
function(){return n},n}function w(){const n=e(42594);return w=function(){return n},n}function T(){const n=e(20471);return T=
function(){return n},n}function P(){const n=e(74658);return P=function(){return n},n}function R(){const n=e(62486);return R=
function(){return n},n}function p({detailsUrl:n,repositoryUrl:c}){return{...n!==void 0&&{detailsUrl:n},...c!==void 0&&{repositoryUrl:c}}}
function r(n,c){return{report:n,title:(0,P().reportTitle)(n),markdown:(i,t)=>(0,T().renderMarkdown)(n,{...p(c),...t,maxCharacters:i}),
text:i=>(0,w().renderCheckText)(n,{...p(c),maxCharacters:i})}}async function d(n){if(n===void 0)return;const{context:c,decide:i,
reportsOnly:t,afterwards:u}=n,h=new Date,s=await(0,v().startCheck)(c),S=await i().catch(g=>(0,I().buildErrorReport)((0,y().
asGateError)(g),{startedAt:h},new Date)),$=r(S,c),{title:M}=$,{conclusion:l,channels:C}=await(0,v().publish)(c,s,$);if(await u?.(),
S.error){(0,R().failUndecided)(S.error);return}if(!t){l==="success"||l==="neutral"?a().info(M):a().setFailed(M);return}const{
check:o}=C;o.status==="failed"?a().setFailed(`Decided, but not published: ${o.reason}. The result: ${M}`):a().info(o.status===
"reached"?M:`${M} (not published: ${o.reason})`)}}),1405:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.gateOfStep=
R,m.sharedPolicies=p;function a(){const r=e(39281);return a=function(){return r},r}function y(){const r=e(24474);return y=
function(){return r},r}function v(){const r=e(1207);return v=function(){return r},r}function I(){const r=e(40638);return I=
function(){return r},r}function w(){const r=e(41551);return w=function(){return r},r}function T(){const r=e(24666);return T=
function(){return r},r}function P(){const r=e(30225);return P=function(){return r},r}function R(r,d,n,{env:c,signal:i}){
return(0,y().gate)({...r,directory:c.GITHUB_WORKSPACE??process.cwd(),env:c,...d["policy-ref"]!==void 0&&{policyRef:d["po\
licy-ref"]},inputs:d,readShared:p(n),all:d.all,progress:(0,P().groupedProgress)(a()),signal:i,secrets:(0,w().secretsOf)(
c)})}function p(r){return async d=>{if("unavailable"in r)throw(0,T().unavailable)(d,r.unavailable);const[n="",c=""]=d.repository.
split("/");try{return await(0,I().readFileAt)({client:r.client,owner:n,repo:c},d.path,d.commit)}catch(i){const t={doing:"\
read it",permission:"contents: read"};throw(0,T().unavailable)(d,(0,v().explainFailure)(i,t),{cause:i})}}}}),916:((U,m,e)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.durationsInput=d,m.eventPayload=r,m.readEvent=p;function a(){const n=e(
76760);return a=function(){return n},n}function y(){const n=e(38321);return y=function(){return n},n}function v(){const n=e(
39281);return v=function(){return n},n}function I(){const n=e(46960);return I=function(){return n},n}function w(){const n=e(
41895);return w=function(){return n},n}function T(){const n=e(73388);return T=function(){return n},n}function P(){const n=e(
71667);return P=function(){return n},n}function R(){const n=e(4423);return R=function(){return n},n}async function p(n,c){
const{GITHUB_EVENT_NAME:i="",GITHUB_EVENT_PATH:t=""}=n;try{return c(i,JSON.parse(await(0,y().text)((0,T().openInput)(t))))}catch(u){
throw u instanceof w().GateError?u:new(w()).GateError("event_invalid",`Cannot read the event file ${t||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:u})}}function r(n){
return p(n,(c,i)=>(0,I().parsePayload)(c,i,n.GITHUB_SHA))}async function d(n){const{durations:c}=(0,R().readInputs)(v().
getInput);return c===void 0?new Map:(0,P().readDurations)((0,a().resolve)(n.GITHUB_WORKSPACE??".",c),T().openInput)}}),60016:((U,m,e)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.approveByNobody=P,m.approveByReviews=T;function a(){const i=e(41895);
return a=function(){return i},i}function y(){const i=e(1395);return y=function(){return i},i}function v(){const i=e(12133);
return v=function(){return i},i}const I=20,w=10;function T(i){return{means:"review",find:async t=>{const u=i(t.pullRequest);
return u!==void 0?await R(u,t):{approvals:[],refusals:["the event has no pull request to review"]}}}}function P(i){return{
means:"review",find:async()=>({approvals:[],refusals:[i]})}}async function R(i,t){const u=[],h=[];try{const s=(0,v().approvingReviewers)(
await i.list());if(s.length===0)return{approvals:u,refusals:h};const S=s.slice(-I),$=await i.authorId(),M=await i.lastEdits(
S.flatMap(C=>C.reviews)),l=c(t,i);for(const C of S){const o=await p(C,{reviews:i,question:t,authorId:$,edits:M,subjectAt:l});
typeof o=="string"?h.push(`${C.user.login}: ${o}`):u.push(o)}}catch(s){h.push(i.explain(s,"read the reviews of the pull \
request"))}return{approvals:u,refusals:h}}async function p(i,t){const{user:u,withdrawn:h}=i;if(u.id===t.authorId)return"\
opened the pull request and cannot approve it";if(u.type!=="User")return"is not a person";if(!r(t.question.people,u.login))
return"is not an approver in the policy";if(h)return"has withdrawn the approval, or it was dismissed";const s=await d(i,
t);if(typeof s=="string")return s;try{if(!await t.reviews.mayWrite(u))return"has no write access to the repository"}catch(S){
return t.reviews.explain(S,"read the permission of this account")}return{user:u.login,at:new Date(s.submittedAt).toISOString()}}
function r(i,t){return i.length===0||i.some(u=>u.toLowerCase()===t.toLowerCase())}async function d({reviews:i},{edits:t,
question:u,subjectAt:h,reviews:s}){let S;for(const l of i){const C=await $(l);if(C===void 0)return l;S??=C}return S??"ha\
s not approved";async function $(l){const C=t.get(l.nodeId);if(C===void 0)return"GitHub does not report whether the revi\
ew was edited";const o=E=>E!==null&&!(Date.parse(E)<=Date.parse(l.submittedAt));if(o(C.editedAt))return"the review was e\
dited after it was submitted";if(o(C.retargetedAt))return"the base branch was changed after the review";if(l.commit===null)
return"GitHub does not report which commit was reviewed";const g=await h(l.commit);if("reason"in g)return g.reason;const f=(0,y().
changedSince)(g,u.subject);return f===void 0?await M(l):`${f} since the approved commit ${l.commit.slice(0,12)}`}async function M(l){
try{if(await u.policyChangedSince(l.submittedAt))return"the policy of the base branch has changed since the review"}catch(o){
return n(o,s,"read the policy at the time of the review")}const{digest:C}=(0,v().approvalIn)(l.body)??{};if(!(C===void 0||
(0,y().approvalDigest)(u.subject).startsWith(C)))return"the review approves another digest; the base branch, the policy \
or the commands have changed since"}}function n(i,{explain:t},u){return i instanceof a().GateError?`could not ${u}: ${i.
message}`:t(i,u)}function c({subjectAt:i},t){const u=new Map,h=async s=>{try{return await i(s)}catch(S){return{reason:n(
S,t,`judge ${s}`)}}};return async s=>{const S=u.get(s);if(S!==void 0)return await S;if(u.size===w)return{reason:"too man\
y commits were approved"};const $=h(s);return u.set(s,$),await $}}}),12133:((U,m)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.approvalIn=w,m.approvingReviewers=a,m.asksForApproval=I;const e=new Set(["COMMENTED","PENDING"]);function a(T){
const P=T.filter(y).sort((p,r)=>p.submittedAt.localeCompare(r.submittedAt)||p.id-r.id),R=new Map;for(const p of P){const{
user:r,state:d}=p,n=R.get(r.id);if(d==="APPROVED"&&I(p.body)){const i=n&&!n.withdrawn?n.reviews:[];R.set(r.id,{user:r,reviews:[
p,...i],withdrawn:!1})}else if(d!=="APPROVED"&&!e.has(d)){const i=n??(I(p.body)?{user:r,reviews:[p]}:void 0);i!==void 0&&
R.set(r.id,{...i,withdrawn:!0})}}return[...R.values()]}function y(T){return T.user!==null&&T.submittedAt!==null&&T.state!==
"PENDING"}const v=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;function I(T){return w(T)!==void 0}function w(T){
let P;for(const R of T.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const p=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(R);if(P!==
void 0)p?.[1]?.startsWith(P)&&p[2]?.trim()===""&&(P=void 0);else if(p)P=p[1];else{const[r,d]=/^ {0,3}\S/.test(R)?v.exec(
R.trim())??[]:[];if(r!==void 0)return d===void 0?{}:{digest:d}}}}}),13929:((U,m,e)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.baseTip=w,m.descends=P;function a(){const R=e(41895);return a=function(){return R},R}function y(){const R=e(
24634);return y=function(){return R},R}function v(){const R=e(19674);return v=function(){return R},R}function I(){const R=e(
67397);return I=function(){return R},R}async function w(R,p,{baseTip:r}){const{baseRef:d,baseSha:n}=p,c=r??n;if(await(0,y().
requireCommits)(R,[c],[c,(0,v().fetched)(d)]),r!==void 0)return r;const i=await T(R,p);return i!==void 0&&await P(R,i,n,
p)?i:n}async function T(R,{baseRef:p,pullRequest:r}){if(!await(0,v().isRemoteOf)(R,r))return;const d=`refs/remotes/origi\
n/${p}`;try{await(0,y().requireCommits)(R,[d],[(0,v().fetched)(p)])}catch(n){if(!(n instanceof a().GateError)||n.code!==
"shallow_clone")throw n}return(await(0,I().lookUpCommits)(R,[d]))[0]}async function P(R,p,r,{baseRef:d}){if(p===r)return!0;
try{return await(0,y().mergeBase)(R,p,r,[p,r,(0,v().fetched)(d)])===r}catch(n){if(n instanceof a().GateError&&n.code==="\
no_merge_base")return!1;throw n}}}),75152:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.mergeGroup=p,m.push=
d,m.workflowDispatch=c;function a(){const i=e(7723);return a=function(){return i},i}function y(){const i=e(41895);return y=
function(){return i},i}function v(){const i=e(47987);return v=function(){return i},i}const I=/^0+$/,w=/^refs\/heads\//,T=/^refs\/(?:heads|tags)\//,
P=a().object({...v().repositorySchema.shape,merge_group:a().object({head_sha:v().sha,base_sha:v().sha,head_ref:a().string(),
base_ref:a().string()})}),R=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function p(i){const{repository:t,
merge_group:u}=P.parse(i),h=R.exec(u.head_ref)?.[1];return{name:"merge_group",...t,headSha:u.head_sha,against:{commit:u.
base_sha},baseRef:u.base_ref.replace(w,""),isOwn:!1,...h!==void 0&&{pullNumber:Number(h)}}}const r=a().object({...v().repositorySchema.
shape,ref:a().string().min(1),before:v().sha,after:v().sha});function d(i){const{repository:t,ref:u,before:h,after:s}=r.
parse(i),{defaultBranch:S}=t;if(I.test(s)||!w.test(u))throw new(y()).GateError("event_unsupported",`The push of ${JSON.stringify(
u)} adds no commits to a branch`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`.');const $=u===`refs/\
heads/${S}`;if($&&I.test(h))throw new(y()).GateError("event_unsupported","First push of the default branch: there is no \
earlier commit to compare with","Run the gate on the next change.");return{name:"push",...t,...{headSha:s,against:$?{commit:h}:
{branch:S},baseRef:S},isOwn:!0}}const n=a().object({...v().repositorySchema.shape,ref:a().string().min(1)});function c(i,t){
const{repository:u,ref:h}=n.parse(i),{defaultBranch:s}=u;return{name:"workflow_dispatch",...u,headSha:v().sha.parse(t),against:{
branch:s},baseRef:s,isOwn:T.test(h)}}}),40479:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.findPullRequests=
I;function a(){const w=e(1207);return a=function(){return w},w}function y(){const w=e(81014);return y=function(){return w},
w}function v(){const w=e(14203);return v=function(){return w},w}async function I(w,{owner:T,repo:P,head:R,headSha:p}){const r={
client:w,owner:T,repo:P};try{const d=`${R.owner}:${R.branch}`,c=(await(0,y().pullsWithHead)(r,p,d)).map(async({number:t})=>(0,v().
pullRequest)(await(0,y().pullRequestAsPayload)(r,t)));return(await Promise.all(c)).filter(t=>t.headSha===p).sort((t,u)=>t.
pullRequest.number-u.pullRequest.number)}catch(d){throw(0,a().asUnavailable)(d,{doing:"find the pull request",permission:"\
pull-requests: read"})}}}),97928:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.askForRefs=P,m.defaultTip=
p;function a(){const r=e(1207);return a=function(){return r},r}function y(){const r=e(40638);return y=function(){return r},
r}function v(){const r=e(41895);return v=function(){return r},r}function I(){const r=e(24634);return I=function(){return r},
r}function w(){const r=e(19674);return w=function(){return r},r}function T(){const r=e(67397);return T=function(){return r},
r}async function P(r,d,n){const c=R(d);if("unavailable"in r)return{};const{defaultBranch:i=d.baseRef}=d,t=async(s,S="bas\
e")=>{try{return await(0,y().refTip)(r,s)}catch($){const M=`read the tip of ${s.replace(/^heads\//,"")}`,l=(0,a().explainFailure)(
$,{doing:M,permission:"contents: read"});n(`The ${S} was not compared with GitHub's: ${l}.`);return}},[u,h]=await Promise.
all([c===void 0?void 0:t(`heads/${c}`),i===d.baseRef?void 0:t(`heads/${i}`)]);return{...u!==void 0&&{baseTip:u},...h!==void 0&&
{defaultTip:h},...d.name==="pull_request"&&{merge:()=>t(`pull/${d.pullRequest.number}/merge`,"test merge")}}}function R(r){
return r.name==="pull_request"?r.baseRef:"branch"in r.against?r.against.branch:void 0}async function p(r,d,{defaultTip:n}){
const{defaultBranch:c=d.baseRef}=d,i=`refs/remotes/origin/${c}`,t=d.name==="pull_request"?d.pullRequest:d;if(n===void 0&&
!await(0,w().isRemoteOf)(r,t))throw new(v()).GateError("ref_not_found",`The policy of ${JSON.stringify(c)}, the default \
branch, says whether this base is protected, and cannot be read`,"Keep the input `github-token`, or check out the reposi\
tory of the pull request.");const u=n??i;await(0,I().requireCommits)(r,[u],[...n===void 0?[]:[n],(0,w().fetched)(c)]);const[
h]=await(0,T().resolveCommits)(r,[u]);return h}}),54436:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.withGroup=
P;function a(){const n=e(1207);return a=function(){return n},n}function y(){const n=e(81014);return y=function(){return n},
n}function v(){const n=e(41895);return v=function(){return n},n}function I(){const n=e(24634);return I=function(){return n},
n}function w(){const n=e(37213);return w=function(){return n},n}function T(){const n=e(47520);return T=function(){return n},
n}async function P(n,c,i,{github:t,warn:u}){const h=await R(n,c,i,t);return typeof h!="string"?{...n,group:h,isFork:h.some(
({isFork:s})=>s)}:(u(`The merge group is treated as a change from a fork: ${h}.`),n)}async function R({base:n,head:c},{baseRef:i,
pullNumber:t},u,h){if("unavailable"in h)return h.unavailable;try{if(await(0,I().mergeBase)(u,n,c)!==n)return"its base is\
 not in its history";const s=await(0,T().firstParents)(u,n,c),S={repository:u,github:h,baseRef:i},$=await Promise.all(s.
map(g=>d(g,S))),M=$.filter(g=>g===void 0),l=t===void 0?void 0:await(0,y().pullOrigin)(h,t),C=M.length===s.length&&l?.isOpen&&
l.commits===s.length;if(l===void 0||M.length>0&&!C)return`no pull request is known for ${M.length} of its ${s.length} co\
mmits`;const o=[...$,l].filter(g=>g!==void 0);return[...new Map(o.map(g=>[g.number,p(g)])).values()]}catch(s){return s instanceof
v().GateError?s.message:(0,a().explainFailure)(s,{doing:"read the pull requests of the merge group",permission:"pull-req\
uests: read"})}}function p({number:n,headSha:c,isFork:i}){return{number:n,headSha:c,isFork:i}}const r=/\(#(\d{1,9})\)$/;
async function d({commit:n,parents:c,subject:i,tree:t},{repository:u,github:h,baseRef:s}){const[S="",$,...M]=c,l=g=>g.isOpen&&
g.baseRef===s;if($!==void 0){if(M.length>0)return;const f=(await(0,y().pullsOfCommit)(h,$)).filter(l).filter(({headSha:E})=>E===
$);return f.find(({isFork:E})=>E)??f[0]}const C=r.exec(i)?.[1];if(C===void 0)return;const o=await(0,y().pullOrigin)(h,Number(
C));if(l(o))return await(0,I().requireCommits)(u,[o.headSha],[`refs/pull/${C}/head`]),await(0,I().mergeBase)(u,S,o.headSha,
[n,o.headSha]),await(0,w().mergedTree)(u,S,o.headSha)===t?o:void 0}}),46960:((U,m,e)=>{Object.defineProperty(m,"__esModu\
le",{value:!0}),m.parsePayload=T,m.requireUnprivileged=P;function a(){const R=e(7723);return a=function(){return R},R}function y(){
const R=e(41895);return y=function(){return R},R}function v(){const R=e(75152);return v=function(){return R},R}function I(){
const R=e(14203);return I=function(){return R},R}const w=new Map([["pull_request",I().pullRequest],["pull_request_review",
I().pullRequestReview],["pull_request_target",R=>({...(0,I().pullRequest)(R),privileged:!0})],["merge_group",v().mergeGroup],
["push",v().push],["workflow_dispatch",v().workflowDispatch]]);function T(R,p,r){const d=w.get(R);if(d===void 0)throw new(y()).
GateError("event_unsupported",`The event ${JSON.stringify(R)} does not identify a change to gate`,"Use `on: pull_request\
`; docs/github.md lists the supported events.");try{return d(p,r)}catch(n){throw n instanceof a().ZodError?new(y()).GateError(
"event_invalid",`The payload is not a GitHub ${R} event: ${a().prettifyError(n)}`,"GITHUB_EVENT_PATH must be the path of\
 the file that the runner wrote."):n}}function P(R){if("privileged"in R)throw new(y()).GateError("event_unsupported","No\
 command was run: on pull_request_target the commands of a change would have a write token and the secrets of the reposi\
tory","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}}),14203:((U,m,e)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.pullRequest=R,m.pullRequestReview=p;function a(){const d=e(7723);return a=function(){
return d},d}function y(){const d=e(47987);return y=function(){return d},d}const v=a().int().nonnegative(),I=a().object({
number:a().int().positive(),head:a().object({sha:y().sha,repo:a().object({id:a().int()}).nullable()}),base:a().object({sha:y().
sha,ref:a().string().min(1)})});function w(d){return a().object({action:a().string().optional(),repository:a().object({id:a().
int(),name:a().string().min(1),owner:a().object({login:a().string().min(1)}),default_branch:a().string().min(1).optional()}),
pull_request:I.extend({changed_files:d})})}const T=w(v),P=w(v.optional());function R(d){const n=T.parse(d);return{...r(n),
...n.action!==void 0&&{action:n.action}}}function p(d){return r(P.parse(d))}function r({repository:d,pull_request:n}){return{
name:"pull_request",pullRequest:{owner:d.owner.login,repo:d.name,number:n.number,isFork:n.head.repo?.id!==d.id,...n.changed_files!==
void 0&&{changedFiles:n.changed_files}},headSha:n.head.sha,baseRef:n.base.ref,baseSha:n.base.sha,...d.default_branch!==void 0&&
{defaultBranch:d.default_branch}}}}),42287:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.resolveBranch=p,
m.resolveEvent=T,m.resolveUnchecked=P;function a(){const n=e(24634);return a=function(){return n},n}function y(){const n=e(
19674);return y=function(){return n},n}function v(){const n=e(67397);return v=function(){return n},n}function I(){const n=e(
97928);return I=function(){return n},n}function w(){const n=e(1096);return w=function(){return n},n}async function T(n,c,i){
const t=c.name==="pull_request"?await(0,w().resolvePullRequest)(n,c,i):await p(n,c,i);return await R(t,c,n,i)}async function P(n,c,i){
const t=await(0,w().resolveFetched)(n,c,i);return await R(t,c,n,i)}async function R(n,c,i,t){const{defaultBranch:u}=c;if(u===
void 0)return n;const h=u===n.baseRef?n.policyCommit:await(0,I().defaultTip)(i,c,t);return{...n,defaultBranch:{name:u,commit:h}}}
async function p(n,{name:c,headSha:i,against:t,baseRef:u,isOwn:h},s){const S="commit"in t?await r(n,t.commit,i):await d(
n,t.branch,i,s);return{name:c,directory:n.directory,head:i,audited:i,baseRef:u,...S,isFork:!h}}async function r(n,c,i){return await(0,a().
requireCommits)(n,[c,i],[c,i]),{base:c,policyCommit:c}}async function d(n,c,i,t){const u=(0,y().fetched)(c),h=t.baseTip??
`refs/remotes/origin/${c}`;await(0,a().requireCommits)(n,[h],[u]);const[s]=await(0,v().resolveCommits)(n,[h]);return{base:await(0,a().
mergeBase)(n,s,i,[i,u]),policyCommit:s}}}),1096:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.resolveFetched=
r,m.resolvePullRequest=p;function a(){const s=e(41895);return a=function(){return s},s}function y(){const s=e(61388);return y=
function(){return s},s}function v(){const s=e(24634);return v=function(){return s},s}function I(){const s=e(37213);return I=
function(){return s},s}function w(){const s=e(213);return w=function(){return s},s}function T(){const s=e(19674);return T=
function(){return s},s}function P(){const s=e(67397);return P=function(){return s},s}function R(){const s=e(13929);return R=
function(){return s},s}async function p(s,S,$={}){const[M]=await(0,P().resolveCommits)(s,["HEAD"]),l=M===S.headSha?await c(
s,S,await(0,R().baseTip)(s,S,$)):await n(s,S,M,$);return d(s,S,l)}async function r(s,S,$={}){const{headSha:M,pullRequest:l}=S;
await(0,v().requireCommits)(s,[M],[`refs/pull/${l.number}/head`]);const C=await(0,R().baseTip)(s,S,$);return d(s,S,await c(
s,S,C))}function d({directory:s},{headSha:S,baseRef:$,pullRequest:M},l){const{isFork:C}=M;return{name:"pull_request",directory:s,
head:S,baseRef:$,...l,isFork:C,pullRequest:M}}async function n(s,S,$,M){const{headSha:l,baseRef:C}=S,[o,g,...f]=await(0,P().
parentsOf)(s,$);if(o===void 0||g!==l||f.length>0)throw(0,y().checkoutDiffers)(`the checkout is at ${(0,v().short)($)}, w\
hich is neither that commit nor its test merge commit`,l,"actions");await(0,v().requireCommits)(s,[o,l],[$,(0,T().fetched)(
C)]);const E=await(0,R().baseTip)(s,S,M),A=await t({commit:$,base:o,tip:E},s,S,M);return A===void 0?{base:o,audited:$,policyCommit:E}:
{...await c(s,S,E),unprovenMerge:{commit:$,reason:A}}}async function c(s,S,$){const{headSha:M,baseSha:l,baseRef:C}=S,o=await(0,v().
mergeBase)(s,$,M,[M,$,(0,T().fetched)(C)]),[g]=await(0,P().lookUpCommits)(s,[l]);return(g===void 0||g===$?o:await(0,v().
mergeBase)(s,g,M))===o&&await i(s,S,o),{base:o,audited:M,policyCommit:$}}async function i(s,{headSha:S,pullRequest:{changedFiles:$}},M){
if($===void 0)return;const l=await(0,w().countChangedFiles)(s,M,S);if(!(l>=$))throw new(a()).GateError("change_incomplet\
e",`GitHub reports ${$} changed files, but this clone shows only ${l}`,"Set `fetch-depth: 0` on actions/checkout, and ru\
n the job again.")}async function t(s,S,$,M){const l=async()=>await M.merge?.()===s.commit,C=(await S.shallowCommits()).
size>0;if(C&&await l())return;const o=await u(s,S,$);return o===void 0||C?o:await l()?void 0:o}async function u(s,S,$){const{
headSha:M,baseRef:l}=$;if(!await h(s,S,$))return`its first parent ${(0,v().short)(s.base)} is not a recent commit of ${l}`;
(await S.shallowCommits()).size>0&&await(0,v().mergeBase)(S,s.base,M,[s.commit,(0,T().fetched)(l)]);const[C,[o]]=await Promise.
all([(0,I().mergedTree)(S,s.base,M),S.read([`${s.commit}^{tree}`])]);return C===void 0?"git cannot compute this merge":C===
o?.oid?void 0:"git computes other content for it"}async function h({base:s,tip:S},$,M){return s===S||s===M.baseSha?!0:await(0,R().
descends)($,s,M.baseSha,M)&&await(0,R().descends)($,S,s,M)}}),47987:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.sha=m.repositorySchema=void 0;function a(){const I=e(7723);return a=function(){return I},I}const y=m.sha=a().string().
regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),v=m.repositorySchema=a().object({repository:a().object({name:a().string().min(1),
owner:a().object({login:a().string().min(1)}),default_branch:a().string().min(1)}).transform(({name:I,owner:w,default_branch:T})=>({
owner:w.login,repo:I,defaultBranch:T}))})}),96493:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.parseWorkflowRun=
T;function a(){const R=e(7723);return a=function(){return R},R}function y(){const R=e(41895);return y=function(){return R},
R}function v(){const R=e(47987);return v=function(){return R},R}const I=a().object({...v().repositorySchema.shape,workflow_run:a().
object({id:a().int().positive(),event:a().string(),head_sha:v().sha,head_branch:a().string().min(1).nullable(),head_repository:a().
object({owner:a().object({login:a().string().min(1)})}).nullable()})}),w=["pull_request","pull_request_review"];function T(R,p){
if(R!=="workflow_run")throw P(`\`mode: publish\` does not support the event ${JSON.stringify(R)}`);const r=I.safeParse(p);
if(!r.success)throw new(y()).GateError("event_invalid",`The payload is not a GitHub workflow_run event: ${a().prettifyError(
r.error)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrote.");const{repository:d,workflow_run:n}=r.
data,{owner:c,repo:i}=d;if(!w.includes(n.event))throw P(`The workflow run was started by ${JSON.stringify(n.event)}`);if(n.
head_branch===null||n.head_repository===null)throw P("The branch or the repository of the workflow run was deleted");const t={
owner:n.head_repository.owner.login,branch:n.head_branch};return{owner:c,repo:i,runId:n.id,headSha:n.head_sha,head:t}}function P(R){
return new(y()).GateError("event_unsupported",R,"Trigger it on `workflow_run` of the workflow that gates pull requests (\
docs/github.md).")}}),89055:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.downloadArtifact=T,m.readZipFile=
r;function a(){const c=e(51041);return a=function(){return c},c}function y(){const c=e(41895);return y=function(){return c},
c}function v(){const c=e(40410);return v=function(){return c},c}function I(){const c=e(1207);return I=function(){return c},
c}const w=16*1024*1024;async function T({client:c,owner:i,repo:t},u,h){const{actions:s}=c.octokit.rest;try{const{data:S}=await s.
listWorkflowRunArtifacts({owner:i,repo:t,run_id:u,name:h,per_page:100}),[$]=S.artifacts.filter(l=>l.name===h&&!l.expired).
sort((l,C)=>C.id-l.id);if($===void 0)throw R(h);if($.size_in_bytes>w)throw p(h);const M=await s.downloadArtifact({owner:i,
repo:t,artifact_id:$.id,archive_format:"zip",request:{...v().LEAVES_API,parseSuccessResponseBody:!1}});return await P(M.
data,h)}catch(S){throw(0,I().asUnavailable)(S,{doing:"download the report",permission:"actions: read"})}}async function P(c,i){
const t=[];let u=0;for await(const h of c){if(u+=h.length,u>w)throw p(i);t.push(h)}return Buffer.concat(t)}function R(c){
return new(y()).GateError("artifact_invalid",`The workflow run has no artifact ${JSON.stringify(c)}`,"The step that uplo\
ads the report must run `if: always()`; see the log of the run.")}function p(c){return new(y()).GateError("artifact_inva\
lid",`The artifact ${JSON.stringify(c)} is larger than ${w} bytes`,"Upload only the file that the output `report-path` n\
ames.")}async function r(c,i,t){try{const u=await(0,a().fromBufferPromise)(c,{lazyEntries:!0});return await d(u,i,t)}catch(u){
throw u instanceof y().GateError?u:n(`is not a readable zip archive (${String(u)})`,u)}}async function d(c,i,t){for await(const u of c.
eachEntry()){if(u.fileName!==i)continue;if(u.uncompressedSize>t)throw n(`has a ${i} that is too large`);const h=[];for await(const s of await c.
openReadStreamPromise(u))h.push(s);return Buffer.concat(h)}throw n(`has no ${i}`)}function n(c,i){return new(y()).GateError(
"artifact_invalid",`The artifact of the workflow run ${c}`,"Upload only the file that the output `report-path` names.",{
cause:i})}}),77954:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.appendAnnotations=P,m.missingAnnotations=
w;function a(){const p=e(61218);return a=function(){return p},p}function y(){const p=e(94049);return y=function(){return p},
p}function v(){const p=e(34413);return v=function(){return p},p}function I(){const p=e(1207);return I=function(){return p},
p}async function w(p,r,d){if(r.annotationsCount===0)return d;const{client:n,owner:c,repo:i}=p,t=await n.octokit.paginate(
n.octokit.rest.checks.listAnnotations,{owner:c,repo:i,check_run_id:r.id,per_page:100}),u=new Set(t.map(T)),h=new Set(d.map(
T));if([...u].every(s=>h.has(s)))return d.filter(s=>!u.has(T(s)))}function T(p){const{path:r,start_line:d,end_line:n,start_column:c,
end_column:i}=p,{annotation_level:t,title:u,message:h}=p,s=[u,h].map($=>$?.trim()??"");return JSON.stringify([r,d,n,...[
c??0,i??0],t,...s])}async function P(p,r,d){const n=a().GITHUB_LIMITS.annotationsPerRequest,c=[];let i=r.annotationsCount;
for(let t=0;t<d.length;t+=n){const u=d.slice(t,t+n);try{await R(p,r,u,i),i+=u.length}catch(h){const s=(0,I().readFailure)(
h).kind==="invalid",S=s?u.length:d.length-t,$=(0,I().explainFailure)(h,{...(0,v().checkOperation)(p),doing:"annotate"});
if(c.push(`Missing annotations: ${S}; ${$}.`),!s)break}}return c}async function R({client:p,owner:r,repo:d},{id:n},c,i){
const{checks:t}=p.octokit.rest,u={owner:r,repo:d,check_run_id:n},h=async()=>{const s={title:"The gate is publishing",summary:"\
Writing annotations.",annotations:[...c]};return await t.update({...u,status:"in_progress",output:s,...y().NOT_REPEATABLE}),
!0};await p.once(h,async()=>{const{data:s}=await t.get(u);return s.output.annotations_count>=i+c.length||void 0})}}),66059:((U,m,e)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.commentThread=v,m.viewerLogin=w;function a(){const T=e(94049);return a=
function(){return T},T}function y(){const T=e(1207);return y=function(){return T},T}function v(T,P,R){const{client:p,owner:r,
repo:d}=T,{issues:n}=p.octokit.rest,c={owner:r,repo:d};let i;async function t(){const $=(await p.octokit.paginate(n.listComments,
{...c,issue_number:P,per_page:100})).filter(M=>M.body?.startsWith(R));return $.length===0?[]:(i??=await w(p),$.filter(M=>M.
user?.login===i).map(({id:M,html_url:l,body:C=""})=>({id:M,url:l,body:C})).sort((M,l)=>M.id-l.id))}async function u(S){const $=async()=>{
const{data:M}=await n.createComment({...c,issue_number:P,body:S,...a().NOT_REPEATABLE});return i??=M.user?.login,{id:M.id,
url:M.html_url,body:S}};return p.once($,async()=>(await t())[0])}async function h(S,$){const[M,...l]=S;if(M!==void 0)return await s(
M,l,$);const C=await u($),[o=C,...g]=await t();return await s(o,g,$)}async function s(S,$,M){S.body!==M&&await n.updateComment(
{...c,comment_id:S.id,body:M});for(const l of $)await I(T,l);return S}return{own:t,leaveOne:h}}async function I({client:T,
owner:P,repo:R},{id:p}){try{await T.octokit.rest.issues.deleteComment({owner:P,repo:R,comment_id:p})}catch(r){if((0,y().
readFailure)(r).kind!=="not_found")throw r}}async function w({octokit:T}){return(await T.graphql("{ viewer { login } }")).
viewer.login}}),53844:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.nameOfPull=R,m.obtainCheck=w,m.renameOthers=
p,m.settleCheck=d;function a(){const t=e(77954);return a=function(){return t},t}function y(){const t=e(32693);return y=function(){
return t},t}function v(){const t=e(34413);return v=function(){return t},t}function I(){const t=e(1207);return I=function(){
return t},t}async function w(t,u,h){const s=await(0,v().gateChecks)(t,u.checkName);if(T(s,u))return"merge queue";if(h!==
void 0&&s.some(l=>P(l,{...u,claim:h})))return"later run";const S=Math.max(0,...s.map(({externalId:l})=>(0,y().claimOf)(l))),
$={...u,claim:h??S+1},M=s.filter(l=>r(l,u)===void 0);for(const l of M){const C=await i(t,$,l);if(C)return C}return await(0,v().
createCheck)(t,$,s[0])}function T(t,{binding:u}){return u?.event!==y().QUEUE&&t.some(v().isOfQueue)}function P({id:t,externalId:u},{
runKey:h,claim:s},S){if((0,y().isWaiting)(u)||u.startsWith((0,y().claimPrefix)(h)))return!1;const $=(0,y().claimOf)(u);return $!==
0&&$!==s?$>s:S===void 0?$===s:t>=S.id}function R(t,u){return`${t} (#${u})`}async function p(t,u,h){for(const s of h??await(0,v().
gateChecks)(t,u.checkName)){const S=r(s,u);S!==void 0&&await(0,v().renameCheck)(t,s,R(u.checkName,S))}}function r(t,{binding:u}){
const[h,...s]=(0,y().readExternalId)(t.externalId)?.pulls??[];return t.completed&&s.length===0&&u!==void 0&&h!==void 0&&
!u.pulls.includes(h)?h:void 0}async function d(t,u,h,s){const S={...u,claim:(0,y().claimOf)(h.externalId)},$=await(0,v().
listChecks)(t,t.headSha,u.checkName),M=$.filter(v().isOfGate).sort((j,N)=>N.id-j.id);if(T(M,u))return;const l=$.filter(j=>!(0,v().
isOfGate)(j)&&!n(j,u)),C=M.filter(j=>j.appId===h.appId&&r(j,u)===void 0),o=j=>P(j,S,h)&&!(j.completed&&u.joins===!0);if(C.
some(o))return;u.separates&&await p(t,u,M);const g=Math.max(...[h,...C].map(({externalId:j})=>(0,y().claimOf)(j))),f={...u,
claim:g},[E]=C,A=E?.externalId===h.externalId&&!E.completed?E:E&&await i(t,f,E),O=A&&await(0,a().missingAnnotations)(t,A,
s);return A&&O?{run:A,missing:O,superseded:C.filter(({id:j})=>j!==A.id),twins:l}:{run:await(0,v().createCheck)(t,f,E),missing:s,
superseded:C,twins:l}}function n({detailsUrl:t},{detailsUrl:u}){return u!==void 0&&t.startsWith(`${u}/`)}const c=new Set(
["forbidden","not_found","invalid"]);async function i(t,u,h){try{const s=await(0,v().takeUpCheck)(t,u,h);return s.completed||
s.externalId!==(0,v().claimId)(u)?void 0:s}catch(s){if(c.has((0,I().readFailure)(s).kind))return;throw s}}}),81014:((U,m,e)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.pullOrigin=p,m.pullRequestAsPayload=P,m.pullRequestHunks=d,m.pullRequestState=
w,m.pullsOfCommit=R,m.pullsWithHead=T;function a(){const n=e(7723);return a=function(){return n},n}function y(){const n=e(
1207);return y=function(){return n},n}const v=a().object({number:a().int().positive(),state:a().enum(["open","closed"]),
head:a().object({sha:a().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),repo:a().object({id:a().int()}).nullable()}),
base:a().object({ref:a().string().min(1),repo:a().object({id:a().int()})})});async function I({client:n,owner:c,repo:i},t){
const{data:u}=await n.octokit.rest.pulls.get({owner:c,repo:i,pull_number:t}),h=v.parse(u);return(0,y().requireAsked)(h.number===
t,`pull request ${t}`),{data:u,pull:h}}async function w(n,c){const{data:i,pull:t}=await I(n,c);return{headSha:t.head.sha,
changedFiles:i.changed_files}}async function T({client:n,owner:c,repo:i},t,u){const h=await n.octokit.paginate(n.octokit.
rest.pulls.list,{owner:c,repo:i,state:"open",...u!==void 0&&{head:u},per_page:100}),s=a().array(v).parse(h);return(0,y().
requireAsked)(s.every(({state:S})=>S==="open"),"open pull requests"),s.filter(({head:S})=>S.sha===t).map(({number:S,base:$})=>({
number:S,baseRef:$.ref})).sort((S,$)=>S.number-$.number)}async function P(n,c){const{client:i,owner:t,repo:u}=n,{data:h}=await i.
octokit.rest.repos.get({owner:t,repo:u}),{data:s}=await I(n,c);return{repository:h,pull_request:s}}async function R({client:n,
owner:c,repo:i},t){const{repos:u}=n.octokit.rest,h={owner:c,repo:i,commit_sha:t,per_page:100},s=await n.octokit.paginate(
u.listPullRequestsAssociatedWithCommit,h);return a().array(v).parse(s).map(r)}async function p(n,c){const{data:i,pull:t}=await I(
n,c);return{...r(t),commits:i.commits}}function r({number:n,state:c,head:i,base:t}){return{number:n,isOpen:c==="open",baseRef:t.
ref,headSha:i.sha,isFork:i.repo?.id!==t.repo.id}}async function d({client:n,owner:c,repo:i},t,u){const{octokit:h}=n,s={owner:c,
repo:i,pull_number:t,per_page:100},S=new Map;for await(const{data:$}of h.paginate.iterator(h.rest.pulls.listFiles,s)){for(const{
filename:M,patch:l}of $)l!==void 0&&u.has(M)&&S.set(M,l);if(S.size===u.size)break}return S}}),59508:((U,m,e)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.changeLineComments=w,m.lineCommentChanges=I;function a(){const r=e(94049);return a=function(){
return r},r}function y(){const r=e(66059);return y=function(){return r},r}function v(){const r=e(1207);return v=function(){
return r},r}async function I(r,d){const n=await P(r),c=new Set(d.map(T)),i=new Set,t=[];for(const{id:u,key:h,answered:s}of n)
c.has(h)&&!i.has(h)?i.add(h):s||t.push(u);return{missing:d.filter(u=>!i.has(T(u))),outdated:t}}async function w(r,{missing:d,
outdated:n},c){for(const i of n)await p(r.target,i);d.length>0&&await R(r,d,c)}function T({path:r,start_line:d,line:n,body:c}){
return JSON.stringify([r,d??n,n,c.trim()])}async function P({target:r,number:d,marker:n}){const{client:c,owner:i,repo:t}=r,
u=await c.octokit.paginate(c.octokit.rest.pulls.listReviewComments,{owner:i,repo:t,pull_number:d,per_page:100}),h=u.filter(
({body:$})=>$.startsWith(n));if(h.length===0)return[];const s=await(0,y().viewerLogin)(c),S=new Set(u.map(({in_reply_to_id:$})=>$));
return h.filter(({user:$})=>$.login===s).map(({id:$,path:M,line:l,start_line:C,body:o})=>({id:$,key:T({path:M,line:l??0,
...C&&{start_line:C},body:o}),answered:S.has($)}))}async function R(r,d,n){const{target:c,number:i,marker:t}=r,{client:u,
owner:h,repo:s,headSha:S}=c,$=async()=>(await u.octokit.rest.pulls.createReview({owner:h,repo:s,pull_number:i,commit_id:S,
event:"COMMENT",body:`${t}
${n}`,comments:d.map(l=>({...l,side:"RIGHT",...l.start_line!==void 0&&{start_side:"RIGHT"}})),...a().NOT_REPEATABLE}),!0),
M=new Set(d.map(T));await u.once($,async()=>(await P(r)).some(({key:C})=>M.has(C))||void 0)}async function p({client:r,owner:d,
repo:n},c){try{await r.octokit.rest.pulls.deleteReviewComment({owner:d,repo:n,comment_id:c})}catch(i){if((0,v().readFailure)(
i).kind!=="not_found")throw i}}}),64632:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.LAST_EDITS=void 0,
m.githubReviews=n;function a(){const c=e(7723);return a=function(){return c},c}function y(){const c=e(1207);return y=function(){
return c},c}const v=a().object({id:a().int(),login:a().string(),type:a().string()}),I=a().object({id:a().int(),node_id:a().
string(),user:v.nullable(),state:a().string(),body:a().string().nullable(),commit_id:a().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).
nullable().optional(),submitted_at:a().iso.datetime().optional()}).transform(({node_id:c,commit_id:i=null,submitted_at:t=null,
body:u,...h})=>({...h,nodeId:c,body:u??"",commit:i,submittedAt:t})),w=a().object({user:v}),T=a().object({permission:a().
string(),user:a().object({id:a().int()}).nullable()}),P=a().object({timelineItems:a().object({nodes:a().array(a().object(
{createdAt:a().iso.datetime()}).nullable())})}),R=a().object({nodes:a().array(a().object({id:a().string(),lastEditedAt:a().
iso.datetime().nullable(),pullRequest:P.optional()}).nullable())}),p=m.LAST_EDITS=`query($ids: [ID!]!) { nodes(ids: $ids\
) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,r=100,d=new Set(["admin","write"]);function n({client:c,owner:i,repo:t},{number:u}){const{pulls:h,repos:s}=c.octokit.
rest,S={owner:i,repo:t,pull_number:u};return{authorId:async()=>w.parse((await h.get(S)).data).user.id,list:async()=>{const $=await c.
octokit.paginate(h.listReviews,{...S,per_page:100});return a().array(I).parse($)},lastEdits:async $=>{const M=new Map,l=$.
map(({nodeId:C})=>C);for(let C=0;C<l.length;C+=r){const o=l.slice(C,C+r),g=R.parse(await c.octokit.graphql(p,{ids:o}));for(const f of g.
nodes){if(f===null)continue;const E=f.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;M.set(f.id,{editedAt:f.lastEditedAt,
retargetedAt:E})}}return M},mayWrite:async({id:$,login:M})=>{try{const l=await s.getCollaboratorPermissionLevel({owner:i,
repo:t,username:M}),{permission:C,user:o}=T.parse(l.data);return o?.id===$&&d.has(C)}catch(l){if((0,y().readFailure)(l).
kind==="not_found")return!1;throw l}},explain:($,M)=>(0,y().explainFailure)($,{doing:M,permission:"pull-requests: read"})}}}),
77787:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.promotionPage=T;function a(){const d=e(10289);return a=
function(){return d},d}function y(){const d=e(94965);return y=function(){return d},d}function v(){const d=e(80335);return v=
function(){return d},d}const I=50,w={sentence:400,name:100};function T(d){const{quarantined:n,rejected:c,gate:i=[]}=d;return[
`## Promotion: ${(0,v().countsOf)(d)}`,...R("Refused",c,P),...R("Quarantined",n,P),...R("Promoted",(0,v().promotedIn)(d),
({type:t,id:u,evidence:h})=>`- ${t} ${p(u)} (evidence: ${h.level})`),...R("Weakened gate",i,({message:t,remedy:u})=>`- ${r(
`${t} ${u}`)}`),""].join(`
`)}function P({type:d,id:n,path:c,line:i,reasons:t}){const[u,...h]=t,s=h.length===0?"":` And ${(0,y().count)(h.length,"f\
urther reason")}.`;return`- ${d==="File"?p(`${c}:${i}`):`${d} ${p(n)}`}: ${r(`${u?.message??""} ${u?.remedy??""}`)}${s}`}
function R(d,n,c){if(n.length===0)return[];const i=n.length-I,t=n.slice(0,I).map(c);return["",`### ${d}`,"",...t,...i>0?
[`- and ${i} more`]:[]]}function p(d){return(0,a().markdownCode)((0,y().clip)(d,w.name))}function r(d){return(0,a().markdownSentence)(
(0,y().clip)(d,w.sentence))}}),60823:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.annotationsOf=r;function a(){
const l=e(61218);return a=function(){return l},l}function y(){const l=e(78261);return y=function(){return l},l}function v(){
const l=e(10289);return v=function(){return l},l}function I(){const l=e(69633);return I=function(){return l},l}function w(){
const l=e(17577);return w=function(){return l},l}function T(){const l=e(94965);return T=function(){return l},l}const P=3,
R=80,p={error:"failure",warning:"warning",notice:"notice"};function r(l,C=a().MAX_ANNOTATIONS){const o=l.findings.filter(
n).filter(({suppressed:j,seed:N})=>!j&&!N),g=o.filter(({location:j})=>h(j.path)),f=(0,w().groupsOf)(g,c).sort((j,N)=>$(j.
lead,N.lead)),E=d(f.map(j=>i(j,l))),A=o.length-g.length,O=E.length-C,b=[O>0&&`Findings beyond the limit of ${C} annotati\
ons per check run: ${O}.`,A>0&&`Findings in files whose names cannot be used in an annotation: ${A}.`];return{annotations:E.
slice(0,C),notes:b.filter(j=>j!==!1)}}function d(l){return[...new Map(l.map(C=>[JSON.stringify(C),C])).values()]}function n(l){
return l.location!==void 0}function c(l){const{cause:C,severity:o,location:g,subject:f}=l,E=C===void 0||f?.command!==void 0;
return JSON.stringify(E?l:[C,o,g.path])}function i({lead:l,others:C},o){const{severity:g,rule:f,message:E,remedy:A,subject:O}=(0,w().
dangerFirst)(l),{location:b,note:j}=t(l.location,o),{line:N,column:G,end_line:k=N,end_column:B=G}=b,L=[f,O?.id].filter(Boolean).
join(": "),F=[E,A,...u(C),j].filter(Boolean).join(`
`)||f;return{path:b.path,start_line:N,end_line:Math.max(N,k),...k<=N&&{start_column:G,end_column:Math.max(G,B)},annotation_level:p[g],
title:(0,T().clip)(s(L).replace(/\s+/g," "),a().GITHUB_LIMITS.annotationTitle),message:S(s(F),a().GITHUB_LIMITS.annotationMessageBytes)}}
function t(l,C){const{path:o,line:g,end_line:f=g}=l,E=(0,I().headPlace)(C,l)?.line;if(E===void 0){const O=`This is line ${g}\
 of the audited commit ${(0,T().shortCommit)(C.audited_sha)}; the head has no such line.`;return{location:{path:o,line:1,
column:1},note:O}}const A=(0,I().headPlace)(C,{path:o,line:f})?.line??E;return{location:{...l,line:E,end_line:Math.max(E,
A)}}}function u(l){if(l.length===0)return[];const C=[...new Set(l.map(({subject:f,location:E})=>f?.id??`line ${E.line}`))],
o=C.length-P;return[`Also: ${C.slice(0,P).map(f=>(0,T().clip)(f,R)).join(", ")}${o>0?` and ${o} more`:""}`]}function h(l){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(l)&&(0,w().isRepositoryPath)(l)}function s(l){return(0,v().terminalLines)(
l).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function S(l,C){const o=Buffer.from(l);return o.length<=C?l:`${o.subarray(
0,C-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function $(l,C){const[o,g]=[l.location,C.location];
return(0,y().byHarm)(l,C)||M(o.path,g.path)||o.line-g.line}function M(l,C){return l===C?0:l<C?-1:1}}),26789:((U,m,e)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.beginCheck=t,m.checkOutput=C,m.publishCheck=u;function a(){const o=e(61218);
return a=function(){return o},o}function y(){const o=e(94049);return y=function(){return o},o}function v(){const o=e(77954);
return v=function(){return o},o}function I(){const o=e(32693);return I=function(){return o},o}function w(){const o=e(34413);
return w=function(){return o},o}function T(){const o=e(1207);return T=function(){return o},o}function P(){const o=e(53844);
return P=function(){return o},o}function R(){const o=e(10289);return R=function(){return o},o}function p(){const o=e(31048);
return p=function(){return o},o}function r(){const o=e(94965);return r=function(){return o},o}function d(){const o=e(96556);
return d=function(){return o},o}function n(){const o=e(64597);return n=function(){return o},o}const c="the check run of \
this commit belongs to the merge queue, which has not passed; push another commit to the pull request",i="a later run of\
 the gate on this commit, or the merge queue, has the check run";async function t(o,g,f){try{const E=f&&"run"in f?(0,I().
claimOf)(f.run.externalId):void 0,A=await(0,P().obtainCheck)(o,g,E);return A==="later run"?{reason:i,permanent:!0,lost:!0}:
A==="merge queue"?{reason:c,permanent:!0}:{run:A}}catch(E){const A=!y().PASSING_FAILURES.has((0,T().readFailure)(E).kind);
return{reason:(0,T().explainFailure)(E,(0,w().checkOperation)(o)),permanent:A}}}async function u(o,g,f,E){const A="run"in
f||f.permanent?f:await t(o,g);if("reason"in A)return{status:A.lost?"skipped":"failed",reason:A.reason};try{const O=await(0,P().
settleCheck)(o,g,A.run,E.annotations.annotations);return O===void 0?(await l(o,g,await(0,w().findUnfinished)(o,g)),{status:"\
skipped",reason:i}):await h(o,g,O,E)}catch(O){return{status:"failed",reason:(0,T().explainFailure)(O,(0,w().checkOperation)(
o))}}}async function h(o,g,{run:f,missing:E,superseded:A,twins:O},{publication:b,annotations:j}){const G=[...await(0,v().
appendAnnotations)(o,f,E),...O.slice(0,s).map(S)];if(!await(0,w().isStillClaimed)(o,f))return{status:"skipped",reason:i};
const k={conclusion:b.conclusion??(0,n().conclusionOf)(b.report),externalId:$(b,g,f),output:C(b,[...j.notes,...G,...M(b,
g)])},B=await F(k.output),L=await l(o,g,A);return{status:"reached",...f.url!==null&&{where:f.url},notes:[...G,...B,...L]};
async function F(D){try{return await(0,w().completeCheck)(o,f,{...k,output:D}),[]}catch(H){if((0,T().readFailure)(H).kind!==
"invalid")throw H;const W=(0,T().explainFailure)(H,(0,w().checkOperation)(o)),z=b.title.replace(/[^\x20-\x7e]/g,"?");return await(0,w().
completeCheck)(o,f,{...k,output:{title:(0,r().clip)(z,a().GITHUB_LIMITS.checkTitle),summary:`The step summary and the re\
sult files have the details: ${W}.`}}),[W]}}}const s=3;function S({url:o,appSlug:g="unknown",conclusion:f,completed:E}){
return`Another check run of this commit has the same name, but is not the gate's: it is ${E?f:"not completed"}, by the a\
pp ${g}, ${o??"without a page"}. Its result says nothing about this change, and can satisfy or block a rule that require\
s the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function $({report:o},{binding:g},f){
const E=(0,p().reportDigest)(o);return g===void 0?E:(0,I().completedExternalId)(E,o.policy?.digest,g,(0,I().claimOf)(f.externalId))}
function M({report:o},{binding:g}){if(g===void 0)return[];const f=(0,I().shortPolicy)(o.policy?.digest);return[`The resu\
lt is about ${g.event} into ${(0,R().markdownCode)(g.base)}, policy ${f}.`]}async function l(o,g,f){const E=[];for(const A of f)
try{await(0,w().supersedeCheck)(o,g,A)}catch(O){E.push((0,T().explainFailure)(O,{...(0,w().checkOperation)(o),doing:"ren\
ame an older check run of the same name"}))}return E}function C(o,g){const f=o.text(a().GITHUB_LIMITS.checkText);return{
title:(0,r().clip)(o.title,a().GITHUB_LIMITS.checkTitle),summary:(0,d().withNotes)(o,{part:"detail"},g,a().GITHUB_LIMITS.
checkSummary),...f!==void 0&&{text:(0,r().clip)(f,a().GITHUB_LIMITS.checkText)}}}}),31540:((U,m,e)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.commentMarker=P,m.publishComment=R;function a(){const r=e(61218);return a=function(){return r},
r}function y(){const r=e(66059);return y=function(){return r},r}function v(){const r=e(1207);return v=function(){return r},
r}function I(){const r=e(81014);return I=function(){return r},r}function w(){const r=e(45710);return w=function(){return r},
r}function T(){const r=e(96556);return T=function(){return r},r}function P(r){return`<!-- gene-gate: ${encodeURIComponent(
r).replaceAll("-","%2D")} -->`}async function R(r,{mode:d,name:n,place:c},i,t){const{pullRequest:u,readOnlyToken:h=!1}=r;
if(d==="never")return(0,w().skipped)("the `comment` input is `never`");if(u===void 0)return(0,w().skipped)("the event ha\
s no pull request");const s={doing:"write the comment",permission:"pull-requests: write",readOnlyToken:h};try{const S=(0,y().
commentThread)(r,u.number,P(n)),$=await S.own(),{verdict:M,read:l=[],agent_files:C=[]}=i.report,o=M==="pass"&&l.length+C.
length===0;if(o&&$.length===0&&d==="on-findings")return(0,w().skipped)("there is nothing to report");const{headSha:g}=await(0,I().
pullRequestState)(r,u.number);if(g!==r.headSha)return(0,w().skipped)(`the head of the pull request is now ${g}, which ha\
s its own run`);const f=o&&d==="on-findings"?[p]:[],E=[P(n),...f,""].join(`
`),A=a().GITHUB_LIMITS.commentBody-E.length,O=`${E}${(0,T().withNotes)(i,c,t,A)}`;return{status:"reached",where:(await S.
leaveOne($,O)).url}}catch(S){return{status:"failed",reason:(0,v().explainFailure)(S,s)}}}const p=`Nothing is left of wha\
t was reported here.
`}),45710:((U,m)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.skipped=e;function e(a){return{status:"skipped",reason:a}}}),
67111:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.logAnnotations=P,m.logChannels=R,m.logFailures=d;function a(){
const n=e(51660);return a=function(){return n},n}function y(){const n=e(63245);return y=function(){return n},n}function v(){
const n=e(94965);return v=function(){return n},n}function I(){const n=e(20849);return I=function(){return n},n}const w=10,
T={failure:"error",warning:"warning",notice:"notice"};function P(n,c){let i=0;for(const[t,u]of Object.entries(T)){const h=c.
filter(({annotation_level:s})=>s===t);i+=Math.max(0,h.length-w);for(const s of h.slice(0,w))n[u](s.message,{title:s.title,
file:s.path,startLine:s.start_line,endLine:s.end_line,...s.start_column!==void 0&&{startColumn:s.start_column},...s.end_column!==
void 0&&{endColumn:s.end_column}})}i>0&&n.info(`Findings omitted from the log: ${i}; see the summary.`)}function R(n,c){
for(const[i,t]of Object.entries(c))if(t.status==="failed"&&n.warning(`${i}: ${t.reason}`),t.status==="skipped"&&n.info(`${i}\
: skipped: ${t.reason}`),t.status==="reached"){n.info(`${i}: published${t.where===void 0?"":` (${t.where})`}`);for(const u of t.
notes??[])n.warning(`${i}: ${u}`)}}const p={lines:20,columns:160},r=50;async function d(n,c){const i=(0,y().reportSections)(
c).failed.filter(({command:t})=>!t.outcome?.reused);for(const{command:t,gene:u,position:h}of i.slice(0,r)){if(t.outcome===
void 0)continue;const s=`${u.id}, command ${h} ${(0,v().statusWords)(t.outcome)}: ${t.command}`;n.startGroup((0,I().safeLine)(
s));const S=(0,a().errorLines)(t.outcome,p.lines,p.columns);await(0,I().withoutLogCommands)(n.info,async()=>{for(const $ of S)
n.info(`\u2502 ${(0,I().safeLine)($)}`)}),n.endGroup()}}}),96556:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.withNotes=y;function a(){const v=e(94965);return a=function(){return v},v}function y({markdown:v},I,w,T){if(w.length===
0)return(0,a().clip)(v(T,I),T);const P=(0,a().clip)(`

---
${w.map(p=>`- ${p}`).join(`
`)}
`,T),R=T-P.length;return`${(0,a().clip)(v(R,I),R)}${P}`}}),88863:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.outputsOf=y,m.setOutputs=v;function a(){const P=e(1207);return a=function(){return P},P}function y(P,R,p,r={}){const d=P.
genes.flatMap(i=>i.commands),n=d.filter(T),c=n.filter(({outcome:i})=>i?.status==="passed");return{verdict:P.verdict,conclusion:R,
"next-actor":P.next_actor,"report-path":p?.report??"","page-path":p?.html??"","agent-task-path":p?.agentTask??"","valida\
tion-reports-path":p?.validationReports??"","sarif-path":p?.sarif??"","junit-path":p?.junit??"","check-url":I(r.check),"\
comment-url":I(r.comment),errors:String(w(P,"error")),warnings:String(w(P,"warning")),"genes-changed":String(P.genes.length),
"commands-run":String(n.length),"commands-passed":String(c.length),"commands-failed":String(n.length-c.length),"commands\
-blocked":String(d.filter(({verdict:i})=>i==="block").length),"approval-digest":P.approval_digest??""}}function v(P,R){try{
for(const[p,r]of Object.entries(R))P.setOutput(p,r)}catch(p){P.warning(`could not set the outputs: ${(0,a().readFailure)(
p).said}`)}}function I(P){return P?.status==="reached"?P.where??"":""}function w({findings:P},R){return P.filter(p=>p.severity===
R&&!p.suppressed).length}function T({outcome:P}){return P!==void 0&&P.status!=="blocked"&&P.status!=="skipped"}}),20235:((U,m,e)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.closeAbandonedCheck=u,m.forgetCheck=t,m.rememberCheck=d,m.rememberDecision=
n,m.rememberUnseen=c,m.wereUnseen=i;function a(){const s=e(7723);return a=function(){return s},s}function y(){const s=e(
34413);return y=function(){return s},s}function v(){const s=e(1207);return v=function(){return s},s}function I(){const s=e(
26040);return I=function(){return s},s}const w="started-check",T="decided",P="others-unseen",R={title:"The gate did not \
finish",summary:"The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its\
 runner, or could not reach GitHub. The gate made no decision about this change. Run the job again; its log has the deta\
ils."},p={title:"Decided, but not published",summary:"The gate decided about this change, but could not complete this ch\
eck run. The log of the job and its step summary have the result and the reason. Run the job again to publish it."},r=a().
object({owner:a().string(),repo:a().string(),headSha:a().string(),checkName:a().string(),runKey:a().string()});function d({
core:s,checkName:S,runKey:$},{owner:M,repo:l,headSha:C}){const o={owner:M,repo:l,headSha:C,checkName:S,runKey:$};s.saveState(
w,JSON.stringify(o))}function n({core:s}){s.saveState(T,"true")}function c({core:s}){s.saveState(P,"true")}function i({getState:s}){
return s(P)!==""}function t({core:s}){s.saveState(w,"")}async function u({connect:s,getState:S}){const $=h(S(w));if($===
void 0)return{status:"nothing_to_close"};const M={client:s(),...$};try{const l=await(0,y().findUnfinished)(M,{runKey:$.runKey});
if(l.length===0)return{status:"nothing_to_close"};const C=S(T)===""?R:p;for(const o of l)await(0,y().completeCheck)(M,o,
{conclusion:"failure",externalId:o.externalId,output:C});return{status:"closed"}}catch(l){return{status:"failed",reason:(0,v().
explainFailure)(l,(0,y().checkOperation)(M))}}}function h(s){return(0,I().attempt)(()=>r.parse(JSON.parse(s)))}}),34453:((U,m,e)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.publish=s,m.startCheck=u;function a(){const o=e(1207);return a=function(){
return o},o}function y(){const o=e(26040);return y=function(){return o},o}function v(){const o=e(31048);return v=function(){
return o},o}function I(){const o=e(60823);return I=function(){return o},o}function w(){const o=e(26789);return w=function(){
return o},o}function T(){const o=e(31540);return T=function(){return o},o}function P(){const o=e(45710);return P=function(){
return o},o}function R(){const o=e(67111);return R=function(){return o},o}function p(){const o=e(88863);return p=function(){
return o},o}function r(){const o=e(20235);return r=function(){return o},o}function d(){const o=e(64597);return d=function(){
return o},o}function n(){const o=e(55430);return n=function(){return o},o}function c(){const o=e(65433);return c=function(){
return o},o}function i(){const o=e(85306);return i=function(){return o},o}function t(){const o=e(34484);return t=function(){
return o},o}async function u(o){const{github:g}=o;return"unavailable"in g?{reason:g.unavailable,permanent:!0}:(h(o,()=>(0,r().
rememberCheck)(o,g)),await(0,w().beginCheck)(g,o))}function h({core:o},g){try{g()}catch(f){o.warning(`The post step cann\
ot close the check run: ${(0,a().readFailure)(f).said}`)}}async function s(o,g,f){const{github:E,core:A,outputDirectory:O}=o,
b=l(f),{report:j}=b,N=(0,d().conclusionOf)(j),G=(0,I().annotationsOf)(j),k=await(0,n().publishFiles)(O,b),{check:B,comment:L,
suggestions:F}="unavailable"in E?M(E.unavailable):await z(E),D=await(0,i().publishStepSummary)(o.stepSummaryPath,b,$(B,L),
C(k,B,L)),H={files:k,check:B,comment:L,suggestions:F,summary:D};await(0,R().logFailures)(A,j),B.status!=="reached"&&(0,R().
logAnnotations)(A,G.annotations),B.status==="failed"&&j.verdict!=="error"&&h(o,()=>(0,r().rememberDecision)(o)),(0,R().logChannels)(
A,H);const W=k.status==="reached"?(0,n().resultPaths)(O):void 0;return(0,p().setOutputs)(A,(0,p().outputsOf)(j,N,W,H)),{
conclusion:N,digest:(0,v().reportDigest)(j),channels:H};async function z(V){const J=await(0,c().publishAmongOthers)(V,o,
g,{publication:b,annotations:G});if(J.status==="skipped")return{check:J,comment:J,suggestions:J};J.status==="reached"&&h(
o,()=>(0,r().forgetCheck)(o)),J.status==="reached"&&J.unseen&&h(o,()=>(0,r().rememberUnseen)(o));const{name:K,comment:Q,
suggestions:Z}=o,X=C(k,J),x=S(J),Y=await(0,T().publishComment)(V,{mode:Q,name:K,place:x},b,X),q={enabled:Z,name:K},_=await(0,t().
publishSuggestions)(V,q,j,Y);return{check:J,comment:Y,suggestions:_}}}function S(o){return o.status!=="reached"?{part:"w\
hole"}:{part:"screen",...o.where!==void 0&&{detailUrl:o.where}}}function $(o,g){return o.status!=="reached"&&g.status!==
"reached"?{part:"whole"}:{...o.status==="reached"?S(o):{},part:g.status==="failed"?"screen":"table"}}function M(o){const g=(0,P().
skipped)(o);return{check:g,comment:g,suggestions:g}}function l(o){const{report:g}=o;return{...o,markdown(f,E){try{return o.
markdown(f,E)}catch{return`The result is **${g.verdict}**. The page could not be rendered; see the result files.`}},text:f=>(0,y().
attempt)(()=>o.text(f))}}function C(...o){return o.flatMap(g=>g.status==="skipped"?[]:g.status==="reached"?[...g.notes??
[]]:[`${g.reason.charAt(0).toUpperCase()}${g.reason.slice(1)}.`])}}),64597:((U,m,e)=>{Object.defineProperty(m,"__esModul\
e",{value:!0}),m.checkNameOf=v,m.conclusionOf=w;function a(){const T=e(47350);return a=function(){return T},T}const y=200;
function v(T,P,R){return P.name==="push"||P.name==="workflow_dispatch"?`${T} (${P.name})`:R?T:`${T} (base: ${P.baseRef})`.
slice(0,y)}const I={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"action_required"};function w({
verdict:T,policy:P}){return P?.enforce==="report"&&a().REPORTED_ONLY.has(T)?"neutral":I[T]}}),65433:((U,m,e)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.publishAmongOthers=R,m.publishWorst=i;function a(){const f=e(32693);return a=function(){return f},
f}function y(){const f=e(34413);return y=function(){return f},f}function v(){const f=e(1207);return v=function(){return f},
f}function I(){const f=e(53844);return I=function(){return f},f}function w(){const f=e(10289);return w=function(){return f},
f}function T(){const f=e(26789);return T=function(){return f},f}function P(){const f=e(64597);return P=function(){return f},
f}async function R(f,E,A,O){const{publication:b,annotations:j}=O,{pullRequest:N}=f,G=await n(E);if("reason"in G&&G.canDiffer&&
N)return await d(f,E,A,{...O,reason:G.reason});const k="reason"in G?[`${r}: ${G.reason}.`]:[];if("reason"in G||G.pulls.length===
0||N===void 0){const H={...j,notes:[...j.notes,...k]},W={...E,separates:!0};return(0,T().publishCheck)(f,W,A,{publication:b,
annotations:H})}const{number:B}=N,L=await p(f,E,A,O);if(L.status!=="reached")return L;const F=[{number:B,base:E.binding?.
base??"",publication:b},...G.pulls],D=await i(f,E,A,F);return D.status==="failed"?D:L}async function p(f,E,A,O){const{number:b=0}=f.
pullRequest??{},j={...E,checkName:(0,I().nameOfPull)(E.checkName,b)};return await(0,T().publishCheck)(f,j,await(0,T().beginCheck)(
f,j,A),O)}const r="Other open pull requests of this commit were not considered";async function d(f,E,A,O){const b=await p(
f,E,A,O);if(b.status!=="reached")return b;const{event:j="",base:N=""}=E.binding??{},G="the other pull requests of this c\
ommit could not be seen",k=`The required check fails, because the other open pull requests of this commit into protected\
 branches share it, and could not be seen: ${O.reason}. Run the job again.`,B=await(0,T().publishCheck)(f,{...E,binding:{
event:j,base:N,pulls:[]}},A,{publication:{...O.publication,title:G,conclusion:"failure"},annotations:{annotations:[],notes:[
k]}});return B.status!=="reached"?B:{...b,notes:[...b.notes??[],k],unseen:!0}}async function n({others:f}){if(f===void 0)
return{pulls:[]};try{return{pulls:await f.judge()}}catch(E){const A={doing:"look for other pull requests of this commit",
permission:"pull-requests: read"};return{reason:(0,v().explainFailure)(E,A),canDiffer:await f.canDiffer()}}}const c=3;async function i(f,E,A,O){
try{await(0,I().renameOthers)(f,E);let b=await s(f,E,O);h(b)&&"run"in A&&(await g(f,E,A.run,b),b=await s(f,E,O));for(let j=1;;j+=
1){if(h(b))return{status:"reached",notes:[o(b)]};const N=await t(f,E,A,b);if(N.status!=="reached"||j===c)return N;const G=u(
b);if(b=await s(f,E,O),!h(b)&&$(u(b))>=$(G))return N}}catch(b){return{status:"failed",reason:(0,v().explainFailure)(b,(0,y().
checkOperation)(f))}}}function t(f,E,A,O){const b=u(O),j=O.map(({number:B})=>B),N={event:"pull_request",base:b.base,pulls:j},
G={annotations:[],notes:[C(O)]},k={...E,binding:N,joins:!0};return(0,T().publishCheck)(f,k,A,{publication:l(b),annotations:G})}
function u([f,...E]){if(f===void 0)throw new Error("expected a pull request");return E.reduce((A,O)=>$(O)<$(A)?O:A,f)}function h(f){
return f.some(({own:E})=>E===void 0)}function s(f,{checkName:E},A){return Promise.all(A.map(async O=>{const[b]=await(0,y().
gateChecks)(f,(0,I().nameOfPull)(E,O.number)),j=b?.completed&&(0,a().readExternalId)(b.externalId)?.isInto(O.base)===!0;
return{...O,own:j?b:void 0}}))}function S({own:f,publication:E}){const A=(0,P().conclusionOf)(E.report),O=y().CONCLUSIONS.
find(b=>b===f?.conclusion)??"failure";return y().CONCLUSIONS.indexOf(O)<y().CONCLUSIONS.indexOf(A)?O:A}function $(f){return y().
CONCLUSIONS.indexOf(S(f))}const M={failure:"failed in its own run",action_required:"waits for approval",neutral:"would f\
ail in its own run",success:"passed in its own run"};function l(f){const{number:E,publication:A}=f,O=S(f),j=O===(0,P().conclusionOf)(
A.report)?`: ${A.title}`:` ${M[O]}`;return{...A,conclusion:O,title:`#${E}${j}`}}function C(f){const E=f.map(A=>`#${A.number}\
 into ${(0,w().markdownCode)(A.base)}: ${S(A)}`);return`${f.length} open pull requests into protected branches have this\
 commit as their head, and the worst result counts: ${E.join(", ")}.`}function o(f){return`The required check waits for \
the result of ${f.filter(({own:O})=>O===void 0).map(({number:O,base:b})=>`#${O} into ${(0,w().markdownCode)(b)}`).join("\
, ")}, which has the same head.`}async function g(f,{checkName:E},A,O){const[b]=await(0,y().gateChecks)(f,E);if(b?.externalId!==
A.externalId)return;const N=`waiting for ${O.filter(({own:G})=>G===void 0).map(({number:G})=>`#${G}`).join(", ")}`;await(0,y().
leaveWaiting)(f,b,{title:N,summary:o(O)})}}),85306:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.publishStepSummary=
R;function a(){const p=e(51455);return a=function(){return p},p}function y(){const p=e(61218);return y=function(){return p},
p}function v(){const p=e(1207);return v=function(){return p},p}function I(){const p=e(45710);return I=function(){return p},
p}function w(){const p=e(96556);return w=function(){return p},p}const T=3,P=1024;async function R(p,r,d,n){if(p===void 0)
return(0,I().skipped)("the runner does not set GITHUB_STEP_SUMMARY");try{const{size:c}=await(0,a().stat)(p),i=Math.floor(
(y().GITHUB_LIMITS.stepSummaryBytes-c-1)/T);return i<P?{status:"failed",reason:"could not write the step summary: earlie\
r output has used up its size limit"}:(await(0,a().appendFile)(p,`${(0,w().withNotes)(r,d,n,i)}
`),{status:"reached"})}catch(c){return{status:"failed",reason:`could not write the step summary: ${(0,v().readFailure)(c).
said}`}}}}),3060:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.suggestionsOf=T;function a(){const t=e(80401);
return a=function(){return t},t}function y(){const t=e(10289);return y=function(){return t},t}function v(){const t=e(69633);
return v=function(){return t},t}const I=60,w=8e3;function T(t,u){const{fix:h}=t;return h?.patch?r(h.patch).flatMap(({path:s,
blocks:S})=>{const $=u.get(s);if($===void 0)return[];const M=i($);return P(t,s,S).flatMap(l=>R(s,l,M))}):[]}function P(t,u,h){
const{genes:s,capsules:S,events:$,findings:M,fix:l}=t,C=[...s,...S,...$].filter(O=>O.path===u).flatMap(O=>(0,v().headPlace)(
t,O)?.line??[]).sort((O,b)=>O-b),o=O=>C.findLast(b=>b<=O),g=(l?.edits??[]).filter(O=>O.path===u),f=new Map(M.map(O=>[O.id,
O])),E=g.map(O=>{const b=f.get(O.finding),j=b?.location&&(0,v().headPlace)(t,b.location)?.line;return{edit:O,finding:b,owner:j===
void 0?void 0:o(j)}});return h.some(O=>o(O.start)!==o(c(O)))||E.some(O=>O.owner===void 0)?[]:[...new Set(h.map(({start:O})=>o(
O)))].flatMap(O=>{const b=E.filter(N=>N.owner===O);if(O===void 0||b.some(({edit:N})=>N.files!==void 0))return[];const j=new Set(
b.flatMap(({finding:N})=>N??[]));return[{blocks:h.filter(({start:N})=>o(N)===O),findings:[...j]}]})}function R(t,{blocks:u,
findings:h},s){const S=Math.min(...u.map(o=>o.start)),$=Math.max(...u.map(c)),M=s.find(o=>o.has(S)&&o.has($));if(M===void 0||
$<S||$-S>=I)return[];const l=[];for(let o=S;o<=$;){const{removed:g,added:f}=u.find(E=>E.start===o)??p;if(!g.every((E,A)=>M.
get(o+A)===E))return[];l.push(...f),g.length===0&&l.push(M.get(o)??""),o+=Math.max(1,g.length)}return l.join(`
`).length<=w&&l.every(y().isPlain)?[{path:t,start:S,end:$,lines:l,findings:h}]:[]}const p={removed:[],added:[]};function r(t){
return(0,a().parsePatch)(t).filter(({oldFileName:u})=>u!==void 0&&u!=="/dev/null").map(({oldFileName:u="",hunks:h})=>({path:u.
replace(/^a\//,""),blocks:h.flatMap(({oldStart:s,lines:S})=>d(s,S).flatMap(n))}))}function d(t,u){const h=[];let s=t,S=!1;
for(const $ of u){const[M,l]=[$[0],$.slice(1)];if(M==="\\")continue;if(M===" "){S=!1,s+=1;continue}S||h.push({start:s,removed:[],
added:[]}),S=!0;const C=h.at(-1);M==="+"?C?.added.push(l):(C?.removed.push(l),s+=1)}return h}function n(t){const{start:u,
removed:h,added:s}=t;return h.length!==s.length?[t]:h.map((S,$)=>({start:u+$,removed:[S],added:s.slice($,$+1)}))}function c({
start:t,removed:u}){return t+Math.max(1,u.length)-1}function i(t){return(0,a().parsePatch)(t).flatMap(({hunks:u})=>u).map(
({newStart:u,lines:h})=>{const s=h.filter(S=>S[0]===" "||S[0]==="+");return new Map(s.map((S,$)=>[u+$,S.slice(1)]))})}}),
34484:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.publishSuggestions=c,m.suggestionMarker=n;function a(){
const t=e(1207);return a=function(){return t},t}function y(){const t=e(81014);return y=function(){return t},t}function v(){
const t=e(59508);return v=function(){return t},t}function I(){const t=e(10289);return I=function(){return t},t}function w(){
const t=e(80615);return w=function(){return t},t}function T(){const t=e(94965);return T=function(){return t},t}function P(){
const t=e(45710);return P=function(){return t},t}function R(){const t=e(3060);return R=function(){return t},t}const p=20,
r=3,d="gene-gate has judged these suggestions in a copy of the files.";function n(t){return`<!-- gene-gate suggestion: ${encodeURIComponent(
t).replaceAll("-","%2D")} -->`}async function c(t,{enabled:u,name:h},s,S){const{pullRequest:$,readOnlyToken:M=!1}=t;if(!u)
return(0,P().skipped)("the `suggestions` input is `false`");if($===void 0||S.status!=="reached")return(0,P().skipped)("n\
o comment");const l={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:M};try{const{number:C}=$,o=new Set(
(s.fix?.edits??[]).map(({path:b})=>b)),g=o.size>0?await(0,y().pullRequestHunks)(t,C,o):new Map,f=n(h),E={target:t,number:C,
marker:f},A=(0,R().suggestionsOf)(s,g).slice(0,p).map(b=>i(b,f)),O=await(0,v().lineCommentChanges)(E,A);if(O.missing.length+
O.outdated.length>0){const{headSha:b}=await(0,y().pullRequestState)(t,C);if(b!==t.headSha)return(0,P().skipped)("the pul\
l request has newer commits");await(0,v().changeLineComments)(E,O,d)}return A.length>0?{status:"reached"}:(0,P().skipped)(
"no edit is on lines that the pull request shows")}catch(C){const o=(0,a().explainFailure)(C,l),{kind:g}=(0,a().readFailure)(
C);return g==="denied"?(0,P().skipped)(o):{status:"failed",reason:o}}}function i({path:t,start:u,end:h,lines:s,findings:S},$){
const M=S.slice(0,r).map(({rule:o,message:g,subject:f})=>`- ${f?.id===void 0?"":`${(0,w().name)(f.id)}: `}${(0,w().sentence)(
g)} (${(0,w().ruleLink)(o)})`),l=S.length-r,C=[$,...M,...l>0?[`- and ${(0,T().count)(l,"other finding")}`]:[],"",...(0,I().
rawBlock)(s,"suggestion")].join(`
`);return{path:t,line:h,...u<h&&{start_line:u},body:C}}}),37213:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.mergedTree=I;function a(){const w=e(41895);return a=function(){return w},w}function y(){const w=e(35720);return y=function(){
return w},w}function v(){const w=e(67397);return v=function(){return w},w}async function I(w,T,P){const{objects:R}=w;if(await w.
isPartial()){const p=await R(["merge-base",T,P],{accept:[1]}),r=[T,P,p.toString().trim()].filter(Boolean);await Promise.
all(r.map(d=>(0,y().requireObjects)(w,d)))}try{return(await R(["merge-tree","--write-tree","--no-messages",T,P])).toString().
split(`
`).find(v().isObjectId)}catch(p){if(p instanceof a().GateError&&p.code==="git_failed")return;throw p}}}),47520:((U,m,e)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.firstParents=T,m.hasSoleAuthor=w,m.pastChanges=v;function a(){const P=e(
77598);return a=function(){return P},P}function y(){const P=e(96681);return y=function(){return P},P}async function v({objects:P},R,p){
const r=`${(0,a().randomUUID)()} `,d=await P(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${p}`,`--format=${r}%H %P%x00%s`,R]),n=[];for(const c of(0,y().splitNul)(d)){const i=(0,y().decodePath)(c),
t=n.at(-1);if(i.startsWith(r)){const[u="",h]=i.slice(r.length).split(" ");n.push({commit:u,...h&&{base:h},paths:[]})}else
t&&t.subject===void 0?t.subject=i:t&&i!==""&&t.paths.push(t.paths.length===0?i.slice(1):i)}return n.flatMap(({commit:c,base:i,
subject:t="",paths:u})=>i===void 0?[]:[{commit:c,base:i,subject:t,paths:u}])}const I=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function w({objects:P},R){const p=await P(["log","--no-color","--format=%aN%x00%aE",R]),r=[...new Set(p.toString().
toLowerCase().split(`
`))].map(d=>d.split("\0")).filter(d=>d.length>1&&!d.some(n=>I.test(n)));return[0,1].some(d=>new Set(r.map(n=>n[d])).size===
1)}async function T({objects:P},R,p){return(await P(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${R}..${p}`])).toString().split(`
`).filter(Boolean).map(n=>{const[c="",i="",t="",...u]=n.split("\0");return{commit:c,tree:i,parents:t.split(" ").filter(Boolean),
subject:u.join("")}})}}),42594:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.renderCheckText=T;function a(){
const r=e(10289);return a=function(){return r},r}function y(){const r=e(88611);return y=function(){return r},r}function v(){
const r=e(74658);return v=function(){return r},r}function I(){const r=e(94965);return I=function(){return r},r}function w(){
const r=e(80615);return w=function(){return r},r}function T(r,d){const{genes:n,validation_reports:c}=r;if(n.length===0)return;
const i=new Map(c.map(M=>[M.id,M])),t=(0,w().linkerOf)(r,d.repositoryUrl),u=["### Genes and their ValidationReports","",
...P(c)],h=n.map(M=>{const l=i.get(M.validation_report_id??""),C=`**${t.place(M,M.id)}** ${v().VERDICT_SYMBOLS[M.verdict]}\
 ${(0,I().spoken)(M.verdict)}`,o=l?`, ${(0,w().name)(l.id)}, ${(0,w().name)(l.asset_id)}`:"";return[C+o,"",...M.commands.
map(R),""].join(`
`)}),s=M=>[...u,...h.slice(0,M),...p(n.slice(M),d)].join(`
`);let[S,$]=[0,h.length];for(;S<$;){const M=Math.ceil((S+$)/2);s(M).length<=d.maxCharacters?S=M:$=M-1}return s(S).slice(
0,d.maxCharacters)}function P(r){const d=r.map(({env_fingerprint:{node_version:n,platform:c,arch:i},env_fingerprint_key:t})=>`\
Commands ran with Node ${(0,w().name)(n)} on ${(0,w().name)(`${c} ${i}`)}, fingerprint ${(0,w().name)(t)}.`);return[...new Set(
d)].flatMap(n=>[n,""])}function R({command:r,verdict:d,outcome:n}){const c=d==="block"?"blocked":n?(0,I().outcomeWords)(
n):"not run";return`- ${(0,a().markdownCode)((0,y().commandLine)(r,[]))}: ${c}`}function p(r,{detailsUrl:d}){const n=(0,w().
linked)("result files of the run",d);return[...r.length>0?[`Not shown: ${(0,I().count)(r.length,"gene")}.`]:[],`The ${n}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}}),47064:((U,m,e)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.reportedRuns=w;function a(){const p=e(41895);return a=function(){return p},p}function y(){const p=e(
57334);return y=function(){return p},p}function v(){const p=e(22562);return v=function(){return p},p}function I(){const p=e(
78534);return I=function(){return p},p}function w(p,r,d){if(r.error)throw new(a()).GateError("artifact_invalid",`The run\
 could not decide: ${r.error.message.slice(0,500)}`,"See the log of the run.");const n=new Date(r.finished_at),c=p.genes.
filter(s=>!d.has(s)&&!(s.change==="removed"&&s.commands.length===0)),i=new Map(c.map(s=>[s,T(r,s,n)])),t=new Map(c.flatMap(
s=>{const S=(0,I().mutantsIn)(P(r,s),s);return S?[[s,S]]:[]})),{level:u}=r.isolation,h=(0,I().nodeIn)(r);return{outcomes:i,
mutants:t,interrupted:(0,y().countInterrupted)([...i.values()].flat()),isolation:{level:u,untrusted:!0,description:`Repo\
rted by a runner that the pull request controls, as isolation level "${u}".`},nodeOf:()=>h}}function T(p,r,d){if(r.commands.
some(({verdict:c})=>c==="block"))return(0,v().outcomesOf)(r,[],d);const n=P(p,r);return r.commands.map((c,i)=>R(n?.commands[i],
c,d))}function P({genes:p},{asset:{id:r,path:d}}){return p.find(n=>n.id===r&&n.path===d)}function R(p,{command:r,plan:d},n){
if(p?.command!==r||p.outcome===void 0)return(0,y().skippedOutcome)("the run reported no result for this command",n);const{
plan_digest:c,outcome:i}=p;return d!==void 0&&c!==d.digest?(0,y().skippedOutcome)("what the command runs has changed sin\
ce; run the first workflow again",n):i}}),91088:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.mergeIsolation=
u,m.mergedRuns=R;function a(){const l=e(57430);return a=function(){return l},l}function y(){const l=e(39763);return y=function(){
return l},l}function v(){const l=e(78534);return v=function(){return l},l}function I(){const l=e(57334);return I=function(){
return l},l}function w(){const l=e(22562);return w=function(){return l},l}function T(){const l=e(89953);return T=function(){
return l},l}function P(){const l=e(96620);return P=function(){return l},l}function R(l,C,o,g){const f=(0,T().requireParts)(
l,C),{genes:E}=C.audit,A=(0,P().partition)((0,P().commandsToRun)(E),f.length,g),O=new Map(E.flatMap((G,k)=>{const B=f[(A[k]??
0)-1];return B?[[G,B]]:[]})),b=E.flatMap((G,k)=>{const B=O.get(G);return B===void 0||o.has(G)?[]:[[G,p(B,B.report.genes[k],
G)]]}),j=new Map([...O].map(([{asset:G},{report:k}])=>[G,(0,v().nodeIn)(k)])),[N=process]=j.values();return{outcomes:new Map(
[...(0,w().refusedOutcomes)(E,!0,new Date),...n(b,C.policy.policy.views)]),mutants:d(E,O,o),interrupted:(0,I().countInterrupted)(
b.flatMap(([,G])=>G)),isolation:u(f.map(({report:G})=>G.isolation)),nodeOf:({asset:G})=>j.get(G)??N,shards:f.map(({shard:{
index:G,of:k}})=>({index:G,of:k,genes:new Set(E.filter((B,L)=>A[L]===G))}))}}function p(l,C,{asset:o,commands:g}){return g.
map((f,E)=>{const A=r(C,f,E);if(A)return A;throw(0,T().invalid)(`${(0,T().nameOf)(l)} has no result for command ${E+1} o\
f \`${o.id}\``,"If an approval was given while the parts ran, run them again; use the same durations for all jobs; other\
wise the part is incomplete.")})}function r(l,C,o){const g=l?.commands[o];return(g?.plan_digest===C.plan?.digest||(0,P().
isPending)(C))&&g?.command===C.command?g.outcome:void 0}function d(l,C,o){return new Map(l.flatMap((g,f)=>{const E=C.get(
g)?.report.genes[f],A=o.has(g)?void 0:(0,v().mutantsIn)(E,g);return A?[[g,A]]:[]}))}function n(l,C){const o=new Map;return l.
map(([g,f])=>[g,f.map((E,A)=>{const{reused:O,...b}=E,j=C==="gene"?i(g,A):c(g,A);if(j===void 0||b.status==="skipped")return b;
const N=o.get(j);return N===void 0?(o.set(j,b),b):t(N,b)?{...N,reused:!0}:b})])}function c({commands:l},C){return l[C]?.
plan?.digest}function i(l,C){return[C,...l.commands.map((o,g)=>c(l,g))].join()}function t(l,C){return l.status===C.status&&
l.exit_code===C.exit_code&&l.signal===C.signal}function u(l){const C=l.filter(({level:f})=>f!=="none"),[o]=C;if(o===void 0)
return a().NOTHING_RUN;const g=C.reduce((f,E)=>h(E,f)?E:f);return new Set(C.map($)).size===1?g:{...g,description:`${g.description}\
 The machines differed; this is the weakest isolation.`}}function h(l,C){return s(l)<s(C)||s(l)===s(C)&&S(l)>S(C)}function s({
level:l}){return y().ISOLATION_LEVELS.indexOf(l)}function S({limits:l}){return l?.written_bytes??0}function $({limits:l,
description:C,...o}){return JSON.stringify({...o,limits:l?M(l):C})}function M({memory_bytes:l,processes:C,processes_counted_for:o,
file_bytes:g}){return{isMemoryLimited:l!==null,processes:C,processes_counted_for:o,file_bytes:g}}}),2850:((U,m)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.ownVerdict=e;function e({verdict:a,shards:y=[]}){const[v]=y;return v&&y.length<
v.of?v.verdict:a}}),89953:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.invalid=i,m.nameOf=n,m.requireParts=
T;function a(){const t=e(41895);return a=function(){return t},t}function y(){const t=e(38863);return y=function(){return t},
t}function v(){const t=e(96620);return v=function(){return t},t}function I(){const t=e(92910);return I=function(){return t},
t}const w=500;function T(t,u){const h=t.map(p),[s]=h;if(s===void 0){if((0,v().shardsFor)((0,v().commandsToRun)(u.audit.genes),
1)===0)return[];throw i("There are commands to run, but no parts",c)}for(const S of h)P(S,s,u);return R(h,s.shard.of)}function P(t,u,h){
const{shard:s,report:S}=t;if(s.of!==u.shard.of)throw i(`${n(t)} and ${n(u)} are not parts of the same run`);if(S.error)throw i(
`${n(t)} could not decide${r(S)}`,c);const $=d(S,h);if($.length>0)throw i(`${n(t)} belongs to another run: ${$.join("; ")}`)}
function R(t,u){const h=Array.from({length:u},($,M)=>t.filter(({shard:l})=>l.index===M+1)),s=h.filter(({length:$})=>$>1).
flat();if(s.length>0)throw i(`Duplicate parts: ${s.map(n).join(", ")}`);const S=h.flatMap(({length:$},M)=>$===0?[(0,I().
shardName)({index:M+1,of:u})]:[]);if(S.length>0)throw i(`Missing parts: ${S.join(", ")}`,c);return h.flat()}function p({
name:t,report:u}){const{shards:h=[]}=u,[s]=h;if(s&&h.length===1)return{name:t,report:u,shard:s};throw i(`${t} is not a p\
art of a run${r(u)}`)}function r({error:t}){return t?`; its error: ${t.message.slice(0,w)}`:""}function d(t,{audit:u,event:h,
policy:s}){const S=!u.genes.some(({commands:M})=>M.some(v().isPending));return[["version of the gate",t.tool.version,y().
TOOL.version],["base",t.base_sha,h.base],["head",t.head_sha,h.head],["audited commit",t.audited_sha,h.audited],["policy",
t.policy?.digest,s.digest],["other policy",t.policy?.combined_with?.digest,s.combinedWith?.digest],["profile",t.policy?.
profile,s.policy.profile],...S?[["Plans",t.plans_digest,u.plansDigest]]:[],["number of genes",t.genes.length,u.genes.length]].
flatMap(([M,l,C])=>l===C?[]:[`its ${M}: ${l??"none"}, here: ${C??"none"}`])}function n({shard:t,name:u}){return`part ${(0,I().
shardName)(t)} (${u})`}const c="See the logs of the jobs that run the shards, and run them again.";function i(t,u="Use e\
xactly the parts of one run, made with the same options and dependencies as here."){const h=t.charAt(0).toUpperCase()+t.
slice(1);return new(a()).GateError("parts_invalid",h,u)}}),77875:((U,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.planShards=v;function a(){const w=e(96620);return a=function(){return w},w}function y(){const w=e(92910);return y=function(){
return w},w}function v({genes:w,findings:T,approval_digest:P,plans_digest:R},p,r){const d=new Set(T.flatMap(({rule:u,subject:h})=>u===
"target-not-judged"?h?.id??[]:[])),n=w.map(u=>I(u,d)),c=(0,a().shardsFor)(n,p,r),i=(0,a().partition)(n,c,r),t=Array.from(
{length:c},(u,h)=>{const s=w.filter((S,$)=>i[$]===h+1);return{shard:(0,y().shardName)({index:h+1,of:c}),genes:s.map(({id:S})=>S),
commands:s.reduce((S,{commands:$})=>S+$.length,0)}});return{matrix:{shard:t.map(({shard:u})=>u)},shards:t,waiting:w.filter(
({verdict:u})=>u==="needs_approval").map(({id:u})=>u),approval_digest:P,plans_digest:R}}function I({id:w,commands:T},P){
return T.every(({plan_digest:p,verdict:r})=>p!==void 0||r!=="block"&&P.has(w))?T.map(({command:p})=>p):[]}}),39281:((U,m,e)=>{
e.r(m),e.d(m,{ExitCode:()=>a.yU,addPath:()=>a.fM,debug:()=>a.Yz,endGroup:()=>a.N4,error:()=>a.z3,exportVariable:()=>a.dN,
getBooleanInput:()=>a.Vt,getIDToken:()=>a.V9,getInput:()=>a.V4,getMultilineInput:()=>a.q3,getState:()=>a.Gu,group:()=>a.
Os,info:()=>a.pq,isDebug:()=>a._o,markdownSummary:()=>a.yo,notice:()=>a.lm,platform:()=>a.iD,saveState:()=>a.LZ,setCommandEcho:()=>a.
NI,setFailed:()=>a.C1,setOutput:()=>a.uH,setSecret:()=>a.Pq,startGroup:()=>a.Oh,summary:()=>a.z,toPlatformPath:()=>a.Om,
toPosixPath:()=>a.kb,toWin32Path:()=>a.eG,warning:()=>a.$e});var a=e(57264)}),51041:((U,m,e)=>{e.r(m),e.d(m,{fromBufferPromise:()=>a.
SY});var a=e(20663)})};
